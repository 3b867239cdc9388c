// Fields for typed values: a wrong text stays, with its reason below.

import { h, newID } from "../../parts/dom.js";
import { isDue } from "../../parts/frame.js";
import { readTyped } from "../model/units.js";
import { readout, rounded } from "../../parts/numbers.js";

/** The elements of entries that are out of view. */
const unseen = new WeakSet();
let observer;

/** A text with a label, and the reason why it is wrong. */
export class Entry {
  /** `label` is a text or the label's elements. */
  constructor(tag, label, attributes) {
    const id = newID("field");
    this.input = h(tag, { id, autocomplete: "off", spellcheck: "false", "aria-describedby": `${id}-reason`, ...attributes });
    this.reason = h("p", { class: "reason", id: `${id}-reason`, "aria-live": "polite" });
    this.label = h("label", { for: id }, label);
    this.root = h("div", { class: "field" }, this.label, this.input, this.reason);
    observer ??= new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) unseen[isIntersecting ? "delete" : "add"](target);
    });
    observer.observe(this.root);
  }

  /** Shows why the text is wrong; nothing if it is not. */
  fault(reason = "") {
    this.isWrong = reason !== "";
    this.input.setAttribute("aria-invalid", String(this.isWrong));
    this.reason.textContent = reason;
  }

  /** Returns whether a change by the text succeeds; its error becomes the reason. */
  take(change, told = ({ message }) => message) {
    try {
      change();
      this.fault();
    } catch (error) {
      this.fault(told(error));
    }
    return !this.isWrong;
  }
}

/** A number with a label. `get` returns it; `set` takes one, and throws an error with `accepted`. */
export class Field extends Entry {
  constructor(store, { label, kind, unit = "", step = 1, get, set, ...bounds }) {
    super("input", [h("span", {}, label), unit ? h("span", { class: "unit" }, unit) : undefined], {
      type: "text", inputmode: "decimal", onchange: () => this.#read(), oninput: () => (this.input.dataset.edited = "true"),
      onkeydown: (event) => this.#key(event), onkeyup: () => this.#commit(), onblur: () => this.#commit(),
    });
    Object.assign(this, { store, kind, unit, step, get, set, bounds });
  }

  #commit() {
    if (!this.isStepping) return;
    this.isStepping = false;
    this.store.commit();
  }

  #read() {
    const { value, reason } = readTyped(this.input.value, this.kind, this.bounds);
    if (reason) return this.fault(reason);
    return this.#take(value) && this.store.commit();
  }

  #take(value) {
    const isTaken = this.take(() => this.set(value), ({ accepted, message }) =>
      accepted ? `${readout(value)} is out of range; accepted: ${accepted}.` : message);
    if (isTaken) this.update(true);
    return isTaken;
  }

  #key(event) {
    if (event.key === "Escape") {
      this.fault();
      this.update(true);
      return;
    }
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    const { value } = readTyped(this.input.value, this.kind, this.bounds);
    if (value === undefined) return this.#read();
    const step = this.step * (event.shiftKey ? 10 : event.altKey ? 0.1 : 1) * (event.key === "ArrowUp" ? 1 : -1);
    const next = rounded(value + step, Math.abs(step));
    const checked = readTyped(String(next), this.kind, this.bounds);
    if (checked.reason) return this.fault(checked.reason);
    this.isStepping = this.#take(next) || this.isStepping;
  }

  /** Shows the number, unless a text is being typed or is wrong. */
  update(isForced = false) {
    const value = this.get();
    if (!isForced && (this.isWrong || document.activeElement === this.input && this.input.value !== this.shown)) return;
    delete this.input.dataset.edited;
    const text = Number.isFinite(value) ? readout(value, 6, 0) : "";
    this.shown = text;
    if (this.input.value !== text) this.input.value = text;
    const hint = Number.isFinite(value) ? "" : "none";
    if (this.input.placeholder !== hint) this.input.placeholder = hint;
  }
}

let waiting = [];

/** Updates fields: at once when a gesture ends, and when they are due during one if they are in view. */
export const updateFields = (fields, isCommitted) => {
  waiting = fields;
  if (isCommitted) showFields(true);
};

const showFields = (isAll) => {
  for (const field of waiting) if (isAll || !unseen.has(field.root)) field.update();
  waiting = [];
};

/** Updates the fields that wait, if they are due. */
export const followFields = () => {
  if (waiting.length && isDue("fields")) showFields(false);
};
