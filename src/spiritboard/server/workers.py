"""Bots think in processes of their own, with a time limit; one that dies is replaced."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Struct, structs
from pebble import ProcessPool

from spiritboard.bots import bot_for
from spiritboard.bots.advice import Advice, advise
from spiritboard.core.values import Action, Seat

log = logging.getLogger(__name__)

GRACE: Final = 5.0
"""Seconds beyond its thinking time after which a bot is taken for dead."""


class Thought(Struct, frozen=True):
    """What a bot is given: its own view, never the match."""

    seat: Seat
    spec: str
    key: bytes
    view: Any
    options: Sequence[Action]
    is_asked: bool
    """Else it is only looked whether it wants to act out of turn."""


def think(game: str, thoughts: Sequence[Thought]) -> tuple[Seat, Action] | None:
    """The first thing that one of these bots does."""
    for thought in thoughts:
        bot = bot_for(thought.spec, game, thought.key)
        if thought.is_asked:
            return thought.seat, bot.decide(thought.view, thought.options)
        action = bot.impulse(thought.view, thought.options)
        if action is not None:
            return thought.seat, action
    return None


def leave_interrupts_to_the_server() -> None:
    """Ctrl+C in a terminal reaches every process; the server stops its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Workers:
    """The processes. They start when first there is something to think about."""

    def __init__(self, processes: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPool(
            max_workers=processes, context=context, initializer=leave_interrupts_to_the_server
        )

    async def think(
        self, game: str, thoughts: Sequence[Thought], seconds: float
    ) -> tuple[Seat, Action] | None:
        """What the bots do. A bot that crashes or hangs is replaced by the quick one."""
        quick = [structs.replace(thought, spec="greedy") for thought in thoughts]
        for able in (thoughts, quick):
            try:
                found = await self._run(think, [game, list(able)], seconds)
            except Exception as error:
                log.warning("a bot failed and is replaced: %s", type(error).__name__)
            else:
                assert found is None or isinstance(found, tuple)
                return found
        return next(((t.seat, t.options[0]) for t in thoughts if t.is_asked), None)

    async def advise(
        self, game: str, key: bytes, view: Any, options: Sequence[Action], seconds: float
    ) -> Advice:
        found = await self._run(advise, [game, key, view, list(options), seconds], seconds)
        assert isinstance(found, Advice)
        return found

    async def _run(self, work: Callable[..., Any], args: list[Any], seconds: float) -> Any:
        """Work that nobody waits for any more is finished all the same: to stop it costs a process."""
        thinking = self._pool.schedule(work, args=args, timeout=seconds + GRACE)
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
