"""Contests and combats, as a seat sees them [2.7, 9.7]."""

from ..course import seat_asked
from ..game import ALL as EVERYTHING
from .combat import CAUSES, foe_name, greatness_at_stake, is_spared, is_won, refuge_of
from .conflicts import BONUS, CONFLICT_IDS, LEFT, RIGHT
from .contests import offered_strength, points_in
from .data import AVATAR, CARD_LIMIT, FIGURES, KIND_OF, SLOTS, VICTORY_GREATNESS
from .data_cards import TECHNOLOGIES, TECHNOLOGY
from .duels import HELD_POWER, sealed_of
from .grammar import AVATARS, KRATOS
from .powers import ALL
from .state import AWAY, EMPTY, FALLEN, RESERVE, lowest_at_home
from .strength import FIRST_HERO_FOE, FIRST_PLAYER_FOE, foe_base, foe_figure, foe_seat, totals

FATES = {RESERVE: "reserve", AWAY: "leaves", FALLEN: "falls"}  # of a character that is defeated, by where it goes


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
        "points": points_in(tech, slot),
        "city": SLOTS[slot].id,
        "need": s.intensity[KRATOS],
        "left": left,
        "have": offered_strength(s, seat),
    }


def duel_of(s, viewer: int | None) -> dict | None:
    """The combat between two players, or the contest that one of them may begin. `laid` is the viewer's own row, face
    down; with everything open, that of the seat that is asked."""
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
    viewer = seat_asked(s) if viewer == EVERYTHING else viewer
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
        "ahead": is_won(s, fight),
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
        "ahead": is_won(s, fight),
        "victory": victory_of(fight),
        "defeat": defeat_of(s, fight),
    }


def victory_of(fight) -> dict:
    """What the player gains in a victory over Chronos' side."""
    is_avatar = fight.foe < FIRST_HERO_FOE
    return {
        "greatness": VICTORY_GREATNESS,
        "prayers": AVATAR[fight.foe].prayers if is_avatar else 0,
        "points": 0 if fight.tech == EMPTY else points_in(fight.tech, fight.slot),
    }


def defeat_of(s, fight) -> dict:
    """What the player loses in a defeat, where the character goes, and the points that Chronos gains."""
    spared = is_spared(s, fight.seat)
    return {
        "greatness": 0 if spared else sum(greatness_at_stake(s, fight.seat)),
        "fate": "spared" if spared else FATES[refuge_of(fight.figure)],
        "points": 0 if fight.tech == EMPTY else TECHNOLOGY[fight.tech].points,
    }


def combos_of(row: list[int]) -> list[int]:
    """By card: the bonus of its combo with its left neighbour, or 0."""
    return [
        BONUS[card] if place and LEFT[card] >= 0 and LEFT[card] == RIGHT[row[place - 1]] else 0
        for place, card in enumerate(row)
    ]
