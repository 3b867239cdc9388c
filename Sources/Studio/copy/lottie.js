import { motionOf } from "../model/springs.js";
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
  spring: (item, { from, to, epsilon }) => {
    const motion = motionOf(item, from, to);
    const distance = Math.abs(to - from);
    const duration = Math.min(motion.settles({ epsilon: epsilon * distance }), 60);
    const { pieces, error } = cubicPieces(motion, duration, 0.0005 * distance, to);
    const relative = error / distance;
    return result(
      code([{ name: "x", pieces }]),
      `${pieces.length} cubic pieces within ${errorText(relative)} of the distance, measured at 16 times each.`,
      { error: relative, loss: `It ends when the motion stays within ${errorText(epsilon)} of the target.` });
  },
  curve: (item, { pieces }) => result(code([{ name: "x", pieces: scaled(pieces, 100) }]), "The same curve, from 0 to 100."),
  keyframes: (rows, { tracks }) =>
    result(
      code(tracks.map(({ property, pieces }) => ({
        name: names[property], pieces: ["scale", "opacity"].includes(property) ? scaled(pieces, 100) : pieces,
      }))),
      "Cubic pieces, exact. Scale and opacity are in percent."),
};
