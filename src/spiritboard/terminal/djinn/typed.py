"""What somebody may mean who types `tavern`, `tavern round`, `capture bb★` or `skip`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spiritboard.catalog import game
from spiritboard.core.rng import Rng
from spiritboard.core.values import Action
from spiritboard.games.djinn.actions import Capture, Enter, Skip, Walk
from spiritboard.games.djinn.box import COLOURS, LOCATIONS, ROUNDS, SOURCE
from spiritboard.games.djinn.rules.capture import NONE
from spiritboard.games.djinn.state import NOTHING
from spiritboard.games.djinn.view import DjinnView
from spiritboard.games.djinn.words import box_of
from spiritboard.terminal.djinn.chips import BOSS_SIGN, letter_of
from spiritboard.terminal.djinn.town import spaces_of
from spiritboard.text import Words

SHORTEST = 3
"""So much of a name has to be typed."""


def meant(text: str, view: DjinnView, languages: Sequence[Words]) -> list[Action]:
    """Everything the text may mean, likeliest first; much of it may be against the rules."""
    typed = text.strip().casefold().split()
    found: list[Action] = []
    for words in languages:
        found += about_spaces(typed, view, words)
        found += about_captures(typed, view, words)
        if is_called(typed[0], "typed-skip", words) and len(typed) == 1:
            found += [Skip(2), Skip(1), Skip(0)]
    return list(dict.fromkeys(found))


def about_spaces(typed: Sequence[str], view: DjinnView, words: Words) -> Iterator[Action]:
    """`tavern`, `tavern round`, `source`: straight there, or round about."""
    ways, place = box_of(view).ways, view.place[view.seat]
    for space in spaces_in(typed, view, words):
        if place == NOTHING:
            yield from [Enter(space, came) for came in ways[space]]
        else:
            yield from [Walk(space, came) for came in sorted(ways[space], key=place.__ne__)]


def spaces_in(typed: Sequence[str], view: DjinnView, words: Words) -> list[int]:
    if len(typed) == 1 and is_called(typed[0], "typed-source", words):
        return [SOURCE]
    shapes = {is_round for is_round in (True, False) if has_shape(typed, words, is_round=is_round)}
    named = [word for word in typed if not is_shape(word, words)]
    return [
        space
        for location in range(len(LOCATIONS))
        if len(named) == 1 and begins(words("location-name", location=location), named[0])
        for space in spaces_of(view, location)
        if (space < ROUNDS) in shapes or not shapes
    ]


def has_shape(typed: Sequence[str], words: Words, *, is_round: bool) -> bool:
    key = "typed-round" if is_round else "typed-square"
    return any(is_called(word, key, words) for word in typed)


def is_shape(word: str, words: Words) -> bool:
    return is_called(word, "typed-round", words) or is_called(word, "typed-square", words)


def about_captures(typed: Sequence[str], view: DjinnView, words: Words) -> Iterator[Action]:
    """`capture bb★`: every way to catch just these; if there is none, the plainest one."""
    if len(typed) != 2 or not is_called(typed[0], "typed-capture", words):
        return
    batch = batch_in(typed[1], words)
    if batch is None:
        return
    djinn, boss = batch
    rules = game("djinn")
    ways = [
        action
        for action in rules.options(rules.world(view, Rng(0)), view.seat)
        if isinstance(action, Capture) and (action.djinn, action.boss) == (djinn, boss)
    ]
    yield from ways or [Capture(djinn, boss, NOTHING, (), NONE, NOTHING)]


def batch_in(letters: str, words: Words) -> tuple[tuple[int, ...], bool] | None:
    """By colour how many, and is the boss among them? A star or `*` is the boss."""
    known = [letter_of(colour, words).casefold() for colour in range(len(COLOURS))]
    if not set(letters) <= {*known, BOSS_SIGN, "*"}:
        return None
    boss = BOSS_SIGN in letters or "*" in letters
    return tuple([letters.count(letter) for letter in known]), boss


def begins(name: str, typed: str) -> bool:
    return len(typed) >= SHORTEST and name.casefold().startswith(typed)


def is_called(typed: str, key: str, words: Words) -> bool:
    return typed in [alias.strip().casefold() for alias in words(key).split(",")]
