"""What a player owns and gains at once: coins, scrolls, keys, magic, corks, bottles."""

from __future__ import annotations

from typing import Final, cast

from spiritboard.games.djinn.box import COINS, CORKS, KEYS, MAGIC, SCROLLS
from spiritboard.games.djinn.state import DjinnState

SET_MAGIC: Final = 2
"""With each step of the minimum."""
MOST_MINIMUM: Final = 2


def gain_magic(s: DjinnState, seat: int, amount: int) -> None:
    """D17 Up to the space left of the capacity marker."""
    s.magic[seat] = min(s.marker[seat] - 1, s.magic[seat] + amount)


def lose_magic(s: DjinnState, seat: int, amount: int) -> None:
    s.magic[seat] = max(0, s.magic[seat] - amount)


def gain_scrolls(s: DjinnState, seat: int, amount: int) -> None:
    """F15 As long as there are any."""
    s.scrolls[seat] += min(amount, s.box.scrolls - sum(s.scrolls))


def gain_keys(s: DjinnState, seat: int, amount: int) -> None:
    """D11 As long as there are any."""
    s.keys[seat] += min(amount, s.box.keys - sum(s.keys))


def raise_minimum(s: DjinnState, seat: int) -> None:
    """4.2 For the first set of gear and for the last secret."""
    s.minimum[seat] = min(MOST_MINIMUM, s.minimum[seat] + 1)
    gain_magic(s, seat, SET_MAGIC)
    s.tell("minimum", seat=seat, minimum=s.minimum[seat], magic=s.magic[seat])


def gain_plain(s: DjinnState, seat: int, what: int, amount: int) -> None:
    """What leaves no choice; told as much as there was room for."""
    before = purses(s)[what][seat] if s.events is not None else 0
    add(s, seat, what, amount)
    if s.events is not None:
        tell_gain(s, seat, what, purses(s)[what][seat] - before)


def tell_gain(s: DjinnState, seat: int, what: int, amount: int) -> None:
    """What is gained one thing after another is told at once."""
    gained = [0] * len(purses(s))
    gained[what] = amount
    events = s.events
    if events and events[-1].key == "gains" and events[-1].params["seat"] == seat:
        before = cast("tuple[int, ...]", events.pop().params["gained"])
        gained = [one + more for one, more in zip(before, gained, strict=True)]
    if any(gained):
        s.tell("gains", seat=seat, gained=tuple(gained))


def add(s: DjinnState, seat: int, what: int, amount: int) -> None:
    if what == COINS:
        s.coins[seat] += amount
    elif what == SCROLLS:
        gain_scrolls(s, seat, amount)
    elif what == MAGIC:
        gain_magic(s, seat, amount)
    elif what == KEYS:
        gain_keys(s, seat, amount)
    else:
        assert what == CORKS
        s.corks[seat] += amount


def purses(s: DjinnState) -> list[list[int]]:
    """In the order of the gains."""
    return [s.coins, s.scrolls, s.magic, s.keys, s.corks]
