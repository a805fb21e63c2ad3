"""A table as one pair of eyes sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from spiritboard.core.feats import Feats
from spiritboard.core.values import Outcome, Param
from spiritboard.server.wire.base import Absent, Deciding, Level, Pace, Sent, Status
from spiritboard.text import Phrase


class Told(Sent, frozen=True):
    """Something that happened: to be read, and to be shown."""

    key: str
    params: dict[str, Any]
    say: Phrase
    tail: bool = False
    """It is read on the line of what was told before it."""
    sums_up: bool = False
    """It belongs to the summary of a round."""


class Option(Sent, frozen=True):
    """Something that a seat may do now."""

    action: dict[str, Any]
    say: Phrase
    does: list[Phrase] = []
    """What it would do, in fragments of a sentence."""
    beside: bool = False
    """It may be done at any time, not only as an answer."""


class Asked(Sent, frozen=True):
    """The open question."""

    id: int
    kind: str
    rule: str
    seats: tuple[int, ...]
    """Who has to answer still."""
    say: Phrase | None = None
    """The question, for those who are asked."""
    params: Mapping[str, Param] = {}
    """What it is about: whose toll, which chest."""
    takes_any: bool = False
    """One answer is enough: any of the seats may give it."""


class Order(Sent, frozen=True):
    """A standing order: a question that is answered for the player."""

    name: str
    say: Phrase
    on: bool = False


class Bet(Sent, frozen=True):
    """What somebody who is out of the round may guess about the others."""

    say: Phrase
    seats: tuple[int, ...]
    """Whom they may name."""
    count: int
    """How many they have to name."""
    named: tuple[int, ...] = ()
    right: int = 0
    """How many of their guesses were right so far in this match."""
    made: int = 0


class Proposal(Sent, frozen=True):
    """What somebody who plays with others as one would do."""

    seat: int
    action: dict[str, Any]
    say: Phrase


class Wanted(Sent, frozen=True):
    """A choice of the story, and what each of those wanted who made it together."""

    match: int
    entry: int
    """So many answers of the match came before it."""
    done: Phrase
    by: list[Proposal]


class Forecast(Sent, frozen=True):
    """How the match is likely to end."""

    say: Phrase
    """In a word or two."""
    more: Phrase
    """What it rests on, with its number."""
    warns: Phrase | None = None
    """It is as good as lost: told with an offer to go back."""


class Advice(Sent, frozen=True):
    """What the adviser of the game has found out, after a while."""

    forecast: Forecast | None = None
    account: list[Phrase] = []
    """What mattered in the match that is over."""


class Progress(Sent, frozen=True):
    """How far a lesson has come."""

    step: int
    """Which tip is read now, from 1."""
    chapters: tuple[int, ...]
    """How many tips each chapter has."""
    chapter: Phrase | None = None
    """What the present one is called."""


class Position(Sent, frozen=True):
    """The table as one pair of eyes sees it now."""

    view: Any
    """What the game's board shows; each game has its own."""
    asked: Asked | None = None
    """None: the match is over."""
    options: list[Option] = []
    outcome: Outcome | None = None
    undo: Literal["no", "free", "ask"] = "no"
    """May this seat take its last answer back: by itself, or if the others agree?"""
    may_rewind: bool = False
    """May it go back to any moment, since nobody else has to agree?"""
    orders: list[Order] = []
    bet: Bet | None = None
    tip: Phrase | None = None
    """In a lesson: what to know or to do now."""
    progress: Progress | None = None
    """None: there is no lesson, or its script is over."""
    feats: Feats | None = None
    """What the match that is over adds to the seat's records."""
    advice: Advice | None = None
    """None: there is none yet, or none at all."""
    leader: int | None = None
    """Who confirms what is proposed; None: whoever is asked answers alone."""
    votes: bool = False
    """Does a majority decide what is asked? The leader breaks a tie."""
    wanted: list[Wanted] = []
    """What was decided together so far, about the story itself."""
    vote_clock: int = 0
    """Seconds until those decide who have voted, when this was sent; 0: no hurry."""
    proposals: list[Proposal] = []
    clock: int = 0
    """Seconds that were left for the answer when this was sent; 0: no hurry."""


class Delta(Sent, frozen=True):
    """What makes one picture of another, by path: `view.players.2.cards`; the empty one is all of it."""

    at: dict[str, Any] = {}
    """Other values than before, in fields and at places of lists."""
    gone: list[str] = []
    """Fields that are sent no more."""


class News(Sent, frozen=True):
    """What one pair of eyes was told by one change of the table."""

    seq: int
    told: list[Told] = []
    by: str = ""
    """Who answered for a player who is away: a bot's level, or `default`. Orders tell nobody."""
    back_to: int = 0
    """What was told from this number on no longer holds; 0: everything does."""


class ChatLine(Sent, frozen=True):
    """Something that was said at the table: free words, or a ready phrase."""

    seq: int
    seat: int
    """-2: by somebody who looks on."""
    name: str
    text: str = ""
    phrase: Phrase | None = None


class Place(Sent, frozen=True):
    """A seat at the table."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: Level | None = None
    online: bool = False
    away: bool = False
    """A bot answers for the player until they are back."""
    gone: int = 0
    """Seconds for which the player has been away when this was sent; 0: they are here."""
    relief: tuple[int, ...] = ()
    """Those who want a bot to go on for them."""


class UndoWish(Sent, frozen=True):
    """Somebody would like to take their last answer back."""

    seat: int
    waits_for: tuple[int, ...]
    """Those who have not agreed yet."""


class Table(Sent, frozen=True):
    """A table and who sits at it."""

    id: str
    game: str
    seq: int
    """The number of the last change."""
    status: Status
    seats: list[Place]
    options: dict[str, Any]
    public: bool = False
    pace: Pace = "free"
    absent: Absent = "bot"
    patience: int = 60
    """Seconds for which somebody must be away before a bot may go on for them."""
    deciding: Deciding = "leader"
    bots_talk: bool = True
    """Do bots say a ready phrase now and then?"""
    lesson: bool = False
    host: bool = False
    """Is the one who asks the host?"""
    you: tuple[int, ...] = ()
    """The seats of the one who asks."""
    match: int = 0
    """The number of the match that is or was played; 0: none yet."""
    commitment: str = ""
    """The hash of its shuffles, published before the first move."""
    goes_on: bool = False
    """The match is over, and another one of its campaign follows."""
    evening: str = ""
    """The evening to which it belongs: other tables have the same deal."""
    undo: UndoWish | None = None
    reading: tuple[int, ...] = ()
    """Those who still read how the round ended: the bots wait for them."""
    watchers: int = 0
