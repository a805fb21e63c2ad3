"""A bot of your own, for any game: it imagines games that agree with its view and plays them out.

spiritboard duel ./docs/bots/dreamer.py:Dreamer:60 random --game djinn --deals 10
"""

from spiritboard.core.state import clone


class Dreamer:
    """`game` and `rng` are given to whoever names them: the rules, and a stream of chance."""

    def __init__(self, game, rng):
        self.game = game
        self.rng = rng

    def decide(self, view, options, budget):
        """The option that wins most of so many imagined games."""
        wins = dict.fromkeys(options, 0)
        for _ in range(max(1, budget.iterations // len(options))):
            world = self.game.world(view, self.rng)
            for option in options:
                wins[option] += self.wins(clone(world), view.seat, option)
        return max(options, key=wins.__getitem__)

    def wins(self, state, seat, option):
        self.game.advance(state, seat, option)
        self.game.play_out(state, self.rng)
        return seat in self.game.outcome(state).winners
