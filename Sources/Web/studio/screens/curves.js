// The screen of timing curves: the curve in a square, its slope below.

import { h, newID, setText } from "../../parts/dom.js";
import { button, choice } from "../view/controls.js";
import { token } from "../view/frame.js";
import { Compare, shownSeries, swatch } from "../view/compare.js";
import { Field, updateFields } from "../view/fields.js";
import { Plot, dashes, seriesColor } from "../view/plot.js";
import { Presets } from "../view/presets.js";
import { pictureButton } from "../view/picture.js";
import { Preview, previewNames } from "../view/previews.js";
import { TimeBar } from "../view/time-bar.js";
import { asKind, cssOf, describe, nameOf, namedValues, presetOf, readCurve, shapeOfCurve, stepJumps } from "../model/curves.js";
import { letters, previews } from "../model/springs.js";
import { readout } from "../../parts/numbers.js";
import { CurveHandles } from "./curve-handles.js";
import { Sampler } from "./sampler.js";

const kinds = [{ value: "bezier", label: "Cubic Bézier" }, { value: "beziers", label: "Several Béziers" }, { value: "stops", label: "Linear stops" }, { value: "steps", label: "Steps" }];

// What a press in the plot does; for other curves it moves the time.
const hints = {
  stops: "Click the plot to add a stop, Delete removes it.",
  beziers: "Drag across the plot to draw a curve by hand. A click adds a point, Delete removes it, a double click makes it smooth or a corner.",
};

export class CurveScreen {
  constructor(store, say) {
    Object.assign(this, { store, say });
    this.transport = new TimeBar();
    this.plot = new Plot({ label: "Output over input", x: { name: "input" }, y: { name: "output" }, height: 400, isSquare: true });
    this.slope = new Plot({ label: "Slope over input", x: { name: "input" }, y: { name: "slope" }, height: 400 });
    const seek = (input) => this.transport.scrub(input * this.own.duration);
    this.slope.scrub(seek);
    this.plot.scrub(seek, () => !(this.item.kind in hints));
    this.samplers = letters.map(() => new Sampler());
    this.compare = new Compare({ get: () => this.own, set: (change) => this.set(change) });
    this.handles = new CurveHandles(this);
    this.build();
  }

  get own() {
    return this.store.state.curves;
  }
  get item() {
    return this.own.items[this.own.selected];
  }
  change(change) {
    this.store.change(({ curves }) => ({ curves: { ...curves, ...change } }));
  }
  set(change) {
    this.change(change);
    this.store.commit();
  }
  changeItem(item) {
    const { items, selected } = this.own;
    this.change({ items: items.with(selected, item) });
  }
  setItem(item) {
    this.changeItem(item);
    this.store.commit();
  }

  build() {
    const object = choice("Preview", previews.map((value) => ({ value, label: previewNames[value] })), (preview) => this.set({ preview }));
    this.object = object.select;
    this.stages = h("div", { class: "stages", onclick: () => this.transport.start(0) });
    this.preview = h("section", { class: "preview", "aria-label": "Preview" }, h("div", { class: "preview-head" }, object.root,
      (this.buttons = h("div", { class: "buttons" }, button("Replay", () => this.transport.start(0), { class: "text-button" })))), this.stages, this.transport.root);
    this.buttons.prepend(...pictureButton(this.preview, this.say, () => this.set({ preview: "card" })));
    this.rows = h("table", { class: "report" });
    this.hint = h("p", { class: "hint" });
    this.work = h("section", { class: "work", "aria-label": "Plots" }, this.compare.root,
      h("div", { class: "split" }, this.plot.root, this.slope.root),
      this.hint, this.rows);
    this.handles.listen();
    const kind = choice("Curve", kinds, (value) => this.setKind(value));
    this.kind = kind.select;
    this.gallery = new Presets([...namedValues()].map(([name, values]) => ({ name, values, seconds: 1 })), (name) => this.setItem(presetOf(name)));
    this.presets = this.gallery.root;
    const id = newID("css");
    this.css = h("input", { id, type: "text", spellcheck: "false", autocomplete: "off", "aria-describedby": `${id}-reason`, onchange: () => this.readText() });
    this.reason = h("p", { class: "reason", id: `${id}-reason`, "aria-live": "polite" });
    this.particular = h("div", { class: "fields" });
    this.duration = new Field(this.store, {
      label: "Duration", kind: "time", unit: "s", step: 0.05, low: 0.001, high: 1000, get: () => this.own.duration, set: (duration) => this.change({ duration }),
    });
    this.values = h("section", { class: "values", "aria-label": "Values" }, h("h2", {}, "Values"), h("div", { class: "fields two" }, kind.root),
      this.particular, h("div", { class: "fields" }, this.duration.root), h("div", { class: "field" }, h("label", { for: id }, "CSS easing"), this.css, this.reason));
  }

  readText() {
    try {
      this.setItem(readCurve(this.css.value));
      this.fault("");
    } catch (error) {
      this.fault(error.message);
    }
  }
  fault(reason) {
    this.reason.textContent = reason;
    this.css.setAttribute("aria-invalid", String(reason !== ""));
  }

  /** Changes the kind, keeping the shape as well as the kind can. */
  setKind(kind) {
    if (kind === this.item.kind) return;
    this.setItem(asKind(this.item, kind));
  }

  fieldsFor(item) {
    const key = item.kind;
    if (this.fielded === key) return;
    this.fielded = key;
    this.fields = [];
    if (key === "bezier") {
      this.fields = ["x1", "y1", "x2", "y2"].map((label, index) => new Field(this.store, {
        label, kind: "number", step: 0.01, low: index % 2 ? -100 : 0, high: index % 2 ? 100 : 1, get: () => this.item.points?.[index] ?? NaN,
        set: (value) => this.changeItem({ ...this.item, points: this.item.points.with(index, value) }),
      }));
    } else if (key === "steps") {
      const jump = choice("Jump", stepJumps.map((value) => ({ value, label: value })), (value) => {
        this.setItem({ ...this.item, jump: value, steps: Math.max(this.item.steps, value === "none" ? 2 : 1) });
      });
      this.jump = jump.select;
      this.fields = [new Field(this.store, {
        label: "Steps", kind: "number", step: 1, low: 1, high: 1000, get: () => this.item.steps ?? NaN,
        set: (steps) => this.setSteps(steps),
      }), { root: jump.root, update: () => (this.jump.value = this.item.jump) }];
    }
    this.particular.replaceChildren(...this.fields.map(({ root }) => root));
  }

  setSteps(steps) {
    const least = this.item.jump === "none" ? 2 : 1;
    if (!Number.isInteger(steps) || steps < least) throw new RangeError(`${readout(steps)} is not a whole number of at least ${least}.`);
    this.changeItem({ ...this.item, steps });
  }

  update(isCommitted) {
    const { items, preview, duration, selected } = this.own;
    for (const shape of this.shapes ?? []) shape.dispose();
    this.shapes = items.map(shapeOfCurve);
    this.transport.duration = duration;
    this.fieldsFor(items[selected]);
    updateFields([...this.fields, this.duration], isCommitted);
    if (document.activeElement !== this.css) {
      this.css.value = cssOf(this.item);
      this.fault("");
    }
    this.handles.update(isCommitted);
    setText(this.hint, hints[this.item.kind] ?? "Press the plot to move the time.");
    this.plot.root.classList.toggle("drawn", this.item.kind === "beziers");
    if (!isCommitted) return;
    this.object.value = preview;
    this.kind.value = this.item.kind;
    this.gallery.update(nameOf(this.item));
    this.stagesFor(preview, shownSeries(this.own).length);
    this.compare.update();
    this.report();
    this.transport.present();
  }

  stagesFor(preview, count) {
    const key = `${preview} ${count}`;
    if (this.staged === key) return;
    this.staged = key;
    this.shown = Array.from({ length: count }, () => new Preview(preview, `${previewNames[preview]} that moves by the curve`));
    this.stages.dataset.count = String(count);
    this.stages.replaceChildren(...this.shown.map(({ root }) => root));
  }

  report() {
    const { items, duration } = this.own;
    const series = shownSeries(this.own).sort((a, b) => a - b);
    const count = 1001;
    const columns = series.map((index) => {
      const inputs = Float64Array.from({ length: count }, (_, at) => at / (count - 1));
      const slopes = new Float64Array(count);
      const values = this.shapes[index].sample(inputs, undefined, slopes);
      return { values, slopes, index };
    });
    const row = (name, read) => h("tr", {}, h("th", { scope: "row" }, name), ...columns.map((column) => h("td", {}, read(column))));
    const finite = (numbers) => numbers.filter(Number.isFinite);
    this.rows.style.setProperty("--columns", String(series.length));
    this.rows.replaceChildren(
      h("thead", {}, h("tr", {}, h("td", {}), ...series.map((index) => h("th", { scope: "col" }, swatch(index), letters[index])))),
      h("tbody", {}, row("Curve", ({ index }) => describe(items[index])),
        row("Half way at", ({ index }) => {
          const half = this.shapes[index].inverse(0.5);
          return half === undefined ? "never" : `${readout(half * duration)} s`;
        }),
        row("Lowest, highest output", ({ values }) => `${readout(Math.min(...values))}, ${readout(Math.max(...values))}`),
        row("Highest speed", ({ slopes }) => `${readout(Math.max(...finite(slopes)) / duration)} /s`),
        row("Slope at the ends", ({ slopes }) => `${readout(slopes[0])}, ${readout(slopes[count - 1])}`)));
  }

  draw(now) {
    const { selected, items } = this.own;
    this.transport.tick(now);
    const series = shownSeries(this.own);
    const count = this.plot.pointCount(items.some(({ kind }) => kind !== "bezier") ? 15 : 4);
    for (const index of series) this.samplers[index].sample(this.shapes[index], 1, count);
    let [low, high] = [0, 1];
    let [slow, fast] = [0, 1];
    for (const index of series) {
      const { values, rates } = this.samplers[index];
      low = Math.min(low, ...values);
      high = Math.max(high, ...values);
      for (const rate of rates) if (Math.abs(rate) < 20) [slow, fast] = [Math.min(slow, rate), Math.max(fast, rate)];
    }
    for (const [, y] of this.handles.points) [low, high] = [Math.min(low, y), Math.max(high, y)];
    this.plot.setRange([-0.08, 1.08], [low - 0.1, high + 0.1]);
    this.slope.setRange([this.plot.range.x[0], this.plot.range.x[1]], [slow - 0.2, fast * 1.1]);
    const context = this.plot.begin();
    context.strokeStyle = token("edge");
    context.setLineDash([]);
    const { plot } = this;
    context.strokeRect(plot.px(0), plot.py(1), plot.px(1) - plot.px(0), plot.py(0) - plot.py(1));
    this.handles.drawArms(context);
    this.slope.begin();
    for (const index of series) {
      const { times, values, rates } = this.samplers[index];
      const style = { color: seriesColor(index), dash: dashes[index], width: index === selected ? 2.6 : 1.8, isStepped: items[index].kind === "steps" };
      this.plot.line(times, values, style);
      this.slope.line(times, rates, style);
    }
    this.handles.place();
    const t = this.transport.time / this.own.duration;
    series.slice().sort((a, b) => a - b).forEach((index, place) => {
      this.shown[place]?.show(this.shapes[index].value(t));
      setText(this.shown[place].label, series.length > 1 ? letters[index] : "");
    });
    this.plot.moveCursor(t);
    this.slope.moveCursor(t);
    setText(this.transport.output, `${readout(this.transport.time, 3)} s · ${readout(this.shapes[selected].value(t))}`);
  }
}
