"""What a player of Djinn may wish to have weighed before anything is answered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from spiritboard.core.errors import Illegal
from spiritboard.games.djinn.box import CARDS

Count = Annotated[int, Meta(ge=0, le=9)]
Counts = tuple[Count, Count, Count, Count]
"""By colour."""
Round = Annotated[int, Meta(ge=0, le=5)]
Space = Annotated[int, Meta(ge=0, le=12)]
Colour = Annotated[int, Meta(ge=-1, le=3)]
Mages = Annotated[tuple[Annotated[int, Meta(ge=0, lt=CARDS)], ...], Meta(max_length=CARDS)]


class Wish(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """What is left open is chosen for the player."""


class CaptureProposal(Wish, frozen=True, tag="capture"):
    """D22 These djinn of a space, wherever the wizard stands."""

    space: Round
    djinn: Counts = (0, 0, 0, 0)
    boss: bool = False
    free: Colour | None = None
    mages: Mages | None = None
    bottled: Counts | None = None
    boss_bottle: Colour | None = None


class LureProposal(Wish, frozen=True, tag="lure"):
    """D19 So many bosses of the supply."""

    count: Annotated[int, Meta(ge=1, le=12)]
    mages: Mages | None = None
    bottles: Counts | None = None


class LookProposal(Wish, frozen=True, tag="look"):
    """Each djinn that stands at a space, by itself."""

    space: Round


class RouteProposal(Wish, frozen=True, tag="route"):
    """D2 to D5 The next stops, each with the space that one comes from."""

    stops: Annotated[tuple[tuple[Space, Space], ...], Meta(max_length=3)] = ()


AnyWish = CaptureProposal | LureProposal | LookProposal | RouteProposal


def proposal_of(wish: Mapping[str, Any]) -> AnyWish:
    try:
        found: AnyWish = msgspec.convert(wish, AnyWish)
    except msgspec.ValidationError as error:
        raise Illegal("", "not-a-proposal", detail=str(error)) from None
    return found
