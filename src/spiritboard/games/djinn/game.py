"""Djinn as a Game: the frames of `rules`, the views of `view`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from spiritboard.core.errors import BadSetup, Illegal
from spiritboard.core.frame_game import FrameGame
from spiritboard.core.record import registry
from spiritboard.core.rng import Rng
from spiritboard.core.state import clone
from spiritboard.core.values import Action, Outcome, Seat
from spiritboard.games.djinn.actions import Capture, Lure
from spiritboard.games.djinn.box import ROUNDS, Box
from spiritboard.games.djinn.content import Wishes, make_box, read_content
from spiritboard.games.djinn.info import INFO, DjinnOptions
from spiritboard.games.djinn.knowledge import deal_kept, make_view, make_world
from spiritboard.games.djinn.rules import (
    archive,
    bosses,
    catacombs,
    ending,
    errands,
    gains,
    gear,
    keeping,
    mages,
    market,
    picking,
    setup,
    tolls,
    tom,
    turn,
    walking,
)
from spiritboard.games.djinn.state import NOTHING, UNSEEN, DjinnState
from spiritboard.games.djinn.view import DjinnView

RECORDS: Final = registry(
    [
        Box,
        setup.ChooseFirst,
        setup.DealTown,
        setup.Draft,
        setup.ServeTraits,
        setup.KeepScoring,
        turn.BeginTurn,
        turn.Act,
        walking.FirstStep,
        walking.Step,
        tolls.Toll,
        mages.ShowMage,
        mages.CallMage,
        mages.WakeSome,
        mages.RouseAtAcademy,
        catacombs.OpenOne,
        catacombs.LeaveOne,
        catacombs.UseChests,
        catacombs.UnlockOne,
        archive.ConsultAgain,
        archive.PlaceOne,
        gear.ShowGear,
        gear.DrawGear,
        gear.GainGear,
        gear.KeepOne,
        gear.BanishOne,
        gear.SwapBottles,
        market.TakeGoods,
        market.TradeAgain,
        picking.PickBottles,
        gains.CatchOne,
        keeping.FromBag,
        keeping.DrawOne,
        keeping.Store,
        bosses.Refill,
        bosses.Arrive,
        ending.NextTurn,
        ending.AfterTurn,
        tom.TomTurns,
        tom.MageRests,
        tom.BottleGoes,
        tom.TomMayWin,
        ending.LastOfTom,
        ending.LastActions,
        ending.LastAction,
        ending.Score,
    ]
)


class Djinn(FrameGame[DjinnState, DjinnView]):
    """The rules as we play them; `content` is what lies in the box."""

    def __init__(self, content: Mapping[str, object]) -> None:
        super().__init__(INFO)
        self.content = content
        self.state_type = DjinnState
        self.records = RECORDS
        self.interrupts = errands.ERRANDS
        self.unlisted = (Capture, Lure)

    def setup(self, seats: int, options: msgspec.Struct) -> DjinnState:
        assert isinstance(options, DjinnOptions)
        if options.first is not None and not 0 <= options.first < seats:
            raise BadSetup("no-such-seat", seat=options.first, seats=seats)
        first = NOTHING if options.first is None else options.first
        wishes = Wishes(first, options.first_game, options.long, options.tom, options.extra_turn)
        box = make_box(read_content(self.content, options.content), seats, wishes)
        state = setup.new_table(box)
        self.settle(state)
        return state

    def check_content(self, changes: Mapping[str, object]) -> None:
        content = read_content(self.content, changes)
        for seats in INFO.seats:
            make_box(content, seats, Wishes(NOTHING, False, True, 15, True))

    def beside(self, s: DjinnState) -> tuple[Seat, ...]:
        """Whoever has the turn."""
        return (s.seat(),) if self.is_in_turn(s) else ()

    def is_in_turn(self, s: DjinnState) -> bool:
        """The draft and Tom are nobody's turn."""
        return not isinstance(s.stack[-1], setup.Draft | tom.MageRests | tom.BottleGoes)

    def out_of_turn(self, s: DjinnState, seat: Seat) -> list[Action]:
        """What may be done at any time in one's turn."""
        return errands.errands(s, seat) if seat == s.seat() and self.is_in_turn(s) else []

    def interrupt(self, s: DjinnState, seat: Seat, action: Action) -> None:
        errands.run_errand(s, seat, action)

    def not_out_of_turn(self, s: DjinnState, seat: Seat, action: Action) -> Illegal:
        if seat != s.seat() or not self.is_in_turn(s):
            return Illegal("R2.3", "not-your-turn")
        return errands.why_no_errand(s, seat, action)

    def view(self, s: DjinnState, seat: Seat) -> DjinnView:
        return make_view(s, seat)

    def world(self, view: DjinnView, rng: Rng) -> DjinnState:
        return make_world(view, rng, RECORDS)

    def redeal(self, world: DjinnState, view: DjinnView, rng: Rng) -> DjinnState:
        other = clone(world)
        deal_kept(other, view, rng)
        return other

    def outcome(self, s: DjinnState) -> Outcome | None:
        return ending.final_outcome(s)

    def rounds(self, s: DjinnState) -> int:
        """D32 The last action at the Source is no round."""
        return (s.last or s.turn) // s.box.seats

    def conserved(self, s: DjinnState) -> Mapping[str, int]:
        """Djinn of each colour, also those about to be stored, bosses, cards, also those about to be
        shown; of limited goods what the box holds, unless there are more; no circle holds two."""
        seats = range(s.box.seats)
        held_up = [frame.colour for frame in s.stack if isinstance(frame, keeping.Store)]
        found = {}
        for colour in range(4):
            there = s.bag[colour] + sum([s.djinn[4 * space + colour] for space in range(ROUNDS)])
            there += sum([s.held[5 * seat + colour] for seat in seats])
            there += sum([s.corked[8 * seat + colour] for seat in seats])
            found[f"djinn {colour}"] = there + held_up.count(colour)
        kept = sum([s.held[5 * seat + 4] for seat in seats])
        kept += sum([sum(s.corked[8 * seat + 4 : 8 * seat + 8]) for seat in seats])
        found["bosses"] = s.bosses + sum(s.boss) + kept
        coming = sum([isinstance(frame, mages.ShowMage) for frame in s.stack])
        found["mages"] = sum(s.mage_piles) + coming + len(s.mages) - s.mages.count(UNSEEN)
        coming = sum([isinstance(frame, gear.GearChance) for frame in s.stack])
        found["gear"] = sum(s.gear_piles) + coming + len(s.gear) - s.gear.count(UNSEEN)
        found["keys"] = max(s.box.keys, sum(s.keys))
        found["scrolls"] = max(s.box.scrolls, sum(s.scrolls))
        found["overfull circles"] = sum([s.free_circles(seat) < 0 for seat in seats])
        return found
