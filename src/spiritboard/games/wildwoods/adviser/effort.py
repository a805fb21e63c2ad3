"""An estimate of the chance to prevail: the dice it takes, against the dice that are left.

What a scene asks for is a sum of tasks: places, creatures, steps of the light. A task costs as many
successes as it needs less the crystals of its card, and a success as many dice as its card's space
makes of it. It ranks positions well; its size is checked against play, scene by scene.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from spiritboard.games.wildwoods.adviser.board import Board
from spiritboard.games.wildwoods.adviser.conditions import holds
from spiritboard.games.wildwoods.adviser.position import FIRST, Position
from spiritboard.games.wildwoods.box import CARE, EXPLORE, HEAL, HELP, LIGHT, NOTHING, PROTECT

SUCCESSES: Final[tuple[float, ...]] = (0.72, 0.63, 0.55, 0.48, 0.42, 0.37, 0.32)
"""By space of the river: how likely a die is a success there, or after the way to the front."""
LATER: Final = 0.5
"""A card that has acted comes back about so well."""
AT_ONCE: Final = 2
"""Steps of the light that one roll brings, or about."""
TOGETHER: Final = 0.22
"""Each success more that one roll must bring costs so much on top."""
UNUSED: Final = 0.25
"""What a crystal on a card without a task is worth, of one that is needed."""
USED_WELL: Final = 0.8
"""Of the dice of later turns, so many find work on a good space."""
PAID: Final = 0.6
"""A die brings so many crystals."""
OFF_ITS_SPACE: Final = 1.3
"""Dice that it takes to bring a card a space nearer to where it must stand."""
WRAP: Final = 2.2
"""Dice that a shadow card costs."""
LAST_CARDS: Final = 6.0
"""Dice that it costs when the chapter is at stake."""
SPREAD: Final = 1.3
"""How much luck there is in so many dice."""
PROGRESS: Final = 0.004
"""What a die to spare is worth where the chance is good anyway, or lost anyway: so nobody dallies."""
BEHIND: Final = 5.0
AHEAD: Final = 20.0
KEPT: Final = 0.001
"""What a crystal or a spirit is worth for the scenes to come."""
FIND: Final = 0.006


class Tasks:
    """What is to be done, by action card."""

    def __init__(self) -> None:
        self.needs: list[list[int]] = [[], [], [], []]
        self.steps = 0
        """Of the light."""
        self.waits = 0
        """Turns that must pass."""
        self.given = 0
        """Crystals that are gained on the way."""
        self.price = 0
        """Crystals that are paid."""
        self.moves = 0
        """Spaces that cards are away from where they must stand."""
        self.places = 0

    def add(self, card: int, need: int) -> None:
        self.needs[card].append(need)


def estimate(b: Board, p: Position) -> float:
    """From 0 to 1; never quite either."""
    least = min([dice_for(b, p, way.condition) for way in b.scene.ways])
    if b.scene.may_leave != NOTHING:
        least = min(least, dice_for(b, p, b.scene.may_leave))
    left = dice_left(b, p) - least - threat(b, p)
    chance = 1 / (1 + exp(-1.7 * left / (SPREAD * sqrt(least + 2.0))))
    kept = KEPT * (p.spirit + sum(p.crystals)) + FIND * p.finds
    ahead = PROGRESS * (min(max(left, -BEHIND), AHEAD) + BEHIND)
    return 0.002 + 0.84 * chance + ahead + kept


def turns_left(b: Board, p: Position) -> float:
    """Before the shadow is at the centre; creatures may hurry it."""
    hurry = len([1 for card in p.river if card >= FIRST and hurries(b, card)])
    return (b.scene.track - p.shadow) / (1 + 0.8 * hurry)


def hurries(b: Board, card: int) -> bool:
    """Does it move the shadow when it is activated?"""
    for trigger in b.box.creatures[b.kind(card)].triggers:
        if trigger.on == "activated" and trigger.programme != NOTHING and not card & 1:
            return b.box.programmes[trigger.programme][0].kind == "shadow"
    return False


def dice_left(b: Board, p: Position) -> float:
    usual = b.usual[0] + 1.2 * (b.usual[1] + b.usual[2])
    later = max(0.0, turns_left(b, p) - 1)
    return p.dice() + USED_WELL * usual * later - b.rest(p).fewer


def threat(b: Board, p: Position) -> float:
    """W1.6 Dice that lost spirit will cost."""
    damage = 0
    for card in p.river:
        if card >= FIRST:
            damage += b.side(card).damage
    turns = max(0.0, turns_left(b, p) - 0.5)
    lost = 0.6 * damage * turns - p.spirit
    rest = b.rest(p)
    safe = rest.shadow_left + int(rest.brom in (PROTECT, CARE))
    price = LAST_CARDS if safe <= 2 else WRAP
    wraps = max(0.0, lost / b.box.spirit + 0.5)
    return price * wraps + (b.box.spirit - p.spirit) * 0.04


def dice_for(b: Board, p: Position, condition: int) -> float:
    """What a condition still asks for, in dice."""
    tasks = Tasks()
    gather(b, p, condition, tasks)
    total = OFF_ITS_SPACE * tasks.moves + dice_for_light(p, tasks.steps)
    purse = sum(p.crystals)
    free = max(0, purse - tasks.price)
    spare = tasks.given
    for card in (LIGHT, HELP, EXPLORE, HEAL):
        have = min(b.have(p, card), free)
        if tasks.needs[card]:
            free -= have
            total += dice_of(p, card, tasks.needs[card], have)
    total += max(0, tasks.price - purse) / PAID - UNUSED * (spare + free) / LATER
    waits = 5.0 * tasks.waits
    return max(total, 0.3) + waits if tasks.places + tasks.steps else waits


def dice_for_light(p: Position, steps: int) -> float:
    soon = min(steps, AT_ONCE)
    return soon / SUCCESSES[p.space_of(LIGHT)] + (steps - soon) / LATER


def dice_of(p: Position, card: int, needs: list[int], have: int) -> float:
    """Crystals count where they save most; one success must be rolled each time."""
    ease = SUCCESSES[p.space_of(card)]
    total = 0.0
    for need in sorted(needs):
        saved = min(have, need - 1)
        have -= saved
        rolled = need - saved
        total += rolled * (1 + TOGETHER * (rolled - 1)) / ease
        ease = LATER
    return total


def gather(b: Board, p: Position, condition: int, tasks: Tasks) -> None:
    """The tasks of a condition that does not hold yet."""
    if condition == NOTHING or holds(b, p, condition):
        return
    c = b.box.conditions[condition]
    if c.kind == "all":
        for part in c.items:
            gather(b, p, part, tasks)
    elif c.kind == "any":
        gather(b, p, min(c.items, key=lambda part: dice_for(b, p, part)), tasks)
    elif c.kind == "not":
        send_off(b, p, b.box.conditions[c.items[0]].item, tasks)
    elif c.kind == "solved":
        for place in c.items:
            add_place(b, p, place, tasks, set())
    elif c.kind in ("solved_min", "all_solved"):
        add_cheapest(b, p, c.n if c.kind == "solved_min" else len(b.places), tasks)
    elif c.kind in ("light_min", "light_at"):
        add_light(b, p, c.n, tasks)
    else:
        gather_more(b, p, condition, tasks)


def gather_more(b: Board, p: Position, condition: int, tasks: Tasks) -> None:
    c = b.box.conditions[condition]
    rest = b.rest(p)
    if c.kind == "healed":
        add_heals(b, p, c.n - rest.healed, tasks)
    elif c.kind == "count":
        add_heals(b, p, c.n - rest.counts[c.item], tasks)
    elif c.kind == "spirit_min":
        tasks.add(HEAL, c.n - p.spirit)
        tasks.places += 1
    elif c.kind == "found":
        ruled_out = p.solved | rest.ruled_out
        left = [n for n in b.scene.hides[c.item].among if not (ruled_out >> n) & 1]
        for place in left[: (len(left) + 2) // 2]:
            tasks.add(b.places[place].card, b.place_need(place))
            tasks.places += 1
    elif c.kind == "crystals" and not c.pay:
        tasks.add(HELP, c.n)


def add_light(b: Board, p: Position, n: int, tasks: Tasks) -> None:
    """The light moves by itself, or by Light's bottom ability."""
    steps = max(0, (n or b.scene.light_track) - p.light)
    if b.scene.light_step:
        tasks.waits = max(tasks.waits, steps)
    else:
        tasks.steps = max(tasks.steps, steps)


def add_place(b: Board, p: Position, place: int, tasks: Tasks, seen: set[int]) -> None:
    """W5.1 A place, all that it waits for, and what it asks."""
    if (p.solved >> place) & 1 or place in seen:
        return
    seen.add(place)
    found = b.places[place]
    for other in found.after:
        add_place(b, p, other, tasks, seen)
    tasks.add(found.card, b.place_need(place))
    tasks.places += 1
    if found.light > p.light:
        add_light(b, p, found.light, tasks)
    cost = b.price(place)
    if not cost:
        gather(b, p, found.condition, tasks)
    elif not (b.rest(p).paid >> place) & 1:
        tasks.price += cost
    if found.space != NOTHING:
        tasks.moves += 1 + moves_to(p, found.space_card, found.space)


def moves_to(p: Position, card: int, space: int) -> int:
    """Cards move forward alone; one that has passed its space acts, and comes back from the end."""
    at = p.space_of(card)
    return at - space if at >= space else len(p.river) - space


def add_cheapest(b: Board, p: Position, n: int, tasks: Tasks) -> None:
    there = [number for number in range(len(b.places)) if b.is_there(p, number)]
    left = [number for number in there if not (p.solved >> number) & 1]
    left.sort(key=b.place_need)
    for place in left[: max(0, min(n, len(there)) - (len(there) - len(left)))]:
        add_place(b, p, place, tasks, set())


def add_heals(b: Board, p: Position, n: int, tasks: Tasks) -> None:
    """The creatures that are easiest to heal; those that are still to come are usual ones."""
    needs = sorted([b.side(card).heal for card in p.river if card >= FIRST and b.side(card).heal])
    wanted = needs[:n] + [3] * (n - len(needs))
    for need in wanted:
        tasks.add(HEAL, max(1, need + b.heal_change))
        tasks.given += 1
        tasks.places += 1


def send_off(b: Board, p: Position, kind: int, tasks: Tasks) -> None:
    """A creature that must not be here is healed."""
    for card in p.river:
        if card >= FIRST and b.kind(card) == kind:
            tasks.add(HEAL, max(1, b.side(card).heal + b.heal_change))
            tasks.given += b.side(card).crystals
            tasks.places += 1
