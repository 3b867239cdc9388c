// One finger, pen or mouse on the stage: pointer events become touches.

/** How long after its last move a finger keeps its velocity, in milliseconds: the core gives 0 to a later release. */
const longestGap = 40;

/**
 * Sends each touch once, in the order of time: of the moves at one time, the last.
 *
 * Where the stage moves or changes its scale under a finger, the finger goes on from the same point of the screen.
 */
export class Hand {
  #stage;
  #place;
  #send;
  #wake;
  #pointer = null;
  #finger = -1;
  /** The place of the finger in the window, that place on the screen as it was then, and what is added to places. */
  #client = null;
  #raw = null;
  #shift = [0, 0];
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

  /** Whether the finger moved so recently that a release would have its velocity. */
  isMoving(now) {
    return this.isDown && now - (this.#pending ?? this.#last).milliseconds <= longestGap;
  }

  /** The number of a new finger. */
  nextFinger() {
    return (this.#finger += 1);
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
    const now = this.#client ? this.#place(this.#client) : null;
    if (now) this.#shift = this.#shift.map((shift, axis) => shift + this.#raw[axis] - now[axis]);
    this.#client = { clientX: event.clientX, clientY: event.clientY };
    this.#raw = this.#place(this.#client);
    const [x, y] = this.#raw.map((raw, axis) => raw + this.#shift[axis]);
    // Times never decrease, whatever the browser reports.
    const milliseconds = Math.max(event.timeStamp, this.#pending?.milliseconds ?? this.#last?.milliseconds ?? -Infinity);
    return { milliseconds, phase, x, y, finger: this.#finger };
  }

  #down(event) {
    if (event.button !== 0 || this.isDown) return;
    this.#stage.setPointerCapture(event.pointerId);
    this.#pointer = event.pointerId;
    [this.#client, this.#shift] = [null, [0, 0]];
    this.nextFinger();
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

  /** Removes all fingers; later events of one on the stage are ignored. */
  reset() {
    [this.#pointer, this.#finger, this.#last, this.#pending] = [null, -1, null, null];
  }

  /** Numbers the finger on the stage as the first, and returns its number. */
  renumber() {
    return (this.#finger = 0);
  }
}
