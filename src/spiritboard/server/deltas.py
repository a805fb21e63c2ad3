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


class Made:
    """How a type of value is made; worked out once, since it is asked of every value."""

    def __init__(self, kind: type) -> None:
        self.parts = parts_of(kind)
        """By what its parts are named; PLAIN: it has none."""
        self.names: tuple[str, ...] = kind.__struct_fields__ if self.parts == FIELDS else ()  # type: ignore[attr-defined]  # a struct
        self.usual: Mapping[str, Any] = left_out(kind) if self.parts == FIELDS else {}


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


Alike = dict[tuple[str, int, int], Delta]
"""By path and the identities of two values: what differs. It holds as long as both are there."""


class Noted:
    """What differs, as far as it has been found out."""

    def __init__(self, alike: Alike) -> None:
        self.at: dict[str, Any] = {}
        self.gone: list[str] = []
        self.alike = alike


def changes(pictures: Iterable[Any]) -> list[Delta]:
    """Each by what it changes in the one before; the first one changes everything."""
    found: list[Delta] = []
    before: Any = None
    for picture in pictures:
        found.append(change(before, picture) if found else Delta({"": picture}))
        before = picture
    return found


def change(old: Any, new: Any, alike: Alike | None = None) -> Delta:
    """What makes the new one of the old one. Nothing at all: it is the same.

    `alike`: what was found out about others at the same moment. Parts that several have in common are compared once.
    """
    noted = Noted({} if alike is None else alike)
    if old is not new and old != new:
        note(noted, "", old, new)
    return Delta(noted.at, noted.gone)


def note(noted: Noted, path: str, old: Any, new: Any) -> None:
    """Of two that differ, at a path: only what differs inside, where they are made alike."""
    how = made(new)
    if how.parts == PLAIN:
        noted.at[path] = new
    elif how.parts == FIELDS and type(old) is type(new):
        note_inside(noted, path, old, new, how)
    elif how.parts == KEYS and made(old).parts == KEYS and has_paths(old) and has_paths(new):
        note_keys(noted, path, old, new)
    elif how.parts == ROW and made(old).parts == ROW and is_alike(old, new):
        note_inside(noted, path, old, new, how)
    else:
        noted.at[path] = new


def note_inside(noted: Noted, path: str, old: Any, new: Any, how: Made) -> None:
    """Of two of the same kind."""
    place = (path, id(old), id(new))
    found = noted.alike.get(place)
    if found is None:
        own = Noted(noted.alike)
        if how.parts == FIELDS:
            note_fields(own, path, old, new, how)
        else:
            note_row(own, path, old, new)
        found = noted.alike[place] = Delta(own.at, own.gone)
    noted.at.update(found.at)
    noted.gone.extend(found.gone)


def note_row(noted: Noted, path: str, old: Sequence[Any], new: Sequence[Any]) -> None:
    for place, other in enumerate(new):
        one = old[place]
        if one is not other and one != other:
            note(noted, within(path, str(place)), one, other)


def note_fields(noted: Noted, path: str, old: Struct, new: Struct, how: Made) -> None:
    """If most of them are others, it is shorter to say all."""
    before: tuple[Any, ...] = astuple(old)
    after: tuple[Any, ...] = astuple(new)
    others = [n for n, one in enumerate(after) if before[n] is not one and before[n] != one]
    if 2 * len(others) > len(after):
        noted.at[path] = new
        return
    for n in others:
        name, value = how.names[n], after[n]
        inside = within(path, name)
        if name in how.usual and value == how.usual[name]:
            noted.gone.append(inside)
        else:
            note(noted, inside, before[n], value)


def note_keys(noted: Noted, path: str, old: Mapping[str, Any], new: Mapping[str, Any]) -> None:
    noted.gone.extend(within(path, key) for key in old if key not in new)
    for key, value in new.items():
        if key not in old:
            noted.at[within(path, key)] = value
        elif old[key] != value:
            note(noted, within(path, key), old[key], value)


def within(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def has_paths(given: Mapping[Any, Any]) -> bool:
    """Can what is inside be named? An empty one is not always there."""
    return bool(given) and all(isinstance(key, str) and key and "." not in key for key in given)


def is_alike(old: Sequence[Any], new: Sequence[Any]) -> bool:
    """Numbers in a row are said in a row."""
    if len(old) != len(new):
        return False
    for one in new:  # noqa: SIM110  # compiled, a generator costs more than the loop
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
