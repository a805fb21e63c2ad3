"""What the board of Duchařina shows: a view, arranged for the eye."""

from __future__ import annotations

from msgspec import Struct

from spiritboard.core.views import asked
from spiritboard.games.ducharina.box import Box
from spiritboard.games.ducharina.game import RECORDS
from spiritboard.games.ducharina.geometry.shapes import PIECES, middle_of
from spiritboard.games.ducharina.geometry.turns import TURNS
from spiritboard.games.ducharina.hall import GHOSTS, SIZE_OF, spot_of, square_of
from spiritboard.games.ducharina.knowledge import box_of, make_world
from spiritboard.games.ducharina.rules.ending import score
from spiritboard.games.ducharina.rules.furniture import MoveFurniture, movable
from spiritboard.games.ducharina.rules.setup import PutPiece, left_over
from spiritboard.games.ducharina.state import NOTHING, DucharinaState
from spiritboard.games.ducharina.view import DucharinaView


class PicturedShape(Struct, frozen=True):
    """A piece of furniture as it stands: boxes x0 x1 y0 y1 z0 z1 in thousandths, its front at −y."""

    size: tuple[int, ...]
    boxes: tuple[tuple[int, ...], ...]
    soft: tuple[tuple[int, ...], ...]
    """The cloth: it hides, and carries nothing."""
    glass: bool
    """Front and back reflect."""


class PicturedPiece(Struct, frozen=True):
    """Where a piece is: x and y in hundredths of a square, z in thousandths."""

    x: int
    y: int
    z: int
    """-1: it is not in the hall yet."""
    turn: int
    side: int
    """What is down: 0 it stands, 1 head, 2 back, 3 front, 4 left, 5 right."""
    cos: int
    sin: int
    of: int
    """Its turn exactly: the cosine is cos / of, the sine sin / of."""
    locked: bool
    movable: bool
    """By these eyes, now."""


class PicturedGhost(Struct, frozen=True):
    """A ghost: at home, out, at the edge, or in the hall."""

    size: int
    """0 small, 1 medium, 2 large."""
    where: int
    """-1 at home, -2 out, -3 at the edge; else in the hall: 5 × square + spot."""
    x: int
    """In thousandths, like y and z; 0 outside the hall."""
    y: int
    z: int
    rests: bool
    """It may not be moved this round."""


class PicturedParty(Struct, frozen=True):
    """A player's side, card and ghosts."""

    home: int
    """0 south, 1 east, 2 north, 3 west."""
    card: int
    """The movement card of this round; -1: none yet."""
    value: int
    pieces: tuple[int, ...]
    """The pieces that the card shows."""
    ghosts: tuple[PicturedGhost, ...]
    score: int
    """If the match ended now."""
    has_chosen: bool
    """Sits out of the roll-offs for now."""
    answered: bool
    """The plan is ready."""


class PicturedRound(Struct, frozen=True):
    """What is known of a round beforehand."""

    value: int
    door: int


class DucharinaPicture(Struct, frozen=True):
    """The hall as one pair of eyes sees it."""

    seat: int
    round: int
    rounds: int
    die: int
    keyhole: int
    """The door: 6 × side + number − 1; -1: not yet."""
    side: int
    """The side that was chosen for this look; -1: not yet."""
    number: int
    """The number that was rolled for it; 0: not yet."""
    chooser: int
    midnight: int
    """The midnight card of this round; -1: none."""
    lying: bool
    """All ghosts lie flat."""
    merging: bool
    trying: bool
    """One may ask which doors see a place; good moves are offered, too."""
    eye: int
    """The height of the keyhole, in thousandths."""
    slope: int
    """How wide its field is, in thousandths of the depth."""
    slot: tuple[int, ...]
    """How far the slot below it reaches to either side, and how far down; in the same measure."""
    heights: tuple[int, ...]
    """Of ghosts, by size, in thousandths."""
    radii: tuple[int, ...]
    shapes: tuple[PicturedShape, ...]
    pieces: tuple[PicturedPiece, ...]
    players: tuple[PicturedParty, ...]
    goal: tuple[int, ...]
    """Of a puzzle: how many ghosts must get out, by size; none: it is no puzzle."""
    coming: tuple[PicturedRound, ...]
    """Of a puzzle: its rounds."""
    plan: tuple[tuple[int, ...], ...]
    """One's own plan, once it is ready: ghost, square, spot, 1 if on top."""
    recalled: tuple[int, ...]
    """The small ghosts that it takes back (G9.6)."""
    out_points: tuple[int, ...]
    inside_points: tuple[int, ...]


def picture(view: DucharinaView) -> DucharinaPicture:
    box = box_of(view)
    s = make_world(view, RECORDS)
    hole = box.figures.keyhole
    return DucharinaPicture(
        seat=view.seat,
        round=view.round,
        rounds=box.rounds,
        die=view.die,
        keyhole=view.keyhole,
        side=view.side,
        number=view.number,
        chooser=view.chooser,
        midnight=view.midnight,
        lying=s.are_lying(),
        merging=box.merging,
        trying=box.trying,
        eye=hole.eye,
        slope=hole.slope,
        slot=(hole.slot_width, hole.slot_depth),
        heights=tuple(box.shapes.heights),
        radii=tuple(box.shapes.radii),
        shapes=pictured_shapes(box),
        pieces=pictured_pieces(s, view),
        players=tuple(pictured_party(s, view, seat) for seat in range(box.seats)),
        goal=box.goal,
        coming=tuple(PicturedRound(box.cards[card].value, door) for card, door in view.coming),
        plan=view.answer.steps if view.answer is not None else (),
        recalled=view.answer.recalled if view.answer is not None else (),
        out_points=box.out_points,
        inside_points=box.inside_points,
    )


def pictured_shapes(box: Box) -> tuple[PicturedShape, ...]:
    return tuple(
        PicturedShape(piece.size, piece.hard, piece.soft, bool(piece.glass))
        for piece in box.figures.pieces
    )


def pictured_pieces(s: DucharinaState, view: DucharinaView) -> tuple[PicturedPiece, ...]:
    if not s.poses:
        return ()
    heights, can_move = s.furniture().heights, movable_now(s, view)
    found = []
    for piece in range(len(PIECES)):
        x, y, turn, side = s.poses[piece]
        cos, sin, of = TURNS[turn]
        locked = (s.locked >> piece) & 1 == 1
        z = heights[piece]
        found.append(PicturedPiece(x, y, z, turn, side, cos, sin, of, locked, piece in can_move))
    return tuple(found)


def movable_now(s: DucharinaState, view: DucharinaView) -> list[int]:
    """The pieces that these eyes may move now."""
    frame = asked(view.stack, RECORDS) if view.stack else None
    if isinstance(frame, MoveFurniture) and frame.seat == view.seat:
        return movable(s, view.seat)
    if isinstance(frame, PutPiece) and frame.seat == view.seat:
        return left_over(s)
    return []


def pictured_party(s: DucharinaState, view: DucharinaView, seat: int) -> PicturedParty:
    card = view.cards[seat]
    drawn = s.box.cards[card] if card != NOTHING else None
    return PicturedParty(
        home=view.homes[seat],
        card=card,
        value=drawn.value if drawn else 0,
        pieces=drawn.pieces if drawn else (),
        ghosts=tuple(pictured_ghost(s, GHOSTS * seat + ghost) for ghost in range(GHOSTS)),
        score=score(s, seat),
        has_chosen=seat in view.chosen,
        answered=seat in view.answered,
    )


def pictured_ghost(s: DucharinaState, index: int) -> PicturedGhost:
    size, place = SIZE_OF[index % GHOSTS], s.ghosts[index]
    rests = (s.resting >> index) & 1 == 1
    if place < 0:
        return PicturedGhost(size, place, 0, 0, 0, rests)
    x, y = middle_of(s.box.shapes, size, square_of(place), spot_of(place))
    return PicturedGhost(size, place, x, y, s.levels[index], rests)
