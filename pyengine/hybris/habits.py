"""The default moves of bots, at decisions whose best answer a simple rule finds; rivalry uses two of them."""

from .chains import CHAIN, SLOT_NAMED, addable, why_not_block
from .combat import CITY_NAMED, GO_ON, PLAY, STAND, USE, storms
from .conflicts import STRENGTH
from .contests import ACCEPT, CANCEL, OFFER, offered_strength, offers
from .data import AVATAR, FIRST_CITY, IS_CHAINED, IS_PROPHET, KIND_OF, SLOTS
from .data_cards import TECHNOLOGY
from .decks import DISCARD
from .effects import FROM, held
from .grammar import CITIES, KRATOS
from .judgement_chronos import worth_of_chain
from .judgement_fights import armed, best_row, expected, odds, points_of_technology, prize, stake, worth_of_card
from .pieces import FREE, TEMPLE_AT, freeable
from .state import EMPTY, KINDS_OF_PIECES, cities_for_avatars, lowest_at_home, occupied, technologies_in
from .strength import totals
from .weights import CANCEL_COST, PIECE_WORTH


def habit(s):
    """The default move at this decision, or None."""
    usual = HABITS.get(s.agenda[-1][0])
    return usual(s, *s.agenda[-1][1:]) if usual else None


def go_on(s, *args):
    return GO_ON


def answer(s, seat, f, tech, slot):
    """Cancel a contest if that costs less than the fight promises."""
    if offered_strength(s, seat) < s.intensity[KRATOS]:
        return ACCEPT
    if KIND_OF[f] == IS_PROPHET:
        return CANCEL
    avatar = lowest_at_home(s)
    points = points_of_technology(tech, slot)
    lost = stake(f) + 100 * TECHNOLOGY[tech].points * len(s.players)
    fight = expected(odds(s, s.players[seat], f, avatar, armed(s, seat)), points + prize(s, avatar), lost)
    return ACCEPT if fight > points - CANCEL_COST * s.intensity[KRATOS] else CANCEL


def discard_weakest(s, seat, *args):
    return DISCARD[min(sorted(set(s.players[seat].hand)), key=worth_of_card)]


def smallest_offer(s, seat, left):
    """The weakest card that suffices, or else the strongest one."""
    possible = [(other, card) for other, card in offers(s, seat) if STRENGTH[card]]
    enough = [each for each in possible if STRENGTH[each[1]] >= left]
    other, card = (
        min(enough, key=lambda each: STRENGTH[each[1]]) if enough else max(possible, key=lambda each: STRENGTH[each[1]])
    )
    return OFFER[other][card]


def pay_from_the_richest(s, seat, resource, *args):
    return FROM[max(range(len(s.players)), key=lambda other: held(s.players[other], resource))]


def best_play(s, *args):
    """The next card of the best row that can still be laid; nothing more when the fight is won or can't be."""
    fight = s.combats[-1]
    mine, theirs = totals(s, fight)
    if mine > theirs:
        return STAND
    lead, first = best_row(s, fight)
    if lead <= 0:
        return STAND
    return PLAY[first] if first != EMPTY else USE[storms(s, fight.seat)[0]]


def free_nearest(s, seat, kind):
    """Off the tile with the fewest pieces left; of those the one that is worth most."""
    p = s.players[seat]
    tile, piece = min(
        freeable(s, p, kind),
        key=lambda each: (
            sum(p.pieces[each[0] * KINDS_OF_PIECES : (each[0] + 1) * KINDS_OF_PIECES]),
            -PIECE_WORTH[each[1]],
        ),
    )
    return FREE[piece][tile]


def build_temple(s, seat):
    """Where most technologies are: there is most to preach about."""
    p = s.players[seat]
    return TEMPLE_AT[
        max(
            (city for city in range(len(CITIES)) if not p.temples >> city & 1),
            key=lambda city: technologies_in(s, city),
        )
    ]


def break_cheapest(s, seat, avatar):
    """Where a chain is worth least."""
    possible = [
        c for c, chained in enumerate(IS_CHAINED) if chained and (avatar == EMPTY or c in AVATAR[avatar].concepts)
    ]
    return CHAIN[min(possible, key=lambda concept: worth_of_chain(s, concept))]


def add_dearest(s, seat):
    """Where a chain is missing most."""
    return CHAIN[min(addable(s), key=lambda concept: s.chains[concept])]


def send_avatar(s, seat, avatar):
    """To a city where nobody stands, rather one with many technologies."""
    standing = occupied(s)
    return CITY_NAMED[
        min(cities_for_avatars(s), key=lambda slot: (standing >> slot & 1, -technologies_in(s, slot - FIRST_CITY)))
    ]


def block_least(s, seat, place, empty):
    """A slot that is missed least: nobody stands there, no city, without a bonus."""
    standing = occupied(s)
    slots = [slot for slot in range(len(SLOTS)) if why_not_block(s, slot, place, empty) is None]
    return SLOT_NAMED[
        min(
            slots,
            key=lambda slot: (
                slot in s.avatars,
                standing >> slot & 1,
                slot >= FIRST_CITY,
                SLOTS[slot].dotted != (len(s.players) == 1),
            ),
        )
    ]


HABITS = dict.fromkeys(("desolation", "tribute", "chronos_turn", "damnation", "fatality", "avatar_strikes"), go_on) | {
    "answer_contest": answer,
    "fight_on": best_play,
    "discard_card": discard_weakest,
    "offer_card": smallest_offer,
    "contribute": pay_from_the_richest,
    "free_piece": free_nearest,
    "place_temple": build_temple,
    "choose_break": break_cheapest,
    "choose_add": add_dearest,
    "choose_city": send_avatar,
    "choose_block": block_least,
}
