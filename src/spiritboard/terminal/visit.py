"""From sitting down to getting up."""

from __future__ import annotations

from spiritboard.terminal.completing import complete_at_prompt
from spiritboard.terminal.session import Ending, Session

OVER = 0
INTERRUPTED = 130


def visit(session: Session) -> int:
    """Runs a session, and says at the end where the match is kept. Gives the exit code."""
    complete_at_prompt(session)
    words, screen = session.words, session.screen
    screen.say(words("welcome", game=words.title, names=words.listed(words.names)))
    if any(entry.seat >= 0 for entry in session.match.log):
        screen.say(words("resumed"))
    else:
        screen.say(words("fairness", hash=session.match.commitment))
    try:
        ending = session.run()
        while ending is Ending.OVER and session.next_scene():
            ending = session.run()
    except KeyboardInterrupt:
        screen.say("")
        say_where(session)
        return INTERRUPTED
    if ending is Ending.LEFT:
        screen.say("")
        say_where(session)
    elif session.keeps is not None and not session.keeps.campaign.is_over:
        say_where(session)
    elif session.record is not None:
        screen.say(words("ending-kept", file=str(session.record)))
    return OVER


def say_where(session: Session) -> None:
    words = session.words
    if session.keeps is not None:
        session.screen.say(words("ending-campaign", game=session.match.name))
    elif session.record is not None:
        session.screen.say(words("ending-saved", file=str(session.record)))
    elif session.saved is not None:
        session.screen.say(words("ending-saved", file=str(session.saved)))
    else:
        session.screen.say(words("ending-unsaved"))
