"""W2.2 Luma's phase: a card, an ability, a target, some dice."""

from __future__ import annotations

from typing import ClassVar, Final

from spiritboard.core.errors import Illegal
from spiritboard.core.frames import AskAny
from spiritboard.core.values import Action, Seat
from spiritboard.games.wildwoods.actions import (
    Attempt,
    Care,
    EndPhase,
    LeaveScene,
    Protect,
    UseCard,
)
from spiritboard.games.wildwoods.box import (
    BOTTOM,
    EXPLORE,
    HELP,
    LIGHT,
    NOTHING,
    NUMBERS,
    TOP,
    TRAUMA,
)
from spiritboard.games.wildwoods.rules.brom import broms_options, let_brom
from spiritboard.games.wildwoods.rules.conditions import holds
from spiritboard.games.wildwoods.rules.force import (
    capped,
    is_shut,
    modified,
    scopes_of,
    use_up,
)
from spiritboard.games.wildwoods.rules.naming import card_name, creature_name, place_name
from spiritboard.games.wildwoods.rules.needs import SLOT, is_bottom_open, slot_of
from spiritboard.games.wildwoods.rules.places import approach, open_places, why_shut
from spiritboard.games.wildwoods.rules.rolling import AfterRoll, FinishAction, RollDice
from spiritboard.games.wildwoods.rules.rolls import is_action_card, printed_number
from spiritboard.games.wildwoods.rules.using import use_held, uses, why_not_used
from spiritboard.games.wildwoods.state import WON, WildwoodsState

MANY: Final = 99
USE: Final = ("use",)


def number_for(s: WildwoodsState, card: int) -> int:
    """W2.2 What a die must show for this card now; 0: it can't act from a blank space."""
    scopes = scopes_of(card, TOP)
    printed = printed_number(s, card)
    number = min(
        capped(s, "number", MANY, scopes), capped(s, "number_cap", printed or MANY, scopes)
    )
    return number if number < MANY else 0


def extra_dice(s: WildwoodsState, card: int) -> int:
    """Additional d8 for a roll with this card."""
    return modified(s, "dice", scopes_of(card, TOP))


def dice_choices(s: WildwoodsState, card: int) -> list[tuple[int, int, int]]:
    """W2.2 One or more of the available dice."""
    first = ("first_roll",) if s.rolls == 0 else ()
    most = capped(s, "max_dice", MANY, (*scopes_of(card, TOP), *first))
    d8, d10, d12 = s.dice[0] + extra_dice(s, card), s.dice[1], s.dice[2]
    return [
        (a, b, c)
        for c in range(d12 + 1)
        for b in range(d10 + 1)
        for a in range(d8 + 1)
        if 1 <= a + b + c <= most
    ]


def targets(s: WildwoodsState, card: int) -> list[int]:
    """W1.4 What the top ability of a card can be aimed at."""
    if card == LIGHT:
        return [number for number in s.creatures() if s.side_of(number).shine > 0]
    if card in (HELP, EXPLORE):
        return open_places(s, card)
    healable = [number for number in s.creatures() if s.side_of(number).heal > 0]
    return healable + [SLOT - slot for slot in range(len(s.slots)) if is_healable(s, slot)]


def is_healable(s: WildwoodsState, slot: int) -> bool:
    """W4.2 A trauma, if it can be healed now; of equal ones the first."""
    card = s.card(s.slots[slot])
    if s.slots.index(s.slots[slot]) != slot:
        return False
    return card.type == TRAUMA and card.heal > 0 and holds(s, card.heal_when)


def attempts(s: WildwoodsState) -> list[Action]:
    """W2.2 Every card that can act, with each target and each number of dice."""
    found: list[Action] = []
    for card in s.river:
        if not is_action_card(card) or not number_for(s, card):
            continue
        dice = dice_choices(s, card)
        for target in targets(s, card):
            found += [Attempt(card, TOP, target, some) for some in dice]
        if is_bottom_open(s, card):
            found += [Attempt(card, BOTTOM, NOTHING, some) for some in dice]
    return found


class Act(AskAny[WildwoodsState]):
    """W2.2, W2.3 Another action, something held, Brom, or the end of the phase."""

    tag: ClassVar[str] = "act"
    kind: ClassVar[str] = "act"
    rule: ClassVar[str] = "W2.2"

    def asked(self, s: WildwoodsState) -> tuple[Seat, ...]:
        """With nothing left to do the phase ends by itself."""
        if not s.is_luma or self.options(s, 0) == [EndPhase()]:
            return ()
        return s.everybody()

    def options(self, s: WildwoodsState, seat: Seat) -> list[Action]:
        found = attempts(s)
        ends = may_end(s, found)
        found += [*uses(s, USE), *broms_options(s)]
        if may_leave(s):
            found.append(LeaveScene())
        if ends:
            found.append(EndPhase())
        return found

    def refusal(self, s: WildwoodsState, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, Attempt):
            return why_not_attempted(s, action)
        if isinstance(action, UseCard):
            return why_not_used(s, action)
        if isinstance(action, Protect | Care):
            return Illegal("W1.9", "brom-cannot")
        if isinstance(action, EndPhase):
            return Illegal("W2.3", "dice-unused")
        return Illegal(self.rule, "not-now")

    def answer(self, s: WildwoodsState, seat: Seat, action: Action) -> None:
        if isinstance(action, EndPhase):
            end_phase(s)
            return
        if isinstance(action, LeaveScene):
            s.result = WON
            s.tell("leaves-scene")
            return
        s.push(Act())
        if isinstance(action, Attempt):
            begin(s, action)
        elif isinstance(action, UseCard):
            use_held(s, action.slot, USE)
        else:
            let_brom(s, action)

    def run(self, s: WildwoodsState) -> None:
        end_phase(s)

    def default(self, s: WildwoodsState, seat: Seat) -> Action:
        """For somebody who is away nothing is risked."""
        return self.options(s, seat)[-1]


def may_end(s: WildwoodsState, left: list[Action]) -> bool:
    """W2.3 At any time, unless a card forbids it while there is something to roll for."""
    return not left or not is_shut(s, "end_phase")


def may_leave(s: WildwoodsState) -> bool:
    condition = s.box.scene.may_leave
    return condition != NOTHING and holds(s, condition)


def end_phase(s: WildwoodsState) -> None:
    if s.is_luma:
        s.is_luma = 0
        s.tell("phase-ends", dice=sum(s.dice))


def begin(s: WildwoodsState, attempt: Attempt) -> None:
    """W2.2 The dice are taken; what a place costs is paid before the roll."""
    s.acting, s.ability, s.target = attempt.card, attempt.ability, attempt.target
    s.roll_number = number_for(s, attempt.card)
    s.bonus = s.surplus = 0
    take_dice(s, attempt)
    tell_attempt(s, attempt)
    s.push(RollDice(attempt.dice), AfterRoll(), FinishAction())
    if attempt.ability == TOP and attempt.card in (HELP, EXPLORE):
        approach(s, attempt.target)


def tell_attempt(s: WildwoodsState, attempt: Attempt) -> None:
    if attempt.ability == BOTTOM:
        s.tell("attempts-bottom", action=attempt.card, dice=attempt.dice)
    else:
        s.tell("attempts-top", action=attempt.card, target=aim(s), dice=attempt.dice)


def aim(s: WildwoodsState) -> str:
    """How an event names the target."""
    if s.acting in (HELP, EXPLORE):
        return f"place-{place_name(s, s.target)}"
    if s.target <= SLOT:
        return f"card-{card_name(s, s.slots[slot_of(s.target)])}"
    return f"creature-{creature_name(s, s.target)}"


def take_dice(s: WildwoodsState, attempt: Attempt) -> None:
    extra = extra_dice(s, attempt.card)
    for kind, count in enumerate(attempt.dice):
        own = max(0, count - extra) if kind == 0 else count
        s.dice[kind] -= own
        s.used_dice[kind] += own
    for what in ("dice", "number"):
        use_up(s, what, scopes_of(attempt.card, TOP))


def why_not_attempted(s: WildwoodsState, attempt: Attempt) -> Illegal:
    """The first thing that stands in its way."""
    if not is_action_card(attempt.card) or attempt.ability not in (TOP, BOTTOM):
        return Illegal("W2.2", "no-such-card")
    if not number_for(s, attempt.card):
        return Illegal("W2.2", "blank-space", action=attempt.card, last=NUMBERS[-1])
    if attempt.dice not in dice_choices(s, attempt.card):
        return Illegal("W2.2", "no-such-dice", dice=sum(s.dice))
    if attempt.ability == BOTTOM:
        return Illegal("W1.4", "bottom-shut", action=attempt.card)
    places = len(s.box.scene.places)
    if attempt.card in (HELP, EXPLORE) and 0 <= attempt.target < places:
        return why_shut(s, attempt.target) or Illegal(
            "W5.1", "other-card", place=place_name(s, attempt.target)
        )
    return Illegal("W1.4", "no-such-target")
