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
    springs.push(...readText((...place) => wasm.hooke_spring_names(...place, errors)).split(" "));
    Object.freeze(springs);
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

// Returns the text that a function writes to an address, a capacity and an address for the length; undefined if there is none.
const readText = (call) => {
  const length = results + 8;
  const status = call(0, 0, length);
  if (status === NO_SOLUTION) return undefined;
  if (status !== TOO_SMALL) check(status);
  const size = memory().u32[length >>> 2];
  return withRoom(size, (text) => {
    check(call(text, size, length));
    return decoder.decode(memory().u8.slice(text, text + size));
  });
};

// --- Errors

const refuse = (Kind, field, value, accepted, { at = "", nearest, message, ...more } = {}) => {
  const shown = typeof value === "string" ? JSON.stringify(value) : Array.isArray(value) ? "an array" : String(value);
  const where = more.index === undefined ? field : `${field}[${more.index}]`;
  const list = nearest ? `did you mean "${nearest}"? Accepted: ${accepted}` : `accepted${at}: ${accepted}`;
  return Object.assign(new Kind(message ?? `${where} is ${shown}; ${list}`), { field, value, accepted, ...more });
};

const [BAD_TEXT, NO_SOLUTION, UNKNOWN_HANDLE, TOO_SMALL] = [4, 5, 7, 8];

// The error of a value that was given as text or written as text. `path` is that of the wrong part.
const badText = (given, path, accepted, offset) => {
  const isText = typeof given.value === "string";
  // An object of a spring is written as spring(…).
  if (!isText && given.field === "spring") path = path.replace(/^spring\.?/, "");
  const value = isText ? given.value : path.split(".").reduce((value, name) => (name ? value?.[name] : value), given.value);
  const field = path || given.field;
  if (offset >= 0) {
    const start = decoder.decode(encoder.encode(given.value).subarray(0, offset));
    return refuse(RangeError, field, value, accepted, { offset, at: path ? "" : ` at character ${[...start].length + 1}` });
  }
  const list = accepted.replace(/^.*?(; a|\? A)ccepted: /s, "");
  const isWord = typeof value === "string" && !list.startsWith("a number");
  return refuse(isWord ? RangeError : TypeError, field, value, list, { message: `${field} is ${accepted}` });
};

// Throws the error of a status. `names` maps fields whose name differs here: to a name, or to the names of the
// elements of an array. `given` is the field and the value of an argument that is passed as text.
const check = (status, names = {}, given = {}) => {
  if (!status) return;
  const { f64, u8 } = memory();
  const text = (from, size) => {
    const bytes = u8.subarray(errors + from, errors + from + size);
    return decoder.decode(bytes.slice(0, bytes.indexOf(0)));
  };
  let field = text(16, 48);
  const accepted = text(64, 192);
  let index = Number(new DataView(views.buffer).getBigInt64(errors + 8, true));
  const path = given.field && /^text\.?(.*)$/.exec(field)?.[1];
  if (status === BAD_TEXT) throw badText(given, path ?? "", accepted, index);
  if (path !== undefined) field = path.replace(/^spring\./, "") || given.field;
  const name = names[field];
  // Without an element it is a quantity of the whole spring.
  if (Array.isArray(name)) [field, index] = [name[index] ?? "spring", -1];
  else field = name ?? field;
  if (status === UNKNOWN_HANDLE) throw refuse(TypeError, field, "disposed", accepted);
  if (status === NO_SOLUTION) {
    const error = new RangeError(`${field} has no solution: ${accepted}`);
    throw Object.assign(error, { field, value: undefined, accepted });
  }
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

// The name that a text is nearest to: a third of its letters may be wrong.
const nearestOf = (text, names) => {
  const wrong = names.map((name) =>
    [...text.slice(0, 64)].reduce((row, letter) => {
      const next = [row[0] + 1];
      for (let k = 1; k < row.length; k++) {
        next.push(Math.min(row[k] + 1, next[k - 1] + 1, row[k - 1] + (letter === name[k - 1] ? 0 : 1)));
      }
      return next;
    }, [...Array(name.length + 1).keys()]).pop());
  const index = wrong.indexOf(Math.min(...wrong));
  if (wrong[index] <= Math.max(1, Math.min(text.length, names[index].length) / 3)) return names[index];
  return names.find((name) => text.length > 2 && (name.startsWith(text) || text.startsWith(name)));
};

const choice = (value, field, names) => {
  const index = names.indexOf(value);
  const isText = typeof value === "string";
  const nearest = isText ? nearestOf(value, names) : undefined;
  if (index < 0) throw refuse(isText ? RangeError : TypeError, field, value, names.join(", "), { nearest });
  return index;
};

// Returns an object that has no other fields than these.
const known = (value, field, ...names) => {
  for (const name of Object.keys(object(value, field))) {
    if (names.includes(name) || value[name] === undefined) continue;
    const list = names.join(", ");
    const nearest = nearestOf(name, names);
    const accepted = nearest ? `did you mean "${nearest}"? Accepted: ${list}` : `accepted: ${list}`;
    throw refuse(TypeError, name, value[name], list, { message: `unknown field "${name}" of ${field}; ${accepted}` });
  }
  return value;
};

const isProduction = () => {
  try {
    // Bundlers replace this expression.
    return process.env.NODE_ENV === "production";
  } catch {
    return false;
  }
};

let isWarned = false;

// Milliseconds are a likely mistake. The first is reported, in development.
const checkSeconds = (name, value) => {
  if (!(value > 60 && value < Infinity) || isWarned || isProduction()) return;
  isWarned = true;
  console.warn(`hooke: ${name} is ${value} seconds; for ${value} milliseconds write ${value / 1000}`);
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

// --- Values as text: what an object says, a text says too. { spring: { bounce: 0.2 } } is spring(bounce=0.2).

const isList = (value) => Array.isArray(value) || value instanceof Float64Array;

const fieldsOf = (value, field) => {
  const entries = Object.entries(object(value, field)).filter(([, value]) => value !== undefined);
  for (const [name] of entries) {
    if (!/^[a-z][a-z\d-]*$/i.test(name)) throw refuse(TypeError, field, `{ ${name} }`, "names of fields");
  }
  return entries;
};

const argumentOf = (value, field) => {
  if (value instanceof Spring) return value.text;
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw refuse(RangeError, field, value, "a finite number");
    return String(value);
  }
  if (typeof value === "string") {
    const mark = value.includes('"') ? "'" : '"';
    if (value.includes(mark)) throw refuse(RangeError, field, value, "a text with one kind of quotation marks");
    return mark + value + mark;
  }
  if (isList(value)) return `[${Array.from(value, (element, index) => argumentOf(element, `${field}[${index}]`)).join(", ")}]`;
  if (typeof value !== "object" || value === null) throw refuse(TypeError, field, value, "a number, a text or an object");
  return textOf(value, field);
};

const textOf = (value, field) => {
  const [first, ...rest] = fieldsOf(value, field);
  if (!first) throw refuse(TypeError, field, "{}", "an object with fields");
  const [name, inner] = first;
  if (name === "curve" && !rest.length) return typeof inner === "string" ? inner : textOf(inner, `${field}.curve`);
  const named = (entries) => entries.map(([name, value]) => `${name}=${argumentOf(value, name)}`).join(", ");
  const isPlain = typeof inner === "object" && inner !== null && !isList(inner) && !(inner instanceof Spring);
  const text = isPlain ? named(fieldsOf(inner, name)) : argumentOf(inner, name);
  if (!rest.length) return `${name}(${text})`;
  return `${name}(${isPlain ? `${name}(${text})` : text}, ${named(rest)})`;
};

// Parses the text that a value is or is written as.
const parse = (value, field, text, call) => {
  for (const [, name, seconds] of text.matchAll(/\b(duration|response|settling-?duration)\s*=\s*(\d[\d.e+]*)/gi)) {
    checkSeconds(name, Number(seconds));
  }
  return withTexts([text], (...place) => check(call(...place), {}, { field, value }));
};

// --- Springs

const springNames = ["mass", "stiffness", "damping"];
const motionNames = { motion: [...springNames, "from", "to", "velocity"], largest_error: "error", distance: "epsilon" };

/** The names of springs, after the module is loaded. */
export const springs = [];

// A spring without parameters, or with one of these.
const usual = { duration: 0.5, bounce: 0 };

// Returns mass, stiffness and damping of a spring, from any parameters.
const physical = (parameters) => {
  if (parameters instanceof Spring) return [parameters.mass, parameters.stiffness, parameters.damping];
  let text = parameters;
  if (typeof text !== "string") {
    const fields = Object.fromEntries(fieldsOf(parameters, "spring"));
    const { mass = 1, stiffness, damping, ...others } = fields;
    const numbers = [mass, stiffness, damping];
    // The most frequent spelling without a text, which takes 50 µs. Wrong numbers get their error from the text.
    if (numbers.every((value) => typeof value === "number") && !Object.keys(others).length) {
      if (!ready().hooke_spring_convert(0, write(...numbers), 0, results, errors)) return numbers;
    }
    const isUsual = Object.keys(fields).every((name) => name === "duration" || name === "bounce");
    text = textOf({ spring: isUsual ? { ...usual, ...fields } : fields }, "spring");
  }
  parse(parameters, "spring", text, (...place) => ready().hooke_spring_parse(...place, results, errors));
  return [result(0), result(1), result(2)];
};

const readCSS = (curve) => readText((...place) => wasm.hooke_curve_css(curve, ...place, errors));

// Returns the CSS of a curve and releases the curve.
const takeCSS = (curve) => {
  try {
    return readCSS(curve);
  } finally {
    wasm.hooke_free(curve);
  }
};

const largestError = (options) => number(known(options, "options", "error").error ?? 0.001, "error");

class Spring {
  constructor([mass, stiffness, damping], motion) {
    const { from = 0, to = 1, velocity = 0 } = known(motion, "motion", "from", "to", "velocity");
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
  get text() {
    return readText((...place) => wasm.hooke_spring_text(this.#motion(), ...place, errors));
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

  settles(options = {}) {
    const { epsilon = 0.001, speed = Infinity } = known(options, "options", "epsilon", "speed");
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
export const spring = (parameters = {}, motion = {}) => new Spring(physical(parameters), motion);

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
    return readText((...place) => wasm.hooke_curve_text(idOf(this), ...place, errors));
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

const jumps = ["jump-start", "jump-end", "jump-none", "jump-both"];

const parseCurve = (shape, text) =>
  parse(shape, "curve", text, (...place) => ready().hooke_curve_parse(...place, results, errors));

const writeCurve = (shape) => {
  if (typeof shape === "string") return parseCurve(shape, shape);
  object(shape, "curve");
  if (Array.isArray(shape)) {
    if (shape.length !== 4) throw refuse(RangeError, "curve.length", shape.length, "4: x1, y1, x2, y2");
    const [x1, y1, x2, y2] = shape.map((value, index) => number(value, `curve[${index}]`));
    return check(ready().hooke_curve_bezier(x1, y1, x2, y2, results, errors));
  }
  if ("steps" in shape) {
    const { steps, jump = "jump-end" } = known(shape, "curve", "steps", "jump");
    if (!Number.isInteger(number(steps, "steps")) || Math.abs(steps) >= 2 ** 31) {
      throw refuse(RangeError, "steps", steps, "a whole number from 1 to 2147483647");
    }
    return check(
      ready().hooke_curve_steps(steps, choice(jump, "jump", jumps), results, errors), { count: "steps" });
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
      const status = ready().hooke_curve_stops(address, address + 8 * linear.length, linear.length, results, errors);
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
  const times = array(known(keys, "track", "times", "values", "interpolation", "timing").times, "times");
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

  to(other, options = {}) {
    const { method } = known(options, "options", "method");
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
export const transform = (shape, options = {}) => {
  const { box } = known(options, "options", "box");
  if (typeof shape === "string") {
    withTexts([shape], (css, length) => {
      const status = ready().hooke_transform_parse(css, length, writeBox(box), results, errors);
      check(status, {}, { field: "transform", value: shape });
    });
    return new Transform(readNumbers(results, 16), shape, box && Object.freeze({ ...box }));
  }
  if (Array.isArray(shape) || shape instanceof Float64Array) {
    return new Transform(Object.freeze(fixed(shape, 16, "matrix")));
  }
  known(shape, "transform", ...Object.keys(partNames));
  const numbers = Object.entries(partNames).flatMap(([name, count]) =>
    fixed(shape[name] ?? identityParts[name], count, name));
  check(ready().hooke_transform_compose(write(...numbers), results, errors));
  return new Transform(readNumbers(results, 16));
};

// --- Momentum

class Decay {
  constructor(parameters) {
    const { from = 0, velocity, rate = 0.998 } = known(parameters, "decay", "from", "velocity", "rate");
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

  settles(options = {}) {
    const { epsilon = 0.001 } = known(options, "options", "epsilon");
    const { from, initialVelocity, rate } = this;
    const status = wasm.hooke_decay_end(from, initialVelocity, rate, number(epsilon, "epsilon"), 0, results, errors);
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
  known(release, "release", "fraction", "velocity", "rule", ...(name ? [name] : []));
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
