"""Ids and masks: whatever they tell can be answered, and whatever can be answered they tell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from spiritboard.core.encoding import ListedChoosing
from spiritboard.games.ducharina.actions import Furnish, Plan
from spiritboard.games.ducharina.choosing import FurnishChoosing
from spiritboard.games.ducharina.geometry.shapes import PIECES
from spiritboard.games.ducharina.state import DucharinaState
from spiritboard.games.ducharina.told import COLUMN, PIECE, pose_at
from spiritboard.research import Play
from tests.research.courses import NAMES, TABLES, questions

MOST = 150


@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=NAMES)
class TestEveryTable:
    def test_every_id_of_a_mask_can_be_taken(
        self, name: str, seats: int, options: Mapping[str, Any]
    ) -> None:
        play = Play(name, seats, 1, options)
        for _ in questions(play, 1, MOST // 2):
            ids = play.ids()
            assert ids == sorted(set(ids))
            assert ids
            assert 0 <= ids[0] <= ids[-1] < play.encoding.ids
            for number in ids:
                play.fork().choosing.take(number)

    def test_what_is_put_together_is_legal(
        self, name: str, seats: int, options: Mapping[str, Any]
    ) -> None:
        play = Play(name, seats, 2, options)
        for rng in questions(play, 2, MOST):
            told = play.fork()
            while (action := told.choosing.take(rng.choice(told.ids()))) is None:
                pass
            play.rules.check(play.state, play.seat, action)
            assert len(told.choosing.chosen) <= play.encoding.longest

    def test_every_listed_option_is_told_in_one_way(
        self, name: str, seats: int, options: Mapping[str, Any]
    ) -> None:
        play = Play(name, seats, 3, options)
        for _ in questions(play, 3, MOST):
            if play.choosing.chosen:
                continue
            listed = play.rules.options(play.state, play.seat)
            spellings = [play.choosing.spelling(option) for option in listed]
            assert len(set(spellings)) == len(listed)
            for option, spelling in zip(listed, spellings, strict=True):
                *before, last = spelling
                told = play.fork()
                assert [told.choosing.take(number) for number in before] == [None] * len(before)
                assert told.choosing.take(last) == option

    def test_the_mask_tells_no_secret(
        self, name: str, seats: int, options: Mapping[str, Any]
    ) -> None:
        """In another world that looks the same the same ids may come, and the same is observed."""
        play = Play(name, seats, 4, options)
        for rng in questions(play, 4, MOST):
            view = play.rules.view(play.state, play.seat)
            twin = play.fork()
            twin.state = play.rules.world(view, rng)
            twin.replay(play.choosing.chosen)
            assert twin.ids() == play.ids()
            assert twin.observe(twin.seat) == play.observe(play.seat)


def test_an_id_that_may_not_come_is_refused_and_changes_nothing() -> None:
    play = Play("shamans", 3, seed=1)
    before = play.observe(play.seat), play.ids()
    wrong = next(number for number in range(play.encoding.ids) if number not in play.ids())
    with pytest.raises(
        ValueError, match=f"id {wrong} may not come now, after nothing; these may: "
    ):
        play.step(wrong)
    assert (play.observe(play.seat), play.ids()) == before


def test_an_answer_begun_belongs_to_whoever_gives_it() -> None:
    """Nobody else sees the ids that were taken."""
    play = Play("djinn", 2, seed=5)
    for _ in questions(play, 5, 2000):
        if play.choosing.chosen:
            other = 1 - play.seat
            begun = play.observe(other)
            play.replay(())
            assert play.observe(other) == begun
            return
    raise AssertionError("no compound answer was begun")


def test_a_capture_is_told_step_by_step() -> None:
    play = Play("djinn", 2, seed=3)
    captures = {block.name: block.first for block in play.encoding.blocks}["capture"]
    for _ in questions(play, 3, 4000):
        if captures in play.ids() and not play.choosing.chosen:
            assert isinstance(play.choosing, ListedChoosing)
            play.step(captures)
            assert play.choosing.chosen == (captures,)
            return
    raise AssertionError("nobody could capture anything")


def furnishing() -> Play:
    """A table of Duchařina at which somebody may move furniture."""
    play = Play("ducharina", 2, 1, {"hall": "grand-foyer"})
    for _ in questions(play, 1, 1000):
        if isinstance(play.choosing, FurnishChoosing):
            return play
    raise AssertionError("nobody may move furniture")


def test_furniture_on_the_grid_is_what_the_rules_allow() -> None:
    """Must agree with the rules, which also say why not."""
    play = furnishing()
    choosing, state = play.choosing, play.state
    assert isinstance(choosing, FurnishChoosing)
    assert isinstance(state, DucharinaState)
    piece = next(number - choosing.firsts[PIECE] for number in choosing.ids()[1:])
    assert choosing.take(choosing.firsts[PIECE] + piece) is None
    for column, row, way in (
        (0, 0, 0),
        (6, 6, 0),
        (12, 12, 4),
        (12, 12, 9),
        (18, 6, 20),
        (24, 24, 47),
    ):
        wish = Furnish(piece, *pose_at(column, row, way))
        allowed = play.rules.allows(state, play.seat, wish)
        assert choosing.stands(column, row, way) == allowed, wish


def test_columns_of_the_grid_are_offered_beside_what_is_listed() -> None:
    play = furnishing()
    choosing = play.choosing
    assert isinstance(choosing, FurnishChoosing)
    piece = choosing.ids()[1]
    assert choosing.firsts[PIECE] <= piece < choosing.firsts[PIECE] + len(PIECES)
    choosing.take(piece)
    assert choosing.firsts[COLUMN] <= choosing.ids()[-1]


def test_a_plan_is_ghost_destination_done() -> None:
    play = Play("ducharina", 2, 1, {"hall": "grand-foyer"})
    firsts = play.encoding.speller.firsts
    for _ in questions(play, 1, 1000):
        if firsts["done"] in play.ids() and not play.choosing.chosen:
            break
    ghost = play.ids()[-1]
    assert firsts["ghost"] <= ghost < firsts["destination"]
    assert play.choosing.take(ghost) is None
    assert all(number >= firsts["destination"] for number in play.ids())
    assert play.choosing.take(play.ids()[0]) is None
    plan = play.choosing.take(firsts["done"])
    assert isinstance(plan, Plan)
    assert [step[0] for step in plan.steps] == [ghost - firsts["ghost"]]
