import { motionOf } from "../model/springs.js";
import { inCSS } from "../model/curves.js";
import { cssOfPose } from "../model/transforms.js";
import { functionOf, movingOf } from "./moving.js";
import { errorText, result } from "./words.js";

/** The largest difference of react-spring's steps of a millisecond from the exact motion, as a part of the distance. */
const stepError = (item, from, to) => {
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

// A component that moves the box of a preview by a value between those of the progress 0 and 1.
const component = (moving, span, options, before = "") =>
  `import { animated, useSpring } from "@react-spring/web";\n${before}\nexport function Moving() {\n  const { value } = useSpring({\n${options}  });\n` +
  `  const transform = value.to(${functionOf(moving, span, (text) => text)});\n` +
  `  return <animated.div className="element" style={{ transform }} />;\n}`;

/** The format of its name. */
export const reactSpring = {
  name: "react-spring", label: "react-spring",
  spring: (item, { from, to, span = [from, to], ...own }) => {
    const error = stepError(item, from, to);
    return result(
      component(movingOf(own), span,
        `    from: { value: ${from} }, to: { value: ${to} },\n    config: {\n` +
          `      tension: ${item.stiffness}, friction: ${item.damping}, mass: ${item.mass},\n` +
          `      velocity: ${item.velocity / 1000}, // units per millisecond\n    },\n`),
      `The same spring, in steps of 1 ms: within ${errorText(error)} of the distance.`,
      { error });
  },
  curve: (item, { duration, preview }) => {
    const { easing, error } = inCSS(item);
    return result(
      component(movingOf({ preview }), [0, 1],
        `    from: { value: 0 }, to: { value: 1 },\n    config: { duration: ${duration * 1000}, easing: (t) => shape.value(t) },\n`,
        `import { curve } from "hooke";\n\nconst shape = curve("${easing}");\n`),
      `${error ? `Straight pieces within ${errorText(error)}` : "Exact"}, with the JavaScript package: react-spring itself has no such curve.`,
      { error: error || undefined });
  },
  transform: ({ from, to, perspective }) =>
    result(
      `import { animated, useSpring } from "@react-spring/web";\n\nexport function Moving() {\n  const style = useSpring({\n` +
        `    from: { transform: "${cssOfPose(from)}" },\n    to: { transform: "${cssOfPose(to)}" },\n    config: { duration: 1000 },\n  });\n` +
        `  return (\n    <div style={{ perspective: ${perspective} }}>\n      <animated.div className="element" style={style} />\n    </div>\n  );\n}`,
      "react-spring interpolates the numbers of the text, function by function, as “Function list”."),
};
