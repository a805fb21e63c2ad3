"""The plain values that cross the border of a game: actions, decisions, events, outcomes.

Structs are the business of msgspec: a module that defines them is never compiled.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Final, TypeVar

import msgspec

T = TypeVar("T")

Seat = int
NATURE: Final = -1
"""The seat that deals, draws and rolls."""
WATCHER: Final = -2
"""The seat of those who only look on."""

Param = int | str | tuple[int | tuple[int, ...], ...]
"""What an event or a question is about: ids and numbers, points of a ray or a pose."""

SHOWN: Final = "shown"
Shown = Annotated[T, SHOWN]
"""In a view: the field of the same name in the state lies open, and is shown as it is. In a picture:
so does that of the view.

>>> class View(msgspec.Struct):
...     points: Shown[tuple[int, ...]]
...     hand: tuple[int, ...]
"""


class Action(msgspec.Struct, frozen=True, tag_field="do", cache_hash=True):
    """What a seat does: frozen, tagged, ids only. Log entry, wire message and search key in one."""


class Decision(msgspec.Struct, frozen=True):
    """The question that is open now."""

    id: int
    kind: str
    rule: str
    seats: tuple[Seat, ...]
    """Who has to answer; several at once when the question is simultaneous."""
    beside: tuple[Seat, ...] = ()
    """Who may be able to act out of turn, as far as everybody can tell."""
    params: Mapping[str, Param] = {}
    """What it is about: whose toll, which chest. Everybody may know it."""
    takes_any: bool = False
    """One answer is enough: any of the seats may give it."""

    @property
    def by_nature(self) -> bool:
        return self.seats == (NATURE,)


class Event(msgspec.Struct, frozen=True):
    """What happened, for log, animation and statistics. Events never drive rules."""

    key: str
    params: Mapping[str, Param]
    audience: tuple[Seat, ...] | None = None
    """Who may know; None: everybody."""
    reveals: bool = False
    """It showed somebody what they could not know before, so it can't be taken back freely."""

    def is_for(self, seat: Seat) -> bool:
        return self.audience is None or seat in self.audience


class Chances(msgspec.Struct, frozen=True):
    """What nature may answer now, and from which stream."""

    purpose: str
    index: int
    weighted: tuple[tuple[int, Action], ...] = ()
    """Every answer with its weight; empty when there are too many to list (a deal)."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: who won, how much each seat has, and why."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str
    rule: str


class GameInfo(msgspec.Struct, frozen=True):
    """What a game says of itself."""

    name: str
    seats: tuple[int, ...]
    rules_version: str
    options: type[msgspec.Struct]
    actions: Any
    """The union of all actions, nature's too."""
    bound: int
    """No match has more answers than this."""
    credits: Mapping[str, str]
    together: bool = False
    """All seats play as one: what any of them may answer, people decide together."""


@cache
def holder_of(kind: Any) -> type[msgspec.Struct]:
    """A struct with a `value` of this kind. msgspec learns a struct's types once, a union's anew
    with every value.
    """
    return msgspec.defstruct("Holder", [("value", kind)])


class NoVariants(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game that has none."""
