// Paths of the studio: two paths, and a motion along the first that becomes the second.

import { flag, Refusal, whole, word } from "./codec.js";
import { motionOf } from "./springs.js";
import { readPath } from "./path-data.js";
import { shapeOfCurve } from "./curves.js";

/** The longest path data, so that a link has room for both. */
export const longest = 640;

// Path data without characters that a link escapes.
const pathCodec = {
  write: (text) => text.trim().replace(/[\s,]+/g, "_"),
  read: (text, field) => {
    if (text.length > longest) throw new Refusal(field, text, `path data of at most ${longest} characters`);
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
