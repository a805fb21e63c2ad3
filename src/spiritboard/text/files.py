"""Where the Fluent files are, and what they make: one bundle for a language and a game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message

from spiritboard.catalog import opened
from spiritboard.core.errors import BadSetup

LANGUAGES: Final = ("en", "cs", "ru")
"""The first one is spoken when nobody asks for another."""

SHELL: Final = ("", "page.")
"""The shared words: of every table, and of the page."""
TERMINAL: Final = ("terminal.",)
"""Those of the command line and the terminal."""
OF_A_GAME: Final = ("", "table.", "page.")
"""A game's words: of its rules, of people at its table, of its board on the page."""
STORY: Final = ("story.",)
"""What a game tells: names, sentences, and whole pages."""
MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message begins."""
STORY_PAGE: Final = re.compile(r"^[a-zA-Z][\w-]* =\n(?:(?: +.*)?\n)+", re.MULTILINE)
"""A message that begins on a line of its own: a page."""


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
    yield from _shared(language, TERMINAL)
    if game is not None:
        yield story_pages(language, game)
        yield from _texts_of(game, language, ("rules.",))


def page_texts(language: str, game: str | None) -> Iterator[str]:
    """What a browser needs: nothing of the terminal, and neither the rules nor the pages of a story,
    which it asks for when somebody reads them.
    """
    yield from _shared(language, SHELL)
    if game is not None:
        yield from _texts_of(game, language, OF_A_GAME)
        yield from [STORY_PAGE.sub("", text) for text in _texts_of(game, language, STORY)]


def story_pages(language: str, game: str) -> str:
    """The pages of a game's story; a game may have none."""
    told = _texts_of(game, language, STORY)
    return "\n".join(page for text in told for page in STORY_PAGE.findall(text))


def _shared(language: str, parts: Sequence[str]) -> Iterator[str]:
    for part in parts:
        yield files("spiritboard.text").joinpath(f"{part}{language}.ftl").read_text("utf-8")


def _texts_of(game: str, language: str, parts: Sequence[str]) -> Iterator[str]:
    """A game's own files; one that is not in this language is read in another that it has."""
    for part in parts:
        for spoken in (language, *LANGUAGES):
            own = texts_of(game).joinpath(f"{part}{spoken}.ftl")
            if own.is_file():
                yield own.read_text("utf-8")
                break
    if "" in parts:
        yield from _brought.get((language, game), ())


def said_in(game: str, language: str, brought: str = "") -> frozenset[str]:
    """The messages that a game has in this very language, with those of a pack; no other stands in."""
    folder = texts_of(game)
    own = [folder.joinpath(f"{part}{language}.ftl") for part in (*OF_A_GAME, *STORY)]
    said = [file.read_text("utf-8") for file in own if file.is_file()]
    return frozenset(MESSAGE.findall("\n".join([*said, brought])))


def texts_of(game: str) -> Traversable:
    """The folder of a game's words; a game may have none."""
    return opened(game).folder.joinpath("text")


def title_of(language: str, game: str) -> str:
    """What a game is called."""
    return said_of(language, game, "game-name") or opened(game).rules.info.name.capitalize()


@cache
def said_of(language: str, game: str, key: str) -> str | None:
    """A message of one line, without the reading of all others."""
    for text in _texts_of(game, language, ("", "page.")):
        if found := re.search(rf"(?m)^{key} = (.*)", text):
            return found[1]
    return None


@cache
def messages(game: str | None) -> frozenset[str]:
    """The names of all messages, whatever the language."""
    found = "\n".join(texts(LANGUAGES[0], game))
    return frozenset(MESSAGE.findall(found))


_brought: Final[dict[tuple[str, str], list[str]]] = {}
"""By language and game: the words of packs."""


def bring_words(game: str, texts: Mapping[str, str]) -> None:
    """The words of a pack, by language. It may add messages, and change none of the game's own.

    What it does not say in a language is said in the first one in which it does.
    """
    for language, text in texts.items():
        language_for(language, {})
        if text not in _brought.get((language, game), ()):
            check_words(bundle(language, game), language, text)
    for language in LANGUAGES:
        held = _brought.setdefault((language, game), [])
        said = [texts[one] for one in (language, *LANGUAGES) if one in texts]
        for text in [text for text in said if text not in held]:
            held.append(text)
            bundle(language, game).add_resource(FluentResource(text))
    messages.cache_clear()


def check_words(held: FluentBundle, language: str, text: str) -> None:
    for entry in FluentResource(text).body:
        if isinstance(entry, Junk):
            line = (entry.content or "").strip().partition("\n")[0]
            raise BadSetup("pack-not-fluent", language=language, text=line)
        if isinstance(entry, Message) and entry.value is None:
            raise BadSetup("pack-not-fluent", language=language, text=f"{entry.id.name} =")
        if isinstance(entry, Message) and held.has_message(entry.id.name):
            raise BadSetup("pack-words-taken", language=language, message=entry.id.name)


@cache
def bundle(language: str, game: str | None) -> FluentBundle:
    """All messages. Isolation marks are off: terminals show them as boxes."""
    made = FluentBundle([language], use_isolating=False)
    for text in texts(language, game):
        made.add_resource(FluentResource(text))
    return made
