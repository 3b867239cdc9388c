// What the studio shows while a finger moves, and that its files play, in headless Chromium.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { eventually, sleep } from "./browser.js";
import { address, openStudio } from "./written.js";

const player = process.env.HOOKE_LOTTIE_WEB ?? new URL("../../out/lottie.js", import.meta.url).pathname;

const page = await openStudio();

const boxes = (selector) => page.run(`[...document.querySelectorAll('${selector}')].map((element) => {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2, box.width, box.height];
})`);
const text = (selector) => page.run(`document.querySelector('${selector}').textContent`);

test("the heading and the numbers of a release are those of the finger while it drags", async () => {
  await page.resize({});
  await page.go(`${address}#1;gesture;p=0.9;v=3`);
  assert.match(await text(".verdict"), /^Finishes/);
  const before = await text(".readouts");
  const [[x, y]] = await boxes(".stage:not([hidden]) .grabber");
  await page.mouse("mousePressed", x, y);
  for (let step = 1; step <= 10; step += 1) {
    await page.mouse("mouseMoved", x, y + 20 * step, { buttons: 1 });
    await sleep(10);
  }
  await page.frame();
  assert.match(await text(".verdict"), /^Cancels/);
  assert.equal(await page.run("document.querySelector('.verdict').dataset.outcome"), "cancel");
  assert.notEqual(await text(".readouts"), before);
  // A finger that rests has no velocity any more, without another event.
  await eventually(async () => /^held · .* · 0 \/s$/.test(await text(".transport output")));
  assert.match(await text(".readouts"), /Starts with0 \/s/);
  await page.mouse("mouseReleased", x, y + 200);
});

test("the table of springs follows a handle that is dragged", async () => {
  await page.resize({});
  await page.go(`${address}#1;springs`);
  const before = await text(".report tbody");
  const [x, y] = (await page.handles()).Peak;
  await page.mouse("mousePressed", x, y);
  await page.mouse("mouseMoved", x + 20, y - 20, { buttons: 1 });
  await eventually(async () => (await text(".report tbody")) !== before);
  await page.mouse("mouseReleased", x + 20, y - 20);
});

test("the peak's handle is dragged below the target, where the damping ratio is above 1", async () => {
  await page.resize({});
  await page.go(`${address}#1;springs`);
  const [x, y] = (await page.handles()).Peak;
  await page.mouse("mousePressed", x, y);
  for (const down of [20, 60, 100]) await page.mouse("mouseMoved", x, y + down, { buttons: 1 });
  await page.frame();
  const [px, py] = (await page.handles()).Peak;
  assert.ok(Math.hypot(px - x, py - y - 100) <= 1, `${px}, ${py}`);
  assert.ok((await page.run("studio.view.motions[0].dampingRatio")) > 1);
  await page.mouse("mouseMoved", x, y, { buttons: 1 });
  await page.mouse("mouseReleased", x, y);
  await page.frame();
  assert.ok((await page.run("studio.view.motions[0].dampingRatio")) < 1);
});

for (const [width, height, isTouch] of [[1440, 1000, false], [390, 844, true]]) {
  test(`keys of rows and of the plot have one axis of time, and keys of any row are dragged, ${width} px wide`, async () => {
    await page.resize({ width, height, isTouch });
    await page.go(`${address}#1;keyframes`);
    const marks = await boxes(".track-row:first-child .key-mark");
    const handles = Object.entries(await page.handles()).filter(([name]) => /^Key \d$/.test(name)).map(([, place]) => place);
    assert.equal(marks.length, 4);
    marks.forEach(([x], index) => assert.ok(Math.abs(x - handles[index][0]) <= 0.6, `key ${index + 1} at ${x} and ${handles[index][0]}`));
    const start = await page.run("location.hash");
    const [, [x, y]] = await boxes(".track-row:nth-child(2) .key-mark");
    const down = isTouch ? () => page.touch("touchStart", x, y) : () => page.mouse("mousePressed", x, y);
    const move = isTouch ? () => page.touch("touchMove", x + 30, y) : () => page.mouse("mouseMoved", x + 30, y, { buttons: 1 });
    await down();
    await move();
    await page.frame();
    const [, [moved]] = await boxes(".track-row:nth-child(2) .key-mark");
    assert.ok(Math.abs(moved - x - 30) <= 1, `${moved}, not ${x + 30}`);
    assert.equal(await page.run("studio.view.own.selected"), 1);
    const key = (await page.handles())["Key 2"];
    assert.ok(Math.abs(key[0] - moved) <= 0.6, "the plot's key moves with it");
    if (isTouch) await page.touch("touchEnd");
    else await page.mouse("mouseReleased", x + 30, y);
    await page.frame();
    assert.notEqual(await page.run("location.hash"), start);
    await page.run("document.querySelector('.tools button').click()");
    assert.equal(await page.run("location.hash"), start, "one step of undo");
    assert.deepEqual(page.faults, []);
  });
}

test("on a phone, the screen of the gesture is large enough for a finger, and the decision is beside it", async () => {
  await page.resize({ width: 390, height: 844, isTouch: true });
  await page.go(`${address}#1;gesture`);
  const [[, , width, height]] = await boxes(".stage:not([hidden]) .device");
  assert.ok(width >= 200 && height >= 300, `${width} by ${height}`);
  const [[, y]] = await boxes(".verdict");
  assert.ok(y < 730, `the decision is at ${y}`);
});

test("lottie-web plays the files of springs, curves, keyframes and releases", { skip: !existsSync(player) && "there is no lottie-web" }, async () => {
  await page.resize({});
  const files = {};
  for (const screen of ["springs", "curves", "keyframes", "gesture"]) {
    await page.go(`${address}#1;${screen}`);
    await page.run("[...document.querySelectorAll('[role=tab]')].at(-1).click()");
    files[screen] = await text(".code code");
  }
  await page.run(readFileSync(player, "utf8"));
  for (const [screen, code] of Object.entries(files)) {
    const { op, layers: [{ ks }] } = JSON.parse(code);
    const shown = await page.run(`new Promise((done) => {
      const container = document.body.appendChild(document.createElement("div"));
      const player = lottie.loadAnimation({ container, renderer: "svg", loop: false, autoplay: false, animationData: ${code} });
      const read = () => [player.totalFrames - 1, 0].map((frame) => {
        player.goToAndStop(frame, true);
        const group = container.querySelector("svg > g > g");
        return { transform: group.getAttribute("transform"), opacity: group.getAttribute("opacity"), frames: player.totalFrames, isDrawn: Boolean(group.querySelector("path")) };
      });
      if (player.isLoaded) done(read());
      else player.addEventListener("DOMLoaded", () => done(read()));
    })`);
    assert.equal(shown[0].frames, op, screen);
    for (const [end, { transform, isDrawn }] of shown.toReversed().entries()) {
      const [a, b, , , x, y] = transform.match(/-?[\d.]+(?:e-?\d+)?/g).map(Number);
      const value = ({ a: moves, k }) => (moves ? k.at(end ? -1 : 0).s[0] : [k].flat()[0]);
      // A transparent layer stays where it was.
      if (value(ks.o) === 0) continue;
      assert.ok(isDrawn && Math.abs(x - value(ks.p.x)) < 1e-3 && Math.abs(y - value(ks.p.y)) < 1e-3, `${screen}: ${transform}`);
      assert.ok(Math.abs(Math.hypot(a, b) * 100 - value(ks.s)) < 1e-3, `${screen}: ${transform}`);
    }
  }
  assert.deepEqual(page.faults, []);
});
