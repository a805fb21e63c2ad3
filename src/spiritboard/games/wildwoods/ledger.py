"""Luck and skill of a scene that is over: outcome = start + luck - skill + what the adviser did not see.

A decision costs skill by how much less the answer was worth than the best one. What chance then
brought is luck: it is 0 on average for any estimate. Where the adviser's estimate of a new turn and its
search of that turn differ, it had not seen something; that is told apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from spiritboard.core.calibration import Curve
from spiritboard.core.rng import Rng
from spiritboard.core.speech import Saying
from spiritboard.core.values import NATURE, Action, Seat
from spiritboard.games.wildwoods.bot import WildwoodsMind
from spiritboard.games.wildwoods.chances import as_chance, chance_word, percent_of
from spiritboard.games.wildwoods.state import WON, WildwoodsState
from spiritboard.games.wildwoods.words import option

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
"""Up to such a size a part of a chance is called so."""


class Moment(NamedTuple):
    """Something that changed the chance to prevail."""

    question: int
    """Of the answer that it came of."""
    turn: int
    kind: str
    change: float
    answer: Saying


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
        self.answer: Saying = ("", {})

    def follow(self, line: Sequence[tuple[Seat, Action]]) -> Ledger:
        """The table is played on as the line says."""
        for seat, action in line:
            if seat == NATURE:
                self.rolled = True
            elif not self.s.is_over:
                self.maybe_judge(action)
            self.mind.game.advance(self.s, seat, action)
        outcome = float(self.s.result == WON)
        self.book(outcome)
        return ledger_of(self.start, outcome, self.moments)

    def maybe_judge(self, action: Action) -> None:
        """Where there was but one answer, nobody has chosen."""
        options = self.mind.game.options(self.s, 0)
        if len(options) > 1:
            self.judge(options, action)

    def judge(self, options: list[Action], action: Action) -> None:
        """An answer against the best one."""
        s = self.s
        worth = [as_chance(one, s) for one in self.mind.searched(s, options, self.rng)]
        best = max(worth)
        if self.expected < 0:
            self.start = best
        else:
            self.settle_up(best)
        self.expected = worth[options.index(action)]
        self.answered, self.turn, self.rolled = s.question, s.turn, False
        self.answer = option(self.mind.game.view(s, 0), action)
        self.note(SKILL, self.expected - best)

    def settle_up(self, best: float) -> None:
        """What came since the last answer: in a new turn the estimate of it stands between."""
        if self.s.turn == self.turn:
            self.book(best)
            return
        guess = as_chance(self.mind.guessed(self.s), self.s)
        self.note(LUCK if self.rolled else UNSEEN, guess - self.expected)
        self.note(UNSEEN, best - guess)

    def book(self, worth: float) -> None:
        self.note(LUCK if self.rolled else UNSEEN, worth - max(0.0, self.expected))

    def note(self, kind: str, change: float) -> None:
        self.moments.append(Moment(self.answered, self.turn, kind, change, self.answer))


def ledger_of(start: float, outcome: float, moments: Sequence[Moment]) -> Ledger:
    sums = {kind: sum([m.change for m in moments if m.kind == kind]) for kind in KINDS}
    told = [m for m in moments if m.kind != UNSEEN and abs(m.change) >= WORTH_A_WORD]
    most = sorted(told, key=lambda m: -abs(m.change))[:MOMENTS]
    in_order = tuple(sorted(most, key=lambda m: m.question))
    return Ledger(start, sums[LUCK], -sums[SKILL], sums[UNSEEN], outcome, in_order)


# In words


def part_of(change: float) -> Saying:
    """A part of a chance."""
    size = abs(change)
    for most, part in PARTS:
        if size < most:
            return (f"part-{part}", {})
    return ("part-half", {})


def way_of(change: float) -> str:
    if abs(change) < WORTH_A_WORD:
        return "none"
    return "good" if change > 0 else "bad"


def signed(change: float) -> str:
    """In percent, with a true minus.

    >>> signed(0.061), signed(-0.2), signed(0.001)
    ('+6', '−20', '0')
    """
    percent = round(100 * change)
    return "0" if percent == 0 else f"+{percent}" if percent > 0 else f"−{-percent}"


def set_right(ledger: Ledger, curve: Curve) -> Ledger:
    """The scene begins with the chance that was told; what the estimate is off by was not seen."""
    start = curve.of(ledger.start)
    return ledger._replace(start=start, unseen=ledger.unseen + ledger.start - start)


def told(ledger: Ledger, rewinds: int = 0) -> list[Saying]:
    """The ledger in sentences: the sum, its parts in words, the moments, and that somebody went back."""
    said = [sum_of(ledger), *parts_of(ledger), *map(telling_of, ledger.moments)]
    return [*said, ("ledger-rewound", {"n": rewinds})] if rewinds else said


def parts_of(ledger: Ledger) -> list[Saying]:
    skill = {"way": way_of(-ledger.skill), "part": part_of(ledger.skill)}
    said: list[Saying] = [
        ("ledger-start", {"word": (chance_word(ledger.start), {})}),
        ("ledger-luck", {"way": way_of(ledger.luck), "part": part_of(ledger.luck)}),
        ("ledger-skill", skill),
    ]
    if way_of(ledger.unseen) != "none":
        said.append(("ledger-unseen", {"way": way_of(ledger.unseen)}))
    return said


def telling_of(moment: Moment) -> Saying:
    way = "choice" if moment.kind == SKILL else way_of(moment.change)
    facts = {"turn": moment.turn, "answer": moment.answer, "part": part_of(moment.change)}
    return ("ledger-moment", {"way": way, **facts})


def sum_of(ledger: Ledger) -> Saying:
    """By numbers: what the scene began with, what was added, and how it ended."""
    return (
        "ledger-sum",
        {
            "start": percent_of(ledger.start),
            "luck": signed(ledger.luck),
            "skill": signed(-ledger.skill),
            "unseen": signed(ledger.unseen),
            "end": "won" if ledger.outcome else "lost",
        },
    )
