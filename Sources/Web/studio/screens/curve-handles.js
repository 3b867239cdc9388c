// The handles of a curve: control points of a Bézier, stops, the number of steps.

import { Handle } from "../view/handles.js";
import { within } from "../model/numbers.js";
import { token } from "../view/frame.js";

export class CurveHandles {
  #key;
  #handles = [];

  constructor(screen) {
    this.screen = screen;
  }

  /** Makes the handles for the selected curve. */
  update() {
    const { item, own } = this.screen;
    const key = `${own.selected} ${item.kind} ${item.stops?.length ?? ""}`;
    if (key === this.#key) return;
    this.#key = key;
    for (const handle of this.#handles) handle.dispose();
    if (item.kind === "bezier") this.#handles = [0, 1].map((index) => this.#control(index));
    else if (item.kind === "stops") this.#handles = item.stops.map((_, index) => this.#stop(index));
    else this.#handles = [];
  }

  place() {
    for (const handle of this.#handles) handle.update();
  }

  #control(index) {
    const { screen } = this;
    const { plot, store } = screen;
    const get = (axis) => screen.item.points[2 * index + axis];
    const set = (x, y) => screen.changeItem({ ...screen.item, points: screen.item.points.with(2 * index, x).with(2 * index + 1, y) });
    return new Handle(plot, store, {
      name: `Control point ${index + 1}`,
      place: () => [plot.px(get(0)), plot.py(get(1))],
      drag: ([px, py]) => set(within(plot.x(px), 0, 1), within(plot.y(py), -100, 100)),
      axes: [
        { name: "x", low: 0, high: 1, get: () => get(0), set: (x) => set(x, get(1)) },
        { name: "y", low: -2, high: 3, get: () => get(1), set: (y) => set(get(0), y) },
      ],
      reset: () => {
        set(...[[0.25, 0.1], [0.25, 1]][index]);
        store.commit();
      },
    });
  }

  #stop(index) {
    const { screen } = this;
    const { plot, store } = screen;
    const stops = () => screen.item.stops;
    const bounds = () => [stops()[index - 1]?.[0] ?? 0, stops()[index + 1]?.[0] ?? 1];
    const set = (input, output) => screen.changeItem({ ...screen.item, stops: stops().with(index, [within(input, ...bounds()), within(output, -100, 100)]) });
    return new Handle(plot, store, {
      name: `Stop ${index + 1}`,
      place: () => [plot.px(stops()[index][0]), plot.py(stops()[index][1])],
      drag: ([px, py]) => set(plot.x(px), plot.y(py)),
      axes: [
        { name: "input", low: () => bounds()[0], high: () => bounds()[1], get: () => stops()[index][0], set: (input) => set(input, stops()[index][1]) },
        { name: "output", low: -2, high: 3, get: () => stops()[index][1], set: (output) => set(stops()[index][0], output) },
      ],
      remove: () => {
        if (stops().length > 2) screen.setItem({ ...screen.item, stops: stops().toSpliced(index, 1) });
      },
    });
  }

  /** Adds a stop where the plot was clicked. */
  click(event) {
    const { screen } = this;
    if (screen.item.kind !== "stops" || event.target.closest(".handle") || screen.item.stops.length >= 40) return;
    const box = screen.plot.root.getBoundingClientRect();
    const [input, output] = [screen.plot.x(event.clientX - box.left), screen.plot.y(event.clientY - box.top)];
    if (input < 0 || input > 1) return;
    const { stops } = screen.item;
    const at = stops.findIndex(([other]) => other > input);
    screen.setItem({ ...screen.item, stops: stops.toSpliced(at < 0 ? stops.length : at, 0, [input, output]) });
  }

  /** Draws the arms of a Bézier's control points. */
  drawArms(context) {
    const { plot, item } = this.screen;
    if (item.kind !== "bezier") return;
    const [x1, y1, x2, y2] = item.points;
    context.strokeStyle = token("muted");
    context.lineWidth = 1.5;
    context.beginPath();
    context.moveTo(plot.px(0), plot.py(0));
    context.lineTo(plot.px(x1), plot.py(y1));
    context.moveTo(plot.px(1), plot.py(1));
    context.lineTo(plot.px(x2), plot.py(y2));
    context.stroke();
  }
}
