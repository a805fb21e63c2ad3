"""What a seat of Shamans makes of its view: counts, chances, and what a step is worth."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from spiritboard.games.shamans.bot_suspicion import HABIT, SLIP, Witness, chance_of_none
from spiritboard.games.shamans.box import DAGGER, NEUTRALISATION, PORTAL
from spiritboard.games.shamans.knowledge import box_of
from spiritboard.games.shamans.state import NOTHING
from spiritboard.games.shamans.view import UNKNOWN, ShamansView

FORCED: Final = 0.22
"""How far the pawn moves for each card that is still to follow, if nobody wants it to."""
WILFUL: Final = 0.85
"""How much farther if all wanted it to."""
SPREAD: Final = 0.75
"""How uncertain that is, for the square root of their number."""
UNRECKONED: Final = -99.0
"""Stands for a worth that nobody has asked for yet."""


def moon_chance(steps: float, followers: float, shadows: float) -> float:
    """How likely the pawn reaches the Moon: the cards still to follow, the Shadows' share of them."""
    if steps <= 0.0:
        return 1.0
    if followers <= 0.0 or steps > followers + 12.0:
        return 0.0
    far = (FORCED + WILFUL * shadows) * followers
    return 1.0 / (1.0 + exp(1.7 * (steps - 0.5 - far) / (SPREAD * sqrt(followers))))


class Table:
    """One view, read once."""

    def __init__(self, view: ShamansView) -> None:
        box = box_of(view)
        self.view = view
        self.box = box
        self.me = view.seat
        self.is_shadow = view.roles[view.seat] == 1
        self.steps = box.moon - view.pawn
        self.own = [0] * box.worlds
        """By world: how many cards I hold."""
        for card in view.hand:
            self.own[card >> 3] += 1
        self.open_cards = self.count_open()
        self.unseen = [box.values - self.open_cards[w] - self.own[w] for w in range(box.worlds)]
        """By world: how many cards are hidden from me."""
        self.hidden = float(max(1, sum(self.unseen)))
        witness = Witness(view, box, self.unseen, list(view.roles))
        self.suspects = witness.suspicion()
        """By seat: how likely it holds a Shadow card."""
        self.strays = witness.tracks.strays
        self.rivals = [seat for seat in view.alive if seat != view.seat]
        self.tricks = self.tricks_left()
        self.late = sum([view.hand_sizes[seat] - self.tricks for seat in view.alive])
        """The cards that are still to follow in this trick."""
        self.shadows_left = self.count_shadows()
        self.moon_now = self.moon(0)
        """The Shadows' chance as it is."""
        self.danger = self.reckon_danger()
        """How likely somebody will be able to eliminate me."""
        self.voids = self.all_voids()
        self.hidden_values = self.all_hidden_values()
        """By world: the values that are hidden from me, as a set."""
        self.elimination = UNRECKONED
        """What eliminating somebody would gain me at best."""

    def count_open(self) -> list[int]:
        """By world: how many cards everybody can see."""
        view = self.view
        count = [values.bit_count() for values in view.placed]
        for card in view.trick:
            if card != NOTHING:
                count[card >> 3] += 1
        return count

    def all_hidden_values(self) -> list[int]:
        view = self.view
        found = [((1 << self.box.values) - 1) & ~placed for placed in view.placed]
        for card in (*view.trick, *view.hand):
            if card != NOTHING:
                found[card >> 3] &= ~(1 << (card & 7))
        return found

    def tricks_left(self) -> int:
        """How many tricks are still to be led."""
        return min([self.view.hand_sizes[seat] for seat in self.view.alive], default=0)

    def followers(self, players: int) -> float:
        """How many cards are still to follow, with so many players from the next trick on."""
        return float(self.late + self.tricks * max(0, players - 1))

    def moon(self, nearer: int) -> float:
        """The Shadows' chance after so many steps more."""
        return self.moon_with(nearer, len(self.view.alive), self.shadows_left)

    def moon_with(self, nearer: int, players: int, shadows: int) -> float:
        """The same with other numbers of living players and Shadows."""
        share = shadows / max(1, players)
        return moon_chance(float(self.steps - nearer), self.followers(players), share)

    def my_points(self, moon: float) -> float:
        """S8.2 What I may expect from my team."""
        if self.is_shadow:
            return self.box.shadow_points * moon
        return self.box.shaman_points * (1.0 - moon)

    def step_worth(self) -> float:
        """The points a step towards the Moon is worth to the Shadows or costs the Shamans."""
        nearer = self.moon(1) - self.moon_now
        points = self.box.shadow_points if self.is_shadow else self.box.shaman_points
        return points * max(nearer, 0.02)

    def all_voids(self) -> list[float]:
        """By seat and world: how likely the seat has none of it."""
        seats, worlds = self.box.seats, self.box.worlds
        sizes = self.view.hand_sizes
        found = [1.0] * (seats * worlds)
        for world in range(worlds):
            cards = float(self.unseen[world])
            room = self.hidden
            for seat in self.rivals:
                if self.strays[seat * worlds + world]:
                    void = self.void_after_stray(seat, world)
                    found[seat * worlds + world] = void
                    room -= void * sizes[seat]
            room = max(room, cards)
            for seat in self.rivals:
                if not self.strays[seat * worlds + world]:
                    found[seat * worlds + world] = chance_of_none(cards, room, sizes[seat])
        return found

    def void_after_stray(self, seat: int, world: int) -> float:
        """A seat that has strayed from a world has none of it, or is a Shadow."""
        before = chance_of_none(self.unseen[world], self.hidden, self.view.hand_sizes[seat])
        suspect = self.suspects[seat]
        could = suspect * HABIT + (1.0 - suspect) * SLIP
        return before / (before + (1.0 - before) * could)

    def void(self, seat: int, world: int) -> float:
        return self.voids[seat * self.box.worlds + world]

    def to_come(self) -> list[int]:
        """Who still has to play to this trick after me."""
        view, seats = self.view, self.box.seats
        found: list[int] = []
        seat = (self.me + 1) % seats
        start = view.guide if view.destination != NOTHING else self.me
        while seat not in (start, self.me):
            if seat in self.rivals and view.hand_sizes[seat]:
                found.append(seat)
            seat = (seat + 1) % seats
        return found

    def has(self, tile: int) -> bool:
        return tile in self.view.up[self.me] or tile in self.view.down

    def count_shadows(self) -> int:
        """How many Shadows are alive: an eliminated player's role is revealed."""
        view = self.view
        dead = [view.roles[seat] for seat in range(self.box.seats) if seat not in view.alive]
        return self.box.shadows - dead.count(1)

    def portals(self) -> int:
        """How many portals I have."""
        return self.view.up[self.me].count(PORTAL) + self.view.down.count(PORTAL)

    def others_may_have_portal(self) -> bool:
        """S5.1 As far as I can tell."""
        view = self.view
        away = view.discard[PORTAL] + view.display.count(PORTAL)
        if self.portals() + away >= self.box.tiles[PORTAL]:
            return False
        able = [seat for seat in self.rivals if view.down_sizes[seat] or PORTAL in view.up[seat]]
        return len(able) > 0

    def open_neutralisations(self) -> int:
        """S6.4 How many of these rituals may still be performed, as far as everybody can tell."""
        rituals, closed = self.box.rituals, self.view.closed
        left = [w for w in range(self.box.worlds) if not (closed >> w) & 1]
        return len([w for w in left if rituals[w] == NEUTRALISATION])

    def armed(self, seat: int) -> float:
        """How likely a rival holds a dagger."""
        view = self.view
        if DAGGER in view.up[seat]:
            return 1.0
        return 1.0 - 0.6 ** view.down_sizes[seat]

    def reckon_danger(self) -> float:
        """S6.4 Daggers that are out, Neutralisations that are open."""
        unarmed = 1.0
        for seat in self.rivals:
            unarmed *= 1.0 - 0.5 * self.armed(seat)
        coming = 0.06 * self.view.display.count(DAGGER)
        return (1.0 - unarmed * (1.0 - coming)) * (1.0 - 0.6 ** self.open_neutralisations())

    def suspected(self) -> float:
        """How likely I look to be a Shadow to those who don't know my hand."""
        view = self.view
        unseen = [self.unseen[w] + self.own[w] for w in range(self.box.worlds)]
        shown = [
            view.roles[seat] if seat in view.revealed else UNKNOWN for seat in range(self.box.seats)
        ]
        return Witness(view, self.box, unseen, shown).suspicion()[self.me]
