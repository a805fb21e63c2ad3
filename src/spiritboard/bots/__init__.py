"""Players that are programs. A bot gets a view; it has no handle on the truth."""

from spiritboard.bots.bot import Bot, Budget
from spiritboard.bots.own import Decides
from spiritboard.bots.seating import BotSpec, bot_for, bot_key, name_of, next_bot_answer
from spiritboard.bots.turns import act, first_act, turns

__all__ = [
    "Bot",
    "BotSpec",
    "Budget",
    "Decides",
    "act",
    "bot_for",
    "bot_key",
    "first_act",
    "name_of",
    "next_bot_answer",
    "turns",
]
