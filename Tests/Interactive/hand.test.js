// What a finger, the keys and the page's own play do to each other on the page in which a finger drags a transition.

import assert from "node:assert/strict";
import { test } from "node:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { browserOfTests, eventually, sleep } from "../Studio/browser.js";
import { drag, placed, samples, state, text, until, untilRest } from "./driver.js";
import { folder, page, sameFractions, slow } from "./traces.js";

const browser = await browserOfTests();
const pages = { drawer: page("drawer"), back: page("back"), slow: page("drawer", slow) };

const open = (name, size = {}) => browser.open(pathToFileURL(pages[name].file).href, size);
const fraction = (tab) => text(tab, ".fraction").then(Number);
const canSave = (tab) => tab.run("!document.querySelector('.trace').disabled");
const note = (tab) => text(tab, ".note");
const again = (tab) => tab.run("document.querySelector('.again').click()");

/** Compares the page's core with `hooke play` for the trace of a page. */
const compare = async (tab, page = pages.drawer) => {
  const touches = await samples(tab);
  sameFractions(page, touches, 200);
  return touches;
};

/** Finishes a drag by a mouse, and waits for the end. */
const finish = async (tab) => {
  await drag(tab, "mouse", [40, 400], [250, 0], { pause: 4 });
  await until(tab, "finished");
};

for (const [kind, from, to] of [
  ["mouse", { width: 1000, height: 800 }, { width: 1000, height: 500 }],
  ["touch", { width: 390, height: 844, isTouch: true }, { width: 844, height: 390, isTouch: true }],
]) {
  test(`${kind}: a drag goes on where it is when the window changes its size, and its trace replays`, async () => {
    const tab = await open("drawer", { isStill: false, ...from });
    const [x, y] = await placed(tab, 40, 400);
    await drag(tab, kind, [40, 400], [130, 0], { ends: false });
    await tab.frame();
    const held = await fraction(tab);
    assert.ok(held > 0.3 && held < 0.6, `${held}`);
    const { width } = await tab.run("({ width: document.querySelector('.stage').getBoundingClientRect().width })");
    await tab.resize({ isStill: false, ...to });
    await tab.frame();
    assert.equal(await fraction(tab), held);
    const send = (event, px) => (kind === "mouse" ? tab.mouse(event === "end" ? "mouseReleased" : "mouseMoved", px, y, event === "end" ? {} : { buttons: 1 }) : tab.touch(event === "end" ? "touchEnd" : "touchMove", px, y));
    const now = x + (130 * width) / 390;
    await send("move", now + 1);
    await tab.frame();
    const scale = await tab.run("document.querySelector('.stage').getBoundingClientRect().width / 390");
    const moved = (await fraction(tab)) - held;
    // A pixel is more points of the smaller stage; the drawer is 312 points wide.
    assert.ok(moved > 0 && moved < 2 / scale / 300, `${moved} by a pixel at ${scale}`);
    await send("end", now + 1);
    await eventually(() => canSave(tab));
    const touches = await compare(tab);
    assert.equal(touches.at(-1).phase, "up");
  });
}

test("A new start under a finger forgets it: what follows of it is no part of the trace", async () => {
  const tab = await open("drawer", { isStill: false });
  await drag(tab, "mouse", [40, 400], [100, 0], { ends: false });
  await again(tab);
  await until(tab, "at the start");
  const [x, y] = await placed(tab, 260, 400);
  await tab.mouse("mouseMoved", x, y, { buttons: 1 });
  await tab.mouse("mouseReleased", x, y);
  assert.deepEqual(await samples(tab), []);
  assert.equal(await state(tab), "at the start");
  await finish(tab);
  const touches = await compare(tab);
  assert.deepEqual([touches[0].phase, ...new Set(touches.map(({ finger }) => finger))], ["down", 0]);
  assert.ok(touches.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y)));
  assert.ok(await canSave(tab));
});

test("A press during the page's own play catches it where it is, and the trace tells the whole motion", async () => {
  for (const least of [0.1, 0.65]) {
    const tab = await open("slow", { isStill: false });
    const [x, y] = await placed(tab, 200, 400);
    await eventually(() => tab.run(`interactive.shown(performance.now()).fraction > ${least}`));
    await tab.run("void addEventListener('pointerdown', ({ timeStamp }) => (window.pressed = interactive.shown(timeStamp).fraction), true)");
    await tab.mouse("mousePressed", x, y);
    await tab.frame();
    const [caught, pressed] = [await fraction(tab), await tab.run("window.pressed")];
    assert.notEqual(await state(tab), "at the start");
    // The page tells three decimals.
    assert.ok(pressed > least && Math.abs(caught - pressed) < 0.03, `${caught}, pressed at ${pressed}`);
    await tab.mouse("mouseMoved", x - 30, y, { buttons: 1 });
    await tab.frame();
    assert.equal(await state(tab), "held");
    await tab.mouse("mouseReleased", x - 30, y);
    await eventually(() => canSave(tab));
    const touches = await compare(tab, pages.slow);
    assert.deepEqual([...new Set(touches.map(({ finger }) => finger))], [0, 1]);
  }
});

test("Held still, the velocity is that of a release now: 0, and no frame is drawn", async () => {
  const tab = await open("drawer", { isStill: false });
  // What the page shows in any frame: a busy machine may draw none within 40 ms of a move.
  await tab.run("void new MutationObserver(() => (window.seen ??= []).push(document.querySelector('.velocity').textContent)).observe(document.querySelector('.velocity'), { childList: true, characterData: true, subtree: true })");
  const most = async () => Math.max(0, ...(await tab.run("window.seen ?? []")).map(Number.parseFloat));
  await drag(tab, "mouse", [40, 400], [120, 0], { ends: false });
  await untilRest(tab, 300);
  assert.equal(await text(tab, ".velocity"), "0.00 /s");
  assert.equal(await state(tab), "held");
  const [x, y] = await placed(tab, 160, 400);
  await tab.run("void (window.seen = [])");
  for (let step = 1; step <= 40 && await most() <= 0.1; step += 1) {
    await tab.mouse("mouseMoved", x + 4 * (step % 20), y, { buttons: 1 });
    await sleep(10);
  }
  assert.ok(await most() > 0.1);
  await tab.mouse("mouseReleased", x + 16, y);
});

test("A tap on a finished screen leaves the trace; a drag back from it ends it", async () => {
  const tab = await open("drawer", { isStill: false });
  await finish(tab);
  const before = await samples(tab);
  assert.ok(await canSave(tab));
  await drag(tab, "mouse", [200, 400], [3, 0], { steps: 1 });
  await tab.frame();
  assert.equal(await note(tab), "");
  assert.ok(await canSave(tab));
  assert.deepEqual(await samples(tab), before);
  await drag(tab, "mouse", [330, 400], [-260, 0]);
  await until(tab, "cancelled");
  assert.match(await note(tab), /goes back from the end/);
  // From the start, the next drag is a new trace.
  await finish(tab);
  assert.equal(await note(tab), "");
  assert.ok(await canSave(tab));
  await compare(tab);
  const back = await open("back", { isStill: false });
  await drag(back, "mouse", [6, 400], [220, 0]);
  await until(back, "finished");
  await drag(back, "mouse", [6, 400], [220, 0]);
  await back.frame();
  assert.equal(await state(back), "finished");
  assert.equal(await note(back), "");
  await back.key("Escape");
  assert.equal(await note(back), "");
});

test("Keys take a finished transition back, and Home and End are its ends", async () => {
  for (const isStill of [false, true]) {
    const tab = await open("drawer", { isStill });
    await again(tab);
    await until(tab, "at the start");
    await tab.key("Home");
    await tab.key("Escape");
    assert.equal(await note(tab), "");
    await tab.key("Enter");
    await until(tab, "finished");
    await tab.key("ArrowLeft", { modifiers: 8 });
    await tab.frame();
    assert.deepEqual([await state(tab), await fraction(tab)], ["held", 0.9]);
    await tab.key("End");
    await tab.frame();
    assert.deepEqual([await state(tab), await fraction(tab)], ["held", 1]);
    await tab.key("Enter");
    await until(tab, "finished");
    await tab.key("Home");
    await tab.frame();
    assert.deepEqual([await state(tab), await fraction(tab)], ["held", 0]);
    await tab.key("Enter");
    await until(tab, "finished");
    await tab.key("Escape");
    await until(tab, "cancelled");
    assert.match(await note(tab), /keyboard/);
    // From the start, the next drag is a new trace, and the note is gone.
    await finish(tab);
    assert.equal(await note(tab), "");
    assert.ok(await canSave(tab));
  }
});

test("On a phone no button breaks, nothing is blank before a reason, and long names are cut", async () => {
  const own = join(folder, "long.json");
  const name = "a name that goes on and on ".repeat(3).trim();
  writeFileSync(own, JSON.stringify({
    name, size: [1600, 400], edge: "left", presented: { color: "#3355ff" },
    animations: [{ view: "presented", property: "frame", from: [-1600, 0, 1600, 400], duration: 0.4 }],
  }));
  const long = page(own);
  const tab = await browser.open(pathToFileURL(long.file).href, { width: 390, height: 844, isTouch: true });
  const lines = await tab.run("[...document.querySelectorAll('.buttons button')].map((button) => { const range = document.createRange(); range.selectNodeContents(button); return range.getClientRects().length; })");
  assert.deepEqual(lines, [1, 1, 1]);
  const [stage, panel] = await tab.run("['.stage', '.panel'].map((name) => (({ top, bottom }) => [top, bottom])(document.querySelector(name).getBoundingClientRect()))");
  assert.ok(panel[0] - stage[1] < 24, `${panel[0] - stage[1]} px between the screen and the readings`);
  assert.ok(panel[1] <= 844);
  const gaps = () => tab.run("[...document.querySelectorAll('.hint, .because')].filter((each) => each.getBoundingClientRect().height > 2).map((each) => each.className)");
  assert.deepEqual(await gaps(), ["hint"]);
  const rows = () => tab.run("document.querySelector('.buttons').getBoundingClientRect().top");
  const top = await rows();
  await drag(tab, "touch", [20, 50], [300, 0]);
  await eventually(async () => `${await gaps()}` === "because");
  assert.equal(await rows(), top);
  await tab.resize({ width: 1440, height: 900 });
  await tab.frame();
  const heading = await tab.run("(({ clientHeight, title }) => [clientHeight, title])(document.querySelector('h1'))");
  assert.ok(heading[0] < 60 && heading[1] === name, `${heading}`);
});

test("A page without room for the points that begin a drag says so, and keys move it", async () => {
  const own = join(folder, "tiny.json");
  writeFileSync(own, JSON.stringify({
    name: "tiny", size: [1, 1], presented: { color: "#f00" }, animations: [{ view: "presented", property: "opacity", from: 0, duration: 0.2 }],
  }));
  const tab = await browser.open(pathToFileURL(page(own).file).href, { isStill: false });
  await sleep(800);
  assert.equal(await state(tab), "at the start");
  assert.match(await text(tab, ".hint"), /^Only the keys move it: the screen is smaller than the 10 points/);
  assert.equal(await tab.run("getComputedStyle(document.querySelector('.stage')).cursor"), "default");
  await tab.key("Enter");
  await until(tab, "finished");
});

test("The page's own finger is whole at the edge of the screen", async () => {
  const tab = await open("drawer", { isStill: false });
  await eventually(() => tab.run("!document.querySelector('.ghost-finger').hidden"));
  const cut = await tab.run(`(() => {
    const dot = document.querySelector(".ghost-finger");
    for (let each = dot.parentElement; !each.matches(".room"); each = each.parentElement) if (getComputedStyle(each).overflow !== "visible") return each.className;
    return "";
  })()`);
  assert.equal(cut, "");
});
