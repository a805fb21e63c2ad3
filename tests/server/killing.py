"""Evenings at which servers are killed again and again, and nothing may be lost.

People play as fast as they can, talk and take back. Each keeps a journal of what was acknowledged,
and sends again, with the same key, what was not. `make killing` kills 10,000 times, and goes on where
it was stopped: what was done with the same sources is kept in `build/killing.json` and adds up.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Final, NamedTuple

from spiritboard.server.settings import Settings
from tests.server.auditing import audit, stored, verified
from tests.server.keeping import database
from tests.server.launcher import Forked, Launcher
from tests.server.running import PROJECT, Guest, Server, running
from tests.server.tally import Tally
from tests.server.witness import Player, show

TABLES: Final = 12
LONGEST_LIFE: Final = 0.4
PATIENCE = 60
"""Seconds after which somebody waits in vain, on any machine."""
SHORT: Final = {"content": {"points": {"target": 2}}}
"""Matches of a round or two, so that beginnings and ends meet a kill as well."""
FLAGS: Final = ("--tables-per-minute", "0", "--commands-per-second", "0")
AT_AN_EVENING: Final = 100
IN_A_HURRY: Final = 0.2
"""How often the next node is killed while people still come in."""


class Report(NamedTuple):
    """What an evening brought."""

    faults: list[str]
    kills: int
    acknowledged: int
    repeated: int
    refused: int
    matches: int
    longest: float = 0.0
    """Seconds from the kill of one of several nodes until everybody is at their table again."""


async def evening(
    data: Path, kills: int, seed: str, launcher: Launcher, database: str = "", nodes: int = 1
) -> Report:
    """Plays, kills and starts again; then compares everything with everything.

    `database`: where tables are kept instead of in a file; it may have several nodes.
    """
    flags = (*FLAGS, "--store", database) if database else FLAGS
    with running(data, *flags) as first:
        players = set_up(first, seed)
    faults = players[0].faults
    asyncio.get_running_loop().set_exception_handler(
        lambda _, context: faults.append(repr(context.get("exception", context)))
    )
    town = Town(launcher, data, flags, nodes)
    try:
        dice = random.Random(seed)
        done = await (town.lives if nodes == 1 else town.nights)(players, dice, kills)
        settings = Settings(data=data, store=database)
        matches = await compare(town.servers, players, settings) if not faults else 0
    finally:
        town.end()
    return Report(
        faults,
        done,
        sum(len(player.journal) for player in players),
        sum(player.repeated for player in players),
        sum(len(player.refused) for player in players),
        matches,
        round(town.longest, 1),
    )


class Town:
    """All servers of an evening."""

    def __init__(self, launcher: Launcher, data: Path, flags: Sequence[str], nodes: int) -> None:
        self.launcher = launcher
        self.data = data
        self.flags = flags
        self.servers = [self.start() for _ in range(nodes)]
        self.longest = 0.0

    def start(self) -> Forked:
        return self.launcher.start(self.data, *self.flags)

    def end(self) -> None:
        for server in self.servers:
            server.kill()

    # One server

    async def lives(self, players: Sequence[Player], dice: random.Random, kills: int) -> int:
        """One server after another; says how many."""
        for done in range(kills):
            if players[0].faults:
                return done
            await one_life(self.servers[0], players, dice.uniform(-0.1, LONGEST_LIFE))
            self.servers[0] = self.start()
        return kills

    # Several

    async def nights(self, players: Sequence[Player], dice: random.Random, kills: int) -> int:
        """Of several nodes one is killed at a time; whoever was there comes to any."""
        for player in players:
            player.is_keen = player.wants_more = True
        staying = [asyncio.create_task(player.stay(self.somewhere)) for player in players]
        await until(players, lambda player: player.is_in)
        done = 0
        while done < kills and not players[0].faults:
            killed = time.monotonic()
            await self.replace(dice.randrange(len(self.servers)))
            done += 1
            if dice.random() > IN_A_HURRY or done == kills:
                await until(players, lambda player: player.is_in)
                back = max(player.welcomed for player in players)
                self.longest = max(self.longest, back - killed)
            await asyncio.sleep(dice.uniform(0, LONGEST_LIFE))
        await leave(players, staying)
        return done

    def somewhere(self, dice: random.Random) -> str:
        return dice.choice(self.servers).address

    async def replace(self, number: int) -> None:
        """Whoever comes meanwhile finds nobody there, as behind a proxy that does not know it yet."""
        self.servers[number].kill()
        self.servers[number] = await asyncio.to_thread(self.start)


async def leave(players: Sequence[Player], staying: Sequence[asyncio.Task[None]]) -> None:
    for task in staying:
        task.cancel()
    await asyncio.gather(*staying, return_exceptions=True)
    for player in players:
        player.is_keen = player.wants_more = False
        if player.socket is not None:
            player.socket.close()
    await asyncio.gather(*[player.be_cut_off() for player in players])


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


async def compare(servers: Sequence[Forked], players: Sequence[Player], settings: Settings) -> int:
    """In the middle of the matches, and when they are over; says how many were played."""
    for player in players:
        player.is_keen = player.wants_more = False
    homes = [servers[number % len(servers)].address for number in range(len(players))]
    await asyncio.gather(*[player.come(home) for player, home in zip(players, homes, strict=True)])
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


def main() -> None:
    """Many evenings of a hundred kills each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--kills", type=int, default=10_000, help="with those that were done before"
    )
    parser.add_argument("--postgresql", action="store_true", help="one that is started for it")
    parser.add_argument("--nodes", type=int, default=1, help="several need --postgresql")
    given = parser.parse_args()
    if given.nodes > 1 and not given.postgresql:
        parser.error("several nodes need --postgresql")
    store = "postgresql" if given.postgresql else "sqlite"
    tally = Tally(PROJECT / "build" / "killing.json", f"{store}, {given.nodes} nodes")
    with database() if given.postgresql else nullcontext() as postgres:
        while (left := given.kills - tally.kills) > 0:
            kills = min(left, AT_AN_EVENING)
            one_evening(tally, kills, postgres.new() if postgres else "", given.nodes)


def one_evening(tally: Tally, kills: int, url: str, nodes: int) -> None:
    seed = tally.next_seed()
    with tempfile.TemporaryDirectory() as folder, Launcher() as launcher:
        report = asyncio.run(evening(Path(folder), kills, seed, launcher, url, nodes))
    if report.faults:
        sys.exit("\n".join([f"seed {seed}", *report.faults]))
    tally.add(report._asdict())
    print(f"{seed}: {report._replace(faults=[])}\nin all: {tally.sums}", flush=True)  # noqa: T201  # its job


if __name__ == "__main__":
    main()
