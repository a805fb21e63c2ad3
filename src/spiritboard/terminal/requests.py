"""What a person may ask for at the table besides answering."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Protocol

from spiritboard.bots import bot_for, bot_key
from spiritboard.bots.advice import advise, reasons_for
from spiritboard.core.board import Board
from spiritboard.core.errors import SpiritboardError
from spiritboard.core.table_side import TableSide
from spiritboard.core.values import Event, Seat
from spiritboard.match import Match, undo
from spiritboard.match.undo import answers_back
from spiritboard.terminal.commands import Command, help_lines, is_called
from spiritboard.terminal.folding import unfolded
from spiritboard.terminal.keeping import check_free, records_in
from spiritboard.terminal.option import Option
from spiritboard.terminal.records import record_pairs
from spiritboard.terminal.screen import Screen
from spiritboard.terminal.story import this_round
from spiritboard.terminal.understanding import Understanding
from spiritboard.text import Rulebook, Words

ABOUT_A_QUESTION: Final = ("why", "hint", "more")
"""Requests that make sense only while something is asked."""


THOUGHT: Final = 1.0
"""Seconds for a hint."""


class Left(Exception):
    """The person has left the table."""


class TakenBack(Exception):
    """The person has undone something: whatever was asked is asked no more."""


class Table(Protocol):
    """What requests need of a session."""

    match: Match
    screen: Screen
    words: Words
    board: Board
    table_side: TableSide
    languages: Sequence[Words]
    watching: bool
    record: Path | None
    saved: Path | None
    is_unkept: bool
    records: Path | None
    understanding: Understanding

    @property
    def me(self) -> Seat: ...

    def lines(self, events: Sequence[Event]) -> list[str]: ...

    def keep(self) -> None: ...


class Requests:
    """Commands, carried out at a table."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def obey(self, command: Command, options: Sequence[Option]) -> None:
        deeds: dict[str, Callable[[], None]] = {
            "why": lambda: self.explain(command.rest, options),
            "rules": lambda: self.show_rules(command.rest),
            "table": lambda: self.table.screen.table(self.table.match.view(self.table.me)),
            "log": self.tell_round,
            "undo": lambda: self.take_back(command.rest),
            "save": lambda: self.save(command.rest),
            "hint": lambda: self.advise(options),
            "more": lambda: self.show_more(command.rest, options),
            "watch": self.toggle_watching,
            "records": self.show_records,
            "help": lambda: self.table.screen.pairs(help_lines(self.table.words)),
            "quit": self.leave,
        }
        deeds[command.name]()

    def explain(self, about: str, options: Sequence[Option]) -> None:
        """Why something is refused; if it is allowed, what it would do."""
        if not about:
            self.table.screen.say(self.table.words("why-what"))
            return
        understanding = self.table.understanding
        if about.isdecimal():
            action = understanding.by_number(int(about), options)
            able = [option for option in options if option.action == action]
        else:
            meant = understanding.meant(about)
            able = understanding.able(meant, options)
            if meant and not able:
                understanding.refuse(meant[0])
            elif not meant:
                self.table.screen.say(self.table.words("not-understood", typed=about))
        for option in able:
            if option.preview:
                self.table.screen.say(
                    self.table.words("may-do-so", answer=option.label, preview=option.preview)
                )
            else:
                self.table.screen.say(self.table.words("may-do", answer=option.label))

    def show_more(self, about: str, options: Sequence[Option]) -> None:
        """All the answers that one listed answer stands for; without a number, all there are."""
        table = self.table
        shown: Sequence[Option] = options
        if about.isdecimal() and 1 <= int(about) <= len(options):
            shown = unfolded(int(about), options, table.board)
        table.screen.pairs(
            [
                (str(option.number), f"{option.label} ({option.preview})")
                if option.preview
                else (str(option.number), option.label)
                for option in shown
            ]
        )

    def show_rules(self, number: str) -> None:
        """The rule of the open question, a rule by its number, or all."""
        book = Rulebook(self.table.words.language, self.table.match.name)
        if is_called(number, "command-all", self.table.languages):
            for chapter in book.chapters():
                self.table.screen.say(f"\n{chapter.number} {chapter.title}".rstrip())
                self.table.screen.pairs([(rule.label or "·", rule.told) for rule in chapter.rules])
            return
        decision = self.table.match.decision
        wanted = number or (decision.rule if decision else "")
        rules = book.find(wanted)
        if rules:
            self.table.screen.pairs([(rule.label, rule.told) for rule in rules])
        else:
            self.table.screen.say(self.table.words("no-such-rule", number=wanted))

    def tell_round(self) -> None:
        self.table.screen.tell(
            self.table.lines(
                this_round(self.table.match, self.table.words.reader, self.table.table_side)
            )
        )

    def take_back(self, rest: str) -> None:
        """The last answer, or so many as were named."""
        match, me = self.table.match, self.table.me
        try:
            undo(match, me, entry=answers_back(match, me, int(rest) if rest.isdecimal() else 1))
        except SpiritboardError as error:
            self.table.screen.say(self.table.words.refusal(error))
            return
        self.table.keep()
        self.table.screen.say(self.table.words("undone"))
        raise TakenBack

    def save(self, name: str) -> None:
        if not name:
            self.table.screen.say(self.table.words("save-where"))
            return
        path = Path(name).expanduser()
        try:
            if path not in (self.table.record, self.table.saved):
                check_free(path)
            self.table.match.save(path)
        except SpiritboardError as error:
            self.table.screen.say(self.table.words.refusal(error))
            return
        self.table.saved = path
        if self.table.is_unkept:
            self.table.record = path
            self.table.is_unkept = False
        self.table.screen.say(self.table.words("saved", file=name))

    def advise(self, options: Sequence[Option]) -> None:
        """What a strong bot would answer, and why; between questions, what a quick one would do."""
        table, words = self.table, self.table.words
        key = bot_key(table.match.seeds[0].seed, table.me)
        view = table.match.view(table.me)
        able = [option.action for option in options if not option.beside]
        if able:
            with table.screen.thinking(words("strong-bot")):
                found = advise(table.match.name, key, view, able, THOUGHT)
            why = words.capital(words.clauses([words.say(one) for one in reasons_for(found)]))
            answer = words.option(view, found.action)
            table.screen.say(words("hint-strong", answer=answer, why=why))
            return
        action = bot_for("greedy", table.match.name, key).impulse(view, [o.action for o in options])
        if action is None:
            table.screen.say(words("hint-nothing"))
        else:
            table.screen.say(words("hint-is", answer=words.option(view, action)))

    def toggle_watching(self) -> None:
        self.table.watching = not self.table.watching
        self.table.screen.say(self.table.words("watch-on" if self.table.watching else "watch-off"))

    def show_records(self) -> None:
        table = self.table
        game, words = table.match.name, table.words
        if table.records is None or not table.table_side.records.columns:
            table.screen.say(words("records-not-kept"))
            return
        try:
            feats = records_in(table.records).get(game, [])
        except SpiritboardError as error:
            table.screen.say(words.refusal(error))
            return
        table.screen.say(words("records-columns"))
        table.screen.pairs(record_pairs(table.table_side, feats, words))

    def leave(self) -> None:
        raise Left
