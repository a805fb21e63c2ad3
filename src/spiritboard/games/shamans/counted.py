"""The events that tell what somebody took or did."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spiritboard.core.counted import Counted

COUNTED: Final[Mapping[str, Counted]] = {
    "takes": Counted("tile"),
    "performs": Counted("ritual"),
}
