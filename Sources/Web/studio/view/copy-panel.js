// The code of the visible screen in every format, with its error or loss.

import { button, h, newID, setText } from "./dom.js";
import { codeFor, formats } from "../copy/formats.js";

export class CopyPanel {
  #selected = 0;

  constructor(store, say) {
    this.store = store;
    const panel = newID("code");
    this.tabs = formats.map(({ label }, index) =>
      h("button", {
        type: "button", role: "tab", id: newID("tab"), "aria-controls": panel, onclick: () => this.select(index),
        onkeydown: (event) => this.#key(event, index),
      }, label));
    this.code = h("code");
    this.note = h("p", { class: "note" });
    this.loss = h("p", { class: "loss" });
    this.copy = button("Copy code", () => this.#copy(say), { class: "primary" });
    // On a phone, always at hand: the format and the button.
    this.choice = h("select", { "aria-label": "Format of the code", onchange: () => this.select(this.choice.selectedIndex) },
      ...formats.map(({ label }) => h("option", {}, label)));
    this.quick = button("Copy code", () => this.#copy(say), { class: "primary" });
    this.bar = h("div", { class: "copy-bar" }, this.choice, this.quick);
    this.panel = h("div", { role: "tabpanel", id: panel, tabindex: "0" }, h("pre", {}, this.code));
    this.root = h("section", { class: "code", "aria-label": "Code" },
      h("div", { class: "code-head" }, h("h2", {}, "Code"), this.copy),
      h("div", { class: "tabs", role: "tablist", "aria-label": "Format" }, ...this.tabs), this.note, this.loss, this.panel, this.bar);
    this.select(0);
  }

  #key(event, index) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const to = event.key === "Home" ? 0 : event.key === "End" ? this.tabs.length - 1
      : step && (index + step + this.tabs.length) % this.tabs.length;
    if (to === undefined) return;
    event.preventDefault();
    this.select(to);
    this.tabs[to].focus();
  }

  select(index) {
    this.#selected = index;
    this.tabs.forEach((tab, other) => {
      tab.setAttribute("aria-selected", String(other === index));
      tab.tabIndex = other === index ? 0 : -1;
    });
    this.choice.selectedIndex = index;
    this.panel.setAttribute("aria-labelledby", this.tabs[index].id);
    this.update();
  }

  /** Writes the code of the state. It waits for the end of a gesture. */
  update() {
    let made;
    try {
      made = codeFor(formats[this.#selected], this.store.state);
    } catch (error) {
      made = { code: "", note: "", loss: error.message, isMissing: true };
    }
    setText(this.code, made.code);
    setText(this.note, made.note);
    setText(this.loss, made.loss ?? "");
    this.panel.hidden = made.code === "";
    this.copy.disabled = this.quick.disabled = made.code === "";
  }

  async #copy(say) {
    const { label } = formats[this.#selected];
    const isCopied = await copyText(this.code.textContent);
    if (!isCopied) getSelection().selectAllChildren(this.code);
    say(isCopied ? `Copied as ${label}.` : "The browser does not allow copying; the code is selected.");
  }
}

/** Copies a text; returns whether the browser allowed it. */
export const copyText = async (text) => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
