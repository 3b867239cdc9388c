// The screen of gestures: a real sheet or a transition of the library to drag, and the plane of fraction and velocity with the rule's decision.

import { h, newID, setText } from "../../parts/dom.js";
import { button, menu } from "../view/controls.js";
import { invalidate } from "../../parts/frame.js";
import { gesture } from "../view/frame.js";
import { updateFields } from "../view/fields.js";
import { Handle } from "../view/handles.js";
import { Plot } from "../view/plot.js";
import { flightApp } from "../view/flights.js";
import { Preview } from "../view/previews.js";
import { flights } from "../model/flights.js";
import { TimeBar } from "../view/time-bar.js";
import {
  capped, decideWith, initialGesture, overshoots, planOf, readTrace, reasonOf, ruleOf, rules, styles, transitions,
} from "../model/gestures.js";
import { readout, within } from "../../parts/numbers.js";
import { PhasePlane, mostVelocity } from "./phase-plane.js";
import { Screen } from "./screen.js";
import { SheetDrag } from "./sheet-drag.js";

const words = { spring: "Spring", curve: "Curve", uikit: "UIKit's time", clamp: "Clamp", extrapolate: "Beyond the end", "rubber-band": "Rubber band" };
const options = (values) => values.map((value) => ({ value, label: words[value] ?? value }));

export class GestureScreen extends Screen {
  constructor(store, say) {
    super("gesture", store, say);
    this.transport = new TimeBar();
    this.stages = {};
    for (const transition of transitions) {
      const { name, label } = transition;
      const preview = new Preview(flights[name] ? flightApp(name) : name, `${label} that follows the finger`);
      this.stages[name] = { preview, drag: new SheetDrag(this, preview, transition) };
    }
    this.plot = new Plot({ label: "Velocity over fraction, tinted by the decision", x: { name: "fraction" }, y: { name: "velocity", unit: "/s" }, height: 320 });
    this.time = new Plot({ label: "Fraction over time since the release", x: { name: "time", unit: "s" }, y: { name: "fraction" }, height: 170 });
    this.time.scrub((time) => this.transport.scrub(time));
    this.plane = new PhasePlane(this.plot, this.time);
    this.build();
  }

  /** The preview of the transition, and its drag. */
  get sheet() {
    return this.stages[this.own.transition].preview;
  }
  get drag() {
    return this.stages[this.own.transition].drag;
  }

  build() {
    const transition = menu("Transition", transitions.map(({ name, label }) => ({ value: name, label })), (name) => this.set({ transition: name }));
    this.hint = h("p", { class: "hint" });
    this.preview = h("section", { class: "preview hand", "aria-label": "Preview" },
      h("div", { class: "preview-head" }, transition.root),
      h("div", { class: "stages" }, ...Object.values(this.stages).map(({ preview }) => preview.root)), this.transport.root,
      h("div", { class: "buttons" }, button("Finish", () => this.release(this.own.fraction, 3), { class: "text-button" }),
        button("Cancel", () => this.release(this.own.fraction, -3), { class: "text-button" })),
      this.hint);
    this.verdict = h("p", { class: "verdict", "aria-live": "polite" });
    this.readouts = h("dl", { class: "readouts" });
    const file = newID("trace");
    this.file = h("input", { id: file, type: "file", accept: ".csv,text/csv", onchange: () => this.open(this.file.files[0]) });
    this.work = h("section", {
      class: "work", "aria-label": "Plots", ondragover: (event) => event.preventDefault(),
      ondrop: (event) => {
        event.preventDefault();
        this.open(event.dataTransfer.files[0]);
      },
    }, this.verdict, this.plot.root, this.time.root, this.readouts,
    h("div", { class: "field file" }, h("label", { for: file }, "Recorded trace (CSV), or drop it here"), this.file));
    const rule = menu("Rule", rules.map(({ name, label }) => ({ value: name, label })), (name) => this.set({ rule: name, parameter: ruleOf(name).initial ?? 0 }));
    const style = menu("Settling", options(styles), (value) => this.set({ style: value }));
    const overshoot = menu("Past the end", options(overshoots), (value) => this.set({ overshoot: value }));
    this.selects = { transition: transition.select, rule: rule.select, style: style.select, overshoot: overshoot.select };
    this.parameter = h("div", {});
    this.fields = [
      this.field("fraction", { label: "Fraction at release", kind: "ratio", step: 0.01, low: 0, high: 1 }),
      this.field("velocity", { label: "Velocity at release", kind: "velocity", unit: "/s", step: 0.1, low: -20, high: 20 }),
      this.field("response", { label: "Response", kind: "time", unit: "s", step: 0.01, low: 0.01, high: 10 }),
      this.field("dampingRatio", { label: "Damping ratio", kind: "ratio", step: 0.01, low: 0.05, high: 5 }),
      this.field("duration", { label: "Transition's duration", kind: "time", unit: "s", step: 0.01, low: 0.01, high: 10 }),
      this.field("cap", { label: "Largest velocity, 0 is none", kind: "velocity", unit: "/s", step: 0.5, low: 0, high: 1000 }),
    ];
    this.values = h("section", { class: "values", "aria-label": "Values" }, h("h2", {}, "Release"),
      h("div", { class: "fields two" }, rule.root, this.parameter, style.root, overshoot.root), h("div", { class: "fields" }, ...this.fields.map(({ root }) => root)));
    this.handle = new Handle(this.plot, this.store, {
      name: "Release", kind: "round",
      place: () => [this.plot.px(this.own.fraction), this.plot.py(within(this.own.velocity, -mostVelocity, mostVelocity))],
      drag: ([px, py]) => this.change({ fraction: within(this.plot.x(px), 0, 1), velocity: within(this.plot.y(py), -mostVelocity, mostVelocity) }),
      axes: [
        { name: "fraction", low: 0, high: 1, get: () => this.own.fraction, set: (fraction) => this.change({ fraction }) },
        { name: "velocity", unit: "/s", low: -20, high: 20, step: 0.1, get: () => this.own.velocity, set: (velocity) => this.change({ velocity }) },
      ],
      reset: () => this.set({ fraction: initialGesture.fraction, velocity: initialGesture.velocity }),
    });
  }

  /** Releases the sheet: the numbers of the state are those of the release. */
  release(fraction, velocity) {
    this.isHeld = false;
    this.transport.setLoop(false);
    this.set({ fraction: within(fraction, 0, 1), velocity: within(velocity, -20, 20) });
    this.transport.start(0);
  }

  /** Holds the sheet at a fraction. */
  hold(fraction) {
    this.isHeld = true;
    this.held = fraction;
    this.transport.setLoop(false);
    this.transport.stop();
    invalidate();
  }

  /** What a release gives now: under the finger that of its place and velocity, otherwise that of the state. */
  get current() {
    const [fraction, velocity] = this.isHeld ? [within(this.held, 0, 1), within(this.drag.velocityNow, -20, 20)] : [this.own.fraction, this.own.velocity];
    return { fraction, velocity };
  }

  /** Decides, plans and writes a release at this time; returns its velocity. */
  decide() {
    const { own } = this;
    const { fraction, velocity } = this.current;
    const key = JSON.stringify([own, fraction, velocity, this.isHeld]);
    if (this.decided === key) return velocity;
    this.decided = key;
    this.plan?.dispose();
    this.outcome = decideWith(own, fraction, velocity);
    this.plan = planOf(own, fraction, velocity, this.outcome);
    this.showRelease(fraction, velocity);
    return velocity;
  }

  /** The fraction that is visible. */
  get fraction() {
    return this.isHeld ? this.held : this.plan.value(this.transport.time);
  }

  async open(file) {
    if (!file) return;
    const { samples, reason } = readTrace(await file.text());
    if (reason) return this.say(`${file.name}: ${reason}`, true);
    this.say(`${file.name}: ${samples.length} samples`);
    this.drag.replay(samples);
  }

  update(isCommitted) {
    const { own } = this;
    this.showRule();
    this.decide();
    this.leaves = this.outcome === "finish" ? flights[own.transition]?.leave : undefined;
    this.transport.duration = Math.max(this.plan.duration, this.leaves?.duration ?? 0, 0.001);
    if (this.shownTransition !== own.transition) this.showTransition();
    updateFields(this.fields, isCommitted);
    if (!isCommitted) return;
    for (const [name, select] of Object.entries(this.selects)) select.value = own[name];
    if (!this.isHeld && !gesture.isActive) this.transport.present();
  }

  showTransition() {
    this.shownTransition = this.own.transition;
    this.isHeld = false;
    for (const [name, { preview }] of Object.entries(this.stages)) preview.root.hidden = name !== this.own.transition;
    const { hint } = transitions.find(({ name }) => name === this.own.transition);
    setText(this.hint, `${hint} and let go. Arrow keys move it; Enter releases it.`);
  }

  showRule() {
    const { own } = this;
    if (this.ruled !== own.rule) {
      this.ruled = own.rule;
      const { field } = ruleOf(own.rule);
      this.ruleField = field && this.field("parameter", field);
      this.parameter.replaceChildren(...(this.ruleField ? [this.ruleField.root] : []));
    }
    this.ruleField?.update();
  }

  showRelease(fraction, velocity) {
    const { own, plan } = this;
    const word = this.outcome === "finish" ? "Finishes" : "Cancels";
    setText(this.verdict, `${word}: ${reasonOf(own, fraction, velocity)}.`);
    this.verdict.dataset.outcome = this.outcome;
    // Screen readers announce the decision of a release, not each one of a drag.
    this.verdict.setAttribute("aria-live", this.isHeld ? "off" : "polite");
    const entries = [
      ["Settles in", `${readout(plan.duration)} s`], ["Lowest, highest", `${readout(plan.minimum)}, ${readout(plan.maximum)}`],
      ["Starts with", `${readout(plan.initialVelocity)} /s`],
      ["Velocity cap", own.cap > 0 && capped(own, velocity) !== velocity ? `acts: ${readout(own.cap)} /s` : "does not act"],
    ];
    if (!this.readouts.children.length) this.readouts.append(...entries.map(([name]) => h("div", {}, h("dt", {}, name), h("dd", {}))));
    entries.forEach(([, text], index) => setText(this.readouts.children[index].lastChild, text));
  }

  draw(now, isChanged) {
    this.transport.tick(now);
    const held = this.decide();
    if (isChanged) this.plane.draw(this.own, this.plan, this.outcome, this.drag.path);
    if (isChanged) this.handle.update();
    const { fraction } = this;
    if (this.leaves && !this.isHeld) this.sheet.app.leave(this.own.fraction, this.transport.time / this.leaves.duration);
    else this.sheet.show(fraction);
    this.drag.show(fraction);
    this.time.moveCursor(this.isHeld ? undefined : this.transport.time);
    const velocity = this.isHeld ? held : this.plan.velocity(this.transport.time);
    // A finger that rests slows down without an event.
    if (this.isHeld && velocity !== 0) invalidate();
    const state = this.isHeld ? "held" : `${readout(this.transport.time, 3)} s`;
    this.transport.tell(() => `${state} · ${readout(fraction, 3)} · ${readout(velocity, 3)} /s`);
  }
}
