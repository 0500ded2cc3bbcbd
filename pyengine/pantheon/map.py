"""The map: hexes of the Mediterranean, drawn with three characters for each space, and the tables derived from it.

A space is an int, numbered from 0 row by row; a set of spaces is an int with bit n set for space n. In notation a space
has the id `100 * column + row`, such as `604` for column 6 and row 4; `ID[space]` and `SPACE[id]` convert. The map is
`reconstructed`. `.` is land and `~` is water, followed by `@` and a letter for the home of a nation, by `II` for a
column space, or by the letter of a nation and the minimum number of players for its loot space.
"""

from functools import lru_cache

ROWS = """\
            ... ~~~ ~~~ ~~~ ~d2 ... ~~~ .II ~d3 ~~~
          ~~~ .II ~~~ ~g2 ~~~ ~~~ ~~~ ~~~ ... .II ...
        .II ... ... ... ~~~ ... ... .@d ... ... .d2 ...
      ~~~ ~~~ ... ~~~ ... ... .II ... ... ... .II ...
    ~~~ ~g2 ~~~ ... .@g ... ... .r4 ... ... ... .d4
  ~~~ ~~~ ~~~ ~~~ ... ... ... .g2 ... .d2 .II ... ... ... ...
~~~ ~i2 ~~~ ~g4 ~~~ ... ... ... ... ... ... .r2 ... .II .e3 ...
  ~~~ .II ... ... .II .g3 .II ~~~ .@r ~~~ ... .II ... ... .II ~~~
~~~ ~~~ ... ... ... .i2 ~r2 ~~~ ... ~~~ ... ~~~ ... ... ... ~e2 ~~~
  ~~~ ... .@i ... ~~~ .II ~~~ .II ~~~ ~~~ .r2 ~~~ .@e ~~~ ... ... .e4         ... ... .p4 ~~~ ~~~
~i3 ~~~ ... ... .II ~~~ ~k2 ~~~ ~~~ ~r3 .II ~~~ ~~~ ... ~~~ .II ... ... ... ... .II ... ... ~p2 ~~~
  ~~~ ~~~ ... ~~~ ~i2 .II ... ... ~~~ ~~~ ~k3 ~~~ ~~~ .II ~e2 ~a2 .II ~~~ ... .p2 ... ... .II ... ...
~~~ ~~~ ~~~ .II ... ... ... ... .@k ~~~ ~~~ ~~~ ~e2 ~~~ ~~~ ~~~ ~~~ ~~~ .a3 .II ... ... ... ... .p3
  ~~~ ... .i4 ... ... .k2 ... ... ... .II ~k2 ~~~ .II ~a2 ~~~ ~~~ ~~~ .II ... ... ... .@p ... ... ...
                    ... .II ... ... ... ... .k4 .a4 ... ... ... .@a ... ... .II ... ... ... ... .II
                      ... ... ... .II ... ...     ... .II ... ... ... ... .a2 ... ... .II ~~~ .p2 ...
""".splitlines()

LETTERS = {
    "g": "Gallia",
    "d": "Germania",
    "e": "Graecia",
    "a": "Aegyptus",
    "p": "Persia",
    "k": "Cartago",
    "i": "Iberia",
    "r": "Roma",
}
CITIES = {
    "Gallia": "Lutetia",
    "Germania": "Marobudum",
    "Graecia": "Athenae",
    "Aegyptus": "Memphis",
    "Persia": "Susa",
    "Cartago": "Carthago",
    "Iberia": "Toletum",
    "Roma": "Roma",
}
# fmt: off
COLUMN_NAMES = (  # in the order of the column spaces on the map, row by row
    "Scandia", "Eboracum", "Gothiscandza", "Iuernis", "Colonia", "Carrodunum", "Savaria", "Sarmizegetusa",
    "Brigantium", "Tolosa", "Massilia", "Doclea", "Odessus", "Pollentia", "Caralis", "Carthago Nova", "Syracusae",
    "Ephesus", "Arbela", "Icosium", "Knossos", "Salamis", "Ecbatana", "Volubilis", "Palmyra", "Leptis Magna", "Cyrene",
    "Hierosolyma", "Gemellae", "Dumatha", "Persepolis", "Garama", "Ammonium", "Gerrha",
)
# fmt: on


def spaces() -> list[tuple[int, int, str]]:
    """(column, row, the three characters) of every space; odd rows are shifted right by half a space."""
    found = []
    for row, line in enumerate(ROWS):
        for column in range((len(line) + 3) // 4):
            start = 4 * column + 2 * (row % 2)
            if line[start : start + 3].strip():
                found.append((column, row, line[start : start + 3]))
    return found


def mask(numbers) -> int:
    """The set of these spaces."""
    return sum(1 << number for number in numbers)


@lru_cache(maxsize=5_000)
def members(spaces: int) -> tuple[int, ...]:
    """The spaces of a set, in order; search asks for the same sets again and again."""
    found = []
    while spaces:
        low = spaces & -spaces
        found.append(low.bit_length() - 1)
        spaces ^= low
    return tuple(found)


SPACES = tuple(spaces())
ID = tuple(100 * column + row for column, row, _ in SPACES)
SPACE = {name: space for space, name in enumerate(ID)}
TERRAIN = tuple("land" if sign[0] == "." else "water" for _, _, sign in SPACES)
KIND = tuple(
    "home" if "@" in sign else "column" if "II" in sign else "loot" if sign[2].isdigit() else "plain"
    for _, _, sign in SPACES
)

COLUMN_SPACES = tuple(space for space, kind in enumerate(KIND) if kind == "column")
NAME = dict(zip(COLUMN_SPACES, COLUMN_NAMES, strict=True))
HOME = {LETTERS[sign[2]]: space for space, (_, _, sign) in enumerate(SPACES) if KIND[space] == "home"}
LOOT_SPACES = {
    nation: tuple(
        (space, int(sign[2]))
        for space, (_, _, sign) in enumerate(SPACES)
        if KIND[space] == "loot" and LETTERS[sign[1]] == nation
    )
    for nation in HOME
}


def around(column: int, row: int) -> list[tuple[int, int]]:
    """[3.6] Column and row of the six adjacent hexes."""
    shift = row % 2
    return [(column - 1, row), (column + 1, row)] + [
        (column + shift + step, row + down) for down in (-1, 1) for step in (-1, 0)
    ]


BIT = tuple(1 << space for space in range(len(SPACES)))
NEAR = tuple(
    mask(SPACE[100 * c + r] for c, r in around(column, row) if 100 * c + r in SPACE and c >= 0 and r >= 0)
    for column, row, _ in SPACES
)
FOR_COLUMNS = mask(COLUMN_SPACES)  # [3.6] columns go on these spaces only, feet on all others
FOR_FEET = mask(range(len(SPACES))) & ~FOR_COLUMNS
