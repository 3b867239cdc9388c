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
