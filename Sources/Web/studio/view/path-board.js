// A board of 400 × 300 points, or of all points that are outside it: SVG paths below, handles above.

import { h, svg } from "../../parts/dom.js";
import { invalidate } from "../../parts/frame.js";
import { gesture } from "./frame.js";

const size = { width: 400, height: 300 };

export class PathBoard {
  constructor(label) {
    this.drawing = svg("svg", { role: "img", "aria-label": label, preserveAspectRatio: "xMidYMid meet" });
    this.overlay = h("div", { class: "overlay" });
    this.root = h("div", { class: "plot board" }, h("div", { class: "drawing" }, this.drawing), this.overlay);
    this.show([]);
    new ResizeObserver(() => {
      this.width = undefined;
      invalidate();
    }).observe(this.root);
  }

  /** Adds a path with a class. */
  path(name) {
    const element = svg("path", { class: name });
    this.drawing.append(element);
    return element;
  }

  /** Shows all points, except in a gesture, during which the board stays. */
  show(points) {
    if (gesture.isActive && this.box) return;
    const margin = 16;
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const [left, top] = [Math.min(0, ...xs.map((x) => x - margin)), Math.min(0, ...ys.map((y) => y - margin))];
    const [right, bottom] = [Math.max(size.width, ...xs.map((x) => x + margin)), Math.max(size.height, ...ys.map((y) => y + margin))];
    this.box = { left, top, width: right - left, height: bottom - top };
    const text = `${left} ${top} ${right - left} ${bottom - top}`;
    if (this.drawing.getAttribute("viewBox") !== text) this.drawing.setAttribute("viewBox", text);
  }

  #measure() {
    if (this.width) return;
    this.width = this.root.clientWidth;
    this.height = this.root.clientHeight;
  }
  get size() {
    this.#measure();
    return { width: this.width, height: this.height };
  }
  /** Pixels for a point. */
  get scale() {
    this.#measure();
    return Math.min(this.width / this.box.width, this.height / this.box.height) || 1;
  }
  /** The pixel of a point, and the point of a pixel. */
  place(x, y) {
    const { scale, box } = this;
    return [this.width / 2 + (x - box.left - box.width / 2) * scale, this.height / 2 + (y - box.top - box.height / 2) * scale];
  }
  point([px, py]) {
    const { scale, box } = this;
    return [(px - this.width / 2) / scale + box.left + box.width / 2, (py - this.height / 2) / scale + box.top + box.height / 2];
  }
}
