"""What was made lately and may be asked for again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Final

MOST: Final = 32 * 1024 * 1024
"""Bytes in all."""


class Kept:
    """The last ones that were asked for, up to a size."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.size = 0
        self._found: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, name: Hashable) -> bytes | None:
        if name in self._found:
            self._found.move_to_end(name)
        return self._found.get(name)

    def put(self, name: Hashable, content: bytes) -> None:
        self.size += len(content) - len(self._found.get(name, b""))
        self._found[name] = content
        self._found.move_to_end(name)
        while self.size > self.most:
            self.size -= len(self._found.popitem(last=False)[1])
