"""The table of Wildwoods in sentences, for those who listen instead of looking."""

from __future__ import annotations

from spiritboard.core.speech import Clauses, Saying
from spiritboard.games.wildwoods.box import NOTHING, NUMBERS, TRAUMA
from spiritboard.games.wildwoods.rules.acting import number_for
from spiritboard.games.wildwoods.rules.naming import card_name, creature_name, place_name
from spiritboard.games.wildwoods.rules.places import place_need, why_shut
from spiritboard.games.wildwoods.state import FIRST_CREATURE, WildwoodsState
from spiritboard.games.wildwoods.view import WildwoodsView
from spiritboard.games.wildwoods.words import table_of


def status(view: WildwoodsView) -> list[Saying]:
    """What matters for the question at hand."""
    s = table_of(view)
    return [track_line(s), luma_line(s)]


def whole_table(view: WildwoodsView) -> list[Saying]:
    s = table_of(view)
    return [
        ("table-scene-line", {"scene": s.box.scene.name, "turn": s.turn}),
        track_line(s),
        luma_line(s),
        *[river_line(s, space, card) for space, card in enumerate(s.river)],
        *[place_line(s, place) for place in s.places()],
        *held_lines(s),
        piles_line(s),
        *memory_lines(s),
    ]


def track_line(s: WildwoodsState) -> Saying:
    """W1.7 How far light and shadow have come."""
    scene = s.box.scene
    facts: list[Saying] = [
        ("table-light", {"light": s.light, "centre": scene.light_track}),
        ("table-shadow", {"shadow": s.shadow, "centre": scene.track}),
    ]
    return ("table-track-line", {"facts": Clauses(facts)})


def luma_line(s: WildwoodsState) -> Saying:
    """Spirit, dice, Brom."""
    facts: list[Saying] = [("table-spirit", {"spirit": s.spirit, "most": s.box.spirit})]
    if s.is_luma:
        facts.append(("table-dice", {"dice": tuple(s.dice)} if any(s.dice) else {"dice": 0}))
    facts.append(("table-brom", {"brom": s.brom}))
    return ("table-luma-line", {"facts": Clauses(facts)})


def river_line(s: WildwoodsState, space: int, card: int) -> Saying:
    """W1.2 One space and what lies on it."""
    if card >= FIRST_CREATURE:
        return creature_line(s, space, card)
    facts: list[Saying] = [("table-crystals", {"n": s.crystals[card]})]
    number = number_for(s, card)
    if number != (NUMBERS[space] if space < len(NUMBERS) else 0):
        facts.append(("table-number", {"number": number}))
    return ("table-action-line", {"space": space, "action": card, "facts": Clauses(facts)})


def creature_line(s: WildwoodsState, space: int, card: int) -> Saying:
    side = s.side_of(card)
    facts: list[Saying] = []
    if side.shine:
        facts.append(("table-shine", {"n": side.shine}))
    if side.heal:
        facts.append(("table-heal", {"n": side.heal}))
    facts += [("table-damage", {"n": side.damage}), ("table-gives", {"n": side.crystals})]
    if s.is_stunned(card):
        facts.append(("table-stunned", {}))
    creature = creature_name(s, card)
    return ("table-creature-line", {"space": space, "creature": creature, "facts": Clauses(facts)})


def place_line(s: WildwoodsState, number: int) -> Saying:
    """W5.1 A place: done, open or shut."""
    place = s.box.scene.places[number]
    facts: list[Saying] = []
    if s.is_solved(number):
        facts.append(("table-solved", {}))
    else:
        facts.append(("table-need", {"action": place.card, "n": place_need(s, number)}))
        if place.space != NOTHING:
            facts.append(("table-on-space", {"action": place.space_card, "space": place.space}))
        if why_shut(s, number) is not None:
            facts.append(("table-shut", {}))
    return ("table-place-line", {"place": place_name(s, number), "facts": Clauses(facts)})


def held_lines(s: WildwoodsState) -> list[Saying]:
    """W4.2 The slots."""
    if not s.slots:
        return []
    facts: list[Saying] = [
        (
            "table-trauma" if s.card(card).type == TRAUMA else "table-held",
            {"card": card_name(s, card)},
        )
        for card in s.slots
    ]
    return [("table-held-line", {"facts": Clauses(facts)})]


def piles_line(s: WildwoodsState) -> Saying:
    facts: list[Saying] = [
        ("table-explore-pile", {"n": sum(s.explore_pile) + len(s.explore_top)}),
        ("table-creature-pile", {"n": sum(s.creature_pile) + len(s.creature_top)}),
        ("table-shadow-pile", {"n": s.shadow_left}),
    ]
    return ("table-piles-line", {"facts": Clauses(facts)})


def memory_lines(s: WildwoodsState) -> list[Saying]:
    """The shadow cards that lie face up."""
    names = tuple([s.box.shadows[card].name for card in s.shadow_up])
    return [("table-shadows-line", {"shadows": names})] if names else []
