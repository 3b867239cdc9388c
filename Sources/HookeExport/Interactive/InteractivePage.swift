// swift-format-ignore-file
// Written by scripts/build-interactive from Sources/Interactive. Do not edit.
// Module: a827c143dba1d329085181c8a4f34e692ed54e4d42060fbe036b246401348cc4
// Sources of the module: 52e11e8c3fee9f4847702d2e7a8967da4ecc1850f7c8da5503935d40f4e6d790
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
        H4sIAAAAAAACA+y9f3wd1XUvOnvPzPk150gjWbZlSbb3DAZsjEH+JVkyAY8S/+BHsNPSNL+aGIxpeuwEbJy8tHYsJfyI+0qKkiatk9IiDK/QGxwULklIb2nU
        lPY5Lc1T88nr82t5vUpKcp1eXquktHUbVN76rrVnzhz5CEhu3+f98ww6e8+ePfvn2mutvdbaazs33/k+5TiOerb4gb16dNTZq/hPje71Rkfx7Ga/lOaPponH
        6JdzUGqBUxHTo8ccynTsGDJpTlLH1LG9+tgo/Tr45OhRqeDYXu84Pjq+Vx89Sk+UdFSqOUbB0aMo5+hRCY8dOyaVHuNK8eAfwz/Ky28pXSPVkQqpocePS4vc
        0ePH8ZHNw42h+o7Sb6NDFCmOci2o5hg3tjBqqy1wBRQpj6b/nLTLDr5Li/D5C4zCMR4F+kdhabSRoyhFpYUi4lP70MLCKLeYqqcQZfCvdzwd1+PcqVEZMZR9
        HMN4nB7QQwq80ePS0+P8WObBkwGkUUW/PTwhPCY9xKSMYtxRxigXxZNTOHr0GP2POTnKcMCF1LICpdBgNP9USqP0Vcn2kiHEdnLU9nr0mB21Y3b8aPpGuTVl
        /srOtIyjh1LSBjt2Ro7hNZpZGc3NB6ZBivbRCnxVzRrIH/n0ka2QP5cBkrjMC2L6qIzMUYaAY1IffcIDQ0UL3HMNBFvHBMSOpgDlIH6M4oC3UYH2Yzz+R2U5
        HLVVHaPnwrEUhAGQo3uj0df65+xd8RoZ3C+4T7haF3zH8Uu+67kF5ajLlV9yHNdVfqGwTimtKu1X6OXqyvb2Sv+KlcVqYT1lcvTK0K36FKH/lV9dvDigfxs2
        lpTyXVX0NjmbB1Cg2+l0KuOU3Koz6GzpdPTQcKdvSltLV3llx3O8N1x9TS3yAsdV9M9xYkXVLnZd33ep9nLJV1VK1Z7n6apaQTVpqsz3nKLWrt7maB16odYd
        xY5iop1FI0uWFgpvXHRRrVJ50/Ydaqf21KLaIsfZteriVdded/0NzpI331i+xHVLnhN3X6pV9+49taLrOG9xdLf+qZ++qbhau87PlJYtu7TWU3vrmp91lhcK
        Bb/krXnbZZdVlgXacTo63q6o2eX2rq53qHfS0LW3tSmv+K6f0+Wudzue19ZRfM/emyu9t+zrvbWvb/9t1MK2Nq/o6rYeXaxq3VfSP6/f2+PSv6VLQ+ryLzjl
        i+vaO1AMi72r2yoHL3rf+/XtXdq549CSw1q1r3XvPLKW8K0T1Tyt6H/nEq+o7lC/Tv/RODuFQokWZDI2FgbFe1VQeN/+991++Be14912eP9+53fd8h03//z+
        9xy8/eZbnWKF44f337n/iBPLw5HbP7Dvvc5Fkuu9tx+81bm0anMd3H/znfudywL7ePOdt7/fuVwy3vne2/8nZ51k3Hf74ffvP3ynM1h4380HD96+z3nMLf8V
        zWSigk+rnt6du6697j9r3X+Xekx/6KT6jPqC+nv15+obalw/qH9b/5b+E43Uv9Wv6IfcU+7D8/47+pvuwUfcR9zh4a1XDW+l8Mf+u2Z4a/Laua5+XYW98RH3
        TVX11spvPNTxhNuv1OhFThIeiNUqx6jEGdBVCqr1JDRO+J9co1braoQ3YZ0yOMF3lXJHjbNalyKttyXTd3es1k7i7Ko5iNvnWCXKqN4BTR9629xGthtrTlUH
        TpA4oROp5Cx9QTU6ybfu7jAKEZQxSpEASfRJpPQ2vc1oZKXH67xtKNGo8HfdgFJfoX/O9TVFUfdIWqTR+SIpmzdq1Paapg59xo1cQ92tG20U/gu1ccPPurY2
        36ignZrnBLSWtmE4bqTKKCuVHrt141xPD45x69ceqilXmkIJa1xn0HWoDaV6RI8IMGLqQETrPrAlPlHVlVF9XAa7isE2tOy1HX1vFb5/RR3izn3O7QmSR74c
        Rj56r0dR9Adj93RcGwnv2rMdeehj30ghb6dKTG3E3LWn8QJJWXlICoybtB8KYpcS3AQDmUze1UHRsJ64YSH2KaqOYPYpNqBLgfHQj4LxKUcUUCvNgbicbyWa
        n/7SwPYE0sriBa3M/ToXtEon4QdPR208y019oF47j5u2kf577x4Zs//CXBfL6H34TlNerT0abgpadVolXfUgKmLSriMwIRDE33W9UYWmr7K95prAFNc5zrDj
        mCBR1FNTRFA0FcxfpYqp08d5GrZJ4ZTephUAyzlt1OkRc+/dBNOYb/SSfxsvFF5w9/k3exFENepB26DbTUFt0A2NSxW3H4qxkkwZY14xTlSkVhapN4GpNDey
        gqCCth6IilWiXC4DWaKiUuJE1LaCKQ07HgVYX1SgwfL11jnVRO2ggfBoARt3Z01jnnlp+7wwnSBy7ABX8WkV/U5OfjnEqqaid5kqIYe4iEcggZjqqceuKey6
        kyacYZWSvVhTNdRuilOFH4yVcW+kBVigXlLea3sxLvZhV29AixwgrnZELpeg+DuU8cG4cAMVU+D8CUDAqwPZYMEfPxTLItZcBK+Xgnxb4jf6ut5YWThXKZwX
        MEUM5wXgCYJzoIPIp+Ip8GiS3e1AWUYDY3jGt+PuYcDpEYGPxh6INAOH0RZH0ctrae6wJvx6rHdz3MdgEx7BH0Fd+iXloY5QzKOafKlJ25psDo9fo8IDkS81
        NcrR0kD1uhroAMeio4ToeCidILYTE6kgm17qdjL+5TB83DUlKprAfpsppeOpDrwZ02lUHcNEjZAmmNKOGg81IdRk4sthvdGHuq2egLJRqmMYhkp2kuoxZu9O
        oGbgampjkeHVgqKpAgzclNY8n6M1FLfPMRFp4zCtcZjWPN+K1jjJCymtmSHCwJHnM1ozY2kNtfuFVnSGKcsLKWWZSSkLTzuah44pTAfQaeSkk0PtsuOhMB5A
        PwqkIT85TH1s/Q4tLiGzIBlLhYYIyuHRZywbLLkw/bNuELxPpbTEXeVYbDW6wxtNaClrnpDYAwr0Eg9/19Ga0aAEWAourWmQORB8F2POnaFaBjTAmVGIK01T
        Qs1O/oHyNo62H+s+3nWUap1dcyBeRG8XobznVvJaLMkICq2Z4TXoHsEyLNIyLGXLsGRnHminBMrMVDkQjNv8nyHiRUvApQXBNfBAm466rCJECgSYTJhNob69
        VuBlRlPA7cAMgBzTTNGzXS4dCDokmQogeOzYBXAkHJaonVwdQJVy0TCXgFgF68nXBUFUZVpJu6lMCq+nFZlmNB51jIJC4h2pE+IhstonWKebAup1FwUdAzqU
        xnVQm8DPFHfWnIAgF10UHOvX3GpZEADyEdCYDotd8ZImiJaXjEi1yG+BIV+rD0owhUW2nu2Dhz74jT740gfFfVDSByV94KcujBv1IaC5pxYM6OmVtFQfE4Ih
        VIA7ogThGH93jam02pE8LpkIXQJlXt+bAH6mV9bDslm0msoh5EQrppsQCc1qh0zxjhr9cPt31wDV3gEUUQDrwTGXWClgGEJ018WFO4m+F2oeFdtfB4nhvMBz
        TkS5QFTofZ2YIuOFFcpA1fbT3DLXtwiwSC9MAX1brbtovikII25dNz5eRFSVs1DCJvxsCasIVklWI1lXB0SWFmG+p1eCnS7FLkYeFB+DEhftyBcx8iEhswsG
        QZkQswD0Uj3I1JaYpq2qB60nlmvYWYbYsNONxmBKXFMGWAlwg8VqIGP5jyHGKEwx1xatofC5leD3FiUTFF4sQxT5tLin/8g5EBdpdRdNaUCf6W+1NOm/46ZE
        nZOOEBLoN6W1OnyTw//CbbdYRGUzzVXLlPx22sI6Y860wdbw3aa0RofMyAin3kUlTffXCZEUkwkKy9SWyRLjNxqJaY/GEK2jxjmrHMJqxeRMfz3uwKoMFwHb
        gmqYgpA2QPC1zAGuJuKcLE5efCgkhuKjYx82wL348UKaaT3nuGgLwjB6jwmNXuOaQddQ7D1zATFqoXk3hVjWsr1AE+qCcm11RJ8ILYHBQSupLY5NziVujwZb
        JW5plbi1VeJQ66p0mtflRUZbn8bbHdGwvFVm+Jl4x4g58SghgB2PYqaJbwiGnceIKcSSf6QkoDSBcOtclxmai9Vc4I3jeZCet8jzGJ6Jqu0Ydn5QBEAPO7MU
        JpMF0Dk3mS3WGYRmHd5gJo/MhYlhAqBHvvHAU5/463/80T9cAyaYlviwQ2M98peS+i+UWiJE8vK9DZpPcfsMbGU8pvke0/w0W0rz6ctHPtb4kuL2+YIv02wZ
        t/D0xzpG/mb2W3966n/7qwensK9LHvtYx1xV4Hj2msvePPSjz/8f798GEOByhYOYoBgofTJOESpiresMUYYxesLnBFP8AbrAH8geG6+jlyvMIBDognsb4kew
        c1OOjRKyvYMGuTKgD2Ksh533Gic/TnsplSF5QL+Nos+OE7a4iSKEA/bIB7voA+oKrcDkJYcoLO3skouldLx+TMn7CdD8WQAzTd2YT+Qi+V2FbPPBGavdwjq4
        c+arCCECXwBvWJiYB3uDKewNprDnAfb8FPbO+AJzz/oCg1N+4jdVqy6osEX5Ta/d5FyRMHRyolinV8zFGHeNO1YcdGeK4HQmipHTxGGoNs9zNTG/yd0EqiGD
        KrV4yCVAT2aK9fANgjpd4PNZbJqJBr7I4bBzDqGdibOIfwNT8S3EaPKm0S/0/Wo9gyjG4Gr9gl/1guS+11mZZyvTaWV/6kpVI987+7/84z9XB90FayE+dtBi
        Y8e5dXv2MHvNvu2HQRM/la1NJYvRNkXlsprBhx6Wh233b3t4iBbuAg31bUNVi1F5NhuV8quMihvMVRdRRS+2C41g8eG756ptCEu5tPfQ5xjDB17nGBZs05wW
        Tfu919U03jRN5zATxe3zhZKveZgpOX+v3YfMUsQDyjh3b8cII5oZSrGtcZKz9FBD5CWKBLxfocjv3B+ymCzDI27yhEuMGUpb4ziDDpbut+8ljOMA40y4KAd7
        C42KEfFQDlrqoz5ijuMwpB1B+DkXC7dpyJJzhANUWqwJh52zdm1iiICXpu2axcAal9DchDsXOP+nHyRuCwK4wNLd3mrpXkgUF3y99dVfD13wOlvtTpvGWqes
        pboZNFvMVjOUfXm94Cvq11rXUBMp6KamUBBSlRSUqGiG8JMQZQwNuecxCluH3DE8bxlyTyAkUBwvQEBEaKhQTwlJ4x/zEm7L9PN2qZ8sCDJbnTYybeINKUql
        1myRJvZLE1ejiQBxbttW27Yttm2DaFvrOWriMlKkuh1yIkzvOY9YI4p40x6tO0KlM14Q7RBqEXZwLwn162tjUBXU5PACepSXxASKdXgZScIjSJiljamlNwTG
        Qm/ocYKgGoLXLGEbcRBU9pAll2cckCf6TXfYEMNuG+S9H20P9jDtW61vIqJKm/C3xR0srOwYdt6GTSEIJO/O3z7svB2xK9U7tqp3SCl7QVJVco5rOJfVQKUd
        jDwp/o64A0SZSzpIec9zXvrNyPlj2G3hN9++CcVEtgMbeaPDDghCbA+rTSOMgcW42pEOTJmZTggLBQt1IXY18fhl5kob3CjxXiUQ8CaYN0Uq+el+Krm4xp3s
        p5IpwZvopznsSnR42q1WA1NcTUw7TQWFZ/pjzVvEG2kPTW3fXSuK7MJlsUIIVsWh3Xx9LeGRLc+MvJL+c+5K4//yivM2jymqca/HpgBwQTPNOwMgGvv11gW/
        rkEiOrmhnrQn992f8uoQ4ofcnTMb0J3V+tkNEWXcrKc22G5NbkC3sNXg7QONMh6wgi5InKu+/wPvuwWKH+e/yaozaq7Pjd6TPPcbYYRFaYkMUzwmQCPLoh00
        yhDimh13RzuqNUiMxy5opmubedI281O2meNpM8daNzMIZB9Da5B3PWFn1PP6J/OC4qoXFtf9uovrQXGvq8y+H6/M7oULBvBZYUVzJYui1a+7kr6sEukCw3ha
        F6pZDbpdohe0M76MXvxZpR6tZQnKEojP6c91WeBkVkPQ0gURpDJLEDjScIIUiHYb3emT7pzrwvZybMrlFoKuz3Ql3fRihl64YZdZgnyQ9RIuod6+0EU7dFoc
        4WJ0w0EvpJYOosk+Lxvs9f+ui6PY7H+fo8S8INzB5S9Jfv9kCnpuuKR5aHUzbQEYz71VCzNFiMcZKDaYKQv+aMpMFwF3G4TAXYwKjLuT1Srum2tgrViycJmV
        SCgwFlWjrlQVyLbXOWUgSugBQjyV4qWhl9CCAu44QkUthXLpyOHDUWz0aVrz7l3RdcY7HV1vlp6ObtAQv7vJ5RjfIssuaD5KydhzLm0Wfvg9RSzM3/7NF35U
        iMoLSCJ+jP+onvt+xGLr+HIodnqXdS9dsrhrUWdH2N5WqwaVcqlY8LElME5PkDz+q2HkVVcEybfuR6QvSMbOuLLpSWa/9hd/RG2qLqfEaST+wze/8nCRXnz3
        +U/c5dMLyv31j+OzZUEyy5HuIPnYOCJLgmSSI0uD5Bl+tShI/pTrWEyZudaOIPner9pXJzjSFiQ/4sw1qvLjNuUb/KoaJH/FkSBI/oDLqQTJpzmlFCQvI8Lq
        lA9jYMc0tbadWkhfjX0DTf/+ue8SO5j8w8w9v4kuUSH3PXjhJx30iop96n5b7AMcKdLocGPcdCBe+uYz/1jACP3Nn/8ZiiPW4wWexu/8zf/+j0ggfrG55Col
        evMTA0p05yfWKFHPT6xQopqfWI7KASFmDzJtDQEZ7ayNb0qHIVujRdcNfRrkfPwURp0mNEuthtYciGtEVKu0BAlaD5n4cBxA2elAZUc06TR2tHfFb94T9/ZG
        xnSaSvbWw9udeHvjnjjqjZaPlEY8U33cBNB8xruh4Ix3jWw9MaLuivcQURkJ74rfside0Rv9FGftfJxKQ9af5qw7bNab7jU7kfVn9sQX9UZvNWHSVY9WmhKC
        VaaarPwA0fLqnZFvOhFvM513RmVTPW1CVkBGP2s6T5uSxN9mduV0rNHbqRG5x3cY5/Honabt8ehdI+3RLmrNK+pQ1EbxnY2FREu2zYPCqEKM1oK/rNmGjo9W
        XgSpXFtNjQDpeZGDHSqy+eZdlFCm1tPLHvBFnCrZoJ7kRyCmHTS094yENBD3xD9HLVY3xctQ6FvNThqm6l3xtW+hp500HfhkLwj3cozviUdj54aaN+Lp4+Zn
        oFFOW+4H5sY9aVyPmndkD6aGLQIVFL7T1Agfgp1YZdq215wem2FVYJhVjBaPKDQ6KzMtuWZ+GpKumnkb1L01iJcbH6ggn9n+7rAtr0eLzU3BvWZed3YG5iIo
        XUdlKD00R/WkBS0PAB8nHr2BWLj0mwPRzmw8k+P8nphzAg9E7x255mNmxz2P3hk7B5jbi1lXvqv3NAUrP/A4RnrEu5uKaNlYKZR6ExBkE4DE7dSm0AQ07Qv+
        5sGhF31ot+CgBRyQzTfvpASfGtNuwYFTJRvAgR+DBjDsugeg8A4q7afMrhwc7KLli7wMB6YBBz7DwVsw1WmTqbg370njNL5vzx5o+qgUAQLeaa407QwE8nZl
        CgSOAEFWYFpszewWIPjZeUDgCBDkMtvfHbbZEKjuSYGg0ZddATV+hYABD6FGgwAG8rkJaG0zGJSyrw5kNREQ7GoAwa48ELQfMO0AgnYKGAjac0AQRLtoqpcZ
        WXU1bRZjyoEd1SEi29T1Vl1Jx0CMEZYRhk/1EcQ1ANmmsMTsBesnIMQ+RAMc2PfdsFuYzxiuSzep/4OcIfNm1TB4HbkIi5rrR1bfa24AAjXXATXTbkBYLagz
        Xgw8Zy9xVS25rCpzWdX211NTi89d/nzkU4Sep+66S3O1F2xUiBcA17lhPh+99D+Gi5axant1jn3VT1yXMLDU+rC7mZtNq10FDl6MpFyw7BBum1U72UhBkNd1
        tTJ9NbuxHl1hFUiGKPnUhgNxBbosVhaF1NhKMrOSRR1NGhyTf5XqWijh7GVQmvKLyKPyZvSBWK+ChBwf6GRco+PlrKRmuZMpM0JIM263CplGJkZ6jddXScW6
        KfENaSIMzsywucq8IXt7Q/YO0qphBCGVoiGtekNTKVe3KvqaVonbGvVtqVNdV5nh8D5FiGbbkNtPwTVD7moKrh5yDWUx9dgLP67EFutpXc8V9asqlVdJNslg
        RSZeeD9/cpLmrkz7g/Oi/vBN2Ua5xNV6UsO8BXCjRU3njWsCIA/vntIDehVsYga0oeDdrK/z5klINM1ZKiHBlEJyd9JQCEkdhcmEqctEp22oJNNr6zmAWMoE
        C9/HVzJQTER1yZR8RNkvZi5v+qIBQJNxXV5neU1IO6UB/fxKiTox9eLsSqMhko0SD21ZWc+KWgStZhOopsZpba7P0kwBzl6rwV0KIHWFf+WSYp++sgvWNwUa
        7FoyyVBbyhXL5gwNuC2xUpw1+UHU6c7fRRFrh30yFxRVqdY2+munmse+7hyIS1Y7ilHrZMMfsQQau5hYKkiT/HQsAqB3vbMGOzeieG1s4NGOojsxGjpXcngg
        9mG2BivFajoEKNwz3g1s9EC9v9F4vTUiITF9dS3RpcxKjlBv1bTDQq5q2qiXqQUX6vfFSq43rnJJxEuzxVnJVLFTKLEREAJqIfYSJdhMHEnUYTaeZCuZ1H4J
        nYtWUlPQ6wNRTLGStYhbcSC6iIbg8931aDmFE9SLZQiX16N+CqejerSesVuVNea0ny7B0HEDAgd2oYYHUcPIg61GDkmwA4mSrNE82Ke1Gx+jt5G4bJ9GdKmJ
        69EmmvuL6tFmYmCWJuPqIHjMDdR8jvI4p1PW4O/Npvr2Wo3CpfX4Eu7TboxLMntRnRgAO4VtZjNyyXBeV8MKbqvHA2bFjTznkwSAl9LY2dylZMrkPl5vLm28
        mYkbbxgEqZ51zphK3J1S1Na65ErG0k8mVtTTOtJyLm365CpIlTkfAV3js766lEdwYhP7TfoeWk3qlQ5/WxEvQmwU5e+qhw+qZHKsg/Ba0g7z2ZGPgho7g4Af
        cHVcXFoYhrUu1WdJ4WlFXI8fbsBUehZ2fRgtUb4/duoMX8lEWgAMeQAXf+JQy+ndpMpeajauS8Yvk77xx374CGZmwpPcP3DTnlLTfPvIUGrTuE82PbAfanmX
        frysKRNaHf6OSttl6vJRlpnf7WDwmHyDlGXqjXZM/iH3Y1magpF4lMe3WC0F2eeFoFoICAho+Ag+NYfatIE9bLOAJ229JPy8kpk3NkpwFT7BBl/W5IVG6Ao7
        QlvtZIQPtxik+f2knvqvt6cbW/R0sHVHtzOb3PicR71al2ba3Inm7dqF6X41l78xR4kKCFY53RbrmOXynM456y5n72noLilun2GuZTTrLjXrLtNsme5y/N6O
        +Yqq2WvmiNNNxi58AxWWJ+WLqrLU8tuxjRe+4E9nNyzwYmahF9O5F7PX5F5MtXjBlU8uVNTEQi/GN2AmoGD1ON9G0LHscRyP45cIFIxvIHxi2rASl2fgFQh0
        CdJJxnS6Lj1O6q4nrwicVHPWe1VLravhpIqqbBZbirUsAi1GsoutEdliGJG1ZTnTZSBUjigY1lDxIETU2aK3bSDAHHY+ocUSZxzhJ3UK6rZNl6DKpWbAmhi3
        mk49XrzwBQZOj+Ve5CdHzxYW+GJmoRfThQUqn1roi8nCApVPFMTCn6gbtFGDr6LLAtoxtBvuTdwjByizGdyPVRsA+3bCAPOBz4bEnZjIT2bPQm7qJTHLtBjB
        wLZHKFJmhJHuOFIeigmVOtDmO0p7nhtkVhfRIC2/9LNt9KTSpxI9NdTZzFHNLyVnvXFzzWsyA9l2c80FghnMSrtFkFLDUOTmrIuEbf9XB4CdMWtaIBboFv0n
        nmxcyUkWL0/gib8LGnxEU0eJXUUTk7GxiTEPYvRU6CsP/GbqFRawQ8jL5kWpnRFMhkomAK/vEbfI+0sPBILqL61zuoVj6gI+hDQXVtzdJjhtfBZ5ftX28Pwo
        uLedvdFg8lw2ff/8tS98DoL7KzFaEIKAg2LaQ4wA+M02sd2WqQd31s4j8KYVVOLLVY9mNplycgWxZiaIwHP62KFUUzMPIwuzj4IAJrXV1DgKGt6qaHiJTwVn
        WR357vc+QsMxNKjBtHpyrENZg4eNsjlv5wBiJliMUNCO0alZzhXcOIanzNISBV0jzKBpTj0wuD4UNswDO3EbUEx1lwejW+RBMVTt7ppL2MUT5W0YDYJhz9BU
        IGiKVkkAe++kmJSScrg+omoCZswxktRyPFWJ0xKM1QaMVW35kTQ7kPpoe6ZD2g3h5E+6YfG4K7VK8zpqcwn0Xazp19UjZWq5Pg1ZsRxtYn9ZQdAQQPrQ2VpZ
        zHKcd1erAIZ8XYyg224kXlHqitultrbdtbJg7zbTfj1vLaimqlQ+93Mahqf4gjl3FjW2c9ffPfez2oG9Zda2EwpqzFdrW5u0rRLkRgyWNunk1yCIo51w7vU9
        Kntbbf5sSAa6OXG4VeJVaWLNDM91mavETtTQ42DDjDTrxscUuD15kOak/LEX3qtgzP46hh8iRSzCXgReVGbZbORXhfN7PYOEIzFz1WWU8lyQtyzjVczlE69d
        p4mxSK0zB/Wdljh3huMq6gxkg5uBeueFoN7IKfDdyWjrIA7WSD0Zfo08a7Rtt+Lo2Lcg/qBwmt6aGrEdU5B+IDIJeUjWWT4T+FrZA9MrCKkX+MRQICbOvdbE
        uWxFJhXkgqSiDLismF60m6bLzeQo2lT4mA4Cj6qq8BSYCBiygsI/tVhKGUdIO+iTFCbji1lZTv8K4f+sKGHqojpzKMyq+hBlnFtXjzrniTSWQbAQyHFEEWnU
        TIEaS3Q2/ISaL8hrepdK8uaqENK+q9psW7jv9g+8/wgevmsp9Hty1PO21GZy7O4rkv3bD5vB8HdcM3jL4ZqaJw1pcBGWc8B3qG/mD2/FwZq0zJlk3/Za0Qy+
        rOMAzDi30yXywnKWalRysYkO7BEKIWgsPIFQjA9bnHSzwxbE7cc+TrvZpw8azUct/PScBbSehOmvxTmLcnLSrYef5PV+0o28gOk0K7IDlrmgUhB4qnBHrYhV
        xPHdqBrTedLlI4Rxm6WOxA8RbmlD4jxmlOhni+o8UKYSUGKG29OjjURpaQzskTfPUijIYZonWSYSKWPFeu7dr6n0TWsW+lMNFtoTRtYTFrrdtrpdTsBkOeUI
        DJB08QgvUq4xxVP0UGpdPb0pL/imstAbKb+SKx+iAy4rTWqTSnM5dF2GODlhma5cz0u256Xw0yoqyTQ2el5q0fMsp/Qc8q1x9yAwNE+Tl3TXpdK0Oo+xI7c0
        Q9/JBDcqzFKAzbLNOFAajtbYAfh1ZTU4fMxTTqxCVQBbuPJad9ID3YLIF1aHVT5FAhTnXXBKjImPkHrIVMoQew/LEeFYjt21y1ICC8knili4ONRgkYGm7Srz
        5ItlomUA17mUpWfLWB4JDqsPyBt8WydOxnQJRg8pGIb9caeJgS47WcBY7QjMfCz1qhiqOfWqlqlvSFOX8s5MjownJZzNFHno9vnL5upUAt+Uek3L1G0tU5M0
        tcxHcHRG12murqLoGxB9j7maotcgutdso2iC6M3zJgvSVlYTt4sAhbjXNxMlIZ5nRw28rPdmmoP2xMehr/ak8GZaIO1JcSfwUfN/xp9ztIlu4TCM9nG4LbqV
        w/5oP4d7o9s43BP9PIdjKnovR+6IfoHDCRXVOULk+QBHplR0kCO0m34fR6ZV9H6OzKjodo7MqugOKU9Hh4wPgqfNIcgCgG7vgIQDkdsh0YDS5P2QYCByEBIL
        RN4HCQUidUgkEDkAyQIi70U5iPwCykHkNorcQeHPU7iXwlsp3EPhfgqBsW+hEEqZfcx1aRB0Yrc0CLqHLdvNc5HTgPZh5xQat7eFcGRn/O65Xmhfh52HNBfQ
        6/DThG7F9RPn8RsqY/W1FREIqz8Pv2Q5Bb9AIzOpD1rUSjCVPKxT+g+GLm5nhi5ejoIX00YFXHmKJRrIwWKLFEswI+Tjpw0/GdIgxlIUiDVRb6/AEm03i2Hi
        usJIHbtrVbMcPOlK4b9B3K7mD3Q9vggfXJTLudKsSDNdw5lcW+qKpkwXpZm2cSaPWfzctwnvINJR9VMFTXKeNkW1hDqhIj+wSyZhcWg7nqrxcju6yzG6iy/8
        wizGKGMF+Uegzk+X41xAHF97tlDpMcyfTH4dY4yhlIFuHmNsOnjmtMzcYjQ6uLGGLY22Wy8CDWImCAksZt8d2HrFDbHDbY3zKV3b9m0/TCguY8S+eiszTfbx
        DnpN+6zBl11iOwp86D43jJ4dRiJHr4ThbypmPTIAZXMwDOFSO4RLMYRBc27g+RIy1s1inIqRA/Z8YjiDp0b/56oHfuH9t96Z4yEJN0BbP1ftN0duN5so5XvC
        DNK+o5TirxYw2mK3EnBJb0r3KdFgS71/alWRm54W66BF8YtfT/GBiTHDokh7TWId2K1EN4U5yUavSDZ652lmia0Jsh0FbQfWuOfWRTtMZa07u44KtZuJwSEX
        mweYvvJmokKVn18HjNm8pfBabCk8bClOXIG9mWwpathS2FOkje2EzwTP5HcT81SjVOcW6W+/7a6J3kNA8R+6r3D0sQsYnB9rb9HGe4tO7C1qVndbsso84kvS
        fYVvcfb2WpDuK/qathVei22F13pb0Zey+X3APaLExRDzpsKTTUXAm4oac/cBbyqKxA36YKcYvXXKnqJN9hSdguVa7Cma6/JlRwFzx2xHYQ/5t+FQYyq0a0i8
        YP3ZmGfLdwVNiYNpYh41ERvSkJjuA4sVNFbVBcvfyy//DU3Lvy14HViNSAVkVNp0QnbVkrNPzgm6auLu21Lufp5qoCm3aAUoYx3K8LBl58tNicOtEq9qlfiG
        VolXt0q8plXitlaJSavEkQYnnU9+Y6vEN7VK3J4mtuZrHlDNIsy2VITZxNe0NXLKqALUZh3eN72JaOx2obF30Mcj9PhGedxLjzmCvIcecwQZyzTlqekRB2fA
        bQ+n1NszQwBzu7WCKO0nhMTcvuwnLKFwAUFI8SMUCmVYKmVDnm333JYfBA2M2mgNGDahJLUmqgHBIh/RDClm6QtkX2UYPrG0s0p7lLKYUFRlm8bC9jAVolch
        jsI7HBpFU/k4f2rCMX9fWlmt74ZjBwrHDCzBqKGzK6nliMyspCbTm7MroQ9STG7WuCeuECI2fgU1iJ5PXhHtTInZzkEXZGs+UcuRMd2CjFFz5Ptksh/ILG97
        hG2fmDwA29KH6+uSL92IV5KJK+SjnBFS+gl6ypVR7U5yX+HlACaYaMeHBvR9bMhVqNMbKivgdlDRV9bjkpTaqILaz5vs4EJ1HAjiBWnvaZG2F/4ennXYvg7u
        hVbUpTtxNZMpwFcF9BrZ4x859fC3rDwO0y1GGyA7yfjX2KgCWWyvxUZtYgmMObAJiYkfgGixzKZFefOOIGfeAaJmsiYE1rQjfYRZR5mCDalAwmOhBPG/sE/1
        k3HfikUm0u/ZrsC3IpScWUcZM+zLJw07kCkN8ziEVvjjDDtTKHiygO//UDcsOzgtphzIHLA0F3mxkviVzQxDlzIgXrE3q2RsHRigmn2Lbfo6+sobJToMC4O6
        nzi20TqZvsZao8QNa5RkdspBG+ntRbnUsYvrMasKoA+nRza6CDKziGS8Y97s4KkzZ63Ck7VQLp7GVMWeqCiwVZTlfaOasZK0uJG9ITsSmwkvs/dggzH0Y2Nd
        ikuLyd5zNdV6UyXAd/TNoB2DjbnKp7dCVJ32CFoTa/TitCon7XB4SqXj3TrP2Br0CdD+sMr67b9Wn1v2F21v1Vc2K0umr5RONTq0EWs/16GS7VBuZKh1mTlL
        FFRbv/FBODk9bUpjxdIQ2Ml+FdsV2pYZn21X/P83bFda2ht440tb2xt4Ywu9mF2ywIuZJa0tFLzpFi+48qmFippc6MXEEoxmZqwyuRQj3jBlWZotSwYVmmm7
        Vj/fU8+Bk52YJhyKHDx7Tbly83bUaAbjHXD9M7+X8c3RLReOb7wvuvXCbnB91OI7ols53GuNgPdEt3C4jSiwZuZhH4dhtJdDJ7qZQ+Iu9rN9ApGT1PSF2Llh
        5yNwuUfIdAzhR8WhXU9m+uJB0OaMFcWq2JktUOQWiswUxL7YmUZkP0WmENlHkUlE9lJkApGbKTIO+kkUjV0xJk6DsHuWsMP4u7KG2IdBzVbHFaHT4zCWTqYq
        DdoaQ0tsE5AjrIe/QvAfbjNXUBXyAtzH62VaCKVDacc16dVgKVcTn0Q/3fjpw4/Bzyr8rMbP5fjpx88m/GzBz1X4YUvGN+FnF35uwM8e/NyEn7fh51342Yuf
        W/HzXvwcxM8d+DmCnw/h5xh+IPWk5qvwQddcuZ1ZmomoHnYTe439LhtUh+yO6zV7iWM/Zag7jViIG2shbubJIWhSNvw4Z+h/rMML7PGvikMuuc2Gazcbbrgs
        IpLjZiIq7K7ZI59v9xq++JhLM4qPOZcnXUSofOQhBQHNgry10pqUYvJZZPqdqtST+yRpSa4tSzIzjiXJDLFA8FzaFy0J+EXMbgDgr3HJBV7jdItP2McmBQ4x
        AgdxouzyYaeLvl434ISUuLgurUnbQSMx4BDOwcmfjghK7CDRFxwrcX6C0+Y8R0taHTl3hLhS4ZfXw+VYNcVk8mq4a8RhI3Ff5bGPMXtoBH5MnWScnYsM623S
        rNjNDgWwBXYjy1UNR12N5EUEpy2Tw9bJpQtLzh1LySdmbsXy3n5wLCaZIqL+7Wef+c/F5LtTUwonfdkjHhuLhyHcWsx4tGwccTrxbo5MQc5Lb17wwBr4TW2q
        NPbS+eQga5VYxOjMIqbjRmD/C8ws3t1CFtkhbhimmJvyTMe1fMCtmpnpZGKTW9igJ1+/b/22iIM/nRr7WKMxdtBMvHbshjdSrHjYuMlnLPAxc+2Gu43CmZBd
        7JAS4q9hZwQ++BDvGHYSA+ETxcvDDg7Ep2Yu8btZ9ULoati5HB4NBwhTKmw1V1FQAcLhcuE4kYrsFHckHShNvC2JikZh/0mN+rqynkQ+o+vcZHlsSdinXKOy
        2c5N/KmHhtyzrjhymnYX+HjGhdcvl3Z1W5Vj3e+t1pMpKEykoDBuQeEpj7vkCg51LQ515+FQLJoUh76uk3mvuVQD8WDb0inHZ7A7+9eP6gBn4eYDU/Seajmw
        HhgcWdzJD12LCmnRU1t/aG1z6eUlhAQQXkaZwxUUu28lcnw/xZ2PYe/hJBdjR0XZvsZPU4484kQLNzpO/brAu/R0PyETCv+iPwIy++HX2FuMPpxckW7YxU/m
        eUKdHdYbt2Jdw8hHqGMGu868DxOAMnsdierSgzjtAY3QSruhRL6nfxRyTjj+ma5QuGRAP4ewb0CfQdg9oJ9F2DOgp+BN+mwFJZ5fhRK/YNsP70HjVUo+WeWX
        Bn56/s2O31xVX2ht+6mQ8hEr9UmEjzBNOrESEoX/2xbJ3QoH3ac7KW4Pmn8SzvYmO+XLidyLDw26J5E81YmRjmSgWUr9ApLPdfIg0KzEbrLOThK/nlwEV5RU
        2CJxxHHSPn8a4VOL8NkjNBVExJ5z7HdniBSxu54iG2kXk3GUSxyy4g1Bo1GfRWtPwAMHrYIxCkfuBgi+dK+mTnRhXFr4c3p6gRfedJfM0WyXzNGLXTJH7OKD
        5uiFLpmjGYS0YtTYG7H7gIPM812ApfxcEftfTJ5eAjd/rzpLT/XIWD+J8Flm4OfPz9m+efMz3SffTPU1zc/TSJ7pmz8/d2MhnVgObNY0MdPLZSKmlsvEPG2f
        v4jwW8vBD2czcm5FNiNTK+pmoal4bIVMxcSKpqmYXrHAVJxd4IU3uyI/xJMrhE9ivGHqYZugEWIZ+dgrcNQaIGfhtkSd9x/mZsgq2Zy8u6GgUfHFVh56ceYS
        6mJRq108DxUX4cGVPZTCpexzK+Hcdo07tZKw7yKzCPh3JchAhZ52DLpjgU2dROospSZjEEZSOFPBqanV6GvD8SrvDeBlFnqYAu8ZwLWK+FVD/MpsBvznUKIT
        bZmn0MKuIi4nM+pQ4n+QrcLZAaMPErIl50uHPVT2JyspmQYWPKRmn467cOB3jds/qLclS5Pnfj31g+PAY5gOiQM1W8Iomfje9z8CkebYGWoOpSr27fco4lWu
        6wxjgnxl25IlaSldMFqHxx6if2+izm6xLizhTj70rK8eviXjg1vVdRyDq55rEWP3m6YwQJsiBxO0LelMXsyaiba41kmaeEZDi7y0ReG8Fl3UaFGIFoXSomKj
        RSVuUdGEr9WiUq5FE9/887t0EsOfZOsWJV3Jfb+Rb7ODg1BeuBj1G/ysitkz2uo4G9/QT35vysGYPytpBRqocvLg8UPcRzftY8e8PppGH+GfMOqQPhYafSxz
        H6m41+pjOd/H6Xt+kxZx1ke+BsSVHvAwdkkPupt6sDh5vKnf+XHxuB96AUjteRVI5a6kxSjpr6JR/mserq8RR4YGpq1z7J0K4rdbXmpu3f819UjWJ8VtHiRY
        ryZ/8Im0zUjloUKsqhZo65KfoK0CM7KiXkfdAZzsXRex171rwYWvc3bhMpbVehvcZfMcQw+zSLQyi3C6/YhxD2N6j7CPHutoGUgMDrIWwapPI4Dnfj+sgfUm
        BsiNJPTFRTe11voVJ7ZFELVFZTqZPhXaJEQzRG6URXoqxLnPdvDHj2c5KZrLGbbD5Twqml3D/vGDf9PKHbX3trDsQrbJsQsbVlc8OeZvsvBwk4XLN1m4jZss
        fPmWp9u49iaLmbmQPbE3Lm1R8y5tYV/fSi5tgY8+6D5YjQjn4d6R+rXGi+HQ79B2uQeG74LpZf28t13uYZhzNNgDRy7GkKt/ImXvo7A3ShgWCOe+B7BS+TFt
        I8IDfIWIxJQUrOYXfEAKPjCvYM1XVdCSggcwuRaj8ZknnbLtcfGZmxrIazZzCZY57HNSidSE3f2Gf89UcKysSvZ+hPIqGheAHiZoO992chsNFDvBdfjmhh6+
        0oKwKpxUqajg2vsCYK/kXe44xGnycXiU4rPylT2J0b4ClzJs3I2CEjfB/Qr/TglTakevcaeSbbt6OQNzTYdZvGG89GgU5d27mydl704O3idP75OnO+TpDnk6
        girA5nwILTDFHbBboIYl94/itoWPyptqNaCdT3O+iuT76uh1tQp8djW9LPNtIrCW4HZeeX2tAHdeTXlKjQJKOK7V9LIoLx/kVnzEtqIU4CRXU75CoxD4Rm1+
        6UsrwBFMqJ01jRNfTRm8xtdeokFIcGSGaHERdqOF9J2b4HRbcpdths5nU41sgEC3RXLiBQTOrMUsiCShdCN7RSgJZBQEmiqrGhokyGxKsbczxr0T4i6vwHcs
        JKN3AqAInrEi2CumX7c1IVtUkpuCFNQpaleNVz+WGBzveQcSlxAFTmuZ0nVyUljhMobSLhaAUntKeRfW3E3D3+lre+FF9QYvfaV38O0HKN/L9D0FeCAibCvJ
        rANW1k5ml1zvsiOV8iDnYc4aSF7NYi+Yksu7uJDMfsQ9lMx8RO/kFYKt/3mkzFIKBjj52IxzKMbCA4IvJGP0SHT7MHtWS8ZK1x+mscfi4Qt/CrxcvB29mErF
        qfdP4fvk41POjl72thyhFwHcVu/iGz/YvCdWuP1B1Tzx2MB+GmCH7efthivgT2lvzqdXWD5h+M6TirhxyBhwaz8AawK2ryPEglGnXvNtHabATmhoNTiB3JfB
        XuYgzdRym9MqJzintBqVq6SM9o4TrivfKBdVMTG/NVZXqlCuhHCTlR84zKhHy7lHCHgdzIVmVK3Ws0vcLYdO32v8uxnAlODEEvwmAaPGHtqlT49suTfz5bY3
        i02MGn9k7CMfvfvE+MTU2Ohde3rv9hvZgrgw0n/i0WTs391D8FHAztpp5uCx3X8UcmdHhsl2kFHzEaNBpXE9zD+6ygeu3Va3Ljq21FN+w2d+I79gkvY6X/IE
        4WlSxu1XPlhLH/zIPmCCVVagAT6zcCObYsjbrsB6iqSRcZFzKCoj2yZanhT04/Kydc6WmO+k4LtzoPRMDNO+oikJh1BKH2D60X4oKjAV2sXAHhdxsVUN7HSR
        ccR1bLKatbM7386+rJ3d89vJ7aDGKSaZaGJcDPfTYPzDK//sD7qrKd9qouj0jpOxx6vGtGPoRxxQUQBAxKWtatiw6VqB/Z7ILVI0F724R4nWO/HMFTEddnZJ
        U3BqyLebMOuXCxo9qYiLlroY4EqBjCKodVHmtyDzy0u1fBinhIQX84mvWuW059bSoNNgVZlR5XtlGsw1s9b46WtsGcIv6+BHBVWwV345MbN+cnVN7NvLh/i+
        Hbn/hG+qKfIVheBOQ/hQU4AW7EYy19DzHTfnnDqz72a+TmGd86GIGeojWDDskNnn3wL/MrxAryJ33A07H5Lrbo6I2+hfHHZ+UdxG/9JW9UtSw5iizTNuUDjB
        rp9PqJzj6PsU3/lFsXEVUzHjSi7RuQ/5T3J++s2cR5/hlDPNzqOnqPwpJfFpik/j2xnOSb+pAJCb901/mP4Q+5aPW57QGRYzaiFK1J9v2Zt/zvrs+p5iz/sx
        c+Uzfuxyr91hiks7n/el4G9Twd/2peff8bfSn9Ctb/FlEfSbMmtIPMeJ9JsKT7npZ4uD9CfFzRSpiqKkz1L6bFEadZ7m+LyNv0zxlzkOp8kluXREnsZLciUJ
        lzVRGqY/+eaREnwoPYJLpiZLaAT9JpfYwZ3hFPrND+7ZErXKfj1bwhTNprWMlVFnOa0TT+Pp0wSeJtKnSTxNlqWUqTKgeaos5Z8pD9KfzTeNfNNltKXMbSnX
        rQ7ezt9seZj+pJyXylgJL9lyzlM55218rEIAV5EvTlSG6U/Sxyl93MZPUvxkhcCYwZl/c8AefEpBKgQwKCQvf/hQcv7D9l6p5wtJkRkBLEv2dwwlkYQlG1Zt
        eIRXU+gLeHMiAE+AjQFLwAoolifHfjebRqbKNvJSma8yGwelVMeYr8D9d4R3WfPp3OAdy87t48Y+JokFtujfzZuFglUP4cpHwD22QAbaCqZURi5T6RPy1Q0s
        h+PejOXg2nXsGy5T75G//7sv/tpfPvf80KBrUdwSXsU3sSt56egdaOm3Sm4wWjmmcQXahCsOqZyGdy3Mpp/61QJldwQprwIjC6kZDgfARKGbQydaJm5dUldb
        vPFwccce7q+AU8S4fAOPRD82QmW+/NG698KlSLztCrfDdZPxmS+zdarshhYV2cPykOPe4I0mjm/a8scu2kzxaVwIYtpghd52s90owi5tefLcg5l0LUX1YYid
        1rTC5RHQFyrqDCKTKlqGN99S8ODT1uxXwzIa519x3kEcYVvegl1nzWELdrBVFdP2spZLPG3/uF81N0ton58Qzk/omJ/QOT9h0fyErvkJi+cnLJmfsNQmJNom
        QRt6QVL1wqRaWpIrGJ2T71G5VN0qtb8uH2SnLs2SIRc2xF1zXWaxnLVnU396XCSPsCEO6bEjPZjvmTZ6bE8P5hPvC69oHhgA8HVnWRm5OnfWEw10m47qmxrf
        APV3WIFVjn4f0YCj5xBdOuTO6Iz1BlwYCzChhRdHwGUV6xZ9OY7um27WLfpmGQu0VXbHgZw8b4LuV19YRNb5wCj0kZmlQyGzdCiEbwbjV8huZ8MdRoULbmfz
        clnF8oJvsLCH17Ask/9u7TLFeEFkE8A9qyCTQqe07ZSe1ykfR7+hMA2+7roe0N/RnEcV5u/ATG7P7/VSAbrDxoHiAoXQVMT3u+6JYLANi6gyh/1RhdFLfrUT
        svsyr/YSVnvp5kM1hi4PF6mKXM2Dp0Y/Zd89sO/dSS8fAoZUHOwcdushDJKsU5PLcTjkwRDqby9ZJtjXARp3bgCSBuMKd/d8BS0fv+JWh2zTtKrOgk+fy5sh
        2PNgdORBruwjuDwGK1AgrOPBKEh6OqZsV++wXd1LOIM4Z771GKge2mpHtNVlq62u8OBrcaBC+UqvhqFKzRiq1IShTOllTfu0hjPbzA2NDv6rrwuj7nHxIJ66
        KzQq3JeegBVXgwBi+M4vyuB7Mvgue9KPC6dxlSa86GtezJqv6+ELl0vpRcse39grv3xnIfh1fRju848cDt8u0o/0c/TW3rTMj/PeFbALYtmUL8shL6zEJdFi
        eMTGOrsg+uNWFk/HZdsa2flBNcQ3z15F44GdLg/CKoelJjCAy/ab/eH7e1gbcIFCbgYYii9Xlkue02HBWBUaYyIXoxoMlB41Zfhar+xhT7A8Ho9Td3GL9DUn
        HmU5TvqGNnwjUzTXhROP4orGNN2z5VFRjVLoISun+TZqqQTD7oTv5DOcgoSceXU5uInaXih5KySGjUulswul3dPGyS6UduQqaf5tvGAJPl8lzb/ZiwB7X1OC
        c2nflLEx8sUarP2QVBnELm33qJ8wJ2OBrVxLrbaqkuxtPLnPBsiGsBt2hFtVhXfjstPj4e/hueDfUo8T/E5Rl+RW8zGV3sz4x059ZHJm6iN33Xvfyf5Be3lP
        LgX3HeUft1CGxQN6E/M4W+rY4PXLTbq4rHnlB6MStI1KzgG4fFGe9YGZSbwUXNyX7zTlA6dp6nlFWD8kI5Wb8BSxKTdL34we+cqLL3zl1z72jQeGeEel56pb
        tmwZGuofWj+0YWjj0KahzfYgNr3o37J+y4YtG7ds2rJ5y8CWQXswe646uGFw4+Cmwc2DA4ODg1sGh+xB7bnqwKaBzQMDA4MDWwaGBvsH19uD23PVzQObBzdv
        2Tw00D+wfmDDwEY5yD1X3bSFKuzfvH7zhs0bN2/avFkOdlN6/6b1mzZs2rhp06bNmwY2DcpB77nqxg0bN27ctHHzxoGNgxu3bBySg99z1Q2bNmzeMLBhcMMW
        6kT/xvVyEHyuun5g/eD6LdS1/g3rN2zYsFEOhs9V+7dQh/vXr1+/Yf3G9ZvWb5aD4pTe37++f0P/xv5N/Zv7B/oHrVWSxv1LPq4JrsQBjesLzliM3+MffpRw
        Qv1K5WzFcYaR/1Z8K+6vZc8j/bjeTLEIlcc/oPw3sVMSvsI4Jk6i8mjSf3iY/eKxJZdNT9ZxGgHkDTXHseTWk2tz2fCcESzf4RfGSjyWwid8xSpeXEgcUJJ3
        nIosi7AeEky+1ji8NdaQfVjlDEG63ODO+wklpxXX88kIFrFV7iZ6Ildai79ZPydiUwuL2CqvJmILGiI2n3JCxEZDCxFbQOhIyf1qnlh4QpEBNZjxIXyRgxow
        H0U2kUyyCaljhTUiuhHLUFqXED4+pZRPowLESYm4oKUgJXj8IVEeF9jUx1qxojIaxYIVlnlMkIs8qemjEIqghlmwBMe3AqJwj5xpUEKr+GO+++WDQCiIQU1b
        Rgw+3FxpMZNoQjSp/iZ8S/AV19WjnnBC0y5zQolneaEJ9gDmZyxQzcl7lmhz+RZHyjfNsvD0i3uUZPbYs8z0PH9TbpDLul2sGcBp5xOLrRJLrRLLaaJnSsRi
        lxssdmEOlkD8iJo/xnL4FjXrVjXrCws4we62WxSAC+ILQy7y/LKyjAk0CqkpMBZ2w46fcOaUtqzUpCaY98TNNpOt1fpZ3cRJVSwnFeQ4KR5wsLHB59RPIA9k
        AwL8XI6ffvxsws8W/FzFumLWE+NnF35u4Lve7N4c1uUOrMsdWJc7sC53YF2Oi9t4y26FFbAud2Bd7uDQW/jbbvApV1S2P5nC1rUKW7FziW16jMvKz4x10MdT
        lYNJeFj8BDMHJRpb1dDYulZji/7BN6zcnCYXUUPjSSXE2Ijx9eLGrV9LjLorV9RDevkrimsR2T9Cj/Go3HdutRiNAikTm5BLufXdh7dL4g4CLTerjIIDUJJC
        xIwo6x22MzS76dED12byJEdaKaqT3Hp+7hZNTDW4rPpNNbngN97iNNqMqwAn1MHYpb3D9dhKNQ8CmJm7lVj28qURE4ysG4MgYpwHlWMLlOsfjb6eraedrPTY
        gwsJBxovxX6NoKjWUGYjqtNeaRbYWqthm0lyXDgGan7uFi1EbjTxz5VSoylXiHsvjBLzf2xDxQuWjqxv/TxIFgGSTNyMJp5cicsiLV+XeM9UFBsCBifqawqQ
        OjMh0NjylwLhvJTAZQ4gUQRDDc1OR8ERhJOmFCgFug0pgG84Q3eucFow9SLnJPYVZ3DBFSdO8jfuy5T9Et4xJLNsTOuMvDyHvdige4e9WtFJfoA3waU0Rli7
        YUyF7PYonvw7XJ/XU0fockYx+IDz/4X08ueVN2qt4+Tcagib8p/CCQ1HhtkVhyKK728If1oM5GFHkVrMQ5JovF138nUubKWEw9NOeBMYH8dy4/9UVGVUNLPi
        gN1rTVRg4tKwaYFBe1c9Ls0zXsnlSOWSTdJflZf+Ms8vahlHbnTzhbvgi+y1KDtFZ8kyVKOsWobtw1RDLcMKGVHOpGoR5GW1DJfAahkFtQzLHo4QucurZfIS
        7CLtZ1g5BbUMq6qOoAyrlnGwP2S1DNdg1TKskBHlTCr3t2oZjmVqGceqZVghI8oZq5ZhhYwoZ/I9sGoZjlu1DCtkRDmT2WWjeVYto1qrZRyrluH2WLWMsmoZ
        lallHKuWcaxahgu2ahnueUMtwwoZUc401DKOXOqbV8tw061ahouzahlOt2oZbpRVy3DcqmXYrCdTy8hTqpbhsqxahr95pARIeqQkChlRzli1DCtkRDmTH1yr
        luGvZ0uAvdm0llQtY+u0ahl5StUy8pSqZbiUqTKgdqos5Vu1jORL1TKskBHlTKaW4b5YtQyX81IZAPOSLceqZQTgRC3DX1i1DKdbtQzHrVpmAQCvysqzixR+
        htrRqBXgq2ZjrzLqHi0c4xvY+cKlxCUqRtubNqzuUNTlYGUgKaQNXZdxcTqlfa5qxVujaTh3Y3YWczQN5/5axaG4+jKhOAA7bLyF3GK/9TDVfOapcC1YzP2g
        Vx434uJk+im2T8156LONVQeIN1cObCUiR0RFMMh64UvsTaYgxKfAJ6+ymydoJ8bHlCMcB4Kja0ZLrKoSaqgSD5/x4TSQpsB+CO0Rzimh1Bo2sTCdi4p8S3AF
        ahUlljT+blYkFeEYqIiyiqZKAZ9cgv6F2SeaElmnvjgNJupzJPaRSY5CiVyZcNPvakiIfVOoiz9AFIwDQNxLUalLB4Nci61hnX+94F0//E+az1N/joJ1Tr/I
        rGlUEy/x7ehS53hI9bW92GjPfBFDCM8TFBNLe3aqBE097xnFdfbrGvT/f9jTYSeu2I5s5CR//EUZdyKOybO5+BRnMKWdko7DDA4SU72bE6QLwho0+Ky3yOaP
        Phv7Usiqivbk3FNcmI9bbF608RtruOTyi6Fpl4PpT9kYpnQa9aDCM/Teeybuvpq6/BzFu/lcgMNQ4yZ+vsJeRrGtYYW1hNDeSGZ1PY3AfICraYj8epn1SL72
        pB0JPmY4E/J99I832JC17kwPxLbh45qNUqcK83Ko8LSOtB5Npj8fpgeY5DSej6SMiCZ89gjdOSlqFuLMTFQSS9Wi2OMVoC0Jv6hzfg6/mvnaAk4e13y5j3sK
        W5DwS8ho6IHY2litdacJCVNw1oWGkBpOFHrUuLaAa6dwlDJ5/lNhpJIBnCfkbbPpfMhm2LXtNnr/wK/j/arUW/2Lnw6TBz4dpqVMHd52W1wmJj25MvmaYyjm
        m/J2yG8LqQalKoIuqJd8EXuVMV8FASDAvJxyrNJHRQZqvsMU5u5VOQcDkyXF37DxGW+2BfbgER/MM/SptPkWRgFDjXU8SUz0qnRkJ9pY8ioXLSW/T522DYyK
        SW9UhpeNbGAbpw9pfzdBu2M3S9nfm3ucveZWfrwFpl+38M6TN87ALEYoa19H4IjNUlHE6WKVGok+AkucWb6q6O1LYuUPxigYZpFd2t+S9NeT/jrS32oQFWhC
        SwzGHuMN6tOxQzhgK1uaQugnD/AEp9fHOtTvpZhs6vfYmA540H0+BQrxHZXwCohk6TDR8LVSAsZ0rLcOQ2PaflvpuMOWoqMWm+DS5BKV2E8NslhTLFBLbDWa
        mAOUSRrYD0l4zu+gypCeCn9fRyJPtbcx4VugBs30gMWlyfiXwhS9AGeEz/BR3uJOQUy8z9Tbmpc4LTMFrkLaCj2pYKUbKY2KQpEoLhZ0NEEps1/kFKr7B8pi
        JqgE03yEUj+PvaaG5XJuBOK05Ni/0WK7uGBKN2LL2QrhcUdhqUaZdkHjcR3MRcekchyHSWYIPfxAjo+1EwvzAxW1N67cuNCPx1ejMO9mL5n5kh2GNk85rqeD
        Cz1TRGG1kTz71azwkB0AzvduEYUBN+SH4MEiDFCkJqAAOgaxOC8wNizHy7jTdJ7iHPEis+gULaR03bi3NtbQ6D6MDqip7Bz8dGhoLqErFGNQXATkHjlMrNln
        cAp7HwsDNROIlIMr3rWnlxK7c+rOvOrzLb2RZoBzn4GW3rjwjqyfiZftMcvy2Q7LvaOdRj+MtX0Khzcepl2LPjXx4Cko3Req4KdqbH/smqYWQRjqPihGvQGo
        B3zuCdoHSmOSR3HNGgJHBNwNw5YGHLdpR1HlAdx3JU54SboWZ9oOxIo+mf1SCHW2k6c6RMqrOPzaoDHJ5JPhAu5hpp60lP6xJ8MMxJKJJ8EON53BBql9Qme8
        cEYwCcYoh6uCcHVzI7CVb2rEuS+h0Mi1pWPbSjSOmAV6NppqQDMFhLzPQkiY0TkPL6mBLKnR3JpkfF4h6AhzEE+jNIY/5AvSavW8EzBfQi6Qc+Si+QjXEBoJ
        LwFDONMmWE8zFwF2MwPtZOK0IIMwmZTY3KyKO/BO0/qgAITA3dd723bAEpMF97Zecf/Ka6LTdCDg3KqRm17n80cMFiI+86JOHvFJ4XQdYBVPmFdmGsrSNp1M
        cU9j96FokdTlJWckqeuhaIlxk2l+mjD6oWip6UrO2kfvoahLqE2QPC2jtbiBbtxEVI4uzHDlklLxjOwk5/8N185DIYtLjMtRMc9484mZhOWKRdCuGuxPwB4X
        TI0NzptugeQ9Fd95YpayxbhZwgvXdGERLc67rlRG5x8h21y8H6vQYxsBtttksuhheNmjqCbWqCBDVoBcMM7hoay02dFbsRWERsonyOWzBV4AHaDH7aVSIVDK
        dhyxL4eLrJ9jccYOnZovUjcm19gRQL0Ethpl1XBiB9yOl65yKkaDPRWkHYnAmEm78KKoVA5TejvkjXF2Hq65QcJ36mUMrqJdeI7WCR3aJfdNo3DmpXg9Ogvt
        tAjIPiVkzWHybA0pS0gNv86HWCCTtUbMvhDCcx/twBAdSaWxOLl1/BAbOFthKsSXKIIpeZBMgNdn5wPM9ivL9gse++M0xSEuB0OdFMNftEMuvlsk7ZfSaZCt
        m7Wtpm1VHYdCQ94uMeOA3i2lIrKRidO0X8poeFMR/QfhmqidfVVKCCsuLjTlRrCj87aFT/GIEOPQGrcSjzKfbQkaWyS9ralJShzyC4/BcJrfWUHkZefTSfdT
        DuzzW7EXBGaVQByY4Q7MwLQFO5UaTY6LkSyxRfqDyTWHaHrcDyZTRLDA+Ym97PIjh2OHKEsyyjqGXliWYc/Cp72u7w3+SrvEaIwqGEtMVlKzLod3G0WYXht9
        W+8Q20avdc/7WOAipwsHxP+ax1elZnIhVqxuxsHkkrynlM2afzxYhMSFr/IKV4DZExU9Cn9KqeXSNfuEZntrXXMq5nBG3SZi/oKYDycupJXJyQqrRRMPTxkX
        L7t/P5fm4Bbv5HyZ0utMkVjjBKGnXL5JnRqvSKfWsu36Wvdk5aHYzaEjEYLelh5LcieMs599b6qMZ7hGzJ+lNWAwJyuQin3cd13qHyuKx65g8p4jsztrjtVj
        1DJiv4NHZmZtM51t0OkcPQZ55HIIKpI/zMU/8QTHHYt+YofxTC/7BVRQtYa/pZhbsVUyac+SMZEr+CjuE0RZrfV+MhWhRfm9MTS6MayLJkGGx9iJCQ4mfAHk
        +5eVFEk1W1drKc320sx5yn2usd4aDCqmYmwFpAF6Yg7a4bku4zU2dI3ovl6onP9FxQXmM0wBdBJmZ/4+y2c0MTEzHfOYmKeF7fCFO0nZjwIFX9K0E2IuZKty
        MK6JuJCj0QQ+O0lsSZEqs7wLZDxgogFkxg5A7DT8nzriao5neKoAUe5Y6kxnqnjB8E56dR7cZsiQ7+hd+CSoY95o0stWwX6wJsn5LwlZwIyOXQFw/KZS6mhe
        GrvtQgFKJjdV+7cb59UErMJ8hRdfyDxqyzxaFqz17Do0aRYoYoemtsGa5qLZ1EIcQgCmMbWMnfb1YpiD4CWlYZWKK9T77F62Ifipsf6ps1msg0rBvp9fRrzi
        VzVDyKuMJFizbChRNNMyINDSfIESzH+ozKY5SyaeCMM/1mljZjx8lFtaMJPHyUD+mA/R8wLaje8o8evpnYYuTzh6iZl8Qrv+qDrK/Z4RL2BZI9E/Iby5xs5C
        khKuSJ59kv2ln5HgOQmmOQh/T+N1S6csTnL2SZxpEtVMHglRlIkf8SmfF0li8m2J6OQ7EnGTc5/nFYYldWMyO4mOiXMrLJsFNbFwh+XRSJykkYC1SPJJirjo
        Ia1EaKXo8ycsD0QjanzZ9D8BB+syboGMOA3YUcCFhXzMyqvC/avCtlKuMPI7azpcAxBfLY9JR/LiK+0iisqgKVwbBHdv9BaPlo7p4yHowExfanJLnNQD3nxF
        RFyspduquKchndouC5paAcqjj5ri9mwWDsVdNBGEqlq6pUwek1koJicwVTQNq5KTEguiiyFwYb85vrkY6ihEVkFL1Zc8Ld+1J099nsXMi5NJidSSsdM8nyZF
        6r04gL4grqjZ9bzt/imYN2UP+3ujnvQBzhYaD7fSDPTgmgs/mfbrsJrGtbQRTWzUY+B5YzF49OQBYsQXUTjr1iPsoMdrLGfNpIHtUTUZm3ajzuSlbz7zj4Wo
        zMPcu2BDaRTvuz+MnOR7L+Ci1DbTy4fok3/+0y/8qMDHV3pe81tQUPNMHOfzxRftMfGI+nAmTbjpsLko5R1KH05js684N1E+5+1y5v/FT6Api6kPL/zd138F
        zTER3N0lnZSkojIxgtnmTERF8PgOGldLrW+/Gns5b3sAsFe++koRJ5nZPwXxCg6VI5eZLqOBLZlaVAxErnuuQuGyAf1CRZykzeCZWObnERYH9FkKs8IbkuwO
        AHFvvJw9exUMYekzKAAXCReSM5VUa23MctP7UNz3mXjFqezjU7H3auP7+CdDtPY5l6b2pT9VmKdvfuXPCpFcW6pomi+N2uBTDcAdRquMgLtdxHBMY6z4hdVG
        fbbe7m2njPfwghXnSMPNLFEqYKW4d8D2c8gdh1EyLRjo8gvwUBAXw48jelKzVzInNWLjlPBpjdgZHgx6tu8bG/Oeqo+m9Zi+U7mJo9WwIrvZ4VS8wvR8Jl5p
        vFP7+I1Z+TCWSk++O6cWPDbAktvzDtgNe3iiAGJxR3KptD/sgs9CNtqcgBKssMa9Y1Cf1MnS5PlPpsesuPGxw2civDBK2pL/en92BAsedVbTxxGrAB7Q4hfz
        pI6qNDf/Q+NO431HOspiZwTz7CLOCvcnd+lDMND+CUceQ96ojxCTuKmdcnHYmunCxcR60EyDwwzvw6z3DMEpVcEQqJ+3oD4LUD8RsPdQEfVSET6f107OuvXk
        jE0cOX3vD85+/vmPf5z2DRMFKeskwl6z/KF4xZB7Ag/LP0uTS4tk5UOUTtP80EPEWo7TGz6BUgyJ9dkG5ct7hYcvJI8Rc1hY654ICEQoHA8ISig8GcRR+E+s
        oHm8QCPnXIeD1gcQ23VnDeWdofKoaoMDxv8M6H2sKI22Je7Czx78vA3SgsQJ/6UB44+l/G0xPG+92vMc2YF+TDUmgooN/xVfTpfq6JFJ2/Wt0gXtKrGGwfRm
        W8NTZnku3pOL20ZLnSiaGtqPny344TOLiaImownnAukZgKhkGweDYtoUv2ndG/v++3cGeq7hc+gvK4ztaoHiVeIX1UTwZv6vMGzjm+EoaVa1aHn1tCkLAiay
        VkzuKtaTe9uuZyPFYvIKDcJfqpFN936VhdCFzXovfm7l/HBJ8vu/FiYP/FqYWwC3xqVeQnd/+82/+LNi8vInQ1OCouvqZCkiVZo2DxEvI3xE9OxqpOROoV9J
        Fx7acBvHIjmTVYDJ7ONY5LUB/Rg7tnjOlWU/8t3Zv/jc9z6+fNA9SU9z1aW4QbrccI5KCI+43Ps+CQo18/GQlYRYZTXbhE6ivW1pc+Crhc2xwz9RARuF1w4z
        qRLXNkSWj+UW3y3eqGjoA+vhtshi9BJ7usPEEQ1R4bfFwUdxnXPG7qmKa93HVNxn+hCbUvidVKcmkOVpxSJnfjMh/F0fSPQC6oUaSzdP4sIEwiMubkJG3RZl
        UJwgrM9Uw+9AakBFNoTst+CxlHss90rLTngR1z7mRSsRnncjuPDDfoGexj38nuTfCY+WhJyExSlV3JMA4CofQExs71Z+NorgMgL9KDNwfaztWkrvo6cccEV9
        bFhhyqaPBj7qg+QIPZrmVYuqgVMIRUS47+2hOHpIliShGdPXWOZFaJ0bXapxyrl8ikZTZ924SoNE82TvNI2q7FGmCulplV1boGZaPDh4W0pC3FWfK8QxJVys
        1EevulFKX9Nd70H2NUBBfJ1k5elcnNZ4/CjzRiVipQwfrYLcsYqbYuVm9irfzA7tLOZS3MF6WOvdvKh7sKq7ZL2HMNjM1nJAEAQD/b5baa3xLTg5oN1mKYIS
        ivAhIQggVzDwY0rSoAnCJ9z/4/IJSJsuC/6id4S/LEgWTFG4K0IFNVpf7eFXtCFaBP6Hlmo/xduHndUUOLCVr2DBG1yADLe/FbQ3pKAHt4NW0Gy4c992wGTl
        V5KnuRPExVn+rYKN5TllKmAeZlR2hlZwFI0es+9BwvUF4BcNBQ5OufMMdOMeIqxBcRFJswYXkYHplCuKyjJHbexyzZrwF4i/r6dejSChf8CTc+uzfLDtJf49
        z78v8+8Y+xi5m39P8O99/DvOv5/ywi/rV9kMELb+D+Dj4QGmpafPE32Q9A87JylcmI3uI4jClozm5Hwvrkcp892LvQ02ug8cgveZU3HPq/XEy/FcPQ8vxBze
        lFFVgmicuaVNfTuAUZxs+6udf/UH9Bmf/R+87NdXO86A82c+DjO7Mz4x3IhM+9hVrnPO+2Io8ZIv+pRZP1pifEKBBSidCCUWouXY33noEW7vsbDmJ49x0oli
        2knU9nhRanvYk4b8LkHUhId6ni7SUqfynypGSxFOFqNu0FUf8DxTxfDf/7V/Wv2u+7+Tv6Viml98+5e6Pr/z23+Vv9diqopbbKBsBR/PA8B23rL+0vZSauw0
        WgzxXSnLBosMqBdkphoaWPynsDJ93P+7HAHkoWmHaW6lwxfCi+mdi2kjY/rmukwPrqxdBQ0mo0LMDOpn+zmYcxSxRBaGKA+Xqpvefb0xuAaO30bbtf2MoEvU
        DZpucPXsgQKLG5YsjBJamsy7cFdB+GMLBTTe/ZCEANM4TfiDy2NrZCrpabVAUWeUfE1oxRG0Is9nwW+xOl2OmDEAfL+YQeKLxSZInC5aSJwqCiSeKwokvlAU
        SJwpCiTOFgUSzxdzkIgbrOdB4vlSHhIfKDdD4mfKKSQ+VhZIfKQskDhRjnABhBUsgT0TsUmvFbhFqQCOODYRyEU1K6DDyS32E0I7csLtLJujj9ivFT6ClTVL
        8UQh9uyTYtKXnPhySCSg9xSkZWMUZ+k3xICuWChQ+5/CrSmrabAGuEPYy57oETHQJELwhAiXEE/Yw12kcR5wvoA4TfQUQir26R6RFLknoaM8w1ex4JLcxpro
        rcsIpmOXvNDLNT/sSc1EjmcJp5mlA/pFhN0D+lyvVDhBWb7dKwIulvSMaTiTEyFHl1wbAAtIWYmQKKbyxJPNVg7ErmTDj6k+1x71IJxp5ykHdvsvWoqi3Q/U
        5nFLFcNtveIXlq0qRZpJK+9Nn/0M/n0daqecugkXd86IYRXwWA92qwbXuhJXeU5FBbBLL8CWkcIZBamUYdavO+65lbt2FmwhscBrXIhxjbinz1YIcZ9BMmWP
        By6M9JXpeYY4F1Nh5gW6R2KBwRsJX8RGEAUI1MTo4HXXiesZHXp3RvEBuxKWfTcYurqUYgsoif8rWjq2qSWcizgHO7LKAHWfQlo4M/ZUAo+UINWcQF3oXUMJ
        wor0xvSr+bN9M5MssZTJidgpiTd9XBzwdPgFjU9ZSM5O1p7UMgjYSLS48W1Vi7SLMclBdsYFBKBJrL/WfbqCvQ7tQioQWsL8vxhdAh0TUagCwi+AT6LwySLB
        gsP+vIMcLENq71rCEKOVUAwArWKPES9vYHYg8kvgAPKIKRymTZdHTH+l9zCh8r/QXPEd0WUc7o3WcrgnupzDbdE6YO+8EAQlZd9NeNEV6R0LV4rTKS/q58is
        G63nSD/6xBcbXcphGK3m0InWmEAWl3f0wvGDqclYQagmLnzJzqERPw6fl5C4lMKv0eYzPEVkrgVJRCUzvlyFQRvbVQtkmfax7b14gbeT/HbDAm+n8DaINuJi
        GLNGDAjHQB3XmA1zs0ruR3dMvxyyd4w9VO+Yy81qyT2O3KvNRsmNMzjmSjmrz9tCh/Apcqw1l0r+CTxdSkiZ82N1mCvk0L9jLjOXSKZJZLqEkC9nmlVibBaz
        B3zaDUMBUkwVRw42RrTXELVLMYcmBfoBxNCPGNNsjtNrzKm4WSlmTEMbxtt3Ik2LDyfOTjknz8RXP7WYsMJ0H3Ds00uZuQll6REGTw/2CGUjctFHCxV6lfRM
        WwmroRr6wWvQOuFlBqxWqphqpZoInpjh+XD/LwfTPqD8UYg8I1ePJk5OF9STcKHcEH60tFhZ6hxrS6+JJYSZOJ+Nd9mC4tghyDP4WLhobw4b73DD07NRwcfa
        dMdowHqfTdmNkQZ3QuTwnE6mLqvnE1yroMVxyiUwgZYcWfbJAKpCLin7BDebKVwFoJOzi1kzb1R4BR/oc8Mr+fCYxkm+2cXwZPHy4pziqcgXQbI7ys/hHBuo
        VZWpQVRzt5myZHB300aiButi/yC1abXzkgeXV+ucWQ+ertY6MxD1qjlqDG3jEYZRpz6KHNYs2DX0lRP710MPT+9nXPiqosi0Cx9VFKHp6ebIJBQSiIy7cIFF
        kTEXrq8oMqujxQZcOtoxx1JzTp8QSzG9LXnx7sZdfBS3z7AdNorv4lN8F1+aLbuLb+aehe7im75nobv4phpvmu7Hc5LJBb+ZWPDN+IItGFvwm9m7F2oB+s73
        BHLPgJOXcE8QW8otR6ybW8ruqLh+xBZxfYh1cfmILW5BBXu4L/Q2iHrh+K0elZPzd3UQJNpj5d18mTB7ytJ7sJHl64N9s8jaYnVZWyxCGxoGFF2m03TO1WA1
        6PmFYhrGXXM/BFLil6VyJajW2trTMO6kl4QMzRLGiLiajQo0/Mkik75cKi/vkCPtITtw03zW0iUYD00l8Y8QWONIokCcJvBNZqgz/UmR+lKiktDWEt/jMaZw
        +02Jyu9p3SjUCmytQznrjDNJuJZhV62QegLx4g6R3OMoNQ5Se3DQqtnPDf1d32st//F3HTywG+SHHTVcjVHDaMOWlMP1sf0eEhfP1nYg9tj/LHjLxNstiw9e
        CGP4KaeaSkl/fTezbWgVHg7XlDgfxjSCO+RT7IkR35xenW34LXen4G6ET7ATlX7czXXREz/R9gY4PlV8H7xBi72lH27glm/hIVWm7ctDBAaqxXkNIjCHeof4
        qipniO+o6uPBVCP3wIsJDz/w4n2E8zYSigq4fJ28vLgebsoigvJeWhwT6Ti/WE4Hu9trnnXTLk7b7S3wjZtbYbiUPiZPwzqy4dWMLyTGdSAEma7LVVJ2bDCc
        HLAooq66W9qONjdABmePWy1kbS9opcJ4teVBTzHozSunZSHG3s6qGJJRDB8hDWlB54tbxJDcotggN6YuX6A3Ll7nxKs93DbkHIrp5LwMMpZR7IaKz+cTUQrb
        ieY8zpfUzmyS6wf+yzvdeLTvWIVJYdeBOKTUELktTYO1IW3XtQmZEdZEyC5mxwEX7+81YShvbGZE6tGihtq0ccsY8+UT69nEotkdHUz+4r7UuF3/P8y9DZwd
        11UnWN9V79X7qFa3pLZatm6V9WlZdidxrA9/SPUsyZI/lcSTMQzLGOJkmO4ka8mOJxBZ3YlkpRfMIMA7YwcDr9sGi0HNrxnML2bWJj1Zz64AwwomO+v5rX9s
        M2vAgIEe4mU8jEX2/M+5t6pe92vJ4GR/a7nrVtW7dT/Ovffcc849H4ATazjuYWMH7avSmFwoJ2uwjqAz3nLYY0tjOzT86JrMYKAaUBOk1jWgPjjdFW8ci3BN
        rhpVI2YHWpK3e8fZiRT9XvqclS8JTq86FV1FqYEd7RhvgkRo+xCqe7AQfnUDbhsZL7gUPh/YL0IGNmF4jPZMn2Ncg7ntrh2jjZKe1yA2PDFB148R/oeyb5Oa
        9Ytu2mbl5rnrx1SmruJAiJoMF/HqK6PZBramZ2sozudLzB34tFhDZfwS2C2YTK+peGtpwLyYPYeUX3jyhSdfnNlUfsFuxmhj32BCRc7Vx2lXQaRkF2YjV0sb
        rxmT7wplOmoiGqeGxAUrVaLWGYceEDKuTjf3DP/VyLbdnVpNc+wDpXoZSN0PqM3TWTmDPgmg2pUsanMpTjjGvnQ2EYkcwTvf0k+bjlSS0dT9ZNNvhDHR6Zu6
        xBphWPf/7uvgzv9y7wzxSJetdYva+qkDx3ort3XlgbgEwq0vEkAAgMeCRudHCK+a0VkcHFMtMzq++ciV0sWj/qYHm/2KWF0tYrUpQkfwfmfVmLpSy3oIuldu
        dW7INzwqE+UMh3HnPMkbTiH9KYpH4VTrs1T+H2qvIX7+4nVjxSdEcGspUgUgIIZZPYtjOM10OZpItUwpZ0ktXHDyf4kxGk/VK3RM215vlTxHrgA1SPscpU8E
        1IgrH2WX6yOi9+V6Fhdy4Vp0z8AU62o7qO3V5QvEdGE/NtTDP3I0BM1+gvNX+K5jEKGdf+zoFuE5ZBVA+u5N9r5fRJBPTpuRcEw5IbNcuojMYf8Wb+5AOITt
        brTbXeBb3q5f2wFX/VezRxiwIMs67uev7SAujV1qsFtzb2kOb7uT8KQW3y+s8h2JW+M8wkneJw5oR1cThfVHcjdvIISV3FyclxF9c7ApkS+xp+C8b5MJDoCJ
        2WRHTc44BzuFjHwzOA8v40D1dda/trCiKO+00Y8Zva378vMZO9tvwPvTvU1iUahQ55Ex+GDjH1raSTHu29BuursJD1ERUazslxlKf2OZ5FHBvc0B+E/t//Pd
        zSU/HGiyjyy4O/rPTiz1sSPKENUzONkJtC49upedJocI61Rn20hPoBlSoYsWMVYEagugnqb9L8SmgZcBXhLC2PIsIKbqMNHJ6rT60Rjl8la5eVpteTazP5G5
        I2hnWxVFhkTMqjSHSI+I2ts4N2XaXBGchXCq5exLD3CKCJgBpQ+kt3N6JD0EVhRngCiCr4pzJnxVyX9xOIz1GTvdzzeTdtoBJXl7M6CJ3FGbv8J1XhzKOiDL
        9ytOblN58o6jA2LnOiD2bTS1RYH6+8uo3O9MmDS7Lc1xhMzwZcN5jnHB/hY3sfmAe6Cp4/B47CLs7qbFniMZFnDUyDR+TlmU3N5G5RVEjQZoRRkoc+/kYAx6
        LFwNTVegKZPSYZ2cQwzaTTPZlhnq6SF08XbFCUFAbZ4plLjw1J2eQfbpn+8FCgMEYj6i9BWXsx8/HlCccGxxiTTOMIeUleOLS7TxKkRHNURVehtQxW2sVeur
        XBwqQrt2o4kNWP2nXRTfpl0U56pVkLzEivm+04t3GNm8UyKbRb6FAh6U4q6DBEaN9VNNTfM+727r826/1gPpg7n6YLLFHeKHM4s0JmMnvikYoagXiTHvU1uK
        xNh3MJHNHizTB5AMpWv7YTbWU6j3xWx1wWwcAqe+DLN5gtngCZRRQDbMepjeytiNWTlEax++lxZqHSUJduMfIomJU8c9dUfV725SFprF9Sr6kjzAbvGlfnR7
        f9LYjdhFxm5c3yoVaYN3zyBL/j4CVq2xde9YBYfVTHBkjcCyytJqQl1T1vr3CR8csTxtE7Z7r8lQEydwefiIrDxZuIvWOD89QPPUZQS1n1MgMFcjMFmnt+t1
        ekjJ151GW7upjFi+1nV5s0boMrPZwrKlOPt5Z4Iw+1853M4lC8VTA4WH/wHGyLXcP8hEmsbFJe0GPZyRA7qPyrtzSa8IXQpCeUh36AHdoSO6Q/t0h0Z1h5Tu
        UEIdYnS5Fryayx6/00itolrEksoWhLR5Zrc7B0vUTQq3Z9m3AZF+mbvHmpf3sifsdl/E48rYarfbdTW6izT8XPb5n1+0jx4gUv+bgn4ewp7Bhw4dwWcRb5Jv
        y69HqD+Mt6g/jMTk1//HoK79GnUdQOgq/umvl+8THBMHR4P1kv8rN7V0iz4Rh+uNVbDJEofombvDmnaIJbN9ho4N6BCJTpQ60eqFKKI7k26W3w0c5rslSLoz
        sfiHJ9SdWiDoxWv8AVV3vgCnpV2HVYK2qAP4XW2l4imnPdPtAt3TfkB5Zoiuc7GZeop+XC704qH3RoH3A3Zi0C/TQR3XQMRcBGz5SuEr+a2rfxP1IhqJrReH
        THNgXrP88GPLxcyihlMJPa18AA3v04TDXFa2GdqWD8neV2k6vz5CMKbX0qAjWiSHMvdl/O1W2ep4cnsP4TOCGG+i/OaM7gL+5920XzPu0F1nWOi+X9AfKilZ
        PtdlOtUyBXaHl0NvX08BD5TfT/a2ydTerdQ+31v7QqX2yaW1x7w/16ln2J8DUXjoXcCvecUCvuBVFvCbXs8CXvAus4DPe0KsOVia3BasM/YOhyV9nsV4WNJE
        LfGiDsyiJiDJul2weeHO8ydw5K3X9QVbL/t5Oz1MaFUMmZefAC7u9YUGqdSoK3MNFujahAwdCdqRa/oTlbnABXmxzqEPUxCduSZD4/QOAsIBHKkBGiB6JnFz
        m0SWd9RhiU/vqNuRBzcA/Bzy3IGDO9zsx/Gaq5w+K+TQxWYysGpwaPWatYXEN/Yu9M98sG/mOVdvNYxEkz+ARAptd3UnJl3d/UVH92+BxwlQdvQwzDsYBvGL
        K3Dv0qCCysA+owW673uDsaU4Fcm2FX17ti3W5Ql5RB6g9AA7DA95PBSlHQmnzUP3EKX72dF4SMCEA/GQRkDoWFbgZNrJKjjr8FKMs8/HgukYEXklGSse/OHo
        UvwZR2kdJoViD72MzGTpm8MRaNhZg8M8iITFCcZz5zMZQp3BXobZZI7VRvvY3cSvBRwlEV56CkrpE9nACJzL0Md04x7iyH25xSEVQ6FTPFYCcPhMrpCciTzN
        K3vGBGQgp3URq5uzAkUo/GUgC/qM/WnENv6iiZtyJhxTA2WZwaGmxxHwAgw2OOmSnGNfLVykrpm/Lmu/xI8iaZpWNRMLyaKnZ1ObIxyKiJEgcJi72o24q1D4
        hEyyaClA4ErpZd/5ePOPCGEkw3QzrLkxFRxuwgK4Tu0/E/K2b6Qspnz6mqUsmCElDGOmFIoq52HG3RubUWbTKtMx1jTMaY/f7So9/WD9vGTOubHmvIo8U8vy
        OJU8vCpGTd4vL8tL4Gzxr8ulfGjhma0iX6L3pViqu60qp5J5TN3/E0dsNjg3AZFlaMk+kbemsQSR1e6YpBQRyMqH8rLyBZdAJaXa1/5iNpYq+U6EwtcQh/Q+
        ucH5ZnGUXhftAnQ4qPRMjrWZcWUrfz4yl/wlmX8mwseugVBP9m5tTHKU2SfZJsZbkp390RIW8qs/UvVfqJ6vc1YP4TQsR+fWSn5sEAw/9WbKcVb/djhzxm/I
        htl5gUPBFm0NqtnoNzjrYrYsY5foEZ8qQoPdglgv0o2ca4wl74KVkSheEJQQshNHIXMNZ19+9qtsD2wfhDZAPqefHlXuvSggzs99VTvCYufKh0dyS5f6E+yg
        fK4BrpD1BkITFjlihkTiJuM8MEBVEtEo5vNiFW6XiD7CNLMVwGYVS5ijug5zVEeYI6JI+lQXQI8MLuliIBam4u3pLo7d9BlflEtMVCQeK7mmoQnrjGGDN/lk
        nfLEc+MKIwLPMea3Sv5Vemi8cmh68uP0LNJ5OKDBgPAJ68Dw6zhKrmwwggljZt0wB2PmLlGM2/fgH5sPjRxc146yMykUyaKIVdAF2jcO413aDFjeRbcHWK+D
        bw/yGPFtB0iyzL+2zHSozHQ7JJa6nOywDs81AIGqfAVBo67lNkQyldv9HGGWb/M+opq1LFIi4t132dTOvh1WVbcfI7x9OxH4eXLRSXNIuYPcwU8O/eRVfiI6
        +qDaj9v9YARpW0EuF250+udi4v423N4GGqBzcQQM1Yh9DFeHr+4xIi9GLL7afHX4Su8P8PsD/P4Avz/A7wNahQhoRNcm6EwqNOdMOWfKOdN+/ng/v9/P7/fz
        +9v4/W38/jZ+fxveH2hCGISdnG5ZNdGl2q60b+GQqzhJVyZozg5rGy0hF4ZqiIFwG+eCXQvnCnCEho00ehR3AT6zshHcD6sR/XakAq7S5ZzayNvCUs2Sxb19
        XDnUcFZPUylkEX0fBZblJHHxCQ6h3lMlwQjNw+H3XoPkR/FV7zAVNV2wkbcr++JQH+2DEfidAEQ6PROoynOoAz1Pt1WfKDtNp+Wr9hDNh6YVLXnbsJf8d/Ge
        krtNBsxmyP7ntjqjyTm33/4JGqMcSEyZtXsIE/GkAAXtMgX9AKU5U9IufLZz3KLkbyG53IdICfCumsVNYRq8faDuEbHYExe9HqTjIj+OcvYaH0HPwcSwBq0l
        TKs4Lj/AVK9wckKsS1xmJ/kbbFvzjiixFQfBhNkLNIqFL+i2sqt+oWc/FfTheZ6js0JE0nCK77SwKOTXtsmzfFD+oYvZ0NFYOiww/yWro6xldbw5a6l5UFaH
        PCtVd0ADoNzTjXS5UpnjOF4sGblU85CJrGm/SKBo4Cubu28+WKnmg3wec4DQ2n9m0USubqOZIfde8l8dPRBV0rUo3DENCIUeKomjORvOQJnMYu+sC5EOuyW0
        FG+aoxno5Gwrx2+xstvwcI0Exsv2Qwj0wRlqCb38EE1ZerxhZjrbPsMZEhazZdv4QWWQqWXXKsr/IcjX7OzDlHXHzLRE28sO4ufr1DXqwzO0Mq9VN8xkm6az
        LZTnpotDahu94QCE2e349MYZYjkp/06FQq6HqO4aRS93KtS/Sxd6JDuETKNMXWS76ZebJc7NPNi2UbUD3+2kFlGFH6LPUeEt9O116nrKeytVe53aNUN18/d7
        6ZdRtZ1+2SelzKGUjji3oaJy3G1CBhomlqxtmelSGZtQho0iif2l91vU7pmulNCN+Bjwlhm1RQESmykXPrHV3hl6QD+2UIE69xnkvpaas3mGGmYLoK9hmRs9
        b9LQ/BDaO5NdT+/tmWwX95uKRL4tM9QB5Ns6w+XwM8rZRt/tVLvU9YDltNQ2idp2omPXUq7NMzR019EX2XXT2ShXs5XLperQiOvUtdPZNVzMdlPCItHp6gaU
        8GGGyge540P0RJ/cgO/Vjdxhzr2A3B9WozP0cgfn3sq5b1DXzNDDNs5dwOJCyGf1t0I8tm+mS2C6CRC7eabbzezd7oWoDOj2dCHSX9z8oJwi3XbxLdoK6MJi
        Pjzslwc4keQpvklmM0G2g59znfcQHg6WeXltbJGh3zpTOMW4eebBA5D5oV1bu0Y8/dBd4n7SZfcCoD4vhGNJ1+aASoKHS40D1k2aIxxFDHoybRcfxQXJqh1T
        mS85d8FOUtmB1HGmDOlKZXhcoIqSn8MmE6qYb6R+iLXcnvrlTbXcQN6aRrgIssBMHYhytyTAXW6daEMzHS3opmgJGHhDtbu9u4lX4a0LJGbHwoZgI/pvl92I
        YqXkTfnzfFPsVZbyy5MbwXWrIiMweebk37IfFp97Tu7fOSI9qbDKmWaVh5pGm6qq6cSSA5yPFIM1pNWxOKPqzQfNqsrLmHWixtN1aoi1rGgLjxtaiDG5RSvK
        mHLbhffmdvKnTtqORQts7vrMYU1qOGDl4y4Ltm4vXM++n6kUohraGDQ5XGE9kzMr6JkErTDwPURAw+5e0bgEpJrgKh22iVhw+GhnSQaw5r6OROzo0eftrk8+
        zAScUBX5vD4VukWFR3iXW1oOPDwhi/b0uE/c/y3PZFcyjcr0WpLJYaGCPk+XzAmzUUKMJVpnk2fV3PVjSQdeKlnZr1mJC9zU8bubyRk7bcb8nHH8P4ivmyZA
        2L0sRCN+2S1zSnCfJldjogLT2JlWXoXz26tUCveoPoIPGDVBuAX7M4SRdfWrglaGriaiFvGvAAxMByRPbPQEVaMaa8YxLvi0kpnkMr+yqMtVDbgT9PNXNxA5
        AUlPTRxSevkZFpSPjhkDK4+xUiihh7S1Sx8uM0z+nQNE7fb4ZWgaMWAoInhjcRVqa0AWc2qJDmUz1kke29lEKAx5v+4Q8tOYkzWvpZmw0/K0/oUn+hdCwxDB
        xpQP0ZosmXGLFedixWEKbnU2suiYtYxYytzGmTzNomtT/nmriKdVKoqfWYsocSw92TfKA+eK6tynRspda29F1/oTI7utBaiZtaGE1NJrGFSIxaQI02Is2iSG
        5i24CWHqPWZzSYnUfqipg10yWmjBnQKKADGHTc/inU/hay2bvkS3uThPF5exYhR3uyXd1v1t6zrYTrhoU0sGzYF6lV+iI84T60yQTs/XIM4tNZjjCr+7vqLr
        i1hD1TgTNC1nsQZK8EKfswJu2qNt9YEHaU921lVg/awoZ9KS7qsXfJCFp4S0RRnw+uLXPUY72El+3VnKtdKPydccmDZvJQyRNXgJ0jvoWw/Cs8N6ODqHi4VB
        ZcOMe1BtgmeHQbVeIhF0PwBMkySKfU2rBM5KtbEnDD/hNasrcaiTfGEI1mG/gtDf/nEOqLsomtJLg1hUTc05UlnmjCCE1MERCYkMn8juI/lTMwkryyNMA2zA
        HJFUWsmHlSsOYqH5+2HHShsc+pOARGwnK68vWKy9TqB6EdI9p/PDk5OT885ONjOowVSA5sNuPruwqQvRxZhA4HQgSWucUt7ITueQBHQYpgn2IuwO+Gm9PO2S
        +WVLJCozELTSt6a1UqWAuiIK3ZC+TTrs8xRnC5IdsRvhdMjC5Aims7CcL2FlOcKHNNz71VXwCe+4CnEoRC9Gp7MSRVXjoY/gDEnVPwHfJAinEarokyNxDLFb
        yvtkuNu5XzoPtn7RlSDfT1WiCnJMQR1R0H1Ex1bU4QQdfpe5UIJKJYQh7qxKUEFt9eHoHPzzChEFy6xjknWsNyu0b15dKZxgdOlwgtGlwwnCICSqhBN0H+GN
        bkk0wegy0QSjSuxAObYyb8L+0QRXSTBRCQhpJb9A7Pj/4NiBdNCSWOXWIYlYx5E4qbSxIpIeGwNxgL1QjIEcbQwUcHQdeLHFnxgD6QcYA3nsgwobPYjfijGQ
        /l5E41LfOK09xBAuWmS0JEHdK/9uNqhGPD+mXKAOlyCgspM47OcbWYF+qRNcHmYI7Av1sSZIC0HvyMwWJBwwV1BsvYh2GD/suOJmelEHzbacCZjkiaEFkUjr
        eC6Wyw9903hyHSi1YfHW3H0585/HYRLbsRPgYzj2sSQUs6VlTDC2IMy1C16yuQkPregk+xHtI7vHLfa/j5z2hP0Fh4MmfqigQjYs8flKdMK2qulmySsaE04v
        XxyS4LbIWXyGkytfSizM3YkRa9Gr80P4Scw3iSdIrkdgZ5w3LAxl8Y3OW0Py9MbQjc6bdJ+/OQQjnBhD0/RwVkdzukVLssHv7uWD0BZtP7CXzN/xGLIWS2m6
        rgmO3nWkjYQ8ShYvwcbEpIsQMtSiXVXzvh57JFH6EvM7rafK5nZyf4TtAOV+H9sCyv0o2wPKvWKbQNuQx2yhpOlqmor7xHor4FUK7/O89oW55BOs8gBLLyU+
        HtHLAZqKOE6nH8wpFqgHHHPjFMvNiTfcLTHoOeS2jgsWqEjHniQUfFDXTISAD+GgvGalCNaszhD+oSQJmvZy5WVZJ8gN66ekj9ngN+04TSTKdkOWG5tV1lVN
        QgC3NYXfBoVfZ1PAnqY7cK/AO2LuPUKbO1t4sT8u8aCWhhJeDGMuG4Voyoas0org9ug2q0omjFeUthlLtK3Yl7DrWhhyX3Cbg1niHmr6jMp8VmsVVOZrVEZN
        v0dYKaCLwyNyosEPHKgY/TiI4zooZlRQmf4+rcXUe6ltXLjRSOJT3ssY2xclBVbtu5ftHFVpzejq0J8WGxrQb8OFDSMMF30xXGQJAGwzURgfJzIoMF/G4ZHX
        2Dk2wCg1JNgFCMq3eOn5ic3xg2ktJ216AiVG/MmHAF63Sm52b3XrE4PH2Q/wpK/9AMt+BhFQWor9h69YN7L+yqs2iBqASrVaQEqkTb88MJ2VqNuitb1Fa3Ff
        y6lKd3A6ml7HXvNYkS3LQNmveTpbK0eSfQTGxew0NWXs/7ItKnLUXGI5kpms9bRWhbQlGIpo/r2X4jahuIGZbP3T3RlqPz0MKirwyqfVKuoyPQ7NZFc93dVK
        ge+lxKvx1fDT2RUzKkNr1j2djRBDQOVseJooYKpLUV3dbra6jBCiyvtPHKMZtUatV63pGXWlumpaDc+odUqpDdMz01301OS9cLMR0c2F3QebrCWxuofDHOzx
        Djf4dNYySt07iF0wD3MfhSSPFsSqnuyrLpe93ZO9fbnsQz3Zhy6XPenJnlwu+0BP9oHLZV9b/XVt9Ve1puqArOIYt1U4AuWPRno+6vFaZqnhHocwV1S+ox+v
        KL+kpmgNYdnccR5mq43Jv3TlUCLdKKJ/KCfAFWmqNpnf9hH7JTx+yooOKlNXm99UerXm97NCh5ydR6Psp1xN8aKw4gFfFw+ebGfHZUG0FC+ztuKZDdfm77Lz
        wKcd1fqK2iRZMll4/JYX4YDil/iNXw58RdbTAO06/GKjlDag9FfJV2iV6MxMXRynOr7CATgA/JApO0+UUouAUcXI0m7HFihADlW/xaWwoQh2RrctlsZRZkRM
        qZTBxju93yNnu1pJwXZyKZWnSrZP6PPzypumXXLvaEFvbqdSULtROTBO24iR1prB8BnDYB6Nnn63LtFk6RMVkVVyQdxSaRskCz0v3N4imchp9RitxhLKytHe
        LetinKK24F8fzWhbI+iroX/MWZb5UEg1Ut+sNZZlj9iKbYkZLD6E24bvJedodk0l50PZduSE/P8vDU93Lf3r1xia7Cjm2r7N2KhMA7jqlJYGV7pRmeq4oqxa
        0Q7616+iTVLRjr4VXd9b0Ua1SSq6vreiTdWKrsOxVZ+KrpeKrutb0WhvRVdTDVzRaG9Fm6sV9XUZ6S14K/xwYaUfuiv9ABeYOfFLi+Ao0fctfUlR/FTStIt7
        v38k26quVptXyk4/Lcm+rarJICrQoorts+rmCuUIFquWc43CVFghe8oIsJp9e99q4SgUZ5dlKSaT2taXrJpHO6/p+8H2vh/MeRKOIFl0JFoTKFq7v/1bX69i
        fd5d3efdZpyytM3GNRmzIoHakvwYyNCFGKz8tfIwj7MstUMeuk08XEcPOI1Jzrgi9VheQeakaZ9q+9iKpFlup4hRioS5Im6ALpu3M2pC9ZEaUTwSw+DtsBab
        0AWEEiptN28WZwy3foplHtvd+WaBPRdvnaa9kN6dL7L9OvDrdJZM0/7VVsn0dLc4JrWsT8VpJJVciLOgqOR8vKySbry8krPxe63E1RjYE60RBaVtl8XksZYs
        vb9+PMg72BL4YG+I+wxepoeaZ0by427mXGyaSWombb+xpM2tMFQo8tFETvspHKWsXYat1icuSzx598mX2WnW52vnMiVK/EADuPcxNgQjV49wZdBXgJxATM/R
        leDWHx79YIct+tsDlKa7Yln9BhK2RJN15fXH/Sv90F3ph7k6c9gZlGgn62PH9MT6CZfDMnH4JOY+51cq4MJKPyys9MNiXbTvOXyxhNhiE/pUaOy5uibOu3VN
        iZ+pgxSH2Uw9FaHVYl0T4gt1mNvCbKaeZnwzX0e8ao2h3+faXz65CB00BOfMsUhb45yzjWU4Z7KxvN6pxnvFORLOpgEzjab97VwwXt8FA/SjtDoPEYqiReTR
        js/KRx7RQKLHhJkCk+DJaGysWFALgohsPZQwQGPdKY9FGxdwg/hDC7hB/KFFzLV5hHIYYz5o6fhHemy7kR7bM5Ee20kE2Obxj/QcWYj0HLkQ6TkyH8mhde0A
        Ay4qAfc+RsRQ6r1D/eABORxmwNUM4GoGcDUDuFoFcLUxDbISgy8BXM0ArmYAVzOAq8k550qAqxnA1QzgagZwNQO4mgFczQCuZgBXg4xR9yY0vQlNb0LTm7DS
        m9D0BghjST9C04/Q9CM0/cDZ+3y4Yj9C04/Q9CM0/QhNP0LTj9D0IzT9oH0t5oDr37HVqVHAmWaF7JhaTtss9Knkzb83Cvi2zWSv70wuUYBvxt43Y++bsYc4
        Njxa7Bd+ZTKDElw+mX0zCXwzCXwzCXBCMu/TLtB/EvhmEvhmEvhmEvhmEvhmEvhmEvhmEvg9WKCCPt/HoFSwwFSzPxYIDOwCA7vAwC7ohV0wpqG2IgYNDOwC
        A7vAwA6LD+EiV4BdYGAXGNgFBnaBgV1gYBcY2AUGdkEFEXimQ57pkGc65PV2yDMd6oMLPNMVz3TFM12BMeG8t2JXPNMVz3TFM13xTFc80xXPdMUzXfEEF3xH
        l+mE+o5yOMACNZzgfDtnssiylk3kEgk4ZtwdM+6OGXenGHfeA5zKRNa09ZLRd8zoO2b0HTP6OJSed1bcCRwz+o4ZfceMvmNG3zGj75jRd8zoa/21SJDAt49b
        c/pwayUOcA3oXAM614DO7QWdOzZWsHP98adrQOca0LkGdCwBcFcEnWtA5xrQuQZ0rgGda0DnGtC5BnRuBQfYpkO26ZBtOmT3dsg2HeqDA2zTFdt0xTZdgRAe
        7gZW6IptumKbrtimK7bpim26Ypuu2KYrNrpCNMth4mPtNOgTSbPo6nxLt3YSN+6NzmRb9/1CSzf/TEsDYaGl+9FtaWgstnSH5lqoCABpaXERy0NyWxN9P6lF
        JOv4zcKyN5gLxRsNUDw/HMPOK202+jG4cX8e8z1Koja+V5FQP4lVP8kWjhSgpis9ftKcu2wRO470WjZL0r1/0py87NCnMtfRD8qsiifN2ctWfS6zjS3QART9
        k5Veo49ltqtQhsKmm80yyUIZQNxov+6hjBJuNsl0DmVscePIlIcYULwTXKO9GGzTXgq2am8G12lvBTu0V4Nr+bA2VFu0dwOg6j3W4zB3r++xTiFt0owCyjvT
        ZoVgQVab+WYeuM4XpLeJb7qOBDsRpOcL0kv5ZhHz3pfpDv1CHG/5+YIzlp/SJuE7rDdcBFfdYf2hK9bakgdKIJIHhwvwJH41d89ikEBxTM6jLYYDdAY3Mxgs
        htQRSjPutqXE7ov900vppm4LgXwfh7aZdBvevHG09AuuDefI4iCZ3br1aIl57Pv00lpibl8tMV++jvgXR7TE8vMnBxC0HXpi2l+10RPzoYARxWLFbIvPaLfU
        E+NGscIXDAe8RzIcHULjmho5dvhoE66THXG6rBXDRZ/GuBy2xe+pwx51XVYOKIukLtwp7iOhwiG6evTuoKhQSG15Mp5Kbbjj6g6wQntPfdrF8XhZn9bWc1ij
        63KNM36utMqbxwoT7LcD+rSwJvMwQz5o2xOsQEZfQrssdXTvpRhlJ7dQwQ3jMNpKPhi3RGcOmqJR4scfumwJwxJOvVLE5b+B9+r5evWbfzdghxPIneAyhMsw
        LutxUbhsxGUrLtfiMorLDbjswuVmXFiFbj8uh3C5C5cjuNyHy/24fA8uD+DyIC4/gMunWQmN9c1w+Twux3GZ5PafspOfdXFzhh+f5OtTfH2Gr12+PsfXs3w9
        x9c5vr7A1xf5+hJf5/n6Cl/P8/VVvl7g6zf4+hpfX+frAl/f4OubfH2Lr4t8fZuv7/D1Xb4iEAY1m69TfH3CwXiecZKf4Y50+eVzfD3L13N8nePrC3x9ka8v
        8XWer6/w9TxfX+XrBb5+g6+v8fV1vi7w9Q2+vsnXt/i6yNe3+foOX9/l6yS36hRfp/j6hACcr0/y9Sm+PuOiI11Xd2TOlSn2gptKo13CJmi2u47b7aac7RUX
        8V6o7W7KEXQRp5jbL9m+IclrkrwuyYIkb0jypiRvSbIoyduSvCPJu5JMepyckmRKkickOSPJk5I8JckzknQleU6Ss5Kck2ROkhckeVGSlySZl+QVSc5L8qok
        FyT5hiSvSfK6JAuSvCHJm5K8JcmiJG9L8o4k70oy6Uv/JJmS5AlJzkjypCRPSfKMJF1JnpPkrCTnJJmT5AVJXpTkJUnmJXlFkvOSvCrJBUm+IclrkrwuyYIk
        b0jypiRvSbIoyduSvCPJu5JMBtI/SaYkeUKSM5I8KclTkjwjSVeS5yQ5K8k5SeYkeUGSFyV5SZJ5SV6R5Lwkr0pyQZJvSPKaJK9LsiDJG5K8KclbkixK8rYk
        70jyriSTofRPkilJnpDkjCRPSvKUJM9I0pXkOUnOSnJOkjlJXpDkRUlekmReklckOS/Jq5JckOQbkrwmyeuSLEjyhiRvSvKWJIuSvC3JO5K8K8lkJP2TZEqS
        JyQ5I8mTkjwlyTOSdCV5TpKzkpyTZE6SFyR5UZKXJJmX5BVJzkvyqiQXJPmGJK9J8rokC5K8IcmbkrwlyaIkb0vyjiTvSjJZk/5JMiXJE5KckeRJSZ6S5BlJ
        upI8J8lZSc5JMifJC5K8KMm8JK9Icl6SVyW5IMk3JHlNktclWZDkDUnelOQtSRYleVuSdyR5V5LJunRMkilJnpDkjCRPSvKUJM9I0pXkOUnOSnJOkjlJXpDk
        RUleqq8rdIbwWMuvfBRm/a5tOVCSBy3lcOgMcKe0sQS0i4RwsSA/IQIADrJSv5qZdUvfA+nTIdKn20MuvWhb/38lfHgk+PqEzRSErTfeJ6FtzXRmw8rPnhrI
        o9xNgvgJ23aZivMyzmZlrMXr3cMQmOeQs44En4YVlJNfcSPshWAf0MAPv8Mavk7nL/70V3/yP7z6+m4JaGKL2cCr/zK50Sm1JduxEjkDbAuIkYSHMt84RUtg
        5PCsTdyKfdyBTu8FS/Tp2aAlOUBkgiueqamRbLa7YuRV5lu2whNvO3/ixxIdvRud444mSQzm1eWQfXCuDDNA5W1z1U5XwQLoYuyiiwGbbdk6Yi67+AAPGX/V
        cT1qJFtfJKI2AovItEbPo8YGgKr3ESGLXXkgPJjKU3aSnQXJELhEePpxEQw9Yn5B1ZKfJy5iG7WmjvfDKdyRhwmivxDD9OhN9jV8Fz26x9qGOwQGdVV9p6Py
        K/NXp00vg2SNsDuqNtPNbC4UHecQOb7Y9oScy5fSYf+IIwJ3m7MRAUo95WN4vMK4cWHvgwf2sAnDKEd3RtPZMZaH76ApHyj29AxjILoLMDMsKYU5U4sZP+JH
        Z13HJ8AtARt8A+4bY7B5xKrWlfP0J6EBMdkl2o+Y3TTMR9Iot9Na/tKTCbsyh7o7Ijis03roRUuT57m7QxlAxkbV0aMC5wbgTAwSHPzQyhVTh9Glg7Q1X8dj
        R0PkYvFinAAkswBupttz0zSpYeE2dCMtajcfHiN0ImAexmW9gFmxO5IboF4KWAeJn3d//9XfIrY0nzxP2IneOpWDDrTrevtWcUN0C9q8w7o55ZJuSNl8dVcM
        +HqwucLw1Biw1MNv2UdVyNaV0SNwoZQ8cgwj4Ob7xt/fcL3pOfVlw7UODUvW4X44bVeWKerLgh5o7uIpvwsgYHjeDIcsPfC8i26f/XGC5yG6ad9ICBHQV2ba
        buVRyLj7oxlOdV+xaMgIdBGtFwLo13/3pAEo3vYbjEgGo6bKz+r5r/y4WS/8GWHilP0BHZJZcpe4gbobdpPX2/ekTbW0Y9DiXdanCy73qPNXv/nbz375uaf+
        jdrJHcIMhWVwZT1GYqIX8FyE0z1qRYD1mJ+bR2TjyVe4Q/lAPliZ3Z/KgpH8CVrqb3UTFYxkYaUPYW7Jar5L5vshQSP70xZM12+y76Gksce6mxKaOXfB8yhD
        XcWAOuACu6a6krbUGTcwtKQUjSEO9WCIQOMFQYzvY6bdZ7NpmJ5mcFqOqYbF/D4K/WWHTeTyZ34qIfTxzn8ihCvGZNVAjKWio47H2IYH0hUDwVIG2lCouP+K
        4qBG9M4bjMirZbpLylw5sOz9TdeUx8V4cnxCtEq+Kq2xwaTcxiroYKyb2KECDN168dU3zD/AimgXfEcFCA4Ps2TegAPqSVZHLPhA1SU4PHZgPiOg7Xk3h6N2
        OTg1R6+Pv+W69nF/wjmRv/uTaNVawrm0ttJ6/udf/+2fCpcBEJbaL1fhwyCc+edJGsvUpC9r2F2rXzjLvlDuy1mzJzZ8oycwvGp2rI9l4VHVqOzyHznW8/jx
        yuOS6PHh0WPUqnd/Gj3K0KPfQY/+5PWfdqmZb3z9V08ipDXtNfDL8N/OINe5n0EPaCrkQhvYz2bB/lN/9uPPrY5/26cRDvY/dO6HP/Vud+CHPgkr9crwfx+N
        6Fs/gzJe5TJWoz6ChE01DqfsHOfZYj3PEAIIZnqKpsIqhbOmGpGvgUyFIFZ+OQ18mQa+TANfTNV8rGco2vI88GQe0O7zcta4lWMCNi41D+KfdYka7GdM7F1a
        TOxd2pgYK9rTYuLulyAmXnQ+beTEVXtib5k9sd8jJ9aGwdBkoBK0oNivCoo9/tnO/8yRoEeUT2TOSPEdIpn0Soo9Y9dN2e5sihGZKT8L7mUg+BAYB/QS4l/K
        Msa3PiqEqHhJjeO6xvGyRi0r9jDCl2+fFhYvt48eglmtBR8asSUB3Z+yzcvz5cvzdrzdYi850aPjs51dp2k9Keuccjh+dUEsT6qTnVumno+/nDmrJoITQr82
        2W8QkU8efy6LHoZuH7Bq2ZqOOnkELkBASvEu5rGrsm/xeTxMjGmsk6fddbHQJLPZWnyhf/PlivmzhhqV0tb7IbueDsv5hK/W4uVa1aQt0zmhq43A6Dk2SHB/
        VgXcAXbomNsJfKVTXXzv62uZiT30O5VMDmdyqpmoIWr4VFGZI14qTIXWrLKLCm0uXq7lD1iYXKRcix84iMTsqeQfqOYOa5g928QlnARCTVirE2FhaWt5LqBR
        zYdXgGT7KC3rawkwNB+2qqbybrI3I5j9HmsTHNHssTZSQmtdUUJZ1nesdA08vsDgkoazma8fQ3gf7KGBeMENrifA10C81LJ4VqKy4CnKBOAWAnTBZpM438xK
        Pg63CnT14ZmGfY9gecOtLMdzPAEfpJ3k5JEs4a4QVuBk4uHU7kykazoWn8c03XXiPQpIoyOepBSCuxPWwEd3PEzLg33J0odOZyKmqRHmr9EyX0NgfbyT0Dw+
        pYgLLe6B6mIE646OwUPqI8eSf4hQTTfZ/wYHivEe69eQRnusF5ESlfACUkIzfBYZbnMfyIZ3umf1w/00v91TVNkaWiHv0t6z9+SRkWzNTrcLw9iIphLNFoFJ
        cn9KG2xySwwKsZ62ZSnUZSY7WB+1rDWLGQ6YQqmsrhpUQJ0BWHGqg9C6NA/WAHoHdDZfXx1KW+hd45hqc+++i6MCmmxYRrK6dP4lv7YwceCGQyGG5R3aRcK+
        5eVmreSIqNTU2aEMO+Gx89o9orYS8lkmf5V8N1w43sd+axC59A5CBmhEx/pok0NxHVEctEvIOXEsTQQwwJI1hAuty6YQU1HODqsBZ7UOx6u+52jaG2eyQTXG
        3DJsRdI0eH+yDogGv9VkV5pwp1Vm9SbY+y8QKcGWSCGaBXCtYCHGNfvTZE9S6OVIZlW2MXjYsB/JgO7p7w5sYyx6GIp5K9poiZd9WCPwwPNUpzv86QUHZgh2
        yLI+eFmw62VLFoSFeW1VF4SzTtY7vP909No3c38tzbk1hFHMXF9bmffs/Ifr8Wh8ed06spg9YQNpUtJKlgVBU/cmG26wvD1WjtPYPRZvkuBnfcBlF6JQbXOj
        ne6o3FkrLYRDaBPxyTLd9T4AutPPh8YIP8D/HT0Cq69VAe0YtAKCG2hJDOtGegwRT9CIDzEJMMhEMZEBz7Wd0dOElTt7p55niBiAr+nME/kc0IaVYtgDERxo
        52gwTVfZGiTR49Rq+7sZAynY6lvUOPbiQFP2envdTfYe3O2wrthj7Za74ay+x9olTmyGsho4e75PbhTXNuLSx1OI6MRoAHF2kh+gdY8XflHwuqLgKyoFD1cK
        HioKhowJrc3Wgqvie7allyroTfJPdektxYdgjbEx1QaHE2CvI4x+B83ZtSri8Xqc6GXr42xKHyiIKY9zpCAzay34OOYTtwZTMB5Llpg85PBF+YbPHbvJBt74
        PlEuYN9OqkYoTHZHxRu5kGGyRTiupXcCW3YCot9maWvlfZFWJy+NykZhsb28d47GcfT0qWxNQYUkxciH+XlosNA284+ASw5lNlxxs0qZmQSYaFiZwGnYPqxx
        Ko9mCi3U72Hf1abWolF4UzbMvmwW3nUwy6ewLdD2AOUU1rpwmJMfJ1DoiciVCiFpMIHuxy6DL/87qcrC/rIvvQLJrnRdiRocQQ1m2TNqsArUALyirAp6MCgk
        ZvfiW7EzOhUMYV1+Z/yK3hmf1jvjU3pnfFLvjGf0ZjiqAUC3W/uhA4YL74pCN8YbLQFTFtFSIKBGtA6o3xGivnlIEiI4aLJG1CXMWU10RFgkdkl0ROx0JfOT
        f0y3uHpMLTmQ0iumlCKao8IdywOgQhsd1FLMi7VlQ4GxOsnU8wfNt/Coq/G0D4JqlJuABqOllrTU7m2p4j5BPoleZbXZbMRs2D6ose8GH7bH+i7BrvcLWr1P
        kOwRwZlAnbTS2VVU4rHAg7BXbaPFDt+pKfvgj2MYUQqwKmtKwpBuZVYKJu+ICYgLMMP97JgJJBNiC7DmDbFTLrFTrYKdaqFy4h5q+c1jXMcOywL2qKnaVuda
        YP0ahHMs9GftEY8IPYSzs7Bh1sQNtZ1a2smQdtrDDiOjsaxdeDnzOPRQpekeNzWTFeSh72ehDtrCsCZi3CZzmXb13GLPVszWtQHqNVTeWXssHcBuPJ6uAtO0
        DRTaGsbq9zELyi464UcAmqT5FM25wXyrOAOCbOjQjdC68PDhvp0uqz164h+HlSG3uUeomjZHMciGkn+CaMr5BRv4fLVq0+RiRToquqfQz98I1Q8u9KGd7ry+
        /QF080X98MBOl+jKtkKZA3BSRGX+Uy7RUcmYWr2Ho8KsOsiRJqiPhVZQTXphqhN/S6pGH9IIMOtQE3Fui7E5Zif9ZvNxlVBalpyUSDx6aPs6yaeSWJ9o0eS6
        Ae/ZoZgMELw8ecznAesLq7fHqvFJ2EbjzwUCaVZtuxllbHV2wc0cBNI1vLyFw5mIrKBcvJjHtGgt2eG9WUKmvPzom7WcempE7/UR7zXE62FfsM+pYewLS3YF
        yTMMxGvRpkC1D2eO2RSccv3TpiAeRcfiDFPcGxe6l6HgQ8rKPK3FfnSkGzgLQLfRjZIBLJg/e5awqWH+0AwGefHS7vMyTiHqHy7IpH3ibtZnxcuxvu3aWmnX
        RmmX0u3CMMfiiCuGkAfO95gzpGE24n5LxP0A+wJLYWPxwUNFOrj34IceLEkNxDrVA2J+mL1liZyoJgIiLpFKM+U6ptxYTn1CNIuT9dSqEOdTjt7pojG2Prdo
        pwtxfLUGSUQoE+98yvAmbenr1BW0O60hdpi4h8+Lh0nK9gOS+yHKLRyMq9beQvPRhShg6mYLIn8LU9UFgTh1K58brrnV4W7M24Ymx2A0BV030YS1kJH+nUpr
        cjfjq217wmVVN+t21s2kNTm6h+U05gA4/p+uchoTDXa9ZnE8RB3MdKJ0awGqPMrVvRKI6Ubn0+I9zgL99wPKfpm20xumns+/1T4Kl8ZtdsfcRKOMyPNk1ua9
        pd2JT6cDncnPp6vzk59Pm7mdthD0moiEj8FOKZ9dePGL7o2WBcqnls+9Pm/fKA56K2VhGZUf/N6v/UpQfPAnrz/tFh/odeedhCsRp/LNjj1wH0fba/uI6OK3
        we1Bx1XVxvJvWuIJkwDkyyvq1F983b6J/Ts7Y/lf6Azs6K5ol30yS440/XU4kCDEx6gxJ0ZsbpG/BEcRjN3oPECkLk0gzDbM8NTt3Jy285vTurOPBipR7alO
        m5lPW9Vzb5w48HbH+zj8KHe8x4g894gipj2mHsuo+MKJUkZ2/Uqbj4yZyy5Y72LvgMfY+SJ4Qiq/PksD1T5Khe+9cyR/6kcSs4t6EqjVAw0Oz1ZUIBqQ1fPj
        t3PMB94/TSy1CMTeA5lzGHT9ONUklVDPt0nP7TEdGaszeZzGe8lcyBoj2Jqon2mLfopPF1hycuIUbZVO/rfheNZMfb473ISjrBxqyLkXp44gyyYoR58ozMFY
        JDbL/PsOEgH8eOdXv/S7tROddV/O2lzJ57+L5yE35R9Qo9vPg2S9A5z0ODtjfJj9GcKreb5TopT/wb//jXWfzocf5SlBz94j+VOn4FAMzE4CWQnIg6F0VaMB
        Gee/cMfzX/vBwwixxk+U8d/m6z/zb6nABz/N7h1R0YbPIb7Uw7MqPPd4BzWc6Ax/OUu4Yf/sY01PJZ2/lTbqKs9PSpUILISaqd6EPR3yiYO0ra1Wdezj2dCR
        2eNpgtb4kAB4NGXvbAYy46jWNjty5D6gB+3ksTRRAWRHg0Qfr6IN/rHj2aqOQwWpVffR3Evo5eB9s8cJhBMfAUhmOza+Yc+RtQZNRq9JxZo3EZH29aUBcdvU
        MMlwj7i+kNFjniBOB4vhKkAxKKDAcA0aUMCb9uDzYzlky3oq6tE+UQnzbGG7aoJAaLIbzVxhm3IR78eDUC71OhOKR8DnEfDPPZ6tPd2ZeJzYmQG1+jht8YSj
        ouM0Edd0bGHmGHQ+QWIA0CI2ZpDeEZkLsCkcRAzhF36kWT17PDlBMHHYU/x4/q3HDtOA0m+7cBnNBtQVx+FgiUBKy8AVjomyThxu+nA4SMTpbArvjfMWcG6i
        hjr7jhPiROCT1WroNM0Ne4peTjw+hdVCv59OBwkDdjiGVP4tGm1fmkzZE7U2maD3aBrl8uOiM23uzDr9C/VhFb8AknGoqNUozjnRscpeZB7sSdbRUBExSdPh
        49SBQd0ByUddsNdJH/xZjqIofcDM5D6ImHRQrTqNKTFFr3UvKMdpng26B9Y63QVUVnYhZsib0Rjm9gYsz+OhaPNQDC8ZCo5sSy+O4HK/uoJHJ8TDIWpjAE62
        3TsOkfTBnYXDxaIPCfdhCDN+lUp0DxLpwRB+P52ubtRi3YNQd2CVdKAIFQi4mlGAg3zdCSxAuO9chReYH0P3sYIQLbqPYtHJOp+cIFaag3jSLXyB88JqiwII
        3jh6ebZRD2bXpH2HdtFa9M4tereq6F2iR2gIUwSDIbNslekd/Y7eSc22nB+hd22ZYTFl4Ym0msYXNeMyFFcRsovlOSCo/vyFEAKtAXbT6tMYr36Mejx4Hy3A
        oceoxMGPzz5GHMsAI4H2yWzVfWjTRzhM9pBazQNL6Ii+JgyeW7dLqIGB42gyQeQ0bt1JoksnK4G2R+SLFKM3eOoIb671E/yK6L60QbsmTFrCvP4QB6mj7az+
        2QxKKZREdyO996gROoc5n64huhc2a3Ykj1gOJ46mrowGDNDAC8Fo78zvWFRSvvjLE58eA22NwxRqzV//rnWiMzTV+RYOd6mbSecZ3iX3nlDt4x2aYQly/TFl
        qk91fmzypcnFL86HyPbX5nCZM0bI2JlbmP/iydNPPDV6fKfl5zXVANKrHVINID0Oe+ATmHLaVhtxrBpwWDmeNe7iwAn1zxJU6io8cBRCf+p9RLk0L+dL611u
        vfKl/S61f2BZ+4fK9g9w+4eQa1n7h6rtH+D2Dy1pP80uYjWIIEq+aGNibZX1rzDNoF9GGIR+QWcUT7wkW4vJQ3fD2bCZNavxavVHRsTlaI04MhrrrGc0aEP+
        /2I8mmo1rbW1hLyG0iRfTa0eoBXKJN8gT209v4u9xqXlVyfEoBE33L4O8ouhEl/Xxqjvq2gKY7umntGGBOprgKc1IQX6TQDBiBgUQsMmMpSpyfVY3xunqDuU
        ix4G+SEp2dVT9zXr+IomEbxNB0zYZjFr+jkT1No2Flhy/DGNBR9TDawvo/XQLk9lo48y8myXLwi7fbxZI2Ij6dw89fw4lgvRD3xP6wfey4mpAVkJvR4iYIlv
        w+GgISsUyxvGM+eugqpxCScQdGhTRM8NKjJAIzyC18UmyF5uK8RJAFfkNU2aRyKAhfGb8jJ33JwYQ+RDVOeNB4/mNtK7ECuPGnL8ECt9aAOtkInfzLuL6I7r
        4MV2jMNwEP/2JagAuBgEFvZIIAf2SMzRKDP2zIU4okKRg4QHJV684MP0jBkAKVjKJIwFxR1Tl6kI4S0ZrrmDZlUr8nRFri7Xza/j4oGtdD7EAMr/0NQ6lu/I
        t/OpzoiwPg7QLQaBaKj4YRVD0vcGdX+CT4D/OGS6maoAf/8t9yj99tl89BjYLlfOhH7sd2h/9JblsR/JzxJLcr1tEc+UI3wuV2QyPET8QFzJBG4HLQYf5B3G
        cI3njowG+kE8j3JusvSJgcdUIyE5GpgdAgiXgcUoDtKDGrsHNyyOEaVvdSKxc3QqLsQDYpbBYF/Jp2v50LjoB9H1BPvVH1FO8pH4ZcfxT3gTil2ZEcueBeC9
        srpy8BDigVZUDi/R4OkQgidnbZQ60AAxgoiAiiSgvTTkCNJhxz2d+VNg7KboIbpvhOZrQC9ZsyToRNhVow6xo8rv7DqZ+ac7XzyhfFaYcE6eYqvC8g3l0nlP
        n8IhRABaIqByiYkIVe2jfPwSs8KFWbsPFHfdCZwedCpqTu6pzuQXv3Rq6kx3fnLi5JGRU4reYHdtKFtvvM7zaVPZz6Oz8R4LmloN0Xhriv5bLECuQ0f5Dhyk
        se43i2FZqZvNyKLMTVirDsIPWwaGtcNrEPnZOByqQwxId9ucxk6nEX/Nc2hyag3ngCXlopKAsxnPiORL1tEG3U/XxsmO16GKzrHSchbOskjvpqkOYJZHj2bR
        bFZnRYHayOmPHJPwS2XJiEDEJTmVknoK4c9AP+gzZ0e+YxQhBXCyrL0sjXSWtA9tWdK+cDaLuX0RVQQsBUaeyngg5egjPU2tdrdakP7ULj61l34qYqJOa4rm
        tk3JfSCGWM9DxRCOQreTUEWkQmK3ImJ4ndOdd43cRNWRPVAOjg0DZe909YoNwOU6SKzMft4EYaBGFk353s6xk6c6Ns9dBzkgiUYGZ2kGp7G8vxG1DzjPpW+S
        qecPNfkYjpthcTOY0tjI4Qr+ynFCmUBKjlocHK6wGCwBirreXpfVZhEjGOcp4WyqYYLDILeUJzt8AlS9sjJP3Ik6Ho4SK2A/rczAEVAt6tRHWILHSpE4B3PN
        OdgDkIK6GFuIjusMIRmvfnntMm+PkI/jPvBggcs2pWEIadgsgY+DaA8ex8PCGQBExfhBfh5nz704bUBAZXkHVt+KpahIMkO9zurbtu+PWbKv2PE8YH7WdpwJ
        +0RfdSzeaGh+u7OZ36OR1U/hyOXjNHfJ607bITyoj706MeuTYRH1SO0jwIPGJ4yZjKdJ7NEU9s7hWPIUd8ShhovRDatFu0Zpg3VAOMLAxMMguwvVDQ5GYcVr
        eQ41OKqKLVgPsTHiD1imJOA7K/mknHVjyluseyFn3Nh25Iw7/hvXcU64E3JsCeQW4BhwPbhQ7i4ahQMUVtJy0UUYo1LnXUT5Za02A8PqJ5B+mkNBfpYK+GQG
        FRDyXua3YQFKBUxQIZoA0Pc52vmWH4NweVjs1Kx/xBoUcnitAwL2NMLJh8Zo9Dra4h+sl7K9E6KtY7NyFnR32NDJ/QDC4+S7js4SRX8q9YwbEB3nW6jGJp+G
        rLipeUs2Mb/MFgM3EGcIFGXIBLAmLNxR7CaBiuWaiyMYt1cHz57VWouiOQbtO7mWP/AEdvgHp/pDHO9kDVePEaVI+P+VTxubXcFLWHdZ9Lz2jmBR212GuCdB
        wEEHbficwiSOqMzO3i9jJqfL4O71Xov9kedMFsxmUSdZPmPMkGGSgYjXs4rfOhMyHcLZFeeDr20L5GAMih041lpxSjis4+od5PiD3ti1RDJ+bQIKXEz9QnuW
        foWoXbRQlYMc+w5h+MWFGUhnxEb8TozVThdSwXB2pztMY0UboXewKb4iKk3Fi/bY0qZmbk9jRa2wgO4SWOAIvwpmZfeBFxoQowUOr3r9m1bdgzxH62xy9j7f
        M6KgzRIbJJQxGLkrjr1jxan4v+GdFAjSZqGqfU4mVmxQuphFME2mY2zgLsJcZhqPNYhggCg03nBJ4w0LjTckNB7rIjGNB/2k+N21RGPXJiq90mhuUh09gPnm
        9sHpRGkd02JzHcjtbvOpAeuJTpvRB01k6b/409Orirqf1UXsiZ2bqolnq1t3DSg1OZkFRxDRqwbYATeok6kev7TmileuHuRMqEVv3p7eTB7gJcuaAsQu1sph
        P6GCYsxzwgmy7HltQ2Nm75dV9PjzD2fNcWJVaUo1oWx7aGSWkg2f46HpeJi9iMpyJGvy5s/O7taZyYbD2uZIzCXTru0XTXoIAabqWnrEExQcy4GmdUlQUCWI
        9sagaLwHUAT9QdEDATRbOhCjA42lHWio2HQAkgJT0LjE4QTgTgjgwh7AhQBcPA5/XwhjGwvg4grgGALof11ivWidKStOPV259XzeejR3j2a8U0kbEB6K1gft
        VbQ+HC6LoNo5fpImlHvyFBGBp9q6YcX064ORedkyna5nNxGeFWqdEXS9nH+nOw2CYqddhSIOFwklYRSykKjzOjPyqv4whH+9S5/netoo5n5MROrsEgLeI5L/
        u5dTD5ig2K0ruOmc0m21vqtp4zhjGcEBTTTigwKmTqnkL5r9C2S9GcGCrDeLA7U3WMssn+e9jB+8HIOnGuN3iifqBkTdmoAVKLNSrh6cmnba04NI/q7o0VY1
        ULjUS5oo0SlNJbDon6pX94qbt4bux3+PReho5eKYrQ77DXjJnMrotoRgy4IeyJaIjoHrrAxcDkhTwO3yMJYoXPTuaBEJzxC6JViwS11nr4KyB7eIoZrvvUsB
        rsdEwbnnlzuaZmPrtItaj6W1MqNGbvTKKdugFbsBleQziENrBgUaW2kTGZusm9C08nMXkzyBGhlaxdidy1C15OGsTc803Zs6t2oTL86Kaqy1DguVOtusUXn1
        Ql2bj42PSgK6o661uGECTuuHqprlKHfQVKf5r1dWs+/KaspKSoheNAq+epBroPNbHLNNgEVzc976DNARVaiad4xk1Np83v5MVh+n31jCB3W0NOG1yIY8NY6u
        lVuHoXRLs1vV+Wi7ppqIGlvjk7KEcrmPjG1zLDDt2QDKRTQxuuGC7TsYv1GVh2HIwAQvuhk8wro0sLCU7zmIViw6SPE2cfot48nbJHT0uBHGIqLGWQs8XJ0Y
        sA6MRWurgU8Jq2em/TQ0pXJmDCZkowGZLF4MHjCnHFPRpt28LFWrOSKIz5qzmbd8XfnlmvKWrSnPrCn377ZK6rr8Wr73bgLikhVCb+9s9pJ9Hahml1gjlT1n
        hVXRWrIqWsjYYpuFnlVR71kV9XJVtHRumiUNXhWNyqpo/L1WBVAtWOLa7QVwa3lAWxVeN7IGhyPEnm2mFO1/BIejGbZ8HpE43zomPIS/IgsRa/4hFpYyvgRL
        yUKIWvIIJiyxcByqoDcboUyQ7xVGAFR9DC4FM5RoKdD1UgbCFNtMRkFqxaXBQ4WlB5FGywhblnEZUg6whSv0gfvwMoajX56lvEefPCz1oK2B8Qz8Q4ASWw7B
        kiIOOrHMLboLcefEVu8i1UPHG1yTd2CtU6fz8qIVrOWoBiJHOrxwYU3JzSqIH/pc1D+9vx+5RHSY+IobYoaBRuyXfSeY8E6AcADhDrfCEfwmWMUWB0EaJC2Q
        D5ZbnNVzTq2ADTPIQ+WrE0bo2PsVQTxGRrHMUPF3N22mgAneUQ8FHIgMNmsQM9BkXoxaBlFbCm4cFHDA+lpET9ZUeA9h54DdA8L0xBVJb7MiAZRWsNTPEsbA
        Kz5gsrhxxDzlWh7QYvrW0vRtC/StPy6Hez4rzBB96y9jDOIjGSsXRSoQuprLRJhc5Y/ERigYFE0ixsAyumMAobI/KtzBJcFyJKuPEEdwCbAA+YfgQJaBpdEf
        LD3QqAuT8F46c1czKgoal0CUHjMJDMRmDxCbJRDH+gNRQ2OsBxq09RV6IBz28RCYYh3sFmdWtriugS60sRSDT1fXGIutY2sz9uXDRyiF3PDnbdummTqrJT+2
        oWYRyIIZdF7tD2mh2FFxONyjd+exwnHxat46pSTvSPFu9FTy2QzYk/1BcgxpGJZBfiGxuosjRRa7WUiKEM9wN+TE97AUoPiWwyfDFgiF+oXFsylIjq1NQaW5
        s972jsc/SkiU9a1zF+bccKWT222JOg2L7QNs12eznfO17HxBl+WCQ+DpyV+372YDBI/hqiUyTFcReMe2WlYOoeDnjx5oi6kO99+DqbNb+VEzw+xW0y2KcaUY
        F7YJGC/6ALGFrYivjWNLi3ZKV5sNVM0GClu1QimnKOHYsUqt0AnFlhF/73dAxiKlwJtQ/JLrRIVlNdykwCSMxhDWYKmYfxH1AMuvNOa1KTIB6Kv759imDLLD
        BhtMNQ0isOXIJGvp8w5Zz1ibfEDgaS8wBuURym0rYF6oTNTBeh4zOjleedJiS4ziWvKPwZPhuMWcG0QSJfj7ir9+dY2xgFAyEp1rjhiS76MCmksoD5TBblF8
        Jj1cLbMsvhZqgzEMtG2r+vlejzV4KWw0TfOrgsZlL2MwFaoBGgWuk+D4ggVz6Dlqgsa9dnNk40Dl1xzHPRFOiLAYljqYJqnY8hGWwjDB6AijVMcZAQ9MNAvn
        tlgjmDBBFcIAayhEtGPG2jcCfz24Lg9qPCKHjz5stADo4BjReTKojiBsm0+k+FwiFpTtllBn17JFNj65i+XU7i6OQr+83HENMcLeyJe5jL0djb1dYG9rnHFB
        xucZwN5WFXuz6SKLLgG6dVaViDAs8jrr0j+tpZ+I2tfWsslnkhvE4dqVPe/ZqmUsXzuWHz+Kun7dgV+p0h1XL20ibYbvitzjqOR7iR1kpVcGxFjm3vEwK8q6
        NO0y5w4ONObkkza7QKO7NrKw0tdDR4lSHBJXw/yDeQPaESo/gunj/KWL0IIExyChmf3xLLgDex7rlXmiE+HBB0G5n3R024hmjhpBr76NBzwRwgoJVr92Z3Tq
        Fhu6ADbRjKIOEN7K6gAh/7SKUutjUKRIPpMbXYAGlEGUhX0jt0o/OcqKfyImKjDQ8KsBfsaCv6YIK0bMHEe0a2P2W0JrlJRFlb7wnROCxSBtIwIGVGXmV6Vt
        nj4OMQTe6aXESEFSammLI6cBoHOyJpHqgWiCBw+zv/eyJfCTcI4gukTUxow6eyjpydoQUVuzoPzQWr8iDQripZ/EhnP14/KYCLQIztGJ5rX8kk6OmTEPBXEE
        G5fBTHCAx4y0VaA2IzYTKsomFnsCzbL6MG/S5kCMb1w5EhQk2ttozOmYWMZwjPBQcYoCwyRNiN1B1DN7fRofKw9QehBuD+/lzBJvZJCuy6yWXMsfmHt0+Aen
        +kOcQkht8fmOwnEPm5QEaFq7PIta0jRWXextnRyWQiVFCwtpMXu3QyOIlxlrs/NCk8IzkJhZoHxiigJBVv6pRhjnrgrHaRPzCpKeidGHMzYCBs7DIz7jb05N
        2qcwKeQow/xkqFtTrB/38hFxDwkcX4aPiE4V8c11Ac9fKntTcK7N5thZxOd0NSAK5uBtc8Cgl+FsLw3B69DX67BFjFYbR2vEQsg8TxPhLBqaswCh6S9b8zyL
        2315Cp5AE7TOMiYfCP69XESgIs1FEJCy6A6vLB+OK2R5lowZXEBpgVIlWyKCpJ7tRK/ATBedRsVqhekN/0j4I/fEHLgyNARGGn7MmEhQTKSNTWRowbdr7VCA
        Bl91xMXUXuJuzQxxTQ+t5FFh7yPWSMSg0c4ajfO+O0EDaYZQk/uZLcyOwckf67tJMkFXsv6CJsXO2XRFI4p9J09xubOdFiEPHJRY8fdYSz3Q0Da34BYaHjk8
        dPbqfPTzIWQmU9WN0JH4S67jisLPaMW2+lqtHYapHOopHdzj7bsUQuQYo73IUExAA8GH0Yr40C/xoX8pfOjAtssZQciI8eSfsVHpdwrn1WAiL+66akB9cF+g
        ezNWqf/aDAaAdDMUs0cAmFTqcS4GnBgI6Ku6hx7mc/DRQu+HNYYgOvuJmlOfiHBizVHPG0uGm1eko7Xc2thQkyOXdzzk7evv38lFFIJApkM6QGBLlrh5UnBA
        9BlmP6vulTLNdNhuj0+lJZ6UYla+ECcJ7JPWg3gdWunQdMjtR5V3j9hF2wd5sDME7fNU7dAINgL8Sz4P9dUAuqoW4UGaugOMA1dpHNiJVBvYb7DjTT0/AnsU
        xnyrudsQQrD2krIepkH0zqUDnTbkxIwOQRJFSzWsWDuMoJDVD0j0qI5FWDUU6aBAZAAOQ6hM+pE9IfFbyQapngZ7nO8ljKvdbrSVJ4cercKrCctlGC6eSDlY
        CV68IkL52ObTBDv5fMaKUxKqowEuvonTO0iPaU959F5WvrTvxIG3+YIPCEW31FMNCJZVayc7EJSihoi1E2Tf0spcD6Qt8c5R6Jlx90MOArXOdBzhWeojYAwJ
        K7efz7y7aA4PsoF3ZXpWp9AqQfh+XACabmHH0vRQjEGNphnfm+miU/5ZEL6nf/wcSARB+C2N8NuE8D1G+L4mETze0L1zlb28bRB+e0WEj9oI1buyL4l7syDu
        r4InfrLqB8yK4hnSKmeHpafcwyD1z2Utk6s6VWKagxoYQd5IfpDngfjYw/MP6aK0fyA5UwBj4MlYqlA2nrgTEoQrSnsj9GKQoEvsBw83uAY5hWUzV19vYN44
        O9/r2cBafPCfxmL+YlQIFburdeMfdljhKp+ACRWPC2qBLgPTyAHB5ERp8ATK4K6m5p8JRRLVR5sneBG2IBp+JJ94+J/QBg2Cz4gSgQgUsUfw3+gR6KBuj9eH
        mhxmymdJqAL/As03D7SfzdmKr9nT2Ri7WdRfcERbCNKC/MQdIDEK+0s3xsCnIE1ZdycQ3R0+XcLw1Dp+iuNCf/ZxYH/iibF4XeLqrPhpx7ELpVhv+fF17/na
        xNKT9Mud5XilOph3CT0w4gGXSFW+jWpc4MrkFIgmJCQs4DKlxph5R5DuOZQxZSyVNQ/1//hWggzNEi06dnroZgd0sz3ORviZKDASIWxX6Ob4B7VQ84ByDhxj
        j43OGCs40g1OyWxmH4jwgM5jbuXUn1ze0nakWwI/kCP06B0cYY8GHlV2eIQll8o5TOSZX3UDoC0b4r9xrG+bw0zPOMysxlV6ir27uBxXKUwCONPUDl48HVdJ
        +8v0lvjLNKGJ/MKzFOgjCKyQ9AQm0s4v2fWlA0xhAiX5UMJzmAqE8Jklfwg+RxRUNM5xoOQOLKW1rLJxqYxlyeyPTVBEpTz5zF6xjdXPerxheiB8RlmNGKjO
        KTZC7eNNb4RQFqYxGagBn8XxTj48EBkWTg+yYqzuEAVwbIeYnq4MjflOjs0aqBjiqN+0HfsEhw0gSk3UkjP27+HJyZ1HVPKH7ESkCR9TRDBQT4xYUDu7sbXK
        iTllcMGx2eaFOWKQE+6eIwbKOJK5z0OvucE/jk49T2S8dewmFgk5pYDHKURmTvKZDP1lZkMEQogGABg+aLsn8JkxAaTiza13AmozU/SboiWpvBPHM8/siC5b
        qGQ2vXNhDujrH04JS+pAUUxNHYdMcuo463s7xKHz+iDo0kcfh5+azsRHjjY5gJlo6sIW9/hON0LDjtg2tku3A0sZqA3IsSHdoaLjUylsrnlpefBIalMO5T12
        GiCZOsW+Z72p1Fgo0O/xj9qOw6P2cmYb/xup6a54WnCOHAAybB886h1Xlm+QI3vocNlWQhxf2BXPwye/1saLG5Tzg529jz92uiyuyLT3FPI41ec4ftI2m0El
        aEBn8uv/x/VELzyGcx4cs/tsbYG3yc+5EimAqAa6N6ibGH5mgLa5w+IGg50rSCiB4zhMvq8peMY7njkfb7qlxYa/0zVe/duFqPEaLClHn6kdxjCztwreg/i4
        bQzuofiD5V67hb0+/H68dv+fthN9wa6aMfEBi8cHd4g4mDkXRyy+VZlrbkczz9zuy3xzeyQLzO0DWWhuH8oicztpZzW+R5yMrJ48g2Vf30MPENZLWEIiLTge
        n424EN4DoEo4Lh/CAcYyIzk+HwGeHQTaHMcvUTryGJYp4o/x1v6/uTTkyXEZcgCNHY0gtoXxGyMrRF4GS1+ES19ES1/Ulr6oL30RL33RWPqiufRFa+mL9tIX
        ydIXA0tfrFr6YnDpiyHzwlKDF4fU0MXM1nEQB+hxlTwibGKbHhN5RHTEJj225BGCkpgeG/KImIk1eqzLI0IshvQYySNwpU+PgTxq9lc7RPQklp/L9zowiLxN
        EBxEfI/RbK2DZKfpO2nLrVPe2uWtxbe5JYYrT0C9wtrpnArELASR3vjZkZONSYSxvJES/ejkJ1t4duJvNJ3dXwj7H1eWayO9iWbgiJ3eohcJVkZ6q14mWBvp
        zbI6sCY5RGgo6wKOMhFIJt0roWTSfXpB0TLTp+M3qVvUrerm5KeZZ9l3IwLO2Grvjc4lF4qrF4qvF4rXs1Asji9bLuuuXa7rObtc2PN2ubIv2OXSXrDLtb1o
        Vxa3Uy5uJ7tJFvdNtLgds7gd3eZFWzd6wdatvmDr5s7bur1ztu5I19YtR2xBDhpaNn3OKZs+75RNv+CUTV9wyqYvOmXTJ92y6Wfcouldt9L0rqubfsbVTZ90
        ddMXHd30BUc3/YKjmz7v6KbPObrpiCbIIYu5uTQfMMI0byhxMPocj1gm0y0ymW5F4tCMoMRNc+kVh+6TaMYylRZdPZcmYdNmSfDwmoAJzpEtCTAeSw0e4R5L
        goc3pRyPcI0lAcbbUo6f6gniwyGgRKdfJeX4hEMsiTw/JOX46Wopx4fTTIlXv1bKCdJhKSdIr5BygnSdlBOkI1JOkK6XcoL0SiknSK+ScoJ0g5QTpkrKCdNU
        ygnTTMoJ06ulnDDdKOWE6SYpJ0w3SzlhukXKidKtUk6UbpNyovQaKSdKt0s5UXqtlBOlO6ScKL1OyonS66WcWjoq5dTSD0g5tfSD8nkt/ZB8XktvkM9r6Yfl
        81p6o3xeT3fK5/V0l3xeT3dLM+rpnvIMFS9qmM9ub+Stm3Hsp27i6y00j26lSbSP5kye3lr8SK9vode3pnt78++VI0Nb7cHUhPHxbkxN3OzCFMfNTkxx3NyI
        KQ59zg9jiuPmBkxx3HwIU7xmliluPohycPMBlIMbeH6cxM31KAfKHYglvIAbBBO+gBtEE57HDcIQz+EGcYi7uEEg4jO4QSTiSdwg5PBiSDcc8hg3iNZ7ATcI
        6zuPG47XjRsE8O3ihkMe40ahHNxsQDkw67sK5eDmSpSDm/UoBzcjKAc361AObq5AObgZRjm4WYtywI6tQTm4WY1ycDOEcnAziHJwswrl4GYA5eAmQTm4aaMc
        kHItlIObJsrBTQPl4CZGObipoxzPoCTPoCTPoCTXoCTXoCRXI6B516AkN54JvfZx2K3aXygChSzu5ZgbM4QzAuXOlBEz0ppzHA70Vve6t6up2ssdPvX4WhZO
        p37hwoa1IIr4HFSAWm3yedVvZqYxgaazhgpnqLRwGpKhme60aih/ZnqGjy5hal4vPglm8GMwo6iJ0wjGLrnp9UycJkUDWLtsooiZMrf7wTLozOjBTxw4VvSZ
        f3KqPx0rGo7H4oEzliFHvv/osWPiOJ6gMJO1p7NItb+iIlWfzrxpeh1Rx6a77HTLn4GPjBnVnoYGyAzBwOt2qd01FcvDdDcb6GaNovBPEJJtPJ2t+lmEKin6
        ToBqliMVPJu1KgAeIChE09QKtGFwRK2CXJ6A1aQrNS3q4rY5M92d6dImUVb1IOuxxd0UR4r1/b90+x/80NAv/a97Zz6ZDuV2OqjzRfvEH0iliQeKD4s2VWZA
        6uWwZS+bW1NBN/OfzUICDQjAOgECNCBMc99hxww6vXhPtuZiCt+4lNg8R2hSTCvcQERaUz6BFYbazeluF6+7mCgFLL42Q9tZYBoyP5N6ZaOi3C261NjHztnK
        H8PyttKPGPHDBytFlLctcLmt3e79lES7Xcgk4t3sabi+290l0X1ADYe73a0ge3e7IIaHoLRG1DaU2Yo4QDoajI4NQzOqu9s9EoMWYfnV5+EZnenS0fykQ2Tp
        aPyX+7zhiei4c4Kj9k2GxlMwH0HdTzevwfdYniQ/iHMallXDuWOS/BA/ZxGLWsEX4q7x6TFEEXvVldhG/+k3/+S3/sOr63dy7JpIYhv93Ur6TV3SN9/8H09+
        tfU+CjJNeuv3fu0X/8X7apIp6ZsLv/Fbf/TnV3wbSvrDr//2+yzpvC5p8eu/+z8H76OcC7qc//v3f/Xkf/nz1//1G9a3obC/+s3/+Is//xdLCvO2OvdzsErE
        +YNkLhBeMl/wxpJBnEhqlhoCOYQ/Tjlo/SQoSU+IzC18Q2TnZhYjqQFiZDj0IeQfwY3OlH6wsiFideDx8wkIcPONCLSDU+I91hzeQqzrHUuTHn+aE8s9bHKT
        Bg4UdktDAIOvgjvYapN9+odcK727k7FaeHfTUUNQzARYOFCmRWQqMjtjWawzx3fDNZIKTYYrOYNblhbCedAQZBAXG5/93Ge+/5PHHrasPxbsQUhwvUsQWA0Z
        62XyDF42x6rL5hgQF++6qVdxU70xbmilCxukGGa01Xp1pbpKbShG904eVwQBGQArft4bW+ZYQbsm7/v+RU8P3mteUQsYc5oAHKgH3sAt+Lfi2tJIPLWHGy2x
        2CHkT/wcNTXBPGsYN5osvcg93mf1b4F+i8G4Ex6PIdReRU/z78KPbJLGnNOEwAyoBidtitkoH8k4B9lO075LhMVwTNe0aTdsxuzPIItNWMJAoleup9ccvTJA
        9MpYIhMGZfTKIH/ppzh6ZSDRKwMoIjST1cg/jMv6rIlEZbRzwWd4nKyh3bqFWItvvlzEWsRb6J4JPOTzSMIZ8OcJfV58qYJtzg3EEtH7m+Ezj63QEK0F4Yrq
        aiPOiuqq8dWXs40SmwwvEaysLsibCBnCJv/7N/+XlhwPSDjWVfCDZFHCKv2BeEfX0A53WA1iTUPghkj82LBch6aXluDwPYc4UPqtglxH3OjUBL/UEGPVowHi
        omXCQR2UT0YhAtruHsJS3O7uw4Lb7u7CZN7ujtLc9SDzAWpQG3a7Zzx5fk0/Y/qpq3a7T+l0HumVu92uTs8jXb/bPavTC+yE4jV3jK4vEqZJtZN4R09Z53Z2
        VaHdjSDeUyIYFm7UEGQkpKlYZ70Wms5Zg0/KRNiG42iW7PDxU8QnsL6qH2T/Wj7717LSAEev0ANnLQsc2cNErm4oqm+l66EgqvwsOAhlwjwapwWcXYnxrEjJ
        K/cfxYL+pDiGzLunB7Y6EuEC9/oZCgrKZ0s6HydZRbZ7muJJJD9HefW8tvLn6CHGDUqYwM1ZuvnlH00wV/Arzj7q+ezpgR1MSf3S6QG4Q6shm9R2jn/Kmoi8
        gs2kycEztKudtJm//lMI57edPlFs7CWnw/VtVO5GaFATQNSVNB1W7HMTp2z5XKW3dK+fl/V2bmlvX6r29gV6wOznEri3L9LNc7q3L5jevmx6++umty+a2l66
        TG8RlFICICpxdP8Vt/PD6Mk//5KTbtSxHWtYn5T5m5gq3yT0EFKl81aM5R2a1ioEG4FznVDiFIaytkM5AghF1SSUk4CQ3ZgZKSzlNLEKIyML92ECzwf3gZzS
        J+LMDhM+a3JUKZiDJZKnJi7u48PMIcb30h7YxFaKIoqtNGF9Ae1kv9xAI3OgmHNAEH2cGOWv/W2S/KUNrUJeDmxuA6/nEZBfTWvV1HCMGC/NLxoRcNXvPQLN
        gyt3c9zG9buhcAFXk8bJIsH7nNtnA415A73YuIIeXo09y5q0LjD9v0Ub8YcSzJmxHBE3SK10M15vjEHPbAQ7izFpQIBB9H4D8gvXgBy7kWiV9SI7Yi+8HdZ9
        cpRzhPWuCQ8lZ/m8VOM5Kp3xHD2/48rza+xSbI/1pCfp6+zGcY7xGGGzAo+5Go+5hMdE/24rEQMZ13bKy0KmFQ+JGzL2MGFIpMOsWBrfzR7YmUTyqyQS64HU
        OXOg6nc2+4E0EJoEx1kr/9q8xG+NHmrmSq7WNW30sL2CeInESHe7YxU0zF2GNtVAbsJ8Vvp6L7zabXe3yraiZFsZxraCuaOpOqjGEV3HFnpxb7f9MV37lI/J
        qakqQlXZxueJ5d4oDnw1dYNto+tIIAMmW9X6lTH3Rxhlz1eQGN3r5yykCR8yEgsZic0vRWKvVpHYK/TQxs28QWLn6WbxCUFirwgSC/PfNkjsdwSJNZANtdVR
        HJBYjWPWCP5qMP5qEOaKgcMkBOSLtA1uIPrxyuQJm2BGO+oc5FJLKMPFvSLcB+aah3U2J7eraBYemNTpU9nGr2XrS2nFUdp0M8S5veBShW//3svfDAj9vfGn
        v/EjATX7mZ9OWPdTiB2/xIYccWO9xGnF6t94q+FoGojOKjFc65UYro6J4aqxofQJ4eUp6RJWesfidQSkVtxSHz+PbF2nXM52uZwvNZ3zF99N8ikbqibsvJ/W
        K1Y6q9byjMonbbNw9dr39dqn57OuPE+54rT1NVfjCWcJnqDnCxpPzHHOKcYLcxW84Gm84BFeSH7BTn26IIolAo8G2LUipm4Mwxf0LqjL83zMNVKPHdaePMQ+
        FX22queQublNWDoClR4g6NNAGgmbyU2VTnm6U9Ee68e5c3ss7hy9n3Tl/R848n7BYQ2xlSEfAQgLzpiUXwDB10DwEfeQNXyGNa1HDMOqZbQe4cBVwnuUBN/a
        FQm+sELw0XfEnFzBn6ctqqOpI5zUGTFMaNyUuw9h0zsIpo19exN1ScTBLJRT/uNJEAfzWKQS87idv/1HNtEJi7//c9/Eqph8VbvYJfoRFsz2uOGA1rFdXDpI
        rds6lo6gi9K23P0sHElhQKCEEYqTDx94r8EYbUV6y1GDuZPMSoTtZv43dCVyhpFDO29AATDVnFGq16foOw5Sf6i7g2gPSOCwsIsCLUx/DW4ZbTz3sJogYXv4
        iBLx2MNESgVwOEKThh2Gj8FhOG/qDfbmJIrZhETPfpWJlgYrNedz/AS15oD1EfE6P6ezIN6farBicy1vjCWLhUJ1oOMhA4RNdoNSeh6SVmphAztHpgbHjnhJ
        dhE9kOplBg4ebDnMBO2DuDvUbMG1FmtVt+5tNiV/GzblNdVSbdlwEXRLtaBc14LT5LFsNQYFmUHehNtpnSIcbZsfW3hM6XGQH9t4zEqZbBs7Ywi2Yf20auFh
        /XR25bPZVeqqItODI2n5QCWtNiUhs6LMG9SGauYNtCuwr1x4ysjYsLyluOKrqXPsQ6Ot6bU26LUWbV8avBqSsJdvASM3OALqpxEL5OqLQypllQFnlIpR9JjJ
        IyjdDbud+yU5QslVu51DkgDoTO6FhtwLK+Qej0wkkHcrgHcrgPcuB3g9qq07EASp/yC0ewdhcMkgDFYHof13GYTwPQ5CG4MwqEIZhLYMQqgHIcQgDPYZhFZl
        dbXUGjiIa6hBGZe2jEurd1xavePSknFpybi0ZFxaMi4tGZeWHhegpGCpu3MYGyMemjbOaWi7s7QB7e+G8Lvp+iWCvglWCKd9njWV6dvHqJ01XiH09P+S9zZQ
        dl1XmeD9fX/3/dxX/1WvSjr3SrJLKssu/8SWbNmqp0i2bCdEQ0Iwa7J65Mg2oRTWyLJhmbHiqsQhMT/DFA0sUhrA971Kt0N3AoIOSQhxqxLCAN2ZpqCBCT0M
        VHeHnkCnm7LMWpiA7Nnf3ufce9+rV7ITOjPda2zVffeee8655//svc/e3wZYELr2rbWCmqKXnqEfp6SvRDRWAb66EfFUIOI5TWEKVtrfrsBrgZSoCGMFHpQo
        zQqtreHbgScTAszoAdyN0IpJX2zAvUvN4xwAhd+gO0DBl8N39Eh3yuEY9dquMFKVm6i/xlTloPU90Sh+3kM0DWX4CC029HM6aoC6fewEXXc9euJ8rQJfHkR2
        o1bV9qGzUqVWTw1Ue8TUAZKeFmt5vQcQONCzcU63/+0XX/xnxfafrVvYLqSIKNCgGpd6a1xKa1x9/RpX2/9+JZR1n2v8xur6CNU1Hd9nqMpl2riBuJULfrhW
        aP9bOxpt30xpYEzZ896yHq758n6eNiIaRthTavQ3RllZqf0fZHxUidA3kA5VLPJVVlGnnSvQuxuNHXhuGyPClyYj0cDnadP6qRW42px+kXZjbHhBpNlxmGDW
        MR/30g8zgnUw4NNYW27nWcDkaF2Y87owrHXFfHRdyNGSkKP1jDmfZAMb+qkiWkWA3hlPvuarIczhEn6Ih78W817uZ96rOeadZtlbax7Pv52Z92rGhBVzzHsx
        Zd6L7RVhxoua0UqZ9yIDKul1qGqY95740hbFN8C8F79J5p3aaJ66eQjCSKJSh5iJvw7Bt2nmfVz6bFwz7+OaeS9p5n0C3WbRTwkNMpSXW6a0P1OZn2Eqk2jN
        lMosaCqzINLv5wqLOdL6x+w+VpUzuXTNOG+A+ubPhP/Expohh4SOhFG/mHLB6S5/ighPDmtvfTps/67FivACIaHj+uI2NPbDfwomj3/E1TeNhQxbmvHHGYsc
        lwlcpgE6rsLExcMsLjfgMo/LbbgcwuUILkxFH0f8k4jPLQlOwGXPVllrarbA1bwOnh397LQLDC4DBAmWcIQsT9l0NEvh9/FJ9PxlR54/4whv9ZOa5/oc8mmv
        cGd+JteZRd2ZReju0xdWHOjiHqQyBAyYW+L3bFtEf3BM5LW/yg39cWeR5YPcge1NDvuoI5KDO9jT65c57GckbJ+EvUJh+naZCqNjPke3kpHy9js/6SAHOF/F
        +y1R225/+drjzAvaxchpf5W6fD/zo67UV5qc+VHKIat3X7NzPfGZT3KhqZjispYr90UOe87JfNZSso9pP65b9h3Ox21xkwqfrxhZ5iAbA2uE+UBIqdB5kFKB
        OdQHgTdzcUpgH8Axfpx1CsXjAp8raI8YFjLHMTx9b4O+5ymL6B5p4rScVnt6UXpHigmjNHFOa5lN1cOm+lB7TJfPDhncCyglVLB3oclUMxzFVyCphgp2xC6/
        YS8E96Hff5f9br6D/9eHcXendZq7yXmoPdL+u4tmk7Rpk0SWGEqnQx+87MC1TOvkv978D6S5qH0CcUS+l36aWN9cvb65fcJJil+E0u24xlPvV0T4cdf2lkTb
        RptkwAaHUY60g6ltFjhi5uGebAUR28yKuj27UJXw2KVN5DMfgJe4Ffu9MMFp0MrDBsBPishGfCw72JxdYcS8zAQnw5WC1Q7lEFuLyn2QDRPdxfsfr2VIUF74
        CzZ/ZVGGuQ1PLhkQlEbMTTN0OA0casEc3+QN2SHrLIu7sRU4tcEQW+Rbj0GetJ/F94sUx9WRPIlhvohvSWynP/aA8umdz9EGOjBGVj5kqj9m2y6ED5YYFFja
        lrcUewLk4grmIUr8NrYCcmUTD9kQfZ2FZ44RntFq3Z4EIJMDY1QYNy//Kz4fdI7957/4lZ/4wy/98WHWiRYKxWl/6aeJ1R5JyS6UZxcaJ/UWYLU3n6Vlsl1q
        l8ObMcT+dLB+/o/bgxT0KbSwLaS4LaS0LaS8LaSyLSTYFlLdFlLbFlLfFtLYFhJuC2luCxnaFjK8LeS/SX39n3R5PP6XXyIuLWOJKD7ZDs//fVaI4pM7LRAe
        exHMyKJIAgRXbadFgpcIvUAUjVGfXh3Sz1EumPj4Ht+6+VUi98mz+pNns0/2rxLXLuCOq8SQ9uDRXnHbz70Whr/gBlslr7bkX3CeZlinhUUthczr0djM8Ak2
        2UWiuOnL1rlSbjMau1p98nu+99En8PBnWlNuHBuUpzHnFsElAnsjNIczNi09naiJ8cEMgvTPfifc6Tykpn2uF4QraZfOAht458g+A/JBvKmR+7SrBV8V5thN
        VonyojvipoWpUP4Jtsln1QT4T2u+mHqQ6s3+HTRYVJPmLp9Gl8TIGNoAbErpibf4QD7tLGjJp3h6JjYLQsjPrYZUtptZAMIYHLow8XDvN/XdX79mvZNSNYiB
        1WctPg8EpBhRw4+aYznPkCpFkCql9j7WgyE6RQCt5HAYPsPvcEbae9o/umoojiIAuTyQHURxReJ8vIEfOBKCD3JgJvi0Vg5HQ8ToAocA8rq99NMAIVHCPjEN
        hTJsHnz+WiVuSWuVlI791e/9yj/9FGuVOEZBZOjFeAIscIldH0IZpcgWy1w7bRGuARUNZ1UhNgHw9mDfCrR4gX0b4184IsfY1M6gQeAUhMAZ0wTOeI7AqWoj
        4CqNyeb9NFbCz6jmWjy0Y9tTlBr43aZIQsq08PwyF6dEeVQE5QFEY9umXrVhfcoe0crs2rHtnIV6Ek5inmQ/GvBNr8oPtJQn5ID1bUwvuLwSnKgxZo/sq+x3
        wxWHeWKYy2PrbbWCGlI1s4XTPtAxitvzb05efCGGXwCGUbMX2UpcfzASL3uagtal4VXIVQE04+Ddo8BO+8QLIBbgooAil3pLtMgu/AKWtkNqQf0ZjQZidmWJ
        6zQsdKPQca0wf5wZPv7Ut4x6fA1YcJecvy/1SDlca3NYczSFdskRCu2S841RkJJ/HwV5yUkpSNz2UJC5L57VX7wGBXnt8u24NzxqZa0AnE//ydhdVNaDbNnd
        0whi02SBNuAGBXOzmAtRGCQWfvIAqzIA1m0raxWKLNnja3rTpDC2hDcloLU1khLgzjIVfd0ynJUynM3KkLWT/c1UAclRhy/YjICQDd8Chm8Rw7coZ2754VvA
        8C3y8C1i+BZ4+EJwwsO3CNWCB1qx4AIXqMqGrmFcDB67NuSB2dhlBNZCNnYxR9lmgnq/WRBM8TTEp5Devma4zT93+urAU9BHHXxZgLdNQU9Mm1EHW09BW+qA
        N55AKCgpHvAYYz9FT/CxJvdNPrtn8nnaUh/TYfF+RoSg6ScjzpMXGnVXcCEMim+GupvNuSyv+3WGBmLBvbdmllPpVIwm70RNph1HzfkzpXz1iPEYqffaRXh9
        kmvLam8IyTXCbDVouCCzX/0L27Gftpe0DRgl4dF4n5ib8lN49b6rNct23FK5EoTNoeGJyanW1TXAz4kBKsdSOs08P82/TpoFjrWg05zip1Ovk+Y0xzp99T62
        W0Qfsskibs7rKOc4yrlcFPi+gl0jtmjTAFuuNIBzp7XlBr9oO0SEXlBS9dM5+6Q5d9mOvbWrI5TbFcPscEmVDjilAxZMwIIOmDcB8zpAmQClA0ITEOoAywRY
        OuAcbT8IUu5ViFnWNP8V/GLRdZZaFyowxtgsnI0dCIEhNcN2FX5WNKzc8Ndsgcug6SjGp7vFTEyet5xYibWYPG86cSRGY/K84cSx2I7J87oT7xETMnm+5MR7
        xZJMnhMn3icGZfK84sTXiV0Zv3Wj6yXYjWapsBveYvg5m4G4MXY3/MXwZwVDRe2BQU5BXYefslKwy2l28WvFQwi14+FuJ6501T4EFdVe/ASK4gzh3o5H6HW1
        21G78YLIfzUCwyciIbux34lL9HbyKijTQMWIPtrFrxWPKSSsd9nshwLHFL4zThlFeN1gy6B4gsKmpCMuoaoNVUWKMfp+DD/1o/yRFhtD1SnuNH2qpsZhlMXp
        Z+hNQ1XozS7JJUEu+1AQD1ntwZ2PCCi/HROd2k0oDx95eMgSxbFjol4pnHNY8Rjtt9UlkrbKhkt1TuKpmS4c0VMQ0UIm9jJi47Qj7LK9FjdlmarAz75uuyGU
        twsVcZh0jXO9KUvEK3XhJ4XiFbqcDz8jHxhNjalxVUcrduRrWwDHHUPFYPIVdmOceJW6ca0TN/gzBc53SGzyairoxGXOpmJy2EQOw8hhhFulyRUfoSdKMoz0
        apQrzLE3EHtENboUWOXYBY49rMowWyty7LQt1l22+JvuUvPt6ibUTJNosalukrDOtgMZGAA22uvuYphg975ezdIcexEQTD9ky8ilq8jOGIgEIUaW5tD0NOLM
        g7TWAogdAIyAO6dFPPi9hustTTztQBy12dTo4eGnbOO45FM2A+S1t34w08aje/28TaXYREu18VY+1ByoA0dbwPY3FpMgnP8SC2PdgTE2mju8WB/wgr92aacU
        yU4vVnZ6sZx7sXU092Ir3P6CP74Z7pDVpZ1eJKDl0XJClG3gcTl9XOe3NZwPYidO4Lsw/LSdiiz88DPUffD44mLRrMNTHlbLOnggLIT1qMw3K3UglWNhrhMv
        h5utGlzzYCmuRXW+2agRM8z51Ih34nxq0bDkU4tGJJ8afLrPOht1dh63HkBS4eSKpgppkXxEXK69RWg3tCc4VNj4btJ32A54HTcwEU5wA3viZdzA1HizDnYN
        3YNUMAjewisYDW/gBvbEl3ADE+EV3MAueYtStbfKPI3obrOuS2XrUtlSnYAYaq5OEIXSLEHUlGapREPSLBVitrlZKtGENEslmpRmqURTkk8lakk+lWha8qlE
        M5JPOdrF4K24r+rPbVT1V9ar+iuXqvorSVV/ZaWqv7Jc1V/ZCvRXNgP9lY1Af2U9iHYBaBwvq3Fo2njItPGEaeMp08bTpo13mTYeM23cNG08btp40rRxy7Tx
        TL6NmVrM2tjhNr6PMafaW7THPi+AVNLggWnwomnwsmnwimnwqmnwmmnwumnwhmnwkmnwYdPgI6bBR5mpBsoarcCldIJeTifotikLsvbxFm1vo6CFts1PGlKR
        dTW21LRq0XK9a3CkGYkU/iqjfLU39MnGwJWD9hcZsRuunhQruAnp9iXe5V09RTYAfTREtxy85egJs4KbCbqV2I6ePhv49BTdSmxbz5hNvG/SLQcvu3pGJe6g
        xUixbfJuikE/ivZDS/YsmXOJMzDNOEWm95Fl4jt6am7aA+NPIn49i7/Mbq8GrIwnr1bZcJr+M79Xv41qsn3JHxjz6oeASvBGs21+A9ni39vbS09Qj0VWpoLz
        OJ7t7Fmp3LvHVdgTGY92Pu3ufGSwCTKD6PqSa/Z6DtHPmHZN7PWfdV17qSJ7+patYb+YnAeADgPhaGrfMAH8xpE3juYD6A1GrwNbszp+TtF8Y74iEoJawacI
        //rCkeCkCowITWtmSOC8gqF/Shx+mqYy8xQ4m+LfGtdAzw0LikjpoLRg35+Oc8uMXEvmCW6CdHrgqaABZ2T64AZ292bkWwzbsWnz6Q7PDGvAOGxQLvlBOyhO
        nXLKD1SrveLCWHfdYn5up/ltDaQMNlzBbZKutdF3v4TDwQazVZamxti+pqSbuqybtqKbVpoa6h3SNUXpP8i8uEtMk9ekR3mDXjgr/cdX4pXDy7IDLuiVFR3t
        QpnN0Wwlc8cmltK74zy2LelY6c4sigX0HL4L9WndkOZcm5phDTWf2tDsaV1zpZDYesKBe36haH7jAnjQorwEa16t1RvmN/awBG/BSZ0/MHERiWvycltiXxLj
        n/DBxF4gvkdDTrIt0lp0BcfGQT4qTzcooQWzjA95kHoxJn7+bXCI0X4VGs+LxgWfvei3rSD4StGxn/aAZpe4Boxvg6h76EWYDSLdKyDNmcNRI13eDfHpnFvC
        Q4kfeN5KA9/HT0r65hriC4872xXBCD8tSK+/TppTMiZ2Enl4PABckYpkAg+PR4TbJwnZlnJZBsyy3Z92RV6s2NdKnWjKbVvqS/LikknNKR/PRViXCOuSMvIh
        PPP1e4H+4nmzYV9L0rMpkTZ7Pi8AYfxi65qpAQzGP/2pV+TFinOt1IlESralviQvLl0z9bpEWt+WekNebDhaKrYpz5vO68jFtiTelkm3rPcb93XSrUi8Ffea
        dZVIibutrvLi0jVTr0uk9W2pN+TFxjVTb0qkzd7UmOzwvLTlPtG2n4CeLDE7LjRSC8FRvRyo2G6/JmCxs+Ibx2OXQozxym6/tJNEaAha0BC0w8QNghXPruQR
        L7Uxh7skt4B6LKlS+/e1cb+fWXnYPVYe/oOMIZoz8bDa2G/cB2HigWPX8CVbq2oF7TCyXTiAG77XMw4xGT6D3QR47eoiLCStmA+sadUH8+kyDK1I0nPI+bYg
        5+Ow+tsgcwbLp/wHWyKc54cHcJYloPouAJLDK3ask6EtC3IuTmskY2k7aWkYH/REzWbfl/5bGYc3XFTCcthPLsIm6WXAYH7cFVBiLj1nBshauFdjTW12qlYS
        zxmIDBkSH466qW0slINL7cp9NUeQRTNHRqzRdrv0I9pHKx9scX9YoIG4h3stDlDNviYXFT12bchGYA4MuJqo2J1WmMeADm6x3vAQskTJNFiwnacxfgHSqtc/
        BhJ0Q40diPFphT+Lw0ULGoIMlOWGgpzlWsF9GvTYYzTig9Z8fjRv/+yso3DZi8ssLjfo0fynyistDV1oiIrFekEcFcHmSzwRQomA6xRZ7aXI7scxYXghQeS+
        F3a7vOmevWo5YdzqIZflpLG9sMjvpvvegZyh0cTvZvLv3i3MPwXvzoKhXO/Cb5CeWOBfYXTQE3RvrdQfdB8FFfuDigDqx5cHUJO08Oy6OmMRDzljP/sCLy4e
        cY7bacj7qNQzYCpz8Vp57uHdNXDxPQFOqhmzu4fPqFn9RfShA5vVCy4SOag3Fo7G+4LgoawviKGQ7fsieJbiszIGv4bJmfU2iW+xQ3azJtkCnX0/rUmI3f7I
        crPdbA+F0xH7JrZOsLOmQnudGJ+SUf0ptC/Zi9r2pQCtZjafS2hw2ViCETkWDiPWnMeMULHRHs2haNo32qs5mWlNHkeafG6JJl74eSMInXOfisv5YYM6bHmL
        4Zf5zKCcDp13s8PKLWdRwbn5JzWJ4FJJZLOhosh2RGWRXY0KIXsglUI2TSqG7GuR0ttq1AoMap+nkf0YHG/aYOK1DBRebCD19hgkvb0GQC9i2Tvgsxw5saFy
        ukR+ckvtFmIPZuDcQvuEYIQKvbYVYKIzmhU1uGg/5NZM9TFj5TA04TrLp8XE2WFAQ/CVOWMtLZJH4K60NbXcHIHX9QVeQuBsXyCYVAzt8FdssKLQB+eNUp+o
        7iSrdoDUzrJq51shq9bdgw4flAnjo8Z9NdkcEFtEw44cKsFDO85+VEtF+bThb9txcy0ud3nWxwGvBlDkqXCIHdcQYiOk2k2SeEiVcbJEudWBJQhkm4ocNVWJ
        MxrCQUUcIuIYIhJXqeTkao+cO5VxMFPpylEYTkIo5jgCGuxufkwygwomn7R04hGDddfLPQcQiVHRw7U4QJZ1RXc1HKKM4K6OfEdUrZt04lEqa0ON49MjKkBI
        AyUfRYmHKZxPY+oIn0CqYZQmwKlLDXHqikNHJS8ctk3ICc6oTjO4fA05pRmVD05JaSH2YHVT6JfGLQ3lOyh1KhUYKDZUo4lqrEkckO/U7GMJVZtyHlfD8o6H
        t0N7N06iJiiIeoUqM4m7ZreDFqhDprcWD6G6IYKqio8eqRvpKUl6IAsHlGOISgBzTa0hG03v0E9Ri/heUZuNdg2IU0acmbRhWNtxe7TjWet0rtk8LSOsyVLU
        OlczxWpV73Bps4BKz+tqZ4eCZlGGOlz1a0UJOErrWlHKHGUmC2j2lCNEOQJaPmGWug8bicwlzORduKnKBK3Q8AwePQGTssdOnD+BSclgRTBlfRRQVfyUaQJU
        O9DZU5VHEWcX5jZmPsBAKx1VTp7HByjHtajM+z1P/0TRc0XN0APxohRIjzRadKYbR7sRdEdobZlB40NoqyoJVVBnVunLjJ6D7NP8TAlyuVUg2k8TdFL4zK2j
        CZfSZFxFxlmpqn35VlHoai5f2CPm65zhbJp6l5FFVo8ycsgVpIySlnM5lgOGmB3BKLY1kn410wpnBxJafMVQ17Y5inNURCtzKkYCOzs9s2u32kPLdBpqJE98
        um/KehknvizeIeIk/COb6Yt/Y2tFJrutDC3BdAXOUbA7S4Lw/8RJyh/bHI12vI4+7OWoHKiDqjm6hLka3Ot39JDgLFhUtQrtFW8xYmrAY7opNfZn6ilct43q
        ihBBcvsrtnFSTuVyTImZZgJBDv2IlpYd/192PNaNRe6omCKnLUPorHm8HOnSek871xj3UTzcpX2GN7NRaEuE3bjZiaur0QTADFdjmh6rcfkMFaLyYnxgJzgG
        ANRGZRQJOLUHcvC9LXR5WU3w9Kmq5kUsm5243FGsxQno2ppiuFnHspJ2l+drrYMYMfapeu5VBaswvarwBsobY5m3nw7vrwnNbOxdjb4kDUlSo00yzL0CIk9I
        rwKdW8AbdJeWFXyGc6tRwiSuJ1BduIiqUS74VgUlTGBCS8tDh75Kc5aDA35CxXbU425F1Wuc6/ej7PwXppWEKJ/WxwAztOsOWHJBKJQvUn2G1PiZFtbFbGtr
        0YynuhJZQ5RE+Lt2hgwc18Lfg41KLfwTGK/sSF4NptISZ4cUKzu92GE7AwmhQCLRcqZAVK2pESqx3v7zBETvUYH4BEkXInYRMNNHNbK7gGnjLgBkV02/wKJB
        rFF+WclmqSiWXpLVxJbVhN7S1SwnnoRk68Wyx5R1YEIKwnrFdhqFVbwg9oG/JOLtWIGavUuxBMPJe6p6m1giPAiBBzGneVYPJwnsyQ2LlP1eSHIYeEisHJmP
        LbGbptjSznnXeSmD6pxdelr0BjMXCWHmIUFlDhLmM/8IC5l7hFOZd4TTmXOEc6lvhGWbqMCf0YKSZeOz5ZzGIT+tYchPaRTyQR4oXL3BAJPcCv7K+QbEOQPk
        KjBGxOU2XA7hcgQXFswcx+UkLm/B5RQu78DlIVzehctpXB7B5T24vBeXc7g8ictTuFyQaoc/x7Z0K9rHDK4f4evP8DXh60f5+jG+fpyvl/j6Sb5+hq+f4+s6
        X7/I19/i65f4usHX3+frl/n6x3zd5OtX+PpVvn6Nr1t8/Su+vsLXv7PFhQk7FOHrc3yFzxO45aCK5Kx/iu2tV1kV9VZL6yPTugaUmuXlJhQynzRKvOwXTLSQ
        tWarHRyBWMzOsI1cVgq3tR8v34pdrWyf2t/CmdLtDjsS+8Wiay+1LpRwunfJ1UqTcm4XM2ko56hWvFsIRj7hi5nnCrX6YVNU8oZEZ45JlDgSJUQ+H4xjYQdD
        qJrFRlMRamiizbnHKCTSduuCDewCZr3QBUckCol8vBhrLUZhQkdZDbEOFTVoMtLahu+P6UxPxfuESfSUy8qKxG4JH+Ma5USfkoT4YJMVIYmzSpUTW6ycONbl
        wz1KP50qJ85oZUHkwvqGLrLaJWqKUMPbI0qIBa1pSHm4rJzImowFNW5U7LZYPVxNQUmyypqIopzoQuuupFCPQqaQt+lo5cQSNmPXKCf68uzp1myivFBO9ClK
        PMb1ZuVEH2D9oozoi3IiP7taOXGU9oK8cuIGvjZqlBNLopxYSJUTm9BypHybfcqJo5ly4jpyAAOvhrlVQq441A2LUEel9MIna3mKw6qMDTDPoqjpc2zIB6Bw
        wrHTtkgcdrbV6rIiZ0LNNNFlDUWiSdzDbpK6B1uNjaeAreseOcGmHbuvfg3CqK/xEepePCh5oH8ywD0Zy9SuEV7v0nH34WFPFneXKONyx/tdY+yzdaTLH/JU
        CeXyU7733FvOiELvik1bW9jRKr0OUOpYf1KUJvG2V2mSQjKlyUs4zAlWbNt+WlnmePvqCG0rLxsDVEcffL5stLIdfVj6stHKdvQZ68tGK9vRR7AvG61sR5/c
        vmy0sh19sPuyOY0WbQwdYAV/67qNC/aSLCHO2Tgkut3ozYdxEyyS7GnDsp7IDjiEB0dvcSNoSLvLakzUrkPa6wAEMrJJjuJFSW+TrP9Di1qXAcLYRYGH4UkD
        RbbJcVmraIZh/hV5oejQGoGilPW+PIE4FYkxwVO5y+KcpgyDGlGv7PagQt9hVxwdKmCHBtwwcikh1CN6SkjeYlf0+Lqx08GXxlkzHXKtkmpwNrSmdlgUshr7
        vcPSp89/DUpAMtTG8DCSDTXdTkO6hZp4ParjDuNhPIvblOZrSvP1Dcs2L+wYmMXegTlFS7Oyws/CL2gotFPNmlIhU1UW/WoJt8Wq6U/AmWkIGyb21v6XDu0f
        RVG6X7ZF2C39fVpTItJnZU2HSOdXNBUiXRFo7lY6r9onmD2nzPip5WnOuK4pHBkgjZ53oaZ29BDseQe1j7DNDiE16wjuK38Ac4YHAXYikPveGhG+EXR3Qjw6
        azSEyzKS6ghw4a4FUWgEwLdGGZEpsISBAB01RTkUiRyWYJeWXtxSXId9piAOzBhg1NfltbtXYvZExEz1si0N/pVb3MLSrqeHoEiVVLWxPrMskVa/aWk1m1ir
        5QRaDWePVtepaPWcvVqNp5YZFmdstY3Dhdn8CU0q8pbzBK+94i+y1vcnbVGbKFAJPPE91RKwC5/K4Imjqj2iHOEDiUO8WtX4ZgNWrJ54taqA2m+JTySPTwbW
        cVMTf0ceHxps4iYQL0me+BfCTUW8JHl8wrBcwYEOeOfskGnrcia2clmX8lCX+B4aRV8bxCoxjTG3CmHrn9rsKoXHgKSpDk7DdMwBk2awrFkGhGRTGZwNU0v7
        02xwzXUEfMXMKi/8A1oN2h95SuECW6/2VyFY+WqRXeoOyHV/GwuAfTZthfB/s+Pbu/FhCA5Dqt/ttJNAp2ig7PWAoqi3IeoQ5HGINjIg2hyi3YFow6ou0Ubh
        UqC8GK7bka3PtwKjqYdDej3/PEiUiJ2CVnIQ7UL/QVHQETvuIi/d8c2yP9zSiW+iLuEtYV7x1nEwYcXF+MaMYCoqXjlvFcnmDZ14jtKwLOeA4o1othPvTwme
        IjXqgQRNoG5VNyTxbEqa0BtKuD8lPorqZnULIoyog2q+o27sGAk5lLLUnKYQ8XQj3h8ErXRTShcV1TwFIdWImk1PnmBqTZct4oP/whZU/ng3/87H+2gACOUC
        KoQejFzhc90k2s+RLtnAumato0jxzalojH8XonH+PQecUV4davy7AnFEkbWcBDcThpjs2pudUjzYisqqAN/GbIPKPsdpwbsPag58ps2n7k1aJ6/YMS99PD0m
        aCuTAIsXxCRdxzaPPAIKaJJVk3MpGmpmhxTavVEjmlCTUbM6cFBDjTiaGKi9Sy+asP1cZ9C1CdUM/yOkm8WD1ibrfrNMKCrsJGtiH9ksa7K/JTYkkBoQEw7U
        twIvwgH/hhGcVtliwl9hcqukZHss4vx2L6ChALMpQXy+Cb0M9/FIXHTH1GlqP6O1wRbdpWH+KC3ngRqnL4wBGjcVqcKXnWvZDlH39G5KBOVV4OTRLfWVotvr
        sCZXqNt2Kx6Gsw/HdiuaZMaAbho0BCrSpUzm6W1zRgdYTIlQl9K8up6XAyJSoib1xvVGbxG2BOLbnNpC67nw1mHrbWEDGDEeOGwBzkpgQg+ZDi0PG9bZ2IeQ
        WNaCW2UtoNk7J8uDTVOdV4z9HZnQ27olrmIHvwlzHhPygNqfDIxHsdKBTMQUA8+qxUELPA0zIA4o/6C1wEKoneWZ39oxZmx1ooox04mq7BGE1+AK/yo5xZhV
        N61F+6kZ5+gmt9c8horuz/bN2U4m0nw+3k+NtRbNIoP9OdogyceZVbMUZz/G0MBNSS+CcSX8Fznyi6niAdEr4b+0udyhLr8FkNQCpBoK7DJPhgJbAQBvZIPh
        GEX1Uo+mRI+mdTuI7XRnoj3ovGxCkOkVaGSt2DyyFJhQNjN4Ey9XsWkMayG94T2dxjsoSDYwYFpBAtjiABMgnl3Lmuhysqpv14882ooPduP5Lu1tIAPjG3kV
        pHFLobPd+BbwwW9SdHcTdpNufCt2G2KAdjoLpF7aj3g30FimVHMJDgb5jCOkEHpxgPJ5k859f3ZISOlukA/NJvyJqQHtT/MkQXa18Gt2dBB5ZqnnFBKmU4jo
        qu3paePk4lTVKPH7Y2oc+dzID1NEraGx66qKwJt5fvEbhKL09IZjIdlXbcqLBzA3Ow1Ff86dp6LHt9BgrvLuTqtAF8GnqO/eBDL7INXPZ16EI9zQ5c4hCmKu
        m8Q3ddG+FJGa4RZ6PkAkuLoFtaL6xLci+AbiAPd3KZMbqB3p51aKRmGU6iZ6g5FOvRzPUXZUuJvwvf3I9AbkRC/24/FmdQAvbsCLW+lDlHieyX3EoCwywv/c
        3WcYPRd6EWaabF8MQG5Y4ZcAUr9pLcqckBlC65CSyX4Oa9EyuLrYbcENEYeeVvRQwewJ9LSp6GmzYptps2KmDREJoM0HnzX4O7zY8ra/ENtDb4cUG56m/xkf
        P+rXS3ENne9qFgAey2A4kBsm2YDU8+jAt2DG7qfpihnJK8NB7mhMp1v1BKgIkUmBN9Ick3l9i0wtzIxBegsH1Y2Ys7coyneO54jCotozPw8gzgF1q8zPmYG5
        3IwP3oKIszxTx2iwzmEN4cwo2eS1Vo4D6ia9XmCGEYNXWBTFq3hKFLFi4dlOx3XRpaeZnFvYc2Yk24+Rtvf39k32zyEzGZWhV8Cp+fYq3gGbg6SAUlKX89q+
        Q8zbEHNdYk4LKbFDzMOIuSkxdymlZmiNmZRVxssa5/Y10PxxRUndFUQuV7S9O41LNaWh2DiYRRorA8c5FihRYxNNg6427dkpck2DuaWRY+18Nrd7MRCO+WSq
        /QABCuv1AEVL2qoiznvlaaUijnvlaassTnvlaaMsDnvlab3SJ5NZLuk3SaV/lpo0y/1v1s2bzXLfmwQeWVaK0J2LXamOrRVsH6h5jPjPEAaZqiPL2bPH83ml
        BjyfYOl8pjrLPKbYkmmrI1rSAgE3Yt0BHRYHg0zxdMq4NtD6brspwdtZGWEvFXKbTka0G64Utn8kGmADGA0PCGtBY9kR6oRGgLsYu3PuuWhOrF20sdTCTiIK
        F/vhrJYtRAfUDtIPI/gg9tLf6ax68IsEkAu0Z4IOUAcea8WzOfIxE2K04tvW8gpKt60ZXnwFGdSxMiMGphsW5dvWDEe+zB/IOPItGEHNSYQRXryR0CgyYv/c
        n55a+7LaI2PDe6/bQmn4YBTBe7Po+ObtC5iqYbaDsOiqyQEb8SHMzH2ysQR9LG10i5is3kSbAK0u217fKudoN+D1ru2v5zSpcz1kAEy+xxO9koAjXerLOK/t
        Y8Ybs2HRHZyMpQS+kRL4WkrgaymBr6UEvpYS+EZK4GspwYDBGLrCShqZgQM5goQIwkqBJQbaLhuWUWpouzKtq/YRfTe03UiOOUt51W8ixzwmi8AHJpzUVnHc
        kqzw67KACJQXTFqJPmNBPtGk3SQdoV0eQ8zJzmKqhNB6YdvBvi7ppDq/NG6YK3cHcNhvkL32WTlZzgFAiR1gFzzu4ykDv3qGcasYO46pmtnVlMc6w8w9MSlq
        N8rIkuWGKMYxv6LuoIpmE4/pgpG4kTLjUI1qpMx4i5oTk/cWLbie08LpW7vCxGfphqlbsnQh6ja8QyG4CJX8+owircn83jFHXWE2NsHuUBKQdFrwaKYyHroF
        XD+t5iVrOtEl2VjAajwyOjY+YJm6Iss9rZICwoMZ+8bS4ZAlGwe5/ajWU7/e4wSqbr33ddD7OpcRTLwcGnm5yLByzudFz+d6X1/aIbOalW1rOWuLrlZ/q/QE
        5mvTW77+zusrreyNA74wv/MXatYb/cbDrIijEZGo/ytQ9LHaX2SsLhtYXV/UkqFlR4YIDRU9RKA7dLsDNBsYNH/RlvT09BvpESuH6GdIl6qLgowo0DRf3AZN
        81cV110KLhTZGNph30iYrtC06BFhMNAksSb0DkKLsjZFL/Ni68PfolqMcRDzn0S1s0ItFlkXaflxsqFoFnFeFvgYnzNQfJ0H2weIipeAvUz0GN3EE/nVNZrk
        dajMM2QAPx+X+F0Yj1+tmVFv1leIxXIO6tnblZrMxGAUVhugLRZNYSWYgtrq1ZftqLQjEAN0zijyQKkuTmb112IdEW6LdJZoO+r1DWc7xoKlbeTLO9EsZXDJ
        QPGIJlSRrf0AxTigDEAJoI2PZnsLuxhupsMNLEtQh3kJWqPAFaCbAgXTOhKGvwv7hloS1QY0tB05A77h55QHH2GHjlWGVKNa+mpc8Q22j0ygBi3CpvO0quV6
        Br6OFTH3LMECagU8EHOXF0Qrh2HSYlqdaVlhBQ4oI6JhR6ADggQjUOcvsFYNvUaT47AGbsXropUxCkWOITbFoF6gJd7lquueBDI1OGlONz4Ir4NyiWGIEE0O
        RC9owApEero4IILHUBxZK4CzjTw4/TCRN4+aXyNVHpDNMKoxAjUh+dbAwTeo/AH2XcaaIWKlwppzK7iRw+kKb9uneAbj0LmiaoddTOiikJcVBqdJcFMQUqTC
        SninWRCDQ/EKDlK6jMwKEQaNAdsoX1QUDnO14kWZKTNZTM5FDv8uQ9ZcFlLN45sEo6cs5J6sF+tYIMoiS5/km03I3ctsDU6UH+fj0ObP+TjRtOTjRDO0QE4Z
        jIqSxqhgiyLozRltT8sQdxa3EVTzuEmWcTOpFVOKWh+loNVQfK194mmlEzfVNTHAf1gVy7Cj22sFHc/R+iXrHquobT+vdqCtQAEw+zpobWhkJ0eqL9gg3CCO
        VlBztY6bv51mNupZokhW1FpqpQEkgtbMcqk6g15umFws/Tm1w+cumYgLqYZdZWCOybU+t4KX2BG26/yXBm4qrMZWHpigMjAB9LrYOQrDKuq2Xna0jSVQzFPt
        eyW4K0SD/wL1xdWP21c70JaTntjsCfU0chwPhhXWo9FGetAH5lxz5gWWhBhlX4eGRIYll2zbsD/iOY0L3tNaE2SoTxmpoPVRwrwyUlO0gUQTqMj8QuzllZHC
        vDJSU5SaXCgjFUX1xu5RRmoaZSQb2h2eUUYK88pIoSgjcYxQlMpYGYmPsG2jjIRlyGXIRHrr5pWRKNROlZE8aDU6wCkUZSRmaOxMGYlx0LQykrJoV1hFO8y5
        h1Zjp4ubiVV4rJhz51fjIn2D7hZWAQgy575nFapxdHNyFYpcc+7pVaptwkGlVdQS6lT0MLsaQ82cE51b5aYjMnaV2oijl6EIyAqOEuUpyp+jPLRKu6jJ0VqF
        VpXOUaF0CRBPYF1WQhRbrBwc1mf3xE6Bgzlzic3BiJ0k2dnyxpHuI8G/cmhRKRi9JYE1gBDd1dptjELEZjY8FfJ/NHrD/1u0Xk7DlxEvyAURRrsp8Mm8SY5Z
        lP/LJQcekdi4EgUHQYSbYqCcMskxOfN/ueTA3vH0gZ4nIiDBNzFpManzf7m0UJGxjKcIXqSN0mBFL9JlvUiX9CJdNIA4qVMKLNKeqCYNQAlyNEqQo0vqaJQg
        R6MEORolyNEoQbZGCXI0SpABZLLzKEF2iqxL7bsjSpCdYumeymL1ogTZKXTuuSzK/79Qgn7PZkgGNgPY/nFPt8MVWyJsK4CtkXvkY87ATHyN1HNFR9iWiaMB
        efrq4qWCF6U7T3/G1wBBV2SjgJ5hvm7BK7ZrL/lP2xdSDVSnF1zB2F24g4JPUZdAeXLbi3PU3DmJMgU7S21ttzEQRKGQQrNMtTFlBMJFnrycXhqyIv4mY3iD
        E8wL5qXbbu8zH4/n4RMYvSD4Edfxc4jVsVG9dN6oUET2Qldvg943IBNBcVCmHpmI3cvhu30yEaf3tXdNmYj0pN0rZJB+dHqFDLob3e1Rz8Veb9RegURfcZ2+
        4rpvsLgPM1pM8Eeu6yy5T3sX0n6OSgbDBluibJ6ypxJfVbiWr4tCxu6llkSRvarrj5Ksmmr7/JAbv4+cP6GKO2Z+ngFZI2tVw+9/zeaG48omCY9TeaX6X/np
        q4W+V+3Nl8Lwd+y4fI0qQTzqLOUrRqM1V2htdGxBzZF6pmZDAsBPRKRBcwoGRW3rgSdO1Bx2I1zQcUUv0jopCB44QGJsnbbzvUH68gG8QiYA3nECqEW2/+4p
        vjzQiq32B+lTdDnZyutKQvBQEpcJv6ZXTd7Oclr0Kqcvb2m8ckdvMtDSv5JXyj/HyytW64GUtlHmp4GcH3lAX18jiitzKiWCNomkzAujxh/2vwiDFxzHeRrW
        VLy0U89pehi3zgAb4p6twawD2WixsyEwKF7PvpFWb0uv1zKAs2zOfeOFUFnq099cIa7+tY11xWYWjVX/iUt5rDXQzuJKv53FlX47iyv9dhZX+u0srvTbWVzp
        t7O40m9nIej3wb+gne2C/Yy9pJyLAHRiN5b2va2IqP0XY+/Ybc+90H6t8TiN4Nca9yrrhPJytsaPn/cuKNdndc4PPMUOGdrLJXiTsNtXx/lyfwsKn8pYzWwu
        dRlE6rXiWeAsFR+sWYGYcn/oPXx5sMUOG0z80OoyetIHz91PtJrVfrVI0w/bAhtHSk6Lnzh224cud4PgrbZsVMRs9G61xIb0BzzUH/BUdrArO9/zVbe4VBJw
        0ZUhlhCYreqVJfMbVQaEBQPCqgPCagPC6gPCGvr45+nt78Dap/KKKRDo4RfseIh+ft3eHptI0i/acfMaa+gUK7k3jz/G//3noxAhNjMpWRq+Rln9AQ7WHVaz
        PFlzeckjEp2ByLCK1uia9qMsd03tr+AcwDTisozB5SEdelrpkC0T75QJ2TQhCyZkw4TMm5B1E6JMyCUTEpqQxIRYJmSlKRA74G7bK03AvfnhP7cFbIfnrasf
        Xej8wrGkPHqL6Ya4efT4SuF78O/o8Sc/OfG7s38xdvT4d/zRR3/kl8v/4z1Iogrhf+JE/mIMv0xFnUdhMW2e4z/35R/62S//0ItHj3/0sb03/dSffOfR43P3
        zN95YfZf9uZQTJNcVqXwN2zjYUJLRopCsS6bem5K+KYO3wqNxwkJ39DhmyZ8XcLXdfiGCb8k4Zd0+LoJTyQ80eGXTPiKhK/o8MSEL0v4sg5fCVGnqm79cDH8
        Z/bAMe6GXWNB5DAivCvpjBURPZSkt7iRdfOWFzP1LA9thU28JlCuy2UAH+RJZpYACz+ZlONK/vCIX7KvR9ZikZd9KYUD3SrHQf4USqcUtnSlrPnPS2WtMLJe
        BuIwq69EjdTxUkOgyB1mAzdwEwoUucPc8wpuAkE7dwyivGMQ5R0BrG6gAQIWqjXQXDyKxcmRFDTQhdoM4NVSYNWlDuuBLtSlQBczCXTdVwJdAwCYi9s2KW3d
        lLZuSls3pa2b0jZMaeumtHVT2jpKW8lmgxpaQ8nri7SMSXErupSbFV04xkl3BCddt2pFVymp6JosV3SHrlRQA+Gvz2n++jR7z5SNtZq6z5RttKJ3z1BvmmXt
        MWplaDFzcvabtu2B5oHdIKhWSNhW9X6/CqNpEKxOjsx2XuzxL8jqQ8fTtZmY+Ydb2SOtQ/lH6sGHW3DjatrooTPZ/XVC28L411mjacD2h3TnQobni1WYQ/zE
        890GNk0O9FlM5nWT54PrBTX7itAsXAP2nUUBqB1XLUmS4Ig1ECnaEUCjcOBLW15awc/ZdukC0x8s2mSOuNCV5irKcVJJGKS4zDwCy/qYiArkRKna7STiFwXi
        Shj1EvUs5pTGRjhkuGwW4FW7bJIMrgKx2K0LWx8X8LaEt5Qs0bY9VvAdfZ7REvu913CNZhAbLLYdwNBIBASizxNadwdPaIB+6HGFZqWfpJ+z3AH61sl5Q8t/
        9qz+7Nnss33Oz16nkMbX2SM2cU0Q7TF78yhxKyjUo63IFnwLj/E1MHK0bzIukgu/lJZU57HYb7H/NvhIicSbuPaaFXvQJXGCWUEa6hlj1vYx9nywVnVrF7wl
        4ie4yVaBDwRBMQ3uR+KwldpfX/r2M2IWTetNK51m8wfFKjtVeKYhBTPpdBZG7GXw3fj2u8+njPQrS0zEskAaQmhP+WfiXLZbSw97C8eL7xq59bp//P4jkXt8
        4uDxd/xt9OdHIyA9Otk8FqNGZECpvSx1zZwuOan6J5WNMXooKkipBtFMRDA1zuKOeEib+KlG+9niYvvD9bfh/EHRAggiyuVbj27lTKQBEjhuhH9oMxnMLsrT
        J7iox1Kgv3lqoZvSLEns7UwISjEVIn7+EfZQaNK1oYbg/Z1DxbSfjJvt99tvzaN3UXk+rZ9WjsJNk8uL3sKzl+NyF+A+hbXUVhnHsDktoqDDvemkCYqdi12i
        l0pMAMHgupTQUlECEhB7TALEbrmD1S7rX5rvFcjpKRItDbQCYOJDSVlMC1/huurfq98mBzYun3jEDmMCDOMUeliYNqer39CSmXDpaMXAQQh9OcFPp4PllE20
        aaAdv7iK/36b6OTv4P/+4HKCCuHV9G8+Tv8+R6/+4d776d8XLic4P1DNtvtke/lKSD1IbEvC2TVwqO7gA6hGzD3IP51O5FaL2gmd8tZo9Hl6M8oGuJOBhm1T
        U6dJ+OIx6+1xo4Xxaeth/DfoqAEmrQ0VPtGiVna6KE1B2XoG/PgRMSlO+ETOozImsX0RCwgyb9GiwgPd3WHUpbPikUwVeunMeQyr/Jiz3+iY27GWQ1zLYq6W
        5QG1DNUQ1bLSO26hqSAjd11Pj8uxh+EY8ErpyWD0c+a/kAj0Jah1AWVVADIlHI7lipcb9VVsY76Magz/WgcndtX8gIZnMFcGtM8D2nudAW3LsHX7BjSGsX6D
        47AOgwvwgKb+y43EEOPPl4Fno38F96WL80t34CBnmsLdcZCHPLSxJ/kY0DYNbWqRRBZaYJKpYm5oVdijIw19hgTLDazMu+yXXKdwwV0Sz/Iw5sWpnhEZ3AMb
        Twei+lSXdQEDyDr+7G/99vfO/w+3pcPx0Jsp/xdfAOJSGvfQrye8xyzQkPn5y90ESxg9np56+JPLd+P0M7aNpuT80TMnVOnE+ZrNgsR/TT9zbol2NyCIU6b0
        xEqMxfYEERLh7/N7Je8n5D1bunnKpr7oyK514w9Pvv3Xuglww0tt78n2VuPx9spnqFfK0Nv0ANj9ZHvhbPtVG8qc8qqEVzzq9cpJM9bHjEUDF2hg8WlMR7mm
        IyG8pvZ433NXX/igfeBy9/g/v6vYbDbffzTpHv/vuFd/A11H076rSvDHQMlxwkq3MVOZCRMLyOPD1Y9+4MP21+/pHv/joU+Pvffz76SEx9/OefwjZKd74DKf
        oQoMAf0H+IEiO5FXVvB12/EuOEviYrsAoA+VtjF13QkGPy5BEYOasEBjKeIfgBIViEBh+dHAvvX7+pQ78cVu7AiSer6XHUwB6lyvIxMc0zHXH5IEU8LmOKxZ
        gIWPIn3+frXv4rNzv9rlLBCLRy8V0n/xBXh8otY/7II0daGPY8HTK8Cb4Qg7uOq75We8Je+CAOHXRA1FWbT72y/Gzk6+z9Pl75WllNd8ZQktUYOb8Wqbymtk
        d+2Xi2fjervwfbR41dtHHyfaIPbD/4PKmonyTN6lD8ZO+L6ooGr7aSTTotVmiy+OTeFFKhregLNQhQux+85PUDdaaZRnLlxAS5nclu0LcSV9eObZ98X+Meu7
        sJbDWTbTTscAJO8fW/pBuKk+RV19jIgCFMBFmMsxlP8+LFWniMakB/d9GkZNOafigGi0H3gBNfKOHX1IeCA8figqB8fWkVVcpN93QtkZ/p9aUYm+6NKfo4qS
        guYhUjwHtTjPBOlMXJSvpGMew2Fo0DLRSxT9BWppJtuqZ3EH0T88XH3ws2ZjuKsLNpga9dhrjWc/m8QhGufcs5+Nm0nc0BvTz9N+M6QaegVsHwE+UVM1Okn2
        PulDWQyh19zpxI1OzFq9D3EsiaLvhzryuPDTf3L1blrlxYzNPMWNJDb6wKeNcPT0EVSvCnpS049xEwCS6LRWV+5zuppo/GYXRvfHDj/HLUHNgCZm95NUgI5q
        dgMZ+baM/AAjv8b+BWQx/3bbfoZW9zgdrJAKN+DcgcclUxI287bZWI2dU0QdsPPipxqBCJMbQft/fkrRUDgbDDOgPzE9u78vtp/4hLI//oPBM/QZc1AmBzmM
        QmOzYwcKGn6wBn6J1tPkt+C3mD7HA8HeD3/yZiwg4r01F+PKeR8VWcYVR30GUUsS9TlqLxqgH8y2K+0KN8l8ASd28Feu07jgPj2Ia756ciAG40CzoNTp7On0
        xOhlDfBTyJHlorJtyebvDrBf1CrXw0QgXLEZO4nN3A2Txvcj2ozRW8sotz4zRiLLK6CSNAXtgU4vEpWTdFjxyCjJo3wAqolB3FuizOSDwIhrQqH4gD+qd0QE
        wOrr82uSAbyQQn0dXH3MYGpddhhLnw2xZwGnuQDQNexdWQuUEa+sUJCEVScqIMpYx8qloBhMggglT6dS6gIGcgcqTvQVEDLFfH4BsopBjzFLW2Ade8DR0a/F
        chfaLrvasGNL3AkH73fhAFkfU/QcJhNp0HPiPOcu7KTmDsWo3qSzfUlPXiNp2Jt0vi/pqR2T8gn+gOPyZbv/vHznA3vnWmr/cqA+4Asr1/jC656y96n9B//r
        hOsvTVy47umcfyptxnfAmPHNaT2hG7Re0UGtP3Sj1je6SesXzWs9pJu13tFerZ90C4uiRf7SrrZxIPObOKVpRekQWopa6pbokNobHVY3R3eq+egudVN0RN0Y
        3a0ORveoG6Kjai5aUAeitqv9narivXzM7ber92mFLir09dqzVDQrWi/RPm23d51WXzqm1Zlu1YpKb9aKS7eJLk70Jq2ldLt4rlkwxk338GRw1RGWjrrqTpaK
        uuqQ6PuotqhWuuooi1VddTeLU111F4tRXXWYRXL3xNdR+x2N91FrHolvpba7Oz5GLXlnfBu1213xm6kVD8W3U5sdjt9ELbgQz1L7t+ProwOBuk2wD2cZSRw/
        VobKlVu9rlfXY5UChCTbvalZiisBFoP5M1bxWua+om/ZCrsQTzQpF3YpcL3gl4eM3DzSoVXxVoabzFmCA7qL9u1uPKqqqg7RBnQwiZkaowWhlGeiKeNJhdfj
        wK9XI7REIR48B0T71ZtFS7OKaBOMbR9PJfgc/FFThuqYgE4OI80wo0ZVEQnuDMrQCQW1wATCOGIMIdc70GxYUqlcdRaZNqlyeHMcfqtVLaE6BmpCTQHkkVKN
        o8w5KUo3Yz+77EIgUjkLYDWpRhN8t8rfrSGHgEsWDspBNXKTkRoK2cUsoY1DFC7HDDfwLlJvylsGR3toxF83UB3qBHzFnDC+YmiM7htgTNsfDVrFewQ7s6Te
        hPHBsJ7lrrqdPkNjBpBbbAucsHQ42qNiqloJsuMybBauE2G00h7Sg66OFytFTVrqii+HMXHckL5VKmLgS2q2Mkwjqtgp0rdwEKtuN25K7zDeS/cbp6LHtRNS
        hiJjp6mxcYyqjL/USPtEhZQ31qrfeHLE88mCSOIXtFa40hbnL4mmgNYp1/bmIrNXzkCBPhRIeF6J+X6cuYk8tWOKeQZvFbVSbmCdYn7HFGG836QI4zuyFDjz
        4mkO62yI9QEqB2P7pzoG2g8OWSjCHToCrLa5P3WE0+pNai/xmAPGFA2FQVZLqV/PvXpbUHlFzz53JfrIyaheAPStxwlpKfx3tj6xMo4p94pIPNNB5ThBj1tK
        ZfIxGqgcp9LefLbZnmgXw0Is7bLKQ3uVpnO5m6wddsBxvJ9IZXWHU2IPGhXi5H6HqxTeokq0jrTOxA5R7Xtp/N+inBatw29W87iZV7epm3FzszqmbsQNAEZu
        ws1Nap+6ATc3qOvUQdwcpDX4AG4O0No7h5u5VIp16QhL5asZDIm4T5ozFh0H9XncTfoc7mZ9/naL1ng6YGxAbtAHeDfqg7t5fWC3l0eG9k1HTIHfDt46SIcy
        2pNKGfT2yUM5Luk9NGYo4dqAHYb+w+LAg4nHckwjUAIsHmKvs8M0eLMIxbNMXQD5mrBhKmOHoc5Gh9EWUcfiPpFEtJjSVhGFssxPUTgU7bEfTXeiRrYWN/G6
        LBvHTNKJankSFQjA8S4KHdLLAs0TcY2puCZxaS2qY/LMKrpr4k7hbgR3IdcTHieGxSkn3Y2Kr066G9Mq5ndolfP9mrg4PqDRI+oP6BW551iWo7BS1sRBz0iX
        nbok8EowjIAxBIzCLGwS5tILOLqj+JM5qJrUMuvyAJfULNEdBhTxGJZozml3psGioW0EHy1WgpQWGkIm5gE5YF3YjSP+PVTsyYvpcg3HCeNqokMFHe5mrT6j
        qMGJYqDPT6lpOBpCGRh8GGcZ2NSpcCMoHNd7j2zVArGgtMFcPGWgidVAT9LHZdCWqNWwNlKfwbsQcAnkgX0E8SpID+P4DHf3tAw/4kqkb2cEvCHosnMhsyQD
        L3uGClrrMkI13BIgByIYIEfA4WknOeyC0IPvoklUaBgVGpMKjaopPlhFfcuwrJhUNQFtBs4SYpSQk5pOT18XjDSMFqgWlo4WLdGHcXOYFqVDuDlEi9JduLmL
        FqU7cXMnLUp34+ZuWpSO4OYILUpHcXOUFqV7cHMPLUpt3LRpUVrAjVDNy6LlDX/i4R/B4N5ejHw+EK1Y4qmYGPR7WZAAfARbkBHaoiwqEh94FoPEh22DiNb/
        apEvvQqeEAH8huuUUll1eS8ke9bqGxRMV/oE005eZOnyqaMRTHv9gunKifNG4fVf2yy6hW0QJNMVPLFk2oXkGSLPnOSZvbylEuuySKzLkFhzullIpis4h6mw
        DHrZfiKVQwf4SIHe9smnK3MsTKQfyN0C/MAOj8W/fGycCq4hLUhoYBcBXKsF1/43Ibj2ky4bUOOXz47/vgLr4B/ZrrfkXGDvjupsJFKLqMAgl04b3tkAVuGZ
        53uhZ6Q8HO0jqjBMoqLgCLKiI24j3AxVsagKZ2pa87j4YlzKe3UBTvtOwuCWQBpYUBH/ecfxn4aD04ziCP897Dlz5AUCnDwtgQAvT9IgAKerdvgV2Hl6rFj4
        FTvmZ2iw8U0ZONhXm3Hh6i+x4Ptqk27CP4OxSInvcbhjAulf5LXtQca4kZupNubWOHj6nobziWloEk27sRP+B7v90i8tnaxZg5DkPLz+m4dOihYjjSAchQes
        l1CE58/MENRljY8/KDjDF4KntRElw3UXtfP4eFTQ9wUhfAA1IM7laW0fAw3AyNxsgz5KSa5wcovBIkEUOGuZps52aZmD3XtM2FuNQU6hASPj17X95mifNE/L
        1argWGmxxlkaLAmZ/RvJC6lKOLul3RtO5WDoD86vjHg1djEG2nle1OZAmlTAko0kgnIJm7gEEU7F7EdAOEnEreIEvIIkFRxIUn5MmlAMdqE2w7b2RI0GwhU6
        TKCwzzIYkhInHOOEnqgb2BsmYPrgkKEwmPmExzVQHVmdhlUz6ejz5xKs/bosg6MWGch8lnqYT5ycEunCqOo+CpdjPkt4N6GZjx5PjtG4NiOb0oa0kzvIbCG+
        ar1RQCeafePiEqqYuvCyoEgwxVAzDDjPoO+aRxyn7dMzZojwlcejBYaLk6JMpeONgQtFPJzc067tdllnSr+dgIsKvG3g7RDe1rK3o4E2zz6tjbIXtE02ps8u
        TY2PayJ8TBPho5oIZ6iZ4PuhueIOxoBi2w8NA1XkvXUg95dGUsU1mPJlwj7vgnJWIQjrMtI5FBAea/m07gU/bdu21sbLx1+idXbrl5Zo4/bxG1xtiqbeNeNM
        i4LS60RyRDvt2pHc4Hb4m7autlw2KWg5bBLcstkkqqVNAx5osXWtS784fXQeaAVlAa//jE0ZeDoDVzKwJQPHZED7zEmdkH7Zto0y+AfUD9DAhncf1Aa6Q54E
        cPVsBECnnoMcVsyjoKsjEuCyGBUBqWadp3VpePX8imMPXRio8ueL6xUGMoQvFTRSQxALQ/jWEM6H8TKHDNEp5vkUMkw7iqBHcOOO4hH+1RJRHByn7YB+JsSv
        CW4nWYuX6GXRIWwxjH483RVDI6JwGbNolyGnB6swToJ8bSl8ZgYONQEeCvcvyGZc7cpMsYSD0OO9hkgNjtREJCGFWyrkbIZ6U8H7y4iwJYguH6l32WEMPtIX
        XWj/4Id9e/yCVkBlK9ptfgwsaZFQqt+U5h2SThgdsHMVFIxHabEDb8AWdsrXAZwVb1nVtcylYd+WVevCg90kw3PEY9K7dSLwsWVNwT2MVtYEflSXumMMHniI
        DWqYLsyhT8LfDvVQHTF3iYNTNFQztyjvzqnCdGOVqJHcep5ZLIXS2wHxF2bgNNiCW2eZE23GkRrNH3moJLNvCmUQwrUM+1jVPYUc8qcmUaJ2J9m8KMrIbGYV
        20W1H0Kj0L8GVWwIq3QdtYUPWQokrnGYch+hITOVxDX5hAx1+mRdTSTssjbPVTbYMyzStIh1ohmSdA33REsyuzjiBkWtdYZjcFqLUGmLLIniJKFi36rDXM00
        CTOopvJZEivYGnLLS1NPFy9kkBnaSURdO4kY1k4iGtpJxIh2EhFqJxHG6npMb6ej27fKeCZDS8kggOJd0R4GgSu3Q0BwlEE7l4nKy/QHo1kXYMvuvezLYJT3
        kBGG0FqFO8qGDqjrgAzobv5I99ET7PQbCqvErEQu1FvZbMkmQp5dLXpVVyAjabF+C7DRH2DmapTh2arKg34uINlCAN+z4mvdcS3KcgSn4QySTeT5MCO1VQOt
        EZ94Wv/9EtiHhB1cZhBt163G+6gm9PdYK5pl6Eqastf1+Denbzbpm0MGuqTt0Hcdy8Z3m/TdITBzw3Rbj4YCU1oUEOK4tLxpiXVKKbG9rbybri7vFm6aApbr
        sDH7yiD9QegZx65UKS6I0Qyqhm7iMDBBmy6HdYhlvy5Zi/flXB+qfatU/X3dnBNUikHxciHRPqpWk6o1lFUrbZLeam1vkH3PU/IakUShwFqJF4KzcSlNM0Fp
        JiXNBKWZzJ0A7VuLr786QivcECwur1PXd+P99DwtOIEv2dFumqjwZaCm2YMBghQXkgaObnuliLbdHY0Z7L7d0h25IUQvAppH1ahR5dthuq0HJn1AefMnWvKJ
        LSCRTkuJWgawMApT+MCSzrJGWYaSZQ0gecgSxh7VKITfekwAbaLhanuODZxnrruLykdvRftcaSyGZKSf+7UTB0/sEEb1QYNQiA4gFgqLx6w7XG3UCBKcV4hR
        gVljx4ryxdP6g+cwNqzFnnTntBnK6aimdZ8BnNt2AEJtYF7gEIyflrXz9J4cACoHhKqWNidZBs7WCJ5H2Lso3dThPxs3w4FMqaxsli4bziD8XK6hLpeVLxfN
        ZV2u+XyxFJUK2KC55PO9ZVLXKpLaQ4N3bzbax+lxavtojyh4l4z2mG5nMNrHaQhPpQO9lMacoJiTEnOCYk4G28cthvKQBE32D+VxRqKs0tjdQ2N4LzLaDb/q
        g4dyRGNslwzlmG5nApN+wFAe3z6Up9pO5Jry+5Rl2yUuf5yynSL2MqAk1WgK7izGKfsp9vvCQfBDgiWcOBOefbxE0OLiwqrMntJd5mIoFVvszemSq3uNnrHU
        JXygbyaAdPOowTsak1M5vRKJtaBEDKBTwGslozoNyand9YBs348R7mB8Yrmf63ZwYM/TKTcdlh095gDEBJtEylZdBzAwbWjnCF6tNq9zBFlLAJUKi8DL7dLX
        5roJJUHbaQAlPWA3ab0AzGhP9Q3IlFTeIDStb/v0hmNQptgMy9FQUjhw3PZpMdByeKAXzUBPHB7pRTPSi2ak080wu/CAl1VfN/S6rRt6A/Vbt7cVRyO/6uLY
        gh/GNi/bW8LWLXHJ1ktRYvNaZKX/gxGOzflUpMnvcU1u7dE01Iw5l9qlafEpTY/u1QTlKHXiIFN8sNHU5DvAMhr8qUdde8m+4DzNxYUG5oYde3mYvsyCg4EX
        tBFYBvhnC+Af+zYJNMgO++oUeZjPDPv7S2yZpRGlWOJFdGomQoHaKFw+05xl8X85p4hYw/GUcR5dEmFLzhN0iV6V2LFkCWcAbHdVZ0Ap1u0u5T5SZr/PyKSM
        CGXt7rkG44IqyuBJAQu6gBXG92NPkQk7+swXqyqurlGsal+xGjiFl2I1UKyqLhbctoPoRbEooapc5FpDxhWwG2y8CSC7Kl1kj9kUTUlx+WykTjmYolpixebI
        WUtcS8AhSXaNDvu5QXZyGguH2H2lr7Dnay59pa/0qJgufbXL4i8pPXvJrkrpxT22bkt8s4RvlsXEoIKCQAnftKktbWrn2jRgf+Df6jZFg3UGtqkuqjS7Kapt
        jsmk+7e1KRAfO/81tKkvBS32jtP/d9u0goIMalN4/qhrD+olPiCGB/XgJ4GFGDJsmUPk715Le8IxHn0Cjexd1YjeNe0xZ0h7/hnWiN8jGum7zEZbBdhclzij
        Ov8qWvhLnFHIv+dovyxxRqP8O0+LcUlDh5c4ownxiQ25JzKDNzDMKw0esCXZb6aKm+BqR1T+3bp+h1V7jDaX/LtL+p0s1EM971ZysFFNtJ9+B3EYR9jCxKmx
        Rqug4SUseUoyZU8WaWn4eEew+RKTegOpGThe3lic2mJp2JYRagT6fYPflwRVWqKNAJpPZ9zIPp5k7L32hQZJcZp8WSdP2O+6pK73Fh37Qwl0Bm0/f+YyoAaM
        uYwDx8zHeey8BbtNJFaIrI3tLcK+HojIzzzO4kgWSEZEpMGDtPaQXgI0I0s8bW+h/cpVeBqrvte4ombjVHZFTfsY+5dmo1Ps4/Tjs/42O/djupKNdX26qb43
        JlbBfpAeoNqtbXU9fmvPOhb7w5p1POh8H7RKcSGE6m/hTgtnWfQWT/SifKcFRGT7Jrtyl11BwfBpHz8+k7GRh4M2ophAIWRFoDj4tM0l0Xa9FHZvzdFhVLp2
        9Sxj4/l857tMv8OS0N7vWHc4cJIDExe6mPJKCp+jm69rC1+WN1wz6faCa0dornbxDTf2ysEB9U/v1M3+tbvZv3Y3oz186WZYOMGWiTq52NfJ/rZO9no62ZcW
        pg6iDHQne/lO9iX7q5ZrXQ1YtoA86AuhNAHV3e/tNN90moesbM457TQPnZZ+rR1Sy/HXcMefY2PY3u+dle+dzb6nu8k/wZm9TuF27JhfdmGZ7eIPx/ZeXx95
        6CP32n3kDuwjX1KXzGEDT8WPvYqpuGHxXGxQN/lpNxEJzkXzTLlhB97TTY60KXgkykH3k5vvJ4df4wNsk46bRTYVxy/SwZC9t6Mc01Hug2JfibzTnnJlepkP
        wnEfTzBXblmGgc7q++hZ/dGz2Ud1bzkn2Hrn9YpoHArq7vLCj9MsZtYBHvJGLak2TnOo08IrNkL/d8d2vgUraW6Ktde5++wnYzu3lm6bY57MMTvrPDbBtMOX
        bTFkzybH/bhgjPZNDh63PDkcaXCP7zwzOSjaTZZ1Fzcgx/D49aCp0RN1UaIu9kYdODHeLkBPObQGKtDOYA36Gw4yh5mPAzCEfqSGP694zQuFJfsZ26C3Du8F
        nzjObsftOfehuMpgBHPuybi2GjPiyWOACFj40V95auYXR4+fOaGc43uO/cNq52d+865HTpwXh8en40Y+RmN7DJXzJf2IdpN8KB7qDRtuzy5GY9o/5chejjTB
        5/cJpjOKV6YfK8T9bGIKWugmUYk/EgXE/o8aSSDMY1GtgwA0hs9O2yoE6SkJYBOAEELlLQv2gt+JiZ5j6F6j03kPCFIXR8dxYRWGsKusJ9ITg+p4vpaT0UMB
        ZBSHtgAoKeEMN19LN4tYzAM2pNoT8ExCa1F4lcbgGmYLfbO8ivxWe79ag3YeXF+vBZEj33wxnjxmv+/Yq1ql5p1q8pj1drrkERCMEeT7TOhfgqumsaRGsMNC
        CeZVuhdsfBq/I9QpagSqkSNQlxzhLgm/bqOl8TQf+6tpsbhUI3nTnJzGwiPxaIsG/kje6EdRUBFBh3qCwlwyPLu583E8V1DAWTV64jxN8GgU4h3qf4CAl6C4
        UQh/l7HLlY8b6Fn5a4IRkxktMGhKQXrJ7SbPd1XwPI/l7hq1fVapzDHnyt3dbgrNsYF+gt4TUVdQvyqCB9HGjOUFBqj5mbjQiT0aNTnFDrdzBrbUudGyw3go
        pHpu7TNCCDnMyhTSb7CdAfCs02SPUo8EF4kMcoLBuVbzICE7fBn9GkAL47A7Sz/Fw67Cgdlh6vYxGPeGagxrVZWeRmnJop8K5FMj2mvo8EFrPh5pOzjBGqZZ
        2jP6oUYYjbfZdYGZF6++9pdHz9ScKSxDUDLkQJvaisaSM0VrwpetxRgHy5CDNLtsGJJc5CFILycWs3FB/EL4tzZKoIi3GoY23wR+ptnJDtEnhyLKj+9OEqVy
        Dgfg9Hsaip00jO60HqIMeQrwR9PcQsmtJLnh0KhtBbwrjIO4trAFgYCaAFk6rEGdt8bcxoXK0762+N5NTbMbiDG7Mp/xx+f9H/vKja/NzT12gh7e9+s/ue8T
        9//yOx49cZ4aIffKyb86nwN+wfEYLLyzuPwyjQ39c1vtgj7njOhzzpzFHYBXqHLL8FUx04O+MkP7j0ZfmREgFkfMpWYYf2Umh7/iqOyJmneXcjA0don59y7Y
        wlpML2RDfzcM6+trOUS5LptYQ+VqN6OBAPFhFPcT7PSC7TSrRlpgftlQ00A+TOACn9XxlEoPWsOFfNyW0vmODs5rDAMZOUyzexKYhbA0fkxNc0oEvEQLIj/Q
        z4RC2SQUMcdpENHPpBrHz7DoxqFwKVAmG5rGpYviUpl4Y1iEGhP7kpjhsz2ofdGYlNJb2OfHfkeod0QpQZph6x+GmIDHaxbXdDosJqonbGpa68YeY270CltA
        YEHYQnkDMsHLvSoIxAnWqzI0QsvYGgFchUsVUkEgaACouwDEBaBlFET6YT71TeUYFVSRhfINGMIWWdeuLg5LcrKjOmVThbCrKFp/+hU004siVgqxKoTadglG
        ZiymTDo5Hbuoytb0JdGKg5Usq9fJXNI5MgpPKsxljHzAaqHZuiwB7c2RqN22k/Mo8zB0Mt1cwBmG8ss0p4Jol9Jt6KNxojKDgNjoScDewHSlqKroUaqYOVoC
        PS2UDHAJjl/3jz/+T7xP/cCttDDUjh9/+Qtf+cqfn3nLoyCzsjW80APVRP1+PPnCf3z1wZOfPMxLhH38L340Ofxd9+y/l5eIGiMAt+3vixUvBh+qP1iDvblS
        Z/UMp/WzDZM1/yIoptzhdR4umVbrbK4Xn4/dtdjLa3Pm4JWOUnNCbpfPitUmqV8Knb5e8dFPHUyFuCgKfxgrAEfCxlswg7OYQNGUUhsFrtdfPQQz5iWx+6bx
        xNO00pU5qBHWeF6W9dCSj2Gz12Uqdjtd9s3hJgB0o04rVH3aHWj9VGfzOvIBDbnIYX8TEeZNg266gNzHkWdXRmeN72qskJ0CvVx68yM1J9+zjMtEdMg1+6IH
        DKw8cJ/3qzkMJfSXt5bXvuVxmusvl23LqbIXUYLefgPCXlzs9K0AWNqxArhYbnzk4OvOZFccpt9c7jdKXfjW9Zt8TEnjeVm/FaTfCtxvdq45bFXLP9iYsLQ6
        AN7H7quiLVX08gjn0MR38wDu9B1aw6FiHxeALIC1zqWWq4llf5FdRnlY5rs8ft1voh08aQcmRofF84rSrlo8NAF9wWc1fwYl6sDxB+ZSp2NmTwfAO+nQLoAZ
        okHGe5GPnQpNh+Q+AMoKGAclRJN9ABuUz2Sw1NFfizNYXEEg8LiWRTREjHn8TdazIPXEdJR6FnQ9K9haaE+tQFtbNzUfs1FYIbdyJ1IUD12PZZd4Qjt2YZwW
        e8YLpdqVahnla8GwN0VswYyqgKapdHgRzx1JYEJQy4QdhlQIzYkEwK3Q9LQu4iwF873COBIhL45BB+1fgWYh5NbfeLsE0i5N1nYTm11pF+goUjG0KZYcRjU7
        fFzTRPHQ/ziGClB4qgd72cwxBAM5hlyECg5dG4fdp2B8cNhl6NHD7nugyHnYxXFFcNh9CCIUmFMxPhCwSQqHXRxXlA+7h6BdeNjFAYUPnsNSJfAcjKcyAdxS
        QVepCbqKElo7utPiI+k7YbcmdlXvtoy+iKf3sbeyOM7LYb10mQdqs5cMpnQDKVGo0aNiF7yMBZxw7l2nY3C6Evp88PXAG15yL2j5SWKLG0NvlahPZ5UozSnV
        eqwFV7AQXI1AMk9FA38blai2xTnHQqxiOzzLt9OUYEpNP9qK8dt6FEmBowW3hKyiBQBwcAqQ6o+yZ0S1GJfaLMwvQYRv3WVbuCOWpkSsTEnfT9D9hL6fpftZ
        fX+I7g/pe7BAJ/X9Q3T/EN+9h2gUlqU8hQ4t4czffY9YS8E5jMYiRqGmUiEPkSJTqfiHSBE85s7vp3rP78+zMJW6gOoK1iSIGSbdOgmQpQcYq6YMYKgexsTW
        3AjfpjyKnUOIZJD02M54ErbsyeNFpk8M11MWTqWMISucChuMwRccDLlc/FjwyyudWUO5/PCiy8LJirQI3d7uTFNlPvbpcNYh0p6VWhAcV4hRbNvfr2pvYy6M
        XrQ/riMpbPG1B1ttqHhOL4avseXZNM0jgEyhLTKY+EYPyHzI4M4qQDtFYyDRgrNRU0TV49Re9AjqLZqAVwa6/5vH748mKc37n3ogGhLY+mhY42wQvwAFnJoa
        uQ/HHFQzaBTVubas6GYFKf05xipQqt6eeO9iTKM4jFoYzKVomsc0jdoJxJhSzbTBWT9p6sV4JsU8KjK4fvGEmukB1685agiJG1HRXUgHDiDxMRcAiU9EMUPi
        l2haVAGlT+wmDLRCeh5mEehUDngfqQC8X+JJlILvW3CuWcqA9KOpQE1irZh+A2UU8X+umNO5Yk7vVEw7X0wrlwrFnB5QTGiH5Ys4HajWG2lBu7dwrVzhWm+4
        cK1c4VoDC9fqKVwLWUznenwaGnXpUwuKAxWaHaqC6VOEnlOJRhD91IFKjHMBTBCa3sBfexALXv90gG4NJEwVLIoYeap12FGUevqwM0E/U4edkOXnmBEngVuG
        OIWTT5xg39kFKr0vuxMWLwOjztB0H8XmQcVj54u0MX3Eln2A9ZxoRXgOv6O3O8soVMICnXXbcZaAsKWs/fR+JztFIPzsp/yu9X6WvkvTXLGInpqHtZ5ZExve
        VU7g7AOyRYDl7XesHXOiGPSaXUdMICt3h5jfzt3nBIH+NM314LttO3Ww8xqE6zkDH4AEwwT+NASh8LlrQY0zlP0Ze7ADXyqO7M4ZL/Dondy6tOyuMSBsh3bx
        4A8LbumCt8QWpfNn4+pehrlSQGYAxqHH+FEww6TA56Nyu4zKw+JU25hSgzhoC1sVaFNg1G/iISCEYGSs9OOP8SEPsTHFRJUuruUwdx+B6iPoTq/D4nTQtGsB
        Q0eeOZHyOFtLZ3L3j5xnwMsqLaxgEsJXqWegOXzQmhWheJUPG/ADi+EqNg52JbyGk4QyHIk91lL+qtHh3mC4znx7E5m4hoEtSObg/Ys9PVBcRZOkPZCCsL52
        Jnf/CBWy6lLfViJbxIzO3hSx/wgADCptD+XG8Q41Z01a0r6Y+9iZVgRbtsKLcZguNHUqQF0g6vJYeCfSU45XlngR7jnXUGF++F1OUTG6Al3ZIyewUwex4KWL
        LCBaYzYxeV7H/NKRLkaZD7eMZkFbAFKpiN2pbaiNOhhrxLhk2T8GouDM4wLBYOffJFEhLQZ62871NmKjAY5++Jj9QRVeuAymwDFdb0W0bsFh5wQ6351SNRyr
        1RgCDYcLbHXOjgLCY+q5F2iBC1+IGm2LKU2kDSAmrqo6yLaqakBM7DDNihFVQgcRgUfJqjgBh8I6RhvWrZrIl+tC83LCKluUB8tDXkCzyr/gMSXqn419KDS1
        X3EXieD9mGBy0QrPB3te+Ir2niK6ynO0fvVgi1HIR/pCeI0qCPla0GtUwQWIAU3JAk4kNBmbS2YLOdA0RGyzx44jSKX7ZhwQ1QwpdFOxQxX2Ng6KsABfDgWB
        LfQBJPglHH+4tzu/5QCm8Q53Hc/Nw+5n9PMl1hO50/qYwwemrzFMkg8ZflTV7sZtnCaChOXK47piS7WpdX7QYarO5aPGiE8VZ6lUfKLISujcGEVsZAUWoAnl
        dyij/MpC+V3iJ9B9Bab7yjm6j8UNqsB0n90+xBsdLf6HwIMUuZ3RujxDcQihW5d+S/KLC4oKApi+LYfjbCNU4XNSGCZhHWKwoFIE1Ao+fa/pXbaGXbbStrd9
        3MVGCCa+zLtsWQ1jly2rEeyyZTUKeB30OqS13K+y59pQv4ZwwWysyBf7LxhNiFmpM/8aDhqLejgiBVSuBA3Yb284i+GyI/0kI1dHDOSlvNFhpheo0nyefxDO
        wdHEPlAcJLP3U2YHrb3AWp11FHWnDzrCxs8EaAFkF/6NzYl5gJQWoezX/pizSHOwGK66UT0HMa5PyEvA6qXP19HeAa+MIbf5J5T7iWPqQx+8TC0fRMW2k0ra
        tpaiIRcIqxV0mjgEr1HnfdihDqCPVjjDEpS0GnJSViLWS0ERkH5D+JpuO/cpRjympnz08VS4u7VEbTucUH8YF1bU2DRiJ2EQHY2rBk1z5k0CypmiRGVqfqpE
        EXZUHEIZ13iBIeKKlpKcuLrNmAbhB2gWwuwM5ZsHS/M4NlAU7KRoLLqH6GMBG6fpttBWa2CHc9vckphmoA2olFJx1XPijyUTH8iLKB2ABI3z8VwJmvDu6bbF
        ZSWm911QTL3deYga06EQjJshatbnHFq7X6DS8PKLk7mqqsiSa8uSW8bKWZKTOeUD9TfEUAkpar3thJ9wj7FZJBoUOWHZLkluVWy+7eTrNN2X4SPah9pgeCvG
        1LLDaijYVnA46AKPQdMtLkAMER1v3sZqZGzVgKGmCnOOtDWI4rhIDc7Izxi24hP6cXQWqDT6uLmD4d6cNcvc3m9ZZsQ/yyP+lAz1t8jAP5kb6mLrBfOl4idU
        QUZr7kD2sRrvUCVoztNfQWte8Fophc1RWFxkG6X127OLUFZmvYrHvaW2DR0dPN5pzbIHDJFGzOt7SCMWciQHNfTsYjag0w509f5ZaFu8YxIJj+4LsN5pTaW9
        1jHuwFnUez7tL91XnqlNQYwJeFFOz8tVc40/U9CfCcRgwKdlKy8Yb8IVmm12DD4OLqAMukHKPI9FX4ZGUFxh2yn9vUOLOaS/tMG4QKyUeQid62SHQlT73I4I
        9yKIhMWFmm1BTEjdU9E4k1A4Pm1SL6pAOjLJMnFlObivJZAntHuNS8sjCypXk3bUWYtm0HNsON92F/Fk/QgfENNUOa14O3jOvt16mG/p1e3WI8rmmfgU/WIm
        vgcYi1jFLTRK2m1seGHmHug5F51XhGorngrSeSt22nmH0HkL/Z0HjTjpvtwBe6nngJ2RlWk2+qCAfqPkFi84zzhLysqsuDN4oHNHGVPdykHM9Km/6Lut16x3
        qNIx67tANApAeQUARimVrayeI77MXZHVo700lXWHlfeJMkUUrAk49ebui3GZv7z5Ex97+ej7qHC3ffhXgeF+6OuvHrvxPxztUlEOggy3HqfduL3xR4I4NJEA
        USiMLeiAmJI/9SzS083Ss5dju5trBfZkUboM4COLfZonsZXCDwFjKHcEX4TcGYe1OCPwj89/92/+xHe+fOPdXXxQJazoh5NTC64ZGKuog0uSy6IjoENdKgPV
        dJZb+ncud48/JK4TjuLYxDp+41t+6DuBXNQ9/sC7PsDOFSS8/cXrfuFdVy9T+H0/fOzIifu/cJT9KQDSDMU+/u/Ung+XPn1sXYDnPRQES9hy8Zl/c+4PjgDz
        3sRAdnyqbvGphT7qsNK4LMjFWQaTkzBO8ThJwt4aIAdktwxEpbK0l6GccCklAXHXFUb0VgDeK+V7sMw96OV6sLytByvcgxXpQdrD3lAP+m+0Bws4GfX5iKdD
        zFLWg5X/r3swAXR5DvkK38gVHPJ2rEdwDJHbHaikuPQWMMPGsgcWEMfagwqI8GsUMLjcdMMLRRFQbIhCpBrmLdahK9Otw3PuuaiBn4cyEu9oZPjwV45GNear
        hg9aJ+MxMAjlXJ2hIgHxBZQ+WBWi0WUrMFevVCs/uHDmROYL4tx9Z06cz/HLD4vGz6sfmHv0vtHvXs+Dp1VefCEeMe4z1n+bxtkoRligRqFBU01xNACqhvtN
        Gp/ff7mL9q7L4SxF+f4jP/Cmvzz8P93dTTqxdvMDZyD/yzsYZ+xozqkNzkyO3/Wpn/vvAUXWPf4P3qHRxGjI/ciN48+89/PvPCqtSrtlFY2rRtrF7+s5fCFe
        GPxJlB0NRl6q2zDGR24+RHclNPbpmAUDdPcU3KRx6YqscYJ7PmxX7mqKV7y5cKYmGmHEtf8/xL0LlBzXeR5Ydau6urqru6fmPZieAW4VQWIAkBSccCmCUkS0
        Dh8QJVPMPrJM4pylBJCRB845JEV7leVYgF6O7MgWJMteDtY+6umRI+5Z6Rh2LJs+NpeQ4wdtywkjO17l2GsjWe85ctaJQdle044R7f99/61H9/RQJON4QWnq
        0VW37vv+939832/wPSvLEd3AFuiKVlq8r37kSt28i2+h1JW7wtl+BSAvDz8C47prgTH4umB6C8DK3SwtwKj+qKp+IkMB006rPU+k3svOEgNFPu+S1r5Lkyqs
        rNosjX2apbFPszTGm4WqFGn6RKaJu/+H93vvlZb/mRpw+JA+OwHQ5DBzBiPtRmqxj4cuRGyyTeHX0DBbtln03wd13e3Srl2b0KKK0jOCs2SXxFUIGBvSLWJI
        TL5m+oPw1cMenUabsphnsoVyuJW3X5aJoYYFOubRCJfQYCrmYPjcZ6VDVImjfRp1zMGYKrYCc7AjS8oY5uCCYg7OSzf7dXaeWLuZp90spc8u1lO4RU2w3TTh
        afik9Jn/5D+eL5bYgcuKjLcwiSm4gPvkt4GnQjys9ZSIPSWly1DqeoozxsPDoVNwdoX0R/jGYIIpELvp50sfMrlMR3YZl3PyhTnyKDKl1wAtCBg1qT0FF0SP
        aqOhYXKgEiZAEyeVmysi6+ziGNjiIioAhn0Y8xO4MDA+tw1H0EX4JKcIG2zANaP4TIPxSxOTTHXak+4FW/IL8NVrngyu4Ng4GTyLY3AyuIxjeDJ4BsfeyWCI
        48Kd3tM4+rAQwNWa8v8CpnoDD3R/O49rDvB6+6E8wuw0eftB7GYrB3mpgPL8CV07ZoZgvMdy8jZF/IbziazM8GcApaMvvR5OBj7dcqRCA+q1iX1XrTsJO0jD
        zuA5BiPjZ6k+wuQ0sCC16BSC4ExWHOIxkbpMSS597HbokwDfnXAoX8IsfS803BX83KOPq6vve+Rjre27j37Lx3/uTzauiRwUbuP2g6SXCkfIOQY64jlbI8fQ
        Kb8VK6oM0kdU8Z1sO/6tP7sLuG0z2wqnGoC0sCENPXQplnutO+RV6ILmodDQxdsnQ948th3pCDuwBfk/jksD+iifoh5/FRkc+ojIh+YvwOGOrAkfjt6IY6kH
        mQgzdL6KWWOVO0fD4qJe5QgWgdGQvy/J7wUR0IXzH+GzK6A4kt8OyLcX9X3VC9cyBPwGzy7e6a2oF/EC4jhvN2Qyh6e1ZxegofPssu6DDqij8Yu0S00G4wwN
        gnH+LnBdYUIqlHMw/VzwadHy1YL1RoxBbswsdrybZQCX7yxUhvYxXn3Gp83MpNvBavLvbg5XzydbzaeM4oTmPSV0ctE/1AsYqBx9p7HrYsy0ZHte7cX9495G
        vi4b8lulauytrKrV8gWG2KTfZXIN4KLGr7C9+7JBDEDyRB3sSqWDDSrru++s74Za2GDM+s54KmpheyIrpJ/0odlbyQjRsrKZtVyQVLWUHLTrtqVa2FG+Nmal
        aUG3dVCWv+o2sG7XLtmDl9J/6auJ9KCcJXZ9NzsI+7pU5ArVQjmxH+hFBDVt26lp21DTNgb+ntz5DHHS7fuTm/YgUc8ZrQXAKMk41bJkGLvqnctDOKZAabZW
        OZzDHf8gFQmfvvsv/teXvvzN737wrhGXa8TWZDcynCY7pOrkm6QFPmZymm8DPNNOP6ct0EL9h1r/31LWv1Ryblz9t1z9B6x/U1Q+SR5twMoPB7/tbabfa6DW
        /ZaslXB/paSrGlCIGC6pXjgGhUCvMB6DfkNZI7PYed80WEi7mXeh+V6ju03ppCIlXtsu+fJGeW7Xri/kN9suOnoO7owSmKI4IrI7eCw/ahuYztbhg07KDcC9
        H4V79wafkDG0Ds9w3LjeLTD0i0QQQb2hsHzrNWdBgKuvy8psgfV9lGQeU727jtvj8pN6d+GYH8d3rLx0i+XpUdKA2Fv0cKzuaQ5n8+P4cwR/jiIlfeAl397M
        FyU93JD7R4tf3HvH9D3Jt90+a3NlCblhWxelBsKBgvtI+2rtMbxeZhFEEnxaxgkoTKy2Q/rdhp4pUmN/TyaW/z7w/OwIJKMjnGQaalaHqRSK3RZD/dRLQLHW
        N7Ay7TFgwE1gT9dpqZ9AS6NcJROJSQlyxYBGGdTGmSwwpQD2GSjP0NkiUuHgMMt1YpG+1was8ZObCr+jJmgb39tFBFFLVbkOQEuNMuAH3q3NCXSvPmjXRvl6
        PZzLK+cHgNzt7Obr+5PSAnN/vZpnrj1/VoeQ4igzKJWmxrWaUspIRy+/eOLNj8KItF7pwTAj2bVSMJBuWd+EH9rJM/k927GHapvwNckn/oxvwtfwnxRuJJ+f
        tglfl/vTNuG4/wqb8IwROms1wLND5dWJe5H/Q7JQyCpRU7vcWtehvOF5+4ZCjWJ35MFJBUyAbVk2yogFb7MbcFjJDsuTt/2j7FYp1aHaVmUNBS0rA5FiE9P+
        upUag/vVrZ8tXORHIoatJ/bWnwa4W6kJOjyUJ21dr5MNc5CkrEuSZYMcsofqDXJ4J79JBtlNO/bwjr2xps65gRWpX1ddDrKJP3+FrXQIHglr6lG1ZvNdlBr+
        iTQzDEp/FtoZQdvRHMSDVvpNXMFqq14JDO7vGeKNqe+Or37rpesPViUXMQwjlK5W9AHl+mTH1id/zEYbON+8UjSgMsqtTpaLbwhDokl0hfV1cYJaX0Qja005
        Z8ECa7xtrEC428ljV6C4MLpOJmjU6GoUGB0eTeWMpYHzHReALROoSb+Pc91CxvdhqA5v8VZQi4jLDj5vfbUI1IIuaQxY+yuol5VXUy/rr7de1verl7JSQtQG
        Nt8NVEqctVkpOqHXJsmz9+Bz90KZ1igNt3le/31t3E8VRpWvP//15tvHQmvWXVXSGXdFBZZMerOuB2u7MroNzvLd/AaZEjINRTf2sKyRuHFYRpn8w2yhMIwB
        nbNaaMjD9iZ7qOCT9q6MbDayN8odma/Tj09duA5iD1FftooFy5QLVrBnuVqvF3r9uZrXzt+hYmMdocdr+JPLn51h7YVHpq9F/z+Mf5Gwd8s5gLUXwi4Fmx3n
        JtkmUPzmtkEuWyp6r6mBR5W8dKPuDdY28z76+UKtFAsoBYJa69lYgOpggegu2JUhalSWFqBGwDtBMnDFeyA8L8dVG/79c7mMpHAgm7AnB+ff+/jAu29TemiS
        +8BBCAfmbbIpOp81YIgPCIxgG2w+mBzzWBoqX+PgydfPEJZAZgiYDtZhpZBnFOHBl5WNVnQDA7JxmALo6Zt524b3OU/PebW9zw9CqXrdss1JDczBuqngDIOF
        9Md9OydtkYU4wH9kDqN5BRZ27EjnBgub2MxmXSDSajXOHPY40BJISuYV/oO/Z4iIRhR+BZUdY75I8CGjfn7w1U+kHTtzCZ6WaUdxFlC24Mm8C9iXPGTj603/
        HO43pQakFTBz6U+yB17ItZPEtpH+kIFN3MujLoKtwtPdEF8t2znRdk4GX/nA7CAYLA6WpJ2lPnEfe8WBOffNXXjrdWWPATt0CEcOWjStNCHcCpPNHBtH3Din
        8/WMnUl/2NhE/TnRP5z4qdi75n72gPOnu6DebKtvkHGIuLA7MacoXEce5j3PzqCtZiSrjfSiATuFFqqnEA/U1pwD5kPqJhzYZJ0rQrqJup6xpkye09W0dGeL
        dNOiRylAoVTl7HvVgwyW8HBTHXoJphFXWC2nu4h4ad5PF6ngSfTSCIo4G+rGjjEN1sAfwdDja+C944kuJ330j+YD0PDf/0S342rlni7iZDrwOQ88uExDxykN
        fjQgrGgggyIAn4468kT6vZi1yXrm1Oq7ZYU98IEuMVdseA5PncYOWUMOAtt9QL7WRbZCtDY6y3u7vmNlAWg9C9jRnt9xGo/xXi5dAM48aEv1lVOCjqrowQPS
        /+Ds1sW+n1mafUC6QVFg2yQxPZspxmNQmc2+swtXFlClSx/JZ13LodS2U7TcEltO5v0lVRlK3bXpOyZZSLX2UjvrKm6WFceaCu/T+aOsstIZRQpzHyuwQ8Nn
        p1nDjWR31q5yT7fXmZn4aewxo91Eag84JnsGH5eK6eMvKNaIZI/oYKa+RAQfuQ+2eF0o8kh9ByIdtJx6ZjGfyjQnVSSTAaa1paIFnctxsf3bZzKTtZYZ0Zmp
        ifFvz7EypDdJl1rjhXTIc9DPSy+KoVqqP7FQPRHiCRlxLZ1KmvwBTzXRO5ZBut20y5IImpOdswkvO3ROqClTIOiUhcXLiKKBx2YoZW+eU4d4GVGYyjB0bfN0
        X5btHudVhH7EOrHKS0vMIcZGiJfgAxt1jZuB96TeQeoRc9/sBmUe4MOap3iqowXAaGEBQLRON30Z0ClzBctGen/XrzLXYeYAxo0Vsl1+O6wqD6mGqLkIlZA1
        0bma97A9gurZZu1Z1oKOZqmSd3Q7nYVX6K46VsO3h6d0UBIxCaG7XHyKBsL6YsY+6W7xmykvZsfWnxZi1O8nVhN7d3R/F+4xqXrJdNA9ZXZ7AJWCkU0/W8mM
        rCnVgsL+HQ3M27t+J04ms+4rchvgjZBaQtAm+t/A94/eC4uEGWKWgOyOSABZ2emKvIiNlO1D1QzhiI/36EAJEaJH9LX0Q8ZJ1r1bvBQqdHnmv5IE5U8HInV+
        6/NjypAac6Nvb32jCPN+SdTIwIw7Pai3V1W9fUDV20CTkg8yqO+njwadrei8gZfz1aCQW4C+G1ZqPhFYPmPyBhVVLmzsbURFaoxZn42G/jVcLFlS6qy3Cht0
        hRtkTaE6fPE7zzCtuePBiwa8yws4fcHkEYI0V+zKdDXeAXvArjgdmUOpYIwqaWyaI+UP6sD3vW1X3D1eGlq7NFiYJFkwSCJEGR197hZvKCWVkWvj7ZLC8fJd
        Z56oHC89OqVrLeXwBBy8MOZ4nc/3CcYcwbwD/PHBi9LgfYVyHtFuEk2g30YaENwdkXbBMtK2gz8tzWe7tO+e+tFTcOzsdJVJoFFU3bMG32vqxRWz9zOAc4hK
        wAgFcSg/09TPtCY/U7f3ziS2Vh/lb9fukt+oI4TZeedStUcuknr+CqpEdgjRpeLOKakPeBfAXQ/ZnGb7h/fF/JjtH/hIbLJ9HC9grm3XLP+zUtpSCdQBbQZg
        DXrDvLczxDS5Q3gikFpNtfvj/jS7/8yE3X9Gyp7CNjwLf4/K8j8kXqzIoGrbj9D5gO5EcIVIXThwuwfDYxMwHFJH84Pmt2cL9Zq+pxt3GkmttlltsrZ2ooTp
        t/at9QaAnOq1LjciIAGqDDM3+ChgrW07/QS7zUVf2mQOpmP5iIz5pzkzTW+dlrROY6x15ovWadVap1VvnRn+VLROOtE6XbYOWKXHWqe3T+v09mmd3kTr9KSO
        ZtA66Y58fm/r9GqtMz+ldbraOl26wzSkdcCkwGr6CoYcbPfHg6tmNJyAT0HqgE9pw1dg+lBsuRHPoUjLM2cmQAGP6tNTE09XCkgEG9auurVI8RqQRdUj4ksQ
        pcbmJxRyWLiPXPzIFQ0WSS4htL0PP5Vh1qr3k2vepuSu5frJ+7SbPCbddQ5GTzqWTO0l0Z5eQv+duEbVhl7SHB/Dzf3GcILmRAx2OYaT/wJjuDnWS7Q7lGM4
        dm47ejsZG8MtjmHXS/JGLUi+vk5mMeBeqsA+4pfITVk7w0FDV6C+nNQdlzsJfDNiAPoAgS3J4oHIbZhEG9J/Opcs51dZSXjW7LRhB4qlM12CA4KsZmxUdsPV
        oS//g3vJ8rd9Ee4l8Cn57/a4l8gpYght8dptv/S3fuT/Wv8leU0TOIZnZ/nvA1UKvyCno7FuOAASSgtCEKIJIteHNsx7Mi7zQHmeg220OT7lyZZyTosAsOyE
        eEfDCbwlZCzWFQ1PsoKIMUTQua4uaTPDnN0alSDzYV7DXMHUgr6TloXED3/xsZ8d7N79LZ9+30+98/2ffMtwVFbYcJ8ay2chQMw4EHn9WD+fqWG7zKLH7uTJ
        DvmXEyJZSA+u5nR4pAGnPt6pjCJMTxHCCUClAOIJ9pVzpOxN1Il2zqa13D8Tf0hyXzTWcJ/Wks9FZYuNmPuo5DhcOQUHlf3rulcDXulV79S5F8tz3E8Uiab2
        vd5QvY16mijKQvfNHQYCaFm7NY+2u1DBXY72nTotZcQ6jco6jVg/qVSJ3hsigpYz1gpm2DlMPeMzMXuLIlIlmIkTPBfjLB4XFLFSKOckgKMGoEWYU57aOWz+
        Y9ktlB34KvxNMXVCGR5PdZGTeTFrEGxwXJApXeTUubRwketKxY+5yDUYPjsHSpwYTnJz8CuIMK5Oac4ehCkJGw9URPpJVsIdmtsTMq7nYKRjjcBpEzLgDpDq
        22PedG3FaG3Ql25+r9tYzOZqsy+363N0V16ccLRr4AWAjbn1HUHnHA/tsuVJ9ICWxsrZHmFtRWN9Q8e6Hmjh1FmtjYUhHcG7ICZgfm9Yju3X4FbXZuyzA3Nx
        EkDsJIAOGUlFTBsrWdvBu5A7YAa8mkUuOiBEHRbIMG2tMJR9J3EyRMf1TcoQbWK9v/Z9T6L7ni7AaVYcOA13QD3t0x2CyPUKwaINjRgPRXfuBLL8JFljKqxV
        PE2uyNo1jJoO5uvOyeArgRzbJ4MXcYxOBi/gGJ8MruBoTgbP4tg6GVzGsXkyeAZH2RF/BsfGnd4wwL5KpFK3B90TTMrfg830+w0wTBCluKgBWHODZ/xNLCqD
        yzSAzIHdJZtHzQ4pocwNnnUPvOgeeKF44LKfqM8ZyQpwiCCpeyoGf8UHZnwZpgqkynyJ+y4FShtCu1ebVCAaGIBguXWpWaxLTd1+GsSEsBl4C2hHci2jch5R
        qgucdzLKjEArk+Ldmy0HKODVsl4WXPDqgjM8LdD6VK+aZWhspGgXTNbD8ZqT7b/qZ+x4V7VOpH7dAxeNPvCye+Aa6qRUyTW4HzD5/OlanNm7aM5q2Pl3dEPg
        ftrGuXz+fqhH7n8vQTPmBy9twWIzL6IQ1FDzjcG1raQuC7UYU2bnx2Qh+j/BL3r+XL54PwxJSM/Ggz8MpToOfbtdfBxpyPlLW6f7haO0CNAtyCxNq2dNCtVZ
        m7wVYA9GbULYlrqdZ4enUqeHO1iJWpCuAGeWJaQbVrV2QnF9sokhwRuV4BMMsJbOCuQLcU3sdu68hbmhtUM6DUWBisk3ggi8GSUpgXaSbBpNeo02SQmzQ/GT
        PYddZE+HWYDFcoHTHsuJLjNkKcHuO5SCLkHLteTMVNEUej1Th5pjCFxUW8nf1c9ZHqm+CFy5pqjgLBnDsKrNCkmtg5ytglUJgWd2a1KR8rOzpiZqFxO22Vew
        a1VwmUbhMg2UNxCTmruK8bgL5dOWitIi91U6kqFCHKp+CadDBTfCwDBDPXnZDEXAru2qmqqzqlULgXb90mP+2tc7an21eeDUop8B8XdwrrJyaAB+A3aPhtwx
        zs2pxGCS80PfobHlDv6oDQN5FQfQGtUieG7xDot80c+138oig9ew1WyyBxPFGyCv6J7tS1B/Ei9NfdnRkVKIGDOQVVvsiq2iK9LhHetwE/uZJshrlOmlBoK8
        UMp9f3wXPt7eBeoNRkl7N29tVzEFdA79qbv/8GThryOrPBA3WOut9FMmkSFHPJgVxShLFbgMusoFRTuJFepEVl9gls2B6fGwp/aQH22G0VPB+cYWY4suF6Hk
        KPrTfl71zncRFdln3COjNj8KkxmDswtXRo3FbqlXbcAgbFlxYkTG9JwjYrDXEdE9ecHPjSN2CZS1uDuBsNolwur1BXBV2h68HsEvNnV5D+mMqct7iD8g2hWR
        YAFaAJw2bIhDUw8B8rXHy9IwpUnHRTp9uhPns5hIumFxWz+cN/AD6SvG3BeNLR80ejcHmZZMnWD7kqkmpuJohpHq9GQ01//Ah6956SF6feH62yT5dRADrfsf
        /qwzbMaw6YLZFlRXZJNCdAsOCVsJjo4x3Ml6OJCwkjMn5bvRrvXT7zEM9ofjPzxVaHNhkEKCNx4aoZz1igJ9+sLi0rIUinH3eOoO0tnnqFXQ1uPWgyPlh/ah
        kw1IbXw8OEXGYLtvA8L+UDRgwAZExU1/1tiyKVipuWtTHiI2I1NDs+9pTfwhXXPXkSVjYYE1r1F+nZzZ+HFY0kdBDMR+q7PjiMZgAQbtVT4DYls5UUjmnOUN
        yOujBGk7BDbskSCKUUV++o81QNkvgpNbAH3SiOJWzdQQQyQ77CUfJcITlP/eHoQUbw9CymtBcZqESfGOj+E2jcOkWJP8rjGNp2RKJ/BSrNBUiq0UDHMARIKh
        CYFBiPGG5BnnhIwk6zUIC+SWRe8wlkjGcplqvwAR9tS2JqKuaxkcqdyLpj/Ltc49i2Me68iPdeS7eYCH1mS/iPCHhNpGWcTaCOxlGEr5dewP+CMC/doKzNje
        oed+ibPJGF6oIDh25MT1iwbpvtkv2niDQNlDjTMljuMlmcaTj7VM6/zilhrzg8NsX+BveAqk4mEcr+MQZwvoD/CEV7c20g+WsQhER1ePuk4ViRDujURo0Kcu
        HItEILMJ3eqCQYdecABsgbfTwqfhx4auFaprDarzXgqzyAXMtsYh9kW88064zMPVDktch3w9RJhclMGx+Gif+MIkSvFraGxNdb5qOcN6q/CvnsyNr+7V0rQ0
        a3YcIAycBBgyQaujspjIoPs+xqGEMLBjspMrTH0Nwlg446H5vA2neizm7TGHvT3Ej/AkQhpACfIV0h5WUkDaM9gfzUS4xnDMHLYIJcKCsqrX1N8Lsuwd2FFO
        gImf5uWnpZ1sWQE8YaAWUSer+QEuyq0PwRIPWyORcQC8CAgfOm21ESymjaCWnRVw283Tcwv3ZDTaZahGa99NdNpDQKjM58uQ25fwp7dDOnWK63NDqPNmCLHT
        Q/yuLDOzO7k8MkvCRQyOWcyCs44rMJuVgnegQF5HDhYsvryKBWMVaR/AH5GvDtQ+AC+3tua5jXy0Ve9SMweCe7BL2PVlpITcaS5TTeQgBbiu5JJSm3z8IBjX
        5WwOeUtVd5iq7rAU+LBF50w/t0NQ+DmV90gqSIUbdJgznOlFiu9D4iWhBPi6sS3r8LTtEEE70hsKwy+UHOVVkrcRr4r+MlvdVdOwsbME64bZA+nDYWXvMwmf
        SUaSD9mT0APWLlKJMZR+sYbSjXayNXKS5WGJPwmMTQuUxMX043CKoQclHBaTfxPJwpNsuaCWptxrcnKI0h8wBJlvYobv4rCi0XNNMOq0K1fR3Xx+KN+dL4lY
        zvTH7PCreAMMzs1boC8hq5tChgD6DJQupvKKnR1lMwMwMIGAu4Xay3qMimJ1dNCPevVPd4e6JZ7+Ww7ZvVvLmJ3Z/aHaQH9XaS699vy7niCu2MYmiz9H5V01
        RVSnj/ZzohnnwCmSwQdUGo2FEvm6CU6aBIdTOTPURIjmWK7aJN6s5Wn77u/9918Y/ukvXn7LWcQgQhmZMiO0HQF5BhsjTJHF55owMPVweA8MXjAVpDg8JHUW
        JKxl56AuT6ESUZk+uCELiKaJaqlVyRk31cHxo8ZC8zPP/R//+ne3fuu50ZCZHLzsuXqqnmGlzLDjIDMXfO01F/2y28jW49X2G+UPYUUX+Tas14+CWrleLulV
        79Oa2pMnYLLUdoa1JpzI69O+VudFX+uTH2EZ3AegAyO09IaCQgMiOtWtGdXqntLSeOolQ0hqwKcpeuf3x0G81XAwD965vFsAUTr8vjZcPqCu60kxiU2ZVwpG
        AHBZkXJoLlJ/1YsB/7y9D+J5d+ferq+uIzbFsGqp4bSNINzmSCTb+oj0sXP9tAi4tnlptwYadBaGzgYZU3eltj3uj1u7idvlw48uOmN7CnD4XD63F7Oxiyjz
        uX2wGPNGhaX4CBxsk5pcamwEz9K8mSWQLJp3h0X565iNUmPJmDArL1U/gtnONrfJYjk9f8h4BmgrHKC42yertYx2fUo6eLyepwD3fLgZIN8JVFfNTDVJWZzY
        GvEyjBk16Me4Dv24ZRvIp0I/zm09LxKyjOBH1VlsWAPAQirNWirNcQDJ8VSyBonmbHwWO56z6ECRNGX6g0Zas7Idaar7gpDCoekbJRtUL6sXXDys0W7A/WeF
        iHeD4N7+5nHP2x2SK5LRzXHNbD8EzmgXiK4y7SC+Qia5ro6QLqTiFg7Yw3YxufUkGzMEegApWGvbuGosmnu2lL9ePm9n2S/91f27Jcyn0NiZAhh0VA97a5Ce
        AaB1IgJgdaC4WGTSPdSFjYl5PaV5PaF53ZBpxSVgAyy7XcdU5SefjALzVLDlny/DmIuw4jUqV1RrACbgGPGgifrnIGAgTrcNFHpoiuI00tMOVcPV6bD6ISpO
        6U0H5zpJ6JJcYm2OcICgLLcQtOFv22Bbg3PrZC514JJEPapEhAMHb4IdoEw60/ds5IZ2OywcczDnYnvlqCIC0uMCpKGlBhuSdMioCkvSADC6cNfVAOFHOKIe
        IoA6DsH42JaGrz8LzelZaCALTc1CMCRPCGFgGspb4LhXFA4mHOPwCLR6QlRP8Dqrx9e8GQLUkqGpzJvvqseU1QNMZN3TQWtstHp8Vo/RFjKvPwvN6VmoV4/v
        qsevqofR7gTOkuoxiWJdr1SUB0Z1mSDrKhwuv88PzFYgC+WAMMwAlNgnVDU8RYUlFsuNnJqJsKLHu/b82XvGqMreLRNtkH5Ktqm7UkcJYNkQ8y/d/bNZEwh5
        yF2kypmGKmea8Fy916vhrEki0IqMCUrIv4u19y5Z/xKj7ZGn3cpYmCT/3vjxeaeGbRz2Bh/94OxgQ4l6S4dUYGQdNR/138jI+pUSFgGR58YpfLhkiYDxOdIc
        pxecCcqRPkOL3hh8zpcJglt8+vkyXMLh2cLhVOkcDHUE1ukHcintA1iAOY803050dXdxfx/wY3gedKZS2KEp1AqZh1rjZ8y53EPEgCmzQ9QEhUKXdlcdfrpJ
        zDMDpFe5SHdke87gKcbcI/sapIU8S+vRa9sHeXSswkhAJ+GYejNnodJIgM/5ULuoIs16yYFxUIrBlQ/Mpn9IltiP+oF/3mz577eeVoXiOzgwDBe15R9nlKPR
        /YnbYqmAX+ywQwLchGf6jAyMiwdyQxVa8FzeYP+S0fhZpJyMAQkSIuO3fOND3XceUz7RxfBLKXdcAcrI+CaKD9Z6Yx01/Yl76qRbj2PLJSvUp/OQFDo1K9aw
        NOWP8jHU9cG1D8wOTrBPSpFOmg0orADFKzUJKF7eTG3w1g9Kf73iocMGM8ngK3+eDp7983q+3tVPElVZkkHVO5N8oGFiWeYIhjbND67x3GfzZND8dsUcScY8
        4hL1iEsoEitIVKPmFhIUznDPKc5ZUPeVI3GSdIGax5pS8TpmlQY1cjTmOHy3oOb/1J6gWzKqzwNsHOFfDJchErKaEQH9hjX7nV+d1/ZHmBzBp4fvN6hZBJzg
        aETWLQWZkzcLr6Qxl6o93mQ/Mu5YpnCDgRY5VE4glCzkiumDJopFDnYc4mBAqiADSzzfaFJrjaeZKXkGa0hEvWcAaiifXszwc4IvxnQuKl/hHKOJnyKlqSrY
        7EItLRfYghMqKBAWmQGyRDH6KWLOI82ELsMkq0LOQwVTJIVhQMT1nQpMUce/fBnUOf96JmhvJSUf5gGZJg5g2K66DdmK3FgBgKoPh6EVCHMBDqdkCK8AqRoK
        H1N5GZ3VqC2jK5wp69cU9as/UOeLKWUFzkaGaSPUeE1uIKIBn9hAWWGZWIHmQNn52NWUodGweKwiVVQHO8pS11Daq7DsRvI594HY9u3a5mbWR5orNHuwcfSD
        KRuXdEM7ResOh0pUTlX1zg7gT1dtHwNyFetzLAcaAVac9CrVt2FW8pWB/+SEMxPhTbryoBvF5b3eFAvTIohgKtPhyoHV/tr6wUP5HNT0XeXb6toD0D8Z2hNE
        rqHxoSevTRVjZqC8c2IMjlDb7bUB5rN2BvaB3tQf0+LHWRxSSe9rgBJekLQMZomG4+UsrQogqj5AG3M17mV+rbH9Eg0LvbYHgxnMnJk3YkhBsxjDz2OotFR6
        quH3rVyhD8A4KyF2AoE60SQ1x8LmlHN5H04B5a5ZrusOh/JVZAJTAyegva6sz49NPsxhoEZvsFgwQHEkdTNL2Tyk06FjFKPJZ6ac0P4cNk4V0tPrHTe1PV8q
        Zyiezith6dfwXkcZT1NlGyubqegkaNx0yu1OMT2WKbeUaY49B+nP4A9IypDBfMHGsDkvWdcn5vem6Tobp/PiiEcX9t4mqdy++e3RJIbaghkZenIpKMVqm1LU
        HxuTmt29KWkB0CtzuHN2SSCL5Be1q3apwF5yN5ec9b0rfX3fIdN1D8/gDxTh+wyvWaj23bOzygD3NSrptMl0wKBsM3Zev1uNkmVHRgv7PsniQkxJy2hil2Kq
        OzJWRZM8sZfU/BZqpZQzobHNSzoVNnUqbOpU6CxuxXKyiPQa7I5G1xQzdU2JuIdTDvZwh2TXXFMinTgpIbQdD5zaDrs6dUz6PEgJvoZWXrSpNsTStKdcg8wB
        CnBKGl1XpVN/nNOK5qGnFd2drOgZN3vCRquT6JADsVs2HX+M+eOQCzaFkkiFkqiokwYZIsEXjHErJ87IiddYEUMuSKyh2K1Qi+REJPcglvFYl7N9GjFWIMBY
        gQDjsTaE8KbLeJPIoTu6dXRSG5akA7plfOaGoL/VfCo87xgTjsryFEFJdFx98+BHIbI+zAx5Oub20rDHBw1qhki6QcGEnkExEUcvZfOyydAdlux8jj+Z3zwI
        qPq8edABY/1x6AX5is2XRhMEpLFyK+e9HRlPsnjlhzXtecw5uc2nj68b7A3ykzbSDfhzI1sKPrPyZ87e4LxX6bga2vnSWdK5yHWUlBjsG+qvNjPSwsHwdqPG
        ADq1fs1Zb6YMt7kBj8xqlF0Lvvl0cJuBk7X7TBefadFpZ2EoM87CTr68I2N40S6j/WDy7WhOJMUF+E51YOrku/xhwflMyTtMSX7MFgC82N0e2nQ7X0FTncib
        24U4feoto3wZpY1Q0YiF2qaXXX5gezjMRDCRapBMLsFBGLU0iz9tVNAs/hjUUlz4G5YuhiSMxQXcjcFICZ+yWWZ0jI5yEUCSsWRNstCRcdDU9jtMjQ6ajKBl
        7W1FLJtFlvrseMfRU1I6oGET1oG7XrijTLWxTlipXRjJTCEV8ao7Ra49IwNg6w2OibQpv8rZ3AhHODXPgeSavpsoNSSoHSlJF+ZMuFwZsDzDRRO2TiMtNKcs
        obOQolO7yGitRCWGmlU6UetwGx8suiA/01bs02HWoxXGti7JcMiX5bvL6hqeH4BbTYxsDGXqWpBpsVUk/sWRjA/JwhBdENVwk923Ig5LtY9VxGGdBl0Fblhe
        SwIKlsdDV35dnhTYbsIMdpO674xR50aQx3tSARF8nuakUwE0d4TeI/U3y0qSqmuzx7TBSIAi3bhPbbVZoBs1Wzcor+oNenWj5u4GPRwZyx1akU06JIYtxEU2
        ySL81+dGWtV2hYiKxe7ysbeS0aSAQX5TIYa+iRNgv6SYePHN2ULFvfzwm0rYNj6HmMiFaWkgbAo2Yzr/eMFDmM3gGyZ53SvV34giYcq7ge21R7x36x/Kvvfl
        19D49ffLBfKI5UT7UD5O5c64OMayQNhjE+RT379J2+eI/Ey5MK91qRvsjRyPk15FOcuiJ853MGTx3W0dvvLVl/BV9IC67+DetznAs3kO8KzFUZ3F7BGg5MTm
        lD6tD2bsAw9nB2S6yeFPGG6XWHGFR2F+fV0+en3dKz0KiZBKH8Sj2JUiuC8WUcRYpSn9bmOPwgI9jwPCYY6Cj6qFg81mElkzzX2lYZiqJ5nnjureFyMofZoJ
        xHlcxrC/GWTjRxEK0qrf69mjQBc9hp/SbH5gYL2LsI+CO0mML92bH+vTy3vGykmsS8AiY0wk28f6GBO8uyEjBGLK4uuYSWOdSWfc/NlFjIpWN1beLpaTpIw0
        nyGSvnxe8tOlkRwjfRWL7swlTuzYATXLsKt5LCSr4Jvv0o0M/vZwI5MUEhfTM8TUHdGNziJkTV50wS5zr6M0S+W6sFSWgeVa1nVxDquhiN2OphqNz3U4hp+4
        THFNC29IKd38pXx9lPfpfCqXsxADYqzffVm6Y7r9xHIGtx956YBMSMf6l+Bm1B3tyMUBNM8MFuFVICivV15OX4Qfjzw2pB9PbyI0eEXeberedgWrTBNNIH/6
        qLsVZFq2GQuybXrdS2a3XDKb5ZIpZ3EVAqRKQVYXWnKBDbI0EfXHYAPNKN2QmnBIamqAFJb55cKrKdaoBC76WEVKB4ji5BSqirM5OtRohEqMRzsyBNvbpb/E
        njldWnpmW0Ns5rbzGdmbr1mzDT8g9+Dw5Mgu1nUQqOqZ4tcLb4JfVs/OnOnj5QzRZtgEixSAUPzt4YjRWvILOAGxfUQhVHTSzorliMN1kawLycR0m2joILZK
        0sFmC2Lx19RmPgLAYiyC3VLIiSHfJHASS4pAoUTrN2H9trmxbkFlOUthhm3fQiK5mq46UGPM6WqKRb1MCV4xHAwJB8MMxN95MJ7F3A7YVenvpE1Hi27TMaVv
        edXCVS8hOI3MaMcT2VkgwjHdptjP1i3j6F5UWNajg1PncsKl3EH2em5RJHmIGdwrpADCPzjKU5HattG2Il4yAJCi/aGRdLORTB6YKKSn7ELKKRQSby54OLHY
        JoHlBzqMyqqbAERYr3EwYPSLQCpfrfWilSu7eeFPE5+iICL1l1Z3IJK4qw15dqHGlwlfkOpZuSOyVPHsbfJs0TsX9NmF6lm5g7ZzV2+RZ5eqqFknDKW1ONql
        8tl75Nlld76mzy5Vz8odkeSLZ98hz664c6vPLlfPyh1MOO7qv5ZnD7jzXJ9dqZ6VO/ZA8eyFvyXPFoxMh/XZA9Wzcgdzonv278qzhdvTTfrsavWs3LH98tmH
        r1R4vxv6bL96Vu7YtfLZM1cqsMVj+uxa9azcsevFs1celWet++VmPNveBVYsY04a9hA8E8n2UOsqc0O7INs9mRZlazS0K0N7YGhXh7Y/tGsy2w+thQP9yB5E
        j7sEHO2GzciDi10HQIfmdjQGuQFsMPl/YYpIdXMUTGyojWploCNrTniFYicHc0fI3YnREelMNCKhu+nccP0OGVhVaI6MfqsNKCisxSnUEh2og1L9HKHPCuVF
        4JQXklII3YQztVAdQVL5Y45L/lgB7CYCzvuyBgScx7IAh/dkIQ4PZxSSHspSHEDKcBRi3SwOpyDd1eAR/HpIYFPhEfyxkMCmc/G0xzjAbe9M7vdlFgrg89uX
        eQsgTj743A2AKPuZesHKCWbLGCchNss4CbBLx4mhm6DkE8whcRbCjnsMU5Vn59GcdHHbUJ84OMN1VUETqp4scFzNqKajSn2YfKgRxFvm/bAEbpfGxxNvfjTc
        KstT8KbVwJhNeXXi3jM1trWzj6sz/HVfhFLzHBQZ48RYNYTm9vO2XSA0S0u2ppGcpSCT8ck7hlBHOB01LOi1GLhhah6F3g5ZuuoIzd44gTWMpkBobo0hNKM+
        fxouXSVCc4PdvI7QHKjFzq8TbpnKLgzDZIOaBIgrDcBxVAjNEQmx9OsF25ZhXv+q2LYk3f1owsi25U2ybf2V0oE1rJckX/QDc948Zbac5Y9MBXRKgNNAmH4Q
        TryMaWlpgEse6R4BoZYigdS9V2OQmsT7OvLidZDYM9gqBG0lbb4D332ID5xCHIMcT4A4k567aMNI1mxG/cmRngOI9wvV+Jb8cMs0t8zkKOK4mUlqHip/+9TZ
        GiHq8+X9t1050/VXTTXqLhOlff+mYxfCYWdnaou5BnPH6r8a6EYNMmQP/safT0BxvDarN3ziPR7U1OpN9TEwz302j8c8C1oY8n5taMOfwNT9ByL+VGDtiJhf
        1RB8jRSaU4YsBxqJ/zyYzL19eLK8V8mTFYGBDithzW+Bq59XsGN5JNWBhEiCFHLS8HagNSErko0nmLJq/H5ovsr7gzNa6RPhOZ8Iny2IaWhnqGSY/lA7l9vB
        2+86RUfxrT3Ek6c+fupsRUjpedV96XfeKhJ+V7j1WtvpFVuqMdZS0WRLwcAZ0Bmu3lLBPi0V7NNSwURLwe7kkfXQTGc00zYLXqnNtJm89H82nJz277/+9Hox
        miSDCWuV49UqRxJ0LHvPjZANnVr3Kbu/T9n9SZI9owWY7GajJEn+wPf9LY3pRg0Em3mgwhD6EAKzBtebAGMt3Jsee/9I7r04wz9v6w+Wy8RmEKXyofe9ox5N
        hfd/4n9Uf7LrM6VcRPFE2ppIwCNYjyrWrUcnRAp6CnkV4d7zw53Sd+daSWybevh+OH41FnU+QqT1/90Koqc6W8Z5lsCRpNKSRk5L2pyi6IwLLSmxAffVkiIM
        cloMcw7fiGj/aMqxCMnmtETyNh/bG7jtM2JlTH2K3X+Pcdp5ik18U2Nwp6WaWP7Y1p/3JN4pIkWhPGCMJgM3JcXJUE3mTk9qStVmcVuLKNX4En3lbTymVN37
        tnwhAxU4lnORe6k/nUWcgCpOJ9SmMdSm8XS16QoFAUmXsdhzdc0p/G3kG/CyyboJnQx7wExZgUfuPJjpR9xZmAkHKaMbm4C/QvEif+a5+VAV0uKw8E079Tzn
        3RpleXUa1IaJBvT3wCTGwt4BUr6pRJ5mDwwdfVno2labU9IxDs98iVvJYspdluyXU+7sCMBiC3TkX9jBXDG7o747sgHZB4jOvEoguiVItMs78vGaU98idjo7
        O0ohago4Ou7+DqDu9fas3oblmav3cQTOoK5hc1YVX6dwk34NQ0sdGprOkT1SYFVuPiPnvd0pHQSLr3fQa0Y0r9NjTD7d/c/7dOA+Tde66tMhS8hP19U+ZpTh
        y71L4EAkIB+w9qdu3lbUyv4RY4Ktxnki6lp6icJnSIoSwTm0OeEOGJIC2bkDjvf2hhrw0dsbLn9IB8sofJAkn3AzbZJTrJAh3atcOPkq8c1btk3Yerg6j22/
        on1yE/KTUakZUDGIPoRci4P0f6HrjRwQ7SE74wzH2CZEnm+mfy35+wYBG+o43ODe3DGzGPULJscY3UyoMghK9z1SjzmHQMTmq88wGBPyBn2GS3d4+Nkl/86Y
        5nmzVTKo+AzsLkPAvayle4pUWTdArZGjuqi89Gho8JyhYWJvamoQ6KaEQDdjVBPA9qHzOGJbmhrkPQGB3pz6EpzmiYvIUG1PWhIreAwM/xY9tMvighmjFnj2
        WnNGcHb69SBnDZezBnIWTs9ZqDlTboYWc+arJ/YLTb99XmPx4wpYH33t3CD+B4xx8XkWPcC9faTkpukJ7BjPYSkB0D30RCw2gs3ZPxu2u5mRHAMseeQHAL2f
        bO7eCZ+ldz7RhSNAQ+6DoVtR9yHOEV8/hn8oyCFC4Ov3XJ4UXByBsJIf+VAy+Ienu5ojMta8DZn4ZihG8P17uqDcLPgKXJdzzaFcHR0XNx+BZAwpiPzU2aS4
        H2wiw4GmE4+no/Qf+HksHZI2IETJf1yhr5oIBzS2rW/Suod7MBW23D0qrlySHa3HVhYh0jPBVVl9bfcRhhM0ay3ggXUhUHCArEHKicbbyI/xuI6UqKMxA2UV
        B1OruFWv3gbQiQzqGH2JdYzNla91LKfvfFyDv6Nz/KZ/T5dMxa6KGqiIRlHV5MhwzEHyKurE16qOzqFwjbHa9sELMJbUOU3q3HhS7A8tV9VIVuarIG+Bv6Up
        T7YBg82YGx+/+PwFzQbkLwS3eUUTWHk8KegrPDzlKaIClLQItCC7a4AAD9aHV/U5f0+f8+9hGEmRe0fmMKUi2OcQlahVsTm1IvxXUxFEyFHUo6d9dE/vAcYv
        yyTydm7AmMt3PqH1ZLT78av6LVN+1SsKwEgc743GK3qfx5/rXy0yOPbopj66Of4ocvY3ARSvWau+bj3NYLD5tse7xG7hr6+YoLSM4jv9dc/BWXgD737pizLh
        WbAASGU4wHtv4D9J0A2i7ssoS75mfMeSakraFMBs5ErDA3oco6giZgDVabiJmB4Qx7z/cfqHS3lP9zPfMZ7p2zG1Wg1QlEg2PvrBWUTMfFuRDRRWs2HIoaS4
        A5kSbGaAwfNcH2ZkRroDtTPd9jydbUMMZvkNMUPaiHJ5Lzk6cQ9dZ+Vcxg0wz3ydsbDdDytOWYYeyR/XmUJ9x+cL9TlMXzbf6OVNfXlz/GV0a1fXAZY3g5Z6
        xPfPj7e9ZHr/ti+/ivoBek/xVYfWo4SSe3rDaDbsbrWfciHmpzbz9cOeugAieobUq80hQEONhopS5BwXzDA1GoXk7tl9gWBp3246f8R2CQTr/Ovg+EnQucK/
        LqJ7qXPxDB16baQ/0D8SkFjkQXjKcffmBweg6BG565A9KOJA1/lkErTtBBAdQoJQKqB/RBm6tUM4ENkeWtIizNv56SL0gl1Qb3J6Lr/k3JFb6o4stTOv4D8t
        nsETJGGcZRfIgS7OMtouQ+kvy06sGwLDeQCeXviBlgEidAcdnbmH9E3E/pe1rFPDwAXVGdxvIkWgXQfg2vr1vxdY5Sqdlzt36J0N3uHqORUut/kcAs2i0uMf
        m7VOHS53lh8u4HLnpBHH4HJ9ZZRfJ+8HIkjWsYmNcEhltVgHTRbXklnUxdyOFsMB4TK0mVwkbJQQjTID4ToufP1fY2OEZWOE2hyhawywfiMDraIxWtxNYR1q
        afiSovJh/QmpzQwVKbHwNmZ0BT2/AdwXFN7GcHcuzC4hn38uzz+bWZsXIaKyoeStg3oLVYFJLfenhb4AZQeQwH4dEpi/LE1RAi3T0zLSnlXh/V9HCES+qDxW
        ZQIr9diEMglU4yI0HYuq/bDLyg+g3U6dkSKHUKZov3AboNPNN0QP7gyZEztvl/YqqMgDoL8zZ3uieObZwNd8Bq7je68BZTgCig0TH1MKzctef96daNdJspUa
        4MAuPcPouNfXCL2IFjaYlUdDusSqZ3NPfZy72HiyNyH0ScNB5hVIeIYBRxq7BphD3pcSrTjF3IIL/9jTrxcljwvoz6vaqeXPmt13FCyyREWoxksIk/gaAH0C
        flLDSaa9KL+tTg0ygT5skVVg+9PfXJ0W4+K0ZywiQkbsASQE39mJJljVvkZXcvX2x+BalW8eKMJQ4L/KnzpD2uoxyLAlRTBhCaEWyRuE3qRXtZy46ILy7SF1
        iIxtQzqwQyUas4gtPfVkrYk1DL4xbg1L8WsbOhb5E2IOT8tpo6tgn9KycMvDMoRw9dCtTNPmAKh0Y3SPA9o9Ful1PFN2iwNlt1irD4VSKTrPeuQ4Yg1Pf4Y/
        ol/b+b31vlBELeWBToiyGhskVYb/6HSpP8rIj8BtQU1ErJqIEic/QPhMVHqjR+oEETuIOro3FJ4NYzNfkmWy0h0iEpUuethHHLrTg9IoU/ibgwp/44LoLRAO
        12WePOwlF2dNusUIzGuA3RUBZWnwVW+TgtTgBY9Io0tE4JnD8X0lyuy1u7LCYfnlu4B4I6LC0i3ee/IDEGG7ttI8xgpJITXDoW3gmgREsgIf/uJHgD5fxnE+
        dt+Ze56oB07DYyuaqiTtPPfZfHlMScpIyh41vvlMubQXi2+hKQVphlawPOLsMH9jNNzJi5l4H2qO5j7UHM1JQ0xP1Z12ecIQk82KCLUs8nxUI8cpmKbsgYE5
        1zMNROe3UdkXfIUyXiJEU2ekkdYtejKS/oXyi8g+vUqEkY3BEmSUKP0NHy+eEmFhCbGyy7g6XXqZX/3IlRqisn6N3pPl3bP9CldZnn6kn7f2JUyZ0gjUm4yx
        BSR142CHnomFprpXp0xpU1Od0ts45RCIbNuRpsT7tEy8T8vEE7rqWIkDerISTzcPJlyiY0eSMtKepEDObb3Z3tOs8lwGK2zpR/2gOsykyHGrZtGNK2svwLIB
        d9diIentBAlKUYZ/UIQZaZFnfOB7V8Q5Z7LlcsSVt1++a7STpbXuVIPDf2XxdHlCPI3r4mmbLhSFeDozKZ4uq3i6RGEZ4ukS/NHZ1ax2tRMKCC1zGWDDx1ga
        0IeXIastUyhbKYkJVumNLr9NUDEsK3eDk8raw3F+Heks83SYn3edJdnhItUkzOBrFK7mh/nCyC6r33dk5XJ+ZFdxuShfWBy+PrFpZoRNmvowOwKzYdbSNgZm
        flQC2Z0YSCtLKVbGyCtWlIsCiO2KZ4u4CaDcLrCHxgi2gs9Ye2iLzyQaHDI+1VSnswmwGU8GX/UR93MyuIpjcjL4Co7RyeBFHJsngxdwnD0ZXMFx+U7vWRzN
        yeCyX05by0R1wcIVwzH61Me+8L71H128m960DWzMqju2ffcNb/1kZ+eHfulNZ2XqLc+fuOcJLhpzAIWXVeRblcUJYn6bfhYJPIxbI9CNYWsLl36pQaOo+10b
        j3GmaRQjUINHCFaNsdp2sNrGGuVGwrqYQTuAcEaUZVcDTAErOdTvMSythZ1Z1uLnZOOp9Crk5BvCB04m7Hux261wzh99vMvJ9KOwDHW37z76LR//uT/ZuAYc
        8W3cf0wn8RHlIKCEw4ir8PtItIQWk9H6CPDitu3c9t2XtvHvz+6CHTLZRq7l1W28OZTx4FKshjLQ0aReluCY5FbzmLhTS8BiSUcGNfwwdvEctpfJhruEjaba
        TKHx+QxLsaJ9FFolOQDvBccrfjaL44N6+6GslWiRYc4bwei1BAILxGGhVwYjYlNcyloEZoLjoocel45bVyQH1+iQ+OvAYAm21HIfHVZ9JZRc5TxYX7iCne3S
        1+VdfZjxKDFdchH0LYYDIFafJABuezmyjfRHDB3mM3p4Y0vtOdDLXc1ak2fIHS0aIwhoSDocBz+qwMv+234d+6XP15F5Wuo+e0+4uNV5quXQBs25/IiU7AjA
        hLhHJ/MK/qTpn0D/dmTDfMrfS1/pT9BX+gV9pQ+PUz+pyCqJOuiPE1b69ghaT4Gn5PRZGOpFfO7vsyeRHdKa/KRybJ9bJg3YWHOxLH0Fg2C0Y9/d4yUARQo6
        CYgBDARogS0QZbvFu+jnxx1hZXucsBKZRK2ULJV+jQVuQ1kq26QPcCyVGyVL5aQDMpbytu47Et274hEi+hfmV7gWt8foIylDh9nRQZAd7zQTc54ho3tpI2QK
        7Tp4flTlMwhgQa5wcRlAYHYcUz9R0FrE1lSZwUYXf6rM1Lgs61/tFtkCaVOdHXGcOjGfTmmXiIS2MSahIbaL7IXJfvLZ3Jh8tiDLVznF9hAMAd8TkeFnGWbU
        2yFRjKy2zX08CZqv0pNgDgLDwrh0RrawTsmj5V2wjb6K6s3Cq4BVeRSimt7uFbdngdfYRUCorLEbpEJs2PaYhyUp25pgnDhO1rligX9NrHOVOuW1sM7VZLW2
        tDBbtz2ujjxCIkMZPNBHHiEEahvHCzCBH4EHexOH9wHyMt5X1DuK6e/VEXclk6LeURX1jpANj9RdR+Axz68/jK9vmIck642ENBwUvuqqyLgTJnUWWnlLZIt2
        rQ+3x/twtG8fPjbWhze0D5Nk7VX34qjei2eGjGlE9wBoQu8vjZgxtaSpqlGcNvogl9rTtffwrUo33kA31nL1ih0HhEapuBd8RjdG6M/wThmbYZBS1013E6aC
        Dnc9dBTrYUnuIcqqoyRb1KMXnHH4aNdxxtX5OqteCS7PaeydStlZn6wbfUI2FJuekrIz3pc6d8ocBdvFvtS5M2PUuanIn+O0mxGrkLSbCEPTkT4rGZjWurg/
        rXVnJ1p31rYQN1oraV/plmbg/J9O8um2uMNzXk4x5LRymooLLs4YhhtScpJPF9OU1EUVa7IxhYpzYzoVp1tbQcZZz6GsZyC1DBNqD8Cw6yg5ZZUjLWdDHlEy
        TvDtKkFnA5Eox0DuC+YpexQ7tg3u2I6ObU6OYU0mxABKIRU+Jo23JfsT27kN3ea1yOdGLqlYMQsmA3UddWr86rdvsj0SofPYcfoUJKTZ28Dmjdjar2vzJo0z
        wrBx7LZtJd8GCAWQBkBSJzUzVjJ8oiPT6s5QReDEFrlQPBBbJtZRqtwOmPV0eFOU4hSJ2LACQ+E1CmgdFdBID9l34Zp9jajtjBSlo7VDqAiXj5bmo+WY9Y5W
        WATjRFnxVN7e5jip3hEAcb8gixW2j1dwbJ8MnsUxlm0jjv7J4BkcZZs5xLF7Mngax8bt5lM4Hr3Tu2isVzGwo1t/wnfWcdn5ROObzHA7n61vMqPaJnN2YpM5
        zvO6MZU70InR0q7mXC80puGVGA4vny/rQ05b1WmisDOU/hAiPR4mF1GxC+iVfNmJi60KbcM9AIPpDHXkoGSwy+g2C/gTksysAEsBhW8+p8TodPg4QvVgD7vI
        I9h47TEiF+RkgFSx4y7EnCKVt2wePXUeobcRY4gV4iKfL4zI82pEBg3G/DBfkpN8cQfKc7uIbdWSLHBzeARZk7dAOI2H+S5/mGdw4VhKGZxEqeNcGWEKTvHl
        FHmYceOGRG6pI8aVhXWGB2fIVjWhY4dImfz4Uxm8IGdGDLaTeQ9OvnKYM1si1ajbWAUEs0QNBhJeUtQjH+GsfhHV/hrHYDyxBNPuru6O1GWEbki2cdbZITQO
        cWFScmrvEH/HR3Q/dOeEjDQEgzKa0BC1O2QABaou1iHvI+m+czNtU6mApH0XP69IMNGl/MAoX5UvraIdU3iEysUSIZ5qEOnoeG343yJMFrG9OyAoGQ+3h/dJ
        rD6li+iti+i3Ps7kD5uNs9jrqcHUHqhq8IsjImKFQ9YgQpLLGqTr6Cr620IBeQP7C6pH3pkjEtKcFGVZ41djjUV1rKdNghcwJF362yJ6no8z+TO3o81RVGxa
        VmzkHMGjsmIRjNOj14MvIgLZFVtDIo0tDEHjOLyk7nOwWB257gVf9fN1nnwFJd5rPj5YhCGs2XX57H5hCKi2vS/vW8/rTKxWz+v190uT1yF57AhoNyfCDdDW
        PbY1LLnryGJ/agLW8sdD8rNPoy+urOVhzR5kk08GFvRZGD2pBRasFbe1h8hXX8JXpVrGAgv2vs0+lOlKKAINeoqIVmhB3YN8BagtR0AqKrPCEZKNzsnPf+CX
        SBBF0EEfQQf9MuiAu0S3I7KbNOO3GMMP1RlVFwg5OAKwlg4OJ+SzR6Acj3CwslpiXbmvBgupYC1HnDaoTMhsArTlCMBYGng11RRiTQ+0CoYEkvL5o8Bk2ehL
        C8XUeG1QEdbUGYAmD7nlsFjM6xiKRgcBndiLQdBXvxCdYsIiJEIEQMaUQoSUXIQkQ2zqAiMT2SVi92GW9Uk14EyfLZmTNAq9rVHobTV9qkPIcETUhx4ShFql
        jLutY3Vs9FWjBZyOnjwtzwaIsbDBJeiLUCuGSCldWpdjaoRB0d3RqR6c5BtASoFjAqbDOSSJ0tEuAz3m2FwUcC6CQ/mEX3ukkLeYEeku4yNJRJlBAU0nGc6I
        r6cZfG0GOuf33azUV3RGn0gpgYOel3+YdXbUD+iIyN/ZG7R7oSuha2VH1SPt+GGvkmGa8EHcF9t9UvM5wcNVJeNXp7E9Cu+xm4noN0lPCgQ/D66PdWNvXetV
        eyO2YY3xIAa8eJht0B/yfdkxesPyjvS2N4AJ7NjY8/4qZDP+cIvdOJffam85LdsS5ei91R6T/2493U/yW8/lxxAhd6ujA35Ktj8l3SmQBKyhnpWngZw62j18
        /xg2afktsk3LTnCeRwtbXF+fsyeuH/QHt13/VbhyJFmfX5R83HK/y4Wxt9T2e6Fc1bW8RhmHb7Ehvm4qkHUiOpX8Bg+N6kJsvfJE0j1WytI3Q6oNfD+QBPoK
        OclYKHqJue4EVzHctdKHhzrL74kZYw+WJWX/Huzm6Jwoq1Z7MBnGuzKz36iOaPLc9AQO2oPlXH4QfzLktT2yh3SLQxLDg24UdJR7gVOQbL188v91XSFAc6gU
        1WgRazNdnDJdlQ7qFQ/r8sVpi9NBLlt6Ui0vcEpcc0ieXc0KPOAPOgZDgH0DjqkNtkpMY1rcDnyADFk6OaCZKpZJTgsFUO1LvpbOcyDeMp3sgLAC2hpMO8rn
        6eMevC1lmnS4tNe06g/qyUFNK8sJG6YTCJw0ZWO/TuwwMEfmN0mhs4PS228mhZBqKALZukvqLGdTpneRk69zgWlrbdI1KM/YyGxhSTGzh8plGcLFGISUcSsB
        3MzXWND8Vc1+isBLUvIEXrBmRIoNKs2Ro9zSEaxwBiojNFU4lHm+4GPWkC8Kb210FXkB6EVSNgdB3GeN2+4QgodWJiQmVmeGBmmOdsr22eusRUAmzAistEsy
        T6OMh6UfH0bqGVuDOHVyKytg5fARuw+SdAAC3hu0g96g3RXtZfUODwfrfXUf/HcmcwhAVMiQnTLivlgfcTxc2wcseU3HIzOwpiTDTBunhNLToVQfPrbiD0ND
        3aQj7ahIvxvTxEfXgFaeaAd3IGN97sJyHZrXKP9NB3Muvogp9kbsENlBWvJyRvGQiWky0s5oJRHMdcOU+Soj0mjex7RxOofrspw8TCLVUtzd4yK2bhtSlgfz
        NZfzdZ3Z9p0aUc/F1MjRc3AfMfzg1Hl3Tefs6bswfNhNZdMlc9d061OTJor7una09T0FLo7SkaSAHosyOVOus2x64uYxbGMOFrcPjs0XB2vzxfS384PaNhiY
        8H7GVYADhQg5EYHdTIYJr4Oveb3O19wow4SPF0J74IQoNjucACC2H4fY7uNwQj5zXMX2405sv3ma2H7cNsaSOQqhXd5Ia6tyjBtx7Qa/4NVuNO1xgi5CpCeW
        Oz5GmEVDaqNjkGY5X9MPAdPbsb4lP9JRhVkMChTc17D70+Vl3WHu9XVdZaJ9J+4j1Nl2y3UVAE0M5DzWpxtE4GjCMf1CgDd0pEA0Ax0pEBfQgyaZ4N6zCu5N
        bFbAzzVVtG8SeRe4jdMR+BpE4EsqTrOHRpDxAbZzDDseOITIZJvA8N/FOhU6+ERsJ3rYTrQUDVF2/br8tRQSEcqfHbphyFdQTMCrQRnt1wR95DgaqjQ/oVWD
        AtvFzLbcssKYWW5uiOPI1SD4Sxf0wwlB3xdBP06AahVmxwrd5a1EvIJgu5nfrEgPN0unuhicy4++A6SEsmms/AqaclWTONWr4KhtgtVUWmgDiW3Yo5siVx89
        DXH1WB0KS2XfmlMCxdVjzimhFFeZr40yhukBWjb8J1XkPir/HWNWRSS/uZZ6LFf11GNJT1K/2cZq+DCOb8iNcJUwMyMFrOfRjOdRC6jiPBxSIABn6LegQJFX
        N2p1Y8bsL+7VDX0VQg1ByeNOXUVc3wEl9g1QfKdyIGfHG6AWxzwE91vsWU9nVBeA1EQOD9KlyeX87ShOtgHfAeYhb1SVDAKFaocArPbxHDbIScu9SsO2uHHg
        aYR876X6OjJ40cBR5Wd9v+Hibs1h0jFxdh19avUfvJUGaQTA5cHgwpUAXsTmrYyDkiGYZmB19jRObfojJRLNKP0nQXmx695EO5g3+G2Eod3itTLyWmPSZ+Bx
        qK7LEVJk3OGTNngCAWBPPsEYYoYbJt8f+Ml53dmCwTsYnNjMwyIjATKyMViS2xub6QLC5G4mDWKKCMYLFz544TtvN2+W0x/4RApItWDQvd3cJocVMND8E9JW
        reDPWk4iawsynMFtm3mULsFtKm0Mhl/+tQ9JNQ8uvCB7/XQJ1WfNo3kLcakXfiXIwsG//ZUf+49R1hj8KWqKY+E7s6YcjfyWyP3/8PEUDpINRmY1n9APNOUD
        0UDyObBI/OdkSZA7koXbEF8K794QVfhm+MTf4v0N0M2+wX8Lop/p1eXyDgUS+btjRgjKHiCwnTf5bwEvyJ3e30CM7p3em6HZYOltG6VHuULihEf8qBzThpZW
        M4BWCY6aO5SU3jVT6x5AYwXqYj4K/LDWKJNbfsBhDfwsrN06w/oaBlk0uOBLpaSyhf3YMMXQYJM2Jpp0faxJG1Oa9HND16TLZZOa8SZtaJNGVY1jrEiT/s6X
        frVoUrmr7O5TupX9ht3qS0UeVjUPtaaJXcQnm2lvtwJySD0f8otr4kgbvKHN39QmYWp3JOrzH2uLhHd65cCRbhXpwOkUbbTgDchmh8hr/pf+U5OMjB9pZKrH
        6Xrwez9JmnrGl8p4Pi3rSD0wH6vlaYa+vrcIxAaS6mn0Xc7rDYUfamxCcYh1hNx3oIYH/zy47wIlsbPhA4z4ZcSDMt+5CzDfgQ/av9dhtiHk/J8ajZb2TiNi
        PnTUe0AI4IcQ53k/aOsQ5crgV/PkJpPzcJb+qtGc8S0P2ZPSSPbIdYXIURTcorFn3FJW/feLxkgdPSXd+wRh6wZXv8A6YiQtkRBAEewzMMMoLTCCrH0N0/Xu
        I2TSiU1lttskvmNSpOEX2Asy/fysce59DubCmvs5GTMUGPHwJ75tMy8G+XXPWPQCOUL9jDZ2MA/WnGMtpL+CcFrE/uJj5O6DpHQ9CS3kMTmmsDMh0twtsOF1
        L0SiOKbw5cTk3HRZlSyFp9KfMAxBQfiJzCQAo4yZoMeEKzZmGTAlmaNM4Scwc385CMz54Cn6fV6VfuODjXVw1aC95I6/OfhagGAUMH6lhxxR4mDofrebg5MM
        VUGA9VVZO5827mE//YJBXLDkeuhjTQGYn4eDL320QOYt/l17PgvKLu1JjfUC3wtMsue5u7KgU92+9nyF9iMNWN6+q7pNmCpIfCH2CSEjqUz6a2aXfZt1G/CY
        ZmHN8O3yYAIiiYaQFDNiNiA12Ws23B1T/Uxt5NjPPoITpMR3aGcyzjk/uM5AdfNO4L/JhZfsJsq0GFyOMiJOPRvRt61ep6xRqlYQreTf4l0EDWUfYm9zF0uX
        tFoENrIo+W0TBOeDLY6OV2pTTV9q3rUtezwzQfbA6sM/yQ83wDJUfThkFU7tC2OvZvGU1i410ewYr9jgzekN3pze4E04tTQVQyvzCAfkGjyRBpaGvcV7j2Rf
        ORkfzhtjrJLgCL7EuDcZg4/081B96YGnVtRumHzCBP55/yl/S+celXdkgN0snb3jlPPni+P1B8o8ni+O138LvXEdvbHYKgOjYfALX0hZF5K5weUvpNInAfDm
        DYZfSOHe0gBLz8+Xz/iDK5wCrLmvS1CKcHBRZpRgcPOmzMwvcHm7mRECeAhzfbXgcbnDn4VqIeYyjD+H05+S+UQ+NPDe5Hv4CpFhkCUpYRIyQxagIboiyyTy
        cd8PtgZf/PEUOJyumxqE23lFbyG4gT945sdZlICCxmW9gDq1ILc5BTp2/EDhGI+rlCxd6iz8r6obmVzxOdIomUf7eN5LpDJlwU3+lTFGfdmvtFSg3tKI+i83
        GFCP06uymJ0bfN1/fOBD3vfTzxsMZzN4UQR+gGp8tbE5+H2f/ThIb9dOYwZXG/iVTxW/ypj5CoftxbZsEdP/3VSbEojXDX0Aq3T6vCHaw7Vg8hMgisVHOFHo
        E0XyRpM+GVzDevMybJXyFz+p0C930ivIufzFEqCbjEj5oipzTO300X4NELCC/rvrTJ87E0ppSNZ9Ri6utNDOv4dqjTGtvBi6no/KT79osOaFJxgbiimVa2EI
        7/6A3ZhrYvgY1kQ5PgzpWY4PQmCW4ylKzJcDiieIRhhsF3USpj9jtOYDmM+glsGDg6dduwBMOScoguQy/TkRVNKRry90mPYVKLhAHs6rC7wCRD6uXuQVXDNw
        dZFX5NeSq6u8gsNewCUMV7A444pKswxEeri6zCuuvh0ZHqfc8ovKT+T4oALXYhm2bTk+rIC25fL8GJpMjieA+Biilv88kOk71gnmxS67r1TL5Y50mfSBwbXL
        GOTbRcNca3LL96PpYBgUvUV6krSIcS1iXIsY1yLGtYhxLWJcixjXIsa1iBlcTLSrX23VWiQoW0TGQKQPyINFixiuB65FgskWQdpXTdEiuBqaokVwdc0ULYKr
        y6ZoEVxdCIoWwdUVU7QIri4GRYvg6kXjWsSwU41VD/IlOzDDjuMDYiT0iJbI05T4iDy1hJfj6Qmu5zw9JW38EqjkcPGgNDDg53jxsLQuwSVx8RjZw3NSutGr
        Mkj/mbFdF1H0y3elP2/YkH7VkC920fbfbby/fEgarOahg6S5+IFZyuGApAkmIGnCCpLGV0iaRg2Sxs84IFWBhOXGPJn7hG5pEG/GQbeE/FUkUw9SZmMQwvbt
        4QCZ0z9HavjEKacUzQYbgb1YMR9iPNJTDpnaww52MPxJLou5rwNtcFGvOXxki1ZeyeAaXNMlNDdOBlaJGSvZNaxf6S+ZPNDl7CdTukUYpxDn2HXo0nMe2/Oy
        6xOAWPjdbrh8vrUVPGUQUnTZFPKVigAI9SJSzeAlDeKWlWZo0BYb5ocMxLQN87SRLg7J+ILJcvRI6a0rePAHDLCNrH80uOq/MXjGAQIp7zbS9WW5TX/b2BWb
        YzHlnZuhJHmB6d8MDCaA45HWnBsWkprjT4o/C/izgj9r+GPxB8u9CnK1LyTIzTMkWCKfeEs1U00gwtkW+xR6Z4stmnuDBpAH02yVPZdLKsZ78vn8sI0+/1b7
        XfmNDNi69vWvNz/04Qdlx3jhwpWvNx/XA716CjHp5fOlCi/DcnzY3vjh5+0qPApnpB5W7v7al7/53al3N4OG8MDK3d/0hR/pfe1/+sxdZ0H59Q9//6Zvir2/
        feruP/nWxes72z99l53pZyKsShatTGMnzrndoAgL7yDVuafAYCG0lX27KlK67ABXds5gHywyrVzZFfm6lGzi+10imdc/L9sDiLIEJrLndE/p1K+e1hqHsKeD
        tpVuB6uY6UAb7FMp0CS9O1yLpANBfyBn1VbQPGWb2J4uYiMOpXOEQyzDqwntUqJt1K2h9iWYNjq2cS9F284DXToIobVyRPlB+gJwSYPtF3g7+cGadggisiTI
        1eIGWVy3g6ynwYFt6e9tQC+l9e8Ywik3csDI31/XRmDKsGG/C1J5bD+ljjbz+P5uoaGGEiqBY+GdHpAs4tuLOdC20Vvbt3hrECEhHLD6ZC6T6msDCSzmTjw8
        JTNJj9UZIy+Ps05Zo7FCHcbYUsPe0cOk1CYUfS6vfC4glQ4gptoMGHRVLbnunMuW5NBVxUi+cC5bxkUs28UuKr+Ng5el/HAWSyFmtTaIari0mfVkSlkGNhaA
        5KSCszmIFjybl5/gKbFwf98G56B/wAbeUEnR2wTmnVTkaShgN6XVniBuYMj7CdUVuQHm1xyWsr6dk4xL2vO4WrHzuJqXGaJ/ljidSIMGsgC6jlk7i9dn39Et
        9Cg2xYQb4490lHMg/DgNrQydY1zXwA6ZeHAHCBdoD+3Yg7vDTK7wsYCdPvfwNYNEBuffu/nN3UrrXEmaMhRXJRHzU3l/N7NV8pXLzIEpX7J2h/aatVG+MsJn
        M7sGA88ASEAyV9+gUC1Y87MiS+t2ZZit13J20K7uZmsWfhML1/8InhmzgwAr2bqVvPTlg+u7krkiSzV/9QOTe1K5lzGL3lgWQdW1ugNqLpy6jK5IRr2pGcWG
        mTOF5NAgh5KDoqbuHIExIZf3DzC31lZEC/KNAgkI1YCycKLMqyu/fpXYLnX0NisNQvL1Ren6CYFl5ZcWWl/mf8PHkm8tJxAHq3hVJvTGd/QiTw3WxApNG5Br
        0sZMcUWtbXmliupYXj70+ORtAJmLVNhIZMbCPDG47S8SnGCF2IKK1hvcIYLN4Ion95MfWAh6WzMav3vBKFu9gamphwNkuQPQLi5JAV7WFbfHIMneI7ntZ+3i
        6mw/i8siLaX/p6HOwZO9PHKDJNLfQXrw3uiBnQ6exBWheHxqlDdrnm00D+/Wbp29pwbhceaeJ7qGPqIwIrdq7FCBDYZAo2oqYAmclaDxfxQ51Tjn+Eyf1jXJ
        00d9lMvlzZXORTFD5GCEeMAIcY0XR5ifP9jYZAg5/ljCQ2hkM+SDfFkGtkxqy+dwdprWSQL6EQPMLqf/r69yRb6sCQEyr6TsspAqB176p748+bIvo2U5/bOa
        ya1ZnQbywVUVYWViW5VMD6Nz+eLhalhJG/yuyZt5IJ3XNYpktVbDXkWlwEel5t7d9Vmh8n+pJJjBm492HWRn0zbfLeeLgxeZe5m6038jdfZSKoI+sReJ6LZU
        9JFF7HGXq6tPieyzOPiS2dzwvNt55yd45w9qd1ZvNz8PNKn1280LOC5ueL9sbvc+4c5/X85/jOe3eC+YPLvTu8ir48GLJp8/GTztrr5i8uQk4vTxlrlq8v7t
        5hl39XsmP3i7CFyayldNnt/pXXa/XTP50u3mWXf1xyZfvt38rHvyZZOv3eld8W3/8/YgBK4PP5/NATXQLUhrqjHyszWQY6oWt58t2YOyqDnAiqXPZ4elrZbA
        AydS17Kmks8AHAEhITXGgBlAOFCF42XLeHfmufwwsaGW7eHPYtnM1hLJmGZp0RYZZfYNrN7zj8hw2d+tlQ35TGNTJlI2aNlOiBtI/61BNVbxEu/GpVdSreFG
        1kfXltvPNmRMyPFyQ1ZqOT7TEJl2cXAh2MTVlQb+vsC/LzZknKBmPxzkKzpMVs7h7DQsGOklwuOvQCpaGTPgr4xZyZtqBF6hCR/KSPlWqOXANxEckyvB1ww9
        MxA0Q8+MZjW4VtIPG5G4VmRw2Rs4iKSKF4hAqNwd0u8fATcVA9lsh2NhNVsBGtUAw3JFRWN83NcmgKnsWR9tcuh28yWf3X/DXPZlFaDEU43cTm0QY9Ym+rmP
        0DK0yZA6UKJPqodkS+bVpjLwycUj3BTgxQP64gE1uvtq5FZ84wOYrwIcYMcAUoNuGLA4PMF2E5k4vWqgPOIJELrIPSnTZI55quWmyybBJWTCzIs5gROnRRoQ
        7OT/0yZWcHrK//lTmQQ9CYq5Nkf5VlmsTHFDebFS7IPMYcWbhUK5pXM6qSfxh3O8be1Uk35t5BQVnV4ZjYZ5Z0z5XEOTD1m4zqcRI9WpuT6d6Y/RFcr6A7x5
        UBkmuzKpmNSh4Cb1ZSmpL0vqSSBPiXA8eOansCN2KOODz7krxRnvbKaf9AkoDqYutX1BUCXHPVQSSw5mfAkw49G0dyBzx4TOAMp4QpTx/RfMexQQ9nbdrpbY
        534N+/wvPU9N5ilM/5pLjOuhjAltXNWzsK5AaKe1BRh4mT1xGxD0NJo23okRih9cJQKVFd357f2BIhe7PMRqSUg3OUdGmJqB7muje6k0QSbuoypahmWIiEPc
        eadaZJFvYt4vo8irslzCDmiXcbOT913J+yj5Kks+/tXQrjIFWfRYcgJHVJJ5c0zUgS8c+nFCKQUUBJHWM9BqsiXd1xLjnPIjswXIXkLwG8pPWVOWHUhA2E/v
        L+gUuM6A8M39EgwfRpz2I/dwY+chjpUWdUwlB0QI3KThHKRyMnEY1ZgHkCeXPVgcnva5NIGBbQO2ks0pVvZfNMnbja8G5Eq9dPULqVypaYxaUL/SFRnqii78
        JGIZ6TpZVxP9pm+iLb/CzQeMn4jN0KJ8FcpP4qdYDyWSknl72KCok5d2/+emgjmRAmP+aajh4itOhxrrzOsDUCY37+pSo/ki3Dh8BDJDz0sDop833w2PQBlm
        Ujln7n0c8boKqbOzbaPd+qzk7VpvN6Ol0xsBlEhBxK1JZLk256mIvhpM2FHygLHl5j7NQpqHY7oDA9Ijcy+nm2v+HoNKWFg7ttTa4Ze/eIUhxaRfMpV5Lhk5
        E+nT7fKRYVIYIY8HL7cS7qauBsi5l9ykW4trHvcWb/2L65Ay3hg8Jndf9rC7uOBjd/FjnaBxvvNUg0VsFNa8iyHY6aD+Gfyy6r2fckJqI/0F7hyM8Wn+umI2
        6TYibwxeKGwSVzBWYHuKHKPe4AVJsKnYji87RTrkoMLg02BrLoFp79noXTTnUXnf5dHKVqdB5f0Mj8p3AV3s8eBqmC9gH7SSLyIKVJbCSgw6q+ZccF0vYU+6
        cKZLmoyLZlPT0VT1G/rFakJYVDsBzLMp/swO4iefkC1aOOC9uf4T6Yvk7AsvBM474ZqRsR1Sw5+p38KLRiSTkNp6KUtIlb4UJqTeX0qDE7AN0HIu3TjMFjFt
        Ts+bCFULu3bhVefrMZeth12uHnSZOuXydMJlybocpS5DiFdkJVUEwtW/13eHBTjFvxeAaer273k67VHgvWC2WJTTp31CLAFYeI/XfT477e3jwcN4U+PR8VoR
        nlp4kedz0197TF+7vN9r8ySmnbPzMjD/mUGEbfrzcD8srEEhbS2+Vl1hDQppZjGITYYpyNRMQWHNONfSjuTMaq7vOOOc6yW8mrGugznjnOtKvAJkRVga5+CT
        HJbGuS6xJWlsi5wRLnLGucgZ7SLbpRUhsj3aDyI7Q7tBRCMdSnKFsm+gnVjNiUPjLJkXjTNlsjhqP4SfH8sBTSALK/mnEZJ2Zpouy7FarQjs3nn8Ch08b6T/
        wujc44yazn7pTJXOKknxVeeGBQRkYVzwF+geMWOPQLeGECRXGJFaceVK5K5csUxRLFMUyxTFMkWx9A111Dt1TjcFnJwuBvniqy8Xh27HGYq7zlDcc4biGVvk
        HjOUrAYBi/YvCwN07AzQbWeA1ux7CemTYmduLcywhXm25cy2HbUjsSfAPNtzZtsZ9oAApn9Z6z/cCHxZMuhdMDRcMuiHZ6hB5zHOU/rsBgxL/mG/8DU6lYPe
        GVH/u/kslLEjULj77rIi8C4lsWFtmUZzhWgSNXmegJ+KthctvLK+hNpgNPSCUACXwB+s0n6L7DtIQr5bJEaHV5zATsmTpnWvxlqoi35RGlYgjh2tENq1H4Sc
        yIoKaNd+GGIeKzCgXfsx7IbUvp1+t69VIn8/UDkwsIG7zg7dc3ZpNLRacy/447UmdaZVlpb83beW6MTe1CpTqx5yEnE+Ke48zH1Wr3bnQQqn3dqdU4TKb9Q5
        3qsPIK5C6nM0/qETqIKxD6EykrEPobo6Yx/yplUQSXJwx13LxZDy7z/yfbO111tK5NbM20ZUI3zvMn9b5nIQJlz/Uz+Hwxpv7lp46GzTii2P5HR7frRfI2SH
        V9q2Ev82KpmgOn20v4sdUPov/OQPIwN3KIg7Mhg6hfXJTls8vwbPuGm3sRh2GQOo/lrT341e8d2hezmY/nLzVb0cTn85fjUvV/qnrrdPBZyGh5ieF8frD0wt
        7tQnr3+XP7V405MNX0Oy+N9/Q56qV5189Fpy3XzVycavOdeyP64pPNQqXNeAQOpN9kUPxa+dwVDm6QcwG3U4aT2IyGaO0g52n5BXdG6DCwuGc4dz32N0MsKA
        73BulJUYgg0mjQ5AfeMSCV1GT2vXEg1rVEP6Pimzq3zdu1M2rZoL+btdjnzeKVxEOljwZeTrJveFPZvc/+KuI8/QdeQE2Yxm/vNcR0582yu4jgxOOOfUE5uk
        yTsBD5L9XEd+ZZrryP3c2tMJJfcK5YRLz3/2+gIptcgvBNfI639EIdGUT1S6CJP8P1EYnfff729xijsluz3OcOfpQe/t16v+Dvn3TmzmURGt0NBoBQj1jFZo
        IFoh0miFRhWt0Bj89scYrdAYzN9ubpNvqH8slGEX/jkCM/7oV773P0ZZc/AfXvi1oApliRnKEg068ssXvy+lrz7JX+InJKnbNtMlWMrxLUStRDjchviXF7B5
        k4s3cxt9fd3Lk1ox6kX6myDaY3FnPiRP9n1nZvAGH/t4Kl/e/t5UNnKGqfivOpVgIpXvK1Ix8BiKtEMzToHuE3RKoM9E48nNQXoOvhodYO+bwcJ9nHUjBgHQ
        Lx6qpzSj05mxWXcgC0j6ywa41RzZDSq1qZNOytec339UsS5K0l/94OxgZXAgvQR3fX2WuRlQrxE5NsoOYim+437uJZpQwwXSaae8mmvIAbRxgRYEI+l6Yiy6
        JJVtjHmABpB9yEz0oWNlH2KkFruNbRwNNt5obhu0Bv/4E6n2JzZ8btD0tpNmg0ODL5U/4e5+XUE6z+CPv/yF/w0gJoMZRkl90HUxHM2gnWBLjVF3GNEctxur
        MQtrSpIHjXSsysYWvC5CRDRBcnHRDt5zefIWgziH5K32o28xCygno2E+aPzGeXrL+FW8yzvCmjWaHIca3OJ94+CW6DUFt0QMbpF8Vo2W0aVHJsqoHt7iufAW
        bzy8hV4eSmIrc9G2PxncYsrgFqMUdFNDWy75PjhVpxD3nfi2ceI+vQfivhPnnIsH/ZtqxH3VVKpeSfh5H+K+8VnX4GAmifv2z5uZQipoSCoYlqSC4TipoPMQ
        NO4J/rxP3qpHlQMwnEIq+P3GhEo8nhK+nP7m+yphqw03L1WH2nA6VKdezZwmFbpVKGBJ/upRS+sCoYBcLivMu55AJzp7Dwp/FrfDdz8OBwAEw2KBMzu52bbB
        7iiveNfPcGPh1ZnYd6niDCqJwdut/Zjk3iWkVTcGqfMaXVo9pwdNoceNVH/rJX/d95+CtHCHDgT6MCL4hGsKY4hFfIV3hsivECWOByeSXwqMOd/E7vaaKRSi
        L/vqm33qnDPF1vxDwsKZggEc+nD6O/RzZ9gCDimw/hHTHSKW3t/FZlW5JULF5wyhQW7jsJIn6a+b0TArXGcRKZ6kv4mg7F1GNZefUNBP7LdHpF1s7lbMKTRj
        uG/zwRb25v5wB1A2/tgzDbkJxFwQyDR3GeGrgaAkH1FHjazRqZUtN8p6SAeUSN1RmJEUCoiBxVgPB1fVkhDAcHGRngsnAdYfwDX/AoNk/M3qMV81QunvGkeW
        Sk9uVkG6a+AOlTr5DWeNGuBQorHEsfr+o7muUVD8njCA8j58SseECC4ErP+yIfK980X+6btqAQIiruURgvv9ScXUtbukUQA3IA994D81H09/w8iet+qqfpkc
        GDeu5/6UqJ+7spYIZVHN2bOI24EBSvasWXtvQI/7xEOFF9lDV6BUvBA+3lf8p1oWdqo8VOMGuDB3P8p/v/n88O5f+xL+/d5dddedmlHyUaRaZaPm8dXam7Va
        wrWBWqPfrlUjEvYSKGdkafhXhqTCbadmSpyaqYgaIE/x9TKYXYoWy9VOBZpcnNkr+35tBKAQbEwaGqD9PVHgn4+2IifEtmDFl8aI2Zggs358WlTeXZwf7q5f
        +TuIqfL2ZuahU8O8fQlsKNo8Q8lBLUTL87Tq/+Au9OiiD6FSWOrWlF0faqW1t6uw1qY/f2JKwzXlWWgGUx5tNstjms3x6GXz5qlpCvGaabrrrU55Ihozd61a
        0JT5GgHQKP389+p3x8ZTcn2hAE7KoF93cYYyEb66JH5TVqDdvDNiSPmsdJqXAIVVpDgLHwL3hQzupjxZpPKnpK5auDKSNGqA6eWHz/Rl7MypV3zmg9ULuErA
        DYGihripZLUEOlhNR7TDp9KyBheu1E2Njbv3VDFNn70RkdtkXMww4RywkIDxkC4V7cplwiGz4DS1826oNJ0Gd84NoUWn2Z11Q8t3Gt//j70vD4yquv5/2yzJ
        m0kmCxAS1DdPqCiiYU1A5WWQTVSMtipd/JYAQUhYk4AoSKIiUq2aaquCVWcGFa1F6SpaMalL1W+t4lZRq6auqKgBUREFfudz7n0zbyYTq+33+8/v9ws6b7v7
        Pffec84993wiPBbyBJf5NuZFTYwF7P0GaDAEWGONuTEAD0T5XjMFLySasFKgJYSC1eSYQomHXALnMVrO3kramkfR3zugCZBdAnwmgZYhOUShGw/I7aqA1G0H
        mIILWT8ZFFNyNNeeUp5b0g4qASbaECSl3IMefpgzxq0nldR0h9mlZwBzv8dudnYFFbBgv8cfHpuUhyiZ1CSMbg5hsxOuVjxmwr1Pd/ne3c0cRfAca9PXwflv
        nLiG3g67uTY6kRrwFkl0a55odZqik7LN7nSSoEcFm0gKgBb326rneFdE7htYct+gkkhJ2ATcrGrqSgF3PGHoiQM+eGP0Uc4cZjblY3lHnP2YeGdw+cWZbesV
        6aZL+2a06LXmXfZ6Tv9UM0TWPC8Qi9kEj+cRs6tQz2vNW6XLc6zQ3K708MVgZzPsc6AhmgkGYGYT6EbECrqbH3X4UrcEHO1Mj1tKWvT7eZLtFgBtQTiDUoXL
        1ch2DUYNg4nrpovFbKy3k9OMDnwga7mWu8hLmrCV4CTEpoJHGat5k9C95KixpYP3jKSenWiZSJQ1KorVr67HbPC1OiBq8WS0DDzr1/j3pGR53yhpl32NSSQ2
        Ucvidn+rzOqPCEYCtj9W/0Q8Tg1ctj5qwEBabRQKKlhVJNIlhX7P87hEGlslaXwIOycaKQmv/trbgF54pRwxvT5E+ZO0nNpq93FrELgkWqitsvqMH7l2Y+xg
        ITGZrGP5XbCRlpNCt82Cq6FweOk8q/B8u2Ajf7IKxn8KXdHKNSbOIm21+3qSLKIk++ZI0m8V9UiySCRJnzxJ2iVSE2UXUCnkbWSVXTreWgtntnSxi1attHFD
        EUvwXLBqJX2KrEpFWGkX0PuVtOIZW2WCssZg3husUlfbVQBNl118/kYsNZHzN1qR2go7j6pJ1SjJUY383lsmP6NlbKpc4cbYuAY40KdFjqQ2Pxtixh5SYBNW
        zHeNm9ZEI+OVaDE6J2L5N9kFa6xi+mDlNW5auzoKz7sFa6LFOBWgNQB6xDIb+UhlpEpfTpdiWM/4AGtm51ORi1Kk6kw3apAwvMePPyAKhUyKLJPypNfjNavw
        wrUmvBFBc0U/eykRv8Ry55RnCBXW4irdos80gYKNwiwBt8F5VnhKhW1a4cbIRp2PaGz3xocpd34qMUqllkuKuxlVOvy6gwmG8p3j51v+rMCUOajT6nup2+Bt
        ba2X2Ohx73PB6ayfRrJEMCjtSpuKXkv0UHzWJryYi5/lK1cK8xzcE9uE93aENcIUk/g8xCR+rNCKnBEmfodavsQqnc5WP6mGiUa4njvko12I8vrRFYqIX+KW
        pFRUtgTVKAC8oA8wuBeKkhUi6bM2XWhFLjTtgip9Osq6utY7q2KwggokYRYQYRYQYfob2dGfP/Yw05APUAKCiihd9vsLETWrJ2R7CqU9PQbc/qpu8AappCTM
        2FPnwbMoxW6MkcAde/Q86uNArJP3CIo6uFzjmZGkNIFwRQS7Fs02vpXodHzrpZfQuFShiKEy2QVEg1bpRoza05dsikYY75uIKPZkgNPzzMurRdqAqPpzTFtg
        +2HAvQnm2zQsSlfez66nG1Mvk1sRAfVtU9nYERwCHHL3g389hbHVIb0DLDgZj5vxOE34mmn1owvW3GgZ7OngJsHiF8Y6ux+wNMown6c2XSuXwx2TFRJJ8br4
        omaFaP0JCfk+NSEvHsG+stNPJEi4D6ckYQQXErnBpxi2ZldaauwikshYndd2QF8SBYTkSnEsMc2xjazZ4OGzdI9pMh8SaYMtX+oldNgTw75yWtky3kH0mxQ2
        ysUAkLEsLay7G08GnFWkohSm+RgPT9NhUgObZquqykKuYzZJbF3bWgYrkaZjzcO7zBIG8B68wkTm97BXcQAQyEShydc0aKx5S0DTSUzwrKorU7bxzOaQ1OcR
        jVPMEaRBUe4Mv1oeHmh2pgZyZsZHPBGNBEEj7E8xm0Z4esykEx8AooUVl0chUBfm3bUNocC/oqC/eygo5BcnVg2PspJX9qiXxZwZzlBVzgx7tAQ0JjyVE/Ma
        pKs0v0cFZaPHKXHAp6VP+iRDPpG55kkBmRtRL2vGaaoZ7EpmhmmqUNJwlryXEoBrogwXaB6BzJtGeS6eEHvJ5axd7Z1nZFRLgWkJovf3zrL6WW/LaJi8Vxxg
        pyoSuRLNU4mf6jgg3rxtxJNRJgMNl+HssTMOXjODf4YStLcSsMtGzkqJqhngQ6q3NbzDTMkIlt04YqXttW3Y3SPnJ3SZ3gEK95refqyr8FSZTfeVuMn7wWIe
        Vsw7BxnFK/NW+MXZQFifRDE/w3kwfH+Wp7x92/2hw5DCYrDTvUJN0lO71K1GK6yoh0xqa+CO1G2O40hWdOtn16QgrLudODT6qbOiex33Cp1LmYVjr/1h5+Mp
        SI17RZD+lrreA/mUw7kRtRLqET0sVRbbU5bj0mU5riZu+dOSUxdUo1QAdiNdlp7wtzvJODHEZakid7hXUR7E6E6VdrvjXrlCqbSzVLBRf45ilyPnXptGNIzw
        SJy7aVIZmHbeGL1Ns6JQoa/V+HysacQ1PmhrGu0a+5s2jc0agC3KhCotH3J9fwGg6k8mbP+EHDq8ORW32PnxDQKIXjoxT9pB6nlAiOYD4NmzscC4gH6B1xRI
        IffgQzKxIRHNZ0+LOtgE4ndS/VJZw+ej8qN+mv0Gxi7EPtnAmDI5eni6BaM43mDbbMFXRjVgj+o29i/c7OeOj7sJzn0IJ4788DJeZtlsBEiNaYn7Smrx3blb
        FHZLZcItN27L0TbmhpRKUBwH8XtQyqlm3BKhFOktH+8WYjkVIijgOohLM3J+B5iBOHGStIviIEfYjAQTSRjJUQUA2Fe8PpnGaXeAxC3AiAqQs8QQLBFAkQzA
        zD1ais8FCYahT+szw1ZBIsn7NkTfUT4RaqdQs8uhbOqzzqOT7GsF1yWJKStBxHUMVh9MpgwKj+fF+3D2VmAdzsZEjKvFePXEMHKBeI9IvonErbCXIuIbgIHq
        Vi0ChbLHZ20aZr4jLgvV9Tojvcv3M/DQN2XQ1FaTnDWxqQnrUCg1u/bojcKUdjXzkwm0rzh7kBat77NMIFr2AUKKoOgyKGH748ePwse9DnZpmYLrET88TNnY
        zgpatvAya9N04Sc6LLck1Zan58JM2hPmjmnDyChjAQVw3Q6bUxt3O+BVx18H2MqB2OYdCEYoYQVowuIN3xxKy7Ic2sCMBSB6mLbCysvgug7LOf/bZdnu5ro7
        8JpGlmeOyohiHcZzMxaPQ1N5MN+US0cpVyjhdjpnCcScaOfadygT0zjDJpTDUbyYXqVje2r+QyS4Qf/ctSiz+vdaiwGihgLLAi8OdTElREzRt+xVXtzIrCrg
        b4JdabsJuD7Pu3udgdjnQjnTCdd0l/Ro0FvwXG4YBnwdHWxL+QqEOJZiC/r31qblok37c5v2dzEX0Kbl1oDMuniiui3EgCKoTrnwo3+IvEm1ULnbQqmq/qsW
        Snd/V4d7xXqIJOSHTse94sMATP6iHG7T7pLMD1OGJFEBUtI/d5daMgwGMhNWeapL+7tF763AqZZ33KvgJA7JXY9D0x8y61FmWbmTKs/u220Oi9Ru31akiV7p
        dK8ufIXoHbdbUpgIAtis3O2fcvlqwL+qLNOvHKcDJBG7KDU96YRL0JOGtzlm9BDJtLSpkp9ZzA5OsJEF6BJseEWpMNhaEGyOxV5MTJp8o1YeJIbo10wytmDj
        JDPBA1QO3K+be3LOHId87cxxSK9DhOYGd5gwWUnCKpMtfZhLYL2S1S45GnhqxoZflLkcQd0p8ix36RucILUlbGejA3GuT2m0bXg2AW52IS5zoxFcBkdDuMCk
        Kwr7E3lGdVYFtvhms8Mheo4y9wUsIF6kLKAr+NbjttbO37DVPmK8s3ZjTLGOyNDd622sctp8zWtPH7WyI/IXOIPjM69gfBi6GCeEo0AHgvad4SjpqcYOMi+x
        Ds7j2V44SN/yhBHKuvoKhmyz0z67F2/lPSTLqM9w6ehPwFOiG+YEHL/FKVDsTBoegGnxPm92BWPf5c0STgXgy4UYwLxEAtrXBBCWVaBM+BlMqdTDNccZASUE
        LlSFx5RAArwFokQYjS0dkCGDSHTxSbgMGj356fMucI2UZpmiJeD24tHC2EVadBDMlrVW4pgHwSx3EBueYV8UByp0bh1d+lJJcaudjFvByk/+Jrj69GYfGJ9i
        fEoxX2V8Hl/PJbeSZBDfgIYy5kARhnadw+coray2jOqmUDYcTrR2uKVLMGb7iA7gewH4KvIyERofZYzyYSAxGfFDLRFyAHx8bzy7jUnbKktx71E1Gkn3N3jl
        DdQBh/MhqwF8jYhZjvG/wsRc6+twxmed63qXGWhgwEJOISZ6HZ9zKReLA0SCJENtJIE/4h4fWjyOeNGIh3cGw4gjOS633H4cXN9g/ymaBlrpYv2R29TtTj0U
        Bf4Ue1sf1tkrg5uHylKS+70Gj2zSnxZHOp1kveDDU5HG0RuFlg0PBESKC1eUOvs7FR7hmsianlknWSa8NbjCQw2gV0h4YGjJUJwBTEhk1FnCkt1V9g04W1rC
        gCTCGC+UPg77lItbcNaCXomXhZ8mMaMzUw3eWhe89RFw68+sMOuEDhc6IVugUdpir9PGTRl8TjCjjKFMxDkb3jBUr3mKfXhFVOWj3/z/nArrcMxtsA+nGw3K
        0AzK7UHZHkpW05TMNEYVZZqjVd6Gfm0QxIGINUhUYFCqAoMka0K1Rz0HZYwDKTLwOMjZtMChsiXtu2OAmy3dLlNIhLCB5sHNU03NM8i0D2fFljWQy2hxjIEQ
        W8rowkLMQOGmZKBwKmzTUtEgFootOBAXxXFYIZrcAdFkoGnbIkVFiNty35+7TkHCEeGmIIXuEZVnNnbCcDZthieO0esZxqBGlDrPqxWD9/IJOQwbMpWTqtdQ
        CXiLPq9SDfP7+nRGMDgATpCeSA/huFd9A0v09anFBeHVBO9teMJLRZ4i4FuE6lJBOyqusdmHhk4VXKG3us7UU5rzDA1kHfs/d1P+zpyJlroufdwMz6mH6fUk
        8070YBHVi3MllhJ5gU+sihu43slvtPNgd50vfNjF2J4Oznh8fMtAkjDvN2U4k8Pp/FF34VryBOQj1uV8DjlVhjP4o7eNNwCxT5jqYPMbCwW2xzUJUYnhmRuC
        KMiOygUEUYC9xQrIVxj72QZ2mAISjCjA3teBcaQnwDYIyFctDhsAP9uw6wlMVHile6oqYOjohcfoqnejowxNnr6BLWrh3tkHpCPbJyFV/81q6alq6aJauqyW
        n7VkqIesls7VEmi8PlktkGAcBUokzLShq2s5fyW8UvtXxPbeG4lZOJlE9U/f+9lBP1bYAE8jQRRSHDivsUNY7Ex50FucM7cQQJ5H762OoAq3jvkiAvz9wkUR
        LkE5U4GBM4UnYBmaz41lQrcJyAeeDdlrAWx0LX/kFZ7M0w/CAYRm+fkKE6X1wCNZDxtyXdohsYsS80ZVNVZYmjwG7GOgQD87xLcUVNcFmWCfB5afp1d57K9H
        RcUnUVFVhGUHyT42deQXqCjMtEWvp1A0FUvNUVHzYnGCwFLkfrDKblmETx66C7H7H+GKmYvp+t3FRMt265UAuOCwI20NzgJV7C0psEz/jrCjjnVjewy/QxVl
        rMCmOFKfW6XPZSem5WY5+4JRYnoDJxM7dBk8l8b0SRVmH/YOg5cYIPoS9kZo3lakl6w0xDYDnO/1GQhfWDuUBuHRwzXgxuJcIJxGFQmj/GIK9rj0qht7XPow
        Y3e/JnuCo6krpngMfaOulnCvEw3z1Alfcqrdl/XGMDXihbgDmLHoeAMySX4SpmjEvkZoTpC8WfulNcSpKS6ntngysWXevZUmtvA5cPGQ+sl9zk0ZaFafSKzy
        1o22GjNaYt2FS2KdT0Qa7H4QjfKsfuA1Qim+ovrhOKukuw6MP2ZZRxIbOBFeWWgoT1h2/PmjPh5zwQnJeIKlEw3F1SZc/b0z6e9RJ23aB2B4bcJxf7z5h0VF
        F9H7/+IQt+H9hCuO6bdq/p/PcgS3BI4MTBO1ZWBphsu1SAxAhUrU4zpHT2l7+wJ0V/PBWQv7gevimYd7Ya8KgHhbjDOD8evA9yRgyb8u5ZurqwbHy/rEqgEa
        9LyKiDVRH/zEAbCQnqakNsS6Lu30bIKK3ABZbXgOfKZNQyk0yWw+txNqvJ2g5e4EXawynh4IpnsAUg4eZ4iWx3kHLUUvYWbjA6z4hZAGXpERA//znmHQcer9
        vARl/+NVSjN1/p+ScY+MGGQwch29F8dyxpSkizKIl+Ee3UrhokEcn3FJuFZYDjKauM/Dn6R5GzQOjYcEy4YBgXaoCQU2zZbXaTzk1moAbTNS1ZyVFhjStqF7
        nWQiGvaQU5oj87Et34RLHn9iQeWPR2Z0mrF1I7ZNU6mgf3Bf870vo3eifwSW9ozyut+3Uf+QiJ6qXCV0/KrwgdYHW7ta5DkmrsGC1CxBaoweE+TVMiGyOeby
        /t+lxoZxos6ncYlsDqhLbDj5irVvIcIpE8dsMEuyvyb3vfTgBy+uYCTiHmIJJIGsXMgHYAolsTDWvIYFGYyIIBwDMOvGhAvX7t+4Wj2qIznhweMCRaCWeHLC
        6WcyQXVA+i6M2yVJ4Q4E3Ao9FiatMuEdJGiVxtkvFVK6LHTrxZep+8YlJ/yj+N6+RGEUfcJ3z5SEl0xvlIA58pFcJlgGJqo8S5wZ4j62uJfdIVwZm8WiV79Y
        m9qcaoB+omGosoG4LbA/obgIWiVMoVT1JKOV+uOWm01QyIyZU036NgL/iuEx+uMaXOmM0TtxJWlgC67aGH0zrsQn34FrZIwex1Udq9yAK0lJ7ZrwroXJvtgq
        ouqtswMTan76h+WH3NNnAkPRFKyjSTf9huTfw8dfE0r88rHjZtO0m7pvghAOzjXORly0iDxBxLGEqKsARzRpNtXQdzqJdnZ/UG1/9t7ZVyIYYb+7ACqpFEmE
        kuhFnMQyrFACcc0kPRStp7vihJ2foAITs0yDzs7HJF3I4J+2maB0iAuC4gjRNbGZqkP41bBdlvSYGWGuniwM7KlUokAWSieMifrwrhAtQOsmHPmjqx/6dHC3
        k7TMdey6U2VNlp4EGQSxf2eAa/UB8xoTBm9mJplogTWa2kql8cu6BkqFhqIw9/7Cwf5hcB1qwQsBzofx5IW7ZHr9k3F7lhUuS5UGufJDgiig+3atIZLU0BMz
        2BUrih3X4JN0sFYbZb+j34v2NdkzqLrJ6iuORSfjIr0g7H1gX1kg+I7IrcIFKuwh+gjfmsSm/IoYP+mezZIQR2LUuW7iyoSXOLCPmvAM5oOPOJ97chE+4nBm
        0fjfPbNII8hMhowgn0dipqpLE47SuHAhwUKZLlSHgbU35YMYP8KjsfznrvTGYO14WxeOW/VG3An/xoawIoVnBx3+jY3YFj52R4niMCJ+BuOnMu2AlZLaonnS
        8rMTWLjPzRPRI3tVdrIQkI+rNQni1CrgD9g6frMqTk9yEJtE5RvYG89+RV+L0z46m0jCDZ1wlBWBWW0r8AQr7UBMg9FlCW/MZ+xYlsCfEZ8mHKIvt8MSH7sk
        B6a0CNmm2kWSSZdOMSSKbgHREo1LuwDWA6VEWpSWAvc6uQWBYpCfFASK8dMH+RZQ3L4W35Zaxbj0FZcSFCkbBdsq4pSyoauLOGlx40pJlG6x+1pkbJfiA8KW
        ZkBX94xNOURBN0W4FMDNnkCgLgJmdSgbs7oUQFylXsxqnOZmr+FF0NgV48dEV0B4Q6cBr1rHYAqLQ5kF0DWb6xElvoE4jcsZesuIMrAlzp9Rl8LvbIzd3dLr
        tNvXOh48Q/TpsqvXQ/3Ib6aAZSsQ2YaT4l0tmxh4O7EQp6USmGfpNiwUnvJThCYSgESHE3YE8SNQenNK9FMgkKVpSjeJ+UIi0HSyPyITuNIIRfN8QqBPm1wo
        IEtT7a6gCa/fRjge5VnPF1PMsQq08D4c9c8X2II6sERA+kOVMvjuADyijkupPGvAo+YSDQGCIoAiAhiAPfa5ECI0p2+yAtJFBE39cLxM4/KygtPCcHrrz8AH
        ZrwfjjgZnv84iy9UanEdvlbTLFyIQgpkRRnE88nSoSOnWgHh2Ad1kt8KMVZxKBUchd6iihHq9eAbDcq80MvwnTChbOgE4v3yhKNGdQOckUlYZDOz7FGT6QNG
        JVDfmOxEmo8cpzU36JUNN6bQusH7gkjRNQUedntOGtAb+nkRIOwJMKuCO1B3O9Ay6ZlvqU83QjUm/TH2bB23LdE6bFLq+uVWrOBY5Q4I/UQFt+Kqj9biuOax
        ZxuGnPy5KnCE23EN8VHotFUjn4imlWKsshxHollp+kaRVrjS3yrdrBUTPRWzfXyJpXnEboa/6CtOI6UdzGfK0nm8QpQQNdr9MMRLhiiDcVDSy/LCrjuAcQQo
        aqBpwMwL2OsZIrWaKVKrmSI1xZpO00IJ1NH5uDAiWk452yQRryRDxCuFiFdglUI6iqTsfSBFmB45W0+wEEdyKgXxytmMyIpq6DmlObzPJc0Z2XJ2gRVhObsk
        W84OxXCKVPVyvCnETOKtU3J2IdgkFQfnpcAaYNmay4zj8evswizZugyIhUK2tohFIV6ojHKC+JNbtmadZJZcrbtMyNfJ1XruRvfzeX+9N7m6MEOupglST9FN
        XtLOh1wNVDIhV+clRD/k99IP+b30Q36WVI0jPtTX5tdK1bqVLwRoHfwtU46fhZY88TqvRzfaehK+MXNK1nqmZM1od2mDeLQRVT3BnhF05uhTknUyqmfI1KW9
        yNR5HtJJzyt+9unQq0xd6jFWd7VOKZk6wAy5K1ObkJm8MnWplKmJvoRAHRT0pQj6iqAGAVgemwnB2acEahBuKQTqkiyBulSYA5RkC9QlwtkFQIb0OGTKNJWQ
        SGJitsaOZQFWUTa/Y5HTwOptuWP3GwrUBXGs6SVg7ZEGPRZw7weJCfLDvu/fEKjh7DstUOtJIabRakhcDrq30CNMw/NQpjDNlQ+z7BWHRpwC5LMCRpaTlig2
        LAh4hWk+hZM5n6RvQybxknlj9Gq6+MfolXQhUXowXUiCtuhiYNOtLxaSCJzRggnpKzbd+ojzL+wnwxDOOYR3TqpGcWw7cf/F7FFRKmTV9bxPgj2cBMmMYs+D
        6JvqrshjMsVDlcGuV7V1tp4pkxvYtPLI5LpHJvdly+TFLMXquLZpND5pMFLiL0npHGtQkOdN+j4Fs2gx2L4EPNPgthr9VMxLE+Mg84ZuxioWjgtPKAksY36x
        luVhOg9jG4THL3zTi/Hr5kM9J3MiST6VF5KDJ5RAKlOi6jjakL2Ra5PYS3ya8VgS5nh7IaTneYX0wDq874KQDoMCGEXTGEkmUmgJQioPeKRydpNOKwVvwtNk
        RrOVlZ8honOa08UsByuGgEcuD1PLFGMvV3Y3bKgNZhQgg1PxFwvxuBgGQVy3ucRsqYhEknYxS5kyCvEbkdsYaisiQoKWiuXZDq6taJxK3gVM4rYdLsaoTkFL
        helAMr7eFBvDumdjuFi68RwghXRFoLW6LnsjcQqbtRsRkLsRfz/ECKwMtqqr2Hk9pMwCITorNvHmRRsFt+N64RyqWLYZ87sey00cei4ids9FK5P4bbR6GxDT
        FDPrlJOt4ZyTlXev7QPcBQcvgnaafe9TsiTdeTadO+Sp4PQOaRyH59Akxoak5e5PKDUnzhLnpFiT98u0Ghfu6C3fBkuDPQfvgG0QzmeFhyPPVnZUQutxUQoM
        RVUV1fTqJjiAR/kwZ2LGkaymjONjaS1FtzBQyQmcO6simnG8nMOyTzPsxsyuYOUG1dSkYAFTk0frvZB8ODiWyndvKx/mFzBb7KdQnNuNNOC0cxQusEwrvxGn
        FEO8p22FGmhM5DMkDcmjp4Z9eAcvdQrxCyFibQBYOMuOVNAsDM6fbswpQBfLjymnsFPI/ClhmJblI6xtAt5QYY/zYQAxeGwPNGL3Cr0b91zAUEw7KX3uDW+R
        fSMKFQMmnzq1wobTzMhJFZxBaAg7vKMLsVnc5RQ+QoXEQhzChSRIOPvF1iZWXeIfxyoWfIBjfjeFPYwJdSpjxGKYhHk2xsHCfNgAGMBgwW5JA9UAoBhayGD/
        kPgwhFhJjT1GWmFwlzoukSi0XGGwSz5cgjbNjP6vPceftobxMDpJW0mkKB2flMQGcVwTG/MgAoZb8CAj1IGwvi4j3VKSHuqiFGmqZ3/h6SJIZ8xGRqiECAVj
        AIWjwOkp2ldD14oFMQ0Ap+DcXQEMdmh5oGaTaih51jHPc9YRqafd/qL/lIyjoVlHIjNMUyR42HKv25M6nFyAWwQUEFkToXrkSA5u5Ude19B6eeKsF04FrtS8
        hyRneR1VLOlZDK1cjDw149RmT58sXj9wvDeXcajTczTQM43Ue4QNlj082415fMA2FlzGGBGqojFvR1NgKoLsPnV/6LIJ704tO/sz52+nx/907ZPXHb/fxLqz
        P1SzoeW9Hz9kSPun4hp6j31wkqRTkFc1IDAjPRVSCwYbIj/R+fDfv5Wyl5oobTc9ducZmtM8tPqMPys1tz80ecTP3rn7ATe9uiXVn9w15ksnZanVo6SwJGGO
        Sqan/rvpeVXMeqp8pjDRZUMi73zdu5ELphhVno+2NAxHPSOwXVSbcVj89CbhgRA7nLSUU4N4CKv3TqfU454Tx/9Dna7Jil+up1Gg0svdf9D5Wna6TvLf73ph
        5pY3MONEcFRzmyvzH2ds57M/wsaCvGDA7zN0asM8THiT+p3T8szEF70Hvfm4dj6VNBHKN9NbETWH1iSToTyTrZ6UTAs2JcHd57FgowR+6qGnPDjuD7FGK5+3
        S9Lu93ld1zwO5S2Pwx76TrNzko9XpzuJ5uJbxKnmxse3PPjcfRWdSRKR1/MhXrFzmpHgv7zFcd+MMmScU6cASXS80nuy3sVDlC+kepeT+szWlVrL95xk5FmV
        IX2VeDIhoohPX/AnMT8LP5P/wbhWXNIz2aWnGJlYtLAAUN1poSaWVpWuukzBSeXmolr/xYl7VllGLgNcAdxoFfM1Ei3xGm2YoAX8BjfgtxI/1fipwc+UyFrd
        VtimJckqe3lNazJxUjIOAxNaxnnrQFzTHSgCxJkpESxVPjMwgh8DqDED8vEn8OrMDObTpawBIBb5YHCC4GuokeTZhrycrgk4psczmwdzKnPVy1zMYCWHNgpg
        WEQS+C3bgF8wU/oU/NTiZzo1Bbscslz880gDVaKyQYwh3cUd6HkcRJebVvlIU0/KI3qWEblKF5uUfneTUgVSsxHhXysVICh2MRX2MK5nnOX3+JSDybnf+5TD
        lLY16fVeVJHSRBBBGegeg5i4zJdeUac1mfmNgWQNSN2+ZEKqdJIboixub4Aj4TzwtPBnqgtMRDZdzhN2GAqMuD3msGinr1/F8qSxsu61p+WlKshLFcaQKVyR
        WRp7uabxpGdyfVHpebQAQ/AuNZtWeOYmcnhbS2BwRn7FdvgInJkAJwkarXTf0ExKsTiqEJgUseMcTCPKRp7TIC0VyK0ixXypSDdbgytYaGoPushZbQGYz13k
        7pJ2GQJv66IUipaE5lrRY2XxDVXa4CO4wKdreYoKDLzYNh3RU+mJIMbkcND9JmYEuMFW2Ol8u9oAE1U3AltflrMbb6g8Gf7LL0qZCkLfYGYoeWk/14KEfTsf
        ZRTuoE1kEMSmpD+3H0vLzwCDgdGalcvPHiy9dQYmgYubmsahvHcVIIraD9GtlIGd+baYnZFX8oPdR/o9p1hBGSvAvmk4aBG7ZePbCPtF49vCHGt2iFsVm7qQ
        uAMx32QSKQv3VwApp0Jtwq/Gv3qTFaHX/Kvyr8a/9L6I3xfx+yJ+X4T3E8MBrJSBiWEfFr5ATJ0c1q1iEm61yGo9WsgfATqneV5apbA9xG1ERNKBopjzu9XH
        KhK3RRgMfsr1EPUEFQ4gDe6PY1WF3aFyy4ClW0LTrX+o0j8axqUsWuBJWFCdVZDLo20Of7FhOIekLgnwgZae3lZzdHUqCg6Nf6NMghU5vDfmTDtI80hfqk1f
        UZvijGZKzSqYm4synhDEKs4F00F9HlaC2Whoatbf/mlp24BIkVQ3FPERn8GaBexL3fQ0MnopNFZZzJ0loLsiErqrUEB3wQIYXlMiBzT28QkMMSglzLBwuW/B
        czcsrMW+ag4sEmECng+X9iErf7xSld7L9rt+nwZrcc3WoaUVEGAlNL2VWXrUh4WiRBpV+9jFfWQf/D93+2BnIoGOQr1OPzR6AuIbZhW/nFXSkxxPRgL/wIfa
        0LwRkDivvolhzEIMUdrtS2GUxtRJKGhss3xyEUp1F56UDbglPCmXE0ihVMFuX1QV3sNxEBAXuKqgXLCdoCIPAZQaABoorWPgQsosPy794LAUIAj5Eok0HxAI
        eTE1RwYqcAFg8R1gLNJ+tDaUWf2Ilwb4gQ/n/eH2NAjAUTjCjuohuV/Ps38GEmKkt1alKcKQ31QOWURVKLRUZigKYUui7S+1C1NniQAayAh3EXxLv+/UZIcQ
        VyTrksoKIggXSrph7aUoKmYrZM7fGb3QLUCubNb2yCZPZgOmp18vuQhjJIqWQTk5BilxZYpgblTeixdrnBr5UsvONmDmSpGKL8wDcnzhpVPgrRWm6Fj1Ltbe
        ZZnmAE3jZZkCcrruA3dZBFb0/Fo3Ge2Fc1Qjd6v8kF5yuTacRu7amkwlqBrQtrP73iqBa0dPp1t65AtN2KmAMrm5ARzABKp7Ouon2R3Fmj+8SfMr7UEXsgeK
        /J/6WZOvLhlNt8Ty/MXUfa0FKwywPJsNZnmgsR6qXKQR1WRYF0z0Ot9aIgzbNusN0QC4JX8KhS7DWEz1OhXzrN8iA426QFUVmodNT0xXvQgQU3hsU13dYDq1
        jnhUovy5YUTl6Vniprb7U7EERCpO8Pgij8LHfScTrxZ5XBUwgSIVX+RBFVKzJw2tIbZNpIGTLNt8Etmu0ycgXYzNPgkWFwemO27afRJGrg1o77jpNoiIcNNl
        0PpG9W7DgSD+4gNw3hC9W6c1ECh3Bg0tum42aEbTGIu0v4jpk4B7XcBH4dQNInPO2IgKONJOAJfyvmHkUl1UK8juwMVxo9zH4vtS+H7sWtiCHXSfXgOWUcD+
        IiCDGQpoQ8ZFyBNwh55Dw554+ZA7dRJi4Qw+8p5q+QE+QoWzxeGgxUT4QSssjxTn87koiKx5LK8CjY9W4SBNiCIAwB09IG1xGgzLYc5NQUIySNCNCZmNQofY
        as59qTA+pM3PIZFEHEr+HPBncBwNwQQepbnmbhq1ImGTrfLclzUiYX42UwlPt8RZOoGWKOLxc6qUlojHz8FUvGrwmGk6TNOxDl4/Y0hwT/u533dj16HnKKLv
        3hgIk3rpzl2ZLzQzRzQ1KxSsFvAiXZB2oJOKibmLYYkyR9A3IXRdQkkSfee59G269B1yh1GBO8IK3REWTA8+do6JMSCPl2FhVeUDBJtOlQ0kwhlDwwRYqWEB
        wDW97sbxykzTlnCQAa4syL3mAjiKtCuZIRT3FjOFxtcOJOEiwvjaUcmeOHiSpd+axsg/xc4OXqStdjcbmN/vLNSDK/KEs0jYqpnEL5q8ruZnLX+pOTjfI52q
        imJArxw32A03yVdAH+4takZkVpb6TBEF/CNg5No4Y8VdhfJdNpOhxAUcEQcCK5gvBNEY4GoV+PjOn8RnB+QepAB0A74cY/dAS2srEzksfNeC86N5bggb1ECR
        Bwf+uLDj2TrGUAuL3aaQhFRWtEiU2ch0WcOpssawERt2pXKf+50j+a0wIoWlYB0RCx5r0PBF1qLYykctwlyLMIofFrUoBEdK5QOsEAO8TaSwDDBEPEFsGLdU
        BJMjpSYfw5AlwvSVLoVCrV1E3QMeEb7WDHYDH5EHMiPMBGo9+ioyVKnM6Kp8vGCRmdpewY+BnyB+QviJ4KcUP2X4GYAfCz8D8TMYP0c3pf/CsFYtQBNzygYY
        X411Zsr+ybYG+2b6US8R9s0GQsGYJdaGg870cCRETBK/hyrB1Gt6yOPXzXYB47liLE9JJ7Z6I9R3FkNBzGxqirU2WwUUc8nEJVQSt44khcNctCBdmlRSk4UE
        CKN1AE0D0nr/BlXIGazt45JXKLLIdKtRwoZMGOJ/ZsKpwBwUN00wHnZzS6elu2npMi11Mm/wZKeDlyKgJgKybq1HKMUNxYJlgWkVCY14AX1l4o9I6bF4Yhhu
        VfzeyD4RGdubQHrUG8QYcScXQftqehyrPC7QqnBO4V2HZOzIzSrrzNNjjY8MC/lH75EgDzbVlZbQXDKErKXutqnuaVORXK425bWMcxYj4evyY5FIhshuU81N
        TpPJQewp6aU5YHQrPlGoOtY1IhtuUEPsJahoXzEbqwwtLKoAyx+VoYcNvuJUp8pIMX6+QmkgWjAoWxDHuT11IQbE7RDDEpsKM4jENb5b/DUknschMByCYgvi
        a8IGxGYFhfXzXWXOsLeqsUKUwsdhanKPB4wtk11s9BxbKqgm3UZeqslZZ0kv5tdTitkLpbArRc5NUko6D5m+HJVmz0ksKuBdEVnQRXZcpgiTqUEV1ABLCGFu
        ZalmoRJjUSyIS+RU88DhelFrsdA6dx4l9jLwGVZUUp1i62xtwhpZn4QSzJMKFXWSq1OB9xz6HzoVhkb+UINmKI+BR2n5Id4wtq2iAaebYl0lYlXqKm7AgfFY
        +yCx1sb7NIDYYt2lDTFfUzQizH9i3dp8YuiGKu/DBbM+GD7bwWYNVQxbG6vsKYU4PFrrhvZOj5Hw+bYm1frKWOXlfgIRdjL7TTIAZQhzJaifTwvzYfnCBj4G
        SgK1b34DoF33GpIPhQ2N+E5V2qF9ZYLP1EZrO4CRuJMmKiX2U7xFsK5+wKwWUV1LJ2HTyEmIELYbgnjEjzRhwqMyoXUD2KdLDLi2PmApwFH2Yaai22iwgrEt
        mjvoX+onAfn6RYXBQ2zbEagDZxT7gMPl8AtYkuNdaY53fXK86ys6xXZFLxa67JQKtMtxr2kIcFb2F0vvBZ+IQ0n2wN7wPeC9HtuF9qBeQ4RhJxbbuboIKj10
        I+7lMyjU0iv46I1Ro6eDTQuLjox1XVqUQydM/EtsW88vvAdBwyH9Ja1f5i+be40T7/VLe68laOs1Tvfq3kqAurcCUpXLzzheXF7cFXP5cFfK5cFdH84fd/04
        P9z15fRxV8btIzRbOWSCQXBY1i/Hh4HABSrrWcRocc+qmiRmCeCqThfJik/I9BOSjcKOoIBd1V8ITQLUarMqUa341Exflkk8Qyaen3PIdAUyh8zL/aI9ho4c
        WTww5agR2/g9knPDu/E9A1pzB7TW24DOGL5sVCKzTQ/W7AplFN+dgzQRMRUltjkfuqeMFOJA1OvimTTcINJxM0bNEIVK7M5lWux9zGHwEKLFtOPUHZpMpiuQ
        mQyyTRVGhMDGQ9dAekKZ2wbhwBDddA+0ZKxU22MO/u8jMEOPVZ7AVR+rPH4EEo1iOuEypevUNaAh6oepQ0GjrWEhYr6kj8Tt7Cv8okBsiXUNbLAZBUxggvGv
        65iSxHtU3S6iKVgkra2witwO6n0SoQnbUngSUf4fm0SowbZRp1FIyVH3TEoAWFAo+u3MS3He2D2TmjsT0Hqxbfno1wA2590wDAiWo9jQTVOnBpjpLBZaznwo
        ZTAY8qVWpt2Mlgt1pxmtEDqY/OgAoYOB71DW05jRQ4WexoR3eBJXv9H+nxLpEMqxmqgllGvRKMW2cunRe+4zpmJbUVuo2KKHAxVl/4dqDhxJEdo6HEM8TDc2
        pjTcRDGAcAO1TTfcgg9Iu4X1FGC39Fyb60vaj3N2BLEYd4V4h6l/r8mW50624uuT3YZk+4rZWuPZulNNKzMzaG2zmkvLKZaA3B/ac3xgUm/rLcbiXvKe4fqC
        QgHD8oELFcZEwSp8nJUg2g01RG5T//8EkXuCMGFrkZ4iRNsxVDZmhQAJ38IJQC/9tk3vjTb03mijtw/tem+00VuMbq2XzLsghvfBmCXigNK4S8f8peEIrqgh
        UQRuDCByiaoq/Cp3Jf2cHKXl7622/t5q29uHdn9vte0tRrevt9pCod/llzX0odduw4Z3zsC1vRjn1AAFnIV9YYyQdlAm7pl05P1ij+GEGKPifWXW+0r5PpL1
        PoImL2DJNdatN7AxghCxBAPGi/pkIWVZDVKv67pB0xglCEwF1TL0deLD/8MDm9vJM6z5zWEN8r1s7VaIV6zSKwcbvG1AFFqEdA9M4nMRJpuEiTmAvh3SAB24
        SC5SjXhvHQbUeL0JxoCqlPMl7+djtTwU1DhLBC0DcarCkEKDIQWla/mkTiHNEMvIBYI63K4PZxQesj2sLXzEDULEt6GOoES7BeNOFRmtrAZQFCo4VmnzsZ4c
        5nyTWYPpw0CBF0VoMeDawNCIRCyDCpAHRzY+oYHXThZFRQUwUXBWwaGKwe5uYiqAjqI6thAQTWMb3vyTeI/sSaWR7b+Rmg4z38EwTqIfKIH0IQrJzVZwiFJr
        D5rFjmpOswZag2Y24bwhhdpj2CYKHLLMaXxsMDSa3jHZYkOedy4Are5z7UiEwqLzKAZZMjf4dK01uMIP/U+XKt2zijGKTSrLgLWqEOk9BtbYXfflngHVnFYX
        zBv4euMNfL3xBr7eeANfLyyALycKhi23z3r5KrgEnq+i+WJui5p83Qb3t7jphO8a3GyGI1zcxOENh4G9FOErUxHuM31gJmw/+D0f85ZhvtZGCwRqFTyap75a
        lJiPeUf4Qw/Bybj7CbaJ0qrEFYgDrvCc50rGQVeKLnBF5LArTmM32AOGBocB2Bu2I55XRTjcj21yuxgX1S7xfCxlZ+eFVrHnXaFVwp7MJaw0QFtx3rrQKo3b
        KsNhw4QuGbdUGWoG9gy9Z1c88MO5vY1byhC9S0uOoR+0JXYPzFt0VTjTtTT3GDIMSUM2ja5ltnYKw7OpLsZeWxsJrDTFwzxl1RK2vaCCTgEEMNuNaSJ2kF1e
        GFMrbNWoiW27uAh4fb75sUgT/Kby/KK2wB5O4wnEZMc42E7HxScVfBNdveI0RhpjLaINx5gnWww+13ASDVNMF/xZddUFKo9HEAuuiKc2sgm1Kc+opRJldGHf
        yWGFTdbc9G0/ay8tH00lWBR9jeyU2dfAtz5kCG1zVo6NMsfGdI7IS4TWvkH5xOk5aghFNAjcr2pwQzsYXk2VocoOjaZX7TSDHmJAQg00yKO7NA3BVY55kapp
        AhRaY3+4LjmMmzOR3abDrdM6hmVkH0NJvmdvT9XJdfE0fnq3gzPSbvRtzhzhI92XepG0jHoGK0rbq8+Cw3G/eYOhqSu4CIJbySnj5DDu3B86eFDcu9f906Sn
        1v8kif1rXB+v/3FBKv/TguC/74al3uUbJ8bBa7953j33b9w8Z3zTRCbT5CK3XNTUlotIYzF98sCwJzNgElUvHnv6U504cHO5phqtYnwTa41NEKL7qI6JR09v
        aMOzGmYQZkGEjzWaIabw8k+zTgDuQGHXyUeL68Mwj8V+u3RPPxUHTlSYIOmUCvvUxpSiTQPjieltGVR0J2HGkhlgjwpZUibTmsI44KVmZmH7aAqjlNhRpc+T
        fjO2WGPqVOZjVNddNA9gMUvCOw9NcvCHx4MdDK8M066p2gpLKPwX45jh/lJbbBAuJp5gVxrBarEMNMM2LBFgRmaAGTJAbSpAbWaAWhmgJhWgJjNAjQxQmQpQ
        mRmgUgawUgGszACWDBBJBYhkBojIAEoqgJIZQDHv0fS8FQJPFnyALpvDsoMA1xKbqHHdzhPJ2/CEDTIaqljRMDWl7rq40HDuuoD9pcHEgNo1AGwfAycV6EZY
        Xmr7FfiT7+lEjgOLvFiToQdzhjKlZoeLKpKL5AzI5kW70tkLvTe2HtMJxA1LBjPhFIT9V6DstlpBjZRqPxjk0Rt/7gbb5jZYjbfBOt0Gq/zfb7DOb9pg2751
        g23ObLDO/4kG63YbbIa3wbrcBqv932+wrm/aYN3fusG2ZTZY17/XYJszGqzdkA3WpnpbrM2QLbb4f7/FWAH1TVqs3fdtW6w7s8VITv13Woz9raAqu1KznnBU
        n/Gx2/tRxnxbVTX4ous03KNpsAzUPabeao+jadkW77D0U3Q+J8hHwnQYs+vSptBjzM6e/HGchLO2DHH0gGKkz5Ow8x/389oen1XxOcp+ZQxhqu4NIEwZ6U26
        /J1sypgPlYAxlkosbn1824cVBdAomLg7qPLbAkXIQMIbp/kPQzNa9RXCUA6eT3XB2DHigCI3r4Q4qUT9WWZySraZnMqKKYgpQBqH3B/zt8Clf8w4OQxWvSJy
        PgcSBo14vkBE0ljqh84DdxSJVR5U/EpReqoShApttMamV/pQJQ8OGoQrSr+lRtp0aRvzLTMxkLDCOqCxyhgQJd9Vs6BKXaFUCiFWYdAYukbcYhimN2P922as
        i4ypnXvPQs/IQvu2WWgii5xJaxlJq982aVUknZGkKpK8SBdiJxHmTzTlf1cCbrsEErC/5VsLwJYaVTKFYH+LDZc8OWVgRRqXQnUS9TFyRVTpKQCjYJYvcome
        Q9psZW2AbFBUQ2ceXHcHiO+ksCpt15SsztC8nWGwwg6dYYjRBdYbnUF9IzvDkJ2hpDpDmWz+3tDyxEBvExozWko4QV0MV2rMgyQ35N5E1d2scPwUD5XErO+n
        BhG25nySFdeICc0R9ssr2a4NTKyP1Ts4whriKYVm1kqhgeDWDMoSYe6RFZZG+HxMpqZBOJmWzWYIzbkWuVgn8QeUhdL7xXpo+SGz+FFSzB2iyzS4Lw1KEoXf
        QPke5uFsfM96Cx3+xQ4KWwhRCO5bUYDAvy4AEaQhTbVUBukyuL3EcX6ZYx67GBdltIxGKx+Eklk8HOAbJvefuXiSrsT5FPEJ9vW6DKVLXzuohZlFNXrmENZT
        Q5hJDvZhoBo9RTWKxG7hgkjAdrPUa3mHf5GDmnkDVlXIgdMM1z+WdrI8x47BaJOYaZzGrsy1SWwTSCtlTQMwHHCBTbrKJqOpcaWJzwp/ZlNvmhekmofNvTOC
        NoqgjZlBMcj6iMVNyTipZ/4jT/et9K/QJZhXhMG8VqTPfXTE2dMg0PYmbNwx5ZiD0fegqcmxf85OD4TbR2K38th3APtBwLWU3XsG94duWtl5R8uYO7cetmXE
        u5+827CV1QE/umX5vaetuubBtyZ8eu7Ed37woISdC/Wb/2d28lgeV+m/ozrc927ZzpQ+JAU2kcxBpHzUCVM3VS5+7Iz3jucYN2zf+/H2j6Lj8hbcUTKp+J0T
        3JREyvvGjXzsrNvePOSxce77M6VPySL+u8hJQzzzLxGVIP8Cnitcl7pwAIv5swB64bQONHKNxi4FrIL95+gWu5GIBulNtXgzmN8IZ3C9+Qwt1FZmeQ31eb2G
        +lkr5noNDWR7DS0UXkPh6EA4Di0QriQLoBIpxFOZWKCMBDwt+rIchxbCbWhhln9Q8M7UqYXsTbTQ6zyTv5jeI9HFJaV9+vazQ5bhaRWqgtenqJ9JEm5iM9IJ
        U5f2TCkPfLA45CWwUuFC2C+QUgx2emkwekoC3iO/pTNSf5xLwrbMKS/00GoNOOTQwxg/Q3znkmV/t+EOI4gS/VsuS33JROoMbcqfPJyRB+WN8AgPxykRPjcE
        Xl6HeT5mRGC1Ez0FmZ5MjLgcsog4CWWJGnpq4F5tcWaqJkOTkicNLuDlRNjGpPUolpJrE2aIPsNiJ6VxNRkXWGkMmcb7FvS6U5WeMuHOlGH9huhtFDTu7h+7
        x+OwZ8V2Q3LoMRAw2w+x0xVdPi32GrJYVkTwWNvz9SDJk8GVYrSGxGh1uRwGEo08q8JWGQUswD3OWdL7ItwXC6V2Ce5LrXDkNRwqKsClgCiuiG4o9xJcbKG1
        CtF6XkqD2halCFnF9FgqHuFFsJAeI+IRRwaxT5TPVzALIWmoHnKPJENapyGBU2CpCcm9ZsyDKRBqQXeIBPS31OzmXjMmVfeamtSAKSsA74z0hOleM+Zp9yoi
        Gek5171yaHeqd6/pjDiHQZp265DvHXq8e+U4119436zlF9/+gHvNmnc9tc6Aa6ZWBINIhfdhT/AbNxZCM5Cc71s3VoAlecAef4vG4oy+ZWNxDv+jjcWUxYQS
        cte31DqXXvwezVheuZvdVTK1WqaX0KOyF2m3m90VN7XyIo670HsWfJGDu2hnLN4ur5DiGTJzaPr0H59dVfHice6V45wdu2jSjXtmPuBec7SNMC4VshSTzTdu
        DO7Gb9kY3I3fuDE4h2/ZGJzDf9QYZlRsNAv9upzdrfzUfMyTGC815q2q6nPhUJnNN/jwmNhqMdgJqgZXG5bG3l51seGh80HeKc1hhqg7jQ/VgPnmHRCYSswX
        7l4D8F3JrvYrbB/cvQo5uRHyHInGSFxMkMa0MAtz2D9BbPoBJ+xujbyl6lqrupIxeSqFZFfj9bTJTtW22kGPMyqvY6ozwmq2i829rVbQPcUQuKS2IhrwwoxC
        G+TFr1WEwJxGNx8Bh3vGOthrrbMZVHKOu21euXy27a/wcHkIbFj+isiLAp+W0Wnj+I3EowEYsrBzuYD5paZBZyp8l+lpR45ZGiktl1NCBodRIlfovD3rgVzn
        tgEeDFxmGfQTT3smhJ8Q2TI1x9Swn0Ld06wkAf6U01MmfDxm34Hxx7zj8DpfhnfBlNP/gRSTnRQyuxD04DLFPb7l2F9fQjgltFSvO+TkLRvYLyFld7nuOies
        SQrHhMRnpN3ClcKZoiGyUjyw6dLToNfXXUg6u+zpHzD9wH5whbczxbxR9zS+1mvjq7kaX0s1Puur9azGt4SnR7it83qFzDe97sxsj8/IzqTXfSYy8PaKil6B
        MCdbPenCaXnblN0pBsT3DK9pGQ3vgcQSriFTos6Vumx/2QOphhdPssH5vWjpLOeNYkjm9NnoHWjeomX0UsJkC1bZOferqrpSWzkBbjf7nfOWQ1Tr3sL17wS+
        b3kG791bfi8cdd6L9+7tHK+XaOATwkdhjnCzekmX3+coB78XYT51JBgwvEKbO/x6cKXeyk7RK/kcPWRAAYmhpocQrFjTT1jMPKBJ7OYokYA76LQnwWTKhAIR
        DM97w/M+ICCVgnEgsBAJpg0xUoHiwOTEPoUBeEorb71wyR8QLvkDDLeE+Cijzqerk4zByDjIJBX4pTkaYJ9yo3RFpH8boGDhakfAmxvEQxNb7kvSN0Zc9mGi
        LJR4zABe9pbeI5uzhUkuEdu3FQBCRqphesBy5GXAcuRnQ13qQsAmARfSdQg+HX1WSDjVCwGWQ4O3RBJL8zNhOUD7IcDFGICLCcGhN8crE/EGQ9BjQ8YWW8/G
        5wgL3A6dBXA9A72iAJ/yLU/XiKbwAivkAQcLcAhmIs4wiNRtsmuAJs1qGzQxcUb/WmYGSEYSegSkQA9mUrghD6K/gQ/C/76NLGxYeWn4DqygNLOst2FGxuDs
        qaoqqKrKqA7QJwQsgRZBxAUc4SBgHRWUhP2DpcA6LCQE42KsoOaWsB524ZCFSwQaaYpniGneAecuGHKIgXtUqM1oJvZYomRG8Lz3JGtpgkjVeGoGHtgJtBEG
        jkokUu+AlJwAcD0gMFUeVgUUZ6td0rvjdVGV4tyOzwVUfQ8Pq+CN1qWsq2YSn7X93QhWcaVarOLx2DZ+YacdMSW90LUCfDjTRpFepgE9PJ5+4W0+wKqaQCLW
        JfKpPPexa8/+5JgT4ux3hbFAEvFkgvs/wZjpntgJZtzVJMBS1QmDuRWeJhKdzvT0AvsVViccc8pPzgaVJidM/dHF69ate0K+jz3ynbt/tL+D3k++fPzxE096
        yIkLvKg4O5MjcqHKJOIMHZZqEo/L2TQPCfeEoBeGHnab7yc82eg5QZvUrRvtwgzQpghAm7i6WQq+FGSTMHtzIZtCCTsDJCXI45XGXZDbKpAQDYN1IhdkE97n
        gmzyZ0E2haH5SXpQuonL9iBFwW+5Aq2bBqY2j2Y2DC6LWMMEwN18HpgnSRguPLKKKTqCpUy8DvBrdrUSWGrDfclhS+3CZquwMbYjcBIbQatxK5KBjqdB169a
        QLi8Xkt3UtoXfqtH1zirwoRsUyycWfAx+v9P2nn/F9Nsyf8NJEupS/crIIcCXgbiaZEqGTdXqMZKD2cOwCdD6C99QqXpByiRn1WdCXqAzhUqTSCfgUNLyWJl
        Ne7KCp2sj7koqnFSYHpZRpxy80hl4E9vISmm1VzpXyG9dmOTEhrLnirniLC/g7qWA/RQOQu/iJbHGmYGVDPFVkQ6Z9kNpFQ1rXcW5j8IUyK4Y94HjVWzCw2q
        bmy7wrcBhuLgW/ihKOM7n4DQ5TLZpeyXja06+ri3NcxmSlMtoK5Kj+eRX+iMrhvNZ6TdqMkot1YpGrQPfsCWelBW3QhlANvEjkuYGWPiVeBND92TlwoTjBbg
        wtAxfPYa8l8xa16omVmEDK6DOgUq9HXQd1D85Lp4CieKpqSe9tR5X2dPndfDnprdi5hjlVrKuxCoZDrgvyNwjAJ2SbcKgFimA6OsDM6IQDKGCz6hx55R5MYr
        O/I256nqikwz5u5W97p/Wo53f1dtFY5RVBe91miNKT5pvHyI2puSxjT3aVreSli3QkuiSK/cEnyKHq20ZD0O44FeDU6BInQ/CBqHiIQdZuDXUSvmE8fvGVUM
        1Az4bUN4/R5MkxbEDqCFuxhrzDnHeaUgvns9eihBwbCJbQUTDKXo49SBRa9tgFSESDD/FSiXiMGCEXZneTeVZlAzt1wUAhaSlItwZR+EtsZeCG1GBuejITTL
        mWIyADw6Ix0mBb48lSLB7hYhHWi880dFS+IDdujRIglbj1yH7RWFlUASr1r4OkcAfLRV801dM1ZgFhqq1MqNFQUWc9BuMSL9ftsLnIGG9G/YX2rz1ga7XxJm
        VSCsnnMHb/GQoGiDyVdzNwZPyLIx+EfLlZJAVhGt4fPw7wHoWhOQWpEJSsUrdABPBtvq5UxN5W0W9o1v+6iR/Egb6xf6DYbGbEeWtZPHJjA8GbOkInOUYem7
        Z/J0NxTxVYGEGJQABFSyUp7bxUTuTyT22y589G6Vz3axfRAq6+JKF4rDT5VRYcBWY3vM5nH2awX7+tR7zsz7P1F9lm6a/6XqmT2MblQ9g0rjQZUeUhoACPWE
        KAdj86VPBKE0Q/Qp6ZMi5mxVWwGjg3QGKhtdYsaWawdjLwh1/f5zYPngQqfjXJLr56NSunmqwa61UFjzzATFtfmqoftW6CtVL6pGjp1Lfw6cbx0dhQ2fnPQH
        u4OApD9c2f8mDVHe9AzTEorHAsBUh3BPg5VEZYt+dA83qTN+Ica12PC01W+WIexi7XzeussZFjvlfhk2T0wXcm+b93LzxBNfAmL7z+/FM+dC4NwZl1zyRJBF
        mQhtWecof1ag0YmqLBH7uQnANoUA2Y1qCcBtLS6oky+YDUEhKl9oEGpoAo1jaNhMRYwQb+CrIkIGTblxgUnGKekiJfrIzOXXxZH5AWwyt3+is8A49vKpyS6s
        EOwS1Aq4V8wndE3jeZCtrYjbCgoUznzA9wRRqTxUitqai6FBp6SuByop4M6xmgL5HBx8Hq8X0KmAO7fE5I0kEDUZlxvgNvZ4e+n0APel6HS/7CIsDwGpItNE
        R1G6/tTywEC4Qj0CRYoh+snHK1yCTTXcihmslZYrpRLnAxZcVV+CJ3Osg6IZUA2qaGqiqIESGMkC7dmjyx+XBEW5DME492op/34tdVk3g20MUvU1UFUVY83d
        z+BSqZIqocmJm+/TuOd5Iufp0iir+IX1gL5OsNnGOsl1r2NXaU+rad0KrTZ1FelHokvvI5F2XYXtBX3xwKQwqRlp/Q2MsZXIC1TbmDIV6Oow6FOmNIdVPJCo
        wT9TKlIRAPTO9m/UHO75ezY0FUYmsAL/ER/8Jq6rN+4KrSDL0+pec3Jvr6iUwyEwB5HcW4V5DG+3YRtMgXWgPDnIl0lh6ULcYNs77BGYc91DoakottZLJDgI
        a7RViojqTGMbXRFSmNaJhyZ8l1EQq0gRpnDwoV6qWEHWpxowbGSEE5NYXz4PdlBdQjkHTsYJxhiRRUvsST5XoLgWuT6c5BZxLFVELVEsy5veelo2D4PLVTai
        VcQMlOb/I3H6Xo3sgt84u/U4Zs8JVwnDQ/yE8BPBTyl+yvAzAD8WfgZi1R5MmVH0O3Xz3H8j3mCtkjFb8VONn+PxU4OfCfiZgp9TmDtI5RNQxNWP63CSBPRV
        6JXx1lqYXuJirKJHdFLhJRh67q26yvbRZ0wvq1baiLASHZwOvNJG9JVVYvaVL5HkmtVVNAufo0IVtz4DEmpWRWoGqjxxFk3R6lf+++xMADI1DajW5cyp2CqV
        XuKv9ZLVHSSGmObDKiqiTRQdeqSuVEHegFUdXAWL50K22Fa508cropwUNMjhV49XztgkAuERaM6xTqVHWPZ2XdOwae14YcZqaY2b1nDQSRWWwYmsFqmkw2+y
        fWurpHK8U0EMW18Delu7GnP4GjeS+Vuxcw/vCfS3nKguRvIwe0I+t5EuRSdVEDVqLbYS67ysiP03DNbozlZgB63G2F68sYV+EVKpgbO+VnZ1YGljlc61RdhT
        bmE6tn3CHDXSEqUpir0l8DFIKiPDilgKu+hgZCxfI7RTp/HRRs5SfgNrZw7h48jc7JTasqHIBkVUuWQIqCItujfNwzksTjy3Gafi+Kcwlj+pInKHjiPL8JLB
        9LlO0ikNqOXCAD097+jZ8w47KJFDmUMYfCgTEwwOi3pOfsppSOOe6G0aku4czMvkQfhWFBHm/36Y//tg/s8Azr4M438/jP99wmBlSoUZ9bHxP/Y82ARDvrd9
        bPJNq8V8mHrD9D+Akxts+h8ASkbQlDb/EhMl4+y7rCa8wOt89N13ssUHklyzf5W/UvLSG4fewMdM9AbWvLDNcca5d9U9R+A/meMh3YbTeMOM3k0SB9VlXjof
        IbD8fOcXFs56Zm6NIrfGdG5pY2jtXxVMnpfV5BEEDUcQAlgSzNfnn4URETGL6qzG+vOt8+qarcVN9c3N9bOVWJze36AdZ9XNmlW/uKV+9lirzpozb+G8lnpr
        4dIFM+ubrLqZi5bVW5VCE/pu8PXaLcPG7Nt36BOBVQd+8budVy+96rRf3L9h5prPbv5Zy/U/mrX+2mcfHNx+RdknO+2pH92wcPSg6BMjfjt56HH1Z/5qc+P6
        4TvzT/zi3DennfdowyUzn9p5452/P2HGw855i/7wxO2brv71kpvuWVA+VX10xSP/vP3t71z5vX033zr42ScLbt3R9sn1Hdf/7ek18ZUNtT8oiG/acqzy1+pX
        juiXvP+Drme3zRj3509f/nF4+py7NgxeW//R76dd/9CBLR8eeuDnJ952xn2NhbV/O+WvV215e8stW1+/feDM301+8YbDndveG3PbEe+33vHefdteeMZ8+9Vn
        r2met27gwF+dsPL+0UPCD+3/6qm61UXnPXmXEnvo4oj5d3Xmrx/9YPkmRYm1DvnN4uv+/osTC3xXHnnPX08+8sQf3zbouDs2Pf7T6vrXNp/9x6N3/mznh9Pf
        LXxUeXPV9b/9sujhGyY+eP+R55W9en7ire/9Pm/GqcMab1hx9q/6vdM6JNH3j8d+cPl3F3xYFHrqwfe+992Of9x7zeh+Lw4Z94sF/zzmqSr/1I337ap6sPz5
        8gU3FU64deMppyz7U9m0jdsnrBl68sUP3LRx6jMnbX34rK3vzMqf3HX0q7/Wa96Kdux2fN895owf10447ulfrG0/0Ll+3/tD7pp4x5OjzvT99Jf/fP2hCXtW
        n/vpwSMi/X619+7Im48+osQ2ro6YapsSuxfXuBJ7DNfHldiLuO5TYu/QVav5pRL7DDe1DyuxNZfSzcA9SuwXdKO3XXeDErsNd9YDDyqxP+BucONHSuxR3H2h
        /UKJPU93Rs29J96vxN7CbeS253cosT24Perd1T9TYpesiZi+tj3WO39QYtfiPj7szh+/qcQ24N7oeKLiKiX2O9w/eswDyd9Qj9C9v2bZ2EbzNSX2LB52/MQ4
        /LHLldgbeJBdFdtFD4G2C/rd+50Xtyuxiy6jp/ZfLxy+fM1lSuxnePr92flO37l3KrEEPe3JT3z45FMVDz2XsuFeXVpTd/r3V7vPj9/Wv/2+2xbd5j6PLbT2
        HHH1X59ywTpX5/187/IxzkXyufZt877RLwauTsjnW1+bdq7xtyd2PyGfT73OvmhizcpFX0nmu/umPywecsemR28Sz4Pn+948ZXRx/6pHxfPwx/5S0fXwWa+v
        /kzk1nr8j4rmj73OLFkvbFNuOfl3fQJPrHjq+k5+fn7NodYrU/5U/tDWbjy2TSgt2bM2/Ifadcuu47qd+VK/YR/UvnGrU/oAq73vevqc/YPeLr/qtP4f4Pnt
        /0784MGqp7dteebja5DbzSdM3bXJp/uO+Mtd90LD6vvbLxf0f+zEv2y+97q3IeIfrlz81qIfvb/iqeGrrqbcLj+6LfnqFZ+8VX5xxzm/o7ptqrLMFxZW3pyY
        eeyoLkUZ+aS95zsTJ76m3XbTCdGfZo8ppabox8teDR1/yornT5/U/cnLyuMNX87LX3tb4d8GfjJk2fa1ygUTLzDC71/1XeWjj/94bcFdbdv/fsPE9lub5ra9
        d9et1c++UDt5TeuQl2+fHOte8sGcWRsuHfjSuT/+Y3v7utPnT7u95vjQxgVPxz5/8/d7DtYH3ni69uSnt1UOGz5i5KjRVdVj6mbOml0/p7Kycljl8MoRlSMr
        R1WOrqyqrK4cM6xy2LBhw4eNGDZy2Khho4dVDaseNmZ45fBhw4cPHzF85PBRw0cPrxpePXzMiMoRw0YMHzFixMgRo0aMHlE1onrEmJGVI4eNHD5yxMiRI0eN
        HD2yamT1yDGjKkcNGzV81IhRI0eNGjV6VNWo6lFjRleOHjZ6+OgRo0eOHjV69Oiq0dWjx1RVVg2rGl41ompk1aiq0VVVVdVVY6orq4dVD68eUT2yelT16Oqq
        6urqMWOoiGMo+zGU9BiKNoZeZc/ii+ZYCl7Mq5t/Vv38RbPmtZyvNM+tm73ovNMW1/HT4kXN9HnRwmM8t8uV5pZFi5uPWbS0ZfHSFvkwb6G4b1rUWP/dlrom
        3NNv7aJ5C1uUuoWz5i5qEve0bjQ1z120qMWaP2/BvBaF/q9vOoVvZdZz5jTXuw9n1M2et7RZmbWoaWF9k3xobpk3Z85CWqoUKnIditSsLG5atLi+qWVefTMl
        OH/+vOb6WYsWzm6WqZy4aP6iJmXmoqbZ9U3ifg4FEneiyDJE3azGc5sWLV04WzxntZdyQa1sA2WZbK6hzfPOXai0NNUtbJ6zqGmBzOPsebNb5irz5y2sF3ei
        FLV1dGs1o9Wpgi30+VylrsVaJFdTamBqn+ZjltXNX1rPkSfUNc+tnVvXnPrUMm8B3dc3nZquoiz/RLprmUvr99xF82ejNRrqZ9HCTS20qHFo3dz6utkK2p2K
        bo1UrLqFs62ZVIPzrGEowfz6uuYWuh1WP3R4daXVssgaVk836U+UdL01p6luFuoun1B8erdoAfEvxzZb5y1aOn+2pXh5BkU52kJQlBqVxn1z3YLF8+spc2qt
        ekW2LoqTyquS2I9rImax95tkNmKd9OGIVJIrZ88jGls4q36l9dC91uylTUwL1rFW8+J6cDHdFLpfqgvdwBYIkPi/9msjZikXaXETVeWIZms2lQ19Ett8LSKK
        TMda81qsBUupYNxn9UpsG309u85yKUC0wXlz582aK5PiMqda69x5lEyqFAsWMfkovfFTsc0/p7y5iouWUopgy2ah2PPno0rb6OtZqaSJclKlmNdsTaubxhM9
        dw+Vg5JdQKk2WyBraw41Lr1pmVu30BpVaQmKsoiYLElIsc2/iJjjPZEpyfk0ykSUkdVulDl1TVzDZqIfN8ERlZVURzehtusi5vcyE/LmjsA9s88MnyKHjHyV
        WBcl3Y8e68+VvY3ZZ3E90w9lfD0RjkUjxlq4yGpeNH8pghAhxuL0odROEyeCzzyfmp9oij71sern1y+op1wy6DfWRd9qFhCljmXipTHXYtXTtGLV1zXNP1+u
        2viysE6QONWubuG8BXXIQk5J51PD3kC5L1pI9aMeq6+jbp1F7bCwfj51KH3qe7SV+2M3faRmPY/GdIpQmNqG8Rit5D+q3LqIeXidG2AhzaxibKNgSFgMtqOp
        Ptso5DDqp8VUTk5ozrwmqhIlNh9tTb3Two2fNe3F2tcTZWSUcfH8ulmUpGfykIPZ8y4zfxpH1KCU0ASRajPINzVxNh/tzhCN84i25D0XT0GRqD/dD7OWNtFk
        Gdt8I/V1qtbzFlo/rDzaGnYOVZI+lOZqNWpQ+nRuVu2OzmoxXsjcCcrtXzFsrYX1y5hgMRFQiZsXUaWaRYHoW/1sNJ07D1FlfxkxY57YMp5VNwdDwdWw/ut0
        Nt8UMe0cS7dc49JzRxcFPGPk0VYVNUSl9Ubb7WPR/kfzaMXi4Om/8Q/fecE86tqeM1GKCDwTcufNETOSWnZphl1QR6tvrItejxosp016O3i4dRR/OvLIh37r
        8sTUK5Rp9tISi99Comfz0pnz686vb/peav2MddL77+bqPY7sGXJEDfXL5ZjDcKTaWJwY6iRaJGOdi8XjVAnPLEOLZQtVojMuJ9yeU+ZgqiJ9HdHjKxX1vLqm
        2RSA/xZS/mi5RWKJY+4nFk9QBTO/1GNy7EzIdSdzcuTM6NMoMAgLLU8AsbLOrOcpTk43KRpA5WefS8Ph9mTELE+fe8o6rlyjxO64k6SlvQcOHgwoscd/l75v
        vzdihueONxRGtuQNB+CmmIfwPhD9qTINN4wB4UCJ7aQw9gD57RB5PdQTTpGJbdgSMT/Vu+sPu9M59vmF4y56tesE+tB5e7/7nMeqd8X/67cFD+L0R+Txh5wP
        Dr50zs7+ATzXbNn7uFO14dRfPf3bAXhe/kX/px17/AUv7M3vjx2TSv/Pn3XmbWi5rfD2Yv6+/uoXnK5VhWXqRhvPd7xx4Xbn/pvefnZenz54DkbOecX5/vw/
        ak/2ORTxq88Z8pqzdODo5Tu3/wnlueGy5i7nntZ5Lx041ubvxz32T2fqeU+s+ek7R/EOzd7CN51h73w+fdWeaqQ3+JNT3nLuecQ5rejeKjxXz7vwbafkrfe1
        G284Ds9zb46/4/hO/Xz0iaHBeLZe/8O7zqW/7l524ZkjkN7ctgd2OC+fuNF3/x3VeJ7S9bv3nJGl592watf2rUh/zo3vOzN3jqgsf9/i75c0feC889zykqtG
        cn7dv63e6Tzz3uHhV8zB+L73gg93Ovd8eP7cR/qPw/dtje0fOiv97489++7+XP9o9CPnoxu0lx8/mcs/PXbLR85lzx3xA/umw/G8d1X+x87dj51x35qfHY/0
        tl0/82Pn7A3n/eqWSc+gPG1nbvzYqf/etiHnfHAowsev3P6xMybWffSRPxmH8F3Rzz52Dht/yMeNfz1uXIr6YhseiJgf6tkfsyNnJ56deXbhsgufXbnsymc3
        TnbjZTduj8bP6pzszuvRuVmdn00c2cSTTVzZxNeDOLOIN5u4s4k/e3D0GDxZgyt78GUPzuzBmzm4Yxs63RHfIV9ulZE6ZKRxMtEOmaibaYfMdJwsVIcslFvo
        DlnocbJSHbJSbqU7ZKXHyUbpkI3yoGy0DtloW2WjdshGdRu9Qza62ykdslPGyU7rkJ02TnZqh+xUt9M7ZKe7RNEhieJBSTQdkmgelETVIYnqBEl0HZLoHpRE
        2SGJcpwk2g5JtC5Rd0iiHieJvkMS/Tg5KDrkoHAHTYccNOPkoOqQg8oddB1y0J0gB2WHHJTuoO2Qg/ZBOeI75KB+0DUdps5/JGLu07M/ZkfOTjw78+zCZRc+
        u3LZlc9unOzGy27cHo2f1TnZndejc7M6P5s4soknm7iyia8HcWYRbzZxZxN/9uDoMXiyBlf24MsenNmDN2Nwuyt+KSpK3MPjEXOzOtX3s2tfmfHg4MVVp164
        54W81shbkdPm3LZ99PRdd3/+/vSft25pubb9qoonFlw2u+Xi+0++Rn163tSjH7vgMif6zN0nX3ildX/76/025Q04d+yFTz0/46qls6cVTF318Rv9okfocy76
        /OCgA49NvvHiv8985K9fLnho9xO/u+XUV67Yd/3Gl65+5rn/WvnFvt98dNI599/68zcufCr29Piz35y888UD699/+dCOoifb+mSxJ0p6rXrziYh5+eA7Tujb
        7Zw7dftZI37n8LS0/uhuZ1Sw/64vLuOe39HnxG7n3Td/dOw/b6lgytv8/W7nqHEvJob8egr3dOPibsd4ZME/Frx+Ap7LJl7W7TzxYqW2e84heH583M3djl54
        ZPkvqyZxS0//Q7dTNfaD1feOmMJrwzVPdjuXvKLf71xzMvfczje7nX5jI5Erb+bwm+d82e3YC1//R+1TvwUlbFNLdjkVHR/cWvvD3cxYbT1ql/OHu9860BTi
        8m1eP36X8+7HfzXsBaOQ/uM3/GCXc3d5+8D//s1AMe027XIGGP2PbOlzClPaF5fvcvp9dF7V1p9F8X3HDzfsch7//dt3/nAVl2dt1592OY8tPmpW/1dP42n5
        sud3OW0/bNu4/orRPO3VfrjLUcKPvP34O5M5/HH+3c6f73/zqlEbyvDcftJhu53njj1z5hOv8khYfEH1bueMrmvP/8ed3L61T52+24meecvwxWeV8Mia2Ljb
        +cvRz/ftv7OGp53XV+92ztk1P6/6LO6fvTfdvNtZ+szNnwXVyTyNtW7Z7Vz5/J8ODvvhEF4WLn12tzNk4cGTn+4YxiPlnp27nT3xAXWfvsFrdfCA/xNn06RF
        d265MsYjc0n0E+eyYWctG7fuVITfHDz+E2fYW7P33WudiO8zHj3rE+eY8+7+mz69gttr45JPnBlLD7nrL7/imWXx3T/9xLnjN88+d/wzXJ7qVzZ+4twbvWeK
        8hz3b+fQhz9xvlCsgZNvYnqpvf21T5xFPz7jo/9ayO0ZnLjvE6fV2GcfvHEqzzT5ffc4Pxq++pY3mri+2z8dtseZYDy24Cf5o7g8wWl7nG2vPFJz8kxu3+5Y
        wx5nzbIFE/b34/y3JNfscd7YXdfa/7MYr9VHbdjjXPCbt59csY95i+0vd+xxTnyzz2N3T5vEM89v/7HH+Xj0cX/f9irnt/y3X+xxlj509C9GDR3NM/nLfT91
        7rw+WDB8BdPj9CEjP3UeObvwjcAQ/v74rad/6gxbduSy9p3jeWabvOhTRxn1s+9fvGkkvm8vvvJT5/3E3/t2xk7m/gzc9anT+scxf/ivrRPxvPY7T3zqXDWo
        YMuo/+b4ZYve/dR52brigU+vG8/1+afvM+f7iwJXdC5g+tm8auBnjn7h3ukPHRXm/Cad+Jnz2CWPqO+uO4lXmuqZnzlPj/vJwKI7Ob3tZ170mTP5kI5zf7/+
        VDlzfyZ5Naa/5cWdnzm/m/rz4FEJbr+a377+mfP+3oVrj3mRx8feCw9+5lSs2nv8lP7c/juWHva5c+jCW1d8dMVQ5hXXO587U6+967xjNvP4mv7Bjz93zuqb
        13LJS7wS1s5r+9zZefXw02Y8ozC9lCY+dy6648HRoemnMf19+OfPnZHXPnJESYjps/qTNz53nj9232v9TV5pph9h7HWebD+t6djCadxfPxm017li768H//PJ
        kZx/+eS9zs+3lY+49OET+PtLc/c6H1qB2dcPnMr1f+zyvc7Wyvrr5t3OK0/N27/e6wwZ9+rL/jOZ/suGP73XefPMcOzeu7i/brh7116n5eL7ZjafPYzHyw9L
        v3Berpx49IGrT+H2r6r6wlmrX37zA1uO5Pltwg++cCpuPfW89vHTmG24+MIvnL1/rBy7fbuo7674F05VdFLV5zUcvu1nj3zhjH7jzbbVh03k/Gft+MK545SL
        hw0fziv38jmhfc7zf//5oCEfc/m7b6zc5yzeM6b+urvF+NTP3OcMKv7BW0ft4vJHbj5/n/PSovMfXn/pSdz+jTfvc167vctXXDmBx1/jw/ucv4685rAT/X6u
        3y079jmnNu94Yewm7s/BgYIvnU3jg9+f8wq3z5bkiC+dsXvu2brq0RKev5q+/6Xz+XFXjRj9As9H3ctav3RWn3Bm1e6Xeb6r3Hzbl875111U+YTF/d9+6JNf
        OifsOPQnLd288k5/aPeXzpZJ1oTuLdw+XTf2/8rZ+MVHhza+cCLSm3FXzVfO3nHtS5946DLM75W7zv3Kadt5zskfXDyWy7vg6q+cQ9c3nf3Q4zxfdFn3fuUk
        /nn2vSsv4flluvn6V84fLnl1WFcRj6cpQwP7nbLz5/7j5ONruP8uO3a/0zzwgT5vlnyA9aKrbPp+mo+f+csrNscve7NtvzNr8+TVfzmX6U155879TnjG6iE/
        f4nL2x19br/z8dQfahvCPH9VXv/VfuesSX/99OV/8PpQNuk7B5zuRz67/7MzOL0dx9QecGr+VLlMqzyEx8/pFxxwvn/rD8pnjxX0cc+tB5ybVhz95JqB3P+V
        U54+4Jy36poVnT/l9uiu2HfAeU27au0574/h+XTIoIOONfTYvpvWMmc0fVntQec7K8fqRzVx/pv3rzjo/GDmvbMKyzl+2583HnRW5b93cfi9Mdy/Dz130Hl2
        08lrr15xyjiXGWhjx66SF2j/zFHaNy6uPPhCx5jayC0n3nzMVuGggt5v27P5qFtf6Jh3/+dD75n12vFiWxfvNz2cnPJCx+cDgrNW9T1chB9J72uWvXXY3uc7
        ruw+7cTPvjriBOGegd5HVn5wy43Pd7w4467pA359ggi/h+bJyNGt68Y932GUP1LT5AwQ77fT+xkfz3hk53MdhZV/PmKN5hfpPEDva/f0X7P+uY5Pv9d87ekf
        lYnwv6T3XYN3+Y5/ruPC8oJq/322CN9G761/3v/Gjmc7tg+5d92hK74j3s+m992H7T3jF892BB9Z0q/yypEinSkoz/4rzow927Hpq8HDDxZWivdH0/vNg898
        b+czHVs2/D5vxbQykU4E6T8/NHzDMx3rB/yfMu48noquDwD4TZZkSaV4UpZEt8hSdsPRTpa0CFkSKZWEZFe2kCyJIsqSUvL00IYyNRfJki0i2ijhlhK9toen
        es9pTp933p4/fp9xv36fc8+cOXPmnHtnrlagXpAS3q8RwGKlD1BrnlKZsXdP7G5Ux/sFPdR1F+tzMzX92k720Ve4niR0MVurhnPNlPpMK9n484DOz4befCdF
        waiZOr5iJLNUa+jnF9WsGFR+3yqegSaqmtu20kNdlc53h+5knjyp30Tpnw5KXp61gvbt0LPlMzWuNFJ364+YJUvp0K4DXdZb2H2kgdI9XVIU7qhHuyx0zuaD
        cvYNlJRbXVnSfTm6njNQ+RIc2cp6KkXbNX264BI6f+g/sJw4K7dl9ZRRbM+bI9+U6fxn0I1ULikefUKd3u6vQoko0/kk9NBwmReddZTl0PSaknAdOv8y8mTT
        ZoM6aqeyh1ZOyDI6Pw552g6BnFoqrVl5Sd4mRdp9oLMkD4RMr6U6a8qtP4rgfmiPvPqammsN1ZNr8aTolC4+vtA5au2F3dWUhljiouDMubSroXoajU4YVVM5
        sdPOuxer0fWRhJ493hyQ/ZgaFY9fN5GrSeezkKPzpYr6OqAvedgG1x/Os1iygreV/auoNesCtrhcXoXbAXp3mvXBtkeUlWv+vFA+3P4c6KFP3JXMH1GEv+bu
        cmEJOv8a9Gz1FQPXKilDS4eQkkIpOj8F+U3D/TKV1NS53F7Ffcvp/GDoRgWs3IAKasYW+dsrRwzpfDfonBWinYPlVOKeVE+XefNxf0D5c6b8XMopQ9/V1AJp
        QdqNUH2ag48951DhI+9UGm4RtLNRPrWmTIVDOYh2209em4fPa+SXcl+uoSgR966VJXPw/rKgs5Q8BJY+pAg4/VLWwPX8BOfJRmZK44IPqFUWmiyOsSw+L6CH
        ikteGyijrGW6iv0zcHs+Qvlr3STq71NmkyXZEVdxOUXIZTesKbhH7fb0VzTOY9N+YRj12xaFk6UUf+nUOr42ddrjUPl7Dstll1A/JCNzzObg9vFH+R7eRUHF
        1BzbL/tNvb/Q59ceVL7Q+y9Wdyn5hKi41Dt4HLBEnvfwlcodqiE9+OMgBx8XI1SO1Lnnq29TYr4R58804/NdGflRfTvJWxSv/H8mTqob4n6FyrHKiPhcRN0p
        MD40Mk0Xn1+onhmzP0wWUturnNdoT8f9eQQu1kJ7Tm3MvkHxfR+7Wb11Me3v0cfd6/9RIguowpDVSVFPcf9pRl4rGmGfT5V+r0oNF8fnIwf5qjEbn6uUYGFU
        76sw3D5FP/ML7WKvULo3PM8eUVLC7fnz4/RqY/lcKuv9zdMvz+HzLg7Vx9ZfXjOHyrgiU1K5YCHuhyhfpMcwNpNi6fYaTObjccMdOVfaOy+dShnZaT/wbDld
        jg3ye1t2PjpLdUQfkivWx+OzMfKsgfHnSVRe9T8Ren+I066D3EfZq+kU5ZX6ILVbAV8v2MgVHZb1R1DiOct+lAviciSRdwzMHvSjBPRaKlpNBOj8GciL8nkm
        dlEDVbsX7SVxv+3+At3Glm+GJwh6rP6kcC+ufzbymFzjJTGgO7JqzjorDdqdkKcp5K9MAd+1o87ohgnSzkZeYlNhnwG4VGHp7D58veAOQieddzbmgPN/x8dX
        X9DD7Y+c18ze6wpg+z7qio/B44Mncp+70Tn5QKTzkYVKBe6HOsj593zeegO0ly1b7lCzCo9L0I0y76adKALKpwU9X/dK0F7zGfbDjkot11sg1y5Y8E9TIfp9
        TyN/Od3R+A4oOdDC3XAD0G4DPfR5v5RqMbAg2o+dDZDD7Yy8IlqrtQTw7/M0jKvB7Tb0Cb6v+YpKzj3gFhWRySnB1xEO8hvxNQfKQLUCz2iXlD6dHwOddcbV
        atcDsH+7ZL3uOzze2kAP7WzwnEUBaeWl7jI9K3F7/ixfU3M3B3wQ1WBvUNOifWIAjoeVfIpEORB03dz5bRRfX2qgh4Z2JkpWgGnVlsel9fRpTxtA7f/Eb6wC
        iIw4yakpadLluEHnHJzT01YJTN0FT6hOzcX9Dbrs9+/txY/A1gCP0U+L8bg3A7rToh8256sAX93+VL5FeH87PkL3v+gR8hi08l9Vi5HG40AR9O7NAveIapDH
        xxLJ34vnP6HQs7e4lsvXgAhpl/SXItK4HaDL/jkQ01sDjGavKLAPwe3Ghs5qbEhtqgU94o/EVKMM8HiLyo8lPifXgf1yOyzXerNxfT7A8ude8rJ9ArqSrkeI
        3sXjTNEHdN0sYMvWg8eB9r2iKvg6GwNd9vi8+dx6MO+s4KWCbuw20LvHXmR2NoCBHdX7H6v86ofQQ0scc4MagYlWgPygowjtYqh8i7mmG5uAY1DXsMlfuP25
        XFif1wcWzmwGkpmn3OIb8PjD4aJ5i5OOVzOQUEqyWOmLx+c06EWGYVMdzUBzclt0DRe3jyd0T60v+1Y/BaPXzcMFhPG4agmdk6F/6OxTIH79qd54C55/sqEb
        NfXP+vEUlA+BLXYXcf4M6JYWJmLbW8BXvy+cwEW4nbv74Xz4VfDQwxYwwmu5afICvu5woDu1vh0WbwWlhFxr4DvczmnQLXewJcJagZJndvJ7Lzy++UP3TLkr
        09EKLmtfXB6sjMdtG+iyYyBL9RnYvipk1jp+fFx0oIeeFU2NfgZ2fbXfUFqOj68Y9Oz7A9pjz8C9JepPbMrx/HCoDx6XIKm1m9vAVsEkzvaTC/D4j/zhy7pr
        bWDi0/jMjOpx+rpWBP30UGwzTztwBV2+SQ+lDX77HnRsWExIsujnqlyG8c1mOPybdxprdfZXMaH4GRneZXZWPxKB5Q/zi5Wyi0kF3/wyq29ZQDlpnfjaT5rk
        8hdqkWFTVwHfcMr4hMcM8uM35RK70UKwCLREmScT5EWrYNGs0dtg44QDu/HRTmLWMI+i5GAJSDMQNnOdsicrBQ4/zOwpA9G22csSg3YRHqp/pt9vo4CEsG+U
        b6sZuVSbd2rybTmIa3ohbmtsSro7P+YOtlcCKfYHYf0Fe4kDFYbSYbVVwGDWNOWC7ZYkj12jadC9alAXNnGnaOM2QjHK/cO1vFqQoHGnf9qYGXHJ6czW56ef
        gILe7haxIDlCy1q2q82vARyz1ZgXv8edeB2q/PdRuybwoHCc8ChwI5xdOlKrLjYD11Jh3Y0qvoT/sFDu6Kmn4G+pUz6XhV2IDV+sZbX9W0DYP4daG/w8yfoB
        AW0/51bQ4V287orLfnJmYYXW5U3PwP3bVsT7tqPkpoYt52+otYFwo5jQPTucyXdNgtMjxdsBS8ZrnrV3IDn85v3qP8bageSHsb7rLsHk+G0XU6e25yB9iZJ9
        zAVfQkFqk675rQ5wLdEnV+hQECF50Hx9W1wn8Jv5Laa2L4D4Jl9fObjnBfhRYin1ydybdLfPW5Sk9xIYWdbdjH4bSAzVWtTeEXkFNMySPRvLg8ktc5XXbnvz
        CtwYllw3qRxIbi7bzbfvz9fgnavq4uNKgYTGTonjA35vgKYGVW7Q60lIim8Xem3UBeSX67w6o3uAFL5cfuTC9G6Q3FZrUrvyFNms9jLlmGs36DNx2WViF0K+
        WGtnJ/64G2w2ujt30seWyG+ZynBQeAs0Bzlv/3qwlZwb/DBmZ8RbMK2S9Wmhcxxx5/ubAqHutyBxbyC7i21LHsisf+el/w5YLNbJWrjGnVBPULNNOPsORHMe
        Fx3J9CTrnvBHOg++A/FNQ1mODnFEmXbjwqH1PYBndrX2bJ4wYoHEs4W6F3rABqpDfa1aODlyLrMUDPeAoXWKJqeajhE77ALs+Ne/BzUBYH6z73HybaZibmLq
        e2Bz+Wt0+mpvgvdTsd0b7nvgHnD7oUFuJCHDfzJoVKcXCG99UeBTFkaWqR6R6YjuBZb5VR21vUdJyYz50SfbekFdf5VpAo8TkRDkMFtkcR8o54pqnihxJqO7
        5XX3HuoD98u4A4c/+pLnDYTOpJX0AdGqmN06obGkxgb/qqusfjD25rqCeaU/OSvhfmKqcT/IibSZn3drI+Go7vDgYGI/MNIOPZnNH0kkZ2ex2W39IF9PVTrc
        6QRhHjuvpPkPLpC417rMeTyIrKpwt97vwAWVpTXHPYr3EhPD1j9Gs7hAKlDCMd3uBOnIuZAf+JYLdqvyFoSXHyN//VafgL34KsW8MOK3MaN08t/3U7RDmzUE
        ftNBqIf/94vy/39/Bfo4YhrPL0P3Wej8vBmDfkT71wPrv34hHD0+/ysXfafBy7hx47f7NrhTYkLr81SJ7udUHXD+9seww9+dwFCpx6L/cA1oy+nJyLrfD9ZG
        GXjd7CsHy5yDEyR2DQLrQ+FZY2eKft+D4n/EhH4IdAP6N6L+vQuour9sJloh/d8u/C8fffLCT//vZ5XlcJMsxlt5vF2Ctwp4q4i3S9Eob8jLYjNeL8V/L2OY
        GHy/5fi1ElqRwFiBXYXhqmgVjF2d4SthrMKuwXBNGFrYtRmODpkudj2G68MgsBswHF1pAHYjhqPngNdgX8tw9AjfeuwbGL4RrRqwmzB8EwxT7GYMN4dhgX0z
        wy1hbMG+leHb0KoZuxXDd8Cwxm7DcFsYO7HbMdwehgN2R4bvQqsJ7LsZ7oweb8S+h+HoRr292Pcx3A3GfuwHGH4QrcKwH2K4B4zD2D0Z7gXDG/sRhvvAOIrd
        l+F+aLaDPYDhgTCCsAczPATGMezHGR4KIwx7OMMjYERiP8HwKBjR2GMYfhJGLPZTDI+DEY89geGJaDWEZorQkxiOHvxIxq9T8PYsHPIiZwuJRU48UKzelhl+
        L3vui/aRJYX/BRZsW+IBjgQA
        """#
}
