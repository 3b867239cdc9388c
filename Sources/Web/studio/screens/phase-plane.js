// The plane of fraction and velocity: tinted by the rule, with the path of the gesture and of the settling.

import { boundary } from "../model/gestures.js";
import { seriesColor } from "../view/plot.js";
import { token } from "../view/frame.js";
import { Sampler } from "./sampler.js";

/** The largest velocity that the plane shows, in fractions per second. */
export const mostVelocity = 6;
const columns = 96;

export class PhasePlane {
  constructor(plot, time) {
    Object.assign(this, { plot, time, sampler: new Sampler() });
  }

  draw(state, plan, outcome, path) {
    const { plot, time } = this;
    plot.setRange([-0.06, 1.06], [-mostVelocity * 1.06, mostVelocity * 1.06]);
    plot.begin([state.rule, state.parameter, token("finish")], (context) => {
      this.#tint(state, context);
      context.globalAlpha = 1;
      context.font = '600 12px system-ui, "Segoe UI", Roboto, sans-serif';
      context.fillStyle = token("finish");
      context.textAlign = "right";
      context.textBaseline = "top";
      context.fillText("finishes", plot.px(1.04), plot.py(mostVelocity));
      context.fillStyle = token("fault");
      context.textAlign = "left";
      context.textBaseline = "bottom";
      context.fillText("cancels", plot.px(-0.04), plot.py(-mostVelocity) - 2);
    });
    // A release at rest on its end has no motion: it is drawn for the time of the transition.
    const span = plan.duration > 0.001 ? plan.duration : state.duration;
    const { times, values, rates } = this.sampler.sample(plan, span, plot.pointCount(6));
    if (path.length > 1) {
      const [xs, ys] = [path.map(({ fraction }) => fraction), path.map(({ velocity }) => velocity)];
      plot.line(xs, ys, { color: seriesColor(1), dash: [2, 3], width: 2 });
    }
    const color = outcome === "finish" ? token("finish") : token("fault");
    plot.line(values, rates, { color, width: 2.4 });
    let [low, high] = [0, 1];
    for (const value of values) [low, high] = [Math.min(low, value), Math.max(high, value)];
    time.setRange([0, span * 1.04], [low - 0.1, high + 0.1]);
    time.begin();
    time.band(outcome === "finish" ? 1 : 0, outcome === "finish" ? 1 : 0, token("muted"), 0.8);
    time.line(times, values, { color, width: 2.4 });
  }

  // The velocity at which the rule changes, by columns.
  #tint(state, context) {
    const { plot } = this;
    const limits = Array.from({ length: columns }, (_, index) => boundary(state, -0.06 + (1.12 * (index + 0.5)) / columns, mostVelocity * 1.06));
    const width = (plot.px(1.06) - plot.px(-0.06)) / columns;
    const [top, bottom] = [plot.py(plot.range.y[1]), plot.py(plot.range.y[0])];
    const clear = 0.5;
    for (const [name, isFinish] of [["finish", true], ["fault", false]]) {
      context.globalAlpha = 0.13;
      context.fillStyle = token(name);
      context.beginPath();
      limits.forEach((limit, index) => {
        const x = plot.px(-0.06) + index * width;
        const y = limit === -Infinity ? bottom : limit === Infinity ? top : plot.py(limit);
        if (isFinish) context.rect(x, top, width + clear, y - top);
        else context.rect(x, y, width + clear, bottom - y);
      });
      context.fill();
    }
  }
}
