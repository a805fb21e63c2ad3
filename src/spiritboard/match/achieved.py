"""What a match that is over adds to a player's records."""

from __future__ import annotations

from typing import Final

from spiritboard.catalog import table_side
from spiritboard.core.feats import Feats
from spiritboard.core.values import Seat
from spiritboard.match.match import Match

OWN: Final = ("", "order")
"""Who answered for a seat, if it was its player: by hand, or by an order they gave."""


def achieved(match: Match, seat: Seat) -> Feats | None:
    """None while it goes on, and where a bot has answered for the player."""
    if match.decision is not None or not is_own_play(match, seat):
        return None
    return table_side(match.name).records.feats(match.view(seat))


def is_own_play(match: Match, seat: Seat) -> bool:
    return all(
        match.log[number].by in OWN for number in match.valid if match.log[number].seat == seat
    )
