"""`spiritboard scene`: for those who write scenes: check them, play one, know its odds.

Annotations are read when it starts: the help is in the reader's language.
"""

import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal

from spiritboard.catalog import OpenGame, names, opened
from spiritboard.catalog.content import Pack, line_of, read_pack, text_of
from spiritboard.cli.balance import check_writable
from spiritboard.cli.flags import Flags
from spiritboard.cli.summing import command_line
from spiritboard.core.errors import BadSetup
from spiritboard.text import LANGUAGES, Words
from spiritboard.text.files import bring_words, said_in

if TYPE_CHECKING:
    from spiritboard.arena.scene_odds import Asked

FAULTY: Final = 1


def command(flags: Flags) -> Callable[..., int]:
    def scene(
        what: Annotated[
            Literal["check", "play", "odds", "calibrate", "starts"], flags("scene-what")
        ],
        target: Annotated[str, flags("scene-target")] = "",
        /,
        *,
        game: Annotated[str | None, flags("game")] = None,
        start: Annotated[str, flags("scene-start")] = "",
        level: Annotated[str, flags("scene-level")] = "",
        bots: Annotated[str, flags("bots")] = "greedy,search",
        games: Annotated[int, flags("games")] = 100,
        limit: Annotated[int, flags("scene-limit")] = 20_000_000,
        seed: Annotated[str, flags("seed")] = "0",
        keep: Annotated[Path | None, flags("scene-keep")] = None,
        kept_only: Annotated[bool, flags("scene-kept-only")] = False,
        output: Annotated[Path | None, flags("output")] = None,
        plot: Annotated[Path | None, flags("plot")] = None,
        notes: Annotated[Path | None, flags("scene-notes")] = None,
        ratings: Annotated[Path | None, flags("ratings")] = None,
    ) -> int:
        found = opened(game or game_of_scenes())
        if what == "check":
            return check(found, target, flags.words)
        if what == "play":
            return play(found, target)
        for file in filter(None, (output, plot, keep, ratings)):
            check_writable(file)
        words = Words(flags.words.language, found.name)
        if what == "calibrate":
            return calibrate(found, words, target, games, seed, keep, output)
        specs = tuple(filter(None, bots.split(",")))
        if what == "starts":
            level = level or found.scenes.usual_level()
            return starts(found, words, level, specs, games, seed, keep, output)
        from spiritboard.arena.scene_odds import Asked

        asked = Asked(found.name, target, start, level, specs, games, limit, seed, kept_only, keep)
        said = "" if notes is None else text_of(notes)
        return odds(asked, words, output, plot, ratings, said)

    return scene


def odds(
    asked: "Asked",
    words: Words,
    output: Path | None,
    plot: Path | None,
    ratings: Path | None,
    notes: str,
) -> int:
    """How often bots win, and what best play wins; as a page, a plot and a file of strengths too."""
    from spiritboard.arena.scene_odds import (
        Row,
        drawing,
        lines_of,
        odds_of,
        page_of,
        strengths_in,
    )
    from spiritboard.bots.strength import written

    rows: list[Row] = []
    for line in lines_of(words, asked, odds_of(asked), rows.append):
        print(line, flush=True)
    told = command_line()
    if output is not None:
        name = None if plot is None else Path(os.path.relpath(plot, output.parent)).as_posix()
        output.write_text(page_of(words, asked, rows, told, name, notes), "utf-8")
    if plot is not None:
        plot.write_text(drawing(words, asked, rows), "utf-8")
    if ratings is not None:
        ratings.write_text(written(strengths_in(asked, rows, told)), "utf-8")
    return 0


def calibrate(
    found: OpenGame,
    words: Words,
    chapter: str,
    games: int,
    seed: str,
    keep: Path | None,
    output: Path | None,
) -> int:
    """Sets the adviser's estimates beside what is won; the curves go into a file of the content."""
    from spiritboard.arena.scene_chances import (
        Asked,
        by_scene,
        heads_of,
        line_of,
        plays_of,
        table_of,
    )

    if found.adviser is None:
        raise BadSetup("no-adviser", name=found.name)
    scenes = by_scene(plays_of(Asked(found.name, chapter, games, seed, keep)))
    for line in (*heads_of(words), *(line_of(scene, plays) for scene, plays in scenes.items())):
        print(line, flush=True)
    if output is not None:
        output.write_text(table_of(scenes, command_line()), "utf-8")
    return 0


def starts(
    found: OpenGame,
    words: Words,
    level: str,
    bots: tuple[str, ...],
    games: int,
    seed: str,
    keep: Path | None,
    output: Path | None,
) -> int:
    """What bots bring into each scene of a campaign; the starts go into a file of the content."""
    from spiritboard.arena.scene_starts import Asked, by_scene, campaigns_of, lines_of, table_of

    asked = Asked(found.name, level, bots, games, seed, keep)
    brought = by_scene(found.scenes, list(campaigns_of(asked)))
    for line in lines_of(words, found.scenes, brought):
        print(line, flush=True)
    if output is not None:
        output.write_text(table_of(found.scenes, level, brought, command_line()), "utf-8")
    return 0


def game_of_scenes() -> str:
    """The first game on the shelf that has some."""
    for name in names():
        if opened(name).package.scenes is not None:
            return name
    raise BadSetup("no-scenes", name="")


def check(found: OpenGame, target: str, words: Words) -> int:
    """Every fault with file, line and field; 0: none."""
    pack = read_pack(Path(target), found.rules) if target else Pack({})
    bring_words(found.name, pack.texts)
    count = 0
    for line in fault_lines(found, Path(target) if target else None, pack, words):
        print(line, flush=True)
        count += 1
    if not count:
        print(words("cli-scene-sound"))
    return FAULTY if count else 0


def fault_lines(found: OpenGame, path: Path | None, pack: Pack, words: Words) -> Iterator[str]:
    files = files_of(found, path)
    own = Words(words.language, found.name)
    for error in found.scenes.faults(pack.content):
        field = str(error.params.get("field", ""))
        yield f"{where(files, field)}: {field}: {own.refusal(error)}"
    for field, key, missing in texts_missing(found, pack):
        said = words("cli-scene-no-text", key=key, languages=", ".join(missing))
        yield f"{where(files, field)}: {field}: {said}"


def texts_missing(found: OpenGame, pack: Pack) -> Iterator[tuple[str, str, list[str]]]:
    """A field, its message and the languages that do not have it; what one of them says, all do."""
    said = {code: said_in(found.name, code, pack.texts.get(code, "")) for code in LANGUAGES}
    asked = {key: field for field, key in found.scenes.texts(pack.content)}
    for key in sorted(frozenset[str]().union(asked, *said.values())):
        missing = [code for code in LANGUAGES if key not in said[code]]
        if missing:
            yield asked.get(key, key), key, missing


def files_of(found: OpenGame, path: Path | None) -> dict[str, str]:
    """The content files that a field may stand in, by name."""
    if path is None:
        folder = found.folder.joinpath("content")
        toml = [file for file in folder.iterdir() if file.name.endswith(".toml")]
        return {file.name: file.read_text("utf-8") for file in toml}
    own = [path] if path.is_file() else sorted(path.glob("content/*.toml"))
    return {str(file): text_of(file) for file in own}


def where(files: Mapping[str, str], field: str) -> str:
    """`file:line` of a field; the file alone if no line has it."""
    for file, text in files.items():
        line = line_of(text, field)
        if line > 1:
            return f"{file}:{line}"
    return next(iter(files), "")


def play(found: OpenGame, target: str) -> int:
    """A scene of the game's own, or the first one of a pack, in this terminal."""
    from spiritboard.cli import run

    wanted = ["--content", target] if Path(target).exists() else ["--scene", target]
    return run(["play", found.name, *wanted], os.environ)
