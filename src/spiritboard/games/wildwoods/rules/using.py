"""W4.2 Held cards: when each may be used, and what happens to it then."""

from __future__ import annotations

from typing import ClassVar

from spiritboard.core.errors import Illegal
from spiritboard.core.frames import AskAny
from spiritboard.core.values import Action, Seat
from spiritboard.games.wildwoods.actions import GoOn, UseCard
from spiritboard.games.wildwoods.box import BLESSING, Trigger
from spiritboard.games.wildwoods.rules.conditions import holds
from spiritboard.games.wildwoods.rules.naming import card_name
from spiritboard.games.wildwoods.rules.programme import play, source_of
from spiritboard.games.wildwoods.state import WildwoodsState


def trigger_for(s: WildwoodsState, card: int, windows: tuple[str, ...]) -> Trigger | None:
    """What a held card would do in one of these windows, if it may now."""
    for found in s.card(card).triggers:
        if found.on in windows and holds(s, found.condition) and not is_used(s, card, found.limit):
            return found
    return None


def is_used(s: WildwoodsState, card: int, limit: str) -> bool:
    """W4.2 Once a turn, a scene, a chapter."""
    used = {"turn": s.used_turn, "scene": s.used, "chapter": s.used_chapter}.get(limit, 0)
    return (used >> card) & 1 == 1


def uses(s: WildwoodsState, windows: tuple[str, ...]) -> list[Action]:
    """The held cards that may be used in these windows; of equal ones the first."""
    found: list[Action] = []
    for slot, card in enumerate(s.slots):
        if s.slots.index(card) == slot and trigger_for(s, card, windows) is not None:
            found.append(UseCard(slot))
    return found


def use_held(s: WildwoodsState, slot: int, windows: tuple[str, ...]) -> None:
    """W4.2 A blessing is used up; a companion stays."""
    card = s.slots[slot]
    found = trigger_for(s, card, windows)
    assert found is not None
    s.tell("uses-card", card=card_name(s, card))
    if s.card(card).type == BLESSING:
        s.take_held(slot)
        s.explore_discard[card] += 1
    else:
        note_use(s, card, found.limit)
    play(s, found.programme, source_of(card))


def note_use(s: WildwoodsState, card: int, limit: str) -> None:
    if limit == "turn":
        s.used_turn |= 1 << card
    elif limit == "scene":
        s.used |= 1 << card
    elif limit == "chapter":
        s.used_chapter |= 1 << card


def moment(s: WildwoodsState, name: str) -> None:
    """What happens by itself then: first by the scene's own rules, then by each held card."""
    for card in reversed(s.slots):
        for found in reversed(s.card(card).triggers):
            if found.on == name and holds(s, found.condition):
                play(s, found.programme, source_of(card))
    for found in reversed(s.box.scene.rules):
        if found.on == name and holds(s, found.condition):
            play(s, found.programme)


class Window(AskAny[WildwoodsState]):
    """A moment at which held cards may be used; with nothing to use it passes by."""

    windows: ClassVar[tuple[str, ...]] = ()

    def asked(self, s: WildwoodsState) -> tuple[Seat, ...]:
        return s.everybody() if len(self.options(s, 0)) > 1 else ()

    def options(self, s: WildwoodsState, seat: Seat) -> list[Action]:
        return [*uses(s, self.windows), GoOn()]

    def refusal(self, s: WildwoodsState, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, UseCard):
            return why_not_used(s, action)
        return Illegal(self.rule, "not-now")

    def answer(self, s: WildwoodsState, seat: Seat, action: Action) -> None:
        if isinstance(action, UseCard):
            s.push(self)
            use_held(s, action.slot, self.windows)


def why_not_used(s: WildwoodsState, action: UseCard) -> Illegal:
    """Why a held card can't be used now."""
    if not 0 <= action.slot < len(s.slots):
        return Illegal("W4.2", "empty-slot")
    card = s.slots[action.slot]
    if any(is_used(s, card, found.limit) for found in s.card(card).triggers):
        return Illegal("W4.2", "used-already", card=card_name(s, card))
    return Illegal("W4.2", "not-in-this-window", card=card_name(s, card))
