// What previews move, as code of other libraries moves it: a box whose centre and scale depend on a progress.

/** The previews of view/previews.js: width, height and radius of the box, its centre, and its parts at 0 and 1. */
const previews = {
  card: { box: [240, 290, 24], center: [140, 221], x: [-68, 0], y: [-104, 0], scale: [0.44, 1] },
  switch: { box: [60, 60, 30], center: [108, 200], x: [0, 64] },
  sheet: { box: [280, 620, 24], center: [140, 406], y: [250, 0] },
  list: { box: [280, 65, 0], center: [140, 168], x: [0, -92] },
};
/** The card of keyframes. */
export const freeCard = { box: [160, 200, 24], center: [140, 220] };

/** Returns what the settings of a screen move. `preview` is a name; by default the card. */
export const movingOf = ({ preview = "card" } = {}) => previews[preview] ?? previews.sheet;

const clean = (value) => String(Number(value.toFixed(12)));
const transform = (x, y, scale) => `translate(${x}px, ${y}px)${scale === undefined ? "" : ` scale(${scale})`}`;

/** Returns CSS's transform of the box at a progress. */
export const transformAt = (moving, p) => {
  const part = (ends) => ends && clean(ends[0] + (ends[1] - ends[0]) * p);
  return transform(part(moving.x) ?? 0, part(moving.y) ?? 0, part(moving.scale));
};

/** Returns a template literal of JavaScript: CSS's transform at the progress `p`. */
const templateOf = (moving) => {
  const part = ([start, end]) => `\${${start === 0 ? "" : `${clean(start)} ${end < start ? "-" : "+"} `}${clean(start === 0 ? end - start : Math.abs(end - start))} * p}`;
  return `\`${transform(moving.x ? part(moving.x) : 0, moving.y ? part(moving.y) : 0, moving.scale && part(moving.scale))}\``;
};

/** Returns a function of JavaScript, indented, from a value between those of the progress 0 and 1 to CSS's transform. */
export const functionOf = (moving, [zero, one], use) => {
  if (zero === 0 && one === 1) return `(p) => ${use(templateOf(moving))}`;
  const number = (value) => (value < 0 ? `(${value})` : String(value));
  return `(value) => {\n    const p = (value - ${number(zero)}) / ${number(one - zero)};\n    return ${use(templateOf(moving))};\n  }`;
};
