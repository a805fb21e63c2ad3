"""What the board of Shamans shows: a view, arranged for the eye."""

from __future__ import annotations

from functools import cache
from itertools import repeat

from msgspec import Struct

from spiritboard.games.shamans.preview import best_so_far
from spiritboard.games.shamans.state import NOTHING
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

    seat: int
    round: int
    target: int
    """So many points win."""
    pawn: int
    moon: int
    start: int
    stray_step: int
    first: int
    guide: int
    destination: int
    """A world; -1: none yet."""
    lowest: int
    """The seat with the lowest match so far; -1: none."""
    highest: int
    worlds: tuple[PicturedWorld, ...]
    players: tuple[PicturedPlayer, ...]
    display: tuple[int, ...]
    """The two artifacts on display; -1: an empty place."""
    pile: int
    eclipse: bool
    """Is the eclipse still in the pile?"""
    discard: tuple[int, ...]
    hand: tuple[int, ...]
    down: tuple[int, ...]
    """One's own face-down artifacts."""
    passed: int
    """The card that was passed on and has not been played yet; -1: none."""
    passed_to: int
    received: int


def picture(view: ShamansView) -> ShamansPicture:
    box = box_of(view)
    lowest, highest = best_so_far(view)
    own = 0 <= view.seat < box.seats
    return ShamansPicture(
        seat=view.seat,
        round=view.round,
        target=box.target,
        pawn=view.pawn,
        moon=box.moon,
        start=box.start,
        stray_step=box.stray_step,
        first=view.first,
        guide=view.guide,
        destination=view.destination,
        lowest=lowest,
        highest=highest,
        worlds=tuple(map(pictured_world, box.rituals, view.placed, repeat(box.values))),
        players=tuple(pictured_player(view, seat) for seat in range(box.seats)),
        display=view.display,
        pile=view.pile,
        eclipse=view.eclipse,
        discard=view.discard,
        hand=view.hand,
        down=view.down,
        passed=view.passed,
        passed_to=view.passed_to[view.seat] if own and view.passed_to else NOTHING,
        received=view.received,
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
