import assert from "node:assert/strict";
import { test } from "node:test";
import { curve, spring } from "../../Sources/JavaScript/dist/node.js";
import {
  color, follow, map, motion, outsideRules, path, profile, zoom,
} from "../../Sources/JavaScript/dist/trajectories-node.js";

const near = (actual, expected, error = 1e-12) =>
  assert.ok(Math.abs(actual - expected) <= error, `${actual} is not within ${error} of ${expected}`);

test("Springs and curves of hooke are read by trajectories", () => {
  const bouncy = spring("bouncy", { from: 3, to: 7, velocity: 2 });
  for (const time of [0, 0.1, 0.7]) assert.equal(motion(bouncy).value(time), bouncy.value(time));
  const eased = (timing) => motion({ times: [0, 2], values: [0, 10], timing }).value(0.5);
  for (const shape of ["ease-in-out", [0.42, 0, 0.58, 1], { bezier: [0.42, 0, 0.58, 1] }, curve("ease-in-out")]) {
    assert.equal(eased(shape), 10 * curve("ease-in-out").value(0.25));
  }
  assert.equal(eased(curve({ steps: 4 })), 2.5);
  const { spring: found } = motion({ spring: bouncy, to: [1, 2] });
  assert.deepEqual([found.mass, found.stiffness, found.damping], [bouncy.mass, bouncy.stiffness, bouncy.damping]);
});

test("A handover continues position and velocity, and keeps earlier switches", () => {
  const fling = motion({ decay: "normal", velocity: 900 });
  const caught = fling.handOver({ spring: "smooth", to: 100, startTime: 0.4 }, { at: 0.4, by: { quintic: 0.3, join: "c2" } });
  near(caught.value(0.4), fling.value(0.4), 1e-9);
  near(caught.velocity(0.4), fling.velocity(0.4), 1e-9);
  near(caught.acceleration(0.4), fling.acceleration(0.4), 1e-8);
  assert.equal(caught.value(0.39), fling.value(0.39));
  const back = caught.handOver(0, { at: 0.6 });
  assert.deepEqual(back.events, [0.4, 0.6]);
  // A switch removes those from its time on.
  assert.deepEqual(back.handOver(5, { at: 0.5 }).events, [0.4, 0.5]);
  near(back.value(9), 0, 1e-9);
  // The motions that it was made of may be released.
  fling.dispose();
  assert.equal(caught.value(0.39), motion({ decay: "normal", velocity: 900 }).value(0.39));
  assert.throws(() => fling.value(0), TypeError);
});

test("Samples go into arrays of the caller, in blocks", () => {
  const made = motion({ spring: "bouncy", from: [1, 2, 3], to: [4, 5, 6] });
  const times = Float64Array.from({ length: 5000 }, (_, k) => k / 1000);
  const [out, velocities, accelerations] = [0, 0, 0].map(() => new Float64Array(3 * times.length));
  assert.equal(made.sample(times, out, velocities, accelerations), out);
  for (const k of [0, 1, 409, 410, 4999]) {
    assert.deepEqual([...out.subarray(3 * k, 3 * k + 3)], made.value(times[k]));
    assert.deepEqual([...velocities.subarray(3 * k, 3 * k + 3)], made.velocity(times[k]));
    assert.deepEqual([...accelerations.subarray(3 * k, 3 * k + 3)], made.acceleration(times[k]));
  }
  assert.deepEqual(made.sample(times), out);
  assert.deepEqual(made.sample([]), new Float64Array(0));
  assert.ok(made.value(NaN).every(Number.isNaN));
});

test("Handles that are too long are shortened and reported", () => {
  const made = motion({ times: [0, 1], values: [0, 0], handles: [{ out: [2, 2] }, { in: [-0.3, 2] }] });
  assert.deepEqual(made.shortened, [{ key: 0, side: "out", factor: 0.5 }]);
  assert.deepEqual(outsideRules, ["hold", "extend", "repeat", "mirror", "repeatOffset"]);
});

test("Angles turn the short way", () => {
  const turns = (values, angle) => motion({ times: [0, 1], values, angle }).value(0.5);
  assert.equal(turns([350, 10], "degrees"), 360);
  assert.deepEqual(turns([[350, 0], [10, 90]], "degrees"), [360, 45]);
  near(turns([6, 0.1], "radians"), (6.1 + 2 * Math.PI) / 2);
});

test("The softest spring in bounds keeps its velocity", () => {
  const thrown = motion({ spring: "smooth", from: 0.5, to: 0.49, velocity: 5000, bounds: [0, 1] });
  assert.equal(thrown.velocity(0), 5000);
  assert.ok(thrown.spring.stiffness > spring("smooth").stiffness);
  assert.ok(Math.max(...thrown.sample(Float64Array.from({ length: 1000 }, (_, k) => k / 1e6))) <= 1);
});

test("Followers lag as their laws say", () => {
  const ramp = { times: [0, 100], values: [0, 1000] };
  const { stiffness, damping } = spring("smooth");
  near(follow({ path: ramp, spring: "smooth" }).value(50), 500 - (10 * damping) / stiffness, 1e-9);
  near(follow({ path: ramp, spring: "smooth", matching: "velocity" }).value(50), 500, 1e-9);
  near(follow({ path: ramp, smoothTime: 0.3 }).value(50), 497, 1e-9);
  near(follow({ path: { times: [0], values: [[10, 20]] }, halfLife: 0.5 }).value(1)[1], 15);
  near(follow({ path: ramp, halfLife: 0.5, startTime: 3, from: 7 }).value(2), 7);
});

test("Profiles go from any state to any state, and turn in flight", () => {
  const limits = { speed: 5, acceleration: 20, jerk: 100 };
  const caught = profile({ from: 0, velocity: -3, startAcceleration: 4, to: 10, endVelocity: 1, ...limits });
  const [arrival] = caught.events;
  assert.equal(caught.duration, Infinity);
  assert.deepEqual([caught.value(0), caught.velocity(0), caught.acceleration(0)], [0, -3, 4]);
  assert.deepEqual([caught.value(arrival), caught.velocity(arrival)], [10, 1]);
  const turned = caught.retarget({ at: 1, to: [0][0] });
  for (const name of ["value", "velocity", "acceleration"]) assert.equal(turned[name](0), caught[name](1));
  assert.ok(turned.duration < Infinity && turned.value(turned.duration) === 0);
  // A spring has no limits of its own.
  assert.throws(() => motion({ spring: "bouncy", to: 1 }).retarget({ at: 0.1, to: 0 }), /acceleration .*a limit/);
  near(motion({ spring: "bouncy", to: 1 }).retarget({ at: 0.1, to: 0, ...limits }).value(9), 0);
  near(profile({ to: 10, jerk: 2, reverseJerk: 1 }).duration, 6);
  assert.equal(profile({ to: 10, velocity: 2, ...limits, duration: 7 }).duration, 7);
});

test("Maps of ranges", () => {
  const fade = map({ input: [0, 120], output: [1, 0], after: "hold" });
  assert.deepEqual([fade.value(60), fade.value(-60), fade.value(999)], [0.5, 1.5, 0]);
  near(fade.velocity(60), -1 / 120);
  assert.deepEqual(map({ input: [100, -100], output: [[1, 0], [2, 4]] }).value(0), [1.5, 2]);
});

test("Colours of CSS", () => {
  // Colours of the tests of CSS Color 4.
  const middle = color("red").mix("blue", 0.5, { in: "oklch", hue: "longer" });
  assert.throws(() => color("red").mix("blue", 0.5, { in: "srgb", hue: "longer" }), { name: "TypeError", message: /^hue is "longer"; accepted: none in srgb, as only hsl, / });
  assert.equal(middle.space, "oklch");
  assert.deepEqual(color("#f80").components, [1, 136 / 255, 0]);
  assert.equal(color("white").mix("black", 0.5, { in: "srgb" }).css, "color(srgb 0.5 0.5 0.5)");
  assert.equal(color("oklch(0.5 none 30)").mix("oklch(0.7 0.2 50)", 0.5, { in: "oklch" }).css, "oklch(0.6 0.2 40)");
  assert.equal(color({ space: "hsl", components: [120, 100, 50] }).to("srgb").css, "color(srgb 0 1 0)");
});

test("Motions, curves and limits are read by the words of the command, as texts and as objects", () => {
  const same = (one, other, at = 0.3) => assert.equal(one.value(at), other.value(at));
  const stops = { linear: [[0, 0], [0.2, 0.7], [1, 1]] };
  const keys = { times: [0, 1, 2], values: [0, 10, 5] };
  const eased = curve(stops).value(0.3);
  for (const shape of [stops, { curve: stops }, { curve: { curve: stops } }, curve(stops), "linear(0, 0.7 20%, 1)"]) {
    assert.equal(motion({ curve: shape, duration: 1 }).value(0.3), eased);
    assert.equal(motion({ times: [0, 1], values: [0, 1], timing: shape }).value(0.3), eased);
  }
  const composed = { composed: { outer: stops, inner: { reversed: "ease" } } };
  assert.equal(motion({ curve: composed, duration: 1 }).value(0.3), curve(composed).value(0.3));
  same(motion({ ...keys, mode: "spline", ends: "notAKnot" }), motion({ ...keys, interpolations: Array(2).fill("segment(mode=spline, ends=not-a-knot)") }));
  same(motion({ ...keys, mode: "catmull_rom" }), motion({ ...keys, mode: "catmullRom" }));
  same(motion({ decay: "Normal", velocity: 9, "start-time": 0.1 }), motion({ decay: 0.998, velocity: 9, startTime: 0.1 }));
  const limits = { speed: 5, reverseSpeed: 3, acceleration: 20 };
  const own = profile({ to: -10, ...limits });
  for (const text of ["limits(speed=5, reverse-speed=3, acceleration=20)", { limits }, { speed: 5, "reverse-speed": 3, acceleration: 20, jerk: "none" }]) {
    same(profile({ to: -10, limits: text }), own, 1);
    same(own.retarget({ at: 1, to: 3, limits: text }), own.retarget({ at: 1, to: 3, ...limits }));
  }
});

test("Errors have the field, its value and what is accepted", () => {
  const keys = { times: [0, 1], values: [0, 1] };
  const cases = [
    [() => motion({ spring: "bouncey", to: 1 }), "spring", "bouncey", RangeError],
    [() => motion({ value: "a" }), "value", "a", TypeError],
    [() => motion({ value: [1, 2, 3, 4, 5] }), "value.length", 5, RangeError],
    [() => motion({ spring: "smooth", to: [1, 2], from: 1 }), "from", 1, RangeError],
    [() => motion({ to: 1 }), "motion", "{ to }", TypeError],
    [() => motion({ value: 1, vellocity: 1 }), "vellocity", 1, TypeError],
    [() => motion({ ...keys, mode: "pchop" }), "mode", "pchop", RangeError],
    [() => motion({ ...keys, ends: "clamped" }), "ends", "clamped", TypeError],
    [() => motion({ ...keys, interpolations: ["linear"], timing: "ease" }), "timing", "ease", TypeError],
    [() => motion({ ...keys, interpolations: [] }), "interpolations.length", 0, RangeError],
    [() => motion({ curve: { linear: [[1, 0], [0, 1]] }, duration: 1 }), "input of linear", 0, RangeError],
    [() => motion({ spring: {}, to: 1 }), "spring", {}, TypeError],
    [() => profile({ to: 1, limits: "limits(sped=1)" }), "sped", 1, TypeError],
    [() => profile({ to: 1, limits: "limits(speed=1)", jerk: 2 }), "jerk", 2, TypeError],
    [() => profile({ to: 1, limits: {} }), "limits", {}, TypeError],
    [() => motion({ ...keys, timing: "eese" }), "timing", "eese", RangeError],
    [() => motion({ ...keys, before: "loop" }), "before", "loop", RangeError],
    [() => motion({ ...keys, times: [1, 0] }), "times", 0, RangeError],
    [() => motion({ ...keys, handles: [{ out: [-1, 0] }, {}] }), "handles", -1, RangeError],
    [() => motion({ spring: "bouncy", bounds: [2, 3] }), "from", 0, RangeError],
    [() => motion({ spring: "bouncy", bounds: [0, 1], restitution: 2 }), "restitution", 2, RangeError],
    [() => motion({ decay: 2, velocity: 1 }), "rate", 2, RangeError],
    [() => motion(1).handOver(2, { at: 1, by: "quintic(-1)" }), "quintic", -1, RangeError],
    [() => motion(1).handOver(2, { at: 1, by: { quintic: -1 } }), "quintic", -1, RangeError],
    [() => motion(1).handOver([2, 3], { at: 1 }), "to", [2, 3], RangeError],
    [() => follow({ path: motion({ ...keys, timing: "ease" }), spring: "smooth" }), "path", undefined, RangeError],
    [() => follow({ path: keys, halfLife: -1 }), "halfLife", -1, RangeError],
    [() => follow({ path: keys, smoothTime: 1, maximumSpeed: 0 }), "maximumSpeed", 0, RangeError],
    [() => profile({ to: 1, acceleration: -1 }), "acceleration", -1, RangeError],
    [() => profile({ to: 9, speed: 1, acceleration: 1, duration: 1 }), "duration", undefined, RangeError],
    [() => profile({ to: 1, speed: 1, acceleration: 1, endVelocity: 2 }), "endVelocity", 2, RangeError],
    [() => profile({ to: 1, speed: 1, acceleration: 1, reverseJerk: 2 }), "jerk", Infinity, RangeError],
    [() => profile({ to: 1, speed: 1, jerk: 1, startAcceleration: NaN }), "startAcceleration", NaN, RangeError],
    [() => profile({ to: 1, speed: 1 }).retarget({ at: NaN, to: 2 }), "at", NaN, RangeError],
    [() => profile({ to: 1, speed: 1 }).retarget({ at: 1, to: [2, 3] }), "to", [2, 3], RangeError],
    [() => map({ input: [0, 2, 1], output: [0, 1, 2] }), "input", 1, RangeError],
    [() => map({ input: [0, 1], output: [0] }), "output.length", 1, RangeError],
    [() => color("golden"), "color", "golden", RangeError],
    [() => color("red").mix("blue", 1, { in: "oklsh" }), "in", "oklsh", RangeError],
    [() => zoom({ from: [0, 0, 1], to: [0, 0, 0] }), "to", 0, RangeError],
    [() => path("M0 0X"), "path", "M0 0X", RangeError],
  ];
  for (const [call, field, value, Kind] of cases) {
    assert.throws(call, (error) => {
      assert.ok(error instanceof Kind, `${call}: ${error.stack}`);
      assert.equal(error.field, field, `${call}: ${error}`);
      assert.deepEqual(error.value, value, `${call}: ${error}`);
      assert.ok(error.accepted.length > 0 && error.message.includes(error.field), `${error}`);
      return true;
    });
  }
});
