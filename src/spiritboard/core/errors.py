"""Refusals. Each has a key and parameters; the words are in the Fluent files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class SpiritboardError(Exception):
    """Anything we refuse. `key` names the message, `params` fill it."""

    def __init__(self, key: str, **params: object) -> None:
        super().__init__(key, params)
        self.key = key
        self.params: Mapping[str, object] = params

    def __reduce__(self) -> tuple[object, ...]:
        rule = self.rule if isinstance(self, Illegal) else ""
        return remade, (type(self), self.key, dict(self.params), rule)

    def __str__(self) -> str:
        """A sentence, if there is one, and what it was made from."""
        said = [teller(self) for teller in _tellers]
        return f"{said[0]} [{self.data()}]" if said and said[0] else self.data()

    def data(self) -> str:
        """The key and the parameters."""
        told = ", ".join(f"{name}: {value}" for name, value in self.params.items())
        return f"{self.key} ({told})" if told else self.key


@mypyc_attr(allow_interpreted_subclasses=True)
class Illegal(SpiritboardError):
    """An answer that the rules refuse. Nothing has changed."""

    def __init__(self, rule: str, key: str, **params: object) -> None:
        super().__init__(key, **params)
        self.rule = rule

    def data(self) -> str:
        return f"{self.rule} {super().data()}".strip()


@mypyc_attr(allow_interpreted_subclasses=True)
class BadSetup(SpiritboardError):
    """No such game, seats out of range, options or content that do not fit."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BadRecord(SpiritboardError):
    """A recorded match that cannot be trusted or read."""


_tellers: Final[list[Callable[[SpiritboardError], str]]] = []
"""Who says refusals in words, if somebody does."""


def told_by(teller: Callable[[SpiritboardError], str]) -> None:
    """From here on refusals are sentences too; an empty one is left out."""
    _tellers[:] = [teller]


def remade(
    cls: type[SpiritboardError], key: str, params: Mapping[str, object], rule: str
) -> SpiritboardError:
    """A refusal as another process raised it."""
    error = cls.__new__(cls, key, params)
    error.key = key
    error.params = params
    if isinstance(error, Illegal):
        error.rule = rule
    return error
