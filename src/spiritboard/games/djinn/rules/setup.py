"""Set-up: the town, the cards, the draft of traits (chapter "Set-up", D36 to D38)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from spiritboard.core.errors import Illegal
from spiritboard.core.frames import AskSeat, Chance, Do
from spiritboard.core.rng import Rng
from spiritboard.core.values import Action, Seat
from spiritboard.games.djinn.actions import Deal, First, Keep, TakeTrait
from spiritboard.games.djinn.box import (
    LINKED,
    LOCATIONS,
    NOTHING_CARDS,
    ROUNDS,
    SOURCE,
    TOM_CARDS,
    TRAITS,
    Box,
)
from spiritboard.games.djinn.rows import (
    COLOUR_ROW,
    CORKED_ROW,
    HELD_ROW,
    SECRET_ROW,
    djinn_at,
    secrets_at,
)
from spiritboard.games.djinn.rules.ending import NextTurn
from spiritboard.games.djinn.rules.means import gain_magic, gain_scrolls, lose_magic
from spiritboard.games.djinn.state import (
    AT_HAND,
    NOTHING,
    OFFERED,
    ON_TOP,
    OUT,
    REMOVED,
    STACKED,
    UNSEEN,
    DjinnState,
)

HIDDEN_SCORING: Final = 19
"""The trait that keeps two scoring cards."""
PILES: Final = 4
KINDS: Final = 3


def new_table(box: Box) -> DjinnState:
    """Before anything is drawn."""
    seats = box.seats
    mages, gear = len(box.mages), len(box.gear)
    keyed = sum(box.mage_key)
    deck = TOM_CARDS + NOTHING_CARDS
    state = DjinnState(
        box=box,
        first=box.first,
        layout=[NOTHING] * SOURCE,
        djinn=[0] * (COLOUR_ROW * ROUNDS),
        boss=[1] * ROUNDS,
        bag=[box.djinn] * 4,
        bosses=box.bosses - ROUNDS,
        chests=[STACKED] * len(box.chests),
        mages=[UNSEEN] * mages,
        mage_piles=[*halves(mages - keyed), *halves(keyed)],
        gear=[UNSEEN] * gear,
        gear_piles=[box.gear_kind.count(kind) for kind in range(KINDS)],
        awards=[OUT] * len(box.awards),
        traits=[OUT] * TRAITS,
        scoring=[OUT] * len(box.scoring_cards),
        tom=[OUT if card >= box.tom else 0 for card in range(deck)],
        place=[NOTHING] * seats,
        came=[NOTHING] * seats,
        stall=[NOTHING] * seats,
        magic=[box.magic] * seats,
        marker=[box.marker] * seats,
        minimum=[0] * seats,
        coins=[box.coins] * seats,
        scrolls=[0] * seats,
        keys=[0] * seats,
        corks=[0] * seats,
        circles=[box.circles] * seats,
        bottles=[0] * (COLOUR_ROW * seats),
        held=[0] * (HELD_ROW * seats),
        corked=[0] * (CORKED_ROW * seats),
        secrets=[AT_HAND] * (SECRET_ROW * seats),
    )
    state.push(ChooseFirst(), DealTown(), Draft(0), ServeTraits(), NextTurn())
    return state


def halves(cards: int) -> tuple[int, int]:
    return cards - cards // 2, cards // 2


class ChooseFirst(Chance[DjinnState]):
    """Step 2c Who gets the roof with the dragon."""

    tag: ClassVar[str] = "choose-first"
    kind: ClassVar[str] = "first"
    rule: ClassVar[str] = "R1.2"
    purpose: ClassVar[str] = "first"

    def needed(self, s: DjinnState) -> bool:
        return s.first == NOTHING

    def weighted(self, s: DjinnState) -> list[tuple[int, Action]]:
        return [(1, First(seat)) for seat in range(s.box.seats)]

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        s.first = cast("First", action).seat


class DealTown(Chance[DjinnState]):
    """Steps 1 to 11 Everything that is drawn before the first turn."""

    tag: ClassVar[str] = "deal-town"
    kind: ClassVar[str] = "deal"
    rule: ClassVar[str] = "R1.1"
    purpose: ClassVar[str] = "deal"

    def sample(self, s: DjinnState, seat: Seat, rng: Rng) -> Action:
        box = s.box
        return Deal(
            layout=some_layout(box, rng),
            removed=some(rng, list(range(len(LOCATIONS))), len(LOCATIONS) - box.secrets),
            djinn=some_djinn(box, rng),
            mages=(
                *some(rng, of_key(box, 0), PILES // 2, in_order=False),
                *some(rng, of_key(box, 1), PILES // 2, in_order=False),
            ),
            gear=tuple([rng.choice(of_kind(box, kind)) for kind in range(KINDS)]),
            awards=tuple(
                [
                    tile
                    for column in (1, 2, 3)
                    for tile in some(rng, of_column(box, column), box.award_offer)
                ]
            ),
            scoring=some(rng, list(range(len(box.scoring_cards))), box.scoring),
            traits=(
                *some(rng, list(range(0, TRAITS, 2)), box.traits),
                *some(rng, list(range(1, TRAITS, 2)), box.traits),
            ),
        )

    def is_possible(self, s: DjinnState, action: Action) -> bool:
        return isinstance(action, Deal) and could_be_dealt(s.box, action)

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        deal = cast("Deal", action)
        s.layout = list(deal.layout)
        for location in deal.removed:
            for owner in range(s.box.seats):
                s.secrets[secrets_at(owner, location)] = REMOVED
        for place, colour in enumerate(deal.djinn):
            s.djinn[djinn_at(space_of(s.box, place), colour)] += 1
            s.bag[colour] -= 1
        for pile, card in enumerate(deal.mages):
            s.mages[card] = ON_TOP + pile
            s.mage_piles[pile] -= 1
        for kind, card in enumerate(deal.gear):
            s.gear[card] = ON_TOP + kind
            s.gear_piles[kind] -= 1
        for tile in deal.awards:
            s.awards[tile] = OFFERED
        for card in deal.scoring:
            s.scoring[card] = OFFERED
        for trait in deal.traits:
            s.traits[trait] = OFFERED
        s.reveal("begins", seat=s.first)


def some(rng: Rng, items: list[int], count: int, *, in_order: bool = True) -> tuple[int, ...]:
    rng.shuffle(items)
    chosen = items[:count]
    return tuple(sorted(chosen) if in_order else chosen)


def of_key(box: Box, key: int) -> list[int]:
    return [card for card, has in enumerate(box.mage_key) if has == key]


def of_kind(box: Box, kind: int) -> list[int]:
    return [card for card, its in enumerate(box.gear_kind) if its == kind]


def of_column(box: Box, column: int) -> list[int]:
    return [tile for tile, award in enumerate(box.awards) if award.column == column]


def djinn_at_start(box: Box) -> list[int]:
    """By round space."""
    return [
        box.djinn_each + (box.djinn_linked if space in LINKED else 0) for space in range(ROUNDS)
    ]


def space_of(box: Box, place: int) -> int:
    """The round space where the djinn drawn at this place stands."""
    for space, count in enumerate(djinn_at_start(box)):
        if place < count:
            return space
        place -= count
    raise AssertionError("more djinn than places")


def some_djinn(box: Box, rng: Rng) -> tuple[int, ...]:
    bag = [colour for colour in range(4) for _ in range(box.djinn)]
    rng.shuffle(bag)
    return tuple(bag[: sum(djinn_at_start(box))])


def some_layout(box: Box, rng: Rng) -> tuple[int, ...]:
    """Every location has one round and one square space; in a first game no equals are joined."""
    rounds, squares = list(range(6)), list(range(6))
    rng.shuffle(rounds)
    rng.shuffle(squares)
    while box.apart and not are_apart(box, (*rounds, *squares)):
        rng.shuffle(squares)
    return (*rounds, *squares)


def are_apart(box: Box, layout: tuple[int, ...]) -> bool:
    return all(
        layout[one] != layout[other] for one, other in box.paths if SOURCE not in (one, other)
    )


def could_be_dealt(box: Box, deal: Deal) -> bool:
    """Would these things be drawn from this box?"""
    colours = [deal.djinn.count(colour) for colour in range(4)]
    columns = [sum(tile in of_column(box, column) for tile in deal.awards) for column in (1, 2, 3)]
    boons = [trait for trait in deal.traits if trait % 2 == 0]
    return (
        sorted(deal.layout[:6]) == sorted(deal.layout[6:]) == list(range(6))
        and (not box.apart or are_apart(box, deal.layout))
        and is_choice(deal.removed, len(LOCATIONS), len(LOCATIONS) - box.secrets)
        and sum(colours) == len(deal.djinn) == sum(djinn_at_start(box))
        and max(colours) <= box.djinn
        and len(set(deal.mages)) == len(deal.mages) == PILES
        and all(card in of_key(box, pile // 2) for pile, card in enumerate(deal.mages))
        and len(deal.gear) == KINDS
        and all(card in of_kind(box, kind) for kind, card in enumerate(deal.gear))
        and is_choice(deal.awards, len(box.awards), 3 * box.award_offer)
        and columns == [box.award_offer] * 3
        and is_choice(deal.scoring, len(box.scoring_cards), box.scoring)
        and is_choice(deal.traits, TRAITS, 2 * box.traits)
        and len(boons) == box.traits
    )


def is_choice(chosen: tuple[int, ...], of: int, count: int) -> bool:
    return len(set(chosen)) == len(chosen) == count and all(0 <= one < of for one in chosen)


class Draft(AskSeat[DjinnState]):
    """D36 Any sign clockwise, then the other sign back again."""

    tag: ClassVar[str] = "draft"
    __match_args__ = ("taken",)
    kind: ClassVar[str] = "draft"
    rule: ClassVar[str] = "D36"

    def __init__(self, taken: int) -> None:
        super().__init__(0)
        self.taken = taken

    def first(self, s: DjinnState) -> Seat:
        seats = s.box.seats
        steps = self.taken if self.taken < seats else 2 * seats - 1 - self.taken
        return (s.first + steps) % seats

    def needed(self, s: DjinnState) -> bool:
        return s.box.traits > 0 and self.taken < 2 * s.box.seats

    def options(self, s: DjinnState, seat: Seat) -> list[Action]:
        signs = {trait % 2 for trait in range(TRAITS) if s.traits[trait] == seat}
        return [
            TakeTrait(trait)
            for trait in range(TRAITS)
            if s.traits[trait] == OFFERED and trait % 2 not in signs
        ]

    def refusal(self, s: DjinnState, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, TakeTrait) and 0 <= action.trait < TRAITS:
            offered = s.traits[action.trait] == OFFERED
            return Illegal(self.rule, "the-other-sign" if offered else "trait-not-offered")
        return Illegal(self.rule, "not-an-answer")

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        trait = cast("TakeTrait", action).trait
        s.traits[trait] = seat
        s.tell("takes-trait", seat=seat, trait=trait)
        s.push(Draft(self.taken + 1))


class ServeTraits(Do[DjinnState]):
    """D37 What traits give at the start, then what they take; D36 the hidden scoring cards."""

    tag: ClassVar[str] = "serve-traits"
    rule: ClassVar[str] = "D37"

    def run(self, s: DjinnState) -> None:
        s.traits = [OUT if owner == OFFERED else owner for owner in s.traits]
        for seat in range(s.box.seats):
            if s.has_trait(seat, 1):
                s.coins[seat] += 2
                gain_scrolls(s, seat, 2)
                gain_magic(s, seat, 1)
            if s.has_trait(seat, 2):
                s.coins[seat] = max(0, s.coins[seat] - 3)
            if s.has_trait(seat, 4):
                lose_magic(s, seat, 3)
            if s.has_trait(seat, 6):
                s.circles[seat] -= 1
                s.blocked = seat
        keeper = s.traits[HIDDEN_SCORING - 1]
        if keeper >= 0:
            s.push(KeepScoring(keeper))


class KeepScoring(Chance[DjinnState]):
    """T19 Two scoring cards that only their owner sees."""

    tag: ClassVar[str] = "keep-scoring"
    __match_args__ = ("seat",)
    kind: ClassVar[str] = "keep"
    rule: ClassVar[str] = "T19"
    purpose: ClassVar[str] = "scoring"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def sample(self, s: DjinnState, seat: Seat, rng: Rng) -> Action:
        return Keep(some(rng, self.left(s), 2))

    def left(self, s: DjinnState) -> list[int]:
        return [card for card, owner in enumerate(s.scoring) if owner == OUT]

    def is_possible(self, s: DjinnState, action: Action) -> bool:
        if not isinstance(action, Keep) or len(set(action.cards)) != 2 or len(action.cards) != 2:
            return False
        return set(action.cards) <= set(self.left(s))

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        for card in cast("Keep", action).cards:
            s.scoring[card] = self.seat
        s.whisper((self.seat,), "you-keep", scoring=cast("Keep", action).cards)
