"""A series of games in this process or in several."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from spiritboard import BadSetup
from spiritboard.arena.many import play_many
from spiritboard.cli import run

SCRIPT = """
import spiritboard

results = spiritboard.simulate("shamans", seats=3, games=6, seed=1, processes=2)
print(len(results.outcomes))
"""
LONG = """
import sys
import spiritboard

def progress(done, games):
    print(done, flush=True)

try:
    spiritboard.simulate(
        "djinn", seats=4, games=10_000, bots="greedy", processes=2, progress=progress
    )
except KeyboardInterrupt:
    sys.exit("stopped")
"""


DEAF = """
from spiritboard.arena.many import play_many
from tests.arena.test_many import Deaf

play_many(Deaf(), 2, 2, print)
"""


class Deaf(msgspec.Struct, frozen=True):
    """Has a process been deaf to interrupts since it was started?"""

    def begin(self) -> Callable[[int], bool]:
        return lambda _: signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())


class Squares(msgspec.Struct, frozen=True):
    """The simplest series. Game 5 may go wrong."""

    trouble: str = ""

    def begin(self) -> Callable[[int], int]:
        if self.trouble == "at once":
            raise BadSetup("unknown-game", name="squares", known="")
        return self.square

    def square(self, number: int) -> int:
        if number == 5 and self.trouble == "crash":
            raise ZeroDivisionError("game 5")
        if number == 5 and self.trouble == "death":
            os._exit(9)
        return number * number


def played(series: Squares, count: int, processes: int) -> list[int]:
    found: list[int] = []
    play_many(series, count, processes, found.append)
    return found


@pytest.mark.parametrize("processes", [1, 2, 3])
def test_results_come_in_the_order_of_the_games(processes: int) -> None:
    assert played(Squares(), 100, processes) == [number * number for number in range(100)]


def test_one_game_on_many_processes_needs_one() -> None:
    assert played(Squares(), 1, 1000) == [0]


@pytest.mark.parametrize("processes", [1, 2])
def test_progress_is_told_after_every_game(processes: int) -> None:
    told: list[tuple[int, int]] = []
    play_many(Squares(), 30, processes, int, lambda done, count: told.append((done, count)))
    assert told == [(done, 30) for done in range(1, 31)]


@pytest.mark.parametrize(
    ("trouble", "error", "match"),
    [
        ("at once", BadSetup, "unknown-game .name: squares"),
        ("crash", RuntimeError, "ZeroDivisionError: game 5"),
        ("death", BadSetup, "process-lost .code: 9"),
    ],
)
def test_trouble_in_a_process_is_told_in_this_one(
    trouble: str, error: type[Exception], match: str
) -> None:
    with pytest.raises(error, match=match):
        played(Squares(trouble), 50, 2)


@pytest.mark.parametrize("processes", [0, -3])
def test_no_processes(processes: int) -> None:
    with pytest.raises(BadSetup, match="processes-out-of-range"):
        played(Squares(), 1, processes)


def source_path() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}


@pytest.mark.parametrize("way", ["file", "stdin", "-c"])
def test_a_plain_script_needs_no_guard_for_processes(tmp_path: Path, way: str) -> None:
    file = tmp_path / "many.py"
    file.write_text(SCRIPT)
    arguments = {"file": [str(file)], "stdin": ["-"], "-c": ["-c", SCRIPT]}[way]
    done = subprocess.run(
        [sys.executable, *arguments],
        input=SCRIPT,
        env=source_path(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout, done.stderr) == ("6\n", "")


@pytest.mark.skipif(sys.platform == "win32", reason="signals to a group of processes")
def test_a_process_that_is_only_starting_is_silent_too() -> None:
    command = [sys.executable, "-c", DEAF]
    done = subprocess.run(command, env=source_path(), capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("True\nTrue\n", "")


def is_there(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.skipif(sys.platform == "win32", reason="signals to a group of processes")
def test_an_interrupt_ends_every_process_at_once(tmp_path: Path) -> None:
    file = tmp_path / "long.py"
    file.write_text(LONG)
    command = [sys.executable, str(file)]
    with subprocess.Popen(
        command,
        env=source_path(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as program:
        try:
            assert program.stdout is not None
            assert program.stdout.readline() == "1\n"
            os.killpg(program.pid, signal.SIGINT)
            start = time.monotonic()
            _, told = program.communicate(timeout=60)
        except BaseException:
            os.killpg(program.pid, signal.SIGKILL)  # or it would be waited for
            raise
    assert told == "stopped\n"
    while is_there(program.pid):
        assert time.monotonic() - start < 60
        time.sleep(0.05)


def test_an_interrupted_command_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("spiritboard.arena.simulate", interrupt)
    assert run(["--lang", "en", "simulate", "djinn"], {}) == 130
    assert capsys.readouterr().err == "\nStopped.\n"
