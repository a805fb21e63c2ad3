"""Plays the campaign eagerly, again and again, and notes which effects of the content came about.

python -m tests.wildwoods.wander 100
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from spiritboard.core.game import OVER
from spiritboard.core.rng import Rng
from spiritboard.core.values import NATURE, Action
from spiritboard.games.wildwoods.actions import Attempt, LeaveScene, Resolve, UseCard
from spiritboard.games.wildwoods.box import LIGHT, NOTHING, TOP, Box
from spiritboard.games.wildwoods.info import WildwoodsOptions
from spiritboard.games.wildwoods.rules.programme import PERFORMERS, Step
from spiritboard.games.wildwoods.state import WildwoodsState
from tests.wildwoods.table import GAME

LONGEST: Final = 200
"""Scenes of one campaign, chapters that are lost and begun again included."""
HELD: Final = ("companion", "companion", "blessing", "trauma")
TRACKS: Final = (2, 6, 12, 20)


def owners(box: Box) -> Iterator[tuple[str, int]]:
    """Every programme of a scene and of the cards, by what it belongs to."""
    scene = box.scene
    name = f"scene {scene.name}"
    yield f"{name} set-up", scene.setup
    for at, rule in enumerate(scene.rules):
        yield f"{name} rule {at}", rule.programme
    for place in scene.places:
        yield f"{name} place {place.name}", place.programme
    for icon in scene.icons:
        yield f"{name} icon {icon.at}", icon.programme
    for hide in scene.hides:
        yield f"{name} hides {hide.name}", hide.programme
    for way in scene.ways:
        yield f"{name} way {way.name}", way.programme
    yield f"{name} won", scene.won.programme
    yield f"{name} lost", scene.lost.programme
    yield from card_owners(box)


def card_owners(box: Box) -> Iterator[tuple[str, int]]:
    for kind in box.creatures:
        for triggers in (kind.triggers, *kind.side_triggers):
            for at, found in enumerate(triggers):
                yield f"creature {kind.name} {found.on} {at}", found.programme
    for card in box.cards:
        for found in card.triggers:
            yield f"card {card.name}", found.programme
    for shadow in box.shadows:
        yield f"shadow card {shadow.name}", shadow.programme
    for at, forgetting in enumerate(box.forgets):
        yield f"Brom forgets {at}", forgetting.programme


def effects_of(box: Box) -> dict[tuple[int, int], str]:
    """By programme and place in it: whose effect it is, those inside of others too."""
    found: dict[tuple[int, int], str] = {}
    left = [(name, programme) for name, programme in owners(box) if programme != NOTHING]
    while left:
        name, programme = left.pop()
        for at, effect in enumerate(box.programmes[programme]):
            found[programme, at] = f"{name}: {at} {effect.kind}"
            inner = [(f"{name} {at}+", effect.programme), (f"{name} {at}-", effect.otherwise)]
            for way in effect.choices:
                choice = box.choices[way]
                inner.append((f"{name} {at} {choice.name}", choice.programme))
            left += [one for one in inner if one[1] != NOTHING]
    return found


@dataclass
class Seen:
    """What came about."""

    all: set[str] = field(default_factory=set)
    reached: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    results: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)

    def missing(self) -> list[str]:
        return sorted(self.all - set(self.reached))


class Wanderer:
    """Plays on and on; notes effects by wrapping those who perform them."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.seen = Seen()
        self.is_thrifty = False
        """It uses no held cards."""
        self.known: dict[str, dict[tuple[int, int], str]] = {}

    def wander(self, campaigns: int) -> Seen:
        own = dict(PERFORMERS)
        for kind, perform in own.items():
            PERFORMERS[kind] = self.noting(perform)
        try:
            for number in range(campaigns):
                self.campaign(("normal", "hard", "gentle")[number % 3])
        finally:
            PERFORMERS.update(own)
        return self.seen

    def roam(self, scenes: int) -> Seen:
        """Scenes from anywhere in the story, made easy or hard to win."""
        own = dict(PERFORMERS)
        for kind, perform in own.items():
            PERFORMERS[kind] = self.noting(perform)
        names = list(GAME.content["scene"])  # type: ignore[call-overload]  # a table
        try:
            for number in range(scenes):
                s = self.scene(self.anywhere(names[number % len(names)]))
                if s.goto >= len(names):
                    self.seen.endings[s.box.scenes[s.goto]] += 1
        finally:
            PERFORMERS.update(own)
        return self.seen

    def anywhere(self, scene: str) -> WildwoodsOptions:
        """With any flags, companions and counts; every creature is easily healed."""
        content: Any = GAME.content
        flags = {name: self.rng.choice(["", *values]) for name, values in content["flags"].items()}
        table = content["scene"][scene]
        held = list(asked_for(table)) or names_held(content["card"])
        self.is_thrifty = self.rng.below(2) == 0
        is_long = self.rng.below(3) > 0
        lit = {} if table.get("light_step_each_turn") else {"light_track": 3}
        changes = {
            "scene": {scene: {"track": 20 if is_long else 2, "rolls": [], **lit}},
            "creature": {name: {"heal": 1} for name in content["creature"]},
        }
        return WildwoodsOptions(
            scene=scene,
            difficulty=self.rng.choice(("normal", "hard")),
            carried={
                "chapter": table["chapter"] - self.rng.below(2),
                "crystals": (3, 3, 3, 3) if is_long else (1, 0, 2, 1),
                "spirit": 5,
                "slots": [self.rng.choice(held) for _ in range(self.rng.below(4))],
                "flags": {name: value for name, value in flags.items() if value},
                "counts": {"lamps": self.rng.below(5), "brom_forgets": self.rng.below(6)},
                "explore": {"pile": dict.fromkeys(content["card"], 1)},
                "shadow": {
                    "left": 1 + self.rng.below(4),
                    "pile": dict.fromkeys(content["shadow"], 1),
                    "ever": list(content["shadow"])[: self.rng.below(5)],
                },
            },
            content=changes,
        )

    def noting(self, perform: Any) -> Any:
        def noted(s: WildwoodsState, effect: Any, step: Step) -> None:
            name = self.known[s.box.key].get((step.programme, step.at))
            if name:
                self.seen.reached[name] += 1
            perform(s, effect, step)

        return noted

    def campaign(self, difficulty: Any) -> None:
        options: WildwoodsOptions | None = WildwoodsOptions(difficulty=difficulty)
        last = ""
        for _ in range(LONGEST):
            if options is None:
                break
            s = self.scene(self.eased(options))
            carried: Mapping[str, Any] = GAME.carried(s)
            last = str(carried["scene"])
            options = GAME.continued(options, carried)
        else:
            raise AssertionError("a campaign that does not end")
        self.seen.endings[last] += 1

    def eased(self, options: WildwoodsOptions) -> WildwoodsOptions:
        """Now and then with many crystals, on a longer or a shorter way."""
        scene = options.scene or "p1"
        if self.rng.below(4) == 0:
            return options
        track = self.rng.choice(TRACKS)
        carried = {**options.carried, "crystals": (3, 3, 3, 3)} if self.rng.below(2) else {}
        return msgspec.structs.replace(
            options,
            carried=carried or options.carried,
            content={"scene": {scene: {"track": track, "rolls": []}}},
        )

    def scene(self, options: WildwoodsOptions) -> WildwoodsState:
        box = GAME.box(1, options)
        self.known[box.key] = effects_of(box)
        self.seen.all |= set(self.known[box.key].values())
        s = GAME.setup(1, options)
        while (seat := GAME.whose(s)) != OVER:
            action = GAME.draw(s, self.rng) if seat == NATURE else self.eager(GAME.options(s, seat))
            for event in GAME.apply(s, seat, action):
                self.seen.events[event.key] += 1
        self.seen.results[f"{box.scene.name} {s.result}"] += 1
        return s

    def eager(self, options: list[Action]) -> Action:
        """Often what brings the scene on; else anything."""
        if self.is_thrifty:
            options = [one for one in options if not isinstance(one, UseCard)]
        if self.rng.below(4) == 0:
            return self.rng.choice(options)
        tops = [one for one in options if isinstance(one, Resolve) and one.ability == TOP]
        tries = [one for one in options if isinstance(one, Attempt) and is_bold(one)]
        most = max([sum(one.dice) for one in tries], default=0)
        bold = [one for one in tries if sum(one.dice) == most]
        kinds = [one for one in options if not isinstance(one, Attempt | LeaveScene)]
        return self.rng.choice(tops or bold or kinds or options)


def names_held(cards: Mapping[str, Any]) -> list[str]:
    """Companions twice as often as others."""
    return [name for kind in HELD for name, card in cards.items() if card["type"] == kind]


def asked_for(table: Any) -> Iterator[str]:
    """The held cards that a scene asks for, wherever in it."""
    if isinstance(table, Mapping):
        if isinstance(table.get("has"), str):
            yield table["has"]
        table = list(table.values())
    if isinstance(table, Sequence) and not isinstance(table, str):
        for part in table:
            yield from asked_for(part)


def is_bold(attempt: Attempt) -> bool:
    """It solves, heals, shines, or moves the light."""
    return attempt.ability == TOP or attempt.card == LIGHT


def main(campaigns: int, scenes: int, seed: int) -> None:
    wanderer = Wanderer(seed)
    wanderer.wander(campaigns)
    seen = wanderer.roam(scenes)
    lines = [f"never: {name}" for name in seen.missing()]
    lines += [f"{count:8} {name}" for name, count in sorted(seen.results.items())]
    lines += [f"{count:8} {name}" for name, count in sorted(seen.endings.items())]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), 1)
