// Fingers on the page in which a finger drags a transition: steep ones, those that rest elsewhere, and those that the system takes.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { Browser, eventually, sleep } from "../Studio/browser.js";
import { drag, placed, samples, state, text, until } from "./driver.js";
import { page, slow } from "./traces.js";

let browser;
const pages = {};
const phone = { width: 390, height: 844, isTouch: true };

before(async () => {
  browser = await Browser.start();
  Object.assign(pages, { drawer: page("drawer"), sheet: page("sheet"), slow: page("drawer", slow) });
});
after(() => browser?.close());

/** Opens a page at its start, without its own play. */
const open = (name, size = {}) => browser.open(`${pathToFileURL(pages[name].file).href}#still`, { isStill: false, ...size });
const fraction = (tab) => text(tab, ".fraction").then(Number);

/** Opens a screen by a key. */
const finish = async (tab) => {
  await tab.key("Enter");
  await until(tab, "finished");
};

/** Drags through points of the screen, and holds. */
const through = async (tab, kind, points) => {
  for (const [index, point] of points.entries()) {
    const [x, y] = await placed(tab, ...point);
    if (kind === "mouse") await tab.mouse(index ? "mouseMoved" : "mousePressed", x, y, index ? { buttons: 1 } : {});
    else await tab.touch(index ? "touchMove" : "touchStart", x, y);
    await sleep(16);
  }
  await tab.frame();
};

test("An open screen stays open when a finger moves across it", async () => {
  for (const [name, from, way] of [["drawer", [200, 300], [3, 40]], ["drawer", [200, 300], [-3, -40]], ["sheet", [195, 600], [40, 3]]]) {
    const tab = await open(name, phone);
    await finish(tab);
    await drag(tab, "touch", from, way, { steps: 10, pause: 16, ends: false });
    await tab.frame();
    assert.ok((await fraction(tab)) > 0.95, `${name}: ${await fraction(tab)}, ${await text(tab, ".because")}`);
    await tab.touch("touchEnd");
    await until(tab, "finished");
  }
});

test("A finger reaches with a steep drag what a mouse reaches", async () => {
  const paths = {
    "at first steep": [...Array.from({ length: 8 }, (_, step) => [40 + step, 300 + 6 * step]), ...Array.from({ length: 12 }, (_, step) => [48 + 11 * step, 344])],
    "60 degrees from the axis": Array.from({ length: 20 }, (_, step) => [40 + 7 * step, 300 + 12 * step]),
  };
  for (const [name, points] of Object.entries(paths)) {
    const reached = [];
    for (const kind of ["mouse", "touch"]) {
      const tab = await open("drawer", phone);
      await through(tab, kind, points);
      assert.equal(await state(tab), "held", `${kind}, ${name}`);
      reached.push(await fraction(tab));
      assert.ok((await samples(tab)).every(({ phase }) => phase !== "cancel"), `${kind}, ${name}`);
    }
    assert.ok(reached[0] > 0.3 && Math.abs(reached[0] - reached[1]) < 0.01, `${name}: ${reached}`);
  }
});

test("The page scrolls under a finger that begins beside the screen", async () => {
  const tab = await open("drawer", { width: 390, height: 420, isTouch: true });
  const scrolled = () => tab.run("document.querySelector('.panel').scrollTop");
  const [left, top, room] = await tab.run("(({ left, top }) => [left, top])(document.querySelector('.panel').getBoundingClientRect()).concat(document.querySelector('.panel').scrollHeight - document.querySelector('.panel').clientHeight)");
  assert.ok(room > 20, `${room}`);
  const bottom = top + 150;
  await tab.touch("touchStart", left + 100, bottom);
  for (let step = 1; step <= 10; step += 1) {
    await tab.touch("touchMove", left + 100, bottom - 10 * step);
    await sleep(16);
  }
  await tab.touch("touchEnd");
  await eventually(async () => (await scrolled()) > 10);
});

test("A drag that the system cancels goes back to where its motion began", async () => {
  for (const isStill of [false, true]) {
    for (const way of [-100, -330]) {
      const tab = await open("drawer", { ...phone, isStill });
      await finish(tab);
      await drag(tab, "touch", [350, 400], [way, 0], { ends: false });
      await tab.frame();
      assert.ok((await fraction(tab)) < 0.8);
      await tab.touch("touchCancel");
      await until(tab, "finished");
      assert.equal(await text(tab, ".because"), "Finish: the touch was cancelled.");
      // The reason is that of this release only.
      await tab.key("Escape");
      await until(tab, "cancelled");
      assert.equal(await text(tab, ".because"), "Cancel: a key was pressed.");
    }
    // From the end by a key, then a finger.
    const keys = await open("drawer", { ...phone, isStill });
    await finish(keys);
    await keys.key("ArrowLeft", { modifiers: 8 });
    await drag(keys, "touch", [300, 400], [-60, 0], { ends: false });
    await keys.touch("touchCancel");
    await until(keys, "finished");
    const tab = await open("drawer", { ...phone, isStill });
    await drag(tab, "touch", [40, 400], [250, 0], { ends: false });
    await tab.touch("touchCancel");
    await until(tab, "cancelled");
    assert.equal(await text(tab, ".because"), "Cancel: the touch was cancelled.");
  }
});

test("A drag that is caught on its way back, and cancelled, opens the screen again", async () => {
  const tab = await open("slow", phone);
  await finish(tab);
  await drag(tab, "touch", [370, 400], [-230, 0]);
  await drag(tab, "touch", [200, 400], [30, 0], { steps: 4, pause: 0, ends: false });
  await tab.frame();
  assert.equal(await state(tab), "held");
  await tab.touch("touchCancel");
  await until(tab, "finished");
});

test("A finger that rests beside the screen leaves the drag of another one alone", async () => {
  const tab = await open("drawer", phone);
  const [left, top] = await tab.run("(({ left, top }) => [left, top])(document.querySelector('.panel').getBoundingClientRect())");
  const touch = (type, points) => tab.ask("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  const rest = [left + 60, top + 60];
  await touch("touchStart", [rest]);
  const [from, to] = [await placed(tab, 40, 300), await placed(tab, 180, 300)];
  await touch("touchStart", [rest, from]);
  for (let step = 1; step <= 10; step += 1) {
    await touch("touchMove", [rest, [from[0] + ((to[0] - from[0]) * step) / 10, from[1]]]);
    await sleep(16);
  }
  await tab.frame();
  assert.equal(await state(tab), "held");
  assert.ok((await fraction(tab)) > 0.3, `${await fraction(tab)}`);
  await touch("touchEnd", []);
});
