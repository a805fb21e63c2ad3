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


def changes(pictures: Iterable[Any]) -> list[Delta]:
    """Each by what it changes in the one before; the first one changes everything."""
    found: list[Delta] = []
    before: Any = None
    for picture in pictures:
        found.append(change(before, picture) if found else Delta({"": picture}))
        before = picture
    return found


def change(old: Any, new: Any) -> Delta:
    """What makes the new one of the old one. Nothing at all: it is the same."""
    at: dict[str, Any] = {}
    gone: list[str] = []
    if old is not new and old != new:
        note(at, gone, "", old, new)
    return Delta(at, gone)


def note(at: dict[str, Any], gone: list[str], path: str, old: Any, new: Any) -> None:
    """Of two that differ, at a path: only what differs inside, where they are made alike."""
    how = made(new)
    if how.parts == PLAIN or not is_alike(how, old, new):
        at[path] = new
    elif how.parts == FIELDS:
        note_fields(at, gone, path, old, new, how)
    elif how.parts == KEYS:
        note_keys(at, gone, path, old, new)
    else:
        for place, one in enumerate(new):
            before = old[place]
            if before is not one and before != one:
                note(at, gone, within(path, str(place)), before, one)


def note_fields(
    at: dict[str, Any], gone: list[str], path: str, old: Struct, new: Struct, how: Made
) -> None:
    """If most of them are others, it is shorter to say all."""
    before: tuple[Any, ...] = astuple(old)
    after: tuple[Any, ...] = astuple(new)
    others = [n for n, one in enumerate(after) if before[n] is not one and before[n] != one]
    if 2 * len(others) > len(after):
        at[path] = new
        return
    paths, usual = how.within(path), how.usual
    for n in others:
        if after[n] == usual[n]:
            gone.append(paths[n])
        else:
            note(at, gone, paths[n], before[n], after[n])


def note_keys(
    at: dict[str, Any], gone: list[str], path: str, old: Mapping[str, Any], new: Mapping[str, Any]
) -> None:
    gone.extend(within(path, key) for key in old if key not in new)
    for key, value in new.items():
        if key not in old:
            at[within(path, key)] = value
        elif old[key] != value:
            note(at, gone, within(path, key), old[key], value)


def within(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def has_paths(given: Mapping[Any, Any]) -> bool:
    """Can what is inside be named? An empty one is not always there."""
    return bool(given) and all(isinstance(key, str) and key and "." not in key for key in given)


def is_alike(how: Made, old: Any, new: Any) -> bool:
    """Can it be said what differs inside? Numbers in a row are said in a row."""
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
        if type(one) is not int and made(one).parts != PLAIN:
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
