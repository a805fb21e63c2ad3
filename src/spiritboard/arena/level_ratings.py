"""Ratings of the levels of bots on a scale that people know, from a contest."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from spiritboard.arena.contest import Contest
from spiritboard.arena.extras import extra
from spiritboard.arena.ratings import Rating
from spiritboard.bots.strength import Strength, Strengths, level_of
from spiritboard.catalog import game

MIDDLE: Final = 1000
"""The rating of a bot of which nothing is known."""
TEN_TO_ONE: Final = 400
"""So much stronger is a bot that wins ten times as often as it loses, between two."""


def measured(found: Contest, command: str) -> Strengths:
    """What the contest says of each bot; a key of a level has no budget."""
    rated = zip(found.bots, found.ratings(), strict=True)
    levels = {level_of(bot): strength(bot, rating) for bot, rating in rated}
    rules = game(found.game).info.rules_version
    return Strengths(rules, command, "rating", found.games, levels)


def strength(bot: str, rating: Rating) -> Strength:
    model = extra("openskill.models").PlackettLuce()
    unit = TEN_TO_ONE / (log(10) * sqrt(2) * model.beta)
    return Strength(bot, round(MIDDLE + unit * (rating.mu - model.mu)), round(unit * rating.sigma))
