import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import * as hooke from "../../Sources/JavaScript/dist/node.js";
import { profile } from "../../Sources/JavaScript/dist/trajectories-node.js";
import { answers, differences, questions, width } from "./questions.js";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const count = 100000;

test(`${count} values are bit-identical to libhooke.so`, () => {
  const asked = questions(count, true);
  const folder = mkdtempSync(join(tmpdir(), "hooke-"));
  try {
    const [from, to] = [join(folder, "questions"), join(folder, "answers")];
    writeFileSync(from, new Uint8Array(asked.buffer));
    execFileSync("python3", [here("../C/values.py"), here("../../out/c/libhooke.so"), from, to]);
    const native = new Float64Array(new Uint8Array(readFileSync(to)).buffer);
    const own = answers({ ...hooke, profile }, asked);
    assert.equal(native.length, own.length);
    const { count: differing, first } = differences(own, native);
    const question = asked.subarray(first - (first % width), first - (first % width) + width);
    assert.equal(differing, 0, `${differing} differ, first ${own[first]} and ${native[first]} of ${question}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
