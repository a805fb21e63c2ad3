"""What is written to a line by hand is what any WebSocket client reads."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.protocol import State
from websockets.sync.client import ClientConnection, connect
from websockets.uri import parse_uri

from spiritboard.server.lines import LONG, PACKING, framed, packed
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
