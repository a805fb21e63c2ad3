"""How a bot plays Djinn: it tries each answer on a table of its own and likes the best one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spiritboard.core.frames import Ask, Chance
from spiritboard.core.mind import UNWEIGHED, Mind, Patience, Weighed
from spiritboard.core.rng import Rng
from spiritboard.core.state import clone
from spiritboard.core.values import NATURE, Action, Seat
from spiritboard.games.djinn.actions import (
    Bottle,
    Convert,
    Decline,
    Enter,
    LetBe,
    Pay,
    Stroll,
    UseGear,
    Wake,
    Walk,
)
from spiritboard.games.djinn.bot_plans import Plans
from spiritboard.games.djinn.bot_worth import Content, Scales, relief
from spiritboard.games.djinn.box import KEYS
from spiritboard.games.djinn.game import Djinn
from spiritboard.games.djinn.rules.academy import RouseFirst
from spiritboard.games.djinn.rules.archive import PlaceOne
from spiritboard.games.djinn.rules.catacombs import UseChests
from spiritboard.games.djinn.rules.gear import GainGear, KeepOne
from spiritboard.games.djinn.rules.keeping import BonusOffered, Store
from spiritboard.games.djinn.rules.mages import CallMage, WakeSome
from spiritboard.games.djinn.rules.picking import PickBottles
from spiritboard.games.djinn.rules.tolls import Toll
from spiritboard.games.djinn.rules.tom import KeyGoes
from spiritboard.games.djinn.state import DjinnState
from spiritboard.games.djinn.view import DjinnView

WEIGHED: Final = 60
"""Of more answers than that, only some are tried."""
PROMISING: Final = 12
"""So many answers a search tries."""
AHEAD: Final = 1
"""How many rounds beyond the turn a search looks ahead."""
GLANCED: Final = 8
"""So many answers an imagined player weighs."""
SCALE: Final = 16.0
"""Points won or lost since the view that make the difference between nothing and everything."""
SOLO_SCALE: Final = 25.0
"""The same on the scale of a game against Tom."""


class DjinnMind(Mind[DjinnState, DjinnView]):
    """Weighs answers by what the table is worth afterwards."""

    def __init__(self, game: Djinn, worth: Content) -> None:
        self.game = game
        self.scales = Scales(worth)

    def choose(self, view: DjinnView, options: Sequence[Action], rng: Rng) -> Action:
        if len(options) == 1:
            return options[0]
        world = self.game.world(view, rng)
        return self.promising(world, view.seat, list(options), rng)[0]

    def promising(self, s: DjinnState, seat: Seat, options: list[Action], rng: Rng) -> list[Action]:
        values: dict[Action, float] = {}
        others = self.scales.others(s, seat)
        for action in thinned(worth_a_thought(s, options), WEIGHED, rng):
            values[action] = self.tried(s, seat, action, others, rng)
        ranked = sorted(values, key=values.__getitem__, reverse=True)
        return ranked[:PROMISING]

    def rollout(self, s: DjinnState, seat: Seat, rng: Rng) -> Action | None:
        """The best of a few answers, at a glance."""
        options = self.game.options(s, seat)
        if len(options) == 1:
            return options[0]
        best = options[0]
        most = -1e9
        bosses = s.bosses_in_town()
        for action in thinned(worth_a_thought(s, options), GLANCED, rng):
            after = self.after(s, seat, action, rng)
            value = self.scales.own(after, seat) + relief(after, bosses) + bias(action)
            if value > most:
                best, most = action, value
        return best

    def tried(
        self, world: DjinnState, seat: Seat, action: Action, others: float, rng: Rng
    ) -> float:
        """How one stands after an answer; for a walk, after the best that one could do there."""
        s = self.after(world, seat, action, rng)
        frame = s.stack[-1] if s.stack else None
        if isinstance(action, WALKS) and isinstance(frame, Ask) and frame.first(s) == seat:
            answers = thinned(frame.options(s, seat), WEIGHED, rng)
            return max([self.liked(s, seat, answer, others, rng) for answer in answers])
        return self.scales.lead(world, s, seat, others) + bias(action)

    def liked(
        self, world: DjinnState, seat: Seat, action: Action, others: float, rng: Rng
    ) -> float:
        after = self.after(world, seat, action, rng)
        return self.scales.lead(world, after, seat, others) + bias(action)

    def after(self, world: DjinnState, seat: Seat, action: Action, rng: Rng) -> DjinnState:
        """Another table, after an answer and all that follows before the next thing to do."""
        s = clone(world)
        self.game.advance(s, seat, action)
        while s.stack:
            frame = s.stack[-1]
            if isinstance(frame, Chance):
                self.game.advance(s, NATURE, frame.sample(s, NATURE, rng))
            elif isinstance(frame, DETAILS) and frame.first(s) == seat:
                self.game.advance(s, seat, likely(s, frame.options(s, seat), rng))
            else:
                break
        return s

    def impulse(self, view: DjinnView, options: Sequence[Action], rng: Rng) -> Action | None:
        """Nothing is done in the turns of others; in one's own it is weighed with the answers."""
        return None

    def weighed(
        self, view: DjinnView, options: Sequence[Action], rng: Rng, may_go_on: Patience
    ) -> Weighed:
        """The best answers are tried with what this turn and the next may bring. Alone the tree is searched:
        nobody has shown yet that plans beat Tom more often."""
        world = self.game.world(view, rng)
        if world.box.tom:
            return UNWEIGHED
        plans = Plans(self.game, self, self.scales, view, world, rng)
        plans.think(self.promising(world, view.seat, list(options), rng), may_go_on)
        before = self.scales.standing(world, view.seat)
        hopes = plans.hopes()
        return Weighed({one: share((hopes[one] - before) / SCALE) for one in hopes}, plans.games)

    def is_horizon(self, s: DjinnState, root: DjinnView) -> bool:
        return not s.stack or s.turn > root.turn + AHEAD * s.box.seats

    def win_chances(self, s: DjinnState) -> list[float]:
        return self.scales.win_chances(s)

    def belief(self, view: DjinnView) -> list[float]:
        """By seat: how it stands now."""
        world = self.game.world(view, Rng(view.question))
        return [self.scales.standing(world, seat) for seat in range(world.box.seats)]

    def value(self, s: DjinnState, root: DjinnView, belief: list[float]) -> list[float]:
        """By seat: how much better or worse it stands than it did."""
        scale = SCALE if s.box.seats > 1 else SOLO_SCALE
        return [
            squeezed(0.5 + (self.scales.standing(s, seat) - before) / (2 * scale))
            for seat, before in enumerate(belief)
        ]


WALKS: Final = (Walk, Enter)
FREE: Final = (UseGear, Bottle)
IDLE: Final = (Decline, Stroll)
DETAILS: Final = (
    PlaceOne, WakeSome, PickBottles, KeepOne, Toll, Store, CallMage, GainGear, BonusOffered,
    UseChests, KeyGoes, RouseFirst,
)  # fmt: skip
"""Questions that belong to the answer before: any answer to them will do for a thought."""


def worth_a_thought(s: DjinnState, options: list[Action]) -> list[Action]:
    """D44 Of mages that wake for nothing, no fewer than can be."""
    if not s.stack or not isinstance(s.stack[-1], WakeSome):
        return options
    most = max([len(action.mages) for action in options if isinstance(action, Wake)])
    return [way for way in options if not isinstance(way, Wake) or len(way.mages) == most]


def likely(s: DjinnState, options: list[Action], rng: Rng) -> Action:
    """Any answer that takes what is there."""
    taken = [action for action in worth_a_thought(s, options) if not isinstance(action, LetBe)]
    return rng.choice(taken or options)


def thinned(options: list[Action], count: int, rng: Rng) -> list[Action]:
    """All, or some of very many."""
    if len(options) <= count:
        return options
    return [options[rng.below(len(options))] for _ in range(count)]


def bias(action: Action) -> float:
    """Among equals: what costs nothing first, and no key is changed without need."""
    if isinstance(action, FREE):
        return 0.2
    if isinstance(action, Convert) or (isinstance(action, Pay) and action.what == KEYS):
        return -0.6
    return -0.1 if isinstance(action, IDLE) else 0.0


def squeezed(value: float) -> float:
    return min(1.0, max(0.0, value))


def share(gain: float) -> float:
    """From 0 to 1; nothing gained is a half."""
    return 0.5 + 0.5 * gain / (1.0 + abs(gain))
