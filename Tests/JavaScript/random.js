/** Random numbers in [0, 1) from a seed (xorshift32, Marsaglia 2003), the same everywhere. */
export const random = (seed) => {
  let state = seed | 0;
  const whole = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
  const next = () => (whole() * 2 ** 21 + (whole() >>> 11)) * 2 ** -53;
  return { next, between: (low, high) => low + (high - low) * next(), pick: (list) => list[Math.floor(next() * list.length)] };
};
