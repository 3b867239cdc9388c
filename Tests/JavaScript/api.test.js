import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { hooke, moduleAddress } from "./package.js";

const { abi, curve, decay, decide, rubberBand, settle, spring, track, transform, velocity, version } = hooke;

const near = (actual, expected, error) =>
  assert.ok(Math.abs(actual - expected) <= error, `${actual} is not within ${error} of ${expected}`);

const refused = (call, Kind, fields) =>
  assert.throws(call, (error) => {
    assert.ok(error instanceof Kind, `${error}`);
    for (const [name, value] of Object.entries(fields)) {
      if (value instanceof RegExp) assert.match(error[name], value);
      else assert.deepEqual(error[name], value, `${name} of ${error}`);
    }
    assert.ok(error.message.includes(error.field) && error.accepted.length > 0, error.message);
    return true;
  });

test("The modes are those of the C interface, in its order, and of the types", () => {
  const read = (path) => readFileSync(new URL(`../../Sources/${path}`, import.meta.url), "utf8");
  const [, list] = read("CHooke/include/hooke.h").match(/enum \{\n(    HOOKE_HOLD = 0,[^}]*)\};/);
  const names = [...list.matchAll(/HOOKE_(\w+) = (\d+)/g)];
  const types = (name) => [...read("JavaScript/index.d.ts").match(new RegExp(`type ${name} =([^;]*);`))[1].matchAll(/"([^"]*)"/g)].map(([, word]) => word);
  const others = { discrete: "HOLD", timeAwareCatmullRom: "TIME_AWARE" };
  const inC = (name) => others[name] ?? name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
  assert.deepEqual(types("Mode"), hooke.modes);
  const expected = [...types("Mode"), ...types("SplineEnds").slice(1).map((ends) => `spline_${ends}`)].map(inC);
  assert.deepEqual(names.map(([, name, code]) => [name, Number(code)]), expected.map((name, code) => [name, code]));
});

const source = (path) => readFileSync(new URL(`../../Sources/${path}`, import.meta.url), "utf8");

test("The names of springs are those of Swift, and of the types", () => {
  const [, swift] = source("Hooke/Springs/Spring+Notation.swift").match(/static let named: [^=]*= \[([^\]]*)\]/);
  assert.deepEqual(hooke.springs, [...swift.matchAll(/"(\w+)":/g)].map(([, name]) => name));
  const [, types] = source("JavaScript/index.d.ts").match(/type SpringName =([^;]*);/);
  assert.deepEqual([...types.matchAll(/"([^"]*)"/g)].map(([, name]) => name), hooke.springs);
  assert.ok(Object.isFrozen(hooke.springs));
});

test("The names of curves are curves", () => {
  assert.ok(hooke.curves.length > 40 && Object.isFrozen(hooke.curves));
  for (const name of hooke.curves) assert.equal(curve(name).value(1), 1, name);
  for (const name of ["linear", "easeIn", "easeInOutBounce", "emphasized"]) assert.ok(hooke.curves.includes(name), name);
});

// The counts of arguments of the calls of a function; undefined for those with a spread.
const argumentsOf = (text, name) =>
  [...text.matchAll(new RegExp(`\\b${name}\\(`, "g"))].map(({ index }) => {
    let [at, depth, count, spreads] = [index + name.length + 1, 1, 1, false];
    const start = at;
    for (; depth > 0; at++) {
      if (depth === 1 && text.startsWith("...", at)) spreads = true;
      if ("([{".includes(text[at])) depth += 1;
      if (")]}".includes(text[at])) depth -= 1;
      if (text[at] === "," && depth === 1) count += 1;
    }
    return spreads ? undefined : text.slice(start, at - 1).trim() === "" ? 0 : count;
  });

for (const [part, file, least] of [[0, "core.js", 36], [1, "trajectories.js", 24]]) {
  test(`${file} calls the functions of its part of hooke.h with as many arguments as they have`, () => {
    const header = source("CHooke/include/hooke.h");
    const prototypes = (text) => [...text.replace(/\/\/.*/g, "").matchAll(/\b(hooke_\w+)\(([^)]*)\);/g)];
    const own = prototypes(header.split("\n// === ")[part]);
    assert.ok(own.length >= least, `${own.length}`);
    const code = source(`JavaScript/${file}`) + source("JavaScript/module.js");
    for (const [, name] of own) assert.ok(code.includes(`${name}(`), `${file} does not call ${name}`);
    const counts = new Map(prototypes(header).map(([, name, parameters]) =>
      [name, parameters === "void" ? 0 : parameters.split(",").length]));
    for (const [name] of code.matchAll(/\bhooke_\w+(?=\()/g)) {
      assert.ok(counts.has(name), `hooke.h has no ${name}`);
      for (const found of argumentsOf(code, name)) {
        assert.ok(found === undefined || found === counts.get(name), `${name}: ${found} arguments, not ${counts.get(name)}`);
      }
    }
  });
}

test("A spring is read from texts and from objects that say the same", () => {
  const same = (one, other) => {
    const [a, b] = [spring(one), spring(other)];
    assert.deepEqual([a.mass, a.stiffness, a.damping], [b.mass, b.stiffness, b.damping], `${one}`);
  };
  same("bouncy", { duration: 0.5, bounce: 0.3 });
  same({ duration: 0.7 }, { duration: 0.7, bounce: 0 });
  same("spring(bounce=0.2)", { bounce: 0.2, duration: 0.5 });
  same({ damping_ratio: 0.5, "Stiffness": 100 }, { stiffness: 100, dampingRatio: 0.5 });
  same("core-animation-default", { stiffness: 100, damping: 10 });
  same({ preset: "bouncy" }, "bouncy");
  same({ spring: "bouncy" }, "spring(bouncy)");
  same("spring(response=0.4, damping-ratio=0.8)", { response: 0.4, dampingRatio: 0.8 });
  same("spring(response=0.4, dampingRatio=0.8, mass=3)", { response: 0.4, dampingRatio: 0.8, mass: 3 });
  same({ stiffness: 100, dampingRatio: 0.5, mass: 4 }, { stiffness: 100, damping: 20, mass: 4 });
  same({ origami: { tension: 40, friction: 7 } }, "origami(40, 7)");
  same({ origami: [40, 7] }, "origami(tension=40, friction=7)");
  same({ reactSpring: { tension: 170, friction: 26 } }, { stiffness: 170, damping: 26 });
  same({ reactSpring: [170, 26, 2] }, { stiffness: 170, damping: 26, mass: 2 });
  same({ bounciness: 8, speed: 12 }, "spring(bounciness=8, speed=12)");
  near(spring({ settlingDuration: 0.8, dampingRatio: 0.7 }).settles(), 0.8, 1e-12);
  assert.deepEqual([spring("origami(40, 7)").stiffness, spring("origami(40, 7)").damping], [(40 - 30) * 3.62 + 194, 22]);
  for (const name of hooke.springs) assert.equal(spring(name).text, name);
  assert.equal(spring({ stiffness: 170, damping: 26 }).text, "spring(stiffness=170, damping=26)");
  assert.equal(settle({ fraction: 0, velocity: 0, outcome: "finish", spring: "bouncy" }).duration,
    settle({ fraction: 0, velocity: 0, outcome: "finish", spring: { duration: 0.5, bounce: 0.3 } }).duration);
  // Every double is written and read exactly.
  for (let k = 0; k < 300; k++) {
    const [mass, stiffness, damping] = [Math.exp(k / 50 - 3), 1000 * Math.abs(Math.sin(k)) + 1e-3, 50 * Math.abs(Math.cos(k))];
    const made = spring({ mass, stiffness, damping });
    assert.deepEqual([made.mass, made.stiffness, made.damping], [mass, stiffness, damping]);
    same(made.text, made);
  }
});

test("A curve is read from texts and from objects that say the same", () => {
  const same = (one, other) => {
    const [a, b] = [curve(one), curve(other)];
    for (const t of [-0.1, 0, 0.1, 0.35, 0.7, 1, 1.2]) assert.equal(a.value(t), b.value(t), `${one} at ${t}`);
    assert.equal(a.text, b.text);
  };
  same("spring(bouncy)", { spring: "bouncy" });
  same("spring(bouncy)", { spring: spring("bouncy") });
  same("spring(bouncy, velocity=2, duration=0.6)", { spring: "bouncy", velocity: 2, duration: 0.6 });
  same("spring(response=0.4, damping-ratio=0.8)", { spring: { response: 0.4, dampingRatio: 0.8 } });
  same({ spring: { stiffness: 170, damping: 26 }, duration: 0.6 }, { spring: spring({ stiffness: 170, damping: 26 }), duration: 0.6 });
  same({ spring: { origami: [40, 7] }, epsilon: 0.01 }, "spring(origami(40, 7), epsilon=0.01)");
  same({ bezier: [0.1, 0, 0.2, 1] }, [0.1, 0, 0.2, 1]);
  same({ reversed: "easeInQuad" }, "reversed(easeInQuad)");
  same({ reversed: { steps: 4, jump: "jump-none" } }, "reversed(steps(4, jump-none))");
  same({ composed: { outer: { steps: 4, jump: "jump-none" }, inner: "ease" } }, "composed(outer=steps(4, jump-none), inner=ease)");
  const stops = { linear: [[0, 0], [1 / 3, 1.2], [1 / 3, 0.1 + 0.2], [0.7, 1e-9], [1, 1]] };
  same({ composed: { outer: stops, inner: "ease" } }, `composed(outer=${curve(stops).text}, inner=ease)`);
  same({ reversed: { curve: stops } }, `reversed(${curve(stops).text})`);
  same({ reversed: { linear: [[0, 0.5]] } }, "reversed(linear(0.5, 0.5))");
  same({ reversed: { path: "M 0,0 C 0.1,0 0.2,1 1,1" } }, 'reversed(path("M 0,0 C 0.1,0 0.2,1 1,1"))');
  same({ reversed: { reversed: "ease" } }, "ease");
  same({ reversed: curve({ steps: 3 }) }, "reversed(steps(3))");
  same({ path: "M 0,0 C 0.1,0 0.2,1 1,1" }, 'path("M 0,0 C 0.1,0 0.2,1 1,1")');
  same({ linear: [[0, 0], [0.5, 1], [1, 0.5]] }, "linear(0, 1, 0.5)");
  same("ease-out-bounce", "easeOutBounce");
  near(curve("easeInQuad").value(0.3), 0.09, 1e-16);
  near(curve("reversed(easeInQuad)").value(0.3), 1 - 0.49, 1e-15);
  assert.equal(curve("ease-in").text, "ease-in");
  // A motion's ends and velocity.
  assert.equal(curve({ spring: spring("bouncy", { from: 10, to: 30, velocity: 40 }) }).text, curve({ spring: "bouncy", velocity: 2 }).text);
  assert.throws(() => curve("composed(outer=ease, inner=ease)").inverse(0.5), { field: "curve" });
});

test("Durations in milliseconds are reported once, but not in production", () => {
  const run = (code, environment = {}) =>
    spawnSync(process.execPath, ["--input-type=module", "--eval", `
      import { pathToFileURL } from "node:url";
      const { curve, settle, spring } = await import(${JSON.stringify(moduleAddress)});
      ${code}`], { encoding: "utf8", env: { ...process.env, NODE_ENV: "", ...environment } }).stderr;
  const wrong = 'spring({ duration: 500 }); spring("spring(response=300, damping-ratio=1)"); curve({ spring: spring(), duration: 400 });';
  assert.equal(run(wrong), "hooke: duration is 500 seconds; for 500 milliseconds write 0.5\n");
  assert.match(run('curve("spring(bouncy, duration=400)")'), /^hooke: duration is 400 seconds/);
  assert.match(run('settle({ fraction: 0, velocity: 0, outcome: "finish", style: "curve", duration: 350 })'), /^hooke: duration is 350 /);
  assert.equal(run(wrong, { NODE_ENV: "production" }), "");
  assert.equal(run("spring({ duration: 60 }); spring({ stiffness: 1e-4, damping: 0 });"), "");
});

test("A spring's value equals the closed form", () => {
  const s = spring({ mass: 2, stiffness: 340, damping: 12 }, { from: 20, to: 100, velocity: 40 });
  const [g, w] = [3, Math.sqrt(170 - 9)];
  for (const t of [0, 0.01, 0.1, 0.37, 1, 2.5]) {
    const value = 100 + Math.exp(-g * t) * (-80 * Math.cos(w * t) + ((40 - g * 80) / w) * Math.sin(w * t));
    near(s.value(t), value, 1e-12);
    near((s.value(t + 1e-6) - s.value(t - 1e-6)) / 2e-6, s.velocity(t), 1e-5);
  }
});

test("A spring converts between all its parameters", () => {
  near(spring({ duration: 0.7, bounce: 0.3 }).duration, 0.7, 1e-15);
  near(spring({ duration: 0.7, bounce: 0.3 }).bounce, 0.3, 1e-15);
  near(spring({ response: 0.4, dampingRatio: 0.8, mass: 3 }).dampingRatio, 0.8, 1e-15);
  near(spring({ response: 0.4, dampingRatio: 0.8, mass: 3 }).response, 0.4, 1e-15);
  const { mass, stiffness, damping } = spring({ stiffness: 170, damping: 26 });
  assert.deepEqual([mass, stiffness, damping], [1, 170, 26]);
  assert.equal(spring().duration, spring({ duration: 0.5, bounce: 0 }).duration);
  assert.equal(spring(spring({ stiffness: 170, damping: 26 })).stiffness, 170);
});

test("A spring is settled from its settling time on, but not before", () => {
  const s = spring({ duration: 0.5, bounce: 0.6 }, { to: 100, velocity: -300 });
  const end = s.settles({ epsilon: 0.01 });
  assert.ok(Math.abs(s.value(end * (1 - 1e-6)) - 100) > 0.0099);
  for (let k = 0; k < 1000; k++) assert.ok(Math.abs(s.value(end + k * 0.001) - 100) <= 0.01 + 2e-14);
  assert.ok(s.settles({ epsilon: 0.01, speed: 0.001 }) > end);
  assert.equal(spring({ duration: 0.5, bounce: 1 }).settles(), Infinity);
});

test("A retargeted spring keeps its position and velocity", () => {
  const s = spring({ duration: 0.5, bounce: 0.3 }, { to: 100 });
  const next = s.retarget(-20, 0.12);
  assert.equal(next.value(0), s.value(0.12));
  assert.equal(next.velocity(0), s.velocity(0.12));
  assert.equal(next.to, -20);
});

test("A spring's CSS is within its stated error", () => {
  const s = spring({ duration: 0.5, bounce: 0.3 }, { from: 50, to: 150, velocity: 300 });
  const { duration, easing, error } = s.css({ error: 0.002 });
  assert.ok(error <= 0.002);
  const stops = easing.match(/^linear\((.*)\)$/)[1].split(", ").map((stop) => stop.split(" "));
  const points = stops.map(([value, at], index) => [at ? parseFloat(at) / 100 : index ? 1 : 0, Number(value)]);
  let largest = 0;
  for (let k = 0; k <= 5000; k++) {
    const x = k / 5000;
    const after = Math.max(1, points.findIndex(([at]) => at >= x));
    const [[x0, y0], [x1, y1]] = [points[after - 1], points[after]];
    const value = y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
    largest = Math.max(largest, Math.abs(value - (s.value(x * duration) - 50) / 100));
  }
  assert.ok(largest <= error + 1e-12, `${largest} is more than ${error}`);
});

test("Batch samples equal single samples", () => {
  const times = Float64Array.from({ length: 10000 }, (_, k) => (k * 7919) % 10000 / 5000);
  const things = [
    [spring({ duration: 0.5, bounce: 0.3 }, { to: 100 }), "velocity"],
    [decay({ from: 3, velocity: 500 }), "velocity"],
    [track({ times: [0, 0.5, 1, 2], values: [0, 10, 10, -5], mode: "monotone" }), "velocity"],
    [curve("ease-in-out"), "slope"],
    [settle({ fraction: 0.4, velocity: 2, outcome: "finish" }), "velocity"],
  ];
  for (const [thing, rate] of things) {
    const [values, rates] = [new Float64Array(10001).fill(7), new Float64Array(10000)];
    assert.equal(thing.sample(times, values, rates), values);
    assert.equal(values[10000], 7);
    for (let k = 0; k < 10000; k += 97) {
      assert.equal(values[k], thing.value(times[k]));
      assert.equal(rates[k], thing[rate](times[k]));
    }
    assert.deepEqual([...thing.sample([0.25, 0.5])], [thing.value(0.25), thing.value(0.5)]);
    assert.equal(thing.sample([]).length, 0);
    assert.ok(Number.isNaN(thing.value(NaN)));
  }
});

test("Curves are created from CSS, Béziers, steps, stops and springs", () => {
  assert.equal(curve("steps(4, jump-both)").value(0.25), 0.4);
  assert.equal(curve({ steps: 4, jump: "jump-both" }).value(0.25), 0.4);
  assert.equal(curve([0.42, 0, 0.58, 1]).value(0.3), curve("ease-in-out").value(0.3));
  assert.equal(curve({ linear: [[0, 0], [0.5, 1], [1, 0.5]] }).value(0.75), 0.75);
  const s = spring({ duration: 0.5, bounce: 0.3 }, { from: 10, to: 30, velocity: 40 });
  const eased = curve({ spring: s, duration: 2 });
  near(eased.value(0.1), (s.value(0.2) - 10) / 20, 1e-15);
  assert.equal(curve({ spring: s }).value(1), 1);
  near(curve("ease").inverse(curve("ease").value(0.3)), 0.3, 1e-12);
  assert.equal(curve("ease").inverse(2), undefined);
  assert.deepEqual(curve([0.42, 0, 0.9, 1]).css(), { easing: "cubic-bezier(0.42, 0, 0.9, 1)", error: 0 });
  const { easing, error } = eased.css({ error: 0.01 });
  assert.match(easing, /^linear\(0, .*\)$/);
  assert.ok(error > 0 && error <= 0.01);
});

test("A track has its values at its times and follows its timing curve", () => {
  const times = [0, 0.4, 1, 1.5];
  const values = [0, 40, 40, 0];
  const kinds = [...hooke.modes.map((mode) => ({ mode })), ...["clamped", "notAKnot", "periodic"].map((ends) => ({ mode: "spline", ends }))];
  const seen = new Set();
  for (const kind of kinds) {
    using_(track({ times, values, ...kind }), (t) => {
      times.forEach((time, index) => assert.equal(t.value(time), values[index], kind.mode));
      seen.add(t.value(0.3));
    });
  }
  assert.ok(seen.size >= 10, `only ${seen.size} kinds differ`);
  const eased = track({ times: [0, 2], values: [0, 10], timing: curve("ease-in") });
  near(eased.value(0.6), 10 * curve("ease-in").value(0.3), 1e-14);
  const mixed = track({ times: [0, 1, 2], values: [0, 1, 3], interpolations: ["discrete", { timing: "steps(2)" }] });
  assert.deepEqual([...mixed.sample([0.9, 1.5])], [0, 2]);
  const keys = { times, values: [0, 10, 3, 7] };
  for (const [one, other] of [
    [{ mode: "catmull-rom" }, { mode: "catmullRom" }], [{ mode: "spline" }, { mode: "Spline", ends: "natural" }],
    [{ interpolations: Array(3).fill("segment(mode=spline, ends=not-a-knot)") }, { mode: "spline", ends: "notAKnot" }],
    [{ timing: { linear: [[0, 0], [1, 1]] } }, { timing: curve("linear(0, 1)") }],
  ]) assert.equal(track({ ...keys, ...one }).value(0.3), track({ ...keys, ...other }).value(0.3), JSON.stringify(one));
});

const using_ = (value, body) => {
  try {
    return body(value);
  } finally {
    value.dispose();
  }
};

test("Transforms are parsed, decomposed, composed and interpolated", () => {
  const turned = transform("translate(10px, 50%) rotate(90deg)", { box: { width: 100, height: 40 } });
  assert.deepEqual(turned.matrix.slice(12), [10, 20, 0, 1]);
  near(turned.matrix[1], 1, 1e-15);
  const parts = turned.decompose();
  near(parts.rotation[2], Math.SQRT1_2, 1e-15);
  transform(parts).matrix.forEach((value, index) => near(value, turned.matrix[index], 1e-14));
  assert.deepEqual(transform({ scale: [2, 3, 1] }).matrix, transform("scale(2, 3)").matrix);
  // Lists keep full turns; matrices take the short arc.
  const [from, to] = [transform("rotateZ(0deg)"), transform("rotateZ(200deg)")];
  near(from.to(to).value(0.5).matrix[0], Math.cos((100 * Math.PI) / 180), 1e-15);
  near(from.to(to, { method: "css" }).value(0.5).matrix[0], Math.cos((80 * Math.PI) / 180), 1e-14);
  for (const method of ["css", "polar", "screw", "logarithm"]) {
    const path = transform("scale(1)").to(transform("translateX(10px) rotate(50deg)"), { method });
    const out = path.sample(Float64Array.of(0, 0.5, 1));
    assert.deepEqual([...out.subarray(16, 32)], [...path.value(0.5).matrix]);
    assert.deepEqual(path.value(0).matrix, transform("none").matrix);
  }
  const box = { width: 100, height: 40 };
  const way = transform("translateX(50%) rotate(0deg)", { box }).to(transform("translateX(0%) rotate(360deg)", { box }));
  near(way.value(0.5).matrix[0], -1, 1e-15);
  assert.equal(way.value(0.5).matrix[12], 25);
  assert.equal(transform("none").css, "matrix3d(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)");
});

test("A transform accumulates onto another one as in CSS", () => {
  const box = { width: 100, height: 40 };
  const [base, added] = [transform("translateX(10px) scale(2)"), transform("translateX(5px) scale(1.5)")];
  assert.deepEqual(base.accumulating(added).matrix, transform("translateX(15px) scale(2.5)").matrix);
  assert.deepEqual(base.accumulating(added, 3).matrix, transform("translateX(25px) scale(3.5)").matrix);
  assert.deepEqual(base.accumulating(added, 0).matrix, base.matrix);
  const half = transform("translateX(50%)", { box });
  assert.deepEqual(half.accumulating(half).matrix, transform("translateX(100px)").matrix);
  assert.deepEqual(half.accumulating(added).matrix.slice(12), [55, 0, 0, 1]);
  // Full turns are kept.
  const turned = transform("rotate(300deg)").accumulating(transform("rotate(100deg)"));
  near(transform("rotate(0deg)").to(turned).value(0.5).matrix[0], Math.cos((200 * Math.PI) / 180), 1e-15);
  assert.throws(() => base.accumulating(base.matrix), { name: "TypeError", field: "added" });
  for (const times of [-1, 0.5, NaN, 2 ** 31]) assert.throws(() => base.accumulating(base, times), { field: "times" });
});

test("A fling, a rubber band and a finger's velocity follow their formulas", () => {
  const fling = decay({ from: 5, velocity: 1000 });
  near(fling.velocity(0.1), 1000 * 0.998 ** 100, 1e-10);
  near(fling.end, 5 - 1000 / (1000 * Math.log(0.998)), 1e-10);
  const end = fling.settles({ epsilon: 0.5 });
  near(fling.end - fling.value(end), 0.5, 1e-9);
  const band = rubberBand({ extent: 400 });
  near(band.displacement(100), (1 - 1 / ((100 * 0.55) / 400 + 1)) * 400, 1e-12);
  near(band.pull(band.displacement(100)), 100, 1e-10);
  const samples = Array.from({ length: 11 }, (_, k) => ({ time: k / 120, x: (100 * k) / 120, y: (900 * k) / 120 }));
  const { x, y } = velocity(samples, { released: 0.09 });
  near(x, 100, 1e-10);
  near(y, 900, 1e-9);
  assert.deepEqual(velocity(samples, { released: 1 }), { x: 0, y: 0 });
  assert.deepEqual(velocity([]), { x: 0, y: 0 });
});

test("A release is decided by its rule, and settles as planned", () => {
  assert.equal(decide({ fraction: 0.3, velocity: 0.5 }), "finish");
  assert.equal(decide({ fraction: 0.3, velocity: 0.2 }), "cancel");
  assert.equal(decide({ fraction: 0.3, velocity: 0.5, rule: "threshold" }), "cancel");
  assert.equal(decide({ fraction: 0.3, velocity: 0.5, rule: "threshold", threshold: 0.2 }), "finish");
  assert.equal(decide({ fraction: 0.9, velocity: -1, rule: "velocity-sign" }), "cancel");
  assert.equal(decide({ fraction: 0.9, velocity: -2, rule: "fling" }), "cancel");
  assert.equal(decide({ fraction: 0.4, velocity: 0.5, rule: "look-ahead" }), "finish");
  const plan = settle({ fraction: 0.4, velocity: 2, outcome: "finish" });
  assert.deepEqual([plan.start, plan.target, plan.value(0), plan.velocity(0)], [0.4, 1, 0.4, 2]);
  assert.equal(plan.value(plan.duration), 1);
  // Texts and objects of the command.
  const near0 = { fraction: 0.55, velocity: 0 };
  for (const [rule, outcome] of [["threshold=0.6", "cancel"], [{ threshold: 0.5 }, "finish"], ["threshold(0.5)", "finish"], ["lookAhead", "finish"],
    [{ lookAhead: 0.1 }, "finish"], ["look-ahead=0.1", "finish"], ["Velocity_Sign", "cancel"]]) {
    assert.equal(decide({ ...near0, rule }), outcome, JSON.stringify(rule));
  }
  const lasting = (options) => settle({ fraction: 0.4, velocity: 2, outcome: "finish", ...options }).duration;
  for (const style of ["bouncy", "spring(bouncy)", { spring: "bouncy" }, { duration: 0.5, bounce: 0.3 }, spring("bouncy")]) {
    assert.equal(lasting({ style }), lasting({ style: "spring", spring: "bouncy" }), JSON.stringify(style));
  }
  for (const style of ["uikit(ease-out)", { uikit: "ease-out" }, { uikit: [0, 0, 0.58, 1] }, "uikit(cubic-bezier(0, 0, 0.58, 1))"]) {
    assert.equal(settle({ ...near0, outcome: "finish", style }).value(0.05), settle({ ...near0, outcome: "finish", style: "uikit", bezier: [0, 0, 0.58, 1] }).value(0.05));
  }
  assert.equal(settle({ ...near0, outcome: "finish", style: "uikit" }).value(0.05), settle({ ...near0, outcome: "finish", style: "uikit(ease-in-out)" }).value(0.05));
  const back = settle({ fraction: 0.4, velocity: 2, outcome: "cancel", overshoot: "rubber-band", limit: 0.1 });
  assert.equal(back.target, 0);
  assert.ok(back.minimum >= -0.1 && back.maximum > 0.4);
  const limited = settle({ fraction: 0.4, velocity: 2, outcome: "cancel", overshoot: "rubber-band=0.1" });
  assert.deepEqual([limited.minimum, limited.maximum], [back.minimum, back.maximum]);
  const uikit = settle({ fraction: 0.5, velocity: 0, outcome: "finish", style: "uikit", duration: 1, speed: 2 });
  assert.equal(uikit.duration, 0.25);
  assert.equal(settle({ fraction: 0.5, velocity: 0, outcome: "finish", style: "curve", duration: 1 }).duration, 0.5);
});

test("Errors have the field, its value and what is accepted", () => {
  refused(() => spring({ duration: -1 }), RangeError, { field: "duration", value: -1 });
  refused(() => spring({ stiffness: NaN, damping: 1 }), RangeError, { field: "stiffness", value: NaN });
  refused(() => spring({ stiffness: 1e300, damping: 1 }), RangeError, { field: "stiffness / mass", value: 1e300 });
  refused(() => spring("smooth", { velocity: NaN }), RangeError, { field: "velocity", value: NaN, index: undefined });
  refused(() => spring({ stiffness: 1 }), TypeError, { field: "stiffness", value: 1, message: /alone; accepted: with it one of damping, / });
  refused(() => spring({ stiffness: 1, bounce: 0 }), TypeError, { field: "bounce" });
  refused(() => spring({ tension: 170, friction: 26 }), TypeError, { field: "tension", message: /origami\(.*react-spring\(/ });
  refused(() => spring({ stifness: 1, damping: 0 }), TypeError, { field: "stifness", message: /^unknown field "stifness" of spring; did you mean "stiffness"\? Accepted: mass, .*, friction$/ });
  refused(() => spring({}), TypeError, { field: "spring", message: /^spring is "spring\(\)"; accepted: smooth, / });
  refused(() => spring([170, 26]), TypeError, { field: "spring", message: /^spring is an array; accepted: a text, or an object such as / });
  refused(() => spring({ stiffness: 1, Stiffness: 2, damping: 3 }), TypeError, { message: "Stiffness is 2; accepted: stiffness once" });
  // What does not fit ends with a whole word.
  assert.throws(() => spring("bouncey"), /Accepted: .* \w+,? …$/);
  refused(() => spring({ stiffness: "1", damping: 0 }), TypeError, { field: "stiffness", value: "1" });
  refused(() => spring({ stiffness: true, damping: 0 }), TypeError, { field: "stiffness", value: true });
  refused(() => spring({ "a=1, b": 1 }), TypeError, { field: "a=1, b" });
  refused(() => spring({ origami: { "a=1, b": 1 } }), TypeError, { field: "origami" });
  refused(() => spring({ preset: "bouncey" }), RangeError, { field: "preset", value: "bouncey", message: /did you mean "bouncy"\?/ });
  refused(() => spring({ origami: [-100, 7] }), RangeError, { field: "origami.tension", value: -100 });
  refused(() => spring("bouncey"), RangeError, {
    field: "spring", value: "bouncey", message: /^spring is "bouncey"; did you mean "bouncy"\? Accepted: smooth, snappy, /,
  });
  refused(() => spring("spring(response=-1, damping-ratio=1)"), RangeError, { field: "response", value: -1 });
  refused(() => spring(3), TypeError, { field: "spring", value: 3 });
  refused(() => spring([1, 170, 26]), TypeError, { field: "spring" });
  refused(() => spring({ bounce: 0.2 }, { target: 5 }), TypeError, {
    field: "target", value: 5, accepted: "from, to, velocity", message: 'unknown field "target" of motion; accepted: from, to, velocity',
  });
  refused(() => spring("smooth", { velocty: 5 }), TypeError, { field: "velocty", message: /did you mean "velocity"\?/ });
  refused(() => spring().settles({ epsilom: 1 }), TypeError, { message: /did you mean "epsilon"\?/ });
  refused(() => spring().css({ errors: 1 }), TypeError, { message: /did you mean "error"\?/ });
  refused(() => curve("ease").css({ epsilon: 1 }), TypeError, { message: /accepted: error$/ });
  refused(() => curve({ spring: spring(), velocity: 1 }), TypeError, { field: "velocity" });
  refused(() => curve({ steps: 4, jumps: "jump-end" }), TypeError, { message: /did you mean "jump"\?/ });
  refused(() => track({ times: [0], values: [0], interpolation: "hold" }), TypeError, { message: /did you mean "interpolations"\?/ });
  refused(() => transform("none", { boxes: 1 }), TypeError, { message: /did you mean "box"\?/ });
  refused(() => transform({ scales: [1, 1, 1] }), TypeError, { message: /did you mean "scale"\?/ });
  refused(() => transform("none").to(transform("none"), { methods: "css" }), TypeError, { field: "methods" });
  refused(() => decay({ velocity: 1, rates: 0.9 }), TypeError, { field: "rates" });
  refused(() => rubberBand({ extent: 1, coeficient: 0.9 }), TypeError, { message: /did you mean "coefficient"\?/ });
  refused(() => velocity([], { release: 1 }), TypeError, { message: /did you mean "released"\?/ });
  refused(() => decide({ fraction: 0, velocity: 0, rule: "fling", threshold: 1 }), TypeError, { field: "threshold" });
  refused(() => settle({ fraction: 0, velocity: 0, outcome: "finish", over: "clamp" }), TypeError, { field: "over" });
  refused(() => spring("smooth", { to: Infinity }), RangeError, { field: "to", value: Infinity });
  refused(() => spring("smooth", { to: "100" }), TypeError, { field: "to", value: "100" });
  refused(() => spring().value("0"), TypeError, { field: "time", value: "0" });
  refused(() => spring().settles({ epsilon: -1 }), RangeError, { field: "epsilon", value: -1 });
  refused(() => spring().css({ error: 2 }), RangeError, { field: "error", value: 2 });
  refused(() => spring({ bounce: 1 }).css(), RangeError, { field: "duration" });
  refused(() => spring().sample([0, "1"]), TypeError, { field: "times[1]", value: "1" });
  refused(() => spring().sample([0, 1], new Float64Array(1)), RangeError, { field: "out.length", value: 1 });
  refused(() => spring().sample([0, 1], [0, 1]), TypeError, { field: "out" });
  refused(() => curve("ease-inn"), RangeError, { field: "curve", value: "ease-inn", message: /did you mean "ease-in"\?/ });
  refused(() => curve("linear(0, ü)"), RangeError, {
    field: "curve", value: "linear(0, ü)", offset: 10, message: /^curve is "linear\(0, ü\)"; accepted at character 11: /,
  });
  refused(() => curve("spring(bouncey)"), RangeError, { field: "spring", message: /did you mean "bouncy"\?/ });
  refused(() => curve({ bezier: [2, 0, 0, 1] }), RangeError, { field: "bezier.x1", value: 2 });
  refused(() => curve({ spring: "bouncy", duration: -1 }), RangeError, { field: "duration", value: -1 });
  refused(() => curve({ path: "M 0,0 L" }), RangeError, { field: "path", value: "M 0,0 L" });
  refused(() => curve([2, 0, 0, 1]), RangeError, { field: "x1", value: 2 });
  refused(() => curve([0, 0, 1]), RangeError, { field: "curve.length", value: 3 });
  refused(() => curve({ steps: 0 }), RangeError, { field: "steps", value: 0 });
  refused(() => curve({ steps: 2, jump: "both" }), RangeError, { field: "jump" });
  refused(() => curve({ linear: [[0, 0], [1, NaN]] }), RangeError, { field: "output of linear", index: 1 });
  refused(() => curve({ stops: [[0, 0], [1, 1]] }), TypeError, { field: "stops", message: /^unknown field "stops" of curve; / });
  refused(() => curve({ bezer: [0, 0, 1, 1] }), TypeError, { message: /^unknown field "bezer" of curve; did you mean "bezier"\?/ });
  refused(() => curve({ reversed: { linear: [[0, 0], [1, NaN]] } }), RangeError, { field: "linear[1]", index: 1 });
  refused(() => curve({ reversed: { steps: 0 } }), RangeError, { field: "reversed", message: /a whole number from 1 / });
  refused(() => curve({}), TypeError, { field: "curve" });
  refused(() => track({ times: [0, 1, 0.5], values: [0, 0, 0] }), RangeError, { field: "times", index: 2, value: 0.5 });
  refused(() => track({ times: [0, 1], values: [0] }), RangeError, { field: "values.length", value: 1 });
  refused(() => track({ times: [], values: [] }), RangeError, { field: "times", value: 0 });
  refused(() => track({ times: [0, 1], values: [0, 1], mode: "cubic" }), RangeError, { field: "mode" });
  refused(() => track({ times: [0, 1], values: [0, 1], mode: "catmul-rom" }), RangeError, { message: /did you mean "catmullRom"\?/ });
  refused(() => track({ times: [0, 1], values: [0, 1], mode: "hold" }), RangeError, { message: /did you mean "holdSafe"\? Accepted: discrete, / });
  refused(() => track({ times: [0, 1], values: [0, 1], timing: 3 }), TypeError, { field: "curve", message: /^curve is 3; accepted: a text, four numbers, or an object/ });
  refused(() => track({ times: [0, 1], values: [0, 1], mode: "l-inear" }), RangeError, { message: /did you mean "linear"\?/ });
  refused(() => spring({ "d-uration": 0.5, bounce: 0.2 }), TypeError, { message: /did you mean "duration"\?/ });
  refused(() => track({ times: [0, 1], values: [0, 1], mode: "linear", ends: "clamped" }), TypeError, { field: "ends" });
  refused(() => track({ times: [0, 1], values: [0, 1], interpolations: [{ mod: "linear" }] }), TypeError, { message: /did you mean "mode"\?/ });
  refused(() => transform("rotate(90)"), RangeError, { field: "transform" });
  refused(() => transform("translate(50%)"), RangeError, { field: "transform" });
  refused(() => transform([1, 2]), RangeError, { field: "matrix.length", value: 2 });
  refused(() => transform("scale(0)").decompose(), RangeError, { field: "matrix" });
  refused(() => decay({ velocity: 1, rate: 1 }), RangeError, { field: "rate", value: 1 });
  refused(() => rubberBand({ extent: 0 }), RangeError, { field: "extent", value: 0 });
  refused(() => velocity([{ time: 1 }, { time: 0 }]), RangeError, { field: "samples.time", index: 1, value: 0 });
  refused(() => decide({ fraction: NaN, velocity: 0 }), RangeError, { field: "fraction", value: NaN });
  refused(() => decide({ fraction: 0, velocity: 0, rate: 2 }), RangeError, { field: "rate", value: 2 });
  refused(() => settle({ fraction: 0, velocity: 0, outcome: "end" }), RangeError, { field: "outcome", value: "end" });
  for (const [number, rule] of [[2, "threshold"], [-1, "threshold"], [-1, "fling"], [-1, "look-ahead"], [1, "projected"]]) {
    const [field] = [{ threshold: "threshold", fling: "minimumVelocity", "look-ahead": "seconds", projected: "rate" }[rule]];
    refused(() => decide({ fraction: 1, velocity: 1, rule, [field]: number }), RangeError, { field, value: number });
    refused(() => decide({ fraction: 1, velocity: 1, rule: `${rule}=${number}` }), RangeError, { field: rule, value: number });
  }
  refused(() => decide({ fraction: 1, velocity: 1, rule: "treshold=0.6" }), RangeError, { field: "rule", message: /did you mean "threshold"\?/ });
  refused(() => decide({ fraction: 1, velocity: 1, rule: "velocity-sign=1" }), TypeError, { field: "velocity-sign" });
  refused(() => decide({ fraction: 1, velocity: 1, rule: "threshold=0.6", threshold: 0.5 }), TypeError, { field: "threshold" });
  refused(() => velocity([{ time: 0, z: 0 }]), TypeError, { field: "z", message: /^unknown field "z" of samples\[0\]; .*Accepted: time, x, y$/ });
  const still = { fraction: 0, velocity: 0, outcome: "finish" };
  refused(() => settle({ ...still, style: "curve", speed: 0 }), RangeError, { field: "speed" });
  refused(() => settle({ ...still, overshoot: "rubber-band", limit: 0 }), RangeError, { field: "limit" });
  refused(() => settle({ ...still, style: "uikit", bezier: [0, 0, 2, 1] }), RangeError, { field: "bezier", index: 2, value: 2 });
  refused(() => settle({ ...still, style: "uikt" }), RangeError, { field: "style", message: /did you mean "uikit"\? Accepted: spring, curve, uikit, smooth, / });
  for (const style of [3, null, []]) refused(() => settle({ ...still, style }), TypeError, { field: "style", message: /^style is (3|null|an array); accepted: spring, curve, uikit, smooth, / });
  refused(() => settle({ ...still, style: "uikit(steps(2))" }), TypeError, { field: "uikit" });
  refused(() => settle({ ...still, style: "bouncy", spring: "smooth" }), TypeError, { field: "spring" });
});

test("Objects nested deeper than texts may be are refused", () => {
  const deep = (name, count) => {
    let value = "ease";
    for (let level = 0; level < count; level++) value = { [name]: value };
    return value;
  };
  const nested = { ...deep("curve", 3) };
  assert.equal(curve(deep("reversed", 16)).value(0.3), curve("ease").value(0.3));
  assert.equal(curve(nested).text, "ease");
  let list = [];
  for (let level = 0; level < 100000; level++) list = [list];
  for (const call of [
    () => curve(deep("reversed", 100000)), () => curve(deep("curve", 100000)), () => spring(deep("spring", 100000)),
    () => spring({ origami: list }), () => curve({ bezier: list }), () => settle({ fraction: 0, velocity: 0, outcome: "finish", style: { uikit: deep("reversed", 100000) } }),
  ]) assert.throws(call, { name: "RangeError", accepted: "at most 16 values inside one another" });
});

test("Values are frozen, and disposed values throw", () => {
  for (const value of [spring(), decay({ velocity: 1 }), rubberBand({ extent: 1 }), transform("none"), curve("ease")]) {
    assert.ok(Object.isFrozen(value));
  }
  assert.ok(Object.isFrozen(transform("none").matrix) && Object.isFrozen(spring().css()));
  const disposable = [
    [curve("ease"), (c) => c.value(0)],
    [curve("ease"), (c) => c.css()],
    [curve("ease"), (c) => c.inverse(0)],
    [curve("ease"), (c) => track({ times: [0, 1], values: [0, 1], timing: c })],
    [track({ times: [0], values: [1] }), (t) => t.sample([0])],
    [transform("none").to(transform("scale(2)")), (path) => path.value(0)],
    [settle({ fraction: 0, velocity: 0, outcome: "finish" }), (plan) => plan.velocity(0)],
  ];
  for (const [value, use] of disposable) {
    use(value);
    value[Symbol.dispose ?? Symbol.for("Symbol.dispose")]();
    value.dispose();
    assert.throws(() => use(value), TypeError);
  }
});

test("Disposed curves make room for others", () => {
  for (let k = 0; k < 300000; k++) curve([0, k / 300000, 1, 1]).dispose();
  const live = Array.from({ length: 1000 }, (_, k) => curve({ steps: k + 1 }));
  live.forEach((c, k) => assert.equal(c.value(1), 1, `${k}`));
  live.forEach((c) => c.dispose());
});

test("A track that is refused releases the curves that were made for it", async () => {
  const { instantiate } = WebAssembly;
  let freed = 0;
  WebAssembly.instantiate = async (...given) => {
    const { exports } = await instantiate(...given);
    const hooke_free = (id) => {
      freed += 1;
      exports.hooke_free(id);
    };
    return { exports: { ...exports, hooke_free } };
  };
  const counted = await import(new URL("core.js?counted", moduleAddress));
  await counted.init(readFileSync(new URL("hooke.wasm", moduleAddress))).finally(() => (WebAssembly.instantiate = instantiate));
  const given = { times: [0, 1, 2], values: [0, 1, 2] };
  counted.track({ ...given, timing: "ease" });
  assert.equal(freed, 2);
  assert.throws(() => counted.track({ ...given, interpolations: [{ timing: "ease" }, { timing: "wrong" }] }), RangeError);
  assert.equal(freed, 3);
});

test("A long track grows the memory, and its views stay valid", () => {
  const n = 200000;
  const times = Float64Array.from({ length: n }, (_, k) => k);
  const values = times.map((t) => t % 7);
  const long = track({ times, values });
  const s = spring();
  assert.equal(long.value(123456), 123456 % 7);
  assert.deepEqual([...long.sample(times).subarray(n - 3)], [...values.subarray(n - 3)]);
  assert.equal(s.value(0), 0);
  long.dispose();
});

test("Versions are those of the package and the interface", () => {
  assert.match(version(), /^\d+\.\d+\.\d+$/);
  assert.equal(abi(), 3);
});
