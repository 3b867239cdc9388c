// The page shows what `hooke play` shows for the same touches.
//
// HOOKE_CASES and HOOKE_SEED choose other traces, HOOKE_TIMES another number of times; HOOKE is the command.

import assert from "node:assert/strict";
import { test } from "node:test";
import { randomCases, randomSeed } from "../random-cases.js";
import { byName, cornersOf, page, played, random, replay, times, trace } from "./traces.js";

const count = randomCases(16);
const instants = Number(process.env.HOOKE_TIMES ?? 200);
const own = new URL("../../Examples/Transitions/card.json", import.meta.url).pathname;
const names = (
  process.env.HOOKE_TRANSITIONS ?? `drawer,drawer-close,drop-in,shrink-away,slide,slide-out,flip,flip-back,zoom,zoom-close,shared,shared-close,forward,back,sheet,sheet-close,${own}`
).split(",");
const choices = [
  [], ["--settle", "curve"], ["--settle", "uikit"], ["--decision", "threshold"], ["--decision", "velocity-sign"],
  ["--decision", "fling"], ["--decision", "look-ahead"], ["--recogniser", "edge"],
];

/** The transitions of which a scene computes what it shows for each frame; a page of others has their tracks. */
const framed = new Set(["zoom", "shared", "sheet"]);
/** The largest error of a corner in a page of frames, in points; the worst seen is 3.5e-13. */
const rounding = 1e-12;

/** A page drives by a swipe what has another gesture of its own; `back` has its own rule too. */
const optionsFor = (name, chosen) => {
  if (name === "back") return chosen.includes("--settle") ? chosen : [];
  return name === "zoom-close" && !chosen.includes("--recogniser") ? [...chosen, "--recogniser", "pan"] : chosen;
};

test(`${count} random traces: the corners of the page are those of hooke play at ${instants} times`, () => {
  const pages = new Map();
  const seen = {};
  let compared = 0;
  for (let seed = 1; seed <= count; seed += 1) {
    const next = random(randomSeed(7000 + seed));
    const name = names[seed % names.length];
    const chosen = choices[Math.floor(next() * choices.length)];
    const options = optionsFor(name, chosen);
    const key = [name, ...options].join(" ");
    if (!pages.has(key)) pages.set(key, page(name, options));
    const made = pages.get(key);
    assert.equal(made.isOfFrames, framed.has(name.replace("-close", "")), `the page of ${key}`);
    const samples = trace(next, made.data, options.includes("edge") || name === "back");
    const list = times(next, samples, instants);
    const { frames } = played(made, samples, list);
    let last = null;
    let lastShown = null;
    for (const shown of replay(made.core(), samples, list, made.data.start)) {
      // A tap beside an open sheet closes it in a scene. The table has the time in seconds, as the shortest decimal.
      if (name.startsWith("sheet") && lastShown && ["finished", "cancelled"].includes(lastShown.phase)) break;
      const frame = frames.get(String(shown.time / 1000)) ?? frames.get((shown.time / 1000).toFixed(1));
      if (!frame) continue;
      const where = `seed ${seed}, ${key}, ${shown.time} ms, ${frame.phase}, ${shown.phase}`;
      const corners = cornersOf(made, shown);
      const expected = byName(frame.views);
      assert.deepEqual([...corners.keys()].sort(), [...expected.keys()].sort(), where);
      for (const [view, all] of expected) {
        all.forEach((wanted, index) => {
          wanted.forEach((number, place) => {
            const given = corners.get(view)[index][place];
            compared += 1;
            // A page of frames has straight pieces, which round differently from the flight that a scene computes.
            const isNear = made.isOfFrames && Math.abs(given - number) <= rounding;
            const isSame = given === number || isNear || (Number.isNaN(number) && Number.isNaN(given));
            assert.ok(isSame, `${where}: ${view}, number ${place}: ${given} instead of ${number}`);
          });
        });
      }
      [last, lastShown] = [frame, shown];
    }
    assert.ok(["finished", "cancelled"].includes(last.phase), `seed ${seed}: ${last.phase}`);
    assert.equal(lastShown.phase, last.phase, `seed ${seed}, ${key}`);
    seen[last.phase] = (seen[last.phase] ?? 0) + 1;
  }
  console.log(`${count} traces, ${compared} numbers; ${JSON.stringify(seen)}`);
});
