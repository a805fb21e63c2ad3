"""What may follow a command: flags of its own, and those that a game's options make."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from spiritboard.bots.levels import NAMED
from spiritboard.bots.strength import Strengths, strengths
from spiritboard.catalog import OpenGame, game, names
from spiritboard.catalog.content import read_pack
from spiritboard.catalog.options import CONTENT, USUAL_BOT, Option, options_in, usual_seats
from spiritboard.text import Words
from spiritboard.text.files import bring_words


class Flags:
    """Describes flags in the reader's language."""

    def __init__(self, words: Words, game: OpenGame | None) -> None:
        self.words = words
        self.game = game
        """The game of this command line; None: it names none."""

    def __call__(self, key: str, name: str | None = None, usual: str | None = None) -> Parameter:
        """A flag of the command, with its default if it has one.

        `name`: where Python's can't be it; `usual`: what is taken if nothing is given.
        """
        told = self.words(f"cli-opt-{key}", games=", ".join(names()))
        return Parameter(name, help=told, show_default=usual)

    @property
    def seats(self) -> Parameter:
        """How many play: what the game of this command line allows, and what is usual there."""
        if self.game is None:
            return self("seats")
        rules = self.game.rules
        allowed = ", ".join(map(str, rules.info.seats))
        told = self.words("cli-opt-seats-of", allowed=allowed)
        return Parameter(help=told, show_default=str(usual_seats(rules)))

    @property
    def bots(self) -> Parameter:
        """Who plays besides the person: the levels, and how strong each is in the game of this command line."""
        found = strengths(self.game.name) if self.game else None
        told = [self.level(name, spec, found) for name, spec in NAMED.items()]
        return Parameter(
            help=self.words("cli-opt-bots-of", levels=", ".join(told)), show_default=USUAL_BOT
        )

    def level(self, name: str, bot: str, found: Strengths | None) -> str:
        strength = found.levels.get(bot) if found else None
        if found is None or strength is None:
            return name
        value, error = str(strength.value), str(strength.error)
        return self.words(f"cli-level-{found.measure}", level=name, value=value, error=error)

    def with_options(
        self, command: Callable[..., Any], usual: Mapping[str, Any] | None = None
    ) -> Callable[..., Any]:
        """The command, with a flag for each option of its game; it gets them as keywords.

        `usual`: by option, what the command takes where that is not the game's own default.
        """
        found = inspect.signature(command)
        own = [one for one in found.parameters.values() if one.kind is not one.VAR_KEYWORD]
        options = options_in(self.game.rules) if self.game else []
        more = [
            inspect.Parameter(
                option.name,
                inspect.Parameter.KEYWORD_ONLY,
                default=None,
                annotation=self.of(option, (usual or {}).get(option.name, option.default)),
            )
            for option in options
        ]

        def run(*given: Any, **named: Any) -> Any:
            return command(*given, **named)

        run.__signature__ = found.replace(parameters=[*own, *more])  # type: ignore[attr-defined]  # read by cyclopts
        return run

    def of(self, option: Option, usual: Any) -> Any:
        """A flag for an option of the game. A switch that is on by default can be switched off."""
        assert self.game is not None
        words = Words(self.words.language, self.game.name)
        key = f"option-{option.name}"
        said = [words(name) for name in (key, f"{key}-says") if words.has(name)]
        is_on = option.kind is bool and option.default
        negative = f"--no-{option.name.replace('_', '-')}" if is_on else ()
        told = ". ".join(said)
        if option.least is not None and option.most is not None:
            told = f"{told} [{option.expected}]"
        shown = str(usual) if option.kind in (int, str) and usual is not None else False
        about = Parameter(help=told, negative=negative, show_default=shown)
        kinds: dict[type, Any] = {bool: bool, int: int, str: str, dict: Path}
        kind = Literal[option.choices] if option.choices else kinds[option.kind]
        return Annotated[kind | None, about]


def chosen(name: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a game that were given; what a file holds is read."""
    found = {option: value for option, value in given.items() if value is not None}
    if isinstance(found.get(CONTENT), Path):
        pack = read_pack(found[CONTENT], game(name))
        bring_words(name, pack.texts)
        found[CONTENT] = pack.content
    return found
