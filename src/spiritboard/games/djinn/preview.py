"""What an answer would do, told before it is given: the table of the view is played one answer on."""

from __future__ import annotations

from typing import Final

from spiritboard.core.speech import Saying
from spiritboard.core.values import Action
from spiritboard.games.djinn.actions import Enter, Open, PlaceSecret, TakeTrait, Walk
from spiritboard.games.djinn.box import CORKS, MAGIC
from spiritboard.games.djinn.rows import secrets_row
from spiritboard.games.djinn.rules.ending import points_of
from spiritboard.games.djinn.rules.means import purses
from spiritboard.games.djinn.state import AT_HAND, STACKED, DjinnState
from spiritboard.games.djinn.stops import given, stop_told

DEAD_PAIRS: Final = ((17, 10), (15, 14))
"""4.7 A trait, and the one beside which it does nothing."""
PURSES: Final = ("coins", "scrolls", "magic", "keys", "corks")


def preview(before: DjinnState, after: DjinnState, seat: int, action: Action) -> list[Saying]:
    """`after`: the same table with the answer given, as far as nature has no part in it."""
    if isinstance(action, Walk | Enter):
        return stop_told(before, seat, action.space, action.came)
    found = changes(before, after, seat)
    if isinstance(action, Open):
        found.append(("preview-chests", {"left": before.chests.count(STACKED)}))
    elif isinstance(action, PlaceSecret):
        found += of_secret(before, seat, action)
    elif isinstance(action, TakeTrait):
        found += of_pair(after, seat)
    return found


def changes(before: DjinnState, after: DjinnState, seat: int) -> list[Saying]:
    """The numbers of one's own board that would be others."""
    found: list[Saying] = []
    was, would = purses(before), purses(after)
    for what in range(CORKS + 1):
        if was[what][seat] != would[what][seat]:
            params = {"before": was[what][seat], "after": would[what][seat]}
            found.append((f"preview-{PURSES[what]}", params))
    if after.marker[seat] != before.marker[seat]:
        found.append(("preview-capacity", {"most": after.most_magic(seat)}))
    elif would[MAGIC][seat] == after.most_magic(seat) > was[MAGIC][seat]:
        found.append(("preview-full", {}))
    if after.minimum[seat] != before.minimum[seat]:
        found.append(("preview-minimum", {"minimum": after.minimum[seat]}))
    if after.circles[seat] != before.circles[seat]:
        found.append(("preview-circles", {"circles": after.circles[seat]}))
    points = points_of(after, seat) - points_of(before, seat)
    if points:
        found.append(("preview-points", {"points": abs(points), "more": points > 0}))
    return found


def of_secret(s: DjinnState, seat: int, place: PlaceSecret) -> list[Saying]:
    """D8 From the next time on."""
    left = s.secrets[secrets_row(seat)].count(AT_HAND) - 1
    return [given(place.secret, special=False), ("preview-secrets-left", {"left": left})]


def of_pair(s: DjinnState, seat: int) -> list[Saying]:
    """4.7 A trait that would do nothing beside another one of the same owner."""
    return [
        ("preview-dead-trait", {"trait": dead - 1, "beside": beside - 1})
        for dead, beside in DEAD_PAIRS
        if s.has_trait(seat, dead) and s.has_trait(seat, beside)
    ]
