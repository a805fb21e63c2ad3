"""For whoever watches over the server: does it live, and can it serve?"""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse

from spiritboard.server.house import House
from spiritboard.server.store import StoreTrouble

PATIENCE: Final = 5.0


async def healthz(_: Request) -> PlainTextResponse:
    """It answers."""
    return PlainTextResponse("ok\n")


async def readyz(request: Request) -> PlainTextResponse:
    """Its store answers too."""
    house = request.app.state.house
    assert isinstance(house, House)
    try:
        async with asyncio.timeout(PATIENCE):
            await house.store.check_answers()
        is_ready = house.node.is_sure
    except (StoreTrouble, TimeoutError):
        is_ready = False
    if not is_ready:
        return PlainTextResponse("the store does not answer\n", 503)
    return PlainTextResponse("ok\n")
