"""What the store holds, beside what people remember: everything acknowledged is there, once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import httpx

from spiritboard.match import verify
from spiritboard.match.record import decode as decode_record
from spiritboard.server import journal, wire
from spiritboard.server.settings import Settings
from spiritboard.server.store import Row
from spiritboard.server.stores import store_of
from tests.server.running import NO_CERTIFICATES
from tests.server.witness import Command, Player


async def verified(host: Player) -> int:
    """Anyone can check the records: against the hashes, too, that were published before."""
    address = host.address
    async with httpx.AsyncClient(base_url=address, verify=NO_CERTIFICATES, timeout=60) as http:
        for match, published in host.commitments.items():
            found = await http.get(f"{host.path}/matches/{match}/record")
            if found.is_error:
                host.fault(f"no record of match {match}: {found.text}")
            else:
                verify(decode_record(found.content), published)
    return len(host.commitments)


# The store and the journals


async def stored(settings: Settings, players: Sequence[Player]) -> dict[str, list[Row]]:
    """What the store holds of their tables."""
    store = store_of(settings)
    try:
        tables = sorted({player.table_id for player in players})
        return {table: await store.rows(table, 0) for table in tables}
    finally:
        store.close()


def audit(kept: Mapping[str, Sequence[Row]], players: Sequence[Player]) -> Iterator[str]:
    """Everything acknowledged is stored, once, where it was said to be, in order."""
    for table, rows in kept.items():
        if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
            yield f"{table}: its changes are not numbered one by one"
        keys = Counter(row.key for row in rows if row.key)
        yield from (f"{table}: {key} stored {n} times" for key, n in keys.items() if n > 1)
        here = [player for player in players if player.table_id == table]
        sent = {line.command.key for player in here for line in player.journal}
        yield from (f"{table}: {key} stored, not acknowledged" for key in keys.keys() - sent)
        for player in here:
            yield from audit_journal(player, rows)


def audit_journal(player: Player, rows: Sequence[Row]) -> Iterator[str]:
    who = f"{player.table_id} {player.name}"
    seqs = [line.seq for line in player.journal]
    if seqs != sorted(set(seqs)):
        yield f"{who}: acknowledged out of order"
    for seq, command in player.journal:
        if seq > len(rows) or not is_stored(command, rows[seq - 1]):
            yield f"{who}: {command} is not change {seq}"
    stored = {row.key for row in rows}
    yield from (f"{who}: {key} refused, but stored" for key in player.refused if key in stored)


def is_stored(command: Command, row: Row) -> bool:
    body = journal.decode_body(row.body)
    if row.key != command.key:
        return False
    if isinstance(command, wire.Answer):
        assert isinstance(body, journal.Moved)
        entry = body.entries[0]
        told = (entry.seat, entry.question, entry.action)
        return told == (command.seat, command.decision, command.action)
    if isinstance(command, wire.Say):
        assert isinstance(body, journal.Talked)
        return (body.seat, body.text) == (command.seat, command.text)
    return isinstance(body, journal.TookBack | journal.Kept)
