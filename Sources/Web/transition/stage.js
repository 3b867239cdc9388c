// The views of the page: one element for each layer of each tree.

import { within } from "../parts/numbers.js";
import { LAYER } from "./core.js";

/** A premultiplied colour in CSS. */
const color = ([red, green, blue, alpha]) =>
  `rgb(${[red, green, blue].map((part) => (alpha > 0 ? (255 * part) / alpha : 0)).join(" ")} / ${alpha})`;

/** Writes the numbers of a property in CSS, by what they are: `WebStyle.Unit`. */
const units = {
  length: ([length]) => `${Math.max(length, 0)}px`,
  fraction: ([fraction]) => `${within(fraction, 0, 1)}`,
  offset: ([x, y]) => `${x}px ${y}px`,
  color,
};

/** Places the element of a layer by its numbers, and sets only what differs from those before. */
const place = ({ style }, numbers, before) => {
  const isNew = (index) => !before || !Object.is(numbers[index], before[index]);
  const [width, height, opacity, isHidden, rank] = numbers.slice(16);
  const matrix = numbers.slice(0, 16);
  if (matrix.some((_, index) => isNew(index))) style.transform = `matrix3d(${matrix.join(",")})`;
  if (isNew(16)) style.width = `${Math.max(width, 0)}px`;
  if (isNew(17)) style.height = `${Math.max(height, 0)}px`;
  if (isNew(18)) style.opacity = within(opacity, 0, 1);
  if (isNew(19)) style.visibility = isHidden ? "hidden" : "visible";
  if (isNew(20)) style.zIndex = rank;
};

export class Stage {
  #trees;
  #targets;

  /** Takes the trees inside an element, and for each channel of a transition null or [class, property of CSS, value, unit]. */
  constructor(element, targets = []) {
    this.#targets = targets.map((target) => target && [element.getElementsByClassName(target[0])[0], ...target.slice(1)]);
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
    this.#trees.forEach(({ tree }, each) => tree.classList.toggle("unseen", each !== index));
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
      const before = tree.placed[layer];
      if (before !== numbers) place(tree.layers[layer], numbers, before);
      tree.placed[layer] = numbers;
    });
    this.#show(index);
  }

  /** Draws what the core shows; returns whether a layer of it changed. */
  draw({ tree: index, layers: count, numbers, values }) {
    const tree = this.#show(index);
    const before = tree.shown;
    const isChanged = before?.length !== numbers.length || numbers.some((number, index) => !Object.is(number, before[index]));
    for (let layer = 0; layer < count; layer += 1) {
      const now = numbers.subarray(layer * LAYER, (layer + 1) * LAYER);
      const old = before?.subarray(layer * LAYER, (layer + 1) * LAYER);
      place(tree.layers[layer], now, old);
    }
    tree.shown = numbers.slice();
    if (index !== 1) return isChanged;
    this.#targets.forEach((target, channel) => {
      if (!target) return;
      const [element, property, value, unit] = target;
      const text = units[unit](values.subarray(4 * channel, 4 * channel + 4));
      element.style.setProperty(property, value.replaceAll("%", text));
    });
    return isChanged;
  }
}
