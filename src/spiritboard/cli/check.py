"""`spiritboard check`: a game under every law of the conformance kit.

Annotations are read when it starts: the help is in the reader's language.
"""

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

from msgspec import Struct

from spiritboard.catalog import opened
from spiritboard.cli.flags import Flags
from spiritboard.cli.progress import progress
from spiritboard.cli.seats import counts_in
from spiritboard.core.errors import BadSetup
from spiritboard.text import Words

if TYPE_CHECKING:
    from spiritboard.testing import Report


def command(flags: Flags) -> Callable[..., None]:
    def check(
        game: Annotated[str, flags("game")],
        /,
        *,
        seats: Annotated[str | None, flags("check-seats")] = None,
        matches: Annotated[int | None, flags("matches")] = None,
        seconds: Annotated[int, flags("check-seconds")] = 60,
    ) -> None:
        from spiritboard.testing.hurried import Pass, check_for_a_while
        from spiritboard.testing.kit import check_game
        from spiritboard.testing.trial import LawBroken

        rules, table = opened(game).rules, opened(game).table
        counts = counts_in(seats or "", rules) or list(rules.info.seats)
        if matches is not None and matches < 1:
            raise BadSetup("games-out-of-range", games=matches)

        words = flags.words

        def tell(key: str, **params: object) -> None:
            print(words(key, **params), file=sys.stderr, flush=True)

        def over(one: Pass) -> None:
            seconds = round(one.seconds, 1)
            tell("cli-check-pass", every=one.every, matches=one.matches, seconds=seconds)
            if not one.is_whole:
                tell("cli-check-cut", matches=one.matches, of=one.of)

        def begins(count: int, variant: Struct) -> None:
            tell("cli-check-variant", seats=count, variant=str(variant))

        try:
            if matches is None:
                with progress(words) as show:
                    report = check_for_a_while(rules, counts, seconds, over, show, table)
            else:
                report = check_game(rules, counts, matches=matches, tell=begins, table=table)
        except LawBroken as broken:
            raise BadSetup("law-broken", detail=str(broken)) from None
        print(told(report, words))

    return check


def told(report: "Report", words: Words) -> str:
    """In the reader's language; what is counted keeps its names in the code."""
    heading = words(
        "cli-checked",
        game=report.game,
        matches=report.matches,
        rounds=report.rounds,
        decisions=report.decisions,
        digest=report.fingerprint,
    )
    titles = {kind: words(f"cli-checked-{kind}") for kind in report.counts()}
    return report.listed(heading, titles)
