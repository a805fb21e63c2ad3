"""Games with content: what lies in the box of a match is made from files and options."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Final, Generic, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from spiritboard.core.content import Contents, known, whole
from spiritboard.core.frame_game import FrameGame
from spiritboard.core.state import State
from spiritboard.core.values import GameInfo

S = TypeVar("S", bound=State)
V = TypeVar("V")
B = TypeVar("B", bound=Contents)

MADE: Final = 64
"""How many boxes a game keeps ready."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BoxedGame(FrameGame[S, V], Generic[S, V, B]):
    """Its options have `content`: values that differ from those in its files, or all of them."""

    def __init__(self, info: GameInfo, content: Mapping[str, object]) -> None:
        super().__init__(info)
        self.content = content
        self._whole = whole(content, {})
        self._boxes: dict[tuple[int, bytes], B] = {}

    @abstractmethod
    def make_box(self, seats: int, options: msgspec.Struct) -> B:
        """Raises BadSetup when the numbers can't be played."""

    def box(self, seats: int, options: msgspec.Struct) -> B:
        """What lies in the box of such a match, made once."""
        wanted = (seats, msgspec.json.encode(options, enc_hook=dict))
        found = self._boxes.get(wanted)
        if found is None:
            found = self.make_box(seats, options)
            if len(self._boxes) >= MADE:
                self._boxes.clear()
            self._boxes[wanted] = found
        return found

    def know(self, seats: int, options: msgspec.Struct) -> None:
        known(self.box(seats, options).key)

    def settled(self, options: msgspec.Struct) -> msgspec.Struct:
        return self.filled(options, self._whole)

    def filled(self, options: msgspec.Struct, base: Mapping[str, object]) -> msgspec.Struct:
        """With all of a box, but for what differs from it."""
        changes: Mapping[str, object] = options.content  # type: ignore[attr-defined]  # it has
        content = whole(base, changes) if changes else base
        return msgspec.structs.replace(options, content=content)
