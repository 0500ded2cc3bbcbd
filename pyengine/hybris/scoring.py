"""The end [1.1]: score sheets, the outcome, and the laws of conservation."""

from ..course import is_over
from .concept_cards import CARDS_OF_A_CONCEPT, CHAINED
from .conflicts import AVATAR_DECK, COLISEUM_DECK, DECK_OF, IS_COLISEUM
from .data import (
    ALLIES,
    CHAINS_OF_A_TRACK,
    CITY_ROOM,
    FIGURES,
    FIRST_ALLY,
    FIRST_CITY,
    FREED_FROM,
    GREATEST,
    IS_CHAINED,
    IS_HERO,
    KIND_OF,
    LINE,
    SLOTS,
    STORE,
    TOKENS_WITH_TARTARUS,
)
from .data_cards import NEW_PREMONITIONS, PREMONITIONS_END, TARTARUS_PREMONITIONS, TECHNOLOGY
from .grammar import CITIES, CONCEPTS, LOCATIONS, RIVAL_SOURCES, SOURCES, TEMPLE
from .olympians import TILES
from .state import (
    ALL_TILES,
    AWAY,
    CHAINS_GONE,
    EMPTY,
    FALLEN,
    HOME,
    IN_PRISON,
    KINDS_OF_PIECES,
    ON_TILE,
    bits,
    chains_left,
    chronos_points,
    is_rivalry,
    points_of,
    removed,
    technologies_in,
    unlocked,
)
from .strength import FIRST_HERO_FOE, FIRST_PLAYER_FOE, foe_seat
from .tartarus import CORRUPTION_CARD, CORRUPTION_COPIES, LAST_SPACE


def score(s) -> list[dict]:
    """[1.2] Victory points by source, one dict a seat."""
    return [sheet(SOURCES, p.points) for p in s.players]


def rival_score(s) -> dict[str, dict]:
    """[1.2] Those of Chronos, if he plays."""
    return {} if is_rivalry(s) else {"chronos": sheet(RIVAL_SOURCES, s.chronos)}


def sheet(names: tuple[str, ...], points: list[int]) -> dict:
    return {"total": sum(points)} | dict(zip(names, points))


def ahead(s) -> list[int]:
    """[1.1] The seats with more victory points than Chronos."""
    return [seat for seat, p in enumerate(s.players) if points_of(p) > chronos_points(s)]


def outcome(s) -> dict | None:
    """[1.1] All win by unlocking every tile, or by each having more points than Chronos after the last Age; some do if
    only some have more; nobody does otherwise, or when no chain is left."""
    if not is_over(s):
        return None
    everybody = list(range(len(s.players)))
    if is_rivalry(s):
        return outcome_of_rivalry(s)
    if s.ending == CHAINS_GONE:
        winners, reason = [], "chains_gone"
    elif s.ending == ALL_TILES:
        winners, reason = everybody, "all_tiles"
    else:
        winners = ahead(s)
        reason = "all_ahead" if winners == everybody else "some_ahead" if winners else "chronos_ahead"
    return {"winners": winners, "reason": reason, "tie_break": None}


def outcome_of_rivalry(s) -> dict:
    """[9.6] The first to unlock every tile wins; after the last Age the one with the most points, then the most
    Greatness, then the most tiles unlocked; those who are still equal win together."""
    if s.ending == ALL_TILES:
        winners = [seat for seat, p in enumerate(s.players) if unlocked(p) == len(TILES)]
        return {"winners": winners, "reason": "all_tiles", "tie_break": None}
    best, tie_break = list(range(len(s.players))), None
    for name, measure in TIE_BREAKS:
        most = max(measure(s.players[seat]) for seat in best)
        if name and len(best) > 1:
            tie_break = name
        best = [seat for seat in best if measure(s.players[seat]) == most]
    return {"winners": best, "reason": "most_points", "tie_break": "shared" if len(best) > 1 else tie_break}


TIE_BREAKS = ((None, points_of), ("greatness", lambda p: p.greatness), ("tiles", unlocked))


# --- laws of conservation ---------------------------------------------------------------------------------------------


def invariants(s) -> None:
    """Every component is in exactly one place. Raises AssertionError naming the one that is lost or doubled."""
    for seat, p in enumerate(s.players):
        check_player(s, seat, p)
    check_cards(s)
    check_technologies(s)
    check_chronos(s)
    check_slots(s)
    check_tartarus(s)


def check_player(s, seat: int, p) -> None:
    me = f"seat {seat}"
    assert min(p.stock) >= 0 and p.shackles >= 0 and points_of(p) >= 0, f"{me}: less than nothing"
    assert 0 <= p.greatness <= GREATEST, f"{me}: Greatness {p.greatness}"
    assert min(p.pieces) >= 0, f"{me}: a piece was freed twice"
    full = [tile.count(kind) for tile in TILES for kind in range(KINDS_OF_PIECES)]
    assert all(here <= most for here, most in zip(p.pieces, full)), f"{me}: a piece too many on a tile"
    placing = any(rule == "place_temple" and args[0] == seat for rule, *args in s.agenda)
    assert bits(p.temples) + placing == removed(p, TEMPLE), f"{me}: a Temple is lost"
    for (tile, kind), f in FREED_FROM.items():
        on_tile = p.pieces[tile * KINDS_OF_PIECES + kind]
        assert (p.where[f] == ON_TILE) == bool(on_tile), f"{me}: {FIGURES[f]} is on its tile and isn't"
    for f, where in enumerate(p.where):
        assert f >= FIRST_ALLY or where != AWAY, f"{me}: {FIGURES[f]} has left the game"
        assert where != FALLEN or KIND_OF[f] == IS_HERO, f"{me}: {FIGURES[f]} has fallen"
    for place, number in enumerate(TOKENS_WITH_TARTARUS):
        assert p.token.count(place) <= number, f"{me}: too many tokens of {LOCATIONS[place]}"


def check_cards(s) -> None:
    coliseum, avatars = s.arena + s.arena_under + s.arena_discard, s.avatar_deck + s.avatar_discard
    for fight in s.combats:
        if fight.foe < FIRST_HERO_FOE:
            avatars = avatars + fight.foe_row
        elif fight.foe < FIRST_PLAYER_FOE:
            coliseum = coliseum + fight.foe_row
    for seat, p in enumerate(s.players):
        held = p.hand + p.wards + rows_of(s, seat)
        own = p.deck + p.under + p.discard + [card for card in held if not IS_COLISEUM[card]]
        assert sorted(own) == sorted(DECK_OF[p.olympian]), f"seat {seat}: Conflict cards"
        coliseum = coliseum + [card for card in held if IS_COLISEUM[card]]
    assert sorted(coliseum) == sorted(COLISEUM_DECK), "cards of the Coliseum"
    assert sorted(avatars) == ([] if is_rivalry(s) else sorted(AVATAR_DECK)), "cards of the avatars"
    premonitions = s.oracle + s.oracle_under + s.oracle_discard + [card for p in s.players for card in p.premonitions]
    assert sorted(premonitions) == sorted(premonitions_in_play(s)), "Premonitions"
    assert len(set(s.gone)) == len(s.gone), "a concept's card was obliterated twice"
    for concept, card in enumerate(s.face):
        assert card == EMPTY or CHAINED[card // CARDS_OF_A_CONCEPT] == concept, "a card lies at another concept"
        assert card not in s.gone, "a card that was obliterated lies face up"


def rows_of(s, seat: int) -> list[int]:
    """The cards that a seat has laid open in combats."""
    own = [card for fight in s.combats if fight.seat == seat for card in fight.row]
    return own + [card for fight in s.combats if foe_seat(fight.foe) == seat for card in fight.foe_row]


def premonitions_in_play(s) -> list[int]:
    """[1.3, 8.2, 10.1] The Premonitions of this match."""
    new = range(NEW_PREMONITIONS, TARTARUS_PREMONITIONS) if s.options.new_premonitions else ()
    deep = range(TARTARUS_PREMONITIONS, PREMONITIONS_END) if s.options.tartarus else ()
    return [*range(NEW_PREMONITIONS), *new, *deep]


def check_technologies(s) -> None:
    found = s.technologies + [tech for tech in s.display if tech != EMPTY] + s.line + s.ancient + s.box
    for p in s.players:
        found = found + p.crafted + p.deployed
        assert len(p.deployed) == len(p.deployed_at), "a technology is in no city"
    assert sorted(found) == list(range(len(TECHNOLOGY))), "technologies"
    assert len(s.line) == len(s.line_of) <= LINE, "the line in the Forge"
    assert all(technologies_in(s, city) <= CITY_ROOM for city in range(len(CITIES))), "a city is too full"


def check_chronos(s) -> None:
    for concept, chained in enumerate(IS_CHAINED):
        assert 0 <= s.chains[concept] <= (CHAINS_OF_A_TRACK if chained else 0), f"chains of {CONCEPTS[concept]}"
        assert 0 <= s.store[concept] <= STORE, f"store of {CONCEPTS[concept]}"
    assert bool(chains_left(s)) != (is_rivalry(s) or s.ending == CHAINS_GONE), "no chain is left, and the match goes on"
    assert min(s.intensity) >= 0 and chronos_points(s) >= 0, "Chronos has less than nothing"
    allies = [ally for p in s.players for ally in range(ALLIES) if p.where[FIRST_ALLY + ally] != AWAY]
    assert len(set(allies)) == len(allies), "an ally of two players"
    assert s.champion not in s.heroes and not set(allies) & {s.champion, *s.heroes}, "a Coliseum Hero in two places"
    tokens = [seat for seat in s.focus if seat != EMPTY]
    assert len(set(tokens)) == len(tokens), "two Focus tokens of one player"


def check_slots(s) -> None:
    standing = [where for p in s.players for where in p.where if where >= 0 and not SLOTS[where].dotted]
    assert len(set(standing)) == len(standing), "two characters on one slot"
    away = [where for where in s.avatars if where != HOME]
    assert len(set(away)) == len(away) and all(where >= FIRST_CITY for where in away), "avatars in one city, or in none"
    assert not any(s.blocked >> slot & 1 for slot in [*standing, *away]), "somebody stands on a blocked slot"
    kept = [slot for slot in s.prisoners if slot >= 0 and not SLOTS[slot].dotted]
    assert len(set(kept)) == len(kept) and not set(kept) & set(standing), "a prisoner and somebody else on one slot"


def check_tartarus(s) -> None:
    """[10] Corruption cards, tokens, prisoners."""
    if not s.options.tartarus:
        assert not (s.corruption or s.prisoners or any(p.corruption or p.guilt for p in s.players)), (
            "Tartarus is closed"
        )
        return
    cards = s.corruption + s.corruption_under + s.corruption_discard + s.offered
    cards = cards + [s.corruption_top] * (s.corruption_top != EMPTY)
    cards = cards + [card for p in s.players for card in p.corrupted]
    assert sorted(cards) == sorted([*range(len(CORRUPTION_CARD))] * CORRUPTION_COPIES), "Corruption cards"
    for where, owner in zip(s.prisoners, s.owners):
        assert (where == IN_PRISON) == (owner == EMPTY), "a prisoner without owner at large, or one in prison with"
    assert all(1 <= p.corruption <= LAST_SPACE and p.guilt >= 0 for p in s.players), "Corruption track or Guilt"
