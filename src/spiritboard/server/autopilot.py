"""Whatever happens at a table by itself: bots answer, orders are carried out, time runs out."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Hashable, Sequence
from functools import partial
from typing import Final, NamedTuple

from spiritboard.bots import bot_key, turns
from spiritboard.bots.levels import STAND_IN, spec_of
from spiritboard.core.errors import SpiritboardError
from spiritboard.core.values import Action, Decision, Seat
from spiritboard.match import Match
from spiritboard.server.fair_queue import Rank, Turn
from spiritboard.server.foresight import Foresight
from spiritboard.server.journal import Kept, UndoState
from spiritboard.server.logs import logger
from spiritboard.server.room import Room
from spiritboard.server.settings import Settings
from spiritboard.server.workers import Found, Thought, Workers, setup_of

log = logger(__name__)

Work = Callable[[], Awaitable[None]]

ORDER_PAUSE: Final = (1.0, 3.0)
"""An order is carried out after a pause by chance, in bot paces: its speed must not tell anything."""

CONSENT_SECONDS = 20.0
"""So long bots wait for those who are asked whether an answer may be taken back; then the wish is put away."""

AFTER_A_FAILURE: Final = 30.0
"""Seconds until a table is looked at again."""


class Plan(NamedTuple):
    """Something that is going to happen by itself. It holds for the table as it is."""

    kind: str
    match: int
    entries: int
    """So long is the log of the match."""
    question: int
    more: Hashable


class Autopilot:
    """Attends to one table. It looks anew after every change, and whenever somebody comes or goes."""

    def __init__(self, room: Room, workers: Workers, settings: Settings) -> None:
        self.room = room
        self.workers = workers
        self.settings = settings
        self.plans: dict[Plan, asyncio.Task[None]] = {}
        """What is under way, or done already, for the table as it is."""
        self.foresight = Foresight(room, workers)

    def look(self) -> None:
        """What was planned for another table than this is dropped; what holds still goes on."""
        self.foresee()
        room = self.room
        decision = room.open_question()
        wanted = self.wanted(decision) if decision and not room.is_broken else {}
        for plan in [plan for plan in self.plans if plan not in wanted]:
            self.drop(plan)
        for plan, work in wanted.items():
            if plan not in self.plans:
                self.plan(plan, work)

    def wanted(self, decision: Decision) -> dict[Plan, Work]:
        """All that has to happen by itself while this question is open."""
        room, clock = self.room, self.room.clock
        now = (room.doc.match, len(self.match().log), decision.id)
        automatic = tuple(filter(room.is_automatic, range(len(room.doc.chairs))))
        readers, wish = room.readers(), room.doc.undo
        found: dict[Plan, Work] = {}
        if wish is not None:
            found[Plan("wish", *now, wish.seat)] = partial(self.wait_for_consent, wish)
        elif readers:
            ends = room.reading.ends
            found[Plan("reading", *now, ends)] = partial(self.wait_for_readers, ends)
        elif automatic and not self.is_paused(automatic):
            turn = self.turn()
            plan = Plan("bots", *now, (automatic, turn.rank))
            found[plan] = partial(self.let_bots_answer, decision, turn)
        for seat in decision.seats:
            orders = room.doc.chairs[seat].orders
            if orders and not wish and seat not in automatic and seat not in readers:
                plan = Plan("order", *now, (seat, tuple(orders)))
                found[plan] = partial(self.carry_out_order, decision, seat)
        counted = room.council.ends(self.match())
        if counted is not None:
            found[Plan("vote", *now, counted)] = partial(self.wait_for_votes, decision, counted)
        if clock.is_running:
            plan = Plan("clock", *now, clock.until)
            found[plan] = partial(self.wait_for_clock, decision, clock.until)
        return found

    def is_paused(self, automatic: Sequence[Seat]) -> bool:
        """Where only bots play, they wait for somebody to look."""
        return len(automatic) == len(self.room.doc.chairs) and not self.room.listeners

    def turn(self) -> Turn:
        """Bots think in the name of whoever has set up the table."""
        rank = Rank.PLAYING if self.room.listeners else Rank.UNATTENDED
        return Turn(rank, self.room.doc.host, self.room.doc.id)

    def foresee(self) -> None:
        """What an adviser finds out takes its time beside all this, whatever happens meanwhile."""
        self.foresight.look()

    @property
    def is_busy(self) -> bool:
        return not all(task.done() for task in self.plans.values())

    def stop(self) -> None:
        for plan in list(self.plans):
            self.drop(plan)

    def drop(self, plan: Plan) -> None:
        task = self.plans.pop(plan)
        if task is not asyncio.current_task():
            task.cancel()

    def plan(self, plan: Plan, work: Work) -> None:
        self.plans[plan] = asyncio.ensure_future(self.attend(plan, work))

    async def attend(self, plan: Plan, work: Work) -> None:
        try:
            await work()
        except SpiritboardError as error:
            log.warning("an automatic answer was refused", table=self.room.doc.id, code=error.key)
        except Exception:
            log.exception("an autopilot failed and starts anew", table=self.room.doc.id)
            await asyncio.sleep(AFTER_A_FAILURE)
            self.plans.pop(plan, None)
            self.look()

    # The clock

    async def wait_for_readers(self, until: float) -> None:
        """Until the first of them has had time enough."""
        while (left := until - time.monotonic()) > 0:
            await asyncio.sleep(left)
        async with self.room.lock:
            self.room.waiting_changed()

    async def wait_for_consent(self, wish: UndoState) -> None:
        """Whoever says nothing agrees to nothing."""
        await asyncio.sleep(CONSENT_SECONDS)
        async with self.room.lock:
            if self.room.doc.undo is wish:
                self.room.doc.undo = None
                await self.room.persist(Kept())
                self.room.tell_seating()
                self.room.go_on()

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

    async def wait_for_votes(self, decision: Decision, until: float) -> None:
        """Those who have voted decide."""
        room = self.room
        await asyncio.sleep(max(0.0, until - time.time()))
        async with room.lock:
            if not self.is_still_open(decision) or not room.doc.proposals:
                return
            seat = room.council.elected(self.match())
            room.doc.proposer = room.council.proposer(self.match(), seat, room.doc.proposals)
            action = self.match().game.action(room.doc.proposals[seat])
            await room.play(seat, action, decision.id)

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

    async def let_bots_answer(self, decision: Decision, turn: Turn) -> None:
        begun = time.monotonic()
        answer = await self.next_answer(decision, turn)
        if answer is None:
            return
        found, by = answer
        await asyncio.sleep(max(0.0, self.due(decision, begun, found) - time.monotonic()))
        async with self.room.lock:
            if self.is_still_open(decision) and self.room.is_automatic(found.seat):
                await self.room.play(found.seat, found.action, decision.id, by)

    def due(self, decision: Decision, begun: float, found: Found) -> float:
        """Not before its pace, nor before the time is over that it was given to think.

        Neither depends on what it holds, however many others wait: its speed tells nothing.
        """
        pace = self.pace(decision)
        return max(begun + pace, found.due) if pace else begun

    def pace(self, decision: Decision) -> float:
        """Longer if a person may want to act first: by what everybody can see, so it tells nothing."""
        pace = self.settings.bot_pace
        others = set(decision.beside) - set(decision.seats)
        if all(map(self.room.is_automatic, others)):
            return pace
        return max(pace, self.settings.out_of_turn_seconds)

    async def next_answer(self, decision: Decision, turn: Turn) -> tuple[Found, str] | None:
        """What a bot does next, and by whom; None: people are asked, and no bot acts beside."""
        move = self.room.script.next_move(self.match()) if self.room.script else None
        if move is not None:
            taught = Found(move.seat, self.match().game.action(move.action), 0.0)
            return (taught, "lesson") if self.room.is_automatic(move.seat) else None
        thoughts = self.thoughts(decision)
        if not thoughts:
            return None
        seconds = self.settings.bot_seconds
        found = await self.workers.think(turn, setup_of(self.match()), thoughts, seconds)
        return None if found is None else (found, self.level_of(found.seat))

    def thoughts(self, decision: Decision) -> list[Thought]:
        """What each bot is given that may act now."""
        match = self.match()
        bots = [seat for seat in range(match.seats) if self.room.is_automatic(seat)]
        found = [
            Thought(
                seat,
                spec_of(self.level_of(seat)),
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
