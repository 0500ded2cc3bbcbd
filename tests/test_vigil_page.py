"""Vigil on the page, without a board of its own: a rival, sealed plans, sides and setups that can't be."""

import re
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

import build
from conftest import add_modules, serving
from facts import HERE
from test_access import prefer
from test_add_a_game import add_vigil, change

pytestmark = pytest.mark.together

TITLE = """  {
    name: "vigil", title: "Vigil", designer: "Panoply", publisher: "Panoply", year: 2026,
    seats: [1, 4], lid: "navy", board: false, lesson: false,
  },
];"""

RULES = (
    '{"title": "Vigil", "note": "", '
    '"sections": [{"number": "1", "title": "A round", "text": ["All plan, Night strikes."]}]}'
)


@pytest.fixture(scope="module")
def vigil_site(tmp_path_factory) -> Iterator[str]:
    """The address of a site that has Vigil, too: the steps of the README, done in a copy of the sources."""
    root = tmp_path_factory.mktemp("vigil")
    for folder in ("pyengine", "web", "tests"):
        shutil.copytree(build.ROOT / folder, root / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for file in ("pyproject.toml", "LICENSE"):
        shutil.copy(build.ROOT / file, root)
    (root / "node_modules").symlink_to(build.PACKAGES)
    add_vigil(root)
    change(root / "web" / "games" / "index.js", "\n];\n", f"\n{TITLE}\n")
    folder = root / "web" / "games" / "vigil"
    for part in ("text", "rules"):
        (folder / part).mkdir(parents=True)
    for language in ("en", "fr", "de"):
        shutil.copy(HERE / "games" / "vigil" / "text" / "en.json", folder / "text" / f"{language}.json")
        (folder / "rules" / f"{language}.json").write_text(RULES)
    (folder / "rules" / "glossary.json").write_text("{}")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(build, "WEB", root / "web")
        patch.setattr(build, "build_wheel", lambda _, folder, build_wheel=build.build_wheel: build_wheel(root, folder))
        build.fill_site(root / "dist")
        add_modules(root / "dist")
    with serving(root / "dist") as address:
        yield address


@pytest.fixture
def vigil(page: Page, vigil_site: str) -> Page:
    """The start screen with Vigil chosen and the engine awake."""
    page.goto(vigil_site)
    prefer(page, speed="instant")
    page.reload()
    page.get_by_text("Vigil", exact=True).click()
    page.locator("details.fold > summary").click()
    expect(page.get_by_text("Two pairs")).to_be_visible(timeout=60_000)
    return page


def sit(page: Page, *players: str) -> None:
    """So many seats, each a person or a bot of that level."""
    page.locator(".segment", has_text=str(len(players))).click()
    for select, level in zip(page.locator(".place select").all(), players, strict=True):
        select.select_option(level)
    page.locator(".play-button").click()
    page.locator(".play.live, dialog").first.wait_for(timeout=60_000)


def play_on(page: Page) -> list[int]:
    """Press the first button of every choice until the match is over; the plies at which a person was asked."""
    asked = []
    while not page.locator("dialog.scores").count():
        page.locator(".play.live, dialog.scores").first.wait_for()
        if page.locator("dialog.scores").count():
            break
        asked.append(page.locator(".log li, .story li").count())
        page.locator(".choices button").first.click()
        page.wait_for_timeout(50)
    return asked


def test_alone_against_a_rival_to_the_score_sheet(vigil):
    sit(vigil, "")
    assert len(play_on(vigil)) == 6  # two lamps in each of three rounds: the rival's moments go on by themselves
    sheet = vigil.locator("dialog.scores")
    expect(sheet.locator("thead th")).to_have_count(3)  # the sources, the player, the rival
    expect(sheet.locator("thead th").last).to_have_text("NNight")
    expect(sheet.locator(".winner")).to_have_text(re.compile(r"(Ada|Night) wins\.$"))  # that is for chance to say


def test_people_of_one_side_need_no_curtain(vigil):
    sit(vigil, "", "", "normal")
    assert len(play_on(vigil)) == 12
    assert vigil.locator("dialog.curtain").count() == 0
    story = vigil.locator(".story").inner_text()
    assert "has planned" in story and "Night strikes" in story


def test_two_sides_have_a_curtain_between_them(vigil):
    vigil.locator(".segment", has_text="4").click()
    vigil.get_by_text("Two pairs").click()
    expect(vigil.locator(".segment input:disabled")).to_have_count(3)
    sit(vigil, "", "", "normal", "normal")
    expect(vigil.locator("dialog.curtain")).to_be_visible()


def test_what_can_not_be_set_up_is_greyed_and_says_why(vigil):
    pairs = vigil.locator("label.radio", has_text="Two pairs")
    expect(pairs.locator("input")).to_be_disabled()
    expect(pairs).to_contain_text("Pairs need four players.")
    vigil.locator(".segment", has_text="4").click()
    expect(pairs.locator("input")).to_be_enabled()
    pairs.click()
    for count in "123":
        expect(vigil.locator(".segment", has_text=count).locator("input")).to_be_disabled()
    expect(vigil.locator(".segment", has_text="3")).to_have_attribute("title", "Pairs need four players.")
