"""Anyone can check a record: the rules, every chance answer, and the published hash."""

from __future__ import annotations

import msgspec

from spiritboard.core.errors import BadRecord
from spiritboard.core.rng import commitment
from spiritboard.core.values import NATURE
from spiritboard.match.match import Match
from spiritboard.match.record import MatchRecord


class Verified(msgspec.Struct, frozen=True):
    """What was found to be true."""

    answers: int
    chances: int
    over: bool


def verify(record: MatchRecord, published: str | None = None) -> Verified:
    """Raises BadRecord at the first thing that is not as it should be."""
    Match.of(record)
    for seed in record.seeds:
        if commitment(seed.seed) != seed.commitment:
            raise BadRecord("record-commitment", since=seed.since)
    if published is not None and record.seeds[0].commitment != published:
        raise BadRecord("record-not-published", published=published)
    match = Match(record.game, record.seats, record.options, record.people)
    chances = 0
    for number, entry in enumerate(record.log):
        match.sow_due(record, number)
        if entry.seat == NATURE:
            chances += 1
            if match.natures_answer() != match.action_of(entry):
                raise BadRecord("record-chance", entry=number)
        match.retrace(number, entry)
    answers = sum(entry.seat != NATURE for entry in record.log)
    return Verified(answers, chances, match.outcome is not None)
