"""The names of the campaign: cards, creatures, scenes, flags, counts; of a scene its places too."""

from __future__ import annotations

from typing import Any

from spiritboard.core.errors import BadSetup
from spiritboard.games.wildwoods.content.tables import Content, SceneTable


class Names:
    """What an id stands for: its number."""

    def __init__(self, content: Content, scene: SceneTable | None = None) -> None:
        places = [place.id for place in scene.place] if scene else []
        if scene and scene.places_from is not None:
            places += content.shadow
        self.known: dict[str, tuple[str, ...]] = {
            "cards": tuple(content.card),
            "creatures": tuple(content.creature),
            "shadows": tuple(content.shadow),
            "scenes": (*content.scene, *ending_names(content)),
            "places": tuple(places),
            "hides": tuple([hide.id for hide in scene.hide]) if scene else (),
            "counts": tuple(content.counts),
            "flags": tuple(content.flags),
        }
        self.flag_values = content.flags

    def index(self, kind: str, value: Any, field: str) -> int:
        names = self.known[kind]
        if not isinstance(value, str) or value not in names:
            raise unknown(field, kind, value, names)
        return names.index(value)

    def count(self, value: Any, field: str) -> int:
        return self.index("counts", value, field)

    def flag(self, value: Any, field: str) -> int:
        return self.index("flags", value, field)

    def flag_value(self, flag: Any, value: Any, field: str) -> int:
        """From 1: a flag that is not set has none."""
        self.flag(flag, field)
        values = self.flag_values[flag]
        if not isinstance(value, str) or value not in values:
            raise unknown(field, f"value of {flag}", value, values)
        return values.index(value) + 1


def ending_names(content: Content) -> list[str]:
    """Each ending once: `ending-6`."""
    return list(dict.fromkeys([f"ending-{ending.id}" for ending in content.ending]))


def unknown(field: str, kind: str, value: Any, names: tuple[str, ...]) -> BadSetup:
    """A name that nothing has."""
    known = ", ".join(names) or "–"
    return BadSetup("content-unknown", field=field, kind=kind, found=str(value), known=known)
