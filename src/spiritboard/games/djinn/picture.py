"""What the board of Djinn shows: a view, arranged for the eye."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import Struct

from spiritboard.core.values import Shown
from spiritboard.core.views import pictured, pictured_seat
from spiritboard.games.djinn.box import GAINS, LOCATIONS, ROUNDS, SOURCE, Box
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

Row = tuple[int, ...]
KEPT: Final = 256
"""So many arrangements of each kind are kept."""


class PicturedSecret(Struct, frozen=True):
    seat: int
    location: int


class PicturedGain(Struct, frozen=True):
    what: str
    amount: int


class PicturedPoints(Struct, frozen=True):
    part: str
    points: int


class PicturedSpace(Struct, frozen=True):
    """A space of the town."""

    location: int
    """0 Academy, 1 Tavern, 2 Catacombs, 3 Archive, 4 Workshop, 5 Market; -1 the Source."""
    ways: tuple[int, ...]
    """Where its paths lead."""
    djinn: tuple[int, ...]
    """By colour: blue, brown, orange, purple. Squares have none."""
    boss: bool
    secrets: tuple[PicturedSecret, ...]


class PicturedMage(Struct, frozen=True):
    card: int
    key: bool
    power: int
    colours: tuple[int, ...]
    fee: int
    ready: bool
    """Face up."""


class PicturedGear(Struct, frozen=True):
    card: int
    kind: int
    """0 a staff, 1 a hat, 2 a cloak."""
    once: bool
    effect: str
    of: int
    """The location or the colour that it is about; -1: none."""
    amount: int
    coins: bool
    """So many coins, not magic."""
    ready: bool


class PicturedAward(Struct, frozen=True):
    award: int
    column: int
    points: int
    bonus: tuple[PicturedGain, ...]
    owner: int
    """-1: on offer."""


class PicturedWizard(Struct, frozen=True):
    """A player: where the wizard stands, and what lies on the board."""

    place: Shown[int]
    came: Shown[int]
    stall: Shown[int]
    """The group of stalls where the assistant stands; -1: at none."""
    magic: Shown[int]
    most: int
    """As much magic as there is room for."""
    minimum: Shown[int]
    marker: Shown[int]
    price: int
    """Scrolls for the second row of the Source."""
    coins: Shown[int]
    scrolls: Shown[int]
    keys: Shown[int]
    corks: Shown[int]
    bottles: tuple[int, ...]
    circles: Shown[int]
    """The active ones."""
    blocked: bool
    held: tuple[int, ...]
    """In circles: by colour, the bosses last."""
    corked: tuple[int, ...]
    """In bottles: djinn by colour of the bottle, then bosses by it."""
    mages: tuple[PicturedMage, ...]
    gear: tuple[PicturedGear, ...]
    secrets: tuple[int, ...]
    """Those not placed yet."""
    traits: tuple[int, ...]
    score: tuple[PicturedPoints, ...]
    """The points of now, in parts."""


class DjinnPicture(Struct, frozen=True):
    """The table as one pair of eyes sees it."""

    seat: Shown[int]
    turn: int
    """Whose turn it is; -1: nobody's."""
    round: int
    is_last: bool
    """No boss is left in the town: the end is near."""
    is_final: bool
    spaces: tuple[PicturedSpace, ...]
    mages: tuple[PicturedMage | None, ...]
    """On top of the four piles; the last two have keys."""
    gear: tuple[PicturedGear | None, ...]
    awards: tuple[PicturedAward, ...]
    groups: tuple[int, ...]
    """By stall: its group."""
    chests: int
    opened: tuple[int, ...]
    """Chests that lie open now."""
    bag: Shown[tuple[int, ...]]
    bosses: Shown[int]
    scoring: tuple[int, ...]
    """The scoring cards that count for all."""
    kept: tuple[int, ...]
    """One's own hidden ones."""
    traits: tuple[int, ...]
    """On offer in the draft."""
    tom: int
    """Cards left in Tom's deck; -1: there is no Tom."""
    players: tuple[PicturedWizard, ...]


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
        mages=tuple(on_top(view.mages, pile, box) for pile in range(4)),
        gear=tuple(gear_on_top(view.gear, kind, box) for kind in range(3)),
        awards=awards_of(box, view.awards),
        groups=box.groups,
        chests=view.chests.count(STACKED),
        opened=tuple(
            chest for chest, at in enumerate(view.chests) if at not in (STACKED, DISCARDED)
        ),
        scoring=tuple(card for card, owner in enumerate(view.scoring) if owner == OFFERED),
        kept=tuple(
            card for card, owner in enumerate(view.scoring) if owner >= 0 and owner == view.seat
        ),
        traits=tuple(trait for trait, owner in enumerate(view.traits) if owner == OFFERED),
        tom=view.tom.count(0) if box.tom else NOTHING,
        players=tuple(pictured_wizard(view, world, seat) for seat in seats),
    )


# What lies open looks the same to all eyes: it is arranged once.


@lru_cache(KEPT)
def awards_of(box: Box, awards: Row) -> tuple[PicturedAward, ...]:
    return tuple(
        pictured_award(box, tile, owner) for tile, owner in enumerate(awards) if owner >= OFFERED
    )


def pictured_award(box: Box, tile: int, owner: int) -> PicturedAward:
    award = box.awards[tile]
    gains = tuple(PicturedGain(GAINS[what], amount) for what, amount in award.bonus)
    return PicturedAward(tile, award.column, award.points, gains, owner)


@lru_cache(KEPT)
def spaces_of(
    box: Box, layout: Row, djinn: Row, boss: Row, secrets: Row
) -> tuple[PicturedSpace, ...]:
    return tuple(
        PicturedSpace(
            location=layout[space] if space < SOURCE else NOTHING,
            ways=box.ways[space],
            djinn=djinn[djinn_row(space)] if space < ROUNDS else (),
            boss=space < ROUNDS and boss[space] == 1,
            secrets=secrets_on(secrets, space) if space >= ROUNDS else (),
        )
        for space in range(SOURCE + 1)
    )


def secrets_on(secrets: Row, space: int) -> tuple[PicturedSecret, ...]:
    return tuple(
        PicturedSecret(*whose_secret(at)) for at, where in enumerate(secrets) if where == space
    )


@lru_cache(KEPT)
def mages_of(box: Box, mages: Row, seat: int) -> tuple[PicturedMage, ...]:
    return tuple(
        pictured_mage(box, card, ready=where == seat)
        for card, where in enumerate(mages)
        if where in (seat, seat + DOWN)
    )


def pictured_mage(box: Box, card: int, *, ready: bool) -> PicturedMage:
    mage = box.mages[card]
    colours = tuple(colour for colour in range(4) if (mage.colours >> colour) & 1)
    return PicturedMage(card, mage.key == 1, mage.power, colours, mage.fee, ready)


def on_top(mages: tuple[int, ...], pile: int, box: Box) -> PicturedMage | None:
    where = ON_TOP + pile
    return pictured_mage(box, mages.index(where), ready=True) if where in mages else None


@lru_cache(KEPT)
def gear_of(box: Box, gear: Row, seat: int) -> tuple[PicturedGear, ...]:
    return tuple(
        pictured_gear(box, card, ready=where == seat)
        for card, where in enumerate(gear)
        if where in (seat, seat + DOWN)
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
            location
            for location in range(len(LOCATIONS))
            if view.secrets[secrets_at(seat, location)] == AT_HAND
        ),
        traits=tuple(trait for trait, owner in enumerate(view.traits) if owner == seat),
        score=tuple(PicturedPoints(*part) for part in parts_of_score(world, seat)),
    )
