"""What the command line says of itself."""

from __future__ import annotations

import pytest

from spiritboard import __version__
from spiritboard.bots.strength import strengths
from spiritboard.catalog import names
from tests.terminal.test_cli import said


def helped(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What help says, however wide the terminal is."""
    out = said(capsys, *arguments, "--help")[1]
    return " ".join(out.replace("│", " ").split())


def test_help_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "--help")
    assert code == 0
    assert all(name in out for name in ("play", "rules", "verify", "check", "simulate", "bench"))
    assert said(capsys)[1] == out
    assert said(capsys, "--version")[1] == __version__ + "\n"
    code, out, _ = said(capsys, "play", "--help", "--lang=cs")
    assert code == 0
    assert "Kolik hráčů" in out
    assert "--record" in out


def test_help_names_the_games_and_what_is_usual(capsys: pytest.CaptureFixture[str]) -> None:
    assert all(name in helped(capsys) for name in names())
    told = helped(capsys, "play", "shamans")
    assert "How many players: 3, 4, 5. [default: 4]" in told
    assert "cmd:program. [default: sharp]" in told
    assert "[choices: cs, ru] [default: ru]" in told
    assert "False" not in told
    assert "[12–15] [default: 15]" in helped(capsys, "simulate", "djinn")
    assert "[default: 8000]" in helped(capsys, "serve")


def test_help_says_how_strong_each_level_is_in_this_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = strengths("djinn")
    assert found is not None
    sharp = found.levels["greedy"]
    assert f"sharp ({sharp.value} ± {sharp.error})," in helped(capsys, "play", "djinn")
    assert "beginner, casual, sharp, strongest;" in helped(capsys, "play")


def test_help_is_in_one_language(capsys: pytest.CaptureFixture[str]) -> None:
    told = helped(capsys, "play", "shamans", "--lang", "cs")
    assert "[možnosti: cs, ru] [výchozí: cs]" in told
    assert not any(word in told for word in ("Usage", "default", "choices", "required"))


def test_each_game_has_flags_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--edition" not in said(capsys, "play", "--help")[1]
    assert "--no-extra-turn" not in said(capsys, "play", "shamans", "--help")[1]
    for command in ("play", "simulate", "balance"):
        assert "--edition" in said(capsys, command, "shamans", "--help")[1]
        assert "--no-extra-turn" in said(capsys, command, "djinn", "--help")[1]
    assert "1000" in said(capsys, "simulate", "--help")[1]
