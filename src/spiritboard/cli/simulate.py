"""`spiritboard simulate`: many games, summed up.

Annotations are read when it starts: the help is in the reader's language.
"""

from collections.abc import Callable
from typing import Annotated, Any, Final

from spiritboard.catalog import game as game_called
from spiritboard.cli.flags import Flags, chosen
from spiritboard.cli.progress import progress
from spiritboard.cli.seats import seats_or_usual
from spiritboard.text.files import title_of

SUMMED: Final = ("seats", "games", "decisions")


def command(flags: Flags) -> Callable[..., None]:
    def simulate(
        game: Annotated[str, flags("game")],
        /,
        *,
        seats: Annotated[int | None, flags.seats] = None,
        games: Annotated[int, flags("games")] = 1000,
        seed: Annotated[str, flags("seed")] = "0",
        bots: Annotated[str, flags("bots")] = "random",
        processes: Annotated[int, flags("processes")] = 1,
        **options: Any,
    ) -> None:
        from spiritboard import arena

        words = flags.words
        given = chosen(game, options)
        count = seats_or_usual(game_called(game), given, seats)
        named = [spec.strip() for spec in bots.split(",")]
        specs = named * count if len(named) == 1 else named
        with progress(words) as tell:
            found = arena.simulate(game, count, games, seed, specs, given, processes, tell)
        summary = found.summary
        told_of = {key: summary[key] for key in SUMMED}
        print(words("cli-simulated", game=title_of(words.language, game), **told_of))
        for seat, (won, score) in enumerate(
            zip(summary["wins"], summary["mean_scores"], strict=True)
        ):
            told: dict[str, Any] = {"number": seat + 1, "bot": specs[seat], "wins": won}
            told |= {"percent": round(100 * won / summary["games"], 1), "score": round(score, 2)}
            print(words("cli-simulated-seat", **told))

    return flags.with_options(simulate)
