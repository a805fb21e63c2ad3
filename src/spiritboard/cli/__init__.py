"""The command line. Each command has a module of its own and imports what it needs when it runs."""

from __future__ import annotations

import errno
import os
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, Never

from cyclopts import App, CycloptsError, Group, Parameter
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)
from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.text import Text

from spiritboard import __version__
from spiritboard.catalog import names, opened
from spiritboard.cli import (
    analyse,
    arena,
    balance,
    bench,
    check,
    duel,
    fit,
    play,
    rules,
    scene,
    serve,
    simulate,
    store,
    verify,
    work,
)
from spiritboard.cli.flags import Flags
from spiritboard.core.errors import SpiritboardError
from spiritboard.text import Words, language_for

REFUSED: Final = 2
INTERRUPTED: Final = 130
OWN_GAME: Final = re.compile(r"[\w.]+:[^\W\d]\w*")
"""`module:name`; `search:2000` is a bot."""
BOT_FLAGS: Final = ("--bot", "--bots")
COMMANDS: Final = {
    "serve": serve.command,
    "store": store.command,
    "play": play.command,
    "rules": rules.command,
    "verify": verify.command,
    "analyse": analyse.command,
    "check": check.command,
    "simulate": simulate.command,
    "balance": balance.command,
    "scene": scene.command,
    "duel": duel.command,
    "fit": fit.command,
    "arena": arena.command,
    "bench": bench.command,
    "work": work.command,
}


def main(argv: Sequence[str] | None = None) -> Never:
    """Runs a command and ends the program: 0 well, 2 refused."""
    sys.exit(run(sys.argv[1:] if argv is None else argv, os.environ))


def run(argv: Sequence[str], environment: Mapping[str, str]) -> int:
    for channel in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(channel, "reconfigure"):
            channel.reconfigure(errors="replace")
    words = Words(language_for(None, environment))
    try:
        arguments, wanted = without_language(argv)
        words = Words(language_for(wanted, environment))
        code = application(words, arguments)(arguments, exit_on_error=False, print_error=False)
        sys.stdout.flush()
        return int(code or 0)
    except SpiritboardError as error:
        refuse(in_game(words, error, argv).refusal(error))
    except CycloptsError as error:
        refuse(misuse(error, words, command_of(without_language(argv)[0])))
    except KeyboardInterrupt:
        refuse("\n" + words("cli-interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        say_no_more()
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        refuse(words("cli-no-room"))
        say_no_more()
    return REFUSED


def refuse(line: str) -> None:
    print(line, file=sys.stderr)


def say_no_more() -> None:
    """Nobody reads what is still to be written."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def in_game(words: Words, error: SpiritboardError, argv: Sequence[str]) -> Words:
    """The words of the game that a refusal comes from; it may be told inside another one."""
    inner = error.params.get("why")
    key = f"refuse-{(inner if isinstance(inner, SpiritboardError) else error).key}"
    named = game_in(argv)
    asked = [named] if named else names()
    told = (Words(words.language, name) for name in asked if not words.has(key))
    return next((own for own in told if own.has(key)), words)


def without_language(argv: Sequence[str]) -> tuple[list[str], str | None]:
    """`--lang cs` may stand anywhere: it decides in which language all else is understood."""
    arguments: list[str] = []
    wanted = None
    given = iter(argv)
    for argument in given:
        if argument == "--lang":
            wanted = next(given, "")
        elif argument.startswith("--lang="):
            wanted = argument.partition("=")[2]
        else:
            arguments.append(argument)
    return arguments, wanted


def game_in(argv: Sequence[str]) -> str | None:
    """The game that a command line is about: its options are among those that are understood.

    Bots may be `module:name` too.
    """
    are_bots = "duel" in argv[:1]
    for before, word in pairwise(argv):
        given = word.removeprefix("--game=")
        is_bot = before in BOT_FLAGS or (are_bots and before != "--game" and given == word)
        if not is_bot and (given in names() or OWN_GAME.fullmatch(given)):
            return given
    return None


def command_of(arguments: Sequence[str]) -> str:
    """The command and the game that this is about, whose help says more."""
    known = arguments[0] if arguments and arguments[0] in COMMANDS else ""
    about = game_in(arguments) if known else None
    return " ".join(filter(None, ("spiritboard", known, about)))


def misuse(error: CycloptsError, words: Words, command: str) -> str:
    """What is wrong with the command line, in one line."""
    if isinstance(error, UnknownCommandError) and error.unused_tokens:
        known = ", ".join(COMMANDS)
        return words("cli-unknown-command", name=error.unused_tokens[0], known=known)
    if isinstance(error, UnknownOptionError):
        option = error.token.keyword or error.token.value
        return words("cli-unknown-option", name=option, command=command)
    name = error.argument.name if error.argument is not None else ""
    if isinstance(error, MissingArgumentError):
        if name in {"GAME", "--game"}:
            return words("cli-which-game", known=", ".join(names()))
        return words("cli-missing", name=name)
    if isinstance(error, CoercionError) and error.token is not None:
        value = error.token.value
        return words("cli-wrong-value", value=value, name=name, expected=expected(error, words))
    if isinstance(error, RepeatArgumentError):
        return words("cli-twice", name=error.token.keyword or error.token.value)
    if isinstance(error, UnusedCliTokensError) and error.unused_tokens:
        return words("cli-too-many", name=error.unused_tokens[0])
    return words("cli-misused", command=command)


def expected(error: CoercionError, words: Words) -> str:
    kind = error.target_type
    if kind is int:
        return words("cli-a-number")
    return ", ".join(str(value) for value in getattr(kind, "__args__", (kind,)))


def application(words: Words, arguments: Sequence[str]) -> App:
    options = Group(words("cli-options"), sort_key=2)
    app = App(
        name="spiritboard",
        help=words("cli-help", games=words.listed(names())),
        usage=words("cli-usage", command=words("cli-command")),
        help_epilogue="--lang: " + words("cli-opt-lang"),
        help_flags=["--help", "-h"],
        version=__version__,
        version_flags=["--version"],
        group_commands=Group(words("cli-commands"), sort_key=0),
        group_arguments=Group(words("cli-arguments"), sort_key=1),
        group_parameters=options,
        result_action="return_value",
        suppress_keyboard_interrupt=False,  # `run` has a word for it
        default_parameter=Parameter(negative=()),
        help_formatter=Formatter(words),
    )
    for flag, key in (("--help", "cli-opt-help"), ("--version", "cli-version")):
        app[flag].group = options
        app[flag].help = words(key)
    flags = Flags(words, opened_in(arguments))
    for name, command in COMMANDS.items():
        usage = words("cli-usage", command=name)
        app.command(command(flags), name=name, help=help_of(name, words), usage=usage)
    return app


class Formatter(DefaultFormatter):
    """Help in the reader's language: the line of usage, and what is noted beside a flag."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        console.print(usage)

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        entries = [self.in_words(entry) for entry in panel.entries]
        super().__call__(console, options, panel.copy(entries=entries))

    def in_words(self, entry: HelpEntry) -> HelpEntry:
        for note in self.notes(entry):
            entry.description.append(Text(f"[{note}]", "dim"))
        return entry.copy(choices=None, default=None, required=False)

    def notes(self, entry: HelpEntry) -> Iterator[str]:
        if entry.choices:
            yield self.words("cli-choices", values=", ".join(entry.choices))
        if entry.default is not None and entry.type is not bool:
            yield self.words("cli-default", value=entry.default)
        if entry.required:
            yield self.words("cli-required")


def opened_in(arguments: Sequence[str]) -> Any:
    """The game of this command line, opened; None: it names none."""
    name = game_in(arguments)
    return None if name is None else opened(name)


def help_of(name: str, words: Words) -> str:
    return "\n\n".join([words(f"cli-{name}"), *notes_on(name, words)])


def notes_on(name: str, words: Words) -> Iterator[str]:
    if words.has(f"cli-{name}-says"):
        yield words(f"cli-{name}-says", games=", ".join(names()))
