"""What a bot thinks of a position of Panthalos, in hundredths of a point, and what it does without thinking.

The weights are estimates from play; the ideas behind them: what lies on the track counts in full; tiles, discs and
figures for what they can still become; a figure on a slot for what the place is going to give; a duel or a calamity
for how it would end in the world at hand. Bots look at sampled worlds only, so nothing here tells them a secret.
"""

from .arena import ATTACK, CONCEDE, COUNTER
from .data import (
    AGORA,
    AGRO,
    ARENA,
    ART,
    ARTISAN,
    BASIC,
    BOARDS,
    CALAMITIES,
    DICE,
    ELEMENT_OF,
    ELEMENTS,
    FORCE_OF,
    FORO,
    FRONT,
    KRYPT,
    KRYPT_PENALTY,
    LEADER,
    MERCHANT_SIZE,
    MERCHANTS,
    ORACVLUM,
    PHALANX,
    POLIS,
    REFINED,
    RESTING,
    ROUNDS,
    SHIP,
    SUPPORT,
    TEMPLUM,
    TILE,
    TILE_KINDS,
    TITAN,
    TITANVS,
    WAITING,
)
from .krypt import ENDURE, PARRY, required
from .places import DISCARD, DONE
from .scoring import score
from .state import EMPTY, attack, is_full, is_over, threshold, tile_count
from .titans import best_force, force, tiles_to_play, why_not_show
from .trade import DELIVER_ACTIONS, why_not_serve

# --- what things are worth ---------------------------------------------------------------------------------

DISC_WORTH = (0, 110, 210, 300, 380, 450, 510, 560, 600, 630, 650, 660)  # so many discs in the personal supply
LAST_DISC = 20  # each, when there is no round left to use it in
TITAN_WORTH = 24  # for each point of value
PLENTY = 40  # so much force of titans is enough; what is above counts a third
SUPPORT_WORTH = 55
GOOD_WORTH, REFINED_WORTH = 90, 230
ARTISAN_WORTH = (200, 200, 200, 200, 200, 350, 400)  # with all rounds to come, by craft
FOLLOWER_ROUND, CONVERTED_ROUND = 30, 120  # a round still to come; followers: by value
READY, RESTED = 90, 40  # a figure in front; one that will be there next round
TURN = 250  # more for a figure that may still be placed: about what a slot brings
FIRST_WORTH = 60
DUEL_WON, DUEL_LOST = 650, -150


def lasting(s) -> int:
    """How likely all rounds will be played, in per cent, by the discs on KRYPT so far."""
    seats = len(s.players)
    if is_full(s):
        return 100 if s.round == ROUNDS else 0
    room = 100 * (threshold(s) - len(s.krypt)) - 45 * (ROUNDS - s.round) * seats
    return max(5, min(95, 50 + room // (4 * seats)))


def tile_worth(s, p, tile: int, last: int) -> int:
    """What one tile is worth to a player; `last` is what `lasting` says."""
    if tile < SHIP:
        kind = tile % 5
        worth = GOOD_WORTH if tile < REFINED else REFINED_WORTH
        if p.tiles[SHIP + kind]:
            worth = max(worth, (2 if tile < REFINED else 4) * last)
        return worth
    if tile < ARTISAN:
        kind = tile - SHIP
        return 20 + 2 * last * (p.tiles[BASIC + kind] + 2 * p.tiles[REFINED + kind]) // 2
    if tile < SUPPORT:
        return ARTISAN_WORTH[tile - ARTISAN] * (ROUNDS - s.round) // ROUNDS
    if s.round == ROUNDS and s.place > ARENA:
        return 0
    return FORCE_OF[tile] * (SUPPORT_WORTH if tile < TITAN else TITAN_WORTH)


def appraise(s, seat: int) -> dict[str, int]:
    """How good it looks for a seat, in hundredths of a point, by what makes it so; at the end the lead, counted twice."""
    if is_over(s):
        totals = [sheet["total"] for sheet in score(s)]
        return {"points": 100 * (2 * totals[seat] - max(total for other, total in enumerate(totals) if other != seat))}
    p = s.players[seat]
    last = lasting(s)
    left = ROUNDS - s.round
    figures, places = worth_of_figures(s, p, last, left)
    return {
        "points": 100 * sum(p.points),
        "krypt": -KRYPT_PENALTY * s.krypt.count(seat) * (100 if is_full(s) else 100 - last),
        "discs": DISC_WORTH[min(p.personal, 11)] if left else LAST_DISC * p.personal,
        "tiles": worth_of_goods(s, p, last),
        "artisans": worth_of_artisans(p, left),
        "titans": worth_of_titans(p) if left or s.place <= ARENA else 0,
        "figures": figures,
        "places": places,
        "polis": sum(income_worth(s, number) for number, owner in enumerate(s.polis) if owner == seat)
        * left
        * (100 + last)
        // 200,
        "first": FIRST_WORTH * (s.first == seat),
        "defence": worth_of_defence(s, p, seat) if s.place < KRYPT else 0,
        "duel": worth_of_contest(s, seat),
    }


def worth_of_goods(s, p, last) -> int:
    """Goods and ships, and what could be made of them at once."""
    worth = 0
    tiles = p.tiles
    acting = FRONT in p.where and not p.passed
    for kind in range(5):
        basic, refined = tiles[BASIC + kind], tiles[REFINED + kind]
        if basic or refined:
            worth += basic * tile_worth(s, p, BASIC + kind, last) + refined * tile_worth(s, p, REFINED + kind, last)
            if acting and SHIP + kind in s.port:
                worth += 15 * (basic + 2 * refined)
        if tiles[SHIP + kind]:
            worth += 20
    if acting and sum(tiles[REFINED:SHIP]) > 1:
        for number in s.merkator:
            if number != EMPTY and why_not_serve(p, number) is None:
                return worth + 60 * MERCHANTS[number].points - 150 * (MERCHANT_SIZE[number] - 1)
    return worth


def worth_of_artisans(p, left) -> int:
    """Artisans lose worth with every round; a pair is more than two."""
    worth = 0
    for craft, copies in enumerate(p.tiles[ARTISAN:SUPPORT]):
        if copies:
            worth += ARTISAN_WORTH[craft] * (10 if copies == 1 else 26) * left // (10 * ROUNDS)
    return worth


def worth_of_titans(p) -> int:
    """Titans and supports, those ticked among them; of those shown, the titans that discs could buy back."""
    supports = titans = 0
    for tile, held in enumerate(p.tiles[SUPPORT:], SUPPORT):
        if held:
            if tile < TITAN:
                supports += FORCE_OF[tile] * held
            else:
                titans += FORCE_OF[tile] * held
    for tile in p.chosen:
        if tile < TITAN:
            supports += FORCE_OF[tile]
        else:
            titans += FORCE_OF[tile]
    worth = SUPPORT_WORTH * supports + TITAN_WORTH * min(titans, PLENTY) + TITAN_WORTH * max(titans - PLENTY, 0) // 3
    if p.revealed:
        shown = sorted((FORCE_OF[tile] for tile in p.revealed if tile >= TITAN), reverse=True)
        worth += sum(max(0, value * TITAN_WORTH - 80) for value in shown[: p.personal])
    return worth


def worth_of_figures(s, p, last, left) -> tuple[int, int]:
    """What the figures are, and what the slots they stand on are going to bring."""
    figures = pending = 0
    places = BOARDS[s.board].place
    front = (READY if left else 0) + (TURN if s.place == EMPTY and not p.passed else 0)
    for f in range(DICE + 1):
        value, where = p.value[f], p.where[f]
        if where == WAITING:
            continue
        if f:
            if value == LEADER:
                figures += CONVERTED_ROUND * left + 7 * last
            else:
                figures += (FOLLOWER_ROUND * left + last) * value
        if where == FRONT:
            figures += front
        elif where == RESTING:
            figures += RESTED if left else 0
        elif s.place <= places[where]:
            pending += slot_worth(s, p, f, where, places[where], left)
    return figures, pending


def income_worth(s, number: int) -> int:
    """What one payment of a slot of POLIS is worth."""
    kind, count = BOARDS[s.board].slots[number].income
    return count * {"discs": 60, "titans": 160, "supports": 100, "goods": 110}[kind]


def slot_worth(s, p, f: int, number: int, place: int, left: int) -> int:
    """What a figure on a slot is going to bring, before its place is resolved."""
    slot = BOARDS[s.board].slots[number]
    value = p.value[f]
    back = READY if left and (value == LEADER or place in (ORACVLUM, KRYPT)) else RESTED // 2 if left else 0
    if slot.lightning:
        return back  # had at once
    if place == POLIS:
        if not p.personal:
            return back
        return back + income_worth(s, number) * (1 if slot.once else 1 + left) - 60
    if place in (AGORA, PHALANX):
        spaces = s.agora if place == AGORA else s.phalanx
        tiles = len(spaces) - spaces.count(EMPTY)
        before = deferred_before(s, number, place)
        return back + 110 * max(0, min(2, tiles - 2 * before)) + 30
    if place == ART:
        offered = sorted(
            (
                ARTISAN_WORTH[tile - ARTISAN] * (16 if p.tiles[tile] else 10) * left // (10 * ROUNDS)
                for tile in s.art
                if tile != EMPTY
            ),
            reverse=True,
        )
        before = deferred_before(s, number, place)
        gain = offered[before] if before < len(offered) else 0
        return back + max(gain, 20 * tile_count(p) if not left else 0)
    if place == ORACVLUM:
        return back + FIRST_WORTH + 60
    if place == FORO:
        hire = (FOLLOWER_ROUND * left + 60) * TEMPLUM[s.round - 1] + READY if WAITING in p.where else 0
        convert = 60 * left + 250 if p.personal and tile_count(p) > 3 else 0
        return back + max(hire, convert) // 2
    if place in (TITANVS, AGRO):
        strength = value if value != LEADER else highest_at(s, number)
        if place == TITANVS:
            return back + (150 if left else 30) * (strength // 2 if strength else 1)
        return back + (70 if left else LAST_DISC) * (strength or 1)
    if place == ARENA:
        return back + 160 + (120 if sum(p.tiles[TITAN:]) > 3 else 0)
    return back + 60  # KRYPT, besides what worth_of_defence sees


def deferred_before(s, number: int, place: int) -> int:
    """How many figures of a place are served before that slot."""
    first = BOARDS[s.board].range[place][0]
    slots = BOARDS[s.board].slots
    count = 0
    for p in s.players:
        for where in p.where:
            if first <= where < number and not slots[where].lightning:
                count += 1
    return count


def highest_at(s, number: int) -> int:
    """The highest follower on an open field, 0 if there is none."""
    best = 0
    for p in s.players:
        for f in range(1, DICE + 1):
            if p.where[f] == number and best < p.value[f] < LEADER:
                best = p.value[f]
    return best


def worth_of_defence(s, p, seat: int) -> int:
    """Being able to parry the calamity of this round."""
    element, wild = required(s, seat)
    if best_force(s, p, element, wild) < attack(s):
        return 0
    return 60 * CALAMITIES[s.calamities[-1]].points + 120


def worth_of_contest(s, seat: int) -> int:
    """A duel that goes on: how it ends if both show all they have."""
    rule, actor, *args = s.agenda[-1]
    if rule == "spoils":
        return 600 if actor == seat else 0
    if rule == "weaken":  # the winner's spoils come next
        return DUEL_LOST if actor == seat else 600 if len(s.players) == 2 else 0
    if rule not in ("open_duel", "answer_duel", "raise_duel"):
        return 0
    opponent, element = args
    attacker, defender = (opponent, actor) if rule == "answer_duel" else (actor, opponent)
    if seat not in (attacker, defender):
        return 0
    element = ELEMENTS.index(element)
    attacker_wins = best_force(s, s.players[attacker], element) > best_force(s, s.players[defender], element)
    return DUEL_WON if attacker_wins == (seat == attacker) else DUEL_LOST


# --- what is done without thinking -------------------------------------------------------------------------

CONFIRM = {"parry": PARRY, "open_duel": ATTACK, "answer_duel": COUNTER, "raise_duel": ATTACK}
GIVE_UP = {"parry": ENDURE, "answer_duel": CONCEDE, "raise_duel": CONCEDE}


def habit(s):
    """The action a player takes without thinking at this decision, or None: finish a set, pay with what is worth least."""
    rule, seat, *args = s.agenda[-1]
    p = s.players[seat]
    if rule in CONFIRM:
        return next_tile(s, rule, seat, p, *args)
    if rule == "trade_tiles" and args[0] % 2 == 0:
        return DONE
    if rule in ("trade_tiles", "pay_tile"):
        last = lasting(s)
        held = [tile for tile in range(TILE_KINDS) if p.tiles[tile]]
        return DISCARD[min(held, key=lambda tile: tile_worth(s, p, tile, last))]
    if rule == "deliver":
        kind = max(range(5), key=lambda kind: p.tiles[REFINED + kind])
        return DELIVER_ACTIONS[kind]
    return None


def next_tile(s, rule, seat, p, opponent=None, element=None):
    """Show the set once it is enough; else add the smallest tile that makes it so, or the largest there is."""
    wild = False
    if rule == "parry":
        element, wild = required(s, seat)
        need = attack(s)
    else:
        element = ELEMENTS.index(element)
        shown = force(s.players[opponent].revealed)
        need = {"open_duel": 1, "answer_duel": shown, "raise_duel": shown + 1}[rule]
    if why_not_show(s, p, element, wild, need) is None:
        return CONFIRM[rule]
    plays = [action for action, reason in tiles_to_play(s, p, element, wild) if reason is None]
    if not plays:
        return GIVE_UP[rule]
    if p.chosen and p.chosen[-1] >= TITAN and not wild and ELEMENT_OF[p.chosen[-1]] != element:
        plays = [action for action in plays if TILE[action[1]] < TITAN] or plays
    gap = need - force(p.chosen) - force(p.revealed)
    return min(plays, key=lambda action: closeness(FORCE_OF[TILE[action[1]]], gap))


def closeness(added: int, gap: int) -> tuple:
    """Tiles that reach the gap first, the smallest of them first; then the largest that don't."""
    return (0, added) if added >= gap else (1, -added)
