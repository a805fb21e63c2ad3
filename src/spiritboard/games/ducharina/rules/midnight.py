"""G8.2: one minute to midnight. A card is turned before the movement cards and acts at once."""

from __future__ import annotations

from typing import ClassVar

from spiritboard.core.frames import Chance
from spiritboard.core.state import Frame
from spiritboard.core.values import Action, Seat
from spiritboard.games.ducharina.actions import TurnMidnight
from spiritboard.games.ducharina.box import (
    BROTHER,
    DANCE_FLOOR,
    DIZZY,
    ENTHUSIAST,
    FACE_MAKER,
    LAVA,
    MIDNIGHTS,
    RED_LIGHT,
    TAG,
)
from spiritboard.games.ducharina.rules.midnight_furniture import (
    dance_floor,
    enthusiast,
    turn_mirror,
)
from spiritboard.games.ducharina.rules.midnight_ghosts import (
    GrowGhost,
    TagNeighbour,
    lava,
    make_faces,
    red_light,
)
from spiritboard.games.ducharina.state import DucharinaState


class TurnMidnightCard(Chance[DucharinaState]):
    """G8.2, G9.8 The die's holder turns the top card of the midnight deck."""

    tag: ClassVar[str] = "turn-midnight-card"
    kind: ClassVar[str] = "midnight"
    rule: ClassVar[str] = "G8.2"
    purpose: ClassVar[str] = "midnight card"

    def index(self, s: DucharinaState) -> int:
        return len(MIDNIGHTS) - s.midnights.bit_count()

    def weighted(self, s: DucharinaState) -> list[tuple[int, Action]]:
        cards = [card for card in range(len(MIDNIGHTS)) if (s.midnights >> card) & 1]
        return [(1, TurnMidnight(card)) for card in cards]

    def answer(self, s: DucharinaState, seat: Seat, action: Action) -> None:
        assert isinstance(action, TurnMidnight)
        s.midnights &= ~(1 << action.card)
        s.midnight = action.card
        s.reveal("midnight", seat=s.die, midnight=action.card)
        strike(s)


def strike(s: DucharinaState) -> None:
    """What the card does at once. The other four wait for the keyhole, or for the look."""
    if s.midnight == ENTHUSIAST:
        enthusiast(s)
    elif s.midnight == FACE_MAKER:
        turn_mirror(s)
        make_faces(s)
    elif s.midnight == TAG:
        in_order(s, [TagNeighbour(seat) for seat in s.clockwise_from(s.die)])
    elif s.midnight == DANCE_FLOOR:
        dance_floor(s)
    elif s.midnight == LAVA:
        lava(s)
    elif s.midnight == BROTHER:
        in_order(s, [GrowGhost(seat) for seat in s.clockwise_from(s.die)])
    elif s.midnight == DIZZY:
        dizzy(s)
    elif s.midnight == RED_LIGHT:
        red_light(s)


def in_order(s: DucharinaState, frames: list[Frame[DucharinaState]]) -> None:
    """G8.2 From the die's holder clockwise."""
    s.push(*frames)


def dizzy(s: DucharinaState) -> None:
    """G9.8 The hall turns a quarter clockwise: everybody's home is now the side before them."""
    s.homes = [(side + 1) % 4 for side in s.homes]
    s.tell("hall-turns", sides=tuple(s.homes))
