"""Budgets as they are written after a bot's name: `300`, `0.2s`, `0.2cpu`; `20s/match` for all its answers;
`0.2sx2` for each of two processes."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from spiritboard.bots.around import Around
from spiritboard.bots.bot import Bot, Budget
from spiritboard.core.values import Action

WRITTEN: Final = re.compile(r"(?:(\d+)|(\d+(?:\.\d+)?)(s|cpu))(/match)?(?:x([1-9]\d?))?")
PARTS: Final = 20
"""An answer may take such a part of what is left for the match."""


class Allowance(NamedTuple):
    """What a bot may use up, for each answer or for all of a match."""

    budget: Budget
    is_for_a_match: bool = False
    processes: int = 1
    """So many think at the same time, and each may use it up."""


USUAL: Final = Allowance(Budget())


def allowance_in(text: str) -> Allowance | None:
    """
    >>> allowance_in("0.2s")
    Allowance(budget=Budget(iterations=1000, seconds=0.2, processor=None), is_for_a_match=False, processes=1)
    """
    found = WRITTEN.fullmatch(text)
    if found is None:
        return None
    iterations, seconds, unit, whole, processes = found.groups()
    if iterations:
        budget = Budget(iterations=int(iterations))
    elif unit == "s":
        budget = Budget(seconds=float(seconds))
    else:
        budget = Budget(processor=float(seconds))
    return Allowance(budget, whole is not None, int(processes or 1))


def parted(spec: str) -> tuple[str, Allowance | None]:
    """A bot and its budget, if one is written behind the last colon.

    >>> parted("./mine.py:Bot:50")[0]
    './mine.py:Bot'
    """
    bot, _, last = spec.rpartition(":")
    allowance = allowance_in(last) if bot else None
    return (spec, None) if allowance is None else (bot, allowance)


class Purse(Around):
    """A bot that has so much for a whole match: a twentieth of what is left for each answer."""

    def __init__(self, bot: Bot, whole: Budget) -> None:
        super().__init__(bot)
        self.budget = whole
        self.left = amount(whole)
        self.counts_iterations = whole.seconds is None and whole.processor is None

    def decide(self, view: Any, options: Sequence[Action], budget: Budget | None = None) -> Action:
        if len(options) == 1:
            return self.bot.decide(view, options, budget)
        share = like(self.budget, self.left / PARTS)
        start = self.clock()
        action = self.bot.decide(view, options, share)
        spent = share.iterations if self.counts_iterations else self.clock() - start
        self.left = max(0.0, self.left - spent)
        return action

    def clock(self) -> float:
        return time.process_time() if self.budget.seconds is None else time.monotonic()


def amount(budget: Budget) -> float:
    """How much it is, in its own unit."""
    if budget.seconds is not None:
        return budget.seconds
    return budget.iterations if budget.processor is None else budget.processor


def like(budget: Budget, amount: float) -> Budget:
    """So much in the same unit; an iteration at least."""
    if budget.seconds is not None:
        return Budget(seconds=amount)
    if budget.processor is not None:
        return Budget(processor=amount)
    return Budget(iterations=max(1, int(amount)))
