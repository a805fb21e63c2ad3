"""W2, W3 A turn: Luma's phase, then the shadow's."""

from __future__ import annotations

from typing import ClassVar

from spiritboard.core.frames import Do
from spiritboard.core.values import Action, Seat
from spiritboard.games.wildwoods.actions import Care, GoOn, Protect
from spiritboard.games.wildwoods.box import DICE, Effect
from spiritboard.games.wildwoods.rules.acting import Act, end_phase
from spiritboard.games.wildwoods.rules.brom import broms_options, let_brom
from spiritboard.games.wildwoods.rules.creatures import trigger
from spiritboard.games.wildwoods.rules.force import (
    NEXT,
    changes,
    end_turn,
    maybe_skip,
    put_in_force,
)
from spiritboard.games.wildwoods.rules.naming import creature_name
from spiritboard.games.wildwoods.rules.programme import Step, performs
from spiritboard.games.wildwoods.rules.quantities import amount_of
from spiritboard.games.wildwoods.rules.river import picked
from spiritboard.games.wildwoods.rules.spirit import lose
from spiritboard.games.wildwoods.rules.track import ShadowStep, move_light
from spiritboard.games.wildwoods.rules.using import Window, moment, uses
from spiritboard.games.wildwoods.state import FIRST_CREATURE, STUNNED, WAITING, WildwoodsState


class Turns(Do[WildwoodsState]):
    """W2, W3 Turn after turn, until Luma or the shadow prevails."""

    tag: ClassVar[str] = "turns"
    rule: ClassVar[str] = "W2.1"

    def run(self, s: WildwoodsState) -> None:
        s.turn += 1
        s.tell("turn-begins", turn=s.turn, left=s.box.scene.track - s.shadow)
        s.push(BeginLumaPhase(), Act(), ActivateCreatures(), StepOfTheShadow(), EndTurn(), Turns())


class BeginLumaPhase(Do[WildwoodsState]):
    """W2.1 All used dice come back."""

    tag: ClassVar[str] = "begin-luma-phase"
    rule: ClassVar[str] = "W2.1"

    def run(self, s: WildwoodsState) -> None:
        s.is_luma = 1
        s.dice = s.owned[:]
        for sides in changes(s, "die", ()):
            s.dice[DICE.index(sides)] = max(1, s.dice[DICE.index(sides)])
        s.dice[0] = max(0, s.dice[0] + s.kept_dice - s.fewer_dice)
        s.used_dice = [0] * len(DICE)
        s.kept_dice = s.fewer_dice = 0
        if s.box.scene.light_step:
            move_light(s, s.box.scene.light_step)
        moment(s, "turn_start")


class ActivateCreatures(Do[WildwoodsState]):
    """W3.1, ruling 14 Those that are here now, each once."""

    tag: ClassVar[str] = "activate-creatures"
    rule: ClassVar[str] = "W3.1"

    def run(self, s: WildwoodsState) -> None:
        s.tell("shadow-phase")
        for number in s.creatures():
            s.mark(number, WAITING)
        s.push(NextActivation())


def waiting(s: WildwoodsState) -> list[int]:
    return [number for number in s.creatures() if s.marks_of(number) & WAITING]


class NextActivation(Do[WildwoodsState]):
    """W3.1 The leftmost creature that was not yet activated."""

    tag: ClassVar[str] = "next-activation"
    rule: ClassVar[str] = "W3.1"

    def run(self, s: WildwoodsState) -> None:
        if waiting(s):
            s.push(BeforeActivation(), ActivateLeftmost(), NextActivation())


class BeforeActivation(Window):
    """Ruling 8: here Brom may help, and cards that say so."""

    tag: ClassVar[str] = "before-activation"
    kind: ClassVar[str] = "before-activation"
    rule: ClassVar[str] = "W3.1"
    windows: ClassVar[tuple[str, ...]] = ("before_activation",)

    def options(self, s: WildwoodsState, seat: Seat) -> list[Action]:
        return [*uses(s, self.windows), *broms_options(s), GoOn()]

    def answer(self, s: WildwoodsState, seat: Seat, action: Action) -> None:
        if isinstance(action, Protect | Care):
            s.push(self)
            let_brom(s, action)
        else:
            super().answer(s, seat, action)

    def default(self, s: WildwoodsState, seat: Seat) -> Action:
        return GoOn()


class ActivateLeftmost(Do[WildwoodsState]):
    """W3.1 What happens before it may send it away."""

    tag: ClassVar[str] = "activate-leftmost"
    rule: ClassVar[str] = "W3.1"

    def run(self, s: WildwoodsState) -> None:
        found = waiting(s)
        if found:
            s.unmark(found[0], WAITING)
            activate(s, found[0])


def activate(s: WildwoodsState, number: int) -> None:
    s.push(Activate(number))
    trigger(s, number, "before_activation")


class Activate(Do[WildwoodsState]):
    """W3.1 Spirit is lost as its card shows, unless it is stunned; then “after activation”."""

    tag: ClassVar[str] = "activate"
    rule: ClassVar[str] = "W3.1"
    __match_args__ = ("creature",)

    def __init__(self, creature: int) -> None:
        self.creature = creature

    def run(self, s: WildwoodsState) -> None:
        if self.creature not in s.river or maybe_skip(s, "activation"):
            return
        is_stunned = s.is_stunned(self.creature)
        s.tell("activates", creature=creature_name(s, self.creature), stunned=int(is_stunned))
        s.push(AfterActivation(self.creature, int(is_stunned)))
        if not is_stunned:
            side = s.side_of(self.creature)
            lose(s, side.damage + amount_of(s, side.damage_plus))


class AfterActivation(Do[WildwoodsState]):
    """W3.1, ruling 13 Its effect comes first, then the stun token goes."""

    tag: ClassVar[str] = "after-activation"
    rule: ClassVar[str] = "W3.1"
    __match_args__ = ("creature", "stunned")

    def __init__(self, creature: int, stunned: int) -> None:
        self.creature = creature
        self.stunned = stunned

    def run(self, s: WildwoodsState) -> None:
        if self.stunned:
            s.push(DropToken(self.creature))
        trigger(s, self.creature, "activated")


class DropToken(Do[WildwoodsState]):
    """W3.1 The stun token goes back."""

    tag: ClassVar[str] = "drop-token"
    rule: ClassVar[str] = "W3.1"
    __match_args__ = ("creature",)

    def __init__(self, creature: int) -> None:
        self.creature = creature

    def run(self, s: WildwoodsState) -> None:
        s.unmark(self.creature, STUNNED)


class StepOfTheShadow(Do[WildwoodsState]):
    """W3.2 The shadow marker one step forward."""

    tag: ClassVar[str] = "step-of-the-shadow"
    rule: ClassVar[str] = "W3.2"

    def run(self, s: WildwoodsState) -> None:
        if not maybe_skip(s, "step"):
            s.push(ShadowStep())


class EndTurn(Do[WildwoodsState]):
    """What was for this turn is over."""

    tag: ClassVar[str] = "end-turn"
    rule: ClassVar[str] = "W3.2"

    def run(self, s: WildwoodsState) -> None:
        end_turn(s)
        s.used_turn = 0


@performs("activate")
def activate_picked(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`activate`: a creature is activated at once, besides its turn."""
    for number in reversed(picked(s, effect.what, step.source)):
        if number >= FIRST_CREATURE:
            activate(s, number)


@performs("end_phase")
def end_phase_now(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`end_phase`: Luma's phase is over after this."""
    end_phase(s)


# Dice


@performs("dice")
def dice(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`dice`: fewer or more in the next phase, used ones taken back now, or one for a card's roll."""
    n = amount_of(s, effect.n)
    if effect.to == "next":
        s.fewer_dice -= n
    elif effect.scope:
        put_in_force(s, "dice", n, effect.scope, NEXT)
    else:
        for _ in range(n):
            take_back_die(s)
    s.tell("dice-change", n=n, next=int(effect.to == "next"))


def take_back_die(s: WildwoodsState) -> None:
    """The largest used one."""
    for kind in reversed(range(len(DICE))):
        if s.used_dice[kind]:
            s.used_dice[kind] -= 1
            s.dice[kind] += 1
            return


@performs("keep_dice")
def keep_dice(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`keep_dice`: so many unused d8 are additional ones in the next phase."""
    kept = min(amount_of(s, effect.n), s.dice[0])
    s.dice[0] -= kept
    s.kept_dice += kept
    s.tell("keeps-dice", n=kept)


@performs("die")
def die(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`die`: a d10 or a d12 for the rest of the chapter (W1.3); at most one of each."""
    kind = DICE.index(effect.value)
    if not s.owned[kind]:
        s.owned[kind] = 1
        s.dice[kind] += 1
        s.tell("gains-die", sides=effect.value)
