"""What the board of Shamans shows: a view, arranged for the eye."""

from __future__ import annotations

from functools import cache
from itertools import repeat

from msgspec import Struct

from spiritboard.core.values import Shown
from spiritboard.core.views import pictured
from spiritboard.games.shamans.state import NOTHING, world_of
from spiritboard.games.shamans.view import ShamansView
from spiritboard.games.shamans.words import box_of


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
    target: int
    """So many points win."""
    pawn: Shown[int]
    moon: int
    start: int
    stray_step: int
    first: Shown[int]
    guide: Shown[int]
    destination: Shown[int]
    """A world; -1: none yet."""
    lowest: int
    """The seat with the lowest match so far; -1: none."""
    highest: int
    worlds: tuple[PicturedWorld, ...]
    players: tuple[PicturedPlayer, ...]
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
    passed_to: int
    received: Shown[int]


def picture(view: ShamansView) -> ShamansPicture:
    box = box_of(view)
    lowest, highest = best_so_far(view)
    own = 0 <= view.seat < box.seats
    return pictured(
        ShamansPicture,
        view,
        target=box.target,
        moon=box.moon,
        start=box.start,
        stray_step=box.stray_step,
        lowest=lowest,
        highest=highest,
        worlds=tuple(map(pictured_world, box.rituals, view.placed, repeat(box.values))),
        players=tuple(pictured_player(view, seat) for seat in range(box.seats)),
        passed_to=view.passed_to[view.seat] if own and view.passed_to else NOTHING,
    )


@cache
def pictured_world(ritual: int, placed: int, of: int) -> PicturedWorld:
    """`placed`: a set of values, as bits."""
    values = tuple(n + 1 for n in range(of) if (placed >> n) & 1)
    return PicturedWorld(ritual, len(values), values, of)


def pictured_player(view: ShamansView, seat: int) -> PicturedPlayer:
    return PicturedPlayer(
        points=view.points[seat],
        cards=view.hand_sizes[seat],
        up=view.up[seat],
        down=view.down_sizes[seat],
        alive=seat in view.alive,
        role=view.roles[seat],
        revealed=seat in view.revealed,
        card=view.trick[seat],
        answered=seat in view.answered,
    )


def is_match(view: ShamansView, card: int) -> bool:
    """S3.3 An off-colour card lies in the trick too while portals are asked for."""
    return card != NOTHING and world_of(card) == view.destination


def matches_so_far(view: ShamansView) -> list[tuple[int, int]]:
    """S4.1 The matching cards of living players, each with its seat."""
    return [(view.trick[seat], seat) for seat in view.alive if is_match(view, view.trick[seat])]


def best_so_far(view: ShamansView) -> tuple[int, int]:
    """S4.1 The seats with the lowest and the highest match so far; NOTHING if there is none."""
    matching = matches_so_far(view)
    return (min(matching)[1], max(matching)[1]) if matching else (NOTHING, NOTHING)
