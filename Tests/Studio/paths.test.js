// Path data: reading, moving points, and the code of paths.

import assert from "node:assert/strict";
import { test } from "node:test";
import { randomCases, randomSeed } from "../random-cases.js";
import { random } from "./studio.js";
import {
  addingPoint, aligned, areAlike, between, movingPoint, pointsOf, readPath, removingCommand, writePath,
} from "../../Sources/Web/studio/model/path-data.js";
import { initialPaths, progressOf, refusalOfPath } from "../../Sources/Web/studio/model/paths.js";
import { codeFor, formats } from "../../Sources/Web/studio/copy/formats.js";
import { screens } from "../../Sources/Web/studio/model/screens.js";

const base = Object.fromEntries(Object.entries(screens).map(([name, { initial }]) => [name, initial]));

test("path data becomes absolute commands, as SVG 2 has them", () => {
  for (const [text, expected] of [
    ["M1,2 3 4-5.5.5e1", "M1 2L3 4L-5.5 5"],
    ["m1 2l3 4h-1v+2z m1 1 2 0", "M1 2L4 6L3 6L3 8ZM2 3L4 3"],
    ["M0 0C1 2 3 4 5 6S9 9 10 10", "M0 0C1 2 3 4 5 6C7 8 9 9 10 10"],
    ["M0 0L4 0S9 9 10 10", "M0 0L4 0C4 0 9 9 10 10"],
    ["M0 0q1 2 4 0t4 0T9 9", "M0 0Q1 2 4 0Q7 -2 8 0Q9 2 9 9"],
    ["M5 5a10 20 30 0110 0a1 1 0 10-2 0", "M5 5A10 20 30 0 1 15 5A1 1 0 1 0 13 5"],
    ["M1 1L2 2zL5 5", "M1 1L2 2ZL5 5"],
  ]) assert.equal(writePath(readPath(text)), expected);
  const next = random(randomSeed(5));
  for (let round = 0; round < randomCases(200); round += 1) {
    const number = () => Number((200 * next() - 100).toFixed(2));
    const text = `M${number()} ${number()}` + Array.from({ length: 1 + Math.floor(6 * next()) }, () => {
      const [letter, count] = [["L", 2], ["C", 6], ["Q", 4]][Math.floor(3 * next())];
      return letter + Array.from({ length: count }, number).join(" ");
    }).join("");
    assert.equal(writePath(readPath(text)), text);
  }
});

test("a wrong path is refused with its place and what is accepted", () => {
  for (const [text, reason] of [
    ["", /no line; accepted: M and/], ["M1 2", /no line/], ["L1 2", /“L1 2” at character 1; accepted there: M/], ["M1 2L3", /the end of the text; accepted there: a number/],
    ["M1 2B3", /“B3” at character 5; accepted there: M, L, H/], ["M0 0A1 1 0 2 0 5 5", /a flag, 0 or 1/], ["M0 0L1e9 0", /from −100000 to 100000/], ["M0 0L1 1Z5 5", /a command/],
    ["5 5", /accepted there: M/], ["M0 0LNaN 1", /accepted there/],
  ]) assert.throws(() => readPath(text), reason, text);
});

test("points move with their control points, are added and removed", () => {
  const path = readPath("M0 0C1 1 2 2 3 3C4 4 5 5 6 6A9 9 0 0 1 8 8Z");
  assert.deepEqual(pointsOf(path).map(({ x, isControl }) => (isControl ? -x : x)), [0, -1, -2, 3, -4, -5, 6, 8]);
  const moved = movingPoint(path, pointsOf(path)[3], 13, 3);
  assert.equal(writePath(moved), "M0 0C1 1 12 2 13 3C14 4 5 5 6 6A9 9 0 0 1 8 8Z");
  assert.equal(writePath(movingPoint(path, pointsOf(path)[1], 0, 7)), "M0 0C0 7 2 2 3 3C4 4 5 5 6 6A9 9 0 0 1 8 8Z");
  assert.equal(writePath(movingPoint(path, pointsOf(path)[7], 9, 8)), "M0 0C1 1 2 2 3 3C4 4 5 5 6 6A9 9 0 0 1 9 8Z");
  assert.equal(writePath(addingPoint(readPath("M0 0L3 0Z"), 6, 0)), "M0 0L3 0C4 0 5 0 6 0Z");
  assert.equal(writePath(removingCommand(path, 0)), "M3 3C4 4 5 5 6 6A9 9 0 0 1 8 8Z");
  const line = readPath("M0 0L3 0");
  assert.equal(removingCommand(line, 1), line);
  // Every path that is kept is read again: a board that grows with each drag reaches the largest numbers.
  assert.equal(refusalOfPath(movingPoint(line, pointsOf(line)[1], -1e5, 0)), undefined);
  assert.match(refusalOfPath(movingPoint(line, pointsOf(line)[1], 101989.17, -1)), /beyond ±100000/);
  assert.match(refusalOfPath(movingPoint(path, pointsOf(path)[3], 99999.5, 3)), /beyond/, "a control point that moves with its point");
  assert.match(refusalOfPath(Array(80).fill(path[1])), /640 characters/);
});

test("alike paths are mixed number by number, and rings are turned and reversed to move least", () => {
  const [a, b] = [readPath("M0 0L10 0A5 5 0 0 0 20 0"), readPath("M0 10L10 20A7 5 90 1 0 20 8")];
  assert.equal(areAlike(a, b), true);
  assert.equal(areAlike(a, readPath("M0 0L1 1")), false);
  assert.equal(writePath(between(a, b, 0.5)), "M0 5L10 10A6 5 45 1 0 20 4");
  const ring = Array.from({ length: 12 }, (_, index) => [Math.cos(index), Math.sin(2 * index)]);
  const turned = [...ring.slice(5), ...ring.slice(0, 5)].toReversed().map(([x, y]) => [3 * x + 40, 3 * y - 7]);
  aligned(ring, turned).forEach(([x, y], index) => {
    assert.ok(Math.abs(x - 3 * ring[index][0] - 40) < 1e-12 && Math.abs(y - 3 * ring[index][1] + 7) < 1e-12);
  });
});

test("the progress is that of the curve or the spring of its screen", () => {
  const curve = progressOf(base);
  assert.equal(curve.duration, base.curves.duration);
  assert.deepEqual([curve.value(0), curve.value(curve.duration)], [0, 1]);
  curve.dispose();
  const spring = progressOf({ ...base, paths: { ...initialPaths, timing: "spring" } });
  assert.ok(spring.duration > 0.1 && Math.abs(spring.value(spring.duration) - 1) <= 0.0011);
  const endless = progressOf({ ...base, paths: { ...initialPaths, timing: "spring" }, springs: { ...base.springs, items: [{ mass: 1, stiffness: 9, damping: 0, velocity: 5 }] } });
  assert.equal(endless.duration, 10);
});

test("Swift and CSS have both paths; what CSS cannot do is said", () => {
  const [hooke, css] = ["hooke", "css"].map((name) => formats.find((one) => one.name === name));
  for (const timing of ["curve", "spring"]) {
    const state = { ...base, screen: "paths", paths: { ...initialPaths, timing, rotates: timing === "curve" } };
    const swift = codeFor(hooke, state);
    for (const text of [initialPaths.path, initialPaths.other]) assert.ok(swift.code.includes(`VectorPath(svg: "${text}")`));
    assert.ok(swift.code.includes(timing === "curve" ? "rotation: .auto" : "rotation: .fixed(0)"));
    assert.ok(swift.code.includes(timing === "curve" ? 'css: "cubic-bezier(0.3, 0.05, 0.2, 1)"' : "SpringMotion(spring: spring, from: 0"));
    const { code, loss } = codeFor(css, state);
    assert.ok(code.includes(`offset-path: path("${initialPaths.path}")`) && code.includes(`to { d: path("${initialPaths.other}"); }`));
    assert.equal(/overshoot/.test(loss), timing === "spring");
    assert.equal(/jumps half way/.test(loss), false);
    const other = codeFor(css, { ...state, paths: { ...state.paths, other: "M0 0L5 5" } });
    assert.match(other.loss, /jumps half way/);
  }
});
