"""The encoding of a game that brings none: verbs and numbers, and the plain numbers of its view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, get_args, get_type_hints

from spiritboard.core.encoding import (
    LEAST,
    MOST,
    Choosing,
    Encoding,
    Field,
    ListedChoosing,
    flat,
    padded,
)
from spiritboard.core.game import Game
from spiritboard.core.spelling import APART, SOME, Part, Speller, Spelling, Told, tag_of
from spiritboard.core.state import State
from spiritboard.core.values import Action, Seat

NUMBERS: Final = (-1, 254)
"""What an id can say. A game with other numbers must bring an encoding of its own."""
ROW: Final = 16
"""Of a row in a view so many numbers are observed."""
LONGEST: Final = 24
ORDER: Final = 255
"""Which of the options, in two numbers."""


class PlainEncoding(Encoding[State, Any]):
    """Made from the actions that the game names, and from what its views hold at the beginning."""

    def __init__(self, rules: Game[State, Any], laid: State, seats: int) -> None:
        self.shown = numbers_of(rules.view(laid, 0))
        fields = [
            Field(name, ROW if is_row else 1, LEAST, MOST, "as in the view")
            for name, is_row in self.shown
        ]
        super().__init__(rules, Speller(told_of(rules.info.actions), seats), fields, LONGEST)

    def choosing(self, s: State, seat: Seat) -> Choosing:
        options = self.rules.options(s, seat)
        return ListedChoosing(
            {self.spelling(nth, option, seat): option for nth, option in enumerate(options)}
        )

    def spelling(self, nth: int, option: Action, seat: Seat) -> Spelling:
        """By its numbers; if it has anything else, by its place among the options."""
        speller = self.speller
        if speller.told[type(option)] != BY_ORDER:
            return speller.spell(option, seat)
        number = speller.firsts["number"]
        verb = speller.firsts[tag_of(type(option))]
        return verb, number + nth // ORDER, number + nth % ORDER

    def seen(self, view: Any) -> list[int]:
        found: list[int] = []
        for name, is_row in self.shown:
            found += padded(flat(getattr(view, name)), ROW if is_row else 1)
        return found


BY_ORDER: Final = (Part("", "number", *NUMBERS, APART), Part("", "number", *NUMBERS, APART))


def told_of(actions: object) -> Told:
    """Every kind of action, nature's too: by its numbers, or where it has anything else by order."""
    return {kind: parts_of(kind) for kind in get_args(actions) or (actions,)}


def parts_of(kind: type[Action]) -> tuple[Part, ...]:
    hints = get_type_hints(kind)
    parts: list[Part] = []
    for name in kind.__struct_fields__:
        if hints[name] in (int, bool):
            parts.append(Part(name, "number", *NUMBERS, APART))
        elif hints[name] == tuple[int, ...]:
            parts.append(Part(name, "number", *NUMBERS, SOME))
        else:
            return BY_ORDER
    return tuple(parts)


def numbers_of(view: object) -> list[tuple[str, bool]]:
    """The fields of a view that hold numbers, and which of them are rows."""
    names: Sequence[str] = getattr(view, "__struct_fields__", None) or list(vars(view))
    values = [(name, getattr(view, name)) for name in names if name not in ("question", "stack")]
    return [
        (name, isinstance(value, tuple | list))
        for name, value in values
        if isinstance(value, int | tuple | list)
    ]
