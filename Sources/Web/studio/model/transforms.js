// Transforms of the studio: two poses of a card, and the ways from one to the other.

import { transform } from "../../../JavaScript/core.js";
import { real, record, whole } from "./codec.js";

/** The numbers of a pose, in the order in which they are applied. */
export const poseFields = [
  { name: "x", label: "X", kind: "length", step: 1, unit: "pt" }, { name: "y", label: "Y", kind: "length", step: 1, unit: "pt" },
  { name: "z", label: "Z", kind: "length", step: 1, unit: "pt" },
  { name: "rotateZ", label: "Rotate Z", kind: "angle", step: 1, unit: "°" },
  { name: "rotateY", label: "Rotate Y", kind: "angle", step: 1, unit: "°" },
  { name: "rotateX", label: "Rotate X", kind: "angle", step: 1, unit: "°" },
  { name: "scale", label: "Scale", kind: "number", step: 0.01, low: 0.05, high: 10, unit: "" },
];

const poseCodec = record(Object.fromEntries(poseFields.map(({ name }) => [name, real({ low: -1e5, high: 1e5 })])));

export const transformSchema = {
  d: { field: "perspective", codec: real({ low: 50, high: 1e5 }) },
  p: { field: "progress", codec: real({ low: 0, high: 1 }) },
  n: { field: "selected", codec: whole(0, 1) },
  f: { field: "from", codec: poseCodec },
  t: { field: "to", codec: poseCodec },
};

const still = { x: 0, y: 0, z: 0, rotateZ: 0, rotateY: 0, rotateX: 0, scale: 1 };

export const initialTransforms = {
  perspective: 600, progress: 0.5, selected: 1,
  from: { ...still, x: -60, y: 20, rotateY: -35, scale: 0.9 },
  to: { ...still, x: 70, y: -24, z: 60, rotateZ: 100, rotateY: 50, rotateX: 20 },
};
export const plainPose = still;

/** Returns why transforms of a link cannot be shown, or nothing. */
export const checkTransforms = ({ from, to }) =>
  [from, to].every(({ scale }) => scale >= 0.05 && scale <= 10) ? undefined : "a scale is out of range; accepted: 0.05 to 10";

/** Returns the CSS of a pose. */
export const cssOfPose = ({ x, y, z, rotateZ, rotateY, rotateX, scale }) =>
  `translate3d(${[x, y, z].map((value) => `${value}px`).join(", ")}) rotateZ(${rotateZ}deg) ` +
  `rotateY(${rotateY}deg) rotateX(${rotateX}deg) scale(${scale})`;

/** The ways from one transform to the other. */
export const methods = [
  { name: "list", label: "Function list", note: "CSS, function by function: keeps full turns" },
  { name: "css", label: "CSS matrix", note: "CSS without matching functions: parts of the matrix" },
  { name: "polar", label: "Polar", note: "rotation and stretch apart" },
  { name: "screw", label: "Screw", note: "one turn about a fixed axis" },
  { name: "logarithm", label: "Logarithm", note: "constant rate of the whole matrix" },
];

/** Returns the paths of all methods between two poses; the caller disposes of them. */
export const pathsOf = ({ from, to }) => {
  const [start, end] = [transform(cssOfPose(from)), transform(cssOfPose(to))];
  return methods.map(({ name }) => start.to(end, name === "list" ? {} : { method: name }));
};

/** Projects a point of the card: { x, y, w }, where w ≤ 0 is behind the eye. `matrix` has columns as in matrix3d(). */
export const project = (matrix, x, y, distance) => {
  const [px, py, pz, pw] = [0, 1, 2, 3].map((row) => matrix[row] * x + matrix[4 + row] * y + matrix[12 + row]);
  const w = pw - pz / distance;
  return { x: px / w, y: py / w, w, px, py };
};

/** Returns the part of the card with w above a limit as polygon, and whether some of it is behind the eye. */
export const visiblePart = (matrix, width, height, distance, limit = 0.02) => {
  const corners = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([sx, sy]) =>
    project(matrix, (sx * width) / 2, (sy * height) / 2, distance));
  const polygon = [];
  corners.forEach((a, index) => {
    const b = corners[(index + 1) % 4];
    if (a.w >= limit) polygon.push([a.x, a.y]);
    if (a.w >= limit !== b.w >= limit) {
      const t = (limit - a.w) / (b.w - a.w);
      polygon.push([(a.px + t * (b.px - a.px)) / limit, (a.py + t * (b.py - a.py)) / limit]);
    }
  });
  return { polygon, isCut: corners.some(({ w }) => w < limit) };
};

/** Returns whether the front of a polygon in painting order is visible. */
export const showsFront = (polygon) => {
  let area = 0;
  polygon.forEach(([x, y], index) => {
    const [nextX, nextY] = polygon[(index + 1) % polygon.length];
    area += x * nextY - nextX * y;
  });
  return area > 0;
};
