"""Ratings by Plackett and Luce, for games of any number of seats (openskill)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from spiritboard.arena.deals import PlayedDeal, PlayedGame
from spiritboard.arena.extras import extra


class Rating(NamedTuple):
    """`mu` is how strong a bot is, 25 for a stranger; `sigma` is how sure that is."""

    mu: float
    sigma: float


def ratings(bots: int, deals: Sequence[PlayedDeal]) -> list[Rating]:
    """Of each bot, from all games in their order. Bots do not change, so no doubt is added with time.

    A bot in several seats learns from each of them. openskill takes games as independent of each
    other, which those of one deal are not: its `sigma` is a little too sure.
    """
    model = extra("openskill.models").PlackettLuce(tau=0.0)
    found = [Rating(model.mu, model.sigma)] * bots
    for deal in deals:
        for game in deal.games:
            if game.seats > 1:
                found = rated(model, found, game)
    return found


def rated(model: Any, before: list[Rating], game: PlayedGame) -> list[Rating]:
    teams = [[model.create_rating(list(before[bot]))] for bot in game.bots]
    after = list(before)
    for bot, (seat,) in zip(game.bots, model.rate(teams, ranks=ranks(game)), strict=True):
        mu = after[bot].mu + seat.mu - before[bot].mu
        sigma = after[bot].sigma * seat.sigma / before[bot].sigma
        after[bot] = Rating(mu, sigma)
    return after


def ranks(game: PlayedGame) -> list[float]:
    """Winners first, the others by points; who has the same shares a place."""
    order = [(-win, -score) for win, score in zip(game.wins, game.scores, strict=True)]
    places = sorted(set(order))
    return [float(places.index(one)) for one in order]
