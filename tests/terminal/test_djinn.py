"""Djinn at a terminal: told in sentences, answered by numbers."""

from __future__ import annotations

import pytest

from spiritboard.terminal.opening import Wishes
from spiritboard.text import LANGUAGES
from tests.terminal.desk import Desk, program


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_is_told_and_asked(language: str, plain: bool) -> None:
    wishes = Wishes("djinn", seats=2, bots="random", seed="1", first=0, plain=plain)
    desk = Desk(wishes, ["1", "1", "1", "1"], language)
    desk.session.run()
    assert len(desk.session.match.log) > 4


def test_a_word_is_not_understood_and_a_rule_is_read() -> None:
    desk = Desk(Wishes("djinn", seats=1, seed="1", plain=True), ["tavern", "rules D22"])
    desk.session.run()
    assert "“tavern” is neither an option nor a command." in desk.output
    assert "D22: Once in a turn at a round space" in desk.output


def test_tom_may_win() -> None:
    ended = program("play", "djinn", "--seats", "1", "--auto", "--bots", "random", "--seed", "6")
    assert ended.returncode == 0
    assert "Tom wins.\nThe game is lost, with " in ended.stdout


def test_a_wrong_value_of_a_box_is_refused_in_the_words_of_its_game() -> None:
    ended = program("play", "djinn", "--seats", "2", "--content", "/dev/stdin", typed=WRONG)
    assert ended.returncode == 2
    assert ended.stderr.startswith("/dev/stdin, line 2, awards.A99: there is no such card")


WRONG = """[awards]
A99 = { column = 1, points = 30 }
"""
