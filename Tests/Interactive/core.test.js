// The answers of the page's core.

import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./traces.js";

const made = page("drawer");
const { start } = made.data;

test("the time at which a settle ends is null unless the transition settles at the shown time", () => {
  const core = made.core();
  const settled = (time) => [core.show(time), core.corners(time)].map((shown) => [shown.phase, shown.settled]);
  assert.deepEqual(settled(start), Array(2).fill(["idle", null]));
  core.hold(0.4, start);
  assert.deepEqual(settled(start), Array(2).fill(["held", null]));
  core.release(true, start + 1);
  const { duration } = core.show(start + 1);
  assert.ok(duration > 0);
  const end = start + 1 + duration;
  assert.deepEqual(settled(start + 1), Array(2).fill(["settling", end]));
  assert.deepEqual(settled(end - 0.001), Array(2).fill(["settling", end]));
  // Also for a question about a time after the end, before any touch.
  assert.deepEqual(settled(end + 0.001), Array(2).fill(["finished", null]));
  core.reset();
  assert.deepEqual(settled(start), Array(2).fill(["idle", null]));
});

test("every number of an answer is finite while no layer is behind the eye", () => {
  const core = made.core();
  const isFinite = (time) => {
    const { numbers, values, corners, ...head } = { ...core.corners(time), ...core.show(time) };
    const texts = Object.values(head).filter((value) => typeof value === "number");
    return [...texts, ...numbers, ...values, ...corners].every(Number.isFinite);
  };
  assert.ok(isFinite(start));
  core.hold(0.4, start);
  assert.ok(isFinite(start));
  core.release(false, start + 1);
  for (let step = 0; step <= 40; step += 1) assert.ok(isFinite(start + 1 + step / 40));
});

for (const [name, [dx, dy]] of [["sheet-close", [0, 12]], ["sheet", [0, -12]], ["drawer", [12, 0]]]) {
  test(`${name}: a second finger that lifts beside a held screen leaves it held`, () => {
    const own = page(name);
    const core = own.core();
    let [x, y, time] = name === "drawer" ? [4, 400, own.data.start] : [195, 500, own.data.start];
    core.touch("down", 0, x, y, time);
    for (let move = 0; move < 10; move += 1) {
      [x, y, time] = [x + dx, y + dy, time + 0.016];
      core.touch("move", 0, x, y, time);
    }
    const { phase, fraction } = core.show(time);
    assert.equal(phase, "held");
    assert.ok(fraction > 0.05 && fraction < 0.95, `${fraction}`);
    // Beside the sheet, where a tap would dismiss one that rests.
    core.touch("down", 1, 195, 40, time + 0.01);
    core.touch("up", 1, 195, 40, time + 0.05);
    const later = core.show(time + 1);
    assert.deepEqual([later.phase, later.fraction, later.outcome], ["held", fraction, null]);
    core.touch("up", 0, x, y, time + 1);
    assert.equal(core.show(time + 1).phase, "settling");
  });
}
