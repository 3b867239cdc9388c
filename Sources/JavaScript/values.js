// Types of values, their errors, and values as text.

// What springs are known by: inline.js has classes of its own.
const isOfSpring = Symbol.for("hooke.spring");

/** Mass, stiffness and damping of a spring, with its text. */
export class SpringNumbers {
  constructor([mass, stiffness, damping]) {
    this.mass = mass;
    this.stiffness = stiffness;
    this.damping = damping;
  }

  get [isOfSpring]() {
    return true;
  }

  get text() {
    return `spring(mass=${this.mass}, stiffness=${this.stiffness}, damping=${this.damping})`;
  }
}

export const isSpring = (value) => value?.[isOfSpring] === true;

export const refuse = (Kind, field, value, accepted, { at = "", nearest, message, ...more } = {}) => {
  const shown = typeof value === "string" ? JSON.stringify(value) : Array.isArray(value) ? "an array" : String(value);
  const where = more.index === undefined ? field : `${field}[${more.index}]`;
  const list = nearest ? `did you mean "${nearest}"? Accepted: ${accepted}` : `accepted${at}: ${accepted}`;
  return Object.assign(new Kind(message ?? `${where} is ${shown}; ${list}`), { field, value, accepted, ...more });
};

export const number = (value, field) => {
  if (typeof value !== "number") throw refuse(TypeError, field, value, "a number");
  return value;
};

export const object = (value, field) => {
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

export const choice = (value, field, names) => {
  const index = names.indexOf(value);
  const isText = typeof value === "string";
  const nearest = isText ? nearestOf(value, names) : undefined;
  if (index < 0) throw refuse(isText ? RangeError : TypeError, field, value, names.join(", "), { nearest });
  return index;
};

// Returns an object that has no other fields than these.
export const known = (value, field, ...names) => {
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
export const checkSeconds = (name, value) => {
  if (!(value > 60 && value < Infinity) || isWarned || isProduction()) return;
  isWarned = true;
  console.warn(`hooke: ${name} is ${value} seconds; for ${value} milliseconds write ${value / 1000}`);
};

export const array = (values, field) => {
  if (values instanceof Float64Array) return values;
  if (!Array.isArray(values)) throw refuse(TypeError, field, values, "an array of numbers");
  return Float64Array.from(values, (value, index) => number(value, `${field}[${index}]`));
};

// --- Values as text: what an object says, a text says too. { spring: { bounce: 0.2 } } is spring(bounce=0.2).

export const isList = (value) => Array.isArray(value) || value instanceof Float64Array;

export const fieldsOf = (value, field) => {
  const entries = Object.entries(object(value, field)).filter(([, value]) => value !== undefined);
  for (const [name] of entries) {
    if (!/^[a-z][a-z\d-]*$/i.test(name)) throw refuse(TypeError, field, `{ ${name} }`, "names of fields");
  }
  return entries;
};

const argumentOf = (value, field) => {
  if (isSpring(value)) return value.text;
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw refuse(RangeError, field, value, "a finite number");
    return String(value);
  }
  if (typeof value === "boolean") return String(value);
  if (typeof value === "string") {
    const mark = value.includes('"') ? "'" : '"';
    if (value.includes(mark)) throw refuse(RangeError, field, value, "a text with one kind of quotation marks");
    return mark + value + mark;
  }
  if (isList(value)) return `[${Array.from(value, (element, index) => argumentOf(element, `${field}[${index}]`)).join(", ")}]`;
  if (typeof value !== "object" || value === null) throw refuse(TypeError, field, value, "a number, a text or an object");
  return textOf(value, field);
};

export const textOf = (value, field) => {
  const [first, ...rest] = fieldsOf(value, field);
  if (!first) throw refuse(TypeError, field, "{}", "an object with fields");
  const [name, inner] = first;
  if (name === "curve" && !rest.length) return typeof inner === "string" ? inner : textOf(inner, `${field}.curve`);
  const named = (entries) => entries.map(([name, value]) => `${name}=${argumentOf(value, name)}`).join(", ");
  const isPlain = typeof inner === "object" && inner !== null && !isList(inner) && !isSpring(inner);
  const text = isPlain ? named(fieldsOf(inner, name)) : argumentOf(inner, name);
  if (!rest.length) return `${name}(${text})`;
  return `${name}(${isPlain ? `${name}(${text})` : text}, ${named(rest)})`;
};

export const fixed = (values, count, field) => {
  const given = array(values, field);
  if (given.length !== count) throw refuse(RangeError, `${field}.length`, given.length, String(count));
  given.forEach((value, index) => {
    if (!Number.isFinite(value)) throw refuse(RangeError, field, value, "a finite number", { index });
  });
  return Array.from(given);
};

// One value for each segment.
const perSegment = (values, count, field) => {
  if (!Array.isArray(values)) return Array(count).fill(values);
  if (values.length !== count) throw refuse(RangeError, `${field}.length`, values.length, String(count));
  return values;
};

// The interpolations and timings of the segments between keys.
export const segmentsOf = ({ interpolation = "linear", timing }, keyCount) => {
  const count = Math.max(keyCount - 1, 0);
  const kinds = perSegment(interpolation, count, "interpolation").map((kind) =>
    choice(kind, "interpolation", interpolationNames));
  return [kinds, perSegment(timing, count, "timing")];
};

/** The interpolations of a segment, by their numbers in the C interface. */
export const interpolationNames = Object.freeze([
  "hold", "linear", "catmull-rom", "time-aware", "hold-safe", "monotone", "pchip", "akima", "modified-akima", "spline",
  "spline-clamped", "spline-not-a-knot", "spline-periodic",
]);
