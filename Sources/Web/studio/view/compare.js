// The series A to D: selecting, cloning, removing, one alone, differences.

import { h, svg } from "../../parts/dom.js";
import { button } from "./controls.js";
import { letters, mostCompared } from "../model/springs.js";

const shapes = ["M5 10a5 5 0 1 0 10 0a5 5 0 1 0-10 0", "M5 5h10v10H5z", "M10 4l6 11H4z", "M10 3l7 7-7 7-7-7z"];

/** The mark of a series: its shape, in its colour. */
export const swatch = (index) =>
  svg("svg", { viewBox: "0 0 20 20", class: `swatch series-${index}`, "aria-hidden": "true" }, svg("path", { d: shapes[index] }));

export class Compare {
  /** `get` and `set` give the screen's state, with items, selected and solo. */
  constructor({ get, set, hasDifference }) {
    this.get = get;
    this.chips = letters.map((letter, index) =>
      h("button", { type: "button", class: "chip", onclick: () => set({ selected: index }) }, swatch(index), letter));
    this.add = button("Clone", () => {
      const { items, selected } = get();
      set({ items: [...items, items[selected]], selected: items.length });
    }, { class: "text-button" });
    this.remove = button("Remove", () => {
      const { items, selected } = get();
      set({ items: items.toSpliced(selected, 1), selected: Math.min(selected, items.length - 2) });
    }, { class: "text-button" });
    this.solo = button("Solo", () => set({ solo: !get().solo }), { class: "text-button" });
    this.difference = button("Difference", () => set({ difference: !get().difference }), { class: "text-button" });
    this.root = h("div", { class: "compare", role: "group", "aria-label": "Compare" }, ...this.chips, this.add, this.remove, this.solo,
      hasDifference ? this.difference : undefined);
  }

  update() {
    const { items, selected, solo, difference } = this.get();
    this.chips.forEach((chip, index) => {
      chip.hidden = index >= items.length;
      chip.setAttribute("aria-pressed", String(index === selected));
    });
    this.add.disabled = items.length >= mostCompared;
    this.remove.disabled = this.solo.disabled = this.difference.disabled = items.length < 2;
    this.solo.setAttribute("aria-pressed", String(Boolean(solo)));
    this.difference.setAttribute("aria-pressed", String(Boolean(difference)));
  }
}

/** The series that are drawn, the selected one last. */
export const shownSeries = ({ items, selected, solo }) => {
  const others = solo ? [] : items.map((_, index) => index).filter((index) => index !== selected);
  return [...others, selected];
};
