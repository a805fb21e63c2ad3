"""What changes from one picture of a table to the next, by path: far less than the picture.

A path leads through fields, and through lists by place: `view.players.2.cards`; the empty one is all of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec import NODEFAULT, Struct, structs
from msgspec.structs import astuple

from spiritboard.server.wire import Delta

PLAIN: Final = 0
FIELDS: Final = 1
KEYS: Final = 2
ROW: Final = 3
OWN: Final = frozenset(("", "view"))
"""By path: what is not the same for any two pairs of eyes."""
KEPT: Final = 256
"""So many places of structs of a kind are kept."""


class Made:
    """How a type of value is made; worked out once, since it is asked of every value."""

    def __init__(self, kind: type) -> None:
        self.parts = parts_of(kind)
        """By what its parts are named; PLAIN: it has none."""
        self.names: tuple[str, ...] = kind.__struct_fields__ if self.parts == FIELDS else ()  # type: ignore[attr-defined]  # a struct
        usual = left_out(kind) if self.parts == FIELDS else {}
        self.usual = [usual.get(name, NODEFAULT) for name in self.names]
        """By field: the value with which it is not sent."""
        self.paths: dict[str, list[str]] = {}
        """By where such a struct stood: where its fields did."""

    def within(self, path: str) -> list[str]:
        found = self.paths.get(path)
        if found is None:
            if len(self.paths) >= KEPT:
                self.paths.clear()
            found = self.paths[path] = [within(path, name) for name in self.names]
        return found


def parts_of(kind: type) -> int:
    if issubclass(kind, Struct):
        return FIELDS
    if issubclass(kind, dict):
        return KEYS
    return ROW if issubclass(kind, list | tuple) else PLAIN


_made: Final[dict[type, Made]] = {}


def made(value: Any) -> Made:
    kind = type(value)
    found = _made.get(kind)
    if found is None:
        found = _made[kind] = Made(kind)
    return found


class Part:
    """What changes inside two things that stood at the same place and differ."""

    def __init__(self, old: object, new: object) -> None:
        self.old = old
        self.new = new
        self.at: dict[str, Any] = {}
        self.gone: list[str] = []


class Parts:
    """Pictures of one moment have much in common: what has changed in a thing that is in several is found out once."""

    def __init__(self) -> None:
        self.known: dict[str, list[Part]] = {}
        """By path."""

    def part(self, path: str, old: object, new: object) -> Part:
        known = self.known.setdefault(path, [])
        for one in known:
            if one.old is old and one.new is new:
                return one
        found = Part(old, new)
        known.append(found)
        note_inside(found, path, old, new, self)
        return found


def changes(pictures: Iterable[Any]) -> list[Delta]:
    """Each by what it changes in the one before; the first one changes everything."""
    found: list[Delta] = []
    before: Any = None
    for picture in pictures:
        found.append(change(before, picture) if found else Delta({"": picture}))
        before = picture
    return found


def change(old: Any, new: Any, parts: Parts | None = None) -> Delta:
    """What makes the new one of the old one. Nothing at all: it is the same.

    `parts`: of this moment and the one before, if other eyes look at it too.
    """
    found = Part(old, new)
    if old is not new and old != new:
        note(found, "", old, new, Parts() if parts is None else parts)
    return Delta(found.at, found.gone)


def note(into: Part, path: str, old: Any, new: Any, parts: Parts) -> None:
    """Of two that differ, at a path: only what differs inside, where they are made alike."""
    if made(new).parts == PLAIN or not is_alike(old, new):
        into.at[path] = new
        return
    if path in OWN:
        note_inside(into, path, old, new, parts)
        return
    found = parts.part(path, old, new)
    into.at.update(found.at)
    into.gone.extend(found.gone)


def note_inside(into: Part, path: str, old: Any, new: Any, parts: Parts) -> None:
    """Of two that are made alike."""
    how = made(new)
    if how.parts == FIELDS:
        note_fields(into, path, old, new, how, parts)
    elif how.parts == KEYS:
        note_keys(into, path, old, new, parts)
    else:
        for place, other in enumerate(new):
            one = old[place]
            if one is not other and one != other:
                note(into, within(path, str(place)), one, other, parts)


def note_fields(into: Part, path: str, old: Struct, new: Struct, how: Made, parts: Parts) -> None:
    """If most of them are others, it is shorter to say all."""
    before: tuple[Any, ...] = astuple(old)
    after: tuple[Any, ...] = astuple(new)
    others = [n for n, one in enumerate(after) if before[n] is not one and before[n] != one]
    if 2 * len(others) > len(after):
        into.at[path] = new
        return
    paths, usual = how.within(path), how.usual
    for n in others:
        if after[n] == usual[n]:
            into.gone.append(paths[n])
        else:
            note(into, paths[n], before[n], after[n], parts)


def note_keys(
    into: Part, path: str, old: Mapping[str, Any], new: Mapping[str, Any], parts: Parts
) -> None:
    into.gone.extend(within(path, key) for key in old if key not in new)
    for key, value in new.items():
        if key not in old:
            into.at[within(path, key)] = value
        elif old[key] != value:
            note(into, within(path, key), old[key], value, parts)


def within(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def has_paths(given: Mapping[Any, Any]) -> bool:
    """Can what is inside be named? An empty one is not always there."""
    return bool(given) and all(isinstance(key, str) and key and "." not in key for key in given)


def is_alike(old: Any, new: Any) -> bool:
    """Can it be said what differs inside? Numbers in a row are said in a row."""
    how = made(new)
    if how.parts == FIELDS:
        return type(old) is type(new)
    if how.parts != made(old).parts:
        return False
    if how.parts == KEYS:
        return has_paths(old) and has_paths(new)
    return len(old) == len(new) and has_parts(new)


def has_parts(row: Sequence[Any]) -> bool:
    """Is there more in it than numbers?"""
    for one in row:  # noqa: SIM110  # compiled, a generator costs more than the loop
        if made(one).parts != PLAIN:
            return True
    return False


def left_out(kind: type[Struct]) -> Mapping[str, Any]:
    """The fields of a struct that are not sent if they have these values."""
    if not kind.__struct_config__.omit_defaults:
        return {}
    found = {field.name: default_of(field) for field in structs.fields(kind)}
    return {name: value for name, value in found.items() if value is not NODEFAULT}


def default_of(field: structs.FieldInfo) -> Any:
    return field.default if field.default_factory is NODEFAULT else field.default_factory()
