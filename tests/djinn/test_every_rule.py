"""Every ruling, trait and scoring card, and every refusal, has a test that names it."""

from __future__ import annotations

import re

import pytest

from tests.named import refusals_of, text_beside

TESTS = text_beside(__file__)
REFUSALS = refusals_of("djinn")
RULES = [f"D{n}" for n in range(1, 46)]
RULES += [f"T{n}" for n in range(1, 21)]
RULES += [f"V{n}" for n in range(1, 11)]


def test_all_are_looked_at() -> None:
    assert {"never-back", "djinn-wait", "the-other-sign", "content-town"} <= set(REFUSALS)


@pytest.mark.parametrize("rule", RULES)
def test_rule_has_a_test(rule: str) -> None:
    assert re.search(rf'""" ?{rule}\b', TESTS)


@pytest.mark.parametrize("key", REFUSALS)
def test_refusal_has_a_test(key: str) -> None:
    assert re.search(rf'[ "]{key}[" ]', TESTS)
