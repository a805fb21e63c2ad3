"""Many pairs of worlds that some eyes can't tell apart: they must be sent the same bytes."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

from tests.server.leaks.laboratory import Laboratory, controlled, laboratory
from tests.server.leaks.session import Leak, Pair, Session
from tests.server.leaks.subject import Subject

AT_ONCE: Final = 14
"""So many sessions are played side by side: they share commits."""

A_SESSION: Final = 60
"""About so many pairs."""


class Tally(Counter[str]):
    """What was compared: pairs, messages, kinds of deeds and questions, and what was hidden."""

    def add(self, pair: Pair) -> None:
        story, twin = pair.first.story, pair.second
        self["pairs"] += 1
        self["messages"] += len(pair.messages)
        self.update(kind_of(message) for message in pair.messages)
        self[pair.asked] += 1
        self.update(type(deed).__name__ for deed in pair.deeds)
        self.update(f"other {what}" for what in story.others(twin.names, twin.entries))


def kind_of(message: bytes) -> str:
    """Of something sent over the socket, or the status of what came over HTTP."""
    head = re.match(rb'{"type":"([a-z]+)"|.*?status\D+(\d+)', message)
    assert head is not None
    return (head[1] or head[2]).decode()


class Run:
    """Sessions side by side, until there are enough pairs or a leak."""

    def __init__(
        self, houses: tuple[Laboratory, Laboratory], subject: Subject, seed: str, pairs: int
    ) -> None:
        self.houses = houses
        self.subject = subject
        self.seed = seed
        self.pairs = pairs
        self.expected = 0
        self.sessions = 0
        self.tally = Tally()
        self.leaks: list[Leak] = []

    async def all(self, at_once: int) -> Tally:
        await asyncio.gather(*[self.some() for _ in range(at_once)])
        if self.leaks:
            raise self.leaks[0]
        return self.tally

    async def some(self) -> None:
        while self.expected < self.pairs and not self.leaks:
            self.sessions += 1
            self.expected += A_SESSION
            try:
                found = await self.one(f"{self.seed} {self.sessions}")
            except Leak as leak:
                self.leaks.append(leak)
            else:
                self.expected += found - A_SESSION

    async def one(self, name: str) -> int:
        """A session, and twins of it at every moment; says how many."""
        session = await Session.played(self.houses[0], self.subject, name)
        rng = Random(f"twins {name}")
        found = 0
        for first, last in session.windows(rng):
            if self.leaks or self.tally["pairs"] >= self.pairs:
                break
            self.tally.add(await session.compare(self.houses[1], first, last, rng))
            found += 1
        return found


def compare(folder: Path, subject: Subject, seed: str, pairs: int, at_once: int = AT_ONCE) -> Tally:
    """At least so many pairs; raises Leak."""
    return asyncio.run(compared(folder, subject, seed, pairs, at_once))


async def compared(folder: Path, subject: Subject, seed: str, pairs: int, at_once: int) -> Tally:
    with controlled(), laboratory(folder / "one") as one, laboratory(folder / "other") as other:
        return await Run((one, other), subject, seed, pairs).all(at_once)
