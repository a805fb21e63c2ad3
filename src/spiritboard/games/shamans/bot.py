"""How a bot plays Shamans: a quick answer to every question, and what a round was worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from spiritboard.core.bits import size_of
from spiritboard.core.game import Game
from spiritboard.core.mind import Mind, Patience, Weighed
from spiritboard.core.rng import Rng
from spiritboard.core.state import UNNUMBERED
from spiritboard.core.values import Action, Seat
from spiritboard.core.views import asked
from spiritboard.games.shamans.actions import (
    ChooseRitual,
    Eliminate,
    Exchange,
    KeepDagger,
    KeepPortal,
    NameGuide,
    PassCard,
    Play,
    StepBack,
    TakePile,
    TakeShown,
    TurnUp,
    UsePortal,
)
from spiritboard.games.shamans.bot_cards import Cards
from spiritboard.games.shamans.bot_evidence import drawn_team, team_weights
from spiritboard.games.shamans.bot_rituals import (
    best_target,
    elimination_gain,
    exchange_gain,
    pile_gain,
    ritual_gain,
    step_back_gain,
    tile_gain,
)
from spiritboard.games.shamans.bot_rollout import likely_number
from spiritboard.games.shamans.bot_table import Table, moon_chance
from spiritboard.games.shamans.bot_worlds import Worlds
from spiritboard.games.shamans.box import ILLUMINATION, PORTAL, TRANSMUTATION
from spiritboard.games.shamans.game import RECORDS
from spiritboard.games.shamans.knowledge import box_of
from spiritboard.games.shamans.rules.elimination import Elimination
from spiritboard.games.shamans.rules.portals import LastCall
from spiritboard.games.shamans.rules.setup import DealRound
from spiritboard.games.shamans.rules.trick import Lead
from spiritboard.games.shamans.state import ShamansState
from spiritboard.games.shamans.view import ShamansView

POINT: Final = 0.1
"""What a point more than the others is worth, from 0 to 1."""
SIGHT: Final = 3
"""How many tricks a search looks ahead; what comes after is guessed."""
VICTORY: Final = 0.15
"""What winning the game adds."""


class ShamansMind(Mind[ShamansState, ShamansView]):
    """Plays for points: for the team while it can win, for stones and rituals beside."""

    def __init__(self, game: Game[ShamansState, ShamansView], odds: dict[int, list[float]]) -> None:
        self.game = game
        self.odds = odds
        """By number of seats: how much the acts of a seat tell about its role."""
        self.root: ShamansView | None = None
        """The view of the latest search; the points of each seat, and how many cards have been played
        when it looks no further."""
        self.before: list[int] = []
        self.until: i64 = 0

    def choose(self, view: ShamansView, options: Sequence[Action], rng: Rng) -> Action:
        if len(options) == 1:
            return options[0]
        if isinstance(options[0], KeepPortal):
            return self.at_a_stop(view, options)
        sudden = self.impulse(view, options, rng)
        if sudden is not None:
            return sudden
        answers = [a for a in options if not isinstance(a, (UsePortal, TurnUp))]
        if len(answers) == 1:
            return answers[0]
        return self.answer(Table(view), answers, rng)

    def answer(self, table: Table, answers: list[Action], rng: Rng) -> Action:
        first = answers[0]
        if isinstance(first, Play):
            return play(table, answers, rng)
        if isinstance(first, PassCard):
            return pass_on(table, answers, rng)
        if isinstance(first, (KeepDagger, Eliminate)):
            return neutralise(table, answers)
        return best_of(answers, [worth(table, a) for a in answers])

    def impulse(self, view: ShamansView, options: Sequence[Action], rng: Rng) -> Action | None:
        """S5.1 A Shadow's portals that reach the Moon; everything else can wait."""
        if view.seat < 0 or view.roles[view.seat] != 1:
            return None
        onward = UsePortal(1)
        if onward not in options:
            return None
        box = box_of(view)
        portals = view.up[view.seat].count(PORTAL) + view.down.count(PORTAL)
        return onward if box.moon - view.pawn <= portals * box.portal_step else None

    def at_a_stop(self, view: ShamansView, options: Sequence[Action]) -> Action:
        """S5.1 Just before a step onto the Moon or an elimination, or after the last trick."""
        table = Table(view)
        wanted = UsePortal(1 if table.is_shadow else -1)
        if wanted not in options:
            return options[0]
        asks = asked(view.stack, RECORDS)
        if isinstance(asks, Elimination):
            dying = asks.victim == table.me
            reaches = table.is_shadow and table.steps <= table.box.portal_step
            return wanted if dying or reaches else options[0]
        if isinstance(asks, LastCall):
            return wanted if table.is_shadow else options[0]
        if table.is_shadow and not table.others_may_have_portal():
            return options[0]
        return wanted

    def suspicion(self, view: ShamansView) -> list[float]:
        """By seat: how likely it holds a Shadow card now, as far as this seat can tell."""
        return Table(view).suspects

    def is_horizon(self, s: ShamansState, root: ShamansView) -> bool:
        """A search looks some tricks ahead, at most to the next deal or the end of the game."""
        if root is not self.root:
            self.look_at(root)
        if len(s.plays) >= self.until:
            return True
        return not s.stack or isinstance(s.stack[-1], DealRound)

    def look_at(self, root: ShamansView) -> None:
        """A search begins: what it asks of its view all the time is read once."""
        self.root, self.before = root, list(root.points)
        self.until = len(root.plays) + SIGHT * len(root.points)

    def value(self, s: ShamansState, root: ShamansView, belief: list[float]) -> list[float]:
        """By seat: the points gained, against what the others have gained."""
        if root is not self.root:
            self.look_at(root)
        goes_on = len(s.stack) > 0 and not isinstance(s.stack[-1], DealRound)
        moon = moon_in_sight(s) if goes_on else 0.0
        before = self.before
        gains: list[float] = []
        total = 0.0
        for seat, now in enumerate(s.points):
            gain = float(now - before[seat])
            if goes_on:
                gain += hope(s, seat, moon)
            gains.append(gain)
            total += gain
        others = float(max(1, len(gains) - 1))
        winner = -1 if s.stack else s.points.index(max(s.points))
        for seat, gain in enumerate(gains):
            worth = 0.5 + POINT * (gain - (total - gain) / others)
            if winner >= 0:
                worth += VICTORY if seat == winner else -VICTORY
            gains[seat] = min(1.0, max(0.0, worth))
        return gains

    def weighed(
        self, view: ShamansView, options: Sequence[Action], rng: Rng, may_go_on: Patience
    ) -> Weighed:
        """By playing on from each answer in likely worlds."""
        first = self.choose(view, options, rng)
        answers = [
            answer for answer in options if answer == first or not isinstance(answer, TurnUp)
        ]
        worlds = Worlds(self.game, self, view, answers, first, rng)
        worlds.think(may_go_on)
        return Weighed(worlds.worth(), worlds.games)

    def belief(self, view: ShamansView) -> list[float]:
        """By set of Shadows, summed up: how well it agrees with all that this seat has seen."""
        return team_weights(view, self.odds)

    def lean(self, s: ShamansState, view: ShamansView, belief: list[float], rng: Rng) -> None:
        """Deals the roles again, the likely sets of Shadows more often."""
        s.shadows = drawn_team(belief, rng)

    def rollout(self, s: ShamansState, seat: Seat, rng: Rng) -> Action | None:
        number = self.likely(s, seat, rng)
        return None if number == UNNUMBERED else s.stack[-1].numbered(int(number))

    def likely(self, s: ShamansState, seat: Seat, rng: Rng) -> i64:
        return likely_number(s, seat, rng)


def moon_in_sight(s: ShamansState) -> float:
    """How likely the Shadows win a round that goes on."""
    cards = 0
    fewest = 99
    living = 0
    shadows = 0
    for seat in range(s.box.seats):
        if s.is_alive(seat):
            size = int(size_of(s.hands[seat]))
            cards += size
            fewest = min(fewest, size)
            living += 1
            shadows += s.is_shadow(seat)
    return moon_chance(float(s.box.moon - s.pawn), float(cards - fewest), shadows / living)


def hope(s: ShamansState, seat: int, moon: float) -> float:
    """What a seat may still expect of the round."""
    if not s.is_alive(seat):
        return 0.0
    if s.is_shadow(seat):
        return s.box.shadow_points * moon
    return s.box.shaman_points * (1.0 - moon)


def play(table: Table, answers: list[Action], rng: Rng) -> Action:
    """S3.1, S3.2 A card into the trick."""
    cards = [a.card for a in answers if isinstance(a, Play)]
    mind = Cards(table, rng)
    leads = isinstance(asked(table.view.stack, RECORDS), Lead)
    chosen = mind.lead(cards) if leads else mind.follow(cards)
    return answers[cards.index(chosen)]


def pass_on(table: Table, answers: list[Action], rng: Rng) -> Action:
    """S4.6 A card to the neighbour."""
    cards = [a.card for a in answers if isinstance(a, PassCard)]
    return answers[cards.index(Cards(table, rng).pass_on(cards))]


def neutralise(table: Table, answers: list[Action]) -> Action:
    """S6.4 The dagger, if it must be or if it pays."""
    targets = [a.seat for a in answers if isinstance(a, Eliminate)]
    if not targets:
        return answers[0]
    target = best_target(table, targets)
    if isinstance(answers[0], KeepDagger) and elimination_gain(table, target) <= 0.0:
        return answers[0]
    return Eliminate(target)


def worth(table: Table, action: Action) -> float:
    """What an answer that moves no card is worth to me."""
    if isinstance(action, TakeShown):
        return tile_gain(table, table.view.display[action.slot], True)
    if isinstance(action, TakePile):
        return pile_gain(table)
    if isinstance(action, StepBack):
        return step_back_gain(table)
    if isinstance(action, Exchange):
        return exchange_gain(table, action.seat)
    if isinstance(action, NameGuide):
        suspect = table.suspects[action.seat]
        return suspect if table.is_shadow else -suspect
    assert isinstance(action, ChooseRitual)
    return urgency(table, action.world)


def urgency(table: Table, world: int) -> float:
    """S6.5 Points first, an exchange last, so that the rest serves the team I am in."""
    ritual = table.box.rituals[world]
    if ritual == ILLUMINATION:
        return 99.0
    if ritual == TRANSMUTATION:
        return -99.0
    return ritual_gain(table, world)


def best_of(answers: list[Action], worths: list[float]) -> Action:
    place = 0
    for other in range(1, len(answers)):
        if worths[other] > worths[place]:
            place = other
    return answers[place]
