"""G3.2, G5: all players move their ghosts at the same time."""

from __future__ import annotations

from typing import ClassVar, Final

from spiritboard.core.errors import Illegal
from spiritboard.core.frames import AskAll
from spiritboard.core.rng import Rng
from spiritboard.core.values import Action, Seat
from spiritboard.games.ducharina.actions import Plan, Step
from spiritboard.games.ducharina.geometry.shapes import LARGE, SMALL
from spiritboard.games.ducharina.hall import (
    GHOSTS,
    GHOSTS_OF,
    HOME,
    MIDDLE,
    OUT,
    OUTSIDE,
    SIZE_OF,
    SPOTS,
    SQUARES,
    WIDTH,
    at_depth,
    column_of,
    depth,
    opposite,
    row_of,
    square_of,
)
from spiritboard.games.ducharina.rules.party import Party, Way, settle_party
from spiritboard.games.ducharina.state import NOTHING, DucharinaState

STAY: Final = Plan()
TRIES: Final = 12
"""A random plan is made of at most this many attempts at a step."""


class MoveGhosts(AskAll[DucharinaState]):
    """G3.2 Everybody splits the value of their card among their ghosts; plans are secret (G9.3)."""

    tag: ClassVar[str] = "move-ghosts"
    kind: ClassVar[str] = "move-ghosts"
    rule: ClassVar[str] = "G3.2"

    def asked(self, s: DucharinaState) -> tuple[Seat, ...]:
        return tuple(range(s.box.seats))

    def options(self, s: DucharinaState, seat: Seat) -> list[Action]:
        """G5.1 Any split is legal; listed are one ghost's ways straight on, by what they cost."""
        return [STAY, *[Plan((step,)) for step in single_steps(s, seat)]]

    def allows(self, s: DucharinaState, seat: Seat, action: Action) -> bool:
        return isinstance(action, Plan) and why_not(s, seat, action) is None

    def refusal(self, s: DucharinaState, seat: Seat, action: Action) -> Illegal:
        found = why_not(s, seat, action) if isinstance(action, Plan) else None
        return found or Illegal(self.rule, "make-a-plan")

    def sample(self, s: DucharinaState, seat: Seat, rng: Rng) -> Action:
        return some_plan(s, seat, rng)

    def default(self, s: DucharinaState, seat: Seat) -> Action:
        """Whoever is away lets their ghosts stay."""
        return STAY

    def resolve(self, s: DucharinaState, answers: list[Action | int | None]) -> None:
        """G3.2 All at once: nothing that one does stands in another's way (G5.3)."""
        for seat in s.clockwise_from(s.die):
            plan = answers[seat]
            assert isinstance(plan, Plan)
            party = Party(s, seat)
            party.follow(plan)
            settle_party(s, party)
            if s.events is not None:
                tell_plan(s, party, plan)


def why_not(s: DucharinaState, seat: Seat, plan: Plan) -> Illegal | None:
    """What is wrong with the first wrong step of a plan; None: nothing is."""
    try:
        Party(s, seat).follow(plan)
    except Illegal as refused:
        return refused
    return None


def tell_plan(s: DucharinaState, party: Party, plan: Plan) -> None:
    """What everybody sees when the plans are opened."""
    seat = party.seat
    if plan.recalled:
        s.reveal("recalls", seat=seat, count=len(plan.recalled))
    for way in party.ways:
        tell_way(s, seat, way)
    if not party.ways:
        s.reveal("ghosts-stay", seat=seat, left=party.left)
    elif party.left:
        s.reveal("points-lost", seat=seat, left=party.left)


def tell_way(s: DucharinaState, seat: Seat, way: Way) -> None:
    size = SIZE_OF[way.ghost]
    if way.end == OUT:
        points = s.box.out_points[size]
        s.reveal(
            "ghost-leaves", seat=seat, ghost=way.ghost, size=size, cost=way.cost, points=points
        )
        return
    square, level = square_of(way.end), way.level
    s.reveal(
        "ghost-enters" if way.start < 0 else "ghost-moves",
        seat=seat,
        ghost=way.ghost,
        size=size,
        square=square,
        place=way.end,
        level=level,
        cost=way.cost,
    )
    if way.became != NOTHING:
        s.reveal(
            "ghosts-merge",
            seat=seat,
            ghost=way.became,
            size=SIZE_OF[way.became],
            square=square,
            place=way.end,
        )


def movers(s: DucharinaState, seat: Seat) -> list[int]:
    """The ghosts that can be moved; of several alike at home or at the edge, the first."""
    found: list[int] = []
    waiting: set[tuple[int, int]] = set()
    for ghost, place in enumerate(s.ghosts_of(seat)):
        size = SIZE_OF[ghost]
        enters_small = s.box.merging and place == HOME and size != SMALL
        if place == OUT or s.rests(seat, ghost) or enters_small or (place, size) in waiting:
            continue
        if place < 0:
            waiting.add((place, size))
        found.append(ghost)
    return found


def single_steps(s: DucharinaState, seat: Seat) -> list[Step]:
    """One ghost straight on, as far as the card lets it; or in through any door."""
    found: list[Step] = []
    for ghost in movers(s, seat):
        for square in straight_on(s, seat, ghost):
            step = first_spot(s, seat, ghost, square)
            if step is not None:
                found.append(step)
    return found


def straight_on(s: DucharinaState, seat: Seat, ghost: int) -> list[int]:
    """The squares ahead of a ghost that the card pays for, the nearest first, and OUTSIDE."""
    points, home, place = s.box.cards[s.cards[seat]].value, s.homes[seat], s.at(seat, ghost)
    if place < 0:
        deepest = min(points, WIDTH)
        return [at_depth(lane, deep, home) for lane in range(WIDTH) for deep in range(deepest)]
    square = square_of(place)
    deep, lane = depth(square, home), lane_of(square, home)
    last = min(deep + points, WIDTH - 1)
    ahead = [at_depth(lane, further, home) for further in range(deep + 1, last + 1)]
    can_leave = deep + points >= WIDTH and not s.has_entered(seat, ghost)
    return [*ahead, OUTSIDE] if can_leave else ahead


def lane_of(square: int, side: int) -> int:
    """Behind which door of a side a square lies; doors count from 0 here."""
    across = row_of(square) if side % 2 else column_of(square)
    return across if side < opposite(side) else WIDTH - 1 - across


def first_spot(s: DucharinaState, seat: Seat, ghost: int, square: int) -> Step | None:
    """The first spot of a square where a ghost may end, on the floor; None: there is no room."""
    if square == OUTSIDE:
        return ghost, OUTSIDE, MIDDLE, 0
    for spot in range(1 if SIZE_OF[ghost] == LARGE else SPOTS):
        step = (ghost, square, spot, 0)
        if why_not(s, seat, Plan((step,))) is None:
            return step
    return None


def some_plan(s: DucharinaState, seat: Seat, rng: Rng) -> Plan:
    """A random plan, drawn without a list of all: steps are added while points and luck last."""
    plan = Plan((), some_recalled(s, seat, rng))
    party = Party(s, seat)
    party.follow(plan)
    for _ in range(TRIES):
        if party.left == 0 or rng.below(TRIES) == 0:
            break
        longer = Plan((*plan.steps, some_step(party, rng)), plan.recalled)
        trial = Party(s, seat)
        try:
            trial.follow(longer)
        except Illegal:
            continue
        plan, party = longer, trial
    return plan


def some_recalled(s: DucharinaState, seat: Seat, rng: Rng) -> tuple[int, ...]:
    """G9.6 Now and then, with none at home: some of the small ones that are out."""
    if not s.box.merging or s.at_home(seat, SMALL) != NOTHING:
        return ()
    out = [ghost for ghost in GHOSTS_OF[SMALL] if s.at(seat, ghost) == OUT]
    return tuple([ghost for ghost in out if rng.below(2)])


def some_step(party: Party, rng: Rng) -> Step:
    """A ghost, somewhere it may be able to go."""
    ghost = rng.below(GHOSTS)
    spot = MIDDLE if SIZE_OF[ghost] == LARGE else rng.below(SPOTS)
    place = party.places[ghost]
    if place >= 0 and rng.below(4) == 0:
        return ghost, OUTSIDE, MIDDLE, 0
    if place < 0:
        deep = rng.below(min(party.left, WIDTH))
        return ghost, at_depth(rng.below(WIDTH), deep, party.home), spot, rng.below(8) // 7
    return ghost, rng.below(SQUARES), spot, rng.below(8) // 7
