// A finger of the page's own that plays the transition once: it drags, lets go, and the page is at its start again.

/** Seconds of its drag, and of the pauses before and after it. */
const [drag, pause] = [0.7, 0.6];
/** The part of the screen that it crosses. */
const reach = 0.62;

export class Ghost {
  #data;
  #dot = document.createElement("i");
  #core;
  #end;
  /** When it began, in milliseconds of the page; NaN while it is off. */
  #began = NaN;
  #sent = 0;
  #lifted = false;

  constructor(data, screen, core, end) {
    [this.#data, this.#core, this.#end] = [data, core, end];
    this.#dot.className = "ghost-finger";
    this.#dot.hidden = true;
    screen.append(this.#dot);
  }

  get isOn() {
    return !Number.isNaN(this.#began);
  }

  start() {
    [this.#began, this.#sent, this.#lifted] = [performance.now(), -1, false];
  }

  /** Stops it, so that a finger of the reader starts anew. */
  stop() {
    if (!this.isOn) return;
    this.#began = NaN;
    this.#dot.hidden = true;
    this.#core.reset();
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

  /** What is shown at a time; null while it is off. */
  shown(now) {
    if (!this.isOn) return null;
    const seconds = Math.max((now - this.#began) / 1000 - pause, 0);
    const time = this.#data.start + seconds;
    const part = Math.min(seconds / drag, 1);
    const [x, y] = this.#place(Math.min(part, 0.85));
    if (seconds > 0 && !this.#lifted) {
      const first = this.#sent < 0;
      this.#core.touch(first ? "down" : "move", 0, ...(first ? this.#place(0) : [x, y]), time);
      this.#sent = seconds;
      if (part >= 0.85) {
        this.#core.touch("up", 0, x, y, time);
        this.#lifted = true;
      }
    }
    const shown = this.#core.show(time);
    this.#dot.hidden = seconds === 0 || this.#lifted;
    this.#dot.style.translate = `${x}px ${y}px`;
    if (this.#lifted && shown.settled === null && seconds > drag + 2 * pause + shown.duration) {
      this.stop();
      this.#end();
      return null;
    }
    return shown;
  }
}
