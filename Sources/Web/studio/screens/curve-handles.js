// The handles of a curve: control points of one or several Béziers, stops; and lines that are drawn by hand.

import { Handle, HandleSet } from "../view/handles.js";
import { isSmooth, movedTo, piecesOf, withPoint, withoutPoint } from "../model/beziers.js";
import { drawnCurve } from "../model/curves.js";
import { invalidate } from "../../parts/frame.js";
import { followPress } from "../../parts/press.js";
import { gesture } from "../view/frame.js";
import { within } from "../../parts/numbers.js";

/** The pixels from which a press is a line. */
const least = 8;
const outputs = { low: -2, high: 3 };
const mostOutput = 100;

export class CurveHandles extends HandleSet {
  #stroke;
  #isSmooth = false;

  /** The places of all handles. */
  get points() {
    const { kind, points, stops } = this.screen.item;
    if (kind === "bezier") return [points.slice(0, 2), points.slice(2)];
    return points ?? stops ?? [];
  }

  /** Makes the handles for the selected curve. */
  update() {
    const { item, own } = this.screen;
    const key = `${own.selected} ${item.kind} ${this.points.length}`;
    if (!this.isNew(key)) return;
    const make = { bezier: (index) => this.#control(index), beziers: (index) => this.#point(index), stops: (index) => this.#stop(index) }[item.kind];
    this.handles = this.points.map((_, index) => make(index));
  }

  // A handle at a point of the plot. Its place is read with `points` and set with `set(x, y)`.
  #handle(index, { set, low = () => 0, high = () => 1, names = ["x", "y"], ...options }) {
    const { plot, store } = this.screen;
    const get = (axis) => this.points[index]?.[axis] ?? 0;
    return new Handle(plot, store, {
      place: () => [plot.px(get(0)), plot.py(get(1))],
      drag: ([px, py]) => set(within(plot.x(px), low(), high()), within(plot.y(py), -mostOutput, mostOutput)),
      axes: [
        { name: names[0], low, high, get: () => get(0), set: (x) => set(x, get(1)) },
        { name: names[1], ...outputs, get: () => get(1), set: (y) => set(get(0), y) },
      ],
      ...options,
    });
  }

  #control(index) {
    const { screen } = this;
    const set = (x, y) => screen.changeItem({ ...screen.item, points: screen.item.points.with(2 * index, x).with(2 * index + 1, y) });
    return this.#handle(index, {
      name: `Control point ${index + 1}`, set,
      reset: () => {
        set(...[[0.25, 0.1], [0.25, 1]][index]);
        screen.store.commit();
      },
    });
  }

  // A point where two Béziers meet, or a handle of one.
  #point(index) {
    const { screen } = this;
    const isPoint = index % 3 === 2;
    const joint = index % 3 === 0 ? index - 1 : index + 1;
    const begin = () => {
      this.#isSmooth = !isPoint && joint >= 0 && joint < this.points.length && isSmooth(this.points, joint);
    };
    const set = (x, y) => {
      // Keys have no beginning.
      if (!gesture.isActive) begin();
      screen.changeItem({ ...screen.item, points: movedTo(this.points, index, [x, y], this.#isSmooth) });
    };
    const number = Math.floor(index / 3) + 1;
    if (!isPoint) return this.#handle(index, { name: `Bézier ${number}, handle ${(index % 3) + 1}`, kind: "small", set, began: begin });
    return this.#handle(index, {
      name: `Point ${number}`, kind: "square", set, reset: () => this.#toggle(index),
      remove: () => screen.setItem({ ...screen.item, points: withoutPoint(this.points, index) }),
    });
  }

  // Makes a point smooth, along the line between its neighbours' handles, or a corner without handles.
  #toggle(index) {
    const { screen, points } = this;
    const [[ax, ay], [x, y], [bx, by]] = points.slice(index - 1, index + 2);
    if (isSmooth(points, index)) {
      screen.setItem({ ...screen.item, points: points.with(index - 1, [x, y]).with(index + 1, [x, y]) });
      return;
    }
    const whole = piecesOf(points);
    const [[p], [, , , q]] = [whole[(index - 2) / 3], whole[(index + 1) / 3]];
    const [before, after] = [Math.max(x - ax, (x - p[0]) / 3), Math.max(bx - x, (q[0] - x) / 3)];
    const direction = bx > ax ? (by - ay) / (bx - ax) : (q[1] - p[1]) / (q[0] - p[0]);
    screen.setItem({ ...screen.item, points: points.with(index - 1, [x - before, y - before * direction]).with(index + 1, [x + after, y + after * direction]) });
  }

  #stop(index) {
    const { screen } = this;
    const bounds = () => [this.points[index - 1]?.[0] ?? 0, this.points[index + 1]?.[0] ?? 1];
    return this.#handle(index, {
      name: `Stop ${index + 1}`, names: ["input", "output"], low: () => bounds()[0], high: () => bounds()[1],
      set: (input, output) => screen.changeItem({ ...screen.item, stops: this.points.with(index, [input, output]) }),
      remove: () => {
        if (this.points.length > 2) screen.setItem({ ...screen.item, stops: this.points.toSpliced(index, 1) });
      },
    });
  }

  /** Follows presses in the plot: a click adds a point, a line across draws a curve. */
  listen() {
    const { plot } = this.screen;
    const at = (event) => {
      const box = plot.root.getBoundingClientRect();
      return [plot.x(event.clientX - box.left), within(plot.y(event.clientY - box.top), -mostOutput, mostOutput)];
    };
    followPress(plot.root, (press) => {
      const { kind } = this.screen.item;
      if (press.target.closest(".handle") || !["stops", "beziers"].includes(kind) || gesture.isActive) return undefined;
      const stroke = (this.#stroke = { points: [at(press)] });
      return (event) => {
        if (event.type !== "pointermove") {
          this.#stroke = undefined;
          if (stroke.isLine) gesture.isActive = false;
          if (event.type !== "pointerup") return invalidate();
          return stroke.isLine ? this.screen.setItem(drawnCurve(stroke.points)) : this.#add(stroke.points[0]);
        }
        if (kind !== "beziers") return undefined;
        for (const each of event.getCoalescedEvents?.() ?? [event]) stroke.points.push(at(each));
        stroke.isLine ||= Math.abs(event.clientX - press.clientX) > least;
        gesture.isActive = stroke.isLine;
        return invalidate();
      };
    });
  }

  // Adds a stop where the plot was clicked, or a point on the curve there.
  #add([input, output]) {
    const { item } = this.screen;
    if (!(input > 0 && input < 1)) return;
    if (item.kind === "beziers") {
      const points = withPoint(item.points, input);
      if (points) this.screen.setItem({ ...item, points });
    } else if (item.stops.length < 40) {
      const index = item.stops.findIndex(([other]) => other > input);
      this.screen.setItem({ ...item, stops: item.stops.toSpliced(index < 0 ? item.stops.length : index, 0, [input, output]) });
    }
  }

  /** Draws the arms of Béziers' control points, and the line that is being drawn. */
  drawArms() {
    const { plot, item } = this.screen;
    for (const [a, b, c, d] of item.points ? piecesOf(this.points) : []) {
      plot.arm([a, b]);
      plot.arm([c, d]);
    }
    if (this.#stroke?.isLine) plot.arm(this.#stroke.points, "ink", 2.5);
  }
}
