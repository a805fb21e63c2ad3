"""Bots at a table: which bot, and with which stream."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spiritboard.bots.bot import Bot, Budget, ErringBot, GreedyBot, RandomBot
from spiritboard.bots.budgets import USUAL, Purse, parted
from spiritboard.bots.finding import installed, maker_at
from spiritboard.bots.helper import Helper
from spiritboard.bots.own import Maker, OwnBot, called
from spiritboard.bots.program import PREFIX, ProgramBot
from spiritboard.bots.thinker import SearchBot, TreeBot
from spiritboard.bots.turns import first_act
from spiritboard.catalog import game, mind
from spiritboard.core.errors import BadSetup
from spiritboard.core.rng import key_of
from spiritboard.core.values import Action, Seat
from spiritboard.match import Match

BotSpec = str | Maker
"""A bot by its name, or one of your own as it is."""
SLIPS: Final = {"beginner": 50, "casual": 20}
"""Levels that err, and in how many of a hundred questions."""
BY_LEVEL: Final = {"sharp": "greedy", "strongest": "search"}
"""Levels that are another bot's name for people; records and tables say the bot's own."""
KNOWN: Final = (
    *("beginner", "casual", "sharp", "strongest", "random", "greedy", "search"),
    *("search:2000", "search:0.5s", "search:0.5sx2", "tree", "file.py:Bot", "cmd:…"),
)
IN_PROCESSES: Final = ("search", "tree")
"""Those that can think in several."""
WITHOUT_BUDGET: Final = ("random", "greedy", *SLIPS)


def bot_for(spec: BotSpec, name: str, key: bytes) -> Bot:
    """A bot for a game; `docs/write-a-bot.md` lists what can be written."""
    if not isinstance(spec, str):
        return OwnBot(called(spec), spec, game(name), key, Budget())
    bot, allowance = parted(spec)
    bot = BY_LEVEL.get(bot, bot)
    if allowance is not None and bot in WITHOUT_BUDGET:
        raise unknown(spec)
    budget, is_for_a_match, processes = allowance or USUAL
    if processes > 1 and bot not in IN_PROCESSES:
        raise unknown(spec)
    found = _bot(bot, name, key, budget, processes - 1)
    return Purse(found, budget) if is_for_a_match else found


def _bot(bot: str, name: str, key: bytes, budget: Budget, helpers: int) -> Bot:
    """`helpers`: so many processes think beside this one."""
    if bot == "random":
        return RandomBot(key)
    if bot == "greedy":
        return GreedyBot(key, mind(name))
    if bot in SLIPS:
        return ErringBot(bot, key, mind(name), SLIPS[bot])
    if bot == "search":
        return SearchBot(key, game(name), mind(name), budget, some_helpers(bot, name, helpers))
    if bot == "tree":
        return TreeBot(key, game(name), mind(name), budget, some_helpers(bot, name, helpers))
    if bot.startswith(PREFIX):
        return ProgramBot(bot, name, key, budget)
    if bot in installed():
        return OwnBot(bot, maker_at(installed()[bot].value), game(name), key, budget)
    if is_a_place(bot):
        return OwnBot(bot, maker_at(bot), game(name), key, budget)
    raise unknown(bot)


def some_helpers(bot: str, name: str, count: int) -> list[Helper]:
    return [Helper(bot, name) for _ in range(count)]


def is_a_place(bot: str) -> bool:
    """`file.py:Name` or `module:Name`, and not one of ours with a budget that can't be read."""
    place, _, name = bot.rpartition(":")
    return bool(place) and name.isidentifier() and place.partition(":")[0] not in KNOWN


def unknown(spec: str) -> BadSetup:
    known = ", ".join((*KNOWN, *installed()))
    return BadSetup("unknown-bot", name=spec, known=known)


def name_of(spec: BotSpec) -> str:
    return spec if isinstance(spec, str) else called(spec)


def bot_key(seed: str, seat: Seat) -> bytes:
    """A bot's own stream: what it draws never moves what nature draws."""
    return key_of(f"{seed}\nbot {seat}")


def next_bot_answer(match: Match, bots: Mapping[Seat, Bot]) -> tuple[Seat, Action] | None:
    """What the bots want to do next; None when a person has to answer or the match is over."""
    if match.decision is None:
        return None
    return first_act(match.decision, bots, bots.__getitem__, match.view, match.options)
