// Time: play, pause, step, scrub, speed and loop, by buttons, keys and the address.

import { isStill, one } from "./dom.js";

const [playIcon, pauseIcon] = ["M4 2.5 13 8l-9 5.5z", "M4 3h3v10H4zM9 3h3v10H9z"];
/** The milliseconds at the end before a loop begins again. */
const rest = 800;
const icon = (path) => `<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${path}"/></svg>`;
const toggle = (id, label, title) => `<label class="switch" title="${title}"><input type="checkbox" id="${id}"><span>${label}</span></label>`;

export const controls = `<div class="transport">
<div class="controls" role="group" aria-label="Playback">
<button type="button" id="back" aria-label="One frame back" title="One frame back (←)">${icon("M11 3 4 8l7 5zM3 3h1.6v10H3z")}</button>
<button type="button" id="play" aria-label="Play" title="Play or pause (space)">${icon(playIcon)}</button>
<button type="button" id="forward" aria-label="One frame forward" title="One frame forward (→)">${icon("M5 3l7 5-7 5zM11.4 3H13v10h-1.6z")}</button>
${toggle("loop", "Loop", "Restart at the end (l)")}
${toggle("onion", "Onion skin", "Outlines of neighbouring frames (o)")}
${toggle("names", "Outlines", "Outlines and names of the views (n)")}
<fieldset class="speeds"><legend>Speed</legend>
${[["0.25", "¼"], ["0.5", "½"], ["1", "1"], ["2", "2"]].map(([value, text]) => `<label><input type="radio" name="speed" value="${value}"${value === "1" ? " checked" : ""}><span>${text}</span></label>`).join("\n")}
</fieldset>
</div>
<label class="scrub"><span>Time</span><input type="range" id="scrubber" min="0" max="1" step="any" value="0"></label>
<p class="hint">Drag the screen, a curve or the slider. <span class="keys">Space plays, ← and → step, with shift by ten, Home and End jump, [ and ] change the speed, o shows neighbouring frames, n outlines, l loops.</span></p>
<p class="hint" id="onion-key" hidden><span class="before">Earlier</span> and <span class="after">later</span> outlines of the views that move most.</p>
</div>`;

export class Transport {
  #first;
  #last;
  #show;
  #step;
  #tick = 0;
  #before = 0;
  #isPlaying = false;
  instant = NaN;

  /**
   * @param first the earliest time, in seconds.
   * @param last the latest time.
   * @param canPlay whether there is more than one frame.
   * @param show shows a time; returns it in words.
   * @param step returns the time some frames away.
   */
  constructor({ first, last, canPlay, show, step }) {
    [this.#first, this.#last, this.#show, this.#step] = [first, last, show, step];
    const scrubber = one("#scrubber");
    [scrubber.min, scrubber.max] = [first, last];
    scrubber.addEventListener("input", () => this.hold(Number(scrubber.value)));
    one("#play").addEventListener("click", () => this.toggle());
    one("#back").addEventListener("click", () => this.step(-1));
    one("#forward").addEventListener("click", () => this.step(1));
    if (!canPlay) for (const id of ["back", "play", "forward", "scrubber", "loop", "onion"]) one(`#${id}`).disabled = true;
    document.addEventListener("keydown", (event) => this.#key(event));
    addEventListener("hashchange", () => Number.isFinite(this.#asked) && this.hold(this.#asked));
    this.canPlay = canPlay;
  }

  /** Shows the time of the address, or plays once unless motion is reduced. */
  start() {
    this.seek(Number.isFinite(this.#asked) ? this.#asked : this.#first);
    if (!isStill() && !Number.isFinite(this.#asked)) this.play();
  }

  get #asked() {
    const match = /^#t=([-+.\deE]+)$/.exec(location.hash);
    return match ? Number(match[1]) : NaN;
  }

  seek(seconds) {
    if (!Number.isFinite(seconds)) return;
    this.instant = Math.min(Math.max(seconds, this.#first), this.#last);
    one("#scrubber").value = this.instant;
    one("#scrubber").setAttribute("aria-valuetext", this.#show(this.instant));
  }

  hold(seconds) {
    this.pause();
    this.seek(seconds);
  }

  step(frames) {
    this.hold(this.#step(frames));
  }

  toggle() {
    if (this.#isPlaying) this.pause();
    else this.play();
  }

  #setPlaying(isOn) {
    this.#isPlaying = isOn;
    one("#play").setAttribute("aria-label", isOn ? "Pause" : "Play");
    one("#play path").setAttribute("d", isOn ? pauseIcon : playIcon);
  }

  pause() {
    cancelAnimationFrame(this.#tick);
    this.#setPlaying(false);
  }

  play() {
    if (!this.canPlay) return;
    if (this.instant >= this.#last) this.seek(this.#first);
    this.#setPlaying(true);
    this.#before = 0;
    this.#tick = requestAnimationFrame((now) => this.#advance(now));
  }

  get #speeds() {
    return [...document.querySelectorAll("input[name=speed]")];
  }

  #advance(now) {
    if (!this.#isPlaying) return;
    if (this.instant < this.#last) {
      const speed = Number(this.#speeds.find((input) => input.checked).value);
      if (this.#before) this.seek(this.instant + ((now - this.#before) / 1000) * speed);
      this.#before = now;
    } else if (now - this.#before >= rest) {
      this.#before = now;
      this.seek(this.#first);
    }
    if (this.instant >= this.#last && !one("#loop").checked) return this.pause();
    this.#tick = requestAnimationFrame((next) => this.#advance(next));
  }

  #changeSpeed(by) {
    const speeds = this.#speeds;
    const now = speeds.findIndex((input) => input.checked);
    speeds[Math.min(Math.max(now + by, 0), speeds.length - 1)].checked = true;
  }

  #key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target.matches?.("input[type=radio], select")) return;
    const stride = event.shiftKey ? 10 : 1;
    const flip = (id) => one(`#${id}`).click();
    const actions = {
      " ": () => this.toggle(), ArrowLeft: () => this.step(-stride), ArrowRight: () => this.step(stride),
      Home: () => this.hold(this.#first), End: () => this.hold(this.#last), l: () => flip("loop"), o: () => flip("onion"),
      n: () => flip("names"), "[": () => this.#changeSpeed(-1), "]": () => this.#changeSpeed(1),
    };
    if (!(event.key in actions)) return;
    if (event.key === " " && event.target.matches?.("button, input[type=checkbox], summary")) return;
    event.preventDefault();
    actions[event.key]();
  }
}
