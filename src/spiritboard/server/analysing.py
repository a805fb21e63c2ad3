"""A finished match looked back at by a strong bot, on demand.

It takes as long as a dozen hints, so it is done in as many jobs: a bot that has to answer, or somebody
else's hint, waits for one of them at most. Whoever asks is told how far it is and asks again; it goes
on meanwhile, and what was found is kept. A guest has one match analysed at a time.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import partial
from typing import Final, TypeVar

from msgspec import json

from spiritboard.bots.analysis import (
    CANDIDATES,
    DOUBTFUL,
    Analysis,
    Analyst,
    Choice,
    Draw,
    Moment,
    Standing,
    corrected,
    costly,
    finalists,
)
from spiritboard.bots.bot import Budget
from spiritboard.bots.outlook import Edge
from spiritboard.core.errors import Illegal, SpiritboardError
from spiritboard.match import Match
from spiritboard.server import wire
from spiritboard.server.archive import finished_past_of
from spiritboard.server.fair_queue import Rank, Turn
from spiritboard.server.house import House
from spiritboard.server.identity import Visitor
from spiritboard.server.journal import Moved, Started, TookBack, entries_of, record_of
from spiritboard.server.logs import logger
from spiritboard.server.retelling import Past, changes_of, match_record
from spiritboard.server.room import Room
from spiritboard.server.under_way import UnderWay

log = logger(__name__)
T = TypeVar("T")

JUDGING: Final = 5
"""So many jobs judge the choices, each for as long as a bot thinks about an answer."""
DOUBTING: Final = 1
"""So many judge those that seem costliest again."""
TRYING: Final = 2
"""So many try the costliest of them in games."""
DECIDING: Final = 4
"""So many find out what the worst have cost."""
DRAWING: Final = 2
"""So many find out what chance has brought."""
JOBS: Final = 1 + JUDGING + DOUBTING + TRYING + DECIDING + DRAWING + 1


async def analysis(
    house: House, room: Room, visitor: Visitor, number: int
) -> bytes | wire.Analysis:
    """What was found, as JSON; or how far it is."""
    past = await finished_past_of(house, room, number)
    asked = (past.table, number)
    if (kept := house.replays.get(("analysis", *asked))) is not None:
        return kept
    going = house.analyses.get(asked)
    if going is None:
        going = begin(house, past, visitor)
    if not going.is_over:
        return wire.Analysis(100 * going.done // JOBS)
    del house.analyses[asked]
    assert going.task is not None
    return found_by(going.task, past)


def begin(house: House, past: Past, visitor: Visitor) -> UnderWay:
    asks = visitor.guest or visitor.seat_token
    if any(one.asks == asks and not one.is_over for one in house.analyses.values()):
        raise Illegal("", "analysis-on-its-way")
    going = UnderWay(asks)
    turn = Turn(Rank.ADVICE, visitor.guest)
    going.task = asyncio.create_task(made(house, past, turn, going))
    asked = (past.table, past.match)
    going.task.add_done_callback(partial(end, house, asked))
    house.analyses[asked] = going
    return going


def end(house: House, asked: tuple[str, int], task: asyncio.Task[bytes]) -> None:
    """What was found is kept with the replays; a failure waits for whoever asks again."""
    if task.cancelled() or task.exception() is None:
        house.analyses.pop(asked, None)


def found_by(task: asyncio.Task[bytes], past: Past) -> bytes:
    try:
        return task.result()
    except SpiritboardError:
        raise
    except Exception as error:
        log.warning("no analysis", table=past.table, error=type(error).__name__)
        raise Illegal("", "no-analysis") from error


async def made(house: House, past: Past, turn: Turn, going: UnderWay) -> bytes:
    """Job after job; those who ask for something else come between."""
    work, seconds = house.workers.work_for, house.settings.bot_seconds
    chosen, drawn = await work(turn, survey, past)
    going.done += 1
    choices: list[Choice] = []
    for part in parts(chosen, JUDGING):
        choices += await work(turn, judged, past, part, seconds)
        going.done += 1
    again: list[Choice] = []
    for doubtful in parts(costly(choices, DOUBTFUL), DOUBTING):
        again += await work(turn, judged_again, past, doubtful, seconds)
        going.done += 1
    choices = corrected(choices, again)
    candidates, edges = costly(choices, CANDIDATES), list[Edge]()
    for some in parts(candidates, TRYING):
        edges += await work(turn, tried, past, some, seconds)
        going.done += 1
    moments: list[Moment] = []
    for some in parts(finalists(candidates, edges), DECIDING):
        moments += await work(turn, decided, past, some, seconds)
        going.done += 1
    draws: list[Draw] = []
    for part in parts(drawn, DRAWING):
        draws += await work(turn, weighed, past, part, seconds)
        going.done += 1
    found = await work(turn, told, past, choices, moments, draws)
    house.replays.put(("analysis", past.table, past.match), found)
    return found


def parts(items: Sequence[T], count: int) -> list[list[T]]:
    """As equal as can be; none is empty.

    >>> parts([1, 2, 3, 4, 5], 2)
    [[1, 2], [3, 4, 5]]
    """
    ends = [len(items) * part // count for part in range(count + 1)]
    found = [list(items[ends[part] : ends[part + 1]]) for part in range(count)]
    return [part for part in found if part]


# In a worker


def survey(past: Past) -> tuple[list[int], list[int]]:
    """Where somebody chose, and where chance came in."""
    analyst = Analyst(match_record(past))
    return analyst.chosen(), analyst.drawn()


def judged(past: Past, places: Sequence[int], seconds: float) -> list[Choice]:
    budget = Budget(processor=seconds / len(places))
    return list(Analyst(match_record(past)).judged(places, budget))


def judged_again(past: Past, choices: Sequence[Choice], seconds: float) -> list[Choice]:
    analyst, budget = Analyst(match_record(past)), Budget(processor=seconds / len(choices))
    return list(analyst.judged(analyst.places(choices), budget))


def tried(past: Past, choices: Sequence[Choice], seconds: float) -> list[Edge]:
    analyst, budget = Analyst(match_record(past)), Budget(processor=seconds / len(choices))
    return [analyst.trial(choice, budget) for choice in choices]


def decided(past: Past, choices: Sequence[Choice], seconds: float) -> list[Moment]:
    analyst, budget = Analyst(match_record(past)), Budget(processor=seconds / len(choices))
    return [analyst.moment(choice, budget) for choice in choices]


def weighed(past: Past, places: Sequence[int], seconds: float) -> list[Draw]:
    analyst, budget = Analyst(match_record(past)), Budget(processor=seconds / len(places))
    return [analyst.draw(place, budget) for place in places]


def told(
    past: Past, choices: Sequence[Choice], moments: Sequence[Moment], draws: Sequence[Draw]
) -> bytes:
    """All of it, ready to be sent."""
    analyst = Analyst(match_record(past))
    found = analyst.whole(choices, moments, draws)
    return json.encode(on_the_wire(found, analyst.match, ends_of(past)))


def ends_of(past: Past) -> list[int]:
    """By step of the replay: so many answers hold after it."""
    started, changes = changes_of(past)
    match = Match.of(record_of(started, past.game), 0)
    ends: list[tuple[int, int]] = []
    for seq, body in changes:
        for entry in entries_of(body):
            match.replay_entry(len(match.log), entry)
        if isinstance(body, TookBack):
            ends = [step for step in ends if step[0] < body.back_to]
        elif isinstance(body, Started | Moved):
            ends.append((seq, len(match.valid)))
    return [end for _, end in ends]


def on_the_wire(found: Analysis, match: Match, ends: Sequence[int]) -> wire.Analysis:
    beliefs = found.beliefs
    return wire.Analysis(
        progress=100,
        moments=[
            wire.Decisive(
                bisect_right(ends, match.valid.index(one.entry)), one.round, one.seat, one.said()
            )
            for one in found.moments
        ],
        seats=[seat_of(one, is_parted=bool(found.draws)) for one in found.standings],
        chances=curve(ends, [(one.entries, one.shares) for one in found.chances]),
        belief=found.belief,
        beliefs=curve(
            ends,
            [(one.entries, one.shares) for one in beliefs],
            [list(one.truth) for one in beliefs],
        ),
        account=list(found.account),
    )


def curve(
    ends: Sequence[int],
    points: Sequence[tuple[int, Sequence[float]]],
    truth: Sequence[list[int]] = (),
) -> wire.Curve | None:
    if not points:
        return None
    steps = [bisect_left(ends, entries) for entries, _ in points]
    shares = [[round(share, 3) for share in by_seat] for _, by_seat in points]
    return wire.Curve(steps, shares, list(truth))


def seat_of(one: Standing, *, is_parted: bool) -> wire.SeatAnalysis:
    is_told = is_parted and one.is_told
    return wire.SeatAnalysis(
        choices=one.choices,
        agreed=one.agreed,
        start=percent(one.start),
        end=percent(one.end),
        luck=percent(one.luck) if is_told else None,
        rest=percent(one.rest) if is_told else None,
        error=percent(one.error),
    )


def percent(share: float) -> int:
    return round(100 * share)
