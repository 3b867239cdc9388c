import { shortest } from "../model/numbers.js";
import { spring } from "../../../JavaScript/core.js";
import { cssOfPose } from "../model/transforms.js";
import { result } from "./words.js";

const ease = (timing) => (Array.isArray(timing) ? `[${timing.map(shortest).join(", ")}]` : '"linear"');

const animate = (tracks, duration, note) => {
  const code = tracks.map(({ property, pieces }) => {
    const name = property === "rotation" ? "rotate" : property;
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
    return `animate(element, { ${name}: [${points.map(([, value]) => shortest(value)).join(", ")}] }, {\n` +
      `  duration: ${shortest(duration)},\n  times: [${points.map(([time]) => shortest(time / duration)).join(", ")}],\n` +
      `  ease: [${eases.map(ease).join(", ")}],\n});`;
  });
  return result(`import { animate } from "motion";\n\n${code.join("\n")}`, note);
};

export default {
  name: "motion", label: "Motion",
  spring: (item, { from, to }) => {
    const overdamped = spring({ mass: item.mass, stiffness: item.stiffness, damping: item.damping }).dampingRatio > 1;
    return result(
      `import { animate } from "motion";\n\nanimate(element, { x: [${shortest(from)}, ${shortest(to)}] }, {\n  type: "spring",\n` +
        `  stiffness: ${shortest(item.stiffness)}, damping: ${shortest(item.damping)}, mass: ${shortest(item.mass)},\n` +
        `  velocity: ${shortest(item.velocity)},\n});`,
      "The same spring. Not by duration and bounce: those springs ignore the velocity.",
      overdamped ? { loss: "Motion's solution differs from the exact one for damping ratios above 1." } : {});
  },
  curve: (item, { duration, pieces }) =>
    item.kind === "bezier"
      ? result(
          `import { animate } from "motion";\n\nanimate(element, { x: 100 }, {\n  duration: ${shortest(duration)}, ease: ${ease(item.points)},\n});`,
          "The same curve.")
      : animate([{ property: "x", pieces }], duration, "The same values, as keyframes."),
  keyframes: (rows, { tracks, duration }) => animate(tracks, duration, "Cubic pieces, the same values."),
  transform: ({ from, to }) =>
    result(
      `import { animate } from "motion";\n\nanimate(element, { transform: [\n  "${cssOfPose(from)}",\n  "${cssOfPose(to)}",\n] });`,
      "Motion leaves a whole transform to the browser, function by function."),
};
