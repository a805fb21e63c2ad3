"""The story at the terminal: what is read aloud after something has happened.

A page is followed by what is added to it for whoever remembers something: `scene-2-4-opening` by
`scene-2-4-opening-letter-burned`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from spiritboard.core.speech import Wording
from spiritboard.core.values import Event, Param
from spiritboard.games.wildwoods.box import AWAY
from spiritboard.games.wildwoods.state import WildwoodsState

NARRATED: Final = (("blank", 12), ("one", 8), ("many", 8))
"""By successes, two and more alike: the lines that tell a roll, and how many there are."""

THE_KEEPER: Final = "ending-5"
"""The ending that lists all who were healed."""


class Teller:
    """Pages of one scene, in one language."""

    def __init__(self, s: WildwoodsState, words: Wording) -> None:
        self.words = words
        self.scene = f"scene-{key_of(s.box.scene.name)}"
        self.remembered = remembered(s.box.flags, s.flags)
        self.brought = remembered(s.box.flags, s.box.start.flags)
        hides = enumerate(s.box.scene.hides)
        self.things = [hide.name for nth, hide in hides if (s.found >> nth) & 1]
        kinds = zip(s.box.creatures, s.healed, strict=True)
        self.healed_ever = [f"creature-{key_of(kind.name)}-said" for kind, count in kinds if count]
        self.gone = "-gone" if s.brom == AWAY else ""
        name = "the-sentence-gentle" if s.box.gentle else "the-sentence"
        self.sentence = words(name) if words.has(name) else ""

    def tell(self, event: Event) -> list[str]:
        """The paragraphs that follow an event."""
        teller = TELLERS.get(event.key)
        found = teller(self, event.params) if teller else []
        return [part for key in found for part in self.paragraphs(key)]

    def paragraphs(self, key: str) -> list[str]:
        if not self.words.has(key):
            return []
        return self.words(key, sentence=self.sentence).split("\n\n")

    def page(self, key: str) -> list[str]:
        return [key, *[f"{key}-{flag}" for flag in self.remembered]]

    def opening(self, _: Mapping[str, Param]) -> list[str]:
        key = f"{self.scene}-opening"
        return [key, *[f"{key}-{flag}" for flag in self.brought], f"{self.scene}-aim"]

    def roll(self, params: Mapping[str, Param]) -> list[str]:
        own = f"{self.scene}-roll-{params['roll']}"
        if self.words.has(own):
            return [own]
        kind, count = NARRATED[min(as_int(params["successes"]), 2)]
        return [f"roll-{kind}-{1 + as_int(params['roll']) % count}"]

    def turn(self, params: Mapping[str, Param]) -> list[str]:
        passed = as_int(params["turn"]) - 1
        remark = [f"{self.scene}-brom-1{self.gone}"] if passed == 1 else []
        return [f"{self.scene}-turn-{passed}", *remark]

    def solved(self, params: Mapping[str, Param]) -> list[str]:
        name = key_of(params["place"])
        return self.page(f"{name}-said" if name.startswith("shadow-") else f"scene-{name}-done")

    def healed(self, params: Mapping[str, Param]) -> list[str]:
        return [f"creature-{key_of(params['creature'])}-said"]

    def found(self, _: Mapping[str, Param]) -> list[str]:
        return [f"{self.scene}-found-{key_of(name)}" for name in self.things]

    def story(self, params: Mapping[str, Param]) -> list[str]:
        return self.page(key_of(params["page"]))

    def chosen(self, params: Mapping[str, Param]) -> list[str]:
        return self.page(f"{key_of(params['choice'])}-then")

    def forgotten(self, params: Mapping[str, Param]) -> list[str]:
        return [f"{key_of(params['page'])}-page"]

    def won(self, _: Mapping[str, Param]) -> list[str]:
        return self.page(f"{self.scene}-won")

    def lost(self, _: Mapping[str, Param]) -> list[str]:
        return self.page(f"{self.scene}-lost")

    def goes_on(self, params: Mapping[str, Param]) -> list[str]:
        name = key_of(params["scene"])
        if not name.startswith("ending-"):
            return []
        told = [name, *self.page(f"{name}-page"), *self.page(f"{name}-last")]
        return told + self.healed_ever if name == THE_KEEPER else told

    def epilogue(self, params: Mapping[str, Param]) -> list[str]:
        return [*self.page(f"epilogue-{key_of(params['epilogue'])}"), *self.page("epilogue-last")]


TELLERS: Final[Mapping[str, Callable[[Teller, Mapping[str, Param]], list[str]]]] = {
    "brom-forgets": Teller.forgotten,
    "chooses": Teller.chosen,
    "epilogue": Teller.epilogue,
    "found-here": Teller.found,
    "heals": Teller.healed,
    "luma-prevails": Teller.won,
    "rolls": Teller.roll,
    "scene-begins": Teller.opening,
    "shadow-prevails": Teller.lost,
    "solves": Teller.solved,
    "story": Teller.story,
    "story-goes-on": Teller.goes_on,
    "turn-begins": Teller.turn,
}


def remembered(flags: Sequence[Sequence[str]], values: Sequence[int]) -> list[str]:
    """As texts name it: `letter-burned`; what is not set stays out."""
    pairs = zip(flags, values, strict=True)
    return [key_of(f"{names[0]}-{names[value]}") for names, value in pairs if value]


def key_of(name: Param) -> str:
    """How a message is called: names have underscores, messages hyphens."""
    return str(name).replace("_", "-")


def as_int(value: Param) -> int:
    assert isinstance(value, int)
    return value
