"""W5.1 Places: which of them can be attempted, what they need, what they hide."""

from __future__ import annotations

from typing import ClassVar

from spiritboard.core.errors import Illegal
from spiritboard.core.frames import AskAny, Chance, Do
from spiritboard.core.values import Action, Seat
from spiritboard.games.wildwoods.actions import Hint, PickPlace, Reveal
from spiritboard.games.wildwoods.box import ACTION_CARDS, NOTHING, TOP, Effect, Place
from spiritboard.games.wildwoods.rules.conditions import holds
from spiritboard.games.wildwoods.rules.crystals import PayCrystals, change_crystals
from spiritboard.games.wildwoods.rules.force import is_in_force, maybe_skip, modified, scopes_of
from spiritboard.games.wildwoods.rules.naming import place_name
from spiritboard.games.wildwoods.rules.programme import Step, performs, play
from spiritboard.games.wildwoods.rules.quantities import amount_of
from spiritboard.games.wildwoods.rules.rolls import space_of
from spiritboard.games.wildwoods.rules.spirit import lose
from spiritboard.games.wildwoods.rules.using import moment
from spiritboard.games.wildwoods.state import WildwoodsState

BIG = 4
"""A place of this need or more."""


def why_shut(s: WildwoodsState, number: int) -> Illegal | None:
    """W5.1 Why a place can't be attempted now; None: it can."""
    place = s.box.scene.places[number]
    if not s.is_drawn(place.shadow):
        return Illegal("W5.1", "place-not-there", place=place_name(s, number))
    if s.is_solved(number):
        return Illegal("W5.1", "place-solved", place=place_name(s, number))
    if waits_for(s, place) and not place.order_cost and not is_in_force(s, "skip_order"):
        return Illegal("W5.1", "place-joined", place=place_name(s, number))
    if s.light < place.light and not is_in_force(s, "skip_light"):
        return Illegal("W5.1", "place-dark", place=place_name(s, number))
    if place.space != NOTHING and space_of(s, place.space_card) != place.space:
        return Illegal("W5.1", "place-space", place=place_name(s, number), space=place.space)
    if not holds(s, place.condition) and not is_free(s, number):
        return Illegal("W5.1", "place-condition", place=place_name(s, number))
    return None


def waits_for(s: WildwoodsState, place: Place) -> list[int]:
    """Ruling 21: all places joined from the left."""
    return [other for other in place.after if not s.is_solved(other)]


def is_free(s: WildwoodsState, number: int) -> bool:
    """A price that was paid, or need not be."""
    if not price(s, number):
        return False
    return (s.paid >> number) & 1 == 1 or is_in_force(s, "skip_price")


def price(s: WildwoodsState, number: int) -> int:
    """The crystals that are its condition; 0: it has no price."""
    condition = s.box.scene.places[number].condition
    if condition == NOTHING:
        return 0
    found = s.box.conditions[condition]
    return found.n if found.kind == "crystals" and found.pay else 0


def open_places(s: WildwoodsState, card: int) -> list[int]:
    """The places that an action card can be tried at."""
    places = s.box.scene.places
    return [
        number
        for number, place in enumerate(places)
        if place.card == card and why_shut(s, number) is None
    ]


def place_scopes(place: Place) -> tuple[str, ...]:
    own = scopes_of(place.card, TOP)
    return (*own, "place", "place_4") if place.need >= BIG else (*own, "place")


def place_need(s: WildwoodsState, number: int) -> int:
    """W5.1 Successes as shown, more or fewer by what is in force; at least one."""
    place = s.box.scene.places[number]
    return max(1, place.need + modified(s, "need", place_scopes(place)))


def approach(s: WildwoodsState, number: int) -> None:
    """Before the roll: what lets a place be attempted is used, and its price paid, once."""
    place = s.box.scene.places[number]
    if waits_for(s, place) and not place.order_cost:
        maybe_skip(s, "order")
    if s.light < place.light:
        maybe_skip(s, "light")
    cost = price(s, number)
    if not cost or (s.paid >> number) & 1:
        return
    s.paid |= 1 << number
    if maybe_skip(s, "price"):
        return
    what = s.box.conditions[place.condition].what
    if what:
        change_crystals(s, [ACTION_CARDS.index(what)], -cost)
    else:
        s.push(PayCrystals(cost))


def solve(s: WildwoodsState, number: int) -> None:
    """W5.1 Its effect, then it is done; before its turn in a row it costs spirit."""
    place = s.box.scene.places[number]
    s.tell("solves", place=place_name(s, number))
    s.push(SolvedPlace(number))
    moment(s, "solved")
    for hide, hidden in enumerate(s.box.scene.hides):
        if number in hidden.among and not (s.found >> hide) & 1:
            s.push(LookUnder(hide, number))
    play(s, place.programme)
    if place.order_cost and waits_for(s, place):
        lose(s, place.order_cost)


class SolvedPlace(Do[WildwoodsState]):
    """W5.1 The place is marked: it can't be solved again."""

    tag: ClassVar[str] = "solved-place"
    rule: ClassVar[str] = "W5.1"
    __match_args__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, s: WildwoodsState) -> None:
        s.solved |= 1 << self.place


def where_it_may_be(s: WildwoodsState, hide: int) -> list[int]:
    """Places that were neither looked under nor ruled out by a hint."""
    ruled_out = s.solved | s.ruled_out
    return [place for place in s.box.scene.hides[hide].among if not (ruled_out >> place) & 1]


class LookUnder(Chance[WildwoodsState]):
    """Does this place hide it? Every place left is as likely as any other."""

    tag: ClassVar[str] = "look-under"
    kind: ClassVar[str] = "look-under"
    rule: ClassVar[str] = "W5.1"
    purpose: ClassVar[str] = "hidden"
    __match_args__ = ("hide", "place")

    def __init__(self, hide: int, place: int) -> None:
        self.hide = hide
        self.place = place

    def needed(self, s: WildwoodsState) -> bool:
        return self.place in where_it_may_be(s, self.hide)

    def index(self, s: WildwoodsState) -> int:
        return s.solved.bit_count()

    def weighted(self, s: WildwoodsState) -> list[tuple[int, Action]]:
        others = len(where_it_may_be(s, self.hide)) - 1
        return [(1, Reveal(True)), *([(others, Reveal(False))] if others else [])]

    def answer(self, s: WildwoodsState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Reveal)
        if not action.found:
            s.reveal("not-here", place=place_name(s, self.place))
            return
        s.reveal("found-here", place=place_name(s, self.place))
        s.push(FoundThing(self.hide))
        play(s, s.box.scene.hides[self.hide].programme)


class FoundThing(Do[WildwoodsState]):
    """What was hidden is found, after what its finding brings."""

    tag: ClassVar[str] = "found-thing"
    rule: ClassVar[str] = "W5.1"
    __match_args__ = ("hide",)

    def __init__(self, hide: int) -> None:
        self.hide = hide

    def run(self, s: WildwoodsState) -> None:
        s.found |= 1 << self.hide


@performs("hint")
def hint(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`hint`: one place where it is not."""
    s.push(TellWhereNot(effect.item))


class TellWhereNot(Chance[WildwoodsState]):
    """A place where it is not: by what is known, any of them."""

    tag: ClassVar[str] = "tell-where-not"
    kind: ClassVar[str] = "tell-where-not"
    rule: ClassVar[str] = "W5.1"
    purpose: ClassVar[str] = "hint"
    __match_args__ = ("hide",)

    def __init__(self, hide: int) -> None:
        self.hide = hide

    def needed(self, s: WildwoodsState) -> bool:
        is_found = (s.found >> self.hide) & 1 == 1
        return not is_found and len(where_it_may_be(s, self.hide)) > 1

    def index(self, s: WildwoodsState) -> int:
        return s.ruled_out.bit_count()

    def weighted(self, s: WildwoodsState) -> list[tuple[int, Action]]:
        return [(1, Hint(place)) for place in where_it_may_be(s, self.hide)]

    def answer(self, s: WildwoodsState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Hint)
        s.ruled_out |= 1 << action.place
        s.reveal("hint", place=place_name(s, action.place))


@performs("solve")
def solve_place(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`solve`: a place is solved without a roll."""
    if effect.item == NOTHING:
        s.push(ChoosePlace())
    elif effect.item in unsolved(s):
        solve(s, effect.item)


def unsolved(s: WildwoodsState) -> list[int]:
    """The places that are neither solved nor just being solved."""
    now = [frame.place for frame in s.stack if isinstance(frame, SolvedPlace)]
    return [place for place in s.places() if not s.is_solved(place) and place not in now]


@performs("say")
def say(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`say`: so many places are solved at once, those that need most first."""
    left = unsolved(s)
    left.sort(key=lambda number: -s.box.scene.places[number].need)
    for number in left[: max(0, amount_of(s, effect.n))]:
        solve(s, number)


class ChoosePlace(AskAny[WildwoodsState]):
    """Any place that is not solved yet."""

    tag: ClassVar[str] = "choose-place"
    kind: ClassVar[str] = "choose-place"
    rule: ClassVar[str] = "W5.1"

    def asked(self, s: WildwoodsState) -> tuple[Seat, ...]:
        return s.everybody() if self.options(s, 0) else ()

    def options(self, s: WildwoodsState, seat: Seat) -> list[Action]:
        return [PickPlace(place) for place in unsolved(s)]

    def answer(self, s: WildwoodsState, seat: Seat, action: Action) -> None:
        assert isinstance(action, PickPlace)
        solve(s, action.place)


@performs("reopen")
def reopen(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`reopen`: a place, or the last solved one that has no effect, is to be solved again."""
    if effect.item != NOTHING:
        open_again(s, effect.item)
        return
    plain = [
        number
        for number, place in enumerate(s.box.scene.places)
        if s.is_solved(number) and place.programme == NOTHING
    ]
    if plain:
        open_again(s, plain[-1])


def open_again(s: WildwoodsState, number: int) -> None:
    if s.is_solved(number):
        s.solved &= ~(1 << number)
        s.tell("place-opens-again", place=place_name(s, number))
