"""The tasks of the solo game: what is ticked off at the end of a match that was won (R15.2)."""

from __future__ import annotations

from spiritboard.games.djinn.rules.counting import count_of, is_within
from spiritboard.games.djinn.state import DjinnState


def tasks_done(s: DjinnState) -> list[int]:
    """R15.2 None before the last action at the Source, and none in a match that was lost."""
    if not s.box.tom or s.is_final != 1:
        return []
    return [number for number, _ in enumerate(s.box.tasks) if is_done(s, number)]


def is_done(s: DjinnState, task: int) -> bool:
    what, is_most, count = s.box.tasks[task]
    return is_within(count_of(s, 0, what), is_most, count)
