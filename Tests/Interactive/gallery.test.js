// The gallery in Chromium, from a folder and from a local server.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { Browser, eventually } from "../Studio/browser.js";

const folder = mkdtempSync(join(tmpdir(), "gallery-"));
let browser;
let server;

before(async () => {
  execFileSync(process.env.HOOKE ?? ".build/debug/hooke", ["gallery", "--out", folder]);
  browser = await Browser.start();
  server = createServer((request, response) => {
    try {
      response.end(readFileSync(join(folder, new URL(request.url, "http://localhost").pathname)));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((go) => server.listen(0, "127.0.0.1", go));
});
after(async () => {
  await browser?.close();
  server?.close();
  rmSync(folder, { recursive: true });
});

const places = {
  "a folder": (file) => pathToFileURL(join(folder, file)).href,
  "a server": (file) => `http://127.0.0.1:${server.address().port}/${file}`,
};

for (const [place, address] of Object.entries(places)) {
  test(`from ${place}: everything is there, loops move, and a transition is dragged`, async () => {
    const tab = await browser.open(address("index.html"), { isStill: false });
    assert.equal(await tab.run("document.querySelectorAll('.tile').length"), 16);
    assert.ok((await tab.run("document.querySelectorAll('#curves .curve').length")) > 40);
    assert.equal(await tab.run("document.querySelectorAll('.motion').length"), 4);
    const times = "JSON.stringify(document.querySelector('.loop').getAnimations({ subtree: true }).map((one) => one.currentTime))";
    const first = await tab.run(times);
    await eventually(async () => (await tab.run(times)) !== first);
    const page = await browser.open(address("transitions/flip.html"), { isStill: true });
    assert.equal(await page.run("document.querySelector('.state').textContent"), "at the start");
    await page.run("interactive, document.querySelector('.stage').focus()");
    await page.key("ArrowLeft");
    await eventually(() => page.run("document.querySelector('.fraction').textContent !== '0.000'"));
    assert.equal(await page.run("new URL(document.querySelector('.about a').href).pathname === new URL('../index.html', location).pathname"), true);
    assert.deepEqual([...tab.faults, ...page.faults], []);
  });
}

test("a curve moves when pointed at, and shows its code", async () => {
  const tab = await browser.open(places["a folder"]("index.html"), { isStill: false });
  const dot = "document.querySelectorAll('#curves .curve')[2].querySelector('.dot')";
  const [x, y] = await tab.run("(() => { const button = document.querySelectorAll('#curves .curve')[2]; document.documentElement.style.scrollBehavior = 'auto'; button.scrollIntoView({ block: 'center' }); const { left, top } = button.getBoundingClientRect(); return [left + 20, top + 20]; })()");
  await tab.mouse("mouseMoved", x, y);
  await eventually(() => tab.run(`${dot}.getAnimations().length === 1`));
  assert.ok((await tab.run(`${dot}.getAnimations()[0].effect.getTiming().easing`)).startsWith("linear("));
  await tab.mouse("mousePressed", x, y);
  await tab.mouse("mouseReleased", x, y);
  assert.equal(await tab.run("document.querySelector('dialog').open"), true);
  assert.match(await tab.run("document.querySelector('dialog pre').textContent"), /TimingFunction\(text: "easeIn"\)/);
  assert.deepEqual(tab.faults, []);
});

test("with reduced motion nothing moves, and a phone needs no scrolling aside", async () => {
  const tab = await browser.open(places["a folder"]("index.html"), { width: 390, height: 844, isTouch: true, isStill: true });
  assert.equal(await tab.run("document.documentElement.scrollWidth"), 390);
  assert.equal(await tab.run("document.getAnimations().filter((one) => one.playState === 'running').length"), 0);
});
