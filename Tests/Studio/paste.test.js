// The pages that the studio copies, pasted into empty files: in Chromium they move what the preview shows, by its numbers.

import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { test } from "node:test";
import { eventually } from "./browser.js";
import { folder } from "../Interactive/traces.js";
import { address, openStudio } from "./written.js";
import "./studio.js";
import { read } from "../../Sources/Web/studio/model/link.js";
import { screens } from "../../Sources/Web/studio/model/screens.js";
import { motionOf } from "../../Sources/Web/studio/model/springs.js";
import { shapeOfCurve } from "../../Sources/Web/studio/model/curves.js";
import { trackOf } from "../../Sources/Web/studio/model/keyframes.js";
import { decideWith } from "../../Sources/Web/studio/model/gestures.js";
import { spring, transform } from "../../Sources/JavaScript/core.js";
import { cssOfPose } from "../../Sources/Web/studio/model/transforms.js";

const player = process.env.HOOKE_LOTTIE_WEB ?? new URL("../../out/lottie.js", import.meta.url).pathname;

// A stand-in for Motion: it plays from the start to the end by straight pieces, in frames of 1/60 s.
const motionModule = `export const animate = (subject, values, options = {}) => {
  const keys = Array.isArray(values) ? values : typeof values === "object" ? Object.values(values)[0] : [subject, values];
  (globalThis.calls ??= []).push({ subject: subject instanceof Element ? "element" : subject, values, keys, options });
  options.onUpdate?.(keys.at(-1));
};`;

const page = await openStudio();
await page.intercept((url) => {
  if (/^https:\/\/cdn\.jsdelivr\.net\/npm\/motion@/.test(url)) return motionModule;
  return /^https:\/\/cdn\.jsdelivr\.net\/npm\/lottie-web@/.test(url) && readFileSync(player);
});

let count = 0;
/** Copies the page of a format on a screen, and opens it from a new file. Returns the state. */
const paste = async (fragment, format) => {
  await page.go(address + fragment);
  await page.run(`Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { globalThis.copied = text; } } })`);
  await page.run(`[...document.querySelectorAll("[role=tab]")].find((tab) => tab.textContent === "${format}").click()`);
  assert.equal(await page.run(`[...document.querySelectorAll(".code-head button")].find((one) => one.textContent === "Copy page").hidden`), false, `${fragment} ${format}`);
  await page.run(`[...document.querySelectorAll(".code-head button")].find((one) => one.textContent === "Copy page").click()`);
  const file = join(folder, `pasted-${(count += 1)}.html`);
  writeFileSync(file, await page.run("globalThis.copied"));
  page.faults.length = 0;
  await page.ask("Page.navigate", { url: pathToFileURL(file).href });
  await eventually(() => page.run("document.readyState === 'complete' && document.title === 'Hooke'").catch(() => false));
  assert.deepEqual(page.faults, [], `${fragment} ${format}`);
  return read(fragment, screens).state;
};

// The progress of the preview at a time, and how long it is compared.
const progressOf = ({ screen, springs, curves, gesture }) => {
  if (screen === "curves") {
    const shape = shapeOfCurve(curves.items[0]);
    return { value: (time) => shape.value(time / curves.duration), duration: curves.duration };
  }
  if (screen === "springs") {
    const { items: [item], from, to } = springs;
    const motion = motionOf(item, from, to);
    return { value: (time) => (motion.value(time) - from) / (to - from), duration: motion.settles({ epsilon: 0.001 * Math.abs(to - from) }) };
  }
  const to = decideWith(gesture, gesture.fraction, gesture.velocity) === "finish" ? 1 : 0;
  const motion = spring({ response: gesture.response, dampingRatio: gesture.dampingRatio }, { from: gesture.fraction, to, velocity: gesture.velocity });
  return { value: (time) => motion.value(time), duration: motion.settles({ epsilon: 0.001 }) };
};

// The transform of the boxes of previews, as a, e and f of a matrix.
const boxes = {
  card: (p) => [0.44 + 0.56 * p, -68 * (1 - p), -104 * (1 - p)], sheet: (p) => [1, 0, 250 * (1 - p)], switch: (p) => [1, 64 * p, 0], list: (p) => [1, -92 * p, 0],
};
const moved = [
  ["#1;springs", "card"], ["#1;springs;f=-20;t=80;s=1,90,4,0;p=switch", "switch"], ["#1;springs;s=1,40,30,0;p=list", "list"],
  ["#1;curves", "sheet"], ["#1;curves;s=l0,0_0.3,0.7_1,1;p=card", "card"], ["#1;curves;s=s4,end", "sheet"], ["#1;curves;s=p0.1,0_0.2,0.5_0.3,0.7_0.4,0.9_0.8,1", "sheet"], ["#1;gesture", "sheet"],
];
const at = [0, 0.11, 0.29, 0.46, 0.63, 0.87];

test("pasted CSS moves springs, curves and releases as the preview does", async () => {
  await page.resize({ isStill: false });
  for (const [fragment, box] of moved) {
    const state = await paste(fragment, "CSS");
    const { value, duration } = progressOf(state);
    await eventually(() => page.run("document.getAnimations().length"));
    const shown = await page.run(`(() => {
      const [animation] = document.getAnimations();
      animation.pause();
      return ${JSON.stringify(at)}.map((part) => {
        animation.currentTime = 1000 * part * ${duration};
        const { a, e, f } = new DOMMatrix(getComputedStyle(document.querySelector(".element")).transform);
        return [a, e, f];
      });
    })()`);
    shown.forEach((numbers, index) => boxes[box](value(at[index] * duration)).forEach((expected, part) =>
      assert.ok(Math.abs(numbers[part] - expected) < 0.4, `${fragment} at ${at[index]}: ${numbers}, not ${boxes[box](value(at[index] * duration))}`)));
    // The box itself is visible, and its end is that of the preview.
    const area = await page.run("(() => { const { width, height } = document.querySelector('.element').getBoundingClientRect(); return width * height; })()");
    assert.ok(area > 500, fragment);
  }
});

test("pasted CSS plays keyframes, transforms and paths", async () => {
  const seek = (time, read) => page.run(`(() => {
    for (const animation of document.getAnimations()) { animation.pause(); animation.currentTime = ${1000 * time}; }
    const style = (selector) => getComputedStyle(document.querySelector(selector));
    return ${read};
  })()`);
  const { keyframes } = await paste("#1;keyframes", "CSS");
  const tracks = Object.fromEntries(keyframes.rows.map((row) => [row.property, trackOf(row)]));
  for (const part of at) {
    const time = part * keyframes.duration;
    const [translate, scale, rotate, opacity] = await seek(time, "[style('.element').translate, style('.element').scale, style('.element').rotate, style('.element').opacity]");
    const [x, y = 0] = translate === "none" ? [0, 0] : translate.split(" ").map(parseFloat);
    const expected = { x, y, scale: scale === "none" ? 1 : Number(scale), rotation: rotate === "none" ? 0 : parseFloat(rotate), opacity: Number(opacity) };
    for (const [name, track] of Object.entries(tracks)) assert.ok(Math.abs(track.value(time) - expected[name]) < 0.01 * (1 + Math.abs(expected[name])), `${name} at ${time}: ${expected[name]}`);
  }
  const { transforms } = await paste("#1;transforms", "CSS");
  for (const [time, pose] of [[0, transforms.from], [1, transforms.to]]) {
    const matrix = await seek(time, "[...new DOMMatrix(style('.element').transform).toFloat64Array()]");
    // A matrix of CSS has the columns of the core's rows.
    const { matrix: expected } = transform(cssOfPose(pose));
    matrix.forEach((number, index) => assert.ok(Math.abs(number - expected[index]) < 1e-3, `${matrix}, not ${expected}`));
  }
  assert.equal(await seek(0.5, "style('.container').perspective"), `${transforms.perspective}px`);
  const state = await paste("#1;paths", "CSS");
  const shape = shapeOfCurve(state.curves.items[0]);
  for (const part of at) {
    const [distance, d] = await seek(part * state.curves.duration, "[style('.element').offsetDistance, style('path').d]");
    assert.ok(Math.abs(parseFloat(distance) - 100 * shape.value(part)) < 0.01, `${distance} at ${part}`);
    assert.match(d, /^path\(/);
  }
});

test("pasted Motion finds its module and its element, and ends where the preview does", async () => {
  for (const [fragment, box] of moved) {
    const state = await paste(fragment, "Motion");
    await eventually(() => page.run("Boolean(globalThis.calls)"));
    assert.equal(await page.run("calls.length"), 1, fragment);
    const numbers = await page.run("(() => { const { a, e, f } = new DOMMatrix(getComputedStyle(document.querySelector('.element')).transform); return [a, e, f]; })()");
    const last = state.screen === "curves" ? 1 : progressOf(state).value(100);
    boxes[box](last).forEach((expected, part) => assert.ok(Math.abs(numbers[part] - expected) < 1e-3, `${fragment}: ${numbers}`));
  }
  for (const [fragment, least] of [["#1;keyframes", 5], ["#1;transforms", 1]]) {
    await paste(fragment, "Motion");
    await eventually(() => page.run("Boolean(globalThis.calls)"));
    const subjects = await page.run("calls.map(({ subject }) => subject)");
    assert.deepEqual(subjects, Array(least).fill("element"));
    assert.ok(await page.run("document.querySelector('.element').getBoundingClientRect().width > 20"));
  }
});

test("pasted Lottie is played by lottie-web as the preview moves", { skip: !existsSync(player) && "there is no lottie-web" }, async () => {
  for (const [fragment, box] of moved) {
    const state = await paste(fragment, "Lottie");
    const { value, duration } = progressOf(state);
    await eventually(() => page.run("globalThis.lottie?.getRegisteredAnimations()[0]?.isLoaded"));
    const shown = await page.run(`(() => {
      const [animation] = lottie.getRegisteredAnimations();
      return ${JSON.stringify(at)}.map((part) => {
        animation.goToAndStop(1000 * part * ${duration}, false);
        const [a, , , , e, f] = document.querySelector("#player svg > g > g").getAttribute("transform").match(/-?[\\d.]+(?:e-?\\d+)?/g).map(Number);
        return [a, e, f];
      });
    })()`);
    const center = { card: [140, 221], switch: [108, 200], sheet: [140, 406], list: [140, 168] }[box];
    shown.forEach(([a, e, f], index) => {
      const [scale, x, y] = boxes[box](value(at[index] * duration));
      assert.ok(Math.abs(a - scale) < 0.002 && Math.abs(e - center[0] - x) < 0.4 && Math.abs(f - center[1] - y) < 0.4, `${fragment} at ${at[index]}: ${[a, e, f]}`);
    });
    assert.ok(await page.run("Boolean(document.querySelector('#player path'))"));
  }
  assert.deepEqual(page.faults, []);
});
