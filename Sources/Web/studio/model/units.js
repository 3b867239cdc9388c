// Typed values: a number with an optional unit. Text that cannot be read gives a reason, not a guess.

const units = {
  number: { units: { "": 1 }, name: "a number" },
  time: { units: { "": 1, s: 1, ms: 0.001 }, name: "a time such as 0.35, 0.35s or 350ms" },
  length: { units: { "": 1, pt: 1, px: 1 }, name: "a length such as 12 or 12pt" },
  angle: {
    units: { "": 1, deg: 1, "°": 1, rad: 180 / Math.PI, turn: 360 },
    name: "an angle such as 45, 45deg, 0.5rad or 0.25turn",
  },
  ratio: { units: { "": 1, "%": 0.01 }, name: "a ratio such as 0.4 or 40%" },
  velocity: { units: { "": 1, "/s": 1, "pt/s": 1, "px/s": 1, "/ms": 1000 }, name: "a velocity such as 2 or 2/s" },
};

const pattern = /^([+−-]?(?:\d+\.?\d*|\.\d+)(?:e[+−-]?\d+)?)\s*([a-z°%/]*)$/i;

/**
 * Reads a typed value. Returns { value } in the base unit (seconds, points, degrees), or { reason }.
 */
export const readTyped = (text, kind, { low = -Infinity, high = Infinity, above } = {}) => {
  const { units: known, name } = units[kind];
  const trimmed = text.trim();
  if (trimmed === "") return { reason: `The field is empty; accepted: ${name}.` };
  const match = pattern.exec(trimmed);
  if (!match) return { reason: `“${trimmed}” is not a number; accepted: ${name}.` };
  const unit = match[2].toLowerCase();
  if (!(unit in known)) {
    const list = Object.keys(known).filter(Boolean).join(", ");
    return { reason: `The unit “${match[2]}” does not fit; accepted: ${list || "no unit"}.` };
  }
  // Times in ms are divided, so that 350ms is the double 0.35.
  const number = Number(match[1].replaceAll("−", "-"));
  const value = known[unit] === 0.001 ? number / 1000 : known[unit] === 0.01 ? number / 100 : number * known[unit];
  if (!Number.isFinite(value)) return { reason: `${trimmed} is too large; accepted: a finite number.` };
  if (above !== undefined && !(value > above)) return { reason: `${trimmed} is out of range; accepted: above ${above}.` };
  if (value < low || value > high) return { reason: `${trimmed} is out of range; accepted: ${range(low, high)}.` };
  return { value: value + 0 };
};

const range = (low, high) => {
  if (low === -Infinity) return `at most ${high}`;
  return high === Infinity ? `at least ${low}` : `${low} to ${high}`;
};
