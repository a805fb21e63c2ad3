"""Information-set tree search, written once over the Game interface.

Each iteration imagines a world that agrees with the view, walks down one tree shared by all
worlds, adds a node, plays at random to the horizon and takes the value back up. A node chooses
only among the actions that its imagined world allows, and counts how often each could be chosen.
"""

from __future__ import annotations

import math
from typing import Any

from spiritboard.core.game import OVER, Game
from spiritboard.core.mind import Mind
from spiritboard.core.rng import Rng
from spiritboard.core.values import NATURE, Action, Seat

EXPLORATION = 0.7


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


class Search:
    """One search from one view."""

    def __init__(self, game: Game[Any, Any], mind: Mind[Any, Any], view: Any, rng: Rng) -> None:
        self.game = game
        self.mind = mind
        self.view = view
        self.rng = rng
        self.root = Node(NATURE)

    def run(self, iterations: int) -> None:
        for _ in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        """Select, expand, play out, take back."""
        game, mind, view, rng = self.game, self.mind, self.view, self.rng
        state = game.world(view, rng)
        node = self.root
        path = [node]
        while not mind.is_horizon(state, view):
            seat = game.whose(state)
            if seat == OVER:
                break
            if seat == NATURE:
                game.advance(state, NATURE, game.draw(state, rng))
                continue
            options = game.options(state, seat)
            untried = [action for action in options if action not in node.children]
            if untried:
                action = untried[rng.below(len(untried))]
                child = Node(seat)
                node.children[action] = child
            else:
                action = self.select(node, options)
                child = node.children[action]
            for other in options:
                sibling = node.children.get(other)
                if sibling is not None:
                    sibling.available += 1
            game.advance(state, seat, action)
            node = child
            path.append(node)
            if untried:
                break
        self.play_on(state)
        self.take_back(path, mind.value(state, view))

    def select(self, node: Node, options: list[Action]) -> Action:
        """The action with the best upper confidence bound."""
        best: Action = options[0]
        best_bound = -1.0
        for action in options:
            child = node.children[action]
            spread = math.sqrt(math.log(child.available + 1.0) / child.visits)
            bound = child.total / child.visits + EXPLORATION * spread
            if bound > best_bound:
                best, best_bound = action, bound
        return best

    def play_on(self, state: Any) -> None:
        """At random to the horizon."""
        game, mind, view, rng = self.game, self.mind, self.view, self.rng
        while not mind.is_horizon(state, view):
            seat = game.whose(state)
            if seat == OVER:
                return
            if seat == NATURE:
                game.advance(state, NATURE, game.draw(state, rng))
            else:
                game.advance(state, seat, game.sample(state, seat, rng))

    def take_back(self, path: list[Node], values: list[float]) -> None:
        for node in path:
            node.visits += 1
            if node.seat != NATURE:
                node.total += values[node.seat]

    def best(self, options: list[Action]) -> Action:
        """The option tried most often; the first of equals."""
        best = options[0]
        most = -1
        for action in options:
            child = self.root.children.get(action)
            if child is not None and child.visits > most:
                best, most = action, child.visits
        return best
