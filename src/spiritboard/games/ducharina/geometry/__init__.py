"""The hall in integers: where furniture stands (G4) and what is seen through a keyhole (G7)."""
