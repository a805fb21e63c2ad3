"""Plans a turn and the next one: the best answers are tried in the same imagined worlds.

After an answer the rest of one's turn is searched by the few best ways to begin it, one thing done
after the other; then the others play their turns the quick way, and one's own next turn is searched
like this one, more narrowly. How one stands after the turn hardly depends on chance, how one stands
after the next one does: the more worlds were tried, the more the second counts. After some worlds the
answers that look worst are tried no more.
"""

from __future__ import annotations

from typing import Final

from spiritboard.core.game import OVER, Game
from spiritboard.core.mind import Mind, Patience
from spiritboard.core.rng import Rng
from spiritboard.core.state import clone
from spiritboard.core.values import NATURE, Action
from spiritboard.games.djinn.bot_worth import Scales
from spiritboard.games.djinn.state import DjinnState
from spiritboard.games.djinn.view import DjinnView

WIDTH: Final = 4
"""So many ways to begin a turn are followed at a time."""
NEXT_WIDTH: Final = 3
"""The same in one's next turn."""
LONGEST: Final = 12
"""Things done in one turn that are thought about."""
CONSIDERED: Final = 40
"""Of more answers than that, only some are tried in a plan."""
LOOKED_AT: Final = 6
"""So many answers are tried in worlds, those that look best at a glance."""
KEPT: Final = {2: 5, 4: 4, 8: 3, 16: 2}
"""After so many worlds: how many answers are tried further."""
ENOUGH: Final = 64
"""Worlds."""
SEEDS: Final = 1 << 31
DOUBT: Final = 4.0
"""After so many worlds, what they tell of the next turn is believed by half."""


class Way:
    """A turn that was begun in some way, and how one stands then."""

    def __init__(self, s: DjinnState, lead: float) -> None:
        self.s = s
        self.lead = lead


class Outlook:
    """What was seen of an answer so far."""

    def __init__(self, soon: float) -> None:
        self.soon = soon
        """The sum of how one stood after this turn: at a glance, and in each world."""
        self.later = 0.0
        """The sum of how one stood after the next turn in each world."""
        self.worlds = 0

    def add(self, soon: float, later: float) -> None:
        self.soon += soon
        self.later += later
        self.worlds += 1

    def hope(self) -> float:
        """How one will stand. What few worlds tell of the next turn counts for less."""
        soon = self.soon / (self.worlds + 1)
        return (DOUBT * soon + self.later) / (DOUBT + self.worlds)


def lead_of(way: Way) -> float:
    return way.lead


class Plans:
    """One question, and what its answers have brought so far."""

    def __init__(
        self,
        game: Game[DjinnState, DjinnView],
        mind: Mind[DjinnState, DjinnView],
        scales: Scales,
        view: DjinnView,
        world: DjinnState,
        rng: Rng,
    ) -> None:
        self.game = game
        self.mind = mind
        self.scales = scales
        self.view = view
        self.seat = view.seat
        self.rng = rng
        self.world = world
        self.left: list[Action] = []
        """The answers that are still tried."""
        self.outlooks: dict[Action, Outlook] = {}
        """By answer, once all were glanced at."""
        self.worlds = 0
        self.games = 0

    def think(self, answers: list[Action], may_go_on: Patience) -> None:
        """World after world, until one answer is left or patience is at its end."""
        self.left = list(answers)
        if not self.glance(may_go_on):
            return
        while len(self.left) > 1 and self.worlds < ENOUGH and self.try_world(may_go_on):
            if self.worlds in KEPT:
                self.keep(KEPT[self.worlds])

    def glance(self, may_go_on: Patience) -> bool:
        """All answers in one world, this turn alone: most need no second look. False: no time for it."""
        found: list[float] = []
        seed = self.rng.below(SEEDS)
        for answer in self.left:
            if not may_go_on():
                return False
            found.append(self.turns(self.world, answer, Rng(seed))[0].lead)
        for place, answer in enumerate(self.left):
            self.outlooks[answer] = Outlook(found[place])
        self.games += len(found)
        self.keep(LOOKED_AT)
        return True

    def keep(self, count: int) -> None:
        """The best so far."""
        self.left.sort(key=self.hope, reverse=True)
        del self.left[count:]

    def try_world(self, may_go_on: Patience) -> bool:
        """All that is left in one more world. False: there was no time for it, and nothing counts."""
        world = self.game.redeal(self.world, self.view, self.rng)
        seed = self.rng.below(SEEDS)
        found: list[tuple[float, float]] = []
        for answer in self.left:
            if not may_go_on():
                return False
            found.append(self.tried(world, answer, seed))
        for place, answer in enumerate(self.left):
            soon, later = found[place]
            self.outlooks[answer].add(soon, later)
        self.worlds += 1
        self.games += len(found)
        return True

    def hope(self, answer: Action) -> float:
        return self.outlooks[answer].hope()

    def hopes(self) -> dict[Action, float]:
        """Of each answer; one that was given up, no more than those that were not."""
        if not self.outlooks:
            return dict.fromkeys(self.left[:1], self.scales.standing(self.world, self.seat))
        least = min([self.hope(answer) for answer in self.left])
        return {
            answer: self.hope(answer) if answer in self.left else min(least, self.hope(answer))
            for answer in [*self.left, *self.outlooks]
        }

    def tried(self, world: DjinnState, answer: Action, seed: int) -> tuple[float, float]:
        """How one stands after this turn, if it begins with this answer, and after the next."""
        ends = self.turns(world, answer, Rng(seed))
        later = self.onward(ends[0].s, world.turn + world.box.seats, Rng(seed))
        return ends[0].lead, later

    def turns(self, world: DjinnState, answer: Action, rng: Rng) -> list[Way]:
        """What the turn may lead to if it begins with this answer, the best first."""
        s = self.after(world, answer, rng)
        return self.ends(s, world, WIDTH, self.scales.others(world, self.seat), rng)

    def onward(self, s: DjinnState, turn: int, rng: Rng) -> float:
        """How one stands after one's next turn."""
        self.play_on(s, turn, rng)
        if self.is_asked(s, turn):
            others = self.scales.others(s, self.seat)
            s = self.ends(s, s, NEXT_WIDTH, others, rng)[0].s
        self.play_on(s, turn + 1, rng)
        return self.scales.standing(s, self.seat)

    def after(self, s: DjinnState, answer: Action, rng: Rng) -> DjinnState:
        """Another table, after an answer and what nature adds."""
        game = self.game
        after = clone(s)
        game.advance(after, self.seat, answer)
        while game.whose(after) == NATURE:
            game.advance(after, NATURE, game.draw(after, rng))
        return after

    def play_on(self, s: DjinnState, turn: int, rng: Rng) -> None:
        """Everybody plays the quick way until that turn begins."""
        game, mind = self.game, self.mind
        while s.turn < turn:
            seat = game.whose(s)
            if seat == OVER:
                return
            if seat == NATURE:
                game.advance(s, NATURE, game.draw(s, rng))
            else:
                options = game.options(s, seat)
                several = len(options) > 1
                best = mind.promising(s, seat, options, rng)[0] if several else options[0]
                game.advance(s, seat, best)

    def ends(
        self, s: DjinnState, start: DjinnState, width: int, others: float, rng: Rng
    ) -> list[Way]:
        """The tables to which a turn may lead, the best first. `start`: how it was before one began
        to plan, and what the others could hope for."""
        turn = start.turn
        ways = [Way(s, self.scales.lead(start, s, self.seat, others))]
        if not self.is_asked(s, turn):
            return ways
        found: list[Way] = []
        for _ in range(LONGEST):
            longer: list[Way] = []
            for way in ways:
                for one in self.ways_on(way.s, start, others, rng):
                    if self.is_asked(one.s, turn):
                        longer.append(one)
                    else:
                        found.append(one)
            if not longer:
                break
            longer.sort(key=lead_of, reverse=True)
            ways = different(longer, width)
        found.sort(key=lead_of, reverse=True)
        return different(found or ways, width)

    def is_asked(self, s: DjinnState, turn: int) -> bool:
        return s.turn == turn and self.game.whose(s) == self.seat

    def ways_on(self, s: DjinnState, start: DjinnState, others: float, rng: Rng) -> list[Way]:
        """One thing more is done."""
        found: list[Way] = []
        answers = self.game.options(s, self.seat)
        if len(answers) > CONSIDERED:
            answers = [answers[rng.below(len(answers))] for _ in range(CONSIDERED)]
        for answer in answers:
            after = self.after(s, answer, rng)
            found.append(Way(after, self.scales.lead(start, after, self.seat, others)))
        return found


def different(ways: list[Way], count: int) -> list[Way]:
    """The first few; of those that stand alike only one, since they differ in their order at most."""
    found: list[Way] = []
    for way in ways:
        if not found or way.lead != found[-1].lead:
            found.append(way)
            if len(found) == count:
                break
    return found
