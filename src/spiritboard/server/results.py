"""What comes of a round for those who guessed, and of a match for those who played it."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from spiritboard.core.table_side import TableSide
from spiritboard.core.values import Event
from spiritboard.match import Match
from spiritboard.match.achieved import achieved
from spiritboard.server import wire
from spiritboard.server.evening_store import ends_table
from spiritboard.server.journal import Result, TableDoc
from spiritboard.server.store import Ended, Statement, joins_history, leaves_history


def settle_bets(doc: TableDoc, table_side: TableSide, events: Sequence[Event]) -> list[Event]:
    """At the end of a round: how good the guesses of those who were out turned out to be."""
    truth = table_side.bets.truth(events)
    if truth is None:
        return []
    told: list[Event] = []
    for seat, named in sorted(doc.bets.items()):
        right = len(truth.intersection(named))
        doc.chairs[seat].right += right
        doc.chairs[seat].made += len(named)
        told.append(Event("predicted", {"seat": seat, "right": right, "count": len(named)}))
    doc.bets = {}
    return told


def leaves_histories(doc: TableDoc) -> list[Statement]:
    """The match goes on after all: it is in nobody's history yet."""
    guests = {chair.guest for chair in doc.chairs if chair.guest}
    return [leaves_history(guest, doc.id, doc.match) for guest in sorted(guests)]


def what_comes_of(doc: TableDoc, match: Match) -> list[Statement]:
    """The match is over: what is kept of it beside the table."""
    found = joins_histories(doc, match)
    return (
        [*found, ends_table(doc.id, msgspec.json.encode(result_of(doc, match)))]
        if doc.evening
        else found
    )


def result_of(doc: TableDoc, match: Match) -> Result:
    assert match.outcome is not None
    return Result(
        names=[chair.name for chair in doc.chairs],
        guests=[chair.guest for chair in doc.chairs],
        people=[chair.kind == "person" for chair in doc.chairs],
        scores=match.outcome.scores,
        winners=match.outcome.winners,
    )


def joins_histories(doc: TableDoc, match: Match) -> list[Statement]:
    """The match joins the history of everybody who played it."""
    assert match.outcome is not None
    bots = tuple(n for n, chair in enumerate(doc.chairs) if chair.kind == "bot")
    found: list[Statement] = []
    for guest in {chair.guest for chair in doc.chairs if chair.guest}:
        seats = tuple(n for n, chair in enumerate(doc.chairs) if chair.guest == guest)
        played = wire.PlayedMatch(
            table=doc.id,
            match=doc.match,
            game=doc.game,
            names=[chair.name for chair in doc.chairs],
            seats=seats,
            scores=match.outcome.scores,
            winners=match.outcome.winners,
            finished=time.time(),
            feats=achieved(match, seats[0]),
            bots=bots,
            seconds=length_of(match),
        )
        ended = Ended(guest, played.finished, doc.game, int(played.is_won))
        found.append(joins_history(ended, msgspec.json.encode(played)))
    return found


def length_of(match: Match) -> int:
    """Seconds from the first answer to the last."""
    times = [entry.at for entry in match.log if entry.at]
    return round(times[-1] - times[0]) if times else 0
