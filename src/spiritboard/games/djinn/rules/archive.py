"""The Archive and the secrets (4.10, D7, D8)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from spiritboard.core.errors import Illegal
from spiritboard.core.frames import AskSeat
from spiritboard.core.values import Action, Seat
from spiritboard.games.djinn.actions import Consult, LetBe, PlaceSecret
from spiritboard.games.djinn.box import CIRCLE, COINS, KEYS, MAGIC, SCROLLS, SQUARES
from spiritboard.games.djinn.rows import SECRET_ROW, secrets_at, secrets_row
from spiritboard.games.djinn.rules.keeping import MOST_CIRCLES, BonusOffered, open_circle
from spiritboard.games.djinn.rules.mages import WakeSome, can_wake
from spiritboard.games.djinn.rules.means import gain_plain, raise_minimum
from spiritboard.games.djinn.state import AT_HAND, NOTHING, DjinnState

SECRET_OPTION: Final = 0
COIN_OPTION: Final = 1
SCROLL_OPTION: Final = 2
WAKE_OPTION: Final = 3
CIRCLE_OPTION: Final = 4
OPTIONS: Final = 5

CONSULTS: Final = tuple([Consult(option) for option in range(OPTIONS)])
PLACES: Final = [[PlaceSecret(secret, space) for space in range(12)] for secret in range(6)]


def has_bar(s: DjinnState, seat: int) -> bool:
    """All secrets are placed: the red options are open."""
    return AT_HAND not in s.secrets[secrets_row(seat)]


def consultations(s: DjinnState, seat: int, used: int = NOTHING) -> list[Action]:
    """The options that would do something; `used` is the one that can't be chosen again."""
    return [
        CONSULTS[option] for option in range(OPTIONS) if option != used and is_open(s, seat, option)
    ]


def is_open(s: DjinnState, seat: int, option: int) -> bool:
    if option == SECRET_OPTION:
        return len(placements(s, seat)) > 0
    if option == WAKE_OPTION:
        return can_wake(s, seat)
    if option == CIRCLE_OPTION:
        return s.circles[seat] < MOST_CIRCLES or has_bar(s, seat)
    return True


def consult(s: DjinnState, seat: int, option: int) -> None:
    """4.10 Yellow, or red once the bar is there; D44 of a key and a circle the circle may be left."""
    red = has_bar(s, seat)
    if s.events is not None:
        s.tell("consults", seat=seat, option=option)
    if option == SECRET_OPTION:
        s.push(PlaceOne(seat))
    elif option == COIN_OPTION:
        gain_plain(s, seat, COINS, 4 if red else 2)
    elif option == SCROLL_OPTION:
        gain_plain(s, seat, SCROLLS, 1)
        if red:
            gain_plain(s, seat, MAGIC, 2)
    elif option == WAKE_OPTION:
        s.push(WakeSome(seat, 2 if red else 1))
    elif red:
        gain_plain(s, seat, KEYS, 1)
        s.push(BonusOffered(seat, CIRCLE))
    else:
        open_circle(s, seat)


class ConsultAgain(AskSeat[DjinnState]):
    """The special action: a second option, another one; T11 perhaps the same."""

    tag: ClassVar[str] = "consult-again"
    __match_args__ = ("seat", "used")
    kind: ClassVar[str] = "consult-again"
    rule: ClassVar[str] = "R4.6"

    def __init__(self, seat: int, used: int) -> None:
        super().__init__(seat)
        self.used = used

    def ways(self, s: DjinnState) -> list[Action]:
        used = NOTHING if s.has_trait(self.seat, 11) else self.used
        return consultations(s, self.seat, used)

    def needed(self, s: DjinnState) -> bool:
        return len(self.ways(s)) > 0

    def options(self, s: DjinnState, seat: Seat) -> list[Action]:
        return [*self.ways(s), LetBe()]

    def refusal(self, s: DjinnState, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, Consult) and action.option == self.used:
            return Illegal(self.rule, "another-option")
        return why_not_consult(action)

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        if isinstance(action, Consult):
            consult(s, seat, action.option)


def why_not_consult(action: Action) -> Illegal:
    option = action.option if isinstance(action, Consult) else NOTHING
    reasons = {
        SECRET_OPTION: Illegal("D7", "no-square-for-secret"),
        WAKE_OPTION: Illegal("R4.6", "nobody-sleeps"),
        CIRCLE_OPTION: Illegal("R4.6", "all-circles-active"),
    }
    return reasons.get(option, Illegal("R4.6", "not-an-answer"))


def placements(s: DjinnState, seat: int) -> list[Action]:
    """D7 At a square where one has none, with a symbol that is not there yet."""
    own = s.secrets[secrets_row(seat)]
    at_hand = [secret for secret in range(6) if own[secret] == AT_HAND]
    found: list[Action] = []
    if not at_hand:
        return found
    for space in SQUARES:
        if space in own:
            continue
        found += [
            PLACES[secret][space]
            for secret in at_hand
            if s.layout[space] != secret and not is_shown(s, secret, space)
        ]
    return found


def is_shown(s: DjinnState, secret: int, space: int) -> bool:
    """Has anybody a secret with this symbol there?"""
    return space in s.secrets[secret::SECRET_ROW]


class PlaceOne(AskSeat[DjinnState]):
    """D7, D8 It can't be used in the same turn; the last one brings a bonus and the bar. D44 It may
    be left."""

    tag: ClassVar[str] = "place-one"
    kind: ClassVar[str] = "place-secret"
    rule: ClassVar[str] = "D7"

    def needed(self, s: DjinnState) -> bool:
        return len(placements(s, self.seat)) > 0

    def options(self, s: DjinnState, seat: Seat) -> list[Action]:
        return [*placements(s, seat), LetBe()]

    def refusal(self, s: DjinnState, seat: Seat, action: Action) -> Illegal:
        if not isinstance(action, PlaceSecret):
            return Illegal(self.rule, "not-an-answer")
        if not (0 <= action.secret < 6 and s.secrets[secrets_at(seat, action.secret)] == AT_HAND):
            return Illegal(self.rule, "no-such-secret")
        if action.space not in SQUARES:
            return Illegal(self.rule, "secret-needs-square")
        if s.secret_at(seat, action.space) != NOTHING:
            return Illegal(self.rule, "one-secret-a-square")
        return Illegal(self.rule, "symbol-is-there")

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        if isinstance(action, LetBe):
            return
        place = cast("PlaceSecret", action)
        s.secrets[secrets_at(seat, place.secret)] = place.space
        s.fresh |= 1 << place.secret
        s.tell("places-secret", seat=seat, location=place.secret, spot=s.spot(place.space))
        if has_bar(s, seat):
            raise_minimum(s, seat)
