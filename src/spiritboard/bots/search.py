"""Information-set tree search, written once over the Game interface.

Each iteration imagines a world that agrees with the view, walks down one tree shared by all
worlds, adds a node, plays likely answers to the horizon and takes the value back up. A node chooses
only among the actions that its imagined world allows, and counts how often each could be chosen.
Where the game finds some answers promising, only these are tried, the best first, and the next one
only when those before have been looked at long enough.
"""

from __future__ import annotations

import math
from typing import Any

from spiritboard.core.game import OVER, Game
from spiritboard.core.mind import Mind
from spiritboard.core.rng import Rng
from spiritboard.core.values import NATURE, Action, Seat

EXPLORATION = 0.3


class Node:
    """What is known of the table after a sequence of actions."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        """Who acted to come here."""
        self.visits = 0
        self.total = 0.0
        """Sum of the values for that seat."""
        self.available = 0
        """How often the action that leads here could have been chosen."""
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
        self.root = Node(NATURE)
        self.world: Any = game.world(view, rng)
        self.belief = mind.belief(view)
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
                game.advance(state, NATURE, game.draw(state, rng))
                continue
            known = len(node.children)
            options = game.options(state, seat)
            action = self.choose(node, seat, self.worth_a_try(node, state, seat, options))
            game.advance(state, seat, action)
            grown = len(node.children) > known
            node = node.children[action]
            path.append(node)
            if grown:
                return path
        return path

    def worth_a_try(
        self, node: Node, state: Any, seat: Seat, options: list[Action]
    ) -> list[Action]:
        """All options, or the promising ones among them, more of them as the node is visited."""
        if len(options) == 1:
            return options
        if not node.promising:
            node.promising = self.mind.promising(state, seat, options, self.rng)
            if not node.promising:
                return options
        wanted = 1 + math.isqrt(node.visits)
        possible: list[Action] = []
        for action in node.promising:
            if len(possible) == wanted:
                break
            if action in options or self.game.allows(state, seat, action):
                possible.append(action)
        return possible or options

    def choose(self, node: Node, seat: Seat, options: list[Action]) -> Action:
        """An action never tried here, or the one with the best upper confidence bound."""
        children = node.children
        untried: list[Action] = []
        best = options[0]
        best_bound = -1.0
        for action in options:
            child = children.get(action)
            if child is None:
                untried.append(action)
                continue
            child.available += 1
            spread = math.sqrt(math.log(child.available + 1.0) / child.visits)
            bound = child.total / child.visits + EXPLORATION * spread
            if bound > best_bound:
                best, best_bound = action, bound
        if untried:
            best = untried[self.rng.below(len(untried))]
            children[best] = Node(seat)
        return best

    def take_back(self, path: list[Node], values: list[float]) -> None:
        for node in path:
            node.visits += 1
            if node.seat != NATURE:
                node.total += values[node.seat]

    def best(self, options: list[Action], first_thought: Action, margin: float) -> Action:
        """The answer tried most often, listed or not, if it has proved clearly better than the first thought."""
        best = first_thought
        most = -1
        for action in dict.fromkeys([*options, *self.root.children]):
            child = self.root.children.get(action)
            if child is not None and child.visits > most:
                best, most = action, child.visits
        return best if self.mean(best) > self.mean(first_thought) + margin else first_thought

    def mean(self, action: Action) -> float:
        """What an option of the root has brought on average."""
        child = self.root.children.get(action)
        return child.total / child.visits if child is not None and child.visits else 0.0
