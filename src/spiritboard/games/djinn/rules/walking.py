"""Walking through the town: never back, past others or beside them (D1 to D5)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from spiritboard.core.errors import Illegal
from spiritboard.core.frames import AskSeat
from spiritboard.core.values import Action, Seat
from spiritboard.games.djinn.actions import Enter, Walk
from spiritboard.games.djinn.box import NO_TOLL, SPACES, SQUARES
from spiritboard.games.djinn.rules.tolls import Toll
from spiritboard.games.djinn.state import NOTHING, WALKED, DjinnState

WALKS: Final = [[Walk(space, came) for came in range(len(SPACES))] for space in range(len(SPACES))]


def wizards_at(s: DjinnState, space: int, came: int, but: int) -> list[int]:
    """D2 Who stands at this edge of a space."""
    return [
        seat
        for seat in range(s.box.seats)
        if s.place[seat] == space and s.came[seat] == came and seat != but
    ]


class FirstStep(AskSeat[DjinnState]):
    """D1 Any square, on a path where nobody stands."""

    tag: ClassVar[str] = "first-step"
    kind: ClassVar[str] = "enter"
    rule: ClassVar[str] = "D1"

    def options(self, s: DjinnState, seat: Seat) -> list[Action]:
        return [
            Enter(space, came)
            for space in SQUARES
            for came in s.box.ways[space]
            if not wizards_at(s, space, came, seat)
        ]

    def refusal(self, s: DjinnState, seat: Seat, action: Action) -> Illegal:
        if not isinstance(action, Enter) or action.space not in SQUARES:
            return Illegal(self.rule, "enter-a-square")
        if action.came not in s.box.ways[action.space]:
            return Illegal(self.rule, "no-such-path")
        return Illegal(self.rule, "path-taken")

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        enter = cast("Enter", action)
        s.place[seat] = enter.space
        s.came[seat] = enter.came
        s.done |= WALKED
        if s.events is not None:
            s.tell("enters", seat=seat, spot=s.spot(enter.space), came=enter.came)


class Step(AskSeat[DjinnState]):
    """D2 to D5 To a joined space, never the way one came."""

    tag: ClassVar[str] = "step"
    kind: ClassVar[str] = "walk"
    rule: ClassVar[str] = "D4"

    def options(self, s: DjinnState, seat: Seat) -> list[Action]:
        return walks(s, seat)

    def refusal(self, s: DjinnState, seat: Seat, action: Action) -> Illegal:
        if not isinstance(action, Walk) or not 0 <= action.space < len(SPACES):
            return Illegal(self.rule, "not-an-answer")
        if action.came not in s.box.ways[action.space]:
            return Illegal(self.rule, "no-such-path")
        if action.came == s.place[seat] and action.space == s.came[seat]:
            return Illegal(self.rule, "never-back")
        if action.came == s.place[seat]:
            due = len(wizards_at(s, action.space, action.came, seat))
            return Illegal("D3", "cannot-pay-wizards", count=due)
        return Illegal(self.rule, "too-far")

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        walk = cast("Walk", action)
        due = [] if is_let_by(s, seat) else wizards_at(s, walk.space, walk.came, seat)
        s.place[seat] = walk.space
        s.came[seat] = walk.came
        s.done |= WALKED
        if s.events is not None:
            s.tell("walks", seat=seat, spot=s.spot(walk.space), came=walk.came)
        if due:
            s.push(*[Toll(seat, other) for other in due])


def is_let_by(s: DjinnState, seat: int) -> bool:
    return s.has_effect(seat, NO_TOLL) != NOTHING


def walks(s: DjinnState, seat: int) -> list[Action]:
    """Where one may stop: an edge with others costs, or is jumped; jumps may follow each other."""
    found: list[Action] = []
    means = s.coins[seat] + s.scrolls[seat]
    free = is_let_by(s, seat)
    edges = [(s.place[seat], s.came[seat])]
    for here, behind in edges:
        for space in s.box.ways[here]:
            if space == behind:
                continue
            others = len(wizards_at(s, space, here, seat))
            walk = WALKS[space][here]
            if (not others or free or others <= means) and walk not in found:
                found.append(walk)
            if others and (space, here) not in edges:
                edges.append((space, here))
    return found
