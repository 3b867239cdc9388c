// The environment's choice of random cases, as in Tests/TestSupport/RandomCases.swift.

/**
 * Returns the number of random cases that a test runs in place of its own number: `HOOKE_CASES=6000` gives every test 6,000
 * cases, `HOOKE_CASES=20x` 20 times its own number.
 */
export const randomCases = (own, text = process.env.HOOKE_CASES) => {
  if (text === undefined) return own;
  const [, count, factor] = /^(?:(\d+)|(\d+(?:\.\d+)?)x)$/.exec(text) ?? [];
  if (Number(count) > 0) return Number(count);
  if (Number(factor) > 0) return Math.max(1, Math.round(own * Number(factor)));
  throw new RangeError(`HOOKE_CASES: expected a number like 6000 or a factor like 20x, got ${text}`);
};

/** Returns a test's own seed, or another one that `HOOKE_SEED` and it determine; from 1 below 2³². */
export const randomSeed = (own, text = process.env.HOOKE_SEED) => {
  if (text === undefined) return own;
  if (!/^\d+$/.test(text)) throw new RangeError(`HOOKE_SEED: expected a non-negative integer, got ${text}`);
  const mask = Math.imul(Number(BigInt.asUintN(32, BigInt(text))), 0x9e3779b1) + 0x7f4a7c15;
  return (own ^ mask) >>> 0 || 1;
};
