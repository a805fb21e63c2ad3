"""The soak: what it plays, what it must see, and when it fails."""

import ast
from importlib.resources import files
from pathlib import Path
from typing import TypeGuard

import pytest

from spiritboard import catalog
from spiritboard.games.ducharina.info import DucharinaOptions
from spiritboard.testing import Report
from spiritboard.testing.coverage import Coverage
from spiritboard.testing.kit import variants
from spiritboard.testing.soak import chunks_of, main, places_at, soak, tables
from tests.games import NAMES

SHAMANS = catalog.game("shamans")
TELLING = {"tell": 0, "reveal": 0, "whisper": 1}
"""Where each has the key of what it tells."""


def test_the_soak_covers_all_tables_with_seeds_of_their_own() -> None:
    chunks = list(chunks_of(SHAMANS, "shamans", "lawful", 700, 1, "soak"))
    assert {(chunk.seats, chunk.variant) for chunk in chunks} == {
        (seats, variant) for seats in (3, 4, 5) for variant in (0, 1, 2)
    }
    assert sum(chunk.rounds for chunk in chunks) >= 700
    assert len({chunk.seed for chunk in chunks}) == len(chunks)


def test_the_soak_leaves_no_table_out() -> None:
    chunks = list(chunks_of(SHAMANS, "shamans", "quick", 10, 1, "soak"))
    assert [(chunk.variant, chunk.seats) for chunk in chunks[:9]] == places_at(SHAMANS)
    assert sum(chunk.rounds for chunk in chunks) == 10


def test_the_soak_plays_a_table_once_where_options_make_no_difference() -> None:
    """A puzzle for one asks for nothing of a hall for several."""
    ducharina = catalog.game("ducharina")
    places, several = places_at(ducharina), len(variants(ducharina.info))
    alone = [tables(ducharina)[variant] for variant, seats in places if seats == 1]
    assert alone == [
        DucharinaOptions(),
        DucharinaOptions(trying=True),
        DucharinaOptions(puzzle=20261117),
    ]
    assert len(places) == 3 * several + len(alone)


def test_a_soak_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    """What is kept is added up, not played again; the digest is that of one run."""
    kept = tmp_path / "soak.jsonl"
    chunks = list(chunks_of(SHAMANS, "shamans", "quick", 3, 1, "soak"))
    first = soak(chunks[:1], 1, kept)
    assert len(kept.read_bytes().splitlines()) == 1
    both = soak(chunks[:2], 1, kept)
    assert len(kept.read_bytes().splitlines()) == 2
    assert first.rounds < both.rounds
    assert str(soak(chunks[:2], 1, kept)) == str(both)
    assert len(kept.read_bytes().splitlines()) == 2, "nothing is played again"
    assert str(soak(chunks[:2], 1)) == str(both)


def told_in_sources(game: str) -> set[str]:
    """Every event key in the rules."""
    folder = files(f"spiritboard.games.{game}")
    sources = [folder / "game.py", *(folder / "rules").iterdir()]
    code = [file.read_text("utf-8") for file in sources if file.name.endswith(".py")]
    calls = [node for text in code for node in ast.walk(ast.parse(text)) if is_telling(node)]
    return {key for call in calls for key in keys_of(call)}


def is_telling(node: ast.AST) -> TypeGuard[ast.Call]:
    is_method = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    return is_method and node.func.attr in TELLING  # type: ignore[attr-defined]  # it is


def keys_of(call: ast.Call) -> list[str]:
    """One, or those that are chosen from."""
    assert isinstance(call.func, ast.Attribute)
    key = call.args[TELLING[call.func.attr]]
    chosen = [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]
    return [part.value for part in chosen if isinstance(part, ast.Constant)]  # type: ignore[misc]  # all are strings


@pytest.mark.parametrize("game", NAMES)
def test_the_soak_wants_to_see_every_event(game: str) -> None:
    assert len(told_in_sources(game)) > 20
    assert set(Coverage.of(game).events) == told_in_sources(game)


def test_what_never_happened_is_named() -> None:
    report = Report("shamans")
    report.events["performs, ritual 1"] += 1
    missing = Coverage.of("shamans").missing(report)
    assert "events: performs, ritual 0" in missing
    assert "events: performs, ritual 1" not in missing
    assert Coverage.of("no such game").missing(report) == []


def test_a_short_soak_says_what_it_has_not_seen(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "shamans", "--rounds", "30", "--lawful", "0", "--workers", "1"]) == 1
    printed = capsys.readouterr().out
    assert printed.startswith("shamans: ")
    assert "\nnever happened: events: names-guide\n" in printed


def test_a_game_that_has_to_show_nothing_passes() -> None:
    bids = "tests.kit.toy:Bids"
    assert main(["--game", bids, "--rounds", "8", "--lawful", "4", "--workers", "1"]) == 0


@pytest.mark.plain
def test_a_broken_law_fails_the_soak(capsys: pytest.CaptureFixture[str]) -> None:
    game = "tests.kit.planted:SamplesNonsense"
    assert main(["--game", game, "--rounds", "1", "--lawful", "0", "--workers", "1"]) == 1
    assert capsys.readouterr().out.startswith("answers-are-legal: ")
