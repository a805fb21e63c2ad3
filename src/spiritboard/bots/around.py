"""A bot with something around it: a purse, a clock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spiritboard.bots.bot import Bot, Budget
from spiritboard.core.errors import Illegal
from spiritboard.core.values import Action


class Around(Bot):
    """Does all that the bot inside does."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.key, bot.budget)
        self.bot = bot
        self.name = bot.name
        self.is_strange = bot.is_strange

    @property
    def faults(self) -> int:
        return self.bot.faults

    @property
    def elsewhere(self) -> float:
        return self.bot.elsewhere

    def decide(self, view: Any, options: Sequence[Action], budget: Budget | None = None) -> Action:
        return self.bot.decide(view, options, budget)

    def impulse(self, view: Any, options: Sequence[Action]) -> Action | None:
        return self.bot.impulse(view, options)

    def refused(self, action: Action, options: Sequence[Action], why: Illegal) -> Action:
        return self.bot.refused(action, options, why)

    def close(self) -> None:
        self.bot.close()


def inmost(bot: Bot) -> Bot:
    """The bot itself, whatever is around it."""
    while isinstance(bot, Around):
        bot = bot.bot
    return bot
