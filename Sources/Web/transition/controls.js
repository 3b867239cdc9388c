// The transport of a page: buttons, keys, speeds, and the time in the address.

import { isStill, one } from "../parts/dom.js";
import { advance, invalidate, isDue, onFrame } from "../parts/frame.js";
import { Transport } from "../parts/transport.js";

const icons = { Play: "M4 2.5 13 8l-9 5.5z", Pause: "M4 3h3v10H4zM9 3h3v10H9z" };
const icon = (path) => `<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${path}"/></svg>`;
const toggle = (id, label, title) => `<label class="switch" title="${title}"><input type="checkbox" id="${id}"><span>${label}</span></label>`;

/** The elements; with frames, also for outlines and neighbouring frames. */
export const controls = (hasFrames) => `<div class="transport">
<div class="controls" role="group" aria-label="Playback">
<button type="button" id="back" aria-label="One frame back" title="One frame back (←)">${icon("M11 3 4 8l7 5zM3 3h1.6v10H3z")}</button>
<button type="button" id="play" aria-label="Play" title="Play">${icon(icons.Play)}</button>
<button type="button" id="forward" aria-label="One frame forward" title="One frame forward (→)">${icon("M5 3l7 5-7 5zM11.4 3H13v10h-1.6z")}</button>
${toggle("loop", "Loop", "Restart at the end (l)")}
${hasFrames ? toggle("onion", "Onion skin", "Outlines of neighbouring frames (o)") + toggle("names", "Outlines", "Outlines and names of the views (n)") : ""}
<fieldset class="speeds"><legend>Speed</legend>
${[["0.25", "¼"], ["0.5", "½"], ["1", "1"], ["2", "2"]].map(([value, text]) => `<label><input type="radio" name="speed" value="${value}"${value === "1" ? " checked" : ""}><span>${text}</span></label>`).join("\n")}
</fieldset>
</div>
<label class="scrub"><span>Time</span><input type="range" id="scrubber" min="0" max="1" step="any" value="0"></label>
<p class="hint">${hasFrames ? "Drag the screen, a curve or the slider. " : ""}<span class="keys">Space plays, ← and → step, with shift by ten, Home and End jump, [ and ] change the speed, ${hasFrames ? "o shows neighbouring frames, n outlines, " : ""}l loops.</span></p>
${hasFrames ? `<p class="hint" id="onion-key" hidden><span class="before">Earlier</span> and <span class="after">later</span> outlines of the views that move most.</p>` : ""}
</div>`;

export class Controls extends Transport {
  #step;
  #speeds = [...document.querySelectorAll("input[name=speed]")];

  /**
   * @param first the earliest time, in seconds.
   * @param last the latest time.
   * @param canPlay whether there is more than one frame.
   * @param show shows a time.
   * @param words returns what is shown in words.
   * @param tell writes what is shown, if it is due.
   * @param step returns the time some frames away.
   */
  constructor({ first, last, canPlay, show, words, tell = () => {}, step }) {
    super({
      play: one("#play"), icons, slider: one("#scrubber"), onmove: show, words, ask: advance, mayTell: () => isDue("report"),
    });
    onFrame((now) => {
      this.tick(now);
      tell();
    });
    Object.assign(this, { first, last });
    this.#step = step;
    one("#back").addEventListener("click", () => this.step(-1));
    one("#forward").addEventListener("click", () => this.step(1));
    one("#loop").addEventListener("change", (event) => (this.isLooping = event.target.checked));
    for (const input of this.#speeds) input.addEventListener("change", () => this.setSpeed(Number(input.value)));
    if (!canPlay) for (const input of document.querySelectorAll(".controls button, #scrubber, #loop, #onion")) input.disabled = true;
    document.addEventListener("keydown", (event) => this.#key(event));
    addEventListener("hashchange", () => this.scrub(this.#asked));
    this.canPlay = canPlay;
  }

  /** Shows the time of the address, or plays once; with reduced motion it shows a time. */
  open(still = this.first) {
    const asked = this.#asked;
    this.seek(Number.isFinite(asked) ? asked : isStill() ? still : this.first);
    if (!isStill() && !Number.isFinite(asked)) this.start();
    invalidate(true);
  }

  get #asked() {
    const match = /^#t=([-+.\deE]+)$/.exec(location.hash);
    return match ? Number(match[1]) : NaN;
  }

  start(time) {
    if (this.canPlay) super.start(time);
  }

  step(frames) {
    this.scrub(this.#step(frames));
  }

  #changeSpeed(by) {
    const now = this.#speeds.findIndex((input) => input.checked);
    this.#speeds[Math.min(Math.max(now + by, 0), this.#speeds.length - 1)].click();
  }

  #key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    // A menu takes all keys, the speeds the arrows.
    if (event.target.matches?.(event.key.startsWith("Arrow") ? "input[type=radio], select" : "select")) return;
    const stride = event.shiftKey ? 10 : 1;
    const flip = (id) => one(`#${id}`)?.click();
    const actions = {
      " ": () => this.toggle(), ArrowLeft: () => this.step(-stride), ArrowRight: () => this.step(stride),
      Home: () => this.scrub(this.first), End: () => this.scrub(this.last), l: () => flip("loop"), o: () => flip("onion"),
      n: () => flip("names"), "[": () => this.#changeSpeed(-1), "]": () => this.#changeSpeed(1),
    };
    if (!(event.key in actions)) return;
    if (event.key === " " && event.target.matches?.("button, input[type=checkbox], summary")) return;
    event.preventDefault();
    actions[event.key]();
  }
}
