// Playing, pausing and seeking a time; in a loop, at a quarter of the speed.

import { button, h, icon, isStill, newID } from "./dom.js";
import { invalidate } from "./frame.js";
import { readout, within } from "../model/numbers.js";

const pause = 0.6;

export class Transport {
  time = 0;
  duration = 1;
  #started;
  #isOpened = false;
  isLooping = false;
  speed = 1;

  /** `unit` is the unit of the readout; `onseek` is called after the user moves the time, `onrestart` before a new start. */
  constructor({ label = "Time", unit = "s", onseek, onrestart } = {}) {
    const id = newID("time");
    Object.assign(this, { unit, onseek, onrestart });
    this.play = button("Play", () => this.toggle(), { icon: "play", class: "play" });
    this.loop = button("Loop", () => this.setLoop(!this.isLooping), { icon: "loop", "aria-pressed": "false" });
    this.slow = button("Quarter speed", () => this.setSpeed(this.speed === 1 ? 0.25 : 1), { icon: "quarter", "aria-pressed": "false" });
    this.slider = h("input", {
      id, type: "range", min: "0", max: "1", step: "0.001", value: "0", "aria-label": label,
      oninput: () => this.scrub(Number(this.slider.value) * this.duration),
    });
    this.output = h("output", { for: id });
    this.root = h("div", { class: "transport" }, this.play, this.slider, this.output, this.slow, this.loop);
  }

  get isPlaying() {
    return this.#started !== undefined;
  }

  setLoop(isLooping) {
    this.isLooping = isLooping;
    this.loop.setAttribute("aria-pressed", String(isLooping));
    if (isLooping && !this.isPlaying) this.start();
  }

  /** Shows a motion that is new or differs: on opening in a loop, later once from its beginning. Not where motion is not wanted. */
  present() {
    if (isStill()) return;
    if (this.#isOpened) this.start(0);
    else this.setLoop(true);
    this.#isOpened = true;
  }

  /** Plays at a speed from now on. */
  setSpeed(speed) {
    this.speed = speed;
    this.slow.setAttribute("aria-pressed", String(speed !== 1));
    if (this.isPlaying) this.start(this.time);
  }

  #show() {
    const label = this.isPlaying ? "Pause" : "Play";
    if (this.play.title === label) return;
    this.play.title = label;
    this.play.setAttribute("aria-label", label);
    this.play.replaceChildren(icon(label.toLowerCase()));
  }

  toggle() {
    if (this.isPlaying) this.stop();
    else if (this.time < this.duration * 0.999) this.start(this.time);
    else this.replay();
  }

  /** Plays from the beginning. */
  replay() {
    this.onrestart?.();
    this.start(0);
  }

  /** Plays from a time. */
  start(time = 0) {
    this.#started = performance.now() - (time * 1000) / this.speed;
    this.time = time;
    this.#show();
    invalidate();
  }

  stop() {
    this.#started = undefined;
    this.#show();
  }

  /** Stops at a time that the user chooses. */
  scrub(time) {
    this.stop();
    this.onrestart?.();
    this.time = within(time, 0, this.duration);
    this.onseek?.();
    invalidate();
  }

  /** Advances to the time of a frame, and asks for the next while playing. */
  tick(now) {
    if (this.isPlaying) {
      let time = Math.max(((now - this.#started) * this.speed) / 1000, 0);
      if (time > this.duration + (this.isLooping ? pause * this.speed : 0)) {
        if (this.isLooping) {
          this.onrestart?.();
          this.#started = now;
          time = 0;
        } else {
          this.stop();
        }
      }
      this.time = Math.min(time, this.duration);
      if (this.isPlaying) invalidate();
    }
    this.time = Math.min(this.time, this.duration);
    const part = this.duration > 0 ? this.time / this.duration : 0;
    if (this.shown === part && this.shownTime === this.time) return;
    Object.assign(this, { shown: part, shownTime: this.time });
    this.slider.value = String(part);
    this.slider.setAttribute("aria-valuetext", `${readout(this.time, 3)} ${this.unit}`.trim());
  }
}
