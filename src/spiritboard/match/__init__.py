"""A match: one play of a game, recorded so that it can be resumed, replayed, undone and verified."""

from spiritboard.match.campaign import Campaign
from spiritboard.match.match import Match, answers_in
from spiritboard.match.record import MatchRecord, read_record, write_record
from spiritboard.match.undo import NeedsConsent, undo
from spiritboard.match.verify import verify

__all__ = [
    "Campaign",
    "Match",
    "MatchRecord",
    "NeedsConsent",
    "answers_in",
    "read_record",
    "undo",
    "verify",
    "write_record",
]
