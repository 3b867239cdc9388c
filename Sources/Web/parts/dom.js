// Elements.

const set = (element, attributes) => {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "style") element.style.cssText = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  return element;
};

/** Creates an element with attributes (`onclick` and others are listeners) and children. */
export const h = (tag, attributes = {}, ...children) => {
  const element = set(document.createElement(tag), attributes);
  element.append(...children.flat().filter((child) => child !== undefined && child !== null));
  return element;
};

/** Creates an SVG element. */
export const svg = (tag, attributes = {}, ...children) => {
  const element = set(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes);
  element.append(...children);
  return element;
};

/** Creates an SVG element at the end of a parent. */
export const draw = (tag, attributes, parent) => parent.appendChild(svg(tag, attributes));

/** Returns the first element of a selector. */
export const one = (selector, inside = document) => inside.querySelector(selector);

/** Returns a text that is safe between tags and in quoted attributes. */
export const safe = (text) => String(text).replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

let count = 0;
/** Returns a new id. */
export const newID = (prefix) => `${prefix}-${(count += 1)}`;

/** Whether the reader prefers no motion. */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Sets a text only if it differs. */
export const setText = (element, text) => {
  const { firstChild } = element;
  if (element.textContent === text) return;
  // Another text in the same node is laid out with less work than another node.
  if (firstChild?.nodeType === 3 && firstChild === element.lastChild) firstChild.data = text;
  else element.textContent = text;
};

/** Hides or shows an element only if it differs. */
export const setHidden = (element, isHidden) => {
  if (element.hidden !== isHidden) element.hidden = isHidden;
};
