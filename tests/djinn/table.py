"""A table of Djinn in the middle of a match, for tests that read like rulebook examples.

Djinn are letters: b(lue) n (brown) o(range) p(urple), X the boss; in a bottle a boss is the capital
letter of its bottle. What somebody owns is a line of words:

    coins=3 magic=4 bottles=bn held=bX corked=ooO     things, and djinn in circles and in bottles
    K09 -M14 S1 -H7 A01                               cards and tiles; `-` lies face down
    T5 V3 market@T1                                   a trait, a kept scoring card, a placed secret
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from spiritboard.catalog.content import box_of
from spiritboard.core.errors import Illegal
from spiritboard.core.rng import Rng, key_of, stream
from spiritboard.core.state import clone
from spiritboard.core.values import NATURE, Action, Event, Param, Seat
from spiritboard.games.djinn.actions import Capture, Come, Keep, Reveal, Show, Turn
from spiritboard.games.djinn.box import LOCATIONS, ROUNDS, SOURCE, SPACES
from spiritboard.games.djinn.content import read_content
from spiritboard.games.djinn.game import Djinn
from spiritboard.games.djinn.info import DjinnOptions
from spiritboard.games.djinn.rows import (
    BOSSES,
    COLOUR_ROW,
    SECRET_ROW,
    bottles_row,
    corked_row,
    djinn_row,
    held_row,
    secrets_at,
)
from spiritboard.games.djinn.rules.ending import AfterTurn, NextTurn
from spiritboard.games.djinn.rules.setup import halves
from spiritboard.games.djinn.rules.turn import Act, BeginTurn
from spiritboard.games.djinn.state import (
    AT_HAND,
    DOWN,
    NOTHING,
    OFFERED,
    ON_TOP,
    OUT,
    REMOVED,
    UNSEEN,
    WALKED,
    DjinnState,
)
from tests.asked import Asked

COLOURS: Final = "bnop"
GAME: Final = Djinn(box_of("djinn"))
CARDS: Final = read_content(GAME.content, {})
IDS: Final[Mapping[str, list[str]]] = {
    "mages": list(CARDS.mages),
    "gear": list(CARDS.gear),
    "chests": list(CARDS.chests),
    "awards": list(CARDS.awards),
}
WHOLE: Final = {
    **{f"djinn {tint}": 9 for tint in range(4)},
    "bosses": 12,
    "mages": 32,
    "gear": 27,
    "keys": 12,
    "scrolls": 66,
    "overfull circles": 0,
}
AMOUNTS: Final = ("coins", "scrolls", "magic", "keys", "corks", "marker", "minimum", "circles")
ROUND: Final = dict(zip(LOCATIONS, SPACES[:ROUNDS], strict=True))
"""The layout of every table here: R1 academy, R2 tavern, R3 catacombs, P12 archive and so on."""
SQUARE: Final = dict(zip(LOCATIONS, SPACES[ROUNDS:SOURCE], strict=True))
"""S12 academy, S23 tavern, S31 catacombs, T1 archive, T2 workshop, T3 market."""
CALM: Final = "bX"
"""Who stands at the round spaces that a test does not name."""


def rng(seed: str) -> Rng:
    """The same numbers each time."""
    return stream(key_of(seed), "test", 0)


def space(name: str) -> int:
    return SPACES.index(name)


def location(name: str) -> int:
    return LOCATIONS.index(name)


def colour(letter: str) -> int:
    return COLOURS.index(letter.lower())


def counted(letters: str) -> tuple[int, ...]:
    """By colour, how many."""
    return tuple(letters.count(letter) for letter in COLOURS)


def mage(name: str) -> int:
    return IDS["mages"].index(name)


def gear(name: str) -> int:
    return IDS["gear"].index(name)


def chest(name: str) -> int:
    return IDS["chests"].index(name)


def award(name: str) -> int:
    return IDS["awards"].index(name)


def capture(djinn: str, mages: str = "", bottled: str = "", free: str = "") -> Capture:
    """A batch by letters; in `bottled` a capital is the colour of the boss's bottle."""
    bosses = [letter for letter in bottled if letter.isupper()]
    return Capture(
        djinn=counted(djinn),
        boss="X" in djinn,
        free=colour(free) if free else NOTHING,
        mages=tuple(sorted(mage(name) for name in mages.split())),
        bottled=counted(bottled),
        boss_bottle=colour(bosses[0]) if bosses else NOTHING,
    )


def drawn(name: str) -> Action:
    """What nature answers: a djinn, a chest, a mage, a piece of gear, a card of Tom's."""
    if name in COLOURS:
        return Come(colour(name))
    if name in IDS["chests"]:
        return Reveal(chest(name))
    if name in IDS["mages"]:
        return Show(mage(name))
    if name.startswith("TOM"):
        return Turn(int(name[3:]) - 1)
    if name.startswith("V"):
        return Keep(tuple(int(card) - 1 for card in name[1:].split("+")))
    return Show(gear(name))


class Table(Asked[DjinnState]):
    """A real state and the real game; after every answer nothing may be lost."""

    game = GAME

    def __init__(
        self,
        seats: int = 2,
        at: str = "S12<R1",
        own: str = "",
        *,
        walk: bool = False,
        others: Mapping[Seat, tuple[str, str]] = MappingProxyType({}),
        djinn: Mapping[str, str] = MappingProxyType({}),
        calm: str = CALM,
        offer: str = "",
        awards: str = "",
        scoring: str = "",
        removed: str = "",
        stalls: Sequence[int] = (),
        turn: int = 0,
        tom: int = 15,
        extra_turn: bool = True,
        content: Mapping[str, Any] = MappingProxyType({}),
    ) -> None:
        """The player whose turn it is stands `at` a space ("R1<M": come from M) and acts there; or
        is about to `walk`. `calm`: who stands at the spaces that `djinn` does not name."""
        self.game = GAME
        self.events: list[Event] = []
        self.coming: list[Action] = []
        options = DjinnOptions(first=0, tom=tom, extra_turn=extra_turn, content=content)
        self.s = s = fresh_state(seats, options)
        s.turn = turn
        self.me = s.seat()
        lay_town(s, {name: djinn.get(name, calm) for name in SPACES[:ROUNDS]}, removed)
        people = {**others, self.me: (at, own)}
        for seat, (where, owned) in people.items():
            put_wizard(s, seat, where)
            for word in owned.split():
                give(s, seat, word)
        lay_offers(s, offer, awards, scoring)
        s.bosses = 0
        s.bosses = WHOLE["bosses"] - GAME.conserved(s)["bosses"]
        s.stall = [*stalls, *[NOTHING] * (seats - len(stalls))]
        s.done = 0 if walk else WALKED
        s.stack = []
        s.push(BeginTurn() if walk else Act(self.me), AfterTurn(), NextTurn())
        GAME.settle(s)
        assert GAME.conserved(s) == WHOLE

    # Playing

    def nature(self, names: str) -> None:
        """What chance will answer, in this order; after that the first thing that could be."""
        self.coming += [drawn(name) for name in names.split()]

    def play(self, *actions: Action) -> None:
        """Answers of whoever is asked."""
        for action in actions:
            self.answer(self.turn, action)

    def answer(self, seat: Seat, action: Action) -> None:
        GAME.check(self.s, seat, action)
        self.events += GAME.apply(self.s, seat, action)
        assert GAME.conserved(self.s) == WHOLE
        if self.asked == (NATURE,):
            weighted = GAME.chances(self.s).weighted
            self.answer(NATURE, self.coming.pop(0) if self.coming else weighted[0][1])

    def refused(self, action: Action, seat: Seat | None = None) -> str:
        """Rule and key of a refusal; nothing may have changed."""
        before = clone(self.s)
        try:
            GAME.check(self.s, self.turn if seat is None else seat, action)
        except Illegal as refusal:
            assert self.s == before
            return f"{refusal.rule} {refusal.key}"
        raise AssertionError(f"this may be done: {action}")

    # Looking

    def options(self, *kinds: type[Action]) -> list[Action]:
        """What whoever is asked may do, of these kinds."""
        found = GAME.options(self.s, self.turn)
        return [action for action in found if isinstance(action, kinds)] if kinds else found

    def may(self, action: Action) -> bool:
        try:
            GAME.check(self.s, self.turn, action)
        except Illegal:
            return False
        return True

    def has(self, words: str, seat: Seat | None = None) -> bool:
        """Does somebody own just that? Says what is different."""
        owner = self.me if seat is None else seat
        wrong = {word: found for word in words.split() if (found := seen(self.s, owner, word))}
        assert not wrong, f"seat {owner}: {wrong}"
        return True

    def at(self, seat: Seat | None = None) -> str:
        """Where a wizard stands, and where it came from."""
        owner = self.me if seat is None else seat
        return f"{SPACES[self.s.place[owner]]}<{SPACES[self.s.came[owner]]}"

    def djinn(self, name: str) -> str:
        """Who stands at a round space."""
        letters = spelled(self.s.djinn[djinn_row(space(name))])
        return letters + "X" * self.s.boss[space(name)]

    def told(self, key: str) -> list[dict[str, Param]]:
        return [dict(event.params) for event in self.events if event.key == key]


def fresh_state(seats: int, options: DjinnOptions) -> DjinnState:
    """After the deal; seat 0 begins."""
    s = GAME.setup(seats, options)
    GAME.apply(s, NATURE, GAME.draw(s, rng("deal")))
    s.traits = [OUT] * len(s.traits)
    s.scoring = [OUT] * len(s.scoring)
    s.awards = [OUT] * len(s.awards)
    s.mages = [UNSEEN] * len(s.mages)
    s.gear = [UNSEEN] * len(s.gear)
    return s


def lay_town(s: DjinnState, djinn: Mapping[str, str], removed: str) -> None:
    """The layout that `ROUND` and `SQUARE` tell; the djinn that stand nowhere are in the bag."""
    s.layout = [*range(6), *range(6)]
    s.djinn = [count for name in SPACES[:ROUNDS] for count in counted(djinn[name])]
    s.boss = [djinn[name].count("X") for name in SPACES[:ROUNDS]]
    s.bag = [9 - sum(s.djinn[tint::COLOUR_ROW]) for tint in range(4)]
    s.secrets = [AT_HAND] * (SECRET_ROW * s.box.seats)
    for name in removed.split():
        for seat in range(s.box.seats):
            s.secrets[secrets_at(seat, location(name))] = REMOVED


def put_wizard(s: DjinnState, seat: Seat, where: str) -> None:
    if where:
        name, _, came = where.partition("<")
        s.place[seat] = space(name)
        s.came[seat] = space(came) if came else s.box.ways[space(name)][0]


def give(s: DjinnState, seat: Seat, word: str) -> None:
    """One word of what somebody owns."""
    name, _, value = word.partition("=")
    bare = word.lstrip("-")
    face = seat + DOWN if word.startswith("-") else seat
    if name in AMOUNTS:
        getattr(s, name)[seat] = int(value)
    elif name == "bottles":
        s.bottles[bottles_row(seat)] = counted(value)
    elif name == "held":
        s.held[held_row(seat)] = [*counted(value), value.count("X")]
        s.bag = [left - held for left, held in zip(s.bag, counted(value), strict=True)]
    elif name == "corked":
        s.corked[corked_row(seat)] = [*counted(value), *counted(only_bosses(value))]
        s.bag = [left - corked for left, corked in zip(s.bag, counted(value), strict=True)]
    elif "@" in word:
        what, _, where = word.partition("@")
        s.secrets[secrets_at(seat, location(what))] = space(where)
    elif bare in IDS["mages"]:
        s.mages[mage(bare)] = face
    elif bare in IDS["gear"]:
        s.gear[gear(bare)] = face
    elif bare in IDS["awards"]:
        s.awards[award(bare)] = seat
    elif word[0] == "V":
        s.scoring[int(word[1:]) - 1] = seat
    else:
        assert word[0] == "T", word
        s.traits[int(word[1:]) - 1] = seat


def only_bosses(letters: str) -> str:
    return "".join(letter.lower() for letter in letters if letter.isupper())


def lay_offers(s: DjinnState, offer: str, awards: str, scoring: str) -> None:
    """The named cards on top of their piles, else the first ones that nobody owns."""
    named = offer.split()
    for kind in range(3):
        left = [card for card, its in enumerate(s.box.gear_kind) if its == kind]
        left = [card for card in left if s.gear[card] == UNSEEN]
        shown = [card for card in left if IDS["gear"][card] in named] or left[:1]
        for card in shown:
            s.gear[card] = ON_TOP + kind
        s.gear_piles[kind] = len(left) - len(shown)
    for key in (0, 1):
        left = [card for card, its in enumerate(s.box.mage_key) if its == key]
        left = [card for card in left if s.mages[card] == UNSEEN]
        shown = sorted(left, key=lambda card: IDS["mages"][card] not in named)[:2]
        for nth, card in enumerate(shown):
            s.mages[card] = ON_TOP + 2 * key + nth
        s.mage_piles[2 * key : 2 * key + 2] = halves(len(left) - len(shown))
    for name in awards.split():
        s.awards[award(name)] = OFFERED
    for name in scoring.split():
        s.scoring[int(name[1:]) - 1] = OFFERED


def seen(s: DjinnState, seat: Seat, word: str) -> str:
    """What is there instead of what the word says; empty: just that."""
    name, _, value = word.partition("=")
    bare = word.lstrip("-")
    face = seat + DOWN if word.startswith("-") else seat
    if name in AMOUNTS:
        found = str(getattr(s, name)[seat])
        return "" if found == value else f"{name}={found}"
    if name in ("bottles", "held", "corked"):
        found = letters_of(s, seat, name)
        return "" if sorted(found) == sorted(value) else f"{name}={found}"
    if "@" in word:
        what, _, where = word.partition("@")
        at = s.secrets[secrets_at(seat, location(what))]
        return "" if at == space(where) else f"at {at}"
    cards, number = (
        (s.mages, mage(bare))
        if bare in IDS["mages"]
        else (s.gear, gear(bare))
        if bare in IDS["gear"]
        else (s.awards, award(bare))
    )
    return "" if cards[number] == face else f"at {cards[number]}"


def letters_of(s: DjinnState, seat: Seat, name: str) -> str:
    if name == "bottles":
        return spelled(s.bottles[bottles_row(seat)])
    if name == "held":
        *held, bosses = s.held[held_row(seat)]
        return spelled(held) + "X" * bosses
    corked = s.corked[corked_row(seat)]
    return spelled(corked[:BOSSES]) + spelled(corked[BOSSES:]).upper()


def spelled(counts: Sequence[int]) -> str:
    return "".join(letter * count for letter, count in zip(COLOURS, counts, strict=True))
