"""What an operator may see and do: the tables in memory, closing one, taking one out as a file."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from spiritboard.core.release import VERSION
from spiritboard.server import archive, wire
from spiritboard.server.api import house_of
from spiritboard.server.edge import Endpoint
from spiritboard.server.house import House
from spiritboard.server.logs import logger
from spiritboard.server.metrics import REGISTRY
from spiritboard.server.room import Room
from spiritboard.server.watching import check_operator

log = logger(__name__)

LISTED: Final = 200


async def operated(request: Request) -> wire.Operated:
    """The server as it is now."""
    check_operator(request)
    return summary(house_of(request))


def summary(house: House) -> wire.Operated:
    listeners = house.listeners()
    rooms = sorted(
        house.rooms.values(),
        key=lambda room: (len(room.listeners), room.doc.changed),
        reverse=True,
    )
    return wire.Operated(
        version=VERSION,
        since=house.since,
        memory=int(REGISTRY.get_sample_value("process_resident_memory_bytes") or 0),
        sockets=len(listeners),
        guests=len({one.visitor.guest or one.visitor.browser for one in listeners}),
        processes=house.settings.bot_processes,
        thinking=house.workers.running,
        waiting=house.workers.waiting,
        tables=[shown(room) for room in rooms[:LISTED]],
        more=max(0, len(rooms) - LISTED),
        set_aside=[wire.SetAside(*one) for one in house.set_aside.items()],
        failures=dict(house.failures),
    )


def shown(room: Room) -> wire.OperatedTable:
    doc = room.doc
    kinds = [chair.kind for chair in doc.chairs]
    return wire.OperatedTable(
        id=doc.id,
        game=doc.game,
        status=doc.status,
        people=kinds.count("person"),
        bots=kinds.count("bot"),
        sockets=len(room.listeners),
        match=doc.match,
        changed=doc.changed,
    )


async def close(request: Request, table: str) -> wire.Operated:
    """Close a table for good: whoever is there is sent away, and it is deleted."""
    check_operator(request)
    house = house_of(request)
    await house.close_table(table)
    log.warning("the operator has closed a table", table=table)
    return summary(house)


async def export(request: Request, table: str) -> Response:
    """All that is kept of a table, as a file; one that can't be read, too."""
    check_operator(request)
    kept = await archive.whole(house_of(request), table)
    headers = {"Content-Disposition": f'attachment; filename="{table}.json"'}
    return Response(kept, media_type="text/plain", headers=headers)


TABLE: Final = "/api/operator/tables/{table}"

FOR_THE_OPERATOR: Final = (
    Endpoint("GET", "/api/operator", operated, wire.Operated),
    Endpoint("DELETE", TABLE, close, wire.Operated),
    Endpoint("GET", f"{TABLE}/export", export, bytes),
)
