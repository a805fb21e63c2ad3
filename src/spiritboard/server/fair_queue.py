"""Who comes next where many wait for a few processes: by rank, and within a rank guest by guest."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from enum import IntEnum
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Rank(IntEnum):
    """What is waited for; the first of these comes first."""

    PLAYING = 0
    """A bot's answer at a table that somebody looks at."""
    LOOKING_BACK = 1
    """Something that somebody has asked the server for."""
    UNATTENDED = 2
    """A bot's answer at a table where nobody is at the moment."""
    ADVICE = 3
    """Hints, and what an adviser has to say: the match goes on without."""


class Turn(NamedTuple):
    """In whose name somebody waits."""

    rank: Rank
    guest: int
    table: str = ""
    """So long as something is being done for a table, nothing else is; none: it is for no table."""


class FairQueue(Generic[T]):
    """However much one guest wants, the next one comes after one thing of theirs."""

    def __init__(self) -> None:
        self._ranks: dict[Rank, OrderedDict[int, deque[tuple[Turn, T]]]] = {
            rank: OrderedDict() for rank in Rank
        }

    def __len__(self) -> int:
        return sum(self.by_rank().values())

    def by_rank(self) -> dict[Rank, int]:
        """How many wait."""
        return {rank: sum(map(len, guests.values())) for rank, guests in self._ranks.items()}

    def first_rank(self) -> Rank | None:
        """The first of which something waits."""
        return next((rank for rank, guests in self._ranks.items() if guests), None)

    def put(self, turn: Turn, wish: T) -> None:
        self._ranks[turn.rank].setdefault(turn.guest, deque()).append((turn, wish))

    def take(self, may: Callable[[Turn], bool] = lambda _: True) -> T | None:
        """The next one that may be done now; its guest goes to the end of their rank."""
        for guests in self._ranks.values():
            for guest, waiting in guests.items():
                found = next((one for one in waiting if may(one[0])), None)
                if found is not None:
                    waiting.remove(found)
                    guests.move_to_end(guest)
                    self._tidy(guests, guest)
                    return found[1]
        return None

    def drop(self, turn: Turn, wish: T) -> None:
        """Nobody waits for it any more."""
        guests = self._ranks[turn.rank]
        guests[turn.guest].remove((turn, wish))
        self._tidy(guests, turn.guest)

    def _tidy(self, guests: OrderedDict[int, deque[tuple[Turn, T]]], guest: int) -> None:
        if not guests[guest]:
            del guests[guest]
