"""Gear: staffs, hats and cloaks, one of each kind at work; and what they do in one's turn."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from spiritboard.core.errors import Illegal
from spiritboard.core.frames import AskSeat, Chance
from spiritboard.core.rng import Rng
from spiritboard.core.values import Action, Seat
from spiritboard.games.djinn.actions import (
    Banish,
    KeepGear,
    LetBe,
    NoSwap,
    Show,
    Swap,
    TakeGear,
    UseGear,
)
from spiritboard.games.djinn.box import (
    AT,
    BANISH,
    BLOW_BOTTLE,
    BURST,
    CALL_MAGE,
    CARDS,
    COINS,
    MAGIC,
    ROUNDS,
    SOURCE,
    STAY,
    SWAP,
    WAKE_SOME,
)
from spiritboard.games.djinn.rows import bottles_at, bottles_row, djinn_at, secrets_at
from spiritboard.games.djinn.rules.bosses import maybe_drive_out
from spiritboard.games.djinn.rules.mages import CallMage, WakeSome, can_wake, hirings
from spiritboard.games.djinn.rules.means import gain_plain, raise_minimum
from spiritboard.games.djinn.rules.picking import PickBottles
from spiritboard.games.djinn.state import DOWN, NOTHING, ON_TOP, UNSEEN, WALKED, DjinnState

KINDS: Final = (0, 1, 2)
TAKES: Final = tuple([TakeGear(kind) for kind in KINDS])
USES: Final = tuple([UseGear(card) for card in range(CARDS)])
SHOWS: Final = tuple([Show(card) for card in range(CARDS)])


def top_of(s: DjinnState, kind: int) -> int:
    where = ON_TOP + kind
    return s.gear.index(where) if where in s.gear else NOTHING


def offered(s: DjinnState) -> list[int]:
    """The kinds that are left."""
    return [kind for kind in KINDS if ON_TOP + kind in s.gear]


def take_gear(s: DjinnState, seat: int, kind: int) -> None:
    """D15 From the offer; T18 from below, if anything lies below."""
    if s.has_trait(seat, 18) and s.gear_piles[kind]:
        s.gear_piles[kind] -= 1
        s.push(DrawGear(seat, kind))
        return
    card = s.gear.index(ON_TOP + kind)
    if s.gear_piles[kind]:
        s.gear_piles[kind] -= 1
        s.push(ShowGear(kind))
    put_on(s, seat, card)


def put_on(s: DjinnState, seat: int, card: int) -> None:
    """Workshop. Face up, and one of two of a kind goes face down; the first set has its bonus."""
    old = [worn for worn in s.gear_of(seat) if s.box.gear_kind[worn] == s.box.gear_kind[card]]
    s.gear[card] = seat
    if s.events is not None:
        s.reveal("puts-on", seat=seat, gear=card)
    if old:
        s.push(KeepOne(seat, old[0], card))
    if not (s.sets >> seat) & 1 and has_set(s, seat):
        s.sets |= 1 << seat
        raise_minimum(s, seat)


def has_set(s: DjinnState, seat: int) -> bool:
    return min(gear_counts(s, seat)) > 0


def gear_counts(s: DjinnState, seat: int) -> list[int]:
    """By kind, face up or down."""
    counts = [0, 0, 0]
    for card, where in enumerate(s.gear):
        if where in (seat, seat + DOWN):
            counts[s.box.gear_kind[card]] += 1
    return counts


class GearChance(Chance[DjinnState]):
    """What lies below the top: each card is as likely as any other."""

    kind: ClassVar[str] = "show"
    rule: ClassVar[str] = "D15"
    purpose: ClassVar[str] = "gear"
    pile: int

    def index(self, s: DjinnState) -> int:
        return 3 * s.gear_piles[self.pile] + self.pile

    def weighted(self, s: DjinnState) -> list[tuple[int, Action]]:
        return [(1, SHOWS[card]) for card in self.unseen(s)]

    def unseen(self, s: DjinnState) -> list[int]:
        kinds = s.box.gear_kind
        return [card for card, at in enumerate(s.gear) if at == UNSEEN and kinds[card] == self.pile]

    def sample(self, s: DjinnState, seat: Seat, rng: Rng) -> Action:
        """Must agree with `weighted`."""
        return SHOWS[rng.choice(self.unseen(s))]


class ShowGear(GearChance):
    """The next piece on offer."""

    tag: ClassVar[str] = "show-gear"
    __match_args__ = ("pile",)

    def __init__(self, pile: int) -> None:
        self.pile = pile

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        card = cast("Show", action).card
        s.gear[card] = ON_TOP + self.pile
        if s.events is not None:
            s.reveal("gear-shown", gear=card)


class DrawGear(GearChance):
    """T18 A piece from below."""

    tag: ClassVar[str] = "draw-gear"
    __match_args__ = ("seat", "pile")
    rule: ClassVar[str] = "T18"

    def __init__(self, seat: int, pile: int) -> None:
        self.seat = seat
        self.pile = pile

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        put_on(s, self.seat, cast("Show", action).card)


class GainGear(AskSeat[DjinnState]):
    """A piece of gear for nothing. D44 It may be left."""

    tag: ClassVar[str] = "gain-gear"
    kind: ClassVar[str] = "take-gear"
    rule: ClassVar[str] = "R6.1"

    def needed(self, s: DjinnState) -> bool:
        return len(offered(s)) > 0

    def options(self, s: DjinnState, seat: Seat) -> list[Action]:
        return [*[TAKES[kind] for kind in offered(s)], LetBe()]

    def refusal(self, s: DjinnState, seat: Seat, action: Action) -> Illegal:
        return Illegal(self.rule, "no-gear-there")

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        if not isinstance(action, LetBe):
            take_gear(s, seat, cast("TakeGear", action).kind)


class KeepOne(AskSeat[DjinnState]):
    """D15 Which of two pieces of a kind stays at work. The other is not used before."""

    tag: ClassVar[str] = "keep-one"
    __match_args__ = ("seat", "old", "new")
    kind: ClassVar[str] = "keep-gear"
    rule: ClassVar[str] = "D15"
    interruptible: ClassVar[bool] = False

    def __init__(self, seat: int, old: int, new: int) -> None:
        super().__init__(seat)
        self.old = old
        self.new = new

    def options(self, s: DjinnState, seat: Seat) -> list[Action]:
        return [KeepGear(self.new), KeepGear(self.old)]

    def refusal(self, s: DjinnState, seat: Seat, action: Action) -> Illegal:
        return Illegal(self.rule, "keep-one-of-two")

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        kept = cast("KeepGear", action).card
        lost = self.old if kept == self.new else self.new
        s.gear[lost] = seat + DOWN
        s.tell("gear-rests", seat=seat, gear=lost)


# What it does


def usable(s: DjinnState, seat: int) -> list[Action]:
    """The gear that could do something now."""
    return [USES[card] for card in s.gear_of(seat) if is_usable(s, seat, card)]


def is_usable(s: DjinnState, seat: int, card: int) -> bool:
    effect = s.box.gear_effect[card]
    if effect == AT:
        return not (s.used >> card) & 1 and is_at(s, seat, s.box.gear[card].of)
    if effect == BURST:
        return s.boost == 0
    if effect == BANISH:
        return any(s.djinn)
    if effect == WAKE_SOME:
        return can_wake(s, seat)
    if effect == CALL_MAGE:
        return len(hirings(s, keyed=True)) > 0
    if effect == SWAP:
        return any(s.bottles[bottles_row(seat)])
    if effect == STAY:
        return s.stays == 0 and s.stall[seat] != NOTHING
    return effect == BLOW_BOTTLE


def is_at(s: DjinnState, seat: int, location: int) -> bool:
    """4.4 The wizard has ended its move at such a space, or at a secret of one's own that shows it."""
    place = s.place[seat]
    if not s.done & WALKED or place == SOURCE:
        return False
    if s.layout[place] == location:
        return True
    return s.secrets[secrets_at(seat, location)] == place and not (s.fresh >> location) & 1


def use_gear(s: DjinnState, seat: int, card: int) -> None:
    """D16 For good, or once."""
    gear = s.box.gear[card]
    effect, amount = gear.effect, gear.amount
    if s.events is not None:
        s.tell("uses-gear", seat=seat, gear=card)
    if gear.once:
        s.gear[card] = seat + DOWN
    if effect == AT:
        s.used |= 1 << card
        gain_plain(s, seat, COINS if gear.is_coins else MAGIC, amount)
    elif effect == BURST:
        s.boost = amount
    elif effect == BANISH:
        s.push(BanishOne(seat))
    elif effect == WAKE_SOME:
        s.push(WakeSome(seat, amount))
    elif effect == CALL_MAGE:
        s.push(CallMage(seat))
    elif effect == SWAP:
        s.push(SwapBottles(seat, amount))
    elif effect == STAY:
        s.stays = 1
    else:
        assert effect == BLOW_BOTTLE
        s.push(PickBottles(seat, amount))


class BanishOne(AskSeat[DjinnState]):
    """D25 A djinn from any round space into the bag; a boss that is alone then is driven out."""

    tag: ClassVar[str] = "banish-one"
    kind: ClassVar[str] = "banish"
    rule: ClassVar[str] = "D25"

    def needed(self, s: DjinnState) -> bool:
        return any(s.djinn)

    def options(self, s: DjinnState, seat: Seat) -> list[Action]:
        return [
            Banish(space, colour)
            for space in range(ROUNDS)
            for colour in range(4)
            if s.djinn[djinn_at(space, colour)]
        ]

    def refusal(self, s: DjinnState, seat: Seat, action: Action) -> Illegal:
        return Illegal(self.rule, "no-such-djinn")

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        banish = cast("Banish", action)
        s.djinn[djinn_at(banish.space, banish.colour)] -= 1
        s.bag[banish.colour] += 1
        s.tell("banishes", seat=seat, djinn=banish.colour, spot=s.spot(banish.space))
        maybe_drive_out(s, banish.space)


class SwapBottles(AskSeat[DjinnState]):
    """4.4 Empty bottles for as many other empty ones."""

    tag: ClassVar[str] = "swap-bottles"
    __match_args__ = ("seat", "left")
    kind: ClassVar[str] = "swap"
    rule: ClassVar[str] = "R6.3"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def needed(self, s: DjinnState) -> bool:
        return self.left > 0 and any(s.bottles[bottles_row(self.seat)])

    def options(self, s: DjinnState, seat: Seat) -> list[Action]:
        own = [colour for colour in range(4) if s.bottles[bottles_at(seat, colour)]]
        swaps: list[Action] = [
            Swap(give, take) for give in own for take in range(4) if take != give
        ]
        return [*swaps, NoSwap()]

    def refusal(self, s: DjinnState, seat: Seat, action: Action) -> Illegal:
        return Illegal(self.rule, "no-such-bottle")

    def default(self, s: DjinnState, seat: Seat) -> Action:
        return NoSwap()

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        if isinstance(action, Swap):
            s.bottles[bottles_at(seat, action.give)] -= 1
            s.bottles[bottles_at(seat, action.take)] += 1
            s.tell("swaps", seat=seat, give=action.give, take=action.take)
            s.push(SwapBottles(seat, self.left - 1))
