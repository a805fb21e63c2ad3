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
    if how.parts == PLAIN:
        at[path] = new
    elif how.parts == FIELDS and type(old) is type(new):
        note_fields(at, gone, path, old, new, how)
    elif how.parts == KEYS and made(old).parts == KEYS and has_paths(old) and has_paths(new):
        note_keys(at, gone, path, old, new)
    elif how.parts == ROW and made(old).parts == ROW and is_alike(old, new):
        for place, other in enumerate(new):
            one = old[place]
            if one is not other and one != other:
                note(at, gone, within(path, str(place)), one, other)
    else:
        at[path] = new


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
    for n in others:
        name, value = how.names[n], after[n]
        inside = within(path, name)
        if name in how.usual and value == how.usual[name]:
            gone.append(inside)
        else:
            note(at, gone, inside, before[n], value)


def note_keys(
    at: dict[str, Any],
    gone: list[str],
    path: str,
    old: Mapping[str, Any],
    new: Mapping[str, Any],
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
