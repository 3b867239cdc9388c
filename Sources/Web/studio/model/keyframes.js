// Keyframe tracks of the studio: rows of keys, with an interpolation for each segment.

import { track } from "../../../JavaScript/core.js";
import { Refusal, list, numbers, real, whole } from "./codec.js";

/** The interpolations. "bezier" is linear with a timing curve, whose handles are the tangents. */
export const keyModes = [
  "hold", "linear", "catmull-rom", "time-aware", "hold-safe", "monotone", "pchip", "akima", "modified-akima", "spline",
  "spline-clamped", "spline-not-a-knot", "bezier",
];

// Those that the core writes with other words.
const coreModes = {
  hold: { mode: "discrete" }, "time-aware": { mode: "timeAwareCatmullRom" }, "spline-clamped": { mode: "spline", ends: "clamped" },
  "spline-not-a-knot": { mode: "spline", ends: "notAKnot" },
};

/** The properties of the preview that rows animate. */
export const properties = [
  { name: "x", label: "X", unit: "pt" }, { name: "y", label: "Y", unit: "pt" }, { name: "scale", label: "Scale", unit: "" },
  { name: "rotation", label: "Rotation", unit: "°" }, { name: "opacity", label: "Opacity", unit: "" },
];

const standardTiming = [0.4, 0, 0.2, 1];
export const segment = (mode, points = standardTiming) => ({ mode, points });

const bounds = { low: -1e6, high: 1e6 };
const keysCodec = list(numbers(2, bounds), "_", 2, 40, "keys");
const timingCodec = numbers(4, bounds);

// A row is `x:0,0_0.5,120:5_12b.4,0,.2,1`: property, keys, segments (the index of the mode, and a Bézier's numbers).
const rowCodec = {
  write: ({ property, keys, segments }) => {
    const modesText = segments.map(({ mode, points }) =>
      keyModes.indexOf(mode) + (mode === "bezier" ? `b${timingCodec.write(points)}` : ""));
    return [property, keysCodec.write(keys), modesText.join("_")].join(":");
  },
  read: (text, field) => {
    const [property, keysText, segmentsText] = text.split(":");
    if (!properties.some(({ name }) => name === property)) {
      throw new Refusal(field, property, properties.map(({ name }) => name).join(", "));
    }
    const keys = keysCodec.read(keysText ?? "", field);
    const segments = (segmentsText ?? "").split("_").map((part) => {
      const [index, points] = part.split("b");
      const mode = keyModes[whole(0, keyModes.length - 1).read(index, field)];
      return mode === "bezier" ? segment(mode, timingCodec.read(points ?? "", field)) : segment(mode);
    });
    if (segments.length !== keys.length - 1) throw new Refusal(field, segmentsText ?? "", `${keys.length - 1} segments`);
    return { property, keys, segments };
  },
};

export const keyframeSchema = {
  d: { field: "duration", codec: real({ low: 0.01, high: 1000 }) },
  n: { field: "selected", codec: whole(0, 4) },
  k: { field: "rows", codec: list(rowCodec, "/", 1, properties.length, "rows") },
};

export const initialKeyframes = {
  duration: 1.2, selected: 0,
  rows: [
    { property: "x", keys: [[0, -60], [0.45, 60], [0.8, 40], [1.2, 0]], segments: Array(3).fill(segment("monotone")) },
    { property: "y", keys: [[0, 90], [0.6, -30], [1.2, 0]], segments: Array(2).fill(segment("spline")) },
    { property: "scale", keys: [[0, 0.6], [0.7, 1.1], [1.2, 1]], segments: Array(2).fill(segment("bezier")) },
    { property: "rotation", keys: [[0, -12], [0.6, 8], [1.2, 0]], segments: Array(2).fill(segment("pchip")) },
    { property: "opacity", keys: [[0, 0], [0.3, 1], [1.2, 1]], segments: Array(2).fill(segment("hold-safe")) },
  ],
};

/** Returns why keyframes of a link cannot be shown, or nothing. */
export const checkKeyframes = ({ rows, selected }) => {
  if (selected >= rows.length) return `selected is ${selected}; accepted: 0 to ${rows.length - 1}`;
  if (new Set(rows.map(({ property }) => property)).size < rows.length) return "two rows animate one property";
  try {
    for (const row of rows) trackOf(row).dispose();
    return undefined;
  } catch (error) {
    return error.message;
  }
};

/** Returns the core's track of a row; the caller disposes of it. */
export const trackOf = ({ keys, segments }) =>
  track({
    times: keys.map(([time]) => time),
    values: keys.map(([, value]) => value),
    interpolations: segments.map(({ mode, points }) => (mode === "bezier" ? { timing: points } : coreModes[mode] ?? { mode })),
  });

/** Returns a row with a key more, whose segment is that which it divides. */
export const withKey = (row, time, value) => {
  const at = row.keys.findIndex(([other]) => other > time);
  const index = at < 0 ? row.keys.length : at;
  const keys = row.keys.toSpliced(index, 0, [time, value]);
  const divided = row.segments[Math.min(Math.max(index - 1, 0), row.segments.length - 1)];
  return { ...row, keys, segments: row.segments.toSpliced(index, 0, divided) };
};

/** Returns a row with a key fewer; a row keeps two. */
export const withoutKey = (row, index) => {
  if (row.keys.length <= 2) return row;
  return {
    ...row, keys: row.keys.toSpliced(index, 1), segments: row.segments.toSpliced(Math.min(index, row.segments.length - 1), 1),
  };
};

/** Returns the bounds of a key's time: its neighbours' times. */
export const timeBounds = ({ keys }, index, duration) => [
  index > 0 ? keys[index - 1][0] : 0,
  index < keys.length - 1 ? keys[index + 1][0] : duration,
];
