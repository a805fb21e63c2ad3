"""A game that brings no encoding is told by verbs and numbers."""

from __future__ import annotations

from spiritboard.research import Play
from tests.research.courses import questions


def test_a_strangers_game_is_played_by_ids() -> None:
    play = Play("tests.kit.wisps:Wisps", 3, seed=1)
    names = {block.name for block in play.encoding.blocks}
    assert {"stay", "flee"} <= names
    for _ in questions(play, 1, 100):
        listed = play.rules.options(play.state, play.seat)
        assert len(play.ids()) == len(listed)
        assert len(play.observe(play.seat)) == play.encoding.width
    assert play.outcome is not None


def test_the_view_of_a_stranger_is_observed_as_it_is() -> None:
    play = Play("tests.kit.wisps:Wisps", 3, seed=1)
    at = 0
    for field in play.encoding.fields:
        if field.name == "wisp":
            break
        at += field.size
    assert [play.observe(seat)[at] for seat in range(3)] == list(play.state.wisps)  # type: ignore[attr-defined]  # its own
