// The page of one to four recordings on one clock.

import { h, one, safe, setText } from "../parts/dom.js";
import { invalidate, isDue } from "../parts/frame.js";
import { followPress } from "../parts/press.js";
import { fit, fixed } from "./page.js";
import { Controls, controls } from "./controls.js";
import { Overlay } from "./overlay.js";
import { Plots, plots } from "./plots.js";
import { Recording } from "./recording.js";
import { Stage } from "./stage.js";

/** Ids of the first recording have no suffix; those of the others end in a number. */
const id = (name, number) => (number ? `${name}-${number + 1}` : name);
const swatch = (number) => `<svg viewBox="0 0 30 10" aria-hidden="true"><path class="curve s${number}" d="M1 5H29"/></svg>`;

const table = (rows) => `<table>
${rows.map(([key, value]) => `<tr><th scope="row">${safe(key)}</th><td>${safe(value)}</td></tr>`).join("\n")}
</table>`;
const summary = (rows) => rows.length ? `<section class="summary" aria-labelledby="summary-title">
<h2 id="summary-title">Summary</h2>
${table(rows)}
</section>` : "";
/** A closed summary leaves room for the graph in a comparison. */
const folded = (rows) => rows.length ? `<details class="summary"><summary>Summary</summary>
${table(rows)}
</details>` : "";

const readout = (name, label, number, after = "") => `<div><dt>${label}</dt><dd><span id="${id(name, number)}"></span>${after}</dd></div>`;

const pane = (data, number, isAlone) => `<section class="pane" aria-label="Recording${isAlone ? "" : ` ${data.label}`}">
${isAlone ? "" : `<header class="pane-title"><h2>${swatch(number)}${data.label} · ${safe(data.title)}</h2>
<p>${safe(data.subtitle)}</p></header>`}
<div class="stage-box" style="--ratio: calc(${data.size.join(" / ")})">
<div id="${id("stage", number)}" class="stage plain" role="img" aria-label="The screen"></div>
</div>
<dl class="readouts" id="${id("readouts", number)}">
${readout("time", "time", number)}
${readout("fraction", "fraction", number)}
${readout("velocity", "velocity", number)}
${readout("phase", "phase", number)}
${readout("frame", "frame", number, ` of ${data.time.length}`)}
</dl>
${isAlone ? plots("") + summary(data.summary) : folded(data.summary)}
</section>`;

class Pane {
  data;
  index = -1;
  stage;
  #number;
  #recording;
  #overlay;
  #told = -1;

  constructor(data, number) {
    [this.data, this.#number] = [data, number];
    this.stage = one(`#${id("stage", number)}`);
    const screen = h("div", { class: "screen" }, one(`[data-recording="${number}"]`, one("#trees").content));
    const above = h("div", { class: "screen above" });
    this.stage.append(h("div", { class: "glass" }, screen), above);
    const [width, height] = data.size;
    for (const each of [screen, above]) fit(each, this.stage, { width, height });
    this.#recording = new Recording(data, new Stage(screen));
    this.#overlay = new Overlay(this.#recording, screen, above);
  }

  get first() {
    return this.data.time[0];
  }

  get last() {
    return this.data.time.at(-1);
  }

  get count() {
    return this.data.time.length;
  }

  show(part, isOn) {
    this.#overlay[part] = isOn;
    this.#overlay.draw(this.index);
  }

  seek(seconds) {
    const wanted = this.#recording.at(Math.min(Math.max(seconds, this.first), this.last));
    if (wanted === this.index) return;
    this.index = wanted;
    this.#recording.draw(wanted);
    this.#overlay.draw(wanted);
    Object.assign(this.stage.dataset, { frame: wanted, time: this.data.time[wanted] });
  }

  /** Writes the readouts of the frame, in their turn. */
  tell() {
    const { data, index } = this;
    if (this.#told === index || !isDue("readouts")) return;
    this.#told = index;
    const [time, fraction, velocity] = [data.time, data.fraction, data.velocity].map((column) => column[index]);
    const phase = data.phases[data.phase[index]];
    const readouts = { time: `${fixed(time, 3)} s`, fraction: fixed(fraction, 4), velocity: `${fixed(velocity, 3)} 1/s`, phase, frame: index + 1 };
    for (const [name, text] of Object.entries(readouts)) setText(one(`#${id(name, this.#number)}`), String(text));
    one(`#${id("phase", this.#number)}`).className = `chip ${phase}`;
    this.stage.setAttribute("aria-label", `${data.title} at ${this.description}, ${phase}`);
  }

  /** What is shown, in words. */
  get description() {
    const [time, fraction] = [this.data.time[this.index], this.data.fraction[this.index]];
    return `${fixed(time, 3)} seconds, ${fraction === null ? "–" : `${fixed(fraction * 100, 1)} %`}`;
  }
}

/** A drag across the whole stage covers the whole duration, starting from the current time. */
const dragStage = ({ stage }, span, transport) => followPress(stage, ({ clientX: start }) => {
  const { time } = transport;
  const { width } = stage.getBoundingClientRect();
  return ({ type, clientX }) => type === "pointermove" && transport.scrub(time + ((clientX - start) / width) * span);
});

/** Builds the page; returns what scripts use. */
export const player = (recordings) => {
  const isAlone = recordings.length === 1;
  const [leader] = recordings;
  const main = one("main");
  main.className = `player ${isAlone ? "single" : "several"}${recordings.every(({ size: [width, height] }) => width > 1.5 * height) ? " wide" : ""}`;
  const heading = `<header><h1 title="${safe(leader.title)}">${safe(leader.title)}</h1>
<p>${safe(isAlone ? leader.subtitle : `${recordings.length} side by side`)}</p></header>`;
  if (!leader.time.length) {
    main.className = "player empty";
    main.innerHTML = `${heading}<p role="status">No frames were recorded, so there is nothing to play.</p>${summary(leader.summary)}`;
    return { frames: [], frameIndex: -1, frameIndices: [], seek() {} };
  }
  const legend = `<ul class="legend">${recordings.map((data, number) => `<li>${swatch(number)}<b>${data.label}</b> ${safe(data.subtitle)}</li>`).join("")}</ul>\n`;
  main.style.setProperty("--panes", recordings.length);
  main.innerHTML = `${heading}${controls(true)}<div class="panes">${recordings.map((data, number) => pane(data, number, isAlone)).join("\n")}</div>${isAlone ? "" : plots(legend)}`;
  const panes = recordings.map((data, number) => new Pane(data, number));
  const first = Math.min(...panes.map((each) => each.first));
  const last = Math.max(...panes.map((each) => each.last));
  const longest = panes.reduce((a, b) => (b.count > a.count ? b : a));
  let marks = null;
  const transport = new Controls({
    first, last, canPlay: longest.count > 1,
    show: (seconds) => {
      for (const each of panes) each.seek(seconds);
      marks?.mark(seconds);
    },
    words: () => panes[0].description,
    tell: () => {
      for (const each of panes) each.tell();
    },
    // Through the frames of the recording with the most frames.
    step: (frames) => longest.data.time[Math.min(Math.max(longest.index + frames, 0), longest.count - 1)],
  });
  transport.seek(first);
  marks = new Plots(panes, first, last, (seconds) => transport.scrub(seconds));
  const [onion, names] = [one("#onion"), one("#names")];
  onion.addEventListener("change", () => {
    for (const each of panes) each.show("showsGhosts", onion.checked);
    one("#onion-key").hidden = !onion.checked;
  });
  const showNames = () => {
    for (const each of panes) each.show("showsNames", names.checked);
  };
  names.addEventListener("change", showNames);
  // Screens without texts and pictures are rectangles, which need names.
  names.checked = !one(".screen [class$='--words'], .screen [class$='--image']");
  showNames();
  for (const each of panes) dragStage(each, last - first, transport);
  transport.open();
  return {
    seek: (seconds) => {
      transport.scrub(seconds);
      invalidate(true);
    },
    get frameIndex() {
      return panes[0].index;
    },
    get frameIndices() {
      return panes.map(({ index }) => index);
    },
    frames: leader.time.map((time, index) => ({
      time, fraction: leader.fraction[index], velocity: leader.velocity[index], phase: leader.phases[leader.phase[index]],
    })),
  };
};
