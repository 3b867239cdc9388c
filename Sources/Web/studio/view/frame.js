// One drawing for each frame of the display, however often the state changes.

let isWaiting = false;
let draw = () => {};

/** Sets what is drawn. */
export const onFrame = (callback) => {
  draw = callback;
};

/** Draws at the next frame. */
export const invalidate = () => {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame((now) => {
    isWaiting = false;
    draw(now);
  });
};

/** The gesture in progress: while it is, plots keep their ranges, so that the handle stays under the finger. */
export const gesture = { isActive: false };

/** The tokens of the style, read once for each theme. */
let tokens;
export const forgetTokens = () => {
  tokens = undefined;
};
export const token = (name) => {
  tokens ??= new Map();
  if (!tokens.has(name)) tokens.set(name, getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim());
  return tokens.get(name);
};
