// The page of a transition under a finger: its readings, its springs, its keys and its trace.

import { bytes, Core } from "./core.js";
import { Ghost } from "./ghost.js";
import { isStill, one, safe } from "../parts/dom.js";
import { fit } from "./page.js";
import { Hand } from "./hand.js";
import { Live } from "./live.js";
import { Stage } from "./stage.js";
import { Trace } from "./trace.js";

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

const hint = ({ edge, fromBothEdges, recogniser }) => {
  if (fromBothEdges) return "Drag inwards from the left or the right edge";
  return recogniser === "edge" ? `Drag ${ways[edge]} from the ${edge} edge` : `Drag ${ways[edge]}`;
};

const markup = (data, about) => `<div class="room">
<div class="stage" tabindex="0" role="slider" aria-label="Progress of the transition" aria-valuemin="0" aria-valuemax="100"
  aria-describedby="keys"></div>
</div>
<section class="panel" aria-label="Readings">
<h1>${safe(data.name)}</h1>
<p class="hint"><b class="way">${hint(data)}</b>, release to finish or cancel, and catch it while it moves.</p>
<div class="live">
<svg class="plot" role="img" aria-label="Fraction and velocity of the last three seconds"></svg>
<dl>
<div><dt><i class="curve-key fraction-key"></i>Fraction</dt><dd class="fraction">0.000</dd></div>
<div><dt><i class="curve-key velocity-key"></i>Velocity</dt><dd class="velocity">0.00 /s</dd></div>
<div><dt>State</dt><dd class="state">at the start</dd></div>
</dl>
</div>
<p class="because" role="status"></p>
<div class="buttons">
${data.springs.length ? `<label class="springs">Settles by <select id="spring">${data.springs.map(({ name }) => `<option>${safe(name)}</option>`).join("")}</select></label>` : ""}
<button type="button" class="again">Start again</button>
<button type="button" class="trace" disabled>Download trace</button>
<button type="button" class="whole">Full screen</button>
</div>
<p class="note"></p>
<p class="about">${about}</p>
<p class="keys" id="keys">Arrow keys scrub, with Shift in larger steps. Enter finishes, Esc cancels.</p>
</section>`;

class Page {
  #data;
  #core;
  #stage;
  #element;
  #hand;
  #trace = new Trace();
  #place;
  #live;
  #ghost;
  /** Milliseconds that were skipped, because motion is reduced. */
  #skipped = 0;
  /** The time of keys before any touch. */
  #clock = 0;
  #told = "";
  #frame = 0;

  constructor(data, core) {
    [this.#data, this.#core] = [data, core];
    const main = one("main");
    main.className = "drag";
    main.innerHTML = markup(data, one("#about").innerHTML);
    this.#element = one(".stage");
    const screen = document.createElement("div");
    screen.className = "screen";
    screen.append(one("#trees").content);
    this.#element.append(screen);
    this.#stage = new Stage(screen, data.targets);
    this.#element.style.touchAction = ["left", "right"].includes(data.edge) ? "pan-y" : "pan-x";
    this.#place = fit(this.#element, one(".room"), data, matchMedia("(max-width: 760px)").matches ? 8 : 16);
    this.#live = new Live(one(".live .plot"));
    this.#hand = new Hand(this.#element, (event) => this.#point(event), (sample) => this.#touch(sample), () => this.wake());
    this.#ghost = new Ghost(data, screen, core, () => this.reset());
    one(".again").addEventListener("click", () => this.reset());
    one(".trace").addEventListener("click", () => this.#download());
    one(".whole").addEventListener("click", () => this.#toggleWhole());
    one("#spring")?.addEventListener("change", (event) => this.#settleBy(data.springs[event.target.selectedIndex]));
    addEventListener("keydown", (event) => this.#key(event));
    this.wake();
    if (!isStill() && !location.hash) this.#ghost.start();
  }

  // The time of the core.

  #seconds(milliseconds) {
    return this.#trace.isEmpty
      ? this.#data.start + Math.max(milliseconds + this.#skipped - this.#clock, 0) / 1000
      : this.#trace.seconds(milliseconds + this.#skipped, this.#data.start);
  }

  // With reduced motion, a settle is shown at its end at once: the time of it is skipped.
  #skip(now) {
    if (!isStill()) return;
    const time = this.#seconds(now);
    const { settled } = this.#core.show(time);
    if (settled !== null) this.#skipped += Math.ceil((settled - time) * 1000) + 1;
  }

  // Touches.

  #point({ clientX, clientY }) {
    const { left, top } = this.#element.getBoundingClientRect();
    return [(clientX - left) / this.#place.scale, (clientY - top) / this.#place.scale];
  }

  #touch(sample) {
    this.#ghost.stop();
    const time = { ...sample, milliseconds: sample.milliseconds + this.#skipped };
    if (sample.phase === "down" && this.shown(sample.milliseconds).phase === "finished") {
      this.#trace.gap ||= "The finger goes back from the end, and a trace ends there. Start again to record one.";
    }
    if (this.#trace.isEmpty && this.#trace.gap) {
      // Keys came first: their time goes on.
      this.#core.touch(sample.phase, sample.finger, sample.x, sample.y, this.#seconds(sample.milliseconds));
    } else {
      this.#trace.add(time);
      this.#core.touch(
        sample.phase, sample.finger, sample.x, sample.y, this.#trace.seconds(time.milliseconds, this.#data.start));
    }
    if (sample.phase === "up" || sample.phase === "cancel") this.#skip(sample.milliseconds);
    this.wake();
  }

  #settleBy(spring) {
    if (!this.#trace.isEmpty) this.#trace.gap ||= "The spring was changed in between. Start again to record a trace.";
    this.#core.settleBy(spring, this.#seconds(performance.now()));
    this.wake();
  }

  // Keys.

  #key(event) {
    if (event.defaultPrevented || event.target.closest?.("button, select") || event.ctrlKey || event.metaKey || event.altKey) return;
    const now = performance.now();
    const step = keys[this.#data.edge][event.key];
    const ends = event.key === "Enter" || event.key === "Escape";
    if (!step && !ends) return;
    event.preventDefault();
    if (this.#hand.isDown) return;
    this.#ghost.stop();
    if (this.#trace.isEmpty && !this.#trace.gap) this.#clock = now + this.#skipped;
    this.#trace.gap = "The keyboard moved the transition, and a trace has touches only. Start again to record one.";
    const time = this.#seconds(now);
    if (ends) {
      this.#core.release(event.key === "Enter", time);
      this.#skip(now);
    } else {
      this.#core.hold(this.#core.show(time).fraction + step * (event.shiftKey ? 0.1 : 0.02), time);
    }
    this.wake();
  }

  reset() {
    this.#ghost.stop();
    this.#core.reset();
    this.#hand.reset();
    this.#live.clear();
    this.#trace = new Trace();
    [this.#skipped, this.#clock] = [0, 0];
    const spring = one("#spring");
    if (spring) this.#settleBy(this.#data.springs[spring.selectedIndex]);
    this.wake();
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

  #toggleWhole() {
    if (document.fullscreenElement) document.exitFullscreen();
    else one(".room").requestFullscreen?.();
  }

  // Drawing.

  /** What is shown at a time in milliseconds of the page. */
  shown(milliseconds) {
    return this.#ghost.shown(milliseconds) ?? this.#core.show(this.#seconds(milliseconds));
  }

  /** The corners at seconds of the core, for tests. */
  corners(seconds) {
    const shown = this.#core.corners(seconds);
    return { ...shown, corners: [...shown.corners] };
  }

  /** Draws until nothing moves: no frame is drawn at rest. */
  wake() {
    if (this.#frame) return;
    const draw = () => {
      const now = performance.now();
      this.#hand.flush(now);
      const shown = this.shown(now);
      this.#stage.draw(shown);
      this.#tell(shown);
      const isMoving = ["settling", "running"].includes(shown.phase) || this.#ghost.isOn || this.#hand.isDown;
      this.#live.add(now, shown);
      this.#frame = isMoving ? requestAnimationFrame(draw) : 0;
    };
    this.#frame = requestAnimationFrame(draw);
  }

  #tell({ phase, fraction, velocity, outcome }) {
    const percent = Math.round(100 * fraction);
    const state = this.#ghost.isOn ? "shown by itself" : phase === "settling" ? `settling to ${outcome}` : words[phase];
    const because = outcome && !this.#ghost.isOn ? this.#core.reason : "";
    const told = [fraction.toFixed(3), velocity.toFixed(2), state, because, this.#trace.gap, this.#trace.samples.length > 1, this.#hand.isDown].join("|");
    if (told === this.#told) return;
    this.#told = told;
    one(".fraction").textContent = fraction.toFixed(3);
    one(".velocity").textContent = `${velocity.toFixed(2)} /s`;
    one(".state").textContent = state;
    const text = because ? `${outcome === "finish" ? "Finish" : "Cancel"}: ${because}.` : "";
    if (one(".because").textContent !== text) one(".because").textContent = text;
    one(".note").textContent = this.#trace.gap;
    one(".trace").disabled = Boolean(this.#trace.gap) || this.#trace.samples.length < 2 || this.#hand.isDown;
    this.#element.classList.toggle("held", phase === "held");
    this.#element.setAttribute("aria-valuenow", String(percent));
    this.#element.setAttribute("aria-valuetext", `${percent} percent, ${state}`);
  }
}

/** Builds the page. */
export const drag = async (data) => {
  const packed = new Blob([bytes(one("#wasm").textContent)]).stream().pipeThrough(new DecompressionStream("gzip"));
  const { instance } = await WebAssembly.instantiate(await new Response(packed).arrayBuffer());
  const core = new Core(instance, new Float64Array(bytes(data.numbers).buffer), data.properties);
  core.rewinds();
  return new Page(data, core);
};
