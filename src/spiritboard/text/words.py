"""Says events, questions, answers and refusals in one language."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from spiritboard.core.errors import SpiritboardError
from spiritboard.core.speech import Saying
from spiritboard.core.values import WATCHER, Action, Decision, Event, Seat
from spiritboard.text.files import bundle, title_of
from spiritboard.text.phraser import Phraser
from spiritboard.text.phrases import Filling, Phrase
from spiritboard.text.typography import typeset

YES_NO: Final = ("no", "yes")
UNCHOSEN: Final = re.compile(r"~(?:(player-[1-5])|guest-([0-9]{4}))")
"""A name that nobody chose, as it is kept."""


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
        *,
        is_drawn: bool = False,
    ) -> None:
        """`is_drawn`: it is laid out in lines, which should break where a printer would let them."""
        self.language = language
        self.game = game
        self.reader = reader
        self.is_drawn = is_drawn
        self._bundle = bundle(language, game)
        self._phraser = Phraser(game)
        self.names = tuple([self.person(name) for name in names])

    def __call__(self, key: str, /, **params: object) -> str:
        """A message; ids among the parameters are said as words."""
        return self.say((key, params))

    def say(self, saying: Saying) -> str:
        return self.read(self._phraser.phrase(saying))

    def read(self, phrase: Phrase) -> str:
        """A phrase in this language."""
        if not self._bundle.has_message(phrase.key):
            raise LookupError(f"no message {phrase.key!r} in {self.language}")
        value = self._bundle.get_message(phrase.key).value
        assert value is not None, f"{phrase.key!r} has attributes only"
        said = self._format(phrase.key, value, self._spell(phrase))
        return typeset(said, self.language) if self.is_drawn else said

    @property
    def title(self) -> str:
        """What the game is called."""
        assert self.game is not None
        return title_of(self.language, self.game)

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

    def thing(self, name: str, value: object) -> str:
        """What a parameter of this name stands for: a card, a place."""
        return str(self._spell_one(name, self._phraser.fill(name, value))[name])

    def event(self, event: Event) -> str:
        """What happened, as the reader is told it."""
        return self.capital(self.read(self._phraser.event(event.key, event.params)))

    def question(self, view: Any, decision: Decision) -> str:
        """What is asked of the reader."""
        return self.capital(self.read(self._phraser.question(view, decision)))

    def status(self, view: Any) -> list[str]:
        """What matters for the question at hand, in sentences."""
        return [self.capital(self.read(phrase)) for phrase in self._phraser.status(view)]

    def sentences(self, view: Any) -> list[str]:
        """The whole table as the reader sees it, in sentences."""
        return [self.capital(self.read(phrase)) for phrase in self._phraser.sentences(view)]

    def option(self, view: Any, action: Action) -> str:
        """What a player may answer."""
        return self.capital(self.read(self._phraser.option(view, action)))

    def refusal(self, error: SpiritboardError) -> str:
        """Why not, in one line, with the rule in brackets."""
        return self.read(self._phraser.refusal(error))

    def rule(self, number: str) -> str:
        """What a rule says: `S6.4`."""
        return self(rule_key(number)).replace("\n", " ")

    def person(self, name: str) -> str:
        """A name as it is read: `~player-2` is Petr here and Пётр there.

        >>> Words("en").person("~guest-1234")
        'Guest 1234'
        """
        unchosen = UNCHOSEN.fullmatch(name)
        if unchosen is None:
            return name
        player, number = unchosen.groups()
        return self("guest-name", number=number) if player is None else self(player)

    def listed(self, items: Sequence[str]) -> str:
        """A list in a sentence."""
        if not items:
            return self("nothing")
        *most, last = items
        if not most:
            return last
        said = most[0]
        for item in most[1:]:
            said = self("list", first=said, next=item)
        return self("list-last", first=said, next=last)

    # Parameters

    def _spell(self, phrase: Phrase) -> dict[str, Any]:
        spelled: dict[str, Any] = {}
        for name, value in phrase.args.items():
            spelled.update(self._spell_one(name, value))
        return spelled

    def _spell_one(self, name: str, value: bool | int | float | str | Filling) -> dict[str, Any]:
        if isinstance(value, bool):
            return {name: YES_NO[value]}
        if not isinstance(value, Filling):
            return {name: value}
        if value.seat is not None:
            return {
                name: self.name_of(value.seat),
                f"{name}-you": YES_NO[value.seat == self.reader],
            }
        if value.seats is not None:
            return {name: self.listed([self.name_of(seat) for seat in value.seats])}
        join = self.clauses if value.clauses else self.listed
        return self._spell_phrases(name, value.said or (), join)

    def name_of(self, seat: Seat) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat)

    def _spell_phrases(
        self, name: str, phrases: Sequence[Phrase], join: Callable[[Sequence[str]], str]
    ) -> dict[str, Any]:
        """The words of an id, its other forms as $name-form, and $name-id to select on."""
        forms = [self._forms(phrase) for phrase in phrases]
        if len(forms) == 1:
            own = {f"{name}-id": phrases[0].key.partition("-")[2]}
            return own | {name + form: said for form, said in forms[0].items()}
        shared = set(forms[0]).intersection(*forms) if forms else {""}
        return {name + form: join([said[form] for said in forms]) for form in shared}

    def _forms(self, phrase: Phrase) -> dict[str, str]:
        message = self._bundle.get_message(phrase.key)
        args = self._spell(phrase)
        forms = {"": self._format(phrase.key, message.value, args)}
        for form, pattern in message.attributes.items():
            forms[f"-{form}"] = self._format(phrase.key, pattern, args)
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
