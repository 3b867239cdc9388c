import assert from "node:assert/strict";
import { test } from "node:test";
import { hooke, motion } from "./package.js";
import { randomCases, randomSeed } from "../random-cases.js";
import { random } from "./random.js";

const { decay, spring } = motion;

test("A generator is the spring in milliseconds, from its first keyframe to its last", () => {
  const generator = spring({ keyframes: [20, 100], duration: 500, bounce: 0.3, velocity: 40 });
  const s = hooke.spring({ duration: 0.5, bounce: 0.3 }, { from: 20, to: 100, velocity: 40 });
  assert.equal(generator.calculatedDuration, 1000 * s.settles({ epsilon: 0.08 }));
  assert.deepEqual(generator.next(100), { value: s.value(0.1), done: false });
  assert.deepEqual(generator.next(generator.calculatedDuration), { value: 100, done: true });
});

test("A generator accepts Motion's parameters", () => {
  const at = (options) => spring(options).next(100).value;
  assert.equal(at({ stiffness: 170 }), hooke.spring({ stiffness: 170, damping: 10 }).value(0.1));
  assert.equal(at({ visualDuration: 0.5, bounce: 0.2 }), hooke.spring({ duration: 0.6, bounce: 0.2 }).value(0.1));
  assert.equal(at({}), hooke.spring().value(0.1));
  assert.equal(spring({ bounce: 1 }).calculatedDuration, null);
});

/** The seconds and the stops [progress, value] of a generator's text, as CSS defines linear(). */
const read = (generator) => {
  const [, milliseconds, list] = String(generator).match(/^([\d.]+)ms linear\((.*)\)$/);
  const words = list.split(", ").map((stop) => stop.split(" "));
  const stops = words.map(([value, at]) => [at ? parseFloat(at) / 100 : undefined, Number(value)]);
  stops[0][0] ??= 0;
  stops[stops.length - 1][0] ??= 1;
  assert.ok(stops.every(([at]) => at !== undefined), "every stop between has a place");
  return { seconds: milliseconds / 1000, stops };
};

/** The largest distance of a text from a motion, at 3,000 times up to a multiple of its duration. */
const worstError = ({ seconds, stops }, progress, multiple = 1.5) => {
  let [worst, piece] = [0, 1];
  for (let step = 0; step < 3000; step += 1) {
    const x = (multiple * step) / 3000;
    while (piece < stops.length - 1 && stops[piece][0] < x) piece += 1;
    const [[x0, y0], [x1, y1]] = [stops[piece - 1], stops[piece]];
    const value = x >= 1 ? y1 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
    worst = Math.max(worst, Math.abs(value - progress(x * seconds)));
  }
  return worst;
};

/** The closed form of a spring from 0 to 1 of mass 1. */
const closed = (duration, bounce, velocity) => {
  const ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce;
  const w = (2 * Math.PI) / duration;
  const [g, b] = [ratio * w, velocity - ratio * w];
  if (ratio < 1) {
    const d = w * Math.sqrt(1 - ratio * ratio);
    return (t) => 1 + Math.exp(-g * t) * (-Math.cos(d * t) + (b / d) * Math.sin(d * t));
  }
  if (ratio === 1) return (t) => 1 + Math.exp(-g * t) * (-1 + b * t);
  const d = w * Math.sqrt(ratio * ratio - 1);
  return (t) => 1 + (Math.exp((d - g) * t) * (b - d) - Math.exp((-d - g) * t) * (b + d)) / (2 * d);
};

test("The texts of random springs are within 0.1 % of the motion, in at most 20 stops up to a bounce of 0.3", () => {
  const { next } = random(randomSeed(5));
  const springs = randomCases(1000);
  let [worst, most, mostOfAll] = [0, 0, 0];
  for (let count = 0; count < springs; count += 1) {
    const duration = 50 * 40 ** next();
    const bounce = count % 2 ? 0.3 * next() : 1.7 * next() - 0.8;
    const velocity = count % 5 ? 0 : (2000 * (next() - 0.5)) / duration;
    const text = read(spring({ keyframes: [20, 120], duration, bounce, velocity: 100 * velocity }));
    // A text ends after 20 s, where a spring that settles later has still a way to go.
    const error = worstError(text, closed(duration / 1000, bounce, velocity), text.seconds === 20 ? 1 : 1.5);
    assert.ok(error <= 0.001 + 1e-9, `duration ${duration}, bounce ${bounce}, velocity ${velocity}: ${error}`);
    assert.deepEqual([text.stops[0], text.stops[text.stops.length - 1]], [[0, 0], [1, 1]]);
    worst = Math.max(worst, error);
    mostOfAll = Math.max(mostOfAll, text.stops.length);
    if (bounce >= 0 && bounce <= 0.3 && velocity === 0) most = Math.max(most, text.stops.length);
  }
  console.log(`${springs} springs: within ${worst}, at most ${mostOfAll} stops, ${most} up to a bounce of 0.3`);
  assert.ok(most <= 20, `${most} stops`);
});

test("The text of a fling is within 0.1 % of its exponential", () => {
  for (const [from, velocity, rate] of [[10, 500, 0.998], [-3, -4000, 0.99], [0, 1, 0.5]]) {
    const text = read(decay({ keyframes: [from], velocity, rate }));
    const error = worstError(text, (t) => 1 - rate ** (1000 * t));
    assert.ok(error <= 0.001 + 1e-9 && text.stops.length <= 20, `${rate}: ${error}, ${text.stops.length} stops`);
  }
});

test("A text has at most 20 s, and one for a motion without distance", () => {
  const endless = read(spring({ duration: 2000, bounce: 1 }));
  assert.equal(endless.seconds, 20);
  assert.ok(worstError(endless, closed(2, 1, 0), 1) <= 0.001 + 1e-9);
  assert.match(String(spring({ keyframes: [3, 3], velocity: 40 })), /^[\d.]+ms linear\(1, 1\)$/);
  assert.match(String(decay({ keyframes: [3], velocity: 0 })), /^[\d.]+ms linear\(1, 1\)$/);
});

test("applyToOptions turns a transition into keyframes with an easing", () => {
  const options = spring.applyToOptions({ duration: 400, bounce: 0.2 });
  assert.equal(options.type, "keyframes");
  assert.equal(options.ease(0), 0);
  assert.equal(options.ease(1), 1);
  const s = hooke.spring({ duration: 0.4, bounce: 0.2 }, { to: 100 });
  assert.ok(Math.abs(options.ease(0.5) - s.value(options.duration / 2000) / 100) < 1e-14);
});

test("A fling ends at its final position", () => {
  const generator = decay({ keyframes: [10], velocity: 500 });
  const d = hooke.decay({ from: 10, velocity: 500 });
  assert.deepEqual(generator.next(250), { value: d.value(0.25), done: false });
  assert.deepEqual(generator.next(1e6), { value: d.end, done: true });
});
