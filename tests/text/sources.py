"""What the source says it will say: every key and its parameters, read with ast."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

SRC: Final = Path(__file__).parents[2] / "src" / "spiritboard"
TELLING: Final = ("tell", "reveal", "whisper")
ERRORS: Final = ("Illegal", "BadSetup", "BadRecord")

Params = dict[str, set[str]]
"""By key: the parameters it is given."""


def trees(*places: str) -> Iterator[ast.AST]:
    for place in places or ("",):
        found = SRC / place
        for path in [found] if found.is_file() else sorted(found.rglob("*.py")):
            yield ast.parse(path.read_text("utf-8"))


def calls(*folders: str) -> Iterator[ast.Call]:
    for tree in trees(*folders):
        yield from (node for node in ast.walk(tree) if isinstance(node, ast.Call))


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


OF_THEIR_OWN = {"undo-needs-consent", "table-unreadable"}
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


def constants() -> set[str]:
    """Every text in the source."""
    nodes = (node for tree in trees() for node in ast.walk(tree))
    return {n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def beginnings() -> set[str]:
    """How texts begin that are put together: f"event-{key}"."""
    found = set()
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                found.add(str(node.values[0].value))
    return {text for text in found if text.endswith("-")}
