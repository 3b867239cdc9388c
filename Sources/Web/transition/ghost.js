// A simulated finger that plays the transition once: it drags and lifts, and the page returns to its start.

/** Seconds of its drag, and of the pauses before and after it. */
const [drag, pause] = [0.7, 0.6];
/** The part of the screen that it crosses. */
const reach = 0.62;

export class Ghost {
  #data;
  #dot = document.createElement("i");
  #send;
  #show;
  #end;
  /** When it began, in milliseconds of the page; NaN while it is off. */
  #began = NaN;
  /** The last touch of its finger; null before it. */
  #last = null;

  /**
   * @param stage the element of the stage.
   * @param send takes { milliseconds, phase, x, y }, as that of a hand does.
   * @param show returns what is shown at a time in milliseconds.
   * @param end is called a while after all is at rest.
   */
  constructor(data, stage, send, show, end) {
    [this.#data, this.#send, this.#show, this.#end] = [data, send, show, end];
    this.#dot.className = "ghost-finger";
    this.#dot.hidden = true;
    stage.append(this.#dot);
  }

  get isOn() {
    return !Number.isNaN(this.#began);
  }

  start() {
    [this.#began, this.#last] = [performance.now(), null];
  }

  /** Stops it where it is: its finger lifts. */
  stop(milliseconds) {
    if (!this.isOn) return;
    this.#began = NaN;
    this.#lift(milliseconds);
  }

  #touch(milliseconds, phase, [x, y]) {
    this.#last = { milliseconds, phase, x, y };
    this.#send(this.#last);
  }

  #lift(milliseconds) {
    this.#dot.hidden = true;
    if (this.#last && this.#last.phase !== "up") this.#touch(milliseconds, "up", [this.#last.x, this.#last.y]);
  }

  /** The place of the finger after a part of the drag. */
  #place(part) {
    const { edge, width, height } = this.#data;
    const eased = part * part * (3 - 2 * part);
    const length = ["left", "right"].includes(edge) ? width : height;
    const along = 6 + eased * reach * length;
    const middle = [width / 2, height * 0.55];
    return { left: [along, middle[1]], right: [width - along, middle[1]], top: [middle[0], along], bottom: [middle[0], height - along] }[edge];
  }

  /** Moves its finger to where it is at a time, and ends the play. */
  play(now) {
    if (!this.isOn) return;
    if (this.#last?.phase === "up") return this.#rest(now);
    const seconds = (now - this.#began) / 1000 - pause;
    if (seconds <= 0) return;
    const part = Math.min(seconds / drag, 0.85);
    this.#touch(now, this.#last ? "move" : "down", this.#place(this.#last ? part : 0));
    this.#dot.hidden = false;
    this.#dot.style.translate = `${this.#last.x}px ${this.#last.y}px`;
    if (part === 0.85) this.#lift(now);
  }

  #rest(now) {
    const { settled, duration } = this.#show(now);
    if (settled !== null || now - this.#last.milliseconds < 1000 * (2 * pause + duration)) return;
    this.#began = NaN;
    this.#end();
  }
}
