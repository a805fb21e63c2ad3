"""Somebody who plays as fast as they can, talks and takes back, and remembers whatever was acknowledged."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

import httpx
import msgspec

from spiritboard.core.values import WATCHER
from spiritboard.server import wire
from spiritboard.server.talk import LINES
from tests.server.light import LightSocket
from tests.server.running import NO_CERTIFICATES, updated

TALK: Final = ("hello", "well played", "the moon is near", "I have blue", "my card is blue")
"""The last two are refused during play (S3.5)."""
PAUSE: Final = 0.5
"""Seconds at most before somebody tries again."""

Command = wire.Answer | wire.TakeBack | wire.Agree | wire.Say


class Acknowledged(NamedTuple):
    """A line of somebody's own journal."""

    seq: int
    command: Command


class Player:
    """Somebody with a socket at a table, who forgets nothing and believes nothing twice."""

    def __init__(self, name: str, table: str, cookie: str, faults: list[str], seed: str) -> None:
        self.name = name
        self.path = f"/api/tables/{table}"
        self.table_id = table
        self.cookie = cookie
        self.faults = faults
        self.dice = random.Random(seed)
        self.is_keen = False
        """Does something new whenever there is something to do."""
        self.wants_more = False
        """Asks for a rematch when the match is over, if a host."""
        self.is_in = False
        """At the table, and has seen it."""
        self.welcomed = 0.0
        """When, by the monotonic clock."""
        self.forgives = False
        """Whoever may go elsewhere minds no goodbye."""
        self.socket: LightSocket | None = None
        self.flushed: asyncio.Future[None] | None = None
        self.pending: Command | None = None
        self.sent = 0
        self.repeated = 0
        """So often a command that was sent again turned out to have been carried out already."""
        self.known = 0
        """The last change that these eyes have been told of."""
        self.journal: list[Acknowledged] = []
        self.refused: list[str] = []
        self.commitments: dict[int, str] = {}
        self.table: Any = {"match": 0}
        self.seat = WATCHER
        self.news: list[Any] = []
        self.lines: list[Any] = []
        self.position: Any = None

    # The line

    async def come(self, address: str) -> None:
        """Connects; what was not acknowledged is sent again once the table is seen."""
        path = f"{self.path}/socket?since={self.known}"
        self.address = address
        self.socket = LightSocket(self.hear)
        with suppress(OSError):
            await self.socket.open(address, path, self.cookie)

    async def stay(self, somewhere: Callable[[random.Random], str]) -> None:
        """At any server, and at another one when that is gone; for ever."""
        self.forgives = True
        wandering = random.Random(self.name)
        while True:
            await self.come(somewhere(wandering))
            await self.be_cut_off()
            await asyncio.sleep(wandering.uniform(0, PAUSE))

    async def be_cut_off(self) -> None:
        """What the server still said before it died is heard to the end."""
        if self.socket is not None and self.socket.is_connected:
            await asyncio.shield(self.socket.lost)
        self.socket, self.is_in = None, False

    async def flush(self) -> None:
        """Until everything that was announced before has arrived: replies queue up behind it."""
        assert self.socket is not None
        self.flushed = asyncio.get_running_loop().create_future()
        self.socket.send(b"{}")
        await self.flushed

    def hear(self, content: bytes) -> None:
        message = msgspec.json.decode(content)
        getattr(self, f"hear_{message['type']}")(message)
        if self.pending is None and self.is_keen:
            self.do(self.next_command())

    def hear_welcome(self, message: Any) -> None:
        if message["table"]["seq"] < self.known:
            self.fault(f"the server knows of {message['table']['seq']} changes, I of {self.known}")
        self.is_in, self.welcomed = True, time.monotonic()
        self.look_at(message["table"])
        (sight,) = message["eyes"]
        self.seat = sight["seat"]
        for news in sight.get("news", ()):
            self.take_in(news)
        self.position = sight.get("position")
        heard = self.lines[-1]["seq"] if self.lines else 0
        self.lines += [line for line in message.get("lines", ()) if line["seq"] > heard]
        self.before = message["table"]["seq"]
        if self.pending is not None:
            self.send(self.pending)

    def hear_update(self, message: Any) -> None:
        self.take_in(message["news"])
        self.position = updated(self.position, message)

    def hear_table(self, message: Any) -> None:
        self.look_at(message["table"])

    def hear_line(self, message: Any) -> None:
        self.learn(message["line"]["seq"], self.lines)
        self.lines.append(message["line"])

    def hear_bye(self, message: Any) -> None:
        if not self.forgives:
            self.fault(f"the server hangs up: {message['reason']}")

    def hear_done(self, message: Any) -> None:
        if self.is_said_again(message["key"], message["seq"]):
            return
        command = self.settle(message["key"])
        self.repeated += message["seq"] <= self.before
        self.journal.append(Acknowledged(message["seq"], command))

    def hear_refused(self, message: Any) -> None:
        if "key" in message:
            if not self.is_said_again(message["key"], 0):
                self.refused.append(self.settle(message["key"]).key)
        elif self.flushed is not None:
            self.flushed.set_result(None)

    def is_said_again(self, key: str, seq: int) -> bool:
        """A new match makes one send again what is on its way: the reply to it comes twice."""
        if self.pending is not None and self.pending.key == key:
            return False
        first = {done.command.key: done.seq for done in self.journal} | dict.fromkeys(
            self.refused, 0
        )
        if first.get(key) != seq:
            self.fault(f"{key} was answered {first.get(key)} first, then {seq}")
        return True

    def settle(self, key: str) -> Command:
        command, self.pending = self.pending, None
        assert command is not None
        assert command.key == key
        return command

    # What is known

    def look_at(self, table: Any) -> None:
        if table["match"] != self.table["match"]:
            self.news = []
            self.commitments[table["match"]] = table["commitment"]
        self.table = table
        if table["status"] == "over" and table.get("host") and self.wants_more:
            asyncio.ensure_future(self.ask_for_more())  # noqa: RUF006  # told by the next welcome

    def take_in(self, news: Any) -> None:
        self.learn(news["seq"], self.news)
        if back_to := news.get("back_to"):
            self.news = [old for old in self.news if old["seq"] < back_to]
        self.news.append(news)

    def learn(self, seq: int, told: Sequence[Any]) -> None:
        """Each change is told once, in order."""
        if told and seq <= told[-1]["seq"]:
            self.fault(f"told of change {seq} after {told[-1]['seq']}")
        self.known = max(self.known, seq)

    def seen(self) -> Any:
        """All that these eyes have been shown of the present match."""
        begun = self.news[0]["seq"]
        seq = max(self.table["seq"], self.known)
        # Who is here is told a moment later, and at most a few times a second.
        seats = [{**place, "online": True, "gone": 0} for place in self.table["seats"]]
        table = {**self.table, "watchers": 0, "seq": seq, "seats": seats}
        lines = [line for line in self.lines if line["seq"] > begun][-LINES:]
        return table, self.position, self.news, lines

    def fault(self, what: str) -> None:
        self.faults.append(f"{self.table_id} {self.name}: {what}")

    # What is done

    async def ask_for_more(self) -> None:
        async with httpx.AsyncClient(base_url=self.address, verify=NO_CERTIFICATES) as http:
            with suppress(httpx.TransportError):
                await http.post(f"{self.path}/rematch", headers={"Cookie": self.cookie})

    def do(self, command: Command | None) -> None:
        if command is not None:
            self.pending = command
            self.send(command)

    def send(self, command: Command) -> None:
        assert self.socket is not None
        self.socket.send(msgspec.json.encode(command))

    def next_command(self) -> Command | None:
        if self.dice.random() < 0.04:
            return wire.Say(self.key(), self.seat, self.dice.choice(TALK))
        if self.seat == WATCHER or self.table["status"] != "playing":
            return None
        if self.seat in self.table.get("undo", {}).get("waits_for", ()):
            return wire.Agree(self.key(), self.seat, self.dice.random() < 0.7)
        if self.position.get("undo", "no") != "no" and self.dice.random() < 0.05:
            return wire.TakeBack(self.key(), self.seat)
        return self.answer()

    def answer(self) -> Command | None:
        asked = self.position.get("asked")
        if asked is None or self.seat not in asked["seats"]:
            return None
        action = self.dice.choice(self.position["options"])["action"]
        return wire.Answer(self.key(), self.seat, asked["id"], action)

    def key(self) -> str:
        self.sent += 1
        return f"{self.name}-{self.sent}"

    # Afterwards

    async def compare_with_fresh_eyes(self) -> None:
        twin = Player(self.name, self.table_id, self.cookie, self.faults, "")
        await twin.come(self.address)
        await twin.flush()
        if twin.seen() != self.seen():
            self.fault(f"sees {show(self.seen())}, fresh eyes see {show(twin.seen())}")
        assert twin.socket is not None
        twin.socket.close()
        await twin.be_cut_off()


def show(seen: Any) -> str:
    return json.dumps(seen)[:2000]
