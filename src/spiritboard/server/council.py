"""Deciding together: at a table whose seats play as one, people propose, and one choice is carried out.

The leader, another player in each match, confirms by answering. Where there is a vote, a majority
does, and the leader breaks a tie; half a minute after the first vote those decide who have voted,
except about the story, which nobody hurries. What all propose is carried out at once, whoever leads. A game may
leave what an action brings to whoever proposed it, and put some questions to the vote always.
"""

from __future__ import annotations

import time
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

    def __init__(
        self, doc: TableDoc, phraser: Phraser, together: Together, vote_seconds: float
    ) -> None:
        self.doc = doc
        self.vote_seconds = vote_seconds
        self.phraser = phraser
        self.together = together

    def members(self, match: Match | None) -> Sequence[Seat]:
        """The people who decide the open question; none: whoever is asked answers alone."""
        if match is None or not match.game.info.together:
            return ()
        asked = match.decision if self.doc.status == "playing" else None
        if asked is None:
            return ()
        chairs = self.doc.chairs
        here = [seat for seat in asked.seats if not chairs[seat].is_automatic]
        return here if len({chairs[seat].token for seat in here}) > 1 else ()

    def leader(self, match: Match | None) -> Seat | None:
        """Who confirms: in each match the next one of those who are here; what an action brings is
        up to whoever proposed it.
        """
        here = self.members(match)
        if not here or match is None:
            return None
        if self.is_follow_up(match) and self.doc.proposer in here:
            return self.doc.proposer
        return here[(self.doc.match - 1) % len(here)]

    def is_follow_up(self, match: Match) -> bool:
        """Is it asked what an action brings?"""
        return match.decision is not None and match.decision.kind in self.together.follow_ups

    def votes(self, match: Match) -> bool:
        """Does a majority decide the open question?"""
        if not self.members(match) or self.is_follow_up(match):
            return False
        return self.is_of_the_story(match) or self.doc.deciding == "vote"

    def is_of_the_story(self, match: Match) -> bool:
        """Does the game want a majority, however this table decides?"""
        return match.decision is not None and match.decision.kind in self.together.by_majority

    def ends(self, match: Match) -> float | None:
        """When those decide who have voted, in seconds since 1970; None: nobody has to hurry."""
        if not self.doc.proposals:
            return None
        is_timed = self.votes(match) and not self.is_of_the_story(match)
        return self.doc.proposed_at + self.vote_seconds if is_timed else None

    def seconds_left(self, match: Match) -> int:
        """At least one while a vote runs; 0: none does."""
        ends = self.ends(match)
        return 0 if ends is None else max(1, round(ends - time.time()))

    def elected(self, match: Match) -> Seat:
        """Whose proposal most have made so far; of several the leader's, else the first one."""
        proposed = self.doc.proposals
        here = [seat for seat in proposed if seat in self.members(match)]
        votes = Counter(encode(proposed[seat]) for seat in here)
        most = [seat for seat in here if votes[encode(proposed[seat])] == max(votes.values())]
        leader = self.leader(match)
        return leader if leader in most else most[0]

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
        return self.in_words(match, self.doc.proposals)

    def in_words(self, match: Match, proposed: Mapping[Seat, Any]) -> list[wire.Proposal]:
        here = self.members(match)
        return [
            wire.Proposal(seat, plain, self.phraser.option(match.view(seat), action))
            for seat, plain in sorted(proposed.items())
            for action in [match.game.action(plain)]
            if seat in here
        ]

    def remember(self, match: Match, seat: Seat, proposed: Mapping[Seat, Any]) -> None:
        """What this seat has proposed is done: in the story it is remembered who wanted what."""
        if not self.members(match) or not self.is_of_the_story(match):
            return
        now, entry, by = self.doc.match, len(match.log), self.in_words(match, proposed)
        done = next(one.say for one in by if one.seat == seat)
        kept = [one for one in self.doc.wanted if one.match < now or one.entry < entry]
        self.doc.wanted = [*kept, wire.Wanted(now, entry, done, by)]
