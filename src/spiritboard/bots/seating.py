"""Bots at a table: which bot, and with which stream."""

from __future__ import annotations

import re
from collections.abc import Mapping

from spiritboard.bots.bot import Bot, Budget, GreedyBot, RandomBot
from spiritboard.bots.thinker import SearchBot
from spiritboard.bots.turns import first_act
from spiritboard.catalog import game, mind
from spiritboard.core.errors import BadSetup
from spiritboard.core.rng import key_of
from spiritboard.core.values import Action, Seat
from spiritboard.match import Match

KNOWN = ("random", "greedy", "search", "search:2000", "search:0.5s")


def bot_for(spec: str, name: str, key: bytes) -> Bot:
    """A bot by its name; the search may be given iterations or seconds: `search:0.5s`."""
    if spec == "random":
        return RandomBot(key)
    if spec == "greedy":
        return GreedyBot(key, mind(name))
    if found := re.fullmatch(r"search(?::(\d+)|:(\d+(?:\.\d+)?)s)?", spec):
        return SearchBot(key, game(name), mind(name), _budget(found[1], found[2]))
    raise BadSetup("unknown-bot", name=spec, known=", ".join(KNOWN))


def _budget(iterations: str | None, seconds: str | None) -> Budget:
    if seconds:
        return Budget(seconds=float(seconds))
    return Budget(iterations=int(iterations)) if iterations else Budget()


def bot_key(seed: str, seat: Seat) -> bytes:
    """A bot's own stream: what it draws never moves what nature draws."""
    return key_of(f"{seed}\nbot {seat}")


def next_bot_answer(match: Match, bots: Mapping[Seat, Bot]) -> tuple[Seat, Action] | None:
    """What the bots want to do next; None when a person has to answer or the match is over."""
    if match.decision is None:
        return None
    return first_act(match.decision, bots, bots.__getitem__, match.view, match.options)
