// The views of the page: one element for each layer of each tree.

import { within } from "../parts/numbers.js";
import { LAYER } from "./core.js";

/** A premultiplied colour in CSS. */
const color = ([red, green, blue, alpha]) =>
  `rgb(${[red, green, blue].map((part) => (alpha > 0 ? (255 * part) / alpha : 0)).join(" ")} / ${alpha})`;

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

/** Places the element of a layer by its numbers. */
const place = ({ style }, numbers) => {
  const [width, height, opacity, isHidden, rank] = numbers.slice(16);
  style.transform = `matrix3d(${numbers.slice(0, 16).join(",")})`;
  style.width = `${Math.max(width, 0)}px`;
  style.height = `${Math.max(height, 0)}px`;
  style.opacity = within(opacity, 0, 1);
  style.visibility = isHidden ? "hidden" : "visible";
  style.zIndex = rank;
};

export class Stage {
  #trees;
  #targets;

  /** Takes the trees inside an element, and for each channel of a transition null or [layer, property]. */
  constructor(element, targets = []) {
    this.#targets = targets;
    this.#trees = [...element.querySelectorAll("[data-tree]")].map((tree) => {
      const layers = [...tree.querySelectorAll("[data-layer]")].sort((a, b) => a.dataset.layer - b.dataset.layer);
      return { tree, layers, elements: [tree, ...tree.querySelectorAll("[class]")], placed: [], styled: [], shown: null };
    });
  }

  /** The layers of a tree: their names, and the index of each superlayer. */
  layers(index) {
    return this.#trees[index].layers.map(({ dataset, parentElement }) => ({
      name: dataset.name ?? "", parent: Number(parentElement.closest("[data-layer]")?.dataset.layer ?? -1),
    }));
  }

  get count() {
    return this.#trees.length;
  }

  #show(index) {
    this.#trees.forEach(({ tree }, each) => {
      tree.style.display = each === index ? "" : "none";
    });
    return this.#trees[index];
  }

  /** Draws a recorded frame: the numbers of its layers, and the style of each element. */
  drawFrame({ tree: index, layers, styles }) {
    const tree = this.#trees[index];
    styles.forEach((text, number) => {
      if (tree.styled[number] === text) return;
      const element = tree.elements[number];
      element.style.cssText = text;
      if (element.dataset.layer) tree.placed[element.dataset.layer] = null;
      tree.styled[number] = text;
    });
    layers.forEach((numbers, layer) => {
      if (tree.placed[layer] !== numbers) place(tree.layers[layer], numbers);
      tree.placed[layer] = numbers;
    });
    this.#show(index);
  }

  /** Draws what the core shows. */
  draw({ tree: index, layers: count, numbers, values }) {
    const tree = this.#show(index);
    const before = tree.shown;
    for (let layer = 0; layer < count; layer += 1) {
      const now = numbers.subarray(layer * LAYER, (layer + 1) * LAYER);
      const old = before?.subarray(layer * LAYER, (layer + 1) * LAYER);
      if (!old || !now.every((number, component) => Object.is(number, old[component]))) place(tree.layers[layer], now);
    }
    tree.shown = numbers.slice();
    if (index !== 1) return;
    this.#targets.forEach((target, channel) => {
      if (target) styles[target[1]](tree.layers[target[0]], values.subarray(4 * channel, 4 * channel + 4));
    });
  }
}
