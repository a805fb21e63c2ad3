"""W6.2 What a scene that is over hands on to the next one, by name."""

from __future__ import annotations

from collections.abc import Sequence

from spiritboard.games.wildwoods.box import ACTION_CARDS, BROM_SIDES
from spiritboard.games.wildwoods.state import RESTARTED, WildwoodsState

Named = dict[str, object]


def carried_from(s: WildwoodsState) -> Named:
    """Crystals, cards, spirit, the river's order, the piles, Brom's side, and all that is remembered."""
    box = s.box
    cards = [card.name for card in box.cards]
    shadows = [card.name for card in box.shadows]
    kinds = [kind.name for kind in box.creatures]
    return {
        "scene": box.scenes[s.goto],
        "chapter": box.scene.chapter,
        "restarts": s.result == RESTARTED,
        "river": [ACTION_CARDS[card] for card in s.action_cards()],
        "crystals": s.crystals[:],
        "spirit": s.spirit,
        "slots": [cards[card] for card in s.slots],
        "owned": s.owned[:],
        "brom": BROM_SIDES[s.brom],
        "explore": pile_of(s.explore_pile, s.explore_top, s.explore_discard, cards),
        "creatures": pile_of(s.creature_pile, s.creature_top, s.creature_discard, kinds),
        "shadow": {
            "left": s.shadow_left,
            "pile": counted(s.shadow_pile, shadows),
            "up": [shadows[card] for card in s.shadow_up],
            "ever": in_set(s.shadow_ever, shadows),
        },
        "flags": {flag[0]: flag[n] for flag, n in zip(box.flags, s.flags, strict=True) if n},
        "counts": dict(zip(box.counts, s.counts, strict=True)),
        "healed": counted(s.healed, kinds),
        "used": in_set(s.used_chapter, cards),
        "added": s.added,
        "gone": s.gone,
    }


def pile_of(
    pile: Sequence[int], top: Sequence[int], discard: Sequence[int], names: Sequence[str]
) -> Named:
    return {
        "pile": counted(pile, names),
        "top": [names[card] for card in top],
        "discard": counted(discard, names),
    }


def counted(counts: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def in_set(numbers: int, names: Sequence[str]) -> list[str]:
    return [name for number, name in enumerate(names) if (numbers >> number) & 1]
