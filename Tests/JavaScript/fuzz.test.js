import assert from "node:assert/strict";
import { test } from "node:test";
import * as hooke from "../../Sources/JavaScript/dist/node.js";
import * as trajectories from "../../Sources/JavaScript/dist/trajectories-node.js";
import { randomCases, randomSeed } from "../random-cases.js";
import { random } from "./random.js";

const calls = randomCases(100000);

// Invalid arguments, in addition to numbers of all sizes.
const odd = [
  undefined, null, NaN, Infinity, -Infinity, "", "1", "ease", true, {}, [], [1, 2, 3], () => 1, Symbol("x"), 10n,
  new Float64Array(3), new Float32Array(3), 0, -0, 1e308, -1e308, 5e-324, 2 ** 53, 2 ** 31, -1,
];
const texts = [
  "ease", "linear", "steps(0)", "steps(3, jump-none)", "linear(0, 0.5 20% 30%, 1)", "cubic-bezier(.1, 2, .3, -4)", "linear(",
  "rotate(1turn) scale(0)", "translate(50%)", "matrix(1, 2, 2, 4, 0, 0)", "perspective(0)", "\ud800", "none", "scale(1e999)",
  "linear(0, 1e-99999999999)", "steps(2147483647, jump-both)", "spring(bouncy)", "spring(smooth, duration=-1)", "easeOutBounce",
  "reversed(emphasized)", "composed(outer=ease, inner=steps(2))", "reversed(".repeat(100), "path('M 0,0 C 0,0 1,1 1,1')",
];

test(`${calls} random calls return or throw an error that names the argument`, () => {
  const { next, pick } = random(randomSeed(1));
  const number = () => (next() < 0.1 ? pick(odd) : (next() - 0.5) * 10 ** Math.floor(next() * 8 - 3));
  const positive = () => (next() < 0.1 ? pick(odd) : next() * 10 ** Math.floor(next() * 6 - 3));
  const list = (length = Math.floor(next() * 6)) => Array.from({ length }, number);
  const rising = (length) => list(length).sort();
  const fill = (names, make) => Object.fromEntries(names.filter(() => next() < 0.9).map((name) => [name, make()]));
  const made = [];
  const keep = (value) => {
    made.push(value);
    if (made.length > 100) made.splice(Math.floor(next() * 50), 1)[0].dispose?.();
    return value;
  };
  const any = () => (made.length && next() < 0.9 ? pick(made) : pick(odd));
  const spelling = () =>
    fill(pick([["duration", "bounce"], ["response", "dampingRatio", "mass"], ["stiffness", "damping", "mass"]]), positive);
  const methods = [
    "value", "velocity", "slope", "sample", "inverse", "css", "settles", "retarget", "decompose", "to", "displacement", "pull",
    "dispose", "duration", "end", "matrix", "acceleration", "handOver", "events", "at", "bounds", "mix",
    "accumulating",
  ];
  const place = () => (next() < 0.7 ? number() : list(Math.floor(next() * 6)));
  const rules = () => fill(["before", "after"], () => pick([...trajectories.outsideRules, pick(odd)]));
  const handle = () => pick([[number(), place()], "automatic", "aligned", { aligned: positive() }, pick(odd)]);
  const kinds = ["discrete", "linear", "monotone", "spline", "catmull-rom", "akima", "cubic"];
  const ends = () => fill(["ends"], () => pick(["natural", "clamped", "notAKnot", "periodic", undefined, undefined]));
  const operations = [
    () => keep(hooke.spring(pick(["bouncy", "origami(40, 7)", "spring(response=1)", { origami: list(2) }, { preset: pick(odd) }]))),
    () => keep(hooke.curve({ spring: pick([spelling(), "bouncy", any()]), ...fill(["velocity", "duration"], number) })),
    () => keep(hooke.curve({ [pick(["reversed", "bezier", "path", "curve"])]: pick([pick(texts), list(4), { steps: number() }]) })),
    () => hooke.spring(any().text).stiffness + hooke.curve(any().text).value(0.5),
    () => keep(hooke.spring(spelling(), fill(["from", "to", "velocity"], number))),
    () => keep(hooke.curve(pick([pick(texts), list(4), { steps: number(), jump: pick(["jump-end", "jump-both", 1]) }, pick(odd)]))),
    () => keep(hooke.curve({ linear: rising().map((t) => [t, number()]) })),
    () => keep(hooke.curve({ spring: any(), duration: positive() })),
    () => {
      const n = Math.floor(next() * 6);
      return keep(hooke.track({ times: rising(n), values: list(n), mode: pick(kinds), ...ends(), timing: pick([any(), undefined]) }));
    },
    () => keep(hooke.transform(pick([pick(texts), list(16), fill(["scale", "rotation"], () => list(3)), pick(odd)]))),
    () => keep(hooke.decay(fill(["from", "velocity", "rate"], () => next()))),
    () => keep(hooke.rubberBand(fill(["extent", "coefficient"], positive))),
    () => hooke.velocity(rising().map((time) => ({ time, x: number(), y: number() })), { released: number() }),
    () => hooke.decide({ fraction: next(), velocity: number(), rule: pick(["fling", "threshold", "projected", "look-ahead=0.1", { threshold: next() }, pick(texts), pick(odd), undefined]) }),
    () =>
      keep(hooke.settle({
        ...fill(["fraction", "velocity", "duration", "speed", "limit"], positive),
        outcome: pick(["finish", "cancel"]), style: pick(["spring", "curve", "uikit", "uikit(ease)", "bouncy", { uikit: list(4) }, pick(texts), pick(odd)]),
        overshoot: pick(["clamp", "extrapolate", "rubber-band"]), spring: spelling(),
      })),
    () => keep(trajectories.motion({ spring: spelling(), ...fill(["from", "to", "velocity", "startTime"], place) })),
    () =>
      keep(trajectories.motion({
        spring: spelling(), ...fill(["from", "to"], next), velocity: number(), ...pick([{ overshootClamping: true }, {}]),
        ...fill(["bounds"], () => [-next(), 1 + next()]), ...pick([{ restitution: next() }, {}]),
      })),
    () => keep(trajectories.motion(pick([place(), { value: place(), velocity: place() }, { decay: next(), velocity: place() }]))),
    () => {
      const n = 1 + Math.floor(next() * 5);
      const keys = { times: rising(n), values: next() < 0.5 ? list(n) : Array.from({ length: n }, () => list(2)), ...rules() };
      if (next() < 0.3) return keep(trajectories.motion({ ...keys, handles: keys.times.map(() => fill(["in", "out"], handle)) }));
      return keep(trajectories.motion({ ...keys, mode: pick(kinds), ...ends(), timing: pick([any(), undefined, undefined]) }));
    },
    () => keep(trajectories.follow({
      path: any(), from: place(), ...pick([{ spring: spelling() }, { smoothTime: positive() }, { halfLife: positive() }]),
    })),
    () => keep(trajectories.profile({
      to: place(), ...fill(["from", "velocity"], place), ...fill(["speed", "acceleration"], positive),
      ...(next() < 0.5 ? fill(["startAcceleration", "endVelocity", "jerk", "reverseJerk", "duration"], positive) : {}),
    })),
    () => keep(any().retarget({ at: number(), to: place(), ...fill(["endVelocity"], place), ...fill(["speed", "jerk"], positive) })),
    () => {
      const output = list(3);
      return keep(trajectories.map({ input: rising(output.length), output, ...rules(), mode: pick(kinds), ...ends() }));
    },
    () => keep(trajectories.color(pick(["gold", "oklch(0.5 none 3)", "rgb(1 2 3 / 9%)", pick(texts), pick(odd), {
      space: pick([...trajectories.colorSpaces, 1]), components: list(3), alpha: next(),
    }]))),
    () => keep(any().mix(any(), number(), fill(["in", "hue"], () => pick([...trajectories.colorSpaces, "longer", pick(odd)])))),
    () => keep(any().handOver(any(), { at: number(), by: pick(["bouncy", { quintic: next() }, { fade: next() }, pick(texts)]) })),
    () => keep(trajectories.zoom({ from: list(3), to: list(3).map((value) => Math.abs(value)), rho: 1 + next() })),
    () => keep(trajectories.path(pick(["M0 0Q1 2 3 4A5 6 7 0 0 8 9z", "m1e999 1", pick(texts)]))),
    ...Array(12).fill(() => {
      const thing = any();
      const method = thing?.[pick(methods)];
      const argument = pick([number, number, any, () => list(), () => ({ error: next() / 10, epsilon: positive() })])();
      return typeof method === "function" ? method.call(thing, argument, number()) : method;
    }),
  ];
  let answered = 0;
  for (let call = 0; call < calls; call++) {
    try {
      pick(operations)();
      answered += 1;
    } catch (error) {
      const isPlain = error.constructor === TypeError || error.constructor === RangeError;
      assert.ok(isPlain && !(error instanceof WebAssembly.RuntimeError), `call ${call}: ${error.stack}`);
    }
  }
  assert.ok(answered > calls / 4, `only ${answered} answers`);
  assert.equal(hooke.spring({ stiffness: 170, damping: 26 }, { to: 100 }).value(0.1), 37.512859019533636);
});
