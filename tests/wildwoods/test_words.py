"""Wildwoods in words: everything that is told, asked, offered, drawn and seen in whole scenes."""

from __future__ import annotations

import pytest

from spiritboard.bots import bot_for, bot_key, next_bot_answer
from spiritboard.catalog import opened, table_side
from spiritboard.core.errors import Illegal
from spiritboard.core.values import Event
from spiritboard.games.wildwoods.actions import Attempt, UseCard
from spiritboard.match import Match
from spiritboard.text import LANGUAGES, Words
from tests.kit.test_wildwoods_laws import FULL, RICH
from tests.wildwoods.table import GAME, Table, campaign


def words(language: str = "en") -> Words:
    return Words(language, "wildwoods", ("Eva",), 0)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_a_whole_scene_can_be_told(seed: int) -> None:
    options = {
        "content": campaign(FULL),
        "carried": RICH,
        "difficulty": ("normal", "hard")[seed % 2],
    }
    match = Match.new("wildwoods", 1, seed, options)
    bots = {0: bot_for("random", "wildwoods", bot_key("1", seed))}
    speakers = [words(language) for language in LANGUAGES]
    board = opened("wildwoods").board
    while (decision := match.decision) is not None:
        view = match.view(0)
        reader = speakers[view.question % len(LANGUAGES)]
        said = [reader.question(view, decision)]
        said += [reader.option(view, action) for action in match.options(0)]
        assert len(said) == len(set(said)), [one for one in said if said.count(one) > 1]
        assert len(reader.sentences(view)) > len(view.river)
        assert reader.status(view)
        assert board.draw(view, reader, 80, 24) is not None
        found = next_bot_answer(match, bots)
        assert found is not None
        for event in match.play(*found):
            for speaker in speakers:
                assert speaker.event(event)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The dice show 6, 2: 1 success at 3+."),
        ("cs", "Na kostkách: 6, 2. Na 3+ 1 úspěch."),
        ("ru", "На кубиках: 6, 2. При 3+ 1 успех."),
    ],
)
def test_a_roll_is_told(language: str, said: str) -> None:
    event = Event("rolls", {"values": (6, 2), "number": 3, "successes": 1})
    assert words(language).event(event) == said


def test_what_has_no_words_is_called_by_its_name() -> None:
    assert words().event(Event("uses-card", {"card": "long_rope"})) == "Used: long rope."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_says_why(language: str) -> None:
    table = Table(river="toad toad toad light help explore heal")
    with pytest.raises(Illegal) as caught:
        GAME.check(table.s, 0, Attempt(1, 1, -1, (1, 0, 0)))
    assert "(W2.2)" in words(language).refusal(caught.value)
    with pytest.raises(Illegal) as caught:
        GAME.check(table.s, 0, UseCard(2))
    assert "(W4.2)" in words(language).refusal(caught.value)


def test_attempts_at_the_same_thing_are_one_line_in_a_terminal() -> None:
    table = Table('setup = [{ die = "d10" }]')
    board = opened("wildwoods").board
    attempts = [one for one in table.may(Attempt) if isinstance(one, Attempt)]
    groups = {board.group(one) for one in attempts}
    aims = {(one.card, one.ability, one.target) for one in attempts}
    assert len(groups) == len(aims) < len(attempts)


def test_the_lesson_can_be_played() -> None:
    lesson = table_side("wildwoods").lesson
    assert lesson is not None
    match = Match.new("wildwoods", lesson.seats, lesson.seed, lesson.options)
    for move in lesson.moves:
        match.play(move.seat, move.action)
    assert match.decision is not None
    assert match.decision.kind == "story-choice"
