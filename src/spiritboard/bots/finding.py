"""Finds bots by name: in a file, in a module, or among those that are installed."""

from __future__ import annotations

import importlib.util
import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from spiritboard.catalog import imported
from spiritboard.core.errors import BadSetup

GROUP: Final = "spiritboard.bots"
"""The entry points of installed bots."""


@cache
def installed() -> dict[str, EntryPoint]:
    return {found.name: found for found in entry_points(group=GROUP)}


@cache
def maker_at(path: str) -> Any:
    """What stands at `file.py:Name` or `module:Name`."""
    place, _, name = path.rpartition(":")
    try:
        module = from_file(Path(place)) if place.endswith(".py") else imported(place)
        return getattr(module, name)
    except (ImportError, AttributeError, OSError) as error:
        raise BadSetup("no-such-bot", name=path, detail=str(error)) from None


def from_file(file: Path) -> ModuleType:
    """A module of its own for each file; what lies beside the file can be imported from it."""
    name = str(file.resolve())
    if name not in sys.modules:
        if (folder := str(file.resolve().parent)) not in sys.path:
            sys.path.append(folder)
        spec = importlib.util.spec_from_file_location(name, file)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[name]
            raise
    return sys.modules[name]
