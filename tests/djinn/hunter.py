"""Somebody who hunts bosses: a short match for tests that play one to its end over the wire."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

CATACOMBS: Final = 2
CHEST: Final = {"holds": {"circle": 2, "corks": 6, "bottles": 4}, "unlocked": {}}
EASY: Final[dict[str, Any]] = {
    "first_game": True,
    "content": {
        "start": {"magic": 7, "capacity": 8},
        "capture": {"djinn": 1, "boss": 1, "boss_per_djinn": 0},
        "players": {"1": {"linked": 0}, "2": {"djinn": 1, "refill": 0}},
        "chests": {f"C{number:02}": CHEST for number in range(1, 19)},
    },
}
"""Djinn are weak, and the first chest holds room for all of them."""


def hunted(options: Sequence[Any], view: Any, seat: int) -> int:
    """The option of a hunter: the way to room for djinn, then to the bosses; captures them."""
    actions = [option["action"] for option in options]
    return min(range(len(actions)), key=lambda place: (cost(actions[place], view, seat), place))


def cost(action: Any, view: Any, seat: int) -> int:
    kind = action["do"]
    if kind == "capture":
        return -1000 if action["boss"] else -900
    if kind in ("enter", "walk"):
        return way(view, seat, action["space"])
    return {"open": -800, "end-turn": 10, "skip": 20, "decline": 500}.get(kind, 100)


def way(view: Any, seat: int, space: int) -> int:
    """How far it is from there to where the hunter wants to go."""
    wanted = goals(view, seat)
    reached, steps = {space}, 0
    while not reached & wanted:
        reached |= {end for one in reached for end in view["spaces"][one]["ways"]}
        steps += 1
    return steps


def goals(view: Any, seat: int) -> set[int]:
    """Chests while there is no room for djinn; then bosses; then anywhere."""
    spaces = view["spaces"]
    if not has_room(view["players"][seat]):
        return {n for n, space in enumerate(spaces) if space["location"] == CATACOMBS}
    bosses = {n for n, space in enumerate(spaces) if space["boss"]}
    return bosses or set(range(len(spaces)))


def has_room(own: Any) -> bool:
    """All circles are active, and there is one, or a bottle with a cork, for a boss."""
    free = own["circles"] - sum(own["held"])
    return bool(own["circles"] == 4 and free + min(own["corks"], sum(own["bottles"])))
