"""Djinn, and the server at tables of it, with one leak each: of the cards that T19 keeps hidden."""

from __future__ import annotations

from typing import Any, Final

from spiritboard.core.errors import Illegal
from spiritboard.core.rng import key_of, stream
from spiritboard.core.state import clone
from spiritboard.core.values import WATCHER, Action, Event, Outcome, Seat
from spiritboard.games.djinn.game import Djinn
from spiritboard.games.djinn.rules.ending import points_of, winners_of
from spiritboard.games.djinn.state import DjinnState
from spiritboard.games.djinn.view import DjinnView
from spiritboard.match import Match
from spiritboard.server import lobby, presenter, sockets, wire
from spiritboard.server.house import House
from spiritboard.server.identity import Visitor
from spiritboard.server.journal import TableDoc
from spiritboard.server.presenter import Moment, Presenter
from spiritboard.server.room import Room
from spiritboard.text import Phrase
from tests.server.leaks.planted import Honest, Leaks, replace

LEAKS: Final = Leaks()
plant = LEAKS.plant


def state_of(match: Match | None) -> DjinnState:
    assert match is not None
    assert isinstance(match.state, DjinnState)
    return match.state


def kept_in(match: Match | None) -> tuple[int, ...]:
    """T19 The cards that somebody keeps."""
    scoring = state_of(match).scoring
    return tuple(card for card, owner in enumerate(scoring) if owner >= 0)


def points_in(s: DjinnState) -> tuple[int, ...]:
    """By seat, with the cards that nobody else should see."""
    return tuple(points_of(s, seat) for seat in range(s.box.seats))


# The state


@plant(Djinn, "view")
def not_hidden(honest: Honest, game: Djinn, s: DjinnState, seat: Seat) -> DjinnView:
    """Everybody's view has the owners of all scoring cards."""
    view: DjinnView = honest(game, s, seat)
    return replace(view, scoring=tuple(s.scoring))


@plant(Djinn, "view")
def watcher_sees(honest: Honest, game: Djinn, s: DjinnState, seat: Seat) -> DjinnView:
    """The same for those who only look on."""
    view: DjinnView = honest(game, s, seat)
    return replace(view, scoring=tuple(s.scoring)) if seat == WATCHER else view


@plant(Presenter, "picture")
def looking_back(honest: Honest, presenter: Presenter, match: Match, seat: Seat) -> Any:
    """A replay shows everybody's hidden cards beside one's own."""
    return replace(honest(presenter, match, seat), kept=kept_in(match))


@plant(Presenter, "position")
def standings(honest: Honest, presenter: Presenter, match: Match, *given: Any) -> wire.Position:
    """Who would win now is sent along."""
    position: wire.Position = honest(presenter, match, *given)
    s = state_of(match)
    return replace(position, outcome=Outcome(winners_of(s), points_in(s), "most-points", "R13.1"))


@plant(Room, "places")
def leader(honest: Honest, room: Room) -> list[wire.Place]:
    """Whoever leads wears a crown."""
    places: list[wire.Place] = honest(room)
    if room.match is None:
        return places
    leading = winners_of(state_of(room.match))
    return [
        replace(place, name=f"♛ {place.name}") if seat in leading else place
        for seat, place in enumerate(places)
    ]


# What may be done, and what would come of it


@plant(Presenter, "options")
def option_order(
    honest: Honest, presenter: Presenter, moment: Moment, view: DjinnView, seat: Seat
) -> list[wire.Option]:
    """What brings a hidden card's owner nothing is listed first."""
    found: list[wire.Option] = honest(presenter, moment, view, seat)
    return found[::-1] if sum(kept_in(moment.match)) % 2 else found


@plant(Presenter, "options")
def preview(
    honest: Honest, presenter: Presenter, moment: Moment, view: DjinnView, seat: Seat
) -> list[wire.Option]:
    """An answer is tried at the true table to count the points that it makes up to."""
    found: list[wire.Option] = honest(presenter, moment, view, seat)
    return [replace(x, does=[*x.does, points_after(moment.match, seat, x.action)]) for x in found]


def points_after(match: Match, seat: Seat, plain: Any) -> Phrase:
    after = clone(state_of(match))
    match.game.advance(after, seat, match.game.action(plain))
    return Phrase("preview-points", {"points": sum(points_in(after))})


@plant(Presenter, "options")
def next_chest(
    honest: Honest, presenter: Presenter, moment: Moment, view: DjinnView, seat: Seat
) -> list[wire.Option]:
    """What lies on top of the stack of chests is drawn before anybody opens one."""
    drawn = stream(key_of(moment.match.seeds[0].seed), "chests", view.openings).choice(range(18))
    top = Phrase("preview-chests", {"left": drawn})
    return [replace(x, does=[*x.does, top]) for x in honest(presenter, moment, view, seat)]


@plant(sockets, "what_if")
async def weighed(
    honest: Honest, room: Room, visitor: Visitor, command: wire.WhatIf
) -> wire.Prospects:
    """What a wish would bring is told with everybody's points."""
    found: wire.Prospects = await honest(room, visitor, command)
    points = Phrase("preview-points", {"points": sum(points_in(state_of(room.match)))})
    return replace(found, prospects=[replace(x, does=[*x.does, points]) for x in found.prospects])


@plant(sockets, "hint")
async def hint(
    honest: Honest, house: House, room: Room, visitor: Visitor, command: wire.HintRequest
) -> wire.Hint:
    """The adviser knows what the others keep."""
    found: wire.Hint = await honest(house, room, visitor, command)
    return replace(found, why=[Phrase("hint-share", {"share": sum(kept_in(room.match))})])


@plant(presenter, "undo_of")
def undo_consent(honest: Honest, match: Match, seat: Seat, *given: Any) -> str:
    """Nobody takes back freely while a hidden card brings its owner the lead."""
    leads = winners_of(state_of(match))
    found: str = honest(match, seat, *given)
    return "ask" if found == "free" and seat not in leads else found


# What is told


@plant(Djinn, "apply")
def whispers_aloud(
    honest: Honest, game: Djinn, s: DjinnState, seat: Seat, action: Action
) -> list[Event]:
    """Everybody hears which cards were kept."""
    return [
        replace(event, audience=None) if event.key == "you-keep" else event
        for event in honest(game, s, seat, action)
    ]


@plant(Djinn, "apply")
def log_phrase(
    honest: Honest, game: Djinn, s: DjinnState, seat: Seat, action: Action
) -> list[Event]:
    """Whatever somebody gains is told with their points."""
    told: list[Event] = honest(game, s, seat, action)
    points = points_in(s)
    return [
        replace(event, params={**event.params, "points": points}) if "gains" in event.key else event
        for event in told
    ]


@plant(Djinn, "check")
def error_text(honest: Honest, game: Djinn, s: DjinnState, seat: Seat, action: Action) -> None:
    """A refusal says how many points there are in all."""
    try:
        honest(game, s, seat, action)
    except Illegal as illegal:
        points = sum(points_in(s))
        raise Illegal(illegal.rule, illegal.key, **{**illegal.params, "points": points}) from None


# By other ways


@plant(lobby, "listed")
def lobby_order(honest: Honest, house: House, doc: TableDoc, visitor: Visitor) -> wire.LobbyTable:
    """The lobby lists those first who have most points."""
    found: wire.LobbyTable = honest(house, doc, visitor)
    points = points_in(state_of(house.rooms[doc.id].match))
    ranks = sorted(range(len(points)), key=lambda seat: -points[seat])
    return replace(found, seats=[found.seats[seat] for seat in ranks])
