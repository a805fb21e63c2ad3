"""Shamans with one defect each. The docstring of a defect says what is wrong with it."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping
from dataclasses import dataclass
from random import randrange
from typing import ClassVar

import msgspec

from spiritboard.catalog.content import box_of
from spiritboard.core.bits import numbers_in, set_of
from spiritboard.core.errors import Illegal
from spiritboard.core.record import TaggedValue
from spiritboard.core.rng import Rng
from spiritboard.core.state import field_names
from spiritboard.core.values import Action, Chances, Event, Seat
from spiritboard.games.shamans.actions import Draw, KeepPortal, Play, TakePile
from spiritboard.games.shamans.game import RECORDS, Shamans
from spiritboard.games.shamans.rules.setup import Rounds
from spiritboard.games.shamans.state import ShamansState, with_item, without
from spiritboard.games.shamans.view import ShamansView

replace = msgspec.structs.replace


class Planted(Shamans):
    """No defect yet."""

    def __init__(self) -> None:
        super().__init__(box_of("shamans"))


class Ledger(TaggedValue):
    """A record that is not immutable."""

    tag: ClassVar[str] = "ledger"
    __match_args__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count


@dataclass(eq=False, kw_only=True)
class LedgerState(ShamansState):
    ledger: Ledger


class SharesALedger(Planted):
    """Copies share a mutable value."""

    def __init__(self) -> None:
        super().__init__()
        self.state_type = LedgerState
        self.records = {**RECORDS, Ledger.tag: Ledger}

    def setup(self, seats: int, options: msgspec.Struct) -> LedgerState:
        plain = super().setup(seats, options)
        fields = {name: getattr(plain, name) for name in field_names(ShamansState)}
        return LedgerState(**fields, ledger=Ledger(0))

    def advance(self, s: ShamansState, seat: Seat, action: Action) -> None:
        assert isinstance(s, LedgerState)
        s.ledger.count += 1
        super().advance(s, seat, action)


class ForgetsStrays(Planted):
    """A field is not saved."""

    def dump(self, s: ShamansState) -> dict[str, object]:
        return {name: value for name, value in super().dump(s).items() if name != "strays"}

    def load(self, data: Mapping[str, object], like: ShamansState | None = None) -> ShamansState:
        hands = data["hands"]
        assert isinstance(hands, list)
        return super().load({**data, "strays": [0] * len(hands)}, like)


class HasAnUndeclaredField(Planted):
    """The state has an attribute that was never declared, so it is neither copied nor saved."""

    def setup(self, seats: int, options: msgspec.Struct) -> ShamansState:
        state = super().setup(seats, options)
        vars(state)["mood"] = "good"
        return state


class RollsItsOwnDice(Planted):
    """An answer takes effect by the global generator."""

    def advance(self, s: ShamansState, seat: Seat, action: Action) -> None:
        super().advance(s, seat, action)
        if isinstance(action, Play) and random.random() < 0.1:
            s.closed ^= 0


class DrawsItsOwnTiles(Planted):
    """Nature draws by the global generator, taken by its name."""

    def draw(self, s: ShamansState, rng: Rng) -> Action:
        weighted = self.chances(s).weighted
        return weighted[randrange(len(weighted))][1] if weighted else super().draw(s, rng)


class LooksAtTheClock(Planted):
    """Options ask what time it is."""

    def options(self, s: ShamansState, seat: Seat) -> list[Action]:
        return super().options(s, seat) if time.time() > 0 else []


class CountsItsCalls(Planted):
    """The game object remembers something of its own."""

    calls = 0

    def advance(self, s: ShamansState, seat: Seat, action: Action) -> None:
        super().advance(s, seat, action)
        self.calls += 1
        s.closed |= self.calls << 20


class SetsUpDifferently(Planted):
    """No two tables are set up alike."""

    tables = 0

    def setup(self, seats: int, options: msgspec.Struct) -> ShamansState:
        state = super().setup(seats, options)
        self.tables += 1
        state.closed = self.tables << 20
        return state


class ReadsBadly(Planted):
    """A card that was written comes back as the next one."""

    def action(self, data: object) -> Action:
        action = super().action(data)
        return Play(action.card + 1) if isinstance(action, Play) else action


class SamplesNonsense(Planted):
    """A random player plays a card that does not exist."""

    def sample(self, s: ShamansState, seat: Seat, rng: Rng) -> Action:
        return Play(99)


class ChangesWhileLooking(Planted):
    """A view changes the state."""

    def view(self, s: ShamansState, seat: Seat) -> ShamansView:
        s.plays = sorted(s.plays)
        return super().view(s, seat)


class AsksWithoutAnswers(Planted):
    """Who has no portal has no answer to the question for portals."""

    def options(self, s: ShamansState, seat: Seat) -> list[Action]:
        return [action for action in super().options(s, seat) if action != KeepPortal()]


class AllowsForeignCards(Planted):
    """A card from another hand passes the check."""

    def check(self, s: ShamansState, seat: Seat, action: Action) -> None:
        decision = self.decision(s)
        asked = decision is not None and seat in decision.seats
        if not (asked and isinstance(action, Play) and action.card < 30):
            super().check(s, seat, action)


class RefusesAnOption(Planted):
    """The unseen top of the pile is offered and refused."""

    def check(self, s: ShamansState, seat: Seat, action: Action) -> None:
        if isinstance(action, TakePile):
            raise Illegal("S4.2", "pile-empty")
        super().check(s, seat, action)


class LosesACard(Planted):
    """After an artifact was drawn unseen a card is gone."""

    def advance(self, s: ShamansState, seat: Seat, action: Action) -> None:
        super().advance(s, seat, action)
        if isinstance(action, Draw) and len(s.hand(0)) > 2:
            s.hands[0] = set_of(s.hand(0)[1:])


class NeverEnds(Planted):
    """Whoever has won, it begins anew."""

    def __init__(self) -> None:
        super().__init__()
        self.info = replace(self.info, bound=600)

    def advance(self, s: ShamansState, seat: Seat, action: Action) -> None:
        super().advance(s, seat, action)
        if not s.stack:
            s.points = [0] * s.box.seats
            s.push(Rounds())
            self.settle(s)


class DefaultsToNonsense(Planted):
    """Who is away plays a card that does not exist."""

    def default(self, s: ShamansState, seat: Seat) -> Action:
        return Play(99)


class InvitesNobody(Planted):
    """Portals may be used out of turn, and nobody is named beside the question."""

    def beside(self, s: ShamansState) -> tuple[Seat, ...]:
        return ()


class ActsWhenHeard(Planted):
    """The pawn moves when somebody listens."""

    def apply(self, s: ShamansState, seat: Seat, action: Action) -> list[Event]:
        events = super().apply(s, seat, action)
        s.pawn -= s.pawn > 0 and isinstance(action, TakePile)
        return events


class NumbersNothing(Planted):
    """All questions have the same number."""

    def advance(self, s: ShamansState, seat: Seat, action: Action) -> None:
        super().advance(s, seat, action)
        s.question = 0


class DrawsTheImpossible(Planted):
    """Nature lists a mask that may be no longer in the pile."""

    def chances(self, s: ShamansState) -> Chances:
        chances = super().chances(s)
        return replace(chances, weighted=(*chances.weighted, (1, Draw(9))))


class TakesAShortCut(Planted):
    """Its own `impulse` forgets to choose at random."""

    def impulse(self, s: ShamansState, rng: Rng) -> tuple[Seat, Action] | None:
        beside = self.beside(s) if s.stack and s.stack[-1].interruptible else ()
        sudden = [(seat, action) for seat in beside for action in self.out_of_turn(s, seat)]
        return sudden[-1] if sudden else None


class ChoosesAnother(Planted):
    """By number, it is always the last answer."""

    def choose(self, s: ShamansState, seat: Seat, number: int) -> None:
        super().choose(s, seat, numbers_in(self.choices(s, seat))[-1])


class GoesOnAfterTheEnd(Planted):
    """When it is over, anything passes the check."""

    def check(self, s: ShamansState, seat: Seat, action: Action) -> None:
        if s.stack:
            super().check(s, seat, action)


class Stumbles(Planted):
    """A rule fails on a legal answer."""

    def apply(self, s: ShamansState, seat: Seat, action: Action) -> list[Event]:
        if isinstance(action, Play) and s.round == 2:
            without(with_item(s.hand(seat), 0), 99)
        return super().apply(s, seat, action)
