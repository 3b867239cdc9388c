// The handles of the springs' plot: the peak or the point half way, the start's velocity, the target.

import { Handle } from "../view/handles.js";
import { halfTime, lowestReach, reachOf, shapeOf, withHalf, withReach, withShape } from "../model/spring-shape.js";
import { within } from "../../parts/numbers.js";

const arrowLength = 44;

export const springHandles = (screen) => {
  const { store, value: plot } = screen;
  const distance = () => screen.own.to - screen.own.from;
  // Read often for each place of a handle, and found once.
  let known = {};
  const now = () => {
    const [item, length] = [screen.item, distance()];
    if (known.item !== item || known.length !== length) {
      const shape = shapeOf(item, length);
      known = { item, length, shape, reach: reachOf(shape), half: shape.ratio < 1 ? undefined : halfTime(shape) };
    }
    return known;
  };
  const shape = () => now().shape;

  const setPeak = (time, overshoot) => {
    const found = withReach(time, overshoot, shape());
    if (found) screen.dragItem(withShape(screen.item, found.frequency, found.ratio));
  };
  const setHalf = (time) => {
    const { ratio } = shape();
    const frequency = withHalf(time, shape());
    if (frequency) screen.dragItem(withShape(screen.item, frequency, ratio));
  };
  const timeBounds = { low: 0.005, high: 20 };
  const overshootBounds = { low: lowestReach, high: 0.999 };
  const time = (get, set) => ({ name: "time", unit: "s", ...timeBounds, step: 0.01, get, set });

  const peak = new Handle(plot, store, {
    name: "Peak", kind: "diamond",
    place: () => {
      const { time, overshoot } = now().reach;
      return [plot.px(time), plot.py(screen.own.from + distance() * (1 + overshoot))];
    },
    drag: ([px, py]) => {
      const overshoot = (plot.y(py) - screen.own.from) / distance() - 1;
      setPeak(within(plot.x(px), timeBounds.low, timeBounds.high), within(overshoot, overshootBounds.low, overshootBounds.high));
    },
    axes: [
      time(() => now().reach.time, (seconds) => setPeak(seconds, now().reach.overshoot)),
      { name: "overshoot", ...overshootBounds, step: 0.01, get: () => now().reach.overshoot, set: (overshoot) => setPeak(now().reach.time, overshoot) },
    ],
    reset: () => {
      screen.dragItem(withShape(screen.item, shape().frequency, 0.7));
      store.commit();
    },
  });
  const half = new Handle(plot, store, {
    name: "Half way", kind: "diamond",
    place: () => now().half && [plot.px(now().half), plot.py(screen.own.from + distance() / 2)],
    drag: ([px]) => setHalf(within(plot.x(px), timeBounds.low, timeBounds.high)),
    axes: [time(() => now().half, setHalf)],
  });
  // The arrow ends at a fixed distance in pixels, so its slope is the velocity.
  const reach = () => plot.x(plot.px(0) + arrowLength);
  const most = 1000;
  const velocity = new Handle(plot, store, {
    name: "Start velocity", kind: "arrow",
    place: () => {
      const height = plot.py(screen.own.from + screen.item.velocity * reach());
      return [plot.px(0) + arrowLength, within(height, 10, plot.size.height - 26)];
    },
    drag: ([, py]) => {
      const speed = (plot.y(py) - screen.own.from) / reach();
      screen.dragItem({ velocity: Math.abs(speed) < 2 / plot.inner.height ? 0 : speed });
    },
    axes: [
      {
        name: "velocity", unit: "/s", low: -most, high: most, step: 0.1, get: () => screen.item.velocity,
        set: (speed) => screen.dragItem({ velocity: speed }),
      },
    ],
    reset: () => {
      screen.dragItem({ velocity: 0 });
      store.commit();
    },
  });
  const target = new Handle(plot, store, {
    name: "Target", kind: "square",
    place: () => [plot.size.width - 22, plot.py(screen.own.to)],
    drag: ([, py]) => setTarget(plot.y(py)),
    axes: [
      {
        name: "target", low: () => screen.own.from - 1000, high: () => screen.own.from + 1000, step: 0.01, get: () => screen.own.to,
        set: (to) => setTarget(to),
      },
    ],
  });
  const setTarget = (to) => {
    if (to === screen.own.from) return;
    if (screen.transport.isPlaying) {
      screen.isRetargeting = true;
      screen.turn(() => to);
    }
    screen.change({ to });
  };
  return [half, peak, velocity, target];
};
