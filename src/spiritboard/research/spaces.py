"""What environments of Gymnasium and PettingZoo see and do, and rows of numbers as arrays."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from gymnasium import spaces

from spiritboard.core.package import AnyEncoding
from spiritboard.core.values import Seat
from spiritboard.research.play import Play
from spiritboard.research.rows import NUMBER

Seen = dict[str, Any]
"""`observation` and `action_mask`."""


def action_space(encoding: AnyEncoding) -> spaces.Discrete:
    return spaces.Discrete(encoding.ids)


def observation_space(encoding: AnyEncoding) -> spaces.Dict:
    """With the bounds of every field."""
    sizes = [field.size for field in encoding.fields]
    low = np.repeat(np.array([field.low for field in encoding.fields], NUMBER), sizes)
    high = np.repeat(np.array([field.high for field in encoding.fields], NUMBER), sizes)
    return spaces.Dict(
        observation=spaces.Box(low, high, dtype=NUMBER),
        action_mask=spaces.Box(0, 1, (encoding.ids,), dtype=np.int8),
    )


def mask_of(ids: Iterable[int], size: int) -> Any:
    """1 for each id that may come."""
    mask = np.zeros(size, np.int8)
    mask[list(ids)] = 1
    return mask


def seen_by(play: Play, seat: Seat) -> Seen:
    """What a seat observes; whoever is not asked may do nothing."""
    ids = play.ids() if seat == play.seat and not play.is_over else []
    return {
        "observation": np.frombuffer(bytearray(play.packed(seat)), NUMBER),
        "action_mask": mask_of(ids, play.encoding.ids),
    }
