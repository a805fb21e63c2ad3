"""S4: resolving a trick."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from spiritboard.core.bits import set_of
from spiritboard.core.errors import Illegal
from spiritboard.core.frames import AskSeat, Do
from spiritboard.core.values import Action
from spiritboard.games.shamans.actions import NameGuide
from spiritboard.games.shamans.rules.artifacts import TakeArtifact
from spiritboard.games.shamans.rules.rituals import Ritual
from spiritboard.games.shamans.state import NOTHING, ShamansState

EVERYBODY: Final = -1
"""Every seat, as a set."""


def best_match(s: ShamansState, seats: int, highest: bool) -> int:
    """S4.1 Among these seats, the one with the lowest or highest matching card."""
    best, best_card = NOTHING, NOTHING
    for seat, card in enumerate(s.trick):
        if card == NOTHING or not (seats >> seat) & 1:
            continue
        if best == NOTHING or (card > best_card) == highest:
            best, best_card = seat, card
    return best


class LowestTakes(Do[ShamansState]):
    """S4.2 First the lowest living match takes an artifact."""

    tag: ClassVar[str] = "lowest-takes"
    rule: ClassVar[str] = "S4.2"

    def run(self, s: ShamansState) -> None:
        lowest = best_match(s, s.alive, False)
        if lowest != NOTHING:
            s.stack.append(TAKE[lowest])


TAKE: Final = tuple([TakeArtifact(seat) for seat in range(5)])


class HighestPlaces(Do[ShamansState]):
    """S4.4 Then the highest living match places all matching cards and is the next Guide."""

    tag: ClassVar[str] = "highest-places"
    rule: ClassVar[str] = "S4.4"

    def run(self, s: ShamansState) -> None:
        first = best_match(s, EVERYBODY, True)
        highest = first if s.is_alive(first) else best_match(s, s.alive, True)
        matched = place_trick(s, first if highest == NOTHING else highest)
        completed = s.placed[s.destination] == s.box.full
        if completed:
            s.closed |= 1 << s.destination
        if highest == NOTHING:
            s.stack.append(GuideNaming(first))
            return
        s.guide = highest
        if completed:
            s.push(Ritual(highest, s.destination), Succession(first, matched))


def place_trick(s: ShamansState, placer: int) -> int:
    """S4.4, S7.4 All matching cards go to the Destination, an eliminated player's too.

    The seats whose cards these were, as a set.
    """
    matched, values = 0, s.placed[s.destination]
    for seat, card in enumerate(s.trick):
        if card != NOTHING:
            matched |= 1 << seat
            values |= 1 << (card & 7)
            s.trick[seat] = NOTHING
    s.placed[s.destination] = values
    if s.events is not None:
        count = s.placed[s.destination].bit_count()
        s.tell("places", seat=placer, world=s.destination, count=count, of=s.box.values)
    return matched


class Succession(Do[ShamansState]):
    """S4.5 Edition cs: the ritual may have cost its performer the round.

    If nobody who matched is left, the highest of them names the next Guide (house); else the next
    player clockwise leads (house).
    """

    tag: ClassVar[str] = "succession"
    __match_args__ = ("namer", "matched")
    rule: ClassVar[str] = "S4.5"

    def __init__(self, namer: int, matched: int) -> None:
        self.namer = namer
        """The highest match of all."""
        self.matched = matched
        """The seats that matched, as a set."""

    def run(self, s: ShamansState) -> None:
        if not s.alive & self.matched:
            s.stack.append(GuideNaming(self.namer))


class GuideNaming(AskSeat[ShamansState]):
    """S4.5 All who matched were eliminated in this trick: the highest of them names the next Guide."""

    tag: ClassVar[str] = "guide-naming"
    kind: ClassVar[str] = "name-guide"
    rule: ClassVar[str] = "S4.5"

    def needed(self, s: ShamansState) -> bool:
        return len(s.with_cards()) > 0

    def choices(self, s: ShamansState, seat: int) -> i64:
        return set_of(s.with_cards())

    def numbered(self, number: int) -> Action:
        return NameGuide(number)

    def refusal(self, s: ShamansState, seat: int, action: Action) -> Illegal:
        return Illegal(self.rule, "name-a-guide")

    def answer(self, s: ShamansState, seat: int, action: Action) -> None:
        assert isinstance(action, NameGuide)
        s.guide = action.seat
        s.tell("names-guide", seat=seat, guide=action.seat)
