"""What somebody may mean who types `tavern`, `tavern round` or `skip`; captures are in `hunting`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spiritboard.core.speech import Wording
from spiritboard.core.values import Action
from spiritboard.games.djinn.actions import Enter, Skip, Walk
from spiritboard.games.djinn.box import LOCATIONS, ROUNDS, SOURCE
from spiritboard.games.djinn.game import Djinn
from spiritboard.games.djinn.state import NOTHING
from spiritboard.games.djinn.terminal.hunting import about_captures, about_lures
from spiritboard.games.djinn.terminal.naming import begins, is_called
from spiritboard.games.djinn.terminal.town import spaces_of
from spiritboard.games.djinn.view import DjinnView
from spiritboard.games.djinn.words import box_of


def meant(text: str, view: DjinnView, languages: Sequence[Wording], rules: Djinn) -> list[Action]:
    """Everything the text may mean, likeliest first; much of it may be against the rules."""
    typed = text.strip().casefold().split()
    found: list[Action] = []
    for words in languages:
        found += about_spaces(typed, view, words)
        found += about_captures(typed, view, words, rules)
        found += about_lures(typed, view, words, rules)
        if is_called(typed[0], "typed-skip", words) and len(typed) == 1:
            found += [Skip(2), Skip(1), Skip(0)]
    return list(dict.fromkeys(found))


def about_spaces(typed: Sequence[str], view: DjinnView, words: Wording) -> Iterator[Action]:
    """`tavern`, `tavern round`, `source`: straight there, or round about."""
    ways, place = box_of(view).ways, view.place[view.seat]
    for space in spaces_in(typed, view, words):
        if place == NOTHING:
            yield from [Enter(space, came) for came in ways[space]]
        else:
            yield from [Walk(space, came) for came in sorted(ways[space], key=place.__ne__)]


def spaces_in(typed: Sequence[str], view: DjinnView, words: Wording) -> list[int]:
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


def has_shape(typed: Sequence[str], words: Wording, *, is_round: bool) -> bool:
    key = "typed-round" if is_round else "typed-square"
    return any(is_called(word, key, words) for word in typed)


def is_shape(word: str, words: Wording) -> bool:
    return is_called(word, "typed-round", words) or is_called(word, "typed-square", words)
