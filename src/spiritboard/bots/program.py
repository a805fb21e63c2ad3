"""A bot that is a program in any language: a question is a line of JSON, and so is its answer.

It is started for each match and seat, so that no seat learns what another one sees. A program that
answers too late, or what can't be taken, is killed; the first option is taken for its answer, that
is counted, and at the next question the program is started again.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Any, Final

import msgspec

from spiritboard.bots.bot import Bot, Budget
from spiritboard.catalog import game
from spiritboard.core.errors import BadRecord, BadSetup, Illegal
from spiritboard.core.rng import quick
from spiritboard.core.values import Action

PREFIX: Final = "cmd:"
STARTING: Final = 10.0
"""Seconds more for the first answer, in which the program has to start."""
LATE: Final = 0.5
"""Seconds beyond its budget in which an answer may still be on its way."""
PATIENCE: Final = 60.0
"""Seconds for an answer, if the budget counts iterations."""
LONGEST: Final = 1_000_000
"""Bytes of an answer."""


class Question(msgspec.Struct, frozen=True):
    """A line that a program reads."""

    game: str
    seat: int
    question: int
    asked: bool
    """Otherwise it may act out of turn, and may answer with null."""
    view: Any
    options: Sequence[Action]
    budget: Budget
    random: int
    """Of the bot's own stream: whoever draws from it plays the same again."""


class Answer(msgspec.Struct, frozen=True):
    """A line that it writes: the number of an option, an action, or null."""

    answer: int | dict[str, Any] | None


class Broken(Exception):
    """The program gave no answer that can be taken."""


class ProgramBot(Bot):
    is_strange = True

    def __init__(self, spec: str, game_name: str, key: bytes, budget: Budget) -> None:
        super().__init__(key, budget)
        self.name = spec
        self.game_name = game_name
        self.rules = game(game_name)
        self.command = command_in(spec)
        self.line: Line | None = None

    def decide(self, view: Any, options: Sequence[Action], budget: Budget | None = None) -> Action:
        return self.ask(view, options, budget or self.budget, asked=True) or options[0]

    def impulse(self, view: Any, options: Sequence[Action]) -> Action | None:
        return self.ask(view, options, self.budget, asked=False)

    def ask(
        self, view: Any, options: Sequence[Action], budget: Budget, *, asked: bool
    ) -> Action | None:
        """What it wants to do; None: nothing, or it was at fault."""
        chance = quick(self.key, "program", view.question).below(2**31)
        question = Question(
            self.game_name, view.seat, view.question, asked, view, options, budget, chance
        )
        try:
            action = self.action(self.exchange(question), options)
        except Broken:
            self.fail()
            return None
        if action is None and asked:
            self.fail()
        return action

    def exchange(self, question: Question) -> Answer:
        seconds = seconds_of(question.budget) + LATE
        if self.line is None:
            self.line = Line(self.command)
            seconds += STARTING
        said = self.line.exchange(msgspec.json.encode(question), seconds)
        try:
            return msgspec.json.decode(said, type=Answer)
        except msgspec.DecodeError as error:
            raise Broken(str(error)) from None

    def action(self, answer: Answer, options: Sequence[Action]) -> Action | None:
        found = answer.answer
        if found is None:
            return None
        if isinstance(found, int):
            if not 0 <= found < len(options):
                raise Broken(found)
            return options[found]
        try:
            action = self.rules.action(found)
        except BadRecord as error:
            raise Broken(str(error)) from None
        if action not in options and not isinstance(action, self.rules.unlisted):
            raise Broken(found)
        return action

    def refused(self, action: Action, options: Sequence[Action], why: Illegal) -> Action:
        self.fail()
        return options[0]

    def fail(self) -> None:
        self._faults += 1
        self.close()

    def close(self) -> None:
        if self.line is not None:
            self.line.end()
            self.line = None


def command_in(spec: str) -> list[str]:
    """The program and its arguments, which must be there."""
    command = shlex.split(spec.removeprefix(PREFIX), posix=os.name != "nt")
    found = shutil.which(command[0]) if command else None
    if found is None:
        raise BadSetup("no-such-program", name=spec)
    return [found, *command[1:]]


def seconds_of(budget: Budget) -> float:
    """By the clock: nobody here can tell how long a program's processor works."""
    if budget.seconds is not None:
        return budget.seconds
    return PATIENCE if budget.processor is None else budget.processor


class Line:
    """A running program, and the two pipes to it."""

    def __init__(self, command: Sequence[str]) -> None:
        self.process = subprocess.Popen(  # noqa: S603  # whoever runs this names the program
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.said: SimpleQueue[bytes] = SimpleQueue()
        assert self.process.stdout is not None
        Thread(target=hear, args=(self.process.stdout, self.said), daemon=True).start()
        self.end = weakref.finalize(self, stop, self.process)

    def exchange(self, question: bytes, seconds: float) -> bytes:
        """Its next line; raises Broken if none comes in time."""
        deadline = time.monotonic() + seconds
        try:
            assert self.process.stdin is not None
            self.process.stdin.write(question + b"\n")
            self.process.stdin.flush()
            said = self.said.get(timeout=max(0.0, deadline - time.monotonic()))
        except (Empty, OSError) as error:
            raise Broken(type(error).__name__) from None
        if not said:
            raise Broken("it has ended")
        return said


def hear(pipe: IO[bytes], said: SimpleQueue[bytes]) -> None:
    """Lines, as they come; nothing once it has ended, or says more than a line may hold."""
    with pipe:
        while True:
            line = pipe.readline(LONGEST)
            said.put(line if line.endswith(b"\n") else b"")
            if not line.endswith(b"\n"):
                return


def stop(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.wait()
    assert process.stdin is not None
    with suppress(OSError):  # what it never read is lost
        process.stdin.close()
