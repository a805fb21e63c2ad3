"""Shamans: hidden roles and tricks, 3 to 5 players. `rules` says how it is played."""
