"""`spiritboard scene`: check, play, odds."""

from __future__ import annotations

from pathlib import Path

import pytest

from spiritboard.cli import run

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
    line = ["scene", "odds", "1_4", "--start", "rich", "--level", "gentle", "--bots", "random"]
    files = ["--games", "3", "--output", str(page), "--plot", str(plot)]
    assert run([*line, *files], {}) == 0
    assert "| 1_4 | rich | gentle |" in capsys.readouterr().out
    assert "| 1_4 | rich | gentle |" in page.read_text("utf-8")
    assert plot.read_text("utf-8").startswith("<svg")


def test_a_game_without_scenes_has_no_odds(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["scene", "odds", "--game", "shamans"], {}) == 2
    assert "shamans" in capsys.readouterr().err
