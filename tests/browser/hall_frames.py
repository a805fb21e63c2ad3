"""How many frames a second the hall is drawn in, without a graphics card.

PYTHONPATH=src:. python -m tests.browser.hall_frames

The viewer turns about the hall, so every frame is another picture, the mirror's too, as sharp as when
it rests; once as it is, once as a simple picture. The processor draws it all.
"""

from __future__ import annotations

import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.haunters import IN_FULL_HALL, IN_HALL, Haunter
from tests.browser.people import Person
from tests.browser.stage import browsing, ensure_page
from tests.server.running import running

SIZES = ((1440, 900), (1024, 768), (360, 800))
FRAMES = 20
TURNED = """async frames => {
    const frame = () => new Promise(done => requestAnimationFrame(done))
    const begun = performance.now()
    for (let nth = 0; nth < frames; nth += 1) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'q', bubbles: true }))
        await frame()
    }
    await frame()
    return frames / ((performance.now() - begun) / 1000)
}"""
CARD = """() => {
    const gl = document.createElement('canvas').getContext('webgl2')
    return gl.getParameter(gl.getExtension('WEBGL_debug_renderer_info').UNMASKED_RENDERER_WEBGL)
}"""


def main() -> None:
    ensure_page()
    with (
        tempfile.TemporaryDirectory() as data,
        sync_playwright() as playwright,
        browsing(playwright) as browser,
        running(Path(data), "--tables-per-minute", "0") as server,
    ):
        for (width, height), kept in product(SIZES, (IN_FULL_HALL, IN_HALL)):
            size = {"width": width, "height": height}
            alice = Person(browser, server.address, "Alice", kept=kept, viewport=size)
            haunter = Haunter(alice)
            haunter.sits_down()
            haunter.rests()
            box = alice.page.locator(".stage canvas").bounding_box()
            assert box is not None
            rate = alice.page.evaluate(TURNED, FRAMES)
            drawn = f"{box['width']:.0f} × {box['height']:.0f}"
            how = "simple" if kept is IN_HALL else "full"
            print(f"{width} × {height}: the hall {drawn}, {how}, {rate:.1f} frames a second")
            alice.context.close()
        print(browser.new_page().evaluate(CARD))


if __name__ == "__main__":
    main()
