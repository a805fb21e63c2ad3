"""Every rule of the rule book and every refusal has a test that names it."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from tests.named import refusals_of, text_beside

TESTS = text_beside(__file__)
REFUSALS = refusals_of("shamans")


def rule_ids() -> list[str]:
    text = (files("spiritboard.games.shamans") / "text" / "rules.en.ftl").read_text("utf-8")
    return [found.replace("-", ".") for found in re.findall(r"(?m)^rule-(S\d-\d) =", text)]


def test_all_are_looked_at() -> None:
    assert {"S1.1", "S6.4", "S8.4"} <= set(rule_ids())
    assert {"dagger-must", "card-not-in-hand", "no-portal", "no-such-seat"} <= set(REFUSALS)


@pytest.mark.parametrize("rule", rule_ids())
def test_rule_has_a_test(rule: str) -> None:
    assert f'"""{rule}' in TESTS


@pytest.mark.parametrize("key", REFUSALS)
def test_refusal_has_a_test(key: str) -> None:
    assert re.search(rf'[ "]{key}[" ]', TESTS)
