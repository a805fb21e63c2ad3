"""The one interface of every bot, and the simplest ones."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from spiritboard.core.errors import BadSetup, Illegal
from spiritboard.core.mind import Mind
from spiritboard.core.rng import Rng, quick
from spiritboard.core.values import Action, Seat


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think about an answer: so many iterations, or seconds if these are given."""

    iterations: int = 1000
    seconds: float | None = None
    """By the clock."""
    processor: float | None = None
    """Seconds that the processor works."""


class View(Protocol):
    """What bots need of any game's view."""

    @property
    def seat(self) -> Seat: ...

    @property
    def question(self) -> int: ...


class Bot(ABC):
    """Equal views and equal keys give equal moves, whatever was played before."""

    name: str
    is_strange: bool = False
    """Somebody else wrote it: its answers are checked."""

    def __init__(self, key: bytes, budget: Budget | None = None) -> None:
        self.key = key
        self.budget = budget or Budget()
        self._faults = 0

    @property
    def faults(self) -> int:
        """How often it gave no answer that could be taken, and another was taken for it."""
        return self._faults

    @property
    def elsewhere(self) -> float:
        """Seconds that it has kept other processors busy with processes of its own."""
        return 0.0

    @abstractmethod
    def decide(self, view: Any, options: Sequence[Action], budget: Budget | None = None) -> Action:
        """An answer to the open question."""

    @abstractmethod
    def impulse(self, view: Any, options: Sequence[Action]) -> Action | None:
        """Something to do out of turn, or None."""

    def refused(self, action: Action, options: Sequence[Action], why: Illegal) -> Action:
        """What is taken for an answer that the rules refuse."""
        raise BadSetup("bot-refused", bot=self.name, answer=repr(action), why=why)

    def close(self) -> None:  # noqa: B027  # most have nothing to close
        """The match is over for it."""

    def rng(self, purpose: str, view: View) -> Rng:
        """A stream for this question alone."""
        return quick(self.key, purpose, view.question)


class RandomBot(Bot):
    """Any answer, and now and then something out of turn."""

    name = "random"

    def decide(self, view: Any, options: Sequence[Action], budget: Budget | None = None) -> Action:
        return self.rng("decide", view).choice(options)

    def impulse(self, view: Any, options: Sequence[Action]) -> Action | None:
        rng = self.rng("impulse", view)
        return rng.choice(options) if rng.below(16) == 0 else None


class GreedyBot(Bot):
    """The quick choice that the game teaches."""

    name = "greedy"

    def __init__(self, key: bytes, mind: Mind[Any, Any]) -> None:
        super().__init__(key)
        self.mind = mind

    def decide(self, view: Any, options: Sequence[Action], budget: Budget | None = None) -> Action:
        return self.mind.choose(view, options, self.rng("decide", view))

    def impulse(self, view: Any, options: Sequence[Action]) -> Action | None:
        return self.mind.impulse(view, options, self.rng("impulse", view))


class ErringBot(GreedyBot):
    """The quick choice, but in so many of a hundred questions any answer: easier to beat than the quick bot."""

    def __init__(self, name: str, key: bytes, mind: Mind[Any, Any], slips: int) -> None:
        super().__init__(key, mind)
        self.name = name
        self.slips = slips

    def decide(self, view: Any, options: Sequence[Action], budget: Budget | None = None) -> Action:
        rng = self.rng("slip", view)
        if rng.below(100) < self.slips:
            return rng.choice(options)
        return super().decide(view, options, budget)
