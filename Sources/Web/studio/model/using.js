/** Returns what a function makes of a value of the core, which is disposed of then. */
export const using = (value, use) => {
  try {
    return use(value);
  } finally {
    value.dispose();
  }
};
