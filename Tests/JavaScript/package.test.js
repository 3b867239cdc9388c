import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import * as hooke from "../../Sources/JavaScript/dist/node.js";
import * as trajectories from "../../Sources/JavaScript/dist/trajectories-node.js";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const dist = here("../../Sources/JavaScript/dist");
const manifest = JSON.parse(readFileSync(join(dist, "package.json"), "utf8"));

// A package that depends on this one.
const folder = mkdtempSync(join(tmpdir(), "hooke-package-"));
mkdirSync(join(folder, "node_modules"));
symlinkSync(dist, join(folder, "node_modules/hooke"));
after(() => rmSync(folder, { recursive: true }));

const run = (name, text) => {
  writeFileSync(join(folder, name), text);
  return execFileSync("node", ["--no-warnings", name], { cwd: folder, encoding: "utf8" });
};

test("The manifest has existing files and the library's version", () => {
  for (const target of Object.values(manifest.exports)) {
    for (const path of typeof target === "string" ? [target] : Object.values(target)) {
      assert.ok(existsSync(join(dist, path)), path);
    }
  }
  assert.equal(manifest.version, hooke.version());
  assert.equal(manifest.dependencies, undefined);
});

const readme = readFileSync(join(dist, "README.md"), "utf8");
const samples = [...readme.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code]) => code);

test("The README has samples", () => assert.ok(samples.length >= 5));

// `expression; // → value` is compared to the number of digits that the value has.
samples.forEach((code, index) =>
  test(`Sample ${index + 1} of the README has the stated results`, () => {
    let count = 0;
    const checked = code.replace(/^(.*);\s*\/\/ → (.*)$/gm, (_, expression, expected) => {
      count += 1;
      return `check(${expression}, ${expected}, ${JSON.stringify(expected)});`;
    });
    const check = `import assert from "node:assert/strict";
      const check = (value, expected, text) => {
        const digits = text.split(".")[1]?.length ?? 0;
        typeof expected === "number"
          ? assert.ok(Math.abs(value - expected) <= 0.5001 * 10 ** -digits, value + " is not " + text)
          : assert.deepEqual(value, expected);
      };\n`;
    run(`sample${index}.mjs`, check + checked);
    assert.ok(count > 0, "it says nothing");
  }));

test("core.js loads a module, bytes or a response, and throws before that", () => {
  const sources = {
    module: "new WebAssembly.Module(bytes)",
    bytes: "bytes",
    response: 'new Response(bytes, { headers: { "content-type": "application/wasm" } })',
    plain: "Promise.resolve(new Response(bytes))",
  };
  for (const [name, source] of Object.entries(sources)) {
    const printed = run(`${name}.mjs`, `
      import { readFileSync } from "node:fs";
      import { init, spring } from "hooke/core";
      const bytes = readFileSync("node_modules/hooke/hooke.wasm");
      try { spring(); } catch (error) { console.log(error.message); }
      await init(${source});
      console.log(spring({ stiffness: 170, damping: 26 }, { to: 100 }).value(0.1));`);
    assert.match(printed, /^hooke is not ready: .*\n37\.512859019533636\n$/, name);
  }
  const printed = run("wrong.mjs", `
    import { init, spring } from "hooke/core";
    import { readFileSync } from "node:fs";
    await init(new Uint8Array(8)).catch((error) => console.log(error.constructor.name));
    await init(new Response("", { status: 404 })).catch((error) => console.log(error.message));
    await init(readFileSync("node_modules/hooke/hooke.wasm"));
    console.log(spring().value(0));`);
  assert.match(printed, /^CompileError\n.*404\n0\n$/);
});

test("The modules for bundlers make no requests", () => {
  for (const name of ["core-bundled.js", "trajectories-bundled.js"]) {
    assert.doesNotMatch(readFileSync(join(dist, name), "utf8"), /import\(|fetch\(/);
  }
  assert.equal(manifest.exports["."].default, "./core-bundled.js");
  assert.equal(manifest.exports["./trajectories"].default, "./trajectories-bundled.js");
  // The springs of inline.js have classes of their own.
  const printed = run("both.mjs", `
    import { spring } from "hooke/inline";
    import "./node_modules/hooke/core-bundled.js";
    import { spring as generator } from "hooke/motion";
    import { motion } from "./node_modules/hooke/trajectories-bundled.js";
    console.log(generator().next(0).value);
    const s = spring("bouncy", { to: 100 });
    console.log(motion(s).value(0.1) === s.value(0.1), motion({ spring: s, to: 1 }).handOver(2, { at: 1, by: s }).events);`);
  assert.equal(printed, "0\ntrue [ 1 ]\n");
});

test("inline.js needs no other file", () => {
  const text = readFileSync(join(dist, "inline.js"), "utf8");
  assert.doesNotMatch(text, /^import |import\(|fetch\(/m);
  assert.match(run("inline.mjs", 'import { spring } from "hooke/inline"; console.log(spring().value(0));'), /^0$/m);
});

test("The types accept a program that uses everything, and reject mistakes", () => {
  writeFileSync(join(folder, "program.mts"), readFileSync(here("program.mts")));
  const compilerOptions = { strict: true, noEmit: true, target: "es2022", module: "node16", lib: ["es2022"], types: [] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["program.mts"] }));
  execFileSync("tsc", ["--project", "."], { cwd: folder, stdio: "inherit" });
});

for (const [files, exported] of [[["index", "core"], hooke], [["trajectories", "trajectories-core"], trajectories]]) {
  test(`Every export of ${files[0]}.d.ts has a type, and every type an export`, () => {
    const types = files.map((name) => readFileSync(join(dist, `${name}.d.ts`), "utf8")).join("");
    const declared = [...types.matchAll(/^export (?:function |const |\{ )(\w+)/gm)].map(([, name]) => name);
    assert.deepEqual([...new Set(declared)].sort(), Object.keys(exported).sort());
  });
}
