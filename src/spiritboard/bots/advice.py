"""What a strong player would do, and how sure it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from spiritboard.bots.bot import Budget
from spiritboard.bots.thinker import SearchBot
from spiritboard.catalog import game, mind
from spiritboard.core.mind import Weighed
from spiritboard.core.speech import Saying
from spiritboard.core.values import Action


class Advice(Struct, frozen=True):
    """An answer and what speaks for it."""

    action: Action
    games: int
    """So many imagined games it is drawn from; 0: there was no choice."""
    share: int
    """How well the answer did in them, in percent."""
    next_share: int
    """How well the best of the other answers did."""
    by_feel: bool
    """The imagined games show no clear difference: it is the quick bot's first thought."""
    is_worked_out: bool = False
    """The game has weighed the answers itself; no games were imagined."""


def advise(name: str, key: bytes, view: Any, options: Sequence[Action], seconds: float) -> Advice:
    """The searching bot's answer to the open question."""
    bot = SearchBot(key, game(name), mind(name), Budget(seconds=seconds))
    if len(options) == 1:
        return Advice(options[0], 0, 0, 0, by_feel=False)
    weighed = bot.weighed(view, options, bot.budget)
    if weighed.worth:
        return worked_out(weighed)
    search = bot.search(view, bot.budget)
    action = bot.choose(search, view, options)
    answers = dict.fromkeys([*options, *search.root.children, action])
    shares = {answer: round(100 * search.mean(answer)) for answer in answers}
    share = shares.pop(action)
    most = max(shares.values())
    return Advice(action, search.root.visits, share, most, by_feel=share <= most)


def reason_for(found: Advice) -> Saying:
    """What speaks for it."""
    if found.is_worked_out:
        return "hint-worked-out", {"better": int(found.share > found.next_share)}
    key = "hint-only" if not found.games else "hint-feel" if found.by_feel else "hint-share"
    return key, {"games": found.games, "share": found.share, "next": found.next_share}


def worked_out(weighed: Weighed) -> Advice:
    """The answer that is worth most, and the next best."""
    worth, games = weighed
    best, *others = sorted(worth, key=lambda action: -worth[action])
    share = round(100 * worth[best])
    next_share = round(100 * worth[others[0]]) if others else share
    by_feel = games > 0 and share <= next_share
    return Advice(best, games, share, next_share, by_feel, is_worked_out=not games)
