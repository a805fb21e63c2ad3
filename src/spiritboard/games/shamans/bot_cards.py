"""Which card to play or to pass on, for both teams."""

from __future__ import annotations

from typing import Final

from spiritboard.core.rng import Rng
from spiritboard.games.shamans.bot_rituals import best_artifact, ritual_gain, ritual_threat
from spiritboard.games.shamans.bot_suspicion import HABIT
from spiritboard.games.shamans.bot_table import UNRECKONED, Table
from spiritboard.games.shamans.box import TRANSMUTATION
from spiritboard.games.shamans.state import NOTHING

SHAMANS_LEAD: Final = 0.5
"""Leading the next trick is worth so many steps to a Shaman: the Guide never strays."""
SHADOWS_LEAD: Final = 1.5
"""And to a Shadow: it leads where the others must stray."""
CAUTION: Final = 1.0
"""How much a lone Shadow fears to be found out when it strays without need; two share it."""
MOOD: Final = 0.3
"""How far chance, not reckoning, decides whether a Shadow bluffs."""
LOST: Final = 9.0
"""More than a round can bring."""
BEATS: Final = 0.65
"""How often somebody who could play higher or lower does so."""


class Cards:
    """The worth of each card in a hand, in points."""

    def __init__(self, table: Table, rng: Rng) -> None:
        self.table = table
        self.rng = rng
        self.step = table.step_worth()
        self.to_come = table.to_come()
        self._artifact = UNRECKONED
        self._fear = UNRECKONED

    def artifact(self) -> float:
        """What taking an artifact is worth."""
        if self._artifact == UNRECKONED:
            self._artifact = best_artifact(self.table)
        return self._artifact

    def noise(self, width: float) -> float:
        return width * self.rng.below(1024) / 1024.0

    def best(self, cards: list[int], worths: list[float]) -> int:
        place = 0
        for other in range(1, len(cards)):
            if worths[other] > worths[place]:
                place = other
        return cards[place]

    def lead(self, cards: list[int]) -> int:
        """S3.1 The card to lead."""
        return self.best(cards, [self.lead_worth(c) + self.noise(0.02) for c in cards])

    def follow(self, cards: list[int]) -> int:
        """S3.2 The card to follow or to stray with."""
        destination = self.table.view.destination
        matching = [c for c in cards if c >> 3 == destination]
        others = [c for c in cards if c >> 3 != destination]
        matched = [self.match_worth(c) + self.noise(0.02) for c in matching]
        strayed = [self.stray_worth(c) + self.noise(0.02) for c in others]
        if not matching:
            return self.best(others, strayed)
        if not others:
            return self.best(matching, matched)
        cost = self.freedom_cost()
        if max(strayed) - cost > max(matched):
            return self.best(others, strayed)
        return self.best(matching, matched)

    def lead_worth(self, card: int) -> float:
        """Who would have to stray, who would win the trick, what the world becomes."""
        table = self.table
        world = card >> 3
        strays = 0.0
        for seat in self.to_come:
            void = table.void(seat, world)
            strays += void + (1.0 - void) * HABIT * table.suspects[seat]
        worth = strays * self.step
        if not table.is_shadow:
            worth = -worth
        worth += self.trick_worth(card, world)
        return worth - self.parting_cost(card) - self.exposure(card)

    def match_worth(self, card: int) -> float:
        """A card of the Destination."""
        worth = self.trick_worth(card, self.table.view.destination)
        return worth - self.parting_cost(card) - self.exposure(card)

    def trick_worth(self, card: int, world: int) -> float:
        """S4 Chances of the artifact and of the lead, and of the ritual with it."""
        high = self.chance_of(card, world, True)
        low = self.chance_of(card, world, False)
        lead = self.step * (SHADOWS_LEAD if self.table.is_shadow else SHAMANS_LEAD)
        if self.table.tricks <= 1:
            lead = 0.0
        return high * lead + low * self.artifact() + self.completion_worth(card, world, high)

    def chance_of(self, card: int, world: int, highest: bool) -> float:
        """S4.1 How likely this card is the highest or the lowest match."""
        table = self.table
        for other in table.view.trick:
            if other != NOTHING and other >> 3 == world and (other > card) == highest:
                return 0.0
        beating = self.unseen_beyond(card, world, highest)
        if not beating:
            return 1.0
        share = beating / max(1, table.unseen[world])
        chance = 1.0
        for seat in self.to_come:
            chance *= 1.0 - (1.0 - table.void(seat, world)) * BEATS * (share + 1.0) / 2.0
        return chance

    def unseen_beyond(self, card: int, world: int, higher: bool) -> int:
        """How many cards of the world that I can't see are higher, or lower."""
        hidden, value = self.table.hidden_values[world], card & 7
        return (hidden >> (value + 1) if higher else hidden & ((1 << value) - 1)).bit_count()

    def completion_worth(self, card: int, world: int, high: float) -> float:
        """S4.4 The ritual, if this trick completes its world."""
        table = self.table
        missing = table.box.values - table.open_cards[world] - 1
        if missing > len(self.to_come) or table.unseen[world] < missing:
            return 0.0
        chance = 1.0
        if missing:
            able = [1.0 - table.void(seat, world) for seat in self.to_come]
            chance = (sum(able) / len(able)) ** missing * 0.8
        threat = 0.0
        for seat in table.rivals:
            threat += ritual_threat(table, world, seat) / len(table.rivals)
        return chance * (high * ritual_gain(table, world) - (1.0 - high) * threat)

    def stray_worth(self, card: int) -> float:
        """S3.4 The step, the world it feeds, and what is left in the hand."""
        table = self.table
        world = card >> 3
        worth = self.step if table.is_shadow else -self.step
        if not table.is_shadow and table.steps <= table.box.stray_step:
            return -LOST
        missing = table.box.values - table.open_cards[world] - 1
        if missing == 0 and not (table.view.closed >> world) & 1:
            worth += ritual_gain(table, world)
        elif missing == 1 and table.unseen[world]:
            worth -= 0.3 * self.mean_threat(world)
        return worth - self.parting_cost(card) - self.exposure(card)

    def mean_threat(self, world: int) -> float:
        table = self.table
        threats = [ritual_threat(table, world, seat) for seat in table.rivals]
        return sum(threats) / len(threats) if threats else 0.0

    def parting_cost(self, card: int) -> float:
        """Without a world's last card I stray when it is led."""
        table = self.table
        world = card >> 3
        coming = table.unseen[world] / table.hidden
        if table.is_shadow:
            return self.shadow_parting(world, coming)
        last = 1.0 if table.own[world] == 1 else 0.3 / table.own[world]
        return self.step * coming * last

    def shadow_parting(self, world: int, coming: float) -> float:
        """A Shadow keeps what nobody else can follow: leading it makes the others stray."""
        return 0.3 * self.step * max(0.0, 0.25 - coming) * min(self.table.own[world], 2)

    def freedom_cost(self) -> float:
        """What it costs to stray although I could follow: suspicion, and with it my life."""
        table = self.table
        if not table.is_shadow:
            return 0.1 + 0.5 * table.danger
        if self.reaches_moon():
            return -LOST
        return self.fear() + self.noise(MOOD) - MOOD / 2.0

    def exposure(self, card: int) -> float:
        """What it costs a Shadow to show a world from which it has strayed: it could have followed."""
        table = self.table
        if not table.is_shadow or not table.strays[table.me * table.box.worlds + (card >> 3)]:
            return 0.0
        return self.fear()

    def fear(self) -> float:
        """What a Shadow loses, by its life, when it is found out."""
        if self._fear == UNRECKONED:
            table = self.table
            stake = table.my_points(max(0.3, table.moon(1)))
            caution = CAUTION / table.shadows_left**2
            self._fear = table.danger * stake * (1.0 - table.suspected()) * caution
        return self._fear

    def reaches_moon(self) -> bool:
        """Would a stray, and my portals after it, bring the pawn to the Moon?"""
        table = self.table
        return table.steps <= table.box.stray_step + table.portals() * table.box.portal_step

    def pass_on(self, cards: list[int]) -> int:
        """S4.6 Shamans share what others can use; Shadows make themselves void."""
        return self.best(cards, [self.pass_worth(c) + self.noise(0.02) for c in cards])

    def pass_worth(self, card: int) -> float:
        table = self.table
        world = card >> 3
        coming = table.unseen[world] / table.hidden
        if table.is_shadow:
            return coming - 0.3 * table.own[world]
        keeps = 0.2 if table.box.rituals[world] == TRANSMUTATION else 0.0
        return 0.25 * table.own[world] - coming + keeps
