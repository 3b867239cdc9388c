// Plots against time, for all recordings: the fraction, and one property of a view, each above its rate. All plots have the
// same axis of time, so that their cursors are below each other.

import { draw, h, one, svg } from "../parts/dom.js";
import { range, ticks, within } from "../parts/numbers.js";
import { followAlong } from "../parts/press.js";

const units = { opacity: "", rotation: "°", red: "", green: "", blue: "" };

// The marks of the recordings at the cursor: circle, square, triangle, diamond.
const marks = [
  "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", "M-3.6-3.6h7.2v7.2h-7.2z", "M0-4.8 4.6 3.6h-9.2z", "M0-5 5 0 0 5-5 0z",
];

const left = 56;

/** The rate of change at each frame, from the frames around it. */
const rates = (times, values) => values.map((value, frame) => {
  const isKnown = (place) => place >= 0 && place < values.length && values[place] !== null;
  const low = isKnown(frame - 1) ? frame - 1 : frame;
  const high = isKnown(frame + 1) ? frame + 1 : frame;
  const span = times[high] - times[low];
  return value === null || !(span > 0) ? null : (values[high] - values[low]) / span;
});

const plot = (id) => `<div class="figure" hidden><svg class="plot" id="${id}" role="img" aria-label="plot"></svg></div>`;

export const plots = (legend) => `<section class="plots" id="plots" aria-label="Plots">
${legend}${plot("plot-fraction")}
${plot("plot-velocity")}
<div class="graph" id="graph-box" hidden>
<div class="choices"><label><span>View</span> <select id="graph-view"></select></label>
<label><span>Property</span> <select id="graph-property"></select></label></div>
${plot("graph")}
${plot("plot-rate")}
</div>
</section>`;

/** Scrubs by dragging over a picture. */
const dragTime = (picture, timeAt, seek) => followAlong(picture, () => {
  const { left, width } = picture.getBoundingClientRect();
  return (place) => seek(timeAt(((place - left) / width) * picture.viewBox.baseVal.width));
});

export class Plots {
  #panes;
  #from;
  #to;
  #instant;
  #width = 640;
  #panels = [];
  /** The views that move, by name, with the curves of each property. Views of one name in several recordings are one choice. */
  #moving = new Map();

  constructor(panes, from, to, seek) {
    [this.#panes, this.#from, this.#to, this.#instant] = [panes, from, to, from];
    const isDriven = panes.some(({ data }) => data.driven);
    panes.forEach((pane, number) => pane.data.views.forEach(({ name, values }) => {
      for (const [property, list] of Object.entries(values)) {
        if (!this.#moving.has(name)) this.#moving.set(name, new Map());
        const properties = this.#moving.get(name);
        if (!properties.has(property)) properties.set(property, []);
        const found = properties.get(property);
        if (!found.some((curve) => curve.number === number)) found.push({ number, pane, values: list });
      }
    }));
    const column = (key) => panes.map((pane, number) => ({ number, pane, values: pane.data[key] }));
    if (isDriven) {
      const height = panes.length > 1 ? 150 + 12 * panes.length : 196;
      this.#add("plot-fraction", height, false, () => ({ name: "fraction", curves: column("fraction"), holding: [0, 1], firm: [0, 1], hasPhases: true }));
      this.#add("plot-velocity", 128, true, () => ({ name: "fraction velocity, 1/s", curves: column("velocity"), holding: [0], firm: [0] }));
    }
    if (this.#moving.size) this.#addProperty(isDriven);
    for (const { picture } of this.#panels) dragTime(picture, (x) => from + ((x - left) / (this.#right - left)) * (to - from), seek);
    if (!this.#panels.length) return;
    const fit = () => {
      // Plots are as wide as their element, so that their numbers keep their size on a phone.
      this.#width = Math.max(Math.round(this.#panels[0].picture.clientWidth) || 640, 240);
      for (const panel of this.#panels) this.#draw(panel);
    };
    new ResizeObserver(fit).observe(this.#panels[0].picture);
    fit();
  }

  /** The rows of plots for one property, which the reader chooses. */
  #addProperty(isDriven) {
    const [views, properties] = [one("#graph-view"), one("#graph-property")];
    const option = (text) => Object.assign(document.createElement("option"), { textContent: text });
    const chosen = () => this.#moving.get(views.value).get(properties.value);
    const unit = () => units[properties.value] ?? "pt";
    views.append(...[...this.#moving.keys()].map(option));
    one("#graph-box").hidden = false;
    this.#add("graph", 196, false, () => ({
      name: `${views.value} ${properties.value}${unit() && `, ${unit()}`}`, curves: chosen(), holding: [], firm: [], hasPhases: !isDriven,
    }));
    this.#add("plot-rate", 128, true, () => ({
      name: `its velocity, ${unit() || "1"}/s`, holding: [0], firm: [0],
      curves: chosen().map((curve) => ({ ...curve, values: rates(curve.pane.data.time, curve.values) })),
    }));
    const list = () => properties.replaceChildren(...[...this.#moving.get(views.value).keys()].map(option));
    const redraw = () => this.#panels.slice(-2).forEach((panel) => this.#draw(panel));
    // Starts with the property that changes most. The frame of a view that turns has corners in time.
    let farthest = -1;
    let start = null;
    for (const [name, all] of this.#moving) {
      for (const [property, [{ values }]] of all) {
        const [low, high] = range(values);
        const isOwn = all.has("rotation") ? /^(screen|bounds)/.test(property) : !/^(screen|bounds|red|green|blue)/.test(property);
        const span = (high - low) * (isOwn ? 1e6 : 1);
        if (span > farthest) [farthest, start] = [span, [name, property]];
      }
    }
    views.value = start[0];
    list();
    properties.value = start[1];
    views.addEventListener("change", () => {
      const before = properties.value;
      list();
      if (this.#moving.get(views.value).has(before)) properties.value = before;
      redraw();
    });
    properties.addEventListener("change", redraw);
  }

  #add(id, height, hasTimes, describe) {
    const picture = one(`#${id}`);
    const figure = picture.parentElement;
    figure.hidden = false;
    // What moves with the time lies over the picture, which is drawn once.
    const cursor = h("i", { class: "cursor" });
    const dots = this.#panes.map((_, number) => svg("svg", { class: `dot s${number}`, viewBox: "-6 -6 12 12", "aria-hidden": "true" }, svg("path", { d: marks[number] })));
    figure.append(cursor, ...dots);
    this.#panels.push({ picture, cursor, dots, height, hasTimes, describe, top: 24, bottom: height - (hasTimes ? 34 : 8) });
  }

  get #right() {
    return this.#width - 14;
  }

  #x(time) {
    const [from, to] = [this.#from, this.#to];
    return left + (to > from ? (time - from) / (to - from) : 0) * (this.#right - left);
  }

  /** The phases and the events: bands behind the curve of one recording, a strip for each of several. */
  #drawPhases({ picture, top, bottom }, text) {
    const isAlone = this.#panes.length === 1;
    this.#panes.forEach(({ data }, number) => {
      const y = isAlone ? top - 16 : 22 + number * 12;
      for (const [phase, start, end] of data.spans) {
        const name = data.phases[phase];
        const width = Math.max(this.#x(end) - this.#x(start), 0);
        const place = { x: this.#x(start), width, y };
        if (isAlone) draw("rect", { ...place, height: bottom - y, class: `phase ${name}` }, picture);
        const strip = draw("rect", { ...place, height: isAlone ? 16 : 9, class: `phase strip ${name}` }, picture);
        draw("title", {}, strip).textContent = name;
        if (isAlone && name.length * 6.5 + 8 < width) text(this.#x(start) + width / 2, y + 12, name, "middle", "ink");
      }
      if (!isAlone) text(left - 8, y + 8, data.label, "end", `ink s${number}`);
      const free = [-Infinity, -Infinity];
      for (const { time, label } of data.events) {
        const at = this.#x(time);
        draw("line", { class: "event", x1: at, x2: at, y1: isAlone ? y : y - 1, y2: isAlone ? bottom : y + 10 }, picture);
        if (!isAlone) continue;
        const size = label.length * 6.5;
        const start = Math.max(Math.min(at + 4, this.#right - size), left);
        const row = free.findIndex((end) => end + 6 <= start);
        if (row < 0) continue;
        free[row] = start + size;
        text(start, y - 5 - 13 * row, label, "start", "ink halo");
      }
    });
  }

  #draw(panel) {
    const { picture, cursor, height, bottom } = panel;
    const { name, curves, holding, firm, hasPhases } = panel.describe();
    panel.top = !hasPhases ? 24 : this.#panes.length > 1 ? 28 + 12 * this.#panes.length : 66;
    let [low, high] = range(curves.flatMap(({ values }) => values).concat(holding));
    if (!(high > low)) [low, high] = [(low || 0) - 0.5, (low || 0) + 0.5];
    const margin = (high - low) * 0.06;
    const y = (value) => bottom - ((value - low + margin) / (high - low + 2 * margin)) * (bottom - panel.top);
    picture.setAttribute("viewBox", `0 0 ${this.#width} ${height}`);
    picture.parentElement.style.height = `${height}px`;
    picture.replaceChildren();
    const text = (x, baseline, words, anchor, kind = "muted") => {
      draw("text", { x, y: baseline, "text-anchor": anchor, "font-size": 11, class: kind }, picture).textContent = words;
    };
    if (hasPhases) this.#drawPhases(panel, text);
    const right = this.#right;
    const up = ticks([low, high], within((bottom - panel.top) / 26, 2, 8));
    const along = ticks([this.#from, this.#to > this.#from ? this.#to : this.#from + 1], within((right - left) / 90, 2, 8));
    for (const value of up.list) {
      const isFirm = firm.some((each) => Math.abs(each - value) < 1e-9);
      draw("line", { class: isFirm ? "grid firm" : "grid", x1: left, x2: right, y1: y(value), y2: y(value) }, picture);
      text(left - 8, y(value) + 4, value.toFixed(up.places), "end");
    }
    for (const value of along.list) {
      draw("line", { class: "tick", x1: this.#x(value), x2: this.#x(value), y1: bottom, y2: bottom + 4 }, picture);
      if (panel.hasTimes) text(this.#x(value), bottom + 16, value.toFixed(along.places), "middle");
    }
    if (panel.hasTimes) text((left + right) / 2, bottom + 30, "time, s", "middle");
    text(left, 12, name, "start", "ink");
    panel.curves = curves;
    panel.y = y;
    for (const curve of curves) {
      let path = "";
      let isDown = false;
      curve.values.forEach((value, frame) => {
        if (value !== null) path += `${isDown ? "L" : "M"}${this.#x(curve.pane.data.time[frame]).toFixed(2)} ${y(value).toFixed(2)}`;
        isDown = value !== null;
      });
      draw("path", { d: path, class: `curve s${curve.number}` }, picture);
    }
    Object.assign(cursor.style, { top: `${panel.top}px`, height: `${bottom - panel.top}px` });
    picture.setAttribute("aria-label", `${name} against time, from ${low.toFixed(2)} to ${high.toFixed(2)}`);
    this.#markPanel(panel);
  }

  #markPanel({ cursor, curves, dots, y }) {
    const alone = this.#panes.length === 1 ? this.#panes[0] : null;
    cursor.style.transform = `translateX(${this.#x(alone ? alone.data.time[Math.max(alone.index, 0)] : this.#instant)}px)`;
    dots.forEach((dot, number) => {
      const curve = curves.find((each) => each.number === number);
      const { data, index } = this.#panes[number];
      const value = curve?.values[index] ?? null;
      dot.style.visibility = value === null ? "hidden" : "visible";
      if (value !== null) dot.style.transform = `translate(${this.#x(data.time[index])}px, ${y(value)}px)`;
    });
  }

  /** Moves the cursors to a time. */
  mark(seconds) {
    this.#instant = seconds;
    for (const panel of this.#panels) this.#markPanel(panel);
  }
}
