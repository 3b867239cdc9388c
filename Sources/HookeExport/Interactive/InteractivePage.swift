// swift-format-ignore-file
// Written by scripts/build-interactive from Sources/Interactive. Do not edit.
// Module: 511d8f966de1d695cf2af50f2f81452cb7c9e2543bded9d3bd76795ffbfb7bc5
// Sources of the module: 3619d94ed2c03aa62a4c74e707f4163eb58372b0019e7b453c10398322992f4d
// Tools: Swift version 6.3.1 (swift-6.3.1-RELEASE); wasm-opt version 108; LLD 21.0.0 (https://github.com/swiftlang/llvm-project.git 11673e6660b2d0a5f9f99b1c7b773f4c2f6df1b0)

/// The page of `InteractiveExport`.
enum InteractivePage {
    /// The page, with places for a transition and the module.
    static let page = #"""
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta http-equiv="Content-Security-Policy"
          content="default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src data: blob:">
        <title><!--NAME--></title>
        <style>
        :root { --paper: #ffffff; --card: #f5f5f8; --ink: #1b1c20; --muted: #62646d; --accent: #0b57c9; --on-accent: #ffffff;
          --edge: #84868f; --line: #dcdde3 }
        @media (prefers-color-scheme: dark) {
          :root { --paper: #17181c; --card: #212228; --ink: #ececf1; --muted: #a2a5b0; --accent: #7db2ff; --on-accent: #10131a;
            --edge: #767a86; --line: #33353d }
        }
        * { box-sizing: border-box }
        html, body { height: 100%; margin: 0 }
        body { background: var(--paper); color: var(--ink); font: 15px/1.4 system-ui, sans-serif }
        main { display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr) 320px; height: 100dvh }
        .room { position: relative; overflow: clip }
        .stage { position: absolute; transform-origin: 0 0; overflow: clip; user-select: none; -webkit-user-select: none;
          cursor: grab; box-shadow: 0 0 0 1px var(--line) }
        .stage.held { cursor: grabbing }
        .stage:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
        .stage * { position: absolute; left: 0; top: 0; margin: 0; pointer-events: none }
        .panel { background: var(--card); border-left: 1px solid var(--line); padding: 24px; overflow: auto }
        h1 { font-size: 24px; line-height: 1.2; margin: 0 0 8px; overflow-wrap: anywhere }
        p { margin: 0 0 16px; overflow-wrap: anywhere }
        .hint, .keys, .note, .about, dt { color: var(--muted) }
        .hint, .keys, .note, .about { font-size: 13px }
        .note:empty, .about:empty { display: none }
        dl { margin: 0 0 16px; display: grid; gap: 8px }
        dl div { display: flex; justify-content: space-between; gap: 12px }
        dd { margin: 0; font-variant-numeric: tabular-nums; text-align: right }
        .because { min-height: 4.2em }
        .buttons { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 16px }
        button { font: inherit; min-height: 44px; padding: 0 12px; border-radius: 8px; border: 1px solid var(--edge);
          background: var(--paper); color: var(--ink) }
        button.again { background: var(--accent); border-color: var(--accent); color: var(--on-accent) }
        button:disabled { color: var(--muted); border-color: var(--line) }
        button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
        .failed { padding: 24px }
        @media (max-width: 760px) {
          main { grid-template: minmax(0, 1fr) auto / minmax(0, 1fr) }
          .panel { border-left: 0; border-top: 1px solid var(--line); padding: 12px 16px; max-height: 46dvh }
          h1 { font-size: 17px; margin: 0 0 4px }
          p, dl, .buttons { margin-bottom: 8px }
          dl { grid-template-columns: 5em 6em 1fr; white-space: nowrap }
          dl div { display: block }
          dd { text-align: left }
          .hint, .keys { display: none }
          .because { min-height: 4.2em; font-size: 13px }
        }
        /*TREES*/
        </style>
        </head>
        <body>
        <main>
        <div class="room">
        <div class="stage" tabindex="0" role="slider" aria-label="Progress of the transition" aria-valuemin="0" aria-valuemax="100"
          aria-describedby="keys">
        <!--TREES-->
        </div>
        </div>
        <section class="panel" aria-label="Readings">
        <h1><!--NAME--></h1>
        <p class="hint"><span class="way"></span> Release to finish or cancel, and grab it again while it moves.</p>
        <dl>
        <div><dt>Fraction</dt><dd class="fraction">0.000</dd></div>
        <div><dt>Velocity</dt><dd class="velocity">0.00 /s</dd></div>
        <div><dt>State</dt><dd class="state">at the start</dd></div>
        </dl>
        <p class="because" role="status"></p>
        <div class="buttons">
        <button type="button" class="again">Start again</button>
        <button type="button" class="trace" disabled>Download trace</button>
        </div>
        <p class="note"></p>
        <p class="about"><!--ABOUT--></p>
        <p class="keys" id="keys">Arrow keys scrub, with Shift in larger steps. Enter finishes, Esc cancels.</p>
        </section>
        </main>
        <script type="application/json" id="data">/*DATA*/</script>
        <script type="application/octet-stream" id="wasm">/*WASM*/</script>
        <script>
        const _Interactive_core = (() => {
        const HEAD = 10;
        const LAYER = 21;
        const phases = ["idle", "held", "settling", "running", "finished", "cancelled"];

        class Core {
          #core;
          constructor(instance, numbers, properties) {
            this.#core = instance.exports;
            this.#core._initialize?.();
            const names = new TextEncoder().encode(properties.map((name) => `${name}\0`).join(""));
            const place = this.#core.malloc(numbers.byteLength + names.length);
            const after = place + numbers.byteLength;
            new Float64Array(this.#core.memory.buffer, place, numbers.length).set(numbers);
            new Uint8Array(this.#core.memory.buffer, after, names.length).set(names);
            const fault = this.#core.page_load(place, numbers.length, after, names.length);
            this.#core.free(place);
            if (fault) throw new RangeError(this.#text(fault));
          }

          #text(place) {
            const bytes = new Uint8Array(this.#core.memory.buffer);
            return new TextDecoder().decode(bytes.subarray(place, bytes.indexOf(0, place)));
          }

          #numbers(place, count) {
            return new Float64Array(this.#core.memory.buffer, place, count);
          }

          #head(place) {
            const [phase, fraction, velocity, tree, layers, channels, outcome, settled, duration, overshoot] = this.#numbers(place, HEAD);
            return {
              phase: phases[phase], fraction, velocity, tree, layers, channels, duration, overshoot,
              settled: phases[phase] === "settling" ? settled : null,
              outcome: outcome < 0 ? null : outcome ? "finish" : "cancel",
            };
          }

          reset() {
            this.#core.page_reset();
          }
          touch(phase, finger, x, y, time) {
            return this.#core.page_touch(["down", "move", "up", "cancel"].indexOf(phase), finger, x, y, time) === 1;
          }

          hold(fraction, time) {
            this.#core.page_hold(fraction, time);
          }

          release(finishes, time) {
            this.#core.page_release(finishes ? 1 : 0, time);
          }

          get reason() {
            return this.#text(this.#core.page_reason());
          }
          show(time) {
            const place = this.#core.page_show(time);
            const head = this.#head(place);
            const count = HEAD + head.layers * LAYER + head.channels * 4;
            const numbers = this.#numbers(place, count);
            return {
              ...head, numbers: numbers.subarray(HEAD, HEAD + head.layers * LAYER),
              values: numbers.subarray(HEAD + head.layers * LAYER),
            };
          }
          corners(time) {
            const place = this.#core.page_corners(time);
            const head = this.#head(place);
            return { ...head, corners: this.#numbers(place, HEAD + head.layers * 8).slice(HEAD) };
          }
        }
        const bytes = (text) => Uint8Array.from(atob(text.replace(/\s+/g, "")), (letter) => letter.charCodeAt(0));
        return { LAYER, phases, Core, bytes };
        })();
        const _Interactive_hand = (() => {
        class Hand {
          #stage;
          #place;
          #send;
          #pointer = null;
          #finger = -1;
          #last = null;
          #pending = null;
          constructor(stage, place, send) {
            [this.#stage, this.#place, this.#send] = [stage, place, send];
            stage.addEventListener("pointerdown", (event) => this.#down(event));
            stage.addEventListener("pointermove", (event) => this.#move(event));
            stage.addEventListener("pointerup", (event) => this.#end(event, "up"));
            stage.addEventListener("pointercancel", (event) => this.#end(event, "cancel"));
            stage.addEventListener("lostpointercapture", (event) => this.#end(event, "cancel"));
            stage.addEventListener("dragstart", (event) => event.preventDefault());
          }

          get isDown() {
            return this.#pointer !== null;
          }
          flush(before = Infinity) {
            const move = this.#pending;
            if (!move || move.milliseconds >= before) return;
            this.#pending = null;
            this.#tell(move);
          }

          #tell(sample) {
            this.#last = sample;
            this.#send(sample);
          }

          #sample(event, phase) {
            const [x, y] = this.#place(event);
            const milliseconds = Math.max(event.timeStamp, this.#pending?.milliseconds ?? this.#last?.milliseconds ?? -Infinity);
            return { milliseconds, phase, x, y, finger: this.#finger };
          }

          #down(event) {
            if (!event.isPrimary || event.button !== 0 || this.isDown) return;
            this.#stage.setPointerCapture(event.pointerId);
            this.#pointer = event.pointerId;
            this.#finger += 1;
            this.#tell(this.#sample(event, "down"));
          }

          #move(event) {
            if (event.pointerId !== this.#pointer) return;
            const all = event.getCoalescedEvents?.() ?? [];
            for (const each of all.length ? all : [event]) {
              const move = this.#sample(each, "move");
              this.flush(move.milliseconds);
              this.#pending = move;
            }
          }

          #end(event, phase) {
            if (event.pointerId !== this.#pointer) return;
            const { milliseconds } = this.#sample(event, phase);
            this.flush();
            this.#pointer = null;
            this.#tell({ ...this.#last, milliseconds, phase });
          }
          reset() {
            [this.#finger, this.#last, this.#pending] = [-1, null, null];
          }
        }
        return { Hand };
        })();
        const _Interactive_stage = (() => {

        const { LAYER } = _Interactive_core;
        const color = ([red, green, blue, alpha]) =>
          `rgb(${[red, green, blue].map((part) => (alpha > 0 ? (255 * part) / alpha : 0)).join(" ")} / ${alpha})`;

        const within = (value, low, high) => Math.min(Math.max(value, low), high);
        const styles = {
          backgroundColor: (element, value) => {
            (part(element, "fill") ?? element).style.backgroundColor = color(value);
          },
          cornerRadius: (element, [radius]) => {
            element.style.borderRadius = `${Math.max(radius, 0)}px`;
          },
          borderWidth: (element, [width]) => {
            part(element, "border").style.boxShadow = `inset 0px 0px 0px ${Math.max(width, 0)}px currentcolor`;
          },
          borderColor: (element, value) => {
            const border = part(element, "border");
            if (border) border.style.color = color(value);
          },
          shadowColor: (element, value) => {
            const shadow = part(element, "shadow");
            if (shadow) shadow.style.backgroundColor = color(value);
          },
          shadowOpacity: (element, [opacity]) => {
            const shadow = part(element, "shadow");
            if (shadow) shadow.style.opacity = within(opacity, 0, 1);
          },
          shadowOffset: (element, [x, y]) => {
            const shadow = part(element, "shadow");
            if (shadow) shadow.style.translate = `${x}px ${y}px`;
          },
          shadowRadius: (element, [radius]) => {
            const shadow = part(element, "shadow");
            if (shadow) shadow.style.filter = `blur(${Math.max(radius, 0)}px)`;
          },
        };

        const part = (element, name) => [...element.children].find((child) => child.className.endsWith(`--${name}`));

        class Stage {
          #trees;
          #targets;
          constructor(element, targets) {
            this.#targets = targets;
            this.#trees = [...element.querySelectorAll("[data-tree]")].map((tree) => ({
              tree,
              layers: [...tree.querySelectorAll("[data-layer]")].sort((a, b) => a.dataset.layer - b.dataset.layer),
              shown: null,
            }));
          }
          draw({ tree: index, layers: count, numbers, values }) {
            this.#trees.forEach(({ tree }, place) => {
              tree.style.display = place === index ? "" : "none";
            });
            const tree = this.#trees[index];
            const before = tree.shown;
            for (let layer = 0; layer < count; layer += 1) {
              const now = numbers.subarray(layer * LAYER, (layer + 1) * LAYER);
              const old = before?.subarray(layer * LAYER, (layer + 1) * LAYER);
              if (old && now.every((number, place) => Object.is(number, old[place]))) continue;
              const [width, height, opacity, isHidden, rank] = now.subarray(16);
              const { style } = tree.layers[layer];
              style.transform = `matrix3d(${now.subarray(0, 16).join(",")})`;
              style.width = `${Math.max(width, 0)}px`;
              style.height = `${Math.max(height, 0)}px`;
              style.opacity = within(opacity, 0, 1);
              style.visibility = isHidden ? "hidden" : "visible";
              style.zIndex = rank;
            }
            tree.shown = numbers.slice();
            if (index !== 1) return;
            this.#targets.forEach((target, channel) => {
              if (target) styles[target[1]](tree.layers[target[0]], values.subarray(4 * channel, 4 * channel + 4));
            });
          }
        }
        return { Stage };
        })();
        const _Interactive_trace = (() => {

        class Trace {
          samples = [];
          gap = "";

          get isEmpty() {
            return this.samples.length === 0;
          }
          seconds(milliseconds, start) {
            return this.isEmpty ? start : start + (milliseconds - this.samples[0].milliseconds) / 1000;
          }

          add(sample) {
            this.samples.push(sample);
          }

          get csv() {
            const rows = this.samples.map(({ milliseconds, phase, x, y, finger }) => [milliseconds, phase, x, y, finger].join(","));
            return `${["time_ms,phase,x,y,finger", ...rows].join("\n")}\n`;
          }
        }
        return { Trace };
        })();
        const _Interactive_main = (() => {

        const { Core, bytes } = _Interactive_core;
        const { Hand } = _Interactive_hand;
        const { Stage } = _Interactive_stage;
        const { Trace } = _Interactive_trace;

        const one = (selector) => document.querySelector(selector);
        const words = {
          idle: "at the start", held: "held", settling: "settling", running: "running", finished: "finished", cancelled: "cancelled",
        };
        const keys = {
          left: { ArrowRight: 1, ArrowLeft: -1 }, right: { ArrowLeft: 1, ArrowRight: -1 },
          top: { ArrowDown: 1, ArrowUp: -1 }, bottom: { ArrowUp: 1, ArrowDown: -1 },
        };
        const ways = { left: "right", right: "left", top: "down", bottom: "up" };

        class Page {
          #data;
          #core;
          #stage;
          #element = one(".stage");
          #hand;
          #trace = new Trace();
          #scale = 1;
          #skipped = 0;
          #clock = 0;
          #told = "";

          constructor(data, core) {
            [this.#data, this.#core] = [data, core];
            this.#stage = new Stage(this.#element, data.targets);
            this.#element.style.touchAction = ["left", "right"].includes(data.edge) ? "pan-y" : "pan-x";
            Object.assign(this.#element.style, { width: `${data.width}px`, height: `${data.height}px` });
            one(".way").textContent = data.fromBothEdges ? "Drag inwards from the left or the right edge." : data.recogniser === "edge"
              ? `Drag ${ways[data.edge]} from the ${data.edge} edge.` : `Drag ${ways[data.edge]}.`;
            this.#hand = new Hand(this.#element, (event) => this.#place(event), (sample) => this.#touch(sample));
            one(".again").addEventListener("click", () => this.reset());
            one(".trace").addEventListener("click", () => this.#download());
            addEventListener("keydown", (event) => this.#key(event));
            new ResizeObserver(() => this.#fit()).observe(one(".room"));
            this.#fit();
            this.#draw();
          }

          #seconds(milliseconds) {
            return this.#trace.isEmpty
              ? this.#data.start + Math.max(milliseconds + this.#skipped - this.#clock, 0) / 1000
              : this.#trace.seconds(milliseconds + this.#skipped, this.#data.start);
          }
          #skip(now) {
            if (!matchMedia("(prefers-reduced-motion: reduce)").matches) return;
            const time = this.#seconds(now);
            const { settled } = this.#core.show(time);
            if (settled !== null) this.#skipped += Math.ceil((settled - time) * 1000) + 1;
          }

          #place({ clientX, clientY }) {
            const { left, top } = this.#element.getBoundingClientRect();
            return [(clientX - left) / this.#scale, (clientY - top) / this.#scale];
          }

          #touch(sample) {
            const time = { ...sample, milliseconds: sample.milliseconds + this.#skipped };
            if (this.#trace.isEmpty && this.#trace.gap) {
              this.#core.touch(sample.phase, sample.finger, sample.x, sample.y, this.#seconds(sample.milliseconds));
            } else {
              this.#trace.add(time);
              this.#core.touch(
                sample.phase, sample.finger, sample.x, sample.y, this.#trace.seconds(time.milliseconds, this.#data.start));
            }
            if (sample.phase === "up" || sample.phase === "cancel") this.#skip(sample.milliseconds);
          }

          #key(event) {
            if (event.defaultPrevented || event.target.closest?.("button") || event.ctrlKey || event.metaKey || event.altKey) return;
            const now = performance.now();
            const step = keys[this.#data.edge][event.key];
            const ends = event.key === "Enter" || event.key === "Escape";
            if (!step && !ends) return;
            event.preventDefault();
            if (this.#hand.isDown) return;
            if (this.#trace.isEmpty && !this.#trace.gap) this.#clock = now + this.#skipped;
            this.#trace.gap = "The keyboard moved the transition, and a trace has touches only. Start again to record one.";
            const time = this.#seconds(now);
            if (ends) {
              this.#core.release(event.key === "Enter", time);
              this.#skip(now);
            } else {
              this.#core.hold(this.#core.show(time).fraction + step * (event.shiftKey ? 0.1 : 0.02), time);
            }
          }

          reset() {
            this.#core.reset();
            this.#hand.reset();
            this.#trace = new Trace();
            this.#skipped = 0;
          }

          get csv() {
            return this.#trace.csv;
          }

          #download() {
            const link = document.createElement("a");
            link.href = URL.createObjectURL(new Blob([this.csv], { type: "text/csv" }));
            link.download = `${this.#data.name}-trace.csv`;
            link.click();
            setTimeout(() => URL.revokeObjectURL(link.href), 1000);
          }

          #fit() {
            const room = one(".room").getBoundingClientRect();
            const { width, height } = this.#data;
            this.#scale = Math.max(Math.min((room.width - 32) / width, (room.height - 32) / height), 0.05);
            const [x, y] = [(room.width - width * this.#scale) / 2, (room.height - height * this.#scale) / 2];
            this.#element.style.transform = `translate(${x}px, ${y}px) scale(${this.#scale})`;
          }
          shown(milliseconds) {
            return this.#core.show(this.#seconds(milliseconds));
          }
          corners(seconds) {
            const shown = this.#core.corners(seconds);
            return { ...shown, corners: [...shown.corners] };
          }

          #draw() {
            const frame = () => {
              const now = performance.now();
              this.#hand.flush(now);
              const shown = this.shown(now);
              this.#stage.draw(shown);
              this.#tell(shown);
              requestAnimationFrame(frame);
            };
            frame();
          }

          #tell({ phase, fraction, velocity, outcome }) {
            const percent = Math.round(100 * fraction);
            const state = phase === "settling" ? `settling to ${outcome}` : words[phase];
            const because = outcome ? this.#core.reason : "";
            const told = [fraction.toFixed(3), velocity.toFixed(2), state, because, this.#trace.gap, this.#trace.samples.length > 1, this.#hand.isDown].join("|");
            if (told === this.#told) return;
            this.#told = told;
            one(".fraction").textContent = fraction.toFixed(3);
            one(".velocity").textContent = `${velocity.toFixed(2)} /s`;
            one(".state").textContent = state;
            const text = outcome ? `${outcome === "finish" ? "Finish" : "Cancel"}: ${because}.` : "";
            if (one(".because").textContent !== text) one(".because").textContent = text;
            one(".note").textContent = this.#trace.gap;
            one(".trace").disabled = Boolean(this.#trace.gap) || this.#trace.samples.length < 2 || this.#hand.isDown;
            this.#element.classList.toggle("held", phase === "held");
            this.#element.setAttribute("aria-valuenow", String(percent));
            this.#element.setAttribute("aria-valuetext", `${percent} percent, ${state}`);
          }
        }

        (async () => {
          try {
            const data = JSON.parse(one("#data").textContent);
            const packed = new Blob([bytes(one("#wasm").textContent)]).stream().pipeThrough(new DecompressionStream("gzip"));
            const { instance } = await WebAssembly.instantiate(await new Response(packed).arrayBuffer());
            globalThis.interactive = new Page(data, new Core(instance, new Float64Array(bytes(data.numbers).buffer), data.properties));
          } catch (error) {
            const text = document.createElement("p");
            text.className = "failed";
            text.textContent = `This page needs a browser from 2023 or later: ${error.message}`;
            document.body.prepend(text);
          }
        })();
        return {  };
        })();
        </script>
        </body>
        </html>
        """#

    /// The module: page.wasm, gzipped, as base64 in lines.
    static let wasm = #"""
        H4sIAAAAAAACA+y9C3gcx3Uu2NWPmZ7pGaDxJAjwUd2ibNIURfAFEJRisRHxIVISaUfRw3lRTzsDyiJBWpZDiIBEimISOYJjOaFtfdeQ4lwp12YMWbq79P3s
        NeJov2XuVbyI472Xm3gTOJETOuuNkdhx6Fiw9vznVPfMAANKdpy73367Q6Lr0dX1PHXOqVOnTll3HrlfWZalvpw/esAeHbUOKP5Towe8UfysAw4/3WqA3jmj
        I2kchSyLEo+M4L3NETn+FD41okYO2COjeI6O4JNjx6SAkQPucaQ5fsA+doxCFHVMsh8h59gx5HnsGFwqjL4sjKY/Lhjl23hQCaMH/PQd6n38eFrJ48eRdgSf
        o5Bj9OQXFEOOOyJucbQmazQE6akJ5I7CMyKevMSQb8XoZX9W2n7+JqsWf04eG9lz55JrUUReSkjLklocP47K50a5MdQH5OJbfrqmgfbocW7vqPQj8jyOHjlO
        ATSeHHf0uHTCcQ4WuEulW2k8MAgIwEXJPFbpiI1iSJDRKOfH45Y7dmyE/mO4jqEio5xTOctVcg5Ga0N+6qWvfNNUNJF9ABaJYrAZGR2V3hnh4vIj8qMvPYpg
        mBsZ4ZwCpER6k9kxcVEOmlHKqlAzmpLzCHKWjhC/9D989jHpAhRQGDWFS6EjKWxgMKSrkKkZ5ZEq9IzyO5frAVATUDyWgp8F/4iA+jGZL8dMDUYonMsaDIAd
        PRCNvtHPwBJKqU4RNeo843zCsW0nZ1k5P+e5nmOptSrnW5bnqZzjXKWUrZoL6+wedXWh0Ly+d1k+cJYrS1n2stAL6DP4VS7o6CjSb4Pa6CuV8zZZm7cgN6/V
        alUrLN8LrD6rv9Wytw605lb42/xr3JLlWu61P/X28krXKlqeoh/FaPq6w6OCS14uR/9VQGjHdl07sHKulbdtz77Osu3QDW27Jd+S325bbUnnEscZbPvpcnPz
        9Tt2ql22q9rKbZa1O4qjG/bsvdHqvOnmffutK96xalX+nT9zy882dxXLlrItq6WFilRWqdDefutSz1Z24bYrm5ooLn/7HXap3XLdphbbbnpXU9PP/fwvUOt/
        8Zest1jlt65erbsOvPVOq6unSd21xlZu3ra8/N1lz/Wte+x777M96wp/TbfjONSO5d12PrDtt/j2u+33dHtLloTU0F+2SnHFdofy4UH7/nbbeu8DnYccx1YF
        98qlb1t6+G2EaVeWXcrZVtbwETevDqlfo3+eo6xczqf5loyNhUH+lApy9997/wPDH7At977he++1zjiFQ3e++95fOvjAnfdY+SL7h+89cu9RK5LA0Qfed/d7
        rFhSveeBg/dYbymZVAfvvfPIvdaawATvPPLAe621kvDIex54v3WVJLz7geH33jt8xOrL3X/nwYMP3G39tlN4hcYuUcGvqqXdO3ftvuF1Za9/zDnlPKL+Qb3v
        N9WH1b9XX1J/qD5iw/+H9p/af2b/uf2/2xfs/2Z/x/6Q8yHnN50PZf++oV5VD/2q88sfdj7sDAxs2z6wjdwFf9cObHt74zeN/q5500kHP+z8dEm9s/hX58JP
        OL1KjV5hJeFQrFYRZCZWn10ip1RJQm2FH3W0Wm2XIrwJK5TACr6hlDOqrdW2H9n29mRyrGW1bSXW7rIFvwnHKlFa9fTZ9KG73akmu7lslQjOg8QKrUgl5+gL
        KtFKXhpr0Qoe5DFKngBR9Emk7O32dm0jKQX3uNuRo1bhGSeg2NfpZ+0tK/I6R9MstV2bJSVzR7XaUbapQY87kaOpuRVta4V/oa2d8LRjSvO0CpqpelbwDotK
        pe64mQqjpJR77FS0tZcClnYqNxwuK0eqQhFrHKvfsagOfiWiIBz0mBqKVEkFJsfPlOziqH1cOruEztY0x23T++4qfP+6OsyN+5jTHSTffTGMPLTeHkXWD8bO
        2bg8GJ7YvwNp6GNPSya3UiG6PKhP7K++QFSWH6IC7STNh4PYoQgnQUcm46+H5A0riRPmYo+86ihGn3x9th9oF+3IaY9SRAHVUg/Fhdpaovrpkzq2O5Ba5hfU
        suZpLaiVnYQPno2aeJTr2kCttj6tmwZ7T50cHDO/sKaJBbQ+vF0XVtsudTc5jRqtkvZKEOUxaHsITAgE8benJyrS8BV3lB0d6Pw6y9pmWTpIFLVU5+HkdRHj
        Vyxh6OzjPAzbJXOKbyJESk2xzmp1dlCfOkkwjfFGK/lZfaHwgpvPz+xFEJWpBU39Thc55X6HRoIKbj4cYybpAvq8qK0oT7XMU2sCXayvZBFOEXUdivIl5ZUc
        BrJERX5iRVS3nPa3WS45mF+Uocb0dddZpUTtpI5waQJrZ1fZxjjz1PZ4YlpBZJkOLuHTEtqdXHwxxKymrHfrEiGHOI8gkEBM5VRiR+d2H6EBZ1ilaDe2qRiq
        N/mpwAdjpZ2baQLmqJWU9oYe9IsJ7O4JaJIDxNXOyOEcFH+HPB6MczdSNjlOnwAE3AqQDSb88cOxTGKbs+D5kpNvfX5j7+mJlYFzlcJ5DkPEcJ4DniA4BzqI
        PMqeHJcG2dkBlKVtYAxXe6bfXXQ4BeF4qOxQZDNwaNvgKHp5A40d5oRXie197PfQ2YRH8EdQl35Jaagh5HOpJE9Ksk1JJoXLr1HgUORJSdV8bKmgelMVtIBj
        0VBCdNyVVhCbgYlUkA0vNTuZeTEMP+5on7ImsN+u/bQ/1dBNGE6tKugmqoRUQfs7y9zVhFCT2RfDSrUNFVM8AWU1V0szDPlmkCoxRu8IUDNwNdUxz/BqQFGX
        AAZOSms+X0NryG/CMZFlbTGtsZjWfL4RrbGSl1NaM0WEgT2fz2jNlKE1VO+XG9EZpiwvp5RlKqUsPOyoHhqmMBxAp5GVDg7Vy/SHQn8A/SiQhtrBYepjyrdo
        cgmZBclYIjREUA73PmPZoHNh/GknCO5XKS1xVlkGW43udEcTmso2D0jsAgW6iYu/PTRnbFACTAWH5jTIHAi+gz7nxlApfTbAmVGII1VTQs1e/4xy146uHuk6
        3n6MSp1dMxS30Fvu4ldW8lwMpAeF1kzxHHSOYhrmaRoG2TQMzMgD7QSgzEyVA8G49f80ES+aAs5Q1MQlcEdr6vECeZrgcQkwmTDT9NpRBjYoACS5HhgBkGMa
        KQoXEC7oEE4o0ZQBwWO4G+BIOCxRu7g4gCqlom72gVgZcvMy2fKCqCivB/dJnntpRqYJtUsNIyefuEcJZYKsLqNPCIa6yKFWt5MT9tmhVC6kYQE/k99VtgKC
        XDRRcGy+7JQKggCQjoBGhwa74iUNEE0v6ZFSnt8CQ75RG5TQOYNsXdMGF23IV9uQlzYoboOSNihpA4fa0W/UhoDGnmrQZ0+vpKl6SQiGUAFuiBKEo/P7ykyl
        1c7kNUmk0Bk6v7cnAfxMr6yEBU3TYXolISeaMV2ESGhUQ1BCanbZ0yHXf18ZUO0OIQsXrAf7HGJSgGEc7e6J3SNE392yS9n2VkBiOC3wnBVRKhAVel8hpkgX
        wiIloGJ7qSeY62sBLNIL7aJtq+32iKsV0rCT04WPW4iqchKK2IzH1rAEZ5Uk1ZJ0dRA1acYY0yvBTvuxIzhamOs4Z3o+h54n9L2wE4igYBSAXkoHQW2biGm6
        RnVr+PwHt1lL4dtmdaEyGBIHoBca4AaLVUXG8o8hRisMMZcWvZXcV1YCR7UkE+ReQV2EyZSnyT39h9ZQ7IFF0EGffb630dSkf8d1QI2jhnjAG6/06mCtHV5v
        8c/ffpdBVCbRXKlA0Ut817LGrGlN/ugBHayxQ2ZkhFNvpZyme4UHnSC3QHWZ8Rm/UU9MusKWTlPlrFVWAtJ3vrcSh4DosJX63ALVQB+DtFFPuTcwB7iaiHPS
        kXz+34XEUDw69rAGFOLhhs0EmXOWg7rADaNDhJ7sNY7udzT5Ds0FxKgF+gFyLUGPTF6nLWDGpsgyaApFEo0i1MRjRjWl+tgmuiby+mh9o8gNjSK3Norc2Lio
        IE3rgF0kGlDzdke0Sd4qvekL8W2D+vRzhARuew6jTQMXbLMu+OBF++yv+gJH03C3zrXrjXOxmgvcKYTXU3iDhCcRxoTeZj0DLxG8CXKT8RxonZNM+DJQU2oo
        tmmgvvX9MNFMBNzBLz/90of+/Ds/+PZ1YISpBtsswoKD/1Vi/5lifUImL5+o0n3ymzBwsM4z3c8z3U+TpXSfvvxWzZfkN+EFX35r3pfJ2MmWwb+Y/ep/fvZ/
        /bNPTGFtl8yeaJkrCSzPXve2mwZ+8Pv/7b3bAQacr3ARF08YDuMCeSiLtY41QAnOUwifE1zxBy+nH1CnXbCIMHCKVa8VmW/aXKkLjhHZbqJRHOBwnteY4RiB
        McHzlMWRTGcOERiW+uyDYDG2We/RVm0nHqBYBvU++3byPjpOaPoW8hCu2C8f7KYPqJ00RZPvWuDleivJaskdr59X8n4CHNKUqvAEnHGJniS/p5BsHgBiIhw3
        E0F4gD5enQGhALEAShYC5voUMNengOkCMPMpYD7vCUB+0hMAnfASr8EUqy2wQf51r53kjE8oPLmYq9ArZnO0s8aZyfU74z5YobF8OqvTJWCT6zo2ccfJKwTH
        IcOxrdcPOAzyNDiJ4FYHNHIaq2oikq+wu806D9eMxDn4n8BQvARfsc+eRLvQ9rfbU/CiD95uv+yV3CD56psszDWF2Wlh/9mRogb/5sLvfud7pX5n0VKI0V1v
        0LVl3bMjC8xed/eOYRDNr2UT15aZaqpi1yTV65/5HQlsf3L77wzQrF6kop6pqGrQK49mvVK4TK84wVypjQq6tkmIiMVEZK7URO5f5mviDtHn6MNX32Qf5kzV
        rAZVu/Tkm6kar6qerkE+5Ddh8ETaZuRjM/J5ej7ymUrRyDnyuLR6SCZPtAwyFnoeiEVqYyUTFCjzOib1fJI8c78Rwvt0hmSc5EkHFI9yW2NZ/Ram7u8BHVlA
        R2MO8sHiw0XB8OSRD2oaoDzinuOmkFjd8GMOEYr6LkvOe4Qs0mzBgqCTwCW8ZObqpJmr6FjtEA4cc+YC63NekDj1GONyU/f6RlN3IcVc9PXWy7/e2AgvXMwD
        L5zOVwQVZ/PfarIx++ndFKVYrzforXpjltkeQWG8iprJM/mjjMK90nh3Kk9dfsFj9DdCq7fhPvuS6Rh3Gu8uQgpT/Si56FVSslP9MffhNIy/wHMfuUor/LSK
        aQVvTHGss9bpom4lJ6TuI8enbqoWbJmabR2Q+m4YcGYY2geojo0Hr443SbHtDkiYMO7nXWKq0M5JlyYk4dgpN4huEzIShtxq6hT7hpgw12mIhiyeWc/xXBnL
        oUo8vyTiJCKmiTYaQkTwLYQI09XBYqsmQtNrynvAkNTzFugWPVNZBQS42/t5LUkLi/1MFFfbt9Cqgpbvt8chQT+Rt23W7eS4oJw2XtyxzboDvvXqXdeod0ku
        B0Br7eQil3AxK4FyOxi5kv2hOAS15pwOIuKMolchlvbaon56KH5grsdi72kVH4LfDX/NkQ/OEOpgLvQ0PGBDH5KCJ5Qhzs9jkYenKTofhpABms4o1Q0GxgBD
        YAYloIUMsoREUjBZO3xvp4VEgQutsrzU5z4LA2rnjfYo53O9lLO3xpnspZwpwp3opeFuTezwaadUCrS3mlYGNGrknu9l0U5s30wLdRqGfeW8CEhYCEdrlhhh
        52hlLeGiDV8YfD39WSdS/z+/bt3uMlXW7l6sPABCBBS8/MgTQ2m+3rro1zRVvWRyYyVpTv76N9IFAQFf2MzNOb8RzVltv7wxooRb7KmNplmTG9EsrGd4jUK9
        jAAm3YLIudJ733f/XdhPsv5WJiotLpY50aHktd8KI8xjQ6iYajIRG1wa3Ua9DEmxvu1kdFupTD2XjC2opmuqecZU8ylTzfG0mmONqxkEsljCyhJLq7AlWvrm
        B3NBdqWF2S1509ktRXZvKs+eHy3PJYtnDOAzEpH6Qlqjt7zpQnqyQqQJDONpWSjmLaD9Pr2g5fdqevFfipVoDYtpOiGjpz/HYamWfgukOa0s59SdcCypOEEK
        5MfV5vRIcy62V2JCdFMO1xC8wUx70kUvZuiFG7bpTqRzCAcQyabWvtoehZgcYTuaYaEVUkpICMLjaQOBwt+1sxcShW+yd5t1Ee5tnH9n8q3fTkHPDTvqu3Ye
        OQIYz91qC0NGiMcq1zBkBvxRlZl2Au4mSJpbRWrv7OItNeemMtgzFl+sNmIPSG+isrbXq2LE0vICNc7GZkMTQn68LHQTmlDY0DhKWS3T+cQ/Ojwcae2epTnv
        nIh+TufPRj+vl52NfsGGjN9JrkL/yhYXC4XGXiEuJ/nHvyGknPz1X7zwg1xUWkTc8SP8o3JOfp9l4/HbsHvUs7RrSWdHe1trS9jcVC4FxYKfz3lYVmirO0hO
        /EYYuaUVQfKpJ+FZRuvR844snJLZL/3JH1KdSsspchqR3/7K534nTy++8bUPnfDoBaWe+CA+Wxok/wt7uoLkTzijziD5e/YsCZKn+FVbkDzDMR2UmEttCZIv
        /IZ59ZecpilIvsKecpDMPmFifpfTlILkBfYEQfIRzqcYJN/ixH6Q/Cle8Z7Nw+jYMZtq20w1pK/Gvoyqf/PiNxxK8e2Zxz6OJlEmX/v4wk9a6BVl++tPmmy/
        wyXmqXe4ICftiO9+5QvfyaGH/uKP/wuyyxHDz8P4V3/xv30HEcS21Odcokh3fmRAkc78yDJF2vMjixSp5kcWIpr4AWi1S04J8xObGoVhCPBo0nVFRTjtEGpB
        mNium/Qysw2sh+JmIqplmoIErYe1Ho597Kha2BckZuQsVsUn4l/cH3f3RMt1uy5mb/N4ezve/tL+OOqJVg76g64uf1r72F6ND2AXNb5j8JrTg+pEfCcRlcHw
        RHzX/nhVT3Q3J23/NOWGpPdw0ttM0ntP6duR9L798ZU90bt1U9Jeibp0Dk6sy8nK9xEtLx+JCrod/pJuPxIFunxWN/EuZ/Qe3X5W58T/y/qOmo3cqEKVqAkO
        aevT0UFd+nR0/2BzdAfV5nV1OOog/+3ViURTtgOSUl0M3cWfvH2OjUSaeRFEfx1lNQikRww5VrlI5un7KSKg2tPLbvBFHCvJsAfKQSCm26hrHxsMqSMei99L
        NVa3xCVk+m59O3VT6UT8rndQ6HYaDnzyCyDcK9G/p5+LrRvL7qBrH9f3Yds6rbkX6F/an/rtUT2UBXQzGHbKKLxdNxM+BDsR644dZavbJIgDzVxltGJQodJZ
        nmnOzfoeiNKa9S9jT7kZMuzqByqoTWyet5mavztaoe8NTul5zbk90FdiZ3dUujKP6qjuNKOVAeDj9HM3EguXfvOe6PasP5Pj/J74eAIPeE8NXve4vu2x547E
        1hBzezFvyO/uOUvOyvd9Gj096J6kLBpWVjKl1gQE2QQgcRsku9qnYV/0WQsO3WhDmwEHV8AByTx9kCIKVJk2Aw4cK8kADhwMqsBwx2MAhXdRbnfrO2rg4A6a
        vkjLcLC8Cgcew8FdGOq0ypTdL+5P/dS/lSxAw0e5CBDwcrRLtzEQyNuuFAgsAYIswzTbZn1AgOA984DAEiCoSWyet5lqv5uaemcKBNW23BFQ5VcJGHAXuqgQ
        wEA+Xx7Q3GYw8LOv3pOVREBwRxUI7qgFgtKQLgEISuQwEJRqgCCI7qChLmmZdWVbr8CQAzuqw0S2qemNmpL2gWg8AMOnmx6Ry8g2hSVmL2hhFfHe+WHq4MC8
        XwLliPmM4ZXpevZfyRkyb1YKgzeRirCo/vnB1af0LwCB6p8DaqbVgLBa2DN5OnCtA8RVNeSyysxllZrfTEkNPnf488GnCD1Pff9Rm4tdsFAhXgBc58b5fHTn
        T4aLlr5qujzHHv/YZQkDS7UPl9Rzs2mxMTh40cRywLJDQK7jXawJIchrT7lAX81uqkRrzS7VMmx1bByKi9gw4x2pJqpsMZlZyVKRui0iXfsq3cyhiAtvEx0f
        esE7cDM2a4glDn/gJuM2Gl6oyatWepWxnQUjq6p+dH26++PURfY2itycRkIRTG/SvXpz9vbG7B3ESJvghJSLCzHS5rpctjTKuq9RZH+1vK0VKqtXbwp/HRou
        /QMOZa37BpzV5GwZcIihh1AnHz6Br88QTOSTS1Yq4FjY2mrnOEGDdi/6evPlX29Z8Dp5+fthchVEzMQRuck5O+23Ldlne+ZBq7vafsmmwSZ30iau0AWw2gS9
        8IzbBLWF8IxDWEwXMAycqdkdcrHZm/XFBxf0hQokJqalQ7L5tQCaCOC2HuqzN5N3a4Wip6zXsN9qUtb04hvWC2xt0GevIieHauRZeEQLynmyIpegN5UVAbj1
        xgHnjCZ3/YAzTm4yoSsC8qZ0CkyvrdRMjU4m3fg+voqnx0RUkUTJI8p8MXNV3RfVqTQZV+R1llY30Zqxz/7aSvFaMQUurKQl7cecaEXioi4rK1lWrRBH1U1a
        E3CbHI9nVxF6kh1mtrZjlYYZ6wzFwSpLMotL9KHBXiWt4oIOkkmewuX6KVyoTmFirqGGwLoTfpRz5i8pibuH0CBA4W2SX1Qym/bN2BZ3h+I8KwKh83JYXXdD
        TSmPlKzsFpfTLvFB77p3sXYWlGgIzTXr7p1lB+VAfrb+MtI3EE9K3tyTOEeHKLFefy80PHxsEOSgl/LKR7Go01EuiaNyMnuBVnuYSflkgkBzuU5rkW09pTjS
        NHT5OmsM+k5NnqVs13WCbK8pWk+Amn62nUIqyNQNovVVNMhNnp9LzZ7VnWW3bvNr+51lB1NgfVV5gbmNmu2xO7Mm5pMppxL7utqZFBVWwt9V3HoaiXE1FOdW
        YUXhp2nyGJSsfrmsbgRPqBvN0okxF0OZrk8lwG+mXnc4YAcy2rKt6vIOqQ+hJ5aeeUEuOSoccy+/zvKhrgRV2RwcCFJ8onrldHX2RdO0S6MYz1090frktWzc
        1tO4fe9LL3wqj25qBttEDCqyplxYS9gVXTYZc0iWmrnx16+gHD9dcmlICdFEOREepZkFkU+zIQcUUkp3tTTFuFAxKukyVIxKuhk6YqXBb/zNI9T0gX5qW0n7
        otIK/EIh2YALyWek1sQRS5I25I7OmHbRCwXm3xSkn1CWpEWzCz2pEkRILhwrbsM8ad5NUF3iNPjc1c37iCq1peLkMFqPGZPpVvkys2kW+FBzS/KJnxTC3sgP
        +FXsSoe5CJXiNqPt0wZtn+aGH6HNPjlcHqFJO0zQ6irWcLkp5WI9QmhyCLQdoI431SKlg5o2DUCxBUjBDR9XYH18VhZtLL5uBmv4QKlkVDSzsrBmjdtuLvum
        rLhbSmvbR1ySvNTdkNNjSRI3S+Fzv2BD3wZf2BURmxDy4aY/MHebbUHFJKvbKQXB6uXq1iZ1KwY1PYb9w3Twy0TsQJFqXp9Q2dtS/WcbpaPrIzc1iuxNIwO9
        aa5d94pqDJSG1lc1Z7JmPKZKfmACUp1kTDCDG55U0OF7E91Pi5wAhzMKrFIV5QmuzSx8w96BCvBcaSnFjAS1G+WYpXnOGMiZRsTgq1wNuOcMIcuFv6GiXCCk
        JYPx3EIYr6YUwM6BE1IHoUgs5WRY0eARKzCEEA37qh3l4U7bBPYB9lDBE8EzCW4kayy4nTdMHuh2bEavIscFsmk3Kl3tRqWrYHiWDqSyyCkwQBI1zzgYWxfR
        6S4c6nS9AjiviOyeIh4A342DFxjvoKFl1E2VAy8xdQX6czzP/JUHruHiOmIXDNvQnarauUIrhG2Ayl8umVWV8Ek1f+VQ9y5dOsyVsCqkNW/NmM6V7n7gfe89
        isA3DIF9oIb43ZcqeoydvDq5d8ewXh9+xNHr7xouK4NaaklVlREwxB/fosyZP7jHhPCbSe7eUSYO7zWbtTHLBV5ClYwIL68LO1nfcQb8UPi4E3dkjRlX0hQi
        DGudi4omG0HUqypaDndGRZHkhO6qzYsGjrVve6I2o3tcSOzdEeFXpEuFh+AFCOfR354e3mjkDNokA3u33pj1yl3D0TrOyEUOzrzvCtXvOgB/DE1d5ARQvmyH
        2BcwtQk6Ju16OWCoXUfg7FZikzXPxGdnuUOvg8yhfpSl+Z0Nx3debG/D2M2pxiPXnxYN0Uqq7kpIberSbVkElvoaxvY3jB1IY3PJhA1uIEV2BGK95N0M7yG9
        hbx98B7W/eQdgHd4Hj9bYDrFtIEPqDQn9k002ZoTh/hQctybykS2Eg8KwM1J7qYyYZMkv6ucr1VrFdwxZ9k6OsJuGB1ld3v0PnZ7owfZPRC9n9390UPsjqno
        A+w5FP0KuxMqOsaecRWNsGdKRQ+zZ1JFx9kzraJR9hBcjin2zaroEfGN2dGj5AN2KOtHgf3HbfI9At8YfGPwzSryjZJnBp6HyTMNz3GoWcJzDPqV8IyQZwKe
        DyAneH4FGcHzfvIcIvchcg+Q+z5y95P7ILm0jNBHyO0l9ygTpDJQHlGiMlCei92G4bnIqvLC26xnUbvDVW3H1J3bBdUEO1GHt1nP2JxBj8WhCRvLxIxCuIZC
        uOGHVOTyEtKPWd8eZ55cUIhmQyGaQSHK1ZTg+nwsbImsCoVgyEp+x2a86QbpspmwA/Xwep2DngRQPHmoN7E+xYws4LEcjwgPnqUl1j4GqVjJnJkbl+EYtqUL
        Ot9BY6rZJVSzC3O1jMmraUpjiaa7bkAj+Hutb3rDHLoDYX26KBtRTYi2cJ52JV4FNMFZXa1XXSarq7OsqMg0lz7OxZGaaS35NEPfObgsD7EUE6ZLr0rz6ed8
        XObDarIf4FN26fgWzPgWkgvEuVKDwqdUVAhkCpfN8gChUtxlxrlLOIEFXwhHUKAyvaO0IM3Qw1xgA1RTxEHBUK/EqZmVzCEEpQ4AS4pIqd8WQ6REEnv10Qf0
        Zmr03xjyRyRx6Jffew8HXl1AEi3rvqruY/v2u3cMl2sUHL94zw4qLg0eoteEj9a/5vBmhJuAt8nd0BOv5NM5ORyOmk/EGyLS3oaxmxvGbvnJoe262G0NY69p
        GHttw9ifahj79oax1zWMbdw7ScPYwYaxP90w9vqGsTsaxu5sGLurYezuhrE3NIzd0zB2b8PYGxvG3tQw9uaGsfsaxu5vGPuOhrHvbBj7Mw1jb2kY+7MNY2+t
        Mg1ThEWq7z6isjfQhwQyh2cKLESOFySLpZ0EawEPke1hHBS9TFoi6EfYQzT/KJhQa/G0h4htgHuA2IZcsn1o0YT7iZ+Au534iRxOBS2WsJf4DLia+IzcoqlC
        Yj7gWsR7BDWYNzCYNwh/S0UBL3jM2otoKK8G6zFuuZpSKCskH+PuQSw7ibWwx7E6J9bCHoOHWAt71iEPsRb2DDzEWtjT8BBvYU/BQ8yFPQkPcRf2BDxHkA88
        R5EPPIeRD060DiMfeB5APvAcQj7w/Cxh9lsFs08i/DMUvkXC4Cb0Oyj8TgmPI7yPwvslPIbwTRS+WcKz2CPYS+EbJTyD8A0U3iPhaYR3UXi3hKcQ3kHhnaZ8
        hH+awteb8hFOKDxoykf4OgpvN+Uj/FMUfruED1HwGgpeK8EDFByg4DYJ7sfOBQX7JQjB7WYKbpEg9jXWZ/ICCPP1ym0W1GGDKquTsThVnodZnWA+X1NOWeC8
        IY0479mIKvoNqY/fkPr4DamP35D6+A2pj9+Q+vgNqY/fkPr4DamP35D6+A2pz7zY6xahwz8W/SnVzNBSKuYPf1tBFaiUzVAwLHyeuWxmaBkzNKimxOpRJGf5
        o5igNSA4Ng8ED9VD4IF6CNxfD4Hb6yGwtx4CdT0E8lHYUr4GiFwcwGd2OS/schlNCm5m1iZvJIp5HUBGWqaITEbaoFtolV6qE3emPZQ3phca9VDDj9LOymcy
        Uu3CEELAMsnGPG/APO/1qdgrWt9gR/tQdRK94Uojm31BdalR8nGEA4q9+Ua5UyWJ643cZKlYhpg3wVfbJyG/ykqgiDE7gIQP+buLLWoKZ3VepPjR+to10mKI
        gz81FiMuh166WTzWRW7tiUcKpiL37qrIPWeE7OZ4QXGNc3FddJsurnVm11GmFL60LrodUrOxqyO3Rmz2PMRmt/c7Ex2yJ3gG7m39zjwxmttAjOZCjHb66kpU
        MmK0stl9w5nQQp0YDQYwaqRo87bdqAu2UrcU1jq9EBUzfT5EI9RAnvZAA3naoTclT7PskQWKoZeTp+EIfp1ArYkFas0QqJV5XzCIckakRisgc9BaxJ9+7O8o
        QwjGR7KXZSeyE7Uzdinh2EsSelD7fB7bTQ9ju9h30D4fxi4kyyrhGRaOL4vyIq+OmtHFXKK/k0VKKG1nGesv5kB8qPEXIAddho0mP27H1O7QzVhHrof8dYGE
        uIOFd/Vl5XUHJnhet9dMcDl035zMWlQP2XKqbuTISisdZyMxC+oi16eRtWu9cq5mo+/uHWbhbQToWCceqRlq7bJWjFlUbpRFpc5UYeqWifn6ZaKPZWLckbjY
        eslr3pJpLFf/6Dy5entDuXp7NaVuF6lJrqI7iHto2OhCXeSmRpG9jSI3N4rc0iiyr1Fkf6PIgUaR2+pJchp9TaPIaxtFZqvPxhzzx+ZxzO0px9xherVDejVL
        Kb0KEJu1mGO+lsjkT1UJ8DYKXlMlwDWiCxDgGtEFJksqDa3h+TZVCfBGgDe2P0B8sTP040FgUBWC/pg55OpIXy1exP43a6Dk0y43ovodZafhB0EVk1ZrE4jc
        kWhKuU5NhIIpTSmnNAUUsgC9It68K8muJ7ZceNO4XXgAbPvmZR+YN75LfLITVeVD+akhGaloleQSGTqpQTaIHGkYewLNW0k1h2dmJVWZ3lxYCfUFxWRmjXP6
        aiFn41cLOTtzNZEzQ8bemHzZDcgXVUe+TyZ7AV+1Ki0AGlYLcIBl6cMNFUmXbhQWk4mr5aMa3Zb0E7SUC4Mxi+SJHHR/3FT35wnegMtB+4fyCrgelPV64FHO
        tVoE19+Ung9/FRpG1sKGQCuquIa6q99m5Z2ifDQOtaRkqliTF/Y+TARShJXw1yAj/ym9ljKTFzX8yxsOUmKBN5KS3NWgEKsJLujRhccyPDQeq/BYjcdVePTi
        sRmPrXhci8d2PK7HYzceN+KxH49b8Lgdj5/H4wAe9+DxHjwO4nEIj6N4PITHCB5jbGLrpAppaXzVDh7CiagSLiHIBF1nvaRwCXf9G7Uy0Muwo7QKB1qwabnM
        KFotm6doRYOy8Uc5lPcjaUOynaIStGZrkKtjkKsTdkU0tZ0MtxJBFjtCdZZx8llCsSrj8KCLmJ91KFMQwKQN9BqpTQrbfLiJnlPFSvKERHXW1KUzW2F0Jpd+
        ECawt9YTdQb8IpZzhZqTlbDa4Frl2V5Pg0/Eck+ntpIJdRAq6m/bZrXT11f2WSFFdlSkNmk9qCf6rE8qViUOI2xFB4m9QE/V+jGOr/EYdTY6w2Zxw5H5VZVw
        GWaNl0y+HfYHlzCWhFEmly2jGC1UB3ZRknE+8bzJ3i7Vit1Mt47NhVST9FZNi1Sjq6ZF5kU3NY7OLcy5Rs+1NjIzhFJrggB6tsmUW0m+/vIXXswn35iaUjg6
        BNBi4MPxR2u1PePCwB9EhjjWCs8UzhjTm1ddkK18XZ2KaUn10X5WKyx1Qy4j5rVp4WaYq1mgLPFAgxVmQc51TrEGZUGHe1ljvqRDsyrO2MO7+ChFbfl5o/2a
        miUKZWXNFjNUwFYroS/nhjeTLz9MYPtRA3zJlI34fdqGauVucnJg88Nt1iD5m+AvbLMS8sMYTBxss3DCLtVSiR/g7UEat23WVeTQzFwNu25AOLYuAuFwvl1y
        BrqVHMqtBbmJCQjZRrRBb6lSf6TMKeuP2hWusgQbHVZ3pxxtZ6NdM/DPPjPgXHDEusS0s8jHM7A5M+sQFbtGWcZo0Gp7MgWFiRQUxg0ovOSysqorONQ1ONSd
        h0MxaVIc+qZU/d9wqgZid6/hKd+PQrf+24/SCv+2hcBEC9BCYI50WjK5k390DCqkSU91lSDP/LcQEoD7NkocLiffEyuR4psp7nz+Dy0Q/FXgBCjZl6xM+RcH
        i6+sSKXj9KA4rApO90YK7p/0RkBm//glPtVuDydXGwbFWPcafy1MWti2IsEwYCI/+Ag1TPcTCq09FA1Q5mPMUUVaEKctoB5aIegsj3ST3w85JYwOTBfJ7eyz
        X4Hb02efh7ukz34Z7tI+e4rc5EIROV5ahRxfMPWH5YLxEkWfKfFLYhFU8i+m/+ZK9gKIsp8KKZ21zfpNuJ9kmnR6JSwL/F8mS25W2O+cayW/Obn2mzAPNNkq
        X07UvHio3zmD6KlW9HQkHc2r8VcRfbGVO4FGJXaSq8wg8evJNhjQosza5GTvGRN+Cu5LbfjskzQURGhfscx354kU8Wl/ypFp5DjyDecsZfHkzCr1MdT2NI70
        0iwYI3fwJEDwfzplUyPa0S8NbEqcW+SFO90uYzTbLmP0rXYZIz4zTGP0aruM0QxcmjFq7KehvNCO4WgHLNWO1WQnRZ/rJIJ5+VF6qVv6+rNwX+6GraL543Nh
        2bzxmV4m30wtqxufc4ieWTZ/fE5i+pxeDvMfdQMzvVwGYmq5DMw5E34J7leXA/tlI3JxRTYiUysqerGheH6FDMXEirqhmF6xyFBcWOSFO7uitosnVwifxHiD
        VmplQSPhSjlHAxz1ViBn4bZ8WSL9pOwWGLmiVWu/IKgWfIVZ/12R2Zi4QmxMXDEPFXuwO1eBBjsM4b2yEib51jhTKwn7tugW4N+VIANFCtFyaywwsZOInaXY
        ZKwDTE9LMlPEJGZrVlVzcaDvOmIyv4zWEA5O5ubFGsp6Zl0j5mD9iC2lWNGG+Se6aVURB8mMOpx4D7LuNluF8kBCttYczmezWb3JSoqmjm3TXDDRlN04QbTG
        6e23tydLktc+kh6st5LtQ7ETdsDkSqiTib/55iM2FmrnwYFDTc6lhfJz8Je4rPNsQKy2sO1JZ5pLG5s2jthK5fXU2A3Grhatw1TomsP/bNv7wWvUHvbh7P8N
        8LFNMOg/Xk8ODdD2pDV5+rcy0xNUF9cYaBGrLKiRm9aoaV6NrqjWqAk1apIaedUa5bhGnm56oxrlamo08ZU/PmEnMYxcNa5R0p58vq7OFvZm82E7ytd4rIrZ
        /uVqWrGa/g295D9NWejzlyVX4uOIc/rE8cPcRidtYzivjbraxhBtDKWNhWobA24jZfdGbQxq2zj92Mfzic7ayMbLXWkBF9EuLeiqa0FH8rW6dtf2S57bYS8C
        qd2XgVRuSpqNkvYq6uU/5+76ErGzqGBaO0ssQTtibdTllw7X7v+Y+mTWJsV1Xk+wXkq+PZ7WGbF57nnyldQide38MeoqMCMz6k2UHcDAz56ILfneAC58nbUb
        C8nV9naaVy08xpA7tYgUqgU2l45qdxjDe5QP/afmIVvE4kYLzmA4OrU3jG6CDQs8fDxKeIR4tOPRhccyPDQeq8Jfh7llGKhxInE9sURKzTPmU4nPEcye4b6J
        T4QmCt4M82tlsKQiCmGHtIZLpn4vS0nempRhEyzroqDZNcwgB/9iK2fUmKfnhogN2djBfqEj5qdqDXa7MNjtsMFup2qw25NvfX7jGIPd5/4lZIOzVdv0ap5t
        ejZpagx3uFgLH3blUBTsT7lHKzdol7pD7Tu8Q8zds8n7Htm42CHmpucsG/yEJfa/5YaDSBmz28ZwtlY7y1bt94A0yj+mdUc4xJbSxackYzU/4yHJeGhexjZb
        5KY5CBskYv27+pkrjTL1cfCZk+rF20ykg39ycAmDQz3vsOk2Y+6ZDzFrJSqWDgbDxmDYbPcYxiRrhsOps59OQ5sNhzvffvo0D0fpYKPhsM1VAdXhwKExDMgO
        McwkxnSxWCsdjGkFofaybS+VXqFg81tlrC8qYAxyYM4lF8JOZA6nmhyYoEaIXtDqswDfelW8RhX5rgruphIf5hbL2hCjCxtSrQKl2csrbtSksm9Y7idwjP1y
        qV1Swkjhggf4HLHjDdOAao1t9bMRbB8cqp9ai1TyhcPJa+16pwbkL/vpwoqbYXaNxXYX4mGPj2uAJxorKN/Y+C6soj4GPsLs28EW+++mTmc7jRZbH+9ms+yQ
        K7ASe87ZLhtoHubJVZZFAMIHDJGLx1sPbKiGVplQXdy0DxklDgQ6yQ8pYkrt7NHOVLJ9dw8nYB56mIVd2k3PCFDaA/t4xh3Yxc79ErpfQockdEhCR1EEmN6H
        UAOd3wkjV1Sx5MlRWAx/VN6USgGtg+vTFSXdF0f3lIswCVP3ssAW8bFHyPVcv7ecg7WYujR+NQMfR+zqXubl5Se4Fo+YWvgAqPp0uWomOZzGq3vpSS3AH06o
        XWWAZH0Ct/q1m9hgK3D+ifigPPTdc+k7J8FRxOSEqYZdm0xVkwG9OA2iEzcgXMWHQvkOBVv7N7M41hfIyAk0FVdVDRzaSBS7u2LYUN/FkyQHa9UqGT0CgCJk
        BXQHqaH2KqYkJIt80WlQvOO+u8yoHfjTR1ZDiUNoB0fvtL+HT08iodL+bhaHU3382o15bqbm7+wbeoCObnTTV/ZOtuDNuGqXnMy0qY7ob/+oRPMOiJLdYXu3
        THFUxUtTDnPSQNLaLAT1eAcV7+JcMvuIcziZecTexTMEIrVLiJmlGHRw8viMdTjGxAO5zyVjFCQubpgN9yRj/t5h6ntMHr60IsfTxd3Zg6FUHPvkFL5PPjhl
        7ezhu3IitCKgKOIA0fPUZHd3rGDBXJWxK28DA/qQTOP8UM15Bz6PhC1lnEhio8aa7fYX2WB/dTnGu2e8iSZGMQg3odchEoPFeZ1jGwc0G6xAbL7zhhpk27bc
        SLLKCi4qW43KdSiEuY8T2ioIbgXUOOGdMaHlUMyaO8nK9w0z6rHlrCqQnIWxsJkOqw1snHHr4bOntHeSAUwJQvQrbMRLDcUu6mWfHdx6KjMVdCDzTYxiNf3I
        oydPj09MjY2e2N9z0qsmC+LcYO/p55KxHzqHIb9ie8I0cjAq7D2HXQhLusk0kOnuUW2DZ8MVB99xlAdcu70ips9xXL7W4Fpv7YRJmit8UQkO8yYF3OCCdTc9
        iDs9AEywykjrwcblbi6zbRt+2xYYQ2TUMw5SDtCKgZJtFsNtvbATtc7aGvssHHucLdlg+/WwGOPxhf3z0wA2PpsPQykAfc3AHudxOUvZZX0u4Ig9Za+2nl21
        9VyW1bNrfj25HlQ5xfwQqhjnw7uoM779+ve8fgcG7lYTf5DA5uRdwHFs277P7oUfUJEDQMT+NWobzDXuBv5kkoibUGgsenAXCM332A7ZRBYuCpGqwOS+ByAn
        CDJmX0CxpSDOWspigPMD6UUldxe4smS0ZJl1VBeGccZdOHOPmOZVVnPNXPpw0c6N5o/JnQhsGMASvxt75ioMvvNGrPHzvQl5vjALq44QxnYUxh2rTGNuVC0w
        BqoyQ6GcwyG23b3Oeihi86BHAfpsDNTjZ46fPPJgouTGpW3WQ3L5wlG5YuQD26wPwLde/co16lekhDHVT39U/mm2CHpa1RgjfULxDTTkG1cxZTOu5EqHJzju
        HN46mUHSMyr2U4ukz6u4AL8Ni6T8yTl8WpgL6BV5fPKcUVKBKarAFCpwnitwXtV1wDS9ncbbGX5Lz1QWzC36ireN/sBJrrO+6tESxhZKRE3/qidVv0AjcsGD
        72tezBZZZzxaffMSYBv5pX5f8yTDr1OGX/ekk/7Ku4b+hFh91UPx9EzZb7nUBfnnktcePkx/5qaNr+WSvCErVP+LBPIXPfHPkn/W+C+R/5Lxj+VoCHDf0HgO
        hYzn6nrgNL09zfcVoZNz6LmcdHJOOhn+c7m4mPrP5+Ig9V/IyaDQQzK4mItL6ctLubic2ZDNx03sX22fyccMYk/nqZt+3REIejov/XQGbhMsy8JTJs8l1K0E
        m8Q5M7IX4AnIcx6eIkTDuXT00cyJPG/55CtJZGB/mmPoWdvw8/l++pPuv8jdT0+zU2F69wIluZCXkZvJ02jmTU9T/Ky5suQSzbxLxv8a+V/LS1+6Yz5Oxvkm
        NI7QuC95Tfh8NwF/80la5PTRk2ox6aMW9EyuNBWf4Rh61lb8gk+1Ml/P+pg4s2kpYwWUWUjLRGg8DU0gNJGGJhGaLEguUwXgmKmC6ZgCdUyabhrppguoS4Hr
        UqjgQAALkbkts7QQmjX5fLcA/PRdk88lyueS8Y8VCQaL8sXp4jb6k/hxih83/jPkP1OkSc1Ihp81KCj4d45i/qg6Jy4tmBNAl2ywFJuy4vrGLRn3KGO50BO0
        YyLPcPWf5ueEDAs/n+fnp/k5yc+XDG4Kn3AEKQhK4Okvkx/Uj+tITJSZuVJHQh/5nUwwkXOOc+bnJD9f4uc5fn6en1P8fJmf5/n5Cj+n+fnVHPM72Hjm8Kv8
        vMjPb/Fzlp/f5eclfr7GzzGWxJ7k52l+PsHPcX4+lZdZKnM0/KATCJiarppNPVMF4/lugS9+GgdPpkaYg8VtYUThWTHAutEdyax64H4zZr5yvL7fxzKHnNmW
        xgV5QPmQpGjskjJPpGF+FmqczCh1gZ7CSgTT0xJulPiyw3zi4N//3X/88H995WsD/Y4hpjcxvrmFzWfLgB8yVX4IjxHuCx7Pk/w8rYQqCWhwXyiBDhrt4Ku+
        E4wWR2zcMzXhyE00VtWgDqaDhw38Wo1eD5fwOMxvRbx964ZRF7tWxKrXfmZdh1fGDi4yw0IfRuHiwo3cgb0QwxT4hj1j0Qc3z7DQJ7weVxZqL9OeqLvlQkXF
        zPQMjcJoYnm6qfZ4YZPOn8OlCroJysFNdxox1SRRweXJ009nmwGpEDVshqBnGpbCHTkR1SVmu1W0FG++qkrE8jXVW+kxnPCl16130ZKlqVax2M6qw4rF4PuL
        uuk1W25KNO1LzXGlEc3zI8L5ES3zI1rnR7TNj2ifH9ExP6JzfsSSVFPCNlGZVkptVGlhVDkzzi9cB0efUDWxdqPY3op8kJno0J0DDlQ82+fadYdY9oDosZWC
        bRKEimdIwZbUDIhLtLVdN6dmQGhxhssZXREau7gGhsog9vm0KYIr6NQZBsFpiJ3brL/DxC2x95vwBuy9CO+SAWfGztaGssMlABMaeLEEXFaxKoQnNjA83cWq
        EJ5eOt/Gu9NAnexyE0sMcbhBI73mBPaQbsoUmx1RyHJEsXmBQlaaVBSxYOx/1k4VxXoryf/Jx8F1QXStRDIKlAWVFUtUVqRR9rxGeYRB0Khc8EeO4wJrHjMW
        mly5kZVK74X6kz9vv8+WXrAzo223RCwp3Q/rkXzwr8Bub1Rk9FI72wlH/o88233Mdv/Ow2WGLteoR7FsWNMyM11fulhfdiU9FN2F3Q3WZYQ4iXCpm1pKugo6
        +x8Poa3jJksFaVvA/taNwO1YWcHcN9/zyfJgrnUYI4tVFd6n8Tg/nH/MdCTxerV9FTQ5aAyaRYdRWjqmTFMPmaYegCljbCFCkqBQA0c632GWEDeaFrnzbe58
        7Ff6l8NQfj2G8uswlPZfsyO7xpgnG5HBUNrBX3q0anOOiwVlWaxjXRkeMGPnya2nAGLYDs9L57vS+SJTjnNnoQEGsbPNkxkrLVdutfXT22xdvhZVng6TTx8C
        A9j7Ojoc3iriufRztNZcZ8vBee9yWKaz8NST6VAvm1dHRU+SdQt3Y+OBa5k/GxdMbUQ0gZ1svt7zWuoPiGK4E1ZZLNbDha+ZQKQ3HOrmzcsF+gMzwFB8g63c
        pJt2C/oqV+0TuX1So6PsUV2ArenifraEyf3xaWouruq97vRzLGhM3wSUdIrGOnf6uYCyS+Ndkx9lVc0F+xlpPvVX/kohfHFKeDu6zBUkZM0ry8J1vzI44Z0Q
        aVdv7s1u7XXOaiu7tdeS+3r5WX3BG458Xy8/sxdQN/a0D+O6ni5gvY8tD764V4oMYme9wjW0RoVA6k3Y5xrly4IL61MjV4Ae9sr3DWMXw2Nrtc2pqno3jwU/
        /W4r+Pd525ero8dUev3d/2xVBidnph45ceqJM71yq8/2oZoYXBFTG8TlLh0w/AiStrUCuUWvXFeKpdvKByMfyhFyRRsTPWhUW+YCapG7Kpj4LhzRhaGzNPQ8
        I2QiFQeLtyAUKZZj826YPfi5b736uQ8//uWnB1gOYM+Vtm7dOjDQO7BhYOPApoHNA1vEtgle9G7dsHXj1k1bN2/dsrVva7/YOqEX/Rv7N/Vv7t/S39ff37+1
        f0Bsn9CLvs19W/r6+vr7tvYN9Pf2bxBbKPRiS9+W/i1btwz09fZt6NvYt4lto1D85q1UYO+WDVs2btm0ZfOWLWwrBfG9mzds3rh50+bNm7ds7tvcz7ZTKH7T
        xk2bNm3etGVT36b+TVs3DTCNp/iNmzdu2di3sX/jVmpE76YNojw5V9rQt6F/w1ZqWu/GDRs3btzEVJ/ie7dSg3s3bNiwccOmDZs3bGHyj/je3g29G3s39W7u
        3dLb19sv67rEHoohVYfmZRxQv75qjcV4Hn/4OcIJlfXKugYHGQf/Nn8rLgkF+kh6cUWUkqtP0f8Bpb8FizIGPMqwoovPJb3D27C85vsZ0/hk3TZZcrs3li3L
        kFuYUecjGTYu2FnFerIgHEru4YRN7KLZ9nWwSY2c3OOUZUF2kzy5Wp1m1J2xDeGc2RomSJdrsnkZolgGbG9gFSmWARdPEj2Re4MZgUdejQxYLS4DLl5OBhxU
        ZcAepYQMmLoWMuCA0JGSS79cuaqKFZIhA/YgHeRNN1YGRjIRnadqBlZVdsz8iQODA6us4CWlPOoVIE4ft28UBBG4oksERRwH2NTDXDGyXOrFnJHmukyQWTDi
        pUEhFAFrKxuC4xkJZrg/UYfL5hp587HD16kDoTh8Gbtsldqyhaqkpah/s1y3izXfO4LPOY496gonNO2IoWHX8EITbG/Qy1igcs1leNprcvgmPEo3zZs16Rcn
        RLGhjGrxuzrrdk5Qk/R60AThtGsj840i/UaRhTTS1T6x2IUqi52jYF6CKPkx3ihqULLdqGR7YQaneBe9QQZQysoNOEjzuDKMCba80pMLmNji5c1SWsHbhpWa
        tAnmjWVdJlur7ZftOk6qaDipoIaT4g4HGxt8SlnVRSILXVjiUtUNYs0gPJZVNZ5Y3wmPq/DoxWMzHlvxuJZVW1itBY/deNzI12KZJT0Ow1g4DGPhMIyFwzAW
        DsPgjite6RtZT3WtjzNJ4ZNO8JQjCiM/nrqIY/QTHFEXMfExboSe+UGI69iKB5NwOGlmBQUnU1BQVX0Rx+iL1CkoKNEOgL4F5QANBYfvcNZOqqGgWEPBxVEl
        lCKbU3BdxqNyqXRV3UClGg8u8nEkX6Nv4PBuYxoJhYOpIhQHLOyBwMsbYzsYmp30pJRjErmSIi3UaBkoUR+pS92giqn+iFEsED0S8BvvsKp1hr77hDoYO7R2
        2IulVH0ngJl5VMlBBL7FfIKRdbUTRPrzCWWZDEWUru29Zb5lLcs9dveVrfRyI5pMCmoyNrQu4LXTVuHStjPpIQeTSFIs7AM1P3WDGiI1qvjHSqnReSozTroM
        vYzKTL6hyowtX/u8ZsqLygyDE7U1BUg705jhAxZ+IJyXErisAUhkwVBDo9PiWIJw0phci2PJ1Xy+3BuvbTTnaqsBUy+CYgt3AYbMFSdW8hcObH2/hVcMySzr
        /luDr81hLdbv4ALZS3wq4B/YJPhbqY8wd8OYMtnnkj/5IS4nr8gd5YeJUHuJFQSvE1M9+v/Lf/+fk/9+aaXdNNp03Kg2l3DnBd/3zfo+U5bcp0UgDDbRHKHn
        6+5L9JJtK7MOF46LyS3fRpcns/pJCX2+fMuNg0TvY/4xwN2FntynTvD8Hq2+EHcPbiZW6/VmmiL05GIJj3WnC/78iTjkNUM4GJyK2gbHHoqWJiceipqIZWzG
        mefuQetnWAR0dubcI04fEcscjIRPfm1K9cmx0Jq8sCasfvCVz72Yyz745tc+6mQfGE7QPRGF3Jbsm3XCNDs63C8aJOGg9c4yn7wiEP8Ob/rIBSESRcTq77+k
        ruEuJH7m700C3KxarZdCG8teN2Z5JVktHU5dPznLX/LdspU+Ipse9oP5XvMZct3Ba6OW5Fqw1TRooW45Pdh8gquji4k7RCxCy6B7KyEach6OWqhfLehTFEXO
        FjPbYMX+EPFCObCZdnZZkqP9G2BL98ZhRpA+NtpDXTxLA0Ur1mJy3d6e5Myvh+kuly9KOf4eQr4s9y5wBeJiMrJLDDxAvyQ9U82iiwOxfQPuSB/KCqGWr+Fr
        NSkrI4wcHBuh8Z4HC3G5J1rK3R4106ugyt6PjZ6M2uj7H+aH4iZWG/lh/oYyBIsJGIXEDaJiIlc9JKNHImdwNOoI5MbpBQY2Omjx/tjgf3z0TwrHB7sfj0Mu
        5KE7GA65Kj9LlQ6foyZae6hzikNQi9t9BESaxopAuf8mFvt9/U//qPtg0vWguTMGyqlnToaUYI3jxyEGZY1jxUuidpzNdJLfcoaSz32AKg2yRiFK+AfJsvv/
        IM4l9xzUdiUGn43lNE3NI2e1/enHBlHC8cEu1BEVe//PEPscDv5Q6ojtGyry/JgUaUXtKNCncsPnsMjYwfZ0uW4tun1QjcRL9p8diUKpjToK8LX2lg3EUakt
        bHyb24AWtIa/Qnl5a5wDMYSm7ZoiRuL2QZsy0u23APYIcNpvPTsStwyO4nIg++ygehgHKNi+L+xt2+W8bklj/EGL4uZZZm2hikkCVi1xzOjRmA5aQdSKWwB5
        uLKuaJWuwHC1pl0BuUnrcxWahSxwE66L/x2vuW/P2o37iNHSpt1HoBRJq3F0ud4NHmgPl6vrRyBefmpw9LFomW7TS0eiHk04yh+Jugg2FeObtOtC3UW9RYAb
        dbA0mrtNo9uW4A0HCarPjoTHtMOy2EfUUPL6wzdA52+NsxWPXurmZSNxpw5vwTBB4XM3X6XwyOgNZQ82VIdi+2zUiuvWLeDcTuqA7SOEOGEcPNStp3TnoDpN
        kaOPncZsofenog7CgFQtWHV/nUbbkypT8k69PByheFQt4pMjVThAY1rlTScPfRfDAtWcslqK7Ozjg1a1FbGDm6haKc8W3TkSdxFMRC2mAZKOmqC6G7ShK23D
        IE/eFrSiq64VlOIUQ4NpgdVtmkDVrGlCwD2fjkYPRgPHhay6oeiZNxTQ9kHEfjxu18t4dPII7Mbna5ztVNW6cfCzNrRkbWglIEYblgDiCVWfospTC1qkBUvw
        /lS0FCc3pQX5bAxa0YBsdwb9WjsKPfMnYA8mYCvBB9A58n8nJh3LCZKx0ZvLkIWzF3pjPLFa5MIXxNhmeragnKWIVHsYEmta52StC2taF5rWeRif0LQurLYu
        ROukZIWlTDo83LqAkjAgLaXxRcl4LAlqETIrjrYJqj8/nccFam0slnEIVS99mBrfcQtNwCUPU4913Hr24biF3gMJNJ+I228BcntHDzphiV7KA0vYEgc8wucS
        axeUGUPdNiJVVqfgdca0Ch/OdmPu6pEPcGGh7ji5PwLhLx7nqFziR2UimgVW9yweinBhR6GSFN8bQ8RDjnsT3H2ycmQdOm8v27H0oBQaYCUBqkfLBNZBN9Is
        HECHjuD4l633EnWZfWH0YIVPxjlnTxI2/d6fWMcH208Pvk49MkutDAefZiJ53XHdMoKr5kKk+ltKVDw9+OTY58dmH5kCAR38XrqRwgl9JKwKfEf6LS8p6DIN
        cFLYjctk9kAH0E486qWkHPHB5DL2FIfi8o2EKmxqIAyN6dyOw9QrfOWPOXeg+dp31N7m2tNCjetvU/07F9S/tVr/Tq5/K1ItqH9rbf07uf6t8+ovSpQ0ycLj
        AKvV2Ghc4+homUjdO3R7eBxN0csQH8att2hO0RX3pCDTeQvhqa539Mj2T1738EGsRVvzbzgaZd1JRLuVMFcXTfRlUZh0EG/J/F4Hw7UB7lpCM1gkrNApUwpY
        oYMjDLLuYL6UJl47ATChCrSMqBFYL0LNiKNyWk1HUNHCzZaUl+RonrQMLqMqDq46Tc2hHCjQwYGwuvFy8pZykY+fxMRg4I7uHPPBONtm05KvhfKg2RWOPAz0
        QzPuYV3uob5J9/eas/29MR+4C+mzCJq3t5YLMCkweO3p54ZENb2F/TR7ApqBBIjgKanQYO9wGVrKNjXN8BS6SIwpVax4Yw1LsxS9o5dwy1M8lHYaIRFEZxRQ
        BfWcCQucy4YvzxPJv44QAnEosIcW20M41GJYi2ZiOvt20vIX7o0EWMRHE1c3sntYeDAj/MkxI30jMR5XixYuul/nw1FeNPC9tdBBAfLGdTxxgXeoIHkh1rsS
        F4QjBzYCJ55FgEEfin0sACRfyVJUrE1JNsdlJ2GoQBt1alSMbXK1k6t5PcPIStK5qPI3snVQsi5ZyypEPdvMGijCvjx0bmPniIZuTPIqtX0U2wLJ3+ZvYttw
        BSgxsEr8q9Z7ZQsiMbK+J79M1NFdkEYdTZ6nBYlsdCQgNCgoS3CI1lBBTSKWneRlFURLHXoMJbYMBdqhcWPaNSx3xd4Hak1ZBjQq66QjuK+ACHnjo4ylcLa+
        YZVjUUUGQJZgDMOV5TI2LWb5VB/fe0N0dY9chMMKzMT0M8/J+5ClCq2gZNOenseZ+e3RVvgOWlfzwUCIcD4Y2IXRPATwMyuGYrWKRWU4v11zdA8yw3aCqXln
        9GpSzNNcvdRIc/Vyas12jVqz8xNTa86JWnO+Tq25Vtcwr3OstZsTteb8fze15kKNWnOxgVpzMVVrLvwbqTU7qVqz8/8NteZSjVpzuUatualGrZlVnIMatebm
        GrXmQo1ac/FNqzUXU7XmQqrW3JyqNQepWnNTqtZcTtWaS/+vVWt2/1Vqzd5PRK3Z/gmpNTv/arXmRdCOiNbTA864NQvnn2dWYFvtj1e7xVHnWG4EIgW5bzhx
        iNNPVNQEnBtewcpt2MnC9ULaniP2CraUmudKhvsZTd25m7ObVEZTd+7PVRzK5Sk6lCtVhrW72B2Ltw5TyWdeCNdih/FeLDJcrsSqZOIFtjRQrpF3SWXVUJPj
        KAtnuSJLNIVwYPQlsfGak70HvqjPy2SFRNOAErwIBJBvSoImCmMJ2QxRiYvP2JQaKGpgPoTOMdFJzhWpbJzbjnzsy+gitGqVnPTz9rH6sQ9zvX7CdL1EDtvZ
        wrlF3j0jKJDrdT25oc6i7GIPiVBEqlZIFOOf2PSpBxaIr1tCxqDQ3Eo58iMNDGpqbE5106pNsRt+T8FWbfjP5KyzekVlkXo1cRPP9G4CqQd1qX0DOJ9k8rPo
        QtiFJJ/YheHrynCSiLkMuY7RMlqF/r9trxfm93qRe72wsNeLYiSZ8ir+aL1eeINeL1ZgJORH7nWfe52K9rnf+Zgo2zDgfp22xFjBvBGIPFgg385zzmiA826b
        V1bJuRfQy3xMNPm88d9cJq54+oWQMY+m2UlYJpmiMPswUhNUGDBhcuazIc3AuOvt1JSnyd/FxmksZoeJ3WagcBJakvYIF759KNxUBwK+qCMyDLAGOK+tZTbu
        LdsL2lK2oc7Vw8Zokt/8jLzkcU9mQthwqLJ52lrrzHRDJS+8pNjcwVRuXgoVfl9hVZZMfCpMbWmJYTgPUZmdrYTNYKExZ0SFlvCnBovGU1YOA+fBfoaP2DXX
        Qn0xM28NfcBxGP7qiZ1nsb0cPoqEmgKO9tY608C1a50LDpapVG2nGwsC8/kNU7DplzzxVBippC8iEGaRlW59xiTYvf0+ev/KR/B+Fb3nMXr6I2HyylNhmsvU
        8Pb74kIPpViffMnS5PN0YQc08/KpbmxJjsDCfLQn1ukLGDU2hqPkFlQ5nxjBBHGej83igoACPvXlGx/GWCy+y1XOG3RFTJPaI95uDCNWtVgmqoLoaMzRyXx6
        NzOoclN6vNqjIf7Wh8PIVDDyk56IVnVROevWqhk8WjNM0ArCyWLu7akJzl53DwfvgkTpLl7nsEoEsAbOa5CzrKVoydrFF0VJORCP1S0bhsQU9PkEh1jhtOSS
        Q0uXxV5V2l5f2utKey1pbymgyQeVJQCxyxbbqE0jh3GrrNmsDr3klQ9jALHQfzjKsQXDJRhsaveYmLP3oZhBWBOKWZTD66B/uWEiz2+THNCnYz0V2DighfIV
        vPuPiYJ9SYOCY+hGUo69mQ10D2c4FNsnzlUSPUSJGGnhHAekBLB9wDufKkNoKjxtR6Ipx4diFH8L9GAzImJFuGQGGOmzYcqnhL9q4wt/F8910SBYiKrUwi15
        vpcZGpyio2z12VeJZiXBvDQKqvKCyHBWPi2UeIU3zVY0zy3H5V7L1cnnUhWX5KnPGuxC9RyTLHFXZzLLPEVs3wkjflw+ToKzKKY5mXkBMvWrKoSuf80G6FwF
        zgMqtwxVDEwMZnxCF492OTbssbY6wNETezUBKiBYlkrhIw+oBnE+QMdUCe0OOOhIaGbD1KZa0G8l7vGQlTNp5Z2NxSEIf7IQ9lWnshBIpAEVn08hMxywsgvr
        zeVSAmJ6/OY6wqGEcOQaEY5goWE66k+/NjMaviwzqI6EyI0r9g+KTehjtmB80+rHpjcoxjSBmvsPrHqGjsGkzcO2oiVVgBlFVs60zGgCJQn9oPWSE2OJ02PH
        HhwrzsNRcW54eHgHzljsGgYJH9ZqGGYKQA1YtsaojAnEJEX9g1V/K/cCM5yzX4zC2isNkskXzRxocpXluHaw4IvrIlxtk0HuF7PMQ75sof7GQUTjLuBw7h8B
        1xGaHqkJaHWPQBGVcSvzAngZt+rWZzlF3KbbniUcmqJM554q+hy9G3OC2Sdeeuez7lSHMyQBiUTiHB2myfHR2NX23azhZzN/UKOC0EORXTVnGGrPM7yjR6zQ
        aOcLOHqjnTuxe/OFeOl+vbQ2GWNwW7dq+3eA1p/VbfARbn924hPPYp9lsQLeWWarF46uqxHmifMJMSVBeI4acJ9BTjBUyPZNJxSj1fSEWhVxNdmWogLLMJOe
        WOGVKeqdaWKJVDL1YohzKVYti0E8SImlVBlDkYx9JmysjJSMf0ZqkVz6/TADq2T294GE6my/wh7ov6hs2yjjjgiuKIWjgvCt9ZUworJqJc69iEwjx+SOo/XE
        0NDEo7C2qQRUU8DG/Ri0/TKmBqgIFWSVK5trk8zMywQNYXR2+jOQygPmnmEMZoq15xnSehGpwLshFUFFuJqQXXgluPaZJiFyNrOMWDhk4JzM/p7BDMnYfxDc
        MaviFryzaU6Qw8oFd/fctwPww1yAc18P7iuUmUIzogUOp1bV1PS6Nn3EYCF6cG7UavSIArEIk4zJ4oXvk3VlRcK8YkFqaSfj3ObYeSZqk1Ld5IxEtT8TdWon
        meDQhLafiZbo9uR5E3SfidqFzSgnp6XfOqrIxknkFIED0w8R5OCWTE0CmEvQV8EZi3KEI2B+dWtRW2yCK2FVQR9MS4k1WlhUXWIVlrZUO4a377BO5kvT9RIW
        oetOEZm3Ywp11F4SompMFXMX2rrjXsxB12ghYKEGaIQk2ua7W2ziiHPSZTmo+sU1WCjLbXb0HizvoWTuEQyzPRs3wIaEy/WlXCGdyxaRsSfWyjw5VRd5ZinI
        SuVYE4FPwzIPGuP+Lra445VhJQrrMjed75SNjVWJoOxIdECZp5MlCAoVc47uTnmjrV3DZSdIGFdm6xrVnVFZVOjzKfHrBkRT5sxE88y0Fls9E5C9+oIAGfNl
        Ri7pIzb8bTacBDVLI5f2oIxIpOaH4E5gIU4ULGF77Phhllkb/UioIyILZuECsBnG/DGv+ZRZ8wlGeyqNsQLiV6mrk3z4oOlysR4vce9Ph0HW40ZcTmvlCria
        kNfAzDGide2URdYzcRr3/ox9rcui92CFiXXA5lKa+VoQTzJN2VCsed3t4Rj3CFighliWmNP5/Cou7qkuqimbIKsTOpsmfO9Q9SDZVXxZuv7RRFnLwa28Ic8Z
        6tbL8Zwh85wWeE4LPKdleM4fWcH9Mjxnc8ZztgJjs/1IXrQzMkiX5hiRlI+zUj7OypjCoCFTSL3M+zmBLmJRwFQ0agp0U7BLqdHkeKabaj+YXHeY4NR5MJmC
        0iCtfUQOv/zocEyoVyWjrD+Nq8YTjAqrrO3tCZ5xHG/UHlF8ECyUk1pscZDW2/kYJ7fz9/UMQMLMltGhPV8jg9b2WmfMZX7JCbeIyMVOxqCLZtJ7WcpkxsMd
        HpkhST5XUgm/w4cfws3aXmf5EWvi42wL1EDBPIXf5aOLO1m3O3dWu3xmLi58kRGmwnCcLtrUAp1Pz3Zed7fYMaK6zXrPxuyZzN8nmtAFkeUmDjZNkjNFPjmS
        uAhly2ERkXk1ccTm0ILzUoHiK7BYIEr52HtJnF1l7q3xIncD+bBXs9Y5U3wmrj2xy6Kw/H2iGEpodEJb98rtMRkHdp3IoqU2rCjO9rE+5jkONZDP0oxdzYxT
        DQOzq2wZVe9yxkbt5K6ZWVvPwVQ5oBpOB4wH50PAlXyoxv/1T7HfMug8thhv9+ySC2/GVSX8uGJplymSmaYsGsO8Aru9058insVJ9xojaD/Wiphw6CXGJtkP
        sME11o6dZgKN8DWCwXAOx5AeV5IvdYecd8lYItd8YdUyRvRuIc+P8RhbQTleUhNzOEUz167dqnik6r27B0dz/pmWNczG0VKNmA8cz/XuNmxcHY840zKPRyTm
        DTXzhPlLubscOY/aBEDM5F2jLHQuLCpC53Mni4AvEneYp8IMa4ilFNYljE9MB1BJ6dmfcEJlvHIOBiDNUSgK5uv7Azs2LnDfD9Q8Hpu/o3fhD3m04JuD4Kz2
        kLmbTYl7wQEm518U/IcPxq4GbH5FKXWsdvti+0KhZLbRoO7doa3L7UgIjxuuWsij24ZHN5xu41G25rBWFkbRoiGurgBqvNkQQ8QI0MMQM8a7uwfdHQQfsm2c
        4qfZNrXMSIiqwtQynwRprReVolAIVC8tJZb8gzZDymV6Enxv1pXImhkFIGV/vpAWxyUpz+roCStFsTRaTLQp+il7QTwkvrD3Vzv/YG4EiJmTwTCazLJ9yIMi
        zS0bkAj/kECOoQFdgGH+H2yiEuoYd8qM3ACTtQCNF5anpiWzEF6Gy5OnPsN3Ap4R52lxJtgJH7PxuqFBfit5/jMhoX44BBRCQmqxFnmZ/BOjyHgqUskL4rGT
        z4rHSc59imcjpt/NydRZNFLuN8EUW/R0i9yIsi+5SL2CE3jJX5HHQUNp1rLCUDLzKcOEUu9qT8j/p8LsphLT+9RvxwA7ZnbsbCDRq5sbl4V/pYS1gN3PcDWm
        wVslmLQk33q9WYTAGcSFbwuCr3S6pVF3JDzGtH1i+VCcg5EK8GMn3fm7ezHx8+nUaanKhXfIpKdagFTheOaObBQOxyXRTpoMQeYv/IfQiKmhVz5eroRjsGl5
        yYN5jVXpQcVccjpXaXgNAa4WbRR/Cdlh1x2mO5KLyyqSqWSZnJaxLicnPwWYipqSMfE0J9O/x6PflpILqIIvvh9aNhhi+5NTOGCaBe7tiVrSwHYiOdXAPTRe
        LVD9kUZyP0ibJ3IVU9VWPvXXBgUvXaa4ky7e0DQMT0ADF3ezuqLhhUFBeIatl7zKz4v8/BY/Z/n5XX5e4udr/Bxzw5OUVTL7KKx/J8xckt+EaVxoFdPDykUQ
        UWXJbi6LSlJy5kTL9V//lfbf3/X1P6tuGFz/5Jf+afXPP/lX12WQkHz3+2HyyRzWReFf83Lk9ImWuVKaLk2GcUwuPUpv0jxrR5grNso7WzlOZTl8Zc8ygMWJ
        NDiNIFVLqj9CS8LhPntmWWq7MBn30YdT6N0a/K7bEjAral4nSxdj5fzj9i3qRktfz4jZfZCDakdlW1g8i4hH4CFvJW6hRRv/fT1x+73QXMORp3z4n2wYyYHR
        Kzb5iV0LLBsWuZwDNiHaB6Dfr1sGnF65HGS16J0TQ2quBkF+U0pyOqcWyeq8kq8vKil5xoQvKKraWLbPCIaYmyyAbHAvmNY0lgYgjSUCJPgrctP51mrQe5Si
        e8LRgv4j35CDzDJYnjdtmBLQR2wzFR+xNhw+koXvU+Ca4LlAVLZFtz4LpDz9ooj4meg421LsQjMx3It7g7srUt862hF5ctM2ceojcgyNN7sS1jrnCQwykRKJ
        i/VSxLuIKU4bi3uNz+GEDrmTYdRuZv8pW7Jq1y0QRsUNecz7etDFXKgyJIp69/qPfRS/P8Lio2bR0WLOz3uMuqlVsZ/oCq16/XU0kNj1IoDGxjC5MyoCim7R
        /lqnK3bv4aaddyo42l9Z44BEY4tJpplzDieXLxF3ESZTQvlbFkeOxDJ/QQdndZFXX9Ae3dkTXwlt1itZzR1SxgKwoViPePOF4lpZ6MliGZgXU0z0sfkuL3dk
        OUwd8hjuLkrENnApj7TavBF7kW0V91Ff4NpwwhcA7mkxywQwCB+3M0pVw1/lkjFc85TxV2zIvAoUaj4M3Ml2mom4UTY1nBVFlWCgmrOjBadHnBU+ZbaI1RJ+
        qKRnwAWAhwrSDbuJPO5aqcnLI8gqQkJJkFXE8Q2oReVxOGWdNZmXjdcX8tAhXWd9Nh8F5laeUg3kYjvLqZjaoPTXlGAMAgw/bq8iLeAoXCnKNmyJhXBxuW3P
        MGGpT9pc8KFoKbsHom5290c97G6Hvrxur4K35JR9N+FGy9kz7kYr2DPmRivZM+tEmj29aBPf5dppbH4tMTa/unRJppJ7bCEmgwb/GFsglmsbz2RNdnEXqA9m
        Kh9+yNYFWiXxhenzflzIjIc9q51xvieKFkkyTUl6oniRt5P89opF3k7hbRDBHtoy3SV7bmNA/F36irlZhBhdrxTbM57WYmvG0z16iaQeR+olepWknsa7FWLC
        xuM2EsJHim7dKeknEOrUsaQH+OvlYgvH00t1hySaRKIOHUmiWSU7foRSiI8/r5iH9dN1gAcbG7FvOGe/BikKVHsExCyZaqsXaTPUYeneqtuejesXQbqtuvqB
        KssuYouahxNrl9iRyWFr1D7ZSfN9fDlQ6+kuoFrB2ZkciSkHzbjlNAnBHtvGuLTPNrlCL3gDWiKkuq9+jZFL6UQdXbGlWsQ8G53q9ylvFBbVIsceTawazr47
        4by5Phw0JE8ZIhjbhizGFlvEZOsxDsvhRg4HkZhGcaRqw9od5ptYID7wtAoeb7JbRgPW5N4sEjrKTUO6UoPK7GTqbZXaCMcsySFH6uT1HqfIkk8GIqWjnGpF
        chDhlMm9wDddQWtnHRvfccKrWevZhmhutgNHtF/rqFlG8L3sAVsU/xgUsEGmSozT5QCUJHD2lR3ihAvJmHeQ6rTa+q4Lo5DrrFkXtiDXWjMwY6LmqDKEYuCG
        xLgfQwqjXoF7PbDXsBdiDHo/48CaI3mmHVhxJA8NTxd7Jh1CX/CMOzASSZ4xB8YhyTNrE/bBTX6oxxx2h7o5fkI2XoihfmWsylCT34RpeQ7D+qzszgx1mixj
        qKceaVm4Rc1LxMmFb8wu5kT1zex19fubi34ztuib2bHFajAzttg302OL1QBtZ56dWwb03MktgW8J15xRNteUDTZy+fC1cXnwtXP+8HU00GDp5rbQ24CoCw6m
        RIXkwushQaIxvNLFt6GzLUl7P5Ak33/u6TaztdFutjY6yIXorJ1wT+tcGZtwrpfLp27cPvePijAsv/QLxaBUbmpO3biVXhJeJHwK5GgzNu7Q/EmbTl8ukZeH
        xOhLyCZObT4k4PCpq2LiHSWwhoK8QJz9fzP3LkB2FemZ4Dl5Hvdx7r11SlWSSioBeQ56lF5QQqAXD+mU0QPxkruZnnaP7aEb6Om4sneRwL22kanqlsAaB/aW
        x8QG0LR9q8AD45EctTF4hnHQ7hqbmCFmsae80zFLxLKzNWN2lxlju+wlYrFXMvt//595zrm3bkmy6Y5YRN3MkydPPv7M/PPPP/8HTd9snjoznlWoL1UqCW2t
        smO+KXcvi4gN6fX9G4VagbhVLNZAILcJr2bHmqG1leWng8L8gbERmBrxYWNfsSU4+rt3VCSo+OE4PCRp5Ie8Cqy6UMMqWTWrxeOp+R4HWt/UBt1maBPh4Jz5
        D8rig3nfFH6EoMaUjbcfZEoPrcLD6aYrulQYRlCFbOcl06KS4LdZFsqQd/BbIzZedBU+aYou+uLqwxNLWGyF8zm2W8DXl0G8i1u+j0Hq6ta/2E/TwO0j9zaQ
        0ZlsvxrDjcZ+ArurNzAw3YlnYOeLwQ+8+BzhvFsIRUVcvsourW7Hu/OIoLyPV6e0g3zCpmQJjx1u+saNkjhVYstjhXkmxqP5Y3b+jThxC7uf7FEd/v1oZnoe
        V0nZcbJwSpPFpY1WjUjb0eZiykBzpt9CZj0jKYxXW3nquTz1esrpW4gWNVM2OCXFYCYTfTbUVdwQz+Q+xUYlmHqsGjwtdlnF6xQMG5VMbqrsEwEyllHqxS5b
        sKFNKW7RnvMtDzkWbxX3YP/kp7wbJ+tPbWA25PDJNN4I0xMq39NwZ5WM87UfaGJFG9k4m9YZf2xUx/FGfmMyI9JOChI2cYvoOE5dv+ewWcRui6248kmvs2Ij
        CoDii7LDiWvMOfv0yRmbPW3yHZE62VJs1Ky5HTc89BvPYqSauCaCfgiuj2Y6omu9BPcyRB2Vb9lwt3bUP8Omz0q0kP1S+/FLqnRXJTVEbATWGNxN7qDl1GR1
        Mtq4dyDaSK/HVG7BLNL1mMMp7PNuasOebzaftmlL9LKFjdjG6fnGNs0DL1v6V06bdgDcng9Qu17CztqCYRh2WjJ6L9ucXqRMOtWj7OncUui0vD+eSG9AlasP
        F9k8eK1P2QjUGirw14GXoGSyxpo3A5ygkAFNq/Invnziyyfzu4pP9A3ozY0QDmVrTMlG9oayuKctGU225ZY9rv5Pr4ZcxGqNbhwT+9ppW99Iyex03trLorNb
        2u3eU29EbjrbpTRB7yhuI0Ay36F3zaTF9HuMnUSXsuhdBRPiNJuqGydSuwp9+t5PYWMElaQ07x9rBjDssEuPd5JbeErc/Yfv40j/Zwdnk91Xr/UWvfurh093
        V+6aykOxuIcoW6EVOPDI0Vj+Aqh/M5ZLQ229yo5lYD/ypHTRERt/tNmviEa5iEYxHdiO9Cer2nq9YYCVoLwexJhqI7yVaO7rv84+a0ZLhlqz+XnW7OUi4m/j
        npn2IcO6LreBjbP5bIMFuxXHqmDYcYw1GDk2AsutfGGtUzZ+LcpB1K1XqAMdJR4ZNaxYw+5P9uE8T2GpndpomHhu95xQfCmAIJ7tsAejvGXULrE6OP7K8hdu
        1JPCvnVQZ/yrLJYsq2tdNl3pvwb0OkCEdmoKn4OZq+tKMPSJknLErN5BANEOLAbpTuzbjSJhamebr05x0fS/KTOMgR1GNlemZSDQ0P+oTIvwXGESgL773xVv
        qlMWDZ5DZxZH20WaB2fL+d1wY0PEtmilxFTG6QV2Fbjdq+73pjnKI3oe7r58IwauNi6DBJVyHjOFVZfZnnLo92YJtquYV5rYewNRmNbEA0JWPbldYSidsuUr
        qNbcz9ylkTa7sWJRKx2K1QsWRvPpM0IRMLbNx8LxrzLNQ3sIZKcq1I1kl2gn1/nExQIFDpY55Z2ZNbNo/Ic633lNyLcGDLo/2GzqOlSsn2zD7iq/aIkrszri
        A9C6ub+JKQ37TOzCAZdSsFGFPDp8sDkIW679X99PC7rrxeEmz1BYEP1QRYaOBGVZYXvhaHmN/UVI6bUH2TxhBZ5nI5aa9wWaFSp0yYEgE5ULUM/Qjl7BLojE
        EImExW55BRDTEWT40ohQEhpDCdj8d83oW15J3UdSfxTtHNB5kRUiz3WyWVeYTB/j3JRpV4nbxxxIdSjZxuF4sp05FA8nOzg8kUDje4oIPTyxYLdi3hZOIYjH
        f0zzF1wwN9nKkSk32QLr+kebIU3sLXrXS1zn5eF0Cw4aWzUHY3pz/JF8GVP7FBNhY4TLRRjgK5Bntz44bJiOJZvZVhngy+pSsN0bsI3lcRaI4VsQdhgaYCCC
        +yGvzjrnP4FhHGe1XqoOduM5Okbl5WSaAWgBm9HUv5fFbMxY+AaavkBTJqViSy47GbTjs+kts9TTnejiDs0BQUDvsnO2eghPnZlZZJ/5x91AYYCAh7mdiuJy
        tuLlNs0BQPQw/z7OMAeTGE+H+PdEGaLjBqI6GQOuGONbX09vFiPKIsps3Jd3WXMQlwdjxuXBZr0qJ+LpcBkEqhvxjKmRPepNg20IB80VOOj1Agd1Dgm2S2p9
        jsWb+6SN9UnbCjN71b44rAubdYDNArauZ7CZ8YMG5k03IgPXBmu+G5GxKgY40lBYWtsPrVWA1qK+aC0StBYBrUXL0FogaC1gg4Bo3UjTxfRdGbUFwCghOKoP
        0irlkgS18YsqV5tGbEcM5j7uh39PmsJRGXdJHqC26Eovve5XBrXBSwFQWyDoEzA1aowPEmYVsf+0cj/j3Yr52iIw2GY3KYy90tK6asI1qSz0L4s19Cq7nxx/
        hJUS605uyTmrPCnLTlYtTC36jJ3GeBGeIJzjG+zlG+wli3SHWaQ7tXy9pdFg5wcszIs14PHODde8dufNliq0eeeefwit/xdZTotVs54WqlQvIvNVg+zmqlQz
        Ip0qVc14sEp1Mx6sAnXiNqBCtUfLV9ta6t60DxQPlF7JAmEgGGReUKRw2DdqrMbToN/bAxnCt4KRHjdAedgA5YQByiEDlHEDFG2AElOzYFZLdGFDdrQtahWu
        oLJds/u9KZglH9eIfuLzq/FHU/+AMy3pspvs987jcWU8t99b8g3QReG5ADqQp+KLDV+uK2iWxv9VAP+4geDDtKPw8MAnI07axeeELX2ep+aTE2YYDmEUsqXQ
        fKJKnxDe7Ppk3IylxlBmS4H5xCs+6c5f3q/8SGRBk3pxsi421+QWc6MO1dBBSHyLMxYYA5pRdNZ1A4a1C1jT+YWOMXSQyZk8ndlkl7y3UJ3vFADuzEZsAtuh
        LSRxcNrxuXHbdF09pamGjuK96xa9De/1biqecrqznQ62HdqXKM+siv9KgTrwNb1czk7cJs5ZsP9UWLmqX6btYpPbFQYijZV8pfGVvOuYdyDdKxiz3ZeHbXMg
        qrb8humWy6lDDacSulr5MBrepwk3cVnpLhCPj8seXGo6J58gGFOyNOiEYXaizEMpf7tbttwd4qsFnxHEeDPnlGnTBfzPu3q/Ztxsus6wMH1fMB9qKVk+N2Wq
        cpkCu5uWQ+9QVwEPF99PdbfJ1t4p1T7fXftiqfap3tojphPq1DPQCRWjKdeFDt7zc3SwUEYHH/pd6GDRvwo6eMfXIYSafMGZCgucmyRrsALk3IMnWDz2HR+r
        088uu6eIqCdsAVapWZcEPln7i26++INefDEP4WZd+mrBNUhm3k1uYtrR6Ggsv5hdOhgYBOH34pRO3rpAc7tgtsfU0HHNrjEHTG1xXTeGYQobCnT81eYcg9Di
        KMjqzYbQjpKbCbzbcCMKOIOsm0IEdN4i1JNuwuUrIjuQBxEM6Rzy3Ix7V0S24nbU06rP2tt5uRkPrhoaXr1mbc6lj/yF/pm39808x7duqi1IP/4PQr5Oe6YP
        U54ByZIy3VtUZiNdUGYU55XZSOeUGaEOTRN2lMKmBRxGf59t+xO3AlVdkU218v3ZVF05TIyxam2NBwqXgzvYt0mNx8KhcDMr4tZ4JE5QuJ19otQI/EKmL1VB
        phujWoaRUOvDJ6itwCdYj6+mbwItWibaHdE88MU5X0tsV/eS0j7btWLGNqxjwPU0XKHDNjbsy6mfTGswFRuyzTXjJ5ladz8M7vL9FmyYUEQowEfSwdGU0ulj
        ivjH2Gt25rA784pQZEG20GQTbFj09oKBVumvgwpVXYyxUK5Z/Xvh+BmKlELLV1gVJR2k9U40Vc0WEmSdKmCUlxkea/rMyA0x6HU9WCJcobEqRZqa+esSl3bl
        ly6M6xnHkA7ofNOhvGbQ99jhZ16RaxJzReLx1X5erIjQzNXaUkDhxS68n22izkVtLUTQT0D02fZKimJ7VL50jLMCoCbzcqBq09fUB+9KxWsJ+awVENPHuFuQ
        QmwbAtMwFf9DfDldabNR/4A5WJiOxUCxketiBFhbs9v5urDKIgs9P+LzaeKk7n5Pm9kOvQgvm1pdmtPVyJxj8zzPIk9nbSlPUMrDi3Dc5n2Guejr2uUJBdPJ
        9HY5I9eyETk1B3XP5ZbnOpVqEJmVyB90r0b+2ta2OrK8X3PQVuagLa0q50VOiMKpMrsRzekZc3WkyX50bmhLIUXmad2WMmztw6b2vE5ArbfOuZGr1+kewcWl
        qZMK6a2TyrB1rjJ14t7PDmZvldNrrlolX/bagsCysrVTeb21U3G29rgb3putxhUGvKiwwZ3yj/BtpxRbNNAUm7PmB0yRgkf7FRRcW0Gt6Bo7QQf3zcXAXT6a
        bobaIP24Z6E2yLZGr2UoGnk5DA4paRQljapTrMdc0TIj495XzWqjEoksd5XQvawmy2U5YjhQmM+1w8DOR043hb+SCBHHe4fiy+PaEfZPEjL/E5No6Q4wuneJ
        lCO2Ytj+TWFj8v4mBmruThwZA5MDEn7s3+rQSYY+vq7Hi4o1w6JrgHrjWjJFgNTYckgH1/BtPbK7Z8BwYrkoA6WgaXAMoVq+wIjvxKgl3Vd219ZG2I2HUxzR
        MEyUbNS+YUXlys1yCXktVart4lGzizWvEDCV/+Vrg28tkvl85epqpT3gyjnDa8oVRNeIAvlyirJcuTjORYvpyrn4Om/puh7ctXSgLZtBsQ2U0Vmx7R+Rkbk9
        vx4qPkAZKn7Z5UXpykZyDS0WAFDeXgBQI0tUyjVl5O3ntra8KbLN39qW75ddL8NeAJtCsJsmta5r0+yWMChkQ/zA6dkjtKm2h7xphlreUr6vCG7oAkfRKizg
        7p1uhSJxSRFoydAXuR7mNU9d6QP+Un31ZfuMsIeuULM6SrvEmEGlpu4x4NyxHB37enN/dCxyOVdtFa/Fpb3LyJKVmuQdZbfNS/tkSuryjNxbmpHelSqt9t1y
        gytU6x9tKnHmWintLNgh8MLuLJXDzGw/zdK3BtPF4lkRFhMrsGGlNFtW4ps1avN+LDvZN1Ca8dHCOwvaM3cARxe795gtBQxFFsLA17V8ZzHX/7Ltq3Jncmko
        XzZ/GLRnR2t+jv4D7gqhVkHGVx23ClA7UxHcxWqB4V2RwRL3jtdYGg1IVVC7EtRucDpUdeC6V1A7EEPfPc9nXHhzO9GCEXjbXdxDe8xnvM6Zb+ZivizBz8gl
        DXswBnRAZGoacV7JX/BNpqv4OB+FruwdHFZYladgs1SQPejJzucm4ewUL6n6p8r4TSYrZCwcZXIbPR9WQwWpYw88diooeScrQEFXIw2LtoblbPSOjWzJ0Zan
        8RHmSYRsiAuP0si5RjteUrS4WT4pxJUnmsA2QeYa6lD2CZvaAA+q5h/Kpt6Qp69r/0EUUMsuGYsoELTS4T2jmWNKfYFn7lwDVzxVmXmBEHFMy1U8vl+FrGKI
        qgw1yEKQdooFMsUqcgSuiZPyyDgpj+CkvJ65faoLoddSZdYBHaCZD+7OdCASyJe54MxUYV/e+DeVudswsnUYNlauWM9m1pJopRHxeXHKu1L+QTM0QTE0Xfkh
        2Vcxedi371rhtK83xrSMF3SeJZFQyIO85MHkWWsXf1+hZKxlGjnYDh4n4lkuBPlecRCo6tBJ8EhDlkFlAe5tuspbFUW38xhxdAs8ixX5R4pMO4tMO7Sfl5Pe
        xKfjQK+FaIR8VaWhMbWMUdQUsJWipoDNfW5cR3gXd1wVeKwk6h4Flj16mhDsDr1Fb47/XCWbgdBC2vBgR55e+aVXeqferrciurXBuq8ecnmwmNM/F7PHxxAd
        A9W3Bdsi/bin8av41zutt1My/7r8q/iX0rdx+jZO38bp2zgdjkjgHZZ+m+Cnyl5LmTZzps2caSt/vJXTt3L6Vk4f4/QxTh/j9DGk0ybNCoW6SlEl9jq3EVq9
        04UmBqR8tS8ur2nn2Ap3pjudsWQT5RrjXDCWyrlCSPdB76r6dTG2Rp856QbEE73BpG4ogauwLac30btCkmKp0GFdbligDjlimkpVFrbpI1y/nPWbfwIZt2uq
        JByleZhcew2SH8WXDZeUdAdxEbNDu5eH+0hGb4AVBEBkS9cEKvPW9baup7HyE2Wn6bR81R6j+dB0qj2pDbfnv8sPFPdD8aDdDDElCIeMx9/y+u2fIOSLgcSU
        GTlAmIgnBZjFPjOLH6ZwMzONfXbeBMGW+C+UPR3DA11aawp/3D8ERjbVyDY8gV5gmWWzueFhR4YVyGD7YvPVEUlm7MvsDcA/zIxducYQvrS4fFbxn2LbggFX
        v8SsAWbP0ShTMoxuS7vqU137qaAP3/eVyQpSuKHy7wwRWeVk1+ZZPih/18Ns2GKwdDXH/FesjrIW1fHmbIjNsKgOeVaqbpsBQLGnW1GRUmVKKb4kpoxcqn1I
        5bZ2q9zh0sCXNvfAfrBSzdtZsmobobU/58s9It1oZkg8iP9EmYFQpfNhXriyDagKPVQQR3MuxACYzJLLgSpvbNoXWoo3zfGUubS7RY2Rjiz0cJvoT6ZbcY16
        5yy1hBLvoilLjwdnZ9I9s6L8yBfV6a2iEZniVjrdqyn/XbihdtNDlHXf7IwoZabb8Xq/vk0fmqWVuVcfnE3HZ9JbKM+Ry8P6VkphJc10Bz7NZvUO5J/QKOQA
        Lrtv05Q4oVH/D5lCT6Q7kel2pi7Su+nNUfFSPQ+B19v1Pnw3QS2iCu+iz1HhMfp2vz5Aee+havfrH5qluvn74/Tmdr2H3twrpcyhlC1iaoWK2ozYODLQMPHd
        9C2zHSpjHGW4KFLvRPot+u7ZjpTQqbJA37FZfYsGJHZRLnzi6uOz9IB+3EIFmtzTyL2XmrNrlhrmCqBv41treh430LwL7Z1ND1C6O5v+EPebikS+W2apA8i3
        e5bL4WeUcyt9N6F/SB8ALGektinUNoGO7aVcu2Zp6PbTF+n+mfR2rmY3l0vVoRH79d6Z9DYuZo8tYQn+eA+ihEMMlTu548P0RJ8cxPc64w5z7kXkPqRvn6XE
        fZx7N+c+qG+bpYdbOXcOi4UKS+Hegwvme2c7BKYjgNjR2U4HNwoLubFD7b6Yy9YsbX5UZMHGLn9EWwH98EU5HrbKAyxH8hQfl9lMkN2C15tN3p142F7k5bVx
        iwz97ll7+710x+yjh3Frjnbt7lgBj8fvE5uTfjYfCPW5UGnHv4oV/POu4OFClpjVJuY8HFmD+Nfc/KPinosNJoljaNHLodw5N4fKDqWO0m04lcH6xJBtmcUm
        U6UjLyJSP65v/a76JaVcbiip+SEYPjL4UGdvye2L3JyToaMF3ZT92+dUu9+9mwQlhluOxNjwXSgb0Z9ddSOKtJaU4vV8E+3kk3LX+XluHNwP3cWigGNe9wmx
        Kqey4N5Ro6WZH77l0E2n5BJDcrUwGao9nLqqZX1e9eDuXksuqkf4AFIRvS7fqLHGSDkVBEC1kV/Bze22zCHT3aHcwvdQ/J9UMgRmtjemFjMCgfF0Tlmq9zT5
        itvb6XyQ8XUKFUSEB3zPLomEE0udT68gdR62KmHge3SQFlZHL5vPZ82A/d6iwqGgNwNO95gkIhAylQO8Xz7oEomA2VQOlWUVenmFJ3ij7C0H5oi0CKrwmY0n
        Yp9MbinTuMzQYBnTz8nv/HzD3MNJTOi52Kik8cSEFlB8UHt6iHWZBuzI0BwcEBumeiD+JTcZiPg5ZZ+JoNUGxNynnLkDnLn9IqdoGw5wPTxQMni2mTCdmI7q
        FphPUJxKFE8WqwoFi1b/WVGiZ5Jyqht8Jbgu57eADxSkJU9k1Z90s+zXSVk7bYZdKLnsW2YE+roJm3ledmlHO2mAZ1Q7mbYIOi0I31AfxtvWokTL4DcFgtio
        9/c5rwbx84rt9W73qiWjJ/i+U5Xvgc2siQlj7AQu6+YY23I2q+zVYsMCIQpD3l8mhGRxcKRbBHVuJgxTtIxMdktksjkE6dfiqbBFnKEF+doLsPYwo8fUxtQ4
        uxPOZspKBDSZdsA97JgaA702pnSirCpBlVeg7ECFDGlJ8+aro8X+d7CkUfrI6H5nEXdzNbBPK2Ypg55xmKhhqs5c0cd/BLdufFxYxdZgWDwaauQQCmYOrMOC
        B1wEyEJsnw7voRpfi5TBlbrNxfmmuJRZutztinRbFYoojHFg8ydvU0UGTWm+Y6xZrMR5IpMJPrDnaxBLKOlp+jAIVzo+X1fSaoTnqbJjEpqbfwlL3wWMoX1W
        gjlt+a6+41Ha4tX6EsBfEV4ylndfFcgjfIfCtycmm3192GpCqvg51XsMppfxLypahoSuL+1Im7wSKQ3KpcN6YI/aQIHao0YocGGZiQjR/V6VguvEVeHC77Ff
        vji+gQ1V6xgiIMakDWxPxRTv1PkhzhaHYRbjn3mePxmcUbC9tuSxJmmv45Mu81Hsu02N0nioI6M0c10xqOw9mX34qzFf/8C5B9jeim/HtBPfqr3blD+hn4UQ
        020Khqlp1yHsdyTxI1bVXXRYV5cmxJvgF6qJX5iamppXe1mpugbFaFqX+1ngx6UuVC9HBAM14WiaCee0P7pXHRM3ICM00d6EljU/bZCnfQSZWHyUlAbK2+6N
        JbVCzJe6ItqrwGZTbO0Tn5ns6gzsJu7DT5yGM2mlmDKV0rKkqe3ANF1dh4/4Z3QFklSUMF42saqr5XUMhmn9EdiShscWWvuPjUYRFVNLeNus7FdflM6fwIUG
        68iq6AWXTco+4LNdPK3uhQkOUXl/8LRYcFWyepCWelCOSNhgKcdgUtw9zJf4jtEaVCYHv4bW/cnE5W1DsrrdWduStd2dFYZH1mKaiY0QyFuHUCmIf9WLVokV
        YyFAnPgFOir/Q+WGk9YzX5Vdz7P/p9RevTAdyc4k2YgA5N3SihgRUMaIAKGWB5oi2k1/YkTAPMCIgEijg/8MarFkRMB8L2xrqe+kaEiovEVMkx2GnQDqTHA/
        263EXsuaflA4ieFIVMWKzW0jqxLf61weYA27JEaqzqMtWxAmMkfioI9NteBfXQw9480TyptkQ4hLQnhpR03ClIfoZx+FV3DVZdoYfTM4Zz1IoBEx8tv5ThrA
        sXTAdq8I8NEBB/5ufPF34zHZDR1twgH7YKOZm/D4iiaanzQWmruMMv/7qhqYdJ9Sk9BD320YDdn0DT3WQem4sbVs8qU4x1nTL362NIwVKjnzz3CrFEiJNpEe
        4yYlvTOMV2L2BaetmyBSAibZ4nAa7VEfDcvTB8N71IcUzz4chvI+s/abfI9B9G2LJndDR0aOhfZ63WA7K9knPkPWYa9QHcGKoMGVtHHJK12rxkDyzAcSkW9q
        0d6yWZAuOwaiESFmO4w2GJvpkPgJth8i8UNsQ0Ti42xHROKabYm4lu5kywaGYKWpeEisPoSHxb+Px9SbcYTLt0vF5ZJZSnx1YZYDVIJYuN89Ym+Y4D4NUpa4
        YfIyOrftYwMecBHg2gulUPM1F2rW4RFTM+2qARh3klxlFTyI1qbwx1Dsr013uYqgrBPkhtWEuI+5kf/bjZIYKxGsT1W6wqoxZkgHDOU8YG+repqu5KoKgp3+
        k2341lGxdZbABoEq4roNYy4ol2/v0gqbR4SiDbrNOkkx4xVtbE3ExsbEN7F/OXuVofi8TDEpcKwZMCpj/bG6oLLAoDJqOlAZ0Av93sOozDwcI1TmsUg6bFNA
        4LOEysz3SQ3iylIb/J5DuQwbJrsMYDUwzyCt1HuQ7aPowgoKPbL2H8a4CnvLI7ntExg8CcTgCVtLd0WbzeOrPtE5AkmVVpqOtY/SwAGkoZtHOcnPPuKlF8Qu
        dYLXctyiJxA1PmENPimVCLioc5dXnxw6E7MZ8cDYn9OyXpbcNClY8iPr1o9uuO76G1g8NNCJuRBLiEjolwcmd1zxeGNodjHntsOYd9tpzL3dBHVB1p98OE1B
        K695MV0repV9mLn57LQ1pRvxzQB/oKm5RMTHs2nrRdHITF3xTuLxur6W4jahuMHZdMOLnVlqPz0MaSrwuhf1KuoyPQ7Ppte/2OESH7+mEm/EVyMvputmdYrW
        rH+RzosDmsq54UU9pKkuTXV1OunqwlGHLuKPnKYZtUZv0K2ZWX2dvn5Gj8zq9VrrG2ZmZzroqc27cIdln81VOo+KZd7VXWe2wijbV8CweDFtWe3JnUR724e5
        z4HLRgtiVVf2VVfLPtCVfeBq2Ye7sg9fLXvclT2+WvbBruyDV8u+tvx2bfmtXlOUdKpZ8lLV0qPlj0a7Plrf9ZEe6bIVua70Hb1cV3xJTTH6b7K5467K1Rvj
        s54oMiUbRReLbbiMt2nxbbLvDuEmlFdUwpKNOtU32nc6udGouqW5smbS4l1uY3zOM3JoKCx/wNf5gy/b2RlZEC3Ny2xA88yGwMElWESIf0vp1kt6k2RJZeFx
        Ki/CQc2JeMeJgy/JehqkXYcTNkppg9p8Fb/EBpI5ztTFGarjnytmHiRIP884jVWucg9O+cjSbsdStkAOpQNmszi+l3kxLWZzUeZkoKsMVpHv/h45B8qV5Ac4
        LqX0VMr2iLnbLqU0S0dhtKA7tyoVNNAoXeYKT6o1i+GzwoE8Gl39bl2hydInKiIt5SKyudTrJvhVXQled5FM5LS6bJNE4luKfcbQ+bouWuDQ+uur9+caBH1j
        rhq4zPZaYpD6ZqOPJ3vEGLYlFm7nCzJW9Jec4+m2Uk7chy3hYsmL/09l5vEOXBX3aQxNdjE/0K8ZG7VtAFed0NLgSjdqWx1XlJYr2kn/+lW0SSra2beim7sr
        2qg3SUU3d1e0qVzRTfqmFdQquaKb+lY03l3RjVQDVzTeXdHmckV9rUf7i/4KLxZWetFZ6cU0uBh0XlrCiRJ939KXFMWrgqZdOviV0XRM36g3r5T9RmbslbNv
        LUsZiBqeqAOKgs8K5QgWK5ezTWMqrJA9YQRYzr69b7VLRO/psXIpNpPe2pesmkc7t/X9YHvfD+Z8Mfwb/19KfAVBuwjyWX2kKTb2SdvUJ+3GfpIYuL4YsBvX
        VAQ+r6e3xP8vDvCLEY7yO+QBilue3ikPnSYebqIHcETjS0r8Oi2vIFX9bPL2dX6aZm4SAg9RwKciboApW64PG12P1Ij8kQ4M/k5nqQkhvFM4LG/3Psy95971
        VeZ5bPfmmzn2XLprhvZCSnsnz/Y7wK8zaTwDS7Y6npnp5FeYjvPVKKlKJQtRGuaVvBMtq6QTLa/k9ehaK/EMBvZFokNDZ9BjxnMkMP6M/XiUd7Ae+GBviPoM
        XmqGmmdGfFml6nLTTlI7afuNJW1uubJsno9GKuknDJSw5Be2Wqg3wKKw0y9f6vaz35yoq5Qobvws4D7D2BCMPDPCpUFfAXICMTNHV4Jbf3j0gx226O8PUJre
        imX1G0hoyk/VVxDqnF7pRWelF3N1PmGzIPNUvX3aTKy/VuzAhx3t8OlzfqUCFlZ6sbjSiyVYypqvt3X1NJNc+/kAT5hUaOy5uiHOO3VDiU/XQYpDdxtWCtmS
        Qd0Q4ot1UZamZiSpWB2oJ67A9bOv/eWTi9BBQ3DOXAMC/QbnvN5YhnOmGsvrPd+4VpxTE/8JUN5uut/PBeP3XTBsOywXtUmthM9mKxh0o8gY8UyB3MVUtd3O
        F9SiICLXDCUul41cE1gbC4hswnxAZCPGH3NtHm5G2nwO6h3/qhnbTtWM7XTVjO0UHJzz+FfNHFmsmjmyUDVzZL4q18AQaba6QQK4zzAillLvHupHD4vSMwOu
        ZgFXs4CrWcDVSoCrtQ3ICgzeA7iaBVzNAq5mAQedkfnaioCrWcDVLOBqFnA1C7iaBVzNAq5mAVcDj9H0pmJ7U7G9qdjeVEq9qdjeAGH09KNi+1Gx/ajYfsCM
        xnxlxX5UbD8qth8V24+K7UfF9qNi+1Gx/aB9LaI1+gNcnQYFTDdLZMf55bTNYp9KPvxbo4Dv20z2+87kAgUEduwDO/aBHXuwYyun8v0iKE1mUILLJ3NgJ0Fg
        J0FgJ0EggmS62n8SBHYSBHYSBHYSBHYSBHYSBHYSBHYSBF1YoIQ+P8OglLDA+WZ/LBBa2IUWdqGFXdgNu7BtoLYiBg0t7EILu9DCDosPLgZXgF1oYRda2IUW
        dqGFXWhhF1rYhRZ2YQkR+LZDvu2Qbzvkd3fItx3qgwt82xXfdsW3XfFFFnClrvi2K77tim+74tuu+LYrvu2Kb7viCy74gS7TSf0DPeEAC9Rwg/P9nMnCy1o2
        kQskoOy4Kzvuyo67ysed9wBVmsiGtu4ZfWVHX9nRV3b0+RirVtwJlB19ZUdf2dFXdvSVHX1lR1/Z0TcSYVVBAt+/05rqc1orcIBnQedZ0HkWdF436Lx2Oz/O
        9cefngWdZ0HnWdDhVmreWxF0ngWdZ0HnWdB5FnSeBZ1nQedZ0HklHODaDrm2Q67tkNvdIdd2qA8OcG1XXNsV13aFZYrdFbvi2q64tiuu7Ypru+Larri2K67t
        ipuw2JN3D51j3aSPG8RG3tX5lmntFCLeHjU1YPq+0DLNn24ZICy2TD86LQONpZbp0FwLFQEgLcMuYn5I5hqi71OTtJ5TFpelYC7kKQageH4igshr0mz0O+BG
        /c+Y18iJ2nitLKFr1L29MTLyr9LjKXvvskVs3EEnkA0ocu+n7M3LTnMrcxObyTWQmLJ3L2PmXmYrG+oHUMwrRyxj+XGyXVdkKFyjarSISCrTrqKNa6iKjBIi
        m2Q6V2RsEVEy5StsFOtxCrex3lPFGMuqsD4U1L5v4gvcChvN0hTuEM0mY2SLbUKdOuA8AztI9QPOOYRNmlFAedMDuD8OBFltFp9WwHWBIL1N4uULmC2wSC8Q
        pJeIly/M+0CmO+QRcb0VZIuqnZ3LtUg/8MSL2f/hiWEnyQMhEMmDywV4ILqRu+cwSCCCJffRDsMBYlFiK8xhSJ2gMOVuO1p0shwxH8eyr6ZuB+5cn4HclnQb
        XoBwtXQDDAEbMSsoBr/+aZwNZPUsit+HVFEE9SIfzdrtupMstUSddFgUGAZcWIDfhbiXG68Vn83GvYkT77qGb+6E+9d6+ZvfHnSDySv7pcfPGLu1x884fm7F
        zz783IEflrq6Gz/H8HMffk7g5yH8fBE/P4qfh/HzKH6+hp+fYLklFlHCz0/j5wx+prj959yYtg8HinD4fZ5/X+Dfl/m3w7+v8u/r/HuBf+f49w3+fZN/3+Lf
        ef59m3/f4d93+XeBf7/Hv+/x7/v8u8i/H/Dvh/z7Ef8u8e/H/PsJ/17iX5rWaDb/nuff55S46Y7/e+5IhxNf5d/X+fcC/87x7xv8+yb/vsW/8/z7Nv++w7/v
        8u8C/36Pf9/j3/f5d5F/P+DfD/n3I/5d4t+P+fcT/r3Ev1PcqnP8e55/nxOA8+/z/PsC/77soSMdz3RkzpMp9oaXSKO99dxqCeC8jBvuJT433YO7cmq8vF6Q
        4HsSvCfB+xIsSvCBBB9K8JEESxJ8LMEnElySYMrn4JwE5yV4ToJpCZ6X4AUJXpagI8GrErwuwQUJ5iR4Q4I3JXhLgnkJ3pbgHQnelWBBgu9J8J4E70uwKMEH
        EnwowUcSLEnwsQSfSHBJgqlA+ifBeQmek2BagucleEGClyXoSPCqBK9LcEGCOQnekOBNCd6SYF6CtyV4R4J3JViQ4HsSvCfB+xIsSvCBBB9K8JEESxJ8LMEn
        ElySYCqU/klwXoLnJJiW4HkJXpDgZQk6ErwqwesSXJBgToI3JHhTgrckmJfgbQnekeBdCRYk+J4E70nwvgSLEnwgwYcSfCTBkgQfS/CJBJckmKpI/yQ4L8Fz
        EkxL8LwEL0jwsgQdCV6V4HUJLkgwJ8EbErwpwVsSzEvwtgTvSPCuBAsSfE+C9yR4X4JFCT6Q4EMJPpJgSYKPJfhEgksSTFWlfxKcl+A5CaYleF6CFyR4WYKO
        BK9K8LoEFySYk+ANCd6U4C0J5iV4W4J3JHhXggUJvifBexK8L8GiBB9I8KEEH0mwJMHHEnwiwSUJpmrSPwnOS/CcBNMSPC/BCxK8LEFHglcleF2CCxLMSfCG
        BG9KMC/B2xK8I8G7EixI8D0J3pPgfQkWJfhAgg8l+EiCJQk+luATCS5JMFWXjklwXoLnJJiW4HkJXpDgZQk6ErwqwesSXJBgToI3JHhTgrfq6wt/8PRYy677
        OnS0PddRkKqG+CHOs9hRfEg/w02cpLLnNhxyWHbVJkXXQO8cJHqn00Ujvek6/3+ldngA+Pc5l8kG1+y2z0MqN7rlqr3NqLeNcmdbIrqPwqpxwMRlw8nOTw1m
        1cyLw+g51/WY+PNTrsh4ofFZ1TCbd/YQOFQ2NfXNqZ+D6orK1u1RxgRBAy/+gGVJ1cSf/tff+pX/8O77+8XlnisC6pf+h3iPKuTyBiItJ1pIsdOR5R4I0Ipk
        63YVQ5z+FddTk+4ZBenRBfGMxqSyF98NC1bsRQJaBuw7uduR9JT898mnzkNssW0MlqEGsj/6pVhaz53jjlJNOCZ50BpBGLOncH+rp/d6GloblyMPXQxZ1UY6
        w9bYWD0niP6F8nxqJMv5xyKg4MGzRI2ex620+Rh8O0zNs6S+B1+2OktEpy6Mh3Aegd0iov83JlUWQ9e1+M+o2VupNXWkj8DIjq7E8E8YZPHXb3e3caz69QPO
        VsTgoN3T9b1KZ9dlL/+q7WUYr4ZAMKSjZzupy4Wi4+zEMRDvhxXOFUjp0F0DM9rbqjaK36kAw+PnimmLBx89LApK4+i/j6Z7kJ/z8R1kskNoJlDBmAkOdIIb
        FARGVeEA3znHOPlc9FRAgOsBW52eD7UZbL6a1HWtXnwMd+1THS8J6ViVVLLRpJq5SS376Fdidk0DwWq4CVtvJJ7zlsZL3N3hFCBLQoaXwLkBONMaSGp4ikWo
        frx3kMay9Tx2NEQelj/GKWajk7IA7oAq5LdpUkMraXgPoQUvG4FhNgHzCH42CJg15FWyWyHICFiHcZB1/uO7/5PK6Kj4jqeRqkosdbTrZvcuMDZ2OneizTud
        OxIu6VY0nbBPBPj6uirDU2PAUg8/dU/pCivFVZ+EIZ34ydMYAS87dPKzDdeHvqovG671aFi8HvGRZKC0TFFfGnZBcx9P+X0AAcPzDrY4X4bnfRT93jTB8xhF
        BvYQSgX0tZ22YzwKKXd/nM2evg3vMgQ66MkTQH/3D89agCK132BUZTBquvisnn0wbdcLf0a4HNpthM1lltyH0djp3A9dt5vdB5Km7u0Y5EWX9WnB4x5N/MW/
        /f1Xfv7VF35b7+UOYYZCK7i0HrlRDcwQOJOpcCtCrMfswryDDr3NHcoGs6HS7P5qGo5m7387zt76dqzD0bRS6kMlc2Q13yfz/ZigkbuTFjwy3u4+QEHjgHM/
        BTRzqJWYRwR1uLG/m+ECDZq6lrbUGTcwtKQUgyGOdWGI0OAFQYyfYaY95LISUmyNnbg81bCYP0Ohf6qUL8pYhJTrG53swksx4ZFP/jNhXtFfKnsNL2TrjPPw
        AZoDqnuLMbH/51PnC5SBdhYq7i9RHCRXPvmAMXq5TK+nTO1fQ3lcjM8a3rqesUq00cjLPv7LOHs1hF5S/EfuHnZG7O/3RrCHQp800Ar6pIFmdjNM9W7MTZMm
        KluV1NhLr0QjHU5g9jSx54WYDBtg/A17fCh76fw+2CSiWYlpH8iWHhJI0ugueCHT0YQ+f5cajthqGcH7FqfYYpk6wU9jRUorfs6LPvU890wwqZ7OLvwKOr+W
        cDyt5aSe/cnv/v63KsvGCQq93ymDjUfqL38xTiJZCvRlDbt5+Qu17AvtfSdtlkcibUy4P2cTKg/p5oTz+bRySjdKVMUPn+56/ELpsfpzNrZE1IeunDpNrXqX
        Z1uKHv0BevRf3v+2R8384Hd/62wFEyWBc8vswjRyXXoJPaAZlwkt4r6Shnef++NffnV19PsBTaTw7scv/MJXL3UGf/YxKDOXZtmXm1721rdQxsvfQhmrUR9B
        wqUaR1ANlZXjj1lCOOFsV9FUWKlwlsEiEjyUiQJHU8UkCWSSBDJJAlHCCoA/2DePWK7iWUK73XfSxl3sJbthZ4ljpyVPUoenbPRrHlGfInRuhCddwYw+lKrU
        fSBCmZhlGnRqym9DNQp3A0+fSsUtijo2mrhiDEHJ11V26+gfH01dGocPLxPNAPVzqAMPsJ4ykXRPMvnKthgipr/YHzBMLYK2lxsyFvRklVfc0VMJKbQn7tWs
        uNi+51QTXqd9fu1mf6zExQDlQ1kBh4ExnsjeiD1WkMoLZW2J4N6mqEfZ8tPwQXHyCFuq0Kw/CVJfB22OBmIA0uut8aSp8WRRo9H+9THCV29fbo/EEYBAJVaB
        IB+GwqgDewsRYu4B5wXXJr5TJL7jRtsdts1S/frJixP7nqX1pJ0LWl2c0M+ey4nzKX124s7zr0U/n6pVk6FBzU22VkPkGhu7/roseqhw7XJq6ZoJffYE9PFB
        uvGu6bOBrE/5phnKszTW8IQaCQ10MV2LL8y7QH4xf9ZQo5I12tvt1hOmDGAQdC0S1+omoVn1dGFF2XpxDS7qkDvAZgQzl+oK2esq4oH5LTK5bGSxlElxJlXO
        RA3RI+fyypQYM7AVOhe1m1focvHyW7zAwuQi5Td/AWdm/sVz8edgJ2GEjaFEBZwEQk3oYRMh4/D9rwDIGFkr4AnrdNnAKVrWOwgwNB/GdFP7t7ubKagccDZR
        oA44GyngLaipKcuGCSdZA+sgxtFWM9vQhv1g7Nmh2OkPbybA10As1dLoojj2w1M1FYA7cPgKbUQ6q6dO/Hmo3tNvACsmEQrB8oYxU3bdQfCjwYvPnkhj7gph
        BQ4mn0jciclkzQSmlPNA01svNouANCbEfpGmNtLbY/jo+BO0PNiCKX2oJiYjmhqV7D1a5msIrM9MxDSPz2k69eZxoLqICG0IbdZAaseE73Xtdve3cVUWHXD+
        JcLqAedNV8z5vYGQ0AzfslW2eg+nI3u9183DF2l+e+eosjW0Qi7R3nPw7InRdM1erwOVzypNJZotApP47yS0/cZZBIq0ngzIUqjLTFZYH7W0dREzHDBtsF+V
        BhVQZwCWDLDQMj1G82ANoHfYZAvMr6Kwhd41TusB7t0XMD1saQGWkawuk7/nbQsTB6YaNLy6HzfK/4eWl5u24hMiLFJn4yNssMXNag+IQEaFb+n4q/jv6spO
        5yG2cUI5qscJGaARE87nCA9WmO0Cp69CPoo5YxhiAiejIafeumwKERWldjoNmEhVTJ48cCrpdrzegA9Gbhm2ImkaDAY5h0U23WmyAUe4cCmy+pPIiVmcEGyJ
        UKJZAKMBtC4YJYImonrRy9HUKW1jsMLgPpkC3dPfcWxjzOoYingr2uiIGyPI2fPA81SnGP7MgsPhCxq2sj54WbDBX0cWhIN57ZQXhFov6x2WYibM2rdzfy3N
        uTWEUexcX1ua92wDmevxaXx53SpZzL4cO2lS0kqWBUFT93Z3ArvmAScDWXrA4U0S5+cAcNkHTzbs53pcYs5KC+EY2kTncpnuZh9gozTZcJvwAwyX0SOw+lod
        0o5BKyC8VcEErzTSZ4j4gkYCsGWAQSbziQx4rp0Yf5aw8sTB868xRCzA10zME5Ue0oaVYNhDYVQYe1pQutbpGgTVZ6jV7pcYA2looTvUOLZPQFP2Znf97e4B
        xHY66w44+yU2ktYPOPvE0MlwWgMngePxHjF/ImZf2FlVndEAnCbGj9G6R0KQF7w+L3hdqeCRUsHDecHgaaG16Vqc4jjOWuJSBaXEXzWlw7MoiPd2Ww/gRBVi
        ryOMfpzm7Fpd5fF6huhl5wusJE5nAULWP8Om2+2sdWBZly8GG0zB+MzJYvLQYxsYN/zU6dtd4I0fl2tztgOka4TCZHfUvJELGSZbhPIcsxO4shMQ/XaRtlbe
        F2l18tIobRQOa4L7F2gcx589l67JqZA4H/lK9o7DvijjLwKXHEtdGIBmYSk7CTDRsDKB07B9OCepPJoptFB/hC0m21rzRiGlaJh71Sy862CWn8e2QNsDxC5Y
        nkAx5+AkgcJMRK5UCEmLCUw/9ll8+SWpysH+cihZh2Bfsr5ADUpQg132jBqcHDUAr/AWYdGDRSFADxXwZtaUsMLaErZYcWd8yeyML5qd8QWzMz5vdsZpsxmO
        GwBQdKwfOmC48K4odGO00REwpVVaCrCnT+uA+l2F42AfQUwEB03WKnUJc9YQHVUsErcgOqpsTiQN4h+FiS/69ZlaUuC0a6aUqjRH5ewsD4AKbXRwmGsT1hYN
        BcaaiM+/dsR+CzuuBk8HIKjGuQloMFrqSEvd7pZq7hP4oehVWruYjtoNOwA19iWcww44PyLY9YuCVh8SJHtCcCZQJ610NicU+8xgIexVo1bUoOoNU8U0GUZg
        Gx+rsmZ8SI/xUQrK3PAejR9ghr+DsxSTTHSkmv40ZvshuEBIW/lxqoXKqzBwf0eb69jpOMAeNV0bUzuA9WtgBvIlA19I+ETowdW7gw2zJlaN3cQx5nOMORq2
        MVhtpwO5JSzf+HrMm+5zU1NZQT76/joEHVsY1ljUtmQu064OP0g836G0DFCvofJed9vJIHbjk8kqHJq2gkJbw1j9IT6CMhMFGvKQkczO05wbysaMWzif8MYe
        CIf4+PDQXo8F+sTzqYj5bfVOUDUD7NInHY4f1ahzwQU+X60HaHKxiBgV3VXoT++BhAoX+vheb95Ev4ZuvmkeHt7rEV05oFHmIMzvUJlf5RKVjtt69QH2NreK
        PT5BkFA1cj/r3AtbnVgS0jX6kEbgqHgpYPZxi7E5Zie9c/nKSSgtR25m2JUuu+dV8SNxZG6laHLdinQ2OiUDBPtFPp/zgPXlqHfAqfFt1kZrqQQMcBbauiNh
        hyT7EvbDcCutY0q8s+FGlldQLF7MY1q0juzw/kVCprz86Ju1HPp61Oz1Vd5r6KyHfcG9oEewL/TsCpJnBIjXoU0BzshTZTcFVax/2hT4NOG3oxRT3D8pdC9D
        AR7PUz7TsjvzhnQDdw/oNrpRHADzw597kbCpPfyhGQzyPNHtkxjRtAqwYxgyCdYmtSxtaljfdo2V2rVR2qVNuzDMkZiYisDkgYE2PhnSMNvrBUeuFwD2Reb6
        RmJdhopUiPtUZIQjSQ3EOtUTsbt22IESPlFNGERcIpVmy1W23EhumSpoFgcbqFUV3Icps9PBlxOPzpewVcQEggow51pOg6eMD2lLX6/X0e60ho7DdHr4abFG
        SNm+Jrkfp9xygvH02jtpPnpgBZy/w8EVg4Op6oFAPH8X31OuuUtxN+ZdS5NjMJqCrptowlpwUP9GpTWFZ/odpYKn6QDBWsL0TRq+RjsLnVgUHip4gH95GGAi
        xFWnP5hFgKNLkCcTA2cJzhUEIW3csOZER6IJ79k0OI/9+Dw9VB8ahesCSmTWVjhRBZ1anfjUPauDiX1n0+DZiW88rQPm2Kiz59jeVJFCuUzeZ8+BCgon3DMw
        GkRBSrv755j+i5jjY9fRw3msMwnyZaLEZ/VouX3jm+fOT3fmpyZpTz+nKQUmzhra5ZBm3GtJU7uvobNENMQ0dxvC4m8Kwz8STn8dl7LHQcnzVTjvA3yLzeJ2
        1dSL+RoB0GdrbXiiFzXgHBfUaR14iGJbVWOvakTf9ZU/qcyVbshbtfBEQBz6liYojoruhEtbvTvRODvhT1BFF/iWNq1cZJxy+/kJwIxWQFq9mNaZU1EbffaH
        mftcLhnGNrkkVSqpqxD+jGZv3Rx6lXzHG5IUwMGy9jI6VD3tQ1t62le5mEbcvipVxPaF2fhf/GMJO1vtamq5u+WCzKdu/qnb+6kgu4nWeZrbLgUPgafHjCbc
        I+CwV6ETQVrVlScu6uqFZybUsxOXZNpQ+fWH2K6pwrkl1C4dWuSQEWINKgRO6r5m9BrQyLwpf2/i9NlzRJ6iRYrdKSkGSt7NPINqLO9vldqXeGzJC1vJsSaf
        A7gZDjeDjWhtZEuAf6FURSaQFlpPgbpj+4QxWJtEzxEZB0e+IOgqF5PIemIbSb1iQ1NMgpZ/mZsYTVQnfJxlSmB/VtuBI6A61KkfZsFlvrMBIe5ZQvzHgIY9
        jC32rjpDSMarX163yAtzZ4X7JQCXBwvyFbY0DCENmyPwUTCk6LMNZxAh2KvwQl6fZKM4IHcS0AKc9oDYseaiqpIZ/H2nb9v+fsSkhWabboA5kXlq0n26Lz+Y
        eZ00v72LadDFEu7H8fSYnvd6kicGFOFBQ3dPRMzQxiLqIhuqgAeNTwXTxMMk9mkK+xdwLjonct7UcJFTkps8yzViJhQb75t8gj10Wt4R23lka5xKjosOKGuk
        s4D4LqcQHwcJ/RU5bGPKO8z8kUM2LKbKITv6K0+pp71JOTcBuYU4h2yg5kp30ShQcMwl9tBFSO1S5z04t2G2uoVh+ZMgyqEjz1IBk4aogJD3MpWIRXA12Pk0
        DPUBfV+gnW85HcblYbFTs77ILBw5PRur7F2NUESN0ejRFuibuVqhk9nTwi50mTsM5iFLS3m7YMM123fq4rPaP8e+1FjDxjhjAz1G9B6TYytuan7PJhYU2SLg
        BjrWAkUZv+GEncbAstrqadZAoGK55pwG9LovAYi6UzkdqJj9L7/FC57Ail+o8oso2stXbD4jSiExfiOw1+AGL2HdpdXXBFb0NDXlMcR99n0FdTiaNhqTuEpl
        Thz8eczkZBnc/e7ffH/kOZOGF9PqRLx8xtghwyRLKqihGG3CNTwdKhdXnA+BEaYQyhycJdDVK04JxZdsPgw6g1Lf4TjZdyePs2c62L31+K1x7Me+B5HjEDtH
        F+1gmlVAZsEPYqz28pV95eJeb4TGijZC/wj7PqeDW9FUJAy0e5uael2NlXuNHLo9sAAPoQxm7faBFxoQoQWKV715Z+4OINtiLo04e5/vGVHQZokNEtwgRu6a
        zdrS8VFUy3gnBYIkTEWzy70gEyuyKF3kQJgmM+YrEatiLjONxyxMSBIIjTdS0HgjQuMNC43HzFCm8cAgjS6tJRq7NlnqlUFzU/rUYcw3rw9OJ0pLJAVyg+P3
        208tWJ+eGGD0QRNZ+i+q6mZVUffTOrPaeOemaqKL5a27BpQan03DEzA7XQPsgBv02cSMX1LzROG1CzkTajGbt282kx/jJcusiqaXf4D26TAf84xwgix7Xttg
        2R38eV195rUn0uZJOozQlGritu/Y6EUKbvgpHpoJH7MXBk9PpE3e/FmPfL2dbDgtNkcjLpl27SBv0k/CdnMdlkRPpo1jxrdl/XDTuSIoqBKYJGdQNK4BFGF/
        UHRBAM2WDkToQKO3Aw0d2Q7cx24vpKCvie8IAO5pAVylC3AVAC46CVVaOp5RwICLSoBjCKD/dTGjapi2TpT4pnLntaz19cw7lfJOJW2A5WVaH7RX0fpQXBZB
        deLMWZpQ3tlzRASeGzANy6dfH4zMy5bpdDO7ifAsUeuMoOvF/Ht2okFQnBgoQ5HOG0BJGIW0QtR5He2iQXwCV47dS5/netLI535EROrFHgLeJ5L/S8upB0xQ
        7NYl3HRBm7Y6P9J04b5sGcEBVjidg0KmTqnkb9j9C2S9HcGcrLeLA7U3mM2dzfNexg9+hsHTjZP3ipGnBr180BCwAmW+FTSDUxO2YTci+ZuiR1fXQOFSL2mi
        VM8ZKoEqhzuGTD8oGtQN04+fwCJU5nYzYjHLfgNeHE5ldFtCsKVhF2QLRMfAVSsDl2295nC7OozFwDWl/Tf2EJYTugVYsEvd5K4Ct4lbxFDNDt6nAdfTcsPa
        9eZ4025sEwN5rf9tUisyGuRGSapog7lZBlTidtIsBgUs46SJjE3woGtNJzv3V3EWg4+NVjF2F2G7Wvx4OkDPNN2bJrceoLM4c8r52hwiMnUWqaPy6vl9MUuQ
        nZIAdEfdXCND5h2icl78MhuQx1U5zX+zspp9V1ZTVlJM9KK9YTSDXAOd32Jz6AIsmpvzzk8CHVGFunl8NKXWZvPuT6b1k/ROYd6CH57EvBZZkqjGhqsz5x7c
        +sGTR/3YE0Qn13QTLk7Q30DH4g92q3JwaE8HUS4MdVOEC3aPM36jKu+BJAUTvOhm+CQz8yBSKt+zfepImKDRVrGnJePJ2yQuCbgRViSjxllzPFyeGBBejIRt
        3MCnhNVT234amuJ2KMIhZKMFmSxeDB4wp3hnok27eVWq1pyIwD5rXkz95esqKNaUv2xN+XZNeX+zVVI35deyg/cTEHtWCKXe2+wm+yZwN1xgjUT2nBVWRatn
        VbSQscVCE12rot61KurFqmiZ3DRLGrwqGqVV0fhbrQqgWhyJa0dz4NaykLYqJDfSBlv6x55tpxTtfwSHU/CyLLROlI215QwRrHiEiMz5IZIjZXSFIyUzIWrx
        KUxYOsKxFcDubIQyQb6XDgKg6iOcUjBDiZYCXS9lwKeOy2QUuFZcGpR6HDOINFqW2bLslCHlAFt4Qh94Tyw7cPTL03v26JOHuR60NTCegUIMKLHlECwo4nAi
        krlFsQpibO+/vEjN0PEG1+Qd2DD1TV5etIK1lG7AKYPihQtxTm5WTvzQ53L/5P/tyCWiw0T/aZgPDDRi/2Ogwkn/aRAOINxhsacKRREn3+LASAOnBfzBYotz
        oi5BIWDDFPxQ+eppy3Ts/oogHiGjiIbo6EtNlylggne1iwIOhQebNugw0OSzGLUMrLYEp3FQwHBZwJb6a7ryAGHnkL3zQPbFE05vs8QBlFYw18+Rg4Gff8Bk
        ceOEfcoMP6DF9K1j6NsW6NvgJKS+T6Y4dTN9Gyw7GEQn0oAvuXUodDWXCbdPOhiNLFMwzJtEBwP2DXUSnnYIMtr9nJwOrgiWE2l9lE4EVwALkH8FJ5BlYGn0
        B0sXNOpySLiWztzXrOYFfU18PPh8SGAgNruA2CyA2O4PRAONdhc0aOtjYjD3qHAMh2LjRwayZK7o6uEy1oqqwVyKZ6XV1rO4GysE8hVKzjf8x67r0ky9aDg/
        rqVmYSOSD+i82h83TLFTYssnxwBTk7yUVSlp3oHYB/KO5mnj5yCGh+tReKlgR0eQbAP/QhxKGaEAw3ZzEOR+iKC0qKIHmAuQf4tLM8iEt1FokItc24IAXtgW
        kIIKeWuz7f1M9IuERPnCN/MgTw7dwcwdENdIEBk/zIKFLgta72BtE1OWhxMCT0/+euB+loDwGa6GI8N0FYG3PeY4GZiCP33q8IDICnH/fchae6WX5jDsEjmf
        eHkxnhTjQTgC40UfwG2PU+XfxuneopW4b4HIegNVs4SEhL6EKOH06VKtEGDDlhH9+A+AxyKlQH0yestT1Vy0G3phkEmjMYQ4WiLyZ0Q9QPQsiXhtCk8AF+bB
        BRZqA++wwRJbTYsIXLkySVvmvkPWM9YmXxD4Ru3NojxCuQMamPchok7qOHqetpKofnHT4or7n1r8oziT4brF3htUxQHPj+d//er6B8wglIxE59orhvjHqYBm
        D+WBMlgPLGDSwzM8y/xroTYYw0Bopiwg4HeJoxfMRtu0oMxoXJYY4VChG6BRoCtKtIkw5tBz1IQrf6PX6eJC5V8q5T1dmRRmMUSFME0SESYkLIVhgtQTRqmO
        OwIemOrFxBOMggkTliEMsFaEiFZ2rAPL8DeD6/GgRqNy+RhASAyADk8TnSeDqgRhu3wjxfcSkaBsr4C6ZlrWZuObu0hu7e5jV2nLy/2agRhhb+RLPcbeymBv
        D9jbOcm4IOX7DGBvp4y9WXaSWZcA3XqnTETYI/J658qv4HGNqH0jrhu3492itn1dVzqL1bSzte3szCnU9TsKirSF/nE3bSJthvJM5rPDr4N0HAzYtxkA0U69
        40/gCg8qrJTvONvwhn9WcS+rsgFkYee5j58iSnH4pDihwgubAtrxgWaoBdNH2fN/FUORm04M4vUoOJmGx7HnHYcHNV88lvlQgij2kwnTNqKZq42wtOWB/Q48
        UYEYFMSO3Ynx83e6kAVwiWYUcYDKXSwOUOFXqyh0Pg9BiridWVmABq02gib2jcwpFAO1E/2jiKjA0MCvBvhZFYKaJqxY5cMxVO8w+x2hNQrKokxfBOppwWLg
        thEBA6oyDcrcNt9ch1gC79leYiQnKQ23RcltAOictEmkeggat6LDJ9iUWtESKGpcIIj2sNr4oM4qUl1ZG8Jqa+aUH1oblLhBYdT7SWRPrkFUXBOBFsE9OtG8
        TlDQyREfzCuCOMKNy2AmOMDng7STozbLNhMqyqUj9iSa5fQ5vEmbQ5H+8eRKUJBod6MxpyM6MlbahIfyWxRIRhlC7DhRz6zmerJdXKB0Idyus5e6SGcji3Q9
        PmrJb/GCT4+KX6jyiygBk9rh+x2N6x70EJfabVpI+V1UT9MgUNDTOrkshUiKYRbSYvbFDzGWGRa2LDQpPAWJCd+KdCgKBVkF5xqVKPN05SRtYn5O0jMx+kTK
        UsjAeXjEZ/zNuSn3HCaFXGXYV5a6tcUGUfc5IuoigaOrnCOq53LXYaaA166UvSk412V58LTK93Q1IAo+wbv2gsEsw4vdNASvw8CswxYdtAZwtUZHCJnnSSwn
        i4Y5WYDQDJateZ7FA33PFDyBJmmdpUw+EPy7TxGhrppTBAEprR73i/KhOSPLsziYQQfVMJRK2WJhJHVtJ2YFpqbopJqvVsj088vTKQ27yCOXhobASMOPGVMV
        FFOl8a3kMwbndpbdGjgL0OCrCdFxPUinWztDPNtDJ35CjvfwxMfSPBdoZ62e5H13kgbSDqEh91NXDjsWJ3++7ybJBF1x9Bc0KYLWtisGURw6e47LvTjRIuSB
        ixIn+lGnVwWOtrlFL5fwyGCSpFvmo58So51MZT3GE9E3PeWJwM94Sbh7h5EOw1SumCkdPuAfuhJCZPcd3chQZFBDwYfVFfFhUODD4Er4ULXRr1FYYzwZP8lS
        rT8onFeDjL7oC9eA+qA/YXrTLtW/I1VN9k04HLFKAmQ6zTjnA04HCHG8+ATfg4/ncj8sMQTW2T+qqfpk9encP2bPcIvnWSPlNoANNT5xdc1H/1B/BVO4oWTl
        U4zZIIEt7tEz1dCA/Ek+fpb1O1Nz6HC9LqXOHlXOiIUvREtDfHKDvV7yMan9B0Qw2z1iPJFrtgNyDN49A/yLfwrOu0P2rk14kKbuIOPAVQYHTlT1ALDf0IR/
        /rXRZJiegPlWc7fBhGDpJe08QYPoX0gGJwbAJ2Z0CJKo2ithxdJhBIW0flgMM084hFUrwh0UiAxCY4nKpJesismpkg1cPQP2KDtIGNfo/QxoXy49WrlaFfNl
        GC5+7qs8zMQMBGEbGIsF8zCm1rOtHqSncGSZNHF7B+5xYJyKBnAq2iy+4AtCkS31dQOMZd3ay/YNpKhhOtoJsm8ZYa4fS1qiHpTLmXH3K2xfeb3tOCyf1kdx
        MCSsPPBa6t9Hc3iIJcxL07M8hVYJwg+iHNAUXQ2E76MYixptM/5eaopO+LUgfN+8PA0SQRB+yyD8AUL4PiP8wJAIPm/o/oXSXj5gEf7AiggftRGq92RfEv3q
        MOovgieKugwefs8zpFXMDsdMuSdA6l9IWzZXeapENAcNMMKsFX+d54Eo+eP5vzNFGQVFuVNgV8kylroiG080USEIl4T2RilhiKBLxw8ebpwa5BbWZ2LMbGD+
        Sdb+79rAWnzxn0SsTZGLEGq2z+NFvyB2RzI4ZfZ4XFALZBmYRg4JJk/bwxqrCIb3Nc35mVAkUX20eeIsgovxbOTJbPKJf0AbNAg+y0oEItB0PIIBCZ9AF8C5
        K7xtN9mCc8CcUI3zCyTffNB+LmfLv2ZV6zbbeTBfsLMYMNLC7OnjIDECKH4FE5NUCQY+AWnKsjuhyO7w7RKGpzYRJLguDC4+A+xPZ2IsXo9OdU70olJuLhTr
        L7++7r5fm+y9Sb/aXY5fiIP5V5ADozNgD1fl+yjGhVOZ3ALRhASHhZ1lOsJdcdiA80a4+XbMWGpnPnMeGI3uIsjQLDGsY9VFNyvQze5J7BO4HnGFEHZLdHP0
        M4apeVirw6fZZIRqs4AjRXBL5vLxgQgPyDxmTkb9ySSVtiPTEhiiGKVH/8goq1T4VNk9o8y51OoeIs94pzLW5CLjdzz6K+V83yx2+NZiB94oY7Hjk7+Gepn3
        JDTM4JjZzzXMfHAgC4Mdfo/BDqwmY+/CcDdBH4FhhcA1VvIajr0WDe5l2xsKmOLB03IDFUAITzEVCOYzc/5g150oqCrMawDOiOFI6Syr7KRUxrxkVggXFFEq
        Tz5zV2xj+bMucxw+CJ9xFiNm1975RmiUzM1GCGFhGpPBBvBZFO3lywPhYeH2IM3H6rgIgGM7xPT0ZGjsd3Jt1kDFYEf9W1e5T7PtQaLURCw5ZQUjX27ufKKS
        d7uxcBM+r4lgoJ5YtqDRtnONyIm9ZfBwYnNtgr1ikBvurisGyjiaeq9BrrnBL8fPv0ZkvHP6dmYJqYLBo3KWmYppLkMPiW8RmCEEA4qA4aOu9zQ+M1sdrlJs
        1H8aYjPn6Z0+D7/wT59JfbsjeqyhkrqU5tHCJ6wkL87JkVRBUEyfPwOe5PkzLO+t6ITO64OgSx99AYpyE5M/DP+9tJREUhcqzGf2elU07ITrYrv0JqApA7EB
        uTakGCo6cz5RtHvy0vJhEsWlHNr/uWcBkvPn2PiNfz6xGgr0PvpFVykete+k7sStBLRPoc5guour+LOpOnEYyHDgyCn/jHYCixwHjopzP2owSwPRN4Xpo7Pf
        HUDCrVr9zMTBZ37u2aK4PNPBc8ijys9R9LxrN4OSlcSJqd/9X24meuFncc+Da/aAtS2QGj/viWlEohooblE3Hfj5ALTVG+HGIQZX97CdeAaXyQ81Bc/4Z1L1
        haZXaGwE4iN93HBs5d82LCll7tTuwTCfzJz7GBuw6Qa3Df1U/uB2Vz2lHeihpuryqMPROPU4ChtzTvwLLHYPuyhwGgszkvB7Hnn9TJzJ0fzYZzFx9r+6qvqU
        W1aB4ssZny/92J2tbaevTTvZr61vo4fSwEZPpKGNPpxWbPTxtGqjU25a4zjMkqb1+JfQ1/oBegCjX7wFEFnCZvJdGNH0HwZFw+byYaU/ktnMZvMZOr4W6Pix
        NtbdscRh453Jgn/n0XSJz8h0AdAAMh+GQGX7oR43i8SwN6HSm1DtTaj1JtR7E6LehEZvQrM3odWbMNCbEPcmDPYmrOpNGOpNGLYJjh66PKyHL6eucU8wSI+r
        5BHeDAboMZZHOC1o0mNLHsFkieixIY9wZVCjx7o8wvNBhR6r8gg8G9BjKI/m6GysObDrCdbM9nIrqpIaYwmI4jTN1jrIfZq+U65EVRF1i6jD0cwRpZfnIJrh
        7FXnQlEpgTV9flZyKzIF7xJ7KDCPKjvbwrOK/uROvzm56szoU3xPMve2YzXKO9cTRsmmXKP63LmhzZcf9vH3nHb8Lddq+dFG8rJr3Bpl07/LjjyQJfsGfyAM
        l86advxt7KVzaZttYk7V2A5StnA5zqYVWx1rTHyTt7O9tKQbuHdsFY1oGC13eYQdpfBkWmXxtiUHLAeIPiVRNpl45Zsec4BgFk079Y4Yx0iLzsnLjorTksNg
        x/kynyfC7FCb393Y8w4c5pO0vPFuY/ndV3Aw4OQuL8kwOweDrJ/8sxguLNyjzXqjFnUlHWlWe5OOUlKlN6mC0yNqdvp4yTyabrl8naPpxz37mnhO1bmLlqWD
        pXwbkW9jOR+cw5f64bF7+VIC7lmmXIB3U/nFl4nu7WliQIfeUr88Fjj1e3Ox/9LuJCVOg8tJLDMSHaU0OlKBBoadLGbvRA9Kfkf0JC7xJ7Qp8Qf3jhINT7mz
        N2lKrcqG4tEEAtA6Osw3CFV2IdeyE6oKSwBE+LG/LPhDSZo0qzqhbLucOQ3Y/8xWdp/ysPGwciLZxuEh44xlPNnOoTY+WeJkjEMnSXl5BPE/N4sj2O79dBqX
        pw36sOS3499niiUuXFezzMmSauuYvv8n4lx90aOWeOJ5aSNH5j1qiyeOm7ZzZBqunDxx3DTGkTn4dPLE+VUKMG0U32oeO2uBYzb26jKNSCq+ojx2X7OIlG3i
        kc1jBzcdRMbY0xvWrxKOrgc/MWmdIbVJ1xlCWzg8lOzgcDzZyaFObuIwTm7m0Elg2Qixh8X7TsB+ceYRuUl87QR6XDbNQG/KoSP4dQmJW3JoSuICEnf2JM4h
        8eaexGlwS2lqx7/hwvcNfJNRZ+rWqmH27jcHMRth5AVx8wwWmQ5YljPAWSrP9kBTdNmyxW8O9q5RajGc1Swsf8M+bqX8STGgLcODAe9XyDzooa09PVnsk1v8
        9SoatsRJY5pFYxTRqR4rfxv/jpuOvJLGs7zq01WMDTSlDHKKmw6zQ3WkDM12Ouk6Hc/OpKuptNWzelCv0uv0IBJm9ZAepocheliLjNchI+3Qm1HsME0iCtZQ
        GuWiouEbPl2vucjrkbCGilqtr5PCaANdS3GUNYr+LfewTDu3g6avfSVdhSJXa4oNz+r1ehSx1Sh3VA/PdmbSDdTWNfp6VD2qVyFlDVq+AS1eT+lDSF+N9Bvw
        1Xq0ZpVeg1Ipz2rNqRukLE0tu0Gj3XqD+aZ/+9ZQphiZuMJEWgujc3oEnaOP0lTmbz//0WsovzjV6/d2VG/o6DWvSJ4OZsM6fV2Huk0lX6/Xyzue3orI8Fij
        yWteoVGhzmjERmZnAIHVOsHTOnR3LZKGKDKCfq+jp5ILu0f6+oXX66gFhFeGqdrVVGE/5/Q8TknKxNYQ8vRxJQayyyFkZgHDzKnl2e4uoDNzRfCkl/9cUEPx
        xfDM5cK4vl49w60tEga7Xg/NrNDQIsu6Ge76lbKs4izplbLEnGVjkTDS1Y61aEdE6DMlVLoDG4msJaxkbMTpkCzQQZqeqx47TGM39NXDpw9jUT7GnMFYDz1G
        T0P8lCNO6h+RybEehO14FOTyyp+h0R+c0XHn11ABlfgK0d9bGGFQlo6m50G9kR6W4HEPjzRbTKELB2eTVWBWp4S5/pzfU2Ed6qApbLCnMHpeVVTNz/RBqbRB
        MEDyD6htefM73Epb8BAKLlo11FPuEBo9VCp3CJOr1OdVRbmmxBhFFP2IUUKpITFaGpdKjIGvVxWHh5gecdIYNAcASA8JgQ8vlvLgiG/LMcLMzWqtHjWarQHr
        W15vIzSdp1rv8bQZF0TldzuXoRkKw0hpEP+By/TFv3ONcgRcJxhagukKGNnH7iwfxNgc4z90ORvteDNMB5msnGiSGiW6BELTHDfv6KETYqdssrGdbNpvs3OC
        KZ/pptw+LFNP8W+5hv9piCCJ/oZrJWepXcq2mGkmEOQObTTiwy6O/2c3vW6WthAmsJgipy1D6KxxvBydJXxPO9d1PEbp+lnaZ3gz26Dp1drZdGQmHXoxuYHa
        NPJiSsvjxTR+hBox+J30zjK3phT/HAFyMGHnB4O0Vu4sODcnRjHksb6Bl8+QHnkJaJOdf9ICZOefhEB5GSvH6WSzvF6HZ5AjxT61uvRqEFiYXg3yBsobY8zb
        zwzvrx1a2di71vR8skY+wSa5tvRqFfA4vVplSlvFG/QsoRVUw6UN04eddDUtbz38ErpGpaCuQbSwQ62jPlAkxZrl5FX8hI6t6ERkNBmKVqaVcIPYZFqp+YOg
        lYQol8nwOG0i63UflAtCIX6J+rNOX//IKPBisbWN0oqnvhJZQ5RE/K/dkg3w4fjfuMlqPRz/ezcZXpm86k+lddQKX0yv9GKF7QwkhAaJROhMg6h6RY9Si832
        XyYgSsc8IQgJJ+WICOSk3thDNc67hvKHX1a9umCQgMZkI2kltFKsUo+d0cwJNvEEm9Bb+rXopC4pBb6Y8pmyjmxKVY5eqZdniedcucUP4/M4OIZsSxpXHp7c
        t3lilrFu7qfrYMiDEg+7jnpyqw/rN4Sk3J9ogy1apRhX0uJzLN9KnkwjFqupwi82OAjxLoO3QrlCp3pxa1HJpunACGEzW4gntwlsbJheUC/smxC22SryiU2r
        wF1x6nFoPncOOPMoeC4EyP4VJ4tEEKeluIWizBFXhbyQpOJXJjOsOdZys7d+NrUTNQyYt2D97qSv/EkRqHfbQYaT+lFmzSwcRF7mwNgm+tnSPAyq4+2NpdSp
        Te0UhvHDeMYVh93cjz/3zPvpwR4mD55WoU+SRXg+K+VibpDJibO/Z6qoyPuimqmqtK3InkvwVuJX8kmD2FHR/KN+7G5LcbaY/D3DS3xP55WwTke2sFcqp2+L
        yhdub6ewEGISKroav4ol0XT6lWM7HHdcC+8+eYyF3MVBI/cf/1PXqhz+U/YlQF9thc2XFZFqlaZ9lZFq9QdyAO2bY2FwhRfzgyvgwLmVvuis9GJ6pRdTgyvg
        uaV4+QuufDFeCWWv9KIDyWxAzlBoeFzIH+fxON3EdAC+6xBeCeMLbmH1Kb6IuQhzXeDKtAx7Zq5Fxx9mz7QMD2a6ZdkzLcOeWWoaps5i0/ByFpqGlzPfTHZK
        Oc3kJimnmdws5TSTcdwJL7TYM9Z8BOUuVWqaruVNYocAU837WNwNB8+p2GD+xQHD6pkfsBweRMB6mUJkXDxXC09iOjYso6UBwwVaGDAMojlE4Nl4GpGbxbs1
        EY01VlsEYFumVa5plTC0OlGyS7oTJZsELBGddxgsdTr8MFjqyS0ClnqyW8BST24VsNST26ScerJHyqkne6WcerJPyqkl+1n8EvGGqW6hYWqZb5ha5hqmlk7D
        1DLdMLVMNUwtS5GpZTEytSxEppb5KNlv6PvFRrrJwniHhfFuC+PbLIz3WhjvtzDeZWG8xcL4FgvjWy2M91gY7yvDmD16FDBWDOOjhrkYgOvOV8oC8I0W4KkF
        +GYL8BstwMcswLdagG+zAN9uAb7TAvwmC/CbLcDHI9n0afBvomlhF+h38wW6bMmy++vRdCfNuL/ox1G5mSh6onn0Xr1H7ySQ9c20TzLFv8n39HTgkS23P4Xk
        mRm74JlFMY3IJstAmPPMElnAuW0HRYWvoMyCASGnd1NUciuzfJjQuo2ihgthVgwf/rZQlJOnPLOiOl5fom+XHPQ3Ihg07I55z6y5/qQlTRU6pYLFZ/MrszT7
        8wZpRlH+bUV+0J+6Dw/n8rHLDaL5+T8bXn5Ab+6D8vvmvPysS6vgWovd8jcoFv9/Ppt8ovsG48undPeNTs5ZwLtTPZcYelNX3lM6Lmc+4IAVjhWUUzUwLcQp
        liagZTfISts831WZQgLp4i4jXWh1WrLFzckWFkjrIlnk3RGmNBZuRsl+iS7ZDWLMtQkQ4hK6pETgEBFh3mcq8Rr93wSJZ9JtU4r7O6JkDM12hQMeS0sxLeL+
        IGgRv++302uXvxA6YaUXS2tWeLFYetGFHxb6vBAG/EpFza30ogM71gVlMbcWI5g/dtaauWOmCo20EpL7N9e3izH2zcB03agiB49eV67SuD2lfaZGjxQs3KKX
        aZr0WcbpjcnG5d3g+swp2+dT9wEOT9Dm4fNFz+0c4gqMr7STO+TCm3YZtvGN/d1cK2dTco5hIY1vKHOZjfCbisnl9e3sU89kITTpTFUocoAiS7i/JnzqLCJy
        O0UWEKHt1plHhPC1M4fIHRTpIEKI3ZnG+WHubYfN/DVVMLn/qb6avSIKAkEO2JLkztREEiSpi+wHdHG58w2R+kia4pVWnLifcxPfiItULo+6bMbDuz83EAep
        jj1wXutCQJClQJpGCqRhpEAiIwVSMVIgdSMFUjNSIFWRMcC26xbCJx23kD6Zs9In2LXdtG7jC24a2fiimzZsfMlNm7nkikpbVnJFpUokV9QBeoAhHtkjpM1L
        rmn0omtaveCa5s5bMZc5K+bScU2Ppl1priqaPqeKps+roukLqmj6oiqavqSKpk95RdOnvbzpHa/U9I5nmj7tmaZPeabpS8o0fVGZpi8o0/R5ZZo+p0zTOzIh
        5jyZHgG9HXXNLJn3uD80BzDqNAUoUJBNkntamTqLnpk7S56ZPFM+Zg/a7ictAYyfDEg1fiKjPO/D3j7K8ZNVUo6fDEk5fjIs5QTJaikngE8KlBMka6WcIBmR
        coJknZQTJOulnCAZlXKCZIOUEybXSTlhcr2UEyY3SDlhoqWcMEmknJDWNZcT0oLnckLCDFxOBSsd5VQIN3A5FSK2uZwKEZZcToUISy6nQoQll1MhwpLLqRBB
        zuVUicLkcqpEYXI5VaIwuZwqnX24nCrR81xOlah3LqdK1DuXUyXqncupEfXO5dSIeudyakS98+c1ot75czojyOc1wmuOELG3y+d1wmSOELp3yuf15C5pRj05
        WKgTI6GGGex1u+tm11xasV9m8dcdQhXBJPOvB4E2tiNdJAJd8Cka1rfvwhRE5E5MZUTuwFRG5HZMZRg0OoCpjAjOEwuI4IgwX7PLERGcOTqI8DECERxHphDB
        CWMJh1ucVBYR4cMHIjiXzCOC0+AcIjjgdRDBQXEaEVDSU4jgxLNUoQio4UVEQIQuIMLnTERAxs4hgoNOBxHQyNOI8MkJEZDHS7Bry8dURECjLyCSoBxENMpB
        5AaUg8j1KAeR61AOIhtQDuSRR1EOIutRDiLrUA4iIygHkbUoB5E1KAeR1SgHkWGUA3nEIRGMcPUqkaJw9aBISLg6FnEKVw+IqIRBPb5FPb5FPZ5FPZ5FPZ5B
        NPOeRT1eNFvxB87AcLP7VO6qk05K8Ho5S2gl1N5swa9OauqMdr+Tri5dVrCidu07E6z29920MpMEd5c39DD3kEkF6NU2n1/+ZnYG+9ZM2tCVWSqtMgPViNnO
        jG7oYHZmlnV3YWu9nn8SzuJlOKupiTPg3UluSp6NkoK+ZvMqk7nX0rn9jxbeZcePPHL4dN5nfqXKr07nDcdj/sAZC6efXzl1+rS4biMozKYDM2lVD7ykq7o+
        k/ozlFyljs10IGBDfQHrdlYPzMAEwizBwO90qN01HcnDTAd3J43i6oDwcOPFdNWvwVlo3ncCVLMYqfCVtFUC8CBBoTpDrUAbhkb1KpBrBKwm/VLTqh1Em7Mz
        ndlOUtVFVY+yIZeok4ATXL/7N4/+p58d/s1/c3D2sWQ4cxN7m1E9lLC1+0bXxb35MG9TaQYkfgZj7kVzazrspMEraYVAAynGOgHCyjd8wjc/Jrz8QLoGZ1Of
        1kni8hyhSTGjEYGOUE0HBFZYKm/OdDpI7mCi5LD47izteKFtyPxs4heNqmZe3qUGupS3EK7gi2ipH1HmRMlQqYgi2oKYd2u/90UKqvs9COVH+9nXT32/tw8E
        6X4PIp2V/d4YZDf3e5DoHIbVFkcPwZqLeGAt/LEa76w0ozr7vRMRaA5R4IBvMhauHM/OqlN71DgbrYAwZm/6L3uuPymT36gIQCeEre54cvG6TCNE1A68Y6OR
        SMOJ+Df7FJH01IMr+L9mLqWb+3BlhVRWCQmM0yF23uqx+WQswJIPV2PnCFokVAJ8uHr3sqKcZ324ukZd9tddrqXNTHuEfskwUeG/1bX+Wykb/Lf6zJSRssV/
        q8eWlHVIiSdBQmvqM6I+Gx1qemw16Rv23kUy+ZLD1mj8t/5/5L0LmCXHVSaYGZl5X3nvrbz1rrr9iMzulqq7utWlh1tquaWubLdsWfKjZ3iZ/dhvW9ZjTTV8
        W3oMn2a6pCojYQsw4+I1o2oeznvLrMQ3GJfBjIWxUMHYRhgPU+NvmBGzXqaWYVkDHii1vDsCu9Ge/5zIx6261RJmWOb7th83MyMjIyMjTpw4ceKc/zA60bbc
        fepnUDOUcRiBc6z2YLL+T20OsCuhMRxxHWHnUVeARRzB4EON381eKQ6cYaZVwI7R68BPZEcejtY+TqcTEkfOFWfbpd91sCulzvz5n/7Kj//7L375JC88xDBY
        xd/4Z8EJlZt+oD5bFbex6C0oscqdnUNg7l6LVga2iqoCwfOUc6VeY9J3LWvJ2mDaH71Sf+S7v/f+h3Hxf5rxMEZ1ZcdbCUnUgJvshSiQj6Eq0Rd1whYoE6V7
        QhiHVbDLRvk/aJjYRgg0SGXElQuAwNw9s8e4U7GVAVQZRHFPl/B+4FZEOLv/jodCj73uvDvY9ZQ3u4hWdWvXnWgiUt0iMbkG2q6ILx2irLLHkCtRmXx5tZo1
        cbAHxD5T+7RAjr/6dEB1u57d/djV3FQmGrpaPPKBsISY5Gy/wFSIJ4b10P28fYi4T/HSOuO6lM8ANCU+xMF5giEtuC0IMMDR3Co3q+H4QPyZpwMTr74M3Bk3
        GCHCHg60BPkZwAHxMhDrB67BHjHWoXAw1uxuq5ugRJrm4FtRAfntAVAbaLICx0uagOKlLzAxVs587Uu/8i/+ZROkaGzUK3rw+WgcAakrelwCUlMltOw1pghi
        JYMbBst6eGjVEHjKxWGGqiVGnqPGyHOMaZOhD1AvBzWB0fso+3w4kLeyt9eNr1udaLL1dqKV4DndWo0Gd217ytKgtqYVEuK/46ngGa5OhcqoiTMzBxelNRl2
        GNkK3NFVaN6qsbpAtYVrpHqE4eIRA0pX72prV7iM9S5mQw6zoTsaDE0hw5Xh5QF4HjrG/4xp692NEs3ojZQzwK4sFc9m3pI8/0wE+GtGC2Jj6uyFiD6OwirF
        2oQO19WH9xlA7EuhI9uUUoQuC/ZnpbdGc6zn8xk8EhGkqD/DEV88BCyJEASGPoKZrMaBy3L/np/8O5uUvo5JaU39bSelNbXrpATGv5rur68pYfw4/k0mpjXV
        Z2JaU9nEhNOeianwxgvmjVeZmK5ev10npvutvBUAZ+c9Ejlz2rqbHRh7GkGUEaxA5QblkHGFFD3HEf10L46gEMC6beWtQpmleLzNOHxSGjt8pjUg3hpKDXBm
        pR/6unW4IHW4kNchbyf7m/kEPI5v+E2bHX1z8i2BfMsg3zLIt9xDviWQb5nJtwzyLTH52rok5FuG2/dd7UjgL0v0yXHwENMuu38z7dKTRdploMFSTrsYo7wy
        ot5vOWJPl6V4LeZ6hb5mVLlP2Y696NKkv92X68N2P2cuSi3tSCnvSMn8uVI/JUCPGB+lsPY381CyeLHK8i9rIo3H0qCJtBMvu/FX/ioIfsbxf8Jhgeq/PTvZ
        uAJ2Us565JvkJuVHrsZMMjenJZYeHT46V2EmzEoMIymng8Zwkex1VAoYBI8anDpFblJ45QXzygv5K7dzk6tXcFdusg89mwVFsuL114KYhJG4Gsxgu+XP1N9R
        p63xHGAioX5zPYZOYt976rSezjL4pkCjyMMUvX5PocCebuJJ2CCjZj2DXIwlat7SvzuuVoVd+yIbNFtW/PTXedAM84IRnevn3n5/aiv7or1oVIwWYl7TIH2b
        7FbwVXDlbVcasBWG3XDQGhyCNfGVVQB9yTYG59LmmRm+mnmdZ2Y516x55hxfnXudZ85zrvNX3sbutOhDTSeMf/CQyTLPWeYLWRBlCPpySIlpA2w50gAKG7D+
        x21F66AFLZ9+vqAIm3aW7MhdvTJMpV1OXTm5ptoknDMJs2nCrEmYSRNmTIJOE7RJCNKEwCRYaYJlEuaJ+pGkHZiUu8btYt7/eNlRi+2FGvj4ZukCIqGDN7Ih
        oB183Bb/bLZ4FDFOyW7GftFHyvWWirSoJeV6U0WhaCflekOxC8lyer2uogOiq5TrNRUdFJWlXCeKrVI20+tlFV0jCkwl3mPXSjKcxlS84c4Fn0h3lOnSg7On
        RBlg2+qSOCNUtWYfhC6OcB9ixx447tS64qVQFisGX9xqDrJLEd2udzt6P27QClQPQ8NGq5hu5HWiCt2doOmpTCls0D3S5Q3+aFTjwWaX9UsjcBkSZ6OODnF7
        gFVQcG6JJo3PFz51QNfxxCi9n14ySA/iJW3WujUp7x56VUOPQfvHz++lOwO6Rnf2SSkJSoGVAD1eN05RHjKg/nZES6VuQmV4KMNFkaiOHdECqpsYPxyXcVXb
        XVpV1VlD1uRHXL0XBt/4AhLH09xLyA0rg6DLikFuyip9Al97pu0GUd9uhAD0bjca4++mIpGv0kVECspX6nI5fI1yoJ0b1WO6iVbsGA86wJCO4sOgWwy6EYz9
        K92o0YkG+DUlLndQlL8N7XeiKhdTS0vYRAlDKGGYW6XFHz5MV2W4FEEZPMIfLHbIyD2sB+CMVOfcJc49pKvQj5Y5d9YW6w6rlvd0qfn2dRNqpgm02GQ3SU46
        6wiOvMzALyped+aCn8W0dq2eojH2S7CB+qAtlEu/ZjscYixSUi2RouEJ+WWMNw6XbI6BDfBoMZz1P+2QQFa7qBZMqG0GY+Chj91b3oU1nCFlGHxHyR1leAac
        GH6RLqedGbi9TzvnaBXPPCiUwaeB9MxHT7gX5DreU/eFeQFSmLedK5yO7WfmP3DNT7eh2cHD7JnToMoMjSwonTPbJRHcNnFSkR1PRC8uZ0ZMFgMRYLdTdmxx
        AmVwas1kMTDBps1+7rzr28cdmSip1GOI1C9Pk0oqGh9Z8TKJRSSSWMz7d7PZsvraZGw4YkQg5jqIP+x/ArAIAxdNUHm2tGVzhIpp6qpp2pppWmnqgJpeuqYs
        /YclGndJ2uQN6VGOuTV7QfqPf2leDT4pVo2z1M8OPzUgnjbKTEE8k6a5dBjwcSZsQWbiCVTJHJlmsbDrm3kQAbdg0MxyLTO5BWZOGzBTWdPMYCWOrd5IPYjS
        Y1TCfFWWm6mbUXqMXMxvWwgd4vV9uIyHG3Jzx8OePIx/MmcSK0J+l0hOii3T6uEylKd+MSubULFtxhSj9hyjXoxo7n83YIrjv8ZO1lwaGEWM2f0/KpNI5AIn
        JHFSiBS4Q5FsnRn9ZfZ/wG2cxpKGft6L1f60U8FFhS943EoDv00MWKRvriLqsDmL9Jx5ZlZ6/XWeOSc0sZt4xFY1nIUkqFw4YqMbTp6/2pNLQjBL9vZnl+XG
        sn21pxNjjbvj6TW5sZY+zU8+WMiwLhnW5ckQEYyhKHwwlQk3hENu2FeTCjcl02bP68U6hW9sXfVpWKXwYfvTy3JjWV3t6UQyJTueXpMba1d9el0yre94ekNu
        bCgjQW/K9aZ6HRl6S/Jtpc8tmfnGeZ3nliXfsnPVb5VMibPjW+XG2lWfXpdM6zue3pAbG1d9elMybfY+jcEOPPwt5+HYfhjeDw6NadhTlkjutysXZdGT4/ME
        OT6PzvF5ZnJ8ntkcn+dcbmd0Pjczms/geWjxYImlEIOpGEOJebMBf97syJ8z6DyzBp1nxqDzGOwi12AXuZZ/o2XUSDQX3UWixIu06iVG9ki68GXUMlEemdWg
        7Z8Cz5OVKT/s8LLWNihjJQBbyBpZUOV4ng+wFYUlJC00bFpoVDDLrTlmoSHzF4mvJBSLPGFF+0VY55kuYpE9MCJ7S8TYQZEzeQqMQhHceZ4Ub0wf0mdL5PEh
        I4LKCuhAKsST9A4MjsEu9sBJ6ovGjRDP02xkJH9ZDYyw6N6EWAfpH46HXfjlS6HnokMi0NNSmgV8Wg+IIO2kAr1HjwR4YYsXDyTyZwJ9mwX60S5PcvT8nkyg
        32sEbJTCMrqDovaJaA/R9YAI7iUjnVMZDgv0LP2XSFA3YukWa/VIDKUprs7Suwj0DiTVisZ3lHIhdlMZgb4CAd5JBXpPrl3Tmi3UFwI9yRXdaJS/mwV6D5YU
        IsB7ItDztWME+hGSxYsC/QbeNpIK9BUR6EuZQN/CygBugdsE+pFcoF9HCYMoYYhbJeAPh4hexhKOngfYa/p1a4rF/wGI/7K48Tj3IAT6gAX64bwtEsVwXu0u
        L34SaqbxLkv1SRI5J50kAy9biVIzjq1r7ruDNfL7r3wVNkBfZVHiIC60XNA/IXBXaJnaNcTtfSbvIVwcyPPukwUsd7zXTfdotk51+UWurqBeXgaAMP+Oe2UR
        DPAhO/iIWQarOFGy5pCFhkATFRcalJIvNNbA1Pxl27YvaisV864MEzd7JYWkUkYAeCXVZCgjNLySajKUkTVeSTUZyogir6SaDGUkmFdSTYYyAs4rqVQmqxKT
        YPlfd5yBBXtRWIi6EAUHLZXqmoKoBcWGsNIh4SfCeAdxoQxnHUZD2kQA0q6DxiQk8ruGN4/gRsVwZzYcIabWjepYl/PoA3kSoQh3HhNeRSMM46/MjKJDPAJV
        qZrpYBx5apJjnIdyF/RNUjGTQUPXO2yTQsJ9l+2kOlTBDnxoUUoFqa72uzDvgZGL+Ch1I9XBm8ZYm0Mkjn1ULoZ4aocxMVYir5csPXr9V2EKJqQ2iovhnNRM
        Ow2aFmrh9ojJO4SLsTxvS5qvJc23jSxjZuwgzHIvYU7CG90KPg47/ECcaBHaKmD3WloepJpii9U5DwNqNcDWE2PJ/4Wi+aMsiqolQM3zjoNl0HjOm/PZqGqm
        P+n8mpn8pCt8FuFt03n1bQg98zqln0bR+ThqmolVCGSg515gJllDgj33sPwJYoarNBgCiFdb9OG4l4kAMxH8vt1VWnOEWMMGuFSrRMJVoaQmEhzY0iELUQAM
        n6rITIkVEIKPCyqhrBsm2SHWi1PKq9igDXmg+sNebJd5dy90ysMA5geAmTT4H97glBb3XRyEQiGpmy0eXlaGZhnaNsvNyCxPfbMcPWCWrTWzTD1olrON3B4k
        x1ewgTI1VYTqylB/BFjKZbdmaEp+3pblAwx7XTEHbvPJpmcs99c9Y9KfeMb2f9mjVbAr1sTiFbDmhTV4sLTFYNUVE02cNMQY1WV7zk2c+GLC6rI9Z4KTmpiw
        umzquVRDuC8YwuWOOlsv5EpfDqMW3dK9EllERV/t5wbGMsb0CjzB/p3NdmxMA/JMvf8zLMccSZ/pC+rjC0FIMbX+xbC0dDgrBr+FjoAh35R2gy8QN4ifflTj
        B2C+8VdI2qIfBvztU+phBHm7kLVB8Gt2dKIbnQR+TEBfd4LmEayswz19nj2iKetNyDqIkKDINtwn2zSy3YxsQwhGi2wjcFOpzgW/YoeizJoB0KNQIUeek9Hn
        YukdVnQt3Kv9cB96D+oyJcY3ZWbc0fUyO9zQiY4zXhCdz2ieOI4lOsDldbm4VNbMN2/Ue5DhaCeapmf2cAdpnoamOtHhTNwpU5MeSdAE+kZ9NImmMsGE7tCD
        hzPRo6yv1zcgw7A+pmc6+rpOCpQE1YSeNvIhrq7D/WOQlI5nUlFZz1ASnhrWUxkAGexj6GfLngv+ExYM4JD7+TgTHaLuF7kFMghdpAaQn+km4WHOtGaH1/BJ
        YoeaT86Fo3ycDcf4OB9O8vE8Dboyr+TDJp8s2RJNHBtRDDsOpHf37nZY1SXgLvOWF+OhE7t7W8O2JAY37zm0iEtehntIaMvgGKeJTBIsZodJxsU2T90H+WeC
        BKaeJwb03l2eMJanA+G4nghb9b4kPXDlZTsc7wsrRTda2LBft2FXNq5bwSZAbsrHrE12UWPPsbD09+SR5nBMFkT1coD46CI+X4lZMuyJbbG7qrGwVdEyOZYB
        43fQQkiAMpuqY1gckqVj7DwYCnx4RJ2mD0OvzwZEDpH5/YhIqMfoDaM05FJGz5HjHMeyFcn2dG8yrME2qA4LW9nQ13R6DThyjbptv2YynLonstvhBC8LbET1
        adFd7lIW8sykudckWCyHUJfSuLqW2QGJKGGLeuPaVHtHvesI7rqD8I8Sjoy1OGZS2ACqnjultmwD/wm7J8A2EnvYsBg5kL5mRIY68wIavdPCHmwa6swxDndk
        QO/olqiO+fs4xjwG5BF9OOmbj3JlhEyiFEcH0HP92HsA8sI29DFrlj3m/r68HlNfwbCWugmGdfSwZ1zRBGoSwaOJ9R1fDQ9TM07TSWGmeQAfejifNac6uR36
        R6LD1Fir4RQKOFyQDJJinik9RXkOg4b6TkmGCUa14IWC8MUycZ/stQCQjmaYCDRmnf0PMF5KZryU2DkCRqIbFrvUCn/0jYpSqGnd9tlTUmYmmoMekkmIIUqJ
        spZtwaTEEhTzdfQmZldRBpk4m53wjH4ZznAh/DJYTKyZBIulSoAmTa3mTfRCsmJO10/d346OdaOZLs1tEAKj65gLEt1S6lQ3ugGr4DdpOjuO2aQb3YjZhpY/
        u0HCUS8dRr6jwADrRtMJ9kaiMQ0AwyO4cYTKeZMp/XCOFUfPHZUXTSX8isl+7vP6xgTFNYL/ww6Pocz86WmNB7MhRFJVH490fQNXp65HaLU/qsdQznV8MUmy
        Ghq7qetIvJ7HF99BKmpPdzgXHvvfbSpLoLzQwESK3rQzQ1WPbiBirvPsTlygi+Rz1HdvgpB9jL6P8Va5Z6KjXe4ckiCmu0l0vIv2pYzUDDfQ9RESwPUN+Cr6
        nuhGJB+l9d/hLhVylNqRDjdSNkqjp47THVA69XI0TcVR5Y7jfYdR6FGURDcO4/J6fQQ3juLGjfQieniGhX3koCJysX/+tnvZ74IGTjZMdjIDiBtW8BuAIN20
        5mRMGMSzTVvLYJ8HL1rCmi5y2qGvZeic13RRw+jxzbCpmWGzbKfDZjkdNiQk1PzdvKW93byl3V0crzfdXZ7YcI30vwFrpnA7PKmTSvmOWQAswVF59kKRTHKC
        NOPoyN/BiD1MwxUjkjnDMe5oDKcbzQCoiZBJidfRGJNxfYMMLYyMfX1GxjF9HcbsDZrKneYxosFUe8bnEeQ5om+U8bm3bynX44U3IOMUj9RRItZp8BAujB6b
        uBrnOKKPG36BEUbLu9Kc7ExFk7L3FMmK7XzUlB0lGskFxl7YTN2577qzv3dOsn8AjcmIkF4Ju8U7P/Fm7LwlJdSSupx5+y45b0LOdcm5R0SJXXKeRM5NyblP
        a72XeMyEcBk3b5wTq5D5aX0g366hcLlsLESILvWkMXzkZFZoLPelczAo2f0TwMmu2eDeLXPDmE5mmVl1krjF2Ytt2NJX6lpBfcLYABx1i9uqJn6VcrVcE59K
        udqqij+lXG1UxZdSrtZr2zQySxVzJ6ltH6XpM0vb76yndzar2+4kgMxaLgNCGUBtEtlKwvHc1XA5vJvuBUrXPZjq732oF63jvQ/dwbr5HEFdohwJS2sYC4vQ
        F2tEhpA0aZHfD2TEPBk1+uKK7NxQ+xbGpDxIldwBzRnuB3LXzpeEg33ShvqktYFYbxCziQKcuciZduYNns55YzIwu5uCwsF8OGU0C+ERvYvuI1V7MGL5LpCF
        /W8kMFKiORNygD7yQDuaKoiPuQqjHd20WsSpvWk1XYsvo4AmODNyYLiBKd+0mq7Il/gF+Yqc0bunJcMwM288mOJZY/48XED0rkth+dobAqWgmK7L2psVx9fv
        ZGC6gdEOwaKrJ/pMxLdgZB6SicXftqQNb9CssD5OkwBxlx23b5RdtKO4vW/nbQMLH10LHQCL79F4rybgVJf6MiKa30FvvAwLb+bHWEvgpVoCz2gJPKMl8IyW
        wDNaAi/VEnhGS9CHGANHlpKpzkBBjyApYpNYYo0BNmsEwsHJ0HILmOrASwr04E5TEV5Zyq3thiK8xmQFeN8HJ4xtCLck4747rCCC5BWARo6LGp9k0m6SUWiX
        aYhXslMYKgG8jwVst7dLOgXo93VelTt9VthvcHntsQO77AJAEjuC3Tpa0WcL+JV704BxJZFqplayNda9vLinRYrejzqyXnmA8ZFlvaJvpg/NBx7LBcPRQLYY
        H9RtWsqni/E2NScG7w1GbT1tVNM3dmURnz8H9Of8uQDfNrRLJbgKtSJ/RpVWZXzvWqL5YAmGRrNDRcCLiOHRSGXUIQvOWLITFQlPJ7kkpwVw4+GR0bE+bOqy
        sHvikmK2ihH7xp7DFktOB4X5qNHzfb2bCfS5zd7bfu/tQkEwdFBEeYXMsPUrlkXX872313YprGHl01oBr6or+lf+kMKDha/prd/2zttWW5kb+7xhZvc3NKw3
        +o57JEBHikq1USOhILbiz7J1uw3r9s8azdCSEhIhUjEkAgP9Ewr2nzDr+6wtz9PV57INVk4x19Au1U24KjHm/OwOY86v1Rxn0V8os0mg4nj2GK4cu6aowmDv
        wFmEsyxBaVE1BplVZrYeAsvquQjbMP9FrNdq1GKhdYnYj8pJMWXizBZ4E58L0Pw7g2VfmdjTy/DXIXmMTqLxIncNJ5gPVXmE9FnPRxW+F0RjVxop1af8FWqx
        AnaAxFydyNVglNawd86SIQcTnST6H77yih1W+sgWY7zIAvQwZe6r1cW+rHlbZDLSZVokB+W91dpQVPm+SKK73SCZpYpVckg8PRzXZcTRZP+5PnWArSxNfDTa
        EayxhJM9wefAlmAMQw09BicsnJQomfhIEHye5EPdSMJGn4a2Q9XnHd42dAZoruCE8Aoi149pPsH0kSvUACbdUhd1o9Az2j9maVrcswZrAky/SWMLXV4Smxx2
        LIiIOxNbYfONBhWDhh2GBQhH1ujSoqbENjVA3YD4FGLGLFEy22RwZI5B2FeMUi8Qi3f4001PwgsMK2l+bqxvIIuBLs0K1JETfW14BzpUZ+npcp8MMPHVBQgM
        rGxDV4/rTI7ePJ0eU61yn2KGtEE0l0+0+hJfv/oj6miNUV1IWKmxudYyTmRrusbT9jkewdhyrukGwB1qAsSCfBMi+9TYAGwJJy5vjNdMnLYaNlK67E4LFQbR
        gJ2aXtQ0tnKN2UWVJTNhJvOh4iOjhlVFVHP5JAH1VEXcE36xDgZRFV36BJ9sQu9eZZtIkvy4HEWTP5ejwj1SjgKSE+PcsKV2xVhqMyjOOk72SItYqXBncRsB
        n4ubZAknE8YspWysUUrGCMUztieuMTlxMkuT1FUGXLGKcEoHLb/jKmNdsu6ygdrO3WoFWwVK+D3ixMesDYN6qOTzxUKeG0QZ8zTHWLh5O2Xm1DhLzMjKxkat
        0kdEMHZZDn1Ov5sbaSmWeZ3e5XVracbZzL6u1rfE5GqvW8ZNzAg7Qz9U+k4qbMRW7ftAre8DsOqKN9lGaVnNmbZeUgYlVsH43sC7Ky3eBySD/yL1xZVfsK90
        YCsnPbHZk+oaXwsmhmW2ohHyUYCF51Lpt1M0inIyWHhFJJF7XyQ7JuynXTWw4F40diCD20yRSsYaJSiaIrXEFkjsgMq8XojcoilSUDRFaolJkwNTpLIY3tg9
        pkit1BTJhm2Hm5oiBUVTpEBMkThHICZlbIrEW9h2aooENuSwkxHddYqmSJRqZ6ZILmwaFTx7xBSJFzR2boqEQeAYUyRt0aywgnaYdm5ZiVQXJ+MrQC+ZdmZW
        ojK9g85mV2AWP+28bwWGcXRy5wrMuKad8yv0tQknVVbwlTCmoouplahGj/JD8yvcdCTGrlAbcfYqzADZvFGyPErlc5b3rNAsmpZorcCmypSoUbsEdv9dOKMg
        C7FSFIXkOsy4GnSPk7lwyc3JyJ0k+d7yxqnuff7vIlx2KbVaknCFUKI7xraNfXGgiJKhUPxP1Bt82TYQlp6BtCyJMtrJzP9n0scxior/C4/DK0cQMCscvVrU
        N2Ljnz6OwVn8X3gcHiiu2dBzRQUkVv7psxjUxf+FZ2EgY6V+2cykU5PBmmHSVcOkK4ZJl1O3kCxIJZi0K4ZJfXxllPGVUaamyvjKKOMro4yvjDK+MrbxlVHG
        VyZ1S7KLvjJ25otK7burr4ydeZ+ey3P1+srYmbPpfJ7l/1++Ml+yOcgu257vfLlr2uGyLRl2VMA2/ivyMtW3EM/4q1w2GXYUooxbyrZvcTPFizadZ17jGTeZ
        yzJRwMqw+G3+q8A/8C7aC5n9qeqNsZka+zv9ks9Rl8B0cseNeWrugkaZktVibJwF+sbSLGUOCpMxhkxb5VduwSoNRdH6Jl/w+nfwWrCo3XZ6r3l7vAhAjUDU
        tv/DjvIKPt5Ranip3qhSxIQuNtOg+zfQiaA6qFOPTsTuXeE723Qiqve2e1WdiPSk3atkkH5UvUoG043OzqzzkdubtVchsa26alt1nTdY3Xs4gIz/HxxHLToX
        3YUcNK+SgnxiSpTJU+ZUWleVrgZQVMqXe5n7SmivZPGl6Tz9bI8vCvR730N36PKuhT/EoSZCa8VgpnzV5objj00SplO5pbff8rJbs9tuxUufD4LP2lH1Kp8E
        9ahaLH4YUWuh0rxfQ8IRjBwtBLOHBoCvSEiD5ZS6k/1jHr6joRhNvWTyilWkBYg+AC5E9l0PNwCdob7Xz27ehVsoxLrz4YaCZe03HuWfu9qRFT9JL6KfO9tF
        S0moHSqCcvNrhmfyZFawoNcFW3nL+PcrM8XAQv9y0SB/npkreHVfOTs15CcyLtKdwHba3TzEtKjZJJNOb6Qm/MH2G4H/jFLqoloQKkK/GWkYp6pPILmeiSHl
        Ajmt2DkB9MvXM2tkn7dluLWQb17M/N+8Ejp/+vw3V4kr/9UGV7F5gcZm/7RGeaDd18fi8nYfi8vbfSwub/exuLzdx+Lydh+Ly9t9LC5v97EQtAj/V2wSr+zH
        gc7qnLnpqWfi1wYejBT9vlWrO7RTAGx98CF3QdseQ6B8/6NAKyERtwKwFSu+MsY/b28L3FKqVFnsssPZa+ULEX7vbli8OWrFH3gf/9zdmz+wJP+T829nLKW/
        LgNMSXEwLCln7mNnbvrAC13ff6ctMxKtKnrnVFpvbE94z/aER/MdXJnifqbulBcr4ku/PMiqgHROenUxPYa1Pml+n7R6n7RGn7Rmn7QBs89zcec9rOEzxcQk
        JPHgU3Y0SIfn7J25Sfb8VTtqXYVZTrIte+vsA/znz09DV9jK1WFZ+ioV9QXsoCu2p7yz4fhs8o1gYHfCPZB4oZ0h2wpfaxkgj3mEV42qQmxLgyb1vDYpW2m+
        c2nKZpoym6ZspCkzacp6mqLTlLU0JUhTkjTFSlOWWxydHTgnCmEISIT0gl+GIgAafgxQx1w6MO0FlqhcIvBX1ixnl0vfjX+nzz7yyfF/O/Wno6fPftvvf/SH
        f6n6v9yOR3Qp+EN+yEMwJk+XTRmluax5zv7sSz/4My/94POnz370gYPHf/IPvuP02enbZ25dmPqd3hLK2SMv6ErwaTuFXjEKkLIIpkvpd25K+qZJ3wpSKBZJ
        3zDpm2n6uqSvm/SNNH1N0tdM+nqankh6YtLX0vRlSV826UmaviTpSyZ9OcA31U3rB3PBs3ZfCnckIgQTOIe0cuS51FVIceAS9BY3smne6lxuheWirTBXNwS3
        YKlKxVaLkjEremXZmFSjWnGPiG9CH89tZm5ue1IWmlvVyC9uNpknZfW5XDXLzLWqsQtZrwJeQ0DcBzJQvAGJpaR4tbeBk0BiKSleJC/jxJdwTYqXz5tIaUi4
        JsUWqckAGsBn3dkAmoupWPCdpKK+qdSmT6tYJXGh5BvWfVOpNd9UM/HNty/75guW/LAqkJpS22Za22Za22Za22Za24G0ts20ts20tk3UtpaPBj24ipo354iJ
        SXVrppabNVO5jVrahrW0VWvmk5Ka+ZKlmunQ5Rq+QJbR82YZjam0YWbQupk4fTNf1sw0GZjZsWrQ/JYH53IAyt+ybRfCDZwDIZxCkbZiJvYVeEZDLlUFaVo9
        34P9ylZCZzPOTGv2e9r5JfGh4iX14D1tIPembfSee/Pza0SEhYevWgX0N7RYdOZAVeeJ65eiZcNHugMwj+BEj7Vhbjf5iH+tQMRcFuGEv4BxDSkBX8efliSJ
        f8rqC4uiBGol6HvTlpuW/7O2XVlgQYM1mLzwLXWlucqya1SRdVBU5aUAq/RYWvJl46je7SQCGAStJDx3SUwWn8nUEThgbBjW09W77HeMxQNyMd4RuxiXcLeC
        u/RYYlx4LP/btqFWJvb3XAW2Mo05abGLAEgDR7UDpbK7C0olAn32wFRa2SvpcIE7wJyqAlJl8bUXzGsv5K/dBkz5OpVMcSjvs2lxBA0er2Lup2UJKnV/G7ty
        jCfNgM2gHIMbyVVygBlsyec8EHltxta0tcePAb7YYVy6yIXJiPKnLFYR9tCYtZPGPuJ/pO40FtxFWjhwk60gUBz0wUTc90VBO3OyXvuH94rvM/GbdjbMZo6J
        63Vm10wkBV/oHF6d0f/ei3e/96FsvfzqIgRYfo8FXbOrvXujQrFbi/e4s2fL3zV84zX/6/tPhc7Z8WNnv/Xr4Z+cDhWAl/NxLJ6LKICedvOnG+kmksqsPKlu
        HJGZskKQGiCJiQSogQs4o6WiTQungfiJ8lz8wSaixxL7gwjlwLGeTmTbYwDCbzQQ/I7NAjDaXGdXPhB2afCb952bzUMvJJG7uwgoVdTI+Bv3MdZj+lwMSwP3
        G4qqaD8SteL32+8sxmmn+nzKXC2fBnaZkwUZqHajWhKVVqMcA1+7BUMhv8M9qQqBHy5xgAEWfuBRXUmITVQQ+4BhxIDZWO2A0+V9S2MdISYUZSK2QKMfgx52
        yMN94wEMiVs3NjUixU7/Q9hoHpKVmeqaO8QuE64dQgJEHEk4waHTAStlH2wisrOXVvDnt0lC/jb+83svJPgg3NrzWw/Sv8/QrR87+Hb695svJNgi0K3YeSR+
        9d8H1IO0YEm4uAHsmyu8AJ8RcQ/yodMJnXrZIDNqd5UozzUTUU7chdAIOyzRaQA+f8b6lmigDdq0DQn/JTqqj8/qgA4eblMrqy5qU6LFmFD/j54Sn+GEN90Q
        iyKJ7EtgHii8TQyFidzZheqyEXFfbu28eO9DIKsizdlvlOZ2/cpB/spy4Surfb4y0IP0lbVeuoUxglDuuhkeCJJxCbgU4JKuEKNX8O/Fsn/bA41u1GSCr2Mg
        1AvVK1B9HVOYJ1QN8m90sClXLxI04PIcIWiPCdp9HYK2hWydbQQNMjZ3sOPVYfQAJmjqvwIlBqA/TwgPQVQ6AuzSxRal05fIWZ5wdiXygEkb85EHgraJtKlF
        EmGyNIRpoBZIC+GBmPQ5+HuBsHLU7y86qrTgLArgMPx1sXGXqgpuhxungjY+0zbMgoCss0+8+NvfO/M/3ZSR4y1vofKffybkABlp2r9KeH6ZJZL5+Re6CVgY
        XZ6fvOeTS7dhgzOyU2PImdP33qErdzzUsFlX+CIdpp0KzWzlKYVdKLpiO8VyPE5CRPDbfF/L/XG5z85srrapLzoyY133QxPf8mtdkrYdXYndR+KtgQfjjU9S
        r1RhmulSov1IPHsh/msb9ppyq4JbTPWGc9KI9TBi0cAlIizecOloJ+1I6KepPR576sozT9pHXuie/fU3l1ut1vtPJ92z/4B79XPoOhr2XV0B8Bg9jk1UOo1Y
        wkxYUEAZH6x/9Ps/aP/V7d2zXx781Oj3/Ma304Nnv4XL+DkUl8ZO4W1SwRmgPyHHDZ8ReIG/spW7oBYl9EEJSB46a2PqOkyQiLCgbTRhiWgp5ANQhxDynMNC
        9O1bb1ufcic+343Y+EH39LLCEFAcYEcJ0SfF/pBHMCRszsPGA2B8lOk33q4PXXpi+le7XARyMfVSJb3nn/HDskRfCSQkC0itfIJjRiBAgX/Fc6qPu4su9EvB
        haghlibakqhIareYFBn7e3UxW2e+uoiWaCD8Qz2m+qY6u/iV8oWoGZf+ETGvZnz6QZINIi/4ItU1V+GlZVeejFTwT8KSbhwmSiamFbNTF+em9DJVDXewqtCl
        hcj59o9RN1pZlscXFtBSaWlL9kJUyy4ef+KxyDtjfSd4OYIYsNx0xsLpmcUfQPiAc9TVZ0goeIzSHKQ5nEN7j4FVnSP5ki6cx9hAExPrucgn+ewfP4Mvcs+c
        fo+sf3D5gbDqn1lHUVGZjt8Oe2YEJmiHFXqjcwahEsvyBI1DPPEULN/cNMkU4qB+FZPzDPY7/XaavULZn6GWZpGtfgFn0O7TWypPfjqdGN7cxRKYGvXMawNP
        fDqJAjTO/BOfRlCmATMx/TzNN4N6wHDA+BQAiFp6oJPk9xOaixltRNGEEHepmIAydBAbig1338O5JIs5H+zI5ew//4Mrt3URLqp4FQ0kUWryez5Vi54/hc+r
        Q5408mPU0q1LGp3W7sp5wRwTjd+CWrZ25uRT3BLUDGhixmSlCnR0q+sL5dtC+T4ov0FLiHQF/Q9t+3Hi7lFGrJENBbM7K9CJLEnYvK7NaTVS50g6YEzvRwew
        mfJa+cKAH//Io5pI4YI/xHCMtODZ/48i++GPafsXfsB/nF6T7oXJXg3DzNh3PszLr3jo7gbWSsRPNz9L6xsMDSYE+zAQ71NaQMa3NhzQlXqMqix0xVkfR9aK
        ZH2K2osI9Ml8ujL40EkOkJ3Y/tccNbDgXOy3Yr5yp7b7xh7u4/mTITGfz7aFXjEIPqWCWC5W2ZZM/k4fF0VjVT1EAsJlm8GR2JM9XaDx+bDxVHRXc8ltm6ci
        ieU1SElGgnYhp5dJykk6bFuU2sGjfkCiiSDcW2Kv5EHAiBoioXA0s2ZHlv9soT6zKgUAmhcW6ljRR4yW1mUUZXptgDmrBfNQoKph7ipGCaN8VY2KJGwdUYNQ
        xmZUDiVFWCSIQvJ8pqEugZA7sGKit0CQKRfL81FUBHmMl7MlNqMH3hwdLda50HTZNb4bW4Kx7b/fASq42aDo2S8m0aBnU3namd3Nkh22T72PTm179M6rPBr0
        Pjqz7dFzuz7Km/R9dsSX7O1b4rvvyaurWfbLnnmfNyxf5Q2vu5G+zbLf/6lxx1scX7jmYgGI1XjqHUk99aaNKdBRYzp0zJgIXWdMio4bE6IZY2p0vTEtOmhM
        kG5gNbToXuJ6jK2Yz2B/pp3FgttaDNv6hvAWfTA8qa8Pb9Uz4Zv18fCUvi68TR8Lb9dHw9N6OpzVR8LYmTXxnspv5Z1sL66/zdhsUaWvNRCq4ZQYtoSHjGve
        NcZC6YyxWLrR2CK9xdgm3STmNuGbjCHSCQn3MZv6L93Og8HhoJ2IN3Ara0QdDtAJdWEs1pMOB/ycp+NtrEp1OLjnDB1Psjru9ugaar/T0SFqzVPRjdR2t0Vn
        qCVvjW6idntz9BZqxVuiE9RmJ6M3UQvORlPU/nF0bXjER7x3gBtO4VDjQPE57FaBe12rrwWXAkYku7bpKcorCRaDvYNtVVd1dRe2FXShnmhRKSGs6q9lXSOw
        GpvdaLhDXPFGxpMsOHsDm4vm7W40ouu6CdUGzCxpMTWKeCXFRTQVPKFxe4zkpJYeJhaFfMPYFDis3yKGmHVkGye2RSVOJngdQNqpQH1GUCWH8MwQw0LVkakO
        uGyYfUJaYAFhDDkGUerNaDawVKpXk9WlLfo43DkLMHfdSOgbfT2uJ4HiSE+Noc4FLUo3X35SrfCgLjj56gk9kuC9dX5vAyX4XLOgXwl6oDAYqaFQXMTa2ShA
        5QqL4QHcC/Wbis6/4QGi+Gv6WjzdcWWvpenHfuIZceI91Mdfdns2GA4fEHDMin4T6INxO6tdfYJeQzQDTC12901YMxwe0BGCbkJvXIVbwjWiiNYmbIDfNfki
        ralJKd8Y8o0Ktnx2V+uQkS2p2arwfqhjpsjuhhh4J8RC2uF4t5uQJA+LCTTNDGKK7TDW2DLyRGI07nA02Q2chGLX7UDDGxnrblxhD5ONJl4W2wBlLBrFqfxl
        MQcwZuPGpVz09Vr1VebDSoTHlXjoRzke+rldn5hhdFaxHOUGNk/M7PpEEB1Onwiim/MnsN/FwxwO2FDpAzUO/vSPdlLsPkXtFiJqsGSAYzb3p8lwXr9JH6Q1
        Zh+aIlLo55iUAdgfNNOCLtpyFj2gkLlahNBnVLcetP1K8B9ss1uVIrAfFHV4bmbKefwe/HWdlpMamXKeGsfCGY/LQSmSdllh0l6h4VztJqsnEc7xzPtJVNY3
        Kwx9oHGo4LP8ScH1ukJ8pH1vpEhqP0j0f4NWbeLDb9EzOJnRN+nrcXK9PqOvwwkwRI7j5Lg+pI/i5Ki+Rh/DyTHiwUdwcoR47zROpjMt1top1sjXc6QRDEKL
        Yy2z08Yxsxd33OzBXW/23m4wZk1HUjePo2bz7jqzaTdjNusOMmUYEOYBBP3z39nPTDI8kGkZzPTJpAwxVAQZxgpu9Jlh6A+YAxMT03JEFCgJFpPY68wwAzxZ
        BBJ5pCmIey24KVUxw4Q+dxhNEU0w9/EkJGZKU0UYCJufpHTY0mM+2tMJB3Je3MLtqkwce5NO2CiKqID4jfZR6qBhCzROBANeRxLvYzVsYvBMaTpr4UzjbBhn
        gUQoqa6GQ4I+T2cjAkpPZ6PGivxmY1V+2AgXZ/s0ekj98Rr0VfOsy9HglIA9JlocBlttYYuOBH8kjCJhBJ5fE/CInsW2HeWfKKDRZM5XL8B+Y6dnfICSBlDS
        oJS0P7ddMeg1AoEWaQFDC1JBJmKC7MMX9mN7/wBVe+JSxq6r9HdMj3eookPdvNX3ampwkhjo9ZN6TxKNch0YXRh7GZjUqXLDqBx/9wGZqgVFQRufuGgyxR6G
        ydbO+pwVoq1Qq4E3Up9FjS5DD8hFrcsoPnDVWI3G8Bru7j1CfrQqkb7dK/gMPnCv2cvNCG4+fQVRXpchqKmiXAIJDNAjYOO0gyDClG+EribwQUP4oFH5oBE9
        yZuq+F7EoaYcDUFlBpQSciDKTEfvyXZeZ1NtGDGoNlhHm1j0SZycJKZ0C05uIab0Zpy8mZjSrTi5lZjSbTi5jZjSKZycIqZ0GieniSndjpPbiSnFOImJKc3i
        RKTmJTHkXqZD8Lu2CRHKm6E1S0Jy0AL9LCsSAIFgC/hBLPagovFRF3AmCgQFJEzFSJhFWycoAD7nqEqmqa4ehF7PWnmDaunaNrW0KiosHd5vTNXS7na1dO2O
        h1KL1hdtVtzC+Qd66RquWC/tQO8MhWdB74wlQDXTV1dFX12Fvpqfm4JeuoZdmBproJfshzMttI+XlDhCZ492ujbNqkQ6QOvm4wBHO1b+8oZxpraGriAhsi4D
        l9aorb1vQm3tJV32kMaRd43/tupq/+dsx11UCxzWWHNsTaBclBjFUsUI6QM0Cje9fmuDQwBhUx9ZZbkkxglKoBNVzNvwTg6bWNalexvGtLj8fFQp2Fe2AcO+
        myq4LZgFFmzAf14p76KzWJQ3gpewYVwQLpCgipIEEtyiQIME7K3awe/DkdNlg8LftyO+hu0an1QBc32lFZWufILV3ldadBL8R3iDVPgcWztpIv3jaLZ9vG1D
        JzdpLHA4BLTZg5AGe2BDtMeJVPC/2fHLn1i8s2H1g4pzcfsv33OnWC8SBWEj3GeLhPKtVtHT02Fbj98rqaEF/6LxkmQ07rKJkRSNCLi+AID3kQUkhhJx9lFI
        AAy8zU7mI/TIZX7cYjRIiARqNbfR2akrU5i7R2VxayDGKdVn4PumcdAc2abLM1q1OtarxKqxkwZXQV78DRdVVBXs3NLcTbcHOPwYrfuqyNfAHLYHkvOMGMxB
        MKlhQTacCIwlnN4SZDgXcZgAWUcibx373zU8UsN2ZJXjWw0gRx2l7mVnepJFfVkTKhZPcGcfPEVpHRxhf55kGzgUJljyId5Cqf/SM8CDI0VQrCHdSjpm95nD
        j3VZA0ct0nfpWelZemLflAQXBk1HLFFVWHpyiNFxs/TY37MAHTN+YpPGU3ZiF40tlFftN4rYRKNvTLeF7BAGAOcWzAgmGUuG8eQZ092sEMdo8nRTP0OSBtnx
        3oFn4oSYUZl8o1iDIh/27WnOdjgMW3p3HBEocHcAdwdxt5Hf5aDLk0YW32tk8T1GFt9nZPExI4KPGhF8xIjgjCXjfx9sVpz+IE/s3GFwnso8s/Zd+2WZdHkV
        vnq5qs9d0GoFarAuA5nD/OCBtkd8z//ntm0bO7xi/kXEqfzEIk3bHo7+lZbY6F01zx4xTXqdTErs0q6eyfFP2A6EiLbDXgNtxT6/bZt9ntrG+v+uNrvPOnTE
        3qO6q+1XBZv+OZsKcE0BjhRgSwEqLYDmmTvNg3Rk5zUq4NulH9rSoLAagv9Hmz/NxqXHnLCt2BiPEhAIhN7CylNcZrZ0rrGgYa75R8oeXOhr5OdJRBVGKESI
        FDTOgEARBgiZIesdBsIcTEVN8bunlCGaSQQWght1BJfEX8VnC2iiFRwkQh/bAU6w3S5JyWI12GZ0/GhPVzyISK5lMKJ9qRDd32hxAkJrW+M1exH+D6igiOqC
        YsYQuS/pWTcYOm8g0wBnanF4PxaA2zrgYgZ7n0JQl2FZjCQSY5Be0uxyHBi8ZFt2kfj9H/LssQVjcsrusTvCE1jSIoF8fkuad1A6YaTPjFXS8AolJocVAbvO
        ac8kcFE8VdVXsyX69qmqQRMJ1JiM8DEqvdsksR5T1SSivhjzTABDdak7EOUyosXPQNqFBVhJhNGhHmoiJ5ZK1ChoqFaBGe8vGMB0I53o4QIfz52RAultH0Es
        DeEMsGu2KbKg0IxCPVLc6NBJ7roUCBEiYgxwptOeQgnFvZIw0fuTfFyUhTJb+Yfto68fRKPQvwH6sEFw5ya+tkkNQom0Vhyi0oeJZCaTqCGvEFKnVzb1eIKh
        Uy+uJVHOAD/TpgUTjZCkm66ZiBVz5CJuUHy1KXCUUpnEpC3yRzQ/EuARnx9p5Y/wsjT9+PwRy98adKqLkxfLCzkWhon90DSxH4ZM7IcBE/th2MR+CEzsh9Sd
        etRMoyM7p8hobw6DkmP7RPvCA4zuVo0DYGtUITNXSbrLrQbDKQcoys5bOUTBCM8dw4yNRXOIzVEvkNA0CTmC3cyp7v13NBwsgxD/OKpx8GQnZPteEuCBkhK6
        dUewIIlJvwOg53fxomqEcdfq2oVFLrDWAiDas6lrUzkWFTmMPXBGvyaxfIgh2Oq+sYHnyKx1E+g1Ttw5RlNPVwHXrESH6Evo/wPtcIoxKWnIXlM0LQW+W4ve
        OZhiksSK3qssG+9t0XsHsYgbotNmOOintUUFoYTL6pvV2DwpNbZ31JcjpdbToKutNNbrIIN/9rGng2Vx5MgnRSVxk8GnoZs4DYufTYfTOrRQvyZZjQ7lOFZt
        fWiFPv9QrlFJPkI5KF8hJTxEn9WizxrMPytrkt7P2tkghz5CjzdIFAoEr0rCC1yIKtkz4/TMhDwzTs9MFPZ9Dq1G114ZJg43CGfKa/S13egwXe8RAMCX7XA/
        DVQEKdB7ODQBkjRXkgjHtL3WJNPuD0dTUL790h0FEqIbPo2jejhQ59MhOm366fM+lc2vaMsrtgAxukdq1E6RCMMgwwWsmCIbVGQgRTaAfoci4d5RDwMf4HZY
        u4pThmM8OBD3FkFqtYfeCg850liMtUiHt5voDK54HoyY7QWRDBWwE0pzZ6ybHeOvCNGbOcSI4KcBrN688bx54Txow5rreW7eOJ6cDxvG4hmIuLECunSK34I4
        X3y1ZIsvV08JQIsD9FTbOJAsAUBrGNfDmIZw0kQwYJwMScx1ldfNMnXDzoNXKDUw9bKK9aKxbOo1U6yWploB9LPw+ExvnfTVqqQPEPEezKl9jC4nd1J7SMn7
        hNojOt0Lah8jEp7MCL2S5RynnBOSc5xyTvg76RakPChJE9tJeYwhJutEuweIhg+ioP0hyLkvKYdEY/uElCM63eunz/ch5bGdpDwZq9BJ6+9RkbFDq/sxKnaS
        lpU+PVIPJxGnYoyKn+SALpyEACNg4SQJ8+hjFkHMxYEfmT1puswBKZXbHKRpzTG9RtdgdQlv46cDQLp5JAUyGpW9OMOJxD9QMvqwJGBeyXBNg7JXdy2w2A+D
        whXoE+x+utvBNj0Pp8JwWFKG5oCwBC9EKlZfA5SvNAq6ANEahzolkFmClFSaAxBul9423U3oEbSdQUYyBLtJ/AL4oT2fn6JHycen0EvrO169oVL4KAnfbjCi
        sM2449VpRHcQejkl9EQxpZdTSi+nlE4nQxybgzpNeaah123T0BscL9veUR0D6WqqYwswGHu57GwJ27TEmm1YUWIzL7Kyv1gAR+muVGjE7zEjbh0wMtTedDdq
        n5HFJ408etAIlCPUif287LF8pibfBW8xBZa637EX7QV1kasLu8vP2ZFbxN/L/TYYUcG4feVIfrYg+XHQEt+g53AITtGDebxQf3+FfbEMVBRrukhOzVUnMBbV
        PozTfVb6Vwvmhw1sSnU6UbVDpxVRsphbsIuo0K0Kx4usQPPPnlZNRopii+5K4SXVBCbyKKSKDNVOwjTRgEtBHXVwpYIlU8EaA/dxAMiE43cWq1WHFYVUq76t
        WgPYe5dqDUhAe6lWDW8dkGrRg7p2ib8aui3slDY7uONDZ1W5BAUaStBSXd4RaVIJaVUt8VtTssMSNRKskKS4gQ4HsEFxsgdLVfG31R4tZ2pf21Z7fJipfb3L
        ai+pfaPDZhRce27LmmlLvLOCd1bFsaCGisD0Pm1TW9rULrQpWr3zd96maLBO3zY1VZVmT6tqp5tj0v072hRQjp3/HtrUk4qWe+n0/9s2raEi/doUIT24qlXs
        rmBb2Kcr/ycAchgwHpki8fegZULcpKF6fAPZXTdQ3Q0TCmfQhPQZMlDewwbCu8quWiV4WVe4oCYfNTH+ChcU8HGe5ssKFzTCxxlixhWDCV7hgsZ1hWU4V5dR
        GMJ8YVwZuIAtKX4zM9fEqnZYF++tm3vg2qM0uRTvrZl7wqgHe+4tF/CgWmg/cw/qMM6whYHTYDtWgblLWPOU5CaerNIyuPBKQPeS9OkNPM2I8HLH4qct1oZt
        pUoN39wf4PsVgYuWbMPA3DMFD+QvT/LlvQlyBg1x9viSeRzP18zTzd6qY36oQM6g6Wep6QwsVBYZcHiteiEaO5i76c2/o+DxBCdJe4W9TEoPpBufM4/e1468
        k87TJT2WOzxZ+R7I6eCPoaP0VhlJgQ45PASubLp9dlugkI3Twf8FKOVgTo/Fr4o/6xhjMwxnurOeV2QFBF8Ru387dwU63aXEtOAXtr1hmYSY4cIr3Lmi4qr/
        K/4kewWdbi+Y7kvBbqFgl6aKLJjhm2eNskMAxvIb0WyawcCNbdOPUHqeuHw6PTKkhfMUsAGX9gXWCZWUaF03SRdYtI0BcCIcNkN+5CCGQC13zjNnCXvAudNU
        zL3uYhx41DD0CZrTlkv3tmkOmUu/ZliPpKcjQkJ4S2UuGkf+4E9thL9KSmGbkp+rzIUjYoEzSvnGsTMMs3IwiT16mHeI4+c+GcQ6HghK4XjhfIKYwDAbnO1F
        80UcA24/J81GISDBNA/cCU5atgXKf5jpX0vsGuax6RGPRzqiWy8zvnIkD+ync72XZMCXpQSM/v0w/uE7kcmtQ3luq/APLx9m9rWXjzP8O0/VtvRE8F+wimLv
        IYdjQrLBOYmSlGrDpER7rNqOYKPhMCg3B+55GTGiURXKt1/ezdDQGOQIM0nV4JEdWfl7xpm3Ys2G4149Hjzl0B36GZXQlApP2dhqd+CdMSpBKj0uC5NeCeL1
        KG/XqU5UZj9BXe7A6GOc0iuIM92JFHsjsosqnDtG4ZfVwCEgvj+Knh3AwWIHqOEsuLu0Cke+Np23Nz1dMva60s17RLUrvclmVsFXZdsCIbA5ZjZ/h1gD7hGD
        WVi5ULaotRIN6vJK5tEpznDpLuOrp7s9TMfpckek/KYy22XQabT0XqA8ceht4mIJvearpvXTsgZnu9rpdhMERF+l2ZXjc5u8ULbnZUL3201olrR1OcmM2V9d
        RBCLbPvy1dOruo4AipBCgHSNfUmo7xn2oE9IrmBWD6H7Peg5B2WmGaaBIRSTBqUo/ubUkwei4DfCdxg7Eyed99GhddJ5Dx2IRKbo4J90NB08EMyIVqCQkczJ
        SVdXTzrzlI7+OOmclzMrUiCYEd086dyJNRFshkbEXdozkasvdU86M1BVa3aT60SlDoMQlCDQgKxGGKYiY7zDs7KnyagDqtvp0vOzXCgy4S+AXDuUeoseZZsi
        Panbc2BRFrOoSTqZCycLWyoJR8fwiTutVTkOmT9uicMkLUa/9pdB/NESGFDwn21/gG6AlwVPO9oKrvf/jaeqC/Zi/OJfB/GGxUaY9TNPsuMbW1v2Q4VXAUl/
        BUrDtp5cGxGQvpe+oBPRECsX9i+q2c4+PVTc7SbJ1ivccTrFiKYJ3GxLJ5UGXi2EMxqsCvGglDQ3zVuXYKLCTo0wUoFTY+HpEvxfGfKow/KwU6h4Sfxisvz8
        dvEtMp/i8n16S6ewgO1m0gQ/UMRrLKSX8BnySlSBBUsqqVSoW4XBThzmRIzzzEKwyitJ3U28qgNggZKRec0jSdous9QUDHoB105qYhqZQEnXHuXc1pDELqlL
        ch8UtlLyqFnKVAPtXZIG9YR+Pa6LJx6hVL/yJZSHnqVMcqdIAwgxRI/1NGUvVdh8n97fiYquLnbxgaLTTCFdSVPSJ9gn1UyREO4EKbJrcOekukXX/V8fdMqL
        IxdrCwZTt5wCn6fIFcACqUBbhZMqnPQr0KUh0IENo6dKrN7ZcOnKeXvDoyvnrY0SrlhhPK2C8JBWOFyDKx1eiysNx5VpNRMextVMeERgd9WV/1HNXvkOZcGo
        xIFJGlLGJWUfpUxJypSk7KeUWyTlFknRlPKiJUl3SlKoHcyDKi1/RpIbop1FSiApQNp4ChFflzxxSV5QCwWwintY/I4OXOJw3yxHRF19IG309S6vEbrJR6Lo
        Et1zC9sbyWp0ILu8H5g9GSeicryCX5M9mU9SBwohUhtqUh+gXhvQjeDP7TDK9mCwmZXfuOTnt0774QFdgn4JetQ4+XyAcLCKmH787OeDPmyKGsEKAwCwwFLt
        rZRv7fOBNo0DVZVC2nO7PhtBHepAyRqvfx7xlPAgJ7qc+OLubwUOlEckFW/Qg015I9JKSHtp9+cA4lYGKaq4AgfSTXq8JY+36o5v+f3iLAz68dOfD4QmKm93
        Zzl0VGAM9gbFqNwALjusz50h0XCY1vYH6LfFMI2DaO8+OMSjbFq8BR9DtxDGNjpIz4wJavJBhDgah5gRSCE7sIonYIbbt/jJ9M6OZ9p9Zv30JOoTLOTKO6iY
        d135C1s3adE7qKXiG67mWnL1GrDhxUwqQcl2K3ygb+EDXHjEwPHFN2wW3zBAbxjgNwxc7Q3Dfd8wLG/A9m+yraWHsWuxhyQEPuG4nTgZ6qnJerEmTRh0cE2a
        V6tJq29NWtKQ/I4WFLg58zR7Z0ybpdCJLUAoqUXtIICAHVZgUyyhAQE9SzRHslNZH4TAVdYHIAuVdQS5q4wtAhLKyoAyIzkHAQN8krBKgL07aNVrQGmqvBsm
        qGGFtzZ9xFZn8l2HLDkk6vQSK9g3cbJHthOcuHwhrIFR2HO4SHelEeyPAZ9q0DVXEAkk5K1zBdBHrAKaojMv8e7FMk4GRBNfEiQ42+SZNVnOmRznTYZ5c98y
        9wNzX5v7M1hpwKL4lgcjf45qSAzc513laXw3B4iA11Ne526Hg6JgO6HGnQyDhJJRR0nk84ZxA2jWTRxw3nyoxGVahFphDb0jQDbvYA278zZde8gEb6zQ93u+
        YRp494XIl91+nId+jLDPDtrdR1dgp58OLPUCKYDOS2mPqLRHVNojKu0RZfIsOSbPsmPyJI7Js+aYllt3TNNtOKbtNh3TeFtpniU37SE37SE37SE3zaPSPCrN
        o9I8KusDhVZXc+iJJZcan7uixFvFft4HHdx2CrfVnK4Xbq+ii0q8R2Q6J1Gmd5aV6Z4lRdy/Giruo8JOjdmf4X0Yne7YpFDG+wo2jOfYfygL3wiVIILuXZvb
        /1xDl4dyHZonkAWuQBbYqCOjp+ly/JIsIsqCZj9QqI78Xao43kLtYu+SYKiwJBhi5aBigfsS44xAiWaWPR4vezg6eR9rNesSy7gkAbIQa0GfaxVFdcSDrHKA
        D7Af4tkc8PBlwdKLEPJjy+b4uRKDOOK3lwFrZfPqHqtI7AqwMhKrClFqEkMErB9u9o9ma7H+oiGqCXZPxZNETKmCJPLxk8XI+orRVb36AodAhnK8v3qGtfdG
        PVPjT+oLBw/b5f43BvMbPS+l7xc9Cibd7RmgQSPuvgU5qoV8O3fr+Eno3aumnGb/Uvi7Wxxk8OWekH89JVFfYIGGaIY+1QztJRV8GTZtEMyHgAeSpul+5fi0
        qBvKVskBLykKyKZYY9isEi6sCzg8ZaM3bdCEGiym2bJ+oCWL27P+8Ri4iBeqREpY/6T4OZYBBXMZMAdeJrQ8shngyuLlCNaVZay+huBHlbvrv8SQcc2eBIlb
        0+hNYySIWm+am9UTSx1ea1E1CivPhBHjsI6iFSkvfByuppNs+yzePXFTVC55JBHcKjhUDrHpcVlWUEO83nNwMa6H/A+VdqgEGmesmxVcu/nhRoEbNIxGsNBL
        FVmQA2ZK9G42I2a97hIbjKSgEyj36ATcHj1CcfldkTaj7qiBBhsc8aeC5SDiQDuAuYMjjc2Ie1gVV+F+kKTLc6yJDTfrsN+OJ6v0vsyK1snUI5cibBN5HXEf
        qORbVx4tkiPeru4AFK0ESFbZvJJ+QCWtnpYqyUJ71zVzqkmxetqmp2V2WzNXMloqYc3c4K4A+YO/QufgQucgdM7sE0RUhqZC3KqiaodRzKoCVmhawO79AiYs
        FPF3sep35AtcMxpcrnanoBtJ2HacR4PqpGoAUaAURgMrWMqiYCmLAiUfDQpDuMFq4IqoEBr8SUqGRsN/edxtLniL1YvsOIW19GCmUcDa0gZGylOle6MRxhfF
        1XKJAb8GGWwba7rlbKsBEmchXWXpdjE9yHYmBvUgle4QOdJx2SF6oONzLn7X+TfB1EfHZ91uj9YoP32g/RFkWHPZW0V0l/zoi/y7AfSZxKDoIuEl6FbouOly
        Ip19xaRsuV0Gw2PoLO++NnQw97Yz1zfKC/HHoWUjZV5CpVk9N2p08rxbgCybDvsdwRn8Eutx0Dslo6CHT4yHHqugx2Tc8LzeCv7M5sfXHD6sO9EYrXm2JHHD
        icbZgGS04FBbmU2PmMomkHfUrH3gsBQWHI1QnVU0L0eBafMxiPYg6ySbhV8iYl+RSMUSbNNjPtYldrTCFR3TeEEEp5YuD9wuPjq1u1y+nXFeM33+1ukE8D2p
        q/M8ByWGUYj2u6lmPzjFTuY17aZPzd/evb/ghQ4Vi5PBKfYNIzm5c6YFDY4ySqdXUEnDHqTL7KyS8JhHuDRqz0laS3LLTerxvu1aXFuGo4XaYAGa7mugc+n/
        hJyOs2aJ44tRTqF9LXt6+kI0dBBxJ1tE5zZ+1/k3AR+h47P21ei8hbi+PXROKS/ygxt2kc4p4SXUhI6bNifS2VdMypad0XkLcIHuve6Cdj1cBIKlr9372r4h
        /Gj/C8TIW2z/OIo88GjJCd8TsZYznO+h+1R0TeneY4zMiL1FS6J+zei+xbtxLd5sGudFPl+cY7+SvyXRY13G0W75GETtdHsuqgnRV43qdEwQrwzZ+ytcz3Eh
        +3Ehe1oSMm5j/SpkX+1D9nVd3072NMduI/s9VwpAgdn2h2XdE7XaYa5WR2zQNuPuGTIvFcjc034HDmgsCfg5mcPnjJt1VI+9ETKfBCW3c8oel9OxnLIR0miY
        7f40HUvYRxrWvFs5rPffTAuzYazPiNRlj2eQ1/VjfJylF+A444tXJ1DTG0qPNKztE4y9ywRj7zLB2NsmGCRuWDL0NixxjfjvYeS5MpAql8wYTAnh+YRtLkoP
        tIvupJWOZAsydA6Rk7174ZZWKqguJZ1Gr+CK3tcOXTMyx7IhLJvZFYxhm4dIwm6gMKCBQYDZ0KSR9TLmBlrNYF9/Mt/Z5tlhPPWo5UEcTsClhaMyx+9XsBEN
        bXa0HoLaZYhh1SF3SWVmolGBk3fNiB8zYPNmzI8bWHluqWpBYCqzxO8l/Ggtv8EZIUp6+epKcqeZxpEpA/7AVXHVUZC+qa+T1Q521B6AuIPopA9gtHKvFBs6
        dBnguSAdYCZhZkZDTCbu15ux2zuYV3078zJINdEeE71pL7LyZrdHzKu8EjYUA+kqhAyu4qPLxKaaK3RSZe/VLfFT7bKlXRfmZQO9vKte5F2NboY5aXgX1N4D
        23lXY8eUXdwVyR0uQ48324VVlYHlX2BVVd3sABCjqqsJ275Rn3jMqkzzjb6xGXlPZmbgcczEMTktTMI+EUz5nobj62x2iziYdwEpc6TNAIGu/H+grUdoCDLr
        oxMHX+0Xp+8d9FCYLe2cFIaMWxXPQMT9sIkVjcDDAHv0zCZHmBXwbj19+Ci+DDv02JUvzoqjfEtGSN9W4Z0OQ0wpUTFzNgxYGcZL/PUWON9POzMhAyBOIbom
        UCQqRYZeFobuCUNnTRsxBrbqBkc1HB2GgINsOCicfT4c9VNHY2OWbRlHZA3+DO23/yNKqcXSxYLlkFc4Z0jkLMrycITwlZFENJ2NRPditM+uWBFJfEuxIirv
        rqYqp2oqeQB6IY6F+bKUgFarsn4HdyKTGzbv/ayIGCVLYrzyvnAJVj2MFZFeiB2mMnpsuoEdrBJ+BN4gMHAHlv9jHkI0LoiSgrgvdIJRjsIwm3mIej0L01LR
        1kDumSVpScQraH0KTvu9D+yy2HYyZQOrFrnpyqyb7FOfEi9kOpIRw7t/40PhmTY+ty0ANBjwf9dHAJuTPoJjwSAdVbmM6SsDpZuF5rQiVfC35ytLb9e2dSLl
        30LRjIDK7p0liMMVQxHyXvaWxU1MLmJhAS2w7M0bFZkrWhddR3OnbtjytM2mxgkzFMdoR9iuxjKFEffzBcaiV2FkGUUAlGBdcZsuAQbA1ehF/HiZ5gCKMbGY
        kC5nMHRjONIxei+jQLNZJlAsgeMJL9ecdVgFAa2gYm2W/1O27V5Mw3JxvNZhDlobARSAm49HgWC/seMy2Gn/zpRb0qi25EWfYqjgUMri0qa9zi2IWyYuzbbB
        5x+S4LShRFMMZdzwlVPg+Z+xbW9RILtVAbC8+xOT33vmXoEEqsxFTry07gDyWBm3L20HWjvHRKLcLYtQ2eyHZ7vBTzrZxap5EgA86rhdA189ZlXBZYHqA10Y
        nbgnFDQ9JZRI82ZceUQ7D8F09pGHTqgKC6/EI3/csX3UfnaOwU+deGYuctOKOKjIVDzKFhbBEEw9jmqX3hwgHvLS0vcvPXZCnaLTzy8HJ9QtdNI4oW4SCw07
        +AsOGDOOnz2gliml0cPxTXNRKRgBYQRenHzpXz+hYiteehFcawTNp9UDURU7oUtfcEI3/sMvfOLr4Nz/FS3FUM+PhWU6KrrnU/rnPhz4zMxB/+WH5AVlekEp
        pnoSs6fCf5MWF5RCVbgJm3FT6hZgIByzTgHc5ph1G0C8jtu3h3WOVaOVqTviQ9Ohjr3TKVUJoQatv9lGCDb/Vus2jIVbrVMYY/z1uoavx3e57BhS4pfSMfDk
        a6UCrH87rG65mTeVTDdV77gVa4F49gJ1Stex3UKnWLL5WPD74W1it5B0L7dX4oTYAaVGCcJK/OWfDuDaxV3qbevSvT1d6vXp0m/8tOnSsaxLVW+XetKlpbzF
        PXxqnPzBF38n7VJKZSTZfmSlX5esfvpnTB0mpQ6FruEeqQtZBTvJyiLiKNaD7pguLkmHe9L9ZekSLu0WH+PC0hXpEfdWKxs4RFYlGTj1tI8+V3HKC+pxIlgr
        B0rIkbcg1WKDsYDe9FoBranyWHq29Zr1rbpyxvpO2P8IG6nByCgt9LWCWveehjWZL9ytAkHkN7YKFUKgoUkSSdKEc2/pPh9V+c2bP/7sK6cfo8rd9MFfhUr8
        lr/66zPX/fHpLlXlGODXrQfj8e+JlzYFzGs8AVhXwDrvDH3q0SfwPJ0s0rLE7hZagUPEVF7Abo8FEQJ65GwBA/iugmVGmRdBwB4rd0hEmPmff+vHv+OV627r
        4oU64TnG4X2FpCswYKygTgpFdATPq0t1oC+d4pb+Ny90z75HYpKchlbeOnvdO37wOwAK1j1713d9P0ctkfT4s9f84nddeYHS3/ZDZ07d8fbfPJ0Yzi7q7z/U
        Bz5Y+dSZdbHfg/ae0deWyo//x/nfO4WVfJpDFOhsPOnKThmr3LO8spfDk6LHAhBvt+YKdNgoZDpz4g1AScNPJfGxE8f8WgPRslLswSr3oFvoweqOHqxxD9ak
        B0mieUM96L3RHoTeGUg8HQ2hpdCDtb/vHkwQE6AAKod3FCqu2OiVuoJavBCRh2qKn94K5rBzdt8KAp6vXwWRfpUK+p9SqnyRZz3rsMPTPp9VbuZIK3QWYAnH
        Z+M300rJhq2jRT/ELm+1TG59s6MZJMhyZq74zgyfzUaM+YNTBJY3p+dJ4Dan85HCqQIUEK6XbI4bz+fLkCzNeQIxrM32zmuQsun4SZLXgx9G49GU90m0TfUE
        3dRY4vii6SrTyTJOSnSyZLMk5TvzLKP5znkYPNDxHNr/Ckepi5+z8WX0G4e8Z2PHX+EU+i1+7KZ9M/33/5WNOHVUl/nIjr/x2IP0/624fASWP2/lAIh0xT9n
        8XMnft6Bn3P4+Vb8vAc/34Wf8/i5Dz/vw8/3sM03nTyKnwX8wKhkSj3Jv0/x74f4d5l/f4J/n+bfn+bfhH8/yr/P8u8v2NKE0oDBjzi+P2zF3K6w+OK/wWu2
        31V2aTENUPEumtc/+ctso8mGtiQU3tmwMytcGxHJS5RmIpJTbhL5LtB8b8EKTKLu8gUAC7DNh8Akio3NSESMyuJqjrk0tr9Pu+/iwIKMJHV3W3zc+eKuNvDz
        kBtWTRLpjOoKp+ISoqgSA0hNgRWi/uJFJuqvy4ECkRyrR+a4OAtnwYqSmvFTFqonUdF5Z56mYh8friEx7LSu+bxS1EYXBUvTPWjFa78kdqwSkxDGySQKQRKy
        4FPBcBYlYDCy8GAJaMUMZ2X0RZj9p2XY1DCxjSx28JQKbcF9sVFLkrDvYoneupPLUvHM98xFqaR4xVI6ZPhgNQNMRFimeVBM0mMXuBWCp7Fn6tHH4WX4SswV
        VdZaACtRFjsQ2dmCzPIFmZsK5QUQFepCwi+bqlKV3NlgSQGyw4M+hMTRGQaEEvOlqqz/YwtyiwXbAzeNOeQy6Kb/JcdRi85Fh628iW5sQPoAlACLNGAIxJcd
        DEYaAyrYJ8RiM4447uu5+KQMVWQuz8VPK5PZDt6vDJJkAk8dWp8A6pMOCOGyA/Xnhdw6EkFRLjQd23KUvxMdiG0NM/e3F3LgSOrAnahBoWjisDh0BUEcro4q
        +Cm1yrTNbesYBA9X1JvFOijH8llLBPMbq25K2zLLzJA3CdLbtoTvKty2gTZBX3yLEBMUYSwL80oyVu+GbIb1pL/K8c7taWetRAIpHZ8rhZVtbcotyuiPl4CH
        ecxahjF2W1dIblrF+od6rQQBoeR/WTnOorPAo+NqfSrlU8ubvmWK50pALnHyF3+/BGm9hJV09mKXm7AvLfQ8Glb69HY5dyMgwrhqh5f7d3i5f4eXfV7bXxa1
        iihVpMN9QLJq65j1PjZiR3iT8wVbkAfu4ECd3qWoxKiapfvbkcuKaQ8a+LR1Xf/Dtu0sxD/68QCzj+kTdQlMLW0abEnQA6/+YoCtF0eWZh/nC2g9zCtnZx/g
        0EUfD9iuENnFwJDa7z765kJCSFecjy0u1ANt5Lf82H6QJkX/kyXHo+5mJ92tFscwkYh3x6wvebHiXj1mbRLvvsDI2/bdYF3BX9qM+xsvGd78FW8u/hMTPjt4
        k7SRg5jLiP2HXOldIpGXmEqXayQ4BR8C7zybm9FXJAPHof8RhQVWnNS3vwIdj5cIH05K8hLKl77EkRecdJZhtvxsDUa9+QYcpwT/lOu/VqF5g86Z6jDD2anN
        BxcM7s/G1qgE8fD5VFZwmaU/Aj8BnuZsI37xGYtffMbiF5+x+KUgftm5+MV3WPxiHF0jftksfvkCuQjxq56eno8a6el8VMNpTZAYWfxqpveWYQtozkn8Cvic
        xS8PRxK/ShC/FKaKT3IwRRa/GCgG4heH4XYYDqkp4hfH2nbmBVTGOS84XiR+MbAXIxVD/LIL4pdi8csuiF/8sSJ+iWhgm+4ixhd8DVJB5SQMaRxdLrhGFba8
        osKeeX56L6WfdJ7Gc1XqcMgLz7pz0slR3psofI2tW046z5YkcwLlw3OluWKnL7sQJKAsCD5MwkxwRaIpLytzf6uFie+PsDdQwZjZcCXujwCsLCsDXu+ZyDgl
        ExmnbCLjVExknaqJrFMzkXV8E1kHCoI1h0WteIsacyUleDf4gMqGlRKKp4zx02nFsansgu4xAn+UhK40yj2gn1IkgxAwERKgAFcVLe/d4CsovJ0Uu4BqLHVj
        dARYvvNVwleAAHYYxABXVS1fy3gIIkmkIdArZmfFN+bTZbOlUDNm1aWCqDFvEGVm6GM2GL/mt1Mh/Sm7V0r/kN0jpl9FEIeEz3L9LuK4EdS/WTEcv8/x72f4
        d51/P8u/L/LvF0VU/yuHZtXKRRuS0kZDdvhVvEZcxQneFa9/DCEnVgz/jLfKUOdu/IsgTmSq5SCTIC5liEsZ4lKGuJQhLmWISxniUoa4lCEuFS/7c1iQx5vV
        AnE5GXGpeKMkGShjSlxKQr8IcTnbiYuBoFRKXALMlBIXo0WplLgExCklLgacclLiMhhQhrgYmspJicugRQlxKR4fPc2DerHrHcYAr0aBQsGqeVb8l9NTTQRn
        TmdYzOLTWTaIxo4Hh0NhE+uSBCnjbRbeTcAWGm8LVVhXjG0AJ/gx4odZGNvgxxV3pJ135EYDZPyDSkJxilOOJYuIekSrhO+LFHuEiPinWD3tzsnywI0ff1CM
        ngHHS+Jg/LVfxk5dGkcdS+C72pFN4sGz3wh4eQSDEofjt1DnPAKpXUFBXDHB1m3W2oeeSKg8eOyQeYsEqveAhfdIZHOcenYwTePUu3yXqNmC8O/F7hzc53Gw
        GJ4tdLECYt84CzoTaFFXwKEseTu7xWEZ9oStbFowGDMXCxqpeOuXArYdMD4V8aZci0tFvJFdEZ+I101eg8BuFjJUKdwhgeqfqYhB2VGoBP81OzPMhmRH2B+U
        +HBrhiYoh/+fGu7YYnXBuahgXrqmUrGXij5KhzXWJFDrvixuGyQRJQp9QXxCQXomrqFCX1DfVRiBIrcYBPyY9RMq5Gj1Mvc9a0vrs1zF5dq0lAp+QelxTY/F
        z3LKUWyA/BCXfxROQnTkGdzldSR+6vgJ8DOMn3H87MGPxs/B4IeVyNeFN/iozbPwSLXBxsKqqIvZMxeBGYimBC0APRpZsffIHBxsJ5lyWfTDePc/Fh3UpY+d
        0R+IDp0RDfRr5SeePAcHnaX118oPyuFtDxUWaq8uZggFIcTGg/rQky/oyQ7gMakdxs9e/tI73xtYZ2cRrBsZxs9e/ys/17z8Tz56+j4Sr87+4z+55vqK9Z2z
        Z//v7x650ln51dN6AJE9XKqiJjY2c8Es0kmsfQdUGLK0ItJ8J5Xe1pPwBrai8c697NOp6bMsPU5vpy/b9v4GCLnn9Ryskygcw1lfkKW+JWt6S1qNh7Alg7Ya
        fNCB051CbGWbFf7EPLAxUAb27Bz2BsrQdqUrdHWRYzxHI9CPUAcTMZWhffBwqId+TzBffqsPtlHX3lt5xVF/F0xPdR29FcHwA+uE/djz5v5zrE60r0fRDzq+
        wLPFAZITPuiETbEXqR2Eknh8LkX7lPco3uX1Ihqs7l1FJRFYhnbbDfi3uRwklVhv5S7qPmEC2GDyAat8K42wAJsihgfqGqi1dszag8UO5BxuPuJl1Hw1Ersw
        i1Fjsgdtk5uzgro8yG3KLVphpoadMTRnRTfBlGok61Zo5DWDn3J0A9B77LQHmxLT1BxVNhylQ0P0VdHwhXAMFxVaxTfQ+DUcrDDgF4cV+ohW6nIJ85C5sAnj
        wrkQWw48QMJBSEl8BgeUYfy/q62dC1AL+eKZCSl67o4GWslDwFi4rr3rIYnrwem+cTmEy/EgprK2GOIO6iFcjbNpDJU/rtvoQZ/LAEFqByqolm7h8dY7GplH
        G/shV/BDhELChq7fCWXZXYgqbEgDiouQ1hmagyNZen9H71tNQrrCyxwm+sjC2xQKiRcfnntnI99RLoQlbIewI1Kfitqroc6Lz62rJvq8SetOtEfT3y5QuylL
        qPcAt4bGCM/eB8C3xXQqTKu0V48n4d5CzfbpydVwD0PoDAOnMELoecxkezXVpU0v3LtKlUurZBWq1C+2FFfR6qniOIc27Oo2n5qKjsP6pW9FocdgTkE1VKgh
        1SBtqVu791HNInp+gmursyCt6116R4oTg2bAtzCjjPIru3jlm9DHOjTDzQIy6giRPoKh850qep/4P8Mohf5vvc8NF4MF9TgvWpaJpzSZpyxq9Xy/HcZXX7P+
        B1Zh3h0vbWAofO1Lz79SCsvxH//RD/wUrJ9UeCyW1fQbe/4/f+nf/k6Znv9/eD+eFhPp80UlivZ2LYzBKTG/hQM0LMczb2gxKqzIBIVZtfQxXcb09OQL0bEi
        1mU5fu21F14r3/1QQ8IXNWh2D8d5tnJIeCyT9FoKffjijd9qfQXQgI0T6o/oCCFgE9f1E+rLDBl4Qr1Ex+3gYgiogmq0o5tPOhvIqE46L6KApypz9PtiI10b
        e/pm7OVdtxIdz+GDutGx12vJL/8oyfrx175AUlv8x1/61d8phS7vd8Pn+1rs3f9rp15lVWAQzuCAeYSF46OGqQ8AORtwupatOOM4jauBeOFB8DtouK7LbU/1
        sdXeChWgQnXetPdwzzT1sZNwYmmCN7+Io3MSvjFNPXMSnjJNmOit4XiU1t90xCIde/rYRxS7B3dKzcRPqAdPqBm6/TQty12DtcOiTHC3pAafVog+v8ZtStcm
        z9mCMtfzGWn9um7vzHe8YJjmAXXuqD7WFSWdProaHvMzY2r++u7VuoMq4GLCNTYJTdgkPOvG18qHBUAFEHE5KdFp8zDdvFk9XYrH4g/9WCBGClL9yApGELcw
        0HEz/pcfTu8htUnSZYnYCR2f5q7ebSDpJsmjJepanHRKceWRh3TzuN1lowNaFD1Ur/l/277N+yz4kN2nf95Q36BT8sLhHeAi/0usujhK3TAT/LAttLNEraZp
        IL1qBtIWD6QmXropQjhVp0rvmXaealJ30nG5GR3D8elmdDT4hEK7/UKVaIyjrLkXcHYnNpSaAuZCg9ChheyvKZRUQw2yEu/Ezzn8vAerrtgKPqOyb342V8k8
        ryRaLLeM+eRn7bxJoGf8dTy54c/R1x3Tab3+nb+jXkQnJKdnRjmbp7v65sK5UzhPK83vRNFNBGOkn1vwM8tVtqnKqMJXmnPRhOm6KVM5uqR56gDxP8iXiWes
        heNXnTk9YfIwk4Xh0IR85R0NEeAmqL3tnpjZlPL0thQoTuiz6CU+hnUF0lCdptc6JsY6gh34JIWSGF4EqdE+JRDD8iGFFucFRCrwzx57y54/+8MTk6eDx0Iv
        u5BAesQ7MOsPxfat1heVHmIeREcMynVcE+95zlyv0RFh+Z5VNDkPxRtQbARfQOJL1hzCzaMV0nYi2Szvbv4q+hgMiYljlhW5UP0OobYRmjLnQMdFpJ40Urvs
        xsq76tiwUO+GzsEUR/OQHQY0EM6OHzv7rV8Pq3Rr2pqKaIRGp54JD+tTZ/RTz4RHsgfuINGxHnxRRWjZyEd1XJrsWT1Qj3mfaRIXJxTNkvGrsvvb4M03JEd1
        s1vrv5tt5OlG/A3JVBfH8be3Y8Cbjc8FT9t6EhH76gDZx9qA+tC/o2g5TyxUB3EFfdkt7Ie8lyoVoDuPqoVCTyJKoXdJH70UfJ41HsR36cwnbhQepVpjhh3H
        d1ZQ3zlaqTZwVY9IwP0+tBkd76bpyt5Ru7oeOMFRaRtAhPh/iXvzcLuuq07wTHc8dzj3zXr3Sd7nxIme5mdbViTHWLpGsmU77ZgigOqrVJfjCddT6mvLCcG0
        FUt2JlcxxEC62xIUufe+UDaDwUUCmC6MlDA5VYFydXXT4fv4Q92k+ALFVygJfG2oyOn1+619zt33vfsc20CVh3fOPcM+e1h77bXWXuu3ZI0R3TgmfobULpGK
        E/QhOGPRqKKrqcEcCJYKtaqxK1yWBUEO1U8d/cbPfFU0wrsOD+mFJddOpAdxOJ5ei8NCekBG4N8HWYdVxTMdkb04AnSai7T/31P0v3RyFtv+T2z/N9n/cd75
        McMOm3d0qV39kbeavBxg8rwnTWJpuDQChvYmJg/IMoEWC8g7+XHFC9RAEvWOnGQQUV/mWZuNNKvZFOSBkvSbAWjG2ZyeS7mzWXLTMNsP2MjsKLzjRYE8bA5v
        BAoybW47iBCxK3ww2wN35puwVdYzhw09+w/zibO+2WN9rQ+PMIXyQiDhHsam1x5dZqwv8TXmGrNnMMiuQY7WI+Ymc9NkJ92bzc1yS510ccxuxneukZeOGZ7K
        uzgc00NvvT/1zfhzE/4cQUn6wFd9c5QvSnm4INeP5Hfsez19T+p9zbn7zH55NvWz68/d9zCkh/Yez/TCW3Emzejh9aKKsnxfz6dlnhzWiA+MQ/KZQI7JqvTY
        Pw69K98Ten56E+IabqLe2gZKCIbPgIpMAjJrY0bM2By5yAYPOsqm7MyYwsyY6fkbSScxM5gaiRQaydQ4TODAJuZG07Jazg1lKQkudPhB+dZus7ufXqeMRWiv
        I89LEYzlUZ1YanxLsyIHvPAudSyRsskOTFP+rK3fI92NgNw9o82bY05QjgjQewZr68VgRzKRZ68Tuawo8/KF+3QKQdmmSsQEGuNrRyCEXnxx5UZsmxYSzkOH
        yZGgdlgfLyFL18dr3yC7Vu5fOzD7Bi6wwx5ADuwZ9/FiZJc0DqEKk3y89sj1ST5euP4aPl5piX4CDsrkvuLXyi2o/z5ZKGSVcLz6bnRd9L7tgvm23Etv/0Ae
        XO/f14Rn37VDkSObiK+5BoeF9Hp5cv/H0xulVfsc174SGlp0hlSnv47t7zHXIklzxdz4zMnk3/k37//YhaEoziJd3/hr2UHH0fD6vjy533UbvLYvfOha6dds
        NCD7zD53QK4fZAdk/h0YmOsH5qDjLXgNO1K/rq6CqCb+/DccpX3J13w5Qx4I+cx11CkauT8Q7E8qC8k0bTDdeqVX7dWSFa5gzqqXE7QufmNTvD3x3fHVb4+s
        fjqnsSrpvgHk/0RXq6aXr09mbH1qwNHgs/orX50ak1cnw8U3gjYe2xW2oYsTbP+iHxsTFzyrI0tm4J3DCoSrjWzGNmgGDeqQZ40XKBVHe2Koq9Ke0qERx2rw
        W9o64njHyX8gr5tBGi14UjXhC76AXqQl8DnTUGvAaPpKrW7tpqX/Bv2y8Hr6Zc+b7Zc9m/VL0SkRegMWzTY6pSqfjHM5peGGFR7D5255GCvYc9Jlaj3Z794v
        jWcKkc/m1hRH895juxLCH1cWafs+4JZxPSityTIPGd/sX8uuH4KPxRRrhKlfb3BBmLssoNeAW7BdWROSv0kwkNeZA+baNcdktm9oDsoV4dfJ/zFx4doNodxd
        tvIFKygWrHDDcjVmMtrz4gYL1B6Z4aaEP/vlz6DvvHD/5LXov8P8Fwl7reAB7L1IccZMg7xJ1AT1N4PaID8TFb2XdLPByHMGwnEkYvbSarYLdJ46rUjV4zQd
        qwZSNvFOFsFGL+dw20RMBIOqo95F787ojBwXTfS9ogR+UE7PmMYHemfef6rn3bpaMlGcNbAXEPWC20QpOkNDXweDJsTa5vA1EOg0g82cEidPtgfrXwMcAvDx
        e+DvJM+cTNEVvqxsiIcFAaI725gpbWssN5HIa3CcC85IY6uQrAz2Mzuqul0lfXAVAka4SRv1uskz2Li7insyOFTTq81V0DMX5CCtnJHHZ1bT7chJJXTX1K7s
        Xu1xss0qaOPm/5oZuNNGpokO2I4OnwLPmMWHQMNCEdjLgoW3MRXjaQ+7dcDSmZWb4Qey+VVqcCQAveifxPWt0gsyEuBeeqspvDJTQpmSBeIPAtPBm+1mGwR0
        ezPCV4uxntWxnu1d/kbSC3tLva0y1rMxrwOjqBec/B+aJcQErwIDDUTTBi1Rd76tWQaAt2i9iP+RCyfJp0zXdJP/O5Bb3GkEjeSMi6MWw0m22TtzXF7valsb
        bOQqI5CrclFJXRqN8BJGJXcxWuDCneQ/Bulc3qiW7k9PIRb8ZC9YTZcs05FBalCGbZilVfR118RF8WRZk8rdlpeb5FTVoG3DzJlt71crCaZjcxWzdjWNsLzM
        2W1/ad3xJqC6pm7nUhN+AJQqnBnUylGmeWTKxDBjx/BtFnX+nQ83wfhJH3N3Stlztz/cbNheOdYEZof0AuHxS1ILmSnS3dYZDRMDPqjzqOq8TAB+b4q9yX4m
        e410aVEKvLOJKgvvOYmnjks365aflLX1TvnaVlSryTGV5sA9vEGHx8bt2MuTBjaU8ufG8Z7zVG4m5h6ytD1tS4PbMjDxyDI0j+3MCK0GFmhDq7TtTiGDuZwM
        plazJTtM8+o5Pm+2vUu6FU2fB41k2+zIzWHk5vKReytHTnj/W9VkJ31XF5ZaBW0sae8tmW2247ax48w8Gnmr8pCiy6C4VcGlpTG3sgPnuOPSqKxzMrekcqzZ
        amz0QHcei5VMpPdgxNow+bhcTJ5/DV0nGvjVgFDBdaKNdSKe+JJhjNosOLP0NXurrSGEnLuesp5tYMKQKbA5OQu29tYR9KyaVRqvycxkvX0Xs5KTM02BA5mT
        7AyhJiGpJf6YM+2T2ZKZEyqSWdFbcJ+YGT3RxBMy42rCrmZlXvEGnpoCdbzNzGHKvE0KwXCSOOWDUyTOWF5ZwrZ80VhyVrzcxssyF/ByWx5tkJUxIdjU8a5I
        UshoCaVeXlb7mbz0VtYQc6OJl9K2LCoAhFHmtL70OZTeZu2nhFPndZjDU0t4ak4bsCSzhQ2IQK3HkeJZiJy1Kkl1lrAxXlRujpVroHKyStaLbzdHnYdSm+i5
        NjohnQJxTTHToq1Bs6infZa9oLNZuuSdzUZj5jXIVedq847oiE7KmPZcKZ2LSj5AWF/isU/aS/zmEn9sG1t/asgfcjuMm0rdbaxFMoAgzykzB/IU7nYnOgUz
        u821wzROSq8UCwrpu90L7mj6jWq8vuqRFck6PfoxYTUFHqacx8LiuW16NV2WWCVp39UiIMlyr8gUV1N24h7rLpOiAKPvLC4HS5rwdhEVaySfD6yIvbjHS9Rt
        ZvF6KVX+NCBbZzdeGLOKUJBa0KwP5sa3I7HDzY+L1GneDu+pzCQ3eA057ETNMrMDHZLpIruoVZve410tEsw09IQpHJaE3U/DNhqpYRu7ELBZ00ou3Ksph2cD
        SMxRcj5MGw4UyoSd8cOA3ENvX62xxJRV4RNGraNt5p8zU6o0iEwfpUkvSBeKINJ0N+XuNmTseRnIGenyLcnv5WyUBcainGRbCQUPa2Zo0pt4TNIjZqEX3Mql
        ORMV/P5TzVF4qmgL+/rQlm7pwg4tHByGsZvSb5dVyj9FR55YSv2mfwopekEuCZZnXpFCha/3fErbK6tOzvAekITiBLG/6YIwYanbiqgX/inAaaNSx+UDOB5M
        DzPjsxSu/UBc7gV8Z8EB45cOQFXatIbna8dud2fSp66IWjrDgIn27fS5jmGzC+/ueayrB4OgtOxAcEI6ErslMryi8GxJfj/ghsGCbhjIqiITo32DB4mDLL6J
        l7D4nqVtcXpHWE1vBOkkKdbcIPnJ8GbP3Mh0ul2UBBnJlgaI6uneU6+IcnwW9udpYDYn14LGzgZZROWTOz1pE1pXYR5sqrYVqXlQX1PSo/yufc2FVTqc4r2U
        I1U6iy2nJj3DfwIA57FUwP6CnWXLLm9ZdMRpbuRxY0XmHN6Dr6vU6Z0oZTk4TjpX8lePJkhWI5OAa5wENXDAsYdC+f3lfKNAK5wl4yQSocbTvWVsGkUMQzkV
        nen5iNWP6PG+rMATYZVO/Xq+QG/5xIF0kgJGBF0MYsPu+khvxhjCWEXr2IrW6sh4MwdxGe1eKcbMjlfktgZ03rRpkke7THaDic21n4sxygdX08TR6eEu4udb
        JtVVohdBN9VO0bnMSSytTmQJQr7jHvx9I2TR6GzsNK0UHj+IQQ4WR8bNM65RoisTGg9B1EJEBKYbwiHSb6fuCkjAPTKSJtbB7I8KaVpvEJYgryzLjGXvowip
        V0fGbNmTmfQkzTK9cBW/vB9kCJZMmbvVG+FJ/4D3Xp7KrQPefXKKGfmIHDEjH5T5t0c1a+mU0dChw/M52DSJ4QAmOoBJPoBP+cUAHsQAHlk/gCE91lI7jMCu
        8DCl3wLvlKocOKXfggUPO7d9IBZh9x8oSa3l4GpkXsdq0DDL4P02IlEuPVvasPNccXoRPdb7cGW197HWHTCdw6WlsprbcaVWvT//saT3xR9LzIqDSuV3U08d
        E3o/L7fkZ6V3U28eJ4jLWMHJHvgvWO8G+VlVB4beDH6Ue2cfl+uyZJsa12Z9Th76T5f/w8+Ve//lK37v7BdDA0fxSm++9/M/bv0kel7ygwF9Y379RxOpw6/+
        MDxkptKo1y4KrcT0R/43fiwsowwwhtxb6GH6MqZ1+b8WnHZcE+7hnj6YGqKiIo0RhS86LHJy53JThPLkQkH3L1ln+Aj4fIR4i4jbFwGOD+h6e7wXfI4w7/R9
        ZskqvTgy1L8y7mLyHU1OkKfhGx9hRxpMBkFyNvmUnYlxchGMLRph7kndOTWcn/Wu1uzJKOXXz0ayDsnxlTDdC1aC9Ji7EDgjf5/m336U/GsNfJJZ8H/6WV0J
        pn4SZ8epDu4+n64AzA3tqJNgPt66jXspdZdgaAwH8LJ0v6xp6Gx8Mli1H95rdg+y3UIgu83eQbYywAWzAsSf0sjxQmr0pXDMU0CufMW9QmPn5TCL4XJQo42V
        qlFoHVlP2m1yrhS/ETTKoLP1DgieqakDQg22xNrYJhKW6PxtEILwV290BUtScS7tlWlMmrJTWecu9LQa5m4Dk1ZWXAS/YyQvI9bF0IlnwaYTb8GQXcdhJq1J
        /z1najo946yk2xz3yoSCYL9nnGbhOfOQOs48qH4zdwu5vuKtqpfNyHVGmFYWJT8MT54XgvWePHJlzJPnhSAnPFx7uaG+Mgidm7fXsUgEuuVMRzfsOVfT/erO
        eq1IPQurAEfLyRe7PNea/fdnC930uvwXGH6hQtaSnwwY2OkFIZwMWUTyLwPk48j24hUhF7PSH2SuV9fusX0/oaW1zJW0CrELG48PyxPXgu5AcQ622F6ztz8w
        +8xui+y411wn1657ADXdy+2jvagpxrwNNi59YeuWt44y3lZIENIlnas5+RLMNfTJCg6QBDuIBZTzBfwx+LPMWQfdY3dW0ylXO4kznXLwAUBdpRY1OAB1ECwg
        vcqCALuJPwv4Y0Zzp5a8GAgl1YQyR2kCd49O92ISq4EKkxOuA2WRk692gbuTnwqy3dne9JrciiNVdZ1zRgsvH5UOxBxFv+5mX12DI9AXd6d7Y1zFXEsw/0kT
        njDS3ldeEY7ua5YLtbvazoRhX2Zk8euTwjVkAQp0ycaVz/LKnztX5g8gBCsx0wcQhJWYZNn7QnDA+1F7/qdy/q95Lpw7yLbc4D3FX7vCl4PshkPh0/bXl4Js
        3yHEQ+Kt4FIAS+Wz9teXg0xW8p+3pXwlyBZv8J639y4HsIG/YH/9ZZDVDiA8jE++EmQzN3iyNMSFFJqKGAQLMUXmGXIAuTATINcqI+ax7jeEm+xTTSJ6Lr2R
        Xvf7zEER1y1nwI6KcNJ95vrR1mx2vTk47N+rq1wN716PJQeSXg1MSvo+naGHAKuUmLyirL5UYLe54X6ZNZtuyD/MgXy2JAq+DmgxTvJqUxYndKO7FjGM+R3O
        hS3dY3QVCl8oyZyQ4/Ol9ACOz5bS66VMJH2RXxdL+PsS/75cghOd9OxHQppl4NB/Emc0oRw4nxJLnoDGzsK0G1KhszCxK5tmNxam3dC/kKK3ab94vTmAfeZD
        5oC5fpAdGuCCOYRlafdoajWTzwVpVw4iX3U1m09s3gGf/QQjAfrfK1wDR8yAa+7FTKhTQZplVp+mRrtQ+dMBgIPaCz5GZPZA8EWfxI9gw+TJkEEMo3l7jTOF
        YxFE98Ii2jHXwGyZIHJZ2M6KovfKfDQr90FFJoy2/KD0sYIXt+qLW+GV6wkneRnu4rp/3Vam1QbT2t3zcqHpFopQHLXdZir5tSBFU3GSoaXX4f8Huhm41Irl
        mbvJNXcjnbPLPaEky91r8f8k7rpbuLz8z1tFESpQtHOWm0Gs9zR7T5v7pIxkVo0hYeIotUfX7E5MnU7QZNvCLLN9qkeQ52fYNcQfrgEjHwdZFJwplS8VycWh
        TLhrNtpxDJlYne2+5lPZNecx+m7avtwb4cIwu0bWJ2T7qMszK2vZyqEgYS0jV7o+VvzgsoVeq+k+daPYpaa92O5Jq8W41mtw77iGLatIVfAs1s0K/mpgt5EG
        4yYMxo1J70BbqaqK9IFVg+rFZvMFlTUz3P6LHCt2VFix/x7qtJt1qifXmAnekEjHmvdVdeQL2Rj5QtbHfCEbji8kMt3L/9zYryEaXOtQTevqeMB53LDJ2ORV
        MmpWAjZjVAG+zQ1r+kBK0DrqXUctE93+b6pJKMHFCbv/679a193/usxvthz/OtmHRZB2xZh9SscrlGLgKGA3qpo0/2kUm0cxGKyC1UL4JXDCZHGAfEXDHSQk
        iMWbC0KsJ9OTQczmhkidRtKSue7+YxrGZa4Dl2nprkob8esQFHXXpQUGs1f9+8GNLtlggS/hWL3BY1BBRdghjmUbXLDHBhe83QYXhDa4ILCO6l+JmOG9kHZL
        qxqGkfk2BKMFlvtUWR33nyzrp18u66dfKuunL5b1079e1k+/UNZPP1/WTz9b1k/Txz9gqnoRs8tjn365ggBM56Nnq/rRVyrWK9vK4MnXrVt98nGm1LXgCDR8
        aVitaLk/SS13tggGyKNyvvxnX/hBYhJDzYbWGyOrERCCDAD8DgRLyF9xgKxmj8oANwUz8uPGm4Q06grxU0eYHgisAv2krtiftZ5P+3ir9xQRP9+CleCsjR42
        QVIiSJocERINt7KkFM8gHlCNrJrvTq7F8x4wTp72KY3IS94ybEKr8c/43t8KautbRfj/HQJubcTb+l+C+I7AVyipUUTz87+ElE0KkkN3TX8UnkwwZUQ1E/Lj
        q+ORyf+5HJXP+I/5p/1HFb+zpEFaDNTyXisepQSIzHIejlJSiMxZuUyIzBIgMssKkVkaQWSWen/0Q4TILPVEVN6PYDAaMsG3z/4+0EC//m9/+L+Cvv7LS78X
        jvBTq8RPLfcacufpH0mI7QU0EVN9WIrav5rMIoQT3wJUahmH/QBdfUlIFj9uZEDPla1eFm9m/wA3ZXPbH5Ynu74Vlb3eH/9IIl/+5z+ciEAbsBT/dZcSrivl
        1R+ypQRw/SjniYmjrMK4XkbLMpi39IFVNRdkjXubCKOfuRXhEKZM0DDiaGk2YqIhBEYWB+Br/28woGkSypJpCO+jZBUXr1mrXLlHxF0skkA3eDXpzfbmkk/q
        vCsrUFfGENFQX+VKWZH14namwaxgxYCPz4RXM4Uow7wOtSFAB7gSB4Cc8bAulImRhsWKNBSso6GdBQ0RHphkY0o7wuW3B/t7td6vP5VHLGHgswBDbxqJ6V3V
        +0ZxC1c3IwUhHuFiv/xzZZBXm9C8T1gSwzHo1WPajOTLVwP9DRyNGGdLwOsFR4uUbUXQXuCKQLNK2LPoaN6LWQweJwKDMj20kxCs/3Q8I3Wtd0k4VumDrbKn
        zuoOX3O4HEFqi1+Ky1uVl686tf5yO2Z8kbC+x0tBeKYM6I/LoUJ/+L0F+RwC8r9CuyDTWnr3K97zKwFG2pda5suIo417DiBO6rRAmKy1mASh59sgwAqCEVgg
        ZGWg8MIei3W3jAPCA0M8V9UkJVk4iq4KAJizAmygQ+EyJvchoBTBpF88wpD4VVH5AUACpT0kZrj0R/KpAIBlMsd0dmkFoIyUGZaItHLy6FrmjWUaIy5UwojF
        rIp8liWRymvj0O9IrK63kMukvJYiITtmqUfIippabQjwBWDwou25ngCAwlD1BJ7mekKgPWbjJSvol2UgO2gbv+7n9bUdlfSREhdoKAPiO2DRrjBnVkVqhwqg
        OkNWMC6ENKJtyKB/ydqL2eCLflZ6b5MoJi/7CoD1kuKeAMvNz+r3wKoKH0xTufeWU01PEchNaXDO1NZc3cRbM95aipkvn0bim0AITlHdRJ0PzhB95pKS4Ajk
        S+jiVd0QZR0SJ+MIwiZlOQ25qaOIRKRMB+1L6EmhuE6zu4FZZO94I5Sv88HImBoPLVzd0/XikX6cA8LtCl+pxQyhvsSae/HbsDzKzPG+EcvZzd+4guXv7aGs
        +bBrAqDZlzvxJ8PXgYSqUsaTvoPiRcHAwng5OKkuLiqYncwBnq28HQBdgGaU9fmkCyx68O3hQYuiepxZlHF2YoSi+uAIRfWREYrqk/46GNWnHRjVZx0Y1RdG
        MKovWRjVL7owql+0MKov5TCqL+Qwqs/mMKpP5zCqT/oWR/URi6P6oMVRPSFNe5lYJy87OKrYs/Xw123uK76IsL6ePxmIDB2A+8FY58mfPK/Rh5th5UzyaImE
        V7JIWcTYKnFi9b6g0UiPWiZWSj5JJhYEPrMoXwxWic6NzEov5UhXF0WRKQOmpZJvS75QWkUajtGHWVglx4grcZItcXumAmM+016spC0eTZrYNBgdHr20Db9Q
        2jlfLmVADwkXMsCIdO/tZoujyaGAh1621SwNsm1mkTlnIi1DS9Ty9WsjTa2rcE0QthL86SBgV9a7qMdrU92Hk7VAs3Zg6SOUk0J53oVddkqUTc3tIU2IbBMi
        24SoaAI3oUpp17a2blsb29Y2bGubFj2qxQqBl0uVsCRIVYQNQZn9BHYQhe8xRRg0USAvSIe0KPSPal8bVf1saOt+ObCVvxTY2r8c2OpfDGz9mbU50qzN2oKn
        Am77bkzG+6ausKVH+Pcs8oVZrIVsatKjcBjAciz91nvaZwbwvryxIYFfNj3p7V3h3XgTm3z6WtKZmp6ZnZvPI+EmZZ7H8w/pa89v9tqsmULOeSMCFnCnlsxi
        8uNBDgtHgIAr6tTd60cQ8qIcvUtGLsQs2qq4cCWF7nLfYBrHdErHLUqndUxCG212OUxndXDCdE5HMkzndZTCdEGHNEy3sDyhECSikwFuM5FbCq/ieQUH6zA3
        EIIQzKxCgiVmBieigZppBQJrmSmctLCG1W0699imd2/YdO9Nm/69ZdO5Jza9e8dJ945mP1/BChIqfSmYXT+wSHtPgRgVwg55GYhzB3QXguFJhRQxT+pKsLzA
        gl36q+tBHzzPZr6qv8Z0zkrJMFBuZsH3LM6ehdSz6HkUjZTbLHLPdE3RBJ8PZaphZR5emcnaQrp5Y0LDX7ZF9pdtVpA3K8ibFeTNCvJm6RsKiSkrGj6v7O6p
        MOu+/naRUTUtoGHLAhomFtBQPmVrD74nq37Ipn06B0qsW6DE2AIlavW9WAjHsxTgWQrwLAV4HGEg8jRt3vWWhRFMLLxghxQQwu4jgv5HSqF/pqEoxf1AIU5t
        jlikw8WxmiUM9Q1hGk5+ws/xfY/IvEkAOZ+sZR0g7QyzqaG8qj9HeAqFgNp35DEMV4QhUTy7FWDD6ugRvg/p4XT4NH1NVX8iN9io7JsuDodGPpms5YUxUwlO
        ysYWALmTJ1Wbl9DPW0P8RRwb2iHEX7wL+UfYUSHxF+9G6hF2YEj8xYeYSZs4jMnHfe0S+ft4gWugoIJNCzLYsqCDbaaVIqifP95r0mfaZUnh+bT3YoHNMbHL
        FLLtIaa2bJvRlbuZ57HlXEFr6OJWXEF7IT0nk+z3SKIo/Tkc/9AKumDsQ+iMeOxD6K7G2Ie8SR0EdCZesb+BHQtzZ/xx3w9Ob0QoFuEu9c4hwyjwrlP/nDB/
        hANf+f+QYAiqhVxcYx6hc4QolEcy5qt5oGubdTUyYuG+bmY44bSj0we6azB4J7/lx39RDvwzNDBdlMnQyB31jT9hJf1ani5p/WWsnk2b9h0YyZPfLb/mu337
        cjj55crrejma/HL19bzsOn9s0gHHrzRE3eA/+fHKnRObO/HJKx/zJzZvcrHRGygW/33nMQo1r7f48hupdeV1F1t9w7WGT+hIjFbIv3jcI9bEm1k73607NX3h
        03eCGzXItO6So87ShqkzDMzytgbT1xlmyANHaTCt3YocwRvPMn6FTEMEW2xSOKkta2tIs2fiEfu4r3sIsMgNAIg87Wst5O+5YubzSo7/2cCCLzNfLd8vbbB8
        /73jgl4kLujK+4Bc2f7b4YKuvO81cEF7KxYQfgXoZzAj0o1wMi7o05NwQW+nEZ2QSRnNnT4xFVme/8KVmTQkjp4HpAsZwK8Tby0onsDWk8+tpyB+IvBLZ4jO
        6I/SXrwzckx9sN7bHBfet85xUX5DOS7KzHEBbObCFpsSQtJDNJuT5cKzWS688SwXRBVkgUiR8eP++hwXQZHjImAX+hMzXJz3ff8M4EvvjBSoMrjD6KbSyvtW
        38WNWrmGhBZ6LQuJoqmQgsTTREqVY2ypM7qKgonb7HKhTnxMH/XHH1UYPDmMPdp+zboFHxivm+b8QN0ifNIzeuY5dbOItIF9grc3qdvo0VV9dHX8UdTt46Ug
        Oh2esYbassqJm5tqR0oAf5Zpua24llvHPluZYJ8NGsyAYm2UFdhnq6YCA2SIQzWNcIBVskyzI7Rta3wtwzAL7SeCfbaMbUjRgWCfrY7ss2VrnwVdVldpJA05
        CT9FjSb/sqaNwF6Bx69n3hqzLKqplvDTkN/DQZF4GpZY+UB/wKETUu0PrOGVDpBlp1EjwyuhTdXwKqfrDK+hGl4DVGCZKSTKheE1guHV9gAMr0xDkgyCRbW7
        al7JYICvxyPzaqD1vuhn9AZU82pkzauhNu8FEVXvgen4vmOgOphXpUHBac0zM8iCcyZcG2YjiL97KV6OzNYiUq7RoBmO1g1vzbkZZ955FO16gKTsfW1vo6AF
        jIeaa4P4Ot9/FIvGQWU+xClG3g9uzyESGKIhDG4ixmBF2RWuxIs0Dnq9cBXH/b1tH4R5vRfe0o1nuVuJi1hOw1MA3PPin+6E06ejM/5j1lVx9moE+n7FW1VL
        mqUiVq6laIIdrfSUPPaSBRbuvaSPzRLxOMbxSz7dX/2R2Tt3AXvlsILHmFmsh9kcvYfNKDVYNCQNRkgJVgeFxcN+lvRlGLSApz565F4ZqCJL3q33HnvYTXAH
        f7Tg6KtP7Lr/1tnvLVSMg9/ez8ovPpP5vegDvcvtU72v/A4CIGHqrpl5qNuNIuvswd/sMxvtpVdv3vvBC0OhKoOd2nAwkEc+eOMPXP8Xh/7nbxv2hTJg7mZu
        s6OfeDfAQ3778AhnBGnLgqPv+JWf+kedzuNy/X/kEz+N60d/cO/8Y+/73Hcf1vki8kUDACLSl5XvG3NQS3o+RjwNRt0Y5jlmzFwvONkKSjCSVtDll3zkYOUo
        vOJntWGf9ZO5PkQSuQBZXGHYO5fl4s2lI9jInAW/CJIv+HjxiLCZWezS8ddxIVF99tJHLzq0rV9DZvnIEYvwueLp+7uig9hBOOIOQjB5EELVHJ0RqI5GgLkA
        5efd2vNZTbq+oJfmMGsgzXoDaiHTxAamOfg7GRnstWL0awP5/D95zHu/DP6/GY5Uhj6z/0ofE/4lC4ZKSaHWQS82NwyrPJdWAYmWk/BdmuixghqXHCicgp1c
        YMrcDNkN2UhppWjeUjzx05LnAk65J6XcoBiRS4fvLWbfK4eLy68cHg7SpkNOTrgZNwqPfvilL/yzlX+yf2zQohefSZm70BkfnB95939NfwbjU+Wtuxff+9mz
        38Z0fkXjVqRxsv5yTZ9F5ESQvETiWlZSM0pqzGtUlVZqBkCYB/7Flu+UzoZAFVJmFbJ51T+VIcC79/JnhXAWuEeoSy12r/Lrdh3Drm3ABIojYqkMkdq4DTcF
        07bEUhmQ0zMnsbFTOkIK4+joh5688sxH/J0Xhkd/4x2VDqilPzz6HcQJ+u0LcAxv97PpoRrNykiZIleGZgE/Z+QLM33GxaOkjzc+/cTH/b+5aXj0j6Z+dU4o
        TF4/+p3fZQmvoE25iqoMB1KDft8SVQ1jjd7CGBuOcj6FV3oyysCj7p313190wLx2jDS20hf2hszwNWls1UyTQqXpQ80KL/Wzn6ky/9U6VjM6TRA43jwUvoQA
        WxE6LuJYJaLiLLyensdRxI9ncUwOhX0cfVGQcPREYQp0rxHMfsp0pHnnssrRIz/0y49s/cXZo0QAa50Tpju6YipH33LzjzUGP/m777hP2G5x/vCxh7lgxH2k
        gMIi8gXfAnDCGUC4aYCxC4f9F7MtoNot9HWes7m1kHK8BT+ogiQaQ4xiDddMY4B34yH87M7L2dQgqw+kwpGpI/F0HUy6LePRGmTxQMoRxXDALJ0YogybIvJd
        WdpFZywPXUxj4dWMNDKB1EorZFA73WSSgf2KjwXo3NEd7/nE5/9q+fLhoYnP4frL/hDZvsMhyEAEMfg4lIbIl85kGkIoImcNSbSmMewXWdRl/tLDV0qRqajp
        Kf5aSm2a6jm0ggsBdtDJvHA2yrp+0L67sa4yg18W0UBXfriHteRcRLLkFwKMxN10XEe1+zA0y+y+KyWAybvTOTgoiyb6nJlTB5xhX8sTkZQkwaJE7kh+MUAB
        VWwAz6ovsogpT3WC5DRzZF/2CSwhPVoIKVb6mIPVU+QSOT7isrh4JHgkunDu8R7MttA53IxYAx0SAlOVITdN9OiU9EtHenRM7gjG5Y5gXO4oT5Q7GrLkzY8t
        eQtY8lpgFAvCjBoOV204codwwg6kZJE7GmNyRxnCNapbnri64fqk1a2yXu5oCcMCMcyvlzs6InfMmyAtj3qxUsgdW0ZyRx2dfRbChvTXHDBgMxKhKSu1VnAu
        9ReZsHwua43JHXOQO8qQO+Ygd1QAhXBQvjq3qdwR6NfQ8Iord5RzylW5ozZR7ihPHgQs4LUxyS925Y4GbVK53CHTvlzQS518IxF+UDUJuWtZuISOTHWTkalu
        MjLVdXIHAsRk9FsD+fxEuQOR4bKGqYhRHiolVbUOerG+YVjluRT5BGvr5I4ENa45ckd1JHdI5wyyZIDRlEZKK+vysModNcodc4h2HGIfwpE75kdyR8WVOxKH
        nEZyR40K8ES5oyJyx7wZFZ7LhYXcUVe50ModbZGRxuSOeZU75iB3lCF3zEHuIKkZJbUVjU0UGaA9YFkjuQM0PA+5Y55yx0KxvC5iecW9dXJHvuxibDAADrHE
        JJZpLh7TllhkBanr9KZAolOazk3fWu6Y7mczupZnKGOaYsgifs7KF2bBA/jvG5E7yiIWSAdagUCIqoGxTms6xnIuPdJy5I55acXCmNxBgUymjCyFfWFvEOha
        0tiGmVGhCPKHjJiQqMk/E1svrTFWMzrtCIVBnviKDB2ytV3CMT4k6qUcy4dkeZRjReQSHDuHEG87Z+Zv8F7AEXKJX7CteTD8EHpl9VxWH5c9SlCKHNmj7sge
        jfWyR9NM9dM6VpF/qoIHnP/qVLdEcpAZI5Reg7ccflRoDqEnvCy9rtDRwgsy0QdYbaLzyCU1yORXyIsD8J4mSpgCh25RQM2a0ACg3lDoCNjT/GI2hW9S5Gvy
        08IUG+xkEUaEYSNip+lIJDBxzAHFW3hp05U6yudw/SFl4hQ66pQymromipQhhRZJ+CBlIODjnJlyhYxExA7Uug4hQ97sy3ywJY6msryKxDpzlCh0NQfbK8n5
        8z4lijlKFAilmINPBKwjxHMK1IBlfMgKc8ApJY3CAC6HakPZEnfu5XiXXj6BIFo2Wd7vDKEqz8FBQ1rYGVJwE6Vy2D+PAG+RiWJah4TisJUcYFPAg3wLueMy
        wvbjfzkVVs9UTtce0wTCVetN57mRMd76yBgmT4O2gODI3M9xQX7ERRpim1WIschUZJqqXjTeq+/rK3BgGs2SOtzdnW8xzNkgf9TPMnJ6GX40u0LjptlE7NmY
        G1NkRggwzq3k5wINWmUR3PttjEVd012w4e7cBIrKiXqOSmysL3FBS0wAPSgC/XsdRIz3Ij/Ha7q6eyYZpnWMdLJ5DgMpFYSbDEUC2zR6EZ1VNw3wqwY0A0r2
        CPwRztWXfm2cJ0A+oG8C2oKlsTI/R3WVed10fp5SoDSZLaKhMCuv/DsYCzF3+s/p6HsmvDkq1t7S640Xs4W8EZUPp1PBY2bh5v1A9G2f4q6J3/tM9aRQ8FTe
        bdWPwLX6D7/fTP1A1nmGt0zn5r+CV/zpj8WAxoOsPypyRorcMqFI38xsKHJGi/SB6lMUmc1Zn/usI7Wwp9OPZfOiUGD3XQ7ZzGOnM5zIi3P43XnstNyafqx4
        4XTWkeun02kTv2gLtC3Gnseqmc/9+jtEVJr9gWfgwjL9A8+Y6bu6WUmaKc2Ym9CM8uY9Ux7rmUwaN/VM76ZVKpulHpLCccHofd5DoNYsz04+97F0+mYvncXg
        TIuSk3U+JsrL5+W5k889+RGp/6zpfAzoayHgB2tY9U8ig6OZfnv4iBxm4csagAdmZanyTEGth09ER1CwdNHUza9qpfCRGVORb8rlm0VP+dCTMdPOIgYcAeir
        2SgTrZSMTK3BjvAhppgFt2U8gLCHGgO4ase7sgjUTib/K9OXMgVC8T58OctFYVLKXawpzu5GWtuQ24ZwROb7ZScHrj4sHwd1mi0fzTscINQZRtz93fkOBgmh
        WCEY1PZ0JlW/S+hh9rufw4UH8eeR06dVY8Z5NsXr2TQYAt4UPRVvpkCYmv4HwkKmpOdFHDjB9LxFx8hF33Y2fmZT6ig8zWrj/bm8JvPa2Dk0o4Mo6cCI0Pgh
        rdkUiv7u5z5kpj8UZ523h4Bimv3IXQXok+dxsoIKLGF2hDA7Qpg+CBOk+JukIZpKlIqkXN3sxSo3PhK2P3VHjfFUdrwOrrqPrEgRce/3vx92Qnn7ZK8mZf/2
        98sYh0RfPWJmLrBeN/vSDyhTujEUgn0S3XbzGaHTm8989MMyL+HU4kudss4J4MY9g1n7HaeeS6e54Yjsm1+ssDyHNX9Ey0YOtM/1gn+W+VA/noPyIdNi/vT/
        PoQp72RxcfgiXog1aafo9AjGbkPurJ+XM4/GF8hbML6IPBGLNEOe39CoTk/jMFcYvEi6yHOvFwmyh1ndBS1GS+pHsS0mMu/n4GTAnxSBe/di5UJ2KSR57osi
        9Q3QzPukpUgGEyIZjMfAiQHjJiC1I0DA8LAyhGVIKh8iAwsvHVFdrjVSYEMulcgFhFMDFRLLg5wv9CknyQvwkNKlqClvi1ZyXorgK3hUHpH1bJjlK8PMkSGu
        Q+qryw08J3cb0nND9ma9Txx0URLkIycMD3fr4UELW14EkePiQ6Z1Dg6+5/BKfTgU7VqO9zRDgp1wBx+SkJ/8mW+qWMMZkwpH/vIQFpuqjoYXv1oOwjPBaWfl
        PD36kIo3SCrpj+JBspIVeXKhaCTR2LF1hKt73a3Xy4fvG9+JvWfs5j0MW4CU6enwhqh9ACuRh8NDhdHMvmnKa+gLaRJwg5ytpei041Y1YDUHJVOE5F8+M2yU
        Y23VgrNfiMW7lHpmpOLc07Q7fs4VJ4WYUL4LShNhhsA3E+KcVBhxZuHxPlNcYVUakxL8MRwgFTMXACVXHpNBSu4zjlToKfYxfPRt7jDwmywSSUjHyhH0HFY3
        Xt7IP16lw9KYX88i/RzWiYelMfGQAUmcbAvcV3VuO+2wT3r6ZJWuO5Eh7muomIgBciLJn4PoLAdibNhgn+YicgDwFfmz3FdThCsWB5t/Gz6jSkIeg5xGvVh2
        OnS8ayZ1iK6hr9Uf8AfWLyGcyh8RJZrCvXavrxEzyki9+A9KYXgm0lzTR1bVjSEA9DY01t7ZJzppqfeNxwFxCa+UAOf2d1bq+abUZfhfdCRc//CdTY+8IPlp
        voRgvSc6WOe+9Dgee7ko08e5/b2hzPGHUSb8g5J/FeCalCn3Y+Q/7Z1hFGMJDgQIFiQeJOSnkkzk5ONhVkLoahm+qvSAQNDLgjo6+MkzogjD6lAGTkQ/QOIV
        JkRknOTjr1ZOJc8Gwyszxreq669dcAOpGlcyP61udNZMa8Gj7Ecnue3lw8XclddkXVp/o/AVP5HPmRMXDTLfRae68p2Go80Zf5DX57BTH9bzAf7zBxf6R3/v
        i/jny4fXHNXLUSweQKmjajg4nrWNVXMKdrwWMt+ZxWMFE8gKEsjPoE896zjsWYfiUcL3GiOKHB8AuZP6AycVhz0zFzf92lA+py7+GrC5Vgn9M+XTZbiuXvaI
        6WEwIFUOaFYdHxfHxRbOEkfdX/7AVOTaxtqcOCKL33kYqnR8+lIFGaBRmdr3f36YgS+WjtArbHZtgickuqW2kVbYbZOfX5kwciKk01u+wyNAXmv0lk94FLE2
        eHRSVMlYnp3FCU+Ux0L9Fg2Cb74Kj/KEmbOxadL79BP5tPZwbn+ju02V07rKaZ0/hglNrJo8L/rGkImiWr2//Ouk9+kynBOTP0YWy2ef6Nx8/jN/8sVzn/mT
        Lx8Wwbb3/BOdSZ0kd156osO0wr2L8k4uhvIdVFJ5Rw0AoRmL7V2twTDwWcbYZzEDVfsBdi3SOpQAxuPDm+DKTJbndBX1k88NAoR/ihKODMAiNeNJYSf2qSkh
        h6Z9K0USYJ7M0ms7a+fy2kWEg7psPu+he7sywxOklBK5bYjZW5GJhegbuVR35Q7e7BQDO3PR5VqlSUvIA12RTKWsAMmnYuwTogiRM+WaUHp5TX7GnMozNqhi
        2k7hig22yIMqZm0QxpSd8r4NzuhwjtZkSsI29svlEMIfJynEv+rVkAyB00qmLILjXZnr6zu2jQZRroo0a3WuWOXRilXZbMWqCBlWSIaVYsWqbLpi1dwVq7LZ
        irW+zPGH169YNV2xkOBbqY4ub0gpyxUL+aordsWqHAgegaWTIZdVhK9QMK8So3aAIKUKVqm6gXl3mAVOkNGm7tBdyOFVrmxwEyQrrCAup0pO0eaR1SCnQKyV
        LK66/KUTJpdoRcWSmIG3wWWLQzGBuQpraozxR6eUYl0BG9/4QOOKk5D5vi5yfIzWC5uxVZSY0WoHum1CHpBJ4awryebrSuxKcxOqEDnq2Tl4NPWNv5Y5V0en
        93ZzO14iape/NlRPAfa6rIVD22c/c3iICeYhgE3DlRiOJLMvs0gfjFkyNmZphVgqmDb/k9frP9EpFv/RybfgmWCAT23kkVhghBOexZ28qPyIO/H3+f6ZTRnz
        5hza633l8Q6AITwQ/Sac+ZXHO4YgrpcfH+fM8U/5gX/ah3e2b1N47jz8AI3jeUbPC/Rc67sCQZ7r874s7I4IxNE/5HLgSlEbpQkZP7wcOBfwlh+PDPw+MmX8
        uo/QGFF3eo/L6k/f5bOvhqdS7CRpomlvRLX7j6w5tBY6Lh+0NZ5FzHxxEXa3Y83SonCOsWsQM25pRotq2rJvmaAZ5o7/0a2ujtaOXcW42KsVNWkYx2d831by
        HDtRQ4eyYGx3YKSdBGM6NaMwnP32wfh9d8+Be0GDNvEVnPRt8V/4QSijq4BrJdUiF1L1p6XqE06uiQlc5XhcgfTGXoICSdV0LCMecmlHJjg/mq6gIrgBRm6e
        Omfo4b4Znh99Fw53A/oQO89D+SpBv4twUBXTg7s1TMDEQvp/InhkPhqeyW1PhaFjTJJ9LySrohlve+CY8c+NnP3wu/hx4v5jDz98bPTwifst0BLy3CJWUk9i
        ReMFNCjAm25/PwHGfILswmUMJ0CVie0zMZ9BWFyIW3g4wgnceOp86nb7TGRqYz27loXDTNcWmQ3wiozkIPxMVBLhaXDHmJypkxgVNg0mjlkVslBANQAudgGk
        MB8ubpTGStheDLHFqV5pGbz34FFB5+4BjIC4FBZNhJA1GMhPR+jZfI0cU7LCNfkc2uTDncpHMnA2KnyTjQqLRoXaqNA2qizTkm6NeaNCNsruYdpGwZALJyxp
        jSUxoKTlER1PaLSEC2qxHBDvhmcNBPMQOCJSMU3PDdcY+ouv3OCt6LP7swB+3wV4Re+tFt/hMsxj+OviOzz4dpjdRWhZjK/Ug8ppAFCdK9Zd5NGEsNiOne3H
        f3jEsQtdvlBcv+2isI9FMAF74Xm60Y/cvn3pfSfHI0IKAqwD3gA2YJ9/3CyOCr41tMfRv3zi2eqHe2tH3/OpR371XY/92E3y2v7f/e6f/uOtv4vTxb4v//3N
        6HQn/CDm3/c5eEfgtMN/6HLxXSNHCT39bWR77DMcwuNhMFBzzGauztUxl6MaOKDvhALAoSUYd3QOHIejyiAbc4wvMeSrhAycffrIsw/gL7+Jm7P3ut2cvQGc
        YALH3Yju417u3OxhdtRg2CTgh8hJ9nJJe0JIWQSZcYcjf+gQAjiH7zBbDCo4NLsDDg3sGIxy5g36qo74fSUu69RjPnYEi0bBYS+fyenryCeO3CccdgNE0pFP
        CN0J55UL741Ok07f0EitH6tofKyizcZKeErYV89laRzGqvR3PlbRZNcw+BtvOmolTVTqc6jAyu6kidPv03Z/hRs6+ZR96LGhXHu5zT+3dXvzoxQAsvRWex9+
        5J2uKIECPvv92NCSgtr5s0AiCtBu8Dg5eH1Hbif/CFyTk2Gg0YhKBqMlu0jukHjIQVA8hZ8BhLjqWJYCoKzBNh9vPj/9yaMeaIehF31n6D1n6KVA64/54hCd
        zJH1NxlZf5OR9de7YwY6qdZPI5Hq4mEnap6uP1rSQJ0jq9lWoFqoREW0qGX6WnJJhRl0MGB5gZNem6EKA+ypZS1jXSadW2W5VYX7F7zhsJFUpa/WUL2JqgN1
        CsODPAwGdGwvg97KeBMLHC7zKd6oMuKkTbnoDNB9EJblZduICNnz06vMNnj3RLpdUsNhJWuiwBJ3GujgimB7U5O6JUMTydpcxto8baYnr80zZkZu6dqMYzaD
        JbhmZrAiS+9Mq32lxjO41ogCJzOpSadGeKPB3bewqD4v3KYJfOyS/L8N9TOFcyHjA4Zyv0RPTPVxdQJrQNlb6XZo4uSXAjlfWTVbr/zj0Gii72m5clCvLPPK
        aztB+uucIBuuE2SHH86dIKfWO0Ha4IutMIrTCXIrRPIyDkD62QpoWYZfd9AXUwNthnWD1O0GOKpxUCIMSltaLuIObFNvfDCiYjAiHY7IDkYNpVbgamoHo8bY
        jTKRHCK6STKaAYGDEVeOiNE5oDjGN+E5YcIiQFYg5MJbFXEdZfjSQeiixIXnX8yyZ1JjMvq2w3mvrZe26SXG5Wm8ybiDJ0w60lwNQ/Fdz0femRvBA+XAPdl8
        7g0au96gDYIPZdj2dwtYkI7YWAS6EVA52aymojdwiG0MLNnBW6lCZ9IBvILfoBtpo8+amGkjlc9RhnJsI3zG3mfN1t/PpjnAUqM35WwaDwc5BlPxXwZPmWl7
        oqQTj9KIHUYQKBxsqlcyD+A0CG0rM8JNzhM6tNfAtWpDbp8bOvKXB7kuEYJcUWXp+y2mDYMogmCEsFpyh9elRQtaJzmbmUzXs1LHGdDzohL1VwErtuksmGWL
        dBbM4c88PjNrQn6Sh4kvyr3FjXhTWhBib4AW0p385qJLR+NvahPncNiCgmbM/PohWFRaSwH7M8upism1KN/cYpuBm3qLgXd1TrKsrppanRMSzs/yRkUIFdTO
        E7TUfZvO5JyQLAciAmJaIsZfYfOBkU9jaxg0VbuGJfRNRUCL/InAw5OCbTQHcH7FyMozTSxD0LIiuzJN4gFQ+6ogjy1KHrO0jbcLsthSkMWSOxXyThZync/n
        EXt48jO8Cbo20xv7fYZkT9VRGWIVFgopKp8JejPSmxVEgVTPMywVq2/I0BV0fRXxQpXzyiUryiUZMkj0V/Q21Opcpx7jfHGaykp3FZPV6KIHueqqGzwYMFOo
        mZ7ZBr1TBEngrHrGwEC+Vbfm/iMMZwRYMoybt9uwhYB36bBrPQoH5wop/r3dLIAUIvU7P8QAgoFXEIqDyEuwc8vMRZNOntdd3TTCAQuYh5MFE6yps26FZzTT
        oECGT6HoaHPLgGOnuafL1zVsXhr1w8ei2dONR2ujCOnt0rLthPvBikizEP4kmrhlO3Cls5L6CI4yTwDDwQ2wYTBVSa01hePSaf3f+HnPvPyhe/nudngzD40v
        JLl9l6JACql2N5n/wo2W5JbSTJfsiRRjlkA/whu7apeoYZHo2mv86SNmp6b8EmExVR5EtKmhZXu8p/xsVy+81dCBvlDj1bNZ+yQDcl7vJdfydV+2TLwEeDs1
        ZMW7BKBrs9w1JcLqGTCQujPH4eZU1zke6zphGAhexp+GVi7p5xU48otH4EJBeo3SHb0w3dWoIKH3rjE7pxNd0GQmNe3VZ32GD+uP5318qakuuU5lmgM43juV
        waKCP6PKlEeVcb/azKuFpGbl8/ahC0fyLdcjFy7el5W6WWWiehKLerI8pp7sgLjfhEixWbzS1Fi80owwgELoaA1FUJTWmY5IjANEiLQgOgjfbcvSPUlxwfVJ
        ikt7nUraNlMQ3GbGo5UQV4RAhrw7zppSV0PXKhp2hmkuvbgD0r9ebuWXRRKFQ1xHSK9slkUdgjNIfcxyVGV82Xl5CyQJF1aVQXLzzphJ57s2yCBySqi0/LXc
        QDRmFNpgCYL5Z+jGLgHjgKNbHxf9t9OgJpMHsv92RB2kdRzPAqBNjg8J35LDI8hCVt1U6t8B5ucMdd2V+hv8Zi71x+ul/h0q9W9natAqxH753oP69bvx9eXg
        hFS9BPAkGTw4vbtif7UROf5MrOzLvqk7NFwfp+HypjS8c4yGl5WGm5hMr5uKyy4Vt6HxtEHIQsVlUDFl3vYmMXftTWLuNlIxtkWFYM871uSukHZ5A2nTORLx
        Ujb+DmS8DDLWdrXyCDxoOdsBNUL3zDLoedhfx2FQUtOyu3VqeYNRgAgKkmYj2HbIzXvUckidNbOyLT7aRKXKxXS7dHiYNkdUKb+c/L71UQurCDxymbUMZZWM
        P496vYiIjkWh0knjW5/Mo2AnqK8j3GJ020q4dnQTEV/cMDnaJqQLsxZFlnigM70jFZg0urg+aXQ760a3Y2rnsT3i7DaLLlkDeYj0lID63fGtMeKxowNZRdxS
        waakTvnlFjoKFIjgK7Ap6QvNmwl4lmVnxU8ZlbRcrEJY96uQs6JeKV9Zu3Lq1k9WM4AyRDFjaVMQUHUYp1Wscb2gFwp1CocQajqPM8R7NXjWNDulKgrnsAN6
        7DIV1h1joXo7sSLH1JSlDdLdY7Fpdan8uuDGZQ16FJlbhlOGJtbYtRZYlNVCq6qFtohNXn39Wqjoxp2h2QlBCp0LCIVlOAQTeO1NhTLK0Awxafq6nNSxnFQh
        VSANnswemVo7xluGT4gWIku6BoTFJq8FJFGhk6KwBgqDPjOI7eSmILVdY/VNRYS02psQzxoqnsVwf6dQ1rCCWguzvYIYvxq6O87rUdN6QDxr9Hxh5Zs4oFYn
        zfu04jzckIYgNcVLslQhmPIijnWCO2wHyMPzOPoEd9iOoMs+js1D4dM4iiLwSRx33OA9xW3ewgtfyPpHfQtrF4yDOyAZ6bms44ZcOhAPMnnHQy6ddsmUWHZC
        h51YC/vVHYhOj4Kg5PlOqrTy6LQ2Oo0bTCZF2S9bUMiPEfstU4UaYP2Zt8Ki0P+6B2CabFMbnYH//TzIZgZ/IoyY5c9g7DGWNXDzMqE3tjNYvgXDxXbFiV6n
        6pZVUcXCDmyE1rpbLZQ0QNRvjKjaDlhUrEgQskRO5+baaTXXTsvT0/1sTk6y2QHUVDMLlWpOlrcpPIKqyVsG0U/T1ojLG9NmCnPaLSmdhakNX1oYggEn+HKC
        OrTtvAnQ9kTrgGW1zYM1GWvQ/CCbGhjcm+LX3KfSBUiIQ0BQg+8BekkOU8FpkWmoacjC1zhPtA5pUUT1N5KmQP2Vu7OqKLXfxBysrluAaeGWroso/VdhZ+qq
        YSSC9I9tc85GqXxFajWQus9IDdqKJFGhmo1horINOyR6t89NIXRdVae8j6K7diO8zhBbFO1rhDRj7aX089mWYbYoX1rEOMqqCWhdabVP1b6YByC8+hAx11vA
        NWaHcheB2lWnWcwOMEAJ2SyodRZ06+NM/nDYyMXeTA8mZsuoBz+HHpQ51GcPziAuOCq0TzlbBL3N2GamsHSgezLCrswr7Mr8gCA93IbQZrXRrAVsk3RQ8Rh/
        Oqh4jD9TAx2OvGOTomPL6FhSeN6x2GJscX/BFwEhhj2pBulszszI7xpigZm6BLah7Vc8QLRs5cmX0OKNhtptsO4EV2aka7bKZzfYSwsD0qSXN+3nrSzM6eet
        7vuFcekqeWw7YWTGeQXGusWxhs10K6rYnViAMbx5ldz2aV7FL2N4WDLbOORqgB6ZrLpsjJ5Yy2TE9tvLSiHy1a/iq9It1gi52dukoVRXQhFoQCkiWGEEVQP5
        EqDktwN7TLjCdoLNTcntP/cLqOzkpuGVmSu3Se23AuN/q/eRZ7ACUUe0+pBZpcG8BlRYbgnQcJF8hoz4oHxdDivy2e2a/EUORlZLrCu3mpHmd4+WZi1BRUHB
        avLZALrVgiis2xmugUNVy0NEYICwLKzeUuAt2XJXRqhKa9cyjWAV5QAEAJFL4BJ03H3jUzHQSRBi6uSToKs7MMpiCJLUV4uhsClsLDdQi4iYZhVdYCrwqYKb
        Dbgs/GUKI2NNeBLMtbT8RrDRqJFRt15EvUaKzhYKrBCtLO+6i4X3HoxAtGcNhzDYt/FsKM/KZ87DWlRTSLQqFBzYcavERwDQd0NZ/ZTM7+Xu+SG3AMAOp1Ak
        Wsc9JMS5jfGikLwoHBAg11+3ovrKEbkx5TNQcQjgt1C3o8gR38ww+DoMAaxrXcuVuuoxBMY/UBul/gOuM9Adt+0if6f7lLxASiCtdIfu/e4qMjOLDIO45GDz
        GPjoNSPfR8X4o9Oq2YF92t290i1N35EYR9C5THkfuGFno8ecN6omcvzfmOorSpcJZPxIupMWUF4RatuX/Fs/2zn2vL8I2Yw39pjlk9les+e4qCWK1bvX7JR/
        9x7vxtnek9lO+Lft1VvBo6L+qOEVvgg71RHOlxP4jVnvLnx7J9SzbI8oaOkKeTxG1+D3lSmzcmWb39t/5d9hwyROu/ya1GHP7bYGgdnjaHqR/HKtuwHkyj3q
        XhdY5GMvhgpZLfyRL58YuuKr220i4+4spOjdkGdD3w+lANIPrc0LuhNrCQnbsbhqhHr7yt/X7z4o7cpisjntWu6cYasoM0q7sG5niGp4q272ynOTC9hmthVc
        fBv+pIxbGJqrVLmpg/63WfpvgPQrKh+K0oVRCRXsBIZ05D6h1wHGw5hUl6VU16Nt+ouHrfLFScvSNi5YejJaWLDxzxlZBj/ZphstIU48mGpCQD+0IHiFWDD7
        fW0uwrno6cj9uiUtFQskGUKoe1pY33wtKVRmKcxEboPVl8Fw8G4g1+HAINeEQeJFre1SXlscWFaagVRWlHXAEUJU+q24ZDKh0+xtiCvZJnS+m4DDapkIRWmX
        0tnOCmDuGuevcGmpa29y+y1LOcgcYSkxNVcVCzLECl3eLEsM7BqA6MslNjR7XXwPvE4WC/DgGJ4mASSzQI3lqFFmuNmab7hZoahsxULh8BD2YOnA+mzFtjpI
        RV7IEL8SDrXvhBFvY/KBPkQO7UzISuzOlImvhoNifDZuiDL3N/gBO+28cGi08Wqh46tResrRyN6CrtomXfWWoqsM8kKETlfBdiBDinGekRdIoG9RcsV4Gb3C
        wzaXVtctQko6tpirpBmcsmbCjPucO+N4uOxP3PHl3MjsnMFkYYXs6dV4WaeSO31Mt2BFGKi36UzbIXLv8iTB0Q6gkSfq4UFUrEv9K9OpeZmS38QBKL4IBvtW
        6IYkkJq8nFIwZGFajIwzRklEclWVUl+lQ4JHMWfS8QzuQUi9JBOBdDWZEQqhI4r0rmzJ1nyrcrZNWSP6OWeNnD3bNhHAt03ku0vKsyfrX/iwZWWTZXI7dFsn
        Fk0/5a1KaFs3NDg/CiFFiL75mjLmMU65lW3TE8vHoMBsyy9vG+MX2xx+MfntbJuODSYmPIzwK8SB4oOciKheICjmsvpWEdPl1lZfZXXsnALiOkQuwl25uB5a
        8YnDjqBsCOy7ILD7OKzIZ3apwL7LCuy7Jwnsu0xprJgdENd3OYH4J7AtJBeqzgV+wXMuVMwuSPg7IcwrvOpuCPM7u/RCqpidkGPJr4nHBfa2swuvOl5dHvbJ
        /iqvKU1u1Pt0edlKDm9lyIYW2rWCfgO+5s1iXQ0H9KDzUZ8y8ZGbupsAARuyNQHF4DFIQDH43rVgQ/axaHWoKmPLAjpxiy4EfTQd6oEU2Jwgz+/kTFwGxx9F
        Lwwh3SMwfyd0HXh0CLONsd3fxDoVQZOA1hBx+Y2IrjqANayuy19NXjw/pNlnQDgy+QqaiTBGmKF9R8RHjct9lePX2dNguoY9LRjodjcF8oASuI+Mof0+V4Pw
        71zEj9aJ+L6I+FURBiH67sytlnshwVKkXc123/5+kOpuIaqnwpPZjneKUHta1MWRN0FFfo37upodpiLSJiIQl1HUstmxKvL0DqSxsPKwiqq+yr2OI4KIqjut
        I0IhqrJOy0XKkTu5m+F/QAXtHfLvTlZTBPHdTtlV+eWWXcUOxG5T1c2OQIXgfG6rbJkG0jS3fsF4/SioU4QHIFtJY4kg3xj0ybLTJ8HYfgtfXNYXGQcFa061
        4ZqEXY0nNvtg6E7k4MN3ZB/M4OA+cGyBjno8pXngSMpt1LsI6GdrfQeaki7DU4A1yEqjzkUgzUgrAGyBW7+SiVU3KZmahuQgsbDUeAx1DkFpov8RCTf+07mw
        TT9g9bK5Smp3Va+6KuJgri/4R1dKP/Llvd/ctQsxRkc/9JuffOtzt/3Su+8nWK1zK3BvAdYwdHUv+TV6ljeLpzVJ6jboZVtFF+oJ7z6Js+MgBz/5kLRnq6OA
        bdVwo5CpB6kPEdBjK7tqa9E58F8a/RK+ug3tT+QQohu2sRvo1D1yIroKyklrLas4cSMQouC6dRU9uTGZZ3G+kLVh1PqWvqrZAv5soXefmc1jG5Mj7rNdY8ud
        nVzWHKzrhfA1b73uunJVRTq70FqFc8YswNLqjfzz5s2iupxZl7JZFDrtLt0ZXWir582Msp/qAE7gsLJCssCmRV99a/3z6i0WUScBiy2BxfqI1uire49vD7Dy
        42Uf2hHcu8H0sS9I1QzqJm0vm9iRS5vsnZTJbcFgQdvKxdVvBh551lGcj3JnFcYW+6k3VSLz4bVpSwL4+RCmqXF7KPbUW7oKxqYypvHU6D8MnzNs5zR0X6OG
        s5pVQUYwfvKphvrcwfYHNEnszpXWKQZVgnrSr576bx11rqqflaltKNEPzvQCBxEQMYO90LnAUJaR3eWeON1mbB+W6Gxf05A2jKR8N63SDbKBEYWDeqNgEkGB
        ito8+rZ/9fM/G/3KD1wnPKF59OjXP//lL//pve+8f922m2vtwTQ/2v/8f371juOfPUTu4B/9sx/qH/qHN+24hdyhyQDFnv99mRnxSJnvxpy0M1wWg56fpqZ0
        HhB0TlqUrDIGJDma65VPZeF4WDaseU44GLf33aIolwHvfbBuVAB6h1FBRgXITyXSCjDsCIKeE2eljygeZCOAXvHmww7q1r89xvDXdF7WLGnpx2g91TqJyqrx
        lSHEIgxpuVFCpKc56foOxEJwKYgvhLgaAm9sOGT2xQbPKOvxjNbUUeDV899+XzNwxxVBnfJc9pojMYYQ5RitKm7yCDdyWEYrWstGTndKpc5oMQxVPhueHwN3
        4qghsEIdV6N12nFE7VjB6kPC4OuUs8YkjFrIUZO3y39/o6YfM9p50WjUyjpq5YHacB20GdN0f/iYrnCy2dQA4KRf565031mdh0y1JBxct3j76OkKXq5wLysE
        LYfscGHyGjQTvvk4jdKGOI2yjdMQYUa3DyKEIyKFHhPfD/K5M+BGQk7YMINhunMlAnYauw6vl+DFUD7PrQVMt6r65Pe5AlQG2sbSmhMDTpKlOR/sXjoC+lDp
        TbazrO2kTjA9ChPCJm+ZwntdtQNWozagoiL1G/Htfr6zkHHnIy2LeJSFaWyqWUQME7DZbcTMDzyXKkogBAxblTFPajis6y5L4UWvHvFVgrBDibIg7DE3WdD1
        whXrmOt0hMeuSULWGGPbGrQLTbP+Jvol1n6hK8y09Uxhv0zBCTbB9mynCJrqDJgTvIPqYfxjJujIYnW5GYMddhLORI73huOkAp/z9qHwERWBgS7TOhQ+CJyp
        QyGwZ0Q8PqFB+HcpKPNxuIAfCo8oYPNB+IAjLRqDqJcRGIi0aBSkFwDIodJ1U6Vro37s6Q0eYg+3IfT5KvX8/sN2WD8dF6L2FhG1t0DUXoQfuHcyW5ALC4jh
        8uFcuQAdIcQBOsICUhl0RUMJRj6Z92k2XmYkQ0SFz1AlXxNLMfo1UIKwMcULRbKcBaDVL8kFutMvINjPBjwtwEysqz/tyyoBMtWTTkyYHjABdRUs6cSKGJSq
        gQCh/UAVZrrV1bTLVAJ5aD1FPOZJCFhBVplpJvkBG7fOR7Gbvmi6B4IEqZ7RuYsKmL0A6EVg0pkty8FCtiB65KS4qqY8aP0Ii2utCRvlsxBMJwQjTeV5XeGO
        abZANQho+Q5k9QP9ixw4mf7bkBgt/eMoF5oTjHEdJsqGx8CEm0l+s4MDkJXk4CNVt0ImlKzcX0jwAHTfgo6tFz5/ly4MR6kXDveZ1gp8oXWFuZdaACtjeEsl
        90a+ALZfIw+E/10+tRYuUhqdbKSGs56zllQmnMv7zBcUj35jcXW+yhANICdwBdvgO31hzHdaTWSgtxq5PUx5PnIvd8j0InoPWp5FC3BbyizcuPMww+RKwzp0
        X3CyroOvqUL0NbzXUI0qUX420SKeTLjcyP3Di5JrupaRclB+Ow/O6WsMGSPQ5oyliQnhVpbYKO7kR4YGbbxc7CJNrG+Lni/oLSiNLfi6ECRJGprYzRZnTtpt
        pQ0laQNAlRl2yZtFTNGskmqTWtNcEaempvGm0PqmU6ZpH27jz5TZdHohZXo+vTq6xnwNW/cdHTKdMGhbm6FWY/bpeavswpuBy1EEljSPIbYlJmpnY1dUqIee
        J3dTjA1/xAkDxESRFVaUFVbyAFE/X0nB4mYViESTSQ5yPuvrNh4tosr6yn2K6czKEGlWBqrdZWWcfYhAdbvScJioTzcn7Eck6KQW0mbpQMxNesoOyJSZnlhG
        03bpxJtT2tE8tLSjm+s7um25J7K2N+0mKR8shq6p+xjMnE23LhgRsKyU2Du5nEYZFPYIzFs5sUF/TppwLEjsoapdoTTIkNINcrBVdTnbZBCrXMQ03rykLn/F
        GEKuxorjMaZIxkkXfIiaAX5UZQHn0v5j5TB41MIUydLektWphQzKB4IlQM89AqA0xGg0cXhQDQXyxNJqVk1+OaD/DvAA7WlZTxtEUx+d9kc3yvlpC0t4azlY
        koJ+RX6qg1BLgXaryZOEBT9nwnP3KiCWo3O7CkSsDoaxejrGYEk1CyS5YfohvqBmxxDHrK4zpl7A1dTs7kFNxT5qUyLMRYV0B8WbrLrEXJJQu2LNQwhVIMw5
        9JurQmVyFUqoQqVAzKmoulXJEXOsikyVkAmmHWQf7R6mcQvfZPf4Wjda9GvWom/r5tvuCYruAbwWZwHwi+DDhe7x2T2BjlDw5qtQmVwFt3t82z3+qHusLEkx
        LyU4RqRzIdxoWm7pnPhPtbD8aON0YOcEpFvFQvLCE9hXkePxrDJBIKvmbo9Ma7Cp26PMgY1yE3oGAlt5cs9g2pVtz5QVl3NCIdKBvL5xfxS7wuPmPwToWPNf
        QpQnVH5i1TDrcbOutzcUDlFDKvU1AGryUDNV1nn9HmuZtdMTx0mykl/WJko3fpUgD6Y6tse68e0MsFLplFxNATDpI8NNB+iM2FyN1m+uVuEIWS0cIWGsKzZX
        F1CGT7gqJDWyXow+dlahBMg3IPoDb9ELzsjqRb8joe9pgBkOmRM3WGe+sDts4VDjtxvW6baRuxrOFiB5Ry4cWQdFN1lH1GhN4NobNvZgJoVNTLMHEJ/SWCwS
        BWw4cbsQPomTYS+EB3niRCPNu5llO4w1mwHehZnhlmTH5pVtb5JXtr1JXtmNsWZzyCs7P5CPOxGTcKyfHsACREXRhpcB5gC6Qp5Y1kYlYTlEp/sEhB/SACNS
        EkPMGjnTeQNTS6Wsil0Wyrq9TGSFsuWFDcVn64++3gDVDLnmU40d6ibq3+LTof00DFnOp6PchahfAAJBXQqGKb7cOo8NpBLiRA8EC8rtEuV2VeV2HtVpYXMf
        DYLwdOlM7+I3k57pVZIyFRlpSvlQgLiDcYtcRHsVdziiddReUqkC1F6y9eN+cpm2LYzQIVGFK70E+V4sHpWzb+Lx1bQsY1czddGEV3cFngOCfQ9duybXJuIn
        yzo40dBCaw2YOBb72GHyAvUBOcDMXjfVFMeqiWX+C1tLrom/lyiNSIdQzUqEqpR6+iGxoFARsALCr4UUwsLCphAy3bFaKYiNWV3FBmbPP5mVpPB4PFtW/Hgp
        qOJD2COYFD9Ykjkby7jBbOCZeGz2xgpuFBMdSJNKlpx5HObT9sUh/XlDN8aQJlapqTu7mDLMQo6VLHBMpc/RAKihs4lYX9fxgUqYGTEmba8rXylmhGPb9jfg
        0F4mClRFReZARWY1wAyHtM8T1s0v1N6dh98oIJ2qLyVFdWD4fEURb0qFnamU25nU6MjQlIqGplTUnTrktiBNPaDvcq5VUgRRVCmkSNvEas05Mh4/E1p4lZAO
        gdz1irS1lPByRhKq8SvSCtCePFHnChXAo1RoBiXVuUL13mbTAlUAfAX+EUqM/ywIKmeC05DvUyA0+EB3jkj4hC9Ma0wNjAkQygQIQf6YsTUYdPMcNDVNADye
        YiRYDqKeDzArD+fVnr/aQzIH8JZKr9qrJSsQvnArK8vNFLqC/GoAN/2DipTm32EqE18yFQBtSCvAG4wnzATZo2S2ibSMpBKjGRcBLrr2pmsWombUd1Gzkq1Z
        CTWLJtcs0pqFrFmNNZPnAHv9s74fnVagL4NcwBwKmuLe27RQsIT7SrjfT2jX0j0YSCTLM8F9t5xCrGBwmhB2MsqB6EJrQyeVyr20oXpOdpf+Gn0pnN0Bz0li
        sBZn3nkHww9bTH1g0nnxW6SUntfb/40YJ3B1OQ1oTK93cFUuX/Tkenw3Er5FDFd0fFSQPsL1cwltbmn6OcQjKVsNpkqQeRRFoPZ9zH4Q51/G0fQZYcWP+cBK
        7/ua0CA6ly0iZLILi+oD3XQRjvLVbIbjYkBHM2lVaLUitIqnZJU5ydMleWHRLN3fzXDs3o9XK70FvFEFwVRBMDoHomwWmRulOKFGD1bwqvH3+d47fA9nIu4j
        l0bVni8wr4aeLzPXhp4flPOD9vy4nB+35yeIao6zB9Nthgh1j8CkXzXbgHvO/LFMv9I76wOBFJVaLKI+HzgmP/LY0PuPPYyfDlr84otjcQxw7ENUgrS4Aq+U
        OKuczHx4KlXgq49JXgPwqOOU4ltfFK6S9E7x6a2vWGfMWpX5juOO3Hc8VaLRL7rq1FTQqFHQoI8KEAQTIfUaNPsQB4+8h8PYRI2QiYQsqa59odYHacYrn0nA
        oHyZPjJ95XJWl3kps9I030XXG7nR+4Z9iMEyzTu60vhab2k1+d3A1JaDpbQeK/Cv3/vYgwZ/7uimbTm5Ms8/t3XTxPgFKHA6h835+CSSCoANzktPyU/s26cL
        vW88gvO/PnVbugWY2I/cjux7vbPV4+l0aH0ITAuA1U0zQ7cuaRmcylps7W1NP3co09zbaPy8KJ0L71vNhH6TtAsyrqZLpGah1wU8sWg6RYcvorTFF7OtRSK/
        ivy9xVSOma2jnIB3nXq4GZgpvNxOK+GRgmQSb8hZ8JGHbksbcnxVxrYqE6Ihc4FQbyIYAUZouuk7b106o299U2ipyunzzcodeIPDu6hgk8/ZCsaG2cSXXkcd
        SatuNZecai5tVk3frabnvIVqLk2oZmyWxqq4FJvu6+lBf7xyXady3dddua5Tue7EynXHKgdkZqnvaMSX5IHRry6cbOuwzdUxfSpYr6pCQXJowdKHZathl60G
        li1kJVk3HQBliVWrDnYIyjPdQ4GRt5dU7F+UVaxB/8QY06JsYjxTPv7+Y6BfU5bal3RnEmzLMi0YGg8En2YKnANB31fF42lfV4CnfJWFn8Rx9kBwFpXqE+j/
        oh8EZ/zHgBa+Q+47WFQuLtV3YPncIeW91v1l+a5Mc1kUmNwMKz3leB/s3j8GFocMU4Bj3xF4m5YEuGeZfbK0YrWQ+m/y5D/g8AVxbD8tcz3+qUZUZUoeQmRd
        CpjGVlf5hiK1M9cZjBUR90uxwQgwTeKWEjbLAcDC9BDp7EaRS+hcGJ7E2fH3F0ltmwBBAdtGmtkX/FUtFOltmeoWf1bAN3te8usBinohcMoqq6OiqEM1fT15
        MaBhpGJ/fi7QLBfBGRF9voncI9Ko531NicZHshJi96VtiCN4ElCeIcA9SzlVQJTM6vJ+uMdbEXINQJjqTDImpAH8zwOZhLI4Zk0btDABOc4+eRb7J2pMs6lh
        rZjN5IBAMUTgyAx3ATIP+y6T9e8pbr6o/j2liHzcGZjJ5uhriFyjOMzpYdrd3iqq1GFJ621dHRatJ9bWhUQ6U/ll/TAxE5FOkjCKI1vXxrflCzRydXBoCWVU
        1HLVga2rsd7WNYNAghk3kICJ5hDj3YGNa0rT32AbDxQkgwZTF5LMySeYcq4Fu3Z8Hq/012Ql+y25DT/tEg6AQZIhhSdzT84BzuJk3HovpVAkWdShPj+kSwRy
        RwJjrKWfbQ712l3D/rpBxJZarHgP7XUQQYlJchCyHGuhrSXJn5aFWaApGtt4yFwMi1sT8VfECdV4WYYExKxUk+41yW8HL2bzz0ir5hUFsefFN3jgkQT3q4O5
        oQufZ0q5aI+HmGaZTxDe5TCjUq/Oms8HeKCqD3j6QARv9BLmEFQB0QWfM5XnkKj3gsydMqQxmZcijzUjbJGMOW+XYp18osMgipSf+I1Aelwmsott0pAnybXz
        R5xbJoQ3qLQKzufIf2gadCNvFA+jyi/4Oj+d1GnHGIEZ2jGmJ9fCnqPv/q9p7QiYyyV/LYUqprpAPF5zDfAuq2N3bIEUXWQWIreu/UQRPgEkdBAohqXl4Hg/
        MIqwgPVAH2g6D9zb5eCF+eAhRbKeyng+Q6AUq9hu6Jm8H9EzWNL83iueXc+qN3jP+grvyHUttOta7QaP65qQxCdxLB8IuL41dH0rkBwPCZfCsneD94h8+RJ9
        1v/fTtA+Xca+Ql/WhimhpSnm4p1meuHeJf32FNawOU2DPnv1SL8r8GteQeY9rA7TQonZPKb39C5vGRbQwmJbUVNQhblZYWeYZhpWBsOcywGtjgATOecdD916
        77GH3Z22h1lueEJYwjSzUOGwAg4w0egMgLPpMbPVDMxWLTMDs1WyGcYZ0lw01KNRHrFY4t827KvpV73bJlqYcX2ShTlaDybeMgnBxKfXgYkTLGhGJLaRxpxG
        xco7Tz+1EmSetrp31AmgGaqXbJRvuVWRLKk9wrwTAWIWuaLD5AtyhgisyMwiRmoGv5aLGXDpoxfdjcwSzWijNK6ImwqLJ0WNLU20GoaTO72szk5Oj1fHcceq
        jqVfmGNY0E1tCF+7Cjd7KrQoqf8MTIGTx6G+yTjU11n66/DNJbxedTJcP33ETV1t+vB/V8pRlKCaXq5tGMaMjr9NUWtLOSXfxYQ6DI4ZJZa5AJMZXG1HiRjK
        MEIyy0pZ7WpEmCklzwUxlduikfemM8XUKy6/cng4KFyAQTqOMzGiYsKJYIbRi88wJV7kjE3ZBTOs0G7ogBlGY2CGMwpmOGvorjar8K+zWGlIX4li5ETs57ID
        Y8igITOD0KVpgqDNF6hfM5p5eHo9ztk0jVKMcgtpHx5RSXWINbZF5O0WHVThs0o/88hGSuvcVSSpb4l71upjPZ+GfQxlAPOOo18VAahsOn3CJaGkN4B8ht1v
        6T0NN8NuSh1bbymjzjG8+Zxd6cnwSgvmx1Dh2PgmsNuqgBOEs0Wd8X+2ntiFg+9DpW/yT1S5/b6On4xOG7HIkfTKnIOP5gpwmuCVOQcVyciBG9Nz6pU5Z2Yg
        gMzpxvSs5pIO1JTCZLu+JtsNZbX4kkj+U0DH6L2kC4hvLWywFsPDOLRhLtJ2i0pmpvZ4y/ku6Lks3ABIVnIByUIHkKy0DpDMTBFqJ8TxbCDzUyajFP6HPpMV
        0nulSr4p94+Di05B5BukJT09iHGa4tKUhhAYYH4dW8WazAYETwNsiOlaBjdkGQoYvTF/o9yiX3yHoab8UlYffQvFcWu++KhQdR99uMf7kkg/t8A/bzgSPE41
        +d4rftYwtXNHd7znE5//q+XLh2Xgz+H6JX9IeMQhY1mkZjaKgm74DUzlIjXa8H4GBcpK0TCNPpiZcCtTP2cT2/21lNlkmSeUy9G3PucQ8nZTemZK5INVO9w+
        vdohKCS/EKD6D6mNeQqIpmzbgyJs+XipuoqfpnhF5A0AR0+p6XlKaWnKppdma7VzVpjqaojTpwL6mcN4OcSOdv98PLarSBqdEpkGMs6T1Ohh+vYA9jqWatuD
        ujh+5Q1o7bsCbyx/tLdrTE93g4Womf9iJSo/Gp4pnaY2/rxm3xRl1CfgXOyCtogM6FswZNVkQ+ZvL4yypgoFtqYCMhJcUVuFgxQB8xVOYKO2qk+KthpYbTXU
        XBvNdWFYGows6mGJ3q0Zdh2DySor99qsShjpvvHXVLWsqPOFTAocKnoIUa8JviZf07fHVNaAReuJVVljKTfKL+uHsxJj4zHpxlTWwBQPBhZII6KuyrSv6kcm
        HdsOYGqn6hpAdY3Xq64lqK4lV3WtQnVtmJYmbY3URyNUDbZqVdcqVNcWDgkYbRXoe3inP1wzPpTXKnQy4eNYKX0cyKtjvHFiiHa6HVV49DBtKEz54B6wS2To
        Vbo1IXXrkK+pMouhxcUjTClrNh1Aei7YAWTeXEzLaPKz2G21Q8FOzeyYRuqrE+gvHkobRhN/ULmsqWRHnRcG/FLx9RT+qyH9GFtWHYaeTLtSricjoKIFlEJk
        icCJ9WNke0P6MaqGPejnMkFL1WqfanWClC2JYupjM7GOdU3UKI028JkxWRXreMluknl25xLLLNY87g/9iB8Gp8Mz/mMitJexcbMpnFN0RFHNkcYe3d2Ho16x
        Jl+479hYiO890WmRpX5HOnpN1glRHat5MpRnVOuFXljWSluof1gD4ls84+6BnnYyvyGBJHMH+8nvcCPFOy9rspzHrNPaKMorjj9cCqung8f89fnkolF+uIdU
        nHU2+pxklCu33Du6c+E+5kcMkq/5yEf5IhYSmiwv/fizXz/8oayW2y8f+fCHsvoFU8fvM0ioNpAH98Ai7p3qLbyvd/ZS7nUQInY7hhpTpv8B0g3evP/jHEo3
        YaQ34D6lkzBy3RYxKNXD7krtmTz2cSiLPrZ8fg0r5cG/Ee3kT2QhLPUJYuYmo9QNfKRDKyQDJ9km/BRKiPuFly38AStHV773d3/8e76+99tEYmDWKf36oD9k
        ArKAdXVT6A1MnrlqKL25TFL69yKunqBk+X/Z1FV73/nPv4de/0dvf88TTFWt13u/9bZfeM+VC3L91n9x843Hbvv84b6qnv1+G9SzeWo/KLketKJg4CRsm5Dj
        7++tgkwMNutxK5kROMIgky9wC/t+X3PTKuoBNgMX3peFq8a7Q7Phrd52ihtFPu96iFNBwlsTgF/Lgr1qkzTaBRomDvrJ+CeZ9CHWpI5fC/zgjIbi5gIpKtHI
        op7/wSx4JwrXJBFBgcJwXFb/qPfYKYbdSK2PI3mtujXo21XKjKXbu5lUrvfklYSVlyrRz4mV+ACSeASY0tWY1lFI1vT9geiilm91lEleCjQfbUl7Qr59G/7I
        74X3rb7LJn2IbmkG9lrmrfYWTqbkbzxDL5WONbm3WnQTHI1oIbfdFOk7Pl+gV4OIcOghfTn4Vi+v6sur4y97aJynjYR3RIBe/0c2i2Yu3TAh5lmfOzO+7sS8
        HdYsn5COHv6OvmxltoD2MP76tE8bmabH/MyOsHG6fCbALv6lMLdyiWwoddTPQf2Ql4KNuUGCdblBAsWG0B3q2KZPO5JnH3Y3S0bhZZophALuy4GmZpXTl4KM
        +dIWzMLkpXYLE9vowmiRDxj5uMW6Hi8UIDN1nPMafwYO+jy8WoivjcDXWNWsvrTTZgppjmcKcZMKBNpHRdKQwMGhn9akIWUoL4FNGjJdJA2pr/M0IvC+hpki
        MYcmfwIwAP7YjCb1sTwdSHbcVKCTUt51LwSadY4/LgYbPwOIgHIBQqDAAMVnLKBdbf1nnBY3hDM6/eF49cu9Wkwvq8pYBgI3U8h0N62NpRGZBux7KLO2iWpu
        hs8/wVKGIdsUnz8Zw+fvuNkXGtjIYDCE4vMzEdnfUfaFGhKGDOBiW3+tVAsVayCjF6molfZyCyAIFQvFD2NZOuP29LEm9gCc3ma3HWtGSMBRVxzvTXq91AX0
        vtPrANvH7p7q+lO9J31k+asnv0qyeQrItVOU+iuY8U+Ti08endoGj+XpfHRqzujUxq2YtfHsCWOj0+ToNJECyx2d1iaj09pkdFrrRqdlYMcsM1FCbcLotJzR
        mZ4wOk0dnSbzudBPNwUSonTTlzDl5GFYFuBbOA7JgdIrmhyjsclUrNkZnyd+qyhnYu43lz1V/n/23jygqqprHD7DHTlcuEyC4nDudULRvKhMih6uc5pKg2mZ
        JSImoIKAU5DgkNpMo6KlF3DMLJ4mzdCLU2pZ4lQ2Sg5laYozWeq319r73Anoqff9ft8/v4/ynnPW2WePa6+99l6TT3AMf1nvGSqjUSf5Op84Gd70CRrpOu5w
        xcmQloOIERxu6RwWoyeeQEQYwggyPJlN0SSHoGswLEN4hNkolugaYEkY1YzVu1wqAJboveewvqk5jDE24NTZNYel/wNzWO+FJRQdXHPYUA6ntiqWSF5zGN1/
        qVhi1Xqo3WkbxNPQNh5PA9cfiKbhMV6R/pKEbiUtOgynAXE0IIYGIaFaGjkDqStG0yB3en8/iQax0EEkNS2GGNLR8Ir/LsSQIKuf/ZsQQ37eIQ+0sDgEYygf
        HcOgKGGyJZQefRnxDI2QGy+CB4dntAkmOBlADzoOHw8+OqbVCxZ1qt9NGg0WFjSTW7QMSA2dQCP9uHn5AIo5Zlcj4cVfz1V5R9/2CLndaI9Zg4B9CMQNtVpY
        pFu8pICHd4KvaCgcwMKM4PG55BE7GOwrJWiNW8CEInADFYG7/FZLeG6HbqQlVMJEN9Lu2tPY4Q0ChvuMFsTccY1YOdZe53LDH5EMMoym+zrAw+g6wP2NrPOA
        6zzgEvVu4lFeAFpbwqGDjjlrklxmkRJrq8nh4YHFgf72ME6ou3+AZbNK1PWSpJpw4ilnMIM5EtEZAJyUAn0NZmK2xmMHY+wSiYUN9nfFDmZsIqwTfixIEQoh
        tfQcFskgR2avwc0bQRQtJJxw1t54fCxCFTF2q+6fxccykY73EilpB+bCQbc9OYtGx4ITdKhLlJBMa5bij8fPMoTxwhC+cJhOa2uD4344HcAeAekmRmoiE8Yr
        iJZE3mtB9qRF2VOIl6glDLhbAw6XH+KynyeFNpEPfQRTGH8Xz03p6g6KGjgf/Fwj74cjD5Fu4L9yWFlhsP6JICoQSTJ8SaVS6Pg5AA8TXXP7X4ihAAXKrMxB
        CFv/DWz9BxyBMK7eLfNjLkPKWJCHAFmthT8EvHKo3kb8aIdB28skxkH4M9xEDgLcIPv/D3Y9Et31oF5NBHN4EkED8Eg05pYV4x2Z1Hr403r4q+jsL5LlR7Jo
        G3WVZGg0No+fdxSeYBCDHRfJ1S9RrIGrLlHcB1dDolgNVyFR3AJXY6JYCVd9orgerqFkLwpXbS/OAdIxB0rHcP8JrCj8luDvMhR02B1ipvkoKNpjSO4wtBUg
        4PV8JiwqcDIJk8BeTa4h0LMOnspVtrAENSzBPjVBJS9ZBOD9OEB6uOiAT+coE3ycdI+q2Ud20SFwVtEMd13U9ZZv8Bs9eidFZxW4LunVdUlPN58QKEENU6mn
        HnTIM5mVISBTod7DLcgxggcs0rxBlnARGljr6pdQKlshVwO9wo9X14TDEQcK+CwBcK1jnP1Z3iJRSRgTHi1hCUoEmqCeJQDPxi7lRrKjh92AYA0Z4uF0IxXP
        UbRyyD0mDWjaydosa8hQOHNBX/Zki2e/VDhCU0SuC/RDCcEK0drrCiVPTsgI6tEhXpyQEf1TQrZZ1rCh5FvqNN9gv6ghndFmhhw2HXIg95cKh0SqKgWEeTYC
        xwKxpuBOjwy1BbwLGTH8FPQlMNqkZ0MQ3fGgBWIuWwIwgCiclsJFwghA1FhEKqdx1hr3xmoEsTmGXpFosE0jjSwkuOKQIggogxEDXBuoXyEDRF2iAo8yDEZG
        o3RZMRiZkQYjM1ILL+R19YggDdAlFE6OQpHoYTsBYRzYSnAQ6yANbQYSuWZMzdm1nDo9Itl6Oi9DWxedxzqeGmk1snhIugo8vmUdjMphjdIEyQM93NFEqVM1
        ocKDJ4KMWE81ETuqcbbO6Ha/KFD3i2DLJ2FckgrqM7ACDp4KKSNNuD73+YiDCnvp2RLcOqjJBEwLwUFv6gUHYa9NvpEjCj26BXwhgRqS2rg7KLuIEmTU1AUq
        sRokb6D7K2vQsSjoAIMUJxPciIFXW5xToodNh2hvMxMUm0AYhkYVfgTkoTFjdMu4geq1I9xFpJXirRX1lM2wzdQjBhP85NFpKKCn33Iax9pMo0qbEa3MwGAE
        AqdqRFQ0qqhoxnia1AEIIiUKlaxGt85POqmlyvVdVaBwvwrQpYdZ4ldhNZa6NXDA4EPcPOBioiomIGt8hfkyj71uNH8qSKDdAKtCBPV6ZaausEBsE9qLavQh
        jgBvAvoWhAKKme04egi90CgYi8IgYLOZqjdzwNNEwCWCUHUOerIVXAyWUDgeNh8UrILLcE5QLViQDIrUgsXfbcGicVuw8MyCRYsWLBovCxY8skYLFtHun2le
        Rs/BQUISuorMSQEIukZIFikJ1Q1Ccgm1AFsTgdmaoFmdYSScRYMdFHQjqHkyq6gw0rdhkyLRKyIPB+C8hx2BHp78rUZmQGBUDQh8a8NTAwIeVJDzM8lCLZBN
        A2ShY8fQcLhPT55l3nyIKQ5rqOKwgIrDoJLh6jRZ2CRrqDqsR7xRshBHWv08jZ38tvkGbSEd4Qd5gK0TTxXbCY0SVCV5HCY0NNJ4HbeGAZsaKof6HK+EEjrR
        vMzSAlYfn1cQNa5ZmSWcGp2BKSCZThYPt6BhBARqvHo4yQZtWzQZAsMRNCImOcCRPQwCPTmMgFCGAMMll7CZEJvMn+reegRc9qdq0CYIS0bWhmbwE1AGjnEo
        6xXsgA1jIDq8AV1nOJsKQu/hEBcWg3dAAvCVFICT0hJEGu4PBxStoAYQqc8ht4BD4haQd3P4IXO4uUcBZEkFDhrq7Af18I5RDcfNfi6N7HDIqRlVxiZXFoe+
        NRIJ8KuAlIEU3hocg5G7YKibme5OzXR36iIqwAQGuMLjBWB4PJKW6mzDli4QfTXBbo2sFOBiToeTEZWbLSDb8WN2bP4EE1w6n6T+rifJ6kc+08NnQW4opeNB
        6FwUDtQgZ9Rv9kkhYQqpnJQfqUpewpA9dhB8aAmtKi+ztIRZnmXVuCymwCoMnKfLYebDgoWnwicwE5F+0glCkVTIzB/17TjUMONlnfmYgA5x9RiDBi4RTEcI
        POu7Jkl1eYU1BBSjVB6osm9apIc2N/jM1QMpM8v6rsCJAxvKlMvByB7d3W2SRToXyZ7FEmgHkZqJ9K8Res4SAHbxA7Ez/AF/AjyLNjkou9X4OyusCyaPismB
        FW94TPBU1zF8nTMVDNj09qhMbH4wbgvdpCHAUzUcfS8SmsXB2ab5cwGkiFmE1yyCltrAdUm0mGzFCunRCYpnrfyAX/LzqFPpgOd//9Bx49PKvhNBgRS2uWas
        CJ5Jgvs+WHSBNKrF6eHgMgAuk+EgFQ6hzHAZA5rxEvYytaYinYedCJ0JwdsIZZ2Oa5dPt3h0SRojcQTLA93HFwM+2fb1NycKv9tW7sBKgkYX7ScPLfkgPB8H
        xIHKFPMUa0p4F9os4/8x3lA359jRar0F7NclEHzOs10Eq2bTnmpQJ6fDw6WDh5b5pEifui7jaXeW8LQ/sRBsAysAdlfoCDOKat2DQ0szXfapWhqIO/2BF4BV
        Ch1okonE7M1eMYiGQm0RaoSB60oTVauUQQQHq7sfiBJhIxhAmgmgCKt765oONtm81YAHkQJMBXuJiD/DIi1mWJnxYRBEKYB8ZDNMKyM9kPcDPUZ9eZnV077C
        BO4E/FdZyaZev7zCw3R9Ihygw3GssawC4wUA72WskNTYY0AV0uQAFFLrtlmDXeaMAQQQACaNJnBtEOxpvKaurpVJbrVoc3J5OgimPeyxyNTTEW5Aa9XTqLD6
        ARq1/eCHmncLLSUvdTzykfulBIRAXwp73SbqBxW3iGiOgqrJTVXVo6ImDNGAyT3rJAKMB/EV1FuCbZHeQncpYNXhPm9wwDGZy0AjzeN+Yq6mUNZCPZXF/fiF
        cnChk2wayQyeZOKZ0MQrF71HLnrPXJJ9crFoUXFANkwEln0iIBBhXJebN5GNUIX7VJLmqvPIVeeRK4rJ/1u2ovvjgahsanB4uAgHsXIEWPlwdnFQZGY0x1U4
        qIaoAVW33ZspAka/5SR38PYjAJEz0RliAm7YCBdQpTMBcQNLtEAojwDNsrFUYN2oDneQR2Q9OQjxkm/RNFrCwTzsBgVVP6ocPG4DTQfVES2aIIEDF7L0w+qA
        bKJaSZbIBKeXWNdkWlcbrWsUISssA1mEZdfEvLHy0u8CbyhiKqLadhzoi9ijqKZIv3mklnI8enngOglL+HjC7IImi6oVIXC3JIHpsSIeE6rzNtoNmT9jJx5U
        IUUD2zat/W0+02pAfh99Ycga1bpWg9oN1B+BgBsGmW0WIMLaCJiVKCPSD0MjYfYwNFJC1Rp+EOisEKZ6v6DuMdC3A2XwhSwrB1ozgqs6qNxCLXo5WUM3jaBR
        Ato0oNVCHsz7CK9uXiFCOjAwJdXHzESoM8E3svWE5KBbQikUJAZ8Ap0+d6g/wn+/zaObDmo9x0ltvLWN7Mf/Aq8aze0tzN+j3tESXuSLhEJ+Ljrbog0YiDq6
        AurpIk/HR6P1nUBZF8Z90bVfZbo1aIWgSYsEpwbUOw8ksAqoHyxus2pR049sutZBzhLV8eOpjh/W5Dte4EGXuQg2GegcB964SFI1Wbg03vwVJvRQfPNY6Sbk
        DvSMHTAduDGCvKusGvQF7umWw8Ovk5cfJLuDYKYNMZM0KVGIAu1PsN4WwS1KhIxAsyz2m0+wtpoDtBUDJfu+erN9fb1nvVIjJYnqY1OFyzRpbVsxslBfoIF5
        UEw6qRMZKh3M8Gh6ZAc6AmQ0dGjL5aU6rZWjMT5mC+rHBD3b4JEBkCAINhNCkIHFy+Tl6HxrF7uI61YXuz9o2EfT0ONgBm1t5ht53ECDeJAdDeH0wLVeO5p3
        CBxrW2Vr48fabeW25BU91oZoddb26LITjtLJT7Dclh1q43m2Rg5xnaGyszN/Gv0CzIXoQRZG8uYxIqPcnioGMZ7M4xQv0CWDbwtJgqjqjRFEdnjyFQiyF1aM
        iTrVAcXvUAfZlodinOdQsn/AOM+wT/enNTFC2HWM0RuKOyMjfRHKDlPIN5hTKEbc1pfKplKySyq1RsBQ2az6UhWZkvuWW8OhtTroaFCQKMXjN2vzUoeDbHpF
        CJ4uyM1AbgC9FAQ/ENab3EnwhvSSQT2IdJ090kDmEpVCgPNzOGwKwop6eT4PkzWlsoFUjVTBX434ZZXboU9KGLKO2Kulckd0tQ5VikTEiwZMMePJFAt0DghB
        gyIYqLsmswwBtUmmxn+MFFaKGaRIPUUGVJeAoIrW4HK4gqwjGCObBzCn9+BKG8Kam2APCkdVAoQTgbNb2KCS5ZxuUP3AWkkkacJQhcPbshklO3RL74dhIRkK
        YjF+avjvAGrDZVxOpoOV7KjlcCoxsjYH6aYBquGQg0l7m1GGkUX8CoYqOAAFoRs6yE12RDvS7V4d0Y5ZvdMOjJLxuQPGLZSj6AV82YX7eu7uACrgHagKuFeU
        Bh1oXgeQDtCB3nwwQSrSntBywB4wYcdOsoIjKcAYMkVobLX2TfSWHzaoPa1WW+rCvy19ak9r15ZeOnrVDkYRhxTGwx8wOACHBEOlB5fTrpbR/0KUStJz+oGa
        msrXpvRWCXFvJICRrjAfNUmWULct8/jeLr1tTAeKUqGN5RFJozS6vYm2Y95ErY3YHrRXvYm2xfFqypsotL3hx/9i8D2/d7n87CgjoR3j4zQUlWVQxA1GKjgE
        1ka/70DHpyN5jQ7CrR4o1VZuj/PR12LBim2hNx7uQduqYDp9rRisE9K287I/afg1TnBLCE5wwgoCPpD9AWAEeAACNtGf+gxFHBhvaU7IjZW6DrW29LFKsYLz
        UGvjzkM7gWQcNH4Mcoin59BOcHwQggFsIZI0xGQ0YixES6BE1kxhsGtXr8Zk7ESZIphBEI0RoyQbXIqtSRDXphNIiI2esAAIoBdh6QyvzJYQO4RZholnBj/9
        pE7RLCAjiH8CIfSggS4BYSh6liGoIMwJhEaxKOth/wNKaqCUNJDRTxOIrml3w8oLppRUewPVTwOBjhtJ8RA/EU84YKa3gEU3cDkSdtDG0Lu0MUJgIWkBgY1M
        6IfOxPzQkRwkJup3AOnWQZeBuWYwfMhk4MH/g9Y0c60LzVxtwHaF03UxGFZDOVyNiIKBG/ECAiRC4vQyqAyQ1oUst7Yqt0aiARN5DAI2wADrdyRZug14Vmsg
        dxjpUQ/ieBrkMYRwD2XkoTkMTyAswi3A6LGV+2h6Bxy+kmQOPHwN8NEXjCDf6qncOAJWGT0MAQTLhL6LQOeYQaRrAv/nS6bJtWTqXUumHqNIqpoB1KskdheM
        JHXI2sxHGQilkLSieHash1NkPdWbgGU+XD2KNlBxJS76sIo0HnUTqTkgFMTaDAHdCzIF/Updh10NaDoZ6cBSKnkPLrUGOsohNl0pHOKyhI7EcjnMMxgFdHWg
        +ra4NxymB8iBaZHwsQWUUCAaAuECQD+31FGOShzkTSCGWYaJoLJOFFlhOcLpGtbAE4qB4j9oFIFOF0GwIDWGzb8aMx70QgywCJpcTI4B+BuI6WSVVP0Bifav
        hP3rhxEWjODzMgiZmbY0JpQ/G2wJ7ow0k2BI484JjjRxMkg4GQKB/Q2RQxxgCUy2A3ILgu8YoQdGtBRPFSNlfDLCUwDpDwwJKkdLZGcBik/mUpevpCiXek2N
        gtbKnezJZNsOh34JGCgJtygke2AzeOp6wuywti63mgnXVgpjS9hL1AtC1r5NOYTHI8QDCAXBlArgctTIFEls2JNgsZVEGQvwR2UNz00aGPW6T3Jg9oPXZ7PD
        A4siqius6mGoIRkZEdJ/ZjcEWBL2FEXShrrPvSBtsDstgRBeSk3bk6RVsTOUpg11pyUQGDv21JekbeZWpmPMkNlDva6ZK+1Akjac3bekaZu50xII4eTVtPeQ
        tBHsXqZpw91pCQQIDnu6j6Rtzu6tNG2EOy2ByM3VtMUPkrSqF7p2NG1zd1oCAZrI0o4ladUz6w40bQt3WgKRI11px5O06gIfRdNGutMSiNzSlTaNpG3F3nSm
        aVu60xKI3EpNWz2JpJXZmy6Q1q/CaiE0EE6ltXIbdFhNsNHfA1WCHXIo2e4Rski2Rg45wiE3d8gtHHKkQ25JqL1DlsEIs1xuDRi3HLwGaGULOniAXQdEywsu
        o6qJWoJxQeBrnPmyNdPNkeizoRao/2IwPdP7iPJgJ+dHnSr7lWOsFSiIeVYOKmPkXMD1W4MaF2oIEYGW5ceicoH0DndHInpG15RRDy+qr1qROVAmOWngbJ75
        6kUftei9sjNzWtlZdVpJGJzZFi0wODkWDBw92aKBy3gLMkljLGa4pFj84DLEEgSXZODuPMP9emoK6dHdoZemkJ5J5yDILszfgDQrH0lokAhi2khCtTQQjQec
        R5KNBNxQwSW5AVppgBsNbJXhBoIPGuEGDZiMpJbgfsNg0cBpW2cgVJwcQgNzBVI5RgCVY5ioHKMRp92d7MUowNjBi0KRUCAUMgEGOJijp3ZwqqYxfw6iLw0Q
        NiOai0VYdZQ5M6A7cd5T5mNwANPapPgLPgdnhRrqPCkqE43qBDvPCsIEySD1J1cbeLhCeRc6RUInqRzZ5kvUQ0Av9AaHB67SPj3vV0RVLcAg3xWuV+ay7Iap
        aHTE452OWtvpqDcRczf0WweO/u2GLFRhQI/AoEuA3sO1sikTFK7gLXgLJhcjhkLTjYRT8pG5Jjgy0BK41Q+NjGF5NTJzYwM4SjCQEjTmIwIca6tKeoTfAXkn
        qQ94lrLPGWKiNdJC2XdDJYbDaRY10sOoo8wkjx05Mk/FHiZ58M0gkx5zsHKyfyZ2mZgJFRZpPgbvfLJoPlk++QiQNYRjocaKWlkPUh8ycemXuA8AGGwqjAyG
        SM6y9Kf9aLToYDpI8OTqPj+3/SBH44eyEeCyMFamnnY9uImWtWAOKdw9nTqRRuc3BmbHjT59Gu1io2f3akHBSYA+BgTDPgZ05mkfk9uR0/EEWNZlYZn8QBMG
        vGRdpIWO0KpdzSxMWd1F6BOedrUuCxqn9eptkpXGO6ssmlWWd1aID0bW1ZAtoTai1UiKtOpJSj+wosP4Ijy84fENDBsoD4IMg1OHQNaDa2RET53MQSqOKswA
        OYejc7R5FOHIHvuDc+Mc3wDn+IEoGFBrr4PsdI11BOIcCJ9oV2Q22hH8P+kI9MdAFaeW8RwzDwalKFmghsFYS2oWS2AU/bBUWpbgKpVTG4CyFS5e4FTs4/C1
        Z6lqBb2SZtKkmd5JoWb3ct6Wy1h6U5bLf5ehy065B8e0lTiyKhFcrL4DomYxXzUqhhfUqJhn9ra8dL9PLTT5/9R+GuthbqwebzTR55pG+hzLI3RW7XOzd597
        lkh73dx0r/999dR+D1ddzotoOw2KUBrzSlE6GSBKRQa6bBXr2bJlr9OCi5V5qrPQGjHTCsg7j5kJk/8K3Ga+II4oJm3KChB4DjwFQXpQKSM8ub1aAM0MV14i
        JtUOJu3UMjkbJAFyI6LCnMAGUweEREM19mo1LpU9Oz8I6JK9+AP6NJOsISZUbHBp64Ezfh1q62nstRpUkCPkrFajavQgrTZTEklKAS8fPJThoXJnRBf7FsK7
        wSVcVcDzYwp4fqCAB6omDQvgwX+GWwUvnHR4hBxOttdMFy8LzcY8iKI/8w0JXSze4jTmFlQdT2R9p3P3HevmwWhjj+8gPWGAdPAB9GQleH6lw6d+pAW3AYvF
        Fkx6pMXhLeHB+2uBKgHFbZ0BTsy06gbL/XdL0hDeFnUkCRGUGyaAkB18C1xvjKBnl5zVFX1b6u1y5i1QOQjFECN4Gwxrod2GD9YwkjVYNRnBvTv9So9+YzBp
        ELllGZiRsuFtoJd9OUU/f9KtAVo43+QQEwh2aeXAW5Ec/PC58Cvgr5grmwkYf3n8FfCXwIMQHoTwIIQHAXygSQ+KEHqCjKhxYecHm8CGgfCa5nrBEogv7QKg
        sxuI0R3x1kw/EmHIGn0vh0GcIrgNovrwQbda8X14UIvR4Hh04zmIxDAde8YwE+4Ip9SVa064LS24Ow3wyJhOSjlAk6yOUp2iXn0hZNxMeHIeLOtxgfQdWPcn
        HkPt+gQO4/9RIQYQiv+jvA2RkqUZaU0z2ppgr25y7czAhU+Q1xMkkYMbQdwhZMxNnMEH6s/7/N0a4XlMz9RkgtB2M4rs1laIMDLuToZR8u/F5eBgSZrxsL8j
        1xRQyyDXZLSKQnVU82XC3ZEHQk4kEG9LJip1B40NLZm6Nup7Vd+w6hLODD+qL+XXjyyCLl+3WrrdAIpTwltFuhvQOMDFM28OB4eyEkbDhgw04AMVuLoLAiVV
        5JeSBcBblb64yHqBFzmHOcXxGo1GYElJMZy/IPnSHgTzapqGozBaJO0hSE+pk5ucNVKYIAggcYaEmKv6YOWxMDPIZDTAPQOdxQZZefMaHh/cJA+Gi+bRVGWC
        WG8EYnDUS1SYE8jENiEsNKusAkTz7wL1I0yWiUperZL5otqpaotQYwMg7oWzWA/7Klx7uSjhOZ0dlKT56XHkVuakFyRRWxRQoIG1t1KDay/VcpsH2hNeHl8H
        emyKJ1APKPZKkWwyyKclOlSNFzyjMU7wiM1IvtB40ktagEC6nCfrtaiBZbFEC2MjqH5HRHu1CEuJQDLP9ACShoO7E615K+x7AA/ACcg2eCBIT5Y28/uo70W/
        hwxLhEx7Df1eIKNXo4WdDLmp1oImMLmp1KInMoLDWtjCk5sSLSFucFOsJWMON3UaMmZwQxbZYKh/sY4soPhGCwr40WKdSGgHuZZoyHJNrpUasnqTa43G0px+
        qSXTEG9EsHiG3DUEfbFgDZhjQZ00ljAa1cf8h0CbBJIjiJFsYNFIG5KtZiR9OLgW40BsgN7JG08YQRI2pwlhoae/EJkD5KxwL8OnDb/zQ39e0aKtnHxq/pH0
        vkmLlUNfdJwmBy2PWbhUqx8cNUMwRozEiAnGoymxmSUwQgJ3rFOHA2KeCCiQ8mdJDOqXhAZBan/0Rq4CyX6JATkAQhbUBLeRukNAaAgGinGhSfXVPFJoxhL6
        ilOByTRjfJZcGY+RwdcbbD+BZNLv8NlVS5l+h88G13cJQOPceOjCYcB0LQI8EBsoNo77rwJQHXd4LFTZw/eeX/jjnGFAleZ4AwSpkc94n1SgTQAAj9rpCMGg
        5LSWB87Zewb9E0QXYUZQ/Daq+C2p+O2vTqMAdYYFqjPM4J58GKsM5oAGVxdY32p49gAMYTWPSh4mr6khaYA4ovF7oAvkAJDkxi0CKgYQHMwZXaDxLG8bLqT0
        XsbFVPO3E4kkAZPRv52VJE0OJZbkNznL/BVP6TQBuKMhVGqATn+gEcQCnp2AAaeshd2VRrZqSCYc3oNqG1w5t9Wki65yXTkbrmQakWyECPbxAEBuFAJ6oQYh
        bjJwNwE/ZvgJhZ8I+GmJ9mXw0w5+ouCnS677zwSO4jmgr5gz4RAxrjAOymCrAP4ZyQ+/gErCNZAKfMnai+EMkjx0Au4tF/hGgwtMHowIzrPiwQ4O9xB3ZgvX
        0TgY4DJyQm6uvSgPvFMJ0wdOtyAXgTUhDC54a+fctXFlNZgyV6AjAToQoCNxqwKPdjSYQsaaR3KsyuRWsOD8woyBs/bO2JUYk8JNrkl0l+bOS1TzElle/GC6
        +fbJB4A0oUATmhorDb1iYirk2YCRo8YhZHfN2XF1hwM0zjxcut1WDCoKpjvqajgxb0dfw8Gaangmug3PtMzwzIj7WNHD8ExENTcjbGXRluq0ABrARjhJgP0r
        nBbWRGbiaXptSCYev9YGQ8AZ3l7SPhODKTnCwH6Mt9eFZtq1uRazCAYifvY6YQqhLV253wRYWqIghinM+K6cxir04q6GAkcVJ9QBAy7aCWN1RlC9kfXivg2n
        HuEG4zkHaJ+CY2LczY8E7Qt7XSC1xSDcjxb1Ve31GkYS8YQT35MmnRUgrJloF+KEs7DanhcgqNlzAIVkteGZBEg/VScYdVODWdAUVjUFIVdnVOVcHLy6UDJn
        a/V4XxwG3DEQtzCwvrTXaeC4cwtrVFfum3ALTpbj4RZk9km/dqSnFqQg+zlM15DGWEIagYU2AgtrBNaMDopV5QJw/be6djG1inp10Ugb7teDKUW6dYXGHbG2
        a8rZ5hgwDAeJcvsmU5jAd579QHEQnKTAMMI9ewYMlcVIjK4B55muZCNMdCDt1fOCGtnWETppr2z4Bo8ROLvD/ca9RcQ3JU1+U9zkm7ripmpQW9zUNzXFTdUA
        2l4EusVYf6DwIVhfuAvG+sFdKNYH7sKwfLgLx/LgrhnmD3cR2D90a9TI8tSebFwt4Y28aEdWLEtEwypaghs2VSIrPodbvWo4lQ+lyy0nh9NFliyUuLRycnO6
        fnMEIXCR5uQwunKSdRKXR48p4/BrdMrU6r2nzLfhlgZTh80snJhs1jDHzb7ZqenV7z0mtKBOaKGpCe01fZFos2Ldk9W3QV7VV2mQQD90fWKv9MskhM0rB4cf
        FIqU1JRJ81ELxjh35BOwamW0TLD/BjQMRGpkf9WbPyuwbGr13tlAsa7K0BRwdlBLln0cxuL2EBeE3NS1k9lXrr4HGvxZR6DQvbj9cBV7cfs6QqYWICdYJ3eb
        altmWnQgkQwg24V2lIdJJrscpCKEClGeBqLl1bbLtOqRFumRp4bfZEp9gNOEpluDCAmmWQsFcpA6QE0TEbB84JCIcP+XERHSYTVk0EhKxmQ2zIp6TiWpIH6p
        0cWMwgEY20RKaL1c4wfjqgcn82oaNHhspNpwvEEGFYbOBhtl2HD7wf4AJoMf2yCUSJYWdOctWSLpdsDP0pJuByRLK7plkCyt6ZZBsrQhdUjO+kdHeJz5A7pP
        S7bIdJ9nsaB5fCMd2fCo0PW1bLHS3Z6lLWHFwm/9zjcsnaWW28IUN5EbK5A0uLHABIIb2EHUgU5QS7lVIxWgpzutG30jt2nqA7oY1/rjwX7zJrNt0Xi2kX+f
        bQ1k24xSawGpdTXv3ld74Vol39iGmy4Bjb8oaeQFonpxU1/kNFH2eJmePMC+sNrEHrBSJiAUfCZ6Q4XfGv9Mczn//xOIxgkEBHD0IBG079BqDKiC3vwGz6Ta
        jY9bjdgUbohN4UZTL0rEpnCjqS/qhCYKrwUJZhjMWYIccH5RKwL9EiDSFm0hwQi4QQM72lQOQY03UofZkbx0TbVW11Rrm3pRomuqtU19UadtqrVwlFSrYy3U
        wqiVgxFgo4lT3HCv3JNlHS7E43Fu6RiLL5FFmN4j6rD7HA/ZB52jFG7zgdsY3OwDByPJmgA0r7TXiZmyzu37GRkwXNSp5V6dDM3yd/miJtvGTJkxFaSV/n+3
        ffi/eGJjP3lMa4S0yWRw1ttF6L6Fp7aGXbmalhY4RXCPwCB4wUkoBqY0gLxrlSmHyKE0O3M8fHe6DRiYirmguMKzfT7j/VC8ztHA6fjkD9arKL8W1MDpWnam
        4GaI2ccBFDvUoTd5VR729iDk1sJJENniW+E4gmRaRxl3MPPnFqIKC6l6L65YCwLzTKufbByMBp5amCgoBzdnYiQH9J0ja0gFjKAggTX3k4VhtKrQACAUWJSh
        Kwe+eTA6KgcW56hHRj4TUOnC7248rj3AgTQZ05GnGi4rCuSL5AeOgMRojuybZUM0l2Jtn4ZB3UfK7eT2E3LB6JGkuqqxSlBhf1kagQbb/nEEhmgLMh470miR
        1EcV39MDi+rOMKu0UoVWFIoMBTo4/6llInfKeNvgvFTWgB4z3dK7AzWAiKah9J1SQL4JsXy1xwtf3kDbFG+gbYo30DbBAjQCJ7TQyk5ym3hLuQSkVxY/Stss
        El5rwOc03FSDGwm4qYTIzBwVYhqp9BSeYAcL3Co4zSfMhFUH/J4WeUsTXlPAbhwsfMDEw/VWBvk48o5GdNOgd78C9QIO78zqhlivbp6N6s7YoO6iA9Qtsknd
        ToNgwsPsF/RyQUzhYXVbTp3+gMTGGgwX3hri8TLU4QDLDpfvDYAFyiEOB+3OHKqhUw4mCoFyqMPKQ3INSMHLHTLPUo1H3Tm3BwH3rYdrEI8wKpMiwZq4VihP
        JD/Ql6itukrkxf8DwR3gGFHDgjssuw3BHcistZtz7YE+0R007ugOPFVc0rqjO9BzxRGofoiniFbCTBKSpcW4DUw5S4OvefW4gMf5CMgCVy369qEOr5jFuytT
        1GjVDgPtCpQc0/ytOjy9lLUQLYIsitosVP7UZuIt6App4EzZp8QsVmKWu0SmnYW2+f+9fk1GgoiCSBBcV+6sQMirMFJDHuy3IQZ6JsqQ9dMJGYJouNI8XhAK
        MR4IRGFymb3X9QWzd9DwiRZnl8ocEyJGlOM9BnROKC91ONxxGBUIhaZxmXBMomqTWhegXNakg9qH26V1URpoG+ikZRqBL8AqUG6l0T1OI/oZt/zv3KH36vXW
        CMq0/K+yuLWIZyzU/7oitv9tReD/+03s3OUfZ4bJU/552Q1FLGqZ4/9pJoMJcWGCFd4lWKF55JBXHi7Vyr3ixPEequser1LRs6b0jMBriuj8pv7vLATvLSIQ
        HtEtOEPHiQQlkQWhHuIIhRiCyz+hOuBPQwB1OnB/yqWbUHcFop3DzlMWh0JEVvAeIYtDQAET/YgKdmGEhvr9AXpm51ATmhUAciYokhQyItdkBHGPdxHgQhxy
        QgsKrUf+eSbg9/mhyMfwgcyVBk5gSiVRr4/PBwcYONmB4WVpSgReKJDpgX8OxmyDsHI8SvAxlph60p/DEo23YpQblOB7JRjPEqS4EqR4J0hhCZJdCZK9EySz
        BDZXApt3AhtLILsSyN4JZJbA7Epg9k5gZgk4VwLOOwEnlQuirgBiEtK60PxIEnBJiCXi9wAALSWZCjFlsOP2i8y0Snh0qceFmSQjfSu4QluCdZn/cnB/HAm9
        TMokeRKOk9wwVR7QmiX1aWggraUxA6FPIZGh0UQGV9hAGD1IZ240HYq4L7kLp6Mie34+XmaJJNYtqNavYZ1IQ6+xyIKsU2WePnDul3WeL1nvnuF5AWTZ1RpV
        qxdk4KJbOakEtUW9tHqZG2CXTpYAfqNAt4Ekhyg4IqhbiUx67qFuRapAFc5oCzTmp3j6hVvjTJA8Xi9q8JqNigUNEjTmxb4JqNCeQNz1r0ahvR/sODRkm8HT
        Wy3ehuE+BDYsEtzd4REawJSgqXG69L1G0BSJBW7noiKT9xs85P16Ju/X/VdpP+57qVMcE7Aqgl2Xnwn7EM0wUAGwtzbPxES4McPnWfQjATcVcdSXEXyEOypS
        fRutPWkS8Czg+QaVWrpyRpgi1F2nTubNVwVV4v/vCtFAxhxuMXtxidRrE7lLQD6YDAVnozwyJ1PTIc6sVgMdmroKFv9twSItmPRz00WIXkUI/7YIgRbRaNaC
        V9b8v82ap1l7ZcnTLK8JqttI6WmB+z/LYNcig63L/9f8tUz2zt48ti7fyqP9QyMsNmePobt+UGWFx2SwRWjAX9PAa+YbQiPMbBFuNliHoqsqXOJFdYJo7zZR
        MZjZwvkMhuA5GBo8D4DB0NDZBSs7DAaYQdDB0LDB4FyDwQ0GxR4jnehMB54sFrxqc0B9WN0hbEnjMhpRLQoU1OHBRniBW6RDqFYV6rrD1SzBxhTEcWALKuEa
        qcXdIxiZ+iNJIZTVRjc42JsGViOgPazBTN0MFTuTM5Fwq92moQdzgvm6gEHXkKGy6nDFE9C4wKqDmgLtoEMmgAKwgaEorCoMDopQ7ajJGbBfEKX4jurYDDVZ
        YGxpBfT/vQIEITVME4RH61MN9peR1MPqx0o0gsSK1VHWZMl+gCje1QPTtRgm3sLqiaqvYlSRi6GrgIE8xTBlOdSExlZIPlgjek9h0TWFEeVA/QSwRnRhDT0Z
        ZRVhKtZSqKdiD/xnviJIy2BVddn5MEsfVBnicDJaCRerga2ky9qHrJTJYJejgYunlY86SPQ1h6+bsPFxJ6XmQMlZDS18wujixjGFZiZC/N4oagsh2jJd5cxw
        GAXY746EgfHKy61i6YB1Z4fcdcfyK2wEGxHPiaBsT4PHE57KiLFAAaSBayi6RDDc8n+zsHp9fuKGbW229Pjlyi+Z23C3weLsbD894NrjA39+eDuwKABnkXac
        LHyNU4WrdWPBZACOpzxYAs25c5+hm2w5e+/7FT0A+C87Xn/x+AVLX+PU9SGDgn/uo+akhvVRY+WocDWwjxoth8HVX4JUFP0DkFaIpR5BX9BPppzpccQCkVcC
        ICp1wK1xogxSWDjSCrAnUEgUQpCUNBomRrNtnSVQKIQO9QgUo/UMFKPDTbcaKEZfZtV4BYoJHJhLq2Ug1YJIMQE0IH0A7LgC4SmCLlCaMojXrvUKACPKgRAA
        JtAnmAswyBAzCOPCBHrGhcE3UiO+jfzBWtxtQ2/VOqyiK2KMDlES/LN55WMiQ9owJ/Da5kfVmZFVQzN1XRmQV7Cw15ZhOHotmLRrqQkswUrqou6/RpLRObAm
        4MGjoe8mKIa9x5r5vkfnOAaokYb+928izpAal5epM9PtXgki2hjYDfUPAgGZzaghC7w8YYgDkCKC6wqCTwbEJwlmXGNbDipCpy30aIF6tVLt4GSvjZqRyXPJ
        R/S1zb1Nk7nGznijxfE0krODR9dEFgigDUwjHIsScDVfjsOC3nshmq4AnoLLHQ5VPKUqgsOROKolsKkHrqWoegKL3k6fcjzl5LJspjzWcT/RUMAXGQrpbPWn
        s1XlctDbkXkvepWCCgbAvRnDnluD4D6YnpmFwH2obDIf4ckSHgAX8BEURG5I6SFwsdJNsT/6WwugjzJ5BOckofQRoipAKG4zfQTleDiG9sMrMAv+yOAIeKXa
        HyzeO2gwqwRJvXrRQfXK8A4+AuN+F3VTr15EVb26iBqE1kBFefhUJZjq1YtOq1f6kcZNc9UrplZJvXp1F4QltBeE1dEPtE5Sr/jN0ic/Tps9f22VevWhux6t
        9rAqq+PBcFvmaYR37b/oLC3uuq1gb/VvO0tPtg5gSgGf/uPOwoL+ZWdhCf+vdhZiFg1er65vrnXOvfjt8VpecZjVVdK1WrqX0M6+i7Q6zOqK61p54Rt1ofdY
        8GkJ6qLttXirvIKLZ/AuIffa99dfiPy6t3rFb0bb5w1acXVClXptpG+o7hrdSyHa/OPOwGH8l52Bw/iPOwNL+JedgSX8rzpDslA5Fj2+U0+b/Fz0GIkYLjXS
        Ko0IIQ90GC2ao1sUoFcNFxxmlodOESFBgwUniCn601bgeSYMDIQ05NVVh6axeaTJgTQhpHQbPb7iCTtFY3bxEGSSxu3iwZ89huZDT8NwB9tZwp1hnayhaH+E
        Zzph6m2y1azejrcGwW0wWhKZ54ngnyWK0BoN+AKUMIw3oe4QPQJ+zPATBD/BaI/EPogg+z8N8Fsm1bIerMbQR50rjYEsKBqoXSC4rcEDWBH1u2yyyIKsG0rB
        3w4soKVwGE2+Ly91eMRZakRYY/w7YY2xgbAGTRekXlwKKTsQ3NqI4NbGTC4Yb1KkrvtFcN0PHov9wEmIhrC1KL8W7Yc4tu2qRWcxGTxf4C0jqStSr7dGNAL7
        iifrYivoeLAqgaPaIjunZZKRVryn53GP+/sk6aYgGAvh6BycIkOoH3Rhgk7CMByQ1SUC7Qu+kzjwceoSrG8HEyv0bySid6Yy6ubQ6CFApR6OtWVWDfUlHAVu
        3QjHvRydHwGziT4T8FMRGE7DcgxeBX4GBRrcEtw5aTF3CE8pVBBmFNxxA1+FrCmwlSBKAKdtEPgc9lIQR6ZxT3HgYlhinuLgirZ24LgJkEoHfp9Q7iyUU5G0
        FmTGGmCOddQhn+Cg0YWN4P0Jq0hqBtG0MDaWgD1CWDLzfGCuIIQShlNCN8rUmxtJAC+tvHRKFDQFmkI47UxRXazAqTh41cDokISdc3cljoauguwGkbERUbKC
        h6qAWA1pBzJ4hCmxgt8GvvHOENAah3YG/giN5YRjJ9Le0Po4MdSiE0MoBGqFxm16eAI+CurXSG48MllwaF9u1d6CONAiTEgaqh6kGHiK7MPH4wEYcp3QzVpW
        IktL3nsQT5er2EvgnSQiE3x7IldPahaKzCpSAIhD6vbte5lHxRE8HYTGqk5WA6lmhY2ZpiVbPWRyoFhSgDatYkPKfOsKT3ZPkvQoL3qPMAwj7zGpBJxU7ilF
        akDwp4zWA+aF28neJKhNtDjELYaWJvJCARw5uAugghWg2GztgKazxZpscJKpyRn6FCTNV40IbBZql5UMe1a6XCFlQjnJDxpRWyAWgtB8gK+Osce+RddwsGEy
        gu9MfeP4h6H5GP7BFe1MyRQ1qK42qYNNDPCtZx4dA8CFoOih5SGikzaY13S7Y+X/WYEG+PFDxr3RtBhhnKU1UnLBdra4kzPSJ7zoKfOv83LFrKfV57HmDjrX
        yqx8GSKhlbXZgq85B7opg4kqo+cyfwe59wcfp9AsDP4kCw6KnXgBaogWd3gB13bQBQJ+IcBWqgwDqaL1Hv3AC6fUb8E/HeYk0pxE5tv8775h5cl8U8ZPD8pC
        k69yrYGR1MEbKIjAPSftFwUB6SCetXLgJFeEwv1kDqOul9EIh2pERwGcbPLLIb4f+ssVqcdsB7ojV73iCuVoJwfEG0PgGdENq0ZFkCYHHUOSs0HXsSGC5QGx
        D90C6tjyoHMtDyIsDxq6PGgdVg0dJy1174cHNWrDyELCUd+AJCnnQOktNlVbhsQc1kHaDdAMwR09qC653Iqmk+hXkHfNw7q+5YBRKkPQV73K3P+8lSJrmwZP
        GFzt1UBTeRaJ2l0rnmElaV6ZQzpL5j3SiUZV1ywchgjCswOxlJ4baErpmYG2FO0wd/PuyClktUmNdD8SvPR8JKidGmkVPWPlid6x8jSFLkINolgOAubpaMA8
        HRzncxhZUme/o8efIZGerhFp3DLSGapqLwqZ6AETSIAfQZ1SwnM1xVtBH7DaFKnXRnm373hSQis4CmK8W+S/daHFlJj/P3Sh5S7xH7jQ+rvqqQfsd0GLORDl
        cSALYWpYeBlkYi4+NChpAHeS0mRVw871iVVo4iOwtsyyYoATMoAjUCJJU1JBAn3IpQFQ8BP4Koij9QKfJs0glTidGswJ9sLp4PNJkkJB1gMfF6DAkQLDwOOf
        mtYAaZcQJiAEvPu4khoQFgop4UxYMwijNuLnJKHsCfT6WBzugulBYrJMlAKxwlEgDMRnHcBjyP5BnAtt6ycvAXENXDRzySPkErgAJqx6y8/FgDBAlOYWWuGD
        Qugmd+JCK3xeGE9pNgNClosWxhPaPY4XCoFMcx6sQVqki27Z+qcRws7/pfvYvWtQHEjIBHf4pUmR22Rumzp5iouLFix0ks2LJO3ioSECxU6e+egDV3XoZ5I+
        B6KUl4epwvXjaD1JUgOmX9iPu28TTQSPFhBtVnMN0qIviOTMTUv6UdGXLGRtWoRJB0XKGsxkIc3FnX6TVbuE5iCSdPCFVVwEXOqShUD5F6kfSe/xvBb191AW
        PXuYibOTXTTIi7MezyKXoLsjCfIK+VbOXrIwCFXKowRyZ+UwSq4dZcxZ+eQXUnLJYD9chNrXstCLK3kqCETR+ZAs36pl0zHfQqY6dXAImlmkjuisCOIWkQ4E
        81CINM1DRFYQ8GGR7B0whFI0akhit5PcZnaFYqCKPNYMEmIMJHIvSW0xLShhFmuGg0YaFbDfHWleKoIWJSjuI74uFumVIPBsKrR2z17Rd/a6CSBLoUE9MZim
        oL/moYzGJjOSqiYnM9MwlxYz3dwiqCKoDOhAZUAL0xIDg2m9FAZ0oDCgpYdcQyIlC7pqAw9TVDrL4FYtionJGjMFxMOgLgB+Tqm6gB48GxkkpieA3tpA3cVD
        HZc1E1zriaiNqx0G9iWy1pPO6yB7ZiAgZqJqipiJ5zUqlXer4vKq7oFuGH4H+TIaDxF0qe4sK0ukDjF1eKejZFv0Li2LlpblLs1N4YX/VjGmwicwtQUI2Cvr
        gbAe4Hm+USVp49/rcBj/XocDfNEaqQ4HbkYN4KpS1vpocBgbaHBoPDU4CB9Jw2jpgkRqjOyC6IPgNKeBEob01eT7YH6bpaBUOSt9jjwrNU/OyU3Py0ufyNkd
        BL5M6C2npqWl5+SnT+wlp8qTMqZl5KfL02ZMnZCeK6dOyJ6ZLtuogPIXw4mULTGJN2+23q+fe/u198+/OOOFka9trZiw6PrKl/KXPpK2/JXD26NKno24ct46
        9MKyaXHtLft7vDe4a+/0UW9VZi3vft6v/x+Pnxoxa0/mgglfnl+x4YM+43cps7I/3L9204tvT3/z3akthvJ7Cnb/tPZMh+cfuLlyddThAwGrzxZfWepc+sXB
        RY7CzJSHAxybtnTjPk/4rmN4+dZztYdrxvfdce3bx0xjJm2siFqSfuGDEUt33t7ye+vbr/Zfc9/HWYEpX9zz+QtbzmxZte3E2nYT3h/89bK2yppfE9d0/K1o
        /a8f1xw7JJ354fDLeRml7dq91adwa1y0aeetv75MXRg068BGzr5zvln6ip/w9p5zszdxnL0o+j85r3/1Wv8A7fOd3v18WKf+j61p33v9pn3PJaT/WDn6oy7n
        Xzr/+5hfAvdwp+Yufe/PoF3LBm7f2mlWxA9zyk4/8IFx/PCYrGUFo98K/7kouqzZR93OPXP/1N+D/L/c/usD9zu/3/xyXPjX0X1fm/rTXV/G64au+/hS/PYW
        R1tMfTNwwOp199wz85OIEeuOD1jUddj8qjfXDT1097ZdD277Oc1vcG2XH94Wk09bnJcV7f133fdYyoDeB19bUnK7evnN36I3Dlx/IHaU9rk3fjqxc8DVhY9f
        u9PRHP5W/TvmU3t2c/Z1C80SX8zZN8PVwdn3wnUfZ/8arjc5+8/kKiS/wdmvw03KLs6+6Cly0+4qZ3+N3IjFry/j7GvgTq7aztk/hLuorAucfQ/c/SG8xtmP
        kjtN8ub+Wzn7abg1rzl6lrNfhdvOvyx8ibMvWGSWtMVX5Z8/5OyvwL0jZsNjpzh7BdxrnPsjX+Ds78P9nruqyv9DRoTc65Jn9sqSfuTsh+Hh7NOatnuf4ewn
        4YENlf0SedAXPxG+ucPXxzn7vMXkqeTtad1nL1rM2V+Cpw9G+ynNJm/g7GXkabVf2e8HvozcecQlxV4Ympx670ML1ed9a5qXfLwme4363CtQvtrxxc+/VENd
        LDS+Wj87UZnHnlPOSB/Hfa1/sYw9r/5xxOOaL/Zf3s+eh79unTcwuTD7L7YBqXvzw5zo9Zv2vMlc3k/RnronLrh5/B763H3vp5G1ux48sfA6La0o6ZGgKb1e
        l0KWU0WEVcPeD9PvL/hyaTU+H13UWv5uyCctdm6rQ5/5A0JDri4xfZhSOvN1bNuob8JjzqWcXK2EVmGwg40Hx91qf6bFCyObn4PnM5+VPbw9/mDNlkMXX4bS
        VvYZemmTVtR2/HTjZjhl1n7xxtTme/t/Wrn59TNwzNGWm386+5HfCr7sPvdFUtozXYrLf3j2yukW853j3idt2xQvS8em2VaWTegWW8txPQ9Yr3YYOPBHYc2b
        fSzP+c4pLjnosZk/+CfdU3D03kF1V77l9mX+meG3ZE3gF+2uRM88voR7YuATGtNvL9zPXbj40SsBG4uPf7VsYMnq3MnFv25cnXD4WMrgRUXR364dbK+bfm5S
        WsVT7b55/LGPSkpK750yYm1ykv+6qQftN059cPVOuv7kwZRhB2tsMd179IyNi09ITJ2QNjF9ks1mi7F1t/Ww9bTF2uJs8bYEW2KMLSYmpntMj5ieMbExcTHx
        MQkxid1t3WO6d+/eo3vP7rHd47rHd0/ontjD1iOmR/cePXr07BHbI65HfI+EHok9bT1jenbv2aNnz56xPeN6xvdM6JkYa4uNie0e2yO2Z2xsbFxsfGxCbGKc
        LS4mrntcj7iecbFxcXHxcQlxifG2+Jj47vE94nvGx8bHxcfHJ8QnJtgSYhK6J/RI6JkQmxCXEJ+QkJCYSKqYSIpPJFknks8SCciXimdPkrm8yakTs2eNzElN
        y8ifw+Vk52XkZ2RPu8vjdjaXl5+bnZV+f35qbj65J78p2RnT8rnUaWmTs3PpPVkOcvMmZ2fny1Mypmbkc+Rfeu49eMtKmDQpL119uC91YsaMPC4tO3daei57
        yMvPmDRpGlmBuCnZaalQch6Xk5udk56bn5GeRzKcMiUjLz0te9rEPJZL/+wp2bnchOzciem59H4SSUTvaJVZitS0rMdzs2dMm0iffbqBeyKFNZWbmU7KJv3Q
        NS/j8Wlcfm7qtLxJ2blTWRmjMybmT+amZExLp3e0Fimp5FbOg84kDcwnrx/nUvPlbLZIYvoBqXmTUyan5qVzpDnD3S1h1RxI7vInk9V3cvaUidDozPQ0suyS
        jsjO6po6OT11IgfdS2oo94C8p6Sn5uXLMVxMetfuCTY5P1uOSSc37lckt3R5Um5qGrSKPUHFCCx7KmGfuuXJs7JnTJkoc56LPNdFhpT5GVPToTVwn5c6NWdK
        ujwhnXRDOse6LXXaRNlVlI2z17xkloI93zHmwF5HXnR0ZVk4MYMgz7S09EJ552Z54oxcHGS5m5yXk45cx8tmKdw1NmpiGTCLsDrV5G0oViknl7SkY548kdQN
        Otteix/SQnvJGfny1BmkYjgY6YTJecUsjU6V1aGlXTBrckbaZJYV1tnVWY9nkGxctZiajXjBNcX/2GtJ7uHYxOwZJEdgo9Kg2lOmQJOKXzVLD7qyJijhqkVG
        njwidQQSZhwdUg+S7VSSa54M+CpPIp1LIPmTU6fJsTY5B2YZYdEIiKGOvZZk3s/jY5LlFDJ96Cc9E9RPJqXmYgvzpmTPUjPsYbORNqoZVb5mlh7wzsizdEjc
        sHjv9C508CqXbBBfJ91DHtMfZ6Odl5+dk5OO+EMKJm+DZTIv5GnZcl72lBmQhOChvYa8CLW6cROST5hDup/gFHkVJqdPSZ+aTkrxQl97yVKzlDyVYGovRF4y
        y/LldEIv5PTU3Clz2CoLb6alUhQnrUudljE1FYpgtGYO6ViSTWj2NNI+MmLpqWRY00g/TEufQgZ0mVlq1kVu/KWDvCTdOovMYheiILbF4BS14R9pHEnWNlVN
        MI2QzAkEK2ZhlSFjOtm6wP671CzFkHHKIfXEjCZl5JImkcymQF+T0cnHzvehZ/Zq8l0/rzrmTElNI1l60A42mT1g3uWTeUQ6dDnJiOaaB+jrooh5XVQKkZVB
        cIvdY/U4V9MypsljbV3kmHGkS0lGVt9J5Kq/By0pWWGWzK6lgBCHqalkRbBXEnBsFJvxBBrVXe6Mrzp12vmeyn6RskgdfYmivY58G5Q3Y8KU1DnpuQ+4aLq9
        5A2zdH9jw4Ufe2ALaWH6bIYugEkZJCFmBrZtlBDgDKPDGENKJDmbPSYIoez5pBElbzJa0XC2R5Emkrc9GrwlVZ2VmjuRJMC/aaR86LlsSp1xRbbXkS+DvN+k
        w7wuWclIpve8xsLIq1hYtKbJHgnomjAhHWcnmykuTgEaP/FxQlCvk29buJWMfHSDkzl7/RrCmNffvnNHz9mXVbrva983S6YhyRoOHR/j+T74QJRaodiF/KmB
        6dU0ED7ewNmrPiBkoo0HnGMfnyIvrol16W02KN2OTus774faPhA0Z234x8rehEuOR98L2A7hQs37dirn7nwz7nxzPTwnb6nfp8RXDH/r4Hst4Xn2H80PKtZ+
        Txyr92sOAgmb7tXDSkZF/prAtcH4fvmLx5TauYER/DorPK8/+eRxZeubZw5nhIXBs8E87jvloSkfCQfCWsP3CeOif1RmtIubff74J1CfZYvzapV3izK+ud3N
        iu977/1JGTpr/6Lnfu6MApD6wFNKzM83xsy9mgD5RV2557Ty7m5lZNDmeHhOyHjyjBJy+jdhxbLe8Dx5peNnRTv8Rlx//yh4lk98+Ivy1Nt1M58c1QPym1xc
        dVb5tv867db1CfA8pPb9X5WeobOWzb10fBvkP2nFb8qE8z1sLX6T8f2C3HPKz0dmh7zQE8urey/hvHLo17am76QoeF//xO/nlXd/nzN5d/O+8L4mq+R3pVD3
        W6/R7zTH9lssF5QLy4Rv9w3D+o+xr7qgLD7S8WHrm23huX6u30Xlnb33fbzopSTIr2bphIvK6IpZb60adAjqUzxq3UUl/YGa6HHnWkN6x/PHLyqJ9rounZ7u
        C+lrLdcvKm36tbqY9Xnvvi5ss5/aYpZ+F31f+n7sm7lv4b6V8628b+N8G+/bOb6d59u5DTrfZ3B8B6/B4PoMvi9y+CKPL3L5Il8D5PRBXl/k9kV+38nRYPL4
        TC7fyec7OX0nr/fktp+qUme8kwG3sY+c7KO+LFMny1Qt1MkK7csq5WSVUivtZJXuyxrlZI1SG+1kje7LOsXJOmU76zQn67RtrFOdrFPVTneyTlcHxckGpS8b
        NCcbtL5sUJ1sUNVBd7JBV5HCyZBiO0MaJ0Oa7QypnAyp+jCkczKk286Q0smQsi9DWidDWhWpnQyp+zKkdzKk78smhZNNCnXSONmk6csmlZNNKnXSOdmk68Mm
        pZNNSnXSOtmk3c5mvJNN6u1sxjvJ4FebpZui70vfj30z9y3ct3K+lfdtnG/jfTvHt/N8O7dB5/sMju/gNRhcn8H3RQ5f5PFFLl/ka4CcPsjri9y+yO87ORpM
        Hp/J5Tv5fCen7+T1mtzqih8KDeXsZ3ebpTX8UO1Lr3w3fntUTvzwJ68eMxaZT5tHTlpzPG7MpXdu/Dbm1aIt+a+UvBC5f+riifnztw57mT+YMbTL3icWK5ZD
        7wx78nl5a8mJ8E3Glo/3evLLo+NfmDFxRMDQuRdPhls6ipPm3bjT/vbewSvmfzVh9+d/Tt15ef/7q4Z/9+zNpeu+efHQkUcL/7j5nwt3j9u6+tWTT35pP9hv
        9KnB57++vfy3b1s7gw4Uh/mwNq9/apYyK/uqUIg9YoYQfo/cOAgoWVEW0AlQY//kdxJhiExrM5Kgqwz0qnxK4cpqmk5h3yk+TBDnXhGf3WuW/gxc36dZnfL4
        0OMP9nhfQeK3vEudEmtofumPxYhfZ8P61ym/nHqk20+rIhG/Kx+qUzr3/bos+u0hiE9ZOXWKZvfU76ee6APPEQMX1yn7v7YJlye1gud9fVfWKWJgpxZvxA/C
        8RzzYZ0S3+vcws09huAK9PKBOmXBd+JW5eVhiB/nT9Up4b3M5udXYvrKSX/WKdZpJ75P+fI9wLcaPuSSEuk8tzpl7GVk37Z1vqR8+M7p27n+WL/K5f0uKb9c
        /FxjnRoL+e9b9vAl5Z0WJe0++087StxzLyktNc075Yfdg/j8xzOXlPALs+K3vWSB92fHVlxS9n1wZsPYuVifJbWfXFL25nROa/7DSCT+i49eUorHFq9b/mwc
        EteU3y8pnGn3mX0/D8b0vXWXlR1bT70QWxEBzyV3t7msHOk2asL+H3C+5TyRcFm5r/aVOd9vwP5N+fLey4pl1KruOQ+G4PwdmHVZ+bTL0WbNzycjcTux8LIy
        7tIUY8KDOD71b668rMw4tPK6gR+MxLJoy2Xl+aOf3IkZG42Lz1OHLyvR0+4MO+iMwfn47vnLylVHy9RrJ5EjMNzWXVE2DcresOV5O87/6ZYryuKYB2f2LR0O
        6SsNSVeUmNMTb26W+8P78XsevKLcNeudL8Qxkdhf66ZfUcbPaLXx07eQfuW889wVZf1/Dh9JOoT1Sfhu3RVls+XdIdwRHN/qrruuKH9wcrvBbyK+pKz98YqS
        /dh9Fx6dhv1pGHjzilKkuWm9s2Io0jO/ZleVR7ovXHUyF9t7/FrMVWWAZu/Up/1isT6GEVeVmu92Jw+bgP1bZ8+8qiyaOXXArXAsf0v5oqvKycupRc2v25Ej
        6FxxVXniP2cOFNxEDub4t86rSv9TYXvfGTEI6dt7319VLsb1/qrmByxv9nt/XFVm7OzyWmzXOFwvvm12Tdmw1BDQvQDxcUx0z2vK7tGBJ/XR+H7f6nuvKTEz
        O80sOd8P6efg7GsKF/vSQ/M39YT3x4Ofv6b8VvZVs2r7MBxP/cZrStFHiR8+um0gPC/psP+a8kL7gC2xn+H3Edm/XFO+lZ+tuvZ6P2zPT9rrykPZ+merpyL+
        VM5td10Rn6wfs7OzCcsb1P+6snfBbv6X0rtxPUuYcF052PfpdkEbML/jo+ZdVwa3cj7+wfLhbH24zjhCxL/ZwdXXlfeHvmroXIb9l/zeievKb/XTltz1Nc6P
        +ifvXFci59YnDWmO/X92RpsbSutpqwsuPNsVOdLlyg1l6CsbZ91VifNrzLnHbigPNjPmL/gG19uUjOIbyvkXu48cf4hDfAktu6HMW789zn/MSMS/33fcUHq+
        srtjiD/iZ8KVkzeUo91u/thcwvVsTEdNvXKgZGRut8AROF5Pt69Xnq1/O+qnAz2x/BaD65VXa1r0eGpXH3z/zeR65XdZP3Fpu6HY/r3P1CvbbOmvZ6zF9S35
        zNv1SnTfH77VjUL8j+h+sF45Ncpk37wRx2vZO5fqlfz5H0/IGx2D82Vs6B/Kt7aBXW6/eA/2f3z8H8oS8ZmVVVs6IX0b8PAfSuTq4bNK+o1A5mT+k38o9R/Z
        eh0/Ttt7yfGHEm8ZFH8jGdMXv7T7DyXu5KnihW0GYvlpZ/9Q1t8zP6Z7d+QPZk/yv6kc/erV9tEXsf51K2w3lZyriemvv0PnpzjqptI++OHTnS9h/c0r59xU
        vsmes2v5U3dj/2etvKn8uLZWG2wbgPMva9dN5fOeL7fpr9Nh+1advakMzzt7rNcmHM8ofcCfyqZ+hocmfYf9s6W8x59Kr6vvbpu7JwTpV+5Dfyo3er/QI+4Y
        0qO6mUV/Kgv7jIq//C3SO1vlmj+VOa/Ps+2XcfxLWh/4U+lztvXT+XW4vo/ZeflPZcsgeUDdFuyf2hXN/1LW/XGhddax/pDf+I3Jfyn1fUtm7N+5GOi77dLj
        fynF58cNOze/F9Z36ot/Ka2X547euQ/pRa28+S+l7KfRmwsXIH0ZI534S/lwwQ8xtUE4n4Z01d9SIuZM/n5YUjKO3+Jut5S8dlVhp0LOwXpRGzHmFqHHhz79
        zorfR5wqvqWkVQ5e+OnjiG/czxtuKabxC6Nf/QbrW2c5cku5OHSsUGFC+mVb+tct5cFBn1/79ntcHyIGdbit1O2+vvX6fZjf2btSbivJn9hmCrZWOH/ufeK2
        8tDqh1tM7EXx493Vt5U3C7ocWNQOx9825OBtZdbclwuqn8P+qIu8eVv5UXhhybjfEpGeRre/o8hduzXbtAT5rzEzU+4oHQp7iZ1zsfzKWwV3lIcnbE4LbIHf
        F+9Yd0eZ6/frfNOviTi+O4/cUQ5vGrbkxYJ7XMzFfPJCw3P2ZV+bpecNK3I/GTvqzotKyp3hb+6SrVXtZ274ZNStVUqXlwaE9j8fW9X5W9vCeX+uU7SXXr1R
        P81Q9dutLpvHXntXaaUcXjT8laSqN0cVBqy69r4yuH5c1Je7H04KvCR0iLiwWVnWx/+e9D8fqdqlz96+8tQnyuKHHJ1eLHgsaVq3t5dvPeZUwv1nLpp55J6q
        jvGaP2/+tEN57uC3oQ8NGVY1ZcKnZy98tUuJjPrVv3eLSUmZO/u2nrd/j9InkO+y8YGUKmHsl8MKPt6rfDav/oPKwfcndVg05df1a/crL/T84Bf++j1J5eNf
        vu/rks+VjWdqD5sLLElxo+UTx2Z9ocx9qGfY8xOnJP1Q3OWPGWMPKtvevZE0bePkpAlpx5fuebNGSd/inzj4rplJsy9JFdeePaT8Efls/mr/tKRBF0fL8bMP
        K/P+mnrki1k5VQfO6eNnTTiiHM/9aMCatIwqv3d3xq0eelTZ+v6opNPHZlQN/eLe0k22Y8r85CXFEx+cUHXyoFFcGPqVwrWZHjY694mqSz+etje//pUS8ev1
        n99KK6y68X7asPHHvlaWt4t+ZMkbM5PaRw5NHP7ecWX9i/kV0tSCpIis4QOPPfeNMsvv1pL9P89JutX2wK4LE79V7mxOiTw/PLdqyiNrW73U6zslOeWz/yz+
        6Ymkuv0j9n9g+l7pec8rOV/uKKy6N6RL//t//F7ZdCliwM0uT1SN/CRV+/jbPygn07tZi6KfSOr5cHjRuVk/KrE9nTv6nMlJigh9QPoh+YTStnPC9y8nZlb5
        r96R94ZYq7xybP/d+7s/W1Vj++7Vuem1ys93pz1299gnq77tP3Zs6Ke1ysjkD0Nu5j+UtOHwnyvGtf9Jib1Q/dM72+6rCincvuThBT8p/C7ufMsJzyV9cPvH
        jVLtT8qLk56IOhH1UFXmygMnp/c+qYywJqxq2W9KUswLtodeeO2ksrj608q8lTlVn32uWzjhwknl+YN1qx4d91zSJ/FftqwbeEoRgvbGBwnzklqEH22Z+MYp
        ZZDzeEx/2/yqq6+v3KJcOqXUDehw97MH5yY9OHbOWN3A08q+OUqzmplFVT+t7FDx4tLTypjVlxcvt+cmac5/NPbHs6eVKXPe396nYmFSG93TBdcSzij+9327
        Mf+TeVWfdMtrc3zxGSVlw57j+8/MqIpY0Wzx08fOKJ/9smfYC8L4pBcKxgWZrD8rO84GxD61eULV4tq2iZOm/qxs/eTsuezfZlaV9pFeXrb5ZyVgz5LUhOJn
        qnoOmr1nHfeLcv3Ht9oP3zW7KvCFrS8uHfKLUrZwTLO17w1OejRm3LasF39RkuOLn3boFia94lgVFXXsF2VDr26t549/Kmn4M2Gba5qfVcI/PtJpwo2Cqj07
        p4zOGHdW2bVlX9G0jyYl1V8afefaqrNK5BPhjy4f+1TVo9VvbHjip7NKajfNxvk75lZFdB3wwJ+WXxX9I6E9Oqydl+Rzflp5wiwNXNstqfZr52fKhFvNL437
        4xulb/SpEb9k71OOlZ1asWrrL0r/RX2m/+fnHUqnCYUvhD92QRk9df6q6y9XKj6bmtskr1URtS5wMTqFYpuQkusKV7Iux3bnmDMxxbyq/8q7tiE8h8BrrlZ2
        Xn3MmbH1Rtd3035MogoRAN+0q3zIMeeNloa0uc3a0vQ9CTx55uk29Uedz9eN7H/9r459EB5K4ObCc6tWHHV+PX7jmJZv96HprxIGzdylqLTvUaemxe7kXKUl
        hR8n8PEXx+8+f8QZaNvRcZGgo/lUEXjK1eaLlh9xXnsg75V7L0TQ9G8QeG3UJW3SEeeTLQISdB9bafpiApd/2nry7GHn8ejNpa0LOlD4RAKva1N/32uHnYbd
        08Ntz/ek+QyB+tx6dpT9sHPTX1Hd7wTaKLwLgVdGjfr1/CHnlooPjAUjImg+Zsj/aFfTskPO5S3jnuhVEM3adVXhuOXnnP0OOVc+8+FTqV/GsHYReHH6Y9zv
        NU5x/cNRM75n9awicPNDo754vcYZ4zdKfr5UoekdBF7zwavtk2ucRV2vrtwSV4cqHtwSyP/nHsK5g869Z491nxbTjaafQuDjh79ys/dBZ++Sglc6r+pK4Q8Q
        uKPtyp5rvnR+eCDvnlciEyg8gcDlXP8pV79wJpZsrpz/aC8Klwm8emSW5ZEvnJGTP/vkpa0WWk8D5B9eLe864Hw1Pn25aGxH09ddIfk8N2pypwPO5GdO/Zh3
        qwtNf5TAk+8q7zDjc2fJA7Pvcpq60PRVBF48v82333zmTKkT922en0DTrwb4K8Nq+nzmfLjLtLiyJzvR9M8BfNmD+rL9zmU1XdqtHdqBwvMJnIvIfFLc7/xm
        347Rv5kYHj4C8L3rben7nKcqRnxe+WwiG18Cr7Z99W7tXmdP84utCleGULgN6pl8rT55r7PsGb50ykc2Wp8IAnfcqJnj+NR5LfT5AfUVsTQ9B3CYL3ucl8/1
        jsgew+pPNnicbHy/y+w9zn4D5tybtroH6wcCr102OuvYbueo9A1hxVrW/9UEXvz5lOjhu51Js2NTd/iH0/TrCdwR0/Xc+l3Ovinjntz8biRN/yrA/9M3o80u
        55+vV5zp8Hhnmr6QwJM3chVzdjoN97Z9v/vVvjT9ZAKv7hrwzYUdzhcnLs1JC2vG8AHSB/85K22Hs+9Mu7NFayOFJ0N9agrnfl3tnH/15F1fvJdE4VGQ3tnv
        k7uqneMCah+5uT6MzWuAl1d818/pNE050X1zMGsvR+Bc9DR9x+3OJLLv69KT1fM82aAn3xN9w7jN2WNELFc9RGbzgsCLQyPWn/vEObrNiY9mr2D9uRvS958c
        fmCr856bmx0L1rF8KgEuD+q38WNnas7sDkPWRlH4G5cAbw+3f3qLU7flzwHaYzEU/hzkPzHb4tjsvBOxsOyeYNY/syH9tNzKgo+cwQ9dzBiWe5HOr4mQv3T6
        4qgPnW1fWPTc0g8YHUgB+Nrt39/1gfOL5YW/Xahm45IM+US+/rX9fad55oLSl2vYfO8C8Bm9x0a859S0vVL/dExfhleQz6gVC36vdH6wccjUq3wim19QzxVB
        v9581/nAngn94kWGz1frCPzUs4Mdm5za29f/s/c+K4WfBundwL+iqzY6333S/tKiQwx/agC+P2DBIxucW27vWTo/lM3HaoD3uD4mf53T+O6iM9/PY/1Tienf
        HfvMGmfippzX8qKjWX+idHDvkLYVzlWn/1Py3ets3j0H9XlodtvYMueKNW0272rRkuEhpDed6vvMSieXeKbPzQ2MbkwB+NnWuWuXO1+9+vAj5452pvmMAfjH
        9z68+zXn8cVTLR/1ZvR5CMBXnbvx9UvOtXv/WtCreSiFJwA8v8v0g886py/dtrS2PVsvogDeYVynXxY4Q8s63dlhZPlEAPz4uaALs5z6Xod3HrlbT9MbAF65
        Qah/zHluT2qrSVUMb2svEviYh7SGHKXg05jP353E6u8A+JKKIe2WKLUL9wQPGNWTwscDfFn7Dd1fVW7HL3o5cZ6RwqMAvnnMzkdWKGed724J+pmtF2cvEHjV
        hIe/LFNK/3j++b1v9GL9D3DNPY9MX6NEzdx94vkljD7kADz/w8VlGxTTN7tH3LWT4WECwHUTf79vk/LVJ506j9vXg9ElAk9e+eGypyqVLiXGnB/OhFP4vt8J
        Hh7fFZf+nlIxttD49jCJllsC8O/ER4d8oGzOPHx20CaFwscQePHXv0R2+0gZkfTV3NfmWFg/A3zn4rgjmxXd4zl9n9vH+q3uPCl3eNdd1R8rkxctWFm9ma0j
        1QDf9Py+zE+Uve2Faycie9P0Swicezl91GPblIwHIg4knmT0dgyBF3/zRU6gU2ndpeOUNqe6s/7E/GNjU6uVXwN6Rg2yxVF4/TlCD3dpOyTtUIzpI7+5dY2t
        L/sIvLj4mxcjdir83pSi1r16U/iyc9D/n8+6vlMxXR1vsUXH0nwmE3h1VvCpY7uUYVOMT3X7M4ThG4HLt29/9dFu5b45066dtzK6ZyDw8a3ujCndo2g/y1iq
        bcXae/w3Ap/95rQnP1WO6NbZlrRmdKCSwGtH6j9O2qus1XKmDZMY/1NM4I5703e03acsaJ22/DtTa9YPBC6/fW7JmX1KclDXjY88yfotisC5L79YenC/cip0
        t7nboj6M3kL+zyT9/spnSoblwZT+uVGsPr+S/EPKpz/0uXLipbcWBHzI6Ezlr7BuboySDyifPvHImYC72Dq7hMDlorBmZw8oYa8ZyzfWMvgYAq+9/u3Kb75Q
        zj24N+PTu1Q8JPDizY9WFHyp3B03p+2FR00Ubob8R4QMG3xQebTgxKW732H9f/Ysqc8PmS39apSIlc9Ofv4LRn+qzwLfMj5heo0SHv3SiO4zGX1eRuCVfef9
        ebxGib15/+J9Z1n/5BB4TtzFx+2HlGtvDZ+v92d0NYXAq1f0nvraISX0rUO9bhxm/GcUgScf/CXwziFlR51y79g3WXoDgaeMuNv8wGHl8qyL1U+0Yv1c+wvh
        h78vrNt+WLmqSRl68w227lQT+PgjP10KPaJsSbIceeIk6+dlBJ7yYFT4vCNKdI7jldPTGX2bTeA5r37Y5vgRZXX8m50LuzC6PYbA5evKqm5HlQd6PBk4QMfG
        JYHAi18LWLr4qPLY5UcGbdnBxtdM4I6t5+KvH1U+bhfz+ZgdjD+s+5mMS0Fk/5HHlPuML1U/8HQLRv8Bvv27z9YfU+rP3/BbsfcGXdcqCbyk7pka4SslXTkx
        86Xtrfv4bBPW1zdU9fiUwALrfDcUPxKoANKL8+Rmg15uoP4B2wteUGEtoXmoK0INtlXzddVbGBjTq2lBOKLx0CuxsG2KlV3bsms7dm3Prh3YtSO7Mt0brhO7
        dgZYHw0X7fHcmd138YDVKRquK3u+i/zrBiwig8d4wLuTfz0YvKcHPJb8i2PweA84tD+RwXt5wHuTf0kM3scD/v80cecoCkRRFIYNBRPdheAiHFtxthXnCcXC
        CbXVVnEemnbYQSfuwQWYGpi4md6A98IJTvDzqC99VNWj4JZ+NXLCXeQ6YuuBe8l1zu0D7icP6N7Ag+QhKQyPkEelGDxOnpA+4UnylB4p4WnyjJSF58jzUgFe
        JC9JZXiFvKqvWniNvK4zgPAGuaG/MIA3yVtSG94h7+oRBd4j70sD+Bf5UBrBx+Tf0gQ+JZ/powA+J19IS/iKfC1t4FvynbSHH8h/JJ1tMMv980t+lE64PmO9
        mNx/O5vFeg9fb66F/fUwHP/HlO/5Bho1SwavVwQA
        """#
}
