// Time: playing, pausing, seeking, speeds and loops, by a button and a slider. The pages add to it.

import { h } from "./dom.js";
import { soon } from "./frame.js";
import { followAlong } from "./press.js";

/** Seconds at rest before a loop begins again. */
const rest = 0.6;

export class Transport {
  first = 0;
  last = 1;
  time = 0;
  speed = 1;
  isLooping = false;
  isPlaying = false;
  /** The page's time when this one was `first`; undefined until the first frame. */
  #began;
  #shown;
  #part;
  #thumb;
  #isTold = false;

  /**
   * @param play a button with an icon, which is a path.
   * @param icons the path data of the icon, by what the button does: Play, Pause.
   * @param slider an input for the time.
   * @param ask asks for a call of `tick` in the next frame.
   * @param words returns a time in words.
   * @param mayTell whether words are written in this frame; they are if left out.
   * @param onmove is called after the time changed.
   * @param onrestart is called before a new start.
   * @param onseek is called after the reader moved the time.
   */
  constructor({ play, icons, slider, ask, words, mayTell = () => true, onmove, onrestart, onseek }) {
    Object.assign(this, { play, icons, slider, ask, words, mayTell, onmove, onrestart, onseek });
    play.addEventListener("click", () => this.toggle());
    slider.addEventListener("input", () => this.scrub(Number(slider.value)));
    // The visible slider moves without layout; the input, for keys and screen readers, is updated when texts are due.
    [this.#part, this.#thumb] = ["part", "thumb"].map((name) => h("i", { class: name }));
    this.bar = h("span", { class: "slider" }, h("i"), this.#part, this.#thumb);
    slider.replaceWith(this.bar);
    this.bar.prepend(slider);
    const rail = this.bar.querySelector("i");
    followAlong(this.bar, (press) => {
      press.preventDefault();
      slider.focus({ preventScroll: true });
      const { left, width } = rail.getBoundingClientRect();
      return (place, isLast) => soon(this, () => {
        this.scrub(this.first + (this.last - this.first) * Math.min(Math.max((place - left) / width, 0), 1));
        if (isLast) slider.dispatchEvent(new Event("change"));
      });
    });
  }

  /** The part of the time that is over. */
  get part() {
    return this.last > this.first ? (this.time - this.first) / (this.last - this.first) : 0;
  }

  #setPlaying(isOn) {
    if (this.isPlaying === isOn) return;
    this.isPlaying = isOn;
    const label = isOn ? "Pause" : "Play";
    this.play.title = label;
    this.play.setAttribute("aria-label", label);
    this.play.querySelector("path").setAttribute("d", this.icons[label]);
  }

  toggle() {
    if (this.isPlaying) this.stop();
    else if (this.time < this.last - 0.001 * (this.last - this.first)) this.start(this.time);
    else this.replay();
  }

  /** Plays from the beginning. */
  replay() {
    this.onrestart?.();
    this.start(this.first);
  }

  /** Plays from a time. */
  start(time = this.first) {
    this.time = time;
    this.#began = undefined;
    this.#setPlaying(true);
    this.ask();
  }

  stop() {
    this.#setPlaying(false);
  }

  /** Plays at a speed from now on. */
  setSpeed(speed) {
    this.speed = speed;
    this.#began = undefined;
  }

  /** Shows a time. */
  seek(time) {
    this.time = Math.min(Math.max(time, this.first), this.last);
    this.show();
  }

  /** Stops at a time that the reader chooses. */
  scrub(time) {
    if (!Number.isFinite(time)) return;
    this.stop();
    this.onrestart?.();
    this.seek(time);
    this.onseek?.();
    this.ask();
  }

  /** Advances to the time of a frame, and asks for the next while playing. */
  tick(now) {
    if (this.isPlaying) {
      this.#began ??= now - (1000 * (this.time - this.first)) / this.speed;
      let time = this.first + Math.max(((now - this.#began) * this.speed) / 1000, 0);
      if (time > this.last + (this.isLooping ? rest * this.speed : 0)) {
        if (this.isLooping) {
          this.onrestart?.();
          this.#began = now;
          time = this.first;
        } else {
          this.stop();
        }
      }
      this.time = time;
    }
    this.seek(this.time);
    if (this.isPlaying) this.ask();
  }

  /** Brings what shows the time up to date. */
  show() {
    const { first, last, time, slider } = this;
    const shown = [first, last, time].join();
    if (this.#shown !== shown) {
      this.#shown = shown;
      this.#part.style.transform = `scaleX(${this.part})`;
      this.#thumb.style.transform = `translateX(${100 * this.part}%)`;
      this.onmove?.(time);
      this.#isTold = false;
    }
    if (this.#isTold || !this.mayTell()) return;
    for (const [name, value] of Object.entries({ min: first, max: last, value: time })) if (Number(slider[name]) !== value) slider[name] = value;
    slider.setAttribute("aria-valuetext", this.words(time));
    this.#isTold = true;
  }
}
