"""Board games played by their rules. See README.md beside this file.

>>> from pyengine import GAMES
>>> sorted(GAMES)
['nullgame', 'panthalos', 'pantheon']
"""

from . import nullgame, panthalos, pantheon

GAMES = {package.game.name: package.game for package in (panthalos, pantheon, nullgame)}
