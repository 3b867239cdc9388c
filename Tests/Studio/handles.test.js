// Handles of the studio's plots, dragged in headless Chromium.

import assert from "node:assert/strict";
import { test } from "node:test";
import { eventually } from "./browser.js";
import { address, openStudio } from "./written.js";

// Two springs, so that a velocity is there; stops; a Bézier row of keys.
const addresses = {
  springs: "#1;springs;s=1,157,12,2/1,300,60,0;n=0", overdamped: "#1;springs;s=1,100,30,0", curves: "#1;curves",
  beziers: "#1;curves;s=p0.1,0_0.2,0.5_0.3,0.7_0.4,0.9_0.6,1.2_0.7,0.8_0.8,0.6_0.9,1",
  stops: "#1;curves;s=l0,0_0.3,0.7_0.7,0.4_1,1", keyframes: "#1;keyframes;n=2", transforms: "#1;transforms", gesture: "#1;gesture", paths: "#1;paths",
  "second path": "#1;paths;n=1;p=M50_150A100_60_0_1_1_250_150Z;q=M60_40Q200_20_340_60L300_260Z",
};

const page = await openStudio();

const hash = () => page.run("location.hash");
// The page may get the end of a touch some frames later.
const untilHash = (isRight, what) => eventually(async () => { const found = await hash(); return isRight(found) && found; }, () => what);
const near = (a, b, tolerance) => Math.hypot(a[0] - b[0], a[1] - b[1]) <= tolerance;

// How far the handles with one dimension move.
const along = { "Start velocity": [0, 1], Target: [0, 1], "Half way": [1, 0] };

for (const isTouch of [false, true]) {
  const after = isTouch ? "undo restores the link" : "undo restores the link, redo and a reload the change";
  test(`every handle follows ${isTouch ? "a finger" : "the mouse"} within 1 px; ${after}`, async () => {
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
        await page.drag(isTouch, [x, y], [dx, dy]);
        const moved = (await page.handles())[handle];
        assert.ok(near(moved, [x + dx, y + dy], 1), `${name}: ${handle} is at ${moved}, not at ${[x + dx, y + dy]}`);
        await page.drop(isTouch, x + dx, y + dy);
        const changed = await untilHash((found) => found !== start, `a change by ${name}: ${handle}`);
        const shown = await page.run("document.querySelector('.code code').textContent");
        await page.run("document.querySelector('.tools button').click()");
        await untilHash((found) => found === start, `${name}: undo of ${handle}`);
        if (!isTouch) {
          await page.run("document.querySelector('.tools button:nth-child(2)').click()");
          await untilHash((found) => found === changed, `${name}: redo of ${handle}`);
          // A reload shows the same.
          await page.go(address + changed);
          assert.equal(await hash(), changed);
          assert.equal(await page.run("document.querySelector('.code code').textContent"), shown);
        }
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
  await page.drag(false, [x, y], [60, -12], 8);
  assert.ok(near((await page.handles())[name], [x + 60, y], 1));
  await page.key("Escape");
  await page.frame();
  assert.equal(await hash(), start);
  assert.ok(near((await page.handles())[name], [x, y], 0.5));
  await page.drop(false, x, y);
  await page.drag(false, [x, y], [60, -40], 1);
  assert.ok(near((await page.handles())[name], [x + 6, y - 4], 1));
  await page.drop(false, x + 60, y - 40);
});
