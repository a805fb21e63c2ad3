"""Matches recorded under older rules: they open as far as today's rules agree, and say how far."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spiritboard import BadRecord, Illegal, Match
from spiritboard.cli import REFUSED, run
from spiritboard.core.values import NATURE, Action, Chances, Event, Seat
from spiritboard.match import MatchRecord, undo, verify
from spiritboard.match.record import is_older, write_record
from tests.kit.toy import INFO, Bid, Bids, BidsState, Stake

TODAY = msgspec.structs.replace(INFO, rules_version="bids-2")


class Today(Bids):
    """Bids in its second edition, which plays like the first."""

    def __init__(self) -> None:
        super().__init__()
        self.info = TODAY


class LowestFirst(Today):
    """The first bid of a match is one's lowest card."""

    def options(self, s: BidsState, seat: Seat) -> list[Action]:
        able = super().options(s, seat)
        return able[:1] if not s.shown else able


class OneMoreQuestion(Today):
    """Something is asked between the first bids and the second stake."""

    def show(self, s: BidsState) -> list[Event]:
        s.question += not s.shown
        return super().show(s)


class OtherStakes(Today):
    """The first stake is 7 or 8."""

    def chances(self, s: BidsState) -> Chances:
        found = super().chances(s)
        if s.hands and not s.shown:
            return Chances(found.purpose, found.index, ((1, Stake(7)), (1, Stake(8))))
        return found


class OtherOdds(Today):
    """High stakes only: the same stakes are possible, the seed gives others."""

    def draw(self, s: BidsState, rng: Any) -> Action:
        return Stake(2) if s.hands else super().draw(s, rng)


class NoPrize(Today):
    """Nobody gets the stake: the same answers, another end."""

    def show(self, s: BidsState) -> list[Event]:
        points = list(s.points)
        told = super().show(s)
        s.points = points
        return told


def recorded(answers: int = 6, seed: int = 1) -> MatchRecord:
    """A match of the first edition; everybody always bids their highest card."""
    match = Match.new("tests.kit.toy:Bids", seats=2, seed=seed)
    for _ in range(answers):
        play_highest(match)
    return match.record()


def play_highest(match: Match) -> None:
    assert match.decision is not None
    seat = match.decision.seats[0]
    match.play(seat, match.options(seat)[-1])


def under(edition: type[Bids], record: MatchRecord) -> MatchRecord:
    """The same record, in the hands of another edition."""
    return msgspec.structs.replace(record, game=f"{__name__}:{edition.__name__}")


def kinds(match: Match) -> Sequence[str]:
    return [type(entry.action).__name__ for entry in match.log]


@pytest.mark.parametrize(
    ("theirs", "ours", "older"),
    [
        ("bids-1", "bids-2", True),
        ("bids-9", "bids-10", True),
        ("bids-2", "bids-2", False),
        ("bids-3", "bids-2", False),
        ("chess-1", "bids-2", False),
        ("bids", "bids-2", False),
        ("bids-x", "bids-2", False),
        ("bids-" + "1" * 5000, "bids-2", False),
    ],
)
def test_which_rules_are_older(theirs: str, ours: str, older: bool) -> None:
    assert is_older(theirs, ours) is older


@pytest.mark.parametrize("rules", ["bids-3", "chess-1", "bids"])
def test_newer_and_unknown_rules_are_refused(rules: str) -> None:
    record = msgspec.structs.replace(recorded(), rules=rules)
    for open_it in (Match.of, verify):
        with pytest.raises(BadRecord, match="record-rules"):
            open_it(under(Today, record))


def test_what_still_agrees_opens_whole(tmp_path: Path) -> None:
    record = under(Today, recorded())
    match = Match.of(record)
    assert (match.differs, len(match.log)) == (None, len(record.log))
    found = verify(record)
    assert (found.older, found.differs, found.over) == (True, None, True)
    assert found.answers == 6
    write_record(record, tmp_path / "match.json")
    again = Match.load(tmp_path / "match.json")
    assert again.record().rules == "bids-2"
    assert not verify(again.record()).older


@pytest.mark.parametrize(
    ("edition", "replayed"),
    [
        (LowestFirst, ["Deal", "Stake"]),
        (OneMoreQuestion, ["Deal", "Stake", "Bid", "Bid"]),
        (OtherStakes, ["Deal"]),
    ],
)
def test_it_opens_up_to_the_first_entry_that_differs(
    edition: type[Bids], replayed: list[str], tmp_path: Path
) -> None:
    """Illegal now, another question, a chance answer that can't be."""
    record = under(edition, recorded())
    match = Match.of(record)
    assert (match.differs, kinds(match)) == (len(replayed), replayed)
    found = verify(record)
    assert (found.older, found.differs, found.over) == (True, len(replayed), False)
    assert found.answers + found.chances == len(replayed)
    write_record(record, tmp_path / "match.json")
    with pytest.raises(BadRecord, match="record-older") as caught:
        Match.load(tmp_path / "match.json")
    assert caught.value.params["moves"] == replayed.count("Bid")
    assert caught.value.params["all"] == 6


def test_a_draw_that_the_seed_would_not_give_today_is_not_verified() -> None:
    seed = next(n for n in range(20) if Stake(1) in [e.action for e in recorded(6, n).log])
    record = under(OtherOdds, recorded(6, seed))
    assert Match.of(record).differs is None
    found = verify(record)
    assert found.differs is not None
    assert record.log[found.differs].seat == NATURE


def test_the_last_state_is_compared_under_the_same_rules_only() -> None:
    record = under(NoPrize, recorded())
    assert verify(record).differs is None
    with pytest.raises(BadRecord, match="record-state"):
        verify(msgspec.structs.replace(record, rules="bids-2"))


def test_the_published_hash_binds_under_older_rules_too() -> None:
    record = under(LowestFirst, recorded())
    with pytest.raises(BadRecord, match="record-not-published"):
        verify(record, published="0" * 64)


def going_on(edition: type[Bids]) -> Match:
    """A match of the first edition that is being played when the next one comes."""
    before = Match.new("tests.kit.toy:Bids", seats=2, seed=1, people=[0])
    play_highest(before)
    play_highest(before)
    state = before.game.dump(before.state)
    return Match.resumed(under(edition, before.record()), state, before.events)


@pytest.mark.parametrize("edition", [Today, LowestFirst, OneMoreQuestion, OtherStakes, NoPrize])
def test_a_running_match_goes_on_to_its_end(edition: type[Bids]) -> None:
    match = going_on(edition)
    while match.decision is not None:
        play_highest(match)
    assert match.outcome is not None
    assert match.record().rules == "bids-1"


def test_it_takes_back_only_what_todays_rules_can_bring_about_again() -> None:
    match = going_on(Today)
    play_highest(match)
    undo(match, 0)
    assert match.decision is not None
    assert match.decision.seats == (0, 1)
    for edition in (LowestFirst, NoPrize):
        match = going_on(edition)
        play_highest(match)
        before = match.digest()
        with pytest.raises(Illegal, match="undo-older-rules"):
            undo(match, 0)
        assert match.digest() == before
        assert isinstance(match.log[-1].action, Bid)
    with pytest.raises(BadRecord, match="record-older"):
        going_on(LowestFirst).fork()


def test_the_command_line_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In every language; half a verification is no success."""
    file = tmp_path / "match.json"
    match = Match.new("shamans", 3, seed=1, people=(0,))
    record = msgspec.structs.replace(match.record(), rules="shamans-0")
    write_record(record, file)
    assert run(["verify", str(file)], {"LANG": "en"}) == 0
    assert "recorded under older rules (shamans-0)" in capsys.readouterr().out
    entry = msgspec.structs.replace(record.log[-1], question=record.log[-1].question + 9)
    write_record(msgspec.structs.replace(record, log=(*record.log[:-1], entry)), file)
    for language, words in (
        ("en", "replayed up to move 0 of 0"),
        ("cs", "přehrát ho lze po tah 0 z 0"),
        ("ru", "повторить до хода 0 из 0"),
    ):
        assert run(["verify", str(file)], {"LANG": language}) == REFUSED
        assert words in capsys.readouterr().out
    for language, words in (
        ("en", "so it can’t go on"),
        ("cs", "takže v partii nelze pokračovat"),
        ("ru", "поэтому продолжить её нельзя"),
    ):
        assert run(["play", "--resume", str(file)], {"LANG": language}) == REFUSED
        assert words in capsys.readouterr().err
