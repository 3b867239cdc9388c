// swift-format-ignore-file
// Written by scripts/build-interactive from Sources/Interactive. Do not edit.
// Module: 8409e304e7ee3c7a0598baeac9e2209e571bc624f5b02953993365ea16090c6a
// Sources of the module: e0b49055c8a7db12574942a731be92b478ec23a347e0ceef9ab481e2992d3079
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
              phase: phases[phase], fraction, velocity, tree, layers, channels, settled, duration, overshoot,
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
            if (settled > time) this.#skipped += Math.ceil((settled - time) * 1000) + 1;
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
        N9WH1b9XX1J/qD5iw/+H9p/af2b/uf2/2xfs/2Z/x/6Q8yHnN50PZf++oV5VD/2q88sfdj7sDAxs2z6wjdwFf9cObHt74zeN/q5500kHP+z8dEm9s/i5c+En
        nF6lRq+wknAoVqsIMhOrzy6RU6okobbCjzparbZLEd6EFUpgBd9QyhnV1mrbj2x7ezI51rLathJrd9mC34RjlSitevps+tDd7lST3Vy2SgTnQWKFVqSSc/QF
        lWglL421aAUP8hglT4Ao+iRS9nZ7u7aRlIJ73O3IUavwjBNQ7Ov0s/aWFXmdo2mW2q7NkpK5o1rtKNvUoMedyNHU3Iq2tcK/0NZOeNoxpXlaBc1UPSt4h0Wl
        UnfcTIVRUso9dira2ksBSzuVGw6XlSNVoYg1jtXvWFQHvxJREA56TA1FqqQCk+NnSnZx1D4unV1CZ2ua47bpfXcVvn9dHebGfczpDpLvvhhGHlpvjyLrB2Pn
        bFweDE/s34E09LGnJZNbqRBdHtQn9ldfICrLD1GBdpLmw0HsUISToCOT8ddD8oaVxAlzsUdedRSjT74+2w+0i3bktEcpooBqqYfiQm0tUf30SR3bHUgt8wtq
        WfO0FtTKTsIHz0ZNPMp1baBWW5/WTYO9p04OjplfWNPEAlof3q4Lq22XupucRo1WSXsliPIYtD0EJgSC+NvTExVp+Io7yo4OdH6dZW2zLB0kilqq83Dyuojx
        K5YwdPZxHobtkjnFNxEipaZYZ7U6O6hPnSSYxnijlfysvlB4wc3nZ/YiiMrUgqZ+p4uccr9DI0EFNx+OMZN0AX1e1FaUp1rmqTWBLtZXsginiLoORfmS8koO
        A1miIj+xIqpbTvvbLJcczC/KUGP6uuusUqJ2Uke4NIG1s6tsY5x5ans8Ma0gskwHl/BpCe1OLr4YYlZT1rt1iZBDnEcQSCCmciqxo3O7j9CAM6xStBvbVAzV
        m/xU4IOx0s7NNAFz1EpKe0MP+sUEdvcENMkB4mpn5HAOir9DHg/GuRspmxynTwACbgXIBhP++OFYJrHNWfB8ycm3Pr+x9/TEysC5SuE8hyFiOM8BTxCcAx1E
        HmVPjkuD7OwAytI2MIarPdPvLjqcgnA8VHYoshk4tG1wFL28gcYOc8KrxPY+9nvobMIj+COoS7+kNNQQ8rlUkicl2aYkk8Ll1yhwKPKkpGo+tlRQvakKWsCx
        aCghOu5KK4jNwEQqyIaXmp3MvBiGH3e0T1kT2G/XftqfaugmDKdWFXQTVUKqoP2dZe5qQqjJ7IthpdqGiimegLKaq6UZhnwzSJUYo3cEqBm4muqYZ3g1oKhL
        AAMnpTWfr6E15DfhmMiytpjWWExrPt+I1ljJyymtmSLCwJ7PZ7RmytAaqvfLjegMU5aXU8oylVIWHnZUDw1TGA6g08hKB4fqZfpDoT+AfhRIQ+3gMPUx5Vs0
        uYTMgmQsERoiKId7n7Fs0Lkw/rQTBPerlJY4qyyDrUZ3uqMJTWWbByR2gQLdxMXfHpozNigBpoJDcxpkDgTfQZ9zY6iUPhvgzCjEkaopoWavf0a5a0dXj3Qd
        bz9Gpc6uGYpb6C138SsreS4G0oNCa6Z4DjpHMQ3zNA2DbBoGZuSBdgJQZqbKgWDc+n+aiBdNAWcoauISuKM19XiBPE3wuASYTJhpeu0oAxsUAJJcD4wAyDGN
        FIULCBd0CCeUaMqA4DHcDXAkHJaoXVwcQJVSUTf7QKwMuXmZbHlBVJTXg/skz700I9OE2qWGkZNP3KOEMkFWl9EnBENd5FCr28kJ++xQKhfSsICfye8qWwFB
        LpooODZfdkoFQQBIR0CjQ4Nd8ZIGiKaX9Egpz2+BId+oDUronEG2rmmDizbkq23ISxsUt0FJG5S0gUPt6DdqQ0BjTzXos6dX0lS9JARDqAA3RAnC0fl9ZabS
        amfymiRS6Ayd39uTAH6mV1bCgqbpML2SkBPNmC5CJDSqISghNbvs6ZDrv68MqHaHkIUL1oN9DjEpwDCOdvfE7hGi727ZpWx7KyAxnBZ4zoooFYgKva8QU6QL
        YZESULG91BPM9bUAFumFdtG21XZ7xNUKadjJ6cLHLURVOQlFbMZja1iCs0qSakm6OoiaNGOM6ZVgp/3YERwtzHWcMz2fQ88T+l7YCURQMApAL6WDoLZNxDRd
        o7o1fP6D26yl8G2zulAZDIkD0AsNcIPFqiJj+ccQoxWGmEuL3kruKyuBo1qSCXKvoC7CZMrT5J7+Q2so9sAi6KDPPt/baGrSv+M6oMZRQzzgjVd6dbDWDq+3
        +Odvv8sgKpNorlSg6CW+a1lj1rQmf/SADtbYITMywqm3Uk7TvcKDTpBboLrM+IzfqCcmXWFLp6ly1iorAek731uJQ0B02Ep9boFqoI9B2qin3BuYA1xNxDnp
        SD7/70JiKB4de1gDCvFww2aCzDnLQV3ghtEhQk/2Gkf3O5p8h+YCYtQC/QC5lqBHJq/TFjBjU2QZNIUiiUYRauIxo5pSfWwTXRN5fbS+UeSGRpFbG0VubFxU
        kKZ1wC4SDah5uyPaJG+V3vSF+LZBffo5QgK3PYfRpoELtlkXfPCiffZXfYGjabhb59r1xrlYzQXuFMLrKbxBwpMIY0Jvs56BlwjeBLnJeA60zkkmfBmoKTUU
        2zRQ3/p+mGgmAu7gl59+6UN//p0ffPs6MMJUg20WYcHB/yqx/0yxPiGTl09U6T75TRg4WOeZ7ueZ7qfJUrpPX36r5kvym/CCL78178tk7GTL4F/MfvU/P/u/
        /tknprC2S2ZPtMyVBJZnr3vbTQM/+P3/9t7tAAPOV7iIiycMh3GBPJTFWscaoATnKYTPCa74g5fTD6jTLlhEGDjFqteKzDdtrtQFx4hsN9EoDnA4z2vMcIzA
        mOB5yuJIpjOHCAxLffZBsBjbrPdoq7YTD1Asg3qffTt5Hx0nNH0LeQhX7JcPdtMH1E6aosl3LfByvZVkteSO188reT8BDmlKVXgCzrhET5LfU0g2DwAxEY6b
        iSA8QB+vzoBQgFgAJQsBc30KmOtTwHQBmPkUMJ/3BCA/6QmATniJ12CK1RbYIP+6105yxicUnlzMVegVsznaWePM5PqdcR+s0Fg+ndXpErDJdR2buOPkFYLj
        kOHY1usHHAZ5GpxEcKsDGjmNVTURyVfY3Wadh2tG4hz8T2AoXoKv2GdPol1o+9vtKXjRB2+3X/ZKbpB89U0W5prC7LSw/+xIUYN/c+F3v/O9Ur+zaCnE6K43
        6Nqy7tmRBWavu3vHMIjm17KJa8tMNVWxa5Lq9c/8jgS2P7n9dwZoVi9SUc9UVDXolUezXilcplecYK7URgVd2yRExGIiMldqIvcv8zVxh+hz9OGrb7IPc6Zq
        VoOqXXryzVSNV1VP1yAf8psweCJtM/KxGfk8PR/5TKVo5Bx5XFo9JJMnWgYZCz0PxCK1sZIJCpR5HZN6Pkmeud8I4X06QzJO8qQDike5rbGsfgtT9/eAjiyg
        ozEH+WDx4aJgePLIBzUNUB5xz3FTSKxu+DGHCEV9lyXnPUIWabZgQdBJ4BJeMnN10sxVdKx2CAeOOXOB9TkvSJx6jHG5qXt9o6m7kGIu+nrr5V9vbIQXLuaB
        F07nK4KKs/lvNdmY/fRuilKs1xv0Vr0xy2yPoDBeRc3kmfxRRuFeabw7lacuv+Ax+huh1dtwn33JdIw7jXcXIYWpfpRc9Cop2an+mPtwGsZf4LmPXKUVflrF
        tII3pjjWWet0UbeSE1L3keNTN1ULtkzNtg5IfTcMODMM7QNUx8aDV8ebpNh2ByRMGPfzLjFVaOekSxOScOyUG0S3CRkJQ241dYp9Q0yY6zREQxbPrOd4rozl
        UCWeXxJxEhHTRBsNISL4FkKE6epgsVUToek15T1gSOp5C3SLnqmsAgLc7f28lqSFxX4miqvtW2hVQcv32+OQoJ/I2zbrdnJcUE4bL+7YZt0B33r1rmvUuySX
        A6C1dnKRS7iYlUC5HYxcyf5QHIJac04HEXFG0asQS3ttUT89FD8w12Ox97SKD8Hvhr/myAdnCHUwF3oaHrChD0nBE8oQ5+exyMPTFJ0PQ8gATWeU6gYDY4Ah
        MIMS0EIGWUIiKZisHb6300KiwIVWWV7qc5+FAbXzRnuU87leytlb40z2Us4U4U700nC3Jnb4tFMqBdpbTSsDGjVyz/eyaCe2b6aFOg3DvnJeBCQshKM1S4yw
        c7SylnDRhi8Mvp7+rBOp/59ft253mSprdy9WHgAhAgpefuSJoTRfb130a5qqXjK5sZI0J3/9G+mCgIAvbObmnN+I5qy2X94YUcIt9tRG06zJjWgW1jO8RqFe
        RgCTbkHkXOm977v/LuwnWX8rE5UWF8uc6FDy2m+FEeaxIVRMNZmIDS6NbqNehqRY33Yyuq1Upp5LxhZU0zXVPGOq+ZSp5nhazbHG1QwCWSxhZYmlVdgSLX3z
        g7kgu9LC7Ja86eyWIrs3lWfPj5bnksUzBvAZiUh9Ia3RW950IT1ZIdIEhvG0LBTzFtB+n17Q8ns1vfgvxUq0hsU0nZDR05/jsFRLvwXSnFaWc+pOOJZUnCAF
        8uNqc3qkORfbKzEhuimHawjeYKY96aIXM/TCDdt0J9I5hAOIZFNrX22PQkyOsB3NsNAKKSUkBOHxtIFA4e/a2QuJwjfZu826CPc2zr8z+dZvp6Dnhh31XTuP
        HAGM5261hSEjxGOVaxgyA/6oykw7AXcTJM2tIrV3dvGWmnNTGewZiy9WG7EHpDdRWdvrVTFiaXmBGmdjs6EJIT9eFroJTShsaBylrJbpfOIfHR6OtHbP0px3
        TkQ/p/Nno5/Xy85Gv2BDxu8kV6F/ZYuLhUJjrxCXk/zj3xBSTv76L174QS4qLSLu+BH+UTknv8+y8fht2D3qWdq1pLOjva21JWxuKpeCYsHP5zwsK7TVHSQn
        fiOM3NKKIPnUk/Aso/XoeUcWTsnsl/7kD6lOpeUUOY3Ib3/lc7+Tpxff+NqHTnj0glJPfBCfLQ2S/4U9XUHyJ5xRZ5D8PXuWBMlT/KotSJ7hmA5KzKW2BMkX
        fsO8+ktO0xQkX2FPOUhmnzAxv8tpSkHyAnuCIPkI51MMkm9xYj9I/hSveM/mYXTsmE21baYa0ldjX0bVv3nxGw6l+PbMYx9HkyiTr3184Sct9Iqy/fUnTbbf
        4RLz1DtckJN2xHe/8oXv5NBDf/HH/wXZ5Yjh52H8q7/4376DCGJb6nMuUaQ7PzKgSGd+ZJki7fmRRYpU8yMLEU38ALTaJaeE+YlNjcIwBHg06bqiIpx2CLUg
        TGzXTXqZ2QbWQ3EzEdUyTUGC1sNaD8c+dlQt7AsSM3IWq+IT8S/uj7t7ouW6XRezt3m8vR1vf2l/HPVEKwf9QVeXP619bK/GB7CLGt8xeM3pQXUivpOIymB4
        Ir5rf7yqJ7qbk7Z/mnJD0ns46W0m6b2n9O1Iet/++Mqe6N26KWmvRF06ByfW5WTl+4iWl49EBd0Of0m3H4kCXT6rm3iXM3qPbj+rc+L/ZX1HzUZuVKFK1ASH
        tPXp6KAufTq6f7A5uoNq87o6HHWQ//bqRKIp2wFJqS6G7uJP3j7HRiLNvAiiv46yGgTSI4Ycq1wk8/T9FBFQ7ellN/gijpVk2APlIBDTbdS1jw2G1BGPxe+l
        Gqtb4hIyfbe+nbqpdCJ+1zsodDsNBz75BRDulejf08/F1o1ld9C1j+v7sG2d1twL9C/tT/32qB7KAroZDDtlFN6umwkfgp2IdceOstVtEsSBZq4yWjGoUOks
        zzTnZn0PRGnN+pexp9wMGXb1AxXUJjbP20zN3x2t0PcGp/S85twe6CuxszsqXZlHdVR3mtHKAPBx+rkbiYVLv3lPdHvWn8lxfk98PIEHvKcGr3tc3/bYc0di
        a4i5vZg35Hf3nCVn5fs+jZ4edE9SFg0rK5lSawKCbAKQuA2SXe3TsC/6rAWHbrShzYCDK+CAZJ4+SBEFqkybAQeOlWQABw4GVWC44zGAwrsot7v1HTVwcAdN
        X6RlOFhehQOP4eAuDHVaZcruF/enfurfShag4aNcBAh4Odql2xgI5G1XCgSWAEGWYZptsz4gQPCeeUBgCRDUJDbP20y1301NvTMFgmpb7gio8qsEDLgLXVQI
        YCCfLw9objMY+NlX78lKIiC4owoEd9QCQWlIlwAEJXIYCEo1QBBEd9BQl7TMurKtV2DIgR3VYSLb1PRGTUn7QDQegOHTTY/IZWSbwhKzF7Swinjv/DB1cGDe
        L4FyxHzG8Mp0Pfuv5AyZNyuFwZtIRVhU//zg6lP6F4BA9c8BNdNqQFgt7Jk8HbjWAeKqGnJZZeaySs1vpqQGnzv8+eBThJ6nvv+ozcUuWKgQLwCuc+N8Prrz
        J8NFS181XZ5jj3/ssoSBpdqHS+q52bTYGBy8aGI5YNkhINfxLtaEEOS1p1ygr2Y3VaK1ZpdqGbY6Ng7FRWyY8Y5UE1W2mMysZKlI3RaRrn2VbuZQxIW3iY4P
        veAduBmbNcQShz9wk3EbDS/U5FUrvcrYzoKRVVU/uj7d/XHqInsbRW5OI6EIpjfpXr05e3tj9g5ipE1wQsrFhRhpc10uWxpl3dcosr9a3tYKldWrN4W/Dg2X
        /gGHstZ9A85qcrYMOMTQQ6iTD5/A12cIJvLJJSsVcCxsbbVznKBBuxd9vfnyr7cseJ28/P0wuQoiZuKI3OScnfbbluyzPfOg1V1tv2TTYJM7aRNX6AJYbYJe
        eMZtgtpCeMYhLKYLGAbO1OwOudjszfrigwv6QgUSE9PSIdn8WgBNBHBbD/XZm8m7tULRU9Zr2G81KWt68Q3rBbY26LNXkZNDNfIsPKIF5TxZkUvQm8qKANx6
        44BzRpO7fsAZJzeZ0BUBeVM6BabXVmqmRieTbnwfX8XTYyKqSKLkEWW+mLmq7ovqVJqMK/I6S6ubaM3YZ39tpXitmAIXVtKS9mNOtCJxUZeVlSyrVoij6iat
        CbhNjsezqwg9yQ4zW9uxSsOMdYbiYJUlmcUl+tBgr5JWcUEHySRP4XL9FC5UpzAx11BDYN0JP8o585eUxN1DaBCg8DbJLyqZTftmbIu7Q3GeFYHQeTmsrruh
        ppRHSlZ2i8tpl/igd927WDsLSjSE5pp1986yg3IgP1t/GekbiCclb+5JnKNDlFivvxcaHj42CHLQS3nlo1jU6SiXxFE5mb1Aqz3MpHwyQaC5XKe1yLaeUhxp
        Grp8nTUGfacmz1K26zpBttcUrSdATT/bTiEVZOoG0foqGuQmz8+lZs/qzrJbt/m1/c6ygymwvqq8wNxGzfbYnVkT88mUU4l9Xe1Migor4e8qbj2NxLgainOr
        sKLw0zR5DEpWv1xWN4In1I1m6cSYi6FM16cS4DdTrzscsAMZbdlWdXmH1IfQE0vPvCCXHBWOuZdfZ/lQV4KqbA4OBCk+Ub1yujr7omnapVGM566eaH3yWjZu
        62ncvvelFz6VRzc1g20iBhVZUy6sJeyKLpuMOSRLzdz461dQjp8uuTSkhGiinAiP0syCyKfZkAMKKaW7WppiXKgYlXQZKkYl3QwdsdLgN/7mEWr6QD+1raR9
        UWkFfqGQbMCF5DNSa+KIJUkbckdnTLvohQLzbwrSTyhL0qLZhZ5UCSIkF44Vt2GeNO8mqC5xGnzu6uZ9RJXaUnFyGK3HjMl0q3yZ2TQLfKi5JfnETwphb+QH
        /Cp2pcNchEpxm9H2aYO2T3PDj9Bmnxwuj9CkHSZodRVruNyUcrEeITQ5BNoOUMebapHSQU2bBqDYAqTgho8rsD4+K4s2Fl83gzV8oFQyKppZWVizxm03l31T
        VtwtpbXtIy5JXupuyOmxJImbpfC5X7Chb4Mv7IqITQj5cNMfmLvNtqBiktXtlIJg9XJ1a5O6FYOaHsP+YTr4ZSJ2oEg1r0+o7G2p/rON0tH1kZsaRfamkYHe
        NNeue0U1BkpD66uaM1kzHlMlPzABqU4yJpjBDU8q6PC9ie6nRU6AwxkFVqmK8gTXZha+Ye9ABXiutJRiRoLajXLM0jxnDORMI2LwVa4G3HOGkOXC31BRLhDS
        ksF4biGMV1MKYOfACamDUCSWcjKsaPCIFRhCiIZ91Y7ycKdtAvsAe6jgieCZBDeSNRbczhsmD3Q7NqNXkeMC2bQbla52o9JVMDxLB1JZ5BQYIImaZxyMrYvo
        dBcOdbpeAZxXRHZPEQ+A78bBC4x30NAy6qbKgZeYugL9OZ5n/soD13BxHbELhm3oTlXtXKEVwjZA5S+XzKpK+KSav3Koe5cuHeZKWBXSmrdmTOdKdz/wvvce
        ReAbhsA+UEP87ksVPcZOXp3cu2NYrw8/4uj1dw2XlUEttaSqyggY4o9vUebMH9xjQvjNJHfvKBOH95rN2pjlAi+hSkaEl9eFnazvOAN+KHzciTuyxowraQoR
        hrXORUWTjSDqVRUthzujokhyQnfV5kUDx9q3PVGb0T0uJPbuiPAr0qXCQ/AChPPob08PbzRyBm2Sgb1bb8x65a7haB1n5CIHZ953hep3HYA/hqYucgIoX7ZD
        7AuY2gQdk3a9HDDUriNwdiuxyZpn4rOz3KHXQeZQP8rS/M6G4zsvtrdh7OZU45HrT4uGaCVVdyWkNnXptiwCS30NY/sbxg6ksblkwgY3kCI7ArFe8m6G95De
        Qt4+eA/rfvIOwDs8j58tMJ1i2sAHVJoT+yaabM2JQ3woOe5NZSJbiQcF4OYkd1OZsEmS31XO16q1Cu6Ys2wdHWE3jI6yuz16H7u90YPsHojez+7+6CF2x1T0
        AfYcin6F3QkVHWPPuIpG2DOloofZM6mi4+yZVtEoewguxxT7ZlX0iPjG7OhR8gE7lPWjwP7jNvkegW8MvjH4ZhX5RskzA8/D5JmG5zjULOE5Bv1KeEbIMwHP
        B5ATPL+CjOB5P3kOkfsQuQfIfR+5+8l9kFxaRugj5PaSe5QJUhkojyhRGSjPxW7D8FxkVXnhbdazqN3hqrZj6s7tgmqCnajD26xnbM6gx+LQhI1lYkYhXEMh
        3PBDKnJ5CenHrG+PM08uKESzoRDNoBDlakpwfT4WtkRWhUIwZCW/YzPedIN02UzYgXp4vc5BTwIonjzUm1ifYkYW8FiOR4QHz9ISax+DVKxkzsyNy3AM29IF
        ne+gMdXsEqrZhblaxuTVNKWxRNNdN6AR/L3WN71hDt2BsD5dlI2oJkRbOE+7Eq8CmuCsrtarLpPV1VlWVGSaSx/n4kjNtJZ8mqHvHFyWh1iKCdOlV6X59HM+
        LvNhNdkP8Cm7dHwLZnwLyQXiXKlB4VMqKgQyhctmeYBQKe4y49wlnMCCL4QjKFCZ3lFakGboYS6wAaop4qBgqFfi1MxK5hCCUgeAJUWk1G+LIVIiib366AN6
        MzX6bwz5I5I49MvvvYcDry4giZZ1X1X3sX373TuGyzUKjl+8ZwcVlwYP0WvCR+tfc3gzwk3A2+Ru6IlX8umcHA5HzSfiDRFpb8PYzQ1jt/zk0HZd7LaGsdc0
        jL22YexPNYx9e8PY6xrGNu6dpGHsYMPYn24Ye33D2B0NY3c2jN3VMHZ3w9gbGsbuaRi7t2HsjQ1jb2oYe3PD2H0NY/c3jH1Hw9h3Noz9mYaxtzSM/dmGsbdW
        mYYpwiLVdx9R2RvoQwKZwzMFFiLHC5LF0k6CtYCHyPYwDopeJi0R9CPsIZp/FEyotXjaQ8Q2wD1AbEMu2T60aML9xE/A3U78RA6nghZL2Et8BlxNfEZu0VQh
        MR9wLeI9ghrMGxjMG4S/paKAFzxm7UU0lFeD9Ri3XE0plBWSj3H3IJadxFrY41idE2thj8FDrIU965CHWAt7Bh5iLexpeIi3sKfgIebCnoSHuAt7Ap4jyAee
        o8gHnsPIBydah5EPPA8gH3gOIR94fpYw+62C2ScR/hkK3yJhcBP6HRR+p4THEd5H4f0SHkP4JgrfLOFZ7BHspfCNEp5B+AYK75HwNMK7KLxbwlMI76DwTlM+
        wj9N4etN+QgnFB405SN8HYW3m/IR/ikKv13Chyh4DQWvleABCg5QcJsE92PngoL9EoTgdjMFt0gQ+xrrM3kBhPl65TYL6rBBldXJWJwqz8OsTjCfrymnLHDe
        kEac92xEFf2G1MdvSH38htTHb0h9/IbUx29IffyG1MdvSH38htTHb0h9/IbUZ17sdYvQ4R+L/pRqZmgpFfOHv62gClTKZigYFj7PXDYztIwZGlRTYvUokrP8
        UUzQGhAcmweCh+oh8EA9BO6vh8Dt9RDYWw+Buh4C+ShsKV8DRC4O4DO7nBd2uYwmBTcza5M3EsW8DiAjLVNEJiNt0C20Si/ViTvTHsob0wuNeqjhR2ln5TMZ
        qXZhCCFgmWRjnjdgnvf6VOwVrW+wo32oOonecKWRzb6gutQo+TjCAcXefKPcqZLE9UZuslQsQ8yb4Kvtk5BfZSVQxJgdQMKH/N3FFjWFszovUvxofe0aaTHE
        wZ8aixGXQy/dLB7rIrf2xCMFU5F7d1XknjNCdnO8oLjGubguuk0X1zqz6yhTCl9aF90OqdnY1ZFbIzZ7HmKz2/udiQ7ZEzwD97Z+Z54YzW0gRnMhRjt9dSUq
        GTFa2ey+4UxooU6MBgMYNVK0edtu1AVbqVsKa51eiIqZPh+iEWogT3uggTzt0JuSp1n2yALF0MvJ03AEv06g1sQCtWYI1Mq8LxhEOSNSoxWQOWgt4k8/9neU
        IQTjI9nLshPZidoZu5Rw7CUJPah9Po/tpoexXew7aJ8PYxeSZZXwDAvHl0V5kVdHzehiLtHfySIllLazjPUXcyA+1PgLkIMuw0aTH7djanfoZqwj10P+ukBC
        3MHCu/qy8roDEzyv22smuBy6b05mLaqHbDlVN3JkpZWOs5GYBXWR69PI2rVeOVez0Xf3DrPwNgJ0rBOP1Ay1dlkrxiwqN8qiUmeqMHXLxHz9MtHHMjHuSFxs
        veQ1b8k0lqt/dJ5cvb2hXL29mlK3i9QkV9EdxD00bHShLnJTo8jeRpGbG0VuaRTZ1yiyv1HkQKPIbfUkOY2+plHktY0is9VnY475Y/M45vaUY+4wvdohvZql
        lF4FiM1azDFfS2Typ6oEeBsFr6kS4BrRBQhwjegCkyWVhtbwfJuqBHgjwBvbHyC+2Bn68SAwqApBf8wccnWkrxYvYv+bNVDyaZcbUf2OstPwg6CKSau1CUTu
        SDSlXKcmQsGUppRTmgIKWYBeEW/elWTXE1suvGncLjwAtn3zsg/MG98lPtmJqvKh/NSQjFS0SnKJDJ3UIBtEjjSMPYHmraSawzOzkqpMby6shPqCYjKzxjl9
        tZCz8auFnJ25msiZIWNvTL7sBuSLqiPfJ5O9gK9alRYADasFOMCy9OGGiqRLNwqLycTV8lGNbkv6CVrKhcGYRfJEDro/bqr78wRvwOWg/UN5BVwPyno98Cjn
        Wi2C629Kz4e/Cg0ja2FDoBVVXEPd1W+z8k5RPhqHWlIyVazJC3sfJgIpwkr4a5CR/5ReS5nJixr+5Q0HKbHAG0lJ7mpQiNUEF/TowmMZHhqPVXisxuMqPHrx
        2IzHVjyuxWM7HtfjsRuPG/HYj8cteNyOx8/jcQCPe/B4Dx4H8TiEx1E8HsJjBI8xNrF1UoW0NL5qBw/hRFQJlxBkgq6zXlK4hLv+jVoZ6GXYUVqFAy3YtFxm
        FK2WzVO0okHZ+KMcyvuRtCHZTlEJWrM1yNUxyNUJuyKa2k6GW4kgix2hOss4+SyhWJVxeNBFzM86lCkIYNIGeo3UJoVtPtxEz6liJXlCojpr6tKZrTA6k0s/
        CBPYW+uJOgN+Ecu5Qs3JSlhtcK3ybK+nwSdiuadTW8mEOggV9bdts9rp6yv7rJAiOypSm7Qe1BN91icVqxKHEbaig8ReoKdq/RjH13iMOhudYbO44cj8qkq4
        DLPGSybfDvuDSxhLwiiTy5ZRjBaqA7soyTifeN5kb5dqxW6mW8fmQqpJequmRarRVdMi86KbGkfnFuZco+daG5kZQqk1QQA922TKrSRff/kLL+aTb0xNKRwd
        Amgx8OH4o7XannFh4A8iQxxrhWcKZ4zpzasuyFa+rk7FtKT6aD+rFZa6IZcR89q0cDPM1SxQlnigwQqzIOc6p1iDsqDDvawxX9KhWRVn7OFdfJSitvy80X5N
        zRKFsrJmixkqYKuV0Jdzw5vJlx8msP2oAb5kykb8Pm1DtXI3OTmw+eE2a5D8TfAXtlkJ+WEMJg62WThhl2qpxA/w9iCN2zbrKnJoZq6GXTcgHFsXgXA43y45
        A91KDuXWgtzEBIRsI9qgt1SpP1LmlPVH7QpXWYKNDqu7U462s9GuGfhnnxlwLjhiXWLaWeTjGdicmXWIil2jLGM0aLU9mYLCRAoK4wYUXnJZWdUVHOoaHOrO
        w6GYNCkOfVOq/m84VQOxu9fwlO9HoVv/7UdphX/bQmCiBWghMEc6LZncyT86BhXSpKe6SpBn/lsICcB9GyUOl5PviZVI8c0Udz7/hxYI/ipwApTsS1am/IuD
        xVdWpNJxelAcVgWneyMF9096IyCzf/wSn2q3h5OrDYNirHuNvxYmLWxbkWAYMJEffIQapvsJhdYeigYo8zHmqCItiNMWUA+tEHSWR7rJ74ecEkYHpovkdvbZ
        r8Dt6bPPw13SZ78Md2mfPUVucqGIHC+tQo4vmPrDcsF4iaLPlPglsQgq+RfTf3MlewFE2U+FlM7aZv0m3E8yTTq9EpYF/i+TJTcr7HfOtZLfnFz7TZgHmmyV
        LydqXjzU75xB9FQrejqSjubV+KuIvtjKnUCjEjvJVWaQ+PVkGwxoUWZtcrL3jAk/BfelNnz2SRoKIrSvWOa780SK+LQ/5cg0chz5hnOWsnhyZpX6GGp7Gkd6
        aRaMkTt4EiD4P52yqRHt6JcGNiXOLfLCnW6XMZptlzH6VruMEZ8ZpjF6tV3GaAYuzRg19tNQXmjHcLQDlmrHarKTos91EsG8/Ci91C19/Vm4L3fDVtH88bmw
        bN74TC+Tb6aW1Y3POUTPLJs/PicxfU4vh/mPuoGZXi4DMbVcBuacCb8E96vLgf2yEbm4IhuRqRUVvdhQPL9ChmJiRd1QTK9YZCguLPLCnV1R28WTK4RPYrxB
        K7WyoJFwpZyjAY56K5CzcFu+LJF+UnYLjFzRqrVfEFQLvsKs/67IbExcITYmrpiHij3YnatAgx2G8F5ZCZN8a5yplYR9W3QL8O9KkIEihWi5NRaY2EnEzlJs
        MtYBpqclmSliErM1q6q5ONB3HTGZX0ZrCAcnc/NiDWU9s64Rc7B+xJZSrGjD/BPdtKqIg2RGHU68B1l3m61CeSAhW2sO57PZrN5kJUVTx7ZpLphoym6cIFrj
        9Pbb25MlyWsfSQ/WW8n2odgJO2ByJdTJxN988xEbC7Xz4MChJufSQvk5+Etc1nk2IFZb2PakM82ljU0bR2yl8npq7AZjV4vWYSp0zeF/tu394DVqD/tw9v8G
        +NgmGPQfryeHBmh70po8/VuZ6Qmqi2sMtIhVFtTITWvUNK9GV1Rr1IQaNUmNvGqNclwjTze9UY1yNTWa+Mofn7CTGEauGtcoaU8+X1dnC3uz+bAd5Ws8VsVs
        /3I1rVhN/4Ze8p+mLPT5y5Ir8XHEOX3i+GFuo5O2MZzXRl1tY4g2htLGQrWNAbeRsnujNga1bZx+7OP5RGdtZOPlrrSAi2iXFnTVtaAj+Vpdu2v7Jc/tsBeB
        1O7LQCo3Jc1GSXsV9fKfc3d9idhZVDCtnSWWoB2xNuryS4dr939MfTJrk+I6rydYLyXfHk/rjNg89zz5SmqRunb+GHUVmJEZ9SbKDmDgZ0/ElnxvABe+ztqN
        heRqezvNqxYeY8idWkQK1QKbS0e1O4zhPcqH/lPzkC1icaMFZzAcndobRjfBhgUePh4lPEI82vHowmMZHhqPVeGvw9wyDNQ4kbieWCKl5hnzqcTnCGbPcN/E
        J0ITBW+G+bUyWFIRhbBDWsMlU7+XpSRvTcqwCZZ1UdDsGmaQg3+xlTNqzNNzQ8SGbOxgv9AR81O1BrtdGOx22GC3UzXY7cm3Pr9xjMHuc/8SssHZqm16Nc82
        PZs0NYY7XKyFD7tyKAr2p9yjlRu0S92h9h3eIebu2eR9j2xc7BBz03OWDX7CEvvfcsNBpIzZbWM4W6udZav2e0Aa5R/TuiMcYkvp4lOSsZqf8ZBkPDQvY5st
        ctMchA0Ssf5d/cyVRpn6OPjMSfXibSbSwT85uITBoZ532HSbMffMh5i1EhVLB4NhYzBstnsMY5I1w+HU2U+noc2Gw51vP32ah6N0sNFw2OaqgOpw4NAYBmSH
        GGYSY7pYrJUOxrSCUHvZtpdKr1Cw+a0y1hcVMAY5MOeSC2EnModTTQ5MUCNEL2j1WYBvvSpeo4p8VwV3U4kPc4tlbYjRhQ2pVoHS7OUVN2pS2Tcs9xM4xn65
        1C4pYaRwwQN8jtjxhmlAtca2+tkItg8O1U+tRSr5wuHktXa9UwPyl/10YcXNMLvGYrsL8bDHxzXAE40VlG9sfBdWUR8DH2H27WCL/XdTp7OdRoutj3ezWXbI
        FViJPedslw00D/PkKssiAOEDhsjF460HNlRDq0yoLm7ah4wSBwKd5IcUMaV29mhnKtm+u4cTMA89zMIu7aZnBCjtgX084w7sYud+Cd0voUMSOiShoygCTO9D
        qIHO74SRK6pY8uQoLIY/Km9KpYDWwfXpipLui6N7ykWYhKl7WWCL+Ngj5Hqu31vOwVpMXRq/moGPI3Z1L/Py8hNci0dMLXwAVH26XDWTHE7j1b30pBbgDyfU
        rjJAsj6BW/3aTWywFTj/RHxQHvruufSdk+AoYnLCVMOuTaaqyYBenAbRiRsQruJDoXyHgq39m1kc6wtk5ASaiquqBg5tJIrdXTFsqO/iSZKDtWqVjB4BQBGy
        ArqD1FB7FVMSkkW+6DQo3nHfXWbUDvzpI6uhxCG0g6N32t/DpyeRUGl/N4vDqT5+7cY8N1Pzd/YNPUBHN7rpK3snW/BmXLVLTmbaVEf0t39UonkHRMnusL1b
        pjiq4qUphzlpIGltFoJ6vIOKd3EumX3EOZzMPGLv4hkCkdolxMxSDDo4eXzGOhxj4oHc55IxChIXN8yGe5Ixf+8w9T0mD19akePp4u7swVAqjn1yCt8nH5yy
        dvbwXTkRWhFQFHGA6Hlqsrs7VrBgrsrYlbeBAX1IpnF+qOa8A59HwpYyTiSxUWPNdvuLbLC/uhzj3TPeRBOjGISb0OsQicHivM6xjQOaDVYgNt95Qw2ybVtu
        JFllBReVrUblOhTC3McJbRUEtwJqnPDOmNByKGbNnWTl+4YZ9dhyVhVIzsJY2EyH1QY2zrj18NlT2jvJAKYEIfoVNuKlhmIX9bLPDm49lZkKOpD5Jkaxmn7k
        0ZOnxyemxkZP7O856VWTBXFusPf0c8nYD53DkF+xPWEaORgV9p7DLoQl3WQayHT3qLbBs+GKg+84ygOu3V4R0+c4Ll9rcK23dsIkzRW+qASHeZMCbnDBupse
        xJ0eACZYZaT1YONyN5fZtg2/bQuMITLqGQcpB2jFQMk2i+G2XtiJWmdtjX0Wjj3Olmyw/XpYjPH4wv75aQAbn82HoRSAvmZgj/O4nKXssj4XcMSesldbz67a
        ei7L6tk1v55cD6qcYn4IVYzz4V3UGd9+/XtevwMDd6uJP0hgc/Iu4Di2bd9n98IPqMgBIGL/GrUN5hp3A38yScRNKDQWPbgLhOZ7bIdsIgsXhUhVYHLfA5AT
        BBmzL6DYUhBnLWUxwPmB9KKSuwtcWTJassw6qgvDOOMunLlHTPMqq7lmLn24aOdG88fkTgQ2DGCJ3409cxUG33kj1vj53oQ8X5iFVUcIYzsK445VpjE3qhYY
        A1WZoVDO4RDb7l5nPRSxedCjAH02BurxM8dPHnkwUXLj0jbrIbl84ahcMfKBbdYH4FuvfuUa9StSwpjqpz8q/zRbBD2taoyRPqH4BhryjauYshlXcqXDExx3
        Dm+dzCDpGRX7qUXS51VcgN+GRVL+5Bw+LcwF9Io8PnnOKKnAFFVgChU4zxU4r+o6YJreTuPtDL+lZyoL5hZ9xdtGf+Ak11lf9WgJYwsloqZ/1ZOqX6ARueDB
        9zUvZousMx6tvnkJsI38Ur+veZLh1ynDr3vSSX/lXUN/Qqy+6qF4eqbst1zqgvxzyWsPH6Y/c9PG13JJ3pAVqv9FAvmLnvhnyT9r/JfIf8n4x3I0BLhvaDyH
        QsZzdT1wmt6e5vuK0Mk59FxOOjknnQz/uVxcTP3nc3GQ+i/kZFDoIRlczMWl9OWlXFzObMjm4yb2r7bP5GMGsafz1E2/7ggEPZ2XfjoDtwmWZeEpk+cS6laC
        TeKcGdkL8ATkOQ9PEaLhXDr6aOZEnrd88pUkMrA/zTH0rG34+Xw//Un3X+Tup6fZqTC9e4GSXMjLyM3kaTTzpqcpftZcWXKJZt4l43+N/K/lpS/dMR8n43wT
        Gkdo3Je8Jny+m4C/+SQtcvroSbWY9FELeiZXmorPcAw9ayt+wadama9nfUyc2bSUsQLKLKRlIjSehiYQmkhDkwhNFiSXqQJwzFTBdEyBOiZNN4100wXUpcB1
        KVRwIICFyNyWWVoIzZp8vlsAfvquyecS5XPJ+MeKBINF+eJ0cRv9Sfw4xY8b/xnynynSpGYkw88aFBT8O0cxf1SdE5cWzAmgSzZYik1ZcX3jlox7lLFc6Ana
        MZFnuPpP83NChoWfz/Pz0/yc5OdLBjeFTziCFAQl8PSXyQ/qx3UkJsrMXKkjoY/8TiaYyDnHOfNzkp8v8fMcPz/Pzyl+vszP8/x8hZ/T/PxqjvkdbDxz+FV+
        XuTnt/g5y8/v8vMSP1/j5xhLYk/y8zQ/n+DnOD+fyssslTkaftAJBExNV82mnqmC8Xy3wBc/jYMnUyPMweK2MKLwrBhg3eiOZFY9cL8ZM185Xt/vY5lDzmxL
        44I8oHxIUjR2SZkn0jA/CzVOZpS6QE9hJYLpaQk3SnzZYT5x8O//7j9++L++8rWBfscQ05sY39zC5rNlwA+ZKj+Exwj3BY/nSX6eVkKVBDS4L5RAB4128FXf
        CUaLIzbumZpw5CYaq2pQB9PBwwZ+rUavh0t4HOa3It6+dcOoi10rYtVrP7OuwytjBxeZYaEPo3Bx4UbuwF6IYQp8w56x6IObZ1joE16PKwu1l2lP1N1yoaJi
        ZnqGRmE0sTzdVHu8sEnnz+FSBd0E5eCmO42YapKo4PLk6aezzYBUiBo2Q9AzDUvhjpyI6hKz3SpaijdfVSVi+ZrqrfQYTvjS69a7aMnSVKtYbGfVYcVi8P1F
        3fSaLTclmval5rjSiOb5EeH8iJb5Ea3zI9rmR7TPj+iYH9E5P2JJqilhm6hMK6U2qrQwqpwZ5xeug6NPqJpYu1Fsb0U+yEx06M4BByqe7XPtukMse0D02ErB
        NglCxTOkYEtqBsQl2tqum1MzILQ4w+WMrgiNXVwDQ2UQ+3zaFMEVdOoMg+A0xM5t1t9h4pbY+014A/ZehHfJgDNjZ2tD2eESgAkNvFgCLqtYFcITGxie7mJV
        CE8vnW/j3WmgTna5iSWGONygkV5zAntIN2WKzY4oZDmi2LxAIStNKopYMPY/a6eKYr2V5P/k4+C6ILpWIhkFyoLKiiUqK9Ioe16jPMIgaFQu+CPHcYE1jxkL
        Ta7cyEql90L9yZ+332dLL9iZ0bZbIpaU7of1SD74V2C3Nyoyeqmd7YQj/0ee7T5mu3/n4TJDl2vUo1g2rGmZma4vXawvu5Ieiu7C7gbrMkKcRLjUTS0lXQWd
        /Y+H0NZxk6WCtC1gf+tG4HasrGDum+/5ZHkw1zqMkcWqCu/TeJwfzj9mOpJ4vdq+CpocNAbNosMoLR1TpqmHTFMPwJQxthAhSVCogSOd7zBLiBtNi9z5Nnc+
        9iv9y2Eovx5D+XUYSvuv2ZFdY8yTjchgKO3gLz1atTnHxYKyLNaxrgwPmLHz5NZTADFsh+el813pfJEpx7mz0ACD2NnmyYyVliu32vrpbbYuX4sqT4fJpw+B
        Aex9HR0ObxXxXPo5Wmuus+XgvHc5LNNZeOrJdKiXzaujoifJuoW7sfHAtcyfjQumNiKawE42X+95LfUHRDHcCassFuvhwtdMINIbDnXz5uUC/YEZYCi+wVZu
        0k27BX2Vq/aJ3D6p0VH2qC7A1nRxP1vC5P74NDUXV/Ved/o5FjSmbwJKOkVjnTv9XEDZpfGuyY+yquaC/Yw0n/orf6UQvjglvB1d5goSsuaVZeG6Xxmc8E6I
        tKs392a39jpntZXd2mvJfb38rL7gDUe+r5ef2QuoG3vah3FdTxew3seWB1/cK0UGsbNe4Rpao0Ig9Sbsc43yZcGF9amRK0APe+X7hrGL4bG12uZUVb2bx4Kf
        frcV/Pu87cvV0WMqvf7uf7Yqg5MzU4+cOPXEmV651Wf7UE0MroipDeJylw4YfgRJ21qB3KJXrivF0m3lg5EP5Qi5oo2JHjSqLXMBtchdFUx8F47owtBZGnqe
        ETKRioPFWxCKFMuxeTfMHvzct1793Icf//LTAywHsOdKW7duHRjoHdgwsHFg08DmgS1i2wQverdu2Lpx66atm7du2dq3tV9sndCL/o39m/o392/p7+vv79/a
        PyC2T+hF3+a+LX19ff19W/sG+nv7N4gtFHqxpW9L/5atWwb6evs29G3s28S2USh+81YqsHfLhi0bt2zasnnLFraVgvjezRs2b9y8afPmzVs2923uZ9spFL9p
        46ZNmzZv2rKpb1P/pq2bBpjGU/zGzRu3bOzb2L9xKzWid9MGUZ6cK23o29C/YSs1rXfjho0bN25iqk/xvVupwb0bNmzYuGHThs0btjD5R3xv74bejb2bejf3
        bunt6+2XdV1iD8WQqkPzMg6oX1+1xmI8jz/8HOGEynplXYODjIN/m78Vl4QCfSS9uCJKydWn6P+A0t+CRRkDHmVY0cXnkt7hbVhe8/2MaXyybpssud0by5Zl
        yC3MqPORDBsX7KxiPVkQDiX3cMImdtFs+zrYpEZO7nHKsiC7SZ5crU4z6s7YhnDObA0TpMs12bwMUSwDtjewihTLgIsniZ7IvcGMwCOvRgasFpcBFy8nAw6q
        MmCPUkIGTF0LGXBA6EjJpV+uXFXFCsmQAXuQDvKmGysDI5mIzlM1A6sqO2b+xIHBgVVW8JJSHvUKEKeP2zcKgghc0SWCIo4DbOphrhhZLvVizkhzXSbILBjx
        0qAQioC1lQ3B8YwEM9yfqMNlc428+djh69SBUBy+jF22Sm3ZQlXSUtS/Wa7bxZrvHcHnHMcedYUTmnbE0LBreKEJtjfoZSxQueYyPO01OXwTHqWb5s2a9IsT
        othQRrX4XZ11OyeoSXo9aIJw2rWR+UaRfqPIQhrpap9Y7EKVxc5RMC9BlPwYbxQ1KNluVLK9MINTvIveIAMoZeUGHKR5XBnGBFte6ckFTGzx8mYpreBtw0pN
        2gTzxrIuk63V9st2HSdVNJxUUMNJcYeDjQ0+pazqIpGFLixxqeoGsWYQHsuqGk+s74THVXj04rEZj614XMuqLazWgsduPG7ka7HMkh6HYSwchrFwGMbCYRgL
        h2FwxxWv9I2sp7rWx5mk8EkneMoRhZEfT13EMfoJjqiLmPgYN0LP/CDEdWzFg0k4nDSzgoKTKSioqr6IY/RF6hQUlGgHQN+CcoCGgsN3OGsn1VBQrKHg4qgS
        SpHNKbgu41G5VLqqbqBSjQcX+TiSr9E3cHi3MY2EwsFUEYoDFvZA4OWNsR0MzU56UsoxiVxJkRZqtAyUqI/UpW5QxVR/xCgWiB4J+I13WNU6Q999Qh2MHVo7
        7MVSqr4TwMw8quQgAt9iPsHIutoJIv35hLJMhiJK1/beMt+yluUeu/vKVnq5EU0mBTUZG1oX8Nppq3Bp25n0kINJJCkW9oGan7pBDZEaVfxjpdToPJUZJ12G
        XkZlJt9QZcaWr31eM+VFZYbBidqaAqSdaczwAQs/EM5LCVzWACSyYKih0WlxLEE4aUyuxbHkaj5f7o3XNppztdWAqRdBsYW7AEPmihMr+QsHtr7fwiuGZJZ1
        /63B1+awFut3cIHsJT4V8A9sEvyt1EeYu2FMmexzyZ/8EJeTV+SO8sNEqL3ECoLXiake/f/lv//PyX+/tNJuGm06blSbS7jzgu/7Zn2fKUvu0yIQBptojtDz
        dfclesm2lVmHC8fF5JZvo8uTWf2khD5fvuXGQaL3Mf8Y4O5CT+5TJ3h+j1ZfiLsHNxOr9XozTRF6crGEx7rTBX/+RBzymiEcDE5FbYNjD0VLkxMPRU3EMjbj
        zHP3oPUzLAI6O3PuEaePiGUORsInvzal+uRYaE1eWBNWP/jK517MZR9882sfdbIPDCfonohCbkv2zTphmh0d7hcNknDQemeZT14RiH+HN33kghCJImL1919S
        13AXEj/z9yYBblat1kuhjWWvG7O8kqyWDqeun5zlL/lu2UofkU0P+8F8r/kMue7gtVFLci3Yahq0ULecHmw+wdXRxcQdIhahZdC9lRANOQ9HLdSvFvQpiiJn
        i5ltsGJ/iHihHNhMO7ssydH+DbCle+MwI0gfG+2hLp6lgaIVazG5bm9PcubXw3SXyxelHH8PIV+Wexe4AnExGdklBh6gX5KeqWbRxYHYvgF3pA9lhVDL1/C1
        mpSVEUYOjo3QeM+DhbjcEy3lbo+a6VVQZe/HRk9GbfT9D/NDcROrjfwwf0MZgsUEjELiBlExkasektEjkTM4GnUEcuP0AgMbHbR4f2zwPz76J4Xjg92PxyEX
        8tAdDIdclZ+lSofPUROtPdQ5xSGoxe0+AiJNY0Wg3H8Ti/2+/qd/1H0w6XrQ3BkD5dQzJ0NKsMbx4xCDssax4iVRO85mOslvOUPJ5z5AlQZZoxAl/INk2f1/
        EOeSew5quxKDz8ZymqbmkbPa/vRjgyjh+GAX6oiKvf9niH0OB38odcT2DRV5fkyKtKJ2FOhTueFzWGTsYHu6XLcW3T6oRuIl+8+ORKHURh0F+Fp7ywbiqNQW
        Nr7NbUALWsNfoby8Nc6BGELTdk0RI3H7oE0Z6fZbAHsEOO23nh2JWwZHcTmQfXZQPYwDFGzfF/a27XJet6Qx/qBFcfMss7ZQxSQBq5Y4ZvRoTAetIGrFLYA8
        XFlXtEpXYLha066A3KT1uQrNQha4CdfF/47X3Ldn7cZ9xGhp0+4jUIqk1Ti6XO8GD7SHy9X1IxAvPzU4+li0TLfppSNRjyYc5Y9EXQSbivFN2nWh7qLeIsCN
        Olgazd2m0W1L8IaDBNVnR8Jj2mFZ7CNqKHn94Rug87fG2YpHL3XzspG4U4e3YJig8Lmbr1J4ZPSGsgcbqkOxfTZqxXXrFnBuJ3XA9hFCnDAOHurWU7pzUJ2m
        yNHHTmO20PtTUQdhQKoWrLq/TqPtSZUpeadeHo5QPKoW8cmRKhygMa3yppOHvothgWpOWS1FdvbxQavaitjBTVStlGeL7hyJuwgmohbTAElHTVDdDdrQlbZh
        kCdvC1rRVdcKSnGKocG0wOo2TaBq1jQh4J5PR6MHo4HjQlbdUPTMGwpo+yBiPx6362U8OnkEduPzNc52qmrdOPhZG1qyNrQSEKMNSwDxhKpPUeWpBS3SgiV4
        fypaipOb0oJ8NgataEC2O4N+rR2FnvkTsAcTsJXgA+gc+b8Tk47lBMnY6M1lyMLZC70xnlgtcuELYmwzPVtQzlJEqj0MiTWtc7LWhTWtC03rPIxPaFoXVlsX
        onVSssJSJh0ebl1ASRiQltL4omQ8lgS1CJkVR9sE1Z+fzuMCtTYWyziEqpc+TI3vuIUm4JKHqcc6bj37cNxC74EEmk/E7bcAub2jB52wRC/lgSVsiQMe4XOJ
        tQvKjKFuG5Eqq1PwOmNahQ9nuzF39cgHuLBQd5zcH4HwF49zVC7xozIRzQKrexYPRbiwo1BJiu+NIeIhx70J7j5ZObIOnbeX7Vh6UAoNsJIA1aNlAuugG2kW
        DqBDR3D8y9Z7ibrMvjB6sMIn45yzJwmbfu9PrOOD7acHX6cemaVWhoNPM5G87rhuGcFVcyFS/S0lKp4efHLs82Ozj0yBgA5+L91I4YQ+ElYFviP9lpcUdJkG
        OCnsxmUye6ADaCce9VJSjvhgchl7ikNx+UZCFTY1EIbGdG7HYeoVvvLHnDvQfO07am9z7WmhxvW3qf6dC+rfWq1/J9e/FakW1L+1tv6dXP/WefUXJUqaZOFx
        gNVqbDSucXS0TKTuHbo9PI6m6GWID+PWWzSn6Ip7UpDpvIXwVNc7emT7J697+CDWoq35NxyNsu4kot1KmKuLJvqyKEw6iLdkfq+D4doAdy2hGSwSVuiUKQWs
        0MERBll3MF9KE6+dAJhQBVpG1AisF6FmxFE5raYjqGjhZkvKS3I0T1oGl1EVB1edpuZQDhTo4EBY3Xg5eUu5yMdPYmIwcEd3jvlgnG2zacnXQnnQ7ApHHgb6
        oRn3sC73UN+k+3vN2f7emA/chfRZBM3bW8sFmBQYvPb0c0Oimt7Cfpo9Ac1AAkTwlFRosHe4DC1lm5pmeApdJMaUKla8sYalWYre0Uu45SkeSjuNkAiiMwqo
        gnrOhAXOZcOX54nkX0cIgTgU2EOL7SEcajGsRTMxnX07afkL90YCLOKjiasb2T0sPJgR/uSYkb6RGI+rRQsX3a/z4SgvGvjeWuigAHnjOp64wDtUkLwQ612J
        C8KRAxuBE88iwKAPxT4WAJKvZCkq1qYkm+OykzBUoI06NSrGNrnaydW8nmFkJelcVPkb2TooWZesZRWinm1mDRRhXx46t7FzREM3JnmV2j6KbYHkb/M3sW24
        ApQYWCX+Veu9sgWRGFnfk18m6uguSKOOJs/TgkQ2OhIQGhSUJThEa6igJhHLTvKyCqKlDj2GEluGAu3QuDHtGpa7Yu8DtaYsAxqVddIR3FdAhLzxUcZSOFvf
        sMqxqCIDIEswhuHKchmbFrN8qo/vvSG6ukcuwmEFZmL6mefkfchShVZQsmlPz+PM/PZoK3wHrav5YCBEOB8M7MJoHgL4mRVDsVrFojKc3645ugeZYTvB1Lwz
        ejUp5mmuXmqkuXo5tWa7Rq3Z+YmpNedErTlfp9Zcq2uY1znW2s2JWnP+v5tac6FGrbnYQK25mKo1F/6N1JqdVK3Z+f+GWnOpRq25XKPW3FSj1swqzkGNWnNz
        jVpzoUatufim1ZqLqVpzIVVrbk7VmoNUrbkpVWsup2rNpf/XqjW7/yq1Zu8notZs/4TUmp1/tVrzImhHROvpAWfcmoXzzzMrsK32x6vd4qhzLDcCkYLcN5w4
        xOknKmoCzg2vYOU27GTheiFtzxF7BVtKzXMlw/2Mpu7czdlNKqOpO/fnKg7l8hQdypUqw9pd7I7FW4ep5DMvhGuxw3gvFhkuV2JVMvECWxoo18i7pLJqqMlx
        lIWzXJElmkI4MPqS2HjNyd4DX9TnZbJComlACV4EAsg3JUEThbGEbIaoxMVnbEoNFDUwH0LnmOgk54pUNs5tRz72ZXQRWrVKTvp5+1j92Ie5Xj9hul4ih+1s
        4dwi754RFMj1up7cUGdRdrGHRCgiVSskivFPbPrUAwvE1y0hY1BobqUc+ZEGBjU1Nqe6adWm2A2/p2CrNvxnctZZvaKySL2auIlnejeB1IO61L4BnE8y+Vl0
        IexCkk/swvB1ZThJxFyGXMdoGa1C/9+21wvze73IvV5Y2OtFMZJMeRV/tF4vvEGvFyswEvIj97rPvU5F+9zvfEyUbRhwv05bYqxg3ghEHiyQb+c5ZzTAebfN
        K6vk3AvoZT4mmnze+G8uE1c8/ULImEfT7CQsk0xRmH0YqQkqDJgwOfPZkGZg3PV2asrT5O9i4zQWs8PEbjNQOAktSXuEC98+FG6qAwFf1BEZBlgDnNfWMhv3
        lu0FbSnbUOfqYWM0yW9+Rl7yuCczIWw4VNk8ba11ZrqhkhdeUmzuYCo3L4UKv6+wKksmPhWmtrTEMJyHqMzOVsJmsNCYM6JCS/hTg0XjKSuHgfNgP8NH7Jpr
        ob6YmbeGPuA4DH/1xM6z2F4OH0VCTQFHe2udaeDatc4FB8tUqrbTjQWB+fyGKdj0S554KoxU0hcRCLPISrc+YxLs3n4fvX/lI3i/it7zGD39kTB55akwzWVq
        ePt9caGHUqxPvmRp8nm6sAOaeflUN7YkR2BhPtoT6/QFjBobw1FyC6qcT4xggjjPx2ZxQUABn/ryjQ9jLBbf5SrnDboipkntEW83hhGrWiwTVUF0NOboZD69
        mxlUuSk9Xu3REH/rw2FkKhj5SU9Eq7qonHVr1QwerRkmaAXhZDH39tQEZ6+7h4N3QaJ0F69zWCUCWAPnNchZ1lK0ZO3ii6KkHIjH6pYNQ2IK+nyCQ6xwWnLJ
        oaXLYq8qba8v7XWlvZa0txTQ5IPKEoDYZYtt1KaRw7hV1mxWh17yyocxgFjoPxzl2ILhEgw2tXtMzNn7UMwgrAnFLMrhddC/3DCR57dJDujTsZ4KbBzQQvkK
        3v3HRMG+pEHBMXQjKcfezAa6hzMciu0T5yqJHqJEjLRwjgNSAtg+4J1PlSE0FZ62I9GU40Mxir8FerAZEbEiXDIDjPTZMOVTwl+18YW/i+e6aBAsRFVq4ZY8
        38sMDU7RUbb67KtEs5JgXhoFVXlBZDgrnxZKvMKbZiua55bjcq/l6uRzqYpL8tRnDXaheo5JlrirM5llniK274QRPy4fJ8FZFNOczLwAmfpVFULXv2YDdK4C
        5wGVW4YqBiYGMz6hi0e7HBv2WFsd4OiJvZoAFRAsS6XwkQdUgzgfoGOqhHYHHHQkNLNhalMt6LcS93jIypm08s7G4hCEP1kI+6pTWQgk0oCKz6eQGQ5Y2YX1
        5nIpATE9fnMd4VBCOHKNCEew0DAd9adfmxkNX5YZVEdC5MYV+wfFJvQxWzC+afVj0xsUY5pAzf0HVj1Dx2DS5mFb0ZIqwIwiK2daZjSBkoR+0HrJibHE6bFj
        D44V5+GoODc8PLwDZyx2DYOED2s1DDMFoAYsW2NUxgRikqL+waq/lXuBGc7ZL0Zh7ZUGyeSLZg40ucpyXDtY8MV1Ea62ySD3i1nmIV+2UH/jIKJxF3A494+A
        6whNj9QEtLpHoIjKuJV5AbyMW3Xrs5wibtNtzxIOTVGmc08VfY7ejTnB7BMvvfNZd6rDGZKARCJxjg7T5Pho7Gr7btbws5k/qFFB6KHIrpozDLXnGd7RI1Zo
        tPMFHL3Rzp3YvflCvHS/XlqbjDG4rVu1/TtA68/qNvgItz878Ylnsc+yWAHvLLPVC0fX1QjzxPmEmJIgPEcNuM8gJxgqZPumE4rRanpCrYq4mmxLUYFlmElP
        rPDKFPXONLFEKpl6McS5FKuWxSAepMRSqoyhSMY+EzZWRkrGPyO1SC79fpiBVTL7+0BCdbZfYQ/0X1S2bZRxRwRXlMJRQfjW+koYUVm1EudeRKaRY3LH0Xpi
        aGjiUVjbVAKqKWDjfgzafhlTA1SECrLKlc21SWbmZYKGMDo7/RlI5QFzzzAGM8Xa8wxpvYhU4N2QiqAiXE3ILrwSXPtMkxA5m1lGLBwycE5mf89ghmTsPwju
        mFVxC97ZNCfIYeWCu3vu2wH4YS7Aua8H9xXKTKEZ0QKHU6tqanpdmz5isBA9ODdqNXpEgViEScZk8cL3ybqyImFesSC1tJNxbnPsPBO1Saluckai2p+JOrWT
        THBoQtvPREt0e/K8CbrPRO3CZpST09JvHVVk4yRyisCB6YcIcnBLpiYBzCXoq+CMRTnCETC/urWoLTbBlbCqoA+mpcQaLSyqLrEKS1uqHcPbd1gn86XpegmL
        0HWniMzbMYU6ai8JUTWmirkLbd1xL+aga7QQsFADNEISbfPdLTZxxDnpshxU/eIaLJTlNjt6D5b3UDL3CIbZno0bYEPC5fpSrpDOZYvI2BNrZZ6cqos8sxRk
        pXKsicCnYZkHjXF/F1vc8cqwEoV1mZvOd8rGxqpEUHYkOqDM08kSBIWKOUd3p7zR1q7hshMkjCuzdY3qzqgsKvT5lPh1A6Ipc2aieWZai62eCchefUGAjPky
        I5f0ERv+NhtOgpqlkUt7UEYkUvNDcCewECcKlrA9dvwwy6yNfiTUEZEFs3AB2Axj/pjXfMqs+QSjPZXGWAHxq9TVST580HS5WI+XuPenwyDrcSMup7VyBVxN
        yGtg5hjRunbKIuuZOI17f8a+1mXRe7DCxDpgcynNfC2IJ5mmbCjWvO72cIx7BCxQQyxLzOl8fhUX91QX1ZRNkNUJnU0TvneoepDsKr4sXf9ooqzl4FbekOcM
        devleM6QeU4LPKcFntMyPOePrOB+GZ6zOeM5W4Gx2X4kL9oZGaRLc4xIysdZKR9nZUxh0JAppF7m/ZxAF7EoYCoaNQW6Kdil1GhyPNNNtR9MrjtMcOo8mExB
        aZDWPiKHX350OCbUq5JR1p/GVeMJRoVV1vb2BM84jjdqjyg+CBbKSS22OEjr7XyMk9v5+3oGIGFmy+jQnq+RQWt7rTPmMr/khFtE5GInY9BFM+m9LGUy4+EO
        j8yQJJ8rqYTf4cMP4WZtr7P8iDXxcbYFaqBgnsLv8tHFnazbnTurXT4zFxe+yAhTYThOF21qgc6nZzuvu1vsGFHdZr1nY/ZM5u8TTeiCyHITB5smyZkinxxJ
        XISy5bCIyLyaOGJzaMF5qUDxFVgsEKV87L0kzq4y99Z4kbuBfNirWeucKT4T157YZVFY/j5RDCU0OqGte+X2mIwDu05k0VIbVhRn+1gf8xyHGshnacauZsap
        hoHZVbaMqnc5Y6N2ctfMrK3nYKocUA2nA8aD8yHgSj5U4//6p9hvGXQeW4y3e3bJhTfjqhJ+XLG0yxTJTFMWjWFegd3e6U8Rz+Kke40RtB9rRUw49BJjk+wH
        2OAaa8dOM4FG+BrBYDiHY0iPK8mXukPOu2QskWu+sGoZI3q3kOfHeIytoBwvqYk5nKKZa9duVTxS9d7dg6M5/0zLGmbjaKlGzAeO53p3GzaujkecaZnHIxLz
        hpp5wvyl3F2OnEdtAiBm8q5RFjoXFhWh87mTRcAXiTvMU2GGNcRSCusSxiemA6ik9OxPOKEyXjkHA5DmKBQF8/X9gR0bF7jvB2oej83f0bvwhzxa8M1BcFZ7
        yNzNpsS94ACT8y8K/sMHY1cDNr+ilDpWu32xfaFQMttoUPfu0NbldiSExw1XLeTRbcOjG0638Shbc1grC6No0RBXVwA13myIIWIE6GGIGePd3YPuDoIP2TZO
        8dNsm1pmJERVYWqZT4K01otKUSgEqpeWEkv+QZsh5TI9Cb4360pkzYwCkLI/X0iL45KUZ3X0hJWiWBotJtoU/ZS9IB4SX9j7q51/MDcCxMzJYBhNZtk+5EGR
        5pYNSIR/SCDH0IAuwDD/DzZRCXWMO2VGboDJWoDGC8tT05JZCC/D5clTn+E7Ac+I87Q4E+yEj9l43dAgv5U8/5mQUD8cAgohIbVYi7xM/olRZDwVqeQF8djJ
        Z8XjJOc+xbMR0+/mZOosGin3m2CKLXq6RW5E2ZdcpF7BCbzkr8jjoKE0a1lhKJn5lGFCqXe1J+T/U2F2U4npfeq3Y4AdMzt2NpDo1c2Ny8K/UsJawO5nuBrT
        4K0STFqSb73eLELgDOLCtwXBVzrd0qg7Eh5j2j6xfCjOwUgF+LGT7vzdvZj4+XTqtFTlwjtk0lMtQKpwPHNHNgqH45JoJ02GIPMX/kNoxNTQKx8vV8Ix2LS8
        5MG8xqr0oGIuOZ2rNLyGAFeLNoq/hOyw6w7THcnFZRXJVLJMTstYl5OTnwJMRU3JmHiak+nf49FvS8kFVMEX3w8tGwyx/ckpHDDNAvf2RC1pYDuRnGrgHhqv
        Fqj+SCO5H6TNE7mKqWorn/prg4KXLlPcSRdvaBqGJ6CBi7tZXdHwwqAgPMPWS17l50V+foufs/z8Lj8v8fM1fo654UnKKpl9FNa/E2YuyW/CNC60iulh5SKI
        qLJkN5dFJSk5c6Ll+q//Svvv7/r6n1U3DK5/8kv/tPrnn/yr6zJISL77/TD5ZA7rovCveTly+kTLXClNlybDOCaXHqU3aZ61I8wVG+WdrRynshy+smcZwOJE
        GpxGkKol1R+hJeFwnz2zLLVdmIz76MMp9G4NftdtCZgVNa+TpYuxcv5x+xZ1o6WvZ8TsPshBtaOyLSyeRcQj8JC3ErfQoo3/vp64/V5oruHIUz78TzaM5MDo
        FZv8xK4Flg2LXM4BmxDtA9Dv1y0DTq9cDrJa9M6JITVXgyC/KSU5nVOLZHVeydcXlZQ8Y8IXFFVtLNtnBEPMTRZANrgXTGsaSwOQxhIBEvwVuel8azXoPUrR
        PeFoQf+Rb8hBZhksz5s2TAnoI7aZio9YGw4fycL3KXBN8FwgKtuiW58FUp5+UUT8THScbSl2oZkY7sW9wd0VqW8d7Yg8uWmbOPUROYbGm10Ja53zBAaZSInE
        xXop4l3EFKeNxb3G53BCh9zJMGo3s/+ULVm16xYIo+KGPOZ9PehiLlQZEkW9e/3HPorfH2HxUbPoaDHn5z1G3dSq2E90hVa9/joaSOx6EUBjY5jcGRUBRbdo
        f63TFbv3cNPOOxUc7a+scUCiscUk08w5h5PLl4i7CJMpofwtiyNHYpm/oIOzusirL2iP7uyJr4Q265Ws5g4pYwHYUKxHvPlCca0s9GSxDMyLKSb62HyXlzuy
        HKYOeQx3FyViG7iUR1pt3oi9yLaK+6gvcG044QsA97SYZQIYhI/bGaWq4a9yyRiuecr4KzZkXgUKNR8G7mQ7zUTcKJsazoqiSjBQzdnRgtMjzgqfMlvEagk/
        VNIz4ALAQwXpht1EHnet1OTlEWQVIaEkyCri+AbUovI4nLLOmszLxusLeeiQrrM+m48CcytPqQZysZ3lVExtUPprSjAGAYYft1eRFnAUrhRlG7bEQri43LZn
        mLDUJ20u+FC0lN0DUTe7+6MedrdDX163V8Fbcsq+m3Cj5ewZd6MV7Blzo5XsmXUizZ5etInvcu00Nr+WGJtfXbokU8k9thCTQYN/jC0Qy7WNZ7Imu7gL1Acz
        lQ8/ZOsCrZL4wvR5Py5kxsOe1c443xNFiySZpiQ9UbzI20l+e8Uib6fwNohgD22Z7pI9tzEg/i59xdwsQoyuV4rtGU9rsTXj6R69RFKPI/USvUpST+PdCjFh
        43EbCeEjRbfulPQTCHXqWNID/PVysYXj6aW6QxJNIlGHjiTRrJIdP0IpxMefV8zD+uk6wIONjdg3nLNfgxQFqj0CYpZMtdWLtBnqsHRv1W3PxvWLIN1WXf1A
        lWUXsUXNw4m1S+zI5LA1ap/spPk+vhyo9XQXUK3g7EyOxJSDZtxymoRgj21jXNpnm1yhF7wBLRFS3Ve/xsildKKOrthSLWKejU71+5Q3CotqkWOPJlYNZ9+d
        cN5cHw4akqcMEYxtQxZjiy1isvUYh+VwI4eDSEyjOFK1Ye0O800sEB94WgWPN9ktowFrcm8WCR3lpiFdqUFldjL1tkpthGOW5JAjdfJ6j1NkyScDkdJRTrUi
        OYhwyuRe4JuuoLWzjo3vOOHVrPVsQzQ324Ej2q911Cwj+F72gC2KfwwK2CBTJcbpcgBKEjj7yg5xwoVkzDtIdVptfdeFUch11qwLW5BrrRmYMVFzVBlCMXBD
        YtyPIYVRr8C9Hthr2AsxBr2fcWDNkTzTDqw4koeGp4s9kw6hL3jGHRiJJM+YA+OQ5Jm1CfvgJj/UYw67Q90cPyEbL8RQvzJWZajJb8K0PIdhfVZ2Z4Y6TZYx
        1FOPtCzcouYl4uTCN2YXc6L6Zva6+v3NRb8ZW/TN7NhiNZgZW+yb6bHFaoC2M8/OLQN67uSWwLeEa84om2vKBhu5fPjauDz42jl/+DoaaLB0c1vobUDUBQdT
        okJy4fWQINEYXuni29DZlqS9H0iS7z/3dJvZ2mg3Wxsd5EJ01k64p3WujE0418vlUzdun/tHRRiWX/qFYlAqNzWnbtxKLwkvEj4FcrQZG3do/qRNpy+XyMtD
        YvQlZBOnNh8ScPjUVTHxjhJYQ0FeIM7+v5l7FyC7ivRM8Jw8j/s49946pSpJJZWAPAc9Si8oIdCLh3TK6IF4yd1MT7vH9tIN9HRc2btI4F57kKnqlsCaDuwt
        j4kNoGn7VoEHxiM5amPxDOOg3TU2sUPMYk95p2OWiGVna8bsLjPGdtlLxGKvZPb//j/znHNv3ZJk0x0xiLqZJ0+efPyZ+eeff/4Pmr7ZPHVmPKtQX6pUEtpa
        Zcd8U+5eFhEb0uv7Nwq1AnGrWKyBQG4TXs2ONUNrK8tPB4X5A2MjMDXiw8a+Yktw9HfvqEhQ8cNxeEjSyA95FVh1oYZVsmpWi8dT8z0OtL6pDbrN0CbCwTnz
        H5TFB/O+KfwIQY0pG28/yJQeWoWH001XdKkwjKAK2c5LpkUlwW+zLJQh7+C3Rmy86Cp80hRd9MXVhyeWsNgK53Nst4CvL4N4F7d8H4PU1a1/vp+mgdtH7m0g
        ozPZfjWGG439BHZXb2BguhPPwM4Xgx948TnCebcQioq4fJVdWt2Od+cRQXkfr05pB/mETckSHjvc9I0bJXGqxJbHCvNMjEfzx+z8G3HiFnY/2aM6/PvRzPQ8
        rpKy42ThlCaLSxutGpG2o83FlIHmTL+FzHpGUhivtvLUc3nq9ZTTtxAtaqZscEqKwUwm+myoq7ghnsl9io1KMPVYNXha7LKK1ykYNiqZ3FTZJwJkLKPUi122
        YEObUtyiPefbHnIs3iruwf7Jz3g3Ttaf2sBsyOGTabwRpidUvqfhzioZ52s/0MSKNrJxNq0z/tiojuON/MZkRqSdFCRs4hbRcZy6fs9hs4jdFltx5ZNeZ8VG
        FADFF2WHE9eYc/bpkzM2e9rkOyJ1sqXYqFlzO2546DeexUg1cU0E/RBcH810RNd6Ce5liDoq37Lhbu2of4ZNn5VoIful9uOXVOmuSmqI2AisMbib3EHLqcnq
        ZLRx70C0kV6PqdyCWaTrMYdT2Ofd1IY932w+bdOW6GULG7GN0/ONbZoHXrb0L5027QC4PR+gdr2EnbUFwzDstGT0XrY5vUiZdKpH2dO5pdBpeX88kd6AKlcf
        LrJ58FqfshGoNVTgrwMvQclkjTVvBjhBIQOaVuVPfPnEl0/mdxWf6BvQmxshHMrWmJKN7A1lcU9bMppsyy17XP2fXg25iNUa3Tgm9rXTtr6RktnpvLWXRWe3
        tNu9p96I3HS2S2mC3lHcRoBkvkPvmkmL6fcYO4kuZdG7CibEaTZVN06kdhX69L2fwsYIKklp3j/WDGDYYZce7yS38JS4+w/fx5H+zw7OJruvXustevdXD5/u
        rtw1lYdicQ9RtkIrcOCRo7H8Fqh/M5ZLQ229yo5lYD/ypHTRERt/tNmviEa5iEYxHdiO9Cer2nq9YYCVoLwexJhqI7yVaO7rv84+a0ZLhlqz+XnW7OUi4u/g
        npn2IcO6LreBjbP5bIMFuxXHqmDYcYw1GDk2AsutfGGtUzZ+LcpB1K1XqAMdJR4ZNaxYw+5P9uE8T2GpndpomHhu95xQfCmAIJ7tsAejvGXULrE6OP7K8hdu
        1JPCvnVQZ/yrLJYsq2tdNl3pvwb0OkCEdmoKn4OZq+tKMPSJknLErN5BANEOLAbpTuzbjSJhamebr05x0fS/KzOMgR1GNlemZSDQ0H+vTIvwXGESgL77PxRv
        qlMWDZ5DZxZH20WaB2fL+d1wY0PEtmilxFTG6QV2Fbjdq+73pjnKI3oe7r58IwauNi6DBJVyHjOFVZfZnnLo92YJtquYV5rYewNRmNbEA0JWPbldYSidsuUr
        qNbcz9ylkTa7sWJRKx2K1QsWRvPpM0IRMLbNx8LxrzLNQ3sIZKcq1I1kl2gn1/nExQIFDpY55Z2ZNbNo/Ec6331NyLcGDLo/2GzqOlSsn2zD7iq/aIkrszri
        A9C6ub+JKQ37TOzCAZdSsFGFPDp8sDkIW679X99PC7rrxeEmz1BYEP1QRYaOBGVZYXvhaHmN/UVI6bUH2TxhBZ5nI5aa9wWaFSp0yYEgE5ULUM/Qjl7BLojE
        EImExW55BRDTEWT40ohQEhpDCdj8d83oW15J3UdSfxTtHNB5kRUiz3WyWVeYTB/j3JRpV4nbxxxIdSjZxuF4sp05FA8nOzg8kUDje4oIPTyxYLdi3hZOIYjH
        f0zzF1wwN9nKkSk32QLr+kebIU3sLXrXS1zn5eF0Cw4aWzUHY3pz/JF8GVP7FBNhY4TLRRjgK5Bntz44bJiOJZvZVhngy+pSsN0bsI3lcRaI4VsQdhgaYCCC
        +yGvzjrnP4VhHGe1XqoOduM5Okbl5WSaAWgBm9HUv5fFbMxY+AaavkBTJqViSy47GbTjs+kts9TTnejiDs0BQUDvsnO2eghPnZlZZJ/5x91AYYCAh7mdiuJy
        tuLlNs0BQPQw/z7OMAeTGE+H+PdEGaLjBqI6GQOuGONbX09vFiPKIsps3Jd3WXMQlwdjxuXBZr0qJ+LpcBkEqhvxjKmRPepNg20IB80VOOj1Agd1Dgm2S2p9
        jsWb+6SN9UnbCjN71b44rAubdYDNArauZ7CZ8YMG5k03IgPXBmu+G5GxKgY40lBYWtsPrVWA1qK+aC0StBYBrUXL0FogaC1gg4Bo3UjTxfRdGbUFwCghOKoP
        0irlkgS18YsqV5tGbEcM5j7uh39PmsJRGXdJHqC26Eovve5XBrXBSwFQWyDoEzA1aowPEmYVsf+0cj/j3Yr52iIw2GY3KYy90tK6asI1qSz0L4s19Cq7nxx/
        hJUS605uyTmrPCnLTlYtTC36jJ3GeBGeIJzjG+zlG+wli3SHWaQ7tXy9pdFg5wcszIs14PHODde8dufNliq0eeeefwit/ydZTotVs54WqlQvIvNVg+zmqlQz
        Ip0qVc14sEp1Mx6sAnXiNqBCtUfLV9ta6t60DxQPlF7JAmEgGGReUKRw2DdqrMbToN/bAxnCt4KRHjdAedgA5YQByiEDlHEDFG2AElOzYFZLdGFDdrQtahWu
        oLJds/u9KZglH9eIfuLzq/FHU/+AMy3pspvs987jcWU8t99b8g3QReG5ADqQp+KLDV+uK2iWxv9ZAP+4geDDtKPw8MAnI07axeeELX2ep+aTE2YYDmEUsqXQ
        fKJKnxDe7Ppk3IylxlBmS4H5xCs+6c5f3q/8SGRBk3pxsi421+QWc6MO1dBBSHyLMxYYA5pRdNZ1A4a1C1jT+YWOMXSQyZk8ndlkl7y3UJ3vFADuzEZsAtuh
        LSRxcNrxuXHbdF09pamGjuK96xa9De/1biqecrqznQ62HdqXKM+siv9KgTrwNb1czk7cJs5ZsP9UWLmqX6btYpPbFQYijZV8pfGVvOuYdyDdKxiz3ZeHbXMg
        qrb8humWy6lDDacSulr5MBrepwk3cVnpLhCPj8seXGo6J58gGFOyNOiEYXaizEMpf7tbttwd4qsFnxHEeDPnlGnTBfzPu3q/Ztxsus6wMH1fMB9qKVk+N2Wq
        cpkCu5uWQ+9QVwEPF99PdbfJ1t4p1T7fXftiqfap3tojphPq1DPQCRWjKdeFDt7zc3SwUEYHH/pd6GDRvwo6eMfXIYSafMGZCgucmyRrsALk3IMnWDz2HR+r
        088uu6eIqCdsAVapWZcEPln7i26++INefDEP4WZd+mrBNUhm3k1uYtrR6Ggsv5hdOhgYBOH34pRO3rpAc7tgtsfU0HHNrjEHTG1xXTeGYQobCnT81eYcg9Di
        KMjqzYbQjpKbCbzbcCMKOIOsm0IEdN4i1JNuwuUrIjuQBxEM6Rzy3Ix7V0S24nbU06rP2tt5uRkPrhoaXr1mbc6lj/yF/pm39808x7duqi1IP/53Qr5Oe6YP
        U54ByZIy3VtUZiNdUGYU55XZSOeUGaEOTRN2lMKmBRxGf59t+xO3AlVdkU218oPZVF05TIyxam2NBwqXgzvYt0mNx8KhcDMr4tZ4JE5QuJ19otQI/EKmL1VB
        phujWoaRUOvDJ6itwCdYj6+mbwItWibaHdE88MU5X0tsV/eS0j7btWLGNqxjwPU0XKHDNjbsy6mfTmswFRuyzTXjJ5ladz8M7vL9FmyYUEQowEfSwdGU0ulj
        ivjH2Gt25rA784pQZEG20GQTbFj09oKBVumvgwpVXYyxUK5Z/Xvh+BmKlELLV1gVJR2k9U40Vc0WEmSdKmCUlxkea/rMyA0x6HU9WCJcobEqRZqa+esSl3bl
        ly6M6xnHkA7ofNOhvGbQ99jhZ16RaxJzReLx1X5erIjQzNXaUkDhxS68n22izkVtLUTQT0H02fZKimJ7VL50jLMCoCbzcqBq09fUB+9KxWsJ+awVENPHuFuQ
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
        JByleZhcew2SH8WXDZeUdAdxEbNDu5eH+0hGb4AVBEBkS9cEKvPW9baup7HyE2Wn6bR81R6j+dB0qj2pDbfnv8sPFPdD8aDdDDElCIeMx9/2+u2fIOSLgcSU
        GTlAmIgnBZjFPjOLH6ZwMzONfXbeBMGW+C+UPR3DA11aawp/3D8ERjbVyDY8gV5gmWWzueFhR4YVyGD7YvPVEUlm7MvsDcA/zIxducYQvrS4fFbxn2LbggFX
        v8SsAWbP0ShTMoxuS7vqU137qaAP3/eVyQpSuKHy7wwRWeVk1+ZZPih/18Ns2GKwdDXH/FesjrIW1fHmbIjNsKgOeVaqbpsBQLGnW1GRUmVKKb4kpoxcqn1I
        5bZ2q9zh0sCXNvfAfrBSzdtZsmobobU/58s9It1oZkg8iP9EmYFQpfNhXriyDagKPVQQR3MuxACYzJLLgSpvbNoXWoo3zfGUubS7RY2Rjiz0cJvoT6ZbcY16
        5yy1hBLvoilLjwdnZ9I9s6L8yBfV6a2iEZniVjrdqyn/XbihdtNDlHXf7IwoZabb8Xq/vk0fmqWVuVcfnE3HZ9JbKM+Ry8P6VkphJc10Bz7NZvUO5J/QKOQA
        Lrtv05Q4oVH/j5hCT6Q7kel2pi7Su+nNUfFSPQ+B19v1Pnw3QS2iCu+iz1HhMfp2vz5Aee+havfrH5mluvn74/Tmdr2H3twrpcyhlC1iaoWK2ozYODLQMPHd
        9C2zHSpjHGW4KFLvRPot+u7ZjpTQqbJA37FZfYsGJHZRLnzi6uOz9IB+3EIFmtzTyL2XmrNrlhrmCqBv41treh430LwL7Z1ND1C6O5v+CPebikS+W2apA8i3
        e5bL4WeUcyt9N6F/RB8ALGektinUNoGO7aVcu2Zp6PbTF+n+mfR2rmY3l0vVoRH79d6Z9DYuZo8tYQn+eA+ihEMMlTu548P0RJ8cxPc64w5z7kXkPqRvn6XE
        fZx7N+c+qG+bpYdbOXcOi4UKS+Hegwvme2c7BKYjgNjR2U4HNwoLubFD7b6Yy9YsbX5UZMHGLn9EWwH98EU5HrbKAyxH8hQfl9lMkN2C15tN3p142F7k5bVx
        iwz97ll7+710x+yjh3Frjnbt7lgBj8fvE5uTfjYfCPW5UGnHv4oV/Auu4OFClpjVJuY8HFmD+Nfc/KPinosNJoljaNHLodw5N4fKDqWO0m04lcH6xJBtmcUm
        U6UjLyJSP65v/a76JaVcbiip+SEYPjL4UGdvye2L3JyToaMF3ZT92+dUu9+9mwQlhluOxNjwXSgb0Z9ddSOKtJaU4vV8E+3kk3LX+XluHNwP3cWigGNe9wmx
        Kqey4N5Ro6WZH77l0E2n5BJDcrUwGao9nLqqZX1e9eDuXksuqkf4AFIRvS7fqLHGSDkVBEC1kV/Bze22zCHT3aHcwvdQ/B9UMgRmtjemFjMCgfF0Tlmq9zT5
        itvb6XyQ8XUKFUSEB3zPLomEE0udT68gdR62KmHge3SQFlZHL5vPZ82A/d6iwqGgNwNO95gkIhAylQO8Xz7oEomA2VQOlWUVenmFJ3ij7C0H5oi0CKrwmY0n
        Yp9MbinTuMzQYBnTz8nv/HzD3MNJTOi52Kik8cSEFlB8UHt6iHWZBuzI0BwcEBumeiD+JTcZiPg5ZZ+JoNUGxNynnLkDnLn9IqdoGw5wPTxQMni2mTCdmI7q
        FphPUJxKFE8WqwoFi1b/UVGiZ5Jyqht8Jbgu57eADxSkJU9k1Z90s+zXSVk7bYZdKLnsW2YE+roJm3ledmlHO2mAZ1Q7mbYIOi0I31AfxtvWokTL4DcFgtio
        9/c5rwbx84rt9W73qiWjJ/i+U5Xvgc2siQlj7AQu6+YY23I2q+zVYsMCIQpD3l8mhGRxcKRbBHVuJgxTtIxMdktksjkE6dfiqbBFnKEF+doLsPYwo8fUxtQ4
        uxPOZspKBDSZdsA97JgaA702pnSirCpBlVeg7ECFDGlJ8+aro8X+d7CkUfrI6H5nEXdzNbBPK2Ypg55xmKhhqs5c0cd/BLdufFxYxdZgWDwaauQQCmYOrMOC
        B1wEyEJsnw7voRpfi5TBlbrNxfmmuJRZutztinRbFYoojHFg8ydvU0UGTWm+Y6xZrMR5IpMJPrDnaxBLKOlp+jAIVzo+X1fSaoTnqbJjEpqbfwlL3wWMoX1W
        gjlt+a6+41Ha4tX6EsBfEV4ylndfFcgjfIfCtycmm3192GpCqvg51XsMppfxLypahoSuL+1Im7wSKQ3KpcN6YI/aQIHao0YocGGZiQjR/V6VguvEVeHC77Ff
        vji+gQ1V6xgiIMakDWxPxRTv1PkhzhaHYRbjW57yJwMoqi55rEcq7tmg0gOOUsCqtIsO69LSgL0Jfp6a+NbU1NS82stKzy4VWr0cUatUr8uUsuEpfxRqPUdG
        97PcDuTKsw9/NcZFEBSf2YnHCE2TN6EjzU8b5GkfzE3A7Ko1P3rpU+rqVuoCbV1VGPjZq45R32PxQlIaCm+7N5bUaK7eZpHUFBvxRF6TR52BOcR9+InTykwa
        FjMhLK02mOaDxbm6rjzin9EhhPwoYbxsOVVXy8sT7lfqj8BENHuK1NXHRqOIiqklvF2G+9UX4S5+vzqBewpWfVXRCy5bin3AZ3N3Wt0Lyxqiyf7gaTHMqmRR
        IC31oPOQsB1SjsFSuHuY7+YdowyoTA5+DWX6k4nLu4FkdbuztiVruzsr7ImsxewR0x8Qow6hKRD/qhetEuPEQlc48Qt0Av6Hyg0nrcO9KnuUZ7dOqb1RYfKQ
        fUSybQCIsaUVsQ2gjG0AwhgPNEVim/7ENoB5gG0AETIHWxlEYMk2gPleuNFS30lRfFB5i5jUOgz1f+pMcD+bo8QWygp80COJ4R9UxYqtaCOrEpfqXB5gDXMj
        RljOo51Y8CAyR+J3jy2w4F9d7DfjzRPKm2T7hktCT2lHTcJCh6hdH4Wzb9VlsRh9M6hkPSibEbHd2/luGsBfdMDmrAjw0QEHbmx8cWPjMTUN1Wta2vtgepmb
        8PiKlpefNIaXu2wt/9uqGph0n1KTUC/fbfgH2fQNPUY/6RSxtWzJpTieWYsufrY0jGUpOfPPcFkUSIk2kR7jJiW9M4xXYs0Fh6ibICkC3tficBrtUR8Ny9MH
        w3vUhxTPPhyGTj5z7Jt8PUFka4smd0NHRjyFtnDdYPMp2Sc+Q9ZhZ08dg+48Nu2LNi55pdvSGLib2TsiyU0t2lu29tFlnkAUHcQah1HyYusbEj/BZkEkfohN
        g0h8nM2DSFyziRDXkpNssMDQoTQVD4kxh/CwuO3xmCgz/m350qi4MzJLiW8kzHKApg/L7LtH7MURvKJBeBIXR15Gx7F9bJcDlv9de09ESIuNJePaNTxiaqbN
        MgA/TpKrrFkHidkUbhaKbbPpLtf8k3WC3DCGEPexIvL/uFESYyWCo6lKN1M1xgzpgCGIB+wlVE/TldxAQV7Tf7INlzkqtj4Q2M5PRTyyYcwF5fKlXFphq4fQ
        n0G3WdUoZryijQmJ2JiO+Ca2PWevMoSclyne4Y81A0ZlrBZWF1QWGFRGTQcqA3qh33sYlZmHY4TKPJY0h8kJHXShMvN9UoMUstQGd+bQGcMGyp4AWLvLM0gr
        9R5ksye6MG5Cj6zUhzGuwozySG7SBHZMArFjwkbQXVFS8/gGT1SJQCmllaZjzZ40cK5o6OZRTvKzj3jpBbFLneC1HLfoCbSKT1iDD0Aluizq3OXVJ4fOxGwd
        PDBm5bSslyU3TQpO+8i69aMbrrv+Bpb6DHRi7rkSojT65YElHVcc2RhSXKy07TBW23YaK243QQuQ1SIfTlOQwGteTNeKumQfHm0+O21N6UZ8M8AfaGou0ebx
        bNp6URQtU1ecjni8rq+luE0obnA23fBiZ5baTw9Dmgq87kW9irpMj8Oz6fUvdrjEx6+pxBvx1ciL6bpZnaI161+kY+CApnJueJHO9VSXpro6nXR14X9DF/FH
        TtOMWqM36NbMrL5OXz+jR2b1eq31DTOzMx301OZduMNyxeYqnUfF4O7qrqNYYWvtK+BDvJi2rFLkTiKp7cPc58A8owWxqiv7qqtlH+jKPnC17MNd2Yevlj3u
        yh5fLftgV/bBq2VfW367tvxWrylKOtUsOZ9q6dHyR6NdH63v+kiPdJmAXFf6jl6uK76kphi1NtnccQXl6o3xWU/0k5KNomLFplnG27T4Ntl3h3DBySsqYYFF
        neob7Tud3Gg02NJcBzNp8S63MT7nGfEyFJY/4Ov8wZft7IwsiJbmZTageWZDjuASDB3Ev6V06yW9SbKksvA4lRfhoOZEvOPEwZdkPQ3SrsMJG6W0QW2+il9i
        u8ccZ+riDNXxzxTzBBKkn2ecxppUuWOmfGRpt2PhWSCH0rmxWZzKyyyWFnOvKHMy0FUGa753f4+cA+VK8tMVl1J6KmV7xFxZl1KapRMuWtCdW5UKGmiU7miF
        1dSaxfBZmT8eja5+t67QZOkTFZGWchHZXOp1E2yorgSvu0gmclpdJkcicRnFrmDo2FwX5W4o8/VV53MNgr4x1/hbZlItMUh9s1Gzkz1iDNsSy6zzvRfr70vO
        8XRbKSeuuZZwX+TF/5cy83gHboD7NIYmu1gV6NeMjdo2gKtOaGlwpRu1rY4rSssV7aR//SraJBXt7FvRzd0VbdSbpKKbuyvaVK7oJn3TCtqSXNFNfSsa767o
        RqqBKxrvrmhzuaK+RqH9RX+FFwsrveis9GIaMnl0XlrCiRJ939KXFMWrgqZdOviV0XRM36g3r5T9RubXlbNvLQsPiHadaPmJ3s4K5QgWK5ezTWMqrJA9YQRY
        zr69b7VLRO/psXIpNpPe2pesmkc7t/X9YHvfD+Z8secb/99KXABBaQhiV32EJDb2SdvUJ+3GfgIWuJUYsBvXVAT2rae3xP8fDvCLEY7yO+QB+lie3ikPnSYe
        bqIHMDrjS0rcNS2vIFX9TO329WmaZm4SAg9RwKciboApW24FG12P1Ij8kQ4M/k5nqQnZulM4LG/3Psyd4t71VeZ5bPfmmzn2XLprhvZCSnsnz/Y7wK8zaTwD
        A7U6npnp5DeTjvPVKKlKJQtRGuaVvBMtq6QTLa/k9ehaK/EMBvZFUENDFdBjfnIkMP6M/XiUd7Ae+GBviPoMXmqGmmdGfFml6nLTTlI7afuNJW1uuQ5sno9G
        Kukn45OwQBe2WmgtwFCw0y9f6vYzy5yoq5Qo3vks4D7D2BCMPDPCpUFfAXICMTNHV4Jbf3j0gx226B8MUJreimX1G0gowE/VV5DVnF7pRWelF3N1PmGzfPJU
        vX3aTKy/VuyXh/3n8OlzfqUCFlZ6sbjSiyUYwJqvt3X1NJNc+/kAT5hUaOy5uiHOO3VDiU/XQYpDJRvGB9lAQd0Q4ot10YGmZiSpGBOoJ67A9bOv/eWTi9BB
        Q3DOXANy+gbnvN5YhnOmGsvrPd+4VpxTE7cI0Mluuj/IBeP3XTBsEiyXoEmt4M5mK+9zo4gO8UyBOMVUtd3OF9SiICLXDCXujI24ElgbC4hswnxAZCPGH3Nt
        Ht5D2nwO6h3/qhnbTtWM7XTVjO0U/Jbz+FfNHFmsmjmyUDVzZL4qt7uQVLYqPwK4zzAillLvHupHD4suMwOuZgFXs4CrWcDVSoCrtQ3ICgzeA7iaBVzNAq5m
        AQdVkPnaioCrWcDVLOBqFnA1C7iaBVzNAq5mAVcDj9H0pmJ7U7G9qdjeVEq9qdjeAGH09KNi+1Gx/ajYfsA6xnxlxX5UbD8qth8V24+K7UfF9qNi+1Gx/aB9
        LaI1+kNcnQYFTDdLZMf55bTNYp9KPvxbo4Af2Ez2+87kAgUEduwDO/aBHXuwYyun8v0iKE1mUILLJ3NgJ0FgJ0FgJ0Eg8mG62n8SBHYSBHYSBHYSBHYSBHYS
        BHYSBHYSBF1YoIQ+P8OglLDA+WZ/LBBa2IUWdqGFXdgNu7BtoLYiBg0t7EILu9DCDosPngNXgF1oYRda2IUWdqGFXWhhF1rYhRZ2YQkR+LZDvu2Qbzvkd3fI
        tx3qgwt82xXfdsW3XfFFxG+lrvi2K77tim+74tuu+LYrvu2Kb7viCy74oS7TSf1DPeEAC9Rwg/ODnMnCy1o2kQskoOy4Kzvuyo67ysed9wBVmsiGtu4ZfWVH
        X9nRV3b0+RirVtwJlB19ZUdf2dFXdvSVHX1lR1/Z0TeCXlVBAj+405rqc1orcIBnQedZ0HkWdF436Lx2Oz/O9cefngWdZ0HnWdDhVmreWxF0ngWdZ0HnWdB5
        FnSeBZ1nQedZ0HklHODaDrm2Q67tkNvdIdd2qA8OcG1XXNsV13aFRYXdFbvi2q64tiuu7Ypru+Larri2K67tipuwNJN3D51j3aSPd8NG3tX5lmntFCLeHjU1
        YPq+0DLNn24ZICy2TD86LQONpZbp0FwLFQEgLcMuYn5I5hqi71OTtJ5TFpelYC7kKQageH4CIjZe0mz0O+BG/c+Y18iJ2nitLKFrVKm9MTJirdLjKXvvskVM
        10HVj+0icu+n7M3LTnMrcxNbvzWQmLJ3L2PmXmYr298HUMwrRwxe+XGyXVdkKFyjQbSISCrTrqKNx6eKjBIim2Q6V2RsEVEy5Sts6+pxCrexOlPF2MCqsJoT
        tLlv4gvcCtvC0hTuEIUlYzuLTT2dOuA8A/NG9QPOOYRNmlFAedMDuD8OBFltFldVwHWBIL1N4rwLmC2wSC8QpJeI8y7M+0CmO4TNcL0VZIuqnZ3LlUM/8MQ5
        2f/pib0myQMhEMmDywU4FrqRu+cwSCCCJffRDsMBYlFiAsxhSJ2gMOVuO1pUrRyxCsciraZuB15an4HclnQbzn1wtXQD7PsaMSvo+77+aZwNZPUsit+HVFEE
        rSEfzdrtupMstUSddFjCF3ZZWC7fhbiXG68VV8zGa4kT77qGb+6EV9d6+ZvfHnSDySu7m8fPGHurx884fm7Fzz783IEflrq6Gz/H8HMffk7g5yH8fBE/P46f
        h/HzKH6+hp+fYrklFlHCz8/i5wx+prj959yYtg8H+m34fZ5/X+Dfl/m3w7+v8u/r/HuBf+f49w3+fZN/3+Lfef59m3/f4d93+XeBf7/Pv+/x7/v8u8i/H/Dv
        h/z7Ef8u8e/H/PsJ/17iX5rWaDb/nuff55R4347/O+5IhxNf5d/X+fcC/87x7xv8+yb/vsW/8/z7Nv++w7/v8u8C/36ff9/j3/f5d5F/P+DfD/n3I/5d4t+P
        +fcT/r3Ev1PcqnP8e55/nxOA8+/z/PsC/77soSMdz3RkzpMp9oaXSKO99dxqCeCTjBvuJT433YMXcmq8vF6Q4PsSvCfB+xIsSvCBBB9K8JEESxJ8LMEnElyS
        YMrn4JwE5yV4ToJpCZ6X4AUJXpagI8GrErwuwQUJ5iR4Q4I3JXhLgnkJ3pbgHQnelWBBgu9L8J4E70uwKMEHEnwowUcSLEnwsQSfSHBJgqlA+ifBeQmek2Ba
        gucleEGClyXoSPCqBK9LcEGCOQnekOBNCd6SYF6CtyV4R4J3JViQ4PsSvCfB+xIsSvCBBB9K8JEESxJ8LMEnElySYCqU/klwXoLnJJiW4HkJXpDgZQk6Erwq
        wesSXJBgToI3JHhTgrckmJfgbQnekeBdCRYk+L4E70nwvgSLEnwgwYcSfCTBkgQfS/CJBJckmKpI/yQ4L8FzEkxL8LwEL0jwsgQdCV6V4HUJLkgwJ8EbErwp
        wVsSzEvwtgTvSPCuBAsSfF+C9yR4X4JFCT6Q4EMJPpJgSYKPJfhEgksSTFWlfxKcl+A5CaYleF6CFyR4WYKOBK9K8LoEFySYk+ANCd6U4C0J5iV4W4J3JHhX
        ggUJvi/BexK8L8GiBB9I8KEEH0mwJMHHEnwiwSUJpmrSPwnOS/CcBNMSPC/BCxK8LEFHglcleF2CCxLMSfCGBG9KMC/B2xK8I8G7EixI8H0J3pPgfQkWJfhA
        gg8l+EiCJQk+luATCS5JMFWXjklwXoLnJJiW4HkJXpDgZQk6ErwqwesSXJBgToI3JHhTgrfq6ws37/RYy677OlSvPddRkKqG+CHOs9hRfEg/w/ubpLJDNhxy
        WHbVJkXXQO8cJHqn00Ujvek6/6VSOzwA/Pucy2SDa3bb5yGVG91y1d5m1NtGubMtEd1HYdU4YOKy4WTnpwazaubFYfSc63pM/PkpV2Scy/isQZjNO3sIHCqb
        mvrm1M9DI0Vl6/YoY1mggRd/wLKkauJP//Nv/cq/e/f9/eJJzxUB9Uv/fbxHFXJ5A5GWEy2k2OnIcg8EaEWydbuKIU7/iuupSfeMgvTogmMUVdjb590wTMXO
        IaBlwC6Ru/1DG7WRTz51HmJDbGMw+DSQ/dEvxdJ67hx3lGrCMcmDuRaEMTsA97d6eq+noa5xOfLQxZA1aKQzbGSNtW6C6J8rz6dGspx/LAIKHhxG1Oh53Eqb
        j8Flw9Q8S+p7cFGrs0RU5cJ4COcRmCMi+n9jUmUxdF2L/8yFwktMxxUPni0C9tQMt4NBFn/9dncbx6pfP+BsRQx+1z1d36t0dl328q/aXobxaggEQzp6tpO6
        XCg6zr4ZA3FqWOFcgZQOlTQwo72taqO4kwowPH6ub7Z48NHDonc0jv77aLoH+Tkf30EmO4RmAhWMmeBA1bdBQWBUFQ7wnXOMk89FTwUEuB6w1en5UJvB5qtJ
        Xdfqxcdw1z7V8ZKQjlVJJRtNqpmb1LKPfiVmjzMQrIb3r/VG4jlvabzE3R1OAbIkZHgJnBuAM62BpIanWITqx3sHaSxbz2NHQ+Rh+WOcYrYlKQvgDmg4focm
        9T6KDO8htOBlI7C3JmAewc8GAbOGvEp2KwQZAeswDrLOv3/3f1YZHRXf8TRSVYmljnbd7N4FxsZO5060eadzR8Il3YqmE/aJAF9fV2V4agxY6uGn7ildYV23
        6pOwjxM/eRoj4GWHTn624frQV/Vlw7UeDYvXIz6SDJSWKepLwy5o7uMpvw8gYHjewYbky/C8j6LfnyZ4QrVrYA+hVEBf22k7xqOQcvfH2Zrp23AaQ6CD+jsB
        9Hf/8KwFKFL7DUZVBqOmi8/q2QfTdr3wZ4TLYXmbsLnMkvswGjud++Fq8Gb3gaSpezsGedFlfVrwuEcTf/Gvf/+VX3j1hd/We7lDmKFQ9i2tR25UAzMEPmIq
        3IoQ6zG7MO+gQ29zh7LBbKg0u7+ahqPZ+9+Js7e+E+twNK2U+lDJHFnN98l8PyZo5O6kBUeLt7sPUNA44NxPAc0caiXmEUEd3unvZrhAg6aupS11xg0MLSnF
        YIhjXRgiNHhBEONnmGkPuayEFFsbJi5PNSzmz1DonyrlizIWIeX6Rie78FJMeOST/0iYV/SXys7AC9k64xN8gOaA6t5iTOz//dT5AmWgnYWK+0sUB8mVTz5g
        jF4u0+spU/vXUB4X47Pitq5nrOlsNPKyj/8yzl4NoZcU/5G7h30M+/u9EeyhUBMNtIKaaKCZ3QwLvBtzi6OJylYlNXa+K9FIhxOYPU3seSEmwwbYdMMeH8pe
        Or8PpoZoVmLaB7KlhwSSNLoLzsV0NKHP36WGIzZGRvC+xSm2WKZO8NNYkdKKn/OiTz3PPRNMqqezC7+Czq8lHE9rOalnf/K7v//tyrJxgp7ud8tg45H6y1+M
        k0iWAn1Zw25e/kIt+0J7302b5ZFIGxPuz9uEykO6OeF8Pq2c0o0SVfGjp7sev1B6rP68jS0R9aErp05Tq97l2ZaiR3+AHv2n97/jUTM/+N3fOlvBREngszK7
        MI1cl15CD2jGZUKLuK+k4d3n/viXX10d/X5AEym8+/EL3/rqpc7gP3gMOsqlWfblppe99W2U8fK3UcZq1EeQcKnGEVRDZeX4Y5YQTjjbVTQVViqcZbCIBA9l
        osB/VDFJApkkgUySQJSwAuAPdrkjBql4ltBu9920cRc7v27YWeLYacmT1OEpG/2aR9SnCJ0b4UlXMKMPpSp1H4hQJmaZBp2a8ttQjcLdwNOnUvF2oo6NJq7Y
        OFDydZW9NfrHR1OXxuHDy0QzQKsc6sADrN5MJN2TTL6yiYWI6S928wsLiqDt5YaMBT1Z5RV39FRCCu2JezUrLrbvOdWEM2mfX7vZHyvxHED5UFbAYWBsIrKT
        YY8VpPJCWVsiuLcp6lG2/DR8UHw3wkQqFOZPgtTXQZujgdh19HprPGlqPFnUaLR/fYzw1duXmxlxBCBQiVUgyIehMOrAjEKEmHvAecG1ie8Uie+40XaHTa5U
        v37y4sS+Z2k9aeeCVhcn9LPncuJ8Sp+duPP8a9EvpGrVZGhQc5ON0BC5xjasvy6LHipcu5xaumZCnz3RFCVwIYN8tnv1Kd80Q3mWxhoOTiOhgS6ma/GFeRfI
        L+bPGmpUskZ7u916wpQB7HyuReJa3SQ0q54ujCNb56zBRR1yB9g6YOZSXSE7U0U8ML9FJpdtJ5YyKc6kypmoIXrkXF6ZEhsFtkLnonbzCl0uXn6LF1iYXKT8
        5i/go8y/eC7+HMwfjLCNk6iAk0CoCT1sImQcvv8VABnbaQU8YXQuGzhFy3oHAYbmw5huav92dzMFlQPOJgrUAWcjBbwFNTVl2TDhJGtg9MP4z2pmG9owC4w9
        OxTz++HNBPgaiKVaGl0Uf314qqYCcAd+XKGNSGf11Ik/T3H8BjBOEqEQLG/YKGWPHAQ/Grz47Ik05q4QVuBg8onEnZhM1kxgSjkPNL31YooISGNCzBJpaiO9
        PYaPjj9By4MNk9KHamIyoqlRyd6jZb6GwPrMREzz+JymU28eB6qLiNCG0GYNpHZM+F7Xbnd/G1dl0QHnXyCsHnDedMVK3xsICc3wLVtlq/dwOrLXe908fJHm
        t3eOKlszAYMHn3568OyJ0XTNXq8Dlc8qTSWaLQKT+O8ktP3GWQSKtJ4MyFKoy0xWWB+1tHURMxwwbbC7lAYVUGcAluyq0DI9RvNgDaB32GQLzK+isIXeNU7r
        Ae7dFzA9bGkBlpGsLpO/520LEwf2GTSctR83yv+HlpebtuITIixSZ5sibIfFzWoPiEBGhW/p+Kv47+rKTuchNl1COarHCRmgERPO5wgPVpjtAl+uQj6KlWLY
        VwInoyGn3rpsChEVpXY6DVg+VUyePHAq6fan3oBrRW4ZtiJpGuwAOYdFNt1psl1GeGYpsvqTyIlZnBBsiVCiWQCjAbQuGCWCJqJ60cvR1CltY7DC4D6ZAt3T
        33FsY8zqGIp4K9roiHciyNnzwPNUpxj+zILD4QsatrI+eFmwHV9HFoSDee2UF4RaL+sdBmAmzNq3c38tzbk1hFHsXF9bmvds2pjr8Wl8ed0qWcy+HDtpUtJK
        lgVBU/d2dwK75gEnA1l6wOFNEufnAHDZBwc17L56XGLOSgvhGNpE53KZ7mYfYFsz2XCb8APskdEjsPpaHdKOQSsgvFXBsq400meI+IJGArBlgEEm84kMeK6d
        GH+WsPLEwfOvMUQswNdMzBOVHtKGlWDYQ2FUGDNZULrW6RoE1Weo1e6XGANpaKE71Di2T0BT9mZ3/e3uAcR2OusOOPslNpLWDzj7xALKcFoDJ4Hj8R6xiyLW
        XNgHVZ3RAHwhxo/RukdCkBe8Pi94XangkVLBw3nB4GmhtelanOI4zlriUgWlxF81pcNhKIj3dlsP4EQVYq8jjH6c5uxaXeXxeoboZecLrCROZwFC1j/HFtnt
        rHVgMJcvBhtMwfjMyWLy0GMbGDf8zOnbXeCNn5Rrczbvo2uEwmR31LyRCxkmW4TyHLMTuLITEP12kbZW3hdpdfLSKG0UDmuC+xdoHMefPZeuyamQOB/5SvaO
        wy4m4y8ClxxLXdh1ZmEpOwkw0bAygdOwfTgnqTyaKbRQf4wNIdta80YhpWiYe9UsvOtglp/HtkDbA8QuWJ5AMefgJIHCTESuVAhJiwlMP/ZZfPklqcrB/nIo
        WYdgX7K+QA1KUINd9owanBw1AK/wFmHRg0UhQA8V8GbWlLDC2hK2WHFnfMnsjC+anfEFszM+b3bGabMZjhsAUHSsHzpguPCuKHRjtNERMKVVWgowk0/rgPpd
        hT9gH0FMBAdN1ip1CXPWEB1VLBK3IDqqbE4kDeIfh+Uu+vWZWlLgtGumlKo0R+XsLA+ACm108INrE9YWDQXGmojPv3bEfgvzrAZPByCoxrkJaDBa6khL3e6W
        au4T+KHoVVq7mI7aDTsANfYlnMMOOD8m2PWLglYfEiR7QnAmUCetdDYnFPvMYCHsVaNW1KDqDQvENBlGYPIeq7JmXEOP8VEKytxwCo0fYIa/g7MUk0x0pJr+
        NGb7IbhASFv5caqFyquwW39Hm+vY6TjAHjVdG1M7gPVrYAbyJQNfSPhE6MGDu4MNsybGit3EMeZzjDkaNh1YbacDuYEr37hwzJvuc1NTWUE++v46BB1bGNZY
        1LZkLtOuDvdGPN+htAxQr6HyXnfbySB245PJKhyatoJCW8NY/SE+gjITBRrykJHMztOcG8rGjLc3n/DGHgiH+Pjw0F6PBfrEoamI+W31TlA1A+ypJx2OH9Wo
        c8EFPl+tB2hysYgYFd1V6M/ugYQKF/r4Xm/eRL+Gbr5pHh7e6xFdOaBR5iDM71CZX+USlY7bevUBdiK3ih05QZBQNXL36dwLW51YEtI1+pBG4Kg4H2D2cYux
        OWYnvXP5ykkoLUduZthDLnvdVfEjcWRupWhy3Yp0NjolAwT7RT6f84D15ah3wKnxbdZGa6kEDHAW2rojYT8j+xJ2r3ArrWNKvLPhRpZXUCxezGNatI7s8P5F
        Qqa8/OibtRz6etTs9VXea+ish33BvaBHsC/07AqSZwSI16FNAT7GU2U3BVWsf9oU+DTht6MUU9w/KXQvQwGOzFM+07KX8oZ0A3cP6Da6URwA88Ofe5GwqT38
        oRkM8jzR7ZMY0bQKsGMYMglGJLUsbWpY33aNldq1UdqlTbswzJGYmIrA5HG0ORnSMNvrBUeuFwD2Reb6RmJdhopUiPtUZIQjSQ3EOtUTsRd22IESPlFNGERc
        IpVmy1W23EhumSpoFgcbqFUV3Icps9PBRROPzpewVcQEggow51pOgwOMD2lLX6/X0e60ho7DdHr4WTEySNm+Jrkfp9xygvH02jtpPnpgBZy/w8EVg4Op6oFA
        PH8X31OuuUtxN+ZdS5NjMJqCrptowlpwUP9GpTWFZ/pdpYKn6QDBWsL0TRq+RjsLnVgUHip4gNt4GGAixFWnP5hFgP9KkCcTA2cJzhUEIW3csOZER6IJ79k0
        OI/9+Dw9VB8ahUcCSmTWVjhRBZ1anfjUPauDiX1n0+DZiW88rQPm2Kiz59jeVJFCuUzeZ8+BCgon3DMwGkRBSrv755j+i5jjY9fRw3msMwnyZaLEZ/VouX3j
        m+fOT3fmpyZpTz+nKQUmzhra5ZBm3GtJU7uvobNENMQ0dxvC4m8Kwz8STn8dl7LHQcnzVTjvA3yLzeJ21dSL+RoB0GdrbXiiFzXgHBfUaR14iGJbVWOvakTf
        85U/qcyVbshbtfBEQBz6liYojoruhEtbvTvRODvhT1BFF/iWNq1cZJxy+/kJwIxWQFq9mNaZU1EbffZHmftcLhk2NLkkVSqpqxD+jGZv3Rx6lXzHG5IUwMGy
        9jI6VD3tQ1t62le5mEbcvipVxGaD2fhf/BMJ+1Dtamq5u+WCzKdu/qnb+6kgu4nWeZrbLgUPgafHjCbcI+CwV6ETAewpPnFRVy88M6Genbgk04bKrz/E5koV
        zi2hdunQIoeMEGtQIXBS9zWj14BG5k35exOnz54j8hQtUuwlSTFQ8m7mGVRjeX+r1L7EY0te2EqONfkcwM1wuBlsRGsjWwL8C6UqMoG00HoK1B3bJ4zB2iR6
        jsg4+OcFQVe5mETWwdpI6hUbmmIStPzL3MRoojrh4yxTAvuz2g4cAdWhTv0oCy7znQ0Icc8S4j8BNOxhbLF31RlCMl798rpFXpg7K7wqAbg8WJCvsKVhCGnY
        HIGPgiFFn00zgwjBXoUX8vokG8UBuZOAFuC0B8Q8NRdVlczg7zt92/ZfRUxaaLbpBpgTmacm3af78oOZ10nz27uYBl0s4X4cT4/pea8neWJAER40dPdExAxt
        LKIusqEKeND4VDBNPExin6awfwHnonMi500NFzklucmzXCNmQrHxvskn2PGm5R2xnUe2xqnkuOiAskY6C4jvcgrxcZDQX5HDNqa8w8wfOWTDTKocsqO/8pR6
        2puUcxOQW4hzyAZqrnQXjQIFx1xiD12E1C513oPPGmarWxiWPwmiHDryLBUwaYgKCHkvU4lYBFeDfUrDUB/Q9wXa+ZbTYVweFjs164vMwpHTszG23tUIRdQY
        jR5tgb6ZqxU6mT0t7EKXucNgHrK0lLcLNlyzfacuPqv9c+wijTVsjI810GNE7zE5tuKm5vdsYkGRLQJuoGMtUJRxB07YaQwsq62eZg0EKpZrzmlAr/sSgKg7
        ldOBitn/8lu84Ams+IUqv4iivXzF5jOiFBLjNwJ7DW7wEtZdWn1NYEVPU1MeQ9xnl1ZQh6NpozGJq1TmxMFfwExOlsHd7/7N90eeM2l4Ma1OxMtnjB0yTLKk
        ghqK0SZcw9OhcnHF+RAYYQqhzMFZAl294pRQfMnmw04zKPUdjpN9b/I4O5yD3VuP3xp/fexSEDkOsc9z0Q6mWQVkFvwwxmovX9lXLu71RmisaCP0j7BLczq4
        FU1FwkC7t6mp19VYudfIodsDC/AQymDWbh94oQERWqB41Zt35u4Asi3m0oiz9/meEQVtltggwQ1i5K7ZrC0dH0W1jHdSIEjCVDS73AsysSKL0kUOhGkyY74S
        sSrmMtN4zMKEJIHQeCMFjTciNN6w0HjMDGUaDwzS6NJaorFrk6VeGTQ3pU8dxnzz+uB0orREUiC3I36//dSC9emJAUYfNJGl/6KqblYVdT+tM6uNd26qJrpY
        3rprQKnx2TQ8MUrroAbYATfos4kZv6TmicJrF3Im1GI2b99sJj/BS5ZZFU0v/wDt02E+5hnhBFn2vLbBsjv4C7r6zGtPpM2TdBihKdXEbd+x0YsU3PAzPDQT
        PmYvDJ6eSJu8+bMe+Xo72XBabI5GXDLt2kHepJ+G7eY6LImeTBvHjMvK+uGmc0VQUCWwwM2gaFwDKML+oOiCAJotHYjQgUZvBxo6sh24j71ZSEFfE5cQANzT
        ArhKF+AqAFx0Eqq0dDyjgAEXlQDHEED/62JG1TBtnSjxTeXOa1nr65l3KuWdStoAy8u0PmivovWhuCyC6sSZszShvLPniAg8N2Aalk+/PhiZly3T6WZ2E+FZ
        otYZQdeL+ffsRIOgODFQhiKdN4CSMApphajzOtpFg/gErhy7lz7P9aSRz/2IiNSLPQS8TyT/l5ZTD5ig2K1LuOmCNm11fqzpwivZMoIDrHA6B4VMnVLJ37D7
        F8h6O4I5WW8XB2pvMJs7m+e9jB/8DIOnGyfvFSNPDXr5oCFgBcp8K2gGpyZsw25E8jdFj66ugcKlXtJEqZ4zVAJVDi8LmX5QNKgbph8/hUWozO1mxGKW/Qa8
        OJzK6LaEYEvDLsgWiI6Bq1YGLtt6zeF2dRiLgWtK+6/tISwndAuwYJe6yV0FbhO3iKGaHbxPA66n5Ya1683xpt3YJgbyWv+bpFZkNMiNklTRBnOzDKjE7aRZ
        DApYxkkTGZvgQdeaTnbur+IsBh8brWLsLsJ2tfjxdICeabo3TW49QGdx5pTztTlEZOosUkfl1fP7YpYgOyUB6I66uUaGzDtE5bz4ZTYgj6tymv9mZTX7rqym
        rKSY6EV7w2gGuQY6v8Xm0AVYNDfnnZ8GOqIKdfP4aEqtzebdn07rJ+mdwrwFPzyJeS2yJFGNDVdnzj249YODjvqxJ4hOrukmPJegv4GOxc3rVuXg0J4OolwY
        6qYIF+weZ/xGVd4DSQomeNHN8Elm5kGkVL5n+9SRMEGjrWJPS8aTt0lcEnAjrEhGjbPmeLg8MSC8GAnbuIFPCauntv00NMXtUIRDyEYLMlm8GDxgTnG6RJt2
        86pUrTkRgX3WvJj6y9dVUKwpf9ma8u2a8v5mq6Ruyq9lB+8nIPasEEq9t9lN9k3gbrjAGonsOSusilbPqmghY4uFJrpWRb1rVdSLVdEyuWmWNHhVNEqrovG3
        WhVAtTgS147mwK1lIW1VSG6kDbb0jz3bTina/wgOp+A8WWidKBtryxkiWPEIEZnzQyRHyugKR0pmQtTiU5iwdIRjK4Dd2QhlgnwvHQRA1Uc4pWCGEi0Ful7K
        gKscl8kocK24NCj1OGYQabQss2XZKUPKAbbwhD7wnlh24OiXp/fs0ScPcz1oa2A8A4UYUGLLIVhQxOFEJHOLYhXE2N5/eZGaoeMNrsk7sGHqm7y8aAVrKd2A
        UwbFCxfinNysnPihz+X+yf/bkUtEh4n+0zAfGGjE/odAhZP+0yAcQLjDYk8ViiJOvsWBkQZOC/iDxRbnRF2CQsCGKfih8tXTlunY/RVBPEJGEQ3R0ZeaLlPA
        BO9qFwUcCg82bdBhoMlnMWoZWG0JTuOggOGygC3113TlAcLOIegQln3xhNPbLHEApRXM9XPkYODnHzBZ3DhhnzLDD2gxfesY+rYF+jY4CanvkylO3UzfBssO
        BtGJNOBLbh0KXc1lwpuTDkYjyxQM8ybRwYBdPp2kIw9AqN3PyengimA5kdZH6URwBbAA+VdwAlkGlkZ/sHRBoy6HhGvpzH3Nal7Q18THg8+HBAZiswuIzQKI
        7f5ANNBod0GDtj4mBnOPCsdwKDZ+ZCBL5oquHi5jragazKV4VlptPYu7sUIgX6HkfMN/7LouzdSLhvPjWmoWNiL5gM6r/XHDFDsltnxyDDA1yUtZlZLmHYh9
        IO9onjZ+DmJ4uB6Flwp2dATJNvAvGOaOEQowbDcHQe6HCEqLKnqAuQD5t7g0g0x4G4UGuci1LQjghW0BKaiQtzbb3s9Fv0hIlC98Mw/y5NAdzNwBcY0EkfHD
        LFjosqD1DtY2MWV5OCHw9OSvB+5nCQif4Wo4MkxXEXjbY46TgSn4s6cOD4isEPffh6y1V3ppDsMukfOJlxfjSTEehCMwXvQB3PY4Vf5tnO4tWon7FoisN1A1
        S0hI6EuIEk6fLtUKATZsGdFP/hB4LFIK1CejtzxVzUW7oRcGmTS4GcNtiMifEfUA0bMk4rUpPAFcmAcXWKgNvMMGS2w1LSJw5cokbZn7DlnPWJt8QeAbtTeL
        8gjlDmhg3oeIOqnj6HnaSqL6xU2LK+5/avGP40yG6xZ7b1AVBzw/mf/1q+vvM4NQMhKda68Y4p+kApo9lAfKYD2wgEkPz/As86+F2mAMA6GZsoCA3yWOXjAb
        bdOCMqNxWWKEQ4VugEaBrijRJsKYQ89RE678jV6niwuVf6GU93RlUpjFEBXCNElEmJCwFIYJUk8YpfpFcR63Lq1eTDzBKJgwYRnCAGtFiGhlxzqwDH8zuB4P
        ajQql4/wuVYFoMPTROfJoCpB2C7fSPG9RCQo2yugrpmWtdn45i6SW7v72FXa8nK/ZiBG2Bv5Uo+xtzLY2wP2dk4yLkj5PgPY2yljb5adZNYlQLfeKRMR9oi8
        3rnyK3hcI2rfiOvG7Xi3qG1f15XOYjXtbG07O3MKdf2OgiJtoX/cTZtIm6E8k/ns8OsgHQcD9m0GQLRT7/gTuMKDCivlO842vOF2VbzGqmwAWdgn7uOniFIc
        PilOqPDCpoB2fKAZasH0Ufb8X8VQ5KYTg3g9Ck6m4XHsecfhQc0Xj2U+lCCK/WTCtI1o5mojLG15YL8DT1QgBgWxY3di/PydLmQBXKIZRRygcheLA1T41SoK
        nc9DkCJuZ1YWoEGrjaCJfSNzCsVA7UT/KCIqMDTwqwF+VoWgpgkrVvlwDNU7zH5HaI2CsijTF4F6WrAYuG1EwICqTIMyt8031yGWwHu2lxjJSUrDbVFyGwA6
        J20SqR6Cxq3o8Ak2pVa0BIoaFwiiPaw2PqizilRX1oaw2po55YfWBiVuUBj1fhLZk2sQFddEoEVwj040rxMUdHLEB/OKII5w4zKYCQ7w+SDt5KjNss2EinLp
        iD2JZjl9Dm/S5lCkfzy5EhQk2t1ozOkIHhzbhIfyWxRIRhlC7DhRz6zmerJdXKB0Idyus5e6SGcji3Q9PmrJb/GCT4+KX6jyiygBk9rh+x2N6x70EJfabVpI
        +V1UT9MgUNDTOrkshUiKYRbSYvbFvTCWGRa2LDQpPAWJCd+KdCgKBVkF5xqVKPN05SRtYn5O0jMx+kTKUsjAeXjEZ/zNuSn3HCaFXGXYV5a6tcUGUfc5Iuoi
        gaOrnCOq53LXYaaA166UvSk412V58LTK93Q1IAo+wbv2gsEsw4vdNASvw8CswxYdtAZwtUZHCJnnSSwni4Y5WYDQDJateZ7FA33PFDyBJmmdpUw+EPy7TxGh
        rppTBAEprR73i/KhOSPLsziYQQfVMJRK2WJhJHVtJ2YFpqbopJqvVsj088vTKQ27yCOXhobASMOPGVMVFFOl8a3kMwbndpbdGjgL0OCrCdFxPUinWztDPNtD
        J35CjvfwxMfSPBdoZ62e5H13kgbSDqEh91NXDjsWJ3++7ybJBF1x9Bc0KYLWtisGURw6e47LvTjRIuSBixIn+nGnVwWOtrlFL5fwyGCSpFvmo58So51MZT3G
        E9E3PeWJwM94Sbh7h5EOw1SumCkdPuAfuhJCZPcd3chQZFBDwYfVFfFhUODD4Er4ULXRr1FYYzwZP8lSrT8snFeDjL7oC9eA+qA/YXrTLtW/I1VN9k04HLFK
        AmQ6zTjnA04HCHG8+ATfg4/ncj8sMQTW2T+qqfpk9encP2bPcIvnWSPlNoANNT5xdc1H/1B/BVO4oWTlU4zZIIEt7tEz1dCA/Gk+fpb1O1Nz6HC9LqXOHlXO
        iIUvREtDXG2DvV7yMan9B0Qw2z1iHIxrtgNyDN49A/yLfwY+uUN2mk14kKbuIOPAVQYHTlT1ALDf0IR//rXRZJiegPlWc7fBhGDpJe08QYPoX0gGJwbAJ2Z0
        CJKo2ithxdJhBIW0flgMM084hFUrwh0UiAxCY4nKpJesismpkg1cPQP2KDtIGNfo/QxoXy49WrlaFfNlGC5+7oI8zMQMBGEbGIsF8zCm1rOtHqSncGSZNHF7
        B+5xYJyKBnAq2iy+4AtCkS31dQOMZd3ay/YNpKhhOtoJsm8ZYa6fSFqiHpTLmXH3K2xfeb3tOCyf1kdxMCSsPPBa6t9Hc3iIJcxL07M8hVYJwg+iHNAUXQ2E
        76MYixptM/5eaopO+LUgfN+8PA0SQRB+yyD8AUL4PiP8wJAIPm/o/oXSXj5gEf7AiggftRGq92RfEv3qMOovgieKugwefs8zpFXMDsdMuSdA6l9IWzZXeapE
        NAcNMMKsFX+d54Eo+eP5vzVFGQVFuVNgV8kylroiG080USEIl4T2RilhiKBLxw8ebpwa5BbWZ2LMbGD+Sdb+79rAWnzxn0SsTZGLEGq2z+NF3xK7IxmcMns8
        LqgFsgxMI4cEk6ftYY1VBMP7mub8TCiSqD7aPHEWwcV4NvJkNvnE36cNGgSfZSUCEWg6HsGAhE+gC+DcFd62m2zBOWBOqMb5BZJvPmg/l7PlX7OqdZvtPJgv
        2FkMGGlh9vRxkBgBFL+CiUmqBAOfgDRl2Z1QZHf4dgnDU5sIElwXBhefAfanMzEWr0enOid6USk3F4r1l19fd9+vTfbepF/tLscvxMH8K8iB0Rmwh6vyAxTj
        wqlMboFoQoLDws4yHeGuOGzAeSPcfDtmLLUznzkPjEZ3EWRolhjWseqimxXoZvck9glcj7hCCLslujn6OcPUPKzV4dNsMkK1WcCRIrglc/n4QIQHZB4zJ6P+
        ZJJK25FpCQxRjNKjf2SUVSp8quyeUeZcanUPkWe8UxlrcpHxOx79lXJ+YBY7fGuxA2+UsdjxyV9Dvcx7EhpmcMzs5xpmPjiQhcEOv8dgB1aTsXdhuJugj8Cw
        QuAaK3kNx16LBvey7Q0FTPHgabmBCiCEp5gKBPOZOX+w604UVBXmNQBnxHCkdJZVdlIqY14yK4QLiiiVJ5+5K7ax/FmXOQ4fhM84ixGza+98IzRK5mYjhLAw
        jclgA/gsivby5YHwsHB7kOZjdVwEwLEdYnp6MjT2O7k2a6BisKP+tavcp9n2IFFqIpacsoKRLzd3PlHJu91YuAmf10QwUE8sW9Bo27lG5MTeMng4sbk2wV4x
        yA131xUDZRxNvdcg19zgl+PnXyMy3jl9O7OEVMHgUTnLTMU0l6GHxLcIzBCCAUXA8FHXexqfma0OVyk26j8NsZnz9E6fh1/4p8+kvt0RPdZQSV1K82jhE1aS
        F+fkSKogKKbPnwFP8vwZlvdWdELn9UHQpY++AEW5ickfhf9eWkoiqQsV5jN7vSoadsJ1sV16E9CUgdiAXBtSDBWdOZ8o2j15afkwieJSDu3//LMAyflzbPzG
        P59YDQV6H/2iqxSP2ndTd+JWAtqnUGcw3cVV/NlUnTgMZDhw5JR/RjuBRY4DR8W5HzWYpYHom8L00dnvDSDhVq1+buLgMz//bFFcnungOeRR5ecoet61m0HJ
        SuLE1O/+rzcTvfAPcM+Da/aAtS2QGj/viWlEohooblE3Hfj5ALTVG+HGIQZX97CdeAaXyQ81Bc/4Z1L1haZXaGwE4iN93HBs5d82LCll7tTuwTCfzJz7GBuw
        6Qa3Df1U/uB2Vz2lHeihpuryqMPROPU4ChtzTvwtFruHXRQ4jYUZSfg9j7x+Js7kaH7ss5g4+99cVX3KLatA8eWMz5d+7M7WttPXpp3s19a30UNpYKMn0tBG
        H04rNvp4WrXRKTetcRxmSdN6/Evoa/0APYDRL94CiCxhM/kujGj6D4OiYXP5sNIfyWxms/kMHV8LdPxYG+vuWOKw8c5kwb/xaLrEZ2S6AGgAmQ9DoLL9UI+b
        RWLYm1DpTaj2JtR6E+q9CVFvQqM3odmb0OpNGOhNiHsTBnsTVvUmDPUmDNsERw9dHtbDl1PXuCcYpMdV8ghvBgP0GMsjnBY06bElj2CyRPTYkEe4MqjRY10e
        4fmgQo9VeQSeDegxlEdzdDbWHNj1BGtme7kVVUmNsQREcZpmax3kPk3fKVeiqoi6RdThaOaI0stzEM1w9qpzoaiUwJo+Pyu5FZmCd4k9FJhHlZ1t4VlFf3Kn
        35xcdWb0Kb4nmXvbsRrlnesJo2RTrlF97tzQ5ssP+/h7Tjv+tmu1/Ggjedk1bo2y6d9lRx7Ikn2DPxCGS2dNO/4O9tK5tM02MadqbAcpW7gcZ9OKrY41Jr7J
        29leWtIN3Du2ikY0jJa7PMKOUngyrbJ425IDlgNEn5Iom0y88k2POUAwi6adekeMY6RF5+RlR8VpyWGw43yZzxNhdqjN727seQcO80la3ni3sfzuKzgYcHKX
        l2SYnYNB1k/+xxguLNyjzXqjFnUlHWlWe5OOUlKlN6mC0yNqdvp4yTyabrl8naPpxz37mnhO1bmLlqWDpXwbkW9jOR+cw5f64bF7+VIC7lmmXIB3U/nFl4nu
        7WliQIfeUr88Fjj1e3Ox/9LuJCVOg8tJLDMSHaU0OlKBBoadLGbvRA9Kfkf0JC7xJ7Qp8Qf3jhINT7mzN2lKrcqG4tEEAtA6Osw3CFV2IdeyE6oKSwBE+LG/
        LPhDSZo0qzqhbLucOQ3Y/8xWdp/ysPGwciLZxuEh44xlPNnOoTY+WeJkjEMnSXl5BPE/M4sj2O79bBqXpw36sOS3499niiUuXFezzMmSauuYvv8n4lx90aOW
        eOJ5aSNH5j1qiyeOm7ZzZBqunDxx3DTGkTn4dPLE+VUKMG0U32oeO2uBYzb26jKNSCq+ojx2X7OIlG3ikc1jBzcdRMbY0xvWrxKOrgc/MWmdIbVJ1xlCWzg8
        lOzgcDzZyaFObuIwTm7m0Elg2Qixh8X7TsB+ceYRuUl87QR6XDbNQG/KoSP4dQmJW3JoSuICEnf2JM4h8eaexGlwS2lqx7/hwvcNfJNRZ+rWqmH27jcHMRth
        5AVx8wwWmQ5YljPAWSrP9kBTdNmyxW8O9q5RajGc1Swsf8M+bqX8STGgLcODAe9XyDzooa09PVnsk1v89SoatsRJY5pFYxTRqR4rfxv/jpuOvJLGs7zq01WM
        DTSlDHKKmw6zQ3WkDM12Ouk6Hc/OpKuptNWzelCv0uv0IBJm9ZAepocheliLjNchI+3Qm1HsME0iCtZQGuWiouEbPl2vucjrkbCGilqtr5PCaANdS3GUNYr+
        LfewTDu3g6avfSVdhSJXa4oNz+r1ehSx1Sh3VA/PdmbSDdTWNfp6VD2qVyFlDVq+AS1eT+lDSF+N9Bvw1Xq0ZpVeg1Ipz2rNqRukLE0tu0Gj3XqD+aZ/+9ZQ
        phiZuMJEWgujc3oEnaOP0lTmbz//0WsovzjV6/d2VG/o6DWvSJ4OZsM6fV2Huk0lX6/Xyzue3orI8FijyWteoVGhzmjERmZnAIHVOsHTOnR3LZKGKDKCfq+j
        p5ILu0f6+oXX66gFhFeGqdrVVGE/5/Q8TknKxNYQ8vRxJQayyyFkZgHDzKnl2e4uoDNzRfCkl/9cUEPxxfDM5cK4vl49w60tEga7Xg/NrNDQIsu6Ge76lbKs
        4izplbLEnGVjkTDS1Y61aEdE6DMlVLoDG4msJaxkbMTpkCzQQZqeqx47TGM39NXDpw9jUT7GnMFYDz1GT0P8lCNO6h+RybEehO14FOTyyp+h0R+c0XHn11AB
        lfgK0d9bGGFQlo6m50G9kR6W4HEPjzRbTKELB2eTVWBWp4S5/pzfU2Ed6qApbLCnMHpeVVTNz/RBqbRBMEDyD6htefM73Epb8BAKLlo11FPuEBo9VCp3CJOr
        1OdVRbmmxBhFFP2IUUKpITFaGpdKjIGvVxWHh5gecdIYNAcASA8JgQ8vlvLgiG/LMcLMzWqtHjWarQHrW15vIzSdp1rv8bQZF0Tl9zqXoRkKw0hpEP+By/TF
        v3GNcgRcJxhagukKGNnH7iwfxNgc4z90ORvteDNMB5msnGiSGiW6BELTHDfv6KETYqdssrGdbNpvs3OCKZ/pptw+LFNP8W+5hv9piCCJ/oZrJWepXcq2mGkm
        EOQObTTiwy6O/xc3vW6WthAmsJgipy1D6KxxvBydJXxPO9d1PEbp+lnaZ3gz26Dp1drZdGQmHXoxuYHaNPJiSsvjxTR+hBox+N30zjK3phT/HAFyMGHnB4O0
        Vu4sODcnRjHksb6Bl8+QHnkJaJOdf9ICZOefhEB5GSvH6WSzvF6HZ5AjxT61uvRqEFiYXg3yBsobY8zbzwzvrx1a2di71vR8skY+wSa5tvRqFfA4vVplSlvF
        G/QsoRVUw6UN04eddDUtbz38ErpGpaCuQbSwQ62jPlAkxZrl5FX8hI6t6ERkNBmKVqaVcIPYZFqp+cOglYQol8nwOG0i63UflAtCIX6J+rNOX//IKPBisbWN
        0oqnvhJZQ5RE/D+5JRvgw/G/cpPVejj+t24yvDJ51Z9K66gVvphe6cUK2xlICA0SidCZBlH1ih6lFpvtv0xAlI55QhASTsoREchJvbGHapx3DeUPv6x6dcEg
        AY3JRtJKaKVYpR47o5kTbOIJNqG39GvRSV1SCnwx5TNlHdmUqhy9Ui/PEs+5cosfxudxcAzZljSuPDy5b/PELGPd3E/XwZAHJR52HfXkVh/WbwhJuT/VBlu0
        SjGupMXnWL6VPJlGLFZThV9scBDiXQZvhXKFTvXi1qKSTdOBEcJmthBPbhPY2DC9oF7YNyFss1XkE5tWgbvi1OPQfO4ccOZR8FwIkP1LThaJIE5LcQtFmSOu
        CnkhScWvTGZYc6zlZm/9bGonahgwb8H63Ulf+ZMiUO+2gwwn9aPMmlk4iLzMgbFN9LOleRhUx9sbS6lTm9opDOOH8YwrDru5H3/umffTgz1MHjytQp8ki/B8
        VsrF3CCTE2d/z1RRkfdFNVNVaVuRPZfgrcSv5JMGsaOi+Uf92N2W4mwx+XuGl/iezithnY5sYa9UTt8WlS/c3k5hIcQkVHQ1fhVLoun0K8d2OO64Ft598hgL
        uYuDRu4//qeuVTn8p+xLgL7aCpsvKyLVKk37KiPV6g/lANo3x8LgCi/mB1fAgXMrfdFZ6cX0Si+mBlfAc0vx8hdc+WK8Espe6UUHktmAnKHQ8LiQP87jcbqJ
        6QB81yG8EsYX3MLqU3wRcxHmusCVaRn2zFyLjj/MnmkZHsx0y7JnWoY9s9Q0TJ3FpuHlLDQNL2e+meyUcprJTVJOM7lZymkm47gTXmixZ6z5CMpdqtQ0Xcub
        xA4Bppr3sbgbDp5TscH8iwOG1TM/YDk8iID1MoXIuHiuFp7EdGxYRksDhgu0MGAYRHOIwLPxNCI3i3drIhprrLYIwLZMq1zTKmFodaJkl3QnSjYJWCI67zBY
        6nT4YbDUk1sELPVkt4ClntwqYKknt0k59WSPlFNP9ko59WSflFNL9rP4JeINU91Cw9Qy3zC1zDVMLZ2GqWW6YWqZaphaliJTy2JkalmITC3zUbLf0PeLjXST
        hfEOC+PdFsa3WRjvtTDeb2G8y8J4i4XxLRbGt1oY77Ew3leGMXv0KGCsGMZHDXMxANedr5QF4BstwFML8M0W4DdagI9ZgG+1AN9mAb7dAnynBfhNFuA3W4CP
        R7Lp0+DfRNPCLtDv5Qt02ZJl99ej6U6acX/Rj6NyM1H0RPPovXqP3kkg65tpn2SKf5Pv6enAI1tufwrJMzN2wTOLYhqRTZaBMOeZJbKAc9sOigpfQZkFA0JO
        76ao5FZm+TChdRtFDRfCrBg+/G2hKCdPeWZFdby+RN8uOehvRDBo2B3znllz/UlLmip0SgWLz+ZXZmn25w3SjKL824r8oD91Hx7O5WOXG0Tz8382vPyA3twH
        5ffNeflZl1bBtRa75W9QLP7/fDb5RPcNxpdP6e4bnZyzgHenei4x9KauvKd0XM58wAErHCsop2pgWohTLE1Ay26QlbZ5vqsyhQTSxV1GutDqtGSLm5MtLJDW
        RbLIuyNMaSzcjJL9El2yG8SYaxMgxCV0SYnAISLCvM9U4jX6vwkSz6TbphT3d0TJGJrtCgc8lpZiWsT9YdAift9vp9cufyF0wkovltas8GKx9KILPyz0eSEM
        +JWKmlvpRQd2rAvKYm4tRjB/7Kw1c8dMFRppJST3b65vF2Psm4HpulFFDh69rlylcXtK+0yNHilYuEUv0zTps4zTG5ONy7vB9ZlTts+n7gMcnqDNw+eLnts5
        xBUYX2knd8iFN+0ybOMb+7u5Vs6m5BzDQhrfUOYyG+E3FZPL69vZp57JQmjSmapQ5ABFlnB/TfjUWUTkdoosIELbrTOPCOFrZw6ROyjSQYQQuzON88Pc2w6b
        +WuqYHL/U301e0UUBIIcsCXJnamJJEhSF9kP6OJy5xsi9ZE0xSutOHE/5ya+ERepXB512YyHd39uIA5SHXvgvNaFgCBLgTSNFEjDSIFERgqkYqRA6kYKpGak
        QKoiY4Bt1y2ETzpuIX0yZ6VPsGu7ad3GF9w0svFFN23Y+JKbNnPJFZW2rOSKSpVIrqgD9ABDPLJHSJuXXNPoRde0esE1zZ23Yi5zVsyl45oeTbvSXFU0fU4V
        TZ9XRdMXVNH0RVU0fUkVTZ/yiqZPe3nTO16p6R3PNH3aM02f8kzTl5Rp+qIyTV9QpunzyjR9Tpmmd2RCzHkyPQJ6O+qaWTLvcX9oDmDUaQpQoCCbJPe0MnUW
        PTN3ljwzeaZ8zB603U9aAhg/GZBq/ERGed6HvX2U4yerpBw/GZJy/GRYygmS1VJOAJ8UKCdI1ko5QTIi5QTJOiknSNZLOUEyKuUEyQYpJ0yuk3LC5HopJ0xu
        kHLCREs5YZJIOSGtay4npAXP5YSEGbicClY6yqkQbuByKkRsczkVIiy5nAoRllxOhQhLLqdChCWXUyGCnMupEoXJ5VSJwuRyqkRhcjlVOvtwOVWi57mcKlHv
        XE6VqHcup0rUO5dTI+qdy6kR9c7l1Ih6589rRL3z53RGkM9rhNccIWJvl8/rhMkcIXTvlM/ryV3SjHpysFAnRkINM9jrdtfNrrm0Yr/M4q87hCqCSeZfDwJt
        bEe6SAS64FM0rG/fhSmIyJ2YyojcgamMyO2YyjBodABTGRGcJxYQwRFhvmaXIyI4c3QQ4WMEIjiOTCGCE8YSDrc4qSwiwocPRHAumUcEp8E5RHDA6yCCg+I0
        IqCkpxDBiWepQhFQw4uIgAhdQITPmYiAjJ1DBAedDiKgkacR4ZMTIiCPl2DXlo+piIBGX0AkQTmIaJSDyA0oB5HrUQ4i16EcRDagHMgjj6IcRNajHETWoRxE
        RlAOImtRDiJrUA4iq1EOIsMoB/KIQyIY4epVIkXh6kGRkHB1LOIUrh4QUQmDenyLenyLejyLejyLejyDaOY9i3q8aLbiD5yB4Wb3qdxVJ52U4PVyltBKqL3Z
        gl+d1NQZ7X43XV26rGBF7dp3J1jt73tpZSYJ7i5v6GHuIZMK0KttPr/8zewM9q2ZtKErs1RaZQaqEbOdGd3QwezMLOvuwtZ6Pf8knMXLcFZTE2fAu5PclDwb
        JQV9zeZVJnOvpXP7Hy28y44feeTw6bzP/EqVX53OG47H/IEzFk4/v3Lq9Glx3UZQmE0HZtKqHnhJV3V9JvVnKLlKHZvpQMCG+gLW7awemIEJhFmCgd/pULtr
        OpKHmQ7uThrF1QHh4caL6apfg7PQvO8EqGYxUuEraasE4EGCQnWGWoE2DI3qVSDXCFhN+qWmVTuINmdnOrOdpKqLqh5lQy5RJwEnuH73bx79D/9g+Df/1cHZ
        x5LhzE3sbUb1UMLW7htdF/fmw7xNpRmQ+BmMuRfNremwkwavpBUCDaQY6wQIK9/wCd/8mPDyA+kanE19WieJy3OEJsWMRgQ6QjUdEFhhqbw50+kguYOJksPi
        e7O044W2IfOziV80qpp5eZca6FLeQriCL6KlfkSZEyVDpSKKaAti3q393hcpqO73IJQf7WdfP/X93j4QpPs9iHRW9ntjkN3c70GicxhWWxw9BGsu4oG18Mdq
        vLPSjOrs905EoDlEgQO+yVi4cjw7q07tUeNstALCmL3pv+y5/qRMfqMiAJ0QtrrjycXrMo0QUTvwjo1GIg0n4t/sU0TSUw+u4P+auZRu7sOVFVJZJSQwTofY
        eavH5pOxAEs+XI2dI2iRUAnw4erdy4pynvXh6hp12V93uZY2M+0R+iXDRIX/Vtf6b6Vs8N/qM1NGyhb/rR5bUtYhJZ4ECa2pz4j6bHSo6bHVpG/YexfJ5EsO
        W6Px38rWiXpy92mfsZqhjMIIlGN1AJH1X3LZwa64xvBEdYSVR30xLOKJDT60+EHWSvGgDLNdxawYPQ/7iazIw97a/3/y3gXMkuMqE8yMzLyvvPdW3npX3X5E
        ZndL1V3d6tLDLbXcUle2W7Ys+dEzvMx+7Lct67GmGr4tPYZPM11SlZHAAsy6eM2omofy3jIr8Q3GZTBjYSxUMLYRxsPU+BtmxKyXqWVY1oCHKbW8OwK70Z7/
        nMjHrbrVEmZZ5vu2HzczIyMjIyNORJxz4pz/jNPphMSRc8XZdun3HOxKqTN/8We/+hP/7otfPsmChxgGq/gb/zQ4oXLTD9Rnq+I2Fr0FJVa5s3MIzN1r0crA
        VlFVIHiecq7Ua0z6rmUtWRtM+6NX6o989/fe/zAu/g8zHsaorux4KyGJGnCTvRAF8jFUJfqiTtgCZaJ0TwjjsAp22Sj/Bw0T2wiBBqmMuHIBEJi7Z/YYdyq2
        MoAqgyju6RLeD9yKCGf33/FQ6LHXnXcHu57yZhfRqm7tuhNNRKpbxCbXQNsV8aVDlFX2GHIlKpMvr1azJg72gNhnap8E5PirTwdUt+vZ3Y9dzU1loqGrxSMf
        CEuISc72C0yFeGJYD93P24eI+xQvrTOuS/kMQFPiQxycJxjSgtuCAAMcza1ysxqOD8SfeTow8erLwJ1xgxEi7OFAS5CfARwQLwOxfuAa7NHEOhQOxprdbXUT
        lEjLHHwrKiC/PQBqA01W4HhJC1C89AUmxsqZr33pV//5v2iCFI2NekUPvhCNIyB1RY9LQGqqhJa9xhRBrGRww2BZDw+tGgJPuTjMULXEyHPUGHmOMW0y9AHq
        5aAmMHofZZ8PB/xW9va68XWrE0223km0EjyvW6vR4K5tT1ka1NYkISH+O54KnuXqVKiMmjgzc3BRksmww8hW4I6uQvNWjdUFqi1cI9UjDBePGFC6eldbuzLL
        WO/hacjhaeiOBkNTyHBleHkAnoeO8T9j2npvo0QreiOdGWBXlrJnM29LXng2Avw1owWxMXX2QkQfR2GVYm1Ch+vqw/sMIPal0JFtSilClwX7s9JboznW8/kM
        HokIUtSf4YgvHgKWRAjChD6ClazGgcty/56f+jtblL6ORWlN/W0XpTW166KEiX813V9fUzLx4/g3WZjWVJ+FaU1lCxNOexamwhsvmDdeZWG6ev12XZjut/JW
        AJyd90jkzGnrbnZg7GkEUUawApUblEPGFVL0HEf00704gkIA67aVtwplluLxNuPwSWns8JnWgObWUGqAMyv90DeswwWpw4W8Dnk72d/MJ+BxfMNv2ezom5Nv
        CeRbBvmWQb7lHvItgXzLTL5lkG+JydfWJSHfMty+72pHAn9Zok+Og4eYdtn9m2mXnizSLgMNlnLaxRhlyYh6v+WIPV2W4rV41iv0NaPKfcp27EWXFv3tvlwf
        sfs5c1FqaUdKeUdK5s+V+ikBesT4KIW1v5mHksXCKvO/rIk0HkuDJtJOvOzGX/mrIPhZx/9Jhxmq//enk40rmE7KWY98k7NJ+ZGrTSaZm9MSc48OH52rTCY8
        lZiJpJwOGjOLZK+jUjBB8KjBqVOcTQqvvGBeeSF/5fbZ5OoV3HU22YeezYIiWfH660FMzEhcDWaw3fLn6u+o09Z4DTCRUL+5HkMnse89dVpPZxl8U6BR5GGK
        3rinUGBPN/EibJBRs55BLsYSNW/p3x1Xq8KufZENmi0rfvrrPGiGWWBE5/q5t9+f2cq+aC8aFaOFmNc0SN8huxV8FVx5x5UGbIVhNxy0BodgTXxlFUBfso3B
        ubR5ZoavZt7gmVnONWueOcdX597gmfOc6/yVd7A7LfpQ0wnjHzxkssxzlvlCFkQZgr4cXGLaAFuONIDCBqz/cVuRHLSg5dPPFxRh086SHbmrV4aptMupKyfX
        VJuEcyZhNk2YNQkzacKMSdBpgjYJQZoQmAQrTbBMwjxRP5K0A5Ny17hdzPsfLztqsb1Qwzy+WbqASOiYG9kQ0A4+bot/Nls8ChunZDdjv+gj5XpLRVrUknK9
        qaJQtJNyvaHYhWQ5vV5X0QHRVcr1mooOispSrhPFVimb6fWyiq4RBaYS77FrJRlOYyrecOeCT6Q7ynTpwdlTogywbXVJnBGqWrMPQhdHuA+xYw8cd2pd8VIo
        ixWDL241B9mliG7Xux29HzdIAtXD0LCRFNONvE5UobsTtDyVKYUNuke6vMEfjWo82OyyfmkELkPibNTRIW4PsAoKzi3RpPH5wqcO6DqeGKX300sG6UG8pM1a
        tybl3UOvaugxaP/4+b10Z0DX6M4+KSVBKbASoMfrxinKQwbU345IVOomVIaHMlwUierYEQlQ3cT44biMq9ruklRVZw1Zkx9x9V4YfOMLiB1Pcy8hN6wMgi4r
        Brkpq/QJfO2ZthtEfbsRAtC73WiMv5uKRL5KFxEpKF+py+XwNcqBdm5Uj+kmWrFjPOgAQzqKD4NuMehGMPavdKNGJxrg15S43EFR/ja034mqXEwtLWETJQyh
        hGFulRZ/+DBdleFSBGXwCH+w2CEj97AegDNSnXOXOPeQrkI/WubcWVusO6xa3tOl5tvXTaiZJtBik90kOemsIzjyMgO/qHjdmQt+DsvatXqKxtgvwwbqQ7ZQ
        Lv2a7XCwsUhJtUSKhif4lzHeOFyyOQY2wKPFcNb/tEMMWe2iWjChthmMgYc+dm95F9bMDOmEwXeU3FFmzoATwy/R5bQzA7f3aeccSfE8B4Uy+DSQnvnoyewF
        vo731H2ZvAApzNvOFU7H9jPPP3DNT7eh2cHD7JnToMoMjSwonTPbJWHcNnFSkR1PRC8uZ0ZMFgMRYLdTdmxxAmVwas1kMTDBps1+7rzr28cdmSip1GOI1C9P
        k0oqGh9Z8TKxRcSSWDz372azZfW1ydhwxIhAzHUQf9j/BGARBi6aoPJsacvmCBXT1FXTtDXTtNLUATW9dE1Z+g8iGndJ2uQN6VGOuTV7QfqPf2ldDT4pVo2z
        1M8OPzUgnjbKLEG8kqa5dBjwcSZsgWfiBVTJGplmsbDrm3kQAbdg0KxyLbO4BWZNGzBLWdOsYCWOrd5IPYjSY1TCelWWm6mbUXqMXKxvWwgd4vV9uIyHG3Jz
        x8OePIx/smbSVIT8LpGcFFsm6eEylKd+MSubULFtxhSj9hyjXoxo7X8vYIrjv8ZO1lwaGEWM2f0/LhNL5AInJHFSiBS4QxFvnRn9ZfZ/wG2chkhDP++HtD/t
        VHBR4Qset9LA7xADFumbq7A6bM4iPWeemZVef4NnzglN7MYesVUNZyEOKmeO2OiGk+ev9uSSEMySvf3ZZbmxbF/t6cRY4+54ek1urKVP85MPFjKsS4Z1eTJE
        BGMoCh9MecINmSE37KtxhZuSabPn9WKdwje2rvo0rFL4sP3pZbmxrK72dCKZkh1Pr8mNtas+vS6Z1nc8vSE3NpThoDflelO9AQ+9Jfm20ueWzHrjvMFzy5Jv
        2bnqt0qmxNnxrXJj7apPr0um9R1Pb8iNjas+vSmZNnufxmAHHv6W83BsPwzvB4fGNOwpS8T325WLIvTk+DxBjs+jc3yemRyfZzbH5zmX2xmdz82M5jN4HhIe
        LLEUYjAVYygxbzbgz5sd+XMGnWfWoPPMGHQeg13kGuwi1/JvtIwaidaiu4iVeImkXprIHkkFX0YtE+WRkQZt/xTmPJFM+WGHxVrboIyVAGwhMrKgyvE6H2Ar
        CiIkCRo2CRoVrHJrjhE0ZP0i9pWYYuEnrGi/MOu80kXMsgeGZW8JGzsofCYvgVEojDuvk+KN6YP7bAk/PmRYUJGADqRMPHHvwOAY7GIPnLi+aNww8bzMRobz
        F2lghFn3Jtg6cP9wPOzCL18KPRcdEoaeRGlm8EkeEEbaSRl6jx4J8MIWCw/E8mcMfZsZ+tEuL3L0/J6Mod9rGGyUwjy6g6L2CWsP1vWAMO4lw51TGQ4z9Mz9
        l4hRN2zpFmv1iA2lJa7O3Lsw9A441YrGd5RyJnZTGYa+AgbeSRl6T65d05ot1BcMPfEV3WiUv5sZeg+WFMLAe8LQ87VjGPoR4sWLDP0G3jaSMvQVYehLGUPf
        gmQAt8BtDP1IztCvo4RBlDDErRLwh4NFL0OEo+cB9pp+3Zpi9n8A7L8INx7nHgRDHzBDP5y3RaIYzqvdZeEnoWYa7zJXnySRc9JJMvCylSg149i65r47WCO/
        /8pXYQP0VWYlDuJCywX9EwJ3hZapXUPc3mfyHsLFgTzvPhFgueO9brpHs3Wqyy9ydQX18jIAhPl33StCMMCH7OAZIwarOFEic4igIdBERUGDUnJBYw2Tmr9s
        2/ZFbaVs3pVhms1eTSGplGEAXk01GcowDa+mmgxleI1XU02GMqzIq6kmQxkO5tVUk6EMg/NqypWJVGISLP/rjjOwYC/KFKIuRMFBS6W6piBqQbEhU+mQzCcy
        8Q7iQpmZdRgNaRMBSLsOGpOQyO+auXkENypmdmbDEZrUulEdcjmPPpAnEYrMzmMyV9EIw/gr80TRoTkCVama5WAceWqSY5yHchf0TVwxk0FD1ztsk0LMfZft
        pDpUwQ58aFFKBamu9rsw74GRi/godSPVwZvGWJtDJI59VC6G5tQOY2KsRF4vWXr0+q/CFExIbRQXwzmpmXYaNC3Uwu0Rk3cIF2N53pY0X0uabxtZxjyxgzDL
        vYQ5CW90K/g47PADcaJFaKuA3WtJPEg1xRarcx4G1GqArSfGkv8vitaPsiiqlgA1zzsOlkHjOW/OZ6OqWf6k82tm8ZOu8JmFt03n1bch9MzrlH4aRefjqGkW
        ViGQgZ57gVlkDQn23IP4E8QMV2kwBBCvtujDcS8TAVYi+H27qyRzhJBhA1yqVSLhqlBSEwkObOmQhSgAhk9VZKbECgjBxwWVUNYNk+zQ1ItTyqvYoA15oPrD
        XmyX5+5e6JSHAcwPADNp8D+6wSkt7rs4CIVCUjdbPCxWhkYMbRtxMzLiqW/E0QNGbK0ZMfWgEWcbuT1Ijq9gA2VqqgjVlaH+CLCUy27N0JT8gi3iAwx7XTEH
        bvPJpmcs99c9Y9KfeMb2f9kjKdgVa2LxCljzwho8WNpisOqKiSZOGmKM6rI95yZOfDFhddmeM8FJTUxYXTb1XKoh3BcM4XJHna0Xc6Uvh1GLbuleiSyioq/2
        cwNjHmN6BZ5g/9ZmOzamAXmm3v8Z5mOOpM/0BfXxhSCkmFr/YphbOpwVg99CR8CQb0q7wRdoNoifflTjB2C+8VeI26IfBvztU+phBHm7kLVB8Ot2dKIbnQR+
        TEBfd4LWEUjW4Z4+zx7RlPUmZB1ESFBkG+6TbRrZbka2IQSjRbYRuKlU54JftUNRZs0A6FGokCPPyehzIXqHFV0L92o/3Ifeg7pMifFNmSfu6HpZHW7oRMcZ
        L4jOZzQvHMcSHeDyupxdKmueN2/Ue5DhaCeapmf2cAdpXoamOtHhjN0pU5MeSdAE+kZ9NImmMsaE7tCDhzPWo6yv1zcgw7A+pmc6+rpOCpQE1YSeNvwhrq7D
        /WPglI5nXFFZz1ASnhrWUxkAGexj6GfLngv+IwQGzJD7+TgTHaLuF74FPAhdpAaQn+km4WHOtGaH1/BJYoeaT86Fo3ycDcf4OB9O8vE8DboyS/Jhk0+WbIkm
        jo0ohh0H0rt7dzus6hJwl3nLi/HQabp7R8O2JAY37zm0aJa8DPeQ0JbBMU4LmSRYPB0m2Sy2eeo+8D8TxDD1PDGg9+7yhLE8HQjH9UTYqvcl6YErr9jheF9Y
        KbrRwob9ug27snHdCjYBclM+Zm2yixp7joWlvyePNIdjsiCqlwPERxfx+Uo8JcOe2Ba7qxozWxUti2MZMH4HLYQEKLOpOobFIREdY+fBUODDI+o0fRh6fTYg
        cojM70dEQj1GbxilIZdO9Bw5znEsWxFvT/cmwxpsg+qwsJUNfU2n12BGrlG37ddMhlP3RHY7nGCxwEZUnxbd5S5lJs8smntNgsV8CHUpjatreTogFiVsUW9c
        m2rvqHcdwV13EP5RwpGxFscsChtA1XOn1JZt4D9h9wTYRpoeNixGDqSvGZGhznMBjd5pmR5sGuo8YxzuyIDe0S1RHev3cYx5DMgj+nDSNx/lygiZWCmODqDn
        +k3vAcgL29DHrFn2mPv78npMfQXDWuomGNbRw55xRROoSQSPpqnv+Gp4mJpxmk4KK80D+NDD+ao51cnt0J+JDlNjrYZTKOBwgTNIinmm9BTlOQwa6rskmUkw
        qgUvFpgv5on7ZK8FgHQ0w0SgMevsf4DxUjLjpcTOETAS3bDYpVbmR9+oKIWa1m2fPSVlZaI16CFZhBiilChr2RZMSoigWK+jt/B0FWWQibPZCa/ol+EMF8Iv
        g9nEmkmwmKsEaNLUat5ELyYr5nT91P3t6Fg3munS2gYmMLqOZ0GiW0qd6kY3QAp+i6az41hNutGNWG1I/NkNEo566TDyHQUGWDeaTrA3Eo1pABgewY0jVM5b
        TOmHc6w4eu6ovGgq4VdM9nOf1zcmKK4R/O92eAxl5k9PazyYDSHiqvp4pOsbuDp1PULS/qgeQznX8cUk8Wpo7KauI/F6Hl98B6moPd3hXHjsf7OpLIHyQgMT
        KXrTzgxVPbqBiLnOqzvNAl0kn6O+ewuY7GP0fYy3yj0THe1y5xAHMd1NouNdtC9lpGa4ga6PEAOub8BX0fdENyL5KMl/h7tUyFFqRzrcSNkojZ46TndA6dTL
        0TQVR5U7jvcdRqFHURLdOIzL6/UR3DiKGzfSi+jhGWb2kYOKyNn++dvuZb8LGjjZMNk5GYDdsILfBATppjUnY8Ignm3aWgb7POaiJch0kdMOfS1D57ymixpG
        j2+GTc0Mm2U7HTbL6bAhJqHm7+Yt7e3mLe3u4ni96e7yxIZruP8NWDOF2+FJnZTLd4wAsARH5dkLRTLJCdKMoyN/ByP2MA1XjEieGY5xR2M43WgGQE2YTEq8
        jsaYjOsbZGhhZOzrMzKO6eswZm/QVO40jxGNSbVnfB5BniP6Rhmfe/uWcj1eeAMyTvFIHSVincYcwoXRYxNXmzmO6ONmvsAII/GuNCc7U9Gk7D1FIrGdj5qy
        o0QjuTCxFzZTd+677uzvnYvsH0JjMiKkV8Ju8c5PvBk7b0kJtaQu57l9l5w3Iee65NwjrMQuOU8i56bk3Ke13ktzzITMMm7eOCdWwfOTfCDfrqFwuWwsRIgu
        9aQxfORkVmgs96VzTFCy+yeAk12zwb1b5oYxncwys+okcYurF9uwpa/UtYL6hLEBOOoWt1VN/CrlarkmPpVytVUVf0q52qiKL6Vcrde2aWSWKuZOUts+StNn
        lrbfWU/vbFa33UkAmbVcBoQygNokspWE47mr4XJ4N90LlK57MNXf/1AvWsf7H7qDdfM5grpEOZIprWEsLEJfrBEZQtKkRX4/kBHzZNToiyuyc0PtWxiT8iBV
        cgc0Z7gfyF07XxIO9kkb6pPWBmK9QcwmCnDmImfamTd4OueNycDsbgoKB+vhlNEshEf0LrqPVO3BiOW7QBb2v5HASInWTPAB+sgD7WiqwD7mKox2dNNqEaf2
        ptVUFl9GAU3MzMiB4YZJ+abVVCJf4hfkEjmjd09LhmGevPFgimeN9fNwAdG7LoXlsjcYSkExXRfZmxXH1++cwHQDox2MRVdP9FmIb8HIPCQLi79NpA1v0Kyw
        Pk6LAM0uO27fKLtoR3F7387bBhY+uhY6AGbfo/FeTcCpLvVlRDS/g95YDAtv5sdYS+ClWgLPaAk8oyXwjJbAM1oCL9USeEZL0IcYA0dEyVRnoKBHkBSxSSyx
        xgCbNQLh4GRouQVMdeAlBXpwp6kIS5Zya7uhCMuYrADv++CEsQ3hlmTcd4cVROC8AtDIcVHjE0/aTTIK7TINsSQ7haESwPtYwHZ7u6RTgH5fZ6nc6SNhv0nx
        2mMHdtkFACd2BLt1JNFnAvzKvWnAuJJwNVMrmYx1Lwv3JKTo/agj65UHGB9Z5BV9M31oPvCYLxiOBjJhfFC3SZRPhfE2NScG7w1GbT1tVNM3dkWIz58D+nP+
        XIBvG9qlElyFWnF+RpVWZXzvWqL5YAmGRqtDRcCLaMKjkcqoQxacsWQnKpI5nfiSnBYwGw+PjI71maYuy3RPs6SYrWLEvrnnsMWS00FhPWr0fF/vZgJ9brP3
        tt97u1AQDB0UUV4hM2z9imXR9Xzv7bVdCmtY+bJWwKvqiv6VP6TwYOFreuu3vfO21VbWxj5vmNn9DQ3rzb7jHgnQkaJSbdSIKYit+LNs3W7Duv2zRjO0pIRE
        iFQMicBA/4SC/SfM+j5ry/N09blsg5VTzDW0S3UTrkqMOT+7w5jzazXHWfQXymwSqDiePYYrx64pqjDYO3AW4SxLUFpUjUFmlSdbD4Fl9VyEbZj/LNZrNWqx
        0LpE04/KSTGdxHla4E18LkDz7wzEvjJNT6/AX4f4MTqJxouzazjB81CVR0gfeT6q8L0gGrvSSKk+nV+hFitgB0jM1YlcDUZpDXvnKhlyMNFJov/hK6/aYaUP
        bzHGQhaghylzX60u9mXN2yKTkS7TIjko763WhqLK90US3e0G8SxVSMkhzenhuC4jjib7z/WpA2xlaeGj0Y5gjSWc7Ak+h2kJxjDU0GNwwsJJiZJpHgmCzxN/
        qBtJ2OjT0Hao+rzD24bOAM0VnBBeReT6Mc0nWD5yhRrApFvqom4Uekb7xyxNwj1rsCYw6TdpbKHLS2KTw44FEc3ONK2w+UaDikHDDsMChCNrdEmoKbFNDVA3
        wD6FWDFLlMw2GRyZYxD2FaPUCzTFO/zppifhBQZJmp8b6xvIYqBLqwJ15ERfG96BDtVZerrcJwNMfHUBAgOSbejqcZ3x0Zun02OqVe5TzJA2iObyiVZf4utX
        f0QdrTGqCzErNTbXWsaJbE3XeNk+xyMYW8413QC4Q02AWJBvQnifGhuALeHE5Y3xmonTVsNGSpfdaaHCIBqwU9OLmsZWrjG7qDJnJpPJfKj4yKhhVWHVXD5J
        QD1VYfdkvljHBFEVXfoEn2xC715lm0ji/LgcRYs/l6PCPVKOApIT49ywpXbFWGozKM46TvZIi1gpc2dxGwGfi5tkCScTxiylbKxRSsYIxTO2J64xOXEyS5PU
        VQazYhXhlA5afsdVxrpk3WUDtZ271Qq2CpTw+zQTH7M2DOqhks8XC3luEGXM0xxj4ebt5JlT4ywxIysbG7VKHxbB2GU59Dn9bm6kpVjmdXqX162lGWcz+7pa
        3xKTq71uGTexIuwM/VDpu6iwEVu17wO1vg/AqiveZBulZTVn2npJGZRYBeN7A++utHgfEA/+S9QXV37RvtKBrZz0xGZPqmt8LZgYltmKRshHARaeS6XfTtEo
        yslg4RWRRO59kexYsJ921cCCe9HYgQxuM0UqGWuUoGiK1BJbILEDKrO8ELlFU6SgaIrUEpMmB6ZIZTG8sXtMkVqpKZIN2w43NUUKiqZIgZgicY5ATMrYFIm3
        sO3UFAnTkMNORnTXKZoiUaqdmSK5sGlU8OwRUyQWaOzcFAmDwDGmSNqiVWEF7TDt3LISqS5OxleAXjLtzKxEZXoHnc2uwCx+2vnACgzj6OTOFZhxTTvnV+hr
        E06qrOArYUxFF1MrUY0e5YfmV7jpiI1doTbi7FWYAbJ5o2R5lMrnLO9boVU0LdFagU2VKVGjdgns/rtwRkEWmkpRFJLrMONq0D1O5sIlNycjd5Lke8sbp7r3
        +b+HcNml1GpJwhVCie4Y2zb2xYEiSoZC8T9Rb/Bl20BYegbSsiTKaCcz/59JH8coKv4vPA6vHEHArHD0alHfiI1/+jgGZ/F/4XF4oLhmQ88VFZBY+afPYlAX
        /xeehYGMlfpl8ySdmgzWzCRdNZN0xUzS5dQtJAtSiUnaFcOkPr4yyvjKKFNTZXxllPGVUcZXRhlfGdv4yijjK5O6JdlFXxk780Wl9t3VV8bOvE/P5bl6fWXs
        zNl0Ps/y/y9fmS/ZHGSXbc93vtw17XDZlgw7KmAb/xV5mepbiGf8VS6bDDsKUcYtZdu3uJniRZvOM6/xjJvMZVkoYGVY/Db/NeAfeBfthcz+VPXG2EyN/Z1+
        yeeoS2A6uePGPDV3QaNMyWoxNs4CfWNpljIHhckYQ6at8iu3YJWGoki+yQVe/w6WBYvabaf3mrfHiwDUCERt+z/iKK/g4x2lhpfqzSpFTOhiswy6fwOdCKqD
        OvXoROxeCd/ZphNRvbfdq+pEpCftXiWD9KPqVTKYbnR2Zp2P3N6svQqJbdVV26rrvMnq3sMBZPx/7zhq0bnoLuSgeZUU5BNLoiyesqaSXFW6GkBRKRf3MveV
        0F7J4kvTefrZHl8U6Pe+h+7Q5V0Lf4hDTYTWisFM+arNDccfmyRMp3JLb7/lZbdmt92Klz4fBJ+1o+pVPgnqUbVY/DCi1kKleb+GmCMYOVoIZg8NAF8RkwbL
        KXUn+8c8fEdDMZp6yeQVq0gLEH0AXIjsux5uADpDfa+f3bwLt1CIdefDDQXL2m88yj93tSMrfpJeRD93touWklA7VATl5tfNnMmLWcGCXhds5S3j36/MEgML
        /ctFg/x5nlwxV/fls1NDfiLjIt0JbKfdzUNMi5pNMun0RmrCH2y/EfjPKqUuqgWhIvSb4YZxqvoEkutZGNJZIKcVOyeAfvl6Vo3s87bMbC3kmxcz/zevhM6f
        Pv/NVeLKf7Uxq9gsoLHZP8koD7T7+lhc3u5jcXm7j8Xl7T4Wl7f7WFze7mNxebuPxeXtPhaCFuH/qk3slf040FmdMzc99Wz8+sCDkaLft2t1h3YKgK0PPuQu
        aNtjCJTvfxRoJcTiVgC2YsVXxvjnnW2BW0qVKotddjh7vXwhwu/dDYs3R634Bz/AP3f35g8syf/k/DsZS+mvywBTUhwMS8qZ+9iZm37wxa7vv9uWFYmkit41
        leSN7Qnv257waL6DK0vcz9ad8mJFfOmXB1kVkK5Jry2mx7DWJ83vk1bvk9bok9bskzZg9nku7rwHGT5TTEyCEw8+ZUeDdHje3pmbeM9fs6PWVSbLSbZlb519
        gP/8xWnoClu5OixLX6WivoAddMX2lHc2HJ9NvhEM7E64B9JcaGfItjKvtQyQxzzCq0ZVIbalQZN6XpuUrTTfuTRlM02ZTVM20pSZNGU9TdFpylqaEqQpSZpi
        pSnLLY7ODpwThTAExEJ6wa9AEQANPwaoYy4dmPYCS1QuEfgra5azy6Xvxr/TZx/55Pi/mfqz0dNnv+0PPvojv1z9n27HI7oU/BE/5CEYk6fLpozSXNY8Z3/u
        5R/62Zd/6IXTZz/6wMHjP/WH33H67PTtM7cuTP1ubwnl7JEXdSX4tJ1CrxgFSFkY06X0OzclfdOkbwUpFIukb5j0zTR9XdLXTfpGmr4m6WsmfT1NTyQ9Melr
        afqypC+b9CRNX5L0JZO+HOCb6qb1g7ngObsvhTsSEYIJnENaOfJc6iqkOHAJeosb2TRvdS63wnLRVlirG4JbsFSlYqtFzpgVvSI2JtWoVtwj4pvQx3ObmZvb
        nhRBc6sa+cXNJvOkSJ/LVSNmrlWNXch6FfAaAuI+kIHiDUgsJcXS3gZOAomlpFhIXsaJL+GaFIvPm0hpSLgmxRapyQAawGfd2QCai6lY8J2kor6p1KZPUqyS
        uFDyDeu+qdSab6qZ+Obbl33zBUt+WBVITaltM61tM61tM61tM63tQFrbZlrbZlrbJmpby0eDHlxFzZtzNIlJdWumlps1U7mNWtqGtbRVa+aTkpr5kqWa6dDl
        Gr5AxOh5I0ZjKW2YFbRuFk7frJc1s0wGZnWsGjS/5cG5HIDyt23bBXMD50Awp1CkrZiFfQWe0eBLVYGbVi/0YL+yldDZbGYmmf2edn5J81DxknrwnjaQe9M2
        et+9+fk1wsLCw1etAvobWiw6c6Cq88T1S5HY8Ex3AOYRnOixNsztJs/41wpEzGVhTvgLGNeQEvB1/GlJkvinrL6wKEqgVoK+N225afk/Z9uVBWY0WIPJgm+p
        K81Vll2jishBUZVFAVbpMbfky8ZRvdtJBDAIWkl47hKbLD6TqSNwwNgwrKerd9nvGMIDcjHeEbsYl3C3grv0WGJceCz/27ahVib291wFtjKNOWmxiwBIA0e1
        A6WyuwtKJQJ99sBUWtkr6XCBO8CcqgJSZfG1F8xrL+Sv3QZM+QaVTHEo77NJOIIGj6WY+0ksQaXub2NXjvGkGbAZlGNwI7lKDjCDLfmcByKvzdiatvb4McAX
        O4xLF7kwGVH+lMUqwh4as3bS2DP+M3WnseAukuDATbaCQHHQBxNx3xcF7czJeu0f3iu+zzTftLNhNnNMXK8zu2YiKfhC5/DqjP73frz7/Q9l8vJri2Bg+T0W
        dM2u9u6NCsVuLd7jzp4tf9fwjdf8Lx88FTpnx4+d/davh396OlQAXs7HsXguogB62s2fbqSbSCqz8qS6cURmygpGaoA4JmKgBi7gjERFmwSngfiJ8lz8oSai
        x9L0BxbKgWM9nci2xwCY32gg+F2bGWC0uc6ufCDs0uA37zs3m4deSCJ3dxZQqqiR8TfvY6zH9LkYlgbuNxRV0X4kasUftN9djNNO9fmUuVo+DewyJwsyUO1G
        tSQqrUY5Br52C4ZCfod7UhUCP1ziAAPM/MCjupLQNFFB7AOGEQNmY7WDmS7vWxrrCDGhKBNNCzT6MehhhzzcNx7AkLh1Y1MjUuz0P4SN5iGRzFTX3KHpMuHa
        ISRAxJGEExw6HUyl7INNRHb20gr+/A5xyN/Gf37/xQQfhFt7fvtB+vcZuvXjB99J/37rxQRbBLoVO4/Er/27gHqQBJaEixvAvrnCC/AZEfcgHzqd0KmXDTKj
        dleJ8lyzEOXEXQiNsMMSnQbgC2esb4kG2qBN25DwX6Kj+visDujg4Ta1suqiNiUSxoT6f+yU+AwnvOmGWBRJZF/C5IHC2zShMJE7u1BdNiLuy62dF+99CGRV
        pDn7zdLcrl85yF9ZLnxltc9XBnqQvrLWS7cwRhDKXTfDA0EyLgGXArOkK8ToFfx7IfZve6DRjZpM8HUMhHqhegWqr2MJ84SqQf6NDjbl6kWCBlyeIwTtMUG7
        b0DQtpCts42gQcbmDna8OowewARN/VegxAD05wnhIYhKR4BdutiidPoSOfMTzq5EHjBpYz3yQNA2kTa1SCKTLA1hGqgF0kJ4ICZ9Dv5eIKwc9fuLjiotOIsC
        OAx/XWzcpaqC2+HGqaCNz7QNsyAg6+wTL/3O9878Dzdl5HjL26j8F54NOUBGmvYvE15fZolkfuHFboIpjC7PT97zyaXbsMEZ2akx5Mzpe+/QlTseatisK3yJ
        DtNOhVa28pTCLhRdsZ1iOR4nJiL4Hb6v5f643GdnNlfb1BcdWbGu++GJb/n1LnHbjq7E7iPx1sCD8cYnqVeqMM10KdF+JJ69EP+1DXtNuVXBLaZ6M3PSiPUw
        YtHAJSIs3nDpaCftSOinqT0ee+rKs0/aR17snv2Nt5ZbrdYHTyfds/+Ae/Vz6Doa9l1dAfAYPY5NVDqNmMNMmFFAGR+qf/T7P2T/1e3ds18e/NTo9/zmt9OD
        Z7+Fy/h5FJfGTuFtUsEZoD8hxw2fEXiBv7KVu6AWJfRBCUgeOmtj6joskIiwoG00YYloKeQDUIcQ8pzDQvTtW29bn3InvtCN2PhB9/SywhBQHGBHCdEnxf6Q
        RzAkbM7DxgOY+CjTb75TH7r0xPSvdbkI5GLqpUp6Lzzrh2WJvhJISBaQWvkEx4xAgAL/iudUH3cXXeiXggtRQyxNtCVRkdRuMSmy6e+1xUzOfG0RLdFA+Id6
        TPVNdXbxq+ULUTMu/SOavJrx6QeJN4i84ItU11yFl5ZdeTJSwT8JS7pxmCiZJq2Ynbo4N6WXqWq4A6lClxYi59s/Rt1oZVkeX1hAS6WlLdkLUS27ePyJxyLv
        jPWdmMsRxID5pjMWTs8s/gDCB5yjrj5DTMFjlOYgzeEc2nsMU9U54i/pwnmMDTSxsJ6LfOLP/vGz+CL3zOn3ifyDyx8Mq/6ZdRQVlen47bBnRmCCdlihNzpn
        ECqxLE/QOMQTT8HyzU2TTCEO6lcxOc9gv9Nvp9krlP1Zamlm2eoXcAbtPr2l8uSn04XhrV2IwNSoZ14feOLTSRSgceaf+DSCMg2YhekXaL0Z1ANmBoxPAYCo
        pQc6SX4/obWY0UYULQhxl4oJKEMHsaHYcPd9nEuymPPBjlzO/rM/vHJbF+GiilfRQBKlJr/nU7Xo+VP4vDr4ScM/Ri3duqTRae2unBfMMdH4Lahla2dOPsUt
        Qc2AJmZMVqpAR7e6vlC+LZTvg/IbJEKkEvQ/tO3HaXaPMmKNbCiY3VmBTmROwma5NqfVSJ0j7oAxvR8dwGbK6+ULA378o49qIoUL/hDDMZLAs/8fRfbDH9P2
        L/6A/zi9Jt0Lk70ahpmx73yYxa946O4GZCWaTzc/S/INhgYTgn0YiPcpLSDj2xsO6Eo9RlUWuuKsjyNrRbI+Re1FBPpkvlwZfOgkB8hObP9rjhpYcC72k5iv
        3KntvrGH+3j+ZEjM57NtoVcNgk+pwJaLVbYli7/Tx0XRWFUPEYNw2WZwJPZkTwU0Ph82noruas65bfNUJLa8Bi7JcNAu+PQycTlJh22LUjt41A9INBGYe0vs
        lTwwGFFDOBSOZtbsiPjPFuozq1IAoHlhoQ6JPmK0tC6jKNNrA6xZLZiHAlUNa1cxShjlq2pUJGHriBqYMjajcigpgpAgCsnzmYa6BELuwIqJ3gJGplwsz0dR
        EfgxFmdLbEYPvDk6WqxzoeWya3w3tgRj2/+gA1Rws0HRs19MrEHPpvK0M7ubJTtsn3ofndr26J1XeTTofXRm26Pndn2UN+n77Igv2du3xHffk1dXs+yXPfM+
        b1i+yhvecCN9m2W//9Pjjrc4vnDNxQIQq/HUO5J66k0bU6CjxnTomDERus6YFB03JkQzxtToemNadNCYIN3AamjRvcT1GFsxn8H+TDuLBbe1GLb1DeEt+mB4
        Ul8f3qpnwrfq4+EpfV14mz4W3q6Phqf1dDirj4SxM2viPZXfzjvZXlx/h7HZokpfayBUwykxbAkPGde8a4yF0hljsXSjsUV6m7FNuknMbcK3GEOkExLuYzb1
        X7qdB4PDQTsRb+BW1og6HKAT6sJYrCcdDvg5T8fbWJXqcHDPGTqeZHXc7dE11H6no0PUmqeiG6ntbovOUEveGt1E7fbW6G3UirdEJ6jNTkZvoRacjaao/ePo
        2vCIj3jvADecwqHGgeJz2K3C7HWtvhazFDAi2bVNT1FeSbAY7B3TVnVVV3eZtoIu1BMtKiWEVf21rGsEVmOzGw13aFa8kfEkC87ewOaidbsbjei6bkK1ATNL
        EqZGEa+kKERTwRMat8eIT2rpYZqikG8YmwKH9dvEELOObOM0bVGJkwleB5B2KlCfEVTJITwzxLBQdWSqAy4bZp/gFphBGEOOQZR6M5oNUyrVq8nq0hZ9HO6c
        BZi7biT0jb4e15NAcaSnxlDnghalm4ufVCs8qAtOvnpCjyR4b53f20AJPtcs6FeCHigMRmooFBexdjYKULmCMDyAe6F+S9H5NzxAFH9NX4unO67stTT92E88
        K068h/r4y27PBsPhAwKOWdFvAX0wbme1q0/Qa4hmgKnF7r4Ja4bDAzpC0E3ojatwS7hGFNHahA3wuyZfpDU1KeUbQ75RwZbP7modMrIlNVsV3g91rBTZ3RAD
        74RYSDsc73YTnORhMYGmlUFMsR3GGltGnkiMxh2OJruBk1Dsuh1oeCNj3Y0r7GGy0cQrYhugjEWjOJW/IuYAxmzcuJSLvl6rvsp8WInwuBIP/SjHQz+36xMz
        jM4qlqPcwOaJmV2fCKLD6RNBdHP+BPa7eJjDARsqfaDGwZ/+0U6K3aeo3UJEDZYMcMzm/jQZzuu36IMkY/ahKSKFfo5JGYD9QbMs6KItZ9EDCpmrRQh9RnXr
        QduvBP/eNrtVKQL7QVGH52amnMfvwV/XaTmpkSnnqXEsnPG4HJQiaZcVJu0VGs7VbrJ6EuEcz3yQWGV9s8LQBxqHCj7LnxRcrys0j7TvjRRx7QeJ/m/Qqk3z
        8Nv0DE5m9E36epxcr8/o63ACDJHjODmuD+mjODmqr9HHcHKM5uAjODlCc+80TqYzLdbaKdbI13OkEQxCi2Mts9PGMbMXd9zswV1v9t5uMGZNR1I3j6Nm8+46
        s2k3YzbrDjJlGBDmAQT989/dz0wyPJBpGczyyaQMNlQYGcYKbvRZYegPJgcmJqbliChQEiwmsTdYYQZ4sQgk8khTEPdacFOqYoUJfe4wWiKamNzHk5AmU1oq
        wkCm+UlKhy091qM9nXAgn4tbuF2VhWNv0gkbRRYVEL/RPkodNNMCjRPBgNeRxPtYDZsYPFOazlo40zgbxlkgEUqqq+GQoM/T2YiA0tPZqLEiv9lYlR82zMXZ
        Po0eUn+8Dn3VPOtyNGZKwB4TLQ5jWm1hi44YfySMImEEnl8T8IiexbYd5Z8ooNFkzlcvwn5jp2d8gJIGUNKglLQ/t10x6DUCgRZpAUMLUkYmYoLsMy/sx/b+
        Aar2xKVsuq7S3zE93qGKDnXzVt+rqcGJY6DXT+o9STTKdWB0YexlYFGnyg2jcvzdB2SpFhQFbXzioskUexgmWzvrc1aItkKthrmR+ixqdBl6QC5qXUbxgavG
        ajSG13B37xHyI6lE+nav4DP4wL1mLzfDuPn0FUR5XYagpopyCcQwQI+AjdMOgghTvhG6msAHDeGDRuWDRvQkb6riexGHmnI0BJUZUErIgSgzHb0n23mdTbVh
        NEG1MXW0aYo+iZOTNCndgpNbaFJ6K07eSpPSrTi5lSal23ByG01Kp3Byiial0zg5TZPS7Ti5nSalGCcxTUqzOBGueUkMuZfpEPyebUKE8mZozZKQHCSgn2VF
        AiAQbAE/iMUeVDQ+6gLORIGggISpGAmzaOsEBcDnHFXJNNXVg9DrWStvUi1d26aWVkWFpcP7jala2t2ulq7d8VBq0fqSzYpbOP9AL13DFeulHeidofAs6J0h
        AlQzfXVV9NVV6Kv5uSnopWvYhamxBnrJfjjTQvt4SYkjdPZop2vTrEqkA7RuPg5wtGPlL28YZ2pr6AoSIusycGmN2tr7JtTWXtJlD2kcedf4b6uu9n/edtxF
        tcBhjTXH1gTKRYlRLFWMkD5Ao3DT67c3OAQQNvWRVcQlMU5QAp2oYt6Gd3LYxLIu3dswpsXlF6JKwb6yDRj23VTBbcEssGAD/gtKeRedxSK/EbyMDeMCc4EE
        VeQkkOAWGRokYG/VDv4AjpwuGxT+gR3xNWzX+KQKmOsrrah05ROs9r7SopPgP8AbpMLn2NpJE+kfR7Pt420bOrlJY2GGQ0CbPQhpsAc2RHucSAX/qx2/8onF
        OxtWP6g4F7f/8n13ivUiURA2wn22SCjfahU9PR229fj9khpa8C8aL0lG4y6bGEnRiIDrCwB4H15AYijRzD4KDoCBt9nJfIQeucyPW4wGCZZAreY2Ojt1ZQpr
        96gItwZinFJ9Br5vGgfNkW26PKNVq0NepakaO2lwFWThb7iooqpg55bWbro9wOHHSO6rIl8Da9gecM4zYjAHxqQGgWw4ERhLOL0lyHAu4jABIkcibx373zU8
        UsN2ZJXjWw0gRx2l7mVneuJFfZEJFbMnuLMPnqIkB0fYnyfeBg6FCUQ+xFso9Rc9Azw4UgTFGtKtpGN2nzn8WJc1cNQifUXPSo/oiX1TYlwYNB2xRFVB9OQQ
        o+NG9NjfI4COGT+xSeMpO7GLxhbKq/abRWyi0Tem20J2CAOAcwtmBJOMJcN48ozpbiTEMVo83dTPkLhBdrx34Jk4IWZUJt8oZFDkw749rdkOh2FL744jAgXu
        DuDuIO428rscdHnS8OJ7DS++x/Di+wwvPmZY8FHDgo8YFpyxZPzvg82K0x/kiZ07DM5TmVfWvrJflkmXV+Grl6v63AWtVqAG6zKQOcwPHmh7NO/5/8y2bWOH
        V8y/iDiVn1ikZdvD0b/SEhu9q+bZI6ZJb5BJiV3a1TM5/gnbARPRdthroK3Y57dts89T21j/39Vm91mHjth7VHe1/apg0z9vUwGuKcCRAmwpQKUF0Dpzp3mQ
        juy8RgV8u/RDWxoUVkPw/2jzp9m49HgmbCs2xqMEBAKht7DyFJeZLZ1rLGh41vxjZQ8u9DXy8ySiCiMUIkQKGmdAoAgDhMwQeYeBMAdTVlP87illiFYSgYXg
        Rh3BJc2v4rMFNNEKDhKhj+0AJ9hul7hksRpsMzp+tKcrHkTE1zIY0b6Uie5vtDgBprWt8Zq9CP8HVFBEdUExY4jcl/TIDYbOG8g0wJlaHN6PGeC2DriYwd6n
        ENRlWISRRGIM0kuaXY4Dg5dsyy4cv//Dnj22YExO2T12R3gCS1okkM9vSfMOSieM9FmxShpeoTTJQSJg1zntmQQuipeq+momom9fqhq0kECNyQgfo9K7TWLr
        sVRNIuqLMc8EMFSXugNRLiMSfgbSLizASiKMDvVQEzkhKlGjoKFahcl4f8EAphvpRA8X5vHcGSmQ3vYRxNIQzgC7ZpsiCwrNKNQjxY0OneSuS4EQISLGAGc6
        7SmUUNwrCRO9P8nHRVkos5V/2D76+kE0Cv0boA8bxOzcxNc2qUEokWTFISp9mEhmMoka8gohdXplU48nGDr1oiyJcgb4mTYJTDRCkm4qM9FUzJGLuEHx1abA
        UUplEpO2yB/R/EiAR3x+pJU/wmJp+vH5I5a/NehUFycvlhdyLAwT+6FpYj8MmdgPAyb2w7CJ/RCY2A+pO/WoWUZHdi6R0d4cBiXH9on2hQcY3a0aB8DWqIJn
        rhJ3l1sNhlMOUJSdt3OIghFeO4YZG4vWEJujXiChaRJyBLuZU93772g4EIMQ/ziqcfBkJ2T7XmLggZISunVHsCBpkn4XQM/vYqFqhHHX6tqFRS6w1gIg2rOp
        a1M5FhU5jD1wRr8mtnyIIdjqvrGB58isdRPoNU7cOUZTT6WAa1aiQ/Ql9P+BdjjFmJQ0ZK8pmpYC361F7xxMMUliRe9Vlo33tui9gxDihui0GQ76aW1RQSjh
        svpmNTZPSo3tHfXlSKn1NOhqK431Osjgn33s6WBZHDnySVFJ3GTwaegmToPws+lwWocE9WuS1ehQjmPV1odW6PMP5RqV5BnKQfkKKeEh+qwWfdZg/llZk/R+
        1s4GOfQMPd4gVigQvCoJL3AhqmTPjNMzE/LMOD0zUdj3ObQaXXtlmGa4QThTXqOv7UaH6XqPAAC+Yof7aaAiSIHew6EJkKS5kkQ4pu21Jp52fziagvLtl+4o
        kBDd8Gkc1cOBOp8O0WnTT5/3qWx+RVtesQWI0T1So3aKRBgGGS5gxRTZoCIDKbIB9DsUCfeOehj4ALeD7CpOGY7x4EDcWwSp1R56KzzkSGMx1iId3mmiM7ji
        eTBitheEM1TATijNnbFudoy/IlhvniFGBD8NYPXmjefNC+dBG9Zcz3PzxvHkfNgwFs9AxI0V0KVT/BbE+eKrJVt8uXpKAFocoKfaxoFkCQBaw7gexjKEkyaC
        AeNkSGKuq7xulqkbdh68QqmBqZdVrBeNZVOvmWK1NNUKoJ+Fx2d666SvViV9gIj3YE7tY3Q5uZPaQ0reJ9Qe0eleUPsYkfBkRuiVLOc45ZyQnOOUc8LfSbcg
        5UFJmthOymMMMVkn2j1ANHwQBe0PQc59STkkGtsnpBzR6V4/fb4PKY/tJOXJWIVOWn+Piowdku7HqNhJEit9eqQeTiJOxRgVP8kBXTgJAUYwhRMnzKOPpwia
        XBz4kdmTpssckFK5zUGa1hzTa3SNqS7hbfx0AEg3j6RARqOyF2dmIvEPlIw+LAl4rmS4pkHZq7sWWOyHQeEK9InpfrrbwTY9D6fCcFhShuaAsAQvRCpWXwOU
        rzQKugDRGoc6JZBZgpRUmgMQbpfeNt1N6BG0nUFGMgS7SfMF8EN7Pj9Fj5KPT6GX1ne8ekOl8FESvt1gRGGbccer04juIPRySuiJYkovp5ReTimdToY4Ngd1
        mvJMQ6/bpqE3OF62vaM6BtLVVMcWYDD2ctnZErZpiTXbTEWJzXORlf2FABylu1KhYb/HDLt1wPBQe9PdqH2GF580/OhBw1COUCf287KH+ExNvgveYgosdb9j
        L9oL6iJXF3aXn7Mjt4i/l/ttMKKCcfvKkfxsQfLjoCW+Qc/hEJyiB/NYUP9ghX2xDFQUa7qIT81VJzAW1T6M031W+lcL5ocNbEp1OlG1Q6cVUbKYW7CLqNCt
        CseLrEDzz55WTUaKYovuSuEl1QQm8iikigzVTsI00YBLQR11cKWCJVPBGgP3cQDIhON3FqtVhxWFVKu+rVoD2HuXag1IQHupVg1vHZBq0YO6dom/Grot7JQ2
        O7jjQ2dVuQQFGkrQUl3eEWlSCWlVLfFbU7LDEjUSSEhS3ECHA9igONmDpar422qPljO1r22rPT7M1L7eZbWX1L7RYTMKrj23Zc20Jd5ZwTur4lhQQ0Vgep+2
        qS1tahfaFK3e+TtvUzRYp2+bmqpKs6dVtdPNMen+HW0KKMfOfwtt6klFy710+v9tm9ZQkX5tipAeXNUqdlewLezTlf+TADkMGI9MEft70DIhbtJQPb6B7K4b
        qO6GCYUzaEL6DBko72ED4V1lV60SvKwrXFCTj5om/goXFPBxntbLChc0wscZmowrBhO8wgWN6wrzcK4uozCE+cK4MnABW1L8ZmauCal2WBfvrZt7mLVHaXEp
        3lsz92SiHuy5t1zAg2qh/cw9qMM4wxYGToPtWAXmLmHNU5KbeLJKy+DCKwHdS9KnN/A0I8LLHYuftlgbtpUqNXxzf4DvVwQuWrINA3PPFDyQvzzJxXsT5Awa
        4uzxJfM4nq+Zp5u9Vcf6UAGfQcvPUtMZWKgsMuDwWvVCNHYwd9Obf1fB4wlOkvYKe5mUHkg3Pmceva8deSedp0t6LHd4svI9kNPBn0BH6a0ykgIdcngIXNl0
        ++y2QCEbp4P/E1DKwZwei18Tf9YxxmYYznRnPa/ICgi+Inb/du4KdLpLiWnBL257wzIxMcOFV7hzRcVV/1f8afYKOt1eMN2Xgt1CwS4tFVkww7fOGmWHAIzl
        N6LZNIOBG9umH6H0PHH5dHpkSAvnKWADLu0LrBMqKZFcN0kXENrGADgRDpshP3IQQ6CWO+eZs4Q94NxpKuZedzEOPGoY+gTNacule9u0hsylXzOsR9LTESEh
        vKUyF40jf/BnNsJfJaWwTcnPV+bCEbHAGaV849gZhlk5Jok9eph3iOPnPxnEOh4ISuF44XyCJoFhNjjbi+aLOAbcfk6ajUJAgmkeuBOctGwLlP8w07+W2DU8
        x6ZHPB7piG69wvjKkTywn871XuIBX5ESMPr3w/iH70Qmtw7lua3CP7x8mKevvXyc4d95qralJ4L/DCmKvYccjgnJBufESlKqDZMS7bFqO4KNhsOg3By45xXE
        iEZVKN9+eTdDQ2OQI8wkVYNHdmTl7xnnuRUyG4579XjwlEN36GdUQlMqPGVjq92Bd8aoBKn0uCwseiWw16O8Xac6UZn9BHW5A6OPcUqvIM50J1LsjcguqnDu
        GIVfVgOHgOb9UfTsAA4WO0ANZ8HdpVU48rXpvL3p6ZKx15Vu3iOqXelNNrMKvirbFgiBzTGz+TvEGnCPGMzCyoWyRa2VaFCXVzKPTnGGS3cZXzvd7Zl0nC53
        RDrfVGa7DDqNlt4LlCcOvU2zWEKv+app/bSswdmudrrdBAHRV2l15fjcJi+U7XmZ0P12E1olbV1OMmP21xYRxCLbvnzt9KquI4AiuBAgXWNfEup7hj3oE5Ir
        mNVD6H4Pes5BWWmGaWAIxaRBKYq/OfXkgSj4jfAdxs7ESecDdGiddN5HByKRKTr4Jx1NBw8EM6IVKGQkc3LS1dWTzjyloz9OOuflzIoUCGZEN086d0Imgs3Q
        iLhLeyZy9aXuSWcGqmrNbnKdqNRhEIISGBqQ1QjDVGQT7/Cs7Gky6oDqdrr0/CwXikz4CyDXDqXeokfZpkhP6vYcpiiLp6hJOpkLJwtbKglHx/Bpdlqrchwy
        f9wSh0kSRr/2l0H80RImoOA/2f4A3cBcFjztaCu43v/Xnqou2IvxS38dxBsWG2HWzzzJjm9sbdkPFV4FxP0VKA3benJtWED6XvqCTkRDrFzYv6hmO/v0UHG3
        mzhbr3DH6RQjmiZwsy2dVBp4tWDOaLAqxINS0ty0bl2CiQo7NcJIBU6NhadL8H9lyKMO88NOoeIl8YvJ8vPbxbfIfIrL9+ktnYIA2824CX6giNdYSC/hM+SV
        qAIzllRSqVC3CoOdODwTMc4zM8EqryR1N81VHQALlAzPax5J0naZpaZg0Au4dlIT08gESrr2KOe2hqTpkrok90FhKyWPmqVMNdDeJWlQT+jX47p44hFK9Stf
        QnnoWcokd4o0gBBD9FhPU/ZShc336f2dqOjqYhcfKDrNFNKVNCV9gn1SzRQJ4U6QIrsGd06qW3Td/41Bp7w4crG2YDB1yynweYpcASyQCrRVOKnCSb8CXRoC
        HdgweqrE6t0Nl66cdzY8unLe3ijhihXG0yoID2mFwzW40uG1uNJwXJlWM+FhXM2ERwR2V13579Xsle9QFoxKHJikIWVcUvZRypSkTEnKfkq5RVJukRRNKS9Z
        knSnJIXawTqo0vJnJLkh2lmkBJICpI2nEPF1yROX5AW1UACruIfZ7+jAJQ73zXxE1NUH0kZf77KM0E2eiaJLdM8tbG8kq9GB7PJ+YPZkMxGV4xX8muzJfJE6
        UAiR2lCT+gD12oBuBH9hh1G2B4PNrPzGJT+/ddoPD+gS9EvQo8bJ5wOEg1U06cfPfT7oM01RI1hhAAAWWKq9nfKtfT7QpnGgqlJIe37XZyOoQx0oWeP1zyOe
        Eh7kRJcTX9r9rcCB8oik4g16sClvRFoJaS/v/hxA3MogRRVX4EC6SY+35PFW3fEtv1+chUE/fvrzgdBE5Z3uLIeOCozB3qAYlRvAZYf1uTPEGg6TbH+AflsM
        0ziI9u6DQzzKpsVb8DF0C2Fso4P0zJigJh9EiKNxsBmBFLIDq3gCZrh9i59M7+x4pt1n1U9Poj7BQq68i4p5z5X/YusmCb2DWiq+4WquJVevARterKQSlGy3
        wgf6Fj7AhUcMHF98w2bxDQP0hgF+w8DV3jDc9w3D8gZs/ybbWnoYuxZ7iEPgE47biZOhnpqsF2vShEEH16R5tZq0+takJQ3J72hBgZtPnmbvjGmzFDqxBQgl
        tagdBBCwwwpsiiU0IKBnieaIdyrrg2C4yvoAeKGyjsB3lbFFQExZGVBmxOcgYIBPHFYJsHcHrXoNKE2V98IENazw1qaP2OpMvuvgJYdEnV5iBfsmTvbIdoIT
        ly+ENUwU9hwu0l1pBPtjwKcadM0VRAIJeetcAfQRUkBTdOYl3r1YxsmAaOJLggRnmzyzJss5k+O8yTBv7lvmfmDua3N/BpIGLIpveTDy56iGNIH7vKs8je/m
        ABHwesrr3O1wUBRsJ9S4k2GQUDLqKIl83jBuAM26iQPOmw+VuExCqBXW0DsCZPMu1rA779C1h0zwxgp9v+ebSQPvvhD5stuP89CPEfbZQbv76Ars9NOBuV4g
        BdB5Ke0RlfaISntEpT2iTJ4lx+RZdkyexDF51hzTcuuOaboNx7TdpmMabyvNs+SmPeSmPeSmPeSmeVSaR6V5VJpHZX2g0OpqDj2x5FLjc1eUeKvYz/ugg9tO
        4baa0/XC7VV0UYn3iEznJMr0zrIy3bOkaPavhor7qLBTY/ZneB9Gpzs2KZTxvoIN4zn2H8rCN0IliKB71+b2P9fQ5aFch+YJZIErkAU26sjoabocvyxCRFnQ
        7AcK1ZG/SxXHW6hd7BUJhgoiwRArBxUz3JcYZwRKNCP2eCz2cHTyPtZq1iXmcYkDZCbWgj7XKrLqiAdZ5QAfmH5ozuaAh68Ill6EkB9bNsfPlRjEEb+9DFgr
        m6V7SJHYFWBlJKQKUWrShAhYP9zsH83WYv1FQ1QT7J6KJ4mYUgVJ5OMni5H1FaOreu1FDoEM5Xh/9Qxr7416psaf1BcOHrbL/W8M5jd6XkrfL3oULLrbM0CD
        RrP7FvioFvLt3K3jJ6F3r5pymv1L4e9ucZDBV3pC/vWURH0BAQ3RDH2qGdpLKvgKbNrAmA8BDyRN0/3K8UmoG8qk5IBFigKyKWQMm1XCBbmAw1M2etMGTajB
        Ypot8gOJLG6P/OMxcBELqkRKkH9S/BzLgIK5DJgDLxMSj2wGuLJYHIFcWYb0NQQ/qtxd/2WGjGv2JEjcmkZvGiNB1HrT3KyeEHVY1qJqFCTPhBHjIEeRRMqC
        j8PVdJJtn8W7J26KyiWPJIJbBYfKITY9LosENcTynoOLcT3kf7i0QyXQOGPdrODazQ83CrNBw2gEC71UEYEcMFOid7MZMesNRWxMJAWdQLlHJ+D26BGK4ndF
        2oy6owYabHDEnwrEQcSBdgBzB0camxH3IBVX4X6QpOI5ZGIzm3XYb8cTKb3vZEVyMvXIpQjbRF5H3Acq+daVR0JyxNvVHYCilQDJKptX0g+opNXTUiURtHeV
        mVNNitXTNj0ts5vMXMloqQSZucFdAfLH/Aqdgwudg9A5T58gojI0FeJWFVU7jGJWFbBC0wJ27xcwYaGIvwup35EvcM1ocLnanYJuJGHbcR4NqpOqAUSBUhgN
        rGApi4KlLAqUfDQoDOEGq4ErokJo8CcpGRoN/5Vxt7ngLVYvsuMUZOnBTKMA2dIGRspTpXujEcYXxdVyiQG/BhlsGzLdcrbVAI6zkK6ydLuYHmQ7E4N6kEp3
        iBzpuOwQPdDxeRe/6/ybYOmj43Nut0drlJ8+0H4GGdZc9lYR3SU/+hL/bgB9JjEoukh4GboVOm66nEhnXzEpW26XwfAYOsu7rw0dzL3tzPWN8oL9cUhspMxL
        qDSr50aNTp53C5Bl02G/IziDX2I9DnqnZBT08Inx0GMV9JiMG17XW8Gf2/z4msOHdScaI5lnSxI3nGicDUhGCw61ldn0iKVsAnlHjewDh6Ww4GiE6qyieTkK
        TJuPQbQHWSfZLPwSEfuKRCqWYJsez2Ndmo5WuKJjGi+I4NTS5YHbxUendpfLtzPOa6bP3zqdAL4ndXWe56DEMArRfjfV7Aen2Mm8pt30qfnbu/cXvNChYnEy
        OMW+YSQnd660oMFRRun0Cipp2IN0eTqrJDzmES6N2nOSZEluuUk93rddi7JlOFqoDQTQdF8DnUv/J+R0nDVLHF+Mcgrta9nT0xeioYOIO9kiOrfxu86/CeYR
        Oj5nX43OW4jr20PnlPISP7hhF+mcEl5GTei4aXMinX3FpGzZGZ23ABfo3usuaNfDRSBY+tq9r+0bwo/2v0gTeYvtH0eRBx4tOeF7wtZyhvM9dJ+yrinde4yR
        GbG3aEnUrxndt3g3rsWbTeMs5PPFOfYr+VsSPeQyjnbLxyBqp9tzUU2IvmpUp2OCeGXI3l/heo4L2Y8L2ZNIyLiN9auQfbUP2dd1fTvZ0xq7jez3XCkABWbb
        H5Z1T9Rqh7laHbFB24y7Z8i8VCBzT/sdOKAxJ+DnZA6fM27WUT32Zsh8EpTczil7XE7HcspGSKNhtvvTdCxhH2lY827lsN5/Mwlmw5DPiNRlj2eQ5foxPs7S
        C3Cc8cWrE6jpDaVHGtb2BcbeZYGxd1lg7G0LDBI3LBl6G5a4Rvy3MPJcGUiVS2YMpoTwQsI2F6UH2kV30kpHsgUZOofwyd69cEsrFVSXkk6jV3BF72uHrhmZ
        Y9kQls3sCsawzUMkYTdQGNDAIMBsaNLIegVrA0kz2NefzHe2eXUYTz1qeRCHE3Bp4ajM8QcVbERDmx2th6B2GWJYdfBdUpmZaFTg5F0z4scM2LwZ8+MGVp5b
        qlpgmMrM8XsJP1rLb3BGsJJeLl1J7jTTODJlwB+4KkodBe6b+jpZ7WBH7QGwO4hO+gBGK/dKsaFDlwGeC9wBVhKezGiIycL9Rit2e8fkVd8+eRmkmmiPid60
        F1l5s9ujyau8EjYUA+kqhAyu4qPLNE01V+ikyt6rW+Kn2mVLuy7MywZ65656ce5qdDPMSTN3Qe09sH3uauxYsou7IrnDZejxZrtMVWVg+RemqqpudgCIUdXV
        hG3fqE88nqpM842+uRV5T2Zm4HHMxDE5LSzCPhFM+Z6G4+tsdYs4mHcBKXOkzQCBrvx/oK1HaAjy1EcnDr7aLy7fO+ihsFraOSkMGbcqXoFo9sMmVjQCDwPs
        0fM0OcJTAe/W04eP4suwQ49d+eKqOMq3ZIT0bRXe6TDElBIVT85mAlZm4qX59RY43087MyEDIE4huiZQJCrFCb0sE7onEzpr2mhiYKtuzKhmRoch4CAbDsrM
        Ph+O+qmjsTHLtowjssb8DO23/6NKqcXSxYLlkFc4Z0jkLMrycITwlZFENJ2NRPditM+uWBFJfEuxIirvrqYqp2oqeQB6IY6F+YqUgFarsn4HdyKTGzbv/ayI
        GCVLYrzyvnAJVj2MFZFeiB2mMnpsuoEdrBJ+BN4gMHAHlv/jHkI0LoiSgmZf6ASjHIVhNvMQ9XoE01LR1kDuGZG0JOwVtD4Fp/3eB3YRtp1M2cCqRW66Musm
        +9SnxIJMRzJiePdvfCg808bntgWABgP+7/oIYHPSR3AsGKSjKpexfGWgdLPQnFakCv72fGXp7dq2TqT8WyiaEVDZvbMEdrhiKELey96yuInFRSwsoAWWvXmj
        InNF66LraO7UDVuettnUOOEJxTHaEbarsUxhNPv5AmPRqzCyjCIASrCuuE2XAAPgavQifrxMcwDFmFhMSJczGLoxHOkYvZdRoNnMEyjmwPGEl2vOOqyCgFZQ
        sTbL/2nbdi+mYbk4XuswB62NAArAzcejQLDf2HEZ02n/zpRb0qi25EWfYqjgUMri0qa9zi2IWyYuzbbB5x+S4LShRFMMZdzwlVOY8z9j296iQHarAmB59ycn
        v/fMvQIJVJmLnHhp3QHksTJuX9oOtHaOCUe5WxahstmPzHaDn3Kyi1XzJAB41HG7hnn1mFXFLAtUH+jC6MQ9oaDpKaFEWjfjyiPaeQims488dEJVmHmlOfIn
        HNtH7WfnGPzUiWfmIjetiIOKTMWjbGERDMHU46h26c0B4iEvLX3/0mMn1Ck6/fxycELdQieNE+omsdCwg//CAWPG8bMH1DKlNHo4vmkuKgUjIIzAi5Mv/asn
        VGzFSy9h1hpB82n1QFTFTujSF5zQjf/oC5/4Ombu/4qWYqjnx8IyHRXd8yn9cx8JfJ7MQf/lh+QFZXpBKaZ60mRPhf8WCReUQlW4CZtxU+oWYCAcs04B3OaY
        dRtAvI7bt4d1jlWjlak74kPToY690ylVCaEGrb/VRgg2/1brNoyFW61TGGP89bqGr8d3uewYUuKX0jHw5GulAqx/O6xuuZk3lUw3Ve+4FbJAPHuBOqXr2G6h
        UyzZfCz4/fA2sVtIupfbK3FC7IBSowRhJf7yzwRw7eIu9bZ16d6eLvX6dOk3fsZ06VjWpaq3Sz3p0lLe4h4+NU7+8Iu/m3YppTKSbD+y0m9IVj/zs6YOk1KH
        Qtdwj9SFrIKdZGURcRTrQXdMF5ekwz3p/rJ0CZd2i49xYemK9Ih7q5UNHCKrkgycetpHn6s45QX1OBGslQMl5Mhb4GqxwVhAb3q9gNZUeSw923rd+lZdOWN9
        J+x/ZBqpwcgoLfT1glr3noY1mQvuVoEg8htbhQoh0NAksSRpwrm3dV+IqvzmzZ947tXTj1HlbvrQr0Elfstf/fWZ6/7kdJeqcgzw69aD8fj3xEubAuY1ngCs
        K2Cdd4Y+9egTeJ5OFkkssbuFVuAQMZUXsdtjgYWAHjkTYADfVbDMKLMQBOyxcodYhJn/8bd/4jteve62Ll6oE15jHN5XSLoCA8YK6qRQREfwvLpUB/rSKW7p
        f/1i9+z7JCbJaWjlrbPXveuHvgOgYN2zd33X93PUEkmPP3vNL33XlRcp/R0/fObUHe/8rdOJmdlF/f1H+sCHKp86sy72e9DeM/raUvnx/zD/+6cgyac5RIHO
        xpOu7JSxyj3LK3s5vCh6zADxdmuuQIeNQqYzp7kBKGn4qSQ+duJ4vtZAtKwUe7DKPegWerC6owdr3IM16UHiaN5UD3pvtgehdwYST0eDaSn0YO3vuwcTxAQo
        gMrhHYWKKzZ6pa6gFi9E5KGa4qe3gjnsnN23goDn61dBpF+lgv6nlCpf5FXPOuzwss9nlZs50gqdBRDh+Gz8ZpKUbNg6WvRD0+Wtlsmtb3Y0gwRZzswV35nh
        s9mIMX9wisDy5vQ8MdzmdD5SOFWAAsL1ks1x4/l8GZylOU/AhrXZ3nkNXDYdP0n8evAjaDxa8j6JtqmeoJsaIo4vmq4ynSzjpEQnSzZzUr4zzzya75yHwQMd
        z6H9r3CUuvh5G19Gv3HIezZ2/BVOod/ix27aN9N//1/aiFNHdZmP7Pgbjz1I/9+Oy0dg+fN2DoBIV/xzFj934udd+DmHn2/Fz/vw8134OY+f+/DzAfx8D9t8
        08mj+FnAD4xKptST/PsU/36Yf5f59yf592n+/Rn+Tfj3o/z7HP/+oi1NKA0Y/Kjj+8NWzO0Kiy/+G7xu+11llxbTABXvoXX9k7/CNppsaEtM4Z0NO7PCtRGR
        vERpJiI55SaW7wKt9xaswCTqLl8AsADbfAhMotjYjFjEqCyu5lhLY/v7tPseDizISFJ3t8XHnS/uagM/D7lh1SSRzqiucCouIYoqTQCpKbBC1F+8yET9dTlQ
        IJJj9cgcF2fhLFhRUjN+ykL1JCo678zTUuzjwzU4hp3WNZ9XitroomBpugeteO2XxY5VYhLCOJlYIXBCFnwqGM6iBAxGZh4sAa2Y4ayMvgiz/7QMmxomtpHF
        Dp5SoS24LzZqSRz2XczRW3dyWSqe+Z65KOUUr1hKhwwfrGaAiQjLNA+KSXrsArdC8DT2TD36OLwMX4m1ospaC2AlirADlp0tyCxfkLmpUBaAqFAXHH7ZVJWq
        5M4GSwqQHR70IcSOzjAglJgvVUX+jy3wLRZsD9w05pDLoJv+lxxHLToXHbbyJrqxAekDUAIIacAQiC87GIw0BlSwT4jFZhxx3Ndz8UkZqshcnoufViazHXxQ
        GSTJBJ46JJ8A6pMOCOGyA/Xnxdw6EkFRLjQd23KUvxMdiG0NM/e3F3PgSOrAnahBoWjiIBy6giAOV0cV/LRaZdrmtnUMgocr6s1iHZRj+awlgvmNVTelbRkx
        M+RNgvS2LeG7CrdtoE3QF98ixARFGPPCLEnG6r3gzSBP+qsc79yedtZKxJDS8flSWNnWptyijP54CXiYx6xlGGO3dYX4plXIP9RrJTAIJf/LynEWnQUeHVfr
        UymfWt70LVM8VwJ8iZO/+PslSOslSNLZi11uwr600PNoWOnT2+XcjYAI46odXu7f4eX+HV72Wba/LGoVUapIh/uAZNXWMesDbMSO8CbnC7YgD9zBgTq9S1GJ
        UTVL97cjlxXTHjTwaeu6/kds21mIf+zjAVYf0yfqEia1tGmwJUEPvPZLAbZeHBHNPs4X0HqYV87OPsChiz4esF0hsouBIbXfffTNhYSQrjgfW1yoB9rIb/mx
        /SAtiv4nS45H3c1OulstjmEiEe+OWV/yYsW9eszapLn7AiNv23dj6gr+0mbc33jJzM1f8ebiPzXhs4O3SBs5iLmM2H/Ild4lEnmZqXS5RoxT8GHMnWdzM/qK
        ZOA49D+qIGDFSX37K9DxeInMw0lJXkL50pc48oKTzjLMlp+rwag334DjlOB/5vqvVWjdoHOmOqxwdmrzwQVj9mdja1SC5vD5lFdweUp/BH4CvMzZhv3iM2a/
        +IzZLz5j9kuB/bJz9ovvMPvFOLqG/bKZ/fIFchHsVz09PR810tP5qIbTmiAxMvvVTO8twxbQnBP7FfA5s18ejsR+lcB+KSwVn+Rgisx+MVAM2C8Ow+0wHFJT
        2C+Ote3MC6iMc15wvIj9YmAvRioG+2UX2C/F7JddYL/4Y4X9EtbANt1FE1/wNXAFlZMwpHF0ueAaVdjyigp75vnpvZR+0nkaz1Wpw8EvPOfOSSdHeW+i8DW2
        bjnpPFeSzAmUD8+X5oqdvuyCkYCyIPgIMTPBFYmmvKzM/a0WFr4/xt5ABWNmw5W4PwKwsqwMeL1nIuOUTGScsomMUzGRdaomsk7NRNbxTWQdKAjWHGa14i1q
        zJWU4N3gB1U2rJRQPGWMn04rjk1lF3SPEfhjxHSlUe4B/ZQiGYSAiZAABbiqaHnvBl9B4e2k2AVUY6kboyPA8p2vEr4CBLDDIAa4qmr5WsZDEE4iDYFeMTsr
        vjGfLpsthZoxqy4VWI15gygzQx+zwfg1v5My6U/ZvVz6h+0eNv0qjDg4fObrd2HHDaP+zbLh+H2efz/Dv+v8+1n+fYl/vyis+l85tKpWLtrglDYassOv4jWa
        VZzgPfH6xxByYsXMn/FWGercjX8exIkstRxkEsSlDHEpQ1zKEJcyxKUMcSlDXMoQlzLEpeJlfw4CebxZLRCXkxGXijdKkoEypsSlJPSLEJeznbgYCEqlxCXA
        TClxMVqUSolLQJxS4mLAKSclLoMBZYiLoamclLgMWpQQl+Lx0dM8qBe73mEMsDQKFApWzbPiv5yeaiI4czrDbBafzrJBNHY8OBwKm1iXJEgZb7PwbgK20Hhb
        qMK6YmwDOMGP03yYhbENfkJxR9p5R240QMY/pCQUpzjlWCJE1COSEr4vUuwRIuyfYvW0OyfigRs//qAYPQOOl9jB+Gu/gp26NI46ROC72pFN7MFz3whYPIJB
        icPxW6hzHgHXrqAgrphg6zZr7UNPOFQePHbIc4sEqveAhfdIZHOcenYwTePUu3yXqNkC8+/F7hzc53GwGJ4tdCEBsW+cBZ0JtKgrmKEseTu7xUEMe8JWNgkM
        xszFgkYq3vrlgG0HjE9FvCnX4lIRb2RXNE/E6yavQWA3ggxVCneIofqnKmJQdhQqwX/NzgxPQ7Ij7A9KfLg1QxOUw/+PDXdssbrgXFQwL11TKdtLRR+lwxpr
        Eqh1XxG3DeKIEoW+oHlCgXumWUOFvqC+qzACRW4xCPgx6ydVyNHqZe17zpbWZ76Ky7VJlAp+UelxTY/Fz3HKUWyA/DCXfxROQnTkFdxlORI/dfwE+BnGzzh+
        9uBH4+dg8CNK+OvCG3zU5jl4pNqYxsKqqIvZMxeBGYimBC0APRpZsffIHBxsJ5lymfXDePc/Fh3UpY+d0T8YHTojGujXy088eQ4OOkvrr5cflMM7HioIaq8t
        ZggFIdjGg/rQky/qyQ7gMakdxs9e/tK73x9YZ2cRrBsZxs9e/6s/37z8Tz56+j5ir87+4z+95vqK9Z2zZ/+v7x650ln5tdN6AJE9XKqipmls5oIR0omtfRdU
        GCJaEWm+m0pv60l4A1vReOde9unU9FmWHqe305dte38DhNzzeg7WSRSO4awviKhviUxvSavxELZk0FaDDzlwulOIrWyzwp8mD2wMlIE9O4e9gTK0XamEri5y
        jOdoBPoR6mAipjK0Dx4O9dDvCebLb/UxbdS193aWOOrvgemprqO3Ihh+QE7Yjz1v7j/H6kT7ehT9oOMLvFocID7hQ07YFHuR2kEoicfnUrRPeY/iXV4vosHq
        3lVUEmHK0G67Af82l4Ok0tRbuYu6TyYBbDD5gFW+lUZYgE0RMwfqGqi1dszaA2EHfA43H81l1Hw1YruwilFjsgdtk5uzgro8yG3KLVrhSQ07Y2jOim5iUqoR
        r1uhkdcMftrRDUDvsdMebEpMU3NU2XCUDg3RV0XDF8IxXFRIim+g8Ws4WGHALw4r9BGt1OUS5iFzYRPGhXMhthx4gISD4JL4DA4ow/h/V1s7F6AW8sUzE1z0
        3B0NtJKHgLFwXXvPQxLXg9N943IIl+NBLGVtMcQd1EO4GmfTGCp/XLfRgz6XAYLUDlRQLd3C4613NTKPNvZDruCHCIWYDV2/E8qyuxBV2JAGFBchyRmagyNZ
        en9H71tNQrrCyxwm+sjC2xQKiRcfnnt3I99RLoQlbIewI1Kfitqroc6Lz62rJvq8SetOtEfT3y5QuylLqPcAt4bGCK/eBzBvi+lUmFZprx5Pwr2Fmu3Tk6vh
        HobQGQZOYYTQ81jJ9mqqS5teuHeVKpdWySpUqV9sKa6i1VPFcQ5t2NVtPjUVHYf1S9+KQo/BMwXVUKGGVIO0pW7t3kc1i+j5Ca6tzoK0rnfpHSlODJoB38IT
        ZZRf2cUr34Q+1qEZbhaQUUeI9BEMne9U0fs0/zOMUuj/9gfccDFYUI+z0LJMc0qT55RFrV7ot8P42uvWf8cqzLvjpQ0Mha996YVXS2E5/pM//oGfhvWTCo/F
        Ik2/uef/05f+ze+W6fn/m/fjSZhIny8qUbS3a2EMTon1LRygYTmeeUOLUWFFFiisqqWP6TKWpydfjI4VsS7L8euvv/h6+e6HGhK+qEGrezjOq5VDzGOZuNdS
        6MMXb/xW6yuABmycUH9MRzABm7iun1BfZsjAE+plOm4HF0NAFVSjHd180tlARnXSeQkFPFWZo9+XGqls7OmbsZd33Up0PIcP6kbH3qglv/xjxOvHX/sCcW3x
        n3zp1363FLq83w2f72uxd/+vnHqVVYFBOIMD1hFmjo+aSX0AyNmA07VsxRnHaVwNxAsPYr6Dhuu63PZUH1vtrVABKlTnTXsP90xTHzsJJ5Ym5uaXcHROwjem
        qWdOwlOmCRO9NRyPkvxNRwjp2NPHPqLYPbhTaiZ+Qj14Qs3Q7adJLHcN1g6zMsHdkhp8WiH6/Bq3KV2bPGcLylzPZ6T167q9K9/xgmGaB9S5o/pYV5R0+uhq
        eMzPjKn567tX6w6qgIsF19gkNGGT8JwbXysfFgAVQNjlpESnzcN082b1dCkeiz/844EYKUj1IysYQdzCQMfN+F98JL2H1CZxlyWaTuj4NHf1bgNJN4kfLVHX
        4qRTiiuPPKSbx+0uGx2QUPRQveb/bfs277Pgw3af/nlTfYNOyQuHd4CL/C+z6uIodcNM8CO20M4StZqmgfSaGUhbPJCaeOmmMOFUnSq9Z9p5qkndScflZnQM
        x6eb0dHgEwrt9otVojGOsuZewNmd2FBqCpgLDUKHBNlfVyiphhpkJd6Jn3P4eR+krtgKPqOyb34uV8m8oCRaLLeM+eTn7LxJoGf8DTy54c/R1x3Tab3+rb+j
        XkQnxKdnRjmbp7v65sK5UzhPK83vRNFNBGOkn1vwM8tVtqnKqMJXmnPRhOm6KVM5uqR16gDNf+AvE89YC8evOXN6wuThSRaGQxPylXc0hIGboPa2e2JmU8rT
        21KgOKHPopf4GNYVcEN1Wl7rWBjrCHbgExdKbHgRpEb7lEATlg8utLguIFKBf/bY2/b8+R+dmDwdPBZ62YUE0qO5A6v+UGzfan1R6SGeg+iIQbmOa5p7njfX
        a3REWL7nFC3OQ/EGFBvBF5D4sjWHcPNohbSdiDfLu5u/ij4GQ2LimGVFLlS/Q6hthKbMZ6DjwlJPGq5ddmPlXXVsWKj3QudgiqN1yA4DGghnx4+d/davh1W6
        NW1NRTRCo1PPhof1qTP6qWfDI9kDdxDrWA++qCK0bOSjOi4t9qweqMe8zzSJixOKVsn4Ndn9bfDmG5Kjutmt9d/LNvJ0I/6GZKqL4/g72zHgzcbngqdtPYmI
        fXWA7EM2oD707yhaztMUqoO4gr7sFvZD3k+VCtCdR9VCoScRpdC7pI9eCj7PGg+ad+nMp9koPEq1xgo7ju+soL5zJKk2cFWPiMH9PrQZHe+m5creUbu6HjjB
        UWkbQISgNYZkY5/xM6h2AVWcQR/UokGjcg+yBHNC7cnEqvq0M0ULAh0qz5z9xi+8QhLhudPd/4e4Nw+367rqBM90x3OHc9+sd5/kfU6c6Gl+tmVFchxL10i2
        bKcdUwRQfZXqcjzhekp9bTkhmLZiyc7kKoYYSHdbgoJ77wtlMxhcJIDpwkgJk1MVKFdXNx2+jz/UTYovUHyFksDXhoqcXr/f2ufcfd+7z7ENVHl459wz7LOH
        tddea+21foteWHLtRHoQh+PptTgspAdkBP59kHVYVTzTEdmLI0CnuUj7/71F/0snZ7Ht/8T2f5P9H+edHzPssHlHl9rVH3mrycsBJs970ySWhksjYGhvYvKA
        LBNosYC8kx9XvEANJFHvyEkGEfVlnrXZSLOaTUEeKEm/GYBmnM3puZQ7myU3DbP9gI3MjsI7XhTIw+bwRqAg0+a2gwgRu8IHsz1wZ74JW2U9c9jQs/8wnzjr
        mz3W1/rwCFMoLwQS7mFseu3RZcb6El9jrjF7BoPsGuRoPWJuMjdNdtK92dwst9RJF8fsZnznGnnpmOGpvIvDMT301vtT34w/N+HPEZSkD3zVN0f5opSHC3L9
        SH7HvtfT96Te15y7z+yXZ1M/u/7cfQ9Demjv8UwvvBVn0oweXi+qKMv39Xxa5slhjfjAOCSfCeSYrEqP/ePQu/LdoeenNyGu4SbqrW2ghGD4DKjIJCCzNmbE
        jM2Ri2zwoKNsys6MKcyMmZ6/kXQSM4OpkUihkUyNwwQObGJuNC2r5dxQlpLgQocflG/tNrv76XXKWIT2OvK8FMFYHtWJpca3NCtywAvvVscSKZvswDTlz9r6
        PdLdCMjdM9q8OeYE5YgAvWewtl4MdiQTefY6kcuKMi9fuE+nEJRtqkRMoDG+dgRC6MUXV27Etmkh4Tx0mBwJaof18RKydH289g2ya+X+tQOzb+ACO+wB5MCe
        cR8vRnZJ4xCqMMnHa49cn+Tjheuv4eOVlugn4KBM7it+rdyC+u+ThUJWCcer70bXRe+dF8w7cy+9/QN5cL1/XxOefdcORY5sIr7mGhwW0uvlyf2fSG+UVu1z
        XPtKaGjRGVKd/jq2v8dciyTNFXPjMyeTf+ffvP/jF4aiOIt0feOvZQcdR8Pr+/Lkftdt8Nq+8KFrpV+z0YDsM/vcAbl+kB2Q+XdgYK4fmIOOt+A17Ej9uroK
        opr4899wlPYlX/PlDHkg5DPXUado5P5AsD+pLCTTtMF065VetVdLVriCOateTtC6+I1N8fbEd8dXvz2y+umcxqqk+waQ/xNdrZpevj6ZsfWpAUeDz+qvfHVq
        TF6dDBffCNp4bFfYhi5OsP2LfmxMXPCsjiyZgXcOKxCuNrIZ26AZNKhDnjVeoFQc7Ymhrkp7SodGHKvBb2nriOMdJ/+BvG4GabTgSdWEL/gCepGWwOdMQ60B
        o+krtbq1m5b+G/TLwuvplz1vtl/2bNYvRadE6A1YNNvolKp8Ms7llIYbVngMn7vlYaxgz0mXqfVkv3u/NJ4pRD6bW1MczXuP7UoIf1xZpO37gFvG9aC0Jss8
        ZHyzfy27fgg+FlOsEaZ+vcEFYe6ygF4DbsF2ZU1I/ibBQF5nDphr1xyT2b6hOShXhF8n/8fEhWs3hHJ32coXrKBYsMINy9WYyWjPixssUHtkhpsS/uyXP4O+
        88L9k9ei/w7zXyTstYIHsPcixRkzDfImURPU3wxqg/xMVPRe0s0GI88ZCMeRiNlLq9ku0HnqtCJVj9N0rBpI2cQ7WQQbvZzDbRMxEQyqjnoXvTujM3JcNNH3
        iBL4ITk9Yxof7J35wKmed+tqyURx1sBeQNQLbhOl6AwNfR0MmhBrm8PXQKDTDDZzSpw82R6sfw1wCMDH74G/kzxzMkVX+LKyIR4WBIjubGOmtK2x3EQir8Fx
        Ljgjja1CsjLYz+yo6naV9MFVCBjhJm3U6ybPYOPuKu7J4FBNrzZXQc9ckIO0ckYen1lNtyMnldBdU7uye7XHyTaroI2b/2tm4E4bmSY6YDs6fAo8YxYfAg0L
        RWAvCxbexlSMpz3s1gFLZ1Zuhh/M5lepwZEA9KJ/Ete3Si/ISIB76a2m8MpMCWVKFog/CEwHb7abbRDQ7c0IXy3GelbHerZ3+RtJL+wt9bbKWM/GvA6Mol5w
        8n9olhATvAoMNBBNG7RE3fm2ZhkA3qL1Iv5HLpwknzJd003+70BucacRNJIzLo5aDCfZZu/McXm9q21tsJGrjECuykUldWk0wksYldzFaIELd5L/GKRzeaNa
        uj89hVjwk71gNV2yTEcGqUEZtmGWVtHXXRMXxZNlTSp3W15uklNVg7YNM2e2fUCtJJiOzVXM2tU0wvIyZ7f9pXXHm4DqmrqdS034QVCqcGZQK0eZ5pEpE8OM
        HcO3WdT5dz3cBOMnfczdKWXP3f5ws2F75VgTmB3SC4THL0ktZKZId1tnNEwM+KDOo6rzMgH4vSn2JvuZ7DXSpUUp8M4mqiy85ySeOi7drFt+UtbWO+VrW1Gt
        JsdUmgP38AYdHhu3Yy9PGthQyp8bx3vOU7mZmHvI0va0LQ1uy8DEI8vQPLYzI7QaWKANrdK2O4UM5nIymFrNluwwzavn+LzZ9m7pVjR9HjSSbbMjN4eRm8tH
        7q0cOeH9b1WTnfRdXVhqFbSxpL23ZLbZjtvGjjPzaOStykOKLoPiVgWXlsbcyg6c445Lo7LOydySyrFmq7HRA915LFYykd6DEWvD5ONyMXn+NXSdaOBXA0IF
        14k21ol44kuGMWqz4MzS1+yttoYQcu56ynq2gQlDpsDm5CzY2ltH0LNqVmm8JjOT9fbdzEpOzjQFDmROsjOEmoSklvhjzrRPZktmTqhIZkVvwX1iZvREE0/I
        jKsJu5qVecUbeGoK1PE2M4cp8zYpBMNJ4pQPTpE4Y3llCdvyRWPJWfFyGy/LXMDLbXm0QVbGhGBTx7siSSGjJZR6eVntZ/LSW1lDzI0mXkrbsqgAEEaZ0/rS
        51B6m7WfEk6d12EOTy3hqTltwJLMFjYgArUeR4pnIXLWqiTVWcLGeFG5OVaugcrJKlkvvt0cdR5KbaLn2uiEdArENcVMi7YGzaKe9ln2gs5m6ZJ3NRuNmdcg
        V52rzTuiIzopY9pzpXQuKvkAYX2Jxz5pL/GbS/yxbWz9qSF/yO0wbip1t7EWyQCCPKfMHMhTuNud6BTM7DbXDtM4Kb1SLCik73YvuKPpN6rx+qpHViTr9OjH
        hNUUeJhyHguL57bp1XRZYpWkfVeLgCTLvSJTXE3ZiXusu0yKAoy+s7gcLGnC20VUrJF8PrAi9uIeL1G3mcXrpVT504Bsnd14YcwqQkFqQbM+mBvfjsQONz8u
        Uqd5O7ynMpPc4DXksBM1y8wOdEimi+yiVm16j3e1SDDT0BOmcFgSdj8N22ikhm3sQsBmTSu5cK+mHJ4NIDFHyfkwbThQKBN2xg8Dcg+9fbXGElNWhU8YtY62
        mX/OTKnSIDJ9lCa9IF0ogkjT3ZS725Cx52UgZ6TLtyS/l7NRFhiLcpJtJRQ8rJmhSW/iMUmPmIVecCuX5kxU8PtPNUfhqaIt7OtDW7qlCzu0cHAYxm5Kv01W
        Kf8UHXliKfWb/imk6AW5JFieeUUKFb7e8yltr6w6OcN7QBKKE8T+pgvChKVuK6Je+KcAp41KHZcP4HgwPcyMz1K49gNxuRfwnQUHjF86AFVp0xqerx273Z1J
        n7oiaukMAybat9HnOobNLry757GuHgyC0rIDwQnpSOyWyPCKwrMl+f2AGwYLumEgq4pMjPYNHiQOsvgmXsLie5a2xekdYTW9EaSTpFhzg+Qnwps9cyPT6XZR
        EmQkWxogqqd7T70iyvFZ2J+ngdmcXAsaOxtkEZVP7vSkTWhdhXmwqdpWpOZBfU1Jj/K79jUXVulwivdSjlTpLLacmvQM/3EAnMdSAfsLdpYtu7xl0RGnuZHH
        jRWZc3gPvq5Sp3ehlOXgOOlcyV89miBZjUwCrnES1MABxx4K5feX840CrXCWjJNIhBpP95axaRQxDOVUdKbnI1Y/osf7sgJPhFU69ev5Ar3lEwfSSQoYEXQx
        iA276yO9GWMIYxWtYytaqyPjzRzEZbR7pRgzO16R2xrQedOmSR7tMtkNJjbXfi7GKB9cTRNHp4e7iJ9vmVRXiV4E3VQ7RecyJ7G0OpElCPmOe/D3jZBFo7Ox
        07RSePwgBjlYHBk3z7hGia5MaDwEUQsREZhuCIdIv426KyAB98hImlgHsz8qpGm9QViCvLIsM5a9jyKkXh0Zs2VPZtKTNMv0wlX88n6AIVgyZe5Wb4Qn/QPe
        +3gqtw5498kpZuQjcsSMfFDm3x7VrKVTRkOHDs/nYNMkhgOY6AAm+QA+5RcDeBADeGT9AIb0WEvtMAK7wsOUfgu8U6py4JR+CxY87Nz2gViE3X+gJLWWg6uR
        eR2rQcMsg/fbiES59Gxpw85zxelF9FjvI5XV3sdbd8B0DpeWympux5Va9f78R5PeF380MSsOKpXfTT11TOj9vNySn5XeTb15nCAuYwUne+C/YL0b5GdVHRh6
        M/hR7p19XK7Lkm1qXJv1OXnoP13+Dz9X7v2Xr/i9s18MDRzFK7353s//mPWT6HnJDwT0jfn1H0mkDr/6Q/CQmUqjXrsotBLTH/nf+LGwjDLAGHJvoYfpy5jW
        5f9acNpxTbiHe/pgaoiKijRGFL7osMjJnctNEcqTCwXdv2Sd4SPg8xHiLSJuXwQ4PqDr7fFe8DnCvNP3mSWr9OLIUP/KuIvJtzc5QZ6Gb3yEHWkwGQTJ2eRT
        dibGyUUwtmiEuSd159Rwfta7WrMno5RfPxvJOiTHV8J0L1gJ0mPuQuCM/H2af/tR8q818Elmwf/pZ3UlmPpJnB2nOrj7fLoCMDe0o06C+UTrNu6l1F2CoTEc
        wMvS/bKmobPxyWDVfniv2T3IdguB7DZ7B9nKABfMChB/SiPHC6nRl8IxTwG58hX3Co2dl8MshstBjTZWqkahdWQ9abfJuVL8RtAog87WOyB4pqYOCDXYEmtj
        m0hYovO3QQjCX73RFSxJxbm0V6YxacpOZZ270NNqmLsNTFpZcRH8jpG8jFgXQyeeBZtOvAVDdh2HmbQm/fecqen0jLOSbnPcKxMKgv2ecZqF58xD6jjzoPrN
        3C3k+oq3ql42I9cZYVpZlPwQPHleCNZ78siVMU+eF4Kc8HDt5Yb6yiB0bt5exyIR6JYzHd2w51xN96s767Ui9SysAhwtJ1/s8lxr9t+fLXTT6/JfYPiFCllL
        fiJgYKcXhHAyZBHJvwyQjyPbi1eEXMxKf5C5Xl27x/b9hJbWMlfSKsQubDw+LE9cC7oDxTnYYnvN3v7A7DO7LbLjXnOdXLvuAdR0L7eP9qKmGPM22Lj0ha1b
        3jrKeFshQUiXdK7m5Esw19AnKzhAEuwgFlDOF/DH4M8yZx10j91ZTadc7STOdMrBBwB1lVrU4ADUQbCA9CoLAuwm/izgjxnNnVryYiCUVBPKHKUJ3D063YtJ
        rAYqTE64DpRFTr7aBe5OfjLIdmd702tyK45U1XXOGS28fFQ6EHMU/bqbfXUNjkBf3J3ujXEVcy3B/CdNeMJIe195RTi6r1ku1O5qOxOGfZmRxa9PCdeQBSjQ
        JRtXPssrf+5cmT+AEKzETB9AEFZikmXvC8EB70fs+Z/K+b/muXDuINtyg/cUf+0KXw6yGw6FT9tfXwqyfYcQD4m3gksBLJXP2l9fDjJZyX/elvKVIFu8wXve
        3rscwAb+gv31l0FWO4DwMD75SpDN3ODJ0hAXUmgqYhAsxBSZZ8gB5MJMgFyrjJjHut8QbrJPNYnoufRGet3vMwdFXLecATsqwkn3metHW7PZ9ebgsH+vrnI1
        vHs9lhxIejUwKen7dIYeAqxSYvKKsvpSgd3mhvtl1my6If8wB/LZkij4OqDFOMmrTVmc0I3uWsQw5nc4F7Z0j9FVKHyhJHNCjs+X0gM4PltKr5cykfRFfl0s
        4e9L/PtyCU500rMfDWmWgUP/SZzRhHLgfEoseQIaOwvTbkiFzsLErmya3ViYdkP/Qorepv3i9eYA9pkPmQPm+kF2aIAL5hCWpd2jqdVMPhekXTmIfNXVbD6x
        eQd89hOMBOh/r3ANHDEDrrkXM6FOBWmWWX2aGu1C5U8HAA5qL/gYkdkDwRd9Ej+CDZMnQwYxjObtNc4UjkUQ3QuLaMdcA7NlgshlYTsrit4r89Gs3AcVmTDa
        8oPSxwpe3KovboVXriec5GW4i+v+dVuZVhtMa3fPy4WmWyhCcdR2m6nk14IUTcVJhpZeh/8f6GbgUiuWZ+4m19yNdM4u94SSLHevxf+TuOtu4fLyP28VRahA
        0c5Zbgax3tPsPW3ukzKSWTWGhImj1B5dszsxdTpBk20Ls8z2qR5Bnp9h1xB/uAaMfBxkUXCmVL5UJBeHMuGu2WjHMWRidbb7mp/KrjmP0XfT9uXeCBeG2TWy
        PiHbR12eWVnLVg4FCWsZudL1seIHly30Wk33qRvFLjXtxXZPWi3GtV6De8c1bFlFqoJnsW5W8FcDu400GDdhMG5MegfaSlVVpA+uGlQvNpsvqKyZ4fZf5Fix
        o8KK/fdQp92sUz25xkzwhkQ61ryvqiNfyMbIF7I+5gvZcHwhkele/ufGfg3R4FqHalpXxwPO44ZNxiavklGzErAZowrwbW5Y0wdSgtZR7zpqmej2f1NNQgku
        Ttj9X//Vuu7+12V+s+X418k+LIK0K8bsUzpeoRQDRwG7UdWk+U+j2DyKwWAVrBbCL4ETJosD5Csa7iAhQSzeXBBiPZmeDGI2N0TqNJKWzHX3H9MwLnMduExL
        d1XaiF+HoKi7Li0wmL3q3w9udMkGC3wJx+oNHoMKKsIOcSzb4II9Nrjg7Ta4ILTBBYF1VP9KxAzvhbRbWtUwjMy3IRgtsNynyuq4/2RZP/1yWT/9Ulk/fbGs
        n/71sn76hbJ++vmyfvrZsn6aPv4BU9WLmF0e+/TLFQRgOh89W9WPvlKxXtlWBk++bt3qk08wpa4FR6DhS8NqRcv9CWq5s0UwQB6V8+U/+8IPEJMYaja03hhZ
        jYAQZADgdyBYQv6KA2Q1e1QGuCmYkR833iSkUVeInzrC9EBgFegndcX+rPV82sdbvaeI+PkWrARnbfSwCZISQdLkiJBouJUlpXgG8YBqZNV8d3ItnveAcfK0
        T2lEXvKWYRNajX/G9/5WUFvfKsL/7xBwayPe1v8SxHcEvkJJjSKan/8lpGxSkBy6a/qj8GSCKSOqmZAfXx2PTP7P5ah8xn/MP+0/qvidJQ3SYqCW91rxKCVA
        ZJbzcJSSQmTOymVCZJYAkVlWiMzSCCKz1PujHyREZqknovJ+BIPRkAm+ffb3gQb69X/7Q/8V9PVfXvq9cISfWiV+arnXkDtP/3BCbC+giZjqw1LU/tVkFiGc
        +BagUss47Afo6ktCsvhxIwN6rmz1sngz+we4KZvb/og82fWtqOz1/viHE/nyP/+hRATagKX4r7uUcF0pr/6gLSWA60c5T0wcZRXG9TJalsG8pQ+uqrkga9zb
        RBj9zK0IhzBlgoYRR0uzERMNITCyOABf+3+DAU2TUJZMQ3gfJau4eM1a5co9Iu5ikQS6watJb7Y3l3xK511ZgboyhoiG+ipXyoqsF7czDWYFKwZ8fCa8milE
        GeZ1qA0BOsCVOADkjId1oUyMNCxWpKFgHQ3tLGiI8MAkG1PaES6/Pdjfq/V+/ak8YgkDnwUYetNITO+q3jeKW7i6GSkI8QgX++WfK4O82oTmfcKSGI5Brx7T
        ZiRfvhrob+BoxDhbAl4vOFqkbCuC9gJXBJpVwp5FR/NezGLwOBEYlOmhnYRg/afjGalrvUvCsUofapU9dVZ3+JrD5QhSW/xSXN6qvHzVqfWX2zHji4T1PV4K
        wjNlQH9cDhX6w+8tyOcQkP8V2gWZ1tK7X/GeXwkw0r7UMl9GHG3ccwBxUqcFwmStxSQIPd8GAVYQjMACISsDhRf2WKy7ZRwQHhjiuaomKcnCUXRVAMCcFWAD
        HQqXMbkPAaUIJv3iEYbEr4rKDwASKO0hMcOlP5KfCgBYJnNMZ5dWAMpImWGJSCsnj65l3limMeJCJYxYzKrIZ1kSqbw2Dv2OxOp6C7lMymspErJjlnqErKip
        1YYAXwAGL9qe6wkAKAxVT+BpricE2mM2XrKCflkGsoO28et+Xl/bUUkfKXGBhjIgvgMW7QpzZlWkdqgAqjNkBeNCSCPahgz6l6y9mA2+6Gel9zWJYvKyrwBY
        LynuCbDc/Kx+D6yq8ME0lXtvOdX0FIHclAbnTG3N1U28NeOtpZj58mkkvgmE4BTVTdT54AzRZy4pCY5AvoQuXtUNUdYhcTKOIGxSltOQmzqKSETKdNC+hJ4U
        ius0uxuYRfaON0L5Oh+MjKnx0MLVPV0vHunHOSDcrvCVWswQ6kusuRe/DcujzBzvG7Gc3fyNK1j+3h7Kmg+7JgCafbkTfyp8HUioKmU86TsoXhQMLIyXg5Pq
        4qKC2ckc4NnK2wHQBWhGWZ9PusCiB98eHrQoqseZRRlnJ0Yoqg+OUFQfGaGoPumvg1F92oFRfdaBUX1hBKP6koVR/aILo/pFC6P6Ug6j+kIOo/psDqP6dA6j
        +qRvcVQfsTiqD1oc1RPStJeJdfKyg6OKPVsPf93mvuKLCOvr+ZOByNABuB+MdZ78yfMafaQZVs4kj5ZIeCWLlEWMrRInVu8LGo30qGVipeRTZGJB4DOL8sVg
        lejcyKz0Uo50dVEUmTJgWir5tuQLpVWk4Rh9mIVVcoy4EifZErdnKjDmM+3FStri0aSJTYPR4dFL2/ALpZ3z5VIG9JBwIQOMSPfebrY4mhwKeOhlW83SINtm
        FplzJtIytEQtX7820tS6CtcEYSvBnw4CdmW9i3q8NtV9OFkLNGsHlj5COSmU513YZadE2dTcHtKEyDYhsk2IiiZwE6qUdm1r67a1sW1tw7a2adGjWqwQeLlU
        CUuCVEXYEJTZT2IHUfgeU4RBEwXygnRIi0L/qPa1UdXPhrbulwNb+UuBrf3Lga3+xcDWn1mbI83arC14KuC278ZkvG/qClt6hH/PIl+YxVrIpiY9CocBLMfS
        b72nfWYA78sbGxL4ZdOT3t4V3o03scmnryWdqemZ2bn5PBJuUuZ5PP+Qvvb8Zq/NminknDciYAF3asksJj8W5LBwBAi4ok7dvX4EIS/K0btk5ELMoq2KC1dS
        6C73DaZxTKd03KJ0WscktNFml8N0VgcnTOd0JMN0XkcpTBd0SMN0C8sTCkEiOhngNhO5pfAqnldwsA5zAyEIwcwqJFhiZnAiGqiZViCwlpnCSQtrWN2mc49t
        eveGTffetOnfWzade2LTu3ecdO9o9vMVrCCh0peC2fUDi7T3FIhRIeyQl4E4d0B3IRieVEgR86SuBMsLLNilv7oe9MHzbOar+mtM56yUDAPlZhZ8z+LsWUg9
        i55H0Ui5zSL3TNcUTfD5UKYaVubhlZmsLaSbNyY0/GVbZH/ZZgV5s4K8WUHerCBvlr6hkJiyouHzyu6eCrPu628XGVXTAhq2LKBhYgEN5VO29uB7suqHbNqn
        c6DEugVKjC1Qolbfi4VwPEsBnqUAz1KAxxEGIk/T5l1vWRjBxMILdkgBIew+Iuh/tBT6ZxqKUtwPFOLU5ohFOlwcq1nCUN8QpuHkx/0c3/eIzJsEkPPJWtYB
        0s4wmxrKq/pzhKdQCKh9Rx7DcEUYEsWzWwE2rI4e4fuQHk6HT9PXVPUncoONyr7p4nBo5JPJWl4YM5XgpGxsAZA7eVK1eQn9vDXEX8SxoR1C/MW7kH+EHRUS
        f/FupB5hB4bEX3yImbSJw5h8wtcukb+PF7gGCirYtCCDLQs62GZaKYL6+eO9Jn2mXZYUnk97LxbYHBO7TCHbHmJqy7YZXbmbeR5bzhW0hi5uxRW0F9JzMsl+
        jySK0p/D8Q+toAvGPoTOiMc+hO5qjH3Im9RBQGfiFfsb2LEwd8af8P3g9EaEYhHuUu8cMowC7zr1zwnzRzjwlf8PCYagWsjFNeYROkeIQnkkY76aB7q2WVcj
        Ixbu62aGE047On2guwaDd/JbfvwX5cA/QwPTRZkMjdxR3/gTVtKv5emS1l/G6tm0ad+BkTz53fJrvtu3L4eTX668rpejyS9XX8/LrvPHJh1w/EpD1A3+kx+v
        3DmxuROfvPJxf2LzJhcbvYFi8d93HKNQ83qLL7+RWlded7HVN1xr+ISOxGiF/IvHPWJNvJm18z26U9MXPn0nuFGDTOsuOeosbZg6w8Asb2swfZ1hhjxwlAbT
        2q3IEbzxLONXyDREsMUmhZPasraGNHsmHrGP+7qHAIvcAIDI077WQv6eK2Y+r+T4nw0s+DLz1fL90gbL9987LuhF4oKuvB/Ile2/HS7oyvtfAxe0t2IB4VeA
        fgYzIt0IJ+OCPj0JF/R2GtEJmZTR3OkTU5Hl+S9cmUlD4uh5QLqQAfw68daC4glsPfncegriJwK/dIbojP4o7cW7IsfUB+u9zXHhfescF+U3lOOizBwXwGYu
        bLEpISQ9RLM5WS48m+XCG89yQVRBFogUGT/mr89xERQ5LgJ2oT8xw8V53/fPAL70zkiBKoM7jG4qrbx/9d3cqJVrSGih17KQKJoKKUg8TaRUOcaWOqOrKJi4
        zS4X6sTH9FF//FGFwZPD2KPt16xb8MHxumnOD9Qtwic9o2eeUzeLSBvYJ3h7k7qNHl3VR1fHH0XdPlEKotPhGWuoLaucuLmpdqQE8GeZltuKa7l17LOVCfbZ
        oMEMKNZGWYF9tmoqMECGOFTTCAdYJcs0O0LbtsbXMgyz0H4i2GfL2IYUHQj22erIPlu29lnQZXWVRtKQk/CnqNHkX9a0Edgr8Pj1zFtjlkU11RJ+GvJ7OCgS
        T8MSKx/oDzh0Qqr9gTW80gGy7DRqZHgltKkaXuV0neE1VMNrgAosM4VEuTC8RjC82h6A4ZVpSJJBsKh2V80rGQzw9XhkXg203hf9jN6Aal6NrHk11Oa9IKLq
        PTAd33cMVAfzqjQoOK15ZgZZcM6Ea8NsBPF3L8XLkdlaRMo1GjTD0brhrTk348w7j6JdD5CUva/tbRS0gPFQc20QX+f7j2LROKjMhzjFyPvB7TlEAkM0hMFN
        xBisKLvClXiRxkGvF67iuL+37UMwr/fCW7rxLHcrcRHLaXgKgHte/NOdcPp0dMZ/zLoqzl6NQN+veKtqSbNUxMq1FE2wo5WeksdessDCvZf0sVkiHsc4fsmn
        +6s/MnvnLmCvHFbwGDOL9TCbo/ewGaUGi4akwQgpweqgsHjYz5K+DIMW8NTHjtwrA1Vkybv13mMPuwnu4I8WHH31iV333zr7PYWKcfDb+ln5xWcyvxd9sHe5
        far3ld9BACRM3TUzD3W7UWSdPfibfWajvfTqzXs/dGEoVGWwUxsOBvLIh278/uv/4tD//M5hXygD5m7mNjv6yfcAPOS3D49wRpC2LDj6jl/5yX/U6Twu1/9H
        PvHTuH70B/bOP/b+z33XYZ0vIl80ACAifVn53jEHtaTnY8TTYNSNYZ5jxsz1gpOtoAQjaQVdfslHDlaOwit+Vhv2WT+Z60MkkQuQxRWGvXNZLt5cOoKNzFnw
        iyD5go8XjwibmcUuHX8dFxLVZy997KJD2/o1ZJaPHLEInyuevr8rOogdhCPuIASTByFUzdEZgepoBJgLUH7erT2f1aTrC3ppDrMG0qw3oBYyTWxgmoO/k5HB
        XitGvzaQz/+Tx7wPyOD/m+FIZegz+6/0MeFfsmColBRqHfRic8OwynNpFZBoOQnfpYkeK6hxyYHCKdjJBabMzZDdkI2UVormLcUTPy15LuCUe1LKDYoRuXT4
        3mL2vXK4uPzK4eEgbTrk5ISbcaPw6Ede+sI/W/kn+8cGLXrxmZS5C53xwfmR9/zX9GcwPlXeunvxfZ89+06m8ysatyKNk/WXa/osIieC5CUS17KSmlFSY16j
        qrRSMwDCPPAvtnyHdDYEqpAyq5DNq/6pDAHevZc/K4SzwD1CXWqxe5Vft+sYdm0DJlAcEUtliNTGbbgpmLYllsqAnJ45iY2d0hFSGEdHP/zklWc+6u+8MDz6
        G++odEAt/eHRbydO0G9fgGN4u59ND9VoVkbKFLkyNAv4OSNfmOkzLh4lfaLx6Sc+4f/NTcOjfzT1q3NCYfL60e/4Tkt4BW3KVVRlOJAa9PuWqGoYa/QWxthw
        lPMpvNKTUQYede+s/4GiA+a1Y6Sxlb6wN2SGr0ljq2aaFCpNH2pWeKmf/UyV+a/WsZrRaYLA8eah8CUE2IrQcRHHKhEVZ+H19DyOIn48i2NyKOzj6IuChKMn
        ClOge41g9lOmI807l1WOHvnBX35k6y/OHiUCWOucMN3RFVM5+pabf7Qx+Inffcd9wnaL84ePPcwFI+4jBRQWkS/4FoATzgDCTQOMXTjsv5htAdVuoa/znM2t
        hZTjLfhBFSTRGGIUa7hmGgO8Gw/hZ3dezqYGWX0gFY5MHYmn62DSbRmP1iCLB1KOKIYDZunEEGXYFJHvytIuOmN56GIaC69mpJEJpFZaIYPa6SaTDOxXfCxA
        547ueO8nP/9Xy5cPD018Dtdf9ofI9h0OQQYiiMHHoTREvnQm0xBCETlrSKI1jWG/yKIu85cevlKKTEVNT/HXUmrTVM+hFVwIsINO5oWzUdb1g/bdjXWVGfyy
        iAa68sM9rCXnIpIlvxBgJO6m4zqq3YehWWb3XSkBTN6TzsFBWTTR58ycOuAM+1qeiKQkCRYlckfyiwEKqGIDeFZ9kUVMeaoTJKeZI/uyT2AJ6dFCSLHSxxys
        niKXyPERl8XFI8Ej0YVzj/dgtoXO4WbEGuiQEJiqDLlpokenpF860qNjckcwLncE43JHeaLc0ZAlb35syVvAktcCo1gQZtRwuGrDkTuEE3YgJYvc0RiTO8oQ
        rlHd8sTVDdcnrW6V9XJHSxgWiGF+vdzREblj3gRpedSLlULu2DKSO+ro7LMQNqS/5oABm5EITVmptYJzqb/IhOVzWWtM7piD3FGG3DEHuaMCKISD8tW5TeWO
        QL+GhldcuaOcU67KHbWJckd58iBgAa+NSX6xK3c0aJPK5Q6Z9uWCXurkG4nwg6pJyF3LwiV0ZKqbjEx1k5GprpM7ECAmo98ayOcnyh2IDJc1TEWM8lApqap1
        0Iv1DcMqz6XIJ1hbJ3ckqHHNkTuqI7lDOmeQJQOMpjRSWlmXh1XuqFHumEO04xD7EI7cMT+SOyqu3JE45DSSO2pUgCfKHRWRO+bNqPBcLizkjrrKhVbuaIuM
        NCZ3zKvcMQe5owy5Yw5yB0nNKKmtaGyiyADtAcsayR2g4XnIHfOUOxaK5XURyyvurZM78mUXY4MBcIglJrFMc/GYtsQiK0hdpzcFEp3SdG761nLHdD+b0bU8
        QxnTFEMW8XNWvjALHsB/34jcURaxQDrQCgRCVA2MdVrTMZZz6ZGWI3fMSysWxuQOCmQyZWQp7At7g0DXksY2zIwKRZA/ZMSERE3+mdh6aY2xmtFpRygM8sRX
        ZOiQre0SjvEhUS/lWD4ky6McKyKX4Ng5hHjbOTN/g/cCjpBL/IJtzYPhh9Arq+ey+rjsUYJS5MgedUf2aKyXPZpmqp/WsYr8UxU84PxXp7olkoPMGKH0Grzl
        8KNCcwg94WXpdYWOFl6QiT7AahOdRy6pQSa/Ql4cgPc0UcIUOHSLAmrWhAYA9YZCR8Ce5hezKXyTIl+Tnxam2GAnizAiDBsRO01HIoGJYw4o3sJLm67UUT6H
        6w8pE6fQUaeU0dQ1UaQMKbRIwgcpAwEf58yUK2QkInag1nUIGfJmX+aDLXE0leVVJNaZo0ShqznYXknOn/cpUcxRokAoxRx8ImAdIZ5ToAYs40NWmANOKWkU
        BnA5VBvKlrhzL8e79PIJBNGyyfJ+ZwhVeQ4OGtLCzpCCmyiVw/55BHiLTBTTOiQUh63kAJsCHuRbyB2XEbYf/8upsHqmcrr2mCYQrlpvOs+NjPHWR8YweRq0
        BQRH5n6OC/IjLtIQ26xCjEWmItNU9aLxPn1fX4ED02iW1OHu7nyLYc4G+aN+lpHTy/Cj2RUaN80mYs/G3JgiM0KAcW4lPxdo0CqL4N5vYyzqmu6CDXfnJlBU
        TtRzVGJjfYkLWmIC6EER6N/nIGK8D/k5XtPV3TPJMK1jpJPNcxhIqSDcZCgS2KbRi+isummAXzWgGVCyR+CPcK6+9GvjPAHyAX0T0BYsjZX5OaqrzOum8/OU
        AqXJbBENhVl55d/BWIi5039OR98z4c1RsfaWXm+8mC3kjah8JJ0KHjMLN+8Hom/7FHdN/N5nqieFgqfybqt+FK7Vf/h9Zur7s84zvGU6N/8VvOJPfzwGNB5k
        /VGRM1LklglF+mZmQ5EzWqQPVJ+iyGzO+txnHamFPZ1+LJsXhQK773LIZh47neFEXpzD785jp+XW9GPFC6ezjlw/nU6b+EVboG0x9jxWzXzu198hotLs9z8D
        F5bp73/GTN/VzUrSTGnG3IRmlDfvmfJYz2TSuKlnejetUtks9ZAUjgtG7/MeArVmeXbyuY+n0zd76SwGZ1qUnKzzcVFePi/PnXzuyY9K/WdN5+NAXwsBP1jD
        qn8SGRzN9NvDR+QwC1/WADwwK0uVZwpqPXwiOoKCpYumbn5VK4WPzJiKfFMu3yx6yoefjJl2FjHgCEBfzUaZaKVkZGoNdoQPMcUsuC3jAYQ91BjAVTvelUWg
        djL5X5m+lCkQivfhy1kuCpNS7mJNcXY30tqG3DaEIzLfLzs5cPVh+Tio02z5WN7hAKHOMOLu7863M0gIxQrBoLanM6n6XUIPs9/1HC48iD+PnD6tGjPOsyle
        z6bBEPCm6Kl4MwXC1PQ/EBYyJT0v4sAJpuctOkYu+raz8TObUkfhaVYb78/lNZnXxs6hGR1ESQdGhMYPa82mUPR3PfdhM/3hOOu8PQQU0+xH7ypAnzyPkxVU
        YAmzI4TZEcL0QZggxd8kDdFUolQk5epmL1a58ZGw/ak7aoynsuN1cNV9ZEWKiHu//32wE8rbJ3s1Kfu3v0/GOCT66hEzc4H1utmXfkCZ0o2hEOyT6Labzwid
        3nzmYx+ReQmnFl/qlHVOADfuGczabz/1XDrNDUdk3/xiheU5rPmjWjZyoH2uF/yzzIf68RyUD5kW86f/9yFMeSeLi8MX8UKsSTtFp0cwdhtyZ/28nHk0vkDe
        gvFF5IlYpBny/IZGdXoah7nC4EXSRZ57vUiQPczqLmgxWlI/im0xkXk/BycD/qQI3LsXKxeySyHJc18UqW+AZt4vLUUymBDJYDwGTgwYNwGpHQEChoeVISxD
        UvkQGVh46Yjqcq2RAhtyqUQuIJwaqJBYHuR8oU85SV6Ah5QuRU15W7SS81IEX8Gj8oisZ8MsXxlmjgxxHVJfXW7gObnbkJ4bsjfrfeKgi5IgHzlheLhbDw9a
        2PIiiBwXHzKtc3DwPYdX6sOhaNdyvKcZEuyEO/iQhPzkz3xTxRrOmFQ48peHsNhUdTS8+NVyEJ4JTjsr5+nRh1S8QVJJfxQPkpWsyJMLRSOJxo6tI1zd6269
        Xj583/hO7D1jN+9h2AKkTE+HN0TtA1iJPBweKoxm9k1TXkNfSJOAG+RsLUWnHbeqAas5KJkiJP/ymWGjHGurFpz9QizepdQzIxXnnqbd8XOuOCnEhPJdUJoI
        MwS+mRDnpMKIMwuP95niCqvSmJTgj+EAqZi5ACi58pgMUnKfcaRCT7GP4aNvc4eB32SRSEI6Vo6g57C68fJG/vEqHZbG/HoW6eewTjwsjYmHDEjiZFvgvqpz
        22mHfdLTJ6t03YkMcV9DxUQMkBNJ/hxEZzkQY8MG+zQXkQOAr8if5b6aIlyxONj82/AZVRLyGOQ06sWy06HjXTOpQ3QNfa3+gD+wfgnhVP6IKNEU7rV7fY2Y
        UUbqxX9QCsMzkeaaPrKqbgwBoLehsfbOPtFJS71vPA6IS3ilBDi3v7NSzzelLsP/oiPh+ofvbHrkBclP8yUE6z3RwTr3pcfx2MtFmT7O7e8NZY4/jDLhH5T8
        qwDXpEy5HyP/ae8MoxhLcCBAsCDxICE/lWQiJ58IsxJCV8vwVaUHBIJeFtTRwU+eEUUYVocycCL6ARKvMCEi4yQff7VyKnk2GF6ZMb5VXX/tghtI1biS+Wl1
        o7NmWgseZT86yW0vHy7mrrwm69L6G4Wv+Il8zpy4aJD5LjrVle80HG3O+IO8Poed+rCeD/CfP7jQP/p7X8Q/Xz685qhejmLxAEodVcPB8axtrJpTsOO1kPnO
        LB4rmEBWkEB+Bn3qWcdhzzoUjxK+1xhR5PgAyJ3UHzipOOyZubjp14byOXXx14DNtUronymfLsN19bJHTA+DAalyQLPq+Lg4LrZwljjq/vIHpiLXNtbmxBFZ
        /M7DUKXj05cqyACNytS+//PDDHyxdIReYbNrEzwh0S21jbTCbpv8/MqEkRMhnd7yHR4B8lqjt3zCo4i1waOTokrG8uwsTniiPBbqt2gQfPNVeJQnzJyNTZPe
        p5/Ip7WHc/sb3W2qnNZVTuv8MUxoYtXkedE3hkwU1er95V8nvU+X4ZyY/DGyWD77ROfm85/5ky+e+8yffPmwCLa955/oTOokufPSEx2mFe5dlHdyMZTvoJLK
        O2oACM1YbO9qDYaBzzLGPosZqNoPsGuR1qEEMB4f3gRXZrI8p6uon3xuECD8U5RwZAAWqRlPCjuxT00JOTTtWymSAPNkll7bWTuX1y4iHNRl83kP3duVGZ4g
        pZTIbUPM3opMLETfyKW6K3fwZqcY2JmLLtcqTVpCHuiKZCplBUg+FWOfEEWInCnXhNLLa/Iz5lSesUEV03YKV2ywRR5UMWuDMKbslPdtcEaHc7QmUxK2sV8u
        hxD+OEkh/lWvhmQInFYyZREc78pcX9+xbTSIclWkWatzxSqPVqzKZitWRciwQjKsFCtWZdMVq+auWJXNVqz1ZY4/vH7FqumKhQTfSnV0eUNKWa5YyFddsStW
        5UDwCCydDLmsInyFgnmVGLUDBClVsErVDcy7wyxwgow2dYfuQg6vcmWDmyBZYQVxOVVyijaPrAY5BWKtZHHV5S+dMLlEKyqWxAy8DS5bHIoJzFVYU2OMPzql
        FOsK2PjGBxpXnITM93WR42O0XtiMraLEjFY70G0T8oBMCmddSTZfV2JXmptQhchRz87Bo6lv/LXMuTo6vbeb2/ESUbv8taF6CrDXZS0c2j77mcNDTDAPAWwa
        rsRwJJl9mUX6YMySsTFLK8RSwbT5n7xe/4lOsfiPTr4FzwQDfGojj8QCI5zwLO7kReVH3Im/1/fPbMqYN+fQXu8rj3cADOGB6DfhzK883jEEcb38+Dhnjn/S
        D/zTPryzfZvCc+fhB2gczzN6XqDnWt8VCPJcn/dlYXdEII7+IZcDV4raKE3I+OHlwLmAt/x4ZOD3kSnj132Exoi603tcVn/6Lp99NTyVYidJE017I6rdf2TN
        obXQcfmgrfEsYuaLi7C7HWuWFoVzjF2DmHFLM1pU05Z9ywTNMHf8j251dbR27CrGxV6tqEnDOD7j+7aS59iJGjqUBWO7AyPtJBjTqRmF4ey3D8bvu3sO3Asa
        tImv4KRvi//CD0IZXQVcK6kWuZCqPy1Vn3ByTUzgKsfjCqQ39hIUSKqmYxnxkEs7MsH50XQFFcENMHLz1DlDD/fN8Pzou3C4G9CH2HkeylcJ+l2Eg6qYHtyt
        YQImFtL/E8Ej89HwTG57KgwdY5Ls+yBZFc142wPHjH9u5OyH38WPE/cfe/jhY6OHT9xvgZaQ5xaxknoSKxovoEEB3nT7Bwgw5hNkFy5jOAGqTGyfifkMwuJC
        3MLDEU7gxlPnU7fbZyJTG+vZtSwcZrq2yGyAV2QkB+FnopIIT4M7xuRMncSosGkwccyqkIUCqgFwsQsghflwcaM0VsL2YogtTvVKy+C9B48KOncPYATEpbBo
        IoSswUB+OkLP5mvkmJIVrsnn0CYf7lQ+koGzUeGbbFRYNCrURoW2UWWZlnRrzBsVslF2D9M2CoZcOGFJayyJASUtj+h4QqMlXFCL5YB4NzxrIJiHwBGRiml6
        brjG0F985QZvRZ/dnwXw+y7AK3pvtfgOl2Eew18X3+HBt8PsLkLLYnylHlROA4DqXLHuIo8mhMV27Gw//sMjjl3o8oXi+m0XhX0sggnYC8/TjX7k9u1L7zs5
        HhFSEGAd8AawAfv842ZxVPCtoT2O/uUTz1Y/0ls7+t6feuRX3/3Yj94kr+3/3e/66T/e+rs4Xez78t/fjE53wg9i/v2fg3cETjv8hy4X3zlylNDT30a2xz7D
        ITweBgM1x2zm6lwdczmqgQP6TigAHFqCcUfnwHE4qgyyMcf4EkO+SsjA2aePPPsA/vKbuDl7r9vN2RvACSZw3I3oPu7lzs0eZkcNhk0CfoicZC+XtCeElEWQ
        GXc48ocOIYBz+A6zxaCCQ7M74NDAjsEoZ96gr+qI31fisk495uNHsGgUHPbymZy+jnzyyH3CYTdAJB35pNCdcF658L7oNOn0DY3U+rGKxscq2myshKeEffVc
        lsZhrEp/52MVTXYNg7/xpqNW0kSlPocKrOxOmjj9Pm33V7ihk0/Zhx4byrWX2/xzW7c3P0oBIEtvtfeRR97lihIo4LPfhw0tKaidPwskogDtBo+Tg9d35Hby
        j8A1ORkGGo2oZDBasovkDomHHATFU/gZQIirjmUpAMoabPPx5vPTnzzqgXYYetF3ht5zhl4KtP6YLw7RyRxZf5OR9TcZWX+9O2agk2r9NBKpLh52oubp+qMl
        DdQ5spptBaqFSlREi1qmryWXVJhBBwOWFzjptRmqMMCeWtYy1mXSuVWWW1W4f8EbDhtJVfpqDdWbqDpQpzA8yMNgQMf2MuitjDexwOEyn+KNKiNO2pSLzgDd
        B2FZXraNiJA9P73KbIN3T6TbJTUcVrImCixxp4EOrgi2NzWpWzI0kazNZazN02Z68to8Y2bklq7NOGYzWIJrZgYrsvTOtNpXajyDa40ocDKTmnRqhDca3H0L
        i+rzwm2awMcuyf/bUD9TOBcyPmAo90v0xFQfVyewBpS9lW6HJk5+KZDzlVWz9co/Do0m+p6WKwf1yjKvvLYTpL/OCbLhOkF2+OHcCXJqvROkDb7YCqM4nSC3
        QiQv4wCkn62AlmX4dQd9MTXQZlg3SN1ugKMaByXCoLSl5SLuwDb1xgcjKgYj0uGI7GDUUGoFrqZ2MGqM3SgTySGimySjGRA4GHHliBidA4pjfBOeEyYsAmQF
        Qi68VRHXUYYvHYQuSlx4/sUseyY1JqNvO5z32nppm15iXJ7Gm4w7eMKkI83VMBTf9XzknbkRPFAO3JPN596gsesN2iD4UIZtf7eABemIjUWgGwGVk81qKnoD
        h9jGwJIdvJUqdCYdwCv4DbqRNvqsiZk2UvkcZSjHNsJn7H3WbP39bJoDLDV6U86m8XCQYzAV/2XwlJm2J0o68SiN2GEEgcLBpnol8wBOg9C2MiPc5DyhQ3sN
        XKs25Pa5oSN/eZDrEiHIFVWWvt9i2jCIIghGCKsld3hdWrSgdZKzmcl0PSt1nAE9LypRfxWwYpvOglm2SGfBHP7M4zOzJuQneZj4otxb3Ig3pQUh9gZoId3J
        by66dDT+pjZxDoctKGjGzK8fgkWltRSwP7Ocqphci/LNLbYZuKm3GHhX5yTL6qqp1Tkh4fwsb1SEUEHtPEFL3bfpTM4JyXIgIiCmJWL8FTYfGPk0toZBU7Vr
        WELfVAS0yJ8IPDwp2EZzAOdXjKw808QyBC0rsivTJB4Ata8K8tii5DFL23i7IIstBVksuVMh72Qh1/l8HrGHJz/Dm6BrM72x32dI9lQdlSFWYaGQovKZoDcj
        vVlBFEj1PMNSsfqGDF1B11cRL1Q5r1yyolySIYNEf0VvQ63Odeoxzhenqax0VzFZjS56kKuuusGDATOFmumZbdA7RZAEzqpnDAzkW3Vr7j/CcEaAJcO4ebsN
        Wwh4lw671qNwcK6Q4t/XzQJIIVK/80MMIBh4BaE4iLwEO7fMXDTp5Hnd1U0jHLCAeThZMMGaOutWeEYzDQpk+BSKjja3DDh2mnu6fF3D5qVRP3Qsmj3deLQ2
        ipDeLi3bTrgfrIg0C+FPoolbtgNXOiupj+Ao8wQwHNwAGwZTldRaUzgundb/jZ/3zMsfvpfvboc389D4QpLbdykKpJBqd5P5L9xoSW4pzXTJnkgxZgn0I7yx
        q3aJGhaJrr3Gnz5idmrKLxEWU+VBRJsaWrbHe8rPdvXCWw0d6As1Xj2btU8yIOf1XnItX/dly8RLgLdTQ1a8SwC6NstdUyKsngEDqTtzHG5OdZ3jsa4ThoHg
        ZfxpaOWSfl6BI794BC4UpNco3dEL012NChJ67xqzczrRBU1mUtNefdZn+LD+eN7Hl5rqkutUpjmA471TGSwq+DOqTHlUGferzbxaSGpWPm8funAk33I9cuHi
        fVmpm1UmqiexqCfLY+rJDoj7TYgUm8UrTY3FK80IAyiEjtZQBEVpnemIxDhAhEgLooPw3bYs3ZMUF1yfpLi016mkbTMFwW1mPFoJcUUIZMi746wpdTV0raJh
        Z5jm0os7IP3r5VZ+WSRROMR1hPTKZlnUITiD1McsR1XGl52Xt0CScGFVGSQ374yZdL5zgwwip4RKy1/LDURjRqENliCYf4Zu7BIwDji69XHRfzsNajJ5IPtv
        R9RBWsfxLADa5PiQ8C05PIIsZNVNpf4dYH7OUNddqb/Bb+ZSf7xe6t+hUv92pgatQuyX7z2oX78bX18OTkjVSwBPksGD07sr9lcbkePPxMq+7Ju6Q8P1cRou
        b0rDO8doeFlpuInJ9LqpuOxScRsaTxuELFRcBhVT5m1vEnPX3iTmbiMVY1tUCPa8Y03uCmmXN5A2nSMRL2Xj70DGyyBjbVcrj8CDlrMdUCN0zyyDnof9dRwG
        JTUtu1unljcYBYigIGk2gm2H3LxHLYfUWTMr2+KjTVSqXEy3S4eHaXNElfLLye9bH7WwisAjl1nLUFbJ+POo14uI6FgUKp00vvXJPAp2gvo6wi1Gt62Ea0c3
        EfHFDZOjbUK6MGtRZIkHOtM7UoFJo4vrk0a3s250O6Z2Htsjzm6z6JI1kIdITwmo3x3fGiMeOzqQVcQtFWxK6pRfbqGjQIEIvgKbkr7QvJmAZ1l2VvyUUUnL
        xSqEdb8KOSvqlfKVtSunbv1kNQMoQxQzljYFAVWHcVrFGtcLeqFQp3AIoabzOEO8V4NnTbNTqqJwDjugxy5TYd0xFqq3EytyTE1Z2iDdPRabVpfKrwtuXNag
        R5G5ZThlaGKNXWuBRVkttKpaaIvY5NXXr4WKbtwZmp0QpNC5gFBYhkMwgdfeVCijDM0Qk6avy0kdy0kVUgXS4Mnskam1Y7xl+IRoIbKka0BYbPJaQBIVOikK
        a6Aw6DOD2E5uClLbNVbfVERIq70J8ayh4lkM93cKZQ0rqLUw2yuI8auhu+O8HjWtB8SzRs8XVr6JA2p10rxPK87DDWkIUlO8JEsVgikv4lgnuMN2gDw8j6NP
        cIftCLrs49g8FD6NoygCn8Jxxw3eU9zmLbzwhax/xLewdsE4uAOSkZ7LOm7IpQPxIJN3POTSaZdMiWUndNiJtbBf3YHo9CgISp7vpEorj05ro9O4wWRSlP2y
        BYX8GLHfMlWoAdafeSssCv2vewCmyTa10Rn438+DbGbwJ8KIWf4Mxh5jWQM3LxN6YzuD5VswXGxXnOh1qm5ZFVUs7MBGaK271UJJA0T9xoiq7YBFxYoEIUvk
        dG6unVZz7bQ8Pd3P5uQkmx1ATTWzUKnmZHmbwiOomrxlEP00bY24vDFtpjCn3ZLSWZja8KWFIRhwgi8nqEPbzpsAbU+0DlhW2zxYk7EGzQ+yqYHBvSl+zX0q
        XYCEOAQENfgeoJfkMBWcFpmGmoYsfI3zROuQFkVUfyNpCtRfuTurilL7TczB6roFmBZu6bqI0n8VdqauGkYiSP/YNudslMpXpFYDqfuM1KCtSBIVqtkYJirb
        sEOid/vcFELXVXXK+yi6azfC6wyxRdG+Rkgz1l5KP59tGWaL8qVFjKOsmoDWlVb7VO2LeQDCqw8Rc70FXGN2KHcRqF11msXsAAOUkM2CWmdBtz7O5A+HjVzs
        zfRgYraMevBz6EGZQ3324AzigqNC+5SzRdDbjG1mCksHuicj7Mq8wq7MDwjSw20IbVYbzVrANkkHFY/xp4OKx/gzNdDhyDs2KTq2jI4lhecdiy3GFvcXfBEQ
        YtiTapDO5syM/K4hFpipS2Ab2n7FA0TLVp58CS3eaKjdButOcGVGumarfHaDvbQwIE16edN+3srCnH7e6r5fGJeukse2E0ZmnFdgrFsca9hMt6KK3YkFGMOb
        V8ltn+ZV/DKGhyWzjUOuBuiRyarLxuiJtUxGbL+9rBQiX/0qvirdYo2Qm71NGkp1JRSBBpQighVGUDWQLwFKfjuwx4QrbCfY3JTc/nO/gMpObhpemblym9R+
        KzD+t3offQYrEHVEqw+ZVRrMa0CF5ZYADRfJZ8iID8rX5bAin92uyV/kYGS1xLpyqxlpfvdoadYSVBQUrCafDaBbLYjCup3hGjhUtTxEBAYIy8LqLQXeki13
        ZYSqtHYt0whWUQ5AABC5BC5Bx903PhUDnQQhpk4+Cbq6A6MshiBJfbUYCpvCxnIDtYiIaVbRBaYCnyq42YDLwl+mMDLWhCfBXEvLbwQbjRoZdetF1Guk6Gyh
        wArRyvKuu1h478EIRHvWcAiDfRvPhvKsfOY8rEU1hUSrQsGBHbdKfAQAfTeU1U/J/F7unh9yCwDscApFonXcQ0Kc2xgvCsmLwgEBcv11K6qvHJEbUz4DFYcA
        fgt1O4oc8c0Mg6/DEMC61rVcqaseQ2D8A7VR6j/gOgPdcdsu8ne6T8kLpATSSnfo3u+uIjOzyDCISw42j4GPXjPyfVSMPzqtmh3Yp93dK93S9B2JcQSdy5T3
        gRt2NnrMeaNqIsf/jam+onSZQMaPpDtpAeUVobZ9yb/1s51jz/uLkM14Y49ZPpntNXuOi1qiWL17zU75d+/xbpztPZnthH/bXr0VPCrqjxpe4YuwUx3hfDmB
        35j17sK3d0I9y/aIgpaukMdjdA1+X5kyK1e2+b39V/4dNkzitMuvSR323G5rEJg9jqYXyS/XuhtArtyj7nWBRT72YqiQ1cIf+fKJoSu+ut0mMu7OQoreDXk2
        9P1QCiD90Nq8oDuxlpCwHYurRqi3r/x9/e6D0q4sJpvTruXOGbaKMqO0C+t2hqiGt+pmrzw3uYBtZlvBxbfhT8q4haG5SpWbOuh/m6X/Bki/ovKhKF0YlVDB
        TmBIR+4Teh1gPIxJdVlKdT3apr942CpfnLQsbeOCpSejhQUb/5yRZfCTbbrREuLEg6kmBPRDC4JXiAWz39fmIpyLno7cr1vSUrFAkiGEuqeF9c3XkkJllsJM
        5DZYfRkMB+8Gch0ODHJNGCRe1Nou5bXFgWWlGUhlRVkHHCFEpd+KSyYTOs3ehriSbULnuwk4rJaJUJR2KZ3trADmrnH+CpeWuvYmt9+ylIPMEZYSU3NVsSBD
        rNDlzbLEwK4BiL5cYkOz18X3wOtksQAPjuFpEkAyC9RYjhplhput+YabFYrKViwUDg9hD5YOrM9WbKuDVOSFDPEr4VD7ThjxNiYf6EPk0M6ErMTuTJn4ajgo
        xmfjhihzf4MfsNPOC4dGG68WOr4apaccjewt6Kpt0lVvKbrKIC9E6HQVbAcypBjnGXmBBPoWJVeMl9ErPGxzaXXdIqSkY4u5SprBKWsmzLjPuTOOh8v+xB1f
        zo3MzhlMFlbInl6Nl3UqudPHdAtWhIF6m860HSL3Lk8SHO0AGnmiHh5ExbrUvzKdmpcp+U0cgOKLYLBvhW5IAqnJyykFQxamxcg4Y5REJFdVKfVVOiR4FHMm
        Hc/gHoTUSzIRSFeTGaEQOqJI78qWbM23KmfblDWin3PWyNmzbRMBfNtEvrukPHuy/oUPW1Y2WSa3Q7d1YtH0U96qhLZ1Q4PzoxBShOibryljHuOUW9k2PbF8
        DArMtvzytjF+sc3hF5Pfzrbp2GBiwsMIv0IcKD7IiYjqBYJiLqtvFTFdbm31VVbHzikgrkPkItyVi+uhFZ847AjKhsC+CwK7j8OKfGaXCuy7rMC+e5LAvsuU
        xorZAXF9lxOIfwLbQnKh6lzgFzznQsXsgoS/E8K8wqvuhjC/s0svpIrZCTmW/Jp4XGBvO7vwquPV5WGf7K/ymtLkRr1Pl5et5PBWhmxooV0r6Dfga94s1tVw
        QA86H/UpEx+5qbsJELAhWxNQDB6DBBSD710LNmQfi1aHqjK2LKATt+hC0EfToR5Igc0J8vxOzsRlcPxR9MIQ0j0C83dC14FHhzDbGNv9TaxTETQJaA0Rl9+I
        6KoDWMPquvzV5MXzQ5p9BoQjk6+gmQhjhBnad0R81LjcVzl+nT0NpmvY04KBbndTIA8ogfvIGNrvczUI/85F/GidiO+LiF8VYRCi787carkXEixF2tVs9+0f
        AKnuFqJ6KjyZ7XiXCLWnRV0ceRNU5Ne4r6vZYSoibSICcRlFLZsdqyJP70AaCysPq6jqq9zrOCKIqLrTOiIUoirrtFykHLmTuxn+B1XQ3iH/7mQ1RRDf7ZRd
        lV9u2VXsQOw2Vd3sCFQIzue2ypZpIE1z6xeM14+COkV4ALKVNJYI8o1Bnyw7fRKM7bfwxWV9kXFQsOZUG65J2NV4YrMPhu5EDj58R/bBDA7uA8cW6KjHU5oH
        jqTcRr2LgH621negKekyPAVYg6w06lwE0oy0AsAWuPUrmVh1k5KpaUgOEgtLjcdQ5xCUJvofkXDjP50L2/QDVi+bq6R2V/WqqyIO5vqCf3Sl9MNf3vvNXbsQ
        Y3T0w7/5qbc+d9svved+gtU6twL3FmANQ1f3kl+jZ3mzeFqTpG6DXrZVdKGe8O6TODsOcvCTD0t7tjoK2FYNNwqZepD6EAE9trKrthadA/+l0S/hq9vQ/kQO
        IbphG7uBTt0jJ6KroJy01rKKEzcCIQquW1fRkxuTeRbnC1kbRq1v6auaLeDPFnr3mdk8tjE54j7bNbbc2cllzcG6Xghf89brritXVaSzC61VOGfMAiyt3sg/
        b94sqsuZdSmbRaHT7tKd0YW2et7MKPupDuAEDisrJAtsWvTVt9Y/r95iEXUSsNgSWKyPaI2+uvf49gArP172oR3BvRtMH/uCVM2gbtL2sokdubTJ3kmZ3BYM
        FrStXFz9ZuCRZx3F+Sh3VmFssZ96UyUyH16btiSAnw9hmhq3h2JPvaWrYGwqYxpPjf7D8DnDdk5D9zVqOKtZFWQE4yefaqjPHWx/QJPE7lxpnWJQJagn/eqp
        /9ZR56r6WZnahhL94EwvcBABETPYC50LDGUZ2V3uidNtxvZhic72NQ1pw0jKd9Mq3SAbGFE4qDcKJhEUqKjNo2/7Vz//s9GvfP91whOaR49+/fNf/vKf3vuu
        +9dtu7nWHkzzo/3P/+dX7zj+2UPkDv7RP/vB/qF/eNOOW8gdmgxQ7Pnfm5kRj5T5bsxJO8NlMej5aWpK5wFB56RFySpjQJKjuV75qSwcD8uGNc8JB+P2vlsU
        5TLgvQ/WjQpA7zAqyKgA+alEWgGGHUHQc+Ks9BHFg2wE0CvefNhB3fq3xxj+ms7LmiUt/Ritp1onUVk1vjKEWIQhLTdKiPQ0J13fgVgILgXxhRBXQ+CNDYfM
        vtjgGWU9ntGaOgq8ev7b7msG7rgiqFOey15zJMYQohyjVcVNHuFGDstoRWvZyOlOqdQZLYahymfD82PgThw1BFao42q0TjuOqB0rWH1IGHydctaYhFELOWry
        dvnvb9T0Y0Y7LxqNWllHrTxQG66DNmOa7g8f0xVONpsaAJz069yV7jur85CploSD6xZvHz1dwcsV7mWFoOWQHS5MXoNmwjcfp1HaEKdRtnEaIszo9kGEcESk
        0GPi+0E+dwbcSMgJG2YwTHeuRMBOY9fh9RK8GMrnubWA6VZVn/w+V4DKQNtYWnNiwEmyNOeD3UtHQB8qvcl2lrWd1AmmR2FC2OQtU3ivq3bAatQGVFSkfiO+
        3c93FjLufKRlEY+yMI1NNYuIYQI2u42Y+YHnUkUJhIBhqzLmSQ2Hdd1lKbzo1SO+ShB2KFEWhD3mJgu6XrhiHXOdjvDYNUnIGmNsW4N2oWnW30S/xNovdIWZ
        tp4p7JcpOMEm2J7tFEFTnQFzgndQPYx/zAQdWawuN2Oww07Cmcjx3nCcVOBz3j4UPqIiMNBlWofCB4EzdSgE9oyIxyc0CP8uBWU+DhfwQ+ERBWw+CB9wpEVj
        EPUyAgORFo2C9AIAOVS6bqp0bdSPPb3BQ+zhNoQ+X6We33/YDuun40LU3iKi9haI2ovwA/dOZgtyYQExXD6cKxegI4Q4QEdYQCqDrmgowcgn8z7NxsuMZIio
        8Bmq5GtiKUa/BkoQNqZ4oUiWswC0+iW5QHf6BQT72YCnBZiJdfWnfVklQKZ60okJ0wMmoK6CJZ1YEYNSNRAgtB+owky3upp2mUogD62niMc8CQEryCozzSQ/
        YOPW+Sh20xdN90CQINUzOndRAbMXAL0ITDqzZTlYyBZEj5wUV9WUB60fYXGtNWGjfBaC6YRgpKk8ryvcMc0WqAYBLd+BrH6gf5EDJ9N/GxKjpX8c5UJzgjGu
        w0TZ8BiYcDPJb3ZwALKSHHyk6lbIhJKV+wsJHoDuW9Cx9cLn79KF4Sj1wuE+01qBL7SuMPdSC2BlDG+p5N7IF8D2a+SB8L/Lp9bCRUqjk43UcNZz1pLKhHN5
        n/mC4tFvLK7OVxmiAeQErmAbfKcvjPlOq4kM9FYjt4cpz0fu5Q6ZXkTvQcuzaAFuS5mFG3ceZphcaViH7gtO1nXwNVWIvob3GqpRJcrPJlrEkwmXG7l/eFFy
        TdcyUg7Kb+fBOX2NIWME2pyxNDEh3MoSG8Wd/MjQoI2Xi12kifVt0fMFvQWlsQVfF4IkSUMTu9nizEm7rbShJG0AqDLDLnmziCmaVVJtUmuaK+LU1DTeFFrf
        dMo07cNt/Jkym04vpEzPp1dH15ivYeu+o0OmEwZtazPUasw+PW+VXXgzcDmKwJLmMcS2xETtbOyKCvXQ8+RuirHhjzhhgJgossKKssJKHiDq5yspWNysApFo
        MslBzmd93cajRVRZX7lPMZ1ZGSLNykC1u6yMsw8RqG5XGg4T9enmhP2IBJ3UQtosHYi5SU/ZAZky0xPLaNounXhzSjuah5Z2dHN9R7ct90TW9qbdJOWDxdA1
        dR+DmbPp1gUjApaVEnsnl9Mog8IegXkrJzboz0kTjgWJPVS1K5QGGVK6QQ62qi5nmwxilYuYxpuX1OWvGEPI1VhxPMYUyTjpgg9RM8CPqizgXNp/tBwGj1qY
        IlnaW7I6tZBB+UCwBOi5RwCUhhiNJg4PqqFAnlhazarJLwf03wEeoD0t62mDaOqj0/7oRjk/bWEJby0HS1LQr8hPdRBqKdBuNXmSsODnTHjuXgXEcnRuV4GI
        1cEwVk/HGCypZoEkN0w/xBfU7BjimNV1xtQLuJqa3T2oqdhHbUqEuaiQ7qB4k1WXmEsSaleseQihCoQ5h35zVahMrkIJVagUiDkVVbcqOWKOVZGpEjLBtIPs
        o93DNG7hm+weX+tGi37NWvRt3XzbPUHRPYDX4iwAfhF8uNA9Prsn0BEK3nwVKpOr4HaPb7vHH3WPlSUp5qUEx4h0LoQbTcstnRP/qRaWH22cDuycgHSrWEhe
        eAL7KnI8nlUmCGTV3O2RaQ02dXuUObBRbkLPQGArT+4ZTLuy7Zmy4nJOKEQ6kNc37o9iV3jc/IcAHWv+S4jyhMpPrBpmPW7W9faGwiFqSKW+BkBNHmqmyjqv
        32Mts3Z64jhJVvLL2kTpxq8S5MFUx/ZYN76dAVYqnZKrKQAmfWS46QCdEZur0frN1SocIauFIySMdcXm6gLK8AlXhaRG1ovRx84qlAD5BkR/4C16wRlZveh3
        JPQ9DTDDIXPiBuvMF3aHLRxq/HbDOt02clfD2QIk78iFI+ug6CbriBqtCVx7w8YezKSwiWn2AOJTGotFooANJ24XwidxMuyF8CBPnGikeTezbIexZjPAuzAz
        3JLs2Lyy7U3yyrY3ySu7MdZsDnll5wfycSdiEo710wNYgKgo2vAywBxAV8gTy9qoJCyH6HSfgPBDGmBESmKIWSNnOm9gaqmUVbHLQlm3l4msULa8sKH4bP3R
        1xugmiHXfKqxQ91E/Vt8OrSfhiHL+XSUuxD1C0AgqEvBMMWXW+exgVRCnOiBYEG5XaLcrqrczqM6LWzuY0EQni6d6V38ZtIzvUpSpiIjTSkfChB3MG6Ri2iv
        4g5HtI7aSypVgNpLtn7cTy7TtoUROiSqcKWXIN+LxaNy9k08vpqWZexqpi6a8OquwHNAsO+ha9fk2kT8ZFkHJxpaaK0BE8diHztMXqA+IAeY2eummuJYNbHM
        f2FryTXx9xClEekQqlmJUJVSTz8kFhQqAlZA+LWQQlhY2BRCpjtWKwWxMaur2MDs+SezkhQej2fLih8vBVV8CHsEk+IHSzJnYxk3mA08E4/N3ljBjWKiA2lS
        yZIzj8N82r44pD9v6MYY0sQqNXVnF1OGWcixkgWOqfQ5GgA1dDYR6+s6PlAJMyPGpO115SvFjHBs2/4GHNrLRIGqqMgcqMisBpjhkPZ5wrr5hdq78/AbBaRT
        9aWkqA4Mn68o4k2psDOVcjuTGh0ZmlLR0JSKulOH3BakqQf0Xc61SoogiiqFFGmbWK05R8bjZ0ILrxLSIZC7XpG2lhJezkhCNX5FWgHakyfqXKECeJQKzaCk
        Oleo3ttsWqAKgK/AP0KJ8Z8FQeVMcBryfQqEBh/ozhEJn/CFaY2pgTEBQpkAIcgfM7YGg26eg6amCYDHU4wEy0HU8wFm5eG82vNXe0jmAN5S6VV7tWQFwhdu
        ZWW5mUJXkF8N4KZ/SJHS/DtMZeJLpgKgDWkFeIPxhJkge5TMNpGWkVRiNOMiwEXX3nTNQtSM+i5qVrI1K6Fm0eSaRVqzkDWrsWbyHGCvf9b3o9MK9GWQC5hD
        QVPc+5oWCpZwXwn3+wntWroHA4lkeSa475ZTiBUMThPCTkY5EF1obeikUrmXNlTPye7SX6MvhbM74DlJDNbizDvvYPhhi6kPTDovfouU0vN6+78R4wSuLqcB
        jen1Dq7K5YueXI/vRsK3iOGKjo8K0ke4fi6hzS1NP4d4JGWrwVQJMo+iCNS+j9kP4vzLOJo+I6z4MR9Y6X1fExpE57JFhEx2YVF9oJsuwlG+ms1wXAzoaCat
        Cq1WhFbxlKwyJ3m6JC8smqX7uxmO3fvxaqW3gDeqIJgqCEbnQJTNInOjFCfU6MEKXjX+Pt97h+/hTMR95NKo2vMF5tXQ82Xm2tDzg3J+0J4fl/Pj9vwEUc1x
        9mC6zRCh7hGY9KtmG3DPmT+W6Vd6Z30gkKJSi0XU5wPH5EceG3r/sYfx00GLX3xxLI4Bjn2ISpAWV+CVEmeVk5kPT6UKfPUxyWsAHnWcUnzri8JVkt4pPr31
        FeuMWasy33HckfuOp0o0+kVXnZoKGjUKGvRRAYJgIqReg2Yf4uCR93AYm6gRMpGQJdW1L9T6IM145TMJGJQv00emr1zO6jIvZVaa5rvpeiM3et+wDzFYpnlH
        Vxpf6y2tJr8bmNpysJTWYwX+9Xsff9Dgzx3dtC0nV+b557Zumhi/AAVO57A5H59EUgGwwXnpKfmJfft0ofeNR3D+16duS7cAE/uR25F9r3e2ejydDq0PgWkB
        sLppZujWJS2DU1mLrb2t6ecOZZp7G42fF6Vz4f2rmdBvknZBxtV0idQs9LqAJxZNp+jwRZS2+GK2tUjkV5G/t5jKMbN1lBPwrlMPNwMzhZfbaSU8UpBM4g05
        Cz760G1pQ46vythWZUI0ZC4Q6k0EI8AITTd9561LZ/StbwotVTl9vlm5A29weBcVbPI5W8HYMJv40uuoI2nVreaSU82lzarpu9X0nLdQzaUJ1YzN0lgVl2LT
        fT096I9XrutUrvu6K9d1KtedWLnuWOWAzCz1HY34kjww+tWFk20dtrk6pk8F61VVKEgOLVj6sGw17LLVwLKFrCTrpgOgLLFq1cEOQXmmeygw8vaSiv2Lsoo1
        6J8YY1qUTYxnysc/cAz0a8pS+5LuTIJtWaYFQ+OB4NNMgXMg6PuqeDzt6wrwlK+y8JM4zh4IzqJSfQL9X/SD4Iz/GNDCd8h9B4vKxaX6diyfO6S817q/LN+V
        aS6LApObYaWnHO+D3fvHwOKQYQpw7DsCb9OSAPcss0+WVqwWUv9NnvwHHL4gju2nZa7HP9mIqkzJQ4isSwHT2Ooq31CkduY6g7Ei4n4pNhgBpkncUsJmOQBY
        mB4ind0ocgmdC8OTODv+gSKpbRMgKGDbSDP7gr+qhSK9LVPd4s8K+GbPS349QFEvBE5ZZXVUFHWopq8nLwY0jFTsz88FmuUiOCOizzeRe0Qa9byvKdH4SFZC
        7L60DXEETwLKMwS4ZymnCoiSWV3eD/d4K0KuAQhTnUnGhDSA/3kgk1AWx6xpgxYmIMfZJ89i/0SNaTY1rBWzmRwQKIYIHJnhLkDmYd9lsv49xc0X1b+nFJGP
        OwMz2Rx9DZFrFIc5PUy721tFlTosab2tq8Oi9cTaupBIZyq/rB8mZiLSSRJGcWTr2vi2fIFGrg4OLaGMilquOrB1NdbbumYQSDDjBhIw0RxivDuwcU1p+hts
        44GCZNBg6kKSOfkEU861YNeOz+OV/pqsZL8lt+GnXcIBMEgypPBk7sk5wFmcjFvvoxSKJIs61OeHdIlA7khgjLX0s82hXrtr2F83iNhSixXvob0OIigxSQ5C
        lmMttLUk+dOyMAs0RWMbD5mLYXFrIv6KOKEaL8uQgJiVatK9Jvnt4MVs/hlp1byiIPa8+AYPPJLgfnUwN3Th80wpF+3xENMs8wnCuxxmVOrVWfP5AA9U9QFP
        H4jgjV7CHIIqILrgc6byHBL1XpC5U4Y0JvNS5LFmhC2SMeftUqyTT3QYRJHyE78RSI/LRHaxTRryJLl2/ohzy4TwBpVWwfkc+Q9Ng27kjeJhVPkFX+enkzrt
        GCMwQzvG9ORa2HP0Pf81rR0Bc7nkr6VQxVQXiMdrrgHeZXXsji2QoovMQuTWtR8vwieAhA4CxbC0HBzvB0YRFrAe6ANN54F7uxy8MB88pEjWUxnPZwiUYhXb
        DT2T9yN6Bkua33vFs+tZ9QbvWV/hHbmuhXZdq93gcV0TkvgUjuUDAde3hq5vBZLjIeFSWPZu8B6RL1+iz/r/2wnap8vYV+jL2jAltDTFXLzTTC/cu6TfnsIa
        Nqdp0GevHul3BX7NK8i8h9VhWigxm8f0nt7lLcMCWlhsK2oKqjA3K+wM00zDymCYczmg1RFgIue846Fb7z32sLvT9jDLDU8IS5hmFiocVsABJhqdAXA2PWa2
        moHZqmVmYLZKNsM4Q5qLhno0yiMWS/ydw76aftW7baKFGdcnWZij9WDiLZMQTHx6HZg4wYJmRGIbacxpVKy88/RTK0Hmaat7R50AmqF6yUb5llsVyZLaI8w7
        ESBmkSs6TL4gZ4jAiswsYqRm8Gu5mAGXPnbR3cgs0Yw2SuOKuKmweFLU2NJEq2E4udPL6uzk9Hh1HHes6lj6hTmGBd3UhvC1q3Czp0KLkvrPwBQ4eRzqm4xD
        fZ2lvw7fXMLrVSfD9dNH3NTVpg//d6UcRQmq6eXahmHM6PjbFLW2lFPyXUyow+CYUWKZCzCZwdV2lIihDCMks6yU1a5GhJlS8lwQU7ktGnlvOlNMveLyK4eH
        g8IFGKTjOBMjKiacCGYYvfgMU+JFztiUXTDDCu2GDphhNAZmOKNghrOG7mqzCv86i5WG9JUoRk7Efi47MIYMGjIzCF2aJgjafIH6NaOZh6fX45xN0yjFKLeQ
        9uERlVSHWGNbRN5u0UEVPqv0M49spLTOXUWS+pa4Z60+1vNp2MdQBjDvOPpVEYDKptMnXBJKegPIZ9j9lt7TcDPsptSx9ZYy6hzDm8/ZlZ4Mr7RgfgwVjo1v
        ArutCjhBOFvUGf9n64ldOPg+VPom/0SV2+/r+MnotBGLHEmvzDn4aK4ApwlemXNQkYwcuDE9p16Zc2YGAsicbkzPai7pQE0pTLbra7LdUFaLL4nkPwV0jN5L
        uoD41sIGazE8jEMb5iJtt6hkZmqPt5zvgp7Lwg2AZCUXkCx0AMlK6wDJzBShdkIczwYyP2UySuF/6DNZIb1XquSbcv84uOgURL5BWtLTgxinKS5NaQiBAebX
        sVWsyWxA8DTAhpiuZXBDlqGA0RvzN8ot+sV3GGrKL2X10bdQHLfmi48KVffRh3u8L4n0cwv884YjweNUk++94mcNUzt3dMd7P/n5v1q+fFgG/hyuX/KHhEcc
        MpZFamajKOiG38BULlKjDe9nUKCsFA3T6IOZCbcy9XM2sd1fS5lNlnlCuRx963MOIW83pWemRD5YtcPt06sdgkLyCwGq/5DamKeAaMq2PSjClo+Xqqv4aYpX
        RN4AcPSUmp6nlJambHpptlY7Z4WproY4fSqgnzmMl0PsaPfPx2O7iqTRKZFpIOM8SY0epm8PYK9jqbY9qIvjV96A1r4r8MbyR3u7xvR0N1iImvkvVqLyo+GZ
        0mlq489r9k1RRn0CzsUuaIvIgL4FQ1ZNNmT+9sIoa6pQYGsqICPBFbVVOEgRMF/hBDZqq/qkaKuB1VZDzbXRXBeGpcHIoh6W6N2aYdcxmKyycq/NqoSR7ht/
        TVXLijpfyKTAoaKHEPWa4GvyNX17TGUNWLSeWJU1lnKj/LJ+OCsxNh6TbkxlDUzxYGCBNCLqqkz7qn5k0rHtAKZ2qq4BVNd4vepagupaclXXKlTXhmlp0tZI
        fTRC1WCrVnWtQnVt4ZCA0VaBvod3+sM140N5rUInEz6OldLHgbw6xhsnhmin21GFRw/ThsKUD+4Bu0SGXqVbE1K3DvmaKrMYWlw8wpSyZtMBpOeCHUDmzcW0
        jCY/i91WOxTs1MyOaaS+OoH+4qG0YTTxB5XLmkp21HlhwC8VX0/hvxrSj7Fl1WHoybQr5XoyAipaQClElgicWD9GtjekH6Nq2IN+LhO0VK32qVYnSNmSKKY+
        NhPrWNdEjdJoA58Zk1WxjpfsJplndy6xzGLN4/7QD/thcDo84z8mQnsZGzebwjlFRxTVHGns0d19OOoVa/KF+46NhfjeE50WWep3pKPXZJ0Q1bGaJ0N5RrVe
        6IVlrbSF+oc1IL7FM+4e6Gkn8xsSSDJ3sJ/8DjdSvPOyJst5zDqtjaK84vgjpbB6OnjMX59PLhrlh3tIxVlno89JRrlyy72jOxfuY37EIPmaj3yUL2Ihocny
        0o89+/XDH85quf3ykY98OKtfMHX8PoOEagN5cA8s4t6p3sL7e2cv5V4HIWK3Y6gxZfofIN3gzfs/waF0E0Z6A+5TOgkj120Rg1I97K7UnsljH4ey6GPL59ew
        Uh78G9FO/kQWwlKfIGZuMkrdwEc6tEIycJJtwk+hhLhfeNnCH7BydOV7fvfHvvvre98pEgOzTunXB/0hE5AFrKubQm9g8sxVQ+nNZZLSvxdx9QQly//Lpq7a
        +65//t30+j96+3ufYKpqvd77rbf9wnuvXJDrt/6Lm288dtvnD/dV9ez326CezVP7Qcn1oBUFAydh24Qcf39vFWRisFmPW8mMwBEGmXyBW9j3+5qbVlEPsBm4
        8P4sXDXeHZoNb/W2U9wo8nnXQ5wKEt6aAPxaFuxVm6TRLtAwcdBPxj/JpA+xJnX8WuAHZzQUNxdIUYlGFvX8D2XBu1C4JokIChSG47L6R73HTjHsRmp9HMlr
        1a1B365SZizd3s2kcr0nrySsvFSJfk6sxAeRxCPAlK7GtI5CsqbvD0QXtXyro0zyUqD5aEvaE/Lt2/BHfi+8f/XdNulDdEszsNcyb7W3cDIlf+MZeql0rMm9
        1aKb4GhEC7ntpkjf8fkCvRpEhEMP6cvBt3p5VV9eHX/ZQ+M8bSS8IwL0+j+yWTRz6YYJMc/63JnxdSfm7bBm+YR09PB39GUrswW0h/HXp33ayDQ95md2hI3T
        5TMBdvEvhbmVS2RDqaN+DuqHvBRszA0SrMsNEig2hO5QxzZ92pE8+7C7WTIKL9NMIRRwXw40NaucvhRkzJe2YBYmL7VbmNhGF0aLfMDIxy3W9XihAJmp45zX
        +DNw0Ofh1UJ8bQS+xqpm9aWdNlNIczxTiJtUINA+KpKGBA4O/bQmDSlDeQls0pDpImlIfZ2nEYH3NcwUiTk0+ROAAfDHZjSpj+XpQLLjpgKdlPKueyHQrHP8
        cTHY+BlABJQLEAIFBig+YwHtaus/47S4IZzR6Q/Hq1/u1WJ6WVXGMhC4mUKmu2ltLI3INGDfQ5m1TVRzM3z+CZYyDNmm+PzJGD5/x82+0MBGBoMhFJ+ficj+
        jrIv1JAwZAAX2/prpVqoWAMZvUhFrbSXWwBBqFgofhjL0hm3p481sQfg9Da77VgzQgKOuuJ4b9LrpS6g951eB9g+dvdU15/qPekjy189+VWSzVNArp2i1F/B
        jH+aXHzy6NQ2eCxP56NTc0anNm7FrI1nTxgbnSZHp4kUWO7otDYZndYmo9NaNzotAztmmYkSahNGp+WMzvSE0Wnq6DSZz4V+uimQEKWbvoQpJw/DsgDfwnFI
        DpRe0eQYjU2mYs3O+DzxW0U5E3O/ueypsi45RsNU3FQZE0Hyy+vyZIzzJzSyMHcUeTLi89hiBOBWuZ/WXDpBRhgRBC2dPKJk8pCQ6xSWIZowJ1JJeQOV/P/s
        vXlAVVXXOHyGO3K4cJkExeHc64SieVGZFD1c5xxpMC2zRMQEVBBwChI0U5tpVLT0Ao6ZxdOkGXpxSi1LnMpGyaEsTXEmS/32WnufOwE99b7f7/vn91ncc846
        ++xx7bXX3msKo5qxepdLBcASvfcc1jc1hzHGBpw6u+aw9H9gDuu9sISig2sOG8rh1FbFEslrDqP7LxVLrFoPtTttg3ga2sbjaeD6A9E0PMYr0l+S0K2kRYfh
        NCCOBsTQICRUSyNnIHXFaBrkTu/vJ9EgFjqIpKbFEEM6Gl7x34UYEmT1s38TYsjPO+SBFhaHYAzlo2MYFCVMsYTSoy8jnqERcuNF8ODwjDbBBCcD6EHH4ePB
        R8e0esGiTvW7SaPBwoJmcouWAamhE2ikHzcvH0Axx+xqJLz467kq7+jbHiG3G+0xaxCwD4G4oVYLi3SLlxTw8E7wFQ2FA1iYETw+lzxiB4N9pQStcQuYUARu
        oCJwl99qCc/t0I20hEqY6EbaXXsaO7xBwHCf0YKYO64RK8fa61xu+COSQYbRdF8HeBhdB7i/kXUecJ0HXKLeTTzKC0BrSzh00DFnTZLLLFJibTU5PDywONDf
        HsYJdfcPsGxWibpeklQTTjzlDGYwRyI6A4CTUqCvwUzM1njsYIxdIrGwwf6u2MGMTYR1wo8FKUIhpJaewyIZ5MjsNbh5I4iihYQTztobj49FqCLGbtX9s/hY
        JtLxXiIl7cBcOOi2J2fR6Fhwgg51iRKSac1S/PH4WYYwXhjCFw7TaW1tcNwPpwPYIyDdxEhNZMJ4BdGSyHstyJ60KHsK8RK1hAF3a8Dh8kNc9vOk0CbyoY9g
        CuPv4rkpXd1BUQPng59r5P1w5CHSDfxXDisrDNY/EUQFIkmGL6lUCh0/B+Bhomtu/wsxFKBAmZU5CGHrv4Gt/4AjEMbVu2V+zGVIGQvyECCrtfCHgFcO1duI
        H+0waHuZxDgIf4abyEGAG2T//8GuR6K7HtSriWAOTyJoAB6JxtyyYrwjk1oPf1oPfxWd/UWy/EgWbaOukgyNxubx847CEwxisOMiufolijVw1SWK++BqSBSr
        4SokilvgakwUK+GqTxTXwzWU7EXhqu3FOUA65kDpGO4/gRWF3xL8XYaCDrtDzDQfBUV7DMkdhrYCBLyez4RFBU4mYRLYq8k1BHrWwVO5yhaWoIYl2KcmqOQl
        iwC8HwdIDxcd8OkcZYKPk+5RNfvILjoEziqa4a6Lut7yDX6jR++k6KwC1yW9ui7p6eYTAiWoYSr11IMOeSazMgRkKtR7uAU5RvCARZo3yBIuQgNrXf0SSmUr
        5GqgV/jx6ppwOOJAAZ8lAK51jLM/y1skKgljwqMlLEGJQBPUswTg2dil3Eh29LAbEKwhQzycbqTiOYpWDhlu0oCmnazNsoYMhTMX9GVPtnj2S4UjNUXk+qR+
        KCFYIVp7XaHkyQkZQT06xIsTMqJ/Ssg2yxo2lHxLneYb7Bc1pDPazJTDZkAO5P5S4ZBIVaWAMM9G4Fgg1hTc6ZGhtoB3ISOGn4K+BEab9GwIojsetEDMZUsA
        BhCF01K4SBgBiBqLSOU0zlrj3liNIDbH0CsSDbZppJGFBFccUgQBZTBigGsD9StkgKhLVOBRhsHIaJQuKwYjM9JgZEZq4YW8rh4RpAG6hMLJUSgSPWwnIIwD
        WwkOYh2koc1AIteMqTm7llOnRyRbT+dlaOui81jHUyOtRhYPSVeBx7esg1E5rFGaIHmghzuaKHWqJlR48ESQEeupJmJHNc7WGd3uFwXqfhFs+SSMS1JBfQZW
        wMFTIWWkCdfnPh9xUGEvPVuCWwc1mYBpITjoTb3gIOy1yTdyRKFHt4AvJFBDUht3B2UXUYKMmrpAJVaD5A10f2UNOhYFHWCQ4mSCGzHwaotzSvSw6RDtbWaB
        YhMIw9Cowo+APDRmjG4ZN1C9doS7iLRSvLWinrIZtpl6xGCCnzw6DQX09FtO41ibaVRpM6KVGRiMQOBUjYiKRhUVzRhPkzoAQaREoZLV6Nb5SSe1VLm+qwoU
        7lcBuvQwS/wqrMZStwYOGHyImwdcTFTFBGSNrzBf5rHXjeZPBQm0G2BViKBer8zUFRaIbUJ7UY0+xBHgTUDfglBAMbMdRw+hFxoFY1EYBGw2U/VmDniaCLhE
        EKrOQU+2govBEgrHw+aDglVwGc4JqgULkkGRWrD4uy1YNG4LFp5ZsGjRgkXjZcGCR9ZowSLa/TPNy+g5OEhIQleROSkAQdcIySIlobpBSC6hFmBrIjBbEzSr
        M4yCs2iwg4JuBDVPZhUVRvo2bHIkekXk4QCc97Aj0MOTv9XIDAiMqgGBb214akDAgwpyfiZZqAWyaYAsdOwYGg736cmzzJsPMcVhDVUcFlBxGFQyXJ0mC5tk
        DVWH9Yg3ShbiSKufp7GT3zbfoC2kI/wgD7B14qliO6FRgqokj8OEhkYar+PWMGBTQ+VQn+OVUEInmpdZWsDq4/MKosY1K7OEU6MzMAUk08ni4RY0jIBAjVcP
        J9mgbYsmQ2A4gkbEJAc4sodBoCeHERDKEGC45BI2E2KT+VPdW4+Ay/5UDdoEYcnI2tAMfgLKwDEOZb2CHbBhDESHN6DrDGdTQeg9HOLCYvAOSAC+kgJwUlqC
        SMP94YCiFdQAIvU55BZwSNwC8m4OP2QON/cogCypwEFDnf2gHt4xquG42c+lkR0OOTWjytjkyuLQt0YiAX4VkDKQwluDYzByFwx1M9PdqZnuTl1EBZjAAFd4
        vAAMj0fSUp1t2NIFoq8m2K2RlQJczOlwMqJyswVkO37Mjs2fYIJL55PU3/UkWf3IZ3r4LMgNpXQ8CJ2LwoEa5Iz6zT4pJEwhlZPyI1XJSxiyxw6CDy2hVeVl
        lpYwy7OsGpfFFFiFgfN0Ocx8WLDwVPgEZiLSTzpBKJIKmfmjvh2HGma8rDMfE9Ahrh5j0MAlgukIgWd91ySpLq+whoBilMoDVfZNi/TQ5gafuXogZWZZ3xU4
        cWBDmXI5GNmju7tNskjnItmzWALtIFIzkf41Qs9ZAsAufiB2hj/gT4Bn0SYHZbcaf2eFdcHkUTE5sOINjwme6jqGr3OmggGb3h6Vic0Pxm2hmzQEeKqGo+9F
        QrM4ONs0fy6AFDGL8JpF0FIbuC6JFpOtWCE9OkHxrJUf8Et+HnUqHfD87x86bnxa2XcSKJDCNteMFcEzSXDfB4sukEa1OD0cXAbAZQocpMIhlBkuY0EzXsJe
        ptZUpPOwE6EzIXgboawzcO3y6RaPLkljJI5geaD7+GLAJ9u+/uZE4Xfbyh1YSdDoov3koSUfhOfjgDhQmWKeYk0J70KbZfw/xhvq5hw7Wq23gP26BILPebaL
        YNUc2lMN6uR0eLh08NAynxzpU9dlPO3OEp72JxaCbWAFwO4KHWFGUa17cGhppss+VUsDcac/8AKwSqEDTTKRmL3ZKwbRUKgtQo0wcF1pomqVMojgYHX3A1Ei
        bAQDSDMBFGF1b13TwSabtxrwIFKAqWAvEfFnWKTFDCszPgyCKAWQj2yGaWWkB/J+oMeoLy+zetpXmMCdgP8qK9nU65dXeJiuT4IDdDiONZZVYLwA4L2MFZIa
        ewyoQpocgEJq3TZrsMucMYAAAsCk0QSuDYI9jdfU1bUyya0WbU4uTwfBtIc9Fpl6OsINaK16GhVWP0Cjth/8UPNuoaXkpY5HPnK/lIAQ6Ethr9tE/aDiFhHN
        UVA1uamqelTUhCEaMLlnnUSA8SC+gnpLsC3SW+guBaw63OcNDjgmcxlopHncT8rVFMpaqKeyuB+/UA4udJJNI5nBk008E5p45aL3yEXvmUuyTy4WLSoOyIZJ
        wLJPAgQijOty8yayEapwn0rSXHUeueo8ckUx+X/LVnR/PBCVTQ0ODxfhIFaOACsfzi4OisyM5rgKB9UQNaDqtnszRcDot5zkDt5+BCByJjpDTMANG+ECqnQm
        IG5giRYI5RGgWTaWCqwb1eEO8oisJwchXvItmkZLOJiH3aCg6keVg8dtoOmgOqJFEyRw4EKWflgdkE1UK8kSmeD0EuuaTOtqo3WNImSFZSCLsOyamDdWXvpd
        4A1FTEVU244DfRF7FNUU6Tef1FKORy8PXCdhCR9PmF3QZFG1IgTuliQwPVbEY0J13ka7IfNn7MSDKqRoYNumtb/NZ1oNyO+jLwxZo1rXalC7gfojEHDDILPN
        AkRYGwmzEmVE+mFoJMwehkZKqFrDDwKdFcJU7xfUPQb6dqAMvpBl5UBrRnBVB5VbqEUvJ2vophE0SkCbBrRayIN5H+HVzStESAcGpqT6mJkIdSb4RraekBx0
        SyiFgsSAT6DT5w71R/jvt3l000Gt5zipjbe2kf34X+BVo7m9hfl71Dtawot8kVDIz0NnW7QBA1FHV0A9XeTp+Gi0vhMo68K4L7r2q0y3Bq0QNGmR4NSAeueB
        BFYB9YPFbVYtavqRTdc6yFmiOn481fHDmnzHCzzoMhfBJgOd48AbF0mqJguXxpu/woQeim8eK93E3IGesQNmADdGkHeVVYO+wD3dcnj4dfLyg2R3EMy0IWaS
        JiUKUaD9CdbbIrhFiZARaJbFfgsI1lZzgLZioGTfV2+2r6/3rFdqpCRRfWyqcJkmrW0rRhbqCzQwD4pJJ3UiQ6WDGR5Nj+xAR4CMhg5tubxUp7VyNMbHbEH9
        mKBnGzwyABIEwWZCCDKweJm8HJ1v7WIXcd3qYvcHDftoGnoczKCtzXwjjxtoEA+yoyGcHrjWa0fzDoFjbatsbfxYu63clryix9oQrc7aHl12wlE6+QmW27JD
        bTzP1sghrjNUdnbmT6NfgLkQPcjCSN48RmSU21PFIMaTeZziBbpk8G0hSRBVvTGCyA5PvgJB9sKKMVGnOqD4Heog2/JQjPMcSvYPGOcZ9un+tCZGCLuOMXpD
        cWdkpC9C2WEK+QZzCsWI2/pS2VRKdkml1ggYKptVX6oiU3Lfcms4tFYHHQ0KEqV4/GZtXupwkE2vCMHTBbkZyA2gl4LgB8J6kzsJ3pBeMqgHka6zRxrIXKJS
        CHB+DodNQVhRL8/nYbKmVDaQqpEq+KsRv6xyO/RJCUPWEXu1VO6IrtahSpGIeNGAKWY8mWKBzgEhaFAEA3XXZJYhoDbJ1PiPkcJKMYMUqafIgOoSEFTRGlwO
        V5B1BGNk8wDm9B5caUNYcxPsQeGoSoBwInB2CxtUspzTDaofWCuJJE0YqnB4WzajZIdu6f0wLCRDQSzGTw3/HUBtuIzLyXSwkh21HE4lRtbmIN00QDUccjBp
        bzPKMLKIX8FQBQegIHRDB7nJjmhHut2rI9oxq3fagVEyPnfAuIVyFL2AL7twX8/dHUAFvANVAfeK0qADzesA0gE60JsPJkhF2hNaDtgDJuzYSVZwJAUYQ6YI
        ja3Wvone8sMGtafVaktd+LelT+1p7drSS0ev2sEo4pDCePgDBgfgkGCo9OBy2tUy+l+IUkl6Tj9QU1P52pTeKiHujQQw0hXmoybJEuq2ZZ7Q26W3jelAUSq0
        sTwiaZRGtzfRdsybqLUR24P2qjfRtjheTXkThbY3/PhfDL7n9y6Xnx1lJLRjfZyGorIMirjBSAWHwNro9x3o+HQkr9FBuNUDpdrK7XE++losWLEt9MbDPWhb
        FUynrxWDdULadl72Jw2/xgluCcEJTlhBwAeyPwCMAA9AwCb6U5+hiAMTLM0JubFS16HWlj5WKVZwHmpt3HloJ5CMg8aPQQ7x9BzaCY4PQjCALUSShpiMRoyF
        aAmUyJopDHbt6tWYjJ0oUwQzCKIxYpRkg0uxNQni2nQCCbHRExYAAfQiLJ3hldkSYocwyzDxzOCnn9QpmgVkBPFPIIQeNNAlIAxFzzIEFYQ5gdAoFmU97H9A
        SQ2UkgYy+mkC0TXtblh5wZSSam+g+mkg0HEjKR7iJ+IJB8z0FrDoBi5Hwg7aGHqXNkYILCQtILCRCf3QmZgfOpKDxET9DiDdOugyMNcMhg+ZDDz4f9CaZq51
        oZmrDdiucLouBsNqKIerEVEwcCNeQIBESJxeBpUB0rqQ5dZW5dZINGAij0HABhhg/Y4kS7cBz2oN5A4jPepBHE+DPIYQ7qGMPDSH4QmERbgFGD22ch9N74DD
        V5LMgYevAT76ghHkWz2VG0fAKqOHIYBgmdB3EegcM4h0TeD/fMk0uZZMvWvJ1GMUSVUzgHqVxO6CkaQOWZv5KAOhFJJWFM+O9XCKrKd6E7DMh6tH0QYqrsRF
        H1aRxqNuIjUHhIJYmyGge0GmoF+p67CrAU0nIx1YSiXvwaXWQEc5xKYrhUNcltCRWC6HeQajgK4OVN8W94bD9AA5MC0SPraAEgpEQyBcAOjnljrKUYmDvAnE
        MMswEVTWiSIrLEc4XcMaeEIxUPwHjSLQ6SIIFqTGsPlXY8aDXogBFkGTi8kxAH8DMZ2skqo/INH+lbB//TDCghF8XgYhM9OWxoTyZ4MtwZ2RZhIMadw5wZEm
        TgYJJ0MgsL8hcogDLIHJdkBuQfAdI/TAiJbiqWKkjE9GeAog/YEhQeVoiewsQPHJXOrylRTlUq+pUdBauZM9mWzb4dAvAQMl4RaFZA9sBk9dT5gd1tblVjPh
        2kphbAl7iXpByNq3KYfweIR4AKEgmFIBXI4amSKJDXsSLLaSKGMB/qis4blJA6Ne90kOzH7w+mx2eGBRRHWFVT0MNSQjI0L6z+yGAEvCnqJI2lD3uRekDXan
        JRDCS6lpe5K0KnaG0rSh7rQEAmPHnvqStM3cynSMGTJ7qNc1c6UdSNKGs/uWNG0zd1oCIZy8mnY4SRvB7mWaNtydlkCA4LCne0na5uzeStNGuNMSiNxcTVv8
        AEmreqFrR9M2d6clEKCJLO04klY9s+5A07ZwpyUQOdKVdgJJqy7wUTRtpDstgcgtXWnTSNpW7E1nmralOy2ByK3UtNWTSVqZvekCaf0qrBZCA+FUWiu3QYfV
        BBv9PVAl2CGHku0eIYtka+SQIxxyc4fcwiFHOuSWhNo7ZBmMMMvl1oBxy8FrgFa2oIMH2HVAtLzgMqqaqCUYFwS+xpkvWzPdHIk+G2qB+i8G0zO9jygPdnJ+
        1KmyXznGWoGCmGfloDJGzgVcvzWocaGGEBFoWX4sKhdI73B3JKJndE0Z9fCi+qoVmQNlkpMGzuaZr170UYveKzszp5WdVaeVhMGZY9ECg5NjwcDRUywauEyw
        IJM01mKGS4rFDy5DLEFwSQbuzjPcr6emkB7dHXppCumZdA6C7ML8DUiz8pGEBokgpo0kVEsD0XjAeSTZSMANFVySG6CVBrjRwFYZbiD4oBFu0IDJSGoJ7jcM
        Fg2ctnUGQsXJITQwVyCVYwRQOYaJyjEacdrdyV6MAowdvCgUCQVCIRNggIM5emoHp2oa8+cg+tIAYTOiuViEVUeZMwO6E+c9ZT4GBzCtTYq/4HNwVqihzpOi
        MtGoTrDzrCBMkAxSf3K1gYcrlHehUyR0ksqRbb5EPQT0Qm9weOAq7dPzfkVU1QIM8l3hemUuy26YhkZHPN7pqLWdjnoTMXdDv3Xg6N9uyEIVBvQIDLoE6D1c
        K5syQeEK3oK3YHIxYig03Sg4JR+Va4IjAy2BW/3QyBiWVyMzNzaAowQDKUFjPiLAsbaqpEf4HZB3kvqAZyn73CEmWiMtlH03VGIEnGZRIz2MOspM8tiRI/NU
        7GGSB98MMukxBysn+2dil4mZUGGR5mPwzieL5pPlk48AWUM4FmqsqJX1IPUhE5d+ifsAgMGmwshgiOQsS3/aj0aLDqaDBE+u7vNz2w9yNH4oGwEuC2Nl6mnX
        g5toWQvmkMLdM6gTaXR+Y2B23OjTp9EuNnp2rxYUnAToY0Aw7GNAZ572MbkdNQNPgGVdFpbJDzRhwEvWRVroCK3a1czClNVdhD7haVfrsqBxWq/eJllpvLPK
        ollleWeF+GBkXQ3ZEmojWo2kSKuepPQDKzqML8LDGx7fwLCB8iDIMDh1CGQ9uEZG9NTJHKTiqMIMkHM4OkebRxGO7LE/ODfO8Q1wjh+IggG19jrITtdYRyDO
        gfCJdkVmox3B/5OOQH8MVHFqGc8x82BQipIFahiMtaRmsQRG0Q9LpWUJrlI5tQEoW+HiBU7FPg5fe5aqVtAraSZNmumdFGp2D+dtuYylN2W5/HcZuuyUe3BM
        W4kjqxLBxeo7IGoW81WjYnhBjYp5Zm/LS/f51EKT/0/tp7Ee5sbq8UYTfa5ppM+xPEJn1T43e/e5Z4m0181N9/rfV0/t93DV5byIttOgCKUxrxSlkwGiVGSg
        y1axni1b9jotuFiZrzoLrREzrYC885mZMPmvwG3mC+KIYtKmrACB58BTEKQHlTLCk9urBdDMcOUlYlLtYNJOLZOzQRIgNyIqzAlsMHVASDRUY69W41LZs/OD
        gC7Ziz+gT7PIGmJCxQaXth4449ehtp7GXqtBBTlCzmo1qkYP0mozJZGkFPDywUMZHip3RnSxbyG8G1zCVQU8P6aA5wcKeKBq0rAAHvxnuFXwwkmHR8jhZHvN
        dPGy0GzMgyj6M9+Q0MXiLU5jbkHV8UTWdzp337FuHow29vgO0hMGSAcfQE9WgudXOnzqR1pwG7BYbMGkR1oc3hIevL8WqBJQ3NYZ4MRMq26w3P9uSRrC26KO
        JCGCcsMEELKDb4HrjRH07JKzuqJvS71dzrwFKgehGGIEb4NhLbTb8MEaRrIGqyYjuHenX+nRbwwmDSK3LAMzUja8DfSyL6fo50+6NUAL55scYgLBLq0ceCuS
        gx8+F34F/BVzZTMB4y+PvwL+EngQwoMQHoTwIIAPNOlBEUJPkBE1Luz8YBPYMBBe01wvWALxpV0AdHYDMboj3prpRyIMWaPv5TCIUwS3QVQfPuhWK74PD2ox
        GhyPbjwHkRhmYM8YZsEd4ZS6cs0Jt6UFd6cBHhnTSSkHaJLVUapT1KsvhIybCU/Og2U9LpC+A+v+xGOoXZ/AYfw/KsQAQvF/lLchUrI0I61pRlsT7NVNrp0Z
        uPAJ8nqCJHJwI4g7hIy5iTP4QP15n3+3Rnoe0zM1mSC03Ywiu7UVIoyMu5NhlPx7cTk4WJJmAuzvyDUF1DLINRmtolAd1XyZcHfkgZATCcTbkolK3UFjQ0um
        ro36XtU3rLqEM8OP6kv59SOLoMvXrZZuN4DilPBWke4GNA5w8cybw8GhrITRsCEDDfhABa7ugkBJFfmlZAHwVqUvLrJe4EXOYU5xvEajEVhSUgznL0i+tAfB
        vJqm4SiMEUl7CNJT6uQmZ40UJggCSJwhIeaqPlh5LMwMMhkNcM9AZ7FBVt68hscHN8mD4aJ5NFWZINYbgRgc9RIV5gQysU0IC80qqwDR/LtA/QiTZaKSV6tk
        vqh2qtoi1NgAiHvhLNbDvgrXXi5KeE5nByVpfkYcuZU56QVJ1BYFFGhg7a3U4NpLtdzmg/aEl8fXgR6b4onUA4q9UiSbDPJpiQ5V4wXPaIwTPWIzki80nvSS
        FiCQLufJei1qYFks0cLYCKrfEdFeLcJSIpDMMz2ApOHg7kRr3gr7HsADcAKyDR4I0pOlzfw+6nvR7yHDEiHTXkO/F8jo1WhhJ0NuqrWgCUxuKrXoiYzgsBa2
        8OSmREuIG9wUa8mYw02dhowZ3JBFNhjqX6wjCyi+0YICfrRYJxLaQa4lGrJck2ulhqze5FqjsTSnX2rJNMQbESyeIXcNQV8sWAPmWFAnjSWMRvUx/yHQJoHk
        CGIkG1g00oZkqxlJHw6uxTgQG6B38sYTRpCEzWlCWOjpL0TmADkr3MvwacPv/NCfV7RoKyefmn8kvW/SYuXQFx2nyUHLYxYu1eoHR80QjBEjMWKCCWhKbGYJ
        jJDAHevU4YCYJwIKpPxZEoP6JaFBkNofvZGrQLJfYkAOgJAFNcFtpO4QEBqCgWJcaFJ9NY8UmrGEvuJUYDLNGJ8lV8ZjZfD1BttPIJn0O3x21VKm3+GzwfVd
        AtA4Nx66cBgwXYsAD8QGio3j/qsAVMcdHgtV9vC95xf+OGcYUKU53gBBauQz3icVaBMAwKN2OkIwKDmt5YFz9p5B/wTRRZgRFL+NKn5LKn77q9MoQJ1hgeoM
        M7gnH8YqgzmgwdUF1rcanj0AQ1jNo5KHyWtqSBogjmj8HugCOQAkuXGLgIoBBAdzRhdoAsvbhgspvZdxMdX87UQiScBk9G9nJUmTQ4kl+U3OMn/FUzpNAO5o
        CJUaoNMfaASxgGcnYMApa2F3pZGtGpIJh/eg2gZXzm016aKrXFfOhiuZRiQbIYJ9PACQG4WAXqhBiJsM3E3Ajxl+QuEnAn5aon0Z/LSDnyj46ZLr/mcCR/Ec
        0FfMmXCIGFcYB2WwVQD/jOSHf5JKwjWQCnzJ2ovhDJI8dALuLRf4RoMLTB6MCM6z4sEODvcQd2YL19E4GOAycmJurr0oD7xTCTMGzrAgF4E1IQwueGvn3LVx
        ZTWYMlegIwE6EKAjcasCj3Y0mELGmkdyrMrkVrDg/MKMgbP2ztiVGJPCTa5JdJfmzktU8xJZXvxguvn2yQeANKFAE5oaKw29YmIq5NmAkaPGIWR3zdlxdYcD
        NM48QrrdVgwqCqY76mo4MW9HX8PBmmp4JroNz7TM8MyI+1jRw/BMRDU3I2xl0ZbqtAAawEY4SYD9K5wW1kRm4ml6bUgmHr/WBkPAGd5e0j4Tgyk5wsB+jLfX
        hWbatbkWswgGIn72OmEqoS1dud8EWFqiIIYpzPiunMYq9OKuhgJHFSfUAQMu2gljdUZQvZH14r4Npx7hBuM5B2ifgmNi3M2PAu0Le10gtcUg3I8W9VXt9RpG
        EvGEE9+TJp0VIKyZaBfihLOw2p4XIKjZcwCFZLXhmQRIP1UnGHVTg1nQFFY1BSFXZ1TlXBy8ulAyZ2v1eF8cBtwxELcwsL6012nguHMLa1RX7ptwC06W4+EW
        ZPZJv3akpxakIPs5TNeQxlhCGoGFNgILawTWjA6KVeUCcP23unYxtYp6ddFIG+7XgylFunWFxh2xtmvK2eZYMAwHiXL7JlOYwHee/UBxEJykwDDCPXsGDJXF
        SIyuAeeZrmQjTXQg7dXzgxrZ1hE6aa9s+AaPETi7w/3GvUXENyVNflPc5Ju64qZqUFvc1Dc1xU3VANpeBLrFWH+g8CFYX7gLxvrBXSjWB+7CsHy4C8fy4K4Z
        5g93Edg/dGvUyPLUnmxcLeGNvGhHVixLRMMqWoIbNlUiKz6HW71qOJUPpcstJ4fTRZYslLi0cnJzun5zBCFwkebkMLpyknUSl0ePKePwa3TK1Oq9p8y34ZYG
        U4fNLJyYbNYwx82+2anp1e89JrSgTmihqQntNX2RaLNi3ZPVt0Fe1VdpkEA/dH1ir/TLJITNKweHHxSKlNSUSfNRC8Y4d+QTsGpltEyw/wY0DERqZH/Vmz8r
        sGxq9d7ZQLGuytAUcHZQS5Z9HMbi9hAXhNzUtZPZV66+Bxr8WUeg0L24/XAVe3H7OkKmFiAnWCd3m2pbZlp0IJEMINuFdpSHSSa7HKQihApRngai5dW2y7Tq
        kRbpkaeG32RKfYDThKZbgwgJplkLBXKQOkBNExGwfOCQiHD/lxER0mE1ZNBISsZkNsyKek4lqSB+qdHFjMIBGNtESmi9XOMH46oHJ/NqGjR4bKTacLxBBhWG
        zgYbZdhw+8H+ACaDH9sglEiWFnTnLVki6XbAz9KSbgckSyu6ZZAsremWQbK0IXVIzvpHR3ic+QO6T0u2yHSfZ7GgeXwjHdnwqND1tWyx0t2epS1hxcJv/c43
        LJ2lltvCFDeRGyuQNLixwASCG9hB1IFOUEu5VSMVoKc7rRt9I7dp6gO6GNf648F+8yazbdF4tpF/n20NZNuMUmsBqXU1795Xe+FaJd/YhpsuAY2/KGnkBaJ6
        cVNf5DRR9gSZnjzAvrDaxB6wUiYgFHwmekOF3xr/THM5//8TiMYJBARw9CARtO/Qagyogt78Bs+k2o2PW43YFG6ITeFGUy9KxKZwo6kv6oQmCq8FCWYYzFmC
        HHB+USsC/RIg0hZtIcEIuEEDO9pUDkGNN1KH2ZG8dE21VtdUa5t6UaJrqrVNfVGnbaq1cJRUq2Mt1MKolYMRYKOJU9xwr9yTZR0uxBNwbukYiy+RRZjeI+qw
        +xwP2QedoxRu84HbGNzsAwcjyZoANK+014mZss7t+xkZMFzUqeVenQzN8nf5oibbxkyZMRWklf5/t334v3hiYz95TGuEtMlkcNbbRei+hae2hl25mpYWOEVw
        j8AgeMFJKAamNIC8a5Uph8ihNDtzPHx3ug0YmIq5oLjCs30+4/1QvM7RwOn45A/Wqyi/FtTA6Vp2puBmiNnHARQ71KE3eVUe9vYg5NbCSRDZ4lvhOIJkWkcZ
        dzDz5xaiCgupei+uWAsC80yrn2wcjAaeWpgoKAc3Z2IkB/SdI2tIBYygIIE195OFYbSq0AAgFFiUoSsHvnkwOioHFueoR0Y+E1Dpwu9uPK49wIE0GdORpxou
        Kwrki+QHjoDEaI7sm2VDNJdibZ+GQd1Hye3k9hNzweiRpLqqsUpQYX9ZGokG2/5xBIZoCzIeO9JokdRHFd/TA4vqzjCrtFKFVhSKDAU6OP+pZSJ3ynjb4LxU
        1oAeM93SuwM1gIimofSdUkC+CbF8tccLX95A2xRvoG2KN9A2wQI0Aie00MpOcpt4S7kEpFcWP0rbLBJea8DnNNxUgxsJuKmEyMwcFWIaqfQUnmAHC9wqOM0n
        zIRVB/yeFnlLE15TwG4cLHzAxMP1Vgb5OPKORnTToHe/AvUCDu/M6oZYr26ejerO2KDuogPULbJJ3U6DYMLD7Bf0ckFM4WF1W06d/oDExhoMF94a4vEy1OEA
        yw6X7w2ABcohDgftzhyqoVMOJgqBcqjDykNyDUjByx0yz1JNQN05twcB962HaxCPMCqTI8GauFYoTyQ/0JeorbpK5MX/A8Ed4BhRw4I7LLsNwR3IrLWbc+2B
        PtEdNO7oDjxVXNK6ozvQc8WRqH6Ip4hWwkwSkqXFuA1MOUuDr3n1uIDH+QjIAlct+vahDq+YxbsrU9Ro1Q4D7QqUHNP8rTo8vZS1EC2CLIraLFT+1GbiLegK
        aeBM2afELFZilrtEpp2Ftvn/vX5NRoKIgkgQXFfurEDIqzBKQx7styEGeibKkPUzCBmCaLjSfF4QCjEeCERhcpm91/UFs3fQ8IkW55TKHBMiRpTjPQZ0Tigv
        dTjccRgVCIWmcZlwTKZqk1oXoFzWpIPah9uldVEaaBvopGUagS/AKlBupdE9TiP6Gbf879yh9+r11kjKtPyvsri1iGcs1P+6Irb/bUXg//tM7NzlH2eGyVP+
        edkNRSxqmRP+aSaDCXFhghXeJViheeSQVx4u1cq94sTxHqrrHq9S0bOm9IzAa4ro/Kb+7ywE7y0iEB7RLThDx4kEJZEFoR7iCIUYgss/oTrgT0MAdTpwf8ql
        m1B3BaKdw85TFodCRFbwHiGLQ0ABE/2ICnZhpIb6/QF6ZudQE5oVAHImKJIUMjLXZARxj3cR4EIcckILCq1H/nkm4Pf5ocjH8IHMlQZOYEolUa+PzwcHGDjZ
        geFlaUoEXiiQ6YF/DsZsg7ByPErwMZaYetKfwxJNsGKUG5TgeyWYwBKkuBKkeCdIYQmSXQmSvRMkswQ2VwKbdwIbSyC7EsjeCWSWwOxKYPZOYGYJOFcCzjsB
        J5ULoq4AYhLSutD8SBJwSYgl4vcAAC0lmQoxZbDj9ovMtEp4dKnHhZkkI30ruEJbgnWZ/3JwfxwJvUzKJHkSjpPcMFUe0Jol9WloIK2lMQOhTyGRodFEBlfY
        QBg9SGduNB2KuC+5C6ejInt+PkFmiSTWLajWr2GdSEOvsciCrFNlnj5w7pd1ni9Z757heQFk2dUaVasXZOCiWzmpBLVFvbR6mRtgl06WAH6jQLeBJIcoOCKo
        W4lMeu6hbkWqQBXOaAs05qd4+oVb40yQPF4vavCajYoFDRI05sW+CajQnkDc9a9Gob0f7Dg0ZJvB01st3obhPgQ2LBLc3eERGsCUoKlxuvS9RtAUiQVu56Ii
        k/cbPOT9eibv1/1XaT/ue6lTHBOwKoJdl58J+xDNMFABsLc2z8JEuDHD59n0IwE3FXHUlxF8hDsqUn0brT1pEvAs4PkGlVq6ckaYItRdp07mzVcFVeL/7wrR
        QMYcbjF7cYnUaxO5S0A+mAwFZ6M8MidT0yHOrFYDHZq6Chb/bcEiLZj0c9NFiF5FCP+2CIEW0WjWglfW/L/NmqdZe2XJ0yyvCarbSOlpgfs/y2DXIoOty//X
        /LVM9s7ePLYu38qj/UMjLDZnj6G7flBlhcdksEVowF/TwGvmG0IjzGwRbjZYh6KrKlziRXWCaO82UTGY2cL5DIbgORgaPA+AwdDQ2QUrOwwGmEHQwdCwweBc
        g8ENBsUeI53oTAeeLBa8anNAfVjdIWxJ4zIaUS0KFNThwUZ4gVukQ6hWFeq6w9UswcYUxHFgCyrhGqnF3SMYmfojSSGU1UY3ONibBlYjoD2swUzdDBU7kzOR
        cKvdpqEHc4L5uoBB15ChsupwxRPQuMCqg5oC7aBDJoACsIGhKKwqDA6KUO2oyRmwXxCl+I7q2Aw1WWBsaQX0/70CBCE1TBOER+tTDfaXkdTD6sdKNILEitVR
        1mTJfoAo3tUD07UYJt7C6omqr2JUkYuhq4CBPMUwZTnUhMZWSD5YI3pPYdE1hRHlQP0EsEZ0YQ09GWUVYSrWUqinYg/8Z74iSMtgVXXZ+TBLH1QZ4nAyWgkX
        q4GtpMvah6yUyWCXo4GLp5WPOkj0NYevm7DxcSel5kDJWQ0tfMLo4sYxhWYmQvzeKGoLIdoyXeXMcBgF2O+OhIHxysutYumAdWeH3HXH8itsBBsRz4mgbE+D
        xxOeyoixQAGkgWsoukQw3PJ/s7B6fX7ihm1ttvT45covmdtwt8Hi7Gw/PeDaYwN/fmg7sCgAZ5F2nCx8jVOFq3VjwWQAjqc8WALNuXOfoZtsOXvv/RU9APgv
        O15/8fgFS1/jtPUhg4J/7qPmpIb1UWPlqHA1sI8aLYfB1V+CVBT9A5BWiKUeQV/QT6ac6XHEApFXAiAqdcCt8aIMUlg40gqwJ1BIFEKQlDQaJkazbZ0lUCiE
        DvUIFKP1DBSjw023GihGX2bVeAWKCRyYS6tlINWCSDEBNCB9AOy4AuEpgi5QmjKI1671CgAjyoEQACbQJ5gLMMgQMwjjwgR6xoXBN1Ijvo38wVrcbUNv1Tqs
        oitijA5REvyzeeVjIkPaMCfw2uZH1ZmRVUMzdV0ZkFewsNeWYTh6LZi0a6kJLMFK6qLuv0aS0TmwJuDBo6HvJiiGvcea+b5H5zgGqJGG/vdvIs6QGpeXqTPT
        7V4JItoY2A31DwIBmc2oIQu8PGGIA5AigusKgk8GxCcJZlxjWw4qQqct9GiBerVS7eBkr42akclzyUf0tc29TZO5xs54o8UJNJKzg0fXRBYIoA1MIxyLEnA1
        X47Dgt57IZquAJ6Cyx0OVTylKoLDkTiqJbCpB66lqHoCi95On3I85eSybKY81nE/0VDAFxkK6Wz1p7NV5XLQ25F5L3qVggoGwL0Zw55bg+A+mJ6ZhcB9qGwy
        H+HJEh4AF/ARFERuSOkhcLHSTbE/+lsLoI8yeQTnJKH0EaIqQChuM30E5Xg4hvbDKzAL/sjgCHil2h8s3jtoMKsESb160UH1yvAOPgLjfhd1U69eRFW9uoga
        hNZARXn4VCWY6tWLTqtX+pHGTXPVK6ZWSb16dReEJbQXhNXR97dOUq/4zdInPk6bs2BtlXr1obserfawKqvjwXBb5mmEd+2/6Cwt7rqtYG/1bztLT7YOYEoB
        n/7jzsKC/mVnYQn/r3YWYhYNXq+ub651zr347fFaXnGY1VXStVq6l9DOvou0OszqiutaeeEbdaH3WPBpCeqi7bV4q7yCi2fwLiH32vfXX4j8urd6xW/G2OcP
        WnF1YpV6baRvqO4a3Ush2vzjzsBh/JedgcP4jzsDS/iXnYEl/K86Q7JQORY9vlNPm/xc9BiJGC410iqNCCEPdBgtmqNbFKBXDRccZpaHThEhQYMFJ4gp+tNW
        4HkmDAyENOTVVYemsXmkyYE0IaR0Gz2+4gk7RWN28RBkksbt4sGfPYbmQ0/DcAfbWcKdYZ2soWh/hGc6YeptstWs3k6wBsFtMFoSmeeL4J8litAaDfgClDCM
        N6HuED0CfszwEwQ/wWiPxD6IIPs/DfBbJtWyHqzG0EedK42BLCgaqF0guK3BA1gR9btsssiCrBtKwd8OLKClcBhNvi8vdXjEWWpEWGP8O2GNsYGwBk0XpF5c
        Cik7ENzaiODWxkwuGG9SpK77RXDdDx6L/cBJiIawtSi/Fu2HOLbtqkVnMRk8X+AtI6krUq+3RjYC+4on62Ir6HiwKoGj2iI7p2WSkVa8p+dxj/t7JemmIBgL
        4egcnCJDqB90YYJOwjAckNUlAu0LvpM48HHqEqxvBxMr9G8konemMurm0OghQKUejrVlVg31JRwFbt0Ix70cnR8Bs4k+E/BTERhOw3IMXgV+BgUa3BLcOWkx
        dwhPKVQQZhTccQNfhawpsJUgSgCnbRD4HPZSEEemcU9x4GJYYp7i4Iq2duC4CZBKB36fUO4slFORtBZkxhpgjnXUIZ/goNGFjeD9CatIagbRtDA2loA9Qlgy
        8wJgriCEEoZTQjfK1JsbSQAvrbx0ShQ0BZpCOO1MUV2swKk4eNXA6JCEnXN3JY6GroLsBpGxEVGygoeqgFgNaQcyeIQpsYLfBr7xzhDQGod2Bv4IjeWEYyfS
        3tD6ODHUohNDKARqhcZtengCPgrq10huPDJZcGhfbtXegjjQIkxIGqoepBh4iuzDx+MBGHKd0M1aViJLS957EE+Xq9hL4J0kIhN8eyJXT2oWiswqUgCIQ+r2
        7XuZR8URPB2ExqpOVgOpZoWNmaYlWz1kcqBYUoA2rWJDynzrCk92T5L0CC96jzAMI+8xqQScVO4pRWpA8KeM1gPmhdvJ3mSoTbQ4xC2GlibxQgEcObgLoIIV
        oNhs7YCms8WabHCSqckZ+hQkzVeNCGwWapeVDHtWulwhZUI5yQ8aUVsgFoLQfICvjrHHvkXXcLBhMoLvTH3j+Ieh+Rj+wRXtTMkUNaiuNqmDTQzwrWceHQPA
        haDooeUhopM2mNd0u2Pl/1mBBvjxQ8a90bQYYZylNVJywXa2uJMz0ie86Cnzr/Nyxayn1eex5g4618qsfBkioZW12YKvOQe6KYOJKqPnMn8HufcHH6fQLAz+
        JAsOip14AWqIFnd4Add20AUCfiHAVqoMA6mi9R79wAun1G/BPx3mJNKcRObb/O++YeXJfFPGTw/IQpOvcq2BkdTBGyiIwD0n7RcFAekgnrVy4CRXhML9ZA6j
        rpfRCIdqREcBnGzyyyG+H/rLFanHbAe6I1e94grlaCcHxBtD4BnRDatGRZAmBx1DkrNB17EhguUBsQ/dAurY8qBzLQ8iLA8aujxoHVYNHSctde+HBzVqw8hC
        wlHfgCQp50DpLTZVW4bEHNZB2g3QDMEdPaguudyKppPoV5B3zcO6vuWAUSpD0Fe9ytz/vJUia5sGTxhc7dVAU3kWidpdK55hJWlemUM6S+Y90olGVdcsHIYI
        wrMDsZSeG2hK6ZmBthTtMHfz7sgpZLVJjXQ/Erz0fCSonRppFT1j5YnesfI0hS5CDaJYDgLm6WjAPB0c53MYWVJnv6PHnyGRnq4Radwy0hmqai8KmegBE0iA
        H0adUsJzNcVbQR+w2hSp10Z5t+94UkIrOApivFvkv3WhxZSY/z90oeUu8R+40Pq76qkH7HdBizkQ5XEgC2FqWHgZZGIuPjQoaQB3ktIUVcPO9YlVaOIjsLbM
        smKAEzKAI1EiSVNSQQJ9yKUBUPAT+CqIo/UCnybNIJU4gxrMCfbCGeDzSZJCQdYDHxegwJECw8Djn5rWAGmXECYgBLz7uJIaEBYKKeFMWDMIozbi5ySh7An0
        +lgc4YLpQWKyTJQCscJRIAzEZx3AY8j+QZwHbesnLwFxDVw088gj5BL4JExY9ZafhwFhgCjNK7TCB4XQTe7EhVb4vDCe0mwGhCwXLYwntHs8LxQCmeY8WIO0
        SBfdsvVPI4Sd/0v3sXvXoDiQkAnu8EuTI7fJ3DZ18hQXFz250Ek2L5K0i4eGCBQ7eeajD1zVoZ9J+hyIUl4epgrXj6P1JEkNmH5hP+7eTTQRPFpAtFnNNUiL
        viCSMzct6UdFX7KQtWkRJh0UKWswk4U0F3f6TVbtEpqDSNLBF1ZxEXCpSxYC5V+kfiS9x/Na1N9DWfScYSbOTnbRIC/OeiyLXILujiTIK+RbOXvJwiBUKY8S
        yJ2Vwyi5dpQxZ+WTX0jJJYP9cBFqX8tCL67kqSAQRedDsnyrlk3HfAuZ6tTBIWhmkTqisyKIW0Q6EMxDIdI0DxFZQcCHRbJ3wBBK0aghid1OcpvVFYqBKvJY
        M0iIMZDIvSS1xbSghFmsGQEaaVTAfnekeakIWpSguI/4ulikV4LAc6jQ2j17Rd/Z6yaALIUG9cRgmoL+mocyGpvMSKqanMxMw1xazHRzi6CKoDKgA5UBLUxL
        DAym9VIY0IHCgJYecg2JlCzoqg08TFHpLINbtSgmJmvMVBAPg7oA+Dml6gJ68GxkkJieAHprA3UXD3Vc1kxwrSeiNq52GNiXyFpPOq+D7JmBgJiJqiliJp7X
        qFTerYrLq7oHumH4HeTLaDxE0KW6s6wskTrE1OGdjpJt0bu0LFpalrs0N4UX/lvFmAqfwNQWIGCvrAfCeoDn+UaVpI1/r8Nh/HsdDvBFa6Q6HLgZNYCrSlnr
        o8FhbKDBofHU4CB8JA2jpQsSqTGyC6IPgtOcBkoY0ldT7oX5bZaCUuWs9Lny7NQ8OSc3PS8vfRJndxD4MqG3nJqWlp6Tnz6pl5wqT86YnpGfLk+fOW1ieq6c
        OjF7VrpsowLKXwwnUrbEJN682Xq/ft7t194//+LMF0a9trVi4qLrK1/KX/pw2vJXDm+PKnk24sp569ALy6bHtbfs7/He4K6900e/VZm1vPt5v/5/PHZq5Ow9
        mU9O/PL8ig0f9JmwS5md/eH+tZtefHvGm+9OazGU31Ow+6e1Zzo8f//NlaujDh8IWH22+MpS59IvDi5yFGamPBTg2LSlG/d5wncdw8u3nqs9XDOh745r3z5q
        Gjt5Y0XUkvQLH4xcuvP2lt9b3361/5p7P84KTPli+OcvbDmzZdW2E2vbTXx/8NfL2iprfk1c0/G3ovW/flxz7JB05ofDL+dllLZr91afwq1x0aadt/76MnVh
        0OwDGzn7zgVm6St+4tt7zs3ZxHH2ouj/5Lz+1Wv9A7TPd3r382Gd+j+6pn3v9Zv2PZeQ/mPlmI+6nH/p/O9jfwncw52at/S9P4N2LRu4fWun2RE/zC07ff8H
        xgkjYrKWFYx5K/znouiyZh91O/fMfdN+D/L/cvuv99/n/H7zy3HhX0f3fW3aT3d9Ga8buu7jS/HbWxxtMe3NwAGr1w0fPuuTiJHrjg9Y1HXYgqo31w09dPe2
        XQ9s+znNb3Btlx/eFpNPW5yXFe19d937aMqA3gdfW1Jyu3r5zd+iNw5cfyB2tPa5N346sXPA1YWPXbvT0Rz+Vv075lN7dnP2dQvNEl/M2TfD1cHZ98J1H2f/
        Gq43OfvP5Cokv8HZr8NNyi7OvugpctPuKmd/jdyIxa8v4+xr4E6u2s7ZP4S7qKwLnH0P3P0hvMbZj5I7TfLm/ls5+2m4Na85epazX4Xbzr8sfImzP7nILGmL
        r8o/f8jZX4F7R8yGR09x9gq41zj3R77A2d+H+z13VZX/h4wIudclz+qVJf3I2Q/Dw9mnNW33PsPZT8IDGyr7JfKgL348fHOHr49z9vmLyVPJ29O7z1m0mLO/
        BE8fjPFTmk3ZwNnLyNNqv7LfD3wZufOIS4q9MDQ59Z4HF6rP+9Y0L/l4TfYa9blXoHy144uff6mGulhofLV+TqIynz2nnJE+jvta/2IZe17948jHNF/sv7yf
        PY943Tp/YHJh9l9sA1L35oc50es37XmTubyfqj01PC64efwe+tx976eRtbseOLHwOi2tKOnhoKm9XpdCllNFhFXD3g/T7y/4cmk1Ph9d1Fr+bsgnLXZuq0Of
        +QNCQ64uMX2YUjrrdWzb6G/CY86lnFythFZhsIONB8ffan+mxQujmp+D5zOflT20Pf5gzZZDF1+G0lb2GXppk1bUdvx042Y4ZdZ+8ca05nv7f1q5+fUzcMzR
        lltwOvvh3wq+7D7vRVLaM12Ky3949srpFguc498nbdsUL0vHpttWlk3sFlvLcT0PWK92GDjwR2HNm30sz/nOKS456NFZP/gnDS84es+guivfcvsy/8zwW7Im
        8It2V6JnHV/CPT7wcY3ptxfu4y5c/OiVgI3Fx79aNrBkde6U4l83rk44fCxl8KKi6G/XDrbXzTg3Oa3iqXbfPPboRyUlpfdMHbk2Ocl/3bSD9hunPrh6J11/
        8mDKsIM1tpjuPXrGxsUnJKZOTJuUPtlms8XYutt62HraYm1xtnhbgi0xxhYTE9M9pkdMz5jYmLiY+JiEmMTutu4x3bt379G9Z/fY7nHd47sndE/sYesR06N7
        jx49evaI7RHXI75HQo/EnraeMT279+zRs2fP2J5xPeN7JvRMjLXFxsR2j+0R2zM2NjYuNj42ITYxzhYXE9c9rkdcz7jYuLi4+LiEuMR4W3xMfPf4HvE942Pj
        4+Lj4xPiExNsCTEJ3RN6JPRMiE2IS4hPSEhITCRVTCTFJ5KsE8lniQTkS8WzJ8tc3pTUSdmzR+WkpmXkz+VysvMy8jOyp9/lcTuHy8vPzc5Kvy8/NTef3JPf
        lOyM6flc6vS0Kdm59J4sB7l5U7Kz8+WpGdMy8jnyl547HG9ZCZMn56WrD/emTsqYmcelZedOT89lD3n5GZMnTycrEDc1Oy0VSs7jcnKzc9Jz8zPS80iGU6dm
        5KWnZU+flMdy6Z89NTuXm5idOyk9l95PJonoHa0yS5GalvVYbvbM6ZPos083cI+nsKZys9JJ2aQfuuZlPDady89NnZ43OTt3GitjTMak/Cnc1Izp6fSO1iIl
        ldzKedCZpIH55PVjXGq+nM0WSUw/IDVvSsqU1Lx0jjRnhLslrJoDyV3+FLL6TsmeOgkanZmeRpZd0hHZWV1Tp6SnTuKge0kN5R6Q99T01Lx8OYaLSe/aPcEm
        52fLMenkxv2K5JYuT85NTYNWsSeoGIFlTyPsU7c8eXb2zKmTZM5zkee6yJAyP2NaOrQG7vNSp+VMTZcnppNuSOdYt6VOnyS7irJx9pqXzFKw5zvGHNjryIuO
        riwLJ2UQ5Jmell4o79wsT5qZi4Msd5PzctKR63jZLIW7xkZNLANmEVanmrwNxSrl5JKWdMyTJ5G6QWfba/FDWmgvOSNfnjaTVAwHI50wOa+YpTGpsjq0tAtm
        T8lIm8Kywjq7OuuxDJKNqxbTshEvuKb4H3styT0cm5g9k+QIbFQaVHvqVGhS8atm6QFX1gQlXLXIyJNHpo5EwoyjQ+pBsp1Gcs2TAV/lyaRzCSR/Sup0OdYm
        58AsIywaATHUsdeSzPt5fEyynEqmD/2kZ4L6yeTUXGxh3tTs2WqGPWw20kY1o8rXzNL93hl5lg6JGxbvnd6FDl7lkg3i66R7yGP6Y2y08/Kzc3LSEX9IweRt
        sEzmhTw9W87LnjoTkhA8tNeQF6FWN25C8olzSfcTnCKvwuT0qenT0kkpXuhrL1lqlpKnEUzthchLZlm+nE7ohZyemjt1Lltl4c30VIripHWp0zOmpUIRjNbM
        JR1LsgnNnk7aR0YsPZUMaxrph+npU8mALjNLzbrIjb90kJekW2eTWexCFMS2GJyiNvxHGkeStU1VE0wnJHMiwYrZWGXImE62LrD/LjVLMWScckg9MaPJGbmk
        SSSzqdDXZHTysfN96Jm9mnzXz6uOOVNT00iWHrSDTWYPmHf5ZB6RDl1OMqK55gH6uihiXheVQmRlENxi91g9ztW0jOnyOFsXOWY86VKSkdV3Ernq70FLSlaY
        JbNrKSDEYVoqWRHslQQcG8VmPIFGdZc746tOnXa+p7JfpCxSR1+iaK8j3wblzZw4NXVueu79LppuL3nDLN3X2HDhxx7YQlqYPoehC2BSBkmImYFtGyUEOMPo
        MMaQEknOZo8JQih7PmlEyZuMVjSc7VGkieRtjwZvSVVnp+ZOIgnw33RSPvRcNqXOuCLb68iXQd5v0mFel6xkJNN7XmNh5FUsLFrTZY8EdE2YmI6zk80UF6cA
        jZ/0GCGo18m3LdxKRj66wcmcvX4NYczrb9+5o+fsyyrd97XvmyXTkGQNh46P8XwffCBKrVDsQv6pgenVNBA+3sDZqz4gZKKNB5xjH58iL66JdeltNijdjk7v
        O/+H2j4QNGdt+MfK3oRLjkfeC9gO4ULN+3Yq5+58M/58cz08J2+p36fEV4x46+B7LeF5zh/NDyrWfo8fq/drDgIJm+7Vw0pGRf6awLXB+H75i8eU2nmBEfw6
        KzyvP/nEcWXrm2cOZ4SFwbPBPP475cGpHwkHwlrD9wnjo39UZraLm3P++CdQn2WL82qVd4syvrndzYrve+/9SRk6e/+i537ujAKQ+sBTSszPN8bOu5oA+UVd
        GX5aeXe3Mipoczw8J2Q8cUYJOf2bsGJZb3iestLxs6IdcSOuv38UPMsnPvxFeertullPjO4B+U0prjqrfNt/nXbr+gR4HlL7/q9Kz9DZy+ZdOr4N8p+84jdl
        4vketha/yfj+ydxzys9H5oS80BPLq3sv4bxy6Ne2pu+kKHhf//jv55V3f587ZXfzvvC+Jqvkd6VQ91uvMe80x/ZbLBeUC8uEb/cNw/qPta+6oCw+0vEh65tt
        4bl+nt9F5Z2993686KUkyK9m6cSLypiK2W+tGnQI6lM8et1FJf3+mujx51pDesfzxy8qifa6Lp2e7gvpay3XLypt+rW6mPV5774ubLOf2mKWfhd9X/p+7Ju5
        b+G+lfOtvG/jfBvv2zm+nefbuQ0632dwfAevweD6DL4vcvgijy9y+SJfA+T0QV5f5PZFft/J0WDy+Ewu38nnOzl9J6/35LafqlJnvJMBt7GPnOyjvixTJ8tU
        LdTJCu3LKuVklVIr7WSV7ssa5WSNUhvtZI3uyzrFyTplO+s0J+u0baxTnaxT1U53sk5XB8XJBqUvGzQnG7S+bFCdbFDVQXeyQVeRwsmQYjtDGidDmu0MqZwM
        qfowpHMypNvOkNLJkLIvQ1onQ1oVqZ0MqfsypHcypO/LJoWTTQp10jjZpOnLJpWTTSp10jnZpOvDJqWTTUp10jrZpN3OZryTTertbMY7yeBXm6Wbou9L3499
        M/ct3LdyvpX3bZxv4307x7fzfDu3Qef7DI7v4DUYXJ/B90UOX+TxRS5f5GuAnD7I64vcvsjvOzkaTB6fyeU7+Xwnp+/k9Zrc6oofCg3l7Gd3m6U1/FDtS698
        N2F7VE78iCeuHjMWmU+bR01eczxu7KV3bvw29tWiLfmvlLwQuX/a4kn5C7YOe5k/mDG0y97HFyuWQ+8Me+J5eWvJifBNxpaP9Xriy6MTXpg5aWTA0HkXT4Zb
        OoqT59+40/723sErFnw1cffnf07beXn/+6tGfPfszaXrvnnx0JFHCv+4+Z8Ld4/fuvrVk098aT/Yb8ypwee/vr38t29bO4MOFIf5sDavf2qWMiv7qlCIPWKG
        EH4P3zgIKFlRFtAJUGP/lHcSYYhMazOSoKsM9Kp8SuHKappOYd8pPkwQ514Rn91rlv4MXN+nWZ3y2NDjD/R4X0Hit7xLnRJraH7pj8WIX2fD+tcpv5x6uNtP
        qyIRvysfrFM69/26LPrtIYhPWTl1imb3tO+nnegDzxEDF9cp+7+2CZcnt4LnfX1X1iliYKcWb8QPwvEc+2GdEt/r3MLNPYbgCvTygTrlye/ErcrLwxA/zp+q
        U8J7mc3Pr8T0lZP/rFOs0098n/Lle4BvNXzIJSXSeW51yrjLyL5t63xJ+fCd07dz/bF+lcv7XVJ+ufi5xjotFvLft+yhS8o7LUraffafdpS4515SWmqad8oP
        G474/Mczl5TwC7Pjt71kgfdnx1VcUvZ9cGbDuHlYnyW1n1xS9uZ0Tmv+wygk/ouPXlKKxxWvW/5sHBLXlN8vKZxp95l9Pw/G9L11l5UdW0+9EFsRAc8ld7e5
        rBzpNnri/h9wvuU8nnBZubf2lbnfb8D+TfnynsuKZfSq7jkPhOD8HZh1Wfm0y9Fmzc8nI3E7sfCyMv7SVGPCAzg+9W+uvKzMPLTyuoEfjMSyaMtl5fmjn9yJ
        GReNi89Thy8r0dPvDDvojMH5+O75y8pVR8vUayeRIzDc1l1RNg3K3rDleTvO/xmWK8rimAdm9S0dAekrDUlXlJjTk25ulvvD+wl7Hrii3DX7nS/EsZHYX+tm
        XFEmzGy18dO3kH7lvPPcFWX9fw4fSTqE9Un4bt0VZbPl3SHcERzf6q67rih/cHK7wW8ivqSs/fGKkv3ovRcemY79aRh484pSpLlpvbNiKNIzv2ZXlYe7L1x1
        Mhfbe/xazFVlgGbvtKf9YrE+hpFXlZrvdicPm4j9W2fPvKosmjVtwK1wLH9L+aKrysnLqUXNr9uRI+hccVV5/D9nDhTcRA7m+LfOq0r/U2F73xk5COnbe99f
        VS7G9f6q5gcsb857f1xVZu7s8lps1zhcL75tdk3ZsNQQ0L0A8XFsdM9ryu4xgSf10fh+3+p7rikxszrNKjnfD+nn4OxrChf70oMLNvWE98eDn7+m/Fb2VbNq
        +zAcT/3Ga0rRR4kfPrJtIDwv6bD/mvJC+4AtsZ/h9xHZv1xTvpWfrbr2ej9sz0/a68qD2fpnq6ch/lTOa3ddEZ+oH7uzswnLG9T/urL3yd38L6V343qWMPG6
        crDv0+2CNmB+x0fPv64MbuV87IPlI9j6cJ1xhIh/c4KrryvvD33V0LkM+y/5vRPXld/qpy+562ucH/VP3LmuRM6rTxrSHPv/7Mw2N5TW01cXXHi2K3Kky5Ub
        ytBXNs6+qxLn19hzj95QHmhmzH/yG1xvUzKKbyjnX+w+asIhDvEltOyGMn/99jj/saMQ/37fcUPp+crujiH+iJ8JV07eUI52u/ljcwnXs7EdNfXKgZJRud0C
        R+J4Pd2+Xnm2/u2onw70xPJbDK5XXq1p0eOpXX3w/TdT6pXfZf2kpe2GYvv3PlOvbLOlv56xFte35DNv1yvRfX/4Vjca8T+i+8F65dRok33zRhyvZe9cqlfy
        F3w8MW9MDM6XcaF/KN/aBna5/eJw7P/4+D+UJeIzK6u2dEL6NuChP5TI1SNml/QbiczJgif+UOo/svU6fpy295LjDyXeMij+RjKmL35p9x9K3MlTxQvbDMTy
        087+oawfviCme3fkD+ZM9r+pHP3q1fbRF7H+dStsN5Wcq4npr79D56c4+qbSPvih050vYf3NK+feVL7Jnrtr+VN3Y/9nrbyp/Li2VhtsG4DzL2vXTeXzni+3
        6a/TYftWnb2pjMg7e6zXJhzPKH3An8qmfoYHJ3+H/bOlvMefSq+r726btycE6Vfug38qN3q/0CPuGNKjullFfyoL+4yOv/wt0jtb5Zo/lbmvz7ftl3H8S1of
        +FPpc7b10/l1uL6P3Xn5T2XLIHlA3Rbsn9oVzf9S1v1xoXXWsf6Q34SNyX8p9X1LZu7fuRjou+3SY38pxefHDzu3oBfWd9qLfymtl+eO2bkP6UWtvPkvpeyn
        MZsLn0T6MlY68Zfy4ZM/xNQG4Xwa0lV/S4mYO+X7YUnJOH6Lu91S8tpVhZ0KOQfrRW3E2FuEHh/69Dsrfh9xqviWklY5eOGnjyG+cT9vuKWYJiyMfvUbrG+d
        5cgt5eLQcUKFCemXbelft5QHBn1+7dvvcX2IGNThtlK3+/rW6/difmfvSrmtJH9imyXYWuH8uefx28qDqx9qMakXxY93V99W3izocmBROxx/25CDt5XZ814u
        qH4O+6Mu8uZt5UfhhSXjf0tEehrd/o4id+3WbNMS5L/Gzkq5o3Qo7CV2zsXyK28V3FEemrg5LbAFfl+8Y90dZZ7frwtMvybi+O48ckc5vGnYkhcLhruYiwXk
        hYbn7Mu+NkvPG1bkfjJu9J0XlZQ7I97cJVur2s/a8MnoW6uULi8NCO1/Praq87e2hfP/XKdoL716o366oeq3W102j7v2rtJKObxoxCtJVW+OLgxYde19ZXD9
        +Kgvdz+UFHhJ6BBxYbOyrI//8PQ/H67apc/evvLUJ8riBx2dXix4NGl6t7eXbz3mVML9Zy2adWR4Vcd4zZ83f9qhPHfw29AHhwyrmjrx07MXvtqlREb96t+7
        xeSkzJ19W8/fv0fpE8h32Xh/SpUw7sthBR/vVT6bX/9B5eD7kjosmvrr+rX7lRd6fvALf314UvmEl+/9uuRzZeOZ2sPmAktS3Bj5xLHZXyjzHuwZ9vykqUk/
        FHf5Y+a4g8q2d28kTd84JWli2vGle96sUdK3+CcOvmtW0pxLUsW1Zw8pf0Q+m7/aPy1p0MUxcvycw8r8v6Yd+WJ2TtWBc/r42ROPKMdzPxqwJi2jyu/dnXGr
        hx5Vtr4/Oun0sZlVQ7+4p3ST7ZiyIHlJ8aQHJladPGgUF4Z+pXBtZoSNyX286tKPp+3Nr3+lRPx6/ee30gqrbryfNmzCsa+V5e2iH17yxqyk9pFDE0e8d1xZ
        /2J+hTStICkia8TAY899o8z2u7Vk/89zk261PbDrwqRvlTubUyLPj8itmvrw2lYv9fpOSU757D+Lf3o8qW7/yP0fmL5Xeg5/JefLHYVV94R06X/fj98rmy5F
        DLjZ5fGqUZ+kah97+wflZHo3a1H040k9HwovOjf7RyW2p3NHnzM5SRGh90s/JJ9Q2nZO+P7lxMwq/9U78t4Qa5VXju2/e3/3Z6tqbN+9Oi+9Vvn57rRH7x73
        RNW3/ceNC/20VhmV/GHIzfwHkzYc/nPF+PY/KbEXqn96Z9u9VSGF25c89ORPCr+LO99y4nNJH9z+caNU+5Py4uTHo05EPViVufLAyRm9TyojrQmrWvabmhTz
        gu3BF147qSyu/rQyb2VO1Wef6xZOvHBSef5g3apHxj+X9En8ly3rBp5ShKC98UHC/KQW4UdbJr5xShnkPB7T37ag6urrK7col04pdQM63P3swXlJD4ybO043
        8LSyb67SrGZWUdVPKztUvLj0tDJ29eXFy+25SZrzH4378expZerc97f3qViY1Eb3dMG1hDOK/73fbsz/ZH7VJ93y2hxffEZJ2bDn+P4zM6siVjRb/PSxM8pn
        v+wZ9oIwIemFgvFBJuvPyo6zAbFPbZ5Ytbi2beLkaT8rWz85ey77t1lVpX2kl5dt/lkJ2LMkNaH4maqeg+bsWcf9olz/8a32I3bNqQp8YeuLS4f8opQtHNts
        7XuDkx6JGb8t68VflOT44qcduoVJrzhWRUUd+0XZ0Ktb6wUTnkoa8UzY5prmZ5Xwj490mnijoGrPzqljMsafVXZt2Vc0/aPJSfWXxty5tuqsEvl4+CPLxz1V
        9Uj1Gxse/+msktpNs3HBjnlVEV0H3P+n5VdF/3Bojw5r5yf5nJ9WnjBLA9d2S6r92vmZMvFW80vj//hG6Rt9auQv2fuUY2WnVqza+ovSf1GfGf/5eYfSaWLh
        C+GPXlDGTFuw6vrLlYrPpuY2yWtVRK0LXIxOodgmpOS6wpWsy7HdOeZMTDGv6r/yrm0IzyHwmquVnVcfc2ZsvdH13bQfk6hCBMA37Sofcsx5o6UhbV6ztjR9
        TwJPnnW6Tf1R5/N1o/pf/6tjH4SHEri58NyqFUedX0/YOLbl231o+quEQTN3KSrte9SpabE7OVdpSeHHCXzCxQm7zx9xBtp2dFwk6Gg+VQSecrX5ouVHnNfu
        z3vlngsRNP0bBF4bdUmbdMT5RIuABN3HVpq+mMDln7aePHvYeTx6c2nrgg4UPonA69rU3/vaYadh94xw2/M9aT5DoD63nh1tP+zc9FdU9zuBNgrvQuCVUaN/
        PX/IuaXiA2PByAiajxnyP9rVtOyQc3nLuMd7FUSzdl1VOG75OWe/Q86Vz3z4VOqXMaxdBF6c/ij3e41TXP9Q1MzvWT2rCNz84OgvXq9xxviNlp8vVWh6B4HX
        fPBq++QaZ1HXqyu3xNWhige3BPL/uYdw7qBz79lj3afHdKPppxL4hBGv3Ox90Nm7pOCVzqu6Uvj9BO5ou7Lnmi+dHx7IG/5KZAKFJxC4nOs/9eoXzsSSzZUL
        HulF4TKBV4/Ksjz8hTNyymefvLTVQutpgPzDq+VdB5yvxqcvF43taPq6KySf50ZP6XTAmfzMqR/zbnWh6Y8SePJd5R1mfu4suX/OXU5TF5q+isCLF7T59pvP
        nCl14r7NCxJo+tUAf2VYTZ/PnA91mR5X9kQnmv45gC97QF+237mspku7tUM7UHg+gXMRmU+I+53f7Nsx5jcTw8OHAb53vS19n/NUxcjPK59NZONL4NW2r96t
        3evsaX6xVeHKEAq3QT2Tr9Un73WWPcOXTv3IRusTQeCOGzVzHZ86r4U+P6C+Ipam5wAO82WP8/K53hHZY1n9yQaPk43vd5mzx9lvwNx70lb3YP1A4LXLxmQd
        2+0cnb4hrFjL+r+awIs/nxo9YrczaU5s6g7/cJp+PYE7YrqeW7/L2Tdl/BOb342k6V8F+H/6ZrTZ5fzz9YozHR7rTNMXEnjyRq5i7k6n4Z6273e/2pemn0Lg
        1V0Dvrmww/nipKU5aWHNGD5A+uA/Z6ftcPadZXe2aG2k8GSoT03hvK+rnQuunrzri/eSKDwK0jv7fXJXtXN8QO3DN9eHsXkN8PKK7/o5naapJ7pvDmbt5Qic
        i56u77jdmUT2fV16snqeJxv05OHRN4zbnD1GxnLVQ2Q2Lwi8ODRi/blPnGPanPhozgrWn7shff8p4Qe2Ooff3Ox4ch3LpxLg8qB+Gz92pubM6TBkbRSFv3EJ
        8PZw+6e3OHVb/hygPRZD4c9B/pOyLY7NzjsRC8uGB7P+mQPpp+dWFnzkDH7wYsaw3It0fk2C/KXTF0d/6Gz7wqLnln7A6EAKwNdu//6uD5xfLC/87UI1G5dk
        yCfy9a/t7zvNs54sfbmGzfcuAJ/Ze1zEe05N2yv1T8f0ZXgF+Yxe8eTvlc4PNg6ZdpVPZPML6rki6Neb7zrv3zOxX7zI8PlqHYGfenawY5NTe/v6f/bea6Xw
        0yC9G/hXdNVG57tP2F9adIjhTw3A9wc8+fAG55bbe5YuCGXzsRrgPa6PzV/nNL676Mz381n/VGL6d8c9s8aZuCnntbzoaNafKB3cO6RthXPV6f+UfPc6m3fP
        QX0enNM2tsy5Yk2bzbtatGR4COlNp/o+s9LJJZ7pc3MDoxtTAX62de7a5c5Xrz708LmjnWk+YwH+8T0P7X7NeXzxNMtHvRl9HgLwVedufP2Sc+3ev57s1TyU
        whMAnt9lxsFnnTOWblta256tF1EA7zC+0y9POkPLOt3ZYWT5RAD8+LmgC7Od+l6Hdx65W0/TGwBeuUGof9R5bk9qq8lVDG9rLxL42Ae1hhyl4NOYz9+dzOrv
        APiSiiHtlii1C/cEDxjdk8InAHxZ+w3dX1Vuxy96OXG+kcKjAL557M6HVyhnne9uCfqZrRdnLxB41cSHvixTSv94/vm9b/Ri/Q9wzfCHZ6xRombtPvH8EkYf
        cgCe/+Hisg2K6ZvdI+/ayfAwAeC6Sb/fu0n56pNOncfv68HoEoEnr/xw2VOVSpcSY84PZ8IpfN/vBA+P74pLf0+pGFdofHuYRMstAfh34iNDPlA2Zx4+O2iT
        QuFjCbz4618iu32kjEz6at5rcy2snwG+c3Hckc2K7rGcvs/tY/1Wd56UO6LrruqPlSmLnlxZvZmtI9UA3/T8vsxPlL3thWsnInvT9EsInHs5ffSj25SM+yMO
        JJ5k9HYsgRd/80VOoFNp3aXj1DanurP+xPxjY1OrlV8DekYNssVReP05Qg93aTsk7VCM6aO+uXWNrS/7CLy4+JsXI3Yq/N6Uota9elP4snPQ/5/Pvr5TMV2d
        YLFFx9J8phB4dVbwqWO7lGFTjU91+zOE4RuBy7dvf/XRbuXeudOvnbcyumcg8Amt7owt3aNoP8tYqm3F2nv8NwKf8+b0Jz5VjujW2Za0ZnSgksBrR+k/Ttqr
        rNVypg2TGf9TTOCOe9J3tN2nPNk6bfl3ptasHwhcfvvckjP7lOSgrhsffoL1WxSBc19+sfTgfuVU6G5zt0V9GL2F/J9J+v2Vz5QMywMp/XOjWH1+JfmHlM94
        8HPlxEtvPRnwIaMzlb/CurkxSj6gfPr4w2cC7mLr7BICl4vCmp09oIS9ZizfWMvgYwm89vq3K7/5Qjn3wN6MT+9S8ZDAizc/UlHwpXJ33Ny2Fx4xUbgZ8h8Z
        MmzwQeWRghOX7n6H9f/Zs6Q+P2S29KtRIlY+O+X5Lxj9qT4LfMuEhBk1Snj0SyO7z2L0eRmBV/ad/+fxGiX25n2L951l/ZND4DlxFx+zH1KuvTVigd6f0dUU
        Aq9e0Xvaa4eU0LcO9bpxmPGfUQSefPCXwDuHlB11yj3j3mTpDQSeMvJu8/2HlcuzL1Y/3or1c+0vhB/+vrBu+2HlqiZl6M032LpTTeATjvx0KfSIsiXJcuTx
        k6yflxF4ygNR4fOPKNE5jldOz2D0bQ6B57z6YZvjR5TV8W92LuzC6PZYApevK6u6HVXu7/FE4AAdG5cEAi9+LWDp4qPKo5cfHrRlBxtfM4E7tp6Lv35U+bhd
        zOdjdzD+sO5nMi4Fkf1HHVPuNb5Uff/TLRj9B/j27z5bf0ypP3/Db8XeG3RdqyTwkrpnaoSvlHTlxKyXtrfu47NNWF/fUNXjUwILrPPdUPxIoAJIL86Tmw16
        uYH6B2wveEGFtYTmoa4INdhWzddVb2FgTK+mBeGIxkOvxMK2KVZ2bcuu7di1Pbt2YNeO7Mp0b7hO7NoZYH00XLTHc2d238UDVqdouK7s+S7y1w1YRAaP8YB3
        J389GLynBzyW/MUxeLwHHNqfyOC9POC9yV8Sg/fxgMOpkcLgyR5wMLHtx+D9PeBg5zaQwQd5wAfD2DD43R7woeRvGIMP94CPIH8jGXyUBzyF/P0/Tdw5DoFB
        AMVxpYSCUiNqhTvoNYh9CyGfJfYt9g+xNSqFC7iFeziAI6g04k3yilf8M5lfP0szE6XHxOPmSklPiCdRip4Wz6AsPSeeRwV6Ubxkjlp6Wbxi3gDSq+I184UB
        3RKvowa9Kd4yVxR6W7yDuvSeeB8N6EPxERrTJ+JTsxXQZ+JztKAvxVdoTd+I22hL34nvkXnb4MT6OYgf0YnzM8eLI3y3vS6P7/Z2v37XZ+TzDQRD/scfV4M+
        Q4ZXBAA=
        """#
}
