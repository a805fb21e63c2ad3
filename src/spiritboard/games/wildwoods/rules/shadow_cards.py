"""W4.3, W1.9 Shadow cards, and Brom who lies down instead of the last one."""

from __future__ import annotations

from typing import ClassVar

from spiritboard.core.frames import AskAny, Chance, Do
from spiritboard.core.values import Action, Seat
from spiritboard.games.wildwoods.actions import DrawCard, DrawLast, LayBrom
from spiritboard.games.wildwoods.box import AWAY, CARE, LAID, NOTHING, PROTECT, Effect
from spiritboard.games.wildwoods.rules.conditions import holds
from spiritboard.games.wildwoods.rules.programme import Step, performs, play
from spiritboard.games.wildwoods.rules.quantities import amount_of
from spiritboard.games.wildwoods.state import RESTARTED, WildwoodsState


class DrawShadowCard(Do[WildwoodsState]):
    """W4.3 The next shadow card; of the last one of a chapter it is asked first (W1.9)."""

    tag: ClassVar[str] = "draw-shadow-card"
    rule: ClassVar[str] = "W4.3"

    def run(self, s: WildwoodsState) -> None:
        if s.shadow_left == 0:
            return
        if s.shadow_left == 1 and s.brom in (PROTECT, CARE):
            s.push(LastShadowCard())
        else:
            s.push(TurnShadowCard())


class LastShadowCard(AskAny[WildwoodsState]):
    """W1.9, ruling 7 Brom's card may be laid down; the last card then stays in the pile."""

    tag: ClassVar[str] = "last-shadow-card"
    kind: ClassVar[str] = "last-shadow-card"
    rule: ClassVar[str] = "W1.9"

    def asked(self, s: WildwoodsState) -> tuple[Seat, ...]:
        return s.everybody()

    def options(self, s: WildwoodsState, seat: Seat) -> list[Action]:
        return [LayBrom(), DrawLast()]

    def answer(self, s: WildwoodsState, seat: Seat, action: Action) -> None:
        if isinstance(action, LayBrom):
            lay_brom(s)
        else:
            s.push(TurnShadowCard())


def lay_brom(s: WildwoodsState) -> None:
    """W1.9 On the shadow discard; Luma's card turns to its other side. The story counts it."""
    s.brom = LAID
    s.tell("brom-lies-down")
    forget(s)


def forget(s: WildwoodsState) -> None:
    """The next thing that Brom forgets; something may let him keep it, and it counts all the same."""
    count = s.box.forget_count
    told = s.counts[count] if count != NOTHING else 0
    if told >= len(s.box.forgets):
        return
    s.counts[count] += 1
    found = s.box.forgets[told]
    is_kept = found.condition != NOTHING and holds(s, found.condition)
    page = f"forgets-{told + 1}"
    s.tell("brom-forgets", page=f"{page}-kept" if is_kept else page, kept=int(is_kept))
    if not is_kept:
        play(s, found.programme)


@performs("forget")
def forget_more(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`forget`: Brom forgets so many things."""
    for _ in range(amount_of(s, effect.n)):
        forget(s)


class TurnShadowCard(Chance[WildwoodsState]):
    """W4.3 Any card that may lie in the pile; one that always lies last comes last."""

    tag: ClassVar[str] = "turn-shadow-card"
    kind: ClassVar[str] = "shadow-card"
    rule: ClassVar[str] = "W4.3"
    purpose: ClassVar[str] = "shadow card"

    def index(self, s: WildwoodsState) -> int:
        return s.shadow_left

    def weighted(self, s: WildwoodsState) -> list[tuple[int, Action]]:
        return [(s.shadow_pile[card], DrawCard(card)) for card in possible(s)]

    def answer(self, s: WildwoodsState, seat: Seat, action: Action) -> None:
        assert isinstance(action, DrawCard)
        card = action.card
        s.shadow_pile[card] -= 1
        s.shadow_left -= 1
        s.shadow_ever |= 1 << card
        s.reveal("shadow-card", shadow=s.box.shadows[card].name, left=s.shadow_left)
        s.push(LayShadowCard(card))
        play(s, s.box.shadows[card].programme)


def possible(s: WildwoodsState) -> list[int]:
    """A pile is any of its cards, the last ones at the bottom."""
    cards = [card for card, count in enumerate(s.shadow_pile) if count > 0]
    last = [card for card in cards if s.box.shadows[card].last]
    others = [card for card in cards if card not in last]
    if s.shadow_left <= sum([s.shadow_pile[card] for card in last]) or not others:
        return last
    return others


class LayShadowCard(Do[WildwoodsState]):
    """W4.3 After its effect it lies face up; with the last one the chapter is lost (W1.9)."""

    tag: ClassVar[str] = "lay-shadow-card"
    rule: ClassVar[str] = "W4.3"
    __match_args__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, s: WildwoodsState) -> None:
        s.shadow_up.append(self.card)
        if s.shadow_left == 0:
            lose_chapter(s)


def lose_chapter(s: WildwoodsState) -> None:
    """W1.9 The chapter begins again."""
    s.result = RESTARTED
    s.goto = s.box.restart
    s.tell("chapter-lost")


@performs("shadow_card")
def shadow_card(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`shadow_card`: so many are drawn."""
    s.push(*[DrawShadowCard() for _ in range(amount_of(s, effect.n))])


@performs("brom")
def brom(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`brom`: his card is laid, turned, away, or back."""
    if effect.what == "lay" and s.brom in (PROTECT, CARE):
        lay_brom(s)
    elif effect.what == "turn" and s.brom in (PROTECT, CARE):
        s.brom = CARE if s.brom == PROTECT else PROTECT
        s.tell("brom-turns", brom=s.brom)
    elif effect.what == "away":
        s.brom = AWAY
        s.tell("brom-leaves")
    elif effect.what == "back":
        s.brom = PROTECT
        s.tell("brom-returns")


@performs("restart")
def restart(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`restart`: the chapter is lost and begins again."""
    lose_chapter(s)
