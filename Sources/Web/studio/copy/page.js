// A whole page with a code of the web: pasted into an empty file, it moves what the preview shows.

import { freeCard, movingOf } from "./moving.js";

const head = '<!DOCTYPE html>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n<title>Hooke</title>\n';

// The box of the preview in its frame; a path begins at the frame's corner.
const styleOf = (screen, own) => {
  const { box: [width, height, radius], center } = screen === "keyframes" ? freeCard : movingOf(screen === "gesture" ? { preview: "sheet" } : own);
  const boxes = {
    transforms: ".container { margin: 140px; }\n.element { width: 96px; height: 128px; border-radius: 12px; background: #0b57c9; }",
    paths: ".element { position: absolute; width: 24px; height: 24px; background: #0b57c9; }\nsvg { position: absolute; overflow: visible; fill: none; stroke: #0b57c9; stroke-width: 3; }",
  };
  return boxes[screen] ?? `body { position: relative; width: 280px; height: 400px; margin: 20px auto; overflow: hidden; background: #e7eaf3; }\n` +
    `.element { position: absolute; left: ${center[0] - width / 2}px; top: ${center[1] - height / 2}px; width: ${width}px; height: ${height}px;` +
    ` border-radius: ${radius}px; background: #0b57c9; }`;
};

const bodyOf = (screen) => {
  if (screen === "paths") return '<div class="element"></div>\n<svg><path/></svg>\n';
  return screen === "transforms" ? '<div class="container"><div class="element"></div></div>\n' : '<div class="element"></div>\n';
};

// The address of a library for a pasted page; the studio loads no library.
const library = (path) => `https://cdn.jsdelivr.net/npm/${path}`;

const script = (text, attributes = "") => `<script${attributes}>\n${text}\n</` + "script>\n";

// CSS moves when the class changes, or from the beginning.
const again = {
  transition: 'setInterval(() => document.querySelector(".element").classList.toggle("moved"), 2000);',
  animation: "setInterval(() => {\n  for (const animation of document.getAnimations()) {\n    animation.cancel();\n    animation.play();\n  }\n}, 3000);",
};

const makers = {
  css: (state, code) => {
    const kind = ["springs", "curves", "gesture"].includes(state.screen) ? "transition" : "animation";
    return `${head}<style>\n${styleOf(state.screen, state[state.screen])}\n${code}\n</style>\n${bodyOf(state.screen)}${script(again[kind])}`;
  },
  motion: (state, code) =>
    `${head}<style>\n${styleOf(state.screen, state[state.screen])}\n</style>\n${bodyOf(state.screen)}` +
    script(`{ "imports": { "motion": "${library("motion@12/+esm")}" } }`, ' type="importmap"') + script(code, ' type="module"'),
  lottie: (state, code) =>
    `${head}<div id="player" style="width: 280px; height: 400px; margin: 20px auto; background: #e7eaf3"></div>\n` +
    script("", ` src="${library("lottie-web@5/build/player/lottie.min.js")}"`).replace("\n\n", "") +
    script(`lottie.loadAnimation({ container: document.getElementById("player"), renderer: "svg", loop: true, autoplay: true, animationData: ${code} });`),
};

/** Returns a page with a code of a format; undefined if there is no code, or the format is not for pages. */
export const pageOf = ({ name }, state, code) => (code === "" ? undefined : makers[name]?.(state, code));
