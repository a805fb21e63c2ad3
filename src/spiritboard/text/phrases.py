"""What is said, before it is said in a language: a message and what fills it, ids resolved.

The page receives phrases and reads them as `Words` does, so everybody reads the same text, each in
their own language.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any, Final

from msgspec import Struct

from spiritboard.core.errors import Illegal, SpiritboardError

Saying = tuple[str, Mapping[str, object]]
"""A message and what fills it, as rules and games give it: ids are numbers."""

KEPT: Final = 4096
SHARED_SEATS: Final = frozenset(("seat", "seats"))
"""Parameters that are seats in every game."""


class Filling(Struct, frozen=True, omit_defaults=True):
    """A parameter that stands for something with a name: a seat, seats, or other phrases."""

    seat: int | None = None
    seats: tuple[int, ...] | None = None
    said: tuple[Phrase, ...] | None = None
    """Of one phrase its other forms can be used too: $card-code, and $card-id to select on."""


class Phrase(Struct, frozen=True, omit_defaults=True):
    """A message of the Fluent files and what fills it."""

    key: str
    args: dict[str, bool | int | float | str | Filling] = {}


class Phraser:
    """Makes phrases for one game, or for the shell alone."""

    def __init__(self, game: str | None) -> None:
        self._own: Any = import_module(f"spiritboard.games.{game}.words") if game else None
        self._of_numbers = lru_cache(KEPT)(self._make)

    def phrase(self, saying: Saying) -> Phrase:
        """Most are filled with numbers alone and are said again and again."""
        key, params = saying
        if all(type(value) is int for value in params.values()):
            return self._of_numbers(key, tuple(params.items()))
        return self._make(key, params.items())

    def _make(self, key: str, params: Iterable[tuple[str, object]]) -> Phrase:
        return Phrase(key, {name: self.fill(name, value) for name, value in params})

    def refusal(self, error: SpiritboardError) -> Phrase:
        """Why not, with the rule in brackets."""
        said = self.phrase((f"refuse-{error.key}", error.params))
        rule = error.rule if isinstance(error, Illegal) else ""
        return (
            Phrase("refusal-by-rule", {"reason": Filling(said=(said,)), "rule": rule})
            if rule
            else said
        )

    def event(self, key: str, params: Mapping[str, object]) -> Phrase:
        return self.phrase((f"event-{key}", params))

    def question(self, view: Any, kind: str) -> Phrase:
        """What is asked of the one who sees this view."""
        return self.phrase(self._own.question(view, kind))

    def option(self, view: Any, action: object) -> Phrase:
        """What may be answered."""
        return self.phrase(self._own.option(view, action))

    def fill(self, name: str, value: object) -> bool | int | float | str | Filling:
        """A parameter: as it is, or what its number stands for."""
        if isinstance(value, SpiritboardError):
            return Filling(said=(self.refusal(value),))
        if isinstance(value, bool):
            return value
        if self._is_seat(name):
            return _fill_seats(name, value)
        sayings = self._own.saying(name, value) if self._own else None
        if sayings is not None:
            return Filling(said=tuple(self.phrase(saying) for saying in sayings))
        return value if isinstance(value, int | float | str) else str(value)

    def _is_seat(self, name: str) -> bool:
        return name in SHARED_SEATS or (self._own is not None and name in self._own.SEATS)


def _fill_seats(name: str, value: object) -> int | float | str | Filling:
    if isinstance(value, Sequence) and not isinstance(value, str):
        return Filling(seats=tuple(value))
    if isinstance(value, int) and name != "seats":
        return Filling(seat=value)
    return value if isinstance(value, int | float | str) else str(value)
