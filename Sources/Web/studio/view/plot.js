// A plot: axes with names and units on a canvas, bands and curves as paths, and handles over them.

import { h, setHidden, setText, svg } from "../../parts/dom.js";
import { invalidate, isDue, soon } from "../../parts/frame.js";
import { followAlong } from "../../parts/press.js";
import { gesture, token } from "./frame.js";
import { ticks } from "../../parts/numbers.js";

const font = '12px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
const margins = { right: 14, top: 26, bottom: 30 };
/** The text of a number on an axis, with all its digits. */
const tickText = (value) => (Math.abs(value) < 1e6 ? String(value) : value.toExponential().replace("+", "")).replaceAll("-", "−");

/** The dash patterns of the series A to D. */
export const dashes = [[], [8, 4], [2, 4], [10, 4, 2, 4]];
export const seriesColor = (index) => token(`series-${index}`);

export class Plot {
  #frozen;
  #context;
  #key;
  #paths = [];
  #used = 0;
  /** The pixels that the names of the y axis need. */
  need = 46;

  /**
   * `x` and `y` are the axes, with name and unit; `isSquare` gives both axes the same scale; `isUpper` has the x axis of the
   * plot below, whose `pair` it is: both have the same left margin.
   */
  constructor({ label, x, y, height = 240, isSquare = false, isUpper = false, pair = this }) {
    Object.assign(this, { label, xAxis: x, yAxis: y, isSquare, isUpper, pair });
    pair.pair = this;
    this.canvas = h("canvas", { role: "img", "aria-label": label });
    this.lines = svg("svg", { "aria-hidden": "true" });
    this.cursor = h("div", { class: "cursor", hidden: true });
    this.marker = h("div", { class: "marker", hidden: true }, h("span"));
    this.overlay = h("div", { class: "overlay" }, this.marker, this.cursor);
    this.root = h("div", { class: isUpper ? "plot upper" : "plot", style: `height: ${height}px` }, this.canvas, h("div", { class: "lines" }, this.lines), this.overlay);
    this.range = { x: [0, 1], y: [0, 1] };
    this.size = { width: 0, height: 0 };
    new ResizeObserver(() => {
      this.measure();
      invalidate();
    }).observe(this.root);
  }

  measure() {
    const { clientWidth: width, clientHeight: height } = this.root;
    const ratio = Math.min(globalThis.devicePixelRatio || 1, 3);
    if (this.size.width === width && this.size.height === height && this.ratio === ratio) return;
    this.size = { width, height };
    this.ratio = ratio;
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(height * ratio);
    this.#context = this.#key = undefined;
  }

  /** Sets the range; during a gesture the first one stays. A range without room for pixels becomes one of 1. */
  setRange(...ranges) {
    if (gesture.isActive && this.#frozen) return;
    this.#frozen = true;
    const [x, y] = ranges.map(([low, high]) => (high - low > 1e-300 ? [low, high] : [low - 0.5, high + 0.5]));
    this.range = { x, y };
    if (!this.size.width) this.measure();
    if (this.isSquare && this.size.width) this.#square(x, y);
    const context = this.canvas.getContext("2d");
    context.font = font;
    this.need = Math.max(46, ...this.ys.map((value) => 10 + context.measureText(tickText(value)).width));
  }

  #square(x, y) {
    // The longer side shows more.
    const { width, height } = this.inner;
    const perPoint = Math.max((x[1] - x[0]) / width, (y[1] - y[0]) / height);
    const widen = ([low, high], size) => {
      const more = (perPoint * size - (high - low)) / 2;
      return [low - more, high + more];
    };
    this.range = { x: widen(x, width), y: widen(y, height) };
  }

  get left() {
    return Math.max(this.need, this.pair.need);
  }
  get ys() {
    return ticks(this.range.y, this.inner.height / 34).list;
  }
  get inner() {
    return {
      width: Math.max(this.size.width - this.left - margins.right, 1),
      height: Math.max(this.size.height - margins.top - margins.bottom, 1),
    };
  }

  /** The pixel of a value, and the value of a pixel. */
  px(x) {
    const [low, high] = this.range.x;
    return this.left + ((x - low) / (high - low)) * this.inner.width;
  }
  py(y) {
    const [low, high] = this.range.y;
    return margins.top + ((high - y) / (high - low)) * this.inner.height;
  }
  x(px) {
    const [low, high] = this.range.x;
    return low + ((px - this.left) / this.inner.width) * (high - low);
  }
  y(py) {
    const [low, high] = this.range.y;
    return high - ((py - margins.top) / this.inner.height) * (high - low);
  }

  /**
   * How many points a curve needs: its chords are within a quarter of a pixel, for the half periods that it shows.
   */
  pointCount(halfPeriods = 4) {
    return Math.round(Math.min(400, Math.max(60, this.inner.width / 4, 28 * halfPeriods)));
  }

  /** Begins a drawing. The axes, and over them what `draw` draws for a key, are drawn again only if they differ. */
  begin(key, draw) {
    const { range, xAxis, yAxis } = this;
    const whole = [key, this.left, ...range.x, ...range.y, xAxis.name, yAxis.name, yAxis.unit, token("muted"), token("line")].join();
    if (this.#key !== whole) {
      this.#key = whole;
      this.root.style.setProperty("--left", `${this.left}px`);
      this.#drawAxes();
      if (draw) this.#clip(draw);
    }
    this.#used = 0;
    // After the drawing, paths of series that are gone are emptied.
    queueMicrotask(() => {
      while (this.#used < this.#paths.length) this.#put("", this.#paths[this.#used].style);
    });
  }

  #drawAxes() {
    this.#context ??= this.canvas.getContext("2d");
    const context = this.#context;
    context.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    context.clearRect(0, 0, this.size.width, this.size.height);
    const { width: w, height: high } = this.inner;
    const [left, top] = [this.left, margins.top];
    context.font = font;
    context.lineWidth = 1;
    context.strokeStyle = token("line");
    context.fillStyle = token("muted");
    context.setLineDash([]);
    context.beginPath();
    const { list: xs } = ticks(this.range.x, w / 80);
    const { ys } = this;
    for (const x of xs) {
      context.moveTo(Math.round(this.px(x)) + 0.5, top);
      context.lineTo(Math.round(this.px(x)) + 0.5, top + high);
    }
    for (const y of ys) {
      context.moveTo(left, Math.round(this.py(y)) + 0.5);
      context.lineTo(left + w, Math.round(this.py(y)) + 0.5);
    }
    context.stroke();
    context.textBaseline = "middle";
    context.textAlign = "right";
    for (const y of ys) context.fillText(tickText(y), left - 8, this.py(y));
    context.textBaseline = "top";
    context.textAlign = "center";
    if (!this.isUpper) this.#nameX(context, xs);
    context.textAlign = "left";
    const yName = this.yAxis.unit ? `${this.yAxis.name}, ${this.yAxis.unit}` : this.yAxis.name;
    context.fillText(yName, left, 2);
  }

  #nameX(context, xs) {
    const bottom = margins.top + this.inner.height + 8;
    const right = this.left + this.inner.width;
    const name = this.xAxis.unit ? `${this.xAxis.name}, ${this.xAxis.unit}` : this.xAxis.name;
    const free = right - context.measureText(name).width - 14;
    for (const x of xs) if (this.px(x) < free - 10) context.fillText(tickText(x), this.px(x), bottom);
    context.textAlign = "right";
    context.fillText(name, right, bottom);
  }

  /** Draws within the frame of the axes. */
  #clip(draw) {
    const context = this.#context;
    context.save();
    context.beginPath();
    context.rect(this.left, margins.top - 8, this.inner.width, this.inner.height + 16);
    context.clip();
    draw(context);
    context.restore();
  }

  /** Draws a curve through points, as a path of its own: only its region is painted again. */
  line(xs, ys, { color, dash = [], width = 2, isStepped = false }) {
    // Coordinates are whole tenths of a pixel: their text is short and fast to write.
    const [x0, y0] = [10 * this.px(0) + 0.5, 10 * this.py(0) + 0.5];
    const [perX, perY] = [10 * this.px(1) + 0.5 - x0, 10 * this.py(1) + 0.5 - y0];
    const most = 1e6;
    let text = "";
    let skipped = 0;
    for (let index = 0; index < xs.length; index += 1) {
      // Where the curve is straight within a sixth of a pixel, points are left out.
      const bend = perY * (ys[index - 1] - 2 * ys[index] + ys[index + 1]);
      if (!isStepped && skipped < 8 && bend < 0.2 && bend > -0.2) {
        skipped += 1;
        continue;
      }
      skipped = 0;
      const x = Math.floor(x0 + perX * xs[index]);
      const y = Math.floor(Math.min(Math.max(y0 + perY * ys[index], -most), most));
      text += text === "" ? `M${x} ${y}` : isStepped ? `H${x}V${y}` : `L${x} ${y}`;
    }
    this.#put(text, `stroke: ${color}; stroke-width: ${10 * width}; stroke-dasharray: ${dash.map((length) => 10 * length).join(" ") || "none"}`);
  }

  /** Sets the next path, in tenths of a pixel. */
  #put(text, style) {
    const path = (this.#paths[this.#used] ??= { element: this.lines.appendChild(svg("path")) });
    this.#used += 1;
    if (path.text !== text) path.element.setAttribute("d", text);
    if (path.style !== style) path.element.setAttribute("style", style);
    Object.assign(path, { text, style });
  }

  /** Fills between two values. */
  band(low, high, color, alpha) {
    const top = this.py(high);
    const [left, right, y] = [this.left, this.left + this.inner.width, top + Math.max(this.py(low) - top, 1)].map((pixel) => Math.round(10 * pixel));
    this.#put(`M${left} ${Math.round(10 * top)}H${right}V${y}H${left}Z`, `fill: ${color}; fill-opacity: ${alpha}`);
  }

  /** Draws straight lines through points, such as the arms of handles. */
  arm(points, color = "muted", width = 1.5) {
    this.#put(`M${points.map(([x, y]) => `${Math.round(10 * this.px(x))} ${Math.round(10 * this.py(y))}`).join("L")}`, `stroke: ${token(color)}; stroke-width: ${10 * width}`);
  }

  /** Shows a vertical mark with a label at its foot or head; undefined hides it. */
  mark(x, label, isHigh) {
    setHidden(this.marker, x === undefined);
    if (x === undefined) return;
    const at = this.px(x);
    this.marker.style.transform = `translateX(${at.toFixed(1)}px)`;
    this.marker.classList.toggle("left", at > this.left + this.inner.width * 0.7);
    this.marker.classList.toggle("high", isHigh);
    if (isDue("readouts")) setText(this.marker.firstChild, label);
  }

  /**
   * Lets a pointer choose the x of the cursor: `seek` is called with it, unless `isFree` says that a press means something
   * else.
   */
  scrub(seek, isFree = () => true) {
    this.root.classList.add("scrubbed");
    followAlong(this.root, (press) => {
      if (press.target.closest(".handle") || !isFree()) return undefined;
      const { left } = this.root.getBoundingClientRect();
      return (place) => soon(this, () => seek(this.x(place - left)));
    });
  }

  /** Moves the cursor; undefined hides it. */
  moveCursor(x) {
    setHidden(this.cursor, x === undefined);
    if (x !== undefined) this.cursor.style.transform = `translateX(${this.px(x)}px)`;
  }
}
