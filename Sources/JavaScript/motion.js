// Hooke's motions as generators for Motion (motion.dev): `animate(element, { x: 100 }, { type: spring,
// bounce: 0.3 })`. Motion uses milliseconds for times and durations, and units per second for velocities.
import { decay as fling, spring as motion } from "./core.js";

const longest = 20; // Seconds that Motion plays at most.

const generator = (value, end, seconds) => {
  const limit = Math.min(seconds, longest);
  return {
    calculatedDuration: Number.isFinite(seconds) ? 1000 * seconds : null,
    next(milliseconds) {
      const done = milliseconds >= 1000 * seconds;
      return { value: done ? end : value(milliseconds / 1000), done };
    },
    // The form for the Web Animations API: samples at most 30 ms apart.
    toString() {
      const count = Math.max(2, Math.ceil(limit / 0.03) + 1);
      const [start, distance] = [value(0), end - value(0)];
      const points = Array.from({ length: count }, (_, index) => {
        const at = (limit * index) / (count - 1);
        const position = at >= seconds ? end : value(at);
        return distance ? Math.round(((position - start) / distance) * 10000) / 10000 : 1;
      });
      return `${Math.round(1000 * limit)}ms linear(${points.join(", ")})`;
    },
  };
};

const parameters = ({ stiffness, damping, mass, duration, visualDuration, bounce }) => {
  if (stiffness !== undefined || damping !== undefined || mass !== undefined) {
    return { stiffness: stiffness ?? 100, damping: damping ?? 10, mass: mass ?? 1 };
  }
  if (visualDuration !== undefined) return { duration: 1.2 * visualDuration, bounce };
  return { duration: duration === undefined ? undefined : duration / 1000, bounce };
};

/** A spring as one of Motion's generators. */
export const spring = (options = {}) => {
  const { keyframes = [0, 1], velocity = 0, restDelta, restSpeed } = options;
  const [from, to] = [keyframes[0], keyframes[keyframes.length - 1]];
  const way = motion(parameters(options), { from, to, velocity });
  const epsilon = restDelta ?? (Math.abs(to - from) / 1000 || 0.001);
  return generator((time) => way.value(time), to, way.settles({ epsilon, speed: restSpeed }));
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
  return generator((time) => way.value(time), way.end, way.settles({ epsilon: restDelta ?? 0.5 }));
};
