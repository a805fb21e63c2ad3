"""Why a strong player would rather give one answer than another: where it leads, or what one has more of after it.

Both are tried on a table that agrees with the view, and weighed as the bots weigh tables: by signs, each worth so
many points. What is told is the kind of sign that speaks most for the answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spiritboard.core.frames import Ask
from spiritboard.core.rng import Rng
from spiritboard.core.speech import Saying
from spiritboard.core.state import clone
from spiritboard.core.values import Action, Seat
from spiritboard.games.djinn.bot import IDLE, WALKS, DjinnMind
from spiritboard.games.djinn.bot_signs import (
    GROWN,
    HELP,
    KEPT,
    PLACE,
    PLAIN,
    SIGNS,
    TRAIT,
    TURN,
    signs,
)
from spiritboard.games.djinn.rules.ending import points_of
from spiritboard.games.djinn.rules.means import purses
from spiritboard.games.djinn.state import DjinnState
from spiritboard.games.djinn.view import DjinnView
from spiritboard.games.djinn.words import option

PURSES: Final = {"coins": 0, "scrolls": 1, "magic": 2, "keys": 3}
"""Kinds that are counted, in the order of `purses`."""
LEAST: Final = 0.5
"""Points by which a kind must speak for an answer."""


EMPTY: Final = ("bottles", "corks", "pairs", "colours", "unused_beyond")
"""What djinn may still be put into."""


def kind_of(sign: str) -> str:
    """What kind of thing a sign tells of; empty: of nothing that an answer is given for."""
    if sign in PLAIN:
        return "scrolls" if sign == "can_draw" else sign.partition("_")[0]
    if sign in KEPT:
        return (
            "points" if sign in ("points", "scoring") else "bottles" if sign in EMPTY else "djinn"
        )
    if sign in GROWN:
        return "secrets" if sign.endswith("secrets") else "board"
    if sign in HELP:
        return "gear" if sign.startswith("gear") else "mages"
    groups = {"place": PLACE, "turn": TURN, "trait": TRAIT}
    return next((kind for kind, group in groups.items() if sign in group), "")


KINDS: Final = [kind_of(sign) for sign in SIGNS]
"""By sign."""


class Reasons:
    """Tries answers as the quick bot does."""

    def __init__(self, mind: DjinnMind) -> None:
        self.mind = mind

    def reason(self, view: DjinnView, action: Action, others: Sequence[Action]) -> Saying | None:
        world = self.mind.game.world(view, Rng(view.question))
        if isinstance(action, WALKS):
            found = self.of_walk(world, view, action)
            if found is not None:
                return found
        after = self.after(world, view, action)
        for other in others:
            found = self.of_signs(after, self.after(world, view, other), view.seat)
            if found is not None:
                return found
        return None

    def of_walk(self, world: DjinnState, view: DjinnView, action: Action) -> Saying | None:
        """What could be done there."""
        s = self.tried(world, view, action)
        best = self.best_at(s, view)
        if best is None or isinstance(best, IDLE):
            return None
        answer = option(self.mind.game.view(s, view.seat), best)
        return ("reason-there", {"answer": answer})

    def after(self, world: DjinnState, view: DjinnView, action: Action) -> DjinnState:
        """The table after an answer; after a walk, and the best that could be done there."""
        s = self.tried(world, view, action)
        best = self.best_at(s, view) if isinstance(action, WALKS) else None
        return s if best is None else self.tried(s, view, best)

    def tried(self, world: DjinnState, view: DjinnView, action: Action) -> DjinnState:
        """As far as nature has no part in it: what is drawn then, nobody can tell."""
        s = clone(world)
        self.mind.game.advance(s, view.seat, action)
        return s

    def best_at(self, s: DjinnState, view: DjinnView) -> Action | None:
        """The best answer to the next question, if it is one's own."""
        frame = s.stack[-1] if s.stack else None
        if not isinstance(frame, Ask) or frame.first(s) != view.seat:
            return None
        options = frame.options(s, view.seat)
        return self.mind.promising(s, view.seat, options, Rng(view.question))[0]

    def of_signs(self, one: DjinnState, other: DjinnState, seat: Seat) -> Saying | None:
        """The kind of sign that speaks most for the one."""
        gains = self.gains(one, other, seat)
        kind = max(gains, key=gains.__getitem__)
        if gains[kind] < LEAST:
            return None
        if kind in PURSES:
            return self.of_purse(kind, one, other, seat)
        points = points_of(one, seat) - points_of(other, seat)
        if kind == "points":
            return ("reason-points", {"points": points}) if points > 0 else None
        return (f"reason-{kind}", {})

    def gains(self, one: DjinnState, other: DjinnState, seat: Seat) -> dict[str, float]:
        """By kind: how many points more it is worth."""
        weights = self.mind.scales.weights(one, seat)
        found = dict.fromkeys(KINDS, 0.0)
        both = zip(KINDS, weights, signs(one, seat), signs(other, seat), strict=True)
        for kind, weight, has, would in both:
            found[kind] += weight * (has - would)
        del found[""]
        return found

    def of_purse(self, kind: str, one: DjinnState, other: DjinnState, seat: Seat) -> Saying | None:
        count, less = (purses(s)[PURSES[kind]][seat] for s in (one, other))
        return (f"reason-{kind}", {"count": count, "other": less}) if count > less else None
