"""W4.1 Creatures: drawn, put into the river, shone on, healed, discarded."""

from __future__ import annotations

from typing import ClassVar

from spiritboard.core.frames import Chance, Do
from spiritboard.core.values import Action, Seat
from spiritboard.games.wildwoods.actions import DrawCard
from spiritboard.games.wildwoods.box import NOTHING, SPACES, Creature, Effect
from spiritboard.games.wildwoods.rules.conditions import holds
from spiritboard.games.wildwoods.rules.crystals import gain_crystals
from spiritboard.games.wildwoods.rules.force import modified
from spiritboard.games.wildwoods.rules.naming import creature_name, kind_name
from spiritboard.games.wildwoods.rules.programme import Step, performs, play
from spiritboard.games.wildwoods.rules.quantities import amount_of
from spiritboard.games.wildwoods.rules.river import (
    ON_PICKED,
    PickCard,
    candidates,
    is_choice,
    may_move,
    move,
    put_at,
    to_end,
)
from spiritboard.games.wildwoods.rules.spirit import lose
from spiritboard.games.wildwoods.rules.using import moment
from spiritboard.games.wildwoods.state import FIRST_CREATURE, SIDE, STUNNED, WildwoodsState


@performs("creature")
def creature(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`creature`: so many of a kind, or drawn; where they enter, if not as printed."""
    for _ in range(amount_of(s, effect.n)):
        if effect.item == NOTHING:
            s.push(DrawCreature(effect.to))
        else:
            s.push(EnterCreature(effect.item, effect.to))


class DrawCreature(Chance[WildwoodsState]):
    """W4.1 The next card of the creature pile; when it is empty its discard is shuffled."""

    tag: ClassVar[str] = "draw-creature"
    kind: ClassVar[str] = "draw-creature"
    rule: ClassVar[str] = "W4.1"
    purpose: ClassVar[str] = "creature"
    __match_args__ = ("to",)

    def __init__(self, to: str) -> None:
        self.to = to

    def needed(self, s: WildwoodsState) -> bool:
        return bool(s.creature_top or any(s.creature_pile) or any(s.creature_discard))

    def index(self, s: WildwoodsState) -> int:
        return s.draws

    def weighted(self, s: WildwoodsState) -> list[tuple[int, Action]]:
        if s.creature_top:
            return [(1, DrawCard(s.creature_top[-1]))]
        pile = s.creature_pile if any(s.creature_pile) else s.creature_discard
        return [(count, DrawCard(kind)) for kind, count in enumerate(pile) if count]

    def answer(self, s: WildwoodsState, seat: Seat, action: Action) -> None:
        assert isinstance(action, DrawCard)
        s.draws += 1
        if s.creature_top:
            s.creature_top.pop()
        else:
            take_from_pile(s, action.card)
        s.reveal("draws-creature", creature=kind_name(s, action.card))
        enter(s, action.card, self.to)


def take_from_pile(s: WildwoodsState, kind: int) -> None:
    if not any(s.creature_pile):
        s.creature_pile, s.creature_discard = s.creature_discard, [0] * len(s.creature_discard)
        s.tell("creatures-reshuffled")
    s.creature_pile[kind] -= 1


class EnterCreature(Do[WildwoodsState]):
    """W4.1 One of a kind is put into play, out of the pile if one lies there; all here: none comes."""

    tag: ClassVar[str] = "enter-creature"
    rule: ClassVar[str] = "W4.1"
    __match_args__ = ("creature", "to")

    def __init__(self, creature: int, to: str) -> None:
        self.creature = creature
        self.to = to

    def run(self, s: WildwoodsState) -> None:
        piles = [s.creature_pile, s.creature_discard]
        found = [pile for pile in piles if pile[self.creature]]
        if not found and self.creature in [s.kinds[n - FIRST_CREATURE] for n in s.creatures()]:
            return
        if found:
            found[0][self.creature] -= 1
        enter(s, self.creature, self.to)


def enter(s: WildwoodsState, kind: int, to: str) -> None:
    """W1.2, W4.1 Into the river; into a full one it does not come, and costs its spirit value."""
    card = s.box.creatures[kind]
    if len(s.river) >= SPACES:
        s.creature_discard[kind] += 1
        s.tell("no-room-for-creature", creature=card.name)
        lose(s, card.sides[0].damage)
        return
    number = FIRST_CREATURE + len(s.kinds)
    s.kinds.append(kind)
    s.marks.append(0)
    put_at(s, number, entrance(s, card, to))
    s.tell("creature-enters", creature=card.name, space=s.river.index(number))
    trigger(s, number, "played")


def entrance(s: WildwoodsState, card: Creature, to: str) -> int:
    """As its card says, unless the effect or a held card says otherwise."""
    space = card.enter
    if to:
        space = {"start": 0, "end": SPACES}[to] if to in ("start", "end") else int(to)
    return max(0, min(space, len(s.river)) + modified(s, "enter"))


def trigger(s: WildwoodsState, number: int, name: str) -> None:
    """What its card does then, its side too; after that the scene and the held cards."""
    moment(s, name)
    kind = s.kind_of(number)
    own = kind.side_triggers[s.marks_of(number) // SIDE]
    for found in reversed((*kind.triggers, *own)):
        if found.on == name and holds(s, found.condition, number):
            play(s, found.programme, number)


def shine(s: WildwoodsState, number: int) -> None:
    """W1.4 To the river's end, stunned; one that never moves is only stunned."""
    if may_move(s, number):
        to_end(s, number)
    stun(s, number)
    s.tell("shines", creature=creature_name(s, number))
    trigger(s, number, "shone")


def stun(s: WildwoodsState, number: int) -> None:
    """W1.8 At most one token."""
    s.mark(number, STUNNED)


def heal(s: WildwoodsState, number: int) -> None:
    """W1.4 Its crystals are gained; it turns to its next side, or from the last one is discarded."""
    side = s.side_of(number)
    sides = s.kind_of(number).sides
    is_last = s.marks_of(number) // SIDE == len(sides) - 1
    s.tell("heals", creature=creature_name(s, number), turns=int(not is_last))
    s.push(TurnOrLeave(number))
    trigger(s, number, "healed")
    gain_crystals(s, side.crystals)


class TurnOrLeave(Do[WildwoodsState]):
    """W1.4 After what its healing brought: the next side, or the discard."""

    tag: ClassVar[str] = "turn-or-leave"
    rule: ClassVar[str] = "W1.4"
    __match_args__ = ("creature",)

    def __init__(self, creature: int) -> None:
        self.creature = creature

    def run(self, s: WildwoodsState) -> None:
        if self.creature not in s.river:
            count_healed(s, self.creature)
            return
        if s.marks_of(self.creature) // SIDE < len(s.kind_of(self.creature).sides) - 1:
            s.marks[self.creature - FIRST_CREATURE] += SIDE
            return
        discard(s, self.creature)
        count_healed(s, self.creature)


def count_healed(s: WildwoodsState, number: int) -> None:
    s.healed_here += 1
    s.healed[s.kinds[number - FIRST_CREATURE]] += 1


def discard(s: WildwoodsState, number: int) -> None:
    """W4.1 By an effect too: then it gives no crystals. The river closes."""
    if number in s.river:
        s.river.remove(number)
        s.creature_discard[s.kinds[number - FIRST_CREATURE]] += 1


@performs("discard_creature")
def discard_creature(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`discard_creature`: it leaves the river and gives nothing."""
    on_creatures(s, effect, step)


@performs("stun")
def stun_creatures(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`stun`: one, all; `clear`: every token is taken away."""
    if effect.what == "clear":
        for number in s.creatures():
            s.unmark(number, STUNNED)
        s.tell("stun-cleared")
        return
    on_creatures(s, effect, step)


def on_creatures(s: WildwoodsState, effect: Effect, step: Step) -> None:
    if is_choice(effect.what):
        s.push(PickCard(step.programme, step.at, step.source))
        return
    for number in candidates(s, effect, step.source):
        ON_PICKED[effect.kind](s, effect, number)


def discard_picked(s: WildwoodsState, effect: Effect, number: int) -> None:
    s.tell("creature-leaves", creature=creature_name(s, number))
    discard(s, number)


def stun_picked(s: WildwoodsState, effect: Effect, number: int) -> None:
    stun(s, number)
    s.tell("stuns", creature=creature_name(s, number))


def move_picked(s: WildwoodsState, effect: Effect, number: int) -> None:
    """`pile_top`: a creature goes back on top of its pile."""
    if effect.to != "pile_top":
        move(s, number, effect.to)
    elif number in s.river:
        s.river.remove(number)
        s.creature_top.append(s.kinds[number - FIRST_CREATURE])
        s.tell("back-on-the-pile", creature=creature_name(s, number))


ON_PICKED["discard_creature"] = discard_picked
ON_PICKED["stun"] = stun_picked
ON_PICKED["move"] = move_picked
