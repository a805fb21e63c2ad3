"""Answers to wishes: would it stand, what would it cost, who would see it. Each from one's own view."""

from __future__ import annotations

from spiritboard.core.errors import Illegal
from spiritboard.core.speech import Saying
from spiritboard.core.table_side import Prospect
from spiritboard.core.values import Seat
from spiritboard.games.ducharina.actions import Furnish, Plan
from spiritboard.games.ducharina.geometry.placing import lifted, moved, nearest_standing, placed
from spiritboard.games.ducharina.geometry.shapes import LARGE, PIECES, middle_of
from spiritboard.games.ducharina.geometry.sight import Body, Verdict, look
from spiritboard.games.ducharina.geometry.turns import TURNS
from spiritboard.games.ducharina.hall import (
    DOORS,
    MIDDLE,
    OUTSIDE,
    SIDES,
    SIZE_OF,
    SPOTS,
    SQUARES,
    number_of,
    opposite,
    side_of,
)
from spiritboard.games.ducharina.proposals import FurnishProposal, PlanProposal, SeenProposal
from spiritboard.games.ducharina.rules.furniture import MoveFurniture, why_not
from spiritboard.games.ducharina.rules.ghosts import MoveGhosts
from spiritboard.games.ducharina.rules.party import Party
from spiritboard.games.ducharina.rules.setup import PutPiece
from spiritboard.games.ducharina.state import DucharinaState

Goal = tuple[int, int, int, int]
"""A square or OUTSIDE, what it costs, and the spots there on the floor and on top, as sets."""


def what_if_furnished(s: DucharinaState, seat: Seat, wish: FurnishProposal) -> Prospect:
    """G4.2 Where a piece would come to rest; if it would not, why, and the nearest place it does."""
    others = lifted(s.furniture(), wish.piece)
    found = placed(others, wish.piece, wish.pose)
    action = Furnish(wish.piece, *wish.pose)
    refused = why_it_may_not(s, seat, action)
    cos, sin, of = TURNS[wish.turn]
    show: dict[str, object] = {
        "z": found.z,
        "stands": found.stands,
        "tip": found.tip,
        "turn": (cos, sin, of),
    }
    if found.stands:
        show["heights"] = tuple(moved(s.furniture(), wish.piece, wish.pose).heights)
    else:
        show["nearest"] = nearest_standing(others, wish.piece, wish.pose)
    say: Saying = ("what-if-furnish", {"piece": wish.piece, "pose": wish.pose})
    missing = () if refused is None else (refused,)
    return Prospect(say, (), missing, action, is_moving(s, seat), (), show)


def is_moving(s: DucharinaState, seat: Seat) -> bool:
    frame = s.stack[-1] if s.stack else None
    return isinstance(frame, MoveFurniture | PutPiece) and frame.seat == seat


def why_it_may_not(s: DucharinaState, seat: Seat, action: Furnish) -> Illegal | None:
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, PutPiece) and frame.seat == seat:
        return frame.why_not(s, action)
    if not is_moving(s, seat):
        return Illegal("G3.1", "not-your-furniture")
    return why_not(s, seat, action)


def what_if_planned(s: DucharinaState, seat: Seat, wish: PlanProposal) -> Prospect:
    """G5 What a plan costs so far, what becomes of it, and where one more ghost could go."""
    plan = Plan(wish.steps, wish.recalled)
    party = Party(s, seat)
    try:
        party.follow(plan)
    except Illegal as refused:
        return Prospect(("what-if-plan", {"left": party.left}), (), (refused,), None, False)
    show: dict[str, object] = {
        "left": party.left,
        "places": tuple(party.places),
        "levels": tuple(party.levels),
        "done": tuple([int(done) for done in party.done]),
    }
    if wish.ghost is not None:
        show["goals"] = goals(s, seat, plan, wish.ghost)
    say: Saying = ("what-if-plan", {"left": party.left})
    is_open = bool(s.stack) and isinstance(s.stack[-1], MoveGhosts) and s.answers[seat] is None
    return Prospect(say, (), (), plan, is_open, (), show)


def goals(s: DucharinaState, seat: Seat, plan: Plan, ghost: int) -> tuple[Goal, ...]:
    """Every square that a ghost could still go to after a plan, with its price and its spots."""
    found: list[Goal] = []
    for square in (*range(SQUARES), OUTSIDE):
        floor, top, cost = 0, 0, 0
        spots = 1 if square == OUTSIDE or SIZE_OF[ghost] == LARGE else SPOTS
        for spot in range(spots):
            for high in (0, 1):
                price = price_of(s, seat, plan, (ghost, square, spot, high))
                if price >= 0:
                    cost = price
                    floor |= (1 << spot) * (1 - high)
                    top |= (1 << spot) * high
        if floor or top:
            found.append((square, cost, floor, top))
    return tuple(found)


def price_of(s: DucharinaState, seat: Seat, plan: Plan, step: tuple[int, int, int, int]) -> int:
    """What one more step costs; -1: it can't be made."""
    party = Party(s, seat)
    try:
        party.follow(Plan((*plan.steps, step), plan.recalled))
    except Illegal:
        return -1
    return party.ways[-1].cost


def what_if_seen(s: DucharinaState, seat: Seat, wish: SeenProposal) -> Prospect:
    """G7.5 From which doors a ghost would be seen there; at a table where that may be asked."""
    if not s.box.trying:
        raise Illegal("G7.5", "no-trying")
    if wish.size == LARGE and wish.spot != MIDDLE:
        raise Illegal("G5.3", "no-such-spot")
    party = Party(s, seat)
    level = party.top(wish.size, wish.square, wish.spot) if wish.top else 0
    if level < 0:
        raise Illegal("G9.5", "no-top-there", square=wish.square)
    x, y = middle_of(s.box.shapes, wish.size, wish.square, wish.spot)
    lying = 1 + opposite(s.homes[seat]) if s.are_lying() else 0
    body = Body(wish.size, x, y, level, lying)
    verdicts = [look(s.furniture(), door, [body])[0] for door in range(DOORS)]
    seen = sum([found.seen for found in verdicts])
    say: Saying = (
        "what-if-seen",
        {"size": wish.size, "square": wish.square, "seen": seen, "doors": DOORS},
    )
    show = {"doors": tuple([shown(found) for found in verdicts])}
    return Prospect(say, tuple(in_words(verdicts)), (), None, False, (), show)


def shown(found: Verdict) -> dict[str, object]:
    return {
        "seen": found.seen,
        "why": found.reason,
        "pieces": found.pieces,
        "ray": found.ray,
    }


def in_words(verdicts: list[Verdict]) -> list[Saying]:
    """For those who listen: the doors that see it by side, then what hides it from the others."""
    found: list[Saying] = []
    for side in range(len(SIDES)):
        seeing = [number_of(door) for door in doors_of(side) if verdicts[door].seen]
        if seeing:
            found.append(("seen-from", {"side": side, "numbers": numbers(seeing)}))
    for piece in range(len(PIECES)):
        hiding = [
            door
            for door in range(DOORS)
            if not verdicts[door].seen and verdicts[door].pieces[:1] == (piece,)
        ]
        if hiding:
            found.append(("hidden-by", {"piece": piece, "doors": tuple(hiding)}))
    return found


def doors_of(side: int) -> list[int]:
    return [door for door in range(DOORS) if side_of(door) == side]


def numbers(found: list[int]) -> str:
    return ", ".join([str(number) for number in found])
