// All copy formats, and the code of the visible screen in each.

import { capped, decideWith } from "../model/gestures.js";
import { spring } from "../../../JavaScript/core.js";
import { compose } from "./compose.js";
import { css } from "./css.js";
import { figma } from "./figma.js";
import { flights } from "../model/flights.js";
import { flutter } from "./flutter.js";
import { hooke } from "./hooke.js";
import { lottie } from "./lottie.js";
import { motion } from "./motion.js";
import { piecesOfCurve, piecesOfRow } from "../model/pieces.js";
import { reactSpring } from "./react-spring.js";
import { swiftui } from "./swiftui.js";
import { uikit } from "./uikit.js";

export const formats = [hooke, swiftui, uikit, css, motion, reactSpring, compose, flutter, figma, lottie];

const without = (label, reason) => ({ code: "", note: "", loss: `${label}: ${reason} Copy another format.`, isMissing: true });

// Why a format has no code for a screen.
const reasons = {
  curves: { figma: "Smart animate has single cubic Béziers and springs, no stops and no steps." },
  keyframes: {
    figma: "Smart animate goes from one frame to the next, without keys between.",
    "react-spring": "it goes from one target to the next, without tangents at the keys.",
  },
  transforms: {
    swiftui: "rotation3DEffect and projectionEffect interpolate their own numbers, not these functions.",
    compose: "graphicsLayer has rotations in one order alone, and no translation in depth.",
    figma: "it has no rotations about X and Y.",
    lottie: "the studio writes flat layers; only some players draw Lottie's 3-D layers.",
  },
  paths: {
    swiftui: "a motion along a path is a GeometryEffect of your own.",
    uikit: "the studio does not write CAKeyframeAnimation's path and CAShapeLayer's path.",
    motion: "it animates offsetDistance of CSS's offset-path, and CSS has the rest.",
    "react-spring": "it interpolates the numbers of path data; the studio does not write that.",
    compose: "PathMeasure has the points of a path; the studio does not write that.",
    flutter: "PathMetric has the points of a path; the studio does not write that.",
    figma: "Smart animate moves along lines.",
    lottie: "the studio does not write positions with spatial tangents, which Lottie has.",
  },
};

/** Returns why a format has no code for a state, without writing code; undefined if it has. */
export const refusalOf = (format, state) => {
  const { screen } = state;
  const own = state[screen];
  const reason = reasons[screen]?.[format.name];
  switch (screen) {
    case "springs":
      return undefined;
    case "curves":
      return own.items[own.selected].kind === "bezier" ? undefined : reason;
    case "keyframes":
      if (!format.keyframes) return reason;
      return own.rows.every(({ keys }) => keys.at(-1)[0] === keys[0][0]) ? "all keys have one time." : undefined;
    case "transforms":
      return format.transform ? undefined : reason;
    case "paths":
      return format.path ? undefined : reason;
    default:
      // A release rule exists in Hooke; the other formats have the spring that settles.
      if (format.gesture) return undefined;
      if (own.style !== "spring") return "the studio writes this settling for Hooke alone.";
      return targetOf(own) === own.fraction ? "a release at its target has no motion." : undefined;
  }
};

const targetOf = (state) => (decideWith(state, state.fraction, state.velocity) === "finish" ? 1 : 0);

const gestureCode = (format, state) => {
  if (format.gesture) return format.gesture(state);
  const { mass, stiffness, damping } = spring({ response: state.response, dampingRatio: state.dampingRatio });
  const item = { mass, stiffness, damping, velocity: capped(state, state.velocity) };
  const made = format.spring(item, { from: state.fraction, to: targetOf(state), span: [0, 1], epsilon: 0.001, preview: "sheet" });
  const losses = ["Only the settling of this release: the rule is yours to write.", made.loss];
  if (state.transition in flights) losses.push("It moves a sheet: the studio does not write the parts of this transition.");
  return { ...made, loss: losses.filter(Boolean).join(" ") };
};

/** Returns { code, note, loss, error } of a state in a format. Without a counterpart `isMissing` is true. */
export const codeFor = (format, state) => {
  const own = state[state.screen];
  const reason = refusalOf(format, state);
  if (reason) return without(format.label, reason);
  switch (state.screen) {
    case "springs":
      return format.spring(own.items[own.selected], own);
    case "curves": {
      const { items, selected, duration, preview } = own;
      return format.curve(items[selected], { duration, pieces: piecesOfCurve(items[selected], duration), preview });
    }
    case "keyframes": {
      // Keyframes of a time are exact in every format that has Bézier pieces.
      const tracks = own.rows.map((row) => ({ property: row.property, pieces: piecesOfRow(row) })).filter(({ pieces }) => pieces.length);
      return format.keyframes(own.rows, { tracks, duration: own.duration });
    }
    case "transforms":
      return format.transform(own);
    case "paths": {
      // A motion along a path, and the morph, with the progress of a curve or a spring.
      const { paths, curves, springs } = state;
      return format.path(paths, paths.timing === "curve"
        ? { curve: curves.items[curves.selected], duration: curves.duration } : { spring: { ...springs.items[springs.selected], velocity: 0 } });
    }
    default:
      return gestureCode(format, own);
  }
};
