"""Anyone can check a record: the rules, every chance answer, and the published hash."""

from __future__ import annotations

import msgspec

from spiritboard.core.errors import BadRecord
from spiritboard.core.rng import commitment
from spiritboard.core.values import NATURE
from spiritboard.match.match import Match, answers_in
from spiritboard.match.record import MatchRecord


class Verified(msgspec.Struct, frozen=True):
    """What was found to be true."""

    answers: int
    chances: int
    over: bool
    older: bool = False
    """It was recorded under older rules."""
    differs: int | None = None
    """The first entry that today's rules do not bring about: nothing is known from there on."""


def verify(record: MatchRecord, published: str | None = None) -> Verified:
    """Raises BadRecord at the first thing that is not as it should be.

    Where a record of older rules first differs from today's, it is verified up to there: whether
    the rules have changed or the record was edited can't be told.
    """
    whole = Match.of(record)
    older = record.rules != whole.rules
    for seed in record.seeds:
        if commitment(seed.seed) != seed.commitment:
            raise BadRecord("record-commitment", since=seed.since)
    if published is not None and record.seeds[0].commitment != published:
        raise BadRecord("record-not-published", published=published)
    match = Match.laid(record)
    differs = whole.differs
    for number, entry in enumerate(whole.log):
        match.set_seed_due(record, number)
        if entry.seat == NATURE and match.natures_answer() != entry.action:
            if not older:
                raise BadRecord("record-chance", entry=number)
            differs = number
            break
        match.replay_entry(number, entry)
    answers = answers_in(match.log)
    over = match.outcome is not None
    return Verified(answers, len(match.log) - answers, over, older, differs)
