import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { moduleAddress } from "./package.js";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const cases = here("../../conformance");

/** The wrong numbers of each family. */
function wrong(folder) {
  const home = fileURLToPath(new URL(".", moduleAddress));
  const { status, stdout, stderr } = spawnSync("node", [join(cases, "run.mjs"), home, folder], { encoding: "utf8" });
  const found = [...stdout.matchAll(/^\w+: \d+ numbers, (\d+) wrong/gm)].map((match) => Number(match[1]));
  assert.equal(found.length, 9, stdout + stderr);
  assert.equal(status, found.some((count) => count > 0) ? 1 : 0, stdout);
  return found;
}

function planted(fault) {
  const copy = mkdtempSync(join(tmpdir(), "hooke-"));
  try {
    execFileSync("python3", [here("../planted_cases.py"), cases, copy, fault]);
    return wrong(copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

test("all conformance cases pass", () => assert.deepEqual(wrong(cases), Array(9).fill(0)));

test("a result with another tenth digit fails in every family", () => {
  assert.deepEqual(planted("digit"), Array(9).fill(1));
});

test("springs that are four times too fast fail", () => {
  const [springs, ...others] = planted("speed");
  assert(springs > 1000, `${springs}`);
  assert.deepEqual(others, Array(8).fill(0));
});
