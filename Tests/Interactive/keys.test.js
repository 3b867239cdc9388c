// Keys after a click on a control, and the plot of what they do.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { Browser, eventually, sleep } from "../Studio/browser.js";
import { state, text, until } from "./driver.js";
import { page } from "./traces.js";

let browser;
let file;

before(async () => {
  browser = await Browser.start();
  file = page("drawer").file;
});
after(() => browser?.close());

/** Opens the page at its start, without its own play. */
const open = (size = {}) => browser.open(`${pathToFileURL(file).href}#still`, { isStill: false, ...size });
const fraction = (tab) => text(tab, ".fraction").then(Number);

const click = async (tab, selector) => {
  const [x, y] = await tab.run(`(({ left, top, width, height }) => [left + width / 2, top + height / 2])(document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`);
  await tab.mouse("mousePressed", x, y);
  await tab.mouse("mouseReleased", x, y);
  await tab.frame();
};

test("Keys scrub after a click on a button, which takes only those that press it", async () => {
  const tab = await open();
  await click(tab, ".again");
  assert.equal(await tab.run("document.activeElement.className"), "again");
  await tab.key("ArrowRight");
  await tab.frame();
  assert.equal(await fraction(tab), 0.02);
  await tab.key("End");
  await tab.frame();
  assert.equal(await fraction(tab), 1);
  await tab.key("Escape");
  await until(tab, "cancelled");
  await tab.key("ArrowRight", { modifiers: 8 });
  await tab.frame();
  assert.equal(await fraction(tab), 0.1);
  // Enter presses the button.
  await tab.key("Enter");
  await until(tab, "at the start");
  await tab.run("document.querySelector('#spring').focus()");
  await tab.key("End");
  await tab.frame();
  assert.equal(await state(tab), "at the start");
});

test("Enter on a link follows it", async () => {
  const tab = await open();
  await tab.run("document.querySelector('.about').innerHTML = '<a href=\"#there\">there</a>'");
  await tab.run("document.querySelector('.about a').focus()");
  await tab.key("Enter");
  await eventually(() => tab.run("location.hash === '#there'"));
  assert.equal(await state(tab), "at the start");
});

/** The points of the curve of the fraction: seconds before the last one, and the fraction. */
const curve = async (tab) => {
  const points = (await tab.run("document.querySelector('.live .curve.s0').getAttribute('d')")).slice(1).split("L").map((point) => point.split(" ").map(Number));
  return points.map(([x, y]) => [(3 * (x - points.at(-1)[0])) / 272, 1.25 - (1.5 * y) / 96]);
};

test("The plot draws a rest as a level line, and a key as a step", async () => {
  const tab = await open();
  await sleep(1200);
  const steps = [["End", 0, 0, 1], ["ArrowLeft", 8, 1, 0.9]];
  for (const [key, modifiers, from, to] of steps) {
    await tab.key(key, { modifiers });
    await tab.frame();
    const points = await curve(tab);
    assert.ok(Math.abs(points.at(-1)[1] - to) < 0.01, `${key}: ${points}`);
    const [before, last] = [points.at(-2), points.at(-1)];
    assert.ok(Math.abs(before[1] - from) < 0.01 && last[0] - before[0] < 0.3, `${key}: ${points}`);
    assert.ok(before[0] - points.at(-3)[0] > 0.5, `${key}: ${points}`);
    await sleep(900);
  }
});
