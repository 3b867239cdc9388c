import { motionOf } from "../model/springs.js";
import { keyedPieces } from "../model/pieces.js";
import { cssOfPose } from "../model/transforms.js";
import { functionOf, movingOf } from "./moving.js";
import { result } from "./words.js";

const ease = (timing) => (Array.isArray(timing) ? `[${timing.map(String).join(", ")}]` : '"linear"');

const head = 'import { animate } from "motion";\n\nconst element = document.querySelector(".element");\n';

// Keyframes as options of Motion.
const optionsOf = (pieces, duration) => {
  const { keys, timings } = keyedPieces(pieces);
  if (keys[0][0] > 0) {
    keys.unshift([0, keys[0][1]]);
    timings.unshift("linear");
  }
  if (keys.at(-1)[0] < duration) {
    keys.push([duration, keys.at(-1)[1]]);
    timings.push("linear");
  }
  return {
    values: `[${keys.map(([, value]) => String(value)).join(", ")}]`,
    options: `  duration: ${duration},\n  times: [${keys.map(([time]) => String(time / duration)).join(", ")}],\n` +
      `  ease: [${timings.map(ease).join(", ")}],\n`,
  };
};

const animate = (tracks, duration, note) => {
  const code = tracks.map(({ property, pieces }) => {
    const { values, options } = optionsOf(pieces, duration);
    return `animate(element, { ${property === "rotation" ? "rotate" : property}: ${values} }, {\n${options}});`;
  });
  return result(`${head}${code.join("\n")}`, note);
};

// Moves the box of a preview by a value between those of the progress 0 and 1.
const move = (moving, span, first, second, options) =>
  `${head}animate(${first}, ${second}, {\n${options}  onUpdate: ${functionOf(moving, span, (text) => `(element.style.transform = ${text})`)},\n});`;

/** The format of its name. */
export const motion = {
  name: "motion", label: "Motion",
  spring: (item, { from, to, span = [from, to], ...own }) => {
    const overdamped = motionOf(item, 0, 1).dampingRatio > 1;
    return result(
      move(movingOf(own), span, String(from), String(to),
        `  type: "spring",\n  stiffness: ${item.stiffness}, damping: ${item.damping}, mass: ${item.mass},\n` +
        `  velocity: ${item.velocity},\n`),
      "The same spring. Not by duration and bounce: those springs ignore the velocity.",
      overdamped ? { loss: "Motion's solution differs from the exact one for damping ratios above 1." } : {});
  },
  curve: (item, { duration, pieces, preview }) => {
    const moving = movingOf({ preview });
    if (item.kind === "bezier") {
      return result(move(moving, [0, 1], "0", "1", `  duration: ${duration}, ease: ${ease(item.points)},\n`), "The same curve.");
    }
    const { values, options } = optionsOf(pieces, duration);
    return result(move(moving, [0, 1], String(pieces[0].start), values, options), "The same values, as keyframes.");
  },
  keyframes: (rows, { tracks, duration }) => animate(tracks, duration, "Cubic pieces, the same values."),
  transform: ({ from, to, perspective }) =>
    result(
      `${head}element.parentElement.style.perspective = "${perspective}px";\nanimate(element, { transform: [\n  "${cssOfPose(from)}",\n  "${cssOfPose(to)}",\n] }, { duration: 1, ease: "linear" });`,
      "Motion leaves a whole transform to the browser, function by function."),
};
