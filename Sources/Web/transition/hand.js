// One finger, pen or mouse on the stage: pointer events become touches.

/** Sends each touch once, in the order of time: of the moves at one time, the last. */
export class Hand {
  #stage;
  #place;
  #send;
  #wake;
  #pointer = null;
  #finger = -1;
  #last = null;
  #pending = null;

  /**
   * @param stage the element.
   * @param place the point of the screen for a pointer event.
   * @param send takes { milliseconds, phase, x, y, finger }.
   * @param wake is called when a move waits for {@link flush}.
   */
  constructor(stage, place, send, wake = () => {}) {
    [this.#stage, this.#place, this.#send, this.#wake] = [stage, place, send, wake];
    stage.addEventListener("pointerdown", (event) => this.#down(event));
    stage.addEventListener("pointermove", (event) => this.#move(event));
    stage.addEventListener("pointerup", (event) => this.#end(event, "up"));
    stage.addEventListener("pointercancel", (event) => this.#end(event, "cancel"));
    stage.addEventListener("lostpointercapture", (event) => this.#end(event, "cancel"));
    stage.addEventListener("dragstart", (event) => event.preventDefault());
  }

  get isDown() {
    return this.#pointer !== null;
  }

  /** Sends the move that waits, if it was before a time. */
  flush(before = Infinity) {
    const move = this.#pending;
    if (!move || move.milliseconds >= before) return;
    this.#pending = null;
    this.#tell(move);
  }

  #tell(sample) {
    this.#last = sample;
    this.#send(sample);
  }

  #sample(event, phase) {
    const [x, y] = this.#place(event);
    // Times never decrease, whatever the browser reports.
    const milliseconds = Math.max(event.timeStamp, this.#pending?.milliseconds ?? this.#last?.milliseconds ?? -Infinity);
    return { milliseconds, phase, x, y, finger: this.#finger };
  }

  #down(event) {
    if (!event.isPrimary || event.button !== 0 || this.isDown) return;
    this.#stage.setPointerCapture(event.pointerId);
    this.#pointer = event.pointerId;
    this.#finger += 1;
    this.#tell(this.#sample(event, "down"));
  }

  #move(event) {
    if (event.pointerId !== this.#pointer) return;
    const all = event.getCoalescedEvents?.() ?? [];
    for (const each of all.length ? all : [event]) {
      const move = this.#sample(each, "move");
      this.flush(move.milliseconds);
      this.#pending = move;
    }
    this.#wake();
  }

  #end(event, phase) {
    if (event.pointerId !== this.#pointer) return;
    const { milliseconds } = this.#sample(event, phase);
    this.flush();
    this.#pointer = null;
    // The place repeats the last one.
    this.#tell({ ...this.#last, milliseconds, phase });
  }

  /** Forgets all fingers. */
  reset() {
    [this.#finger, this.#last, this.#pending] = [-1, null, null];
  }
}
