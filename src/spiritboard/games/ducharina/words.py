"""Which message asks and answers what. The words are in `text/`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

import msgspec

from spiritboard.core.speech import Clauses, Saying
from spiritboard.core.values import Action, Decision
from spiritboard.games.ducharina.actions import Enter, Furnish, Grow, Plan, Step, Tag
from spiritboard.games.ducharina.game import RECORDS
from spiritboard.games.ducharina.geometry.shapes import SMALL
from spiritboard.games.ducharina.hall import HOME, OUTSIDE, SIZE_OF, place_of
from spiritboard.games.ducharina.knowledge import make_world
from spiritboard.games.ducharina.rules.furniture import movable
from spiritboard.games.ducharina.rules.party import Party, Way
from spiritboard.games.ducharina.rules.setup import left_over
from spiritboard.games.ducharina.sayings import saying
from spiritboard.games.ducharina.state import DucharinaState
from spiritboard.games.ducharina.view import DucharinaView

__all__ = ["SEATS", "option", "question", "saying", "steps_of", "table_of"]

SEATS: Final[frozenset[str]] = frozenset(("seat", "victim"))
"""The parameters that are seats."""


@lru_cache(8)
def table_of(view: DucharinaView) -> DucharinaState:
    """The table as far as a view shows it: all of it but what the others plan."""
    return make_world(view, RECORDS)


# Questions


def question(view: DucharinaView, asked: Decision) -> Saying:
    """What a seat is asked."""
    params = QUESTIONS[asked.kind](view) if asked.kind in QUESTIONS else {}
    return (f"ask-{asked.kind}", params)


def about_furniture(view: DucharinaView) -> dict[str, object]:
    return {"pieces": tuple(movable(table_of(view), view.seat))}


def about_a_piece(view: DucharinaView) -> dict[str, object]:
    return {"pieces": tuple(left_over(table_of(view)))}


def about_ghosts(view: DucharinaView) -> dict[str, object]:
    table = table_of(view)
    return {"value": table.box.cards[table.cards[view.seat]].value}


def about_the_side(view: DucharinaView) -> dict[str, object]:
    """G9.8 Crystal ball: the number may be known already."""
    return {"door": view.keyhole, "number": view.number}


def about_tagging(view: DucharinaView) -> dict[str, object]:
    """G8.2 Without a small ghost of the neighbour's in the hall one of one's own comes in."""
    table = table_of(view)
    neighbour = table.left_of(view.seat)
    sizes = [SIZE_OF[ghost] for ghost, place in enumerate(table.ghosts_of(neighbour)) if place >= 0]
    return {"seat": neighbour, "enters": SMALL not in sizes}


QUESTIONS: Final[Mapping[str, Callable[[DucharinaView], dict[str, object]]]] = {
    "move-furniture": about_furniture,
    "put-piece": about_a_piece,
    "move-ghosts": about_ghosts,
    "choose-side": about_the_side,
    "tag": about_tagging,
}
"""The questions of which a view says more."""


# Answers


def option(view: DucharinaView, action: Action) -> Saying:
    """What a seat may answer."""
    params: dict[str, object] = msgspec.to_builtins(action)
    key = f"do-{params.pop('do')}"
    if type(action) in OPTIONS:
        params = OPTIONS[type(action)](view, action)
    return (key, params)


def of_furnish(view: DucharinaView, furnish: Furnish) -> dict[str, object]:
    is_new = furnish.piece not in view.order
    return {"piece": furnish.piece, "pose": furnish.pose, "new": int(is_new)}


def of_plan(view: DucharinaView, plan: Plan) -> dict[str, object]:
    return {"steps": Clauses(steps_of(table_of(view), view.seat, plan))}


def of_tag(view: DucharinaView, tag: Tag) -> dict[str, object]:
    table = table_of(view)
    neighbour = table.left_of(view.seat)
    return {"seat": neighbour, "place": table.at(neighbour, tag.ghost)}


def of_enter(_: DucharinaView, enter: Enter) -> dict[str, object]:
    return {"place": place_of(enter.square, enter.spot), "top": enter.top}


def of_grow(view: DucharinaView, grow: Grow) -> dict[str, object]:
    place = table_of(view).at(view.seat, grow.ghost)
    return {"ghost": grow.ghost, "place": place}


OPTIONS: Final[Mapping[type[Action], Callable[..., dict[str, object]]]] = {
    Furnish: of_furnish,
    Plan: of_plan,
    Tag: of_tag,
    Enter: of_enter,
    Grow: of_grow,
}
"""The answers of which a view says more than their numbers do."""


def steps_of(table: DucharinaState, seat: int, plan: Plan) -> list[Saying]:
    """A plan, ghost by ghost."""
    party = Party(table, seat)
    party.follow(plan)
    recalled: list[Saying] = [("plan-recalls", {"count": len(plan.recalled)})]
    ways = [of_way(way, step) for way, step in zip(party.ways, plan.steps, strict=True)]
    return (recalled if plan.recalled else []) + ways or [("plan-stays", {})]


def of_way(way: Way, step: Step) -> Saying:
    """Where a ghost goes."""
    ghost, square, spot, top = step
    if square == OUTSIDE:
        return ("plan-leaves", {"ghost": ghost, "from": way.start})
    goal: dict[str, object] = {"ghost": ghost, "place": place_of(square, spot), "top": top}
    if way.start >= 0:
        return ("plan-moves", {**goal, "from": way.start})
    return ("plan-enters" if way.start == HOME else "plan-returns", goal)
