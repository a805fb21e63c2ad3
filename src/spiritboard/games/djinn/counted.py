"""The events that tell what somebody took or did."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spiritboard.core.counted import Counted

COUNTED: Final[Mapping[str, Counted]] = {
    "walks": Counted("spot", 1, "location"),
    "trades": Counted("stall"),
    "hires": Counted("mage"),
    "puts-on": Counted("gear"),
    "chest": Counted("chest"),
    "unlocks": Counted("chest"),
    "claims": Counted("award"),
    "takes-trait": Counted("trait"),
    "scores-card": Counted("scoring"),
}
