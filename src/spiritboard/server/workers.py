"""Bots think in processes of their own, with a time limit; one that dies is replaced.

Whatever else would hold up the tables is done there too.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, ParamSpec, TypeVar

from msgspec import Struct, structs
from pebble import ProcessPool

from spiritboard.bots import act, bot_for
from spiritboard.bots.advice import Advice, advise
from spiritboard.catalog import bring, brought, game
from spiritboard.core.values import Action, Seat
from spiritboard.match import Match

log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")

GRACE: Final = 5.0
"""Seconds beyond its thinking time after which a bot is taken for dead."""
LONGEST: Final = 60.0
"""Seconds for anything but a bot's thought."""
LOG_FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class Thought(Struct, frozen=True):
    """What a bot is given: its own view, never the match."""

    seat: Seat
    spec: str
    key: bytes
    view: Any
    options: Sequence[Action]
    is_asked: bool
    """Otherwise it is only asked whether it wants to act out of turn."""


class Setup(Struct, frozen=True):
    """How a match was set up: a view only names what lies in its box."""

    game: str
    seats: int
    options: Any

    def know(self) -> None:
        game(self.game).know(self.seats, self.options)


def setup_of(match: Match) -> Setup:
    return Setup(match.name, match.seats, match.settings)


def think(setup: Setup, thoughts: Sequence[Thought]) -> tuple[Seat, Action] | None:
    """The first thing that one of these bots does."""
    setup.know()
    for thought in thoughts:
        bot = bot_for(thought.spec, setup.game, thought.key)
        action = act(bot, thought.view, thought.options, is_asked=thought.is_asked)
        if action is not None:
            return thought.seat, action
    return None


def advise_at(
    setup: Setup, key: bytes, view: Any, options: Sequence[Action], seconds: float
) -> Advice:
    setup.know()
    return advise(setup.game, key, view, options, seconds)


def begin(*games: str) -> None:
    """Ctrl+C in a terminal reaches every process, but the server stops its workers itself.

    `games`: those that were brought to the server.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    logging.basicConfig(format=LOG_FORMAT)
    for path in games:
        bring(path)


class Workers:
    """The processes. They start when first there is something to think about."""

    def __init__(self, processes: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPool(
            max_workers=processes, context=context, initializer=begin, initargs=brought()
        )

    async def think(
        self, setup: Setup, thoughts: Sequence[Thought], seconds: float
    ) -> tuple[Seat, Action] | None:
        """What the bots do. A bot that crashes or hangs is replaced by the quick one."""
        quick = [structs.replace(thought, spec="greedy") for thought in thoughts]
        for able in (thoughts, quick):
            try:
                found = await self._run(think, [setup, list(able)], seconds)
            except Exception as error:
                log.warning("a bot failed and is replaced: %s", type(error).__name__)
            else:
                assert found is None or isinstance(found, tuple)
                return found
        return next(((t.seat, t.options[0]) for t in thoughts if t.is_asked), None)

    async def work(self, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Something else that takes a while. Its failure is the caller's."""
        found: T = await self._run(job, list(args), LONGEST, named)
        return found

    async def advise(
        self, setup: Setup, key: bytes, view: Any, options: Sequence[Action], seconds: float
    ) -> Advice:
        found = await self._run(advise_at, [setup, key, view, list(options), seconds], seconds)
        assert isinstance(found, Advice)
        return found

    async def _run(
        self,
        work: Callable[..., Any],
        args: list[Any],
        seconds: float,
        named: Mapping[str, Any] = {},
    ) -> Any:
        """Work that nobody waits for any more is finished all the same: to stop it costs a process."""
        timeout = seconds + GRACE
        thinking = self._pool.schedule(work, args=args, kwargs=dict(named), timeout=timeout)
        future = asyncio.wrap_future(thinking)
        future.add_done_callback(_let_go)
        return await asyncio.shield(future)

    def close(self) -> None:
        self._pool.stop()
        self._pool.join()


def _let_go(future: asyncio.Future[Any]) -> None:
    """Its failure concerns only those who still wait for it."""
    if not future.cancelled():
        future.exception()
