"""What can be played here: games, open tables, one's own tables and best scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import Final

import msgspec

from spiritboard.bots.levels import levels
from spiritboard.bots.strength import strengths
from spiritboard.catalog import game, names, shelf, table_side
from spiritboard.core.errors import BadSetup
from spiritboard.core.feats import Column, columns_of
from spiritboard.core.package import AnyGame
from spiritboard.core.values import Seat
from spiritboard.server import journal, wire
from spiritboard.server.house import House
from spiritboard.server.identity import Visitor
from spiritboard.server.journal import TableDoc, Unreadable
from spiritboard.server.presenter import phraser
from spiritboard.server.room import Room
from spiritboard.server.showing import place_of

LISTED: Final = 100
"""So many tables the lobby shows."""

OF_ONE_HOST: Final = 5
"""So many of them: nobody fills the lobby alone."""
READ: Final = 3 * LISTED


async def lobby(house: House, visitor: Visitor) -> list[wire.LobbyTable]:
    """Public tables that one can join or watch, and one's own that go on or can't be read."""
    public: list[TableDoc] = []
    hosts: Counter[int] = Counter()
    for table, doc in await house.store.public(READ):
        if table in house.set_aside or len(public) == LISTED:
            continue
        with suppress(Unreadable), house.setting_aside(table):
            kept = journal.decode_doc(doc)
            hosts[kept.host] += 1
            if hosts[kept.host] <= OF_ONE_HOST:
                public.append(kept)
    own = await docs_of(house, visitor)
    found = {doc.id: doc for doc in [*own, *public] if doc.status != "over"}
    aside = [
        set_aside(table, changed)
        for table, changed in await tables_of(house, visitor)
        if table in house.set_aside
    ]
    return [*[listed(house, doc, visitor) for doc in found.values()], *aside]


async def tables_of(house: House, visitor: Visitor) -> list[tuple[str, float]]:
    """A guest's tables that are not over, and when each last changed; the newest first."""
    return await house.store.tables_of(visitor.guest, LISTED)


async def docs_of(house: House, visitor: Visitor) -> list[TableDoc]:
    """A guest's tables that go on."""
    found: list[TableDoc] = []
    for table, _ in await tables_of(house, visitor):
        with suppress(Unreadable, BadSetup):
            found.append(await house.glance(table))
    return found


def set_aside(table: str, changed: float) -> wire.LobbyTable:
    """One's own table that can't be read: it is missed, so it is told."""
    return wire.LobbyTable(
        id=table,
        game="",
        status="playing",
        pace="free",
        seats=[],
        changed=changed,
        yours=True,
        set_aside=True,
    )


def listed(house: House, doc: TableDoc, visitor: Visitor) -> wire.LobbyTable:
    room = house.in_use(doc.id)
    seats = [seat for seat, chair in enumerate(doc.chairs) if chair.guest == visitor.guest]
    online = house.node.online_at(doc.id)
    elsewhere = [place_of(one, online=seat in online) for seat, one in enumerate(doc.chairs)]
    return wire.LobbyTable(
        id=doc.id,
        game=doc.game,
        status=doc.status,
        pace=doc.pace,
        seats=room.places() if room else elsewhere,
        changed=doc.changed,
        match=doc.match,
        yours=bool(seats) and visitor.guest != 0,
        your_turn=bool(visitor.guest and set(seats) & set(asked_at(doc, room))),
    )


def asked_at(doc: TableDoc, room: Room | None) -> Sequence[Seat]:
    """Who has to answer, by the table in use or as it was kept."""
    if room is None:
        return doc.asked
    return room.match.decision.seats if room.match and room.match.decision else ()


async def records(house: House, visitor: Visitor, name: str) -> wire.Records:
    """What a guest has achieved alone in a game, in all its matches."""
    found = await house.store.played_by(visitor.guest)
    played = [msgspec.json.decode(body, type=wire.PlayedMatch) for body in reversed(found)]
    feats = [(match, match.feats) for match in played if match.game == name and match.feats]
    columns = columns_of(table_side(name).records.columns, [feat for _, feat in feats])
    matches = [match for match, _ in feats]
    return wire.Records(
        columns=[record_column(column, matches) for column in columns],
        tasks=[phraser(name).phrase(task) for task in table_side(name).records.tasks],
    )


def record_column(column: Column, matches: Sequence[wire.PlayedMatch]) -> wire.RecordColumn:
    best = matches[column.best] if column.best >= 0 else None
    return wire.RecordColumn(column.column, column.won, column.lost, column.tasks, best)


def game_here(name: str) -> AnyGame:
    """Only games on the shelf: a request must not load code."""
    if name not in names():
        raise BadSetup("unknown-game", name=name, known=", ".join(names()))
    return game(name)


@cache
def games_here() -> list[wire.GameInfo]:
    return [game_info(name) for name in shelf()]


def game_info(name: str) -> wire.GameInfo:
    info = game(name).info
    (schema,), defs = msgspec.json.schema_components([info.options])
    options = defs[schema["$ref"].rpartition("/")[2]] if "$ref" in schema else schema
    quick = table_side(name).quick
    claims = [wire.ClaimInfo(claim, about) for claim, about in table_side(name).talk.claims.items()]
    return wire.GameInfo(
        name=name,
        seats=info.seats,
        options=options,
        levels=levels(),
        lesson=table_side(name).lesson is not None,
        quick=wire.QuickTable(quick.bots, dict(quick.options)),
        columns=table_side(name).records.columns,
        claims=claims,
        credits=dict(info.credits),
        together=info.together,
        strengths=strengths_of(name),
    )


def strengths_of(name: str) -> wire.Strengths | None:
    found = strengths(name)
    if found is None:
        return None
    levels = {level: wire.Strength(one.value, one.error) for level, one in found.levels.items()}
    return wire.Strengths(found.measure, found.games, levels)
