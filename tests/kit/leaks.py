"""Shamans with one leak each, or with worlds that forget what a seat knows."""

from __future__ import annotations

import msgspec

from spiritboard.core.errors import Illegal
from spiritboard.core.rng import Rng
from spiritboard.core.values import WATCHER, Action, Decision, Event, Seat
from spiritboard.games.shamans.rules.portals import has_portal
from spiritboard.games.shamans.state import ShamansState
from spiritboard.games.shamans.view import UNKNOWN, ShamansView
from tests.kit.planted import Planted

replace = msgspec.structs.replace


def next_seat(s: ShamansState, seat: Seat) -> Seat:
    return (seat + 1) % s.box.seats


class ShowsHands(Planted):
    """The view shows the first card of every hand."""

    def view(self, s: ShamansState, seat: Seat) -> ShamansView:
        first = tuple((s.hand(x) or (UNKNOWN,))[0] for x in range(s.box.seats))
        return replace(super().view(s, seat), points=first)


class ShowsTheTable(Planted):
    """The view holds a list of the state itself, in which whatever happens next can be read."""

    def view(self, s: ShamansState, seat: Seat) -> ShamansView:
        return replace(super().view(s, seat), points=s.points)


class ShowsTilesConsistently(Planted):
    """The view shows seats face-down artifacts of others, and its worlds agree with that."""

    def view(self, s: ShamansState, seat: Seat) -> ShamansView:
        view = super().view(s, seat)
        tiles = tuple(sum(5**tile for tile in own) for own in s.down)
        return view if seat == WATCHER else replace(view, points=tiles)

    def world(self, view: ShamansView, rng: Rng) -> ShamansState:
        world = super().world(view, rng)
        while self.view(world, view.seat) != view:
            world = super().world(view, rng)
        return world

    def redeal(self, world: ShamansState, view: ShamansView, rng: Rng) -> ShamansState:
        return self.world(view, rng)


class EventsChanged(Planted):
    """A defect in what is told."""

    def change(self, s: ShamansState, event: Event) -> Event:
        return event

    def apply(self, s: ShamansState, seat: Seat, action: Action) -> list[Event]:
        return [self.change(s, event) for event in super().apply(s, seat, action)]


class WhispersAloud(EventsChanged):
    """Everybody hears which artifact was taken unseen, marked as a secret that came out."""

    def change(self, s: ShamansState, event: Event) -> Event:
        return replace(event, audience=None) if event.key == "you-took" else event


class WhispersAloudUnmarked(EventsChanged):
    """The same, not even marked."""

    def change(self, s: ShamansState, event: Event) -> Event:
        return replace(event, audience=None, reveals=False) if event.key == "you-took" else event


class TellsRoles(EventsChanged):
    """A public event carries the roles."""

    def change(self, s: ShamansState, event: Event) -> Event:
        if event.key != "leads":
            return event
        return replace(event, params={**event.params, "shadows": s.shadows}, reveals=False)


class HidesOptions(Planted):
    """The last option is missing when the next seat holds an odd card first."""

    def options(self, s: ShamansState, seat: Seat) -> list[Action]:
        options = super().options(s, seat)
        if len(options) < 2 or not s.hands[next_seat(s, seat)]:
            return options
        return options[:-1] if s.hand(next_seat(s, seat))[0] % 2 else options

    def choices(self, s: ShamansState, seat: Seat) -> int:
        """By number they could be told from the options."""
        return 0

    def sample(self, s: ShamansState, seat: Seat, rng: Rng) -> Action:
        return rng.choice(self.options(s, seat))

    def default(self, s: ShamansState, seat: Seat) -> Action:
        return self.options(s, seat)[0]


class RefusesKnowingly(Planted):
    """A refusal hints at what the next seat holds."""

    def check(self, s: ShamansState, seat: Seat, action: Action) -> None:
        try:
            super().check(s, seat, action)
        except Illegal as illegal:
            hint = sum(s.hand(next_seat(s, seat)))
            raise Illegal(illegal.rule, illegal.key, **illegal.params, hint=hint) from None


class AsksHolders(Planted):
    """Before the Moon only those who really hold a portal are asked, if anybody does."""

    def decision(self, s: ShamansState) -> Decision | None:
        decision = super().decision(s)
        if decision is None or not decision.kind.startswith("portal-"):
            return decision
        holders = tuple(seat for seat in decision.seats if has_portal(s, seat))
        return replace(decision, seats=holders or decision.seats)

    def whose(self, s: ShamansState) -> Seat:
        decision = self.decision(s)
        return super().whose(s) if decision is None else decision.seats[0]


class WorldForgetsThePass(Planted):
    """A world does not know where the card went that the seat has passed."""

    def world(self, view: ShamansView, rng: Rng) -> ShamansState:
        return super().world(replace(view, passed=UNKNOWN), rng)


class WorldForgetsRoles(Planted):
    """Another world for a view deals the seat another role."""

    def redeal(self, world: ShamansState, view: ShamansView, rng: Rng) -> ShamansState:
        unknown = (UNKNOWN,) * len(view.roles)
        return super().world(replace(view, roles=unknown), rng)
