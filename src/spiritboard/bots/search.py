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

from mypy_extensions import i64

from spiritboard.core.bits import nth_of, size_of
from spiritboard.core.game import NUMBERS, OVER, Game
from spiritboard.core.mind import Mind
from spiritboard.core.rng import Rng
from spiritboard.core.state import UNNUMBERED
from spiritboard.core.values import NATURE, Action, Seat

EXPLORATION = 0.3

SUDDEN: Final = 1000
"""In place of a kind of question: an action out of turn."""
LOGS: Final = [math.log(number + 1.0) for number in range(10_000)]
"""By number: the logarithm of the next one."""


class Node:
    """What is known of the table after a sequence of answers."""

    def __init__(self, seat: Seat, code: i64, sibling: Node | None) -> None:
        self.seat = seat
        """Who acted to come here."""
        self.code: i64 = code
        """The answer that leads here: its kind of question and its number; UNNUMBERED."""
        self.visits = 0
        self.total: float = 0.0
        """Sum of the values for that seat."""
        self.available = 0
        """How often that answer could have been chosen."""
        self.sibling: Node | None = sibling
        """Another answer to the same question."""
        self.newest: Node | None = None
        """The last answer that was tried here for the first time; its siblings lead to the others."""
        self.unnumbered: Unnumbered | None = None

    def bound(self) -> float:
        """What the answer that leads here may be worth at best."""
        available = self.available
        log = LOGS[available] if available < len(LOGS) else math.log(available + 1.0)
        return self.total / self.visits + EXPLORATION * math.sqrt(log / self.visits)

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


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
        self.root = Node(NATURE, UNNUMBERED, None)
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
        """One answer further: one never tried here, or the one with the best upper confidence bound.
        Of equal ones the first counts, in the order of the numbers.
        """
        game = self.game
        question: i64 = game.kind_of_question(state)
        sudden = game.sudden_choices(state, seat)
        best: Node | None = None
        best_bound = -1.0
        child = node.newest
        while child is not None:
            kind: i64 = child.code // NUMBERS
            bit: i64 = self.one << (child.code % NUMBERS)
            if kind == question and choices & bit:
                choices ^= bit
            elif kind == SUDDEN and sudden & bit:
                sudden ^= bit
            else:
                child = child.sibling
                continue
            child.available += 1
            bound = child.bound()
            if (
                best is None
                or bound > best_bound
                or (bound == best_bound and child.code < best.code)
            ):
                best, best_bound = child, bound
            child = child.sibling
        untried = size_of(choices)
        more = size_of(sudden)
        if untried + more:
            nth: i64 = self.rng.below(int(untried + more))
            if nth < untried:
                code = NUMBERS * question + nth_of(choices, nth)
            else:
                code = NUMBERS * SUDDEN + nth_of(sudden, nth - untried)
            best = node.newest = Node(seat, code, node.newest)
        assert best is not None
        game.choose(state, seat, meant(best.code))
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
            children[best] = Node(seat, UNNUMBERED, None)
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
            found[self.game.numbered(self.world, int(meant(child.code)))] = child
            child = child.sibling
        return found

    def best(self, options: list[Action], first_thought: Action, margin: float) -> Action:
        """The answer tried most often, listed or not, if it has proved clearly better than the first thought."""
        best = first_thought
        most = -1
        tried = self.tried()
        for action in dict.fromkeys([*options, *tried]):
            child = tried.get(action)
            if child is not None and child.visits > most:
                best, most = action, child.visits
        return best if self.mean(best) > self.mean(first_thought) + margin else first_thought

    def mean(self, action: Action) -> float:
        """What an option of the root has brought on average."""
        child = self.tried().get(action)
        return child.mean() if child is not None else 0.0


def meant(code: i64) -> i64:
    """What an answer is told to the game by."""
    return code % NUMBERS + (NUMBERS if code // NUMBERS == SUDDEN else 0)
