// The page of the studio in headless Chromium.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { eventually, sleep } from "./browser.js";
import { address, file, openStudio } from "./written.js";

const screens = ["springs", "curves", "keyframes", "transforms", "gesture", "paths"];

const page = await openStudio();

const hash = () => page.run("location.hash");

test("a sheet follows the finger, and its release is decided by the core", async () => {
  for (const [distance, outcome] of [[-220, "finish"], [40, "cancel"]]) {
    await page.resize({ isStill: false });
    await page.go(`${address}#1;gesture;p=0.3;v=0`);
    await page.run("studio.view.release(0.3, 0)");
    for (let count = 0; count < 100 && (await page.run("studio.view.transport.isPlaying")); count += 1) await page.frame();
    const [x, y] = await page.run(`(() => {
      const box = document.querySelector(".sheet").getBoundingClientRect();
      return [box.left + box.width / 2, box.top + 30];
    })()`);
    await page.mouse("mousePressed", x, y);
    for (let step = 1; step <= 8; step += 1) {
      await page.mouse("mouseMoved", x, y + (distance * step) / 8, { buttons: 1 });
      await sleep(8);
    }
    await page.mouse("mouseReleased", x, y + distance);
    await page.frame();
    assert.equal(await page.run("document.querySelector('.verdict').dataset.outcome"), outcome);
    for (let count = 0; count < 200 && (await page.run("studio.view.transport.isPlaying")); count += 1) await page.frame();
    const end = await page.run("studio.view.fraction");
    assert.ok(Math.abs(end - (outcome === "finish" ? 1 : 0)) < 0.002, `${outcome} ends at ${end}`);
  }
});

test("a transition of the library follows the finger by its table; a choice is one step of undo", async () => {
  await page.resize({ isStill: false });
  await page.go(`${address}#1;gesture;p=0;v=0`);
  const choose = (name) => page.run(`(() => {
    const select = [...document.querySelectorAll("select")].find((each) => [...each.options].some(({ value }) => value === "shared"));
    select.value = "${name}";
    select.dispatchEvent(new Event("change"));
  })()`);
  const wait = async () => {
    for (let count = 0; count < 300 && (await page.run("studio.view.transport.isPlaying")); count += 1) await page.frame();
  };
  for (const [name, selector, way, extent, expected] of [
    ["zoom", ".flight", [0, -1], 400, [19.6, 48]], ["shared", ".screen.article", [-1, 0], 280, [140, 0]],
    ["back", ".screen.article", [1, 0], 412, [17.7761, 17.7976]],
  ]) {
    await choose(name);
    await wait();
    assert.match(await page.run("location.hash"), new RegExp(`k=${name}`));
    for (const outcome of ["finish", "cancel"]) {
      await page.run("studio.view.release(0, -1)");
      await wait();
      const box = await page.run(`(() => {
        const box = document.querySelector(".stage:not([hidden]) .app").getBoundingClientRect();
        return [box.left, box.top, box.width / 280];
      })()`);
      const at = (part) => [0, 1].map((axis) => box[axis] + box[2] * ([140, 200][axis] + way[axis] * extent * (part - 0.25)));
      await page.mouse("mousePressed", ...at(0));
      for (let step = 1; step <= 10; step += 1) await page.mouse("mouseMoved", ...at(step / 20), { buttons: 1 });
      await page.frame();
      await page.frame();
      assert.ok(Math.abs((await page.run("studio.view.fraction")) - 0.5) < 1e-6);
      const [x, y] = await page.run(`(() => {
        const box = document.querySelector(".stage:not([hidden]) ${selector}").getBoundingClientRect();
        return [box.left, box.top];
      })()`);
      for (const [axis, place] of [x, y].entries()) {
        const shown = (place - box[axis]) / box[2];
        assert.ok(Math.abs(shown - expected[axis]) < 0.5, `${name}: ${shown} instead of ${expected[axis]}`);
      }
      await sleep(150);
      const [last, turn] = outcome === "cancel" ? [3, -1] : [17, 1];
      for (let step = 10; step !== last + turn; step += turn) {
        await page.mouse("mouseMoved", ...at(step / 20), { buttons: 1 });
        await sleep(8);
      }
      await sleep(150);
      await page.mouse("mouseReleased", ...at(last / 20));
      await page.frame();
      assert.equal(await page.run("document.querySelector('.verdict').dataset.outcome"), outcome);
      await wait();
      const end = await page.run("studio.view.fraction");
      assert.ok(Math.abs(end - (outcome === "finish" ? 1 : 0)) < 0.002, `${name}, ${outcome} ends at ${end}`);
    }
  }
  // Undo goes back through the releases to the first choice.
  for (let count = 0; count < 40; count += 1) await page.run("document.querySelector('.icon-undo').closest('button').click()");
  assert.equal(await page.run("studio.view.own.transition"), "sheet");
  assert.deepEqual(page.faults, []);
});

test("a preview that is clicked in its motion turns back with its velocity", async () => {
  await page.resize({ isStill: false });
  await page.go(`${address}#1;springs;s=1,40,4,0`);
  await page.run("studio.view.transport.start(0.2)");
  await page.frame();
  const [before, live] = await page.run(`(() => {
    const { view } = studio;
    const time = view.transport.time;
    const motion = view.motions[0];
    view.tap();
    return [[motion.value(time), motion.velocity(time)], [view.live[0].value(0), view.live[0].velocity(0), view.live[0].to]];
  })()`);
  assert.ok(Math.abs(live[0] - before[0]) < 1e-12 && Math.abs(live[1] - before[1]) < 1e-9);
  assert.equal(live[2], 0);
  assert.ok(before[1] > 0);
});

test("a target that is dragged in the motion takes the position and the velocity over", async () => {
  await page.resize({ isStill: false });
  await page.go(`${address}#1;springs;s=1,20,2,0`);
  const [x, y] = (await page.handles()).Target;
  await page.run("studio.view.transport.start(0.3)");
  const [before, velocity] = await page.run("(() => { const { motions: [motion], transport } = studio.view; return [motion.value(transport.time), motion.velocity(transport.time)]; })()");
  await page.run(`studio.view.turn(() => 0.7); studio.view.isRetargeting = true; studio.view.change({ to: 0.7 })`);
  const live = await page.run("(() => { const [live] = studio.view.live; return [live.value(0), live.velocity(0), live.to]; })()");
  assert.ok(Math.abs(live[0] - before) < 0.2 && live[1] > 0 && velocity > 0);
  assert.equal(live[2], 0.7);
  await page.go(`${address}#1;springs;s=1,20,2,0`);
  await page.run("studio.view.transport.start(0.1)");
  await page.drag(false, [x, y], [0, 30]);
  assert.ok(await page.run("Boolean(studio.view.live) && studio.view.live[0].to === studio.store.state.springs.to"));
  await page.drop(false, x, y + 30);
  assert.ok(await page.run("Boolean(studio.view.live)"), "the release does not start the motion again");
});

test("a typed value is one step of undo; a wrong text stays with its reason", async () => {
  await page.resize({});
  await page.go(`${address}#1;springs`);
  const start = await hash();
  const typed = (label, text) =>
    page.run(`(() => {
      const label = [...document.querySelectorAll("label")].find((label) => label.firstElementChild?.textContent === "${label}");
      const input = document.getElementById(label.htmlFor);
      input.focus();
      input.value = "${text}";
      input.dispatchEvent(new Event("change"));
      return [input.value, input.getAttribute("aria-invalid"), document.getElementById(input.getAttribute("aria-describedby")).textContent];
    })()`);
  assert.deepEqual(await typed("Duration", "350ms"), ["0.35", "false", ""]);
  assert.notEqual(await hash(), start);
  assert.match(await page.run("document.querySelector('.code code').textContent"), /stiffness: 322\.27/);
  const [text, invalid, reason] = await typed("Bounce", "7 apples");
  assert.deepEqual([text, invalid], ["7 apples", "true"]);
  assert.match(reason, /accepted/);
  assert.match((await typed("To", "0"))[2], /must differ/);
  await page.run("document.querySelector('.tools button').click()");
  assert.equal(await hash(), start);
});

test("the slider follows a press, and readers hear the time; while it plays, the page is laid out for texts only", async () => {
  await page.resize({ isStill: false });
  await page.go(`${address}#1;springs`);
  await page.run("studio.view.transport.setLoop(false); studio.view.transport.stop()");
  const [left, top, width] = await page.run(`(() => {
    const box = document.querySelector(".slider i").getBoundingClientRect();
    return [box.left, box.top + box.height / 2, box.width];
  })()`);
  await page.drag(false, [left + 0.2 * width, top], [0.4 * width, 0]);
  const [time, last] = await page.run("[studio.view.transport.time, studio.view.transport.last]");
  assert.ok(Math.abs(time / last - 0.6) < 1.5 / width, `${time} of ${last}`);
  const thumb = await page.run("document.querySelector('.slider .thumb').getBoundingClientRect().left");
  assert.ok(Math.abs(thumb - left - 0.6 * width) <= 1, `${thumb}`);
  await page.drop(false, left + 0.6 * width, top);
  await eventually(async () => (await page.run("Number(studio.view.transport.slider.value)")) === time);
  const words = await page.run("studio.view.transport.slider.ariaValueText");
  assert.equal(words, `${Number(time.toPrecision(3))} s`);
  await page.key("ArrowLeft");
  await page.frame();
  assert.ok((await page.run("studio.view.transport.time")) < time);
  await page.ask("Performance.enable");
  const layouts = async () => (await page.ask("Performance.getMetrics")).metrics.find(({ name }) => name === "LayoutCount").value;
  await page.run("studio.view.transport.setLoop(true); studio.view.transport.start()");
  await sleep(300);
  const [count, began] = [await layouts(), performance.now()];
  await sleep(1500);
  // Two kinds of texts, each ten times a second.
  const rate = ((await layouts()) - count) / ((performance.now() - began) / 1000);
  assert.ok(rate < 32, `${rate} layouts a second`);
});

test("at rest no frame is drawn", async () => {
  for (const [isStill, screen] of [true, false].flatMap((isStill) => screens.map((screen) => [isStill, screen]))) {
    await page.resize({ isStill });
    await page.go(`${address}#1;${screen}`);
    await page.run("studio.view.transport.setLoop(false); studio.view.transport.stop()");
    await sleep(200);
    await page.run("studio.frames = 0; studio.view.draw = ((draw) => function (...of) { studio.frames += 1; return draw.apply(this, of); })(studio.view.draw)");
    const framesOfWhile = () => page.run("studio.frames = 0, new Promise((go) => setTimeout(() => go(studio.frames), 400))");
    await eventually(async () => (await framesOfWhile()) === 0, () => `no frame, ${screen} ${isStill}`);
  }
});

test("a link with faults opens with its good parts and reports the others", async () => {
  await page.go(`${address}#1;springs;t=5;e=many`);
  assert.match(await page.run("document.querySelector('.message-bar').textContent"), /epsilon is “many”; accepted/);
  assert.equal(await page.run("studio.store.state.springs.to"), 5);
  assert.deepEqual(page.faults, []);
});

test("the page takes at most 300,000 bytes, gzipped", () => {
  const size = gzipSync(readFileSync(file), { level: 9 }).length;
  console.log(`studio.html: ${size} bytes gzipped`);
  assert.ok(size <= 300_000, `${size}`);
});

test("the page makes no request", async () => {
  page.requests.length = 0;
  for (const screen of screens) await page.go(`${address}#1;${screen}`);
  const others = page.requests.filter((request) => !request.startsWith(address) && request !== "about:blank" && !request.startsWith("data:"));
  assert.deepEqual(others, []);
});
