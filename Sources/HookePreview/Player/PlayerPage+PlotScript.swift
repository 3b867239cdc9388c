extension PlayerPage {
    /// The part of the script that plots against time, for all recordings: the fraction, and one property of a view,
    /// each above its rate. All plots have the same axis of time, so that their cursors are below each other.
    static let plotScript = #"""
          const UNITS = { x: "pt", y: "pt", width: "pt", height: "pt", "screen x": "pt", "screen y": "pt",
                          opacity: "", "corner radius": "pt", "bounds width": "pt", "bounds height": "pt",
                          rotation: "°", red: "", green: "", blue: "" };
          // The marks of the recordings at the cursor: circle, square, triangle, diamond.
          const MARKS = ["M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", "M-3.6-3.6h7.2v7.2h-7.2z", "M0-4.8 4.6 3.6h-9.2z",
                         "M0-5 5 0 0 5-5 0z"];

          // Round numbers for an axis.
          function ticks(low, high, count = 5) {
            const rough = (high - low) / Math.min(Math.max(count, 2), 8), power = Math.pow(10, Math.floor(Math.log10(rough)));
            const step = [1, 2, 2.5, 5, 10].find(by => by * power >= rough * .999) * power;
            // Counted from the first: at 2⁵³ and beyond, i + 1 is i.
            const first = Math.ceil(low / step - 1e-9), last = Math.floor(high / step + 1e-9);
            const list = Array.from({ length: Math.max(last - first + 1, 0) }, (_, place) => (first + place) * step);
            let places = 0;
            while (places < 6 && Math.abs(step - Number(step.toFixed(places))) > step * 1e-6) places += 1;
            return { list, places };
          }

          // Math.min and Math.max fail on very long lists.
          const range = values => values.reduce(
            ([low, high], value) => value === null ? [low, high] : [Math.min(low, value), Math.max(high, value)],
            [Infinity, -Infinity]);

          // The rate of change at each frame, from the frames around it.
          const rates = (times, values) => values.map((value, frame) => {
            const known = place => place >= 0 && place < values.length && values[place] !== null;
            const low = known(frame - 1) ? frame - 1 : frame, high = known(frame + 1) ? frame + 1 : frame;
            const span = times[high] - times[low];
            return value === null || !(span > 0) ? null : (values[high] - values[low]) / span;
          });

          function makePlots(panes, from, to, seek) {
            const viewMenu = byId("graph-view"), propertyMenu = byId("graph-property");
            const left = 56, several = panes.length > 1, isDriven = panes.some(pane => pane.data.driven);
            let width = 640, instant = from;
            const right = () => width - 14;
            const x = time => left + (to > from ? (time - from) / (to - from) : 0) * (right() - left);
            const column = key => panes.map((pane, number) => ({ number, pane, values: pane.data[key] }));

            // The views that move, by name. Views of the same name in several recordings are one choice.
            const moving = new Map();
            panes.forEach((pane, number) => pane.data.views.forEach(view => {
              for (const property in view.values) {
                const name = view.name || "view " + view.id;
                if (!moving.has(name)) moving.set(name, new Map());
                const properties = moving.get(name);
                if (!properties.has(property)) properties.set(property, []);
                const found = properties.get(property);
                if (!found.some(curve => curve.number === number)) {
                  found.push({ number, pane, values: view.values[property] });
                }
              }
            }));
            const option = text => { const made = document.createElement("option"); made.textContent = text; return made; };
            const chosen = () => moving.get(viewMenu.value).get(propertyMenu.value);
            const unit = () => UNITS[propertyMenu.value];

            const panels = [];
            function add(id, height, hasTimes, describe) {
              const svg = byId(id);
              svg.parentElement.hidden = false;
              panels.push({ svg, height, hasTimes, describe, top: 24, bottom: height - (hasTimes ? 34 : 8) });
            }
            if (isDriven) {
              add("plot-fraction", several ? 150 + 12 * panes.length : 196, false,
                () => ({ name: "fraction", curves: column("fraction"), holding: [0, 1], firm: [0, 1], hasPhases: true }));
              add("plot-velocity", 128, true,
                () => ({ name: "fraction velocity, 1/s", curves: column("velocity"), holding: [0], firm: [0] }));
            }
            if (moving.size) {
              viewMenu.append(...Array.from(moving.keys(), option));
              byId("graph-box").hidden = false;
              add("graph", 196, false, () => ({
                name: viewMenu.value + " " + propertyMenu.value + (unit() ? ", " + unit() : ""), curves: chosen(),
                holding: [], firm: [], hasPhases: !isDriven }));
              add("plot-rate", 128, true, () => ({
                name: "its velocity, " + (unit() || "1") + "/s", holding: [0], firm: [0],
                curves: chosen().map(curve => ({ ...curve, values: rates(curve.pane.data.time, curve.values) })) }));
            }

            // The phases and the events: bands behind the curve of one recording, a strip for each of several.
            function drawPhases(panel, text) {
              const { svg, bottom } = panel;
              panes.forEach(({ data }, number) => {
                const y = several ? 22 + number * 12 : panel.top - 16;
                for (const [phase, start, end] of data.spans) {
                  const name = data.phases[phase], w = Math.max(x(end) - x(start), 0);
                  const place = { x: x(start), width: w, y };
                  if (!several) element("rect", { ...place, height: bottom - y, "class": "phase " + name }, svg);
                  const strip = element("rect", { ...place, height: several ? 9 : 16, "class": "phase strip " + name }, svg);
                  element("title", {}, strip).textContent = name;
                  if (!several && name.length * 6.5 + 8 < w) text(x(start) + w / 2, y + 12, name, "middle", "ink");
                }
                if (several) text(left - 8, y + 8, data.label, "end", "ink s" + number);
                let free = [-Infinity, -Infinity];
                for (const { time, label } of data.events) {
                  const at = x(time);
                  element("line", { "class": "event", x1: at, x2: at, y1: several ? y - 1 : y, y2: several ? y + 10 : bottom }, svg);
                  if (several) continue;
                  const size = label.length * 6.5, start = Math.max(Math.min(at + 4, right() - size), left);
                  const row = free.findIndex(end => end + 6 <= start);
                  if (row < 0) continue;
                  free[row] = start + size;
                  text(start, y - 5 - 13 * row, label, "start", "ink halo");
                }
              });
            }

            function draw(panel) {
              const { svg, height, bottom } = panel, { name, curves, holding, firm, hasPhases } = panel.describe();
              panel.top = !hasPhases ? 24 : several ? 28 + 12 * panes.length : 66;
              let [low, high] = range(curves.flatMap(curve => curve.values).concat(holding));
              if (!(high > low)) { low = (low || 0) - .5; high = low + 1; }
              const margin = (high - low) * .06;
              const y = value => bottom - (value - low + margin) / (high - low + 2 * margin) * (bottom - panel.top);
              svg.setAttribute("viewBox", "0 0 " + width + " " + height);
              svg.replaceChildren();
              const text = (px, py, words, anchor, kind = "muted") => {
                element("text", { x: px, y: py, "text-anchor": anchor, "font-size": 11, "class": kind }, svg).textContent = words;
              };
              if (hasPhases) drawPhases(panel, text);
              const up = ticks(low, high, (bottom - panel.top) / 26), along = ticks(from, to > from ? to : from + 1, (right() - left) / 90);
              for (const value of up.list) {
                const isFirm = firm.some(one => Math.abs(one - value) < 1e-9);
                element("line", { "class": isFirm ? "grid firm" : "grid", x1: left, x2: right(), y1: y(value), y2: y(value) }, svg);
                text(left - 8, y(value) + 4, value.toFixed(up.places), "end");
              }
              for (const value of along.list) {
                element("line", { "class": "tick", x1: x(value), x2: x(value), y1: bottom, y2: bottom + 4 }, svg);
                if (panel.hasTimes) text(x(value), bottom + 16, value.toFixed(along.places), "middle");
              }
              if (panel.hasTimes) text((left + right()) / 2, bottom + 30, "time, s", "middle");
              text(left, 12, name, "start", "ink");
              panel.dots = [];
              for (const curve of curves) {
                let path = "", pen = false;
                curve.values.forEach((value, frame) => {
                  if (value === null) { pen = false; return; }
                  path += (pen ? "L" : "M") + x(curve.pane.data.time[frame]).toFixed(2) + " " + y(value).toFixed(2);
                  pen = true;
                });
                element("path", { d: path, "class": "curve s" + curve.number }, svg);
                const dot = element("path", { d: MARKS[curve.number], "class": "dot s" + curve.number }, svg);
                panel.dots.push({ dot, curve, y });
              }
              panel.cursor = element("line", { "class": "cursor", y1: panel.top, y2: bottom }, svg);
              svg.setAttribute("aria-label", name + " against time, from " + low.toFixed(2) + " to " + high.toFixed(2));
              markPanel(panel);
            }

            function markPanel({ cursor, dots }) {
              const only = panes.length === 1 ? panes[0] : null;
              const at = only ? only.data.time[Math.max(only.index, 0)] : instant;
              cursor.setAttribute("x1", x(at));
              cursor.setAttribute("x2", x(at));
              for (const { dot, curve, y } of dots) {
                const value = curve.values[curve.pane.index];
                dot.style.display = value === null || value === undefined ? "none" : "";
                if (value !== null && value !== undefined) {
                  dot.setAttribute("transform", "translate(" + x(curve.pane.data.time[curve.pane.index]) + " " + y(value) + ")");
                }
              }
            }

            function chooseView() {
              const before = propertyMenu.value;
              propertyMenu.replaceChildren(...Array.from(moving.get(viewMenu.value).keys(), option));
              if (moving.get(viewMenu.value).has(before)) propertyMenu.value = before;
              drawProperty();
            }
            const drawProperty = () => panels.slice(-2).forEach(draw);

            // Plots are as wide as their element, so that their numbers keep their size on a phone.
            function fit() {
              const now = Math.max(Math.round(panels[0].svg.clientWidth) || 640, 240);
              if (now === width) return false;
              width = now;
              return true;
            }
            if (panels.length) fit();
            if (moving.size) {
              // Start with the property that changes most.
              let farthest = -1, start = null;
              for (const [name, properties] of moving) {
                for (const [property, [{ values }]] of properties) {
                  const [low, high] = range(values), span = high - low;
                  // The frame of a view that turns has corners in time.
                  const turns = properties.has("rotation");
                  const isOwn = turns ? /^(screen|bounds)/.test(property)
                    : !/^(screen|bounds|red|green|blue)/.test(property);
                  if (span * (isOwn ? 1e6 : 1) > farthest) { farthest = span * (isOwn ? 1e6 : 1); start = [name, property]; }
                }
              }
              viewMenu.value = start[0];
              propertyMenu.replaceChildren(...Array.from(moving.get(start[0]).keys(), option));
              propertyMenu.value = start[1];
              viewMenu.addEventListener("change", chooseView);
              propertyMenu.addEventListener("change", drawProperty);
            }
            panels.forEach(draw);
            for (const { svg } of panels) {
              dragTime(svg, place => from + (place - left) / (right() - left) * (to - from), seek);
            }
            if (panels.length) {
              new ResizeObserver(() => { if (fit()) panels.forEach(draw); }).observe(panels[0].svg);
            }
            return {
              mark(seconds) { instant = seconds; panels.forEach(markPanel); },
              // The x of a time in the plots' units, for scripts.
              x,
            };
          }
        """#
}
