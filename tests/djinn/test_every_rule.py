"""Every ruling, trait and scoring card, and every refusal, has a test that names it."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest

GAME = files("spiritboard.games.djinn")
TESTS = "\n".join(
    file.read_text("utf-8")
    for file in sorted(Path(__file__).parent.glob("test_*.py"))
    if file != Path(__file__)
)
RULES = [f"D{n}" for n in range(1, 44)]
RULES += [f"T{n}" for n in range(1, 21)]
RULES += [f"V{n}" for n in range(1, 11)]


def refusals() -> list[str]:
    """The words with a hyphen in what makes a refusal."""
    sources = [GAME / "game.py", *(GAME / "rules").iterdir(), *(GAME / "content").iterdir()]
    found: set[str] = set()
    for file in sources:
        if file.name.endswith(".py"):
            found |= keys_in(file.read_text("utf-8"))
    return sorted(found)


def keys_in(code: str) -> set[str]:
    calls = [node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Call)]
    made = [call for call in calls if ast.unparse(call.func) in ("Illegal", "BadSetup")]
    words = [node for call in made for arg in call.args for node in ast.walk(arg)]
    texts = [node.value for node in words if isinstance(node, ast.Constant)]
    return {text for text in texts if isinstance(text, str) and "-" in text}


def test_all_are_looked_at() -> None:
    assert {"never-back", "djinn-wait", "the-other-sign", "content-town"} <= set(refusals())


@pytest.mark.parametrize("rule", RULES)
def test_rule_has_a_test(rule: str) -> None:
    assert re.search(rf'""" ?{rule}\b', TESTS)


@pytest.mark.parametrize("key", refusals())
def test_refusal_has_a_test(key: str) -> None:
    assert re.search(rf'[ "]{key}[" ]', TESTS)
