"""Reads the words of the scene files: each value into what the rules take, or a refusal that says
where it stands and what was expected.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from spiritboard.games.wildwoods.box import (
    NOTHING,
    Choice,
    Condition,
    Effect,
)
from spiritboard.games.wildwoods.content.names import Names
from spiritboard.games.wildwoods.content.values import Values, wrong
from spiritboard.games.wildwoods.content.vocabulary import (
    BUILT_IN,
    CONDITIONS,
    DEFAULTS,
    EFFECTS,
    Verb,
)

HELD = ("need", "modify", "number")
"""Effects that hold for a while: `need` of an action card for the turn, of a place for one."""


def owner_of(field: str) -> str:
    """Whose text it is: `scene.p1.won.do[1]` is of scene-p1."""
    return "-".join(field.split(".")[:2])


class Words(Values):
    """Collects programmes, conditions and choices while it reads."""

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self.programmes: list[tuple[Effect, ...]] = []
        self.conditions: list[Condition] = []
        self.choices_made: list[Choice] = []

    # Effects

    def programme(self, effects: Any, field: str, first: tuple[Effect, ...] = ()) -> int:
        """A list of effects, behind those that come first; NOTHING if it is empty."""
        if not isinstance(effects, Sequence) or isinstance(effects, str):
            raise wrong(field, effects, "a list of effects")
        found = first + tuple(
            [self.effect(one, f"{field}[{at}]") for at, one in enumerate(effects)]
        )
        if not found:
            return NOTHING
        self.programmes.append(found)
        return len(self.programmes) - 1

    def effect(self, table: Any, field: str) -> Effect:
        """One effect: its verb, and what stands beside it."""
        name, verb = self.verb(table, field, EFFECTS, "effect")
        given = {**DEFAULTS.get(name, {}), **table}
        filled = self.filled(name, verb, given, field)
        if name == "companion" and filled["what"] not in ("leave", "keep"):
            filled["item"] = self.card(filled["what"], field)
        if name == "lose_blessing" and filled["what"] not in ("choose", "deck"):
            filled["item"] = self.card(filled["what"], field)
        if name == "swap":
            filled["what"], filled["to"] = filled["what"]
        if name == "flag":
            filled["value"] = self.names.flag_value(table["flag"], table["value"], field)
        if name in HELD and "to" not in filled:
            filled["to"] = "next" if filled.get("scope") in ("place", "place_4") else "turn"
        if name == "skip" and "to" not in filled:
            filled["to"] = "turn" if filled["what"] in ("move", "light") else "next"
        return Effect(name, **filled)

    def verb(
        self, table: Any, field: str, known: Mapping[str, Verb], what: str
    ) -> tuple[str, Verb]:
        if not isinstance(table, Mapping):
            raise wrong(field, table, f"a table with one {what}")
        verbs = [key for key in table if key in known and not self.is_beside(key, table, known)]
        if len(verbs) != 1:
            raise wrong(field, ", ".join(table) or "nothing", f"one {what} of: {', '.join(known)}")
        return verbs[0], known[verbs[0]]

    def is_beside(self, key: str, table: Mapping[str, Any], known: Mapping[str, Verb]) -> bool:
        """A key that stands beside another: `count` of `repeat`, `number` of nothing."""
        return any(key in known[other].beside for other in table if other in known)

    def filled(self, name: str, verb: Verb, given: Mapping[str, Any], field: str) -> dict[str, Any]:
        """The fields, each read as its verb says."""
        for key in verb.required:
            if key not in given:
                raise wrong(f"{field}.{name}", name, f"{key} beside it")
        filled: dict[str, Any] = {}
        for key, value in given.items():
            if key != name and key not in verb.beside:
                allowed = ", ".join(verb.beside) or "nothing"
                raise wrong(f"{field}.{key}", key, f"beside {name}: {allowed}")
            target, reader = (verb.field, verb.reader) if key == name else verb.beside[key]
            filled[target] = getattr(self, reader)(value, f"{field}.{key}")
        return filled

    # Conditions

    def condition(self, table: Any, field: str) -> int:
        """All that a table says must hold; NOTHING if it says nothing."""
        if not isinstance(table, Mapping):
            raise wrong(field, table, "a table of conditions")
        verbs = [key for key in table if key in CONDITIONS]
        beside = {key for verb in verbs for key in CONDITIONS[verb].beside}
        for key in table:
            if key not in CONDITIONS and key not in beside:
                raise wrong(f"{field}.{key}", key, f"one of: {', '.join(CONDITIONS)}")
        parts = [self.one_condition(verb, table, field) for verb in verbs]
        if not parts:
            return NOTHING
        return parts[0] if len(parts) == 1 else self.keep(Condition("all", items=tuple(parts)))

    def keep(self, condition: Condition) -> int:
        self.conditions.append(condition)
        return len(self.conditions) - 1

    def one_condition(self, name: str, table: Mapping[str, Any], field: str) -> int:
        verb = CONDITIONS[name]
        given = {key: value for key, value in table.items() if key == name or key in verb.beside}
        if name == "flag":
            given.pop("value", None)
        filled = self.filled(name, verb, given, field)
        kind = name
        if name == "count":
            kind = table["count"] if table["count"] in BUILT_IN else "count"
            filled["what"] = "max" if "max" in given else ""
            if "n" not in given and "max" not in given:
                raise wrong(f"{field}.count", name, "n or max beside it")
        if name == "solved" and table["solved"] == "all":
            kind = "all_solved"
        if name == "flag":
            filled["items"] = self.flag_values(table["flag"], table.get("value", ()), field)
        if name == "light_at" and table["light_at"] == "centre":
            filled["what"] = "centre"
        if name == "stunned":
            kind = "self_stunned"
        return self.keep(Condition(kind, **filled))

    def conditions_of(self, tables: Any, field: str) -> tuple[int, ...]:
        if not isinstance(tables, Sequence) or isinstance(tables, str) or not tables:
            raise wrong(field, tables, "a list of conditions")
        return tuple([self.condition(one, f"{field}[{at}]") for at, one in enumerate(tables)])

    def opposite(self, table: Any, field: str) -> tuple[int, ...]:
        found = self.condition(table, field)
        if found == NOTHING:
            raise wrong(field, "nothing", "a condition")
        return (found,)

    # Choices

    def choices(self, table: Any, field: str) -> tuple[int, ...]:
        """`{ id, options = [{ id, when, do }] }`."""
        if not isinstance(table, Mapping) or set(table) != {"id", "options"}:
            raise wrong(field, table, "a table with id and options")
        asked = f"{owner_of(field)}-choose-{table['id']}"
        ways = [
            self.choice(asked, one, f"{field}.options[{at}]")
            for at, one in enumerate(table["options"])
        ]
        if not ways:
            raise wrong(f"{field}.options", "nothing", "at least one way")
        return tuple(ways)

    def choice(self, asked: str, table: Any, field: str) -> int:
        if not isinstance(table, Mapping) or not {"id"} <= set(table) <= {"id", "when", "do"}:
            raise wrong(field, table, "a table with id, perhaps when, and do")
        when = self.condition(table.get("when", {}), f"{field}.when")
        programme = self.programme(table.get("do", ()), f"{field}.do")
        self.choices_made.append(Choice(f"{asked}-{table['id']}", when, programme, asked))
        return len(self.choices_made) - 1
