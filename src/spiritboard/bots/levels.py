"""The bots that a table of people may seat: ours, and those that whoever runs the server has named."""

from __future__ import annotations

from typing import Final

from spiritboard.bots.budgets import parted
from spiritboard.bots.seating import BY_LEVEL, SLIPS, WITHOUT_BUDGET, bot_for
from spiritboard.catalog import shelf
from spiritboard.core.errors import BadSetup

NAMED: Final = {**{level: level for level in SLIPS}, **BY_LEVEL}
"""By the name that is typed, the easiest first: the bot of each level."""
OFFERED: Final = tuple(NAMED.values())
"""Ours that people choose from; on the page they read them as `page-level`."""
OURS: Final = ("random", *OFFERED)
STAND_IN: Final = "greedy"
"""Who plays for a bot that is not here any more."""
_brought: Final[dict[str, str]] = {}
"""By name: how those of others are written."""


def levels() -> list[str]:
    """What is offered to whoever seats a bot."""
    return [*OFFERED, *_brought]


def own_bots() -> list[str]:
    """How those of others are written."""
    return list(_brought.values())


def bring_bot(named: str) -> None:
    """`name=./mine.py:Bot`: from here on tables may seat it by that name."""
    name, _, spec = named.partition("=")
    if not name.isidentifier() or not spec or name in {*OURS, *BY_LEVEL, *_brought}:
        raise BadSetup("bad-setting", name="--bot", value=named, expected="name=file.py:Bot")
    bot_for(spec, shelf()[0], b"")
    _brought[name] = spec


def check_level(level: str) -> None:
    """A request must not load code: only what was brought can be seated."""
    if level not in OURS and level not in _brought:
        raise BadSetup("unknown-bot", name=level, known=", ".join(levels()))


def spec_of(level: str) -> str:
    """How a bot of this level is written."""
    return _brought.get(level, level if level in OURS else STAND_IN)


def timed(spec: str, seconds: float) -> str:
    """A bot that thinks for so long, unless it has a budget of its own or needs none."""
    has_budget = spec in WITHOUT_BUDGET or parted(spec)[1] is not None
    return spec if has_budget else f"{spec}:{seconds}s"
