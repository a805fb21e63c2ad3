"""What people do at a table. The caller has the table's lock."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

import msgspec

from spiritboard.core.errors import Illegal
from spiritboard.core.values import WATCHER, Action, Seat
from spiritboard.match import NeedsConsent
from spiritboard.match.undo import check_undo
from spiritboard.server import journal, wire
from spiritboard.server.calling import come_back, look, nudge, relieve
from spiritboard.server.consent import agreeing, has_shown_nothing
from spiritboard.server.identity import Visitor
from spiritboard.server.journal import Talked, TookBack, UndoState
from spiritboard.server.presenter import claim_phrase
from spiritboard.server.results import leaves_histories
from spiritboard.server.room import Room


async def carry_out(room: Room, visitor: Visitor, command: wire.AnyCommand) -> int:
    """What was done before is not done again: the reply is the first reply."""
    asked = (visitor.guest, visitor.known_by(command.key))
    if (before := room.keeper.done.get(asked)) is not None:
        return before
    return await DEEDS[type(command)](room, visitor, command)


async def answer(room: Room, visitor: Visitor, command: wire.Answer) -> int:
    room.check_holds(visitor, command.seat)
    action = room.playing().game.action(command.action)
    return await decide(room, visitor, command, action)


async def decide(room: Room, visitor: Visitor, command: wire.Answer, action: Action) -> int:
    """Carried out, or kept as a proposal where people decide together."""
    match, doc, council = room.playing(), room.doc, room.council
    if not match.game.info.together:
        return await room.play(command.seat, action, command.decision, "", visitor, command.key)
    proposed = {**doc.proposals, command.seat: msgspec.to_builtins(action)}
    if command.seat in council.members(match):
        match.check(command.seat, action, command.decision)
    if council.decides(match, command.seat, proposed):
        doc.proposer = council.proposer(match, command.seat, proposed)
        council.remember(match, command.seat, proposed)
        return await room.play(command.seat, action, command.decision, "", visitor, command.key)
    if not doc.proposals:
        doc.proposed_at = time.time()
    doc.proposals = proposed
    seq = await room.persist(journal.Kept(), visitor, command.key)
    room.look_anew()
    room.tell_positions()
    return seq


async def take_back(room: Room, visitor: Visitor, command: wire.TakeBack) -> int:
    """At once if nobody minds, else the others are asked."""
    room.check_holds(visitor, command.seat)
    match = room.playing()
    is_late = command.after or not has_shown_nothing(room.doc, match, command.seat)
    if room.doc.evening and is_late:
        raise Illegal("", "evening-seen")
    if command.after:
        return await rewind(room, visitor, command)
    try:
        check_undo(match, command.seat, agreeing(room.doc, match, command.seat))
    except NeedsConsent:
        room.doc.undo = UndoState(command.seat, [])
        return await kept_wish(room, visitor, command.key)
    return await undo(room, command.seat, visitor, command.key)


async def rewind(room: Room, visitor: Visitor, command: wire.TakeBack) -> int:
    """Back to any moment of the match: one who plays alone needs to ask nobody."""
    if room.people() != (command.seat,):
        raise Illegal("", "rewind-alone")
    entry = room.history.first_after(command.after)
    if entry is None:
        raise Illegal("", "nothing-to-undo")
    return await undo(room, command.seat, visitor, command.key, entry)


async def agree(room: Room, visitor: Visitor, command: wire.Agree) -> int:
    room.check_holds(visitor, command.seat)
    wish = room.doc.undo
    if wish is None or (command.yes and command.seat == wish.seat):
        raise Illegal("", "nothing-to-agree")
    if command.yes:
        check_undo(room.playing(), wish.seat, room.people())
        wish.agreed = sorted({*wish.agreed, command.seat})
    else:
        room.doc.undo = None
    waits = room.undo_wish()
    if command.yes and waits and not waits.waits_for:
        return await undo(room, wish.seat, visitor, command.key)
    return await kept_wish(room, visitor, command.key)


async def kept_wish(room: Room, visitor: Visitor, key: str) -> int:
    """While somebody is asked whether an answer may be taken back, bots wait."""
    seq = await room.persist(journal.Kept(), visitor, key)
    room.tell_seating()
    room.go_on()
    return seq


async def undo(room: Room, seat: Seat, visitor: Visitor, key: str, entry: int | None = None) -> int:
    match = room.playing()
    entry = check_undo(match, seat, agreeing(room.doc, match, seat), entry)
    back_to = room.history.change_of(entry)
    was_over = room.doc.status == "over"
    reseated = was_over or room.doc.undo is not None
    match.take_back(seat, entry, time.time())
    room.doc.status = "playing"
    room.doc.undo = None
    room.doc.proposals = {}
    room.doc.proposer = None
    body = TookBack(seat, match.log[-1], back_to)
    seq = await room.persist(body, visitor, key, leaves_histories(room.doc) if was_over else ())
    room.history.retract(seq, len(match.log), back_to)
    room.reading.forget()
    room.look_anew()
    room.tell_news()
    if reseated:
        room.tell_seating()
    return seq


async def say(room: Room, visitor: Visitor, command: wire.Say) -> int:
    if command.seat != WATCHER:
        room.check_holds(visitor, command.seat)
    elif not visitor.guest:
        raise Illegal("", "who-are-you")
    elif not room.talk.may_say_more(visitor.guest):
        raise Illegal("", "talk-slowly")
    text = " ".join(command.text.split())
    if not text:
        raise Illegal("", "say-something")
    refused = room.presenter.table_side.talk.why_not(text) if room.doc.status == "playing" else None
    if refused is not None:
        raise room.talk.hold_back((visitor.guest, command.seat), text, refused)
    name = room.doc.chairs[command.seat].name if command.seat != WATCHER else visitor.name
    return await room.speak(Talked(command.seat, name, text), visitor, command.key)


async def claim(room: Room, visitor: Visitor, command: wire.Claim) -> int:
    chair = room.check_holds(visitor, command.seat)
    about = room.presenter.table_side.talk.claims.get(command.claim)
    if about is None:
        raise Illegal("", "no-such-claim")
    if about != (command.about is not None):
        raise Illegal("", "claim-about-somebody" if about else "claim-about-nobody")
    if command.about is not None and command.about >= len(room.doc.chairs):
        raise Illegal("", "no-such-seat", seat=command.about, seats=len(room.doc.chairs))
    phrase = claim_phrase(room.doc.game, command.claim, command.about)
    said = Talked(command.seat, chair.name, phrase=phrase)
    return await room.speak(said, visitor, command.key)


async def give_order(room: Room, visitor: Visitor, command: wire.Give) -> int:
    chair = room.check_holds(visitor, command.seat)
    if command.order not in room.presenter.table_side.orders.names:
        raise Illegal("", "no-such-order")
    given = set(chair.orders)
    orders = sorted(given | {command.order} if command.on else given - {command.order})
    if orders == chair.orders:
        return room.doc.seq
    chair.orders = orders
    return await persist_own(room, command)


async def predict(room: Room, visitor: Visitor, command: wire.Predict) -> int:
    room.check_holds(visitor, command.seat)
    on = room.presenter.table_side.bets.on(room.playing().view(command.seat))
    if on is None or room.doc.status != "playing":
        raise Illegal("", "no-bet-now")
    named = sorted(set(command.named))
    if len(named) != on.count or not set(named) <= set(on.seats):
        raise Illegal("", "bet-on-so-many", count=on.count)
    if room.doc.bets.get(command.seat) == named:
        return room.doc.seq
    room.doc.bets[command.seat] = named
    return await persist_own(room, command)


async def leave_lesson(room: Room, visitor: Visitor, command: wire.LeaveLesson) -> int:
    """From here on everybody plays as they like."""
    room.check_holds(visitor, command.seat)
    if room.script is None:
        return room.doc.seq
    room.script = None
    room.doc.lesson = False
    return await persist_own(room, command)


async def persist_own(room: Room, command: wire.Give | wire.Predict | wire.LeaveLesson) -> int:
    """Something that only the seat itself gets to see. Done twice it is the same as done once."""
    seq = await room.persist_quietly()
    if room.match is not None:
        room.look_anew()
        room.tell_positions((command.seat,))
    return seq


async def read(room: Room, visitor: Visitor, command: wire.Read) -> int:
    """Nothing is stored: nobody loses anything by it."""
    room.check_holds(visitor, command.seat)
    if command.change == 0 or command.change != room.last_summary():
        raise Illegal("", "nothing-to-read")
    if command.is_over:
        room.reading.end(command.seat)
    else:
        room.reading.begin(command.seat, command.change)
    room.waiting_changed()
    return room.doc.seq


DEEDS: Final[Mapping[type[wire.AnyCommand], Callable[[Room, Visitor, Any], Awaitable[int]]]] = {
    wire.Answer: answer,
    wire.TakeBack: take_back,
    wire.Agree: agree,
    wire.Say: say,
    wire.Claim: claim,
    wire.Give: give_order,
    wire.Predict: predict,
    wire.LeaveLesson: leave_lesson,
    wire.Return: come_back,
    wire.Look: look,
    wire.Nudge: nudge,
    wire.Relieve: relieve,
    wire.Read: read,
}
"""Each command, and what it does."""
