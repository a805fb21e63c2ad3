"""Bots at a table: which bot, with which stream, and whose turn it is."""

from __future__ import annotations

import re
from collections.abc import Mapping

from spiritboard.bots.bot import Bot, Budget, GreedyBot, RandomBot
from spiritboard.bots.thinker import SearchBot
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
    decision = match.decision
    if decision is None:
        return None
    for seat in decision.beside:
        if seat in bots and seat not in decision.seats and (able := match.options(seat)):
            action = bots[seat].impulse(match.view(seat), able)
            if action is not None:
                return seat, action
    for seat in decision.seats:
        if seat in bots:
            return seat, bots[seat].decide(match.view(seat), match.options(seat))
    return None
