"""The tasks of the solo game: what is ticked off at the end of a match that was won (R15.2)."""

from __future__ import annotations

from spiritboard.games.djinn.box import ROUNDS
from spiritboard.games.djinn.rules.gear import gear_counts
from spiritboard.games.djinn.state import DOWN, DjinnState


def tasks_done(s: DjinnState) -> list[int]:
    """R15.2 None before the last action at the Source, and none in a match that was lost."""
    if not s.box.tom or s.is_final != 1:
        return []
    return [number for number, _ in enumerate(s.box.tasks) if is_done(s, number)]


def is_done(s: DjinnState, task: int) -> bool:
    what, is_most, count = s.box.tasks[task]
    there = counted(s)[what]
    return there <= count if is_most else there >= count


def counted(s: DjinnState) -> list[int]:
    """In the order of `TASKS`; a card counts face up or down."""
    counts = gear_counts(s, 0)
    mages = [card for card, where in enumerate(s.mages) if where in (0, DOWN)]
    return [
        len(mages),
        min(counts),
        s.awards.count(0),
        s.coins[0],
        s.keys[0],
        s.circles[0],
        s.marker[0],
        sum([count > 0 for count in counts]),
        sum([s.box.mage_key[card] for card in mages]),
        sum([at >= ROUNDS for at in s.secrets[:6]]),
    ]
