// A card in space: its path and its poses on a canvas, and the card as an element, hatched where a part is behind the eye.

import { h, setHidden } from "../../parts/dom.js";
import { invalidate } from "../../parts/frame.js";
import { token } from "./frame.js";
import { photo } from "./previews.js";
import { project, showsFront, visiblePart } from "../model/transforms.js";

const card = { width: 96, height: 128 };
/** The size in points that a view shows. */
const shown = { small: 370, large: 290 };
/** Pixels for a point of the large view, at most. */
const large = 1.35;
/** The radius of the ring in points. */
const radius = 71;

export class SpaceView {
  #drawn;

  constructor(label, note, isLarge = false) {
    this.label = label;
    this.canvas = h("canvas", { "aria-hidden": "true" });
    this.card = h("div", { class: "space-card" }, photo(212), h("i"), h("i"));
    this.eye = h("div", { class: "space-eye", role: "img", "aria-label": label ? `Card by the method ${label}` : "Card at the edited end" }, this.card);
    this.overlay = h("div", { class: "overlay" });
    this.warning = h("p", { class: "behind", hidden: true }, "Hatched: a part is behind the eye");
    this.root = h("figure", { class: isLarge ? "space large" : "space" }, h("div", { class: "space-room" }, this.canvas, this.eye), this.overlay,
      label ? h("figcaption", {}, h("b", {}, label), h("span", {}, note)) : undefined, this.warning);
    this.size = { width: 0, height: 0 };
    new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = this.canvas;
      this.size = { width, height };
      this.eye.style.scale = String(this.scale);
      invalidate();
    }).observe(this.root);
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

  /** Draws the path of a method, its ends and the card at a progress; with a ring about a pose. */
  draw(path, progress, perspective, pose) {
    const { width, height } = this.size;
    const ratio = Math.min(globalThis.devicePixelRatio || 1, 3);
    const drawn = [path, perspective, pose, width, height, ratio, token("edge"), token("series-0")];
    if (drawn.some((value, index) => value !== this.#drawn?.[index])) {
      this.#drawn = drawn;
      this.canvas.width = Math.round(width * ratio);
      this.canvas.height = Math.round(height * ratio);
      this.eye.style.perspective = `${perspective}px`;
      const context = this.canvas.getContext("2d");
      context.scale(ratio, ratio);
      this.#back(context, path, perspective, pose);
    }
    const value = path.value(progress);
    const { polygon, isCut } = visiblePart(value.matrix, card.width, card.height, perspective);
    this.card.style.transform = value.css;
    this.card.classList.toggle("cut", isCut);
    this.card.classList.toggle("turned", !showsFront(polygon));
    setHidden(this.warning, !isCut);
  }

  // What rests while the card moves: its path, its ends and the ring.
  #back(context, path, perspective, pose) {
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
    context.strokeStyle = token("edge");
    context.lineWidth = 1;
    for (const [matrix, dash] of [[matrices.subarray(0, 16), [3, 3]], [matrices.subarray(16 * count), []]]) {
      context.setLineDash(dash);
      context.beginPath();
      for (const [x, y] of visiblePart(matrix, card.width, card.height, perspective).polygon) context.lineTo(...this.place(x, y));
      context.closePath();
      context.stroke();
    }
    if (!pose) return;
    context.setLineDash([4, 4]);
    context.beginPath();
    context.arc(...this.place(pose.x, pose.y), this.ringRadius, 0, 2 * Math.PI);
    context.stroke();
  }
}
