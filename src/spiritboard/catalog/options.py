"""What the host of a table may choose, as a game declares it in `info.options`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import inspect

from spiritboard.core.errors import BadSetup
from spiritboard.core.package import AnyGame

CONTENT: Final = "content"
"""The option that holds values of a player's own box; a file is read for it."""
USUAL_BOT: Final = "sharp"
"""Whoever names no bots plays against these."""


class Option(NamedTuple):
    """One option of a game."""

    name: str
    kind: type
    """bool, int or str; dict: it is read from a file."""
    choices: tuple[str, ...] = ()
    """Of a str: all its values."""
    least: int | None = None
    most: int | None = None
    default: Any = None
    seats: tuple[int, ...] = ()
    """It makes sense only with this many seats; none: with any number."""
    by_language: Mapping[str, Any] = {}
    """What is preselected for somebody who speaks a language, where that is not the default."""

    @property
    def expected(self) -> str:
        """What fits, in short."""
        if self.choices:
            return ", ".join(self.choices)
        if self.kind is bool:
            return "true, false"
        least = "" if self.least is None else str(self.least)
        most = "" if self.most is None else str(self.most)
        return f"{least}–{most}" if least and most else f"≥ {least}" if least else "0, 1, 2 …"


def options_in(rules: AnyGame) -> Sequence[Option]:
    """The options of a game, in the order in which it declares them.

    Tables of values are nobody's choice but for the content: a campaign hands them on.
    """
    declared = _declared(rules.info.options)
    return [option for option in declared if option.kind is not dict or option.name == CONTENT]


@cache
def _declared(kind: type[msgspec.Struct]) -> tuple[Option, ...]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return tuple(_option(field) for field in info.fields)


def _option(field: inspect.Field) -> Option:
    kind, extra = _without_extra(field.type)
    default = None if field.default is msgspec.NODEFAULT else field.default
    about = {
        "default": default,
        "seats": tuple(extra.get("seats", ())),
        "by_language": extra.get("by_language", {}),
    }
    if isinstance(kind, inspect.UnionType):
        (kind,) = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
    if isinstance(kind, inspect.BoolType):
        return Option(field.name, bool, **about)
    if isinstance(kind, inspect.IntType):
        return Option(field.name, int, least=kind.ge, most=kind.le, **about)
    if isinstance(kind, inspect.LiteralType):
        return Option(field.name, str, choices=tuple(map(str, kind.values)), **about)
    if isinstance(kind, inspect.DictType):
        return Option(field.name, dict, **about)
    return Option(field.name, str, **about)


def _without_extra(kind: inspect.Type) -> tuple[inspect.Type, Mapping[str, Any]]:
    if isinstance(kind, inspect.Metadata):
        return kind.type, kind.extra_json_schema or {}
    return kind, {}


def options_of(rules: AnyGame, options: Mapping[str, object] | msgspec.Struct | None) -> Any:
    """The host's choices, checked; what is not given has its default."""
    kind = rules.info.options
    if isinstance(options, kind):
        return options
    given = options or {}
    assert isinstance(given, Mapping)
    known = {option.name: option for option in _declared(kind)}
    for name, value in given.items():
        if name not in known:
            raise _unknown(name, known)
        try:
            msgspec.convert({name: value}, kind)
        except msgspec.ValidationError:
            raise BadSetup(
                "bad-option", name=name, value=str(value), expected=known[name].expected
            ) from None
    return msgspec.convert(given, kind)


def _unknown(name: str, known: Mapping[str, Option]) -> BadSetup:
    if not known:
        return BadSetup("no-game-options", name=name)
    return BadSetup("unknown-game-option", name=name, known=", ".join(known))


def usual_seats(rules: AnyGame) -> int:
    """If nobody says how many play: one reads a story, any other game gets the middle of its counts."""
    return 1 if rules.info.together else rules.info.seats[len(rules.info.seats) // 2]


def usual_for(rules: AnyGame, language: str) -> dict[str, Any]:
    """What somebody who speaks this language most likely means, e.g. the edition on their shelf."""
    return {
        option.name: option.by_language[language]
        for option in options_in(rules)
        if language in option.by_language
    }


def seats_for(rules: AnyGame, given: Mapping[str, object], seats: int | None) -> int | None:
    """As many as were asked for, if all that was chosen makes sense with them; else as many as it
    takes for what was chosen; None: nothing says how many.
    """
    for option in options_in(rules):
        if option.name in given and option.seats:
            if seats is None:
                seats = option.seats[0]
            elif seats not in option.seats:
                fit = ", ".join(map(str, option.seats))
                raise BadSetup("option-for-seats", name=option.name, seats=fit)
    return seats
