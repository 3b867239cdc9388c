// What each copy format writes is read back by a parser, and compared with the exact motion.

import assert from "node:assert/strict";
import { test } from "node:test";
import { springs } from "./studio.js";
import { curve } from "../../Sources/JavaScript/core.js";
import { formats, codeFor } from "../../Sources/Web/studio/copy/formats.js";
import { errorText } from "../../Sources/Web/studio/copy/words.js";
import { initialSprings, motionOf } from "../../Sources/Web/studio/model/springs.js";
import { initialKeyframes, trackOf } from "../../Sources/Web/studio/model/keyframes.js";
import { initialTransforms } from "../../Sources/Web/studio/model/transforms.js";
import { initialGesture } from "../../Sources/Web/studio/model/gestures.js";
import { screens } from "../../Sources/Web/studio/model/screens.js";

const format = Object.fromEntries(formats.map((one) => [one.name, one]));
const number = "(-?[\\d.]+(?:e[+-]?\\d+)?)";
/** The numbers after names in a code, by name. */
const named = (code, names, between = ":\\s*") =>
  Object.fromEntries(names.map((name) => {
    const match = new RegExp(`${name}${between}${number}`).exec(code);
    assert.ok(match, `${name} is not in ${code}`);
    return [name, Number(match[1])];
  }));
const relative = (a, b) => (a === b ? 0 : Math.abs(a - b) / Math.max(Math.abs(a), Math.abs(b)));
const within = (a, b, tolerance, code) => assert.ok(relative(a, b) <= tolerance, `${a}, not ${b}, in ${code}`);
const cases = springs(50, 11);
const codes = (name) => cases.map((one) => ({ ...one, made: format[name].spring(one.item, one), distance: one.to - one.from }));
const same = (code, { item }, found, tolerance) => {
  within(found.stiffness / found.mass, item.stiffness / item.mass, tolerance, code);
  within(found.damping / found.mass, item.damping / item.mass, tolerance, code);
};
const times = (motion, end) => Array.from({ length: 200 }, (_, index) => (end * index) / 199);

test("Hooke's Swift has the doubles themselves", () => {
  for (const { made, ...one } of codes("hooke")) {
    const found = named(made.code, ["mass", "stiffness", "damping", "from", "to", "initialVelocity"]);
    assert.deepEqual(found, { mass: one.item.mass, stiffness: one.item.stiffness, damping: one.item.damping, from: one.from, to: one.to, initialVelocity: one.item.velocity });
    assert.equal(made.error, undefined);
  }
});

test("SwiftUI's springs have the same k/m and c/m to 1e-12, and the velocity by the distance", () => {
  for (const { made, ...one } of codes("swiftui")) {
    if (one.item.velocity === 0) {
      const { duration, bounce } = named(made.code, ["duration", "bounce"]);
      const ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce);
      const frequency = (2 * Math.PI) / duration;
      within(frequency ** 2, one.item.stiffness / one.item.mass, 1e-12, made.code);
      within(2 * ratio * frequency, one.item.damping / one.item.mass, 1e-12, made.code);
    } else {
      const found = named(made.code, ["mass", "stiffness", "damping", "initialVelocity"]);
      same(made.code, one, found, 1e-12);
      within(found.initialVelocity, one.item.velocity / one.distance, 1e-15, made.code);
    }
  }
});

test("UIKit's and Flutter's springs have the same doubles", () => {
  for (const { made, ...one } of codes("uikit")) {
    const found = named(made.code, ["mass", "stiffness", "damping", "dx", "dy"]);
    same(made.code, one, found, 0);
    assert.equal(found.dx, found.dy);
    within(found.dx, one.item.velocity / one.distance, 1e-15, made.code);
  }
  for (const { made, ...one } of codes("flutter")) {
    same(made.code, one, named(made.code, ["mass", "stiffness", "damping"]), 0);
    const [from, to, velocity] = /\n {2}(.*)\);$/.exec(made.code)[1].split(", ").map(Number);
    assert.deepEqual([from, to, velocity], [one.from, one.to, one.item.velocity]);
  }
});

test("Motion's and Figma's springs have the same doubles; Figma states the error of the lost velocity", () => {
  for (const { made, ...one } of codes("motion")) {
    const found = named(made.code, ["stiffness", "damping", "mass", "velocity"]);
    same(made.code, one, found, 0);
    assert.equal(found.velocity, one.item.velocity);
  }
  for (const { made, ...one } of codes("figma")) {
    const found = named(made.code, ["Stiffness", "Damping", "Mass"], " ");
    same(made.code, one, { stiffness: found.Stiffness, damping: found.Damping, mass: found.Mass }, 0);
    if (one.item.velocity === 0) assert.equal(made.loss, undefined);
    else {
      const [moving, still] = [motionOf(one.item, one.from, one.to), motionOf({ ...one.item, velocity: 0 }, one.from, one.to)];
      const end = Math.min(moving.settles({ epsilon: Math.abs(one.distance) * 0.001 }), 20);
      const worst = Math.max(...times(moving, end).map((time) => Math.abs(moving.value(time) - still.value(time)))) / Math.abs(one.distance);
      assert.ok(worst <= made.error * 1.02 && worst >= made.error * 0.9, `${worst}, stated ${made.error}`);
    }
  }
});

test("Compose's springs have the ratio and k/m to the rounding of Float", () => {
  for (const { made, ...one } of codes("compose")) {
    const found = named(made.code.replace(/f\b/g, ""), ["dampingRatio", "stiffness", "targetValue", "initialVelocity"], " = ");
    const { mass, stiffness, damping, velocity } = one.item;
    const expected = { dampingRatio: damping / (2 * Math.sqrt(stiffness * mass)), stiffness: stiffness / mass, targetValue: one.to, initialVelocity: velocity };
    // Kotlin reads the text as a Float, which is within half an ulp, and the text is within another of that.
    for (const [name, value] of Object.entries(expected)) within(Math.fround(found[name]), value, 2 ** -24 + 1e-15, made.code);
  }
});

test("react-spring's steps of a millisecond stay within the stated error", () => {
  for (const { made, ...one } of codes("react-spring")) {
    const found = named(made.code, ["tension", "friction", "mass", "velocity"]);
    same(made.code, one, { stiffness: found.tension, damping: found.friction, mass: found.mass }, 0);
    within(found.velocity, one.item.velocity / 1000, 1e-15, made.code);
    // The step of react-spring 9, with its factors.
    const motion = motionOf(one.item, one.from, one.to);
    let [position, velocity] = [one.from, found.velocity];
    let worst = 0;
    for (let step = 1; step <= 1000; step += 1) {
      const springForce = -found.tension * 0.000001 * (position - one.to);
      const dampingForce = -found.friction * 0.001 * velocity;
      velocity += (springForce + dampingForce) / found.mass;
      position += velocity;
      if (step / 1000 <= motion.settles({ epsilon: 0.001 * Math.abs(one.distance) })) worst = Math.max(worst, Math.abs(position - motion.value(step / 1000)));
    }
    assert.ok(worst / Math.abs(one.distance) <= made.error * 1.05 + 1e-12, `${worst / Math.abs(one.distance)}, stated ${made.error}`);
  }
});

test("CSS's linear() stays within its stated error, which is at most a thousandth", () => {
  for (const { made, ...one } of codes("css")) {
    const [, seconds, easing] = /transition: transform ([\d.e+-]+)s (linear\(.*\));/.exec(made.code);
    assert.ok(made.error <= 0.001 * (1 + 1e-9));
    const shape = curve(easing);
    const motion = motionOf(one.item, one.from, one.to);
    const duration = Number(seconds);
    for (const time of times(motion, duration)) {
      const exact = (motion.value(time) - one.from) / one.distance;
      assert.ok(Math.abs(shape.value(time / duration) - exact) <= made.error * 1.01 + 1e-6, `${made.code} at ${time}`);
    }
    shape.dispose();
  }
});

/** The transform of the layer of a Lottie file, and the file. */
const lottieOf = (made) => {
  const file = JSON.parse(made.code);
  return { ...file, ks: file.layers[0].ks };
};

/** The value of a Lottie property at a time in frames. */
const lottieValue = ({ k }, frame) => {
  const next = k.findIndex(({ t }) => t > frame);
  if (next === 0) return k[0].s[0];
  if (next < 0) return k.at(-1).s[0];
  const [from, to] = [k[next - 1], k[next]];
  if (from.h) return from.s[0];
  const shape = curve([from.o.x[0], from.o.y[0], from.i.x[0], from.i.y[0]]);
  const fraction = shape.value((frame - from.t) / (to.t - from.t));
  shape.dispose();
  return from.s[0] + (to.s[0] - from.s[0]) * fraction;
};

test("Lottie's cubic pieces end at exactly the target, and stay within their stated error for ever", () => {
  for (const { made, ...one } of codes("lottie")) {
    const { ks: { p: { x, y }, s }, fr, op } = lottieOf(made);
    const motion = motionOf(one.item, one.from, one.to);
    const end = x.k.at(-1).t / fr;
    assert.ok(op > x.k.at(-1).t && x.k.length === y.k.length);
    // The card of the preview, at its place.
    assert.deepEqual([x.k.at(-1).s, y.k.at(-1).s, s.k.at(-1).s], [[140], [221], [100, 100]]);
    for (const time of [...times(motion, end), ...times(motion, 3 * end)]) {
      const p = (motion.value(time) - one.from) / one.distance;
      const error = Math.abs((lottieValue(x, time * fr) - 72) / 68 - p);
      assert.ok(Math.abs((lottieValue(s, time * fr) - 44) / 56 - p) <= made.error * 1.05 + 1e-9);
      assert.ok(error <= made.error * 1.05 + 1e-9, `${error} at ${time}, stated ${made.error}`);
    }
    assert.ok(made.error <= 0.001);
  }
});

test("Lottie has few pieces without steep handles, and says where a motion that does not settle is cut off", () => {
  const { items: [item], from, to } = initialSprings;
  const { ks: { p: { x } } } = lottieOf(format.lottie.spring(item, { from, to }));
  assert.ok(x.k.length - 1 <= 3, `${x.k.length - 1} pieces`);
  for (const { o, i } of x.k.slice(0, -1)) for (const y of [o.y[0], i.y[0]]) assert.ok(Math.abs(y) < 3, `a handle at ${y}`);
  for (const change of [{ damping: 0 }, { stiffness: 1e9, damping: 1 }, { stiffness: 1e-6, damping: 0 }]) {
    const made = format.lottie.spring({ ...item, ...change }, { from, to });
    const { k } = lottieOf(made).ks.p.x;
    assert.ok(k.length <= 101 && /goes on/.test(made.loss), made.loss);
    const motion = motionOf({ ...item, ...change }, from, to);
    for (const time of times(motion, k.at(-1).t / 60)) {
      assert.ok(Math.abs((lottieValue({ k }, time * 60) - 72) / 68 - motion.value(time)) <= made.error * 1.05 + 1e-9, `${time}`);
    }
  }
});

test("an error for reading is a bound, with two digits", () => {
  for (const [error, text] of [[0.00994, "0.01"], [0.000991, "0.001"], [0.001, "0.001"], [0.0123, "0.013"], [60, "60"], [0, "0"], [9.96e-7, "0.000001"]]) {
    assert.equal(errorText(error), text);
    assert.ok(Number(errorText(error)) >= error);
  }
});

test("keyframes are the same motion in CSS and in Lottie", () => {
  const state = { screen: "keyframes", keyframes: initialKeyframes };
  const lottie = lottieOf(codeFor(format.lottie, state));
  const { p, s, r, o } = lottie.ks;
  // Each part, its value at 0, and the factor of its unit.
  const parts = { x: [p.x, 140, 1], y: [p.y, 220, 1], scale: [s, 0, 100], rotation: [r, 0, 1], opacity: [o, 0, 100] };
  const css = codeFor(format.css, state).code;
  for (const row of initialKeyframes.rows) {
    const track = trackOf(row);
    const [part, zero, factor] = parts[row.property];
    const block = new RegExp(`@keyframes ${row.property} \\{\\n([^@]*?)\\n\\}`).exec(css)[1].split("\n");
    const frames = block.map((line) => ({
      at: Number(/([\d.]+)% \{/.exec(line)[1]) / 100, value: Number(/: (-?[\d.e-]+)/.exec(line)[1]), easing: /function: (.*?);/.exec(line)?.[1],
    }));
    for (let index = 0; index < 200; index += 1) {
      const time = (initialKeyframes.duration * index) / 200;
      const exact = track.value(time);
      assert.ok(Math.abs((lottieValue(part, time * lottie.fr) - zero) / factor - exact) < 1e-9, `${row.property} in Lottie at ${time}`);
      const next = frames.findIndex(({ at }) => at > time / initialKeyframes.duration);
      const [from, to] = [frames[next - 1], frames[next]];
      const shape = curve(from.easing);
      const value = from.value + (to.value - from.value) * shape.value((time / initialKeyframes.duration - from.at) / (to.at - from.at));
      shape.dispose();
      assert.ok(Math.abs(value - exact) < 1e-8, `${row.property} in CSS at ${time}: ${value}, not ${exact}`);
    }
    track.dispose();
  }
});

test("a segment between equal values keeps its motion", () => {
  const row = { property: "x", keys: [[0, 5], [0.4, 80], [0.6, 80], [1, 10]], segments: Array(3).fill({ mode: "catmull-rom" }) };
  const state = { screen: "keyframes", keyframes: { duration: 1, rows: [row] } };
  const { x } = lottieOf(codeFor(format.lottie, state)).ks.p;
  const track = trackOf(row);
  assert.ok(track.value(0.5) > 81);
  for (let time = 0; time <= 1; time += 0.01) assert.ok(Math.abs(lottieValue(x, time * 60) - 140 - track.value(time)) < 1e-8);
  track.dispose();
});

test("every format has code for every screen, or says what is missing", () => {
  const base = Object.fromEntries(Object.entries(screens).map(([name, { initial }]) => [name, initial]));
  const curves = ["b0.3,0,0.2,1", "l0,0_0.5,0.8_1,1", "p0.1,0_0.2,0.5_0.3,0.7_0.4,0.9_0.8,1", "s4,end", "s3,none", "s2,both"].map((text) => screens.curves.schema.s.codec.read(text, "s")[0]);
  const states = [
    ...Object.keys(screens).map((screen) => ({ ...base, screen })),
    ...curves.map((item) => ({ ...base, screen: "curves", curves: { ...base.curves, items: [item] } })),
    { ...base, screen: "gesture", gesture: { ...initialGesture, style: "uikit" } },
  ];
  assert.equal(initialTransforms.selected, 1);
  for (const state of states) {
    for (const one of formats) {
      const { code, note, loss, isMissing } = codeFor(one, state);
      assert.equal(code === "", Boolean(isMissing), `${one.name} ${state.screen}`);
      assert.ok(isMissing ? /^[^:]+: .+\. Copy another format\.$/.test(loss) : note.length > 0 || loss, `${one.name} ${state.screen}`);
      assert.ok(!/undefined|NaN|Infinity|\[object/.test(code), `${one.name} ${state.screen}: ${code}`);
    }
  }
});

test("Motion, react-spring and CSS move the box of the preview, by any values of the progress 0 and 1", () => {
  const item = { mass: 1, stiffness: 100, damping: 10, velocity: 0 };
  const wanted = {
    card: (p) => `translate(${-68 * (1 - p)}px, ${-104 * (1 - p)}px) scale(${0.44 + 0.56 * p})`, switch: (p) => `translate(${64 * p}px, 0px)`,
    sheet: (p) => `translate(0px, ${250 * (1 - p)}px)`, list: (p) => `translate(${-92 * p}px, 0px)`,
  };
  const alike = (a, b) => {
    const [p, q] = [a, b].map((text) => text.match(/-?[\d.]+(?:e-?\d+)?/g).map(Number));
    assert.equal(a.replace(/[-\d.e]+/g, "#"), b.replace(/[-\d.e]+/g, "#"));
    p.forEach((value, index) => assert.ok(Math.abs(value - q[index]) < 1e-9, `${a}, not ${b}`));
  };
  for (const [preview, expected] of Object.entries(wanted)) {
    for (const [from, to] of [[0, 1], [-20, 80], [30, -10]]) {
      const own = { from, to, epsilon: 0.001, preview };
      const element = { style: {} };
      let update;
      const animate = (start, end, options) => {
        assert.deepEqual([start, end], [from, to]);
        update = options.onUpdate;
      };
      const motion = format.motion.spring(item, own).code.replace(/import.*\n/, "");
      new Function("animate", "document", motion)(animate, { querySelector: () => element });
      const react = /value\.to\(([^]*?)\);\n {2}return/.exec(format["react-spring"].spring(item, own).code)[1];
      for (const p of [-0.1, 0, 0.3, 1, 1.2]) {
        const value = from + (to - from) * p;
        update(value);
        alike(element.style.transform, expected(p));
        alike(new Function(`return (${react})`)()(value), expected(p));
      }
      const [start, end] = [...format.css.spring(item, own).code.matchAll(/transform: (translate.*);/g)].map(([, text]) => text);
      alike(start, expected(0));
      alike(end, expected(1));
    }
  }
  // A release begins between both ends.
  const made = codeFor(format.css, { screen: "gesture", gesture: initialGesture }).code;
  assert.match(made, /transform: translate\(0px, 162\.5px\)[^]*transform: translate\(0px, 0px\)/);
});

test("Transforms in CSS have a rule that plays their keyframes", () => {
  const { code } = codeFor(format.css, { screen: "transforms", transforms: initialTransforms });
  assert.match(code, /@keyframes move \{[^]*\.element \{ animation: move 1s linear both; \}/);
});

test("Motion's code of every screen and kind of curve runs, and a motion of a curve ends where the preview does", () => {
  const base = Object.fromEntries(Object.entries(screens).map(([name, { initial }]) => [name, initial]));
  const curves = ["b0.3,0,0.2,1", "l0,0_0.5,0.8_1,1", "p0.1,0_0.2,0.5_0.3,0.7_0.4,0.9_0.8,1", "s4,end", "s3,none", "s2,both"].map((text) => screens.curves.schema.s.codec.read(text, "s")[0]);
  const states = [...["springs", "keyframes", "transforms", "gesture"].map((screen) => ({ ...base, screen })),
    ...curves.map((item) => ({ ...base, screen: "curves", curves: { ...base.curves, items: [item] } }))];
  for (const state of states) {
    const element = { style: {}, parentElement: { style: {} } };
    const calls = [];
    const code = codeFor(format.motion, state).code.replace(/import.*\n/, "");
    new Function("animate", "document", code)((...call) => calls.push(call), { querySelector: () => element });
    assert.ok(calls.length > 0, state.screen);
    for (const [, values, { times, ease }] of calls) {
      const keys = Array.isArray(values) ? values : Object.values(values)[0];
      if (times) assert.ok(keys.length === times.length && ease.length === times.length - 1, code);
    }
    if (state.screen !== "curves") continue;
    const [[start, values, { onUpdate }]] = calls;
    onUpdate([values].flat().at(-1));
    assert.equal(element.style.transform, "translate(0px, 0px)");
    assert.equal(start, [values].flat().length > 1 ? values[0] : 0);
  }
});
