"""Small immutable values that are saved by name: frames and set-ups."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from mypy_extensions import mypyc_attr

from spiritboard.core.errors import BadRecord

Packed = tuple[object, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """Base of immutable values made of ints, strings and tuples of them.

    `__match_args__` names the arguments of the constructor, which are kept under the same names.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ()

    def pack(self) -> Packed:
        """The name and the values, ready for JSON."""
        return (type(self).__name__, *[getattr(self, name) for name in self.__match_args__])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and (self is other or self.pack() == other.pack())

    def __hash__(self) -> int:
        return hash(self.pack())

    def __repr__(self) -> str:
        name, *values = self.pack()
        return f"{name}({', '.join([repr(value) for value in values])})"


def registry(classes: Iterable[type[Record]]) -> dict[str, type[Record]]:
    return {cls.__name__: cls for cls in classes}


def unpack(packed: object, known: Mapping[str, type[Record]]) -> Record:
    """The value that `pack` was called on."""
    if not isinstance(packed, list | tuple) or not packed or packed[0] not in known:
        raise BadRecord("unknown-frame", frame=str(packed))
    cls = known[packed[0]]
    if len(packed) - 1 != len(cls.__match_args__):
        raise BadRecord("unknown-frame", frame=str(packed))
    return cls(*[freeze(value) for value in packed[1:]])


def freeze(value: object) -> object:
    """JSON arrays as tuples, all the way down."""
    return tuple(freeze(item) for item in value) if isinstance(value, list | tuple) else value
