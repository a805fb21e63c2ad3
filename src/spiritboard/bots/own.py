"""Bots of your own: any object with a method `decide(view, options, budget)`.

A class or a function that makes one is called for every match and seat, with those of `game`, `rng`,
`key` and `budget` that it names; what is one already is taken as it is.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Any, Protocol, runtime_checkable

from spiritboard.bots.bot import Bot, Budget
from spiritboard.core.errors import BadSetup
from spiritboard.core.package import AnyGame
from spiritboard.core.rng import Rng, quick
from spiritboard.core.values import Action


@runtime_checkable
class Decides(Protocol):
    """All that a bot of your own needs. It may also have `impulse(view, options)`."""

    def decide(self, view: Any, options: Sequence[Action], budget: Budget, /) -> Action: ...


Maker = Decides | type | Callable[..., Decides]
"""A bot of your own, its class, or a function that makes one."""


class OwnBot(Bot):
    """Seats a bot of your own. It is given its view, its options, its budget and a stream of chance."""

    is_strange = True

    def __init__(self, name: str, maker: Maker, rules: AnyGame, key: bytes, budget: Budget) -> None:
        super().__init__(key, budget)
        self.name = name
        self.unlisted = rules.unlisted
        self.chance = Rng(0)
        given = {"game": rules, "rng": self.chance, "key": key, "budget": budget}
        self.bot = made(name, maker, given)

    def decide(self, view: Any, options: Sequence[Action], budget: Budget | None = None) -> Action:
        self.draw_anew("decide", view)
        action = self.bot.decide(view, tuple(options), budget or self.budget)
        return self.checked(action, options)

    def impulse(self, view: Any, options: Sequence[Action]) -> Action | None:
        wish = getattr(self.bot, "impulse", None)
        if wish is None:
            return None
        self.draw_anew("impulse", view)
        action = wish(view, tuple(options))
        return None if action is None else self.checked(action, options)

    def draw_anew(self, purpose: str, view: Any) -> None:
        """What it draws depends on the question alone, not on what it drew before."""
        fresh = quick(self.key, purpose, view.question)
        self.chance.word, self.chance.carry = fresh.word, fresh.carry

    def checked(self, action: Any, options: Sequence[Action]) -> Action:
        if action in options or isinstance(action, self.unlisted):
            assert isinstance(action, Action)
            return action
        raise BadSetup("bot-not-an-option", bot=self.name, answer=repr(action))


def made(name: str, maker: Any, given: dict[str, Any]) -> Any:
    """A bot by its maker, which gets what it names."""
    if isinstance(maker, Decides) and not isinstance(maker, type):
        return maker
    if not callable(maker):
        raise BadSetup("not-a-bot", name=name)
    wanted = inspect.signature(maker).parameters
    bot = maker(**{one: value for one, value in given.items() if one in wanted})
    if not isinstance(bot, Decides):
        raise BadSetup("not-a-bot", name=name)
    return bot


def called(maker: Maker) -> str:
    """What a bot is called that was not found by a name."""
    return str(getattr(maker, "__name__", type(maker).__name__))
