import assert from "node:assert/strict";
import { test } from "node:test";
import { randomCases, randomSeed } from "../random-cases.js";
import { random, springs } from "./studio.js";
import { Store } from "../../Sources/Web/studio/model/history.js";
import { excursionOf, halfTime, peakOf, settlingOf, shapeOf, withHalf, withPeak, withShape, leastOvershoot, reachOf, withReach } from "../../Sources/Web/studio/model/spring-shape.js";
import { longestLink, read, write } from "../../Sources/Web/studio/model/link.js";
import { curve, curves, springs as presets } from "../../Sources/JavaScript/core.js";
import { motionOf, preset, spellings } from "../../Sources/Web/studio/model/springs.js";
import { cssOf, nameOf, presetOf, readCurve, shapeOfCurve } from "../../Sources/Web/studio/model/curves.js";
import { initialKeyframes, trackOf, withKey, withoutKey } from "../../Sources/Web/studio/model/keyframes.js";
import { boundary, decideWith, initialGesture, readTrace, rules } from "../../Sources/Web/studio/model/gestures.js";
import { project, visiblePart } from "../../Sources/Web/studio/model/transforms.js";
import { readTyped } from "../../Sources/Web/studio/model/units.js";
import { screens } from "../../Sources/Web/studio/model/screens.js";
import { rounded } from "../../Sources/Web/parts/numbers.js";

const near = (a, b, tolerance, message) =>
  assert.ok(Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(b)), message ?? `${a} is not within ${tolerance} of ${b}`);
const state = (changes = {}) => ({
  screen: "springs", ...Object.fromEntries(Object.entries(screens).map(([name, { initial }]) => [name, initial])), ...changes,
});

test("a typed value is read in its unit", () => {
  const rows = [
    ["350ms", "time", 0.35], ["0.35 s", "time", 0.35], [".5", "time", 0.5], ["45deg", "angle", 45], ["0.25turn", "angle", 90],
    ["12pt", "length", 12], ["−3", "number", -3], ["40%", "ratio", 0.4], ["1e-3", "number", 0.001], ["2/s", "velocity", 2],
    ["1/ms", "velocity", 1000], ["-0", "number", 0],
  ];
  for (const [text, kind, value] of rows) assert.deepEqual(readTyped(text, kind), { value }, text);
});

test("a wrong text gets a reason that names it and what is accepted", () => {
  for (const [text, kind, bounds] of [
    ["", "time"], ["abc", "time"], ["5kg", "length"], ["1.2.3", "number"], ["--1", "number"], ["NaN", "number"], ["Infinity", "number"],
    ["1e999", "number"], ["-1", "time", { above: 0 }], ["2", "ratio", { low: 0, high: 1 }], ["12pt", "time"],
  ]) {
    const { value, reason } = readTyped(text, kind, bounds);
    assert.equal(value, undefined, text);
    assert.match(reason, /accepted: /, text);
  }
});

test("undo restores 200 gestures, one step each, and a new one forgets the redone", () => {
  const store = new Store({ x: 0 }, JSON.stringify);
  for (let step = 1; step <= 250; step += 1) {
    for (let move = 0; move < 3; move += 1) store.change(() => ({ x: step - 0.1 * move }));
    store.change(() => ({ x: step }));
    store.commit();
  }
  for (let step = 0; step < 200; step += 1) store.undo();
  assert.equal(store.state.x, 50);
  assert.equal(store.canUndo, false);
  store.undo();
  assert.equal(store.state.x, 50);
  store.redo();
  assert.equal(store.state.x, 51);
  store.set(() => ({ x: 7 }));
  assert.equal(store.canRedo, false);
});

test("settling is relative to the largest distance, also of a motion that ends where it starts", () => {
  for (const { item, from, to } of springs(200)) {
    for (const motion of [motionOf(item, from, to), motionOf({ ...item, velocity: item.velocity || 90 }, to, to)]) {
      const settled = settlingOf(motion, 0.001);
      const end = Number.isFinite(settled) ? settled : 10 * motion.response;
      const times = Float64Array.from({ length: 4001 }, (_, index) => (end * index) / 4000);
      const largest = motion.sample(times).reduce((most, value) => Math.max(most, Math.abs(value - motion.to)), 0);
      assert.ok(Math.abs(excursionOf(motion) / largest - 1) < 1e-4, `${excursionOf(motion)} for ${largest}`);
      assert.ok(settled > 0 && Number.isFinite(settled));
    }
  }
});

test("Escape restores the state before the gesture; a gesture without a change is no step", () => {
  const store = new Store({ x: 1 }, JSON.stringify);
  store.change(() => ({ x: 2 }));
  store.revert();
  assert.equal(store.state.x, 1);
  store.change(() => ({ x: 2 }));
  store.change(() => ({ x: 1 }));
  store.commit();
  assert.equal(store.canUndo, false);
});

test("a link reads back as the same doubles", () => {
  for (const { item, from, to } of springs(100)) {
    const given = state({ springs: { ...screens.springs.initial, from, to, items: [item, { ...item, velocity: 1 / 3 }] } });
    const text = write(given, screens);
    assert.ok(text.length <= longestLink);
    const { state: found, faults } = read(text, screens);
    assert.deepEqual(faults, []);
    assert.deepEqual(found, given);
    assert.equal(write(found, screens), text);
  }
  for (const screen of Object.keys(screens)) {
    assert.deepEqual(read(write(state({ screen }), screens), screens), { state: state({ screen }), faults: [] });
  }
});

test("no state has a negative zero", () => {
  const { state: found, faults } = read("#1;springs;f=-0;t=1;s=1,100,10,-0.0", screens);
  assert.deepEqual([found.springs.from, found.springs.items[0].velocity, faults], [0, 0, []]);
  // As after the key for a smaller value.
  assert.equal(rounded(-1e-17, 0.1), 0);
});

test("percent signs of a link are escapes or stand for themselves", () => {
  const next = random(randomSeed(20));
  const whole = (most) => Math.floor(next() * (most + 1));
  for (let round = 0; round < randomCases(300); round += 1) {
    const first = whole(60);
    const between = [`${first}%${first + whole(39)}%`, `${first}% ${first + whole(39)}%`, `${first}%`][whole(2)];
    const text = `linear(0${["", " "][whole(1)]},.${whole(99)} ${between}${["", " "][whole(1)]},1)`;
    const { state: { curves: { items: expected } }, faults: none } = read(`#1;curves;s=${encodeURIComponent(text)}`, screens);
    assert.deepEqual([none, expected], [[], [readCurve(text)]], text);
    for (const hash of [`#1;curves;s=${text}`, new URL(`https://example.org/#1;curves;s=${text}`).hash, `#${encodeURIComponent(`1;curves;s=${text}`)}`]) {
      const { state: { curves: { items } }, faults } = read(hash, screens);
      assert.deepEqual([faults, items], [[], expected], hash);
    }
  }
});

test("a link takes the texts of springs and curves", () => {
  const only = (text, screen) => {
    const { state: found, faults } = read(text, screens);
    assert.deepEqual(faults, [], text);
    return found[screen].items;
  };
  const spring = (text) => ({ ...preset(text), velocity: 0 });
  assert.deepEqual(only("#1;springs;s=bouncy/spring(response=0.4,damping-ratio=0.8)/1,170,26,5", "springs"),
    [spring("bouncy"), spring("spring(response=0.4, damping-ratio=0.8)"), { mass: 1, stiffness: 170, damping: 26, velocity: 5 }]);
  assert.deepEqual(only("#1;springs;s=origami(40,%207)", "springs"), [{ mass: 1, stiffness: 230.2, damping: 22, velocity: 0 }]);
  assert.deepEqual(only("#1;curves;s=ease-in/steps(4,jump-none)/cubic-bezier(.1,0,.2,1)/linear(0,.5%2025%,1)", "curves"), [
    { kind: "bezier", points: [0.42, 0, 1, 1] }, { kind: "steps", steps: 4, jump: "none" },
    { kind: "bezier", points: [0.1, 0, 0.2, 1] }, { kind: "stops", stops: [[0, 0], [0.25, 0.5], [1, 1]] },
  ]);
  for (const text of ["linear(0, .5 25%, 1)", encodeURIComponent("linear(0, .5 25%, 1)"), "linear(0,%20.5%2025%,%201)"]) {
    assert.deepEqual(only(`#1;curves;s=${text}`, "curves"), [{ kind: "stops", stops: [[0, 0], [0.25, 0.5], [1, 1]] }]);
  }
  for (const text of ["ease /* c */", encodeURIComponent("ease /* a/b; c */"), "ease/* c *//ease"]) {
    assert.deepEqual(only(`#1;curves;s=${text}`, "curves")[0], { kind: "bezier", points: [0.25, 0.1, 0.25, 1] }, text);
  }
  for (const text of ["easeOutBounce", "spring(bouncy)", "emphasized", "reversed(spring(bouncy))", 'path("M 0,0 C 0.1,0 0.2,1 1,1")']) {
    const [item] = only(`#1;curves;s=${text}`, "curves");
    const [exact, shown] = [curve(text), shapeOfCurve(item)];
    for (let k = 0; k <= 1000; k += 1) {
      const error = Math.abs(shown.value(k / 1000) - exact.value(k / 1000));
      assert.ok(error < 0.01, `${text} at ${k / 1000}: ${error}`);
    }
    const { state: again, faults } = read(write(state({ screen: "curves", curves: { ...screens.curves.initial, items: [item] } }), screens), screens);
    assert.deepEqual([again.curves.items, faults], [[item], []]);
  }
  for (const [text, reason] of [["#1;springs;s=bouncey", /did you mean "bouncy"/], ["#1;curves;s=easeOutBounse", /did you mean "easeOutBounce"/]]) {
    const { faults } = read(text, screens);
    assert.match(faults.join(), reason);
  }
});

test("a part of a link that cannot be read keeps its default and is reported", () => {
  const bad = [
    ["#2;springs", /begins with/], ["#1;snakes", /accepted: springs/], ["#1;springs;q=1", /no field/], ["#1;springs;t=abc", /to is “abc”/],
    ["#1;springs;f=1;t=1", /two different numbers/], ["#1;springs;s=1,2", /accepted: 4 numbers: mass/], ["#1;springs;s=-1,100,10,0", /mass is “-1”/],
    ["#1;springs;n=3", /selected is 3/], ["#1;springs;t=1e400", /to is/], ["#1;curves;s=b2,0,0,1", /x1/], ["#1;curves;s=s0,end", /1 to 1000/],
    ["#1;keyframes;k=x:0,0:1", /2 to 40 keys/], ["#1;keyframes;k=x:1,0_0,0:1", /times/], ["#1;gesture;r=threshold;a=3", /0 to 1/],
    ["#1;transforms;f=0,0,0,0,0,0,0", /scale/], ["#1;springs;p", /no field/],
    ["#1;paths;p=M0_0", /no line/], ["#1;paths;q=M0_0L1", /end of the text/], [`#1;paths;p=M0_0${"L1_1".repeat(200)}`, /at most 640/], ["#1;paths;c=1", /2 to 60/], ["#%00", /begins with/],
  ];
  for (const [text, reason] of bad) {
    const { state: found, faults } = read(text, screens);
    assert.equal(faults.length, 1, `${text}: ${faults}`);
    assert.match(faults[0], reason);
    assert.equal(found.springs.to, 1);
  }
});

test("a random link never throws", () => {
  const next = random(randomSeed(3));
  const letters = "#1;=,./:_-springscurveskeyframesgesturetransformsftdnesobl0123456789%";
  for (let round = 0; round < randomCases(20000); round += 1) {
    const text = Array.from({ length: 40 * next() }, () => letters[Math.floor(letters.length * next())]).join("");
    read(text, screens);
    const good = write(state({ screen: Object.keys(screens)[round % 6] }), screens);
    const at = Math.floor(good.length * next());
    read(good.slice(0, at) + letters[Math.floor(letters.length * next())] + good.slice(at + 1), screens);
  }
});

test("each spelling of a spring reads back as the same spring", () => {
  let worst = 0;
  for (const { item } of springs(200)) {
    for (const [name, { read, make }] of Object.entries(spellings)) {
      const values = read(item);
      if (!Object.values(values).every(Number.isFinite)) continue;
      const found = make(values);
      for (const key of ["stiffness", "damping"]) {
        const [wanted, got] = [item[key] / item.mass, found[key] / found.mass];
        // Far below its usual range pop's speed cancels.
        const error = Math.abs(got / wanted - 1);
        worst = Math.max(worst, error);
        assert.ok(error <= 1e-9, `${name} ${key}: ${got}, not ${wanted}`);
      }
    }
  }
  assert.ok(worst < 1e-9);
  assert.deepEqual(spellings.tension.make({ tension: 40, friction: 7 }), { mass: 1, stiffness: 230.2, damping: 22 });
  assert.equal(preset("coreAnimationDefault").stiffness, 100);
  assert.ok(presets.length >= 7 && presets.every((name) => preset(name).stiffness > 0));
});

test("a peak's handle gives the spring with its peak there", () => {
  const next = random(randomSeed(5));
  const rounds = randomCases(2000);
  let count = 0;
  for (let round = 0; round < rounds; round += 1) {
    const [time, overshoot] = [0.05 + next(), 0.002 + 0.9 * next()];
    const rest = withPeak(time, overshoot, { frequency: 10, ratio: 0.5, u: 0 });
    const peak = peakOf({ ...rest, u: 0 });
    near(peak.time, time, 1e-12);
    near(peak.overshoot, overshoot, 1e-12);
    // With a velocity, from a spring nearby, as a drag does.
    const shape = { frequency: 5 + 10 * next(), ratio: 0.2 + 0.6 * next(), u: 8 * next() - 4 };
    const start = peakOf(shape);
    const moved = [start.time * (1 + 0.04 * (next() - 0.5)), Math.max(start.overshoot + 0.04 * (next() - 0.5), 1e-3)];
    const found = withPeak(...moved, shape);
    if (!found) continue;
    count += 1;
    const other = peakOf({ ...found, u: shape.u });
    near(other.time, moved[0], 1e-6);
    near(other.overshoot, moved[1], 1e-6);
  }
  assert.ok(count > 0.95 * rounds, `${count} of ${rounds} have a solution`);
});

test("the peak's handle goes on below the target, to damping ratios above 1 and back", () => {
  // From rest: the ratio 1 is at −(1 + a)e⁻ᵃ, a the angle of the last peak that shows, π/√(1 − ζ²).
  const ratio = -Math.log(leastOvershoot) / Math.hypot(Math.PI, Math.log(leastOvershoot));
  const angle = Math.PI / Math.sqrt(1 - ratio ** 2);
  const critical = withReach(0.5, -(1 + angle) * Math.exp(-angle), { frequency: 10, ratio: 0.5, u: 0 });
  near(critical.ratio, 1, 1e-9);
  near(critical.frequency, angle / 0.5, 1e-12);
  const next = random(randomSeed(7));
  for (let round = 0; round < randomCases(500); round += 1) {
    const [time, overshoot] = [0.05 + next(), next() < 0.5 ? -0.7 * next() : 0.9 * next() + leastOvershoot];
    const found = withReach(time, overshoot, { frequency: 5 + 10 * next(), ratio: 2 * next(), u: 0 });
    const place = reachOf({ ...found, u: 0 });
    near(place.time, time, 1e-9);
    near(place.overshoot, overshoot, 1e-7);
    assert.equal(found.ratio > ratio * (1 + 1e-9), overshoot < leastOvershoot, `${found.ratio} at ${overshoot}`);
  }
  // Between the last peak that shows and the ratio 1.
  near(withReach(0.5, -2.4636765e-5, { frequency: 10, ratio: 0.5, u: 0 }).ratio, 0.9585250203583, 1e-9);
});

test("the peak is where the core's velocity is zero and its value the largest", () => {
  for (const { item, from, to } of springs(200)) {
    const shape = shapeOf(item, to - from);
    const peak = peakOf(shape);
    if (!peak) continue;
    const motion = motionOf(item, from, to);
    assert.ok(Math.abs(motion.velocity(peak.time)) <= 1e-9 * shape.frequency * Math.abs(to - from) * (1 + Math.abs(shape.u)));
    near((motion.value(peak.time) - from) / (to - from), 1 + peak.overshoot, 1e-9);
  }
});

test("the handle half way gives the spring that is half way there", () => {
  for (const { item, from, to } of springs(100)) {
    const shape = shapeOf(item, to - from);
    if (shape.ratio < 1) continue;
    for (const factor of [0.5, 0.9, 1.1, 3]) {
      const time = factor * halfTime(shape);
      const frequency = withHalf(time, shape);
      if (frequency === undefined) {
        // Its velocity alone is faster, or the spring holds it back from then on, at every frequency.
        const sides = Array.from({ length: 161 }, (_, index) => halfTime({ ...shape, frequency: shape.frequency * Math.exp((index - 80) / 10) }) > time);
        assert.ok(shape.u > 0 && sides.every((side) => side === sides[0]), `${time} of ${JSON.stringify(shape)}`);
        continue;
      }
      near(halfTime({ ...shape, frequency }), time, 1e-9);
      const made = withShape(item, frequency, shape.ratio);
      near(made.damping / (2 * Math.sqrt(made.stiffness * made.mass)), shape.ratio, 1e-12);
    }
  }
  // Slower springs are half way sooner, by the velocity: the frequency that is found is the near one.
  const carried = { frequency: 11.25708538681689, ratio: 2.2051594596588124, u: 3.4151178766041994 };
  const frequency = withHalf(0.9 * halfTime(carried), carried);
  assert.ok(frequency > carried.frequency && frequency < 1.2 * carried.frequency, `${frequency}`);
});

test("a curve's CSS reads back as the same curve", () => {
  for (const name of curves) {
    const item = readCurve(name);
    const again = readCurve(cssOf(item));
    if (item.kind === "bezier") assert.deepEqual(again, item);
    else item.stops.flat().forEach((value, index) => near(again.stops.flat()[index], value, 1e-15));
    assert.equal(nameOf(item), name);
  }
  assert.deepEqual(readCurve("steps(4, jump-none)"), { kind: "steps", steps: 4, jump: "none" });
  assert.deepEqual(readCurve("step-start"), { kind: "steps", steps: 1, jump: "start" });
  assert.deepEqual(readCurve("linear(0, 0.5 25%, 1)"), { kind: "stops", stops: [[0, 0], [0.25, 0.5], [1, 1]] });
  assert.deepEqual(readCurve("linear(0, 0.2, 0.9, 1)").stops.map(([input]) => Number(input.toFixed(6))), [0, 0.333333, 0.666667, 1]);
  for (const text of ["", "cubic-bezier(2,0,0,1)", "wobble", "steps(0)", "steps(1000000000)"]) assert.throws(() => readCurve(text), text);
});

test("a named curve is a Bézier, or a few within 0.001, or stops within 0.002", () => {
  const kinds = {};
  for (const name of curves) {
    const item = presetOf(name);
    (kinds[item.kind] ??= []).push(name);
    const [a, b] = [curve(name), shapeOfCurve(item)];
    const most = item.kind === "stops" ? 0.002 : 0.001;
    for (let index = 0; index <= 3000; index += 1) {
      const input = index / 3000;
      assert.ok(Math.abs(a.value(input) - b.value(input)) <= most * 1.2, `${name} at ${input}: off by ${a.value(input) - b.value(input)}`);
    }
    for (const shape of [a, b]) shape.dispose();
    assert.equal(nameOf(item), name);
  }
  for (const name of ["easeInQuad", "easeOutCubic", "easeOutBack", "standard"]) assert.ok(kinds.bezier.includes(name), name);
  for (const name of ["easeOutBounce", "easeOutElastic", "emphasized", "easeInOutCubic"]) assert.ok(kinds.beziers.includes(name), name);
  assert.ok(kinds.stops.length <= 6, `${kinds.stops}`);
  assert.equal(nameOf({ kind: "steps", steps: 3, jump: "end" }), undefined);
});

test("a key is added on the curve, and two keys stay", () => {
  const row = initialKeyframes.rows[2];
  const more = withKey(row, 0.3, 1);
  assert.equal(more.keys.length, 4);
  assert.equal(more.segments.length, 3);
  assert.deepEqual(more.keys[1], [0.3, 1]);
  assert.deepEqual(withoutKey(more, 1), row);
  trackOf(more).dispose();
  const two = { ...row, keys: row.keys.slice(0, 2), segments: row.segments.slice(0, 1) };
  assert.equal(withoutKey(two, 0), two);
});

test("the tinted boundary is where each rule changes its outcome", () => {
  for (const { name, initial = 0 } of rules) {
    const settings = { ...initialGesture, rule: name, parameter: initial };
    for (let fraction = 0; fraction <= 1; fraction += 0.05) {
      const limit = boundary(settings, fraction, 6);
      if (!Number.isFinite(limit)) continue;
      assert.equal(decideWith(settings, fraction, limit + 1e-3), "finish", `${name} ${fraction}`);
      assert.equal(decideWith(settings, fraction, limit - 1e-3), "cancel", `${name} ${fraction}`);
    }
  }
});

test("a trace is read, and a wrong one is refused with its line", () => {
  const head = "time_ms,phase,x,y,finger\n";
  assert.equal(readTrace(`${head}0,down,1,2,0\n4,down,1,2,1\n8,move,1,1,0\n9,up,1,1,0\n`).samples.length, 3);
  for (const [text, reason] of [
    ["a,b\n", /Line 1/], [`${head}0,down,1,2,0\n5,jump,1,2,0\n`, /Line 3/], [`${head}0,down,1,,0\n`, /Line 2/], [`${head}0,down,1,2,0\n`, /two samples/],
    [`${head}5,down,1,2,0\n4,move,1,2,0\n`, /Line 3/], [`${head}0,move,1,2,0\n4,move,1,2,0\n`, /first phase/],
  ]) assert.match(readTrace(text).reason, reason, text);
});

test("a part behind the eye is cut away", () => {
  const still = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
  const front = visiblePart(still, 100, 50, 600);
  assert.equal(front.isCut, false);
  assert.deepEqual(front.polygon, [[-50, -25], [50, -25], [50, 25], [-50, 25]]);
  // Turned by 90° about y and moved towards the eye: half of it is behind.
  const turned = [0, 0, -1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 600, 1];
  assert.ok(project(turned, -50, 0, 600).w < 0);
  // Half as wide and 10 to the right, w is x/600: the card is cut at x = 12, where w is 0.02.
  const shifted = turned.with(0, 0.5).with(12, 10);
  const { polygon, isCut } = visiblePart(shifted, 100, 50, 600);
  assert.equal(isCut, true);
  const wanted = [[800, -1250], [420, -300], [420, 300], [800, 1250]];
  assert.equal(polygon.length, 4);
  for (const [x, y] of wanted) assert.ok(polygon.some(([px, py]) => Math.hypot(px - x, py - y) < 1e-9), `${x}, ${y} in ${polygon}`);
});
