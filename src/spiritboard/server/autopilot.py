"""Whatever happens at a table by itself: bots answer, orders are carried out, time runs out."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, ParamSpec

from spiritboard.bots import bot_key, turns
from spiritboard.core.errors import SpiritboardError
from spiritboard.core.values import Action, Decision, Seat
from spiritboard.match import Match
from spiritboard.server.foresight import Foresight
from spiritboard.server.room import Room
from spiritboard.server.settings import Settings
from spiritboard.server.workers import Thought, Workers, setup_of

log = logging.getLogger(__name__)
P = ParamSpec("P")

STAND_IN: Final = "greedy"
"""The bot that answers for somebody who is away."""
ORDER_PAUSE: Final = (1.0, 3.0)
"""An order is carried out after a pause by chance, in bot paces: its speed must not tell anything."""

AFTER_A_FAILURE: Final = 30.0
"""Seconds until a table is looked at again."""


class Autopilot:
    """Attends to one table. It looks anew after every change."""

    def __init__(self, room: Room, workers: Workers, settings: Settings) -> None:
        self.room = room
        self.workers = workers
        self.settings = settings
        self.tasks: set[asyncio.Task[None]] = set()
        self.foresight = Foresight(room, workers)

    def look(self) -> None:
        """The table has changed: what was planned for the old question is dropped."""
        self.stop()
        self.foresee()
        room = self.room
        decision = room.open_question()
        if decision is None or room.is_broken:
            return
        if any(map(room.is_automatic, range(len(room.doc.chairs)))):
            self.plan(self.let_bots_answer, decision)
        for seat in decision.seats:
            if room.doc.chairs[seat].orders and not room.is_automatic(seat):
                self.plan(self.carry_out_order, decision, seat)
        if room.clock.is_running:
            self.plan(self.wait_for_clock, decision, room.clock.until)

    def foresee(self) -> None:
        """What an adviser finds out takes its time beside all this, whatever happens meanwhile."""
        self.foresight.look()

    @property
    def is_busy(self) -> bool:
        return bool(self.tasks)

    def stop(self) -> None:
        for task in self.tasks - {asyncio.current_task()}:
            task.cancel()

    def plan(self, work: Callable[P, Awaitable[None]], *args: P.args, **named: P.kwargs) -> None:
        task = asyncio.ensure_future(self.attend(partial(work, *args, **named)))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def attend(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except SpiritboardError as error:
            log.warning(
                "table %s: an automatic answer was refused: %s", self.room.doc.id, error.key
            )
        except Exception:
            log.exception("table %s: its autopilot failed and starts anew", self.room.doc.id)
            await asyncio.sleep(AFTER_A_FAILURE)
            self.look()

    # The clock

    async def wait_for_clock(self, decision: Decision, until: float) -> None:
        await asyncio.sleep(max(0.0, until - time.monotonic()))
        async with self.room.lock:
            if not self.is_still_open(decision):
                return
            late = [s for s in self.open_seats() if not self.room.is_automatic(s)]
            if self.room.doc.absent == "default":
                match = self.match()
                for seat in late:
                    action = match.game.default(match.state, seat)
                    await self.room.play(seat, action, decision.id, "default")
                    if not self.is_still_open(decision):
                        return
            else:
                for seat in late:
                    await self.room.step_aside(seat)

    # Orders

    async def carry_out_order(self, decision: Decision, seat: Seat) -> None:
        if self.ordered(seat) is None:
            return
        await asyncio.sleep(self.settings.bot_pace * random.uniform(*ORDER_PAUSE))
        async with self.room.lock:
            if self.is_still_open(decision) and seat in self.open_seats():
                action = self.ordered(seat)
                if action is not None:
                    await self.room.play(seat, action, decision.id, "order")

    def ordered(self, seat: Seat) -> Action | None:
        match, table_side = self.match(), self.room.presenter.table_side
        for order in self.room.doc.chairs[seat].orders:
            action = table_side.orders.answer(order, match.view(seat), match.options(seat))
            if action is not None:
                return action
        return None

    # Bots

    async def let_bots_answer(self, decision: Decision) -> None:
        begun = time.monotonic()
        found = await self.next_answer(decision)
        if found is None:
            return
        await asyncio.sleep(max(0.0, self.pace(decision) - (time.monotonic() - begun)))
        seat, action, by = found
        async with self.room.lock:
            if self.is_still_open(decision) and self.room.is_automatic(seat):
                await self.room.play(seat, action, decision.id, by)

    def pace(self, decision: Decision) -> float:
        """Longer if a person may want to act first: by what everybody can see, so it tells nothing."""
        pace = self.settings.bot_pace
        others = set(decision.beside) - set(decision.seats)
        if all(map(self.room.is_automatic, others)):
            return pace
        return max(pace, self.settings.out_of_turn_seconds)

    async def next_answer(self, decision: Decision) -> tuple[Seat, Action, str] | None:
        """What a bot does next; None: people are asked, and no bot wants to act beside."""
        move = self.room.script.next_move(self.match()) if self.room.script else None
        if move is not None:
            action = self.match().game.action(move.action)
            return (move.seat, action, "lesson") if self.room.is_automatic(move.seat) else None
        thoughts = self.thoughts(decision)
        if not thoughts:
            return None
        found = await self.workers.think(
            setup_of(self.match()), thoughts, self.settings.bot_seconds
        )
        return None if found is None else (*found, self.level_of(found[0]))

    def thoughts(self, decision: Decision) -> list[Thought]:
        """What each bot is given that may act now."""
        match = self.match()
        bots = [seat for seat in range(match.seats) if self.room.is_automatic(seat)]
        found = [
            Thought(
                seat,
                self.spec_of(seat),
                bot_key(match.seeds[0].seed, seat),
                match.view(seat),
                match.options(seat),
                is_asked,
            )
            for seat, is_asked in turns(decision, bots)
        ]
        return [thought for thought in found if thought.options]

    def level_of(self, seat: Seat) -> str:
        chair = self.room.doc.chairs[seat]
        return chair.bot if chair.kind == "bot" and chair.bot else STAND_IN

    def spec_of(self, seat: Seat) -> str:
        level = self.level_of(seat)
        return f"search:{self.settings.bot_seconds}s" if level == "search" else level

    # The table

    def match(self) -> Match:
        assert self.room.match is not None
        return self.room.match

    def is_still_open(self, decision: Decision) -> bool:
        room = self.room
        now = room.match.decision if room.match and not room.is_broken else None
        return now is not None and now.id == decision.id

    def open_seats(self) -> tuple[Seat, ...]:
        now = self.match().decision
        return now.seats if now else ()
