"""A socket that costs little, so that one process can drive hundreds of them."""

from __future__ import annotations

import asyncio
import zlib
from base64 import b64encode
from collections.abc import Callable
from socket import AF_INET, SO_RCVBUF, SOL_SOCKET, socket
from typing import Final
from urllib.parse import urlsplit

TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
PACKED: Final = 0x40
PACKING: Final = "Sec-WebSocket-Extensions: permessage-deflate\r\n"


class LightSocket(asyncio.Protocol):
    """Frames out, frames in. It trusts the server: whole messages, each packed by itself or not at all."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_connected = False
        """It has been; `lost` says when no more."""
        self.code = 0
        """Why the server has hung up."""
        self.waiting = bytearray()
        self.weight = 0

    async def open(
        self, address: str, path: str, cookie: str, *, buffer: int = 0, packs: bool = True
    ) -> None:
        """At a path of a server; `buffer`: so little waits on this side. Raises OSError."""
        place = urlsplit(address)
        assert place.port is not None
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: {place.netloc}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}\r\n"
            f"{PACKING if packs else ''}"
            f"Cookie: {cookie}\r\n\r\n"
        ).encode()
        loop = asyncio.get_running_loop()
        line = socket(AF_INET)
        line.setblocking(False)
        if buffer:
            line.setsockopt(SOL_SOCKET, SO_RCVBUF, buffer)
        try:
            await loop.sock_connect(line, ("127.0.0.1", place.port))
        except OSError:
            line.close()
            raise
        await loop.create_connection(lambda: self, sock=line)
        await self.opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        self.is_connected = True
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.waiting += data
        self.weight += len(data)
        if self.opened.done() or self._is_open_now():
            self._take_frames()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("lost before it was open"))
        self.lost.set_result(None)

    def _is_open_now(self) -> bool:
        """The answer to the handshake stands before the first frame."""
        head, found, rest = self.waiting.partition(b"\r\n\r\n")
        if not found:
            return False
        if b" 101 " not in head[:16]:
            self.opened.set_exception(ConnectionError(head.decode()))
            self.transport.close()
            return False
        self.waiting = rest
        self.opened.set_result(None)
        return True

    def _take_frames(self) -> None:
        waiting, at, end = self.waiting, 0, len(self.waiting)
        while end - at >= 2:
            head, size = 2, waiting[at + 1]
            if size >= 126:
                head = 4 if size == 126 else 10
                size = int.from_bytes(waiting[at + 2 : at + head])
            if end - at < head + size:
                break
            content = bytes(waiting[at + head : at + head + size])
            self._take(waiting[at] & 15, unpacked(content) if waiting[at] & PACKED else content)
            at += head + size
        del waiting[:at]

    def _take(self, kind: int, content: bytes) -> None:
        if kind == TEXT:
            self.hear(content)
        elif kind == PING:
            self.send(content, PONG)
        elif kind == CLOSE:
            self.code = int.from_bytes(content[:2])
            self.send(content, CLOSE)
            self.transport.close()

    def weighed(self) -> int:
        """How many bytes have come since this was asked last."""
        found, self.weight = self.weight, 0
        return found

    def send(self, content: bytes, kind: int = TEXT) -> None:
        self.transport.write(frame(content, kind))

    def close(self) -> None:
        self.transport.abort()


def unpacked(content: bytes) -> bytes:
    return zlib.decompressobj(-15).decompress(content + b"\0\0\xff\xff")


def frame(content: bytes, kind: int = TEXT) -> bytes:
    """A client's frame. The mask is there, as it must be, and changes nothing: it is zero."""
    size = len(content)
    if size < 126:
        head = bytes((0x80 | kind, 0x80 | size))
    elif size < 1 << 16:
        head = bytes((0x80 | kind, 0xFE)) + size.to_bytes(2)
    else:
        head = bytes((0x80 | kind, 0xFF)) + size.to_bytes(8)
    return head + b"\0\0\0\0" + content
