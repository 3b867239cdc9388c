// The pages of transitions in a theme of few colours.

import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { Browser } from "../Studio/browser.js";
import { folder, page, run } from "./traces.js";

let browser;
const files = {};

before(async () => {
  browser = await Browser.start();
  files.interactive = page("drawer").file;
  files.export = join(folder, "contrast.html");
  run("export", "drawer", "--format", "html", "--out", files.export);
  for (const [name, more] of [["player", []], ["compare", ["--compare", "settle=spring(bouncy)"]]]) {
    run("play", "drawer", "--gesture", "swipe-right", ...more, "--out", join(folder, `contrast-${name}`));
    files[name] = join(folder, `contrast-${name}`, "preview.html");
  }
});
after(() => browser?.close());

/** The background colours of the layers of the screen, and the edge of the stage. */
const screen = `[[...document.querySelectorAll("[data-layer], .screen [class]")].map((each) => getComputedStyle(each).backgroundColor),
  (({ outlineStyle, outlineWidth, outlineColor }) => [outlineStyle, outlineWidth, outlineColor])(getComputedStyle(document.querySelector(".stage")))]`;

for (const isDark of [false, true]) {
  test(`The screen keeps its colours and has an edge, and so do the keys of curves: ${isDark ? "dark" : "light"}`, async () => {
    for (const [name, file] of Object.entries(files)) {
      const tab = await browser.open(`${pathToFileURL(file).href}#t=0.3`, { isDark });
      const [wanted] = await tab.run(screen);
      assert.ok(new Set(wanted).size > 2, `${name}: ${[...new Set(wanted)]}`);
      const scheme = { name: "prefers-color-scheme", value: isDark ? "dark" : "light" };
      await tab.ask("Emulation.setEmulatedMedia", { features: [scheme, { name: "forced-colors", value: "active" }] });
      await tab.frame();
      const [shown, edge] = await tab.run(screen);
      assert.deepEqual(shown, wanted, name);
      assert.deepEqual(edge, ["solid", "1px", isDark ? "rgb(255, 255, 255)" : "rgb(0, 0, 0)"], name);
      const keys = await tab.run(`[...document.querySelectorAll(".curve-key"), ...document.querySelectorAll(".chip")].map((each) =>
        getComputedStyle(each, each.matches(".chip") ? "::before" : undefined).backgroundColor)`);
      const paper = await tab.run("getComputedStyle(document.body).backgroundColor");
      assert.equal(keys.length, { interactive: 2, export: 0, player: 1, compare: 2 }[name]);
      assert.ok(keys.every((color) => color !== paper && color !== "rgba(0, 0, 0, 0)"), `${name}: ${keys} on ${paper}`);
      if (name === "interactive") assert.notEqual(keys[0], keys[1]);
      if (process.env.HOOKE_PICTURES) writeFileSync(`${process.env.HOOKE_PICTURES}/contrast-${name}-${isDark ? "dark" : "light"}.png`, await tab.picture());
    }
  });
}
