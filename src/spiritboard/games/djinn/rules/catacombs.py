"""The Catacombs: chests and keys (D12, D13)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from spiritboard.core.errors import Illegal
from spiritboard.core.frames import AskSeat, Chance
from spiritboard.core.rng import Rng
from spiritboard.core.values import Action, Seat
from spiritboard.games.djinn.actions import KeepKey, Leave, Open, Reveal, Unlock, UseChest
from spiritboard.games.djinn.box import BOTTLES, CARDS, EXTRA_CHEST, KEYS
from spiritboard.games.djinn.rules.gains import gain_bonus, gain_unlocked
from spiritboard.games.djinn.state import DISCARDED, NOTHING, OPENED, STACKED, DjinnState

OPENS: Final = (Open(1), Open(2))
REVEALS: Final = tuple([Reveal(chest) for chest in range(CARDS)])
USES: Final = tuple([UseChest(chest) for chest in range(CARDS)])
LEAVES: Final = tuple([Leave(chest) for chest in range(CARDS)])


def openings(s: DjinnState, seat: int, *, special: bool) -> list[Action]:
    """T12 Some may only ever open one."""
    return list(OPENS) if special and not s.has_trait(seat, 12) else [OPENS[0]]


def open_chests(s: DjinnState, seat: int, count: int) -> None:
    """D12 One more is looked at with the hat, and one put away unused."""
    extra = s.has_effect(seat, EXTRA_CHEST) != NOTHING
    s.tell("opens-chests", seat=seat, count=count)
    looks = [OpenOne() for _ in range(count + int(extra))]
    s.push(*looks, *([LeaveOne(seat)] if extra else []), UseChests(seat))


class OpenOne(Chance[DjinnState]):
    """The top of the stack; an empty stack is made anew from those put away."""

    tag: ClassVar[str] = "open-one"
    kind: ClassVar[str] = "reveal"
    rule: ClassVar[str] = "D12"
    purpose: ClassVar[str] = "chests"

    def index(self, s: DjinnState) -> int:
        return s.openings

    def stacked(self, s: DjinnState) -> list[int]:
        where = STACKED if STACKED in s.chests else DISCARDED
        return [chest for chest, at in enumerate(s.chests) if at == where]

    def weighted(self, s: DjinnState) -> list[tuple[int, Action]]:
        return [(1, REVEALS[chest]) for chest in self.stacked(s)]

    def sample(self, s: DjinnState, seat: Seat, rng: Rng) -> Action:
        """Must agree with `weighted`."""
        return REVEALS[rng.choice(self.stacked(s))]

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        if STACKED not in s.chests:
            s.chests = [STACKED if at == DISCARDED else at for at in s.chests]
        chest = cast("Reveal", action).chest
        s.chests[chest] = OPENED
        s.openings += 1
        if s.events is not None:
            holds, unlocked = s.box.chests[chest]
            s.reveal("chest", chest=chest)
            s.tell("chest-holds", gains=holds, locked=len(unlocked), unlocked=unlocked)


def opened(s: DjinnState) -> list[int]:
    return [chest for chest, at in enumerate(s.chests) if at == OPENED]


class LeaveOne(AskSeat[DjinnState]):
    """D12 After all were seen."""

    tag: ClassVar[str] = "leave-one"
    kind: ClassVar[str] = "leave-chest"
    rule: ClassVar[str] = "D12"

    def options(self, s: DjinnState, seat: Seat) -> list[Action]:
        return [LEAVES[chest] for chest in opened(s)]

    def refusal(self, s: DjinnState, seat: Seat, action: Action) -> Illegal:
        return Illegal(self.rule, "leave-an-open-chest")

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        chest = cast("Leave", action).chest
        s.chests[chest] = DISCARDED
        s.tell("leaves-chest", seat=seat, chest=chest)


class UseChests(AskSeat[DjinnState]):
    """D13 All that is on them, each may be unlocked once; D44 in the order their owner likes."""

    tag: ClassVar[str] = "use-chests"
    kind: ClassVar[str] = "use-chest"
    rule: ClassVar[str] = "D44"

    def needed(self, s: DjinnState) -> bool:
        return len(opened(s)) > 1 and does_order_matter(s, self.seat)

    def options(self, s: DjinnState, seat: Seat) -> list[Action]:
        return [USES[chest] for chest in opened(s)]

    def refusal(self, s: DjinnState, seat: Seat, action: Action) -> Illegal:
        return Illegal(self.rule, "use-an-open-chest")

    def run(self, s: DjinnState) -> None:
        for chest in opened(s)[:1]:
            self.use(s, chest)

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        self.use(s, cast("UseChest", action).chest)

    def use(self, s: DjinnState, chest: int) -> None:
        s.chests[chest] = DISCARDED
        card = s.box.chests[chest]
        s.push(UseChests(self.seat))
        if card.unlocked:
            s.push(UnlockOne(self.seat, chest))
        gain_bonus(s, self.seat, card.holds)


def does_order_matter(s: DjinnState, seat: int) -> bool:
    """Not for plain things and bottles; for what a key opens, if there is one, and for all else."""
    held = [what for chest in opened(s) for what, _ in s.box.chests[chest].holds]
    if any(what > BOTTLES for what in held):
        return True
    has_lock = any(s.box.chests[chest].unlocked for chest in opened(s))
    can_unlock = not s.has_trait(seat, 14) and (s.keys[seat] > 0 or KEYS in held)
    return has_lock and can_unlock


class UnlockOne(AskSeat[DjinnState]):
    """D13 A key for what is right of it. T14 Not for everybody; T15 some keep the key."""

    tag: ClassVar[str] = "unlock-one"
    __match_args__ = ("seat", "chest")
    kind: ClassVar[str] = "unlock"
    rule: ClassVar[str] = "D13"

    def __init__(self, seat: int, chest: int) -> None:
        super().__init__(seat)
        self.chest = chest

    def needed(self, s: DjinnState) -> bool:
        return s.keys[self.seat] > 0 and not s.has_trait(self.seat, 14)

    def options(self, s: DjinnState, seat: Seat) -> list[Action]:
        return [Unlock(), KeepKey()]

    def default(self, s: DjinnState, seat: Seat) -> Action:
        return KeepKey()

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        if isinstance(action, KeepKey):
            return
        if not s.has_trait(seat, 15):
            s.keys[seat] -= 1
        s.tell("unlocks", seat=seat, chest=self.chest)
        gain_unlocked(s, seat, s.box.chests[self.chest].unlocked)
