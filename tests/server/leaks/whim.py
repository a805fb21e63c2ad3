"""What happens next in the first world, by chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from random import Random
from typing import Any, Final, get_args, get_type_hints

from spiritboard.core.rng import Rng
from spiritboard.core.values import WATCHER, Action, Seat
from spiritboard.server import wire
from tests.server.leaks.cast import EYES
from tests.server.leaks.deeds import (
    Acts,
    Bets,
    Comes,
    Deed,
    Fails,
    Goes,
    Leaves,
    Orders,
    Requests,
    Restarts,
    Sends,
    answer,
    text,
)
from tests.server.leaks.subject import Subject
from tests.server.leaks.world import World

GARBAGE: Final = (
    "",
    "{",
    "null",
    "[]",
    '{"type":"answer"}',
    '{"type":"seed","key":"k"}',
    "x" * 9000,
)
WORDS: Final = ("well played", "blue 7", "mám modrou", "ещё бы", "who is it", "  ")


def some(kind: Any, rng: Random) -> Any:
    """A value of a kind: an action, a number, a row of them."""
    if kind is bool:
        return rng.random() < 0.5
    if kind is int:
        return rng.randrange(-1, 57)
    if issubclass(kind, Action):
        return kind(*[some(field, rng) for field in fields_of(kind)])
    if hasattr(kind, "_fields"):
        return kind(*[some(field, rng) for field in get_type_hints(kind).values()])
    of, *more = get_args(kind)
    if more != [...]:
        return tuple(some(part, rng) for part in (of, *more))
    return tuple(some(of, rng) for _ in range(rng.randrange(5)))


@cache
def fields_of(action: type[Action]) -> list[Any]:
    hints = get_type_hints(action)
    return [hints[field] for field in action.__struct_fields__]


class Whim:
    """Chooses."""

    def __init__(self, subject: Subject, world: World, rng: Random) -> None:
        self.subject = subject
        self.world = world
        self.rng = rng
        self.keys = 0
        self.cast = world.cast
        self.people = [seat for seat, kind in enumerate(self.cast.kinds) if kind == "person"]
        self.prospects: Mapping[Callable[[], Deed | None], int] = {
            self.acts: 50,
            self.is_sudden: 6,
            self.eyes_try: 12,
            self.talks: 3,
            self.takes_back: 5,
            self.reads: 3,
            self.calls: 2,
            self.minds_own: 8,
            self.comes: 3,
            self.requests: 8,
            self.rare: 3,
        }

    def prologue(self) -> Iterator[Deed]:
        """Answers while the eyes are gone, to come to where more is hidden."""
        yield Goes(EYES)
        for _ in range(self.rng.randrange(self.subject.prologue)):
            if self.subject.is_nearly_over(self.world.state):
                break
            if deed := self.acts():
                yield deed
        yield Comes(EYES, 0)

    def deeds(self, most: int) -> Iterator[Deed]:
        for _ in range(most):
            if self.world.match.decision is not None:
                yield self.next()

    def next(self) -> Deed:
        """Mostly somebody answers the open question."""
        deed = self.what_is_due() if self.rng.random() < 0.6 else None
        while deed is None:
            (choice,) = self.rng.choices(list(self.prospects), list(self.prospects.values()))
            deed = choice()
        return deed

    def what_is_due(self) -> Deed | None:
        """The eyes are never gone for long, wishes do not wait, and who is out guesses at once."""
        if EYES not in self.world.connected:
            return Comes(EYES, self.some_change())
        bets = [self.bets(seat) for seat in self.people if seat not in self.world.room.doc.bets]
        return next(filter(None, bets), None) or self.agrees()

    def key(self) -> str:
        """Now and then one that was used before."""
        self.keys += self.rng.random() < 0.97
        return f"key {self.keys}"

    # Play

    def acts(self) -> Deed | None:
        """An order answers before its player can."""
        world, rng = self.world, self.rng
        decision = world.match.decision
        if decision is None:
            return None
        seat = rng.choice(decision.seats)
        ordered = world.autopilot.ordered(seat)
        if ordered and rng.random() < 0.7:
            return self.act(seat, ordered)
        options = [a for a in world.match.options(seat) if not world.match.game.is_out_of_turn(a)]
        liked = [a for a in options if self.subject.is_liked(world.state, a)]
        return self.act(seat, rng.choice(liked if liked and rng.random() < 0.8 else options))

    def is_sudden(self) -> Deed | None:
        rng = Rng(self.rng.getrandbits(63))
        found = self.world.match.game.impulse(self.world.state, rng)
        return self.act(*found) if found else None

    def act(self, seat: Seat, action: Action) -> Deed | None:
        world = self.world
        by_hand = world.autopilot.ordered(seat) != action and not world.room.is_automatic(seat)
        if seat in self.cast.eyes and by_hand:
            return Sends(EYES, (text(answer(seat, world.state.question, action, self.key())),))
        decision = world.match.decision
        is_late = decision is not None and seat in decision.seats and self.rng.random() < 0.05
        return Acts(seat, len(world.match.log), action, is_late)

    # The eyes

    def eyes_send(self, *commands: wire.AnyCommand) -> Deed | None:
        if EYES not in self.world.connected:
            return None
        return Sends(EYES, tuple(text(command) for command in commands))

    def eyes_try(self) -> Deed | None:
        """Anything that a curious player might send."""
        if self.rng.random() < 0.1 and EYES in self.world.connected:
            return Sends(EYES, (self.rng.choice(GARBAGE),))
        seat = self.some_seat()
        attempts = [self.attempt(seat) for _ in range(3)]
        what_if = wire.WhatIf(
            self.key(), seat, self.question(), dict(self.subject.new_wish(self.rng))
        )
        ask = wire.HintRequest(self.key(), seat)
        return self.eyes_send(ask, *attempts, what_if, self.other_command(seat))

    def other_command(self, seat: Seat) -> wire.AnyCommand:
        rng, key = self.rng, self.key()
        orders = self.world.room.presenter.table_side.orders.names or ("no-such-order",)
        named = tuple(rng.choices(range(len(self.cast.kinds)), k=rng.choice((1, 2))))
        return rng.choice(
            (
                wire.Give(key, seat, rng.choice(orders), rng.random() < 0.5),
                wire.Predict(key, seat, named),
                wire.Return(key, seat),
                wire.Nudge(key, seat, named[0]),
                wire.Relieve(key, seat, named[0]),
                wire.Agree(key, seat, rng.random() < 0.5),
            )
        )

    def some_seat(self) -> Seat:
        """Mostly one of one's own, best one that is asked."""
        own, decision = self.cast.eyes, self.world.match.decision
        asked = [seat for seat in own if decision and seat in decision.seats]
        everybody = range(len(self.cast.kinds))
        return self.rng.choice(
            (asked or own or everybody) if self.rng.random() < 0.8 else everybody
        )

    def question(self) -> int:
        """Mostly the open one, now and then the one before."""
        return max(0, self.world.state.question - (self.rng.random() < 0.1))

    def attempt(self, seat: Seat) -> wire.Answer:
        return answer(seat, self.question(), self.rng.choice(self.tries()), self.key())

    def tries(self) -> list[Action]:
        """Of each kind something, and what anybody may do now."""
        rng, match = self.rng, self.world.match
        anything = [a for seat in range(match.seats) for a in match.options(seat)]
        kinds = get_args(match.game.info.actions)
        return [
            *[some(kind, rng) for kind in kinds],
            *rng.sample(anything, min(len(kinds), len(anything))),
        ]

    def requests(self) -> Deed:
        """The table in sentences, through one's own eyes and all others', and something else."""
        rng, table = self.rng, f"/api/tables/{self.cast.id}"
        lang, is_open = rng.choice(("en", "cs", "ru")), rng.choice(("true", "false"))
        eyes = (*range(len(self.cast.kinds)), WATCHER)
        looks = [f"{table}/sentences?seat={seat}&lang={lang}" for seat in eyes]
        back = f"{table}/matches/1/replay?seat={rng.choice((self.some_seat(), WATCHER, -1))}"
        others = (
            table,
            "/api/tables",
            "/api/history",
            f"/api/records/{self.cast.game}",
            f"{back}&open={is_open}",
            f"{table}/matches/{rng.choice((1, 2))}/record",
            f"{table}/matches/1/proof",
        )
        return Requests((*rng.choice((looks, looks, [back])), *rng.sample(others, 2)))

    # Everybody

    def by_hand(self, seat: Seat, command: wire.AnyCommand) -> Deed | None:
        """A person sends a command, from any place that has the cookie."""
        browser = EYES if seat == WATCHER else self.cast.browser_of(seat)
        if browser == EYES and EYES not in self.world.connected:
            return None
        return Sends(browser, (text(command),))

    def talks(self) -> Deed | None:
        rng, key = self.rng, self.key()
        seat = rng.choice([*self.people, *self.cast.eyes, WATCHER])
        if seat == WATCHER or rng.random() < 0.5:
            return self.by_hand(seat, wire.Say(key, seat, rng.choice(WORDS)))
        claims = self.world.room.presenter.table_side.talk.claims
        name = rng.choice(list(claims))
        about = rng.randrange(len(self.cast.kinds)) if claims[name] else None
        return self.by_hand(seat, wire.Claim(key, seat, name, about))

    def reads(self) -> Deed | None:
        """The end of a round is opened, or put away."""
        ended, seats = self.world.room.last_summary(), [*self.people, *self.cast.eyes]
        if not ended or not seats:
            return None
        seat = self.rng.choice(seats)
        return self.by_hand(seat, wire.Read(self.key(), seat, ended, self.rng.random() < 0.3))

    def calls(self) -> Deed | None:
        """Somebody who waits calls another, or would let a bot go on for them."""
        if not self.people:
            return None
        seat, whom = self.rng.choice(self.people), self.rng.randrange(len(self.cast.kinds))
        command = self.rng.choice((wire.Nudge, wire.Relieve))
        return self.by_hand(seat, command(self.key(), seat, whom))

    def takes_back(self) -> Deed | None:
        seats = [*self.people, *self.cast.eyes]
        if not seats:
            return None
        seat = self.rng.choice(seats)
        return self.by_hand(seat, wire.TakeBack(self.key(), seat))

    def agrees(self) -> Deed | None:
        """Mostly, so that a wish comes true now and then."""
        wish = self.world.room.undo_wish()
        if wish is None or not wish.waits_for:
            return None
        seat = self.rng.choice(wish.waits_for)
        return self.by_hand(seat, wire.Agree(self.key(), seat, self.rng.random() < 0.95))

    def minds_own(self) -> Deed | None:
        """What the eyes should not notice at all."""
        if not self.people:
            return None
        seat = self.rng.choice(self.people)
        return Fails(seat, self.tries()) if self.rng.random() < 0.3 else Orders(seat)

    def bets(self, seat: Seat) -> Deed | None:
        on = self.world.room.presenter.table_side.bets.on(self.world.match.view(seat))
        if on is None:
            return None
        return Bets(seat, len(self.world.match.log), self.rng.sample(on.seats, on.count))

    def comes(self) -> Deed | None:
        rng, world = self.rng, self.world
        browser = rng.choice((EYES, EYES, *self.people))
        if browser in world.connected and rng.random() < (0.2 if browser == EYES else 0.8):
            return Goes(browser)
        return Comes(browser, self.some_change())

    def some_change(self) -> int:
        """The last one that a browser knows: mostly a late one."""
        seq = self.world.room.doc.seq
        return self.rng.choice((0, seq, seq, max(0, seq - 3), self.rng.randint(0, seq)))

    def rare(self) -> Deed | None:
        rng = self.rng
        if rng.random() < 0.4:
            return Restarts()
        seat = rng.choice([*self.people, *self.cast.eyes, 0])
        if self.cast.kinds[seat] == "bot" or self.world.room.doc.status != "playing":
            return None
        if not self.world.room.doc.chairs[seat].away:
            return Leaves(seat)
        return self.by_hand(seat, wire.Return(self.key(), seat))
