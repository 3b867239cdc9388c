// A page in headless Chromium, driven by the DevTools protocol.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";

export const sleep = (milliseconds) => new Promise((go) => setTimeout(go, milliseconds));

/** Waits until a function returns a value that counts as true, at most 20 seconds, and returns it. A busy machine is slow. */
export const eventually = async (find, describe = () => find) => {
  const end = Date.now() + 20_000;
  for (;;) {
    const found = await find();
    if (found) return found;
    if (Date.now() > end) throw new Error(`not in 20 seconds: ${describe()}`);
    await sleep(20);
  }
};

export class Browser {
  #waiting = new Map();
  #count = 0;
  #listeners = new Map();

  static async start(flags = []) {
    const browser = new Browser();
    browser.profile = mkdtempSync(join(tmpdir(), "hooke-studio-"));
    browser.process = spawn(
      process.env.CHROMIUM ?? "chromium",
      ["--headless", "--no-sandbox", "--disable-dev-shm-usage", "--no-first-run", "--hide-scrollbars", `--user-data-dir=${browser.profile}`,
        "--remote-debugging-pipe", ...flags],
      { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    browser.ended = new Promise((end) => browser.process.once("close", end));
    let text = "";
    browser.process.stdio[4].setEncoding("utf8").on("data", (piece) => {
      const messages = (text + piece).split("\0");
      text = messages.pop();
      for (const message of messages) browser.#receive(JSON.parse(message));
    });
    return browser;
  }

  #receive({ id, result, error, method, params, sessionId }) {
    if (id === undefined) {
      this.#listeners.get(sessionId)?.(method, params);
      return;
    }
    const { resolve, reject } = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) reject(new Error(error.message));
    else resolve(result);
  }

  ask(method, params = {}, sessionId = undefined) {
    return new Promise((resolve, reject) => {
      this.#waiting.set((this.#count += 1), { resolve, reject });
      this.process.stdio[3].write(`${JSON.stringify({ id: this.#count, method, params, sessionId })}\0`);
    });
  }

  /** Opens an address, and waits until the studio has started. */
  async open(address, size = {}) {
    const { targetId } = await this.ask("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await this.ask("Target.attachToTarget", { targetId, flatten: true });
    const page = new Page(this, sessionId, targetId);
    this.#listeners.set(sessionId, (method, params) => page.receive(method, params));
    await page.ask("Page.enable");
    await page.ask("Runtime.enable");
    await page.ask("Network.enable");
    await page.resize(size);
    await page.go(address);
    return page;
  }

  async close() {
    this.ask("Browser.close").catch(() => {});
    await this.ended;
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

/** Starts a browser for the tests of a file, after which it closes. */
export const browserOfTests = async () => {
  const browser = await Browser.start();
  after(() => browser.close());
  return browser;
};

export class Page {
  requests = [];
  faults = [];

  constructor(browser, session, target) {
    Object.assign(this, { browser, session, target });
  }

  ask(method, params) {
    return this.browser.ask(method, params, this.session);
  }

  receive(method, params) {
    if (method === "Fetch.requestPaused") this.#serve(params);
    if (method === "Network.requestWillBeSent") this.requests.push(params.request.url);
    if (method === "Runtime.exceptionThrown") {
      this.faults.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
    }
    if (method === "Runtime.consoleAPICalled" && params.type === "error") this.faults.push(params.args.map(({ value }) => value).join(" "));
  }

  /** Answers requests to other hosts with { body, type } of `answer(url)`, or not at all. */
  async intercept(answer) {
    this.answer = answer;
    await this.ask("Fetch.enable", { patterns: [{ urlPattern: "https://*" }] });
  }

  #serve({ requestId, request: { url } }) {
    const found = this.answer(url);
    if (!found) return this.ask("Fetch.failRequest", { requestId, errorReason: "AddressUnreachable" });
    const responseHeaders = [{ name: "Access-Control-Allow-Origin", value: "*" }, { name: "Content-Type", value: "text/javascript" }];
    return this.ask("Fetch.fulfillRequest", { requestId, responseCode: 200, responseHeaders, body: Buffer.from(found).toString("base64") });
  }

  async resize({ width = 1440, height = 900, scale = 1, isDark = false, isTouch = false, isStill = true } = {}) {
    await this.ask("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: scale, mobile: isTouch });
    await this.ask("Emulation.setTouchEmulationEnabled", { enabled: isTouch, maxTouchPoints: isTouch ? 5 : 1 });
    const features = [{ name: "prefers-color-scheme", value: isDark ? "dark" : "light" }];
    if (isStill) features.push({ name: "prefers-reduced-motion", value: "reduce" });
    await this.ask("Emulation.setEmulatedMedia", { features });
  }

  /** Opens an address as a first visit, or as one that finds what an earlier one kept. */
  async go(address, { keeps = false } = {}) {
    await this.ask("Page.navigate", { url: "about:blank" });
    if (!keeps) await this.ask("Storage.clearDataForOrigin", { origin: new URL(address).origin === "null" ? "file://" : new URL(address).origin, storageTypes: "local_storage" });
    await this.ask("Page.navigate", { url: address });
    for (let count = 0; count < 400; count += 1) {
      if (await this.run("Boolean(globalThis.studio ?? globalThis.interactive ?? globalThis.hookePlayer) && document.readyState === 'complete'").catch(() => false)) return this.frame();
      if (await this.run("document.querySelector('.failed')?.textContent ?? ''").catch(() => "")) break;
      await sleep(25);
    }
    throw new Error(`the studio does not start: ${await this.run("document.body?.innerText")} ${this.faults.join("\n")}`);
  }

  /** Returns the value of an expression, a promise's too. */
  async run(expression) {
    const { result, exceptionDetails } = await this.ask("Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** Waits for two frames. */
  frame() {
    return this.run("new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => go(true))))");
  }

  mouse(type, x, y, more = {}) {
    return this.ask("Input.dispatchMouseEvent", {
      type, x, y, button: type === "mouseMoved" && !more.buttons ? "none" : "left", buttons: type === "mouseReleased" ? 0 : 1, clickCount: 1, ...more,
    });
  }

  touch(type, x, y) {
    return this.ask("Input.dispatchTouchEvent", { type, touchPoints: /End|Cancel/.test(type) ? [] : [{ x, y }] });
  }

  /** Drags by mouse or touch in four steps, and holds. */
  async drag(isTouch, [x, y], [dx, dy], modifiers = 0) {
    const steps = 4;
    if (isTouch) await this.touch("touchStart", x, y);
    else await this.mouse("mousePressed", x, y);
    for (let step = 1; step <= steps; step += 1) {
      const [px, py] = [x + (dx * step) / steps, y + (dy * step) / steps];
      if (isTouch) await this.touch("touchMove", px, py);
      else await this.mouse("mouseMoved", px, py, { buttons: 1, modifiers });
    }
    await this.frame();
  }

  /** Ends a drag. */
  async drop(isTouch, x, y) {
    if (isTouch) await this.touch("touchEnd");
    else await this.mouse("mouseReleased", x, y);
    await this.frame();
  }

  async key(key, { code = key, modifiers = 0, text } = {}) {
    const codes = { ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40, Tab: 9, Enter: 13, Escape: 27, Delete: 46, Home: 36, End: 35 };
    const event = { key, code, modifiers, windowsVirtualKeyCode: codes[key] ?? key.toUpperCase().charCodeAt(0) };
    await this.ask("Input.dispatchKeyEvent", { type: text || key === "Enter" ? "keyDown" : "rawKeyDown", text: key === "Enter" ? "\r" : text, ...event });
    await this.ask("Input.dispatchKeyEvent", { type: "keyUp", ...event });
  }

  /** The centers of the visible handles by name. */
  handles() {
    return this.run(`Object.fromEntries([...document.querySelectorAll(".handle")].filter((handle) => handle.checkVisibility()).map((handle) => {
      const box = handle.getBoundingClientRect();
      return [handle.title, [box.left + box.width / 2, box.top + box.height / 2]];
    }))`);
  }

  async picture({ isFull = false } = {}) {
    const { data } = await this.ask("Page.captureScreenshot", { format: "png", captureBeyondViewport: isFull });
    return Buffer.from(data, "base64");
  }
}
