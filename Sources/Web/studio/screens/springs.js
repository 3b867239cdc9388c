// The screen of springs: value over velocity, one time axis, one cursor.

import { h, setText } from "../../parts/dom.js";
import { button, choice } from "../view/controls.js";
import { gesture, invalidate, token } from "../view/frame.js";
import { Compare, shownSeries, swatch } from "../view/compare.js";
import { Field, updateFields } from "../view/fields.js";
import { Plot, dashes, seriesColor } from "../view/plot.js";
import { Presets } from "../view/presets.js";
import { pictureButton } from "../view/picture.js";
import { Preview, previewNames } from "../view/previews.js";
import { TimeBar } from "../view/time-bar.js";
import { springs as presets } from "../../../JavaScript/core.js";
import { letters, motionOf, preset, previews, refusalOf, spellings } from "../model/springs.js";
import { readout } from "../../parts/numbers.js";
import { excursionOf, reportOf, settlingOf, shownTime } from "../model/spring-shape.js";
import { springHandles } from "./spring-handles.js";
import { Sampler } from "./sampler.js";

export class SpringScreen {
  constructor(store, say) {
    Object.assign(this, { store, say });
    this.transport = new TimeBar({ onrestart: () => this.endTurn() });
    this.value = new Plot({ label: "Value over time", x: { name: "time", unit: "s" }, y: { name: "value" }, height: 300, isUpper: true });
    this.speed = new Plot({ label: "Velocity over time", x: { name: "time", unit: "s" }, y: { name: "velocity", unit: "/s" }, height: 170 });
    for (const plot of [this.value, this.speed]) plot.scrub((time) => this.transport.scrub(time));
    this.samplers = letters.map(() => new Sampler());
    this.base = new Sampler();
    this.compare = new Compare({ get: () => this.own, set: (change) => this.set(change), hasDifference: true });
    this.handles = springHandles(this);
    this.velocity = this.handles.find(({ kind }) => kind === "arrow");
    this.build();
  }

  get own() {
    return this.store.state.springs;
  }
  get item() {
    return this.own.items[this.own.selected];
  }
  change(change) {
    this.store.change(({ springs }) => ({ springs: { ...springs, ...change } }));
  }
  set(change) {
    this.change(change);
    this.store.commit();
  }
  /** Changes the selected spring; throws if it does not fit into the state. */
  changeItem(change) {
    const { items, selected } = this.own;
    const item = { ...items[selected], ...change };
    const reason = refusalOf(item);
    if (reason) throw new RangeError(reason);
    this.change({ items: items.with(selected, item) });
  }
  /** Changes the selected spring as far as a handle goes. */
  dragItem(change) {
    if (!refusalOf({ ...this.item, ...change })) this.changeItem(change);
  }

  build() {
    const object = choice("Preview", previews.map((value) => ({ value, label: previewNames[value] })), (preview) => this.set({ preview }));
    this.object = object.select;
    this.stages = h("div", {
      class: "stages", onclick: () => this.tap(),
    });
    this.preview = h("section", { class: "preview", "aria-label": "Preview" }, h("div", { class: "preview-head" }, object.root,
      (this.buttons = h("div", { class: "buttons" }, button("Replay", () => this.transport.replay(), { class: "text-button" })))), this.stages, this.transport.root,
      h("p", { class: "hint" }, "Click the preview while it moves: it turns back and keeps its velocity."));
    this.buttons.prepend(...pictureButton(this.preview, this.say, () => this.set({ preview: "card" })));
    this.rows = h("table", { class: "report" });
    this.work = h("section", { class: "work", "aria-label": "Plots" }, this.compare.root, this.value.root, this.speed.root, this.rows);

    const spelling = choice("Parameters", Object.entries(spellings).map(([value, { label }]) => ({ value, label })), (value) => this.set({ spelling: value }));
    this.spelling = spelling.select;
    // All over one time, so that they can be compared.
    const seconds = 1.2;
    this.gallery = new Presets(presets.map((name) => {
      const motion = motionOf({ ...preset(name), velocity: 0 }, 0, 1);
      return { name, seconds, values: motion.sample(Float64Array.from({ length: 73 }, (_, index) => (seconds * index) / 72)) };
    }), (name) => {
      this.changeItem(preset(name));
      this.store.commit();
    });
    this.presets = this.gallery.root;
    this.parameters = h("div", { class: "fields" });
    const motion = [
      { label: "From", kind: "number", step: 0.1, low: -1e9, high: 1e9, get: () => this.own.from, set: (from) => this.setEnds(from, this.own.to) },
      { label: "To", kind: "number", step: 0.1, low: -1e9, high: 1e9, get: () => this.own.to, set: (to) => this.setEnds(this.own.from, to) },
      { label: "Velocity", kind: "velocity", unit: "/s", step: 0.1, low: -1e6, high: 1e6, get: () => this.item.velocity, set: (velocity) => this.changeItem({ velocity }) },
      { label: "Settled within ±", kind: "ratio", step: 0.001, low: 1e-9, high: 0.5, get: () => this.own.epsilon, set: (epsilon) => this.change({ epsilon }) },
    ];
    this.fixed = motion.map((options) => new Field(this.store, options));
    this.values = h("section", { class: "values", "aria-label": "Values" }, h("h2", {}, "Values"), h("div", { class: "fields two" }, spelling.root),
      this.parameters, h("div", { class: "fields" }, ...this.fixed.map(({ root }) => root)));
  }

  setEnds(from, to) {
    if (from === to) throw Object.assign(new RangeError("From and To must differ."));
    this.change({ from, to });
  }

  /** Turns the motion back where it is, with its velocity; after its end, plays again. */
  tap() {
    if (!this.transport.isPlaying) return this.transport.replay();
    const { from, to } = this.own;
    this.turn((motion) => (motion.to === to ? from : to));
  }

  /** Turns moving objects to other targets, with their positions and velocities. */
  turn(target) {
    const { time } = this.transport;
    this.live = (this.live ?? this.motions).map((motion) => motion.retarget(target(motion), time));
    this.transport.start(0);
  }

  /** Shows the motions of the state again. */
  endTurn() {
    this.live = undefined;
    this.frame = { from: this.own.from, to: this.own.to };
  }

  fieldsFor(spelling) {
    if (this.spelled === spelling) return;
    this.spelled = spelling;
    const { fields, read, make } = spellings[spelling];
    const values = () => read(this.item);
    this.fields = fields.map((options) => new Field(this.store, {
      ...options, get: () => values()[options.name],
      set: (value) => this.changeItem(make({ ...values(), [options.name]: value })),
    }));
    this.parameters.replaceChildren(...this.fields.map(({ root }) => root));
  }

  stagesFor(preview, count) {
    const key = `${preview} ${count}`;
    if (this.staged === key) return;
    this.staged = key;
    this.shown = Array.from({ length: count }, () => new Preview(preview, `${previewNames[preview]} that moves with the spring`));
    this.stages.dataset.count = String(count);
    this.stages.replaceChildren(...this.shown.map(({ root }) => root));
  }

  /** Follows the state. Fields wait for the end of a gesture. */
  update(isCommitted) {
    const { from, to, items, preview, spelling, epsilon } = this.own;
    this.motions = items.map((item) => motionOf(item, from, to));
    this.isReported = false;
    // A target that is dragged while objects move turns them; every other change starts anew.
    const isTurning = this.live && this.transport.isPlaying && this.isRetargeting;
    if (!isTurning) this.endTurn();
    if (isCommitted) this.isRetargeting = false;
    if (!gesture.isActive) this.shownTime = shownTime(this.motions, epsilon);
    this.transport.duration = this.shownTime;
    this.fieldsFor(spelling);
    updateFields([...this.fields, ...this.fixed], isCommitted);
    if (!isCommitted) return;
    this.object.value = preview;
    this.spelling.value = spelling;
    this.gallery.update(presets.find((name) => ["mass", "stiffness", "damping"].every((key) => preset(name)[key] === this.item[key])));
    this.stagesFor(preview, shownSeries(this.own).length);
    this.compare.update();
    if (!isTurning) this.transport.present();
  }

  /** Writes the table; ten times a second while a handle is dragged. */
  reportInTime(now) {
    const wait = gesture.isActive ? 100 - (now - this.reported) : 0;
    clearTimeout(this.late);
    if (this.isReported) return;
    if (wait > 0) {
      this.late = setTimeout(invalidate, wait);
      return;
    }
    this.report();
    this.isReported = true;
    this.reported = now;
  }

  report() {
    const { epsilon } = this.own;
    const series = shownSeries(this.own).sort((a, b) => a - b);
    const reports = series.map((index) => reportOf(this.motions[index], epsilon));
    const row = (name, read) => h("tr", {}, h("th", { scope: "row" }, name), ...reports.map((report, index) => h("td", {}, read(report, this.motions[series[index]]))));
    const time = (value) => (Number.isFinite(value) ? `${readout(value)} s` : "never");
    this.rows.style.setProperty("--columns", String(series.length));
    this.rows.replaceChildren(
      h("thead", {}, h("tr", {}, h("td", {}), ...series.map((index) => h("th", { scope: "col" }, swatch(index), letters[index])))),
      h("tbody", {}, row(`Settles within ±${readout(epsilon * 100)} % of the largest distance`, ({ settles }) => time(settles)),
        row("Overshoot", ({ peak }) => (peak && peak.overshoot > 5e-7 ? `${readout(peak.overshoot * 100)} % at ${readout(peak.time, 3)} s` : "none")),
        row("Half way", ({ half }) => time(half)),
        row("Highest speed", ({ speed, speedTime }) => `${readout(speed)} /s at ${readout(speedTime, 3)} s`),
        row("Damping ratio", (_, motion) => readout(motion.dampingRatio)),
        row("Response", (_, motion) => time(motion.response))));
  }

  ranges() {
    const { from, to } = this.own;
    const size = Math.abs(to - from);
    let [low, high] = [Math.min(from, to), Math.max(from, to)];
    let [slow, fast] = [0, 0];
    for (const index of shownSeries(this.own)) {
      const { values, rates } = this.samplers[index];
      for (let at = 0; at < values.length; at += 1) {
        low = Math.min(low, values[at]);
        high = Math.max(high, values[at]);
        slow = Math.min(slow, rates[at]);
        fast = Math.max(fast, rates[at]);
      }
    }
    const room = Math.max((high - low) * 0.12, size * 0.12);
    const time = [0, this.shownTime];
    this.value.setRange(time, [low - room, Math.max(high + room, Math.max(from, to) + size * 0.28)]);
    const margin = (fast - slow || 1) * 0.1;
    this.speed.setRange(time, [slow - margin, fast + margin]);
  }

  draw(now) {
    const { from, to, epsilon, difference, selected } = this.own;
    this.transport.tick(now);
    this.reportInTime(now);
    const series = shownSeries(this.own);
    for (const index of series) {
      const { stiffness, mass } = this.motions[index];
      const halfPeriods = (this.shownTime * Math.sqrt(stiffness / mass)) / Math.PI;
      this.samplers[index].sample(this.motions[index], this.shownTime, this.value.pointCount(halfPeriods));
    }
    this.ranges();
    const { value, speed } = this;
    value.begin();
    const room = epsilon * excursionOf(this.motions[selected]);
    value.band(to - room, to + room, token("accent"), 0.3);
    value.band(to, to, token("muted"), 0.8);
    speed.begin();
    speed.band(0, 0, token("muted"), 0.5);
    for (const index of series) {
      const { times, values, rates } = this.samplers[index];
      const style = { color: seriesColor(index), dash: dashes[index], width: index === selected ? 2.6 : 1.8 };
      if (difference && index !== selected) {
        const other = this.base.sample(this.motions[selected], this.shownTime, times.length);
        value.line(times, values.map((number, at) => from + (number - other.values[at])), style);
        speed.line(times, rates.map((number, at) => number - other.rates[at]), style);
      } else {
        value.line(times, values, style);
        speed.line(times, rates, style);
      }
    }
    const settles = settlingOf(this.motions[selected], epsilon);
    value.mark(settles < this.shownTime ? settles : undefined, `settled ${readout(settles, 3)} s`);
    for (const handle of this.handles) handle.update();
    this.drawArrow();
    this.show(series);
  }

  /** Draws the arrow whose slope is the velocity at the start. */
  drawArrow() {
    const { value: plot } = this;
    const end = this.velocity.place();
    plot.clip((context) => {
      context.strokeStyle = token("ink");
      context.lineWidth = 2;
      context.setLineDash([]);
      context.beginPath();
      context.moveTo(plot.px(0), plot.py(this.own.from));
      context.lineTo(end[0] - 5, end[1]);
      context.stroke();
    });
  }

  /** Moves the previews and the cursors to the time. */
  show(series) {
    const { from, to } = this.frame;
    const { time } = this.transport;
    const motions = this.live ?? this.motions;
    series.slice().sort((a, b) => a - b).forEach((index, place) => {
      const preview = this.shown[place];
      if (!preview) return;
      preview.show((motions[index].value(time) - from) / (to - from));
      setText(preview.label, series.length > 1 ? letters[index] : "");
    });
    const cursor = this.live ? undefined : time;
    this.value.moveCursor(cursor);
    this.speed.moveCursor(cursor);
    const motion = motions[this.own.selected];
    setText(this.transport.output, `${readout(time, 3)} s · ${readout(motion.value(time))} · ${readout(motion.velocity(time))} /s`);
    if (this.transport.isPlaying) invalidate();
  }
}
