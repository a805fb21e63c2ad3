"""A story is read in two parts: its names and sentences with the other words, its pages when asked for."""

from __future__ import annotations

import re

import pytest

from spiritboard.text.files import LANGUAGES, STORY, _texts_of, page_texts, story_pages

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def keys(text: str) -> list[str]:
    return MESSAGE.findall(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_a_story_is_lost_or_told_twice(language: str) -> None:
    whole = keys("\n".join(_texts_of("wildwoods", language, STORY)))
    pages = keys(story_pages(language, "wildwoods"))
    first = keys("\n".join(page_texts(language, "wildwoods")))
    assert len(whole) > 700
    assert sorted(pages + [key for key in first if key in set(whole)]) == sorted(whole)


def test_names_come_first_and_pages_later() -> None:
    first, pages = "\n".join(page_texts("en", "wildwoods")), story_pages("en", "wildwoods")
    assert "creature-tin-moth = Tin Moth" in first
    assert "scene-p1-opening" in pages
    assert "scene-p1-opening" not in first


def test_a_game_without_a_story_has_no_pages() -> None:
    assert story_pages("en", "djinn") == ""
