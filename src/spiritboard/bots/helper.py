"""A process that thinks beside a bot, about the same view; what they find adds up.

It is told the game, what lies in its box and the views of its seat, and nothing else of the match. It stays
from answer to answer, and ends with its bot: by itself too, if the bot's process is killed.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import time
import traceback
import weakref
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import fields
from queue import SimpleQueue
from threading import Thread
from typing import IO, Any, Final, NamedTuple, cast

from spiritboard.bots.bot import Budget
from spiritboard.catalog import bring, brought, game
from spiritboard.core.content import Contents, known
from spiritboard.core.errors import BadSetup
from spiritboard.core.state import CONTENTS, fields_of
from spiritboard.core.values import Action

START: Final = (
    "import pickle, sys; sys.path[:] = pickle.load(sys.stdin.buffer); "
    "from spiritboard.bots.helper import serve; serve()"
)
NOT_BY_CTRL_C: Final = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
"""On Windows; elsewhere it has a session of its own."""


class Task(NamedTuple):
    """What is to be thought about."""

    think: Callable[[Task], Any]
    """How; by its name, so it stands in a module."""
    game: str
    view: Any
    options: Sequence[Action]
    seed: int
    budget: Budget


class Done(NamedTuple):
    """What came of it."""

    found: Any
    processor: float
    """Seconds that it took the processor."""
    trace: str = ""
    """In place of what was found: what went wrong."""


class Helper:
    """As its bot sees it. The process is started with the first task, and after a loss with the next one."""

    def __init__(self, bot: str, game_name: str) -> None:
        self.bot = bot
        self.game_name = game_name
        self.boxes = fields_of(game(game_name).state_type).of(CONTENTS)
        self.processor = 0.0
        """Seconds that it has kept a processor busy."""
        self.line: Line | None = None

    def give(self, task: Task) -> None:
        if self.line is None:
            self.line = Line(self.game_name)
        keys = [getattr(task.view, name) for name in self.boxes]
        try:
            self.line.send([key for key in keys if key not in self.line.told], task)
        except OSError:
            raise self.loss(self.line) from None

    def take(self) -> Any:
        """What it has found; waits for it."""
        assert self.line is not None
        try:
            done = self.line.receive()
        except (EOFError, OSError, pickle.UnpicklingError):
            raise self.loss(self.line) from None
        self.processor += done.processor
        if done.trace:
            raise RuntimeError(done.trace)
        return done.found

    def loss(self, line: Line) -> BadSetup:
        """It was killed; the next task starts another one."""
        code = line.process.wait()
        self.close()
        return BadSetup("helper-lost", bot=self.bot, code=code)

    def close(self) -> None:
        if self.line is not None:
            self.line.end()
            self.line = None


class Line:
    """A running process, and the two pipes to it."""

    def __init__(self, game_name: str) -> None:
        self.process = subprocess.Popen(  # noqa: S603  # our own module
            [sys.executable, "-c", START],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
            creationflags=NOT_BY_CTRL_C,
        )
        self.end = weakref.finalize(self, stop, self.process)
        self.told: set[object] = set()
        """The keys of boxes that it knows."""
        self.write(sys.path, brought(), game_name)

    def send(self, boxes: Sequence[object], task: Task) -> None:
        """A task, and the boxes that it does not know yet."""
        self.write([unfolded(known(key)) for key in boxes], task)
        self.told.update(boxes)

    def write(self, *values: object) -> None:
        assert self.process.stdin is not None
        for value in values:
            pickle.dump(value, self.process.stdin)
        self.process.stdin.flush()

    def receive(self) -> Done:
        assert self.process.stdout is not None
        done: Done = pickle.load(self.process.stdout)  # noqa: S301  # we started it
        return done


def unfolded(box: Contents) -> tuple[type[Contents], dict[str, object]]:
    """What a box is made of: all else in it follows from that."""
    given = [one.name for one in fields(cast("Any", box)) if one.init]
    return type(box), {name: getattr(box, name) for name in given}


def stop(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        assert pipe is not None
        with suppress(OSError):  # what it never read is lost
            pipe.close()


# On the other side


def serve() -> None:
    """Does its tasks, one after another. What games print goes to stderr: stdout is the line."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    heard: SimpleQueue[Any] = SimpleQueue()
    Thread(target=hear, args=(sys.stdin.buffer, heard), daemon=True).start()
    for path in heard.get():
        bring(path)
    game(heard.get())
    while True:
        for kind, given in heard.get():
            known(kind(**given).key)
        pickle.dump(done(heard.get()), answers)
        answers.flush()


def hear(pipe: IO[bytes], heard: SimpleQueue[Any]) -> None:
    """What comes; once nobody is at the other end, this process is gone, whatever it is thinking about."""
    try:
        while True:
            heard.put(pickle.load(pipe))  # noqa: S301  # from whoever started us
    except (EOFError, OSError, pickle.UnpicklingError):
        os._exit(0)
    except Exception:
        traceback.print_exc()
        os._exit(1)


def done(task: Task) -> Done:
    start = time.process_time()
    try:
        return Done(task.think(task), time.process_time() - start)
    except Exception:
        return Done(None, time.process_time() - start, traceback.format_exc())
