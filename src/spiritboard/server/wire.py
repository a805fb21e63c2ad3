"""Everything that crosses the wire. The page's types and the API's description are made of it.

A socket speaks for the seats its browser holds, or looks on. Each seat is told apart from the
others: a browser with two seats gets two updates.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from spiritboard.core.feats import Feats
from spiritboard.core.values import Outcome
from spiritboard.text import Phrase

Key = Annotated[str, Meta(min_length=1, max_length=64)]
"""Chosen by the sender, new for each thing it does: what arrives twice is done once."""
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Eyes = Annotated[int, Meta(ge=-2, le=15)]
"""A seat, or -2: somebody who looks on."""
UNSEEN: Final = r"\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff"
SPACES: Final = r"\u0020\u00a0"
Name = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=24,
        pattern=rf"^[^{UNSEEN}{SPACES}]([^{UNSEEN}]*[^{UNSEEN}{SPACES}])?$(?!\n)",
    ),
]
"""No line breaks, nothing that turns the direction of the text, no spaces around it."""
Level = Literal["random", "greedy", "search"]
Pace = Literal["free", "live", "correspondence"]
"""No clock; a minute and a half for each answer; two days for each answer."""
Absent = Literal["bot", "default"]
"""Who answers for somebody whose time is up: a bot until they are back, or the mildest answer."""
Status = Literal["open", "playing", "over"]

MATCHES_AT_A_TABLE: Final = 1000


class Sent(Struct, frozen=True, omit_defaults=True):
    """What the server sends. What has its default value is left out."""


class Asking(Struct, frozen=True, forbid_unknown_fields=True):
    """What the server is asked for."""


# What is on the table


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
    orders: list[Order] = []
    bet: Bet | None = None
    tip: Phrase | None = None
    """In a lesson: what to know or to do now."""
    feats: Feats | None = None
    """What the match that is over adds to the seat's records."""
    clock: int = 0
    """Seconds that were left for the answer when this was sent; 0: no hurry."""


class News(Sent, frozen=True):
    """What one pair of eyes was told by one change of the table."""

    seq: int
    told: list[Told] = []
    by: str = ""
    """Who answered for a player who is away: a bot's level, or `default`. Orders tell nobody."""
    back_to: int = 0
    """What was told from this number on no longer holds; 0: everything does."""


class Line(Sent, frozen=True):
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
    lesson: bool = False
    host: bool = False
    """Is the one who asks the host?"""
    you: tuple[int, ...] = ()
    """The seats of the one who asks."""
    match: int = 0
    """The number of the match that is or was played; 0: none yet."""
    commitment: str = ""
    """The hash of its shuffles, published before the first move."""
    undo: UndoWish | None = None
    watchers: int = 0


# From the page over the socket


class Command(Asking, frozen=True, tag_field="type"):
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


class Agree(Command, frozen=True, tag="agree"):
    """Another's wish to take back: yes or no. Whoever wished it may withdraw it by a no."""

    seat: SeatNumber
    yes: bool


class Say(Command, frozen=True, tag="say"):
    """Free words."""

    seat: Eyes
    text: Annotated[str, Meta(min_length=1, max_length=300)]


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


class Ask(Command, frozen=True, tag="hint"):
    """What would a strong player do?"""

    seat: SeatNumber


class Weigh(Command, frozen=True, tag="weigh"):
    """What would come of this? Nothing is answered by it; each game has wishes of its own."""

    seat: SeatNumber
    decision: Annotated[int, Meta(ge=0)]
    wish: dict[str, Any]


AnyCommand = Answer | TakeBack | Agree | Say | Claim | Give | Predict | Return | Ask | Weigh


# To the page over the socket


class Message(Sent, frozen=True, tag_field="type"):
    """Something that a browser at the table gets."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The first message on a socket: the table now, and what was missed."""

    table: Table
    eyes: list[Sight]
    lines: list[Line] = []


class Sight(Sent, frozen=True):
    """What one pair of eyes has missed, and sees now."""

    seat: int
    news: list[News] = []
    position: Position | None = None
    """None: no match has been played yet."""


class Update(Message, frozen=True, tag="update"):
    """The match went on. It is stored."""

    seat: int
    news: News
    position: Position


class Seating(Message, frozen=True, tag="table"):
    """Something about the table changed, not in the match."""

    table: Table


class Spoken(Message, frozen=True, tag="line"):
    """Somebody said something."""

    line: Line


class Done(Message, frozen=True, tag="done"):
    """The command with this key was carried out and stored."""

    key: str
    seq: int


class Refusal(Sent, frozen=True):
    """Why not."""

    code: str
    say: Phrase
    rule: str = ""


class Refused(Message, frozen=True, tag="refused"):
    """The command with this key was refused; nothing changed. No key: it could not be read."""

    refusal: Refusal
    key: str = ""


class Hint(Message, frozen=True, tag="hint"):
    """What a strong player would do, and why."""

    key: str
    seat: int
    action: dict[str, Any]
    say: Phrase
    why: list[Phrase]


class Weight(Sent, frozen=True):
    """What would come of a wish, or of one step of it."""

    say: Phrase
    does: list[Phrase] = []
    missing: list[Phrase] = []
    """All that stands in its way, each with its rule."""
    action: dict[str, Any] | None = None
    """The answer that would fulfil it, all that was left open chosen."""
    is_open: bool = False
    """It is an answer to the open question, if nothing is missing."""
    ways: list[dict[str, Any]] = []
    """What might follow it."""


class Weighed(Message, frozen=True, tag="weighed"):
    """What would come of the wish with this key, as this seat sees the table."""

    key: str
    seat: int
    decision: int
    weights: list[Weight]


class Bye(Message, frozen=True, tag="bye"):
    """The last message on a socket."""

    reason: Literal["shutdown", "too-fast", "too-slow", "seat-changed", "idle"]


AnyMessage = Welcome | Update | Seating | Spoken | Done | Refused | Hint | Weighed | Bye


# Over HTTP


class Me(Sent, frozen=True):
    """A guest: whoever holds the browser's cookie."""

    name: str


class NewName(Asking, frozen=True):
    name: Name


class SeatWish(Asking, frozen=True):
    """Who shall sit there: the asker, another person at the asker's browser, a bot, or whoever comes."""

    kind: Literal["me", "here", "bot", "open"]
    name: Name | None = None
    bot: Level = "greedy"


class NewTable(Asking, frozen=True):
    """A table to be set up."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    public: bool = False
    pace: Pace = "free"
    absent: Absent = "bot"
    start: bool = False
    """Begin at once; every seat must be taken."""


class NewLesson(Asking, frozen=True):
    """A first game with a teacher."""

    game: Annotated[str, Meta(max_length=40)]


class Change(Asking, frozen=True):
    """A seat that the host gives to a bot, or opens."""

    kind: Literal["bot", "open"]
    bot: Level = "greedy"


class Sitting(Asking, frozen=True):
    """Somebody who sits down."""

    name: Name | None = None


class GameInfo(Sent, frozen=True):
    """A game that can be played here."""

    name: str
    seats: tuple[int, ...]
    options: dict[str, Any]
    """JSON Schema of what the host may choose."""
    levels: list[Level]
    lesson: bool
    quick: QuickTable
    columns: tuple[int, ...]
    """Of the records of whoever plays alone; none: there are no records."""
    claims: list[ClaimInfo]
    credits: dict[str, str]


class QuickTable(Sent, frozen=True):
    """The table of somebody who wants to play at once."""

    bots: int
    options: dict[str, Any] = {}


class ClaimInfo(Sent, frozen=True):
    """A ready phrase: `claim-…` in the words of the game or of the shell."""

    name: str
    about: bool = False
    """Is it about another player?"""


class LobbyTable(Sent, frozen=True):
    """A public table, or one of one's own."""

    id: str
    game: str
    status: Status
    pace: Pace
    seats: list[Place]
    changed: float
    match: int = 0
    yours: bool = False
    your_turn: bool = False


class PlayedMatch(Sent, frozen=True):
    """A match in a guest's history."""

    table: str
    match: int
    game: str
    names: list[str]
    seats: tuple[int, ...]
    """The guest's own."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    finished: float
    feats: Feats | None = None


class RecordColumn(Sent, frozen=True):
    """One's matches of a kind that can be compared."""

    column: int
    won: int
    lost: int
    tasks: tuple[int, ...]
    """The tasks fulfilled, each at least once."""
    best: PlayedMatch | None = None
    """The match with the best score; None: none was won."""


class Records(Sent, frozen=True):
    """What a guest has achieved alone in a game."""

    columns: list[RecordColumn]
    tasks: list[Phrase]
    """What can be fulfilled."""


class Step(Sent, frozen=True):
    """One moment of a match."""

    seq: int
    told: list[Told]
    view: Any
    own: list[Any] = []
    """By seat what it saw itself; only when all is open."""


class Replay(Sent, frozen=True):
    """A match, moment by moment, through one pair of eyes."""

    table: str
    match: int
    game: str
    names: list[str]
    seat: int
    commitment: str
    finished: bool
    steps: list[Step]
    outcome: Outcome | None = None


class Proof(Sent, frozen=True):
    """What the server found when it played a record again. The page checks the hash by itself."""

    seed: str
    commitment: str
    answers: int
    chances: int


class Chapter(Sent, frozen=True):
    number: str
    title: str
    rules: list[Rule]


class Rule(Sent, frozen=True):
    number: str
    text: str


class Rules(Sent, frozen=True):
    """A game's rules in one language."""

    title: str
    intro: str
    chapters: list[Chapter]


class Problem(Sent, frozen=True):
    """An HTTP request that was refused."""

    refusal: Refusal
