"""Players that are programs. A bot gets a view; it has no handle on the truth."""

from spiritboard.bots.bot import Bot, Budget
from spiritboard.bots.seating import bot_for, bot_key, next_bot_answer
from spiritboard.bots.turns import act, first_act, turns

__all__ = [
    "Bot",
    "Budget",
    "act",
    "bot_for",
    "bot_key",
    "first_act",
    "next_bot_answer",
    "turns",
]
