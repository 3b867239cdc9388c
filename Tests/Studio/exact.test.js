// Numbers of the reports that are exact: the highest speed, the extremes of a curve, lengths and angles of a path.

import assert from "node:assert/strict";
import { test } from "node:test";
import { randomCases, randomSeed } from "../random-cases.js";
import { run } from "../Interactive/traces.js";
import { random, springs } from "./studio.js";
import { curve, spring } from "../../Sources/JavaScript/core.js";
import { extremesOf, readCurve, shapeOfCurve } from "../../Sources/Web/studio/model/curves.js";
import { measured } from "../../Sources/Web/studio/model/paths.js";
import { readPath } from "../../Sources/Web/studio/model/path-data.js";
import { fastestOf } from "../../Sources/Web/studio/model/spring-shape.js";
import { motionOf } from "../../Sources/Web/studio/model/springs.js";

const isNear = (a, b, tolerance, words) => assert.ok(Math.abs(a - b) <= tolerance, `${words}: ${a}, not ${b}`);

test("the highest speed of a spring is at the start, or at the first zero of its acceleration", () => {
  // Of a spring from rest that time is acos(ζ) / (ω √(1 − ζ²)), and for ζ > 1 acosh(ζ) / (ω √(ζ² − 1)).
  for (const [response, ratio] of [[2, 0.05], [0.5, 0.005], [0.5, 0.7], [0.4, 3]]) {
    const w = (2 * Math.PI) / response;
    const time = (ratio < 1 ? Math.acos(ratio) : Math.acosh(ratio)) / (w * Math.sqrt(Math.abs(1 - ratio * ratio)));
    const found = fastestOf(spring({ response, dampingRatio: ratio }));
    isNear(found.time, time, 1e-9, `time of ${ratio}`);
    isNear(found.speed, w * Math.exp(-ratio * w * time), 1e-9, `speed of ${ratio}`);
  }
  isNear(fastestOf(spring({ mass: 1, stiffness: 100, damping: 20 })).time, 0.1, 1e-9, "critical");
  const stiff = fastestOf(spring({ mass: 1e6, stiffness: 1e9, damping: 1e9 }));
  isNear(stiff.speed, 0.9940925, 1e-6, "stiff");
  isNear(stiff.time, 0.0069196, 1e-6, "stiff");
  assert.equal(fastestOf(spring("smooth", { from: 1, to: 1, velocity: -3 })).speed, 3);
  for (const { item, from, to } of springs(200, 31)) {
    const motion = motionOf(item, from, to);
    const { speed, time } = fastestOf(motion);
    isNear(Math.abs(motion.velocity(time)), speed, 1e-9 * speed, "its own time");
    const end = 4 * Math.max(motion.response, time);
    const times = Float64Array.from({ length: 4001 }, (_, index) => (end * index) / 4000);
    const rates = new Float64Array(times.length);
    motion.sample(times, undefined, rates);
    const most = rates.reduce((most, rate) => Math.max(most, Math.abs(rate)), 0);
    assert.ok(most <= speed * (1 + 1e-9), `${JSON.stringify(item)}: ${speed}, but ${most}`);
    assert.ok(most >= speed * 0.99, `${JSON.stringify(item)}: ${speed}, but only ${most}`);
  }
});

test("the highest and lowest slopes and values of a curve are exact, and infinite where it jumps", () => {
  const of = (item) => {
    const shape = shapeOfCurve(item);
    const found = extremesOf(item, shape);
    shape.dispose();
    return found;
  };
  for (const [text, slow, fast] of [
    ["cubic-bezier(1,0,0,1)", 0, Infinity], ["cubic-bezier(0,1,0,1)", 0, Infinity], ["linear(1,0)", -1, -1],
    ["linear(0,1 50%,0.2 52%,1)", -40, 2], ["linear(0,1 50%,0.2 50%,1)", -Infinity, 2], ["linear(0,1 100%,2 100%)", 1, Infinity], ["linear(-1 -50%,0 0%,3 0%,1 100%)", -2, -2],
    ["steps(4)", 0, Infinity], ["steps(1,start)", 0, 0], ["linear", 1, 1], ["cubic-bezier(0,0,1,1)", 1, 1], ["cubic-bezier(.42,0,1,1)", 0, 1.7241379310344829],
  ]) {
    const found = of(readCurve(text));
    assert.ok(found.slow === slow || Math.abs(found.slow - slow) < 1e-9, `${text}: ${found.slow}`);
    assert.ok(found.fast === fast || Math.abs(found.fast - fast) < 1e-9, `${text}: ${found.fast}`);
  }
  assert.equal(of(readCurve("linear(0,3 33.35%,-1 33.4%,1)")).high, 3);
  // Béziers: no sample is beyond the extremes, and the nearest is near.
  const next = random(randomSeed(17));
  for (let round = 0; round < randomCases(100); round += 1) {
    const points = [next(), 4 * next() - 1.5, next(), 4 * next() - 1.5];
    const item = round % 2 ? { kind: "bezier", points } : { kind: "beziers", points: [[points[0] / 2, points[1]], [points[2] / 2, 0.3], [0.5, 0.4], [0.6, points[3]], [0.9, 1], ] };
    const { low, high, slow, fast } = of(item);
    const shape = shapeOfCurve(item);
    const inputs = Float64Array.from({ length: 4001 }, (_, index) => index / 4000);
    const rates = new Float64Array(inputs.length);
    const values = shape.sample(inputs, undefined, rates);
    shape.dispose();
    isNear(Math.min(...values), low, 1e-3, "low");
    isNear(Math.max(...values), high, 1e-3, "high");
    const [least, most] = [Math.min(...rates), Math.max(...rates)];
    const room = 1e-6 * (1 + most - least);
    assert.ok(least >= slow - room && most <= fast + room, `${JSON.stringify(item)}: ${slow} to ${fast}, but ${least} to ${most}`);
    // Slopes at the joints of pieces are not sampled from both sides.
    if (round % 2 && fast - slow < 20) assert.ok(least - slow < 0.05 && fast - most < 0.05, `${JSON.stringify(item)}: ${slow} to ${fast}, but only ${least} to ${most}`);
  }
});

test("lengths, points and angles of a path are those of the command", () => {
  const next = random(randomSeed(23));
  const number = () => Number((200 * next() - 100).toFixed(2));
  const parts = [
    () => `L${number()} ${number()}`, () => `Q${number()} ${number()} ${number()} ${number()}`, () => `C${Array.from({ length: 6 }, number).join(" ")}`,
    () => `A${1 + Math.abs(number())} ${1 + Math.abs(number())} ${number()} ${Number(next() < 0.5)} ${Number(next() < 0.5)} ${number()} ${number()}`,
  ];
  const texts = [
    "M0 0A50 50 0 0 1 100 0", "M0 0A50 50 0 1 1 50 50", "M0 0L100 0L100 100", "M0 0C0 0 50 50 100 0", "M0 0C50 80 50 50 50 50", "M0 0C0 0 10 10 10 10Z", "M0 0Q200 0 100 0",
    "M0 0C150 0 -50 0 100 0", "M0 0L10 0M50 50L60 50A30 30 0 0 1 60 50L0 9", "M0 0A0 5 0 0 1 100 40", "M0 0L1e5 0", "M0 0C30 0 0 0 30 0",
    ...Array.from({ length: randomCases(25) }, () => `M${number()} ${number()}${Array.from({ length: 1 + Math.floor(5 * next()) }, () => parts[Math.floor(4 * next())]()).join("")}${next() < 0.3 ? "Z" : ""}`),
  ];
  for (const text of texts) {
    const { length, at } = measured(readPath(text));
    isNear(length, Number(run("path", "length", text)), 1e-4, text);
    for (const row of run("path", "sample", text, "--count", "12").trim().split("\n").slice(1)) {
      const [distance, x, y, angle] = row.split(",").map(Number);
      const found = at(distance);
      assert.ok(Math.hypot(found.x - x, found.y - y) < 1e-4, `${text} at ${distance}: ${found.x}, ${found.y}, not ${x}, ${y}`);
      const off = Math.abs(((((found.angle * 180) / Math.PI - angle + 540) % 360) + 360) % 360 - 180);
      assert.ok(off < 1e-3, `${text} at ${distance}: ${(found.angle * 180) / Math.PI}°, not ${angle}°`);
    }
  }
});
