"""What a player of Duchařina may wish to know before anything is answered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from spiritboard.core.errors import Illegal
from spiritboard.games.ducharina.geometry.plans import Pose
from spiritboard.games.ducharina.geometry.shapes import PIECES, SIZES
from spiritboard.games.ducharina.hall import GHOSTS, SPOTS, SQUARES

Ghost = Annotated[int, Meta(ge=0, lt=GHOSTS)]
Square = Annotated[int, Meta(ge=0, lt=SQUARES)]
Spot = Annotated[int, Meta(ge=0, lt=SPOTS)]
Steps = Annotated[tuple[tuple[int, int, int, int], ...], Meta(max_length=4 * GHOSTS)]


class Wish(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Nothing is answered by it, and nobody else learns of it."""


class FurnishProposal(Wish, frozen=True, tag="furnish"):
    """G4.2 Would a piece stand there?"""

    piece: Annotated[int, Meta(ge=0, lt=len(PIECES))]
    x: Annotated[int, Meta(ge=0, le=600)]
    y: Annotated[int, Meta(ge=0, le=600)]
    turn: Annotated[int, Meta(ge=0, lt=72)]
    side: Annotated[int, Meta(ge=0, lt=6)]

    @property
    def pose(self) -> Pose:
        return Pose(self.x, self.y, self.turn, self.side)


class PlanProposal(Wish, frozen=True, tag="plan"):
    """G5 What a plan comes to so far; and, of one ghost, where it could go next."""

    steps: Steps = ()
    recalled: Annotated[tuple[Ghost, ...], Meta(max_length=GHOSTS)] = ()
    ghost: Ghost | None = None


class SeenProposal(Wish, frozen=True, tag="seen"):
    """G7.5 Which doors would see a ghost of this size there?"""

    size: Annotated[int, Meta(ge=0, lt=len(SIZES))]
    square: Square
    spot: Spot = 0
    top: Annotated[int, Meta(ge=0, le=1)] = 0


AnyWish = FurnishProposal | PlanProposal | SeenProposal


def proposal_of(wish: Mapping[str, Any]) -> AnyWish:
    try:
        return msgspec.convert(wish, AnyWish)  # type: ignore[no-any-return]  # a union
    except msgspec.ValidationError as error:
        raise Illegal("", "bad-wish", detail=str(error)) from None
