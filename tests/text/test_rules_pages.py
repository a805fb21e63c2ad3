"""The rules pages of the documentation are what `spiritboard rules --markdown` prints."""

from __future__ import annotations

from pathlib import Path

import pytest

from spiritboard.text import LANGUAGES, Rulebook

PAGES = Path(__file__).parents[2] / "docs" / "rules"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_up_to_date(language: str) -> None:
    page = PAGES / f"shamans.{language}.md"
    again = f"spiritboard rules shamans --lang {language} --markdown > {page}"
    assert page.read_text("utf-8") == Rulebook(language, "shamans").markdown(), again
