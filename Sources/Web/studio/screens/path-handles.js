// The handles of the edited path: its points and control points.

import { Handle, HandleSet } from "../view/handles.js";
import { movingPoint, pointsOf, removingCommand } from "../model/path-data.js";
import { rounded } from "../../parts/numbers.js";

/** More points are edited as text only. */
const most = 40;

export class PathHandles extends HandleSet {
  update() {
    const { commands, own } = this.screen;
    const key = own.selected + commands.map(({ letter }) => letter).join("");
    if (!this.isNew(key)) return;
    const points = pointsOf(commands);
    const ends = new Map();
    this.handles = points.length > most ? [] : points.map((point, index) => {
      const { command, isControl } = point;
      if (!ends.has(command)) ends.set(command, ends.size + 1);
      const name = isControl ? `Control ${"ab"[point.at / 2]} of ${ends.get(command)}` : `Point ${ends.get(command)}`;
      return this.#handle(name, index, isControl);
    });
  }

  #handle(name, index, isControl) {
    const { screen } = this;
    const { board, store } = screen;
    const point = () => pointsOf(screen.commands)[index];
    const set = (x, y) => screen.changeCommands(movingPoint(screen.commands, point(), rounded(x, 0.1), rounded(y, 0.1)));
    const { box } = board;
    const bounds = (axis) => ({ unit: "pt", step: 1, low: () => Math.min(box[axis ? "top" : "left"], point()[axis ? "y" : "x"]), high: () => Math.max(box[axis ? "top" : "left"] + box[axis ? "height" : "width"], point()[axis ? "y" : "x"]) });
    return new Handle(board, store, {
      name, kind: isControl ? "small" : "round",
      place: () => board.place(point().x, point().y),
      drag: (pixel) => set(...board.point(pixel)),
      axes: [
        { name: "x", ...bounds(0), get: () => point().x, set: (x) => set(x, point().y) },
        // The arrow up moves up, where y is less.
        { name: "y", ...bounds(1), low: () => -bounds(1).high(), high: () => -bounds(1).low(), get: () => -point().y, set: (y) => set(point().x, -y) },
      ],
      remove: () => screen.setCommands(removingCommand(screen.commands, point().command)),
    });
  }
}
