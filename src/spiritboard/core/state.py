"""The state of a game. Fields are declared once; clone, JSON, equality and hash follow from that.

A field is an int, a string, a bool, an immutable record, a tuple, or a flat list of these.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, Final, Generic, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from spiritboard.core.errors import BadRecord
from spiritboard.core.record import Record, freeze, unpack
from spiritboard.core.rng import Rng
from spiritboard.core.values import NATURE, Action, Event, Param, Seat

S = TypeVar("S", bound="State")

NOT_ASKED: Final = 0
"""In place of an answer to a simultaneous question."""


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

    stack: list[Frame[Any]] = field(default_factory=list)
    """The frames that are pending, the next one last."""
    answers: list[Action | int | None] = field(default_factory=list)
    """By seat, while a simultaneous question is open: None is awaited; else empty."""
    question: int = 0
    """The number of the question that is open."""

    def push(self, *frames: Frame[Any]) -> None:
        """Frames to come next, in reading order."""
        self.stack.extend(reversed(frames))

    def values(self) -> list[object]:
        """Every field, lists as tuples."""
        found = [getattr(self, name) for name in field_names(type(self))]
        return [tuple(value) if isinstance(value, list) else value for value in found]

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(tuple(self.values()))


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Record, Generic[S]):
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


_names: dict[type, tuple[str, ...]] = {}


def field_names(cls: type) -> tuple[str, ...]:
    """The fields of a state, as declared."""
    names = _names.get(cls)
    if names is None:
        names = _names[cls] = tuple([field.name for field in fields(cls)])
    return names


def clone(state: S) -> S:
    """A state of its own: lists are copied, everything else is immutable and shared."""
    cls = type(state)
    twin = cls.__new__(cls)
    for name in field_names(cls):
        value = getattr(state, name)
        setattr(twin, name, value[:] if isinstance(value, list) else value)
    return twin


def dump(state: State) -> dict[str, object]:
    """The state as plain JSON values."""
    return {name: _plain(getattr(state, name)) for name in field_names(type(state))}


def load(
    cls: type[S], data: Mapping[str, object], records: Mapping[str, type[Record]], actions: object
) -> S:
    """The state that `dump` was called on. `actions` is the union of the game's actions."""
    names = field_names(cls)
    if set(data) != set(names):
        raise BadRecord("wrong-fields", fields=", ".join(sorted(set(data) ^ set(names))))
    state = cls.__new__(cls)
    for name in names:
        value = data[name]
        setattr(
            state,
            name,
            [_value(item, records, actions) for item in value]
            if isinstance(value, list)
            else _value(value, records, actions),
        )
    return state


def _plain(value: object) -> object:
    if isinstance(value, Record):
        return {"is": value.pack()}
    if isinstance(value, Action):
        return msgspec.to_builtins(value)
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return value


def _value(value: object, records: Mapping[str, type[Record]], actions: object) -> object:
    if isinstance(value, dict):
        if "is" in value:
            return unpack(value["is"], records)
        return msgspec.convert(value, actions)
    return freeze(value)
