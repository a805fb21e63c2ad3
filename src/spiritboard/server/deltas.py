"""What changes from one picture of a table to the next, by path: far less than the picture.

A path leads through fields, and through lists by place: `view.players.2.cards`; the empty one is all of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from msgspec import NODEFAULT, Struct, structs
from msgspec.structs import astuple

from spiritboard.server.wire import Delta

ROWS: Final = (list, tuple)
INSIDES: Final = (Struct, dict, list, tuple)


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
    found = Delta({}, [])
    if old is not new and old != new:
        note(found, "", old, new)
    return found


def note(found: Delta, path: str, old: Any, new: Any) -> None:
    """Of two that differ, at a path: only what differs inside, where they are made alike."""
    if isinstance(new, Struct) and type(old) is type(new):
        note_fields(found, path, old, new)
    elif isinstance(new, dict) and isinstance(old, dict) and has_paths(old) and has_paths(new):
        note_keys(found, path, old, new)
    elif isinstance(new, ROWS) and isinstance(old, ROWS) and is_alike(old, new):
        for place, (one, other) in enumerate(zip(old, new, strict=True)):
            if one is not other and one != other:
                note(found, within(path, str(place)), one, other)
    else:
        found.at[path] = new


def note_fields(found: Delta, path: str, old: Struct, new: Struct) -> None:
    """If most of them are others, it is shorter to say all."""
    names, before, after = new.__struct_fields__, astuple(old), astuple(new)
    others = [n for n, one in enumerate(after) if before[n] is not one and before[n] != one]
    if 2 * len(others) > len(names):
        found.at[path] = new
        return
    usual = left_out(type(new))
    for n in others:
        name = names[n]
        inside = within(path, name)
        if name in usual and after[n] == usual[name]:
            found.gone.append(inside)
        else:
            note(found, inside, before[n], after[n])


def note_keys(found: Delta, path: str, old: Mapping[str, Any], new: Mapping[str, Any]) -> None:
    found.gone.extend(within(path, key) for key in old if key not in new)
    for key, value in new.items():
        if key not in old:
            found.at[within(path, key)] = value
        elif old[key] != value:
            note(found, within(path, key), old[key], value)


def within(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def has_paths(given: Mapping[Any, Any]) -> bool:
    """Can what is inside be named? An empty one is not always there."""
    return bool(given) and all(isinstance(key, str) and key and "." not in key for key in given)


def is_alike(old: Sequence[Any], new: Sequence[Any]) -> bool:
    """Numbers in a row are said in a row."""
    return len(old) == len(new) and any(isinstance(one, INSIDES) for one in new)


@cache
def left_out(kind: type[Struct]) -> Mapping[str, Any]:
    """The fields of a struct that are not sent if they have these values."""
    if not kind.__struct_config__.omit_defaults:
        return {}
    found = {field.name: default_of(field) for field in structs.fields(kind)}
    return {name: value for name, value in found.items() if value is not NODEFAULT}


def default_of(field: structs.FieldInfo) -> Any:
    return field.default if field.default_factory is NODEFAULT else field.default_factory()
