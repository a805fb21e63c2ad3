"""Whose turn it is among bots: those who may act out of turn first, then those who are asked."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from typing import Any

from spiritboard.bots.bot import Bot
from spiritboard.core.values import Action, Decision, Seat


def turns(decision: Decision, bots: Container[Seat]) -> Iterator[tuple[Seat, bool]]:
    """The bots that may act now, in order, and whether each of them is asked.

    What any one may answer is left to people, if there are some among those who are asked.
    """
    for seat in decision.beside:
        if seat in bots and seat not in decision.seats:
            yield seat, False
    if decision.takes_any and not all(seat in bots for seat in decision.seats):
        return
    for seat in decision.seats:
        if seat in bots:
            yield seat, True


def act(bot: Bot, view: Any, options: Sequence[Action], *, is_asked: bool) -> Action | None:
    """The bot's answer; whoever is not asked may want nothing."""
    return bot.decide(view, options) if is_asked else bot.impulse(view, options)


def first_act(
    decision: Decision,
    bots: Container[Seat],
    bot_of: Callable[[Seat], Bot],
    view_of: Callable[[Seat], Any],
    options_of: Callable[[Seat], Sequence[Action]],
) -> tuple[Seat, Action] | None:
    """What the bots do next; None: a person has to answer."""
    for seat, is_asked in turns(decision, bots):
        if options := options_of(seat):
            action = act(bot_of(seat), view_of(seat), options, is_asked=is_asked)
            if action is not None:
                return seat, action
    return None
