import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { color, colorSpaces, follow, map, motion, path, profile, zoom } from "../../Sources/JavaScript/dist/trajectories-node.js";
import { differences } from "./questions.js";
import { random } from "./random.js";

// The motions of hooke/trajectories beside those of `hooke eval`, bit by bit.

const command = process.env.HOOKE ?? fileURLToPath(new URL("../../.build/debug/hooke", import.meta.url));
assert.ok(existsSync(command), `${command} is missing: build the command, or name it in HOOKE`);

const { between, pick } = random(5);
const some = (count, make) => Array.from({ length: count }, make);
const times = () => [-0.1, 0, ...some(6, () => between(0, 3))];
const spring = () => pick(["bouncy", "smooth", "snappy", { stiffness: between(50, 400), damping: between(4, 60) }]);
const rising = (count) => some(count, () => between(0, 3)).sort((a, b) => a - b);
const modes = ["catmullRom", "timeAwareCatmullRom", "monotone", "linear", "akima", "holdSafe"];
const segment = () => pick([
  ...modes, "segment(mode=spline, ends=not-a-knot)", { mode: "spline", ends: "clamped" }, { mode: "linear", timing: "ease-in" },
  { timing: { linear: [[0, 0], [1 / 3, 0.7], [1, 1]] } }, { timing: { reversed: { steps: 3 } } },
]);
const curves = () => pick([
  "ease-in-out", { linear: [[0, 0.1], [0.1, 0.3], [0.1, 0.7], [1, 1]] }, { curve: { linear: [[0, 0], [1e-7, 0.5], [1, 1]] } },
  { composed: { outer: { linear: [[0, 0], [0.3, 1], [1, 1]] }, inner: "ease" } }, { reversed: { spring: { bounce: 0.3 } } },
]);

// One number, or a list of three.
const position = (isPlain) => (isPlain ? between(-100, 100) : some(3, () => between(-100, 100)));

const track = (isPlain, count = 5) => ({ times: rising(count), values: some(count, () => position(isPlain)) });

const angles = () => pick([{}, { angle: "degrees" }, { angle: "radians" }]);

// Motions as `hooke eval` and the package read them.
const simple = (isPlain) => {
  const [from, to, velocity] = some(3, () => position(isPlain));
  const startTime = between(-1, 1);
  const keys = { ...track(isPlain), ...angles() };
  return pick([
    from, { value: from, velocity, startTime }, { spring: spring(), from, to, velocity },
    { curve: curves(), duration: between(0.2, 2), from, to },
    { decay: pick(["normal", "Fast", 0.995]), from, velocity, "start-time": startTime },
    { ...keys, mode: pick(modes) }, { ...keys, interpolations: some(4, segment) },
  ]);
};

const handover = () => {
  const isPlain = between(0, 1) < 0.5;
  const first = simple(isPlain);
  let shown = motion(first);
  const switches = rising(pick([1, 2, 3])).map((at) => {
    const to = simple(isPlain);
    const by = pick(["bouncy", "quintic(0.4)", { quintic: 0.5, join: "c2" }, { "third-order": 12 }, { fade: 0.3, halfLife: 0.1 }]);
    shown = shown.handOver(to, { at, by });
    return { at, to, by };
  });
  return [{ op: "handover", motion: first, switches }, shown];
};

const follower = () => {
  const isPlain = between(0, 1) < 0.5;
  const keys = track(isPlain);
  const path = { ...keys, mode: pick(["linear", "catmullRom", "monotone"]) };
  const from = position(isPlain);
  const kind = pick([
    { spring: spring(), matching: pick(["position", "velocity", "acceleration"]), velocity: position(isPlain) },
    isPlain ? { smoothTime: between(0.1, 1), maximumSpeed: between(10, 300), velocity: position(true) } : { halfLife: 0.2 },
  ]);
  const rest = { ...kind, from, startTime: keys.times[0] + 0.1 };
  return [{ op: "follow", path, ...rest }, follow({ path, ...rest })];
};

const limited = () => {
  const isPlain = between(0, 1) < 0.5;
  const [from, to] = [position(isPlain), position(isPlain)];
  const moving = () => Object.fromEntries(
    ["velocity", "startAcceleration"].flatMap((name) => (between(0, 1) < 0.7 ? [[name, position(isPlain)]] : [])));
  // Only one number has an end that moves.
  const end = () => (isPlain ? { endVelocity: between(-9, 9), endAcceleration: between(-9, 9) } : {});
  const more = pick([
    { jerk: between(50, 5000) }, moving(), { speed: between(10, 90), duration: 60 },
    { ...moving(), ...end(), jerk: between(50, 5000), speed: between(10, 90) },
    { ...moving(), jerk: between(50, 5000), reverseJerk: between(50, 5000), reverseAcceleration: between(20, 900) },
    { ...moving(), ...end(), jerk: between(500, 5000), speed: between(10, 90), reverseSpeed: between(10, 90), duration: 60 },
  ]);
  const form = { from, to, acceleration: between(20, 900), ...more };
  const own = profile(form);
  if (between(0, 1) < 0.7) return [{ op: "profile", ...form }, own];
  // What `retarget` continues, and the command by that state.
  const at = between(0, 2);
  const next = own.retarget({ at, to: from });
  const { duration, ...limits } = form;
  const [value, velocity, startAcceleration] = ["value", "velocity", "acceleration"].map((name) => own[name](at));
  const moves = [velocity, startAcceleration].flat().some((x) => x !== 0);
  if (!moves) return [{ op: "profile", ...form }, own];
  return [
    { op: "profile", ...limits, from: value, velocity, startAcceleration, to: from, endVelocity: undefined, endAcceleration: undefined },
    next,
  ];
};

const mapped = () => {
  const isPlain = between(0, 1) < 0.5;
  const input = pick([rising(5), rising(4).reverse()]);
  const output = input.map(() => position(isPlain));
  const rules = ["hold", "extend", "repeat", "mirror", "repeat-offset"];
  const form = { input, output, mode: pick(modes), ...pick([{}, { before: pick(rules), after: pick(rules) }]) };
  return [{ op: "map", ...form }, map(form)];
};

const bounded = () => {
  const [from, to] = [between(0, 1), between(0, 1)];
  const more = pick([{ bounds: [0, 1] }, { bounds: [0, 1], restitution: between(0, 0.9) }, { overshootClamping: true }]);
  const form = { spring: spring(), from, to, velocity: between(-20, 20), ...more };
  return [{ op: "spring", ...form }, motion(form)];
};

const keyframes = () => {
  const isPlain = between(0, 1) < 0.5;
  const outside = { before: pick(["hold", "extend", "repeat", "mirror"]), after: pick(["hold", "repeat", "mirror", "repeatOffset"]) };
  const keys = { ...track(isPlain), ...angles() };
  if (between(0, 1) < 0.5) {
    const form = { ...keys, mode: pick(modes), ...outside };
    return [{ op: "keyframes", ...form }, motion(form)];
  }
  const handle = (sign) => pick([[sign * between(0, 0.6), position(isPlain)], "automatic", "vector", { aligned: 0.2 }, "aligned"]);
  const handles = keys.times.map(() => ({ in: handle(-1), out: handle(1) }));
  const form = { ...keys, mode: "bezier", handles, ...outside };
  return [{ op: "keyframes", ...form }, motion(form)];
};

const flat = (rows) => Float64Array.from(rows.flat(2).map(Number));
const ask = (questions) =>
  execFileSync(command, ["eval"], { input: questions.map((question) => `${JSON.stringify(question)}\n`).join(""), maxBuffer: 2 ** 26 })
    .toString().trim().split("\n").map((line) => JSON.parse(line));

for (const [make, count] of [[handover, 200], [follower, 200], [limited, 1500], [mapped, 1000], [bounded, 200], [keyframes, 200]]) {
  test(`${count} motions of ${make.name} are bit-identical to those of the command`, () => {
    const cases = some(count, make).map(([question, own]) => {
      const at = times();
      return { own, at, question: { ...question, at } };
    });
    ask(cases.map(({ question }) => question)).forEach((found, index) => {
      const answer = { ...found, ...found.channels?.follower };
      const { own, at, question } = cases[index];
      const told = JSON.stringify(question);
      assert.equal(answer.error, undefined, told);
      if (answer.slope) answer.velocity = answer.slope;
      for (const name of ["value", "velocity", "acceleration"].filter((name) => answer[name])) {
        const [mine, theirs] = [flat(at.map((time) => own[name](time))), flat(answer[name])];
        assert.equal(mine.length, theirs.length, told);
        assert.equal(differences(mine, theirs).count, 0, `${name} is ${mine}, not ${theirs}, of ${told}`);
      }
      const sampled = own.sample(at, undefined, new Float64Array(at.length * own.size));
      assert.deepEqual(sampled, flat(answer.value), told);
      if (answer.impacts) assert.deepEqual([...own.events], answer.impacts, told);
      if (answer.stiffness) assert.equal(own.spring.stiffness, answer.stiffness, told);
      if (question.op === "profile") assert.equal(own.events[0], answer.duration, told);
      else if (answer.duration !== undefined) assert.equal(own.duration, answer.duration ?? Infinity, told);
      own.dispose();
    });
  });
}

test("2000 colours are bit-identical to those of the command", () => {
  const part = () => pick([between(-0.2, 1.2), between(0, 400), 0, "none"]);
  const given = () => pick([
    "gold", "#33669980", "transparent", `rgb(${between(0, 255)} ${between(0, 255)} 9 / ${between(0, 1)})`,
    `oklch(${between(0, 1)} ${part()} ${part()} / ${part()})`, `color(rec2020 ${part()} 0.5 ${part()})`,
    `hsl(${part()} ${between(0, 100)}% 40%)`, `lab(${between(0, 100)} ${part()} -20)`, `hwb(${part()} 20 30)`,
  ]);
  const hue = () => ({ hue: pick(["shorter", "longer", "increasing", "decreasing"]) });
  const forms = some(2000, () => {
    const space = pick(colorSpaces);
    return { from: given(), to: given(), in: space, ...(["hsl", "hwb", "lch", "oklch"].includes(space) ? hue() : {}) };
  });
  const at = [0, 0.3, 1, 1.2];
  ask(forms.map((form) => ({ op: "color", ...form, at }))).forEach((answer, index) => {
    const { from, to, ...options } = forms[index];
    const told = JSON.stringify(forms[index]);
    const own = at.map((fraction) => color(from).mix(to, fraction, options));
    assert.deepEqual(own.map(({ css }) => css), answer.css, told);
    assert.deepEqual(own.map(({ alpha }) => alpha), answer.alpha, told);
    assert.equal(differences(flat(own.map(({ components }) => components)), flat(answer.components)).count, 0, told);
  });
  ask(forms.map(({ from, in: space }) => ({ op: "color", color: from, in: space }))).forEach((answer, index) => {
    const own = color(forms[index].from).to(forms[index].in);
    assert.equal(own.css, answer.css, JSON.stringify(forms[index]));
  });
});

test("Views and paths are bit-identical to those of the command", () => {
  const view = () => [between(-100, 100), between(-100, 100), between(0.1, 50)];
  const forms = some(200, () => ({ from: view(), to: view(), rho: pick([Math.SQRT2, 1, 2]) }));
  const at = [0, 0.1, 0.25, 0.5, 0.9, 1, 1.1];
  ask(forms.map((form) => ({ op: "zoom", ...form, at }))).forEach((answer, index) => {
    const own = zoom(forms[index]);
    assert.equal(own.length, answer.length);
    assert.deepEqual(at.map((fraction) => own.value(fraction)), answer.value);
    assert.deepEqual([...own.sample(at)], answer.value.flat());
  });
  for (const text of ["M0 0A50 50 0 0 1 100 0", "M0 0Q50 100 100 0T200 7z", "m1 2c3 4 5 6 7 8s9 1 2 3h4v-5l6 7"]) {
    const own = path(text);
    const told = JSON.parse(execFileSync(command, ["path", "info", text, "--json"]).toString());
    assert.equal(own.length, told.length);
    assert.deepEqual(Object.values(own.bounds), told.bounds);
  }
});
