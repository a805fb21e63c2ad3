"""Djinn: wizards walk through a town and bottle what haunts it."""
