"""Makes phrases of what a game says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, cast

from spiritboard.catalog import opened
from spiritboard.core.errors import Illegal, SpiritboardError
from spiritboard.core.speech import Clauses, Saying, Speech, as_text, is_saying
from spiritboard.core.values import Action, Decision
from spiritboard.text.details import detail_said
from spiritboard.text.files import messages
from spiritboard.text.phrases import Filling, Phrase

KEPT: Final = 4096
DETAIL: Final = "detail"
"""The parameter that tells what a machine said."""
PLAIN: Final = frozenset((int, str))
SHARED_SEATS: Final = frozenset(("seat", "seats"))
"""Parameters that are seats in every game."""


class Phraser:
    """Makes phrases for one game, or for the shell alone."""

    def __init__(self, game: str | None) -> None:
        self._speech = opened(game).speech if game else Speech()
        self._messages = messages(game)
        self._seats = SHARED_SEATS | self._speech.seats
        self._kept: dict[tuple[object, ...], Phrase] = {}

    def phrase(self, saying: Saying) -> Phrase:
        """Most are filled with numbers and names alone and are said again and again."""
        key, params = saying
        look = looked_up(key, params) if isinstance(params, dict) else None
        if look is None:
            return self._make(key, params.items())
        found = self._kept.get(look)
        if found is None:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            found = self._kept[look] = self._make(key, params.items())
        return found

    def _make(self, key: str, params: Iterable[tuple[str, object]]) -> Phrase:
        return Phrase(key, {name: self.fill(name, value) for name, value in params})

    def refusal(self, error: SpiritboardError) -> Phrase:
        """Why not, with the rule in brackets."""
        said = self.own((f"refuse-{error.key}", error.params))
        rule = error.rule if isinstance(error, Illegal) else ""
        return (
            Phrase("refusal-by-rule", {"reason": Filling(said=(said,)), "rule": rule})
            if rule
            else said
        )

    def event(self, key: str, params: Mapping[str, object]) -> Phrase:
        return self.own((f"event-{key}", params))

    def question(self, view: Any, decision: Decision) -> Phrase:
        """What is asked of the one who sees this view."""
        return self.own(self._speech.question(view, decision))

    def option(self, view: Any, action: Action) -> Phrase:
        """What may be answered."""
        return self.own(self._speech.option(view, action))

    def status(self, view: Any) -> list[Phrase]:
        """What matters for the question at hand, in sentences."""
        return [self.phrase(saying) for saying in self._speech.status(view)]

    def sentences(self, view: Any) -> list[Phrase]:
        """The whole table in sentences."""
        return [self.phrase(saying) for saying in self._speech.sentences(view)]

    def own(self, saying: Saying) -> Phrase:
        """In the game's own words; if it has none, by the names of the message and its parameters."""
        key, params = saying
        if key in self._messages:
            return self.phrase(saying)
        name = key.partition("-")[2].replace("-", " ")
        if not params:
            return Phrase("plain", {"name": name})
        facts = tuple([self._plain_fact(what, value) for what, value in params.items()])
        return Phrase("plain-with", {"name": name, "facts": Filling(said=facts)})

    def _plain_fact(self, name: str, value: object) -> Phrase:
        filled = self.fill(name, value) if name in self._seats else as_text(value)
        return Phrase("plain-fact", {"name": name.replace("_", " "), "value": filled})

    def fill(self, name: str, value: object) -> bool | int | float | str | Filling:
        """A parameter: as it is, or what its number stands for."""
        if isinstance(value, SpiritboardError):
            return Filling(said=(self.refusal(value),))
        if isinstance(value, bool):
            return value
        if name == DETAIL and isinstance(value, str):
            said = detail_said(value)
            return Filling(said=(self.phrase(said),)) if said else value
        if is_saying(value):
            return Filling(said=(self.phrase(value),))
        if isinstance(value, Clauses):
            return Filling(said=tuple(map(self.phrase, value.sayings)), clauses=True)
        if isinstance(value, list) and value and all(map(is_saying, value)):
            return Filling(said=tuple(map(self.phrase, value)))
        if name in self._seats:
            return _fill_seats(name, value)
        sayings = self._speech.saying(name, value)
        if sayings is not None:
            return Filling(said=tuple(self.phrase(self.named(saying)) for saying in sayings))
        return value if isinstance(value, int | float | str) else as_text(value)

    def named(self, saying: Saying) -> Saying:
        """What is of a pack and has no words here is called by its number, `mage-33`: mage 33; or by
        its name, `creature-tin-moth`: tin moth.
        """
        if saying[0] in self._messages:
            return saying
        kind, _, number = saying[0].rpartition("-")
        if number.isdecimal() and f"{kind}-number" in self._messages:
            return (f"{kind}-number", {"number": int(number)})
        return ("plain", {"name": saying[0].partition("-")[2].replace("-", " ")})


def looked_up(key: str, params: dict[str, object]) -> tuple[object, ...] | None:
    """By what a phrase is kept; None: it may say something else the next time.

    What is equal says the same; only yes and no are equal to numbers and are none.
    """
    if not params:
        return (key,)
    look: list[object] = [key]
    for name, value in params.items():
        kind = type(value)
        if kind is bool:
            look.append(bool)
        elif kind is tuple:
            if not all(type(one) in PLAIN for one in cast("tuple[object, ...]", value)):
                return None
        elif kind is not int and kind is not str:
            return None
        look.append(name)
        look.append(value)
    return tuple(look)


def _fill_seats(name: str, value: object) -> int | float | str | Filling:
    if isinstance(value, Sequence) and not isinstance(value, str):
        return Filling(seats=tuple(value))
    if isinstance(value, int) and name != "seats":
        return Filling(seat=value)
    return value if isinstance(value, int | float | str) else str(value)
