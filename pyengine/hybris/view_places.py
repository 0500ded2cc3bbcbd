"""Locations, their slots, and who stands there, as JSON [2.7]."""

from .data import CITY_TYPE, FIGURES, FIRST_CITY, MORTAL_WORLD, SLOTS, SLOTS_OF, TARTARUS
from .data_cards import TECHNOLOGIES
from .faces import said_once
from .grammar import AVATARS, LOCATIONS
from .tartarus import PRISONER_IDS


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
