// A timing curve of several Béziers. Its points are those between (0, 0) and (1, 1): two handles for each Bézier, and between
// Béziers the point where both meet, so every third is one: handle, handle, point, handle, handle …
//
// Inputs of points increase, handles lie within the inputs of their Bézier, and outputs of neighbouring points differ: then
// each Bézier is a CSS timing function, scaled, and the curve a keyframe track.

import { trackOf } from "./keyframes.js";
import { border, within } from "../../parts/numbers.js";

/** The most Béziers of a curve. */
export const mostBeziers = 12;
const [leastInput, leastOutput] = [0.005, 0.001];

const isPoint = (index) => index % 3 === 2;
const all = (points) => [[0, 0], ...points, [1, 1]];

/** The four points of each Bézier. */
export const piecesOf = (points) => {
  const whole = all(points);
  return Array.from({ length: (whole.length - 1) / 3 }, (_, index) => whole.slice(3 * index, 3 * index + 4));
};

/** Returns why points are no curve, or nothing. */
export const refusalOfPoints = (points) => {
  if (points.length % 3 !== 2 || points.length > 3 * mostBeziers - 1) return `the curve has ${points.length} points; accepted: 2, 5, 8 to ${3 * mostBeziers - 1}`;
  for (const [[x0, y0], [x1], [x2], [x3, y3]] of piecesOf(points)) {
    if (!(x0 < x3)) return `a point is at ${x3} after one at ${x0}; accepted: increasing inputs from 0 to 1`;
    if (y0 === y3) return `two points have the output ${y0}; accepted: different outputs`;
    for (const x of [x1, x2]) if (!(x >= x0 && x <= x3)) return `a handle is at ${x}; accepted: ${x0} to ${x3}`;
  }
  return undefined;
};

/** The keyframes of a curve: the same numbers as a timing function for each segment. */
export const keysOf = (points) => {
  const pieces = piecesOf(points);
  return {
    keys: [[0, 0], ...pieces.map(([, , , end]) => end)],
    segments: pieces.map(([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]) => {
      const [width, height] = [x3 - x0, y3 - y0];
      return { mode: "bezier", points: [within((x1 - x0) / width, 0, 1), (y1 - y0) / height, within((x2 - x0) / width, 0, 1), (y2 - y0) / height] };
    }),
  };
};

/** Returns the point of four at a parameter. */
export const pointAt = ([a, b, c, d], s) => [0, 1].map((axis) =>
  (1 - s) * ((1 - s) * ((1 - s) * a[axis] + 3 * s * b[axis]) + 3 * s * s * c[axis]) + s * s * s * d[axis]);

/** The differences of the four: a third of the derivatives at the ends, and of the one between. */
const differences = (piece, axis) => [0, 1, 2].map((at) => piece[at + 1][axis] - piece[at][axis]);

/** Returns a third of the derivative of four points at a parameter. */
export const rateAt = (piece, s) => [0, 1].map((axis) => {
  const [u, v, w] = differences(piece, axis);
  return (1 - s) * ((1 - s) * u + 2 * s * v) + s * s * w;
});

/** Returns the direction of four points at a parameter: that of the first derivative that is not 0. */
export const directionAt = (piece, s) => {
  const [x, y] = [0, 1].map((axis) => differences(piece, axis));
  const least = 1e-9 * Math.hypot(...x, ...y);
  const back = s > 1 - 1e-9 ? -1 : 1;
  const bends = [x, y].map(([u, v, w]) => back * ((1 - s) * (v - u) + s * (w - v)));
  return [rateAt(piece, s), bends].find((pair) => Math.hypot(...pair) > least) ?? [x, y].map(([u, v, w]) => w - 2 * v + u);
};

/** The parameters inside at which a s² + b s + c is 0, or nearest to it. */
const roots = (a, b, c) => {
  const t = (b + (b < 0 ? -1 : 1) * Math.sqrt(Math.max(b * b - 4 * a * c, 0))) / -2;
  return [t / a, c / t].filter((s) => s > 0 && s < 1);
};

/** Returns the values and the slopes of a curve among which are its lowest and highest. */
export const extremesOfPoints = (points) => {
  const all = piecesOf(points).map((piece) => {
    const [[A, B, C], [a, b, c]] = [0, 1].map((axis) => differences(piece, axis)).map(([u, v, w]) => [w - 2 * v + u, 2 * (v - u), u]);
    const slope = (s) => {
      const [x, y] = directionAt(piece, s);
      return x > 1e-12 ? y / x : y * Infinity;
    };
    return {
      values: [0, 1, ...roots(a, b, c)].map((s) => pointAt(piece, s)[1]),
      slopes: [0, 1, ...roots(a * B - b * A, 2 * (a * C - c * A), b * C - c * B)].map(slope),
    };
  });
  return { values: all.flatMap(({ values }) => values), slopes: all.flatMap(({ slopes }) => slopes) };
};

/** Returns points at even parameters of all Béziers, so that steep parts have as many as flat ones. */
const walked = (points, count) => [[0, 0], ...piecesOf(points).flatMap((piece) => Array.from({ length: count }, (_, index) => pointAt(piece, (index + 1) / count)))];

/** The distance of outputs from the straight line of two points. */
const awayFrom = ([x0, y0], [x1, y1]) => ([x, y]) => (x1 > x0 ? Math.abs(y0 + ((y1 - y0) * (x - x0)) / (x1 - x0) - y) : 0);

// Straight pieces through points: the numbers of those without which the distance would be more than an error.
const simplified = (points, from, to, error) => {
  const away = awayFrom(points[from], points[to]);
  let [worst, at] = [error, -1];
  for (let index = from + 1; index < to; index += 1) {
    const distance = away(points[index]);
    if (distance > worst) [worst, at] = [distance, index];
  }
  return at < 0 ? [to] : [...simplified(points, from, at, error), ...simplified(points, at, to, error)];
};

/** The curve of points, with the methods of the core's curves. */
export class BezierCurve {
  constructor(points) {
    const reason = refusalOfPoints(points);
    if (reason) throw new RangeError(reason);
    this.points = points;
    this.track = trackOf(keysOf(points));
  }

  value(input) {
    return this.track.value(input);
  }
  sample(...arrays) {
    return this.track.sample(...arrays);
  }
  dispose() {
    this.track.dispose();
  }

  /** The first input with an output, or undefined. */
  inverse(output) {
    const count = 2048;
    const sign = (input) => this.value(input) >= output;
    const next = Array.from({ length: count }, (_, index) => index + 1).find((index) => sign(index / count) !== sign((index - 1) / count));
    if (next === undefined) return undefined;
    const before = sign((next - 1) / count);
    return border((next - 1) / count, next / count, (input) => sign(input) === before, 40);
  }

  /** linear(), and its error, measured at eight times as many places as it is made of. */
  css() {
    const count = 96;
    const made = walked(this.points, count);
    const text = (value) => String(Number(value.toFixed(6)));
    const stops = [0, ...simplified(made, 0, made.length - 1, 0.0008)].map((index) => made[index]);
    let [error, at] = [0, 1];
    for (const place of walked(this.points, 8 * count)) {
      while (stops[at][0] < place[0]) at += 1;
      error = Math.max(error, awayFrom(stops[at - 1], stops[at])(place));
    }
    return { easing: `linear(${stops.map(([input, output]) => `${text(output)} ${text(100 * input)}%`).join(", ")})`, error: error + 1e-6 };
  }
}

// Handles within their Béziers.
const clamped = (points) => {
  const whole = all(points);
  return points.map(([x, y], index) => {
    if (isPoint(index)) return [x, y];
    const start = index - (index % 3);
    return [within(x, whole[start][0], whole[start + 3][0]), y];
  });
};

/** Whether the handles of a point are on one line with it. */
export const isSmooth = (points, index) => {
  const [[ax, ay], [x, y], [bx, by]] = points.slice(index - 1, index + 2);
  const [u, v] = [[x - ax, y - ay], [bx - x, by - y]];
  const size = Math.hypot(...u) * Math.hypot(...v);
  return size > 0 && Math.abs(u[0] * v[1] - u[1] * v[0]) < 0.002 * size && u[0] * v[0] + u[1] * v[1] > 0;
};

/** Returns points in which one is elsewhere. A point takes its handles along; a smooth one keeps its handles on one line. */
export const movedTo = (points, index, [x, y], keepsSmooth) => {
  const whole = all(points);
  if (isPoint(index)) {
    const [before, after] = [whole[index - 2], whole[index + 4]];
    const input = within(x, before[0] + leastInput, after[0] - leastInput);
    const isApart = (output) => [before, after].every(([, other]) => Math.abs(output - other) > 0.9 * leastOutput);
    const output = [0, 1, -1, 2, -2, 3].map((steps) => y + steps * leastOutput).find(isApart);
    const [dx, dy] = [input - points[index][0], output - points[index][1]];
    const carried = points.map(([px, py], at) => (Math.abs(at - index) <= 1 ? [px + dx, py + dy] : [px, py]));
    return clamped(carried.with(index, [input, output]));
  }
  const start = index - (index % 3);
  const handle = [within(x, whole[start][0], whole[start + 3][0]), y];
  const moved = points.with(index, handle);
  const joint = index % 3 === 0 ? index - 1 : index + 1;
  if (!keepsSmooth || joint < 0 || joint >= points.length) return moved;
  // The other handle turns about the point, at its distance, as far as its Bézier goes.
  const [px, py] = points[joint];
  const other = 2 * joint - index;
  const [dx, dy] = [px - handle[0], py - handle[1]];
  const size = Math.hypot(dx, dy);
  if (size < 1e-6) return moved;
  const first = other - (other % 3);
  const room = dx === 0 ? Infinity : (whole[dx > 0 ? first + 3 : first][0] - px) / dx;
  const length = Math.min(Math.hypot(points[other][0] - px, points[other][1] - py) / size, Math.max(room, 0));
  return clamped(moved.with(other, [px + dx * length, py + dy * length]));
};

/**
 * Returns points with one more on the curve, which stays the same unless its handles cross. Undefined too near to another.
 */
export const withPoint = (points, input) => {
  const pieces = piecesOf(points);
  const index = pieces.findIndex(([start, , , end]) => input > start[0] + leastInput && input < end[0] - leastInput);
  if (index < 0 || pieces.length >= mostBeziers) return undefined;
  const piece = pieces[index];
  const mix = ([ax, ay], [bx, by], s) => [ax + (bx - ax) * s, ay + (by - ay) * s];
  const divide = (s) => {
    const first = [0, 1, 2].map((at) => mix(piece[at], piece[at + 1], s));
    const second = [0, 1].map((at) => mix(first[at], first[at + 1], s));
    return [first[0], second[0], mix(second[0], second[1], s), second[1], first[2]];
  };
  const parts = divide(border(0, 1, (s) => divide(s)[2][0] < input, 50));
  if (parts[2][1] === piece[0][1] || parts[2][1] === piece[3][1]) return undefined;
  return clamped(points.toSpliced(3 * index, 2, ...parts));
};

/** Returns points without one of those where Béziers meet; its neighbours' handles grow. */
export const withoutPoint = (points, index) => {
  const whole = all(points);
  const [before, at, after] = [whole[index - 2], whole[index + 1], whole[index + 4]];
  if (before[1] === after[1]) return points;
  const grown = ([x, y], [hx, hy], factor) => [x + (hx - x) * factor, y + (hy - y) * factor];
  const [first, last] = [points[index - 2], points[index + 2]];
  const handles = [
    grown(before, first, (after[0] - before[0]) / (at[0] - before[0])), grown(after, last, (after[0] - before[0]) / (after[0] - at[0])),
  ];
  return clamped(points.toSpliced(index - 2, 5, ...handles));
};

const rounded = (points, digits) => points.map((pair) => pair.map((value) => Number(value.toFixed(digits))));
const ascending = (points) => {
  // Outputs of neighbours that are alike would be no timing function.
  const next = points.map((pair) => [...pair]);
  let before = 0;
  next.forEach((pair, index) => {
    if (!isPoint(index)) return;
    if (Math.abs(pair[1] - before) < leastOutput) pair[1] = before + leastOutput;
    [, before] = pair;
  });
  if (next.length > 2 && Math.abs(before - 1) < leastOutput) next.at(-3)[1] = 1 - leastOutput;
  return clamped(next);
};

/** Returns points of pieces of a motion from 0 to 1 over the time 1, such as a fit gives, with some decimals. */
export const pointsOfPieces = (pieces, digits = 4) => {
  const points = pieces.flatMap(({ from, to, start, end, timing }) => {
    const [x1, y1, x2, y2] = Array.isArray(timing) ? timing : [1 / 3, 1 / 3, 2 / 3, 2 / 3];
    const at = (x, y) => [from + (to - from) * x, start + (end - start) * y];
    return [at(x1, y1), at(x2, y2), [to, end]];
  });
  return ascending(rounded(points.slice(0, -1), digits));
};

/** Returns even outputs of a line drawn by hand, smoothed: from 0 to 1, where the hand goes back its latest place. */
export const smoothed = (stroke, count = 48) => {
  const inside = stroke.filter(([x]) => x > 0.01 && x < 0.99).toSorted(([a], [b]) => a - b);
  const line = [[0, 0], ...inside, [1, 1]];
  let at = 1;
  let values = Array.from({ length: count + 1 }, (_, index) => {
    const x = index / count;
    while (line[at][0] < x) at += 1;
    const [[x0, y0], [x1, y1]] = [line[at - 1], line[at]];
    return x1 > x0 ? y0 + ((y1 - y0) * (x - x0)) / (x1 - x0) : y1;
  });
  for (let pass = 0; pass < 2; pass += 1) {
    values = values.map((value, index) => (index === 0 || index === count ? value : (values[index - 1] + 2 * value + values[index + 1]) / 4));
  }
  return values;
};
