"""A campaign: matches in a row, each of which hands something on to the next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

from spiritboard.core.errors import Illegal
from spiritboard.match.match import Match, as_seed
from spiritboard.match.record import MatchRecord, read_whole, sealed, unsealed, write_whole

FORMAT: Final = "spiritboard-campaign-1"


class CampaignRecord(msgspec.Struct, frozen=True):
    """Everything that is needed to go on with a campaign."""

    format: str
    seed: str
    carried: Mapping[str, Any]
    finished: tuple[MatchRecord, ...]
    playing: MatchRecord


class Campaign:
    """Matches of one game in a row. What carries on, and for how long, the game says."""

    def __init__(
        self,
        seed: str,
        match: Match,
        finished: Sequence[MatchRecord] = (),
        carried: Mapping[str, Any] | None = None,
    ) -> None:
        self.seed = seed
        self.match = match
        """The one that is being played; when the campaign is over, the last one."""
        self.finished = list(finished)
        """The matches before it."""
        self.carried: Mapping[str, Any] = carried or {}
        """What the last of them has handed on to it."""

    def __repr__(self) -> str:
        return f"<Campaign: match {len(self.finished) + 1}, {self.match}>"

    @classmethod
    def new(
        cls,
        name: str,
        seats: int,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
    ) -> Campaign:
        """A new campaign, its first match dealt and ready."""
        own = as_seed(seed)
        return cls(own, Match.new(name, seats, seed_of(own, 0), options))

    @property
    def name(self) -> str:
        return self.match.name

    @property
    def seats(self) -> int:
        return self.match.seats

    @property
    def is_over(self) -> bool:
        """The last match is over, and no other follows."""
        return self.match.decision is None and onward(self.match)[1] is None

    def next(self) -> Match:
        """Goes on to the next match, when the one that is being played is over."""
        if self.match.decision is not None:
            raise Illegal("", "match-goes-on")
        carried, options = onward(self.match)
        if options is None:
            raise Illegal("", "campaign-over")
        seed = seed_of(self.seed, len(self.finished) + 1)
        following = Match.new(self.name, self.seats, seed, options)
        self.finished.append(self.match.record())
        self.match, self.carried = following, carried
        return following

    def save(self, path: Path | str) -> None:
        write_whole(encode(self.record()), Path(path))

    def record(self) -> CampaignRecord:
        return CampaignRecord(
            FORMAT, self.seed, self.carried, tuple(self.finished), self.match.record()
        )

    @classmethod
    def load(cls, path: Path | str) -> Campaign:
        """The campaign in a file, to go on with where it stood, in the middle of a match too."""
        record = unsealed(read_whole(Path(path)), FORMAT, CampaignRecord)
        match = Match.whole(record.playing)
        match.let_nature_answer()
        return cls(record.seed, match, record.finished, record.carried)


def onward(match: Match) -> tuple[Mapping[str, Any], Any]:
    """What a match that is over hands on, and the options of the one that follows; None: none does."""
    carried = as_in_a_file(match.game.carried(match.state))
    return carried, match.game.continued(match.settings, carried)


def seed_of(campaign: str, number: int) -> str:
    """The seed of a campaign's match; it does not tell those of the others."""
    return sha256(f"spiritboard campaign {number}\n{campaign}".encode()).hexdigest()


def as_in_a_file(values: Mapping[str, object]) -> Mapping[str, Any]:
    """As they would be read back, so that a saved campaign goes on like one that was not."""
    found: Mapping[str, Any] = msgspec.json.decode(msgspec.json.encode(values))
    return found


def encode(record: CampaignRecord) -> bytes:
    return sealed(msgspec.json.encode(record)[:-1])
