// All copy formats, and the code of the visible screen in each.

import { capped, decideWith } from "../model/gestures.js";
import { spring } from "../../../JavaScript/core.js";
import compose from "./compose.js";
import css from "./css.js";
import figma from "./figma.js";
import flutter from "./flutter.js";
import hooke from "./hooke.js";
import lottie from "./lottie.js";
import motion from "./motion.js";
import { piecesOfCurve, piecesOfRow } from "./pieces.js";
import reactSpring from "./react-spring.js";
import swiftui from "./swiftui.js";
import uikit from "./uikit.js";

export const formats = [hooke, swiftui, uikit, css, motion, reactSpring, compose, flutter, figma, lottie];

const without = (label, what) => ({
  code: "", note: "", loss: `${label} has no ${what}. Copy another format.`, isMissing: true,
});

const curveCode = (format, { items, selected, duration }) => {
  const item = items[selected];
  const pieces = piecesOfCurve(item, duration);
  return format.curve?.(item, { duration, pieces }) ?? without(format.label, "such curve");
};

// Keyframes of a time are exact in every format that has Bézier pieces.
const keyframeCode = (format, { rows, duration }) => {
  if (!format.keyframes) return without(format.label, "keyframes with tangents");
  const tracks = rows.map((row) => ({ property: row.property, pieces: piecesOfRow(row) })).filter(({ pieces }) => pieces.length);
  if (!tracks.length) return without(format.label, "keyframes without a duration");
  return format.keyframes(rows, { tracks, duration });
};

// A release rule exists in Hooke; the other formats have the spring that settles.
const gestureCode = (format, state) => {
  if (format.gesture) return format.gesture(state);
  if (state.style !== "spring") return without(format.label, "such settling");
  const outcome = decideWith(state, state.fraction, state.velocity);
  const { mass, stiffness, damping } = spring({ response: state.response, dampingRatio: state.dampingRatio });
  const to = outcome === "finish" ? 1 : 0;
  if (to === state.fraction) return without(format.label, "motion for a release at its target");
  const item = { mass, stiffness, damping, velocity: capped(state, state.velocity) };
  const made = format.spring(item, { from: state.fraction, to, epsilon: 0.001 });
  const loss = ["Only the settling of this release: the rule is yours to write.", made.loss].filter(Boolean).join(" ");
  return { ...made, loss };
};

// A motion along a path, and the morph, with the progress of a curve or a spring.
const pathCode = (format, { paths, curves, springs }) => {
  if (!format.path) return without(format.label, "motion along a path");
  const timing = paths.timing === "curve" ? { curve: curves.items[curves.selected], duration: curves.duration } : { spring: { ...springs.items[springs.selected], velocity: 0 } };
  return format.path(paths, timing);
};

/** Returns { code, note, loss, error } of a state in a format. Without a counterpart `isMissing` is true. */
export const codeFor = (format, state) => {
  const own = state[state.screen];
  switch (state.screen) {
    case "springs":
      return format.spring(own.items[own.selected], own);
    case "curves":
      return curveCode(format, own);
    case "keyframes":
      return keyframeCode(format, own);
    case "transforms":
      return format.transform?.(own) ?? without(format.label, "3-D transforms that interpolate so");
    case "paths":
      return pathCode(format, state);
    default:
      return gestureCode(format, own);
  }
};
