"""Lines break where a printer would let them; the page's own test reads the same samples."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spiritboard.text import Words
from spiritboard.text.typography import typeset

SAMPLES = json.loads(Path(__file__).with_name("typography.json").read_text("utf-8"))


@pytest.mark.parametrize(("language", "plain", "set_"), SAMPLES)
def test_what_belongs_together_stays_together(language: str, plain: str, set_: str) -> None:
    assert typeset(plain, language) == set_
    assert typeset(set_, language) == set_


@pytest.mark.parametrize(
    ("language", "said"), [("en", "a, b and c"), ("cs", "a, b a\u00a0c"), ("ru", "a, b и\u00a0c")]
)
def test_a_list_ends_with_an_and(language: str, said: str) -> None:
    words = Words(language, is_drawn=True)
    assert words.listed(["a", "b", "c"]) == said
    assert words.listed(["a"]) == "a"
    assert words.listed(["b", "c"]) == said[3:]
