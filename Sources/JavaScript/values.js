// Types of values, their errors, and values as text.

// The mark of springs: those of inline.js have another class.
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

export const isList = (value) => Array.isArray(value) || value instanceof Float64Array;

const isObject = (value) => typeof value === "object" && value !== null;

// The error of a value. `fault` is what is wrong, if it is not the value; `message` the whole text, if it has another form.
export const refuse = (Kind, field, value, accepted, { nearest, fault, message, ...more } = {}) => {
  const shown = typeof value === "string" ? JSON.stringify(value)
    : isObject(value) ? (isList(value) ? "an array" : `{ ${Object.keys(value).join(", ")} }`) : String(value);
  const where = more.index === undefined ? field : `${field}[${more.index}]`;
  const list = nearest ? `did you mean "${nearest}"? Accepted: ${accepted}` : `accepted: ${accepted}`;
  return Object.assign(new Kind(message ?? `${fault ?? `${where} is ${shown}`}; ${list}`), { field, value, accepted, ...more });
};

export const number = (value, field) => {
  if (typeof value !== "number") throw refuse(TypeError, field, value, "a number");
  return value;
};

export const object = (value, field, accepted = "an object") => {
  if (!isObject(value) || isList(value)) throw refuse(TypeError, field, value, accepted);
  return value;
};

// Names are equal if their words are: dampingRatio, damping-ratio and --damping-ratio.
const wordsOf = (name) =>
  name.replace(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g, "$&-").replaceAll("_", "-").replace(/^--(?=.)/, "").toLowerCase();
const plain = (name) => name.replace(/[-_]/g, "").toLowerCase();

export const isSame = (a, b) =>
  typeof a === "string" && (wordsOf(a) === wordsOf(b) || (!/[-_]/.test(a + b) && a.toLowerCase() === b.toLowerCase()));

/** The name of some that is the same as a typed one. */
export const sameName = (typed, names) => (names.includes(typed) ? typed : names.find((name) => isSame(typed, name)));

// The name that a text is nearest to: a third of its letters may be wrong.
const nearestOf = (typed, names) => {
  const text = plain(typed.slice(0, 64));
  const wrong = names.map(plain).map((name) =>
    [...text].reduce((row, letter) => {
      const next = [row[0] + 1];
      for (let k = 1; k < row.length; k++) {
        next.push(Math.min(row[k] + 1, next[k - 1] + 1, row[k - 1] + (letter === name[k - 1] ? 0 : 1)));
      }
      return next;
    }, [...Array(name.length + 1).keys()]).pop());
  const index = wrong.indexOf(Math.min(...wrong));
  if (wrong[index] <= Math.max(1, Math.min(text.length, names[index].length) / 3)) return names[index];
  return names.find((name) => text.length > 2 && (plain(name).startsWith(text) || text.startsWith(plain(name))));
};

export const choice = (value, field, names) => {
  const index = names.indexOf(sameName(value, names));
  if (index >= 0) return index;
  const isText = typeof value === "string";
  throw refuse(isText ? RangeError : TypeError, field, value, names.join(", "), { nearest: isText && nearestOf(value, names) });
};

// Returns the fields of an object that has no others than these, by these names.
export const known = (value, field, ...names) => {
  const fields = {};
  for (const [name, given] of Object.entries(object(value, field))) {
    if (given === undefined) continue;
    const same = sameName(name, names);
    if (same === undefined) {
      throw refuse(TypeError, name, given, names.join(", "), { nearest: nearestOf(name, names), fault: `unknown field "${name}" of ${field}` });
    }
    if (same in fields) throw refuse(TypeError, name, given, `${same} once`);
    fields[same] = given;
  }
  return fields;
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

export const fixed = (values, count, field) => {
  const given = array(values, field);
  if (given.length !== count) throw refuse(RangeError, `${field}.length`, given.length, String(count));
  given.forEach((value, index) => {
    if (!Number.isFinite(value)) throw refuse(RangeError, field, value, "a finite number", { index });
  });
  return Array.from(given);
};

// --- Objects as texts of the same value: { spring: { bounce: 0.2 } } is spring(bounce=0.2).

const deepest = 16;

const checkDepth = (depth, field) => {
  if (depth <= deepest) return;
  throw refuse(RangeError, field, undefined, `at most ${deepest} values inside one another`, { fault: `${field} is too deep` });
};

const fieldsOf = (value, field) => {
  const entries = Object.entries(object(value, field)).filter(([, value]) => value !== undefined);
  for (const [name] of entries) {
    if (!/^[a-z][\w-]*$/i.test(name)) throw refuse(TypeError, field, `{ ${name} }`, "names of fields");
  }
  return entries.map(([name, value]) => [name.replaceAll("_", "-"), value]);
};

const argumentOf = (value, field, depth = 0) => {
  checkDepth(depth, field);
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
  if (isList(value)) {
    return `[${Array.from(value, (element, index) => argumentOf(element, `${field}[${index}]`, depth + 1)).join(", ")}]`;
  }
  return textOf(object(value, field, "a number, a text or an object"), field, depth + 1);
};

export const textOf = (value, field, depth = 0) => {
  checkDepth(depth, field);
  const [first, ...rest] = fieldsOf(value, field);
  if (!first) throw refuse(TypeError, field, "{}", "an object with fields");
  const [name, inner] = first;
  const named = (entries) => entries.map(([name, value]) => `${name}=${argumentOf(value, name, depth)}`).join(", ");
  const isPlain = isObject(inner) && !isList(inner) && !isSpring(inner);
  const text = isPlain ? named(fieldsOf(inner, name)) : argumentOf(inner, name, depth);
  if (!rest.length) return `${name}(${text})`;
  return `${name}(${isPlain ? `${name}(${text})` : text}, ${named(rest)})`;
};

const springFields = [
  "mass", "stiffness", "damping", "response", "dampingRatio", "duration", "bounce", "settlingDuration", "bounciness", "speed",
  "preset", "spring", "origami", "reactSpring", "motion", "tension", "friction",
];

/** The fields of a spring. */
export const springForm = (value) =>
  known(object(value, "spring", "a text, or an object such as { stiffness: 170, damping: 26 }"), "spring", ...springFields);

const curveFields = [
  "curve", "bezier", "steps", "linear", "spring", "path", "reversed", "composed", "jump", "velocity", "duration", "epsilon",
  "epsilonSpeed",
];

/** The fields of a curve. */
export const curveForm = (value, field) => {
  const names = Object.keys(object(value, field, "a text, four numbers, or an object such as { steps: 4 }"));
  return names.some((name) => /^ease/i.test(name)) ? value : known(value, "curve", ...curveFields);
};

const keywords = {
  linear: [0, 0, 1, 1], ease: [0.25, 0.1, 0.25, 1], "ease-in": [0.42, 0, 1, 1], "ease-out": [0, 0, 0.58, 1], "ease-in-out": [0.42, 0, 0.58, 1],
};

/** The four numbers of a curve's text in CSS; undefined for other curves. */
export const bezierOfText = (text) =>
  /^cubic-bezier\((.*)\)$/.exec(text)?.[1].split(",").map(Number) ?? (Object.hasOwn(keywords, text) ? [...keywords[text]] : undefined);

const stopsText = (stops) => {
  if (!isList(stops) || !stops.length) throw refuse(TypeError, "linear", stops, "an array of [input, output]");
  let last = -Infinity;
  const words = Array.from(stops, (stop, index) => {
    const [input, output] = fixed(stop, 2, `linear[${index}]`);
    if (input < last) throw refuse(RangeError, "input of linear", input, `at least ${last}`, { index });
    last = input;
    // A percentage of the same digits.
    const [digits, power = 0] = String(input).split("e");
    return `${output} ${digits}e${Number(power) + 2}%`;
  });
  return `linear(${words.join(", ")})`;
};

/** A curve as text, of a text, a curve, x1, y1, x2, y2, or an object; in quotation marks if it is an argument. */
export const curveText = (value, field, isArgument = false, depth = 0) => {
  checkDepth(depth, field);
  if (typeof value === "string") return isArgument ? argumentOf(value, field) : value;
  if (isList(value)) return `cubic-bezier(${fixed(value, 4, field).join(", ")})`;
  if (typeof value?.text === "string" && !isSpring(value)) return value.text;
  const form = curveForm(value, field);
  const inner = (name, value = form[name]) => curveText(value, `${field}.${name}`, isArgument || name !== "curve", depth + 1);
  if (Object.keys(form).length === 1) {
    if ("curve" in form) return inner("curve");
    if ("linear" in form) return stopsText(form.linear);
    if ("reversed" in form) return `reversed(${inner("reversed")})`;
    if ("composed" in form) {
      const parts = known(form.composed, "composed", "outer", "inner");
      return `composed(${Object.keys(parts).map((name) => `${name}=${inner(name, parts[name])}`).join(", ")})`;
    }
  }
  const { spring } = form;
  // A motion from one value to another.
  if (isSpring(spring) && spring.initialVelocity && form.velocity === undefined) {
    return textOf({ ...form, velocity: spring.initialVelocity / (spring.to - spring.from) }, field);
  }
  return textOf(form, field);
};

// Splits a text at commas outside parentheses, brackets and quotation marks; undefined if these are not balanced.
const partsOf = (text) => {
  const parts = [""];
  let [depth, quote] = [0, ""];
  for (const letter of text) {
    if (letter === "," && !depth && !quote) {
      parts.push("");
      continue;
    }
    parts.push(parts.pop() + letter);
    if (quote) quote = letter === quote ? "" : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if ("([".includes(letter)) depth += 1;
    else if (")]".includes(letter)) depth -= 1;
    if (depth < 0) return undefined;
  }
  if (depth || quote) return undefined;
  return parts.at(-1).trim() ? parts : parts.slice(0, -1);
};

const valueOf = (text) => {
  const word = text.trim();
  if (/^[-+]?(\d+|\d*\.\d+)(e[-+]?\d+)?$/i.test(word)) return Number(word);
  return /^(["'])(.*)\1$/s.exec(word)?.[2] ?? word;
};

const assignment = /^\s*([a-z][a-z\d-]*)\s*=(.*)$/is;

/** The fields of a text such as name(arguments) or name=value; undefined for others. */
export const callOf = (text) => {
  const [, field, value] = assignment.exec(text) ?? [];
  if (field) return { [field]: valueOf(value) };
  const [, name, inner] = /^\s*([a-z][a-z\d-]*)\s*\((.*)\)\s*$/is.exec(text) ?? [];
  const parts = name && partsOf(inner);
  if (!parts) return undefined;
  const values = parts.filter((part) => !assignment.test(part)).map(valueOf);
  const named = Object.assign({}, ...parts.filter((part) => assignment.test(part)).map(callOf));
  return values.length ? { [name]: values.length === 1 ? values[0] : values, ...named } : { [name]: named };
};

/** The one field of an object or of a text, threshold=0.6, as a name and a value; a word has no value. */
export const wordOf = (value, field, words) => {
  const form = typeof value === "string" ? callOf(value) : value;
  if (!isObject(form)) return [words[choice(value, field, words)]];
  const entries = fieldsOf(form, field);
  if (entries.length !== 1) throw refuse(TypeError, field, value, words.join(", "));
  return [words[choice(entries[0][0], field, words)], entries[0][1]];
};

/** The fields of an object, or of a text or an object with the one field `name`: limits(speed=2); a word is `main`. */
export const formOf = (value, name, names, main) => {
  let form = typeof value === "string" ? callOf(value) : value;
  if (form === undefined && main) form = { [main]: value };
  const [first, ...rest] = Object.keys(object(form ?? value, name));
  if (!rest.length && isSame(first, name)) form = form[first];
  return known(form, name, ...names);
};

// --- Segments

/** The modes of segments, by their numbers in the C interface; the ends of a spline are added. */
export const segmentModes = Object.freeze([
  "discrete", "linear", "catmullRom", "timeAwareCatmullRom", "holdSafe", "monotone", "pchip", "akima", "modifiedAkima", "spline",
]);

const splineEnds = ["natural", "clamped", "notAKnot", "periodic"];

export const segmentFields = ["mode", "ends", "timing"];

// The number of a mode with its ends.
export const modeOf = ({ mode = "linear", ends }) => {
  const kind = choice(mode, "mode", segmentModes);
  if (ends === undefined) return kind;
  if (segmentModes[kind] !== "spline") throw refuse(TypeError, "ends", ends, "ends beside the mode spline");
  return kind + choice(ends, "ends", splineEnds);
};

// The modes and timings of the segments between keys.
export const segmentsOf = ({ interpolations, ...all }, keyCount) => {
  const count = Math.max(keyCount - 1, 0);
  let segments = Array(count).fill(all);
  if (interpolations !== undefined) {
    const beside = segmentFields.find((name) => all[name] !== undefined);
    if (beside) throw refuse(TypeError, beside, all[beside], `${beside} or interpolations`);
    if (!Array.isArray(interpolations)) throw refuse(TypeError, "interpolations", interpolations, "an array, one for each segment");
    if (interpolations.length !== count) throw refuse(RangeError, "interpolations.length", interpolations.length, String(count));
    segments = interpolations.map((segment) => formOf(segment, "segment", segmentFields, "mode"));
  }
  return [segments.map(modeOf), segments.map(({ timing }) => timing)];
};
