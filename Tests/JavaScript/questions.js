import { random } from "./random.js";

/** The number of inputs of a question, its operation first, and of its results. */
export const width = 16;

/**
 * Random questions about everything that must be bit-identical everywhere. They are made without `**` and
 * the functions of `Math` that engines round differently. With `more`, also about motions of hooke/trajectories.
 */
export const questions = (count, more = false) => {
  const { between, pick } = random(2);
  const scale = (exponents) => Number(`1e${pick(exponents)}`) * between(1, 10);
  const spring = () => [pick([1, between(0.1, 10)]), scale([0, 1, 2, 3]), pick([0.1, 1, 10, 26]) * between(0.1, 3)];
  const motion = () => [...spring(), between(-100, 100), between(-100, 100), between(-1000, 1000)];
  const makers = [
    () => [...motion(), between(0, 2)],
    () => [...motion(), scale([-6, -4, -2, -1])],
    () => [between(0, 1), between(-1, 2), between(0, 1), between(-1, 2), between(-0.2, 1.2)],
    () => {
      const times = Array.from({ length: 4 }, () => between(0, 4)).sort((a, b) => a - b);
      return [Math.floor(between(0, 12)), ...times, ...times.map(() => between(-10, 10)), between(-1, 5)];
    },
    () => [between(-100, 100), between(-2000, 2000), pick([0.998, 0.99]), between(0, 3)],
    () => [between(10, 1000), between(0.1, 1), between(-2000, 2000)],
    () => {
      const axis = [between(-1, 1), between(-1, 1), between(-1, 1), between(-1, 1)];
      const length = Math.sqrt(axis[0] * axis[0] + axis[1] * axis[1] + axis[2] * axis[2] + axis[3] * axis[3]);
      const rotation = axis.map((part) => part / length);
      const parts = [between(-100, 100), between(-100, 100), between(-100, 100), between(0.5, 2), between(0.5, 2), between(-1, 1)];
      return [pick([0, 1, 2, 3]), between(-0.2, 1.2), ...parts, ...rotation];
    },
    () => [
      pick([0, 1, 2]), pick([0, 1]), between(0, 1), between(-4, 4), between(0.1, 1), between(50, 500), between(20, 60),
      between(0, 1),
    ],
    ...(more ? [() => {
      const limits = [scale([0, 1]), scale([0, 1, 2]), scale([0, 1, 2])];
      const states = [between(-2, 2), between(-2, 2), between(-9, 9), pick([0, between(-1, 1)]), pick([0, between(-1, 1)])];
      return [between(-9, 9), ...states, ...limits, ...limits.map((x) => pick([x, 2 * x])), pick([0, between(1, 20)]), between(0, 3)];
    }] : []),
  ];
  const all = new Float64Array(count * width);
  for (let index = 0; index < count; index++) {
    const operation = index % makers.length;
    all.set([operation, ...makers[operation]()], index * width);
  }
  return all;
};

/** Returns the results of the package's functions. */
export const answers = (hooke, questions) => {
  const kinds = [
    ...hooke.modes.map((mode) => ({ mode })), { mode: "spline", ends: "clamped" }, { mode: "spline", ends: "not-a-knot" },
  ];
  const spring = ([mass, stiffness, damping, from, to, velocity]) =>
    hooke.spring({ mass, stiffness, damping }, { from, to, velocity });
  const identity = hooke.transform("none");
  const asked = (thing, time, rate = "velocity") => {
    const found = [thing.value(time), thing[rate](time)];
    thing.dispose?.();
    return found;
  };
  const operations = [
    (q) => asked(spring(q), q[6]),
    (q) => [spring(q).settles({ epsilon: q[6] })],
    (q) => asked(hooke.curve([...q.subarray(0, 4)]), q[4], "slope"),
    (q) => asked(hooke.track({ times: q.slice(1, 5), values: q.slice(5, 9), ...kinds[q[0]] }), q[9]),
    (q) => asked(hooke.decay({ from: q[0], velocity: q[1], rate: q[2] }), q[3]),
    (q) => [hooke.rubberBand({ extent: q[0], coefficient: q[1] }).displacement(q[2])],
    (q) => {
      const to = hooke.transform({ translation: [...q.subarray(2, 5)], scale: [q[5], q[6], 1], skew: [q[7], 0, 0], rotation: [...q.subarray(8, 12)] });
      const path = identity.to(to, { method: ["css", "polar", "screw", "logarithm"][q[0]] });
      const found = path.value(q[1]).matrix;
      path.dispose();
      return found;
    },
    (q) => {
      const plan = hooke.settle({
        style: ["spring", "curve", "uikit"][q[0]], overshoot: ["clamp", "extrapolate"][q[1]], fraction: q[2], velocity: q[3],
        duration: q[4], spring: { stiffness: q[5], damping: q[6] }, bezier: [0.25, 0.1, 0.25, 1], outcome: "finish",
      });
      const { duration, initialVelocity, minimum, maximum } = plan;
      return [...asked(plan, q[7]), duration, initialVelocity, minimum, maximum];
    },
    (q) => {
      const [from, velocity, startAcceleration, to, endVelocity, endAcceleration] = q;
      const [speed, acceleration, jerk, reverseSpeed, reverseAcceleration, reverseJerk] = q.subarray(6);
      const limits = { speed, acceleration, jerk, reverseSpeed, reverseAcceleration, reverseJerk };
      try {
        const made = hooke.profile({
          from, velocity, startAcceleration, to, endVelocity, endAcceleration, ...limits, duration: q[12] || undefined,
        });
        const next = made.retarget({ at: q[13], to: from });
        const [first, second] = [made, next].map((motion) => [motion.events[0], motion.acceleration(q[13]), ...asked(motion, q[13])]);
        return [...first, ...second];
      } catch (error) {
        if (!error.field) throw error;
        return [-1];
      }
    },
  ];
  const all = new Float64Array(questions.length);
  for (let start = 0; start < questions.length; start += width) {
    all.set(operations[questions[start]](questions.subarray(start + 1, start + width)), start);
  }
  return all;
};

/** Returns the number of results with different bits, and the first of them. */
export const differences = (one, other) => {
  const [a, b] = [new BigUint64Array(one.buffer), new BigUint64Array(other.buffer)];
  let [count, first] = [0, -1];
  for (let index = 0; index < a.length; index++) {
    if (a[index] === b[index] || (Number.isNaN(one[index]) && Number.isNaN(other[index]))) continue;
    if (!count) first = index;
    count += 1;
  }
  return { count, first };
};
