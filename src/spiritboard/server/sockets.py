"""A browser's socket at a table: commands in, messages out, and limits on both."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect
from structlog.contextvars import bound_contextvars

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
from spiritboard.server.logs import is_told, logger, new_request
from spiritboard.server.metrics import COMMANDS, REFUSALS
from spiritboard.server.nodes import Elsewhere
from spiritboard.server.origins import is_welcome
from spiritboard.server.presenter import shell_refusal
from spiritboard.server.room import Room
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


class Connection:
    """One browser. What is sent waits in a queue, so a slow reader holds up nobody."""

    def __init__(
        self, socket: WebSocket, visitor: Visitor, eyes: tuple[Seat, ...], *, is_simple: bool
    ) -> None:
        """`is_simple`: it wants whole positions, not what has changed in them."""
        self.socket = socket
        self.visitor = visitor
        self.eyes = eyes
        self.shown: dict[Seat, wire.Position] | None = None if is_simple else {}
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.is_closing = False
        self.writer = asyncio.create_task(self.write())

    def send(self, message: bytes) -> None:
        if self.is_closing:
            return
        if self.queue.qsize() < WAITING:
            self.queue.put_nowait(message)
        else:
            self.queue = asyncio.Queue()
            self.close(wire.Bye("too-slow"))

    def close(self, message: wire.Bye) -> None:
        """Says why, then hangs up, also on somebody who does not listen."""
        if not self.is_closing:
            self.is_closing = True
            self.queue.put_nowait(encode(message))
            self.queue.put_nowait(None)
            asyncio.get_running_loop().call_later(PATIENCE, self.writer.cancel)

    async def write(self) -> None:
        """Sends what waits, until the end."""
        while (message := await self.queue.get()) is not None:
            await self.socket.send_text(message.decode())
        await self.socket.close(TRY_AGAIN)


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
    connection = Connection(socket, visitor, room.eyes_of(visitor), is_simple=is_simple)
    reader = asyncio.create_task(attend(connection, house, room, since))
    writer = connection.writer
    try:
        await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
        if reader.done() and not reader.exception():
            await asyncio.wait((writer,))
    finally:
        reader.cancel()
        writer.cancel()
        room.listeners.discard(connection)
        room.look_anew()
        room.tell_presence()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await asyncio.gather(reader, writer)


async def attend(connection: Connection, house: House, room: Room, since: int) -> None:
    """Shows the table, then carries out what comes."""
    async with room.lock:
        if room.is_broken:
            connection.close(wire.Bye("shutdown"))
            return
        room.greet(connection, since)
        room.listeners.add(connection)
        room.tell_presence()
        room.look_anew()
    await read(connection, house, room.doc.id)


def check_watchers(house: House, room: Room, visitor: Visitor) -> None:
    """Only so many may look on."""
    most, here = house.settings.watchers, room.watchers()
    if most and here >= most and not room.held_by(visitor):
        raise Illegal("", "too-many-requests")


async def read(connection: Connection, house: House, table: str) -> None:
    """Carries out what comes, one command after another; only a hint takes its time beside.

    What has been begun is brought to its end, even if the browser hangs up meanwhile.
    """
    rate = house.settings.commands_per_second
    bucket = Bucket(rate, 3 * rate) if rate else None
    hint: asyncio.Task[None] | None = None
    try:
        while True:
            text = await text_from(connection.socket)
            if bucket and not bucket.take():
                connection.close(wire.Bye("too-fast"))
                return
            try:
                command = command_in(text)
            except Illegal as error:
                REFUSALS.labels(error.key).inc()
                connection.send(encode(wire.Refused(shell_refusal(error))))
                continue
            if hint is not None and hint.done():
                await hint
                hint = None
            work = reply(connection, house, table, command)
            if isinstance(command, wire.HintRequest) and hint is None:
                hint = asyncio.create_task(work)
            else:
                await asyncio.shield(work)
    finally:
        if hint is not None:
            hint.cancel()
            await asyncio.gather(hint, return_exceptions=True)


async def text_from(socket: WebSocket) -> str:
    """The next message. What is not text says nothing."""
    message = await socket.receive()
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
    with bound_contextvars(request=new_request()):
        said = await obey(house, table, await speaker(connection, command), command)
        refused = said.refusal.code if isinstance(said, wire.Refused) else ""
        seconds = time.monotonic() - begun
        if is_told(__name__):
            log.info("command", kind=kind, refused=refused, seconds=round(seconds, 4))
    COMMANDS.labels(kind).observe(seconds)
    if refused:
        REFUSALS.labels(refused).inc()
    connection.send(encode(said))


async def speaker(connection: Connection, command: wire.AnyCommand) -> Visitor:
    """Whoever says something is kept: it is theirs."""
    visitor = connection.visitor
    if isinstance(command, wire.Say) and not visitor.guest and visitor.name:
        with contextlib.suppress(Illegal):
            kept = await guest_of(connection.socket)
            connection.visitor = visitor._replace(guest=kept.guest, name=kept.name)
    return connection.visitor


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
