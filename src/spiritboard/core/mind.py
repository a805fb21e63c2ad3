"""What a game teaches its bots. A mind sees views; only the search looks into imagined worlds."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from mypy_extensions import i64, mypyc_attr

from spiritboard.core.rng import Rng
from spiritboard.core.state import State
from spiritboard.core.values import Action, Seat

S = TypeVar("S", bound=State)
V = TypeVar("V")

NOT_BY_NUMBER: Final = -2
"""In place of the number of a likely answer: `rollout` says which it is."""

Patience = Callable[[], bool]
"""Whoever thinks asks it before each step of thought: may it go on?"""


def steps(count: int) -> Patience:
    """Patience for so many steps."""
    left = count

    def may_go_on() -> bool:
        nonlocal left
        left -= 1
        return left >= 0

    return may_go_on


class Weighed(NamedTuple):
    """What answers are worth, from 0 to 1, listed or not."""

    worth: dict[Action, float]
    games: int = 0
    """So many imagined games it is drawn from; 0: it was reckoned."""


UNWEIGHED = Weighed({})


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Generic[S, V]):
    """One game's knack: a quick choice for the greedy bot, horizon and value for the search."""

    @abstractmethod
    def choose(self, view: V, options: Sequence[Action], rng: Rng) -> Action:
        """A sensible answer, quickly."""

    @abstractmethod
    def impulse(self, view: V, options: Sequence[Action], rng: Rng) -> Action | None:
        """Something worth doing out of turn, or None."""

    def weighed(self, view: V, options: Sequence[Action], rng: Rng, may_go_on: Patience) -> Weighed:
        """What answers are worth, where a game finds it out in its own way; none: the tree is searched."""
        return UNWEIGHED

    def compared(
        self, view: V, answers: Sequence[Action], rng: Rng, may_go_on: Patience
    ) -> Weighed:
        """The same of these few answers, listed or not, each of them for certain."""
        return self.weighed(view, answers, rng, may_go_on)

    @abstractmethod
    def is_horizon(self, s: S, root: V) -> bool:
        """Does a search from this view look no further than here?"""

    @abstractmethod
    def value(self, s: S, root: V, belief: list[float]) -> list[float]:
        """By seat, from 0 to 1: how well it has done since the view."""

    def belief(self, view: V) -> list[float]:
        """What a search works out once from its view, to judge worlds and values by."""
        return []

    def win_chances(self, s: S) -> list[float]:
        """By seat: how likely it wins from a table as it truly is, at a glance; none: whoever asks plays on."""
        return []

    def promising(self, s: S, seat: Seat, options: list[Action], rng: Rng) -> list[Action]:
        """The answers worth a thought in an imagined world, the best first; none: any of them."""
        return []

    def lean(self, s: S, view: V, belief: list[float], rng: Rng) -> None:
        """Changes a world drawn at random into one that is likely by that belief."""

    def rollout(self, s: S, seat: Seat, rng: Rng) -> Action | None:
        """What a seat likely answers in an imagined world; None: anything."""
        return None

    def likely(self, s: S, seat: Seat, rng: Rng) -> i64:
        """The same by number, where a game numbers its answers; UNNUMBERED: anything."""
        return NOT_BY_NUMBER
