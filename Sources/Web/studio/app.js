// The page around the screens: navigation, undo, link, theme, code.

import { h } from "../parts/dom.js";
import { button, icon } from "./view/controls.js";
import { CopyPanel, copyText } from "./view/copy-panel.js";
import { CurveScreen } from "./screens/curves.js";
import { GestureScreen } from "./screens/gesture.js";
import { KeyframeScreen } from "./screens/keyframes.js";
import { PathScreen } from "./screens/paths.js";
import { SpringScreen } from "./screens/springs.js";
import { TransformScreen } from "./screens/transforms.js";
import { Store } from "./model/history.js";
import { invalidate, onFrame } from "../parts/frame.js";
import { forgetTokens, gesture } from "./view/frame.js";
import { followFields } from "./view/fields.js";
import { keep, kept } from "./view/kept.js";
import { read, write } from "./model/link.js";
import { screens } from "./model/screens.js";

const makers = {
  springs: SpringScreen, curves: CurveScreen, keyframes: KeyframeScreen, transforms: TransformScreen, gesture: GestureScreen,
  paths: PathScreen,
};
const titles = { springs: "Springs", curves: "Curves", keyframes: "Keyframes", transforms: "Transforms", gesture: "Gesture", paths: "Paths" };
const themes = ["auto", "light", "dark"];

export class App {
  #views = {};

  constructor(body) {
    const { state, faults } = read(location.hash, screens);
    this.store = new Store(state, (state) => write(state, screens));
    this.build(body);
    this.store.listen((_, isCommitted) => this.follow(isCommitted));
    onFrame((now, isChanged) => {
      followFields();
      this.view.draw(now, isChanged);
    });
    addEventListener("keydown", (event) => this.key(event));
    addEventListener("hashchange", () => this.open());
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.repaint());
    this.follow(true);
    if (faults.length) this.say(faults.join(". "), true);
  }

  get view() {
    const { screen } = this.store.state;
    return (this.#views[screen] ??= new makers[screen](this.store, (text, isFault) => this.say(text, isFault)));
  }

  build(body) {
    this.undo = button("Undo", () => this.store.undo(), { icon: "undo" });
    this.redo = button("Redo", () => this.store.redo(), { icon: "redo" });
    const link = button("Copy link", () => this.copyLink(), { icon: "link" });
    this.theme = button("Theme: auto", () => this.nextTheme(), { icon: "theme" });
    this.setTheme(themes.includes(kept("theme")) ? kept("theme") : "auto");
    this.heading = h("h1", {}, "Springs");
    this.tabs = Object.entries(titles).map(([name, title]) =>
      h("button", { type: "button", onclick: () => this.store.set(() => ({ screen: name })) }, icon(name), h("span", {}, title)));
    this.message = h("p", { class: "message-bar", role: "status" });
    this.code = new CopyPanel(this.store, (text) => this.say(text));
    this.main = h("main");
    this.wide = matchMedia("(min-width: 1100px)");
    this.wide.addEventListener("change", () => this.place());
    body.append(
      h("header", {}, h("span", { class: "brand" }, "Hooke Studio"), this.heading, h("div", { class: "tools" }, this.undo, this.redo, link, this.theme)),
      h("nav", { "aria-label": "Screens" }, ...this.tabs), this.main, this.message);
  }

  /** Follows the state: at once what moves, and the rest when a gesture ends. */
  follow(isCommitted) {
    const { screen } = this.store.state;
    const { view } = this;
    if (this.shown !== screen) {
      this.shown = screen;
      this.heading.textContent = titles[screen];
      document.title = `${titles[screen]} – Hooke Studio`;
      this.main.className = screen;
      this.place();
      this.tabs.forEach((tab, index) => {
        if (Object.keys(titles)[index] === screen) tab.setAttribute("aria-current", "page");
        else tab.removeAttribute("aria-current");
      });
    }
    view.update(isCommitted);
    if (isCommitted) {
      const text = write(this.store.state, screens);
      if (text !== location.hash) history.replaceState(null, "", text);
      this.undo.disabled = !this.store.canUndo;
      this.redo.disabled = !this.store.canRedo;
      this.code.update();
    }
    invalidate(isCommitted);
  }

  /** Places the parts of the screen in the order in which they are read. */
  place() {
    const { preview, presets, values, work } = this.view;
    const columns = this.wide.matches ? [[preview, presets, values], [work, this.code.root]] : [[preview, presets], [work, values, this.code.root]];
    this.main.replaceChildren(...columns.map((parts) => h("div", { class: "column" }, ...parts)));
  }

  open() {
    const { state, faults } = read(location.hash, screens);
    this.store.replace(state);
    if (faults.length) this.say(faults.join(". "), true);
  }

  key(event) {
    if (event.key === "Escape" && gesture.isActive) return;
    if (!(event.ctrlKey || event.metaKey) || event.altKey || gesture.isActive) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    // A text in a field that differs from its number is undone by the browser.
    if (event.target.matches?.("input[type=text], textarea") && event.target.dataset.edited) return;
    event.preventDefault();
    if (key === "y" || event.shiftKey) this.store.redo();
    else this.store.undo();
  }

  async copyLink() {
    const isCopied = await copyText(location.href);
    const [copied, refused] = location.protocol === "file:"
      ? ["The link is copied. It opens on this computer; to send it, put the page on a web server.", "The browser does not allow copying."]
      : ["The link is copied.", "The browser does not allow copying: copy the address of the page."];
    this.say(isCopied ? copied : refused);
  }

  nextTheme() {
    const theme = themes[(themes.indexOf(document.documentElement.dataset.theme ?? "auto") + 1) % themes.length];
    keep("theme", theme);
    this.setTheme(theme);
    this.repaint();
  }

  setTheme(theme) {
    const root = document.documentElement;
    if (theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = theme;
    this.theme.title = `Theme: ${theme}`;
    this.theme.setAttribute("aria-label", this.theme.title);
  }

  repaint() {
    forgetTokens();
    this.view.update(true);
    invalidate(true);
  }

  say(text, isFault = false) {
    clearTimeout(this.timer);
    this.message.textContent = text;
    this.message.classList.toggle("fault", isFault);
    this.message.classList.add("visible");
    this.timer = setTimeout(() => this.message.classList.remove("visible"), isFault ? 12000 : 3000);
  }
}
