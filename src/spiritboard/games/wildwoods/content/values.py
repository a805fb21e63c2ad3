"""Reads single values of the scene files: amounts, names, words of a list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spiritboard.core.errors import BadSetup
from spiritboard.games.wildwoods.box import (
    ACTION_CARDS,
    BROM_SIDES,
    DICE,
    NOTHING,
    NUMBERS,
    SPACES,
    Amount,
)
from spiritboard.games.wildwoods.content.names import Names
from spiritboard.games.wildwoods.content.vocabulary import BUILT_IN, QUANTITIES
from spiritboard.games.wildwoods.rules.force import LASTS, MODIFIED, SCOPES, SKIPS
from spiritboard.games.wildwoods.rules.river import PICKS

GOALS = ("start", "end", "left", "right", "pile_top")
CREATURE_PICKS = (
    "self",
    "choose",
    "all",
    "first_creature",
    "last_creature",
    "all_creatures",
    "choose_creature",
)
AS_CREATURES = {"choose": "choose_creature", "all": "all_creatures"}


def wrong(field: str, found: object, *expected: object) -> BadSetup:
    """A value that can't stand there."""
    return BadSetup(
        "content-expected",
        field=field,
        found=str(found),
        expected=", ".join(map(str, expected)),
    )


class Values:
    """Each value into what the rules take, or a refusal that says what was expected."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def one_of(self, value: Any, field: str, known: Sequence[str]) -> str:
        if not isinstance(value, str) or value not in known:
            raise wrong(field, value, f"one of: {', '.join(known)}")
        return value

    def amount(self, value: Any, field: str) -> Amount:
        """A number, or the name of a quantity, perhaps with a minus or `half.` before it."""
        if isinstance(value, int) and not isinstance(value, bool):
            return Amount(value)
        text = value if isinstance(value, str) else ""
        sign = -1 if text.startswith("-") else 1
        text = text.removeprefix("-")
        divisor = 2 if text.startswith("half.") else 1
        text = text.removeprefix("half.")
        name = text.removeprefix("count.")
        if text.startswith("count.") and name not in BUILT_IN:
            return Amount(sign, "count", self.names.count(name, field), divisor)
        if name not in QUANTITIES:
            raise wrong(field, value, "a number", "count.<name>", *QUANTITIES)
        return Amount(sign, name, NOTHING, divisor)

    def number(self, value: Any, field: str) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise wrong(field, value, "a number")
        return value

    def most(self, value: Any, field: str) -> int:
        return self.number(value, field)

    def yes(self, value: Any, field: str) -> int:
        if value is not True:
            raise wrong(field, value, "true")
        return 1

    def truth(self, value: Any, field: str) -> bool:
        if not isinstance(value, bool):
            raise wrong(field, value, "true", "false")
        return value

    def action_card(self, value: Any, field: str) -> str:
        return self.one_of(value, field, ACTION_CARDS)

    def crystal_card(self, value: Any, field: str) -> str:
        found = self.one_of(value, field, (*ACTION_CARDS, "choose", "choose_one", "each", "first"))
        return "" if found == "choose" else found

    def purse(self, value: Any, field: str) -> str:
        found = self.one_of(value, field, (*ACTION_CARDS, "any"))
        return "" if found == "any" else found

    def pick(self, value: Any, field: str) -> str:
        return self.one_of(value, field, PICKS)

    def creature_pick(self, value: Any, field: str) -> str:
        found = self.one_of(value, field, CREATURE_PICKS)
        return AS_CREATURES.get(found, found)

    def stun_pick(self, value: Any, field: str) -> str:
        found = self.one_of(value, field, (*CREATURE_PICKS, "clear"))
        return AS_CREATURES.get(found, found)

    def swap(self, value: Any, field: str) -> tuple[str, str]:
        if isinstance(value, str):
            return self.one_of(value, field, ("neighbours", "all")), ""
        if not isinstance(value, Sequence) or len(value) != 2:
            raise wrong(field, value, "neighbours", "all", "a list of two cards")
        return self.pick(value[0], field), self.pick(value[1], field)

    def goal(self, value: Any, field: str) -> str:
        if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= SPACES:
            return str(value - 1)
        return self.one_of(value, field, GOALS)

    def entrance(self, value: Any, field: str) -> str:
        if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= SPACES:
            return str(value - 1)
        return self.one_of(value, field, ("start", "end"))

    def space(self, value: Any, field: str) -> int:
        """ "3+" to "6+", from 0."""
        return NUMBERS.index(int(self.one_of(value, field, [f"{n}+" for n in NUMBERS])[0]))

    def light_space(self, value: Any, field: str) -> int:
        return 0 if value == "centre" else self.number(value, field)

    def deck(self, value: Any, field: str) -> str:
        return self.one_of(value, field, ("deck", "top", "slot"))

    def time(self, value: Any, field: str) -> str:
        return self.one_of(value, field, ("now", "next"))

    def lasts(self, value: Any, field: str) -> str:
        return self.one_of(value, field, LASTS)

    def scope(self, value: Any, field: str) -> str:
        return self.one_of(value, field, SCOPES)

    def modified(self, value: Any, field: str) -> str:
        return self.one_of(value, field, [n for n in MODIFIED if not n.startswith("skip_")])

    def skip(self, value: Any, field: str) -> str:
        return self.one_of(value, field, SKIPS)

    def brom(self, value: Any, field: str) -> str:
        return self.one_of(value, field, ("lay", "turn", "away", "back"))

    def brom_side(self, value: Any, field: str) -> str:
        return self.one_of(value, field, (*BROM_SIDES, "here"))

    def die(self, value: Any, field: str) -> int:
        return int(self.one_of(value, field, [f"d{sides}" for sides in DICE[1:]])[1:])

    def chapter(self, value: Any, field: str) -> str:
        return self.one_of(value, field, ("chapter",))

    def page(self, value: Any, field: str) -> str:
        if not isinstance(value, str | int) or isinstance(value, bool):
            raise wrong(field, value, "the name of a page")
        return str(value)

    def itself(self, value: Any, field: str) -> str:
        return self.one_of(value, field, ("self",))

    # Names

    def card(self, value: Any, field: str) -> int:
        return self.names.index("cards", value, field)

    def trauma(self, value: Any, field: str) -> int:
        return self.card(value, field)

    def companion_card(self, value: Any, field: str) -> int:
        """`none`: all of them leave."""
        return NOTHING if value == "none" else self.card(value, field)

    def companion(self, value: Any, field: str) -> str:
        if value not in ("leave", "keep"):
            self.card(value, field)
        return str(value)

    def blessing_pick(self, value: Any, field: str) -> str:
        if value not in ("choose", "deck"):
            self.card(value, field)
        return str(value)

    def creature(self, value: Any, field: str) -> int:
        return self.names.index("creatures", value, field)

    def scene(self, value: Any, field: str) -> int:
        """ "ending": whichever fits."""
        return NOTHING if value == "ending" else self.names.index("scenes", value, field)

    def place(self, value: Any, field: str) -> int:
        return self.names.index("places", value, field)

    def places(self, value: Any, field: str) -> tuple[int, ...]:
        if value == "all":
            return ()
        wanted = [value] if isinstance(value, str) else value
        if not isinstance(wanted, Sequence) or not wanted:
            raise wrong(field, value, "all", "a place", "a list of places")
        return tuple([self.place(one, field) for one in wanted])

    def place_pick(self, value: Any, field: str) -> int:
        """`choose` and `without_effect` name no place."""
        return NOTHING if value in ("choose", "without_effect") else self.place(value, field)

    def hidden(self, value: Any, field: str) -> int:
        return self.names.index("hides", value, field)

    def count(self, value: Any, field: str) -> int:
        return self.names.count(value, field)

    def counted(self, value: Any, field: str) -> int:
        return NOTHING if value in BUILT_IN else self.names.count(value, field)

    def flag(self, value: Any, field: str) -> int:
        return self.names.flag(value, field)

    def flag_value(self, value: Any, field: str) -> int:
        """Read with its flag."""
        return 0

    def flag_values(self, flag: Any, values: Any, field: str) -> tuple[int, ...]:
        wanted = [values] if isinstance(values, str) else values
        return tuple([self.names.flag_value(flag, one, f"{field}.value") for one in wanted])
