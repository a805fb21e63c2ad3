"""What is really brought into each scene: bots play whole campaigns, and every scene is looked at as it begins.

From that come the starts of a game's scenes: each is one that was seen, so well off that a given share
of all who came into the scene were no better.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from spiritboard.arena.table import Table, terms_of
from spiritboard.catalog import opened
from spiritboard.core.scenes import Brought, Scenes
from spiritboard.match.campaign import as_in_a_file, seed_of
from spiritboard.text import Words

LONGEST: Final = 200
"""Scenes of one campaign, chapters that are lost and begun again included."""

T = TypeVar("T")


class Asked(msgspec.Struct, frozen=True):
    """Which campaigns are played, and how many by each bot."""

    game: str
    level: str
    bots: tuple[str, ...]
    games: int
    seed: str
    keep: Path | None = None
    """A file of campaigns: those that are in it are not played again, and new ones are added to it."""


class Played(msgspec.Struct, frozen=True):
    """One campaign: with which options each scene began."""

    key: str
    scenes: tuple[Mapping[str, Any], ...]


def campaigns_of(asked: Asked) -> Iterator[Played]:
    """Each bot plays one, then each plays another."""
    known = campaigns_in(asked.keep)
    for number in range(asked.games):
        for bot in asked.bots:
            key = " ".join([rules_of(asked), asked.level, bot, asked.seed, str(number)])
            played = known.get(key)
            if played is None:
                played = Played(key, tuple(scenes_of(asked, bot, number)))
                keep(asked.keep, played)
            yield played


def rules_of(asked: Asked) -> str:
    """Equal for campaigns of the same values."""
    scenes = opened(asked.game).scenes
    return scenes.key(scenes.campaign(asked.level))


def scenes_of(asked: Asked, bot: str, number: int) -> Iterator[Mapping[str, Any]]:
    """The options of one match after another, as a bot comes to it."""
    found = opened(asked.game)
    options: Mapping[str, Any] | None = found.scenes.campaign(asked.level)
    for at in range(LONGEST):
        if options is None:
            return
        yield options
        table = Table(terms_of(asked.game, 1, seed_of(f"{asked.seed} {bot} {number}", at), options))
        _, state = table.play(0, table.terms.seat(0, [bot]))
        carried = as_in_a_file(found.rules.carried(state))
        settings = msgspec.convert(options, found.rules.info.options)
        onward = found.rules.continued(settings, carried)
        options = None if onward is None else msgspec.to_builtins(onward)


def campaigns_in(file: Path | None) -> dict[str, Played]:
    """What an earlier run has played."""
    if file is None or not file.exists():
        return {}
    lines = file.read_bytes().splitlines()
    return {one.key: one for one in (msgspec.json.decode(line, type=Played) for line in lines)}


def keep(file: Path | None, played: Played) -> None:
    if file is not None:
        with file.open("ab") as kept:
            kept.write(msgspec.json.encode(played) + b"\n")


# Told


def by_scene(scenes: Scenes, campaigns: Sequence[Played]) -> dict[str, list[Brought]]:
    """In the order of the content; the worst off first. Where nobody can lose nothing is aimed at."""
    found: dict[str, list[Brought]] = {one.scene: [] for one in scenes.starts("")}
    for options in (options for played in campaigns for options in played.scenes):
        if options["scene"] in found:
            found[options["scene"]].append(scenes.brought(options))
    return {
        scene: sorted(all_brought, key=lambda one: one.worth)
        for scene, all_brought in found.items()
        if all_brought
    }


def at_share(ranked: Sequence[T], share: float) -> T:
    """That share of all are no better.

    >>> at_share("abcde", 0.5), at_share("abcde", 0.9)
    ('c', 'e')
    """
    return ranked[round(share * (len(ranked) - 1))]


def lines_of(words: Words, scenes: Scenes, found: Mapping[str, Sequence[Brought]]) -> Iterator[str]:
    """A Markdown table: each number at the shares of the starts, by itself."""
    shares = scenes.shares().values()
    heads = next(iter(found.values()))[0].numbers
    names = [words("scene-odds-scene"), words("scene-starts-visits")]
    names += [words(f"scene-starts-{name}") for name in heads]
    yield f"| {' | '.join(names)} |"
    yield f"| --- {'| ---: ' * (len(names) - 1)}|"
    for scene, ranked in found.items():
        cells = [scene, str(len(ranked))]
        for name in heads:
            numbers = sorted(one.numbers[name] for one in ranked)
            cells.append(" · ".join(str(at_share(numbers, share)) for share in shares))
        yield f"| {' | '.join(cells)} |"


def table_of(
    scenes: Scenes, level: str, found: Mapping[str, Sequence[Brought]], command: str
) -> str:
    """The starts as TOML."""
    lines = [
        f"# What was brought into each scene, as it was seen: {command}",
        "",
        f"level = {inline(level)}",
    ]
    for scene, ranked in found.items():
        for start, share in scenes.shares().items():
            lines += ["", f"[scene.{scene}.{start}]"]
            lines += [f"{k} = {inline(v)}" for k, v in at_share(ranked, share).table.items()]
    return "\n".join(lines) + "\n"


def inline(value: object) -> str:
    """As TOML writes it in a line: as JSON does, but for tables.

    >>> inline({"river": ["heal"], "left": 3})
    '{ river = ["heal"], left = 3 }'
    """
    if isinstance(value, Mapping):
        inner = ", ".join([f"{key} = {inline(one)}" for key, one in value.items()])
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join([inline(one) for one in value])}]"
    return msgspec.json.encode(value).decode()
