// The screen of timing curves: the curve in a square, its slope below.

import { h, setText } from "../../parts/dom.js";
import { menu } from "../view/controls.js";
import { shownSeries } from "../view/compare.js";
import { Entry, updateFields } from "../view/fields.js";
import { Plot, dashes, seriesColor } from "../view/plot.js";
import { Presets } from "../view/presets.js";
import { TimeBar } from "../view/time-bar.js";
import { asKind, cssOf, describe, extremesOf, nameOf, namedValues, presetOf, readCurve, shapeOfCurve, stepJumps } from "../model/curves.js";
import { readout } from "../../parts/numbers.js";
import { CurveHandles } from "./curve-handles.js";
import { SeriesScreen } from "./series-screen.js";

const kinds = [{ value: "bezier", label: "Cubic Bézier" }, { value: "beziers", label: "Several Béziers" }, { value: "stops", label: "Linear stops" }, { value: "steps", label: "Steps" }];

// What a press in the plot does; for other curves it moves the time.
const hints = {
  stops: "Click the plot to add a stop, Delete removes it.",
  beziers: "Drag across the plot to draw a curve by hand. A click adds a point, Delete removes it, a double click makes it smooth or a corner.",
};

export class CurveScreen extends SeriesScreen {
  constructor(store, say) {
    super("curves", store, say, { transport: new TimeBar(), manner: "by the curve" });
    this.plot = new Plot({ label: "Output over input", x: { name: "input" }, y: { name: "output" }, height: 400, isSquare: true });
    this.slope = new Plot({ label: "Slope over input", x: { name: "input" }, y: { name: "slope" }, height: 400 });
    const seek = (input) => this.transport.scrub(input * this.own.duration);
    this.slope.scrub(seek);
    this.plot.scrub(seek, () => !(this.item.kind in hints));
    this.handles = new CurveHandles(this);
    this.build();
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
    this.hint = h("p", { class: "hint" });
    this.work = h("section", { class: "work", "aria-label": "Plots" }, this.compare.root,
      h("div", { class: "split" }, this.plot.root, this.slope.root),
      this.hint, this.rows);
    this.handles.listen();
    const kind = menu("Curve", kinds, (value) => this.setKind(value));
    this.kind = kind.select;
    this.gallery = new Presets([...namedValues()].map(([name, values]) => ({ name, values, seconds: 1 })), (name) => this.setItem(presetOf(name)));
    this.presets = this.gallery.root;
    this.css = new Entry("input", "CSS easing", { type: "text", onchange: () => this.css.take(() => this.setItem(readCurve(this.css.input.value))) });
    this.css.update = () => {
      if (document.activeElement === this.css.input) return;
      this.css.input.value = cssOf(this.item);
      this.css.fault();
    };
    this.particular = h("div", { class: "fields" });
    this.duration = this.field("duration", { label: "Duration", kind: "time", unit: "s", step: 0.05, low: 0.001, high: 1000 });
    this.values = h("section", { class: "values", "aria-label": "Values" }, h("h2", {}, "Values"), h("div", { class: "fields two" }, kind.root),
      this.particular, h("div", { class: "fields" }, this.duration.root), this.css.root);
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
      this.fields = ["x1", "y1", "x2", "y2"].map((label, index) => this.field(label, {
        label, kind: "number", step: 0.01, low: index % 2 ? -100 : 0, high: index % 2 ? 100 : 1, get: () => this.item.points?.[index] ?? NaN,
        set: (value) => this.changeItem({ ...this.item, points: this.item.points.with(index, value) }),
      }));
    } else if (key === "steps") {
      const jump = menu("Jump", stepJumps.map((value) => ({ value, label: value })), (value) => {
        this.setItem({ ...this.item, jump: value, steps: Math.max(this.item.steps, value === "none" ? 2 : 1) });
      });
      this.jump = jump.select;
      this.fields = [this.field("steps", {
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
    const { items, duration, selected } = this.own;
    for (const shape of this.shapes ?? []) shape.dispose();
    this.shapes = items.map(shapeOfCurve);
    this.transport.duration = duration;
    this.fieldsFor(items[selected]);
    updateFields([...this.fields, this.duration, this.css], isCommitted);
    this.handles.update(isCommitted);
    setText(this.hint, hints[this.item.kind] ?? "Press the plot to move the time.");
    this.plot.root.classList.toggle("drawn", this.item.kind === "beziers");
    if (!isCommitted) return;
    this.kind.value = this.item.kind;
    this.gallery.update(nameOf(this.item));
    this.updatePreview();
    this.report();
    this.transport.present();
  }

  report() {
    const { items, duration } = this.own;
    const extremes = items.map((item, index) => extremesOf(item, this.shapes[index]));
    this.fillReport([
      ["Curve", (index) => describe(items[index])],
      ["Half way at", (index) => {
        const half = this.shapes[index].inverse(0.5);
        return half === undefined ? "never" : `${readout(half * duration)} s`;
      }],
      ["Lowest, highest output", (index) => `${readout(extremes[index].low)}, ${readout(extremes[index].high)}`],
      ["Highest speed", (index) => `${readout(Math.max(-extremes[index].slow, extremes[index].fast) / duration)} /s`],
      ["Slope at the ends", (index) => {
        const slopes = new Float64Array(2);
        this.shapes[index].sample(Float64Array.of(0, 1), undefined, slopes);
        return `${readout(slopes[0])}, ${readout(slopes[1])}`;
      }],
    ]);
  }

  draw(now, isChanged) {
    this.transport.tick(now);
    if (isChanged) this.drawPlots();
    const t = this.transport.time / this.own.duration;
    this.showPreview((index) => this.shapes[index].value(t));
    this.plot.moveCursor(t);
    this.slope.moveCursor(t);
    this.transport.tell(() => `${readout(this.transport.time, 3)} s · ${readout(this.shapes[this.own.selected].value(t))}`);
  }

  drawPlots() {
    const { selected, items } = this.own;
    const series = shownSeries(this.own);
    const count = this.plot.pointCount(items.some(({ kind }) => kind !== "bezier") ? 15 : 4);
    for (const index of series) this.samplers[index].sample(this.shapes[index], 1, count);
    let [low, high] = [0, 1];
    let [slow, fast] = [0, 1];
    for (const index of series) {
      const found = extremesOf(items[index], this.shapes[index]);
      [low, high] = [Math.min(low, found.low), Math.max(high, found.high)];
      // What goes to infinity is shown until 20.
      const [down, up] = [found.slow, found.fast].map((slope) => (Number.isFinite(slope) ? slope : 20 * Math.sign(slope)));
      [slow, fast] = [Math.min(slow, down), Math.max(fast, up)];
    }
    for (const [, y] of this.handles.points) [low, high] = [Math.min(low, y), Math.max(high, y)];
    this.plot.setRange([-0.08, 1.08], [low - 0.1, high + 0.1]);
    this.slope.setRange([this.plot.range.x[0], this.plot.range.x[1]], [slow * 1.1 - 0.2, fast * 1.1]);
    this.plot.begin();
    this.plot.arm([[0, 0], [0, 1], [1, 1], [1, 0], [0, 0]], "edge", 1);
    this.handles.drawArms();
    this.slope.begin();
    for (const index of series) {
      const { times, values, rates } = this.samplers[index];
      const style = { color: seriesColor(index), dash: dashes[index], width: index === selected ? 2.6 : 1.8, isStepped: items[index].kind === "steps" };
      this.plot.line(times, values, style);
      this.slope.line(times, rates, style);
    }
    this.handles.place();
  }
}
