"""What is asked for and answered over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, structs

from spiritboard.core.feats import Feats
from spiritboard.core.values import Outcome
from spiritboard.server.wire.base import Absent, Deciding, Level, Name, Pace, Request, Sent, Status
from spiritboard.server.wire.messages import Refusal
from spiritboard.server.wire.names import tidy
from spiritboard.server.wire.table import Place, Told
from spiritboard.text import Phrase


class Me(Sent, frozen=True):
    """A guest: whoever holds the browser's cookie."""

    name: str


class NewName(Request, frozen=True):
    name: Name

    def __post_init__(self) -> None:
        structs.force_setattr(self, "name", tidy(self.name))


class SeatWish(Request, frozen=True):
    """Who shall sit there: the asker, another person at the asker's browser, a bot, or whoever comes."""

    kind: Literal["me", "here", "bot", "open"]
    name: Name | None = None
    bot: Level = "greedy"

    def __post_init__(self) -> None:
        structs.force_setattr(self, "name", self.name and tidy(self.name))


class NewTable(Request, frozen=True):
    """A table to be set up."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    public: bool = False
    pace: Pace = "free"
    absent: Absent = "bot"
    deciding: Deciding = "leader"
    bots_talk: bool = True
    start: bool = False
    """Begin at once; every seat must be taken."""


class NewLesson(Request, frozen=True):
    """A first game with a teacher."""

    game: Annotated[str, Meta(max_length=40)]


class Arrangement(Request, frozen=True):
    """How the host wants a table whose match has not begun."""

    seats: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, Any] = {}
    public: bool = False
    pace: Pace = "free"
    deciding: Deciding = "leader"
    bots_talk: bool = True


class Change(Request, frozen=True):
    """A seat that the host gives to a bot, or opens."""

    kind: Literal["bot", "open"]
    bot: Level = "greedy"


class Sitting(Request, frozen=True):
    """Somebody who sits down."""

    name: Name | None = None

    def __post_init__(self) -> None:
        structs.force_setattr(self, "name", self.name and tidy(self.name))


class GameInfo(Sent, frozen=True):
    """A game that can be played here."""

    name: str
    seats: tuple[int, ...]
    options: dict[str, Any]
    """JSON Schema of what the host may choose."""
    levels: list[Level]
    """Of bots that a seat may be given to, the easiest first."""
    lesson: bool
    quick: QuickTable
    columns: tuple[int, ...]
    """Of the records of whoever plays alone; none: there are no records."""
    claims: list[ClaimInfo]
    credits: dict[str, str]
    together: bool = False
    """Its players decide together."""
    strengths: Strengths | None = None
    """How strong the levels are; None: that was not measured by today's rules."""


class Strengths(Sent, frozen=True):
    """What was measured of the levels of bots, each by its name."""

    measure: Literal["rating", "scenes"]
    """A rating, or how many scenes are finished, in percent."""
    games: int
    levels: dict[str, Strength]


class Strength(Sent, frozen=True, omit_defaults=False):
    value: int
    error: int
    """A standard error."""


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
    set_aside: bool = False
    """It can't be read: whoever opens it is told more, and nothing else is known of it."""


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
    bots: tuple[int, ...] = ()
    """The seats that bots had."""
    seconds: int = 0
    """From the first answer to the last; 0: an earlier version did not keep it."""

    @property
    def is_won(self) -> bool:
        return not set(self.seats).isdisjoint(self.winners)


class Tally(Sent, frozen=True, omit_defaults=False):
    """How many matches of a game somebody has played to their end, and won."""

    game: str
    played: int
    won: int


class Past(Sent, frozen=True):
    """A page of somebody's finished matches, the latest first."""

    matches: list[PlayedMatch]
    tallies: list[Tally]
    """Of all they have ever played, by game."""
    more: bool = False
    """There are earlier ones: ask for those before the last one here."""


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
    """What has changed on the board since the step before: a `Delta`."""
    own: list[Any] = []
    """By seat the same of what it saw itself; only when all is open."""
    round: int = 0
    """So many rounds had begun; how they are counted is the game's own."""


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
    cut_short: bool = False
    """It began under older rules: the steps end where today's rules would go another way."""
    outcome: Outcome | None = None
    round_begin: str = ""
    """The event that tells that a round begins."""
    moments: tuple[str, ...] = ()
    """The events that somebody may want to find."""


class Proof(Sent, frozen=True):
    """What the server found when it played a record again. The page checks the hash by itself."""

    seed: str
    commitment: str
    answers: int
    chances: int
    cut_short: bool = False
    """It was played by older rules and could be played again only up to there."""


class Decisive(Sent, frozen=True):
    """A choice that cost part of a win."""

    step: int
    """The place in the replay where it was made."""
    round: int
    seat: int
    say: Phrase


class Curve(Sent, frozen=True):
    """How something went, by seat."""

    steps: list[int]
    """The places in the replay, in order."""
    shares: list[list[float]]
    """At each of them, by seat, from 0 to 1."""
    truth: list[list[int]] = []
    """At each of them: of which seats it was true; none: it is no belief."""


class SeatAnalysis(Sent, frozen=True):
    """One seat, in percentage points of a win: start + luck + choices = end."""

    choices: int
    """So many answers could be judged."""
    agreed: int
    """So many of them were the strong bot's too."""
    start: int
    end: int
    luck: int | None = None
    """None: the numbers do not allow to tell."""
    rest: int | None = None
    error: int = 0
    """The standard error of both."""


class Analysis(Sent, frozen=True):
    """A match that is over, looked back at by a strong bot; all of it is estimated."""

    progress: int
    """In percent; under 100 nothing else is told yet."""
    moments: list[Decisive] = []
    seats: list[SeatAnalysis] = []
    chances: Curve | None = None
    belief: Phrase | None = None
    """What the beliefs are about."""
    beliefs: Curve | None = None
    account: list[Phrase] = []
    """What the game's own adviser says of it."""


class Chapter(Sent, frozen=True):
    number: str
    title: str
    rules: list[Rule]


class Rule(Sent, frozen=True):
    number: str
    text: str
    mark: str
    """Another name by which refusals and questions cite it."""
    table: tuple[tuple[str, ...], ...]
    """What it says by numbers: rows, the first and the first cell of each are headings; mostly none."""


class Rules(Sent, frozen=True):
    """A game's rules in one language."""

    title: str
    intro: str
    chapters: list[Chapter]


class Problem(Sent, frozen=True):
    """An HTTP request that was refused."""

    refusal: Refusal


class OperatedTable(Sent, frozen=True):
    """A table in memory, as its operator sees it: nothing of what is played."""

    id: str
    game: str
    status: Status
    people: int
    bots: int
    sockets: int
    match: int
    changed: float


class SetAside(Sent, frozen=True):
    """A table that can't be read."""

    id: str
    reason: str


class Operated(Sent, frozen=True, omit_defaults=False):
    """The server as its operator sees it."""

    version: str
    since: float
    memory: int
    """Bytes; 0 where the system does not tell."""
    sockets: int
    guests: int
    processes: int
    """In which bots think, and how many do."""
    thinking: int
    waiting: int
    tables: list[OperatedTable]
    """Those with most people at them first."""
    more: int
    """So many tables in memory are not listed."""
    set_aside: list[SetAside]
    failures: dict[str, int]
