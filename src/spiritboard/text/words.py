"""Says events, questions, answers and refusals in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final

from spiritboard.core.errors import Illegal, SpiritboardError
from spiritboard.core.values import WATCHER, Action, Decision, Event, Seat
from spiritboard.text.files import bundle

Saying = tuple[str, Mapping[str, object]]
"""A message and what fills it."""

SHARED_SEATS: Final = frozenset(("seat", "seats"))
"""Parameters that are seats in every game."""

YES_NO: Final = ("no", "yes")


class Words:
    """One language, for a game, at a table: it knows the players' names and who is reading.

    >>> Words("en")("yes")
    'yes'
    """

    def __init__(
        self,
        language: str,
        game: str | None = None,
        names: Sequence[str] = (),
        reader: Seat = WATCHER,
    ) -> None:
        self.language = language
        self.game = game
        self.names = tuple(names)
        self.reader = reader
        self._bundle = bundle(language, game)
        self._own: Any = import_module(f"spiritboard.games.{game}.words") if game else None

    def at_table(self, names: Sequence[str], reader: Seat) -> Words:
        """The same words, for somebody at a table."""
        return Words(self.language, self.game, names, reader)

    def __call__(self, key: str, /, **params: object) -> str:
        """A message; ids among the parameters are said as words."""
        return self.say((key, params))

    def say(self, saying: Saying) -> str:
        key, params = saying
        if not self._bundle.has_message(key):
            raise LookupError(f"no message {key!r} in {self.language}")
        value = self._bundle.get_message(key).value
        assert value is not None, f"{key!r} has attributes only"
        return self._format(key, value, self._spell(params))

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def sentence(self, saying: Saying) -> str:
        """It begins with a capital letter even when it begins with a colour."""
        return self.capital(self.say(saying))

    def capital(self, said: str) -> str:
        return said[:1].upper() + said[1:]

    def clauses(self, fragments: Sequence[str]) -> str:
        """Fragments of a sentence, parted more strongly than a list; none: nothing is said."""
        said = fragments[0] if fragments else ""
        for fragment in fragments[1:]:
            said = self("clauses", first=said, next=fragment)
        return said

    def event(self, event: Event) -> str:
        """What happened, as the reader is told it."""
        return self.sentence((f"event-{event.key}", event.params))

    def question(self, view: Any, decision: Decision) -> str:
        """What is asked of the reader."""
        return self.sentence(self._own.question(view, decision.kind))

    def option(self, view: Any, action: Action) -> str:
        """What a player may answer."""
        return self.sentence(self._own.option(view, action))

    def refusal(self, error: SpiritboardError) -> str:
        """Why not, in one line, with the rule in brackets."""
        said = self.say((f"refuse-{error.key}", error.params))
        rule = error.rule if isinstance(error, Illegal) else ""
        return self("refusal-by-rule", reason=said, rule=rule) if rule else said

    def rule(self, number: str) -> str:
        """What a rule says: `S6.4`."""
        return self(rule_key(number)).replace("\n", " ")

    def listed(self, items: Sequence[str]) -> str:
        """A list in a sentence."""
        if not items:
            return self("nothing")
        said = items[0]
        for item in items[1:]:
            said = self("list", first=said, next=item)
        return said

    # Parameters

    def _spell(self, params: Mapping[str, object]) -> dict[str, Any]:
        spelled: dict[str, Any] = {}
        for name, value in params.items():
            spelled.update(self._spell_one(name, value))
        return spelled

    def _spell_one(self, name: str, value: object) -> dict[str, Any]:
        if isinstance(value, SpiritboardError):
            return {name: self.refusal(value)}
        if isinstance(value, bool):
            return {name: YES_NO[value]}
        if self._is_seat(name):
            return self._spell_seats(name, value)
        sayings = self._own.saying(name, value) if self._own else None
        return {name: value} if sayings is None else self._spell_sayings(name, sayings)

    def _is_seat(self, name: str) -> bool:
        return name in SHARED_SEATS or (self._own is not None and name in self._own.SEATS)

    def _spell_seats(self, name: str, value: object) -> dict[str, Any]:
        if isinstance(value, Sequence) and not isinstance(value, str):
            return {name: self.listed([self.name_of(seat) for seat in value])}
        if not isinstance(value, int) or name == "seats":
            return {name: value}
        return {name: self.name_of(value), f"{name}-you": YES_NO[value == self.reader]}

    def name_of(self, seat: Seat) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat)

    def _spell_sayings(self, name: str, sayings: Sequence[Saying]) -> dict[str, Any]:
        """The words of an id, its other forms as $name-form, and $name-id to select on."""
        forms = [self._forms(saying) for saying in sayings]
        if len(forms) == 1:
            own = {f"{name}-id": sayings[0][0].partition("-")[2]}
            return own | {name + form: said for form, said in forms[0].items()}
        shared = set(forms[0]).intersection(*forms) if forms else {""}
        return {name + form: self.listed([said[form] for said in forms]) for form in shared}

    def _forms(self, saying: Saying) -> dict[str, str]:
        key, params = saying
        message = self._bundle.get_message(key)
        args = self._spell(params)
        forms = {"": self._format(key, message.value, args)}
        for form, pattern in message.attributes.items():
            forms[f"-{form}"] = self._format(key, pattern, args)
        return forms

    def _format(self, key: str, pattern: Any, args: Mapping[str, Any]) -> str:
        said, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise LookupError(f"{key!r} in {self.language}: {errors[0]}")
        assert isinstance(said, str)
        return said


def rule_key(number: str) -> str:
    """The message of a rule: `S6.4` is in `rule-S6-4`."""
    return "rule-" + number.replace(".", "-")
