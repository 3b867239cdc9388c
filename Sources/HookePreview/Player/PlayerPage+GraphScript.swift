extension PlayerPage {
    /// The part of the script that plots one property of a view against time, for all recordings.
    static let graphScript = #"""
          const UNITS = { x: "pt", y: "pt", width: "pt", height: "pt", "screen x": "pt", "screen y": "pt",
                          opacity: "", "corner radius": "pt" };

          // Round numbers for an axis.
          function ticks(low, high, count = 5) {
            const rough = (high - low) / Math.min(Math.max(count, 2), 8), power = Math.pow(10, Math.floor(Math.log10(rough)));
            const step = [1, 2, 2.5, 5, 10].find(by => by * power >= rough * .999) * power;
            const list = [];
            for (let i = Math.ceil(low / step - 1e-9); i * step <= high + step * 1e-9; i += 1) list.push(i * step);
            let places = 0;
            while (places < 6 && Math.abs(step - Number(step.toFixed(places))) > step * 1e-6) places += 1;
            return { list, places };
          }

          function makeGraph(panes, from, to, seek) {
            const svg = byId("graph"), viewMenu = byId("graph-view"), propertyMenu = byId("graph-property");
            // The graph is as wide as its element, so that its numbers keep their size on a phone.
            const box = { left: 56, right: 628, top: 26, bottom: 196 };
            function fit() {
              const width = Math.max(Math.round(svg.clientWidth) || 640, 240);
              if (width === svg.viewBox.baseVal.width) return false;
              svg.setAttribute("viewBox", "0 0 " + width + " 238");
              box.right = width - 12;
              return true;
            }
            // Math.min and Math.max fail on very long lists.
            const range = values => values.reduce(
              ([low, high], value) => value === null ? [low, high] : [Math.min(low, value), Math.max(high, value)],
              [Infinity, -Infinity]);
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
            if (!moving.size) {
              byId("graph-box").hidden = true;
              return { mark() {} };
            }
            viewMenu.append(...Array.from(moving.keys(), option));
            // Start with the property that changes most.
            let farthest = -1, start = null;
            for (const [name, properties] of moving) {
              for (const [property, [{ values }]] of properties) {
                const [low, high] = range(values), span = high - low;
                if (span > farthest) { farthest = span; start = [name, property]; }
              }
            }
            const x = time => box.left + (to > from ? (time - from) / (to - from) : 0) * (box.right - box.left);
            let cursor = null;

            function chooseView() {
              const before = propertyMenu.value;
              propertyMenu.replaceChildren(...Array.from(moving.get(viewMenu.value).keys(), option));
              if (moving.get(viewMenu.value).has(before)) propertyMenu.value = before;
              draw();
            }

            function draw() {
              const curves = moving.get(viewMenu.value).get(propertyMenu.value), unit = UNITS[propertyMenu.value];
              let [low, high] = range(curves.flatMap(curve => curve.values));
              if (!(high > low)) { low -= .5; high += .5; }
              const margin = (high - low) * .06;
              const y = value => box.bottom - (value - low + margin) / (high - low + 2 * margin) * (box.bottom - box.top);
              svg.replaceChildren();
              const text = (px, py, words, anchor, kind = "muted") => {
                element("text", { x: px, y: py, "text-anchor": anchor, "font-size": 11, "class": kind }, svg).textContent = words;
              };
              const up = ticks(low, high), along = ticks(from, to > from ? to : from + 1, (box.right - box.left) / 90);
              for (const value of up.list) {
                element("line", { "class": "grid", x1: box.left, x2: box.right, y1: y(value), y2: y(value) }, svg);
                text(box.left - 8, y(value) + 4, value.toFixed(up.places), "end");
              }
              for (const value of along.list) text(x(value), box.bottom + 18, value.toFixed(along.places), "middle");
              text((box.left + box.right) / 2, box.bottom + 34, "time, s", "middle");
              text(box.left, 14, propertyMenu.value + (unit ? ", " + unit : ""), "start", "ink");
              curves.forEach((curve, place) => {
                let path = "", pen = false;
                curve.values.forEach((value, frame) => {
                  if (value === null) { pen = false; return; }
                  path += (pen ? "L" : "M") + x(curve.pane.data.time[frame]).toFixed(2) + " " + y(value).toFixed(2);
                  pen = true;
                });
                element("path", { d: path, "class": "curve s" + curve.number }, svg);
                if (panes.length > 1) {
                  text(box.right - (curves.length - 1 - place) * 110, 14, curve.pane.data.label, "end", "ink s" + curve.number);
                }
              });
              cursor = element("line", { "class": "cursor", y1: box.top, y2: box.bottom }, svg);
              svg.setAttribute("aria-label", propertyMenu.value + " of " + viewMenu.value + " against time, from " +
                low.toFixed(2) + " to " + high.toFixed(2) + " " + unit);
              mark(instant);
            }

            let instant = from;
            function mark(seconds) {
              instant = seconds;
              cursor.setAttribute("x1", x(seconds));
              cursor.setAttribute("x2", x(seconds));
            }

            viewMenu.addEventListener("change", chooseView);
            propertyMenu.addEventListener("change", draw);
            dragTime(svg, place => from + (place - box.left) / (box.right - box.left) * (to - from), seek);
            viewMenu.value = start[0];
            fit();
            chooseView();
            propertyMenu.value = start[1];
            draw();
            new ResizeObserver(() => { if (fit()) draw(); }).observe(svg);
            return { mark };
          }
        """#
}
