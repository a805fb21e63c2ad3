"""The content of a box: values read from a file, some of them replaced by a player's own."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeVar

from msgspec import ValidationError, convert

from spiritboard.core.errors import BadSetup

T = TypeVar("T")


def read(kind: type[T], base: Mapping[str, object], changes: Mapping[str, object]) -> T:
    """The content with some of its values replaced; a wrong one is refused by its field."""
    try:
        return convert(merged(base, changes), kind)
    except ValidationError as error:
        problem, _, path = str(error).partition(" - at `$")
        field = path.rstrip("`").lstrip(".")
        if unknown := re.search(r"unknown field `(.*)`", problem):
            field = f"{field}.{unknown[1]}".lstrip(".")
        raise BadSetup("content-type", field=field, detail=problem) from None


def merged(base: Mapping[str, object], changes: Mapping[str, object]) -> dict[str, object]:
    """Tables within tables, the changed values in place of the old ones."""
    result = dict(base)
    for name, value in changes.items():
        old = result.get(name)
        both = isinstance(old, Mapping) and isinstance(value, Mapping)
        result[name] = merged(old, value) if both else value  # type: ignore[arg-type]  # both are
    return result
