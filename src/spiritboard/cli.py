"""The command line. Annotations are read when it starts: the help is in the reader's language.

Each command imports what it needs: none waits for the others' parts.
"""

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, Never

from cyclopts import App, CycloptsError, Group, Parameter
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)
from platformdirs import user_data_path

from spiritboard import __version__, arena
from spiritboard.catalog import GAMES, AnyGame, check_seats
from spiritboard.catalog import game as game_called
from spiritboard.core.errors import BadSetup, SpiritboardError
from spiritboard.text import Rulebook, Words, language_for

REFUSED = 2
INTERRUPTED = 130
GAME = "shamans"
RECORDS = "records.json"
"""Of the terminal, in the user's data folder."""


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
        return int(application(words)(arguments, exit_on_error=False, print_error=False) or 0)
    except SpiritboardError as error:
        refuse(in_game(words, error).refusal(error))
    except CycloptsError as error:
        refuse(misuse(error, words))
    except KeyboardInterrupt:
        refuse("\n" + words("cli-interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return REFUSED


def refuse(line: str) -> None:
    print(line, file=sys.stderr)


def in_game(words: Words, error: SpiritboardError) -> Words:
    """The words of the game that a refusal comes from; it may be told inside another one."""
    inner = error.params.get("why")
    key = f"refuse-{(inner if isinstance(inner, SpiritboardError) else error).key}"
    told = [Words(words.language, name) for name in GAMES]
    return next((one for one in told if one.has(key)), words)


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


def misuse(error: CycloptsError, words: Words) -> str:
    """What is wrong with the command line, in one line."""
    if isinstance(error, UnknownCommandError) and error.unused_tokens:
        known = ", ".join(commands(words))
        return words("cli-unknown-command", name=error.unused_tokens[0], known=known)
    if isinstance(error, UnknownOptionError):
        return words("cli-unknown-option", name=error.token.keyword or error.token.value)
    name = error.argument.name if error.argument is not None else ""
    if isinstance(error, MissingArgumentError):
        return words("cli-missing", name=name)
    if isinstance(error, CoercionError) and error.token is not None:
        value = error.token.value
        return words("cli-wrong-value", value=value, name=name, expected=expected(error, words))
    if isinstance(error, RepeatArgumentError):
        return words("cli-too-many", name=name)
    if isinstance(error, UnusedCliTokensError) and error.unused_tokens:
        return words("cli-too-many", name=error.unused_tokens[0])
    return words("cli-misused", detail=str(error))


def expected(error: CoercionError, words: Words) -> str:
    kind = error.target_type
    if kind is int:
        return words("cli-a-number")
    return ", ".join(str(value) for value in getattr(kind, "__args__", (kind,)))


def application(words: Words) -> App:
    app = App(
        name="spiritboard",
        help=words("cli-help"),
        usage=words("cli-usage", command=words("cli-command")),
        help_epilogue="--lang: " + words("cli-opt-lang"),
        help_flags=["--help", "-h"],
        version_flags=[],
        group_commands=Group(words("cli-commands"), sort_key=0),
        group_arguments=Group(words("cli-arguments"), sort_key=1),
        group_parameters=Group(words("cli-options"), sort_key=2),
        result_action="return_value",
        default_parameter=Parameter(negative=(), show_default=False),
    )
    app["--help"].group = Group(words("cli-options"), sort_key=2)
    app["--help"].help = words("cli-opt-help")
    for name, command in commands(words).items():
        usage = words("cli-usage", command=name)
        told = words(f"cli-{name}")
        if name == "serve":
            told += "\n\n" + words("cli-serve-environment")
        app.command(command, name=name, help=told, usage=usage)
    return app


def play_command(words: Words) -> Callable[..., int]:
    def option(key: str) -> Parameter:
        return Parameter(help=words(f"cli-opt-{key}"))

    def play(
        game: Annotated[str, option("game")] = GAME,
        /,
        *,
        seats: Annotated[int | None, option("seats")] = None,
        bots: Annotated[str | None, option("bots")] = None,
        seed: Annotated[str | None, option("seed")] = None,
        edition: Annotated[Literal["cs", "ru"] | None, option("edition")] = None,
        content: Annotated[Path | None, option("content")] = None,
        first: Annotated[int | None, option("first")] = None,
        first_game: Annotated[bool | None, option("first-game")] = None,
        long: Annotated[bool | None, option("long")] = None,
        tom: Annotated[int | None, option("tom")] = None,
        no_extra_turn: Annotated[bool | None, option("no-extra-turn")] = None,
        name: Annotated[str | None, option("name")] = None,
        auto: Annotated[bool, option("auto")] = False,
        record: Annotated[Path | None, option("record")] = None,
        resume: Annotated[Path | None, option("resume")] = None,
        plain: Annotated[bool, option("plain")] = False,
    ) -> int:
        from rich.console import Console

        from spiritboard.terminal.opening import Wishes, open_table
        from spiritboard.terminal.visit import visit

        plain = plain or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb"
        console = Console(no_color=True, color_system=None) if plain else Console()
        wishes = Wishes(
            game,
            seats,
            bots,
            seed,
            edition,
            content,
            first,
            first_game,
            long,
            tom,
            no_extra_turn,
            name,
            auto,
            record,
            resume,
            plain,
            data_folder(os.environ) / RECORDS,
        )
        return visit(open_table(wishes, words.language, console, input))

    return play


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where the server too keeps what is to be kept, unless it is told otherwise."""
    given = environment.get("SPIRITBOARD_DATA")
    return Path(given) if given else user_data_path("spiritboard", appauthor=False)


def serve_command(words: Words) -> Callable[..., None]:
    def option(key: str) -> Parameter:
        return Parameter(help=words(f"cli-opt-{key}"))

    def serve(
        *,
        host: Annotated[str | None, option("host")] = None,
        port: Annotated[int | None, option("port")] = None,
        data: Annotated[Path | None, option("data")] = None,
        origin: Annotated[list[str] | None, option("origin")] = None,
        bot_processes: Annotated[int | None, option("bot-processes")] = None,
        bot_seconds: Annotated[float | None, option("bot-seconds")] = None,
        bot_pace: Annotated[float | None, option("bot-pace")] = None,
        live_seconds: Annotated[float | None, option("live-seconds")] = None,
        correspondence_seconds: Annotated[float | None, option("correspondence-seconds")] = None,
        tables_per_minute: Annotated[int | None, option("tables-per-minute")] = None,
        commands_per_second: Annotated[int | None, option("commands-per-second")] = None,
    ) -> None:
        from spiritboard.server import serve as serving
        from spiritboard.server.settings import settings

        given = {
            "host": host,
            "port": port,
            "data": data,
            "origins": tuple(origin) if origin else None,
            "bot_processes": bot_processes,
            "bot_seconds": bot_seconds,
            "bot_pace": bot_pace,
            "live_seconds": live_seconds,
            "correspondence_seconds": correspondence_seconds,
            "tables_per_minute": tables_per_minute,
            "commands_per_second": commands_per_second,
        }
        chosen = settings(given, os.environ)

        def ready(address: str) -> None:
            print(words("cli-serving", address=address), flush=True)
            print(words("cli-serving-data", folder=str(chosen.data)), flush=True)

        serving.serve(chosen, ready)

    return serve


def verify_command(words: Words) -> Callable[..., None]:
    def verify(
        file: Annotated[Path, Parameter(help=words("cli-opt-file"))],
        /,
        *,
        published: Annotated[str | None, Parameter(help=words("cli-opt-published"))] = None,
    ) -> None:
        from spiritboard.match import read_record
        from spiritboard.match import verify as verify_record

        found = verify_record(read_record(file), published)
        print(words("cli-verified", answers=found.answers, chances=found.chances))
        print(words("cli-verified-over" if found.over else "cli-verified-open"))

    return verify


def check_command(words: Words) -> Callable[..., None]:
    def check(
        game: Annotated[str, Parameter(help=words("cli-opt-game"))],
        /,
        *,
        seats: Annotated[str | None, Parameter(help=words("cli-opt-check-seats"))] = None,
        matches: Annotated[int, Parameter(help=words("cli-opt-matches"))] = 10,
    ) -> None:
        from spiritboard.testing.kit import check_game
        from spiritboard.testing.match import LawBroken

        rules = game_called(game)
        counts = counts_in(seats or "", rules)
        try:
            print(check_game(rules, seats=counts or None, matches=matches))
        except LawBroken as broken:
            raise BadSetup("law-broken", detail=str(broken)) from None

    return check


def counts_in(text: str, rules: AnyGame) -> list[int]:
    """`3,5`: numbers of seats, each checked."""
    counts = []
    for count in filter(None, text.split(",")):
        if not count.strip().isdecimal():
            allowed = ", ".join(str(able) for able in rules.info.seats)
            raise BadSetup("seats-out-of-range", seats=count, allowed=allowed)
        check_seats(rules, int(count))
        counts.append(int(count))
    return counts


def rules_command(words: Words) -> Callable[..., None]:
    def rules(
        game: Annotated[str, Parameter(help=words("cli-opt-game"))] = GAME,
        /,
        *,
        markdown: Annotated[bool, Parameter(help=words("cli-opt-markdown"))] = False,
    ) -> None:
        from rich.console import Console

        from spiritboard.terminal.book import show_book

        game_called(game)
        book = Rulebook(words.language, game)
        if markdown:
            print(book.markdown(), end="")
        else:
            show_book(book, Console())

    return rules


def simulate_command(words: Words) -> Callable[..., None]:
    def simulate(
        game: Annotated[str, Parameter(help=words("cli-opt-game"))] = GAME,
        /,
        *,
        seats: Annotated[int, Parameter(help=words("cli-opt-seats"))] = 4,
        games: Annotated[int, Parameter(help=words("cli-opt-games"))] = 1000,
        seed: Annotated[str, Parameter(help=words("cli-opt-seed"))] = "0",
        bots: Annotated[str, Parameter(help=words("cli-opt-bots"))] = "random",
        processes: Annotated[int, Parameter(help=words("cli-opt-processes"))] = 1,
        tom: Annotated[int | None, Parameter(help=words("cli-opt-tom"))] = None,
    ) -> None:
        named = [spec.strip() for spec in bots.split(",")]
        specs = named * seats if len(named) == 1 else named
        options = {} if tom is None else {"tom": tom}
        summary = arena.simulate(game, seats, games, seed, specs, options, processes).summary
        print(words("cli-simulated", **{key: summary[key] for key in SUMMED}))
        for seat, (won, score) in enumerate(
            zip(summary["wins"], summary["mean_scores"], strict=True)
        ):
            told: dict[str, Any] = {"number": seat, "bot": specs[seat], "wins": won}
            told |= {"percent": round(100 * won / summary["games"], 1), "score": round(score, 2)}
            print(words("cli-simulated-seat", **told))

    return simulate


SUMMED = ("game", "seats", "games", "decisions")


def balance_command(words: Words) -> Callable[..., None]:
    def option(key: str) -> Parameter:
        return Parameter(help=words(f"cli-opt-{key}"))

    def balance(
        game: Annotated[str, option("game")] = GAME,
        /,
        *,
        players: Annotated[str | None, option("check-seats")] = None,
        games: Annotated[int, option("games")] = 2000,
        seed: Annotated[str, option("seed")] = "0",
        bots: Annotated[str, option("bots")] = "greedy",
        processes: Annotated[int, option("processes")] = 1,
        tom: Annotated[int | None, option("tom")] = None,
        output: Annotated[Path | None, option("output")] = None,
        plot: Annotated[Path | None, option("plot")] = None,
    ) -> None:
        from spiritboard.arena.balance_report import drawing, report, seat_lines

        rules = game_called(game)
        own = Words(words.language, game)
        options = {} if tom is None else {"tom": tom}
        counts = counts_in(players or "", rules) or list(rules.info.seats)
        found = []
        for count in counts:
            found.append(arena.balance(game, count, games, seed, bots, options, processes))
            print(own("balance-players", count=count) + ":")
            print("\n".join(seat_lines(own, found[-1])), flush=True)
        if output is not None:
            told = f"spiritboard balance {game} --players {','.join(map(str, counts))}"
            told += f" --games {games} --seed {seed} --bots {bots}"
            told += "" if tom is None else f" --tom {tom}"
            link = None if plot is None else Path(os.path.relpath(plot, output.parent)).as_posix()
            output.write_text(report(own, game, found, told, link), "utf-8")
        if plot is not None:
            plot.write_text(drawing(own, found), "utf-8")

    return balance


def bench() -> None:
    from spiritboard.arena.bench import main as measure

    measure()


def version() -> None:
    print(__version__)


def commands(words: Words) -> dict[str, Callable[..., Any]]:
    return {
        "serve": serve_command(words),
        "play": play_command(words),
        "rules": rules_command(words),
        "verify": verify_command(words),
        "check": check_command(words),
        "simulate": simulate_command(words),
        "balance": balance_command(words),
        "bench": bench,
        "version": version,
    }
