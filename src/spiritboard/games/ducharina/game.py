"""Duchařina as a Game: the frames of `rules`, the views of `view`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from spiritboard.core.boxed_game import BoxedGame
from spiritboard.core.errors import BadSetup, Illegal
from spiritboard.core.record import registry
from spiritboard.core.rng import Rng
from spiritboard.core.values import Action, Outcome, Seat
from spiritboard.games.ducharina.actions import Furnish, Plan, Withdraw
from spiritboard.games.ducharina.box import Box
from spiritboard.games.ducharina.content import make_box, read_content
from spiritboard.games.ducharina.info import INFO, DucharinaOptions
from spiritboard.games.ducharina.knowledge import make_view, make_world
from spiritboard.games.ducharina.rules import (
    ending,
    furniture,
    ghosts,
    keyhole,
    midnight,
    midnight_ghosts,
    puzzle,
    rounds,
    setup,
)
from spiritboard.games.ducharina.state import DucharinaState
from spiritboard.games.ducharina.view import DucharinaView

RECORDS: Final = registry(
    [
        setup.WhoHasTheDie,
        setup.FurnishTheHall,
        setup.FurnishInTurn,
        setup.PutPiece,
        setup.FirstKeyhole,
        puzzle.SetPuzzle,
        puzzle.TakeCard,
        puzzle.KnownLook,
        rounds.Rounds,
        rounds.DrawCards,
        rounds.DrawCard,
        rounds.EndRound,
        furniture.MoveFurniture,
        ghosts.MoveGhosts,
        keyhole.PlaceKeyhole,
        keyhole.FindChooser,
        keyhole.AskSide,
        keyhole.RollNumber,
        keyhole.MoveKeyhole,
        midnight.TurnMidnightCard,
        midnight_ghosts.TagNeighbour,
        midnight_ghosts.GrowGhost,
    ]
)


class Ducharina(BoxedGame[DucharinaState, DucharinaView, Box]):
    """The rules as we play them; `content` is what lies in the box."""

    def __init__(self, content: Mapping[str, object]) -> None:
        super().__init__(INFO, content)
        self.state_type = DucharinaState
        self.records = RECORDS
        self.interrupts = (Withdraw,)
        self.unlisted = (Furnish, Plan)

    def make_box(self, seats: int, options: msgspec.Struct) -> Box:
        assert isinstance(options, DucharinaOptions)
        if options.first is not None and not 0 <= options.first < seats:
            raise BadSetup("no-such-seat", seat=options.first, seats=seats)
        return make_box(read_content(self.content, options.content), seats, options)

    def setup(self, seats: int, options: msgspec.Struct) -> DucharinaState:
        state = setup.new_table(self.box(seats, options))
        self.settle(state)
        return state

    def check_content(self, changes: Mapping[str, object]) -> None:
        content = read_content(self.content, changes)
        for seats in INFO.seats:
            for deck in ("measured", "generous"):
                make_box(content, seats, DucharinaOptions(deck=deck))
        for hall in content.halls:
            make_box(content, INFO.seats[-1], DucharinaOptions(hall=hall))  # type: ignore[arg-type]  # ours

    def out_of_turn(self, s: DucharinaState, seat: Seat) -> list[Action]:
        """G9.3 A plan may be taken back until all are in."""
        return [Withdraw()] if has_planned(s, seat) else []

    def beside(self, s: DucharinaState) -> tuple[Seat, ...]:
        return tuple([seat for seat in range(s.box.seats) if has_planned(s, seat)])

    def not_out_of_turn(self, s: DucharinaState, seat: Seat, action: Action) -> Illegal:
        return Illegal("G9.3", "nothing-to-withdraw")

    def interrupt(self, s: DucharinaState, seat: Seat, action: Action) -> None:
        """The others' plans stay as they are."""
        s.answers[seat] = None
        s.tell("withdraws", seat=seat)

    def view(self, s: DucharinaState, seat: Seat) -> DucharinaView:
        return make_view(s, seat)

    def world(self, view: DucharinaView, rng: Rng) -> DucharinaState:
        state = make_world(view, RECORDS)
        if view.is_open:
            self.answer_unseen(state, [seat for seat in view.answered if seat != view.seat], rng)
            if view.answer is not None:
                state.answers[view.seat] = view.answer
        return state

    def rounds(self, s: DucharinaState) -> int:
        return s.round

    def outcome(self, s: DucharinaState) -> Outcome | None:
        return puzzle.outcome(s) if s.box.goal else ending.outcome(s)

    def conserved(self, s: DucharinaState) -> Mapping[str, int]:
        """Ghosts, homes and movement cards: none is lost, none is made."""
        return {
            "ghosts": len(s.ghosts),
            "homes": len(set(s.homes)),
            "cards": s.unseen.bit_count() + seen_cards(s),
        }


def seen_cards(s: DucharinaState) -> int:
    """Movement cards that lie open or are discarded; those of a puzzle lie open from the beginning."""
    if s.box.goal:
        return len(s.coming)
    played = s.round - 1 if s.stack and s.round else s.round
    return played * s.box.seats + sum([card >= 0 for card in s.cards])


def has_planned(s: DucharinaState, seat: Seat) -> bool:
    return 0 <= seat < len(s.answers) and isinstance(s.answers[seat], Plan)
