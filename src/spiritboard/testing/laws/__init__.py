"""The laws that every game keeps. Each is a class whose docstring says what is promised."""

from __future__ import annotations

from typing import Final

from spiritboard.testing.laws.answers import (
    AnswersAreLegal,
    ChancesAreWhatCheckAllows,
    OnlyThoseBesideInterrupt,
    OptionsAreWhatCheckAllows,
    QuestionsAreNumbered,
    QuestionsCanBeAnswered,
)
from spiritboard.testing.laws.course import AmountsAreConserved, MatchesEnd, ShortcutsAgree
from spiritboard.testing.laws.law import Law
from spiritboard.testing.laws.purity import (
    EventsDriveNothing,
    LookingChangesNothing,
    NothingFromOutside,
)
from spiritboard.testing.laws.saving import (
    ActionsAreSaved,
    ClonesDoNotShare,
    ReplaysAreEqual,
    StatesAreSaved,
)
from spiritboard.testing.laws.secrecy import (
    AnswersStayHidden,
    EventsTellNothing,
    OptionsTellNothing,
    QuestionsTellNothing,
    RefusalsTellNothing,
    ViewsArePlain,
    WorldsAgreeWithViews,
)
from spiritboard.testing.laws.telling import PreviewsComeTrue

QUICK: Final[tuple[type[Law], ...]] = (AnswersAreLegal, AmountsAreConserved, MatchesEnd)
"""The laws that cost little: for very many matches."""

LAWS: Final[tuple[type[Law], ...]] = (
    LookingChangesNothing,
    QuestionsCanBeAnswered,
    ClonesDoNotShare,
    NothingFromOutside,
    *QUICK,
    StatesAreSaved,
    ActionsAreSaved,
    ReplaysAreEqual,
    OptionsAreWhatCheckAllows,
    ChancesAreWhatCheckAllows,
    OnlyThoseBesideInterrupt,
    QuestionsAreNumbered,
    EventsDriveNothing,
    ShortcutsAgree,
    ViewsArePlain,
    WorldsAgreeWithViews,
    QuestionsTellNothing,
    OptionsTellNothing,
    RefusalsTellNothing,
    EventsTellNothing,
    AnswersStayHidden,
    PreviewsComeTrue,
)
"""All of them. Where one defect breaks several, the first names it best."""

__all__ = ["LAWS", "QUICK", "Law"]
