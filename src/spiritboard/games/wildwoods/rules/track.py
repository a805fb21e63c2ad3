"""W1.7 The Wildwood track: light from one side, shadow from the other, the centre between them."""

from __future__ import annotations

from typing import ClassVar

from spiritboard.core.frames import Do
from spiritboard.games.wildwoods.box import Effect
from spiritboard.games.wildwoods.rules.force import capped, maybe_skip
from spiritboard.games.wildwoods.rules.programme import Step, performs, play
from spiritboard.games.wildwoods.rules.quantities import amount_of
from spiritboard.games.wildwoods.state import WildwoodsState


def move_light(s: WildwoodsState, n: int) -> None:
    """W1.7 Never past the centre, never off the track."""
    old = s.light
    n = capped(s, "light_step", n)
    s.light = min(max(s.light + n, 0), s.box.scene.light_track)
    if s.light != old:
        s.tell("light-moves", n=s.light - old, light=s.light, centre=s.box.scene.light_track)


@performs("light")
def light(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`light`: forward, or back if it is negative."""
    move_light(s, amount_of(s, effect.n))


@performs("shadow")
def shadow(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`shadow`: forward step by step, or back at once."""
    move_shadow(s, amount_of(s, effect.n))


def move_shadow(s: WildwoodsState, n: int) -> None:
    if n < 0:
        shadow_back(s, -n)
    else:
        s.push(*[ShadowStep() for _ in range(n)])


@performs("light_draws")
def light_draws(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`light_draws`: for whoever comes with so many crystals the shadow begins a step nearer (W6.2)."""
    n = amount_of(s, effect.n)
    if sum(s.crystals) >= n:
        s.tell("light-draws", n=n)
        s.tell("story", page="light_draws")
        move_shadow(s, 1)


def shadow_back(s: WildwoodsState, n: int) -> None:
    """W1.7 Moving back resolves nothing."""
    old = s.shadow
    s.shadow = max(0, s.shadow - n)
    if s.shadow != old:
        s.tell("shadow-retreats", n=old - s.shadow, shadow=s.shadow, centre=s.box.scene.track)


class ShadowStep(Do[WildwoodsState]):
    """W1.7, ruling 17 One step, and the icons of the space it leads to."""

    tag: ClassVar[str] = "shadow-step"
    rule: ClassVar[str] = "W1.7"

    def run(self, s: WildwoodsState) -> None:
        scene = s.box.scene
        if s.shadow >= scene.track - int(scene.cannot_be_lost):
            return
        s.shadow += 1
        s.tell("shadow-advances", shadow=s.shadow, centre=scene.track)
        icons = [icon for icon in scene.icons if icon.at == s.shadow]
        if icons and maybe_skip(s, "icons"):
            return
        for icon in reversed(icons):
            play(s, icon.programme)
