// swift-format-ignore-file
// Written by scripts/build-interactive from Sources/Interactive. Do not edit.
// Module: ea281aebd7ba5d67ecd9ca432edbd593619257fbb99651ce0948bfb7ca310a46
// Sources of the module: 81e05649b5b1daa1d543cbbfc2a31c09aad9b3b23961f04e5cf0135b6a8b4f0b
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
        H4sIAAAAAAACA8S9DXxdxXUvOnv23udrnyNtybItS7I9e2PAxhjkL8mWCXgr8QcfAaelab6aGIxpekyCLZy8tHYsJXzEfSVFSWlrUtoIwy20BaLkkoT0lUZN
        aZ/T0jw1P16fX8vrVXJJrtPLa5WUtm6Dylv/tWbvs490BCS39/cMOjN79uyZNTNr1qxZa80addMdH3CUUs4fFo/u16Ojar/Df87ofm90FM9u9ktp/miaeJx+
        OQelFjgVMT16XFGm48eRSXOSc9w5vl8fH6VfhU+OHZMKju/3TuCjE/v1sWP0REnHpJrjFBw7hnKOHZPw+PHjUulxrhQP/nH8o7z8ltI1UpVUSICeOCEQuaMn
        TuAjm4eBofqO0W+jQRQpjnItqOY4A1sYtdUWuAKKlEfTfyptssJ3aRE+f4FeOM69QP8oLI02chSlqLRQRHyCDxAWRhliqp5ClMG/3om0X09wo0alx1D2CXTj
        CXpACynwRk9IS0/wY5k7TzqQehXt9vCE8Li0EIMyin5HGaNcFA9O4dix4/Q/xuQY4wEXUssKlEKD0fxTKY3SVyXbSsYQ28hR2+rR47bXjtv+o+EbZWjK/JUd
        aelHD6WkACs7ItSlldHcSGAApFD/+DEJAQe+q2YgHj9u8fIYj6MkHRNAjktMH5M+OcZjf/x4+gl3CRUpGM8lE1YdF+Q6lqKSQvw4xYFpo4Lnx7nnj8lEOGar
        Ok7PheMp8gIVR/dHo6/3T+1f9ToZ3En3SVfrgq+UX/Jdzy04yrnU8UtKua7jFwobHEc7lfbL9Ern8vb2Sv+q1cVqYSNlUnp16FZ9itD/jl9dujSgf5s2lxzH
        d52it0VtHUCBbqfqdIwquVU1qLZ1Kr19qNM3pR2lK7yy8pT3piuvqkVeoFyH/ikVO1TtUtf1fZdqL5d8p0qp2vM8XXVWUU2aKvM9VdTa1TuV1qEXat1R7Cgm
        Wi0ZXra8UHjzkgtqlcpbdu129mjPWVJbotTeNReuufqaa69Ty956ffki1y15Ku6+WDvdN+yrFV2l3qZ0t/6Jn7yxuFa76qdKK1ZcXOupvX3dT6uVhULBL3nr
        3nHJJZUVgVaqo8MhqMvtXV3vdN5FPdf+7rY2xyu+52d0uUt5XltH8b3v21/pvenm3gN9fbccJADb2ryiq9t6dLGqdV9J36p/tself8uXh9Ti96vyhT+nvXox
        LPaubascuuC2D+gPdml1++FlR7TTvt4duWM9EVoV1Tzt0P/qIq/oHHZ+jf6jblaFQolmYjI2FgbFe5yg8IGDH7h95Oe18m4dOXhQPeaWD9/0swffd9vtN92i
        ihWOjxy84+BRFcvD0ds/dOD96gLJ9f7bb7tFXVy1uW47eNMdB9UlgX286Y7bP6gulYx3vP/2/0VtkIwHbh/54MGRO9Rg4QM33Xbb7QfUo275r2kgEyf4Vaen
        d8/eq6/5gtb9dzqP6Y+cch5wPu/8vfMXzjeccf1Z/Vv6N/WfaqR+W/+7nnAfck/P++/YZ9zbHnYfdoeGdlwxtIPCH/nvqqEdyevnuvINFfbmh923VJ23V37n
        kY4n3X7HGb1AJeGh2FmjjJOoAV2loFpPQqPC33GNs1ZXI7wJ65RBBd9xHHfUqLW6FGm9M5m+q2OtVonaW1OI2+fYSRzj9A5o+tDb6TayXV9TVR2oIFGhipzk
        LH1BNark+bs6jIMIyhilSIAk+iRy9E6902hkpcdrvJ0o0TjhY25Aqa/SP3VtzaGoezQt0uh8kZTNGzXOrpqmBp1yI9dQc+tGGwf/hdq44QOurc03TtBO4KmA
        ptJOdMf1VBllpdJjt27UtfSgjFu/+kjNcQUUSljnqkFXEQylekSPCNBjzqGIpn1gS/xcVVdG9Qnp7Co629Cs17b3vTX4/lXnCDfud92eIHnky2Hko/V6FEV/
        OHafiGvD4Z37diEPfewbKeSdVImpDZs79zVeICkrD0mBcZP2I0HsUoKboCOTyTs7KBrWEzcsxD5FnaMYfYoN6FJgPLSjYHzKEQUEpTkUl/NQAvz0lzq2JxAo
        iwugzP2qBVDpJPzwE1Ebj3JTG6jV6nHTNtx/z13DY/ZfmGtiGa0P323Ka7VH3U1Bq0Y7SVc9iIoYtGsITQgF8XdNb1Sh4avsqrkmMMUNSg0pZYLEoZaaIoKi
        qWD8KlUMnT7Bw7BTCqf0Nu0AsdQTxnli2NxzF+E0xhut5N/GCwcvuPn8m70Iohq1oG3Q7aagNuiGxqWK24/EmEmmjD6vGBUVCcoitSYwlWYgKwgqgPVQVKzS
        wuUykiVOVEpURLAVTGlIeRRgflGBBtPX26CqibObOsKjCWzcPTWNceap7fPEVEGkbAdX8WkV7U5OfTnErKai95oqEYe4iEcQgZjqqceuKey9gwaccZWSvVhT
        NQQ3xanCD8eOca+nCVigVlLeq3vRL/Zhb29Akxwo7uyOXC7B4e9QxofjwnVUTIHzJ0ABrw5igwl/4kgsk1hzETxfCvJtid/oa3pjx+K5k+J5AUPEeF4AnSA8
        BzmIfCqeAo8G2d0FkmU0KIZnfNvvHjqcHhH4APZQpBk5jLY0il5eTWOHOeHXY30Dx310NtER/BHWpV9SHmoIxTyqyZeatK3J5vD4NSo8FPlSU6McLQA6bwhA
        BRqLhhKh465UQWwHJnKCbHip2cn4l8Pw91xToqIJ7XeaUtqfzqG3YjiNU0c3ERACgintrnFXE0FNJr4c1httqNvqCSkbpSrDOFSyg1SPMXp3gDSDVhOMRcZX
        i4qmCjRw07XmhdxaQ3H7HNMibRSvNYrXmhdarTUqeTFda2ZoYeDIC9laM2PXGoL7xVbrDK8sL6Yry0y6svCwAzw0zMFwgJxGKh0cgsv2h4P+APlxsDTkB4dX
        H1u/osklyyyWjOWyhgjJ4d5nKhssW5j+gBsEH3DStcRdoyy1Gt3tjSY0lTUPSOyBBHqJh79raM5orASYCi7NaSxzWPBd9Dk3hmoZ0EBnJiGugObIanbqDx1v
        82j78e4TXceo1tl1h+Il9HYJyntuNc/FkvSgrDUzPAfdo5iGRZqGpWwaluzIg+yUsDLzqhwIxW3+z9DiRVPApQnBNXBHm466zCJECoSYvDCbQn1XrcDTjIaA
        4cAIYDmmkaJnO106EHRIMhVA+NixF+hINCxx9nB1QFXKRd1cAmEVqidfF4RQlWkm3UBlUngtzcg0o/GoYRQUEu9onQgPLat9QnW6KaBWd1HQMaBDAa6DYAI/
        U9xTUwFhLpooNNavudWyEADkI6QxHZa64iUNEE0v6ZFqkd+CQr5eGxyhFJbYerYNHtrgN9rgSxscboMjbXCkDfzUhX6jNgQ09gTBgJ5eTVP1MVkwZBXghjhC
        cIx/Q41XaWd38rhkInIJknltbwL8mV5dD8tmyVoqh4gTzZhuIiQ0qh0yxLtr9MPw31ADVnuHUEQBrAfHXGKlQGGI0F0TF+6g9b1Q86jY/jqWGM4LOqciyoVF
        hd7XiSkyXlihDFRtP40tc31LgIv0whTQtrW6i8abgjBi6Lrx8RJaVTkLJWzBz7awimCNZDWSdW1Ay9ISjPf0arDTpdhFz2PFR6fERdvzRfR8SMRsQSc4JsQo
        gLxUb+PVlpimHU4PoCeWa0itQGxIdQMYDIlrykArQW6wWA1iLP8xxhgHQ8y1ResofG41+L0lyQSFF0oXRT5N7uk/VofiIs3uoikN6DP9raYm/XfClKhx0hAi
        Av2mtF6Hb1H8L9x5syVUNtNctUzJ76QdrBpT0wZbw/ea0jodMiMjnHoXlTTdXydCUkwmKCwTLJMlpm/UE9Me9SGgI+DUGkVUrZic6a/HHZiV4RJQW6wapiBL
        GzD4auYA19LinCxNXnooJIbi42MfNaC9+PFCGmk9p1zAgjCM3mdCo9e5ZtA1FHvfXECMWmjeSyGmtWwvAEJdSK6tjtYnIktgcAAlwaJsci5xVzTYKnFbq8Qd
        rRK3t65Kp3ldnmS09Wm83R0NyVvHDD0T7x42Jx8lArD7UYw08Q3BkHqMmEJM+UdKgkoTCHfMdZntc7EzF3jjeB6k523yPIZnWtV2D6nvF4HQQ2qWwmSygHXO
        TWaLdUahWcUbzOSRuTAxvADo4W88+NSn/uYff/gPV4EJpik+pKivh/9KUv+FUktESF65p7HmU9w+g1oZj9d8j9f8NFu65tOXj3yi8SXF7fOCL9NsGbfw9Cc6
        hv929vk/O/1//PVnp7CvSx77RMdcVfB49qpL3rr9h0/+Xx/cCRTgcoWDmKAYVvpknCJUxHpXbacMY/SEzwmn+AM0gT+QPTZeR69UmEEg1AX3tp0fwc5NKRsl
        YnuYOrkyoG9DXw+p9xuV76f9lMqYPKDfQdFnx4la3EgRogH75IO99AE1hWZg8rKiFZZ2dsmFUjpeP+bI+wms+bNAZhq6MZ+Wi+R3HGSbj86Y7RbXwZ0zX0UE
        EfQCdMPixDzcG0xxbzDFPQ+456e4d8YXnHvWFxyc8hO/qVpnQYUtym967SbnikShk5PFOr1iLsa469yx4qA7UwSnM1GMVBOH4bR5nquJ+U3uIlQNGVUJ4u0u
        IXoyU6yHbxLS6YKez2LTTGvgSxwOqXMI7UicRfwbGIrnEaPBm0a70PYr9Qyi6IMr9Yt+1QuSe99gZZ6tTKeV/ZkrVQ1/9+x/+sd/rg66i9ZCfOygpcZK3bIr
        e5i96sCuEayJ92dz05HJaEFxclnN4EMPy8PO+3Y+vJ0m7iKA+hZQp0WvPJv1Svk1esUN5qpLqKKX2mWNYPHhe+eqbQhLubT30efowwffYB8WLGiqBWi//4ZA
        403TdI4yUdw+L5R8zaNMyfl77D5kliIeSMa5ezqGmdDMUIqFRiVn6aGGyMsUCXi/QpHfvi9kMVlGR9zkcy4xZihtnVKDClP3W/cQxVGgOBMuysHeQqNiRDyU
        A0h91EfMcRyGtCMIf9fFxG3qsuQc0QAnLdaEQ+qsnZvoItClaTtn0bHGJTI34c4F6v/2g8RtsQAuMnV3tZq6CxfFRV/veO3X2xe8zma7atOY65S1VDeDZpvZ
        YbZnX14r9Iratd41BCIF3QQKBSFVSUGJimYMPwVRxvbt7nn0wo7t7hiet213TyIkVBwvQEBEZKhQTxeSxj/mJdyW6eftVD9VEGK2NgUyBfG6lKQSNNsExH4B
        cS1ABIozbDssbNssbIOArfUYNXEZKVHdBTkRhvecR6wRRbxpj+YdkdIZL4h2y2oRdnArifTrq2OsKqhJ8QR6lKfEBIpVPI0k4REkzNLG1K43hMay3tDjBGE1
        BK9Zwk7iIKjs7Xa5PKOwPNFvusOGGHbnIO/9aHuwj9e+tfpGWlRpE/6OuIOFlR1D6h3YFGKB5N35O4fUOxG73HnXDuddUsp+LKlOco5rOJfVQKXdFnlS/OG4
        A4syl3Qb5T3Peek3W84fw24Lv3n4JhxeZDuwkTc67IAgxLaw2tTD6Fj0q+3pwJSZ6YSwUKhQF2JXEo9fZq60wY0S71XCAt6E86ZIJT/dTyUX17mT/VQyJXgT
        /TSGXYkOH3er1cAU1xLTTkNB4Zn+WPMW8XraQxPsN9SKIrtwWawQglVRtJuvryc6su2Z4VfTf+rONP4vr6p3eLyiGvdabAqAFzTSvDMAobFf71j06xokopOb
        6kl7cu99Ka8OIX7IzTmzCc1Zq5/dFFHGrXpqk23W5CY0C1sN3j5QL+MBM2hB4lz1gx/6wM1Q/Kj/JrPOOHN9bvS+5LlfDyNMSrvI8IrHC9Dwimg39TKEuGb3
        XdHuag0S47EFYLoWzFMWzPstmOMpmGOtwQwC2cfQHORdT9gZ9bzxwVxQXHVhcd1vuLgeFPeGyuz70crsXrxgIJ8VVjRXsiRa+4Yr6csqkSYwjqd1oZq1WLdL
        9IJ2xpfQiz+v1KP1LEFZBvE5/bkuC5zMWghauiCCdMwyBEoAJ0yBaLfRnD5pzrkubC/HplyGEOv6TFfSTS9m6IUbdpllyAdZL9ESau2LXbRDp8kRLkUzFFoh
        tXTQmuzztMFe/++6OIrN/vc4SswLwt1c/rLkD06lqOeGy5q7VjevLUDjubdrYaaI8KiBYoOZsugPUGa6CLnbIATuYlJg3D2sVnHfWgNrxZKFS6xEwgFjUTXO
        5U4Fsu0NqgxCCT1AiKdSvDz0EppQoB1HqajlUC4dHRmJYqOfoDnv3hldY7wnomvN8iei6zTE725yKfq3yLILGo9SMvacS5uFH3zXIRbmv/7t539YiMqLSCJ+
        hP+onnt/yGLr+FIodnpXdC9ftrRrSWdH2N5WqwaVcqlY8LElMKonSB7/5TDyqquC5Pn7EOkLkrEzrmx6ktmv/eUfE0zVlZQ4jcR/+OZXHi7Si++88Kk7fXpB
        ub/+SXy2IkhmOdIdJJ8YR2RZkExyZHmQPMOvlgTJn3EdSykz19oRJN/9ZfvqJEfaguSHnLlGVX7SpnyDX1WD5K85EgTJH3I5lSD5VU4pBckriLA65aPo2DFN
        0LYThPTV2DcA+vfOfYfYweQfZu7+DTSJCrn3sws/6aBXVOxT99liH+RIkXqHgXHTjnj5m8/8YwE99Ld/8ecojliPF3kYv/23/+c/IoH4xeaSq5TozU8MKNGd
        n1ijRD0/sUKJzvzEclQOiDB7kGlrCMhoZ218UxqBbI0mXTf0aZDz8VMYdZrQLLcaWnMortGiWqUpSNh6xMQjcQBlp4LKjtakJ7CjvTN+6764tzcyptNUsrce
        3u7B2+v3xVFvtHK4NOyZ6uMmgOYzvgEKznjv8I6Tw86d8T5aVIbDO+O37YtX9UY/wVk7H6fSkPUnOetum/XGe8weZP2pffEFvdHbTZh01aPVpoRgjakmqz9E
        a3n1jsg3nYi3mc47orKpPmFCVkBGP206nzAlib/D7M3pWKN3EhC5x3cZ9Xj0btP2ePSe4fZoL0HzqnMkaqP4nsZEoinb5kFhVCFGa9Ff1mxDx0czL4JUrq3m
        DIPoeZHCDhXZfPMeSigT9PSyB3wRp0o2qCf5EYRpN3Xt3cMhdcTd8c8QxM6N8QoU+nazh7qpemd89dvoaQ8NBz7Zj4V7Jfr35KOxuq7mDXv6hPkpaJRTyP3A
        XL8vjetR867swdSwRaCCwnebGtFDsBNrTNuumuqxGdYEhlnFaOmwA6CzMtOSa+YnIemqmXdA3VuDeLnxgRPkM9vf3RbyerTU3BjcY+Y1Z09gLoDSdVS60gM4
        Tk9a0MoA+HHy0euIhUu/ORTtyfozOcHviTkn9ED0nuGrPmF23/3oHbE6xNxezLryvb1PULD6Q4+jp4e9u6iIlsBKodSagDCbECRuJ5hCE9CwL/qbR4detKHd
        ooMWdEA237ybEnwCpt2iA6dKNqADPwYNZNh7N1DhXVTaT5i9OTzYS9MXeRkPTAMPfMaDt2GoU5CpuLfuS+PUv+/MHmj4qBRBAt5prjbtjATydnWKBEqQICsw
        LbZmbhAk+Ol5SKAECXKZ7e9uCzYEqvtSJGi0ZW9AwK8SNOAu1AAIaCCfm4DmNqNBKfvqUFYTIcHeBhLszSNB+yHTDiRop4CRoD2HBEG0l4Z6hZFZV9NmKYYc
        1NE5Qss2Nb1VU9I+EGOEFUThU30EcQ0gtikuMXvB+gkIsY9QBwf2fTfsFuYzhhvSTer/IGfIvFk1DN5ALqKi5trhtfeY60BAzTUgzbQbEFYL6oyXAk/tJ66q
        JZdVZS6r2v5GamrxucufD99P5Hnqzjs1V7tgo0K8ALjOTfP56OX/MVy09FXba3Psa37suoSBJejD7mZuNq12DTh4MZJywbJDuG3W7GEjBSFe19TK9NXs5np0
        mVUgGVrJpzYdiivQZbGyKCRgK8nMahZ1NGlwTP5VqmuhhLOXQGnKLyKPypvRh2K9BhJyfKCTcY2Gl7OSmuVOpswEIc24yypkGpmY6DVeXyEV66bEN6WJMDgz
        Q+YK86bs7XXZO0irhhCEVIqGtOpNTaVc2aroq1ol7mzUt61OdV1hhsJ7HSI0O7e7/RRctd1dS8GV211DWUw99sJPOmKL9bSu54r6ZSeVV0k2yWBFJl54H39y
        isauTPuD86L+8E3ZRrnEtXpSw7wFeKNFTeeNa0IgD++e0gN6DWxiBrSh4L2sr/PmSUg0jVkqIcGQQnJ3ylAISR2FyYSpy0CnMFSS6fX1HEIs5wUL38eXM1JM
        RHXJlHzMsV/MXNr0RQOBJuO6vM7ympB2SgP6hdUSVTG14uxqoyGSjRIPsKyuZ0UtgVazCVVT47Q212dppiBnr9XgLgeSusK/ckmxT1/ZCeubAnV2LZlkrC3l
        imVzhgbellgpzpr8IOp05++iiLXDPpkLiqpUaxv9tVPNY19Xh+KS1Y6i1zrZ8EcsgcYuJJYK0iQ/7YsA5F3vqcHOjVa8NjbwaEfRnegNnSs5PBT7MFuDlWI1
        7QIU7hnvOjZ6oNZfb7zeGi0hMX11Na1LmZUckd6qaYeFXNW0UStTCy7U74uVXG9c5ZKIl2aLs5KpYqdQYiMgBAQh9hIl2EwcTZwRNp5kK5nUfgmNi1YTKGj1
        oSimWMlaxK06FF1AXfBkdz1aSeEEtWIFwpX1qJ/C6agebWTqVmWNOe2nSzB03IRAwS7UcCdqGHmw1cgRCXYjUZI1wIN9Wrvx0Xubicv2qUeXm7gebaGxv6Ae
        bSUGZnky7twGHnMTgc9R7ud0yBr8vdlS31WrUbi8Hl/EbboB/ZLMXlAnBsAOYZvZilzSndfUMIPb6vGAWXU9j/kkIeDF1Hc2dymZMrmPN5qLG29m4sYbRkGq
        Z4MacxJ3jxS1oy65krH0k4lV9bSOtJyLmz65AlJlzkdI1/isry7lEZ7YxH6TvodWk1qlw99yiBchNoryd9XDzzrJ5FgH0bWkHeazwx/HaqwGgT/g6ri4tDB0
        a12qz5LCJxzievxwE4bSs7jrw2iJ8v2JqjN+JRNpATDkAV78qSLI6d2kk73UbFyXjF8ibeOP/fARjMyEJ7m/76YtJdB8+8hYatO4TTY9sB9qeZd+vKIpE6AO
        f9tJ4TJ1+SjLzO92M3pMvknKMvUGHJN/xO1YkaagJx7l/i1WS0H2eSGoFgJCAuo+wk/NoTZtYA/bLOIJrBeFTzoy8sZGCa/Cz7HBlzV5oR66zPbQDjsY4cMt
        Oml+O6ml/htt6eYWLR1s3dBdzCY3Puder9YFTJs70bxdW5juV3P5G2OUOAHhKqfbYpVZKc/pmLPucvbuhu6S4vYZ5lpGs+5Ss+4yzZbpLsfv6ZivqJq9ao44
        3WRs4RuosDwpX1SVpZbfjm1e+II/nd20yIuZxV5M517MXpV7MdXiBVc+uVhRE4u9GN+EkYCC1eN8m7GOZY/jeBy/SLBgfBPRE9OGmbgyQ69AsEuITjKm03np
        cVJ3PXlV8KSas96r2tW6Gk46UZXNYkuxlkmgxUh2qTUiWwojsrYsZzoNZJWjFQxzqHgbRNTZpLcwEGIOqU9pscQZR/hpnaK6hekiVLncDFgT41bDqceLC1+g
        4/RY7kV+cPRsYZEvZhZ7MV1YpPKpxb6YLCxS+URBLPxpdYM2avA1dFkgO4Z2w72Je/QQZTaDBzFrA1DfThhgPviZkLgTE/nJ7FnITb0kZpkWExjY9siKlBlh
        pDuOlIfihco51OYrR3ueG2RWF9EgTb/0s5305KRPJXpqqLOZo5pfSs5646aa12QGsvOmmgsCM5iVdrMQpYahyE1ZE4na/u8KiJ0xa1owFuQW7SeebNyRkyxe
        foEn/i5o8BFNDSV2FSAmY2MTYx7E6KnQVx74zdSrLGCHkJfNi1I7I5gMlUwAXt8jbpH3lx4WCKq/tEF1C8fUBXoIaS6suLtN8ITxWeT5VdvC86Pg3vb0RoPJ
        c9nw/fPXPv97ENxfjt6CEAQcFK89xAiA32wT220ZenBn7dwDb1lFJb5S9WhkkymVK4g1M0EEntPHDqWamnkYmZh9FAQwqa2mxlHQ8FZFw0t8KjjL6vB3vvsx
        6o7tgxpMqyfHOhxr8LBZNuftHEDMBIsRCtrROzXLuYIbR/eUWVriQNcIM2gaUw8Mrg+FDfPAKm4Dianu9WB0izwohqq9oeYSdfFEeRtGg2DYMzIVCJmiWRLA
        3jspJqWkHG6MqJqAGXP0JEGOpypxWkKx2kCxqi0/ErADqY+2Zzqk3RBO/qQbFo+bUqs0z6M2l1DfxZx+Qy1yTC3Xpu1WLEeb2F90IGgIIH3obK0sZjnOe6tV
        IEO+LibQbdcTryh1xe1SW9sNtbJQ7zbTfi1vLaimqlQ+9zMahqf4gjl3FjW2c9PfO/fTWsHeMoPtpAM15mvB1iawVYJcj8HSJh38GgRxtBPOvb7byd5Wmz/b
        Lh3dnDjUKvGKNLFmhua6zBViJ2rocbBhRpo14xMOuD15EHBS/tgL73FgzP4Guh8iRUzCXgReVGbZbORXhfN7I52EIzFz1RWU8lyQtyzjWczlE69dp4GxRK0z
        h/WddnHuDMedqDOQDW6G6p0LUb2RU/C7k8nWbThYI/Vk9DXyrNG23YqjYc9D/EHhNL01NWI7piD9QGQS8pCssXwm8PWyB6ZXCFIv6ImhQEyce62Jc9mKTCrI
        BUlFGXhZMb2Am4bLzeQo2lT4mA4Cj6qq8BCYCBSygsLvXyqljCOkHfQpCpPxpawsp3+F8H91KGHqgjpzKMyq+hBlnNtQjzrniTRWQLAQyHFEEWnUTIGApXU2
        /JQzX5DX9C6V5M1VIaR9T7XZtvDA7R/64FE8fMeu0O/LrZ63pjaTY3ddlhzcNWIGw//kmsGbR2rOPGlIg4uwnAO+Q30zf3QLDtakZc4kB3bVimbwFR0HYMYZ
        TpeWF5azVKOSi010YI9QyILGwhMIxfiwxSk3O2xB3H7s47Sbffqw0XzUwk/PWUDrSZT+apyzKCen3Hr4aZ7vp9zIC3idZkV2wDIXVIoFnircXStiFnH8BlSN
        4Tzl8hHCuM2ujsQPEW1pQ+I8ZpTWzxbVeViZSiCJGW1PjzbSSkt9YI+8eXaFghymeZBlIJEyVqzn3v2Kk75pzULf32ChPWFkPWGh2y3U7XICJsspR2BApItH
        eZJyjSmdoodS6+rpTXnRN5XF3kj5lVz5EB1wWWlSm1Say6Hr0sXJSct05Vpesi0vhb/qRCUZxkbLSy1anuWUlkO+Ne7eBgrNw+Ql3XWpNK3OY+rIkGbkO5lg
        oMIsBdQs24yDpOFoje2AX3OsBoePecqJVagKYAtXXu9Oeli3IPKF1WGVT5GAxHkLTonx4iNLPWQqZYi9h+SIcCzH7tplKoGF5BNFLFzc3mCRQabtLPPkixWi
        ZQDXuZylZytYHgkOqw/EG3xbJ07GdAlFDykYgv1xp4lBLjtZwFjtCMx8KvWaFKo59YqWqW9KU5fzzkyOjCclnM0Ueeiu+dPmylQC35R6VcvUnS1TkzS1zEdw
        dLau01hdQdE3Ifo+cyVFr0J0v9lJ0QTRm+YNFqStrCZuFwEKca9vpZWEeJ7dNfCy3ltpDNoTH4e+2pPCW2mCtCfFPaBHzf8Zf05pE93MYRgd4HBndAuH/dFB
        DvdHt3K4L/pZDsec6P0cORz9HIcTTlTnCC3Phzgy5US3cYR20x/gyLQTfZAjM050O0dmneiwlKejI8bHgqfNEcgCQG4PQ8KByO2QaEBp8kFIMBC5DRILRD4A
        CQUidUgkEDkEyQIi70c5iPwcykHkVoocpvBnKdxP4S0U7qPwIIWg2DdTCKXMAea6NBZ0Yrc0FnQPW7ab5iLVwPYhdRrA7W8hHNkTv3euF9rXIfWQ5gJ6FT9N
        6FZcP3Eev+5krL62IgJh9efRlyyn0BdoZCb1bZa0Ek4lD+t0/QdDF7czQxevRMFLaaMCrjylEg3iYKlFSiWYEfLx04afjGgQYykKxJqot1dhirabpTBxXWWk
        jhtqVbMSPOlq4b+xuF3JH+h6fAE+uCCXc7VZlWa6ijO5ttRVTZkuSDPt5Ewes/i5bxPeQaS96qcKmuQ8bYpqSVv4GSfyAztlEhaHtuOpGq+0vbsSvbt04Rdm
        KXoZM8g/CnV+Oh3nAuL42rOJSo9h/mTyG+hjdKV0dHMfY9PBI6dl5JYC6OD6GrY02m69CDWImSAisJR9d2DrFTfEDrc2zqd07Tywa4RIXMaIffUWZprs42F6
        TfuswVdcYjsKfOg+142e7UZajl4Nw99wmPXIEJTNwdCFy20XLkcXBs25QedLyFg3S3EqRg7Y84nhDJ8a7Z+rHvq5D95yR46HJNoAbf1ctd8cvd1soZTvCjNI
        +45SSr9a4GiL3UrAJb0l3adEgy31/qlVRW54WsyDFsUvfSPFBybGCIsi7XUX68BuJbopzEk2ekWy0TtPM0tsTZDtKGg7sM49tyHabSrr3dkNVKjdTAxud7F5
        gOkrbyYqVPn5DaCYzVsKr8WWwsOW4uRl2JvJlqKGLYU9RdrYTvi84Jn8bmKeapTq3Cbt7bfNNdH7CCn+Q/cVSh9fwOD8SHuLNt5bdGJvUbO625JV5hFfku4r
        fEuzd9WCdF/R17St8FpsK7zW24q+lM3vA+0RJS66mDcVnmwqAt5U1Ji7D3hTUSRu0Ac7xeStU/YUbbKn6BQq12JP0VyXLzsKmDtmOwp7yL8NhxpToV1D4gXr
        z8Y4W74raEocTBPzpInYkIbE9ABYrKAxqxZMfy8//Tc1Tf+24A1QNVoqIKPSphOyq5acfXJOyFUTd9+WcvfzVANNuUUrQBnrUIaHLRtfbkocapV4RavEN7VK
        vLJV4lWtEne2SkxaJQ43OOl88ptbJb6lVeKuNLE1X/Og0yzCbEtFmE18TVsjp/QqUG1W8b7pLbTG7pI19jB9PEyPb5bH/fSYW5D30WNuQcY0TXlqesTBGXDb
        Q+nq7ZntQHO7tYIo7cfExNy+7McsobBgQUjpIxQKZVgqZV2ebffclh8EDYragAYMm6wktaZVA4JFPqIZUsyuL5B9lWH4xNLOKu1RymJCUZVtGgvbw1SIXoU4
        Cu9waBSg8nH+1IRj/r60slbfBccOFI4ZWIIRoLOrCXJEZlYTyPTm7Grogxxebta5Jy+TRWz8MgKInk9dFu1JF7M9gy6WrfmLWm4Z0y2WMQJHvk8m+0HM8rZH
        2PaJyQOoLX24sS750o14JZm4TD7KGSGln6ClXBnVrpJ7C68EMMEEHB8Z0PeyIVehTm+orIDhoKIvr8clKbVRBcHPm+xgoToOC+KCtPe1SNsPfw/PKravg3uh
        VXVpTlzNZArwVQG9Rvb4x6oe/qaVx2G4xWgDy04y/jU2qkAW22qxUZtYBmMObEJi4gcgWiyzaVHevCPImXdgUTMZCIE17UgfYdZRpmBTKpDwWChB/C/sU/1k
        3LdikYn0e7Yr8K0IJWfWUcYI+/JJww5kSsM8DqEV/qghNYWCJwv4/o90w7KD02LKgcwBS3ORFzOJX9nMMHQpA+Md9maVjG0AA1Szb7FN30BfeaO0DsPCoO4n
        ygKtk+mrrDVK3LBGSWanFGCktxfkUscurMesKoA+nB7Z6CLIzCKS8Y55o4Onzpy1Cg/WYrl4GFMVe+JEga2iLO8b1YyVBOJG9obsSGwmvMzegw3G0I7NdSku
        LSZ7z9VU602VgN7RN4O2DzbnKp/eAVF12iJoTazRi2pVTtrg8LST9nfrPGPr0CZg+8NO1m7/9drcsr2AvVVb2awsmb5cGtVo0GbM/VyDSrZBuZ4h6DJzliio
        tn7jY+Hk9BSUxoylLrCD/Rq2K7QtMz7brvj/M2xXWtobeOPLW9sbeGOLvZhdtsiLmWWtLRS86RYvuPKpxYqaXOzFxDL0ZmasMrkcPd4wZVmeTUtGFRppO1ef
        7Knn0MkOTBMNRQ4evaZcuXE7ZjSj8W64/pnfyvim6OaF/RsfiG5Z2AyujyA+HN3C4X5rBLwvupnDnbQCa2YeDnAYRvs5VNFNHBJ3cZDtE2g5SU1fiJ0bUh+D
        yz0ipmMIPy4O7Xoy0xcPgjY1VhSrYjVboMjNFJkpiH2xmkbkIEWmEDlAkUlE9lNkApGbKDKO9ZNWNHbFmKjGwu7ZhR3G35V1xD4MarY6rsg6PQ5j6WSq0lhb
        Y2iJbQJyhPXwlwj/w53mMqpCXoD7eKNMC5F0KO24Jr0WLOVa4pPopxs/ffgx+FmDn7X4uRQ//fjZgp9t+LkCP2zJ+Bb87MXPdfjZh58b8fMO/LwHP/vxcwt+
        3o+f2/BzGD9H8fMR/BzHD6SeBL4T/pZrLt/FLM1EVA+7ib3GfpcNqkN2x/W6rcSxnzLUnUYsxI21EDfz5BA0KJt+lDP0P9LhBfb4V8Uhl9xmw7WbDTdcEdGS
        42YiKuyu2SOfb/cavviYSzOKjzmXB11EqHzkIUUBzYK89QJNumLyWWT6narUk3slaVkOlmWZGceyZIZYIHgu7YuWBfwiZjcA8Ne4bIHXON3iE/axSYEiRuA2
        nCi7dEh10dcbBlRIiUvrAk0KB/XEgCKag5M/HRGU2EGiFxwrUT/GaXMeo2WtjpwrWVyp8Evr4UrMmmIyeSXcNeKwkbiv8tjHmD00Aj+mKhln5yJDeqeAFbvZ
        oQC2wG5kuaLhqKuRvITwtGVy2Dq5tLDk3LGUfGLmVizv7QfHYpIpWtS/9ewz/7mYfGdqysFJX/aIx8biYQi3FjMeTRslTifey5EpyHnpzYseWAO/CaZKYy+d
        Tw4yqMQiRmcWMR3Xg/ovMLN4bwtZZIe4YZhibsozHVfzAbdqZqaTiU1uZoOefP2+9dsiDv50auxjjcbYQTPx2rEbXk+x4ohxkwcs8jFz7YY3GAdnQvayQ0qI
        v4bUMHzwId4xpBID4RPFy0MKB+JTM5f4vax6IXI1pC6FR8MBopQOtpprKKiA4HC5cJxIRXaKO5IOlCbelkRF42D/SUB93bGeRB7QdQZZHlsu7FOucbLRzg38
        6Ye2u2ddceQ07S7y8YwLr18u7ep2OMq631urJ1NUmEhRYdyiwlMeN8kVGupaGurOo6GYNCkNfUMn8153qgbiwbalU44HsDv714/rAGfh5iNT9L5qObAeGJRM
        7uQHriWFNOkJ1h9Y21x6eRERAYSXUOZwFcXuXY0c30tp52PYe6hkDXZUlO1r/DSl5BEnWhjoOPXrAu/S0/1ETCj8y/4IxOwHX2NvMXokuSzdsIufzPNEOjus
        N26HdQ3DH6OGGew68z5MgMrsdSSqSwvitAXUQ6vthhL5nv5hyDnh+Ge6QuGyAf0cwr4BfQZh94B+FmHPgJ6CN+mzFZR4fg1K/LyFH96DxquUfKrKLw389Pyb
        7b+5ql5obXt/SPmIlfo0wkd4TTq5GhKF/9cWyc0KB92nOyluD5p/Gs72Jjvly4nci48MuqeQPNWJno6ko1lK/SKSz3VyJ9CoxG5yqR0kfj25BK4oqbAl4ojj
        lH2+H+FTS/DZIzQUtIg9p+x3Z2gpYnc9RTbSLibjKJc4ZIc3BA2gPgNoT8IDB82CMQqH7wIKvnyPpkZ0oV9a+HN6epEX3nSXjNFsl4zRS10yRuzig8boxS4Z
        oxmENGOcsTdj9wEHmee7gEv5sSL2v5g8vQxu/l5zlJ7qkb7+AsJnmYGfPz5n++aNz3SffDPV1zQ+TyN5pm/++NyFiXRyJahZ08BMr5SBmFopA/O0fX4K4fMr
        wQ9nI3JuVTYiU6vqZrGheGyVDMXEqqahmF61yFCcXeSFN7sq38WTq4RPYrph6mGbkBFiGfnYK2jUOhBn4bZEnfcf5mbIKtlU3t1Q0Kj4QisPvTBzCXWhqNUu
        nEeKi/Dgyh5K4VL2udVwbrvOnVpN1HeJWQL6uxrLQIWedg+6Y4FNnUTqLKUmYxBGUjhTwamptWhrw/Eq7w3gZRZ6mALvGcC1ivhVQ/zKbAb851CiirbNU2hh
        VxGXkxnnSOJ/mK3C2QGjjyVkW86XDnuo7E9WUzJ1LHhIzT4d9+LA7zq3f1DvTJYnz/1a6gdHwWOYDokDNdvCKJn47vc+BpHm2BkCh1Id9u33KOJVrusMU4J8
        ZTuTZWkpXTBah8ceWv/eQo3dZl1Ywp186FlfPXxLxod3ONdwDK56rkaM3W+awgBtihQGaGfSmbyUgQlYXOskTTyjASIvhSicB9EFDYhCQBQKRMUGRCWGqGjC
        14OolINo4pt/cadOYviTbA1R0pXc++t5mBUOQnnhUtRv8LMmZs9oa+Osf0M/+f0phT5/VtIK1FHl5LMnjnAb3bSNHfPaaBpthH/CqEPaWGi0scxtpOJer43l
        fBun7/4NmsRZG/kaEFdawN3YJS3obmrB0uTxpnbn+8XjduhFMLXnNTCVm5IW40h7Herlv+Hu+hpxZAAwhU7ZOxXEb7e81Azd/zP1SNYmh2EeJFyvJn/4qRRm
        pHJXIVZ1FoF12Y8Bq+CMzKg3UHcAJ3vXROx172pw4RvUXlzGslbvhLtsHmPoYZaIVmYJTrcfNe4Ihvco++ixjpZBxOAgawms+jQCeO73wxpYb2KA3EhCX1x0
        E7TWrzixLUKoLSnTyfTp0CYhmhFy41ii54Q499kO/vjxLCdFcznDdricR0Wz69g/fvBv2nFH7b0tLLuQbXLswobVFU+O+ZssPNxk4fJNFm7jJgtfvuXhNq69
        yWJmLmRP7I1LW5x5l7awr29HLm2Bjz7oPliNCOfh3tH61caL4dDvyC65B4bvgull/by3S+5hmFMa7IGSizHk6p/IsfdR2BslDAuEc98DWan8mLYR4SG+QkRi
        jhTszC/4kBR8aF7Bmq+qoCkFD2ByLUbjM08aZeFx8ZmbGshrNnMJVij2OemI1ITd/YZ/z6vgWNkp2fsRymuoX4B6GKBdfNvJrdRR7ARX8c0NPXylBVFVOKly
        ooJr7wuAvZJ3qVLEafJxeJTis/KVPYnRvgKXMmy+AQUlboL7Ff6dEqac3b3GnUp27u3lDMw1jbB4w3jp0SjKu/8GHpT9ezj4gDx9QJ4Oy9NheTqKKsDmfAQQ
        mOJu2C0QYMl9o7ht4ePyploNaOfTnK8i+b46ek2tAp9dTS/LfJsIrCUYzsuvrRXgzqspT6lRQAnHtZpeFuXlZxmKj1koSgFOcjXlKzQKgW/U5pe+QAGOYMLZ
        U9M48dWUwWt87SUaCwmOzNBaXITdaCF95yY43ZbcacHQ+WxOIxsw0G2RnHgBoTNrMQsiSShdz14RSoIZBcGmypqGBgkym1Ls7Ylx74S4yyvwHQvJ6B1AKMJn
        zAj2iunXbU3IFpXkpiAH6hRnb41nP6YYHO95hxKXCAVOa5nSNXJS2MFlDKW9LAAleEp5F9bcTMPf6at74UX1Oi99pXfz7Qco38v0PQV4ICJqK8msA3asncxe
        ud5ldyrlQc4RzhpIXs1iL5iSy7u4kMx+zD2SzHxM7+EZgq3/eaTMUgo6OPnEjDoSY+KBwBeSMXqkdXuEPaslY6VrR6jvMXn4wp8CTxdvdy+G0uHU+6bwffLJ
        KbW7l70tR2hFALfVe/nGDzbviR3c/uDUPPHYwH4aYIft5+2GK+BPaW/Op1dYPmH4zpOKuHHIGHBrPwBrAravI8KCXqdW820dpsBOaGg2qEDuy2Avc5BmarnN
        aY0KzjnaGZWrpIz2ThCtK18vF1XxYn5L7FzuhHIlhJus/tAIkx4t5x4h4FUYC82k2tnILnG3HXniHuPfxQjmCE0swW8SKGrsAS79xPC2ezJfbvuz2MSo8YfH
        Pvbxu06OT0yNjd65r/cuv5EtiAvD/ScfTcb+3T0CHwXsrJ1GDh7b/Uchd1bSTbaBTJqPGo1VGtfD/KPr+KC1O+vWRce2espv+Mxv5CdM0l7nS54gPE3KuP3K
        B2vpgx85AEqwxgo0wGcWrmdTDHnbFVhPkdQzLnJuj8rItoWmJwX9uLxsg9oW850UfHcOlJ6J4bWvaErCIZTSB5h+tB+JCrwK7WVkj4u42KoGdrrINOIaNlnN
        4OzOw9mXwdk9H06Gg4BzeMkEiHExPEid8Q+v/rM/6K6lfGtpRad3nIw9XjWmHUM/4sCKAhAiLu1whgybrhXY74ncIkVj0Yt7lGi+E89cEdNhtVdAwakh327C
        rF8uaPSkIi5a6mKEKwXSi1itizK+BRlfnqrlEZwSEl7MJ75qjWrPzaVB1WBVmVHle2UazDWz1vjpa2wZwi/p4IcFp2Cv/FIxs35ydU3s28uH+L4duf+Eb6op
        8hWF4E5D+FBzgC3YjWSuoec7bs45dWbfzXydwgb1kYgZ6qOYMOyQ2effAv8yvkCvInfcDamPyHU3R8Vt9M8PqZ8Xt9G/sMP5BalhzKHNM25QOMmun086OcfR
        9zp85xfFxp2Yihl35BKde5H/FOen38x59BlOOdPsPHqKyp9yJD5N8Wl8O8M56TcVADJ43/SH6A+x533c8oTGsJhRy6JE7Xne3vxz1mfX9xR7wY+ZK5/xY5db
        7Q5RXOB8wZeCv0UFf8uXln/b30F/sm49z5dF0G/KrCHxHCfSbyo8ZdDPFgfpT4qbKVIVRUmfpfTZogB1nsb4vI2/QvFXOA6nySW5dESexktyJQmXNVEaoj/5
        5pESfCg9gkumJksAYjK78IK6jFPoN9+5Z0sElf16toQhmk1rGSujznJaJ57G06cJPE2kT5N4mixLKVNlYPNUWco/Ux6kP5tvGvmmy4ClzLCU61YHb8dvtjxE
        f1LOy2XMhJdtOeepnPM2PlYhhKvIFycrQ/Qn6eOUPm7jpyh+qkJozOjMvzlkD+53IBUCGhSSVz56JDn/UXuv1AuFpMiMAKYl+zuGkkjCkg2rNjzKsyn0Bb05
        EYgnyMaIJWgFEsuDY7+bTSNTZRt5ucxXmY1jpXSOM1+B+++I7rLmU13nHc/O7ePGPl4SC2zRfwNvFgpWPYQrH4H32AIZaCt4pTJymUqfLF/doHI47s1UDq5d
        x77h8uo9/Pd/98Vf+avnXtg+6FoSt4xn8Y3sSl4aehiQPl9yg9HKcY0r0CZccUilGt61MJp+6lcLK7sSorwGjCykZjgcABOFbg5VtELcuqSutnjj4eKOPdxf
        AaeIcfk67ol+bITKfPmjde+FS5F42xXugusm4zNfZut0shtanMgelocc9zpvNFG+acsfu2gzxadxIYhpgxV62012owi7tJXJc5/NpGspqQ9D7LSmHVweAX2h
        Q41BZNKJVuDN8w48+LQ1+9WwjMb5V9W7iCNsy1uw6wwctmAHW1Uxba9oucTTto/bVXOzhPb5CeH8hI75CZ3zE5bMT+ian7B0fsKy+QnLbUKibRK0oQuSqguT
        amlJrlB0Tr7byaXqVqn9dfkgO3Vplm13YUPcNddllspZezb1p8cl8ggb4pAeO9KD+Z5po8f29GA+8b7wiuaBAQBfd5aVkWtzZz0BoNt0VN/U+Aaov8MMrHL0
        e4gGHD2H6PLt7ozOWG/ghbEIE1p8UYIua1i36MtxdN90s27RNytYoO1kdxzIyfMm7H7tiUXLOh8YhT4ys3QoZJYOhfCtYPwK2e1suMOosOB2Ni+XVSwv+AYL
        e3gN0zL579YuU4wXRDYB2rMGMik0SttG6XmN8nH0GwrT4Ouu64H8Hct5VGH+DszkrvxeLxWgKzYOFBcoRKYivt91XwSDbVhElTnsjypMXvKznYjdl3m2lzDb
        SzcdqTF2ebhIVeRqHjw1+in77oF97056+RAwpOJg57BbD2GQZJ2aXIrDIZ8Nof72khVCfRXIuLoORBqMK9zd8xW0fPyKoQ7ZpmlNnQWfPpc3Q7jnwejIg1zZ
        R3BpDFagQFTHg1GQtHTMsU09bJu6n2gGcc586zFIPbTVSrTVZautrnDna3GgQvlKr0WhSs0UqtREoUzpFU37tIYz28wNjQ7+i68Lo+4J8SCeuis0TnggPQEr
        rgaBxPCdX5TO96TzXfakHxeewFWa8KKveTJrvq6HL1wupRcte3xjr/zynYXg1/UI3OcfHQnfKdKP9HO01t60zI/z3hWwC2LZlC/TIS+sxCXRYnjExjp7Ifpj
        KItPxGULjez8oBrim2evoP7ATpc7YY1iqQkM4LL9Zn/4wR7WBixQyM2AQvHlynLJc9ot6KtCo0/kYlSDjtKjpgxf65V97AmW++Nxai5ukb7q5KMsx0nf0IZv
        eIrGunDyUVzRmKZ7tjwqqlEKPWTlNN9GLZWg21X4bj7DKURIzatL4SZqe6HkLZAYNi6Vzi6Udp8wKrtQWslV0vzbeMESfL5Kmn+zFwH2vqYE59K+KWNj5Is1
        WPsRqTKIXdruUTthTsYCW7mW2tnhlGRv48l9NiA2RN2wI9zhVHg3Ljs97v4eHgv+LfWo4LeLuiS3mo856c2Mf6Lqw5MzUx+78557T/UP2st7cim47yj/uI0y
        LB3QW5jH2VbHBq9fbtLFZc2rPxyVoG105ByAyxflWR+YmcTLgYv78h2mfOgJGnqeEdYPyXDlRjxFbMrN0jejh7/y0otf+ZVPfOPB7byj0nPVbdu2bd/ev33j
        9k3bN2/fsn2rPYhNL/q3bdy2advmbVu2bd02sG3QHsyeqw5uGtw8uGVw6+DA4ODgtsHt9qD2XHVgy8DWgYGBwYFtA9sH+wc32oPbc9WtA1sHt27bun2gf2Dj
        wKaBzXKQe666ZRtV2L9149ZNWzdv3bJ1qxzspvT+LRu3bNqyecuWLVu3DGwZlIPec9XNmzZv3rxl89bNA5sHN2/bvF0Ofs9VN23ZtHXTwKbBTduoEf2bN8pB
        8LnqxoGNgxu3UdP6N23ctGnTZjkYPlft30YN7t+4ceOmjZs3btm4VQ6KU3p//8b+Tf2b+7f0b+0f6B+0Vkka9y/5uCa4EgfUry+qsRi/Jz76KNGE+uWO2oHj
        DMP/rfh23F/Lnkf6cb2ZwyJU7v+A8t/ITkn4CuOYOInKo0n/yBD7xWNLLpuebOA0QsjrakrZ5daTa3PZ8JwJLN/hF8aOeCyFT/iKVby4kDigJO8EFVkWYT0k
        mHytcXhLrCH7sMoZwnS5wZ33E46cVtzIJyNYxFa5i9YTudJa/M36ORGbs7iIrfJaIragIWLzKSdEbNS1ELEFRI4cuV/NEwtPKDKgBjM+hC9yUAPmo8gmkkk2
        IVVWWCOiG7EMpXkJ4eNTjuNTr4BwUiIuaClICR5/SCuPC2rqY65YURn1YsEKyzxekIs8qOmjLBRBDaNgFxzfCojCfXKmwZG1ij/mu18+DIKCGNS0ZcTgw80V
        iHmJJkKT6m/CtwVfcV096gknNO0yJ5R4lheaYA9gfsYC1VTes0Sby7c4Ur5ploWnX9ztSGaPPctMz/M35Qa5rLvEmgGcdj6x2Cqx1CqxnCZ6pkQsdrnBYhfm
        YAnEj6j5EyyHb1GzblWzXljASXa33aIAXBBf2O4izy86ljGBRiE1BcbEbtjxE82c0paVmtSE85642eZla61+VjdxUhXLSQU5Too7HGxs8HvOjyEPZAMC/FyK
        n378bMHPNvxcwbpi1hPjZy9+ruO73uzeHNblCtblCtblCtblCtbluLiNt+xWWAHrcgXrcoVDb+FvusH9rqhsfzyFrWsVtmLnEtv0GJeVnxnroI+nKrcl4Yj4
        CWYOSjS2TkNj61qNLdoH37Byc5pcRA2NJ5UQYyPG14sbt341MequXFEP6eUvOVyLyP4RekxH5b5zq8VoFEiZ2IRcyq3fMLJLEncTarlZZRQcgpIUImZEWe+w
        i7HZTY8euDaTJznSSlGd5Nbzc7cAMdXgsuo31eSC33ibasCMqwAnnNtil/YO12Ir1dwJYGbucsSyly+NmGBi3egEEeN81lG2QLn+0ehr2XpaZaXHHlxIKGi8
        HPZrBEW1hjIbUZ22SrPA1loN20ySY2EfOPNzt4AQuQHiXziOM5pyhbj3wjhi/o9tqHjB0pH1rZ9HySJQkhc3o4knd8RlkZavS7xnKooNAaMTtTVFSJ2ZEGhs
        +UuBcF6O4GUOIVEEYw2NTkdBCcFJUwqUAt2GFMA3nKE5l6kWTL3IOYl9xRlccMWJSv7WfYWyX8Q7hmSWjWnV8Ctz2IsNuoft1Yoq+T7eBBdTH2HuhjEVcoNH
        8eTf4fq8njpClzOKwYfU/x/Sy591vFFrHSfnVkPYlP8ETmgo6WZXHIo4fH9D+JNiIA87itRiHpJE4+29g69zYSslHJ5W4Y1gfJTlxv+p6JRR0cyqQ3avNVGB
        iUvDpgUG7V31uDTPeCWXI5VLNkl/nbz0l3l+UcsoudHNF+6CL7LXouwUnSXLUI1j1TJsH+Y01DKskBHlTKoWQV5Wy3AJrJZxoJZh2cNRWu7yapm8BLtI+xlW
        TkEtw6qqoyjDqmUU9oesluEarFqGFTKinEnl/lYtw7FMLaOsWoYVMqKcsWoZVsiIcibfAquW4bhVy7BCRpQzmV02wLNqGae1WkZZtQzDY9UyjlXLOJlaRlm1
        jLJqGS7YqmW45Q21DCtkRDnTUMsoudQ3r5Zh0K1ahouzahlOt2oZBsqqZThu1TJs1pOpZeQpVctwWVYtw988UgImPVIShYwoZ7J7yGc4paGWEahELcNfz5aA
        e7NpLalaxtZp1TLylKpl5ClVy3ApU2Vg7VRZyrdqGcmXqmVYISPKmUwtw22xahku5+UyEOZlW45VywjCiVqGv7BqGU63ahmOW7XMIghelZlnJyn8DLUDqFXg
        q/5irVcZdY8VjvMN7HzhUuLSKkbbmzbM7lDU5WBloiKQizhFF6dT2ueqVrw1moZz12dnMUfTcO5vnDgUV18mFAdgI8ZbzC3220eo5jNPhevBYh7EeuUxEBcm
        00+xfWotx5QLsM4h4s0dBVuJSImoCAZZL36JvckUZPEp8Mmr7OYJ2onxMeUIx4Ggu2CyxKoqWQ2dxMNnfDgNS1NgP4T2COeUUCpyaZjOsV9Nx1SgVnHEksa/
        gRVJuEqEtjAeTDuqFPDJJdgFMftEQyLz1IdDFpbDHI19ZJKjUCJXJtr0OxoSYt8U6uIPEAXjABC3UlTq0sAgB7E1rPOvFbrrh7+rTdkUw9+jYIPqF5k19Wri
        Jb7tXWocd6m+uhcb7ZkvogvheYJiYmnPTpWgqec9o7jOVlasXPqf2+vl+b1e4V4vL+z1irhjorIqP1qvl1+n1yt1vubxR+31Evc6/Klzv7MZFpuRcr9OK7EX
        nTcC4md8J885qwJkdsuvEa19Cr3MZljJSzZ+fQ23Vn4xZIWwodnJ582fCg3HMFLTVBkoYXKGcnnPxN1XUlOeo3g3m/srPgpQqjEoiZv4xgcWMKjhliYUKIk8
        mnGAVYBQ2AjgzrU1vaAtNQ15Xi/zFcnXviAvedyTmZAvm3+8wWOsd2d6IJMNH9dscTpVmJfDCZ/QkdajyfSTYXo6SY7a+UjKVsiEDxahMadEh0Jsl4kKYoZa
        EmO7IlQh4VM658Twq5kjLRDccc0397insb8Iv4iMhh6IZ13vToPWrnfPulEnwhlafEeNaz+/egqnJJMX7g8jJxnAUUHeEZvOh2yGvTtvpfcP/hrer0kd0b/0
        q2Hy4K+GaSlTIztvjcvEfyeXJ19ThmK+Ke+CaLaYKkeqYmJWkuMqsCwqD8kpMWhbihDJiP0PfcQXkZbEB2sZn5bkmxLM2xXfjSsK5+6ITQXg7B58ccR77T7h
        AdDRmKOTxB+vSft1oi01X4Sjkz+gRlsAo1LSG5UJR2pZtzYOFtLWbYI2vm6WcrA39zh71S38eDOsum7mTSXviUE1jCyafR2BEnOkkkjKxeA0qrGqISoGciyh
        KkxdSQz4wfPUhlgal7a3JO31pL1K2lsNaPJBZgUk9uRI79jY8SOEQkW7Wwn95EEeYLkZtkDUsJgsx2DLLbEBd7rPBzwhmaMSXsX6Vxih5Xm9lIA+Heutw4aY
        dtYX8PYPEwXiA0uCcR9yiUrsjwopRYQSH9slGIQm5hBlYqIFRX4h71LQyQiaE/5vOhJRqb1oCd+CPGgmRCwJTca/FCZjXwpTPiX8Az6lW9rDc122kAtJVYtz
        oHJZl5MqqWincqlsDmB1zo2CrlQIGWxR00qJV3jDbEX73EpF8K907no0lXEkz37RUheCc/KLXGTUjo33F8FTxPomqn+K64elJVvhtifjX4R241LccvSMBupc
        Cs4DOhfGKnuLF6RNsIDDT5eY5flrxcecYWUxrM8AgFBZqoV13gCDOB+Q4wkQ3u0uO5Qpoivmqs6CfpNz0SFL5/1kIhuLw/Dckz3tp6fZL6ZPWCItqpTYyo/x
        gKUdLDgtpAuI7fHrmxYORxaOQquFI1h41I/6s5QvjIYvKwyygxClMWDfdyKcZihWZXxT8GPbG5Rim0DN/T7LHtExmLRFnFZVAgJfnMUT1Y4mSJKsH+1zvS4R
        Iwo07XApUHERgRMXRkZGdkHJvmcES/iIcUZgBozVgHZFSkgZLxAzlPR91XyRykLvLF+NwrzzxGTmS3YOtHmOcj0dLPQ3EoXVRvLsV7PCQ3brON9nSRQGpp36
        4QfA6whNj5wJqPWOQxPBtJV5AbyMO03nac4RLzFLThMNTUmme0uDfI4ewJxg9on3g8WsO50jGZHA3jdxj47Q5HgAZ+sPsIhXM3+Q8uXFO/f1UmJ3TomdV2i/
        rTfSTGvcZ2B7YVz4vNbPxCv2mRX5bCNym2yn0Q+DrJ/GkZyHaS+qT0989jRMKRar4CdqbFXumiaIME/cz4qpNtE5asCtljjh6CfvTCccJqupiVKDcLVp5VCF
        NThiS1R4UUp6Z9oOxQ59MvulEIYJKs9iOMlUFceYGwxFMvmFcBFHP1NfECiSx74QZmiVTHwBRKjpND1OWD+pM7/jGXdEeEU5XCcI1zYDAaFMExDnvoRCI9eW
        DgEEMTQ08ejZaKoBYAraeJ+BuDdjakCKACDL3DRDk4zPKwQNYXL2NEpjnHuIKZitVs87y/Ql5ALvhlyEFeE6InbhReDaZ9pkkdPMMmLjkKFzMvGEpQzJpMTm
        Zp24A+80zQkKsO67B3pv3QX8YS7AvbVXHPnyPOg0HQg4t9PITa/z+SNGCxGEelGnFasFcuIimZTNiwLf5smOhHnFskCpkyluc+w+FC2RWr3kjCR1PRQtM24y
        zU8TRj8ULTddyVn76D0UdQmbUUueln5b2iA2biJqZBem1XLxrExNlZz/t7AO/qtgahFsgEq52xMVn4JKWFZcAtNS5WMc8OxhqnyIoOlmT94n8z02ZjmfAjDL
        eNqaLkyhpXl3pI7R+UfIq5cexBz02O6DbXGZH/LQ0ewlVhNHXJAuK0DWG+eoUFba7Ogt2N5Dy+gTDvN5ES+AXtdjeKlUCAmzTWTsy4Ex67taHOxDT+qLJJX5
        NGzzoDIs7eETLX4Np7CwL/PS+U7FaOxKhGRHogRgnk62IKhUDsh6u+WNUXtGam6QMK3M9jVOT7bKAqCX0sUPd4ijcGaieWaqxXbPhGT3yzKtmC+zxrElpIZn
        +GAS5OzWMN2HNHpncu7jHeiio6mEHafxThxho3UrIIdIGkUwCxeAzbAOJXjP59g9n1C0Z9MUFRC/Sl2dFMOft10u/ngk7RfSYZD9uLWXp71yHVxNyHtg5hjR
        uuVURNYzcZr2Cxn72lRE/211XqwDPo7Qzo5HfSk0ZUOx5/V2hv+ZewQsUEsqS8zpfH4VLoIbm2oqJshgQmfThO8/1LAkutQEluf5EURZK8GtvC7PGZrO1+I5
        Q+Y5FXhOBZ5TWZ7zxzrxsAjP2Z7xnJ2g2HwilzftTAzSrTlGJOXjVMrHqYwpDFoyhdTLrDcITCUQ73y44DUwbcEexxlNTogFODFX+sPJVUcIT90PJ1PUrdj7
        iDH4yqMjMZFeJxllBVovzCYxKnyU8dre4K+1S/zWqANLoMlKarOosM6fLeJcgdG39m5nw//17nkflE6E0OGASFg8vgc4E3qy1cBWnLovyXtK2ar5x4O5U1z4
        KpM6Bx15sqJH4SwsNcu76oCwLt5615yOOZxxbhUdVkFs4xMXovjkVIV1/omHp2wfK7ItP5emcEV9cr5M6XVepFmdCom+3CxLjRqvSKPW88GM9e6pykOxm6PL
        IuG/NT1z504YdZAdyzoZ63SV2PYLNFClT1YwaJ/0XZfax1YQY5cxx5PjPPbUlFXS1TL+Zzf3zMz6ZtajwbrkWBRwDFwOYUXyR7n4pz7HcWXpcKyY4PbyhHAg
        UAp/02Exla2SuZ0sGQO5is+Zf46YDXs0JZmKAFFeNgRzhRimc58DZzLGHnpw6mYSHM0vOlIk1Wz9CKZsjJdmzjMz5xqEp8GnYyjGVlFhj+uJOZg+zHUZryHS
        aEQP9MKe4l9oK8KsF22viGGATaV/wLJeTXzdTMc8vu5p4cR8YdhSjqxAwRd1VBTGbIej0K+J+Eek3gQROEWcWpEqs+wctj/YSzANsB0Qq4ZzXyV+FHmEpwrQ
        U4ylnqKmigu6d9Krc+c2Y4Z8R+/Cz4NNyFsEe9ksOAhuLTn/JaFVGNGxy4CO33Qc51he1bBzoQAxUwo4B3cZ9VraA+FHwwsX8tPa8tOWK209umoO+1ph6hQN
        bYNbz0WzoYU4kBBMY2iZOh3oRTcHwcuOhsk1TbCpPivNaQg+a6xc7WwWa6JSCD/PryD2+auaMeQ1ehI8ataVKJoXdRDQ0nyBKmzbqMymMUsmPheGf6JTYGY8
        fJSbWjgDgmOv/DF7iOAJdAO+o8Svpxd2ujzgaCVG8nPa9UedY9zuGXFxlwGJ9gkHkgN2FrLEcFXy7Bf4MoAzEjwnwTQH4Vc0Xrf0OKSSs1/AgT3RO+aJEEV5
        GSaG7Unm+pzkWxLRybcl4ibnnuQZhil1fTI7iYaJ5zZMm0XNDODrzaOeOEU9AVOo5NMUcdFCmolQudLnn7PMIPWo8WUZ/hxuD5B+C6THqcOOAS8s5u9uIVlr
        wvvXxG3HkSUe59vDdUDxtfKYdCQvvdouwtgMm8L1QXDXZm/paOm4PhFiHZjpy4nqHvTma9niYi3dacY9DfnsLpnQBAVWHn3MFHdlo3Ak7qKBIFLV0udq8piM
        QjE5iaGiYViTnJJYEF0IfpCdQvnmQuhaEVkDFWxf8rR815489STQI1qaTEqklow9weNpUqLeC+8Ki9KKmp3PO++bgu1e9nCwN+pJH+BJpPFwC41AD+5w8ZNp
        H8olH3cuE6vnRT0GbmWWYrOSPEg7kiUQz7n1CEKF8dqhuLBGWXl4MWmPqsnYtBt1Ji9/85l/LERl7ubeRQGlXrz3vjBSyXdfxC3AbaaXPUQk//xnn/9hgc9m
        9bzut1hBzTNxnM8XX7DPxMPORzOhyo0j5oKUdyh9NI3NvqpupHzqneLQ4qVPAZSl1IYX/+7rvwRwTARfjkknJTlRGfK+DHtYYobrDLDG1VLT8q/GXs6VJBDs
        1a++WsQxfXa+QryConLkpt4VBru8GqSCBWg2zlUoXDGgX6yIB8AZPJcG9AsIifU9S2FWeEOT0wEk7o1Xstu6giEqfQYF4JbsQnKmkppkGLPS9D4U9z0Qrzqd
        fXw69l6rfx//dAhon3NpaF/+Mwfj9M2v/Hkhkjt5HRrmi6M2OAwEcofRGiPobicxvC4ZK5FipWifrbd752njPbxoxbml4SYWrBUwU9zDMGze7o7D4p4mDAxV
        CnC/ERfDTyJ6SrPLPZVaaHJK+GWN2BnuDHq27xsSip6qD9B6TN/p3MDRbFiVXVtyOl5leh6IVxvv9AF+Y1Y/jKnSk2/O6UXPxLDu4rwCu2FPBhWwWBxOLhb4
        wy445GSL5AmoeAvr3MOD+pROlicvfDo9Q8jAx4oP/HhhlLQl/+W+7Hwh3EWtpY+jIsIHtTh9PaWjKo3N/1C/U38fTntZjOhw9qAIXVt/cqc+AoH8j9nz6PJG
        fUSYxAfzlAtPArwuXEisB400OMzwXox6z3Z4XCsYQvXzFtVngeonA3aNK27wqAifnREkZ916csYmDj9xz/fPPvnCJz9J+4aJgpR1CmGvWflQvGq7exIPKz9D
        g0uTZPVDlE7D/NBDxFqO0xs+XlUMifWhXtmg3i88fCF5jJjDwnr3ZEAoQuF4QFhC4akgjsJ/YiOBxwvUc+oaeBE4hNjeO2oo7wyVR1UbnJ7/Z2DvY0UB2pa4
        Fz/78PMOiE0SFf5LA8cfS/nbYnjeXtnAY2Q7+jGnMRBUbPiv+HK6VEeLTArX86UFcJVYx2Z6s63habMyF+/JxS3QUieKJkD78bMNP3wgN3EIZIBwLpCWAYlK
        FjhYy9Om+C0b3tz337890HMVO1l4xUHfrhUsXiMWCwaiP7SgKNceUtKs0wLy6hOmLASYlrVicmexntzTdi1b4BaTV6kT/soZ3nLPV1kWX9iq9+PnFs4Pfzt/
        8Cth8uCvhLkJcEtc6iVy91+/+Zd/Xkxe+XRoSlD1XpksR6RKw+Yh4mULHy16djZScqesX0kXHtpw1cwSOXBYgD3445jktQH9GHttec6VaT/8ndm//L3vfnLl
        oHuKnuaqy3E9ernh+ZcI3qRO7v00VqiZT4ZsMoJZVrMgdNLa25aCA0dEfNYg/FMn4BMPtRFeqsRvEy3Lx3OT72Zv1NqfWPfNRdYslNiNIwaO1hAnnBHvNcUN
        6ozdUxXXu485cZ/pQ2zKwe+kc3oCWZ52WArPbyaEv+vDEr2IlqXGSv1TDiv/z7u45ht1W5JBccKwPlMNvwWpARXZ0DvcjMdS7rHcK5Cd9CKufcyLViM870bw
        T4n9Aj2Ne/g9xb8THk0JOeaNI9i4BATIVT6EmBiWrv5MFMEfCtpRZuT6RNvVlN5HTznkivrYasiUTR91fNQHyRFaNM2zFlWDphCJiHCZ4UNx9JBMSSIzpq8x
        zYuwu2g0qcYp5/IpGqDOunGVOgnmV1aIXGV3SVWIkavstwU10+TBqfJSEh5ar1WuEGVKuDWsj151o5QcNWZxc/o1UEEc+WTl6Vyc5nj8KPNGJWKlDJ8bhAC2
        imuQcWSFr6b3KCiz0yDr69jDXO/mSd2DWd0l8z2ENXI2lwPCIJw+6buF5hpf8ZRD2p12RXBkRfiILAhYrmC9yitJY00QPuG+H5VPQNp0WegXvSP6ZVGywMpF
        4q6IFNSgzQ2f1qYCPbOLqdpP8fYhtZYChYMgFUx4g9u94dO6AnhDCnpw9W0FYOOugp2HTFZ+JXmaG0FcnOXfKthYnnNMBczDjJMdEBcaRb3H7HuQcH0B+EUD
        CzC4cOAR6MYlW5iD4v+URg3+TwPTKfdvlWWM2tifoD2fUiD+vp667IKq4kFPnDLM8qnNl/n3PP++wr9jbE9wF/+e5N97+Xecf+/3wi/p19gMELX+D+Dj4d6o
        pRvbk31QeQypUxQuzkb3EUZhS0Zjcr4Xd/+U+WLR3gYb3QcOwXvgdNzzWi3xcjxXz8OLMYc3ZqsqYTQOlNOmvh3IKJYS/lr1r/6APuOzc49X/PpapQbUn/s4
        qe/O+MRwIzLtY1e5QZ33xZnTy74olmb9aBmMt8YK0L4RSSxEK7G/89AiXE1lcc1PHuOkk8W0kajt8aLU9rAngPwOYdSEh3qeLopJ0lPFaDnCyWLUjXXVBz7P
        VNH9933tn9a+575v569gmeYX3/qFrif3fOuv85e2TFVxRRP0z+DjuQP4EIPMvxReSo1VA2KI70pZNrY58WGOhJFqKKXxn4OZ6eNy65UIIA9NG0xjKw1eiC+m
        dy6mjYzpm+syPbiPeQ2UukwKMTKon41DYQZUxBRZHKM8AwuD3gO9MbgGjt9K27WDTKBL1AwabnD17F4Fkxu2XEwSWp4HceGLhejHNgqov/shCQGlUU30g8tj
        U3sq6WlnkaLOOPI1kRUlZEWez4LfGsvsIAUBvlfMMPGlYhMmThctJk4VBRPPFQUTXywKJs4UBRNni4KJ54s5TMT17PMw8Xwpj4kPlpsx8YFyiomPlQUTHykL
        Jk6UI9xuYgVLYM9EbNJrBW5RKoAjjk0EclHNCuhwLJGd4NCOnGg7y+boI3baho9whICleKIZfBYiakROfjmkJaD3NKRlY18WGygWA7rWFMdPnsKVQGupswa4
        QdjLnuwRMdAkQvCECJcRT9jDTaR+HlCfR5wGegohFft0j0iK3FNQ1p7he4ZwA3RjTvTWpQfTvkte7OWaH/akZlqOZ4mmmeUD+iWE3QP6XK9UOEFZvtUrAi6W
        9IxpeEoUIUeX3Inh7OZb2WgmQqKYyhNPNRt+ELuSdT+G+lx7xJakM+085KBuv6+lKNr9wH4gbqliuLVXnB6DQbDSTJp5b/nMA/j3daidcuom3Eo7I6aFoGM9
        2K0a2FMTV3nOgVEj4SJseSmccSCVMsz6dcc9t3DTzoItJBZ4nQsxrpG7F7IZQtxnkEzZs6+LE33H9DxDnIupMPMCTSSxwOCNhC9iu5ACBGpiffGG68Tdo4re
        nXH49GgJ074bDF1dSrEFlMS5G00dC2oJh35oapdgT/+iI4axM/bIDfeUENWcQF3Wu4YShC0KGsPvzB/tm3jJEuOhnIidknjTx8WBToe0d6FPWUjOHgQ/r6UT
        sJFoYWG5pkXahRjkIDvAhQWgSay/3n26gr0O7UIqEFribEsxugg6JlqhCgg/Dz6Jwi8UCRcUO6sPcrgMqb1rF4YYUEIxALKKPUa8skHZQcgvgnfTo6YwQpsu
        j5j+Su8IkfJpzRUfji7hcH+0nsN90aUc7ow2gHrnhSAoKftuwosuSy8QuVw8qnlRP0dm3WgjR/rRJr6162IOw2itNR9cZwKZXN6xhf0Hm5uxgqyauM0oO2RJ
        /DgcukLiUgq/RpvP8DQtcy2WRFQy48s9L7SxXbNIlmkf294LF3k7yW83LfJ2Cm+DaDNuPTLrxHByDKvjOrNpbhZPvKb1iwcJZazHCGUuNWsl9zhyrzWbJTcO
        mJnLxREFbwsV0VPkWG8ulvwTeLqYiDLnx+wwl4lHC2UuMRdJJuABDdMayTSLKUSrY8zXO9BuGAqQYqo4UtgY0V5D1C7FHJkU7AcSs3mBabZL6jXmdNysFDOm
        oQ3j7TstTUtHErVHnEDw4qufWkpUYboPNPbp5czchDL1iIKnp9ZkZaPloo8mKvQq6YHNEmZDNfSD11nrhJcZsFqpYqqValrwtACFuy3k1OWHHH8UIs/I1aOJ
        yumCehIulAHhR7sWO3Z1jrVdr4klxDEJdvzgsgXF8SOQZ7DPA9HejBhvpOHG3DjBJ9p0x2jAep8t2XWoBhee5OicTqYuqecTXKugxVnhZTgEIDmy7JMBVIVc
        UvYJru1zcM+FTs4uZc28ccLL+LSqG17OJyM1jqnOLoWblleW5hRPRb7llH2t/i4OaWK1qvJqENXcnTjLxO6EbqCNRA329f5tBNNa9bIHf24b1KwHN27r1QxE
        vc4cAUPbeIRh1KmPIYc1jHcNfaVi/1ro4en9jAtHbBSZduGAjSI0PN0cmYRCApFxF/7dKDLmwq8bRWZ1tNSASwcccyw15/QJMZnTO5OX7mpcNElx+xw77HKY
        3eTwRZNptuyiyZm7F7tocvruxS6anGq8abr8USWTi34zseib8UUhGFv0m9m7FoMAbedLMLlloMnLuCWILWfIEetmSNnXGteP2BKuD7EuLh+xpS1WwR5uC70N
        ol54NaxH5eT8nR2EidZnQjfflM1u4PQ+bGT5bmzfLLFGaV3WKI3IBuz9TZfpNJ1zNZhPen6hmIZx19wPQJT4ZalcCaq1tvY0jDvpJRFDs4wpIu4dpAINf7LE
        pC+Xy8vD4q8hZO+Emg8Su4Tjoakk/lFCa5y3FYzThL7JDDWmPylSW0pUEmAt8SU1Y84gH+5ZQmtmS6BQK6i1DuUgP07c4c6RvbVC6ubGiztEcg8/AfAS4MH7
        sGYnTvR3ba+cfeGHa3C9gEF+nDSAHz0CjDZsSTncGNvvIXHxbG2HYo+dK4O3TLwbZPLBxWYMJ/xUUynpr9/AbBugwsNIzRHP2hhGcIfsoiEx4njWq/9/zL0L
        eBzXdSZY767u6kYXCJCECEq6VeIDFEURtmS+9CCrRVCknrSt8SiPzSix7Mk0bK9IyRonpgjYpGhsoiR0os1IjpJpQNqQMybyIRvlMzMjxRivZpdJlCyT8c5q
        vtWXD5lREiVREkyszWgyYrznP+feqmqgQSqRPd8KYt3qqlv3ce69555z7nmwFYum7mz40mH3DLRLf9UtddETJ+g6vCGbzD8FV+eieOrHH+SW72KQ2qrva7tp
        Gtg9LJZogzkyvJvjsFm7OQDbegam3XoSLnoY/MCLTxHOu4lQVMTlO9m7q9vxzfmNoLy3V6e0dbyzWkzf3bGGp2MQSEQCdhpUeFZhPJr/zM5DTbRw2cfRthHr
        hmam63KVlB0MhlWaLDbtrs6QtB1tLqYMDOt7LWRHRx+mwni1laeezVNvSTk9C1E69LDNMxnFsH10TAu6XNwAz+QexUYlmLocHfK0uFSUkA3wSVLyludk7wiQ
        sYxSN7bZ+QRtSnGT9pyvcgTmhZsltsa//j43nVh/rMZb4eB4GtPTGLn1ngZtQ2LXobAJQtihjWwje8XY+IlhFcfyRmfGTTsZKI5NixB6TJd3PsAqFt2+FqHy
        l643+v4O4MQajnsSu3DEaixPlJPWWUfQGe9z2B1RfSs0/Ogaz2Cg6lATpNbVoT443RFXM4vwu6/qZQt9B1qSd3rH2EMavS8cKsuXBKffckq6ilIDe5EyrjKJ
        0PYhVPdg/v7qtbitp7zgEjg0YacfKdiEoTbtmT4HcAdz21nbpo2Sfq9p0z5NTND2NuF/aD03qFn/0k2arOU9t72tUnUNR/nUZLiIV18ZTa9lVxFsD8j5fAko
        BYcta6iMXwK7BX8Aa0quiOqwnWe3OMUXnnzhyRenNxZfsA892tivNXFQ52rjtKsgDLgL65nrpI3Xt+W7XJmOmojGqUHxL0yVqHXGWw2EjKuTTV3Dfx2ybXWn
        VtMc+0ChXgZS9wNq03RazKBPAKh2KYvaVIgTjrKjqI1EIodwPbn004YjlaQ0dT/R8OuViOj0jR1ijTCs+3/3dXDnf7l3hnikK9a6WY18cuxod+W2rjwQf1e4
        9UUCCADwWNDo/DjhVTM6iwNt1WdGxzcfuVK6hIvY+HCjVxGry0WsNkXo8PTvrGqrq7Wsh6B79Yhzc3bt4zJRTt+IVcB54v/k5NKfvHgUTrU+T+W/oV3i+Nn5
        G9v5J0RwaylSCSAghlk9iwOUzXQ4VE65TClnSS1ccPz7Yo7JU/UqHbC52xUrz5GrQA3SPkfpUwE14urHOZ7AsOh9uZ7FhVy8Ad0zMMW62gpqe3XxAAGL2EkT
        9fAPHQ1Bs5/g/BWOGRlEaOcfObpF+F1hFUD67o85tIRREHXiU2YkHFNOhVkuXUTqsPOWN7ch1sdWN9ztLvAtb9evbUMcCm3v6mxY1nUq5bVtxKWxvxj22e8t
        zeFtdWKe1OLYiFW+Q/HZnYU4yYMqijjwy81g4nt5AyGs5GbimY/omwMNCeuKPQXnfRtN5AtMzAZ7IXPGOZIvZOSb2Kw6RQyPtMb61xZWFOWdNvoxo3d0Xj6T
        ciSJOlyb3d8gFoUKdR5rw8Egv+jTHrhx34R2070NuD8LiWJlp+NQ+munkkcF9zf64Ry49+t7G0tejDXYARx8eS06kdTHXlYrqJ7ByR7Odenh/ewRvIKYZTW2
        DvYEmhUqdNEixopAbQHU07T/VbBp4GGAh4QwNj8PiKkabJXSGq1+NEa5vFVumlabn0/tj6fuMNrZVHmRFSJmVZJBpEdE7R2cmzJtKgnOKvAY5+xLxjhFeNeA
        0oeSOzk9nBwEK4ozQBTBV8U5Y76q+K8djtF+2k72882knbRASd7ZCGgit9Smr3CdlwbTFsjy/YqTO1QW/xdHR3vPdLT3O2hqiwL1DxUh59+ZMGl6R5LhCJnh
        y24hOIALOxPdyOYD7lhDB5ny2P/dvbDLhXsTwAJeSJnGzyiLkts7qLycqNEALSkDpe7dbNSpx8LV0HQFmjIpHdbJOcig3TiTbp6hnh5EF+9UnBAE1KaZXIkL
        vzrTM8g+/YvdQGGAQMxHlL7icvbj5ZjiBCB6iK+PMMwhZcWvfXw9XIboqIaoSu4AqrhDTFJVJt5CxWRTB74s/2n/23do/9uZ6stJXmLFfN/pxjuMbN4pkM0i
        30IBD0pxN0ICo9q9VFOTrMezO3o826/1QHpgrh6YbHGbOJlNQ43J2EN1AkYo7EZizPtUlyIxdoxNZLMH3wz9SAaTtb0wG+sp1HpitppgNo7vVFuG2TzBbHBz
        yyggHWI9TG9l7MasXADD4PtpodZQkmA3fhFKwKca7qvwnXJvg7LQLK6V0ZfkAXaLLvfS7X6lsRuxi4zduL5VbJQOjy2eQZb8fQisShhOf21wWNVE/tYILC0t
        rQbUNWWt/6DwwSHL0zZiu/caDDXxcJhVHpOVJwt30RrnXw/RPHUZQe3nFAjM1QhM1umdep0eVPJ1q97UPlhDlq91XN6sEZfPbLawbMnPft6ZIMz+nx1u55KF
        4qn+PHxFP2PkauYfYCJN4+KCdoMezvCY7qPy7l7SK0KXglAe0R16SHfosO7QPt2hUd0hpTsUU4cYXa4Fr+ayO/skVKuoFrGksgUhbZrZ7c7BOHejwu1Z9u5B
        pF/q7rHm5bnsCbvd8/i5Mrba7XZcje5CDT+XA1pkl+wjY0Tq/5Wgn0ewZ/ChQ0vwWcib5Lfk7WHqD+Mt6g8jMXn7tkFd+zXqGkNcNn71/y7fJzjgE44GawX/
        V2xqyWZ9Ih5sgG2yl82Jt//U3WZNO8SS2T5DxwZ0iEQnSp1o9VwU0ZlJNsl7A4f5TgGSzkwkwQ8IdScWCHoJiTCmas7n4ZG347BK0GY1hvdqhIqnnPZMpwN0
        T/sB5Zlx4idd8QZBL5cLvXjovVHg/YCdN/TKdEAH7RAxFwFbvlL4St519DtRL6KRGLk0aJoD85rlhx+bL6UWNZxK6GrlQ2h4jyYc4rLSTdC2fET2vlLT+fFh
        gjE9lgYd1iI5lLkv5W9HZKvjye09gs8IYryJ8pPTugv4n3fTXs24S3edYaH7flF/qKRk+VyX6ZTLFNgdWg69fV0FPFR8P9ndJlN7p1T7fHftC6XaJ5fWHvH+
        XKOeYX8OtCeOrgX8mpcv4IteaQG/6XUt4AXvCgv4gifEmoOlyW3BOmPXh1jSF1iMhyVN1BIv6sAsagKSrNsFmxfuPH8CL/V6XV+09bKft5NDhFbFonv5CeDi
        Xl9okFKNujLXYIGOTcjQkYg0maY/UZkLXJDl6xz6MDnRmWkyNEruIiCM4UgN0ADRM4kbUEELQHCHcHqHmzuRBzcA/Bzy3IWDO9zsx/Gaq5weK+TgpUbcv2pg
        cPWatbnEN/Iu9s58oGfmOVdvNYxE4z+ARAptd3UnJl3d/UVH92+BxwlQdvQwzDsYBnH6LHDv0KCCysA+owW673uDsaU4Fcq2FX5nti3W5anwiDxE6Rh716nw
        eChKWxIrnofuEUr3s5+eCgET3vErNAJCx7ICJ9NOVs5ZVy7HOPt8LJi04UssJ2MlPAW8uIqz7jCpwaRQ7KGXkZksfXM4vBJ7rXCYB5GYT8F45nw6RRw/9h4I
        NpkDEdI+di/xawH7joCfqpxS+njaP5wGvM3RjXuQw1JmFscLrQid4rESgMNncrnkTORpXtEzJiADOa0LWd2cFSgqwl8GsqBP259C4O4vmKBApytt1V+UGRxs
        eBzeMcBgg5MuyDl2WcNF6pr566L2y7wUSdO0qppAXxb9ej6xOXyniBgJAoe4q52QuwqFT8gk85YCBK6UXvSdjzf/kBBGPEQ3Q5obU8GhBiyAa9T+0xXe9o2U
        xZRPX7OUBTOkgGHElEJe5TzMuLsDj8psWmU6xpqGGe3xu12lpx+sn5fMOTfSnFeeZ2pZHqeUh1fFqMn7pWV5CZx9/Ha5lA8tPD0i8iV6XoilOlvKciqZx9T9
        Nx2x2eDcBESWocX7RN6aRBIhWTskk1JEICsfysPSF1wClZToQBKLaTtR8p0Iha8nDul9coPzjfwovSbaBehwUOqZHGsz48pW/nxkLvkLMv90iI9dA6Gu7J1q
        W3IU2SfZJsZbkp2dLRMW8ssvqfrPl8/XOauHWDGWo3NrJT82CEYQBjPlOKt/JzyV4x2yYXZe5DjHeVuDcjZ6xy7IQgk6DpkTnyqyMzKI9ULdyLl6O/5vYGUk
        RB0EJYTsxGPKXN3Zl539GtsD2wegDZDN6V+PK/d+FBBl574m/mLEc/ih4czSpf40e9+fq4MrZL2Bion5HRq3rVQZzgMDVCXhuiI+L1aVrRKuSphmtgLYpCKJ
        4VXTMbxqiOFFFEmP6gLokcEVTwTEwlS8Pd3BsZs+4wszCfiLxGMl16RiYpZj2BAqIV6nPPEGu8KIwIWOeVfKv0oPjVcMTVf+0+wmSPJwtI5+4RPWgeHX3lxd
        2WAEE0bMumEORsxdohi358E/Nh8aOfhlHlXRmMgQWBSxCrpA+8ZhvEubAcu76HaM9Tr49gCPEd+2gCSL/GuLTAeLTHdCYqnLSQ/p2HP9EKjKVxA06lruQJhe
        ud3P4ZP5NushqlnLIiUi3n2XTe3sO8WJHOHtO4nAz+J3nSSDlDvIHLxy6JVXekV09AG1H7f7wQjStoJcLvwJ9c7FxP0duL0DNEDr0jAYqmH7KK4OX92jRF4M
        W3y1+erwlZ6P8fMxfj7Gz8f4eUCrENG66NoAnUmFZpwp40wZZ9rPH+/n5/v5+X5+fgc/v4Of38HP78DzsQaEQdjJ6ZZVE12q7Wr7No4njJN0ZSJCbbO20BJy
        YaiGAB93cC7YtXCuAEdo2EjDx8UVHX1mpcO4H1LD+ulwCVyF5z21gbeFpZoli3t7uHKo4qyeplKFRfQ9FFiWk8T5JziEek+VBMM0D4feew2SH8WXvcOU1HTB
        Rt6p7EuDPbQPhuF3AhBpdU2gMs+hxrp+3VH+RdlpOi1ftQdpPjSscMnTur3kv0v3Fdxt3G82Q3bDN+KMxl91e+2foDGKgcSUWbuHMBFPClDQLlPQD1GaMSXt
        wrEQB+WKL0FyuQ9hQCLQiFFDmAZvH6h7hOP2xP+0B+m4yI/DjEMihNBzMAHaQWsJ0ype+ceY6hVOToh1CTruxP8V29a8I0ps+UEwYfYcjWLhC7ot7aqf79pP
        BX14nuforBCR1J38Oy0sqvBj2+RZPij/0MVsaGksXckx/2Wro6xFdbw5a6l5UFSHPCtVN6YBUOzpRrpcqsxxHC+SjFyq+ZGKrGm/SKBo4Eubu28+WKnmA3we
        M0Zo7T+zaCJTd9DMkHsvfsfRA1EmXfPCHdOAitBDBXE0Z8MdLpNZ7PF5IdQx5YSW4k1zNAWdnI5wcCIrvQM/rpeoj+l+CIE+OEMtoYc30ZSlnzfPTKdbZzhD
        zGK2dAv/UClkaukNivLfBPmanX6Ism6bmZZQkukBvL5RXa8+NEMr8wZ180y6cTrdTHluuTSottATjq6Z3olPd8wQy0n5dyoUsh2iuusVPdypUP8uXejh9CAy
        jTJ1ke6mN7dKEKd5sG2jahu+20ktogpvos9R4W307Y1qO+W9naq9Ue2aobr5+730ZlRtpTf7pJQ5lNIS5zZUVIa7jchAw8SStc0zHSpjI8qwUSSxv/R8s9o9
        05ESOiEfA942ozYrQGIT5cIntto7Qz/Qj81UoM59GrlvoOZsmqGG2QLo61nmRr83amjehPbOpNvpuT2T7uJ+U5HIt3mGOoB8IzNcDv9GOVvou51ql9oOWE5L
        bZOobSc6dgPl2jRDQ3cjfZHeOJ2OcjUjXC5Vh0bcqG6YTq/nYraaEhaJTlc3o4QPMVQ+yB0fpF/0yc34Xu3gDnPuBeT+kBqdoYfbOPcI575ZXT9DP7Zw7hwW
        Fyt8Vn87xGP7ZjoEplsAsVtnOp3U3u1eDItohc/mIv3FTQ/LKdIdl96irYAuLObDj/3yA341eYpvlNlMkG3hdabzHsSPA0VeXhubZehHZnKnGLfOPDwGmR/a
        NdIx4ulH7hGPnC67FwD1ebHSjjs2RwsTPFxoHLBu0hzhKGLQ42k7/yjKSVbtmMp8yblzdpLKDqSO00W8YirD4wIRfxabTEVFfCP1Q6zldtUvT8rlBvLUNMJF
        BBFm6kCUuwUB7nLrRBua6WhBN3lLwMAbqt3t3k28Em+dIzF2CxjIRvQ3V9yIIqXkSfF6viH2Kkv55ckN4LpVnhGYPHWyb9uPis89J/PvHpaelFjlVLPKgw2j
        TVXWdGLJAc5H8sEa1OpYnFF154NmVelhxDpR48k6NchaVrSFR3UtxJjcrBVlTLnN3H95M/4TJ2lGogU2tz11WJMaPmn5uMuCrduL29mxMZVCVEMTgyaHK6xn
        cnoFPZOgrxL4HsL7YXcvaVwCUg1wlQ7bRCw4fLSzJANYc1+H2Xb06PN21yMfZgJOqPJ8Xo8K3bzCw7zLLS0HHp6Qxbj+Fvd/yzPZpUyjMr2WZHJYqKDP0yVz
        zGyUEGOx1tnkWTW3vR234K6Tlf0apaDXDR2cvhGftpNGxL9TDm4J8XXDRL+7n4VoxC+7RU6JXNXgakzIaxo708prcH57jUrgJ9ZHaA2jJgi3YH+KGMmufpTT
        ytDVREgufgvAwHRA8kRGT1DVy4GUHOOCTyuZSS7zlkVdrqrDnaCfvXptm8MczFfFIaWXnWZB+WjbGFh5jJUqEldLW7v04DIr8b91gKjdLr8MDSMGrIgI3lhc
        VbQ1IIs5tUSHshnrJI/tbEIUhrzfcAj5aczJmtfSTNhpeVr/whP9C6FhiGBjyodoTZbMuPmKc7HiMAVHnA0sOmYtI5YyN3EmT7PohoRfj4h4WiWi+Jn2ESWO
        pSf7RnHgXFKd++RwsWvtLelaf3x4t7UANbMmlJD69BoGFWIxKcK0GIs2iaH5M7gJYeo9YnNJgFbQAkdyZbTQB3cKKALEHDY9i3c+ha+1bPoy3ebiPF1cyopR
        3O0+6bbub1PXwXbCeZv6ZNAcqFf5BTriPJHOBOn0fBXi3EKDOSrxu+tLur4IpFWOs0LTchZroAAv9DlL4KY92lYfeJj2ZGddCdbPi3ImLemeesEHWHhKSFuU
        Abfnb/cY7WAn/nVnKddKL+OvOzBtHiEMkdZ5CdIz6FsPwLPDevh7h4uFAWXDjHtAbYRnhwG1XmJxdD4ATBPHip1uqxjOSrWxJww/4TWrI0HW42xhENZhv4K4
        9v4xjha9KJrSS4O4lE3NOQxf6gwjPtqBYYn3DefQ7mPZMzMxK8sjUAlswByRVFrxh5QrDmKh+fshB062XXEhS2wnK68vWKy9TqA6D+me0/qxycnJeWcnmxlU
        YSpA82E3n13Y1IXwUkQgcFqQpNVPKm94p3NQQpoM0QQ7D7sD/rVefu2S+WVLmDUzELTSR5JqoVJAXRGFbkjfJh32eYqzBcmOwKRwOmRhcgTTaaWYL5XScqQl
        bMG9X00FH/eOqQoOhejB6HRaoCgVltcvxJu1j8M3CaLPVFT4ieEogtgt4X2ystt5UDoPtn7RlQj2z5RCZnLATB0u031MBw7VsTIdfpa6UIJKJD4n7qxSxExt
        9eHoHPx6hXCZRda2ZG13Z4X2zasrxcoMLx8rM7x8rEwYhISlWJnuY7zRLQmVGV4hVGZYCowpx1bmSaV3qMxV4kdaop1a8Vlix/8nxw6kg+wSG0qhEo6Rw8xS
        ae08TCQbA3H0yIoYAznaGIjIq/tYtYg92YoxkP4BYyCPfVBhowfxWzIG0t+LaFzqG6e1hwDZeYuMliSoe+XfywbVCFbJlAvU4WJEC3dihx2eIyvQL3WCy8MM
        gX2hPtYEaSHoHZnZgoSjQQuKreWhPKNHHVfcTC/qiPCWMwGTPDG0IBJpHc/FYvmhbxpPrgOlNiTemjsvp/4ZHCaxHTsBPoJjH0vijFtaxgRjC8Jcu+Alm5vw
        yIpOsh/TPrK73GL/u9BpTtifdzgi6E05FXLtEp+vRCdsKZtuFryiMeH0ssVBidyMnPlnOLnypcTc3J0YsT56dGEQr8R8k3iCeDuiluO8YWEwjXY4bw3KrzcG
        dzhv0n325iCMcCIMTcPDWR3N6T5aknV+dj8fhPbR9gN7yewdjyFrsZSm42opDTtzRhsJeRQsXoyNiUkXIWSoRbvK5n1d9kii9CXmd1pPlc3t5P4w2wHK/T62
        BZT7UbYHlHvFNoG2IY/ZQknT1TQV94n1VsCrFG74ee0Lc8knWMUBll5KfDyilwM0FXGcTi/MKRaoBxxz4xTLzYg33M1IKOF48jjCcvlMWgdWJRR8QNdMhIAP
        4aA8ZqUI1qxOERGjIAka9nLlZVknyA3rp7iH2eC37CiJJYR8XZYbm1XWVFXiWzc1hd8EhV9jU8Cupjtwr8A7YuY91kZ0Iyc24SrYsLciwfMw5rJRiKZshVVa
        qdvQYghYVTJmvKK0zVisbcW+iF3X2ilxmoDbHMwS92DDZ1Tms1qroDJfozJq+n3CSgFdHBqWEw3+wVG40Y8DOK6DYkYJlenvk2pEvZfaxoUbDSX46v2MsX1R
        UmDVvvvZzlEV1oyujmtrsaEBvRvKbRhhuOiL4SJLAGCbicL4OJFBgfkyDo+8xs6xDkaprhp38iMve4uXnh/bHByb1nLcpF+gxIg/uQngdcvkZud2tzYxcIz9
        AE/62g+w7GcQASWF2H/oqnXD66++5lpRA1CJVgtIiLTplQemsxJSXrS2N2st7hs4Vck2TkeTG9lrHiuypSko+zXPpmvlSLKHwDifnaamlP1fNkVFjppLLEc8
        k/Y9q1UhbYkPI5p/76W4jSiufyZd/2xnhtpPPwYUFXj1s2oVdZl+Ds6k1zzb0UqB76XE6/DV0LPpVTMqRWvWPZsOE0NA5Vz7LFHAVJeiujqddHURKkUV9x8/
        SjNqjVqv+qZn1NXqmmk1NKPWKaWunZ6Z7qCnJu/FW42Ibq7SebjBWhKruzjMgS7vcAPPpn1GqXsbsQvmx9xHIMmjBbGqK/uqK2VvdmVvXin7YFf2wStlj7uy
        x1fK3t+Vvf9K2deW364tv1Vryg7ISo5x+3JHoPzRcNdHXV7LLDXU5RDmqtJ39PKq4ktqitYQls0d52G22hD/rCuHEskGEf1DOQGuSBO10bzbR+yX8PgJKzqo
        VF1n3qnkOs3vp7kOOTuPRtn/zNUULwrLf+Dr/Icn29kxWRB9ipdZU/HMhmvzd9l54LOO6vuK2ihZUll4/JQXYb/ih3jHD/u/Iuupn3YdfrBBSutX+qv4K7RK
        dGamLo5RHV/hABwAfoUpO0+UUvMYWvnI0m7HFihADmW/xYWwIWkWt30sjaPMSbOrDDbe6f4eOZvlSnK2k0sp/Spl+7g+Py89adgF944WdOd2SgU166UD46SJ
        UHF9Mxg+YxjMo9HV777LNFn6REWkpVwQt5TaBslC1wO3u0gmcvq6jFYjie7laO+WNTFOUZvx10Mz2tYI+jroH3OWZT4UEo3UN2mNZdkjRrAtMYPFh3Bb8L3k
        HE2vL+V8JN2KnJD//4Xh6W6gv16NocmOYm7o2YwNyjSAq05oaXClG5SpjitKyxVto79eFW2Uirb1rGh7d0Ub1EapaHt3RRvLFd2IY6seFW2Xim7sWdFod0XX
        UQ1c0Wh3RZvKFfV0GekteCu8uLjSi85KL+ACMyN+aREcJfq+uScpilcFTbu494eG0xF1ndq0UnZ6tST7lrImg6hAiyq2z6qbK5QjWKxczvUKU2GF7AkjwHL2
        rT2rhaNQnF0WpZhMaktPsmoe7by+5wdbe34w50k4gvgvHYnWBIrW7m3/1tOrWI9n1/V4tgmnLE2zcU1GrEigNsc/CTJ0IQIrf4P8mMdZltomPzoN/LiRfuA0
        Jv4pV6QeyytInSTpUW2v8LNpZicB8BAlzBVxA3TZvJ1RE8o/qRH5T2IYvG3WYgO6gFBCpe3mzfyM4fZPssxjqzvfyLHn4u3TtBfSswt5tl8Hfp1O42nav5oq
        np7u5MeklvXJKAmlkotRGuSVXIiWVdKJlldyNnqvlbgaA3uiNaKgtO2ymDzSkqX314+HeQdbAh/sDVGPwUv1UPPMiE+7qXOpYSapmbS9xpI2t9xQIc9HEznp
        pXCUsHYZtlqfuCzx5N0jX2onaY+vnSuUKIEUDeDex9gQjFw9wqVBXwFyAjE9R1eCW2949IIdtujvDFAa7opl9RpI2BJN1pTXG/ev9KKz0ou5GnPYKZRoJ2vt
        o3pifdnlsEwcPom5z/mVCri40ouFlV4s1kT7XoVHmeTazQw8H3WCtp6raeK8U9OU+OkaSHGYzdQSEVot1jQhvlCDuS3MZmpJyjfztcQWuL7/tb98chE6qAvO
        mWORtsY5Z+vLcM5kfXm9U/X3inMknE0dZhoN+zu5YLyeCwboR2l1HiIURYvIox2flY88ooFEjwkzBSbBk2G7nS+oBUFEth5KGKCx7pTHoo2LuEH8oQXcIP7Q
        IubaPEI5tJkPWjr+oR7bTqjH9nSox3YSIeZ5/EM9RxZCPUcuhnqOzIdyaF0dY8CFBeDex4gYSr17qB8ek8NhBlzVAK5qAFc1gKuWAFdta5AVGHwJ4KoGcFUD
        uKoBXFXOOVcCXNUArmoAVzWAqxrAVQ3gqgZwVQO4KmSMujcV05uK6U3F9KZS6k3F9AYIY0k/KqYfFdOPiukHzt7nKyv2o2L6UTH9qJh+VEw/KqYfFdOPiukH
        7WsRrdHv4urUKOB0o0R2TC2nbRZ6VPLm3xsFfMdmstdzJhcowDdj75ux983YQxxbOZLvF35pMoMSXD6ZfTMJfDMJfDMJcEIy79Mu0HsS+GYS+GYS+GYS+GYS
        +GYS+GYS+GYS+F1YoIQ+38eglLDAVKM3FggM7AIDu8DALuiGXdDWUFsRgwYGdoGBXWBgh8WHcJErwC4wsAsM7AIDu8DALjCwCwzsAgO7oIQIPNMhz3TIMx3y
        ujvkmQ71wAWe6YpnuuKZrsCYcN5bsSue6YpnuuKZrnimK57pime64pmueIILvqvLdEJ9VzkcYIEqTnC+kzNZZFnLJnKBBBwz7o4Zd8eMu5OPO+8BTmkia9p6
        yeg7ZvQdM/qOGX0cSs87K+4Ejhl9x4y+Y0bfMaPvmNF3zOg7ZvS1/looSOA7x605Pbi1Age4BnSuAZ1rQOd2g85tt3N2rjf+dA3oXAM614COJQDuiqBzDehc
        AzrXgM41oHMN6FwDOteAzi3hANt0yDYdsk2H7O4O2aZDPXCAbbpim67YpisQwsPdwApdsU1XbNMV23TFNl2xTVds0xXbdMVGV4hmOUR8rJ0EPSJp5l2d79Ot
        ncSNu8OZbOq+X+zTzT/dp4Gw0Kf70enT0Fjs0x2a60NFAEifFhexPCSzNdH301pEso6fLCx7grmQP9EAxe9HI9h5JY16LwY36s1jvkdJ1Ib3KhLqJbHqJdnC
        kQLUdKXHP2POXTaLHUdyA5sl6d7/jDl52aZPZW6kF8qsip8xZy8j+lxmC1ugAyj6lZVcr49ltqqKDIVNN5tkklVkAHGj/bpXZJRws1Gmc0XGFjeOTHmIAcU7
        wfXai8EW7aVgRHszuFF7K9imvRrcwIe1FbVZezcAqt5jPQlz99oe6yTSBs0ooLzTTVYIFmS1iW/mget8QXob+abjSLATQXq+IL2EbxYx732Z7tAvxPGWny04
        7eykNgnfZr3hIrjqNusPXbHWljxQApE8OFyAJ/HruHsWgwSKY3IebTEcoDO4icFgMaQOU5pyty0ldl/sn15KN3VbCOT7JLTNpNvw5o2jpX/h2nCOLA6S2a1b
        l5aYx75PL68l5vbUEvPl65DfOKIlll040Y+g7dAT0/6qjZ6YDwWMMBIrZlt8RruFnhg3ihW+YDjgPZbi6BAa19TI9qEjDbhOdsTpslYMF30a43LYFr+nDnvU
        dVk5oCiSunC3uI+ECofo6tGzA6JCIbVl8XgiteGOqxtjhfau+rSL4/GiPq2t57BG15UaZ/xcaZU3jxUm2G8H9GlhTeZhhnzQtidYgYy+hHZZ4ujeSzHKjm+j
        guvGYbQVfzDqE505aIqGsR/ddMUShiSceqmIK38D79XztfI3/7bfrkwgd4zLIC5DuKzHReGyAZcRXG7AZRSXm3HZhcutuLAK3X5cDuJyDy6HcXkAlwdx+X5c
        HsLlYVx+GJdPsRIa65vh8jlcjuEyye0/ace/4OLmNP98mq/P8PU5vnb4+gJfz/L1HF/n+PoiX8/z9SW+zvP1Fb5e4OurfL3I12/y9TW+vs7XBb6+wdc3+foW
        Xxf5+jZf3+Hru3xFIAxqNl+n+PqUg/E87cQ/zx3p8MMX+HqWr+f4OsfXF/l6nq8v8XWer6/w9QJfX+XrRb5+k6+v8fV1vi7w9Q2+vsnXt/i6yNe3+foOX9/l
        6yS36iRfp/j6lACcr0/z9Rm+PueiIx1Xd2TOlSn2optIo13CJmi2u47b7Sac7RUX8V6o7W7CEXQRp5jbL9m+KclrkrwuyYIkb0jypiRvSbIoyduSvCPJu5JM
        epyclGRKkqckOS3J05I8I8lzknQkeUGSs5Kck2ROkhclOS/JS5LMS/KKJBckeVWSi5J8U5LXJHldkgVJ3pDkTUnekmRRkrcleUeSdyWZ9KV/kkxJ8pQkpyV5
        WpJnJHlOko4kL0hyVpJzksxJ8qIk5yV5SZJ5SV6R5IIkr0pyUZJvSvKaJK9LsiDJG5K8KclbkixK8rYk70jyriSTgfRPkilJnpLktCRPS/KMJM9J0pHkBUnO
        SnJOkjlJXpTkvCQvSTIvySuSXJDkVUkuSvJNSV6T5HVJFiR5Q5I3JXlLkkVJ3pbkHUnelWSyIv2TZEqSpyQ5LcnTkjwjyXOSdCR5QZKzkpyTZE6SFyU5L8lL
        ksxL8ookFyR5VZKLknxTktckeV2SBUnekORNSd6SZFGStyV5R5J3JZkMpX+STEnylCSnJXlakmckeU6SjiQvSHJWknOSzEnyoiTnJXlJknlJXpHkgiSvSnJR
        km9K8pokr0uyIMkbkrwpyVuSLErytiTvSPKuJJNV6Z8kU5I8JclpSZ6W5BlJnpOkI8kLkpyV5Jwkc5K8KMl5SeYleUWSC5K8KslFSb4pyWuSvC7JgiRvSPKm
        JG9JsijJ25K8I8m7kkzWpGOSTEnylCSnJXlakmckeU6SjiQvSHJWknOSzEnyoiTnJXmpti7XGcLPanb14zDrd23LgZI8aCmHQ2eAO6WNJaBdpAIXC/IKEQBw
        kJX45cysW/oeSJ8WkT6dLnLpvG39/5Xw4ZHg61M2UxC23nifhrY105l1Kzt7sj8LMzcOoqds22Uqzks5m5WyFq93H0NgnkPOOhJ8GlZQTnbVDtgLwT6gjhe/
        wxq+Tusv/vRXf+bfv/r6bgloYovZwKv/LN7hFNqSzUiJnAG2BcRIwkOZb5yixTByeN4mbsU+5kCn96Il+vRs0BKPEZngimdqaiSb7a4YeZX5lhF44m1mT/1U
        rKN3o3Pc0TiOwLy6HLIPzpVhBqi8La7a6SpYAF2KXHQxYLMtW0fMZRcf4CGjrzmuR41k64tY1EZgEZlU6feosQGg6n1EyGJXHggPprKEnWSnQTwILhGeflwE
        Qw+ZX1DV+BeJi9hCranh+VACd+SVGNFfiGF6/Bb7er4LH99jbcEdAoO6qrbTUdnV2avTppdBvEbYHVWd6aQ2F4qOc4gcX2x7KpzLl9Jh/4gjAneLswEBSj3l
        Y3i83LhxYe/DY3vYhGGUozuj6ewYy8N30JQPFHt6hjEQ3QWYGZaUwpypxYwf8aOzruMT4JaADb4B97UZbB6xqjXlPPsJaEBMdoj2I2Y3qWTDSZjZSTV76emY
        XZlD3R0RHNZpPfS8pfEZ7u5gCpCxUXX4uMC5DjgTgwQHP7RyxdRhdOkgjWTreOxoiFwsXowTgGQWwK10e26aJjUs3AZ30KJ2s6E2oRMB8xAu6wXMit2R3Az1
        UsA6iP2s8/uv/haxpdnkBcJO9NQpHXSgXdvt28UN0W1o8zbr1oRLujlh89VdEeDrweYKw1NlwFIPv20fURW2rgwfgwul+LGjGAE32zf+/obrTc+pLRuudWhY
        vA73Q0mztExRXxp0QXMXT/ldAAHD81Y4ZOmC5z10+/yXCZ4H6aa5gxAioK/MtB3hUUi5+6MpTnVfsWjICHQhrRcC6Dd+94QBKJ72GoxQBqOqis9q2a982awX
        /owwccL+gA7KLLlH3EDdC7vJ7fZ9SUMt7Ri0eJf16aLLPWr91W/+9vNfeuGZf6V2cocwQ2EZXFqPoZjoBTwX4XSPWhFgPWbn5hHZePIV7lDWnw2UZvcn02A4
        e4qW+ludWAXDaaXUh0pmyWq+R+b7QUEj+5M+mK7fYt9HSX2PdS8lNHPugedRhrqKAHXABXZNNSVtqTFuYGhJKRpDHOzCEIHGC4IY38dMe8Bm0zA9zeC0HFMN
        i/l9FPrLDpvIZc/9XEzo453/SAhXjMnKgRgLRUcdj7EJD6QrBoKlDLShUHH/FcVBjeidNxiRl8t0l5S5cmDZBxuuKY+L8eT4hGiVbFVSZYNJuY1U0MJYN7BD
        BRi69eKrb4hfwIpoF3xHBQgOD7Nk3oAD6klaQyz4QNUkODx2YD4joO15N4ejdjk4NUevj77tuvYxf8I5nr37M2jVWsK5tLaSWvbn3/jtn6ssAyAstV8uw4dB
        OPOTcRLJ1KQvq9hdy184y75Q7stpoys2fL0rMLxqtKyPppUjql7a5T98tOvnx0o/l0SPrxw5Sq169+fRoxQ9+h306E9e/3mXmvnGN371BEJa014Dvwz/7TRy
        nfsF9ICmQia0gf18Guw/+WdffmF19Ns+jXCw/5FzP/bJdzv9P/oJWKmXhv8HaUTf+gWU8SqXsRr1ESRsqnEoYec4z+freYYQQDDTVTQVViqcNdWIfA1kKgSR
        8otp4Ms08GUa+GKq5mM9Q9GW54En84B2n5fT+u0cE7B+uXkQ/XOXqMFexsTe5cXE3uWNibGiPS0m7nwRYuJF51NGTly2J/aW2RP7XXJibRgMTQYqQQuK/bKg
        2OPXdvZnjgQ9onwic0aK7xDJpFtS7Bm7bsp2d0OMyEz5aXA/A8GHwDighxD/UpY23/qoEKLiJTWO6xrHixq1rNjDCF+5fVpYvNw+ehBmtRZ8aESWBHR/xjYP
        LxQPL9jRVou95ISPj8+2dp2i9aSsc8rh+NU5sTypTrRumzoTfSl1Vk0Ex4V+bbDfICKfPP5cFj0M3T5gVdM1LXXiMFyAgJTiXcxjV2Xf5vN4mBjTWMfPuOsi
        oUlm07X4Qr/z5Yr5s4YaldDWe5NdS4bkfMJXa/FwrWrQlukc19WGYPQcGyS4P6sC7gA7dMzsGL7SqS6+9/W1yMQe+p1SJoczOeVM1BA1dDKvzBEvFaZCa1bZ
        eYU2Fy/X4gUWJhcp1/wFB5GYPRn/A9XYZg2xZ5uogJNAqAFrdSIsLG0tzwXUy/nwCJBsHqFlfQMBhubDiGoo7xZ7E4LZ77E2whHNHmsDJbTWFSWUZX3LStbA
        4wsMLmk4G9n6NsL7YA8NxAtusJ0AXwXxUk2jWYnKgl9hKgC3EKALNpvE+aZW/DG4VaCrD8807HsEyxtuZTme43H4IG3FJw6nMXeFsAInE48mdmsiWdOy+Dym
        4a4T71FAGi3xJKUQ3J2wBj6661FaHuxLlj50WhMRTY1K9hot8zUE1idbMc3jk4q40PweqC5CsO7wKDykPnY0/ocI1XSL/a9woBjtsX4NabjHOo+UqIQXkRKa
        4bPIyhb3oXRop3tW/3iQ5rd7kipbQyvkXdp79p44PJyu2el2YBgb0lSi2SIwiR9MaIONb4tAIdaSpiyFmsxkB+ujmvbNYoYDplAqq6k6FVBjAJac6iC0Ls2D
        NYDemM7m66tDaR96Vz+qmty77+GogCYblpGsLp1/yds+TBy44VCIYXmXdpGwb3m5aV98WFRqauxQhp3w2Fn1PlFbqfBZJn8Vfy9cOD7AfmsQufQuQgZoRMv6
        SINDcR1WHLRLyDlxLE0EMMCS1oULrcmmEFFRzjarDme1Dservu9I0h1nsk41RtwybEXSNHh/ssZEg99qsCtNuNMqsnoT7P0XiJRgS6QQzQK4VrAQ45r9abIn
        KfRyOLVK2xg8bNiPpUD39O8ubGMsehiMeCvaYImXfVgj8MDzVKc7/NMLDswQ7JBlffCyYNfLliwIC/PaKi8IZ52sd3j/aem1b+b+WppzawijmLm+tjTv2fkP
        1+PR+PK6dWQxe8IG0qSklSwLgqbuLTbcYHl7rAynsXss3iTBz/qAyy5EodrihjvdUbmzVloIB9Em4pNluut9AHSnnw22CT/A/x39BFZfqwLaMWgFBDfTkhjS
        jfQYIp6gER9iEmCQiXwiA55rW6OnCCu39k6dYYgYgK9pzRP5HNCGlWDYAxEcaOdoME1X6Rok4ZPUavt7GQMp2Opb1Dj24kBTdru97hZ7D+62WVftsXbL3VBa
        22PtEic2g2kVnD3fxzvEtY249PEUIjoxGkCcnfiHad3jgZ8XvC4v+KpSwUOlggfzgiFjQmvTteCq+J5t6aUKehL/E116n+JDsHq7rZrgcALsdYTR76I5u1aF
        PF5PEr1sfYxN6QMFMeUxjhRkZq0FH8d84lZnCsZjyRKThxy+KLv2s0dvsYE3flCUC9i3k6oSCpPdUfFGLmSYbBGOa+mdwJadgOi3WdpaeV+k1clLo7RRWGwv
        752jcRw9dTJdk1MhcT7ylewCNFhom/k+4JKDqQ1X3KxSZiYBJhpWJnAatg9rnMqjmUIL9fvZd7WpNW8UnhQNs6+YhXcdzPIpbAu0PUA5hbUuHObkxwkUeiJy
        pUJIGkyg+7HL4Mv/QaqysL/sS65CsitZV6AGR1CDWfaMGqwcNQCvKKuEHgwKidi9+Ah2RqeEIawr74xf0Tvjs3pnfEbvjE/rnfG03gxHNQDodqQXOmC48K4o
        dGO0wRIwpSEtBQJqSOuA+h0i6puHJCaCgyZrSF3CnNVER4hFYhdER8hOV1I//kd0i6vH1JIDKb1iSimkOSrcsfwAVGijg1qKebC2aCgwViueOnPAfAuPuhpP
        +yCoRrkJaDBaaklL7e6WKu4T5JPoVVqdTYfNhu2DGvte8GF7rO8R7PqgoNUHBMkeFpwJ1EkrnV1FxR4LPAh7VTdY7PCdmrIP/jiGEKUAq7KqJAzpCLNSMHlH
        TEBcgBkeZMdMIJkQW4A1b4idcomd6svZqT5UTtxDNbu1zXVssyxgj6qqjjg3AOtXIZxjoT9rj3hE6CGcnYUNsypuqO3E0k6GtNMedhgZttNm7uXM49BDpaZ7
        3NRUVpCHvp+FOmgfhjUW4zaZy7SrZxZ7tmK2rglQr6HyztrtpB+78XiyCkzTFlBoaxirP8AsKLvohB8BaJJmUzTnBrIRcQYE2dDBHdC68PDhvp0uqz164h+H
        lSG3uIepmiZHMUgH43+MaMrZRRv4fLVq0uRiRToquqvQz+2A6gcX+shOd17f/jC6eV7/eGinS3RlU6HMfjgpojL/CZfoqLitVu/hqDCrDnCkCepjrhVUlV6Y
        6sTfkqrShzQCzDpURZzbx9gcs5Pe2XxcJZSWJSclEo8e2r5O/Mk40idaNLluxnN2KCYDBC9PHvN5wPrC6u2xqnwStsH4c4FAmlXbbkUZI84uuJmDQLqKh7dx
        OBORFRSLF/OYFq0lO7w3S8iUlx99s5ZTTw3rvT7kvYZ4PewL9jk1hH1hya4geYaAeC3aFKj2odQxm4JTrH/aFMSjaDtKMcW9caF7GQo+pKzM01rsR0e6gbMA
        dBvdKBjAnPmzZwmbGuYPzWCQ5w/tHg+jBKL+oZxM2ifuZn1WvGz3bNdIqV0bpF1KtwvDHIkjrghCHjjfY86QhtmI+y0R9wPsCyyFjcQHDxXp4N6DH3qwJFUQ
        61QPiPkh9pYlcqKqCIi4RCrNlOuYciM59amgWZysp1ZVcD7l6J0ubLP1uUU7XQXHV2uQhIQy8cynDG/Slr5OXUW70xpih4l7+Jx4mKRsPyy5H6HcwsG4au1t
        NB9diAKmbrUg8rcwVV0QiFO387nhmtsd7sa8bWhyDEZD0HUDTVgLGenfqbQGdzO6zrYnXFZ1s+5k3Uxak6N7WE5jDoCjf32NU5+os+s1i+Mh6mCmE4VbC1Dl
        Yabul0BMO5xPifc4C/TfDyv7ZdpOb546k327eQQujZvsjrmBRhmR54m0yXtLsxWdSvpbk59LVmcnPpc0MjvpQ9BrIhI+CjulbHbh/BfcHZYFyqeazb0+b+8Q
        B72lsrCMig9+79d+Jcg/+JPXn3XzD/S6807AlYhT+mbbHriPo+21eVh08Zvg9qDjqqrt7FuWeMIkAPnyiDr1F9+wb2H/zk47+wudgR3d5e2yT6Tx4Ya/DgcS
        hPgYNWbEiM0t8pfgKIL2DuchInVpAmG2YYYnbuvWpJndmtScfTRQsWpOtZrMfNqqlnnjxIE3W97H4Ee55T1B5LlHFDHtMbVIRsUXTpQysutX2nxkzFx2wXoP
        ewc8ys4XwRNS+bVZGqjmESp8793D2TM/Hptd1JNArR5ocHi2ogLRgLSWHbuTYz7w/mliqYUg9h5KnUOg68epJqmEer5Fem63dWSs1uQxGu8lcyGtD2Nron4m
        ffQqOpVjycmJk7RVOtnfVsbTRuLz3aEGHGVlUEPOvChxBFk2QDn6RGEORCKxWebfd4AI4Cdbv/rF360eb637UtrkSj73PTwPuSn/gBrdPAOS9S5w0uPsjPFR
        9mcIr+bZTolS/gf/7jfWfSobepynBP32HsueOQmHYmB2YshKQB4MJqvqdcg4f9Ydz37tRw4hxBr/ooz/Jlv/6X9DBT78KXbviIqu/SziSz06qyrnnmyhhuOt
        oS+lMTfsn3604am49bfSRl3lhUmpEoGFUDPVG7OnQz5xkLY11aqWfSwdPDx7LInRGh8SAI+m7N2NQGYc1dpkR47cB/SgGT+RxCqA7GiA6ONVtME/cSxd1XKo
        ILXqAZp7MT0ceGD2GIFw4sMAyWzLxjfsObJap8noNahY8yQk0r62NCBukxomGe4T1xcyeswTRMlAPlw5KAYEFBiuAQMKeNMeONPOIFvWU1GP9vFSmGcL21UD
        BEKD3WhmCtuUi3g/HoRyideaUDwCPo+Af+7JdO2p1sSTxM70q9XHaIsnHBUeo4m4pmULM8eg8wkS/YAWsTED9IzIXIBN4SBiEG/4J83q2WPxcYKJw57ix7Nv
        P3GIBpTe7cJlNO1XVx2DgyUCKS0DVzgmyjpxqOHD4SARp7MJvDfOW8C5sRps7TtGiBOBT1arwVM0N+wpejjx5BRWC70/lQwQBmxxDKns2zTavjSZssdqbTxB
        z9E0yuVHeWea3Jl1+g31YRU/AJJxqKjVKM453rKKXqQe7EnW0VARMUnT4WPUgQHdAclHXbDXSR/8WY6iKH3AzOQ+iJh0QK06hSkxRY91LyjHKZ4NugfWOt0F
        VFZ0IWLIm9EY4vYGLM/joWjyUAwtGQqObEsPDuPyoLqKR6eCHwepjQE42Wb3OITSB3cWDhfzPsTch0HM+FUq1j2IpQeDeH8qWV2vRroHFd2BVdKBPFQg4GpG
        AQ7ydSewAOG+cxUeYH4MPsAKQrToPoJFJ+t8coJYaQ7iSbfwBc4LqykKIHji6OXZRD2YXZP2XdpFa947N+/dqrx3sR6hQUwRDIbMslWmd/QevZOabTk/Qu+a
        MsMiysITaTWNL2rGZTAqI2QXy7NfUP2FixUItPrZTatPY7z6CerxwAO0AAefoBIHPjb7BHEs/YwEmifSVQ+gTR/mMNmDajUPLKEj+poweGbdKaEG+o+hyQSR
        U7h1J4kunSwF2h6WLxKM3sDJw7y51o7zI6L7kjrtmjBpqWS1RzhIHW1ntc+kUEqhJLwX6f1HjNC5kvHpGqJ7YbNmR/KI5XD8SOLKaMAADbwQjPZO/45FJWWL
        vzzxqTZoaxymUGv++net463Bqda3cbhL3Yxbz/Euufe4ah5r0QyLkeuPKVNtqvVTky9NLn5hvoJsf20OlzljiIytuYX5L5w49dQzo8d2Wn5WVXUgvepBVQfS
        47AHPoEpo221HkWqDoeV42n9Hg6cUPsMQaWmKmNHIPSn3oeUS/NyvrTe5dYrX9rvUvv7l7V/sGh/P7d/ELmWtX+w3P5+bv/gkvbT7CJWgwii+As2JtaIrH+F
        aQb9MsIg9AadUTzx4nQtJg/dDaVDZtasxqPVHx4Wl6NV4shorNOu0aAN+b/HeDTUalprawl5DSZxtppa3U8rlEm+AZ7aen7ne41Ly69GiEEjbrh9HeAHgwW+
        rrap76toCmO7pp7RhgTqq5+nNSEFeieAYEQMCqFuExnK1OR6rO8NU9QdykU/BvhHXLCrJx9o1PAVTSJ4mw6YsE0j1vRzJqi1TSyw+NgTGgs+oepYX0broVmc
        yoYfYeTZLB4QdvtYo0rERty6derMOJYL0Q98T+sH3suJqQFZCb0eImCJb8PhoCErFMsbxlPnnpyqcQknEHRoU0TPDSoyQCM8gsf5JshebkvESQBX5FVNmoci
        gIXxm/JSd9ycGEPkQ1TnjgNHMhvpPYiVRw05dpCVPrSBVoWJ39S7h+iOG+HFts1hOIh/+yJUAFwMAgt7JJADeyTmaJQpe+ZCHFGhyEHCgxLPH/BhesoMgBQs
        ZRLGguKOqctUhPCWDNfMQbPKFXm6IleX62Y3cvHAVjofYgBlf2hqbWfbsq18qjMsrI8DdItBIBoqelRFkPS9Qd2f4BPgP64w3UxVgL//tnuE3n0mGz0KtsuV
        M6Gf+h3aH71leezHsrPEkmy3LeKZMoTP5YpMhkeIH4hKmcDtoMXgg7xDGK7xzJHRQD+I51HOLZY+MfCYaiQkRwOzTQDhMrAYxUF6UGX34IbFMaL0EScUO0en
        5EI8IGYZDPbVfLqWDY6LfhBdj7Nf/WHlxB+OXnYc/7g3odiVGbHsaQDeK60pBz8q+EErKoOXaPB0CMGTsTZKDWiAGEFEQEUS0F5a4QjSlZZ7KvWnwNhN0Y/w
        gWGarwE9ZM2SoBViVw1bxI4qv7XrROqfan3huPJZYcI5cZKtCosnlEvnPXUShxABaImAyiUmoqKqH+Hjl4gVLszafSi/60zg9KBVUnNyT7Ymv/DFk1OnO/OT
        EycOD59U9AS7a13ZeuN1ziQNZZ9BZ6M9FjS16qLx1hD9t0iAXIOO8l04SGPdbxbDslI3m5GFqRuzVh2EH7YMDGuHVyHys3E4VIMYkO62OPWdTj36uufQ5NQa
        zgFLykUlAWcznhHJF6yjDbqfrvUTLa9FFZ1jpeW0MssivVumWoBZFj6ehrNpjRUFqsOnPnxUwi8VJSMCEZfklErqKoQ/A/2gz5wd+Y5RhBTAybL2sjTSWdI+
        tGVJ+yqzacTtC6kiYCkw8lTGQwlHH+lqarm75YL0p3b+qb30UxETtfqmaG7blDwAYoj1PFQE4Sh0OwlVhKpC7FZIDK9zqvWukZuoGrIHysGxYaDsna5esQG4
        XAeJldpnTBAGamTelB9oHT1xsmXz3HWQA5JoZHCWZnDqy/sbUvuA81z6Jp46c7DBx3DcDIubwZTGBg5X8FeOU5EJpOSoxcHhCovBYqCo7fa6tDqLGME4T6nM
        JhomOAxyC3mywydA5Ssr80StsOXhKLEE9lPKDBwB1aJOfZgleKwUiXMw15yDPQQpqIuxhei4xhCS8eqV1y7ydgn5OO4DDxa4bFMahpCGzRL4OIj24HE8LJwB
        QFSMF/J6nD334rQBAZXlGVh9K5KiQskM9TqrZ9t+KGLJvmLH84D5WdtxJuzjPdWxeKOh+e3Opn6XRlYvhSOXj9PcJY9bTYfwoD72akWsT4ZF1CW1DwEPGp9K
        xGQ8TWKPprB3DseSJ7kjDjVcjG5YLdo1ShusA8IRBiYeBdmdq25wMAorWstzqM5RVWzBeoiNEX3AMiUB31nxJ+SsG1PeYt0LOePGtiNn3NHfuI5z3J2QY0sg
        twDHgOvBhXJ30SgcoLCSlosuwhiVOu8iyi9rtRkYlj+B9NMcCvJvqYBPZlABIe9lfhsWoFTABBWiCQB9n6Odb/kxCJeHxU7N+j7WoJDDax0QsKsRTjbYptFr
        aYt/sF7K9o6Lto7NylnQ3WFDJ/cDCI+T7ToySxT9ycQzbkB0nG+hGht8GrLipuYt2cT8IlsE3ECcIVCUIRPAmrBwR7GbBCqWa86PYNxuHTx7VmstiuYYtO/k
        WrzgCezwC6f8Iop2soarx4hSJPz/0qeNzS7hJay7NDyjvSNY1HaXIe5JEHDQQdd+VmESh1Rma++XMJOTZXD3uq/5/shzJg1m07AVL58xZsgwyUDE61nFT50J
        mQ6V2RXng69tC+RgDIodONZacUo4rOPqHeD4g177BiIZvz4BBS6mfqE9S28hahctVOUgx76DGH5xYQbSGbERvxtjtdOFVLAyu9MdorGijdA70BBfEaWm4kGz
        vbSpqdvVWFErzKG7BBY4wi+DWdk94IUGRGiBw6tev9Oqe5DnaJ1Nzt7je0YUtFlig4QyBiN3xbF3rCgR/ze8kwJB2ixUtc/JxIoMShezCKbJdIwN3IWYy0zj
        sQYRDBCFxhsqaLwhofEGhcZjXSSm8aCfFL27lmjs6kSpVxrNTaojY5hvbg+cTpTWUS0214Hc7jWfGrAebzUZfdBElv6LPz29qqj7aU3Enti5qZpotrx1V4FS
        4xNpcBgRvaqAHXCDOpHo8Uuqrnjl6kLOhFr05u3pzeQhXrKsKUDsYrUY9uMqyMc8I5wgy57XNjRm9n5JhU+eeTRtjBOrSlOqAWXbg8OzlFz7WR6alofZi6gs
        h9MGb/7s7G6dmWw4rG0MR1wy7dp+3qRHEGCqpqVHPEHBsYw1rMuCgipBtDcGRf09gCLoDYouCKDZ0oEIHagv7UBdRaYDkBSYgsYlDicAd1wAV+kCXAWAi8bh
        7wthbCMBXFQCHEMA/a9JrBetM2VFiacrt85kfY9n7pGUdyppA8JD0fqgvYrWh8NlEVRbx07QhHJPnCQi8GRTNyyffj0wMi9bptP17CbCs0StM4KuFfPvVKtO
        UGw1y1DE4SKhJIxCWiHqvMaMvKo9CuFf99LnuZ7U87kfEZE6u4SA94jk/97l1AMmKHbrEm46p3Rbre9p2DjOWEZwQBON+KCAqVMq+Qtm/wJZb0YwJ+vN4kDt
        ddYyy+Z5L+MfXobBU/Xxu8UTdR2ibk3ACpRZKVcPTlU77elCJH9X9GirKihc6iVNlPCkphJY9E/Vq/vFzVtd9+N/xCJ0tHJxxFaHvQa8YE5ldPuEYEuDLsgW
        iI6B66wMXA5Ik8PtyjCWKFz07EgeCc8QugVYsEvdaK+Csge3iKGa7b1HAa5HRcG5681dDbOxtZp5rUeTapFRIzd65BRt0IrdgEr8acShNYMCja2kgYwN1k1o
        WNm5S3EWQ40MrWLszmWoavxo2qTfNN0bOrdqEi/OimqstQ4LlRrbrFF5tVxdm4+Nj0gCuqOmtbhhAk7rh6o6x1HuoKlO81+vrEbPldWQlRQTvWgUfPUgV0Hn
        93HMNgEWzc1569NAR1Shatw1nFJrs3n702ltnN6xhA/qaEnMa5ENeaocXSuzDkHplma3qvHRdlU1EDW2yidlMeVyH2tvcSww7Wk/ykU0Mbrhgu27GL9RlYdg
        yMAEL7oZPMa6NLCwlO85iFYkOkjRFnH6LePJ2yR09LgRxiKiyllzPFyeGLAOjERrq45PCaunpv00NIVyZgQmZIMBmSxeDB4wpxxT0abduCJVqzkiiM8as6m3
        fF35xZrylq0pz6wp9++2Smq6/Gq2914C4pIVQk/vbnSTfS2oZhdYI5E9Z4VV0bdkVfQhYx/bLHStilrXqqgVq6JP56ZZUudVUS+tivrfa1UA1YIlrt6ZA7ea
        BbRV4XE9rXM4QuzZZkrR/kdwOJJiy+cRibKRtvAQ/oosRKT5h0hYyugyLCULIarxY5iwxMJxqILubIQyQb6XGAFQ9RG4FMxQoqVA10sZCFNsMxkFqRWXBg8V
        lh5EGi0jbFnGZUg5wBau0Afuo8sYjl55lvIePfKw1IO2BsYz8A8BSmw5BAuKOGhFMrforoI7J7K6F6keOt7gGrwDa506nZcXrWAtR9UROdLhhQtrSm5WTvzQ
        56L+6f39yCWiw8RX3CAzDDRiv+w7wYR3HIQDCHe4FQ7hN8HKtzgI0iBpgXyw2OKsrnNqBWyYQh4qXx03QsfurwjiETKKZYaKvrdhMwVM8A67KOBAZLBpnZiB
        BvNi1DKI2hJw46CAA9bXInqyqir3EXYO2D0gTE9ckfQ2ShJAaQVL/SxhDLz8AyaL64fNr0zLA/qYvrU0fdsH+tYfl8M9nxVmiL71lzEG0eGUlYtCFQhdzWUi
        TK7yhyMjFAzyJhFjYBndMYBQ2R8R7uCyYDmc1oaJI7gMWID8K+BAloGl3hssXdCoCZPwXjpzTyPMCxqXQJQeMwkMxEYXEBsFENu9gaih0e6CBm19uR4Ih308
        CKZYB7vFmZUtrmugC20sxeDT1TXGYuvY2ox9+fARSi43/EXbtmmmzmrJj22oWQSyYAadV/sjWih2RBwOd+ndeaxwnD+at04qyTucPxs9GX8mBfZkf5AcQxqG
        ZZBfSKzu/EiRxW4WkjzEM9wNOdF9LAXIv+XwybAFQqF+bvFsCpJja1NQYe6st71j0U8QEmV968yFOTdc6WR2U6JOw2J7jO36bLZzvoGdL+iyXHAIPD356+a9
        bIDgMVy1RIbpKgJve8SyMggFP3dkrCmmOtx/D6bObumlZobZraabF+NKMS5sEzBe9AFiC1shX+tHlxbtFK4266iaDRRGtEIppyjh6NFSrdAJxZYR/cB3QcYi
        pcCbUPSS64S5ZTXcpMAkjMYQ1mCJmH8R9QDLryTitSkyAeir++fYpgyywzobTDUMIrDlyCTt0+cdsp6xNvmAwNNeYAzKI5TbVMC8UJmogfU8anRyvOKkxZYY
        xdX4H4Enw3GLOTcIJUrwD+b/etXVZgGhZCQ61xwxxD9IBTSWUB4og92i+Ex6uFpmmX8t1AZjGGjblvXzvS5r8ELYaJrmlwWNyx5GYCpUHTQKXCfB8QUL5tBz
        1ASNe+3myMaByq85jnu8MiHCYljqYJokYstHWArDBKMjjFINZwQ8MOEsnNtijWDCBGUIA6wVIaIdM9a+EfjrwXV5UKNhOXz0YaMFQAdHic6TQXUEYdt8IsXn
        EpGgbLeAOruWzbPxyV0kp3b3cBT65eWOa4gR9ka+1GXs7Wjs7QJ7W+OMC1I+zwD2tsrYm00XWXQJ0K2zykSEYZHXWZd/tZZeEbWvrWXjT8c3i8O1q7ues1VL
        O1vbzo4dQV2/7sCvVOGOq5s2kTbDd0XmcVTyvcQOstIrA6Kdunc9yoqyLk271LmLA4052aTNLtDoroksrPT1yBGiFAfF1TC/ME9AO0LlRzB9lL10CVqQ4Bgk
        NLM/ngZ3Yc9jvTJPdCI8+CAo9pOWbhvRzGE96Na38YAnKrBCgtWv3Rqdus2GLoBNNKOoA1RuZ3WACr9aRan1UShSxJ/OjC5AHcogysK+kVmFnxxlRT8dERUY
        aPhVAT9jwV9VhBVDZo5D2rUx+y2hNQrKokxf+M5xwWKQthEBA6oy9cvSNk8fhxgC79RSYiQnKbW0xZHTANA5aYNI9UA0wYNH2d970RL4SThHEF0iamNGnT2U
        dGWti6itkVN+aK1fkgYF0dJPIsO5+lFxTARaBOfoRPNafkEnR8yYVwRxBBuWwUxwgMeMtJWjNiM2EyrKJhZ7As2yejBv0uZAjG9cORIUJNrdaMzpiFjGSpvw
        UH6KAsMkTYjdRdQze30abxcHKF0It4v3cmaJNzJI12VWS67FC+YeHX7hlF9ECYTUFp/vKBz3sElJgKY1i7OoJU1j1cXu1slhKVRStLCQFrN3JzSCeJmxNjsv
        NCk8BYmZBsonpigQZOWfrFeizFWVcdrEvJykZ2L00ZSNgIHz8BOf8TcnJ+2TmBRylGFeGerWFOtH3XxE1EUCR1fgI8KTeXxzXcCZy2VvCM612Rw7DfmcrgpE
        wRy8bQ4Y9DKc7aYheB36eh32EaPVxNEasRAyz5NYOIu65ixAaPrL1jzP4mZPnoIn0ASts5TJB4J/NxcRqFBzEQSkNLzLK8qH4wpZngVjBhdQWqBUyhaLIKlr
        O9ErMNVFJ2G+WmF6wy8Jf2SemAOXhobASMOPGRMKigm1sYkMLfh2rR0K0OCrlriY2kvcrZkhrumhFT8u7H3IGokYNNpZw3HedydoIM0QanI/tYXZMTj5oz03
        SSboCtZf0KTYOZuuaESx78RJLne21UfIAwclVvT91lIPNLTNLbi5hkcGD53dOh+9fAiZyVR2I3Q4+qLruKLwM1qyrb5Ba4dhKlf0lA7u8/ZdDiFyjNFuZCgm
        oIHgw3BFfOgX+NC/HD50YNvlDCNkxHj8T9mo9LuF86owkRd3XVWgPrgv0L1pl+q/IYUBIN0MRuwRACaVepzzAScGAvqq7sFH+Rx8NNf7YY0hiM5+uurUJkKc
        WHPU8/qS4eYV6WgttyY21PjwlR0Peft6+3dyEYUgkOmQ9BPY4iVunhQcEH2a2c+ye6VUMx222+VTaYknpYiVL8RJAvuk9SBeh1Y6NB0y+3Hl3Sd20fYBHuwU
        Qfs8VT04jI0Af/HnoL4aQFfVIjxIU7efceAqjQNboWoC+w20vKkzw7BHYcy3mrsNIQRrLynrURpE71zS32pCTszoECRRuFTDirXDCAppbUyiR7UswqoVkQ4K
        RPrhMITKpJfsCYmfSjZI9TTYo2wvYVztdqOpPDn06Mu9mrBchuHiiZSDleDFKyKUj20+TbDjz6WsOCWhOurg4hs4vYP0mPaUx+9n5Uv7bhx4my/4gFB0Sz1V
        h2BZ9e1kB4JS1CCxdoLs+7Qy10NJn3jnyPXMuPsVDgK1znQc4Vlqw2AMCSs3z6TePTSHB9jAuzQ9y1NolSB8P8oBTbewY2l4KMagRtOMH0h10Qm/FoTv6Zef
        BYkgCL9PI/wmIXyPEb6vSQSPN3TvXGkvbxqE31wR4aM2QvWu7Evi3iyIeqvgiZ+s2phZUTxD+orZYekp9yhI/XNpn8lVnioRzUENjCCrxz/C80B87OH3j+qi
        tH8gOVMAY+DJWKqKbDxRq0IQLintDdODAYIusR883OAa5BSWzVx9vYF54+x8r2sD6+OD/yQS8xejQqjYXa0b/ZjDClfZBEyoeFxQC3QZmEYOCCbHC4MnUAb3
        NDT/TCiSqD7aPMGLsAXR0GPZxKP/mDZoEHxGlAhEoIg9gv9Gj0AHdXs8PtjgMFM+S0IV+Bdovnmg/WzOln/Nns7a7GZRf8ERbSFIC7Ljd4HEyO0v3QgDn4A0
        Zd2dQHR3+HQJw1Nt+QmOC/3ZJ4H9iSfG4nWJq7OiZx3HzpViveXH193naxNLT9KvdJbjFepg3mX0wIgHXCJV+Q6qcYErk1MgmpCQsIDLlBoj5h1BumdQxpSx
        VNY81P+j2wkyNEu06Njpopsd0M32OBvhp6LASISwXaKbox/RQs0x5YwdZY+NTpsVHOkGp2Q2sw9EeEDnMbMy6k8mT2k70i2BH8hh+ukdGGaPBh5VdmiYJZfK
        OUTkmV92A6AtG6K/cazvmMNMzzjMLMdVeoa9u7gcV6kSB3CmqR28eDqukvaX6S3xl2lCE/m5ZynQRxBYIekKTKSdX7LrSweYwgRK8qGE5zAVCOEzS/4QfI4o
        qHCc40DJHVhKa1ll41IZy5LZH5ugiFJ58pm9YhvLn3V5w/RA+IyyGjFQnZNvhNrHm94IoSxMY9JfBT6Lop18eCAyLJwepPlY3SUK4NgOMT1dGRrznRyb1VEx
        xFG/aTv2cQ4bQJSaqCWn7N/Dk5M7j6jkm+xYpAkfVUQwUE+MWFA7u7G1yok5ZXDBsdnmgTlikBPuriMGyjicumeg11znl6NTZ4iMt47ewiIhpxDwOLnIzIk/
        naK/zGyIQAjRAADDh233OD4zJoBUvLn1jkNtZoreKVqSyjt+LPXMjuiyhUpq0zMX5oC+fnFSWFIHimJq6hhkklPHWN/bIQ6d1wdBlz76GPzUtCY+fKTBAcxE
        Uxe2uMd2uiEadti2sV26LVjKQG1Ajg3pDhUdm0pgc81Ly4NHUptyKO+JUwDJ1En2PetNJcZCgd5HP2E7Do/ay6lt/G8kprviacE5PAZk2DxwxDumLN8gR/bQ
        4bKthDi+sEueh098vYkHNyvnR1p7n3ziVFFcnmnvSeRxyr+j6GnbbAaloAGtyW/839uJXngC5zw4ZvfZ2gJP4xdciRRAVAPdG9RNDD8zQFvcIXGDwc4VJJTA
        MRwmP9AQPOMdS52PNdzCYsPf6Rqv/s1c1Hg9lpSjz9QOYZjZWwXvQXzc1oZ7KP5gudduYa8PvR+v3f+P7YSft8tmTHzA4vHBHSIOps6lYYtvVeqa29HUM7f7
        Ut/cHk4Dc/tQWjG3j6ShuZ200yrfI05GWot/Dsu+tod+QFgvYQmJtOB4fDbiQngPgSrhuHwIBxjJjOT4fAR4dhBocxy/WOnIY1imiD/GW/v/6dKQx8dkyAE0
        djSC2BbGb4ysEHkYLH1QWfogXPqguvRBbemDaOmD+tIHjaUP+pY+aC59EC990L/0waqlDwaWPhg0Dyw1cGlQDV5KbR0HsZ9+rpKfCJvYpJ+x/ER0xAb97JOf
        EJRE9LMuPxEzsUo/a/ITIRYr9DOUn8CVPv0M5Kdmf7VDRE9i+bl8rwODyNMYwUHE9xjN1hpIdpq+k7bcOsWtXdxafJtZYrjyFNQrrJ3OyUDMQhDpjX87crIx
        iTCWOyjRP53sRB9+O9E3G87uz1d6H1cWayO5hWbgsJ3cphcJVkZyu14mWBvJrbI6sCY5RGhF1gUcZSKQTLJXQskk+/SComWmT8dvUbep29Wt8XPMs+zbgYAz
        ttq7w7nsQnH1QvH1QvG6ForF8WWLZd2xi3U9ZxcLe94uVvZFu1jaC3axthft0uJ2isXtpLfI4r6FFrdjFrej27xo60Yv2LrVF23d3Hlbt3fO1h3p2LrliC3I
        QUOLps85RdPnnaLpF52i6QtO0fRFp2j6pFs0/bSbN73jlprecXXTT7u66ZOubvqio5u+4OimX3R00+cd3fQ5Rzcd0QQ5ZDE3l+YDRpjmDSUORp/jEctkuk0m
        0+1IHJoRlLhJJr3i0H0SzVim0qKr59IkbNosCR5eFTDBObIlAcYjqcEj3GNJ8PCGlOMRrrEkwHhTyvETPUF8OASU6PSrpByfcIglkecHpRw/WS3l+HCaKfHq
        10o5QTIk5QTJVVJOkKyTcoJkWMoJkvVSTpBcLeUEyTVSTpBcK+VUEiXlVJJEyqkkqZRTSa6TcirJBimnkmyUcirJJimnkmyWcsJkRMoJky1STphcL+WEyVYp
        J0xukHLCZJuUEyY3Sjlhsl3KqSajUk41+YCUU00+KJ9Xk5vk82pys3xeTT4kn1eTHfJ5Ldkpn9eSXfJ5Ldktzagle4ozVDyoYj673ZG3bsWxn7qFr7fRPLqd
        JtE+mjNZcnv+kh7fRo9vT/Z2598rR4a22oOpCePj3ZiauNmFKY6bnZjiuNmBKQ59zg9hiuPmZkxx3NyEKV41yxQ3H0Q5uPkAysENPD9O4mY7yoFyB2IJL+AG
        wYQv4gbRhOdxgzDEc7hBHOIObhCI+DRuEIl4EjcIObxYoRsOeYwbROu9iBuE9Z3HDcfrxg0C+HZwwyGPcaNQDm6uRTkw67sG5eDmapSDm/UoBzfDKAc361AO
        bq5CObgZQjm4WYtywI6tQTm4WY1ycDOIcnAzgHJwswrl4KYf5eAmRjm4aaIckHJ9KAc3DZSDmzrKwU2EcnBTQzmeQUmeQUmeQUmuQUmuQUmuRkDzrkFJbjRT
        8ZrHYLdqfz4PFLK4l2NuzBDOCJQ7U0TMSKrOMTjQW93t3q6qqi+3+NTj62llOvFzFzasBZHH56AC1GqTzyt/MzONCTSd1lVlhkqrTEMyNNOZVnXlz0zP8NEl
        TM1r+SfBDF4GM4qaOI1g7JKbHs9ESZw3gLXLJvKYKXO7Hy6Czowe+PjY0bzP/MopvzqaNxw/8x+csQg58kNHjh4Vx/EEhZm0OZ2GqvkVFaradOpN0+OQOjbd
        Yadb/gx8ZMyo5jQ0QGYIBl6nQ+2uqkh+THfS/k5azwv/OCHZ+rPpqn+OUCV53wlQjWKkgufTvhKA+wkK4TS1Am0YGFarIJcnYDXoSk0LO7htzEx3Zjq0SRRV
        Pcx6bFEnwZFibf8v3fkHPzr4S//H3plPJIOZnQzofOE+8QdSauJY/mHeptIMSLwMtuxFc6sq6KT+82mFQAMCsEaAAA0I09x32DGDTi/dl665lMA3LiU2zxGa
        FNMKNxCRVpVPYIWhdmO608HjDiZKDouvz9B2FpiGzM8kXtGoMHPzLtX3sXO24mWluC31I0L88IFSEcVtH7jcvt3ug5SEu13IJKLd7Gm4ttvdJdF9QA1Xdrsj
        IHt3uyCGB6G0RtQ2lNnyOEA6GoyODUMzqrPbPRyBFmH51efgGZ3p0tHshENk6Wj0l/u8oYnwmHOco/ZNVoynYD6CepBuXoPvsSyOfwTnNCyrhnPHOP5R/p2G
        LGoFX4i7+qfaiCL2qiuxjf7jb/7Jb/37V9fv5Ng1ocQ2+ruV9Ju6pG+9+T+f+Frf+yjINOmt3/u1r/7s+2qSKelbC7/xW3/051d9B0r6w2/89vss6YIuafEb
        v/u/Be+jnIu6nP/0+7964r/8+ev/6xvWd6Cwv/rN//DVX/yLJYV5I86DHKwScf4gmQuEl8wWvHY8gBNJzVJDIIfwxwkHrZ8EJekJkbmZb4js3MRiJNVPjAyH
        PoT8I9jhTOkfVjpIrA48fj4FAW62AYF2cEq8x5rDU4h1vaNJ3OVPc2K5h01uUv9Ybrc0CDD4KriLrTbZp3+Fa6VndzNWq9zbcNQgFDMBFg6UaRGZisxOO410
        5uheuEZSFZPhas7gFqVV4DxoEDKIS/XPfPbTP/SJo49a1h8L9iAkuN4lCKyGjPUKeQaumGPVFXP0i4t33dRruKlemxta6sK1Ugwz2mq9ulpdo67NR/duHlcE
        AekHK37Bay9zrKBdk/d8ft7Tg/eal9cCxpwmAAfqgTdwC/6tuLYkFE/tlQ2WWOwQ8id+jpoaY57VjRtNll5kHu+z+l2gn2Iw7obHYwi1V9Gv+XfhRzZOIs5p
        QmAGVIOTNMRslI9knANsp2nfI8JiOKZr2LQbNiL2Z5BGJixhINEr19Njjl4ZIHplJJEJgyJ6ZZC99HMcvTKQ6JUBFBEa8WrkH8JlfdpAolLaueAzPIrX0G7d
        h1iLb76cx1rEU+ieCTzk81DCGfDnMX2ef6mCLc7NxBLR81vhM4+t0BCtBeGKamoDzopqqv61l9MNEpsMDxGsrCbImwgZwib/17f+9z45HpBwrKvgB8mihFX6
        A/GOrqFd2WbViTWtADeE4seG5To0vbQEh+85xIHSTxXkOuJGpyr4pYoYqx4NEBctEw7qoHwyChHQVvcgluJWdx8W3FZ3FybzVneU5q4HmQ9Qg7p2t3vak9+v
        6d+Yfuqa3e4zOp1HevVut6PTC0jX73bP6vQiO6F4zW3T9TxhmkQ7iXf0lHXuZFcV2t0I4j3FgmHhRg1BRio0FWus10LTOa3zSZkI23AczZIdPn4K+QTWV7UD
        7F/LZ/9aVhLg6BV64KxlgSN7mMjVDEX17WQ9FESVnwYHoEyYheO0gNOrMZ4lKXnp/iNY0J8Qx5BZ51T/iCMRLnCvf0NBQflsSefjJCvPdl9DPIlk5yivntdW
        9gL9iHCDEiZwc5ZufvknYswVvMXZRy2bPdW/jSmpXzrVD3doVWST2s7xq7SByCvYTBocPEO72kka2es/h3B+W+kTxcZecjpc20LlboAGNQFEXU3TYcU+N3DK
        ls2Vekv3+vey3s4t7e1L5d6+SD8w+7kE7u15unlB9/ZF09uXTW9/3fT2vKntpSv0FkEpJQCiEkf3z7qtH0NPfvKLTrJBx3asYn1S5m9hqnyL0EOFKp23Iizv
        immtQrARONepSJzCiqztihwBVETVpCInARV2Y2aksJTTxCoMjSzchwk8H9wHckofizM7TPi0wVGlYA4WS56quLiPDjGHGN1Pe2ADWymKyLfSmPUFtJP9YgMN
        zYFixgFB9HFimL32t3H8lza0Cnk5sLkNvJ6HQH5VrVVTxTFitDS/aETAVb/3GDQPrt7NcRvX74bCBVxNGieLBO+vuj020Ig30Ev1q+jHq5FnWZPWRab/N2sj
        /ooEc2YsR8QNUivZhMcbItAzG8DOYkzqEGAQvV+H/MI1IMduJFpl3ciO2Atvm/WAHOUcZr1rwkPxWT4v1XiOSmc8R7/fceX3a+xSbI/1tCfp6+zGcY7xGGGz
        HI+5Go+5hMdE/26EiIGUazvppRWmFQ+KGzL2MGFIpEOsWBrdyx7YmUTyyyQS64HUOHOganc3eoE0EJoEx1krv21c5l29i5q5mqt1TRs9bK8gXkIx0t3qWDkN
        c4+hTTWQGzCflb7eD692W90R2VaUbCtD2FYwdzRVB9U4ouvYQi/q7rbf1rVP+ZicmqoiVJVuOEMs9wZx4KupG2wbHUcCGTDZqtavjLk/zCh7voTE6F7/Tis0
        4SuMxCqMxOaXIrFXy0jsFfrRxM28QWIX6GbxKUFirwgSq2S/bZDY7wgSqyMbaquhOCCxKsesEfxVZ/xVJ8wVAYdJCMjztA1eS/Tj1fFTNsGMdtQ5yKWWUIaL
        e0W4D8w1D+tsTu5U4Sw8MKlTJ9MNX0/XF9KKI7Tppohze9GlCt/+vZe/FRD6e+NPf+PHA2r2cz8fs+6nEDt+gQ054sZ6idOK1b/hdsPR1BGdVWK41koxXB0T
        w1VjQ+kTwstT0iGs9I7F6whILb+lPn4O2TpOsZztYjlfbjpn59+NsykbqibsvJ/WK1Y6q9byjMombbNw9dr39dqn32dd+T3litPW11yNJ5wleIJ+X9R4Yo5z
        TjFemCvhBU/jBY/wQvwv7MSnC6JYIvBogF0rZOrGMHxB94K6Ms/HXCP12GHtyYPsU9Fnq3oOmZvZhKVDUOkBgj71J6GwmdxU6ZSnOxXusb7Mndtjcefo+aQr
        z//AkecLDmuIrQz5EEBYcNpSfg4EXwPBR9xD1vAZ0rQeMQyrltF6hANXCe9REHxrVyT4KiWCj74j5uQq/jzpozoaOsJJjRHDhMZNmfsINr0DYNrYtzdRl0Qc
        zEI55T+cAHEwj0UqMY+b2dt/ZBOdsPj7/8u3sComX9Uudol+hAWzPW44oHVsF5cMUOtG2skwuihty9zPwJEUBgRKGBVx8uED79UZo61IbzlqIHPicxJhu5H9
        DV2JnGHk0MzqUABMNGeU6PUp+o4D1B/q7gDaAxK4kttFgRamf3VuGW0897GaIGF7+IgS8dijREoFcDhCk4YdhrfhMJw39Tp7cxLFbEKiZ7/GREudlZqzOf4F
        teaA9RHxODunsyDen6qzYnM1q7fjxVyhOtDxkAHCBrtBKTwPSSu1sIGdI1ODI0e8JLuIHkj1MgMHD7YcZoL2QdwdbPTBtRZrVffd32hI/iZsyquqTzVlw0XQ
        LdUH5bo+OE1up6sxKMgM8ub/I+9toOy6rjLB+/v+7vu5r/6rXpV07pVkl1SWXf6JLdmKVU+RbNlOiIaEYNbKmpEj2R1KYY0sG5Z7SXZVcEjMz7CKBhYpN7Tv
        e5VuhyYBQSckhLhVhDBAd6YpaGBCDwPV3aEn0OmmLLMWJiB79rf3Offe9+qV7IROz8waW/Xuveeec+75P3vvs/e3i3M0T+GOtsGPdTxG9DjMjw08xplMtoGd
        sQi2Ybqj6niY7sQza/EutSuNdLYVZQ+U06jJCZEVRd6tducj76ZdgbFygZQRs2F5XfGH91DlGEOjoem1Bui1Om1funl1S8Jevo4VucoeUD8AXyB7ro2oiFUG
        nHnKRtFjLI+gdHcfdh6Wyym67DrsnJQLGp3JvaIh94o5co97piQt7+Ya3s01vPdGDa97tf4gnCAN7oRGbycM93XCcL4TGt9IJxTfZCc00AnDqiid0JBOKOpO
        KKIThgd0Qj03u+pqDABxVTUs/dKQfqn39ku9t1/q0i916Ze69Etd+qUu/VLX/YIlqdAPdw5jY/hD08Y5VW13FlWh/V0Vfjea7hP0LbFCOO3zrKlMaZ+mcpZ5
        htATwILQte+oFdQUvfQM/TglfSWisQrw1Y2IpwIRz2kKU7DS/nYFXgukREUYK/CgRGlWaG0N3wU8mRBgRg/iboRWTPpiA+5dah7nACj8Bt0BCr4cvrtHulMO
        x6jXdoWRqtxC/TWmKget745GcXk/0TSU4VlabOhyOmqAun3sBP3uevTEhVoFvjyI7Eatqu1D56RKrZ4aqPaIqQMkPS3W8no/IHCgZ+Ocbv/7L770L4rtP1u3
        sF1IEVGgQTUu9da4lNa4+sY1rrb/40oo6z7X+M3V9SzVNR3fZ6jKZdq4gbiVC36kVmj/ezsabd9KaWBM2fPesh6p+fJ+njYiGkbYU2r0N0ZZWan9H2R8VInQ
        N5AOVSzyVVZRp50r0LsbjR14bhsjwpcmI9HAF2jT+skVuNqcfol2Y2x4QaTZcZhg1jEf99KFGcE6GPBprC138ixgcrQuzHldGNa6Yj66LuRoScjResacT7KB
        DV2qiFYRoHfGk6/5aghzuIQL8fDXY97L/cx7Nce80yx7R83j+bcz817NmLBijnkvpsx7sb0izHhRM1op815kQCW9DlUN894TX9qi+CaY9+I3ybxTG81TNw9B
        GElU6hAz8Tcg+A7NvI9Ln41r5n1cM+8lzbxPoNssupTQIEN5uWVK+zOV+VmmMonWTKnMgqYyCyL9fq6wmCOtf9TuY1U5k8vXjfMmqG/+TPjPbawZckjoSBj1
        iykXnO7yp4jw5LD21mfC9u9arAgvEBI6ri9uQ2NaqMHk8UVcfdNYyLClGX+cscjxM4GfaYCOq/AFFw+z+LkJP/P4uQM/h/BzBD9MRR9H/JOIzy0JTsBlz1ZZ
        a2q2wNW8Dp4d/ey0CwwuAwQJlnCELE/ZdDRL4ffxSfT8ZUeeP+sIb/UTmuf6PPJpr3BnfjbXmUXdmUXo7tMXVhzo4h6kMgQMmFvi92xbRH9wTOS1v8oN/Qln
        keWD3IHtTQ77mCOSg7vY0+uXOeynJWyfhL1KYfp2mQqjYz5Ht5KR8vY7P+EgBzhfxfstUdtuf/n648wL2sXIaX+Vunw/86Ou1FeanPlRyiGrd1+zcz3xmU9x
        oamY4rKWK/dFDnvOyXzWUrKPaz+uW/ZdzidscZMKn68YWeYgGwNrhPlASKnQeZBSgTnUB4G3cnFKYB/AMX6CdQrF4wKfK2iPGBYyxzE8fW+Dvucpi+geaeK0
        nFZ7elF6R4oJozRxTmuZTdXDpvpwe0yXzw4Z3AsoJVSw96LJVDMcxVcgqYYKdsQuv2EvBPeh33eP/T6+g//XR3B3t3Wau8l5uD3S/rvnzSZp0yaJLDGUToc+
        eNmBa5nWyX+j+R9Ic1H7BOKIfC9dmljfXL2+uX3CSYpfhNLtuMZT71dE+DHX9pZE20abZMAGh1GOtIOpbRY4YubhnmwFEdvMiro9u1CV8NilTeSz3w8vcSv2
        B2CC06CVhw2AnxSRjfhYdrA5u8KIeZkJToYrBasdyiG2FpX7EBsmuosPPF7LkKC88Odt/sqiDHMbnlwyICiNmJtm6HAaONSCOb7JG7JD1lkWd2MrcGqDIbbI
        tx6DPGk/ix8UKY6rI3kSw3wR35LYTn/sAeXTO5+jDXRgjKx8yFR/1LZdCB8sMSiwtC1vKfYEyMUVzEOU+J1sBeTKJh6yIfo6C88cIzyj1bo9CUAmB8aoMG5e
        /jd8Pugc+69/8ekf/8Mv/fFh1okWCsVpf+mniNUeSckulGcXGif1FmC1N5+lZbJdapfDWzHE/nSwfv6P2YMU9Cm0sC2kuC2ktC2kvC2ksi0k2BZS3RZS2xZS
        3xbS2BYSbgtpbgsZ2hYyvC3k/5P6+j/h8nj8b79EXF7GElF8sh1e+PusEMUnd1ogPPYimJFFkQQIrtpOiwQvEXqBKBqjPr06pJ+jXDDx8T2+dfOrRO6T5/Qn
        z2Wf7F8lrl/AHVeJIe3Bo73itp97PQw/6QZbJa+25F9yLjKs08KilkLm9WhsZvgEm2yVKG76snW+lNuMxq5Vn/zu73n0CTz8mdaUG8cG5WnMuUVwicDeCM3h
        jE1LTydqYnwwgyD9s98JdzoPqWmf6wXhStqlc8AG3jmyz4B8EG9q5D7tasFXhTl2k1WivOiOuGlhKpR/gm3yWTUB/tOaL6UepHqzfzcNFtWkucun0SUxMoY2
        AJtSeuItPpBPOwta8imenonNghDy86shle1WFoAwBocuTDzc+01999evW++hVA1iYPVZi88DASlG1PCj5ljOM6RKEaRKqb2P9WCIThFAKzkchs/wu5yR9p72
        j6waiqMIQC4PZAdRXJE4H2/gAkdC8EEOzASf1srhaIgYXeAQQF63ly4NEBIl7BPTUCjD5sHnr1XilrRWSenYX/3ep3/ul1mrxDEKIkMvxRNggUvs+hDKKEW2
        WObaaYtwDahoOKsKsQmAtwf7VqDFC+zbGF/hiBxjUzuDBoFTEAJnTBM44zkCp6qNgKs0JpsP0FgJP6uaa/HQjm1PUWrgd5siCSnTwvNLXJwS5VERlAcQjW2b
        etWG9Sl7RCuza8e2cw7qSTiJeZL9aMA3vSo/2FKekAPWtzG94PJKcKLGmD2yr7LfDVcc5olhLo+td9YKakjVzBZO+0DHKG7Pvy156cUYfgEYRs1eZCtx/cFI
        vOxpClqXhlchVwXQjIN3jwI77RMvgFiAiwKKXOot0SK78AtY2g6pBfVnNBqI2ZUlrtOw0I1Cx7XC/HFm+PiT3zLq8XVgwV12/r7UI+Vwvc1hzdEU2mVHKLTL
        zjdGQUr+fRTkZSelIHHbQ0HmvnhOf/E6FOT1y7fj3vColbUCcD79J2N3UVkPsWV3TyOITZMF2oAbFMzNYi5EYZBYuOQBVmUArNtW1ioUWbLH1/SmSWFsCW9K
        QGtrJCXAnWUq+oZlOCdlOJeVIWsn+5upApKjDl+wGQEhG74FDN8ihm9Rztzyw7eA4Vvk4VvE8C3w8IXghIdvEaoFD7ZiwQUuUJUNXcO4GDx2bcgDs7HLCKyF
        bOxijrLNBPV+syCY4mmITyG9fc1wm3/u9NWBp6CPOviyAG+bgp6YNqMOtp6CttQBbzyBUFBSPOAxxn6KnuBjTe6bfHbP5PO0pT6mw+IDjAhB009GnCcvNOqu
        4EIYFN8MdTebc1leD+gMDcSCe1/NLKfSqRhN3omaTDuOmvNnSvnqEeMxUu/1i/DGJNeW1d4QkmuE2WrQcEFmv/oXtmNftJe0DRgl4dF4v5ib8lN47f5rNct2
        3FK5EoTNoeGJyanWtTXAz4kBKsdSOs08P82/QZoFjrWg05zip1NvkOY0xzp97X62W0Qfsskibi7oKOc5yvlcFPi+gl0jtmjTAFuuNIBzt7XlBr9gO0SEXlJS
        9dM5+6Q5d9mOvbVrI5TbVcPscEmVDjilAxZMwIIOmDcB8zpAmQClA0ITEOoAywRYOuA8bT8IUu41iFnWNP8V/ELRdZZalyowxtgsnIsdCIEhNcN2FX5ONKzc
        8Fdtgcug6SjGp7vFTEyet5xYibWYPG86cSRGY/K84cSx2I7J87oT7xETMnm+7MR7xZJMnhMn3icGZfK84sQ3iF0Zv3WjGyXYjWapsBveYvh5m4G4MXY3/MXw
        ZwRDRe2BQU5B3YBLWSnY5TS7uFrxEELteLjbiStdtQ9BRbUXl0BRnCHc2/EIva52O2o3XhD5r0Zg+EQkZDf2O3GJ3k5eA2UaqBjRR7u4WvGYQsJ6l81+KHBM
        4TvjlFGE1w22DIonKGxKOuIyqtpQVaQYo+/H8FM/yh9psTFUneJO06dqahxGWZx+ht40VIXe7JJcEuSyDwXxkNUe3PmIgPLbMdGp3YTy8JGHhyxRHDsm6pXC
        OYcVj9F+W10iaatsuFTnJJ6a6cIRPQURLWRiLyM2TjvCLttrcVOWqQr87Ou2G0J5u1ARh0nXONebskS8Uhd+Uiheocv58DPygdHUmBpXdbRiR762BXDcMVQM
        Jl9hN8aJV6kb1zpxgz9T4HyHxCavpoJOXOZsKiaHTeQwjBxGuFWaXPEReqIkw0ivRrnCHHsDsUdUo0uBVY5d4NjDqgyztSLHTtti3WWLv+kuNd+ubkLNNIkW
        m+omCetsO5CBAWCjve4uhgl27xvVLM2xlwDB9IO2jFz6FdkZA5EgxMjSHJqeRpx5kNZaALEDgBFw57SIB7/XcL2liYsOxFGbTY0eHv6ybRyX/LLNAHntrR/I
        tPHoXj9vUyk20VJtvJUPNwfqwNEWsP2NxSQI57/Ewlh3YIyN5g4v1ge84K9d3ilFstOLlZ1eLOdebB3NvdgKt7/gj2+GO2R1eacXCWh5tJwQZRt4XE4f1/lt
        DeeD2IkT+C4MP2OnIgs//Cx1Hzy+uFg06/CUh9WyDh4IC2E9KvPNSh1I5ViY68TL4WarBtc8WIprUZ1vNmrEDHM+NeKdOJ9aNCz51KIRyacGn+6zzkadncet
        B5BUOLmiqUJaJB8Rl2tvF9oN7QkOFTa+m/QdtgNexw1MhBPcwJ54GTcwNd6sg11D9yAVDIK38ApGwxu4gT3xZdzARHgFN7BL3qJU7a0yTyO626zrUtm6VLZU
        JyCGmqsTRKE0SxA1pVkq0ZA0S4WYbW6WSjQhzVKJJqVZKtGU5FOJWpJPJZqWfCrRjORTjnYxeCvuq/pzG1X9lfWq/srlqv5KUtVfWanqryxX9Ve2Av2VzUB/
        ZSPQX1kPol0AGsfLahyaNh4ybTxh2njKtPG0aeNdpo3HTBs3TRuPmzaeNG3cMm08k29jphazNna4je9nzKn2Fu2xLwgglTR4YBq8aBq8bBq8Yhq8ahq8Zhq8
        bhq8YRq8ZBp82DT4iGnwUWaqgbJGK3ApnaBX0gm6bcqCrH28RdvbKGihbfOThlRkXYstNa1atFzvGhxpRiKFv8IoX+0NfbIxcOWg/UVG7IarJ8UKbkK6fZl3
        eVdPkQ1AHw3RLQdvOXrCrOBmgm4ltqOnzwY+PUW3EtvWM2YT75t0y8HLrp5RiTtoMVJsm7ybYtBF0X5oyZ4lcy5xBqYZp8j0PrJMfEdPzU17YPxJxK9n8ZfZ
        7dWAlfHktSobTtN/5nrt26gm25f8gTGvfRioBG822+Y3kC3+vau99AT1WGRlKjiP49nOnpXKvXtchT2R8Wjn0+7ORwabIDOIfl92zV7PIfoZ066Jvf5zrmsv
        VWRP37I17BeT8wDQYSAcTe0bJoDfOPLG0XwAvcHodWBrVsflFM035isiIagVfIrw1ReOBCdVYERoWjNDAucVDP1T4vDTNJWZp8DZFF9rXAM9NywoIqWD0oJ9
        fzrOLTNyLZknuAnS6YGnggackemDG9jdm5FvMWzHps2nOzwzrAHjsEG55AftoDh1yik/UK32igtj3XWL+bmd5rc1kDLYcAW3SbrWRt/9Ig4HG8xWWZoaY/ua
        km7qsm7aim5aaWqod0jXFKX/IPPiLjFNXpMe5Q164Zz0H/8SrxxekR1wQa+s6GgXymyOZiuZOzaxlN4d57FtScdKd2ZRLKDn8F2oT+uGNOfa1AxrqPnUhmZP
        65orhcTWEw7c8wtFc40L4EGL8hKsebVWb5hr7GEJ3oKTOn9g4iIS1+TltsS+JMY/4YOJvUB8j4acZFuktegqjo2DfFSeblBCC2YZH/Ig9WJM/Pw74RCj/Ro0
        nheNCz570W9bQfCVomNf9IBml7gGjG+DqHvoRZgNIt0rIM2Zw1Ej/bwP4tM5t4SHEj/wvJUGvp+flPTNdcQXHne2K4IRflqQXn+DNKdkTOwk8vB4ALgiFckE
        Hh6PCLdPErIt5bIMmGW7P+2KvFixr5c60ZTbttSX5cVlk5pTPp6LsC4R1iVl5EN45uv3Av3F82bDvp6kZ1MibfZ8XgDC+MXWdVMDGIwv/alX5MWKc73UiURK
        tqW+LC8uXzf1ukRa35Z6Q15sOFoqtinPm84byMW2JN6WSbes9xv3DdKtSLwV97p1lUiJu62u8uLydVOvS6T1bak35MXGdVNvSqTN3tSY7PC8tOU+0bafgJ4s
        MTsuNFILwVG9HKjYbr8uYLGz4hvHY5dCjPHKbr+0k0RoCFrQELTDF9wgWPHsSh7xUhtzuEtyC6jHkiq1f18b9/uZlYfdY+XhP8QYojkTD6uN/cZ9CCYeOHYN
        X7a1qlbQDiPbhQO44fs84xCT4TPYTYDXri7CQtKK+cCaVn0wny7D0IokPYecbwtyPg6rvw0yZ7B8yn+oJcJ5fngQZ1kCqu8CIDm8asc6GdqyIOfitEYylraT
        lobxQU/UbPZ96b+DcXjDRSUsh/3kImySXgEM5s+5AkrMpefMAFkL92qsqc1O1UriOQORIUPiw1E3tY2FcnCpXbm/5giyaObIiDXa7pR+RPto5YMt7g8LNBD3
        cK/FAarZ1+SioseuDdkIzIEBVxMVu9sK8xjQwW3Wmx5CliiZBgu2cxHjFyCtev1jIEE31NiBGJ9W+NM4XLSgIchAWW4oyFmuFdyvQY89RiM+aM3nR/P2z846
        Cj978TOLn5v0aP5T5ZWWhi41RMVivSCOimDzJZ4IoUTAdYqs9lJk9+OYMLyQIHLfB7td3nTPXbOcMG71kMty0theWOR3033vQM7QaOJ3M/l37xPmn4J3Z8FQ
        rnfhN0hPLPCvMDroCbqvVuoPup+Civ1BRQD148sDqElaeHZdm7GIh5yxn32RFxePOMftNOT9VOoZMJW5eK089/C+Grj4ngAn1YzZ3cNn1Kz+IvrQgc3qBReJ
        HNQbC0fjfUHwUNYXxFDI9v0RPEvxWRmDX8PkzHqnxLfYIbtZk2yBzn6A1iTEbn90udlutofC6Yh9E1sn2FlTob1OjE/JqP4U2pftRW37UoBWM5vPJTS4bCzB
        iBwLhxFrzmNGqNhoj+ZQNO0b7dWczLQmjyNNPrdEEy/8NSMInXOfisv5YYM6bHmL4Zf5zKCcDp33scPKLWdRwbn5pzSJ4FJJZLOhosh2RGWRXY0KIXsglUI2
        TSqG7GuR0ttq1AoMap+nkf0YHG/aYOK1DBRebCD19hgkvb0GQC9i2Tvgsxw5saFyukR+ckvtFmIPZuDcQvuEYIQKvbYVYKIzmhU1uGg/5NZM9TFj5TA04TrL
        p8XE2WFAQ/CVOWMtLZJH4K60NbXcHIE39AVeRuBsXyCYVAzt8NM2WFHog/NGqU9Ud5JVO0BqZ1m1862QVevuQYcPyoTxUeO+mmwOiC2iYUcOleChHWc/qqWi
        fNrwt+24uRaXuzzr44BXAyjyVDjEjmsIsRFS7SZJPKTKOFmi3OrAEgSyTUWOmqrEGQ3hoCIOEXEMEYmrVHJytUfOnco4mKl05SgMJyEUcxwBDXY3PyaZQQWT
        T1o68YjBuuvlngOIxKjo4VocIMu6orsaDlFGcFdHviOq1k068SiVtaHG8ekRFSCkgZKPosTDFM6nMXWETyDVMEoT4NSlhjh1xaGjkhcO2ybkBGdUpxlcvoac
        0ozKB6ektBB7sLop9EvjlobyHZQ6lQoMFBuq0UQ11iQOyHdq9rGEqk05j6thecfD26G9GydRExREvUKVmcRds9tBC9Qh01uLh1DdEEFVxUeP1I30lCQ9kIUD
        yjFEJYC5ptaQjaZ36KeoRXyvqM1GuwbEKSPOTNowrO24PdrxrHU6122elhHWZClqnWuZYrWqd7i0WUCl53W1s0NBsyhDHa769aIEHKV1vShljjKTBTR7yhGi
        HAEtnzBL3YeNROYSZvIu3FRlglZoeAaPnoBJ2WMnLpzApGSwIpiyPgqoKn7KNAGqHejsqcqjiLMLcxszH2CglY4qJy/gA5TjWlTm/Z6nf6LouaJm6IF4UQqk
        RxotOtONo90IuiO0tsyg8SG0VZWEKqgzq/RlRs9B9ml+pgS53CoQ7acJOil85tbRhEtpMq4i46xU1b58qyh0NZcv7BHzdc5wNk29y8giq0cZOeQKUkZJy7kc
        ywFDzI5gFNsaSb+aaYWzAwktvmKoa9scxTkqopU5FSOBnZ2e2bVb7aFlOg01kic+3TdlvYITXxbvEHES/pHN9MW/s7Uik91WhpZgugLnKNidJUH4f+Ak5Y9t
        jkY7Xkcf9nJUDtRB1RxdwlwN7vU7ekhwFiyqWoX2ircYMTXgMd2UGvsz9RSu20Z1RYgguf20bZyUU7kcU2KmmUCQQz+ipWXH/6cdj3VjkTsqpshpyxA6ax4v
        R7q03tPONcZ9FA93aZ/hzWwU2hJhN2524upqNAEww9WYpsdqXD5Dhai8FB/YCY4BALVRGUUCTu2BHHxvC11eVhM8faqq+TyWzU5c7ijW4gR0bU0x3KxjWUm7
        y/O11kGMGPtUPfeqglWYXlV4A+WNsczbT4f314RmNvauRl+ShiSp0SYZ5l4BkSekV4HOLeANukvLCj7DudUoYRLXE6guPI+qUS74VgUlTGBCS8tDh75Kc5aD
        A35CxXbU425F1euc6/ej7Pw3ppWEKJ/WxwAztOsOWHJBKJSfp/oMqfEzLayL2dbWohlPdSWyhiiJ8HftDBk4roW/BxuVWvgnMF7ZkbwaTKUlzg4pVnZ6scN2
        BhJCgUSi5UyBqFpTI1Rivf3nCYjeowLxCZIuROwiYKaPamR3AdPGXQDIrpp+gUWDWKP8spLNUlEsvSyriS2rCb2lX7OceBKSrRfLHlPWgQkpCOsV22kUVvGC
        2Af+koi3YwVq9i7FEgwn76nqnWKJ8BAEHsSc5lk9nCSwJzcsUvYHIMlh4CGxcmQ+tsRummJLO+dd56UMqnN26aLoDWYuEsLMQ4LKHCTMZ/4RFjL3CKcy7win
        M+cI51PfCMs2UYH/WAtKlo3PlvMah/y0hiE/pVHIB3mgcPUGA0xyK/gr5xsQ5wyQq8AYET934OcQfo7ghwUzx/FzEj9vx88p/LwbPw/j5734OY2fs/h5P34+
        gJ/z+HkSP0/h55JUO/wZtqVb0T5m8PtR/v1p/k3492P8+3H+/QT/XubfT/HvZ/n38/y7zr9f5N/f4t8v8e8G//4+/36Zf/+Yfzf59yv8+1X+/Rr/bvHvX/Hv
        q/z7d7a4MGGHIvz7HP/C5wncclBFctY/xfbWa6yKerul9ZFpXQNKzfJyEwqZTxolXvYLJlrIWrPVDo5ALGZn2EYuK4Xb2o+Xb8WuVrZP7W/hTOlOhx2J/ULR
        tZdal0o43bvsaqVJObeLmTSUc1Qr3i0EI5/wxcxzhVr9sCkqeUOiM8ckShyJEiKfD8axsIMhVM1io6kINTTR5txjFBJpu3XBBnYBs17ogiMShUQ+Xoy1FqMw
        oaOshliHiho0GWltw/fHdKan4n3CJHrKZWVFYreEj3GNcqJPSUJ8sMmKkMRZpcqJLVZOHOvy4R6ln06VE2e0siByYX1DF1ntEjVFqOHtESXEgtY0pDxcVk5k
        TcaCGjcqdlusHq6moCRZZU1EUU50oXVXUqhHIVPI23S0cmIJm7FrlBN9efZ0azZRXign+hQlHuN6s3KiD7B+UUb0RTmRn12tnDhKe0FeOXEDXxs1yoklUU4s
        pMqJTWg5Ur7NPuXE0Uw5cR05gIFXw9wqIVcc6oZFqKNSeuGTtTzFYVXGBphnUdT0OTbkA1A44dhpWyQOO9tqdVmRM6FmmuiyhiLRJO5hN0ndg63GxlPA1g1n
        T7Bpx+5rX4Mw6mt8hLoXD0oe6J8McE/GMrVrhNe7dNx9eNiTxd0lyrjc8X7XGPtsHenyhzxVQrn8lO89//YzotC7YtPWFna0Sq8DlDrWnxSlSbztVZqkkExp
        8jIOc4IV27YvKsscb18boW3lFWOA6uiDz1eMVrajD0tfMVrZjj5jfcVoZTv6CPYVo5Xt6JPbV4xWtqMPdl8xp9GijaEDrOBvXbdxyV6SJcQ5F4dEtxu9+TBu
        gkWSPW1Y1hPZAYfw4OgtbgQNaXdZjYnadUh7HYBARjbJUbwo6W2S9X9oUesyQBi7KPAwPGmgyDY5LmsVzTDMvyIvFB1aI1CUst6XJxCnIjEmeCp3WZzTlGFQ
        I+qV3R5U6DvsiqNDBezQgBtGLiWEekRPCclb7IoeXzd2OvjSOGumQ65VUg3OhtbUDotCVmO/d1j69PmvQQlIhtoYHkayoabbaUi3UBOvR3XcYTyMZ3Gb0nxN
        ab6+YdnmhR0Ds9g7MKdoaVZW+Dn4BQ2FdqpZUypkqsqiq5ZwW6ya/gScmYawYWJv7X/p0P5RFKX7ZVuE3dLfpzUlIn1W1nSIdH5FUyHSFYHmbqXzqn2C2fPK
        jJ9anuaM65rCkQHS6HkXampHD8Ged1D7CNvsEFKzjuC+8gcwZ3gQYCcCue+tEeEbQXcnxKOzRkO4LCOpjgAX7loQhUYAfGuUEZkCSxgI0FFTlEORyGEJdmnp
        xS3FddhnCuLAjAFGfV1eu3slZk9EzFQv29LgX7nNLSztujgERaqkqo31mWWJtPpNS6vZxFotJ9BqOHu0uk5Fq+fs1Wo8tcywOGOrbRwuzOZPaFKRt5wneO0V
        f5G1vj9li9pEgUrgie+ploBd+FQGTxxV7RHlCB9IHOLVqsY3G7Bi9cSrVQXUfkt8Inl8MrCOm5r4O/L40GATN4F4SfLEvxBuKuIlyeMThuUKDnTAO2eHTFtX
        MrGVy7qUh7rE99Ao+togVolpjLlVCFv/1GZXKTwGJE11cBqmYw6YNINlzTIgJJvK4GyYWtqfZoPfXEfAV8ys8sI/oNWg/dGnFH5g69X+KgQrXy2yS90Bue5v
        YwGwz6WtEP6vdnxnNz4MwWFI9buTdhLoFA2UvR5QFPUORB2CPA7RRgZEm0O0uxBtWNUl2ihcCpQXw3U7svX5VmA09XBIr+efB4kSsVPQSg6iXeg/KAo6Ysdd
        5KU7vlX2h9s68S3UJbwlzCveOg4mrLgY35wRTEXFK+ftItm8qRPPURqW5RxQvBHNduL9KcFTpEY9kKAJ1O3qpiSeTUkTekMJ96fER1Hdqm5DhBF1UM131M0d
        IyGHUpaa0xQinm7G+4OglW5J6aKimqcgpBpRs+nJE0yt6WeL+OC/sAWVP97N1/l4Hw0AoVxAhdCDkSt8vptE+znSZRtY16x1FCm+ORWN8XUhGufreeCM8upQ
        4+sKxBFF1nIS3EwYYrJrb3ZK8VArKqsCfBuzDSr7HKcF736oOfCZNp+6N2mdvGrHvPTx9JigrUwCLF4Qk3Qd2zxyFhTQJKsm51I01MwOKbR7o0Y0oSajZnXg
        oIYacTQxUHuXXjRh+7nOoGsTqhn+Z0g3iwetTdb9ZplQVNhJ1sQ+slnWZH9LbEggNSAmHKhvBV6EA76GEZxW2WLCX2Fyq6Rkeyzi/HYvoKEAsylBfL4JvQz3
        8UhcdMfUaWo/o7XBFt2lYf4oLeeBGqcvjAEaNxWpwpeda9kOUff0bkoE5VXg5NEt9ZWi2xuwJleo23YrHoazj8R2K5pkxoBuGjQEKtKlTObpbXNGB1hMiVCX
        0ry6kZcDIlKiJvXGjUZvEbYE4tuc2kLrufDWYettYQMYMR44bAHOSmBCD5kOLQ8b1rnYh5BY1oLbZS2g2Tsny4NNU51XjP0dmdDbuiWuYge/BXMeE/KA2p8M
        jEex0oFMxBQDz6rFQQs8DTMgDij/oLXAQqid5Znf2jFmbHWiijHTiarsEYTX4ApflZxizKpb1qL91IxzdJPbax5DRfdn++ZsJxNpvhDvp8Zai2aRwf4cbZDk
        48yqWYqzH2No4KakF8G4Ev6rHPnFVPGA6JXwX9tc7lCX3wJIagFSDQV2mSdDga0AgDeywXCMonqpR1OiR9O6HcR2ujPRHnRBNiHI9Ao0slZsHlkKTCibGbyF
        l6vYNIa1kN7wnk7jHRQkGxgwrSABbHGACRDPrmVNdCVZ1bfrRx5txQe78XyX9jaQgfHNvArSuKXQ2W58G/jgtyi6uwW7STe+HbsNMUA7nQVSL+1HvJtoLFOq
        uQQHg3zGEVIIvThA+bxF574/OySkdDfJh2YT/sTUgPaneZIgu1r4NTs6iDyz1HMKCdMpRHTV9vS0cXJxqmqU+P0xNY58buaHKaLW0Nh1VUXgrTy/+A1CUXp6
        w7GQ7Ks25cUDmJudhqI/585T0ePbaDBXeXenVaCL4FPUd28BmX2Q6uczL8IRbupy5xAFMddN4lu6aF+KSM1wGz0fIBJc3YZaUX3i2xF8E3GA+7uUyU3UjnS5
        naJRGKW6hd5gpFMvx3OUHRXuFnxvPzK9CTnRi/14vFUdwIub8OJ2+hAlnmdyHzEoi4zwP//WM4yeC70IM022LwYgN6zwSwCp37QWZU7IDKF1SMlkP4+1aBlc
        Xey24IaIQ08reqhg9gR62lT0tFmxzbRZMdOGiATQ5oPPGvwdXmx521+I7aG3Q4oNT9P/jI8f9euluIbOdzULAI9lMBzIDZNsQOp5dOBbMGP303TFjOSV4SB3
        NKbT7XoCVITIpMCbaY7JvL5NphZmxiC9hYPqZszZ2xTlO8dzRGFR7ZmfBxDngLpd5ufMwFxuxQdvQ8RZnqljNFjnsIZwZpRs8norxwF1i14vMMOIwSssiuJV
        PCWKWLHwbKfjuujS00zOLew5M5Ltx0jb+3v7JvvnkJmMytAr4NR8exXvgs1BUkApqct5bd8h5h2IuS4xp4WU2CHmYcTclJi7lFIztMZMyirjZY1z5xpo/rii
        pO4KIper2t6dxqWa0lBsHMwijZWB4xwLlKixiaZBV5v27BS5psHc0sixdj6b270YCMd8MtV+gACF9XqAoiVtVRHnvfK0UhHHvfK0VRanvfK0URaHvfK0XumT
        ySyX9Juk0j9LTZrl/jfr5s1mue9NAo8sK0XozsWuVMfWCrYP1jxG/GcIg0zVkeXs2eOFvFIDnk+wdD5TnWUeU2zJtNURLWmBgBux7oAOi4NBpng6ZVwbaH23
        3ZTgXayMsJcKuU0nI9oNVwrbPxINsAGMhgeEtaCx7Ah1QiPAXYzdOfd8NCfWLtpYamEnEYWL/XBWyxaiA2oH6YcRfBB76e90Vj34RQLIBdozQQeoA4+14tkc
        +ZgJMVrxHWt5BaU71gwvvoIM6liZEQPTDYvyHWuGI1/mD2Qc+RaMoOYkwggv3khoFBmxf+5PT619We2RseG9122hNHwwiuC9WXR86/YFTNUw20FYdNXkgI34
        EGbmPtlYgj6WNrpNTFZvoU2AVpdtr2+Xc7Sb8HrX9tdzmtS5ETIAJt/jiV5JwJEu9WWc1/Yx443ZsOguTsZSAt9ICXwtJfC1lMDXUgJfSwl8IyXwtZRgwGAM
        XWEljczAgRxBQgRhpcASA22XDcsoNbRdmdZV+4i+G9puJMecpbzqN5FjHpNF4AMTTmqrOG5JVvh1WUAEygsmrUSfsSCfaNJuko7QLo8h5mRnMVVCaL2w7WBf
        l3RSnV8aN8yVuwM47DfJXvusnCznAKDEDrALHvfxlIFfPcO4VYwdx1TN7GrKY51h5p6YFLUbZWTJckMU45hfUXdRRbOJx3TBSNxImXGoRjVSZrxFzYnJe5sW
        XM9p4fTtXWHis3TD1C1ZuhB1G96hEFyESn59RpHWZH7vmKOuMBubYHcoCUg6LXg0UxkP3QKun1bzkjWd6JJsLGA1HhkdGx+wTF2V5Z5WSQHhwYx9c+lwyJKN
        g9x+VOupX+9xAlW33vs66H2dywgmXg6NvFxkWDnn86Ln872vL++QWc3KtrWctUVXq79VegLztektX3/n9ZVW9sYBX5jf+Qs1681+4xFWxNGISNT/FSj6WO0v
        MlaXDayuL2rJ0LIjQ4SGih4i0B260wGaDQyav2hLenr6jfSIlUP0M6RL1UVBRhRomi9ug6b5q4rrLgWXimwM7bBvJExXaFr0iDAYaJJYE3oHoUVZm6KXebH1
        4W9RLcY4iPkvotpZoRaLrOdp+XGyoWgWcV4W+BifM1D8Ow+2DxAVLwN7megxuokn8qtrNMnrUJlnyAB+Pi7xuzAev1Yzo96srxCL5RzUs7crNZmJwSisNkBb
        LJrCSjAFtdVrr9hRaUcgBuicUeSBUl2czOqvxToi3BbpLNF21OsbznaMBUvbyJd3olnK4JKB4hFNqCJb+wGKcUAZgBJAGx/N9hZ2MdxMhxtYlqAO8zK0RoEr
        QDcFCqZ1JAx/F/YNtSSqDWhoO3IGfMPPKQ+eZYeOVYZUo1r6alzxDbaPTKAGLcKmc1HVcj0DX8eKmHuWYAG1Ah6IucsLopXDMGkxrc60rLACB5QR0bAj0AFB
        ghGo8xdYq4Zeo8lxWAO34nXRyhiFIscQm2JQL9AS73LVdU8CmRqcNKcbH4TXQbnEMESIJgeiFzRgBSI9XRwQwWMojqwVwNlGHpx+mMibR83VSJUHZDOMaoxA
        TUi+NXDwDSp/gH2XsWaIWKmw5twKbuRwusLb9imewTh0rqjaYRcTuijkZYXBaRLcFIQUqbAS3mkWxOBQvIKDlC4js0KEQWPANsoXFYXDXK14UWbKTBaT85HD
        12XImstCqnl8k2D0lIXck/ViHQtEWWTpk3yzCbl7ma3BifLjfBza/DkfJ5qWfJxohhbIKYNRUdIYFWxRBL05o+1pGeLO4jaCah43yTJuJrViSlHroxS0Goqv
        tU88rXTipromBvgPq2IZdnR7raDjOVq/ZN1jFbXt59UOtBUoAGZfB60NjezkSPUFG4QbxNEKaq7WcfO308xGPUsUyYpaS600gETQmlkuVWfQyw2Ti6U/p3b4
        3GUTcSHVsKsMzDG53udW8BI7wnad/9LATYXV2MoDE1QGJoBeFztHYVhF3dbLjraxBIp5qn2vBHeFaPCfp7649gn7WgfactITmz2hnkaO48Gwwno02kgP+sCc
        a868wJIQo+zr0JDIsOSSbRv2Rz2nccm7qDVBhvqUkQpaHyXMKyM1RRtINIGKzC/EXl4ZKcwrIzVFqcmFMlJRVG/sHmWkplFGsqHd4RllpDCvjBSKMhLHCEWp
        jJWR+AjbNspIWIZchkykt25eGYlC7VQZyYNWowOcQlFGYobGzpSRGAdNKyMpi3aFVbTDnHtoNXa6uJlYhceKOXd+NS7SN+huYRWAIHPu+1ehGkc3J1ehyDXn
        nl6l2iYcVFpFLaFORQ+zqzHUzDnR+VVuOiJjV6mNOHoZioCs4ChRnqL8OcrDq7SLmhytVWhV6RwVSpcA8QTWZSVEscXKwWF9dk/sFDiYM5fYHIzYSZKdLW8c
        6Z4N/o1Di0rB6C0JrAGE6K7WbmMUIjaz4amQ/6PRG/5fovVyGr6MeEEuiDDaTYFP5k1yzKL8Xy458IjExpUoOAgi3BQD5ZRJjsmZ/8slB/aOpw/0PBEBCb6J
        SYtJnf/LpYWKjGU8RfAibZQGK3qRLutFuqQX6aIBxEmdUmCR9kQ1aQBKkKNRghxdUkejBDkaJcjRKEGORgmyNUqQo1GCDCCTnUcJslNkXWrfHVGC7BRL91QW
        qxclyE6hc89nUf7/hRL0ezZDMrAZwPaPe7odrtoSYVsBbI3cIx9zBmbia6SeqzrCtkwcDcjTVxcvFbwo3Xn6M74GCLoqGwX0DPN1C161XXvJv2hfSjVQnV5w
        BWN34Q4KPkVdAuXJbS/OU3PnJMoU7Cy1td3GQBCFQgrNMtXGlBEIF3nycnppyIr4m4zhDU4wL5iXbru9z3w8nodPYPSC4Iddx88hVsdG9dJ5s0IR2QtdvQ16
        34BMBMVBmXpkInYvh+/2yUSc3tfedWUi0pN2r5BB+tHpFTLobnS3Rz0fe71RewUSfcV1+orrvsniPsJoMcEfua6z5F70LqX9HJUMhg22RNk8ZU8lvqpwPV8X
        hYzdSy2JIntV1x8lWTXV9vkhN37PXjihijtmfoEBWSNrVcPvf83mhuPKJgmPU3ml+l/56auFvlftzZfD8HfsuHydKkE86izlK0ajNVdobXRsQc2ReqZmQwLA
        T0SkQXMKBkVt68EnTtQcdiNc0HFFL9I6KQgeOEBibJ228z1B+vJBvEImAN5xAqhFtv/uKf55sBVb7Q/Rp+jnZCuvKwnBQ0lcJvyqXjV5O8tp0aucvryl8cod
        vclAS/9qXin/PC+vWK0HUtpGmZ8Gcn7kAX19jSiuzKmUCNokkjIvjBp/2P8iDF50HOcirKl4aaee0/Qwbp0BNsQ9W4NZB7LRYmdDYFC8nn0jrd6WXq9lAGfZ
        nP/GC6Gy1Ke/uUJc+2sb64rNLBqr/hOX8lhroJ3F1X47i6v9dhZX++0srvbbWVztt7O42m9ncbXfzkLQ74N/RTvbJfsZe0k5zwPQid1Y2ve1IqL2X4q9Y3c8
        92L79cbjNIJfb9ynrBPKy9kaP37Bu6Rcn9U5v/8pdsjQXi7Bm4TdvjbOPw+0oPCpjNXM5lKXQaReL54DzlLxoZoViCn3h9/PPw+12GGDiR9aXUZP+tD5B4hW
        s9qvFWn6YVtg40jJafGTx+748JVuELzDlo2KmI3erZbYkP6Ah/sDnsoOdmXne6HqFpdKAi66MsQSArNVvbpkrlFlQFgwIKw6IKw2IKw+IKyhj38ubn8H1j6V
        V0yBQA+/YMdDdPl1e3tsIkm/aMfN66yhU6zk3jz+GP/3X49ChNjMpGRp+Bpl9Qc4WHdYzfJkzeUlj0h0BiLDKlqj37QfZblran8F5wGmEZdlDC4P6dDTSods
        mXinTMimCVkwIRsmZN6ErJsQZUIum5DQhCQmxDIhK02B2AF3215pAu7ND/+lLWA7PG9d/ehC5xeOJeXRW0w3xM2jx1cK341/R48/+amJ3539i7Gjx7/jjz72
        w79U/p/vRRJVCP8LJ/IXY/hlKuo8Cotp8xz/J1/+wZ/58g++dPT4xx7be8tP/sl3Hj0+d+/83Zdm/3VvDsU0yRVVCn/DNh4mtGSkKBTrsqnnpoRv6vCt0Hic
        kPANHb5pwtclfF2Hb5jwyxJ+WYevm/BEwhMdftmEr0j4ig5PTPiyhC/r8JUQdarq1g8Xw39hDxzjbtg1FkQOI8K7ks5YEdFDSXqLG1k3b3kxU8/y0FbYxGsC
        5bpcBvBBnmRmCbDwk0k5ruQPj/gl+3pkLRZ52ZdSONCtchzkT6F0SmFLV8qa/7xc1goj62UgDrP6StRIHS81BIrcYTZwAzehQJE7zD2v4CYQtHPHIMo7BlHe
        EcDqBhogYKFaA83Fo1icHElBA12ozQBeLQVWXeqwHuhCXQ50MZNA130l0DUAgLm4bZPS1k1p66a0dVPauiltw5S2bkpbN6Wto7SVbDaooTWUvL5Iy5gUt6JL
        uVnRhWOcdEdw0nWrVnSVkoquyXJFd+hKBTUQ/vq85q9Ps/dM2VirqftM2UYrevcM9aZZ1h6jVoYWMydnv2nbHmge2A2CaoWEbVXv96swmgbB6uTIbOelHv+C
        rD50PF2biZl/pJU90jqUf6QefKQFN66mjR4+k93fILQtjH+dNZoGbH9Idy5keL5YhTnET7zQbWDT5ECfxWReN3khuFFQs68KzcI1YN9ZFIDacdWSJAmOWAOR
        oh0BNAoHvrTlpRX8E9suXWL6g0WbzBEXutJcRTlOKgmDFJeZR2BZHxNRgZwoVbudRPyiQFwJo16insWc0tgIhwyXzQK8apdNksFVIBa7dWHr4wLelvCWkiXa
        tscKvqPPM1pif+A6rtEMYoPFtgMYGomAQPR5Quvu4AkN0A89rtCs9JN0OccdoG+dnDe0/GfP6c+eyz7b5/zsDQppfJ2dtYlrgmiP2ZtHiVtBoR5tRbbgW3iM
        r4GRo32TcZFc+KW0pDqPxX6L/bfBR0ok3sS116zYgy6JE8wK0lDPGLO2j7EXgrWqW7vkLRE/wU22CnwgCIppcJ+Nw1Zqf33528+IWTStN610ms0fFKvsVOGZ
        hhTMpNNZGLGXwffh2++7kDLSry4xEcsCaQihPeWfiXPZbi094i0cL7535PYb/tkHj0Tu8YmDx9/9t9GfH42A9Ohk81iMGpEBpfay1DVzuuSk6p9UNsbooagg
        pRpEMxHB1DiHO+IhbeKnGu1ni4vtj9TfifMHRQsgiCiXbz26lTORBkjguBH+oc1kMLsoT5/goh5Lgf7mqYVuSrMksbczISjFVIj4a2fZQ6FJ14Yagvd3DhXT
        fjJutj9ovyOP3kXl+Yx+WjkKN00uL3oLz16Jy12A+xTWUltlHMPmtIiCDvemkyYodp7vEr1UYgIIBtelhJaKEpCA2GMSIHbLHax2Wf/SfK9ATk+RaGmgFQAT
        H0rKYlr4KtdVX699mxzYuHziETuMCTCMU+hhYdqcrn5DS2bCpaMVAwch9OUEl04HyymbaNNAO/78Kv77baKTv4P/+4MrCSqEV9O/+Tj9+zy9+kd7H6B/X7iS
        4PxANdvuk+3lqyH1ILEtCWfXwKG6gw+gGjH3IF86ncitFrUTOuWt0ejz9GaUDXAnAw3bpqZOk/ClY9a74kYL49PWw/hv0FEDTFobKnyiRa3sdFGagrL1DPix
        I2JSnPCJnEdlTGL7eSwgyLxFiwoPdHeHUZfOirOZKvTSmQsYVvkxZ7/ZMbdjLYe4lsVcLcsDahmqIaplpXfcQlNBRu66nh5XYg/DMeCV0pPB6OfMfyER6EtQ
        6wLKqgBkSjgcyxUvN+qr2MZ8GdUY/rUOTuyq+QENz2CuDGifB7T3BgPalmHr9g1oDGP9BsdhHQYX4AFN/ZcbiSHGny8Dz0b/Cu5LF+eX7sBBzjSFu+MgD3lo
        Y0/yMaBtGtrUIokstMAkU8Xc0KqwR0ca+gwJlhtYmXfZL7lO4ZK7JJ7lYcyLUz0jMrgXNp4ORPWpLusCBpB1/Nnf+u3vmf+f7kiH46G3Uf4vvQjEpTTuoV9P
        eI9ZoCHzs1e6CZYwejw99cinlt+K08/YNpqS80fPnFClExdqNgsS/y1d5twS7W5AEKdM6YmVGIvtCSIkwt/n90reT8h7tnTzlE190ZFd6+YfmnzXr3YT4IaX
        2t6T7a3G4+2Vz1KvlKG36QGw+8n2wrn2azaUOeVVCa941OuVk2asjxmLBi7QwOLTmI5yTUdCeE3t8fRz1178kH3gSvf4v7yn2Gw2P3g06R7/H7hXfwNdR9O+
        q0rwx0DJccJKtzFTmQkTC8jjI9WPff9H7K/f2z3+x0OfGfvAr72HEh5/F+fxT5Gd7oErfIYqMAT0H+AHiuxEXlnB123Hu+QsiYvtAoA+VNrG1HUnGPy4BEUM
        asICjaWILwAlKhCBwvKjgX3r9/Upd+JL3dgRJPV8LzuYAtS5XkcmOKZjrj8kCaaEzXFYswALH0X6tQfUvuefnfuVLmeBWDx6qZD+Sy/C4xO1/mEXpKkLfRwL
        nl4B3gxH2ME13y0/4y15lwQIvyZqKMqi3d9+KXZ28n2eLn+vLqW85qtLaIka3IxX21ReI7trv1I8F9fbhe+lxavePvo40QaxH/7vVNZMlGfyLn0odsKno4Kq
        7aeRTItWmy2+ODaFF6loeAPOQhUuxe57PkndaKVRnrl0CS1lclu2L8WV9OGZZ5+O/WPWd2Eth7Nspp2OAUjeP7b0A3BTfYq6+hgRBSiAizCXYyj/aSxVp4jG
        pAf3aQ2jppxTcUA02j98ETXyjh19WHggPH44KgfH1pFVXKTre6DsDP9PrahEX3Tpz1FFSUHzECmeg1qcZ4J0Ji7KV9Ixj+EwNGiZ6CWK/iK1NJNt1XO4g+gf
        Hq4+9DmzMdzTBRtMjXrs9cazn0viEI1z/tnPxc0kbuiN6WdpvxlSDb0Cto8An6ipGp0ke5/0oSyG0GvudOJGJ2at3oc5lkTR90MdeVz4qT+59lZa5cWMzTzF
        jSQ2+sCnjXD09BFUrwp6UtOPcRMAkui0Vlfuc7qaaPxmF0b3xw4/xy1BzYAmZveTVICOanYDGfm2jPwAI7/G/gVkMf92236GVvc4HayQCjfg3IHHJVMSNvO2
        2ViNnVNEHbDz4qcagQiTG0H7f3lK0VA4FwwzoD8xPbu/N7af+KSyP/EDwTP0GXNQJgc5jEJjs2MHChp+qAZ+idbT5Lfgt5g+xwPB3g9/8mYsIOJ9NRfjynma
        iizjiqM+g6glifoctRcN0A9l25V2hZtkvoATO/gr12lcci8O4pqvnRyIwTjQLCh1Ons6PTF6RQP8FHJkuahsW7L5uwPsF7XK9TARCFdtxk5iM3fDpPH9iDZj
        9NYyyq3PjJHI8gqoJE1Be6DTi0TlJB1WPDJK8igfgGpiEPeWKDP5IDDimlAoPuCP6h0RAbD6+vyaZAAvpFBfB1cfM5halx3G0mdD7FnAaS4AdA17V9YCZcQr
        KxQkYdWJCogy1rFyKSgGkyBCydOplLqAgdyBihN9BYRMMZ9fgKxi0GPM0hZYxx5wdHS1WO5C22VXG3ZsiTvh4IMuHCDrY4qew2QiDXpOnOfchZ3U3KEY1Zt0
        ti/pyeskDXuTzvclPbVjUj7BH3Bcvmz3n5fvfGDvXE/tXw7UB3xh5TpfeMNT9j61/+AfT7j+0sSlGy7m/FNpM74DxoxvTusJ3aT1ig5q/aGbtb7RLVq/aF7r
        Id2q9Y72av2k21gULfKXdrWNA5nfxClNK0qH0FLUUrdFh9Te6LC6NbpbzUf3qFuiI+rm6K3qYHSvuik6quaiBXUgarva36kq3sfH3H67er9W6KJC36g9S0Wz
        ovUS7dN2ezdo9aVjWp3pdq2o9DatuHSH6OJEb9FaSneK55oFY9x0L08GVx1h6air7mapqKsOib6PaotqpauOsljVVW9lcaqr7mExqqsOs0ju3vgGar+j8T5q
        zSPx7dR2b42PUUveHd9B7XZP/DZqxUPxndRmh+O3UAsuxLPU/u34xuhAoO4Q7MNZRhLHxcpQuXKr143qRqxSgJBkuzc1S3ElwGIwf8YqXsvcV/QtW2EX4okm
        5cIuBW4U/PKQkZtHOrQq3s5wkzlLcEB30b7djUdVVdUh2oAOJjFTY7QglPJMNGU8qfB6HPj1aoSWKMSD54Bov3qbaGlWEW2Cse3jqQSfgz9qylAdE9DJYaQZ
        ZtSoKiLBnUEZOqGgFphAGEeMIeR6F5oNSyqVq84i0yZVDm+Ow2+1qiVUx0BNqCmAPFKqcZQ5J0XpZuxnl10IRCpnAawm1WiC71b5uzXkEHDJwkE5qEZuMlJD
        IbuYJbRxiMLlmOEG3kXqLXnL4GgPjfgbBqpDnYCvmBPGVwyN0X0DjGn7o0GreI9gZ5bUWzA+GNaz3FV30mdozAByi22BE5YOR3tUTFUrQXZchs3CDSKMVtpD
        etDV8WKlqElLXfHlMCaOG9K3SkUMfEnNVoZpRBU7RfoWDmLVncZN6V3Ge+l+41T0uHZCylBk7DQ1No5RlfGXGmmfqJDyxlr1G0+OeD5ZEEn8gtYKV9ri/GXR
        FNA65dreXGT2yhko0IcCCc8rMd+PMzeRp3ZMMc/graJWyg2sU8zvmCKM95sUYXxXlgJnXjzNYZ0NsT5A5WBs/1THQPvBIQtFuEtHgNU296eOcFq9Re0lHnPA
        mKKhMMhqKfXruVdvCyqv6NnnrkQfORnVC4C+9TghLYX/wdYnVsYx5V4RiWc6qBwn6HFLqUw+RgOV41Tam8822xPtYliIpV1WeWiv0nQud5O1ww44jg8Sqazu
        ckrsQaNCnNzvcJXC21SJ1pHWmdghqn0vjf/blNOidfhtah438+oOdStublXH1M24AcDILbi5Re1TN+HmJnWDOoibg7QGH8DNAVp753Azl0qxLh9hqXw1gyER
        90lzxqLjoD6Pu0Wfw92qz99u0xpPB4wNyE36AO9mfXA3rw/s9vLI0L7piCnw28E7BulQRntSKYPePnkoxyW9h8YMJVwbsMPQf1gceDDxWI5pBEqAxUPsDXaY
        Bm8WoXiWqQsgXxM2TGXsMNTZ6DDaIupY3CeSiBZT2iqiUJb5KQqHoj32o+lO1MjW4iZel2XjmEk6US1PogIBON5FoUN6WaB5Iq4xFdckLq1FdUyeWUV3Tdwp
        3I3gLuR6wuPEsDjlpLtR8dVJd2NaxfwurXK+XxMXxwc0ekT9Ab0i9zzLchRWypo46BnpslOXBF4JhhEwhoBRmIVNwlx6AUd3FH8yB1WTWmZdGeCSmiW6w4Ai
        HsMSzTntzjRYNLSN4KPFSpDSQkPIxDwgB6wLu3HEv4eKPfl8ulzDccK4muhQQYe7WavPKGpwohjo81NqGo6GUAYGH8ZZBjZ1KtwICsf13iNbtUAsKG0wF08Z
        aGI10JP0cRm0JWo1rI3UZ/AuBFwCeWAfQbwK0sM4PsPdPS3Dj7gS6dsZAW8IuuxcyCzJwMueoYLWuoxQDbcEyIEIBsgRcHjaSQ67IPTgu2gSFRpGhcakQqNq
        ig9WUd8yLCsmVU1Am4GzhBgl5KSm09PXBSMNowWqhaWjRUv0YdwcpkXpEG4O0aJ0D27uoUXpbtzcTYvSW3HzVlqUjuDmCC1KR3FzlBale3FzLy1Kbdy0aVFa
        wI1Qzcui5Q1/4uEfweDeXox8PhCtWOKpmBj0+1iQAHwEW5AR2qIsKhIfeBaDxIdtg4jW/2qRf3oVPCEC+A3XKaWy6vJeSPas1TcpmK70CaadvMjS5VNHI5j2
        +gXTlRMXjMLrv7VZdAvbIEimK3hiybQLyTNEnjnJM3t5SyXWZZFYlyGx5nSzkExXcA5TYRn0sv1EKocO8JECve2TT1fmWJhIF8jdAlxgh8fiXz42TgXXkBYk
        NLCLAK7Vgmv/mxBc+0mXDahx5bPjv6/AOvintustOZfYu6M6F4nUIiowyKXThnc2gFV45vk+6BkpD0f7iCoMk6goOIKs6IjbCDdDVSyqwpma1jwuvhSX8l5d
        gNO+kzC4JZAGFlTEf9Zx/ItwcJpRHOF/hD1njrxAgJOnJRDg5UkaBOB01Q6/AjtPjxULv2LH/AwNNr4pAwf7WjMuXPtFFnxfa9JN+GcwFinxPQ53TCD9i7y2
        PcgYN3Iz1cbcGgdP39NwPjENTaJpN3bC/2S3X/7FpZM1axCSnIfXf/PwSdFipBGEo/CA9RKK8PyZGYK6rPHxBwVn+FJwURtRMlx3UTuPj0cFfV8QwgdQA+Jc
        ntb2MdAAjMzNNuijlOQqJ7cYLBJEgbOWaepsl5Y52L3HhL3VGOQUGjAyfl3bb472SfO0XK0KjpUWa5ylwZKQ2b+RvJCqhLNb2r3hVA6G/uD8yohXYxdjoJ3n
        RW0OpEkFLNlIIiiXsIlLEOFUzH4EhJNE3CpOwCtIUsGBJOXHpAnFYBdqM2xrT9RoIFyhwwQK+yyDISlxwjFO6Im6gb1hAqYPDhkKg5lPeFwD1ZHVaVg1k44+
        fy7B2q/LMjhqkYHMZ6mH+cTJKZEujKruo3A55rOEdxOa+ejx5BiNazOyKW1IO7mDzBbiq9abBXSi2TcuLqGKqQsvC4oEUww1w4DzDPquecRx2j49Y4YIX3k8
        WmC4OCnKVDreGLhQxMPJPe3abpd1pvTbCbiowNsG3g7hbS17Oxpo8+zT2ih7QdtkY/rs0tT4uCbCxzQRPqqJcIaaCb4PmivuYAwotv3QMFBF3lsHcn9pJFVc
        gylfJuzzLilnFYKwLiOdQwHhsZZP617wU7Zta228fPwlWme3fnGJNm4f1+BaUzT1rhtnWhSU3iCSI9pp14/kBnfC37R1reWySUHLYZPgls0mUS1tGvBgi61r
        Xbri9NF5sBWUBbz+szZl4OkMXMnAlgwckwHtMyd1QrqybRtl8D9SP0ADG959UBvoDnkSwNWzEQCdeg5yWDGPgq6NSIDLYlQEpJp1ntal4dXzK449dGmgyp8v
        rlcYyBC+VNBIDUEsDOFbQzgfxsscMkSnmOdTyDDtKIIewY07ikf4V0tEcXCctgO6TIhfE9xOshYv0cuiQ9hiGP14uiuGRkThMmbRLkNOD1ZhnAT52lL4zAwc
        agI8FO5fkM242pWZYgkHocd7DZEaHKmJSEIKt1TI2Qz1poL3lxFhSxBdPlLvssMYfKQvutD+wQ/59vglrYDKVrTb/BhY0iKhVL8pzTsknTA6YOcqKBiP0mIH
        3oAt7JSvAzgr3rKqa5lLw74tq9aFB7tJhueIx6R360TgY8uagnsYrawJ/KgudccYPPAQG9QwXZhDn4S/HeqhOmLuEgenaKhmblHenVOF6cYqUSO59TyzWAql
        twPiL8zAabAFt84yJ9qMIzWaP/JQSWbfFMoghGsZ9rGqewo55E9NokTtTrJ5UZSR2cwqtotqP4RGoX8NqtgQVuk6agsfshRIXOMw5T5CQ2YqiWvyCRnq9Mm6
        mkjYZW2eq2ywZ1ikaRHrRDMk6RruiZZkdnHEDYpa6wzH4LQWodIWWRLFSULFvlWHuZppEmZQTeWzJFawNeSWl6YuFi9lkBnaSURdO4kY1k4iGtpJxIh2EhFq
        JxHG6npMb6ej27fKeCZDS8kggOJd0R4GgSu3Q0BwlEE7l4nKy/QHo1kXYMvufezLYJT3kBGG0FqFO8qGDqjrgAzobv5I99ET7PQbCqvErEQu1FvZbMkmQp5d
        LXpVVyAjabF+O7DRH2TmapTh2arKg34uINlCAN+z4mvdcS3KcgSn4QySTeT5MCO1VQOtEZ94Wv/9MtiHhB1cZhBtN6zG+6gm9PdYK5pl6Eqasjf0+Denbzbp
        m0MGuqTt0Hcdy8Z3m/TdITBzw3Rbj4YCU1oUEOK4tLxpiXVKKbG9rbybri7vFm6aApbrsDH7yiD9QegZx65UKS6I0Qyqhm7iMDBBmy6HdYhlvyFZi/flXB+q
        fatU/X3dnBNUikHxciHRPqpWk6o1lFUrbZLeam1vkH0vUPIakUShwFqJF4JzcSlNM0FpJiXNBKWZzJ0A7VuLb7w2QivcECwub1A3duP99DwtOIEv29Fumqjw
        ZaCm2YMBghQXkgaObnuliLbdHY0Z7L7d0h25IUQvAppH1ahR5dthuq0HJn1AefMnWvKJLSCRTkuJWgawMApT+MCSzrJGWYaSZQ0gecgSxh7VKITfekwAbaLh
        anuODZxnrruLykdvRftcaSyGZKTLA9qJgyd2CKP6oEEoRAcQC4XFY9ZdrjZqBAnOK8SowKyxY0X54mn9wfMYG9ZiT7rz2gzldFTTus8Azm07AKE2MC9wCMZP
        y9p5ek8OAJUDQlVLm5MsA2drBM8j7F2Uburwn42b4UCmVFY2S5cNZxB+LtdQl8vKl4vmsi7XfL5YikoFbNBc8vneMqnrFUntocG7Nxvt4/Q4tX20RxS8S0Z7
        TLczGO3jNISn0oFeSmNOUMxJiTlBMSeD7eMWQ3lIgib7h/I4I1FWaezuoTG8Fxnthl/1wUM5ojG2S4ZyTLczgUk/YCiPbx/KU20nck35fcqy7RKXP07ZThF7
        GVCSajQFdxbjlP0U+33hIPghwRJOnAnPPl4iaHFxYVVmT+kuczGUii325nTZ1b1Gz1jqEj7QNxNAunnU4B2NyamcXonEWlAiBtAp4LWSUZ2G5NTuRkC278cI
        dzA+sdzPdTs4sOfplJsOy44ecwBigk0iZatuABiYNrRzBK9Wm9c5gqwlgEqFReDldulrc92EkqDtNICSHrCbtF4AZrSn+gZkSipvEJrWt316wzEoU2yG5Wgo
        KRw4bvu0GGg5PNCLZqAnDo/0ohnpRTPS6WaYXXjAy6qvG3rd1g29gfqt29uKo5FfdXFswQ9jm5ftLWHrlrhs66UosXktstL/wQjH5nwq0uT3uCa39mgaasac
        S+3StPiUpkf3aoJylDpxkCk+2Ghq8h1gGQ3+1KOuvWRfci5ycaGBuWHHXh6mL7PgYOAFbQSWAf7ZAvjHvk0CDbLDvjpFHuYzw/7BEltmaUQplngRnZqJUKA2
        CpfPNGdZ/F/OKSLWcDxlnEeXRNiS8wRdolcldixZwhkA213VGVCKdbtLuY+U2e8zMikjQlm7e67BuKCKMnhSwIIuYIXx/dhTZMKOPvPFqoqraxSr2lesBk7h
        pVgNFKuqiwW37SB6USxKqCrPc60h4wrYDTbeBJBdlZ5nj9kUTUlx+WykTjmYolpixebIWUtcS8AhSXaNDvu5QXZyGguH2H2lr7Dnay59pa/0qJgufbXL4i8p
        PXvJrkrpxT22bkt8s4RvlsXEoIKCQAnftKktbWrn2jRgf+Df6jZFg3UGtqkuqjS7Kaptjsmk+7e1KRAfO/9vaFNfClrsHaf/fdu0goIMalN4/qhrD+olPiCG
        B/XgJ4CFGDJsmUPk715Le8IxHn0Cjexd1YjeNe0xZ0h7/hnWiN8jGum7zEZbBdhclzijOl8VLfwlzijk63naL0uc0Shf52kxLmno8BJnNCE+sSH3RGbwBoZ5
        pcEDtiT7zVRxE1ztiMq/W9fvsGqP0eaSf3dZv5OFeqjn3UoONqqJ9tPvIA7jCFuYODXWaBU0vIQlT0mm7MkiLQ0f7wg2X2JSbyA1A8fLG4tTWywN2zJCjUC/
        b/D7kqBKS7QRQPPpjBvZx5OMvde+0CApTpMv6+QJ+12X1PXeomN/KIHOoO3nz1wG1IAxl3HgmPk4j523Y7eJxAqRtbG9RdjXAxH5mcdZHMkCyYiINHiQ1h7S
        S4BmZImn7S20X70GT2PVDxhX1Gycyq6oaR9j/9JsdIp9nC4+62+zcz+mK9lY16eb6gdiYhXsh+gBqt3aVtfjt/asY7E/rFnHg873QasUF0Ko/hbutnCWRW/x
        RC/Kd1tARLZvsSv32BUUDJ/2cfGZjI08HLQRxQQKISsCxcGnbS6JtuulsPtqjg6j0rWr5xgbz+c732X6HZaE9n7HusuBkxyYuNCPKa+k8Dm6+bq28GV5w3WT
        bi+4doTmahffcGOvHBxQ/9RO3exfv5v963cz2sOXboaFE2yZqJOLfZ3sb+tkr6eTfWlh6iDKQHeyl+9kX7K/ZrnWtYBlC8iDvhBKE1Dd/d5O802necjK5pzT
        TvPQaenX2iG1HH8Nd/w5Nobt/d45+d657Hu6m/wTnNkbFG7HjvklF5bZLv5wbO/19ZGHPnKv30fuwD7yJXXJHDbwVPz4a5iKGxbPxQZ1k592E5HgXDTPlBt2
        4D3d5EibgkeiHHQ/ufl+cvg1PsA26bhZZFNxXJEOhuy9HeWYjnIfEvtK5J32lCvTy3wQjvt4grlyyzIMdFbfR8/pj57LPqp7yznB1jtvVETjUFB3lxf+HM1i
        Zh3gIW/UkmrjNIc6LbxqI/R/c2znW7CS5qZYe527z34ytnNr6bY55skcs7POYxNMO3zFFkP2bHI8gB+M0b7JweOWJ4cjDe7xnWcmB0W7xbLu4QbkGB6/HjQ1
        eqIuStTF3qgDJ8a7BOgph9ZABdoZrEF/w0HmMPNxAIbQj9Tw5xWveamwZD9jG/TW4b3gE8fZ7bg95z4cVxmMYM49GddWY0Y8eQwQAQs/8umnZn5h9PiZE8o5
        vufYP6p2fvo37zl74oI4PD4dN/IxGttjqJwv6bPaTfKheKg3bLg9uxiNaf+UI3s50gSf3yeYzihemS5WiPvZxBS00E2iEn8kCoj9HzWSQJjHoloHAWgMn522
        VQjSUxLAJgAhhMpbFuwFvxMTPcfQvUan814QpC6OjuPCKgxhV1lPpCcG1fFCLSejhwLIKA5tAVBSwhluvpZuFrGYB2xItSfgmYTWovAajcE1zBb6ZnkV+a32
        frUG7Ty4vl4LIke++VI8ecx++thrWqXmPWrymPUu+skjIBgjyKdN6F+Cq6axpEaww0IJ5jW6F2x8Gr8j1ClqBKqRI1CXHOEuCb9uo6XxNB/7q2mxuFQjedOc
        nMbC2Xi0RQN/JG/0oyioiKBDPUFhLhme3dz5OJ4rKOCsGj1xgSZ4NArxDvU/QMBLUNwohL/L2OXKxw30rPw1wYjJjBYYNKUgveR2kxe6KniBx3J3jdo+q1Tm
        mHPlrd1uCs2xgX6C3hNRV1C/KoIH0caM5QUGqPnpuNCJPRo1OcUOt3MGttS50bLDeCikem7tM0IIOczKFNJvsJ0B8KzTZI9SjwTPExnkBINzreZBQnb4Mvo1
        gBbGYXeWLsXDrsKB2WHq9jEY94ZqDGtVlZ5GacmiSwXyqRHtNXT4oDUfj7QdnGAN0yztGf1QI4zG2+y6wMyL117/y6Nnas4UliEoGXKgTW1FY8mZojXhy9Zi
        jINlyEGaXTYMSZ7nIUgvJxazcUH8Qvi3NkqgiLcahjbfBC7T7GSH6JNDEeXHdyeJUjmPA3C6noZiJw2ju62HKUOeAvzRNLdQcitJbjg0alsB7wrjIK4tbEEg
        oCZAlg5rUOetMbdxqXLR1xbfu6lpdgMxZlfmM/74vP+jX7n59bm5x07Qw9O//hP7PvnAL7370RMXqBFyr5z8qws54Bccj8HCO4vLL9PY0D+31S7oc86IPufM
        OdwBeIUqtwxfFTM96CsztP9o9JUZAWJxxFxqhvFXZnL4K47Knqh5dykHQ2OXmH/vgi2sxfRCNvR3w7C+vpZDlOuyiTVUrnYzGggQH0ZxP8FOL9hOs2qkBebK
        hpoG8mECP/BZHU+p9KA1XMjHbSmd7+jgvMYwkJHDNLsngVkIS+PH1DSnRMDLtCDyA10mFMomoYg5ToOILpNqHJdh0Y1D4VKgTDY0jUvPi0tl4o1hEWpM7Eti
        hs/2oPbzxqSU3sI+P/Y7Qr0jSgnSDFtfGGICHq9ZXNPpsJionrCpaa0be4y50StsAYEFYQvlDcgEL/eqIBAnWK/K0AgtY2sEcBV+qpAKAkEDQN0FIC4ALaMg
        0g/zqW8qx6igiiyUb8AQtsi6dnVxWJKTHdUpmyqEXUXR+tOvoJleFLFSiFUh1LZLMDJjMWXSyenYRVW2pi+JVhysZFm9TuaSzpFReFJhLmPkA1YLzdZlCWhv
        jkTttp2cR5lHoJPp5gLOMJRfpjkVRLuUbkMfjROVGQTERk8C9gamK0VVRY9SxczREuhpoWSAS3D8hn/2iX/u/fI/vJ0Whtrx46984Stf+fMzb38UZFa2hhd6
        oJqo348nX/jPrz108lOHeYmwj//FjySHv+ve/ffxElFjBOC2/b2x4sXgw/WHarA3V+qcnuG0frZhsuY/D4opd3idh0um1Tqb68UXYnct9vLanDl4paPUnJDb
        5bNitUnql0Knr1d89FMHUyEuisIfxgrAkbDxFszgLCZQNKXURoHrjVcPwYx5Wey+aTzxNK10ZQ5qhDWel2U9tORj2Ox1mYrdTpd9c7gJAN2o0wpVn3YHWj/V
        ubyOfEBDLnLY30SEedOgmy4g93Hk2ZXRWeO7Gitkp0Avl992tubke5ZxmYgOuW5f9ICBlQfu8341h6GE/vLW8tq3PE5z/eWybTlV9nmUoLffgLAXFzt9KwCW
        dqwALpYbHzn4ujPZFYfpN5f7jVIXvnX9Jh9T0nhe1m8F6bcC95udaw5b1fIPNiYsrQ6A97H7qmhLFb08wjk08d08gDt9h9ZwqNjHBSALYK1zqeVqYtlfZJdR
        Hpb5Lo9f95toB0/agYnRYfG8orSrFg9NQF/wWc2fQYk6cPyBudTpmNnTAfBOOrQLYIZokPFe5GOnQtMhuQ+AsgLGQQnRZB/ABuUzGSx19NfiDBZXEAg8rmUR
        DRFjHn+T9SxIPTEdpZ4FXc8KthbaUyvQ1tZNzcdsFFbIrdyJFMVD12PZJZ7Qjl0Yp8We8UKpdqVaRvlaMOxNEVswoyqgaSodXsRzRxKYENQyYYchFUJzIgFw
        KzQ9rYs4S8F8rzCORMiLY9BB+1egWQi59TfeLoG0S5O13cRmV9oFOopUDG2KJYdRzQ4f1zRRPPQ/jqECFJ7qwV42cwzBQI4hF6GCQ9fGYfcpGB8cdhl69LD7
        fihyHnZxXBEcdh+GCAXmVIwPBGySwmEXxxXlw+4haBcednFA4YPnsFQJPAfjqUwAt1TQVWqCrqKE1o7utvhI+m7YrYld1fssoy/i6X3sHSyO83JYL13mgdrs
        JYMp3UBKFGr0qNgFL2MBJ5x71+kYnK6EPh98PfCGl9xLWn6S2OLG0Fsl6tNZJUpzSrUea8EVLARXI5DMU9HA30Ylqm1xzrEQq9gOz/HtNCWYUtOPtmJcW48i
        KXC04JaQVbQAAA5OAVL9UfaMqBbjUpuF+SWI8K17bAt3xNKUiJUp6fsJup/Q97N0P6vvD9H9IX0PFuikvn+Y7h/mu/cTjcKylKfQoSWc+bvvF2spOIfRWMQo
        1FQq5CFSZCoV/xApgsfc+f1U7/n9BRamUhdQXcGaBDHDpFsnAbL0IGPVlAEM1cOY2Job4duUR7FzCJEMkh7bGU/Clj15vMj0ieF6ysKplDFkhVNhgzH4goMh
        l4uLBb+80pk1lMsPV10WTlakRej2TmeaKvPxz4SzDpH2rNSC4LhCjGLb/j5VeydzYfSi/QkdSWGLrz3UakPFc3oxfJ0tz6ZpHgFkCm2RwcQ3ekDmQwZ3VgHa
        KRoDiRaci5oiqh6n9qJHUG/RBLwy0P3fPP5ANElpPvjUg9GQwNZHwxpng/gFKODU1Mj9OOagmkGjqM61ZUU3K0jpzzFWgVL19sQHFmMaxWHUwmAuRdM8pmnU
        TiDGlGqmDc76SVMvxTMp5lGRwfWLJ9RMD7h+zVFDSNyIiu5COnAAiY+5AEh8IooZEr9E06IKKH1iN2GgFdLzMItAp3LA+0gF4P0ST6IUfN+Cc81SBqQfTQVq
        EmvF9Jsoo4j/c8WczhVzeqdi2vliWrlUKOb0gGJCOyxfxOlAtd5MC9q9hWvlCtd604Vr5QrXGli4Vk/hWshiOtfj09CoS59aUByo0OxQFUyfIvScSjSC6FIH
        KjHOBTBBaHoDf+0hLHj90wG6NZAwVbAoYuSp1mFHUerpw84EXaYOOyHLzzEjTgK3DHEKJ584wb6zC1R6X3YnLF4GRp2h6T6GzYOKx84XaWP6qC37AOs50Yrw
        HK6jdzrLKFTCAp1123GWgLClrP30fic7RSD87Kf8rvd+lr5L01yxiJ6ah7WeWRMb3lVO4OwDskWA5e13rB1zohj0ml1HTCArd4eY387d5wSB/jTN9eAf2Hbq
        YOd1CNdzBj4ACYYJ/GkIQuFz14IaZyj7M/ZgB75UHNmdM17g0bu5dWnZXWNA2A7t4sEfFtzSJW+JLUrnz8XVvQxzpYDMAIxDj/GjYIZJgS9E5XYZlYfFqbYx
        pQZx0Ba2KtCmwKjfxENACMHIWOnHH+NDHmJjiokqPb+Ww9w9C9VH0J1eh8XpoGnXAoaOPHMi5XG2ls7k7s9eYMDLKi2sYBLC16hnoDl80JoVoXiVDxtwgcVw
        FRsHuxJew0lCGY7EHmspf9XocG8wXGe+vYlMXMPAFiRz8P7Fnh4orqJJ0h5IQVhfP5O7P0uFrLrUt5XIFjGjszdF7D8CAINK20O5cbxDzVmTlrSfz33sTCuC
        LVvhpThMF5o6FaAuEHV5LLwT6SnHq0u8CPeca6gwP/yupKgYXYGu7JET2KmDWPDSRRYQrTGbmLygY37pSBejzIdbRrOgLQCpVMTu1DbURh2MNWJcsuwfA1Fw
        5nGBYLDzb5KokBYDvW3nehux0QBHP3LM/pAKL10BU+CYrrciWrfgsHMCne9OqRqO1WoMgYbDBbY6Z0cB4TH13Iu0wIUvRo22xZQm0gYQE1dVHWRbVTUgJnaY
        ZsWIKqGDiMCjZFWcgENhHaMN61ZN5Mt1oXk5YZUtyoPlIS+gWeVf8pgS9c/FPhSa2q+6i0TwflwwuWiF54M9L3xVe08RXeU5Wr96sMUo5KN9IbxGFYR8Leg1
        quACxICmZAEnEpqMzSWzhRxoGiK22WPHEaTSfTMOiGqGFLqp2KEKexsHRViAL4eCwBb6ABL8Eo4/3Dud33IA03iXu47n5mH3s/r5MuuJ3G193OED09cZJsmH
        DD+qanfjNk4TQcJy5fG7Yku1qXV+wGGqzuWjxohPFWepVHyiyEro3BhFbGQFFqAJ5Xcoo/zKQvld5ifQfQWm+8o5uo/FDarAdJ/dPsQbHS3+h8CDFLmd0bo8
        Q3EIoVuXriW54gdFBQFM35bDcbYRqvA5KQyTsA4xWFApAmoFn77X9C5bwy5badvbPu5iIwQTX+ZdtqyGscuW1Qh22bIaBbwOeh3SWu5X2XNtqF9DuGA2VuSL
        /ReMJsSs1Jl/DQeNRT0ckQIqV4IG7Lc3nMVw2ZF+kpGrIwbyUt7oMNMLVGk+zz8I5+BoYh8oDpLZBymzg9ZeYK3OOoq60wcdYeMyAVoA2YV/Y3NiHiClRSj7
        tT/uLNIcLIYfdaN6DmJcn5CXgNVLn6+jvQNeGUNu808q95PH1Ic/dIVaPoiKbSeVtG0tRUMuEFYr6DRxCF6jzvuIQx1AH61whiUoaTXkpKxErJeCIiBdQ/ia
        bjv3K0Y8pqZ89PFUuLu1RG07nFB/GBdW1Ng0YidhEB2NqwZNc+ZNAsqZokRlan6qRBF2VBxCGdd4gSHiipaSnLi6zZgG4ffTLITZGco3D5bmcWygKNhJ0Vh0
        D9HHAjZO022hrdbADue2uSUxzUAbUCml4qrnxB9LJj6QF1E6AAka5+O5EjTh3dNti8tKTO97oZh6p/MwNaZDIRg3Q9Sszzm0dr9IpeHlFydzVVWRJdeWJbeM
        lbMkJ3PKB+pviKESUtR62wk/4R5js0g0KHLCsl2S3KrYfNvJ12m6L8NHtA+1wfB2jKllh9VQsK3gcNAFHoOmW1yAGCI63ryT1cjYqgFDTRXmHGlrEMVxkRqc
        kZ8xbMUn9OPoLFBp9HFzB8O9OWuWub3fssyIf5ZH/CkZ6m+XgX8yN9TF1gvmS8VPqoKM1tyB7GM13qFK0Jynv4LWvOC1Ugqbo7C4yDZK67dnF6GszHoVj3tL
        bRs6Oni825plDxgijZjX95BGLORIDmro2cVsQKcd6Or9s9C2eMckEh7dF2C905pKe61j3IGzqPd82l+6rzxTm4IYE/CinJ6Xq+Yaf6agPxOIwYBPy1ZeMN6E
        KzTb7Bh8HFxAGXSDlHkei74MjaC4wrZT+nuHFnNIf2mDcYFYKfMQOtfJDoWo9rkdEe5FEAmLCzXbgpiQuqeicSahcHzapF5UgXRkkmXiynJwf0sgT2j3GpeW
        RxZUribtqLMWzaDn2HC+7S7iyfphPiCmqXJa8XbwnH2n9Qjf0qs7rbPK5pn4FF0xE98PjEWs4hYaJe02Nrwwcw/0nIvOK0K1FU8F6bwVO+28Q+i8hf7Og0ac
        dF/ugL3Uc8DOyMo0G31QQL9RcouXnGecJWVlVtwZPND5o4ypbuUgZvrUX/Td1uvWu1XpmPVdIBoFoLwCAKOUylZWzxFf5q7I6tFemsq6w8r7RJkiCtYEnHpb
        96W4zF/e/PGPv3L0aSrcHR/5FWC4H/r6a8du/k9Hu1SUgyDDrcdpN25v/JEgDk0kQBQKYws6IKbkTz2L9HSz9OyV2O7mWoE9WZSuAPjIYp/mSWyl8EPAGMod
        wRchd8ZhLc4I/OPz/+A3f/w7X7n5rV18UCWs6IeTUwuuGRirqIOfJJdFR0CHulQGqukst/TvXOkef1hcJxzFsYl1/Oa3/+B3Armoe/zB934/O1eQ8PYXb/j5
        9167QuH3/9CxIyce+MJR9qcASDMU+/h/UHs+UvrMsXUBnvdQECxhy8Vn/t35PzgCzHsTA9nxqbrFpxb6qMNK47IgF2cZTE7COMXjJAl7a4AckN0yEJXK0l6G
        csJPKQmIu64worcC8F4p34Nl7kEv14PlbT1Y4R6sSA/SHvametB/sz1YwMmoz0c8HWKWsh6s/D/dgwmgy3PIV/hGruCQt2M9+r+JexcoSa6zTDDiRkRmZEZm
        VtS7urKq+0aopa7uluRmxiOrZePu9NGjLRtZs8uymoHZld0tYaqZcyRZsGbUuNsvxoDBjTGsqhfWWVlmpT3gQ8NiEAtatRkGZDAzGsPMeg4M9Oyy55hZZmgZ
        WARD4/2/77/xyKwsWdIwTMuueGTEjfu+//0f3wdiiNrqIDnFn/EMVthY/tQMwqw9LYO4/zIZTJ6bDdJzTVVQvKAOkXaeS6yRv5Rb548Gj2QzODxQiXgnsmIf
        /tKJrMt91fwt3ql8CRuEVq3McJGA+gJOH3SFmBkxCixwM9XFD588fVfFBfHIPafveqy2X36nevz81QeOPnTP4jdfqYOntZ99Kl8o6DOufE762SJ6WGIX4UHT
        KXE0AKqG86vSP7/9uRHqu6fGWXnk29/0HX/nj47/o68dDbdzR/MDMpCPfT1xxk7USG1gM7nzjT/7P38joMhGd/53X+/QxKTLfe+ty+/71s9+wwmtVVktO6hc
        uzBoftuY8UX2wtifZJVpMAtL34YlmtwiqO5iVPaDORUDcvZe0KQxd016nOCcxnYbbJV4xVdPnu6qR5js2n+L71lZjugGtkBXtNLiffXDV+rmXXwLpa7cFc70
        KwB5efghGNddC4zB1wXTWwBW7mZpAUb1N6rqJzIUMO202vNE6r3sLDFQ5PMuae27NKnCyqrNEu3RLNEezRKNNwtVKdL0iUwTd/737/PeIy3/CzXg8CF9dgKg
        yWHmDEbajdRiHw9diNhkm8KvITLnbLPov/frutulXbs2oTUqSs8GnCW7JK5CwNiQbhFDYvI10x+Grx726DTalMU8nS2Uw628/ZJMDDUs0DGPRriEBlMxB8Nn
        n5IOUSWO9onqmIMxVWwF5mBHlpQxzMEFxRycl272m+w8sXYzT7tZSp9drKdwi5pgu2nC0/Bx6TN/5T+aL5bYgcuKjLcwiSm4gPvkt4GnQjys9ZQGe0pKl6HU
        9RRnjIeHQ6fg7Arpj/DVwQRTIHbTz5c+ZHKZjuwyLufkC3PkUWRKrwJaEDBqUnsKLoge1UZDw+RAJUyAJk4qN1dE1tnFMbDFRVQADPsw5idwYWB8bhuOoIvw
        SU4RNhjBNaP4TMT4pYlJpjrtSfeCLfl5+Oo1jwdXcIyOB8/gGBwPLuMYHg+exrF3PBjiuHCH9ySOPiwEcLWm/L+Aqd7AA93fyuOaA7zefiBvYHaavH0/drOV
        g7xUQHn+mK4dM0Mw3mM5easifsP5RFZm+DOA0tGXXg8nA59uOVKhAfXaxL6r1p2EHSSyM3iOwcj4WaqPMDkRFqQWnUIQnMmKQzwmUpcpyaWP3Q59EuC7Ew7l
        S5il74aGu4Kfe/hRdfV9t3ystXXn4W/62C/96cY1kYPCLdy+n/RS4Qg5x0BHPGdr5Bg65bdiRZVB+pAqvpMtx7/15yeA2zazpXCqAUgLI2nooUux3GvdLq9C
        FzQPhYYu3j4Z8uax7UhH2IEtyP9xXBrQR/kk9firyODQR0Q+NH8BDrdnTfhw9EYcSz3IRJih81XMGqvcORoWF/UqR7AIjIb8fUl+L4iALpz/MJ9dAcWR/LZP
        vr2o76teuJYh4Dd4dvEOb0W9iBcQx3mbIZM5PK09uwANnWeXdR+0Tx2NX6BdajIYZ2gQjPONwHWFCalQzsH0c8GnRctXC9YbMAa5MbPY8W6WAVy+s1AZ2sd4
        9SmfNjOTPhmsJv/u5nD1fHKu+YRRnNC8p4ROLvqHegEDlaPvNHZdjJmWbM+rvbh/1NvI12VDfqtUjb2VVbVavsAQm/S7TK4BXNT4FbZ3XzaIAUieqINdqXSw
        QWV995313VALG4xZ3xlPRS1sT2SF9OM+NHsrGSFaVjazlguSqpaS/XbdtlQLO8rXxqw0Lei29svyV90G1u3aJbv/UvovfDWR7pezxK7vZPthX5eKXKFaKCf2
        A72IoKZtOzVtG2raaODvyp3PECfdvj++afcT9ZzRWgCMkoxTLUuGsave2TyEYwqUZmuVwznc8fdTkfDJO//yf33xC1/3rvtPjLhcI7Ymu5HhNNkBVSffJC3w
        UZPTfBvgmXb649oCLdR/qPX/TWX9SyXnxtV/y9V/wPo3ReWT5NEGrPxw8DveZvp9Bmrdb8paCfdXSrqqAYWI4ZLqhWNQCPQK4zHoN5Q1Moud903EQtrNvAvN
        9xrdbUonFSnx2lbJlzfKc7t2fSG/2XbR0XNwZ5TAFMURkd3BI/lhG2E6W4cPOik3APd+GO7dG3xCxtA6PMNx43q3wNAvEkEE9YbC8q3XnAUBrr4uK7MF1vdh
        knlM9e46ao/KT+rdhWN+FN+x8tItlqeHSQNib9HDkbqnOZzNj+LPIfw5jJT0gRd9ezNflPRwQ+4fLn5x7x3R9yTfduuMzZUl5IYtXZQihAMF95D21dojeL3M
        Iogk+LSME1CYWG2H9LsNPVOkxv6BTCz/beD52SFIRoc4yURqVoepFIrdFkP91EtAsdY3sDLtMmDATWBX12mpn0BLo1wlE4lJCXLFgEYZ1MaZLDClAPYZKM/Q
        2SJSYf8wy3Vikb7XBqzx45sKv6MmaBvf3UUEUUtVuQ5AS40y4Afeqc0JdK/eb9dG+Xo9nMsr5weA3G3v5Ot7k9ICc3+9mmeuPXdGh5DiKDMolabGtZpSykhH
        L7947E0Pw4i0XunBMCPZtVIwkG5Z34Qf2M4z+T3btgdqm/A1ySf+jG/C1/CfFG4kn5+2CV+X+9M24bj/MpvwjBE6azXAswPl1bG7kf8DslDIKlFTu9xa16G8
        7jn7ukKNYrflwUkFTIBtWTbKiAVvsxtwWMkOypOv/8fZrVKqA7WtyhoKWlYGIsUmpv11KzUG96tbnypc5Ecihq0n9tafB7hbqQk6OJQnbV2vkw1zkKSsS5Jl
        gxywB+oNcnA7v0kG2U3b9uC2vbGmzrmBFalfV10Osok/f4OtdAAeCWvqUbVm8x2UGv6JNDMMSn8W2hlB29EcxINW+jVcwWqrXgkM7u8a4tHUd8dXv/XS9Qer
        kosYhhFKVyv6gHJ9smPrkz9mow2cb14pGlAZ5VYny8U3hCHRJLrC+ro4Qa0vopG1ppyzYIE13hZWINzt5LErUFwYXScTNGp0NQqMDo+mcsbSwPmOC8CWCdSk
        38+5biHj+zBUh7d4K6hFxGUHn7a+WgRqQZc0Bqz9DdTLyiupl/XXWi/re9VLWSkhagOb7wiVEmdtVopO6LVJ8sxd+NzdUKZFpeE2z+u/r437qcKo8pXnvtJ8
        21hozbqrSjrjrqjAkklv1vVgbUdGt8FZvpPfIFNCpqHoxh6UNRI3Dsook3+YLRSGMaBzVgsNedDeZA8UfNLelZHNRvZGuSPzdfqxqQvXfuwh6stWsWCZcsEK
        di1X6/VCrz9b89r5+1RsrCP0eA1/cvmzPay98ND0tei/wPgXCXunnANYeyHsUrDZcW6SbQLFb24b5LKloveaGnhUyUs36t5gbTPvo58v1EqxgFIgqLWejQWo
        DhaI7oJdGaJGZWkBagS8EyQDV7z7wvNyXLXhN5/NZSSFA9mEPT44/55HB949m9JDk9wHDkI4MG+VTdH5LIIhPiAwgo3YfDA55rE0VL7GwZOvnyYsgcwQMB2s
        w0ohzyjCgy8rG63oBgZk4zAF0NM387YN73GenvNqe58fhFL1umWbkxqYg3VTwRkGC+lP+3ZO2iILcYD/yBxG8wos7NiRzg0WNrGZzbpApNVqnDnocaAlkJTM
        y/wHf88QEY0o/AoqO8Z8keBDRv384KufSDt25hI8LdOO4iygbMHjeRewL3nIxteb/lncb0oNSCtg5tKfZA+8kGsniW2U/oiBTdzLG10EW4WnuiG+WrZzou2c
        DL74/tlBMFgcLEk7S33iPvaKA3P267rw1uvKHgN26BCOHLRoWmlCuBUmmzk2jrhxVufrGTuT/qixifpzon848VOxd8297AHnT3VBvdlW3yDjEHFhd2JOUbiO
        PMx7np1BW81IVqP0ogE7hRaqpxAP1NacBeZD6iYc2GSdK0K6ibqesaZMntPVtHRni3TTokcpQKFU5ex71IMMlvBwUx16CaYRV1gtp7qIeGneSxep4HH00gYU
        cTbUjR1jGqyBP4Khx9fAe/tjXU766B/N+6Dhv/exbsfVyl1dxMl04HMeeHCZho5TGvxwQFjRQAZFAD4ddeRp6Pdi1ibrmVOr75YV9sD7usRcseFZPHUKO2QN
        OQhs9z75WhfZCtHa6Czv6fqOlQWg9SxgR3t+x2k8xnu5dAE486At1VdOCTqqogf3Sf+Ds1sX+35mafY+6QZFgW2TxPRsphiPQWU2+44uXFlAlS59JJ91LYdS
        207RcktsOZn3l1RlKHXXpu+YZCHV2kvtrKu4WVYcayq8R+ePsspKZxQpzD2swA4Nn51mDTeS3Vm7yl3dXmdm4qexx4x2E6k94JjsGnxcKqaPv6BYI5JdooOZ
        +hIRfOQ+2OJ1ocgb6jvQ0EHLqWcW86lMc1JFMhlgWlsqWtC5HBfbvz0mM1lrmRGdmZoY//YsK0N6k3SpNV5IhzwL/bz0ohiqpfoTC9UTIZ6QEdfSqaTJH/BU
        E71jGaTbTbssiaA52Tmb8LJD54SaMgWCTllYvIwoGnhshlL25ll1iJcRhakMQ9c2T/Vl2e5xXkXoR6wTq7y0xBxibIR4CT6wja5xM/Cu1DtIvcHcN7tBmQf4
        sOYpnupoATBaWAAQrdNNXwZ0ylzBspHe2/WrzHWYOYBxY4Vsl98Oq8pDqiFqroFKyJroXM272B5B9Wyz9ixrQUezVMnbu53Owst0Vx2r4dvCkzooiZiE0F0u
        PkUDYX0xY590t/jNlBezY+tPCzHq9xKrib27cW8X7jGpesl00D1ldrsPlYKRTT9byYysKdWCwv7dGJi3df1OnExm3VfkNsAbIbWEoE30v4HvH70XFgkzxCwB
        2R2RALKy0xV5ERsp24eqGcIRH+/RgRIiRI/oa+kHjZOse7d4KVTo8szfkQTlTwcidX7rc2PKkBpzo29vfYMI835J1MjAjDs8qLdXVb29T9XbQJOSDzKo7+cP
        B51zjfMGXs5Xg0JuAfpuWKn5RGD5lMkjKqpc2NhbiYoUjVmfjYb+RS6WLCl11ucKG3SFG2RNoTp84TtPM625o8ELBrzLCzh93uQNBGmu2JXparx9dp9dcToy
        h1LBGFXS2DRHyh/Uge972664e7w0tHZpsDBJsmCQRIgyOvrcLd5QSioj18ZbJYXj5ROnH6scLz06pWst5fAEHDw/5nidz/cJxtyAeQf444MXpMH7CuU8ot2k
        MYF+29CA4O6ItAuWkbYd/GlpPtulfffkT56EY2enq0wCUVF1zxh8r6kXV8zuzwDOoVECRiiIQ/mZpn6mNfmZur13JrG1+ih/u3ZCfqOOEGbn7UvVHrlI6rkr
        qBLZITQuFXdOSn3AuwDuesjmNNs/vC/mx2z/wEdik+3heAFzbbtm+Z+V0pZKoA5oMwBr0Bvmve0hpsltwhOB1Gqq3R/3p9n9Zybs/jNS9hS24Vn4e1SW/yHx
        YkUGVdt+A50P6E4EV2ioCwdu92B4bAKGQ+poftD8tmyhXtN3deNOlNRqm9Uma2unkTD91p61HgHIqV7rcqMBJECVYeYGHwGstW2nP8Buc9GXNpmD6Vg+ImP+
        Sc5M01unJa0TjbXOfNE6rVrrtOqtM8OfitZJJ1qny9YBq/RY6/T2aJ3eHq3Tm2idntTRDFon3ZbP726dXq115qe0Tldbp0t3mEhaB0wKrKYvYsjBdn80uGpG
        wwn4FKQO+JQ2fAWmD8WWG/EcirQ8c2YCFPCoPj018XSlgESwYe2qW4sUrwFZVD0ivgRRamx+QiGHhfvIxQ9f0WCR5BJC2/vwUxlmrXo/ueZtSu5arp+8V7vJ
        I9Jd52D0pGPJ1F7S2NVL6L8T16ja0Eua42O4udcYTtCciMEux3Dyn2EMN8d6iXaHcgzHzm1HbydjY7jFMex6SR7VguTr62QWA+6lCuwjfonclLUzHES6AvXl
        pO643EngmxED0AcIbEkWD0RuwyQaSf/pXLKcX2Ul4Vmz04YdKJbOdAkOCLKasVHZDVeHvvwP7iXL3/pZuJfAp+S/2eVeIqeIIbTFa6//1W/4sf97/VflNU3g
        CJ6d5b/3Vyn8UzkdjXXDAZBQWhCCEE3QcH1ow7w74zIPlOc52Eab41OebCnntAgAy06IdzScwFtCxmJd0fAkK4gYQwSd6+qSNjPM2a1RCTIf5jXMFUwt6Dtp
        WUj88Jcf/cXBzp3f9Mn3/tw73vfxNw9HZYUN96ixfBYCxIwDkdeP9fOZGrbLLHrsdp5sk385IZKF9OBqTodHGnDq4+3KKML0FCGcAFQKIJ5gXzlHyt5EnWjn
        bFrL/dPxByX3RWMN92gt+VyjbLERc98oOQ5XTsJBZe+67tWAV3rVO3XuxfIc9xNFoql9rzdUb6OeJoqy0H1zm4EAWtZuzaPtBCq4y9G+XaelbLBOG2WdNlg/
        qVSJ3hsigpYz1gpm2DlMPeMzMXuLIlIlmIkTPBfjLB4XFLFSKOckgKMGoEWYU57aOWz+Y9ktlB34KvxNMXVCGR5PdZGTeTGLCDY4LsiULnLqXFq4yHWl4sdc
        5CKGz86BEieGk9wc/AoaGFcnNWf3w5SEjQcqIv04K+F2ze0xGddzMNKxRuC0CRlwG0j17TFvurZitEb0pZvf7TYWs7na7Mvt+hzdlRcnHO0ivACwMbe+I+ic
        46FdtjyJHtDSWDnbI6ytaKyv6ljXAy2cOqu1sTCkI3gXxATM7w3Lsf0q3OrajH12YC5OAoidBNAhI6mIaWMlazt4F3IHzIBXs8hFB4SowwIZpq0VhrJvJ06G
        6Li+SRmiTaz3V7/vSXTf0wU4zYoDp+EOqKd9ukMQuV4hWLShEeOh6M6dQJafJIumwlrF0+SKrF3DqOlgvu4cD74YyLF9PHgBx8bx4Hkc4+PBFRzN8eAZHFvH
        g8s4No8HT+MoO+JP4Rjd4Q0D7KtEKnV70F3BpPw92Ex/0ADDBFGKixqANTd42t/EojK4TAPIHNhdsnnU7JASytzgGffAC+6B54sHLvuJ+pyRrACHBiR1T8Xg
        L/rAjC/DVIFUmS9x36VAaUNo92qTCkQDAxAsty41i3WpqdtPg5gQNgNvAe1IrmVUziNKdYHzTkaZEWhlUry7s+UABbxa1suCC15dcIanBVqf6lWzDI2NFO2C
        yXo4XnOy/Zf8jB3vqtaJ1K974KLRB15yD1xDnZQquYj7AZPPn6rFmb2T5qzIzr+9GwL300Zn8/l7oR659z0EzZgfvHgOFpt5EYWghpqPBtfOJXVZqMWYMjs/
        JgvR/wl+0fNn88V7YUhCejYe/FEo1XHg2+zio0hDzl88d6pfOEqLAN2CzNK0etakUJ21yVsB9mDUJoRtqdt5dngqdXq4g5WoBekKcGZZQrphVWsnFNcnmxgS
        vFEJPsEAa+msQL4Q18Ru585bmBta26TTUBSomHwjiMCbUZISaCfJptGk12iTlDDbFD/Zc9hFdnWYBVgsFzjtsZzoMkOWEuy+QynoErRcS85M1ZhCr2fqUHMM
        gWvUVvJ39nOWR6qvAa5cU1RwloxhWNVmhaTWQc5UwaqEwDM7NalI+dlZUxO1iwnb7CnYtSq4TKNwmQbKG4hJzR3FeNyB8umcitIi91U6kqFCHKp+CadDBTfC
        wDBDPXnJDEXAru2qmqqzqlULgXb90mP+2lc6an21eeDUop8C8XdwtrJyaAB+BLtHJHeMc3MqMZjk/MC3a2y5gz9qw0BexQG0RrUInlu8gyJf9HPtt7LI4DVs
        NZvswUTxBsgrumf7EtSfxEtTX3Z0pBQixgxk1Ra7YqvoinR4xzrcxH6mCfIaZXqpgSAvlHLfn5zAx9s7QL3BKGnv5K2tKqaAzqE/d+cfHS/8dWSVB+IGa72V
        fsIkMuSIB7OiGGWpApdBV7mgaCexQp3I6gvMsjkwPR701B7yk82w8URwPjrH2KLLRSg5iv6kn1e9851ERfYZ98iozY/AZMbg7MKVUWOxW+pVGzAIW1acGJEx
        PeeIGOx2RHRPXvBz44hdAmUt7k4grHaJsHp9AVyVtgevR/CLTV3eQzpj6vIe4g+IdkUkWIAWAKeRDXFo6iFAvnZ5WRqmNOm4SKdPd+J8FhNJNyxu64fzCD+Q
        vmLMfdHY8kGjd3OQacnUCbYvmWpiKo5mGKlOT0Zz/Q99+JqXHqLXF66/VZJfBzHQuv+hp5xhM4ZNF8y2oLoimxSiW3BI2EpwdIzhTtbDgYSVnDkp3412rJ9+
        j2GwPxz/4alCmwuDFBK88cAI5axXFOjTFxaXlqVQjLvHU7eTzj5HrYK2HrfuHyk/tA+dbEBq46PBSTIG2z0bEPaHogEDNiAqbvqzxpZNwUrNXZvy0GAzMjU0
        +67WxB/SNXcdWTIWFljzovLr5MzGj8OSPgpiIPZbnW1HNAYLMGiv8hkQ28qJQjLnLG9AXh8lSNsmsGGPBFGMKvLT79UAZb8ITm4B9Ekjils1U0MMkeygl3yE
        CE9Q/nu7EFK8XQgprwbFaRImxTs6hts0DpNiTfJ7xkRPyJRO4KVYoakUWykY5gCIBEMTAoMQ4w3JM84JGUnWaxAWyC2L3mEskYzlMtV+ASLsqW1NRF3XMjhS
        udeY/izXOvcsjnmsIz/Wke/mAR5ak/2igT8k1DbKItZGYC/DUMqvY3/AHxHo11ZgxvY2PfdLnE3G8EIFwbEjJ65fRKT7Zr9o4w0CZQ81zpQ4jpdkGk8+2jKt
        84vn1JgfHGT7An/DUyAVD+N4HYc4W0B/gCe8urWRfrCMRSA6unrUdapIhHB3JEJEn7pwLBKBzCZ0qwsGHXrBAbAF3k4Ln4QfG7pWqK41qM67KcwiFzDbGofY
        1+Cdd8BlHq52WOI65OshwuSiDI7Fh/vEFyZRil9DY2uq81XLGdZbhX/1ZG58da+WpqVZs+MAYeAkwJAJWh2VxUQG3fczDiWEgR2TnVxh6osIY+GMh+bTNpzq
        sZi3xxz2dhE/wpMIaQAlyFdIe1hJAWnPYH80E+EawzFz2CKUCAvKql5Tfy/IsrdvWzkBJn6al5+WtrNlBfCEgVpEnazmB7gotz4ISzxsjUTGAfAiIHzotNVG
        sJg2glp2VsBtN0/PLdyT0WiXoRqtfTfRaQ8BoTKfL0NuX8Kf3jbp1Cmuzw2hzpshxE4P8buyzMxu5/LILAkXMThmMQvOOq7AbFYK3oECeR05WLD48ioWjFWk
        vQ9/RL7aV/sAvNzamuc28tFWvUvNHAjuwS5h15eREnKnuUw1kf0U4LqSS0pt8vH9YFyXsznkLVXdYaq6w1LgwxadM/3cNkHh51TeI6kgFW7QYc5wphcpvg+J
        l4QS4OvGtqzD07ZDBO1IbygMv1BylFdJ3ka8KvrLbHVXTcPGzhKsG2YPpA+Hld3PJHwmGUk+ZE9CD1i7SCXGUPrFGko32s7WyEmWhyX+JDA2LVASF9OPwSmG
        HpRwWEz+bUMWnuScC2ppyr0mJ4dG+kOGIPNNzPBdHFY0eq4JRp125Sq6k88P5bvzJRHL6f6YHX4Vb4DBuXkL9CVkdVPIEECfgdLFVF6xs6NsZgAGJhBwt1B7
        WY9RUayODvpRr/7p7lC3xNN/yyG7d2sZszM7P1Ib6O8szaXXnnvnY8QV29hk8eeovKumiOr04X5ONOMcOEUy+IBKo7FQIl83wUmT4HAyZ4aaCNEcy1WbxJu1
        PG3d+X3//jPDP/uVy28+gxhEKCNTZoS2IyDPYGOEKbL4XBMGph4O74bBC6aCFIcHpM6ChLXsHNTlKVQiKtMHN2QB0TRRLbUqOe2mOjh+1FhofuHZ//Nf/965
        3352NGQmBy95rp6qZ1gpM+w4yMwFX3vNRb/sNrL1eKX9RvlDWNFFvg3r9SOgVq6XS3rVe7WmduUJmCy1nWGtCSfy+qSv1XnR1/rkR1gG9wHowAgtvaGg0ICI
        TnVrRrW6p7Q0nnrJEJIa8GmK3vmDcRCfixzMg3c27xZAlA6/rw2XD6jrelJMYlPmlYIRAFxWpByai9Rf9WLAP2/rg3je3bm766vriE0xrFpqOG0jCLc5Esm2
        PiJ97Fw/KQKubV7aqYEGnYGhMyJj6o7Utsf9cWsncbt8+NE1TtueAhw+m8/txmzsIsp8bg8sxjyqsBQfgoNtUpNLjW3AszRvZgkki+adYVH+Omaj1FgyJszK
        S9WPYLazzS2yWE7PHzKeAdoKByju9shqLaNdn5IOHq/nKcA9H24GyHcC1VUzU01SFie2RrwMY0YN+jGuQz+esxHyqdCPc+eeEwlZRvDD6iw2rAFgIZVmLZXm
        OIDkeCpZRKI5G5/BjucMOlBDmjL9YSOtWdmONNU9QUjh0PTVkg2ql9ULLh7WaDfg/rNCxLtBcHd/86jn7QzJFcno5rhmth8CZ7QLRFeZdhBfIZNcV0dIF1Jx
        CwfsYbuY3HqSjRkCPYAUrLVlXDUWzT1byl8vnbez7Jf+6t7dEuZTaOxMAQw6qoe9RaRnAGidiABYHSguFpl0D3VhY2JeT2pej2leN2RacQnYAMtu1zFV+cnH
        G4F5Ijjnny/DmIuw4jUqV1RrACbgGPGgifrnIGAgTrcMFHpoiuK0oacdqoar02H1Q6M4pTcdnOskoUtyibW5gQMEZXkCQRv+lg22NDi3TuZSBy5J1KNKRDhw
        8CbYAcqkM33PRm5ot8PCMQdzLrZXjioiID0uQBpaarAhSYeMqrAkDQCjC3ddEQg/whH1EAHUcQjGx7Y0fO1ZaE7PQoQsNDULwZA8IYSBiZS3wHGvKBxMOMbh
        EWj1hKie4DVWj695MwSoJUNTmTffVY8pqweYyLqng9bYaPX4rB6jLWReexaa07NQrx7fVY9fVQ+j3QmcJdVjEsW6XqkoD4zqMkHWVThcfr8fmHOBLJQDwjAD
        UGKPUNXwJBWWWCw3cmomwooe79pzZ+4aoyp7l0y0QfoJ2abuSB0lgGVDzL9096eyJhDykLuGKmciVc404bl6t1fDWZNEoBUZE5SQfxdr712y/iVG2yNPO5Wx
        MEn+vfHj804NGx30Bh/5wOxgQ4l6S4dUYGQdNh/x38DI+pUSFgGR58YpfLhkiYDxE6Q5Ti84E5QjfYYWPRr8hC8TBLf49PNluITDs4XDqdI5GOoIrNMP5FLa
        +7AAcx5pvo3o6u7i3j7gx/A86EylsENTqBUyD7XGz5izuYeIAVNmh6gJCoUu7a46/HSTmGcGSK9ykW7L9pzBU4y5R/Y1SAt5ltaj17YP8uhYhZGATsIx9WbO
        QqWRAD/hQ+2iijTrJfvGQSkGV94/m/4RWWI/4gf+eXPOf5/1tCoU38GBYbioLf8ooxyN7k/cFksF/GKHHRLgJjzdZ2RgXDyQG6rQgmfziP1LRuNTSDkZAxIk
        RMZv+8aHuu88pnyii+GXUu64ApSR8U0UH6z1xjpq+mN31Um3HsWWS1aoT+YhKXRqVqxhacof5WOo64Nr758dHGOflCIdNxtQWAGKV2oSULy8mdrgLR+Q/nrF
        Q4cNZpLBF/8iHTzzF/V8vbOfJKqyJIOqdzp5f2RiWeYIhjbNDy569qk8GTS/TTFHkjGPuEQ94hKKxAoSFdXcQoLCGe5ZxTkL6r5yJE6SLlDzWFMqXsesElEj
        R2OOw3cLav5P7Qm6JaP6PMDGEf7FcBkiIasZEdBvWLPf+dV5bX+EyRF8evh+RM0i4ARHI7JuKcicvFl4JY25VO3yJvuxcccyhRsMtMihcgKhZCFXTB80USxy
        sO0QBwNSBRlY4vlGk1prPM1MyTNYQxrUewaghvLpxQw/J/hiTOei8hXOsTHxU0Npqgo2u1BLywW24IQKCoRFZoAsUYx+ajDnDc2ELsMkq0LOQwVTJIVhQMT1
        7QpMUce/fBnUOf96JmifS0o+zH0yTezDsF11G7IVubECAFUfDkMrEOYCHE7KEF4BUjUUPqbyMjqjUVtGVzhT1q8p6ld/oM4XU8oKnI0M00ao8ZrcQEQDPrGB
        ssIysQLNgbLzsaspQ6Nh8VhFqqgOtpWlLlLaq7DsRvI594HY9u3a5mbWR5orNHuwcfSDKRuXdEPbResOh0pUTlX19jbgT1dtHwNyFetzLAcaAVac9CrVt2FW
        8pWB//iEMxPhTbryoBvF5b3eFAvTIohgKtPhyr7V/tr6/gP5HNT0XeXb6tp90D8Z2hNErqHxoSevTRVjZqC8c2IMjlDb7bYB5rN2BvaB3tQf0+LHWRxSSe/L
        gBJekLQMZonI8XKWVgUQVe+jjbka9zK/1th+iYaFXtuDwQxmzswbMaSgWYzh5zBUWio91fD7Vq7QB2CclRA7gUCdaJKaY2Fzyrm8D6eActcs13WHQ/kqMoGp
        gRPQblfW58YmH+YwUKM3WCwYoDiSupmlbB7S6dAxitHkM1NOaH8BG6cK6en1jpvaniuVMxRP55Ww9Mt4r6OMp6myjZXNVHQSNG465XanmB7LlFvKNMeeg/Rn
        8AckZchgvmBj2JyXrOsT87vTdJ2N03lxxKMLu2+TVG7P/PZoEkNtwYwMPbkUlGK1TSnqj41Jze7ulLQA6JU53Dm7JJBF8ovaVbtUYC+5m0vO+t6Vvr7nkOm6
        h2fwB4rwPYbXLFT77tlZZYD7MpV02mQ6YFC2GTuv361GybIjo4V9n2RxIaakZTSxSzHVHRmrokme2Etqfgu1UsqZ0NjmJZ0KmzoVNnUqdBa3YjlZRHoRu6PR
        NcVMXVMa3MMpB3u4TbJrrikNnTgpIbQdD5zaDrs6dUz6PEgJvoxWXrSpNsTStKdcg8wBCnBKGl1XpVN/nNOK5qGnFd2drOgZN3vCRquT6JADsVs2HX+M+eOQ
        CzaFkoYKJY2iTiIyRIIvGONWTpyRE6+xIoZckFhDsVuhFsmJSO5BLOOxLmd7NGKsQICxAgHGY20I4U2X8SaRQ7d16+ikNixJ+3TL+PQNQf9c84nwvGNMOCzL
        UwNKoqPqmwc/CpH1YWbI0zG3l8geHUTUDJF0g4IJPYNiIo5eyuZlk6E7LNn5HH08v3kQUPV586ADxvqj0AvyFZsvjSYISGPlVs572zKeZPHKD2ra85hzcptP
        H1832BvkJ22kG/DnRrYUfGblz5y9wXmv0nE1tPOls6RzkesoKTHYN9RfbWakhYPh7UaNAXRq/Zqz3kwZbnMDHpnVKLsWfPPp4DYDJ2v3mS4+06LTzsJQZpyF
        7Xx5W8bwol1G+8Hk29GcSIoL8J3qwNTJd/nDgvOZkneYkvyYLQB4sbs1tOlWvoKmOpY3twpx+uSbR/kySttARSMWaotedvm+reEwE8FEqkEyuQQHYdTSLP60
        UUGz+GNQS3Hhb1i6GJIwFhdwNwYjJXzKZpnRMTrKRQBJxpI1yUJHxkFT2+8gNTpoMoKWtbcUsWwWWeqz4x1FT0npgIZNWAfueuG2MtXGOmGldmEkM4VUxCvu
        FLn2jAyArTc4JtKm/CpncyMc4dQ8B5Jr+m6i1JCgtqUkXZgz4XJlwPIMF03YOo200JyyhM5Cik7tIqO1EpUYalbpRK3DbXyw6IL8TFuxT4dZj1YY27okwyFf
        lu8uq2t4vg9uNTGyMZSpa0GmxVaR+GdHMj4kC0N0QVTDTXbPijgo1T5WEQd1GnQVuGF5LQkoWB4PXfl1eVJguwkz2E3qvjNGnduAPN6TCmjA52lOOhVAc0fo
        PVJ/s6wkqbo2e0wbjAQo0o171FabBbpRs3WD8qreoFc3au5u0MOhsdyhFdmkQ2LYQlxkkyzCf31upFVtV4ioWOwuH3kLGU0KGOQ3FmLoGzkB9kuKiRfelC1U
        3MsPvrGEbeNziIlcmJYGwqZgM6bzjxc8gNkMvmGS191S/Y0oEqa8G9heu8R7t/6h7LtffhWNX3+/XCAPWU60D+TjVO6Mi2MsC4Q9NkE+9f2btH0Oyc+UC/Na
        l7rB3sjxOOlVlLMseuJ8B0MW393W4StffRFfRQ+o+w7ufpsDPJvnAM9aHNVZzB4BSk5sTunTen/GPvBgtk+mmxz+hOFWiRVXeBTm19flo9fXvdKjkAip9EE8
        jF0pgvtiEUWMVZrS7zb2MCzQ8zggHOYw+KhaONhsJpE109xTGoapepJ57rDufTGC0ieZQJzHZQz7m0A2fhihIK36vZ49DHTRI/gpzeYHBta7BvZRcCeJ8aW7
        8yN9ennPWDmJdQlYZIyJZPtIH2OCdzdkhEBMWXwNM2msM+mMmz+7iFHR6sbK28VykpSR5jNE0pfPS366NJJjpK9i0Z25xIkdO6BmGXY1j4VkFXzzXbqRwd8e
        bmSSQuJieoaYuht0o7MIWZMXXbDL3GsozVK5LiyVZWC5lnVdnMNqKGK3o6lG43MdjuEnLlNc08IbUko3fylfH+V9Op/K5SzEgBjrd1+W7phuP7Gcwe1HXton
        E9KR/iW4GXVH23KxD80zg0V4FQjK65WX02fhxyOPDenH05sIDV6Rd5u6t13BKtNEE8ifPupuBZmWbcaCbJte85LZLZfMZrlkyllchQCpUpDVhZZcYIMsTUT9
        MdhAM0o3pCYckpoaIIVlfrnwaoo1KoGLPlaR0gGiODmJquJsjg41GqES49G2DMH2VukvsWtOl5ae2dIQm7mtfEb25mvWbMEPyD04PD6yi3UdBKp6pvj1whvh
        l9WzM6f7eDlDtBk2wSIFIBR/azhitJb8Ak5AbB9RCBWdtLNiOeJwXSTrQjIx3SYaOoitknSw2YJY/FW1mY8AsBiLYLcUcmLINwmcxJIiUCjR+k1Yv21urFtQ
        Wc5SmGHbt5BIrqarDtQYc7qaYlEvU4JXDAdDwsEwA/F3HoxnMbcDdlX6O2nT0aJbdEzpW161cNVLCE4jM9rRRHYWiHBMtyj2s3XLOLoXFJb18ODk2ZxwKbeT
        vZ5bFEkeYgb3CimA8PeP8lSkti20rYiXDACkaH9gJN1sJJMHJgrpKTuQcgqFxJsKHk4stklg+YEOo7LqJgAR1mscDBj9IpDKV2u9aOXKTl7408QnKYhI/aXV
        HYgk7mpDnl2o8WXCF6R6Vu6ILFU8+3p5tuidC/rsQvWs3EHbuas3y7NLVdSsE4bSWhztUvnsXfLssjtf02eXqmfljkjyxbNvl2dX3LnVZ5erZ+UOJhx39V/J
        s/vcea7PrlTPyh27r3j2wjfIswUj00F9dl/1rNzBnOie/UZ5tnB7ukmfXa2elTu2Xz774JUK73dDn+1Xz8odu1Y+e/pKBbZ4RJ9dq56VO3a9ePbKw/Ksdb/c
        jGfbO8CKZcxJZA/AM5FsD7WuMje0C7Ldk2lRtkZDuzK0+4Z2dWj7Q7sms/3QWjjQj+x+9LhLwNGObEYeXOw6ADo0t60xyBGwweT/hSki1c1RMLGhNqqVgY6s
        OeEVip0czB0hdydGR6Qz0YiE7qZzw/U7ZGBVoTky+q02oKCwFqdQS3SgDkr1c4Q+K5QXgVNeSEohdBPO1EJ1BEnljzgu+SMFsJsIOO/NIgg4j2QBDu/OQhwe
        zCgkPZClOICU4TDEulkcTkK6q8Ej+PWQwKbCI/hjIYFN5+Jpj3CA297p3O/LLBTA57cv8xZAnHzwuRsAUfYz9YKVE8yWMU5CbJZxEmCXjhNDN0HJJ5hD4iyE
        HfcIpirPzqM56eK2oT5xcIbrqoImVD1Z4LiaUU2Hlfow+WAUxOfM+2AJ3CqNj8fe9HB4rixPwZtWA2M25dWxu0/X2NbOPKrO8Nd9EUrNs1BkjBNj1RCa28/Z
        doHQLC3ZmkZyloJMxifvGEId4XQUWdBrMXDD1DwKvW2ydNURmr1xAmsYTYHQ3BpDaEZ9/jxcukqE5ojdvI7QHKjFzq8TbpnKLgzDZERNAsSVCHAcFUJzg4RY
        +vWCbcswr39TbFuS7l40YWTb8ibZtv5G6cAi6yXJZ/3AnDdPmHPO8kemAjolwGkgTD8AJ17GtLQ0wCVv6B4BoZYigdS9V2OQmsR7OvLidZDYM9gqBG0lbb4D
        332ID5xEHIMcj4E4k567aMOGrNmM+pMjPQcQ7xeq8S350ZZpnjOTo4jjZiapeaj8vZNnaoSoz5X333rldNdfNdWou0yU9r2bjl0Ih+3tqS3mGswdq/9qoBs1
        yJBd+Bt/MQHF8eqs3vCJ93hQU6s31cfAPPtUHo95FrQw5P3a0IY/gan7DzT4U4G1I2J+VUPwNVJoThmyHGgk/vNgMvf24MnyXiFPVgMMdFgJa34LXP28gh3L
        I6kOJEQSpJCThrcDrQlZkWw8wZRV4/dD81XeH5zRSp8Iz/lE+GxBTEPbQyXD9IfaudwO3n7XSTqKn9tFPHnyYyfPVISUnlfdl37nrSLhd4bnXm07vWxLRWMt
        1ZhsKRg4AzrD1Vsq2KOlgj1aKphoKdidPLIemumMZtpmwcu1mTaTl/6PhpPT3v3Xn14vRpNkMGGtcrxa5UiCjmXv2RGyoVPrHmX39yi7P0myZ7QAk91slCTJ
        H/q+f05julEDwWYeqDCEPoTArMH1JsBYC/emR943knsvzPDPW/uD5TKxGUSpfPC9b69HU+H9n/kf1J/s+kwpF1E8kbYmEvAI1qOKdevhCZGCnkJeRbj33HC7
        9N25VhLbph6+H45fjUWdjxBp/f+0gsYTnXPGeZbAkaTSkjaclrQ5RdEZF1pSYgPuqSVFGOS0GOYcvhGNvaMpxyIkm9MSydt8bHfgts+IlTH1KXb/PcZp5yk2
        8U2NwZ2WamL5Y1t/3pV4p4gUhfKAMZoM3JQUJ0M1mTs9qSlVm8VtLaJU44v0lbfxmFJ199vyhQxU4FjORe6l/nQWcQKqOJ1Qm8ZQm8bT1aYrFAQkXcZiz9U1
        p/C3kW/AyybrJnQy7AEzZQUeufNgph9xZ2EmHKSMbmwC/grFi/yZ5+ZDVUiLw8I37eRznHdrlOXVaVAbJhrQ3wOTGAt7O0j5phJ5ml0wdPRloWtbbU5Jxzg8
        8yVuJYspd1myX065syMAiy3QkX9hG3PF7Lb67sgGZA8gOvMKgeiWINEub8vHa059i9jpbG8rhagp4Oi4+9uHutfbs3oblmeu3kcROIO6hs1ZVXydwk36VQwt
        dWhoOkf2hgKrcvPZcN7bndJBsPh6B71mRPM6Pcbk093/tE8H7tN0ras+HbKE/HRd7WNGGb7cuwQORALyAWt/6uZtRa3sHzYmOBedJ6KupZcofIakKA04hzYn
        3AFDUiA7d8Dx3h6pAR+9PXL5QzpYRuGDJPmEm2mTnGKFDOle5cLJV4lv3rJtwtbD1Xls+9XYIzchP9koNQMqBtGHkGtxkP5PdL2RA6I9ZGec4RjbhMjzzfRv
        Jd9sELChjsMR9+aOmcWoXzA5xuhmQpVBULrvkXrMOQQiNl99hsGYkEf0GS7d4eFnl/w7Y5rnzbmSQcVnYHcZAu5lLd1TpMq6AWqNHNVF5aVHQ4PnDA0Te1NT
        g0A3JQS6GaOaALYPnccR29LUIO8JCPTm1JfgNE9cRIZqe9KSWMFjYPi36KFdFhfMGLXAs1ebM4Kz068HOYtcziLkLJyes1BzptwMLebMV0/s55t++7zG4scV
        sD762tlB/A8Z4+LzrHEf9/YNJTdNj2HHeBZLCYDuoSdisRFszv4Z2e5mRnIMsOSRHwD0frK5ewd8lt7xWBeOAJHcB0O3ou5DnCO+fgz/UJBDhMDX77k8Kbg4
        AmElP/KhZPAdp7qaIzLWvBWZ+DooRvD9u7qg3Cz4ClyXc82hXB0dFzffAMkYUhD5qbNJcT/YRIYDTSceT0fpP/DzWDokbUCIkv+oQl81EQ5obFvfpHUP92Aq
        bLl7VFy5JDtaj62sgUjPBFdl9bXdRxhO0Ky1gAfWhUDBAbKIlBPRW8mP8aiOlEZHYwbKKg6mVnGrXr0R0IkM6hh9iXWMzZWvdSyn73hUg78bZ/lN/64umYpd
        FUWoiKioanJkOOYgeRV14mtVN86icNFYbfvgBRhL6qwmdXY8KfaHlqtqJCvzVZC3wN/SlCfbgMFmzI2PX3z+gmYD8heC27yiCaw8nhT0FR6e8hRRAUpaBFqQ
        3TVAgAfrw6v6nL+rz/l3MYykyL0jc5hSEexziErUqticWhH+K6kIIuQo6tGTPrqndx/jl2USeRs3YMzlOx7TejLa/fhV/ZYpv+oVBWAkjvcG4xW9z+PP9a8W
        GRx7dFMf3Rx/FDn7uwCK16xVX7eeZjDYfOujXWK38NeXTVBaRvGd/rbn4Cy8gXev9EWZ8CxYAKQyHOC9N/AfJ+gGUfdllCVfNr5jSTUlbQpgNnKl4QE9jlFU
        ETOA6jTcREwPiGPe9yj9w6W8p/qZ7xjP9O2YWq0IFCWSjY98YBYRM99aZAOF1WwYcigp7kCmBJsZYPA814cZmZFuQ+1Mtz1PZ9sQg1l+Q8yQNqJc3k2OTtxD
        11k5m3EDzDNfZyxs98OKU5ahR/LHdaZQ3/H5Qn0O05fNV3t5U1/eHH8Z3drVdYDlzaClHvL98+NtL5neu+3Lr6J+gN5TfNWh9Sih5K7eMJoNu+faT7gQ85Ob
        +fpBT10AET1D6tXmEKChRkNFKXKOC2aYGo1CcvfsnkCwtG83nT9iuwSCdf51cPwk6FzhX9ege6lz8Qwdem1Df6B/JCCxyIPwhOPuzfcPQNEjctcBu1/Ega7z
        ySRo2zEgOoQEoVRA/wZl6NY24UBke2hJizBv56eL0At2Qb3J6bn8onNHbqk7stTOvIL/tHgGT5CEcZZdIAe6OMvGVhlKf1l2Yt0QGM4D8PTCD7QMEKE76Oj0
        XaRvIva/rGWdGgYuqM7gftNQBNp1AK6tX/8HgVWu0nm5c7ve2eAdrp5T4XKbzyLQrFF6/GOz1qnD5c7ywwVc7pw04hhcrq+M8uvk/UAEyTo2sQ0cUlkt1kGT
        xbVkFnUxt63FcEC4DG0mFwkbJUSjzEC4jgtf/1fZGGHZGKE2R+gaA6zfyECraIwWd1NYh1oavqSofFh/QmozQ0VKLLyNGV1Bz28A9wWFtzHcnQuzS8jnn83z
        pzJr8yJEVDaUvLVfb6EqMKnl/rTQF6DsABLYr0MC85elKUqgZXpaNrRnVXj/1xECkS8qj1WZwEo9NqFMAtW4CE3Homo/7LLyA2i3U2ekhkMoU7RfuA3Q6ear
        ogd3hsyJnbdLuxVU5AHQ35mzXVE882zgaz4D1/G9V4Ey3ACKDRMfUwrNy15/3p1o10mylRrgwA49w+i419cIvQYtbDArj4Z0iVXP5p76OHex8WRvQuiThoPM
        K5DwDAOONHYNMIe8LyVacYq5BRf+satfL0oeF9CfV7VTy581u+coWGSJilCNFxEm8WUA+gT8pIaTTHtRfludGmQCfdgiq8D2p7+5Oi3GxWnPWESEjNh9SAi+
        sxNNsKp9ja7k6u2PwbUq39xXhKHAf5U/dYa01WOQYUuKYMISQq0hbxB6k17VcuKiC8q3h9QhMrYN6cAOlWjMIrb01JO1JtYw+Ma4NSzFr23oWORPiDk8LaeN
        roJ9SsvCLQ/LEMLVQ7cyTZsDoNKN0T32afdYpNfxTNkt9pXdYq0+FEql6DzrkeOINTz9Gf6Ifm3nd9f7QhG1lAc6IcpqbJBUGf6j06X+KCO/AW4LaiJi1USU
        OPkBwmcapTd6Q50gYgdRR/eGwrNhbOZLskxWugNEotJFD/uIA3d4UBplCn+zX+FvXBC9BcLhusyTB73k4qxJzzEC8xpgd0VAWRp8ydukIDV43iPS6BIReOZw
        fG+JMnvtRFY4LL90Aog3Iios3eK9O98HEbZrK81jrJAUUjMc2gauSUAkK/DhL34Y6PNlHOcj95y+67F64DQ8thpTlaSdZ5/Kl8eUpIyk7FHjm8+US3ux+Baa
        UpBmaAXLI84O87Wj4XZezMR7UHM096DmaE4aYnqq7rTLE4aYbFZEqGWR5xs1cpyCacruG5izPRMhOr+Nyr7gK5TxEiGaOiONtG7Rk5H0L5RfRPbpVSKMbAyW
        IKM00t/y8eJJERaWECu7jKtTpZf51Q9fqSEq69foPVnePdOvcJXl6Yf6eWtPwpQpjUC9yRhbQFI3DnbomVhoqnt1ypQ2NdUpvY1TDoGGbTvSlHiPlon3aJl4
        QlcdK3FAT1bi6ebBhEt07EhSRtqTFMi5rTfbu5pVnstghS39qO9Xh5kUOW7VLLpxZe0FWDbg7losJL2dIEEpyvAPizAjLfK0D3zvijjndLZcjrjy9ksnRttZ
        WutONTj8lxdPlyfE07gunrbpQlGIpzOT4umyiqdLFJYhni7BH51dzWpXO6aA0DKXATZ8jKUBfXgZstoyhbKVkphgld7o8tsEFcOycjc4qaw9HOfXkc4yT4f5
        eddZkm0uUk3CDL5K4Wp+mC+M7LL6fTesXM6P7CouF+ULi8PXJjbNjLBJUx9mR2A2zFraxsDMb5RAdscG0spSipUx8ooV5aIAYrvi2SJuAii3C+yhMYKt4DPW
        HtriM4kGh4xPNdXpbAJsxuPBl3zE/RwPruKYHA++iGPjePACjs3jwfM4zh4PruC4fIf3DI7meHDZL6etZaK6YOGK4Rh98qOfee/6Ty7eSW/aCBuz6o5t33nD
        Wz7e2f6RX33jGZl6y/PH7nqMi8YcQOFlFfkWZXGCmN+mn0UCD+PWCHRj2NrCpV9q0CjqftfGY5xpGsUI1OARglVjrLYdrLaxRrmRsC5m0A4gnBFl2dUAU8BK
        DvV7DEtrYWeWtfg52XgqvQo5+YbwgZMJ+27sdiuc84cf7XIy/QgsQ92tOw9/08d+6U83rgFHfAv3H9FJfEQ5CCjhMOIq/D4SLaHFZLQ+BLy4LTu3deelLfz7
        8xOwQyZbyLW8uoU3hzIeXIrVUAY6mtTLEhyT3GoeE3dqCVgs6cighh/ELp7D9jLZcJew0VSbKTQ+n2IpVrSPQqskB+C94HjFz2ZxvF9vP5C1Ei0yzHkjGL2W
        QGCBOCz0ymBEbIpLWYvATHBc9NDj0nHriuTgGh0SfxMYLME5tdw3Dqq+Ekquch6sL1zB9lbp6/LOPsx4lJguuQj6FsMBEKtPEgC3vRzZKP0xQ4f5jB7e2FJ7
        DvRyR7PW5BlyR4vGCAIakg7HwY8q8LKv79exX/p8HZmnpe6pu8LFc50nWg5t0JzND0nJDgFMiHt0Mq/gT5r+KfRvhzbMJ/zd9JX+BH2lX9BX+vA49ZOKrJKo
        g/44YaVvD6H1FHhKTp+BoV7E5/4eexLZIa3JTyrH9rll0oCNNRfL0lcwCEY79t09XgJQpKCTgBjAQIAW2AJRtlu8i35+1BFWtscJK5FJ1ErJUunXWOA2lKWy
        TfoAx1K5UbJUTjogYylv674j0b0rHiGif2F+hWtxe4w+kjJ0mB0eBNnRTjMx5xkyups2QqbQroPnR1U+jQAW5AoXlwEEZscx9RMFrUVsTZUZbHTxp8pMjcuy
        /tVukS2QNtXZEcepE/PplHaJSGgbYxIaYrvIXpjsJZ/NjclnC7J8lVNsD8EQ8D0RGX6WYUa9bRLFyGrb3MOToPkKPQnmIDAsjEtnZAvrlDxa3gUb9VVUbxZe
        BazKwxDV9HavuD0LvMYuAkJljd0gFWJk22MelqRsa4Jx4ihZ54oF/lWxzlXqlFfDOleT1drSwmzd9rg68hCJDGXwQB95iBCobRwvwAR+CB7sTRzeC8jLeE9R
        7zCmv1dG3JVMinqHVdQ7RDY8Uncdgsc8v/4gvr5hHpCsRwlpOCh81VWRcSdM6iy08pbIFu1aH26P9+HGnn34yFgf3tA+TJK1V9yLG/VePDNkTCO6B0ATen9t
        xIypJU1VjeI06oNcalfX3sW3Kt14A91Yy9UrdhwQGqXinvcZ3dhAf4Z3ytgMg5S6brqbMBV0uOuho1gPS3IPUVYdJdmiHr3gjMNHu44zrs7XWfVKcHlOY+9U
        ys76ZB31CdlQbHpKys54T+rcKXMUbBd7UufOjFHnpiJ/jtNuNliFpN1EGJqO9FnJwLTWxf1prTs70bqztoW40VpJ+0q3NAPn/3SST7fFHZ7zcoohp5XTVFxw
        ccYw3JCSk3y6mKakLqpYk40pVJwb06k43doKMs56DmU9A6llmFB7AIZdR8kpqxxpOSN5RMk4wberBJ0RIlGOgNwXzFP2MHZsG9yxHR7bnBzBmkyIAZRCKnxM
        Gm9L9ie2cxu6zWuRz41cUrFiFkwG6jrq1PiVb99keyRC55Gj9ClISLO3gc0bsbVf0+ZNGmeEYePYbdtKvg0QCiANgKROamasZPhER6bV7aGKwIktcqF4ILZM
        rKNUuR0w6+nwpijFKRKxYQWGwqsU0DoqoJEesu/CNfsaUdsZKUpHa5tQES4fLc1HyzHrHa6wCMaJsuKpvL3NcVK9QwDifl4WK2wfr+DYPh48g2Ms20Yc/ePB
        0zjKNnOIY/d48CSO0W3mEzgevsO7aKxXMbCjW/+A76zjsvNpjG8yw618tr7JbNQ2mbMTm8xxnteNqdyBToyWdjVne6ExkVdiOLx0vqwPOW1Vp4nCzlD6Q4j0
        eJhcg4pdQK/ky05cbFVoG+4BGExnqCMHJYNdRrdZwJ+QZGYFWAoofPM5JUanw8chqgd72EUewsZrlxG5ICcDpIoddyHmFKm8ZfPoqfMIvW0whlghLvL5wog8
        r0Zk0GDMD/MlOckXt6E8t4vYVi3JAjeHR5A1eQuE03iY7/KHeQYXjqWUwUmUOs6VEabgFF9OkYcZN25I5JY6YlxZWGd4cIZsVRM6doiUyY8/lcELcmbEYDuZ
        9+DkK4c5c06kGnUbq4BglqjBQMJLinrkI5zVL6LaX+UYjCeWYNrd1d2RuozQDck2zjrbhMYhLkxKTu1t4u/4iO6H7pyQkYZgUEYTGqJ2hwygQNXFOuR9JN13
        bqZtKhWQtO/i5xUJpnEp3zfKV+VLq2jHFB6hcrFEiKcaRDo6Xhv+twiTRWzvNghKxsPt4X0Sq0/pInrrIvqtjzP5w2bjLPZaajC1+6oa/OyIiFjhkDWIkOSy
        Buk6uor+tlBA3sD+guqRd+aIhDQnRVnW+NVYY1Ed62mT4AUMSZf+toie5+NM/sxta3MUFZuWFdtwjuCNsmIRjNOj14MvIgLZFVtDIo0tDEHjOLyk7nOwWB26
        7gVf8vN1nnwRJd5tPt5fhCGs2XX57F5hCKi23S/vWc/rTKxWz+v190uT1wF57BBoNyfCDdDWPbY1LLnryGJ/agLW8scD8rNPoy+urOVhze5nk08GFvRZGD2p
        BRasFbe1h8hXX8RXpVrGAgt2v80+lOlKKAINeoqIVmhB3YN8Eagth0AqKrPCIZKNzsnPf+iXSBBF0EEfQQf9MuiAu0S3I7KbNOO3GMMP1RlVFwg5OASwlg4O
        x+Szh6Acb+BgZbXEunJPDRZSwVoOOW1QmZDZBGjLIYCxRHg11RRiTQ+0CoYEkvL5w8Bk2ehLC8XUeG1QEdbUGYAmD7nlsFjMaxiKRgcBndiLQdBXvxCdYsIi
        JEIEQMaUQoSUXIQkQ2zqAiMT2SVi92GW9Uk14EyfLZmTNAq9rVHobTV9qkPIcETUhx4ShFqljLutY3Vs9FWjBZyOnjwtzwaIsbDBJeiLUCuGSCldWpdjaoRB
        0d3RqR6c5BtASoFjAqbDOSSJ0tEuAz3m2FwUcC6CQ/mEX3tDIW8xI9JdxkeSiDKDAppOMpwRX0sz+NoMdM7vu1mpr+iMPpFSAgc9L/8w62yrH9Ahkb+z12n3
        QldC18oOq0fa0YNeJcM04YO4J7b7pOZzgoerSsavTmN7GN5jNxPRb5KeFAh+Hlwf68beutar9kZswxrjQQx48TDboD/ke7Mj9IblHeltrwMT2JGx5/1VyGb8
        4Ra7cTa/1d5ySrYlytF7qz0i/916qp/kt57NjyBC7lZHB/yEbH9KulMgCVhDPStPAzl1tHv4/hFs0vJbZJuWHeM8jxa2uL4+Z49d3+8PXn/91+HKkWR9flHy
        ccu9LhfG3lLb74VyVdfyGmUcvsWG+LqpQNaJ6FTyGzwwqgux9coTSfdIKUvfDKk28P1AEugr5CRjoegl5roTXMVw10ofHuosvytmjD1YlpS9e7Cbo3OirFrt
        wWQY78rMfqM6oslz0xPYb/eXc/l+/MmQ1/bIHtAtDkkM97tR0FHuBU5BsvXyyf/XdYUAzaFSVKNFrM10ccp0VdqvVzysyxenLU77uWzpSbW8wClxzSF5djUr
        8IDf7xgMAfYNOKY22CoxjWlxO/ABMmTp5IBmqlgmOS0UQLUv+lo6z4F4y3SyDcIKaGsw7Sifp4978LaUadLh0l7Tqt+vJ/s1rSwnbJhOIHDSlI39OrHDwByZ
        3ySFzvZLb7+ZFEKqoQhk6y6ps5xNmd5FTr7OBaattUnXoDxjI7OFJcXMHiiXZQgXYxBSxq0EcDNfY0HzVzT7KQIvSckTeMGaESk2qDRHjnJLR7DCGaiM0FTh
        UOb5go9ZQ74ovLXRVeQFoBdJ2RwEcZ81brtDCB5amZCYWJ0ZGqQ52i7bZ7ezFgGZMCOw0i7JPI0yHpR+fBCpZ2wN4tTJrayAlcNH7B5I0gEIeG/QDnqDdle0
        l9U7POyv99U98N+ZzAEAUSFDdsqI+2x9xPFwbQ+w5DUdj8zAmpIMM22cEkpPh1J9+NiKPwwNdZOOtMMi/W5MEx9dA1p5oh3cjoz1uQvLdWheo/w3Hcy5+CKm
        2BuxQ2QHacnLGcVDJqbJSDujlUQw1w1T5quMSKN5H9PGqRyuy3LyIIlUS3F3l4vYuo2kLPfnay7n6zqz7Tk1op6LqZGjZ/8eYvj+qfPums7Z03dh+LCbyqZL
        5q7p1qcmTRT3de1o67sKXBylI0kBPRZlcqZcZ9n0xM1j2MbsL27vH5sv9tfmi+lv5/u1bTAw4f2MqwAHChFyIgK7mQwTXgdf83qdrzkqw4SPFkJ74IQoNjuc
        ACC2H4XY7uNwTD5zVMX2o05sv3ma2H7URmPJHIbQLm+ktVU5xo24doNf8Go3mvYoQRch0hPLHR8jzKIhtdERSLOcr+mHgOntSN+SH+mwwiwGBQruq9j96fKy
        7jD3+rquMtG+E/cR6my75boKgCYGch7p0w0icDThmH4hwBs6UiCagY4UiAvoQZNMcO9ZBfcmNivg55oq2jeJvAvcxukIfBER+JKK0+yBEWR8gO0cwY4HDiEy
        2SYw/HexToUOPhHbiR62Ey1FQ5Rdvy5/LYVEhPJnm24Y8hUUE/BqUEb7NUEfOW4MVZqf0KpBge1iZltuWWHMLDc3xHHkahD8tQv64YSg74ugHydAtQqzI4Xu
        8lYiXkGw3cxvVqSHm6VTXQzO5offDlJC2TRWfgVNuapJnOpVcNg2wWoqLbSBxDbs4U2Rqw+fgrh6pA6FpbJvzSmB4uoR55RQiqvM10YZw3QfLRv+4ypyH5b/
        jjCrIpLfXEs9lqt66rGkJ6nfbGM1fBjHN+RGuEqYmZEC1vNoxvOoBVRxHg4pEIAz9FtQoMirG7W6MWP2F/fqhr4KoYag5HGnriKu74AS+zoovlM5kLPjdVCL
        Yx6C+y32rKcyqgtAaiKH++nS5HL+NhQn24DvAPOQR1Ulg0Ch2iEAq308hxE5ablXiWyLGweeNpDv3VRfhwYvGDiq/KLvRy7u1hwkHRNn19EnVv/hW2iQRgBc
        HgwuXAngRWzewjgoGYJpBlZnT+PUpj9SItGM0h8Lyosd9ybawbzObyMM7RavlZHXGpM+A49DdV1uIEXGHT5ug8cQAPb4Y4whZrhh8oOBn5zXnS0YvIPBsc08
        LDISICMbgyW5vbGZLiBM7mbSIKaIYLxw4QMXvvM28yY5/aEfSAGpFgy6t5nXy2EFDDT/C2mrVvBnLSeRtQUZzuD1m3kjXYLbVBoNhl/4jQ9KNQ8uPC97/XQJ
        1WfNw3kLcakXfi3IwsH/9Ws/9R8bWTT4M9QUx8J3Zk05Gvktkfv/4WMpHCQjRmY1H9MPNOUDjYHkc2CR+C/JkiB3JAuvR3wpvHtDVOGb4BN/i/e1oJt9nf9m
        RD/Tq8vlHQok8nfHjBCUPUBgO2/03wxekDu8r0WM7h3em6DZYOltG6VHuULihDf4UTmmkZZWM4BWCQ6b25WU3jVT6y5AYwXqYj4K/LDWKJNbfsBhDfwsrN06
        zfoaBlljcMGXSkllC/vRYYqhwSaNJpp0faxJoylN+hND16TLZZOa8SaNtEkbVY1jrEiT/u7nf71oUrmr7O5TupX9qt3q80UeVjUPtaaJXcQnm2l3twJySD0f
        8otr4oY2eKTN39QmYWq3J+rzH2uLhHd45cCRbtXQgdMp2mjBG5DNDpHX/C/9aZOMjN/QyFSP0/Xg93+WNPWML5XxfErWkXpgPlbLUwx9fU8RiA0k1VPou5zX
        I4UfijahOMQ6Qu47UMODfx7cd4GS2NnwPkb8MuJBme/cBZjvwAft3+0w2xBy/tNGo6W9U4iYDx31HhAC+CHEed4L2jpEuTL41Ty+yeQ8nKW/ZjRnfMtD9qQ0
        kj1yXSFyFAW3aOwZt5RV//2KMVJHT0j3PkbYusHVz7COGElLJARQBPsMzDBKC4wga1/DdL17CJl0bFOZ7TaJ75gUafgF9oJMP79gnHufg7mw5l5OxgwFRjz8
        sW/dzItBft0zFr1AjlA/o40dzIM1Z1kL6ecQTovYX3yM3H2QlK4noYU8JscUdiZEmrsFNrzuhUgUxxS+nJicmy6rkqXwZPq/GYagIPxEZhKAUcZM0GPCFRuz
        DJiSzFGm8GOYub8QBOZ88AT9Pq9Kv/HBxjq4atBecsffHHw5QDAKGL/SA44ocTB0v9vNwXGGqiDA+qqsnU8a97Cf/oxBXLDkeuhjTQGYn4eDL320QOYt/l17
        LgvKLu1JjfUC3wtMsuu5E1nQqW5fe65C+5EGLG+fqG4TpgoSX4h9QshIKpN+3uywb7NuAx7TLKwZvl0eTEAk0RCSYkbMBqQme83I3THVz9RGjv3sIzhBSny7
        dibjnPOD6wxUN+8A/ptceMlOokyLweVGRsSpZxr0bavXKWuUqhVEK/m3eBdBQ9mH2NvcwdIlrdYAG1kj+R0TBOeDcxwdL9emmr7UvGtb9nhmguyB1Yc/ww9H
        YBmqPhyyCqf2hbFXs3hKa5eaaHaMl23w5vQGb05v8CacWpqKoZV5hANyDZ5IA0vD3uK9W7KvnIwP5tEYqyQ4gi8x7k3G4EP9PFRfeuCpFbUbJh/z/eDc4LM/
        nQJ00rWJQWyZV1QNI/n9wdM/ncItJeCqelkvoDssmFxOgnscP1ASxOMqEkr9nYGzUXUjkys+R84g83Afz3uJbLJldUn+pTFGHbevtFR6PKfh41+IGD2O06sy
        c58dfMV/dOBDuPXTTxv0XTN4QaRbIEh8Kdoc/IHPRgvS27SGzOBqhF/5VPGrdJAvso9ebMt+KP0/TCWBQ5aM9AEsSelzhtAG14LJT4AVFR/hqNAniuSNJn08
        uIbJ9SUY5uQvflIJV+6kV5Bz+Yv5TiXqhpIjVbaH2unD/Rr6XYVzd+J0n2I4RRIk6z4jF1damBl/H9UaYwy9EJ5VsRaVn37WYIIPjzEQEvMHJ/4Qruw4eroA
        hI9gAZDjgxAV5Xg/pEM5nqR4eDngWgzX+8FWUSdh+r8brfkAtiLoIPDg4EnXLkAOzokAILlMf0lW5XTk6wsdpn0F2hwwZfPqAq+AB4+rF3gFPwRcXeQVyaTk
        6iqv4J0WcL7GFcyruKKGKANrHK4u84pLTUfWlpNurUHlJ3K8X1FasebYthwfVPTWci16BE0mx2OANwxRy38RyFwVP+ETgbbL7ivVcrkjXSa9b3Dtsqz/roJQ
        W03ub34yHQyDordIT5IWMa5FjGsR41rEuBYxrkWMaxHjWsS4FjGDi4l29autWosEZYvIGGjoA/Jg0SKGk59rkWCyRZD2VVO0CK6GpmgRXF0zRYvg6rIpWgRX
        F4KiRXB1xRQtgquLQdEiuHrBuBYx7FRj1YN8yXbDsOP4wNMIPUID8jQlGCBPLbHUeHqMixdPT0obvwjeNFzcLw0MrDVePCitSyRFXDxCquyc/GV0IQzSf2Js
        14XPfO5E+suGDelXDflCF23/3cb768dfwdIVOvyVi++fpdAJ/JVgAn8lrPBXfMVfiWr4K37GAanaElnhJZHcJ05JRHAVh1MS8lcRwzyIVNEghKHXwwECln+W
        POiJ08QodAuk3t3AKB9k8M0TDobZw3ZtMPzZFA2W+zrQBhf1msNH9iPllQyuwbXP6LPGCXwqHkqm8IssU79q8gDjFInSB8A47S/HroNSnvPYnpddnwCewO91
        w+XzrXPBEwbxM5dNIUxI0jfL4bKvsCyDFzViWVaaoUFbbJgfMZBJNsyTRro4xEDZaufokdJbV/DgJwyAfKx/OLjqvyF42qHfKMk00vVFQE1/29gVm2Mx5Z2b
        oRF4lunfDMAhIMGRw5vSORm88SfFnwX8WcGfNfyx+HMw/VmjUkvtCwly8zTZhEie3VI1TBPwZ7bFPoXe2WKL5t4gAsxemq2y53JJxXhPPp0ftI1Pv8V+V34j
        o5OufeUrzQ9+6H7ZHl24cOUrzUf1QBeWQm556Xypr8qwHB+0N37oObsK97kZqYeVO7/8ha97V+rdyQgZPLBy59d85sd6X/5HnzpxBvxW3/EHN31N7P29k3f+
        6bcsXt/e+vkTdqafiWQmWbQyjR0767Y+Iiy8nbzenqJghVDN9e2qiKSy3VnZPo1NnwhwcmVX5OtSsonvdwnbXf+8yMKQ24jCY8/qBsrpGj2tNQ5hTwdtK30y
        WMVMB45cnzvgJrnM4UcjHQibZTmr9j3mCdvEXmwRu05oWBs4xDK8mlClJNpG3RpEXYJpo2OjuynHde7r0hsGrZUjpA3SF1A6IrZf4G3n+2uqEMiDkiBXixtk
        cX0yyHoaCdeW/t4GzlBa/44hdnCUAzP93vrWG1OGDftdMKhjryV1tJnH93YLdSw0Lgm86O7wANsQ31bMgbaN3tq+xVuDCAnhgNUnc5lUXxuwVzG3neFJmUl6
        rM4YeXmUdcoajRXXL8b+Ecr9HialNnHXc3nlxwPyxgBPqc3oOFfVkuvO2WxJDl3VAuQLZ7NlXMSyN+qi8ts4eFnKD2exFGJWa4MQfkubWU+mlGUAQQE1TSo4
        m4NowbN5+QluAQv39m1wFptt7FYNd+S9TQC8SUWegrZxU1rtMYLkhbyfcG+eGwBczWEp69s5ybikPY+rFTuPq3mZIfpnCEqJNGgNCrCxn7WzeH327d1CaWBT
        TLgx/khHOQt2i1NQQdATxHUNbAcJfraP2Hj2wLbdvzPM5AofC9jpcw9fM0hkcP49m1/XrVSslaQpQ3FVEjE/l/d3MlslX/mH7JvyJWu3aZxYG+UrI3w2s2uw
        ZgwAeyNz9Q2KS4I1PyuytG5Xhtl6LWf77epOtmbhJLBw/Y/hhjA7CLCSrVvJS18+uL4jmSuyVHPO3je5AZN7GbPojWURvFSr2+ChwqnL6Ipk1JuaUewOOVNI
        Dg1yKDkoauqOEegBcnl/H3NrbcUqIN8oYG9QDSgLJ8q8uvLrV4ntUiFts9L6IV9flK6fEEVVfmmh9WX+N3ws+ZZyAnEYgldlQo++vdfw1DpLYMw0glyTRjPF
        FVWU5ZVqZWN5+cCjk7eB2i1SYZTIjIV5YvD6v0xwghXiHPSR3uB2EWwGVzy5n/zQQtA7N6PBqheMUrMb2FV6OECW2wdV2pIU4CVdcXuMCOw9lNt+1i6uzvSz
        uCzSUvo7hhtszwTQPjCJ9N8gPbgq9EDFBrfZij07PjnKmzU3LtpCd2q3ztxVw6s4fddjXUOHSFhMWzUqpMAGQ0AvNRWdA545UG8/jJxqUG98uk9TkuTpIz7K
        5fLmSudCdiFyMBw6YDi0Bkcjps0fbGwyXhp/LLEQNIwX8kG+LANbJrXlszg7RVMc0esIeGWX0//PV7kiX9aEgA9X8lNZSJUDL/0zX558yZfRspz+ec2+1KxO
        A/ngqoqwMrGtSqaHjbP54sFqWEkb/K7Jm3kgndc1imS1VsNexRvAR6Xm3tX1WaHyf6kk2HybD3cdPmXTNt8l54uDF5h7mbrTq1JnL6Yi6BNokPBlS0UfWcQe
        d7m6+oTIPouDz5vNDc+7jXd+hnf+sHZn9Tbzy4BOWr/NPI/j4ob3OXOb9wPu/A/k/Kd4fov3vMmzO7yLvDoavGDy+ePBk+7qiyZPjiMoHW+Zqybv32aedle/
        b/L9t4nApal8yeT5Hd5l99s1ky/dZp5xV39i8uXbzC+6J18y+dod3hXf9j9t90Pg+tBz2Rwg8tyChAW0K4J+tgYmSFVZ9rMlu18WNYfOsPTp7KC01RJIz0Tq
        WtZU8hkgASD+oQaPPwO8AqpwvGwZ7848mx8kENKyPfgUls1sLZGMaZYWbZFRZt/AxDv/kAyXvX042ZBPR5sykbJBy3aCk3z6bw2qsQoOeBcuvZJXDDeyPrq2
        3H4mkjEhx8uRrNRyfDoSmXZxcCHYxNWVCH+f598XIhknqNkPBfmKDpOVszg7BXV9eolY8CuQilbGrNUrYybhplo8V2ivhuZNvhVqOfBNRILkymY1QzcERIjQ
        DaFZDa6V9ENGJK4VGVz2Bg4iqeIFwu0pUYX0+4dAxMSoLdvhWFjNVgC9NMCwXFHRGB/3tQlgF3rGR5scuM183mf33zCXfVkFKPFUI7dTG8SYtQn17SOOCm0y
        pMKPUIvqDtiSebWpdHNy8RA3BXhxn764Ty3Mvlp0Fcx3H+arAAco7QFLoBsGLA6Psd1EJk5/z0B5xBPAUZFoUabJHPNUy02XTSIpyISZF3MCJ06LNCDYyf+n
        TawgsJT/86cyCZrNi7k2R/lWWaxMQTJ5sVLsg8xBBVeF9rSlczp5FvGHc7xtbVeTfm3kFBWdXhmNhnlnTNNag04PWbjOJxEQ1Kn5+Zzuj3HzyfoDcHXw9iU7
        MqmY1EG+JvVlKakvS2o2l6dEOB48/XPYETtI7cFPuCsF1e5sph/3iZ4NWio19EBQJaE7VBJLDlN7CZjajWnvQOaOiRMBSO2EkNp7L5h3KfrpbbpdLYG+/RrQ
        9197nprMU5j+LZcY10MZE9q4qmdhXYG9TWsLmOcye+I28NZpIYzegRGKH1wlAoIU3flt/YHC9Lo8xKo2Tzc5RzYwNQPK1jbuptIEmbiHqmgZliHC63DnHWp+
        RL4J8L6MIq/Kcgmjl13GzU7edyXvo+SrLPn4V0O7yhRk0WPJiZJQSebNMVEHjl/oxwmlFODtN7SeAc2SLem+loDelB+ZLeDTEm/eUH7KmrLsQALCfnpvQacA
        MQZebe6XyO+wWLQfuosbOw9BmzQfYyrZJ0LgJq3EYFCTicOoxjyAPLnsweLwpM+lCXRjGzCkbE4xKf+KSd5mfLWWVuqlq59J5UrtQNSC+pWuyFBXdOFnEbhH
        P8G6muj/bYQNEVH9c/4T6l0QcRd+nkZlby+Ylr9PSPpjm9KnnAE/UgP+otymAT+CAb+hBvyoMuBHg9/5KA340WBeBGb5hpqMMGQu/DP4Kvzxr33ff2zI9Pof
        nv+NoPLuiOnd0Rh05JfPfn9K8zXxUOPHJKnXb6ZL2E/jW3DkaODweriEPC8bXFy8iYqi6+tentSKUS/S3wX2PIs780F5su87YcQbfPRjqXx56/vSrEWA1Ovr
        /itOJZhI5fuLVAz0ig3VFtB0TyULVRfUrMhWTuZraHQ6gKMzg4V7ulBhNWgXp6kYHTTNqJo2NuvK0GmkzxtAOVFvGHHp48qVlK85U3ijIiKQpL/0gdnBymBf
        egkWbH2WucGGO9BXOVSbMlTvpXN7E4NVtkLTXs3VCo8xG2hBoKq9nhgLsxqHJN0AME+wD5mJPnSk7EN0XmK3sdHhYOMN5vWD1uB7fyDV/sSGzw2a3nbSbHBg
        8PnyJ9zdqytI5xn8yRc+8+OI6xnM0HHoA66L4WgG7USGegi16EE4ONxmrJrx1xQ3HutWrFNSC7qZEE4+sOg4BwDv2Tx5s4HpPxHR8s1mAeWkg8i/8k3jnF8x
        MgAgUvaoUFl+CZYGIvNYD9OHTCPeLp4xGsBkkv0NUwHoyOyCxT5SK+EXncEiVjHHB1RRbt7ZpfngBTgI+QiRh1GFpmk/b74LvqaypslMdPruRxEJrmBN21u2
        sVMXAbwd6+1ktKF7I8BdKTy9NYnIxuY8rT5XgwmjZR4QtcDco1lI83BMUWdAp2Xu5tp+zd9lvQwL0+I5NS365S9eYbU06a+byvCbjJzx/cl2+cgwKczbR4OX
        WglVF1cD5NxLbtJ9/DWPG/m3/OV1zHRvCB6Ruy952Mpf8LGV/6lOEJ3vPBGxiJEzIA4uhuA9hK518Dk1Mj3hdoRR+k+5TTfGJ3T6FbNJhyR5Y/B8YQC8goUJ
        ht6G42ocPC8JNhU19CVntcKmo7CuRmzNJXA4PtN4J1buiJayLo826/GYyj4hou6zpYDz8vjVMF+A0mElX0R8scid1Z7jjDoKgEV9CQqghdNdErBcNJuajqaq
        39AvVqvvohrlMIun+DM7iB9/TAZSOOC9uf5j6T8nG2R4IXB+L9cMRhfNaZl6xLxgZBYLaRqTsoS0n0lhQhrZpDQ4AY8FfTKkG4fZImSU6XmTHczCjl14xfl6
        xGXrQZer+12mTro8HXNZsi5HqcsQImFZSRU1dfXvtd1hAU7y7wWg5TplWZ5OexRIQpgtsOI+6RO8C5DVu+I58tlpbx8NHsSbinSA14rA5yI+IZ+b/toj+trl
        vV6bJ+XxnJ2XgflPDGK301+GY2theg1p2PS16grTa0ibpkHUO+yupmZ3DWuW8JZ2JGfDdn3HWcJdL+HVjHUdzFnCXVfiFcBQwtISDm/3sLSEd4laSst2w1m8
        G84S3nAW8gYX12MAfKCxrmFnuNg2aBFHSa5woxloJ1bb/dA4t4GLxvkNsDhqrIcHKcsBtTsLK/mnxZ9OHfQTKMdqtSKwe+fxy3TwPEr/mdG5x3kQOGcB5xfg
        XAC4V9S5YQGhfhgX/AWKfszYIxD5IbjNFUa2iLhyJXJXrlimKJYpimWKYpmiWPqGuoCePKs7cE5OF4N88ZWXi0O347wyus4ro+e8MmZskXvMULIaBCzaC4W3
        R+y8PdrO20Oz7yUk5oqdb0Ph81D4QrScj0RHjbbsCfCF6DkfiRn2gAB+NrLWfygKfFky6MozNFwy6OFpaK7iMc5TeoMHDHj/Ub/wYjuZgzgceBI7+SwsH6N8
        DlEMellRw5fbnmFtmUZzhWgS9S84Bg8obS+6U8j6EmqD0asCVBW4BLJllfabZZNPevudIjG6UuMETgE8aVr3aqyFuugXpWEF4tjRCqETyf3YlLGiAjqRPIg9
        FSswoBPJI1A9qDNJ+t2+Von8fX/lLcQG7jqnj55zAkFDq+vEBX+81qTOtMrSkhn+1hL32ptaZWpCR04anE+KOw9SqdGr3bmfO8Fu7c5JkjBE5bfGtCeI2JH6
        HI1/6BiqYOxDqIxk7EOors7Yh7xpFUT6Jdxx13Ix5GbzH/u+ObfbD082iZm3hXhZeHVm/pbM5aDiuP5nfg5XSN7csXCH26LLiDyS06H+4SIO8SBsAvhdKaWj
        SiaoTh/u70DdkP5zP/mjhmxauce8IoOhU5h67bTF88vwuZx2G4thl9Gl6gk4/d3Gy747dC8H019uvqKXw+kvx6/k5UrZyw3dtAo4db0jYij/Fcfr900t7tQn
        r3+XP7V405MNX0Wy+N9/TQa0V5x849XkuvmKk41fda67pq5dVBeMuroRUm+yJy4tfu0MhjJP34fZqMNJ637EzHOUdqDqgbyicxs25RjOHc59j9CjDwO+w7lR
        VmIINpg0OoCLjkuMfRk9rR1LnLVRDUP+uMyu8nXvDu9JX3Mhf7fKkc87hT9WBwu+jHzVKD2/S6P0n91P62n6aR0jT9bMf5qf1rFvfRk/rcEx5/Z8bJMEjMfg
        rrWXn9bnpvlp3Us9Gj2+cq/QBLr0/GeuL5CsjcxV2N5f/2MKiaZ8olL8meQDxo/O01vGr4I73h7WrNEk9NNIDu+rR3I0XlUkR4ORHFLCSh2T0aVH2q5Rj+Xw
        XCyHNx7LQS8PZWxF9fiTkRymjOQwyrc2NY7jku+DQHQKS92xbx1nqdN7YKk7dta5eNC/qcZSV7WueiXh5z1Y6sY7gsHBTLLU7Z03M4VBz5BBLywZ9MJxBj3n
        IWjcE/x5j7xVjyrhXTiFQe8HjQmVZTslVjf9zffUC1V7AF6qWidyah2n8cmccgfqHuiEyHTqUXHkon4A0y2d/p2PoROduQuFP4Pb4bsehQMAIj8x5sx2brZs
        sDPKK5Lx05R1vDrt+A61LkE1iXk7tR+T3LtUo7inMUid1+jS6jnVTArVUkNVSl7yt33/CUxgt+tAoA8jIi2oLWbArKyo8M6QJRWz29HgWPKrgTHnmxC4r5lC
        R/OSr77ZJ886U2zNPyQsnCkYraAPp/+Gfu6onQiHFMD2CGAOETju70B+ViKFUMEoQyi12jis5En6BTMaZoXrLMKik/RfIgJ5hyG85ScU4RJbgBE5Bps7FU0I
        zRju23ywhe2CP9wGbos/9kwkNwEPC7aU5g7DWTXqkUwb6qiRRZ1a2XKjFH90QGmoOwozkmJPNLAY6+HgqloSAhguLtJz4TiQ6QO45l9gRIi/WT3m6yY1/V3j
        mEHpyc0qSHcM3KFSt6TgLKqh6yQaOBur7z+a6xrXru8JA+gTwyd0TEQHFZ39XxjCvDtf5J8/UQsQkBUkbyCS3Z/cK187IY2C2Hp56P1/1Xw0/U0jYnjVVf0y
        OdBLXM/9KSEuJ7KWrBONmrNnEaQCA5SI0Vl7d/SK+8QDhRfZA1eg57gQPtpXsKNaFrarPFTjBiAodz7Mf//queGdv/F5/Pv9E3XXnZpR8mGkWmWj5vHV2p21
        WsK1gVrjmq5VIxKWjXFCS9VvGTLott3ON3E73yJqgKS818vIbSlaLFfbFUJwcWav7Pm1EVAxICtFGo38PQ3ZRzfONZx5qgUrvjRGzMYEc/Oj00LQTnB+uLN+
        JTtDRBHtzswDJ4d5+xKoP7R5hpKDWjyS52nV/+EJ9OiiD6FSWOrWFEEUtdLa3VVYa9OfPzal4ZryLJQVKY82m+UxzeZ49LJ588Q0HV3NNN31Vqc80RjTwK9a
        cHL5GgEQlX7+u1VOY+MpkZ3s/8/elwdGVZ1932W25M4kkwUICeqdK1QU0bAmoHIzyCYqRluVLr4lQBAS1iQgSiRREVFbTdWqYNWZQUVrUbpKrZjUpepbq7hV
        1Kqp+4IaFBVR4Ht+zzn3zp3JxGr7vv983xd07nbuuWd5zjnPc85zfj/HIxBTfnJTHXWE3yyK52gE2miFU7x/uoiEZhdwn5wYi+BDIL8Qg7spn/Rje9TlaSrt
        SlEcHnRw98NzKqjtFAuv+JgKCiuACAEkA7Yjg4QyhSOgsDxma5JDRd0SLO3yrn74J/UqYl6NKUgxTBm1i0KO2AIGIjArSKQCG+nS4CZTKiePSmRTCcpJpWLZ
        hPrJyaYi2bRUOQkV5baQJ9aP3kS/qIm2gLXfIDWGIE+ioW8MAm4n3+um4OX/El4KNIRQsJocXSjpkMuAlKLlrK2UpXnmHvtm7wCNSZD3JNAwJJsopuuCcgY9
        KKfbgizBhTxlEhJdcizXNHeek9JOSgE62jDWQHM3eoAOZ7RbTyxud4fepXcAY5/Hb3ZuBSWwYJ8H/I1dysMUjdsJo5rDWH8BrojHTbjv7i7fu+CSIwmebW36
        eiDdJkhr6Guzm+OjE62BbpFCteaJUqcuOiXL7A47BXlUMK+tgFVwn6V6tndF5VSmKacyK0mUhE/ATaqmtgpu30nDjx/0/mtjj7DnsbIpL8s7Ewza4e3B5RN7
        rqVXpIsuDURo0m3NO+z17v4pZ3hZ89zAW6wmeGA2jO5CPa8tbzVPrVaKyaRWj14MdTbDPwdG62woALObIDfirZAzH1uHJ3XLoNHO9mAw0qA/wBNtj2AjCwH5
        SBX4otHnNayzDiWtmw4mq7HeSk4rOgD81XINd9Edmli+5SjEPKdnfkjzRqF7xVHjxVfvHkk9O9IyESn7SijmgLpevcHXendQiadiZdBZvwbMkqLlqeyUVfY1
        LpFY1ylLWAPNMnMgXvAl4ftjDkwmElTAZRtiPjhIq43C9QQLvcl0SjHl4LlcJp2tUtQ+hJ8TtZSkd0rNW4BeLqEcb3oBM/mR9JzaZvVzchC8KFaorTb7TRy9
        blP8QCEpmew98dtQIw0nhU6ZhdbAleCFc8zCc62CTfzILJj4KbxAWtca2Iu0zervibKIouyfI8qAWdQryiIRJT3yRGmVSB8Tq4BSIU+jq63SieY6ILfSwSpa
        3WrhhF4swXXB6lZ6FF3tvtBqFdD9VhrxfNtkhDLHUN4bzFLHj6UAPixW8bmbMNREz91kRmsrrDzKJmWjJEc28vsumfyMkrEoc4Wb4hMagBZPgxxZbQF2xIw/
        oMAnrJjPGjevjUUnKrFiVE7UDGy2CtaaxfTAzGvcvG5NDDCzBWtjxdgVoDWAZ8M0GnlLZbRKX0mHYizo+8HhZeVTkotcUbVn+moQMaDSJ+4XicJHikyDvkm3
        J2pm4fnrDEDvwCeFfvZQJAFJXM4xzxLOKUurdJMeUwcKNQq9BDBy88zItArLMCON0dt03qKxw/s+XLnz3cgollpOKc5mVekAMYcSjPlAfj/fDGQFpo9DOs3+
        FzsF3t7edpGFGvdeF5zKU2aIlgQGqW21KOm1JA/FZ2zGjfn4WdnaKinq6ZzUJty3ouzrRW+Snoc3SR8rNKOnRUjfoZIvMUtnsiOCWzCxKOfzHXlpFSK9AVSF
        It4vcVJSKjJbgmwUgEvPD87X80XKChH1GZvPN6PnG1ZBlT4TaV1T6+1V0VghBVIwC0gwC0gwA42MaheIP8gy5AduvpAiipdBbmGiZtWELE8xj0iXQae+qhu8
        QSopCiP+xDmA0aS3G+NkcMcfPofqOBjv4mnLok5O10RWJClO0DmRwK5DsU1sIzmd2HbxRdQuVUzEUJqsApJBs3QTWu2pyzbHokxuTUIUfzzI8Xn65TUibvAx
        /TmuLbICcODeDPdtahalrfcyznKjezO1DS8gv+0qOztCQwD69ACAySlMJA7rHcy4qUTCSCSow9cMcwAdMObGyuDiA2ARk2/41lsDQBxRhv7cXQeqXAnsITMs
        ouJx8e+aGabxJyzse7dDXjqKgaHTV2RIOBcnpeCXExZfA4AWVotaTTV+AVlkPJ3Xvl9fFgNfYqvYlpjW2EbXbPToWbrHNZk3ibTDvci9Ce+0yRF/OY1sGfdg
        +k2J+MpFA5BvmVpEd+bCfVMjHmyEwrQe49FpOg0qYMNoU1WZyPWsJonVNEvLUCXScqx5dJc5wgHeQ86XzHwe8U4cgPEwWWjwMc2Qatwc1HQyEzyjaqvrG89q
        Dll9HtPYVY5gDYp0Z4BIeXSguZkzkLMzHuKKZCQEGWHwwGwZ4e4xU078YEMWjiWeCYG6CE/4bwwH/5UEPeeRoHBA7Fj1eSYreWSPeVXM2ZGMqcrZEc8sAbUJ
        T+ZEvwbrKq3vUULZD2taAlxh6Z0+qbBffFzzxICP+2Je1YzjVDPUlcwPpqVCSXM3spdkEDg8GXhfHoPMG0d5Lp0Qy1vlPLvat87IFI6CwBFCH+hbZQ3wvC1T
        P/LyVdBU0jSNKJ5K/FQnwGfmLSPujDIVaOBjMzxlArpmhv6MSdC+UsD4hPwpJaZmMO2o3tLwNjMlI1h24YiRts+yYWxD/p6Yy/Q2UGBJeuuxrsKTZXbdVxIG
        L1GJflgx7hjiK27NWxUQewOxIB5D/wykXABdlrvQ1hYTz0tjMdTlHDFN0nt2qUeNVZgxj5jU1gB70ymOY8hWdPJn1bh8zT12AjP67l7RPbZzxJxLmYltrwPh
        euBJSI1zRJCBprrBw2+UA8mHSgn5iB3ipsXypOWYdFqOqUmYgbTl1I2pUUoAYyaXpTv8HXYqQQpxmZvkTuco0oM3etzU7rCdI2fIjTtrCjYWyJHscny5z6IR
        BSPgd3MXjfsBw8obp7drZgxT6Os03h9r+BIab7Q1fB0agysbvi0aWBzKxFRaPuz6gYItNJBKWoFJOebw5lXcbOUnNgrWdYnYnQJdfAB8mflgM/YsLDAJXkCQ
        EwVdmho8SCU3JmP5DCuoQ00gfcetl8oa3h+VHwtQ7zc4fj7WyQbHlamxQ9MlGMP2Bstip6IyygHDh1tYv3A+P39iwolw/gPYcRQApHaZabFfEhWmKc4rqcQ/
        zl2icKUoExjUOC1H2Rgb3SlBsR0k4KHkppxxSYRd0Vs50UnESkpESHBTkJbmy/kcyP1ix0nKKkpAHLGMHUqm4LdDGQA7XfGGVJqU3AbttGDeKcCXJWFeiWBF
        ZLZhrtFSPC5IMud6ej4zYhYkU7xuQ/Id4x2hlksRXY7Jpn7rPXOS/c3Q+hQpZSV4cT0zs4dSro/TsTx4H8poBeah7N/AJFJMzk4KIyeI14jknWjCjHglIrER
        hJ9O1qKYUPYAtKY51TsTMlHdrzKtubw/Cxf9XR+L9prUnMlNTRiHwm7v2qs2Ct3Z1cxHBqitEgyXLErfbxqgb+wHOhAh0WWYhB2InwASn/CiydIwBeiRABCm
        LCxnhUxLQKpa1F0ESA7LTSm15em+MFP2hAdW2lcrxsQ3QRx3wA3Owtk7QNUJ1IGjcTCWeQczSb0ZpA6LF3xzTFqW5ZgNzBgAYodoq8y8DK3rkJz9v1WWja3W
        04nb1LI8fVTGK+Yh3Ddj8DjY/QbrTbnmKOUIJTCWc6ZA9IlWrnWHMtGNM0dAOVDRRfcqUdyp+A+SSP4Dc+eizBzYZy4GiRwK4gbcONghUBBvirplCHVxIj9V
        AbwJxo12InAAvnv67IEYc6Gc5YRzuksiGvQVPBcMw6Cvk4PtLjAezDFXLRjYV5mWizIdyGU60CEYQJmWm4My8+J51SkhZs9AdsoFaPxB8sQtoXKnhNys/qsS
        Sld/d6dzxHiIKOSDLts54sEgdP4iHU7R7pLKD0uGFFHByDEwd5WaMgwaMgtWuVulA52k95Vgt+Rt5yg0iYNy5+Pg9IPMfJSZZu6oyrPrdrvNJrVTtxVpoVe6
        nKPD1SBqx6kWlwBAsHiVO/VTLm8N+leZZfmV7XSQFGKHkqW3nHAKesvwdtuIHSSVlnZV6jNLGeAEC1ng6cCCV4wSg6UFoeaYjGJiUOcbA3m9Ysa+ppOxhBon
        lQluoLLhfl3fk7PnOOhre46D+mwi1Dc4zYTFSgpWmSzpQxwB61OsdsnWwF0zFvxirOUI6XbFs9yRb2iCVJZw54sNxlYjpdGygGwCkuhCHObHojgMjYVxgEtX
        DP4nco/qnAos8c1lwCG6jrH2BeIbHqRMUAn4N+C01srfuM06bKK9blNcMQ/LmLvX23nKactVrzx5RGtn9C8Ag+M9r1B8mKcXO4RjoMLB7DtzL9JVjRViXWI9
        kNLZhTFEz/KEE8r6+grmJ7PSANVLt/Eakumrz4B0DCSBlOiEOQ7bb7ExDSuTPg+bsrifN7eCid7y5ghQAWC5kAKYl0xi9jUJOmEVlAoBZg4q9WjNCab7CEML
        VYGYEkxCt8ArUaYeSwdkfhwyXfySG4JaT37aBR/QSGmVKVYCbS8RK4xfoMWGwJNSayONeQg8BYew4xnWReHjrXPp6BJLxdVWu5ikgSc/+ZnQ6tOLfVB8ivHI
        Vb7KeD++nstuJcsgsREF5ZuHiTCU6zze2mVmlWVMN8Rkw6Eka4eaumQetg7rBJkVWJ6iL5Cg8e6qGO9PEJ0RX9SSIAehx/els1votM0yV3uPqbFour6hK2+k
        CjiU930M4mNU9HJMdhUh5Vpfj20H6x2cWVagQXgKO4WU6PXsel8uBgeYBCnmlUiBbMPZ0bB0AumiUY/uDIURuwQcbbnjGEDfYP0plmYV6eb5I6eoO+x6TBQE
        XPW2PqIzKoPzDZWtJOd5DS7ZyzhtjnTZqXqhh7svTaA7Cg0bHr4DVwtXlDrrOxUe45rEmq55TrJMoDU4xkMNeEbIeGAexXCC2TrIZNTZwpLVVfYNNFsawkCb
        wYQmFD/2H5SLU2jWQl5JlwVOk+jRWamGbq0L3fowYNizKsxzQoeKOSFLUC9aYq3TwkkZMCdYUUZTJuGcCzQM1eueYh1aEVN5Nyr/P6/CPBR9G3Z+04mGydAM
        ye0l2R5JVtOSzDJGGWWZo1HewvzaEJgDUXOIyMAQNwNDpGpCuUc+h2S0A2kycDvIWbQgXbKk7DttgIstXS7TyISwQF3BxVNNxTPEsA7liS1zMKfR5DcGw2wp
        owMbMYMFTMlgASps0VDRIAaKrdijE8MOPWGa3A7TZLBhWSJGRZjbct2fq05BxFEBU+BSWcSkG/lOOM6m3fDEzl49wxnUF6PK886KAap7Ug7HhszJSdXrqARy
        Qb93Ug39+4b0h+BwAFIcPZluwgnv9A3czDe4gwvCq0le2/CElxN5iuAqEVOXCspRcZzNPvDplMFVepuDHO7OnGfMQNYx2LcT83fmTTbV9ekdMLh2L2bWk807
        2UO8Uy9c3U0l+hxvohMngN7Jb7Ty4HedLzDs4uxPBzAeP58yayI27hsynMHhdH6oO9wkeYLfEONyPoecLsP5+KG3jDeCnk646mDxGwMFlsc1yceI5pmbbyfE
        qNyCbyfIaLGC3xTOfpYPK0xBybwTZKhxEProSagNgt9US8AHIMA+7HoSHRVu6Z6sCs41uuFxuurb6ShjJk/fyB61gHf2g9bH8kv+0H8zW7qbLV1kS5fZCvAs
        GfIhs6VztgT1rF9mCyKYQIKSSSPt6Op4zv8UqNSBVfE990TjJjZLUP7T5wFGo8cIG+RuJIREij2wNVYYg50h956Kra8mAsgtsn3lEVLh5DFfvAC8X0AU4RCS
        PRUUOEMgAcvQvJUlk6dM8Btwb8gbqeGjawaiL3Jnnr4Qe9I1M8BHuCitB/nGeviQ69IPiSFKjBtU1bfK1OTORD+z4gUY/d1UkF2HUYG3YZsB7l7lTqReGRWP
        REZVEZYBkv3s6sg3kFG4aYtadykjFVPNkVHjQrGDwFTkerDKsCwCk4fOwgz/I6CYOZkO7i46WvZbrwSbA4cdbWkAC1SxtqTAM32I8KOO92B5DL/DFWW8IGI4
        XJ9fpc9nENNyo5yxYJS43sDRxA9eAeTSuD6lwujH6DC4iQaiL2M0QuPWIr2k1SeWGQC+128wsLDeURoEyIDjwI3BuUCARhUJp/xiCvaoRNWNPyoxzBju12Ak
        OOq64orH0TfmzBLusWMR7jqBJada/XneGK5GPBB3giAVFe+DTZKfgisaqa9R6hOkbtZxcQ1paoqjqS2dSmqZd22liT189l84rH5qv7NdB83q40lV3rbJUuO+
        lnhP4bJ412PRBmsATKM8cwB0jbCrV1Q/mOAp6e79E49a0ZnCAk6URxZqypNWHHvumI/GnXdcKpFk60RDcrVJV37vdPp72E679oEFXZt0zB9u+mFR0QV0/784
        xK24P+nyowasXvjnM2yhLUEjg9JEZRlcngG5Fo2DlU+JedA8dHe2tz8YZjU/8CMYB66bex6uhT0q2NAt0c58TNYGvScJT/71LjZXdw2AY/rFq8GQ86yKF2ti
        fuDEgZ2Prqa5C2LdF3d5FkHF18DP7PPsQUu7hlJostn8TiXUeCtBy10JuhhlPDUQStcArBxczhIlj/0OmisvEVbjgzzxG2Tuec1kerz/vGaYYZtqPy9Jn//x
        aqWZKv9PqYTHRgwx87aO2ktgOGNJ0kUaxM1Ir2qlcLEQts84IlwrPAeZOtvv0U/Sug0Kh9pDkm3DoKD208QENvWW12rc5NZpYCjzudmckzYY0r6he+xUMhbx
        iFNaI/OzL9+kix59bFHlj0dnVJpv2yYsm7qxoH5wXvO9L2N3oH4EcfSs8rrftVP9kInuZq4Sc/yqwEDrh6VdLfoMC9dQIWqmEDWmSgnxaJkUnznqsoHfpcKG
        c6LOGwRJbParyyyAfMU7tpLglIltNuglGULGuS8R/IDiCkUi4RGWYAo0woW8AaZQCgsTq2sYkKGICMHxgVPcN+n8dfs2rVGP6ExNuv+YYBGkJZGadOrpLFCd
        sL4LE1ZJSiAUQFuhy8KUWSYAC0JmaYKhchDTJeFbLrxE3TshNekfxff0Jwmj1yd993QpeKn0QgmUIz/ZZUJlYKHKM8WeIa5jk2vZacKV8Tlseg2It6vNbgEM
        EAVDmQ0mLEF0mcdM7yUsoZT1FFNzBhKm85mQsBkzu5r0aRT4ipFx+qMa0D3G6V04kjWwFUdtnL4FR9KTb8cxOk5P4KiOV67HkaykDk0A/qCzLzaLKHvrreCk
        mp/8fuVBd/ebxLwrBeup003fIfv30IlXhZO/eOSYudTtuudNMMKhuSbYiYsGkcdIOJaRdBUAfIl6Uw11p5NpZw2E1A5k9M7+kq4H690FmJJyRSKcQi1iJ5bP
        DCfxrpGii6INdFactPKTlGBSlqnRWfnopAuZ6dIykhQPaUGYOMLrmlhM1WH8alguS3ncjNBXTxUO9pQqkSATqRPORP14VYgGoPWTDv/RlQ98OrTHTpnGeobu
        VHkmS09BDEJYv/NBa/WD4BkdBi9mplhoQazpLqVS++W5BoqFmqJw9/7CxvphaD1ywQMB9odx54WzVHr8k+/2TisgS5UGOfLDgiig8w6tIZrSUBOzGIoVyU5o
        wCQdqtXGGHf0e7H+BiODqpvN/gLwLJUQ8YXg7wP/ygKhd0RvERCo8IfoJ7A1SU35JSl+EjHKlHw+otU5yFVlArgK6qMmwIr8gK3yOzsXAVuFPYu+/909i9SC
        jFTYF+L9SKxUdWsCu4kTFxYqlOFQdfgw9roYxPgRiMbynzPS+4Zqx1q6AG7VG3Em8I19wosUm8114Bv74lt52x1Fis2I+BmKn8o0ACtFtVXzxBVgEFjA5+aJ
        16N7VN73HZSXazSxlwJAfAAlZO/4LarYPclBLDKVr2eAkH2Kvg67fXR2kQQylsDuicKttg3keZVWMK7B6bKEF+YzVixLALHCuwmH6SutiCSDLslBoCxCtqtW
        kVTS5T59SRlbQLJE7dIqgPdAKYkWxaUA8SO3IVAM8ZOGQDF++uG7BfRuf5NPS81iHPqLQwmSlE35bBZxTNk8zUUctThxrCSKt9i5LT5sleIBwpZm8DT3fpu+
        EIPcFOFQAOQvQbdcBILmcDZBcykImku9BM3Yzc2o4UWYsSvGj4GqgPGGSgM5s47GFBGbMgsw12xswCuJjaRpXMY0ir4Yszhi/xlVKXBn4wx3S7fTsK913HiG
        6TNlVW/A9CPfmQaVrUB8NpIS92rZxcBbiYXYLQUe+ySdRsSEp3wUpY4EjMiRpBXF+1FMenNM9FMgaJSpSzdI+UIkmOlkiBQDJMoIRf18UlAtG5wo0ChT7i6n
        Dm/AJgCPcq/njyvGeAWz8H6A+OULIj0dXCIQ/eFKGeAEwAWo41Aq9xpwq7lIQ4CQCKCIAD5w/PodChHq0zebQQn+SF0/gJepXV5ScEoEoLeBDDJc5vvhF6cC
        jIw/8YVKJa4DazWtwoUppKARlEE8j0wdc+SUK9D5+jGdFDDDTMwbdoMj0VtV0UK9CL6xkPwWahmoiJPKhk8i3S9PYMepG4GPJDmAjcy0xwyWDziVYPrGYBBp
        3nKcnrlBrWy8waWmhu4LIUXVFHjU7Xlp9mrMz4sAEU+AORVcgbpTgaZB13xKdboJU2MSIq536ThlidJhl1IHl1sxQ+OV22H0kxTcgqM+VkvgmMdgG8yveI0q
        SHM7cAzzVui0VyPviKaRYryyEluiedL0tSKtsDXQJpGfikmeitk/vsTUPGY301/0F7uR0gDzmbZ0Ho8QJSSN1gA08ZJhylBslPSqvPDrDqIdgXcZbBpw8wLR
        eIZJrWaa1GqmSU1vzaRuoQTT0fk4MCNaTjvbIBOvJMPEK4WJV2CWwjqKuv4+sCIMj52tJ9mIIzuVgnjtbKYfRTb0nNYc7uey5nzZdnaBGWU7uyTbzg7HsYtU
        9Wq8Lj0k6daunV0INUnFxnlpsAbZtuY0Y3v8eqswy7Yua8CmaNaJTFJR+oF/vpTNn9y2Nc9JZtnVuqOEfJ1drecu9ADv99f7sqsLM+xq6iB1V27yUlY+7Gqw
        kgm7Oi8p6iG/j3rI76Me8rOsamzxobo2vtaq1s18YUDr0G9ZcgJstOSJ23m9qtHSU4Dry2lZ65mWNbPdpR3iUUaU9SQjI+is0buWdSqmZ9jUpX3Y1Hke0Un3
        KwHGdOjTpi71OKs7s06uTR1khdyxqQ3YTF6bulTa1CRfwqAOCflShHxFkYMgPI+NpNDsXYMaglsKg7oky6AuFe4AJdkGdYkAuwDJkJ6ATZmWEjJJDPTWWLEs
        wCjK7ndscvoweptO2/2GBnVBAmN6CVR7xEGXBVz7IVKCAvDv+zcMaoB9pw1qPSXMNBoNSctB9RZ6jGlgCmca05z5CNteCcyIU4B8noCR6aQhih0Lgl5jmnfh
        ZPYn6dOwQbpk3ji9mg6BcXolHciUHkoHsqBNOviw6NYfA0kU+JhQQvqLRbd+Yv8L42T4BDiHAAykbBTHd5D2X8wgb3JCVt3A6yRYw0mSzSjWPEi+Qfcut8kU
        D1eGOkBP6y090yb3YdHKY5PrHpvcn22TF7MVq+PYrlH7pMZIkb8grXOMQSHuN+n5NPSixVD7kkCmwWk16qmYhyYm/eUF3YxRLJIQSChJDGMBMZbloTuPYBmE
        2y+w6UX7db5DNSe/RJa8+y1EBySUoPtRkuoEypABkrUpjBKfVjyWRfi9PTDS87xGenA97nfDSIdDAZyiqY2kki5bgrDKgx6rnJGbaaTgRXjqzKi3MvMzTHSO
        c6bo5eDFEPTY5REqmWKs5crqVpnBHooCbHBK/lJhHhfDIYjzNp+ULRUvkaVdzFamfIX0jeitTLUVFSEhS8VybwfnVhROJa8CpnDaAfBwylPIVOE6kEpsMMTC
        sO5ZGC6WyIKDpJGuCLZWB0U0mqCwWasRQbka8feDfMHWUJu6msHrYWUWCNNZsUg3L9oktB0HGHC4YlpGPOCAKBvY9FxE6p7DVib522j09sFMU4ysXU6Whn1O
        Zt49lh90Fxy8CLPTjL1P0ZJ151l07pS7gtMrpAlsnkOR+DamTGd9Qqk5fo7YJ8Uzeb9IT+MCIdv0bzQ1+HPwCthGgYcpEI48S9kxSa3HSSnwKaqqqIZ3boID
        eCYf5k3O2JLVlLF9LD1L0SMcVHIS586piGVsL+ewjFaO1Zi5FTy5QTk1KFjQ0OTWei8lHzaOud/d08ab+QXNFkOniX270Qbsdo4BAssw8xuxSzHMa9pmuIHa
        RD5T0pA9enLEj3vAn1dIXwiTagPCwjlWtIJ6YWj+dGJMA7tYflw5iXHq8qdF4FqWj7CWAXpDhUGwIyBi8PgeaKTuFXoX7jmB4bh2QnrfG+7i841IVBycfOr0
        Cgs4ftETKvgD4WEMZU8HUrO4yil8lBKJgTiMA9joSdXB0iZGXdIfxysmYInRvxvCH8bAdCpzxKKZRLg3xsbCfPgA+MDBgtWSBsoBSDG0sI8h6/BgGKmSGoPY
        mRFolzoO0RhmuSJQl/w4hCzqGQNfu48/7Q3jUXRSlpJ0JR2PlORGsV0TC/MQAkaA94C110Gwvu5DuqmkPNJFMVJXzxDG6SRIfFhfRqikCAVnAIVfAQ4jyldD
        1YoBMU0Ap2DfXQEcdmh4oGKT01Byr2OeZ68jYk8jkaL+lIytoVlbIjNcUyR52Eov7Ekddi4AFgEJxKdJUD12JAc386OvaCi9PLHXC7sCWzXvJsk5XqCKZb2T
        oZWLlqdm7NrsjcnixYHjtbmMTZ2erYGebqTeY2yw7eFZbszjDbbx0AqGrVcVjXU76gLdF2T1qfvCl0x6e3rZmZ/Zfzs18aerH7/22H0Gxp194ZqNLe/++AGf
        9H8qrqH7WAcnS9qlvKqBgPnSXSGVYKghuk7nzX//VsxeaaK4nfiYqCM8r3l49Wl/Vmpue2DqqJ+9ddd9Tnx1y6o/uXPcl7brqdUrpfAkYY1Kxqf+u/F5p5h1
        N32GcNFlRyJvf923kwu6GFXujzY1NEc9I7BVVJuxWfzUJoFAiBVOGsqpQDyC1XelU+wJz47j/6FK12TGL9XTLFDp4e4/qHwtO1479e9XvXBzyxucsSM4pjnF
        lfmPP2zlMx5hY0FeKBjw+3Qqwzx0eFMGnNXy1OTnvRu9ebt2PqU0Gc430ksRNQfXpFLhPIO9npRMDzYlydXn8WCjCC73yFMesMTDPKOVz8slaURwHtc1D8a1
        6QHsoefUO6d4e3W6kqgvvlnsam58dOv9z/yxoitFJvIG3sQrVk4zIvyXp9jum5GGjH3qFCCFilf6jtY7eIj0hVXvcFKfWbpy1vJdOxV9WmVKXyWRSopXxKMv
        +JHonwXO5H/QrhVH9AyG9BQtE4MWBgDKOw3UpNKqEqrLEJpUbi2q7V/suOcpy+haIKgDRquYj9FYiddpw4As4De0Eb+V+KnGTw1+pkUv0S2FfVpSPGUvj+mZ
        TOyUTMDBhIZxXjoQx3QFigAJVkqESpXPCozQx0BqzIR8/Ai6OiuD+XQoawCufj4UnBD0GiokubchLyc0Ab/pQWbz0OBkjnqZgxm85FBGQTSLaBK/ZRvxC2VK
        n4afWvzMpKJgyCHT4T+PNlAmKhtEG9IdKPTe20F0uWiVjzj1lNyiZ/qiP9XFImXAWaRUwdTsi/Kv6QYIiVVMhUGP9Yy9/B5MObicB7xXOVxp21Je9KIKdyaC
        BMqH6vGREpd502vqtKUynzGRrA9Wtz+VlFM6qY0xNrc3Akg4Dzot8Ex1wYnIrst5wg9DgRO3xx0W5fT1o1iedFbWvf60PFSFeKhCGzIEFJmpMX8VtSc9U+uL
        SeTRAjTBO9VsWeGem8ThDS2Jxhn9JfvhI3BmBBwlZLTSuUM9Kb3FrwqDSRErzqE0o2z0aQ3WUoFcKlKMF4p0oy20io2mjpBD5tMehPvcBc4qabdPUABd4BL7
        SLagVb1GFv9wpR0YwQV+XctTVHDgxbfreN2NTwTxTY2EnGeiRwDBlcI42B1qA1xUnRfY+7KcCbow5cmMRAGRSjcIPYObodSlA5wLMvatfKRRwEEb+EAIi5KB
        3DiWZoAJBoNjNTMXzh48vXXmSgDETU3jcF67CpJE7YPpVsrEznxazDRjlXxh9ZOMZvRWSL4VZGwaDlrEsGx8GmVcND4tzDFmh7lUsagLizsY908lk7JwXwXI
        OyrUJvxq/Ks3mVG6zb8q/2r8S/eL+H4R3y/i+0W4PzkSxEgZnBzxY+ALxtWpEd0sJuNWi16kxwr5IXiwNM9NsxS+hziNipd0sCjmfG72M4vEaREaQ4C+epB6
        nAoASB/Xx9GqwnCoXDJQ6ZZRdxsYrgyMRXAoixV4IhZSZxbkQrTNgRcbATgkVUmQN7T0RlvNUdXuK9g0/o0+EqrIgd6YM+4Q9SP9KTf9RW6KM4rJ7VXQNxdl
        XCGIWZyLOYDqPKKEsgma1Ky/fTPSvgHRIjndUMRbfIZqJrgvdcNTyKil8HhlKVeWYBOKSjahQsEmBA9goKZE92mM8QlaI0xKGBFBpmcCuRse1mJdNQc9gnAB
        zwe2fdjMn6hUpdeyAw7u01AtoVk6ZmkFK1EJdW9lph7zY6AokU7Vfiavi34B/OceP/xMJPdKuM/uh1pPUDxDrxKQvUq6k+POSDAb+pEb6jeCkufVPzmCXogp
        Snv8LkdpXJ2ChMa3yCuHoVR36EnZgVvSk3I6wRRKGezxx1SBHo6NgDgAqoK+guUEFd8QRKlBsIHSOAYtpMwM4DAAgKWgQMiXTKT5IDfMi6s5PqCC8Q8e30Hm
        Ih1AY0OZOYB0adAa+rHfH7CnIRCOAgg7poflej33/hnkbNG+SpW6CJ98pnLIIspCoamyQlEIXxJtX6lV6O4l2o6ZE2ZmxrP0/S5NVogavUTmxf0UTBBOlIRh
        7SMpKnorfJyfM6Gak4Bcn1nX6zN58jNQegb08RXhjESvZUhOjkZKWpkilBuV1+LFGKdG92rZnw0auWKk5Av3gBxPeOgUFFCFrhyr3sHaOyxTH6BpPCxTQI7X
        ueAqi8KLnm/rBhNQ8BfV6F0qX6SHXM4Nx5E7twZLCbIGtu3sujdLAO3oqXRTj+7RhJ8KJJOLG8QBLKC6p6Iuza4onvnDnbS+0hFyWEQwkf+TAM/kq8vG0imp
        PFcYur+tYJUPKs8WH6s8mLEerlygkdRkeBdM9oJvLROObVv0hlgQ2lLAJcbKcBZTvaBinvFbfECjKlBVhfph9AwdfmgymuOPpse7dEHL2BFo8NxkgjkVzIyq
        S8ioRR9VBQsZqb7R+1VYv+J9RAiCuu3ifexI2e6XpFldfkG66tvilzxUCXCz46TDLxmq2sHajpMeHwkDTrp9NE5R+tsDMUFYRT1KPlZMenQay0Cg5aMmQsct
        PuqZNKY5HCje9Esur25QKHLsPhJX/rAvJpgOu8CJqPOWmzW6yFKIYb3FtqHc29v7U/gBDBFswp+5X58ByyjgQBGQedIEaxrzG+QJJjXP5l/Pe/mwH3UyRgHq
        Hn2XSh8kIpQ4S2zyWUoCHDIjcmtwPu9vgumZx3YniL5oNA1RxyYCgDfOw/+UIKFeCbdsChKWQULOm7C9KHSYvd+cmwpTz1l8HRZRJDBZn4NZCQDQMDCADM05
        d+KoFREb7F3n3KwREfO14UY80xR74gQRm3iPr91UmuI9vg6571VDV0zLoSvDHX4h2DSsp29STYutVruweuC2HGeyHc+9b4R9Rvqm0wdl3tCMHK+pWaHgfYAb
        ntSB+FB0sN3M5JrZgr6JoOuSpY7kO8+Rb8OR77DTjAqcFlbotLBQuvExyCXagNwmhgFSlRcwULpUdnSIZDQNAzyIPhPckOnxM4FbRlq2BNAFtKsQ15rDDSfi
        rmTFTpybrNz5vrYhCagH39e2SkbU4M6Sfmsao/8UKzS4kfa+3eJDP31HoR5alSdAH+FzZpDeZ/D4mJ81jLl9ab7HylQVxYf54YSP4bTJTgKxaV+vZrzMk55+
        Q7wCPRAMVe38YcUZTfIddZFZigWtEAeCSpcvDMo4mDAVYHXnT+E9AHItUXBFgbqKOXgw22opkzksMGihwVE/N4wdYzAhByB+HBhAto7pmSJi1Sgs2VoVLRpj
        dTCd1oib1jgWVCOOde13nvNLATOClyLSQI6KgYtnwvBE5qLYzEcuIpyLCJIfEbkohGZJ6QM9EHNHTaawTBREY3t8BJdUFJ0jxSYvI7AJIvSUDoVierqIqge6
        HjDTfAznHpUbK6OszGm96io6XKnMqKp83GDTl8pewY8PPyH8hPETxU8pfsrwMwg/Jn4G42cofo5sSv9F4HVagCLmmH1QYDWe+1L2TbU0+CnTj3qR8FP2IRSc
        UuLt2LBMF4fDVCQzergScm/TRR7fbrYKmCoSbXlaOrI1mzANZzKlw+ympnhbs1lAby6bvIxS4uSRrGm4fRakU+NGNVVYcnA+B4ct2HL3bVSFvcCzdpzyCkUm
        mU41itgnI4YZnxmxG5iD4qQJTsDO19Jx6U5cuoxLncoLNdnx4KYIqImAPEfWK5TihGIDscAwi8TMdgE9ZeGPSiuweHIE8CgB78t+8TKWKUEipzeINuJ0LkL2
        1XQ7VrldoFQBMuEdh+Tb0ZtUnvtOtzXe+ivsGL1XhNzYVMfqQXHJEDKXulOmuqdMRXS5ypTHMv6yaAlf9z02bWSI7DLVnOg0GR3Ml5I+igPOs+IRharjOUN8
        hgvUJ9YEVJSv6I1VZi0VWYAHj8qspj4+YnemyowvAT7C+BclGJIliG3ZnryQAuJUiM8UiwOzSMQ1Plv6NSKexyHQHEJiKeFrwgbFogOFDfBZZc6wt6jxQqTC
        z2FqcrcHtC2DoTJ6ty0VUpMuI6/U5MyzlBfj6yXF6ENSGBKRvyYlJf0NGb9slUbvTiwmmCPxspCL7HdZIgyWBlVIAzwahNuUqRqFSpxNqhAO0ZON/YfqRW3F
        Yva46wixJoHH8IaS0yKWzl4jPLPql5SAeXJiRJ3izI0ABYf+x9wIs67u1DDDk8echjT8kG4Y317RgF1K8e4SMSp1Fzdg43e8Y4gYaxP9GiBs8Z7Shri/KRYV
        bjzxHm0hKXTDlfcApawPBfY61Kzhis/Sxiu7S2HWjtV6MAunx8mIfFOT0/PKeOXFAYJscirjH/lASQi3I0wjnxLhTe+FDbydkwxj/8IGsEbu8Uk9FL4w4jll
        6R3tKwN6pjZWewdchzupo1LiP8FdBOseADpc8arjsSR8EzkKEcJyQpCO+IEmXHFUFrQeEPR0iwbX3g8qBTTKfqxU9PgazFB8q+Y0+hcGSGK9ATHhuBDffhjy
        wB+Kv8/hcuD7leS4V5rjXr8c9/qLSrEc04uNrjRHe7ftHNPswjxpXyxRCD4Rm4uswX3xdACFHst+1pA+Q0Tg7xXfuaYIU3OoRpzLa0ioqVfwFhpfjZ4ONiMi
        KjLefXFRjrld0l/i2y8uyrmWQM0h/SQ9T8xPtvT5TqLPJx19pqC9z3d61vSVAuS9jfJrcPqZj4vTi7NiTh/OSjk9OOvH38fZAP4ezvpz/Dgr4/IRM1Q5bIIh
        AB4bkOPBYPD7lPVOYqy4d1YNMrMEAVWXw0jFO10GCMtGYUAncFANFEaTIKfaokp2Kt790p9tEk+TSeTnbDLdwcwm8+KAWK+mI1sWN0zZasRyfK/onPDO+54G
        rTkNWuurQWc0X3YOkZ9NN9bsDGUk3+mDNPGi+0p8S34DdWwZMSTAjNfNPWmkQcTjfBg5wyuUYqcv0+LvoQ8D0ocW145R39FkNN3BzGjwWTcxIgQWELoH0xXS
        3D4EG3/opGewKd9yyx598H8fhh56vPIYjvp45dHDEGkM3QmnKZ2n7kENsQBcFgoaLQ0DEesl/ST/Zn+BbwKzJd49uMFiNi/B7cW/DsAkmffIulVEXbCIWltl
        FjkV1HcnQh22qXAnovw/1olQgW2nSqOQUqPuHZUgoqBQ9NuV52reWAWTM3cGKPLi2/NRr0EssjthmNgrR7Ixx0yVGmSls1jMcuZjUgaNIV/OynQYsXIx3WnE
        KsQcTH5skJiDAQYoz9MYsYPFPI0BlHcyV7/ROp4S7RSTYzUxU0yuxWL0tplrPrz3eqH7thmzxBRb7FCwm+z7QM3FeM+hzUPRxCN0YqFLw0kMDQgnmLbpAbz3
        oDS8azaRu3lwbub3Q/p6QQzG3WFeKRrYZ7TluaOt+PpotyPa/qK31ri37lLTk5kZsrZFzckfz0NA7gcdOR6wqLf39cbSPr49y8F0QgIj8oITFUFHoUKiseeB
        ZDfcEL1V/f8dRO4OwoDPRLqLEGXHlNfoFYJkfEsi9dz1tl3vSzb0vmSjrwcdel+y0dcbPVofH++GGd4PbZaEA5PG3Tr6Lw1baUUOSSJw4gOzlsiqwrdyZzLA
        0VFcgb5yG+grt3096Aj0ldu+3ujx95VbzN93B2QO/ai1W7FwnTNwbR9ONjVg82ZjXzgVpIHGxDmLjjxf6nGAEG1U3K/Mul8p70ez7kdR5AVsucZ79AZ2KhAm
        llDAeFCfKqwss0HO6zpwZhqz/UCpoFyGv858+H+4YXM5eZo13zmkQd6Xpd0G84qn9MqhBm8fFMMsQroGpvD+BoNdu0QfQM8OasAcuIguWo333jgE7O96E5z6
        VGnnS93Pz9PymKDGniDMMpCmKhwiNDhEULymX84ppBVi+XKBkA6n6iMZiYdtD68JP2mDMPEtTEdQpD1CcaeMjFXWgPAJGRyvtPt5nhxueVN5BtOPhgI0RMxi
        AKLAp5GImD5KQB4AafxiBl47USQVGUBHwZ8KDVd8DFsTV0FYFNOxhIDXNPbFzT+B18geVxrZjxux6XDXHQonI/rBJJA+TCG72QwNU2qtIXMYcOYUc7A5ZHYT
        9g1SqN0+y0CCw6Yxg7f/hcfSPRZbLKzzygUo0v2OP4iYsOg6gsmSjI1+XWsLrQpg/qdblTCroo1ikcr0wetUmPQeR2mskvtz94BqTu8J1g38fekG/r50A39f
        uoG/DxXAn5PNwpLLZ308FVoC91exfNG3xQw+bgeMLU66gEGDky0AtMVJAqg2TNClCMxLRcBg+qFMWAHoe37WLSN8rI0VCPYpIJO7T02KzM+6I3DNwwALdx7B
        x1B6hzgGcdAxnvMcyzjkWNEFjokcccxprAZ7SM2w8R9rw1bUc6sIm/SxTG4V46BaJZ6HpQxaXmgWe+4VmiWMSC7poUG+in3ThWZpwlKZ1hqucKmEqcpQs7Bm
        6N2D4qERzo0abirD9G4tNY5+UJZYPTBu1lUBimtqznZiOISGLWpdKyztJKZZUx2uvPZ2Mlipi4ebyepl7HdBCZ0GKl/2/9LE2yGGrvBNr7BUX018+4VF4N3z
        L4xHm4B/yv2L2gK/No07EIMBbrCcjoNfTvBNduYVZzBjGM8iWgC4PNFkErmGE6iZorvgx6ozXaBye4Sw4Ij31EZ2hTbkXjM3UmYJ9p8YUXid3YnfCvDspemn
        rgSDor+RwZX9DXzqxwcx25z1xUb5xcb0F/EtEVr7BukTu+CoIBRRIIBR1QAnOxTopMpw5R2NulftFB9dxMFoGmyQW3CpGwLkjXGBqmmC3FljXFtHHCbMm8zw
        54BnWs/0iowVlOJzRm2qTq1PpHnQe2zsdXZe327PE1jnfvdGyvTVM+lQ2u98DoDDA8b1Pk1dxUkQ2kpOGyeHk+a+8IED4tw57pshEVf/kyj2rXWwWv/jhFT+
        pwnBf9+NyHmXbxwZB6/95t/uvX7jfHPWN41kKnUucslFdZdcRBxL6ZGHTj2VQXeoennV04/qxMaZyzTV1ybaN6nWWAQhuY/p6Hj09II2ENLQg7AKIrDSqIeY
        xsM/9TpBwHrCP5O3CNdH4OaK9XYJMz8dG0dUuCDpFAtjY6NL0WZA8UT3tgJTdCegx5IfwBoVPkkfmdEUwUYtNfMTlp+6MIqJASf9nvibscQaV6ezHqM6sM/c
        gEUvCZQd6uSAa8eNHQqvDNOhqdoqU0z4L8V2wX2lllggXEo6wa40E9VSGWiW5TNFgFmZAWbJALVugNrMALUyQI0boCYzQI0MUOkGqMwMUCkDmG4AMzOAKQNE
        3QDRzABRGUBxAyiZARTjbk3PWyV4YaEH6LI4TCsEkiyxiJrQrTwRvQVEa4jRcMWMRagodQeqQsP+6QLGPYOLAZVrEBw9Puw4oBPhQantU4AL3xsMjgOLb/FM
        hh7KGcqQMzucVBFdNGdAdi/alf68mPfG0mM6goTPlMEMgHswDgXSbqkVVEhu+cEhj+4EchfYdqfAarwF1uUUWOX/foF1fdMC2/6tC2xLZoF1/U8UWI9TYLO8
        BdbtFFjt/36BdX/TAuv51gW2PbPAuv+9AtuSUWAdPllg7aq3xNp9ssSW/u+XGE9AfZMS6/B/2xLrySwxslP/nRJj3BRkZZfb6wnA+YyHPd6H8s03VVUDplyX
        z9liBs9A3eOyrfbaYpbtuQ5PP0Xn/X68tUuHU7oufQo9TumMyI9tIfxp0ye2ENAb6X0hDOLjPF7X67EqHscYH8YnXM69AYQrI91Jp7+LXRnzMSXgG08pFqd+
        Pu3HEwWYUTBwdkDluwWKsIEEqqbxD5/ma9NXCUc5IJjqQrFj5gBFLl4Jc1KJBbLc5JRsNzmVJ6ZgpoAxHHZ/PNACaP6478QIVPWK6LkcSDg04vo88ZLGVj/m
        PHBGL/GUByW/UqSesgSjQhurseuVPlzJA9CCgJQMmGr0gCZ9Y77lR3yIWOE5oPHKOAgln1WzoUpVoVQKI1Zh8hc6Rp1k+Azvh/Vv+2FdfJjKue9P6Bmf0L7t
        JzTxiZxRaxlRq982alVEnRGlKqJs14XZSYJ5qab871rA7RfBAg60fGsD2FRjSqYRHGixAK2T0wZWpHMppk5ifmagiCm9DWAkzPRHL9RzWJttPBsgCxTZ0FkH
        150G4j8hokrfNSWrMjRvZfh4wg6V4ROtC6o3KoPqRlaGT1aG4laGMtX4nU/LEw3dYbhfJSLURXOlwjxAdkPuRVTd+RS2keKikpT1fVQgwtecd6TiGDUwc4T1
        8kr2a4MS6+fpHWxFDXOXQj1rpZiB4NIMyRSh75EZlk74vN2lpkGARcti84mZcy16gU7mDyQLqQ+I8dAMwGYJIKXoO0SVaYAhDUkRBf6fvA/3cHa+53kLHThh
        B4QvhEgE161IQPBfJ4AE0iddtVQm2/JxeYlt+fKLeQwVLtJo+hrNfAhKZvKwEW+EXH/m5Em5EvtTxCP41+sylC4xc5ALI0tq9MwmrLtNmEUO/mGQGt2VGkVy
        sHBCJPG6Uer1vMO/6H7NuB6jKuzAGT4H50o7Ue5HR2O0yMz0ncKQ5NoU9gmkkbKmAVwMOMAnXWWXUbddaeKxwo/Z1Zv6BTnNw+7eGUEbRdDGzKBoZP3E4KZk
        7Lgz/pGn+1sDq3RJyhVlUq5V6X0fnQlGDARr3qRN70w76kDsXczU5Fg/Z/ACAd9I6lYeYwAwngGOpQzTGdoXvrG16/aWcXdsO2TrqLc/ebthG08H/Ojmlfec
        svqq+9+Y9OnZk9/6wf2SPi48YOGfGayxPKHSf0d0OvedtJ0usSAFx5D8goj5iOOmb65c+shp7x7Lb1y/Y89HOz6MTchbdHvJlOK3jnNiEjHvnTD6kTNuff2g
        RyY490+X2JBF/HeBnaZq5l8SKiH+BdxXONC4AHJF/1mAeeH0HGj0Ko2hAcyCfWfpJsNBxEJ0p1rcGcp3BKhbX9ifhVprFvqn34v+GeBZMQf9M5iN/lko0D8B
        WCAAQAsEJGQBpkQKcVUmBihfEoiJ/iwA0ELAfxZm4XxCd6ZKLWRU0EIvCCY/Mbxbm4tLSvv1H2CFTZ+nVCgLXmzQAIsk4F4z4olQlfaOKQ96sNjkJThPAQUc
        EIwnPgav9DELShIokN8SVDSQ4JSwL7OLJo9ZrUEHHXwI82CI55yy7OcWYC1CSNG/BT3qTyXdvbAuLjxAxUPyRCC7AwAlyvuGoMvrcM9HjwjOdZKnEMuTgRaX
        wxYRO6FMkUNPDpyjJfZM1WTMpORJhwuglQjfmPQ8iqnkWoQZps8yGWw0oaYSgvOMqc943YJud6kS8RKwpEzPN0xvp6AJZ/3Y2R6HNSv2G5JNjwl92X+IwVN0
        ebXU68himlGhY+3I10NkT4ZaRWsNi9bqaDlMCBp9WoWvMhJYgHPss6T7RTgvFpPaJTgvNSPRV7CpqACHApK4Ijqhr5fgYIlZqzCN56XUqC2RirBZTJel4hJo
        gIV0GRWX2DKIdaJ8PkJZCEtH9bCztRjWOjUJ7AJzOyTnmNEPumTSQu7wEljc3N7NOWZ0qs7R7dTADSuI63zpDtM5ZvTTzlG85Ev3uc6RQztdvXNMf4i/METT
        bhn2vYOPdY78znXn/3HOygtvu885ZvW7nlxn0C5TKUJBpMT7sSb4jQsLoZkQzv+tCyvIljzoi79FYfGHvmVh8Rf+RwuLJYsFJeyMb+44lx78Hs4YXrmanVHS
        HS3TQ+gR2YO0U83OiOuOvHjHGeg9A774gjNoZwzejq7g6gyZX2j69B+fXVHx/DHOkd85M37BlBt2z77POeYoG+FcKmwpFptvXBhcjd+yMLgav3Fh8Be+ZWHw
        F/6jwjBiYqFZzK/L3t3Md/tj7sR4qDFuUVW/Q2vKar6PN4+JpRYfg5lqgMwwNUZt1cWCh84beac1R5hq7hTeVAPlm1dA4CqxUMC2BoFByZD5FZYfsK3CTm6E
        PUemMSIXHaRvRoSNOayf4G36gSbsLI28oepam9rK3DqVwrKr8SJmMjjaNivkAZXyAkydFlGzoTL3tJkhZxdD8KLailjQSxeK2SAvD60iDOY0S/koAOf51sNf
        a73F5JDznGXzypVzrUCFR8tDYJ8ZqIj+XfDMMstsAr/RRCwIRxYGiQsaX2oa5kwFBpmeBmTMmpHScoELMsmLEr1M5+VZD3U6lw14XQB95aOfRBphEHgfsmRq
        jqphvEHdU6xkAV7O8SmTPhq3d//Eo96yeZwvw72QC94/mN5ksEFWF0IefqWEByOOcfeSAlzQVL2wxqmbNzK+IH3uUt0BGaxJCYBB0jPS8G6lAEX0iU8pHvpz
        iRjoxawLS9DK3jh/6QvGsxWoZYpxg+4pfK3PwldzFb7mFj7PV+tZhW8KxEbAz3nRHfMNLyyZ5cF+7Ep5YTDxAW+tqKgVGHOy1FMOLZa3TBkWMSieZ6CfZRS8
        h9pKQDy6ps5PdFn+sgbcghdXssD5vijpLBBG0SRzYi96G5o3aRm1lDTYg1VWzr2qqrZqrZMAnzngrDdsklrnFBC+k/i85Sncd075vgDcvAf3ndN5XrRn8AwC
        azBHuDl9xMv3c6SD74swn9qS1BfozsY7AT3UqrcxuHkl76OHDSioLdR0E4IXa/oKg5mH/IjhipJJwDqnEQFTrgsFXvB57vs894OCGimUAJMKiWDaEcMNlAC3
        JtYpfKCZNPM2CGj9oIDWDzJtEt5HGnXeXZ1iLkXmMyarICDd0UDflJttKypxasBmhaMVhW7uIx2a1HJ/ip4xc7IfHWWh5FUGgbI39R7bnD1McpnY/m0gAvK5
        BdOLXiMvg14jP5uyUhcGNhm4sK7DwGb0m2EBjhcGvYYG1EMyS/Mz6TUg+2HQvvhA+xIGMDe/VybeGwpDjx0ZWyw9m2cjIvg3dDbA9QwWigI8yjc9VSOKwkuQ
        kAc+K9AaGMkE0xlStcmqASs0T9ugiEkz+tc2M8guUphHQAx0YaQEnHgI9Q2eD/73bWxhn5mXpuHACEo9ywYLbmRMsu5mVUFWVWZnwHxC0BSsDyRc4AMOgZ5R
        QUoY58sl3TAREZyLMYIaWyN6xKE1FpAI1NIUTxPTvA3OGTBkE4P2qFCZUU/s8UTJfMFz3xOtqQkhVRNuDzy4C6whTACVTLr3wHicBAE9qCxVblYF9M42q6Rv
        AHWRleLcAOaCcr4XUip0o/Wud9Vs0rN2vB3FKK5Ui1E8Ed/ON6w0oFLKS0ErSIQzfRTpZpqYw4PYC9T4IE/VBJPxbvGdyrMfufrMT446LsG4K8zpkUykklz/
        SeY+97ydZMVdTYH0VJ00lEvhSRLRmSxPzzE+sDrpqJMuPRNSmpo0/UcXrl+//jF5P/7Qd+760b5Ouj/1sonHTj7hATsheJ8SDApH4kKZSSaYAswtEg90bFqH
        BMwg5IUphJ3iu5Q7Gz0n+ZK6bZNVmEG+FAX5Emc3a4LPpV4Sbm8O9VI4aWWQnYS4vVK7C3FZBZOiYDBO5KJewv1c1EuBLOqlCGZ+Uh62bdKyPYxPwB9XMOum
        QanNo54Njcsk1TAJkja/h65JCoZDc6yii45iKBO3g3yboVaCyy3Alxyy3CpsNgsb4+8ET2AnaDVhRjNY7jTM9asmmCqv09KVlMa0b/PMNc6pMGDbFAswC95G
        //9FO+//Ypkt+b9BZCl2Cb8CcSjgYSCRNqlSCWOV6mv1aOYgbvKJ+Uu/mNIMgFwowFOdSbrAnCumNMFgBg3NtcXKapyRFXOyftaiKMcpwc1l+hL0NY9VBv30
        ZrJi2ozWwCqJvo1FSsxY9p5yjgr/O0zXcoBeU84C39D0eMPMwtRMsRmV4Cwfg/FUTc87C/cfhCkR2jGvg8arGUKDshvfofBpkCk1+BQ4FGV85hdUuJwmq5Rx
        2diro59zWsNqpnTVAnuqRC6PXqMzS24snxlzYwaz1ZqlKNB++IFa6mFLdV4oA2kmVlwirBiTrgI0PVRPnhsmFCvAgSlgeO817L9innmhYmYTMrQe0ymYQl+P
        +Q56P7U+4fI9UZfU25867+v8qfN6+VMzvIgxXqmlbxeCXUwHjXcUwChQl3SzAMxjOrjGygBGBJHxOSQSevwpRS68MiC3sUBVV2W6Mfe0Ocd9M3Lc+7tqqQBG
        UR0WWl9bXPFL5+WD1L4maQxjr6bltcK7FbMkikTXliRSdGmmLesJaA90a6hLbtBzP2QcJhJWmMFDR6WYTxq/p1Ux4TJotH0CvXsodVowO8D67XClseac4JGC
        9O4NqKEkBcMithlKMiWin2MHp7y2EVYRXoL7r2CrxBtsGGF1lldTqQc1cttFYXAaSbsIR8YgtDRGIbSY4Zu3hlAvZ4jOADTnzFiYEjzxlIokwy3COtB45Y+S
        lsIDrNCjRJKWHv05llcUngSSvNMCsxwB8NBSjdd1zbcKvdBwpVYurCjwmMPsFjPL77O8BBgoyMDGfaUWL20w/JJwq4Jg9e47eImHDEULSr6auzC4Q5aFwT9a
        rpgEQ4ooDb9Hfw9irjUJqxUfQap4hA7iyse+ejljU3mZhTHuLT8VUgBxY/xCvcHRmP3Islby2AWGO2O2VOQXZVh67uk8nQVFPFVgIYYkkQClrJT7dtGRB5LJ
        fZZDA/2xynu72D8ImXX4oQvF5qfKmHBgq7E8bvPY+7WKsT713j3zvk9Uv6kbxn+pemYNoxpVT6PSuFGlm5QGIkE9KdLBHHvpHUFIzTB9WnqniDFX1VbB6SD9
        AZWdLtFjy7GDORTEdP2+s+D54FCgY1+Sg/NRKWGearBqLSasuWfCxLXxsk/3r9JbVS87Ro6Vy0AOvm4dFYUFn5zyB7+DoJQ/HBl/k5ooL3pGaAjFZQHopsM4
        p8ZKprJJP7pHm9SZhxDtWix4Wuo3+yD8Yq18XrrLGRYr5QEZNk90F3Jtm9dy88QVH4Ji+S/g5SXnRGDfGadc6kSwRVkILZnnGD9WMKMTU9kiDnARQG0Kg3ob
        2RLE2VpCSCcf0BtCQlQ+UCPUUAQav6FhMRVvhHkBXxUvZMiU8y64xTgmXcRED1m5/Lp35PdAGpkbn+gMKI59PGqyCiuEuoRpBZwrxmO6pnE/yN5WpG2FBJtm
        Pmh4QshUHjJFZc3J0DCnpG4AuyhoyzGagsEcGnwejxeYU4F2borOG1Hg1VRCLoBbWOPto9KDXJei0gOyijA8BOUUmSYqiuINuMMDE9qK6RFMpPhEPfl5hEuy
        q4aTMR/PSsuRUknwBgvOqj/JnTnGQVEMyAZl1O0oajAJjGjB2uyZy5+QgkQ5CsEE52gq/34udZk3H/sYuPn1Iasq2pqznsGpUqVUYiYnYbxH7Z77iZy7S2M8
        xS+8B/T1Qs32rZda93qGSntSTc+t0GhTV5G+JLn0XpJo11VYXvIWD90Ji5ovPX8DZ2wl+hzlNq5MB0s6HPqUac0RFRdkavDPtAr3BRC2s/8bFYez/54dTYWT
        CbzAf8Qbv0nr6ku7QinI9LQ5x5za20sqfeEguINI7a3COIqX27AMpsA7UO4c5MOUiIQC97HvHdYIjPnOplD3FUvr4yUAhDVaKr2I7MxgH10RUrjWiYsmPJev
        4K0iRbjCAQu9VDFDPJ/qg2MjM5UYpPryfrAD6jL6cvBE7GCMk1i0xB/nfQWK45Hrx05u8Y6pildLFNP0xreehs1DALnKTrSK6IHS+n/0Znpejc+FvvHn1mOb
        PUdcJRwP8RPGTxQ/pfgpw88g/Jj4GYxReyh9jF6/XTfO/jfeG6pVMvcqfqrxcyx+avAzCT/T8HMSawfud4KKOAZwHEmWgL4atTLRXAfXSxx8q+kSlVR4EZqe
        c6qutvz0GN3L6lYLL7SigtOBWy283lolel95E1GuXVNFvfBZKqbiNmRQO82pcHugyuPnUBetfhX4o5VJJKamidG67XkV2+Skl/hru2hNJ5khhvGgioxok0WF
        Hq4rVbA34FUHqGBxXcge2ypX+kRFpJOChjj8monKaZtFIFyClTnepfQKy2jXNQ2b100Ubqym1rh5LQedUmH6OJI1IpZ0+M2Wf12VnBzvUvCGpa+FvK1bgz58
        rfOS8Ruxcg/0BPpbSVIXJ3uYkZDPbqRD0QkVJI1ai6XEuy4pYvyGoRqdWQr8oNU4+4s3ttAvQio1AOtrY6gDUxuvdK0rwppyC8ux5RfuqNGWGHVRjJbA2yAp
        jUwPYioM0cEMV/5GzE6dwlsb+ZPyGVQ7YxhvR+Zip9hWDMdnkESVU4aAKuKic8M4lMNix3O772Rs/xTO8idURDfp2LIMlAyWz+ulnFKDWikc0NP9jp7d7zBA
        iWzKHMLHmzLRwWCzqGfnp+yGNK6JvrohCedgXCI3wrchiXD/D8D93w/3fyZi9mc4/wfg/O8XDivTKoyYn53/sebBLhjyvuVnl28aLRbC1Ruu/0Hs3GDX/yDY
        LkKG9PmX3CYZe99lNgNod7z13X+iyRuSHLd/lZ9S9BKNQ2/gbSZ6A8+8sM9xxr531dlHEDiR30O8DafwghndmyI2qstv6byFwAzwWUB4OOuZX2sUX2tMfy3t
        DK39q4TJ/bKa3IKgYQtCEEOC8erCM9AiokZRndlYf655Tl2zubSpvrm5fq4ST9D967VjzLo5c+qXttTPHW/WmfMWLF7QUm8uXr5odn2TWTd7yYp6s1LMhL4d
        erV264hxe/ce/Fhw9f6f/3bnlcuvOOXn926cvfazm37Wct2P5my4+un7h3ZcXvbJTmv6h9cvHjsk9tio30wdfkz96b/c0rhh5M784784+/UZ5zzccNHsJ3be
        cMfvjpv1oH3Okt8/dtvmK3+17Ma7F5VPVx9e9dA/b3vzOz/93t6bbhn69OMFt7zT/sl1ndf97cm1idaG2h8UJDZvPVr5a/VLhw1I3ft+99PbZ03486cv/jgy
        c96dG4euq//wdzOue2D/1g8O3n/N8bee9sfGwtq/nfTXK7a+ufXmba/eNnj2b6c+f/2h9q3vjrv1sPfabn/3j9ufe8p48+Wnr2pesH7w4F8e13rv2GGRB/Z9
        9UTdmqJzHr9TiT9wYdT4uzr7Vw+/v3KzosTbhv166bV///nxBf6fHn73X088/Pgf3zrkmNs3P/qT6vpXtpz5hyN3/mznBzPfLnxYeX31db/5sujB6yfff+/h
        55S9fG7yje/9Lm/WySMar1915i8HvNU2LNn/D0e/f9l3F31QFH7i/ne/993Of9xz1dgBzw+b8PNF/zzqiarA9E1/3FV1f/mz5YtuLJx0y6aTTlrxp7IZm3ZM
        Wjv8xAvvu3HT9KdO2PbgGdvempM/tfvIl3+l17wR6/zY9n/3qNN+XDvpmCd/vq5jf9eGve8Nu3Py7Y+POd3/k1/889UHJu1ec/anBw6LDvjlnruirz/8kBLf
        tCZqqO1K/B4cE0r8ERwfVeLP47hXib9FR63mF0r8M5zUPqjE115MJ4N3K/Gf04nefu31SvxWnJn33a/Ef4+zoY0fKvGHcfaF9nMl/iyd+WruOf5eJf4GTqO3
        PvuOEt+N0yPeXvMzJX7R2qjhb99tvvV7JX41zhMj7vjx60p8I859nY9VXKHEf4vzh4+6L/VrqhE6D9SsGN9ovKLEn8bFO5f6Dn3kMiX+Gi5kVcV30UWw/bwB
        93zn+R1K/IJL6KrjV4tHrlx7iRL/Ga5+d2a+3X/+HUo8SVe785MfPP5ExQPPuD7ca0pr6k79/hrn+tFbB3b88dYltzrX4wvN3Ydd+dcnHNLNNXnX7Fk5zr5A
        Xte+afxx7PPBK5Py+pZXZpzt+9tjHz8mr0++1rpgck3rkq+k8t1z4++XDrt988M3iuuhC/2vnzS2eGDVw+J65CN/qeh+8IxX13wmvtZ27I+KFo6/1ijZIHxT
        bj7xt/2Cj6164rouvn527cHmS9P+VP7Ath5ctk8qLdm9LvL72vUrruW8nf7CgBHv1752i116H0973/nkWfuGvFl+xSkD38f1m/+d/MH9VU9u3/rUR1fhazcd
        N33XZr/uP+wvd96DGVb/336xaOAjx/9lyz3XvgkT/1DlwjeW/Oi9VU+MXH0lfe2yI9tTL1/+yRvlF3ae9VvK2+Yq03huceVNydlHj+lWlNGPW7u/M3nyK9qt
        Nx4X+0l2m1Jqin684uXwsSetevbUKT2fvKg82vDlgvx1txb+bfAnw1bsWKecN/k8X+S9K76rfPjRH64uuLN9x9+vn9xxS9P89nfvvKX66edqp65tG/bibVPj
        Pcvenzdn48WDXzj7x3/o6Fh/6sIZt9UcG9606Mn456//bveB+uBrT9ae+OT2yhEjR40eM7aqelzd7Dlz6+dVVlaOqBxZOapydOWYyrGVVZXVleNGVI4YMWLk
        iFEjRo8YM2LsiKoR1SPGjawcOWLkyJGjRo4eOWbk2JFVI6tHjhtVOWrEqJGjRo0aPWrMqLGjqkZVjxo3unL0iNEjR48aPXr0mNFjR1eNrh49bkzlmBFjRo4Z
        NWb0mDFjxo6pGlM9ZtzYyrEjxo4cO2rs6LFjxo4dWzW2euy4qsqqEVUjq0ZVja4aUzW2qqqqumpcdWX1iOqR1aOqR1ePqR5bXVVdXT1uHCVxHH1+HEU9jl4b
        R7eye/El80wFNxbULTyjfuGSOQtazlWa59fNXXLOKUvr+GrpkmZ6vGTxUZ7TlUpzy5KlzUctWd6ydHmLvFiwWJw3LWms/25LXRPO6bd2yYLFLUrd4jnzlzSJ
        cxo3mprnL1nSYi5csGhBi0L/1zedxKfy0/PmNdc7F6fVzV2wvFmZs6RpcX2TvGhuWTBv3mIaqhRKch2S1KwsbVqytL6pZUF9M0W4cOGC5vo5SxbPbZaxHL9k
        4ZImZfaSprn1TeJ8HgUSZyLJMkTdnMazm5YsXzxXXGeVl3JerSwDZYUsruHNC85erLQ01S1unrekaZH8xpkL5rbMVxYuWFwvzkQqauvo1GxGqVMGW+jx2Upd
        i7lEjqZUwFQ+zUetqFu4vJ5fnlTXPL92fl2z+6hlwSI6r286OZ1Fmf7JdNYyn8bv+UsWzkVpNNTPoYGbSmhJ4/C6+fV1cxWUOyXdHK2YdYvnmrMpB+eYI5CC
        hfV1zS10OqJ++MjqSrNliTmink7SjyjqenNeU90c5F1eIfl0b8ki0l+ObjbPWbJ84VxT8eoMinKkiaBINTKN8+a6RUsX1tPHqbTqFVm6SI77rUpSP66KGsXe
        Z1LZiHfRg8PcKFvnLiAZWzynvtV84B5z7vImlgXzaLN5aT20mB4KPcCtQiewCQEk/a/j6qhRykla2kRZOazZnEtpQ53Et1yNF8VHx5sLWsxFyylhXGf1Snw7
        PT2zznQkQJTBOfMXzJkvo+I0u6V19gKKxk3FoiUsPkpf+lR8yzX0bc7ikuUUI9SyOUj2woXI0nZ6eoYbNUmOm4oFzeaMuhnc0XP1UDoo2kUUa7MJsTbnUeHS
        nZb5dYvNMZWmkCiThMmUghTf8vOoMdHzMkW5kFqZeGV0tfPKvLomzmEzyY8T4ajKSsqjE1H7tVHje5kReb+OwL0/nxneFYeM7yrxbop6AF3Wny1rG73P0nqW
        H/rwdSQ4JrUYc/ESs3nJwuUIQoIYT9CDUistnAg++1wqfpIpetTPrF9Yv6ievpIhv/FuelaziCR1PAsvtbkWs566FbO+rmnhuXLUxpPFdULEKXd1ixcsqsMn
        ZJd0LhXs9fT1JYspf1Rj9XVUrXOoHBbXL6QKpUf9jzRzP+yhh1Ss51CbdgWFpW0Et9FK/qPMrY8ah9Y5ARZTzyraNhKGiEVjO5Lys51CjqB6Wkrp5IjmLWii
        LFFkC1HWVDstXPhZ3V68YwNJRkYaly6sm0NRejoP2Zg99zK/T+2ICpQimiRibYb4uh1n85FOD9G4gGRLnnPyFCSJ6tN5MGd5E3WW8S03UF27uV6w2Pxh5ZHm
        iLMok/SgNFepUYHSo7OzcndkVonxQOZ0UE79imZrLq5fwQKLjoBS3LyEMtUsEkTP6uei6Jx+iDL7i6gR97wt3zPr5qEpODOs/zqeLTdGDSvH0C3HuHTf0U0B
        Txt9pFlFBVFpvtZ+23iU/5HcWjE4eOpv4oN3nLeAqrZ3T+QKgadD7ropakTdYZd62EV1NPrGu+n2mKGy26S7Q0eaR/Cjww9/4DeOTky1Qh/NHlriiZvJ9Gxe
        Pnth3bn1Td9zx894F93/bq7a45c9TY6koX6lbHNojpQbkyNDnkSJZIxz8USCMuHpZWiwbKFMdCVkh9u7yxxKWaSno3o9paSeU9c0lwLw32L6PkpuiRjiWPuJ
        J5KUwcwn9egcu5Jy3MnsHPlj9GgMFITFpieAGFln13MXJ7sbVwaQ+blnU3O4LRU1ytP7nrK2K9co8dvvIGtpz/4DB4JK/NHfps877okakfkTfQozVPKCA3hT
        jIN4HYj+VBmHE8YH40CJ76Qw1iD57CB5PNgTTpGRbdwaNT7Ve+oPucM++tnFEy54ufs4etB124A/2o9U70r8128K7sfuj+ijD9jvH3jhrJ0Dg7iu2brnUbtq
        48m/fPI3g3C98ouBT9rWxPOe25M/ECsmlYFrnrYXbGy5tfC2Yn6+4crn7O7VhWXqJgvXt792/g773hvffHpBv364DkXPesn+/sI/aI/3OxjvV5817BV7+eCx
        K3fu+BPSc/0lzd323W0LXth/tMXPj3nkn/b0cx5b+5O3juAVmj2Fr9sj3vp85urd1Yhv6CcnvWHf/ZB9StE9VbiuXnD+m3bJG+9pN1x/DK7n35R4y/af/PnY
        48NDcW2++vu37Yt/1bPi/NNHIb757fe9Y794/Cb/vbdX43pa92/ftUeXnnP96l07tiH+eTe8Z8/eOaqy/D2Tn1/U9L791jMrS64Yzd/r+U31Tvupdw+NvGQM
        xfM9532w0777g3PnPzRwAp5vb+z4wG4NvDf+zLsGcv5jsQ/tD6/XXnz0RE7/zPjNH9qXPHPYD6wbD8X1ntX5H9l3PXLaH9f+7FjEt/262R/ZZ24855c3T3kK
        6Wk/fdNHdv33tg876/2DET7x0x0f2ePiPUcefukEhO+OffaRfcjEgz5q/OsxE1zpi2+8L2p8oGc/zH45O/Lsj2cnLjvx2ZnLznx24WQXXnbh9ir8rMrJrrxe
        lZtV+dnCkS082cKVLXy9hDNLeLOFO1v4sxtHr8aT1biyG19248xuvJmNO76xy2nxnfLmNvlSp3xpgoy0U0bqfLRTfnSCTFSnTJST6E6Z6AkyU50yU06mO2Wm
        J8hC6ZSFcr8stE5ZaNtkoXbKQnUKvVMWulMpnbJSJshK65SVNkFWaqesVKfSO2WlO0LRKYXifik0nVJo7pdC1SmF6jgpdJ1S6O6XQtkphXKCFNpOKbSOUHdK
        oZ4ghb5TCv0E2Sg6ZaNwGk2nbDQTZKPqlI3KaXSdstEdJxtlp2yUTqPtlI32ftniO2Wjvt9xHabKfyhq7NWzH2a/nB159sezE5ed+OzMZWc+u3CyCy+7cHsV
        flblZFder8rNqvxs4cgWnmzhyha+XsKZJbzZwp0t/NmNo1fjyWpc2Y0vu3FmN96Mxu2M+KXIKGkPj0aNLep0/8+ufmnW/UOXVp18/u7n8tqib0RPmXfrjrEz
        d931+Xszr2nb2nJ1xxUVjy26ZG7LhfeeeJX65ILpRz5y3iV27Km7Tjz/p+a9Ha8O2Jw36Ozx5z/x7Kwrls+dUTB99UevDYgdps+74PMDQ/Y/MvWGC/8++6G/
        frnogY8f++3NJ790+d7rNr1w5VPP/FfrF3t//eEJZ917yzWvnf9E/MmJZ74+defz+ze89+LBnUWPt/fLUk+U9Fj1+mNR47Khtx/Xv8c+e/qOM0b91uZuacOR
        PfaY0MBdX1zCNf9Ov+N77Ldf/9HR/7y5giVvy/d77CMmPJ8c9qtpXNONS3ts30OL/rHo1eNwXTb5kh77secrtY/nHYTrRyfc1GPrhYeX/6JqCpf0zN/32FXj
        319zz6hpPDZc9XiPfdFL+r32VSdyze18vcceMD4a/elNHH7LvC97bGvxq/+ofeI3kITtaskuu6Lz/Vtqf/gxK1bbjthl//6uN/Y3hTl9WzZM3GW//dFffdai
        MYj/0et/sMu+q7xj8H//erDodpt22YN8Aw9v6XcSS9oXl+2yB3x4TtW2n8Xw/J0fbtxlP/q7N+/44WpOz7ruP+2yH1l6xJyBL5/C3fIlz+6y23/YvmnD5WO5
        26v9YJetRB5689G3pnL4YwIf23++9/Urxmwsw3XHCYd8bD9z9OmzH3uZW8LS86o/tk/rvvrcf9zB5Vv7xKkf27HTbx659IwSblmTGz+2/3Lks/0H7qzhbufV
        NR/bZ+1amFd9BtfPnhtv+the/tRNn4XUqdyNtW392P7ps386MOKHw3hYuPjpj+1hiw+c+GTnCG4pd+/82N6dGFT36Ws8Vof2Bz6xN09ZcsfWn8a5ZS6LfWJf
        MuKMFRPWn4zwW0LHfmKPeGPu3nvM4/F81sNnfGIfdc5df9NnVnB5bVr2iT1r+UF3/uWX3LMsvesnn9i3//rpZ459itNT/dKmT+x7YndPU57h+u0a/uAn9heK
        OXjqjSwvtbe98om95Menffhfi7k8Q5P3fmK3+fZaB26Yzj1Nfv/d9o9Grrn5tSbO745PR+y2J/keWXRp/hhOT2jGbnv7Sw/VnDiby7cn3rDbXrti0aR9A/j7
        W1Nrd9uvfVzXNvCzOI/VR2zcbZ/36zcfX7WXdYsdL3buto9/vd8jd82Ywj3Pb/6x2/5o7DF/3/4yf2/lb77YbS9/4Mifjxk+lnvyF/t/at9xXahg5CqWx5nD
        Rn9qP3Rm4WvBYfz80VtO/dQeseLwFR07J3LPNnXJp7Yy5mffv3DzaDzfUfzTT+33kn/v3xU/keszeOendtsfxv3+v7ZNxvW67zz2qX3FkIKtY/6b3y9b8van
        9ovm5fd9eu1Ezs8//Z/Z318SvLxrEcvPltWDP7P18/fMfOCICH9vyvGf2Y9c9JD69voTeKSpnv2Z/eSESwcX3cHx7Tj9gs/sqQd1nv27DSfLnvszqaux/K0s
        7vrM/u30a0JHJLn8an7z6mf2e3sWrzvqeW4fe84/8JldsXrPsdMGcvm/s/yQz+2DF9+y6sPLh7OuuMH+3J5+9Z3nHLWF29fM93/8uX1G/7yWi17gkbB2Qfvn
        9s4rR54y6ymF5aU0+bl9we33jw3PPIXl74M/f26Pvvqhw0rCLJ/Vn7z2uf3s0XtfGWjwSDPzMN8e+/GOU5qOLpzB9XXpkD325Xt+NfSfj4/m75dP3WNfs718
        1MUPHsfPX5i/x/7ADM69bvB0zv8jl+2xt1XWX7vgNh55at781R572ISXXwyczvJfNvLJPfbrp0fi99zJ9XX9Xbv22C0X/nF285kjuL38sPQL+8XKyUfuv/Ik
        Lv+qqi/sdfplN9239XDu3yb94Au74paTz+mYOIPVhgvP/8Le84fK8Tt2iPzuSnxhV8WmVH1ew+Hbf/bQF/bY115vX3PIZP7+nHe+sG8/6cIRI0fyyL1yXniv
        /ezfrxky7CNOf88NlXvtpbvH1V97l2if+ul77SHFP3jjiF2c/uhN5+61X1hy7oMbLj6By7/xpr32K7d1+4srJ3H7a3xwr/3X0VcdcnwgwPm7+Z299snN7zw3
        fjPX59BgwZf25omh7897ictna2rUl/b43XdvW/1wCfdfTd//0v78mCtGjX2O+6OeFW1f2muOO73q4xe5v6vccuuX9rnXXlD5mMn133Hw41/ax71z8KUtPTzy
        znzg4y/trVPMST1buXy6bxj4lb3piw8PbnzueMQ3686ar+w9EzqWP/bAJejfK3ed/ZXdvvOsE9+/cDynd9GVX9kHb2g684FHub/oNu/5yk7+88x7Wi/i/mWm
        8epX9u8venlEdxG3p2nDg/vssnPn/+PEY2u4/i45ep/dPPi+fq+XvI/xorts5j7qj5/6y0sWv1/2evs+e86WqWv+cjbLm/LWHfvsyKw1w655gdPbE3tmn/3R
        9B9qGyPcf1Ve99U++4wpf/30xX/w+FA25Tv77Z6HPrv3s9M4vneOqt1v1/ypcoVWeRC3n1PP229//5YflM8dL+Tj7lv22zeuOvLxtYO5/iunPbnfPmf1Vau6
        fsLl0VOxd7/9inbFurPeG8f96bAhB2xz+NH9N69jzWjmitoD9ndax+tHNPH3t+xbdcD+wex75hSW8/vtf950wF6d/+6FkXfHcf0+8MwB++nNJ667ctVJExxl
        oJ2BXaUu0PGZrXRsWlp54LnOcbXRm4+/6ahtAqCC7m/fveWIW57rXHDv58PvnvPKsWJZF/c3P5ia9lzn54NCc1b3P1SEH033a1a8ccieZzt/2nPK8Z99ddhx
        Ap6B7kdb37/5hmc7n59158xBvzpOhN9N/WT0yLb1E57t9JU/VNNkDxL3d9D9WR/NemjnM52FlX8+bK0WEPHcR/drdw9cu+GZzk+/13z1qR+WifC/oPvdQ3f5
        j32m8/zy/1PGncdT1fQBAL8tSJZUiidlSXSLLGV3GO3KkjwJWRJplVDZK1vIkqQiypJS8vRSCeXUXFuWiEjRZgu3lOi1PTzlnelMn/e+vX/8Psf9+n3mzpkz
        Z87MvedcUR3+B4uZ/CDksh0PO7mNsEWp8JJ0gCLju5EPyIxZXmiEM8o9JdRiNZhyjHF9vkdbrW6Et/9hr5ycpca4MvI8ttXHz89hUWa+YIC5JFOOGC7/xQqR
        pOcweaGWv16AEtmvIcBiJffBNc9hatT9U7ueqZP9Qh7kupP1pQFOu7mDfewtqSeNXMzWqu5iA1SfaSUbewkw+enIG/LPKxg1wJMrhlKLtAZ+flHNisTl96ya
        2lcPK7nNK93VVZl8N+ROZgnj+vVQ/2xAwvK0FYxvQ54un6px/Rm8X3vENEFKh3Ed5LJewm5DdVD3bGFeiKMe47LIOVsOytnXQal9NcXxD+WYes7A5UtwZMtq
        4Xlt1+RpgkuY/IF/o3JirPYtq4VGUV3vj3xXZvJfIDdSuap47Ck8u81XBYooM/k08qAQmdetNdBiYFpVYYgOk38Ne4JJg0EN3KHsrpVxfBmTH4M9abtARjVM
        alBekrVZkfGjyFmSB45Pq4atVSXWn0RIP7THXnlTzbUKdmWaP82L1iXHFzlH7WVueyXUEItbFJg6l3E1XE+j4TGjSpgRNeWSW4EaUx9J5OmjDX7pT+CweOy6
        sUxNJp+FHZ8vFfBbn77kYRtSfzTPYskK3lP2rYBr1vltdbm2irQD8vYk64PN5dDKNXteEB9pfw7yoKduSmblkPLV3FUiLMHk30Serr6i72YZNLRwOF6YK8Xk
        n8d+x3C/TBmcuJjZrbh3OZMfiNwoh5XpVwpnbJW/t3LIkMnfh5yzQrS1vwTG7U70cJk3n/QHnD9nwselBBp6r4YLpAUZN8L1aQg88YoDQ4Y6VeruUoyzcT5c
        U6zCgQ6i7fbjN+eR8xr71cw3ayAUcWtbWTiH7C8LOUvJXWDpY0ih6ZeyBqnnZzRPNjJVGhV8BFeZa7I4xrLkvEAeJC55s68YWsu0FfimkPYsx/lr90nUPoSm
        44XpoTdIOXnYZTesyXkAd3n4KhpnsRm/PIj7baPC6SLIXzSxjq9ZnfEYXP7uw3LphXBSMizDdA5pH1+c7+6VF1AA59h+3W/i9ZU5v3bj8oU+fLW6D+XPhMck
        5pNxwAJ71uO3KvmwLjnwUz+HHBcjXI7UxVer70Ex79BL5xrI+a6M/Zi+neRdOF3+32On1Q1Jv8LlWKWEfsmD+TnGh4am6JLzC9czZfbH8Vy4rcJ5jfY00p+H
        0GItqCt6Y/ptyPdj5E6l5WLGP+CPu9f/o0TnwNzjq+PDn5P+04C9WjTUPhsW/ahIDBEn5yMH+6oRm6M3oGBuePfbYNI+eT/zc+2irkPd2x4Xjigpkfb8+XF6
        pbF8Jkz7cOfsm4vkvIvB9bH1ldfMgCnXZQrLFiwk/RDni3QZRqVClm63wXg2GTfcsHOlvbKS4fmhHfZ9L5Yz5dhgf7B1R/kF2BJxSK5An4zPxtjT+kZfxcOs
        yn9C9f4QZ1wH+1Flz/po6Jn4KLFdgVwv2NgVHZb1hkLxjGWTJYKkHEnsLX2z+32ggF5jadMmASZ/Bva87KljO2Ffxa5Fe2jSb9u/Irex5ZvhAQKeqD/N3UPq
        n449MtN4SSRoD6uYs85Kg3En7EkK2SvPgx/a4ed0gwUZZ2MvtCm1TwFcmFs0u4dcL7j9yGnnHc8ywKW/Y2MrL+uR9sc+3dTe8zpge5e3xUaS8cED+9H7ERnZ
        QKS13FyllPRDHez8u79Y3gYvi5ctd6haRcYl5Eap95NO5QHls4Ie77olGK/6gvphS5mW612QaRco+JeJEPO+Z7G/meZonA8KDzRyN9wGjNsgD3rVK6VaAMyp
        lycu+MmRdsZeGqHVVAj493oYxlSRdhv4jN7XbEUZ5wHYFx6ayikk1xEO9tuxVQeKQaXC1OE2KX0mPxI565yr1c5HYP82yVrdTjLe2iAPaq3zmAWBtPJSN5mu
        laQ9f5avqbmLAz6KarA3qGkxPtaHxsMyPkWqBAi6bmn9PkyuL1XIg4Ja4yRLwZRKi5PSevqMJ/Xh9n/qM1IKRIac5NSUNJly9iHnHJzT1VwGTNwET6lOzCX9
        Dbnsjx8vC8qBpZ/78OfFZNybgdxp0aTNpQrAV7M/kW8R2d+WT8h9r7gffwKa+G+oRUqTcSAPefsWgQdUJcjiY4lk7yHznyDk6VtdS+SrQKi0S/IbEWnSDshl
        /+qL7K4CRrNX5NgfJ+3GRs56VpdYXw26xMvFVMMNyHiLy4+iviTUgP1y2y3WerFJfT6i8ude9bR9Ctrib4WK3ifjTN5HfN3MYcvWgif+9t2iKuQ6G4lc9uS8
        +dxaMO+C4NWcduI2yNtHXqe21oG+7ZX7n6j86ofIgwodMwOegU1afvL9jiKMi+HyzeeabKwHjgFtg5v+Rdqfy0X1eXdg4cwGIJkavS+2jow/HC6etzjpeDYA
        CaV485XeZHxOQp5nGDzR0gA0x/+MqOKS9vFA7qH1de/q52D4llmIgDAZVy2Qc1L0D114DsRvPdcbbSTzTzZyo/reWZPPQckA2Gp3heTPQG5hvklsWyP45vOV
        47+ItHN7L5oPvw0ceNwIhqZbbB6/TK47HOROTR2D4k2giJJr8u8k7ZyE3GI7WyK4CSh5pCd88CTjmy9yj/P3ZVqawDXtK8sDlcm4bYNcdgSkqb4A21Ydn7WO
        nxwXHeRBF0QTI16And/sNxSVkOMrhjz9YZ/2yAvwYIn6U5sSMj8c6EHHJUBq7ZZmYCkYz9l2egEZ/7E/flNzsxmMfR6dmVI5ylzX8pCfHYhqmPoSuII27/jH
        0ga/fQ86MigmJJn3c1Uuw/PNZgj6e/oU1ur0b2JCsTNSvIrtrCbjgMWk2ZUy2cW0gnd2sdX3NKAcv0587WdNevlrtbDgiRuAb/D86Jj7DPrTd+VCu+FcsAg0
        hpslUPQVq0DRtOF7YOOYA/tZ+Q5q1uBURcn+QpBkIGzqOmFPlwkcfpzaVQwibNOXxQXspNxV/0p+2AyBhLB3uHeTKb1Ue/rEeEcJiKl/LW5rbEK7OT/h9r8s
        A1Lsj8L6C/ZQB0oNpYOrK4DBrCnKOdss6Kl2z0wCHlSCmuCx/LyNf1KK4W4fb2ZVgzMa+b1TRkypq07nLF+dfQpyutsbxQLkKC1r2bZmnzpwwlZjXuxuN+pd
        kPLfx+zqwaPcUco9Zx/l7NKSWHGlAbgWCetuVPGmfAeFMoejn4O/paKPXhN2oTZ8tZbV9m0Ewf8caqrz8aBr+wS0fZybQItXwbrrLvvpmbmlWtc2vwAP71lR
        H5qP0Zvrtl66rdYMQowig3Zvd6Y76wWnhYm/BCwZz3nWXv704PsPq/8YeQkkP4703HIJpEfvuZg4Nb8CyUuU7CMve1MKUpt1ze62gJtxRzOFDgVQkgfN1jfH
        tAKfmd8jq3v8qO/ytWX9u1+DyUILqc9mXrSbfdaieL03wMii5k5Ehz81UG1enS/yFmiYJng8Kwmkt85VXvvn+7fg9qDkunFlf3pL8S6+vX+9A52uqotPKvlT
        GjskTvb5vAeaGrDEoNuDkhTfJvTOqA3IL9d5e073AC18reTI5WntIKG5elP1ymi6Qe3N+ROu7aBnk8vOTXbH6ddr7ezEn7SDLUb3544ftaWyGydSHBQ6gGY/
        p+NfjyzpuYGPI3eEdoApZazPC51jqPwf73OE2jtA3B5/dhvblj6QWtvpqd8JzBfrpC1c40apn1GzPXOhE0RwnuQdSfWga57yhzn3d4LY+oE0R4cYqlj72cKB
        9V1g6uxK7dlTg6kFEi8W6l7uAhtgi/patRB66GJqERjsAgPrFDdF15+gttv52fGv/wCq/MD8Bu+TdEeqYmZc4gdgc+1bRPJqL2r65wK799wPwM3v3mODzDBK
        hv90wLBONxC2fJ1ztDiYLlY9ItMS0Q0ssitaqruP0ZIp8yNON3eDmt4KkzNTnagzAQ6zRRb3gBKuqOapQmc6ol1ed8+hHvCwmNt3+JM3fclA6FxSYQ8QrYjc
        pRMURWts8K24weoFI+9vKZiV+dKzzjyMSzTuBRlhNvOz7m6kHNUdHh2M6wVG2kGn0/nDqIT0NDa7uRdk66lKhzidosyi5hU2/MEFEg+aljmPBtAVpW7W+x24
        oKyo6qR7wR5qbNB6cjiNC6T8JRyT7U7RjpzL2f4dXLBLdXpOSMkJ+tdv9QnYi69SzAqmfhszisb//36Kl8hmDYDftB/p4f/+ovz/3l+BP46YMvWX4fssdH7e
        jME8ov3rgfVfvxCOH5//lYu/05jOc+PGb/dtcCfEhNZnqVLtr2ANcP7+x6DD363AUKnLvPdwFWjO6EpJe9gL1oYbeN7pKQHLnAPPSOzsB9aHQtJGzuX9vgcF
        /4gJTQq0A+Y3ov5/F3B1f9lMvEL6n134bz7+5IWf+d/PKsuRJllMtvJku4RsFchWkWyX4lHecDqLzfN6Kfl7GY+JofdbTl4r4RUJihXEVXhcFa+Ciavz+EoU
        q4hr8LgmCi3i2jyOD5kucT0e10dBETfgcXylAcSNeBw/B7yG+Foex4/wrSe+gcc34lUD8U08vhmFCXFTHjdDYU58C49boNhK3JLH/8SrZuJWPL4dhTVxGx63
        RbGDuB2P26NwIO7I4zvxaoL4Lh53xo83Et/N4/hGvT3E9/L4PhT7iR/g8YN4FUb8EI+7ozhM3IPHPVF4ET/C40dRHCPuzeM+eLZD3I/H/VEEEA/k8eMoThA/
        yeNBKIKJh/B4KIow4qd4PBxFBPFIHj+NIop4NI/HoIglfobH4/BqCM8UkcfzOH7wI4G8Pk+2F9CQFzZbSKyTM6QEG9eUJF9fbWmcsMjkP0jKU6CMjwQA
        """#
}
