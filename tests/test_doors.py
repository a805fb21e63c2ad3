"""Nothing outside a game's own folder knows its name: a new game costs no line elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spiritboard.catalog import opened, ours
from tests.test_project import ROOT, project_files

SHARED = ("src/spiritboard", "web", "tools", "Makefile", "pyproject.toml", "hatch_build.py")
OWN = ("src/spiritboard/games/{name}/", "web/src/boards/{name}/")
MADE = ("web/src/wire.ts",)
"""Made from what the games declare."""


def is_shared(file: str, name: str) -> bool:
    own = [folder.format(name=name) for folder in OWN]
    return file.startswith(SHARED) and not file.startswith((*own, *MADE)) and ".test." not in file


def titles(name: str) -> set[str]:
    """A game's name and what it is called, in every language."""
    files = opened(name).folder.joinpath("text").iterdir()
    texts = [file.read_text("utf-8") for file in files]
    return {
        name,
        *[title for text in texts for title in re.findall(r"(?m)^game-name = (.*)", text)],
    }


@pytest.mark.parametrize("name", ours())
def test_no_shared_layer_names_a_game(name: str) -> None:
    named = re.compile(rf"\b({'|'.join(titles(name))})\b", re.IGNORECASE)
    found = [
        f"{file}:{number}: {line.strip()}"
        for file, text in texts(name)
        for number, line in enumerate(text.splitlines(), 1)
        if named.search(line)
    ]
    assert found == []


def texts(name: str) -> list[tuple[str, str]]:
    files = [(str(file.relative_to(ROOT)), file) for file in project_files()]
    return [(name_, read(file)) for name_, file in files if is_shared(name_, name)]


def read(file: Path) -> str:
    return file.read_text("utf-8", "replace")


def test_the_search_looks_everywhere() -> None:
    files = [file for file, _ in texts(ours()[0])]
    assert {"Makefile", "src/spiritboard/cli/__init__.py", "web/src/App.svelte"} <= set(files)
