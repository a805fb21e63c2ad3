"""The tasks of the solo game: what is ticked off at the end of a match that was won (R15.2)."""

from __future__ import annotations

from spiritboard.games.djinn.box import SoloTask
from spiritboard.games.djinn.rules.counting import count_of, is_within
from spiritboard.games.djinn.state import DjinnState


def tasks_done(s: DjinnState) -> list[int]:
    """R15.2 None before the last action at the Source, and none in a match that was lost."""
    if not s.box.tom or s.is_final != 1:
        return []
    return [number for number, task in enumerate(s.box.tasks) if is_done(s, task)]


def is_done(s: DjinnState, task: SoloTask) -> bool:
    return is_within(count_of(s, 0, task.what), task.is_most, task.limit)
