// Random clicks, drags, keys and texts: the page reports no error, keeps finite numbers, and its link reads back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { randomCases, randomSeed } from "../random-cases.js";
import { random } from "./studio.js";
import { address, openStudio } from "./written.js";

const count = randomCases(60);
const keys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "Delete", "Enter", "Escape", "Tab"];
const texts = ["0", "1", "-1", "350ms", "1e9", "NaN", "", "7 apples", "0.5", "100%", "−3", "1e-7", "45deg", "M0 0L5 5", "M10 10A9 9 0 0 1 300 40Z"];

const page = await openStudio();

for (const screen of ["springs", "curves", "beziers", "keyframes", "transforms", "gesture", "paths"]) {
  test(`random input on ${screen} leaves a state that reads back`, async () => {
    const next = random(randomSeed(1 + screen.length * 1000));
    const pick = (values) => values[Math.floor(values.length * next())];
    const wide = next() < 0.5;
    await page.resize({ width: wide ? 1440 : 390, isTouch: !wide, isStill: next() < 0.5 });
    await page.go(`${address}#1;${screen === "beziers" ? "curves;s=p0.1,0_0.2,0.5_0.3,0.7_0.4,0.9_0.8,1" : screen}`);
    const log = [];
    page.faults.length = 0;
    for (let step = 0; step < count; step += 1) {
      const kind = next();
      if (kind < 0.25) {
        const handles = Object.entries(await page.handles());
        if (!handles.length) continue;
        const [name, [x, y]] = pick(handles);
        log.push(`drag ${name}`);
        await page.mouse("mousePressed", x, y);
        await page.mouse("mouseMoved", x + 900 * (next() - 0.5), y + 900 * (next() - 0.5), { buttons: 1 });
        if (next() < 0.2) await page.key("Escape");
        await page.mouse("mouseReleased", x, y);
      } else if (kind < 0.5) {
        // A control of the screen: never the links to others, the file dialog or the clipboard.
        log.push(await page.run(`(() => {
          const all = [...document.querySelectorAll("main button, main select, main .stages, .tools button")].filter((one) => one.checkVisibility() && !one.disabled);
          const one = all[Math.floor(all.length * ${next()})];
          if (one.tagName === "SELECT") {
            one.selectedIndex = Math.floor(one.options.length * ${next()});
            one.dispatchEvent(new Event("change"));
            return "select " + one.value;
          }
          one.click();
          return "click " + (one.title || one.textContent).slice(0, 20);
        })()`));
      } else if (kind < 0.75) {
        log.push(await page.run(`(() => {
          const all = [...document.querySelectorAll("main input[type=text], main textarea")].filter((one) => one.checkVisibility());
          const one = all[Math.floor(all.length * ${next()})];
          one.focus();
          one.value = ${JSON.stringify(pick(texts))};
          one.dispatchEvent(new Event("change"));
          return "type " + one.value + " into " + one.labels[0].textContent;
        })()`));
      } else {
        await page.run(`(() => {
          const all = [...document.querySelectorAll(".handle:not([hidden]) input, main input")].filter((one) => one.checkVisibility() && one.type !== "file");
          all[Math.floor(all.length * ${next()})]?.focus();
        })()`);
        const key = pick(keys);
        log.push(`key ${key}`);
        await page.key(key, { modifiers: pick([0, 0, 8, 1]) });
      }
      assert.deepEqual(page.faults, [], log.slice(-6).join("; "));
    }
    await page.frame();
    await page.run("document.activeElement?.blur()");
    const [hash, code] = await page.run("[location.hash, document.querySelector('.code code').textContent]");
    assert.ok(!/NaN|Infinity|undefined/.test(hash + code), `${hash} ${code}`);
    const before = await page.run("JSON.stringify(studio.store.state)");
    await page.go(address + hash);
    assert.equal(await page.run("document.querySelector('.message-bar').textContent"), "", `${hash} after ${log.slice(-5).join("; ")}`);
    assert.equal(await page.run("JSON.stringify(studio.store.state[studio.store.state.screen])"), JSON.stringify(JSON.parse(before)[JSON.parse(before).screen]));
    assert.deepEqual(page.faults, []);
  });
}
