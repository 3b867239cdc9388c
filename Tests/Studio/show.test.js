// What the studio shows by itself: it plays on opening, presets move, numbers are beside the hand, choices are kept.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { eventually, sleep } from "./browser.js";
import { folder } from "../Interactive/traces.js";
import { soon } from "../../Sources/Web/parts/frame.js";
import { address, openStudio } from "./written.js";
import { curve } from "../../Sources/JavaScript/core.js";
import "./studio.js";

const screens = ["springs", "curves", "keyframes", "transforms", "gesture", "paths"];

const page = await openStudio();

const text = (selector) => page.run(`document.querySelector(${JSON.stringify(selector)}).textContent`);
const click = (selector) => page.run(`document.querySelector(${JSON.stringify(selector)}).click()`);

test("every screen plays in a loop on opening, and is still where motion is not wanted", async () => {
  for (const isStill of [false, true]) {
    await page.resize({ isStill });
    for (const screen of screens) {
      await page.go(`${address}#1;${screen}`);
      const { isPlaying, duration } = await page.run("({ isPlaying: studio.view.transport.isPlaying, duration: studio.view.transport.duration })");
      assert.equal(isPlaying, !isStill, screen);
      if (isStill) continue;
      // It plays on after its end and the rest there.
      await page.run("globalThis.latest = 0");
      await eventually(() => page.run("(latest = Math.max(latest, studio.view.transport.time)) > studio.view.transport.time"), () => `the second round of ${screen}`);
      assert.ok((await page.run("latest")) > 0.9 * duration, screen);
      assert.ok(await page.run("studio.view.transport.isPlaying"), screen);
    }
  }
  // A link with a progress shows it.
  await page.resize({ isStill: false });
  await page.go(`${address}#1;transforms;p=0.25`);
  assert.equal(await page.run("studio.view.transport.isPlaying"), false);
  assert.equal(await page.run("studio.view.transport.time"), 0.25);
});

test("a loop of a spring that was turned begins with the spring itself", async () => {
  await page.resize({ isStill: false });
  await page.go(`${address}#1;springs`);
  await page.run("studio.view.transport.start(0.1)");
  await page.run("studio.view.tap()");
  assert.ok(await page.run("Boolean(studio.view.live)"));
  await page.run("studio.view.transport.start(studio.view.transport.duration + 0.55)");
  await eventually(async () => !(await page.run("Boolean(studio.view.live)")));
});

test("a quarter of the speed takes four times as long, and keeps the time", async () => {
  await page.resize({ isStill: false });
  await page.go(`${address}#1;curves;d=20`);
  await page.run("studio.view.transport.start(8)");
  await click("[title='Quarter speed']");
  const at = () => page.run("new Promise((go) => requestAnimationFrame(() => requestAnimationFrame((now) => go([now, studio.view.transport.time]))))");
  const [start, from] = await at();
  assert.ok(Math.abs(from - 8) < 0.5, `${from}`);
  await sleep(800);
  const [end, to] = await at();
  const rate = (1000 * (to - from)) / (end - start);
  assert.ok(Math.abs(rate - 0.25) < 0.03, `${rate}`);
  await click("[title='Quarter speed']");
  const [again, since] = await at();
  await sleep(400);
  const [last, until] = await at();
  assert.ok(Math.abs((1000 * (until - since)) / (last - again) - 1) < 0.1);
});

test("all named curves are thumbnails with their plots, which move in view and are chosen by a click", async () => {
  const source = readFileSync(new URL("../../Sources/Hooke/Curves/TimingFunction/TimingFunction+Names.swift", import.meta.url), "utf8");
  const material = [...source.matchAll(/\("(\w+)", \.\w+\)/g)].map(([, name]) => name);
  await page.resize({ isStill: false });
  await page.go(`${address}#1;curves`);
  const shown = await page.run(`[...document.querySelectorAll(".thumbnail")].map((each) => ({
    name: each.dataset.name, points: each.querySelector("polyline").getAttribute("points"), moves: each.getAnimations({ subtree: true }).some(({ playState }) => playState === "running"),
    isInView: (() => { const [a, b] = [each, each.parentElement].map((one) => one.getBoundingClientRect()); return a.top < Math.min(b.bottom, innerHeight) - 1 && a.bottom > b.top; })(),
  }))`);
  assert.equal(shown.length, 44);
  assert.equal(new Set(shown.map(({ name }) => name)).size, 44);
  assert.equal(material.length, 8);
  for (const name of [...material, "emphasized"]) assert.ok(shown.some((one) => one.name === name), name);
  for (const { name, points, moves, isInView } of shown) {
    const shape = curve(name);
    const values = Array.from({ length: 49 }, (_, index) => shape.value(index / 48));
    shape.dispose();
    const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
    points.split(" ").forEach((point, index) => {
      const y = Number(point.split(",")[1]);
      assert.ok(Math.abs(low + ((36 - y) / 32) * (high - low) - values[index]) < 0.005 * (high - low), `${name} at ${index}`);
    });
    assert.equal(moves, isInView, `${name} moves: ${moves}, in view: ${isInView}`);
  }
  assert.ok(shown.some(({ moves }) => moves) && shown.some(({ moves }) => !moves));
  for (const name of ["easeOutBounce", "standard"]) {
    await click(`[data-name=${name}]`);
    assert.deepEqual(await page.run("[...document.querySelectorAll('.thumbnail[aria-pressed=true]')].map((each) => each.dataset.name)"), [name]);
    const half = await page.run("studio.view.shapes[0].value(0.5)");
    const shape = curve(name);
    assert.ok(Math.abs(half - shape.value(0.5)) <= 0.002, name);
    shape.dispose();
  }
  await page.go(`${address}#1;springs`);
  await click("[data-name=smooth]");
  assert.ok(Math.abs((await page.run("studio.view.motions[0].dampingRatio")) - 1) < 1e-12);
  await page.resize({ isStill: true });
  await page.go(`${address}#1;curves`);
  assert.equal(await page.run("document.querySelector('.thumbnails').getAnimations({ subtree: true }).length"), 0);
  assert.deepEqual(page.faults, []);
});

test("the numbers of a handle are beside it while it is dragged, inside the plot", async () => {
  const fragments = { springs: "#1;springs;s=1,157,12,2", curves: "#1;curves", stops: "#1;curves;s=l0,0_0.3,0.7_1,1", keyframes: "#1;keyframes;n=2", transforms: "#1;transforms", gesture: "#1;gesture", paths: "#1;paths" };
  for (const width of [1440, 390]) {
    await page.resize({ width, height: 1400 });
    for (const [name, fragment] of Object.entries(fragments)) {
      await page.go(address + fragment);
      for (const handle of Object.keys(await page.handles())) {
        await page.run(`document.querySelector('.handle[title="${handle}"]').scrollIntoView({ block: "center" })`);
        await page.frame();
        const [x, y] = (await page.handles())[handle];
        await page.mouse("mousePressed", x, y);
        await page.mouse("mouseMoved", x + 6, y + 4, { buttons: 1 });
        await page.frame();
        const { numbers, values, isInside, others } = await page.run(`(() => {
          const handle = document.querySelector('.handle[title="${handle}"]');
          const numbers = handle.querySelector(".numbers");
          const [a, b] = [numbers, handle.parentElement].map((one) => one.getBoundingClientRect());
          return {
            numbers: numbers.checkVisibility() ? numbers.textContent : "", values: [...handle.querySelectorAll("input")].map((input) => input.getAttribute("aria-valuetext")).join("\\n"),
            isInside: a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1,
            others: [...document.querySelectorAll(".numbers")].filter((one) => one.checkVisibility()).length,
          };
        })()`);
        assert.equal(numbers, values, `${name}: ${handle}`);
        assert.ok(numbers.length > 3 && isInside, `${name} at ${width}: ${handle} shows ${numbers}, inside: ${isInside}`);
        assert.equal(others, 1);
        await page.mouse("mouseReleased", x + 6, y + 4);
        await page.frame();
        assert.equal(await page.run(`document.querySelector('.handle[title="${handle}"] .numbers').checkVisibility()`), false, `${handle} after the drag`);
      }
    }
  }
  // By keys too, until another element is focused.
  await page.go(`${address}#1;curves`);
  await page.run("document.querySelector('.handle input').focus()");
  await page.key("ArrowRight");
  await page.frame();
  assert.match(await text(".handle .numbers"), /^x 0.31\ny /);
  assert.ok(await page.run("document.querySelector('.handle .numbers').checkVisibility()"));
  await page.run("document.activeElement.blur()");
  assert.equal(await page.run("document.querySelector('.handle .numbers').checkVisibility()"), false);
});

test("formats without code are dimmed with their reason, and no others", async () => {
  await page.resize({});
  const fragments = [...screens.map((screen) => `#1;${screen}`), "#1;curves;s=s4,end", "#1;gesture;s=uikit", "#1;gesture;p=1;v=3", "#1;keyframes;k=x:0,0_0,5:0"];
  let count = 0;
  for (const fragment of fragments) {
    await page.go(address + fragment);
    const tabs = await page.run("[...document.querySelectorAll('[role=tab]')].map((tab) => ({ label: tab.textContent, isDimmed: tab.getAttribute('aria-disabled') === 'true', title: tab.title, opacity: getComputedStyle(tab).opacity }))");
    for (const [index, { label, isDimmed, title, opacity }] of tabs.entries()) {
      await page.run(`document.querySelectorAll('[role=tab]')[${index}].click()`);
      const [code, loss] = [await text(".code code"), await text(".code .loss")];
      assert.equal(isDimmed, code === "", `${fragment} ${label}`);
      assert.equal(Number(opacity) < 1, isDimmed);
      assert.equal(title, isDimmed ? loss.replace(`${label}: `, "No code: ").replace(" Copy another format.", "") : "");
      assert.equal(await page.run(`/no code/.test(document.querySelectorAll('.copy-bar option')[${index}].textContent)`), isDimmed);
      count += isDimmed;
    }
  }
  assert.ok(count >= 20, `${count}`);
});

test("the format of the code and the theme are there after a reload from a file", async () => {
  await page.resize({});
  await page.go(`${address}#1;springs`);
  await page.run("[...document.querySelectorAll('[role=tab]')].find((tab) => tab.textContent === 'CSS').click()");
  for (const theme of ["light", "dark"]) {
    await click("[title^=Theme]");
    await page.go(`${address}#1;curves`, { keeps: true });
    assert.equal(await page.run("document.documentElement.dataset.theme"), theme);
    assert.equal(await page.run("document.querySelector('[title^=Theme]').title"), `Theme: ${theme}`);
    assert.equal(await text("[role=tab][aria-selected=true]"), "CSS");
    assert.match(await text(".code code"), /cubic-bezier/);
  }
  // A screen for which the format has no code does not forget it.
  await page.go(`${address}#1;paths`, { keeps: true });
  await page.go(`${address}#1;springs`, { keeps: true });
  assert.equal(await text("[role=tab][aria-selected=true]"), "CSS");
  await page.go(`${address}#1;springs`);
  assert.equal(await text("[role=tab][aria-selected=true]"), "Hooke");
  assert.deepEqual(page.faults, []);
});

test("a picture of one's own is the card, stays after a reload, and another file is refused with its name", async () => {
  await page.resize({});
  await page.go(`${address}#1;springs;p=list`);
  const picture = join(folder, "own.png");
  // Red with 2 by 1 pixels.
  writeFileSync(picture, Buffer.from(await page.run(`(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 2000, height: 1000 });
    const context = canvas.getContext("2d");
    context.fillStyle = "rgb(255, 0, 0)";
    context.fillRect(0, 0, 2000, 1000);
    return canvas.toDataURL().split(",")[1];
  })()`), "base64"));
  const choose = async (file) => {
    const { result } = await page.ask("Runtime.evaluate", { expression: "document.querySelector('.preview input[type=file]')" });
    await page.ask("DOM.setFileInputFiles", { files: [file], objectId: result.objectId });
  };
  const shown = () => page.run(`(async () => {
    const style = getComputedStyle(document.querySelector(".photo-card"));
    const image = Object.assign(new Image(), { src: style.backgroundImage.slice(5, -2) });
    await image.decode();
    const context = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
    context.drawImage(image, 0, 0, 1, 1);
    return [image.naturalWidth, image.naturalHeight, ...context.getImageData(0, 0, 1, 1).data, document.querySelector(".photo-card .caption").checkVisibility()];
  })()`);
  await choose(picture);
  await eventually(() => page.run("document.documentElement.classList.contains('own-picture')"));
  assert.equal(await page.run("studio.store.state.springs.preview"), "card");
  const check = async () => {
    const [width, height, red, green, blue, alpha, hasCaption] = await shown();
    assert.deepEqual([width, height, alpha, hasCaption], [720, 360, 255, false]);
    assert.ok(red > 240 && green < 12 && blue < 12);
  };
  await check();
  await page.go(`${address}#1;keyframes`, { keeps: true });
  await check();
  await page.run("[...document.querySelectorAll('.preview button')].find((one) => one.textContent === 'Remove picture').click()");
  assert.equal(await page.run("getComputedStyle(document.querySelector('.photo-card')).backgroundImage"), "none");
  const other = join(folder, "notes.txt");
  writeFileSync(other, "no picture");
  await choose(other);
  await eventually(async () => /^notes\.txt is not a picture; accepted: PNG/.test(await text(".message-bar")), () => text(".message-bar"));
  await page.go(`${address}#1;springs`, { keeps: true });
  assert.equal(await page.run("document.documentElement.classList.contains('own-picture')"), false);
  assert.deepEqual(page.faults, []);
});

test("a finger that scrolls the page from the slider or a plot leaves the time alone, and one that taps there chooses it", async () => {
  await page.resize({ width: 390, height: 844, isTouch: true });
  await page.go(`${address}#1;springs`);
  for (const selector of [".slider", ".plot.upper"]) {
    await page.run("studio.view.transport.scrub(0.25); scrollTo(0, 0)");
    const place = () => page.run(`(({ left, top, width, height }) => [left + 0.8 * width, top + 0.3 * height])(document.querySelector("${selector}").getBoundingClientRect())`);
    const [x, y] = await place();
    await page.touch("touchStart", x, y);
    for (let step = 1; step <= 12; step += 1) {
      await page.touch("touchMove", x + step, y - 20 * step);
      await sleep(10);
    }
    await page.touch("touchEnd");
    await page.frame();
    assert.ok((await page.run("scrollY")) > 100, "it scrolls");
    assert.equal(await page.run("studio.view.transport.time"), 0.25, selector);
    await page.run("scrollTo(0, 0)");
    await page.touch("touchStart", ...(await place()));
    await page.touch("touchEnd");
    await page.frame();
    assert.ok((await page.run("studio.view.transport.time / studio.view.transport.last")) > 0.7, selector);
  }
});

test("each owner of a move has its turn in the next frame, with its last move", async () => {
  const { requestAnimationFrame } = globalThis;
  const [asked, done] = [[], []];
  globalThis.requestAnimationFrame = (work) => asked.push(work);
  for (const [owner, name] of [["a", "a1"], ["b", "b1"], ["a", "a2"]]) soon(owner, () => done.push(name));
  asked.pop()();
  assert.deepEqual([asked, done], [[], ["a2", "b1"]]);
  globalThis.requestAnimationFrame = requestAnimationFrame;
});

test("plots have one axis of time: a press in them chooses the time, a finger moves it sideways", async () => {
  const plots = { springs: [["value", 1], ["speed", 1]], keyframes: [["plot", 1], ["speed", 1]], curves: [["slope", 0.5], ["plot", 0.5]], gesture: [["time", 1]] };
  for (const isTouch of [false, true]) {
    await page.resize({ height: 1600, isTouch, isStill: false });
    for (const [screen, list] of Object.entries(plots)) {
      await page.go(`${address}#1;${screen}`);
      for (const [name, unit] of list) {
        const [x, y, end] = await page.run(`(() => {
          const plot = studio.view.${name};
          plot.root.scrollIntoView({ block: "center" });
          const box = plot.root.getBoundingClientRect();
          // Below the middle, away from handles.
          return [box.left + plot.px(plot.range.x[0] + 0.42 * (plot.range.x[1] - plot.range.x[0])), box.top + 0.72 * box.height, box.left + plot.px(plot.range.x[0] + 0.6 * (plot.range.x[1] - plot.range.x[0]))];
        })()`);
        if (isTouch) await page.touch("touchStart", x, y);
        else await page.mouse("mousePressed", x, y);
        await page.frame();
        // A finger that begins is not yet a choice.
        if (!isTouch) assert.equal(await page.run("studio.view.transport.isPlaying"), false, `${screen} ${name}`);
        for (const at of [x + 20, end]) {
          if (isTouch) await page.touch("touchMove", at, y);
          else await page.mouse("mouseMoved", at, y, { buttons: 1 });
        }
        await page.frame();
        const [time, wanted] = await page.run(`(() => {
          const { transport, ${name}: plot } = studio.view;
          return [transport.time, ${unit} * plot.x(${end} - plot.root.getBoundingClientRect().left)];
        })()`);
        assert.ok(Math.abs(time - wanted) < 0.01 * Math.max(wanted, 0.1), `${screen} ${name}: ${time}, not ${wanted}`);
        if (isTouch) await page.touch("touchEnd");
        else await page.mouse("mouseReleased", end, y);
        await page.frame();
        assert.ok(Math.abs((await page.run("studio.view.transport.time")) - time) < 1e-9, "it stays there");
      }
    }
  }
  // Linear stops keep their click.
  await page.resize({});
  await page.go(`${address}#1;curves;s=l0,0_1,1`);
  const [x, y] = await page.run("(() => { const { plot } = studio.view; const box = plot.root.getBoundingClientRect(); return [box.left + plot.px(0.5), box.top + plot.py(0.2)]; })()");
  await page.mouse("mousePressed", x, y);
  await page.mouse("mouseReleased", x, y);
  await page.frame();
  assert.equal(await page.run("studio.view.transport.time"), 0);
  assert.equal(await page.run("studio.view.item.stops.length"), 3);
  // The upper plot begins and ends where the lower one does.
  for (const [screen, upper] of [["springs", "value"], ["keyframes", "plot"]]) {
    await page.go(`${address}#1;${screen}`);
    const [a, b] = await page.run(`[studio.view.${upper}, studio.view.speed].map((plot) => [plot.root.getBoundingClientRect().left, ...plot.range.x, plot.inner.width])`);
    assert.deepEqual(a, b);
  }
});
