"""Which bot acts next stands once: those beside first, then those who are asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spiritboard.bots import Bot, Budget, first_act, turns
from spiritboard.core.values import Action, Decision, Seat
from tests.kit.toy import Bid

ASKED = Decision(7, "bid", "T2", (0, 2), (1, 2, 3))


class Decided(Bot):
    """It answers with its own seat; out of turn only if it wants to."""

    def __init__(self, *, wants: bool = False) -> None:
        super().__init__(b"")
        self.wants = wants

    def decide(self, view: Any, options: Sequence[Action], budget: Budget | None = None) -> Action:
        return options[0]

    def impulse(self, view: Any, options: Sequence[Action]) -> Action | None:
        return options[-1] if self.wants else None


def acted(bots: dict[Seat, Bot], unable: Sequence[Seat] = ()) -> tuple[Seat, Action] | None:
    def options(seat: Seat) -> list[Action]:
        return [] if seat in unable else [Bid(seat), Bid(10 + seat)]

    return first_act(ASKED, bots, bots.__getitem__, lambda seat: seat, options)


def test_the_order() -> None:
    """Who is asked and might act out of turn too has one turn only."""
    assert list(turns(ASKED, range(4))) == [(1, False), (3, False), (0, True), (2, True)]
    assert list(turns(ASKED, {2, 3})) == [(3, False), (2, True)]
    assert list(turns(ASKED, ())) == []


def test_who_wants_to_acts_first() -> None:
    eager = {0: Decided(), 1: Decided(), 3: Decided(wants=True)}
    assert acted({**eager}) == (3, Bid(13))
    assert acted({**eager}, unable=[3]) == (0, Bid(0))


def test_else_the_first_bot_that_is_asked() -> None:
    assert acted({1: Decided(), 2: Decided(), 3: Decided()}) == (2, Bid(2))


def test_people_are_waited_for() -> None:
    assert acted({1: Decided()}) is None
    assert acted({}) is None
