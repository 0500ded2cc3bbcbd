"""What a bot thinks of a position of Pantheon."""


def appraise(s, seat: int) -> dict[str, int]:
    p = s.players[seat]
    return {"points": 100 * sum(p.points)}


def habit(s):
    return None
