"""Board games played by their rules. See README.md beside this file.

>>> from pyengine import GAMES
>>> GAMES["nullgame"].seats
(2, 3, 4)
"""

from importlib import import_module

NAMES = ("panthalos", "pantheon", "disciples", "hybris", "nullgame")
GAMES = {name: import_module(f".{name}", __name__).game for name in NAMES}
