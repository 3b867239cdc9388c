// The functions of hooke.wasm, with their types checked.
import { makeModule, NO_SOLUTION } from "./module.js";
import {
  array, checkSeconds, choice, fixed, interpolationNames, known, number, object, refuse, segmentsOf, SpringNumbers, textOf,
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

  #motion() {
    return write(this.mass, this.stiffness, this.damping, this.from, this.to, this.initialVelocity);
  }

  #state(time) {
    const { mass, stiffness, damping, from, to, initialVelocity } = this;
    wasm.hooke_spring(mass, stiffness, damping, from, to, initialVelocity, number(time, "time"), at.results);
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
      const { mass, stiffness, damping, from, to, initialVelocity } = this;
      memory().f64.set([mass, stiffness, damping, from, to, initialVelocity], motion >>> 3);
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
export const spring = (parameters = {}, motion = {}) => new Spring(physical(parameters), motion);

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

const writeCurve = (shape) => {
  if (typeof shape === "string") return parseCurve(shape, shape);
  object(shape, "curve");
  if (Array.isArray(shape)) {
    if (shape.length !== 4) throw refuse(RangeError, "curve.length", shape.length, "4: x1, y1, x2, y2");
    const [x1, y1, x2, y2] = shape.map((value, index) => number(value, `curve[${index}]`));
    return check(ready().hooke_curve_bezier(x1, y1, x2, y2, at.results, at.errors));
  }
  if ("steps" in shape) {
    const { steps, jump = "jump-end" } = known(shape, "curve", "steps", "jump");
    if (!Number.isInteger(number(steps, "steps")) || Math.abs(steps) >= 2 ** 31) {
      throw refuse(RangeError, "steps", steps, "a whole number from 1 to 2147483647");
    }
    return check(
      ready().hooke_curve_steps(steps, choice(jump, "jump", jumps), at.results, at.errors), { count: "steps" });
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
  if (!(shape.spring instanceof Spring)) return parseCurve(shape, textOf(shape, "curve"));
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

/** The interpolations of a segment, by their numbers in the C interface. */
export const interpolations = interpolationNames;

class Track extends Sampled {
  velocity(time) {
    return one(this, time, 1);
  }
}

/** A keyframe track. */
export const track = (keys) => {
  const times = array(known(keys, "track", "times", "values", "interpolation", "timing").times, "times");
  const values = array(keys.values, "values");
  if (values.length !== times.length) throw refuse(RangeError, "values.length", values.length, String(times.length));
  const [codes, curves] = segmentsOf(keys, times.length);
  const timings = curves.map((timing) => {
    if (timing !== undefined && !(timing instanceof Curve)) throw refuse(TypeError, "timing", timing, "a curve");
    if (timing && !idOf(timing)) throw refuse(TypeError, "timing", "disposed", "a curve that is not disposed");
    return timing ? idOf(timing) : 0n;
  });
  const n = times.length;
  return withRoom(28 * n + 8, (address) => {
    const { f64, u64, u32 } = memory();
    const [after, timingsAt, codesAt] = [address + 8 * n, address + 16 * n, address + 24 * n];
    f64.set(times, address >>> 3);
    f64.set(values, after >>> 3);
    u64.set(timings, timingsAt >>> 3);
    u32.set(codes, codesAt >>> 2);
    check(ready().hooke_track(address, after, n, codesAt, timingsAt, at.results, at.errors), { kinds: "interpolation" });
    return Object.freeze(new Track(resultHandle()));
  });
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
    if (method === undefined && this.#css !== undefined && other.#css !== undefined && this.#box === other.#box) {
      withTexts([this.#css, other.#css], (...places) =>
        check(wasm.hooke_transform_between_css(...places, writeBox(this.#box), at.results, at.errors)));
    } else {
      const [from, to] = [write(...this.matrix, ...other.matrix), at.numbers + 128];
      check(
        wasm.hooke_transform_between(from, to, choice(method ?? "css", "method", methods), at.results, at.errors));
    }
    return Object.freeze(new TransformPath(resultHandle()));
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
      check(status, {}, { field: "transform", value: shape });
    });
    return new Transform(readNumbers(at.results, 16), shape, box && Object.freeze({ ...box }));
  }
  if (Array.isArray(shape) || shape instanceof Float64Array) {
    return new Transform(Object.freeze(fixed(shape, 16, "matrix")));
  }
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
      return number(object(sample, field)[key] ?? (key === "time" ? undefined : 0), `${field}.${key}`);
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
export const decide = (release) => {
  const rule = choice(object(release, "release").rule ?? "projected", "rule", rules);
  const name = ruleParameters[rule];
  known(release, "release", "fraction", "velocity", "rule", ...(name ? [name] : []));
  const parameter = name ? number(release[name] ?? ruleDefaults[name], name) : 0;
  const [fraction, speed] = [number(release.fraction, "fraction"), number(release.velocity, "velocity")];
  check(ready().hooke_decide(rule, parameter, fraction, speed, at.results, at.errors), { parameter: name });
  return outcomes[memory().u32[at.results >>> 2]];
};

const styles = ["spring", "curve", "uikit"];
const overshoots = ["clamp", "extrapolate", "rubber-band"];

class SettlePlan extends Sampled {
  constructor(handle, plan) {
    super(handle);
    Object.freeze(Object.assign(this, plan));
  }

  velocity(time) {
    return one(this, time, 1);
  }
}

const settleNames = [
  "fraction", "velocity", "outcome", "style", "overshoot", "duration", "speed", "limit", "spring", "bezier",
];

/** How a transition settles after the release. */
export const settle = (options) => {
  known(options, "settle", ...settleNames);
  const { fraction, velocity, outcome, style = "spring", overshoot = "clamp" } = options;
  const { duration = 0.35, speed = 1, limit = 0.1, spring = { response: 0.4, dampingRatio: 1 } } = options;
  const { bezier = [0.25, 0.1, 0.25, 1] } = options;
  const finishes = choice(outcome, "outcome", outcomes);
  const kind = choice(style, "style", styles);
  checkSeconds("duration", duration);
  const values = { fraction, velocity, duration, speed, limit };
  const given = Object.entries(values).map(([name, value]) => number(value, name));
  given.push(...(kind === 2 ? fixed(bezier, 4, "bezier") : [...physical(spring), 0]));
  const address = write(...given);
  memory().u32.set([kind, choice(overshoot, "overshoot", overshoots), finishes, 0], (address >>> 2) + 18);
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
