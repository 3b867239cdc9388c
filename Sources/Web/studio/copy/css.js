import { motionOf } from "../model/springs.js";
import { inCSS } from "../model/curves.js";
import { cssOfPose } from "../model/transforms.js";
import { areAlike, readPath } from "../model/path-data.js";
import { movingOf, transformAt } from "./moving.js";
import { errorText, result } from "./words.js";

const easing = (timing) => {
  if (timing === "hold") return "step-end";
  return timing === "linear" ? "linear" : `cubic-bezier(${timing.map(String).join(", ")})`;
};

const declarations = {
  x: (value) => `--x: ${value}px`, y: (value) => `--y: ${value}px`, scale: (value) => `scale: ${value}`,
  rotation: (value) => `rotate: ${value}deg`, opacity: (value) => `opacity: ${value}`,
};

// An element with the class `moved` is at the end.
const moved = (moving, transitions, [start, end] = [0, 1]) =>
  `.element {\n  transform: ${transformAt(moving, start)};\n${transitions.map((text) => `  ${text}\n`).join("")}}\n` +
  `.element.moved {\n  transform: ${transformAt(moving, end)};\n}`;

/** The format of its name. */
export const css = {
  name: "css", label: "CSS",
  spring: (item, { from, to, span: [zero, one] = [from, to], ...own }) => {
    const { duration, easing, error } = motionOf(item, from, to).css({ error: 0.001 });
    const seconds = `${Number(duration.toPrecision(12))}s`;
    return result(
      moved(movingOf(own), [
        "/* Browsers without linear() */", `transition: transform ${seconds} cubic-bezier(0.2, 0.9, 0.3, 1);`, `transition: transform ${seconds} ${easing};`,
      ], [from, to].map((value) => (value - zero) / (one - zero))),
      `Straight pieces within ${errorText(error)} of the distance. Chrome 113, Firefox 112, Safari 17.2.`,
      { error, loss: "An interrupted transition loses its velocity." });
  },
  curve: (item, { duration, preview }) => {
    const { easing, error } = inCSS(item);
    return result(moved(movingOf({ preview }), [`transition: transform ${duration}s ${easing};`]),
      error ? `Straight pieces within ${errorText(error)}. Chrome 113, Firefox 112, Safari 17.2.` : "Exact.", { error: error || undefined });
  },
  keyframes: (rows, { tracks, duration }) => {
    const uses = new Set(tracks.map(({ property }) => property));
    const code = tracks.map(({ property, pieces }) => {
      const declare = declarations[property];
      const at = (time) => `${Number(((time / duration) * 100).toPrecision(12))}%`;
      const lines = pieces.map(({ from, start, timing }, index) => {
        const first = index === 0 && from > 0 ? `0%, ${at(from)}` : at(from);
        return `  ${first} { ${declare(start)}; animation-timing-function: ${easing(timing)}; }`;
      });
      const last = pieces.at(-1);
      lines.push(`  ${last.to < duration ? `${at(last.to)}, 100%` : "100%"} { ${declare(last.end)}; }`);
      return `@keyframes ${property} {\n${lines.join("\n")}\n}`;
    });
    const place = uses.has("x") || uses.has("y");
    const properties = place
      ? ["x", "y"].map((name) => `@property --${name} { syntax: "<length>"; inherits: false; initial-value: 0px; }`).join("\n") + "\n"
      : "";
    const names = tracks.map(({ property }) => `${property} ${duration}s both`).join(", ");
    const rule = `.element {\n${place ? "  translate: var(--x) var(--y);\n" : ""}  animation: ${names};\n}`;
    return result(`${properties}${code.join("\n")}\n${rule}`, "Cubic pieces, exact. x and y need @property.");
  },
  path: ({ path, other, rotates }, { curve, spring, duration }) => {
    const made = spring ? motionOf(spring, 0, 1).css({ error: 0.001 }) : { duration, ...inCSS(curve) };
    const animation = `${Number(made.duration.toPrecision(12))}s ${made.easing} both`;
    const isAlike = areAlike(readPath(path), readPath(other));
    const code =
      `@keyframes along { from { offset-distance: 0%; } to { offset-distance: 100%; } }\n.element {\n` +
      `  offset-path: path("${path}");\n  offset-rotate: ${rotates ? "auto" : "0deg"};\n  animation: along ${animation};\n}\n` +
      `@keyframes morph {\n  from { d: path("${path}"); }\n  to { d: path("${other}"); }\n}\npath {\n  animation: morph ${animation};\n}`;
    const losses = [];
    if (spring) losses.push("An overshoot stops at the ends of an open path.");
    if (!isAlike) losses.push("The morph jumps half way: the paths have other commands.");
    losses.push("Safari has no animation of d.");
    return result(code, "Chromium measures the path by straight pieces: places on it are up to half a pixel off.", { error: made.error, loss: losses.join(" ") });
  },
  transform: ({ from, to, perspective }) =>
    result(
      `.container { perspective: ${perspective}px; }\n@keyframes move {\n  from { transform: ${cssOfPose(from)}; }\n` +
        `  to { transform: ${cssOfPose(to)}; }\n}\n.element { animation: move 1s linear both; }`,
      "Exact: browsers interpolate function by function, as “Function list”."),
};
