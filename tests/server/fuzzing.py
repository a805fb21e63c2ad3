"""Messages that no browser of ours would send. None of them may be carried out.

What is spoilt at random is wrong in two ways before, so that no accident makes it right again.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from tests.server.light import BINARY, TEXT

Json = Any
Frame = tuple[bytes, int]
"""What a message holds, and its kind: text or binary."""

encode = msgspec.json.Encoder().encode

HUGE: Final = msgspec.Raw(b"9" * 40)
NO_SEATS: Final = (3, 7, 15, 16, -1, -2, -3, 99, 2**31, 2**63, HUGE)
NUMBERS: Final = (0, 1, -1, 2**31, 2**53 + 1, 2**63 - 1, -(2**63), 1.5, 1e308, -0.0, HUGE)
TEXTS: Final = ("", " ", "a", "seven", "modrá 5", "\x00", "\U0001f600", "é" * 99, "x" * 700)
KINDS: Final = ("answer", "agree", "claim", "order", "predict", "read", "what-if")
SEAT_ONLY: Final = ("take-back", "return", "leave-lesson", "hint")
"""A held seat is all that these need."""
NO_JSON: Final = (
    b"",
    b"null",
    b"[]",
    b"{}",
    b'"answer"',
    b"NaN",
    b"-",
    b"1e999",
    b"9" * 4000,
    b"[" * 4000,
    b'{"a":' * 1500,
    b"{" * 8000,
    b'{"type":"answer","key":"k","seat":0,"decision":0,"action":' + b'{"a":' * 1200,
    b'{"type":"say","key":"k","seat":0,"text":"\\ud800"}',
    b'{"type":"say","key":"k","seat":0,"text":"' + b"x" * 8200 + b'"}',
    b'{"type":"answer","type":"say"}',
    b"\xef\xbb\xbf{}",
)


MEANINGLESS: Final[Sequence[Json]] = (
    {"type": "agree", "yes": True},
    {"type": "agree", "yes": False},
    {"type": "say", "text": " \u2003 "},
    {"type": "say", "text": "I hold the blue seven"},
    {"type": "say", "text": "у меня синяя"},
    {"type": "claim", "claim": "no-such-claim"},
    {"type": "claim", "claim": "suspect"},
    {"type": "claim", "claim": "shaman", "about": 1},
    {"type": "claim", "claim": "suspect", "about": 9},
    {"type": "order", "order": "no-such-order", "on": True},
    {"type": "what-if", "decision": 1, "wish": {"do": "look", "space": 0}},
    {"type": "predict", "named": []},
    {"type": "predict", "named": [0, 1, 2]},
)
"""Nobody wishes to take back, nobody is out, and S3.5 holds."""


class Fuzzer:
    """An endless supply for one socket.

    `held`: the seats that it may speak for; `known`: the keys that were used by its guest;
    `offered`: what may be done now by a seat that has been asked.
    """

    def __init__(
        self, seed: str, held: Sequence[int], known: Sequence[str], offered: Sequence[Json]
    ) -> None:
        self.dice = random.Random(seed)
        self.held = held
        self.known = known
        self.offered = offered
        self.actions = [command["action"] for command in offered if "action" in command]
        self.question: int = offered[0]["decision"]
        self.number = 0
        self.ways: Sequence[Callable[[], Frame]] = (
            self.wrong,
            self.reshaped,
            self.reshaped,
            self.garbled,
            self.garbled,
            self.repeated if known else self.stolen,
            self.astray if held else self.stolen,
            self.astray if held else self.stolen,
            self.astray if held else self.stolen,
            self.no_json,
            self.any_json,
            self.binary,
        )

    def __call__(self) -> Frame:
        return self.dice.choice(self.ways)()

    # Ways to be wrong

    def wrong(self) -> Frame:
        seat_only = {"type": self.dice.choice(SEAT_ONLY), "seat": self.dice.choice(NO_SEATS)}
        return self.sent(seat_only if self.dice.random() < 0.3 else self.command())

    def reshaped(self) -> Frame:
        """Something is missing, added, or of another type."""
        command = self.command()
        field = self.dice.choice(list(command))
        spoil = self.dice.randrange(4)
        if spoil == 0:
            del command[field]
        elif spoil == 1:
            command[self.dice.choice(("x", "", "seats", "Key", "kéy"))] = self.value(2)
        elif spoil == 2:
            command[field] = [command[field]]
        else:
            command[field] = self.value(3)
        return encode(command), TEXT

    def garbled(self) -> Frame:
        """A byte is lost, changed or added."""
        content = bytearray(encode(self.command()))
        at = self.dice.randrange(len(content))
        spoil = self.dice.randrange(4)
        if spoil == 0:
            del content[at]
        elif spoil == 1:
            del content[at:]
        elif spoil == 2:
            content[at] = self.dice.randrange(128)
        else:
            content.insert(at, self.dice.randrange(128))
        return content.decode(errors="ignore").encode(), TEXT

    def repeated(self) -> Frame:
        """What may be done, under a key that has been used: it is not done."""
        return self.sent(self.dice.choice(self.offered), key=self.dice.choice(self.known))

    def stolen(self) -> Frame:
        """What another seat may do."""
        return self.sent(self.dice.choice(self.offered))

    def astray(self) -> Frame:
        """One's own seat, and a command that is well said, but not now or not so."""
        ways = (self.unoffered, self.answer_to_another_question, self.meaningless)
        return self.sent(self.dice.choice(ways)(), seat=self.dice.choice(self.held))

    def unoffered(self) -> Json:
        action = self.action()
        while action in self.actions:
            action = self.action()
        return {"type": "answer", "decision": self.question, "action": action}

    def answer_to_another_question(self) -> Json:
        decision = self.question + self.dice.choice((-1, 1, 1000))
        return {"type": "answer", "decision": decision, "action": self.dice.choice(self.actions)}

    def meaningless(self) -> Json:
        return self.dice.choice(MEANINGLESS)

    def sent(self, command: Json, **more: Json) -> Frame:
        return encode({"key": self.key(), **command, **more}), TEXT

    def no_json(self) -> Frame:
        return self.dice.choice(NO_JSON), TEXT

    def any_json(self) -> Frame:
        return encode(self.value(4)), TEXT

    def binary(self) -> Frame:
        content = encode(self.command())
        return (self.dice.randbytes(20) if self.dice.random() < 0.5 else content), BINARY

    # Parts

    def command(self) -> dict[str, Json]:
        """It fits its description, perhaps, but its seat is nobody's and what it asks for is nothing."""
        kind = self.dice.choice(KINDS)
        seat = self.dice.choice(NO_SEATS)
        command: dict[str, Json] = {"type": kind, "key": self.key(), "seat": seat}
        if kind == "answer":
            return {**command, "decision": 10**6 + self.number, "action": self.action()}
        more: dict[str, dict[str, Json]] = {
            "agree": {"yes": self.dice.random() < 0.5},
            "claim": {"claim": "no such claim", "about": seat},
            "order": {"order": "no such order", "on": True},
            "what-if": {"decision": 10**6 + self.number, "wish": self.action()},
            "read": {"change": 10**6 + self.number},
            "predict": {"named": [self.dice.choice(NO_SEATS) for _ in range(3)]},
        }
        return {**command, **more.get(kind, {})}

    def action(self) -> dict[str, Json]:
        do = self.dice.choice(("play", "play", "play", "take-pile", "undo", "deal", "fly", "", 7))
        field = self.dice.choice(("card", "card", "card", "entry", "x"))
        number = self.dice.randrange(-2, 60)
        return {"do": do, field: number if self.dice.random() < 0.7 else self.value(1)}

    def key(self) -> str:
        self.number += 1
        return f"fuzz-{self.number}"

    def value(self, depth: int) -> Json:
        """Any JSON."""
        kind = self.dice.randrange(6 if depth else 4)
        if kind == 0:
            return self.dice.choice(NUMBERS)
        if kind == 1:
            return self.dice.choice(TEXTS)
        if kind == 2:
            return self.dice.choice((None, True, False))
        if kind == 3:
            return self.dice.randrange(-5, 200)
        if kind == 4:
            return [self.value(depth - 1) for _ in range(self.dice.randrange(4))]
        fields = (*KINDS, "type", "key", "seat", "action", "do")
        return {self.dice.choice(fields): self.value(depth - 1) for _ in range(3)}
