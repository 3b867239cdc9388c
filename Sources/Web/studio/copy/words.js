// Numbers of code.

/** A Double literal of Swift or Kotlin, or a double of Dart: it has a point or an exponent. */
export const decimal = (value) => {
  const text = String(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
};

/** The shortest decimal that reads back as the same Float. */
export const float = (value) => {
  const wanted = Math.fround(value);
  for (let digits = 1; digits < 10; digits += 1) {
    const number = Number(wanted.toPrecision(digits));
    if (Math.fround(number) === wanted) return `${number}f`;
  }
  return `${wanted}f`;
};

/** Whole milliseconds, with the rounding that they need. */
export const milliseconds = (seconds) => Math.round(seconds * 1000);

/** Returns a result of a format. `loss` says what is lost; without it the result is exact. */
export const result = (code, note, { error, loss } = {}) => ({ code, note, error, loss });

/** An error bound for reading: two digits, rounded up. */
export const errorText = (error) => {
  let text = error.toPrecision(2);
  if (Number(text) < error) text = (error + 0.5 * 10 ** (Math.floor(Math.log10(error)) - 1)).toPrecision(2);
  return String(Number(text));
};
