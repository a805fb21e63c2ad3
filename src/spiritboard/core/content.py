"""The content of a box: values read from files, some of them replaced by a player's own.

What lies in the box of one match is beside its states: they share it, and what is saved or shown
names it by its key. A match keeps the whole of it among its options, so it replays anywhere, also
after a value of ours was corrected.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields
from hashlib import sha256
from typing import Any, Final, TypeVar, cast, get_args, get_type_hints

from msgspec import ValidationError, convert, json
from mypy_extensions import mypyc_attr

from spiritboard.core.errors import BadRecord, BadSetup

T = TypeVar("T")

WHOLE: Final = "whole"
"""In place of a table: nothing is added to these values."""
ENTRY: Final = "[...]"
"""How an error points into a table whose entries have names of their own."""
KNOWN: Final = 1000
"""How many boxes are remembered by their key."""


def read(kind: type[T], base: Mapping[str, object], changes: Mapping[str, object]) -> T:
    """The content with some of its values replaced; a wrong one is refused by its field."""
    tables = merged({} if is_whole(changes) else base, changes)
    if is_whole(changes):
        del tables[WHOLE]
    try:
        return convert(tables, kind)
    except ValidationError as error:
        problem, _, path = str(error).partition(" - at `$")
        field = path.rstrip("`").lstrip(".")
        if ENTRY in field:
            field = _entry_named(kind, tables, field)
        if unknown := re.search(r"unknown field `(.*)`", problem):
            field = f"{field}.{unknown[1]}".lstrip(".")
        raise BadSetup("content-type", field=field, detail=problem) from None


def _entry_named(kind: type, tables: Mapping[str, Any], field: str) -> str:
    """Of entries with names of their own, the wrong one by its name: `mages[...].fee` of which mage?"""
    table, _, rest = field.partition(ENTRY)
    entry = get_args(get_type_hints(kind)[table])[1]
    for name, value in tables[table].items():
        try:
            convert(value, entry)
        except ValidationError:
            return f"{table}.{name}{rest}"
    return field


def merged(base: Mapping[str, object], changes: Mapping[str, object]) -> dict[str, object]:
    """Tables within tables, the changed values in place of the old ones."""
    result = dict(base)
    for name, value in changes.items():
        old = result.get(name)
        both = isinstance(old, Mapping) and isinstance(value, Mapping)
        result[name] = merged(old, value) if both else value  # type: ignore[arg-type]  # both are
    return result


def is_whole(changes: Mapping[str, object]) -> bool:
    return changes.get(WHOLE) is True


def whole(base: Mapping[str, object], changes: Mapping[str, object]) -> Mapping[str, object]:
    """All that lies in the box, marked so."""
    return changes if is_whole(changes) else {WHOLE: True, **merged(base, changes)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Contents:
    """What lies in the box of one match: a dataclass that never changes."""

    _key: str = ""

    @property
    def key(self) -> str:
        """Equal contents have equal keys. Whoever gives it to somebody remembers what it stands for."""
        if not self._key:
            given = [one.name for one in fields(cast("Any", self)) if one.init]
            named = {name: getattr(self, name) for name in given}
            self._key = sha256(json.encode(named)).hexdigest()[:32]
        if self._key not in _known:
            if len(_known) >= KNOWN:
                del _known[next(iter(_known))]
            _known[self._key] = self
        return self._key

    def __eq__(self, other: object) -> bool:
        return self is other or (type(self) is type(other) and self.key == other.key)

    def __hash__(self) -> int:
        return hash(self.key)


_known: Final[dict[str, Contents]] = {}


def known(key: object) -> Contents:
    """The contents with this key."""
    found = _known.get(str(key))
    if found is None:
        raise BadRecord("unknown-content", content=str(key))
    return found
