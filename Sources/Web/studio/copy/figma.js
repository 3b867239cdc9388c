import { motionOf } from "../model/springs.js";
import { errorText, result } from "./words.js";

/** The largest difference that leaving out the velocity makes, as a part of the distance. */
const velocityError = (item, from, to) => {
  if (item.velocity === 0) return 0;
  const [moving, still] = [motionOf(item, from, to), motionOf({ ...item, velocity: 0 }, from, to)];
  const end = Math.min(moving.settles({ epsilon: 0.001 * Math.abs(to - from) }), 20);
  const times = Float64Array.from({ length: 400 }, (_, index) => (end * index) / 399);
  const [a, b] = [moving.sample(times), still.sample(times)];
  return Math.max(...a.map((value, index) => Math.abs(value - b[index]))) / Math.abs(to - from);
};

/** The format of its name. */
export const figma = {
  name: "figma", label: "Figma",
  spring: (item, { from, to }) => {
    const error = velocityError(item, from, to);
    return result(
      `Smart animate, Custom spring\nStiffness ${item.stiffness}\nDamping ${item.damping}\nMass ${item.mass}`,
      "The same spring, from rest.",
      error ? { error, loss: `The velocity is lost: up to ${errorText(error)} of the distance.` } : {});
  },
  curve: (item, { duration }) =>
    result(`Smart animate, Custom bezier\n${item.points.map(String).join(", ")}\n${duration * 1000} ms`, "The same curve."),
};
