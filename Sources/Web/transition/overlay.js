// What the player draws over the screen: the finger, outlines with names, and outlines at other times.

import { draw } from "../parts/dom.js";
import { range } from "../parts/numbers.js";

/** The number of ghosts on each side of the current frame, and how many views have them. */
const [ghosts, subjects] = [3, 2];

const path = (corners) => `M${corners.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}Z`;

export class Overlay {
  #recording;
  #size;
  #names;
  #onion;
  #hand;
  #subjects;
  showsNames = false;
  showsGhosts = false;

  constructor(recording, parent) {
    const { size, views } = recording.data;
    this.#recording = recording;
    // Readable on a stage about as wide as a phone.
    this.#size = (15 * Math.min(...size)) / 390;
    const svg = draw("svg", { class: "overlay", viewBox: `0 0 ${size.join(" ")}`, width: size[0], height: size[1], "aria-hidden": "true" }, parent);
    this.#onion = draw("g", {}, svg);
    this.#names = draw("g", { "font-size": this.#size }, svg);
    this.#hand = draw("g", { class: "finger" }, svg);
    for (const kind of ["trail halo", "trail"]) draw("polyline", { class: kind }, this.#hand);
    draw("circle", { r: this.#size * 1.05, class: "touch" }, this.#hand);
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
    this.#names.replaceChildren();
    this.#onion.replaceChildren();
    if (this.showsNames) this.#drawNames(index);
    if (this.showsGhosts) this.#drawGhosts(index);
  }

  #drawFinger(index) {
    const { finger, touches, time } = this.#recording.data;
    const place = finger[index];
    this.#hand.style.display = place ? "" : "none";
    if (!place) return;
    const before = touches.filter(([at]) => at <= time[index] + 1e-9);
    const lift = before.findLastIndex(([, , , isDown]) => !isDown);
    const points = [...before.slice(lift + 1).map(([, x, y]) => [x, y]), place].map((point) => point.join(" ")).join(" ");
    const [halo, trail, dot] = this.#hand.children;
    for (const line of [halo, trail]) line.setAttribute("points", points);
    dot.setAttribute("cx", place[0]);
    dot.setAttribute("cy", place[1]);
  }

  /** Whether a text of some width fits at a place where no other text is. */
  #fits(taken, [x, y], width) {
    const isFree = taken.every((other) => Math.abs(other[0] - x) >= (width + other[2]) / 2 || Math.abs(other[1] - y) >= 1.2 * this.#size);
    if (isFree) taken.push([x, y, width]);
    return isFree;
  }

  #drawNames(index) {
    const taken = [];
    const outlines = this.#recording.outlines(index);
    for (const { corners } of outlines) draw("path", { d: path(corners), class: "outline" }, this.#names);
    for (const { name, corners, width, height } of outlines.reverse()) {
      const room = 0.6 * this.#size * name.length;
      if (!name || room > width) continue;
      // From the corner downwards, to the first place where no other name is.
      for (let line = 0; (1.2 + line) * this.#size < height && line < 8; line += 1) {
        const [x, y] = [Math.max(corners[0][0], 0) + 0.5 * this.#size, Math.max(corners[0][1], 0) + (1.2 + line) * this.#size];
        if (!this.#fits(taken, [x + room / 2, y], room)) continue;
        draw("text", { x, y, class: "name" }, this.#names).textContent = name;
        break;
      }
    }
  }

  #drawGhosts(index) {
    const { data, count } = this.#recording;
    const stride = Math.max(1, Math.round(count / 20));
    const size = this.#size * 0.8;
    const taken = [];
    const now = new Map(this.#recording.outlines(index).map(({ name, corners }) => [name, path(corners)]));
    for (let away = 1; away <= ghosts; away += 1) {
      for (const side of [-1, 1]) {
        const frame = index + side * away * stride;
        if (frame < 0 || frame >= count) continue;
        const kind = side < 0 ? "before" : "after";
        for (const { name, corners } of this.#recording.outlines(frame)) {
          if (!this.#subjects.has(name) || now.get(name) === path(corners)) continue;
          draw("path", { d: path(corners), class: `ghost ${kind}`, "stroke-opacity": (1 - 0.22 * (away - 1)).toFixed(2) }, this.#onion);
          const left = Math.min(...corners.map(([x]) => x));
          const right = Math.max(...corners.map(([x]) => x));
          const top = Math.min(...corners.map(([, y]) => y));
          // In a corner of the outline on the screen, where no other time is.
          const x = Math.min(Math.max(left >= 0 ? left + 4 : right - 4.5 * size, 4), data.size[0] - 4.5 * size);
          const y = Math.min(Math.max(top, 0) + 1.2 * size, data.size[1] - 4);
          if (!this.#fits(taken, [x + 2 * size, y], 4.5 * size)) continue;
          const difference = Math.abs(data.time[frame] - data.time[index]).toFixed(2);
          draw("text", { x, y, "font-size": size, class: `ghost-time ${kind}` }, this.#onion).textContent = `${side < 0 ? "−" : "+"}${difference} s`;
        }
      }
    }
  }
}
