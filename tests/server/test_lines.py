"""What is written to a line by hand is what any WebSocket client reads."""

from __future__ import annotations

import asyncio
import zlib
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.protocol import State
from websockets.sync.client import ClientConnection, connect
from websockets.uri import parse_uri

from spiritboard.server.lines import (
    FLUSHED,
    LONG,
    LONGEST,
    PACKING,
    WINDOW,
    Line,
    frame_at,
    framed,
    packed,
)
from tests.server.light import LightSocket
from tests.server.running import Guest, Server

WIDE = {"content": {"points": {"target": 99}}}


def read(line: bytes, *, packs: bool) -> list[bytes]:
    """As a client of the library reads it."""
    client = ClientProtocol(parse_uri("ws://example/"), state=State.OPEN, max_size=None)
    if packs:
        _, extension = PACKING.process_request_params(
            ClientPerMessageDeflateFactory().get_request_params(), []
        )
        params = [("server_no_context_takeover", None), ("client_no_context_takeover", None)]
        assert extension.local_no_context_takeover
        client.extensions = [ClientPerMessageDeflateFactory().process_response_params(params, [])]
    client.receive_data(line)
    assert client.parser_exc is None
    return [bytes(event.data) for event in client.events_received() if isinstance(event, Frame)]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 200_000])
def test_frames_of_every_length_are_read(size: int) -> None:
    message = b"x" * size
    assert read(framed(message) + framed(b"next"), packs=False) == [message, b"next"]


@given(st.lists(st.text(max_size=300), max_size=30))
def test_what_is_packed_is_read_one_by_one_and_among_others(texts: list[str]) -> None:
    messages = [msgspec.json.encode(texts[:end]) for end in range(len(texts))]
    line = b"".join(
        packed(message) if number % 3 else framed(message)
        for number, message in enumerate(messages)
    )
    assert read(line, packs=True) == messages


@pytest.mark.parametrize("between", [0, 1000, 2000, 6000, 20_000])
def test_what_is_packed_looks_back_no_further_than_was_agreed(between: int) -> None:
    """A client keeps no more of what it has unpacked."""
    noise = Random(between).randbytes(3000)
    message = noise + bytes(between) + noise
    frame = packed(message)
    content, end = frame_at(frame, 0)
    assert end == len(frame)
    left, unpacking, read = frame[content:] + FLUSHED, zlib.decompressobj(-WINDOW), b""
    while len(read) < len(message):
        read += unpacking.decompress(left, 64)  # all at once it might look at what it gives out
        left = unpacking.unconsumed_tail
    assert read == message


class Wire(asyncio.Transport):
    """Where a line writes to, with nobody at the other end."""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        pass

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        pass

    def close(self) -> None:
        pass


HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: example\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    b"Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
)
WAYS = ("whole", "packed", "in parts", "after a ping")


def sent(text: str, way: str) -> bytes:
    """As a client of the library sends it."""
    client = ClientProtocol(parse_uri("ws://example/"), state=State.OPEN)
    if way == "packed":
        params = [("server_no_context_takeover", None), ("client_no_context_takeover", None)]
        client.extensions = [ClientPerMessageDeflateFactory().process_response_params(params, [])]
    if way == "after a ping":
        client.send_ping(b"ping")
    if way == "in parts":
        content = text.encode()
        client.send_text(content[:3], fin=False)
        client.send_ping(b"")
        client.send_continuation(content[3:], fin=True)
    else:
        client.send_text(text.encode())
    return b"".join(client.data_to_send())


def came(data: bytes, cuts: list[int]) -> list[Any]:
    """What a line hands on of all this, if it comes in pieces."""

    async def welcome(_: Any, __: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        await asyncio.Event().wait()

    async def read() -> list[Any]:
        line = Line(Config(welcome, log_config=None, ws_max_size=LONGEST), ServerState(), {})
        line.connection_made(Wire())
        line.data_received(HANDSHAKE)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert line.handshake_complete
        assert line.packs
        ends = sorted({min(cut, len(data)) for cut in cuts} | {len(data)})
        for start, end in pairwise([0, *ends]):
            line.data_received(data[start:end])
        return [line.queue.get_nowait() for _ in range(line.queue.qsize())][1:]

    return asyncio.run(read())


@given(
    st.lists(st.tuples(st.text(max_size=200), st.sampled_from(WAYS)), max_size=6),
    st.lists(st.integers(0, 800), max_size=8),
)
def test_however_messages_are_sent_and_wherever_they_are_cut_they_are_read(
    messages: list[tuple[str, str]], cuts: list[int]
) -> None:
    found = came(b"".join(sent(*message) for message in messages), cuts)
    assert [message["text"] for message in found] == [text for text, _ in messages]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (sent("x" * LONGEST, "whole") + sent("x", "whole"), None),
        (sent("x" * (LONGEST + 1), "whole"), 1009),
        (sent("x" * (LONGEST + 1), "packed"), 1009),
        (b"\x81\x01x", 1002),
        (b"\xc1\x81\0\0\0\0\xff", 1002),
        (b"\x81\x81\0\0\0\0\xff", 1007),
        (b"\x01\x81\0\0\0\0x" + sent("y", "whole"), 1002),
    ],
    ids=["long", "too long", "too long unpacked", "no mask", "badly packed", "no text", "amidst"],
)
def test_what_is_not_as_it_should_be_ends_the_line(data: bytes, code: int | None) -> None:
    found = came(data, [])
    assert found[-1].get("code") == code


def socket_to(server: Server, guest: Guest, table: str, **how: Any) -> ClientConnection:
    path = f"/api/tables/{table}/socket"
    cookie = guest.http.build_request("GET", path).headers["cookie"]
    address = server.address.replace("http", "ws", 1)
    found: ClientConnection = connect(
        f"{address}{path}", additional_headers={"Cookie": cookie}, **how
    )
    return found


@pytest.mark.parametrize(
    "how",
    [
        {"compression": None},
        {"compression": "deflate"},
        {"extensions": [ClientPerMessageDeflateFactory(server_max_window_bits=9)]},
        {"extensions": [ClientPerMessageDeflateFactory(client_max_window_bits=9)]},
    ],
)
def test_whatever_a_client_can_unpack_it_reads_the_same(
    server: Server, guest: Guest, how: dict[str, Any]
) -> None:
    table = guest.table("me", "here", "here", start=True, options=WIDE)["id"]
    with socket_to(server, guest, table, **how) as socket:
        welcome = msgspec.json.decode(socket.recv(10))
        assert welcome["type"] == "welcome"
        assert len(msgspec.json.encode(welcome)) > LONG
        socket.send('{"type":"say","key":"k","seat":0,"text":"hello"}')
        while (said := msgspec.json.decode(socket.recv(10)))["type"] != "done":
            pass
        assert said["key"] == "k"


def test_a_long_message_is_packed_for_whoever_can_unpack_it(server: Server, guest: Guest) -> None:
    table = guest.table("me", "here", "here", start=True, options=WIDE)["id"]
    path = f"/api/tables/{table}/socket"
    cookie = guest.http.build_request("GET", path).headers["cookie"]

    async def welcomed() -> tuple[int, int]:
        """So much was said, and so much came."""
        heard: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        socket = LightSocket(lambda said: None if heard.done() else heard.set_result(said))
        await socket.open(server.address, path, cookie)
        said = await heard
        socket.close()
        return len(said), socket.weighed()

    said, came = asyncio.run(welcomed())
    assert came < said / 2


def test_whoever_is_sent_away_is_told_why_first(server: Server, guest: Guest) -> None:
    table = guest.table("me", "open", "open")["id"]
    with socket_to(server, guest, table) as socket:
        guest.post(f"/api/tables/{table}/seats/1/sit", {})
        told, code = to_the_end(socket)
        assert told[-1] == {"type": "bye", "reason": "seat-changed"}
        assert code == 1013


def to_the_end(socket: ClientConnection) -> tuple[list[Any], int]:
    """All that is said, and how it closes."""
    told: list[Any] = []
    try:
        while True:
            told.append(msgspec.json.decode(socket.recv(10)))
    except ConnectionClosed as closed:
        return told, closed.rcvd.code if closed.rcvd else 0
