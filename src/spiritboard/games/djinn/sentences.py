"""The table of Djinn in sentences, for those who listen instead of looking."""

from __future__ import annotations

from spiritboard.core.speech import Clauses, Saying
from spiritboard.games.djinn.box import GEAR_KINDS, ROUNDS, SPACES
from spiritboard.games.djinn.rows import (
    bottles_row,
    corked_row,
    djinn_row,
    held_row,
    secrets_row,
    whose_secret,
)
from spiritboard.games.djinn.state import AT_HAND, DOWN, NOTHING, OFFERED, ON_TOP
from spiritboard.games.djinn.view import DjinnView
from spiritboard.games.djinn.words import (
    award_card,
    box_of,
    gear_card,
    mage_card,
    spot_of,
    stalls_of,
)

MAGE_PILES = 4


def status(view: DjinnView) -> list[Saying]:
    """What matters for the question at hand: how far the match is, and what one has."""
    lines = [round_line(view)]
    if 0 <= view.seat < len(view.coins):
        facts = Clauses(means_of(view, view.seat))
        lines.append(("table-own-line", {"facts": facts}))
    return lines


def whole_table(view: DjinnView) -> list[Saying]:
    return [
        *status(view),
        *[space_line(view, space) for space in range(len(SPACES))],
        ("table-bag", {"djinn": view.bag, "bosses": view.bosses}),
        *offer_lines(view),
        *scoring_lines(view),
        *[player_line(view, seat) for seat in range(len(view.coins))],
    ]


def round_line(view: DjinnView) -> Saying:
    return ("table-round-line", {"facts": Clauses(round_facts(view))})


def round_facts(view: DjinnView) -> list[Saying]:
    """How far the match is."""
    facts: list[Saying] = [("table-round", {"round": view.turn // len(view.coins) + 1})]
    if view.is_final:
        facts = [("table-final", {})]
    elif view.last:
        facts.append(("table-end-near", {}))
    if box_of(view).tom:
        facts.append(("table-tom", {"left": view.tom.count(0)}))
    return facts


def space_line(view: DjinnView, space: int) -> Saying:
    facts: list[Saying] = []
    if space < ROUNDS:
        if view.boss[space]:
            facts.append(("table-boss", {}))
        djinn = view.djinn[djinn_row(space)]
        if any(djinn):
            facts.append(("table-djinn", {"djinn": djinn}))
    here = tuple([seat for seat, place in enumerate(view.place) if place == space])
    if here:
        facts.append(("table-wizards", {"seats": here}))
    for at, where in enumerate(view.secrets):
        if where == space:
            seat, location = whose_secret(at)
            facts.append(("table-secret", {"seat": seat, "location": location}))
    told = Clauses(facts or [("table-empty", {})])
    return ("table-spot-line", {"spot": spot_of(view, space), "facts": told})


def offer_lines(view: DjinnView) -> list[Saying]:
    box = box_of(view)
    mages = cards_at(view.mages, range(ON_TOP, ON_TOP + MAGE_PILES))
    gear = cards_at(view.gear, range(ON_TOP, ON_TOP + len(GEAR_KINDS)))
    awards: list[Saying] = [
        ("table-award", {"award_card": award_card(box, tile)})
        for tile, owner in enumerate(view.awards)
        if owner == OFFERED
    ]
    return [
        ("table-mages-offer", {"mage_cards": [mage_card(box, card) for card in mages]}),
        ("table-gear-offer", {"gear_cards": [gear_card(box, card) for card in gear]}),
        ("table-awards-offer", {"facts": Clauses(awards)}),
    ]


def cards_at(cards: tuple[int, ...], places: range) -> list[int]:
    return [cards.index(place) for place in places if place in cards]


def scoring_lines(view: DjinnView) -> list[Saying]:
    """T19 One's own hidden cards are told; those of others are not."""
    lines: list[Saying] = []
    shared = owned_by(view.scoring, OFFERED)
    if shared:
        lines.append(("table-scoring", {"scoring": shared}))
    if view.keeper == view.seat and view.seat >= 0:
        lines.append(("table-kept", {"scoring": owned_by(view.scoring, view.seat)}))
    elif view.keeper != NOTHING:
        lines.append(("table-keeper", {"seat": view.keeper}))
    return lines


def owned_by(things: tuple[int, ...], owner: int) -> tuple[int, ...]:
    return tuple([thing for thing, its in enumerate(things) if its == owner])


def means_of(view: DjinnView, seat: int) -> list[Saying]:
    facts: list[Saying] = [
        ("table-magic", {"magic": view.magic[seat], "most": view.marker[seat] - 1}),
        ("table-coins", {"coins": view.coins[seat]}),
        ("table-scrolls", {"scrolls": view.scrolls[seat]}),
        ("table-keys", {"keys": view.keys[seat]}),
        ("table-corks", {"corks": view.corks[seat]}),
        (
            "table-circles",
            {"circles": view.circles[seat], "djinn": view.held[held_row(seat)]},
        ),
    ]
    if view.minimum[seat]:
        facts.append(("table-minimum", {"minimum": view.minimum[seat]}))
    bottles = view.bottles[bottles_row(seat)]
    if any(bottles):
        facts.append(("table-bottles", {"empties": bottles}))
    corked = view.corked[corked_row(seat)]
    if any(corked):
        facts.append(("table-corked", {"corked": corked}))
    return facts


def cards_of(view: DjinnView, seat: int) -> list[Saying]:
    """Mages, gear, awards and traits."""
    box = box_of(view)
    facts: list[Saying] = []
    if mages := owned_by(view.mages, seat):
        cards = [mage_card(box, card) for card in mages]
        facts.append(("table-mages-up", {"mage_cards": cards}))
    if asleep := owned_by(view.mages, seat + DOWN):
        facts.append(("table-mages-down", {"mages": asleep}))
    if gear := owned_by(view.gear, seat):
        facts.append(("table-gear-up", {"gear_cards": [gear_card(box, card) for card in gear]}))
    if used := owned_by(view.gear, seat + DOWN):
        facts.append(("table-gear-down", {"gears": used}))
    if awards := owned_by(view.awards, seat):
        facts.append(("table-awards", {"award_cards": [award_card(box, tile) for tile in awards]}))
    if traits := owned_by(view.traits, seat):
        key = "table-traits" if seat == view.seat else "table-traits-of"
        facts.append((key, {"traits": traits}))
    return facts


def player_line(view: DjinnView, seat: int) -> Saying:
    facts = means_of(view, seat) + cards_of(view, seat)
    if view.place[seat] != NOTHING:
        facts.insert(0, ("table-at", {"spot": spot_of(view, view.place[seat])}))
    own = view.secrets[secrets_row(seat)]
    if secrets := owned_by(own, AT_HAND):
        facts.append(("table-secrets", {"locations": secrets}))
    if view.stall[seat] != NOTHING:
        facts.append(("table-stall", {"stalls": stalls_of(box_of(view).groups, view.stall[seat])}))
    if seat == view.first:
        facts.append(("table-first", {}))
    return ("table-player-line", {"seat": seat, "facts": Clauses(facts)})
