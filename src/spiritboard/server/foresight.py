"""What a game's adviser finds out for a table, in a worker: nobody waits for it, and what comes too late
is dropped.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from spiritboard.catalog import opened
from spiritboard.core.adviser import Adviser, Forecast
from spiritboard.core.speech import Saying
from spiritboard.core.values import WATCHER, Action, Seat
from spiritboard.match import Match
from spiritboard.server.logs import logger
from spiritboard.server.room import Room
from spiritboard.server.workers import Setup, Workers, setup_of

log = logger(__name__)

Subject = tuple[int, int | None]
"""The number of a match, and what a forecast of it is for; None: the match is over."""


def adviser_of(setup: Setup) -> Adviser:
    setup.know()
    found = opened(setup.game).adviser
    assert found is not None
    return found


def forecast(setup: Setup, view: Any) -> Forecast:
    return adviser_of(setup).forecast(view)


def account(setup: Setup, line: Sequence[tuple[Seat, Action]], rewinds: int) -> Sequence[Saying]:
    return adviser_of(setup).account(setup.seats, setup.options, line, rewinds)


class Foresight:
    """Asks the adviser whenever there is something new to tell, and somebody to tell it to."""

    def __init__(self, room: Room, workers: Workers) -> None:
        self.room = room
        self.workers = workers
        self.adviser = opened(room.doc.game).adviser
        self.subject: Subject | None = None
        """What the adviser is or was asked about, or will be when somebody comes."""
        self.task: asyncio.Task[None] | None = None

    def look(self) -> None:
        """After every change of the table, and whenever somebody comes to it."""
        if self.adviser is None:
            return
        subject = self.now(self.adviser)
        if subject != self.subject:
            self.subject, self.task = subject, None
            self.room.forecast, self.room.account = None, ()
        match = self.room.match
        if match is not None and subject is not None and self.task is None and self.room.listeners:
            self.task = asyncio.ensure_future(self.ask(match, subject))

    def now(self, adviser: Adviser) -> Subject | None:
        """What there would be to tell."""
        match, number = self.room.match, self.room.doc.match
        if match is None or self.room.is_broken:
            return None
        if match.decision is None:
            return number, None
        due = adviser.due(match.view(WATCHER))
        return None if due is None else (number, due)

    async def ask(self, match: Match, subject: Subject) -> None:
        """Told, unless the table has gone on to something else."""
        own, setup, is_over = asyncio.current_task(), setup_of(match), subject[1] is None
        try:
            if is_over:
                told = await self.workers.work(account, setup, match.line(), match.rewinds)
                found = None
            else:
                found, told = await self.workers.work(forecast, setup, match.view(WATCHER)), ()
        except Exception as error:
            log.warning("no advice", table=self.room.doc.id, error=type(error).__name__)
            return
        if self.task is own:
            self.room.forecast, self.room.account = found, told
            self.room.tell_advice()
