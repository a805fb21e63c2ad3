"""The rules pages of the documentation are what `spiritboard rules --markdown` prints."""

from __future__ import annotations

from pathlib import Path

import pytest

from spiritboard.text import LANGUAGES, Rulebook
from tests.games import NAMES

PAGES = Path(__file__).parents[2] / "docs" / "rules"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_the_page_is_up_to_date(game: str, language: str) -> None:
    page = PAGES / f"{game}.{language}.md"
    again = f"spiritboard rules {game} --lang {language} --markdown > {page}"
    assert page.read_text("utf-8") == Rulebook(language, game).markdown(), again
