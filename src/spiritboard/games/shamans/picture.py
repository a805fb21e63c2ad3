"""What the board of Shamans shows."""

from __future__ import annotations

from msgspec import Struct

from spiritboard.core.values import Shown


class PicturedWorld(Struct, frozen=True):
    """A world on the board."""

    ritual: int
    """0 Stabilisation, 1 Transmutation, 2 Illumination, 3 Neutralisation."""
    placed: int
    """How many of its cards lie there."""
    values: tuple[int, ...]
    """Which ones, 1 to 8."""
    of: int


class PicturedPlayer(Struct, frozen=True):
    """A player's place."""

    points: int
    cards: int
    up: tuple[int, ...]
    """Face-up artifacts: 0 dagger, 1 portal, 2 moonstone, 3 mask."""
    down: int
    """How many lie face down."""
    alive: bool
    role: int
    """1 a Shadow, 0 a Shaman, -1 not known to these eyes."""
    revealed: bool
    """Everybody knows the role."""
    card: int
    """In the trick: 8 × world + value − 1; -1: none."""
    answered: bool
    """Has given a hidden answer to the question that is open."""


class ShamansPicture(Struct, frozen=True):
    """The table as one pair of eyes sees it."""

    seat: Shown[int]
    round: Shown[int]
    pawn: Shown[int]
    first: Shown[int]
    guide: Shown[int]
    destination: Shown[int]
    """A world; -1: none yet."""
    display: Shown[tuple[int, ...]]
    """The two artifacts on display; -1: an empty place."""
    pile: Shown[int]
    eclipse: Shown[bool]
    """Is the eclipse still in the pile?"""
    discard: Shown[tuple[int, ...]]
    hand: Shown[tuple[int, ...]]
    down: Shown[tuple[int, ...]]
    """One's own face-down artifacts."""
    passed: Shown[int]
    """The card that was passed on and has not been played yet; -1: none."""
    received: Shown[int]

    target: int
    """So many points win."""
    moon: int
    start: int
    stray_step: int
    lowest: int
    """The seat with the lowest match so far; -1: none."""
    highest: int
    worlds: tuple[PicturedWorld, ...]
    players: tuple[PicturedPlayer, ...]
    passed_to: int
