"""What the source says it will say: every key and its parameters, read with ast."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

SRC: Final = Path(__file__).parents[2] / "src" / "spiritboard"
TELLING: Final = ("tell", "reveal", "whisper")
ERRORS: Final = ("Illegal", "BadSetup", "BadRecord", "Malformed")

Params = dict[str, set[str]]
"""By key: the parameters it is given."""


Read = ast.Call | ast.Constant | ast.JoinedStr
"""What is looked for in the source."""


@cache
def read(path: Path) -> list[Read]:
    tree = ast.parse(path.read_text("utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, Read)]


def nodes(*places: str) -> Iterator[Read]:
    for place in places or ("",):
        found = SRC / place
        for path in [found] if found.is_file() else sorted(found.rglob("*.py")):
            yield from read(path)


def calls(*folders: str) -> Iterator[ast.Call]:
    return (node for node in nodes(*folders) if isinstance(node, ast.Call))


def called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def strings(call: ast.Call) -> list[str]:
    return [
        arg.value
        for arg in call.args
        if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
    ]


def told_events(game: str) -> Params:
    """What the rules of a game tell."""
    found: Params = {}
    for call in calls(f"games/{game}"):
        if called(call) in TELLING:
            for key in told_keys(call):
                found.setdefault(key, set()).update(k.arg or "" for k in call.keywords)
    return found


def told_keys(call: ast.Call) -> list[str]:
    """The key is the first text; whoever is told alone stands before it."""
    return next((keys for keys in map(choices, call.args) if keys), [])


def told_beside() -> Params:
    """What the server tells beside the rules."""
    found: Params = {}
    for call in calls("server"):
        if called(call) == "Event" and strings(call):
            found.setdefault(strings(call)[0], set()).update(fields(call.args[1]))
    return found


def fields(node: ast.expr) -> set[str]:
    """The keys of a dict that is written out."""
    assert isinstance(node, ast.Dict)
    return {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}


OF_THEIR_OWN = {"undo-needs-consent", "table-unreadable", "store-trouble", "lost-lease"}
"""Refusals that are classes."""


def raised_refusals(*folders: str) -> Params:
    """What is refused; the key is the last argument, the rule stands before it."""
    found: Params = {}
    for call in calls(*folders):
        own = called(call) == "__init__" and OF_THEIR_OWN & set(strings(call))
        if (called(call) in ERRORS or own) and call.args:
            for key in choices(call.args[-1]):
                found.setdefault(key, set()).update(k.arg or "" for k in call.keywords)
    return found


def cited_rules(game: str) -> set[str]:
    """The rules that a game's refusals name."""
    made = [call for call in calls(f"games/{game}") if called(call) == "Illegal"]
    return {rule for call in made for rule in choices(call.args[0]) if rule}


def choices(node: ast.expr) -> list[str]:
    """The texts that an argument may be: one, or one of two."""
    if isinstance(node, ast.IfExp):
        return choices(node.body) + choices(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


@cache
def constants() -> set[str]:
    """Every text in the source."""
    found = (node for node in nodes() if isinstance(node, ast.Constant))
    return {node.value for node in found if isinstance(node.value, str)}


@cache
def beginnings() -> set[str]:
    """How texts begin that are put together: f"event-{key}"."""
    joined = (node.values[0] for node in nodes() if isinstance(node, ast.JoinedStr))
    found = {str(first.value) for first in joined if isinstance(first, ast.Constant)}
    return {text for text in found if text.endswith("-")}
