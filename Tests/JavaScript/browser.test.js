import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import * as hooke from "../../Sources/JavaScript/dist/node.js";
import { answers, differences, questions } from "./questions.js";

const dist = fileURLToPath(new URL("../../Sources/JavaScript/dist/", import.meta.url));
const here = fileURLToPath(new URL(".", import.meta.url));
const count = 4000;
// The page answers the questions as hexadecimal digits of the results' bits.
const report = `
  const bits = new BigUint64Array(answers(hooke, questions(${count})).buffer);
  let error = "none";
  try { hooke.spring({ duration: -1 }); } catch (thrown) { error = thrown.field; }
  const hex = Array.from(bits, (word) => word.toString(16)).join(" ");
  globalThis.report = JSON.stringify({ version: hooke.version(), error, hex });`;

/** Returns the report of a page, polled with the DevTools protocol. */
const open = async (address) => {
  const profile = mkdtempSync(join(tmpdir(), "hooke-browser-"));
  const browser = spawn(
    process.env.CHROMIUM ?? "chromium",
    [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", `--user-data-dir=${profile}`,
      "--remote-debugging-pipe",
    ],
    { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
  const ended = new Promise((end) => browser.once("close", end));
  const [to, from] = [browser.stdio[3], browser.stdio[4]];
  const waiting = new Map();
  let text = "";
  from.setEncoding("utf8").on("data", (piece) => {
    const messages = (text + piece).split("\0");
    text = messages.pop();
    for (const { id, result, error } of messages.map((message) => JSON.parse(message))) {
      waiting.get(id)?.(result ?? { error });
    }
  });
  let count = 0;
  const ask = (method, params, sessionId) =>
    new Promise((answer) => {
      waiting.set((count += 1), answer);
      to.write(`${JSON.stringify({ id: count, method, params, sessionId })}\0`);
    });
  try {
    const { targetId } = await ask("Target.createTarget", { url: address });
    const { sessionId } = await ask("Target.attachToTarget", { targetId, flatten: true });
    for (const end = Date.now() + 60000; Date.now() < end; await new Promise((go) => setTimeout(go, 50))) {
      const { result } = await ask("Runtime.evaluate", { expression: "globalThis.report" }, sessionId);
      if (result?.value) return JSON.parse(result.value);
    }
    throw new Error("the page reports nothing for a minute");
  } finally {
    ask("Browser.close");
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
};

const check = ({ version, error, hex }) => {
  assert.equal(version, hooke.version());
  assert.equal(error, "duration");
  const own = answers(hooke, questions(count));
  const theirs = new Float64Array(BigUint64Array.from(hex.split(" "), (word) => BigInt(`0x${word}`)).buffer);
  assert.equal(theirs.length, own.length);
  assert.equal(differences(own, theirs).count, 0);
};

for (const type of ["application/wasm", "application/octet-stream"]) {
  test(`browser.js in a page is bit-identical if hooke.wasm is served as ${type}`, async () => {
    const page = `<!DOCTYPE html><script type="module">
      import * as hooke from "/dist/browser.js";
      import { motion } from "/dist/trajectories-browser.js";
      import { answers, questions } from "/tests/questions.js";
      const s = hooke.spring("bouncy");
      if (motion(s).value(0.1) === s.value(0.1)) { ${report} }</script>`;
    const asked = [];
    const server = createServer((request, response) => {
      asked.push(request.url);
      const name = basename(request.url);
      const types = { html: "text/html", js: "text/javascript", wasm: type };
      const folder = { "/dist": dist, "/tests": here }[request.url.slice(0, -name.length - 1)];
      try {
        const body = request.url === "/page.html" ? page : readFileSync(join(folder, name));
        response.writeHead(200, { "content-type": types[name.split(".").pop()] }).end(body);
      } catch {
        response.writeHead(404).end();
      }
    });
    await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
    try {
      check(await open(`http://127.0.0.1:${server.address().port}/page.html`));
      assert.ok(asked.includes("/dist/hooke.wasm") && asked.includes("/dist/trajectories.wasm"));
    } finally {
      server.close();
    }
  });
}

test("inline.js in a page of one file is bit-identical", async () => {
  const folder = mkdtempSync(join(tmpdir(), "hooke-page-"));
  try {
    // In the page's own module nothing is exported; its functions are global names.
    const library = readFileSync(join(dist, "inline.js"), "utf8");
    const names = Object.keys(hooke).join(", ");
    const helpers = ["random.js", "questions.js"]
      .map((name) => readFileSync(join(here, name), "utf8").replace(/^import .*$/gm, "").replace(/^export /gm, ""));
    const file = join(folder, "page.html");
    writeFileSync(
      file,
      `<!DOCTYPE html><meta charset="utf-8"><script type="module">${library}
      const hooke = { ${names} };
      {${helpers.join("\n")}
      ${report}}</script>`);
    check(await open(`file://${file}`));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
