// What is seen: whole labels, ranges with all that is drawn, the order of the focus, forced colours.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { Browser } from "./browser.js";
import { address } from "./written.js";

const gallery = readFileSync(new URL("../../Sources/Web/gallery/gallery.css", import.meta.url), "utf8");

let browser;
let page;
before(async () => {
  browser = await Browser.start();
  page = await browser.open(address);
});
after(() => browser.close());

test("labels of the axes are whole, and say their numbers", async () => {
  for (const width of [1440, 390]) {
    await page.resize({ width, height: 1200 });
    for (const fragment of [
      "#1;springs", "#1;springs;t=-2500", "#1;springs;t=150000", "#1;springs;t=0.0001", "#1;springs;f=1e9;t=1000000001", "#1;springs;t=-1e9", "#1;curves;s=l0,0_0.5,1_0.5001,-90_1,1", "#1;gesture",
      "#1;keyframes;k=x:0,-1e6_1.2,1e6:5",
    ]) {
      await page.go(address + fragment);
      const names = await page.run(`(() => {
        const names = [];
        const { fillText } = CanvasRenderingContext2D.prototype;
        CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
          const part = { left: 0, center: 0.5, right: 1 }[this.textAlign];
          const left = x - part * this.measureText(text).width;
          names.push([text, left, left + this.measureText(text).width, this.canvas.clientWidth, Number(this.textAlign === "right" && this.textBaseline === "middle")]);
          return fillText.apply(this, arguments);
        };
        for (const plot of Object.values(studio.view)) {
          if (plot?.setRange) plot.begin("again");
        }
        CanvasRenderingContext2D.prototype.fillText = fillText;
        return names;
      })()`);
      assert.ok(names.length > 5, fragment);
      for (const [text, left, right, size] of names) assert.ok(left >= 0 && right <= size + 0.5, `${width}, ${fragment}: “${text}” from ${left} to ${right} of ${size}`);
      const axis = names.filter((name) => name[4]).map(([text]) => text);
      // Numbers, each another than the next.
      for (const [index, text] of axis.entries()) {
        assert.ok(Number.isFinite(Number(text.replaceAll("−", "-"))), `${fragment}: ${text}`);
        assert.notEqual(text, axis[index + 1], fragment);
      }
    }
  }
  // Plots that share a time share a margin.
  await page.go(`${address}#1;springs;t=-2500`);
  const [upper, lower] = await page.run("[studio.view.value, studio.view.speed].map((plot) => [plot.px(0), plot.px(1), getComputedStyle(plot.lines.parentNode).clipPath])");
  assert.deepEqual(upper, lower);
});

test("the range has all that is drawn: differences, and the slopes of stops", async () => {
  await page.resize({});
  const outside = (plots) => page.run(`[${plots.map((name) => `studio.view.${name}`)}].flatMap((plot) => {
    const box = plot.root.getBoundingClientRect();
    return [...plot.lines.querySelectorAll("path")].filter((path) => path.getAttribute("d").includes("L")).map((path) => path.getBoundingClientRect()).filter(({ top, bottom }) => top < box.top + 18 || bottom > box.bottom - 22).length;
  })`);
  await page.go(`${address}#1;springs;s=bouncy/spring(response=2,damping-ratio=0.05);d=1`);
  assert.deepEqual(await outside(["value", "speed"]), [0, 0]);
  await page.go(`${address}#1;curves;s=l0,0_0.5,1_0.52,0.2_1,1`);
  assert.deepEqual(await outside(["plot", "slope"]), [0, 0]);
  assert.match(await page.run("document.querySelector('.report').innerText"), /Highest speed\s+80 \/s/);
});

test("the focus goes in the order in which the parts are seen", async () => {
  for (const width of [390, 820, 1440]) {
    for (const screen of ["springs", "curves", "keyframes", "transforms", "gesture", "paths"]) {
      await page.resize({ width, height: 900 });
      await page.go(`${address}#1;${screen}`);
      const boxes = await page.run(`[...document.querySelectorAll("main section")].map((part) => { const box = part.getBoundingClientRect(); return [box.left, box.top, part.className]; })`);
      for (let index = 1; index < boxes.length; index += 1) {
        const [[left, top, name], [nextLeft, nextTop, next]] = [boxes[index - 1], boxes[index]];
        assert.ok(nextTop > top || nextLeft > left, `${width}, ${screen}: ${next} is seen before ${name}`);
      }
    }
  }
  // A page that becomes wide has two columns.
  await page.resize({ width: 390 });
  await page.go(`${address}#1;springs`);
  await page.resize({ width: 1440 });
  await page.frame();
  assert.deepEqual(await page.run("[...document.querySelectorAll('main .column')].map((column) => [...column.children].map((part) => part.className).join())"), ["preview,presets,values", "work,code"]);
});

test("the label of the settled time is beside the curves and the arrow", async () => {
  for (const [fragment, isHigh] of [["s=bouncy/spring(response=2,damping-ratio=0.3)", true], ["f=1;t=0;s=bouncy/spring(response=2,damping-ratio=0.3)", false]]) {
    for (const width of [1440, 390]) {
      await page.resize({ width });
      await page.go(`${address}#1;springs;${fragment}`);
      const [label, plot, high, low] = await page.run(`(() => {
        const { value } = studio.view;
        const { top } = value.root.getBoundingClientRect();
        const ys = studio.view.samplers.slice(0, 2).flatMap(({ values }) => [...values]).map((y) => top + value.py(y));
        const { top: start, bottom: end } = value.marker.firstChild.getBoundingClientRect();
        return [[start, end], top, Math.min(...ys), Math.max(...ys)];
      })()`);
      if (isHigh) assert.ok(label[0] >= plot && label[1] <= high - 1, `${label} above ${high}`);
      else assert.ok(label[0] >= low + 1, `${label} below ${low}`);
    }
  }
});

test("with forced colours, what is chosen and what moves is seen", async () => {
  for (const scheme of ["light", "dark"]) {
    await page.resize({});
    await page.ask("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value: "active" }, { name: "prefers-color-scheme", value: scheme }, { name: "prefers-reduced-motion", value: "reduce" }] });
    const ground = (selector, pseudo = "") => page.run(`getComputedStyle(document.querySelector(${JSON.stringify(selector)}), ${JSON.stringify(pseudo)}).backgroundColor`);
    await page.go(`${address}#1;springs;s=1,157,12,2/1,300,60,0;n=0`);
    const canvas = await ground("body");
    assert.notEqual(await ground(".chip[aria-pressed=true]"), await ground(".chip[aria-pressed=false]"));
    assert.notEqual(await ground("nav [aria-current]"), await ground("nav button:not([aria-current])"));
    assert.notEqual(await ground(".tabs [aria-selected=true]"), await ground(".tabs [aria-selected=false]"));
    assert.notEqual(await ground(".thumbnail-dot"), await ground(".thumbnail[aria-pressed=false]"));
    const arrow = await page.run("(({ borderTopColor, borderLeftColor }) => [borderTopColor, borderLeftColor])(getComputedStyle(document.querySelector('.handle.arrow'), '::before'))");
    assert.match(arrow[0], /rgba.*, 0\)$/, "the arrow has a point");
    assert.doesNotMatch(arrow[1], /rgba/);
    await page.go(`${address}#1;transforms`);
    assert.notEqual(await ground("main [aria-pressed=true]"), await ground("main [aria-pressed=false]"));
    await page.go(`${address}#1;springs;p=switch`);
    assert.notEqual(await ground(".track .knob"), await ground(".hero-switch .track"));
    await page.go(`${address}#1;keyframes`);
    for (const row of [".track-row[aria-pressed=true]", ".track-row[aria-pressed=false]"]) {
      for (const part of [".lane", ".key-mark"]) assert.notEqual(await ground(`${row} ${part}`), await ground(row), `${row} ${part}`);
    }
    // The dots of the gallery.
    await page.run(`document.body.innerHTML = ${JSON.stringify(`<style>${gallery}</style><i class="dot"></i><i class="mover"></i><i class="key"></i><i class="track"></i>`)}`);
    for (const part of [".dot", ".mover"]) assert.notEqual(await ground(part), canvas, part);
    for (const part of [".key", ".track"]) assert.notEqual(await ground(part, "::before"), canvas, part);
  }
  await page.resize({});
});
