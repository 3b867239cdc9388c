// A plot: axes with names and units, bands and marks on canvases, curves as paths, and handles over them.

import { h, setText, svg } from "../../parts/dom.js";
import { gesture, invalidate, token } from "./frame.js";
import { readout, ticks } from "../../parts/numbers.js";

const font = '12px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
const margins = { left: 46, right: 14, top: 26, bottom: 30 };

/** The dash patterns of the series A to D. */
export const dashes = [[], [8, 4], [2, 4], [10, 4, 2, 4]];
export const seriesColor = (index) => token(`series-${index}`);

export class Plot {
  #frozen;
  #context;
  #grid;
  #gridKey;
  #paths = [];
  #used = 0;

  /** `x` and `y` are the axes, with name and unit; `isSquare` gives both axes the same scale; `isUpper` has the x axis of the plot below. */
  constructor({ label, x, y, height = 240, isSquare = false, isUpper = false }) {
    Object.assign(this, { label, xAxis: x, yAxis: y, isSquare, isUpper });
    this.canvas = h("canvas", { role: "img", "aria-label": label });
    this.back = h("canvas", { "aria-hidden": "true" });
    this.lines = svg("svg", { class: "lines", "aria-hidden": "true" });
    this.cursor = h("div", { class: "cursor", hidden: true });
    this.marker = h("div", { class: "marker", hidden: true }, h("span"));
    this.overlay = h("div", { class: "overlay" }, this.marker, this.cursor);
    this.root = h("div", { class: isUpper ? "plot upper" : "plot", style: `height: ${height}px` }, this.back, this.canvas, this.lines, this.overlay);
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
    for (const canvas of [this.canvas, this.back]) {
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
    }
    this.#context = this.#grid = this.#gridKey = undefined;
  }

  /** Sets the range; during a gesture the first one stays. */
  setRange(x, y) {
    if (gesture.isActive && this.#frozen) return;
    this.#frozen = true;
    this.range = { x, y };
    if (!this.isSquare || !this.size.width) return;
    // The longer side shows more.
    const { width, height } = this.inner;
    const perPoint = Math.max((x[1] - x[0]) / width, (y[1] - y[0]) / height);
    const widen = ([low, high], size) => {
      const more = (perPoint * size - (high - low)) / 2;
      return [low - more, high + more];
    };
    this.range = { x: widen(x, width), y: widen(y, height) };
  }

  get inner() {
    return {
      width: Math.max(this.size.width - margins.left - margins.right, 1),
      height: Math.max(this.size.height - margins.top - margins.bottom, 1),
    };
  }

  /** The pixel of a value, and the value of a pixel. */
  px(x) {
    const [low, high] = this.range.x;
    return margins.left + ((x - low) / (high - low)) * this.inner.width;
  }
  py(y) {
    const [low, high] = this.range.y;
    return margins.top + ((high - y) / (high - low)) * this.inner.height;
  }
  x(px) {
    const [low, high] = this.range.x;
    return low + ((px - margins.left) / this.inner.width) * (high - low);
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

  /** Clears the plot. Its axes are drawn again only if they differ. */
  begin() {
    if (!this.size.width) this.measure();
    this.#context ??= this.canvas.getContext("2d");
    const context = this.#context;
    context.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    context.clearRect(0, 0, this.size.width, this.size.height);
    const { range, xAxis, yAxis } = this;
    const key = [...range.x, ...range.y, xAxis.name, yAxis.name, yAxis.unit, token("muted"), token("line")].join();
    if (this.#gridKey !== key) {
      this.#gridKey = key;
      this.#drawAxes();
    }
    context.font = font;
    this.#used = 0;
    // After the drawing, paths of series that are gone are emptied.
    queueMicrotask(() => {
      for (const path of this.#paths.slice(this.#used)) if (path.getAttribute("d") !== "") path.setAttribute("d", "");
    });
    return context;
  }

  #drawAxes() {
    this.#grid ??= this.back.getContext("2d");
    const context = this.#grid;
    context.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    context.clearRect(0, 0, this.size.width, this.size.height);
    const { width: w, height: high } = this.inner;
    const [left, top] = [margins.left, margins.top];
    context.font = font;
    context.lineWidth = 1;
    context.strokeStyle = token("line");
    context.fillStyle = token("muted");
    context.setLineDash([]);
    context.beginPath();
    const { list: xs } = ticks(this.range.x, w / 80);
    const { list: ys } = ticks(this.range.y, high / 34);
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
    for (const y of ys) context.fillText(readout(y), left - 8, this.py(y));
    context.textBaseline = "top";
    context.textAlign = "center";
    if (!this.isUpper) this.#nameX(context, xs);
    context.textAlign = "left";
    const yName = this.yAxis.unit ? `${this.yAxis.name}, ${this.yAxis.unit}` : this.yAxis.name;
    context.fillText(yName, left, 2);
  }

  #nameX(context, xs) {
    const bottom = margins.top + this.inner.height + 8;
    const right = margins.left + this.inner.width;
    const name = this.xAxis.unit ? `${this.xAxis.name}, ${this.xAxis.unit}` : this.xAxis.name;
    const free = right - context.measureText(name).width - 14;
    for (const x of xs) if (this.px(x) < free - 10) context.fillText(readout(x), this.px(x), bottom);
    context.textAlign = "right";
    context.fillText(name, right, bottom);
  }

  /** Draws within the frame of the axes. */
  clip(draw) {
    const context = this.#context;
    context.save();
    context.beginPath();
    context.rect(margins.left, margins.top - 8, this.inner.width, this.inner.height + 16);
    context.clip();
    draw(context);
    context.restore();
  }

  /** Draws a curve through points, as a path of its own: only its region is painted again. */
  line(xs, ys, { color, dash = [], width = 2, isStepped = false }) {
    const path = this.#path(this.#used);
    this.#used += 1;
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
    path.setAttribute("d", text);
    const style = `stroke: ${color}; stroke-width: ${10 * width}; stroke-dasharray: ${dash.map((length) => 10 * length).join(" ") || "none"}`;
    if (path.getAttribute("style") !== style) path.setAttribute("style", style);
  }

  #path(index) {
    this.#paths[index] ??= this.lines.appendChild(svg("path"));
    return this.#paths[index];
  }

  /** Fills between two values. */
  band(low, high, color, alpha = 0.14) {
    this.clip((context) => {
      context.globalAlpha = alpha;
      context.fillStyle = color;
      const top = this.py(high);
      context.fillRect(margins.left, top, this.inner.width, Math.max(this.py(low) - top, 1));
    });
  }

  /** Shows a vertical mark with a label at its foot; undefined hides it. */
  mark(x, label) {
    this.marker.hidden = x === undefined;
    if (x === undefined) return;
    const at = this.px(x);
    this.marker.style.transform = `translateX(${at.toFixed(1)}px)`;
    this.marker.classList.toggle("left", at > margins.left + this.inner.width * 0.7);
    setText(this.marker.firstChild, label);
  }

  /**
   * Lets a pointer choose the x of the cursor: `seek` is called with it, unless `isFree` says that a press means something
   * else. A finger moves it sideways; up and down it scrolls the page.
   */
  scrub(seek, isFree = () => true) {
    let pointer;
    const move = (event) => {
      if (event.pointerId === pointer) seek(this.x(event.clientX - this.root.getBoundingClientRect().left));
    };
    this.root.classList.add("scrubbed");
    this.root.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || event.target.closest(".handle") || !isFree()) return;
      pointer = event.pointerId;
      this.root.setPointerCapture(pointer);
      if (event.pointerType !== "touch") move(event);
    });
    this.root.addEventListener("pointermove", move);
    for (const name of ["pointerup", "pointercancel"]) this.root.addEventListener(name, () => (pointer = undefined));
  }

  /** Moves the cursor; undefined hides it. */
  moveCursor(x) {
    this.cursor.hidden = x === undefined;
    if (x !== undefined) this.cursor.style.transform = `translateX(${this.px(x)}px)`;
  }
}
