// The state of the studio with undo: one step for each gesture or typed value.

const most = 200;

/** Holds a state. `text` returns a text that differs for different states. */
export class Store {
  #undone = [];
  #done = [];
  #committed;
  #listeners = new Set();

  constructor(state, text) {
    this.state = state;
    this.text = text;
    this.#committed = state;
  }

  /** Calls a function after each change, with whether the change ends a gesture. */
  listen(listener) {
    this.#listeners.add(listener);
  }

  #tell(isCommitted) {
    for (const listener of this.#listeners) listener(this.state, isCommitted);
  }

  /** Changes the state during a gesture. `change` returns the fields that differ. */
  change(change) {
    this.state = { ...this.state, ...change(this.state) };
    this.#tell(false);
  }

  /** Ends a gesture: its changes are one step of undo. */
  commit() {
    if (this.text(this.state) !== this.text(this.#committed)) {
      this.#done.push(this.#committed);
      if (this.#done.length > most) this.#done.shift();
      this.#undone = [];
    }
    this.#committed = this.state;
    this.#tell(true);
  }

  /** Changes the state as a whole gesture. */
  set(change) {
    this.change(change);
    this.commit();
  }

  /** Restores the state before the gesture. */
  revert() {
    this.state = this.#committed;
    this.#tell(true);
  }

  get canUndo() {
    return this.#done.length > 0;
  }
  get canRedo() {
    return this.#undone.length > 0;
  }

  undo() {
    this.#step(this.#done, this.#undone);
  }
  redo() {
    this.#step(this.#undone, this.#done);
  }

  #step(from, to) {
    if (!from.length) return;
    to.push(this.#committed);
    this.#committed = this.state = from.pop();
    this.#tell(true);
  }

  /** Replaces the state, for an address that the user opens. */
  replace(state) {
    this.state = state;
    this.commit();
  }
}
