"""The template of a game."""
