"""How a bot plays Duchařina: by the chance of being seen, and by what ghosts may still bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spiritboard.core.mind import UNWEIGHED, Mind, Patience, Weighed
from spiritboard.core.rng import Rng
from spiritboard.core.state import clone
from spiritboard.core.values import Action, Seat
from spiritboard.games.ducharina.actions import Leave, Plan
from spiritboard.games.ducharina.box import Box
from spiritboard.games.ducharina.game import Ducharina
from spiritboard.games.ducharina.mind.forecast import Forecast
from spiritboard.games.ducharina.mind.foresight import Foresight
from spiritboard.games.ducharina.mind.furniture import Mover
from spiritboard.games.ducharina.mind.hopes import Hopes
from spiritboard.games.ducharina.mind.look import lead_of
from spiritboard.games.ducharina.mind.reckoning import Reckoning
from spiritboard.games.ducharina.mind.sight import Sight
from spiritboard.games.ducharina.puzzle_solver import Solver
from spiritboard.games.ducharina.rules.furniture import MoveFurniture
from spiritboard.games.ducharina.rules.ghosts import MoveGhosts
from spiritboard.games.ducharina.rules.keyhole import AskSide, FindChooser, RollNumber
from spiritboard.games.ducharina.state import DucharinaState
from spiritboard.games.ducharina.view import DucharinaView

SCATTERED: Final = 32
"""Poses anywhere that are weighed in one go."""
BETTERED: Final = 16
"""Poses near the best of them."""
GOES: Final = 3
"""With fewer, moving furniture is hardly worth it."""
WEIGHED: Final = 16
"""Of more answers than that, only some are tried."""
PLANNED: Final = 256
"""How many likely plans are kept."""
CLEAR: Final = 0.3
"""Points won or lost since the view that go halfway to everything or nothing."""

PlanKey = tuple[object, ...]


class DucharinaMind(Mind[DucharinaState, DucharinaView]):
    """Reads a view, or a world that was imagined from one."""

    def __init__(self, game: Ducharina) -> None:
        self.game = game
        self.sight = Sight()
        self.hopes_of: dict[str, Hopes] = {}
        self.planned: dict[PlanKey, Plan] = {}

    def choose(self, view: DucharinaView, options: Sequence[Action], rng: Rng) -> Action:
        if len(options) == 1:
            return options[0]
        world = self.game.world(view, rng)
        return self.promising(world, view.seat, list(options), rng)[0]

    def promising(
        self, s: DucharinaState, seat: Seat, options: list[Action], rng: Rng
    ) -> list[Action]:
        """The answers worth a thought, the best first."""
        frame = s.stack[-1]
        if isinstance(frame, MoveFurniture):
            mover = self.mover(s, seat)
            for _ in range(GOES):
                mover.think(SCATTERED, BETTERED)
            return mover.ranked()
        if isinstance(frame, MoveGhosts):
            return self.plans(s, seat)
        return self.tried(s, seat, options)

    def hopes(self, box: Box) -> Hopes:
        found = self.hopes_of.get(box.key)
        if found is None:
            found = self.hopes_of[box.key] = Hopes(box)
        return found

    def mover(self, s: DucharinaState, seat: Seat) -> Mover:
        return Mover(s, seat, self.hopes(s.box), self.sight.tables(s))

    def forecast(self, s: DucharinaState) -> Forecast:
        return Forecast(s, self.hopes(s.box), self.sight.tables(s))

    def plans(self, s: DucharinaState, seat: Seat) -> list[Action]:
        """G3.2; alone, what solves the puzzle, if anything does."""
        if s.box.goal:
            solution = Solver(s).solution()
            if solution is not None:
                return [solution[0]]
        return list(self.forecast(s).plans(seat))

    def tried(self, s: DucharinaState, seat: Seat, options: list[Action]) -> list[Action]:
        """Each answer on a table of its own."""
        leads: dict[Action, float] = {}
        for action in thinned(options, Rng(s.question)):
            after = clone(s)
            self.game.advance(after, seat, action)
            leads[action] = self.leads(after)[seat]
        return sorted(leads, key=leads.__getitem__, reverse=True)

    def leads(self, s: DucharinaState) -> list[float]:
        """By seat: how far it may expect to be ahead, with what is pending in this round."""
        if is_before_the_look(s):
            return self.forecast(s).leads_staying()
        if len(s.order) < len(s.poses):
            return [0.0] * s.box.seats
        return self.forecast(s).leads() if s.stack else self.final_leads(s)

    def final_leads(self, s: DucharinaState) -> list[float]:
        outcome = self.game.outcome(s)
        assert outcome is not None
        totals = [float(points) for points in outcome.scores]
        return [lead_of(totals, seat) for seat in range(len(totals))]

    def weighed(
        self, view: DucharinaView, options: Sequence[Action], rng: Rng, may_go_on: Patience
    ) -> Weighed:
        """What comes to mind at furniture, plans and the side of the look, and how well it does."""
        s = self.game.world(view, rng)
        if isinstance(s.stack[-1], AskSide):
            return Weighed({side: self.after_side(s, view.seat, side) for side in options})
        if isinstance(s.stack[-1], MoveFurniture):
            mover = self.mover(s, view.seat)
            mover.search(may_go_on)
            stay = mover.leads[Leave()]
            return Weighed({action: squeezed(lead - stay) for action, lead in mover.leads.items()})
        if isinstance(s.stack[-1], MoveGhosts) and not s.box.goal:
            foresight = Foresight(s, view.seat, self.hopes(s.box), self.sight.tables(s))
            return Weighed(foresight.plans(may_go_on))
        return UNWEIGHED

    def compared(
        self, view: DucharinaView, answers: Sequence[Action], rng: Rng, may_go_on: Patience
    ) -> Weighed:
        """Plans and poses of others come to nobody's mind: these are weighed as they are."""
        s = self.game.world(view, rng)
        if isinstance(s.stack[-1], MoveFurniture):
            mover = self.mover(s, view.seat)
            stay = mover.leads[Leave()]
            return Weighed({one: squeezed(mover.lead_after(one) - stay) for one in answers})
        if isinstance(s.stack[-1], MoveGhosts) and not s.box.goal:
            foresight = Foresight(s, view.seat, self.hopes(s.box), self.sight.tables(s))
            plans = [plan for plan in answers if isinstance(plan, Plan)]
            return Weighed({plan: foresight.worth(plan) for plan in plans})
        return self.weighed(view, answers, rng, may_go_on)

    def after_side(self, s: DucharinaState, seat: Seat, side: Action) -> float:
        """How likely a seat wins if it chooses a side."""
        after = clone(s)
        self.game.advance(after, seat, side)
        reckoning = Reckoning(after, self.hopes(s.box), self.sight.tables(s))
        stay = [reckoning.after(other, Plan()) for other in range(s.box.seats)]
        return reckoning.worth(stay, seat)

    def impulse(self, view: DucharinaView, options: Sequence[Action], rng: Rng) -> Action | None:
        """A plan that was made stands."""
        return None

    def is_horizon(self, s: DucharinaState, root: DucharinaView) -> bool:
        """The next look: from there on all is reckoned."""
        if not s.stack or s.round > max(1, root.round):
            return True
        return s.question > root.question and is_before_the_look(s)

    def belief(self, view: DucharinaView) -> list[float]:
        """By seat: how far ahead it may expect to be now."""
        return self.leads(self.game.world(view, Rng(view.question)))

    def value(self, s: DucharinaState, root: DucharinaView, belief: list[float]) -> list[float]:
        """By seat: how much better or worse it stands than it did."""
        leads = self.leads(s)
        return [squeezed(lead - before) for lead, before in zip(leads, belief, strict=True)]

    def rollout(self, s: DucharinaState, seat: Seat, rng: Rng) -> Action | None:
        """Furniture stays, plans are the likely ones, all else is anything."""
        frame = s.stack[-1]
        if isinstance(frame, MoveFurniture):
            return Leave()
        if not isinstance(frame, MoveGhosts):
            return None
        key = plan_key(s, seat)
        found = self.planned.get(key)
        if found is None:
            if len(self.planned) >= PLANNED:
                self.planned.clear()
            found = self.planned[key] = self.forecast(s).plans(seat)[0]
        return found


def is_before_the_look(s: DucharinaState) -> bool:
    """All plans are made, and the keyhole is on its way."""
    return bool(s.stack) and isinstance(s.stack[-1], FindChooser | AskSide | RollNumber)


def plan_key(s: DucharinaState, seat: Seat) -> PlanKey:
    """All that a likely plan depends on."""
    return (
        seat, s.box.key, s.round, s.keyhole, s.midnight, s.chosen, s.entered, s.resting, s.unseen,
        tuple(s.homes), tuple(s.cards), tuple(s.ghosts), tuple(s.levels), tuple(s.poses),
        tuple(s.order),
    )  # fmt: skip


def thinned(options: list[Action], rng: Rng) -> list[Action]:
    """All, or some of very many."""
    if len(options) <= WEIGHED:
        return options
    kept = list(options)
    rng.shuffle(kept)
    return kept[:WEIGHED]


def squeezed(points: float) -> float:
    """Points of any size, between 0 and 1."""
    return 0.5 + 0.5 * points / (CLEAR + abs(points))
