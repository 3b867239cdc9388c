import { motionOf } from "../model/springs.js";
import { shortest } from "../model/numbers.js";
import { cubicPieces } from "./pieces.js";
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

const code = (tracks) => {
  const lines = tracks.map(({ name, pieces }) => `  "${name}": ${JSON.stringify(property(pieces))}`);
  return `{\n  "fr": ${rate},\n${lines.join(",\n")}\n}`;
};

const scaled = (pieces, factor) => pieces.map((piece) => ({ ...piece, start: piece.start * factor, end: piece.end * factor }));
const names = { x: "x", y: "y", scale: "s", rotation: "r", opacity: "o" };

export default {
  name: "lottie", label: "Lottie",
  spring: (item, { from, to }) => {
    const motion = motionOf(item, from, to);
    const distance = Math.abs(to - from);
    const [largest, rest] = [0.001 * distance, 0.0003 * distance];
    const settled = motion.settles({ epsilon: rest });
    const { pieces, error } = cubicPieces(motion, Math.min(settled, 60), largest, settled <= 60 ? to : undefined);
    const last = pieces.at(-1);
    const rests = last.to === settled;
    const relative = Math.max(error, rests ? rest : 0) / distance;
    return result(
      code([{ name: "x", pieces }]),
      `${pieces.length} cubic pieces within ${errorText(relative)} of the distance, measured at 31 times each.`,
      rests
        ? { error: relative, loss: `It ends at the target when the motion stays within ${errorText(0.0003)} of the distance.` }
        : { error: relative, loss: `It ends after ${shortest(Number(last.to.toPrecision(3)))} s, while the motion goes on.` });
  },
  curve: (item, { pieces }) => result(code([{ name: "x", pieces: scaled(pieces, 100) }]), "The same curve, from 0 to 100."),
  keyframes: (rows, { tracks }) =>
    result(
      code(tracks.map(({ property, pieces }) => ({
        name: names[property], pieces: ["scale", "opacity"].includes(property) ? scaled(pieces, 100) : pieces,
      }))),
      "Cubic pieces, exact. Scale and opacity are in percent."),
};
