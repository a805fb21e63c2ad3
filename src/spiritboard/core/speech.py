"""What a game says: its questions, answers and the table in sentences, before any language.

A saying is a message of the Fluent files and what fills it. Ids are numbers; `Speech.saying` tells
what they stand for. A parameter may itself be a saying, or `Clauses` of several.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, NamedTuple, Protocol, TypeGuard

import msgspec
from mypy_extensions import mypyc_attr

from spiritboard.core.values import Action, Decision, Seat

Saying = tuple[str, Mapping[str, object]]
"""A message and what fills it."""


MACHINERY: Final = frozenset({"seat", "question", "stack"})
"""Fields of views by which the program goes on, and whose view it is: a table is told without them."""


class Clauses(NamedTuple):
    """Several sayings in one sentence, parted more strongly than a list."""

    sayings: Sequence[Saying]


def is_saying(value: object) -> TypeGuard[Saying]:
    return (
        isinstance(value, tuple)
        and len(value) == 2
        and isinstance(value[0], str)
        and isinstance(value[1], Mapping)
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class Speech:
    """How one game speaks. Whatever a game does not say itself is said from tags and fields."""

    seats: ClassVar[frozenset[str]] = frozenset()
    """The parameters that are seats, besides `seat` and `seats`."""

    def saying(self, name: str, value: object) -> list[Saying] | None:
        """The messages that say a parameter, one for each thing; None: it speaks for itself."""
        return None

    def question(self, view: Any, decision: Decision) -> Saying:
        """What a seat is asked."""
        return (f"ask-{decision.kind}", {})

    def option(self, view: Any, action: Action) -> Saying:
        """What a seat may answer."""
        params: dict[str, object] = msgspec.to_builtins(action)
        return (f"do-{params.pop('do')}", params)

    def status(self, view: Any) -> list[Saying]:
        """In sentences: what matters for the question at hand."""
        return []

    def sentences(self, view: Any) -> list[Saying]:
        """In sentences: the whole table as this view shows it, but for what is no player's business."""
        plain = msgspec.to_builtins(view)
        facts = plain.items() if isinstance(plain, dict) else [("view", plain)]
        return [
            ("fact", {"name": str(name).replace("_", " "), "value": plainly(value)})
            for name, value in facts
            if name not in MACHINERY and value is not None
        ]


def plainly(value: Any) -> object:
    """A value in a sentence: yes, no, or as text."""
    return ("yes" if value else "no", {}) if isinstance(value, bool) else as_text(value)


def as_text(value: Any) -> str:
    """A value under its own name, as plainly as it can be written."""
    if isinstance(value, list | tuple):
        return ", ".join([as_text(item) for item in value]) or "–"
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


class Wording(Protocol):
    """What a game's terminal board needs of a language; `spiritboard.text.Words` is one."""

    @property
    def names(self) -> tuple[str, ...]: ...

    def __call__(self, key: str, /, **params: object) -> str: ...

    def has(self, key: str) -> bool: ...

    def say(self, saying: Saying) -> str: ...

    def sentence(self, saying: Saying) -> str: ...

    def capital(self, said: str) -> str: ...

    def clauses(self, fragments: Sequence[str]) -> str: ...

    def name_of(self, seat: Seat) -> str: ...
