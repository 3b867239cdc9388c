// What the pages of transitions share.

import { h, one } from "../parts/dom.js";

/** A number with fixed decimals; without a sign if it is rounded to 0, and a dash for none. */
export const fixed = (value, places) => (value === null ? "–" : value.toFixed(places).replace(/^-(0\.?0*)$/, "$1"));

/** Scales an element of a size into the middle of a room, now and whenever the room changes; returns the scale. */
export const fit = (element, room, { width, height }, margin = 0) => {
  const state = { scale: 1 };
  const place = () => {
    const box = room.getBoundingClientRect();
    state.scale = Math.max(Math.min((box.width - 2 * margin) / width, (box.height - 2 * margin) / height), 0.02);
    const [x, y] = [(box.width - width * state.scale) / 2, (box.height - height * state.scale) / 2];
    element.style.transform = `translate(${x}px, ${y}px) scale(${state.scale})`;
  };
  Object.assign(element.style, { width: `${width}px`, height: `${height}px` });
  new ResizeObserver(place).observe(room);
  place();
  return state;
};

/** Builds the page from its data, or shows the error. */
export const boot = async (build) => {
  try {
    await build(JSON.parse(one("#data").textContent));
  } catch (error) {
    document.body.prepend(h("p", { class: "failed" }, `This page needs a browser from 2023 or later: ${error.message}`));
  }
};
