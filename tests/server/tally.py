"""What a long trial has brought so far, over many runs with the same sources."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from tests.server.running import PROJECT

GREATEST = ("longest",)
"""Of these the greatest counts; of all others the sum."""


@cache
def sources() -> str:
    """What is tried: another version of it begins at nothing."""
    found = sha256()
    for file in sorted((PROJECT / "src").rglob("*")):
        if file.suffix in (".py", ".toml") and file.is_file():
            found.update(file.read_bytes())
    return found.hexdigest()[:12]


class Tally:
    """Kept in a file after each evening, or each go at something else; whoever is stopped loses one at most."""

    def __init__(self, file: Path, name: str) -> None:
        self.file = file
        self.name = f"{name}, sources {sources()}"

    def kept(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.file.read_text()) if self.file.exists() else {}
        return found

    @property
    def sums(self) -> dict[str, Any]:
        found: dict[str, Any] = self.kept().get(self.name, {})
        return found

    @property
    def kills(self) -> int:
        return int(self.sums.get("kills", 0))

    def next_seed(self) -> str:
        """Every evening has its own, in the same order again for another version."""
        return f"evening {self.sums.get('evenings', 0)}"

    def add(self, found: Mapping[str, Any]) -> None:
        sums = dict(self.sums)
        for what, count in {**found, "evenings": 1}.items():
            if what in GREATEST:
                sums[what] = max(sums.get(what, 0), count)
            elif isinstance(count, int):
                sums[what] = sums.get(what, 0) + count
        self.file.parent.mkdir(exist_ok=True)
        unfinished = self.file.with_suffix(".unfinished")
        unfinished.write_text(json.dumps({**self.kept(), self.name: sums}, indent=1))
        unfinished.replace(self.file)
