"""Duchařina: which plans a pair of eyes has seen.

Everything lies open but the plans that are not all in yet (G9.3). Those of others are other ones in
every twin until the last one is ready; one that was withdrawn or taken back before that was never seen.
What is still to be drawn and rolled is drawn anew in every twin.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from spiritboard.core.package import AnyGame
from spiritboard.core.rng import Rng
from spiritboard.core.values import Action, Seat
from spiritboard.games.ducharina.actions import Furnish, Plan
from spiritboard.games.ducharina.state import DucharinaState
from spiritboard.match.record import Entry
from tests.server.leaks.story import Moment, Story
from tests.server.leaks.subject import Subject

HALLS: Final = ("grand-foyer", "music-room", "spring-clean", "players")
"""Not a new one: to draw it takes long."""


class Thinking(Moment, frozen=True):
    """The true table, and the entries that answer the open question."""

    state: DucharinaState
    plans: Mapping[Seat, int] = {}


class Names(NamedTuple):
    """The entries that are plans which the eyes have not seen."""

    hidden: frozenset[int]


class DucharinaStory(Story[Thinking, Names]):
    """A match of Duchařina, and what these eyes saw of it."""

    def __init__(self, game: AnyGame, opening: Thinking, eyes: Sequence[Seat]) -> None:
        super().__init__(game, opening, eyes)
        self.shown: dict[int, int] = {}
        """By entry, for plans: the entry after which everybody saw them."""

    @classmethod
    def opening(cls, state: DucharinaState) -> Thinking:
        return Thinking(state)

    def follow(self, then: Thinking, state: DucharinaState, entry: Entry) -> Thinking:
        """G9.3 All plans are opened together; a withdrawn one is not."""
        number, plans = len(self.log) - 1, dict(then.plans)
        if not isinstance(entry.action, Plan):
            plans.pop(entry.seat, None)
            return Thinking(state, plans)
        plans[entry.seat] = number
        if state.answers:
            return Thinking(state, plans)
        for plan in plans.values():
            self.shown.setdefault(plan, number)
        return Thinking(state)

    def look(self, then: Thinking, entry: Entry) -> None:
        """Whatever else happens, everybody sees."""

    # The same with other plans

    def rename(self, entries: int, rng: Random) -> Names:
        return Names(frozenset(n for n in range(entries) if self.is_hidden(n, entries)))

    def is_hidden(self, number: int, entries: int) -> bool:
        """Is it a plan of another that was not opened within so many entries?"""
        entry = self.log[number]
        if entry.seat in self.eyes or not isinstance(entry.action, Plan):
            return False
        return self.shown.get(number, entries) >= entries

    def first_renamed(self, names: Names) -> int:
        return min(names.hidden, default=len(self.log))

    def retold(
        self, number: int, entries: int, names: Names, s: DucharinaState, rng: Random
    ) -> Action:
        entry = self.log[number]
        if number not in names.hidden:
            action: Action = entry.action
            return action
        return self.game.sample(s, entry.seat, Rng(rng.getrandbits(63)))

    def others(self, names: Names, entries: int) -> list[str]:
        return ["plans"] if names.hidden else []


class Ducharina(Subject):
    """What is compared of Duchařina."""

    game = "ducharina"
    seats = (2, 3, 3, 4, 4, 4)
    prologue = 30
    usual = ("move-furniture", "choose-side", "put-piece", "tag", "grow")
    story = DucharinaStory

    def new_options(self, rng: Random) -> Mapping[str, Any]:
        return {
            "hall": rng.choice(HALLS),
            "deck": rng.choice(("measured", "generous")),
            "merging": rng.random() < 0.5,
            "midnight": rng.choice(("off", "each")),
            "trying": rng.random() < 0.7,
        }

    def is_liked(self, s: DucharinaState, action: Action) -> bool:
        """Ghosts and furniture move."""
        return isinstance(action, Furnish) or (isinstance(action, Plan) and bool(action.steps))

    def new_wish(self, rng: Random) -> Mapping[str, Any]:
        square, spot, top = rng.randrange(36), rng.randrange(5), rng.randrange(2)
        pose = {"x": rng.randrange(601), "y": rng.randrange(601), "turn": rng.randrange(72)}
        steps = [(rng.randrange(7), square, spot, top)] if rng.random() < 0.5 else []
        wishes: tuple[Mapping[str, Any], ...] = (
            {"do": "plan", "steps": steps, "ghost": rng.randrange(7)},
            {"do": "plan", "steps": steps},
            {"do": "seen", "size": rng.randrange(3), "square": square, "spot": spot, "top": top},
            {"do": "furnish", "piece": rng.randrange(6), "side": rng.randrange(6), **pose},
        )
        return rng.choice(wishes)
