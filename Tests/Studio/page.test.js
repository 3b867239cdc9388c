// The page of the studio in headless Chromium.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";
import { Browser, sleep } from "./browser.js";
import { address, file } from "./written.js";

const screens = ["springs", "curves", "keyframes", "transforms", "gesture", "paths"];
// Two springs, so that a velocity is there; stops; a Bézier row of keys.
const addresses = {
  springs: "#1;springs;s=1,157,12,2/1,300,60,0;n=0", overdamped: "#1;springs;s=1,100,30,0", curves: "#1;curves",
  beziers: "#1;curves;s=p0.1,0_0.2,0.5_0.3,0.7_0.4,0.9_0.6,1.2_0.7,0.8_0.8,0.6_0.9,1",
  stops: "#1;curves;s=l0,0_0.3,0.7_0.7,0.4_1,1", keyframes: "#1;keyframes;n=2", transforms: "#1;transforms", gesture: "#1;gesture", paths: "#1;paths",
  "second path": "#1;paths;n=1;p=M50_150A100_60_0_1_1_250_150Z;q=M60_40Q200_20_340_60L300_260Z",
};

let browser;
let page;
before(async () => {
  browser = await Browser.start();
  page = await browser.open(address);
});
after(() => browser.close());

const hash = () => page.run("location.hash");
const near = (a, b, tolerance) => Math.hypot(a[0] - b[0], a[1] - b[1]) <= tolerance;

/** Drags a handle by mouse or touch, in steps, and returns its place before the end. */
const drag = async (isTouch, [x, y], [dx, dy], modifiers = 0) => {
  const steps = 4;
  if (isTouch) await page.touch("touchStart", x, y);
  else await page.mouse("mousePressed", x, y);
  for (let step = 1; step <= steps; step += 1) {
    const [px, py] = [x + (dx * step) / steps, y + (dy * step) / steps];
    if (isTouch) await page.touch("touchMove", px, py);
    else await page.mouse("mouseMoved", px, py, { buttons: 1, modifiers });
  }
  await page.frame();
};
const drop = async (isTouch, x, y) => {
  if (isTouch) await page.touch("touchEnd");
  else await page.mouse("mouseReleased", x, y);
  await page.frame();
};

// How far the handles with one dimension move.
const along = { "Start velocity": [0, 1], Target: [0, 1], "Half way": [1, 0] };

for (const isTouch of [false, true]) {
  test(`every handle follows ${isTouch ? "a finger" : "the mouse"} within 1 px; undo restores the link, and a reload the picture`, async () => {
    await page.resize({ width: isTouch ? 820 : 1440, height: 1400, isTouch });
    let count = 0;
    for (const [name, fragment] of Object.entries(addresses)) {
      await page.go(address + fragment);
      const start = await hash();
      for (const handle of Object.keys(await page.handles())) {
        await page.run(`document.querySelector('.handle[title="${handle}"]').scrollIntoView({ block: "center" })`);
        await page.frame();
        const [x, y] = (await page.handles())[handle];
        // Towards the middle of the plot, so that bounds do not stop the handle.
        const [left, right, top, bottom] = await page.run(`(() => {
          const box = document.querySelector('.handle[title="${handle}"]').closest(".plot, .space").getBoundingClientRect();
          return [box.left, box.right, box.top, box.bottom];
        })()`);
        const [kx, ky] = along[handle] ?? [1, 1];
        let [dx, dy] = [kx * (x < (left + right) / 2 ? 13 : -13), ky * (y < (top + bottom) / 2 ? 9 : -9)];
        if (handle === "Turn") {
          // It stays on its ring: by a quarter about the center.
          const [cx, cy] = (await page.handles()).Position;
          [dx, dy] = [cx - (y - cy) - x, cy + (x - cx) - y];
        }
        // The first stop and the last, and the first and last keys of a row, can be at a bound of time.
        await drag(isTouch, [x, y], [dx, dy]);
        const moved = (await page.handles())[handle];
        assert.ok(near(moved, [x + dx, y + dy], 1), `${name}: ${handle} is at ${moved}, not at ${[x + dx, y + dy]}`);
        await drop(isTouch, x + dx, y + dy);
        const changed = await hash();
        assert.notEqual(changed, start, `${name}: ${handle}`);
        const shown = await page.run("document.querySelector('.code code').textContent");
        // A reload shows the same.
        await page.go(address + changed);
        assert.equal(await hash(), changed);
        assert.equal(await page.run("document.querySelector('.code code').textContent"), shown);
        // Undo: from the state before, the same gesture again.
        await page.go(address + fragment);
        await page.run(`document.querySelector('.handle[title="${handle}"]').scrollIntoView({ block: "center" })`);
        await page.frame();
        await drag(isTouch, [x, y], [dx, dy]);
        await drop(isTouch, x + dx, y + dy);
        assert.equal(await hash(), changed, `${name}: ${handle} again`);
        await page.run("document.querySelector('.tools button').click()");
        assert.equal(await hash(), start, `${name}: undo of ${handle}`);
        await page.run("document.querySelector('.tools button:nth-child(2)').click()");
        assert.equal(await hash(), changed, `${name}: redo of ${handle}`);
        await page.go(address + fragment);
        count += 1;
      }
    }
    assert.ok(count >= 20, `${count} handles`);
    assert.deepEqual(page.faults, []);
  });
}

test("Shift keeps a drag on one axis, Alt makes it a tenth, Escape restores", async () => {
  await page.resize({});
  await page.go(`${address}#1;curves`);
  const start = await hash();
  const name = "Control point 1";
  const [x, y] = (await page.handles())[name];
  await drag(false, [x, y], [60, -12], 8);
  assert.ok(near((await page.handles())[name], [x + 60, y], 1));
  await page.key("Escape");
  await page.frame();
  assert.equal(await hash(), start);
  assert.ok(near((await page.handles())[name], [x, y], 0.5));
  await drop(false, x, y);
  await drag(false, [x, y], [60, -40], 1);
  assert.ok(near((await page.handles())[name], [x + 6, y - 4], 1));
  await drop(false, x + 60, y - 40);
});

test("a sheet follows the finger, and its release is decided by the core", async () => {
  for (const [distance, outcome] of [[-150, "finish"], [40, "cancel"]]) {
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
  await drag(false, [x, y], [0, 30]);
  assert.ok(await page.run("Boolean(studio.view.live) && studio.view.live[0].to === studio.store.state.springs.to"));
  await drop(false, x, y + 30);
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

test("a link with faults opens with its good parts and reports the others", async () => {
  await page.go(`${address}#1;springs;t=5;e=many`);
  assert.match(await page.run("document.querySelector('.message-bar').textContent"), /epsilon is “many”; accepted/);
  assert.equal(await page.run("studio.store.state.springs.to"), 5);
  assert.deepEqual(page.faults, []);
});

test("the page takes at most 305,000 bytes, gzipped", () => {
  const size = gzipSync(readFileSync(file), { level: 9 }).length;
  console.log(`studio.html: ${size} bytes gzipped`);
  assert.ok(size <= 305_000, `${size}`);
});

test("the page makes no request", async () => {
  page.requests.length = 0;
  for (const screen of screens) await page.go(`${address}#1;${screen}`);
  const others = page.requests.filter((request) => !request.startsWith(address) && request !== "about:blank" && !request.startsWith("data:"));
  assert.deepEqual(others, []);
});
