"""Evenings: the same deal at several tables, and how everybody did with it."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec

from spiritboard.catalog import game, names
from spiritboard.core.errors import BadSetup, Illegal
from spiritboard.core.rng import commitment
from spiritboard.server import journal, wire
from spiritboard.server.comparing import Finished, compared
from spiritboard.server.evening_store import (
    KeptEvening,
    KeptPlace,
    Outline,
    closed,
    evening_of,
    evenings_of,
    has_table,
    is_over,
    made,
    places_of,
)
from spiritboard.server.hosting import doc_of
from spiritboard.server.house import House
from spiritboard.server.identity import Visitor, table_id
from spiritboard.server.journal import Result, Seated, TableDoc, Unreadable
from spiritboard.server.keeping import Keeper
from spiritboard.server.showing import place_of
from spiritboard.server.store import KeptTable, Overtaken, Statement, StoreTrouble, kept

LISTED: Final = 20
TRIES: Final = 20
"""So often somebody may move just while an evening is being ended."""

decode_result = msgspec.json.Decoder(Result).decode


async def new_evening(house: House, visitor: Visitor, wish: wire.NewEvening) -> wire.Evening:
    """All its tables at once or none: they are alike, and their people are still to come."""
    check_wish(wish)
    for _ in range(wish.tables):
        house.check_rate(visitor)
    seed = secrets.token_hex(32)
    evening = KeptEvening(table_id(), visitor.guest, time.time(), wish.table.game, seed, 0)
    statements = [made(evening)]
    for place in range(wish.tables):
        doc = doc_of(visitor, wish.table, "")
        doc.evening = evening.id
        keeper = Keeper(doc, house.store)
        keeper.epoch = house.node.first_epoch
        statements += [
            has_table(evening.id, place, doc.id),
            *keeper.changing(Seated(), visitor.guest),
        ]
    await house.store.write(statements)
    return await shown(house, visitor, evening.id)


def check_wish(wish: wire.NewEvening) -> None:
    kinds = {seat.kind for seat in wish.table.seats}
    if not kinds <= {"open", "bot"} or "open" not in kinds or wish.table.public or wish.table.start:
        raise Illegal("", "evening-seats")


async def shown(house: House, visitor: Visitor, evening: str) -> wire.Evening:
    """Its tables and who sits where; what came of them only when all are over."""
    found = await kept_evening(house, evening)
    has_ended = await is_over(house.store, evening)  # first: once it is, all results are there
    places = await places_of(house.store, evening)
    tables = [one for place in places for one in table_shown(house, visitor, place)]
    return wire.Evening(
        id=evening,
        game=found.game,
        commitment=commitment(found.seed),
        tables=tables,
        together=found.game in names() and game(found.game).info.together,
        host=is_theirs(found.host, visitor),
        is_over=has_ended,
        standings=standings(visitor, places) if has_ended else [],
    )


async def kept_evening(house: House, evening: str) -> KeptEvening:
    found = await evening_of(house.store, evening)
    if found is None:
        raise BadSetup("no-such-evening")
    return found


def table_shown(house: House, visitor: Visitor, place: KeptPlace) -> list[wire.EveningTable]:
    """A table by what everybody may know of it; nothing, if it can't be read any more."""
    with suppress(Unreadable):
        doc = doc_in(house, place)
        if doc is not None:
            room = house.in_use(doc.id)
            online = house.node.online_at(doc.id)
            seats = [
                place_of(chair, online=room.is_online(n) if room else n in online)
                for n, chair in enumerate(doc.chairs)
            ]
            you = tuple(n for n, chair in enumerate(doc.chairs) if is_theirs(chair.guest, visitor))
            return [wire.EveningTable(doc.id, place.place + 1, doc.status, seats, you)]
    return []


def doc_in(house: House, place: KeptPlace) -> TableDoc | None:
    if place.doc is None:
        return None
    with house.setting_aside(place.table):
        return journal.decode_doc(place.doc)


def is_theirs(guest: int, visitor: Visitor) -> bool:
    return guest != 0 and guest == visitor.guest


def standings(visitor: Visitor, places: Sequence[KeptPlace]) -> list[wire.Standing]:
    """Every seat of every table that has come to its end, table by table."""
    ended = [(one, decode_result(one.result)) for one in places if one.result is not None]
    tables = [Finished(result.scores, result.people, not result.winners) for _, result in ended]
    found = compared(tables)
    return [
        wire.Standing(
            table=place.table if place.doc is not None else "",
            number=place.place + 1,
            seat=seat,
            name=name,
            points=result.scores[seat],
            margin=found[n][seat].margin if found else None,
            rank=found[n][seat].rank if found else 0,
            is_bot=not result.people[seat],
            is_won=seat in result.winners,
            is_you=is_theirs(result.guests[seat], visitor),
        )
        for n, (place, result) in enumerate(ended)
        for seat, name in enumerate(result.names)
    ]


async def own(house: House, visitor: Visitor) -> list[wire.EveningLine]:
    """Those that somebody has set up or sits at, the latest first."""
    found = await evenings_of(house.store, visitor.guest, LISTED) if visitor.guest else []
    return [listed(one) for one in found]


def listed(one: Outline) -> wire.EveningLine:
    return wire.EveningLine(one.id, one.game, one.created, one.tables, one.ended, one.is_over)


async def close(house: House, visitor: Visitor, evening: str) -> wire.Evening:
    """Its host ends it: what was not finished by now does not count and can't go on, and all lies open."""
    if (await kept_evening(house, evening)).host != visitor.guest:
        raise Illegal("", "not-the-host")
    for _ in range(TRIES):
        going = [one for one in await places_of(house.store, evening) if one.result is None]
        try:
            stopped = [one for place in going for one in await stopping(house, place.table)]
            await house.store.write([closed(evening), *stopped])
            break
        except Overtaken:
            continue  # somebody has moved meanwhile
    else:
        raise StoreTrouble
    for place in going:
        if (room := house.in_use(place.table)) is not None:
            room.break_up()
            house.forget(room)
    return await shown(house, visitor, evening)


async def stopping(house: House, table: str) -> list[Statement]:
    """Whoever plays there, at whichever node, can't write any more and reads anew that it is over."""
    now = await house.store.table(table)
    if now is None or now.status == "over":
        return []
    doc = journal.decode_doc(now.doc)
    doc.status = "over"
    return [
        kept(table, KeptTable("over", now.public, now.changed, journal.encode(doc), now.writes + 1))
    ]
