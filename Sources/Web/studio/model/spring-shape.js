// The shape of a spring's motion: its peak and the moment it is half way, and the springs that have a given one.
//
// Positions are fractions of the distance, so that 0 is the start and 1 the target; u is the velocity in distances per
// second.

import { spring } from "../../../JavaScript/core.js";
import { border } from "../../parts/numbers.js";

/** Returns the undamped frequency, the damping ratio and the normalised velocity of a spring of the state. */
export const shapeOf = ({ mass, stiffness, damping, velocity }, distance) => {
  const frequency = Math.sqrt(stiffness / mass);
  return { frequency, ratio: spring({ mass, stiffness, damping }).dampingRatio, u: velocity / distance };
};

const unit = (frequency, ratio, u) =>
  spring({ mass: 1, stiffness: frequency ** 2, damping: 2 * ratio * frequency }, { velocity: u });

/** The time of the first maximum of an underdamped motion. */
const peakTime = ({ frequency, ratio, u }) => {
  const root = Math.sqrt(1 - ratio * ratio);
  const damped = frequency * root;
  return (Math.PI - Math.atan2(u * damped, frequency * (frequency - ratio * u))) / damped;
};

/** Returns { time, overshoot } of the first peak, or undefined without one. */
export const peakOf = (shape) => {
  if (!(shape.ratio < 1)) return undefined;
  const time = peakTime(shape);
  return { time, overshoot: unit(shape.frequency, shape.ratio, shape.u).value(time) - 1 };
};

/** The smallest overshoot that the peak's handle gives. */
export const leastOvershoot = 1e-4;
// The ratio of that overshoot from rest, and its time in units of the undamped frequency: π/√(1 − ζ²).
const lastRatio = -Math.log(leastOvershoot) / Math.hypot(Math.PI, Math.log(leastOvershoot));
const lastAngle = Math.PI / Math.sqrt(1 - lastRatio ** 2);

/**
 * Returns { time, overshoot } of the place of the peak's handle: the first peak, or without a visible one the place at the time
 * at which a spring of that frequency has its last one. The overshoot is negative there.
 */
export const reachOf = (shape) => {
  const peak = peakOf(shape);
  if (peak && peak.overshoot >= leastOvershoot * (1 - 1e-6)) return peak;
  const time = lastAngle / shape.frequency;
  return { time, overshoot: Math.min(unit(shape.frequency, shape.ratio, shape.u).value(time) - 1, 0) };
};

/**
 * Returns { frequency, ratio } of the spring that the peak's handle gives at a place; undefined if there is none. Above the
 * target it is that with the first peak there. Below, the time gives the frequency and the height the ratio, so that ratios
 * of 1 and more are reached: from rest 1 is at −6.6e-4, 2 at −0.066, 10 at −0.61.
 */
export const withReach = (time, overshoot, shape) => {
  if (overshoot >= leastOvershoot) return withPeak(time, overshoot, shape);
  const frequency = lastAngle / time;
  const height = (ratio) => unit(frequency, ratio, shape.u).value(time) - 1;
  return { frequency, ratio: border(lastRatio, mostRatio, (ratio) => height(ratio) > overshoot) };
};
const mostRatio = 20;
/** The lowest place of the peak's handle. */
export const lowestReach = -0.75;

/** Returns the time at which the motion is first half way. */
export const halfTime = ({ frequency, ratio, u }) => {
  const motion = unit(frequency, ratio, u);
  let [low, high] = [0, 1 / frequency];
  for (let count = 0; motion.value(high) < 0.5; count += 1) {
    if (count > 200) return Infinity;
    [low, high] = [high, 2 * high];
  }
  return border(low, high, (time) => motion.value(time) < 0.5);
};

/**
 * Returns { frequency, ratio } of the spring with its first peak at a time and an overshoot: from rest by its formula,
 * otherwise by Newton's method from the current spring. Undefined if there is none.
 */
export const withPeak = (time, overshoot, { frequency, ratio, u }) => {
  const log = Math.log(overshoot);
  const atRest = -log / Math.sqrt(Math.PI ** 2 + log ** 2);
  if (u === 0) return { ratio: atRest, frequency: Math.PI / (time * Math.sqrt(1 - atRest ** 2)) };
  // Unknown are the logarithm of the frequency and the ratio; zero are the differences of time and overshoot.
  const difference = (x, z) => {
    const peak = peakOf({ frequency: Math.exp(x), ratio: z, u });
    return [peak.time / time - 1, peak.overshoot - overshoot];
  };
  const start = ratio < 1 ? [Math.log(frequency), ratio] : [Math.log(Math.PI / time), 0.5];
  let [x, z] = start;
  let current = difference(x, z);
  const size = ([a, b]) => Math.hypot(a, b);
  for (let count = 0; count < 60 && size(current) > 1e-13; count += 1) {
    const h = 1e-6;
    // The ratio stays from 0 to below 1.
    const k = z > 0.5 ? -h : h;
    const byX = difference(x + h, z).map((value, index) => (value - current[index]) / h);
    const byZ = difference(x, z + k).map((value, index) => (value - current[index]) / k);
    const determinant = byX[0] * byZ[1] - byX[1] * byZ[0];
    if (!(Math.abs(determinant) > 1e-14)) break;
    const dx = (current[0] * byZ[1] - current[1] * byZ[0]) / determinant;
    const dz = (byX[0] * current[1] - byX[1] * current[0]) / determinant;
    let step = 1;
    let next;
    for (; step > 1e-4; step /= 2) {
      const place = [x - step * dx, z - step * dz];
      if (!(place[1] >= 0 && place[1] < 0.999999 && Math.abs(place[0] - x) < 3)) continue;
      next = difference(...place);
      if (size(next) < size(current)) {
        [x, z] = place;
        break;
      }
    }
    if (step <= 1e-4) break;
    current = next;
  }
  return size(current) < 1e-6 ? { frequency: Math.exp(x), ratio: z } : undefined;
};

/**
 * Returns the frequency, of all the nearest to the present one, at which a motion of a ratio of at least 1 is half way at a
 * time; undefined without one, as where its velocity alone is faster.
 */
export const withHalf = (time, { frequency, ratio, u }) => {
  // Such a motion passes half of the distance once, so it comes later if the value at the time is less than half.
  const isBefore = (log) => unit(frequency * Math.exp(log), ratio, u).value(time) < 0.5;
  const isNow = isBefore(0);
  const [step, most] = [0.1, 160];
  for (let count = 1; count <= most; count += 1) {
    for (const end of [count * step, -count * step]) {
      if (isBefore(end) === isNow) continue;
      return frequency * Math.exp(border(end - Math.sign(end) * step, end, (log) => isBefore(log) === isNow));
    }
  }
  return undefined;
};

/** Returns a spring of the state with a frequency and a ratio; its mass and velocity stay. */
export const withShape = (item, frequency, ratio) => ({
  ...item,
  stiffness: item.mass * frequency ** 2,
  damping: 2 * ratio * frequency * item.mass,
});

/**
 * Returns the first time at which a derivative of a motion is 0: 1 is the velocity, 2 the acceleration. NaN or a negative number
 * if it never is. Later zeros of the same derivative have smaller velocities and distances.
 */
const firstZero = ({ mass, stiffness, damping, from, to, initialVelocity: v }, order) => {
  const [square, decay, d] = [stiffness / mass, damping / (2 * mass), from - to];
  const w = Math.sqrt(Math.abs(square - decay * decay));
  if (w === 0) return order / decay - d / (v + decay * d);
  if (square > decay * decay) {
    // The phase of the derivative, whose zeros are half a turn apart.
    const phase = Math.atan2(-w * d, v + decay * d) + order * Math.atan2(w, decay);
    return (((phase % Math.PI) + Math.PI) % Math.PI) / w;
  }
  const [slow, fast] = [square / (decay + w), decay + w];
  return Math.log(((v + slow * d) / (v + fast * d)) * (fast / slow) ** order) / (2 * w);
};

/**
 * Returns the largest distance of a motion from its target: that at the start or at the first turn. Settling is relative to
 * it, so that a motion that ends where it starts settles too.
 */
export const excursionOf = (motion) => {
  const [turn, d] = [firstZero(motion, 1), Math.abs(motion.from - motion.to)];
  return turn > 0 && Number.isFinite(turn) ? Math.max(d, Math.abs(motion.value(turn) - motion.to)) : d;
};

/** Returns { speed, time } of the largest speed: that at the start or at the first zero of the acceleration. */
export const fastestOf = (motion) => {
  const [time, start] = [firstZero(motion, 2), Math.abs(motion.initialVelocity)];
  const speed = time > 0 && Number.isFinite(time) ? Math.abs(motion.velocity(time)) : 0;
  return speed > start ? { speed, time } : { speed: start, time: 0 };
};

/** Returns the time from which a motion stays within a part of its largest distance. */
export const settlingOf = (motion, epsilon) => motion.settles({ epsilon: epsilon * excursionOf(motion) });

/** Returns the time to show: a little more than until the last of some motions has settled. */
export const shownTime = (motions, epsilon) => {
  const longest = Math.max(...motions.map((motion) => {
    const settled = settlingOf(motion, epsilon);
    return Math.min(settled, 12 * motion.response);
  }));
  const rough = Math.max(longest * 1.12, 1e-3);
  const unit = 10 ** Math.floor(Math.log10(rough));
  return [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].map((factor) => factor * unit).find((time) => time >= rough);
};

/** What a motion does: settling, peak, largest speed, first arrival. Times without an answer are undefined. */
export const reportOf = (motion, epsilon) => {
  const distance = motion.to - motion.from;
  const shape = {
    frequency: Math.sqrt(motion.stiffness / motion.mass), ratio: motion.dampingRatio, u: motion.initialVelocity / distance,
  };
  const peak = peakOf(shape);
  return { settles: settlingOf(motion, epsilon), peak, half: halfTime(shape), fastest: fastestOf(motion) };
};
