"""What a seat sees, as JSON [2.7]. In a match against Chronos everything lies open but what chance will bring, so
everybody sees the same; in rivalry hands, Premonitions, tokens and rows are hidden from others [9.7]."""

from functools import cache

from ..course import is_over, seat_asked
from ..game import ALL as EVERYTHING
from .chains import side_of
from .combat import CAUSES, foe_name
from .concept_cards import BAR, CARD_IDS, CARDS_OF_A_CONCEPT, CHAINED, MAIN, RUIN
from .conflicts import BONUS, CONFLICT_IDS, ELEMENTS, FACES, IS_COLISEUM, LEFT, RIGHT
from .contests import offered_strength
from .data import (
    AGES,
    AVATAR,
    AVATAR_OF,
    CARD_LIMIT,
    CITY_TYPE,
    COLISEUM_HERO,
    CONVERSIONS,
    FIGURE,
    FIGURES,
    FIRST_ALLY,
    FIRST_ANCIENT,
    FIRST_CITY,
    IS_CHAINED,
    KIND_OF,
    MORTAL_WORLD,
    NUMBER,
    ORDER,
    PILLAR,
    PILLARS,
    PREMONITION_CARD,
    PRIMORDIAL,
    PRIMORDIAL_AGES,
    SLOTS,
    SLOTS_OF,
    STORED,
    TARTARUS,
    TECHNOLOGIES,
    TECHNOLOGY,
    TRACK,
    TYPES,
)
from .duels import HELD_POWER, sealed_of
from .grammar import (
    AEGIS,
    AVATARS,
    CITIES,
    CONCEPTS,
    FOLLOWERS,
    KRATOS,
    LOCATIONS,
    METRICS,
    PARTS_OF_CORRUPTION,
    PRAYERS,
    RESOURCES,
    said,
)
from .olympians import BOARD
from .options import OPTIONS
from .places import VISIT
from .powers import ALL, EVENTS
from .rivalry import next_cycle, this_cycle
from .state import (
    AWAY,
    BESIDE,
    EMPTY,
    FALLEN,
    FIRST_PLAYER_FOE,
    HOME,
    IN_PRISON,
    KINDS_OF_PIECES,
    MEASURE,
    ON_TILE,
    PIECE_NAMES,
    RESERVE,
    bits,
    chains_left,
    chronos_points,
    foe_base,
    foe_figure,
    foe_seat,
    had,
    hero_of,
    is_flipped,
    is_rivalry,
    is_unlocked,
    lowest_at_home,
    points_of,
    requirements,
    sparks,
    totals,
    unlocked,
)
from .tartarus import CORRUPTION_CARD, DEAL, PAST_END_EFFECT, PRISONER, PRISONER_IDS, SPACE_EFFECT
from .unseen import lies_open, still_planning

KINDS_SHOWN = ("olympian", "hero", "prophet")
NOT_ON_A_SLOT = {RESERVE: "reserve", FALLEN: "fallen", ON_TILE: "tile", AWAY: "away"}


def view(s, seat: int | None) -> dict:
    """Everything that lies on the table, with names where the state has numbers."""
    of_mode = rivalry_view(s) if is_rivalry(s) else chronos_view(s)
    return common_view(s, seat) | of_mode | ({"tartarus": tartarus_view(s, seat)} if s.options.tartarus else {})


def chronos_view(s) -> dict:
    """Chronos and his avatars."""
    return {
        "severity": OPTIONS[SEVERITY_AT].values[s.options.severity],
        "chronos": {"points": chronos_points(s), "chains": chains_left(s)},
        "concepts": [concept_of(s, concept) for concept in ORDER],
        "weakened": bool(s.weakened),
        "avatars": [avatar_of(s, number) for number in range(len(AVATARS))],
        "ancient": [technology(tech) for tech in s.ancient],
        "coming": coming(s),
    }


SEVERITY_AT = [option.name for option in OPTIONS].index("severity")


def rivalry_view(s) -> dict:
    """The Pillars, and the turns as they will come: `number` is that of the Pillar or of the Arrogance token."""
    return {
        "pillars": [pillar_of(s, concept) for concept in ORDER],
        "arrogance": None if s.arrogance == EMPTY else s.arrogance,
        "order": {
            name: [{"number": number, "seat": seat} for number, seat in turns]
            for name, turns in (("now", this_cycle(s)), ("next", next_cycle(s)))
        },
        "coming": {
            "primordial": s.age in PRIMORDIAL_AGES and s.revealed == EMPTY,
            "types": [TYPES[kind] for kind in s.types],
        },
    }


def pillar_of(s, concept: int) -> dict:
    """A Pillar, and who holds it."""
    holder = [seat for seat, p in enumerate(s.players) if concept in p.pillars]
    return pillar_face(concept) | {"seat": holder[0] if holder else None}


@cache
def pillar_face(concept: int) -> dict:
    return {
        "id": PILLARS[concept],
        "number": NUMBER[concept],
        "own": said_once(PILLAR[concept].own),
        "others": said_once(PILLAR[concept].others),
        "held": power_of(PILLAR[concept].held) if PILLAR[concept].held >= 0 else None,
    }


def common_view(s, seat: int | None) -> dict:
    """What every match has."""
    return {
        "game": "hybris",
        "viewer": None if seat == EVERYTHING else seat,
        "seat_to_act": seat_asked(s),
        "age": s.age,
        "ages": AGES,
        "turn": s.turn,
        "cursor": None if s.cursor == EMPTY else CONCEPTS[s.cursor],
        "over": is_over(s),
        "mode": "rivalry" if is_rivalry(s) else "chronos",
        "locations": locations(s),
        "conversions": [{"id": row.id, "cost": row.cost, "buys": said_once(row.buys)} for row in CONVERSIONS],
        "well": s.well,
        "display": [technology(tech, is_rivalry(s)) if tech != EMPTY else None for tech in s.display],
        "line": [{"seat": seat} | technology(tech, is_rivalry(s)) for tech, seat in zip(s.line, s.line_of)],
        "champion": champion(s),
        "primordial": primordial(s.primordial),
        "piles": piles_of(s),
        "players": [player(s, other, seat) for other in range(len(s.players))],
        "cards": {CONFLICT_IDS[card]: conflict_card(card) for card in shown(s, seat)},
        "combat": duel_of(s, seat) or combat_of(s),
        "asked": asked_about(s),
        "options": options_of(s),
    }


ABOUT_A_FIGURE = ("program", "move", *(rule.name for rule in VISIT), "ready_character")


def asked_about(s) -> str | None:
    """The character that the decision is about."""
    if s.agenda and s.agenda[-1][0] in ABOUT_A_FIGURE:
        return FIGURES[s.agenda[-1][2]]
    return None


def options_of(s) -> list[dict] | None:
    """The options of the effect that somebody chooses from."""
    if not s.agenda or s.agenda[-1][0] != "choose":
        return None
    _, _, number, at, *_ = s.agenda[-1]
    return [option for op in said_once(number)[at : at + 1] for option in op.get("options", ())]


@cache
def said_once(effect: int) -> list[dict]:
    return said(effect)


# --- Chronos ---------------------------------------------------------------------------------------------


def concept_of(s, concept: int) -> dict:
    """A concept: its card, its token, and its track or its tile."""
    card = s.face[concept]
    common = {
        "id": CONCEPTS[concept],
        "number": NUMBER[concept],
        "pillar": PILLARS[concept],
        "own": said_once(PILLAR[concept].own),
        "others": said_once(PILLAR[concept].others),
        "held": power_of(PILLAR[concept].held) if PILLAR[concept].held >= 0 else None,
        "focus": None if s.focus[concept] == EMPTY else s.focus[concept],
        "chained": IS_CHAINED[concept],
    }
    if not IS_CHAINED[concept]:
        side = side_of(s, concept)
        return common | {
            "intensity": s.intensity[concept],
            "flipped": is_flipped(s, concept),
            "modifier": side.modifier,
            "age_end": said_once(side.age_end),
        }
    return common | {
        "chains": s.chains[concept],
        "icons": [
            {"metric": METRICS[icon.metric], "n": icon.n + icon.each * len(s.players)} for icon in TRACK[concept]
        ],
        "conditions": [
            {"metric": METRICS[metric], "need": n, "have": had(s, metric)} for metric, n in requirements(s, concept)
        ],
        "stores": RESOURCES[STORED[concept]],
        "store": s.store[concept],
        "avatar": AVATARS[AVATAR_OF[concept]],
        "card": None if card == EMPTY else concept_card(card),
        "deck": CARDS_OF_A_CONCEPT
        - sum(CHAINED[gone // CARDS_OF_A_CONCEPT] == concept for gone in s.gone)
        - (card != EMPTY),
    }


def concept_card(card: int) -> dict:
    return {
        "id": CARD_IDS[card],
        "bar": [kind for bit, kind in enumerate(KINDS_SHOWN) if BAR[card] >> bit & 1],
        "main": said_once(MAIN[card]),
        "desolation": said_once(RUIN[card]),
    }


def avatar_of(s, number: int) -> dict:
    each = AVATAR[number]
    return {
        "id": AVATARS[number],
        "number": number + 1,
        "base": foe_base(s, number),
        "cards": each.cards,
        "city": None if s.avatars[number] == HOME else SLOTS[s.avatars[number]].id,
        "home": said_once(each.home),
        "damnation": said_once(each.damnation),
        "prayers": each.prayers,
    }


def coming(s) -> dict:
    """What will happen: which cards will desolate, what avatars will pay, what damnations are due."""
    return {
        "desolations": [CARD_IDS[s.face[concept]] for concept in ORDER if s.face[concept] != EMPTY],
        "tributes": [name for name, where in zip(AVATARS, s.avatars) if where == HOME],
        "damnations": [name for name, where in zip(AVATARS, s.avatars) if where != HOME],
        "primordial": s.age in PRIMORDIAL_AGES and s.revealed == EMPTY,
        "types": [TYPES[kind] for kind in s.types],
    }


# --- places ----------------------------------------------------------------------------------------------


def locations(s) -> list[dict]:
    """The seven locations with their slots, and who stands there."""
    standing: list[list] = [[] for _ in SLOTS]
    for seat, p in enumerate(s.players):
        for f, where in enumerate(p.where):
            if where >= 0:
                standing[where].append({"seat": seat, "figure": FIGURES[f]})
    return [
        {"id": name, "slots": [slot_of(s, number, standing[number]) for number in SLOTS_OF[place]]}
        for place, name in enumerate(LOCATIONS)
        if place != TARTARUS or s.options.tartarus
    ]


def slot_of(s, number: int, figures: list[dict]) -> dict:
    slot = SLOTS[number]
    common = {
        "id": slot.id,
        "dotted": slot.dotted,
        "bonus": said_once(slot.bonus) if slot.bonus >= 0 else [],
        "blocked": bool(s.blocked >> number & 1),
        "figures": figures,
    }
    if number in s.prisoners:
        common["prisoners"] = [PRISONER_IDS[each] for each, where in enumerate(s.prisoners) if where == number]
    if slot.place != MORTAL_WORLD:
        return common
    city = number - FIRST_CITY
    return common | {
        "kind": CITY_TYPE[city],
        "avatar": None if number not in s.avatars else AVATARS[s.avatars.index(number)],
        "temples": [seat for seat, p in enumerate(s.players) if p.temples >> city & 1],
        "technologies": [
            {"seat": seat, "id": TECHNOLOGIES[tech]}
            for seat, p in enumerate(s.players)
            for tech, where in zip(p.deployed, p.deployed_at)
            if where == city
        ],
    }


@cache
def technology(tech: int, rivalry: bool = False) -> dict:
    each = TECHNOLOGY[tech]
    deploy = each.rivalry if rivalry and each.rivalry >= 0 else each.deploy
    return {
        "id": each.id,
        "kind": each.kind,
        "cost": each.cost,
        "points": each.points,
        "deploy": said_once(deploy),
        "power": power_of(each.power) if each.power >= 0 else None,
        "ancient": tech >= FIRST_ANCIENT,
    }


@cache
def power_of(number: int) -> dict:
    """A power as JSON."""
    each = ALL[number]
    return {
        "id": each.id,
        "on": EVENTS[each.on],
        "do": said_once(each.effect) if each.effect >= 0 else [],
        "strength": each.strength,
        "discount": each.discount,
        "once": each.once,
        "rule": each.rule or None,
    }


def champion(s) -> dict | None:
    return None if s.champion == EMPTY else coliseum_hero(hero_of(s, s.champion))


@cache
def coliseum_hero(number: int) -> dict:
    each = COLISEUM_HERO[number]
    return {
        "id": each.id,
        "base": each.base,
        "cards": each.cards,
        "reward": said_once(each.reward),
        "ally": power_of(each.ally),
    }


@cache
def primordial(number: int) -> dict:
    each = PRIMORDIAL[number]
    return {
        "id": each.id,
        "kind": TYPES[each.kind] if each.kind >= 0 else None,
        "aegis": each.aegis,
        "wraths": [said_once(wrath) for wrath in each.wrath],
    }


def piles_of(s) -> dict:
    """How many cards there are in each pile that all share."""
    return {
        "technologies": len(s.technologies),
        "oracle": len(s.oracle) + len(s.oracle_under),
        "oracle_discard": len(s.oracle_discard),
        "coliseum": len(s.arena) + len(s.arena_under),
        "coliseum_discard": len(s.arena_discard),
        "heroes": len(s.heroes),
        "avatars": len(s.avatar_deck),
        "avatars_discard": len(s.avatar_discard),
    }


# --- Tartarus --------------------------------------------------------------------------------------------


def tartarus_view(s, viewer: int | None) -> dict:
    """The board of Tartarus. `top` is the card on the deck, if it was put back there and the viewer knows it; `offered`
    are the cards of which the viewer keeps one."""
    knows = viewer == EVERYTHING or (viewer is not None and s.corruption_seen >> viewer & 1)
    return tartarus_board() | {
        "prisoners": [prisoner_of(s, number) for number in range(len(PRISONER))],
        "spaces": [p.corruption for p in s.players],
        "guilt": [p.guilt for p in s.players],
        "powers": [[corruption_face(card) for card in p.corrupted] for p in s.players],
        "deck": len(s.corruption) + len(s.corruption_under) + (s.corruption_top != EMPTY),
        "top": corruption_face(s.corruption_top) if knows and s.corruption_top != EMPTY else None,
        "offered": [corruption_face(card) for card in s.offered] if s.offered and viewer == seat_asked(s) else [],
        "discard": [corruption_face(card) for card in s.corruption_discard],
    }


@cache
def tartarus_board() -> dict:
    """What is printed on it."""
    return {
        "track": [said_once(effect) for effect in SPACE_EFFECT],
        "past_end": said_once(PAST_END_EFFECT),
        "deals": [{"id": deal.id, "cost": deal.cost, "buys": said_once(deal.buys)} for deal in DEAL],
    }


def prisoner_of(s, number: int) -> dict:
    """A prisoner: its card, where it is and whose it is. Without a slot it stands on the picture of a location."""
    where = s.prisoners[number]
    free = where != IN_PRISON
    return prisoner_face(number) | {
        "place": LOCATIONS[SLOTS[where].place if where >= 0 else BESIDE - where] if free else None,
        "slot": SLOTS[where].id if where >= 0 else None,
        "owner": s.owners[number] if free else None,
    }


@cache
def prisoner_face(number: int) -> dict:
    each = PRISONER[number]
    return {
        "id": each.id,
        "base": each.base,
        "cards": each.cards,
        "kinds": [KINDS_SHOWN[kind] for kind in each.kinds],
        "effect": said_once(each.effect),
        "sanction": said_once(each.sanction),
    }


@cache
def corruption_face(card: int) -> dict:
    each = CORRUPTION_CARD[card]
    return {
        "id": each.id,
        "parts": {name: said_once(part) for name, part in zip(PARTS_OF_CORRUPTION, each.parts)},
        "power": power_of(each.power),
    }


# --- players ---------------------------------------------------------------------------------------------


def player(s, seat: int, viewer: int | None) -> dict:
    """A player's board and cards, those that are hidden from the viewer only counted."""
    seen = player_open(s, seat)
    if not is_rivalry(s):
        return seen
    p = s.players[seat]
    seen["ahead"] = points_of(p) == max(map(points_of, s.players))
    seen["cards"] = {
        "hand": len(p.hand),
        "coliseum": sum(IS_COLISEUM[card] for card in p.hand),
        "premonitions": len(p.premonitions),
    }
    is_open = lies_open(s, seat, viewer)
    if not is_open:
        seen["hand"] = seen["premonitions"] = None
    for figure in seen["figures"]:
        figure["face_down"] = bool(figure["token"] and not p.shown >> FIGURE[figure["id"]] & 1)
        if figure["face_down"] and not is_open:
            figure["token"], figure["face_down"] = None, not still_planning(s)
    return seen


def player_open(s, seat: int) -> dict:
    p = s.players[seat]
    board = BOARD[p.olympian]
    return {
        "seat": seat,
        "olympian": board.id,
        "score": points_of(p),
        "ahead": points_of(p) > chronos_points(s),
        "aegis": p.stock[AEGIS],
        "followers": p.stock[FOLLOWERS],
        "prayers": p.stock[PRAYERS],
        "greatness": p.greatness,
        "sparks": sparks(p),
        "shackles": p.shackles,
        "powers": [power_of(number) | {"used": is_used(p, number)} for number in board.powers],
        "tiles": [tile_of(p, board, tile) for tile in range(len(board.tiles))],
        "figures": [figure_of(s, p, f) for f, where in enumerate(p.where) if where != AWAY],
        "hand": [CONFLICT_IDS[card] for card in p.hand],
        "deck": len(p.deck) + len(p.under),
        "discard": [CONFLICT_IDS[card] for card in sorted(p.discard)],
        "wards": [CONFLICT_IDS[card] for card in p.wards],
        "premonitions": [premonition(s, p, card) for card in p.premonitions],
        "crafted": [technology(tech, is_rivalry(s)) for tech in p.crafted],
        "deployed": [{"id": TECHNOLOGIES[tech], "city": CITIES[city]} for tech, city in zip(p.deployed, p.deployed_at)],
        "pillars": [PILLARS[concept] for concept in p.pillars],
        "passed": bool(p.passed),
        "combats_won": p.combats_won,
    }


def is_used(p, number: int) -> bool:
    return bool(p.used >> number & 1)


def tile_of(p, board, tile: int) -> dict:
    first = tile * KINDS_OF_PIECES
    return {
        "number": tile + 1,
        "pieces": dict(zip(PIECE_NAMES, p.pieces[first : first + KINDS_OF_PIECES])),
        "unlocked": is_unlocked(p, tile),
        "power": power_of(board.tiles[tile]) | {"used": is_used(p, board.tiles[tile])},
    }


def figure_of(s, p, f: int) -> dict:
    where = p.where[f]
    return {
        "id": FIGURES[f],
        "kind": KINDS_SHOWN[KIND_OF[f]],
        "hero": COLISEUM_HERO[hero_of(s, f - FIRST_ALLY)].id if f >= FIRST_ALLY else None,
        "where": SLOTS[where].id if where >= 0 else NOT_ON_A_SLOT[where],
        "token": None if p.token[f] == EMPTY else LOCATIONS[p.token[f]],
        "spent": bool(p.spent >> f & 1),
    }


def premonition(s, p, card: int) -> dict:
    each = PREMONITION_CARD[card]
    return {
        "id": each.id,
        "conditions": [
            {
                "metric": METRICS[condition.metric],
                "least": condition.least,
                "need": condition.n,
                "have": MEASURE[condition.metric](s, p),
            }
            for condition in each.conditions
        ],
        "reward": said_once(each.reward),
    }


# --- conflict cards and combats --------------------------------------------------------------------------


def shown(s, viewer: int | None) -> list[int]:
    """The Conflict cards that lie before somebody and that the viewer sees, each once."""
    found = {card for p in s.players for card in [*p.wards, *p.discard]}
    for seat, p in enumerate(s.players):
        if lies_open(s, seat, viewer):
            found.update(p.hand)
    for fight in s.combats:
        found.update(fight.row, fight.foe_row)
    return sorted(found)


@cache
def conflict_card(card: int) -> dict:
    face = FACES[card]
    return {
        "strength": face.strength,
        "per": face.per or None,
        "left": ELEMENTS[face.left] if face.left >= 0 else None,
        "bonus": face.bonus,
        "right": ELEMENTS[face.right] if face.right >= 0 else None,
        "at_once": said_once(face.at_once) if face.at_once >= 0 else [],
        "after": [part for effect in face.after for part in said_once(effect)],
    }


def contest_of(s) -> dict | None:
    """The contest that may be cancelled, or for which cards are being discarded."""
    rule, seat, *args = s.agenda[-1] if s.agenda else (None, None)
    if rule == "answer_contest":
        f, tech, slot = args
        left = s.intensity[KRATOS]
    elif rule == "offer_card":
        (left,) = args
        f, (tech, slot) = EMPTY, next(each[2:4] for each in reversed(s.agenda) if each[0] == "reward_technology")
    else:
        return None
    return {
        "kind": "contest",
        "seat": seat,
        "figure": None if f == EMPTY else FIGURES[f],
        "foe": AVATARS[lowest_at_home(s)],
        "technology": TECHNOLOGIES[tech],
        "points": TECHNOLOGY[tech].points,
        "city": SLOTS[slot].id,
        "need": s.intensity[KRATOS],
        "left": left,
        "have": offered_strength(s, seat),
    }


def duel_of(s, viewer: int | None) -> dict | None:
    """The combat between two players, or the contest that one of them may begin. `laid` is the viewer's own row, face
    down."""
    if s.agenda and s.agenda[-1][0] == "dispute":
        _, seat, deployer, f, tech, slot, _ = s.agenda[-1]
        return {
            "kind": "dispute",
            "seat": seat,
            "foe": deployer,
            "foe_figure": FIGURES[f],
            "technology": TECHNOLOGIES[tech],
            "city": SLOTS[slot].id,
        }
    if not s.combats or s.combats[-1].foe < FIRST_PLAYER_FOE:
        return None
    fight = s.combats[-1]
    mine, theirs = totals(s, fight)
    own = viewer in (fight.seat, foe_seat(fight.foe))
    return {
        "kind": "duel",
        "seat": fight.seat,
        "figure": FIGURES[fight.figure],
        "foe": foe_seat(fight.foe),
        "foe_figure": FIGURES[foe_figure(fight.foe)],
        "cause": CAUSES[fight.cause],
        "slot": None if fight.slot == EMPTY else SLOTS[fight.slot].id,
        "technology": None if fight.tech == EMPTY else TECHNOLOGIES[fight.tech],
        "laid": [laid_name(each) for each in sealed_of(fight, viewer)] if own else None,
        "row": [CONFLICT_IDS[card] for card in fight.row],
        "foe_row": [CONFLICT_IDS[card] for card in fight.foe_row],
        "combos": combos_of(fight.row),
        "foe_combos": combos_of(fight.foe_row),
        "cancelled": fight.cancelled,
        "own_cancelled": fight.own_cancelled,
        "plus": fight.plus,
        "foe_plus": fight.foe_plus,
        "strength": max(0, mine),
        "foe_strength": max(0, theirs),
    }


def laid_name(entry: int) -> str | None:
    """A card or a power that lies in a sealed row, or None for no card."""
    return None if entry == EMPTY else CONFLICT_IDS[entry] if entry >= 0 else ALL[HELD_POWER - entry].id


def combat_of(s) -> dict | None:
    """The combat that is being fought, or the contest that may be cancelled."""
    contest = contest_of(s)
    if contest or not s.combats:
        return contest
    fight = s.combats[-1]
    mine, theirs = totals(s, fight)
    return {
        "kind": "combat",
        "seat": fight.seat,
        "figure": FIGURES[fight.figure],
        "foe": foe_name(s, fight.foe),
        "cause": CAUSES[fight.cause],
        "city": None if fight.slot == EMPTY else SLOTS[fight.slot].id,
        "technology": None if fight.tech == EMPTY else TECHNOLOGIES[fight.tech],
        "points": 0 if fight.tech == EMPTY else TECHNOLOGY[fight.tech].points,
        "row": [CONFLICT_IDS[card] for card in fight.row],
        "foe_row": [CONFLICT_IDS[card] for card in fight.foe_row],
        "combos": combos_of(fight.row),
        "foe_combos": combos_of(fight.foe_row),
        "cancelled": fight.cancelled,
        "base": foe_base(s, fight.foe),
        "plus": fight.plus,
        "foe_plus": fight.foe_plus,
        "strength": max(0, mine),
        "foe_strength": max(0, theirs),
        "left": max(0, CARD_LIMIT[KIND_OF[fight.figure]] - fight.played),
    }


def combos_of(row: list[int]) -> list[int]:
    """By card: the bonus of its combo with its left neighbour, or 0."""
    return [
        BONUS[card] if place and LEFT[card] >= 0 and LEFT[card] == RIGHT[row[place - 1]] else 0
        for place, card in enumerate(row)
    ]


def holdings(s) -> list[dict]:
    """[2.7] What lies before everybody, to be counted."""
    return [
        {
            "aegis": p.stock[AEGIS],
            "followers": p.stock[FOLLOWERS],
            "prayers": p.stock[PRAYERS],
            "greatness": p.greatness,
            "sparks": sparks(p),
            "temples": bits(p.temples),
            "technologies": len(p.crafted) + len(p.deployed),
            "tiles": unlocked(p),
            "cards": len(p.hand),
        }
        for p in s.players
    ]
