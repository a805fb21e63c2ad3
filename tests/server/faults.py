"""Servers that go wrong, each in its own way. The tests must find every one of them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from typing import Any, Final

from starlette.websockets import WebSocketDisconnect

from spiritboard.core.values import Seat
from spiritboard.server import commands, edge, patience, sockets, wire
from spiritboard.server.house import House
from spiritboard.server.identity import Visitor
from spiritboard.server.journal import Chair, TableDoc
from spiritboard.server.lines import Line
from spiritboard.server.room import Room
from spiritboard.server.showing import Showing
from spiritboard.server.sqlite_store import SqliteStore
from spiritboard.server.store import Statement


def announce_before_the_commit() -> None:
    honest = SqliteStore.write
    writing: set[asyncio.Future[None]] = set()

    async def write(self: SqliteStore, statements: Sequence[Statement]) -> None:
        if is_a_change(statements):
            writing.add(asyncio.ensure_future(honest(self, statements)))
        else:
            await honest(self, statements)

    SqliteStore.write = write  # type: ignore[method-assign]


def commit_the_journal_after_its_table() -> None:
    honest = SqliteStore.write

    async def write(self: SqliteStore, statements: Sequence[Statement]) -> None:
        if is_a_change(statements):
            await honest(self, statements[1:])
            statements = statements[:1]
        await honest(self, statements)

    SqliteStore.write = write  # type: ignore[method-assign]


def is_a_change(statements: Sequence[Statement]) -> bool:
    return "INTO journal" in statements[0][0]


def ignore_keys() -> None:
    honest = commands.carry_out

    async def carry_out(room: Room, visitor: Visitor, command: wire.AnyCommand) -> int:
        room.keeper.done.clear()
        return await honest(room, visitor, command)

    sockets.carry_out = carry_out  # type: ignore[attr-defined]  # where it is called


def forget_keys_when_stopped() -> None:
    async def keys(self: House, doc: TableDoc) -> dict[tuple[int, str], int]:
        return {}

    House.keys = keys  # type: ignore[method-assign]


def let_anybody_answer_for_any_seat() -> None:
    def check_holds(self: Showing, visitor: Visitor, seat: Seat) -> Chair:
        return self.doc.chairs[seat % len(self.doc.chairs)]

    Showing.check_holds = check_holds  # type: ignore[method-assign]


def expect_text() -> None:
    async def text_from(line: Line) -> str:
        message: Any = await line.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        return str(message["text"])

    sockets.text_from = text_from


def fail_to_store_every_third_change() -> None:
    honest = SqliteStore.write
    changes = count(1)

    async def write(self: SqliteStore, statements: Sequence[Statement]) -> None:
        if is_a_change(statements) and next(changes) % 3 == 0:
            raise sqlite3.OperationalError("disk is full")
        await honest(self, statements)

    SqliteStore.write = write  # type: ignore[method-assign]


def have_little_patience() -> None:
    patience.HEAD_SECONDS = 0.2  # type: ignore[misc]  # for a test that does not want to wait
    edge.BODY_SECONDS = 0.2  # type: ignore[misc]  # the same


Fault = Callable[[], None]

LOSING: Final[Mapping[str, Fault]] = {
    fault.__name__: fault
    for fault in (
        announce_before_the_commit,
        commit_the_journal_after_its_table,
        ignore_keys,
        forget_keys_when_stopped,
    )
}
OPEN_TO_NONSENSE: Final[Mapping[str, Fault]] = {
    fault.__name__: fault for fault in (let_anybody_answer_for_any_seat, expect_text)
}
FAILING: Final[Fault] = fail_to_store_every_third_change
FAULTS: Final = {
    **LOSING,
    **OPEN_TO_NONSENSE,
    FAILING.__name__: FAILING,
    have_little_patience.__name__: have_little_patience,
}
