// A screen of several items, A to D, each with an object that moves by it.

import { h, setText } from "../../parts/dom.js";
import { button, menu } from "../view/controls.js";
import { Compare, shownSeries, swatch } from "../view/compare.js";
import { pictureButton } from "../view/picture.js";
import { Preview, previewNames } from "../view/previews.js";
import { fill } from "../view/table.js";
import { letters, previews } from "../model/springs.js";
import { Sampler } from "./sampler.js";
import { Screen } from "./screen.js";

export class SeriesScreen extends Screen {
  #staged;
  #shown = [];

  /** `manner` is how objects move, in words. */
  constructor(name, store, say, { transport, manner, hasDifference }) {
    super(name, store, say);
    Object.assign(this, { transport, manner });
    this.samplers = letters.map(() => new Sampler());
    this.compare = new Compare({ get: () => this.own, set: (change) => this.set(change), hasDifference });
    this.object = menu("Preview", previews.map((value) => ({ value, label: previewNames[value] })), (preview) => this.set({ preview }));
    this.stages = h("div", { class: "stages", onclick: () => this.tap() });
    const buttons = h("div", { class: "buttons" }, button("Replay", () => transport.replay(), { class: "text-button" }));
    this.preview = h("section", { class: "preview", "aria-label": "Preview" },
      h("div", { class: "preview-head" }, this.object.root, buttons), this.stages, transport.root);
    buttons.prepend(...pictureButton(this.preview, say, () => this.set({ preview: "card" })));
    this.rows = h("table", { class: "report" });
  }

  /** The selected item. */
  get item() {
    return this.own.items[this.own.selected];
  }

  /** The numbers of the items that are shown, in their order. */
  get series() {
    return shownSeries(this.own).sort((a, b) => a - b);
  }

  /** What a click on the preview does. */
  tap() {
    this.transport.replay();
  }

  /** Makes as many objects as there are items, and marks what is chosen. */
  updatePreview() {
    const { preview } = this.own;
    const count = this.series.length;
    this.object.select.value = preview;
    this.compare.update();
    if (this.#staged === `${preview} ${count}`) return;
    this.#staged = `${preview} ${count}`;
    this.#shown = Array.from({ length: count }, () => new Preview(preview, `${previewNames[preview]} that moves ${this.manner}`));
    this.stages.dataset.count = String(count);
    this.stages.replaceChildren(...this.#shown.map(({ root }) => root));
  }

  /** Moves the objects: `progress` gives that of an item. */
  showPreview(progress) {
    this.series.forEach((index, place, { length }) => {
      const preview = this.#shown[place];
      if (!preview) return;
      preview.show(progress(index));
      setText(preview.label, length > 1 ? letters[index] : "");
    });
  }

  /** Fills the table with rows of a name and a function that gives the text of an item. */
  fillReport(rows) {
    const { series } = this;
    fill(this.rows, ["", ...series.map((index) => [swatch(index), letters[index]])], rows.map(([name, read]) => [name, ...series.map((index) => read(index))]));
  }
}
