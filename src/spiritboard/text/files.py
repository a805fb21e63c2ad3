"""Where the Fluent files are, and what they make: one bundle for a language and a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from spiritboard.core.errors import BadSetup

LANGUAGES: Final = ("en", "cs", "ru")
"""The first one is spoken when nobody asks for another."""

SHELL: Final = ("", "page.")
"""The shared words: of command line and terminal, and of the page."""
OF_A_GAME: Final = ("", "table.", "page.")
"""A game's words: of its rules, of people at its table, of its board on the page."""


def language_for(wanted: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else the one of the locale, else English.

    >>> language_for(None, {"LANG": "cs_CZ.UTF-8"})
    'cs'
    """
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise BadSetup("unknown-language", name=wanted, known=", ".join(LANGUAGES))
        return wanted
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(variable):
            language = value[:2].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def texts(language: str, game: str | None) -> Iterator[str]:
    """The Fluent files, the shared ones first."""
    yield from page_texts(language, game)
    if game is not None:
        yield texts_of(game).joinpath(f"rules.{language}.ftl").read_text("utf-8")


def page_texts(language: str, game: str | None) -> Iterator[str]:
    """What a browser needs: all but the rules, which it asks for when somebody reads them."""
    for part in SHELL:
        yield files("spiritboard.text").joinpath(f"{part}{language}.ftl").read_text("utf-8")
    if game is not None:
        for part in OF_A_GAME:
            own = texts_of(game).joinpath(f"{part}{language}.ftl")
            if own.is_file():
                yield own.read_text("utf-8")


def texts_of(game: str) -> Traversable:
    """The folder of a game's words; refused if the game has none."""
    if game.isidentifier():
        folder = files("spiritboard.games").joinpath(game, "text")
        if folder.is_dir():
            return folder
    raise BadSetup("no-words", name=game)


@cache
def bundle(language: str, game: str | None) -> FluentBundle:
    """All messages. Isolation marks are off: terminals show them as boxes."""
    made = FluentBundle([language], use_isolating=False)
    for text in texts(language, game):
        made.add_resource(FluentResource(text))
    return made
