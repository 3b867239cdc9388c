// The handles of a row of keyframes: its keys, and the tangents of its Bézier segments.

import { Handle, HandleSet } from "../view/handles.js";
import { timeBounds, withoutKey } from "../model/keyframes.js";
import { within } from "../../parts/numbers.js";

export class KeyHandles extends HandleSet {
  update() {
    const { own, row } = this.screen;
    const key = [own.selected, row.property, row.keys.length, row.segments.map(({ mode }) => mode === "bezier")].join();
    if (!this.isNew(key)) return;
    this.handles = row.keys.map((_, index) => this.#keyHandle(index));
    row.segments.forEach(({ mode }, index) => {
      if (mode === "bezier") this.handles.push(this.#tangent(index, 0), this.#tangent(index, 1));
    });
  }

  setKey(index, time, value) {
    const { row } = this.screen;
    this.screen.changeRow({ ...row, keys: row.keys.with(index, [time, within(value, -1e6, 1e6)]) });
  }

  /** Sets a typed time; it throws if it is not between the neighbours' times. */
  setTime(index, time) {
    const [low, high] = timeBounds(this.screen.row, index, this.screen.own.duration);
    if (time < low || time > high) throw Object.assign(new RangeError("out of order"), { accepted: `${low} to ${high}, between the neighbours` });
    this.setKey(index, time, this.screen.row.keys[index][1]);
  }

  #keyHandle(index) {
    const { screen } = this;
    const { plot, store } = screen;
    const key = () => screen.row.keys[index];
    const bounds = () => timeBounds(screen.row, index, screen.own.duration);
    return new Handle(plot, store, {
      name: `Key ${index + 1}`, kind: "diamond",
      place: () => [plot.px(key()[0]), plot.py(key()[1])],
      drag: ([px, py]) => this.setKey(index, within(plot.x(px), ...bounds()), plot.y(py)),
      axes: [
        { name: "time", unit: "s", low: () => bounds()[0], high: () => bounds()[1], get: () => key()[0], set: (time) => this.setKey(index, time, key()[1]) },
        { name: "value", low: -1000, high: 1000, step: ["scale", "opacity"].includes(screen.row.property) ? 0.01 : 1, get: () => key()[1], set: (value) => this.setKey(index, key()[0], value) },
      ],
      remove: () => screen.setRow(withoutKey(screen.row, index)),
    });
  }

  // The place of a control point of a segment: fractions of its time and of its change.
  #point(index, end) {
    const { row } = this.screen;
    const [[from, start], [to, last]] = [row.keys[index], row.keys[index + 1]];
    const { points } = row.segments[index];
    return [from + (to - from) * points[2 * end], start + (last - start) * points[2 * end + 1]];
  }

  #tangent(index, end) {
    const { screen } = this;
    const { plot, store } = screen;
    const segment = () => screen.row.segments[index];
    const set = (x, y) => {
      const points = segment().points.with(2 * end, x).with(2 * end + 1, y);
      screen.changeRow({ ...screen.row, segments: screen.row.segments.with(index, { ...segment(), points }) });
    };
    const get = (axis) => segment().points[2 * end + axis];
    return new Handle(plot, store, {
      name: `${end ? "Arriving" : "Leaving"} tangent ${index + 1}`, kind: "small",
      place: () => {
        const [[, start], [, last]] = [screen.row.keys[index], screen.row.keys[index + 1]];
        if (start === last) return undefined;
        const [time, value] = this.#point(index, end);
        return [plot.px(time), plot.py(value)];
      },
      drag: ([px, py]) => {
        const [[from, start], [to, last]] = [screen.row.keys[index], screen.row.keys[index + 1]];
        if (to > from && start !== last) {
          set(within((plot.x(px) - from) / (to - from), 0, 1), within((plot.y(py) - start) / (last - start), -100, 100));
        }
      },
      axes: [
        { name: "x", low: 0, high: 1, get: () => get(0), set: (x) => set(x, get(1)) },
        { name: "y", low: -2, high: 3, get: () => get(1), set: (y) => set(get(0), y) },
      ],
    });
  }

  drawArms() {
    const { row, plot } = this.screen;
    row.segments.forEach(({ mode }, index) => {
      if (mode !== "bezier" || row.keys[index][1] === row.keys[index + 1][1]) return;
      for (const end of [0, 1]) plot.arm([row.keys[index + end], this.#point(index, end)]);
    });
  }
}
