// A handle: a point that pointer, touch and keys move. It is a group with a slider for each dimension, because a slider
// of ARIA has one.

import { h, setHidden, setText } from "../../parts/dom.js";
import { invalidate, isDue } from "../../parts/frame.js";
import { followPress } from "../../parts/press.js";
import { gesture } from "./frame.js";
import { readout, rounded, within } from "../../parts/numbers.js";

const arrows = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowUp: [1, 1], ArrowDown: [1, -1] };

export class Handle {
  #pointer;

  /**
   * - `axes`: one or two { name, unit, low, high, step, get, set }; the first moves along x, unless `isVertical`.
   * - `place`: returns [x, y] in pixels of the plot, or nothing to hide the handle.
   * - `drag`: takes [x, y] in pixels of the plot.
   * - `reset`, `remove`: for a double click and the Delete key.
   */
  constructor(plot, store, options) {
    Object.assign(this, { plot, store, ...options });
    this.inputs = this.axes.map((axis) =>
      h("input", {
        type: "range", min: "0", max: "1", step: "any", "aria-label": axis.name, tabindex: "0",
        onkeydown: (event) => this.#key(event, axis),
        onkeyup: () => this.#endKeys(),
        onblur: () => {
          this.root.classList.remove("keyed");
          this.#endKeys();
        },
        oninput: (event) => {
          const [low, high] = this.#bounds(axis);
          axis.set(low + Number(event.target.value) * (high - low));
        },
        onchange: () => store.commit(),
      }));
    this.root = h(
      "div",
      {
        class: `handle ${this.kind ?? "round"}`, role: "group", "aria-label": this.name, title: this.name,
        ondblclick: () => this.reset?.(),
      },
      ...this.inputs, (this.numbers = h("span", { class: "numbers", "aria-hidden": "true" })));
    followPress(this.root, (press) => this.#down(press));
    if (this.color) this.root.style.setProperty("--series", this.color);
    plot.overlay.append(this.root);
  }

  dispose() {
    if (this.#pointer) this.#end(true);
    this.root.remove();
  }

  #bounds({ low, high }) {
    return [typeof low === "function" ? low() : low, typeof high === "function" ? high() : high];
  }

  /** Moves the element to its place, and writes its values if they are due. */
  update(isTold = isDue("readouts")) {
    const place = this.place();
    setHidden(this.root, !place);
    if (!place) return;
    this.root.style.transform = `translate(${place[0]}px, ${place[1]}px)`;
    if (!isTold) return;
    const texts = this.axes.map((axis, index) => {
      const [low, high] = this.#bounds(axis);
      const value = axis.get();
      const input = this.inputs[index];
      const part = String((value - low) / (high - low));
      if (input.value !== part) input.value = part;
      const text = `${axis.name} ${readout(value)}${axis.unit ? ` ${axis.unit}` : ""}`;
      if (input.getAttribute("aria-valuetext") !== text) input.setAttribute("aria-valuetext", text);
      return text;
    });
    this.#tell(texts, place);
  }

  // The numbers beside the handle while it is dragged or moved by keys: towards the middle of the plot, so that they stay inside.
  #tell(texts, [x, y]) {
    if (!this.#pointer && !this.root.classList.contains("keyed")) return;
    setText(this.numbers, texts.join("\n"));
    this.numbers.classList.toggle("left", x > this.plot.size.width / 2);
    this.numbers.classList.toggle("below", y < 64);
  }

  // The place of the plot is read once for each drag, and again after scrolling: reading it costs layout.
  #point(event) {
    this.box ??= this.plot.root.getBoundingClientRect();
    return [event.clientX - this.box.left, event.clientY - this.box.top];
  }
  #forget = () => {
    this.box = undefined;
  };

  #down(event) {
    event.preventDefault();
    this.inputs[0].focus({ preventScroll: true });
    this.#forget();
    addEventListener("scroll", this.#forget, { capture: true, passive: true });
    const at = this.#point(event);
    const place = this.place();
    this.#pointer = { last: at, start: place, place: [...place] };
    gesture.isActive = true;
    this.root.classList.remove("keyed");
    this.root.classList.add("dragged");
    this.update(true);
    this.began?.();
    // The Escape key ends it before the pointer.
    return (next) => this.#pointer && (next.type === "pointermove" ? this.#move(next) : this.#end(next.type === "pointerup"));
  }

  #move(event) {
    const pointer = this.#pointer;
    const at = this.#point(event);
    const factor = event.altKey ? 0.1 : 1;
    pointer.place = pointer.place.map((place, index) => place + (at[index] - pointer.last[index]) * factor);
    pointer.last = at;
    const next = [...pointer.place];
    if (event.shiftKey) {
      const [dx, dy] = next.map((place, index) => Math.abs(place - pointer.start[index]));
      next[dx >= dy ? 1 : 0] = pointer.start[dx >= dy ? 1 : 0];
    }
    this.drag(next);
    invalidate();
  }

  #end(isDone) {
    this.#pointer = undefined;
    removeEventListener("scroll", this.#forget, { capture: true });
    gesture.isActive = false;
    this.root.classList.remove("dragged");
    if (isDone) this.store.commit();
    else this.store.revert();
  }

  #key(event, axis) {
    if (event.key === "Escape" && this.#pointer) return this.#end(false);
    if (event.key === "Delete" || event.key === "Backspace") {
      if (!this.remove) return;
      event.preventDefault();
      this.remove();
      return;
    }
    if (event.ctrlKey || event.metaKey) return;
    this.root.classList.toggle("keyed", event.key !== "Tab");
    const [low, high] = this.#bounds(axis);
    const step = axis.step ?? 0.01;
    let change;
    let target = axis;
    if (event.key in arrows) {
      const [dimension, sign] = arrows[event.key];
      // The arrows move along the screen's axes: all four work on either slider.
      if (this.axes.length === 2) target = this.axes[dimension];
      change = sign * (target.step ?? 0.01) * (event.shiftKey ? 10 : event.altKey ? 0.1 : 1);
    } else if (event.key === "PageUp" || event.key === "PageDown") {
      change = (event.key === "PageUp" ? 10 : -10) * step;
    } else if (event.key === "Home" || event.key === "End") {
      event.preventDefault();
      axis.set(event.key === "Home" ? low : high);
      return;
    } else {
      return;
    }
    event.preventDefault();
    const [least, most] = this.#bounds(target);
    target.set(within(rounded(target.get() + change, (target.step ?? 0.01) / 10), least, most));
  }

  #endKeys() {
    if (!this.#pointer) this.store.commit();
  }
}

/** The handles of a screen. */
export class HandleSet {
  #key;
  handles = [];

  constructor(screen) {
    this.screen = screen;
  }

  /** Whether a key differs from the last one; if so, the handles are removed, and others take their place. */
  isNew(key) {
    if (key === this.#key) return false;
    this.#key = key;
    for (const handle of this.handles) handle.dispose();
    return true;
  }

  place() {
    for (const handle of this.handles) handle.update();
  }
}
