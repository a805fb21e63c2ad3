"""Tab completes: an answer, or a command."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from importlib import import_module

from spiritboard.terminal.commands import COMMANDS, names_of
from spiritboard.terminal.session import Session


def completions(session: Session, begun: str) -> list[str]:
    """All answers and commands that begin so."""
    labels = [option.label for option in session.open]
    commands = [names_of(session.words, f"command-{name}")[0] for name in COMMANDS]
    found = [one for one in [*labels, *commands] if one.casefold().startswith(begun.casefold())]
    return list(dict.fromkeys(found))


def complete_at_prompt(session: Session) -> None:
    """Arrow keys, history and Tab, where there is a line editor."""
    with suppress(ImportError):
        readline = import_module("readline")
        readline.set_completer(completer(session))
        readline.set_completer_delims("")  # an answer is a whole line
        readline.parse_and_bind("tab: complete")


def completer(session: Session) -> Callable[[str, int], str | None]:
    def found(begun: str, place: int) -> str | None:
        all_found = completions(session, begun)
        return all_found[place] if place < len(all_found) else None

    return found
