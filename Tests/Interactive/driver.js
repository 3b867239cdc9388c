// The page in which a finger drags a transition, driven in Chromium.

import { eventually, sleep } from "../Studio/browser.js";

/** The text of an element of the page. */
export const text = (tab, selector) => tab.run(`document.querySelector(${JSON.stringify(selector)}).textContent`);

export const state = (tab) => text(tab, ".state");

/** The place in the window of a point of the screen. */
export const placed = async (tab, x, y) => {
  const { left, top, width } = await tab.run("(({ left, top, width }) => ({ left, top, width }))(document.querySelector('.stage').getBoundingClientRect())");
  return [left + (x * width) / 390, top + (y * width) / 390];
};

/** Waits until the page tells one of some states. */
export const until = (tab, ...wanted) => {
  let last;
  return eventually(async () => wanted.includes(last = await state(tab)), () => `the state ${wanted.join(" or ")}; it is ${last}`);
};

/** Drags by mouse or touch from a point of the screen along a way. */
export const drag = async (tab, kind, from, way, { steps = 12, pause = 8, ends = true } = {}) => {
  const at = async (step) => placed(tab, from[0] + (way[0] * step) / steps, from[1] + (way[1] * step) / steps);
  const send = (event, [x, y]) => (kind === "mouse" ? tab.mouse({ down: "mousePressed", move: "mouseMoved", up: "mouseReleased" }[event], x, y, event === "move" ? { buttons: 1 } : {}) : tab.touch({ down: "touchStart", move: "touchMove", up: "touchEnd" }[event], x, y));
  await send("down", await at(0));
  for (let step = 1; step <= steps; step += 1) {
    await send("move", await at(step));
    if (pause) await sleep(pause);
  }
  if (ends) await send("up", await at(steps));
};

/** The trace of the page, as samples. */
export const samples = async (tab) => (await tab.run("interactive.csv")).trim().split("\n").slice(1).map((line) => {
  const [milliseconds, phase, x, y, finger] = line.split(",");
  return { milliseconds: Number(milliseconds), phase, x: Number(x), y: Number(y), finger: Number(finger) };
});

/** Waits until a page draws no frame in a while. */
export const untilRest = (tab, milliseconds) => eventually(() => tab.run(`(() => {
  const before = requestAnimationFrame;
  let count = 0;
  globalThis.requestAnimationFrame = (work) => { count += 1; return before(work); };
  return new Promise((go) => setTimeout(() => { globalThis.requestAnimationFrame = before; go(count === 0); }, ${milliseconds}));
})()`), () => `no frame in ${milliseconds} ms`);
