"""How long a stranger's bot takes while somebody else tries to have all bots for themselves.

python -m tests.load.fairness        some 40 seconds; on plain sources, with one process for bots
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from tests.server.launcher import Forked, Launcher
from tests.server.running import Guest, Socket

ANSWERS = 5


def stranger(server: Forked) -> Socket:
    """Alone with quick bots."""
    guest = Guest(server)
    table = guest.table("me", "greedy", "greedy", start=True, options={"first": 0})
    return guest.at(table["id"])


def waits(socket: Socket) -> float:
    """Seconds until the next bot has answered, in the middle of some."""
    found: list[float] = []
    while len(found) < ANSWERS:
        position = socket.until_asked(0)
        if position.get("asked") is None:
            break
        socket.answer(0)
        if 0 in socket.positions[0]["asked"]["seats"]:
            continue
        begun = time.monotonic()
        socket.until("update")
        found.append(time.monotonic() - begun)
    return median(found)


def returns(server: Forked) -> None:
    """360 times: is my seat mine?"""
    guest = Guest(server)
    table = guest.table("search", "me", "search", start=True, options={"first": 0})["id"]
    socket = guest.at(table)
    for number in range(360):
        socket.send("return", f"{number}", seat=1)


def abandoned(server: Forked) -> None:
    """90 tables of four who search, made and left."""
    guest = Guest(server)
    for _ in range(90):
        guest.table("search", "search", "search", "search", start=True)


def hints(server: Forked) -> None:
    """30 sockets, ten hints each."""
    guest = Guest(server)
    table = guest.table("me", "here", "here", start=True, options={"first": 0})["id"]
    for number in range(30):
        socket = guest.at(table)
        for again in range(10):
            socket.send("hint", f"{number} {again}", seat=0)


ATTACKS: tuple[Callable[[Forked], None], ...] = (returns, abandoned, hints)


FLAGS = ("--bot-processes", "1", "--tables-per-minute", "0", "--commands-per-second", "0")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, Launcher() as launcher:
        server = launcher.start(Path(folder), *FLAGS, "--out-of-turn-seconds", "0")
        waits(stranger(server))  # the process for bots has started
        print(f"quiet      {waits(stranger(server)):.2f} s")  # noqa: T201  # what it is for
        for attack in ATTACKS:
            attack(server)
            print(f"{attack.__name__:10} {waits(stranger(server)):.2f} s")  # noqa: T201  # the same
        server.kill()


if __name__ == "__main__":
    main()
