"""A view of Djinn, arranged for the eye."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import astuple, replace

from spiritboard.core.views import pictured, pictured_seat
from spiritboard.games.djinn.box import GAINS, LOCATIONS, ROUNDS, SOURCE, Box
from spiritboard.games.djinn.picture import (
    DjinnPicture,
    PicturedAward,
    PicturedGain,
    PicturedGear,
    PicturedMage,
    PicturedPoints,
    PicturedSecret,
    PicturedSpace,
    PicturedWizard,
)
from spiritboard.games.djinn.rows import (
    bottles_row,
    corked_row,
    djinn_row,
    held_row,
    secrets_at,
    whose_secret,
)
from spiritboard.games.djinn.rules.ending import parts_of_score
from spiritboard.games.djinn.rules.source import price_at
from spiritboard.games.djinn.sayings import EFFECTS
from spiritboard.games.djinn.state import (
    AT_HAND,
    DISCARDED,
    DOWN,
    NOTHING,
    OFFERED,
    ON_TOP,
    STACKED,
    DjinnState,
)
from spiritboard.games.djinn.view import DjinnView
from spiritboard.games.djinn.words import table_of

Row = tuple[int, ...]
KEPT: Final = 256
"""So many arrangements of each kind are kept."""


PRIVATE: Final = ("seat", "scoring", "keeper")
"""What views of one table may differ in; it stands last in them."""


class Pictures:
    """Nearly all lies open, and all eyes look at a table in a row: the latest picture serves the next ones."""

    def __init__(self) -> None:
        self.latest: tuple[DjinnView, DjinnPicture] | None = None

    def picture(self, view: DjinnView) -> DjinnPicture:
        if self.latest is not None and is_same_table(view, self.latest[0]):
            return replace(self.latest[1], seat=view.seat, kept=kept_in(view))
        found = picture(view, table_of(view))
        self.latest = view, found
        return found


def is_same_table(view: DjinnView, other: DjinnView) -> bool:
    """Do these eyes see the same, whoever they are?"""
    if view.question != other.question or view.scoring != other.scoring:
        return False
    return astuple(view)[: -len(PRIVATE)] == astuple(other)[: -len(PRIVATE)]


def kept_in(view: DjinnView) -> Row:
    """One's own hidden scoring cards."""
    return tuple(
        [card for card, owner in enumerate(view.scoring) if owner >= 0 and owner == view.seat]
    )


def picture(view: DjinnView, world: DjinnState) -> DjinnPicture:
    """`world`: any table that looks just so; what others keep hidden does not count in it."""
    box = world.box
    seats = range(box.seats)
    begun = NOTHING not in view.layout
    return pictured(
        DjinnPicture,
        view,
        turn=world.seat() if view.first != NOTHING else NOTHING,
        round=view.turn // box.seats + 1,
        is_last=view.last > 0,
        is_final=view.is_final == 1,
        spaces=spaces_of(box, view.layout, view.djinn, view.boss, view.secrets) if begun else (),
        mages=tuple([on_top(view.mages, pile, box) for pile in range(4)]),
        gear=tuple([gear_on_top(view.gear, kind, box) for kind in range(3)]),
        awards=awards_of(box, view.awards),
        groups=box.groups,
        chests=view.chests.count(STACKED),
        opened=tuple(
            [chest for chest, at in enumerate(view.chests) if at not in (STACKED, DISCARDED)]
        ),
        scoring=tuple([card for card, owner in enumerate(view.scoring) if owner == OFFERED]),
        kept=kept_in(view),
        traits=tuple([trait for trait, owner in enumerate(view.traits) if owner == OFFERED]),
        tom=view.tom.count(0) if box.tom else NOTHING,
        players=tuple([pictured_wizard(view, world, seat) for seat in seats]),
    )


# What lies open looks the same to all eyes: it is arranged once.


@lru_cache(KEPT)
def awards_of(box: Box, awards: Row) -> tuple[PicturedAward, ...]:
    return tuple(
        [pictured_award(box, tile, owner) for tile, owner in enumerate(awards) if owner >= OFFERED]
    )


def pictured_award(box: Box, tile: int, owner: int) -> PicturedAward:
    award = box.awards[tile]
    gains = tuple([PicturedGain(GAINS[what], amount) for what, amount in award.bonus])
    return PicturedAward(tile, award.column, award.points, gains, owner)


@lru_cache(KEPT)
def spaces_of(
    box: Box, layout: Row, djinn: Row, boss: Row, secrets: Row
) -> tuple[PicturedSpace, ...]:
    return tuple(
        [
            PicturedSpace(
                location=layout[space] if space < SOURCE else NOTHING,
                ways=box.ways[space],
                djinn=djinn[djinn_row(space)] if space < ROUNDS else (),
                boss=space < ROUNDS and boss[space] == 1,
                secrets=secrets_on(secrets, space) if space >= ROUNDS else (),
            )
            for space in range(SOURCE + 1)
        ]
    )


def secrets_on(secrets: Row, space: int) -> tuple[PicturedSecret, ...]:
    return tuple(
        [PicturedSecret(*whose_secret(at)) for at, where in enumerate(secrets) if where == space]
    )


@lru_cache(KEPT)
def mages_of(box: Box, mages: Row, seat: int) -> tuple[PicturedMage, ...]:
    return tuple(
        [
            pictured_mage(box, card, ready=where == seat)
            for card, where in enumerate(mages)
            if where in (seat, seat + DOWN)
        ]
    )


def pictured_mage(box: Box, card: int, *, ready: bool) -> PicturedMage:
    mage = box.mages[card]
    colours = tuple([colour for colour in range(4) if (mage.colours >> colour) & 1])
    return PicturedMage(card, mage.key == 1, mage.power, colours, mage.fee, ready)


def on_top(mages: tuple[int, ...], pile: int, box: Box) -> PicturedMage | None:
    where = ON_TOP + pile
    return pictured_mage(box, mages.index(where), ready=True) if where in mages else None


@lru_cache(KEPT)
def gear_of(box: Box, gear: Row, seat: int) -> tuple[PicturedGear, ...]:
    return tuple(
        [
            pictured_gear(box, card, ready=where == seat)
            for card, where in enumerate(gear)
            if where in (seat, seat + DOWN)
        ]
    )


def pictured_gear(box: Box, card: int, *, ready: bool) -> PicturedGear:
    gear = box.gear[card]
    return PicturedGear(
        card=card,
        kind=gear.kind,
        once=gear.once == 1,
        effect=EFFECTS[gear.effect],
        of=gear.of,
        amount=gear.amount,
        coins=gear.is_coins == 1,
        ready=ready,
    )


def gear_on_top(gear: tuple[int, ...], kind: int, box: Box) -> PicturedGear | None:
    where = ON_TOP + kind
    return pictured_gear(box, gear.index(where), ready=True) if where in gear else None


def pictured_wizard(view: DjinnView, world: DjinnState, seat: int) -> PicturedWizard:
    box = world.box
    return pictured_seat(
        PicturedWizard,
        view,
        seat,
        most=world.most_magic(seat),
        price=price_at(world, seat),
        bottles=view.bottles[bottles_row(seat)],
        blocked=view.blocked == seat,
        held=view.held[held_row(seat)],
        corked=view.corked[corked_row(seat)],
        mages=mages_of(box, view.mages, seat),
        gear=gear_of(box, view.gear, seat),
        secrets=tuple(
            [
                location
                for location in range(len(LOCATIONS))
                if view.secrets[secrets_at(seat, location)] == AT_HAND
            ]
        ),
        traits=tuple([trait for trait, owner in enumerate(view.traits) if owner == seat]),
        score=tuple([PicturedPoints(*part) for part in parts_of_score(world, seat)]),
    )
