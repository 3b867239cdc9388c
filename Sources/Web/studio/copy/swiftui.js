import { motionOf } from "../model/springs.js";
import { decimal, result } from "./words.js";

const springCode = (item, distance) => {
  const { duration, bounce } = motionOf(item, 0, 1);
  if (item.velocity === 0) return `.spring(duration: ${decimal(duration)}, bounce: ${decimal(bounce)})`;
  return `.interpolatingSpring(\n    mass: ${decimal(item.mass)}, stiffness: ${decimal(item.stiffness)}, ` +
    `damping: ${decimal(item.damping)},\n    initialVelocity: ${decimal(item.velocity / distance)})`;
};

/** The format of its name. */
export const swiftui = {
  name: "swiftui", label: "SwiftUI",
  spring: (item, { from, to }) =>
    result(
      springCode(item, to - from),
      item.velocity === 0
        ? "The same motion; duration and bounce are rounded to doubles. SwiftUI ends it by its own tolerance."
        : "The same motion. The velocity is divided by the distance, as SwiftUI expects."),
  curve: (item, { duration, pieces }) => {
    if (item.kind === "bezier") {
      return result(`.timingCurve(${item.points.map(decimal).join(", ")}, duration: ${decimal(duration)})`, "The same curve.");
    }
    return keyframes([{ property: "progress", pieces }], "The same values: SwiftUI has no such curve, but keyframes.");
  },
  keyframes: (rows, { tracks }) => keyframes(tracks, "Cubic pieces with the same velocities at their ends; iOS 17."),
  transform: undefined,
};

const keyframes = (tracks, note) => {
  const usesTiming = tracks.some(({ pieces }) => pieces.some(({ timing }) => Array.isArray(timing)));
  const code = tracks.map(({ property, pieces }) => {
    const lines = [`        MoveKeyframe(${decimal(pieces[0].start)})`];
    for (const { from, to, start, end, timing } of pieces) {
      const span = decimal(to - from);
      if (timing === "hold") {
        lines.push(`        LinearKeyframe(${decimal(start)}, duration: ${span})`, `        MoveKeyframe(${decimal(end)})`);
      } else if (timing === "linear") {
        lines.push(`        LinearKeyframe(${decimal(end)}, duration: ${span})`);
      } else {
        const four = timing.map(decimal);
        const curve = `.bezier(startControlPoint: UnitPoint(x: ${four[0]}, y: ${four[1]}), endControlPoint: UnitPoint(x: ${four[2]}, y: ${four[3]}))`;
        lines.push(`        LinearKeyframe(${decimal(end)}, duration: ${span}, timingCurve: ${curve})`);
      }
    }
    return `    KeyframeTrack(\\.${property}) {\n${lines.join("\n")}\n    }`;
  });
  return result(`KeyframeTimeline(initialValue: values) {\n${code.join("\n")}\n}`, usesTiming ? note.replace("Cubic pieces with the same velocities at their ends", "Pieces with Bézier timing, the same values") : note);
};
