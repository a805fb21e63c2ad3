"""The halls with a name, as `halls.toml` gives them (G2.2)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from spiritboard.core.errors import BadSetup
from spiritboard.games.ducharina.geometry.arrangement import Arrangement
from spiritboard.games.ducharina.geometry.halls import empty
from spiritboard.games.ducharina.geometry.placing import placed
from spiritboard.games.ducharina.geometry.plans import Pose
from spiritboard.games.ducharina.geometry.shapes import PIECES, SIDES, Shapes

DEGREES = 5
"""Of one turn."""

Hundredths = Annotated[int, Meta(ge=0, le=600)]
Degrees = Annotated[int, Meta(ge=0, lt=360, multiple_of=DEGREES)]
Side = Literal["standing", "head", "back", "front", "left", "right"]
Place = tuple[Hundredths, Hundredths, Degrees, Side]


class Hall(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the furniture of one hall stands."""

    mirror: Place
    trolley: Place
    desk: Place
    piano: Place
    armchair: Place
    table: Place

    def poses(self) -> tuple[Pose, ...]:
        places: list[Place] = [getattr(self, piece) for piece in PIECES]
        return tuple(Pose(x, y, turn // DEGREES, SIDES.index(side)) for x, y, turn, side in places)


def furnished(name: str, poses: tuple[Pose, ...], shapes: Shapes) -> Arrangement:
    """G4.2 Each piece must stand, on the floor."""
    built = empty(shapes)
    for piece, pose in enumerate(poses):
        placing = placed(built, piece, pose)
        if placing.refusal or placing.z:
            detail = placing.refusal or "on another piece"
            raise BadSetup("content-type", field=f"{name}.{PIECES[piece]}", detail=detail)
        built = built.with_piece(piece, pose)
    return built
