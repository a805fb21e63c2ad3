"""What somebody means who types a number or words at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from spiritboard.core.board import Board
from spiritboard.core.errors import SpiritboardError
from spiritboard.core.table_side import TableSide
from spiritboard.core.values import Action, Seat
from spiritboard.match import Match
from spiritboard.terminal.offers import offer
from spiritboard.terminal.option import Option
from spiritboard.terminal.screen import Screen
from spiritboard.text import Words

FEW: Final = 5
"""At most this many choices are told in one sentence."""
SHORTEST: Final = 3
"""So much of a word has to be typed."""


class Asked(Protocol):
    """What is needed of a session to understand an answer."""

    match: Match
    screen: Screen
    words: Words
    board: Board
    table_side: TableSide
    languages: Sequence[Words]

    @property
    def me(self) -> Seat: ...


class Understanding:
    """Finds the answer that was typed, or says why there is none."""

    def __init__(self, table: Asked) -> None:
        self.table = table

    def answer(self, typed: str, options: Sequence[Option]) -> Action | None:
        if typed.isdecimal():
            return self.by_number(int(typed), options)
        return self.by_word(typed, options)

    def by_number(self, number: int, options: Sequence[Option]) -> Action | None:
        if 1 <= number <= len(options):
            return options[number - 1].action
        self.say("no-such-option", number=number, last=len(options))
        return None

    def by_word(self, typed: str, options: Sequence[Option]) -> Action | None:
        """By a card's name or the like, if it is clear and allowed."""
        whole = [option for option in options if option.label.casefold() == typed.casefold()]
        if whole:
            return whole[0].action
        meant = self.meant(typed)
        able = self.able(meant, options)
        able = able or [option for option in options if is_said(typed, option.label)]
        if len(able) == 1:
            return able[0].action
        if able:
            self.ask_which(typed, able)
        elif meant:
            self.refuse(meant[0])
        else:
            self.say("not-understood", typed=typed)
        return None

    def meant(self, typed: str) -> list[Action]:
        table = self.table
        return table.board.typed(typed, table.match.view(table.me), table.languages)

    def able(self, meant: Sequence[Action], options: Sequence[Option]) -> list[Option]:
        """Those that are listed; if none is, those that are legal all the same."""
        table = self.table
        listed = [option for option in options if option.action in meant]
        if listed:
            return listed
        view = table.match.view(table.me)
        return [
            offer(table.match, view, one, table.words, table.table_side)
            for one in meant
            if self.why_not(one) is None
        ]

    def ask_which(self, typed: str, able: Sequence[Option]) -> None:
        few = [option.name for option in able[:FEW]] + ["…"] * (len(able) > FEW)
        self.say("say-more", typed=typed, choices=self.table.words.clauses(few))

    def refuse(self, action: Action) -> None:
        """Says why an answer is not allowed."""
        error = self.why_not(action)
        if error is not None:
            self.table.screen.say(self.table.words.refusal(error))

    def why_not(self, action: Action) -> SpiritboardError | None:
        try:
            self.table.match.check(self.table.me, action)
        except SpiritboardError as error:
            return error
        return None

    def say(self, key: str, **params: object) -> None:
        self.table.screen.say(self.table.words(key, **params))


def is_said(typed: str, label: str) -> bool:
    """Does every word that was typed begin a word of the answer?

    >>> is_said("bottles blue", "Bottles for 1 coin: blue")
    True
    """
    said = [word.strip("“”.,:;()") for word in label.casefold().split()]
    return all(
        len(word) >= SHORTEST and any(one.startswith(word) for one in said)
        for word in typed.casefold().split()
    )
