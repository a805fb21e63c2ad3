"""What somebody may mean who types `P7`, `portal back` or `eliminate Jana`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from spiritboard.core.values import Action
from spiritboard.games.shamans.actions import (
    Eliminate,
    Exchange,
    KeepDagger,
    KeepPortal,
    NameGuide,
    PassCard,
    Play,
    StepBack,
    TakePile,
    TakeShown,
    TurnUp,
    UsePortal,
)
from spiritboard.games.shamans.box import TILES, WORLDS
from spiritboard.games.shamans.view import ShamansView
from spiritboard.text import Words

FRAMES: Final[dict[str, tuple[type[Action], ...]]] = {
    "PassCards": (PassCard,),
    "Neutralisation": (Eliminate, KeepDagger),
    "Transmutation": (Exchange,),
    "GuideNaming": (NameGuide,),
    "Stabilisation": (StepBack, TakeShown, TakePile),
    "TakeArtifact": (TakeShown, TakePile),
    "Brink": (KeepPortal, UsePortal),
    "Elimination": (KeepPortal, UsePortal),
}
"""By question: the answers it is about; they are thought of first."""


def meant(text: str, view: ShamansView, languages: Sequence[Words]) -> list[Action]:
    """Everything the text may mean, likeliest first; much of it may be against the rules."""
    first, _, rest = text.strip().casefold().partition(" ")
    found = list(dict.fromkeys(_meanings(first, rest.strip(), text, view, languages)))
    asked = FRAMES.get(str(view.stack[-1][0]), ()) if view.stack else ()
    return sorted(found, key=lambda action: not isinstance(action, asked))


def _meanings(
    first: str, rest: str, text: str, view: ShamansView, languages: Sequence[Words]
) -> Iterator[Action]:
    for words in languages:
        for card in cards_in(text, words):
            yield from (Play(card), PassCard(card))

    def is_typed(key: str, what: str) -> bool:
        return any(what in aliases(words, key) for words in languages)

    others = [seat for seat in range(len(view.points)) if seat != view.seat]
    about: tuple[tuple[str, Callable[[int], Action]], ...] = (
        ("typed-eliminate", Eliminate),
        ("typed-exchange", Exchange),
        ("typed-guide", NameGuide),
    )
    for key, action in about:
        if is_typed(key, first):
            yield from [action(seat) for seat in seats_in(rest, languages[0]) or others]
    for seat in seats_in(text.strip().casefold(), languages[0]):
        yield from (Eliminate(seat), Exchange(seat), NameGuide(seat))
    back, onward = (is_typed(key, rest or first) for key in ("typed-back", "typed-onward"))
    if is_typed("typed-portal", first) or back or onward:
        if not onward:
            yield UsePortal(-1)
        if not back:
            yield UsePortal(1)
    if back and not rest:
        yield StepBack()
    if is_typed("typed-turn", first):
        named = tiles_in(rest, languages)
        yield from [TurnUp(tile) for tile in named or view.down or range(len(TILES))]
    if is_typed("typed-pile", first):
        yield TakePile()
    if is_typed("typed-keep", first):
        yield from (KeepPortal(), KeepDagger())
    for tile in tiles_in(text.strip().casefold(), languages):
        yield from [TakeShown(slot) for slot, shown in enumerate(view.display) if shown == tile]
        yield TurnUp(tile)


def cards_in(text: str, words: Words) -> list[int]:
    """`P7`, `purple 7`, `fialová 7`: the card; else nothing."""
    name, value = text.strip()[:-1].strip().casefold(), text.strip()[-1:]
    if not value.isdigit() or not 1 <= int(value) <= 8:
        return []
    return [
        8 * world + int(value) - 1
        for world in range(len(WORLDS))
        if name in aliases(words, "typed-world", world=world)
    ]


def seats_in(text: str, words: Words) -> list[int]:
    """The players whose names begin so."""
    if not text:
        return []
    return [seat for seat, name in enumerate(words.names) if name.casefold().startswith(text)]


def tiles_in(text: str, languages: Sequence[Words]) -> list[int]:
    return [
        tile
        for tile in range(len(TILES))
        if any(text in aliases(words, "typed-tile", tile=tile) for words in languages)
    ]


def aliases(words: Words, key: str, **params: object) -> list[str]:
    """A message with several words for the same thing."""
    return [alias.strip().casefold() for alias in words(key, **params).split(",")]
