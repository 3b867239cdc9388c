// The page: a transition under a finger, its readings, its keys and its trace.

import { Core, bytes } from "./core.js";
import { Hand } from "./hand.js";
import { Stage } from "./stage.js";
import { Trace } from "./trace.js";

const one = (selector) => document.querySelector(selector);

/** What each phase is called. */
const words = {
  idle: "at the start", held: "held", settling: "settling", running: "running", finished: "finished", cancelled: "cancelled",
};

/** The keys that scrub, and their direction, by the edge. */
const keys = {
  left: { ArrowRight: 1, ArrowLeft: -1 }, right: { ArrowLeft: 1, ArrowRight: -1 },
  top: { ArrowDown: 1, ArrowUp: -1 }, bottom: { ArrowUp: 1, ArrowDown: -1 },
};

/** Where a finger drags, by the edge that it leaves. */
const ways = { left: "right", right: "left", top: "down", bottom: "up" };

class Page {
  #data;
  #core;
  #stage;
  #element = one(".stage");
  #hand;
  #trace = new Trace();
  #scale = 1;
  /** Milliseconds that were skipped, because motion is reduced. */
  #skipped = 0;
  /** The time of keys before any touch. */
  #clock = 0;
  #told = "";

  constructor(data, core) {
    [this.#data, this.#core] = [data, core];
    this.#stage = new Stage(this.#element, data.targets);
    this.#element.style.touchAction = ["left", "right"].includes(data.edge) ? "pan-y" : "pan-x";
    Object.assign(this.#element.style, { width: `${data.width}px`, height: `${data.height}px` });
    one(".way").textContent = data.fromBothEdges ? "Drag inwards from the left or the right edge." : data.recogniser === "edge"
      ? `Drag ${ways[data.edge]} from the ${data.edge} edge.` : `Drag ${ways[data.edge]}.`;
    this.#hand = new Hand(this.#element, (event) => this.#place(event), (sample) => this.#touch(sample));
    one(".again").addEventListener("click", () => this.reset());
    one(".trace").addEventListener("click", () => this.#download());
    addEventListener("keydown", (event) => this.#key(event));
    new ResizeObserver(() => this.#fit()).observe(one(".room"));
    this.#fit();
    this.#draw();
  }

  // The time of the core.

  #seconds(milliseconds) {
    return this.#trace.isEmpty
      ? this.#data.start + Math.max(milliseconds + this.#skipped - this.#clock, 0) / 1000
      : this.#trace.seconds(milliseconds + this.#skipped, this.#data.start);
  }

  // With reduced motion, a settle is shown at its end at once: the time of it is skipped.
  #skip(now) {
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const time = this.#seconds(now);
    const { settled } = this.#core.show(time);
    if (settled !== null) this.#skipped += Math.ceil((settled - time) * 1000) + 1;
  }

  // Touches.

  #place({ clientX, clientY }) {
    const { left, top } = this.#element.getBoundingClientRect();
    return [(clientX - left) / this.#scale, (clientY - top) / this.#scale];
  }

  #touch(sample) {
    const time = { ...sample, milliseconds: sample.milliseconds + this.#skipped };
    if (this.#trace.isEmpty && this.#trace.gap) {
      // Keys came first: their time goes on.
      this.#core.touch(sample.phase, sample.finger, sample.x, sample.y, this.#seconds(sample.milliseconds));
    } else {
      this.#trace.add(time);
      this.#core.touch(
        sample.phase, sample.finger, sample.x, sample.y, this.#trace.seconds(time.milliseconds, this.#data.start));
    }
    if (sample.phase === "up" || sample.phase === "cancel") this.#skip(sample.milliseconds);
  }

  // Keys.

  #key(event) {
    if (event.defaultPrevented || event.target.closest?.("button") || event.ctrlKey || event.metaKey || event.altKey) return;
    const now = performance.now();
    const step = keys[this.#data.edge][event.key];
    const ends = event.key === "Enter" || event.key === "Escape";
    if (!step && !ends) return;
    event.preventDefault();
    if (this.#hand.isDown) return;
    if (this.#trace.isEmpty && !this.#trace.gap) this.#clock = now + this.#skipped;
    this.#trace.gap = "The keyboard moved the transition, and a trace has touches only. Start again to record one.";
    const time = this.#seconds(now);
    if (ends) {
      this.#core.release(event.key === "Enter", time);
      this.#skip(now);
    } else {
      this.#core.hold(this.#core.show(time).fraction + step * (event.shiftKey ? 0.1 : 0.02), time);
    }
  }

  reset() {
    this.#core.reset();
    this.#hand.reset();
    this.#trace = new Trace();
    this.#skipped = 0;
  }

  // The trace.

  get csv() {
    return this.#trace.csv;
  }

  #download() {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([this.csv], { type: "text/csv" }));
    link.download = `${this.#data.name}-trace.csv`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  // Drawing.

  #fit() {
    const room = one(".room").getBoundingClientRect();
    const { width, height } = this.#data;
    this.#scale = Math.max(Math.min((room.width - 32) / width, (room.height - 32) / height), 0.05);
    const [x, y] = [(room.width - width * this.#scale) / 2, (room.height - height * this.#scale) / 2];
    this.#element.style.transform = `translate(${x}px, ${y}px) scale(${this.#scale})`;
  }

  /** What is shown at a time in milliseconds of the page. */
  shown(milliseconds) {
    return this.#core.show(this.#seconds(milliseconds));
  }

  /** The corners at seconds of the core, for tests. */
  corners(seconds) {
    const shown = this.#core.corners(seconds);
    return { ...shown, corners: [...shown.corners] };
  }

  #draw() {
    const frame = () => {
      const now = performance.now();
      this.#hand.flush(now);
      const shown = this.shown(now);
      this.#stage.draw(shown);
      this.#tell(shown);
      requestAnimationFrame(frame);
    };
    frame();
  }

  #tell({ phase, fraction, velocity, outcome }) {
    const percent = Math.round(100 * fraction);
    const state = phase === "settling" ? `settling to ${outcome}` : words[phase];
    const because = outcome ? this.#core.reason : "";
    const told = [fraction.toFixed(3), velocity.toFixed(2), state, because, this.#trace.gap, this.#trace.samples.length > 1, this.#hand.isDown].join("|");
    if (told === this.#told) return;
    this.#told = told;
    one(".fraction").textContent = fraction.toFixed(3);
    one(".velocity").textContent = `${velocity.toFixed(2)} /s`;
    one(".state").textContent = state;
    const text = outcome ? `${outcome === "finish" ? "Finish" : "Cancel"}: ${because}.` : "";
    if (one(".because").textContent !== text) one(".because").textContent = text;
    one(".note").textContent = this.#trace.gap;
    one(".trace").disabled = Boolean(this.#trace.gap) || this.#trace.samples.length < 2 || this.#hand.isDown;
    this.#element.classList.toggle("held", phase === "held");
    this.#element.setAttribute("aria-valuenow", String(percent));
    this.#element.setAttribute("aria-valuetext", `${percent} percent, ${state}`);
  }
}

(async () => {
  try {
    const data = JSON.parse(one("#data").textContent);
    const packed = new Blob([bytes(one("#wasm").textContent)]).stream().pipeThrough(new DecompressionStream("gzip"));
    const { instance } = await WebAssembly.instantiate(await new Response(packed).arrayBuffer());
    globalThis.interactive = new Page(data, new Core(instance, new Float64Array(bytes(data.numbers).buffer), data.properties));
  } catch (error) {
    const text = document.createElement("p");
    text.className = "failed";
    text.textContent = `This page needs a browser from 2023 or later: ${error.message}`;
    document.body.prepend(text);
  }
})();
