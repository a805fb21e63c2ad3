"""W2.2 What changes an open roll: dice again, added successes, a turned die."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar

from spiritboard.core.frames import AskAny, Chance
from spiritboard.core.rng import Rng
from spiritboard.core.values import Action, Seat
from spiritboard.games.wildwoods.actions import Reroll, Roll
from spiritboard.games.wildwoods.box import Effect
from spiritboard.games.wildwoods.rules.programme import Step, performs
from spiritboard.games.wildwoods.rules.quantities import amount_of
from spiritboard.games.wildwoods.rules.rolls import successes
from spiritboard.games.wildwoods.state import WildwoodsState


class RollAgain(Chance[WildwoodsState]):
    """W2.2, ruling 11 Some dice of the open roll again; the new result stands."""

    tag: ClassVar[str] = "roll-again"
    kind: ClassVar[str] = "roll-again"
    rule: ClassVar[str] = "W2.2"
    purpose: ClassVar[str] = "dice"
    __match_args__ = ("dice",)

    def __init__(self, dice: int) -> None:
        self.dice = dice

    def which(self, s: WildwoodsState) -> list[int]:
        return [die for die in range(len(s.rolled)) if (self.dice >> die) & 1]

    def index(self, s: WildwoodsState) -> int:
        return s.throws

    def sample(self, s: WildwoodsState, seat: Seat, rng: Rng) -> Action:
        return Roll(tuple([rng.below(s.rolled[die][0]) + 1 for die in self.which(s)]))

    def is_possible(self, s: WildwoodsState, action: Action) -> bool:
        values = action.values if isinstance(action, Roll) else ()
        dice = self.which(s)
        return len(values) == len(dice) and all(
            1 <= v <= s.rolled[die][0] for v, die in zip(values, dice, strict=True)
        )

    def answer(self, s: WildwoodsState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Roll)
        for die, value in zip(self.which(s), action.values, strict=True):
            s.rolled[die] = (s.rolled[die][0], value)
        s.throws += 1
        s.reveal("rolls-again", values=action.values, successes=successes(s))


@performs("reroll")
def reroll(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`reroll`: up to so many dice of the open roll."""
    if s.rolled:
        s.push(ChooseDice(min(amount_of(s, effect.n), len(s.rolled))))


class ChooseDice(AskAny[WildwoodsState]):
    """W2.2 Which dice to roll again."""

    tag: ClassVar[str] = "choose-dice"
    kind: ClassVar[str] = "choose-dice"
    rule: ClassVar[str] = "W2.2"
    __match_args__ = ("most",)

    def __init__(self, most: int) -> None:
        self.most = most

    def asked(self, s: WildwoodsState) -> tuple[Seat, ...]:
        return s.everybody() if self.most > 0 else ()

    def options(self, s: WildwoodsState, seat: Seat) -> list[Action]:
        """Dice that show the same are the same."""
        sets = [some for n in range(1, self.most + 1) for some in combinations(s.rolled, n)]
        return [Reroll(self.bits(s, some)) for some in dict.fromkeys(map(tuple, map(sorted, sets)))]

    def bits(self, s: WildwoodsState, some: tuple[tuple[int, int], ...]) -> int:
        left = list(enumerate(s.rolled))
        found = 0
        for die in some:
            at = next(place for place, one in left if one == die)
            left.remove((at, die))
            found |= 1 << at
        return found

    def answer(self, s: WildwoodsState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Reroll)
        s.push(RollAgain(action.dice))


@performs("success")
def success(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`success`: added to the open roll."""
    if s.rolled:
        s.bonus += amount_of(s, effect.n)
        s.tell("adds-success", n=amount_of(s, effect.n))


@performs("highest")
def highest(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`highest`: so many dice of the open roll are turned to their highest face, misses first."""
    order = sorted(range(len(s.rolled)), key=lambda die: s.rolled[die][1] >= s.roll_number)
    for die in order[: amount_of(s, effect.n)]:
        sides = s.rolled[die][0]
        s.rolled[die] = (sides, sides)
        s.tell("turns-die", value=sides, successes=successes(s))
