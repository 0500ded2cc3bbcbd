"""What a seat sees, as JSON [2.7]. In a match against Chronos everything lies open but what chance will bring, so
everybody sees the same; in rivalry hands, Premonitions, tokens and rows are hidden from others [9.7]."""

from ..course import is_over, seat_asked
from ..game import ALL as EVERYTHING
from .ages import is_protected, lowest_seats
from .chains import side_of
from .concept_cards import CARD_IDS, CARDS_OF_A_CONCEPT, CHAINED
from .conflicts import CONFLICT_IDS
from .cycles import next_cycle, this_cycle
from .data import (
    AGES,
    AVATAR,
    AVATAR_OF,
    CONVERSIONS,
    DEEDS,
    FIGURES,
    IS_CHAINED,
    NUMBER,
    ORDER,
    PILLAR,
    PILLARS,
    PRIMORDIAL_AGES,
    SLOTS,
    STORED,
    TRACK,
    TYPES,
)
from .faces import (
    coliseum_hero,
    concept_card,
    conflict_card,
    corruption_face,
    pillar_face,
    power_of,
    primordial,
    prisoner_face,
    said_in_force,
    said_once,
    tartarus_board,
    technology,
)
from .grammar import AEGIS, AVATARS, CONCEPTS, FOLLOWERS, LOCATIONS, METRICS, PRAYERS, RESOURCES
from .metrics import had, requirements
from .options import SEVERITY
from .places import VISIT
from .state import (
    BESIDE,
    EMPTY,
    HOME,
    IN_PRISON,
    bits,
    chains_left,
    chronos_points,
    is_alone,
    is_flipped,
    is_rivalry,
    sparks,
    unlocked,
)
from .strength import foe_base, hero_of
from .tartarus import PRISONER
from .unseen import lies_open
from .view_combat import combat_of, duel_of
from .view_places import locations
from .view_player import player


def view(s, seat: int | None) -> dict:
    """Everything that lies on the table, with names where the state has numbers."""
    of_mode = rivalry_view(s) if is_rivalry(s) else chronos_view(s)
    return common_view(s, seat) | of_mode | ({"tartarus": tartarus_view(s, seat)} if s.options.tartarus else {})


def chronos_view(s) -> dict:
    """Chronos and his avatars."""
    return {
        "severity": SEVERITY.values[s.options.severity],
        "chronos": {"points": chronos_points(s), "chains": chains_left(s)},
        "concepts": [concept_of(s, concept) for concept in ORDER],
        "weakened": bool(s.weakened),
        "avatars": [avatar_of(s, number) for number in range(len(AVATARS))],
        "ancient": [technology(tech) for tech in s.ancient],
        "coming": coming(s),
    }


def rivalry_view(s) -> dict:
    """The Pillars, and the turns as they will come: `number` is that of the Pillar or of the Arrogance token."""
    return {
        "pillars": [pillar_of(s, concept) for concept in ORDER],
        "arrogance": None if s.arrogance == EMPTY else s.arrogance,
        "order": {
            name: [{"number": number, "seat": seat} for number, seat in turns]
            for name, turns in (("now", this_cycle(s)), ("next", next_cycle(s)))
        },
        "coming": next_primordial(s),
    }


def pillar_of(s, concept: int) -> dict:
    """A Pillar, and who holds it."""
    holder = [seat for seat, p in enumerate(s.players) if concept in p.pillars]
    return pillar_face(concept) | {"seat": holder[0] if holder else None}


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
        "deeds": DEEDS,
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
        "asked": asked_about(s, seat),
        "options": options_of(s),
    }


ABOUT_A_FIGURE = ("program", "move", *(rule.name for rule in VISIT), "ready_character")
IN_SECRET = ("lay_token", "hide_token")  # about a character, too, but nobody else learns how far the plan is


def asked_about(s, seat: int | None) -> str | None:
    """The character that the decision is about, if the viewer may know."""
    if not s.agenda:
        return None
    rule, asked, figure, *_ = *s.agenda[-1], None
    is_told = rule in ABOUT_A_FIGURE or (rule in IN_SECRET and seat == asked)
    return FIGURES[figure] if is_told else None


def options_of(s) -> list[dict] | None:
    """The options of the effect that somebody chooses from."""
    if not s.agenda or s.agenda[-1][0] not in ("choose", "choose_together"):
        return None
    _, _, number, at, *_ = s.agenda[-1]
    return [option for op in said_once(number)[at : at + 1] for option in op.get("options", ())]


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
            "age_end": said_in_force(side.age_end, is_alone(s)),
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
        "card": None if card == EMPTY else concept_card(card, is_alone(s)),
        "deck": CARDS_OF_A_CONCEPT
        - sum(CHAINED[gone // CARDS_OF_A_CONCEPT] == concept for gone in s.gone)
        - (card != EMPTY),
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
    } | next_primordial(s)


def next_primordial(s) -> dict:
    """Does a Primordial come at the end of this Age, of which types are those still to come, and whom would its Wraths
    strike?"""
    return {
        "primordial": s.age in PRIMORDIAL_AGES and s.revealed == EMPTY,
        "types": [TYPES[kind] for kind in s.types],
        "wraths": [[seat for seat in range(len(s.players)) if not is_protected(s, seat)], lowest_seats(s)],
    }


# --- cards that all share ---------------------------------------------------------------------------------


def champion(s) -> dict | None:
    return None if s.champion == EMPTY else coliseum_hero(hero_of(s, s.champion))


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
    chooses = viewer in (seat_asked(s), EVERYTHING)
    knows = viewer == EVERYTHING or (viewer is not None and s.corruption_seen >> viewer & 1)
    return tartarus_board() | {
        "prisoners": [prisoner_of(s, number) for number in range(len(PRISONER))],
        "spaces": [p.corruption for p in s.players],
        "guilt": [p.guilt for p in s.players],
        "powers": [[corruption_face(card) for card in p.corrupted] for p in s.players],
        "deck": len(s.corruption) + len(s.corruption_under) + (s.corruption_top != EMPTY),
        "top": corruption_face(s.corruption_top) if knows and s.corruption_top != EMPTY else None,
        "offered": [corruption_face(card) for card in s.offered] if chooses else [],
        "discard": [corruption_face(card) for card in s.corruption_discard],
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
