extension PlayerPage {
    /// The part of the script that draws one recording: its stage, its readouts and the cursors of its plots.
    static let paneScript = #"""
          const recordings = JSON.parse(document.getElementById("recording").textContent);
          const byId = id => document.getElementById(id);
          // Element ids of the first recording have no suffix; those of the others end in a number.
          const named = (name, number) => byId(number ? name + "-" + (number + 1) : name);
          const NS = "http://www.w3.org/2000/svg";
          const element = (name, attributes = {}, parent = null) => {
            const made = document.createElementNS(NS, name);
            for (const key in attributes) made.setAttribute(key, attributes[key]);
            if (parent) parent.append(made);
            return made;
          };
          const fixed = (value, places) => value === null ? "–" : value.toFixed(places).replace(/^-(0\.?0*)$/, "$1");
          // The number of ghosts on each side of the current frame.
          const GHOSTS = 4;

          function makePane(data, number) {
            const count = data.time.length, first = data.time[0], last = data.time[count - 1];
            const stage = named("stage", number);

            // What a look draws besides its outline: elements with ids, elements, mask, whether it has no outline.
            const drawn = new Set();
            for (const key in data.drawings) {
              const look = data.looks[key];
              look.drawing = data.drawings[key].map(part =>
                typeof part === "string" ? part.replaceAll("@@", number + "-") : part);
              data.views.forEach(view => view.looks.includes(Number(key)) && drawn.add(view));
            }

            // The stage, back to front: outlines, ghosts of other frames, names, finger.
            const defs = element("defs", {}, stage);
            element("rect", { width: "100%", height: "100%", fill: data.backdrop }, stage);
            const outlines = element("g", { "class": "outlines" }, stage);
            const onion = element("g", { "class": "onion" }, stage);
            const names = element("g", { "font-size": data.labelSize, "fill-opacity": .86 }, stage);
            const views = data.views.map((view, place) => {
              const clipName = "view-clip-" + number + "-" + place;
              const clip = element("clipPath", { id: clipName }, defs);
              const shape = element("path", { "data-view": view.id, "data-name": view.name, "class": "view" },
                outlines);
              element("title", {}, shape).textContent = view.name;
              const label = element("text", {}, names);
              label.textContent = view.name;
              const content = view.content ? makeContent(view.content, clipName, defs, outlines) : null;
              const drawing = drawn.has(view) ? element("g", { "class": "drawing" }, outlines) : null;
              return { looks: view.looks, shape, label, drawing, window: element("path", {}, clip), content,
                       clip: "url(#" + clipName + ")", shown: undefined };
            });
            const hand = element("g", { "class": "finger" }, stage);
            const halo = element("polyline", { "class": "trail halo" }, hand);
            const trail = element("polyline", { "class": "trail" }, hand);
            const dot = element("circle", { r: data.labelSize * 1.05, "class": "touch" }, hand);

            const cursors = Array.from(named("plots", number).querySelectorAll("svg.plot"), svg => {
              const value = key => parseFloat(svg.dataset[key]);
              const axis = { svg, line: svg.querySelector(".cursor"), left: value("left"), right: value("right"),
                             from: value("from"), to: value("to") };
              axis.dot = element("circle", { "class": "dot", r: 4 }, svg);
              axis.curve = svg.querySelector("path.curve.fraction");
              return axis;
            });

            let index = -1, order = "", showsGhosts = false;

            // The index of the last frame that is not after `seconds`.
            function frameAt(seconds) {
              let low = 0, high = count - 1;
              while (low < high) {
                const middle = (low + high + 1) >> 1;
                if (data.time[middle] <= seconds + 1e-6) low = middle; else high = middle - 1;
              }
              return low;
            }

            // The picture and the text of a view, clipped by its outline.
            function makeContent(content, clipName, defs, parent) {
              const group = element("g", { "class": "content" }, parent);
              const clip = element("clipPath", { id: clipName + "-own" }, defs);
              const inner = element("g", { "clip-path": "url(#" + clipName + "-own)" }, group);
              const mapped = element("g", {}, inner);
              let image = null;
              if (content.image) {
                // Browsers fit an SVG picture by its own rules, unless it has its own size.
                const [width, height] = content.pixels;
                image = element("svg", { viewBox: "0 0 " + width + " " + height, preserveAspectRatio: content.fit }, mapped);
                element("image", { href: content.image, width, height, preserveAspectRatio: "none" }, image);
              }
              const text = content.lines
                ? element("g", { "font-size": content.size, "text-anchor": content.anchor, fill: content.fill,
                                 "fill-opacity": content.cover }, mapped) : null;
              for (const [words, y] of content.lines || []) {
                element("text", { y, "xml:space": "preserve" }, text).textContent = words;
              }
              return { group, outline: element("path", {}, clip), mapped, image, text, position: content.position };
            }

            function drawContent(view, look) {
              const content = view.content, place = look && look[7];
              const isShown = Array.isArray(place);
              content.group.style.display = isShown ? "" : "none";
              if (!isShown) return;
              const [a, b, c, d, e, f, width, height] = place;
              view.shape.style.display = look[2] === "none" ? "none" : "";
              content.outline.setAttribute("d", look[0]);
              content.mapped.setAttribute("transform", "matrix(" + [a, b, c, d, e, f].join(" ") + ")");
              content.group.setAttribute("opacity", look[4]);
              if (look[1] === null) content.group.removeAttribute("clip-path");
              else content.group.setAttribute("clip-path", view.clip);
              if (content.image) {
                content.image.setAttribute("width", width);
                content.image.setAttribute("height", height);
              }
              if (content.text) {
                content.text.setAttribute("transform",
                  "translate(" + content.position * width + " " + height / 2 + ")");
              }
            }

            // The gradient and the path of a view, and the mask of all its elements.
            function drawDrawing(view, look) {
              const [defined, body, mask, isBare] = look && look.drawing || ["", "", null, 0];
              view.drawing.innerHTML = defined + body;
              if (look) {
                view.drawing.setAttribute("opacity", look[4]);
                if (look[1] === null) view.drawing.removeAttribute("clip-path");
                else view.drawing.setAttribute("clip-path", view.clip);
                if (isBare) view.shape.style.display = "none";
              }
              for (const part of [view.shape, view.drawing, view.content && view.content.group]) {
                if (part && mask) part.setAttribute("mask", mask);
                else if (part) part.removeAttribute("mask");
              }
            }

            function drawView(view, look) {
              if (view.shown === look) return;
              view.shown = look;
              view.shape.style.display = look ? "" : "none";
              view.label.style.display = look && look.length > 8 ? "" : "none";
              if (view.content) drawContent(view, look);
              if (view.drawing) drawDrawing(view, look);
              if (!look) return;
              const [path, clip, fill, cover, opacity, , dashed, x, y, light] = look;
              view.shape.setAttribute("d", path);
              view.shape.setAttribute("fill", fill);
              view.shape.setAttribute("fill-opacity", cover);
              view.shape.setAttribute("opacity", opacity);
              view.shape.classList.toggle("dashed", dashed === 1);
              if (clip === null) view.shape.removeAttribute("clip-path");
              else { view.window.setAttribute("d", clip); view.shape.setAttribute("clip-path", view.clip); }
              if (look.length > 8) {
                view.label.setAttribute("x", x);
                view.label.setAttribute("y", y);
                view.label.setAttribute("fill", light ? "#fff" : "#16171b");
              }
            }

            function drawFrame() {
              const seen = [];
              views.forEach((view, place) => {
                const look = data.looks[view.looks[index]] || null;
                drawView(view, look);
                if (look) seen.push([look[5], place]);
              });
              seen.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
              const wanted = seen.map(pair => pair[1]).join(" ");
              if (wanted !== order) {
                order = wanted;
                outlines.append(...seen.map(pair => views[pair[1]])
                  .flatMap(view => [view.shape, view.drawing, view.content && view.content.group].filter(Boolean)));
              }
              const x = data.fingerX[index], y = data.fingerY[index];
              hand.style.display = x === null ? "none" : "";
              if (x !== null) {
                dot.setAttribute("cx", x);
                dot.setAttribute("cy", y);
                const path = data.trace.slice(data.trailFrom[index], data.trailTo[index]).filter(Boolean);
                const points = path.concat(x + " " + y).join(" ");
                halo.setAttribute("points", points);
                trail.setAttribute("points", points);
              }
            }

            // Outlines of neighbouring frames that differ from this one; farther frames are paler.
            function drawGhosts() {
              onion.replaceChildren();
              if (!showsGhosts) return;
              const stride = Math.max(1, Math.round(count / 24));
              for (let away = GHOSTS; away > 0; away -= 1) {
                for (const side of [-1, 1]) {
                  const frame = index + side * away * stride;
                  if (frame < 0 || frame >= count) continue;
                  for (const view of views) {
                    const look = data.looks[view.looks[frame]];
                    if (!look || view.looks[frame] === view.looks[index]) continue;
                    element("path", { d: look[0], "class": "ghost " + (side < 0 ? "before" : "after"),
                                      "stroke-opacity": (.75 * (1 - (away - 1) / GHOSTS)).toFixed(3) }, onion);
                  }
                }
              }
            }

            function report() {
              const time = data.time[index], fraction = data.fraction[index], velocity = data.velocity[index];
              const phase = data.phases[data.phase[index]];
              const percent = fraction === null ? "–" : fixed(fraction * 100, 1) + " %";
              named("time", number).textContent = fixed(time, 3) + " s";
              named("fraction", number).textContent = fixed(fraction, 4);
              named("velocity", number).textContent = fixed(velocity, 3) + " 1/s";
              named("phase", number).textContent = phase;
              named("phase", number).className = "chip " + phase;
              named("frame", number).textContent = index + 1;
              stage.dataset.frame = index;
              stage.dataset.time = time;
              pane.description = fixed(time, 3) + " seconds, " + percent;
              stage.setAttribute("aria-label",
                data.title + " at " + fixed(time, 3) + " seconds, " + phase + ", " + percent);
              for (const axis of cursors) {
                const x = axis.left + (time - axis.from) / (axis.to - axis.from) * (axis.right - axis.left);
                axis.line.setAttribute("x1", x);
                axis.line.setAttribute("x2", x);
                const y = heightOn(axis, x);
                axis.dot.style.display = fraction === null || y === null ? "none" : "";
                if (y !== null) { axis.dot.setAttribute("cx", x); axis.dot.setAttribute("cy", y); }
              }
            }

            // The y of the curve's vertex nearest to x, so that the dot lies on the curve.
            function heightOn(axis, x) {
              if (!axis.curve) return null;
              if (!axis.points) {
                axis.points = axis.curve.getAttribute("d").slice(1).split(/[ML]/)
                  .map(pair => pair.split(" ").map(Number));
              }
              let best = null, distance = Infinity;
              for (const [px, py] of axis.points) {
                if (Math.abs(px - x) < distance) { distance = Math.abs(px - x); best = py; }
              }
              return best;
            }

            const pane = {
              data, stage, cursors, count, first, last, description: "",
              get index() { return index; },
              seek(seconds) {
                const wanted = frameAt(Math.min(Math.max(seconds, first), last));
                if (wanted === index) return;
                index = wanted;
                drawFrame();
                drawGhosts();
                report();
              },
              showGhosts(on) { showsGhosts = on; drawGhosts(); },
            };
            return pane;
          }
        """#
}
