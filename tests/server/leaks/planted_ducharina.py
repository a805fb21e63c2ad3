"""Duchařina, and the server at tables of it, with one leak each: of plans before all are in (G9.3)."""

from __future__ import annotations

from typing import Any, Final

from spiritboard.core.errors import Illegal
from spiritboard.core.rng import key_of, stream
from spiritboard.core.values import WATCHER, Action, Event, Seat
from spiritboard.games.ducharina.actions import Plan
from spiritboard.games.ducharina.game import Ducharina
from spiritboard.games.ducharina.rules.ghosts import MoveGhosts
from spiritboard.games.ducharina.state import DucharinaState
from spiritboard.games.ducharina.view import DucharinaView
from spiritboard.match import Match
from spiritboard.server import presenter, sockets, wire
from spiritboard.server.house import House
from spiritboard.server.identity import Visitor
from spiritboard.server.presenter import Moment, Presenter
from spiritboard.server.room import Room
from spiritboard.text import Phrase
from tests.server.leaks.planted import Honest, Leaks, replace

LEAKS: Final = Leaks()
plant = LEAKS.plant


def state_of(match: Match | None) -> DucharinaState:
    assert match is not None
    assert isinstance(match.state, DucharinaState)
    return match.state


def plans_in(s: DucharinaState) -> dict[Seat, Plan]:
    """Those that are ready."""
    return {seat: plan for seat, plan in enumerate(s.answers) if isinstance(plan, Plan)}


def steps_in(s: DucharinaState) -> tuple[tuple[int, ...], ...]:
    return tuple(step for plan in plans_in(s).values() for step in plan.steps)


def count(s: DucharinaState) -> int:
    return sum(sum(step) + 1 for step in steps_in(s))


# The state


@plant(Ducharina, "view")
def not_hidden(honest: Honest, game: Ducharina, s: DucharinaState, seat: Seat) -> DucharinaView:
    """Whoever has no plan yet sees the first one that is ready as their own."""
    view: DucharinaView = honest(game, s, seat)
    if seat == WATCHER:
        return view
    return replace(view, answer=view.answer or next(iter(plans_in(s).values()), None))


@plant(Ducharina, "view")
def watcher_sees(honest: Honest, game: Ducharina, s: DucharinaState, seat: Seat) -> DucharinaView:
    """Those who only look on see what the first seat sees."""
    view: DucharinaView = honest(game, s, 0 if seat == WATCHER else seat)
    return view


@plant(Ducharina, "view")
def moved_at_once(honest: Honest, game: Ducharina, s: DucharinaState, seat: Seat) -> DucharinaView:
    """Ghosts stand where they are planned to go before anybody else is ready."""
    view: DucharinaView = honest(game, s, seat)
    ghosts = list(view.ghosts)
    for owner, plan in plans_in(s).items():
        for ghost, square, spot, _ in plan.steps:
            ghosts[7 * owner + ghost] = 5 * square + spot if square < 36 else -2
    return replace(view, ghosts=tuple(ghosts))


@plant(Ducharina, "view")
def who_stays(honest: Honest, game: Ducharina, s: DucharinaState, seat: Seat) -> DucharinaView:
    """Only those are ready who move somebody."""
    view: DucharinaView = honest(game, s, seat)
    return replace(view, answered=tuple(x for x, plan in plans_in(s).items() if plan.steps))


@plant(Presenter, "picture")
def drawn_for_all(honest: Honest, presenter: Presenter, match: Match, seat: Seat) -> Any:
    """The board draws everybody's plan, also in a replay."""
    return replace(honest(presenter, match, seat), plan=steps_in(state_of(match)))


@plant(Room, "places")
def busy(honest: Honest, room: Room) -> list[wire.Place]:
    """Whoever moves most wears a crown."""
    places: list[wire.Place] = honest(room)
    plans = plans_in(state_of(room.match)) if room.match is not None else {}
    most = max(plans, key=lambda seat: len(plans[seat].steps), default=None)
    return [
        replace(place, name=f"♛ {place.name}") if seat == most else place
        for seat, place in enumerate(places)
    ]


# Who is asked, and what may be done


@plant(MoveGhosts, "seats")
def who_is_asked(honest: Honest, frame: object, s: DucharinaState) -> tuple[Seat, ...]:
    """Whoever moves nobody is asked again until all are ready."""
    idle = [seat for seat, plan in plans_in(s).items() if not plan.steps]
    return tuple(sorted([*honest(frame, s), *idle]))


@plant(Presenter, "options")
def option_order(
    honest: Honest, presenter: Presenter, moment: Moment, view: DucharinaView, seat: Seat
) -> list[wire.Option]:
    """What somebody else plans too is listed first."""
    found: list[wire.Option] = honest(presenter, moment, view, seat)
    return found[::-1] if count(state_of(moment.match)) % 2 else found


@plant(Presenter, "options")
def preview(
    honest: Honest, presenter: Presenter, moment: Moment, view: DucharinaView, seat: Seat
) -> list[wire.Option]:
    """What an option costs is told with what the others spend."""
    spent = Phrase("preview-cost", {"cost": count(state_of(moment.match))})
    return [replace(x, does=[*x.does, spent]) for x in honest(presenter, moment, view, seat)]


@plant(Presenter, "options")
def next_door(
    honest: Honest, presenter: Presenter, moment: Moment, view: DucharinaView, seat: Seat
) -> list[wire.Option]:
    """The door is rolled before anybody has planned."""
    drawn = stream(key_of(moment.match.seeds[0].seed), "door", view.round).choice(range(6))
    door = Phrase("preview-cost", {"cost": drawn})
    return [replace(x, does=[*x.does, door]) for x in honest(presenter, moment, view, seat)]


@plant(sockets, "what_if")
async def weighed(
    honest: Honest, room: Room, visitor: Visitor, command: wire.WhatIf
) -> wire.Prospects:
    """A wish is told with the squares that others will be on."""
    found: wire.Prospects = await honest(room, visitor, command)
    taken = {"taken": [step[1] for step in steps_in(state_of(room.match))]}
    return replace(found, prospects=[replace(x, show={**x.show, **taken}) for x in found.prospects])


@plant(sockets, "hint")
async def hint(
    honest: Honest, house: House, room: Room, visitor: Visitor, command: wire.HintRequest
) -> wire.Hint:
    """The adviser knows where the others go."""
    found: wire.Hint = await honest(house, room, visitor, command)
    return replace(found, why=[Phrase("hint-share", {"share": count(state_of(room.match))})])


@plant(presenter, "undo_of")
def undo_consent(honest: Honest, match: Match, *given: Any) -> str:
    """Nobody takes back freely while another plans much."""
    found: str = honest(match, *given)
    return "ask" if found == "free" and count(state_of(match)) % 2 else found


# What is told


@plant(Ducharina, "apply")
def told_at_once(
    honest: Honest, game: Ducharina, s: DucharinaState, seat: Seat, action: Action
) -> list[Event]:
    """Everybody hears of a plan when it is ready."""
    told: list[Event] = honest(game, s, seat, action)
    if isinstance(action, Plan) and s.answers:
        told.append(Event("ghosts-stay", {"seat": seat, "left": len(action.steps)}))
    return told


@plant(Ducharina, "interrupt")
def told_when_withdrawn(
    honest: Honest, game: Ducharina, s: DucharinaState, seat: Seat, action: Action
) -> None:
    """Whoever withdraws a plan shows it."""
    plan = s.answers[seat]
    honest(game, s, seat, action)
    assert isinstance(plan, Plan)
    s.tell("points-lost", seat=seat, left=sum(map(sum, plan.steps)))


@plant(Ducharina, "check")
def error_text(
    honest: Honest, game: Ducharina, s: DucharinaState, seat: Seat, action: Action
) -> None:
    """A refusal says how much the others move."""
    try:
        honest(game, s, seat, action)
    except Illegal as illegal:
        raise Illegal(illegal.rule, illegal.key, **{**illegal.params, "left": count(s)}) from None


@plant(Room, "set_clock")
def clock(honest: Honest, room: Room) -> None:
    """Where much is moved there is more time."""
    honest(room)
    if room.match is not None:
        room.clock.until += count(state_of(room.match))
