// The touches of a page, as `hooke play --gesture` reads them.

export class Trace {
  samples = [];
  /** Why the trace has not the whole motion; "" if it has. */
  gap = "";

  get isEmpty() {
    return this.samples.length === 0;
  }

  /** The seconds of a time in milliseconds since the first sample, with the same rounding as `hooke play`. */
  seconds(milliseconds, start) {
    return this.isEmpty ? start : start + (milliseconds - this.samples[0].milliseconds) / 1000;
  }

  add(sample) {
    this.samples.push(sample);
  }

  get csv() {
    const rows = this.samples.map(({ milliseconds, phase, x, y, finger }) => [milliseconds, phase, x, y, finger].join(","));
    return `${["time_ms,phase,x,y,finger", ...rows].join("\n")}\n`;
  }
}
