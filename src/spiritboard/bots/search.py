"""Information-set tree search, written once over the Game interface.

Each iteration imagines a world that agrees with the view, walks down one tree shared by all
worlds, adds a node, plays likely answers to the horizon and takes the value back up. A node chooses
only among the answers that its imagined world allows, and counts how often each could be chosen.

Where a game numbers its answers, all of them are tried, and nothing but numbers is handled. Where it
does not, and finds some answers promising, only these are tried, the best first, and the next one only
when those before have been looked at long enough.
"""

from __future__ import annotations

import math
from typing import Any, Final, NamedTuple

from librt.vecs import extend, vec
from mypy_extensions import i64

from spiritboard.core.bits import nth_of, size_of
from spiritboard.core.game import NUMBERS, OVER, Game
from spiritboard.core.mind import Mind
from spiritboard.core.rng import Rng
from spiritboard.core.state import UNNUMBERED
from spiritboard.core.values import NATURE, Action, Seat

EXPLORATION: Final = 0.3

SUDDEN: Final = 1000
"""In place of a kind of question: an action out of turn."""
LOGS: Final = vec[float]([math.log(number + 1.0) for number in range(4096)])
"""By number: the logarithm of the next one."""

# A node is what is known of the table after a sequence of answers: eight numbers in a row. The first is the root,
# and 0 in place of a node is none.
ROW: Final = 8
SEAT: Final = 0
"""Who acted to come here."""
KIND: Final = 1
"""Of the question that was answered; SUDDEN; UNNUMBERED."""
NUMBER: Final = 2
"""Of the answer that leads here."""
VISITS: Final = 3
AVAILABLE: Final = 4
"""How often that answer could have been chosen."""
NEWEST: Final = 5
"""The last answer that was tried here for the first time; its siblings lead to the others."""
SIBLING: Final = 6
"""Another answer to the same question."""
PARENT: Final = 7
BEGUN: Final = 256
"""There is room for so many nodes at first."""


class Tally(NamedTuple):
    """Of one answer: how often it was tried, and the sum of what that brought."""

    visits: int
    total: float

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Unnumbered:
    """The answers at a node that have no numbers."""

    def __init__(self) -> None:
        self.children: dict[Action, int] = {}
        self.promising: list[Action] = []
        """What is tried here, the best first; empty: anything."""


class Search:
    """One search from one view."""

    def __init__(self, game: Game[Any, Any], mind: Mind[Any, Any], view: Any, rng: Rng) -> None:
        self.game = game
        self.mind = mind
        self.view = view
        self.rng = rng
        self.nodes: vec[i64] = vec[i64]([0] * (ROW * BEGUN))
        self.totals: vec[float] = vec[float]([0.0] * BEGUN)
        """By node: the sum of the values for whoever acted to come there."""
        self.grown: i64 = 1
        """So many nodes there are."""
        self.unnumbered: dict[int, Unnumbered] = {}
        """By node, where answers have no numbers."""
        self.world: Any = game.world(view, rng)
        self.belief = mind.belief(view)
        self.one: i64 = 1
        """Written as a number, mypyc would shift it as one of 32 bits."""
        self.decisions = 0
        """So many answers of seats were played in all worlds together."""

    def run(self, iterations: int) -> None:
        for _ in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        """Imagine, select, expand, play on, take back."""
        game, mind, view, rng = self.game, self.mind, self.view, self.rng
        state = game.redeal(self.world, view, rng)
        mind.lean(state, view, self.belief, rng)
        leaf = self.descend(state)
        self.decisions += game.play_on(state, rng, mind, view)
        self.take_back(leaf, mind.value(state, view, self.belief))

    @property
    def games(self) -> int:
        """So many iterations were made."""
        return self.nodes[VISITS]

    def descend(self, state: Any) -> i64:
        """Down the tree as far as it is grown, and one node further."""
        game, mind, view, rng = self.game, self.mind, self.view, self.rng
        node: i64 = 0
        while not mind.is_horizon(state, view):
            seat = game.whose(state)
            if seat == OVER:
                return node
            if seat == NATURE:
                game.let_nature_answer(state, rng)
                continue
            choices = game.choices(state, seat)
            if choices:
                node = self.follow(node, state, seat, choices)
            else:
                node = self.follow_unnumbered(node, state, seat)
            if self.nodes[ROW * node + VISITS] == 0:
                return node
        return node

    def new_node(self, parent: i64, seat: i64, kind: i64, number: i64) -> i64:
        node: i64 = self.grown
        if ROW * node == len(self.nodes):  # twice as much room; what stands there is written over
            self.nodes = extend(self.nodes, self.nodes[:])
            self.totals = extend(self.totals, self.totals[:])
        nodes = self.nodes
        row: i64 = ROW * node
        nodes[row + SEAT] = seat
        nodes[row + KIND] = kind
        nodes[row + NUMBER] = number
        nodes[row + VISITS] = 0
        nodes[row + AVAILABLE] = 0
        nodes[row + NEWEST] = 0
        nodes[row + SIBLING] = nodes[ROW * parent + NEWEST]
        nodes[row + PARENT] = parent
        nodes[ROW * parent + NEWEST] = node
        self.totals[node] = 0.0
        self.grown = node + 1
        return node

    def bound(self, node: i64) -> float:
        """What the answer that leads to a node may be worth at best."""
        nodes = self.nodes
        available: i64 = nodes[ROW * node + AVAILABLE]
        visits = float(nodes[ROW * node + VISITS])
        log = LOGS[available] if available < len(LOGS) else math.log(float(available) + 1.0)
        return self.totals[node] / visits + EXPLORATION * math.sqrt(log / visits)

    def follow(self, node: i64, state: Any, seat: Seat, choices: i64) -> i64:
        """One answer further: one never tried here, or the one with the best upper confidence bound."""
        game = self.game
        question: i64 = game.kind_of_question(state)
        sudden = game.sudden_choices(state, seat)
        untried: i64 = choices
        more: i64 = sudden
        nodes = self.nodes
        child: i64 = nodes[ROW * node + NEWEST]
        while child:
            row: i64 = ROW * child
            kind: i64 = nodes[row + KIND]
            bit: i64 = self.one << nodes[row + NUMBER]
            if kind == question:
                if choices & bit:
                    nodes[row + AVAILABLE] += 1
                    untried &= ~bit
            elif kind == SUDDEN and sudden & bit:
                nodes[row + AVAILABLE] += 1
                more &= ~bit
            child = nodes[row + SIBLING]
        if untried or more:
            found = self.new_answer(node, seat, question, untried, more)
        else:
            found = self.best_answer(node, question, choices, sudden)
        number: i64 = self.nodes[ROW * found + NUMBER]
        if self.nodes[ROW * found + KIND] == SUDDEN:
            number += NUMBERS
        game.choose(state, seat, number)
        return found

    def new_answer(self, node: i64, seat: i64, question: i64, untried: i64, more: i64) -> i64:
        """A random one of those that were never tried; `more` of them are out of turn."""
        count = size_of(untried)
        nth: i64 = self.rng.below(int(count + size_of(more)))
        if nth < count:
            return self.new_node(node, seat, question, nth_of(untried, nth))
        return self.new_node(node, seat, SUDDEN, nth_of(more, nth - count))

    def best_answer(self, node: i64, question: i64, choices: i64, sudden: i64) -> i64:
        """Of equal ones the first counts, in the order of the numbers; what is out of turn comes last."""
        best: i64 = 0
        best_bound = -1.0
        best_place: i64 = 0
        nodes = self.nodes
        child: i64 = nodes[ROW * node + NEWEST]
        while child:
            row: i64 = ROW * child
            kind: i64 = nodes[row + KIND]
            number: i64 = nodes[row + NUMBER]
            may: i64 = 0
            if kind == question:
                may = choices
            elif kind == SUDDEN:
                may = sudden
                number += NUMBERS
            if (may >> nodes[row + NUMBER]) & 1:
                bound = self.bound(child)
                if bound > best_bound or (bound == best_bound and number < best_place):
                    best, best_bound, best_place = child, bound, number
            child = nodes[row + SIBLING]
        return best

    def follow_unnumbered(self, node: i64, state: Any, seat: Seat) -> i64:
        """The same where answers have no numbers."""
        here = self.unnumbered.get(int(node))
        if here is None:
            here = self.unnumbered[int(node)] = Unnumbered()
        options = self.worth_a_try(node, here, state, seat, self.game.options(state, seat))
        action = self.choose(node, here, seat, options)
        self.game.advance(state, seat, action)
        return here.children[action]

    def worth_a_try(
        self, node: i64, here: Unnumbered, state: Any, seat: Seat, options: list[Action]
    ) -> list[Action]:
        """All options, or the promising ones among them, more of them as the node is visited."""
        if len(options) == 1:
            return options
        if not here.promising:
            here.promising = self.mind.promising(state, seat, options, self.rng)
            if not here.promising:
                return options
        wanted = 1 + math.isqrt(int(self.nodes[ROW * node + VISITS]))
        possible: list[Action] = []
        for action in here.promising:
            if len(possible) == wanted:
                break
            if action in options or self.game.allows(state, seat, action):
                possible.append(action)
        return possible or options

    def choose(self, node: i64, here: Unnumbered, seat: Seat, options: list[Action]) -> Action:
        """An action never tried here, or the one with the best upper confidence bound."""
        children = here.children
        untried: list[Action] = []
        best = options[0]
        best_bound = -1.0
        for action in options:
            child = children.get(action)
            if child is None:
                untried.append(action)
                continue
            self.nodes[ROW * child + AVAILABLE] += 1
            bound = self.bound(child)
            if bound > best_bound:
                best, best_bound = action, bound
        if untried:
            best = untried[self.rng.below(len(untried))]
            children[best] = int(self.new_node(node, seat, UNNUMBERED, 0))
        return best

    def take_back(self, leaf: i64, values: list[float]) -> None:
        """Up to the root."""
        nodes, totals = self.nodes, self.totals
        node: i64 = leaf
        while node:
            nodes[ROW * node + VISITS] += 1
            totals[node] += values[nodes[ROW * node + SEAT]]
            node = nodes[ROW * node + PARENT]
            self.decisions += 1
        nodes[VISITS] += 1

    def tried(self) -> dict[Action, Tally]:
        """The answers to the question of the view that were tried."""
        here = self.unnumbered.get(0)
        if here is not None:
            return {action: self.tally(child) for action, child in here.children.items()}
        found: dict[Action, Tally] = {}
        child: i64 = self.nodes[NEWEST]
        while child:
            number = int(self.nodes[ROW * child + NUMBER])
            if self.nodes[ROW * child + KIND] == SUDDEN:
                number += NUMBERS
            found[self.game.numbered(self.world, number)] = self.tally(child)
            child = self.nodes[ROW * child + SIBLING]
        return found

    def tally(self, node: i64) -> Tally:
        return Tally(int(self.nodes[ROW * node + VISITS]), self.totals[node])
