"""What is said at a table, and how much of it."""

from __future__ import annotations

from collections import deque
from typing import Final

from spiritboard.core.errors import Illegal
from spiritboard.core.values import Seat
from spiritboard.server import wire
from spiritboard.server.journal import Talked
from spiritboard.server.limits import Bucket

TALK_OF_ONE: Final = 0.5
"""Lines a second of somebody who looks on; at once they may say a few, and all of them together five."""
TALK_AT_ONCE: Final = 3
TALK_OF_ALL: Final = 5
TALKERS: Final = 100
LINES: Final = 200
"""So much of what was said is shown to whoever comes."""


class Talk:
    """The talk of one table."""

    def __init__(self) -> None:
        self.lines: deque[wire.ChatLine] = deque(maxlen=LINES)
        self.watchers = Bucket(TALK_OF_ALL, TALK_OF_ALL)
        self.talkers: dict[int, Bucket] = {}
        """By guest who looks on: how much they have said lately."""
        self.held_back: dict[tuple[int, Seat], str] = {}
        """By guest and seat: what they were last asked to say another way."""

    def hear(self, seq: int, said: Talked) -> wire.ChatLine:
        line = wire.ChatLine(seq, said.seat, said.name, said.text, said.phrase)
        self.lines.append(line)
        return line

    def may_say_more(self, guest: int) -> bool:
        """Somebody who looks on wants to say something."""
        return self.watchers.take() and self.of(guest).take()

    def of(self, guest: int) -> Bucket:
        if len(self.talkers) > TALKERS:
            self.talkers = {g: b for g, b in self.talkers.items() if not b.is_full()}
        return self.talkers.setdefault(guest, Bucket(TALK_OF_ONE, TALK_AT_ONCE))

    def hold_back(self, speaker: tuple[int, Seat], text: str, why: Illegal) -> Illegal:
        """The first time with its reason, to be thought over; unchanged it is refused for good."""
        again = self.held_back.get(speaker) == text
        self.held_back[speaker] = text
        return Illegal(why.rule, "said-again") if again else why
