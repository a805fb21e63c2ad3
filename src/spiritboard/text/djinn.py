"""The table of Djinn in sentences, for those who listen instead of looking."""

from __future__ import annotations

from spiritboard.games.djinn.box import COLOURS, GEAR_KINDS, LOCATIONS, ROUNDS, SPACES
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
from spiritboard.text.words import Words

MAGE_PILES = 4


def status(view: DjinnView, words: Words) -> list[str]:
    """What matters for the question at hand: how far the match is, and what one has."""
    lines = [round_line(view, words)]
    if 0 <= view.seat < len(view.coins):
        facts = words.clauses(means_of(view, view.seat, words))
        lines.append(words("table-own-line", facts=facts))
    return lines


def whole_table(view: DjinnView, words: Words) -> list[str]:
    return [
        *status(view, words),
        *[space_line(view, space, words) for space in range(len(SPACES))],
        words("table-bag", djinn=view.bag, bosses=view.bosses),
        *offer_lines(view, words),
        *scoring_lines(view, words),
        *[player_line(view, seat, words) for seat in range(len(view.coins))],
    ]


def round_line(view: DjinnView, words: Words) -> str:
    return words.capital(words.clauses(round_facts(view, words))) + "."


def round_facts(view: DjinnView, words: Words) -> list[str]:
    """How far the match is."""
    facts = [words("table-round", round=view.turn // len(view.coins) + 1)]
    if view.is_final:
        facts = [words("table-final")]
    elif view.last:
        facts.append(words("table-end-near"))
    if box_of(view).tom:
        facts.append(words("table-tom", left=view.tom.count(0)))
    return facts


def space_line(view: DjinnView, space: int, words: Words) -> str:
    facts = []
    if space < ROUNDS:
        if view.boss[space]:
            facts.append(words("table-boss"))
        djinn = view.djinn[4 * space : 4 * space + 4]
        if any(djinn):
            facts.append(words("table-djinn", djinn=djinn))
    here = tuple([seat for seat, place in enumerate(view.place) if place == space])
    if here:
        facts.append(words("table-wizards", seats=here))
    facts += [
        words("table-secret", seat=at // len(LOCATIONS), location=at % len(LOCATIONS))
        for at, where in enumerate(view.secrets)
        if where == space
    ]
    told = words.clauses(facts or [words("table-empty")])
    return words.capital(words("table-spot-line", spot=spot_of(view, space), facts=told))


def offer_lines(view: DjinnView, words: Words) -> list[str]:
    box = box_of(view)
    mages = cards_at(view.mages, range(ON_TOP, ON_TOP + MAGE_PILES))
    gear = cards_at(view.gear, range(ON_TOP, ON_TOP + len(GEAR_KINDS)))
    awards = [
        words("table-award", award_card=award_card(box, tile))
        for tile, owner in enumerate(view.awards)
        if owner == OFFERED
    ]
    return [
        words("table-mages-offer", mage_cards=[mage_card(box, card) for card in mages]),
        words("table-gear-offer", gear_cards=[gear_card(box, card) for card in gear]),
        words("table-awards-offer", facts=words.clauses(awards)),
    ]


def cards_at(cards: tuple[int, ...], places: range) -> list[int]:
    return [cards.index(place) for place in places if place in cards]


def scoring_lines(view: DjinnView, words: Words) -> list[str]:
    """T19 One's own hidden cards are told; those of others are not."""
    lines = []
    shared = owned_by(view.scoring, OFFERED)
    if shared:
        lines.append(words("table-scoring", scoring=shared))
    if view.keeper == view.seat and view.seat >= 0:
        lines.append(words("table-kept", scoring=owned_by(view.scoring, view.seat)))
    elif view.keeper != NOTHING:
        lines.append(words("table-keeper", seat=view.keeper))
    return lines


def owned_by(things: tuple[int, ...], owner: int) -> tuple[int, ...]:
    return tuple([thing for thing, its in enumerate(things) if its == owner])


def means_of(view: DjinnView, seat: int, words: Words) -> list[str]:
    facts = [
        words("table-magic", magic=view.magic[seat], most=view.marker[seat] - 1),
        words("table-coins", coins=view.coins[seat]),
        words("table-scrolls", scrolls=view.scrolls[seat]),
        words("table-keys", keys=view.keys[seat]),
        words("table-corks", corks=view.corks[seat]),
        words(
            "table-circles", circles=view.circles[seat], djinn=view.held[5 * seat : 5 * seat + 5]
        ),
    ]
    if view.minimum[seat]:
        facts.append(words("table-minimum", minimum=view.minimum[seat]))
    bottles = view.bottles[len(COLOURS) * seat : len(COLOURS) * (seat + 1)]
    if any(bottles):
        facts.append(words("table-bottles", empties=bottles))
    corked = view.corked[8 * seat : 8 * seat + 8]
    if any(corked):
        facts.append(words("table-corked", corked=corked))
    return facts


def cards_of(view: DjinnView, seat: int, words: Words) -> list[str]:
    """Mages, gear, awards and traits."""
    box = box_of(view)
    facts = []
    if mages := owned_by(view.mages, seat):
        cards = [mage_card(box, card) for card in mages]
        facts.append(words("table-mages-up", mage_cards=cards))
    if asleep := owned_by(view.mages, seat + DOWN):
        facts.append(words("table-mages-down", mages=asleep))
    if gear := owned_by(view.gear, seat):
        facts.append(words("table-gear-up", gear_cards=[gear_card(box, card) for card in gear]))
    if used := owned_by(view.gear, seat + DOWN):
        facts.append(words("table-gear-down", gears=used))
    if awards := owned_by(view.awards, seat):
        facts.append(words("table-awards", award_cards=[award_card(box, tile) for tile in awards]))
    if traits := owned_by(view.traits, seat):
        facts.append(words("table-traits", traits=traits))
    return facts


def player_line(view: DjinnView, seat: int, words: Words) -> str:
    facts = means_of(view, seat, words) + cards_of(view, seat, words)
    if view.place[seat] != NOTHING:
        facts.insert(0, words("table-at", spot=spot_of(view, view.place[seat])))
    own = view.secrets[len(LOCATIONS) * seat : len(LOCATIONS) * (seat + 1)]
    if secrets := owned_by(own, AT_HAND):
        facts.append(words("table-secrets", locations=secrets))
    if view.stall[seat] != NOTHING:
        facts.append(words("table-stall", stalls=stalls_of(box_of(view).groups, view.stall[seat])))
    if seat == view.first:
        facts.append(words("table-first"))
    return words("table-player-line", seat=seat, facts=words.clauses(facts))
