"""The environments pass the tests of those they are made for."""

from __future__ import annotations

import warnings
from pathlib import Path

import numpy as np
import polars as pl
import pytest
from gymnasium.utils.env_checker import check_env

from spiritboard.core.errors import BadSetup
from spiritboard.core.game import OVER
from spiritboard.core.rng import Rng
from spiritboard.core.values import NATURE
from spiritboard.research import Play
from spiritboard.research.aec import TableEnv
from spiritboard.research.batch import Batch
from spiritboard.research.dataset import matches, write
from spiritboard.research.one_seat import OneSeatEnv
from spiritboard.research.rows import Stepped

with (
    warnings.catch_warnings()
):  # where pygame is installed, it opens a game of its own in an old way
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

TABLES = [("shamans", 3), ("djinn", 2), ("wildwoods", 2)]
HALL = {"hall": "grand-foyer"}

# PettingZoo says of a dict with a mask, which its own card games have, that it is no array.
with_a_mask = pytest.mark.filterwarnings("ignore:Observation")


@with_a_mask
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_passes_its_tests(name: str, seats: int) -> None:
    api_test(TableEnv(name, seats), num_cycles=60)
    seed_test(lambda: TableEnv(name, seats), num_cycles=20)


@with_a_mask
@pytest.mark.slow
def test_pettingzoo_passes_its_tests_in_the_hall() -> None:
    api_test(TableEnv("ducharina", 2, HALL), num_cycles=10)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_gymnasium_passes_its_checker(name: str, seats: int) -> None:
    check_env(OneSeatEnv(name, seats, bots="random"), skip_render_check=True)


def test_whoever_wins_is_rewarded_when_the_match_is_over() -> None:
    table = TableEnv("shamans", 3)
    table.reset(seed=1)
    while not any(table.terminations.values()):
        assert set(table.rewards.values()) == {0.0}
        table.step(table.play.ids()[0])
    outcome = table.play.outcome
    assert outcome is not None
    winners = [int(agent[-1]) for agent, reward in table.rewards.items() if reward == 1.0]
    assert tuple(winners) == outcome.winners
    assert [info["score"] for info in table.infos.values()] == list(outcome.scores)


def test_an_illegal_id_forfeits_the_match_and_says_why() -> None:
    learner = OneSeatEnv("shamans", 3, bots="random")
    seen, _ = learner.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, is_over, _, info = learner.step(wrong)
    assert (reward, is_over) == (-1.0, True)
    assert f"id {wrong} may not come" in info["illegal"]


@pytest.mark.parametrize("seat", [0, 2])
def test_a_learner_is_asked_in_its_own_seat_until_the_end(seat: int) -> None:
    learner = OneSeatEnv("shamans", 3, seat=seat, bots="greedy")
    learner.reset(seed=3)
    is_over = False
    while not is_over:
        assert learner.play.seat == seat
        *_, is_over, _, _ = learner.step(learner.play.ids()[0])
    assert learner.play.outcome is not None


def test_of_seats_that_decide_together_the_learner_decides() -> None:
    learner = OneSeatEnv("wildwoods", 2, seat=1, bots="random")
    learner.reset(seed=1)
    assert learner.play.seat == 1
    learner.step(learner.play.ids()[0])


def first_allowed(now: Stepped) -> np.ndarray:
    return np.asarray(now.mask.argmax(axis=1))


def test_a_batch_plays_as_each_match_alone() -> None:
    """Also where one ended and the next was dealt."""
    batch = Batch("shamans", 3, matches=3, seed=4)
    alone = [Play("shamans", 3, f"4 {number} 0") for number in range(3)]
    dealt, now, ended = [1, 1, 1], batch.reset(), 0
    for _ in range(250):
        for nth, play in enumerate(alone):
            assert now.observation[nth].tolist() == play.observe(play.seat)
            assert np.flatnonzero(now.mask[nth]).tolist() == play.ids()
            assert now.seat[nth] == play.seat
        now = batch.step(first_allowed(now))
        for nth, play in enumerate(alone):
            play.step(play.ids()[0])
            assert now.done[nth] == play.is_over
            assert now.reward[nth].tolist() == play.returns
            if play.is_over:
                ended += 1
                play.reset(f"4 {nth} {dealt[nth]}")
                dealt[nth] += 1
    assert ended > 3


def test_a_batch_draws_ids_that_may_come() -> None:
    batch, rng = Batch("shamans", 3, matches=5), Rng(1 << 32)
    now, drawn = batch.reset(), set()
    for _ in range(300):
        ids = batch.any_ids(rng)
        assert now.mask[np.arange(5), ids].all()
        drawn |= set(ids.tolist())
        now = batch.step(ids)
    assert len(drawn) > 50


@pytest.mark.slow
@pytest.mark.parametrize("name", ["shamans", "djinn"])
def test_a_batch_in_several_processes_plays_the_same(name: str) -> None:
    one, three = Batch(name, 3, matches=37, seed=5), Batch(name, 3, 37, 5, processes=3)
    rng, same, ended = Rng(6), Rng(6), 0
    here, there = one.reset(), three.reset()
    for _ in range(400):
        for column, other in zip(here, there, strict=True):
            assert (column == other).all()
        kept = there.observation.copy()
        ids = one.any_ids(rng)
        assert (ids == three.any_ids(same)).all()
        here, before, there = one.step(ids), there, three.step(ids)
        assert (before.observation == kept).all(), "what was told does not change any more"
        ended += there.done.sum()
    assert ended or name == "djinn"


@pytest.mark.parametrize(("matches", "processes"), [(2, 1), (40, 2)])
def test_a_batch_refuses_an_id_that_may_not_come(matches: int, processes: int) -> None:
    batch = Batch("shamans", 3, matches, processes=processes)
    wrong = batch.reset().mask.argmax(axis=1)
    wrong[-1] = batch.reset().mask[-1].argmin()
    with pytest.raises(ValueError, match="may not come"):
        batch.step(wrong)
    with pytest.raises(ValueError, match="3 ids"):
        batch.step([0, 0, 0])


def test_a_batch_whose_process_was_killed_says_so() -> None:
    batch = Batch("shamans", 3, matches=40, processes=2)
    batch.reset()
    assert batch.others is not None
    (other,) = batch.others.processes
    other.process.kill()
    with pytest.raises(BadSetup, match="process-lost"):
        batch.any_ids(Rng(1 << 32))
    del batch
    assert not other.process.is_alive()


def test_no_seat_of_a_play_is_natures() -> None:
    play = Play("djinn", 2, seed=1)
    for _ in range(200):
        assert play.seat not in (NATURE, OVER)
        play.step(play.ids()[0])


@pytest.mark.parametrize(
    ("name", "seats", "bots", "options"),
    [("shamans", 3, "greedy", {}), ("djinn", 2, "random", {}), ("wildwoods", 1, "greedy", {})],
)
def test_a_dataset_can_be_replayed_by_its_ids(
    name: str, seats: int, bots: str, options: dict[str, object], tmp_path: Path
) -> None:
    write(matches(name, seats, 1, seed=5, bots=bots, options=options), tmp_path / "played.parquet")
    frame = pl.read_parquet(tmp_path / "played.parquet")
    play = Play(name, seats, "5 0", options)
    for row in frame.iter_rows(named=True):
        play.ask(row["seat"])
        assert play.observe(row["seat"]) == row["observation"]
        assert play.ids() == row["legal"]
        for number in row["ids"]:
            play.step(number)
    outcome = play.outcome
    assert outcome is not None
    last = frame.row(-1, named=True)
    assert last["won"] == (last["seat"] in outcome.winners)
    assert last["score"] == outcome.scores[last["seat"]]


@pytest.mark.slow
def test_a_dataset_of_the_hall_tells_most_answers_by_ids() -> None:
    frame = matches("ducharina", 2, 1, seed=5, bots="random", options=HALL)
    assert frame["action"].str.contains('"do"').all()
    assert frame.filter(pl.col("ids").list.len() > 0).height > 0
