"""What the documentation shows is run."""

from __future__ import annotations

import re
import sys
from dataclasses import fields
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from spiritboard.core.package import Package

ROOT = Path(__file__).parent.parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def python_of(page: str) -> list[str]:
    """The Python examples of a page."""
    return re.findall(r"^```python\n(.*?)^```", (ROOT / page).read_text(), re.MULTILINE | re.DOTALL)


def test_the_five_lines_of_the_readme() -> None:
    ends: list[object] = []
    for example in python_of("README.md"):
        namespace: dict[str, Any] = {}
        exec(example, namespace)  # noqa: S102  # our own page
        ends += [namespace["match"].outcome] if "match" in namespace else []
    assert ends
    assert None not in ends


@pytest.mark.parametrize("page", ["write-a-bot", "arena", "python"])
def test_the_examples_of_a_page(page: str) -> None:
    examples = python_of(f"docs/{page}.md")
    assert examples
    for example in examples:
        exec(example, {"__name__": "example"})  # noqa: S102  # our own page


@pytest.mark.slow
def test_the_game_of_add_a_game_passes_the_kit(monkeypatch: pytest.MonkeyPatch) -> None:
    game, *rest = python_of("docs/add-a-game.md")
    assert len(game.splitlines()) < 150
    module = ModuleType("wisps")
    monkeypatch.setitem(sys.modules, "wisps", module)
    exec(compile("\n".join([game, *rest]), "wisps.py", "exec"), module.__dict__)  # noqa: S102


def test_the_guide_names_every_part_of_a_door() -> None:
    page = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
    named = re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)
    assert [part.name for part in fields(Package) if part.name not in named] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    """Files and folders of the project that a page names."""
    links = re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []
