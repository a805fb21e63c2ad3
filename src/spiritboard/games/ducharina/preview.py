"""What an answer would do, in fragments of a sentence."""

from __future__ import annotations

from spiritboard.core.speech import Saying
from spiritboard.core.values import Action, Seat
from spiritboard.games.ducharina.actions import Plan
from spiritboard.games.ducharina.geometry.shapes import SIZES
from spiritboard.games.ducharina.hall import OUT, SIZE_OF
from spiritboard.games.ducharina.rules.party import Party
from spiritboard.games.ducharina.state import NOTHING, DucharinaState


def preview(s: DucharinaState, seat: Seat, action: Action) -> list[Saying]:
    """G3.2 Of a plan: what it costs, what is left, what grows, what scores."""
    if not isinstance(action, Plan) or not action.steps:
        return []
    party = Party(s, seat)
    party.follow(action)
    cost = sum([way.cost for way in party.ways])
    found: list[Saying] = [("preview-cost", {"cost": cost, "left": party.left})]
    sizes = [SIZE_OF[way.became] for way in party.ways if way.became != NOTHING]
    found += [("preview-grows", {"size": size}) for size in range(len(SIZES)) if size in sizes]
    points = sum([s.box.out_points[SIZE_OF[w.ghost]] for w in party.ways if w.end == OUT])
    if points:
        found.append(("preview-scores", {"points": points}))
    return found
