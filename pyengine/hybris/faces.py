"""What is printed on cards, tiles and boards, as JSON. It never changes, so each face is made once and cached [2.7]."""

from functools import cache

from .concept_cards import BAR, CARD_IDS, MAIN, RUIN
from .conflicts import ELEMENTS, FACES
from .data import NUMBER, PILLAR, PILLARS, TYPES
from .data_cards import COLISEUM_HERO, FIRST_ANCIENT, PRIMORDIAL, TECHNOLOGY
from .grammar import KINDS, PARTS_OF_CORRUPTION, said
from .powers import ALL, EVENTS
from .tartarus import CORRUPTION_CARD, DEAL, PAST_END_EFFECT, PRISONER, SPACE_EFFECT


@cache
def pillar_face(concept: int) -> dict:
    return {
        "id": PILLARS[concept],
        "number": NUMBER[concept],
        "own": said_once(PILLAR[concept].own),
        "others": said_once(PILLAR[concept].others),
        "held": power_of(PILLAR[concept].held) if PILLAR[concept].held >= 0 else None,
    }


@cache
def said_once(effect: int) -> list[dict]:
    return said(effect)


@cache
def said_in_force(effect: int, alone: bool) -> list[dict]:
    """[7.3] What an effect does at this table: what holds for one player only joins the rest, or is left out."""
    said = [op for op in said_once(effect) if op["op"] != "alone"]
    added = [each for op in said_once(effect) if op["op"] == "alone" for each in op["do"]] if alone else []
    for op in added:
        alike = next((at for at, each in enumerate(said) if each | {"n": 0} == op | {"n": 0}), None)
        if alike is None:
            said.append(op)
        else:
            said[alike] = op | {"n": said[alike]["n"] + op["n"]}
    return said


@cache
def concept_card(card: int, alone: bool) -> dict:
    return {
        "id": CARD_IDS[card],
        "bar": [kind for bit, kind in enumerate(KINDS) if BAR[card] >> bit & 1],
        "main": said_in_force(MAIN[card], alone),
        "desolation": said_in_force(RUIN[card], alone),
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


@cache
def tartarus_board() -> dict:
    """What is printed on it."""
    return {
        "track": [said_once(effect) for effect in SPACE_EFFECT],
        "past_end": said_once(PAST_END_EFFECT),
        "deals": [{"id": deal.id, "cost": deal.cost, "buys": said_once(deal.buys)} for deal in DEAL],
    }


@cache
def prisoner_face(number: int) -> dict:
    each = PRISONER[number]
    return {
        "id": each.id,
        "base": each.base,
        "cards": each.cards,
        "kinds": [KINDS[kind] for kind in each.kinds],
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
