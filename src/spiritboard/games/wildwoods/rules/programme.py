"""Effect lists, one effect after another. Each module of the rules performs the effects it knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, NamedTuple

from spiritboard.core.frames import Do
from spiritboard.games.wildwoods.box import NOTHING, Effect
from spiritboard.games.wildwoods.state import WildwoodsState

CARD: Final = -10
"""As a source: this and lower numbers are explore cards; creatures have their own numbers."""


class Step(NamedTuple):
    """Which effect of which programme, and the card it stands on."""

    programme: int
    at: int
    source: int


Performer = Callable[[WildwoodsState, Effect, Step], None]

PERFORMERS: Final[dict[str, Performer]] = {}
"""By kind of effect."""


def performs(kind: str) -> Callable[[Performer], Performer]:
    """Marks the function that carries out a kind of effect."""

    def mark(performer: Performer) -> Performer:
        PERFORMERS[kind] = performer
        return performer

    return mark


def source_of(card: int) -> int:
    """An explore card as the source of an effect."""
    return CARD - card


def card_of(source: int) -> int:
    """The explore card that an effect stands on; NOTHING: it stands on none."""
    return CARD - source if source <= CARD else NOTHING


def play(s: WildwoodsState, programme: int, source: int = NOTHING) -> None:
    """A programme is to run next."""
    if programme != NOTHING and s.box.programmes[programme]:
        s.push(RunProgramme(programme, 0, source))


def effect_at(s: WildwoodsState, programme: int, at: int) -> Effect:
    return s.box.programmes[programme][at]


class RunProgramme(Do[WildwoodsState]):
    """One effect; those after it wait below whatever it brings about."""

    tag: ClassVar[str] = "run-programme"
    __match_args__ = ("programme", "at", "source")

    def __init__(self, programme: int, at: int, source: int) -> None:
        self.programme = programme
        self.at = at
        self.source = source

    def run(self, s: WildwoodsState) -> None:
        effects = s.box.programmes[self.programme]
        if self.at + 1 < len(effects):
            s.push(RunProgramme(self.programme, self.at + 1, self.source))
        effect = effects[self.at]
        PERFORMERS[effect.kind](s, effect, Step(self.programme, self.at, self.source))
