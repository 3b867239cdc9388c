// Hooke's motions as generators for Motion (motion.dev): `animate(element, { x: 100 }, { type: spring,
// bounce: 0.3 })`. Motion uses milliseconds for times and durations, and units per second for velocities.
import { curve, decay as fling, spring as motion } from "./core.js";

const longest = 20; // Seconds that Motion plays at most.

// The motion of a spring as CSS: the fewest stops within 0.1 % of the distance, at most `longest` seconds.
const text = (way) => {
  const { from, to } = way;
  const settled = way.settles({ epsilon: Math.abs(to - from) / 1000 || 0.001 });
  let made = { duration: Math.min(settled, longest), easing: "linear(1, 1)" };
  if (from !== to) {
    if (settled <= longest) made = way.css();
    if (settled > longest || made.duration > longest) made = { duration: longest, ...over(way, longest) };
  }
  return `${Number((1000 * made.duration).toPrecision(12))}ms ${made.easing}`;
};

const over = (spring, duration) => {
  const eased = curve({ spring, duration });
  try {
    return eased.css();
  } finally {
    eased.dispose();
  }
};

// `way` is the motion, or a spring with the same motion.
const generator = (value, end, seconds, way) => {
  return {
    calculatedDuration: Number.isFinite(seconds) ? 1000 * seconds : null,
    next(milliseconds) {
      const done = milliseconds >= 1000 * seconds;
      return { value: done ? end : value(milliseconds / 1000), done };
    },
    // The form for the Web Animations API.
    toString: () => text(way),
  };
};

const parameters = ({ stiffness, damping, mass, duration, visualDuration, bounce }) => {
  if (stiffness !== undefined || damping !== undefined || mass !== undefined) {
    return { stiffness: stiffness ?? 100, damping: damping ?? 10, mass: mass ?? 1 };
  }
  if (visualDuration !== undefined) return { duration: 1.2 * visualDuration, bounce };
  return { duration: duration === undefined ? 0.5 : duration / 1000, bounce };
};

/** A spring as one of Motion's generators. */
export const spring = (options = {}) => {
  const { keyframes = [0, 1], velocity = 0, restDelta, restSpeed } = options;
  const [from, to] = [keyframes[0], keyframes[keyframes.length - 1]];
  const way = motion(parameters(options), { from, to, velocity });
  const epsilon = restDelta ?? (Math.abs(to - from) / 1000 || 0.001);
  return generator((time) => way.value(time), to, way.settles({ epsilon, speed: restSpeed }), way);
};

// Motion checks this property before it plays a generator through the Web Animations API.
spring.applyToOptions = (options) => {
  const generated = spring({ ...options, keyframes: [0, 100] });
  const duration = Math.min(generated.calculatedDuration ?? Infinity, 1000 * longest);
  options.ease = (progress) => generated.next(progress * duration).value / 100;
  options.duration = duration;
  options.type = "keyframes";
  return options;
};

/** A fling as one of Motion's generators. */
export const decay = (options = {}) => {
  const { keyframes = [0], velocity = 0, rate, restDelta } = options;
  const way = fling({ from: keyframes[0], velocity, rate });
  const { from, end } = way;
  // A fling decays at one rate g. So does a spring with the rates g and 2g that starts with the fling's velocity.
  const g = -1000 * Math.log(way.rate);
  const same = motion({ stiffness: 2 * g * g, damping: 3 * g }, { from, to: end, velocity });
  return generator((time) => way.value(time), end, way.settles({ epsilon: restDelta ?? 0.5 }), same);
};
