// The screen of transforms: a card in space between two poses, by five methods side by side.

import { h } from "../../parts/dom.js";
import { button } from "../view/controls.js";
import { gesture } from "../view/frame.js";
import { updateFields } from "../view/fields.js";
import { Handle } from "../view/handles.js";
import { SpaceView } from "../view/space.js";
import { TimeBar } from "../view/time-bar.js";
import { initialTransforms, methods, pathsOf, plainPose, poseFields } from "../model/transforms.js";
import { readout, within } from "../../parts/numbers.js";
import { Screen } from "./screen.js";

const ends = ["from", "to"];

export class TransformScreen extends Screen {
  constructor(store) {
    super("transforms", store);
    this.transport = new TimeBar({ label: "Progress", unit: "", onseek: () => this.keepProgress() });
    this.transport.duration = 1;
    this.transport.time = this.own.progress;
    this.transport.slider.addEventListener("change", () => this.store.commit());
    this.views = methods.map(({ label, note }) => new SpaceView(label, note));
    this.main = new SpaceView("", "", true);
    this.build();
  }

  get end() {
    return ends[this.own.selected];
  }
  get pose() {
    return this.own[this.end];
  }
  changePose(change) {
    this.change({ [this.end]: { ...this.pose, ...change } });
  }
  keepProgress() {
    this.change({ progress: within(this.transport.time, 0, 1) });
  }

  build() {
    this.tabs = ["From", "To"].map((label, index) =>
      button(label, () => this.set({ selected: index }), { class: "text-button" }));
    this.preview = h("section", { class: "preview", "aria-label": "Preview" }, h("div", { class: "preview-head" },
      h("div", { class: "compare", role: "group", "aria-label": "Edited end" }, ...this.tabs),
      button("Reset pose", () => {
        this.changePose(plainPose);
        this.store.commit();
      }, { class: "text-button" })), this.main.root, this.transport.root,
    h("p", { class: "hint" }, "Drag the card to move it, the ring's handle to turn it about X and Y, the diamond about Z."));
    this.work = h("section", { class: "work methods", "aria-label": "Methods" }, ...this.views.map(({ root }) => root));
    this.fields = [
      ...poseFields.map((options) => this.field(options.name, { low: -1e5, high: 1e5, ...options, get: () => this.pose[options.name], set: (value) => this.changePose({ [options.name]: value }) })),
      this.field("perspective", { label: "Perspective", kind: "length", unit: "pt", step: 10, low: 50, high: 1e5 }),
    ];
    this.values = h("section", { class: "values", "aria-label": "Values" }, h("h2", {}, "Pose"), h("div", { class: "fields" }, ...this.fields.map(({ root }) => root)));
    this.handles = this.makeHandles();
  }

  makeHandles() {
    const { store, main: view } = this;
    const degrees = { low: -360, high: 360, step: 1, unit: "°" };
    const length = { low: -500, high: 500, step: 1, unit: "pt" };
    const axis = (name, label, bounds) => ({ name: label, ...bounds, get: () => this.pose[name], set: (value) => this.changePose({ [name]: value }) });
    const center = () => view.place(this.pose.x, this.pose.y);
    const move = new Handle(view, store, {
      name: "Position", kind: "move",
      place: center,
      drag: (point) => {
        const [x, y] = view.point(point);
        this.changePose({ x, y });
      },
      axes: [axis("x", "X", length), { ...axis("y", "Y", length), get: () => -this.pose.y, set: (value) => this.changePose({ y: -value }) }],
    });
    // The ring: its handle is away from the center by the turn, half a turn at the radius.
    const orbit = new Handle(view, store, {
      name: "Orbit", kind: "round",
      place: () => {
        const [x, y] = center();
        const factor = view.ringRadius / 90;
        return [x + this.wrapped("rotateY") * factor, y - this.wrapped("rotateX") * factor];
      },
      drag: ([px, py]) => {
        const [x, y] = center();
        const factor = 90 / view.ringRadius;
        this.changePose({ rotateY: this.near("rotateY", (px - x) * factor), rotateX: this.near("rotateX", (y - py) * factor) });
      },
      axes: [axis("rotateY", "Rotation about Y", degrees), axis("rotateX", "Rotation about X", degrees)],
      reset: () => {
        this.changePose({ rotateX: 0, rotateY: 0 });
        store.commit();
      },
    });
    const turn = new Handle(view, store, {
      name: "Turn", kind: "diamond",
      place: () => {
        const [x, y] = center();
        const angle = ((this.pose.rotateZ + 90) * Math.PI) / 180;
        return [x + view.ringRadius * Math.cos(angle), y + view.ringRadius * Math.sin(angle)];
      },
      drag: ([px, py]) => {
        const [x, y] = center();
        const angle = (Math.atan2(py - y, px - x) * 180) / Math.PI - 90;
        const difference = ((angle - this.pose.rotateZ + 540) % 360 + 360) % 360 - 180;
        this.changePose({ rotateZ: this.pose.rotateZ + difference });
      },
      axes: [axis("rotateZ", "Rotation about Z", degrees)],
      reset: () => {
        this.changePose({ rotateZ: 0 });
        store.commit();
      },
    });
    return [move, orbit, turn];
  }

  // A rotation for the ring, from −180 to 180, and the rotation near the present one that the ring shows so.
  wrapped(name) {
    return ((this.pose[name] + 540) % 360 + 360) % 360 - 180;
  }
  near(name, angle) {
    return angle + 360 * Math.round((this.pose[name] - this.wrapped(name)) / 360);
  }

  update(isCommitted) {
    const { from, to } = this.own;
    // Another progress or perspective moves along the same paths.
    if (this.drawn?.from !== from || this.drawn.to !== to) {
      for (const path of this.paths ?? []) path.dispose();
      this.paths = pathsOf(this.own);
      this.drawn = { from, to };
    }
    updateFields(this.fields, isCommitted);
    if (!isCommitted) return;
    this.tabs.forEach((tab, index) => tab.setAttribute("aria-pressed", String(index === this.own.selected)));
    if (!this.transport.isPlaying) this.transport.time = this.own.progress;
    // A link with a progress shows it.
    const isShown = this.played || this.own.progress === initialTransforms.progress;
    if (isShown && !gesture.isActive && this.keyOf() !== this.played) this.transport.present();
    this.played = this.keyOf();
  }
  keyOf() {
    return JSON.stringify([this.own.from, this.own.to, this.own.perspective]);
  }

  draw(now, isChanged) {
    const { perspective, selected } = this.own;
    this.transport.tick(now);
    const progress = gesture.isActive ? selected : this.transport.time;
    this.paths.forEach((path, index) => this.views[index].draw(path, progress, perspective));
    this.main.draw(this.paths[0], selected, perspective, this.pose);
    if (isChanged) for (const handle of this.handles) handle.update();
    this.transport.tell(() => `${readout(progress * 100, 3)} %`);
  }
}
