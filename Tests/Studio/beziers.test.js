// Curves of several Béziers: their values, editing, drawing by hand, and what they become in code.

import assert from "node:assert/strict";
import { test } from "node:test";
import { randomCases, randomSeed } from "../random-cases.js";
import { random } from "./studio.js";
import { address, openStudio } from "./written.js";
import { curve } from "../../Sources/JavaScript/core.js";
import { BezierCurve, isSmooth, keysOf, movedTo, piecesOf, refusalOfPoints, withPoint, withoutPoint } from "../../Sources/Web/studio/model/beziers.js";
import { asKind, drawnCurve, inCSS, shapeOfCurve } from "../../Sources/Web/studio/model/curves.js";
import { codeFor, formats } from "../../Sources/Web/studio/copy/formats.js";
import { screens } from "../../Sources/Web/studio/model/screens.js";
import { read, write } from "../../Sources/Web/studio/model/link.js";

const next = random(randomSeed(5));
/** Points of a curve with some Béziers. */
const randomPoints = (count = 1 + Math.floor(5 * next())) => {
  const inputs = [0, ...Array.from({ length: count - 1 }, () => 0.02 + 0.96 * next()).sort((a, b) => a - b), 1];
  const outputs = [0, ...inputs.slice(1, -1).map(() => 2.4 * next() - 0.7), 1];
  const points = [];
  for (let index = 0; index < count; index += 1) {
    const width = inputs[index + 1] - inputs[index];
    for (let handle = 0; handle < 2; handle += 1) points.push([inputs[index] + width * next(), 3 * next() - 1]);
    if (index < count - 1) points.push([inputs[index + 1], outputs[index + 1]]);
  }
  return points;
};
const cubic = (a, b, c, d, s) => (1 - s) ** 3 * a + 3 * (1 - s) ** 2 * s * b + 3 * (1 - s) * s ** 2 * c + s ** 3 * d;
const cases = Array.from({ length: randomCases(200) }, () => randomPoints()).filter((points) => !refusalOfPoints(points));
const base = Object.fromEntries(Object.entries(screens).map(([name, { initial }]) => [name, initial]));
const stateOf = (points) => ({ ...base, screen: "curves", curves: { ...base.curves, items: [{ kind: "beziers", points }] } });

test("a curve goes through the points of its Béziers at every parameter", () => {
  let worst = 0;
  for (const points of cases) {
    const shape = new BezierCurve(points);
    for (const [a, b, c, d] of piecesOf(points)) {
      for (let step = 0; step <= 20; step += 1) {
        const [x, y] = [0, 1].map((axis) => cubic(a[axis], b[axis], c[axis], d[axis], step / 20));
        // Where the curve is steep, a rounded input is another output.
        const slope = Math.abs((shape.value(Math.min(x + 1e-12, 1)) - shape.value(Math.max(x - 1e-12, 0))) / 2e-12);
        const error = Math.abs(shape.value(x) - y) / (1 + 1e-2 * slope);
        worst = Math.max(worst, error);
        assert.ok(error < 1e-8, `${JSON.stringify(points)} at ${x}: ${shape.value(x)}, not ${y}`);
      }
    }
    assert.deepEqual([shape.value(0), shape.value(1)], [0, 1]);
    shape.dispose();
  }
  console.log(`# off by ${worst}`);
});

test("points that are no function are refused with what is accepted", () => {
  for (const [points, reason] of [
    [[[0.1, 0]], /accepted: 2, 5/], [[[0.1, 0], [1.2, 1]], /a handle is at 1.2/], [[[0, 0], [0.5, 1], [0.5, 1], [0.6, 1], [1, 1]], /different outputs/],
    [[[0, 0], [0.5, 1], [1.5, 0.4], [0.6, 1], [1, 1]], /increasing inputs/],
  ]) {
    assert.match(refusalOfPoints(points), reason);
    assert.throws(() => new BezierCurve(points), reason);
    const { state, faults } = read(`#1;curves;s=p${points.map(String).join("_")}`, screens);
    assert.equal(faults.length, 1);
    assert.deepEqual(state.curves, screens.curves.initial);
  }
});

test("a point more leaves the curve as it is, and one fewer leaves a curve", () => {
  let same = 0;
  for (const points of cases) {
    const more = withPoint(points, 0.05 + 0.9 * next());
    if (!more) continue;
    assert.equal(more.length, points.length + 3);
    assert.equal(refusalOfPoints(more), undefined);
    const [a, b] = [new BezierCurve(points), new BezierCurve(more)];
    const isSame = piecesOf(points).every(([, [x1], [x2]]) => x1 <= x2);
    same += isSame;
    for (let input = 0; isSame && input <= 1; input += 0.01) {
      // A division rounds the inputs of its points.
      const slope = Math.abs((a.value(Math.min(input + 1e-10, 1)) - a.value(Math.max(input - 1e-10, 0))) / 2e-10);
      assert.ok(Math.abs(a.value(input) - b.value(input)) < 1e-8 * (1 + slope), `${JSON.stringify(points)} at ${input}`);
    }
    for (const shape of [a, b]) shape.dispose();
    for (let index = 2; index < more.length; index += 3) {
      const fewer = withoutPoint(more, index);
      assert.ok(fewer.length === points.length || fewer === more);
      assert.equal(refusalOfPoints(fewer), undefined);
    }
  }
  assert.ok(same > cases.length / 8, `${same}`);
  assert.equal(withPoint(cases[0], 1e-9), undefined);
});

test("points that are dragged anywhere stay a curve, and smooth ones smooth", () => {
  let smooth = 0;
  for (const start of cases) {
    let points = start;
    for (let step = 0; step < 20; step += 1) {
      const index = Math.floor(points.length * next());
      const joint = index % 3 === 0 ? index - 1 : index + 1;
      const isJoint = index % 3 !== 2 && joint > 0 && joint < points.length;
      const wasSmooth = isJoint && isSmooth(points, joint);
      const moved = movedTo(points, index, [3 * next() - 1, 4 * next() - 2], wasSmooth);
      assert.equal(refusalOfPoints(moved), undefined, `${JSON.stringify(points)}: ${index}`);
      if (wasSmooth && isSmooth(moved, joint)) smooth += 1;
      // From anywhere the point of a hand is taken over exactly where it is free.
      const inside = [points[index][0], points[index][1] + 0.05];
      if (index % 3 !== 2) assert.deepEqual(movedTo(points, index, inside, false)[index], inside);
      points = moved;
    }
  }
  const points = [[0.1, 0], [0.2, 0.4], [0.4, 0.6], [0.6, 0.8], [0.9, 1]];
  assert.ok(isSmooth(points, 2));
  const moved = movedTo(points, 1, [0.3, 0.2], true);
  assert.ok(isSmooth(moved, 2) && moved[3][1] > 0.8, JSON.stringify(moved));
  assert.ok(!isSmooth(movedTo(points, 1, [0.3, 0.2], false), 2));
  const carried = movedTo(points, 2, [0.45, 0.7]);
  assert.ok(isSmooth(carried, 2) && Math.abs(carried[1][0] - 0.25) < 1e-12 && Math.abs(carried[3][1] - 0.9) < 1e-12);
});

test("a line drawn by hand becomes few Béziers near it", () => {
  const lines = {
    ease: (x) => x * x * (3 - 2 * x), overshoot: (x) => 1 - Math.exp(-5 * x) * Math.cos(9 * x) * (1 - x), dip: (x) => x + 0.5 * Math.sin(2 * Math.PI * x) * (1 - x),
    plateau: (x) => 0.5 + 0.5 * (2 * x - 1) ** 3, straight: (x) => x,
  };
  for (const [name, line] of Object.entries(lines)) {
    for (const noise of [0, 0.004]) {
      const stroke = Array.from({ length: 120 }, (_, index) => [index / 119, line(index / 119) + noise * (2 * next() - 1)]);
      const { kind, points } = drawnCurve(stroke);
      assert.equal(kind, "beziers");
      assert.equal(refusalOfPoints(points), undefined, name);
      assert.ok(points.length <= 20, `${name}: ${points.length} points`);
      const shape = new BezierCurve(points);
      for (let x = 0; x <= 1; x += 0.02) assert.ok(Math.abs(shape.value(x) - line(x)) < 0.04, `${name} at ${x}: ${shape.value(x)}, not ${line(x)}`);
      shape.dispose();
    }
  }
  // A scribble, a line that goes back, and one with a place alone.
  for (const stroke of [Array.from({ length: 80 }, () => [next(), 3 * next() - 1]), [[0.7, 0.2], [0.5, 0.6], [0.2, 0.9]], [[0.5, 2]], [[1.4, 3], [-2, 0]], Array.from({ length: 30 }, (_, index) => [index / 29, 0])]) {
    const { points } = drawnCurve(stroke);
    assert.equal(refusalOfPoints(points), undefined);
  }
});

test("another kind becomes several Béziers of nearly its shape", () => {
  for (const text of ["b0.3,0.05,0.2,1", "b0,0,1,1", "l0,0_0.3,0.7_1,1", "s4,end", "easeOutBack", "easeInOutElastic"]) {
    const [item] = screens.curves.schema.s.codec.read(text, "s");
    const made = asKind(item, "beziers");
    assert.equal(refusalOfPoints(made.points), undefined, text);
    const [a, b] = [shapeOfCurve(item), shapeOfCurve(made)];
    for (const input of [0, 0.25, 0.5, 0.75, 1]) assert.ok(Math.abs(a.value(input) - b.value(input)) < 0.003, `${text} at ${input}`);
    for (const shape of [a, b]) shape.dispose();
  }
});

test("a link reads several Béziers back, and every code has their shape", () => {
  for (const points of cases.slice(0, 40)) {
    const state = stateOf(points);
    const { state: found, faults } = read(write(state, screens), screens);
    assert.deepEqual(faults, []);
    assert.deepEqual(found.curves.items[0].points, points);
    const shape = new BezierCurve(points);
    const { easing, error } = inCSS(state.curves.items[0]);
    const css = curve(easing);
    const steep = (input) => Math.abs(shape.value(Math.min(input + 1e-4, 1)) - shape.value(Math.max(input - 1e-4, 0)));
    for (let index = 0; index <= 1000; index += 1) {
      const input = index / 1000;
      assert.ok(Math.abs(css.value(input) - shape.value(input)) <= error + 1e-6 + steep(input) * 0.02, `${JSON.stringify(points)} at ${input}: off by ${css.value(input) - shape.value(input)}, stated ${error}`);
    }
    css.dispose();
    // Segments of Swift: times, values, and a Bézier for each.
    const swift = codeFor(formats[0], state).code;
    const list = (name) => new RegExp(`${name}: \\[([^\\]]*)\\]`).exec(swift)[1].split(",").map(Number);
    const { keys, segments } = keysOf(points);
    assert.deepEqual(list("times").map((time, index) => [time, list("values")[index]]), keys);
    assert.equal([...swift.matchAll(/cubic-bezier/g)].length, segments.length);
    const { code } = codeFor(formats.find(({ name }) => name === "lottie"), state);
    const { layers: [{ ks: { p: { y: { k } } } }] } = JSON.parse(code);
    assert.equal(k.length, keys.length);
    k.forEach(({ t, s }, index) => {
      assert.ok(Math.abs(t / 60 - keys[index][0] * 0.5) < 1e-12);
      assert.ok(Math.abs(s[0] - 406 - 250 * (1 - keys[index][1])) < 1e-9);
    });
    shape.dispose();
  }
});

test("a curve is drawn by mouse and by finger, gets a point by a click, a corner by a double click, and loses a point by Delete", async () => {
  const page = await openStudio();
  for (const isTouch of [false, true]) {
    await page.resize({ width: isTouch ? 390 : 1440, height: 1600, isTouch });
    await page.go(`${address}#1;curves;s=p0.2,0_0.8,1`);
    await page.run("studio.view.plot.root.scrollIntoView({ block: 'center' })");
    await page.frame();
    const start = await page.run("location.hash");
    const [left, right, bottom, top] = await page.run("(() => { const { plot } = studio.view; const box = plot.root.getBoundingClientRect(); return [box.left + plot.px(0), box.left + plot.px(1), box.top + plot.py(0), box.top + plot.py(1)]; })()");
    const wanted = (x) => 1 - (1 - x) ** 2 * Math.cos(6 * x);
    const at = (x) => [left + (right - left) * x, bottom + (top - bottom) * wanted(x)];
    const hand = (type, x) => (isTouch ? page.touch({ mousePressed: "touchStart", mouseMoved: "touchMove", mouseReleased: "touchEnd" }[type], ...at(x))
      : page.mouse(type, ...at(x), type === "mouseMoved" ? { buttons: 1 } : {}));
    await hand("mousePressed", 0.03);
    for (let x = 0.05; x < 0.98; x += 0.03) await hand("mouseMoved", x);
    await page.frame();
    assert.equal(await page.run("studio.view.item.points.length"), 2, "the curve is made at the end");
    await hand("mouseReleased", 0.98);
    await page.frame();
    const drawn = await page.run("[0.1, 0.3, 0.5, 0.7, 0.9].map((x) => studio.view.shapes[0].value(x))");
    drawn.forEach((value, index) => assert.ok(Math.abs(value - wanted(0.1 + 0.2 * index)) < 0.06, `${value}, not ${wanted(0.1 + 0.2 * index)}`));
    await page.run("document.querySelector('.tools button').click()");
    assert.equal(await page.run("location.hash"), start, "one step of undo");
    if (isTouch) continue;
    const shapeBefore = await page.run("studio.view.shapes[0].value(0.4)");
    const y = await page.run("(() => { const { plot } = studio.view; return plot.root.getBoundingClientRect().top + plot.py(0.1); })()");
    await page.mouse("mousePressed", left + 0.5 * (right - left), y);
    await page.mouse("mouseReleased", left + 0.5 * (right - left), y);
    await page.frame();
    assert.equal(await page.run("studio.view.item.points.length"), 5);
    assert.ok(Math.abs((await page.run("studio.view.shapes[0].value(0.4)")) - shapeBefore) < 1e-9);
    const toggle = () => page.run("document.querySelector('.handle[title=\"Point 1\"]').dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))");
    await toggle();
    assert.deepEqual(await page.run("[studio.view.item.points[1], studio.view.item.points[3]].map(String)"), Array(2).fill(await page.run("String(studio.view.item.points[2])")), "a corner");
    await toggle();
    assert.ok(await page.run("(([[ax, ay], [x, y], [bx, by]]) => Math.abs((x - ax) * (by - y) - (y - ay) * (bx - x)) < 1e-9 && ax < x && x < bx)(studio.view.item.points.slice(1, 4))"), "smooth");
    await page.run("document.querySelector('.handle[title=\"Point 1\"] input').focus()");
    await page.key("Delete");
    await page.frame();
    assert.equal(await page.run("studio.view.item.points.length"), 2);
  }
  assert.deepEqual(page.faults, []);
});
