"""What Wildwoods teaches its bots: a glance at the next roll, or a search of the present turn.

Attempts are weighed by the adviser, exactly over the dice. What else may be done (a held card, Brom,
a choice of the story) is tried on a copy of the table, and the adviser looks at what comes of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spiritboard.core.game import Game
from spiritboard.core.mind import Mind, Patience, Weighed
from spiritboard.core.rng import Rng
from spiritboard.core.state import clone
from spiritboard.core.values import NATURE, Action, Seat
from spiritboard.games.wildwoods.actions import (
    Attempt,
    Choose,
    DrawLast,
    EndPhase,
    Forgo,
    LeaveScene,
    RerollDie,
    Resolve,
)
from spiritboard.games.wildwoods.adviser.board import Board, BoardKey, board_key
from spiritboard.games.wildwoods.adviser.position import Position
from spiritboard.games.wildwoods.adviser.reading import pending_position, position_of
from spiritboard.games.wildwoods.adviser.rolls import BOTTOM_ONLY, Try, bottom, results, top
from spiritboard.games.wildwoods.adviser.search import Glance, TurnSearch
from spiritboard.games.wildwoods.adviser.steps import FINISH, push
from spiritboard.games.wildwoods.box import BLESSING, COMPANION, HEAL, LIGHT, NOTHING, TOP
from spiritboard.games.wildwoods.rules.needs import is_target_gone
from spiritboard.games.wildwoods.rules.rolling import AfterRoll, RollDice
from spiritboard.games.wildwoods.rules.rolls import successes
from spiritboard.games.wildwoods.state import RESTARTED, WON, WildwoodsState
from spiritboard.games.wildwoods.view import WildwoodsView

HELD: Final = {BLESSING: 0.012, COMPANION: 0.02, "curse": 0.0, "trauma": -0.015}
"""What a held card is worth."""
SAMPLES: Final = 3
"""How often chance is tried after something that the adviser does not weigh itself."""
KEPT_BOARDS: Final = 6
POSITIONS: Final = 100
"""So many a search looks at for each answer that is promising."""
LUCK: Final = 0.002
"""Between equal ways of the story it is drawn."""


class WildwoodsMind(Mind[WildwoodsState, WildwoodsView]):
    """One seat thinks like any other: all decide together."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.glances: dict[BoardKey, Glance] = {}

    def choose(self, view: WildwoodsView, options: Sequence[Action], rng: Rng) -> Action:
        s: WildwoodsState = self.game.world(view, rng)
        worth = self.glanced(s, options, rng)
        return options[worth.index(max(worth))]

    def impulse(self, view: WildwoodsView, options: Sequence[Action], rng: Rng) -> Action | None:
        return None

    def weighed(
        self, view: WildwoodsView, options: Sequence[Action], rng: Rng, may_go_on: Patience
    ) -> Weighed:
        """By a search of the present turn."""
        worth = self.searched(self.game.world(view, rng), options, rng)
        return Weighed(dict(zip(options, worth, strict=True)))

    def is_horizon(self, s: WildwoodsState, root: WildwoodsView) -> bool:
        return s.turn > root.turn or s.is_over == 1

    def value(self, s: WildwoodsState, root: WildwoodsView, belief: list[float]) -> list[float]:
        return [self.worth_of(s, self.glance_at(s))] * s.box.seats

    def rollout(self, s: WildwoodsState, seat: Seat, rng: Rng) -> Action | None:
        options = self.game.options(s, seat)
        worth = self.glanced(s, options, rng)
        return options[worth.index(max(worth))]

    # On a table

    def glanced(self, s: WildwoodsState, options: Sequence[Action], rng: Rng) -> list[float]:
        """What each answer is worth at a glance."""
        glance = self.glance_at(s)
        return [self.weigh(s, option, glance, rng) for option in options]

    def searched(self, s: WildwoodsState, options: Sequence[Action], rng: Rng) -> list[float]:
        """What the most promising answers are worth by a search; the others count for less."""
        worth = self.glanced(s, options, rng)
        search = TurnSearch(self.glance_at(s))
        order = sorted(range(len(options)), key=lambda at: -worth[at])
        deep = order[: search.breadth + 1]
        for at in deep:
            search.allow(POSITIONS)
            worth[at] = self.weigh(s, options[at], search, rng)
        least = min([worth[at] for at in deep])
        for at in order[len(deep) :]:
            worth[at] = min(worth[at], least)
        return worth

    def guessed(self, s: WildwoodsState) -> float:
        """The estimate of a table, without a search."""
        glance = self.glance_at(s)
        return glance.guess(position_of(glance.board, s)) + held(s)

    def chance(self, view: WildwoodsView, rng: Rng) -> float:
        """To prevail, by a search of the present turn; for a worker, not for a request."""
        s: WildwoodsState = self.game.world(view, rng)
        if s.is_over or not s.stack or self.game.whose(s) == NATURE:
            return self.worth_of(s, self.glance_at(s))
        return max(self.searched(s, self.game.options(s, 0), rng))

    def glance_at(self, s: WildwoodsState) -> Glance:
        key = board_key(s)
        if key not in self.glances:
            if len(self.glances) >= KEPT_BOARDS:
                self.glances.clear()
            self.glances[key] = Glance(Board(s))
        return self.glances[key]

    def weigh(self, s: WildwoodsState, action: Action, thinker: Glance, rng: Rng) -> float:
        """What an answer is worth, from 0 to 1."""
        b = thinker.board
        if isinstance(action, Attempt) and action.target >= NOTHING:
            return thinker.of_try(position_of(b, s), try_of(s, action)) + held(s)
        if isinstance(action, EndPhase):
            return thinker.of_ending(position_of(b, s)) + held(s)
        if isinstance(action, Resolve) and (s.target >= NOTHING or action.ability != TOP):
            return thinker.value(resolved(b, s, action)) + held(s)
        if isinstance(action, Forgo):
            p = position_of(b, s)
            push(p, FINISH, s.acting)
            return thinker.value(p) + held(s)
        if isinstance(action, LeaveScene):
            return thinker.decided(position_of(b, s), WON) + held(s)
        if isinstance(action, DrawLast):
            return 0.0
        return self.tried(s, action, thinker, rng)

    def tried(self, s: WildwoodsState, action: Action, thinker: Glance, rng: Rng) -> float:
        """On a copy of the table, with chance as it falls."""
        times = SAMPLES if isinstance(action, RerollDie) else 1
        total = 0.0
        for _ in range(times):
            way = clone(s)
            self.game.advance(way, 0, action)
            while self.is_by_chance(way):
                self.game.advance(way, NATURE, self.game.draw(way, rng))
            total += self.worth_of(way, thinker)
        luck = LUCK * rng.below(10) if isinstance(action, Choose) and s.is_over else 0.0
        return total / times + luck

    def is_by_chance(self, s: WildwoodsState) -> bool:
        """Nature is asked; but a roll for an ability is weighed as a whole."""
        if not s.stack or isinstance(s.stack[-1], RollDice):
            return False
        return self.game.whose(s) == NATURE

    def worth_of(self, s: WildwoodsState, thinker: Glance) -> float:
        """Of a table on which anything may be pending."""
        b = thinker.board if board_key(s) == thinker.board.made_of else Board(s)
        if s.is_over:
            won = 0.96 if s.result == WON else 0.0
            return won + 0.001 * (s.spirit + sum(s.crystals)) + held(s)
        if s.result == RESTARTED:
            return 0.0
        looks = thinker if b is thinker.board else Glance(b)
        top = s.stack[-1]
        if isinstance(top, AfterRoll):
            return looks.best_of(ways_of_roll(b, s)) + held(s)
        if isinstance(top, RollDice):
            one = Try(s.acting, aim_of(s, s.ability), *top.dice)
            return looks.of_roll(position_of(b, s), one) + held(s)
        return looks.value(pending_position(b, s)) + held(s)


def ways_of_roll(b: Board, s: WildwoodsState) -> list[Position]:
    """In the middle of an action: all that the open roll can bring."""
    return results(b, position_of(b, s), Try(s.acting, aim_of(s, s.ability), 0, 0, 0), successes(s))


def aim_of(s: WildwoodsState, ability: int) -> int:
    """The target of the open roll in the adviser's words; a trauma is none, nor is one who has left."""
    if ability != TOP or s.target < NOTHING or is_target_gone(s):
        return BOTTOM_ONLY
    return s.river.index(s.target) if s.acting in (LIGHT, HEAL) else s.target


def held(s: WildwoodsState) -> float:
    return sum([HELD[s.card(card).type] for card in s.slots])


def try_of(s: WildwoodsState, action: Attempt) -> Try:
    """An attempt in the adviser's words: a creature is meant by its space."""
    target = BOTTOM_ONLY
    if action.ability == TOP:
        aimed = action.card in (LIGHT, HEAL)
        target = s.river.index(action.target) if aimed else action.target
    return Try(action.card, target, *action.dice)


def resolved(b: Board, s: WildwoodsState, action: Resolve) -> Position:
    """After a roll: the ability that takes effect."""
    one = Try(s.acting, aim_of(s, action.ability), 0, 0, 0)
    do = top if action.ability == TOP else bottom
    return do(b, position_of(b, s), one, successes(s), action.crystals)
