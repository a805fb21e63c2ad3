"""Deciding together: at a table whose seats play as one, people propose, and one choice is carried out.

The leader, another player in each match, confirms by answering. Where there is a vote, a majority
does, and the leader breaks a tie. What all propose is carried out at once, whoever leads. A game may
leave what an action brings to whoever proposed it, and put some questions to the vote always.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from spiritboard.core.table_side import Together
from spiritboard.core.values import Seat
from spiritboard.match import Match
from spiritboard.server import wire
from spiritboard.server.journal import TableDoc
from spiritboard.text import Phraser

encode = msgspec.json.Encoder(order="sorted").encode


class Council:
    """Those at one table who decide together."""

    def __init__(self, doc: TableDoc, phraser: Phraser, together: Together) -> None:
        self.doc = doc
        self.phraser = phraser
        self.together = together

    def members(self, match: Match | None) -> Sequence[Seat]:
        """The people who decide the open question; none: whoever is asked answers alone."""
        asked = match.decision if match and self.doc.status == "playing" else None
        if match is None or asked is None or not match.game.info.together:
            return ()
        chairs = self.doc.chairs
        here = [seat for seat in asked.seats if not chairs[seat].is_automatic]
        return here if len({chairs[seat].token for seat in here}) > 1 else ()

    def leader(self, match: Match | None) -> Seat | None:
        """Who confirms: in each match the next one of those who are here; what an action brings is
        up to whoever proposed it.
        """
        here = self.members(match)
        if match is not None and self.is_follow_up(match) and self.doc.proposer in here:
            return self.doc.proposer
        return here[(self.doc.match - 1) % len(here)] if here else None

    def is_follow_up(self, match: Match) -> bool:
        """Is it asked what an action brings?"""
        return match.decision is not None and match.decision.kind in self.together.follow_ups

    def votes(self, match: Match) -> bool:
        """Does a majority decide the open question?"""
        if not self.members(match) or self.is_follow_up(match):
            return False
        asked = match.decision
        by_majority = asked is not None and asked.kind in self.together.by_majority
        return by_majority or self.doc.deciding == "vote"

    def proposer(self, match: Match, seat: Seat, proposed: Mapping[Seat, Any]) -> Seat | None:
        """Of what is carried out now: whoever came first with it; what follows from an action is
        still up to whoever proposed that.
        """
        if self.is_follow_up(match):
            return self.doc.proposer
        here = self.members(match)
        same = [one for one, plain in proposed.items() if one in here and plain == proposed[seat]]
        return next((one for one in same if one != seat), seat)

    def decides(self, match: Match, seat: Seat, proposed: Mapping[Seat, Any]) -> bool:
        """Is what this seat has just proposed what is done?"""
        here = self.members(match)
        if seat not in here:
            return True
        votes = Counter(encode(proposed[one]) for one in here if one in proposed)
        own, leads = votes[encode(proposed[seat])], seat == self.leader(match)
        if not self.votes(match):
            return leads or own == len(here)
        is_tied = votes.total() == len(here) and 2 * max(votes.values()) <= len(here)
        return 2 * own > len(here) or (is_tied and leads)

    def proposals(self, match: Match) -> list[wire.Proposal]:
        """By seat, in words."""
        here = self.members(match)
        return [
            wire.Proposal(seat, plain, self.phraser.option(match.view(seat), action))
            for seat, plain in sorted(self.doc.proposals.items())
            for action in [match.game.action(plain)]
            if seat in here
        ]
