"""`spiritboard scene`: check, play, odds, starts."""

from __future__ import annotations

import doctest
import tomllib
from pathlib import Path

import msgspec
import pytest

from spiritboard.arena import scene_starts
from spiritboard.arena.scene_chances import Play, curve_of, error_kept_back, pairs_of
from spiritboard.arena.scene_odds import Asked, Row, aims_of, bounds_of, misses, verdict
from spiritboard.arena.scene_starts import Played, by_scene, lines_of, table_of
from spiritboard.bots.strength import Strengths
from spiritboard.catalog import opened
from spiritboard.catalog.content import Pack
from spiritboard.cli import run
from spiritboard.cli.scene import texts_missing
from spiritboard.core.calibration import error_of
from spiritboard.core.scenes import Band
from spiritboard.games.wildwoods.scenes import WildwoodsScenes
from spiritboard.text import Words

ODDS = Asked("wildwoods", "", "", "", ("greedy", "search"), 10, 9, "0")
HOPELESS = """
[scene.1_4]
track = 1
win = { solved = ["berries", "sun", "gap"], spirit_min = 10, light_min = 6 }
"""


def test_a_chapter_of_a_pack_that_cannot_be_won(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """File, line and field."""
    file = tmp_path / "pack.toml"
    file.write_text(HOPELESS, "utf-8")
    assert run(["scene", "check", str(file)], {}) != 0
    told = capsys.readouterr()
    assert f"{file}" in told.out + told.err
    assert "scene.1_4" in told.out + told.err


def test_odds_of_one_scene(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, plot = tmp_path / "page.md", tmp_path / "plot.svg"
    line = [
        "scene",
        "odds",
        "1_4",
        "--start",
        "rich",
        "--level",
        "gentle",
        "--bots",
        "random",
        "--limit",
        "0",
    ]
    kept = tmp_path / "levels.toml"
    notes = tmp_path / "notes.md"
    notes.write_text("Played on a rainy day.\n", "utf-8")
    files = ["--games", "3", "--output", str(page), "--plot", str(plot), "--ratings", str(kept)]
    assert run([*line, *files, "--notes", str(notes)], {}) == 0
    found = msgspec.convert(tomllib.loads(kept.read_text("utf-8")), Strengths)
    assert (found.measure, found.games, list(found.levels)) == ("scenes", 3, ["random"])
    assert 0 <= found.levels["random"].value <= 100
    assert "| 1_4 | rich | gentle |" in capsys.readouterr().out
    assert "| 1_4 | rich | gentle |" in page.read_text("utf-8")
    assert "gentle: the better bot should win 60.0 or more" in page.read_text("utf-8")
    assert "\n\nPlayed on a rainy day.\n\n![" in page.read_text("utf-8")
    assert plot.read_text("utf-8").startswith("<svg")


@pytest.mark.slow
def test_odds_go_on_where_a_run_ended(tmp_path: Path) -> None:
    """What is kept is told again, not played again; a bound comes with it."""
    kept = tmp_path / "odds.jsonl"
    line = ["scene", "odds", "1_1", "--level", "hard", "--bots", "greedy", "--games", "2"]
    asked = [*line, "--limit", "20000", "--keep", str(kept)]
    assert run([*asked, "--start", "poor"], {}) == 0
    first = kept.read_bytes()
    assert run(asked, {}) == 0
    assert kept.read_bytes().startswith(first)
    assert len(kept.read_bytes().splitlines()) == 3
    rows = [msgspec.json.decode(one, type=Row) for one in kept.read_bytes().splitlines()]
    most = {row.start: row.most or 0.0 for row in rows}
    assert run([*line, "--kept-only", "--limit", "0", "--keep", str(kept)], {}) == 0
    assert len(kept.read_bytes().splitlines()) == 3
    assert 0 < most["poor"] == most["usual"] == most["rich"] < 1, "one travels light"


def test_what_misses_its_band_is_said() -> None:
    words = Words("en", "wildwoods")
    band = Band(careful=0.6, least=0.8, most=0.99)
    rows = [
        Row("a", "poor", "normal", (1, 2), 10, None, 0.7, 9, ""),
        Row("b", "rich", "normal", (1, 9), 10, None, 0.995, 9, ""),
        Row("c", "usual", "normal", (8, 5), 10, 0.95, 0.999, 9, ""),
        Row("d", "rich", "normal", (1, 10), 10, None, 0.995, 9, ""),
    ]
    said = [list(misses(words, row, band)) for row in rows]
    assert said[0] == ["bots below 60.0", "at most below 80.0"]
    assert said[1:3] == [["at most above 99.0, bots below it"], []]
    assert said[3] == ["at most above 99.0"]
    (told,) = aims_of(words, ODDS, rows)
    assert "3 of 4 starts miss that, 1 of them only because no bound is known" in told


def test_a_scene_that_is_easy_on_purpose_has_no_target() -> None:
    """It says why, and is not counted; where nothing is missed nothing is said."""
    words, scenes = Words("en", "wildwoods"), opened("wildwoods").scenes
    easy, hard = (
        Row(scene, "rich", "normal", (10, 10), 10, None, 1.0, 9, "") for scene in ("p2", "1_1")
    )
    within = Row("p2", "poor", "normal", (7, 9), 10, None, 0.95, 9, "")
    said = [verdict(words, row, scenes) for row in (easy, hard, within)]
    why = "easy on purpose: it teaches, and its first rolls are written"
    assert said == [why, "at most above 99.0", ""]
    (told,) = aims_of(words, ODDS, [easy, hard, within])
    assert "1 of 1 starts miss that" in told


def test_bots_that_win_too_often_are_enough() -> None:
    """Without a bound, too; but a few games that were all won prove little."""
    words, band = Words("en", "wildwoods"), Band(careful=0.35, most=0.92)
    always, often = (
        Row("a", "rich", "hard", (1, wins), 24, None, None, 0, "") for wins in (24, 23)
    )
    few = Row("a", "rich", "hard", (9, 9), 9, None, None, 0, "")
    said = [list(misses(words, row, band)) for row in (always, often, few)]
    assert said == [["bots above 92.0"], [], []]


@pytest.mark.slow
def test_a_loose_bound_is_looked_for_further() -> None:
    """With a part of the positions first, and with all of them only where that is not sharp enough."""
    scenes = opened("wildwoods").scenes
    loose = next(one for one in scenes.starts("4_4") if one[1:3] == ("rich", "normal"))
    sharp = next(one for one in scenes.starts("1_1") if one[1:3] == ("poor", "hard"))
    first, whole = (scenes.bounds(loose.options, limit) for limit in (500_000, 2_000_000))
    assert first.most is not None
    assert whole.most is not None
    assert whole.most < first.most > scenes.band("normal").most
    assert bounds_of(scenes, loose, 2_000_000).most == whole.most
    assert bounds_of(scenes, sharp, 400_000) == scenes.bounds(sharp.options, 100_000)


def test_a_game_without_scenes_has_no_odds(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["scene", "odds", "--game", "shamans"], {}) == 2
    assert "shamans" in capsys.readouterr().err


NEW_SCENE = """
[scene.1_4]
place = [{ id = "berries", kind = "help", need = 2 }, { id = "well", kind = "explore", need = 2 }]
win = { solved = ["berries", "well"] }
"""


def pack_of(folder: Path, texts: dict[str, str]) -> Path:
    (folder / "content").mkdir()
    (folder / "content" / "scenes.toml").write_text(NEW_SCENE, "utf-8")
    (folder / "text").mkdir()
    for language, text in texts.items():
        (folder / "text" / f"{language}.ftl").write_text(text, "utf-8")
    return folder


@pytest.mark.slow
def test_a_text_that_a_language_lacks_is_a_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Another language stands in for it at a table, but not here."""
    pack = pack_of(
        tmp_path, {"en": "scene-1-4-at-well = The Wet Well", "cs": "in-one-only = Jen zde"}
    )
    assert run(["scene", "check", str(pack)], {}) != 0
    told = capsys.readouterr().out
    assert "scene.1_4.place[1].id: the text scene-1-4-at-well is missing in: cs, ru" in told
    assert "the text in-one-only is missing in: en, ru" in told


def test_our_own_texts_are_in_every_language() -> None:
    assert not list(texts_missing(opened("wildwoods"), Pack({})))


@pytest.mark.slow
def test_estimates_are_set_beside_what_is_won(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Curves for the content; a run that was stopped goes on, and plays nothing twice."""
    kept, table = tmp_path / "plays.jsonl", tmp_path / "chances.toml"
    line = ["scene", "calibrate", "1_4", "--games", "1", "--keep", str(kept)]
    assert run([*line, "--output", str(table)], {}) == 0
    plays = [msgspec.json.decode(one, type=Play) for one in kept.read_bytes().splitlines()]
    assert len(plays) == len(list(opened("wildwoods").scenes.starts("1_4")))
    turns = sum(len(play.said) for play in plays)
    assert f"| 1_4 | {len(plays)} | {turns} | " in capsys.readouterr().out
    found = tomllib.loads(table.read_text("utf-8"))["scene"]["1_4"]
    assert found["plays"] == len(plays)
    assert found["won"] == sorted(found["won"])
    before = kept.read_bytes()
    assert run(line, {}) == 0
    assert kept.read_bytes() == before


def test_a_curve_is_tried_on_plays_that_it_does_not_know() -> None:
    """One half was won and the other lost: each half misleads about the other."""
    plays = [Play("lane", (0.5,) * 12, number % 2 == 0, str(number)) for number in range(24)]
    assert error_kept_back(plays) > 0.6 > error_of(pairs_of(plays), curve_of(plays))


def test_a_game_without_an_adviser_has_nothing_to_set_right(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["scene", "calibrate", "--game", "ducharina"], {}) != 0
    assert "ducharina has no adviser." in capsys.readouterr().err


def test_of_all_that_was_brought_three_are_kept() -> None:
    """Each as it was seen, the worst off first; numbers are told each by itself."""
    scenes, words = opened("wildwoods").scenes, Words("en", "wildwoods")
    came = [{"scene": "1_1", "carried": {"crystals": [0, 1, 1, n]}} for n in (3, 0, 2, 1, 1)]
    found = by_scene(scenes, [Played("", tuple(came))])
    assert [one.table for one in found["1_1"]] == [
        {"crystals": [0, 1, 1, n]} for n in (0, 1, 1, 2, 3)
    ]
    kept = tomllib.loads(table_of(scenes, "hard", found, "told"))
    assert (kept["level"], list(kept["scene"]["1_1"])) == ("hard", ["poor", "usual", "rich"])
    assert [one["crystals"][3] for one in kept["scene"]["1_1"].values()] == [0, 1, 3]
    assert list(lines_of(words, scenes, found))[-1].startswith("| 1_1 | 5 | 2 · 3 · 5 |")


def test_held_cards_part_those_who_are_otherwise_as_well_off() -> None:
    """Traumas count against one."""
    scenes = opened("wildwoods").scenes
    came = [{"scene": "1_1", "carried": {"slots": slots}} for slots in (["hush"], [], ["april"])]
    found = by_scene(scenes, [Played("", tuple(came))])
    assert [one.table.get("slots") for one in found["1_1"]] == [["april"], None, ["hush"]]


def test_what_was_seen_stands_for_its_level_alone() -> None:
    own = opened("wildwoods").scenes
    assert isinstance(own, WildwoodsScenes)
    seen = {"level": "hard", "scene": {"1_1": {"poor": {"spirit": 3}}}}
    starts = {"start": msgspec.to_builtins(own.tables), "band": {}}
    scenes = WildwoodsScenes(own.rules, starts, seen)
    came = {
        (one.level, one.start): one.options["carried"]
        for one in scenes.starts("1_1")
        if one.options["carried"] == {"spirit": 3}
    }
    assert list(came) == [("hard", "poor")]


@pytest.mark.slow
def test_campaigns_are_looked_at_scene_by_scene(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What one scene hands on comes into the next; what is kept is not played again."""
    kept, table = tmp_path / "campaigns.jsonl", tmp_path / "brought.toml"
    line = ["scene", "starts", "--bots", "greedy", "--games", "1", "--keep", str(kept)]
    assert run([*line, "--output", str(table)], {}) == 0
    before = kept.read_bytes()
    found = tomllib.loads(table.read_text("utf-8"))
    assert (found["level"], found["scene"]["1_1"]["poor"]["scene"]) == ("normal", "1_1")
    assert set(found["scene"]) <= {one.scene for one in opened("wildwoods").scenes.starts("")}
    assert "| 5_3 | 1 |" in capsys.readouterr().out
    assert run(line, {}) == 0
    assert kept.read_bytes() == before


def test_the_examples_in_the_docstrings() -> None:
    assert doctest.testmod(scene_starts).failed == 0
