"""Every rule of the rule book and every refusal has a test that names it."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

GAME = files("spiritboard.games.shamans")
TESTS = "\n".join(
    file.read_text("utf-8")
    for file in sorted(Path(__file__).parent.glob("test_*.py"))
    if file != Path(__file__)
)


def rule_ids() -> list[str]:
    text = (GAME / "text" / "rules.en.ftl").read_text("utf-8")
    return [found.replace("-", ".") for found in re.findall(r"(?m)^rule-(S\d-\d) =", text)]


def refusals() -> list[str]:
    sources = [GAME / "game.py", *(GAME / "rules").iterdir(), *(GAME / "content").iterdir()]
    code = "\n".join(file.read_text("utf-8") for file in sources if file.name.endswith(".py"))
    made = r'(?:Illegal\(\s*(?:"[^"]*"|[\w.]+),|BadSetup\()\s*"([\w-]+)"'
    return sorted(set(re.findall(made, code)))


def test_all_are_looked_at() -> None:
    assert {"S1.1", "S6.4", "S8.4"} <= set(rule_ids())
    assert {"dagger-must", "card-not-in-hand", "no-portal", "no-such-seat"} <= set(refusals())


@pytest.mark.parametrize("rule", rule_ids())
def test_rule_has_a_test(rule: str) -> None:
    assert f'"""{rule}' in TESTS


@pytest.mark.parametrize("key", refusals())
def test_refusal_has_a_test(key: str) -> None:
    assert re.search(rf'[ "]{key}[" ]', TESTS)
