// What is the same for all drawings: the gesture in progress, and the colours.

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
