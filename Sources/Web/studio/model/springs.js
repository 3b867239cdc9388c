// Springs of the studio: parameters in all spellings, what a motion does, and what its handles mean.

import { spring } from "../../../JavaScript/core.js";
import { list, real, record, flag, whole, word } from "./codec.js";

/** The longest list to compare. */
export const mostCompared = 4;
export const letters = ["A", "B", "C", "D"];

const positive = { low: 1e-6, high: 1e9 };
const fields = { mass: real(positive), stiffness: real(positive), damping: real({ low: 0 }), velocity: real() };

const physical = ({ mass, stiffness, damping }) => ({ mass, stiffness, damping });
const core = (parameters) => physical(spring(parameters));
const numbers = record(fields);

// A spring of a link is its numbers; a text of the core is read too, as a spring from rest: s=bouncy
const springCodec = {
  write: numbers.write,
  read: (text, field) => numbers.read(/^\s*[a-z]/i.test(text) ? numbers.write({ ...core(text), velocity: 0 }) : text, field),
};

export const previews = ["card", "switch", "sheet", "list"];

export const springSchema = {
  e: { field: "epsilon", codec: real({ low: 1e-9, high: 0.5 }) },
  f: { field: "from", codec: real() },
  t: { field: "to", codec: real() },
  w: { field: "spelling", codec: word(["duration", "response", "physical", "settling", "tension", "bounciness"]) },
  p: { field: "preview", codec: word(previews) },
  n: { field: "selected", codec: whole(0, 3) },
  o: { field: "solo", codec: flag },
  d: { field: "difference", codec: flag },
  s: { field: "items", codec: list(springCodec, "/", 1, mostCompared) },
};

export const initialSprings = {
  epsilon: 0.001, from: 0, to: 1, spelling: "duration", preview: "card", selected: 0, solo: false, difference: false,
  items: [{ mass: 1, stiffness: 157.91367041742973, damping: 17.59291886010284, velocity: 0 }],
};

/** Returns why springs of a link cannot be shown, or nothing. */
export const checkSprings = ({ from, to, items, selected }) => {
  if (from === to) return `from and to are ${from}; accepted: two different numbers`;
  if (selected >= items.length) return `selected is ${selected}; accepted: 0 to ${items.length - 1}`;
  return undefined;
};

/** Returns why a spring does not fit into the state, or nothing. */
export const refusalOfSpring = (item) => {
  try {
    numbers.read(numbers.write(item), "spring");
    return undefined;
  } catch (error) {
    return error.message;
  }
};

/** Returns the motion of a spring of the state. `velocity` is in units per second. */
export const motionOf = ({ mass, stiffness, damping, velocity }, from, to) =>
  spring({ mass, stiffness, damping }, { from, to, velocity });

// pop's friction at which a spring of a tension hardly bounces.
const popFriction = (x) => {
  if (x <= 18) return ((0.0007 * x - 0.031) * x + 0.64) * x + 1.28;
  if (x <= 44) return ((0.000044 * x - 0.006) * x + 0.36) * x + 2;
  return ((0.00000045 * x - 0.000332) * x + 0.1078) * x + 5.84;
};

const ratio = { low: 0, high: 100 };
const mass = { name: "mass", label: "Mass", kind: "number", step: 0.1, above: 0, high: 1e6 };

/** The spellings of a spring: their fields, and conversion in both directions. */
export const spellings = {
  duration: {
    label: "Duration, bounce",
    fields: [
      { name: "duration", label: "Duration", kind: "time", unit: "s", step: 0.01, above: 0, high: 1000 },
      { name: "bounce", label: "Bounce", kind: "ratio", step: 0.01, above: -1, high: 1 },
    ],
    read: (item) => {
      const { duration, bounce } = spring(physical(item));
      return { duration, bounce };
    },
    make: ({ duration, bounce }) => core({ duration, bounce }),
  },
  response: {
    label: "Response, damping ratio",
    fields: [
      { name: "response", label: "Response", kind: "time", unit: "s", step: 0.01, above: 0, high: 1000 },
      { name: "dampingRatio", label: "Damping ratio", kind: "ratio", step: 0.01, ...ratio },
      mass,
    ],
    read: (item) => {
      const { response, dampingRatio } = spring(physical(item));
      return { response, dampingRatio, mass: item.mass };
    },
    make: core,
  },
  physical: {
    label: "Mass, stiffness, damping",
    fields: [
      mass,
      { name: "stiffness", label: "Stiffness", kind: "number", step: 1, above: 0, high: 1e9 },
      { name: "damping", label: "Damping", kind: "number", step: 0.1, low: 0, high: 1e9 },
    ],
    read: physical,
    make: core,
  },
  settling: {
    label: "Settling time, damping ratio",
    fields: [
      { name: "settlingDuration", label: "Settling time", kind: "time", unit: "s", step: 0.01, above: 0, high: 1000 },
      { name: "dampingRatio", label: "Damping ratio", kind: "ratio", step: 0.01, above: 0, high: 100 },
      mass,
    ],
    read: (item) => {
      const unit = spring(physical(item));
      return { settlingDuration: unit.settles(), dampingRatio: unit.dampingRatio, mass: item.mass };
    },
    make: core,
  },
  tension: {
    label: "Tension, friction (Origami)",
    fields: [
      { name: "tension", label: "Tension", kind: "number", step: 1, above: -4270 / 181, high: 1e6 },
      { name: "friction", label: "Friction", kind: "number", step: 0.1, low: -1 / 3, high: 1e6 },
    ],
    read: ({ mass, stiffness, damping }) => ({
      tension: ((stiffness / mass) * 50 - 4270) / 181,
      friction: (damping / mass - 1) / 3,
    }),
    make: ({ tension, friction }) => core({ origami: { tension, friction } }),
  },
  bounciness: {
    label: "Bounciness, speed (pop)",
    fields: [
      { name: "bounciness", label: "Bounciness", kind: "number", step: 0.5, low: -1000, high: 42.5 },
      { name: "speed", label: "Speed", kind: "number", step: 0.5, low: 0, high: 1e4 },
    ],
    read: ({ mass, stiffness, damping }) => {
      const x = ((stiffness / mass) * 50 - 4270) / 181;
      const friction = (damping / mass - 1) / 3 - 0.01;
      const range = popFriction(x) - 0.01;
      const bounciness = range > 0 && friction >= 0 ? (1 - Math.sqrt(friction / range)) * 42.5 : NaN;
      return { bounciness, speed: x < 0.5 ? NaN : ((x - 0.5) * 68) / 399 };
    },
    make: core,
  },
};

/** Returns the spring of a name of the core, or of another text. */
export const preset = (text) => core(text);
