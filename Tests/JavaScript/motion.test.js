import assert from "node:assert/strict";
import { test } from "node:test";
import * as hooke from "../../Sources/JavaScript/dist/node.js";
import { decay, spring } from "../../Sources/JavaScript/dist/motion.js";

test("A generator is the spring in milliseconds, from its first keyframe to its last", () => {
  const generator = spring({ keyframes: [20, 100], duration: 500, bounce: 0.3, velocity: 40 });
  const s = hooke.spring({ duration: 0.5, bounce: 0.3 }, { from: 20, to: 100, velocity: 40 });
  assert.equal(generator.calculatedDuration, 1000 * s.settles({ epsilon: 0.08 }));
  assert.deepEqual(generator.next(100), { value: s.value(0.1), done: false });
  assert.deepEqual(generator.next(generator.calculatedDuration), { value: 100, done: true });
});

test("A generator accepts Motion's parameters", () => {
  const at = (options) => spring(options).next(100).value;
  assert.equal(at({ stiffness: 170 }), hooke.spring({ stiffness: 170, damping: 10 }).value(0.1));
  assert.equal(at({ visualDuration: 0.5, bounce: 0.2 }), hooke.spring({ duration: 0.6, bounce: 0.2 }).value(0.1));
  assert.equal(at({}), hooke.spring().value(0.1));
  assert.equal(spring({ bounce: 1 }).calculatedDuration, null);
});

test("A generator's text is its duration and linear(), which ends at 1", () => {
  const text = String(spring({ keyframes: [0, 100], duration: 400, bounce: 0.2 }));
  const [, milliseconds, stops] = text.match(/^(\d+)ms linear\((.*)\)$/);
  const values = stops.split(", ").map(Number);
  assert.deepEqual([values[0], values[values.length - 1]], [0, 1]);
  const s = hooke.spring({ duration: 0.4, bounce: 0.2 });
  const middle = (values.length - 1) >> 1;
  const time = (milliseconds / 1000) * (middle / (values.length - 1));
  assert.ok(Math.abs(values[middle] - s.value(time)) < 0.002);
});

test("applyToOptions turns a transition into keyframes with an easing", () => {
  const options = spring.applyToOptions({ duration: 400, bounce: 0.2 });
  assert.equal(options.type, "keyframes");
  assert.equal(options.ease(0), 0);
  assert.equal(options.ease(1), 1);
  const s = hooke.spring({ duration: 0.4, bounce: 0.2 }, { to: 100 });
  assert.ok(Math.abs(options.ease(0.5) - s.value(options.duration / 2000) / 100) < 1e-14);
});

test("A fling ends at its final position", () => {
  const generator = decay({ keyframes: [10], velocity: 500 });
  const d = hooke.decay({ from: 10, velocity: 500 });
  assert.deepEqual(generator.next(250), { value: d.value(0.25), done: false });
  assert.deepEqual(generator.next(1e6), { value: d.end, done: true });
});
