import { describe, cssOf } from "../model/curves.js";
import { keysOf } from "../model/beziers.js";
import { cssOfPose } from "../model/transforms.js";
import { decimal, result } from "./words.js";

const exact = "Exact: the same bits as here.";

/** Swift's `Interpolation` of a name. */
const interpolationOf = (name) => {
  const camel = (text) => text.replace(/-./g, (match) => match[1].toUpperCase());
  if (name === "hold") return ".discrete";
  if (name === "linear") return ".linear";
  const [rule, ends] = name.startsWith("spline") ? ["spline", camel(name.slice(7) || "natural")] : [camel(name), null];
  return `.cubic(.${rule === "timeAware" ? "timeAwareCatmullRom" : rule}${ends ? `(ends: .${ends})` : ""})`;
};

const springOf = ({ mass, stiffness, damping }) =>
  `try Spring(mass: ${decimal(mass)}, stiffness: ${decimal(stiffness)}, damping: ${decimal(damping)})`;

const trackCode = ({ property, keys, segments }) => {
  const paths = segments.map(({ mode, points }) =>
    mode === "bezier" ? `.eased(try TimingFunction(css: "cubic-bezier(${points.map(String).join(", ")})"))` : interpolationOf(mode));
  return `let ${property} = try KeyframeTrack(\n    times: [${keys.map(([time]) => decimal(time)).join(", ")}],\n` +
    `    values: [${keys.map(([, value]) => decimal(value)).join(", ")}],\n    interpolations: [\n` +
    `${paths.map((path) => `        ${path}`).join(",\n")},\n    ])`;
};

const decisions = {
  projected: ({ parameter }) =>
    parameter === 0.998 ? ".projected(.normal)" : parameter === 0.99 ? ".projected(.fast)"
      : `.projected(try DecelerationRate(perMillisecond: ${decimal(parameter)}))`,
  "velocity-sign": () => ".velocitySign",
  threshold: ({ parameter }) => `.threshold(${decimal(parameter)})`,
  fling: ({ parameter }) => `.fling(minimumVelocity: ${decimal(parameter)})`,
  "look-ahead": ({ parameter }) => `.lookAhead(${decimal(parameter)})`,
};

/** The format of its name. */
export const hooke = {
  name: "hooke", label: "Hooke",
  spring: (item, { from, to }) =>
    result(
      `import Hooke\n\nlet motion = SpringMotion(\n    spring: ${springOf(item)},\n` +
        `    from: ${decimal(from)}, to: ${decimal(to)}, initialVelocity: ${decimal(item.velocity)})`,
      exact),
  curve: (item) =>
    item.kind === "beziers" ? result(`import Hooke\n\n${trackCode({ property: "curve", ...keysOf(item.points) })}`, exact) : result(
      item.kind === "bezier"
        ? `import Hooke\n\nlet curve = try CubicBezier(\n    x1: ${decimal(item.points[0])}, y1: ${decimal(item.points[1])},` +
            ` x2: ${decimal(item.points[2])}, y2: ${decimal(item.points[3])})`
        : `import Hooke\n\n// ${describe(item)}\nlet curve = try TimingFunction(\n    css: "${cssOf(item)}")`,
      exact),
  keyframes: (rows) => result(`import Hooke\n\n${rows.map(trackCode).join("\n\n")}`, exact),
  transform: ({ from, to }) =>
    result(
      `import HookeGeometry\n\nlet path = TransformListInterpolation(\n    from: try TransformList(css: "${cssOfPose(from)}"),\n` +
        `    to: try TransformList(css: "${cssOfPose(to)}"))\nlet transform = path.transform(at: 0.5)`,
      exact),
  path: ({ path, other, rotates }, { curve, spring, duration }) => {
    const progress = spring
      ? `let spring = ${springOf(spring)}\nlet motion = MotionAlongPath(\n    along: along,\n` +
        `    distance: SpringMotion(spring: spring, from: 0, to: along.path.length))\nlet transform = motion.transform(at: 0.1)`
      : `let curve = try TimingFunction(css: "${cssOf(curve)}")\n` +
        `let transform = along.transform(at: curve.value(at: 0.1 / ${decimal(duration)}) * along.path.length)`;
    return result(
      `import HookeGeometry\n\nlet path = try VectorPath(svg: "${path}")\nlet along = OffsetPath(\n` +
        `    try MeasuredPath(path), rotation: ${rotates ? ".auto" : ".fixed(0)"}, ends: .extended)\n${progress}\n\n` +
        `let morph = try PathMorph(\n    from: path, to: try VectorPath(svg: "${other}"))\nlet shape = morph.path(at: 0.5)`,
      "Distances within 1e-15 of the length. The transform is about the element's point (0, 0). PathMorph pairs the joints of paths with other commands.");
  },
  gesture: (state) => {
    const style = {
      spring: `.spring(try Spring(response: ${decimal(state.response)}, dampingRatio: ${decimal(state.dampingRatio)}))`,
      curve: ".cubic", uikit: ".timed(.ease)",
    }[state.style];
    const overshoot = { clamp: ".clamp", extrapolate: ".extrapolate", "rubber-band": ".rubberBand(limit: 0.1)" }[state.overshoot];
    const limit = state.cap > 0 ? `\nlet limited = min(max(velocity, -${decimal(state.cap)}), ${decimal(state.cap)})` : "";
    return result(
      `import HookeTimeline\n\nlet decision = ReleaseDecision${decisions[state.rule](state)}\n` +
        `let verdict = decision.decide(.init(fraction: fraction, velocity: velocity))${limit}\nlet plan = try SettlePlan(\n` +
        `    ${style}, from: fraction, velocity: ${limit ? "limited" : "velocity"}, to: verdict.outcome,\n` +
        `    duration: ${decimal(state.duration)}, overshoot: ${overshoot})`,
      exact);
  },
};
