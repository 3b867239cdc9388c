// Fields for typed values: a wrong text stays, with its reason below.

import { h, newID } from "../../parts/dom.js";
import { readTyped } from "../model/units.js";
import { readout, rounded } from "../../parts/numbers.js";

/** A field with a label. `get` returns its number; `set` takes one, and throws an error with `accepted`. */
export class Field {
  constructor(store, { label, kind, unit = "", step = 1, get, set, ...bounds }) {
    Object.assign(this, { store, kind, unit, step, get, set, bounds });
    const id = newID("field");
    this.input = h("input", {
      id, type: "text", inputmode: "decimal", autocomplete: "off", spellcheck: "false", "aria-describedby": `${id}-reason`,
      onchange: () => this.#read(), oninput: () => (this.input.dataset.edited = "true"), onkeydown: (event) => this.#key(event),
      onkeyup: () => this.#commit(), onblur: () => this.#commit(),
    });
    this.reason = h("p", { class: "reason", id: `${id}-reason`, "aria-live": "polite" });
    const name = unit ? [h("span", {}, label), h("span", { class: "unit" }, unit)] : [h("span", {}, label)];
    this.root = h("div", { class: "field" }, h("label", { for: id }, ...name), this.input, this.reason);
  }

  #commit() {
    if (!this.isStepping) return;
    this.isStepping = false;
    this.store.commit();
  }

  #fault(reason) {
    this.isWrong = Boolean(reason);
    this.input.setAttribute("aria-invalid", String(this.isWrong));
    this.reason.textContent = reason ?? "";
  }

  #read() {
    const { value, reason } = readTyped(this.input.value, this.kind, this.bounds);
    if (reason) return this.#fault(reason);
    return this.#take(value) && this.store.commit();
  }

  #take(value) {
    try {
      this.set(value);
      this.#fault();
      this.update(true);
      return true;
    } catch (error) {
      this.#fault(error.accepted ? `${readout(value)} is out of range; accepted: ${error.accepted}.` : error.message);
      return false;
    }
  }

  #key(event) {
    if (event.key === "Escape") {
      this.#fault();
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
    if (checked.reason) return this.#fault(checked.reason);
    this.isStepping = this.#take(next) || this.isStepping;
  }

  /** Shows the number, unless a text is being typed or is wrong. */
  update(isForced = false) {
    const value = this.get();
    if (!isForced && (this.isWrong || document.activeElement === this.input && this.input.value !== this.shown)) return;
    delete this.input.dataset.edited;
    const text = Number.isFinite(value) ? readout(value, 6) : "";
    this.shown = text;
    if (this.input.value !== text) this.input.value = text;
    this.input.placeholder = Number.isFinite(value) ? "" : "none";
  }
}

// During a gesture, fields follow at about 15 times a second: writing text costs layout.
const pause = 60;
let last = 0;

/** Updates fields; during a gesture not in every frame. */
export const updateFields = (fields, isCommitted) => {
  const now = performance.now();
  if (!isCommitted && now - last < pause) return;
  last = now;
  for (const field of fields) field.update();
};
