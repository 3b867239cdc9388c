import { motionOf } from "../model/springs.js";
import { cubicPieces } from "../model/pieces.js";
import { freeCard, movingOf } from "./moving.js";
import { errorText, result } from "./words.js";

const rate = 60;

// A property of Lottie: keyframes with the tangents of the piece that follows.
const property = (pieces) => {
  const keys = pieces.map(({ from, start, timing }) => {
    const key = { t: from * rate, s: [start] };
    if (timing === "hold") return { ...key, h: 1 };
    const [x1, y1, x2, y2] = timing === "linear" ? [1 / 3, 1 / 3, 2 / 3, 2 / 3] : timing;
    return { ...key, o: { x: [x1], y: [y1] }, i: { x: [x2], y: [y2] } };
  });
  const last = pieces.at(-1);
  return { a: 1, k: [...keys, { t: last.to * rate, s: [last.end] }] };
};

const constant = (k) => ({ a: 0, k });
const mapped = (pieces, map) => pieces.map((piece) => ({ ...piece, start: map(piece.start), end: map(piece.end) }));

/**
 * A file of Lottie: a box that tracks of pieces move. Tracks are those of the parts x, y, scale (1 is the size), rotation in
 * degrees, and opacity from 0 to 1.
 */
const file = ({ box: [width, height, radius], center }, tracks) => {
  const end = Math.ceil(Math.max(...Object.values(tracks).map((pieces) => pieces.at(-1).to)) * rate) + 1;
  const part = (name, rest, map) => (tracks[name] ? property(mapped(tracks[name], map)) : constant(rest));
  const sizes = tracks.scale && property(mapped(tracks.scale, (value) => 100 * value));
  // Both axes have the one scale.
  const twice = ({ s, o, i, ...key }) => ({
    ...key, s: [s[0], s[0]],
    ...(o ? { o: { x: [o.x[0], o.x[0]], y: [o.y[0], o.y[0]] }, i: { x: [i.x[0], i.x[0]], y: [i.y[0], i.y[0]] } } : {}),
  });
  const transform = {
    o: part("opacity", 100, (value) => 100 * value), r: part("rotation", 0, (value) => value),
    p: { s: true, x: part("x", center[0], (value) => center[0] + value), y: part("y", center[1], (value) => center[1] + value) },
    a: constant([0, 0]), s: sizes ? { ...sizes, k: sizes.k.map(twice) } : constant([100, 100]),
  };
  const still = { ty: "tr", p: constant([0, 0]), a: constant([0, 0]), s: constant([100, 100]), r: constant(0), o: constant(100) };
  const shapes = [{
    ty: "gr", it: [
      { ty: "rc", d: 1, s: constant([width, height]), p: constant([0, 0]), r: constant(radius) },
      { ty: "fl", c: constant([0.043, 0.341, 0.788, 1]), o: constant(100) }, still,
    ],
  }];
  const layer = { ty: 4, ind: 1, nm: "element", sr: 1, ip: 0, op: end, st: 0, ks: transform, shapes };
  return JSON.stringify({ v: "5.7.0", fr: rate, ip: 0, op: end, w: 280, h: 400, assets: [], layers: [layer] }, undefined, 1)
    .replace(/\n {4,}/g, "");
};

// The parts of a preview, by pieces of a value between those of the progress 0 and 1.
const movedBy = (moving, pieces, [zero, one]) => {
  const tracks = {};
  for (const name of ["x", "y", "scale"]) {
    if (!moving[name]) continue;
    const [start, end] = moving[name];
    tracks[name] = mapped(pieces, (value) => (value === one ? end : start + ((end - start) * (value - zero)) / (one - zero)));
  }
  return file(moving, tracks);
};

/** The format of its name. */
export const lottie = {
  name: "lottie", label: "Lottie",
  spring: (item, { from, to, span = [from, to], ...own }) => {
    const motion = motionOf(item, from, to);
    const distance = Math.abs(to - from);
    const [largest, rest] = [0.001 * distance, 0.0003 * distance];
    const settled = motion.settles({ epsilon: rest });
    const { pieces, error } = cubicPieces(motion, Math.min(settled, 60), largest, settled <= 60 ? to : undefined);
    const last = pieces.at(-1);
    const rests = last.to === settled;
    const relative = Math.max(error, rests ? rest : 0) / distance;
    return result(
      movedBy(movingOf(own), pieces, span),
      `${pieces.length} cubic pieces within ${errorText(relative)} of the distance, measured at 31 times each.`,
      rests
        ? { error: relative, loss: `It ends at the target when the motion stays within ${errorText(0.0003)} of the distance.` }
        : { error: relative, loss: `It ends after ${Number(last.to.toPrecision(3))} s, while the motion goes on.` });
  },
  curve: (item, { pieces, preview }) => result(movedBy(movingOf({ preview }), pieces, [0, 1]), "The same curve."),
  keyframes: (rows, { tracks }) =>
    result(
      file(freeCard, Object.fromEntries(tracks.map(({ property, pieces }) => [property, pieces]))),
      "Cubic pieces, exact."),
};
