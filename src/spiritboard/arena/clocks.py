"""How long bots think."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from spiritboard.bots import Bot, Budget
from spiritboard.bots.around import Around, inmost
from spiritboard.bots.program import ProgramBot
from spiritboard.core.values import Action


class Clock:
    """The processor's time that a bot needs, in all its seats and processes. Of a program: the time until it answers."""

    seconds = 0.0
    answers = 0


class Timed(Around):
    """A bot with somebody who looks at the clock."""

    def __init__(self, bot: Bot, clock: Clock) -> None:
        super().__init__(bot)
        self.clock = clock
        is_program = isinstance(inmost(bot), ProgramBot)
        self.here: Callable[[], float] = time.monotonic if is_program else time.process_time

    def now(self) -> float:
        return self.here() + self.bot.elsewhere

    def decide(self, view: Any, options: Sequence[Action], budget: Budget | None = None) -> Action:
        start = self.now()
        action = self.bot.decide(view, options, budget)
        self.clock.seconds += self.now() - start
        self.clock.answers += 1
        return action

    def impulse(self, view: Any, options: Sequence[Action]) -> Action | None:
        start = self.now()
        action = self.bot.impulse(view, options)
        self.clock.seconds += self.now() - start
        return action
