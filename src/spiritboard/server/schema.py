"""The types of the wire as JSON Schema, from which the page's TypeScript types are made."""

from __future__ import annotations

import sys
from functools import cache
from typing import Any

import msgspec

from spiritboard.catalog import opened, ours
from spiritboard.server import wire

OVER_HTTP = (
    wire.Me,
    wire.NewName,
    wire.NewTable,
    wire.NewLesson,
    wire.Arrangement,
    wire.Change,
    wire.Sitting,
    wire.Table,
    wire.NewEvening,
    wire.Evening,
    wire.EveningLine,
    wire.GameInfo,
    wire.LobbyTable,
    wire.Past,
    wire.Records,
    wire.Replay,
    wire.Proof,
    wire.Analysis,
    wire.Rules,
    wire.Operated,
    wire.Problem,
)
BY_SOCKET = {"Command": wire.AnyCommand, "Message": wire.AnyMessage}


def pictures() -> list[type]:
    """What our boards draw."""
    found = [opened(name).package.picture for name in ours()]
    return [picture for picture in found if picture is not None]


def schema() -> dict[str, Any]:
    """One schema with a definition for each type; the socket's two unions by name."""
    types = [*pictures(), *OVER_HTTP, *BY_SOCKET.values()]
    found, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    unions = dict(zip(BY_SOCKET, found[-len(BY_SOCKET) :], strict=True))
    definitions = {**components, **unions}
    for definition in definitions.values():
        _say_what_is_sent(definition)
    return {
        "title": "Wire",
        "type": "object",
        "$defs": definitions,
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in definitions},
        "required": sorted(definitions),
        "additionalProperties": False,
    }


@cache
def socket_schema() -> dict[str, Any]:
    """What comes and goes over a socket, for whoever writes a client."""
    found, components = msgspec.json.schema_components(
        list(BY_SOCKET.values()), ref_template="#/$defs/{name}"
    )
    unions = dict(zip(BY_SOCKET, found, strict=True))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Spiritboard socket",
        "$defs": {**components, **unions},
    }


def _say_what_is_sent(definition: dict[str, Any]) -> None:
    """Nothing comes that is not named."""
    if definition.get("type") == "object" and "properties" in definition:
        definition["additionalProperties"] = False


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema())) + b"\n")
