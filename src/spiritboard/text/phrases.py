"""What is said, before it is said in a language: a message and what fills it, ids resolved.

The page receives phrases and reads them as `Words` does, so everybody reads the same text, each in
their own language.
"""

from __future__ import annotations

from msgspec import Struct


class Filling(Struct, frozen=True, omit_defaults=True):
    """A parameter that stands for something with a name: a seat, seats, or other phrases."""

    seat: int | None = None
    seats: tuple[int, ...] | None = None
    said: tuple[Phrase, ...] | None = None
    """Of one phrase its other forms can be used too: $card-code, and $card-id to select on."""
    clauses: bool = False
    """The phrases are parted more strongly than a list."""


class Phrase(Struct, frozen=True, omit_defaults=True):
    """A message of the Fluent files and what fills it."""

    key: str
    args: dict[str, bool | int | float | str | Filling] = {}
