import { transform } from "../../../JavaScript/core.js";
import { motionOf } from "../model/springs.js";
import { keyedPieces } from "../model/pieces.js";
import { cssOfPose } from "../model/transforms.js";
import { decimal, result } from "./words.js";

const timingFunction = (timing) =>
  timing === "linear" ? "CAMediaTimingFunction(name: .linear)"
    : `CAMediaTimingFunction(controlPoints: ${timing.map(decimal).join(", ")})`;

const paths = { x: "position.x", y: "position.y", scale: "transform.scale", rotation: "transform.rotation.z", opacity: "opacity" };

const keyframes = (tracks, duration, note, loss) => {
  const code = tracks.map(({ property, pieces }) => {
    const factor = property === "rotation" ? Math.PI / 180 : 1;
    const { keys, timings } = keyedPieces(pieces);
    return `let ${property} = CAKeyframeAnimation(keyPath: "${paths[property] ?? "position.x"}")\n` +
      `${property}.keyTimes = [${keys.map(([time]) => decimal(time / duration)).join(", ")}]\n` +
      `${property}.values = [${keys.map(([, value]) => decimal(value * factor)).join(", ")}]\n` +
      `${property}.timingFunctions = [\n${timings.map((timing) => `    ${timingFunction(timing)}`).join(",\n")},\n]\n` +
      `${property}.duration = ${decimal(duration)}`;
  });
  return result(code.join("\n\n"), note, { loss });
};

const float = "Core Animation stores the numbers of timing functions as Float: about 1e-7.";

/** The format of its name. */
export const uikit = {
  name: "uikit", label: "UIKit",
  spring: (item, { from, to }) => {
    const speed = decimal(item.velocity / (to - from));
    const overdamped = motionOf(item, 0, 1).dampingRatio > 1;
    return result(
      `let timing = UISpringTimingParameters(\n    mass: ${decimal(item.mass)}, stiffness: ${decimal(item.stiffness)}, ` +
        `damping: ${decimal(item.damping)},\n    initialVelocity: CGVector(dx: ${speed}, dy: ${speed}))`,
      "The same spring; dx and dy are the velocity over the distance.",
      overdamped ? { loss: "UIKit runs springs with a damping ratio above 1 as if critically damped: it arrives sooner." } : {});
  },
  curve: (item, { duration, pieces }) => {
    if (item.kind !== "bezier") return keyframes([{ property: "x", pieces }], duration, "The same values, as key times.");
    const [x1, y1, x2, y2] = item.points.map(decimal);
    return result(
      `let timing = UICubicTimingParameters(\n    controlPoint1: CGPoint(x: ${x1}, y: ${y1}),\n    controlPoint2: CGPoint(x: ${x2}, y: ${y2}))`,
      "The same curve.");
  },
  keyframes: (rows, { tracks, duration }) => keyframes(tracks, duration, `The same values. ${float}`),
  transform: ({ from, to, perspective }) => {
    const matrix = (pose) =>
      transform(cssOfPose(pose)).matrix.map((value, index) => `m${Math.floor(index / 4) + 1}${(index % 4) + 1}: ${decimal(value)}`);
    const code = (name, pose) => {
      const cells = matrix(pose);
      const rows = [0, 4, 8, 12].map((start) => `    ${cells.slice(start, start + 4).join(", ")}`);
      return `let ${name} = CATransform3D(\n${rows.join(",\n")})`;
    };
    return result(
      `${code("from", from)}\n${code("to", to)}\ncontainer.sublayerTransform.m34 = ${decimal(-1 / perspective)}`,
      "Both ends are exact.",
      { loss: "Core Animation interpolates the matrices by its own parts: between the ends the motion is that of “CSS matrix”, about." });
  },
};
