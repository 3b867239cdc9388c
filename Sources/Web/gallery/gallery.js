// The gallery: loops of transitions, curves and springs that move when pointed at, and motions.

import { isStill, one } from "../parts/dom.js";
import { boot } from "../transition/page.js";
import { curveFigure, motionFigure } from "./figures.js";
import { playLoops } from "./loops.js";

const dialog = one("dialog");

const copied = async (button, text) => {
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = "Copied";
  } catch {
    button.textContent = "Select the text to copy it";
  }
  setTimeout(() => (button.textContent = "Copy"), 2000);
};

/** Shows the codes of an item: pairs of a target and a text. */
const showCode = (name, codes) => {
  one("h2", dialog).textContent = name;
  one(".code", dialog).replaceChildren(
    ...codes.map(([target, text]) => {
      const [block, head, button, code] = ["div", "h3", "button", "pre"].map((tag) => document.createElement(tag));
      [head.textContent, button.textContent, code.textContent] = [target, "Copy", text];
      [button.type, code.tabIndex] = ["button", 0];
      button.onclick = () => copied(button, text);
      block.append(head, button, code);
      return block;
    }),
  );
  dialog.showModal();
};

boot(({ curves, springs, motions }) => {
  one("#curves .curves").append(...curves.map((item) => curveFigure(item, showCode, isStill)));
  one("#springs .curves").append(...springs.map((item) => curveFigure(item, showCode, isStill)));
  one(".motions").append(...motions.map((item) => motionFigure(item, showCode, isStill)));
  playLoops(document.querySelectorAll(".loop"), isStill);
});
