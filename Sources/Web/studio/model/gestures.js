// The release of a gesture: rules, settling, and traces.

import { decide, settle, velocity } from "../../../JavaScript/core.js";
import { real, word } from "./codec.js";
import { flights } from "./flights.js";
import { border, readout, within } from "../../parts/numbers.js";

/** The rules of release, each with its parameter. */
export const rules = [
  {
    name: "projected", label: "Projected rest", parameter: "rate",
    field: { label: "Deceleration per ms", kind: "ratio", step: 0.0005, low: 0.9, high: 0.9995 }, initial: 0.998,
  },
  { name: "velocity-sign", label: "Direction of the velocity" },
  {
    name: "threshold", label: "Threshold", parameter: "threshold",
    field: { label: "Threshold", kind: "ratio", step: 0.01, low: 0, high: 1 }, initial: 0.5,
  },
  {
    name: "fling", label: "Fling, else the half", parameter: "minimumVelocity",
    field: { label: "Least velocity", kind: "velocity", step: 0.05, low: 0, high: 20, unit: "/s" }, initial: 1,
  },
  {
    name: "look-ahead", label: "Look-ahead", parameter: "seconds",
    field: { label: "Look-ahead", kind: "time", step: 0.01, low: 0, high: 2, unit: "s" }, initial: 0.3,
  },
];
const directions = { "0,-1": "up", "1,0": "to the right", "-1,0": "to the left" };
/** A sheet of the Studio, which goes a little beyond its ends, and the transitions of the library: way, distance and ends of a finger. */
export const transitions = [
  { name: "sheet", label: "Sheet", hint: "Drag the sheet", way: [0, -1], extent: 250, ends: [-0.2, 1.15] },
  ...Object.entries(flights).map(([name, { label, way, extent }]) => ({ name, label, hint: `Drag ${directions[way]}`, way, extent, ends: [0, 1] })),
];
export const styles = ["spring", "curve", "uikit"];
export const overshoots = ["clamp", "extrapolate", "rubber-band"];

export const gestureSchema = {
  k: { field: "transition", codec: word(transitions.map(({ name }) => name)) },
  r: { field: "rule", codec: word(rules.map(({ name }) => name)) },
  a: { field: "parameter", codec: real({ low: 0, high: 20 }) },
  s: { field: "style", codec: word(styles) },
  o: { field: "overshoot", codec: word(overshoots) },
  t: { field: "response", codec: real({ low: 0.01, high: 10 }) },
  z: { field: "dampingRatio", codec: real({ low: 0.05, high: 5 }) },
  d: { field: "duration", codec: real({ low: 0.01, high: 10 }) },
  c: { field: "cap", codec: real({ low: 0, high: 1000 }) },
  p: { field: "fraction", codec: real({ low: 0, high: 1 }) },
  v: { field: "velocity", codec: real({ low: -20, high: 20 }) },
};

export const initialGesture = {
  transition: transitions[0].name, rule: "projected", parameter: 0.998, style: "spring", overshoot: "extrapolate", response: 0.4, dampingRatio: 0.8,
  duration: 0.35, cap: 0, fraction: 0.35, velocity: 1.2,
};

export const ruleOf = (name) => rules.find((rule) => rule.name === name);

/** Returns "finish" or "cancel" for a release with the settings of the state. */
export const decideWith = ({ rule, parameter }, fraction, velocity) => {
  const name = ruleOf(rule).parameter;
  return decide({ rule, fraction, velocity, ...(name ? { [name]: parameter } : {}) });
};

/** Returns why a release has its outcome. */
export const reasonOf = ({ rule, parameter }, fraction, velocity) => {
  const seen = readout(velocity, 3);
  const forward = velocity > 0 ? "forward" : velocity < 0 ? "back" : "not at all";
  switch (rule) {
    case "velocity-sign":
      return `the finger moves ${forward} (${seen} /s)`;
    case "threshold":
      return `the fraction ${readout(fraction, 3)} is ${fraction >= parameter ? "at or above" : "below"} ${readout(parameter)}`;
    case "projected": {
      const rest = fraction + (velocity * projection(parameter));
      return `a fling from here would stop at ${readout(rest, 3)}, nearer to ${rest >= 0.5 ? "the end" : "the start"}`;
    }
    case "fling":
      return Math.abs(velocity) >= parameter
        ? `the finger is fast (${seen} /s)`
        : `the finger is slow (${seen} /s), and the fraction is ${readout(fraction, 3)}`;
    default:
      return `${readout(parameter)} s on, the finger would be at ${readout(fraction + parameter * velocity, 3)}`;
  }
};

/** The distance of a fling for each unit of velocity: the sum of UIKit's steps of a millisecond. */
const projection = (rate) => rate / (1 - rate) / 1000;

/** Returns the plan of settling of a release; the caller disposes of it. */
export const planOf = (state, fraction, speed, outcome) =>
  settle({
    fraction, velocity: capped(state, speed), outcome, style: state.style, overshoot: state.overshoot, duration: state.duration,
    spring: { response: state.response, dampingRatio: state.dampingRatio },
  });

/** Returns a velocity within the cap; a cap of 0 is none. */
export const capped = ({ cap }, speed) => (cap > 0 ? within(speed, -cap, cap) : speed);

/** Returns the velocity at which a rule changes its outcome at a fraction; ±Infinity if it does not within ±limit. */
export const boundary = (state, fraction, limit) => {
  const finishes = (velocity) => decideWith(state, fraction, velocity) === "finish";
  const finishesLow = finishes(-limit);
  if (finishesLow === finishes(limit)) return finishesLow ? -Infinity : Infinity;
  return border(-limit, limit, (velocity) => finishes(velocity) === finishesLow, 24);
};

/** Returns the velocity of samples { time, y } in units of `extent`, by the core's tracker. */
export const releaseVelocity = (samples, released, extent) => {
  const recent = samples.filter((sample, index) => index === samples.length - 1 || sample.time < samples[index + 1].time);
  return recent.length ? velocity(recent, { released }).y / extent : 0;
};

/**
 * Reads a trace in the format of `hooke tune`: CSV with the columns time_ms, phase, x, y and optionally finger.
 * Returns { samples } of finger 0, or { reason } with the line.
 */
export const readTrace = (text) => {
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/).map((line) => line.trim());
  const columns = lines[0].split(",").map((name) => name.trim());
  for (const name of ["time_ms", "phase", "x", "y"]) {
    if (!columns.includes(name)) return { reason: `Line 1 has no column ${name}; accepted: time_ms,phase,x,y,finger.` };
  }
  const at = (name) => columns.indexOf(name);
  const samples = [];
  for (let index = 1; index < lines.length; index += 1) {
    if (lines[index] === "") continue;
    const cells = lines[index].split(",").map((cell) => cell.trim());
    if (at("finger") >= 0 && cells[at("finger")] !== "0") continue;
    const [time, x, y] = ["time_ms", "x", "y"].map((name) => (cells[at(name)] === "" ? NaN : Number(cells[at(name)])));
    const phase = cells[at("phase")];
    if (![time, x, y].every(Number.isFinite)) return { reason: `Line ${index + 1}: a time or place is not a finite number.` };
    if (!["down", "move", "up", "cancel"].includes(phase)) {
      return { reason: `Line ${index + 1}: the phase is “${phase}”; accepted: down, move, up, cancel.` };
    }
    if (samples.length && time / 1000 < samples.at(-1).time) return { reason: `Line ${index + 1}: the times must not decrease.` };
    samples.push({ time: time / 1000, phase, x, y });
  }
  if (samples.length < 2) return { reason: "The trace has fewer than two samples of finger 0." };
  if (samples[0].phase !== "down") return { reason: `The first phase is “${samples[0].phase}”; accepted: down.` };
  return { samples };
};

/** Returns why the settings of a link cannot be used, or nothing. */
export const checkGesture = ({ rule, parameter }) => {
  const { field } = ruleOf(rule);
  if (!field || (parameter >= field.low && parameter <= field.high)) return undefined;
  return `parameter is ${parameter}; accepted for ${rule}: ${field.low} to ${field.high}`;
};
