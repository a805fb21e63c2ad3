"""What release 0.1 saved, in the form that came after it."""

from __future__ import annotations

import re
from collections.abc import Mapping

Names = Mapping[str, tuple[str, ...]]


def frames_by_name(frames: object, names: Names) -> list[dict[str, object]]:
    """0.1 kept a frame by the name of its class and the position of its values.

    >>> frames_by_name([{"is": ["UnlockOne", 2, 7]}], {"UnlockOne": ("seat", "chest")})
    [{'is': 'unlock-one', 'seat': 2, 'chest': 7}]
    """
    assert isinstance(frames, list)
    return [_by_name(frame["is"], names) for frame in frames]


def _by_name(packed: list[object], names: Names) -> dict[str, object]:
    cls, values = str(packed[0]), packed[1:]
    tag = re.sub(r"(?<!^)([A-Z])", r"-\1", cls).lower()
    return {"is": tag, **dict(zip(names.get(cls, ()), values, strict=True))}
