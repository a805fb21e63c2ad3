"""Shamans: which faces a pair of eyes has seen.

Renamed are unseen cards, unseen role cards and unseen places of the pile, and answers while they are
hidden. Only the round that was begun last is renamed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from msgspec import structs

from spiritboard.core.package import AnyGame
from spiritboard.core.values import Action, Seat
from spiritboard.games.shamans.actions import (
    Deal,
    Draw,
    Eliminate,
    Exchange,
    PassCard,
    Play,
    TakePile,
    UsePortal,
)
from spiritboard.games.shamans.box import MASK, WORLDS
from spiritboard.games.shamans.rules.artifacts import DrawUnseen
from spiritboard.games.shamans.state import ShamansState
from spiritboard.match.match import Undo
from spiritboard.match.record import Entry
from tests.server.leaks.story import Moment, Story
from tests.server.leaks.subject import Subject

TILES: Final[tuple[Mapping[str, int], ...]] = (
    {},
    {"dagger": 8, "portal": 2, "moonstone": 1, "mask": 1},
    {"dagger": 5, "portal": 5, "moonstone": 1, "mask": 1},
    {"dagger": 3, "portal": 7, "moonstone": 1, "mask": 1},
)
RITUALS: Final = ("transmutation", "neutralisation", "neutralisation")
SMALL_HANDS: Final = {"3": 5, "4": 4, "5": 4}


class Scene(Moment, frozen=True):
    """The true table, and where its hidden things come from."""

    state: ShamansState
    dealt_to: tuple[Seat, ...] = ()
    """By seat: to whom the role card that it has now was dealt."""
    lying: tuple[tuple[int, ...], ...] = ()
    """By seat: the places in the pile where its face-down tiles were."""
    answers: Mapping[Seat, int] = {}
    """The entries that answer the simultaneous question that is open."""


class Seen(NamedTuple):
    """The faces of one round that the eyes have seen."""

    round: int
    cards: frozenset[int] = frozenset()
    roles: frozenset[Seat] = frozenset()
    """Of role cards, by whom they were dealt to."""
    places: frozenset[int] = frozenset()
    """Of the pile."""


class Names(NamedTuple):
    """New faces for what the eyes have not seen of a round."""

    round: int
    cards: Mapping[int, int]
    shadows: tuple[Seat, ...]
    tiles: Mapping[int, int]
    """By place in the pile."""

    def deal(self, deal: Deal) -> Deal:
        hands = [tuple(sorted(self.cards.get(c, c) for c in hand)) for hand in deal.hands]
        return structs.replace(deal, shadows=self.shadows, hands=tuple(hands))


class ShamansStory(Story[Scene, Names]):
    """A match of Shamans, and what these eyes saw of it."""

    def __init__(self, game: AnyGame, opening: Scene, eyes: Sequence[Seat]) -> None:
        super().__init__(game, opening, eyes)
        self.seen = [Seen(0)]
        """After so many entries."""
        self.shown: dict[int, int] = {}
        """By entry, for answers to simultaneous questions: the entry that showed them."""
        self.deals: dict[int, int] = {}
        """By round: its deal's entry."""
        self.tile_at: dict[int, int] = {}
        """By place in the pile."""

    @classmethod
    def opening(cls, state: ShamansState) -> Scene:
        return Scene(state)

    # What lies where

    def follow(self, then: Scene, state: ShamansState, entry: Entry) -> Scene:
        action, seats = entry.action, range(state.box.seats)
        if isinstance(action, Deal):
            self.deals.setdefault(state.round, len(self.log) - 1)
            return Scene(state, tuple(seats), ((),) * len(seats))
        dealt_to = list(then.dealt_to)
        if isinstance(action, Exchange):
            one, other = entry.seat, action.seat
            dealt_to[one], dealt_to[other] = dealt_to[other], dealt_to[one]
        lying = tuple(self.lying_with(x, then, state, entry) for x in range(len(then.lying)))
        return Scene(state, tuple(dealt_to), lying, self.answers(then, state, entry))

    def lying_with(
        self, seat: Seat, then: Scene, state: ShamansState, entry: Entry
    ) -> tuple[int, ...]:
        """The places of a seat's face-down tiles: one more, or less those that it has shown."""
        shown = self.shown_by(seat, then, state)
        kept = [place for place in then.lying[seat] if place not in shown]
        if isinstance(entry.action, Draw):
            place, frame = self.place(then), then.state.stack[-1]
            self.tile_at[place] = entry.action.tile
            if frame == DrawUnseen(seat) and entry.action.tile != MASK:
                kept.append(place)
        return tuple(kept)

    def place(self, then: Scene) -> int:
        """Each place of each round's pile has a number of its own."""
        return self.game.draw_of(then.state)[1]

    def shown_by(self, seat: Seat, then: Scene, state: ShamansState) -> list[int]:
        """Tiles that a seat turned up or used, by place; of two alike the one it drew first."""
        gone = Counter(then.state.down[seat]) - Counter(state.down[seat])
        found: list[int] = []
        for tile in gone.elements() if state.round == then.state.round else ():
            own = [p for p in then.lying[seat] if p not in found and self.tile_at[p] == tile]
            found.append(own[0])
        return found

    def answers(self, then: Scene, state: ShamansState, entry: Entry) -> Mapping[Seat, int]:
        """Hidden answers are shown when all are in; an interruption drops them unseen."""
        if not then.state.answers or self.is_sudden(then.state, entry.action):
            return {}
        number = len(self.log) - 1
        given = {**then.answers, entry.seat: number}
        if state.question == then.state.question:
            return given
        for answer in given.values():
            self.shown.setdefault(answer, number)
        return {}

    # What is seen

    def look(self, then: Scene, entry: Entry) -> None:
        is_undoing = isinstance(entry.action, Undo)
        self.seen.append(self.seen[-1] if is_undoing else self.look_around(then, entry))

    def look_around(self, then: Scene, entry: Entry) -> Seen:
        now, seen = self.now, self.seen[-1]
        if now.state.round < seen.round:
            return seen
        if now.state.round > seen.round:
            seen = Seen(now.state.round)
        return Seen(
            seen.round,
            seen.cards | self.cards_in_sight(),
            seen.roles | self.roles_in_sight(),
            seen.places | self.places_in_sight(then, entry),
        )

    def cards_in_sight(self) -> set[int]:
        """S2.3, S3 One's own hand, the trick, and all that lies on the board."""
        s = self.now.state
        own = {card for seat in self.eyes for card in s.hand(seat)}
        board = {
            8 * w + v for w, values in enumerate(s.placed) for v in range(8) if values >> v & 1
        }
        return own | {card for card in s.trick if card >= 0} | board

    def roles_in_sight(self) -> set[Seat]:
        """S2.3, S4.3, S6.2, S7.1 One's own role card, and those that lie face up."""
        s, dealt_to = self.now.state, self.now.dealt_to
        return {x for seat, x in enumerate(dealt_to) if seat in self.eyes or s.revealed >> seat & 1}

    def places_in_sight(self, then: Scene, entry: Entry) -> set[int]:
        """S4.2 The display, one's own tiles, those turned up or used; S8.2 at the end, stones."""
        found: set[int] = set()
        if isinstance(entry.action, Draw):
            place = self.place(then)
            if not any(place in self.now.lying[x] for x in self.other_seats()):
                found.add(place)
        if then.state.round == self.now.state.round:
            for seat in self.other_seats():
                found.update(self.shown_by(seat, then, self.now.state))
        if not self.now.state.stack:
            found.update(place for own in self.now.lying for place in own)
        return found

    def other_seats(self) -> list[Seat]:
        return [seat for seat in range(self.now.state.box.seats) if seat not in self.eyes]

    # The same with other faces

    def rename(self, entries: int, rng: Random) -> Names:
        """New faces for all that the eyes have not seen after so many entries."""
        seen = self.seen[entries]
        deal = self.deal(seen.round)
        return Names(
            seen.round,
            self.new_cards(deal, seen, rng),
            self.new_shadows(deal, seen, rng),
            self.new_tiles(deal, seen, entries, rng),
        )

    def deal(self, round_: int) -> Deal:
        deal = self.log[self.deals[round_]].action
        assert isinstance(deal, Deal)
        return deal

    def first_renamed(self, names: Names) -> int:
        return self.change_of(self.deals[names.round])

    def others(self, names: Names, entries: int) -> list[str]:
        first = self.first_renamed(names)
        differ = {
            "roles": names.shadows != self.deal(names.round).shadows,
            "cards": any(card != other for card, other in names.cards.items()),
            "tiles": any(self.tile_at[place] != tile for place, tile in names.tiles.items()),
            "answers": any(self.is_hidden(number, entries) for number in range(first, entries)),
        }
        return [what for what, is_other in differ.items() if is_other]

    def is_settled(self, number: int, entries: int) -> bool:
        """Bets are told when a round ends, and then all roles are."""
        round_, seen = self.at(number).state.round, self.seen[entries]
        return round_ < seen.round or len(seen.roles) == len(self.deal(round_).hands)

    def new_cards(self, deal: Deal, seen: Seen, rng: Random) -> Mapping[int, int]:
        dealt = [card for seat in self.other_seats() for card in deal.hands[seat]]
        unseen = [card for card in dealt if card not in seen.cards]
        return dict(zip(unseen, rng.sample(unseen, len(unseen)), strict=True))

    def new_shadows(self, deal: Deal, seen: Seen, rng: Random) -> tuple[Seat, ...]:
        hidden = [seat for seat in range(len(deal.hands)) if seat not in seen.roles]
        known = [seat for seat in deal.shadows if seat in seen.roles]
        return tuple(sorted(known + rng.sample(hidden, len(deal.shadows) - len(known))))

    def new_tiles(self, deal: Deal, seen: Seen, entries: int, rng: Random) -> Mapping[int, int]:
        """S4.3 What others hold face down may be any tile not seen, but no mask."""
        drawn = {
            self.place(self.before[n])
            for n, entry in enumerate(self.log[:entries])
            if isinstance(entry.action, Draw) and self.before[n].state.round == seen.round
        }
        left = Counter(dict(enumerate(self.now.state.box.tiles)))
        left.subtract(deal.display)
        left.subtract(self.tile_at[place] for place in drawn & seen.places)
        hidden = sorted(drawn - seen.places)
        left[MASK] = 0
        return dict(zip(hidden, rng.sample(sorted(left.elements()), len(hidden)), strict=True))

    def is_hidden(self, number: int, entries: int) -> bool:
        """Is it an answer of another that nobody has seen after so many entries?"""
        entry, then = self.log[number], self.before[number].state
        if entry.seat in self.eyes or not then.answers or self.is_sudden(then, entry.action):
            return False
        return self.shown.get(number, entries) >= entries

    def is_sudden(self, s: ShamansState, action: Action) -> bool:
        """Does it interrupt the open question?"""
        return s.stack[-1].interruptible and self.game.is_out_of_turn(action)

    def retold(
        self, number: int, entries: int, names: Names, s: ShamansState, rng: Random
    ) -> Action:
        entry, then = self.log[number], self.before[number]
        action: Action = entry.action
        if isinstance(action, Deal) and then.state.round + 1 == names.round:
            return names.deal(action)
        if then.state.round != names.round:
            return action
        if isinstance(action, Draw):
            return Draw(names.tiles.get(self.place(then), action.tile))
        if self.is_hidden(number, entries):
            answers = [a for a in self.game.options(s, entry.seat) if not self.is_sudden(s, a)]
            return rng.choice(answers or [action])
        if isinstance(action, PassCard) and entry.seat not in self.eyes:
            return PassCard(names.cards.get(action.card, action.card))
        return action


class Shamans(Subject):
    """What is compared of Shamans."""

    game = "shamans"
    seats = (3, 4, 4, 5, 5)
    prologue = 25
    usual = ("lead", "follow", "take-artifact")
    story = ShamansStory

    def new_options(self, rng: Random) -> Mapping[str, Any]:
        return {"edition": rng.choice(("ru", "cs")), "content": new_content(rng)}

    def is_liked(self, s: ShamansState, action: Action) -> bool:
        """Rounds last when players follow, and there is more to hide when they take unseen."""
        if isinstance(action, Play):
            return action.card >> 3 == s.destination
        return isinstance(action, TakePile | Eliminate | UsePortal)


def new_content(rng: Random) -> dict[str, Any]:
    """The box, or one in which more happens: small worlds, a near Moon, other tiles and rituals."""
    start = rng.choice(({"start": 28}, {"start": 15}, {"start": 15}, {"start": 32}))
    is_small = rng.random() < 0.75
    players = {
        seats: {**start, **({"values": 3, "hand": hand} if is_small else {})}
        for seats, hand in SMALL_HANDS.items()
    }
    rituals = {world: rng.choice(RITUALS) for world in WORLDS} if rng.random() < 0.6 else {}
    target = {"target": 2} if rng.random() < 0.15 else {}
    tiles = rng.choice(TILES)
    return {"players": players, "tiles": tiles, "rituals": rituals, "points": target}
