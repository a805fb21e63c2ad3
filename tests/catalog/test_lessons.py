"""What the lesson of every game keeps to."""

from __future__ import annotations

import re

import pytest

from spiritboard.catalog import table_side
from spiritboard.core.table_side import Lesson
from spiritboard.server.script import tips_by_chapter
from spiritboard.text import LANGUAGES, Words
from tests.games import NAMES


@pytest.fixture(params=NAMES)
def game(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


@pytest.fixture
def lesson(game: str) -> Lesson:
    found = table_side(game).lesson
    assert found is not None
    return found


def test_it_takes_about_five_minutes(lesson: Lesson) -> None:
    own = [move for move in lesson.moves if move.seat == lesson.learner]
    assert 12 <= len(own) <= 26
    assert all(move.tip for move in own)
    assert not [move for move in lesson.moves if move.tip and move.seat != lesson.learner]


def test_the_learner_is_never_told_what_to_do_twice(lesson: Lesson) -> None:
    tips = [move.tip for move in lesson.moves if move.tip]
    assert len(tips) == len(set(tips))


def test_it_has_chapters_of_a_few_tips_each(lesson: Lesson) -> None:
    assert lesson.moves[0].chapter
    assert all(move.tip for move in lesson.moves if move.chapter)
    chapters = tips_by_chapter(lesson.moves)
    assert 3 <= len(chapters) <= 5
    assert all(2 <= tips <= 7 for tips in chapters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tip_is_short(game: str, lesson: Lesson, language: str) -> None:
    words = Words(language, game)
    for tip in [*[move.tip for move in lesson.moves if move.tip], lesson.ending]:
        said = words(tip)
        assert len(re.findall(r"[.!?](?:\s[A-ZÀ-ŽА-ЯЁ]|$)", said)) <= 2, tip
        assert len(said) <= 170, (tip, len(said))
