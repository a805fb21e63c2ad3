"""Every paragraph of the rules, every ruling and every refusal has a test that names it."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest

GAME = files("spiritboard.games.wildwoods")
TESTS = "\n".join(
    file.read_text("utf-8")
    for file in sorted(Path(__file__).parent.rglob("test_*.py"))
    if file != Path(__file__)
)
PARAGRAPHS = {1: 9, 2: 3, 3: 2, 4: 4, 5: 1, 6: 3}
RULES = [f"W{n}.{m}" for n, last in PARAGRAPHS.items() for m in range(1, last + 1)]
RULINGS = range(1, 25)
"""The points of the reference that were read again."""


def refusals() -> list[str]:
    """The words with a hyphen in what makes a refusal."""
    sources = [file for folder in (GAME / "rules", GAME / "content") for file in folder.iterdir()]
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
    assert {"blank-space", "place-joined", "content-expected", "content-circle"} <= set(refusals())


@pytest.mark.parametrize("rule", RULES)
def test_rule_has_a_test(rule: str) -> None:
    assert re.search(rf'"""(?:W[\d.]+(?:, |–))*{rule}\b', TESTS)


@pytest.mark.parametrize("ruling", RULINGS)
def test_ruling_has_a_test(ruling: int) -> None:
    assert re.search(rf'""".*[Rr]ulings? (?:\d+ and )?{ruling}\b', TESTS)


@pytest.mark.parametrize("key", refusals())
def test_refusal_has_a_test(key: str) -> None:
    assert re.search(rf'[ "]{key}[" ]', TESTS)
