"""Older forms of a saved table, brought up to the next one."""

from __future__ import annotations

from typing import Final

from spiritboard.core.upgrade import frames_by_name

VERSION: Final = 2
"""2: frames by tag and name; what lies in the box is kept with the match."""

FRAMES_OF_1: Final = {
    "Act": ("seat",),
    "Arrive": ("space",),
    "BanishOne": ("seat",),
    "BottleGoes": ("seat",),
    "CallMage": ("seat",),
    "CatchOne": ("seat",),
    "ConsultAgain": ("seat", "used"),
    "Draft": ("taken",),
    "DrawGear": ("seat", "pile"),
    "DrawOne": ("seat",),
    "FirstStep": ("seat",),
    "FromBag": ("seat",),
    "GainGear": ("seat",),
    "KeepOne": ("seat", "old", "new"),
    "KeepScoring": ("seat",),
    "LastAction": ("turn",),
    "LeaveOne": ("seat",),
    "MageRests": ("seat",),
    "PickBottles": ("seat", "left"),
    "PlaceOne": ("seat",),
    "Refill": ("space", "left"),
    "RouseAtAcademy": ("seat",),
    "ShowGear": ("pile",),
    "ShowMage": ("pile",),
    "Step": ("seat",),
    "Store": ("seat", "colour"),
    "SwapBottles": ("seat", "left"),
    "TakeGoods": ("seat", "stall", "colours"),
    "Toll": ("seat", "to"),
    "TomTurns": ("is_last",),
    "TradeAgain": ("seat",),
    "UnlockOne": ("seat", "chest"),
    "UseChests": ("seat",),
    "WakeSome": ("seat", "count"),
}
"""The parameters of frames, in the order in which they were kept."""


def upgraded(data: dict[str, object], version: int) -> dict[str, object]:
    assert version == 1
    kept = {name: value for name, value in data.items() if name != "box"}
    return kept | {"stack": frames_by_name(data["stack"], FRAMES_OF_1)}
