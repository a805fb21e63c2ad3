"""S3: playing a trick."""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from mypy_extensions import i64

from spiritboard.core.bits import alone
from spiritboard.core.errors import Illegal
from spiritboard.core.frames import AskSeat, Do
from spiritboard.core.state import Frame
from spiritboard.core.values import Action
from spiritboard.games.shamans.actions import Play
from spiritboard.games.shamans.box import CARDS
from spiritboard.games.shamans.rules.portals import LAST_CALL, advance_pawn, is_brink
from spiritboard.games.shamans.rules.resolution import HighestPlaces, LowestTakes
from spiritboard.games.shamans.rules.rituals import place
from spiritboard.games.shamans.state import NOTHING, ShamansState

PLAYS: Final = tuple([Play(card) for card in range(CARDS)])
"""Made once: the commonest action of all."""


PLAYED: Final[list[Any]] = list(range(8 * CARDS))
"""As `plays` holds it: 8 × card + seat. The same numbers serve all tables, which saves memory and time."""


class Trick(Do[ShamansState]):
    """S3, S4 The Guide leads, the others follow clockwise, the trick is resolved."""

    tag: ClassVar[str] = "trick"
    rule: ClassVar[str] = "S3"

    def run(self, s: ShamansState) -> None:
        s.destination = NOTHING
        s.stack.extend(STEPS[s.box.seats][s.guide])


class PlayCard(AskSeat[ShamansState]):
    """S3.1, S3.2 Exactly one card of one's choice."""

    def needed(self, s: ShamansState) -> bool:
        """S7.4 An eliminated player does not play."""
        return (s.alive >> self.seat) & 1 == 1 and s.hands[self.seat] > 0

    def choices(self, s: ShamansState, seat: int) -> i64:
        return s.hands[seat]

    def numbered(self, number: int) -> Action:
        return PLAYS[number]

    def answer(self, s: ShamansState, seat: int, action: Action) -> None:
        self.choose(s, seat, cast("Play", action).card)

    def refusal(self, s: ShamansState, seat: int, action: Action) -> Illegal:
        if isinstance(action, Play) and 0 <= action.card < CARDS:
            return Illegal(self.rule, "card-not-in-hand", card=action.card)
        return Illegal(self.rule, "play-a-card")

    def lay_down(self, s: ShamansState, card: int) -> None:
        """From the hand, face up before its player."""
        seat = self.seat
        hand: i64 = s.hands[seat]
        s.hands[seat] = int(hand ^ alone(card))
        s.trick[seat] = card
        plays: list[Any] = s.plays
        plays.append(PLAYED[8 * card + seat])


class Lead(PlayCard):
    """S3.1 The Guide's card sets the Destination, so it always matches."""

    tag: ClassVar[str] = "lead"
    kind: ClassVar[str] = "lead"
    rule: ClassVar[str] = "S3.1"

    def choose(self, s: ShamansState, seat: int, number: i64) -> None:
        card = int(number)
        self.lay_down(s, card)
        s.destination = card >> 3
        if s.events is not None:
            s.reveal("leads", seat=seat, card=card)


class Follow(PlayCard):
    """S3.2 Everybody else, clockwise: there is no duty to follow."""

    tag: ClassVar[str] = "follow"
    kind: ClassVar[str] = "follow"
    rule: ClassVar[str] = "S3.2"

    def choose(self, s: ShamansState, seat: int, number: i64) -> None:
        card = int(number)
        self.lay_down(s, card)
        if card >> 3 != s.destination:
            self.stray(s, card)
        elif s.events is not None:
            s.reveal("follows", seat=seat, card=card)

    def stray(self, s: ShamansState, card: int) -> None:
        """S3.4 An off-colour card: the pawn, then the board, then perhaps a ritual."""
        seat, steps = self.seat, s.box.stray_step
        if s.events is not None:
            s.reveal("strays", seat=seat, card=card)
        if is_brink(s, steps):
            s.stack.append(PLACE_STRAY[seat])
            advance_pawn(s, steps)
        else:
            advance_pawn(s, steps)
            s.trick[seat] = NOTHING
            place(s, seat, card)


class PlaceStray(Do[ShamansState]):
    """S3.4 (b), (c) The off-colour card goes to its world; complete: its ritual, at once."""

    tag: ClassVar[str] = "place-stray"
    __match_args__ = ("seat",)
    rule: ClassVar[str] = "S3.4"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: ShamansState) -> None:
        card = s.trick[self.seat]
        s.trick[self.seat] = NOTHING
        place(s, self.seat, card)


PLACE_STRAY: Final = tuple([PlaceStray(seat) for seat in range(5)])


class NextGuide(Do[ShamansState]):
    """S4.4, S8.1 The next trick, or the end of the round when nobody has cards left."""

    tag: ClassVar[str] = "next-guide"
    rule: ClassVar[str] = "S4.4"

    def run(self, s: ShamansState) -> None:
        seats, guide = s.box.seats, s.guide
        for step in range(seats):
            seat = (guide + step) % seats
            if s.is_alive(seat) and s.hands[seat]:
                s.guide = seat
                s.stack.append(TRICK)
                return
        s.stack.append(LAST_CALL)


def steps_of_a_trick(seats: int, guide: int) -> list[Frame[ShamansState]]:
    """A turn as the rulebook lists it."""
    others = [(guide + step) % seats for step in range(1, seats)]
    steps: list[Frame[ShamansState]] = [Lead(guide), *[Follow(seat) for seat in others]]
    return [*steps, LowestTakes(), HighestPlaces(), NextGuide()]


STEPS: Final = [
    [list(reversed(steps_of_a_trick(seats, guide))) for guide in range(seats)] for seats in range(6)
]
"""By number of seats and Guide, the last step first; made once since every trick begins so."""

TRICK: Final = Trick()
