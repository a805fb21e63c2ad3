"""Packages that only some need."""

from __future__ import annotations

import importlib
from typing import Any

from spiritboard.core.errors import BadSetup


def extra(module: str, name: str = "arena") -> Any:
    """A module of an extra; raises BadSetup, which says how to get it, if it is not installed."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        package = module.partition(".")[0]
        raise BadSetup("extra-missing", package=package, extra=name, detail=str(error)) from None
