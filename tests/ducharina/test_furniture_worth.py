"""What the command `furniture_worth` changes, and the bot that it plays against."""

from __future__ import annotations

from typing import Any

from spiritboard.bots.bot import RandomBot
from spiritboard.games.ducharina.actions import Leave
from spiritboard.games.ducharina.geometry.shapes import PIECES
from spiritboard.games.ducharina.info import DucharinaOptions
from tests.ducharina.furniture_worth import CHANGES, Still, changed
from tests.ducharina.table import GAME, Table


def box_of(**given: int) -> Any:
    return GAME.box(2, DucharinaOptions(content=changed({**CHANGES, **given})))


def test_nothing_is_changed_by_itself() -> None:
    assert changed(CHANGES) == {}


def test_larger_furniture_is_content_that_can_be_played() -> None:
    usual, large = box_of(), box_of(furniture=115)
    piano = 6 * PIECES.index("piano")
    assert large.shapes.on_side[piano].height == 1720
    assert usual.shapes.on_side[piano].height == 1500


def test_a_wider_field_and_lower_cards() -> None:
    assert box_of(field=100).shapes.keyhole.slope == 1192
    assert [card.value for card in box_of(pairs=-1).cards[:3]] == [2, 3, 4]


def test_the_other_bot_leaves_furniture_where_it_stands() -> None:
    t = Table(2, at="furniture", hall="grand-foyer", cards=("desk piano", "9"))
    assert Still(RandomBot(b"key")).decide(t.view(0), t.options()) == Leave()
