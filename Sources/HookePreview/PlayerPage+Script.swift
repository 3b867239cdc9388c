extension PlayerPage {
    /// The page's script.
    static let pageScript = #"""
        "use strict";
        (() => {
          const data = JSON.parse(document.getElementById("recording").textContent);
          const byId = id => document.getElementById(id);
          const NS = "http://www.w3.org/2000/svg";
          const element = (name, attributes = {}, parent = null) => {
            const made = document.createElementNS(NS, name);
            for (const key in attributes) made.setAttribute(key, attributes[key]);
            if (parent) parent.append(made);
            return made;
          };
          const count = data.time.length, first = data.time[0], last = data.time[count - 1];
          const stage = byId("stage"), scrubber = byId("scrubber"), playButton = byId("play");
          const PLAY = byId("play-icon").getAttribute("d"), PAUSE = "M4 3h3v10H4zM9 3h3v10H9z";

          // The stage: a group of outlines, the names over them, the finger over all.
          const defs = element("defs", {}, stage);
          element("rect", { width: "100%", height: "100%", fill: data.backdrop }, stage);
          const outlines = element("g", { id: "outlines" }, stage);
          const names = element("g", { "font-size": data.labelSize, "fill-opacity": .86 }, stage);
          const views = data.views.map((view, number) => {
            const clip = element("clipPath", { id: "view-clip-" + number }, defs);
            const shape = element("path", { "data-view": view.id, "data-name": view.name, "class": "view" },
              outlines);
            element("title", {}, shape).textContent = view.name;
            const label = element("text", {}, names);
            label.textContent = view.name;
            return { looks: view.looks, shape, label, window: element("path", {}, clip),
                     clip: "url(#view-clip-" + number + ")", shown: undefined };
          });
          const hand = element("g", { id: "finger" }, stage);
          const halo = element("polyline", { "class": "trail halo" }, hand);
          const trail = element("polyline", { "class": "trail" }, hand);
          const dot = element("circle", { r: data.labelSize * 1.05, "class": "touch" }, hand);

          const cursors = Array.from(document.querySelectorAll("svg.plot"), svg => {
            const value = key => parseFloat(svg.dataset[key]);
            const axis = { svg, line: svg.querySelector(".cursor"), left: value("left"), right: value("right"),
                           from: value("from"), to: value("to") };
            axis.dot = element("circle", { "class": "dot", r: 4 }, svg);
            axis.curve = svg.querySelector("path.curve.fraction");
            return axis;
          });

          let index = -1, instant = first, playing = false, tick = 0, before = 0, order = "";

          const fixed = (value, places) => value === null ? "–" : value.toFixed(places).replace(/^-(0\.?0*)$/, "$1");

          // The number of the last frame that is not after the instant.
          function frameAt(seconds) {
            let low = 0, high = count - 1;
            while (low < high) {
              const middle = (low + high + 1) >> 1;
              if (data.time[middle] <= seconds + 1e-6) low = middle; else high = middle - 1;
            }
            return low;
          }

          function drawView(view, look) {
            if (view.shown === look) return;
            view.shown = look;
            view.shape.style.display = look ? "" : "none";
            view.label.style.display = look && look.length > 7 ? "" : "none";
            if (!look) return;
            const [path, clip, fill, cover, opacity, , dashed, x, y, light] = look;
            view.shape.setAttribute("d", path);
            view.shape.setAttribute("fill", fill);
            view.shape.setAttribute("fill-opacity", cover);
            view.shape.setAttribute("opacity", opacity);
            view.shape.classList.toggle("dashed", dashed === 1);
            if (clip === null) view.shape.removeAttribute("clip-path");
            else { view.window.setAttribute("d", clip); view.shape.setAttribute("clip-path", view.clip); }
            if (look.length > 7) {
              view.label.setAttribute("x", x);
              view.label.setAttribute("y", y);
              view.label.setAttribute("fill", light ? "#fff" : "#16171b");
            }
          }

          function drawFrame() {
            const seen = [];
            views.forEach((view, number) => {
              const look = data.looks[view.looks[index]] || null;
              drawView(view, look);
              if (look) seen.push([look[5], number]);
            });
            seen.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
            const wanted = seen.map(pair => pair[1]).join(" ");
            if (wanted !== order) {
              order = wanted;
              outlines.append(...seen.map(pair => views[pair[1]].shape));
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

          function report() {
            const time = data.time[index], fraction = data.fraction[index], velocity = data.velocity[index];
            const phase = data.phases[data.phase[index]];
            const percent = fraction === null ? "–" : fixed(fraction * 100, 1) + " %";
            byId("time").textContent = fixed(time, 3) + " s";
            byId("fraction").textContent = fixed(fraction, 4);
            byId("velocity").textContent = fixed(velocity, 3) + " 1/s";
            byId("phase").textContent = phase;
            byId("phase").className = "chip " + phase;
            byId("frame").textContent = index + 1;
            stage.dataset.frame = index;
            stage.dataset.time = time;
            stage.setAttribute("aria-label", "The screen at " + fixed(time, 3) + " seconds, " + phase + ", " + percent);
            scrubber.setAttribute("aria-valuetext", fixed(time, 3) + " seconds, " + percent);
            for (const axis of cursors) {
              const x = axis.left + (time - axis.from) / (axis.to - axis.from) * (axis.right - axis.left);
              axis.line.setAttribute("x1", x);
              axis.line.setAttribute("x2", x);
              const y = heightOn(axis, x);
              axis.dot.style.display = fraction === null || y === null ? "none" : "";
              if (y !== null) { axis.dot.setAttribute("cx", x); axis.dot.setAttribute("cy", y); }
            }
          }

          // The curve's own vertex nearest to x: the dot sits on what is drawn.
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

          function seek(seconds) {
            if (!Number.isFinite(seconds)) return;
            instant = Math.min(Math.max(seconds, first), last);
            scrubber.value = instant;
            const wanted = frameAt(instant);
            if (wanted === index) return;
            index = wanted;
            drawFrame();
            report();
          }

          function step(frames) {
            pause();
            seek(data.time[Math.min(Math.max(index + frames, 0), count - 1)]);
          }

          function setPlaying(on) {
            playing = on;
            playButton.setAttribute("aria-label", on ? "Pause" : "Play");
            byId("play-icon").setAttribute("d", on ? PAUSE : PLAY);
          }
          function pause() {
            cancelAnimationFrame(tick);
            setPlaying(false);
          }
          function play() {
            if (count < 2) return;
            if (instant >= last) seek(first);
            setPlaying(true);
            before = 0;
            tick = requestAnimationFrame(advance);
          }
          function advance(now) {
            if (!playing) return;
            const speed = Number(document.querySelector("input[name=speed]:checked").value);
            if (before) seek(instant + (now - before) / 1000 * speed);
            before = now;
            if (instant >= last) pause();
            else tick = requestAnimationFrame(advance);
          }
          const toggle = () => playing ? pause() : play();

          scrubber.min = first;
          scrubber.max = last;
          scrubber.addEventListener("input", () => { pause(); seek(Number(scrubber.value)); });
          playButton.addEventListener("click", toggle);
          byId("back").addEventListener("click", () => step(-1));
          byId("forward").addEventListener("click", () => step(1));
          if (count < 2) for (const id of ["back", "play", "forward", "scrubber"]) byId(id).disabled = true;

          document.addEventListener("keydown", event => {
            if (event.ctrlKey || event.altKey || event.metaKey) return;
            const on = event.target;
            if (on.matches && on.matches("input[type=radio]")) return;
            const actions = { " ": toggle, ArrowLeft: () => step(-1), ArrowRight: () => step(1),
                              Home: () => { pause(); seek(first); }, End: () => { pause(); seek(last); } };
            if (!(event.key in actions)) return;
            if (event.key === " " && on.matches && on.matches("button")) return;
            event.preventDefault();
            actions[event.key]();
          });

          for (const axis of cursors) {
            const drag = event => {
              const box = axis.svg.getBoundingClientRect();
              const x = (event.clientX - box.left) / box.width * axis.svg.viewBox.baseVal.width;
              pause();
              seek(axis.from + (x - axis.left) / (axis.right - axis.left) * (axis.to - axis.from));
            };
            axis.svg.addEventListener("pointerdown", event => {
              axis.svg.setPointerCapture(event.pointerId);
              drag(event);
            });
            axis.svg.addEventListener("pointermove", event => { if (event.buttons & 1) drag(event); });
          }

          window.hookePlayer = {
            seek(seconds) { pause(); seek(seconds); },
            get frameIndex() { return index; },
            frames: data.time.map((time, i) => ({ time, fraction: data.fraction[i], velocity: data.velocity[i],
                                                  phase: data.phases[data.phase[i]] })),
          };

          const asked = () => {
            const match = /^#t=([-+.\deE]+)$/.exec(location.hash);
            return match ? Number(match[1]) : NaN;
          };
          window.addEventListener("hashchange", () => {
            if (Number.isFinite(asked())) window.hookePlayer.seek(asked());
          });
          seek(Number.isFinite(asked()) ? asked() : first);
          const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
          if (!still && !Number.isFinite(asked())) play();
        })();
        """#
}
