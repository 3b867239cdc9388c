// The transition in WebAssembly: numbers in, numbers out.

/** What precedes the layers in the answers of the core. */
const HEAD = 10;
/** The numbers of a layer: 16 of its matrix, width, height, opacity, hidden, rank. */
export const LAYER = 21;
export const phases = ["idle", "held", "settling", "running", "finished", "cancelled"];

export class Core {
  #core;
  /** The core's reason for the last release without a finger, and the one that is told instead. */
  #own = null;
  #told = null;

  /** Loads the numbers of a transition, and the names of its channels' properties, into the module. */
  constructor(instance, numbers, properties) {
    this.#core = instance.exports;
    this.#core._initialize?.();
    const names = new TextEncoder().encode(properties.map((name) => `${name}\0`).join(""));
    const place = this.#core.malloc(numbers.byteLength + names.length);
    const after = place + numbers.byteLength;
    new Float64Array(this.#core.memory.buffer, place, numbers.length).set(numbers);
    new Uint8Array(this.#core.memory.buffer, after, names.length).set(names);
    const fault = this.#core.page_load(place, numbers.length, after, names.length);
    this.#core.free(place);
    if (fault) throw new RangeError(this.#text(fault));
  }

  #text(place) {
    const bytes = new Uint8Array(this.#core.memory.buffer);
    return new TextDecoder().decode(bytes.subarray(place, bytes.indexOf(0, place)));
  }

  #numbers(place, count) {
    return new Float64Array(this.#core.memory.buffer, place, count);
  }

  #head(place) {
    const [phase, fraction, velocity, tree, layers, channels, outcome, settled, duration, overshoot] = this.#numbers(place, HEAD);
    return {
      phase: phases[phase], fraction, velocity, tree, layers, channels, duration, overshoot,
      settled: phases[phase] === "settling" ? settled : null,
      outcome: outcome < 0 ? null : outcome ? "finish" : "cancel",
    };
  }

  reset() {
    this.#core.page_reset();
  }

  /** Takes a touch; false if it is refused. */
  touch(phase, finger, x, y, time) {
    return this.#core.page_touch(["down", "move", "up", "cancel"].indexOf(phase), finger, x, y, time) === 1;
  }

  hold(fraction, time) {
    this.#core.page_hold(fraction, time);
  }

  /** Lets it run to the end or to the start, for a reason of the page's own if one is given. */
  release(finishes, time, because = null) {
    this.#core.page_release(finishes ? 1 : 0, time);
    this.#own = null;
    [this.#own, this.#told] = [this.reason, because];
  }

  /** Lets a finger take a finished transition back from its end. */
  rewinds() {
    this.#core.page_rewinds();
  }

  /** Holds a finished transition of a size at its end, by a finger that drags across it; returns whether it does. */
  takeBack({ width, height }, time) {
    this.touch("down", -1, width / 2, height / 2, time);
    this.touch("move", -1, width / 2 + 20, height / 2 + 20, time);
    // Cancelled where it begins, the drag leaves a motion from the end that can be held.
    this.touch("cancel", -1, 0, 0, time);
    return this.show(time).phase !== "finished";
  }

  /** Settles by a spring from a time on; by the transition's own style with a response of 0. */
  settleBy({ response, dampingRatio }, time) {
    this.#core.page_settle(response, dampingRatio, time);
  }

  get reason() {
    const own = this.#text(this.#core.page_reason());
    return (own === this.#own && this.#told) || own;
  }

  /** What is shown at a time; the numbers stay valid until the next call. */
  show(time) {
    const place = this.#core.page_show(time);
    const head = this.#head(place);
    const count = HEAD + head.layers * LAYER + head.channels * 4;
    const numbers = this.#numbers(place, count);
    return {
      ...head, numbers: numbers.subarray(HEAD, HEAD + head.layers * LAYER),
      values: numbers.subarray(HEAD + head.layers * LAYER),
    };
  }

  /** The four corners of each layer on the screen at a time. */
  corners(time) {
    const place = this.#core.page_corners(time);
    const head = this.#head(place);
    return { ...head, corners: this.#numbers(place, HEAD + head.layers * 8).slice(HEAD) };
  }
}

/** Unpacks base64. */
export const bytes = (text) => Uint8Array.from(atob(text.replace(/\s+/g, "")), (letter) => letter.charCodeAt(0));
