// The screen of paths: two paths to draw or paste, points at even distances, a motion along the first, and its morph.

import { h, setText } from "../../parts/dom.js";
import { button, menu } from "../view/controls.js";
import { Entry, updateFields } from "../view/fields.js";
import { PathBoard } from "../view/path-board.js";
import { fill } from "../view/table.js";
import { TimeBar } from "../view/time-bar.js";
import { addingPoint, aligned, areAlike, between, pointsOf, readPath, writePath } from "../model/path-data.js";
import { longestPath, measured, progressOf, refusalOfPath } from "../model/paths.js";
import { gesture } from "../view/frame.js";
import { readout } from "../../parts/numbers.js";
import { PathHandles } from "./path-handles.js";
import { Screen } from "./screen.js";

const names = ["path", "other"];
/** Points of outlines that have other commands. */
const outline = 120;

const polygon = (points, isClosed) => `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}${isClosed ? "Z" : ""}`;
const isClosed = (commands) => commands.at(-1).letter === "Z";

export class PathScreen extends Screen {
  constructor(store) {
    super("paths", store);
    this.transport = new TimeBar();
    this.board = new PathBoard("The edited path, the other one, and points at even distances");
    this.motion = new PathBoard("An arrow that moves along the path");
    this.morph = new PathBoard("The path on its way to the second path");
    this.faint = this.board.path("path-faint");
    this.arms = this.board.path("path-arms");
    this.line = this.board.path("path-line");
    this.dots = this.board.path("path-dots");
    this.track = this.motion.path("path-faint");
    this.arrow = this.motion.path("path-arrow");
    this.shape = this.morph.path("path-shape");
    this.handles = new PathHandles(this);
    this.build();
  }

  /** The commands of the edited path. */
  get commands() {
    return this.both[this.own.selected];
  }
  /** The commands of both paths, read once for each text. */
  get both() {
    const { path, other } = this.own;
    if (this.read?.path !== path || this.read?.other !== other) this.read = { path, other, commands: [path, other].map(readPath) };
    return this.read.commands;
  }
  /** Changes the commands; returns why it does not. */
  changeCommands(commands) {
    const reason = refusalOfPath(commands);
    if (!reason) this.change({ [names[this.own.selected]]: writePath(commands) });
    return reason;
  }
  setCommands(commands) {
    const reason = this.changeCommands(commands);
    this.store.commit();
    this.text.fault(reason);
  }

  build() {
    this.stages = h("div", { class: "stages boards" }, ...[[this.motion, "Along"], [this.morph, "Morph"]].map(([board, name]) => {
      board.root.append(h("span", { class: "stage-label" }, name));
      return board.root;
    }));
    const timing = menu("Preview by", [{ value: "curve", label: "As on Curves" }, { value: "spring", label: "As on Springs" }], (value) => this.set({ timing: value }));
    this.timing = timing.select;
    this.preview = h("section", { class: "preview", "aria-label": "Preview" }, h("div", { class: "preview-head" }, timing.root,
      button("Replay", () => this.transport.start(0), { class: "text-button" })), this.stages, this.transport.root);
    this.tabs = ["Path", "Second path"].map((label, index) => button(label, () => this.set({ selected: index }), { class: "text-button" }));
    this.rows = h("table", { class: "report" });
    this.points = h("table", { class: "report points", tabindex: "0" });
    this.work = h("section", { class: "work", "aria-label": "Paths" },
      h("div", { class: "compare", role: "group", "aria-label": "Edited path" }, ...this.tabs), this.board.root,
      h("p", { class: "hint" }, "Drag the points; click the board to add a curve, Delete removes one. The copied Swift code pairs the joints of the paths; the morph shown here does not."),
      this.rows, this.points);
    this.board.root.addEventListener("click", (event) => this.click(event));
    this.text = new Entry("textarea", "SVG path data", { rows: "4", onchange: () => this.text.take(() => this.readText()) });
    this.count = this.field("count", {
      label: "Points", kind: "number", step: 1, low: 2, high: 60, set: (count) => {
        if (!Number.isInteger(count)) throw new RangeError(`${readout(count)} is not a whole number; accepted: 2 to 60.`);
        this.change({ count });
      },
    });
    const rotates = menu("Direction", [{ value: "1", label: "Turns with the path" }, { value: "0", label: "Stays upright" }], (value) => this.set({ rotates: value === "1" }));
    this.rotates = rotates.select;
    this.values = h("section", { class: "values", "aria-label": "Values" }, h("h2", {}, "Values"),
      this.text.root, h("div", { class: "fields two" }, this.count.root, rotates.root));
  }

  readText() {
    const text = this.text.input.value.trim();
    if (text.length > longestPath) throw new RangeError(`The path has ${text.length} characters; accepted: up to ${longestPath}, so that a link holds both.`);
    readPath(text);
    this.set({ [names[this.own.selected]]: text.replace(/[\s,]+/g, " ") });
  }

  click(event) {
    if (event.target.closest(".handle")) return;
    const box = this.board.root.getBoundingClientRect();
    const [x, y] = this.board.point([event.clientX - box.left, event.clientY - box.top]);
    this.setCommands(addingPoint(this.commands, x, y));
  }

  /** A point of a path at a distance; beyond the ends straight on, or round if the path is closed. */
  at(index, distance) {
    const measure = this.measures[index];
    const { length } = measure;
    const isRound = isClosed(this.both[index]);
    const used = isRound && length > 0 ? ((distance % length) + length) % length : Math.min(Math.max(distance, 0), length);
    const { x, y, angle } = measure.at(used);
    const over = isRound ? 0 : distance - used;
    return { x: x + over * Math.cos(angle), y: y + over * Math.sin(angle), angle: (angle * 180) / Math.PI };
  }

  update(isCommitted) {
    const { selected, count, timing, rotates } = this.own;
    this.progress?.dispose();
    this.progress = progressOf(this.store.state);
    this.transport.duration = this.progress.duration;
    if (this.measures?.of !== this.both) this.measures = Object.assign(this.both.map(measured), { of: this.both });
    this.lengths = this.measures.map(({ length }) => length);
    for (const board of [this.board, this.motion, this.morph]) board.show(this.both.flatMap(pointsOf));
    this.draft(selected, count);
    this.matched = undefined;
    updateFields([this.count], isCommitted);
    this.handles.update();
    if (!isCommitted) return;
    if (document.activeElement !== this.text.input || !this.text.isWrong) {
      this.text.input.value = this.own[names[selected]];
      this.text.fault();
    }
    this.timing.value = timing;
    this.rotates.value = rotates ? "1" : "0";
    this.tabs.forEach((tab, index) => tab.setAttribute("aria-pressed", String(index === selected)));
    setText(this.text.label, selected ? "SVG path data of the second path" : "SVG path data");
    this.report(selected, count);
    if (!gesture.isActive) this.transport.present();
  }

  // Draws what changes with the paths only.
  draft(selected, count) {
    this.line.setAttribute("d", this.own[names[selected]]);
    this.faint.setAttribute("d", this.own[names[1 - selected]]);
    this.track.setAttribute("d", this.own.path);
    this.even = Array.from({ length: count }, (_, index) => this.at(selected, (this.lengths[selected] * index) / (isClosed(this.commands) ? count : count - 1)));
    // Short lines across the path.
    this.dots.setAttribute("d", this.even.map(({ x, y, angle }) => {
      const [dx, dy] = [-6 * Math.sin((angle * Math.PI) / 180), 6 * Math.cos((angle * Math.PI) / 180)];
      return `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
    }).join(""));
    let [x, y] = [0, 0];
    this.arms.setAttribute("d", this.commands.map(({ letter, numbers }) => {
      const [start, end] = [[x, y], numbers.slice(-2)];
      [x, y] = end.length ? end : [x, y];
      if (letter === "C") return `M${start}L${numbers.slice(0, 2)}M${numbers.slice(2, 4)}L${end}`;
      return letter === "Q" ? `M${start}L${numbers.slice(0, 2)}L${end}` : "";
    }).join(""));
  }

  report(selected, count) {
    const { both } = this;
    fill(this.rows, ["", "Path", "Second"], [
      ["Length", ...this.lengths.map((length) => `${readout(length, 6)} pt`)],
      ["Commands", ...both.map((commands) => commands.map(({ letter }) => letter).join(" "))],
      ["Ends", ...both.map((commands) => (isClosed(commands) ? "closed" : "open"))],
      ["Morph in CSS", ...(areAlike(...both) ? ["number by number", ""] : ["jumps half way", "other commands"])],
    ]);
    const distance = this.lengths[selected] / (isClosed(this.commands) ? count : count - 1);
    fill(this.points, ["Distance", "x", "y", "Angle"], this.even.map(({ x, y, angle }, index) =>
      [`${readout(index * distance)} pt`, readout(x), readout(y), `${readout(angle, 3)}°`]));
  }

  /** The outline of the morph at a progress. */
  morphed(progress) {
    const [a, b] = this.both;
    if (areAlike(a, b)) return writePath(between(a, b, progress));
    this.matched ??= this.match();
    const { first, second, isRing } = this.matched;
    return polygon(first.map(([x, y], index) => [x + (second[index][0] - x) * progress, y + (second[index][1] - y) * progress]), isRing);
  }
  match() {
    const isRing = this.both.every(isClosed);
    const [first, second] = [0, 1].map((index) => Array.from({ length: outline }, (_, at) => {
      const { x, y } = this.measures[index].at((this.lengths[index] * at) / (isRing ? outline : outline - 1));
      return [x, y];
    }));
    return { first, second: isRing ? aligned(first, second) : second, isRing };
  }

  draw(now, isChanged) {
    this.transport.tick(now);
    const progress = this.progress.value(this.transport.time);
    const { x, y, angle } = this.at(0, progress * this.lengths[0]);
    const size = 14 / this.motion.scale;
    const arrow = `M${1.2 * size} 0L${-size} ${0.9 * size}L${-0.5 * size} 0L${-size} ${-0.9 * size}Z`;
    if (this.arrow.getAttribute("d") !== arrow) this.arrow.setAttribute("d", arrow);
    this.arrow.setAttribute("transform", `translate(${x} ${y}) rotate(${this.own.rotates ? angle : 0})`);
    this.shape.setAttribute("d", this.morphed(progress));
    this.shape.classList.toggle("filled", this.both.some(isClosed));
    if (isChanged) this.handles.place();
    this.transport.tell(() => `${readout(this.transport.time, 3)} s · ${readout(progress * this.lengths[0])} pt`);
  }
}
