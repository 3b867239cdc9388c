// The code of the visible screen in every format, with its error or loss. Formats that have none are dimmed, with the reason.

import { h, newID, setText } from "../../parts/dom.js";
import { button } from "./controls.js";
import { codeFor, formats, refusalOf } from "../copy/formats.js";
import { pageOf } from "../copy/page.js";
import { keep, kept } from "./kept.js";

export class CopyPanel {
  #selected;

  constructor(store, say) {
    this.store = store;
    const panel = newID("code");
    this.tabs = formats.map(({ label }, index) =>
      h("button", {
        type: "button", role: "tab", id: newID("tab"), "aria-controls": panel, onclick: () => this.choose(index),
        onkeydown: (event) => this.#key(event, index),
      }, label));
    this.code = h("code");
    this.note = h("p", { class: "note" });
    this.loss = h("p", { class: "loss" });
    this.copy = button("Copy code", () => this.#copy(say), { class: "primary" });
    // On a phone, always at hand: the format and the button.
    this.choice = h("select", { "aria-label": "Format of the code", onchange: () => this.choose(this.choice.selectedIndex) },
      ...formats.map(({ label }) => h("option", {}, label)));
    this.quick = button("Copy code", () => this.#copy(say), { class: "primary" });
    this.page = button("Copy page", () => this.#copyPage(say), { class: "text-button" });
    this.bar = h("div", { class: "copy-bar" }, this.choice, this.quick);
    this.panel = h("div", { role: "tabpanel", id: panel }, h("pre", { tabindex: "0" }, this.code));
    this.root = h("section", { class: "code", "aria-label": "Code" },
      h("div", { class: "code-head" }, h("h2", {}, "Code"), h("div", { class: "buttons" }, this.page, this.copy)),
      h("div", { class: "tabs", role: "tablist", "aria-label": "Format" }, ...this.tabs), this.note, this.loss, this.panel, this.bar);
    this.select(Math.max(formats.findIndex(({ name }) => name === kept("format")), 0));
  }

  #key(event, index) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const to = event.key === "Home" ? 0 : event.key === "End" ? this.tabs.length - 1
      : step && (index + step + this.tabs.length) % this.tabs.length;
    if (to === undefined) return;
    event.preventDefault();
    this.choose(to);
    this.tabs[to].focus();
  }

  /** Selects a format, also for the next visit. */
  choose(index) {
    keep("format", formats[index].name);
    this.select(index);
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

  /** Writes the code of the state; called at the end of a gesture. */
  update() {
    const { state } = this.store;
    formats.forEach((format, index) => {
      const reason = refusalOf(format, state);
      // It can be selected: the panel shows the reason.
      this.tabs[index].setAttribute("aria-disabled", String(Boolean(reason)));
      this.tabs[index].title = reason ? `No code: ${reason}` : "";
      setText(this.choice.options[index], reason ? `${format.label} – no code` : format.label);
    });
    let made;
    try {
      made = codeFor(formats[this.#selected], state);
    } catch (error) {
      made = { code: "", note: "", loss: error.message, isMissing: true };
    }
    setText(this.code, made.code);
    setText(this.note, made.note);
    setText(this.loss, made.loss ?? "");
    this.panel.hidden = made.code === "";
    this.copy.disabled = this.quick.disabled = made.code === "";
    this.page.hidden = !pageOf(formats[this.#selected], state, made.code);
  }

  async #copyPage(say) {
    const { label } = formats[this.#selected];
    const isCopied = await copyText(pageOf(formats[this.#selected], this.store.state, this.code.textContent));
    say(isCopied ? `Copied as a page with ${label}: paste it into an empty file.` : "The browser does not allow copying.");
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
