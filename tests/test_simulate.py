"""Bots against bots: the counts, and the command that prints them."""

import json
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest
from distributed import LocalCluster

import pyengine
from mortal import die, die_once
from pyengine import GAMES
from pyengine.deals import Contest, play
from pyengine.match import BadSetup
from pyengine.simulate import Task, interval, play_task, simulate
from pyengine.workers import Cluster, Processes, WorkersLost

NULLGAME = GAMES["nullgame"]


def test_a_simulation_counts_wins_points_and_lengths():
    result = simulate(NULLGAME, ["uniform"] * 3, 10, seed=1)
    about = {"game", "options", "bots", "games", "seed", "paired"}
    assert result.keys() == about | {"wins", "ends", "points", "plies", "plies_a_second"}
    said = [result[name] for name in ("game", "bots", "games", "seed", "paired")]
    assert said == ["nullgame", ["uniform"] * 3, 10, 1, False]
    assert sum(result["wins"]) == pytest.approx(10)
    assert result["plies"]["least"] <= result["plies"]["mean"] <= result["plies"]["most"]
    for points in result["points"]:
        assert points["total"] == pytest.approx(sum(points.values()) - points["total"], abs=0.06)
    assert json.loads(json.dumps(result)) == result


def test_the_counts_are_those_of_the_games():
    result = simulate(NULLGAME, ["uniform"] * 2, 6, seed=3)
    finals = [play(NULLGAME, ["uniform"] * 2, seed, {"unused": False}) for seed in range(3, 9)]
    assert result["plies"]["mean"] == pytest.approx(sum(plies for _, plies in finals) / 6)
    for seat in (0, 1):
        shares = sum(
            (seat in winners) / len(winners) for s, _ in finals for winners in [NULLGAME.outcome(s)["winners"]]
        )
        assert result["wins"][seat] == pytest.approx(shares)
        total = sum(NULLGAME.score(s)[seat]["total"] for s, _ in finals)
        assert result["points"][seat]["total"] == pytest.approx(total / 6, abs=0.01)


def test_options_are_played_and_ends_are_counted():
    rivalry, chronos = (
        simulate(GAMES["hybris"], ["uniform"] * 2, 4, seed=3, options={"mode": mode}) for mode in ("rivalry", "chronos")
    )
    assert rivalry["options"] == {"mode": "rivalry"}
    assert sum(rivalry["ends"].values()) == sum(chronos["ends"].values()) == 4
    assert not rivalry["ends"].keys() & chronos["ends"].keys()
    with pytest.raises(BadSetup):
        simulate(GAMES["hybris"], ["uniform"] * 2, 1, seed=3, options={"mode": "none"})


def test_the_same_seed_gives_the_same_counts():
    one, other = (simulate(NULLGAME, ["uniform"] * 2, 5, seed=9) for _ in range(2))
    assert one | {"plies_a_second": 0} == other | {"plies_a_second": 0}
    assert simulate(NULLGAME, ["uniform"] * 2, 5, seed=10)["points"] != one["points"]


@pytest.mark.parametrize("bots", [["uniform"] * 2, ["uniform"] * 4])
def test_paired_play_gives_every_deal_to_every_rotation(monkeypatch, bots):
    played = []

    def spy(game, levels, seed, options):
        played.append((seed, tuple(levels)))
        return play(game, levels, seed, options)

    monkeypatch.setattr("pyengine.deals.play", spy)
    monkeypatch.setitem(pyengine.bots.AT_ONCE, "other", pyengine.bots.uniform)
    result = simulate(NULLGAME, ["other", *bots[1:]], 2 * len(bots), seed=5, paired=True)
    for seed in (5, 6):
        seats = [levels.index("other") for at, levels in played if at == seed]
        assert sorted(seats) == list(range(len(bots)))
    assert result["paired"] is True
    assert result["first_bot"].keys() == {"share", "low", "high"}
    assert result["first_bot"]["share"] == pytest.approx(result["wins"][0] / (2 * len(bots)), abs=1e-4)


def test_equal_bots_win_their_share():
    share = simulate(NULLGAME, ["uniform"] * 2, 1000, seed=1, paired=True)["first_bot"]
    assert share["low"] <= 0.5 <= share["high"]


def test_an_interval():
    assert interval([1.0] * 3, 3) == {"share": 1.0, "low": 0.4385, "high": 1.0}  # n / (n + 1.96 ** 2)
    assert interval([0.0, 1.0] * 50, 100) == {"share": 0.5, "low": 0.4038, "high": 0.5962}
    assert interval([0.5], 1)["share"] == 0.5


def test_an_interval_counts_games_of_a_deal_as_alike_as_they_are():
    as_games, as_deals = interval([0.0, 1.0] * 100, 200), interval([0.0, 1.0] * 50, 100)
    assert interval([0.0, 1.0] * 50, 200) == as_deals  # both games of a deal end alike
    assert interval([0.0, 0.5, 0.5, 1.0] * 25, 200) == pytest.approx(as_games, abs=2e-3)  # they are independent
    assert interval([0.5] * 100, 200) == as_games  # they balance each other: no better than independent
    assert interval([0.5] * 10, 20)["low"] == interval([0.0, 1.0] * 5, 10)["low"]  # too few deals to tell


def test_progress_is_told_after_every_game():
    told = []
    simulate(NULLGAME, ["uniform"] * 2, 4, seed=1, progress=told.append)
    assert told == [1, 2, 3, 4]


def test_a_number_of_seats_the_game_has_not_is_refused():
    with pytest.raises(BadSetup):
        simulate(NULLGAME, ["uniform"], 1, seed=1)


# --- the command -------------------------------------------------------------------------------------------


def run(*arguments: str) -> subprocess.CompletedProcess:
    return subprocess.run(
        [sys.executable, "-m", "pyengine", "simulate", *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        cwd=Path(pyengine.__file__).parent.parent,
    )


def test_the_command_prints_json():
    outcome = run("--game", "nullgame", "--players", "4", "--bots", "uniform", "--games", "5", "--seed", "1", "--json")
    assert (outcome.returncode, outcome.stderr) == (0, "")
    result = json.loads(outcome.stdout)
    assert result["bots"] == ["uniform"] * 4 and result["games"] == 5
    assert result["points"] == simulate(NULLGAME, ["uniform"] * 4, 5, seed=1)["points"]


def test_the_command_prints_a_table_for_people():
    outcome = run("--game", "nullgame", "--players", "3", "--bots", "greedy,uniform", "--games", "6", "--paired")
    assert (outcome.returncode, outcome.stderr) == (0, "")
    lines = outcome.stdout.splitlines()
    assert lines[0].startswith("nullgame: 6 games")
    assert [line.split()[0] for line in lines[1:5]] == ["bot", "greedy", "uniform", "uniform"]
    assert lines[5].startswith("ends: ")
    assert lines[6].startswith("greedy wins")


@pytest.mark.parametrize(
    "arguments, word",
    [
        (["--bots", "perfect"], "perfect"),
        (["--bots", "uniform,"], "''"),
        (["--bots", "uniform,uniform,greedy", "--players", "2"], "3 bots"),
        (["--journal", "nowhere/deals.jsonl"], "nowhere"),
        (["--players", "9"], "9"),
        (["--players", "0"], "0"),
        (["--players", "-1"], "-1"),
        (["--games", "0"], "1"),
        (["--games", "-3"], "1"),
        (["--option", "heroes=3"], "heroes"),
        (["--option", "unused=3"], "3"),
        (["--seed", "-1"], "seed"),
        (["--seed", str(2**53)], "seed"),
    ],
)
def test_bad_arguments_are_one_sentence(arguments, word):
    outcome = run("--game", "nullgame", *arguments)
    assert outcome.returncode == 2 and outcome.stdout == ""
    assert word in outcome.stderr and len(outcome.stderr.splitlines()) == 1 and "Traceback" not in outcome.stderr


@pytest.mark.parametrize(
    "arguments, word",
    [
        (["--workers", "0"], "1 worker"),
        pytest.param(["--cluster", "nowhere:1"], "nowhere", marks=pytest.mark.slow),  # gives up after 10 s
    ],
)
def test_workers_that_cannot_be_had_are_one_sentence(arguments, word):
    outcome = run("--game", "nullgame", *arguments)
    assert outcome.returncode == 2 and outcome.stdout == ""
    assert word in outcome.stderr and "Traceback" not in outcome.stderr


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupted_run_says_so_and_keeps_its_deals(tmp_path, workers):
    journal = tmp_path / "deals.jsonl"
    arguments = ["--game", "nullgame", "--bots", "hard", "--games", "100000", "--workers", workers]
    command = subprocess.Popen(
        [sys.executable, "-m", "pyengine", "simulate", *arguments, "--journal", journal],
        stderr=subprocess.PIPE,
        text=True,
        cwd=Path(pyengine.__file__).parent.parent,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a shell's background jobs ignore it
    )
    until = time.monotonic() + 60
    while not (journal.exists() and journal.stat().st_size) and time.monotonic() < until:
        time.sleep(0.05)
    os.killpg(command.pid, signal.SIGINT)  # as Ctrl-C does: to all processes of the run
    _, said = command.communicate(timeout=60)
    assert (command.returncode, said) == (130, "interrupted\n") and journal.stat().st_size


def test_the_bridge_ends_quietly_when_nobody_listens():
    command = subprocess.Popen(
        [sys.executable, "-m", "pyengine", "bridge"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=Path(pyengine.__file__).parent.parent,
    )
    command.stdout.close()
    command.stdin.write("{}\n")
    command.stdin.close()
    assert command.wait(timeout=60) == 1 and command.stderr.read() == ""


# --- workers -----------------------------------------------------------------------------------------------


def counts(result: dict) -> dict:
    return {name: value for name, value in result.items() if name != "plies_a_second"}


@pytest.mark.slow
@pytest.mark.parametrize("bots", [["greedy", "uniform"], ["hard", "uniform"]])
def test_any_number_of_workers_counts_the_same(bots):
    alone, together = (
        simulate(NULLGAME, bots, 9, seed=1, paired=True, workers=workers) for workers in (None, Processes(3))
    )
    assert counts(alone) == counts(together)


@pytest.mark.slow
def test_processes_that_die_lose_nothing(tmp_path):
    marks = [tmp_path / str(number) for number in range(4)]
    with Processes(2) as team:
        found = dict(team.results(die_once, marks))
    assert found == {number: str(number) for number in range(4)}


@pytest.mark.slow
def test_a_task_that_kills_every_process_is_given_up(tmp_path):
    with Processes(2) as team, pytest.raises(WorkersLost):
        list(team.results(die, [tmp_path]))


@pytest.mark.slow
def test_a_pool_that_breaks_while_it_gets_its_tasks_is_replaced(tmp_path, monkeypatch):
    submit, failed = ProcessPoolExecutor.submit, []

    def break_once(pool, *task):
        if len(failed) < 1:
            failed.append(task)
            raise BrokenProcessPool
        return submit(pool, *task)

    monkeypatch.setattr(ProcessPoolExecutor, "submit", break_once)
    with Processes(2) as team:
        assert dict(team.results(abs, [-1, -2])) == {0: 1, 1: 2}
    assert failed


def test_a_run_goes_on_from_its_journal(tmp_path, monkeypatch):
    journal, played = tmp_path / "deals.jsonl", []
    whole = simulate(NULLGAME, ["uniform"] * 2, 9, seed=1, paired=True)

    def spy(game, bots, seed, options):
        played.append(seed)
        if len(played) == 5:
            raise KeyboardInterrupt
        return play(game, bots, seed, options)

    monkeypatch.setattr("pyengine.deals.play", spy)
    with pytest.raises(KeyboardInterrupt):
        simulate(NULLGAME, ["uniform"] * 2, 9, seed=1, paired=True, journal=journal)
    assert played == [1, 1, 2, 2, 3]
    with journal.open("a") as file:
        file.write('12\n["cut o')  # as if the power had failed
    assert counts(simulate(NULLGAME, ["uniform"] * 2, 9, seed=1, paired=True, journal=journal)) == counts(whole)
    assert played[5:] == [3, 3, 4, 4, 5, 5]
    simulate(NULLGAME, ["uniform"] * 2, 9, seed=1, paired=True, journal=journal)
    assert len(played) == 11  # every deal is in the journal, that after the line cut off, too


def test_a_journal_holds_for_the_same_bots_game_and_engine_only(tmp_path, monkeypatch):
    journal, told = tmp_path / "deals.jsonl", []
    simulate(NULLGAME, ["uniform"] * 2, 4, seed=1, journal=journal)
    simulate(NULLGAME, ["uniform"] * 2, 4, seed=3, journal=journal, progress=told.append)
    assert told == [2, 3, 4]  # the two of the journal at once
    kept = len(journal.read_text().splitlines())
    assert kept == 6
    simulate(NULLGAME, ["greedy", "uniform"], 4, seed=1, journal=journal)
    monkeypatch.setattr("pyengine.journal.fingerprint", lambda game: "another")
    simulate(NULLGAME, ["uniform"] * 2, 4, seed=1, journal=journal)
    assert len(journal.read_text().splitlines()) == kept + 8


def test_a_paired_run_plays_whole_deals():
    found = simulate(NULLGAME, ["greedy", "uniform"], 3, seed=1, paired=True)
    assert found["games"] == 4 and found["first_bot"]["share"] == found["wins"][0] / 4


@pytest.mark.parametrize("content", [b"Dear diary,\n", b"\xff\xfe", b"[1,2,3]\n"])
def test_a_file_that_is_no_journal_is_left_alone(tmp_path, content):
    journal = tmp_path / "diary"
    journal.write_bytes(content)
    with pytest.raises(OSError, match="isn't a journal of deals"):
        simulate(NULLGAME, ["uniform"] * 2, 2, seed=1, journal=journal)
    assert journal.read_bytes() == content


DAMAGED = (
    *(
        "[1]",
        "1",
        "null",
        "[[], [], [], []]",
        '["12", [{}, {}], [3], ["x"]]',
        '[{"0": 1, "1": 0}, [{}, {}], [3], ["x"]]',
    ),
    *('[[9e9, 0], [{}, {}], [3], ["x"]]', '[[NaN, 0], [{}, {}], [3], ["x"]]', '[["1", null], [{}, {}], [3], ["x"]]'),
    *('[[1, 0], [{}, {"total": "1"}], [3], ["x"]]', '[[1, 0], [{}, []], [3], ["x"]]', '[[1, 0], [{}], [3], ["x"]]'),
    *('[[1, 0], [{}, {}], [3, 3], ["x"]]', '[[1, 0], [{}, {}], [-3], ["x"]]', "[[1, 0], [{}, {}], [3], [5]]"),
    "[" * 100_000,
)


@pytest.mark.parametrize("deal", DAMAGED, ids=lambda deal: deal[:60])
def test_a_damaged_deal_is_played_again(tmp_path, deal):
    journal = tmp_path / "deals.jsonl"
    whole = simulate(NULLGAME, ["uniform"] * 2, 2, seed=1, journal=journal)
    key = json.loads(journal.read_text().splitlines()[0])[0]
    journal.write_text(f"{json.dumps([key, 1, 1])[:-1]}, {deal}]\n\udcff\n", errors="surrogateescape")
    assert counts(simulate(NULLGAME, ["uniform"] * 2, 2, seed=1, journal=journal)) == counts(whole)


@pytest.mark.parametrize("seed, rotations", [([1], 1), ({}, 1), (1, "1"), (True, 1), (1, 1.0)])
def test_a_damaged_seed_is_nobody_s(tmp_path, seed, rotations):
    journal = tmp_path / "deals.jsonl"
    whole = simulate(NULLGAME, ["uniform"] * 2, 2, seed=1, journal=journal)
    [key, _, _, deal] = json.loads(journal.read_text().splitlines()[0])
    deal[0] = [0, 0]
    journal.write_text(json.dumps([key, seed, rotations, deal]) + "\n")
    assert counts(simulate(NULLGAME, ["uniform"] * 2, 2, seed=1, journal=journal)) == counts(whole)


def test_a_worker_with_another_engine_is_noticed():
    with pytest.raises(WorkersLost, match="another version"):
        play_task(Task(Contest("nullgame", ("uniform",) * 2, ()), "0" * 12, ((1, 1),)))


@pytest.mark.slow
def test_a_cluster_counts_the_same_though_a_worker_dies():
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        told = []

        def progress(done: int) -> None:
            if not told:  # one of the two ends in the middle; its nanny starts another
                worker = next(iter(cluster.workers.values()))
                os.kill(worker.process.pid, signal.SIGKILL)
            told.append(done)

        team = Cluster(cluster.scheduler_address)
        found = simulate(NULLGAME, ["hard"] * 2, 12, seed=1, paired=True, workers=team, progress=progress)
    assert told == list(range(2, 13, 2))
    assert counts(found) == counts(simulate(NULLGAME, ["hard"] * 2, 12, seed=1, paired=True))


@pytest.mark.slow
def test_a_scheduler_that_is_lost_is_one_sentence():
    cluster = LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None)
    team = Cluster(cluster.scheduler_address)
    with cluster, pytest.raises(WorkersLost, match="was lost"):
        simulate(NULLGAME, ["hard"] * 2, 12, seed=1, workers=team, progress=lambda done: cluster.close())


@pytest.mark.slow
def test_what_a_task_of_a_cluster_raises_is_passed_on():
    cluster = LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None)
    with cluster, Cluster(cluster.scheduler_address) as team, pytest.raises(FileNotFoundError, match="nowhere"):
        list(team.results(os.stat, ["nowhere"]))


@pytest.mark.slow
def test_a_cluster_without_workers_is_one_sentence():
    with LocalCluster(n_workers=0, dashboard_address=None) as cluster, pytest.raises(WorkersLost, match="no workers"):
        Cluster(cluster.scheduler_address).__enter__()
