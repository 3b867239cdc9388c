// Numbers: as text with all digits for code and links, rounded for reading, within bounds, and on axes.

/**
 * Returns a number for reading, with a real minus sign and without trailing zeros. A measured one nearer to 0 than `least` is 0;
 * what is typed, and the names of an axis, are as they are: `least` is 0.
 */
export const readout = (value, digits = 4, least = 10 ** -digits) => {
  if (Number.isNaN(value)) return "–";
  if (!Number.isFinite(value)) return value > 0 ? "∞" : "−∞";
  const size = Math.abs(value);
  if (size < least || size === 0) return "0";
  const text = size >= 1e6 ? value.toExponential(2) : String(Number(value.toPrecision(digits)));
  return text.replaceAll("-", "−");
};

/** Returns a number rounded to a step's decimals, so that keys give 0.3 and not 0.30000000000000004. */
export const rounded = (value, step) => {
  const decimals = Math.max(0, Math.ceil(-Math.log10(step)) + 1);
  return Number(value.toFixed(Math.min(decimals, 12))) + 0;
};

/** Returns the value within bounds. */
export const within = (value, low, high) => Math.min(Math.max(value, low), high);

/** Halves a range whose lower part passes a test, as often as `count`: returns the least number found that does not pass. */
export const border = (low, high, passes, count = 60) => {
  for (let step = 0; step < count; step += 1) {
    const middle = (low + high) / 2;
    if (passes(middle)) low = middle;
    else high = middle;
  }
  return high;
};

/** Returns the smallest and the largest value; Infinity and -Infinity without any. Math.min fails on very long lists. */
export const range = (values) => values.reduce(
  ([low, high], value) => (value === null ? [low, high] : [Math.min(low, value), Math.max(high, value)]), [Infinity, -Infinity]);

/** Returns round numbers within a range, at most about `count`, and the decimals that they need. */
export const ticks = ([low, high], count) => {
  const rough = (high - low) / Math.max(count, 1);
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * unit).find((step) => step >= rough * 0.999);
  // Counted from the first: at 2⁵³ and beyond, i + 1 is i.
  const [first, last] = [Math.ceil(low / step - 1e-9), Math.floor(high / step + 1e-9)];
  const list = Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => Number(((first + index) * step).toPrecision(12)));
  let places = 0;
  while (places < 6 && Math.abs(step - Number(step.toFixed(places))) > step * 1e-6) places += 1;
  return { list, places };
};
