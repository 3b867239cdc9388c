// Figures of curves and motions: a plot, and dots that move by it.

import { draw, h, svg } from "../parts/dom.js";

const [width, height, room] = [120, 72, 8];

/** A name with places to break it, before its capitals. */
const breakable = (name) => name.replace(/([a-z])([A-Z])/g, "$1\u200b$2");

const make = (tag, className, ...children) => h(tag, { class: className }, ...children);

/** Draws lines of [x, y] into a box with the range 0…1 as firm lines; returns where a point of it is. */
const plot = (lines, size, box = { low: 0, high: 1 }) => {
  const values = lines.flat().map(([, y]) => y);
  const [low, high] = [Math.min(box.low, ...values), Math.max(box.high, ...values)];
  const at = ([x, y]) => [room + x * (size.width - 2 * room), room + ((high - y) / (high - low)) * (size.height - 2 * room)];
  const drawing = svg("svg", { viewBox: `0 0 ${size.width} ${size.height}`, "aria-hidden": "true" });
  for (const value of [box.low, box.high]) {
    const [, y] = at([0, value]);
    draw("line", { class: "grid", x1: room, x2: size.width - room, y1: y, y2: y }, drawing);
  }
  lines.forEach((line, index) => {
    draw("polyline", { class: `line s${index}`, points: line.map((point) => at(point).map((part) => part.toFixed(2)).join(",")).join(" ") }, drawing);
  });
  return { svg: drawing, at };
};

/** A curve or a spring: its plot, a dot that moves when it is pointed at, its name. */
export const curveFigure = ({ name, duration, stops, codes }, showCode, isStill) => {
  const { svg } = plot([stops], { width, height });
  const dot = make("i", "dot");
  const button = make("button", "curve", svg, make("span", "track", dot), make("span", "name", breakable(name)));
  button.type = "button";
  const easing = `linear(${stops.map(([x, y]) => `${y} ${100 * x}%`).join(", ")})`;
  const move = () => {
    if (isStill()) return;
    for (const running of dot.getAnimations()) running.cancel();
    dot.animate([{ left: "0%" }, { left: "100%" }], { duration: 1000 * duration, easing, fill: "forwards" });
  };
  button.onpointerenter = move;
  button.onfocus = move;
  button.onclick = () => showCode(name, codes);
  return button;
};

/** A motion: its plot, dots that move along a track in a loop while it is in view, and variants to choose from. */
export const motionFigure = ({ name, about, variants, codes }, showCode, isStill) => {
  const size = { width: 420, height: 170 };
  const [shown, legend, choices] = [make("div", "shown"), make("p", "legend"), make("div", "choices")];
  const code = make("button", "", "Code");
  code.type = "button";
  code.onclick = () => showCode(name, codes);
  let visible = false;
  let variant = variants[0];
  const play = () => {
    for (const element of shown.querySelectorAll(".mover, .cursor")) {
      for (const animation of element.getAnimations()) visible && !isStill() ? animation.play() : animation.pause();
    }
  };
  const show = () => {
    const { duration, lines, low, high } = variant;
    const { svg } = plot(lines.map(({ values }) => values.map((value, index) => [index / (values.length - 1), value])), size, { low, high });
    const cursor = draw("line", { class: "cursor", x1: room, x2: room, y1: 0, y2: size.height }, svg);
    const rounds = { duration: 1000 * duration, iterations: Infinity };
    cursor.animate([{ translate: "0px" }, { translate: `${size.width - 2 * room}px` }], rounds);
    const dots = lines.map(({ values }, index) => {
      const mover = make("i", `mover s${index}`);
      mover.animate(values.map((value) => ({ left: `${(100 * (value - low)) / (high - low)}%` })), rounds);
      return make("span", "track", mover);
    });
    shown.replaceChildren(svg, ...dots);
    legend.replaceChildren(...lines.map(({ label }, index) => make("span", `key s${index}`, label)));
    play();
  };
  if (variants.length > 1) {
    variants.forEach((each, index) => {
      const input = document.createElement("input");
      [input.type, input.name, input.checked] = ["radio", name, index === 0];
      input.onchange = () => {
        variant = each;
        show();
      };
      choices.append(make("label", "", input, ` ${each.label}`));
    });
  }
  const figure = make("article", "motion", make("h3", "", name), make("p", "", about), shown, legend, choices, code);
  new IntersectionObserver(([{ isIntersecting }]) => {
    visible = isIntersecting;
    play();
  }).observe(figure);
  show();
  return figure;
};
