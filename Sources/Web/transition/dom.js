// Elements of the page.

export const one = (selector, inside = document) => inside.querySelector(selector);

/** Text that is safe between tags and in quoted attributes. */
export const safe = (text) => String(text).replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const names = "http://www.w3.org/2000/svg";

/** Adds an element of SVG to a parent. */
export const draw = (name, attributes = {}, parent = null) => {
  const made = document.createElementNS(names, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  parent?.append(made);
  return made;
};

/** A number with fixed decimals; without a sign if it is rounded to 0, and a dash for none. */
export const fixed = (value, places) => (value === null ? "–" : value.toFixed(places).replace(/^-(0\.?0*)$/, "$1"));

/** Whether the reader prefers no motion. */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

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

/** Builds the page from its data; says so if the browser cannot. */
export const boot = async (build) => {
  try {
    await build(JSON.parse(one("#data").textContent));
  } catch (error) {
    const text = document.createElement("p");
    text.className = "failed";
    text.textContent = `This page needs a browser from 2023 or later: ${error.message}`;
    document.body.prepend(text);
  }
};
