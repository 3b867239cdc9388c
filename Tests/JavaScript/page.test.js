import assert from "node:assert/strict";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { Browser, eventually, sleep } from "../Studio/browser.js";

const root = new URL("../../", import.meta.url);
const read = (path) => readFileSync(new URL(path, root));
const page = read("docs/cookbook.md").toString().match(/```html\n(.*?)```/s)[1];

test("the page of the cookbook is dragged, thrown and caught", async () => {
  // The files that the cookbook copies. `studio` tells the browser that the page has started.
  const files = new Map([["/", ["text/html", page.replace("<div", "<script>globalThis.studio = {}</script><div")]]]);
  for (const name of readdirSync(new URL("Sources/JavaScript/", root)).filter((name) => name.endsWith(".js")))
    files.set(`/hooke/${name}`, ["text/javascript", read(`Sources/JavaScript/${name}`)]);
  files.set("/hooke/hooke.wasm", ["application/wasm", gunzipSync(read("Sources/Web/wasm/hooke.wasm.gz"))]);
  const server = createServer((request, response) => {
    const [type, body] = files.get(request.url) ?? ["text/plain", ""];
    response.setHeader("Content-Type", type).end(body);
  }).listen(0, "localhost");
  await once(server, "listening");
  const browser = await Browser.start();
  try {
    const opened = await browser.open(`http://localhost:${server.address().port}/`, { width: 600, height: 300 });
    await eventually(() => opened.run("Boolean(card.onpointerdown)"));
    const x = async () => parseFloat((await opened.run("card.style.translate")) || "0");
    const drag = async (from, to) => {
      await opened.mouse("mousePressed", from, 60);
      for (let step = 1; step <= 10; step += 1)
        await opened.mouse("mouseMoved", from + (to - from) * step / 10, 60, { buttons: 1 });
    };
    await drag(60, 160);
    assert.equal(await x(), 100, "it is under the finger");
    await opened.mouse("mouseMoved", 300, 60, { buttons: 1 });
    await opened.mouse("mouseReleased", 300, 60);
    const rests = (place) => eventually(async () => (await x()) === place && (await sleep(200), await x()) === place, () => `a rest at ${place}`);
    await rests(300);
    await drag(360, 260);
    const held = await x();
    await sleep(200);
    assert.equal(await x(), held, "a finger that rests holds it");
    await opened.mouse("mouseMoved", 70, 60, { buttons: 1 });
    await sleep(200);
    await opened.mouse("mouseReleased", 70, 60);
    await rests(0);
  } finally {
    await browser.close();
    server.close();
  }
});
