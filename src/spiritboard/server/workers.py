"""Bots think in processes of their own, with a time limit; one that dies is replaced.

Whatever else would hold up the tables is done there too. There are few processes and perhaps many
who wait for them: `fair_queue.py` says who is next. Where several servers share a database they share their thoughts
too (`shared_queue.py`): what finds no process free here is thought by whoever has one, and the other way round.
"""

from __future__ import annotations

import asyncio
import math
import multiprocessing
import signal
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

from msgspec import Struct, structs
from pebble import ProcessPool

from spiritboard.bots import act, bot_for
from spiritboard.bots.advice import Advice, advise
from spiritboard.bots.levels import OURS, timed
from spiritboard.catalog import bring, brought, game
from spiritboard.core.errors import BadSetup
from spiritboard.core.values import Action, Seat
from spiritboard.match import Match
from spiritboard.server import errands
from spiritboard.server.errands import Errand, Failed, answer_of, written
from spiritboard.server.fair_queue import FairQueue, Rank, Turn
from spiritboard.server.logs import USUAL, Logs, keep_log, logger
from spiritboard.server.metrics import BOT_FAILURES, BOT_THINKS, BOT_WAITS
from spiritboard.server.shared_queue import Missed, SharedQueue, Taken
from spiritboard.server.store import StoreTrouble

log = logger(__name__)
P = ParamSpec("P")
T = TypeVar("T")

GRACE: Final = 5.0
"""Seconds beyond its thinking time after which a bot is taken for dead."""
LONGEST: Final = 60.0
"""Seconds for anything but a bot's thought."""
LEAST_SHARE: Final = 0.1
"""However many wait, a bot gets so much of its thinking time."""
ON_THE_WAY: Final = 0.25
"""Seconds that a thought may take beyond its time, to reach its process and to come back."""
BESIDE: Final = Turn(Rank.ADVICE, 0)
"""What nobody has asked for."""


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


class Found(NamedTuple):
    """What a bot does."""

    seat: Seat
    action: Action
    due: float
    """When it may be done, by the monotonic clock: the same for a bot that has no choice."""


def think(setup: Setup, thoughts: Sequence[Thought], seconds: float) -> tuple[Seat, Action] | None:
    """The first thing that one of these bots does."""
    setup.know()
    for thought in thoughts:
        bot = bot_for(timed(thought.spec, seconds), setup.game, thought.key)
        try:
            action = act(bot, thought.view, thought.options, is_asked=thought.is_asked)
        finally:
            bot.close()
        if action is not None:
            if bot.is_strange and action not in thought.options:
                raise BadSetup("bot-not-an-option", bot=bot.name, answer=repr(action))
            return thought.seat, action
    return None


def advise_at(
    setup: Setup, key: bytes, view: Any, options: Sequence[Action], seconds: float
) -> Advice:
    setup.know()
    return advise(setup.game, key, view, options, seconds)


ERRANDS: Final = (think, advise_at)
"""What may be done for another server: it needs a view, and nothing that is hidden from it."""


def begin(logs: Logs, *games: str) -> None:
    """Ctrl+C in a terminal reaches every process, but the server stops its workers itself.

    `games`: those that were brought to the server.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    keep_log(logs)
    for path in games:
        bring(path)


class Job:
    """Something to be done in a process, and whoever waits for it."""

    def __init__(
        self,
        turn: Turn,
        work: Callable[[float], Callable[[], Any]],
        longest: float,
        errand: Errand | None = None,
    ) -> None:
        self.turn = turn
        self.work = work
        """What is done, for a share of the thinking time."""
        self.longest = longest
        self.errand = errand
        """The same for another server; None: it can only be done here."""
        self.share = 1.0
        self.asked = time.monotonic()
        self.begun: float | None = None
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.done.add_done_callback(_let_go)

    def due(self, seconds: float) -> float:
        """When a thought of so many seconds may be told."""
        assert self.begun is not None
        return due(self.begun, seconds * self.share, time.monotonic())


class Workers:
    """The processes. They start when first there is something to think about."""

    def __init__(
        self, processes: int, logs: Logs = USUAL, shared: SharedQueue | None = None
    ) -> None:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPool(
            max_workers=processes, context=context, initializer=begin, initargs=(logs, *brought())
        )
        self._processes = processes
        self._queue: FairQueue[Job] = FairQueue()
        self._running: set[Job] = set()
        self._shared = shared
        self._taking: asyncio.Task[None] | None = None
        """Asks the shared queue for the next one."""
        if shared is not None:
            shared.wake = self._begin
        self.begun = 0
        """So many jobs were begun."""

    @property
    def waiting(self) -> int:
        return sum(self.waiting_by_rank().values())

    @property
    def running(self) -> int:
        return len(self._running)

    def waiting_by_rank(self) -> dict[Rank, int]:
        """Here, or for whoever takes it from the shared queue."""
        elsewhere = list(self._shared.ranks.values()) if self._shared else []
        return {rank: n + elsewhere.count(rank) for rank, n in self._queue.by_rank().items()}

    @property
    def is_free(self) -> bool:
        """Is there a process for one more?"""
        return len(self._running) < self._processes

    @property
    def is_idle(self) -> bool:
        """Would one more be begun at once?"""
        is_taking = self._taking is not None and not self._taking.done()
        return self.is_free and not len(self._queue) and not is_taking

    async def think(
        self, turn: Turn, setup: Setup, thoughts: Sequence[Thought], seconds: float
    ) -> Found | None:
        """What the bots do. A bot that crashes or hangs is replaced by the quick one."""
        quick = [structs.replace(thought, spec="greedy") for thought in thoughts]
        for able in (thoughts, quick):
            job = Job(
                turn,
                lambda share, able=able: partial(think, setup, list(able), seconds * share),  # type: ignore[misc]  # mypy knows no such default
                seconds + GRACE,
                Errand(setup.game, own_bots_in(able), "think", (setup, list(able)), seconds),
            )
            try:
                found = await self.run(job)
            except Exception as error:
                BOT_FAILURES.inc()
                log.warning("a bot failed and is replaced", error=type(error).__name__)
            else:
                return None if found is None else Found(found[0], found[1], job.due(seconds))
        asked = (Found(t.seat, t.options[0], 0.0) for t in thoughts if t.is_asked)
        return next(asked, None)

    async def work(self, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Something else that takes a while, and that nobody has asked for."""
        return await self.work_for(BESIDE, job, *args, **named)

    async def work_for(
        self, turn: Turn, job: Callable[P, T], *args: P.args, **named: P.kwargs
    ) -> T:
        """Something else that takes a while. Its failure is the caller's."""
        work = partial(job, *args, **named)
        found: T = await self.run(Job(turn, lambda _: work, LONGEST + GRACE))
        return found

    async def advise(
        self,
        turn: Turn,
        setup: Setup,
        key: bytes,
        view: Any,
        options: Sequence[Action],
        seconds: float,
    ) -> Advice:
        found = await self.run(
            Job(
                turn,
                lambda share: partial(advise_at, setup, key, view, list(options), seconds * share),
                seconds + GRACE,
                Errand(setup.game, (), "advise_at", (setup, key, view, list(options)), seconds),
            )
        )
        assert isinstance(found, Advice)
        return found

    async def run(self, job: Job) -> Any:
        """At once, if a process is free; else by whoever is free first."""
        if self._shared is not None and job.errand is not None and not self.is_idle:
            try:
                return await self._ask_all(self._shared, job, job.errand)
            except (Missed, StoreTrouble):
                log.warning("a thought got lost and is thought here", table=job.turn.table)
        return await self._run_here(job)

    async def _ask_all(self, shared: SharedQueue, job: Job, errand: Errand) -> Any:
        found = await shared.ask(job.turn, errand, job.longest + GRACE)
        job.begun, job.share = time.monotonic() - found.age, found.share
        return answer_of(found.answer)

    async def _run_here(self, job: Job) -> Any:
        """What nobody waits for any more is not begun; to stop what has begun would cost a process."""
        self._queue.put(job.turn, job)
        self._begin()
        try:
            return await asyncio.shield(job.done)
        finally:
            if job.begun is None:
                self._queue.drop(job.turn, job)

    def _begin(self) -> None:
        """As many as there are processes."""
        if self._shared is None or not self._shared.may_hold_some:
            while self._begin_own():
                pass
        elif self.is_free and (self._taking is None or self._taking.done()):
            self._taking = asyncio.ensure_future(self._take_turns(self._shared))

    async def _take_turns(self, shared: SharedQueue) -> None:
        """Ours, and those of all: whichever comes first."""
        while self.is_free:
            first = self._queue.first_rank()
            taken = await shared.take(first) if shared.may_hold_some else None
            if taken is not None:
                self._begin_for(shared, taken)
            elif not self._begin_own() and (first is not None or not shared.may_hold_some):
                return

    def _begin_own(self) -> bool:
        """The next one of ours, if there is one and a process for it."""
        job = self._queue.take(self._may_begin) if self.is_free else None
        if job is not None:
            self._start(job, len(self._queue), self._processes)
        return job is not None

    def _begin_for(self, shared: SharedQueue, taken: Taken) -> None:
        """For whoever asked, whose name stays there."""
        job = Job(
            taken.turn,
            lambda share: partial(
                errands.run, ERRANDS, taken.game, taken.body, taken.seconds * share
            ),
            taken.longest - GRACE,
        )
        job.asked -= taken.waited
        job.done.add_done_callback(lambda _: shared.beside(self._answer(shared, taken, job)))
        self._start(job, taken.others, shared.processes(self._processes))

    async def _answer(self, shared: SharedQueue, taken: Taken, job: Job) -> None:
        """Unless we are closing: then it is taken by somebody else."""
        if job.done.cancelled():
            return
        error = job.done.exception()
        answer = job.done.result() if error is None else written(Failed(type(error).__name__))
        await shared.answer(taken, answer, job.share)

    def _start(self, job: Job, waiting: int, processes: int) -> None:
        """The more wait, the less time each has to think."""
        job.share = max(LEAST_SHARE, 1 / (1 + waiting / processes))
        job.begun = time.monotonic()
        BOT_WAITS.labels(job.turn.rank.name.lower()).observe(job.begun - job.asked)
        self.begun += 1
        self._running.add(job)
        try:
            thinking = self._pool.schedule(job.work(job.share), timeout=job.longest)
        except RuntimeError as error:  # the processes were stopped
            self._running.discard(job)
            job.done.set_exception(error)
        else:
            asyncio.wrap_future(thinking).add_done_callback(partial(self._end, job))

    def _may_begin(self, turn: Turn) -> bool:
        """One thing at a time for each table."""
        return not turn.table or all(job.turn.table != turn.table for job in self._running)

    def _end(self, job: Job, found: asyncio.Future[Any]) -> None:
        self._running.discard(job)
        assert job.begun is not None
        BOT_THINKS.labels(job.turn.rank.name.lower()).observe(time.monotonic() - job.begun)
        if found.cancelled():
            job.done.cancel()
        elif (error := found.exception()) is not None:
            job.done.set_exception(error)
        else:
            job.done.set_result(found.result())
        self._begin()

    def close(self) -> None:
        if self._shared is not None:
            self._shared.close()
        if self._taking is not None:
            self._taking.cancel()
        self._pool.stop()
        self._pool.join()


def own_bots_in(thoughts: Sequence[Thought]) -> tuple[str, ...]:
    """Those that others have written, and that only servers know which were told of them."""
    return tuple({thought.spec for thought in thoughts} - set(OURS))


def due(begun: float, time_for_it: float, now: float) -> float:
    """A thought takes the whole of its time, however soon it was found; what takes longer, a multiple."""
    whole = time_for_it + ON_THE_WAY
    return begun + whole * max(1, math.ceil((now - begun) / whole))


def _let_go(future: asyncio.Future[Any]) -> None:
    """Its failure concerns only those who still wait for it."""
    if not future.cancelled():
        future.exception()
