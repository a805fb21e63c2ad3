"""A campaign game: Bids on three evenings in a row; the points of one are carried into the next."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from tests.kit.toy import INFO, Bids, BidsOptions, BidsState

EVENINGS = 3


class SeasonOptions(BidsOptions, frozen=True):
    evening: int = 1
    points: tuple[int, ...] = ()


class Season(Bids):
    def __init__(self) -> None:
        super().__init__()
        self.info = msgspec.structs.replace(INFO, name="season", options=SeasonOptions)

    def setup(self, seats: int, options: msgspec.Struct) -> BidsState:
        s = super().setup(seats, options)
        if isinstance(options, SeasonOptions) and options.points:
            s.points = list(options.points)
        return s

    def carried(self, s: BidsState) -> Mapping[str, object]:
        return {"points": tuple(s.points)}

    def continued(
        self, options: msgspec.Struct, carried: Mapping[str, object]
    ) -> SeasonOptions | None:
        assert isinstance(options, SeasonOptions)
        if options.evening == EVENINGS:
            return None
        points = msgspec.convert(carried["points"], tuple[int, ...])
        return msgspec.structs.replace(options, evening=options.evening + 1, points=points)
