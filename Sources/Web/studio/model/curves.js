// Timing curves of the studio: Béziers, several Béziers, stops and steps.

import { curve, curves, track } from "../../../JavaScript/core.js";
import { bezierOfText } from "../../../JavaScript/values.js";
import { BezierCurve, extremesOfPoints, mostBeziers, pointsOfPieces, refusalOfPoints, smoothed } from "./beziers.js";
import { cubicPieces, hermite } from "./pieces.js";
import { range } from "../../parts/numbers.js";
import { flag, list, real, numbers, whole, word } from "./codec.js";
import { mostCompared, previews } from "./springs.js";
import { using } from "./using.js";

const jumps = ["start", "end", "none", "both"];
const bezierCodec = numbers(4, { low: -1e4, high: 1e4 });
const mostStops = 40;
const stopCodec = list(numbers(2, { low: -1e4, high: 1e4 }), "_", 2, mostStops);

const pointCodec = list(numbers(2, { low: -1e4, high: 1e4 }), "_", 2, 3 * mostBeziers - 1);

// A curve is a letter and its numbers: b.25,.1,.25,1  p.2,0_.8,1  l0,0_1,1  s4,end. A text of the core is read too: easeOutBounce
const curveCodec = {
  write: (item) => {
    if (item.kind === "bezier") return `b${bezierCodec.write(item.points)}`;
    if (item.kind === "beziers") return `p${pointCodec.write(item.points)}`;
    return item.kind === "stops" ? `l${stopCodec.write(item.stops)}` : `s${item.steps},${item.jump}`;
  },
  read: (text, field) => {
    const rest = text.slice(1);
    if (/^\s*[a-z]{2}/i.test(text)) return readCurve(text);
    if (text[0] === "b") return { kind: "bezier", points: bezierCodec.read(rest, field) };
    if (text[0] === "p") return { kind: "beziers", points: pointCodec.read(rest, field) };
    if (text[0] === "l") return { kind: "stops", stops: stopCodec.read(rest, field) };
    const [steps, jump] = rest.split(",");
    return {
      kind: "steps", steps: whole(1, 1000).read(text[0] === "s" ? steps : text, field), jump: word(jumps).read(jump ?? "", field),
    };
  },
};

export const curveSchema = {
  d: { field: "duration", codec: real({ low: 1e-3, high: 1000 }) },
  e: { field: "error", codec: real({ low: 1e-6, high: 0.1 }) },
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
  if (item.kind === "beziers") return new BezierCurve(item.points);
  if (item.kind === "steps") return curve({ steps: item.steps, jump: `jump-${item.jump}` });
  return curve({ linear: item.stops });
};

/** The lowest and highest values and slopes of a curve of the state with its shape; the slope of a jump is infinite. */
export const extremesOf = ({ kind, points, stops }, shape) => {
  let found = { values: [shape.value(0), shape.value(1)] };
  if (kind === "steps") {
    found.slopes = [0, found.values[0] < found.values[1] ? Infinity : 0];
  } else if (kind === "stops") {
    const inside = stops.filter(([x]) => x > 0 && x <= 1);
    // In the middles of the pieces, and at the jumps.
    const middles = Float64Array.from([...inside, [1]], ([x], index) => (x + (inside[index - 1]?.[0] ?? 0)) / 2);
    found.slopes = new Float64Array(middles.length);
    shape.sample(middles, undefined, found.slopes);
    found.values.push(...inside.map(([, y]) => y));
  } else {
    found = extremesOfPoints(kind === "bezier" ? [points.slice(0, 2), points.slice(2)] : points);
  }
  const [[low, high], [slow, fast]] = [range(found.values), range(found.slopes.filter((slope) => !Number.isNaN(slope)))];
  return { low, high, slow, fast };
};

/** Returns { easing, error } of a curve in CSS: exact, except for several Béziers, which become straight pieces. */
export const inCSS = (item) => using(shapeOfCurve(item), (shape) => shape.css());
export const cssOf = (item) => inCSS(item).easing;

/** Returns a curve of a kind with a shape that is as near as the kind comes to it. */
export const asKind = (item, kind) => {
  if (kind === "bezier") return { kind, points: [0.25, 0.1, 0.25, 1] };
  if (kind === "steps") return { kind, steps: 4, jump: "end" };
  return using(shapeOfCurve(item), (shape) => {
    if (kind === "stops") return { kind, stops: [0, 0.2, 0.4, 0.6, 0.8, 1].map((input) => [input, Number(shape.value(input).toFixed(3))]) };
    const inputs = Float64Array.from([0, 0.25, 0.5, 0.75, 1]);
    const slopes = new Float64Array(5);
    const values = shape.sample(inputs, undefined, slopes);
    const slope = (index) => (Math.abs(slopes[index]) < 20 ? slopes[index] : 0);
    return {
      kind, points: pointsOfPieces([0, 1, 2, 3].map((at) => hermite(inputs[at], inputs[at + 1], values[at], values[at + 1], slope(at), slope(at + 1)))),
    };
  });
};

/** Returns several Béziers through a line of [input, output] that was drawn by hand, as few as come near it. */
export const drawnCurve = (stroke) => {
  const values = smoothed(stroke);
  return using(track({ times: values.map((_, index) => index / (values.length - 1)), values, mode: "catmullRom" }), (motion) => {
    for (let error = 0.01; ; error *= 1.5) {
      const { pieces } = cubicPieces(motion, 1, error, 1);
      if (pieces.at(-1).to === 1 && pieces.length <= mostBeziers) return { kind: "beziers", points: pointsOfPieces(pieces) };
    }
  });
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
  const points = bezierOfText(easing);
  if (points) return { kind: "bezier", points };
  const steps = /^steps\((\d+)(?:,\s*(?:jump-)?(\w+))?\)$/.exec(easing);
  if (steps) {
    const count = Number(steps[1]);
    if (count > 1000) throw new RangeError(`steps is ${count}; accepted: 1 to 1000, the most that can be drawn`);
    return { kind: "steps", steps: count, jump: steps[2] ?? "end" };
  }
  return { kind: "stops", stops: readStops(/^linear\((.*)\)$/.exec(easing)[1]) };
};

/** The places at which the values of named curves are compared and drawn. */
const places = Float64Array.from({ length: 49 }, (_, index) => index / 48);
let values;
/** Returns the values of all named curves at 49 even inputs, by name. */
export const namedValues = () => {
  values ??= new Map(curves.map((name) => [name, using(curve(name), (shape) => shape.sample(places))]));
  return values;
};

const farthest = (a, b) => a.reduce((most, value, index) => Math.max(most, Math.abs(value - b[index])), 0);

/** Returns the name of the curve that is nearest to one of the state, within 0.002; undefined if none is. */
export const nameOf = (item) => {
  const own = using(shapeOfCurve(item), (shape) => shape.sample(places));
  let [best, least] = [undefined, 0.002];
  for (const [name, others] of namedValues()) {
    const distance = farthest(own, others);
    if (distance < least) [best, least] = [name, distance];
  }
  return best;
};

/** Returns the curve of a name: a Bézier, or as few as come within 0.001 of it, or stops if 12 do not. */
export const presetOf = (name) => {
  const item = readCurve(name);
  if (item.kind !== "stops") return item;
  return using(curve(name), (shape) => {
    const motion = { value: (input) => shape.value(input), velocity: (input) => shape.slope(input), sample: (...arrays) => shape.sample(...arrays) };
    const { pieces } = cubicPieces(motion, 1, 0.0006, 1);
    const points = pointsOfPieces(pieces, 6);
    if (refusalOfPoints(points)) return item;
    const made = points.length === 2 ? { kind: "bezier", points: points.flat() } : { kind: "beziers", points };
    const fine = Float64Array.from({ length: 1001 }, (_, index) => index / 1000);
    const isNear = using(shapeOfCurve(made), (other) => farthest(other.sample(fine), shape.sample(fine)) <= 0.001);
    return isNear ? made : item;
  });
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
  if (item.kind === "bezier") return item.points.map(String).join(", ");
  if (item.kind === "beziers") return `${(item.points.length + 1) / 3} Béziers`;
  return item.kind === "steps" ? `${item.steps} steps, ${item.jump}` : `${item.stops.length} stops`;
};
