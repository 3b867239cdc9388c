// Numbers as text: with all digits for code and links, rounded for reading.

/** Returns the shortest decimal that reads back as the same double. */
export const shortest = (value) => (Object.is(value, -0) ? "0" : String(value));

/** Returns a number for reading, with a real minus sign and without trailing zeros. */
export const readout = (value, digits = 4) => {
  if (Number.isNaN(value)) return "–";
  if (!Number.isFinite(value)) return value > 0 ? "∞" : "−∞";
  const size = Math.abs(value);
  if (size < 10 ** -digits) return "0";
  const text = size >= 1e6 ? value.toExponential(2) : String(Number(value.toPrecision(digits)));
  return text.replace("-", "−");
};

/** Returns a number rounded to a step's decimals, so that keys give 0.3 and not 0.30000000000000004. */
export const rounded = (value, step) => {
  const decimals = Math.max(0, Math.ceil(-Math.log10(step)) + 1);
  return Number(value.toFixed(Math.min(decimals, 12)));
};

/** Returns the value within bounds. */
export const within = (value, low, high) => Math.min(Math.max(value, low), high);
