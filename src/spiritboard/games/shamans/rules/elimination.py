"""S7: elimination."""

from __future__ import annotations

from typing import ClassVar

from spiritboard.core.bits import size_of
from spiritboard.core.state import Frame
from spiritboard.games.shamans.rules.portals import PortalQuestion, advance_pawn
from spiritboard.games.shamans.rules.scoring import shamans_win
from spiritboard.games.shamans.state import ShamansState, world_of


class Elimination(PortalQuestion):
    """S5.1 Just before somebody is eliminated the portals are asked for; then it takes effect."""

    tag: ClassVar[str] = "elimination"
    __match_args__ = ("victim",)
    kind: ClassVar[str] = "portal-before-elimination"

    def __init__(self, victim: int) -> None:
        self.victim = victim

    def run(self, s: ShamansState) -> None:
        eliminate(s, self.victim)

    def again(self) -> Frame[ShamansState]:
        return Elimination(self.victim)


def eliminate(s: ShamansState, seat: int) -> None:
    """S7.1 The role is revealed; they play no more this round."""
    s.revealed |= 1 << seat
    s.alive &= ~(1 << seat)
    s.reveal("is-eliminated", seat=seat, role=int(s.is_shadow(seat)))
    if not s.is_shadow(seat):
        lay_hand_aside(s, seat)
    elif s.alive & s.shadows:
        place_hand(s, seat)
    else:
        shamans_win(s, "last-shadow-eliminated")


def lay_hand_aside(s: ShamansState, seat: int) -> None:
    """S7.2 A Shaman: the pawn moves for each card; the hand is out of the round, face down."""
    cards = int(size_of(s.hands[seat]))
    s.tell("hand-laid-aside", seat=seat, count=cards)
    advance_pawn(s, cards * s.box.eliminated_card_step)


def place_hand(s: ShamansState, seat: int) -> None:
    """S7.3 A Shadow, not the last: the hand is revealed and placed; the pawn does not move."""
    hand = s.hand(seat)
    s.hands[seat] = 0
    s.reveal("hand-placed", seat=seat, cards=hand)
    for card in hand:
        s.placed[world_of(card)] |= 1 << (card & 7)
