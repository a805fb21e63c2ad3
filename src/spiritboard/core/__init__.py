"""What every game is made of: state, frames, questions, events, refusals. No game's word in it."""
