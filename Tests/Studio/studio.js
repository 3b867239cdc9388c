// The studio's modules in Node, with the core loaded.

import { readFile } from "node:fs/promises";
import { randomCases, randomSeed } from "../random-cases.js";
import { random } from "./random.js";
import { init } from "../../Sources/JavaScript/core.js";

export { random };

await init(readFile(new URL("../../Sources/JavaScript/dist/hooke.wasm", import.meta.url)));

/** `count` springs of all regimes with and without velocity, and their ends; `HOOKE_CASES` and `HOOKE_SEED` choose others. */
export const springs = (count, seed = 1) => {
  const next = random(randomSeed(seed));
  return Array.from({ length: randomCases(count) }, (_, index) => {
    const mass = index % 3 === 0 ? 1 : Math.exp(4 * next() - 2);
    const frequency = Math.exp(2 + 2 * next());
    const ratio = index % 7 === 0 ? 1 : Math.exp(2.4 * next() - 1.6);
    const from = Math.round(200 * next() - 100) + 0; // Not -0, which a link writes as 0.
    const to = from + (next() < 0.5 ? -1 : 1) * Math.exp(6 * next());
    const velocity = index % 2 ? 0 : (to - from) * (8 * next() - 4);
    return { item: { mass, stiffness: mass * frequency ** 2, damping: 2 * ratio * frequency * mass, velocity }, from, to, epsilon: 0.001 };
  });
};
