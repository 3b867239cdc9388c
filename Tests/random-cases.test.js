import assert from "node:assert/strict";
import { test } from "node:test";
import { randomCases, randomSeed } from "./random-cases.js";

test("HOOKE_CASES is a number of cases, or a factor of a test's own number", () => {
  assert.equal(randomCases(60, undefined), 60);
  assert.equal(randomCases(60, "6000"), 6000);
  assert.equal(randomCases(60, "20x"), 1200);
  assert.equal(randomCases(60, "0.5x"), 30);
  assert.equal(randomCases(60, "0.001x"), 1);
});

test("a HOOKE_CASES that states no number of cases is refused with what is accepted", () => {
  for (const text of ["", "0", "0x", "-3", "x", "20 x", "1e3", "Infinityx", "NaN"]) {
    assert.throws(() => randomCases(60, text), { name: "RangeError", message: /HOOKE_CASES: expected a number like 6000/ });
  }
});

test("HOOKE_SEED changes every seed, each to another one above 0", () => {
  const own = [0, 1, 2, 31, 7001, 2 ** 32 - 1];
  assert.deepEqual(own.map((seed) => randomSeed(seed, undefined)), own);
  for (const text of ["0", "1", "2", "1795000000", "18446744073709551615"]) {
    const seeds = own.map((seed) => randomSeed(seed, text));
    assert.equal(new Set(seeds).size, own.length);
    seeds.forEach((seed, index) => assert.ok(seed > 0 && seed < 2 ** 32 && seed !== own[index], `${text}: ${seed}`));
  }
  assert.notEqual(randomSeed(1, "1"), randomSeed(1, "2"));
  for (const text of ["", "x", "-1", "1.5"]) assert.throws(() => randomSeed(1, text), /HOOKE_SEED: expected a non-negative integer/);
});
