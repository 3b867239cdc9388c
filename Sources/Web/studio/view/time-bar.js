// The transport below a preview: in a loop, at a quarter of the speed.

import { h, isStill, newID, setText } from "../../parts/dom.js";
import { advance, isDue } from "../../parts/frame.js";
import { readout } from "../../parts/numbers.js";
import { Transport } from "../../parts/transport.js";
import { button, paths } from "./controls.js";

export class TimeBar extends Transport {
  #isOpened = false;

  /** `unit` is the unit of the readout; `onseek` is called after the user moves the time, `onrestart` before a new start. */
  constructor({ label = "Time", unit = "s", onseek, onrestart } = {}) {
    const id = newID("time");
    super({
      play: button("Play", () => {}, { icon: "play", class: "play" }), icons: { Play: paths.play, Pause: paths.pause },
      slider: h("input", { id, type: "range", step: "any", "aria-label": label }),
      ask: advance, words: (time) => `${readout(time, 3)} ${unit}`.trim(), mayTell: () => isDue("report"), onseek, onrestart,
    });
    this.loop = button("Loop", () => this.setLoop(!this.isLooping), { icon: "loop", "aria-pressed": "false" });
    this.slow = button("Quarter speed", () => this.setSpeed(this.speed === 1 ? 0.25 : 1), { icon: "quarter", "aria-pressed": "false" });
    this.output = h("span");
    this.root = h("div", { class: "transport" }, this.play, this.bar, h("output", { for: id }, this.output), this.slow, this.loop);
  }

  /** Writes what the preview shows, if it is due. */
  tell(words) {
    if (isDue("readouts")) setText(this.output, words());
  }

  get duration() {
    return this.last;
  }

  set duration(seconds) {
    this.last = seconds;
  }

  setLoop(isLooping) {
    this.isLooping = isLooping;
    this.loop.setAttribute("aria-pressed", String(isLooping));
    if (isLooping && !this.isPlaying) this.start();
  }

  setSpeed(speed) {
    super.setSpeed(speed);
    this.slow.setAttribute("aria-pressed", String(speed !== 1));
  }

  /** Shows a motion that is new or differs: on opening in a loop, later once from its beginning. Does nothing with reduced motion. */
  present() {
    if (isStill()) return;
    if (this.#isOpened) this.start();
    else this.setLoop(true);
    this.#isOpened = true;
  }
}
