// What the player draws over the screen: the finger, outlines with names, and outlines at other times.

import { draw, h, setText } from "../parts/dom.js";
import { range } from "../parts/numbers.js";

/** The number of ghosts on each side of the current frame, and how many views have them. */
const [ghosts, subjects] = [3, 2];

const path = (corners) => `M${corners.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}Z`;

/** Elements of one kind in a group, which later drawings use again: new elements, and texts at other places, cost layout. */
class Pool {
  #make;
  #all = [];

  constructor(tag, parent, attributes = {}) {
    const group = draw("g", attributes, parent);
    this.#make = () => ({ element: draw(tag, {}, group), shown: {} });
  }

  /** Shows an element for each item, which has attributes and perhaps a text. */
  show(items) {
    items.forEach(({ text, ...attributes }, index) => {
      const { element, shown } = (this.#all[index] ??= this.#make());
      for (const [name, value] of Object.entries(attributes)) if (shown[name] !== value) element.setAttribute(name, (shown[name] = value));
      if (text !== undefined) setText(element, text);
    });
    for (const { element } of this.#all.splice(items.length)) element.remove();
  }
}

export class Overlay {
  #recording;
  #size;
  #outlines;
  #names;
  #ghosts;
  #times;
  #trail;
  #touch;
  #subjects;
  showsNames = false;
  showsGhosts = false;

  /** `parent` is the screen, which clips outlines; `above` lies over it, and shows the finger whole at an edge. */
  constructor(recording, parent, above) {
    const { size, views } = recording.data;
    this.#recording = recording;
    // Readable on a stage about as wide as a phone.
    this.#size = (15 * Math.min(...size)) / 390;
    const layer = (place) => draw("svg", { class: "overlay", viewBox: `0 0 ${size.join(" ")}`, width: size[0], height: size[1], "aria-hidden": "true" }, place);
    const svg = layer(parent);
    [this.#ghosts, this.#times] = [new Pool("path", svg), new Pool("text", svg, { "font-size": this.#size * 0.8 })];
    [this.#outlines, this.#names] = [new Pool("path", svg), new Pool("text", svg, { "font-size": this.#size })];
    const hand = layer(above);
    this.#trail = ["trail halo", "trail"].map((kind) => draw("polyline", { class: kind }, hand));
    const diameter = `${2.1 * this.#size}px`;
    above.append((this.#touch = h("i", { class: "touch", style: `width: ${diameter}; height: ${diameter}` })));
    // The views that move most by themselves, not with a view around them.
    const reach = ({ values }) => Object.entries(values).reduce((sum, [name, list]) => {
      const [low, high] = range(list);
      return sum + (high - low) * (name.startsWith("screen") ? 1e-6 : 1);
    }, 0);
    this.#subjects = new Set(views.map((view) => [reach(view), view.name]).filter(([moved]) => moved > 0)
      .sort((a, b) => b[0] - a[0]).slice(0, subjects).map(([, name]) => name));
  }

  draw(index) {
    this.#drawFinger(index);
    this.#drawNames(index);
    this.#drawGhosts(index);
  }

  #drawFinger(index) {
    const { finger, touches, time } = this.#recording.data;
    const place = finger[index];
    this.#touch.style.visibility = place ? "visible" : "hidden";
    const before = place ? touches.filter(([at]) => at <= time[index] + 1e-9) : [];
    const lift = before.findLastIndex(([, , , isDown]) => !isDown);
    const points = [...before.slice(lift + 1).map(([, x, y]) => [x, y]), ...(place ? [place] : [])].map((point) => point.join(" ")).join(" ");
    for (const line of this.#trail) if (line.getAttribute("points") !== points) line.setAttribute("points", points);
    if (place) this.#touch.style.transform = `translate(${place.map((each) => `${each - 1.05 * this.#size}px`)})`;
  }

  /** Whether a text of some width fits at a place where no other text is. */
  #fits(taken, [x, y], width) {
    const isFree = taken.every((other) => Math.abs(other[0] - x) >= (width + other[2]) / 2 || Math.abs(other[1] - y) >= 1.2 * this.#size);
    if (isFree) taken.push([x, y, width]);
    return isFree;
  }

  #drawNames(index) {
    const taken = [];
    const outlines = this.showsNames ? this.#recording.outlines(index) : [];
    this.#outlines.show(outlines.map(({ corners }) => ({ d: path(corners), class: "outline" })));
    const names = [];
    for (const { name, corners, width, height } of outlines.reverse()) {
      const room = 0.6 * this.#size * name.length;
      if (!name || room > width) continue;
      // From the corner downwards, to the first place where no other name is.
      for (let line = 0; (1.2 + line) * this.#size < height && line < 8; line += 1) {
        const [x, y] = [Math.max(corners[0][0], 0) + 0.5 * this.#size, Math.max(corners[0][1], 0) + (1.2 + line) * this.#size];
        if (!this.#fits(taken, [x + room / 2, y], room)) continue;
        names.push({ text: name, class: "name", transform: `translate(${x} ${y})` });
        break;
      }
    }
    this.#names.show(names);
  }

  #drawGhosts(index) {
    const { data, count } = this.#recording;
    const [paths, times] = [[], []];
    const stride = Math.max(1, Math.round(count / 20));
    const size = this.#size * 0.8;
    const taken = [];
    const now = new Map(this.showsGhosts ? this.#recording.outlines(index).map(({ name, corners }) => [name, path(corners)]) : []);
    for (let away = 1; this.showsGhosts && away <= ghosts; away += 1) {
      for (const side of [-1, 1]) {
        const frame = index + side * away * stride;
        if (frame < 0 || frame >= count) continue;
        const kind = side < 0 ? "before" : "after";
        for (const { name, corners } of this.#recording.outlines(frame)) {
          if (!this.#subjects.has(name) || now.get(name) === path(corners)) continue;
          paths.push({ d: path(corners), class: `ghost ${kind}`, "stroke-opacity": (1 - 0.22 * (away - 1)).toFixed(2) });
          const left = Math.min(...corners.map(([x]) => x));
          const right = Math.max(...corners.map(([x]) => x));
          const top = Math.min(...corners.map(([, y]) => y));
          // In a corner of the outline on the screen, where no other time is.
          const x = Math.min(Math.max(left >= 0 ? left + 4 : right - 4.5 * size, 4), data.size[0] - 4.5 * size);
          const y = Math.min(Math.max(top, 0) + 1.2 * size, data.size[1] - 4);
          if (!this.#fits(taken, [x + 2 * size, y], 4.5 * size)) continue;
          const difference = Math.abs(data.time[frame] - data.time[index]).toFixed(2);
          times.push({ text: `${side < 0 ? "−" : "+"}${difference} s`, class: `ghost-time ${kind}`, transform: `translate(${x} ${y})` });
        }
      }
    }
    this.#ghosts.show(paths);
    this.#times.show(times);
  }
}
