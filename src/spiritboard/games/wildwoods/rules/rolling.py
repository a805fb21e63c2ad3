"""W2.2 A roll: dice, successes, crystals, and the ability that takes effect."""

from __future__ import annotations

from typing import ClassVar, Final

from spiritboard.core.errors import Illegal
from spiritboard.core.frames import AskAny, Chance, Do
from spiritboard.core.rng import Rng
from spiritboard.core.values import Action, Seat
from spiritboard.games.wildwoods.actions import (
    Care,
    Forgo,
    Protect,
    RerollDie,
    Resolve,
    Roll,
    UseCard,
)
from spiritboard.games.wildwoods.box import (
    BOTTOM,
    DICE,
    EXPLORE,
    HELP,
    LAID,
    LIGHT,
    NOTHING,
    TOP,
)
from spiritboard.games.wildwoods.rules.brom import broms_options, let_brom
from spiritboard.games.wildwoods.rules.creatures import heal, shine
from spiritboard.games.wildwoods.rules.crystals import gain_crystals
from spiritboard.games.wildwoods.rules.explore import draw_explore, heal_trauma
from spiritboard.games.wildwoods.rules.force import scopes_of, use_up
from spiritboard.games.wildwoods.rules.needs import (
    is_bottom_open,
    is_target_gone,
    need_of,
    need_scopes,
    slot_of,
)
from spiritboard.games.wildwoods.rules.places import solve
from spiritboard.games.wildwoods.rules.rerolling import RollAgain
from spiritboard.games.wildwoods.rules.river import to_end
from spiritboard.games.wildwoods.rules.rolls import successes
from spiritboard.games.wildwoods.rules.spirit import gain
from spiritboard.games.wildwoods.rules.track import move_light, move_shadow
from spiritboard.games.wildwoods.rules.using import use_held, uses, why_not_used
from spiritboard.games.wildwoods.state import WildwoodsState

BLANK: Final = ("use", "after_roll", "blank_roll")
HIT: Final = ("use", "after_roll")
"""The windows after a roll, with and without a success."""


class RollDice(Chance[WildwoodsState]):
    """W2.2 Some dice. Of a prologue the first rolls are written; dice beyond them fall freely."""

    tag: ClassVar[str] = "roll-dice"
    kind: ClassVar[str] = "roll"
    rule: ClassVar[str] = "W2.2"
    purpose: ClassVar[str] = "dice"
    __match_args__ = ("dice",)

    def __init__(self, dice: tuple[int, int, int]) -> None:
        self.dice = dice

    def index(self, s: WildwoodsState) -> int:
        return s.throws

    def sides(self) -> list[int]:
        return [sides for sides, count in zip(DICE, self.dice, strict=True) for _ in range(count)]

    def written(self, s: WildwoodsState) -> tuple[int, ...]:
        rolls = s.box.scene.rolls
        return rolls[s.rolls] if s.rolls < len(rolls) else ()

    def sample(self, s: WildwoodsState, seat: Seat, rng: Rng) -> Action:
        free = [rng.below(sides) + 1 for sides in self.sides()]
        written = self.written(s)[: len(free)]
        return Roll((*written, *free[len(written) :]))

    def is_possible(self, s: WildwoodsState, action: Action) -> bool:
        values = action.values if isinstance(action, Roll) else ()
        sides = self.sides()
        written = self.written(s)[: len(sides)]
        fall = len(values) == len(sides) and values[: len(written)] == written
        return fall and all(1 <= v <= most for v, most in zip(values, sides, strict=True))

    def answer(self, s: WildwoodsState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Roll)
        s.rolled = list(zip(self.sides(), action.values, strict=True))
        s.rolls += 1
        s.throws += 1
        s.reveal(
            "rolls",
            values=action.values,
            number=s.roll_number,
            successes=successes(s),
            roll=s.rolls,
        )


class AfterRoll(AskAny[WildwoodsState]):
    """W1.5, W2.2 Crystals are decided after seeing the roll; a blank one can only be re-rolled."""

    tag: ClassVar[str] = "after-roll"
    kind: ClassVar[str] = "after-roll"
    rule: ClassVar[str] = "W2.2"

    def asked(self, s: WildwoodsState) -> tuple[Seat, ...]:
        return s.everybody() if self.options(s, 0) != [Forgo()] else ()

    def windows(self, s: WildwoodsState) -> tuple[str, ...]:
        return HIT if successes(s) else BLANK

    def options(self, s: WildwoodsState, seat: Seat) -> list[Action]:
        found = resolutions(s) if successes(s) else rerolls(s)
        found += [*uses(s, self.windows(s)), *broms_options(s)]
        return [*found, Forgo()]

    def refusal(self, s: WildwoodsState, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, Resolve):
            return why_not_resolved(s, action)
        if isinstance(action, UseCard):
            return why_not_used(s, action)
        return Illegal(self.rule, "not-now")

    def answer(self, s: WildwoodsState, seat: Seat, action: Action) -> None:
        if isinstance(action, Forgo):
            s.tell("forgoes")
        elif isinstance(action, Resolve):
            resolve(s, action)
        else:
            s.push(AfterRoll())
            self.meanwhile(s, action)

    def meanwhile(self, s: WildwoodsState, action: Action) -> None:
        if isinstance(action, UseCard):
            use_held(s, action.slot, self.windows(s))
        elif isinstance(action, RerollDie):
            s.crystals[s.acting] -= 1
            s.tell("luma-rerolls", action=s.acting)
            s.push(RollAgain(1 << action.die))
        else:
            assert isinstance(action, Protect | Care)
            let_brom(s, action)

    def run(self, s: WildwoodsState) -> None:
        """W2.2 With no success and nothing to change it, the attempt fails."""
        s.tell("fails", action=s.acting)


def resolutions(s: WildwoodsState) -> list[Action]:
    """W2.2 The top, if it is reached with as many crystals as it takes; or the bottom.

    Ruling 12: a reached top can't be swapped for the bottom.
    """
    have, hits = s.crystals[s.acting], successes(s)
    if is_target_gone(s) and not is_bottom_open(s, s.acting):
        return []
    if s.ability == BOTTOM or is_target_gone(s):
        return [Resolve(BOTTOM, spent) for spent in range(have + 1)]
    missing = max(0, need_of(s, s.acting, s.target) - hits)
    found: list[Action] = [Resolve(TOP, missing)] if missing <= have else []
    if missing and is_bottom_open(s, s.acting):
        found += [Resolve(BOTTOM, spent) for spent in range(min(have, missing - 1) + 1)]
    return found


def rerolls(s: WildwoodsState) -> list[Action]:
    """W1.9, ruling 10 Luma's side: one die for a crystal of the card in use, on a blank roll."""
    if s.brom != LAID or not s.crystals[s.acting]:
        return []
    kinds = [sides for sides, _ in s.rolled]
    return [RerollDie(kinds.index(sides)) for sides in dict.fromkeys(kinds)]


def why_not_resolved(s: WildwoodsState, action: Resolve) -> Illegal:
    if not successes(s):
        return Illegal("W2.2", "no-success")
    if not 0 <= action.crystals <= s.crystals[s.acting]:
        return Illegal("W1.5", "no-such-crystals", action=s.acting, have=s.crystals[s.acting])
    if action.ability == TOP:
        return Illegal("W2.2", "top-not-reached")
    return Illegal("W2.2", "top-reached")


def resolve(s: WildwoodsState, action: Resolve) -> None:
    """W2.2 The ability takes effect; in a loud scene what is over the need is heard."""
    s.crystals[s.acting] -= action.crystals
    hits = successes(s) + action.crystals
    if action.crystals:
        s.tell("spends-crystals", action=s.acting, n=action.crystals)
    if action.ability == BOTTOM:
        bottom(s, hits)
        return
    s.surplus = hits - need_of(s, s.acting, s.target)
    if s.box.scene.loud and s.surplus:
        s.tell("loud", n=s.surplus)
        move_shadow(s, s.surplus)
    top(s)


def top(s: WildwoodsState) -> None:
    """W1.4 Shine on a creature, solve a place, heal a creature or a trauma."""
    use_up(s, "need", need_scopes(s, s.acting, s.target))
    if s.acting == LIGHT:
        shine(s, s.target)
    elif s.acting in (HELP, EXPLORE):
        solve(s, s.target)
    elif s.target < NOTHING:
        heal_trauma(s, slot_of(s.target))
    else:
        heal(s, s.target)


def bottom(s: WildwoodsState, hits: int) -> None:
    """W1.4 Light forward, crystals, explore cards, or spirit: one for each success."""
    s.tell("takes-bottom", action=s.acting, n=hits)
    scopes = scopes_of(s.acting, BOTTOM)
    if s.acting == LIGHT:
        move_light(s, hits)
    elif s.acting == HELP:
        gain_crystals(s, hits, scopes)
    elif s.acting == EXPLORE:
        draw_explore(s, hits)
    else:
        gain(s, hits, scopes)


class FinishAction(Do[WildwoodsState]):
    """W2.2 The card goes to the river's end, and the river closes."""

    tag: ClassVar[str] = "finish-action"
    rule: ClassVar[str] = "W2.2"

    def run(self, s: WildwoodsState) -> None:
        to_end(s, s.acting)
        use_up(s, "skip_bottom")
        s.rolled = []
        s.acting = s.ability = s.target = NOTHING
        s.roll_number = s.bonus = 0
