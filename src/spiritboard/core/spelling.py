"""Answers by small ids. Each kind of action is told by one id or by a few in a row, always the same.

Whatever has one field is one id. Of a compound action each field follows as an id of its own, a
number of things as an id for each, and `done`. No answer begins with the whole of another.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from spiritboard.core.values import Action, Seat

ONE: Final = "one"
"""A number; if it comes first, it is told by the same id as the verb."""
APART: Final = "apart"
"""A number that always has an id of its own."""
SEAT: Final = "seat"
"""A seat, told by how far it sits to the left of whoever answers."""
EACH: Final = "each"
"""A tuple of always the same length: an id for each number."""
SOME: Final = "some"
"""A tuple of any length: an id for each number, then `done`."""
BITS: Final = "bits"
"""A set of small numbers, a bit for each: an id for each number, then `done`."""
ENDED: Final = (SOME, BITS)

CACHED: Final = 100_000
"""So many spellings are remembered."""

Spelling = tuple[int, ...]


class Part(NamedTuple):
    """One field of an action: which numbers it may have, and by whose ids it is told."""

    field: str
    noun: str
    low: int
    high: int
    shape: str = ONE


class Block(NamedTuple):
    """Ids in a row."""

    name: str
    first: int
    size: int
    what: str


Told = Mapping[type[Action], tuple[Part, ...]]


class Speller:
    """The ids of all that can be done at a table of so many seats."""

    def __init__(self, told: Told, seats: int) -> None:
        self.told = told
        self.seats = seats
        self.blocks: list[Block] = []
        self.firsts: dict[str, int] = {}
        self.known: dict[tuple[Action, Seat], Spelling] = {}
        for kind, parts in told.items():
            self.add_verb(kind, parts)
        self.nouns: dict[str, tuple[int, int]] = nouns_of(told)
        for noun, (low, high) in self.nouns.items():
            self.add(noun, high - low + 2, f"{low} to {high}, then `done`")
        self.size = sum([block.size for block in self.blocks])

    def add_verb(self, kind: type[Action], parts: tuple[Part, ...]) -> None:
        first = parts[0] if parts and is_first_told_with(parts[0]) else None
        size = 1 if first is None else first.high - first.low + 1
        rest = [f"`{part.field}` ({part.noun})" for part in parts if part is not first]
        what = "" if first is None else f"`{first.field}`: {first.low} to {first.high}"
        if rest:
            what = "; then ".join([text for text in (what, " and ".join(rest)) if text])
        self.add(tag_of(kind), size, what)

    def add(self, name: str, size: int, what: str) -> None:
        first = self.blocks[-1].first + self.blocks[-1].size if self.blocks else 0
        self.blocks.append(Block(name, first, size, what))
        self.firsts[name] = first

    def spell(self, action: Action, seat: Seat) -> Spelling:
        """The ids by which a seat tells an action."""
        key = (action, seat)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= CACHED:
                self.known.clear()
            found = self.known[key] = tuple(self.spelled(action, seat))
        return found

    def spelled(self, action: Action, seat: Seat) -> list[int]:
        parts = self.told[type(action)]
        verb = self.firsts[tag_of(type(action))]
        if not parts or not is_first_told_with(parts[0]):
            return [verb, *self.rest(action, parts, seat)]
        first = self.numbers(action, parts[0], seat)[0] - parts[0].low
        return [verb + first, *self.rest(action, parts[1:], seat)]

    def rest(self, action: Action, parts: tuple[Part, ...], seat: Seat) -> list[int]:
        ids: list[int] = []
        for part in parts:
            low, high = self.nouns[part.noun]
            first = self.firsts[part.noun]
            ids += [first + number - low for number in self.numbers(action, part, seat)]
            if part.shape in ENDED:
                ids.append(first + high - low + 1)
        return ids

    def numbers(self, action: Action, part: Part, seat: Seat) -> list[int]:
        """What a field holds; each within the bounds of its part."""
        value = getattr(action, part.field)
        if part.shape == SEAT:
            found = [(value - seat) % self.seats]
        elif part.shape == BITS:
            found = [bit for bit in range(value.bit_length()) if (value >> bit) & 1]
        else:
            is_single = part.shape in (ONE, APART)
            found = [int(value)] if is_single else [int(one) for one in value]
        if found and (min(found) < part.low or max(found) > part.high):
            raise ValueError(f"{action!r}: {part.field} is not within {part.low} to {part.high}")
        return found


def is_first_told_with(part: Part) -> bool:
    """Is it told by the same id as its verb?"""
    return part.shape in (ONE, SEAT)


def tag_of(kind: type[Action]) -> str:
    return str(kind.__struct_config__.tag)


def nouns_of(told: Told) -> dict[str, tuple[int, int]]:
    """By noun: the widest bounds among the fields that are told by its ids."""
    found: dict[str, tuple[int, int]] = {}
    for parts in told.values():
        own = parts[1:] if parts and is_first_told_with(parts[0]) else parts
        for part in own:
            low, high = found.get(part.noun, (part.low, part.high))
            found[part.noun] = (min(low, part.low), max(high, part.high))
    return found
