"""G8.2: the midnight cards that move ghosts. Being placed by a card never merges (G9.8)."""

from __future__ import annotations

from typing import ClassVar

from spiritboard.core.frames import AskIfSeveral
from spiritboard.core.values import Action, Seat
from spiritboard.games.ducharina.actions import Enter, Grow, Tag
from spiritboard.games.ducharina.geometry.placing import is_within_a_piece
from spiritboard.games.ducharina.geometry.plans import Plan
from spiritboard.games.ducharina.geometry.shapes import (
    LARGE,
    MIRROR,
    SMALL,
    discs_overlap,
    middle_of,
)
from spiritboard.games.ducharina.hall import (
    GHOSTS,
    HOME,
    OUT,
    SIZE_OF,
    SPOTS,
    SQUARES,
    WIDTH,
    at_depth,
    depth,
    place_of,
    spot_of,
    square_of,
)
from spiritboard.games.ducharina.rules.ghosts import lane_of
from spiritboard.games.ducharina.rules.keyhole import send_back
from spiritboard.games.ducharina.rules.party import Party
from spiritboard.games.ducharina.state import NOTHING, DucharinaState

TAG_STEPS = 3
"""G9.8 Steps of a ghost that Tag! brings in, the first one through the door."""


def make_faces(s: DucharinaState) -> None:
    """G8.2, G9.8 The Face-maker: everybody puts a small ghost as near before the mirror as it goes."""
    for seat in s.clockwise_from(s.die):
        ghost = s.at_home(seat, SMALL)
        place = nearest_to_mirror(s)
        if ghost >= 0 and place >= 0:
            bring_in(s, seat, ghost, place, 0)
            s.let_rest(seat, ghost)


def bring_in(s: DucharinaState, seat: Seat, ghost: int, place: int, level: int) -> None:
    s.put(seat, ghost, place, level)
    s.note_entry(seat, ghost)
    s.tell(
        "ghost-enters",
        seat=seat,
        ghost=ghost,
        size=SIZE_OF[ghost],
        square=square_of(place),
        place=place,
        level=level,
        cost=0,
    )


def nearest_to_mirror(s: DucharinaState) -> int:
    """The free spot before the glass that is nearest to it: by distance, then y, then x."""
    mirror = Plan(s.box.shapes, MIRROR, s.pose(MIRROR))
    found: list[tuple[int, int, int, int]] = []
    for square in range(SQUARES):
        for spot in range(SPOTS):
            x, y = middle_of(s.box.shapes, SMALL, square, spot)
            if faces_itself(mirror, x, y, s.box.shapes.radii[SMALL]) and is_free(s, square, spot):
                far = (x - mirror.x) ** 2 + (y - mirror.y) ** 2
                found.append((far, y, x, place_of(square, spot)))
    return min(found)[3] if found else NOTHING


def faces_itself(mirror: Plan, x: int, y: int, radius: int) -> bool:
    """A whole ghost stands before the mirror's front, opposite its own reflection."""
    across, along = mirror.seen(x, y)
    shape = mirror.shape
    is_before = -along >= (shape.half_y + radius) * mirror.d
    return is_before and abs(across) <= shape.half_x * mirror.d


def is_free(s: DucharinaState, square: int, spot: int) -> bool:
    """G9.8 No ghost of any colour overlaps a small one there."""
    for index, place in enumerate(s.ghosts):
        if place >= 0 and square_of(place) == square:
            size = SIZE_OF[index % GHOSTS]
            if discs_overlap(s.box.shapes, SMALL, spot, size, spot_of(place)):
                return False
    return True


class TagNeighbour(AskIfSeveral[DucharinaState]):
    """G8.2 Tag! Your small ghost for one of your left neighbour's; none there: bring yours in."""

    tag: ClassVar[str] = "tag-neighbour"
    kind: ClassVar[str] = "tag"
    rule: ClassVar[str] = "G8.2"

    def options(self, s: DucharinaState, seat: Seat) -> list[Action]:
        if s.at_home(seat, SMALL) == NOTHING:
            return []
        places = s.ghosts_of(s.left_of(seat))
        there = [g for g, place in enumerate(places) if place >= 0 and SIZE_OF[g] == SMALL]
        if not there:
            return entries(s, seat)
        return [Tag(ghost) for ghost in there if in_place_of(s, seat, ghost) is not None]

    def answer(self, s: DucharinaState, seat: Seat, action: Action) -> None:
        own = s.at_home(seat, SMALL)
        if isinstance(action, Enter):
            party = Party(s, seat)
            level = party.level(own, action.square, action.spot, action.top)
            bring_in(s, seat, own, place_of(action.square, action.spot), level)
            return
        assert isinstance(action, Tag)
        found = in_place_of(s, seat, action.ghost)
        assert found is not None
        other = s.left_of(seat)
        s.tell("tags", seat=seat, victim=other, square=square_of(found[0]))
        s.put(other, action.ghost, HOME)
        bring_in(s, seat, own, found[0], found[1])


def in_place_of(s: DucharinaState, seat: Seat, ghost: int) -> tuple[int, int] | None:
    """G9.8 The exact place of the neighbour's ghost, else the nearest spot there that fits."""
    other = s.left_of(seat)
    place, level = s.at(other, ghost), s.levels[GHOSTS * other + ghost]
    own = s.at_home(seat, SMALL)
    party = Party(s, seat)
    party.places[own], party.levels[own] = place, level
    if party.fits(own):
        return place, level
    if not party.put_nearest(own, square_of(place), spot_of(place), SMALL, level > 0):
        return None
    return party.places[own], party.levels[own]


def entries(s: DucharinaState, seat: Seat) -> list[Action]:
    """G9.8 Wherever a small ghost comes with up to three steps, the entry included."""
    own, home = s.at_home(seat, SMALL), s.homes[seat]
    party = Party(s, seat)
    found: list[Action] = []
    for deep in range(TAG_STEPS):
        for lane in range(WIDTH):
            square = at_depth(lane, deep, home)
            for spot in range(SPOTS):
                party.places[own] = place_of(square, spot)
                if party.fits(own):
                    tops = (0, 1) if party.top(SMALL, square, spot) >= 0 else (0,)
                    found += [Enter(square, spot, top) for top in tops]
    return found


def lava(s: DucharinaState) -> None:
    """G8.2, G9.8 Whoever is not wholly on, in or under one piece of furniture goes back."""
    for index, place in enumerate(s.ghosts):
        if place < 0:
            continue
        seat, ghost = divmod(index, GHOSTS)
        size = SIZE_OF[ghost]
        x, y = middle_of(s.box.shapes, size, square_of(place), spot_of(place))
        if not is_within_a_piece(s.furniture(), x, y, s.box.shapes.radii[size]):
            s.tell("burns", seat=seat, ghost=ghost, size=size, square=square_of(place))
            send_back(s, index)


class GrowGhost(AskIfSeveral[DucharinaState]):
    """G8.2 Wait till I tell my brother! One of your ghosts in the hall grows, if any can."""

    tag: ClassVar[str] = "grow-ghost"
    kind: ClassVar[str] = "grow"
    rule: ClassVar[str] = "G8.2"

    def options(self, s: DucharinaState, seat: Seat) -> list[Action]:
        inside = [ghost for ghost in range(GHOSTS) if s.at(seat, ghost) >= 0]
        return [Grow(ghost) for ghost in inside if grown(s, seat, ghost) is not None]

    def answer(self, s: DucharinaState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Grow)
        party = grown(s, seat, action.ghost)
        assert party is not None
        became = s.at_home(seat, SIZE_OF[action.ghost] + 1)
        place = party.places[became]
        s.put(seat, action.ghost, HOME)
        s.put(seat, became, place, party.levels[became])
        s.tell(
            "ghost-grows",
            seat=seat,
            ghost=became,
            size=SIZE_OF[became],
            square=square_of(place),
            place=place,
        )


def grown(s: DucharinaState, seat: Seat, ghost: int) -> Party | None:
    """The party after a ghost has grown; None: no larger one is at home, or it has no room."""
    if SIZE_OF[ghost] == LARGE:
        return None
    larger = s.at_home(seat, SIZE_OF[ghost] + 1)
    if larger == NOTHING:
        return None
    party = Party(s, seat)
    place, high = party.places[ghost], party.levels[ghost] > 0
    party.send_home(ghost)
    if not party.put_nearest(larger, square_of(place), spot_of(place), SIZE_OF[ghost], high):
        return None
    return party


def red_light(s: DucharinaState) -> None:
    """G8.2 Every ghost in the hall goes one square towards its goal; from the last row it is out."""
    for index, place in enumerate(s.ghosts):
        if place < 0:
            continue
        seat, ghost = divmod(index, GHOSTS)
        home, square = s.homes[seat], square_of(place)
        deep = depth(square, home) + 1
        s.levels[index] = 0
        size = SIZE_OF[ghost]
        if deep == WIDTH:
            s.ghosts[index] = OUT
            points = s.box.out_points[size]
            s.tell("ghost-leaves", seat=seat, ghost=ghost, size=size, cost=0, points=points)
        else:
            ahead = at_depth(lane_of(square, home), deep, home)
            s.ghosts[index] = place_of(ahead, spot_of(place))
    s.tell("red-light")
