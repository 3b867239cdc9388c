import { shortest } from "../model/numbers.js";
import { motionOf } from "../model/springs.js";
import { cssOf } from "../model/curves.js";
import { errorText, result } from "./words.js";

/** The largest difference of react-spring's steps of a millisecond from the exact motion, as a part of the distance. */
export const stepError = (item, from, to) => {
  const motion = motionOf(item, from, to);
  const settles = Math.min(motion.settles({ epsilon: 0.001 * Math.abs(to - from) }), 20);
  let [position, speed] = [from, item.velocity / 1000];
  let worst = 0;
  for (let step = 1; step <= settles * 1000; step += 1) {
    const spring = -item.stiffness * 0.000001 * (position - to);
    const damping = -item.damping * 0.001 * speed;
    speed += (spring + damping) / item.mass;
    position += speed;
    if (step % 4 === 0) worst = Math.max(worst, Math.abs(position - motion.value(step / 1000)));
  }
  return worst / Math.abs(to - from);
};

export default {
  name: "react-spring", label: "react-spring",
  spring: (item, { from, to }) => {
    const error = stepError(item, from, to);
    return result(
      `const springs = useSpring({\n  from: { x: ${shortest(from)} }, to: { x: ${shortest(to)} },\n  config: {\n` +
        `    tension: ${shortest(item.stiffness)}, friction: ${shortest(item.damping)}, mass: ${shortest(item.mass)},\n` +
        `    velocity: ${shortest(item.velocity / 1000)}, // units per millisecond\n  },\n});`,
      `The same spring, in steps of 1 ms: within ${errorText(error)} of the distance.`,
      { error });
  },
  curve: (item, { duration }) =>
    result(
      `// ${cssOf(item)}\nimport { curve } from "hooke";\n\nconst shape = curve("${cssOf(item)}");\nconst springs = useSpring({\n` +
        `  to: { x: 100 },\n  config: { duration: ${shortest(duration * 1000)}, easing: (t) => shape.value(t) },\n});`,
      "Exact, with the JavaScript package: react-spring itself has no such curve."),
};
