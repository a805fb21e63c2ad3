"""A real house in which nature, time, hashes and bots are in the hands of the test."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from contextvars import ContextVar
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final
from unittest.mock import patch

import msgspec
from starlette.applications import Starlette

from spiritboard.bots.advice import COMPARED, Advice, reasoned
from spiritboard.core.rng import key_of, stream
from spiritboard.core.values import Action
from spiritboard.match import Match, match
from spiritboard.server import (
    absence,
    autopilot,
    clock,
    commands,
    hosting,
    journal,
    keeping,
    reading,
    results,
    room,
)
from spiritboard.server.api import ENDPOINTS
from spiritboard.server.app import SafeHeaders
from spiritboard.server.autopilot import Autopilot
from spiritboard.server.edge import routes
from spiritboard.server.fair_queue import Turn
from spiritboard.server.house import House
from spiritboard.server.presenter import shell_refusal
from spiritboard.server.settings import Settings
from spiritboard.server.workers import Setup

NOW: Final = 1_800_000_000.0


class Nature:
    """Deals and draws from its key, again and again until something suits."""

    def __init__(self, key: str, suits: Callable[[Action], bool] = lambda _: True) -> None:
        self.key = key_of(key)
        self.suits = suits

    def answer(self, match: Match) -> Action:
        game, state = match.game, match.state
        purpose, index = game.draw_of(state)
        keys = (f"{purpose} {attempt}" for attempt in count())
        drawn = (game.draw(state, stream(self.key, key, index)) for key in keys)
        return next(filter(self.suits, drawn))


NATURE: ContextVar[Nature] = ContextVar("NATURE")


class Adviser:
    """In place of the processes that think: its advice tells apart all that it is asked with."""

    async def advise(
        self,
        turn: Turn,
        setup: Setup,
        key: bytes,
        view: Any,
        options: Sequence[Action],
        seconds: float,
    ) -> Advice:
        asked = msgspec.json.encode((setup, key, view, options, seconds))
        digest = int.from_bytes(hashlib.sha256(asked).digest()[:6], "big")
        one, *others = (options[(digest + more) % len(options)] for more in range(len(options)))
        found = Advice(one, digest, 0, 0, by_feel=False, others=tuple(others[:COMPARED]))
        return reasoned(setup.game, view, found)

    async def work(self, job: Callable[..., Any], *args: Any) -> Any:
        """Here and now."""
        return job(*args)

    async def work_for(self, turn: Turn, job: Callable[..., Any], *args: Any) -> Any:
        return job(*args)

    def close(self) -> None:
        pass


@contextmanager
def controlled() -> Iterator[None]:
    """Nature, time, hashes and whatever happens by itself are in the hands of the test."""
    stopped = SimpleNamespace(time=lambda: NOW, monotonic=lambda: NOW)
    with ExitStack() as stack:
        for module in (
            absence,
            autopilot,
            clock,
            commands,
            hosting,
            keeping,
            reading,
            results,
            room,
        ):
            stack.enter_context(patch.object(module, "time", stopped))
        stack.enter_context(patch.object(Match, "natures_answer", lambda m: NATURE.get().answer(m)))
        # A hash that tells nothing of the seed: the same for all.
        for module in (match, journal):
            stack.enter_context(patch.object(module, "commitment", lambda _: "0" * 64))
        stack.enter_context(patch.object(Autopilot, "plan", lambda *_: None))
        yield


class Laboratory(House):
    """A house whose bots do not think, and its HTTP part."""

    def __init__(self, folder: Path) -> None:
        super().__init__(Settings(data=folder, tables_per_minute=0, commands_per_second=0))
        self.workers.close()
        self.workers = Adviser()  # type: ignore[assignment]  # as far as a hint needs them
        app = Starlette(routes=routes(ENDPOINTS, shell_refusal))
        app.state.house = self
        self.http = SafeHeaders(app)


@contextmanager
def laboratory(folder: Path) -> Iterator[Laboratory]:
    house = Laboratory(folder)
    try:
        yield house
    finally:
        house.close()
