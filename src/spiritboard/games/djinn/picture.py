"""What the board of Djinn shows."""

from __future__ import annotations

from msgspec import Struct

from spiritboard.core.values import Shown


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
