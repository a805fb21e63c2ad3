"""A match told again from its journal: moment by moment, as a record, with its proof.

It takes a while, so it is done in a worker: all that it needs comes as plain data.
"""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct, structs

from spiritboard.core.errors import BadRecord, Illegal
from spiritboard.core.values import Seat
from spiritboard.match import Match, MatchRecord, record, verify
from spiritboard.server import journal, wire
from spiritboard.server.deltas import changes
from spiritboard.server.journal import (
    AnyBody,
    Moved,
    Started,
    TookBack,
    Unreadable,
    entries_of,
    reason_of,
    record_of,
)
from spiritboard.server.logs import logger
from spiritboard.server.presenter import presenter
from spiritboard.server.store import Row

log = logger(__name__)

PACKED: Final = 6
"""How hard gzip tries."""

encode = msgspec.json.Encoder().encode


class Past(Struct, frozen=True):
    """A table's changes, among them those of a match."""

    table: str
    game: str
    match: int
    rows: Sequence[Row]


def replay(past: Past, seat: Seat, is_open: bool, finished: bool) -> bytes:
    """Ready to be sent: each step by what it changes, and all of it packed."""
    whole = replay_of(past, seat, is_open=is_open, finished=finished)
    return gzip.compress(encode(folded(whole)), PACKED, mtime=0)


def folded(replay: wire.Replay) -> wire.Replay:
    """Its pictures by what changes in them."""
    steps = replay.steps
    views = changes(step.view for step in steps)
    seats = range(len(steps[0].own)) if steps else ()
    own = [changes(step.own[seat] for step in steps) for seat in seats]
    return structs.replace(
        replay,
        steps=[
            structs.replace(step, view=view, own=[seen[n] for seen in own])
            for n, (step, view) in enumerate(zip(steps, views, strict=True))
        ],
    )


def file_of(past: Past) -> bytes:
    """The record as a file."""
    return record.encode(match_record(past))


def proof(past: Past) -> wire.Proof:
    kept = match_record(past)
    found = verify(kept)
    seed = kept.seeds[0]
    cut_short = found.differs is not None
    return wire.Proof(seed.seed, seed.commitment, found.answers, found.chances, cut_short)


def match_record(past: Past) -> MatchRecord:
    """Everything that is needed to play the match again; of older rules without its last state."""
    started, changes = changes_of(past)
    log = tuple(entry for _, body in changes for entry in entries_of(body))
    found = structs.replace(record_of(started, past.game), log=log)
    match = Match.of(found, len(log))
    return found if match.rules != found.rules else match.record()


def replay_of(past: Past, seat: Seat, *, is_open: bool, finished: bool) -> wire.Replay:
    """The changes that hold, each with what these eyes saw after it."""
    started, changes = changes_of(past)
    if seat >= started.seats:
        raise Illegal("", "no-such-seat", seat=seat, seats=started.seats)
    seen = presenter(past.game)
    begun = record_of(started, past.game)
    match = Match.of(begun, 0)
    steps: list[wire.Step] = []
    cut_short = False
    for seq, body in changes:
        try:
            for entry in entries_of(body):
                match.replay_entry(len(match.log), entry)
        except BadRecord:
            if begun.rules == match.rules:
                raise
            cut_short = True
            break
        if isinstance(body, TookBack):
            steps = [step for step in steps if step.seq < body.back_to]
        elif isinstance(body, Started | Moved):
            own = [seen.picture(match, other) for other in range(match.seats)] if is_open else []
            told = seen.told(body.events, seat)
            rounds = match.game.rounds(match.state)
            steps.append(wire.Step(seq, told, seen.picture(match, seat), own, rounds))
    return wire.Replay(
        table=past.table,
        match=past.match,
        game=past.game,
        names=started.names,
        seat=seat,
        commitment=begun.seeds[0].commitment,
        finished=finished,
        steps=steps,
        cut_short=cut_short,
        outcome=match.outcome,
        round_begin=seen.table_side.log.round_begin,
        moments=tuple(sorted(seen.table_side.log.moments)),
    )


def changes_of(past: Past) -> tuple[Started, list[tuple[int, AnyBody]]]:
    """How the match began, and its changes from then on, numbered."""
    found: list[tuple[int, AnyBody]] = []
    begun: Started | None = None
    try:
        for row in past.rows:
            body = journal.decode_body(row.body)
            if isinstance(body, Started):
                if begun is not None:
                    break
                begun = body if body.match == past.match else None
            if begun is not None:
                found.append((row.seq, body))
    except msgspec.MsgspecError as error:
        log.warning(
            "a match can't be read", table=past.table, match=past.match, reason=reason_of(error)
        )
        raise Unreadable from error
    assert begun is not None
    return begun, found
