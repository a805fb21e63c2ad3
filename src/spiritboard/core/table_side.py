"""What a game adds to a table of people: its picture, standing orders, side-bets, table talk.

Nothing here decides anything of the rules. All that a player reads of it works from a view, so it can
tell nobody more than they may know.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec import Struct

from spiritboard.core.errors import Illegal
from spiritboard.core.feats import Feats
from spiritboard.core.speech import Saying
from spiritboard.core.values import Action, Event, Seat


class BetOn(Struct, frozen=True):
    """What somebody who is out may guess: this many of these seats."""

    seats: tuple[Seat, ...]
    count: int


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    """One answer of a lesson, and what the learner reads before it or while it is awaited."""

    seat: Seat
    action: Mapping[str, Any]
    tip: str = ""
    """The message `lesson-…`; empty: the last tip stays."""
    chapter: str = ""
    """The chapter that begins here, as a message; empty: the last one goes on."""
    free: bool = False
    """The learner may answer otherwise; the others then play as they like."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A first game with a teacher: a match from a fixed seed along a script, then free play."""

    seats: int
    learner: Seat
    seed: str
    options: Mapping[str, Any]
    moves: tuple[Move, ...]
    ending: str
    """The tip after the script."""


class Quick(Struct, frozen=True):
    """A table for somebody who wants to play at once."""

    bots: int
    options: Mapping[str, Any]


class Prospect(Struct, frozen=True):
    """What would come of a wish, told before anything is answered."""

    say: Saying
    does: tuple[Saying, ...] = ()
    missing: tuple[Illegal, ...] = ()
    """All that stands in its way, not only the first thing."""
    action: Action | None = None
    """The answer that would fulfil it, all that was left open chosen."""
    is_open: bool = False
    """It is an answer to the open question, if nothing is missing."""
    ways: tuple[Action, ...] = ()
    """What might follow it."""
    show: Mapping[str, Any] = {}
    """What the board draws of it: rays, poses."""


class Log(Struct, frozen=True):
    """How what happened is laid out."""

    tails: Collection[str] = frozenset()
    """The events that are told on the line of the one before."""
    round_begin: str = ""
    """The event from which the terminal tells the log; none: from the first one."""
    round_end: str = ""
    """The event that closes a round."""
    summary: Collection[str] = frozenset()
    """The events that sum it up when they come with that one."""
    moments: Collection[str] = frozenset()
    """The events that somebody who looks back may want to find."""


class Remark(Struct, frozen=True):
    """A ready phrase that a bot may say when it has seen something happen, as everybody has."""

    claim: str
    about: str = ""
    """The parameter of the event that says whom it is about; empty: it is about nobody."""
    is_own: bool = False
    """Said by whoever did it; else by somebody else."""


class Talk:
    """What may be said at the table."""

    claims: Mapping[str, bool] = {}
    """Ready phrases that are always legal, and whether each is about another player."""
    remarks: Mapping[str, Mapping[str, Remark]] = {}
    """By event and by temper (sly, calm, wise, jumpy, proud): what a bot may say of it."""

    def is_silent(self, view: Any, seat: Seat) -> bool:
        """Has a bot at this seat nothing to say now? `view`: what somebody sees who looks on."""
        return False

    def why_not(self, text: str) -> Illegal | None:
        """Why these words may not be said during play."""
        return None


class Orders:
    """Standing orders: answers that a player gives once for many questions."""

    names: tuple[str, ...] = ()

    def answer(self, order: str, view: Any, options: Sequence[Action]) -> Action | None:
        """What an order answers to the open question; None: it is silent."""
        return None


class Bets:
    """A side-game of those who are out of the round."""

    def on(self, view: Any) -> BetOn | None:
        """What somebody with this view may guess now."""
        return None

    def truth(self, events: Sequence[Event]) -> frozenset[Seat] | None:
        """Whom it was right to name, once everybody has been told."""
        return None


class Records:
    """What is kept of many matches played alone."""

    columns: tuple[int, ...] = ()
    """Only matches of the same column are compared; none: there are no records."""
    tasks: Sequence[Saying] = ()
    """What can be fulfilled over many matches."""

    def feats(self, view: Any) -> Feats | None:
        """What a match that is over adds to the records of whoever sees this."""
        return None


class Together(Struct, frozen=True):
    """How people decide whose seats play as one, where the leader does not simply confirm."""

    follow_ups: frozenset[str] = frozenset()
    """Kinds of questions about what an action brings: whoever proposed the action confirms."""
    by_majority: frozenset[str] = frozenset()
    """Kinds of questions that need a majority, also at a table with a leader."""


class TableSide:
    """How a game behaves at a table. A game that adds nothing needs none of its own."""

    log: Log = Log()
    talk: Talk = Talk()
    orders: Orders = Orders()
    bets: Bets = Bets()
    records: Records = Records()
    together: Together = Together()
    lesson: Lesson | None = None
    quick: Quick = Quick(3, {})
    long_setup: Collection[int] = ()
    """With so many seats a match takes long to set up, so that other tables must not wait for it."""

    def picture(self, view: Any) -> Any:
        """What a board shows of a view."""
        return view

    def preview(self, view: Any, action: Action) -> Sequence[Saying]:
        """What an answer would do, in fragments of a sentence."""
        return ()

    def reason(self, view: Any, action: Action, others: Sequence[Action]) -> Saying | None:
        """Why a strong player would rather give this answer than others, the next best first: what sets it
        apart most, in the game's own terms and by this view alone. A fragment; None: there is nothing to say.
        """
        return None

    def foretell(self, state: Any, seat: Seat, action: Action) -> Sequence[Saying] | None:
        """The same by the whole table, and told to nobody: the kit compares it with the preview.

        None: this is not found by playing on, so there is nothing to compare.
        """
        return None

    def what_if(self, view: Any, wish: Mapping[str, Any]) -> Sequence[Prospect]:
        """What would come of a wish. Each game has wishes of its own; most have none."""
        raise Illegal("", "no-what-if")
