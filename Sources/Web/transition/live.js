// Fraction and velocity of the last three seconds, as a small plot.

import { draw } from "../parts/dom.js";
import { within } from "../parts/numbers.js";

const [width, height, seconds] = [272, 96, 3];
/** The largest velocity that the plot shows, in fractions per second. */
const fastest = 8;

export class Live {
  #samples = [];
  #fraction;
  #velocity;

  constructor(svg) {
    svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    for (const fraction of [0, 1]) {
      draw("line", { class: "grid", x1: 0, x2: width, y1: this.#y(fraction), y2: this.#y(fraction) }, svg);
    }
    this.#velocity = draw("path", { class: "curve s1" }, svg);
    this.#fraction = draw("path", { class: "curve s0" }, svg);
  }

  /** Fractions from −0.25 to 1.25 fill the plot. */
  #y(fraction) {
    return height * (1.25 - fraction) / 1.5;
  }

  clear() {
    this.#samples = [];
  }

  /** Keeps what was shown last until a time in milliseconds. */
  rest(now) {
    if (this.#samples.length) this.#samples.push({ ...this.#samples.at(-1), now });
  }

  /** Adds what is shown at a time in milliseconds. Without calls, the plot does not change. */
  add(now, { fraction, velocity }) {
    this.#samples.push({ now, fraction, velocity });
    while (this.#samples.length > 1 && this.#samples[1].now < now - 1000 * seconds) this.#samples.shift();
    const x = (time) => width * (1 - (now - time) / (1000 * seconds));
    const line = (y) => `M${this.#samples.map((sample) => `${x(sample.now).toFixed(1)} ${y(sample).toFixed(1)}`).join("L")}`;
    this.#fraction.setAttribute("d", line((sample) => this.#y(within(sample.fraction, -0.25, 1.25))));
    this.#velocity.setAttribute("d", line((sample) => this.#y(0.5 + 0.75 * within(sample.velocity / fastest, -1, 1))));
  }
}
