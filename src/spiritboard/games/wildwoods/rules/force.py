"""What holds for a while: until it is used, to the end of the turn, or as long as a card is held."""

from __future__ import annotations

from typing import Final

from spiritboard.games.wildwoods.box import ABILITIES, ACTION_CARDS, Effect
from spiritboard.games.wildwoods.rules.conditions import holds
from spiritboard.games.wildwoods.rules.programme import Step, performs
from spiritboard.games.wildwoods.rules.quantities import amount_of
from spiritboard.games.wildwoods.state import WildwoodsState

SKIPS: Final = (
    "icons",
    "move",
    "activation",
    "loss",
    "price",
    "light",
    "order",
    "step",
    "bottom",
)
"""What can be left out: the next icons, the creatures' moves, an activation, a spirit loss, what a
place costs, the light it needs, its turn in a row, the shadow's step, bottom abilities."""
MODIFIED: Final = (
    "need",
    "number",
    "number_cap",
    "dice",
    "max_dice",
    "crystal_gain",
    "crystal_cap",
    "spirit_gain",
    "enter",
    "light_step",
    "brom_cost",
    "explore_draw",
    "curse_loss",
    "shut",
    "die",
    *[f"skip_{name}" for name in SKIPS],
)
"""W4.2 What a card or a scene can change: some are added up, of `…_cap`, `max_dice`, `number` and
`light_step` the least one counts."""
SCOPES: Final = (
    "",
    *ACTION_CARDS,
    *ABILITIES,
    *[f"{card}.{ability}" for card in ACTION_CARDS for ability in ABILITIES],
    "place",
    "place_4",
    "first_roll",
    "care",
    "protect",
    "end_phase",
    "companions",
)
"""To what: an action card, one of its abilities, a place, a place that needs 4 or more, the first
roll of a scene, what Brom does, ending the phase, companions that come."""
NEXT: Final = 0
TURN: Final = 1
SCENE: Final = 2
LASTS: Final = ("next", "turn", "scene")
"""How long: the next time it matters, this turn, this scene."""


def put_in_force(s: WildwoodsState, what: str, n: int, scope: str, lasts: int) -> None:
    s.in_force.append((MODIFIED.index(what), n, SCOPES.index(scope), lasts))


def changes(s: WildwoodsState, what: str, scopes: tuple[str, ...]) -> list[int]:
    """All that changes something: what is in force, and the cards that are held."""
    number = MODIFIED.index(what)
    found = [
        n for kind, n, scope, _ in s.in_force if kind == number and fits(SCOPES[scope], scopes)
    ]
    for card in s.slots:
        for modifier in s.card(card).modifiers:
            if modifier.what == what and fits(modifier.scope, scopes):
                found += [modifier.n] if holds(s, modifier.condition) else []
    return found


def modified(s: WildwoodsState, what: str, scopes: tuple[str, ...] = ()) -> int:
    """How much something is changed, added up."""
    return sum(changes(s, what, scopes))


def capped(s: WildwoodsState, what: str, usual: int, scopes: tuple[str, ...] = ()) -> int:
    """The least of what is usual and what is allowed."""
    return min([usual, *changes(s, what, scopes)])


def is_shut(s: WildwoodsState, what: str) -> bool:
    """W4.2 Does a card forbid it?"""
    return len(changes(s, "shut", (what,))) > 0


def fits(scope: str, scopes: tuple[str, ...]) -> bool:
    return not scope or scope in scopes


def is_in_force(s: WildwoodsState, what: str, scopes: tuple[str, ...] = ()) -> bool:
    return len(changes(s, what, scopes)) > 0


def use_up(s: WildwoodsState, what: str, scopes: tuple[str, ...] = ()) -> None:
    """What was to hold the next time has held."""
    number = MODIFIED.index(what)
    s.in_force = [
        one
        for one in s.in_force
        if not (one[0] == number and one[3] == NEXT and fits(SCOPES[one[2]], scopes))
    ]


def maybe_skip(s: WildwoodsState, what: str) -> bool:
    """Is the next one left out? Then this was it."""
    if not is_in_force(s, f"skip_{what}"):
        return False
    use_up(s, f"skip_{what}")
    return True


def end_turn(s: WildwoodsState) -> None:
    s.in_force = [one for one in s.in_force if one[3] != TURN]


def scopes_of(card: int, ability: int) -> tuple[str, ...]:
    """What fits an ability of an action card."""
    name, side = ACTION_CARDS[card], ABILITIES[ability]
    return name, side, f"{name}.{side}"


@performs("skip")
def skip(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`skip`: the next icons, moves, activation, loss … are left out."""
    put_in_force(s, f"skip_{effect.what}", 1, "", LASTS.index(effect.to))
    s.tell("skips", skip=SKIPS.index(effect.what))


@performs("need")
def need(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`need`: what is attempted needs more or fewer successes."""
    s.tell("need-changes", n=change_for_a_while(s, "need", effect))


@performs("number")
def number(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`number`: an action card counts as on that space for its next roll."""
    s.tell("number-changes", number=change_for_a_while(s, "number", effect))


@performs("modify")
def modify(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`modify` among effects: it holds for a while without a card."""
    change_for_a_while(s, effect.what, effect)
    s.tell("holds-for-a-while")


def change_for_a_while(s: WildwoodsState, what: str, effect: Effect) -> int:
    n = amount_of(s, effect.n)
    put_in_force(s, what, n, effect.scope, LASTS.index(effect.to))
    return n
