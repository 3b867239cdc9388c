// The page in Chromium, dragged by the DevTools protocol with mouse and touch.

import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { browserOfTests, eventually, sleep } from "../Studio/browser.js";
import { drag, placed, samples, state, until, untilRest } from "./driver.js";
import { byName, cornersOf, page, played, replay, sameFractions, slow } from "./traces.js";

const browser = await browserOfTests();
const pages = { ...Object.fromEntries(["drawer", "flip", "zoom", "back"].map((name) => [name, page(name)])), slow: page("drawer", slow) };

const open = (name, size = {}) => browser.open(pathToFileURL(pages[name].file).href, { isStill: false, ...size });

for (const [kind, size] of [["mouse", {}], ["touch", { width: 390, height: 844, isTouch: true }]]) {
  test(`${kind}: a drag, a grab and a release; hooke play shows the same with the downloaded trace`, async () => {
    const tab = await open("slow", size);
    const inward = pages.slow.data.edge === "left" ? 1 : -1;
    const start = inward > 0 ? 40 : 350;
    await drag(tab, kind, [start, 400], [inward * 230, 6]);
    await until(tab, "settling to finish");
    await drag(tab, kind, [200, 300], [-inward * 120, 0], { pause: 4 });
    await until(tab, "finished", "cancelled");
    const touches = await samples(tab);
    assert.ok(touches.length >= 20, `${touches.length} samples`);
    assert.deepEqual([...new Set(touches.map(({ finger }) => finger))], [0, 1]);
    for (const [index, { milliseconds }] of touches.entries()) assert.ok(index === 0 || milliseconds >= touches[index - 1].milliseconds);
    // The page's own core at times after the last touch, and a replay of its trace, against the command.
    const { span, list, frames, summary } = sameFractions(pages.slow, touches, 300);
    // After the last touch, the page's own module is asked in the browser.
    const late = list.filter((time) => time > span && frames.has(String(time / 1000)));
    for (const time of late.filter((_, index) => index % 4 === 0)) {
      const shown = await tab.run(`interactive.corners(${pages.slow.data.start} + ${time} / 1000)`);
      assert.deepEqual(cornersOf(pages.slow, shown), byName(frames.get(String(time / 1000)).views), `${time} ms`);
    }
    const last = await tab.run(`interactive.corners(${pages.slow.data.start} + ${list.at(-1)} / 1000)`);
    assert.equal(last.phase, [...frames.values()].at(-1).phase);
    const because = await tab.run("document.querySelector('.because').textContent");
    assert.ok(summary.includes(because.replace(/^(Finish|Cancel): /, "").replace(/\.$/, "")), `${because}\n${summary}`);
    assert.deepEqual(tab.faults, []);
    // Pictures are data of the page itself.
    assert.deepEqual(tab.requests.filter((url) => !/^(file|about|data):/.test(url)), []);
  });
}

for (const [name, kind, start, way, ends] of [
  ["zoom", "mouse", [195, 780], [0, -520], "finished"], ["zoom", "touch", [195, 700], [0, -120], "cancelled"],
  ["back", "mouse", [6, 400], [180, 90], "finished"], ["back", "touch", [384, 300], [-40, 8], "cancelled"],
]) {
  test(`${name}, ${kind}: what is computed for each frame is shown as by hooke play, held and after the release`, async () => {
    const tab = await open(name, kind === "touch" ? { width: 390, height: 844, isTouch: true } : {});
    await drag(tab, kind, start, way, { steps: 16, pause: 16, ends: false });
    await tab.frame();
    assert.equal(await state(tab), "held");
    const [x, y] = await placed(tab, start[0] + way[0], start[1] + way[1]);
    await (kind === "mouse" ? tab.mouse("mouseReleased", x, y) : tab.touch("touchEnd", x, y));
    await until(tab, ends);
    const touches = await samples(tab);
    const span = touches.at(-1).milliseconds - touches[0].milliseconds;
    const list = Array.from({ length: 120 }, (_, index) => ((span + 1500) * index) / 119);
    const { frames } = played(pages[name], touches, list);
    const error = (given, wanted) => Math.max(...given.flat().map((number, place) => Math.abs(number - wanted.flat()[place])));
    let [compared, worst] = [0, 0];
    for (const shown of replay(pages[name].core(), touches, list, pages[name].data.start)) {
      const frame = frames.get(String(shown.time / 1000));
      if (!frame) continue;
      const expected = byName(frame.views);
      for (const [view, corners] of cornersOf(pages[name], shown)) worst = Math.max(worst, error(corners.flat(), expected.get(view).flat()));
      compared += 1;
    }
    assert.ok(compared > 60 && worst < 1e-9, `${compared}, ${worst}`);
    assert.deepEqual(tab.faults, []);
  });
}

test("The elements lie where the core says, within a pixel, also with perspective", async () => {
  const tab = await open("flip");
  await tab.run("document.querySelector('.stage').focus()");
  for (let count = 0; count < 7; count += 1) await tab.key("ArrowLeft", { modifiers: 8 });
  await tab.frame();
  await tab.frame();
  assert.equal(await state(tab), "held");
  const worst = await tab.run(`(() => {
    const stage = document.querySelector(".stage"), box = stage.getBoundingClientRect(), scale = box.width / 390;
    const { corners } = interactive.corners(1e9), shown = interactive.shown(1e9);
    const tree = stage.querySelectorAll("[data-tree]")[shown.tree];
    let worst = 0;
    for (const element of tree.querySelectorAll("[data-layer]")) {
      const own = corners.slice(8 * element.dataset.layer, 8 * element.dataset.layer + 8);
      if (own.some(Number.isNaN)) continue;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const xs = own.filter((_, index) => index % 2 === 0), ys = own.filter((_, index) => index % 2);
      for (const [a, b] of [[left - box.left, Math.min(...xs) * scale], [right - box.left, Math.max(...xs) * scale],
        [top - box.top, Math.min(...ys) * scale], [bottom - box.top, Math.max(...ys) * scale]]) worst = Math.max(worst, Math.abs(a - b));
    }
    return worst;
  })()`);
  console.log(`elements within ${worst} px`);
  assert.ok(worst < 1, `${worst}`);
});

test("Keys scrub, finish and cancel; the trace is then off, until a new start", async () => {
  const tab = await open("drawer");
  const [go, back] = pages.drawer.data.edge === "left" ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
  const fraction = () => tab.run("document.querySelector('.fraction').textContent").then(Number);
  await tab.key(go);
  await tab.key(go, { modifiers: 8 });
  await tab.key(back);
  await tab.frame();
  assert.equal(await fraction(), 0.1);
  await tab.key("Enter");
  await until(tab, "finished");
  await tab.run("document.querySelector('.again').click()");
  await until(tab, "at the start");
  await tab.key(go, { modifiers: 8 });
  await tab.key("Escape");
  await until(tab, "cancelled");
  assert.equal(await tab.run("document.querySelector('.trace').disabled"), true);
});

test("With reduced motion scrubbing stays, and a release shows the end at once", async () => {
  const tab = await open("drawer", { isStill: true });
  const inward = pages.drawer.data.edge === "left" ? 1 : -1;
  await drag(tab, "mouse", [inward > 0 ? 40 : 350, 400], [inward * 250, 0], { ends: false });
  await tab.frame();
  assert.equal(await state(tab), "held");
  const [x, y] = await placed(tab, 195, 400);
  await tab.mouse("mouseReleased", x, y);
  await tab.frame();
  await tab.frame();
  assert.match(await state(tab), /finished|cancelled/);
});

test("The screen fits into every window, and nothing overflows", async () => {
  for (const [width, height] of [[1440, 900], [768, 1024], [390, 844], [320, 568], [844, 390]]) {
    const tab = await open("flip", { width, height });
    const [box, over] = await tab.run(`(() => {
      const { left, top, right, bottom } = document.querySelector(".stage").getBoundingClientRect();
      return [[left, top, innerWidth - right, innerHeight - bottom], document.documentElement.scrollWidth - innerWidth];
    })()`);
    assert.ok(box.every((side) => side >= 0), `${width} × ${height}: ${box}`);
    assert.ok(over <= 0, `${width}: ${over}`);
    if (process.env.HOOKE_PICTURES) {
      await drag(tab, "mouse", [350, 400], [-220, 0], { ends: false });
      await tab.frame();
      writeFileSync(`${process.env.HOOKE_PICTURES}/interactive-${width}.png`, await tab.picture());
    }
  }
});

test("At rest no frame is drawn: at the start and at the end", async () => {
  for (const isStill of [true, false]) {
    const tab = await open("drawer", { isStill });
    if (!isStill) await until(tab, "shown by itself");
    await until(tab, "at the start");
    await untilRest(tab, 400);
    await tab.key("Enter");
    await until(tab, "finished");
    await untilRest(tab, 400);
  }
});

test("A still press catches a settling screen at once, and lets it go on to the same end", async () => {
  const tab = await open("slow");
  // Beyond the half, where a slow machine finishes too.
  await drag(tab, "mouse", [40, 400], [200, 0], { pause: 3 });
  await until(tab, "settling to finish");
  const [x, y] = await placed(tab, 200, 500);
  await tab.mouse("mousePressed", x, y);
  await tab.frame();
  assert.equal(await state(tab), "held");
  const fraction = await tab.run("document.querySelector('.fraction').textContent");
  await sleep(150);
  assert.equal(await tab.run("document.querySelector('.fraction').textContent"), fraction);
  assert.ok(Number(fraction) > 0 && Number(fraction) < 1, fraction);
  await tab.mouse("mouseReleased", x, y);
  await until(tab, "finished");
  // The command shows the same for the trace.
  sameFractions(pages.slow, await samples(tab), 100);
});

test("A drag from the end goes back, and the trace is then off", async () => {
  const tab = await open("drawer");
  await tab.key("Enter");
  await until(tab, "finished");
  await drag(tab, "mouse", [330, 400], [-260, 0], { ends: false });
  await tab.frame();
  assert.equal(await state(tab), "held");
  const fraction = Number(await tab.run("document.querySelector('.fraction').textContent"));
  assert.ok(fraction > 0.2 && fraction < 0.5, `${fraction}`);
  const [x, y] = await placed(tab, 70, 400);
  await tab.mouse("mouseReleased", x, y);
  await until(tab, "cancelled");
  assert.equal(await tab.run("document.querySelector('.trace').disabled"), true);
});

test("The page plays by itself once, until a finger comes; not with reduced motion", async () => {
  const tab = await open("drawer");
  await until(tab, "shown by itself");
  await eventually(() => tab.run("Number(document.querySelector('.fraction').textContent) > 0.05"));
  await drag(tab, "mouse", [40, 400], [60, 0], { ends: false });
  await tab.frame();
  assert.equal(await state(tab), "held");
  assert.ok((await samples(tab)).length > 3);
  const still = await open("drawer", { isStill: true });
  await sleep(900);
  assert.equal(await state(still), "at the start");
});

test("Another spring settles at once from the same place and velocity", async () => {
  const tab = await open("slow");
  await drag(tab, "mouse", [40, 400], [200, 0], { pause: 3 });
  await until(tab, "settling to finish");
  const [before, after] = await tab.run(`(() => {
    const select = document.querySelector("#spring");
    // One time, so that nothing moves in between.
    const [time, { now }] = [performance.now(), performance];
    performance.now = () => time;
    const shown = () => (({ fraction, velocity, duration }) => ({ fraction, velocity, duration }))(interactive.shown(time));
    const before = shown();
    select.selectedIndex = [...select.options].findIndex(({ text }) => text === "spring(bouncy)");
    select.dispatchEvent(new Event("change"));
    performance.now = now;
    return [before, shown()];
  })()`);
  assert.ok(before.velocity !== 0 && before.duration !== after.duration, JSON.stringify(before));
  for (const name of ["fraction", "velocity"]) assert.ok(Math.abs(after[name] - before[name]) < 1e-6, `${name}: ${before[name]}, ${after[name]}`);
  await until(tab, "finished");
});

test("Photos and texts of flip are shown while it moves, and the hint at every width", async () => {
  for (const size of [{}, { width: 390, height: 844, isTouch: true }]) {
    const tab = await open("flip", { ...size, isStill: true });
    for (let count = 0; count < 12; count += 1) await tab.key("ArrowLeft", { modifiers: 8 });
    await tab.frame();
    assert.equal(await state(tab), "held");
    const shown = await tab.run(`[...document.querySelectorAll("[data-tree]")].find((tree) => !tree.matches(".unseen"))
      .querySelectorAll("[class$='--image'], [class$='--words']").values().filter((each) => each.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })).toArray().length`);
    assert.ok(shown >= 20, `${shown} photos and texts`);
    assert.ok(await tab.run("document.querySelector('.way').getBoundingClientRect().height > 0"));
  }
});
