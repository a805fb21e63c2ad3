"""Whatever reaches a node that does not have the table is carried to the one that has it.

Cookies go along, so whoever asks is who they are there too. What the other node can't see by itself, where
they come from and by which address, is told in a header that only nodes can sign.
"""

from __future__ import annotations

import asyncio
import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotEncoded
from collections.abc import Iterable
from typing import Final, NamedTuple

import h11
import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.contextvars import bind_contextvars, get_contextvars
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from spiritboard.server.edge import refused
from spiritboard.server.house import House
from spiritboard.server.logs import logger
from spiritboard.server.nodes import Elsewhere
from spiritboard.server.presenter import shell_refusal
from spiritboard.server.store import LostLease
from spiritboard.server.watching import kind_of

log = logger(__name__)

SIGNED: Final = "x-spiritboard-visitor"
PASSED_ON: Final = (
    b"accept",
    b"accept-encoding",
    b"authorization",
    b"content-length",
    b"content-type",
    b"cookie",
    b"origin",
    b"sec-fetch-site",
)
BETWEEN_HOPS: Final = (b"connection", b"keep-alive", b"transfer-encoding", b"date", b"server")
"""What an answer says for this one line only."""
OPENING: Final = 3.0
"""Seconds for a line to the other node."""
BETWEEN_PINGS: Final = 2.0
"""And until it is asked whether it is still there; so long it may take to say so."""
LONGEST: Final = 90.0
"""Seconds for an answer of it."""
FAILURES: Final = (OSError, TimeoutError, InvalidHandshake, h11.RemoteProtocolError)
CHUNK: Final = 64 * 1024
TRY_AGAIN: Final = 1013
NOT_TOLD: Final = (1005, 1006)
"""Codes that only say that nothing was said."""


class Visit(NamedTuple):
    """Where somebody comes from, how they call this server, and how the log calls what they want."""

    client: str
    scheme: str
    host: str
    name: str = ""


def visit_in(scope: Scope) -> Visit:
    client = scope.get("client")
    host = Headers(scope=scope).get("host", "")
    name = get_contextvars().get(kind_of(scope), "")
    return Visit(client[0] if client else "", scope["scheme"], host, name)


def signed(visit: Visit, secret: bytes) -> str:
    told = urlsafe_b64encode(msgspec.json.encode(visit))
    return f"{told.decode()}.{hmac.digest(secret, told, 'sha256').hex()}"


def read(text: str, secret: bytes) -> Visit | None:
    """What another node says; nothing, if it was none of ours."""
    told, _, signature = text.partition(".")
    ours = hmac.digest(secret, told.encode(), "sha256").hex()
    if not secret or not hmac.compare_digest(signature.encode(), ours.encode()):
        return None
    try:
        return msgspec.json.decode(urlsafe_b64decode(told), type=Visit)
    except (NotEncoded, msgspec.MsgspecError):
        return None


class Piped:
    """Every request and every socket gets to the node that has its table."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        house = scope["app"].state.house
        assert isinstance(house, House)
        told = Headers(scope=scope).get(SIGNED)
        visit = read(told, house.node.secret) if told else None
        if visit is not None:
            arrive(scope, visit)
        heard = Heard(receive)
        try:
            await self.app(scope, heard if scope["type"] == "http" else receive, send)
        except Elsewhere as error:
            if visit is not None:  # it has moved on meanwhile
                await refused(LostLease(), shell_refusal)(scope, receive, send)
            else:
                await carry(scope, heard, send, Line(error.address, house.node.secret))


def arrive(scope: Scope, visit: Visit) -> None:
    """As if they had come here themselves."""
    scope["client"] = (visit.client, 0) if visit.client else None
    scope["scheme"] = visit.scheme
    scope["is_piped"] = True
    MutableHeaders(scope=scope)["host"] = visit.host
    bind_contextvars(**{kind_of(scope): visit.name})


class Heard:
    """What a request brings, so that it can be told once more."""

    def __init__(self, receive: Receive) -> None:
        self.receive = receive
        self.body = bytearray()
        self.is_whole = False

    async def __call__(self) -> Message:
        message = await self.receive()
        if message["type"] == "http.request":
            self.body += message.get("body", b"")
            self.is_whole = not message.get("more_body", False)
        return message

    async def whole(self) -> bytes:
        while not self.is_whole:
            if (await self())["type"] == "http.disconnect":
                break
        return bytes(self.body)


class Line(NamedTuple):
    """To another node."""

    address: str
    secret: bytes

    def headers(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        found = [(name, value) for name, value in scope["headers"] if name in PASSED_ON]
        visit = signed(visit_in(scope), self.secret)
        return [*found, (SIGNED.encode(), visit.encode())]


async def carry(scope: Scope, heard: Heard, send: Send, line: Line) -> None:
    """Where that node is gone, whoever asks comes again; soon somebody else has the table."""
    has_begun = False

    async def send_on(message: Message) -> None:
        nonlocal has_begun
        has_begun = True
        await send(message)

    try:
        if scope["type"] == "http":
            async with asyncio.timeout(LONGEST):
                await carry_request(scope, heard, send_on, line)
        else:
            await carry_socket(scope, heard.receive, send_on, line)
    except FAILURES as error:
        log.warning(
            "another node does not answer", address=line.address, error=type(error).__name__
        )
        if has_begun:
            raise
        await refused(LostLease(), shell_refusal)(scope, heard.receive, send)


def target(scope: Scope) -> str:
    query = scope["query_string"].decode("ascii")
    path: str = (scope.get("raw_path") or scope["path"].encode()).decode("ascii")
    return f"{path}?{query}" if query else path


# Requests


async def carry_request(scope: Scope, heard: Heard, send: Send, line: Line) -> None:
    host, _, port = line.address.rpartition(":")
    async with asyncio.timeout(OPENING):
        reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
    try:
        talk = h11.Connection(h11.CLIENT)
        headers = [
            (b"host", line.address.encode()),
            (b"connection", b"close"),
            *line.headers(scope),
        ]
        asked = h11.Request(method=scope["method"], target=target(scope), headers=headers)
        for event in (asked, *body_of(await heard.whole()), h11.EndOfMessage()):
            writer.write(talk.send(event) or b"")
        await answer(talk, reader, send)
    finally:
        writer.close()


def body_of(content: bytes) -> Iterable[h11.Data]:
    return [h11.Data(data=content)] if content else []


async def answer(talk: h11.Connection, reader: asyncio.StreamReader, send: Send) -> None:
    """What the other node says, piece by piece."""
    while True:
        event = talk.next_event()
        if event is h11.NEED_DATA:
            talk.receive_data(await reader.read(CHUNK))
        elif isinstance(event, h11.Response):
            headers = [one for one in event.headers if one[0] not in BETWEEN_HOPS]
            start = {"type": "http.response.start", "status": event.status_code, "headers": headers}
            await send(start)
        elif isinstance(event, h11.Data):
            await send({"type": "http.response.body", "body": bytes(event.data), "more_body": True})
        elif isinstance(event, h11.EndOfMessage):
            await send({"type": "http.response.body"})
            return
        else:
            raise ConnectionError


# Sockets


async def carry_socket(scope: Scope, receive: Receive, send: Send, line: Line) -> None:
    """Both ways until one side hangs up."""
    await receive()  # that somebody wants to come in
    headers = [(name.decode(), value.decode("latin-1")) for name, value in line.headers(scope)]
    async with connect(
        f"ws://{line.address}{target(scope)}",
        additional_headers=headers,
        compression=None,
        proxy=None,
        max_size=None,
        open_timeout=OPENING,
        ping_interval=BETWEEN_PINGS,
        ping_timeout=BETWEEN_PINGS,
        close_timeout=BETWEEN_PINGS,
    ) as other:
        await send({"type": "websocket.accept"})
        ways = [asyncio.create_task(there(receive, other)), asyncio.create_task(back(other, send))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)


async def there(receive: Receive, other: ClientConnection) -> None:
    while (message := await receive())["type"] == "websocket.receive":
        await other.send(message.get("text") or message.get("bytes") or "")


async def back(other: ClientConnection, send: Send) -> None:
    try:
        while True:
            said = await other.recv()
            kind = "text" if isinstance(said, str) else "bytes"
            await send({"type": "websocket.send", kind: said})
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd else TRY_AGAIN
        code = TRY_AGAIN if code in NOT_TOLD else code
        await send({"type": "websocket.close", "code": code})
