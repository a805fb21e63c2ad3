"""A game by numbers: answers by fixed ids, what a seat sees as a row of whole numbers.

Each game gives its own through its door (`Package.encoding`); one that gives none has the plain one.
`spiritboard.research` makes environments of it.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from struct import pack, unpack
from sys import byteorder
from typing import Any, Final, Generic, NamedTuple, TypeVar

from librt.strings import BytesWriter, write_i16_be, write_i16_le
from mypy_extensions import i16, mypyc_attr

from spiritboard.core.game import Game
from spiritboard.core.numbering import Numberings
from spiritboard.core.record import Packed
from spiritboard.core.spelling import Block, Speller, Spelling
from spiritboard.core.state import State
from spiritboard.core.values import Action, Seat

S = TypeVar("S", bound=State)
V = TypeVar("V")

ABOUT: Final = 4
"""So many numbers of an open question are told."""
KNOWN: Final = 10_000
"""So many questions are remembered as they are told."""
LEAST: Final = -32768
MOST: Final = 32767
"""What a number of an observation can be."""


IS_LITTLE: Final = byteorder == "little"


class Field(NamedTuple):
    """Some numbers of an observation, in a row."""

    name: str
    size: int
    low: int
    high: int
    what: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Choosing:
    """An answer that is being put together, id by id."""

    chosen: Spelling
    """The ids taken so far."""

    def __init__(self) -> None:
        self.chosen = ()

    @abstractmethod
    def ids(self) -> list[int]:
        """Those that may come next, in ascending order; each leads to an answer."""

    @abstractmethod
    def take(self, number: int) -> Action | None:
        """Goes on with an id: the answer, once it is whole. Raises ValueError if it may not come."""

    @abstractmethod
    def spelling(self, action: Action) -> Spelling:
        """The ids that tell an answer from the beginning; none: no ids do."""


def not_now(number: int, choosing: Choosing) -> ValueError:
    """Why an id is refused."""
    before = ", ".join([str(one) for one in choosing.chosen]) or "nothing"
    may = ", ".join([str(one) for one in choosing.ids()])
    return ValueError(f"id {number} may not come now, after {before}; these may: {may}")


class ListedChoosing(Choosing):
    """Among answers that are listed, each with its spelling."""

    def __init__(self, answers: dict[Spelling, Action]) -> None:
        super().__init__()
        self.answers = answers

    def ids(self) -> list[int]:
        at = len(self.chosen)
        return sorted({spelling[at] for spelling in self.answers})

    def take(self, number: int) -> Action | None:
        at = len(self.chosen)
        left = {
            spelling: answer for spelling, answer in self.answers.items() if spelling[at] == number
        }
        if not left:
            raise not_now(number, self)
        self.chosen = (*self.chosen, number)
        self.answers = left
        return left.get(self.chosen)

    def spelling(self, action: Action) -> Spelling:
        for spelling, answer in self.answers.items():
            if answer == action:
                return spelling
        return ()


class SingleChoosing(Choosing):
    """Among answers that are one id each."""

    def __init__(self, answers: dict[int, Action]) -> None:
        super().__init__()
        self.answers = answers

    def ids(self) -> list[int]:
        return sorted(self.answers)

    def take(self, number: int) -> Action | None:
        answer = self.answers.get(number)
        if answer is None:
            raise not_now(number, self)
        self.chosen = (number,)
        return answer

    def spelling(self, action: Action) -> Spelling:
        for number, answer in self.answers.items():
            if answer == action:
                return (number,)
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Generic[S, V]):
    """The ids and numbers of one game, at one table."""

    def __init__(
        self, rules: Game[S, V], speller: Speller, fields: Sequence[Field], longest: int
    ) -> None:
        self.rules = rules
        self.speller = speller
        self.kinds: dict[object, int] = {tag: nth for nth, tag in enumerate(rules.records)}
        self.known: dict[Packed, bytes] = {}
        self.numberings: Numberings | None = Numberings(rules, speller) if longest == 1 else None
        """Of answers that are one id each, where the game numbers them."""
        self.longest = longest
        """So many ids at most tell one answer."""
        self.blocks: list[Block] = speller.blocks
        self.ids: int = speller.size
        """How many there are."""
        self.fields: list[Field] = [*self.head(), *fields]
        self.width: int = sum([field.size for field in self.fields])
        """How many numbers are observed."""

    def head(self) -> list[Field]:
        """What every game tells first."""
        return [
            Field("question", len(self.kinds), 0, 1, "which question is open, by frame"),
            Field(
                "about", ABOUT, LEAST, MOST, "the first numbers of that frame, seats as they are"
            ),
            Field("chosen", self.longest, 0, self.ids, "ids of the answer begun, plus 1; 0: none"),
        ]

    def choosing(self, s: S, seat: Seat) -> Choosing:
        """A new answer of a seat that is asked."""
        options, spell = self.rules.options(s, seat), self.speller.spell
        if self.longest == 1:
            return SingleChoosing({spell(option, seat)[0]: option for option in options})
        return ListedChoosing({spell(self.meant(s, option), seat): option for option in options})

    def meant(self, s: S, action: Action) -> Action:
        """An action with what its ids stand for; a place in a row, say, in place of a number."""
        return action

    def observe(self, view: V, chosen: Spelling) -> list[int]:
        """All that a seat sees, in the order of `fields`."""
        return unpacked(self.packed(view, chosen))

    def packed(self, view: V, chosen: Spelling) -> bytes:
        """The same, packed as an array of int16 is."""
        stack: Sequence[Packed] = getattr(view, "stack", ())
        begun = zeros(self.longest - len(chosen))
        if chosen:
            begun = packed([number + 1 for number in chosen]) + begun
        return self.asked(stack[-1] if stack else ()) + begun + self.seen_packed(view)

    def write(self, out: BytesWriter, s: S, seat: Seat, chosen: Spelling) -> None:
        """What a seat sees of a table, packed. A game may write it without making a view."""
        out.write(self.packed(self.rules.view(s, seat), chosen))

    def write_head(self, out: BytesWriter, s: S, chosen: Spelling) -> None:
        """The open question and the answer begun."""
        out.write(self.asked(s.stack[-1].pack() if s.stack else ()))
        for number in chosen:
            write_number(out, number + 1)
        for _ in range(self.longest - len(chosen)):
            write_number(out, 0)

    def asked(self, frame: Packed) -> bytes:
        """The open question: its kind, and its first numbers. The same ones are asked all the time."""
        found = self.known.get(frame)
        if found is None:
            if len(self.known) >= KNOWN:
                self.known.clear()
            found = self.known[frame] = packed(self.told(frame))
        return found

    def told(self, frame: Packed) -> list[int]:
        found = [0] * (len(self.kinds) + ABOUT)
        if frame:
            found[self.kinds[frame[0]]] = 1
            numbers = flat(frame[1:])[:ABOUT]
            found[len(self.kinds) : len(self.kinds) + len(numbers)] = numbers
        return found

    @abstractmethod
    def seen(self, view: V) -> list[int]:
        """The fields of this game."""

    def seen_packed(self, view: V) -> bytes:
        """The same, packed. A game may put it together from parts that it has packed once."""
        return packed(self.seen(view))


def write_number(out: BytesWriter, number: i16) -> None:
    """As an array of int16 holds it, on this machine."""
    if IS_LITTLE:
        write_i16_le(out, number)
    else:
        write_i16_be(out, number)


def packed(numbers: Sequence[int]) -> bytes:
    """As an array of int16 is, on this machine."""
    return pack(f"={len(numbers)}h", *numbers)


def zeros(numbers: int) -> bytes:
    """So many, packed."""
    return bytes(2 * numbers) if numbers else b""


def unpacked(numbers: bytes) -> list[int]:
    return list(unpack(f"={len(numbers) // 2}h", numbers))


def flat(value: object) -> list[int]:
    """The numbers in tuples within tuples, in order, each as near as an observation can hold it."""
    if isinstance(value, (tuple, list)):
        return [number for item in value for number in flat(item)]
    return [max(LEAST, min(MOST, int(value)))] if isinstance(value, (int, bool)) else []


def one_hot(number: int, size: int) -> list[int]:
    """1 at a place, 0 elsewhere; a number that is none of them is nowhere."""
    found = [0] * size
    if 0 <= number < size:
        found[number] = 1
    return found


def bits_of(mask: int, size: int) -> list[int]:
    """A set of small numbers: 1 for each that is in it."""
    return [(mask >> bit) & 1 for bit in range(size)]


def padded(numbers: Sequence[int], size: int, filler: int = 0) -> list[int]:
    """So many, cut or filled up."""
    found = list(numbers)[:size]
    return found + [filler] * (size - len(found))


def from_seat(row: Sequence[Any], seat: Seat) -> list[Any]:
    """A row by seat, beginning with one's own; a watcher sees it from seat 0."""
    at = max(seat, 0)
    return [*row[at:], *row[:at]]


def seat_hot(other: Seat, seat: Seat, seats: int, most: int) -> list[int]:
    """Which seat, by how far it sits to the left."""
    return one_hot((other - max(seat, 0)) % seats if other >= 0 else -1, most)
