"""Shamans as a Game: the frames of `rules`, the views of `view`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

import msgspec
from mypy_extensions import i64

from spiritboard.core.bits import nth_of, size_of
from spiritboard.core.boxed_game import BoxedGame
from spiritboard.core.content import whole
from spiritboard.core.errors import BadSetup, Illegal
from spiritboard.core.record import registry
from spiritboard.core.rng import Rng
from spiritboard.core.state import clone
from spiritboard.core.values import Action, Outcome, Seat
from spiritboard.games.shamans.actions import TurnUp, UsePortal
from spiritboard.games.shamans.box import TILES, Box
from spiritboard.games.shamans.content import make_box, read_content
from spiritboard.games.shamans.info import INFO, ShamansOptions
from spiritboard.games.shamans.knowledge import make_view, make_world, redeal
from spiritboard.games.shamans.rules import (
    artifacts,
    elimination,
    portals,
    resolution,
    rituals,
    scoring,
    setup,
    trick,
)
from spiritboard.games.shamans.state import NOTHING, ShamansState
from spiritboard.games.shamans.upgrade import BOX_OF_0_1, VERSION, upgraded
from spiritboard.games.shamans.view import ShamansView

RECORDS: Final = registry(
    [
        setup.ChooseFirst,
        setup.Rounds,
        setup.DealRound,
        trick.Trick,
        trick.Lead,
        trick.Follow,
        trick.PlaceStray,
        trick.NextGuide,
        resolution.LowestTakes,
        resolution.HighestPlaces,
        resolution.Succession,
        resolution.GuideNaming,
        artifacts.TakeArtifact,
        artifacts.Refill,
        artifacts.DrawUnseen,
        artifacts.LookAtTop,
        artifacts.PassCards,
        portals.Warp,
        portals.Brink,
        portals.Advance,
        portals.LastCall,
        elimination.Elimination,
        rituals.Ritual,
        rituals.Stabilisation,
        rituals.Transmutation,
        rituals.Neutralisation,
        rituals.CompletedWorlds,
        rituals.RitualOrder,
        scoring.ScoreRound,
    ]
)

SUDDEN: Final[tuple[Action, ...]] = (
    portals.ONWARD,
    portals.BACK,
    *[TurnUp(tile) for tile in range(len(TILES))],
)
"""S5.1, S4.2 What may be done out of turn, by number."""


class Shamans(BoxedGame[ShamansState, ShamansView, Box]):
    """The rules as we play them; `content` is what lies in the box."""

    version: ClassVar[int] = VERSION

    def __init__(self, content: Mapping[str, object]) -> None:
        super().__init__(INFO, content)
        self.state_type = ShamansState
        self.records = RECORDS
        self.interrupts = (UsePortal, TurnUp)

    def make_box(self, seats: int, options: msgspec.Struct) -> Box:
        assert isinstance(options, ShamansOptions)
        if options.first is not None and not 0 <= options.first < seats:
            raise BadSetup("no-such-seat", seat=options.first, seats=seats)
        content = read_content(self.content, options.content)
        first = NOTHING if options.first is None else options.first
        return make_box(content, seats, options.edition, first)

    def completed(self, options: msgspec.Struct) -> msgspec.Struct:
        return self.filled(options, whole(self.content, BOX_OF_0_1))

    def setup(self, seats: int, options: msgspec.Struct) -> ShamansState:
        state = setup.new_table(self.box(seats, options))
        self.settle(state)
        return state

    def check_content(self, changes: Mapping[str, object]) -> None:
        content = read_content(self.content, changes)
        for seats in INFO.seats:
            make_box(content, seats, "ru", NOTHING)

    def sudden(self, s: ShamansState, seat: Seat) -> i64:
        """S5.1 A portal at any time; S4.2 turning up what lies face down."""
        if seat < 0:
            return 0
        return portals.portal_moves(s, seat) | artifacts.can_turn_up(s, seat) << 2

    def sudden_numbered(self, number: int) -> Action:
        return SUDDEN[number]

    def interrupt(self, s: ShamansState, seat: Seat, action: Action) -> None:
        """Hidden answers given so far are taken back: the table has changed under them."""
        s.answers = []
        if isinstance(action, UsePortal):
            portals.use_portal(s, seat, action.direction)
        else:
            assert isinstance(action, TurnUp)
            artifacts.turn_up(s, seat, action.tile)

    def impulse(self, s: ShamansState, rng: Rng) -> tuple[Seat, Action] | None:
        """Must agree with `Game.impulse`."""
        if not s.stack or not s.stack[-1].interruptible:
            return None
        beside = self.beside(s)
        if not beside:
            return None
        seat = rng.choice(beside)
        sudden = self.sudden(s, seat)
        if not sudden:
            return None
        return seat, SUDDEN[nth_of(sudden, rng.below(int(size_of(sudden))))]

    def beside(self, s: ShamansState) -> tuple[Seat, ...]:
        return tuple([seat for seat in range(s.box.seats) if s.may_act_out_of_turn(seat)])

    def not_out_of_turn(self, s: ShamansState, seat: Seat, action: Action) -> Illegal:
        if seat < 0 or not s.is_alive(seat):
            return Illegal("S5.4", "out-of-the-round")
        if isinstance(action, UsePortal):
            return portals.why_no_portal(s, seat, action)
        return Illegal("S4.2", "no-such-tile")

    def view(self, s: ShamansState, seat: Seat) -> ShamansView:
        return make_view(s, seat)

    def view_beside(self, s: ShamansState, seat: Seat, other: ShamansView) -> ShamansView:
        return make_view(s, seat, other)

    def world(self, view: ShamansView, rng: Rng) -> ShamansState:
        state = make_world(view, rng, RECORDS)
        if view.is_open:
            self.answer_unseen(state, [seat for seat in view.answered if seat != view.seat], rng)
            if view.answer is not None:
                state.answers[view.seat] = view.answer
        return state

    def redeal(self, world: ShamansState, view: ShamansView, rng: Rng) -> ShamansState:
        if view.is_open:
            return self.world(view, rng)
        state = clone(world)
        redeal(state, view.seat, rng)
        return state

    def upgraded(self, data: dict[str, object], version: int) -> dict[str, object]:
        return upgraded(data, version)

    def rounds(self, s: ShamansState) -> int:
        return s.round

    def outcome(self, s: ShamansState) -> Outcome | None:
        return scoring.final_outcome(s)

    def conserved(self, s: ShamansState) -> Mapping[str, int]:
        """Cards, artifacts and roles: none is lost, none is made."""
        dealt = s.round > 0
        cards = sum([int(size_of(hand)) for hand in s.hands]) + sum([card >= 0 for card in s.trick])
        cards += sum([values.bit_count() for values in s.placed])
        tiles = sum(s.pile) + sum(s.discard) + sum([tile >= 0 for tile in s.display])
        tiles += sum([len(own) for own in s.up]) + sum([len(own) for own in s.down])
        return {
            "cards": cards if dealt else len(s.box.deck()),
            "tiles": tiles,
            "shadows": s.shadows.bit_count() if dealt else s.box.shadows,
        }
