// The page of `hooke play` in Chromium: it plays, steps, scrubs, plots and compares recordings.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { browserOfTests, eventually, sleep } from "../Studio/browser.js";
import { folder, run } from "./traces.js";

const browser = await browserOfTests();

/** Plays a transition into a folder, and returns its page. */
const play = (name, ...options) => {
  const out = join(folder, `play-${[name, ...options].join("-").replace(/\W/g, "-")}`);
  run("play", name, ...options, "--out", out);
  return join(out, "preview.html");
};

/** The rows of a recording's table, by frame and name. */
const table = (page) => {
  const [header, ...rows] = readFileSync(join(page, "../frames.csv"), "utf8").trim().split("\n")
    // A text continues on lines of its own.
    .filter((line, index) => index === 0 || /^[\d.e-]+,[a-z]+,[\d.e-]+,/.test(line)).map((line) => line.split(","));
  const column = Object.fromEntries(header.map((name, index) => [name, index]));
  const frames = [];
  for (const row of rows) {
    const time = Number(row[column.time]);
    if (frames.at(-1)?.time !== time) frames.push({ time, fraction: Number(row[column.fraction]), views: [] });
    frames.at(-1).views.push({
      name: row[column.name], hidden: row[column.hidden] === "true", opacity: Number(row[column.opacity]),
      corners: [0, 1, 2, 3].map((corner) => [Number(row[column[`x${corner}`]]), Number(row[column[`y${corner}`]])]),
    });
  }
  return frames;
};

const files = { drawer: play("drawer", "--gesture", "swipe-right"), flip: play("flip") };

const open = (file, hash = "", size = {}) => browser.open(pathToFileURL(file).href + hash, size);

const text = (tab, selector) => tab.run(`document.querySelector(${JSON.stringify(selector)}).textContent`);

test("The stage shows the frame at the time in the address", async () => {
  const tab = await open(files.drawer, "#t=0.26");
  const frames = table(files.drawer);
  const index = frames.findLastIndex(({ time }) => time <= 0.26);
  const { time, fraction } = frames[index];
  assert.equal(await tab.run("hookePlayer.frameIndex"), index);
  assert.deepEqual(await tab.run("({ ...document.querySelector('#stage').dataset })"), { frame: `${index}`, time: `${time}` });
  assert.equal(await text(tab, "#time"), `${time.toFixed(3)} s`);
  assert.equal(await text(tab, "#fraction"), fraction.toFixed(4));
  assert.equal(await tab.run("document.querySelector('#scrubber').getAttribute('aria-valuetext')"), `${time.toFixed(3)} seconds, ${(100 * fraction).toFixed(1)} %`);
  assert.deepEqual(tab.faults, []);
  assert.deepEqual(tab.requests.filter((url) => !/^(file|about|data):/.test(url)), []);
});

for (const [name, list] of [["drawer", [0, 0.1, 0.25, 0.4, 0.9]], ["flip", [0, 0.4, 0.8, 1.5, 2.2, 3]]]) {
  test(`${name}: every view of the page is where the table says, within half a pixel`, async () => {
    const tab = await open(files[name], "#t=0", { width: 1600, height: 1200 });
    const frames = table(files[name]);
    let [compared, worst] = [0, 0];
    for (const seconds of list) {
      await tab.run(`hookePlayer.seek(${seconds})`);
      const index = await tab.run("hookePlayer.frameIndex");
      const boxes = await tab.run(`(() => {
        const stage = document.querySelector(".stage").getBoundingClientRect();
        const scale = stage.width / 390;
        const tree = [...document.querySelectorAll("[data-tree]")].find((each) => !each.matches(".unseen"));
        return [...tree.querySelectorAll("[data-layer]")].map((layer) => {
          const { left, top, right, bottom } = layer.getBoundingClientRect();
          return [layer.dataset.name, (left - stage.left) / scale, (top - stage.top) / scale, (right - stage.left) / scale, (bottom - stage.top) / scale];
        });
      })()`);
      for (const { name: view, corners, hidden, opacity } of frames[index].views) {
        if (hidden || opacity === 0 || corners.flat().some((number) => !Number.isFinite(number))) continue;
        const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
        const wanted = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
        const errors = boxes.filter(([label]) => label === view).map(([, ...box]) => Math.max(...box.map((side, place) => Math.abs(side - wanted[place]))));
        worst = Math.max(worst, Math.min(...errors));
        compared += 1;
      }
    }
    console.log(`# ${name}: ${compared} views within ${worst} pt`);
    assert.ok(compared > 100 && worst < 0.5, `${compared} views, ${worst} pt`);
  });
}

test("The screen is there in every window, also on a phone that lies", async () => {
  for (const size of [{ width: 844, height: 390 }, { width: 390, height: 844 }, { width: 1440, height: 900 }]) {
    const tab = await open(files.flip, "#t=0", size);
    const [width, height] = await tab.run("(({ width, height }) => [width, height])(document.querySelector('.stage').getBoundingClientRect())");
    assert.ok(height > 150 && Math.abs(width / height - 390 / 844) < 0.01, `${width} ${height}`);
  }
});

test("The scrubber, the keys, the curve, the stage, the address and the player's functions seek", async () => {
  const tab = await open(files.drawer, "#t=0");
  const frames = table(files.drawer);
  const at = (seconds) => frames.findLastIndex(({ time }) => time <= seconds + 1e-6);
  const index = () => tab.run("hookePlayer.frameIndex");
  for (const seconds of [0.1, 0.9, 0.3]) {
    await tab.run(`(() => { const slider = document.querySelector("#scrubber"); slider.value = ${seconds}; slider.dispatchEvent(new Event("input")); })()`);
    assert.equal(await index(), at(seconds));
  }
  const start = await index();
  for (const [key, wanted, modifiers = 0] of [
    ["ArrowRight", start + 1], ["ArrowLeft", start], ["ArrowLeft", start - 1], ["ArrowRight", start + 9, 8], ["End", frames.length - 1],
    ["ArrowRight", frames.length - 1], ["Home", 0],
  ]) {
    await tab.key(key, { modifiers });
    assert.equal(await index(), wanted, key);
  }
  for (const [seconds, wanted] of [[0.5, at(0.5)], [99, frames.length - 1], ["NaN", frames.length - 1]]) {
    await tab.run(`hookePlayer.seek(${seconds})`);
    assert.equal(await index(), wanted, `${seconds}`);
  }
  await tab.run("location.hash = '#t=0.2'");
  await eventually(async () => (await index()) === at(0.2));
  const [left, top, width] = await tab.run("(({ left, top, width }) => [left, top, width])(document.querySelector('#plot-fraction').getBoundingClientRect())");
  const middle = (56 + width - 14) / 2;
  await tab.mouse("mousePressed", left + middle, top + 60);
  await tab.mouse("mouseReleased", left + middle, top + 60);
  assert.equal(await index(), at((frames[0].time + frames.at(-1).time) / 2));
  const stage = await tab.run("(({ left, top, width }) => [left, top, width])(document.querySelector('#stage').getBoundingClientRect())");
  await tab.run("hookePlayer.seek(0)");
  await tab.mouse("mousePressed", stage[0] + 10, stage[1] + 50);
  await tab.mouse("mouseMoved", stage[0] + 10 + stage[2] / 2, stage[1] + 50, { buttons: 1 });
  await tab.mouse("mouseReleased", stage[0] + 10 + stage[2] / 2, stage[1] + 50);
  assert.ok(Math.abs((await index()) - at(frames.at(-1).time / 2)) <= 1);
  assert.equal(await tab.run("hookePlayer.frames.length"), frames.length);
});

test("The page plays once at the chosen speed and loops, unless motion is reduced or the address has a time", async () => {
  const moving = await open(files.drawer, "", { isStill: false });
  const last = table(files.drawer).length - 1;
  const label = (tab) => tab.run("document.querySelector('#play').getAttribute('aria-label')");
  await eventually(async () => (await moving.run("hookePlayer.frameIndex")) === last);
  await eventually(async () => (await label(moving)) === "Play");
  await moving.key("[");
  await moving.key("[");
  assert.equal(await moving.run("document.querySelector('input[name=speed]:checked').value"), "0.25");
  await moving.key(" ", { code: "Space", text: " " });
  // Of the recording, a frame that is shown tells its time.
  const shown = () => moving.run("new Promise((go) => requestAnimationFrame(() => requestAnimationFrame((now) => go([now, Number(document.querySelector('#stage').dataset.time)]))))");
  const [start, from] = await shown();
  await sleep(600);
  const [end, to] = await shown();
  const rate = (1000 * (to - from)) / (end - start);
  assert.ok(Math.abs(rate - 0.25) < 0.05, `${rate}`);
  for (const key of ["]", "]", "]", "l"]) await moving.key(key);
  await sleep(1600);
  assert.equal(await label(moving), "Pause");
  for (const [hash, size] of [["", {}], ["#t=0", { isStill: false }]]) {
    const still = await open(files.drawer, hash, size);
    await sleep(300);
    assert.equal(await still.run("hookePlayer.frameIndex"), 0);
    assert.equal(await label(still), "Play");
  }
});

test("Keys play, jump and step after a click on a speed, which takes only the arrows", async () => {
  const tab = await open(files.drawer, "#t=0");
  const last = table(files.drawer).length - 1;
  const [x, y] = await tab.run("(({ left, top }) => [left + 10, top + 10])(document.querySelector('input[value=\"0.5\"]').getBoundingClientRect())");
  await tab.mouse("mousePressed", x, y);
  await tab.mouse("mouseReleased", x, y);
  assert.equal(await tab.run("document.activeElement.value"), "0.5");
  await tab.key("End");
  assert.equal(await tab.run("hookePlayer.frameIndex"), last);
  await tab.key("Home");
  assert.equal(await tab.run("hookePlayer.frameIndex"), 0);
  await tab.key("ArrowRight");
  assert.deepEqual(await tab.run("[hookePlayer.frameIndex, document.activeElement.value]"), [0, "1"]);
  await tab.key(" ", { code: "Space", text: " " });
  assert.equal(await tab.run("document.querySelector('#play').getAttribute('aria-label')"), "Pause");
});

test("The screens of recordings in one row are at one height, whatever their captions", async () => {
  const others = ["settle=spring(bouncy)", "settle=spring(response=0.4, damping-ratio=0.8)", "settle=curve"];
  const file = play("drawer", "--gesture", "swipe-right", ...others.flatMap((other) => ["--compare", other]));
  for (const width of [320, 390, 1000, 1440]) {
    const tab = await open(file, "#t=0.3", { width, height: 844, isTouch: width < 500 });
    const rows = await tab.run(`(() => {
      const rows = {};
      for (const each of document.querySelectorAll(".pane")) (rows[Math.round(each.getBoundingClientRect().top)] ??= []).push(
        ["header", ".stage", ".readouts", ".summary"].map((part) => Math.round(each.querySelector(part).getBoundingClientRect()[part === "header" ? "bottom" : "top"])));
      return Object.values(rows);
    })()`);
    assert.deepEqual(rows.map(({ length }) => length), width < 700 ? [2, 2] : [4], `${width}`);
    for (const [first, ...more] of rows) for (const other of more) assert.deepEqual(other.slice(1), first.slice(1), `${width}`);
    if (width === 320) assert.ok(rows.some(([a, b]) => a[0] !== b[0]), "no caption wraps");
    if (process.env.HOOKE_PICTURES) writeFileSync(`${process.env.HOOKE_PICTURES}/compare-${width}.png`, await tab.picture({ isFull: true }));
  }
});

test("Two recordings play together, the graph draws both, and ghosts show neighbouring frames with their times", async () => {
  const file = play("drawer", "--gesture", "swipe-right", "--compare", "settle=spring(bouncy)");
  const tab = await open(file, "#t=0");
  await tab.run("hookePlayer.seek(0.3)");
  assert.equal((await tab.run("hookePlayer.frameIndices")).length, 2);
  await tab.run(`for (const [id, value] of [["graph-view", "drawer"], ["graph-property", "x"]]) {
    const menu = document.getElementById(id);
    menu.value = value;
    menu.dispatchEvent(new Event("change"));
  }`);
  assert.equal(await tab.run("document.querySelectorAll('#graph path.curve').length"), 2);
  assert.equal(await tab.run("new Set([...document.querySelectorAll('.figure .cursor')].map((line) => line.style.transform)).size"), 1);
  const ghosts = () => tab.run("document.querySelectorAll('.ghost').length");
  assert.equal(await ghosts(), 0);
  await tab.key("o");
  assert.ok((await tab.run("document.querySelectorAll('#stage .ghost.before').length")) > 0);
  assert.ok((await tab.run("document.querySelectorAll('#stage-2 .ghost.after').length")) > 0);
  const times = await tab.run("[...document.querySelectorAll('.ghost-time')].map((text) => text.textContent)");
  assert.ok(times.length > 0 && times.every((time) => /^[−+]0\.\d\d s$/.test(time)), times.join());
  await tab.key("o");
  assert.equal(await ghosts(), 0);
  await tab.key("n");
  assert.ok((await tab.run("document.querySelectorAll('.outline').length")) > 20);
  assert.ok((await tab.run("[...document.querySelectorAll('.name')].map((text) => text.textContent)")).includes("drawer"));
  // Every control has a name.
  assert.equal(await tab.run(`[...document.querySelectorAll("button, input, select, [role=img]")].filter((each) =>
    !each.getAttribute("aria-label") && ![...(each.labels ?? [])].some((label) => label.textContent.trim())).length`), 0);
  assert.deepEqual(tab.faults, []);
});

test("Hostile names and texts are shown as text and run no script", async () => {
  const hostile = "\"><img src=x onerror=document.title='x'><!--&amp;";
  const words = "</script><script>document.title='x'</script><!--&\"'";
  const own = join(folder, "hostile.json");
  writeFileSync(own, JSON.stringify({
    presented: { color: "#ffffff", children: [{ name: hostile, frame: [0, 0, 200, 90], color: "#3355ff", text: words }] },
    animations: [{ view: "presented", property: "opacity", from: 0, duration: 0.3 }],
  }));
  const tab = await open(play(own), "#t=0.2");
  assert.ok(await tab.run(`[...document.querySelectorAll("[data-name]")].some(({ dataset }) => dataset.name === ${JSON.stringify(hostile)})`));
  assert.ok(await tab.run(`document.querySelector("#stage").textContent.includes(${JSON.stringify(words)})`));
  assert.notEqual(await tab.run("document.title"), "x");
});

test("Nothing overflows, and the controls stay in reach, on phones, tablets and desks", async () => {
  for (const [width, height] of [[1440, 900], [768, 1024], [390, 844], [320, 568], [844, 390]]) {
    const tab = await open(files.flip, "#t=1", { width, height, isTouch: width < 700 });
    assert.ok((await tab.run("document.documentElement.scrollWidth - innerWidth")) <= 0, `${width}`);
    const [top, bottom] = await tab.run("(({ top, bottom }) => [top, bottom])(document.querySelector('#play').getBoundingClientRect())");
    assert.ok(top >= 0 && bottom <= (width <= 760 ? height : 900), `${width} × ${height}: ${top} to ${bottom}`);
  }
});

test("A second finger leaves the scrub of the first alone, on the stage and on a plot", async () => {
  const tab = await open(files.drawer, "#t=0", { width: 390, height: 844, isTouch: true });
  // The slider follows ten times a second.
  const time = () => sleep(250).then(() => tab.run("document.querySelector('#scrubber').value")).then(Number);
  const touch = (type, points) => tab.ask("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  for (const selector of ["#stage", "#plot-fraction"]) {
    await tab.run(`document.querySelector("${selector}").scrollIntoView({ block: "center" })`);
    const [left, top, width] = await tab.run(`(({ left, top, width }) => [left, top, width])(document.querySelector("${selector}").getBoundingClientRect())`);
    await touch("touchStart", [[left + 60, top + 40]]);
    for (let step = 1; step <= 5; step += 1) {
      await touch("touchMove", [[left + 60 + step * 12, top + 40]]);
      await sleep(16);
    }
    await tab.frame();
    const held = await time();
    assert.ok(held > 0.1, `${selector}: ${held}`);
    await touch("touchStart", [[left + 120, top + 40], [left + width - 30, top + 60]]);
    await touch("touchMove", [[left + 121, top + 40], [left + width - 40, top + 60]]);
    await tab.frame();
    const after = await time();
    assert.ok(after > held && after < held + 0.03, `${selector}: ${held} to ${after}`);
    await touch("touchCancel", []);
    await tab.frame();
    assert.equal(await time(), after, selector);
  }
});

test("The finger is whole at the edge of the screen, and no key of the hint is at the end of a line", async () => {
  const tab = await open(play("drawer", "--gesture", "edge-right", "--compare", "settle=curve"), "#t=0.05");
  assert.equal(await tab.run(`(() => {
    for (let each = document.querySelector(".touch"); !each.matches(".stage-box"); each = each.parentElement) if (getComputedStyle(each).overflow !== "visible") return each.getAttribute("class");
    return "";
  })()`), "");
  const [count, cut] = await tab.run(`(() => {
    const hint = document.querySelector(".hint");
    const node = hint.querySelector(".keys").firstChild;
    const top = (at) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().top;
    };
    const keys = [...node.data.matchAll(/\\b[onl]\\s/g)];
    const cut = [];
    for (let width = 200; width <= 1000; width += 4) {
      hint.style.width = width + "px";
      for (const { 0: key, index } of keys) if (top(index) !== top(index + 2)) cut.push(key + width);
    }
    return [keys.length, cut];
  })()`);
  assert.deepEqual([count, cut], [3, []]);
});
