// The functions of trajectories.wasm: motions that take over, follow, keep limits and bounds; views and paths.
import { makeModule, NO_SOLUTION, NULL_POINTER } from "./module.js";
import {
  array, checkSeconds, choice, curveText, fixed, formOf, isList, isSame, isSpring, known, modeOf, number, object, refuse,
  sameName, segmentFields, segmentsOf, SpringNumbers, textOf,
} from "./values.js";

const {
  at, check, Handle, idOf, init: load, memory, parse, physical, readText, ready, result, resultHandle, sample, wasm,
  withRoom, withTexts, write,
} = makeModule("hooke/trajectories");

/** Loads the module. */
export const init = (source) => load(source);

// --- Memory

// Writes arrays of numbers, 32-bit numbers and handles, and calls with their addresses; 0 for one that is not given.
const withArrays = (arrays, call) => {
  const sizes = arrays.map((values) => (values ? 8 * values.length : 0));
  return withRoom(sizes.reduce((sum, size) => sum + size, 8), (address) => {
    const { buffer } = memory();
    const places = arrays.map((values, index) => {
      if (!values) return 0;
      const place = address;
      new values.constructor(buffer, place, values.length).set(values);
      address += sizes[index];
      return place;
    });
    return call(...places);
  });
};

const float64 = (values) => values && Float64Array.from(values);

// --- Motions

const springMotionNames = ["mass", "stiffness", "damping", "from", "to", "velocity"];
const limitNames = ["speed", "acceleration", "jerk", "reverseSpeed", "reverseAcceleration", "reverseJerk"];
const names = {
  motion: springMotionNames, minimum: "bounds", maximum: "bounds", smooth_time: "smoothTime", maximum_speed: "maximumSpeed",
  half_life: "halfLife", start_time: "startTime", limits: limitNames, kinds: "mode",
  acceleration: "startAcceleration", end_velocity: "endVelocity", end_acceleration: "endAcceleration", inputs: "input",
  outputs: "output", time: "at",
};

// Reads positions of one motion: numbers, or lists of 1 to 4 numbers, all of one length.
const makeReader = () => {
  // 0 for numbers.
  let length;
  return {
    read(value, field) {
      const given = isList(value) ? fixed(value, value.length, field) : [number(value, field)];
      const found = isList(value) ? given.length : 0;
      if (found > 4 || (isList(value) && !found)) throw refuse(RangeError, `${field}.length`, found, "1 to 4");
      if (found !== (length ?? found)) {
        throw refuse(RangeError, field, value, length ? `an array of ${length} numbers` : "a number");
      }
      length = found;
      return given;
    },
    get isPlain() {
      return !length;
    },
    get size() {
      return length || 1;
    },
  };
};

class Motion extends Handle {
  #isPlain;

  constructor(handle, isPlain, more) {
    super(handle);
    this.#isPlain = isPlain;
    check(wasm.hooke_motion_info(handle, at.results, at.results + 8, at.errors));
    Object.assign(this, { size: memory().u32[at.results >>> 2], duration: result(1) }, more);
    Object.freeze(this);
  }

  #state(time, index) {
    const places = [0, 0, 0];
    places[index] = at.results;
    check(wasm.hooke_motion_sample(idOf(this), write(number(time, "time")), 1, ...places, at.errors));
    if (this.#isPlain) return result();
    return Array.from({ length: this.size }, (_, part) => result(part));
  }

  value(time) {
    return this.#state(time, 0);
  }

  velocity(time) {
    return this.#state(time, 1);
  }

  acceleration(time) {
    return this.#state(time, 2);
  }

  sample(times, out, velocities, accelerations) {
    const id = idOf(this);
    return sample(times, "times", this.size, out, (...places) =>
      wasm.hooke_motion_sample(id, ...places, at.errors), [velocities, "velocities"], [accelerations, "accelerations"]);
  }

  settles(options = {}) {
    const { epsilon = 0.001, speed = Infinity } = known(options, "options", "epsilon", "speed");
    const status = wasm.hooke_motion_settle(
      idOf(this), number(epsilon, "epsilon"), number(speed, "speed"), at.results, at.errors);
    if (status === NO_SOLUTION) return Infinity;
    check(status, { distance: "epsilon" });
    return result();
  }

  get events() {
    const id = idOf(this);
    const count = at.results;
    check(wasm.hooke_motion_info(id, 0, 0, at.errors));
    wasm.hooke_motion_events(id, 0, 0, count, at.errors);
    const length = memory().u32[count >>> 2];
    return withRoom(8 * length + 8, (times) => {
      check(wasm.hooke_motion_events(id, times, length, count, at.errors));
      return Object.freeze(Array.from(memory().f64.subarray(times >>> 3, (times >>> 3) + length)));
    });
  }

  handOver(to, options) {
    const { at: time, by = "snappy" } = known(options, "options", "at", "by");
    const switched = number(time, "at");
    return withMotion(to, (next) => {
      if (next.size !== this.size || next.#isPlain !== this.#isPlain) {
        throw refuse(RangeError, "to", to, this.#isPlain ? "a motion of a number" : `a motion of ${this.size} numbers`);
      }
      parse(by, "by", lawText(by), (text, length) =>
        wasm.hooke_motion_hand_over(idOf(this), idOf(next), switched, text, length, at.results, at.errors));
      return new Motion(resultHandle(), this.#isPlain);
    });
  }

  retarget(options) {
    const form = known(options, "options", "at", "to", "endVelocity", "endAcceleration", "duration", "limits", ...limitNames);
    const { at: time, to, endVelocity, endAcceleration, duration } = form;
    const id = idOf(this);
    const limits = ["limits", ...limitNames].some((name) => name in form) ? limitsOf(form) : undefined;
    const numbers = Object.entries({ to: to ?? null, endVelocity, endAcceleration }).map(([field, value]) =>
      value === undefined ? undefined : alike(value, field, this));
    const seconds = duration === undefined ? undefined : [number(duration, "duration")];
    return withArrays([...numbers, limits, seconds].map(float64), (...places) => {
      const status = wasm.hooke_motion_retarget(id, number(time, "at"), ...places, at.results, at.errors);
      if (status === NULL_POINTER) throw refuse(TypeError, "acceleration", undefined, "a limit: speed, acceleration or jerk");
      check(status, names);
      return new Motion(resultHandle(), this.#isPlain);
    });
  }

  // Not in the types: the start time is a field of a motion.
  static later(motion, startTime) {
    check(wasm.hooke_motion_later(idOf(motion), number(startTime, "startTime"), at.results, at.errors), names);
    return new Motion(resultHandle(), motion.#isPlain);
  }

  static isPlain(motion) {
    return motion.#isPlain;
  }
}

const { later, isPlain } = Motion;
delete Motion.later;
delete Motion.isPlain;

// Speed, acceleration and jerk, then those of the other direction, which are the same if left out.
const limitsOf = ({ limits, ...form }) => {
  let given = form;
  if (limits !== undefined) {
    const beside = limitNames.find((name) => name in form);
    if (beside) throw refuse(TypeError, beside, form[beside], `${beside} or limits`);
    given = formOf(limits, "limits", limitNames);
    if (!Object.keys(given).length) throw refuse(TypeError, "limits", limits, "a limit: speed, acceleration or jerk");
  }
  const read = (name, standard) => (isSame(given[name], "none") ? Infinity : number(given[name] ?? standard, name));
  const forward = limitNames.slice(0, 3).map((name) => read(name, Infinity));
  return [...forward, ...forward.map((limit, index) => read(limitNames[index + 3], limit))];
};

const laws = ["thirdOrder", "quintic", "fade"];

// A law as text: an object of a law, or a spring.
const lawText = (law) => {
  if (typeof law === "string") return law;
  const isLaw = Object.keys(object(law, "by")).some((name) => sameName(name, laws));
  return isLaw ? textOf(law, "by") : new SpringNumbers(physical(law)).text;
};

// Returns the motion that a call makes, with the start time of its form.
const made = (form, isPlain, status, more) => {
  check(status, names);
  const motion = new Motion(resultHandle(), isPlain, more);
  if (form.startTime === undefined) return motion;
  try {
    return later(motion, form.startTime);
  } finally {
    motion.dispose();
  }
};

const readBounds = (bounds) => {
  if (bounds === undefined) return undefined;
  if (!isList(bounds) || bounds.length !== 2) throw refuse(TypeError, "bounds", bounds, "[low, high]");
  return array(bounds, "bounds");
};

const boundedFields = ["bounds", "restitution", "overshootClamping"];

// A spring of a number that stays within bounds, or stops or bounces there.
const boundedSpring = (form) => {
  const { from = 0, to = 1, velocity = 0, restitution, overshootClamping = false } = form;
  const bounds = readBounds(form.bounds);
  if (restitution !== undefined && !bounds) throw refuse(TypeError, "bounds", bounds, "[low, high] beside restitution");
  if (restitution !== undefined && overshootClamping) {
    throw refuse(TypeError, "overshootClamping", overshootClamping, "restitution or overshootClamping");
  }
  let spring = physical(form.spring);
  const state = [number(from, "from"), number(to, "to"), number(velocity, "velocity")];
  if (bounds && restitution === undefined) {
    check(wasm.hooke_spring_within(write(...spring, ...state), ...bounds, at.results, at.errors), names);
    spring = [result(0), result(1), result(2)];
    if (!overshootClamping) return motion({ ...form, spring: new SpringNumbers(spring), bounds: undefined });
  }
  const numbers = write(...spring, ...state);
  const status = overshootClamping
    ? wasm.hooke_motion_clamped_spring(numbers, at.results, at.errors)
    : wasm.hooke_motion_bounded_spring(numbers, ...bounds, number(restitution, "restitution"), at.results, at.errors);
  return made(form, true, status, { spring: Object.freeze(new SpringNumbers(spring)) });
};

// Calls with the handles of curves, which are released after that; 0n for one that is not given.
const withCurves = (curves, field, call) => {
  const handles = new Map();
  try {
    return call(BigUint64Array.from(curves, (curve) => {
      if (curve === undefined) return 0n;
      const text = curveText(curve, field);
      if (!handles.has(text)) {
        parse(curve, field, text, (...place) => ready().hooke_curve_parse(...place, at.results, at.errors));
        handles.set(text, resultHandle());
      }
      return handles.get(text);
    }));
  } finally {
    for (const handle of handles.values()) wasm.hooke_free(handle);
  }
};

/** What a track does outside its keys. */
export const outsideRules = Object.freeze(["hold", "extend", "repeat", "mirror", "repeatOffset"]);

const periods = { degrees: 360, radians: 2 * Math.PI };

// Turns each number of the values the short way from key to key.
const unwrapped = (values, count, size, unit) => {
  const period = periods[["degrees", "radians"][choice(unit, "angle", ["degrees", "radians"])]];
  for (let part = 0; part < size; part++) {
    const column = Float64Array.from({ length: count }, (_, key) => values[key * size + part]);
    withArrays([column], (place) => {
      check(ready().hooke_angles_unwrap(place, count, period, place, at.errors));
      const turned = memory().f64.subarray(place >>> 3, (place >>> 3) + count);
      for (let key = 0; key < count; key++) values[key * size + part] = turned[key];
    });
  }
};

const handleWords = ["automatic", "vector", "aligned"];

// The kind of a handle of a key, and its numbers.
const readHandle = (handle, field, reader) => {
  const empty = Array(1 + reader.size).fill(0);
  if (handle === undefined) return [0, empty];
  if (isList(handle)) {
    if (handle.length !== 2) throw refuse(TypeError, field, handle, "[dt, dv] relative to the key");
    return [4, [number(handle[0], `${field}[0]`), ...reader.read(handle[1], `${field}[1]`)]];
  }
  if (typeof handle !== "object" || handle === null) return [choice(handle, field, handleWords), empty];
  empty[0] = number(known(handle, field, "aligned").aligned, `${field}.aligned`);
  return [3, empty];
};

// Reads one position for each of `count` keys.
const rows = (values, field, count, reader) => {
  if (!isList(values)) throw refuse(TypeError, field, values, "an array of numbers or of arrays");
  if (values.length !== count) throw refuse(RangeError, `${field}.length`, values.length, String(count));
  return Float64Array.from(Array.from(values, (value, k) => reader.read(value, `${field}[${k}]`)).flat());
};

const trackFields = ["times", "values", "interpolations", ...segmentFields, "handles", "angle", "before", "after"];

const track = (form, curveField = "timing") => {
  const times = array(form.times, "times");
  const n = times.length;
  const reader = makeReader();
  const values = rows(form.values, "values", n, reader);
  const { size } = reader;
  if (form.angle !== undefined) unwrapped(values, n, size, form.angle);
  const [before, after] = ["before", "after"].map((side) => choice(form[side] ?? "hold", side, outsideRules));
  if (form.handles === undefined) {
    const { interpolations, mode, ends, timing } = form;
    const [codes, timings] = segmentsOf({ interpolations, mode, ends, timing }, n);
    const kinds = Int32Array.from(codes);
    return withCurves(timings, curveField, (curves) =>
      withArrays([times, values, curves, kinds], (timesAt, valuesAt, curvesAt, kindsAt) =>
        made(form, reader.isPlain, ready().hooke_motion_track(
          timesAt, valuesAt, n, size, kindsAt, curvesAt, before, after, at.results, at.errors))));
  }
  for (const field of ["interpolations", ...segmentFields]) {
    if (form[field] === undefined || (field === "mode" && isSame(form.mode, "bezier"))) continue;
    throw refuse(TypeError, field, form[field], field === "mode" ? "bezier beside handles" : "none beside handles");
  }
  const { handles } = form;
  if (!Array.isArray(handles)) throw refuse(TypeError, "handles", handles, "an array of { in, out }, one for each key");
  if (handles.length !== n) throw refuse(RangeError, "handles.length", handles.length, String(n));
  const read = handles.flatMap((given, k) => {
    const field = `handles[${k}]`;
    const handle = known(given, field, "in", "out");
    return ["in", "out"].map((side) => readHandle(handle[side], `${field}.${side}`, reader));
  });
  const arrays = [
    times, values, float64(read.flatMap(([, numbers]) => numbers)), new Float64Array(2 * n),
    Int32Array.from(read, ([kind]) => kind),
  ];
  return withArrays(arrays, (timesAt, valuesAt, handlesAt, factorsAt, kindsAt) => {
    const status = wasm.hooke_motion_bezier(
      timesAt, valuesAt, n, size, kindsAt, handlesAt, before, after, factorsAt, at.results, at.errors);
    const factors = Array.from(memory().f64.subarray(factorsAt >>> 3, (factorsAt >>> 3) + 2 * n));
    const shortened = factors.flatMap((factor, index) =>
      factor === 1 ? [] : [Object.freeze({ key: index >> 1, side: index % 2 ? "out" : "in", factor })]);
    return made(form, reader.isPlain, status, { shortened: Object.freeze(shortened) });
  });
};

const rates = { normal: 0.998, fast: 0.99 };

const makers = {
  value(form) {
    const reader = makeReader();
    const from = reader.read(form.value, "value");
    const velocity = form.velocity === undefined ? undefined : reader.read(form.velocity, "velocity");
    return withArrays([float64(from), float64(velocity)], (fromAt, velocityAt) =>
      made(form, reader.isPlain, ready().hooke_motion_uniform(fromAt, velocityAt, reader.size, at.results, at.errors)));
  },
  spring(form) {
    if (boundedFields.some((field) => form[field] !== undefined)) return boundedSpring(form);
    const reader = makeReader();
    const spring = physical(form.spring);
    const to = reader.read(form.to ?? 1, "to");
    const from = form.from === undefined ? to.map(() => 0) : reader.read(form.from, "from");
    const velocity = form.velocity === undefined ? undefined : reader.read(form.velocity, "velocity");
    return withArrays([spring, from, to, velocity].map(float64), (springAt, fromAt, toAt, velocityAt) => {
      const status = ready().hooke_motion_spring(
        springAt, fromAt, toAt, velocityAt, reader.size, at.results, at.errors);
      return made(form, reader.isPlain, status, { spring: Object.freeze(new SpringNumbers(spring)) });
    });
  },
  curve({ curve, duration, from, to = 1, startTime }) {
    checkSeconds("duration", duration);
    const start = from ?? (isList(to) ? Array(to.length).fill(0) : 0);
    return track({ times: [0, number(duration, "duration")], values: [start, to], timing: curve, startTime }, "curve");
  },
  times: track,
  decay(form) {
    const reader = makeReader();
    const rate = typeof form.decay === "string" ? rates[["normal", "fast"][choice(form.decay, "decay", ["normal", "fast"])]]
      : number(form.decay, "decay");
    const velocity = reader.read(form.velocity, "velocity");
    const from = form.from === undefined ? velocity.map(() => 0) : reader.read(form.from, "from");
    return withArrays([from, velocity].map(float64), (fromAt, velocityAt) =>
      made(form, reader.isPlain, ready().hooke_motion_decay(
        fromAt, velocityAt, reader.size, rate, at.results, at.errors)));
  },
};

const fields = {
  value: ["value", "velocity"],
  spring: ["spring", "from", "to", "velocity", ...boundedFields],
  curve: ["curve", "duration", "from", "to"],
  times: trackFields,
  decay: ["decay", "from", "velocity"],
};

/** A motion: a value, a spring, a curve, a track or a fling. */
export const motion = (form) => {
  if (form instanceof Motion) return form;
  if (typeof form === "number" || isList(form)) return motion({ value: form });
  if (isSpring(form)) {
    // A spring of "hooke", with its motion.
    const { from, to, initialVelocity: velocity } = form;
    return motion({ spring: form, from, to, velocity });
  }
  const given = known(form, "motion", "startTime", ...new Set(Object.values(fields).flat()));
  const kinds = Object.keys(fields).filter((kind) => kind in given);
  const accepted = `one of ${Object.keys(fields).join(", ")}`;
  if (kinds.length !== 1) throw refuse(TypeError, "motion", `{ ${Object.keys(given).join(", ")} }`, accepted);
  return makers[kinds[0]](known(given, "motion", "startTime", ...fields[kinds[0]]));
};

// Calls with the motion of a form, and releases it if it was made for the call.
const withMotion = (form, call) => {
  const given = motion(form);
  try {
    return call(given);
  } finally {
    if (given !== form) given.dispose();
  }
};

/** A map of ranges: a motion whose times are inputs, and whose velocities are slopes. */
export const map = (given) => {
  const form = known(given, "map", "input", "output", "mode", "ends", "before", "after");
  const inputs = array(form.input, "input");
  const reader = makeReader();
  const outputs = rows(form.output, "output", inputs.length, reader);
  const kind = modeOf(form);
  const [before, after] = ["before", "after"].map((side) => choice(form[side] ?? "extend", side, outsideRules));
  return withArrays([inputs, outputs], (inputsAt, outputsAt) =>
    made({}, reader.isPlain, ready().hooke_motion_map(
      inputsAt, outputsAt, inputs.length, reader.size, kind, before, after, at.results, at.errors)));
};

// --- Followers and limits

const matchings = ["position", "velocity", "acceleration"];
const followers = ["spring", "smoothTime", "halfLife"];
const followerFields = {
  spring: ["matching", "from", "velocity"], smoothTime: ["maximumSpeed", "from", "velocity"], halfLife: ["from"],
};

// Reads what has as many numbers as a motion.
const alike = (value, field, motion) => {
  const reader = makeReader();
  const given = reader.read(value, field);
  if (reader.isPlain === isPlain(motion) && reader.size === motion.size) return given;
  throw refuse(RangeError, field, value, `${isPlain(motion) ? "a number" : `${motion.size} numbers`}, as of the motion`);
};

/** A spring, a smooth damper or a smoothing whose target moves along a track. */
export const follow = (given) => {
  const form = known(given, "follow", "path", "startTime", ...followers, ...new Set(Object.values(followerFields).flat()));
  const kinds = followers.filter((kind) => kind in form);
  if (kinds.length !== 1) {
    throw refuse(TypeError, "follow", `{ ${Object.keys(form).join(", ")} }`, `one of ${followers.join(", ")}`);
  }
  const [kind] = kinds;
  known(form, "follow", "path", "startTime", kind, ...followerFields[kind]);
  const time = form.startTime === undefined ? undefined : [number(form.startTime, "startTime")];
  return withMotion(form.path, (path) => {
    const [id, spring] = [idOf(path), kind === "spring" ? physical(form.spring) : undefined];
    const [from, velocity] = ["from", "velocity"].map((field) =>
      alike(form[field] ?? (isPlain(path) ? 0 : Array(path.size).fill(0)), field, path));
    return withArrays([spring, from, velocity, time].map(float64), (springAt, fromAt, velocityAt, timeAt) => {
      const places = [timeAt, at.results, at.errors];
      const calls = {
        spring: () => wasm.hooke_motion_follow(
          id, springAt, choice(form.matching ?? "position", "matching", matchings), fromAt, velocityAt, ...places),
        smoothTime: () => wasm.hooke_motion_smooth_damp(
          id, number(form.smoothTime, "smoothTime"), number(form.maximumSpeed ?? Infinity, "maximumSpeed"), from[0],
          velocity[0], ...places),
        halfLife: () => wasm.hooke_motion_smoothing(id, number(form.halfLife, "halfLife"), fromAt, ...places),
      };
      // The start time is in the path's seconds.
      return made({}, isPlain(path), calls[kind]());
    });
  });
};

const stateNames = ["velocity", "startAcceleration", "endVelocity", "endAcceleration"];

/** A motion within limits, from any state to any state. */
export const profile = (given) => {
  const form = known(given, "profile", "from", "to", ...stateNames, "limits", ...limitNames, "duration", "startTime");
  const reader = makeReader();
  const to = reader.read(form.to, "to");
  const from = form.from === undefined ? to.map(() => 0) : reader.read(form.from, "from");
  const states = stateNames.map((name) => (form[name] === undefined ? undefined : reader.read(form[name], name)));
  const arrays = [from, ...states.slice(0, 2), to, ...states.slice(2)];
  const duration = form.duration === undefined ? undefined : [number(form.duration, "duration")];
  checkSeconds("duration", form.duration);
  return withArrays([...arrays, limitsOf(form), duration].map(float64), (...places) =>
    made(form, reader.isPlain, ready().hooke_motion_profile(
      ...places.slice(0, 6), reader.size, ...places.slice(6), at.results, at.errors)));
};

// --- Views and paths

class ZoomPath extends Handle {
  constructor(handle, length) {
    super(handle);
    this.length = length;
    Object.freeze(this);
  }

  value(fraction) {
    check(wasm.hooke_zoom_sample(idOf(this), write(number(fraction, "fraction")), 1, at.results, at.errors));
    return [result(0), result(1), result(2)];
  }

  sample(fractions, out) {
    const id = idOf(this);
    return sample(fractions, "fractions", 3, out, (...places) => wasm.hooke_zoom_sample(id, ...places, at.errors));
  }
}

/** The path between two views [x, y, width] that zooms out, pans and zooms in. */
export const zoom = (form) => {
  const { from, to, rho = Math.SQRT2 } = known(form, "zoom", "from", "to", "rho");
  const views = [...fixed(from, 3, "from"), ...fixed(to, 3, "to")];
  const address = (ready(), write(...views));
  check(wasm.hooke_zoom(address, address + 24, number(rho, "rho"), at.results + 8, at.results, at.errors));
  return new ZoomPath(resultHandle(), result(1));
};

class Path extends Handle {
  constructor(handle, text) {
    super(handle);
    check(wasm.hooke_path_info(handle, at.results, at.results + 8, at.errors));
    const [length, x, y, width, height] = [0, 1, 2, 3, 4].map(result);
    Object.assign(this, { text, length, bounds: Object.freeze({ x, y, width, height }) });
    Object.freeze(this);
  }

  at(distance) {
    const place = at.results;
    const input = write(number(distance, "distance"));
    check(wasm.hooke_path_sample(idOf(this), input, 1, place, place + 16, place + 24, at.errors));
    return Object.freeze({ x: result(0), y: result(1), angle: result(2), curvature: result(3) });
  }

  sample(distances, out) {
    const id = idOf(this);
    return sample(distances, "distances", 2, out, (...places) => wasm.hooke_path_sample(id, ...places, 0, 0, at.errors));
  }
}

/** A path of SVG. */
export const path = (text) => {
  if (typeof text !== "string") throw refuse(TypeError, "path", text, "path data of SVG");
  withTexts([text], (start, length) =>
    check(ready().hooke_path_parse(start, length, at.results, at.errors), {}, { field: "path", value: text, text }));
  return new Path(resultHandle(), text);
};

// --- Colours

/** The spaces of colours, by their names in CSS. */
export const colorSpaces = Object.freeze([
  "srgb", "srgb-linear", "display-p3", "oklab", "oklch", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50", "lab",
  "lch", "hsl", "hwb",
]);

const polarSpaces = ["hsl", "hwb", "lch", "oklch"];
const hues = ["shorter", "longer", "increasing", "decreasing"];

class Color {
  #missing;

  // Reads a color of the results.
  constructor() {
    const [space, missing] = memory().u32.subarray((at.results >>> 2) + 8);
    this.#missing = missing;
    this.space = colorSpaces[space];
    this.components = Object.freeze([result(0), result(1), result(2)]);
    this.alpha = result(3);
    Object.freeze(this);
  }

  #write(more = []) {
    const place = write(...this.components, this.alpha, 0, ...more);
    memory().u32.set([colorSpaces.indexOf(this.space), this.#missing], (place >>> 2) + 8);
    return place;
  }

  get css() {
    return readText((...place) => wasm.hooke_color_css(this.#write(), ...place, at.errors));
  }

  to(space) {
    check(wasm.hooke_color_convert(this.#write(), choice(space, "space", colorSpaces), at.results, at.errors));
    return new Color();
  }

  mix(other, fraction, options = {}) {
    const { in: space = "oklab", hue } = known(options, "options", "in", "hue");
    const [spaceCode, hueCode] = [choice(space, "in", colorSpaces), choice(hue ?? "shorter", "hue", hues)];
    if (hue !== undefined && !polarSpaces.includes(colorSpaces[spaceCode])) {
      throw refuse(TypeError, "hue", hue, `none in ${colorSpaces[spaceCode]}, as only ${polarSpaces.join(", ")} have one`);
    }
    // Two colours of 40 bytes, and a fraction.
    const last = color(other);
    const from = this.#write([...last.components, last.alpha, 0, number(fraction, "fraction")]);
    memory().u32.set([colorSpaces.indexOf(last.space), last.#missing], (from >>> 2) + 18);
    check(wasm.hooke_color_mix(from, from + 40, spaceCode, hueCode, from + 80, 1, at.results, at.errors));
    return new Color();
  }
}

/** A colour, from CSS or from components in a space. */
export const color = (shape) => {
  if (shape instanceof Color) return shape;
  if (typeof shape === "string") {
    withTexts([shape], (text, length) =>
      check(ready().hooke_color_parse(text, length, at.results, at.errors), {}, { field: "color", value: shape, text: shape }));
    return new Color();
  }
  const { space, components, alpha = 1 } = known(shape, "color", "space", "components", "alpha");
  const numbers = array(components, "components");
  if (numbers.length !== 3) throw refuse(RangeError, "components.length", numbers.length, "3");
  const place = (ready(), write(...numbers, number(alpha, "alpha"), 0));
  const code = choice(space, "space", colorSpaces);
  memory().u32.set([code, 0], (place >>> 2) + 8);
  check(wasm.hooke_color_convert(place, code, at.results, at.errors));
  return new Color();
};
