"""The bots' evaluation of a position in rivalry, in hundredths of a victory point, and their default moves.

What a player owns is weighed as against Chronos (`judgement.py`), its lead over the best of the others counts. Of the
others it reads only what all can see.
"""

from ..course import is_over
from ..game import each_alone
from ..prospects import by_lead
from . import habits
from .combat import PLAY, STAND
from .duels import layable, sealed_of
from .judgement import ages_to_end, left_of, readiness, worth_of
from .judgement_fights import worth_of_card
from .scoring import outcome
from .state import RESERVE, points_of
from .strength import FIRST_PLAYER_FOE, foe_seat, row_strength, totals

POWER_WORTH, SPACE_WORTH = 90, -15  # of a Corruption power, of a space of the track
GUILT_WORTH, OWNED_WORTH = -20, 45  # of a token, of a prisoner
UNSEEN_WORTH = 110  # a character of somebody else that can still act
SCORED_WEIGHT, RIVALS_WEIGHT = 2, 2  # of points on the track, of the best opponent's standing; tuned by self-play
WON_WORTH = 3000
FIGHT_WORTH, MARGIN_WORTH = 250, 15  # a combat that is being won; each point of Strength in a row
CARD_COST = 12  # of a card in a row
# For `prospects`: how much each of the `worths` says of who will win, in per cent, and the lead that makes a win e
# times as likely as a defeat; fitted to 800 games (tests/bench/outlook.py). The fit gives combats and characters that
# may still act no weight, since they soon pass; theirs are a guess, without which a search would pass early
OUTLOOK = {"points": 100, "assets": 40, "characters": 15, "combat": 40}
LEAD = 190


def standing_of(s, seat: int) -> int:
    """What all can see of how far a player has come."""
    p = s.players[seat]
    ready = 0 if p.passed else sum(where >= RESERVE and not p.spent >> f & 1 for f, where in enumerate(p.where))
    return 100 * points_of(p) + assets_of(s, seat, is_open=False) + UNSEEN_WORTH * ready


def assets_of(s, seat: int, is_open: bool) -> int:
    p = s.players[seat]
    below = POWER_WORTH * len(p.corrupted) + SPACE_WORTH * p.corruption + GUILT_WORTH * p.guilt
    mine = worth_of(s, p, seat, left_of(s), ages_to_end(s), is_open=is_open)
    return mine + below + OWNED_WORTH * s.owners.count(seat)


def appraise(s, seat: int) -> dict[str, int]:
    """The worth of a position for a seat, by what makes it so."""
    p = s.players[seat]
    others = [other for other in range(len(s.players)) if other != seat]
    if is_over(s):
        best = max(points_of(s.players[other]) for other in others)
        return {"points": SCORED_WEIGHT * 100 * (points_of(p) - best) + WON_WORTH * (seat in outcome(s)["winners"])}
    own = worths(s, seat)
    return own | {
        "points": SCORED_WEIGHT * own["points"],
        "rivals": -RIVALS_WEIGHT * max(standing_of(s, other) for other in others),
    }


def worths(s, seat: int) -> dict[str, int]:
    """What a seat has and what it promises, before the weights and without what the others have."""
    p = s.players[seat]
    return {
        "points": 100 * points_of(p),
        "assets": assets_of(s, seat, is_open=True),
        "characters": readiness(s, p, seat),
        "combat": worth_of_combats(s, seat),
    }


def worth_of_combats(s, seat: int) -> int:
    """How the combats of a seat stand, and what it has laid in them itself."""
    worth = 0
    for fight in s.combats:
        other = foe_seat(fight.foe)
        if seat not in (fight.seat, other):
            continue
        mine, theirs = totals(s, fight)
        margin = mine - theirs if seat == fight.seat else theirs - mine + 1
        sealed = sealed_of(fight, seat) if fight.foe >= FIRST_PLAYER_FOE else []
        if fight.sealed or fight.foe_sealed or not (fight.row or fight.foe_row):
            cards = [each for each in sealed if each >= 0]
            worth += MARGIN_WORTH * sum(row_strength(cards, len(cards))) - CARD_COST * len(cards)
        else:
            worth += FIGHT_WORTH if margin > 0 else -FIGHT_WORTH
    return worth


prospects = by_lead(worths, each_alone, LEAD, OUTLOOK)


def habit(s):
    """The default move at this decision, or None: lay the best row there is."""
    rule, seat, *_ = s.agenda[-1]
    if rule == "lay_card":
        return best_card(s, seat)
    return habits.habit(s) if rule in SAME else None


SAME = {"fight_on", "discard_card"}


def best_card(s, seat: int):
    """The card that adds most to the row, or no more if none adds anything."""
    laid = [each for each in sealed_of(s.combats[-1], seat) if each >= 0]
    before = sum(row_strength(laid, len(laid)))
    best = max(
        layable(s, seat),
        key=lambda card: (sum(row_strength([*laid, card], len(laid) + 1)), worth_of_card(card)),
        default=None,
    )
    if best is None or sum(row_strength([*laid, best], len(laid) + 1)) <= before:
        return STAND
    return PLAY[best]
