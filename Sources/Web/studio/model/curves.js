// Timing curves of the studio: Béziers, stops and steps.

import { curve } from "../../../JavaScript/core.js";
import { flag, list, number, numbers, whole, word } from "./codec.js";
import { mostCompared, previews } from "./springs.js";
import { shortest } from "./numbers.js";

const jumps = ["start", "end", "none", "both"];
const bezierCodec = numbers(4, { low: -1e4, high: 1e4 });
const mostStops = 40;
const stopCodec = list(numbers(2, { low: -1e4, high: 1e4 }), "_", 2, mostStops);

// A curve is a letter and its numbers: b.25,.1,.25,1  l0,0_1,1  s4,end. A text of the core is read too: easeOutBounce
const curveCodec = {
  write: (item) => {
    if (item.kind === "bezier") return `b${bezierCodec.write(item.points)}`;
    return item.kind === "stops" ? `l${stopCodec.write(item.stops)}` : `s${item.steps},${item.jump}`;
  },
  read: (text, field) => {
    const rest = text.slice(1);
    if (/^\s*[a-z]{2}/i.test(text)) return readCurve(text);
    if (text[0] === "b") return { kind: "bezier", points: bezierCodec.read(rest, field) };
    if (text[0] === "l") return { kind: "stops", stops: stopCodec.read(rest, field) };
    const [steps, jump] = rest.split(",");
    return {
      kind: "steps", steps: whole(1, 1000).read(text[0] === "s" ? steps : text, field), jump: word(jumps).read(jump ?? "", field),
    };
  },
};

export const curveSchema = {
  d: { field: "duration", codec: number({ low: 1e-3, high: 1000 }) },
  e: { field: "error", codec: number({ low: 1e-6, high: 0.1 }) },
  p: { field: "preview", codec: word(previews) },
  n: { field: "selected", codec: whole(0, 3) },
  o: { field: "solo", codec: flag },
  s: { field: "items", codec: list(curveCodec, "/", 1, mostCompared) },
};

export const initialCurves = {
  duration: 0.5, error: 0.001, preview: "sheet", selected: 0, solo: false,
  items: [{ kind: "bezier", points: [0.3, 0.05, 0.2, 1] }],
};

/** Returns why curves of a link cannot be shown, or nothing. */
export const checkCurves = ({ items, selected }) => {
  if (selected >= items.length) return `selected is ${selected}; accepted: 0 to ${items.length - 1}`;
  try {
    for (const item of items) shapeOfCurve(item).dispose();
    return undefined;
  } catch (error) {
    return error.message;
  }
};

/** Returns the core's curve of a curve of the state; the caller disposes of it. */
export const shapeOfCurve = (item) => {
  if (item.kind === "bezier") return curve(item.points);
  if (item.kind === "steps") return curve({ steps: item.steps, jump: `jump-${item.jump}` });
  return curve({ linear: item.stops });
};

/** Returns the CSS of a curve, which is exact for all three kinds. */
export const cssOf = (item) => {
  const shape = shapeOfCurve(item);
  try {
    return shape.css().easing;
  } finally {
    shape.dispose();
  }
};

const keywords = {
  linear: [0, 0, 1, 1], ease: [0.25, 0.1, 0.25, 1], "ease-in": [0.42, 0, 1, 1], "ease-out": [0, 0, 0.58, 1],
  "ease-in-out": [0.42, 0, 0.58, 1],
};

/** Curves by name: CSS's, Material's and those with overshoot. */
export const named = {
  ...keywords, standard: [0.2, 0, 0, 1], decelerate: [0, 0, 0, 1], accelerate: [0.3, 0, 1, 1],
  "back in": [0.36, 0, 0.66, -0.56], "back out": [0.34, 1.56, 0.64, 1], "back in-out": [0.68, -0.6, 0.32, 1.6],
};

/**
 * Reads the text of a curve. Throws the core's error with what is accepted. A curve that CSS cannot write becomes the most
 * exact stops that a link has room for.
 */
export const readCurve = (text) => {
  const shape = curve(text);
  let { easing } = shape.css();
  for (let error = 0.002; easing.split(",").length > mostStops && error < 1; error *= 1.5) easing = shape.css({ error }).easing;
  shape.dispose();
  const bezier = /^cubic-bezier\((.*)\)$/.exec(easing);
  if (bezier) return { kind: "bezier", points: bezier[1].split(",").map(Number) };
  if (Object.hasOwn(keywords, easing)) return { kind: "bezier", points: [...keywords[easing]] };
  const steps = /^steps\((\d+)(?:,\s*(?:jump-)?(\w+))?\)$/.exec(easing.replace("step-start", "steps(1, start)").replace("step-end", "steps(1)"));
  if (steps) {
    const count = Number(steps[1]);
    if (count > 1000) throw new RangeError(`steps is ${count}; accepted: 1 to 1000, the most that can be drawn`);
    return { kind: "steps", steps: count, jump: steps[2] ?? "end" };
  }
  return { kind: "stops", stops: readStops(/^linear\((.*)\)$/.exec(easing)[1]) };
};

// Stops of a canonical linear(): an output and up to two inputs in percent; missing inputs are spread evenly.
const readStops = (text) => {
  const stops = text.split(",").flatMap((part) => {
    const [output, ...inputs] = part.trim().split(/\s+/);
    if (!inputs.length) return [[undefined, Number(output)]];
    return inputs.map((input) => [Number(input.replace("%", "")) / 100, Number(output)]);
  });
  stops[0][0] ??= 0;
  stops[stops.length - 1][0] ??= 1;
  for (let from = 0; from < stops.length; ) {
    let to = from + 1;
    while (to < stops.length && stops[to][0] === undefined) to += 1;
    for (let index = from + 1; index < to && to < stops.length; index += 1) {
      stops[index][0] = stops[from][0] + ((stops[to][0] - stops[from][0]) * (index - from)) / (to - from);
    }
    from = to;
  }
  return stops;
};

/** The jumps of steps. */
export const stepJumps = jumps;

/** Describes a curve in a few words. */
export const describe = (item) => {
  if (item.kind === "bezier") return item.points.map(shortest).join(", ");
  return item.kind === "steps" ? `${item.steps} steps, ${item.jump}` : `${item.stops.length} stops`;
};
