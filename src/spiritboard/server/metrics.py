"""What is counted and timed while the server runs; `watching.py` tells it to Prometheus.

No label says who somebody is or what they hold, and each has few values: games, kinds, codes of refusals.
"""

from __future__ import annotations

import asyncio
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
)

REGISTRY: Final = CollectorRegistry()
"""Of this process: a second house in it, as tests have, counts into the same."""
ProcessCollector(registry=REGISTRY)
PlatformCollector(REGISTRY)
GCCollector(REGISTRY)

SHORT: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds, for what should take a moment."""
LONG: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
"""Seconds, for what takes its time."""

MOVES: Final = Counter(
    "spiritboard_moves",
    "Answers that were stored and told, by game and by who gave them.",
    ("game", "by"),
    registry=REGISTRY,
)
REFUSALS: Final = Counter(
    "spiritboard_refusals",
    "Commands and requests that were refused, by the code of the reason.",
    ("code",),
    registry=REGISTRY,
)
COMMANDS: Final = Histogram(
    "spiritboard_command_seconds",
    "From a command's arrival to its reply, by kind; waiting for others at the table counts.",
    ("kind",),
    buckets=SHORT,
    registry=REGISTRY,
)
REQUESTS: Final = Histogram(
    "spiritboard_request_seconds",
    "From a request's arrival to the end of its answer, by method and status.",
    ("method", "status"),
    buckets=SHORT,
    registry=REGISTRY,
)
BOT_WAITS: Final = Histogram(
    "spiritboard_bot_wait_seconds",
    "How long work for the bots' processes has waited for its turn, by its rank.",
    ("rank",),
    buckets=LONG,
    registry=REGISTRY,
)
BOT_THINKS: Final = Histogram(
    "spiritboard_bot_think_seconds",
    "How long it then took, by its rank.",
    ("rank",),
    buckets=LONG,
    registry=REGISTRY,
)
BOT_FAILURES: Final = Counter(
    "spiritboard_bot_failures", "Bots that failed and were replaced.", registry=REGISTRY
)
STORE_WRITES: Final = Histogram(
    "spiritboard_store_write_seconds",
    "From the wish to write to its commit.",
    buckets=SHORT,
    registry=REGISTRY,
)
STORE_TROUBLES: Final = Counter(
    "spiritboard_store_troubles", "Reads and writes that the store failed at.", registry=REGISTRY
)
LOOP_LAG: Final = Histogram(
    "spiritboard_loop_lag_seconds",
    "How much later than planned the event loop comes to what is due.",
    buckets=SHORT,
    registry=REGISTRY,
)

BETWEEN_LOOKS: Final = 0.5


async def measure_lag() -> None:
    """For as long as the server runs: everybody at every table waits so long."""
    loop = asyncio.get_running_loop()
    while True:
        planned = loop.time() + BETWEEN_LOOKS
        await asyncio.sleep(BETWEEN_LOOKS)
        LOOP_LAG.observe(max(0.0, loop.time() - planned))
