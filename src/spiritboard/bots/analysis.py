"""A match looked back at: its choices, what chance brought, and what could have been known.

Every choice is judged by the strong bot from the view of whoever chose, so nobody is blamed for what
they could not see; what it had not thought of, it weighs beside its own answer. Those that cost most by its
worth are tried again in trial games, and the worst of these in other ones: how much more often would its own
answer have won? What nature did is judged on the true table, before and after. All of it is estimated, by bots that play on as
people likely do, and by the game's own reckoning where it has one (`Mind.win_chances`).

It is done in parts, so that whoever has little time can do them one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from math import sqrt
from typing import Any, Final, NamedTuple

from msgspec import Struct

from spiritboard.bots.bot import Budget
from spiritboard.bots.budgets import amount, like
from spiritboard.bots.outlook import Edge, Outlook, wins
from spiritboard.bots.thinker import SearchBot, patience
from spiritboard.catalog import opened
from spiritboard.core.errors import BadRecord
from spiritboard.core.rng import Rng, key_of, quick
from spiritboard.core.speech import Saying
from spiritboard.core.state import State, clone
from spiritboard.core.values import NATURE, WATCHER, Action, Seat
from spiritboard.match import Match, MatchRecord
from spiritboard.text import Phrase, Phraser
from spiritboard.text.phrases import Filling

FIRST_LOOK: Final = 5
"""Such a part of the budget every choice is judged with."""
DOUBTFUL: Final = 24
"""So many of those that seem to cost most are judged again with the whole of it."""
CANDIDATES: Final = 8
"""So many choices are tried again in trial games."""
TRIAL_GAMES: Final = 40
"""So many worlds tell which of them may have cost most, if there is time."""
FINALISTS: Final = 4
"""So many of them are tried in other games, which tell what they have cost: whoever was chosen for a large
cost among several was partly lucky in the games before."""
MOMENTS: Final = 3
MOMENT_GAMES: Final = 200
"""So many worlds tell that, if there is time."""
SURE: Final = 1.0
"""A choice has decided something if it is told by more than so many standard errors."""
WORTH_TELLING: Final = 0.12
"""With a larger standard error luck is not told."""

Tell = Callable[[int, int], None]


class Choice(Struct, frozen=True):
    """An answer of somebody who had several, as the strong bot judges it."""

    entry: int
    seat: Seat
    done: Any
    """The answer, as an action; in JSON its plain form."""
    better: Any
    """What the strong bot would have answered."""
    loss: float
    """How much less the answer is worth than the bot's, by the game's own measure from 0 to 1."""


class Moment(Struct, frozen=True):
    """A choice that cost part of a win."""

    entry: int
    seat: Seat
    round: int
    done: Phrase
    better: Phrase
    cost: float
    """By so much more often the strong bot's answer would have won."""
    error: float
    games: int

    def said(self) -> Phrase:
        """In a sentence; by percentage points of a win."""
        return Phrase(
            "analysis-moment",
            {
                "seat": Filling(seat=self.seat),
                "done": Filling(said=(self.done,)),
                "better": Filling(said=(self.better,)),
                "cost": round(100 * self.cost),
                "error": max(1, round(100 * self.error)),
            },
        )


class Point(Struct, frozen=True):
    """How it stood after so many entries, by seat."""

    entries: int
    shares: tuple[float, ...]


class Draw(Struct, frozen=True):
    """What nature did, answer upon answer: how it stood before and after, by seat."""

    entry: int
    before: Point
    after: Point
    errors: tuple[float, ...]
    """The standard errors of the difference."""
    games: int


class Belief(Struct, frozen=True):
    """What a perfect reader could have known after so many entries, by seat."""

    entries: int
    round: int
    shares: tuple[float, ...]
    truth: tuple[Seat, ...]


class Standing(Struct, frozen=True):
    """One seat: share at the start + luck + the rest = what came of it."""

    seat: Seat
    choices: int
    """So many answers could be judged."""
    agreed: int
    """So many of them were the strong bot's too."""
    loss: float
    """What a choice cost on average, by the game's own measure from 0 to 1."""
    start: float
    luck: float
    rest: float
    """What everybody's choices brought, its own and the others'."""
    end: float
    error: float
    """The standard error of luck and of the rest."""

    @property
    def is_told(self) -> bool:
        """Do the numbers allow to part luck and choices?"""
        return self.error <= WORTH_TELLING


class Analysis(Struct, frozen=True):
    """All of it."""

    game: str
    seats: int
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    standings: tuple[Standing, ...]
    moments: tuple[Moment, ...]
    chances: tuple[Point, ...]
    belief: Phrase | None
    """What the beliefs are about."""
    beliefs: tuple[Belief, ...]
    account: tuple[Phrase, ...]
    """What the game's own adviser says of luck and skill; then nothing is estimated here."""
    draws: tuple[Draw, ...]
    choices: tuple[Choice, ...]


class Held(NamedTuple):
    """The table before an entry that holds."""

    entry: int
    state: State
    seat: Seat
    action: Action


class Analyst:
    """Looks back at one match that is over."""

    def __init__(self, record: MatchRecord) -> None:
        self.match = Match.whole(record)
        if self.match.outcome is None:
            raise BadRecord("record-not-over")
        self.rules = self.match.game
        self.door = opened(self.match.name)
        self.mind = self.door.mind
        self.outlook = Outlook(self.rules, self.mind, self.match.seats)
        self.phraser = Phraser(self.match.name)
        self.seed = self.match.seeds[0].seed

    @cached_property
    def line(self) -> list[Held]:
        """All that holds, with the table before it."""
        match, rules = self.match, self.rules
        s = rules.setup(match.seats, match.settings)
        found: list[Held] = []
        for entry, (seat, action) in zip(match.valid, match.line(), strict=True):
            found.append(Held(entry, clone(s), seat, action))
            rules.advance(s, seat, action)
        return found

    def state_at(self, place: int) -> State:
        """The table before that place of the line, or at its end."""
        return self.line[place].state if place < len(self.line) else self.match.state

    # Choices

    def chosen(self) -> list[int]:
        """The places of the line where somebody was asked and had a choice."""
        return [place for place, held in enumerate(self.line) if self.is_choice(held)]

    def is_choice(self, held: Held) -> bool:
        if held.seat == NATURE:
            return False
        asked = self.rules.decision(held.state)
        assert asked is not None
        return held.seat in asked.seats and len(self.rules.options(held.state, held.seat)) > 1

    def judged(self, places: Sequence[int], budget: Budget) -> Iterator[Choice]:
        """What the strong bot makes of the answers at these places, so far as it has weighed them."""
        bot = SearchBot(key_of(f"analysis {self.seed}"), self.rules, self.mind, budget)
        for place in places:
            held = self.line[place]
            view = self.rules.view(held.state, held.seat)
            better, worth = weighed(bot, view, self.rules.options(held.state, held.seat))
            if held.action not in worth:
                worth = bot.compared(view, (better, held.action)).worth
            if held.action in worth and better in worth:
                loss = max(0.0, worth[better] - worth[held.action])
                yield Choice(held.entry, held.seat, held.action, better, loss)

    def places(self, choices: Sequence[Choice]) -> list[int]:
        """Of these choices."""
        return [self.match.valid.index(choice.entry) for choice in choices]

    def trial(self, choice: Choice, budget: Budget, purpose: str = "trial") -> Edge:
        """A choice tried again against the strong bot's."""
        held = self.line[self.places([choice])[0]]
        view = self.rules.view(held.state, held.seat)
        rng = self.rng(purpose, choice.entry)
        return self.outlook.edge(view, (choice.better, choice.done), rng, patience(budget))

    def moment(self, choice: Choice, budget: Budget) -> Moment:
        """The same in games of its own, told."""
        held = self.line[self.places([choice])[0]]
        view = self.rules.view(held.state, held.seat)
        found = self.trial(choice, budget, "moment")
        return Moment(
            choice.entry,
            choice.seat,
            self.rules.rounds(held.state),
            self.phraser.option(view, choice.done),
            self.phraser.option(view, choice.better),
            found.ahead,
            found.error,
            found.games,
        )

    # Chance

    def drawn(self) -> list[int]:
        """The places of the line where nature begins to answer; none where an adviser knows better."""
        if self.door.adviser is not None:
            return []
        return [
            place
            for place, held in enumerate(self.line)
            if held.seat == NATURE and (not place or self.line[place - 1].seat != NATURE)
        ]

    def draw(self, place: int, budget: Budget) -> Draw:
        """How it stood before nature answered, and after."""
        last = place
        while last < len(self.line) and self.line[last].seat == NATURE:
            last += 1
        found = self.outlook.swing(
            self.state_at(place), self.state_at(last), self.rng("draw", place), patience(budget)
        )
        before, after = Point(place, found.before), Point(last, found.after)
        return Draw(self.line[place].entry, before, after, found.errors, found.games)

    def rng(self, purpose: str, place: int) -> Rng:
        return quick(key_of(f"analysis {self.seed}"), purpose, place)

    # What could be known

    def beliefs(self) -> Iterator[Belief]:
        """After every answer; nature's are told with the answer before."""
        reader = self.door.beliefs
        if reader is None:
            return
        for place in range(1, len(self.line) + 1):
            s = self.state_at(place)
            if place < len(self.line) and self.line[place].seat == NATURE:
                continue
            shares = reader.of(self.rules.view(s, WATCHER))
            if shares:
                truth, rounds = tuple(reader.truth(s)), self.rules.rounds(s)
                yield Belief(place, rounds, tuple(shares), truth)

    # All of it

    def whole(
        self, choices: Sequence[Choice], moments: Sequence[Moment], draws: Sequence[Draw]
    ) -> Analysis:
        """Put together."""
        match = self.match
        outcome = match.outcome
        assert outcome is not None
        reader = self.door.beliefs
        return Analysis(
            game=match.name,
            seats=match.seats,
            winners=outcome.winners,
            scores=outcome.scores,
            standings=tuple([self.standing(seat, choices, draws) for seat in range(match.seats)]),
            moments=deciding(moments),
            chances=self.chances(draws),
            belief=None if reader is None else self.phraser.phrase(reader.name),
            beliefs=tuple(self.beliefs()),
            account=tuple([self.phraser.phrase(said) for said in self.account()]),
            draws=tuple(draws),
            choices=tuple(choices),
        )

    def account(self) -> Sequence[Saying]:
        match, adviser = self.match, self.door.adviser
        if adviser is None:
            return ()
        return adviser.account(match.seats, match.settings, match.line(), match.rewinds)

    def chances(self, draws: Sequence[Draw]) -> tuple[Point, ...]:
        """Before and after each draw, and at the end."""
        if not draws:
            return ()
        points = [point for draw in draws for point in (draw.before, draw.after)]
        end = Point(len(self.line), self.end())
        return (*points, end)

    def end(self) -> tuple[float, ...]:
        assert self.match.outcome is not None
        return wins(self.rules, self.match.outcome, self.match.seats)

    def standing(self, seat: Seat, choices: Sequence[Choice], draws: Sequence[Draw]) -> Standing:
        own = [choice for choice in choices if choice.seat == seat]
        start = draws[0].before.shares[seat] if draws else 0.0
        luck = sum([draw.after.shares[seat] - draw.before.shares[seat] for draw in draws])
        end = self.end()[seat]
        return Standing(
            seat,
            len(own),
            sum([choice.done == choice.better for choice in own]),
            sum([choice.loss for choice in own]) / max(1, len(own)),
            start,
            luck,
            end - start - luck,
            end,
            error_of(seat, draws),
        )


def weighed(
    bot: SearchBot, view: Any, options: Sequence[Action]
) -> tuple[Action, dict[Action, float]]:
    """The strong bot's answer, and what each answer that it has looked at is worth."""
    worth = bot.weighed(view, options, bot.budget).worth
    if worth:
        return max(worth, key=worth.__getitem__), worth
    found = bot.search(view, bot.budget)
    means = {answer: tally.mean for answer, tally in found.tallies.items() if tally.visits}
    return bot.choose(found, view, options), means


def costly(choices: Sequence[Choice], count: int) -> list[Choice]:
    """Those that cost most by the bot's worth."""
    losing = [choice for choice in choices if choice.loss > 0 and choice.done != choice.better]
    return sorted(losing, key=lambda choice: -choice.loss)[:count]


def finalists(choices: Sequence[Choice], edges: Sequence[Edge]) -> list[Choice]:
    """Those that have cost most in their trials."""
    order = sorted(range(len(choices)), key=lambda at: -edges[at].ahead)
    return [choices[at] for at in order[:FINALISTS]]


def corrected(choices: Sequence[Choice], again: Sequence[Choice]) -> list[Choice]:
    """Some were judged again."""
    newer = {choice.entry: choice for choice in again}
    return [newer.get(choice.entry, choice) for choice in choices]


def deciding(moments: Sequence[Moment]) -> tuple[Moment, ...]:
    """The three that surely cost most, in their order."""
    sure = [one for one in moments if one.cost > SURE * one.error]
    most = sorted(sure, key=lambda one: one.error - one.cost)[:MOMENTS]
    return tuple(sorted(most, key=lambda one: one.entry))


def error_of(seat: Seat, draws: Sequence[Draw]) -> float:
    """Of a sum over all draws."""
    return sqrt(sum([draw.errors[seat] ** 2 for draw in draws]))


def analyse(record: MatchRecord, budget: Budget, games: int, tell: Tell) -> Analysis:
    """The whole of it at once. `games`: so many are played for all draws together."""
    analyst = Analyst(record)
    places, drawn = analyst.chosen(), analyst.drawn()
    parts = len(places) + DOUBTFUL + CANDIDATES + FINALISTS + len(drawn)
    done = 0

    def step() -> None:
        nonlocal done
        done += 1
        tell(done, parts)

    choices: list[Choice] = []
    for place in places:
        choices += analyst.judged([place], first_look(budget))
        step()
    again: list[Choice] = []
    for place in analyst.places(costly(choices, DOUBTFUL)):
        again += analyst.judged([place], budget)
        step()
    choices = corrected(choices, again)
    tried, edges = costly(choices, CANDIDATES), list[Edge]()
    for choice in tried:
        edges.append(analyst.trial(choice, Budget(iterations=TRIAL_GAMES)))
        step()
    moments: list[Moment] = []
    for choice in finalists(tried, edges):
        moments.append(analyst.moment(choice, Budget(iterations=MOMENT_GAMES)))
        step()
    draws: list[Draw] = []
    for place in drawn:
        draws.append(analyst.draw(place, Budget(iterations=games // len(drawn))))
        step()
    tell(parts, parts)
    return analyst.whole(choices, moments, draws)


def first_look(budget: Budget) -> Budget:
    return like(budget, amount(budget) / FIRST_LOOK)
