"""What changes from one picture of a table to the next: far less than the picture."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

LISTS: Final = (list, tuple)


def deltas(pictures: Iterable[Any]) -> list[Any]:
    """Each by what it changes in the one before; the first one changes everything."""
    found: list[Any] = []
    before: Any = None
    for picture in pictures:
        found.append(delta(before, picture) if found else {"is": picture})
        before = picture
    return found


def delta(old: Any, new: Any) -> dict[str, Any]:
    """`is`: another value. `at`: what changes inside, by field or place; `gone`: fields no longer there.

    Nothing at all: all is as it was.
    """
    if old == new:
        return {}
    if isinstance(old, dict) and isinstance(new, dict):
        at = {key: inside(old, key, value) for key, value in new.items()}
        gone = [key for key in old if key not in new]
        changed: dict[str, Any] = {"at": {key: found for key, found in at.items() if found}}
        return {**changed, "gone": gone} if gone else changed
    if isinstance(old, LISTS) and isinstance(new, LISTS) and len(old) == len(new):
        both = enumerate(zip(old, new, strict=True))
        return {"at": {str(n): delta(one, other) for n, (one, other) in both if one != other}}
    return {"is": new}


def inside(old: dict[str, Any], key: str, value: Any) -> dict[str, Any]:
    return delta(old[key], value) if key in old else {"is": value}
