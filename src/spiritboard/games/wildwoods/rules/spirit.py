"""W1.6 Spirit: gained up to the start of its track; lost past its end, it costs a shadow card."""

from __future__ import annotations

from typing import ClassVar

from spiritboard.core.frames import Do
from spiritboard.core.state import Frame
from spiritboard.games.wildwoods.box import CURSE, Effect
from spiritboard.games.wildwoods.rules.force import maybe_skip, modified
from spiritboard.games.wildwoods.rules.programme import Step, card_of, performs
from spiritboard.games.wildwoods.rules.quantities import amount_of
from spiritboard.games.wildwoods.rules.shadow_cards import DrawShadowCard
from spiritboard.games.wildwoods.rules.using import Window
from spiritboard.games.wildwoods.state import WildwoodsState


def gain(s: WildwoodsState, n: int, scopes: tuple[str, ...] = ()) -> None:
    """W1.6 The marker goes left; what is over is lost."""
    wanted = max(0, n + modified(s, "spirit_gain", scopes))
    gained = min(wanted, s.box.spirit - s.spirit)
    s.spirit += gained
    if gained:
        s.tell("gains-spirit", n=gained, spirit=s.spirit)


def lose(s: WildwoodsState, n: int) -> None:
    """A loss comes next."""
    if n > 0:
        s.push(BeforeLoss(n), LoseSpirit(n))


class BeforeLoss(Window):
    """W4.2 A held card may turn a loss away."""

    tag: ClassVar[str] = "before-loss"
    kind: ClassVar[str] = "before-loss"
    rule: ClassVar[str] = "W4.2"
    windows: ClassVar[tuple[str, ...]] = ("on_loss",)
    __match_args__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n


class LoseSpirit(Do[WildwoodsState]):
    """W1.6, ruling 6 The whole loss first, on from the start if need be; then a card for each time."""

    tag: ClassVar[str] = "lose-spirit"
    rule: ClassVar[str] = "W1.6"
    __match_args__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: WildwoodsState) -> None:
        if maybe_skip(s, "loss"):
            return
        s.spirit -= self.n
        wraps: list[Frame[WildwoodsState]] = []
        while s.spirit < 1:
            s.spirit += s.box.spirit
            wraps.append(DrawShadowCard())
        s.tell("loses-spirit", n=self.n, spirit=s.spirit, wraps=len(wraps))
        s.push(*wraps)


@performs("spirit")
def spirit(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`spirit`: gained, or lost if it is negative. A curse may cost less."""
    n = amount_of(s, effect.n)
    card = card_of(step.source)
    if n < 0 and card >= 0 and s.card(card).type == CURSE:
        n = min(0, n - modified(s, "curse_loss"))
    if n > 0:
        gain(s, n)
    else:
        lose(s, -n)
