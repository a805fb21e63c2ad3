"""Several bots in the arena: the same deals, every seat, kept and gone on with."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import tomllib
from collections import Counter
from math import log, sqrt
from pathlib import Path

import msgspec
import pytest

from spiritboard import BadSetup
from spiritboard.arena import compete, on_ray
from spiritboard.arena.competing import CHUNK, News, Run
from spiritboard.arena.contest import Contest
from spiritboard.arena.contest_report import report
from spiritboard.arena.deals import PlayedDeal, PlayedGame
from spiritboard.arena.extras import extra
from spiritboard.arena.level_ratings import MIDDLE, TEN_TO_ONE, strength
from spiritboard.arena.lineups import lineups
from spiritboard.arena.many import Failure
from spiritboard.arena.ratings import Rating
from spiritboard.bots.strength import Strength, Strengths
from spiritboard.cli import run
from spiritboard.core.release import VERSION
from spiritboard.text import LANGUAGES, Words
from tests.arena.test_many import Squares, is_there, source_path

STICKS = "tests.bots.sticks:Sticks"
WISPS = "tests.kit.wisps:Wisps"


@pytest.mark.parametrize(("bots", "seats"), [(2, 3), (3, 3), (3, 5), (4, 2), (5, 3), (3, 1)])
def test_in_a_deal_each_bot_sits_in_each_seat_equally_often(bots: int, seats: int) -> None:
    for deal in range(3):
        found = lineups(bots, seats, "seed", deal)
        sat = Counter((seat, bot) for lineup in found for seat, bot in enumerate(lineup))
        assert len(sat) == bots * seats
        assert len(set(sat.values())) == 1


def test_over_the_deals_everybody_meets_everybody() -> None:
    found = [lineup for deal in range(30) for lineup in lineups(4, 2, "seed", deal)]
    assert len(set(found)) == 4 * 3


def figures(contest: Contest) -> list[object]:
    """All but the time."""
    empty = {"seconds": ()}
    return [msgspec.structs.replace(g, **empty) for deal in contest.deals for g in deal.games]


def test_equal_bots_are_equal() -> None:
    found = compete("shamans", ["random", "random"], 3, deals=4, seed=7)
    assert [standing.share.mean for standing in found.standings()] == [0.5, 0.5]
    assert found.bots == ("random", "random (2)")


def test_the_stronger_bot_wins_more_and_is_rated_higher() -> None:
    found = compete("shamans", ["random", "greedy", "random"], [3, 4], deals=8, seed=1)
    random, greedy, other = found.standings()
    assert greedy.share.low > found.fair > max(random.share.mean, other.share.mean)
    assert sum(standing.share.mean for standing in found.standings()) == pytest.approx(1)
    assert found.games == 8 * (3 + 3)
    assert found.at(4).games == 8 * 3
    mus = [rating.mu for rating in found.ratings()]
    assert mus[1] > 25 > max(mus[0], mus[2])


@pytest.mark.slow
@pytest.mark.parametrize("search", ["search:1", "search:1x2"])
def test_it_does_not_depend_on_the_number_of_processes(search: str) -> None:
    bots = [search, "greedy", "random"]
    alone, together = (
        compete("shamans", bots, [3], deals=2, seed=2, processes=processes) for processes in (1, 2)
    )
    assert figures(together) == figures(alone)
    assert all(game.end for deal in alone.deals for game in deal.games)


def test_a_test_stops_by_itself() -> None:
    found = compete("shamans", ["greedy", "random"], 3, sprt=(0, 5), seed=1)
    assert found.test[1] == "stronger"
    assert len(found.deals) < 60
    against = compete("shamans", ["random", "greedy"], 3, sprt=(0, 5), seed=1)
    assert against.test[1] == "no-stronger"


def test_a_test_that_may_not_go_on_is_undecided() -> None:
    found = compete("shamans", ["greedy", "greedy"], 3, deals=4, sprt=(0, 5), seed=1)
    assert found.test[1] is None
    assert len(found.deals) == 4


def test_a_win_of_nobody_belongs_to_all() -> None:
    lost = PlayedGame((0,), (1,), (0.0,), (1,), (0.1,), (0,), "")
    won = PlayedGame((1,), (1,), (1.0,), (1,), (0.1,), (0,), "")
    assert PlayedDeal(0, [lost, won]).share(1, 2) == 0.75
    assert PlayedDeal(0, [lost, won]).share(0, 2) == 0.25


def test_progress_is_told_after_every_deal() -> None:
    told: list[News] = []
    compete(STICKS, ["greedy", "random"], 2, deals=3, sprt=(0, 5), progress=told.append)
    assert [(news.deals, news.most) for news in told] == [(1, 3), (2, 3), (3, 3)]
    assert all(news.ratio is not None for news in told)


# Kept


def files_in(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.glob("deals-*.parquet"))


def test_what_was_played_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    first = compete(WISPS, ["greedy", "random"], 2, deals=CHUNK + 3, seed=1, out=tmp_path)
    assert files_in(tmp_path) == ["deals-000000-000009.parquet", "deals-000010-000012.parquet"]
    before = [file.stat().st_mtime_ns for file in sorted(tmp_path.glob("deals-*"))]
    again = compete(WISPS, ["greedy", "random"], 2, deals=CHUNK + 5, seed=1, out=tmp_path)
    assert again.deals[: CHUNK + 3] == first.deals
    assert [file.stat().st_mtime_ns for file in sorted(tmp_path.glob("deals-*"))][:2] == before
    whole = compete(WISPS, ["greedy", "random"], 2, deals=CHUNK + 5, seed=1)
    assert figures(again) == figures(whole)


def test_a_missing_chunk_is_played_again(tmp_path: Path) -> None:
    wishes = {"seats": 2, "deals": 2 * CHUNK, "seed": 1, "out": tmp_path}
    first = compete(STICKS, ["greedy", "random"], **wishes)  # type: ignore[arg-type]  # as named
    (tmp_path / "deals-000000-000009.parquet").unlink()
    again = compete(STICKS, ["greedy", "random"], **wishes)  # type: ignore[arg-type]  # as named
    assert figures(again) == figures(first)
    assert len(files_in(tmp_path)) == 2


def test_a_half_written_file_does_not_count(tmp_path: Path) -> None:
    compete(STICKS, ["greedy", "random"], 2, deals=2, out=tmp_path)
    (tmp_path / "deals-000002-000011.parquet.part").write_bytes(b"PAR1")
    assert len(compete(STICKS, ["greedy", "random"], 2, deals=3, out=tmp_path).deals) == 3


@pytest.mark.parametrize(
    ("wishes", "differs"),
    [({"seed": 2}, "seed"), ({"bots": ["random", "random"]}, "bots"), ({"seats": 1}, "seats")],
)
def test_another_run_is_not_mixed_in(
    tmp_path: Path, wishes: dict[str, object], differs: str
) -> None:
    usual = {"bots": ["greedy", "random"], "seats": 2, "deals": 2, "seed": 1, "out": tmp_path}
    compete(STICKS, **usual)  # type: ignore[arg-type]  # as named
    with pytest.raises(BadSetup, match=rf"another-run .*differs: {differs}\)"):
        compete(STICKS, **{**usual, **wishes})  # type: ignore[arg-type]  # as named


def test_an_interrupted_run_has_what_was_played(tmp_path: Path) -> None:
    def interrupt(news: News) -> None:
        if news.deals == 4:
            raise KeyboardInterrupt

    contest = Run(STICKS, ["greedy", "random"], 2, deals=50, out=tmp_path)
    with pytest.raises(KeyboardInterrupt):
        contest.play(1, interrupt)
    assert len(contest.contest().deals) == 4
    assert files_in(tmp_path) == ["deals-000000-000003.parquet"]


def command(folder: Path, *more: str) -> list[str]:
    program = [sys.executable, "-m", "spiritboard", "arena", "shamans", "--lang", "en"]
    return [*program, "--bots", "greedy,random", "--seats", "3", "--out", str(folder), *more]


def until(folder: Path, program: subprocess.Popen[str]) -> None:
    """Until the first chunk is kept."""
    while not files_in(folder):
        assert program.poll() is None, program.communicate()
        time.sleep(0.05)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="signals to a group of processes")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_stopped_or_killed_it_goes_on_as_if_nothing_had_happened(
    tmp_path: Path, how: signal.Signals
) -> None:
    with subprocess.Popen(
        command(tmp_path, "--processes", "2", "--deals", "100000"),
        env=source_path(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as program:
        try:
            until(tmp_path, program)
        finally:
            os.killpg(program.pid, how)
        out, err = program.communicate(timeout=120)
    if how == signal.SIGINT:
        assert (program.returncode, "Traceback" in err) == (130, False)
        assert "| greedy |" in out
        assert (tmp_path / "report.md").exists()
    while is_there(program.pid):
        time.sleep(0.05)
    kept = Run("shamans", ["greedy", "random"], 3, deals=100_000, out=tmp_path).contest()
    assert len(kept.deals) >= CHUNK
    whole = compete("shamans", ["greedy", "random"], 3, deals=CHUNK)
    assert figures(kept)[: 6 * CHUNK] == figures(whole)


# Told


def test_the_command_writes_a_report_with_plots(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wishes = ["--bots", "greedy,random,cheater:4", "--seats", "2-3", "--deals", "2"]
    wishes += ["--sprt", "0,5", "--out", str(tmp_path), "--lang", "en"]
    assert run(["arena", WISPS, *wishes], {}) == 0
    told = capsys.readouterr()
    assert "2 deals, 12 games, seed 0. Equal bots would each have 33.3% of the wins." in told.out
    assert "hasn’t ended after 2 deals" in told.out
    assert "cheater sees everything" in told.out
    page = (tmp_path / "report.md").read_text("utf-8")
    assert told.out.strip() in page
    assert page.count("| greedy |") == 3
    for plot in ("shares", "test"):
        assert f"({plot}.svg)" in page
        assert "<svg" in (tmp_path / f"{plot}.svg").read_text("utf-8")


def test_the_command_writes_how_strong_the_levels_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """On a scale that people know: openskill's 25 is 1000, and 400 more is ten to one between two."""
    file = tmp_path / "levels.toml"
    wishes = ["--bots", "random,sharp:9", "--seats", "2"]
    assert run(["arena", STICKS, *wishes, "--ratings", str(file)], {}) == 2
    wishes = ["--bots", "random,sharp", "--seats", "2", "--deals", "4", "--ratings", str(file)]
    assert run(["arena", STICKS, *wishes], {}) == 0
    capsys.readouterr()
    found = msgspec.convert(tomllib.loads(file.read_text("utf-8")), Strengths)
    assert (found.measure, found.games, list(found.levels)) == ("rating", 8, ["random", "greedy"])
    assert found.levels["greedy"].bot == "sharp"
    weak, strong = found.levels["random"].value, found.levels["greedy"].value
    assert weak < MIDDLE < strong
    unit = TEN_TO_ONE / (log(10) * sqrt(2) * 25 / 6)
    assert strength("sharp", Rating(25 + 400 / unit, 1.0)) == Strength("sharp", 1400, round(unit))


def test_the_command_speaks_json(capsys: pytest.CaptureFixture[str]) -> None:
    wishes = ["arena", STICKS, "--bots", "greedy,random", "--seats", "2", "--deals", "3", "--json"]
    assert run(wishes, {}) == 0
    found = json.loads(capsys.readouterr().out)
    assert [bot["bot"] for bot in found["bots"]] == ["greedy", "random"]
    assert found["bots"][0]["share"].keys() == {"mean", "error"}
    assert (found["deals"], found["games"], found["verdict"]) == (3, 6, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_told_in_every_language(language: str) -> None:
    found = compete("shamans", ["random", "random"], 3, deals=2, sprt=(0, 5))
    for deals in (found.deals, found.deals * 40):
        page = report(
            Words(language, "shamans"), msgspec.structs.replace(found, deals=deals), "spiritboard"
        )
        assert "| random (2) | 50.0 ± " in page


def test_of_one_deal_hardly_anything_is_known() -> None:
    """Whoever interrupts a run may have no more."""
    found = compete("shamans", ["random", "random"], 3, deals=2)
    one = msgspec.structs.replace(found, deals=found.deals[:1])
    page = report(Words("en", "shamans"), one, "spiritboard")
    assert "| random | 50.0 ± 100.0 % |" in page
    assert "inf" not in page


def test_a_frame_has_a_row_for_each_seat_of_each_game() -> None:
    frame = compete("shamans", ["greedy", "random"], 3, deals=2, seed=1).to_polars()
    assert frame.height == 2 * 6 * 3
    assert set(frame["name"]) == {"greedy", "random"}
    assert frame.group_by("deal", "game").agg(extra("polars").col("win").sum())["win"].sum() == 12


@pytest.mark.parametrize(
    ("wishes", "key"),
    [
        ({"bots": ["greedy"]}, "too-few-bots"),
        ({"deals": 1}, "too-few-deals"),
        ({"deals": 0}, "too-few-deals"),
        ({"sprt": (5, 0)}, "bad-sprt"),
        ({"seats": 9}, "seats-out-of-range"),
        ({"bots": ["greedy", "clever"]}, "unknown-bot"),
        ({"processes": 0}, "processes-out-of-range"),
        ({"ray": "127.0.0.1:1"}, "no-cluster|extra-missing"),  # Ray is in an extra of its own
        ({"options": {"edition": "cs"}}, "unknown-game-option"),
    ],
)
def test_bad_input(wishes: dict[str, object], key: str) -> None:
    usual = {"name": "djinn", "bots": ["greedy", "random"], "seats": 2, "deals": 2}
    with pytest.raises(BadSetup, match=key):
        compete(**{**usual, **wishes})  # type: ignore[arg-type]  # wrong on purpose


def test_a_machine_with_another_version_does_not_play() -> None:
    found = on_ray.play(Squares(), range(3), "0.0.1")
    assert isinstance(found, Failure)
    assert (found.key, found.params["ours"]) == ("another-version", "0.0.1")
    assert on_ray.play(Squares(), range(3), VERSION) == [0, 1, 4]


@pytest.mark.parametrize("sprt", ["5", "a,b", "1,2,3"])
def test_bounds_that_can_not_be_read(sprt: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        run(["--lang", "en", "arena", STICKS, "--bots", "greedy,random", "--sprt", sprt], {}) == 2
    )
    assert f"--sprt can’t be “{sprt}”" in capsys.readouterr().err


def test_without_its_packages_it_says_how_to_get_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(BadSetup, match=r"extra-missing .package: polars, extra: arena"):
        extra("polars")
