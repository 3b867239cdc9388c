// Numbers near 0, and motions without any, on the page of the studio.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readout } from "../../Sources/Web/parts/numbers.js";
import { screens } from "../../Sources/Web/studio/model/screens.js";
import { read } from "../../Sources/Web/studio/model/link.js";
import { readTyped } from "../../Sources/Web/studio/model/units.js";
import { address, openStudio } from "./written.js";

const page = await openStudio();

/** The attributes of the page that are no numbers, and its texts that name none. */
const wrong = () => page.run(`[...[...document.querySelectorAll("svg *, [style]")].flatMap((each) => [...each.attributes].filter(({ value }) => /NaN|Infinity|undefined/.test(value)).map(({ name, value }) => name + "=" + value.slice(0, 60))),
  ...(document.body.innerText.match(/.{0,30}(NaN|Infinity|undefined).{0,30}/g) ?? [])]`);

test("A release at rest on its end is a flat line over the time of the transition", async () => {
  for (const fragment of ["#1;gesture;p=0;v=0", "#1;gesture;p=1e-308;v=1e-308", "#1;gesture;p=1;v=0"]) {
    await page.go(address + fragment);
    await page.frame();
    assert.deepEqual(await wrong(), [], fragment);
    const widths = await page.run(`[...document.querySelectorAll(".plot")].at(-1).querySelectorAll(".lines path").values().map((path) => path.getBoundingClientRect().width).toArray()`);
    assert.ok(Math.max(...widths) > 100, `${fragment}: ${widths}`);
  }
  assert.deepEqual(page.faults, []);
});

test("1e-308 in any field leaves numbers in the plots, and is shown as it is in the link", async () => {
  const shown = [];
  for (const screen of ["springs", "curves", "keyframes", "transforms", "gesture", "paths"]) {
    await page.go(`${address}#1;${screen}`);
    const inputs = "[...document.querySelectorAll('input')].filter((each) => each.checkVisibility() && !['checkbox', 'radio', 'range', 'file'].includes(each.type))";
    const count = await page.run(`${inputs}.length`);
    for (let index = 0; index < count; index += 1) {
      const [label, value, isWrong] = await page.run(`(() => {
        const field = ${inputs}[${index}];
        if (!field) return ["", "", true];
        field.focus();
        field.value = "1e-308";
        for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
        field.blur();
        return [field.labels[0]?.textContent ?? "", field.value, field.getAttribute("aria-invalid") === "true"];
      })()`);
      await page.frame();
      assert.deepEqual(await wrong(), [], `${screen}: ${label}`);
      if (isWrong) continue;
      const { state } = read(await page.run("location.hash"), screens);
      const isKept = JSON.stringify(state).includes("1e-308");
      shown.push(value);
      assert.ok(!isKept || value !== "0", `${screen}: ${label} shows ${value}`);
    }
  }
  assert.ok(shown.filter((value) => value === "1e−308").length > 5, shown.join());
  assert.deepEqual(page.faults, []);
});

test("A measured number near 0 is 0, a typed one is not", () => {
  assert.deepEqual([readout(1e-9), readout(1e-9, 6, 0), readout(-1e-308, 6, 0), readout(0, 6, 0), readout(-0, 6, 0)], ["0", "1e−9", "−1e−308", "0", "0"]);
  for (const value of [1e-9, -1e-308]) assert.equal(readTyped(readout(value, 6, 0), "number").value, value);
});

test("A pose of a link that is no list of numbers is refused with what is wanted", () => {
  const { faults } = read("#1;transforms;d=0;t=NaN", screens);
  assert.equal(faults.length, 2);
  assert.match(faults[1], /^to is “NaN”; accepted: \d+ numbers: /);
});
