// Random traces, pages in Node, and what `hooke play` shows for the same touches.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { Core, LAYER } from "../../Sources/Web/transition/core.js";

export { random } from "../Studio/random.js";

const hooke = process.env.HOOKE ?? new URL("../../.build/debug/hooke", import.meta.url).pathname;
export const folder = mkdtempSync(join(tmpdir(), "hooke-interactive-"));

/** Runs the command. */
export const run = (...words) => execFileSync(hooke, words, { encoding: "utf8", maxBuffer: 1 << 28 });

const inside = (text, id) => new RegExp(`id="${id}">([^]*?)</script>`).exec(text)[1];

/** Exports a page, and loads its transition into its own module. */
export const page = (name, options = []) => {
  const file = join(folder, `page-${name.replace(/\W/g, "-")}-${options.join("")}.html`);
  run("export", name, "--format", "interactive", ...options, "--out", file);
  const text = readFileSync(file, "utf8");
  const data = JSON.parse(inside(text, "data"));
  const module = new WebAssembly.Module(gunzipSync(Buffer.from(inside(text, "wasm"), "base64")));
  const numbers = new Float64Array(new Uint8Array(Buffer.from(data.numbers, "base64")).buffer);
  // The names of the views of each tree, in the order of the layers.
  const trees = text.split(/ data-tree/).slice(1).map((tree) => [...tree.matchAll(/data-name="([^"]*)" data-layer/g)].map((match) => match[1]));
  const isOfFrames = text.includes("What it shows is computed for each frame");
  return { file, text, data, trees, isOfFrames, core: () => new Core(new WebAssembly.Instance(module), numbers, data.properties), numbers, options, name };
};

/** Options of a page that settles so slowly that a busy machine catches it on its way. */
export const slow = ["--settle", "spring(response=1.5, damping-ratio=1)"];

/** Returns [x, y, width, height, corner radius, opacity] of the layer with a name, during the transition. */
export const placed = (made, core, time, name) => {
  const layer = made.trees[1].indexOf(name);
  if (layer < 0) throw new Error(`the page of ${made.name} has no view ${name}: ${made.trees[1].join(", ")}`);
  const { numbers, values } = core.show(time);
  const opacity = numbers[layer * LAYER + 18] * (numbers[layer * LAYER + 19] ? 0 : 1);
  const ending = `-during-${name.replaceAll(" ", "-")}`;
  const channel = made.data.targets.findIndex((target) => target?.[0].endsWith(ending) && target[1] === "border-radius");
  const radius = channel < 0 ? 0 : values[4 * channel];
  const corners = core.corners(time).corners.slice(8 * layer, 8 * layer + 8);
  return [corners[0], corners[1], corners[4] - corners[0], corners[5] - corners[1], radius, opacity];
};

/** Touches of one to four gestures away from an edge, or from either of two: reversals, holds, equal times, cancels, second fingers, grabs. */
export const trace = (next, { edge, width, height, fromBothEdges }, startsAtEdge) => {
  const between = (low, high) => low + (high - low) * next();
  const inwards = { left: [1, 0], right: [-1, 0], top: [0, 1], bottom: [0, -1] };
  const samples = [];
  let milliseconds = Math.round(between(0, 1e5)) / 10;
  let finger = -1;
  const gestures = 1 + Math.floor(4 * next());
  for (let gesture = 0; gesture < gestures; gesture += 1) {
    finger += 1;
    const own = finger;
    const inward = inwards[fromBothEdges && next() < 0.5 ? "right" : edge];
    const start = startsAtEdge ? between(1, 15) : between(20, 0.5 * (inward[0] ? width : height));
    let x = inward[0] ? (inward[0] > 0 ? start : width - start) : between(20, width - 20);
    let y = inward[1] ? (inward[1] > 0 ? start : height - start) : between(20, height - 20);
    const add = (phase, number = own) => samples.push({ milliseconds, phase, x, y, finger: number });
    add("down");
    let second = null;
    const speed = between(2, 30);
    const moves = 3 + Math.floor(25 * next());
    for (let move = 0; move < moves; move += 1) {
      const kind = next();
      if (kind > 0.15) milliseconds += next() < 0.5 ? 8.3 : between(0.1, 30);
      if (kind > 0.95) milliseconds += between(50, 200);
      const way = (gesture === 0 && move < 3) || next() < 0.75 ? 1 : -1;
      const step = (gesture === 0 && move < 3 ? 12 : 1) + way * between(0, speed);
      // A swipe back also follows the finger along the edge.
      const aside = fromBothEdges && move > 2 ? between(-8, 12) : 0;
      x += inward[0] * step + between(-2, 2);
      y += inward[1] * step + between(-2, 2) + aside;
      add("move");
      if (second === null && next() < 0.05) {
        finger += 1;
        second = finger;
        samples.push({ milliseconds, phase: "down", x: between(5, width - 5), y: between(5, height - 5), finger: second });
      } else if (second !== null && next() < 0.3) {
        samples.push({ milliseconds, phase: next() < 0.5 ? "move" : "up", x: between(5, width - 5), y: between(5, height - 5), finger: second });
        if (samples.at(-1).phase === "up") second = null;
      }
    }
    milliseconds += next() < 0.8 ? between(0, 16) : between(40, 300);
    add(next() < 0.2 ? "cancel" : "up");
    if (second !== null) samples.push({ milliseconds, phase: "up", x, y, finger: second });
    milliseconds += next() < 0.7 ? between(0, 350) : between(350, 1500);
  }
  return samples;
};

export const csv = (samples) =>
  `${["time_ms,phase,x,y,finger", ...samples.map(({ milliseconds, phase, x, y, finger }) => [milliseconds, phase, x, y, finger].join(","))].join("\n")}\n`;

/** Different times from the first touch, in milliseconds: touches' own, random ones, and one after the last settle. */
export const times = (next, samples, count) => {
  const first = samples[0].milliseconds;
  const own = samples.map(({ milliseconds }) => milliseconds - first).filter(() => next() < count / samples.length / 2);
  const span = samples.at(-1).milliseconds - first + 3000;
  const random = Array.from({ length: Math.max(count - own.length - 1, 1) }, () => span * next());
  return [...new Set([...own, ...random, span + 3000])].sort((a, b) => a - b);
};

/** What `hooke play` shows at times: rows by time. */
export const played = (page, samples, times) => {
  const [gesture, list] = [join(folder, "trace.csv"), join(folder, "times.txt")];
  writeFileSync(gesture, csv(samples));
  writeFileSync(list, times.join("\n"));
  const summary = run("play", page.name, "--gesture", gesture, "--times", list, "--out", folder, ...page.options);
  const [header, ...rows] = readFileSync(join(folder, "times.csv"), "utf8").trim().split("\n").map((line) => line.split(","));
  const column = Object.fromEntries(header.map((name, index) => [name, index]));
  const frames = new Map();
  for (const row of rows) {
    const time = row[column.time];
    if (!frames.has(time)) frames.set(time, { phase: row[column.phase], fraction: Number(row[column.fraction]), views: [] });
    frames.get(time).views.push({
      name: row[column.name],
      corners: ["x0", "y0", "x1", "y1", "x2", "y2", "x3", "y3"].map((name) => Number(row[column[name]])),
    });
  }
  return { frames, summary };
};

/** Sends touches to a core up to a time in milliseconds. */
export const replay = function* (core, samples, times, start) {
  const first = samples[0].milliseconds;
  let index = 0;
  for (const time of times) {
    while (index < samples.length && (samples[index].milliseconds - first) / 1000 <= time / 1000) {
      const { milliseconds, phase, x, y, finger } = samples[index];
      core.touch(phase, finger, x, y, start + (milliseconds - first) / 1000);
      index += 1;
    }
    yield { time, ...core.corners(start + time / 1000) };
  }
};

/** The corners of views by name; those of one name in the order of their first corner. */
export const byName = (views) => {
  const found = new Map();
  for (const { name, corners } of views) found.set(name, [...(found.get(name) ?? []), corners]);
  for (const all of found.values()) all.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return found;
};

/** The corners that a core shows, by the names of the views. The table of `hooke play` has no window, the first layer. */
export const cornersOf = (page, { tree, corners }) =>
  byName(page.trees[tree].slice(1).map((name, layer) => ({ name, corners: [...corners.slice(8 * layer + 8, 8 * layer + 16)] })));

/** Compares the fractions of a page's core and of `hooke play`, at `count` times until 1.5 s after the last touch. */
export const sameFractions = (page, touches, count) => {
  const span = touches.at(-1).milliseconds - touches[0].milliseconds;
  const list = Array.from({ length: count }, (_, index) => ((span + 1500) * index) / (count - 1));
  const { frames, summary } = played(page, touches, list);
  let compared = 0;
  for (const { time, fraction } of replay(page.core(), touches, list, page.data.start)) {
    const frame = frames.get(String(time / 1000));
    if (!frame) continue;
    assert.equal(fraction, frame.fraction, `${time} ms`);
    compared += 1;
  }
  assert.ok(compared > 0.8 * count, `${compared} of ${count} times`);
  return { span, list, frames, summary };
};
