"""docs/research.md: its tables are true, its examples run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spiritboard.catalog import opened, ours
from spiritboard.research import encoding_of, table_of_fields, table_of_ids

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("name", ours())
def test_the_tables_are_those_of_the_games(name: str) -> None:
    for seats in opened(name).rules.info.seats:
        encoding = encoding_of(name, seats)
        assert f"{encoding.ids} ids, {encoding.width} numbers.\n" in PAGE
        assert table_of_ids(encoding) in PAGE
        assert table_of_fields(encoding) in PAGE


@pytest.mark.parametrize("nth", range(len(EXAMPLES)))
def test_an_example_runs(nth: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(EXAMPLES[nth], {})  # noqa: S102  # our own page


def test_the_page_plays_learns_and_keeps_what_was_played() -> None:
    for part in ("Play(", "Batch(", "weights +=", "TableEnv(", "OneSeatEnv(", "matches("):
        assert any(part in example for example in EXAMPLES), part
