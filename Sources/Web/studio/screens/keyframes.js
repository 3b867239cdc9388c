// The screen of keyframes: rows of keys, the selected row's value over velocity.

import { h } from "../../parts/dom.js";
import { menu, button } from "../view/controls.js";
import { followPress } from "../../parts/press.js";
import { gesture, token } from "../view/frame.js";
import { updateFields } from "../view/fields.js";
import { pictureButton } from "../view/picture.js";
import { Plot, seriesColor } from "../view/plot.js";
import { fill } from "../view/table.js";
import { TimeBar } from "../view/time-bar.js";
import { Preview, poseApp } from "../view/previews.js";
import { keyModes, properties, segment, timeBounds, trackOf, withKey } from "../model/keyframes.js";
import { readout, within } from "../../parts/numbers.js";
import { KeyHandles } from "./key-handles.js";
import { Sampler } from "./sampler.js";
import { Screen } from "./screen.js";

const labels = Object.fromEntries(properties.map(({ name, label }) => [name, label]));
const units = Object.fromEntries(properties.map(({ name, unit }) => [name, unit]));
const starts = { x: [0, 100], y: [0, 100], scale: [1, 1.2], rotation: [0, 90], opacity: [0, 1] };

export class KeyframeScreen extends Screen {
  constructor(store, say) {
    super("keyframes", store, say);
    this.transport = new TimeBar();
    this.plot = new Plot({ label: "Value over time", x: { name: "time", unit: "s" }, y: { name: "value" }, height: 300, isUpper: true });
    this.speed = new Plot({ label: "Velocity over time", x: { name: "time", unit: "s" }, y: { name: "velocity", unit: "/s" }, height: 150, pair: this.plot });
    for (const plot of [this.plot, this.speed]) plot.scrub((time) => this.transport.scrub(time));
    this.sampler = new Sampler();
    this.transport.duration = this.own.duration;
    this.transport.time = this.own.duration / 2;
    this.stage = new Preview(poseApp(), "Photo card that the tracks move");
    this.handles = new KeyHandles(this);
    this.build();
  }

  get row() {
    return this.own.rows[this.own.selected];
  }
  changeRow(row) {
    const { rows, selected } = this.own;
    this.change({ rows: rows.with(selected, row) });
  }
  setRow(row) {
    this.changeRow(row);
    this.store.commit();
  }

  build() {
    this.preview = h("section", { class: "preview", "aria-label": "Preview" }, h("div", { class: "stages" }, this.stage.root), this.transport.root);
    this.preview.prepend(h("div", { class: "buttons" }, ...pictureButton(this.preview, this.say)));
    this.tracks = h("div", { class: "tracks", role: "group", "aria-label": "Tracks" });
    this.plot.root.addEventListener("dblclick", (event) => this.addAt(event));
    this.table = h("table", { class: "keys" });
    this.add = menu("Add a track", [], (property) => property && this.addRow(property));
    this.remove = button("Remove track", () => {
      const { rows, selected } = this.own;
      this.set({ rows: rows.toSpliced(selected, 1), selected: Math.max(0, selected - 1) });
    }, { class: "text-button" });
    this.more = button("Add a key", () => this.insert(this.transport.time), { class: "text-button" });
    this.duration = this.field("duration", { label: "Duration", kind: "time", unit: "s", step: 0.1, low: 0.01, high: 1000, set: (duration) => this.setDuration(duration) });
    this.work = h("section", { class: "work", "aria-label": "Plots" }, this.tracks, this.plot.root, this.speed.root,
      h("p", { class: "hint" }, "Double-click the plot to add a key. Delete removes the focused one."));
    this.values = h("section", { class: "values", "aria-label": "Values" }, h("div", { class: "values-head" }, h("h2", {}, "Keys"), this.more, this.remove),
      this.table, h("div", { class: "fields two" }, this.duration.root, this.add.root));
  }

  /** Changes the duration; keys keep their fraction of it. */
  setDuration(duration) {
    const factor = duration / this.own.duration;
    this.change({ duration, rows: this.own.rows.map((row) => ({ ...row, keys: row.keys.map(([time, value]) => [time * factor, value]) })) });
  }

  addRow(property) {
    const { rows, duration } = this.own;
    const [start, end] = starts[property];
    const row = { property, keys: [[0, start], [duration, end]], segments: [segment("monotone")] };
    this.set({ rows: [...rows, row], selected: rows.length });
  }

  /** Adds a key on the curve at a time. */
  insert(time) {
    if (this.row.keys.length >= 40) return;
    const at = Math.min(Math.max(time, 0), this.own.duration);
    this.setRow(withKey(this.row, Number(at.toPrecision(4)), Number(this.curves[this.own.selected].value(at).toPrecision(6))));
  }
  addAt(event) {
    if (event.target.closest(".handle")) return;
    const box = this.plot.root.getBoundingClientRect();
    this.insert(this.plot.x(event.clientX - box.left));
  }

  update(isCommitted) {
    for (const curve of this.curves ?? []) curve.dispose();
    this.curves = this.own.rows.map(trackOf);
    this.transport.duration = this.own.duration;
    this.handles.update();
    updateFields([this.duration, ...(this.fields ?? [])], isCommitted);
    [...this.tracks.children].forEach((row, index) => row.setAttribute("aria-pressed", String(index === this.own.selected)));
    if (!isCommitted) return;
    this.plot.yAxis = { name: labels[this.row.property].toLowerCase(), unit: units[this.row.property] };
    this.speed.yAxis = { name: "velocity", unit: `${units[this.row.property]}/s` };
    this.showTracks();
    this.showKeys();
    this.transport.present();
  }

  showTracks() {
    const { rows, selected } = this.own;
    const key = JSON.stringify([rows, selected]);
    if (this.tracked === key) return;
    const focused = [...this.tracks.children].indexOf(document.activeElement);
    this.tracked = key;
    this.tracks.replaceChildren(...rows.map(({ property, keys }, index) => {
      const marks = keys.map(() => h("i", { class: "key-mark" }));
      marks.forEach((mark, key) => followPress(mark, (press) => this.dragMark(press, index, key)));
      return h("button", { type: "button", class: "track-row", "aria-pressed": String(index === selected), onclick: () => this.set({ selected: index }) },
        h("span", {}, labels[property]), h("span", { class: "lane" }, ...marks));
    }));
    if (focused >= 0) this.tracks.children[Math.min(focused, rows.length - 1)].focus();
    this.remove.disabled = rows.length < 2;
    const free = properties.filter(({ name }) => !rows.some(({ property }) => property === name));
    this.add.select.replaceChildren(h("option", { value: "" }, free.length ? "Choose…" : "All are in use"),
      ...free.map(({ name, label }) => h("option", { value: name }, label)));
    this.add.select.disabled = free.length === 0;
  }

  /** Drags a key of a row along the time; its row is the selected one from then on. */
  dragMark(press, selected, index) {
    if (gesture.isActive) return undefined;
    press.preventDefault();
    gesture.isActive = true;
    this.change({ selected });
    const away = this.plot.px(this.row.keys[index][0]) - press.clientX;
    return ({ type, clientX }) => {
      if (type === "pointermove") {
        const time = within(this.plot.x(clientX + away), ...timeBounds(this.row, index, this.own.duration));
        return this.handles.setKey(index, time, this.row.keys[index][1]);
      }
      gesture.isActive = false;
      return type === "pointerup" ? this.store.commit() : this.store.revert();
    };
  }

  /** Places the rows' keys and lines at the plot's times: both are equally wide, and rows have a border of a pixel. */
  placeMarks() {
    const [start, end] = [this.plot.px(0), this.plot.px(this.own.duration)];
    this.own.rows.forEach(({ keys }, index) => {
      const lane = this.tracks.children[index]?.lastChild;
      if (lane?.childElementCount !== keys.length) return;
      Object.assign(lane.style, { left: `${start - 1}px`, width: `${end - start}px` });
      keys.forEach(([time], key) => {
        lane.children[key].style.transform = `translateX(${this.plot.px(time) - start}px) rotate(45deg)`;
      });
    });
  }

  /** The table of keys. It is built again only if the row or the number of keys differs. */
  showKeys() {
    const { row, own } = this;
    const key = `${own.selected} ${row.property} ${row.keys.length}`;
    if (this.keyed !== key) {
      this.keyed = key;
      this.fields = [];
      this.selects = [];
      const field = (options) => {
        const made = this.field(undefined, options);
        this.fields.push(made);
        return made.root;
      };
      const rows = row.keys.map((_, index) => {
        const mode = row.segments[index] && menu(`After key ${index + 1}`, keyModes.map((value) => ({ value, label: value })), (value) =>
          this.setRow({ ...this.row, segments: this.row.segments.with(index, { ...this.row.segments[index], mode: value }) }));
        if (mode) this.selects.push(mode.select);
        const low = () => this.row.keys[index - 1]?.[0] ?? 0;
        return [String(index + 1),
          field({ label: `Time ${index + 1}`, kind: "time", unit: "s", step: 0.01, low: 0, get: () => this.row.keys[index]?.[0] ?? NaN, set: (time) => this.handles.setTime(index, time, low()) }),
          field({ label: `Value ${index + 1}`, kind: "number", step: row.property === "scale" || row.property === "opacity" ? 0.01 : 1, low: -1e6, high: 1e6, get: () => this.row.keys[index]?.[1] ?? NaN, set: (value) => this.handles.setKey(index, this.row.keys[index][0], value) }),
          mode?.root];
      });
      fill(this.table, ["Key", "Time", "Value", "Interpolation"], rows);
    }
    for (const item of this.fields) item.update();
    this.selects.forEach((select, index) => (select.value = row.segments[index].mode));
  }

  draw(now, isChanged) {
    this.transport.tick(now);
    if (isChanged) this.drawPlots();
    const { time } = this.transport;
    const pose = Object.fromEntries(this.own.rows.map(({ property }, index) => [property, this.curves[index].value(time)]));
    this.stage.app.pose(pose);
    this.plot.moveCursor(time);
    this.speed.moveCursor(time);
    const curve = this.curves[this.own.selected];
    this.transport.tell(() => `${readout(time, 3)} s · ${readout(curve.value(time))} · ${readout(curve.velocity(time))} /s`);
  }

  drawPlots() {
    const { selected, duration } = this.own;
    const { times, values, rates } = this.sampler.sample(this.curves[selected], duration, this.plot.pointCount(3 * this.row.keys.length));
    const keyValues = this.row.keys.map(([, value]) => value);
    const [low, high] = [Math.min(...values, ...keyValues), Math.max(...values, ...keyValues)];
    const room = (high - low || 1) * 0.16;
    const side = duration * 0.03;
    this.plot.setRange([-side, duration + side], [low - room, high + room]);
    const finite = rates.filter((rate) => Number.isFinite(rate));
    const [slow, fast] = [Math.min(0, ...finite), Math.max(0, ...finite)];
    const margin = (fast - slow || 1) * 0.1;
    this.speed.setRange([-side, duration + side], [slow - margin, fast + margin]);
    this.plot.begin();
    this.handles.drawArms();
    const isHeld = this.row.segments.every(({ mode }) => mode === "hold");
    this.plot.line(times, values, { color: seriesColor(0), width: 2.6, isStepped: isHeld });
    this.speed.begin();
    this.speed.band(0, 0, token("muted"), 0.5);
    this.speed.line(times, rates, { color: seriesColor(0) });
    this.handles.place();
    this.placeMarks();
  }
}
