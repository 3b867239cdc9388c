// Paths of the studio: two paths, and a motion along the first that becomes the second.

import { flag, Refusal, whole, word } from "./codec.js";
import { motionOf } from "./springs.js";
import { largest, readPath, writePath } from "./path-data.js";
import { shapeOfCurve } from "./curves.js";
import { within } from "../../parts/numbers.js";
import { directionAt, pointAt, rateAt } from "./beziers.js";

/** The longest path data, so that a link has room for both. */
export const longestPath = 640;

/** Returns why commands are not kept, or nothing. */
export const refusalOfPath = (commands) => {
  if (commands.some(({ numbers }) => numbers.some((number) => !(Math.abs(number) <= largest)))) return `The path would have numbers beyond ±${largest}.`;
  return writePath(commands).length > longestPath ? `The path would have more than ${longestPath} characters.` : undefined;
};

// Path data without characters that a link escapes.
const pathCodec = {
  write: (text) => text.trim().replace(/[\s,]+/g, "_"),
  read: (text, field) => {
    if (text.length > longestPath) throw new Refusal(field, text, `path data of at most ${longestPath} characters`);
    return text.replaceAll("_", " ");
  },
};

/** The places from which a motion takes its progress. */
export const timings = ["curve", "spring"];

export const pathSchema = {
  p: { field: "path", codec: pathCodec },
  q: { field: "other", codec: pathCodec },
  n: { field: "selected", codec: whole(0, 1) },
  c: { field: "count", codec: whole(2, 60) },
  t: { field: "timing", codec: word(timings) },
  r: { field: "rotates", codec: flag },
};

export const initialPaths = {
  path: "M40 220C40 60 170 60 200 150C230 240 360 240 360 80", other: "M40 80C110 20 130 250 200 220C270 190 290 40 360 220",
  selected: 0, count: 13, timing: "curve", rotates: true,
};

/** Returns why paths of a link cannot be shown, or nothing. */
export const checkPaths = ({ path, other }) => {
  try {
    for (const text of [path, other]) readPath(text);
    return undefined;
  } catch (error) {
    return error.message;
  }
};

// Pieces of a path, each the four points of a Bézier.
const mix = ([ax, ay], [bx, by], s) => [ax + (bx - ax) * s, ay + (by - ay) * s];
const line = (from, to) => [[from, from, to, to]];

// An arc in sixteen Béziers, within 7e-8 of its radius.
const arc = (from, [width, height, degrees, isLarge, isSweep, ...to]) => {
  const [rx, ry, turn] = [Math.abs(width), Math.abs(height), (degrees * Math.PI) / 180];
  if (rx * ry === 0) return line(from, to);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  // The plane in which the ellipse is a circle: of radius 1, or more if its ends are too far apart.
  const [a, b] = [from, to].map(([x, y]) => [(cos * x + sin * y) / rx, (cos * y - sin * x) / ry]);
  const [hx, hy] = [(b[0] - a[0]) / 2, (b[1] - a[1]) / 2];
  const half = Math.hypot(hx, hy);
  const radius = Math.max(half, 1);
  const away = ((isLarge === isSweep ? -1 : 1) * Math.sqrt(radius * radius - half * half)) / half;
  const [cx, cy] = [a[0] + hx - away * hy, a[1] + hy + away * hx];
  const first = Math.atan2(a[1] - cy, a[0] - cx);
  const step = ((Math.atan2(b[1] - cy, b[0] - cx) - first + (isSweep ? 4 : -4) * Math.PI) % (2 * Math.PI)) / 16;
  const place = (index, handle) => {
    const [c, s] = [radius * Math.cos(first + step * index), radius * Math.sin(first + step * index)];
    const [x, y] = [rx * (cx + c - handle * s), ry * (cy + s + handle * c)];
    return [cos * x - sin * y, sin * x + cos * y];
  };
  const handle = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: 16 }, (_, index) => [place(index, 0), place(index, handle), place(index + 1, -handle), place(index + 1, 0)]);
};

const piecesOfPath = (commands) => {
  let [start, end] = [[0, 0], [0, 0]];
  return commands.flatMap(({ letter, numbers }) => {
    const from = end;
    end = letter === "Z" ? start : numbers.slice(-2);
    if (letter === "M") start = end;
    if (letter === "C") return [[from, numbers.slice(0, 2), numbers.slice(2, 4), end]];
    if (letter === "Q") return [[from, mix(from, numbers, 2 / 3), mix(end, numbers, 2 / 3), end]];
    if (letter === "M" || String(from) === String(end)) return [];
    return letter === "A" ? arc(from, numbers) : line(from, end);
  });
};

const speedAt = (piece, s) => 3 * Math.hypot(...rateAt(piece, s));
// The length between two parameters, by Gauss's five places.
const gauss = [[0, 128 / 225]];
for (const [x, weight] of [[0.5384693101056831, 0.47862867049936647], [0.906179845938664, 0.23692688505618908]]) gauss.push([x, weight], [-x, weight]);
const lengthOf = (piece, from, to) =>
  gauss.reduce((sum, [x, weight]) => sum + (weight * (to - from) * speedAt(piece, from + ((to - from) * (1 + x)) / 2)) / 2, 0);

/** Measures commands: { length, at }, where `at` gives x, y and the angle in radians at a distance within the length. */
export const measured = (commands) => {
  const parts = [];
  let length = 0;
  const add = (piece, from, to) => {
    const middle = (from + to) / 2;
    const own = lengthOf(piece, from, middle) + lengthOf(piece, middle, to);
    // Of a symmetric piece a half can have the same error as the whole.
    if (to - from > 0.3 || (to - from > 1e-4 && Math.abs(own - lengthOf(piece, from, to)) > 1e-9 * (1 + own))) {
      add(piece, from, middle);
      add(piece, middle, to);
    } else if (own > 0) {
      parts.push({ piece, from, to, start: length, own });
      length += own;
    }
  };
  for (const piece of piecesOfPath(commands)) add(piece, 0, 1);
  const at = (distance) => {
    // At a corner the piece after it.
    const { piece, from, to, start, own } = parts.findLast((part) => part.start <= distance + 1e-9 * length) ?? parts[0];
    const wanted = within(distance - start, 0, own);
    let [low, high, s] = [from, to, from + ((to - from) * wanted) / own];
    for (let count = 0; count < 40 && wanted < own - 1e-12 * length; count += 1) {
      const off = lengthOf(piece, from, s) - wanted;
      if (Math.abs(off) <= 1e-12 * own) break;
      if (off > 0) high = s;
      else low = s;
      s -= off / speedAt(piece, s);
      if (!(s >= low && s <= high)) s = (low + high) / 2;
    }
    const [[x, y], [dx, dy]] = [pointAt(piece, s), directionAt(piece, s)];
    return { x, y, angle: Math.atan2(dy, dx) };
  };
  return { length, at };
};

/** Returns the progress of a state: its duration, its value at a time, and what disposes of it. */
export const progressOf = ({ paths, curves, springs }) => {
  if (paths.timing === "curve") {
    const shape = shapeOfCurve(curves.items[curves.selected]);
    return { duration: curves.duration, value: (time) => shape.value(time / curves.duration), dispose: () => shape.dispose() };
  }
  const motion = motionOf({ ...springs.items[springs.selected], velocity: 0 }, 0, 1);
  const settles = motion.settles({ epsilon: springs.epsilon });
  return { duration: Number.isFinite(settles) ? Math.min(settles, 60) : 10, value: (time) => motion.value(time), dispose: () => {} };
};
