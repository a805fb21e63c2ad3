"""What a strong player would do, and how sure it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct, structs

from spiritboard.bots.bot import Budget
from spiritboard.bots.thinker import SearchBot
from spiritboard.catalog import game, mind, table_side
from spiritboard.core.mind import Weighed
from spiritboard.core.speech import Saying
from spiritboard.core.values import Action

COMPARED: Final = 12
"""With so many of the other answers a game compares the best one, to say why."""


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
    others: tuple[Action, ...] = ()
    """Other answers, the next best first."""
    reason: Saying | None = None
    """What speaks for it in the game's own terms."""


def advise(name: str, key: bytes, view: Any, options: Sequence[Action], seconds: float) -> Advice:
    """The searching bot's answer to the open question, and why; it knows what the view shows."""
    if len(options) == 1:
        return Advice(options[0], 0, 0, 0, by_feel=False)
    bot = SearchBot(key, game(name), mind(name), Budget(seconds=seconds))
    return reasoned(name, view, found_by(bot, view, options))


def reasoned(name: str, view: Any, found: Advice) -> Advice:
    """With what the game says for it."""
    reason = table_side(name).reason(view, found.action, found.others)
    return structs.replace(found, reason=reason)


def found_by(bot: SearchBot, view: Any, options: Sequence[Action]) -> Advice:
    weighed = bot.weighed(view, options, bot.budget)
    if weighed.worth:
        return worked_out(weighed)
    found = bot.search(view, bot.budget)
    action = bot.choose(found, view, options)
    answers = dict.fromkeys([*options, *found.tallies, action])
    shares = {answer: round(100 * found.mean(answer)) for answer in answers}
    share = shares.pop(action)
    others = sorted(shares, key=lambda other: -shares[other])[:COMPARED]
    most = shares[others[0]]
    return Advice(action, found.games, share, most, by_feel=share <= most, others=tuple(others))


def reasons_for(found: Advice) -> list[Saying]:
    """Why, in the game's own terms if it says so; then how sure that is."""
    return [how_sure(found)] if found.reason is None else [found.reason, how_sure(found)]


def how_sure(found: Advice) -> Saying:
    """By games that were imagined, or reckoned."""
    if found.is_worked_out:
        return "hint-worked-out", {"better": int(found.share > found.next_share)}
    key = "hint-feel" if found.by_feel else "hint-share" if found.games else "hint-only"
    return key, {"games": found.games, "share": found.share, "next": found.next_share}


def worked_out(weighed: Weighed) -> Advice:
    """The answer that is worth most, and the next best; a worth below nothing is all doubt."""
    worth, games = weighed
    best, *others = sorted(worth, key=lambda action: -worth[action])
    share = round(100 * worth[best])
    next_share = round(100 * worth[others[0]]) if others else share
    is_doubtful = next_share < 0
    return Advice(
        best,
        games,
        share,
        next_share,
        by_feel=is_doubtful or (games > 0 and share <= next_share),
        is_worked_out=not games and not is_doubtful,
        others=tuple(others[:COMPARED]),
    )
