"""Small immutable values that are saved by their tag: frames."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from mypy_extensions import mypyc_attr

from spiritboard.core.errors import BadRecord

Packed = tuple[object, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class TaggedValue:
    """Base of immutable values made of ints, strings and tuples of them.

    `__match_args__` names the arguments of the constructor, which are kept under the same names.
    """

    tag: ClassVar[str] = ""
    """What it is called wherever it is kept. A class may get another name, its tag may not."""
    __match_args__: ClassVar[tuple[str, ...]] = ()

    _packed: Packed
    """What `pack` gave the first time; most are gone before anybody asks."""

    def pack(self) -> Packed:
        """The tag and the values, for a view."""
        try:
            return self._packed
        except AttributeError:
            self._packed = (self.tag, *[getattr(self, name) for name in self.__match_args__])
            return self._packed

    def saved(self) -> dict[str, object]:
        """The tag and the values by name, for a file."""
        return {"is": self.tag, **{name: getattr(self, name) for name in self.__match_args__}}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TaggedValue) and (self is other or self.pack() == other.pack())

    def __hash__(self) -> int:
        return hash(self.pack())

    def __repr__(self) -> str:
        values = ", ".join([repr(value) for value in self.pack()[1:]])
        return f"{type(self).__name__}({values})"


Tagged = Mapping[str, type[TaggedValue]]


def registry(classes: Iterable[type[TaggedValue]]) -> dict[str, type[TaggedValue]]:
    """By tag; each must have one of its own.

    >>> registry([TaggedValue])
    Traceback (most recent call last):
    ValueError: TaggedValue has no tag
    """
    found: dict[str, type[TaggedValue]] = {}
    for cls in classes:
        if not cls.tag:
            raise ValueError(f"{cls.__name__} has no tag")
        if cls.tag in found:
            raise ValueError(f"{cls.__name__} and {found[cls.tag].__name__} share a tag")
        found[cls.tag] = cls
    return found


def unpack(packed: object, known: Tagged) -> TaggedValue:
    """The value that `pack` was called on."""
    if not isinstance(packed, list | tuple) or not packed or packed[0] not in known:
        raise BadRecord("unknown-frame", frame=str(packed))
    cls = known[packed[0]]
    if len(packed) - 1 != len(cls.__match_args__):
        raise BadRecord("unknown-frame", frame=str(packed))
    return cls(*[freeze(value) for value in packed[1:]])


def restored(saved: Mapping[str, object], known: Tagged) -> TaggedValue:
    """The value that `saved` was called on."""
    cls = known.get(str(saved.get("is")))
    if cls is None or set(saved) != {"is", *cls.__match_args__}:
        raise BadRecord("unknown-frame", frame=str(saved))
    return cls(*[freeze(saved[name]) for name in cls.__match_args__])


def freeze(value: object) -> object:
    """JSON arrays as tuples, all the way down."""
    return tuple([freeze(item) for item in value]) if isinstance(value, list | tuple) else value
