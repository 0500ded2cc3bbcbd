"""The map and the tables [2.1]: they are consistent and agree with the published descriptions of the game."""

import json
import subprocess
from pathlib import Path

import pytest

import build
from pyengine.pantheon.data import (
    CARD_COPIES,
    COST,
    DEMIGOD_COPIES,
    GOD_COPIES,
    GODS,
    LOOT_COPIES,
    NATIONS,
    PRICE,
    PROVENANCE,
    SPECIAL_MONEY,
)
from pyengine.pantheon.map import (
    CITIES,
    COLUMN_SPACES,
    FOR_COLUMNS,
    FOR_FEET,
    HOME,
    ID,
    KIND,
    LOOT_SPACES,
    NAME,
    NEAR,
    SPACE,
    SPACES,
    TERRAIN,
    mask,
    members,
)

WEB = Path(__file__).parents[2] / "web/games/pantheon/map.js"


def flood(start: int, through: int) -> dict[int, int]:
    """The distance of each reachable space from `start`, through the spaces of the set `through` only."""
    found, edge = {start: 0}, [start]
    for space in edge:
        for near in members(NEAR[space] & through):
            if near not in found:
                found[near] = found[space] + 1
                edge.append(near)
    return found


def test_2_1_the_board_matches_the_published_descriptions():
    assert len(SPACES) == len(set(ID)) == 282 and TERRAIN.count("land") == 187
    assert [KIND.count(kind) for kind in ("home", "loot", "column")] == [8, 40, 34]
    assert set(HOME) == set(CITIES) == set(NATIONS) and ID[HOME["Gallia"]] == 504
    assert all(sorted(least for _, least in LOOT_SPACES[nation]) == [2, 2, 2, 3, 4] for nation in NATIONS)
    assert NAME[SPACE[703]] == "Colonia" and NAME[SPACE[2115]] == "Gerrha"
    assert mask(range(282)) == FOR_FEET | FOR_COLUMNS and not FOR_FEET & FOR_COLUMNS


def test_2_1_neighbours_are_mutual():
    for space, near in enumerate(NEAR):
        assert 2 <= len(members(near)) <= 6 and not near >> space & 1
        assert all(NEAR[other] >> space & 1 for other in members(near))
    assert {ID[space] for space in members(NEAR[SPACE[504]])} == {404, 604, 403, 503, 405, 505}


def test_2_1_every_space_can_be_reached_by_feet():
    assert len(flood(HOME["Gallia"], FOR_FEET)) == 282 - 34
    for nation, home in HOME.items():
        far = flood(home, FOR_FEET)
        assert len(members(NEAR[home])) == 6 and all(3 <= far[space] <= 4 for space, _ in LOOT_SPACES[nation])
        near = [
            space
            for space in COLUMN_SPACES
            if min((far[each] for each in members(NEAR[space]) if each in far), default=9) <= 2
        ]
        assert len(near) >= 4 and not NEAR[home] & FOR_COLUMNS
    assert not any(NEAR[space] & FOR_COLUMNS for space in COLUMN_SPACES)


def test_2_1_two_steps_from_gallia_reach_nothing():
    far = flood(HOME["Gallia"], mask(range(282)))
    assert all(far[space] >= 3 for space in COLUMN_SPACES) and all(
        far[space] >= 3 for space, _ in LOOT_SPACES["Gallia"]
    )


@pytest.mark.parametrize(
    "total, counts",
    [(75, CARD_COPIES), (21, DEMIGOD_COPIES), (40, LOOT_COPIES), (40, [GOD_COPIES] * len(GODS)), (23, SPECIAL_MONEY)],
    ids=["cards", "demigods", "loot", "gods", "money"],
)
def test_2_1_totals_are_the_printed_ones(total, counts):
    assert sum(counts) == total


def test_2_1_prices_and_gods_match_the_published_descriptions():
    assert PRICE[1] == 1 and PRICE[3] == 6 and PRICE[3] - PRICE[1] == 5 and PRICE[1] + PRICE[2] == 4
    assert COST[GODS.index("Gadicea")][0] == 5 and COST[GODS.index("Pietalte")] == (3, 2, 1) and (4, 1) in COST
    assert all(cost == tuple(sorted(cost, reverse=True)) for cost in COST)
    assert set(PROVENANCE.values()) == {"printed", "inferred", "online", "own", "reconstructed"}
    assert (PROVENANCE["start_by_players"], PROVENANCE["idle_limit"]) == ("online", "own")


def test_2_1_the_page_draws_the_same_map():
    """The page and the engine have the same data for each space."""
    program = f"import({json.dumps(WEB.as_uri())}).then(map => console.log(JSON.stringify(map.SPACES)))"
    told = subprocess.run(
        [build.node_tool("node"), "--input-type=module", "--eval", program],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    ).stdout
    drawn = {each[0]: [part for part in each[1:] if part is not None] for each in json.loads(told)}
    assert drawn.keys() == SPACE.keys()
    for name, (terrain, kind, *printed) in drawn.items():
        space = SPACE[name]
        assert (terrain, kind, printed) == (TERRAIN[space], KIND[space], signs(space)), name


def signs(space: int) -> list:
    """The labels printed on a space: nation and city, nation and number of players, or the name of a column space."""
    for nation in NATIONS:
        if HOME[nation] == space:
            return [nation, CITIES[nation]]
        for each, least in LOOT_SPACES[nation]:
            if each == space:
                return [nation, least]
    return [NAME[space]] if space in NAME else []
