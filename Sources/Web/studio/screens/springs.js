// The screen of springs: value over velocity, one time axis, one cursor.

import { h } from "../../parts/dom.js";
import { menu } from "../view/controls.js";
import { isDue } from "../../parts/frame.js";
import { gesture, token } from "../view/frame.js";
import { shownSeries } from "../view/compare.js";
import { updateFields } from "../view/fields.js";
import { Plot, dashes, seriesColor } from "../view/plot.js";
import { Presets } from "../view/presets.js";
import { TimeBar } from "../view/time-bar.js";
import { springs } from "../../../JavaScript/core.js";
import { motionOf, preset, refusalOfSpring, spellings } from "../model/springs.js";
import { readout } from "../../parts/numbers.js";
import { excursionOf, reportOf, settlingOf, shownTime } from "../model/spring-shape.js";
import { springHandles } from "./spring-handles.js";
import { Sampler } from "./sampler.js";
import { SeriesScreen } from "./series-screen.js";

export class SpringScreen extends SeriesScreen {
  constructor(store, say) {
    super("springs", store, say, { transport: new TimeBar({ onrestart: () => this.endTurn() }), manner: "with the spring", hasDifference: true });
    this.value = new Plot({ label: "Value over time", x: { name: "time", unit: "s" }, y: { name: "value" }, height: 300, isUpper: true });
    this.speed = new Plot({ label: "Velocity over time", x: { name: "time", unit: "s" }, y: { name: "velocity", unit: "/s" }, height: 170, pair: this.value });
    for (const plot of [this.value, this.speed]) plot.scrub((time) => this.transport.scrub(time));
    this.base = new Sampler();
    this.handles = springHandles(this);
    this.velocity = this.handles.find(({ kind }) => kind === "arrow");
    this.build();
  }

  /** Changes the selected spring; throws if it does not fit into the state. */
  changeItem(change) {
    const { items, selected } = this.own;
    const item = { ...items[selected], ...change };
    const reason = refusalOfSpring(item);
    if (reason) throw new RangeError(reason);
    this.change({ items: items.with(selected, item) });
  }
  /** Changes the selected spring as far as a handle goes. */
  dragItem(change) {
    if (!refusalOfSpring({ ...this.item, ...change })) this.changeItem(change);
  }

  build() {
    this.preview.append(h("p", { class: "hint" }, "Click the preview while it moves: it turns back and keeps its velocity."));
    this.work = h("section", { class: "work", "aria-label": "Plots" }, this.compare.root, this.value.root, this.speed.root, this.rows);

    const spelling = menu("Parameters", Object.entries(spellings).map(([value, { label }]) => ({ value, label })), (value) => this.set({ spelling: value }));
    this.spelling = spelling.select;
    // All over one time, so that they can be compared.
    const seconds = 1.2;
    this.gallery = new Presets(springs.map((name) => {
      const motion = motionOf({ ...preset(name), velocity: 0 }, 0, 1);
      return { name, seconds, values: motion.sample(Float64Array.from({ length: 73 }, (_, index) => (seconds * index) / 72)) };
    }), (name) => {
      this.changeItem(preset(name));
      this.store.commit();
    });
    this.presets = this.gallery.root;
    this.parameters = h("div", { class: "fields" });
    const place = { kind: "number", step: 0.1, low: -1e9, high: 1e9 };
    this.fixed = [
      this.field("from", { label: "From", ...place, set: (from) => this.setEnds(from, this.own.to) }),
      this.field("to", { label: "To", ...place, set: (to) => this.setEnds(this.own.from, to) }),
      this.field("velocity", { label: "Velocity", kind: "velocity", unit: "/s", step: 0.1, low: -1e6, high: 1e6, get: () => this.item.velocity, set: (velocity) => this.changeItem({ velocity }) }),
      this.field("epsilon", { label: "Settled within ±", kind: "ratio", step: 0.001, low: 1e-9, high: 0.5 }),
    ];
    this.values = h("section", { class: "values", "aria-label": "Values" }, h("h2", {}, "Values"), h("div", { class: "fields two" }, spelling.root),
      this.parameters, h("div", { class: "fields" }, ...this.fixed.map(({ root }) => root)));
  }

  setEnds(from, to) {
    if (from === to) throw new RangeError("From and To must differ.");
    this.change({ from, to });
  }

  /** Turns the motion back where it is, with its velocity; after its end, plays again. */
  tap() {
    if (!this.transport.isPlaying) return super.tap();
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
    this.fields = fields.map((options) => this.field(options.name, {
      ...options, get: () => values()[options.name],
      set: (value) => this.changeItem(make({ ...values(), [options.name]: value })),
    }));
    this.parameters.replaceChildren(...this.fields.map(({ root }) => root));
  }

  /** Applies the state. During a gesture, fields are updated when they are due. */
  update(isCommitted) {
    const { from, to, items, spelling, epsilon } = this.own;
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
    this.spelling.value = spelling;
    this.gallery.update(springs.find((name) => ["mass", "stiffness", "damping"].every((key) => preset(name)[key] === this.item[key])));
    this.updatePreview();
    if (!isTurning) this.transport.present();
  }

  report() {
    this.isReported = true;
    const { epsilon } = this.own;
    const reports = this.motions.map((motion) => reportOf(motion, epsilon));
    const time = (value) => (Number.isFinite(value) ? `${readout(value)} s` : "never");
    this.fillReport([
      [`Settles within ±${readout(epsilon * 100)} % of the largest distance`, (index) => time(reports[index].settles)],
      ["Overshoot", (index) => {
        const { peak } = reports[index];
        return peak && peak.overshoot > 5e-7 ? `${readout(peak.overshoot * 100)} % at ${readout(peak.time, 3)} s` : "none";
      }],
      ["Half way", (index) => time(reports[index].half)],
      ["Highest speed", (index) => {
        const { speed, time } = reports[index].fastest;
        return `${readout(speed)} /s at ${readout(time, 3)} s`;
      }],
      ["Damping ratio", (index) => readout(this.motions[index].dampingRatio)],
      ["Response", (index) => time(this.motions[index].response)],
    ]);
  }

  ranges(series) {
    const { from, to } = this.own;
    const size = Math.abs(to - from);
    let [low, high] = [Math.min(from, to), Math.max(from, to)];
    let [slow, fast] = [0, 0];
    for (const { values, rates } of series) {
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

  draw(now, isChanged) {
    this.transport.tick(now);
    if (!this.isReported && isDue("report")) this.report();
    if (isChanged) this.drawPlots();
    this.show();
  }

  drawPlots() {
    const { from, to, epsilon, difference, selected } = this.own;
    const series = shownSeries(this.own).map((index) => {
      const { stiffness, mass } = this.motions[index];
      const halfPeriods = (this.shownTime * Math.sqrt(stiffness / mass)) / Math.PI;
      const { times, values, rates } = this.samplers[index].sample(this.motions[index], this.shownTime, this.value.pointCount(halfPeriods));
      const style = { color: seriesColor(index), dash: dashes[index], width: index === selected ? 2.6 : 1.8 };
      if (!difference || index === selected) return { times, values, rates, style };
      const other = this.base.sample(this.motions[selected], this.shownTime, times.length);
      return { times, values: values.map((number, at) => from + (number - other.values[at])), rates: rates.map((number, at) => number - other.rates[at]), style };
    });
    this.ranges(series);
    const { value, speed } = this;
    value.begin();
    const room = epsilon * excursionOf(this.motions[selected]);
    value.band(to - room, to + room, token("accent"), 0.3);
    value.band(to, to, token("muted"), 0.8);
    speed.begin();
    speed.band(0, 0, token("muted"), 0.5);
    for (const { times, values, rates, style } of series) {
      value.line(times, values, style);
      speed.line(times, rates, style);
    }
    const settles = settlingOf(this.motions[selected], epsilon);
    value.mark(settles < this.shownTime ? settles : undefined, `settled ${readout(settles, 3)} s`, to > from);
    for (const handle of this.handles) handle.update();
    // The arrow, whose slope is the velocity at the start.
    const [x, y] = this.velocity.place();
    value.arm([[0, from], [value.x(x - 5), value.y(y)]], "ink", 2);
  }

  /** Moves the previews and the cursors to the time. */
  show() {
    const { from, to } = this.frame;
    const { time } = this.transport;
    const motions = this.live ?? this.motions;
    this.showPreview((index) => (motions[index].value(time) - from) / (to - from));
    const cursor = this.live ? undefined : time;
    this.value.moveCursor(cursor);
    this.speed.moveCursor(cursor);
    const motion = motions[this.own.selected];
    this.transport.tell(() => `${readout(time, 3)} s · ${readout(motion.value(time))} · ${readout(motion.velocity(time))} /s`);
  }
}
