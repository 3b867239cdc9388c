// The tables of the Studio's previews against the library's interactive pages.

import assert from "node:assert/strict";
import { test } from "node:test";
import { flights } from "../../Sources/Web/studio/model/flights.js";
import { leavingAt, placesAt } from "../../Sources/Web/studio/model/flight-tables.js";
import { randomCases, randomSeed } from "../random-cases.js";
import { page, placed, random } from "./traces.js";

const views = {
  zoom: { dim: "dim", flight: "zoom flight", screen: "presented snapshot" },
  back: { lower: "presenter", dim: "scrim", upper: "presented" },
  shared: { screen: "presented", flight: "photo box" },
};

/** The largest difference, opacities a hundredfold. */
const difference = (a, b) => Math.max(...a.map((number, index) => Math.abs(number - b[index]) * (index === 5 ? 100 : 1)));

for (const [name, parts] of Object.entries(views)) {
  test(`${name}: the table places every part within 0.25 points of the page, at any fraction`, () => {
    const made = page(name, ["--size", "280x400"]);
    const core = made.core();
    const next = random(randomSeed(31));
    let worst = 0;
    for (let count = 0; count < randomCases(200); count += 1) {
      const fraction = Math.max(next() ** (count % 3 + 1), 1e-6);
      core.reset();
      core.hold(fraction, made.data.start);
      const places = placesAt(flights[name], fraction);
      for (const [part, view] of Object.entries(parts)) {
        worst = Math.max(worst, difference(placed(made, core, made.data.start, view), places[part]));
      }
    }
    console.log(`${name}: within ${worst}`);
    assert.ok(worst <= 0.25, `${worst}`);
  });
}

test("back: the motion after a release is that of the page, within 0.5 points", () => {
  const made = page("back", ["--size", "280x400"]);
  const core = made.core();
  const { start } = made.data;
  const next = random(randomSeed(32));
  let worst = 0;
  for (let count = 0; count < randomCases(200); count += 1) {
    const [fraction, part] = [0.05 + 0.9 * next(), 0.999 * next()];
    core.reset();
    core.hold(fraction, start);
    core.release(true, start);
    const places = leavingAt(flights.back, fraction, part);
    for (const [name, view] of Object.entries(views.back)) {
      worst = Math.max(worst, difference(placed(made, core, start + part * flights.back.leave.duration, view), places[name]));
    }
  }
  console.log(`after a release: within ${worst}`);
  assert.ok(worst <= 0.5, `${worst}`);
});
