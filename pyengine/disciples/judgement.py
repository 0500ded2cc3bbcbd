from .scoring import forecast


def appraise(s, seat):
    return {"points": 100 * forecast(s)[seat]["total"]}


def habit(s):
    return None
