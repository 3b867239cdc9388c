// The page of a transition under a finger: its readings, its springs, its keys and its trace.

import { bytes, Core } from "./core.js";
import { Ghost } from "./ghost.js";
import { isStill, one, safe, setText } from "../parts/dom.js";
import { within } from "../parts/numbers.js";
import { fit, fixed } from "./page.js";
import { Hand } from "./hand.js";
import { Live } from "./live.js";
import { Stage } from "./stage.js";
import { Trace } from "./trace.js";

/** What each phase is called. */
const words = {
  idle: "at the start", held: "held", settling: "settling", running: "running", finished: "finished", cancelled: "cancelled",
};

/** The phases in which nothing holds or moves a transition. */
const rests = ["idle", "cancelled", "finished"];

/** The reason of the core for a drag that the system cancelled. */
const cancelled = "the touch was cancelled";

/** The keys that scrub, and their direction, by the edge. */
const keys = {
  left: { ArrowRight: 1, ArrowLeft: -1 }, right: { ArrowLeft: 1, ArrowRight: -1 },
  top: { ArrowDown: 1, ArrowUp: -1 }, bottom: { ArrowUp: 1, ArrowDown: -1 },
};

/** Where a finger drags, by the edge that it leaves. */
const ways = { left: "right", right: "left", top: "down", bottom: "up" };

/** Whether a finger can move over the points that begin a drag. */
const canDrag = ({ width, height }) => Math.max(width, height) >= 10;

const way = ({ edge, fromBothEdges, recogniser }) => {
  if (fromBothEdges) return "Drag inwards from the left or the right edge";
  return recogniser === "edge" ? `Drag ${ways[edge]} from the ${edge} edge` : `Drag ${ways[edge]}`;
};

const hint = (data) => canDrag(data)
  ? `<b class="way">${way(data)}</b>, release to finish or cancel, and catch it while it moves.`
  : `<b class="way">Only the keys move it</b>: the screen is smaller than the 10 points that begin a drag.`;

/** Why a trace has not the whole motion. */
const gaps = {
  end: "The finger goes back from the end, and a trace ends there. Start again to record one.",
  keys: "The keyboard moved the transition, and a trace has touches only. Start again to record one.",
  spring: "The spring was changed in between. Start again to record a trace.",
};

const markup = (data, about) => `<div class="room">
<div class="stage" tabindex="0" role="slider" aria-label="Progress of the transition" aria-valuemin="0" aria-valuemax="100"
  aria-describedby="keys"></div>
</div>
<section class="panel" aria-label="Readings">
<h1 title="${safe(data.name)}">${safe(data.name)}</h1>
<p class="hint">${hint(data)}</p>
<div class="live">
<div class="plot-box"><svg class="plot" role="img" aria-label="Fraction and velocity of the last three seconds"></svg></div>
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
<p class="keys" id="keys">Arrow keys scrub, with Shift in larger steps, Home and End to the ends. Enter finishes, Esc cancels.</p>
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
  /** The time of the last touch, key or spring, before which the core takes none. */
  #latest = -Infinity;
  /** Whether the motion began at the end, where a trace has no touches. */
  #isBeyond = false;
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
    main.style.setProperty("--ratio", data.width / data.height);
    this.#place = fit(this.#element, one(".room"), data, matchMedia("(max-width: 760px)").matches ? 8 : 16);
    this.#live = new Live(one(".live .plot"));
    this.#hand = new Hand(this.#element, (event) => this.#point(event), (sample) => this.#catch(sample), () => this.wake());
    this.#ghost = new Ghost(data, this.#element, (sample) => this.#play(sample), (now) => this.shown(now), () => this.reset());
    one(".again").addEventListener("click", () => this.reset());
    one(".trace").addEventListener("click", () => this.#download());
    one(".whole").addEventListener("click", () => this.#toggleWhole());
    one("#spring")?.addEventListener("change", (event) => this.#settleBy(data.springs[event.target.selectedIndex]));
    addEventListener("keydown", (event) => this.#key(event));
    this.wake();
    this.#element.classList.toggle("fixed", !canDrag(data));
    if (!isStill() && !location.hash && canDrag(data)) this.#ghost.start();
  }

  // The time of the core.

  #seconds(milliseconds) {
    return this.#trace.isEmpty
      ? this.#data.start + Math.max(milliseconds + this.#skipped - this.#clock, 0) / 1000
      : this.#trace.seconds(milliseconds + this.#skipped, this.#data.start);
  }

  /** A time in milliseconds for a change. */
  #next(milliseconds) {
    return (this.#latest = Math.max(milliseconds, this.#latest));
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

  /** A touch of the page's own finger. */
  #play(sample) {
    if (sample.phase === "down") this.#hand.nextFinger();
    this.#touch({ ...sample, finger: 0 });
  }

  /** A touch of the reader's finger. */
  #catch(sample) {
    this.#ghost.stop(sample.milliseconds);
    let { finger } = sample;
    if (sample.phase === "down") {
      const { phase } = this.shown(sample.milliseconds);
      this.#leave(phase);
      if (this.#trace.gap && ["idle", "cancelled"].includes(phase)) {
        // From the start, a new trace has the whole motion.
        this.#renew();
        finger = this.#hand.renumber();
      }
    }
    this.#touch({ ...sample, finger });
  }

  /** Remembers the end at which a motion begins. */
  #leave(phase) {
    if (rests.includes(phase)) this.#isBeyond = phase === "finished";
  }

  #touch({ milliseconds, phase, x, y, finger }) {
    const now = this.#next(milliseconds);
    // Where keys came first, their time goes on.
    const isKept = !this.#isBeyond && !(this.#trace.isEmpty && this.#trace.gap);
    if (isKept) this.#trace.add({ milliseconds: now + this.#skipped, phase, x, y, finger });
    this.#core.touch(phase, finger, x, y, this.#seconds(now));
    if (this.#isBeyond && this.shown(now).phase === "held") this.#trace.gap ||= gaps.end;
    // A cancelled drag goes back to where its motion began.
    if (phase === "cancel" && this.#isBeyond && this.#core.reason === cancelled && this.shown(now).phase !== "held") {
      this.#core.release(true, this.#seconds(now), cancelled);
    }
    if (phase === "up" || phase === "cancel") this.#skip(now);
    this.wake();
  }

  #settleBy(spring) {
    if (!this.#trace.isEmpty) this.#trace.gap ||= gaps.spring;
    this.#core.settleBy(spring, this.#seconds(this.#next(performance.now())));
    this.wake();
  }

  // Keys.

  #key(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    // A menu takes all keys, a button and a link only the one that presses it.
    if (event.target.closest?.(event.key === "Enter" ? "button, select, a" : "select")) return;
    const step = keys[this.#data.edge][event.key] * (event.shiftKey ? 0.1 : 0.02);
    const end = { Enter: 1, Escape: 0, End: 1, Home: 0 }[event.key];
    if (Number.isNaN(step) && end === undefined) return;
    event.preventDefault();
    if (this.#hand.isDown) return;
    this.#ghost.stop(performance.now());
    const now = this.#next(performance.now());
    const { phase, fraction } = this.shown(now);
    const target = end ?? within(fraction + step, 0, 1);
    if (rests.includes(phase) && target === fraction) return;
    if (phase === "finished" && !this.#core.takeBack(this.#data, this.#seconds(now))) return;
    this.#leave(phase);
    if (this.#trace.isEmpty && !this.#trace.gap) this.#clock = now + this.#skipped;
    this.#trace.gap = gaps.keys;
    if (["Enter", "Escape"].includes(event.key)) {
      this.#core.release(target === 1, this.#seconds(now));
      this.#skip(now);
    } else {
      this.#core.hold(target, this.#seconds(now));
    }
    this.wake();
  }

  reset() {
    this.#ghost.stop(performance.now());
    this.#hand.reset();
    this.#live.clear();
    this.#renew();
    this.wake();
  }

  /** Begins a new trace at the start. */
  #renew() {
    this.#core.reset();
    this.#trace = new Trace();
    [this.#skipped, this.#clock, this.#latest, this.#isBeyond] = [0, 0, -Infinity, false];
    const spring = one("#spring");
    if (spring) this.#core.settleBy(this.#data.springs[spring.selectedIndex], this.#data.start);
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
    const shown = this.#core.show(this.#seconds(milliseconds));
    // A finger that rests is released without velocity.
    return shown.phase !== "held" || this.#ghost.isOn || this.#hand.isMoving(milliseconds) ? shown : { ...shown, velocity: 0 };
  }

  /** The corners at seconds of the core, for tests. */
  corners(seconds) {
    const shown = this.#core.corners(seconds);
    return { ...shown, corners: [...shown.corners] };
  }

  /** Draws until nothing moves: no frame is drawn at rest. */
  wake() {
    if (this.#frame) return;
    this.#live.rest(performance.now());
    const draw = () => {
      const now = performance.now();
      this.#hand.flush(now);
      this.#ghost.play(now);
      const shown = this.shown(now);
      const isChanged = this.#stage.draw(shown);
      this.#tell(shown);
      const isMoving = ["settling", "running"].includes(shown.phase) || this.#ghost.isOn || this.#hand.isMoving(now)
        || (this.#hand.isDown && isChanged);
      this.#live.add(now, shown);
      this.#frame = isMoving ? requestAnimationFrame(draw) : 0;
    };
    this.#frame = requestAnimationFrame(draw);
  }

  #tell({ phase, fraction, velocity, outcome }) {
    const percent = Math.round(100 * fraction);
    const state = this.#ghost.isOn ? "shown by itself" : phase === "settling" ? `settling to ${outcome}` : words[phase];
    const because = outcome && phase !== "held" && !this.#ghost.isOn ? this.#core.reason : "";
    const canSave = !this.#trace.gap && this.#trace.samples.length > 1 && !this.#hand.isDown && !this.#ghost.isOn;
    const numbers = [fixed(fraction, 3), fixed(velocity, 2)];
    const told = [...numbers, state, because, this.#trace.gap, canSave].join("|");
    if (told === this.#told) return;
    this.#told = told;
    setText(one(".fraction"), numbers[0]);
    setText(one(".velocity"), `${numbers[1]} /s`);
    setText(one(".state"), state);
    const text = because ? `${outcome === "finish" ? "Finish" : "Cancel"}: ${because}.` : "";
    setText(one(".because"), text);
    one(".panel").classList.toggle("decided", text !== "");
    setText(one(".note"), this.#trace.gap);
    one(".trace").disabled = !canSave;
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
