"""Evenings at which the server is killed again and again, and nothing may be lost.

People play as fast as they can, talk and take back. Each keeps a journal of what was acknowledged,
and sends again, with the same key, what was not. `make killing` kills 10,000 times.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
import msgspec

from spiritboard.core.values import WATCHER
from spiritboard.match import verify
from spiritboard.match.record import decode as decode_record
from spiritboard.server import journal, wire
from spiritboard.server.settings import Settings
from spiritboard.server.store import Row
from spiritboard.server.stores import store_of
from spiritboard.server.talk import LINES
from tests.server.keeping import database
from tests.server.launcher import Forked, Launcher
from tests.server.light import LightSocket
from tests.server.running import NO_CERTIFICATES, Guest, Server, running

TABLES: Final = 12
TALK: Final = ("hello", "well played", "the moon is near", "I have blue", "my card is blue")
"""The last two are refused during play (S3.5)."""
LONGEST_LIFE: Final = 0.4
PATIENCE = 60
"""Seconds after which somebody waits in vain, on any machine."""
SHORT: Final = {"content": {"points": {"target": 2}}}
"""Matches of a round or two, so that beginnings and ends meet a kill as well."""
FLAGS: Final = ("--tables-per-minute", "0", "--commands-per-second", "0")

Command = wire.Answer | wire.TakeBack | wire.Agree | wire.Say


class Acknowledged(NamedTuple):
    """A line of somebody's own journal."""

    seq: int
    command: Command


class Player:
    """Somebody with a socket at a table, who forgets nothing and believes nothing twice."""

    def __init__(self, name: str, table: str, cookie: str, faults: list[str], seed: str) -> None:
        self.name = name
        self.path = f"/api/tables/{table}"
        self.table_id = table
        self.cookie = cookie
        self.faults = faults
        self.dice = random.Random(seed)
        self.is_keen = False
        """Does something new whenever there is something to do."""
        self.wants_more = False
        """Asks for a rematch when the match is over, if a host."""
        self.socket: LightSocket | None = None
        self.flushed: asyncio.Future[None] | None = None
        self.pending: Command | None = None
        self.sent = 0
        self.repeated = 0
        """So often a command that was sent again turned out to have been carried out already."""
        self.known = 0
        """The last change that these eyes have been told of."""
        self.journal: list[Acknowledged] = []
        self.refused: list[str] = []
        self.commitments: dict[int, str] = {}
        self.table: Any = {"match": 0}
        self.seat = WATCHER
        self.news: list[Any] = []
        self.lines: list[Any] = []
        self.position: Any = None

    # The line

    async def come(self, address: str) -> None:
        """Connects; what was not acknowledged is sent again once the table is seen."""
        path = f"{self.path}/socket?since={self.known}"
        self.address = address
        self.socket = LightSocket(self.hear)
        with suppress(OSError):
            await self.socket.open(address, path, self.cookie)

    async def be_cut_off(self) -> None:
        """What the server still said before it died is heard to the end."""
        if self.socket is not None and self.socket.is_connected:
            await self.socket.lost
        self.socket = None

    async def flush(self) -> None:
        """Until everything that was announced before has arrived: replies queue up behind it."""
        assert self.socket is not None
        self.flushed = asyncio.get_running_loop().create_future()
        self.socket.send(b"{}")
        await self.flushed

    def hear(self, content: bytes) -> None:
        message = msgspec.json.decode(content)
        getattr(self, f"hear_{message['type']}")(message)
        if self.pending is None and self.is_keen:
            self.do(self.next_command())

    def hear_welcome(self, message: Any) -> None:
        if message["table"]["seq"] < self.known:
            self.fault(f"the server knows of {message['table']['seq']} changes, I of {self.known}")
        self.look_at(message["table"])
        (sight,) = message["eyes"]
        self.seat = sight["seat"]
        for news in sight.get("news", ()):
            self.take_in(news)
        self.position = sight.get("position")
        heard = self.lines[-1]["seq"] if self.lines else 0
        self.lines += [line for line in message.get("lines", ()) if line["seq"] > heard]
        self.before = message["table"]["seq"]
        if self.pending is not None:
            self.send(self.pending)

    def hear_update(self, message: Any) -> None:
        self.take_in(message["news"])
        self.position = message["position"]

    def hear_table(self, message: Any) -> None:
        self.look_at(message["table"])

    def hear_line(self, message: Any) -> None:
        self.learn(message["line"]["seq"], self.lines)
        self.lines.append(message["line"])

    def hear_bye(self, message: Any) -> None:
        self.fault(f"the server hangs up: {message['reason']}")

    def hear_done(self, message: Any) -> None:
        if self.is_said_again(message["key"], message["seq"]):
            return
        command = self.settle(message["key"])
        self.repeated += message["seq"] <= self.before
        self.journal.append(Acknowledged(message["seq"], command))

    def hear_refused(self, message: Any) -> None:
        if "key" in message:
            if not self.is_said_again(message["key"], 0):
                self.refused.append(self.settle(message["key"]).key)
        elif self.flushed is not None:
            self.flushed.set_result(None)

    def is_said_again(self, key: str, seq: int) -> bool:
        """A new match makes one send again what is on its way: the reply to it comes twice."""
        if self.pending is not None and self.pending.key == key:
            return False
        first = {done.command.key: done.seq for done in self.journal} | dict.fromkeys(
            self.refused, 0
        )
        if first.get(key) != seq:
            self.fault(f"{key} was answered {first.get(key)} first, then {seq}")
        return True

    def settle(self, key: str) -> Command:
        command, self.pending = self.pending, None
        assert command is not None
        assert command.key == key
        return command

    # What is known

    def look_at(self, table: Any) -> None:
        if table["match"] != self.table["match"]:
            self.news = []
            self.commitments[table["match"]] = table["commitment"]
        self.table = table
        if table["status"] == "over" and table.get("host") and self.wants_more:
            asyncio.ensure_future(self.ask_for_more())  # noqa: RUF006  # told by the next welcome

    def take_in(self, news: Any) -> None:
        self.learn(news["seq"], self.news)
        if back_to := news.get("back_to"):
            self.news = [old for old in self.news if old["seq"] < back_to]
        self.news.append(news)

    def learn(self, seq: int, told: Sequence[Any]) -> None:
        """Each change is told once, in order."""
        if told and seq <= told[-1]["seq"]:
            self.fault(f"told of change {seq} after {told[-1]['seq']}")
        self.known = max(self.known, seq)

    def seen(self) -> Any:
        """All that these eyes have been shown of the present match."""
        begun = self.news[0]["seq"]
        seq = max(self.table["seq"], self.known)
        # Who is here is told a moment later, and at most a few times a second.
        seats = [{**place, "online": True} for place in self.table["seats"]]
        table = {**self.table, "watchers": 0, "seq": seq, "seats": seats}
        lines = [line for line in self.lines if line["seq"] > begun][-LINES:]
        return table, self.position, self.news, lines

    def fault(self, what: str) -> None:
        self.faults.append(f"{self.table_id} {self.name}: {what}")

    # What is done

    async def ask_for_more(self) -> None:
        async with httpx.AsyncClient(base_url=self.address, verify=NO_CERTIFICATES) as http:
            with suppress(httpx.TransportError):
                await http.post(f"{self.path}/rematch", headers={"Cookie": self.cookie})

    def do(self, command: Command | None) -> None:
        if command is not None:
            self.pending = command
            self.send(command)

    def send(self, command: Command) -> None:
        assert self.socket is not None
        self.socket.send(msgspec.json.encode(command))

    def next_command(self) -> Command | None:
        if self.dice.random() < 0.04:
            return wire.Say(self.key(), self.seat, self.dice.choice(TALK))
        if self.seat == WATCHER or self.table["status"] != "playing":
            return None
        if self.seat in self.table.get("undo", {}).get("waits_for", ()):
            return wire.Agree(self.key(), self.seat, self.dice.random() < 0.7)
        if self.position.get("undo", "no") != "no" and self.dice.random() < 0.05:
            return wire.TakeBack(self.key(), self.seat)
        return self.answer()

    def answer(self) -> Command | None:
        asked = self.position.get("asked")
        if asked is None or self.seat not in asked["seats"]:
            return None
        action = self.dice.choice(self.position["options"])["action"]
        return wire.Answer(self.key(), self.seat, asked["id"], action)

    def key(self) -> str:
        self.sent += 1
        return f"{self.name}-{self.sent}"

    # Afterwards

    async def compare_with_fresh_eyes(self) -> None:
        twin = Player(self.name, self.table_id, self.cookie, self.faults, "")
        await twin.come(self.address)
        await twin.flush()
        if twin.seen() != self.seen():
            self.fault(f"sees {show(self.seen())}, fresh eyes see {show(twin.seen())}")
        assert twin.socket is not None
        twin.socket.close()
        await twin.be_cut_off()


def show(seen: Any) -> str:
    return json.dumps(seen)[:2000]


class Report(NamedTuple):
    """What an evening brought."""

    faults: list[str]
    kills: int
    acknowledged: int
    repeated: int
    refused: int
    matches: int


async def evening(
    data: Path, kills: int, seed: str, launcher: Launcher, database: str = ""
) -> Report:
    """Plays, kills and starts again; then compares everything with everything.

    `database`: where tables are kept instead of in a file.
    """
    dice = random.Random(seed)
    flags = (*FLAGS, "--store", database) if database else FLAGS
    with running(data, *flags) as first:
        players = set_up(first, seed)
    faults = players[0].faults
    server = launcher.start(data, *flags)
    try:
        asyncio.get_running_loop().set_exception_handler(
            lambda _, context: faults.append(repr(context.get("exception", context)))
        )
        done = 0
        while done < kills and not faults:
            await one_life(server, players, dice.uniform(-0.1, LONGEST_LIFE))
            server = launcher.start(data, *flags)
            done += 1
        settings = Settings(data=data, store=database)
        matches = await compare(server, players, settings) if not faults else 0
    finally:
        server.kill()
    return Report(
        faults,
        done,
        sum(len(player.journal) for player in players),
        sum(player.repeated for player in players),
        sum(len(player.refused) for player in players),
        matches,
    )


def set_up(server: Server, seed: str) -> list[Player]:
    """Tables of four, and tables of three with somebody who looks on."""
    faults: list[str] = []
    players: list[Player] = []
    for number in range(TABLES):
        seats = 4 - number % 2
        guests = [Guest(server) for _ in range(4)]
        table = guests[0].table("me", *["open"] * (seats - 1), options=SHORT)["id"]
        for seat in range(1, seats):
            guests[seat].post(f"/api/tables/{table}/seats/{seat}/sit", {})
        guests[0].post(f"/api/tables/{table}/start")
        for index, guest in enumerate(guests):
            request = guest.http.build_request("GET", f"/api/tables/{table}/socket")
            name = f"player-{index}"
            cookie = request.headers["cookie"]
            players.append(Player(name, table, cookie, faults, f"{seed} {number} {index}"))
    return players


async def one_life(server: Forked, players: Sequence[Player], life: float) -> None:
    """The server is killed so long after everybody has come, or while they still come in."""
    for player in players:
        player.is_keen = player.wants_more = True
    coming = asyncio.gather(*[player.come(server.address) for player in players])
    if life > 0:
        await coming
    await asyncio.sleep(abs(life))
    server.kill()
    await coming
    await asyncio.gather(*[player.be_cut_off() for player in players])


async def compare(server: Forked, players: Sequence[Player], settings: Settings) -> int:
    """In the middle of the matches, and when they are over; says how many were played."""
    for player in players:
        player.is_keen = player.wants_more = False
    await asyncio.gather(*[player.come(server.address) for player in players])
    await compare_views(players)
    for player in players:
        player.is_keen = True
        player.do(player.next_command())
    await until(players, lambda player: player.table["status"] == "over")
    for player in players:
        player.is_keen = False
    await compare_views(players)
    players[0].faults.extend(audit(await stored(settings, players), players))
    matches = [await verified(player) for player in players if player.table.get("host")]
    for player in players:
        assert player.socket is not None
        player.socket.close()
    return sum(matches)


async def compare_views(players: Sequence[Player]) -> None:
    await until(players, lambda player: player.pending is None)
    if players[0].faults:
        return
    await asyncio.gather(*[player.flush() for player in players])
    await asyncio.gather(*[player.compare_with_fresh_eyes() for player in players])
    await asyncio.gather(*[player.flush() for player in players])


async def until(players: Sequence[Player], is_so: Callable[[Player], bool]) -> None:
    """For all of them; those who wait in vain say so."""
    try:
        async with asyncio.timeout(PATIENCE):
            while not all(map(is_so, players)) and not players[0].faults:
                await asyncio.sleep(0.02)
    except TimeoutError:
        for player in players:
            if not is_so(player):
                player.fault(f"waits in vain; {player.pending=}, {show(player.seen())}")


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


def main() -> None:
    """Many evenings of a hundred kills each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=10_000)
    parser.add_argument("--seed", default=str(time.time()))
    parser.add_argument("--postgresql", action="store_true", help="one that is started for it")
    given = parser.parse_args()
    with database() if given.postgresql else nullcontext() as postgres:
        for number in range(-(-given.kills // 100)):
            one_evening(f"{given.seed} {number}", postgres.new() if postgres else "")


def one_evening(seed: str, url: str) -> None:
    with tempfile.TemporaryDirectory() as folder, Launcher() as launcher:
        report = asyncio.run(evening(Path(folder), 100, seed, launcher, url))
    print(f"seed {seed}: {report._replace(faults=[])}", flush=True)  # noqa: T201  # its job
    if report.faults:
        sys.exit("\n".join(report.faults))


if __name__ == "__main__":
    main()
