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
          // The number of ghosts on each side of the current frame, and how many views have them.
          const GHOSTS = 3, SUBJECTS = 2;

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
            const names = element("g", { "font-size": data.labelSize, "fill-opacity": .86, "class": "names" }, stage);
            const views = data.views.map((view, place) => {
              const clipName = "view-clip-" + number + "-" + place;
              const clip = element("clipPath", { id: clipName }, defs);
              const shape = element("path", { "data-view": view.id, "data-name": view.name, "class": "view" },
                outlines);
              element("title", {}, shape).textContent = view.name;
              const label = element("text", {}, names);
              label.textContent = view.name;
              const content = view.content
                ? makeContent({ ...view.content, image: data.images[view.content.image] }, clipName, defs, outlines) : null;
              const drawing = drawn.has(view) ? element("g", { "class": "drawing" }, outlines) : null;
              return { looks: view.looks, shape, label, drawing, window: element("path", {}, clip), content,
                       shadow: hasPart(view, 9) ? makeShadow(outlines) : null,
                       border: hasPart(view, 10) ? makeBorder(clipName, defs, outlines) : null,
                       clip: "url(#" + clipName + ")", shown: undefined };
            });
            const hand = element("g", { "class": "finger" }, stage);
            const halo = element("polyline", { "class": "trail halo" }, hand);
            const trail = element("polyline", { "class": "trail" }, hand);
            const dot = element("circle", { r: data.labelSize * 1.05, "class": "touch" }, hand);

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

            // Whether a part of some look of a view is drawn.
            function hasPart(view, part) { return view.looks.some(look => look >= 0 && data.looks[look][part]); }

            function makeShadow(parent) {
              const group = element("g", { "class": "content" }, parent);
              return { group, path: element("path", {}, group) };
            }

            function makeBorder(clipName, defs, parent) {
              const clip = element("clipPath", { id: clipName + "-edge" }, defs);
              const group = element("g", { "class": "content" }, parent);
              const path = element("path", { fill: "none", "clip-path": "url(#" + clipName + "-edge)" }, group);
              return { group, path, outline: element("path", {}, clip) };
            }

            // The shadow below a view and the border above it, clipped by the views around it.
            function drawDecoration(view, look) {
              for (const [made, part] of [[view.shadow, look && look[9]], [view.border, look && look[10]]]) {
                if (!made) continue;
                made.group.style.display = part ? "" : "none";
                if (!part) continue;
                made.path.setAttribute("d", look[0]);
                made.group.setAttribute("opacity", look[4]);
                if (look[1] < 0) made.group.removeAttribute("clip-path");
                else made.group.setAttribute("clip-path", view.clip);
              }
              if (view.shadow && look && look[9]) {
                const [x, y, blur, color, cover] = look[9], path = view.shadow.path;
                path.setAttribute("transform", "translate(" + x + " " + y + ")");
                path.setAttribute("fill", color);
                path.setAttribute("fill-opacity", cover);
                path.style.filter = blur > 0 ? "blur(" + blur + "px)" : "";
              }
              if (view.border && look && look[10]) {
                const [width, color, cover] = look[10];
                view.border.outline.setAttribute("d", look[0]);
                view.border.path.setAttribute("stroke-width", width);
                view.border.path.setAttribute("stroke", color);
                view.border.path.setAttribute("stroke-opacity", cover);
              }
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
              const content = view.content, place = look && look[8];
              const isShown = Array.isArray(place);
              content.group.style.display = isShown ? "" : "none";
              if (!isShown) return;
              const [a, b, c, d, e, f, width, height] = place;
              view.shape.style.display = look[2] === "none" ? "none" : "";
              content.outline.setAttribute("d", look[0]);
              content.mapped.setAttribute("transform", "matrix(" + [a, b, c, d, e, f].join(" ") + ")");
              content.group.setAttribute("opacity", look[4]);
              if (look[1] < 0) content.group.removeAttribute("clip-path");
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
                if (look[1] < 0) view.drawing.removeAttribute("clip-path");
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
              view.label.style.display = look && look[7] ? "" : "none";
              if (view.content) drawContent(view, look);
              if (view.drawing) drawDrawing(view, look);
              drawDecoration(view, look);
              if (!look) return;
              const [path, clip, fill, cover, opacity, , dashed, label] = look;
              view.shape.setAttribute("d", path);
              view.shape.setAttribute("fill", fill);
              view.shape.setAttribute("fill-opacity", cover);
              view.shape.setAttribute("opacity", opacity);
              view.shape.classList.toggle("dashed", dashed === 1);
              if (clip < 0) view.shape.removeAttribute("clip-path");
              else { view.window.setAttribute("d", data.clips[clip]); view.shape.setAttribute("clip-path", view.clip); }
              if (label) {
                view.label.setAttribute("x", label[0]);
                view.label.setAttribute("y", label[1]);
                view.label.setAttribute("fill", label[2] ? "#fff" : "#16171b");
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
                  .flatMap(view => [view.shadow && view.shadow.group, view.shape, view.drawing,
                                    view.content && view.content.group, view.border && view.border.group].filter(Boolean)));
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

            // The views with ghosts: those that move most by themselves, not with a view around them.
            const reach = view => Object.entries(view.values).reduce((sum, [name, values]) => {
              const [low, high] = range(values);
              return sum + (high - low) * (name.startsWith("screen") ? 1e-6 : 1);
            }, 0);
            const subjects = data.views.map((view, place) => [reach(view), place]).filter(pair => pair[0] > 0)
              .sort((a, b) => b[0] - a[0]).slice(0, SUBJECTS).map(pair => views[pair[1]]);

            // Outlines of these views at earlier and later times, with the differences of time.
            function drawGhosts() {
              onion.replaceChildren();
              if (!showsGhosts) return;
              const stride = Math.max(1, Math.round(count / 20)), taken = [];
              for (let away = 1; away <= GHOSTS; away += 1) {
                for (const side of [-1, 1]) {
                  const frame = index + side * away * stride;
                  if (frame < 0 || frame >= count) continue;
                  const kind = side < 0 ? "before" : "after", difference = data.time[frame] - data.time[index];
                  for (const view of subjects) {
                    const look = data.looks[view.looks[frame]];
                    if (!look || view.looks[frame] === view.looks[index]) continue;
                    const ghost = element("path", { d: look[0], "class": "ghost " + kind,
                                                    "stroke-opacity": (1 - .22 * (away - 1)).toFixed(2) }, onion);
                    // In a corner of the outline on the screen, where no other time is written.
                    const { x: px, y: py, width } = ghost.getBBox(), size = data.labelSize * .8;
                    const left = px >= 0 ? px + 4 : px + width - 4.5 * size, top = py >= 0 ? py + 1.2 * size : 1.2 * size;
                    const at = [Math.min(Math.max(left, 4), data.size[0] - 4.5 * size), Math.min(top, data.size[1] - 4)];
                    if (taken.some(other => Math.abs(other[0] - at[0]) < 4.5 * size && Math.abs(other[1] - at[1]) < size)) continue;
                    taken.push(at);
                    element("text", { x: at[0], y: at[1], "font-size": size, "class": "ghost-time " + kind }, onion)
                      .textContent = (side < 0 ? "−" : "+") + Math.abs(difference).toFixed(2) + " s";
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
            }

            const pane = {
              data, stage, count, first, last, description: "",
              get index() { return index; },
              seek(seconds) {
                const wanted = frameAt(Math.min(Math.max(seconds, first), last));
                if (wanted === index) return;
                index = wanted;
                drawFrame();
                drawGhosts();
                report();
              },
              showNames(on) { stage.classList.toggle("plain", !on); },
              showGhosts(on) { showsGhosts = on; drawGhosts(); },
            };
            return pane;
          }
        """#
}
