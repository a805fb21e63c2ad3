"""One person and their bots at a table, until the game is over or the person leaves."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from enum import Enum
from pathlib import Path

from spiritboard.bots import Bot, next_bot_answer
from spiritboard.catalog import table_side
from spiritboard.core.board import Board
from spiritboard.core.errors import SpiritboardError
from spiritboard.core.table_side import TableSide
from spiritboard.core.values import Action, Event, Seat
from spiritboard.match import Match
from spiritboard.match.undo import may_rewind
from spiritboard.terminal.commands import command_in
from spiritboard.terminal.counsel import Counsel
from spiritboard.terminal.ending import record_lines, result_lines
from spiritboard.terminal.keeping import Kept
from spiritboard.terminal.offers import offers
from spiritboard.terminal.option import Option
from spiritboard.terminal.requests import ABOUT_A_QUESTION, Left, Requests, TakenBack
from spiritboard.terminal.screen import Screen
from spiritboard.terminal.story import as_lines, this_round
from spiritboard.terminal.understanding import Understanding
from spiritboard.text import Words


class Ending(Enum):
    """How a session ended."""

    OVER = "over"
    LEFT = "left"


class Session:
    """What happens at the table: bots play, the person answers or gives commands."""

    def __init__(
        self,
        match: Match,
        seat: Seat | None,
        bots: Mapping[Seat, Bot],
        screen: Screen,
        record: Path | None,
        read: Callable[[str], str],
        records: Path | None = None,
        keeps: Kept | None = None,
    ) -> None:
        """`seat`: the person's; None: bots play among themselves. `keeps`: whose match it is."""
        self.keeps = keeps
        self.match = match
        self.seat = seat
        self.bots = bots
        self.screen = screen
        self.words: Words = screen.words
        self.board: Board = screen.board
        self.table_side: TableSide = table_side(match.name)
        self.languages: Sequence[Words] = (self.words, Words("en", match.name, self.words.names))
        self.counsel = Counsel(match, self.words)
        self.understanding = Understanding(self)
        self.record = record
        self.saved: Path | None = None
        """Where the person has saved the match by hand."""
        self.is_unkept = False
        """What was played last could not be written."""
        self.open: Sequence[Option] = ()
        """What may be answered now."""
        self.read = read
        self.records = records
        self.watching = True
        self.seen: Hashable = None
        """The situation in which the person was last asked whether to act out of turn."""
        self.fresh: list[Event] = []
        """What has happened since the person last saw the table."""

    def run(self) -> Ending:
        """To the end; an interrupt goes through, with everything kept."""
        was_over = self.match.decision is None
        self.counsel = Counsel(self.match, self.words)
        self.fresh = this_round(self.match, self.words.reader, self.table_side)
        if not any(entry.seat >= 0 for entry in self.match.log):
            self.fresh = []
            self.hear(self.match.story())
        try:
            while self.match.decision is not None:
                self.go_on()
        except Left:
            return Ending.LEFT
        self.tell_now()
        self.say_all(result_lines(self.match, self.seat, self.words))
        if not was_over:
            self.reckon_up()
        return Ending.OVER

    def reckon_up(self) -> None:
        """What mattered in the match, if its game has an adviser, and what is kept of it."""
        if self.seat is None:
            return
        if lines := self.counsel.of_match(self.match):
            self.screen.say("")
            self.screen.tell(lines)
        if self.records is not None:
            self.say_all(record_lines(self.match, self.seat, self.records, self.words))

    def say_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.screen.say(line)

    def go_on(self) -> None:
        """One answer, a bot's or the person's."""
        try:
            if self.may_want_to_act() and (action := self.offer()) is not None:
                self.play(self.me, action, "")
                return
            found = self.bots_answer()
            if found is None:
                self.play(self.me, self.answer(), "")
            else:
                self.play(found[0], found[1], self.bots[found[0]].name)
        except TakenBack:
            self.fresh = this_round(self.match, self.words.reader, self.table_side)

    @property
    def me(self) -> Seat:
        assert self.seat is not None
        return self.seat

    def play(self, seat: Seat, action: Action, by: str) -> None:
        events = self.match.play(seat, action, by=by)
        self.maybe_keep()
        if seat == self.seat:
            self.fresh = []
        self.hear(events)

    def keep(self) -> None:
        """Writes the record, if one is wanted, or the campaign."""
        if self.keeps is not None:
            self.keeps.keep()
        elif self.record is not None:
            self.match.save(self.record)

    def maybe_keep(self) -> None:
        """A file that can't be written is no reason to stop: the match can be saved elsewhere."""
        try:
            self.keep()
        except SpiritboardError as error:
            if not self.is_unkept:
                self.screen.say(self.words.refusal(error))
                self.screen.say(self.words("save-elsewhere"))
            self.is_unkept = True
        else:
            self.is_unkept = False

    def next_scene(self) -> bool:
        """On to the next match of a campaign, if there is one and the person wants to; or back into
        the one that was over.
        """
        if self.keeps is None or self.keeps.campaign.is_over:
            return False
        try:
            if self.seat is not None:
                self.offer_way_back()
                self.pause("next-scene")
        except Left:
            return False
        except TakenBack:
            return True
        self.match = self.keeps.campaign.next()
        self.keep()
        return True

    def offer_way_back(self) -> None:
        if may_rewind(self.match, self.me):
            self.screen.say(self.words("rewind-how"))

    def bots_answer(self) -> tuple[Seat, Action] | None:
        thinker = next((b for b in self.bots.values() if b.name == "search"), None)
        asked = self.match.decision
        if thinker is None or asked is None or asked.seats[0] not in self.bots:
            return next_bot_answer(self.match, self.bots)
        with self.screen.thinking(self.words.name_of(asked.seats[0])):
            return next_bot_answer(self.match, self.bots)

    # Telling

    def hear(self, events: Sequence[Event]) -> None:
        """Keeps what the person may know for the next time they look; a round's end is told now."""
        for event in events:
            if not event.is_for(self.words.reader):
                continue
            self.fresh.append(event)
            self.read_aloud(event)
            if event.key == self.table_side.log.round_end:
                self.tell_now()
                if self.screen.pauses and self.seat is not None and self.match.decision:
                    self.pause()
        if self.seat is None:
            self.tell_now()

    def read_aloud(self, event: Event) -> None:
        """What a game tells as a story is read at once, before anything is asked."""
        view = self.match.view(self.words.reader)
        if paragraphs := self.board.aloud(event, view, self.words):
            self.tell_now()
            self.screen.read(paragraphs)

    def pause(self, why: str = "go-on") -> None:
        """Until something is typed that is no command; a question is not open here."""
        while command := command_in(self.type_in(self.words(why) + " "), self.languages):
            if command.name not in ABOUT_A_QUESTION:
                Requests(self).obey(command, ())

    def tell_now(self) -> None:
        if self.fresh:
            self.screen.tell(self.lines(self.fresh))
        self.fresh = []

    def lines(self, events: Sequence[Event]) -> list[str]:
        return as_lines(events, self.words, self.table_side)

    # Asking

    def answer(self) -> Action:
        """The person's answer to the open question."""
        decision = self.match.decision
        assert decision is not None
        view = self.match.view(self.me)
        options = self.offered()
        log = self.lines(self.fresh) + self.counsel.of_turn(view)
        self.screen.turn(view, self.words.question(view, decision), options, log)
        while True:
            typed = self.type_in(self.words("prompt"))
            action = self.understand(typed, options) if typed else None
            if action is not None:
                return action

    def may_want_to_act(self) -> bool:
        """Others are about to act, and the person could do something first that matters now."""
        decision = self.match.decision
        if self.seat is None or not self.watching or decision is None:
            return False
        if self.seat in decision.seats or self.seat not in decision.beside:
            return False
        now = self.board.situation(self.match.view(self.seat))
        if now == self.seen or not any(self.board.is_urgent(o.action) for o in self.offered()):
            return False
        self.seen = now
        return True

    def offer(self) -> Action | None:
        """Something to do out of turn, or None."""
        decision = self.match.decision
        assert decision is not None
        options = self.offered()
        name = self.words.name_of(decision.seats[0])
        view = self.match.view(self.me)
        self.screen.turn(view, self.words("act-now", name=name), options, self.lines(self.fresh))
        while typed := self.type_in(self.words("prompt")):
            action = self.understand(typed, options)
            if action is not None:
                return action
            if not self.watching:
                return None
        return None

    def offered(self) -> list[Option]:
        """All that the person may do now."""
        self.open = offers(self.match, self.me, self.words, self.table_side)
        return list(self.open)

    def type_in(self, prompt: str) -> str:
        try:
            typed = self.read(prompt).strip()
        except EOFError:
            raise Left from None
        self.screen.was_read()
        return typed

    def understand(self, typed: str, options: Sequence[Option]) -> Action | None:
        """The answer that was typed; a command is carried out and is no answer."""
        command = command_in(typed, self.languages)
        if command is None:
            return self.understanding.answer(typed, options)
        Requests(self).obey(command, options)
        return None
