"""Board games played by their rules. See README.md beside this file.

>>> from pyengine import GAMES
>>> sorted(GAMES)
['nullgame', 'panthalos']
"""

from . import nullgame, panthalos

GAMES = {package.game.name: package.game for package in (panthalos, nullgame)}
