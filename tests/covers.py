"""Draw the pictures of the start screen: `python tests/covers.py` writes `web/games/<game>/cover.webp` for each board.

A picture shows the board in the middle of a match between bots, as the page's own `saved/picture.js` draws it. Run it
after a board has changed.
"""

import sys
import tempfile
from base64 import b64decode
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import build
from conftest import chromium, serving, site_with_modules
from pyengine import GAMES
from pyengine.bots import choose
from pyengine.chance import Dice
from pyengine.match import Match, notation

SEED, PLIES, LEVEL = 3, 90, "normal"

DRAW = """async ({ game, view, names, width, height }) => {
  const at = path => new URL(path, location.href).href;
  const sheets = ['app/app.css', `games/${game}/board.css`].map(path => new Promise(resolve => document.head.append(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href: at(path), onload: resolve }))));
  const { openText } = await import(at('ui/text.js'));
  const { pictureOf } = await import(at('saved/picture.js'));
  const text = openText();
  await Promise.all([...sheets, text.speak('en', ['text/', `games/${game}/text/`])]);
  text.names.push(...names);
  const board = await import(at(`games/${game}/board.js`));
  const picture = await createImageBitmap(
    await pictureOf({ board: { game, ...board }, client: { ask: async () => view }, text }, ''));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const scale = Math.max(width / picture.width, height / (picture.height - 80)); // without the line of words
  const [x, y] = [(width - picture.width * scale) / 2, (height - (picture.height - 80) * scale) / 2];
  const pen = canvas.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, x, y, picture.width * scale, picture.height * scale);
  return canvas.toDataURL('image/webp', 0.8).split(',')[1];
}"""


def view_of(name: str) -> dict:
    """What an onlooker sees in the middle of a match."""
    match, dice = Match(GAMES[name], GAMES[name].seats[0] + 1, {}, SEED), Dice(SEED)
    while match.decision() and len(match.plies) < PLIES:
        for action in choose(match.game, match.state, LEVEL, dice):
            match.act(notation(action))
    return match.game.view(match.state, None)


def main() -> None:
    folder = tempfile.TemporaryDirectory()
    with folder as site, serving(site_with_modules(Path(site))) as address, chromium() as browser:
        for game in sorted(path.parent.name for path in build.WEB.glob("games/*/board.js")):
            page = browser.new_page(color_scheme="light")
            page.goto(address)
            asked = {"game": game, "view": view_of(game), "names": list("ABCDE"), "width": 560, "height": 350}
            (build.WEB / "games" / game / "cover.webp").write_bytes(b64decode(page.evaluate(DRAW, asked)))
            page.close()


if __name__ == "__main__":
    main()
