"""The state of a game. Fields are declared once; clone, JSON, equality and hash follow from that.

A field is declared by its kind: `points: list[int] = row()`, `alive: int = seat_set()`,
`hands: list[int] = sets()`, `pawn: int = counter()`, `box: Box = contents()`. How a kind is held may
change; views and what is saved do not see it. A field without a kind may be an int, a string, a bool, a tuple, or a
flat list of these.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, ClassVar, Final, Generic, TypeVar, cast

import msgspec
from mypy_extensions import i64, mypyc_attr

from spiritboard.core.bits import nth_of, numbers_in, set_of, size_of
from spiritboard.core.content import Contents, known
from spiritboard.core.errors import BadRecord
from spiritboard.core.record import Tagged, TaggedValue, freeze, restored
from spiritboard.core.rng import Rng
from spiritboard.core.values import NATURE, Action, Event, Param, Seat

S = TypeVar("S", bound="State")

UNNUMBERED: Final = -1
"""In place of the number of an answer."""
NOT_ASKED: Final = 0
"""In place of an answer to a simultaneous question."""

KIND: Final = "kind"
ROW: Final = "row"
SETS: Final = "sets"
COUNTER: Final = "counter"
NUMBER_SET: Final = "number-set"
SEAT_SET: Final = "seat-set"
CONTENTS: Final = "contents"
STACK: Final = "stack"
ANSWERS: Final = "answers"
NUMBERS: Final = "numbers"
"""Of how it is saved: as the number that it is."""


def row() -> Any:
    """Numbers or tuples of numbers, by seat, colour or whatever stands in a row."""
    return field(default_factory=list, metadata={KIND: ROW})


def sets() -> Any:
    """Sets of small numbers in a row, each held as bits; they are saved and shown as what they hold."""
    return field(default_factory=list, metadata={KIND: SETS})


def counter(start: int = 0) -> Any:
    """A number."""
    return field(default=start, metadata={KIND: COUNTER})


def number_set() -> Any:
    """Some small numbers, a bit for each."""
    return field(default=0, metadata={KIND: NUMBER_SET})


def seat_set() -> Any:
    """Some seats, a bit for each."""
    return field(default=0, metadata={KIND: SEAT_SET})


def contents() -> Any:
    """What lies in the box; it is saved and shown by its key."""
    return field(metadata={KIND: CONTENTS})


@mypyc_attr(allow_interpreted_subclasses=True)
class Telling:
    """What is being told while an answer takes effect. Not a part of the state.

    Simulations tell nothing: where it happens often, `events is not None` is asked first, since
    naming the parameters costs more than the rule itself.
    """

    events: list[Event] | None = None

    def tell(self, key: str, **params: Param) -> None:
        """Everybody sees it, and it was no secret before."""
        if self.events is not None:
            self.events.append(Event(key, params))

    def reveal(self, key: str, **params: Param) -> None:
        """Everybody sees it, and not everybody could know it before."""
        if self.events is not None:
            self.events.append(Event(key, params, None, True))

    def whisper(self, audience: tuple[Seat, ...], key: str, **params: Param) -> None:
        """Only the audience sees it, and it is news to them."""
        if self.events is not None:
            self.events.append(Event(key, params, audience, True))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class State(Telling):
    """Base of every game's state."""

    stack: list[Frame[Any]] = field(default_factory=list, metadata={KIND: STACK})
    """The frames that are pending, the next one last."""
    answers: list[Action | int | None] = field(default_factory=list, metadata={KIND: ANSWERS})
    """By seat, while a simultaneous question is open: None is awaited; else empty."""
    question: int = counter()
    """The number of the question that is open."""

    def push(self, *frames: Frame[Any]) -> None:
        """Frames to come next, in reading order."""
        for at in range(len(frames) - 1, -1, -1):
            self.stack.append(frames[at])

    def values(self) -> list[object]:
        """Every field, lists as tuples."""
        found = [getattr(self, name) for name in field_names(type(self))]
        return [tuple(value) if isinstance(value, list) else value for value in found]

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(tuple(self.values()))


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(TaggedValue, Generic[S]):
    """One pending step. The kinds of frames are in `frames`."""

    kind: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    interruptible: ClassVar[bool] = False
    purpose: ClassVar[str] = ""
    """Of a question to nature: the stream it draws from."""

    def needed(self, s: S) -> bool:
        """Does it have to wait for an answer?"""
        return False

    def run(self, s: S) -> None:
        """What happens when it leaves the stack without an answer."""

    def first(self, s: S) -> Seat:
        """One of those who still have to answer, always the same one."""
        return NATURE

    def index(self, s: S) -> int:
        """Which draw of its purpose this is; the same whatever the players have done."""
        return 0

    def sample(self, s: S, seat: Seat, rng: Rng) -> Action:
        """A random answer, as likely as it should be."""
        raise AssertionError(f"{self!r} asks nothing")

    def answer(self, s: S, seat: Seat, action: Action) -> None:
        """What happens when it leaves the stack by an answer."""

    def happen(self, s: S, seat: Seat, rng: Rng) -> None:
        """A random answer takes effect."""
        self.answer(s, seat, self.sample(s, seat, rng))

    # A question may number its answers from 0 to 61. Then simulations need no actions.

    def choices(self, s: S, seat: Seat) -> i64:
        """The answers that are legal now, as a set of their numbers; 0: they have none."""
        return 0

    def numbered(self, number: int) -> Action:
        """The answer with a number."""
        raise AssertionError(f"{self!r} numbers nothing")

    def choose(self, s: S, seat: Seat, number: i64) -> None:
        """As `answer`, by number."""
        self.answer(s, seat, self.numbered(int(number)))

    def pick(self, s: S, seat: Seat, rng: Rng) -> i64:
        """As `sample`, by number; UNNUMBERED."""
        choices = self.choices(s, seat)
        return nth_of(choices, rng.below(int(size_of(choices)))) if choices else UNNUMBERED

    def params(self) -> dict[str, Param]:
        """What the question is about, beside the seat it is put to."""
        return {name: getattr(self, name) for name in self.__match_args__ if name != "seat"}


class Fields:
    """The fields of a state, as declared."""

    def __init__(self, cls: type) -> None:
        declared: list[Field[Any]] = list(fields(cls))
        self.names = tuple([one.name for one in declared])
        self.kinds: dict[str, str] = {one.name: _kind(one) for one in declared}
        self.defaults: dict[str, Field[Any]] = {one.name: one for one in declared}
        self.lists = self.of(ROW, SETS, STACK, ANSWERS)
        self.sets = self.of(SETS)
        self.saved = [(one.name, _saved(one)) for one in declared]
        """What is saved as it is held: numbers, rows and sets, declared to be so. Of all else it is looked what it holds."""
        self.shared = self.of(COUNTER, NUMBER_SET, SEAT_SET, CONTENTS)
        self.undeclared = self.of("")
        """Of these it must be looked what they hold."""

    def of(self, *kinds: str) -> tuple[str, ...]:
        return tuple([name for name in self.names if self.kinds[name] in kinds])


def _kind(declared: Field[Any]) -> str:
    """A list that begins empty is a row, also where nobody says so."""
    assumed = ROW if declared.default_factory is list else ""
    return str(declared.metadata.get(KIND, assumed))


def _saved(declared: Field[Any]) -> str:
    kind = str(declared.metadata.get(KIND, ""))
    if kind in (COUNTER, NUMBER_SET, SEAT_SET):
        return NUMBERS
    return kind if kind in (ROW, SETS) else ""


_fields: Final[dict[type, Fields]] = {}


def fields_of(cls: type) -> Fields:
    found = _fields.get(cls)
    if found is None:
        found = _fields[cls] = Fields(cls)
    return found


def field_names(cls: type) -> tuple[str, ...]:
    """The fields of a state, as declared."""
    return fields_of(cls).names


written_out: Final[dict[type, Callable[[Any], Any]]] = {}
"""How a state is cloned, field by field: the build writes it for each one that it compiles."""


def clone(state: S) -> S:
    """A state of its own: lists are copied, everything else is immutable and shared."""
    written = written_out.get(type(state))
    return _clone(state) if written is None else cast("S", written(state))


def _clone(state: S) -> S:
    cls = type(state)
    twin = cls.__new__(cls)
    declared = fields_of(cls)
    for name in declared.shared:
        setattr(twin, name, getattr(state, name))
    for name in declared.lists:
        setattr(twin, name, cast("list[Any]", getattr(state, name))[:])
    for name in declared.undeclared:
        value = getattr(state, name)
        setattr(twin, name, value[:] if isinstance(value, list) else value)
    return twin


def dump(state: State, before: Mapping[str, object]) -> dict[str, object]:
    """The state as plain JSON values, after others that are saved with it."""
    found: dict[str, object] = dict(before)
    for name, kind in fields_of(type(state)).saved:
        value = getattr(state, name)
        if kind == NUMBERS:
            found[name] = value
        elif kind == ROW:
            found[name] = value[:]
        elif kind == SETS:
            found[name] = [numbers_in(held) for held in value]
        else:
            found[name] = _plain(value)
    return found


def load(
    cls: type[S],
    data: Mapping[str, object],
    records: Tagged,
    actions: object,
    like: S | None = None,
) -> S:
    """The state that `dump` was called on.

    `actions`: the union of the game's actions. `like`: a state of the same match, with which it
    shares the contents of the box; else they must be known by their key.
    """
    declared = fields_of(cls)
    boxes = declared.of(CONTENTS)
    wrong = set(declared.names).symmetric_difference(data)
    if like is not None:
        wrong.difference_update(boxes)
    if wrong:
        raise BadRecord("wrong-fields", fields=", ".join(sorted(wrong)))
    state = cls.__new__(cls)
    for name in declared.names:
        if name in boxes:
            value: object = known(data[name]) if like is None else getattr(like, name)
        elif name in declared.sets:
            value = [set_of(held) for held in cast("list[list[int]]", data[name])]
        else:
            value = _value(data[name], records, actions)
        setattr(state, name, value)
    return state


def _plain(value: object) -> object:
    if isinstance(value, int):
        return value
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, TaggedValue):
        return value.saved()
    if isinstance(value, Action):
        return msgspec.to_builtins(value)
    return value.key if isinstance(value, Contents) else value


def _value(value: object, records: Tagged, actions: object) -> object:
    """A field: a JSON array is a list, and those within it are tuples."""
    if isinstance(value, list):
        return [_item(item, records, actions) for item in value]
    return _item(value, records, actions)


def _item(value: object, records: Tagged, actions: object) -> object:
    if isinstance(value, dict):
        return restored(value, records) if "is" in value else msgspec.convert(value, actions)
    return freeze(value)
