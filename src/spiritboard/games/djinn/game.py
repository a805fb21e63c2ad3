"""Djinn as a Game: the frames of `rules`, the views of `view`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

import msgspec

from spiritboard.core.boxed_game import BoxedGame
from spiritboard.core.errors import BadSetup, Illegal
from spiritboard.core.record import registry
from spiritboard.core.rng import Rng
from spiritboard.core.state import clone
from spiritboard.core.values import Action, Outcome, Seat
from spiritboard.games.djinn.actions import Capture, Convert, Lure
from spiritboard.games.djinn.box import BOSS, Box
from spiritboard.games.djinn.content import Wishes, make_box, read_content
from spiritboard.games.djinn.info import INFO, DjinnOptions
from spiritboard.games.djinn.knowledge import deal_kept, make_view, make_world
from spiritboard.games.djinn.rows import COLOUR_ROW, bosses_row, corked_at, held_at
from spiritboard.games.djinn.rules import (
    academy,
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
from spiritboard.games.djinn.upgrade import VERSION, upgraded
from spiritboard.games.djinn.view import DjinnView

RECORDS: Final = registry(
    [
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
        academy.RouseFirst,
        academy.RouseAtAcademy,
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
        gains.GainRest,
        keeping.BonusOffered,
        keeping.FromBag,
        keeping.DrawOne,
        keeping.Store,
        bosses.Refill,
        bosses.Arrive,
        ending.NextTurn,
        ending.AfterTurn,
        tom.TomTurns,
        tom.KeyGoes,
        tom.MageRests,
        tom.BottleGoes,
        tom.TomMayWin,
        ending.LastOfTom,
        ending.LastActions,
        ending.LastAction,
        ending.Score,
    ]
)


class Djinn(BoxedGame[DjinnState, DjinnView, Box]):
    """The rules as we play them; `content` is what lies in the box."""

    version: ClassVar[int] = VERSION

    def __init__(self, content: Mapping[str, object]) -> None:
        super().__init__(INFO, content)
        self.state_type = DjinnState
        self.records = RECORDS
        self.interrupts = errands.ERRANDS
        self.unlisted = (Capture, Lure)

    def make_box(self, seats: int, options: msgspec.Struct) -> Box:
        assert isinstance(options, DjinnOptions)
        if options.first is not None and not 0 <= options.first < seats:
            raise BadSetup("no-such-seat", seat=options.first, seats=seats)
        first = NOTHING if options.first is None else options.first
        wishes = Wishes(first, options.first_game, options.long, options.tom, options.extra_turn)
        return make_box(read_content(self.content, options.content), seats, wishes)

    def setup(self, seats: int, options: msgspec.Struct) -> DjinnState:
        state = setup.new_table(self.box(seats, options))
        self.settle(state)
        return state

    def check_content(self, changes: Mapping[str, object]) -> None:
        content = read_content(self.content, changes)
        for seats in INFO.seats:
            make_box(content, seats, Wishes(NOTHING, False, True, 15, True))

    def beside(self, s: DjinnState) -> tuple[Seat, ...]:
        """Whoever has the turn; the draft is nobody's."""
        return () if isinstance(s.stack[-1], setup.Draft) else (s.seat(),)

    def out_of_turn(self, s: DjinnState, seat: Seat) -> list[Action]:
        """What may be done at any time in one's turn; D44 while Tom is paid, keys can be changed."""
        if seat not in self.beside(s):
            return []
        is_paying = isinstance(s.stack[-1], tom.PAYMENTS)
        return errands.changes(s, seat) if is_paying else errands.errands(s, seat)

    def interrupt(self, s: DjinnState, seat: Seat, action: Action) -> None:
        errands.run_errand(s, seat, action)

    def not_out_of_turn(self, s: DjinnState, seat: Seat, action: Action) -> Illegal:
        if seat not in self.beside(s):
            return Illegal("R2.3", "not-your-turn")
        if isinstance(s.stack[-1], tom.PAYMENTS) and not isinstance(action, Convert):
            return Illegal("R2.3", "not-your-turn")
        return errands.why_no_errand(s, seat, action)

    def view(self, s: DjinnState, seat: Seat) -> DjinnView:
        return make_view(s, seat)

    def view_beside(self, s: DjinnState, seat: Seat, other: DjinnView) -> DjinnView:
        return make_view(s, seat, other)

    def world(self, view: DjinnView, rng: Rng) -> DjinnState:
        return make_world(view, rng, RECORDS)

    def redeal(self, world: DjinnState, view: DjinnView, rng: Rng) -> DjinnState:
        other = clone(world)
        deal_kept(other, view, rng)
        return other

    def outcome(self, s: DjinnState) -> Outcome | None:
        return ending.final_outcome(s)

    def upgraded(self, data: dict[str, object], version: int) -> dict[str, object]:
        return upgraded(data, version)

    def rounds(self, s: DjinnState) -> int:
        """D32 The last action at the Source is no round."""
        if not s.stack:
            return (s.last or s.turn) // s.box.seats
        turn = min(s.turn, s.last - 1) if s.last else s.turn
        return turn // s.box.seats + 1

    def conserved(self, s: DjinnState) -> Mapping[str, int]:
        """Djinn of each colour, also those about to be stored, bosses, cards, also those about to be
        shown; of limited goods what the box holds, unless there are more; no circle holds two."""
        seats = range(s.box.seats)
        held_up = [frame.colour for frame in s.stack if isinstance(frame, keeping.Store)]
        found = {}
        for colour in range(4):
            there = s.bag[colour] + sum(s.djinn[colour::COLOUR_ROW])
            there += sum([s.held[held_at(seat, colour)] for seat in seats])
            there += sum([s.corked[corked_at(seat, colour)] for seat in seats])
            found[f"djinn {colour}"] = there + held_up.count(colour)
        kept = sum([s.held[held_at(seat, BOSS)] for seat in seats])
        kept += sum([sum(s.corked[bosses_row(seat)]) for seat in seats])
        found["bosses"] = s.bosses + sum(s.boss) + kept
        coming = sum([isinstance(frame, mages.ShowMage) for frame in s.stack])
        found["mages"] = sum(s.mage_piles) + coming + len(s.mages) - s.mages.count(UNSEEN)
        coming = sum([isinstance(frame, gear.GearChance) for frame in s.stack])
        found["gear"] = sum(s.gear_piles) + coming + len(s.gear) - s.gear.count(UNSEEN)
        found["keys"] = max(s.box.keys, sum(s.keys))
        found["scrolls"] = max(s.box.scrolls, sum(s.scrolls))
        found["overfull circles"] = sum([s.free_circles(seat) < 0 for seat in seats])
        return found
