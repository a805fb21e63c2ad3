"""The log: a line for each thing worth knowing, with the table and the request that it is about.

For people at a terminal, or as JSON for programs. No secret gets into it: a traceback is told without the
values of its variables, and what libraries say of every message they carry is never asked for.
"""

from __future__ import annotations

import logging
import secrets
import sys
from collections.abc import Sequence
from contextvars import ContextVar
from functools import cache
from itertools import count
from typing import Final

import structlog
from msgspec import Struct
from structlog.contextvars import merge_contextvars
from structlog.stdlib import BoundLogger, ExtraAdder, ProcessorFormatter
from structlog.types import EventDict, Processor, WrappedLogger

PROCESS: Final = secrets.token_hex(3)
NUMBERS: Final = count()
FORMATS: Final = ("text", "json")
LEVELS: Final = ("info", "warning", "error")
"""Nothing below: there our libraries tell what is sent."""


class Logs(Struct, frozen=True):
    """How the log is kept."""

    format: str = FORMATS[0]
    level: str = "warning"


USUAL: Final = Logs()

_command: ContextVar[int] = ContextVar("command", default=-1)
"""The number of the command that is being carried out. It gets its name only where somebody reads it."""

standard = cache(logging.getLogger)


def logger(name: str) -> BoundLogger:
    """Says what happened in words, and with what by name: `log.error("set aside", table=…)`."""
    found: BoundLogger = structlog.wrap_logger(
        logging.getLogger(name),
        processors=[structlog.stdlib.render_to_log_kwargs],
        wrapper_class=BoundLogger,
    )
    return found


def is_told(name: str) -> bool:
    """Does anybody read what a module says of its daily work? If not, it is spared the saying."""
    return standard(name).isEnabledFor(logging.INFO)


def keep_log(how: Logs) -> None:
    """From now on, of everything in this process; libraries too."""
    handler = logging.StreamHandler()
    handler.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=[
                merge_contextvars,
                tell_command,
                ExtraAdder(),
                structlog.stdlib.add_logger_name,
                structlog.stdlib.add_log_level,
            ],
            processors=[ProcessorFormatter.remove_processors_meta, *rendering(how.format)],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(how.level.upper())


def rendering(form: str) -> Sequence[Processor]:
    if form == "json":
        return (
            structlog.processors.TimeStamper("iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(sort_keys=True),
        )
    return (
        structlog.processors.TimeStamper("%Y-%m-%d %H:%M:%S", utc=False),
        structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        ),
    )


def new_request() -> str:
    """What a request is called in the log and in its answer: a name of this process, and a number."""
    return name_of(next(NUMBERS))


def name_of(number: int) -> str:
    return f"{PROCESS}{number:06x}"


def begin_command() -> None:
    """What is logged from here on in this task is of a command with a name of its own."""
    _command.set(next(NUMBERS))


def end_command() -> None:
    _command.set(-1)


def tell_command(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """A processor: which command a line is about."""
    number = _command.get()
    if number >= 0:
        event["request"] = name_of(number)
    return event
