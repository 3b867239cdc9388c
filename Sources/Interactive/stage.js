// The views of the page: one element for each layer of each tree.

import { LAYER } from "./core.js";

/** A premultiplied colour in CSS. */
const color = ([red, green, blue, alpha]) =>
  `rgb(${[red, green, blue].map((part) => (alpha > 0 ? (255 * part) / alpha : 0)).join(" ")} / ${alpha})`;

const within = (value, low, high) => Math.min(Math.max(value, low), high);

/** Sets a property of a layer's element, or of the part of it that shows the property. */
const styles = {
  backgroundColor: (element, value) => {
    (part(element, "fill") ?? element).style.backgroundColor = color(value);
  },
  cornerRadius: (element, [radius]) => {
    element.style.borderRadius = `${Math.max(radius, 0)}px`;
  },
  borderWidth: (element, [width]) => {
    part(element, "border").style.boxShadow = `inset 0px 0px 0px ${Math.max(width, 0)}px currentcolor`;
  },
  borderColor: (element, value) => {
    const border = part(element, "border");
    if (border) border.style.color = color(value);
  },
  shadowColor: (element, value) => {
    const shadow = part(element, "shadow");
    if (shadow) shadow.style.backgroundColor = color(value);
  },
  shadowOpacity: (element, [opacity]) => {
    const shadow = part(element, "shadow");
    if (shadow) shadow.style.opacity = within(opacity, 0, 1);
  },
  shadowOffset: (element, [x, y]) => {
    const shadow = part(element, "shadow");
    if (shadow) shadow.style.translate = `${x}px ${y}px`;
  },
  shadowRadius: (element, [radius]) => {
    const shadow = part(element, "shadow");
    if (shadow) shadow.style.filter = `blur(${Math.max(radius, 0)}px)`;
  },
};

const part = (element, name) => [...element.children].find((child) => child.className.endsWith(`--${name}`));

export class Stage {
  #trees;
  #targets;

  /** Takes the trees inside an element, and for each channel null or [layer, property]. */
  constructor(element, targets) {
    this.#targets = targets;
    this.#trees = [...element.querySelectorAll("[data-tree]")].map((tree) => ({
      tree,
      layers: [...tree.querySelectorAll("[data-layer]")].sort((a, b) => a.dataset.layer - b.dataset.layer),
      shown: null,
    }));
  }

  /** Draws what the core shows. */
  draw({ tree: index, layers: count, numbers, values }) {
    this.#trees.forEach(({ tree }, place) => {
      tree.style.display = place === index ? "" : "none";
    });
    const tree = this.#trees[index];
    const before = tree.shown;
    for (let layer = 0; layer < count; layer += 1) {
      const now = numbers.subarray(layer * LAYER, (layer + 1) * LAYER);
      const old = before?.subarray(layer * LAYER, (layer + 1) * LAYER);
      if (old && now.every((number, place) => Object.is(number, old[place]))) continue;
      const [width, height, opacity, isHidden, rank] = now.subarray(16);
      const { style } = tree.layers[layer];
      style.transform = `matrix3d(${now.subarray(0, 16).join(",")})`;
      style.width = `${Math.max(width, 0)}px`;
      style.height = `${Math.max(height, 0)}px`;
      style.opacity = within(opacity, 0, 1);
      style.visibility = isHidden ? "hidden" : "visible";
      style.zIndex = rank;
    }
    tree.shown = numbers.slice();
    if (index !== 1) return;
    this.#targets.forEach((target, channel) => {
      if (target) styles[target[1]](tree.layers[target[0]], values.subarray(4 * channel, 4 * channel + 4));
    });
  }
}
