"""A table of Wildwoods in the middle of a scene, for tests that read like rulebook examples.

A scene is written as in a chapter file, without its name: `Table("track = 4")`. The river is a line of
words, `light moth* help`: action cards and creatures, a star for a stun token. Nature is told what to
do: `rolls` are the next rolls, `draws` the names of the next cards.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from spiritboard.catalog import game
from spiritboard.core.errors import Illegal
from spiritboard.core.rng import Rng
from spiritboard.core.values import NATURE, Action, Event
from spiritboard.games.wildwoods.actions import (
    Attempt,
    DrawCard,
    EndPhase,
    Forgo,
    Hint,
    Resolve,
    Reveal,
    Roll,
)
from spiritboard.games.wildwoods.box import ACTION_CARDS, BOTTOM, NOTHING, TOP
from spiritboard.games.wildwoods.game import Wildwoods
from spiritboard.games.wildwoods.info import WildwoodsOptions
from spiritboard.games.wildwoods.rules.needs import SLOT
from spiritboard.games.wildwoods.state import FIRST_CREATURE, STUNNED, WildwoodsState

SMALL: Final[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "small.toml").read_text("utf-8")
)
PLAIN: Final = {
    "chapter": 0,
    "track": 6,
    "creatures": {},
    "won": {"goto": "there"},
    "lost": {"goto": "there"},
}
LETTERS: Final = {"top": TOP, "bottom": BOTTOM}


def wildwoods() -> Wildwoods:
    found = game("wildwoods")
    assert isinstance(found, Wildwoods)
    return found


GAME: Final = wildwoods()


def campaign(scene: str = "", **tables: Any) -> dict[str, Any]:
    """The small campaign with a scene of a test's own."""
    own = {**PLAIN, **tomllib.loads(scene)}
    if "win" not in own and "win_any" not in own:
        own["win"] = {"turn": 99}
    return {"whole": True, **SMALL, **tables, "scene": {"here": own, **SMALL["scene"]}}


class Table:
    """One scene; everything about it can be laid out first."""

    def __init__(
        self,
        scene: str = "",
        river: str = "",
        crystals: str = "",
        held: str = "",
        *,
        seats: int = 1,
        difficulty: str = "normal",
        carried: Mapping[str, Any] | None = None,
        draws: str = "",
        level: Mapping[str, Any] | None = None,
        **fields: Any,
    ) -> None:
        self.options = WildwoodsOptions(
            difficulty=difficulty,  # type: ignore[arg-type]  # one of three
            carried=carried or {},
            content=campaign(scene, level=level or {}),
        )
        self.told: list[Event] = []
        self.rolls: list[tuple[int, ...]] = []
        self.draws = draws.split()
        self.s: WildwoodsState = GAME.setup(seats, self.options)
        self.let_nature()
        if river:
            self.lay_river(river)
        for word in crystals.split():
            name, _, n = word.partition("=")
            self.s.crystals[ACTION_CARDS.index(name)] = int(n)
        self.s.slots += [self.card(name) for name in held.split()]
        for name, value in fields.items():
            assert hasattr(self.s, name), name
            setattr(self.s, name, value)

    def lay_river(self, line: str) -> None:
        self.s.river = []
        for word in line.split():
            name = word.rstrip("*")
            if name in ACTION_CARDS:
                self.s.river.append(ACTION_CARDS.index(name))
                continue
            self.s.river.append(FIRST_CREATURE + len(self.s.kinds))
            self.s.kinds.append(self.kind(name))
            self.s.marks.append(STUNNED * word.endswith("*"))

    # Names

    def kind(self, name: str) -> int:
        return [kind.name for kind in self.s.box.creatures].index(name)

    def card(self, name: str) -> int:
        return [card.name for card in self.s.box.cards].index(name)

    def shadow_card(self, name: str) -> int:
        return [card.name for card in self.s.box.shadows].index(name)

    def place(self, name: str) -> int:
        return [place.name for place in self.s.box.scene.places].index(name)

    def creature(self, name: str) -> int:
        """The first such one in the river."""
        return next(n for n in self.s.creatures() if self.s.kind_of(n).name == name)

    @property
    def river(self) -> str:
        words = [
            ACTION_CARDS[card]
            if card < FIRST_CREATURE
            else self.s.kind_of(card).name + "*" * self.s.is_stunned(card)
            for card in self.s.river
        ]
        return " ".join(words)

    @property
    def held(self) -> str:
        return " ".join(self.s.card(card).name for card in self.s.slots)

    @property
    def asked(self) -> str:
        """The kind of the open question; empty: the scene is over."""
        decision = GAME.decision(self.s)
        return decision.kind if decision is not None else ""

    @property
    def next_scene(self) -> str:
        return str(GAME.carried(self.s)["scene"])

    def flag(self, name: str) -> str:
        number = [flag[0] for flag in self.s.box.flags].index(name)
        value = self.s.flags[number]
        return self.s.box.flags[number][value] if value else ""

    def count(self, name: str) -> int:
        return self.s.counts[self.s.box.counts.index(name)]

    def events(self, key: str) -> list[Event]:
        return [event for event in self.told if event.key == key]

    # Playing

    def do(self, action: Action, seat: int = 0) -> Table:
        GAME.check(self.s, seat, action)
        self.told += GAME.apply(self.s, seat, action)
        self.let_nature()
        return self

    def let_nature(self) -> None:
        while GAME.whose(self.s) == NATURE:
            action = self.natures_answer()
            GAME.check(self.s, NATURE, action)
            self.told += GAME.apply(self.s, NATURE, action)

    def natures_answer(self) -> Action:
        kind = self.asked
        if kind in ("roll", "roll-again") and self.rolls:
            return Roll(self.rolls.pop(0))
        if kind == "shadow-card" and self.draws:
            return DrawCard(self.shadow_card(self.draws.pop(0)))
        if kind == "draw-creature" and self.draws:
            return DrawCard(self.kind(self.draws.pop(0)))
        if kind in ("draw-explore", "look-at-card", "lose-from-deck") and self.draws:
            return DrawCard(self.card(self.draws.pop(0)))
        if kind == "look-under" and self.draws:
            return Reveal(self.draws.pop(0) == "yes")
        if kind == "tell-where-not" and self.draws:
            return Hint(self.place(self.draws.pop(0)))
        return GAME.draw(self.s, Rng(7))

    def attempt(
        self, card: str, ability: str, target: str = "", *rolled: int, dice: Iterable[int] = ()
    ) -> Table:
        """Roll these values, by default on so many d8."""
        some = tuple(dice) or (len(rolled), 0, 0)
        self.rolls.append(tuple(rolled))
        action = Attempt(
            ACTION_CARDS.index(card),
            LETTERS[ability],
            self.target(card, target),
            some,  # type: ignore[arg-type]  # three of them
        )
        return self.do(action)

    def target(self, card: str, name: str) -> int:
        if not name:
            return NOTHING
        if card in ("help", "explore"):
            return self.place(name)
        if name in self.held.split():
            return SLOT - self.s.slots.index(self.card(name))
        return self.creature(name)

    def resolve(self, ability: str, crystals: int = 0) -> Table:
        return self.do(Resolve(LETTERS[ability], crystals))

    def forgo(self) -> Table:
        return self.do(Forgo())

    def end(self) -> Table:
        """Luma's phase, and so the turn."""
        return self.do(EndPhase())

    def may(self, *kinds: type[Action]) -> list[Action]:
        """What may be answered, of these kinds."""
        return [one for one in GAME.options(self.s, 0) if not kinds or isinstance(one, kinds)]

    def refused(self, action: Action) -> str:
        """The rule and the reason of a refusal: `W2.2 no-success`."""
        try:
            GAME.check(self.s, 0, action)
        except Illegal as refusal:
            return f"{refusal.rule} {refusal.key}"
        return ""
