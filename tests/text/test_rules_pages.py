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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_rules_are_numbered_in_the_order_of_reading(game: str, language: str) -> None:
    for chapter in Rulebook(language, game).chapters():
        numbers = [rule.number for rule in chapter.rules if rule.number]
        whole = [chapter.number] if numbers == [chapter.number] else None
        counted = [f"{chapter.number}.{nth}" for nth in range(1, len(numbers) + 1)]
        assert numbers == (whole or counted), chapter.title


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_name_of_a_rule_leads_to_one_paragraph(game: str, language: str) -> None:
    book = Rulebook(language, game)
    for rule in [rule for chapter in book.chapters() for rule in chapter.rules if rule.number]:
        for name in {rule.number, rule.cited}:
            assert book.find(name) == [rule], name
