"""Luck and skill of a scene that is over: outcome = start + luck - skill + what the adviser did not see.

A decision costs skill by how much less the answer was worth than the best one. What chance then
brought is luck: it is 0 on average for any estimate. Where the adviser's estimate of a new turn and its
search of that turn differ, it had not seen something; that is told apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from spiritboard.core.rng import Rng
from spiritboard.core.values import NATURE, Action, Seat
from spiritboard.games.wildwoods.bot import WildwoodsMind
from spiritboard.games.wildwoods.state import WON, WildwoodsState

LUCK: Final = "luck"
SKILL: Final = "skill"
UNSEEN: Final = "unseen"
WORTH_A_WORD: Final = 0.02
"""Smaller changes are not told."""
MOMENTS: Final = 3
SEED: Final = 0x51C3_9D27_EB84_2F6A
"""Of chance that is tried where something can't be weighed: the same ledger every time."""
KINDS: Final = (LUCK, SKILL, UNSEEN)
PARTS: Final = ((0.075, "twentieth"), (0.15, "tenth"), (0.27, "fifth"), (0.42, "third"))
LITTLE: Final = 0.02
"""Below such a chance a rewind is offered."""
WORDS: Final = ((0.9, "sure"), (0.7, "good"), (0.45, "fair"), (0.2, "poor"), (LITTLE, "slight"))


class Moment(NamedTuple):
    """Something that changed the chance to prevail."""

    question: int
    """Of the answer that it came of."""
    turn: int
    kind: str
    change: float


class Ledger(NamedTuple):
    """How a scene went, in shares of a win."""

    start: float
    luck: float
    skill: float
    """What was lost by it; never negative."""
    unseen: float
    outcome: float
    moments: tuple[Moment, ...]
    """Those that mattered most, in their order."""


def chance_word(chance: float) -> str:
    """The message for a chance to prevail: a word, since an estimate is no number to rely on."""
    for least, word in WORDS:
        if chance >= least:
            return f"chance-{word}"
    return "chance-hardly"


def is_nearly_lost(chance: float) -> bool:
    """Then a way back is offered."""
    return chance < LITTLE


class Bookkeeper:
    """Follows a scene answer by answer."""

    def __init__(self, mind: WildwoodsMind, s: WildwoodsState) -> None:
        self.mind = mind
        self.s = s
        self.rng = Rng(SEED)
        self.moments: list[Moment] = []
        self.expected = -1.0
        """What the last answer was worth; negative: nobody has answered yet."""
        self.start = 0.0
        self.rolled = False
        """Has chance come in since?"""
        self.answered = 0
        self.turn = 0

    def follow(self, log: Sequence[tuple[Seat, Action]]) -> Ledger:
        """The table is played on as the log says."""
        for seat, action in log:
            if seat == NATURE:
                self.rolled = True
            elif not self.s.is_over:
                self.judge(action)
            self.mind.game.advance(self.s, seat, action)
        outcome = float(self.s.result == WON)
        self.book(outcome)
        return ledger_of(self.start, outcome, self.moments)

    def judge(self, action: Action) -> None:
        """An answer against the best one."""
        s = self.s
        options = self.mind.game.options(s, 0)
        worth = self.mind.searched(s, options, self.rng)
        best = max(worth)
        if self.expected < 0:
            self.start = best
        else:
            self.settle_up(best)
        self.expected = worth[options.index(action)]
        self.note(SKILL, self.expected - best)
        self.answered, self.turn, self.rolled = s.question, s.turn, False

    def settle_up(self, best: float) -> None:
        """What came since the last answer: in a new turn the estimate of it stands between."""
        if self.s.turn == self.turn:
            self.book(best)
            return
        guess = self.mind.guessed(self.s)
        self.note(LUCK if self.rolled else UNSEEN, guess - self.expected)
        self.note(UNSEEN, best - guess)

    def book(self, worth: float) -> None:
        self.note(LUCK if self.rolled else UNSEEN, worth - max(0.0, self.expected))

    def note(self, kind: str, change: float) -> None:
        self.moments.append(Moment(self.answered, self.turn, kind, change))


def ledger_of(start: float, outcome: float, moments: Sequence[Moment]) -> Ledger:
    sums = {kind: sum([m.change for m in moments if m.kind == kind]) for kind in KINDS}
    told = [m for m in moments if m.kind != UNSEEN and abs(m.change) >= WORTH_A_WORD]
    most = sorted(told, key=lambda m: -abs(m.change))[:MOMENTS]
    in_order = tuple(sorted(most, key=lambda m: m.question))
    return Ledger(start, sums[LUCK], -sums[SKILL], sums[UNSEEN], outcome, in_order)


# In words


def part_of(change: float) -> str:
    """The message for a part of a chance."""
    size = abs(change)
    for most, part in PARTS:
        if size < most:
            return f"part-{part}"
    return "part-half"


def way_of(change: float) -> str:
    if abs(change) < WORTH_A_WORD:
        return "none"
    return "good" if change > 0 else "bad"


def told(ledger: Ledger) -> list[tuple[str, dict[str, object]]]:
    """The ledger as messages with what fills them; parts are messages themselves."""
    said: list[tuple[str, dict[str, object]]] = [
        ("ledger-start", {"word": chance_word(ledger.start)}),
        ("ledger-luck", {"way": way_of(ledger.luck), "part": part_of(ledger.luck)}),
        ("ledger-skill", {"way": way_of(-ledger.skill), "part": part_of(ledger.skill)}),
        ("ledger-unseen", {"way": way_of(ledger.unseen)}),
    ]
    for one in ledger.moments:
        way = "choice" if one.kind == SKILL else way_of(one.change)
        said.append(("ledger-moment", {"turn": one.turn, "way": way, "part": part_of(one.change)}))
    return said
