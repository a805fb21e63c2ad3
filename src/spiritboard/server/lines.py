"""A browser's line: what is sent is written at once, and waits only where it does not get through.

A message costs no task and no turn of the loop, and its text is not coded a second time. A long one is packed by
itself, without those that came before it: that takes no memory of a line, and the length of none tells of another.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)

LINE: Final = "spiritboard.line"
"""By what the line of a socket is found among the extensions of its scope."""
SWITCHED: Final = 101
TEXT: Final = 0x81
"""How a frame begins that holds all of a message."""
PACKED: Final = 0x40
WINDOW: Final = 12
"""As a power of two: so many bytes before a place are looked at for the same again."""
LONG: Final = 1400
"""Shorter messages fit into one packet as they are."""
PACKING: Final = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=WINDOW,
    compress_settings={"level": 1, "memLevel": 5},
)


def framed(message: bytes, first: int = TEXT) -> bytes:
    """As a server sends it (RFC 6455, 5.2)."""
    size = len(message)
    if size < 126:
        head = bytes((first, size))
    elif size < 1 << 16:
        head = bytes((first, 126, size >> 8, size & 255))
    else:
        head = bytes((first, 127)) + size.to_bytes(8)
    return head + message


@lru_cache(8)
def packed(message: bytes) -> bytes:
    """The same, shorter (RFC 7692). The last ones are kept: many may look on with the same eyes."""
    packing = zlib.compressobj(1, zlib.DEFLATED, -WINDOW, 5)
    short = packing.compress(message) + packing.flush(zlib.Z_SYNC_FLUSH)
    return framed(short[:-4], TEXT | PACKED)


class Line(WebSocketsSansIOProtocol):
    """A socket as uvicorn speaks it, to which its owner may also write without waiting."""

    when_free: Callable[[], None] | None = None
    """Called when what was written has got through, after it did not."""
    packs = False
    """The other side can unpack."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [PACKING]

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHED:
            self.packs = any(map(is_ours, self.conn.extensions))
            self.scope["extensions"][LINE] = self  # type: ignore[assignment]  # of any kind

    @property
    def is_free(self) -> bool:
        return self.writable.is_set()

    def write(self, message: bytes) -> None:
        """A message, if anybody is still there."""
        if not self.close_sent and not self.transport.is_closing():
            is_long = self.packs and len(message) >= LONG
            self.transport.write(packed(message) if is_long else framed(message))

    async def send(self, message: Any) -> None:
        """Also what is carried here from another node is packed only where it is long."""
        await self.writable.wait()
        if message["type"] == "websocket.send" and "text" in message and not self.disconnected:
            self.write(message["text"].encode())
        else:
            await super().send(message)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.when_free:
            self.when_free()

    def hang_up(self) -> None:
        """Whoever reads from it is told that nothing more comes, and may say why on the way out."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1000})

    def drop(self) -> None:
        """At once, whatever still waits."""
        if not self.transport.is_closing():
            self.transport.abort()


def is_ours(extension: object) -> bool:
    """Somebody may have wished for less than we look back."""
    return isinstance(extension, PerMessageDeflate) and extension.local_max_window_bits >= WINDOW


def line_of(socket: WebSocket) -> Line:
    found = socket.scope["extensions"][LINE]
    assert isinstance(found, Line)
    return found
