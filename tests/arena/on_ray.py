"""`make ray`: a real Ray of two nodes on this machine plays what processes play, and nothing differs.

The arena's own command is run, with the address of the cluster. In a second contest one of the nodes is
killed while it plays.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from spiritboard import BadSetup
from spiritboard.arena.competing import News, Run, compete
from spiritboard.arena.contest import Contest
from spiritboard.arena.many import play_many
from spiritboard.arena.on_ray import results_on_ray
from tests.arena.test_contest import figures
from tests.arena.test_many import Squares

BOTS = ("search:2", "greedy", "random")
DEALS = 8
SMALL = ["--num-cpus", "1", "--object-store-memory", "100000000", "--disable-usage-stats"]
"""A node as small as can be."""


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="ray-") as folder, ExitStack() as nodes:
        address = f"127.0.0.1:{free_port()}"
        nodes.enter_context(node("--head", "--port", address.partition(":")[2], *quiet(folder)))
        second = nodes.enter_context(node("--address", address))
        wait_for_nodes(address, 2)
        same_as_in_processes(address, Path(folder, "out"))
        trouble_is_told(address)
        same_when_a_node_is_lost(address, second)


def quiet(folder: str) -> list[str]:
    """Files in a folder of its own, and no page."""
    return ["--temp-dir", folder, "--include-dashboard", "false"]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def node(*arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """One machine's worth of Ray, with its processes in a group that ends with it."""
    program = Path(sys.executable).with_name("ray")
    started = subprocess.Popen(
        [str(program), "start", "--block", *SMALL, *arguments],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        yield started
    finally:
        end(started)


def end(started: subprocess.Popen[bytes]) -> None:
    if started.poll() is None:
        os.killpg(started.pid, signal.SIGKILL)
        started.wait()


def wait_for_nodes(address: str, count: int) -> None:
    """A driver of its own asks until so many processors are there."""
    asking = (
        "import ray, sys, time\n"
        "while True:\n"
        "    try:\n"
        "        ray.init(address=sys.argv[1], log_to_driver=False, logging_level='CRITICAL')\n"
        "        break\n"
        "    except ConnectionError:\n"
        "        time.sleep(0.5)\n"
        "while ray.cluster_resources().get('CPU', 0) < int(sys.argv[2]):\n"
        "    time.sleep(0.2)\n"
    )
    subprocess.run([sys.executable, "-c", asking, address, str(count)], check=True)


def same_as_in_processes(address: str, out: Path) -> None:
    here = contest(processes=2)
    wishes = ["--bots", ",".join(BOTS), "--seats", "3-4", "--deals", str(DEALS), "--seed", "ray"]
    command = [sys.executable, "-m", "spiritboard", "arena", "shamans", *wishes]
    subprocess.run(
        [*command, "--ray", address, "--out", str(out)], check=True, stdout=subprocess.DEVNULL
    )
    there = Run("shamans", BOTS, [3, 4], DEALS, seed="ray", out=out).contest()
    compare("the command", there, here)


def contest(
    processes: int = 1, ray: str | None = None, tell: Callable[[News], object] | None = None
) -> Contest:
    return compete(
        "shamans", BOTS, [3, 4], DEALS, seed="ray", processes=processes, progress=tell, ray=ray
    )


def compare(what: str, there: Contest, here: Contest) -> None:
    assert len(there.deals) == len(here.deals) == DEALS
    assert figures(there) == figures(here), f"{what}: another contest than that of processes"
    answers = sum(standing.answers for standing in there.standings())
    say(f"{what}: {there.games} games, {answers} answers, scores and ends as in processes")


def trouble_is_told(address: str) -> None:
    """Of the series, and of a process that dies each time."""
    found: list[int] = []
    play_many(Squares(), 50, 2, found.append)
    assert list(results_on_ray(Squares(), range(50), address)) == found
    for trouble, key in (("at once", "unknown-game"), ("death", "games-lost")):
        assert refused(results_on_ray(Squares(trouble), range(50), address)) == key
    assert refused(results_on_ray(Squares(), range(1), "127.0.0.1:1")) == "no-cluster"
    say("what goes wrong on a machine is told here")


def refused(results: Iterator[int]) -> str:
    """Why there are none, as a key."""
    try:
        list(results)
    except BadSetup as refusal:
        return refusal.key
    return ""


def same_when_a_node_is_lost(address: str, second: subprocess.Popen[bytes]) -> None:
    def lose(news: News) -> None:
        if news.deals == 2:
            end(second)

    compare("a node killed after two deals", contest(ray=address, tell=lose), contest(processes=2))
    assert second.poll() is not None


def say(what: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {what}", flush=True)


if __name__ == "__main__":
    main()
