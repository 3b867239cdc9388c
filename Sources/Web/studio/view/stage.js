// A stage with a photo card that keyframes move.

import { h } from "../../parts/dom.js";
import { photo, stage } from "./previews.js";
import { within } from "../../parts/numbers.js";

export class Stage {
  constructor() {
    this.card = h("div", { class: "photo-card free" }, photo(212), h("div", { class: "caption" }, h("b", {}, "Morning light"), h("span", {}, "Tuesday, 06:42")));
    this.device = h("div", { class: "device" }, h("div", { class: "app" }, h("div", { class: "app-bar" }, h("b", {}, "Memories"), h("i", { class: "avatar" })), h("div", { class: "tiles faint" }, ...[150, 20, 260, 320].map((hue) => h("div", { class: "tile" }, photo(hue)))), this.card));
    this.root = h("div", { class: "stages" }, h("div", { class: "stage", role: "img", "aria-label": "Photo card that the tracks move" }, this.device));
    new ResizeObserver(() => {
      const { clientWidth, clientHeight } = this.root.firstChild;
      const scale = Math.max(Math.min((clientWidth - 24) / (stage.width + 14), (clientHeight - 24) / (stage.height + 14)), 0.1);
      this.device.style.transform = `translate(-50%, -50%) scale(${scale})`;
    }).observe(this.root);
  }

  show({ x = 0, y = 0, scale = 1, rotation = 0, opacity = 1 }) {
    this.card.style.transform = `translate(${x}px, ${y}px) rotate(${rotation}deg) scale(${scale})`;
    this.card.style.opacity = String(within(opacity, 0, 1));
  }
}
