// Texts for the values of a link. A codec writes a value, and reads it or throws a Refusal.

/** A part of a link that cannot be read. */
export class Refusal extends Error {
  constructor(field, value, accepted) {
    const shown = value.length > 40 ? `${value.slice(0, 40)}…` : value;
    super(`${field} is “${shown}”; accepted: ${accepted}`);
    Object.assign(this, { field, value, accepted });
  }
}

/** A finite number within bounds, written as its shortest decimal. */
export const real = ({ low = -1e9, high = 1e9 } = {}) => ({
  write: (value) => String(value).replace("e+", "e"),
  read: (text, field) => {
    const value = /^-?[\d.]+(e-?\d+)?$/.test(text) ? Number(text) : NaN;
    if (!(value >= low && value <= high)) throw new Refusal(field, text, `a number from ${low} to ${high}`);
    // No state has a negative zero, whose text is that of zero.
    return value + 0;
  },
});

/** A whole number within bounds. */
export const whole = (low, high) => ({
  write: String,
  read: (text, field) => {
    const value = /^\d+$/.test(text) ? Number(text) : NaN;
    if (!(value >= low && value <= high)) throw new Refusal(field, text, `a whole number from ${low} to ${high}`);
    return value;
  },
});

/** One of some words. */
export const word = (words) => ({
  write: String,
  read: (text, field) => {
    if (!words.includes(text)) throw new Refusal(field, text, words.join(", "));
    return text;
  },
});

/** A yes or no. */
export const flag = {
  write: (value) => (value ? "1" : "0"),
  read: (text, field) => {
    if (text !== "0" && text !== "1") throw new Refusal(field, text, "0 or 1");
    return text === "1";
  },
};

/** Some numbers, separated by commas. */
export const numbers = (count, bounds) => {
  const one = real(bounds);
  return {
    write: (values) => values.map(one.write).join(","),
    read: (text, field) => {
      const parts = text.split(",");
      if (parts.length !== count) throw new Refusal(field, text, `${count} numbers`);
      return parts.map((part) => one.read(part, field));
    },
  };
};

/** A record of numbers, its fields in order, separated by commas. */
export const record = (fields) => {
  const names = Object.keys(fields);
  return {
    write: (value) => names.map((name) => fields[name].write(value[name])).join(","),
    read: (text, field) => {
      const parts = text.split(",");
      if (parts.length !== names.length) throw new Refusal(field, text, `${names.length} numbers: ${names.join(",")}`);
      return Object.fromEntries(names.map((name, index) => [name, fields[name].read(parts[index], `${field}.${name}`)]));
    },
  };
};

/** A list with a separator that its elements do not use, which messages call `noun`. */
export const list = (element, separator, low, high, noun = "elements") => ({
  write: (values) => values.map(element.write).join(separator),
  read: (text, field) => {
    const parts = text === "" ? [] : text.split(separator);
    if (parts.length < low || parts.length > high) throw new Refusal(field, text, `${low} to ${high} ${noun}`);
    return parts.map((part, index) => element.read(part, `${field} ${index + 1}`));
  },
});
