// A card in space on a canvas: its path, its poses, and hatching where a part is behind the eye.

import { h } from "../../parts/dom.js";
import { invalidate, token } from "./frame.js";
import { project, showsFront, visiblePart } from "../model/transforms.js";

const card = { width: 96, height: 128 };
/** The size in points that a view shows. */
const shown = { small: 370, large: 290 };
/** Pixels for a point of the large view, at most. */
const large = 1.35;
/** The radius of the ring in points. */
const radius = 71;

export class SpaceView {
  constructor(label, note, isLarge = false) {
    this.label = label;
    this.note = note;
    this.canvas = h("canvas", { role: "img", "aria-label": label ? `Card by the method ${label}` : "Card at the edited end" });
    this.overlay = h("div", { class: "overlay" });
    this.warning = h("p", { class: "behind", hidden: true }, "Hatched: a part is behind the eye");
    this.root = h("figure", { class: isLarge ? "space large" : "space" }, this.canvas, this.overlay,
      label ? h("figcaption", {}, h("b", {}, label), h("span", {}, note)) : undefined, this.warning);
    this.size = { width: 0, height: 0 };
    new ResizeObserver(() => invalidate()).observe(this.root);
  }

  get scale() {
    const fitting = Math.min(this.size.width, this.size.height) / (this.label ? shown.small : shown.large);
    return this.label ? fitting : Math.min(fitting, large);
  }

  get ringRadius() {
    return radius * this.scale;
  }

  /** The pixel of a point on the plane of the screen, and the point of a pixel. */
  place(x, y) {
    return [this.size.width / 2 + x * this.scale, this.size.height / 2 + y * this.scale];
  }
  point([px, py]) {
    return [(px - this.size.width / 2) / this.scale, (py - this.size.height / 2) / this.scale];
  }

  /** Draws the path of a method, its ends and the card at a progress. */
  draw(path, progress, perspective) {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    const ratio = Math.min(globalThis.devicePixelRatio || 1, 3);
    if (this.canvas.width !== Math.round(width * ratio) || this.canvas.height !== Math.round(height * ratio)) {
      this.canvas.width = Math.round(width * ratio);
      this.canvas.height = Math.round(height * ratio);
    }
    this.size = { width, height };
    const context = this.canvas.getContext("2d");
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    const count = 48;
    const matrices = path.sample(Float64Array.from({ length: count + 1 }, (_, index) => index / count));
    context.strokeStyle = token("series-0");
    context.lineWidth = 1.5;
    context.beginPath();
    let isDown = false;
    for (let index = 0; index <= count; index += 1) {
      const { x, y, w } = project(matrices.subarray(16 * index, 16 * index + 16), 0, 0, perspective);
      const [px, py] = this.place(x, y);
      if (w < 0.02) isDown = false;
      else if (isDown) context.lineTo(px, py);
      else context.moveTo(px, py);
      isDown ||= w >= 0.02;
    }
    context.stroke();
    this.#outline(context, matrices.subarray(0, 16), perspective, [3, 3]);
    this.#outline(context, matrices.subarray(16 * count), perspective, []);
    const isCut = this.#card(context, path.value(progress).matrix, perspective);
    this.warning.hidden = !isCut;
    return context;
  }

  #path(context, polygon) {
    context.beginPath();
    polygon.forEach(([x, y], index) => {
      const [px, py] = this.place(x, y);
      if (index === 0) context.moveTo(px, py);
      else context.lineTo(px, py);
    });
    context.closePath();
  }

  #outline(context, matrix, perspective, dash) {
    const { polygon } = visiblePart(matrix, card.width, card.height, perspective);
    context.setLineDash(dash);
    context.strokeStyle = token("edge");
    context.lineWidth = 1;
    this.#path(context, polygon);
    context.stroke();
    context.setLineDash([]);
  }

  // The card: a photo with a caption on its front, stripes on its back.
  #card(context, matrix, perspective) {
    const { polygon, isCut } = visiblePart(matrix, card.width, card.height, perspective);
    if (polygon.length < 3) return isCut;
    const isFront = showsFront(polygon);
    const at = (x, y) => {
      const point = project(matrix, x, y, perspective);
      return this.place(point.x, point.y);
    };
    context.save();
    context.shadowColor = "rgb(0 0 0 / .28)";
    context.shadowBlur = 14;
    context.shadowOffsetY = 5;
    this.#path(context, polygon);
    context.fillStyle = isFront ? "#fbfbfd" : "#c6cad6";
    context.fill();
    context.restore();
    context.save();
    this.#path(context, polygon);
    context.clip();
    if (isCut) this.#hatch(context);
    else if (isFront) this.#front(context, at);
    context.restore();
    context.strokeStyle = "rgb(0 0 0 / .35)";
    context.lineWidth = 1;
    this.#path(context, polygon);
    context.stroke();
    return isCut;
  }

  #fill(context, at, points, color) {
    context.beginPath();
    for (const [x, y] of points) context.lineTo(...at(x, y));
    context.closePath();
    context.fillStyle = color;
    context.fill();
  }

  #front(context, at) {
    const rectangle = (x, y, width, height) => [[x, y], [x + width, y], [x + width, y + height], [x, y + height]];
    this.#fill(context, at, rectangle(-42, -58, 84, 78), "#3f7fd0");
    this.#fill(context, at, rectangle(-42, -22, 84, 42), "#f2c38f");
    this.#fill(context, at, [[-42, 20], [-42, 4], [-22, -24], [-6, -2], [10, -34], [42, 6], [42, 20]], "#375a6d");
    this.#fill(context, at, [[10, -34], [18, -22], [12, -20], [6, -23], [2, -18]], "#ffffff");
    this.#fill(context, at, rectangle(-42, 28, 60, 8), "#1b1c20");
    this.#fill(context, at, rectangle(-42, 43, 40, 6), "#9a9da8");
  }

  #hatch(context) {
    context.strokeStyle = token("fault");
    context.lineWidth = 1.5;
    context.beginPath();
    for (let at = -this.size.height; at < this.size.width; at += 9) {
      context.moveTo(at, this.size.height);
      context.lineTo(at + this.size.height, 0);
    }
    context.stroke();
  }
}
