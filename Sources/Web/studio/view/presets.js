// Presets as thumbnails: each has a plot, and a dot that moves by it while it is in view.

import { h, isStill, svg } from "../../parts/dom.js";

const [width, height, room] = [72, 40, 4];
/** The part of a round in which the dot moves; then it rests. */
const moving = 0.7;

/** A name with places to break it, before its capitals. */
const breakable = (name) => name.replace(/([a-z])([A-Z])/g, "$1\u200b$2");

export class Presets {
  #motions = new Map();

  /**
   * - `items`: { name, values, seconds }: values at even times over the seconds, with 0 at the start and 1 at the end.
   * - `choose`: called with a name.
   */
  constructor(items, choose) {
    this.buttons = items.map((item) => this.#thumbnail(item, choose));
    this.grid = h("div", { class: "thumbnails", role: "group", "aria-label": "Presets" }, ...this.buttons);
    this.root = h("section", { class: "presets", "aria-label": "Presets" }, h("h2", {}, "Presets"), this.grid);
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const motion = this.#motions.get(target);
        if (isIntersecting && !isStill()) motion.play();
        else motion.cancel();
      }
    });
    for (const each of this.buttons) observer.observe(each);
  }

  #thumbnail({ name, values, seconds }, choose) {
    const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
    const last = values.length - 1;
    const at = (value, index) => `${(room + (index / last) * (width - 2 * room)).toFixed(1)},${(room + ((high - value) / (high - low)) * (height - 2 * room)).toFixed(1)}`;
    const dot = h("i", { class: "thumbnail-dot" });
    const travel = width - 2 * room;
    const places = Array.from(values, (value, index) => ({ offset: (index / last) * moving, translate: `${(((value - low) / (high - low)) * travel).toFixed(2)}px` }));
    dot.style.translate = places.at(-1).translate;
    const motion = dot.animate([...places, { ...places.at(-1), offset: 1 }], { duration: (1000 * seconds) / moving, iterations: Infinity });
    motion.cancel();
    const root = h("button", { type: "button", class: "thumbnail", "data-name": name, onclick: () => choose(name) },
      svg("svg", { viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" }, svg("polyline", { points: Array.from(values, at).join(" ") })),
      h("span", { class: "thumbnail-track" }, dot), h("span", { class: "thumbnail-name" }, breakable(name)));
    this.#motions.set(root, motion);
    return root;
  }

  /** Marks the chosen preset; undefined for none. */
  update(name) {
    for (const each of this.buttons) each.setAttribute("aria-pressed", String(each.dataset.name === name));
  }
}
