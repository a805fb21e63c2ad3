"""A game of questions that anybody may answer: friends keep a fire burning for three nights.

Everybody has some hidden logs. Each night anyone may lay one of theirs on the fire, or let it burn
down for all.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import msgspec

from spiritboard.core.frame_game import FrameGame
from spiritboard.core.frames import AskAny, Chance, Do
from spiritboard.core.record import Packed, registry
from spiritboard.core.rng import Rng
from spiritboard.core.state import State, counter, row
from spiritboard.core.values import Action, GameInfo, NoVariants, Outcome, Seat, Shown
from spiritboard.core.views import opened, rebuilt

NIGHTS = 3
LOGS = 2


class Gather(Action, frozen=True, tag="gather"):
    logs: tuple[int, ...]


class Feed(Action, frozen=True, tag="feed"):
    pass


class Doze(Action, frozen=True, tag="doze"):
    pass


@dataclass(eq=False, kw_only=True)
class CampState(State):
    fire: int = counter(2)
    night: int = counter()
    logs: list[int] = row()
    laid: list[int] = row()


class GatherLogs(Chance[CampState]):
    tag: ClassVar[str] = "gather-logs"
    kind: ClassVar[str] = "gather"
    purpose: ClassVar[str] = "gather"

    def sample(self, s: CampState, seat: Seat, rng: Rng) -> Action:
        return Gather(tuple([rng.below(LOGS + 1) for _ in s.laid]))

    def is_possible(self, s: CampState, action: Action) -> bool:
        logs = action.logs if isinstance(action, Gather) else ()
        return len(logs) == len(s.laid) and set(logs) <= set(range(LOGS + 1))

    def answer(self, s: CampState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Gather)
        s.logs = list(action.logs)
        for own, logs in enumerate(s.logs):
            s.whisper((own,), "gathers", logs=logs)


class TendTheFire(AskAny[CampState]):
    tag: ClassVar[str] = "tend-the-fire"
    kind: ClassVar[str] = "tend"
    rule: ClassVar[str] = "C2"
    __match_args__ = ("night",)

    def __init__(self, night: int) -> None:
        self.night = night

    def asked(self, s: CampState) -> tuple[Seat, ...]:
        return tuple(range(len(s.laid)))

    def options(self, s: CampState, seat: Seat) -> list[Action]:
        return [Doze(), Feed()] if s.logs[seat] else [Doze()]

    def answer(self, s: CampState, seat: Seat, action: Action) -> None:
        if isinstance(action, Feed):
            s.logs[seat] -= 1
            s.laid[seat] += 1
            s.fire += 1
            s.reveal("feeds", seat=seat)
        else:
            s.fire -= 1
            s.tell("dozes", seat=seat)


class Nightfall(Do[CampState]):
    tag: ClassVar[str] = "nightfall"

    def run(self, s: CampState) -> None:
        if s.night < NIGHTS and s.fire > 0:
            s.night += 1
            s.push(TendTheFire(s.night), Nightfall())


class CampView(msgspec.Struct, frozen=True):
    seat: int
    question: Shown[int]
    fire: Shown[int]
    night: Shown[int]
    laid: Shown[tuple[int, ...]]
    stack: Shown[tuple[Packed, ...]]
    has_logs: bool
    own: int


class Campfire(FrameGame[CampState, CampView]):
    def __init__(self) -> None:
        actions = Gather | Feed | Doze
        super().__init__(GameInfo("camp", (2, 3), "camp-1", NoVariants, actions, 10, {}))
        self.state_type = CampState
        self.records = registry([GatherLogs, TendTheFire, Nightfall])

    def setup(self, seats: int, options: msgspec.Struct) -> CampState:
        s = CampState(laid=[0] * seats)
        s.push(GatherLogs(), Nightfall())
        self.settle(s)
        return s

    def view(self, s: CampState, seat: Seat) -> CampView:
        own = s.logs[seat] if s.logs and 0 <= seat < len(s.logs) else 0
        return opened(CampView, s, seat=seat, has_logs=len(s.logs) > 0, own=own)

    def world(self, view: CampView, rng: Rng) -> CampState:
        s = rebuilt(CampState, view, self.records)
        if view.has_logs:
            s.logs = [rng.below(LOGS + 1 - laid) for laid in view.laid]
            if view.seat >= 0:
                s.logs[view.seat] = view.own
        return s

    def outcome(self, s: CampState) -> Outcome | None:
        if s.stack:
            return None
        seats = tuple(range(len(s.laid)))
        warm = s.fire > 0
        reason = "warm" if warm else "cold"
        return Outcome(seats if warm else (), tuple([s.fire] * len(seats)), reason, "C3")
