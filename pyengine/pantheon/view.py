"""What a seat may know [2.2], as JSON; and determinization, which re-deals everything it can't know."""

from ..chance import below, draw, reseed
from ..course import is_over, seat_asked
from ..game import ALL
from .data import (
    BONUSES,
    CARD_KINDS,
    CARDS,
    CARDS_ONLY,
    COLUMN,
    COST,
    EPOCHS,
    FOOT,
    GOD,
    GODS,
    HIGH,
    LOOT,
    NATIONS,
    OFFERING,
    OFFERINGS,
    PIECES,
    PRICE,
    STEP,
    STEPS_A_CARD,
    STONKUS,
    STONKUS_MONEY,
)
from .map import FOR_FEET, ID, members
from .nations import cards_for
from .options import DRAFTED
from .placement import cost_of, is_next_to, targets
from .state import NOBODY, NOWHERE, budget, follow_steps, free_steps, general, jumps, money_cards, on_board, own_steps
from .worship import WAYS, payments

GOD_COSTS = {name: list(cost) for name, cost in zip(GODS, COST)}
ONLY_CARDS = [GODS[god] for god in CARDS_ONLY]
IN_A_MOVEMENT, IN_A_PURCHASE = ("march", "follow"), ("shop", "settle")


def view(s, seat: int | None) -> dict:
    """Everything `seat` may see; `None` is an onlooker, `ALL` sees what any seat sees.

    The dict lists every visible item explicitly, so that hidden state is never included by accident. It has names
    where the state has numbers.
    """
    track = [NATIONS[nation] for nation in s.track]
    return {
        "game": "pantheon",
        "viewer": None if seat == ALL else seat,
        "seat_to_act": seat_asked(s),
        "epoch": s.epoch,
        "epochs": EPOCHS,
        "epoch_points": max(s.epoch, 1),
        "first": s.first,
        "phase": "end" if is_over(s) else "setup" if s.temple == NOWHERE or waits_for_bonus(s) else "turns",
        "track": track,
        "nation": track[-1] if track and not is_over(s) else None,
        "temple": None if s.temple == NOWHERE else ID[s.temple],
        "big_foot": None if s.mover == NOBODY else s.mover,
        "gods": [GODS[god] for god in s.gods],
        "god_pile": len(s.god_pile),
        "god_box": counted(s.god_box, GODS),
        "god_costs": GOD_COSTS,
        "cards_only": ONLY_CARDS,
        "prices": list(PRICE[1:]),
        "demigods": s.demigods[::-1],
        "demigod_pile": {"low": len(s.low), "high": len(s.high)},
        "bag": len(s.bag),
        "loot": [{"space": ID[space], "loot": LOOT[tile]} for space, tile in zip(s.lying, s.tiles)],
        "pieces": pieces(s),
        "display": [CARDS[card] for card in s.display],
        "deck": len(s.deck),
        "discard": counted(s.discards, CARDS),
        "money_pile": [CARDS[card] for card in reversed(s.money)],
        "stock": {
            name: [s.stock[offering], s.stock[offering + len(OFFERINGS)]] for offering, name in enumerate(OFFERINGS)
        },
        "bonus": [BONUSES[tile] for tile in s.bonus] if s.options.bonus == DRAFTED else [],
        "players": [player(s, other, seat) for other in range(len(s.players))],
        "movement": movement(s, seat),
        "purchase": purchase(s, seat),
        "targets": where_to_place(s, seat),
        "payments": ways_to_pay(s, seat),
        "swaps": swaps(s, seat),
    }


def waits_for_bonus(s) -> bool:
    return any(entry[0] in ("place_bonus_column", "draft_bonus") for entry in s.agenda)


def counted(kinds, names) -> dict[str, int]:
    """The number of each kind that occurs, by name."""
    return {names[kind]: kinds.count(kind) for kind in sorted(set(kinds))}


def listed(counts, names) -> list:
    return [names[kind] for kind, count in enumerate(counts) for _ in range(count)]


def pieces(s) -> list[dict]:
    found = []
    for seat, p in enumerate(s.players):
        for piece, spaces in ((FOOT, p.feet), (COLUMN, p.columns)):
            found += [(space, seat, piece) for space in members(spaces)]
    return [{"space": ID[space], "seat": seat, "piece": PIECES[piece]} for space, seat, piece in sorted(found)]


def player(s, seat: int, viewer: int | None) -> dict:
    """What `viewer` sees of `seat`."""
    p = s.players[seat]
    own = viewer in (seat, ALL)
    return {
        "seat": seat,
        "score": sum(p.points),
        "hand": listed(p.hand, CARDS) if own else None,
        "hand_count": sum(p.hand),
        "hand_known": listed(p.shown, CARDS),
        "feet": reserve(p, FOOT),
        "columns": reserve(p, COLUMN),
        "offerings": dict(zip(OFFERINGS, p.rank)),
        "gods": listed(p.gods, GODS),
        "step_tiles": [1] * p.strides[0] + [2] * p.strides[1],
        "steps": {"own": own_steps(s, p), "follow": follow_steps(s, p)},
        "demigods": listed(p.demigods, range(7)) if own else None,
        "demigod_count": sum(p.demigods),
        "demigods_known": listed(p.seen, range(7)),
        "bonus": "column" if p.waiting else None,
    }


def reserve(p, piece) -> dict:
    return {"reserve": p.spare[piece], "general": general(p, piece), "board": on_board(p, piece)}


def top(s, rules) -> tuple | None:
    """The agenda entry of the current decision, if it is one of these rules."""
    return s.agenda[-1] if s.agenda and s.agenda[-1][0] in rules else None


def laid(s) -> tuple[int, int, int]:
    """(steps left without another card, cards played so far, jumps left) in the current movement."""
    rule, seat, *args = s.agenda[-1]
    return tuple(args) if rule == "march" else (free_steps(s, seat), 0, jumps(s.players[seat]))


def movement(s, viewer) -> dict | None:
    """The current movement; `cards_left` is visible to their owner only."""
    if not top(s, IN_A_MOVEMENT):
        return None
    seat = seat_asked(s)
    steps, cards, jumps_left = laid(s)
    return {
        "seat": seat,
        "steps": steps,
        "cards": cards,
        "jumps": jumps_left,
        "own": s.mover == seat,
        "cards_left": s.players[seat].hand[STEP] - cards if viewer in (seat, ALL) else None,
        "loot": [LOOT[tile] for tile in s.picked],
    }


def purchase(s, viewer) -> dict | None:
    """The current purchase: the bill, and the money that can be spent."""
    at = top(s, ("shop", "settle", "cartago"))
    if not at:
        return None
    rule, seat, amount, *_ = at
    own, p = viewer in (seat, ALL), s.players[seat]
    money = {"shop": budget(p), "settle": money_cards(p), "cartago": amount}[rule] if own or rule == "cartago" else None
    return {
        "seat": seat,
        "bill": 0 if rule == "cartago" else amount,
        "budget": money,
        "nation": rule == "cartago",
        "loot": [LOOT[tile] for tile in s.picked],
    }


def where_to_place(s, viewer) -> list[dict]:
    """Where the seat to act may place now, and the costs; visible to this seat only, as it depends on its cards."""
    at = top(s, (*IN_A_MOVEMENT, "shop", "cartago"))
    if not at or viewer not in (at[1], ALL):
        return []
    rule, seat, *args = at
    p = s.players[seat]
    if rule in IN_A_MOVEMENT:
        steps, cards, jumps_left = laid(s)
        found = targets(s, p, steps + STEPS_A_CARD * (p.hand[STEP] - cards), jumps_left)
    elif rule == "shop":
        found = targets(s, p, budget(p) - args[0], 0)
    else:
        found = targets(s, p, args[0], 0) if s.options.cartago_placement else 0
    return [
        {
            "space": ID[space],
            "piece": PIECES[FOOT if FOR_FEET >> space & 1 else COLUMN],
            "cost": cost_of(s, p, space),
            "jump": not is_next_to(p, space),
        }
        for space in members(found)
    ]


def ways_to_pay(s, viewer) -> list[dict]:
    """The cards each way to offer takes, in the order of the choices; visible to their owner only."""
    at = top(s, ("offer", "acquire"))
    if not at or viewer not in (at[1], ALL):
        return []
    rule, seat, name = at
    p, god = s.players[seat], GOD[name]
    if rule == "offer":
        found = payments(p, god)
    else:
        found = []
        for offering, kind in enumerate(OFFERINGS):
            held, need = p.hand[OFFERING + offering], cards_for(p, god, offering)
            ways = [("offer", need)] + ([("give", COST[god][0])] if need < COST[god][0] else [])
            for verb, count in ways:
                if count <= held:
                    cards = [count if each == offering else 0 for each in range(len(OFFERINGS))]
                    found.append(((verb, kind), cards))
    return [
        {
            "act": " ".join(action),
            "offerings": list(action[1:]),
            "cards": {OFFERINGS[each]: count for each, count in enumerate(cards) if count},
        }
        for action, cards in found
    ]


def swaps(s, viewer) -> list[dict]:
    """The pieces that Aegyptus lets the viewer swap now: how many of a kind can be gained [3.2.3]."""
    at = top(s, ("swap",))
    if not at or viewer not in (at[1], ALL):
        return []
    p = s.players[at[1]]
    most = ((COLUMN, min(p.spare[FOOT], general(p, COLUMN))), (FOOT, min(p.spare[COLUMN], general(p, FOOT))))
    return [{"gain": PIECES[piece], "most": count} for piece, count in most if count]


def holdings(s) -> list[dict]:
    """The public counts of each player's pieces; only the number of cards and demigods is public."""
    return [
        {
            "cards": sum(p.hand),
            "feet": p.spare[FOOT],
            "columns": p.spare[COLUMN],
            "built": on_board(p, COLUMN),
            "offerings": sum(p.rank),
            "gods": sum(p.gods),
            "demigods": sum(p.demigods),
        }
        for p in s.players
    ]


# --- determinization -------------------------------------------------------------------------------------


def determinize(s, seat: int | None, dice):
    """A copy in which everything `seat` can't know is re-dealt with `dice`.

    These are cards in hands and deck, demigods that were drawn face down, and all future chance. A player in the middle
    of a movement, a purchase or an offering gets the cards that it requires.
    """
    c = s.copy()
    reseed(c, dice)
    others = [(other, p) for other, p in enumerate(c.players) if other != seat]
    deal_cards(c, others, dice)
    for first, end, pile in ((0, HIGH, c.low), (HIGH, 7, c.high)):
        deal_demigods([p for _, p in others], first, end, pile, dice)
    return c


def deal_cards(c, others, dice) -> None:
    """Re-deal hands and deck; cards that all players know stay in their hands."""
    unknown, sizes = c.deck, []
    for _, p in others:
        size = 0
        for card in range(CARD_KINDS):
            count = p.hand[card] - p.shown[card]
            if count:
                unknown += [card] * count
                size += count
        p.hand[:] = p.shown
        sizes.append(size)
    unknown.sort()  # so that the deal doesn't depend on where the cards really are
    for place, (other, p) in enumerate(others):
        if other == seat_asked(c):
            sizes[place] -= deal_what_is_owed(c, p, unknown, sizes[place], dice)
    for size, (_, p) in zip(sizes, others):
        for _ in range(size):
            p.hand[draw(dice, unknown)] += 1


def deal_what_is_owed(c, p, unknown, size, dice) -> int:
    """Deal a player in the middle of an action the cards that are needed to finish it; returns their number."""
    rule, _, *args = c.agenda[-1]
    dealt = 0
    if rule == "march":
        while p.hand[STEP] < args[1]:
            dealt += deal(p, unknown, STEP)
    elif rule in IN_A_PURCHASE:
        due = args[0] - (STONKUS_MONEY * p.gods[STONKUS] if rule == "shop" else 0)
        dealt = deal_money(p, unknown, due, size, dice)
    elif rule == "offer":
        god = GOD[args[0]]
        found = [missing_for(p, unknown, god, types) for _, types, _ in WAYS[god]]
        possible = [cards for cards in found if cards is not None and len(cards) <= size]
        for card in possible[below(dice, len(possible))]:
            dealt += deal(p, unknown, card)
    return dealt


def deal(p, unknown, card) -> int:
    unknown.remove(card)
    p.hand[card] += 1
    return 1


def deal_money(p, unknown, due, size, dice) -> int:
    """Deal money cards until the amount due can be paid, within a hand of `size` cards; returns their number."""
    dealt = 0
    while money_cards(p) < due:
        money = sorted(card for card in unknown if 0 < card < OFFERING)
        left = size - dealt - 1  # cards that may be dealt after this one
        fit = [
            card for card in money if money_cards(p) + card + sum(sorted(money)[-left - 1 : -1] if left else ()) >= due
        ]
        dealt += deal(p, unknown, draw(dice, fit or money[-1:]))
    return dealt


def missing_for(p, unknown, god, types) -> list[int] | None:
    """The cards still missing for this way to offer a god, or None if the unknown cards don't contain them."""
    found = []
    for number, offering in zip(COST[god], types):
        card = OFFERING + offering
        need = number - (0 if god in CARDS_ONLY else p.rank[offering]) - p.hand[card]
        if need > unknown.count(card):
            return None
        found += [card] * max(0, need)
    return found


def deal_demigods(others, first: int, end: int, pile, dice) -> None:
    """Re-deal the demigods of these values that were drawn face down.

    The low and the high ones are dealt apart, because all players know which part of the pile a demigod came from.
    """
    sizes = []
    for p in others:
        unseen = [value for value in range(first, end) for _ in range(p.demigods[value] - p.seen[value])]
        p.demigods[first:end] = p.seen[first:end]
        pile += unseen
        sizes.append(len(unseen))
    pile.sort()
    for size, p in zip(sizes, others):
        for _ in range(size):
            p.demigods[draw(dice, pile)] += 1
