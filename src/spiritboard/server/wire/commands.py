"""What comes from the page over the socket."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from spiritboard.server.wire.base import Eyes, Key, Request, SeatNumber
from spiritboard.server.wire.names import check_talk


class Command(Request, frozen=True, tag_field="type"):
    """Something that somebody at the table does."""

    key: Key


class Answer(Command, frozen=True, tag="answer"):
    """An answer to a question, or something done beside it."""

    seat: SeatNumber
    decision: Annotated[int, Meta(ge=0)]
    action: dict[str, Any]


class TakeBack(Command, frozen=True, tag="take-back"):
    """Take the seat's last answer back; asks the others if need be."""

    seat: SeatNumber
    after: Annotated[int, Meta(ge=0)] = 0
    """Alone: back to the table as it was after this change; 0: only the last answer."""


class Agree(Command, frozen=True, tag="agree"):
    """Another's wish to take back: yes or no. Whoever wished it may withdraw it by a no."""

    seat: SeatNumber
    yes: bool


class Say(Command, frozen=True, tag="say"):
    """Free words."""

    seat: Eyes
    text: Annotated[str, Meta(min_length=1, max_length=300)]

    def __post_init__(self) -> None:
        check_talk(self.text)


class Claim(Command, frozen=True, tag="claim"):
    """A ready phrase, perhaps about another player."""

    seat: SeatNumber
    claim: Annotated[str, Meta(max_length=40)]
    about: SeatNumber | None = None


class Give(Command, frozen=True, tag="order"):
    """Give or withdraw a standing order."""

    seat: SeatNumber
    order: Annotated[str, Meta(max_length=40)]
    on: bool


class Predict(Command, frozen=True, tag="predict"):
    """Somebody who is out of the round guesses."""

    seat: SeatNumber
    named: Annotated[tuple[SeatNumber, ...], Meta(max_length=8)]


class Return(Command, frozen=True, tag="return"):
    """Take one's seat back from the bot."""

    seat: SeatNumber


class Look(Command, frozen=True, tag="look"):
    """Whether somebody looks at the page that is open for this seat."""

    seat: SeatNumber
    is_here: bool


class Nudge(Command, frozen=True, tag="nudge"):
    """Call somebody who is waited for, or whose page nobody looks at."""

    seat: SeatNumber
    whom: SeatNumber


class Relieve(Command, frozen=True, tag="relieve"):
    """Let a bot go on for somebody who is away, until they are back. All who are here must want it."""

    seat: SeatNumber
    whom: SeatNumber


class LeaveLesson(Command, frozen=True, tag="leave-lesson"):
    """No more lesson: the match goes on freely."""

    seat: SeatNumber


class Read(Command, frozen=True, tag="read"):
    """The end of a round lies before this seat, or has been put away: until then bots wait for it."""

    seat: SeatNumber
    change: Annotated[int, Meta(ge=0)]
    """The one that ended the round."""
    is_over: bool = False
    """It has been put away."""


class HintRequest(Command, frozen=True, tag="hint"):
    """What would a strong player do?"""

    seat: SeatNumber


class WhatIf(Command, frozen=True, tag="what-if"):
    """What would come of this? Nothing is answered by it; each game has wishes of its own."""

    seat: SeatNumber
    decision: Annotated[int, Meta(ge=0)]
    wish: dict[str, Any]


AnyCommand = (
    Answer
    | TakeBack
    | Agree
    | Say
    | Claim
    | Give
    | Predict
    | Return
    | Look
    | Nudge
    | Relieve
    | LeaveLesson
    | Read
    | HintRequest
    | WhatIf
)
