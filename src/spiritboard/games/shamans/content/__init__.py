"""The numbers of the game, and the box of one match made from them.

The numbers stand in `box.toml`; `spiritboard.catalog` reads it. A table may change any of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from spiritboard.core.content import read
from spiritboard.core.errors import BadSetup
from spiritboard.games.shamans.box import RITUALS, Box

Count = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
RitualName = Literal["stabilisation", "transmutation", "illumination", "neutralisation"]


class Track(Struct, frozen=True, forbid_unknown_fields=True):
    moon: Positive


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    stray: Count
    portal: Positive
    stabilisation: Count
    eliminated_card: Count


class Points(Struct, frozen=True, forbid_unknown_fields=True):
    illumination: Count
    shamans: Positive
    shadows: Positive
    moonstones: Count
    moonstones_needed: Positive
    target: Positive


class Tiles(Struct, frozen=True, forbid_unknown_fields=True):
    dagger: Count
    portal: Count
    moonstone: Count
    mask: Count


class Players(Struct, frozen=True, forbid_unknown_fields=True):
    shamans: Positive
    shadows: Positive
    worlds: Annotated[int, Meta(ge=2, le=7)]
    values: Annotated[int, Meta(ge=2, le=8)]
    hand: Positive
    start: Count


class Rituals(Struct, frozen=True, forbid_unknown_fields=True):
    purple: RitualName
    blue: RitualName
    green: RitualName
    yellow: RitualName
    grey: RitualName
    brown: RitualName
    red: RitualName


class PlayerCounts(
    Struct, frozen=True, forbid_unknown_fields=True, rename={"three": "3", "four": "4", "five": "5"}
):
    three: Players
    four: Players
    five: Players


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in `box.toml`, without the marks."""

    track: Track
    step: Step
    points: Points
    tiles: Tiles
    players: PlayerCounts
    rituals: Rituals


def read_content(base: Mapping[str, object], changes: Mapping[str, object]) -> Content:
    """The content with some of its values replaced; a wrong one is refused by its field."""
    return read(Content, base, changes)


def make_box(content: Content, seats: int, edition: str, first: int) -> Box:
    """The box for one match; raises BadSetup when the numbers can't be played."""
    players = (content.players.three, content.players.four, content.players.five)[seats - 3]
    tiles, rituals = content.tiles, content.rituals
    box = Box(
        edition=edition,
        seats=seats,
        first=first,
        shadows=players.shadows,
        worlds=players.worlds,
        values=players.values,
        hand=players.hand,
        start=players.start,
        moon=content.track.moon,
        rituals=tuple(
            RITUALS.index(name)
            for name in (
                rituals.purple,
                rituals.blue,
                rituals.green,
                rituals.yellow,
                rituals.grey,
                rituals.brown,
                rituals.red,
            )
        )[: players.worlds],
        tiles=(tiles.dagger, tiles.portal, tiles.moonstone, tiles.mask),
        stray_step=content.step.stray,
        portal_step=content.step.portal,
        stabilisation_step=content.step.stabilisation,
        eliminated_card_step=content.step.eliminated_card,
        illumination_points=content.points.illumination,
        shaman_points=content.points.shamans,
        shadow_points=content.points.shadows,
        moonstone_points=content.points.moonstones,
        moonstones_needed=content.points.moonstones_needed,
        target=content.points.target,
    )
    _check(box, players)
    return box


def _check(box: Box, players: Players) -> None:
    """The numbers must fit each other; each refusal names the field to mend."""
    table = f"players.{box.seats}"
    cards = box.worlds * box.values
    if players.shamans + players.shadows != box.seats:
        raise BadSetup("content-roles", field=f"{table}.shamans", seats=box.seats)
    if box.hand * box.seats > cards:
        raise BadSetup("content-hand", field=f"{table}.hand", most=cards // box.seats)
    if box.start >= box.moon:
        raise BadSetup("content-start", field=f"{table}.start", moon=box.moon)
    if sum(box.tiles) < 3:
        raise BadSetup("content-tiles", field="tiles.dagger", least=3)
