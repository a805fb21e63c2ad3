"""What the tests of a game must name: every rule, and every refusal."""

from __future__ import annotations

import ast
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path


def text_beside(test: str) -> str:
    """All tests of its folder but this one, as text."""
    own = Path(test)
    others = [file for file in sorted(own.parent.rglob("test_*.py")) if file != own]
    return "\n".join(file.read_text("utf-8") for file in others)


def refusals_of(game: str) -> list[str]:
    """The keys of all that its modules refuse."""
    found: set[str] = set()
    for source in sources(files(f"spiritboard.games.{game}")):
        found |= keys_in(source.read_text("utf-8"))
    return sorted(found)


def sources(folder: Traversable) -> list[Traversable]:
    inside = [file for file in folder.iterdir() if file.name != "terminal"]
    deeper = [file for part in inside if part.is_dir() for file in sources(part)]
    return [file for file in inside if file.name.endswith(".py")] + deeper


def keys_in(code: str) -> set[str]:
    """The words with a hyphen in what makes a refusal."""
    calls = [node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Call)]
    made = [call for call in calls if ast.unparse(call.func) in ("Illegal", "BadSetup")]
    words = [node for call in made for arg in call.args for node in ast.walk(arg)]
    texts = [node.value for node in words if isinstance(node, ast.Constant)]
    return {text for text in texts if isinstance(text, str) and "-" in text}
