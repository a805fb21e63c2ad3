"""What is worth counting in many games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Counted(NamedTuple):
    """How an event names what somebody took or did, e.g. the mage that was hired."""

    parameter: str
    part: int | None = None
    """Of a parameter made of several numbers: the one that counts."""
    called: str = ""
    """The name under which words know it, if that is not the parameter."""

    @property
    def thing(self) -> str:
        return self.called or self.parameter

    def number(self, params: Mapping[str, object]) -> int:
        value = params[self.parameter]
        if self.part is not None:
            assert isinstance(value, tuple)
            value = value[self.part]
        assert isinstance(value, int)
        return value
