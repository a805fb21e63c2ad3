"""A browser's socket at a table: commands in, messages out, and limits on both."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from functools import cache
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from spiritboard.core.errors import Illegal, SpiritboardError
from spiritboard.core.values import Seat
from spiritboard.server import wire
from spiritboard.server.api import guest_of, house_of, visitor_of
from spiritboard.server.commands import carry_out
from spiritboard.server.edge import refused
from spiritboard.server.hints import hint
from spiritboard.server.house import House
from spiritboard.server.identity import Visitor
from spiritboard.server.journal import Unreadable
from spiritboard.server.limits import Bucket
from spiritboard.server.lines import Line, line_of
from spiritboard.server.logs import begin_command, end_command, is_told, logger
from spiritboard.server.metrics import COMMANDS, REFUSALS
from spiritboard.server.nodes import Elsewhere
from spiritboard.server.origins import is_welcome
from spiritboard.server.presenter import shell_refusal
from spiritboard.server.room import Room
from spiritboard.server.sealing import check_sees
from spiritboard.server.store import LostLease, StoreTrouble
from spiritboard.server.telling import encode
from spiritboard.server.what_if import what_if

log = logger(__name__)

MESSAGE_LIMIT: Final = 8 * 1024
WAITING: Final = 256
"""So many messages may wait for a slow reader; then it is dropped and may come again."""
REFUSED: Final = 1008
TRY_AGAIN: Final = 1013
PATIENCE: Final = 5.0
"""Seconds for the last words on a socket."""

decode = msgspec.json.Decoder(wire.AnyCommand).decode
timed = cache(COMMANDS.labels)


class Connection:
    """One browser. What does not get through waits here, so a slow reader holds up nobody."""

    def __init__(
        self, line: Line, visitor: Visitor, eyes: tuple[Seat, ...], *, is_simple: bool
    ) -> None:
        """`is_simple`: it wants whole positions, not what has changed in them."""
        self.line = line
        self.visitor = visitor
        self.eyes = eyes
        self.shown: dict[Seat, wire.Position] | None = None if is_simple else {}
        self.waiting: deque[bytes] = deque()
        self.is_closing = False
        line.when_free = self.flush

    def send(self, message: bytes) -> None:
        if self.is_closing:
            return
        if self.line.is_free:
            self.line.write(message)
        elif len(self.waiting) < WAITING:
            self.waiting.append(message)
        else:
            self.waiting.clear()
            self.close(wire.Bye("too-slow"))

    def close(self, message: wire.Bye) -> None:
        """Says why, then hangs up, also on somebody who does not listen."""
        if not self.is_closing:
            self.is_closing = True
            self.waiting.append(encode(message))
            asyncio.get_running_loop().call_later(PATIENCE, self.line.drop)
            self.flush()

    def flush(self) -> None:
        """Sends what waits, as far as it gets through."""
        while self.waiting and self.line.is_free:
            self.line.write(self.waiting.popleft())
        if self.is_closing and not self.waiting:
            self.line.hang_up()


async def serve_socket(socket: WebSocket) -> None:
    """From the handshake to the end."""
    house = house_of(socket)
    if not is_welcome(socket, house.settings.origins):
        await socket.close(REFUSED)
        return
    visitor = await visitor_of(socket)
    try:
        with house.addresses.socket(visitor.address):
            await be_at_table(socket, house, visitor)
    except Illegal:
        await socket.close(TRY_AGAIN)


async def be_at_table(socket: WebSocket, house: House, visitor: Visitor) -> None:
    try:
        room = await house.room(socket.path_params["table"])
        await check_sees(house.store, room, visitor)
        since = int(socket.query_params.get("since", "0"))
    except Unreadable as error:
        await socket.accept()
        await socket.send_text(encode(wire.Refused(shell_refusal(error))).decode())
        await socket.close(REFUSED)
        return
    except StoreTrouble as error:
        await socket.send_denial_response(refused(error, shell_refusal))
        return
    except (SpiritboardError, ValueError):
        await socket.close(REFUSED)
        return
    check_watchers(house, room, visitor)
    await socket.accept()
    is_simple = socket.query_params.get("positions") == "whole"
    connection = Connection(line_of(socket), visitor, room.eyes_of(visitor), is_simple=is_simple)
    try:
        await attend(socket, connection, house, room, since)
    finally:
        room.listeners.discard(connection)
        room.look_anew()
        room.tell_presence()


async def attend(
    socket: WebSocket, connection: Connection, house: House, room: Room, since: int
) -> None:
    """Shows the table, then carries out what comes, until one side has enough."""
    async with room.lock:
        if room.is_broken:
            connection.close(wire.Bye("shutdown"))
        else:
            room.greet(connection, since)
            room.listeners.add(connection)
            room.tell_presence()
            room.look_anew()
    with contextlib.suppress(WebSocketDisconnect):
        # A task of its own wakes up without all that stands around a socket.
        await asyncio.create_task(read(socket, connection, house, room.doc.id))
    if connection.is_closing:
        with contextlib.suppress(WebSocketDisconnect):
            await socket.close(TRY_AGAIN)


def check_watchers(house: House, room: Room, visitor: Visitor) -> None:
    """Only so many may look on."""
    most, here = house.settings.watchers, room.watchers()
    if most and here >= most and not room.held_by(visitor):
        raise Illegal("", "too-many-requests")


async def read(socket: WebSocket, connection: Connection, house: House, table: str) -> None:
    """Carries out what comes, one command after another; only a hint takes its time beside.

    What has been begun is brought to its end, even if the browser hangs up meanwhile.
    """
    rate = house.settings.commands_per_second
    bucket = Bucket(rate, 3 * rate) if rate else None
    hint: asyncio.Task[None] | None = None
    try:
        while True:
            text = await text_from(connection.line)
            if connection.is_closing:
                return
            if bucket and not bucket.take():
                connection.close(wire.Bye("too-fast"))
                return
            try:
                command = command_in(text)
            except Illegal as error:
                REFUSALS.labels(error.key).inc()
                connection.send(encode(wire.Refused(shell_refusal(error))))
                continue
            if isinstance(command, wire.Say):
                await keep_speaker(socket, connection)
            if hint is not None and hint.done():
                await hint
                hint = None
            work = reply(connection, house, table, command)
            if isinstance(command, wire.HintRequest) and hint is None:
                hint = asyncio.create_task(work)
            else:
                await work
    finally:
        if hint is not None:
            hint.cancel()
            await asyncio.gather(hint, return_exceptions=True)


async def text_from(line: Line) -> str:
    """The next message. What is not text says nothing."""
    message: Any = await line.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"], message.get("reason"))
    return message.get("text") or ""


def command_in(text: str) -> wire.AnyCommand:
    """What a message says; refused if it says nothing that we know."""
    if len(text) > MESSAGE_LIMIT:
        raise Illegal("", "too-long", most=MESSAGE_LIMIT)
    try:
        command: wire.AnyCommand = decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Illegal("", "bad-request", detail=str(error)) from None
    return command


async def reply(connection: Connection, house: House, table: str, command: wire.AnyCommand) -> None:
    """Under a name of its own in the log."""
    kind, begun = type(command).__name__, time.monotonic()
    begin_command()
    try:
        said = await obey(house, table, connection.visitor, command)
        refused = said.refusal.code if isinstance(said, wire.Refused) else ""
        seconds = time.monotonic() - begun
        if is_told(__name__):
            log.info("command", kind=kind, refused=refused, seconds=round(seconds, 4))
    finally:
        end_command()
    timed(kind).observe(seconds)
    if refused:
        REFUSALS.labels(refused).inc()
    connection.send(encode(said))


async def keep_speaker(socket: WebSocket, connection: Connection) -> None:
    """Whoever says something is kept: it is theirs."""
    visitor = connection.visitor
    if not visitor.guest and visitor.name:
        with contextlib.suppress(Illegal):
            kept = await guest_of(socket)
            connection.visitor = visitor._replace(guest=kept.guest, name=kept.name)


async def obey(
    house: House, table: str, visitor: Visitor, command: wire.AnyCommand
) -> wire.AnyMessage:
    """Done and stored, or refused and nothing changed."""
    try:
        room = await house.room(table)
    except Elsewhere:
        return wire.Refused(shell_refusal(LostLease()), command.key)
    except SpiritboardError as error:
        return wire.Refused(shell_refusal(error), command.key)
    try:
        if isinstance(command, wire.HintRequest):
            return await hint(house, room, visitor, command)
        if isinstance(command, wire.WhatIf):
            return await what_if(room, visitor, command)
        async with room.lock:
            return wire.Done(command.key, await carry_out(room, visitor, command))
    except SpiritboardError as error:
        return wire.Refused(room.presenter.refusal(error), command.key)
    except Exception:
        log.exception("a command failed", kind=type(command).__name__)
        room.break_up()
        raise
