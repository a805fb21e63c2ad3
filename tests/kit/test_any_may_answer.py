"""Questions that any one of several seats may answer."""

from __future__ import annotations

import pytest

from spiritboard.bots import bot_for, bot_key, next_bot_answer
from spiritboard.core.errors import Illegal
from spiritboard.core.state import Frame
from spiritboard.core.values import Action, Seat
from spiritboard.match import Match, undo
from spiritboard.testing import LawBroken, check_game
from tests.kit.campfire import Campfire, CampState, Doze, Gather

CAMP = "tests.kit.campfire:Campfire"


def test_the_laws_hold() -> None:
    report = check_game(Campfire(), matches=20)
    assert set(report.answers) == {"gather", "feed", "doze"}


def test_the_first_answer_counts() -> None:
    match = Match.new(CAMP, 3, seed=1)
    asked = match.decision
    assert asked is not None
    assert (asked.seats, asked.takes_any, asked.params) == ((0, 1, 2), True, {"night": 1})
    match.play(2, Doze(), asked.id)
    with pytest.raises(Illegal) as caught:
        match.play(0, Doze(), asked.id)
    assert caught.value.key == "another-question"
    undo(match, 2, consent=range(3))
    assert match.decision == asked


def test_bots_leave_it_to_people() -> None:
    """Of all who may answer one is a person: nobody answers for them."""
    match = Match.new(CAMP, 3, seed=1)
    bots = {seat: bot_for("random", CAMP, bot_key("camp", seat)) for seat in range(3)}
    assert next_bot_answer(match, bots) is not None
    del bots[1]
    assert next_bot_answer(match, bots) is None


class Waits(Campfire):
    """After the first answer the question stays open for the others."""

    def take(self, s: CampState, frame: Frame[CampState], seat: Seat, action: Action) -> None:
        super().take(s, frame, seat, action)
        if not isinstance(action, Gather) and s.stack:
            s.question -= 1


def test_a_question_that_waits_on_is_found() -> None:
    with pytest.raises(LawBroken) as caught:
        check_game(Waits(), matches=2)
    assert caught.value.law == "questions-are-numbered"
