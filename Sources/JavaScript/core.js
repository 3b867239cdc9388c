// Calls the functions of hooke.h in hooke.wasm. This file checks types, copies numbers in and out, and
// converts statuses to errors.

let wasm;
// Addresses of buffers that every call shares: the error, results and inputs.
let errors, results, numbers;
const errorSize = 256;
const resultCount = 32;
const numberCount = 4096;

const module = async (source) => {
  source = await source;
  if (source instanceof WebAssembly.Module) return source;
  if (typeof Response !== "undefined" && source instanceof Response) {
    if (!source.ok) throw new Error(`${source.url} is answered with ${source.status}`);
    const type = source.headers.get("content-type") ?? "";
    if (type.startsWith("application/wasm")) return WebAssembly.compileStreaming(source);
    source = await source.arrayBuffer();
  }
  return WebAssembly.compile(source);
};

let starting;

/** Loads the module. */
export const init = (source) => {
  starting ??= (async () => {
    const { exports } = await WebAssembly.instantiate(await module(source), {});
    exports._initialize?.();
    errors = exports.malloc(errorSize + 8 * (resultCount + numberCount));
    results = errors + errorSize;
    numbers = results + 8 * resultCount;
    wasm = exports;
  })().catch((error) => {
    starting = undefined;
    throw error;
  });
  return starting;
};

const ready = () => {
  if (!wasm) throw new Error('hooke is not ready: import it from "hooke", or await init(…) of "hooke/core"');
  return wasm;
};

// --- Memory: growing it detaches views, so they are recreated when the buffer changes.

let views = { buffer: undefined };
const memory = () => {
  const { buffer } = ready().memory;
  if (views.buffer !== buffer) {
    views = {
      buffer, f64: new Float64Array(buffer), u64: new BigUint64Array(buffer), u32: new Uint32Array(buffer),
      u8: new Uint8Array(buffer),
    };
  }
  return views;
};

const result = (index = 0) => memory().f64[(results >>> 3) + index];
// A handle has 64 bits, so it is a BigInt.
const resultHandle = (index = 0) => memory().u64[(results >>> 3) + index];

// Writes numbers and returns their address, which is valid until the next call.
const write = (...values) => {
  memory().f64.set(values, numbers >>> 3);
  return numbers;
};

// Runs a call with its own buffer, for data that may exceed the shared one.
const withRoom = (size, call) => {
  const address = size < 2 ** 31 ? ready().malloc(size) : 0;
  if (!address) throw new RangeError(`${size} bytes are more than there is memory for`);
  try {
    return call(address);
  } finally {
    wasm.free(address);
  }
};

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const withTexts = (texts, call) => {
  const bytes = texts.map((text) => encoder.encode(text));
  const size = bytes.reduce((sum, { length }) => sum + length, 1);
  return withRoom(size, (address) => {
    const places = [];
    for (const text of bytes) {
      memory().u8.set(text, address);
      places.push(address, text.length);
      address += text.length;
    }
    return call(...places);
  });
};

// --- Errors

const refuse = (Kind, field, value, accepted, more) => {
  const shown = typeof value === "string" ? JSON.stringify(value) : Array.isArray(value) ? "an array" : String(value);
  const where = more?.index === undefined ? field : `${field}[${more.index}]`;
  return Object.assign(new Kind(`${where} is ${shown}; accepted: ${accepted}`), { field, value, accepted, ...more });
};

const NO_SOLUTION = 5;

// Throws the error of a status. `names` maps fields whose name differs here: to a name, or to the names of the
// elements of an array. `texts` are the values that are texts.
const check = (status, names = {}, texts = {}) => {
  if (!status) return;
  const { f64, u8 } = memory();
  const text = (from, size) => {
    const bytes = u8.subarray(errors + from, errors + from + size);
    return decoder.decode(bytes.slice(0, bytes.indexOf(0)));
  };
  let field = text(16, 48);
  const accepted = text(64, 192);
  let index = Number(new DataView(views.buffer).getBigInt64(errors + 8, true));
  const name = names[field];
  // Without an element it is a quantity of the whole spring.
  if (Array.isArray(name)) [field, index] = [name[index] ?? "spring", -1];
  else field = name ?? field;
  if (status === 7) throw refuse(TypeError, field, "disposed", accepted);
  if (status === NO_SOLUTION) {
    const error = new RangeError(`${field} has no solution: ${accepted}`);
    throw Object.assign(error, { field, value: undefined, accepted });
  }
  if (status === 4) throw refuse(RangeError, field, texts[field], accepted, { offset: index });
  throw refuse(RangeError, field, f64[errors >>> 3], accepted, index >= 0 ? { index } : undefined);
};

const number = (value, field) => {
  if (typeof value !== "number") throw refuse(TypeError, field, value, "a number");
  return value;
};

const object = (value, field) => {
  if (typeof value !== "object" || value === null) throw refuse(TypeError, field, value, "an object");
  return value;
};

const string = (value, field) => {
  if (typeof value !== "string") throw refuse(TypeError, field, value, "a string");
  return value;
};

const choice = (value, field, names) => {
  const index = names.indexOf(value);
  if (index < 0) throw refuse(typeof value === "string" ? RangeError : TypeError, field, value, names.join(", "));
  return index;
};

const array = (values, field) => {
  if (values instanceof Float64Array) return values;
  if (!Array.isArray(values)) throw refuse(TypeError, field, values, "an array of numbers");
  return Float64Array.from(values, (value, index) => number(value, `${field}[${index}]`));
};

const room = (out, field, length) => {
  if (out === undefined) return new Float64Array(length);
  if (!(out instanceof Float64Array)) throw refuse(TypeError, field, out, "a Float64Array");
  if (out.length < length) throw refuse(RangeError, `${field}.length`, out.length, `${length} or more`);
  return out;
};

// --- Sampling: copies inputs through the shared buffer in blocks; each result has `width` numbers

const sampleMany = (inputs, outs, width, call) => {
  const step = Math.floor(numberCount / (1 + width * outs.length));
  for (let from = 0; from < inputs.length; from += step) {
    const piece = inputs.subarray(from, from + step);
    const addresses = outs.map((_, index) => numbers + 8 * (step + index * step * width));
    memory().f64.set(piece, numbers >>> 3);
    check(call(numbers, piece.length, addresses));
    outs.forEach((out, index) => {
      const start = addresses[index] >>> 3;
      out?.set(memory().f64.subarray(start, start + width * piece.length), width * from);
    });
  }
};

// Samples values, and rates if there is an array for them.
const sample = (inputs, values, rates, field, call) => {
  inputs = array(inputs, field);
  values = room(values, "out", inputs.length);
  rates = rates && room(rates, "rates", inputs.length);
  sampleMany(inputs, rates ? [values, rates] : [values], 1, (from, count, [to, rate = 0]) => call(from, count, to, rate));
  return values;
};

// --- Springs

const spellings = [
  { code: 1, names: ["duration", "bounce"], defaults: { duration: 0.5, bounce: 0 } },
  { code: 2, names: ["response", "dampingRatio", "mass"], defaults: { mass: 1 } },
  { code: 0, names: ["mass", "stiffness", "damping"], defaults: { mass: 1 } },
];
const springNames = spellings[2].names;
const motionNames = { motion: [...springNames, "from", "to", "velocity"], largest_error: "error", distance: "epsilon" };

// Returns mass, stiffness and damping of a spring, from any parameters.
const physical = (parameters) => {
  if (parameters instanceof Spring) return [parameters.mass, parameters.stiffness, parameters.damping];
  const keys = Object.keys(object(parameters, "spring")).filter((key) => parameters[key] !== undefined);
  const spelling = spellings.find(({ names }) => keys.every((key) => names.includes(key)));
  if (!spelling) {
    const accepted = spellings.map(({ names }) => `{ ${names.join(", ")} }`).join(" or ");
    throw refuse(TypeError, "spring", `{ ${keys.join(", ")} }`, accepted);
  }
  const { code, names, defaults } = spelling;
  const values = names.map((name) => number(parameters[name] ?? defaults[name], name));
  check(ready().hooke_spring_convert(code, write(...values, 0), 0, results, errors), { from: names });
  return [result(0), result(1), result(2)];
};

const readCSS = (curve) => {
  const length = results + 8;
  if (wasm.hooke_curve_css(curve, 0, 0, length, errors) === NO_SOLUTION) return undefined;
  const size = memory().u32[length >>> 2];
  return withRoom(size, (text) => {
    check(wasm.hooke_curve_css(curve, text, size, length, errors));
    return decoder.decode(memory().u8.slice(text, text + size));
  });
};

// Returns the CSS of a curve and releases the curve.
const takeCSS = (curve) => {
  try {
    return readCSS(curve);
  } finally {
    wasm.hooke_free(curve);
  }
};

const largestError = (options) => number(object(options, "options").error ?? 0.001, "error");

class Spring {
  constructor([mass, stiffness, damping], { from = 0, to = 1, velocity = 0 }) {
    this.mass = mass;
    this.stiffness = stiffness;
    this.damping = damping;
    this.from = number(from, "from");
    this.to = number(to, "to");
    this.initialVelocity = number(velocity, "velocity");
    Object.freeze(this);
    // Sampling zero times validates the motion.
    check(ready().hooke_spring_sample(this.#motion(), 0, 0, 0, 0, errors), motionNames);
  }

  #motion() {
    return write(this.mass, this.stiffness, this.damping, this.from, this.to, this.initialVelocity);
  }

  #state(time) {
    const { mass, stiffness, damping, from, to, initialVelocity } = this;
    wasm.hooke_spring(mass, stiffness, damping, from, to, initialVelocity, number(time, "time"), results);
  }

  #spelled(code, index) {
    check(wasm.hooke_spring_convert(0, this.#motion(), code, results, errors));
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
      return sample(times, out, velocities, "times", (from, count, to, rate) =>
        wasm.hooke_spring_sample(motion, from, count, to, rate, errors));
    });
  }

  settles({ epsilon = 0.001, speed = Infinity } = {}) {
    const status = wasm.hooke_spring_settle(
      this.#motion(), number(epsilon, "epsilon"), number(speed, "speed"), results, errors);
    if (status === NO_SOLUTION) return Infinity;
    check(status, motionNames);
    return result();
  }

  retarget(to, time) {
    return new Spring(physical(this), { from: this.value(time), to, velocity: this.velocity(time) });
  }

  css(options = {}) {
    const error = largestError(options);
    check(wasm.hooke_spring_linear(this.#motion(), error, results + 8, results + 16, results, errors), motionNames);
    const [duration, found] = [result(1), result(2)];
    return Object.freeze({ duration, easing: takeCSS(resultHandle()), error: found });
  }
}

/** A spring's motion. */
export const spring = (parameters = {}, motion = {}) => new Spring(physical(parameters), object(motion, "motion"));

// --- Values in the module's memory

// Releases a value that is garbage collected without having been disposed.
const released = new FinalizationRegistry((id) => wasm.hooke_free(id));

class Handle {
  #id;

  constructor(id) {
    this.#id = id;
    released.register(this, id, this);
  }

  // The handle; 0n is no value, which every call rejects.
  static id(handle) {
    return handle.#id;
  }

  dispose() {
    released.unregister(this);
    if (this.#id) wasm.hooke_free(this.#id);
    this.#id = 0n;
  }
}
Object.defineProperty(Handle.prototype, Symbol.dispose ?? Symbol.for("Symbol.dispose"), {
  value: Handle.prototype.dispose,
});

const idOf = Handle.id;
delete Handle.id;

class Sampled extends Handle {
  value(input) {
    return one(this, input, 0);
  }

  sample(inputs, out, rates) {
    const id = idOf(this);
    check(wasm.hooke_sample(id, 0, 0, 0, 0, errors));
    return sample(inputs, out, rates, "inputs", (from, count, to, rate) =>
      wasm.hooke_sample(id, from, count, to, rate, errors));
  }
}

const one = (handle, input, index) => {
  const [value, rate] = index === 0 ? [results, 0] : [0, results + 8];
  check(wasm.hooke_sample(idOf(handle), write(number(input, "input")), 1, value, rate, errors));
  return result(index);
};

// --- Timing curves

class Curve extends Sampled {
  slope(t) {
    return one(this, t, 1);
  }

  inverse(value) {
    const status = wasm.hooke_curve_inverse(idOf(this), number(value, "value"), results, errors);
    if (status === NO_SOLUTION) return undefined;
    check(status);
    return result();
  }

  css(options = {}) {
    const error = largestError(options);
    const id = idOf(this);
    check(wasm.hooke_sample(id, 0, 0, 0, 0, errors));
    const exact = readCSS(id);
    if (exact !== undefined) return Object.freeze({ easing: exact, error: 0 });
    check(wasm.hooke_curve_linear(id, error, results + 8, results, errors), motionNames);
    const found = result(1);
    return Object.freeze({ easing: takeCSS(resultHandle()), error: found });
  }
}

const jumps = ["start", "end", "none", "both"];

const writeCurve = (shape) => {
  if (typeof shape === "string") {
    return withTexts([shape], (css, length) =>
      check(ready().hooke_curve_parse(css, length, results, errors), { css: "curve" }, { curve: shape }));
  }
  object(shape, "curve");
  if (Array.isArray(shape)) {
    if (shape.length !== 4) throw refuse(RangeError, "curve.length", shape.length, "4: x1, y1, x2, y2");
    const [x1, y1, x2, y2] = shape.map((value, index) => number(value, `curve[${index}]`));
    return check(ready().hooke_curve_bezier(x1, y1, x2, y2, results, errors));
  }
  if ("steps" in shape) {
    const { steps, jump = "end" } = shape;
    if (!Number.isInteger(number(steps, "steps")) || Math.abs(steps) >= 2 ** 31) {
      throw refuse(RangeError, "steps", steps, "a whole number from 1 to 2147483647");
    }
    return check(
      ready().hooke_curve_steps(steps, choice(jump, "jump", jumps), results, errors), { count: "steps" });
  }
  if ("stops" in shape) {
    const { stops } = shape;
    if (!Array.isArray(stops)) throw refuse(TypeError, "stops", stops, "an array of [input, output]");
    const pairs = stops.map((stop, index) => array(stop, `stops[${index}]`));
    const inputs = Float64Array.from(pairs, (pair) => pair[0]);
    const outputs = Float64Array.from(pairs, (pair) => pair[1]);
    return withRoom(16 * stops.length + 8, (address) => {
      memory().f64.set(inputs, address >>> 3);
      memory().f64.set(outputs, (address >>> 3) + stops.length);
      const status = ready().hooke_curve_stops(address, address + 8 * stops.length, stops.length, results, errors);
      check(status, { inputs: "stops.input", outputs: "stops.output" });
    });
  }
  if (!(shape.spring instanceof Spring)) {
    throw refuse(TypeError, "curve", shape, "CSS, four numbers, or an object with steps, stops or spring");
  }
  const { from, to, initialVelocity } = shape.spring;
  const velocity = initialVelocity / (to - from);
  const parameters = physical(shape.spring);
  const duration = shape.duration ?? new Spring(parameters, { velocity }).settles();
  return check(
    ready().hooke_curve_spring(write(...parameters), velocity, number(duration, "duration"), results, errors));
};

/** A timing curve. */
export const curve = (shape) => {
  if (shape instanceof Curve) return shape;
  writeCurve(shape);
  return Object.freeze(new Curve(resultHandle()));
};

// --- Keyframe tracks

/** The interpolations of a segment, by their numbers in the C interface. */
export const interpolations = Object.freeze([
  "hold", "linear", "catmull-rom", "time-aware", "hold-safe", "monotone", "pchip", "akima", "modified-akima", "spline",
  "spline-clamped", "spline-not-a-knot", "spline-periodic",
]);

class Track extends Sampled {
  velocity(time) {
    return one(this, time, 1);
  }
}

// One value for each segment.
const perSegment = (values, count, field) => {
  if (!Array.isArray(values)) return Array(count).fill(values);
  if (values.length !== count) throw refuse(RangeError, `${field}.length`, values.length, String(count));
  return values;
};

/** A keyframe track. */
export const track = (keys) => {
  const times = array(object(keys, "track").times, "times");
  const values = array(keys.values, "values");
  if (values.length !== times.length) throw refuse(RangeError, "values.length", values.length, String(times.length));
  const count = Math.max(times.length - 1, 0);
  const codes = perSegment(keys.interpolation ?? "linear", count, "interpolation").map((kind) =>
    choice(kind, "interpolation", interpolations));
  const timings = perSegment(keys.timing, count, "timing").map((timing) => {
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
    check(ready().hooke_track(address, after, n, codesAt, timingsAt, results, errors), { kinds: "interpolation" });
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

const fixed = (values, count, field) => {
  const given = array(values, field);
  if (given.length !== count) throw refuse(RangeError, `${field}.length`, given.length, String(count));
  given.forEach((value, index) => {
    if (!Number.isFinite(value)) throw refuse(RangeError, field, value, "a finite number", { index });
  });
  return Array.from(given);
};

// Writes a box's width and height after other numbers and returns their address; 0 without a box.
const writeBox = (box) => {
  if (box === undefined) return 0;
  memory().f64.set([number(object(box, "box").width, "width"), number(box.height, "height")], (results >>> 3) + 28);
  return results + 8 * 28;
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
    check(wasm.hooke_transform_decompose(write(...this.matrix), results, errors));
    let at = results;
    const parts = {};
    for (const [name, count] of Object.entries(partNames)) {
      parts[name] = readNumbers(at, count);
      at += 8 * count;
    }
    return Object.freeze(parts);
  }

  to(other, { method } = {}) {
    if (!(other instanceof Transform)) throw refuse(TypeError, "to", other, "a transform");
    if (method === undefined && this.#css !== undefined && other.#css !== undefined && this.#box === other.#box) {
      withTexts([this.#css, other.#css], (...places) =>
        check(wasm.hooke_transform_between_css(...places, writeBox(this.#box), results, errors)));
    } else {
      const [from, to] = [write(...this.matrix, ...other.matrix), numbers + 128];
      check(
        wasm.hooke_transform_between(from, to, choice(method ?? "css", "method", methods), results, errors));
    }
    return Object.freeze(new TransformPath(resultHandle()));
  }
}

class TransformPath extends Handle {
  value(progress) {
    check(wasm.hooke_transform_sample(idOf(this), write(number(progress, "progress")), 1, results, errors));
    return new Transform(readNumbers(results, 16));
  }

  sample(progress, out) {
    const inputs = array(progress, "progress");
    out = room(out, "out", 16 * inputs.length);
    const id = idOf(this);
    check(wasm.hooke_transform_sample(id, 0, 0, 0, errors));
    sampleMany(inputs, [out], 16, (from, count, [to]) => wasm.hooke_transform_sample(id, from, count, to, errors));
    return out;
  }
}

/** A transform, from CSS, sixteen numbers or parts. */
export const transform = (shape, { box } = {}) => {
  if (typeof shape === "string") {
    withTexts([shape], (css, length) => {
      const status = ready().hooke_transform_parse(css, length, writeBox(box), results, errors);
      check(status, { css: "transform" }, { transform: shape });
    });
    return new Transform(readNumbers(results, 16), shape, box && Object.freeze({ ...box }));
  }
  if (Array.isArray(shape) || shape instanceof Float64Array) {
    return new Transform(Object.freeze(fixed(shape, 16, "matrix")));
  }
  object(shape, "transform");
  const numbers = Object.entries(partNames).flatMap(([name, count]) =>
    fixed(shape[name] ?? identityParts[name], count, name));
  check(ready().hooke_transform_compose(write(...numbers), results, errors));
  return new Transform(readNumbers(results, 16));
};

// --- Momentum

class Decay {
  constructor({ from = 0, velocity, rate = 0.998 }) {
    this.from = number(from, "from");
    this.initialVelocity = number(velocity, "velocity");
    this.rate = number(rate, "rate");
    Object.freeze(this);
    check(ready().hooke_decay_sample(from, velocity, rate, 0, 0, 0, 0, errors));
  }

  #state(time) {
    const input = write(number(time, "time"));
    wasm.hooke_decay_sample(this.from, this.initialVelocity, this.rate, input, 1, results, results + 8, errors);
  }

  get end() {
    wasm.hooke_decay_end(this.from, this.initialVelocity, this.rate, 1, results, 0, errors);
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
    return sample(times, out, velocities, "times", (from, count, to, rate) =>
      wasm.hooke_decay_sample(this.from, this.initialVelocity, this.rate, from, count, to, rate, errors));
  }

  settles({ epsilon = 0.001 } = {}) {
    const { from, initialVelocity, rate } = this;
    const status = wasm.hooke_decay_end(from, initialVelocity, rate, number(epsilon, "epsilon"), 0, results, errors);
    if (status === NO_SOLUTION) return Infinity;
    check(status, motionNames);
    return result();
  }
}

/** A fling that slows down. */
export const decay = (parameters) => new Decay(object(parameters, "decay"));

class RubberBand {
  constructor({ extent, coefficient = 0.55 }) {
    this.extent = number(extent, "extent");
    this.coefficient = number(coefficient, "coefficient");
    Object.freeze(this);
    check(ready().hooke_rubber_band(extent, coefficient, 0, results, errors));
  }

  displacement(pull) {
    check(wasm.hooke_rubber_band(this.extent, this.coefficient, number(pull, "pull"), results, errors));
    return result();
  }

  pull(displacement) {
    const given = number(displacement, "displacement");
    check(wasm.hooke_rubber_band_inverse(this.extent, this.coefficient, given, results, errors));
    return result();
  }
}

/** The resistance past an edge. */
export const rubberBand = (parameters) => new RubberBand(object(parameters, "rubberBand"));

/** The velocity of a finger from its samples. */
export const velocity = (samples, { released } = {}) => {
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
    const status = ready().hooke_velocity(address, address + 8 * n, address + 16 * n, n, end, results, errors);
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
  const parameter = name ? number(release[name] ?? ruleDefaults[name], name) : 0;
  const [fraction, speed] = [number(release.fraction, "fraction"), number(release.velocity, "velocity")];
  check(ready().hooke_decide(rule, parameter, fraction, speed, results, errors), { parameter: name });
  return outcomes[memory().u32[results >>> 2]];
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

/** How a transition settles after the release. */
export const settle = (options) => {
  const { fraction, velocity, outcome, style = "spring", overshoot = "clamp" } = object(options, "settle");
  const { duration = 0.35, speed = 1, limit = 0.1, spring = { response: 0.4, dampingRatio: 1 } } = options;
  const { bezier = [0.25, 0.1, 0.25, 1] } = options;
  const finishes = choice(outcome, "outcome", outcomes);
  const kind = choice(style, "style", styles);
  const values = { fraction, velocity, duration, speed, limit };
  const given = Object.entries(values).map(([name, value]) => number(value, name));
  given.push(...(kind === 2 ? fixed(bezier, 4, "bezier") : [...physical(spring), 0]));
  const address = write(...given);
  memory().u32.set([kind, choice(overshoot, "overshoot", overshoots), finishes, 0], (address >>> 2) + 18);
  check(ready().hooke_settle(address, results, errors), { parameters: kind === 2 ? "bezier" : springNames });
  const [length, initialVelocity, minimum, maximum] = [result(0), result(1), result(2), result(3)];
  const plan = { start: fraction, target: finishes, duration: length, initialVelocity, minimum, maximum };
  return new SettlePlan(resultHandle(4), plan);
};

// --- Versions

/** The version of the package. */
export const version = () => {
  const start = ready().hooke_version();
  const { u8 } = memory();
  return decoder.decode(u8.slice(start, u8.indexOf(0, start)));
};

/** The version of the interface to the WebAssembly module. */
export const abi = () => ready().hooke_abi();
