import { motionOf } from "../model/springs.js";
import { decimal, float, milliseconds, result } from "./words.js";

const easing = (timing) => (Array.isArray(timing) ? `CubicBezierEasing(${timing.map(float).join(", ")})` : "LinearEasing");

const frames = (tracks, duration, note) => {
  const rounding = "Times are whole milliseconds, numbers Floats.";
  const code = tracks.map(({ property, pieces }) => {
    const lines = [];
    for (const { from, to, start, end, timing } of pieces) {
      lines.push(`    ${float(start)} at ${milliseconds(from)} using ${easing(timing)}`);
      if (timing === "hold" && milliseconds(to) - 1 > milliseconds(from)) lines.push(`    ${float(start)} at ${milliseconds(to) - 1}`);
      if (to === pieces.at(-1).to) lines.push(`    ${float(end)} at ${milliseconds(to)}`);
    }
    return `val ${property} = keyframes<Float> {\n    durationMillis = ${milliseconds(duration)}\n${lines.join("\n")}\n}`;
  });
  return result(code.join("\n\n"), note, { loss: rounding });
};

/** The format of its name. */
export const compose = {
  name: "compose", label: "Compose",
  spring: (item, { from, to }) => {
    const { dampingRatio } = motionOf(item, 0, 1);
    return result(
      `animatable.animateTo(\n    targetValue = ${float(to)},\n    animationSpec = spring(dampingRatio = ${float(dampingRatio)}, ` +
        `stiffness = ${float(item.stiffness / item.mass)}),\n    initialVelocity = ${float(item.velocity)},\n)`,
      `From ${decimal(from)}. The same spring with mass 1; numbers are Floats, within 6e-8 of their size.`,
      { error: 6e-8 });
  },
  curve: (item, { duration, pieces }) =>
    item.kind === "bezier"
      ? result(
          `tween<Float>(\n    durationMillis = ${milliseconds(duration)},\n    easing = ${easing(item.points)},\n)`,
          "The same curve; numbers are Floats, the duration whole milliseconds.")
      : frames([{ property: "progress", pieces }], duration, "The same values, as keyframes."),
  keyframes: (rows, { tracks, duration }) => frames(tracks, duration, "Cubic pieces."),
};
