"""Servers that start at once: each is a fork of a process that has imported everything already.

Whoever is killed a hundred times would else spend the evening importing. What runs is the same
`spiritboard serve`. A fault may be planted first, to see whether it is found.

    python -m tests.server.launcher [fault]     each line of input: a server's arguments, in JSON
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import uvicorn.lifespan.on
import uvicorn.loops.auto
import uvicorn.protocols.http.auto
import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401  # all these for the forks

from spiritboard.cli import main as spiritboard
from spiritboard.server.presenter import presenter
from spiritboard.server.serve import serve  # noqa: F401  # the same
from tests.server.faults import FAULTS
from tests.server.running import PROJECT, Guest
from tests.tested import SOURCES


class Launcher:
    """The process that forks servers."""

    def __init__(self, fault: str = "") -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.launcher", fault],
            env={**os.environ, "PYTHONPATH": f"{SOURCES}{os.pathsep}{PROJECT}"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def start(self, data: Path, *flags: str) -> Forked:
        given = ["serve", "--lang", "en", "--port", "0", "--data", str(data), *flags]
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(given) + "\n")
        self.process.stdin.flush()
        pid, address, _ = (self._line() for _ in range(3))
        return Forked(data, int(pid), address.split()[-1].rstrip("/"))

    def _line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def __enter__(self) -> Launcher:
        return self

    def __exit__(self, *_: Any) -> None:
        with self.process:
            self.process.kill()


class Forked:
    """A server that a launcher has started."""

    def __init__(self, data: Path, pid: int, address: str) -> None:
        self.data = data
        self.pid = pid
        self.address = address
        self.guests: list[Guest] = []

    def kill(self) -> None:
        os.killpg(self.pid, signal.SIGKILL)
        for guest in self.guests:
            guest.hang_up()
        while is_there(self.pid):
            time.sleep(0.001)


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def main(fault: str) -> None:
    if fault:
        FAULTS[fault]()
    presenter("shamans")
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # who has been killed is gone
    for line in sys.stdin:
        if os.fork() == 0:
            become_a_server(json.loads(line))


def become_a_server(arguments: list[str]) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    data = Path(arguments[arguments.index("--data") + 1])
    with (data / "log.txt").open("ab") as log:
        os.dup2(log.fileno(), sys.stderr.fileno())
    sys.stdin = Path(os.devnull).open()  # noqa: SIM115  # until the end
    print(os.getpid(), flush=True)  # noqa: T201  # for the one who asked
    spiritboard(arguments)


if __name__ == "__main__":
    main(sys.argv[1])
