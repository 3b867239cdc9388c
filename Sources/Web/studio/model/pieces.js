// Motion as cubic pieces: what keyframe players play.
//
// A piece is { from, to, start, end, timing }: times, values, and "hold", "linear" or the four numbers of a Bézier.

import { keysOf } from "./beziers.js";
import { trackOf } from "./keyframes.js";
import { using } from "./using.js";

const third = 1 / 3;
// Without rounding errors such as 4e-16 in place of 0.
const clean = (value) => Number(value.toFixed(14));

/** The piece with a value and a velocity at both ends, as a Bézier whose input is the time. */
export const hermite = (from, to, start, end, startVelocity, endVelocity) => {
  const [span, change] = [to - from, end - start];
  if (change === 0) return { from, to, start, end, timing: "linear" };
  const [y1, y2] = [(startVelocity * span * third) / change, 1 - (endVelocity * span * third) / change];
  const timing = [third, clean(y1), 2 * third, clean(y2)];
  return { from, to, start, end, timing };
};

// The parameters of a Bézier at which its distance from a motion is measured.
const places = Array.from({ length: 31 }, (_, index) => (index + 1) / 32);
const mostPieces = 100;

/**
 * Fits one Bézier from a time to another, with the motion's velocities at both ends and the ends of its handles free. Returns
 * the piece and its largest distance from the motion; the search ends within `largest`.
 */
const fitted = (motion, from, to, end, largest) => {
  const [span, start] = [to - from, motion.value(from)];
  const change = end - start;
  const [first, last] = [motion.velocity(from) * span, motion.velocity(to) * span];
  const [times, values] = [new Float64Array(places.length), new Float64Array(places.length)];
  const distance = ([x1, x2]) => {
    if (!(x1 >= 0 && x1 <= 1 && x2 >= 0 && x2 <= 1)) return Infinity;
    const cubic = (a, b, c, d, s) => ((1 - s) * (1 - s) * ((1 - s) * a + 3 * s * b)) + s * s * (3 * (1 - s) * c + s * d);
    places.forEach((s, index) => { times[index] = from + span * cubic(0, x1, x2, 1, s); });
    motion.sample(times, values);
    let worst = Math.abs(end - motion.value(to));
    places.forEach((s, index) => {
      const value = cubic(start, start + first * x1, end - last * (1 - x2), end, s);
      worst = Math.max(worst, Math.abs(value - values[index]));
    });
    return worst;
  };
  let handles = [third, 2 * third];
  // A Bézier of CSS and Lottie is a fraction of the change; a small change is a line.
  if (Math.abs(change) < 2 * largest) {
    for (const [index, s] of places.entries()) times[index] = from + span * s;
    motion.sample(times, values);
    const worst = places.map((s, index) => Math.abs(start + change * s - values[index]));
    return { piece: { from, to, start, end, timing: "linear" }, error: Math.max(...worst, Math.abs(end - motion.value(to))) };
  }
  let error = distance(handles);
  const consider = (candidate) => {
    if (error <= largest) return false;
    const found = distance(candidate);
    if (!(found < error)) return false;
    [handles, error] = [candidate, found];
    return true;
  };
  const grid = [0.1, 0.3, 0.5, 0.7, 0.9];
  for (const x1 of grid) for (const x2 of grid) consider([x1, x2]);
  // Much too far after the grid: the piece is too long.
  for (let step = 0.1; step > 0.004 && error < 20 * largest; step /= 2) {
    const around = [[step, 0], [-step, 0], [0, step], [0, -step], [step, step], [-step, -step], [step, -step], [-step, step]];
    // At most eight moves at each step.
    for (let moves = 0; moves < 8; moves += 1) {
      if (!around.some(([a, b]) => consider([handles[0] + a, handles[1] + b]))) break;
    }
  }
  const [x1, x2] = handles;
  const timing = [x1, (first * x1) / change, x2, 1 - (last * (1 - x2)) / change].map(clean);
  return { piece: { from, to, start, end, timing }, error };
};

/**
 * Returns { pieces, error } of a motion until `duration`: pieces as long as possible within `largest`, measured at 31 times
 * each. The last value is `rest`, if it is given; `rest` must be nearer than `largest` to the motion at the end. Ends earlier,
 * and without `rest`, after 200 pieces.
 */
export const cubicPieces = (motion, duration, largest, rest) => {
  const pieces = [];
  let [from, guess, error] = [0, duration, 0];
  while (from < duration && pieces.length < mostPieces) {
    const fit = (to) => fitted(motion, from, to, to === duration && rest !== undefined ? rest : motion.value(to), largest);
    // The longest piece within the error, between a time that is good and one that is not.
    let [low, high, best] = [from, Infinity, undefined];
    while (low < duration && !(best && high - low < 0.02 * (low - from))) {
      let to = Math.min(from + guess, duration);
      if (high < Infinity) to = best ? (low + high) / 2 : from + (high - from) / 3;
      if (!(to > low && to < high)) break;
      const found = fit(to);
      if (found.error <= largest) [low, best, guess] = [to, found, 1.5 * guess];
      else high = to;
    }
    if (!best) break;
    pieces.push(best.piece);
    error = Math.max(error, best.error);
    [guess, from] = [1.2 * (low - from), low];
  }
  return { pieces, error };
};

/** Returns { keys, timings } of pieces: times with values, and the timings between them; after a hold the value jumps. */
export const keyedPieces = (pieces) => {
  const [keys, timings] = [[[pieces[0].from, pieces[0].start]], []];
  const add = (time, value, timing) => {
    keys.push([time, value]);
    timings.push(timing);
  };
  for (const { to, start, end, timing } of pieces) {
    if (timing === "hold") add(to, start, "linear");
    if (timing !== "hold") add(to, end, timing);
    else if (end !== start) add(to, end, "linear");
  }
  return { keys, timings };
};

/** Returns the pieces of a row of keyframes, exactly. A piece between equal values is divided at its extreme. */
export const piecesOfRow = (row) =>
  using(trackOf(row), (track) =>
    row.segments.flatMap(({ mode, points }, index) => {
      const [[from, start], [to, end]] = [row.keys[index], row.keys[index + 1]];
      if (to === from) return [];
      if (mode === "hold") return [{ from, to, start, end, timing: "hold" }];
      if (mode === "linear") return [{ from, to, start, end, timing: "linear" }];
      if (mode === "bezier") return [{ from, to, start, end, timing: start === end ? "linear" : points }];
      const span = to - from;
      // The cubic through the ends and two points inside gives the velocities at the ends.
      const [a, b] = [track.value(from + span * third), track.value(from + 2 * span * third)];
      const startVelocity = (-11 * start + 18 * a - 9 * b + 2 * end) / 2 / span;
      const endVelocity = (-2 * start + 9 * a - 18 * b + 11 * end) / 2 / span;
      const size = Math.max(Math.abs(start), Math.abs(end), Math.abs(a), Math.abs(b), 1e-12);
      if (Math.abs(end - start) > 1e-6 * size || Math.max(Math.abs(a - start), Math.abs(b - end)) <= 1e-9 * size) {
        return [hermite(from, to, start, end, startVelocity, endVelocity)];
      }
      const middle = from + span * 0.4986;
      return [
        hermite(from, middle, start, track.value(middle), startVelocity, track.velocity(middle)),
        hermite(middle, to, track.value(middle), end, track.velocity(middle), endVelocity),
      ];
    }));

/** Returns the pieces of a curve over a duration: Béziers, or straight pieces and holds. */
export const piecesOfCurve = (item, duration) => {
  if (item.kind === "bezier") return [{ from: 0, to: duration, start: 0, end: 1, timing: item.points }];
  if (item.kind === "beziers") {
    const { keys, segments } = keysOf(item.points);
    return segments.map(({ points }, index) => {
      const [[from, start], [to, end]] = [keys[index], keys[index + 1]];
      return { from: from * duration, to: to * duration, start, end, timing: points };
    });
  }
  if (item.kind === "stops") {
    return item.stops.slice(1).flatMap(([input, output], index) => {
      const [from, start] = item.stops[index];
      if (input <= from) return [];
      return [{ from: from * duration, to: input * duration, start, end: output, timing: "linear" }];
    });
  }
  const { steps, jump } = item;
  const levels = { start: steps, end: steps, none: Math.max(steps - 1, 1), both: steps + 1 }[jump];
  const offset = jump === "start" || jump === "both" ? 1 : 0;
  return Array.from({ length: steps }, (_, index) => ({
    from: (duration * index) / steps, to: (duration * (index + 1)) / steps, start: (index + offset) / levels,
    end: Math.min((index + 1 + offset) / levels, 1), timing: "hold",
  }));
};
