"""What somebody may mean who types `P7`, `portal back` or `eliminate Jana`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from spiritboard.core.speech import Wording
from spiritboard.core.state import Frame
from spiritboard.core.values import Action
from spiritboard.core.views import asked
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
from spiritboard.games.shamans.game import RECORDS
from spiritboard.games.shamans.rules.artifacts import PassCards, TakeArtifact
from spiritboard.games.shamans.rules.elimination import Elimination
from spiritboard.games.shamans.rules.portals import Brink, LastCall
from spiritboard.games.shamans.rules.resolution import GuideNaming
from spiritboard.games.shamans.rules.rituals import Neutralisation, Stabilisation, Transmutation
from spiritboard.games.shamans.view import ShamansView

ANSWERS: Final[dict[type[Frame[Any]], tuple[type[Action], ...]]] = {
    PassCards: (PassCard,),
    Neutralisation: (Eliminate, KeepDagger),
    Transmutation: (Exchange,),
    GuideNaming: (NameGuide,),
    Stabilisation: (StepBack, TakeShown, TakePile),
    TakeArtifact: (TakeShown, TakePile),
    Brink: (KeepPortal, UsePortal),
    LastCall: (KeepPortal, UsePortal),
    Elimination: (KeepPortal, UsePortal),
}
"""By question: the answers it is about; they are thought of first."""


def meant(text: str, view: ShamansView, languages: Sequence[Wording]) -> list[Action]:
    """Everything the text may mean, likeliest first; much of it may be against the rules."""
    typed = Typed(text, languages)
    readings = (about_cards, about_players, about_portals, about_artifacts)
    found = [action for reading in readings for action in reading(typed, view)]
    likely = ANSWERS.get(type(asked(view.stack, RECORDS)), ()) if view.stack else ()
    return sorted(dict.fromkeys(found), key=lambda action: not isinstance(action, likely))


class Typed:
    """A line that somebody has typed."""

    def __init__(self, text: str, languages: Sequence[Wording]) -> None:
        self.text = text.strip().casefold()
        self.first, _, rest = self.text.partition(" ")
        self.rest = rest.strip()
        self.languages = languages

    def begins(self, key: str) -> bool:
        return self._is(key, self.first)

    def ends(self, key: str) -> bool:
        return self._is(key, self.rest or self.first)

    def _is(self, key: str, what: str) -> bool:
        return any(what in aliases(words, key) for words in self.languages)


def about_cards(typed: Typed, _view: ShamansView) -> Iterator[Action]:
    for words in typed.languages:
        for card in cards_in(typed.text, words):
            yield from (Play(card), PassCard(card))


def about_players(typed: Typed, view: ShamansView) -> Iterator[Action]:
    """`eliminate Jana`, `eliminate`, `Jana`."""
    names = typed.languages[0].names
    others = [seat for seat in range(len(view.points)) if seat != view.seat]
    for key, action in ABOUT_PLAYERS:
        if typed.begins(key):
            yield from [action(seat) for seat in seats_in(typed.rest, names) or others]
    for seat in seats_in(typed.text, names):
        yield from [action(seat) for _, action in ABOUT_PLAYERS]


def about_portals(typed: Typed, _view: ShamansView) -> Iterator[Action]:
    """`portal back`, `portal`, `back`."""
    back, onward = typed.ends("typed-back"), typed.ends("typed-onward")
    if typed.begins("typed-portal") or back or onward:
        if not onward:
            yield UsePortal(-1)
        if not back:
            yield UsePortal(1)
    if back and not typed.rest:
        yield StepBack()
    if typed.begins("typed-keep"):
        yield from (KeepPortal(), KeepDagger())


def about_artifacts(typed: Typed, view: ShamansView) -> Iterator[Action]:
    """`dagger`, `turn dagger`, `turn`, `pile`."""
    if typed.begins("typed-turn"):
        named = tiles_in(typed.rest, typed.languages)
        yield from [TurnUp(tile) for tile in named or view.down or range(len(TILES))]
    if typed.begins("typed-pile"):
        yield TakePile()
    for tile in tiles_in(typed.text, typed.languages):
        yield from [TakeShown(slot) for slot, shown in enumerate(view.display) if shown == tile]
        yield TurnUp(tile)


ABOUT_PLAYERS: Final[tuple[tuple[str, Callable[[int], Action]], ...]] = (
    ("typed-eliminate", Eliminate),
    ("typed-exchange", Exchange),
    ("typed-guide", NameGuide),
)


def cards_in(text: str, words: Wording) -> list[int]:
    """`P7`, `purple 7`, `fialová 7`: the card; else nothing."""
    name, value = text.strip()[:-1].strip().casefold(), text.strip()[-1:]
    if not value.isdigit() or not 1 <= int(value) <= 8:
        return []
    return [
        8 * world + int(value) - 1
        for world in range(len(WORLDS))
        if name in aliases(words, "typed-world", world=world)
    ]


def seats_in(text: str, names: Sequence[str]) -> list[int]:
    """The players whose names begin so."""
    if not text:
        return []
    return [seat for seat, name in enumerate(names) if name.casefold().startswith(text)]


def tiles_in(text: str, languages: Sequence[Wording]) -> list[int]:
    return [
        tile
        for tile in range(len(TILES))
        if any(text in aliases(words, "typed-tile", tile=tile) for words in languages)
    ]


def aliases(words: Wording, key: str, **params: object) -> list[str]:
    """A message with several words for the same thing."""
    return [alias.strip().casefold() for alias in words(key, **params).split(",")]
