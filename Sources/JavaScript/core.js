// The functions of hooke.wasm, with their types checked.
import { makeModule, NO_SOLUTION } from "./module.js";
import {
  array, bezierOfText, callOf, checkSeconds, choice, curveForm, curveText, fixed, isList, isSame, known, number, object,
  refuse, segmentFields, segmentModes, segmentsOf, SpringNumbers, wordOf,
} from "./values.js";

const {
  at, check, Handle, idOf, init: load, memory, parse, physical, readText, ready, result, resultHandle, sample,
  wasm, withRoom, withTexts, write,
} = makeModule("hooke");

/** Loads the module. */
export const init = (source) =>
  load(source, () => {
    springs.push(...readText((...place) => wasm.hooke_spring_names(...place, at.errors)).split(" "));
    curves.push(...readText((...place) => wasm.hooke_curve_names(...place, at.errors)).split(" "));
    Object.freeze(springs);
    Object.freeze(curves);
  });

// --- Springs

const springNames = ["mass", "stiffness", "damping"];
const motionNames = { motion: [...springNames, "from", "to", "velocity"], largest_error: "error", distance: "epsilon" };

/** The names of springs, after the module is loaded. */
export const springs = [];

const readCSS = (curve) => readText((...place) => wasm.hooke_curve_css(curve, ...place, at.errors));

// Returns the CSS of a curve and releases the curve.
const takeCSS = (curve) => {
  try {
    return readCSS(curve);
  } finally {
    wasm.hooke_free(curve);
  }
};

const largestError = (options) => number(known(options, "options", "error").error ?? 0.001, "error");

class Spring extends SpringNumbers {
  constructor(numbers, motion) {
    super(numbers);
    const { from = 0, to = 1, velocity = 0 } = known(motion, "motion", "from", "to", "velocity");
    this.from = number(from, "from");
    this.to = number(to, "to");
    this.initialVelocity = number(velocity, "velocity");
    Object.freeze(this);
    // Sampling zero times validates the motion.
    check(ready().hooke_spring_sample(this.#motion(), 0, 0, 0, 0, at.errors), motionNames);
  }

  get #numbers() {
    return [this.mass, this.stiffness, this.damping, this.from, this.to, this.initialVelocity];
  }

  #motion() {
    return write(...this.#numbers);
  }

  #state(time) {
    wasm.hooke_spring(...this.#numbers, number(time, "time"), at.results);
  }

  #spelled(code, index) {
    check(wasm.hooke_spring_convert(0, this.#motion(), code, at.results, at.errors));
    return result(index);
  }

  get duration() {
    return this.#spelled(1, 0);
  }
  get bounce() {
    return this.#spelled(1, 1);
  }
  get response() {
    return this.#spelled(2, 0);
  }
  get dampingRatio() {
    return this.#spelled(2, 1);
  }
  get text() {
    return readText((...place) => wasm.hooke_spring_text(this.#motion(), ...place, at.errors));
  }

  value(time) {
    this.#state(time);
    return result(0);
  }

  velocity(time) {
    this.#state(time);
    return result(1);
  }

  sample(times, out, velocities) {
    return withRoom(48, (motion) => {
      memory().f64.set(this.#numbers, motion >>> 3);
      return sample(times, "times", 1, out, (...places) =>
        wasm.hooke_spring_sample(motion, ...places, at.errors), [velocities, "velocities"]);
    });
  }

  settles(options = {}) {
    const { epsilon = 0.001, speed = Infinity } = known(options, "options", "epsilon", "speed");
    const status = wasm.hooke_spring_settle(
      this.#motion(), number(epsilon, "epsilon"), number(speed, "speed"), at.results, at.errors);
    if (status === NO_SOLUTION) return Infinity;
    check(status, motionNames);
    return result();
  }

  retarget(to, time) {
    return new Spring(physical(this), { from: this.value(time), to, velocity: this.velocity(time) });
  }

  css(options = {}) {
    const error = largestError(options);
    check(wasm.hooke_spring_linear(this.#motion(), error, at.results + 8, at.results + 16, at.results, at.errors), motionNames);
    const [duration, found] = [result(1), result(2)];
    return Object.freeze({ duration, easing: takeCSS(resultHandle()), error: found });
  }
}

/** A spring's motion. */
export const spring = (parameters = { duration: 0.5 }, motion = {}) => new Spring(physical(parameters), motion);

// --- Values in the module's memory

class Sampled extends Handle {
  value(input) {
    return one(this, input, 0);
  }

  sample(inputs, out, rates) {
    const id = idOf(this);
    return sample(inputs, "inputs", 1, out, (...places) => wasm.hooke_sample(id, ...places, at.errors), [rates, "rates"]);
  }
}

const one = (handle, input, index) => {
  const [value, rate] = index === 0 ? [at.results, 0] : [0, at.results + 8];
  check(wasm.hooke_sample(idOf(handle), write(number(input, "input")), 1, value, rate, at.errors));
  return result(index);
};

// --- Timing curves

class Curve extends Sampled {
  slope(t) {
    return one(this, t, 1);
  }

  inverse(value) {
    const status = wasm.hooke_curve_inverse(idOf(this), number(value, "value"), at.results, at.errors);
    try {
      check(status);
    } catch (error) {
      // Other curves have no inverse.
      if (status === NO_SOLUTION && error.field === "value") return undefined;
      throw error;
    }
    return result();
  }

  get text() {
    return readText((...place) => wasm.hooke_curve_text(idOf(this), ...place, at.errors));
  }

  css(options = {}) {
    const error = largestError(options);
    const id = idOf(this);
    check(wasm.hooke_sample(id, 0, 0, 0, 0, at.errors));
    const exact = readCSS(id);
    if (exact !== undefined) return Object.freeze({ easing: exact, error: 0 });
    check(wasm.hooke_curve_linear(id, error, at.results + 8, at.results, at.errors), motionNames);
    const found = result(1);
    return Object.freeze({ easing: takeCSS(resultHandle()), error: found });
  }
}

/** The names of curves, after the module is loaded. */
export const curves = [];

const jumps = ["jump-start", "jump-end", "jump-none", "jump-both"];

const parseCurve = (shape, text) =>
  parse(shape, "curve", text, (...place) => ready().hooke_curve_parse(...place, at.results, at.errors));

const whole = (value, field, least) => {
  if (Number.isInteger(number(value, field)) && value >= least && value < 2 ** 31) return value;
  throw refuse(RangeError, field, value, `a whole number from ${least} to 2147483647`);
};

const writeCurve = (given) => {
  if (typeof given === "string") return parseCurve(given, given);
  if (Array.isArray(given)) {
    if (given.length !== 4) throw refuse(RangeError, "curve.length", given.length, "4: x1, y1, x2, y2");
    const [x1, y1, x2, y2] = given.map((value, index) => number(value, `curve[${index}]`));
    return check(ready().hooke_curve_bezier(x1, y1, x2, y2, at.results, at.errors));
  }
  const shape = curveForm(given, "curve");
  if ("steps" in shape) {
    const { steps, jump = "jump-end" } = known(shape, "curve", "steps", "jump");
    return check(
      ready().hooke_curve_steps(whole(steps, "steps", 1), choice(jump, "jump", jumps), at.results, at.errors), { count: "steps" });
  }
  if ("linear" in shape) {
    const { linear } = known(shape, "curve", "linear");
    if (!Array.isArray(linear)) throw refuse(TypeError, "linear", linear, "an array of [input, output]");
    const pairs = linear.map((stop, index) => array(stop, `linear[${index}]`));
    const inputs = Float64Array.from(pairs, (pair) => pair[0]);
    const outputs = Float64Array.from(pairs, (pair) => pair[1]);
    return withRoom(16 * linear.length + 8, (address) => {
      memory().f64.set(inputs, address >>> 3);
      memory().f64.set(outputs, (address >>> 3) + linear.length);
      const status = ready().hooke_curve_stops(address, address + 8 * linear.length, linear.length, at.results, at.errors);
      check(status, { inputs: "input of linear", outputs: "output of linear" });
    });
  }
  if (!(shape.spring instanceof Spring)) return parseCurve(given, curveText(given, "curve"));
  // A motion from one value to another.
  known(shape, "curve", "spring", "duration");
  const { from, to, initialVelocity } = shape.spring;
  const velocity = initialVelocity / (to - from);
  const parameters = physical(shape.spring);
  const duration = shape.duration ?? new Spring(parameters, { velocity }).settles();
  checkSeconds("duration", shape.duration);
  return check(
    ready().hooke_curve_spring(write(...parameters), velocity, number(duration, "duration"), at.results, at.errors));
};

/** A timing curve. */
export const curve = (shape) => {
  if (shape instanceof Curve) return shape;
  writeCurve(shape);
  return Object.freeze(new Curve(resultHandle()));
};

// --- Keyframe tracks

/** The modes of segments. */
export const modes = segmentModes;

class Track extends Sampled {
  velocity(time) {
    return one(this, time, 1);
  }
}

/** A keyframe track. */
export const track = (form) => {
  const keys = known(form, "track", "times", "values", "interpolations", ...segmentFields);
  const times = array(keys.times, "times");
  const values = array(keys.values, "values");
  if (values.length !== times.length) throw refuse(RangeError, "values.length", values.length, String(times.length));
  const [codes, shapes] = segmentsOf(keys, times.length);
  // Curves that are made here are released.
  const made = [];
  const n = times.length;
  try {
    const timings = shapes.map((shape) => {
      if (shape === undefined) return 0n;
      const timing = curve(shape);
      if (timing !== shape) made.push(timing);
      if (!idOf(timing)) throw refuse(TypeError, "timing", "disposed", "a curve that is not disposed");
      return idOf(timing);
    });
    return withRoom(28 * n + 8, (address) => {
      const { f64, u64, u32 } = memory();
      const [after, timingsAt, codesAt] = [address + 8 * n, address + 16 * n, address + 24 * n];
      f64.set(times, address >>> 3);
      f64.set(values, after >>> 3);
      u64.set(timings, timingsAt >>> 3);
      u32.set(codes, codesAt >>> 2);
      check(ready().hooke_track(address, after, n, codesAt, timingsAt, at.results, at.errors), { kinds: "mode" });
      return Object.freeze(new Track(resultHandle()));
    });
  } finally {
    made.forEach((timing) => timing.dispose());
  }
};

// --- Transforms

const partNames = { translation: 3, scale: 3, skew: 3, perspective: 4, rotation: 4 };
const identityParts = {
  translation: [0, 0, 0], scale: [1, 1, 1], skew: [0, 0, 0], perspective: [0, 0, 0, 1], rotation: [0, 0, 0, 1],
};
const methods = ["css", "polar", "screw", "logarithm"];

const readNumbers = (address, count) =>
  Object.freeze(Array.from(memory().f64.subarray(address >>> 3, (address >>> 3) + count)));

// Writes a box's width and height after other numbers and returns their address; 0 without a box.
const writeBox = (box) => {
  if (box === undefined) return 0;
  memory().f64.set([number(object(box, "box").width, "width"), number(box.height, "height")], (at.results >>> 3) + 28);
  return at.results + 8 * 28;
};

const isSameBox = (a, b) => a === b || (a && b && a.width === b.width && a.height === b.height);

class Transform {
  #css;
  #box;

  constructor(matrix, css, box) {
    this.matrix = matrix;
    this.#css = css;
    this.#box = box;
    Object.freeze(this);
  }

  get css() {
    return `matrix3d(${this.matrix.map((value) => value + 0).join(", ")})`;
  }

  decompose() {
    check(wasm.hooke_transform_decompose(write(...this.matrix), at.results, at.errors));
    let place = at.results;
    const parts = {};
    for (const [name, count] of Object.entries(partNames)) {
      parts[name] = readNumbers(place, count);
      place += 8 * count;
    }
    return Object.freeze(parts);
  }

  to(other, options = {}) {
    const { method } = known(options, "options", "method");
    if (!(other instanceof Transform)) throw refuse(TypeError, "to", other, "a transform");
    if (method === undefined && this.#css !== undefined && other.#css !== undefined && isSameBox(this.#box, other.#box)) {
      withTexts([this.#css, other.#css], (...places) =>
        check(wasm.hooke_transform_between_css(...places, writeBox(this.#box), at.results, at.errors)));
    } else {
      const [from, to] = [write(...this.matrix, ...other.matrix), at.numbers + 128];
      check(
        wasm.hooke_transform_between(from, to, choice(method ?? "css", "method", methods), at.results, at.errors));
    }
    return Object.freeze(new TransformPath(resultHandle()));
  }

  accumulating(added, times = 1) {
    if (!(added instanceof Transform)) throw refuse(TypeError, "added", added, "a transform");
    whole(times, "times", 0);
    const isList = isSameBox(this.#box, added.#box);
    const box = isList ? this.#box : undefined;
    const texts = [this, added].map((part) => (isList && part.#css) || part.css);
    const css = withTexts(texts, (...places) =>
      readText((...place) => wasm.hooke_transform_accumulate(...places, times, writeBox(box), ...place, at.errors)));
    return transform(css, { box });
  }
}

class TransformPath extends Handle {
  value(progress) {
    check(wasm.hooke_transform_sample(idOf(this), write(number(progress, "progress")), 1, at.results, at.errors));
    return new Transform(readNumbers(at.results, 16));
  }

  sample(progress, out) {
    const id = idOf(this);
    return sample(progress, "progress", 16, out, (...places) => wasm.hooke_transform_sample(id, ...places, at.errors));
  }
}

/** A transform, from CSS, sixteen numbers or parts. */
export const transform = (shape, options = {}) => {
  const { box } = known(options, "options", "box");
  if (typeof shape === "string") {
    withTexts([shape], (css, length) => {
      const status = ready().hooke_transform_parse(css, length, writeBox(box), at.results, at.errors);
      check(status, {}, { field: "transform", value: shape, text: shape });
    });
    return new Transform(readNumbers(at.results, 16), shape, box && Object.freeze({ ...box }));
  }
  if (isList(shape)) return new Transform(Object.freeze(fixed(shape, 16, "matrix")));
  known(shape, "transform", ...Object.keys(partNames));
  const numbers = Object.entries(partNames).flatMap(([name, count]) =>
    fixed(shape[name] ?? identityParts[name], count, name));
  check(ready().hooke_transform_compose(write(...numbers), at.results, at.errors));
  return new Transform(readNumbers(at.results, 16));
};

// --- Momentum

class Decay {
  constructor(parameters) {
    const { from = 0, velocity, rate = 0.998 } = known(parameters, "decay", "from", "velocity", "rate");
    this.from = number(from, "from");
    this.initialVelocity = number(velocity, "velocity");
    this.rate = number(rate, "rate");
    Object.freeze(this);
    check(ready().hooke_decay_sample(from, velocity, rate, 0, 0, 0, 0, at.errors));
  }

  #state(time) {
    const input = write(number(time, "time"));
    wasm.hooke_decay_sample(this.from, this.initialVelocity, this.rate, input, 1, at.results, at.results + 8, at.errors);
  }

  get end() {
    wasm.hooke_decay_end(this.from, this.initialVelocity, this.rate, 1, at.results, 0, at.errors);
    return result();
  }

  value(time) {
    this.#state(time);
    return result(0);
  }

  velocity(time) {
    this.#state(time);
    return result(1);
  }

  sample(times, out, velocities) {
    return sample(times, "times", 1, out, (...places) =>
      wasm.hooke_decay_sample(this.from, this.initialVelocity, this.rate, ...places, at.errors), [velocities, "velocities"]);
  }

  settles(options = {}) {
    const { epsilon = 0.001 } = known(options, "options", "epsilon");
    const { from, initialVelocity, rate } = this;
    const status = wasm.hooke_decay_end(from, initialVelocity, rate, number(epsilon, "epsilon"), 0, at.results, at.errors);
    if (status === NO_SOLUTION) return Infinity;
    check(status, motionNames);
    return result();
  }
}

/** A fling that slows down. */
export const decay = (parameters) => new Decay(parameters);

class RubberBand {
  constructor(parameters) {
    const { extent, coefficient = 0.55 } = known(parameters, "rubberBand", "extent", "coefficient");
    this.extent = number(extent, "extent");
    this.coefficient = number(coefficient, "coefficient");
    Object.freeze(this);
    check(ready().hooke_rubber_band(extent, coefficient, 0, at.results, at.errors));
  }

  displacement(pull) {
    check(wasm.hooke_rubber_band(this.extent, this.coefficient, number(pull, "pull"), at.results, at.errors));
    return result();
  }

  pull(displacement) {
    const given = number(displacement, "displacement");
    check(wasm.hooke_rubber_band_inverse(this.extent, this.coefficient, given, at.results, at.errors));
    return result();
  }
}

/** The resistance past an edge. */
export const rubberBand = (parameters) => new RubberBand(parameters);

/** The velocity of a finger from its samples. */
export const velocity = (samples, options = {}) => {
  const { released } = known(options, "options", "released");
  if (!Array.isArray(samples)) throw refuse(TypeError, "samples", samples, "an array of { time, x, y }");
  const n = samples.length;
  const read = (key) =>
    Float64Array.from(samples, (sample, index) => {
      const field = `samples[${index}]`;
      return number(known(sample, field, "time", "x", "y")[key] ?? (key === "time" ? undefined : 0), `${field}.${key}`);
    });
  const columns = [read("time"), read("x"), read("y")];
  const end = number(released ?? columns[0][n - 1] ?? 0, "released");
  return withRoom(24 * n + 8, (address) => {
    columns.forEach((column, index) => memory().f64.set(column, (address >>> 3) + index * n));
    const status = ready().hooke_velocity(address, address + 8 * n, address + 16 * n, n, end, at.results, at.errors);
    check(status, { times: "samples.time", xs: "samples.x", ys: "samples.y" });
    return Object.freeze({ x: result(0), y: result(1) });
  });
};

// --- Gesture release

const outcomes = ["cancel", "finish"];
const rules = ["velocity-sign", "threshold", "projected", "fling", "look-ahead"];
const ruleParameters = [undefined, "threshold", "rate", "minimumVelocity", "seconds"];
const ruleDefaults = { threshold: 0.5, rate: 0.998, minimumVelocity: 1, seconds: 0.3 };

/** Whether a release finishes or cancels a transition. */
export const decide = (form) => {
  const release = known(form, "release", "fraction", "velocity", "rule", ...ruleParameters.slice(1));
  const [word, given] = wordOf(release.rule ?? "projected", "rule", rules);
  const rule = rules.indexOf(word);
  const name = ruleParameters[rule];
  known(release, "release", "fraction", "velocity", "rule", ...(name && given === undefined ? [name] : []));
  if (given !== undefined && !name) throw refuse(TypeError, word, given, "no number");
  const field = given === undefined ? name : word;
  const parameter = name ? number(given ?? release[name] ?? ruleDefaults[name], field) : 0;
  const [fraction, speed] = [number(release.fraction, "fraction"), number(release.velocity, "velocity")];
  check(ready().hooke_decide(rule, parameter, fraction, speed, at.results, at.errors), { parameter: field });
  return outcomes[memory().u32[at.results >>> 2]];
};

const styles = ["spring", "curve", "uikit"];
const overshoots = ["clamp", "extrapolate", "rubber-band"];

class SettlePlan extends Track {
  constructor(handle, plan) {
    super(handle);
    Object.freeze(Object.assign(this, plan));
  }
}

const settleNames = [
  "fraction", "velocity", "outcome", "style", "overshoot", "duration", "speed", "limit", "spring", "bezier",
];

// The four numbers of a curve.
const bezierOf = (shape) => {
  const made = curve(shape);
  try {
    const numbers = bezierOfText(made.text);
    if (!numbers) throw refuse(TypeError, "uikit", shape, "cubic-bezier(…), linear, ease, ease-in, ease-out, ease-in-out");
    return numbers;
  } finally {
    if (made !== shape) made.dispose();
  }
};

// The kind of a style, and the spring or the Bézier that it contains.
const styleOf = (style) => {
  const form = typeof style === "string" ? callOf(style) : style;
  if (typeof form !== "object" || form === null || isList(form)) {
    const kind = choice(style, "style", [...styles, ...springs]);
    return kind < styles.length ? [kind] : [0, { spring: style }];
  }
  const [[name, shape] = [], ...others] = Object.entries(form);
  const isUIKit = !others.length && isSame(name, "uikit");
  return isUIKit ? [2, { bezier: bezierOf(shape) }] : [0, { spring: style }];
};

/** How a transition settles after the release. */
export const settle = (options) => {
  const form = known(options, "settle", ...settleNames);
  const { fraction, velocity, outcome, style = "spring", overshoot = "clamp" } = form;
  const [word, ownLimit] = wordOf(overshoot, "overshoot", overshoots);
  if (ownLimit !== undefined && word !== "rubber-band") throw refuse(TypeError, word, ownLimit, "no number");
  if (ownLimit !== undefined && form.limit !== undefined) throw refuse(TypeError, "limit", form.limit, "none beside overshoot");
  const { duration = 0.35, speed = 1, limit = ownLimit ?? 0.1 } = form;
  const [kind, own = form] = styleOf(style);
  const beside = own === form ? undefined : ["spring", "bezier"].find((name) => form[name] !== undefined);
  if (beside) throw refuse(TypeError, beside, form[beside], `none beside the style ${JSON.stringify(style)}`);
  const { spring = { response: 0.4, dampingRatio: 1 }, bezier = bezierOfText("ease-in-out") } = own;
  const finishes = choice(outcome, "outcome", outcomes);
  checkSeconds("duration", duration);
  const values = { fraction, velocity, duration, speed, limit };
  const given = Object.entries(values).map(([name, value]) => number(value, name));
  given.push(...(kind === 2 ? fixed(bezier, 4, "bezier") : [...physical(spring), 0]));
  const address = write(...given);
  memory().u32.set([kind, overshoots.indexOf(word), finishes, 0], (address >>> 2) + 18);
  check(ready().hooke_settle(address, at.results, at.errors), { parameters: kind === 2 ? "bezier" : springNames });
  const [length, initialVelocity, minimum, maximum] = [result(0), result(1), result(2), result(3)];
  const plan = { start: fraction, target: finishes, duration: length, initialVelocity, minimum, maximum };
  return new SettlePlan(resultHandle(4), plan);
};

// --- Versions

/** The version of the package. */
export const version = () => {
  const start = ready().hooke_version();
  const { u8 } = memory();
  return new TextDecoder().decode(u8.slice(start, u8.indexOf(0, start)));
};

/** The version of the interface to the WebAssembly module. */
export const abi = () => ready().hooke_abi();
