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
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from spiritboard.core.bits import nth_of, size_of
from spiritboard.core.game import NUMBERS, OVER, Game
from spiritboard.core.mind import Mind
from spiritboard.core.rng import Rng
from spiritboard.core.state import UNNUMBERED
from spiritboard.core.values import NATURE, Action, Seat

EXPLORATION: Final = 0.3

SUDDEN: Final = 1000
"""In place of a kind of question: an action out of turn."""


@mypyc_attr(acyclic=True)
class Node:
    """What is known of the table after a sequence of answers. No node leads back up."""

    def __init__(self, seat: i64, kind: i64, number: i64, sibling: Node | None) -> None:
        self.seat: i64 = seat
        """Who acted to come here."""
        self.kind: i64 = kind
        """Of the question that was answered; SUDDEN; UNNUMBERED."""
        self.number: i64 = number
        """Of the answer that leads here."""
        self.visits: i64 = 0
        self.total: float = 0.0
        """Sum of the values for that seat."""
        self.available: i64 = 0
        """How often that answer could have been chosen."""
        self.sibling: Node | None = sibling
        """Another answer to the same question."""
        self.newest: Node | None = None
        """The last answer that was tried here for the first time; its siblings lead to the others."""
        self.unnumbered: Unnumbered | None = None

    def bound(self) -> float:
        """What the answer that leads here may be worth at best."""
        visits = float(self.visits)
        log = math.log(float(self.available) + 1.0)
        return self.total / visits + EXPLORATION * math.sqrt(log / visits)


class Unnumbered:
    """The answers at a node that have no numbers."""

    def __init__(self) -> None:
        self.children: dict[Action, Node] = {}
        self.promising: list[Action] = []
        """What is tried here, the best first; empty: anything."""


class Search:
    """One search from one view."""

    def __init__(self, game: Game[Any, Any], mind: Mind[Any, Any], view: Any, rng: Rng) -> None:
        self.game = game
        self.mind = mind
        self.view = view
        self.rng = rng
        self.root = Node(NATURE, UNNUMBERED, 0, None)
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
        path = self.descend(state)
        self.decisions += len(path) - 1 + game.play_on(state, rng, mind, view)
        self.take_back(path, mind.value(state, view, self.belief))

    def descend(self, state: Any) -> list[Node]:
        """Down the tree as far as it is grown, and one node further."""
        game, mind, view, rng = self.game, self.mind, self.view, self.rng
        node = self.root
        path = [node]
        while not mind.is_horizon(state, view):
            seat = game.whose(state)
            if seat == OVER:
                return path
            if seat == NATURE:
                game.let_nature_answer(state, rng)
                continue
            choices = game.choices(state, seat)
            if choices:
                node = self.follow(node, state, seat, choices)
            else:
                node = self.follow_unnumbered(node, state, seat)
            path.append(node)
            if node.visits == 0:
                return path
        return path

    def follow(self, node: Node, state: Any, seat: Seat, choices: i64) -> Node:
        """One answer further: one never tried here, or the one with the best upper confidence bound."""
        game = self.game
        question: i64 = game.kind_of_question(state)
        sudden = game.sudden_choices(state, seat)
        untried: i64 = choices
        more: i64 = sudden
        child = node.newest
        while child is not None:
            bit: i64 = self.one << child.number
            if child.kind == question:
                if choices & bit:
                    child.available += 1
                    untried &= ~bit
            elif child.kind == SUDDEN and sudden & bit:
                child.available += 1
                more &= ~bit
            child = child.sibling
        if untried or more:
            found = node.newest = self.new_answer(node, seat, question, untried, more)
        else:
            found = self.best_answer(node, question, choices, sudden)
        number: i64 = found.number
        game.choose(state, seat, number + NUMBERS if found.kind == SUDDEN else number)
        return found

    def new_answer(self, node: Node, seat: i64, question: i64, untried: i64, more: i64) -> Node:
        """A random one of those that were never tried; `more` of them are out of turn."""
        count = size_of(untried)
        nth: i64 = self.rng.below(int(count + size_of(more)))
        if nth < count:
            return Node(seat, question, nth_of(untried, nth), node.newest)
        return Node(seat, SUDDEN, nth_of(more, nth - count), node.newest)

    def best_answer(self, node: Node, question: i64, choices: i64, sudden: i64) -> Node:
        """Of equal ones the first counts, in the order of the numbers."""
        best: Node | None = None
        best_bound = -1.0
        child = node.newest
        while child is not None:
            bit: i64 = self.one << child.number
            may: i64 = choices if child.kind == question else sudden if child.kind == SUDDEN else 0
            if may & bit:
                bound = child.bound()
                if (
                    best is None
                    or bound > best_bound
                    or (bound == best_bound and is_before(child, best))
                ):
                    best, best_bound = child, bound
            child = child.sibling
        assert best is not None
        return best

    def follow_unnumbered(self, node: Node, state: Any, seat: Seat) -> Node:
        """The same where answers have no numbers."""
        here = node.unnumbered
        if here is None:
            here = node.unnumbered = Unnumbered()
        options = self.worth_a_try(node, here, state, seat, self.game.options(state, seat))
        action = self.choose(here, seat, options)
        self.game.advance(state, seat, action)
        return here.children[action]

    def worth_a_try(
        self, node: Node, here: Unnumbered, state: Any, seat: Seat, options: list[Action]
    ) -> list[Action]:
        """All options, or the promising ones among them, more of them as the node is visited."""
        if len(options) == 1:
            return options
        if not here.promising:
            here.promising = self.mind.promising(state, seat, options, self.rng)
            if not here.promising:
                return options
        wanted = 1 + math.isqrt(node.visits)
        possible: list[Action] = []
        for action in here.promising:
            if len(possible) == wanted:
                break
            if action in options or self.game.allows(state, seat, action):
                possible.append(action)
        return possible or options

    def choose(self, here: Unnumbered, seat: Seat, options: list[Action]) -> Action:
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
            child.available += 1
            bound = child.bound()
            if bound > best_bound:
                best, best_bound = action, bound
        if untried:
            best = untried[self.rng.below(len(untried))]
            children[best] = Node(seat, UNNUMBERED, 0, None)
        return best

    def take_back(self, path: list[Node], values: list[float]) -> None:
        for node in path:
            node.visits += 1
            if node.seat != NATURE:
                node.total += values[node.seat]

    def tried(self) -> dict[Action, Node]:
        """The answers to the question of the view that were tried."""
        here = self.root.unnumbered
        if here is not None:
            return here.children
        found: dict[Action, Node] = {}
        child = self.root.newest
        while child is not None:
            sudden = NUMBERS if child.kind == SUDDEN else 0
            found[self.game.numbered(self.world, int(child.number) + sudden)] = child
            child = child.sibling
        return found


def is_before(one: Node, other: Node) -> bool:
    """In the order of the numbers; what is out of turn comes last."""
    return one.number < other.number if one.kind == other.kind else one.kind < other.kind
