// Dragging the preview: by pointer, by keys, or by a recorded trace.

import { releaseVelocity } from "../model/gestures.js";
import { within } from "../../parts/numbers.js";
import { h } from "../../parts/dom.js";
import { isDue } from "../../parts/frame.js";
import { followPress } from "../../parts/press.js";

export class SheetDrag {
  path = [];
  velocity = 0;
  #finger;
  #replay = 0;

  /**
   * @param screen the screen of gestures.
   * @param preview what is dragged.
   * @param transition its label, the way of the finger, the distance of the whole transition in points of the preview, and the ends.
   */
  constructor(screen, preview, { label, way, extent, ends }) {
    Object.assign(this, { screen, preview, way, extent, ends });
    const { app } = preview;
    this.slider = h("input", {
      type: "range", min: "0", max: "1", step: "0.01", class: "sheet-slider", "aria-label": label,
      oninput: () => this.#seek(Number(this.slider.value)),
      onkeydown: (event) => {
        if (event.key === "Enter") screen.release(screen.fraction, 0);
      },
      onblur: () => {
        if (screen.isHeld && !this.#finger) screen.release(screen.fraction, 0);
      },
    });
    preview.root.removeAttribute("role");
    preview.root.removeAttribute("aria-label");
    preview.root.append(this.slider);
    const area = app.moving;
    area.classList.add("draggable");
    followPress(area, (press) => this.#down(press));
  }

  /** The velocity that a release would have now. */
  get velocityNow() {
    return this.#finger ? releaseVelocity(this.#finger.samples, performance.now() / 1000 - (this.#finger.start ?? 0), this.extent) : 0;
  }

  #seek(fraction) {
    this.path = [];
    this.velocity = 0;
    this.screen.hold(fraction);
  }

  /** Writes what is shown, if it is due. */
  show(fraction) {
    if (!isDue("readouts")) return;
    if (document.activeElement !== this.slider || !this.screen.isHeld) this.slider.value = String(within(fraction, 0, 1));
    this.slider.setAttribute("aria-valuetext", `${Math.round(fraction * 100)} %`);
  }

  #down(event) {
    if (this.#finger) return undefined;
    event.preventDefault();
    clearTimeout(this.#replay);
    const fraction = this.screen.fraction;
    const finger = (this.#finger = { place: [event.clientX, event.clientY], fraction, samples: [{ time: event.timeStamp / 1000, y: 0 }] });
    this.path = [{ fraction, velocity: 0 }];
    this.velocity = 0;
    this.screen.hold(fraction);
    return (next) => finger === this.#finger && (next.type === "pointermove" ? this.#move(next) : this.#end(next));
  }

  // Adds a sample: the distance along the way in points of the preview.
  #add(time, distance) {
    const finger = this.#finger;
    const { samples } = finger;
    if (time < samples.at(-1).time) return;
    if (time === samples.at(-1).time) samples.pop();
    samples.push({ time, y: distance });
    if (samples.length > 40) samples.shift();
    this.velocity = releaseVelocity(samples, time, this.extent);
    this.path.push({ fraction: finger.fraction + distance / this.extent, velocity: this.velocity });
    if (this.path.length > 600) this.path.shift();
  }

  #move(event) {
    const events = event.getCoalescedEvents?.() ?? [];
    const { place: [x, y] } = this.#finger;
    for (const { timeStamp, clientX, clientY } of events.length ? events : [event]) {
      const distance = (clientX - x) * this.way[0] + (clientY - y) * this.way[1];
      this.#add(timeStamp / 1000, distance / this.preview.scale);
    }
    this.#hold();
  }

  #hold() {
    this.screen.hold(within(this.path.at(-1).fraction, ...this.ends));
  }

  #end({ type, timeStamp }) {
    const { samples } = this.#finger;
    this.#finger = undefined;
    if (type === "pointerup") this.screen.release(this.path.at(-1).fraction, releaseVelocity(samples, timeStamp / 1000, this.extent));
    else this.screen.release(this.screen.fraction, 0);
  }

  /** Plays a trace at its own times. The whole way is 844 points, as long as the screen of the trace. */
  replay(samples) {
    clearTimeout(this.#replay);
    const way = 844;
    const first = samples[0];
    const start = performance.now() / 1000;
    this.#finger = { fraction: 0, start, samples: [{ time: 0, y: 0 }] };
    this.path = [{ fraction: 0, velocity: 0 }];
    let index = 1;
    const step = () => {
      const now = performance.now() / 1000 - start + first.time;
      for (; index < samples.length && samples[index].time <= now; index += 1) {
        const { time, phase, x, y } = samples[index];
        const along = Math.abs(samples.at(-1).x - first.x) > Math.abs(samples.at(-1).y - first.y) ? Math.abs(x - first.x) * (844 / 390) : Math.abs(y - first.y);
        if (phase === "move") this.#add(time - first.time, (along / way) * this.extent);
        else {
          const speed = phase === "up" ? releaseVelocity(this.#finger.samples, time - first.time, this.extent) : 0;
          this.#finger = undefined;
          return this.screen.release(this.path.at(-1).fraction, speed);
        }
      }
      if (index >= samples.length) {
        this.#finger = undefined;
        return this.screen.release(this.path.at(-1).fraction, 0);
      }
      this.#hold();
      this.#replay = setTimeout(step, 8);
    };
    step();
  }
}
