"""The events that tell what somebody did, or what befell them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spiritboard.core.counted import Counted

COUNTED: Final[Mapping[str, Counted]] = {
    "furnishes": Counted("piece"),
    "ghost-leaves": Counted("size"),
    "is-seen": Counted("size"),
}
