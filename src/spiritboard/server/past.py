"""What somebody has played before: page by page, and counted."""

from __future__ import annotations

from math import inf
from typing import Final

import msgspec

from spiritboard.server import wire
from spiritboard.server.house import House
from spiritboard.server.identity import Visitor

PAGE: Final = 20

decode = msgspec.json.Decoder(wire.PlayedMatch).decode


async def past(house: House, visitor: Visitor, game: str = "", before: float = inf) -> wire.Past:
    """The matches that a guest finished before some time, of one game or of all."""
    found = await house.store.page_of(visitor.guest, before, PAGE + 1, game)
    tallies = await house.store.tallies(visitor.guest)
    return wire.Past(
        matches=[decode(body) for body in found[:PAGE]],
        tallies=[wire.Tally(*counted) for counted in tallies],
        more=len(found) > PAGE,
    )
