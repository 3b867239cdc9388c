// Motion as cubic pieces: what keyframe players play.
//
// A piece is { from, to, start, end, timing }: times, values, and "hold", "linear" or the four numbers of a Bézier.

import { trackOf } from "../model/keyframes.js";

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

/** Evaluates a piece with a Bézier whose inputs are thirds, which is a cubic of the time. */
const cubicValue = ({ start, end, timing }, u) => {
  if (timing === "linear") return start + (end - start) * u;
  const [, y1, , y2] = timing;
  const fraction = 3 * u * (1 - u) ** 2 * y1 + 3 * u * u * (1 - u) * y2 + u ** 3;
  return start + (end - start) * fraction;
};

/**
 * Returns { pieces, error } of a function of time with velocities, until `duration`. A piece is halved until its error,
 * measured at 16 times, is at most `largest`; the last value is `rest`.
 */
export const cubicPieces = (motion, duration, largest, rest) => {
  const pieces = [];
  let error = 0;
  const add = (from, to, depth) => {
    const last = to >= duration;
    const end = last && rest !== undefined ? rest : motion.value(to);
    const piece = hermite(from, to, motion.value(from), end, motion.velocity(from), motion.velocity(to));
    let worst = 0;
    for (let index = 1; index <= 16; index += 1) {
      const time = from + ((to - from) * index) / 16;
      worst = Math.max(worst, Math.abs(cubicValue(piece, index / 16) - motion.value(time)));
    }
    if (worst > largest && depth < 12) {
      // Not in the middle: two ends of equal value would repeat.
      const middle = from + (to - from) * 0.4986;
      add(from, middle, depth + 1);
      add(middle, to, depth + 1);
    } else {
      error = Math.max(error, worst);
      pieces.push(piece);
    }
  };
  const parts = 4;
  for (let index = 0; index < parts; index += 1) {
    add((duration * index) / parts, (duration * (index + 1)) / parts, 0);
  }
  return { pieces, error };
};

/** Returns the pieces of a row of keyframes, exactly. A piece between equal values is divided at its extreme. */
export const piecesOfRow = (row) => {
  const track = trackOf(row);
  try {
    return row.segments.flatMap(({ mode, points }, index) => {
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
    });
  } finally {
    track.dispose();
  }
};

/** Returns the pieces of a curve over a duration: one Bézier, or straight pieces and holds. */
export const piecesOfCurve = (item, duration) => {
  if (item.kind === "bezier") return [{ from: 0, to: duration, start: 0, end: 1, timing: item.points }];
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
