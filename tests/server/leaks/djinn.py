"""Djinn: which faces a pair of eyes has seen.

Nearly everything lies open. Renamed are the two scoring cards that one player keeps (T19). What is
still in the bag, the piles, the stack of chests and Tom's deck is drawn anew in every twin.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from spiritboard.core.package import AnyGame
from spiritboard.core.values import Action, Seat
from spiritboard.games.djinn.actions import Capture, Claim, Deal, Keep, Lure, TakeTrait, Walk
from spiritboard.games.djinn.state import OUT, DjinnState
from spiritboard.match.record import Entry
from tests.server.leaks.story import Moment, Story
from tests.server.leaks.subject import Subject

T19: Final = 18
"""Its place among the traits."""
CHEAP: Final = {
    "capture": {"djinn": 1, "boss": 1, "boss_per_djinn": 0},
    "start": {"coins": 20},
}
SMALL: Final = {
    **CHEAP,
    "players": {str(seats): {"djinn": 1, "linked": 0, "refill": 0} for seats in (1, 2, 3, 4)},
}


class Names(NamedTuple):
    """New faces for the scoring cards that somebody keeps; none, if the eyes have seen them."""

    kept: tuple[int, ...]


class DjinnStory(Story[Moment, Names]):
    """A match of Djinn, and what these eyes saw of it."""

    def __init__(self, game: AnyGame, opening: Moment, eyes: Sequence[Seat]) -> None:
        super().__init__(game, opening, eyes)
        self.has_seen = [False]
        """After so many entries: the cards of T19. Whoever takes it, they are the same."""
        self.draws: list[int] = []
        """The entries that drew them: more than one if the draft was taken back."""

    @classmethod
    def opening(cls, state: DjinnState) -> Moment:
        return Moment(state)

    def follow(self, then: Moment, state: DjinnState, entry: Entry) -> Moment:
        if isinstance(entry.action, Keep):
            self.draws.append(len(self.log) - 1)
        return Moment(state)

    def look(self, then: Moment, entry: Entry) -> None:
        """T19 One's own; R13.1 at the end everybody's."""
        s: DjinnState = self.now.state
        is_shown = not s.stack or not self.eyes.isdisjoint(s.scoring)
        self.has_seen.append(self.has_seen[-1] or is_shown)

    # The same with other faces

    def rename(self, entries: int, rng: Random) -> Names:
        """T19 They may be any two of those that do not lie open."""
        if self.has_seen[entries] or not self.draws or self.draws[0] >= entries:
            return Names(())
        s: DjinnState = self.before[self.draws[0]].state
        left = [card for card, owner in enumerate(s.scoring) if owner == OUT]
        return Names(tuple(sorted(rng.sample(left, 2))))

    def first_renamed(self, names: Names) -> int:
        return self.change_of(self.draws[0]) if names.kept else len(self.log)

    def retold(self, number: int, entries: int, names: Names, s: DjinnState, rng: Random) -> Action:
        action: Action = self.log[number].action
        return Keep(names.kept) if isinstance(action, Keep) and names.kept else action

    def others(self, names: Names, entries: int) -> list[str]:
        is_other = names.kept and Keep(names.kept) != self.log[self.draws[0]].action
        return ["scoring cards"] if is_other else []


class Djinn(Subject):
    """What is compared of Djinn."""

    game = "djinn"
    seats = (1, 2, 2, 3, 3, 3, 4, 4, 4)
    prologue = 160
    usual = ("draft", "enter", "act", "walk")
    story = DjinnStory

    def new_options(self, rng: Random) -> Mapping[str, Any]:
        """The box, or a town that is soon saved."""
        content = rng.choice(({}, CHEAP, SMALL, SMALL, SMALL))
        return {"content": content, "long": rng.random() < 0.2, "tom": rng.choice((12, 15))}

    def is_liked(self, s: DjinnState, action: Action) -> bool:
        """Somebody keeps cards, points are made, and the town is saved."""
        if isinstance(action, Walk):
            return s.is_haunted(action.space)
        return action == TakeTrait(T19) or isinstance(action, Capture | Lure | Claim)

    def is_nearly_over(self, s: DjinnState) -> bool:
        """D34 One more round, and the last actions."""
        return s.last > 0

    def suits(self, drawn: Action) -> bool:
        """T19 is on offer wherever there are traits."""
        return not isinstance(drawn, Deal) or not drawn.traits or T19 in drawn.traits

    def new_wish(self, rng: Random) -> Mapping[str, Any]:
        space, counts = rng.randrange(6), rng.choices((0, 1), (3, 1), k=4)
        boss, stops = rng.random() < 0.5, [(rng.randrange(13), rng.randrange(13))]
        wishes: tuple[Mapping[str, Any], ...] = (
            {"do": "capture", "space": space, "djinn": counts, "boss": boss},
            {"do": "lure", "count": rng.choice((1, 2))},
            {"do": "look", "space": space},
            {"do": "route"},
            {"do": "route", "stops": stops},
        )
        return rng.choice(wishes)
