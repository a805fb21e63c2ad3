"""Every paragraph of the rules and every refusal has a test that names it."""

from __future__ import annotations

import re

import pytest

from tests.named import refusals_of, text_beside

TESTS = text_beside(__file__)
REFUSALS = [*refusals_of("ducharina"), "over-the-edge", "would-fall"]
PARAGRAPHS = {1: 5, 2: 3, 3: 6, 4: 3, 5: 4, 7: 5, 8: 2, 9: 8}
RULES = ["G6", *[f"G{n}.{m}" for n, last in PARAGRAPHS.items() for m in range(1, last + 1)]]


def test_all_are_looked_at() -> None:
    assert {"piece-locked", "no-top-there", "same-side", "content-homes"} <= set(REFUSALS)


@pytest.mark.parametrize("rule", RULES)
def test_rule_has_a_test(rule: str) -> None:
    assert re.search(rf'"""(?:G[\d.]+(?:, |–))*{rule}\b', TESTS)


@pytest.mark.parametrize("key", REFUSALS)
def test_refusal_has_a_test(key: str) -> None:
    assert re.search(rf'[ "]{key}[" ]', TESTS)
