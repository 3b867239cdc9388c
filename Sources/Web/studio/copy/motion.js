import { shortest } from "../../parts/numbers.js";
import { spring } from "../../../JavaScript/core.js";
import { cssOfPose } from "../model/transforms.js";
import { functionOf, movingOf } from "./moving.js";
import { result } from "./words.js";

const ease = (timing) => (Array.isArray(timing) ? `[${timing.map(shortest).join(", ")}]` : '"linear"');

const head = 'import { animate } from "motion";\n\nconst element = document.querySelector(".element");\n';

// Keyframes as options of Motion.
const optionsOf = (pieces, duration) => {
  const points = [[0, pieces[0].start]];
  const eases = [];
  if (pieces[0].from > 0) {
    points.push([pieces[0].from, pieces[0].start]);
    eases.push("linear");
  }
  for (const { to, start, end, timing } of pieces) {
    points.push([to, timing === "hold" ? start : end]);
    eases.push(timing);
    if (timing === "hold" && end !== start) {
      points.push([to, end]);
      eases.push("linear");
    }
  }
  if (points.at(-1)[0] < duration) {
    points.push([duration, points.at(-1)[1]]);
    eases.push("linear");
  }
  return {
    values: `[${points.map(([, value]) => shortest(value)).join(", ")}]`,
    options: `  duration: ${shortest(duration)},\n  times: [${points.map(([time]) => shortest(time / duration)).join(", ")}],\n` +
      `  ease: [${eases.map(ease).join(", ")}],\n`,
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

export default {
  name: "motion", label: "Motion",
  spring: (item, { from, to, span = [from, to], ...own }) => {
    const overdamped = spring({ mass: item.mass, stiffness: item.stiffness, damping: item.damping }).dampingRatio > 1;
    return result(
      move(movingOf(own), span, shortest(from), shortest(to),
        `  type: "spring",\n  stiffness: ${shortest(item.stiffness)}, damping: ${shortest(item.damping)}, mass: ${shortest(item.mass)},\n` +
        `  velocity: ${shortest(item.velocity)},\n`),
      "The same spring. Not by duration and bounce: those springs ignore the velocity.",
      overdamped ? { loss: "Motion's solution differs from the exact one for damping ratios above 1." } : {});
  },
  curve: (item, { duration, pieces, preview }) => {
    const moving = movingOf({ preview });
    if (item.kind === "bezier") {
      return result(move(moving, [0, 1], "0", "1", `  duration: ${shortest(duration)}, ease: ${ease(item.points)},\n`), "The same curve.");
    }
    const { values, options } = optionsOf(pieces, duration);
    return result(move(moving, [0, 1], shortest(pieces[0].start), values, options), "The same values, as keyframes.");
  },
  keyframes: (rows, { tracks, duration }) => animate(tracks, duration, "Cubic pieces, the same values."),
  transform: ({ from, to, perspective }) =>
    result(
      `${head}element.parentElement.style.perspective = "${shortest(perspective)}px";\nanimate(element, { transform: [\n  "${cssOfPose(from)}",\n  "${cssOfPose(to)}",\n] }, { duration: 1, ease: "linear" });`,
      "Motion leaves a whole transform to the browser, function by function."),
};
