// Buttons with icons, and menus.

import { h, newID, svg } from "../../parts/dom.js";

export const paths = {
  springs: "M3 14c2 0 2.5-9 4.5-9s2 7 4 7 2-4 3.5-4 1.5 2 2 2",
  curves: "M3 17C9 17 8 4 17 4",
  keyframes: "M2 14l5-7 5 4 6-7M7 5.2l1.8 1.8L7 8.8 5.2 7z",
  transforms: "M10 2l7 4v8l-7 4-7-4V6zM3 6l7 4 7-4M10 10v8",
  gesture: "M8 17c-2-2-4-4-4-5s1.5-1.2 3 .5V4.5a1.5 1.5 0 013 0V9l4.5 1c1 .3 1.5 1 1.3 2.2L15 17z",
  paths: "M3 16C3 6 9 6 10 11s7 5 7-7M3 16h.01M17 4h.01",
  play: "M6 4l10 6-10 6z", pause: "M6 4v12M14 4v12", undo: "M4 8h8a4 4 0 010 8H8M4 8l4-4M4 8l4 4",
  redo: "M16 8H8a4 4 0 000 8h4M16 8l-4-4M16 8l-4 4", link: "M8 12a3.5 3.5 0 005 0l3-3a3.5 3.5 0 00-5-5l-1 1M12 8a3.5 3.5 0 00-5 0l-3 3a3.5 3.5 0 005 5l1-1",
  theme: "M10 3a7 7 0 100 14zM10 3a7 7 0 010 14", loop: "M4 9a6 6 0 0110-3l2 2M16 4v4h-4M16 11a6 6 0 01-10 3l-2-2M4 16v-4h4",
  quarter: "M4 4.5L6 3v6M15 3L5 17M15 17v-6l-4 4h5.5",
};

/** Creates an icon of 20 units. */
export const icon = (name) =>
  svg("svg", { viewBox: "0 0 20 20", class: `icon icon-${name}`, "aria-hidden": "true" }, svg("path", { d: paths[name] }));

/** Creates a button with an icon or a text. */
export const button = (label, onclick, { icon: name, ...attributes } = {}) =>
  h("button", { type: "button", onclick, ...(name ? { "aria-label": label, title: label } : {}), ...attributes },
    name ? icon(name) : label);

/** Creates a labelled select. `options` are { value, label }. */
export const menu = (label, options, onchange) => {
  const id = newID("select");
  const select = h("select", { id, onchange: () => onchange(select.value) },
    options.map(({ value, label }) => h("option", { value }, label)));
  return { root: h("div", { class: "field" }, h("label", { for: id }, label), select), select };
};
