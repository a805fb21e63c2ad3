"""S8: the end of a round and of the game."""

from __future__ import annotations

from typing import ClassVar

from spiritboard.core.frames import Do
from spiritboard.core.values import Outcome
from spiritboard.games.shamans.box import MOONSTONE
from spiritboard.games.shamans.state import ShamansState


def shamans_win(s: ShamansState, reason: str) -> None:
    """S8.1 Nobody has cards left, or the last Shadow is eliminated."""
    end_round(s, ScoreRound(0, reason))


def shadows_win(s: ShamansState) -> None:
    """S8.1 The pawn is on the Moon."""
    end_round(s, ScoreRound(1, "moon-reached"))


def end_round(s: ShamansState, score: ScoreRound) -> None:
    """At once: whatever was pending in the round is gone."""
    del s.stack[1:]
    s.answers = []
    s.push(score)


class ScoreRound(Do[ShamansState]):
    """S8.2 Survivors of the winning team score, by the role card they hold now."""

    tag: ClassVar[str] = "score-round"
    __match_args__ = ("winner", "reason")
    rule: ClassVar[str] = "S8.2"

    def __init__(self, winner: int, reason: str) -> None:
        self.winner = winner
        """1: the Shadows, 0: the Shamans."""
        self.reason = reason

    def run(self, s: ShamansState) -> None:
        box = s.box
        s.revealed = (1 << box.seats) - 1
        if s.events is not None:
            self.tell_roles(s)
        for seat in s.living():
            if int(s.is_shadow(seat)) == self.winner:
                gain(s, seat, box.shadow_points if self.winner else box.shaman_points, "team")
            if moonstones(s, seat) >= box.moonstones_needed:
                gain(s, seat, box.moonstone_points, "moonstones")
        s.tell("scores", points=tuple(s.points))

    def tell_roles(self, s: ShamansState) -> None:
        s.reveal("round-won", role=self.winner, reason=self.reason)
        for seat in range(s.box.seats):
            s.reveal("had-role", seat=seat, role=int(s.is_shadow(seat)))


def gain(s: ShamansState, seat: int, points: int, reason: str) -> None:
    s.points[seat] += points
    if s.events is not None:
        s.reveal("gains", seat=seat, points=points, reason=reason)


def moonstones(s: ShamansState, seat: int) -> int:
    """S5.3 Face up or face down."""
    return s.up[seat].count(MOONSTONE) + s.down[seat].count(MOONSTONE)


def is_decided(s: ShamansState) -> bool:
    """S8.4 Somebody has enough, and one player alone leads."""
    top = max(s.points)
    return top >= s.box.target and s.points.count(top) == 1


def final_outcome(s: ShamansState) -> Outcome | None:
    """S8.4 The highest total wins."""
    if s.stack:
        return None
    winner = s.points.index(max(s.points))
    return Outcome((winner,), tuple(s.points), "most-points", "S8.4")
