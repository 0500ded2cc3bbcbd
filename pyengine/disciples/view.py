"""What a seat may know [2.4], as JSON; and determinization, which re-deals everything it can't know."""

from ..chance import reseed, shuffle
from ..course import CLOCKWISE, is_over, seat_asked
from ..game import ALL
from .data import (
    AMOUNTS,
    ANY_COLOUR,
    BUILD_COST,
    CELL_MAX,
    CELLS,
    COLOURS,
    COLUMNS,
    DARK,
    FIRST_QUEST,
    FIRST_QUEST_CELL,
    GODS,
    INIT,
    LIGHT,
    LOSE,
    LOSERS,
    MARKERS_TO_FINISH,
    METAL,
    MONUMENTS,
    OPS,
    PEOPLES,
    PER_KINDS,
    PHASES,
    POWERS,
    QUESTS,
    RECONSTRUCTED,
    RESOURCES,
    SCOPES,
    SCORE_CARD,
    SIDES,
    TOOLS,
    TRIGGERS,
    WOOD,
)
from .effects import CARD_IDS, CARDS, COUNT_BONUS, FIRST_GRANT, can_pay, count, counts, is_wild, price, received
from .options import OPEN_DRAFT
from .planning import repair
from .plans import likely
from .purchase import ANY, recruit_price, usual_payment
from .quests import BY_GAIN, resolution_effect, winning_side
from .resolution import usable
from .scoring import monument_value
from .state import (
    EMPTY,
    ENDS,
    PHASE_NAMES,
    PLANNING,
    RESOLVING,
    cells_in_use,
    column_of,
    ladder_half,
    max_rounds,
    quest_pile,
    reserve,
)


def view(s, seat: int | None) -> dict:
    """Everything `seat` may see; `None` is an onlooker, `ALL` sees what any seat sees.

    The dict lists every visible item explicitly, so that hidden state is never included by accident. It has names
    where the state has numbers.
    """
    return {
        "game": "disciples",
        "viewer": None if seat == ALL else seat,
        "seat_to_act": seat_asked(s),
        "phase": "end" if is_over(s) else PHASE_NAMES[s.phase],
        "round": s.round,
        "max_rounds": max_rounds(s),
        "order": list(s.order),
        "peoples": [PEOPLES[people] for people in s.peoples],
        "ladder": {PEOPLES[people]: s.ladder[people] for people in s.peoples},
        "ladder_half": ladder_half(s),
        "score_card": [points for points, _ in SCORE_CARD[len(s.players)]],
        "score_minimum": [least for _, least in SCORE_CARD[len(s.players)]],
        "column": COLUMNS[s.column] if s.phase == RESOLVING and s.column < FIRST_QUEST + len(s.quests) else None,
        "cells": [cell_of(s, cell, seat) for cell in range(cells_in_use(s))],
        "quests": [slot_of(s, slot) for slot in range(len(s.quests))],
        "quest_pile": max(0, quest_pile(s)),
        "bag": tokens(s.bag),
        "aside": tokens(s.aside),
        "market": [offer(s, number, seat) for number in s.market],
        "monument_pile": len(s.pile),
        "gods_left": gods_left(s),
        "pool": pool(s, seat),
        "ends": [name for bit, name in ENDS.items() if s.ends & bit],
        "plan": plan_of(s, seat),
        "window": window_of(s),
        "payment": payment_of(s),
        "recruit_price": recruit_prices(s, seat),
        "players": [player(s, other, seat) for other in range(len(s.players))],
        "cards": CARD_FACES[s.options.resolution_gain],
    }


def tokens(bag) -> dict[str, int]:
    return {PEOPLES[people]: bag.count(people) for people in sorted(set(bag))}


def cost(amounts) -> dict[str, int]:
    return dict(zip(RESOURCES, amounts))


def gods_left(s) -> list[str]:
    chosen = {p.god for p in s.players}
    return [name for god, name in enumerate(GODS) if god not in chosen] if EMPTY in chosen else []


# --- the board -------------------------------------------------------------------------------------------


def cell_of(s, cell: int, viewer: int | None) -> dict:
    quest = cell >= FIRST_QUEST_CELL
    return {
        "id": CELLS[cell],
        "column": COLUMNS[column_of(cell)],
        "kind": "quest" if quest else "initiative" if cell == INIT else "resource",
        "slot": (cell - FIRST_QUEST_CELL) // 2 if quest else None,
        "side": SIDES[cell % 2] if quest else None,
        "resolved": bool(s.open) and column_of(cell) < s.column,
        "counts": counts(s, cell) if s.open else None,
        "mine": None if (seat := planner(s, viewer)) is None else mine(s, cell, seat),
        "stake": stake(s, cell) if quest and planner(s, viewer) is not None else None,
    }


def planner(s, viewer: int | None) -> int | None:
    """The seat whose planning is shown: the viewer's; with everything open, the one that plans now."""
    if s.phase != PLANNING or s.open or viewer is None:
        return None
    return seat_asked(s) if viewer == ALL else viewer


def mine(s, cell: int, seat: int) -> list[dict]:
    """What 0, 1, ... 5 disciples on a cell would mean, as far as the seat can know."""
    p = s.players[seat]
    draft, found = s.copy(), []
    others = [each.last[cell] if each.last else 0 for each in s.players]
    for number in range(CELL_MAX + 1):
        draft.players[seat].plan = (number,) * len(CELLS)
        counted = count(draft, seat, cell)
        place = passed = None
        if cell == INIT:
            before = s.order[: s.order.index(seat)]
            ahead = [other for other in s.order if other != seat and others[other] >= counted + (other not in before)]
            place = len(ahead) + 1
            passed = [other for other in before if other not in ahead]
        gain = received(p, cell, counted) if cell < INIT else None
        found.append({"count": counted, "gain": gain, "place": place, "passed": passed})
    return found


def stake(s, cell: int) -> dict[str, int] | None:
    """What disciples on this side of a quest cost their owner if the other side wins [3.5.3, 3.5.5]."""
    slot, side = divmod(cell - FIRST_QUEST_CELL, 2)
    if s.quests[slot] == EMPTY:
        return None
    other = 2 * slot + 1 - side
    effects = [resolution_effect(s, s.tokens[other])]
    if s.markers[other] + 1 == MARKERS_TO_FINISH:
        effects += QUESTS[s.quests[slot]].epilogue[1 - side]
    lost = [each.amounts for each in effects if each.scope == LOSERS and each.op == LOSE]
    return {name: sum(numbers) for name, *numbers in zip(AMOUNTS, *lost) if any(numbers)}


def slot_of(s, slot: int) -> dict:
    quest, light, dark = s.quests[slot], *s.tokens[2 * slot : 2 * slot + 2]
    side = s.winners[slot]
    here = FIRST_QUEST_CELL + 2 * slot
    resolved = s.round > 0 and s.phase >= RESOLVING and bool(s.open) and s.column > FIRST_QUEST + slot
    bonus = s.bonus[2 * slot : 2 * slot + 2] or [0, 0]
    found, totals = [counts(s, here), counts(s, here + 1)] if s.open else [], None
    if found:
        totals = sum(found[LIGHT]) + bonus[LIGHT], sum(found[DARK]) + bonus[DARK]
    _, why, decider = winning_side(*found, totals, s.order) if found and resolved else (EMPTY, None, None)
    finished = s.finished[slot] if quest == EMPTY else EMPTY
    return {
        "slot": slot,
        "quest": QUESTS[quest].id if quest != EMPTY else None,
        "finished": QUESTS[finished].id if finished != EMPTY else None,
        "light": PEOPLES[light] if light != EMPTY else None,
        "dark": PEOPLES[dark] if dark != EMPTY else None,
        "markers": s.markers[2 * slot : 2 * slot + 2],
        "bonus": bonus,
        "totals": totals and list(totals),
        "winner": SIDES[side] if side != EMPTY else None,
        "why": why,
        "decider": decider,
        "resolved": resolved,
    }


def offer(s, number: int, viewer: int | None) -> dict:
    if viewer is None or viewer == ALL:
        return {"monument": MONUMENTS[number].id, "price": None, "affordable": False}
    p = s.players[viewer]
    due = price(p, MONUMENTS[number].cost, BUILD_COST)
    return {"monument": MONUMENTS[number].id, "price": cost(due), "affordable": can_pay(p, due)}


def recruit_prices(s, viewer: int | None) -> list[dict] | None:
    if viewer is None or viewer == ALL:
        return None
    p = s.players[viewer]
    ways = (ANY,) if is_wild(p) else (WOOD, METAL)
    return [cost(recruit_price(p, way)) for way in ways]


def pool(s, viewer: int | None) -> list[str] | None:
    """What is on offer in a draft: powers lie open; tools are seen by the seat that holds them."""
    rule, seat = s.agenda[-1][:2] if s.agenda else (None, None)
    if rule == "draft_power":
        return [POWERS[power].id for power in s.pool]
    if rule == "draft_tool" and (viewer in (seat, ALL) or s.options.tool_draft == OPEN_DRAFT):
        return [TOOLS[tool].id for tool in s.pool]
    return None


def plan_of(s, viewer: int | None) -> dict | None:
    seat = planner(s, viewer)
    if seat is None:
        return None
    p = s.players[seat]
    cells = cells_in_use(s)
    return {
        "cells": list(p.plan) + [None] * (cells - len(p.plan)),
        "left": p.disciples - sum(p.plan),
        "sealed": has_sealed(s, seat),
        "again": list(repair(p.last, p.disciples, cells)) if p.last else None,
    }


def has_sealed(s, seat: int) -> bool:
    """Has a seat laid down its plan for this round? Seats plan one after the other."""
    return bool(s.open) or (s.phase == PLANNING and seat < seat_asked(s))


def window_of(s) -> dict | None:
    if not s.agenda or s.agenda[-1][0] != "modify":
        return None
    _, seat, column = s.agenda[-1]
    bonuses: dict[int, dict] = {}
    for card, cell in usable(s, seat, column):
        found = bonuses.setdefault(
            card, {"source": CARD_IDS[card], "amount": COUNT_BONUS[card][cell].amount, "cells": []}
        )
        found["cells"].append(CELLS[cell])
    return {"seat": seat, "column": COLUMNS[column], "bonuses": list(bonuses.values())}


def payment_of(s) -> dict | None:
    if not s.agenda or s.agenda[-1][0] != "pay":
        return None
    _, seat, resource, wood, metal, wheat, paid = s.agenda[-1]
    habit = usual_payment(s.players[seat], resource, (wood, metal, wheat), paid)
    return {"seat": seat, "due": wood + metal + wheat - paid, "resource": RESOURCES[resource], "habit": cost(habit)}


# --- players -------------------------------------------------------------------------------------------------


def player(s, seat: int, viewer: int | None) -> dict:
    p = s.players[seat]
    own = viewer in (seat, ALL)
    objectives = p.favoured != EMPTY and (own or is_over(s) or s.options.open_objectives)
    tool = TOOLS[p.tool].id if p.tool != EMPTY else None
    return {
        "seat": seat,
        "god": GODS[p.god] if p.god != EMPTY else None,
        "score": sum(p.points),
        "stock": cost(p.stock),
        "disciples": p.disciples,
        "reserve": reserve(p),
        "power": POWERS[p.power].id if p.power != EMPTY else None,
        "tool": tool if own or p.tool_built or knows_all_tools(s) else None,
        "has_tool": p.tool != EMPTY and not p.tool_built,
        "built_tool": tool if p.tool_built else None,
        "passed_on": [TOOLS[tool].id for tool in passed_on(s, seat)] if own and p.tool != EMPTY else None,
        "favoured": PEOPLES[p.favoured] if objectives else None,
        "unfavoured": PEOPLES[p.unfavoured] if objectives else None,
        "monuments": [{"monument": MONUMENTS[each].id, "value": monument_value(p, each)} for each in p.monuments],
        "planned": has_sealed(s, seat),
        "plan": list(p.plan) if s.open or (own and p.plan) else None,
        "last_plan": list(p.last) if p.last else None,
        "used": [CARD_IDS[card] for card in p.used],
        "grants": [effect_face(CARDS[card][1][0]) for card in p.owned if card >= FIRST_GRANT],
    }


def knows_all_tools(s) -> bool:
    """[2.3.4] By option the tools are drafted openly."""
    return s.options.tool_draft == OPEN_DRAFT and not s.options.dealt_cards


def drafters_after(s, seat: int) -> tuple[int, ...]:
    """[2.3.4] Those who take their tools after a seat: nearer to the first."""
    drafters = CLOCKWISE[len(s.players)][s.first][::-1]
    return drafters[drafters.index(seat) + 1 :]


def passed_on(s, seat: int) -> list[int]:
    """The tools that a seat handed on in the draft, for it has seen them."""
    if s.options.dealt_cards:
        return []
    taken = [s.players[other].tool for other in drafters_after(s, seat)]
    return sorted([tool for tool in taken if tool != EMPTY] + list(s.pool))


# --- what is printed -------------------------------------------------------------------------------------------


def effect_face(effect) -> dict | None:
    if effect is None:
        return None
    return {
        "trigger": TRIGGERS[effect.trigger],
        "scope": SCOPES[effect.scope],
        "op": OPS[effect.op],
        "amounts": {name: number for name, number in zip(AMOUNTS, effect.amounts) if number},
        "amount": effect.amount,
        "cells": effect.cells,
        "placed_min": effect.placed_min,
        "side": None if effect.side is None else SIDES[effect.side],
        "asked": effect.asked,
        "phases": [name for bit, name in PHASES.items() if effect.phases & bit],
        "recruit": effect.recruit,
        "grant": effect_face(effect.grant),
        "provenance": effect.provenance,
    }


def monument_face(monument) -> dict:
    per = monument.per
    return {
        "colour": COLOURS[monument.colour],
        "cost": cost(monument.cost),
        "base": monument.base,
        "per": per
        and {
            "kind": PER_KINDS[per.kind],
            "colour": "any" if per.colour == ANY_COLOUR else COLOURS[per.colour],
            "points": per.points,
            "every": per.every,
        },
        "provenance": {"effect": monument.effect, "cost": RECONSTRUCTED},
    }


def faces(effects) -> list[dict]:
    return [effect_face(effect) for effect in effects]


CARD_FACES = tuple(
    {
        "monuments": {monument.id: monument_face(monument) for monument in MONUMENTS},
        "tools": {
            tool.id: {"cost": cost(tool.cost), "monuments": tool.monuments, "effects": faces(tool.effects)}
            for tool in TOOLS
        },
        "powers": {power.id: {"effects": faces(power.effects)} for power in POWERS},
        "quests": {
            quest.id: {"light": faces(quest.epilogue[LIGHT]), "dark": faces(quest.epilogue[DARK])} for quest in QUESTS
        },
        "resolution": dict(zip(PEOPLES, faces(card))),
    }
    for card in BY_GAIN.values()
)


def holdings(s) -> list[dict]:
    """What lies before everybody for all to count."""
    return [{"disciples": p.disciples, "monuments": len(p.monuments)} | cost(p.stock) for p in s.players]


# --- determinization -------------------------------------------------------------------------------------------


def determinize(s, seat: int | None, dice):
    """A copy in which everything `seat` can't know is dealt anew with `dice`: objectives, tools not built, sealed
    plans, and all future chance."""
    c = s.copy()
    reseed(c, dice)
    if is_over(s):
        deal_tools(c, seat, dice)
        return c
    if c.players[0].favoured != EMPTY and not c.options.open_objectives:
        deal_objectives(c, seat, dice)
    if any(p.tool != EMPTY for p in c.players) or c.pool:
        deal_tools(c, seat, dice)
    if not c.open:
        for other, p in enumerate(c.players):
            if p.plan and other != seat:
                p.plan = likely(c, other, dice)[: len(p.plan)]
    return c


def deal_objectives(c, seat: int | None, dice) -> None:
    """Each people is favoured once and unfavoured once; the seat knows its own."""
    favoured, unfavoured = list(c.peoples), list(c.peoples)
    if seat is not None:
        favoured.remove(c.players[seat].favoured)
        unfavoured.remove(c.players[seat].unfavoured)
    shuffle(dice, favoured)
    shuffle(dice, unfavoured)
    for other, p in enumerate(c.players):
        if other != seat:
            p.favoured, p.unfavoured = favoured.pop(), unfavoured.pop()


def deal_tools(c, seat: int | None, dice) -> None:
    """Tools in hands, and those on offer or left over. A seat knows which ones it handed on, but not to whom."""
    if (c.agenda and c.agenda[-1][0] in ("choose_god", "draft_power")) or knows_all_tools(c):
        return
    handed_on = passed_on(c, seat) if seat is not None and c.players[seat].tool != EMPTY else []
    later = drafters_after(c, seat) if handed_on else ()
    holder = seat_asked(c) if c.agenda and c.agenda[-1][0] == "draft_tool" else None
    if holder is not None and holder == seat:
        handed_on, later = list(c.pool), ()  # the pool lies before the seat
    built = {p.tool for p in c.players if p.tool_built}
    known = built | {c.players[seat].tool} if seat is not None else set(built)
    near = [tool for tool in handed_on if tool not in known]
    far = [tool for tool in range(len(TOOLS)) if tool not in known and tool not in near]
    shuffle(dice, near)
    shuffle(dice, far)
    for other, p in enumerate(c.players):
        if other != seat and p.tool != EMPTY and not p.tool_built:
            p.tool = near.pop() if other in later else far.pop()
    if holder == seat and holder is not None:
        return
    rest = near if handed_on else far
    c.pool = tuple(sorted(rest.pop() for _ in c.pool))
