"""The bots' evaluation of a position of Panthalos, in hundredths of a point, and their default moves.

The weights are estimates from play. Points on the track count in full; tiles, discs and figures count for what they can
still bring; a figure on a slot counts for what its place is going to give; a duel or a calamity counts for how it would
end in this position. Bots evaluate only determinizations, so this module may read hidden state.
"""

from ..course import is_over
from ..prospects import final_worth
from .arena import ATTACK, CONCEDE, COUNTER
from .data import (
    AGORA,
    AGRO,
    ANY,
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
from .state import EMPTY, attack, is_full, threshold, tile_count
from .titans import best_force, force, tiles_to_play, why_not_show
from .trade import DELIVER_ACTIONS

# --- what things are worth ---------------------------------------------------------------------------------

DISC_WORTH = (0, 110, 210, 300, 380, 450, 510, 560, 600, 630, 650, 660)  # by number of discs in the personal supply
LAST_DISC = 20  # for each disc in the last round
TITAN_WORTH = 24  # for each point of value
PLENTY = 40  # total value of titans; value above it counts a third
SUPPORT_WORTH = 55
GOOD_WORTH, REFINED_WORTH = 90, 230
ARTISAN_WORTH = (300, 300, 300, 300, 300, 525, 600)  # by craft, at the start of the game
FOLLOWER_ROUND, CONVERTED_ROUND = 30, 120  # for each remaining round; a follower's is multiplied by its value
READY, RESTED = 90, 40  # a figure in front; a figure that will be in front next round
BONUS_WORTH = {"titans2": 320, "discs4": 300, "support1": 100, "peek": 40}
SERVABLE = 60  # per cent of a merchant's reward that having all goods for it is worth
NEAR, FAR = (100, 85, 72, 61, 52), (100, 25, 6, 2, 0)  # per cent of it, by goods to be refined; by goods to be found
TURN = 250  # extra for a figure that can still be placed this round: about the worth of a slot
FIRST_WORTH = 60
DUEL_WON, DUEL_LOST = 650, -150
# For `prospects`: how much each of the `worths` says of who will win, in per cent, and the lead that makes a win e
# times as likely as a defeat; fitted to 1,200 games for two and 260 for four (tests/bench/outlook.py)
OUTLOOK = {
    "points": 100,
    "krypt": 65,
    "discs": 115,
    "tiles": 100,
    "merchants": 65,
    "artisans": 35,
    "titans": 40,
    "figures": 70,
    "places": 40,
    "first": 135,
    "defence": 35,
    "duel": 50,
}
LEAD = 610


def lasting(s) -> int:
    """The probability that all rounds will be played, in per cent, estimated from the discs on KRYPT."""
    seats = len(s.players)
    if is_full(s):
        return 100 if s.round == ROUNDS else 0
    room = 100 * (threshold(s) - len(s.krypt)) - 45 * (ROUNDS - s.round) * seats
    return max(5, min(95, 50 + room // (4 * seats)))


def tile_worth(s, p, tile: int, last: int) -> int:
    """What one tile is worth to a player; `last` is the result of `lasting`."""
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
    return FORCE_OF[tile] * (SUPPORT_WORTH if tile < TITAN else TITAN_WORTH)


def appraise(s, seat: int) -> dict[str, int]:
    """The worth of a position for a seat, by category, in hundredths of a point; after the end, `final_worth`.

    `rivals` is minus what the other has in a match of two. With more seats it made the bots no better.
    """
    if is_over(s):
        return final_worth(score(s), seat)
    own = worths(s, seat)
    return own | {"rivals": -sum(worths(s, 1 - seat).values())} if len(s.players) == 2 else own


def worths(s, seat: int) -> dict[str, int]:
    """What a seat has and what it promises, by category."""
    p = s.players[seat]
    last = lasting(s)
    left = ROUNDS - s.round
    figures, places = worth_of_figures(s, p, last, left)
    return {
        "points": 100 * sum(p.points),
        "krypt": -KRYPT_PENALTY * s.krypt.count(seat) * (100 if is_full(s) else 100 - last),
        "discs": DISC_WORTH[min(p.personal, 11)] if left else LAST_DISC * p.personal,
        "tiles": worth_of_goods(s, p, last),
        "merchants": worth_of_merchants(s, p, left),
        "artisans": worth_of_artisans(p, left),
        "titans": worth_of_titans(p),
        "figures": figures,
        "places": places,
        "first": FIRST_WORTH * (s.first == seat),
        "defence": worth_of_defence(s, p, seat) if s.place < KRYPT else 0,
        "duel": worth_of_contest(s, seat),
    }


def worth_of_goods(s, p, last) -> int:
    """Goods and ships, and the shipments and deliveries that are possible now."""
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
    return worth


def worth_of_merchants(s, p, left: int) -> int:
    """The merchant on display that promises most: its reward beyond the goods, less for each good not yet refined."""
    acting = FRONT in p.where and not p.passed
    if not (left or acting) or not any(p.tiles[:SHIP]):
        return 0
    best = 0
    for number in s.merkator:
        if number != EMPTY:
            near, far = goods_to_get(p.tiles, MERCHANTS[number].demand)
            best = max(best, merchant_worth(number, left) * NEAR[near] // 100 * FAR[far] // 100)
    return best * SERVABLE // 100


def goods_to_get(tiles, demand) -> tuple[int, int]:
    """Of the goods of a demand: (how many the player can refine, for how many a tile or an artisan is missing)."""
    near = far = spare = spare_basic = 0
    for kind in range(5):
        refined = tiles[REFINED + kind] - demand[kind]
        basic = tiles[BASIC + kind] if tiles[ARTISAN + kind] or tiles[ARTISAN + ANY] else 0
        if refined >= 0:
            spare += refined
            spare_basic += basic
        elif refined + basic >= 0:
            near -= refined
            spare_basic += refined + basic
        else:
            near += basic
            far -= refined + basic
    lacking = max(0, demand[ANY] - spare)
    return near + min(lacking, spare_basic), far + max(0, lacking - spare_basic)


def merchant_worth(number: int, left: int) -> int:
    """What serving a merchant brings, beyond the worth of the goods."""
    bonuses = 0
    for bonus in MERCHANTS[number].bonuses:
        bonuses += FOLLOWER_ROUND * left + 60 if bonus == "promote" else BONUS_WORTH[bonus]
    return max(0, 100 * MERCHANTS[number].points + bonuses - REFINED_WORTH * MERCHANT_SIZE[number])


def worth_of_artisans(p, left) -> int:
    """Artisans lose worth with every round; a pair is worth more than twice a single one."""
    worth = 0
    for craft, copies in enumerate(p.tiles[ARTISAN:SUPPORT]):
        if copies:
            worth += ARTISAN_WORTH[craft] * (10 if copies == 1 else 26) * left // (10 * ROUNDS)
    return worth


def worth_of_titans(p) -> int:
    """Titans and supports including ticked ones; of the shown titans, those that the player has discs to keep."""
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
    """(worth of the figures themselves, worth of what their slots are going to bring)."""
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
    """The worth of one payment of a slot of POLIS."""
    kind, count = BOARDS[s.board].slots[number].income
    return count * {"discs": 60, "titans": 160, "supports": 100, "goods": 110}[kind]


def slot_worth(s, p, f: int, number: int, place: int, left: int) -> int:
    """What a figure on a slot is going to bring, before its place is resolved."""
    slot = BOARDS[s.board].slots[number]
    value = p.value[f]
    back = READY if left and (value == LEADER or place in (ORACVLUM, KRYPT)) else RESTED // 2 if left else 0
    if slot.lightning:
        return back  # its benefit was taken at once
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
    return back + 60  # KRYPT; worth_of_defence counts the rest


def deferred_before(s, number: int, place: int) -> int:
    """How many figures of a place are served before the one on this slot."""
    first = BOARDS[s.board].range[place][0]
    slots = BOARDS[s.board].slots
    count = 0
    for p in s.players:
        for where in p.where:
            if first <= where < number and not slots[where].lightning:
                count += 1
    return count


def highest_at(s, number: int) -> int:
    """The value of the highest follower on an open field, 0 if there is none."""
    best = 0
    for p in s.players:
        for f in range(1, DICE + 1):
            if p.where[f] == number and best < p.value[f] < LEADER:
                best = p.value[f]
    return best


def worth_of_defence(s, p, seat: int) -> int:
    """The worth of being able to parry the calamity of this round."""
    element, wild = required(s, seat)
    if best_force(s, p, element, wild) < attack(s):
        return 0
    return 60 * CALAMITIES[s.calamities[-1]].points + 120


def worth_of_contest(s, seat: int) -> int:
    """The worth of a duel in progress, judged by who wins if both play all their tiles."""
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


# --- default moves -----------------------------------------------------------------------------------------

CONFIRM = {"parry": PARRY, "open_duel": ATTACK, "answer_duel": COUNTER, "raise_duel": ATTACK}
GIVE_UP = {"parry": ENDURE, "answer_duel": CONCEDE, "raise_duel": CONCEDE}


def habit(s):
    """The default move at this decision, or None: complete a set of tiles, pay with the tiles of least worth."""
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
    """Show the set if it is strong enough; otherwise add the smallest tile that closes the gap, or the largest one."""
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
    plays = [action for action, reason in tiles_to_play(s, p, element, wild, need) if reason is None]
    if not plays:
        return GIVE_UP[rule]
    if p.chosen and p.chosen[-1] >= TITAN and not wild and ELEMENT_OF[p.chosen[-1]] != element:
        plays = [action for action in plays if TILE[action[1]] < TITAN] or plays
    gap = need - force(p.chosen) - force(p.revealed)
    return min(plays, key=lambda action: closeness(FORCE_OF[TILE[action[1]]], gap))


def closeness(added: int, gap: int) -> tuple:
    """Sort key: first the tiles that close the gap, smallest first; then the others, largest first."""
    return (0, added) if added >= gap else (1, -added)
