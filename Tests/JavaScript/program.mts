// Compiled, not run: what the types accept, and after @ts-expect-error what they refuse.
import {
  abi, curve, Curve, decay, decide, RefusedValue, rubberBand, settle, spring, springs, track, transform, velocity, version,
} from "hooke";
import { init } from "hooke/core";
import { spring as inlined } from "hooke/inline";
import { decay as fling, spring as generator } from "hooke/motion";
import { Color, color, follow, map, motion, Motion, outsideRules, path, profile, zoom } from "hooke/trajectories";
import { init as initTrajectories } from "hooke/trajectories/core";
import { motion as fetchedMotion } from "hooke/trajectories/fetch";

const s = spring({ duration: 0.5, bounce: 0.3 }, { to: 100, velocity: 40 });
const out: Float64Array = s.sample([0, 0.1], new Float64Array(2), new Float64Array(2));
const numbers: number[] = [s.value(0.1), s.velocity(0.1), s.settles({ epsilon: 0.01, speed: 1 }), s.bounce, out[0]];
const text: string = s.css({ error: 0.001 }).easing + version() + s.text;
spring({ response: 0.4, dampingRatio: 1 });
spring({ stiffness: 170, damping: 26, mass: 1 });
spring({ stiffness: 170, dampingRatio: 1 });
spring("bouncy");
spring("spring(response=0.4, damping-ratio=0.8)");
spring({ origami: [40, 7] });
spring({ reactSpring: { tension: 170, friction: 26 } });
spring({ preset: springs[0] });
// @ts-expect-error: no such preset.
spring({ preset: "wobbly" });
// @ts-expect-error: no such field of a motion.
spring({ bounce: 0.2 }, { target: 5 });
spring(s.retarget(20, 0.1));
// @ts-expect-error: mixed spellings.
spring({ response: 0.4, stiffness: 170 });
// @ts-expect-error: frozen.
s.mass = 2;
// @ts-expect-error: text.
s.value("0.1");

const c: Curve = curve("ease");
curve([0.1, 0, 0.2, 1]);
curve({ steps: 3, jump: "jump-both" });
curve({ linear: [[0, 0], [1, 1]] });
curve({ reversed: { spring: "bouncy", duration: 0.6 } });
curve({ composed: { outer: "ease", inner: { bezier: [0, 0, 1, 1] } } });
// @ts-expect-error: another name.
curve({ stops: [[0, 0], [1, 1]] });
curve({ spring: s, duration: 1 });
const found: number | undefined = c.inverse(0.5);
// @ts-expect-error: three numbers.
curve([0.1, 0, 0.2]);
c[Symbol.dispose]();

const t = track({ times: [0, 1], values: Float64Array.of(0, 1), mode: "spline", ends: "clamped", timing: c });
track({ times: [0, 1, 2], values: [0, 1, 2], interpolations: ["discrete", { mode: "linear", timing: "ease" }] });
// @ts-expect-error: no such kind.
track({ times: [0, 1], values: [0, 1], mode: "cubic" });
numbers.push(t.value(0.5), t.velocity(0.5), t.sample([0.5])[0]);
t.dispose();

const way = transform("rotate(45deg)", { box: { width: 1, height: 1 } }).to(transform({ scale: [2, 2, 1] }), { method: "screw" });
numbers.push(...way.value(0.5).matrix, ...way.value(0.5).decompose().rotation, way.sample([0.5])[0]);
numbers.push(decay({ velocity: 100 }).end, rubberBand({ extent: 100 }).displacement(10), abi());
numbers.push(velocity([{ time: 0, x: 1 }], { released: 1 }).x);
const outcome = decide({ fraction: 0.5, velocity: 1, rule: "fling", minimumVelocity: 2 });
// @ts-expect-error: a parameter of another rule.
decide({ fraction: 0.5, velocity: 1, rule: "fling", threshold: 2 });
decide({ fraction: 0.5, velocity: 1, rule: "threshold=0.6" });
decide({ fraction: 0.5, velocity: 1, rule: { lookAhead: 0.2 } });
settle({ fraction: 0.5, velocity: 1, outcome, style: { uikit: "ease-out" } });
settle({ fraction: 0.5, velocity: 1, outcome, style: "spring(response=0.4, damping-ratio=1)" });
// @ts-expect-error: a spring of nothing.
spring({});
spring({ bounce: 0.3 });
numbers.push(settle({ fraction: 0.5, velocity: 1, outcome, style: "uikit", bezier: [0, 0, 1, 1] }).maximum);

const done: boolean = generator({ keyframes: [0, 100], bounce: 0.3 }).next(16).done;
fling({ velocity: 10 }).calculatedDuration;
inlined().value(0);
await init(new WebAssembly.Module(new Uint8Array(8)));
try {
  spring({ duration: -1 });
} catch (error) {
  const { field, value, accepted, index, offset } = error as RefusedValue;
  console.log(field, value, accepted, index, offset, text, found, done);
}

// --- hooke/trajectories
const moved: Motion<number> = motion({ decay: "fast", velocity: 900 }).handOver(spring("bouncy"), { at: 0.4, by: "snappy" });
const place: number = moved.value(0.1) + moved.settles({ epsilon: 0.1 }) + moved.events[0] + moved.duration;
const point: number[] = motion([1, 2]).handOver({ spring: "bouncy", to: [3, 4] }, { at: 1, by: { quintic: 0.4, join: "c2" } }).value(1);
motion({ times: [0, 1], values: [0, 1], mode: "pchip", timing: { linear: [[0, 0], [1, 1]] }, before: outsideRules[0], after: "mirror" });
motion({ times: [0, 1], values: [[0, 1], [2, 3]], handles: [{ out: [0.3, [1, 2]] }, { in: "vector", out: { aligned: 0.1 } }] });
motion({ spring: { stiffness: 170, damping: 26 }, bounds: [0, 1], restitution: 0.5 });
profile({ to: 10, limits: "limits(speed=5)" }).retarget({ at: 1, to: 3, limits: { speed: 2, jerk: "none" } });
follow({ path: { times: [0, 1], values: [0, 1] }, spring: "smooth", matching: "velocity", from: 0 });
follow({ path: { times: [0, 1], values: [[0, 1], [1, 2]] }, halfLife: 0.1, from: [0, 0] });
follow({ path: { times: [0, 1], values: [0, 1] }, smoothTime: 0.3, maximumSpeed: 5 });
profile({ to: 10, speed: 5, acceleration: 20 }).retarget({ at: 1, to: 3, endVelocity: 1, jerk: 90, reverseJerk: 30 }).value(0);
profile({ from: [0, 1], to: [2, 3], velocity: [1, 1], startAcceleration: [1, 0], endVelocity: [0, 1], speed: 5, jerk: 9, duration: 9 });
const opacity: number = map({ input: [120, 0], output: [1, 0], after: "hold" }).value(60);
const mixed: Color = color("gold").mix({ space: "srgb", components: [0, 0, opacity] }, 0.5, { in: "oklch", hue: "longer" });
mixed.to("lab").css.length;
zoom({ from: [0, 0, 1], to: [10, 0, 1] }).sample([0, 1], new Float64Array(6));
const { x, y, angle }: { x: number; y: number; angle: number } = path("M0 0L1 1").at(0.5);
initTrajectories(new Uint8Array(8));
fetchedMotion(place + point[0] + x + y + angle);
// @ts-expect-error: an array beside a number
profile({ from: [0, 0], to: 1, speed: 5 });
// @ts-expect-error: bounds are of numbers
motion({ spring: "bouncy", from: [0, 0], to: [1, 1], bounds: [0, 1] });
// @ts-expect-error: no such rule
motion({ times: [0, 1], values: [0, 1], before: "loop" });
