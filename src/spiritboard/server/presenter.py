"""What one pair of eyes gets to see. Everything that leaves a table is made here, from views."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final, Literal

import msgspec

from spiritboard.catalog import game, table_side
from spiritboard.core.adviser import Forecast
from spiritboard.core.errors import Illegal, SpiritboardError
from spiritboard.core.speech import Saying
from spiritboard.core.table_side import Prospect
from spiritboard.core.values import WATCHER, Action, Decision, Event, Seat
from spiritboard.match import Match
from spiritboard.match.achieved import achieved
from spiritboard.match.undo import last_answer_of, may_rewind, missing_consent
from spiritboard.server import wire
from spiritboard.server.council import Council
from spiritboard.server.journal import Chair
from spiritboard.server.script import Taught
from spiritboard.text import Phrase, Phraser

Telling = tuple[Event, wire.Told]
KEPT: Final = 4096


@cache
def phraser(name: str | None) -> Phraser:
    return Phraser(name)


class Moment:
    """What is the same for all eyes in the table as it is: found out once, however many look."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.decision: Decision | None = match.decision
        self.asked = None if self.decision is None else asked_so(self.decision, None)
        """What is asked, as whoever is not asked sees it."""
        self.open: Any = match.view(WATCHER)
        """The view of whoever looks on: all that lies open, and nothing else."""

    def view(self, seat: Seat) -> Any:
        return self.open if seat == WATCHER else self.match.view(seat, self.open)


class Presenter:
    """The presenter of one game."""

    def __init__(self, name: str) -> None:
        self.game = game(name)
        self.table_side = table_side(name)
        self.phraser = phraser(name)
        self.orders = cache(self._orders)

    def picture(self, match: Match, seat: Seat) -> Any:
        """What a board shows to these eyes."""
        return self.table_side.picture(match.view(seat))

    def position(
        self,
        match: Match,
        seat: Seat,
        chair: Chair | None = None,
        named: Sequence[Seat] = (),
        taught: Taught | None = None,
        clock: int = 0,
        council: Council | None = None,
        moment: Moment | None = None,
    ) -> wire.Position:
        """The table now. `chair`: the seat's; None for somebody who looks on."""
        if moment is None:
            moment = Moment(match)
        view, decision = moment.view(seat), moment.decision
        return wire.Position(
            view=self.table_side.picture(view),
            asked=self.asked(view, seat, moment),
            options=self.options(moment, view, seat) if chair else [],
            outcome=None if decision else match.outcome,
            undo=undo_of(match, seat, decision) if chair else "no",
            may_rewind=chair is not None and may_rewind(match, seat),
            orders=self.orders(tuple(chair.orders)) if chair else [],
            bet=self.bet(view, chair, named) if chair and decision else None,
            tip=self.message(taught.tip) if taught and chair else None,
            progress=self.progress(taught) if taught and chair else None,
            feats=achieved(match, seat) if chair and not decision else None,
            leader=council.leader(match) if council else None,
            votes=council is not None and council.votes(match),
            wanted=council.doc.wanted if council else [],
            vote_clock=council.seconds_left(match) if council else 0,
            proposals=council.proposals(match) if council else [],
            clock=clock if decision and seat in decision.seats else 0,
        )

    def message(self, key: str) -> Phrase | None:
        """One that nothing fills; empty: none."""
        return self.phraser.phrase((key, {})) if key else None

    def progress(self, taught: Taught) -> wire.Progress | None:
        if not taught.step:
            return None
        return wire.Progress(taught.step, taught.chapters, self.message(taught.chapter))

    def asked(self, view: Any, seat: Seat, moment: Moment) -> wire.Asked | None:
        decision = moment.decision
        if decision is None or seat not in decision.seats:
            return moment.asked
        return asked_so(decision, self.phraser.question(view, decision))

    def options(self, moment: Moment, view: Any, seat: Seat) -> list[wire.Option]:
        """Whoever is neither asked nor named beside the question has none: a law of the kit."""
        asked = moment.decision
        may_act = asked is not None and (seat in asked.seats or seat in asked.beside)
        return self.offered(view, moment.match.options(seat)) if may_act else []

    def offered(self, view: Any, actions: Sequence[Action]) -> list[wire.Option]:
        """Of whoever sees this. What several in a row do alike is phrased once."""
        preview, phraser, game = self.table_side.preview, self.phraser, self.game
        found: list[wire.Option] = []
        told: Sequence[Saying] | None = None
        does: list[Phrase] = []
        for action in actions:
            before, told = told, preview(view, action)
            if told is not before:
                does = [phraser.phrase(one) for one in told]
            say, beside = phraser.option(view, action), game.is_out_of_turn(action)
            found.append(wire.Option(sent(action), say, does, beside))
        return found

    def what_if(self, view: Any, wish: Mapping[str, Any]) -> list[wire.Prospect]:
        return [self.prospect(found) for found in self.table_side.what_if(view, wish)]

    def prospect(self, prospect: Prospect) -> wire.Prospect:
        return wire.Prospect(
            say=self.phraser.phrase(prospect.say),
            does=[self.phraser.phrase(told) for told in prospect.does],
            missing=[self.phraser.refusal(refusal) for refusal in prospect.missing],
            action=None if prospect.action is None else msgspec.to_builtins(prospect.action),
            is_open=prospect.is_open,
            ways=[msgspec.to_builtins(way) for way in prospect.ways],
            show=dict(prospect.show),
        )

    def _orders(self, given: tuple[str, ...]) -> list[wire.Order]:
        return [
            wire.Order(name, self.phraser.phrase((f"order-{name}", {})), name in given)
            for name in self.table_side.orders.names
        ]

    def bet(self, view: Any, chair: Chair, named: Sequence[Seat]) -> wire.Bet | None:
        on = self.table_side.bets.on(view)
        if on is None:
            return None
        say = self.phraser.phrase(("bet-ask", {"count": on.count}))
        return wire.Bet(say, on.seats, on.count, tuple(named), chair.right, chair.made)

    def advice(self, forecast: Forecast | None, account: Sequence[Saying]) -> wire.Advice:
        """What the adviser says, to everybody the same."""
        return wire.Advice(
            forecast=None if forecast is None else self.forecast(forecast),
            account=[self.phraser.phrase(said) for said in account],
        )

    def forecast(self, found: Forecast) -> wire.Forecast:
        warning = None if found.warns is None else self.phraser.phrase(found.warns)
        say, more = self.phraser.phrase(found.say), self.phraser.phrase(found.more)
        return wire.Forecast(say, more, warning)

    def told(self, events: Sequence[Event], seat: Seat) -> list[wire.Told]:
        """What these eyes were told of what happened."""
        return heard(self.tellings(events), seat)

    def tellings(self, events: Sequence[Event]) -> list[Telling]:
        """What is told of each event, to whomever it is for."""
        closes = any(event.key == self.table_side.log.round_end for event in events)
        return [(event, self.telling(event, closes=closes)) for event in events]

    def telling(self, event: Event, *, closes: bool) -> wire.Told:
        return wire.Told(
            event.key,
            dict(event.params),
            self.phraser.event(event.key, event.params),
            event.key in self.table_side.log.tails,
            closes and event.key in self.table_side.log.summary,
        )

    def refusal(self, error: SpiritboardError) -> wire.Refusal:
        rule = error.rule if isinstance(error, Illegal) else ""
        return wire.Refusal(error.key, self.phraser.refusal(error), rule)


@lru_cache(KEPT)
def sent(action: Action) -> dict[str, Any]:
    """An answer as the page gets it, and gives it back. Most are offered again and again."""
    found: dict[str, Any] = msgspec.to_builtins(action)
    return found


def heard(tellings: Sequence[Telling], seat: Seat) -> list[wire.Told]:
    """Those that are for these ears."""
    return [told for event, told in tellings if event.is_for(seat)]


def asked_so(decision: Decision, say: Phrase | None) -> wire.Asked:
    """The open question; what it says is for whoever is asked."""
    return wire.Asked(
        decision.id,
        decision.kind,
        decision.rule,
        decision.seats,
        say,
        decision.params,
        decision.takes_any,
    )


def undo_of(match: Match, seat: Seat, decision: Decision | None) -> Literal["no", "free", "ask"]:
    """May this seat take its last answer back?"""
    entry = last_answer_of(match, seat)
    if entry is None or (decision is None and not may_rewind(match, seat)):
        return "no"
    return "ask" if missing_consent(match, seat, entry) else "free"


@cache
def presenter(name: str) -> Presenter:
    return Presenter(name)


def shell_refusal(error: SpiritboardError) -> wire.Refusal:
    """A refusal where no game is concerned."""
    return wire.Refusal(error.key, phraser(None).refusal(error))


def claim_phrase(name: str, claim: str, about: Seat | None) -> Phrase:
    params = {} if about is None else {"seat": about}
    return phraser(name).phrase((f"claim-{claim}", params))
