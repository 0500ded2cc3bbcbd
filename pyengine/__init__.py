"""Board games played by their rules. See README.md beside this file.

>>> from pyengine import GAMES
>>> GAMES["nullgame"].seats
(2, 3, 4)
"""

from collections.abc import Iterator, Mapping
from importlib import import_module

from .game import Game

NAMES = ("panthalos", "pantheon", "disciples", "hybris", "nullgame")


class Shelf(Mapping):
    """The games by name, in the order of `NAMES`. A game is imported when it is first taken, so that what nobody plays
    costs neither time nor memory."""

    def __getitem__(self, name: str) -> Game:
        if name not in NAMES:
            raise KeyError(name)
        return import_module(f".{name}", __name__).game

    def __contains__(self, name: object) -> bool:
        return name in NAMES

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


GAMES = Shelf()
