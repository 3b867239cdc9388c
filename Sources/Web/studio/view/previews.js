// Previews that look like an app: a photo card, a switch, a sheet, a list. Each shows a progress, also beyond 0 and 1.

import { h, svg, newID } from "../../parts/dom.js";
import { within } from "../../parts/numbers.js";

/** The size that previews are drawn for, in points. */
const stage = { width: 280, height: 400 };

/** A landscape, as vectors. */
export const photo = (hue) => {
  const id = newID("sky");
  return svg(
    "svg", { viewBox: "0 0 160 120", preserveAspectRatio: "xMidYMid slice", class: "photo", "aria-hidden": "true" },
    svg("defs", {}, svg("linearGradient", { id, x1: 0, y1: 0, x2: 0, y2: 1 },
      svg("stop", { offset: 0, "stop-color": `hsl(${hue} 70% 46%)` }),
      svg("stop", { offset: 0.7, "stop-color": `hsl(${hue + 130} 85% 76%)` }))),
    svg("rect", { width: 160, height: 120, fill: `url(#${id})` }),
    svg("circle", { cx: 112, cy: 52, r: 13, fill: `hsl(${hue + 170} 95% 88%)` }),
    svg("path", { d: "M0 86 34 46 58 74 84 38 128 88 160 66V120H0z", fill: `hsl(${hue + 20} 34% 34%)` }),
    svg("path", { d: "M34 46 44 58 36 61 30 56 25 57zM84 38 96 52 88 55 80 50 74 52z", fill: "#fff", "fill-opacity": 0.82 }),
    svg("path", { d: "M0 98C30 82 52 96 84 92S140 84 160 92V120H0z", fill: `hsl(${hue + 60} 34% 24%)` }));
};

const bar = (title) => h("div", { class: "app-bar" }, h("b", {}, title), h("i", { class: "avatar" }));
const line = (width) => h("i", { class: "text-line", style: `width: ${width}%` });

const photoCard = (title, ...more) =>
  h("div", { class: ["photo-card", ...more].join(" ") }, photo(212), h("div", { class: "caption" }, h("b", {}, title), h("span", {}, "Tuesday, 06:42")));
const tiles = (...hues) => hues.map((hue) => h("div", { class: "tile" }, photo(hue)));

const card = () => {
  const moving = photoCard("Morning at the pass");
  return {
    root: h("div", { class: "app" }, bar("Library"), h("div", { class: "tiles" }, h("div", { class: "tile" }), ...tiles(150, 20, 260)), moving),
    show: (p) => {
      const scale = Math.max(0.44 + 0.56 * p, 0.02);
      moving.style.transform = `translate(${(1 - p) * -68}px, ${(1 - p) * -104}px) scale(${scale})`;
    },
  };
};

/** Creates an app with a card that keyframes move: `pose` takes their values. */
export const poseApp = () => {
  const moving = photoCard("Morning light", "free");
  return {
    root: h("div", { class: "app" }, bar("Memories"), h("div", { class: "tiles faint" }, ...tiles(150, 20, 260, 320)), moving),
    pose: ({ x = 0, y = 0, scale = 1, rotation = 0, opacity = 1 }) => {
      moving.style.transform = `translate(${x}px, ${y}px) rotate(${rotation}deg) scale(${scale})`;
      moving.style.opacity = String(within(opacity, 0, 1));
    },
  };
};

const toggle = () => {
  const knob = h("i", { class: "knob" });
  const track = h("div", { class: "track" }, knob);
  const row = (name, end) => h("div", { class: "setting" }, h("span", {}, name), end);
  const small = (isOn) => h("div", { class: `track small${isOn ? " on" : ""}` }, h("i", { class: "knob" }));
  return {
    root: h("div", { class: "app" }, bar("Settings"), h("div", { class: "settings" }, row("Notifications", small(true)),
      row("Location", small(false)), row("Background refresh", small(true))), h("div", { class: "hero-switch" }, track,
      h("span", {}, "Night mode"))),
    show: (p) => {
      knob.style.transform = `translateX(${p * 64}px) scaleX(${1 + Math.abs(within(p, -0.4, 1.4) - within(p, 0, 1)) * 0.6})`;
      track.style.setProperty("--on", String(within(p, 0, 1)));
    },
  };
};

const sheet = () => {
  const moving = h("div", { class: "sheet" }, h("i", { class: "grabber" }), h("b", {}, "Lakeside station"),
    h("span", { class: "dim" }, "12 min on foot · open until 22:00"), h("div", { class: "actions" }, h("i", { class: "action main" }, "Route"),
      h("i", { class: "action" }, "Call"), h("i", { class: "action" }, "Save")), h("div", { class: "strip" }, ...[200, 30, 120].map((hue) => h("div", {}, photo(hue)))),
    line(92), line(84), line(60));
  const shade = h("div", { class: "shade" });
  return {
    root: h("div", { class: "app map" }, map(), shade, moving),
    moving,
    show: (p) => {
      moving.style.transform = `translateY(${(1 - p) * 250}px)`;
      shade.style.opacity = String(within(p, 0, 1) * 0.35);
    },
  };
};

const map = () =>
  svg("svg", { viewBox: "0 0 280 400", class: "map-picture", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" },
    svg("rect", { width: 280, height: 400, fill: "#e9efe6" }),
    svg("path", { d: "M180-10C150 60 260 120 210 200S120 300 160 420H300V-10z", fill: "#b9d8ee" }),
    svg("path", { d: "M-10 60 120 90 160 190 60 300-10 280z", fill: "#cfe3c4" }),
    svg("path", { d: "M-10 40 300 130M60-10 110 420M-10 210 220 180 300 260M-10 330 300 300", stroke: "#fff", "stroke-width": 9, fill: "none" }),
    svg("path", { d: "M-10 150C60 130 120 160 190 120S280 60 300 60", stroke: "#f5d17c", "stroke-width": 7, fill: "none" }),
    svg("circle", { cx: 128, cy: 138, r: 9, fill: "#0b57c9", stroke: "#fff", "stroke-width": 3 }));

const messages = [
  ["Ada", "The spring feels right now.", 12], ["Noor", "Can you send me the curve?", 190], ["Milo", "Drag it once more", 280],
  ["Ines", "Photos from the lake", 100], ["Sam", "See you at eight", 40],
];

const list = () => {
  const rows = messages.map(([name, text, hue]) => {
    const front = h("div", { class: "message" }, h("i", { class: "avatar", style: `background: hsl(${hue} 60% 62%)` }),
      h("div", {}, h("b", {}, name), h("span", {}, text)));
    return { front, root: h("div", { class: "message-row" }, h("i", { class: "under" }, "Archive"), front) };
  });
  return {
    root: h("div", { class: "app" }, bar("Messages"), h("div", { class: "messages" }, ...rows.map(({ root }) => root))),
    show: (p) => {
      rows[1].front.style.transform = `translateX(${p * -92}px)`;
    },
  };
};

const makers = { card, switch: toggle, sheet, list };
export const previewNames = { card: "Photo card", switch: "Switch", sheet: "Sheet", list: "List" };

/** Creates a preview, scaled to its frame, by a name or with an app of its own. */
export class Preview {
  constructor(app, label) {
    this.app = typeof app === "string" ? makers[app]() : app;
    this.device = h("div", { class: "device" }, this.app.root);
    this.label = h("span", { class: "stage-label" });
    this.root = h("div", { class: "stage", role: "img", "aria-label": label }, this.device, this.label);
    new ResizeObserver(() => this.fit()).observe(this.root);
  }

  fit() {
    const { clientWidth, clientHeight } = this.root;
    const scale = Math.min((clientWidth - 24) / (stage.width + 14), (clientHeight - 24) / (stage.height + 14));
    this.scale = Math.max(scale, 0.1);
    this.device.style.transform = `translate(-50%, -50%) scale(${this.scale})`;
  }

  show(progress) {
    this.app.show(within(progress, -3, 4));
  }
}
