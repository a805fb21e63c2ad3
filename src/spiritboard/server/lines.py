"""A browser's line: what is sent is written at once, and waits only where it does not get through.

A message costs no task and no turn of the loop, and its text is not coded a second time. A long one is packed by
itself, without those that came before it: that takes no memory of a line, and the length of none tells of another.

What comes is cut into frames here. A whole message of plain letters, as nearly all commands are, is read at once; any other
frame is left to `websockets`.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any, Final

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C, where it could be

try:
    from isal import isal_zlib as packer

    QUICKEST = 0
except ImportError:  # there is none for this machine
    import zlib as packer  # type: ignore[no-redef]

    QUICKEST = 1  # of 0 it would only put the bytes into frames

LINE: Final = "spiritboard.line"
"""By what the line of a socket is found among the extensions of its scope."""
SWITCHED: Final = 101
TEXT: Final = 0x81
"""How a frame begins that holds all of a message."""
PACKED: Final = 0x40
MASKED: Final = 0x80
"""In the second byte of a frame: as a browser sends it."""
MASK: Final = 4
"""So many bytes of a mask stand before the content."""
SHORT: Final = 126
"""Content of fewer bytes has its length in the second byte."""
LONGEST: Final = 16 * 1024
"""A message of more bytes is refused."""
FLUSHED: Final = b"\0\0\xff\xff"
"""How a packed message ends; it is not sent (RFC 7692, 7.2.1)."""
UNREAD: Final = b"\xff"
"""No text."""
EAGER: Final = 16
"""If so many messages wait to be read, no more are taken from the line for now."""
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
    if size < SHORT:
        head = bytes((first, size))
    elif size < 1 << 16:
        head = bytes((first, 126, size >> 8, size & 255))
    else:
        head = bytes((first, 127)) + size.to_bytes(8)
    return head + message


def packed(message: bytes) -> bytes:
    """The same, shorter (RFC 7692)."""
    packing = packer.compressobj(QUICKEST, zlib.DEFLATED, -WINDOW, 5)
    short = packing.compress(message) + packing.flush(zlib.Z_SYNC_FLUSH)
    return framed(short[:-4], TEXT | PACKED)


class Packed:
    """The last message that was packed: many may look on with the same eyes, and are told one after another."""

    message = frame = b""

    def of(self, message: bytes) -> bytes:
        if message is not self.message:
            self.message, self.frame = message, packed(message)
        return self.frame


last: Final = Packed()


def frame_at(data: bytes, start: int) -> tuple[int, int]:
    """Where the content of the frame at a place begins and ends; (0, 0): its head is not all there."""
    if len(data) < start + 2:
        return 0, 0
    size, mask = data[start + 1] & 127, MASK if data[start + 1] & MASKED else 0
    head = start + 2
    if size >= SHORT:
        head += 2 if size == SHORT else 8
        if len(data) < head:
            return 0, 0
        size = int.from_bytes(data[start + 2 : head])
    return head + mask, head + mask + size


def text_in(data: bytes, start: int, content: int, end: int) -> str | None:
    """What a frame says that is a whole message of plain letters; None: it is something else."""
    if not data[start + 1] & MASKED:
        return None
    text: bytes = apply_mask(data[content:end], data[content - MASK : content])
    if data[start] & PACKED:
        text = unpacked(text)
    return text.decode("ascii") if text.isascii() else None


def unpacked(message: bytes) -> bytes:
    """What is too long, or not packed as it should be, is not read."""
    unpacking = zlib.decompressobj(-zlib.MAX_WBITS)
    try:
        text = unpacking.decompress(message + FLUSHED, LONGEST)
    except zlib.error:
        return UNREAD
    return UNREAD if unpacking.unconsumed_tail else text


class Line(WebSocketsSansIOProtocol):
    """A socket as uvicorn speaks it, to which its owner may also write without waiting."""

    when_free: Callable[[], None] | None = None
    """Called when what was written has got through, after it did not."""
    packs = False
    """The other side can unpack."""
    whole: tuple[int, ...] = (TEXT,)
    """How the frames of whole messages begin that may come here."""
    unread = b""
    """The beginning of a frame."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [PACKING]

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHED:
            self.packs = any(map(is_ours, self.conn.extensions))
            if self.packs:
                self.whole = (TEXT, TEXT | PACKED)
            self.scope["extensions"][LINE] = self  # type: ignore[assignment]  # of any kind

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete or self.close_sent:
            super().data_received(data)
            return
        data, start = self.unread + data, 0
        while True:
            content, end = frame_at(data, start)
            is_too_long = end - content > LONGEST
            if not content or (end > len(data) and not is_too_long):
                break
            is_message = data[start] in self.whole and not self.frames and not is_too_long
            text = text_in(data, start, content, end) if is_message else None
            if text is None:
                super().data_received(data[start:end])
            else:
                self.hear(text)
            start = min(end, len(data))
        self.unread = data[start:]

    def hear(self, text: str) -> None:
        """A message has come."""
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= EAGER and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    @property
    def is_free(self) -> bool:
        return self.writable.is_set()

    def write(self, message: bytes) -> None:
        """A message, if anybody is still there."""
        if not self.close_sent and not self.transport.is_closing():
            is_long = self.packs and len(message) >= LONG
            self.transport.write(last.of(message) if is_long else framed(message))

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
