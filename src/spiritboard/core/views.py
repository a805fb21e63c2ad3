"""From a state to a view and back, and from a view to a picture. Each declares what it shows; nothing
else is copied.

Each field of a view comes from one place: one marked `Shown` lies open in the state under the same
name, any other is given by whoever makes the view. What is neither stays out; what is both, or
missing, is an error. A picture shows a view in the same way.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING
from functools import cache
from operator import attrgetter
from typing import Any, Final, TypeVar, cast, get_type_hints

from msgspec import Struct
from msgspec.structs import astuple

from spiritboard.core.bits import numbers_in, set_of
from spiritboard.core.content import Contents, known
from spiritboard.core.record import Packed, Tagged, unpack
from spiritboard.core.state import (
    ANSWERS,
    CONTENTS,
    COUNTER,
    NUMBER_SET,
    ROW,
    SEAT_SET,
    SETS,
    STACK,
    Frame,
    State,
    fields_of,
)
from spiritboard.core.values import SHOWN, Seat

S = TypeVar("S", bound=State)
V = TypeVar("V")
P = TypeVar("P", bound=Struct)

SEATS: Final = 8
FRAMES: Final = 4096
"""So many are kept."""

SEATS_IN: Final = tuple(
    [tuple([seat for seat in range(SEATS) if (mask >> seat) & 1]) for mask in range(1 << SEATS)]
)


def seats_in(mask: int) -> tuple[Seat, ...]:
    """The seats of a set, in order."""
    if mask < len(SEATS_IN):
        return SEATS_IN[mask]
    return tuple([seat for seat in range(mask.bit_length()) if (mask >> seat) & 1])


@cache
def shown_in(kind: type) -> list[str]:
    """The fields of a view or a picture that are marked `Shown`, in their order."""
    names: tuple[str, ...] = kind.__struct_fields__  # type: ignore[attr-defined]  # a struct
    hints = get_type_hints(kind, include_extras=True)
    return [name for name in names if SHOWN in getattr(hints[name], "__metadata__", ())]


def all_of(names: list[str]) -> Callable[[object], tuple[Any, ...]]:
    """Takes what has these names, all at once."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda given: tuple([getattr(given, name) for name in names])


class Opening:
    """How a kind of state shows itself in a kind of view; worked out once."""

    def __init__(self, view_type: type, state_type: type) -> None:
        names: tuple[str, ...] = view_type.__struct_fields__  # type: ignore[attr-defined]  # a struct
        shown = shown_in(view_type)
        state = fields_of(state_type)
        self.what = f"{view_type.__name__} of {state_type.__name__}"
        strange = [name for name in shown if state.kinds.get(name, ANSWERS) == ANSWERS]
        if strange:
            raise TypeError(f"{self.what}: nothing open to show in {', '.join(strange)}")

        kinds = {name: state.kinds[name] for name in shown}
        self.values = [name for name in shown if kinds[name] in (COUNTER, NUMBER_SET)]
        self.rows = [name for name in shown if kinds[name] == ROW]
        plain = {*self.values, *self.rows}
        self.others = [(name, kinds[name]) for name in shown if name not in plain]
        self.unshown = [name for name in state.names if name not in shown]
        self.may_be_given = frozenset(self.unshown)
        self.shown = [*self.values, *self.rows, *[name for name, _ in self.others]]
        self.by_position = list(names[: len(shown)]) == self.shown
        """A view is made fastest if what it shows stands first in it: numbers, rows, all else."""
        self.take_values = all_of(self.values)
        self.take_rows = all_of(self.rows)


_openings: Final[dict[tuple[type, type], Opening]] = {}


def opening(view_type: type, state_type: type) -> Opening:
    found = _openings.get((view_type, state_type))
    if found is None:
        found = _openings[view_type, state_type] = Opening(view_type, state_type)
    return found


def opened(view_type: type[V], s: State, like: V | None = None, **own: object) -> V:
    """A view: what it shows of the state, and what is given for it alone.

    `like`: another view of the very same table. What lies open is the same in both.
    """
    plan = opening(view_type, type(s))
    if like is not None and plan.by_position:
        return view_type(*astuple(like)[: len(plan.shown)], **own)  # type: ignore[arg-type]  # a struct
    found: list[object] = [*plan.take_values(s)]
    found += [tuple(cast("list[Any]", row)) for row in plan.take_rows(s)]
    found += [_shown(getattr(s, name), kind) for name, kind in plan.others]
    if plan.by_position:
        return view_type(*found, **own)
    return view_type(**dict(zip(plan.shown, found, strict=True)), **own)


class Drawing:
    """How a kind of picture shows a view; worked out once."""

    def __init__(self, kind: type) -> None:
        names: tuple[str, ...] = kind.__struct_fields__  # type: ignore[attr-defined]  # a struct
        self.shown = shown_in(kind)
        self.by_position = list(names[: len(self.shown)]) == self.shown
        """A picture too is made fastest if what it shows stands first in it."""
        self.take = all_of(self.shown)


_drawings: Final[dict[type, Drawing]] = {}


def pictured(kind: type[P], view: object, **own: object) -> P:
    """A picture: what it shows of a view, and what is given for it alone."""
    plan = _drawings.get(kind)
    if plan is None:
        plan = _drawings[kind] = Drawing(kind)
    shown = plan.take(view)
    if plan.by_position:
        return kind(*shown, **own)
    return kind(**dict(zip(plan.shown, shown, strict=True)), **own)


def pictured_seat(kind: type[P], view: object, seat: Seat, **own: object) -> P:
    """A picture of one seat: its own of each row that it shows."""
    return kind(**{name: getattr(view, name)[seat] for name in shown_in(kind)}, **own)


def _shown(value: Any, kind: str) -> object:
    """What is neither a number nor a row, as a view holds it."""
    if kind == SEAT_SET:
        return seats_in(value)
    if kind == SETS:
        return tuple([tuple(numbers_in(held)) for held in value])
    if kind == CONTENTS:
        return cast("Contents", value).key
    if kind == STACK:
        return tuple([cast("Frame[Any]", frame).pack() for frame in value])
    return tuple(value) if isinstance(value, list) else value


def _held(value: Any, kind: str, records: Tagged) -> object:
    """The way back."""
    if kind == SEAT_SET:
        return set_of(value)
    if kind == SETS:
        return [set_of(shown) for shown in value]
    if kind == CONTENTS:
        return known(value)
    return [frame_of(frame, records) for frame in value] if kind == STACK else value


_frames: Final[dict[Packed, Frame[Any]]] = {}


def frame_of(packed: Packed, records: Tagged) -> Frame[Any]:
    """A frame never changes, and most are met again and again, so they are kept by what they look like."""
    try:
        kept = _frames.get(packed)
    except TypeError:  # from a file: there are lists in it
        return cast("Frame[Any]", unpack(packed, records))
    if kept is not None and records.get(kept.tag) is type(kept):
        return kept
    found = cast("Frame[Any]", unpack(packed, records))
    if len(_frames) >= FRAMES:
        _frames.clear()
    _frames[packed] = found
    return found


def rebuilt(state_type: type[S], view: object, records: Tagged, **own: object) -> S:
    """A state with all that a view shows of it; the rest as it is given, or as it begins."""
    plan = opening(type(view), state_type)
    s = state_type.__new__(state_type)
    values, rows = plan.take_values(view), plan.take_rows(view)
    for nth, name in enumerate(plan.values):
        setattr(s, name, values[nth])
    for nth, name in enumerate(plan.rows):
        setattr(s, name, list(cast("tuple[Any, ...]", rows[nth])))
    for name, kind in plan.others:
        setattr(s, name, _held(getattr(view, name), kind, records))
    for name in plan.unshown:
        setattr(s, name, own[name] if name in own else _start(state_type, name))
    if not own.keys() <= plan.may_be_given:
        odd = ", ".join(sorted(own.keys() - plan.may_be_given))
        raise TypeError(f"{plan.what}: given, though it is shown or unknown: {odd}")
    return s


def _start(state_type: type, name: str) -> object:
    declared = fields_of(state_type).defaults[name]
    if declared.default_factory is not MISSING:
        return declared.default_factory()
    if declared.default is MISSING:
        raise TypeError(f"{state_type.__name__}: {name} must be given")
    return declared.default


def asked(stack: tuple[Packed, ...], records: Tagged) -> Frame[Any]:
    """The question that is open, from what a view shows of the stack."""
    return cast("Frame[Any]", unpack(stack[-1], records))
