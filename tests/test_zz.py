import os
from test_page import *
from pyengine.match import replay


def test_scores(browser, site):
    for game, seats in (("hybris", 4), ("panthalos", 5), ("disciples", 6), ("pantheon", 4)):
        for w, h in ((390, 844), (1280, 720)):
            ctx = browser.new_context(viewport={"width": w, "height": h})
            page = ctx.new_page()
            open_start(page, site)
            m = random_match(GAMES[game], seats, 3)
            page.evaluate(
                "async () => (await import(new URL('ui/preferences.js', location.href).href)).prefer({language:'fr'})"
            )
            page.evaluate(
                "async kept => (await import(new URL('saved/store.js', location.href).href)).keepMatch(kept)",
                {
                    "record": m.record(),
                    "players": [
                        {"name": n} | ({"level": "uniform"} if i else {})
                        for i, n in enumerate(
                            ["Anna", "Bertrand", "Christina", "Dmitri", "Eleonore", "Friedrich"][:seats]
                        )
                    ],
                },
            )
            page.evaluate("document.querySelector('.brand').click()")
            page.locator(".resume .primary").click()
            next_state(page)
            page.wait_for_timeout(1500)
            page.screenshot(path=f"/tmp/ui-{game}-{w}.png")
            if w == 390:
                page.keyboard.press("Escape")
                page.wait_for_timeout(300)
                page.locator("dialog.scores button").first.click() if page.locator("dialog.scores").count() else None
                page.locator(".more-button").click()
                page.wait_for_timeout(300)
                page.screenshot(path=f"/tmp/ui-{game}-more.png")
            ctx.close()
