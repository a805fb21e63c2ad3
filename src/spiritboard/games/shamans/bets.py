"""The side-game of those who are out: who is a Shadow?"""

from __future__ import annotations

from collections.abc import Sequence

from spiritboard.core.table_side import BetOn, Bets
from spiritboard.core.values import Event, Seat
from spiritboard.games.shamans.view import UNKNOWN, ShamansView
from spiritboard.games.shamans.words import box_of


class ShamansBets(Bets):
    def on(self, view: ShamansView) -> BetOn | None:
        """As many of the hidden roles as there are Shadows among them, when that can be guessed."""
        if not is_out(view):
            return None
        hidden = tuple(seat for seat, role in enumerate(view.roles) if role == UNKNOWN)
        count = box_of(view).shadows - view.roles.count(1)
        return BetOn(hidden, count) if 0 < count < len(hidden) else None

    def truth(self, events: Sequence[Event]) -> frozenset[Seat] | None:
        """S8.2 Who held a Shadow card when the round ended; None: it goes on."""
        shown = [event.params for event in events if event.key == "had-role"]
        if not shown:
            return None
        return frozenset(int(str(told["seat"])) for told in shown if told["role"] == 1)


def is_out(view: ShamansView) -> bool:
    """S7.1 A player, and out of this round."""
    return 0 <= view.seat < len(view.roles) and view.seat not in view.alive
