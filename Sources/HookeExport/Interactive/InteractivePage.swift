// swift-format-ignore-file
// Written by scripts/build-interactive from Sources/Interactive. Do not edit.
// Module: 5edb2fec3ee0d11fad11ab58e7260892be7c1f478f2389d24a677a1aad5efa41
// Sources of the module: 851a95c67820ec9b10e6551119beca5432b03271fef7eb1c96137c3a0d23105b
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
        H4sIAAAAAAACA+y9f3wdV3UvOnvPzPk150gjWbZlSbb3TJzEieNE/iVZCsUaEf/IDxLTpiXhR+uQOKXHAWLH8GhtLEF+4L6GRtDQOjT3oThpY1obBA0Q+pqi
        0vA+BlKeyifvvryWR0Vv4Bpu3quAtPW9RM1b37X2zJkjHSWB28/n/vOc6Ow9e/bsn2uvtfZaa6/t3HLXu5TjOOqrxffu02Njzj7Ff2psnzc2hmc3+6U0fyxN
        PEq/nINSC5yKmB476lCmo0e5pKPq6D59dIx+HQeFc6FHjuDLY8h/bJ8+coTeUnVHpIajFBw5giKOHJHw6NGjUt9Rru+otO7oPv8o/iGCLPRS45VDVVC11NBj
        x6RF7tixY/jS5uEmUaVH6LfRIYoUx7gq1HWUm1wYs3UXuIIsQsWUx9J/Ttp3BwWkZfn8KYbjKA8H/aOwNNbIUZQy00IR8amhaGphjJtO7aAQZfCvdywd4GPc
        uzEZP5R9DENyjB7QVQq8sWPS5WP8WOahlOH0EFDfvKPSR0wOhmjsqMwCyhjjoniWCkeOHKX/8e6InTsqpJYVKIUGY/mnUhqlr0q2lwwqtpNjttdjR+2oHbXj
        R/M4xo0qyzDzkHtHZSA9FJM23LFzcxRzhXZWxnITgnmQsn00A19VsxbyRz59ZGvkz2WEJC4Tg5g+IiN0RGCMB4RKFMDngmnkjgqMHUkhykH8KMUBcNxteuTV
        c0RWwBFbw1F6LhxNYRgQObYvGnu1f86+Na+Swf2Me8bVuuA7jl/yXc8tKEdtVH7JcVxX+YXC5UppVWm7Qq9W/W1tlU1r1hbbC5spk6PXhm67TxH6X/ntXV0B
        /duytaSU76qit80ZGESBbofToYxTctud7c5Qh6OHr+zwTel1pV/wyo7neK/fMVKNvMBxFf1z2pWnPaU9rZ1YUQO6XNf3XWpHueSrNajWV76XOE5Ra1ePLl/R
        +YbOC6qVylU7d+12tA69sFDQag/K6Kx2Os7V6y5cd821173RWX69VyzeUL7IdUueE6+8WKuVe99ULbqO84uOXql/6cZfLq7XrvMrbqm7++LqquqbL7nJWV0o
        FPySd8nNl15a6Q604/T0vEVRm8tty5a9Vb2Nxq2tVlNe8e2/qsvLfs3xvFpPcd8t76j03npb74a+vg37b6cm1Wpe0dW1VbrYrnVfSf+6fucql/6tWBFSh3/D
        KV9Y196BYljsXV+r3HHBu96t37NMO3ceXH5Iq7bL3LsOX0bo1omqnqahUc5FXlHdqR6i/2iUnUKhRMswGR8Pg+J9Kii8a/+73nPoN7Xj3X5o/37ncbd85y2/
        vv/X7njPLbc5xQrHD+2/a/9hJ5aHw+95763vdC6QXO98zx23ORdXba479t9y137n0sA+3nLXe97tXCYZ73rne/4nZ6NkvPU9h969/9BdzmDhXbfcccd7bnX+
        2C1/h+YxUcEJ1dO7e8/V10xp3X+3+iP9/pPqUfUZ9UP1N+qb6iP6Yf2H+hP6rzVSv6vn9SfdSfeRBf8deci946R70h0evvJ1w1dS+DP/7Ri+MnltOV//mrK9
        4aR7VVX9cuUTZzrOuP1KjV3gJOGBWK1zjEqcAV2loFpPQuOEp1yj1utqhDdhnTI4wfeUcseMs16XIq1Hksl7OtZrJ3H21BzE7XOsEmVU74CmD70Rt5Ht+ppT
        1YETJE7oRCo5RV9QjU7y2D0dRiGCMsYoEiCJPomUHtEjRiMrPV7jjaBEo8LH3YBSX6Z/zrU1RVH3cFqk0fkiKZs3ZtTOmqYO/YEbuYa6WzfaKPwXauOGJ1xb
        m29U0E7Nc4I3OVQrDcf1VBllpdJjt26ca+nBMW796oM15UpTKOES1xl0HWpDqR7RIwKMmDoQqaoKbImfqerKmD4mg13FYBta69qOvrcO37+sDnLnPuX20AB8
        MYx89F6Poej3xe6ZuDYa3r13J/LQx76RQm6mSkxt1Ny9t/ECSVl5SAqMm7QfDGKXEtwEA5m89KEOiob1xA0LsU9RdRizT7EBXQqMh34UjE85ooBaaQ7E5Xwr
        0fz0lwa2J5BWFhe1MvfrLGqVTsL3nYnaeJab+kC9dk6bttH+++4ZHbf/wlwXy+h9+FZTXq89Gm4KWnVaJV31ICpi0q4hMCEQxN81vVGFpq+ys+aawBQ3Os6w
        45ggUdRTU0RQNBXMX6WKqdPHeBpGpHBKb9MKgOWcMerMqLnvHoJpzDd6yb+NFwovuPv8m70Iohr1oG3Q7aagNuiGxqWK2w/GWEmmjDGvGCcqUiuL1JvAVJob
        WUFQQVsPRMWq8qsuA1miolLiRNS2gikNOx4FWF9UoMHy9TY61UTtooHwaAEbd3dNY555afu8MJ0gcuwAV/FpFf1OTnwxxKqmoveYKiGHuIhHIIGY6qnHrins
        uYsmnGGVkr1YUzXUbopThe+LlXGvpwVYoF5S3qt7MS72YU9vQIscIK52RS6XoPg7lPG+uHAdFVPg/AlAwKsD2WDBHzsYyyLWXASvl4J8W+I3+preWFk4Vymc
        FzBFDOcF4AmCc6CDyKfiKfBokt2dQFlGA2N4xrfj7mHA6RGBj8YeiDQDh9EWR9HLq2nusCb8eqxv4LiPwSY8gj+CuvRLykMdoZhHNflSk7Y12Rwev0aFByJf
        amqUo6WB6jU10AGORUcJ0fFQOkFsJyZSQTa91O1k4oth+CeuKVHRBPYjppSOpzrwRkynUXUMEzVCmmBKu2o81IRQk8kvhvVGH+q2egLKRqmOYRgq2Umqx5i9
        u4CagaupjUWGVwuKpgowcFNaczpHayhun2Mi1MZhWuMwrTnditY4yRMprZkiwsCR0xmtmbK0htr9RCs6w5TliZSyTKWUhacdzUPHFKYD6DRy0smhdtnxUBgP
        oB8F0pCfHKY+tn6HFpeQWZCMlUJDBOXw6DOWDVYsTj/hBsG7VEpL3HWOxVZju7yxhJay5gmJPaBAL/Hwdw2tGQ1KgKXg0poGmQPBdzHm3BmqZUADnBmFuNI0
        JdTsq3+uvMvG2o92H+s6QrXOXXIgXkZvl6G8Z9byWizJCAqtOX13B1NRLMMiLcNStgxLduaBdkqgzEyVA8G4zf8ZIl60BFxaF1wDD7RpI3h3sfwo0k6AyYTZ
        tNd31gq8FGkKuB2YAZBjmil6tuukDUGbJFMBBI9tewCOhMMStZurA6hSLhrmEhArQ26Iz9pNKIiKynrfDVLmtaY9y2jaqWMUhIl3uB6HIKt99AnBUDcF1Osu
        CtoGdCiNazPtzM8Ud9ecgCAXXRQc215zq2VBAMhHQGPaLHbFS5ogWl4yItUivwWGfLU+KOmDRbah7UPYug+K+6CkD0r6wE9dGDfqQ0BzTy0Y0DNraameEoIh
        VIA7ogThmPYbakyl1a7ktGSiucJ8XdubAH5m1tbDslm2nsoh5EQrppsQCc1qG80qjdCuGs0Zt/+GGqDaO4AiQrAeHHMP0GwQhnFNeE0c3kX0Pax5VGx/HSSG
        8wLPORHlAlGh93ViiowfVigDVdtPI8Fc3zLAIr0wIfq2XncRtFAQRvzUjY+XEVXlLJSwFT/bwyqCdZLVSNb1QRSaZZjvmbVgp0uxK6hamOu4YEe+gJGnGVs8
        CLRoMQtAL9U7QG1DYpquVD1oPbFcw84qxIadbjQGU0JcDcBKgBssVgMZy38MMUZhirm2aD2Fz6xFq5YlkxReKEMUtdPinvlr50BcoNVNtH5An+1vtTTpv2Om
        RJ2TjhAS6DelDTq8yuF/4cg7LKKymearZUq+mTayzrgzY7A9fLMpXaJDZmSEU19OJc3016MyhZMUhtSWqdKBWDMXOuPVoxJa5/DehbBaITnbj9EBP7qMODjq
        HsiykDZilbyrGamtrxPJWJ688EhIDMWHxj8AjOfgx8NMO/OOi7YgDKObQKoucc2gayh203xAjFrJvJlCJri8vVDUhLqgXFsd0SdCrSDpaCW1xbHJucSdUX+r
        xE2tEre2StzcuiqV5sWuhVbfWO7trmiLvFVmy1PxjlFz/HFCADsex0wT7gqGnVMl+o6W/GMICZQmEW6d7zKb52M1H3gTeO6n503yPI5nomq7hp0fFSlaHHbm
        KEymCkLn5oqEZEEf7CQ991KYGCYA7aPffPiJj/79T376TzvABBPiHnZC0z76HyX1Xym1RIjkmfsaNJ/i9pk4USIWTPNLTPPTbCnNpy9fzH1Jcfu86MsXF3yZ
        HP9wx+h35p79+sn//e8+OY19XXL+vo75qsDx3I5L3zj000//n+8eAQhwucJBzFEMlD6ZpQgVscF1hijDDD3hc4Ip/uCZ9APZY+N19FKFGQQC3RJRkCF+BJ80
        7dgozcedNMiVAX0HxnrYeadx8uO0j1IZkgf0TRR9eoKw8I0UKQ/ovfLBHvqAukIrMHnRIQpLO7vkQikdr08peT+J5TEHYKapG/eJXCSfUsi2EJyx2i2s08ry
        mK8ihAh8AbxhYWIB7PWnsNefwp4P2GtPYe+sLzD3tC8wOO0nfgvQzlfYovym1zo5VwRnerxYp1eYdKIZl7jjxUF3tghyMFmMnCYOQ7V5nquJ+U2eJFANGVSp
        xUMuAXoyW6yHvyCoUwOfz4HPJhr4AofDzjmEdiaeQ/ybmIpnEaPJm0G/0PfX61lEMQav18/7VS9Ipl9jZZ6tTKeVfd2Vqka//9wf/eRfqoPukrUQH9tvsbHj
        3LYze5jbcevOQ6CJZ7O1qWQx2qaoXFbT/8ij8jDywMijQ7Rwl2iobxuqWozK09molF9hVNxgvrqMKnqhXWgEixDfPF9tQ1jKpd1En2MMZ17jGBZs05wWTfvz
        19Q03jRN5vALxe3zYsnXQvxy9j67D5mmiAeU8eR9HaOMaKYoxbbGSU7RQw2RpykS8H6FIn/8QMhisgyP6OQzLjFmKO0SxxnkvddngXEcYJxJF+Vgb9GOihEp
        oRy01Ed9xBzHxdAzpfBTbrRwyJJzhANUWiyQ+3N2jT5r1ygPUUkG1mhCc5PufOD8X36QuC0I4BJLd2erpbuYKC75eusrv9686HW22p02jbXOkjvTbzaZrWZz
        9uW1gq9oHDa4hppIQTc1hYKQqqSgREUzhJ8oUO83D7nnMQpbh9xxPG8aco8jJFCcKEBARGioUE8JSeMf8xK6Zfp5u9RPFASZrU8bmTbxuhSlUmu2SxP7pYnr
        0USAOLdtq23bJtu2frSt9Rw1cRkpUt0JORGm95xHrBFFvBmP1h2h0lkviHYItQg7uJeE+vXVMahKgYWlWECP85KYLKBJvIwk4TEkzNHG1NIbAmOhNxAmuGDl
        cgkjxEFQ2UOWXJ51QJ7oN91hg08bGeS9H20P9jLtW69vjNuxCb8pDllYSUzyTdhsgEDy7vzmYedmxK5Qb7lSvUVK2QeSqpJzXMO5rAYq7Y50v3RnHIIoc0l3
        UN7znJd+M3J+Crst/ObbN6mYyIbYyNPOvwNCTNvDatMIY2AxrnakA9oogunEvlGwELaOhJdCCm5q4kaJ9yqxqC8P86ZAJT/ZTyUXLnGn+qlkSvAm+2kOlyc6
        /FO3Wg1MYT0x7TQVFJ7tjzVvEa+nPTS1/YZaUWQXLosVwjpGlXbz9Q2ERzY9Nfpy+s+5O43/68vOTR5TVONei00B4IJmmncG7bSTsV9vXfJrWnmFZGpzPWlP
        7n8g5dUhxA+5O2c3ozvr9dObI8q4TU9vtt2a2oxusawL2wcaZTxgBS1KnK+++73vegeUP85/llVn1HyfG92UPPMHYUSvUyLDFI8J0OiqaAfhFwhxzY57oh3V
        GksmFzXTtc08YZv5oG3mRNrM8dbNDALZxxhPdj1hZ9T72idzUXHVxcX1vObielHcaypz9c9WZs/SBQP4rLCiuZJl0cWvuZLVWSXSBYbxtC5UczHodole0M74
        EnrxjUo9upQlKCshPqc/12WBk7kYgpblEEEqsxKBIw0nSIFot9Gd1dKdc131mJDZtMstBF2f7Uq66cUsvXDDLrMS+SDrJVxCvX2+KwqxOMLl6IaDXkgttBkK
        fV422Ov/sIuj2Oz/gKPEvCDcweWvSP7iRLabDVc0D+0C2gIwnv8VLcwUIR5noNhgpiz4oymzXQTcbRACL2dUYNzdrFZx30gDxxKM0FxiJRIKjEXVqCtUBbLt
        jU4Z0j/oAYp4KsXdoZfQggLuOEy4o5u2N6XDhw5FsdFnaM27d0dvMKUz0VWm+0y0U0P87iaXYXxZKg+VhkrGn3Ejnfz4+4q2q//pO5/9aSEKlpBE/Az/UT2n
        f8pi63gDFDu9q7pXrljetayzI2xvq1WDSrlULPjYEhinJ0hO/24Y+dU1QfLsA4j0Bcn4WZflU34y95W//WtqU3U1Jc4g8Z++9aVHi/Tie9/+6N0+vaDcX/sI
        PltF+0WOdAfJhycQWREkUxxZGSRP8atlQfJ1rmM5ZeZaO4Lk+79rXx3nSFuQ/JQz16jKj9iUb/KrapD8HUeCIPlLLqcSJB/nlFKQvIQIq1M+gIEd19Tadmoh
        fTX+TTT9B+e+51KOf5q99w/RJSrk/k8u/qSDXlGxTzxgi32YI0UaHW6Mmw7Ei9966icFjNB3/uYbKI5Yj+d5Gv/xO//HT5BA/GJzyVVK9BYmBpToLkysRSwr
        bU6sUKJamFiOCLeWwL0SuwsBmcPqDX0IsjVadN1RDUEX5E2Q83WZoum2GlpzIA6IqFZpCRK0HjTxobgCZacDlR2BxhnsaO+Od+2No95ohekyteytxtsRvN29
        N+7rjdaMlkY9Uz1tKtB8xnug4IyT0SuPj6q746uJqIyGd8fX7I3X9kbXctau01Qasl7HWXfYrG+8z4wg6/V74wt6oxtMMemqR6tMGcE6U03WvpdoefUuWohd
        iLeZrrtow109Y4qsgIz2mq4zpizxN5kkp2ONfpEakXv8JeOcjm40baejXx5tjxJqzcvqYNRB8dxCoiXbQfihbGrEaC35y5pt6Pho5fVBKtdRU6NAejpysENF
        Nt/8MiX41Hp62QO+iFMlG9ST/AjEtIOG9t7RkAbi3vhXqMXqxrgNhd5gRmiYqnfHo2+ipxGaDnyyD4R7Dcb3+OOxc13NG/X0MXM9NMppy/3A7N6bxvWY+aXs
        wQTYIlBB4VtNQPgQ7MQ607Gz5vTYDOsCw6xiZEYVGp2VmZYcmOsg6QrMm6DuDSBebnyggnxm+7vDtrweGfPG4D6zoDsjgbkAStcxGUqN5qietKA1AeDj+OPX
        EQuXfnMgGsnGMznG74k5J/BA9L7RHR82O+59/K7YOcDcXsy68j29ZyhY+97TGOlR7x4qomVjpVDqDZTTBCBxJ4SupkLTvuRvHhwi9KHTgoMScEA239xICSVq
        TKcFB06VbAAHfgwawJDcC1B4C5V2rUlycJDQ8kVehoMVDTjwGQ6uwVSnTabidu1N4zS+v5g9UO+oFAEC3mmuMp0MBPJ2VQoEjgBBVmBabGD2CBDsXQAEjgBB
        LrP93WGbDYHq1SkQNPqSBNT4tQIGkdhcdAoYyOcrAlrbDAal7KsDWU0EBEkDCJI8ELQdYP0BIY42AYK2HBAEUQKdjJFVV9PGYMqBHdVBItvU9VZdScdAjBHa
        CMOn+ghiroBsU1hi9sI17WJGc5AGOLDve2C3sJAxvCzdpP53cobMm1XD4DXkIixqrhpdf5/ZCQRq3gDUTLsBYbWgzngh8Jx9xFW15LKqzGVV219LTS0+d/nz
        0QcJPU/ffbfmahdtVIgXANe5eSEfvfLfh4uWsWp7ZY593c9dlzCw1Pqwu5mbTatdBw5ejKRcsOwQbpt1u9lIQZDXNTUojua21KONVoFkFktZMD2L0t7SIu2t
        UDV9yzkQF6EIY01TN/W0mMxdynKSJvWPyb9KFTWUcG4bdM78ItJU4KwWtYjmD1QyoTFqpaykZqEVNBa5jDutNqeRiTBm/vU2qVg3JQ6kiVACmC1mmxnI3l6X
        vYOoawuCkEpREHUNNJUy2Kro7a0Shxr1ba9TXdvMlvD3YRoxNOT2U7B9yF1PweCQayiLqcel8A+UmE09qeu5ok6oVNgl2SSDlbeUwof4kxM08Zo2F+dFdwL5
        mUS5xPV6SmNjAqDTBHSITOjoZgiH1+sn9IBeJ+JMQ4Eo+7S5eYGyb1an4hVMKcR+pzZQ2D/kTlKYTG2oy0SnbSgmswP1HECsZGqH7+PLGSimLqtLpuSDyn4x
        N9j0RQOApjfW5XWW13TTNmtAv3CpRJ2Y2nnuUrYhjKIERZy7tJ4VtUxslXKgmuk9XJ9FoQKcXTDwob8agNQ9EFfWOVJS7NNXdrX7xqNpqCRTDLVtuWIJJEs5
        uG1jjTqbAZSjDnfhFkyLNQMXFFHeqBNrbQ1bSYr9I2XqwCbUh6FNNZnqq5sOSKF0OgxlkAV/d2o6V4NRFiyrTCdK7sBggDcJbOHhgbhGParBwjFtty+7XHUd
        G0zA9NOo3ppOVExfXU00LbOw6wxMm+mEdV0bbyNkAE0NbaiJhV0vkU2UxLSTQLYKG4kSBT7QYJWNKrEPqbIZTKIOwRKmxhY2OdsntKdqLehqqOGaXqMO0Ka5
        hmAt3vHqUHfAuKiaTPTUowt4pKIrGDN2IgvNomYjMwd99MTG5KAEu5AoyRoNCoxPVL2G8erD9NMY1swVu2q+HaQO7iPkedVksheqNTsBNbN2F+Hbmol388u5
        lQQq1Db7upqMr6rHKxr5L8i/m1lej4klSz6qbQKKribTbfV4TXhaUQsRvEbkfVMrhE5zPr79QOzDzjGZ2YqmBGn9fjK7rU6PE4Q7VjUS5wbqWR7u+4qNzrhK
        3F1s6DNBdI7zJOPpB1PL62ZVU6H2Axi8+Mn0ijogKRkvvBTAjJOwzXiBwnsKdUq9X1FqlTNObMJocHnxilzxy+pSLzWykdhVN1meVSYIf0fR9tNPJiv1+KLw
        foUv/Lq5KPmgz3pcIhSUXx3EJlWyg73iHs2slmqlZ9SI8CP4fPIyqpCa+VdaBsKsCn9XsVkRcm2Wb+jbZDJr0xZ8QYOzJpeI3l9EbO+q8IFGo37kyttwgtPK
        qFjGz46EX5e+2OYHiSep4UetbQO9Xbew2R/jZq+XOZYqMHvh7zWaLeWuq2ctkNlptCN4lXYoZqxzbaEBDbCSkGJzCVaR17WsDpvFVhxwq+T1X7bXJZN9KWrG
        6XsbakaK22eCJGUCVjMGrGZMs2Vqxtl7OxYuhLkd88SUJjOL30Db5En5olX0W347e8XiF/zpzFIvppd6MZV7Mbcj92KyxQuufGKposaXejF3OZYh9dbxOF8/
        IDV7nLsCc2pkSuYuB8xa4MREpJAT6CN6JDfRAkDZTJYzQhyED+I1rfXF3YrfGr1t8YDGb49uXtxuhjhoMVYSX4LI5ErilxGZWBm9jSPjK4l3QWR2RfR2jsys
        iN7CkekV0Vs5MrciiH4111LCHsm4tkzRimHnr7op0Rl2phF+pRuQN9VeT1626wFcjze9miJvxmQh8jZMDiI3YTIQ+VUMKiJvx3D2UeQtABJE3gqg6IO4hfBq
        0a6x8e3gnErCDjJ6JwRZiP1E38BL+d9AkeopfVJ1amCAxeGC5BctRUiL68xZN3ZahqQzPMPUuZN5BTGU9/FUJUQqRnYrYGQXZDmrYCVXSPlpyUyPwk/TPhrU
        vUQBTXTxDhg+0+eSyW5dLZeT+wR68z78tNEPqLh9ExB1V8yYgM5ASM6hkvMFRGWhC+t/BU0avqemdPYm7uEDlNn07wddKaOuDph/PvyJMKolJlLJ3HOQ2uok
        xoZAyGiQkdvMBCRqsuMzARMrdaDNd5T2PDfIbD6ifsIo6Wcj9KTSpxI9NZTpzJctLCVnO3JLzWsyQhm5peZCRtKflfYOlhzkzFRuybpI3VgN1j7jGrRMGtgD
        dJ8I/ISyBL7BZcCcOi6Df8xa6WctJHYXLUzGxyfHPZi0pxJneeA30y+7/KADVkFYIyfF9kolUzZsIF0WIPAxoxASb3S6I2bcYDJahSi5bDTtY8tnjM/y1i/b
        Dp4fA/u3uzfqT57JZu9fvvLZPy3S7F2BweoE0HSmwCIMa00Mx2Xmwet18ghctYZKfKnq0cQm006uIFYLBdSGNjR3HbGk1sbEUEoN9rxtpgx7XmJqwYa2jX7v
        +x+krg8NanC4mgXlvP2hJzGHCSlm9dDAV30iGWjjIDAVFOdQ0IbRqaDUEhbCmnT576R5DgKxSccBAGKQfT40goBoG5ZvdQ8wLedBKTTdN/BhHS2K4zDq55M/
        KQooCwqgNVKGrXlSTEpJOdwUlQN+FfOBhCoVUwY2CCw2CIANqi0/MlW0uiz10e5Oh2A+TGO/owWTVZq3Mm0uAb4byH7i1XukaHgafRqiDWeF9zXhbysIOcqQ
        fHS0VlSzDOnN1SpgIV8X7xuC62slW1fcKbUFNxB/Li9Np3DwVFNVKp9/u4bRK9ub1GXWqgR86Pqb59+sHdh6Zm07rqBCfaW2BdK2SpAbMVj5pJNfg4yYNtK5
        1/eq7G21+bPNMtDNiVtaJW5LEytmy3yX2SY2qoYe+xsmrFk3PqyqpcA+SHNSRlqH9ykY0r+G4fepBKzBLgReVEJAi4/A2y7SVx0kHMeZr66ilGeCvFUbL2Iu
        n7jo3E6rIwf1HZbwdYSfUFFHIJvkDNQ7FoN6I6fAdwfTI6FtXE9ai8oMxlMaRx17lnbVCGc0QX8F7AakKIhMaYKerLPACa+aPTBdgo+6gGIMBSJx6bLm1SUr
        cSnyWRsKSoDLoulCu2m63EwMo01R9PNFTAE/OTQTERBkEYU/ZuTzSSOlnaKQWT/F+L4Q/s/0bTJzOSxjLX33IQk5v13OA0IiskIIAFszjwcH4lImEakajxo7
        6dXDP1QL5YBN71JB4HwVAuK3VXOzTYzgre9577sP4+F76eY2RztvT+01x++5PNm/85DpDx9zTf87DtXUAmFKg4ewfAO+Q32zf3UbDvWkZc4mt+6sFU3/Szqu
        YHdRQDtdyF8gpunirT/Nnj2+EYl4I9Y7a7Tg5KDHCTc76EFcWlymnFP26X1G8zGPcuOMB58S4zMepeSEWw8f5vV+wo2YNQrrUdke8rDSIM0V7qoVHUhbanzg
        w5fDQidcOUbBZyA7TJm4IcItFTlN0WnhvRPw3gFj70XVEccgxykqGW5Pj0qUkwkag7I9bsfnbWINOU7zJMtEYsjGwZdm7/6DSt905VZpl12lXeH/oqKugJ/l
        9A0xEHiqxh221R1odbmRE5S0hIWSFA/zIuUaUzxFD6XW1dOb8pJvKku9kfIrufKJ7ZCy0qQ2qTSXQ9dliJPjVhKU63nN9rwWflJFhJdrTT2vteh5llN6XsOK
        dGFhItOkku66VJpWpxg7ckvTRlESNypsIHQ5+ZWdfsHkpwMwqaz2SAWpmqIENYVH+6/SBnfKA93CPgyGeV1AcTWgOG+R8QkTn5hRMA6+lSA1ZzLlRbGcBm+T
        pUSAXnahHGZA39xgkD0r5qRV5skhQV80HBCKrmF55ppdfBq4DWxbgMUAXWINZ34CYMaQgi2wfQ5MDHQZANSdakdgFmKpV8RQzanbWqYOpKlrMJ9ruJ3lpIRz
        ocIK7Vy4bAZTAX5T6vaWqUMtU4fT1BIf/9EZXaep2UbRAURvMoMU3Y7ozWaIosOIvmXBZDFXWGGxMxtyVRL9xhr4ABcbzkrivZHmoJL4OHBWSQpvpAVSSYq7
        gY+a/zPleUcb2nYjDGmLjnCENuYI+2kTjnBf9Gsc7o32cTiuols4cmf0Dg4nVXQrRyZUdBtHplW0nyNTKrqdIzMq+nWOzKronRyZU9FvSHk6qsuOQJs69uea
        Ir+B/Tki78T+HCj417E/R2Q/9ueI3I59PiK3Yp+PyG3Y5yNyC8pB5B0oB5Ffo8idFO6jcB+F2PfvpRCCAGBs7Pr7KXwbc12sQvGgQoEMATu2t8xHTgPah52T
        mvUri6U9u+M3z/fSAjg47DyiuYBeh58miTrk8EubxS9t4SMK5yLbMv6nbDhnFUSC8UtF8EuWU/ALDsdN6TssaiWYSh7VKf2HdD0WCXrcx9BCGxVw5SmWaCAH
        iy1SLNEGLJFxQw2kYZRVXlZ5YxevtfujNxIhXmukjhtqVdpPhRBHdVobWVo4+EDX4wvwwQW5nKvM2jTTduHYbalrmzJdkGYa4kwes/i5b4db7aWIGD5Nm6Ja
        0hY+prKNVEV2pBXZSPXZ0e3D6HYu/kL2fmUspMP1uJItx/lAgy1PFyo9hvlT0a9hjDGUMtDNY4xNR1W2QzxzLAuqXF+DrqWx9aJx8QkJdGZbr7ghdLi9cTam
        a+TWnYcIxWWM2JdvY6bJPt5Jr2mf1f+SS2xHAQf+VW4YlR1GlTz7b2H4RyoSFaQF0IooHRcMYaU5t6kIo0LkrBMncsoM2nxaOYOnRv/nqwd+49233ZXjIQk3
        YI8xX+03h99jtlLK94UZjG6mvY/FXy1gtMVupcIlXZXuU6L+FjYHN2cWHbnpabEOft7iiahhhkUR96rEGkY+N7PR/Ir0yBns5leI3fyKBac4ia0Jsh0FbQcu
        cc9vj3aY4gZ3fIgKtZuJ/iEXmweY3fJmokiVHx8C6mzeUngtthQethInhiAElC1FFVsKe4K1sZ0oM8Ez+d3EAs0q1bld+ttvu2t4H/nvuq9w9NFFDM7PtLdo
        470F6z9rvKeoiDcb3le0pfuKMm+f47adtSDdV/Q1bStU07aijbcVqrGtaENhdlvRl7L5fcA9FT71nPkDYF6rjWvbVasxd1/hTQXtDEEL+gS9sXsV2pHKniIQ
        LNfEo3bxnqK5rrLsSsu0y852FNblg8aBytTZg+wnjIKLgfw8W74raErsTxPzqInYkIa89FawWBWsKr/18lf55b+5afm3Ba8Bq3UlHmRUREpZdpVDbn5qA5A8
        /DKjKz+wGnQRu7NEb8HIBc25RboODw2mi5Bby86XmxK3tErc1ipxoFXiYKvE7a0Sh1olDrdKvLLBSeeTX9cq8RdaJb4+TazkRrdiR7cS/rGKKiJiaoxsBSPb
        ZUe2S0Y2yymjWuGDvLxv+gWisa8XGosDS1fS4+vkcR+scBoEeS/McBoEGYsm5anpEbY64La3pNRbmc0Ac7u1YlHazweJuX3Zz1lCYRFBSPEj1AklGDplQ55t
        99yWHwQNjNpoDRg2oSTVJqpBj6k8vJqXh5dgN8XSzmrESIJ2RbSVZdcMNdD0kAKWq9dEg1DjA6toKrsSSE1AFu5Li+v1gxsgkVqvJzZA0AVl4AZqKSJzl9LO
        h96cuxTaIMXk5hL3xJAQsUkQMXo+NRSNpMRsZNAF2VpI1HJkTLcgY9Qc+T6ZfcYBgOVtlwA1DTMJInN/49RtznQvTsV93X6Xs2NSOVsJrhCHkJP72VZC2vL+
        AX0/nDdNsL3EeGovQYV/wxbH5epGPZPlum1CXMqlViBMTeUXxKj8jsJQJrPL67EPkwnKErAlQsNkQrPJhLbZrclEMZkasv2wvaSGwGiimIyfdcRCLbOaKGVW
        E8VkYsY2mL5PLSTo4W/5G+rGcC4VcwHfaSWoptOWWeOBIrYJCkYL9KK9nunGZFiQlXuVM57g1Mx4gtrJhyqbO/Ax7sDTjmjbMvsJndlPpEXTx42WMMy89qYo
        3+gg3xwa3cB2SJLzRhQqM6KwFdkstnaVGVEUk0/7dcn0WowoFp7V/nc2oii2NqK4YfELMaJY6sX0Ui+mci+ajShavBAjiqWKGl/qxdz1mLqGEcVeQGjDiALn
        TsZfZ5fBNxmCLahiJlSTFUVjui0YpVPZ3kADr2RFcdPPZkUBpDgREV5nNBlFbxE0aaK3cWQWMhtEpk30do5MGYtKJw1QKewqDKwoci0tZ1YURaOHnUdiSnSG
        nUmEJ2MGPT+zoiiyFcXkxRSBYcQEIhCNjCMCWcncRRSB8GQWEUhTZhCBuGQaEchPpi6CLeJiPAxT3+IlhO0HtWOxF7dwA1DgdCW3LHGq3ybYhRN+HAhlxGyk
        0uQNqMVrJTKJE0QlWxXtYENsY7vw042fPvwY/KzDz3r8XIaffvxsxc92/LwOPyP4uQo/e/BzHX724udG/NyEn7fhZx9+bsPPO/FzB37uxM9h/LwfP0fxM67w
        e48K/4NrLrc4+rJ62B2wRzuxnw3ZddOr9jIwBqzUOgpYPWWY8ocUNp+3LsIq/Gc5cP0zWbqze7gqTkTkuEPXcoduuCoi3sTNmEPoWNh9W8kyhyUwhzrLyA4P
        4XaKZl1kXmwfn8KAZsnLpdKadEXywVX6na7UYaSIpJW5tqzM9O4rkwfHic1PdNgXrQz4RexYt3d4En+OaJVGq1SLT9gTHAUO0b87cPxow7DTRV9fNuCElLi8
        Lq1J20EjMeA8pviYSBhB6xgketEZBOfnOJrMc7Sy1flkR5BXAXaR4Wosm0Iy9Xp0EidT2F3WnHcgdrJDAvDs6CQT7Iliix6RZsVuZgTOnpoaWbY1vDo1kpdF
        fuvkYuvk8uKSc8cQ8omZD6q8axicoUimvXry3aef+rNi8r3paYVjoew+DT9eyH7vZr2oHW6y4KGA/WV503AKQW+e98B3tze1qZbW1JxcyVoFmV0oLtpYjFu6
        Hl7CFunF39xCeFSSM/vT7EShZMJr+TRUmwmtcC/b58IJWXP97dbJh3iD03B/BxEhezJSAXvznVQ4uH09xYqHjJs8ZIEvmdZIv4E3Qi7hL0jndsXhsDPKeJbi
        pWEnwQYXcX/YwY4qtUuI38yycgUqcpn4kVgv8r510IwN2A2W2y1OKzrBAg47HShNXPOITJ19j1GjvpZqvh7SdW6yPLZmJwgBZLOdm/iTjwy5z7ni9WfGXeLj
        WWCPOZdY8CuVY321rddTKShMpqAwYUHhCY+RqIsOGgoEiboLkCgWTYpDX9MxrlddqoG4O23pweEhnJv6rx/SAQ5OLQSm6KZqObDH9R1Z3MmPXYsKadFTW+WR
        V/5FhAQQXkqZwzUUu38tcvwgxZ2n/trBbuVCbGMo21f4adqRx/EL69LoOHUCYgobnZl+QiYU/m1/BGT246+waxF9KLk85cTFqeJpQp0d7NKW0D5gQo9+kDpm
        BgmF5h1e4CQHu6iI6tKDOO0BjdBaQWca+Z77acg54SVmpkLhygH9DMLVA/oswp4B/TRC4pinKUyeq6DE8+tQ4mdt++FqZqJKySeq/JK3kv/Njt98VS+CKP1g
        SPmIh/oYwseYJh1fSysr+X9skdytcNB9spPi9lTyx+CZbapTvpzMvXj/oHsCydOdGOlIBprFis8j+VwnDwLNStyebLSTxK+nlsFvIRW2TLw2nLDPH0f4xDJ8
        9hhNRRwmzzj2u7NEiti3C5XINHIC5XrzjuKdQKNRn0Brj3eJx+FxCkfvAQi+eJ+mTnRhXFo4/3lyiRfeTJfM0VyXzNELXTJH7A+C5uj5LpmjWYS0YtT4G8B9
        dmE6ugBL+bmaWkHJT64AX/mKs/REj4z15xA+3QOcs3B+nutbMD8zffLNdF/T/DyJ5Nm+hfNzDxbS8dV1s2BiZlbLREyvlol50j5/HuGzlD83I+fWZDMyvYaY
        gCWm4tQamYrJNU1TMbNmial4bokX3tya/BBPrRE+ifGGqYdtgkaIZ+QzksBR64GchdsS/cu/m08aqxVx8r5pgkbFF1r/QRdm/oMuFD3IhQtQcQHuPtmdJfyP
        PrMWnlAvcafXEvZdZpYB/64FGajQ045BdzywqVNInaPUZHw5mJ5lyWwFYpf16KvVcYAp0nCLymS+L/IQdBPl0CIv05CXMZsBYy5KdKJNC4+K0bYi9pNZdTDx
        38dWvOytzwcJ2Z5zvMLuDPuTtZRMAwseUrMDwD04HXqJ2z+oR5KVyTO/nzpNceBeSocr4CMrjJLJ7//ggxpSprPUHEolttr0P/U44lWu6ywjkHxlI8mKtJQu
        0y7uXYj+XUWd3WT9HcZwTOpZxy58pcL7rlTXcAx+Xa5GjH01wt3rVRTQBI0knckLWTPRFtd61BI3WmiRl7aosKBFFzRaVECLCtKiYqNFZW5R0RRerUXlXIsm
        v/U3d+skhvPB1i1KupL7/yDfZgeOctvD5ajf4GddzG601sfZ+IZ+8ufTDsb8aUnDQPnJJ48d5D66aR/DBX00jT6G6GMoffQaffS5j1Tcq/XRz/dx5t4/LCYm
        6yPfGeFKD7iKLulBd1MPlienm/qdH5d27odeAlJ7XgFSuStpMUr6q2iU/56H6ytQ2a7AZkha51gH/OLkWV5qbt3/Pf1Y1ifFbe4nWK8mf/nRtM1IbeeRp1hV
        LdHWFT9HWwVmZEW9hroDeGS7JmIXbVeDC9/o7MHNHev1CK2rZTzHEJwvA1/pUKCT0mHjHsL0HmaHLo6I0oHE4E1pmZiGLhM376UQxynhS8yNJPTFnzO11jqh
        JrZFELVFZTqZORnaJEQzRG6URXqKEL4O28Efn85yUjSXM2T/5Kho7hJ2ph78N63cMXvJh2IMGHs47unC6JB5OLfp2gMP1x64fO2B27j2wJdvebqNa689eHA+
        ZLfdjRs+1IIbPtgxtJIbPrAlwsUZfJEBPE17h+tXGy+G9zcWd7uQPPDlA7izwNspTvvnHQ32wJFbFOSeGDhq5csL7PUDhmWzue8BrFR+TNuI8ADfNyExJQWr
        hQUfkIIPLChY870GtKTgLkruUGh85kmnbHtcfOamFs2aFTvBKrg65NsurAtoWiU/ZCo4XlYl60y/vI7GBaCHCdrJV2PcTgPFHlMddvPfwwYa7G+aWhcV0Al2
        Lo+hvMxxiJXl488oxae285FoN6F9BTz4b7kBBSUuXOwm/0YJ02pXr3Gnk5E9vZyBuaZDLN4wXnqUhfLuu4EnZd9uDt4lT++Spzvl6U55OowqwOa8Hy0wxV0w
        m6eGJQ+MwTX/h+RNtRrQzqc5X0XyfXnsmloFDp6aXpb56gmot7mdV1xbK8D3U1OeUqOAEo7XNL0systPcis+aFtRYh9PTfkKjULgSLP5pS+tAEcwqXbXNE7o
        NGXwGl97ia6y2o927gW8I84rfecmOIyU3G2bofPZVCMbINBtkZx4AYFzBMGBOOs0kF+YMg7sADIKAk2VdU7u2Dtlir3dMe4CEd9qBbiHUMnYXQAogmesCFbE
        +nVbE7JFJfGPoFjHtKfGqx9LDOfFvQOJS4gCJlSmdA3UaSU5ZlPaw1aO1J5S3t8xd9Pwd/rqXuwlr/PSV3qXuMrH691yNou2pHBXQ9hWkllhx8uSUOQeuQtE
        DpXbnIc4ayB5NYu9fEjn+B1xLHMfdA8msx/Uu3mFYMd7HilzlMLu3z486xyMsfCA4InBoUei24fYDVcyXrr2EI29y2I/WPLzcvF29WIqFac+MI3vk49MO7t6
        Wd2DPa4OoF7cw7ewQEK3J1a4KkDV4BlMi4MwD4azft7QsyL63CKr4+VMAmtvK3JuP2PAYUhCqAemI2wQRYgFow4nDLjawRTYYwmtBieQyxU8lAJpphb/Beuc
        4JzSakzuHTLaOwaHxNfLrUZMzG+L1RUqFAMyN1n73kOMerScU4ObPQdzoRlVq01wGZNsP3jmPuPfwwCmBCeW4GQHGDX20C59ZnT7fZnjr31ZbHLM+KPjH/zQ
        PccnJqfHx+7e23uP38gWxIXR/uOPJ+P/5h6k+fPZszfN3OO4jOZxyJ0dGSbbQUbNh8XtGu4S+YmrfODakbo9nr+9nvIbPvMb+QWTtNf5RiAWpJb38LlpA5Uo
        8SO3AhOss0d0wWcWrq/xNUP8tiuwbgVpZFzkHIrKyLaVlicF/bjpaqOzPYaPlSJftAIj4cSIqpc4BuYQSukDzja0H4wKTIX2MLDHRdyCVAM7XWQccQ3bGGbt
        7M63sy9rZ/fCdnI72EDeFUObrXEx3E+D8U8v/4s/6K6nfOuJotM7ToYKoxoXBnQ/4oCKAgAiLl2phiHqxNEOHyYQfOUQzUUvn8bwwDNXxI7HsdY9IabMbsKs
        EyfFLntRERctdTHAlQIZRVDrosxvQeaXl2r5ECzwhRfzia9a57Tn1tKg02BVmVHlS0gazDWz1vjpa2wZwid08NOCKtj7oZzYY82tsLu+vamGr6QSuyK+1qTI
        99mBOw3hcAuuY3g3kvkRXujlN+cBmB39su/9jc77I2aoD2PBsPden38L/FsUf77phWjDzvvlbpTD4mP4N4ed3xQfw791pfotqWFc0eYZB0yOs5/g4yrnZfh+
        xZocik2omIqZUHLjyv1KPNxQfvrNPA2f5ZSzzZ6Gp6n8aSXxGYrP4NtZzkm/qQCQm/ctf5j+EHvWx5VA6AyLGbUQJerPs7605zmf/aRT7Nt+zFz5rB+73Gt3
        mOLSzm/7UvB3qeDv+tLzf/SvpD+hW8/yzQL0mzJrSDzHifSbCk+56c8VB+lPipstUhVFSZ+j9LmiNOo8zfF5G3+J4i9xHPq8ktxQIU8TJbm/gsuaLA3Tn3zz
        WCnWfOOFgutkgztG6slFdnBnOYV+84P7XIlaZb+eK2GK5tJaxsuos5zWiaeJ9GkST5Pp0xSepspSynQZ0DxdlvLPlgfpz+abQb6ZMtpS5raU61b5budvrjxM
        f1LOi2WshBdtOeepnPM2Pl4hgKvIF8crw/Qn6ROUPmHjJyh+okJgLO6p8ZsD9uBBBakQwKCQvPSBg8n5D9hLiL5dSIrMCGBZsnNcKIkkLNmwasPDvJpCX8Cb
        EwF4AmwMWAJWQLE8Ofa7uTQyXbaRF8t879UEKKU6ynwFLksjvMs+GpzrvKPZOWtc78YkscA3393Am4WCVQ/hfkDAPbZABtoKplQG21vYhTpyzIawHM7nMpaD
        H9Dxb7pMvUf/3x9+/vf+4zPfHhp0LYpbwav4RvY7Lh29Ey19tuQGY5WjGvdlTbpyVt1peFPCbPqZ9y8lOksflwm5TM5oDwTHDmHUzaETrWKClLlW4o2HiwvZ
        4NYdHvTi8nU8Ev3YCJX5pkDrzsldx3ia+rwT/o+Mz3yZrVNl13moyJ5uhpXDdd5Y4vimLW8n32aKT+L2CNMGs+G2W+xGcYowzOrkmU9m0rUU1YchdlozCpcf
        QV+oqDOITKloFd48q6pEUdua3SBYRuP8y85biCNsy5sc66w5bHIMtqpi2l7ScuOj7R/3q+ZmCe0LE8KFCR0LEzoXJixbmNC1MGH5woQVCxNW2oRE26RlUbA4
        qbo4qZaW5ApG5+R7VS5Vt0rtr8sHqe2bZ1YMuXsp6JrvMsvlcDQ2/530uEwe+yGPoceO9CS1Z9rosT09SU28L9xgeWAAwNc9x8rI9dnhPI8b6ObPVntwZLFr
        2PkhVmCVoz9ANODoOURXDrmzOmO9ARfGAkxo4cURcFnHukUf/LOhoJt1i75ZxQJtZQXarj0q3ATdr7ywiKzzCT+IzzNLh0Jm6VAI3wjGr9B0lVeBuQ1r4VBM
        r/JKs8oFXgVqzJw9bYRlmfwXsSUqi/GCyCaAe+CGzhE3dN3WDV1zp3yc1YWNQfA11/WA/o5YDxie3CxLtffDnqC0WIDusAkGjwLhwhvlWp29sJOg3o/AeIDC
        /qjC6CW/2gnZfZFXewmrvXTLwRpDl4dbN0Wu5sGdip+y7x7Y9+6kl5K7IS70wM5ht05I0UudUFxG0dOfDKH+9pJVgn0doHHnOlYEg/6Gy+W+Ug9jzK0OYxSx
        rs6CT5/LmyXY82B15EGuzAYTl8H9OM1BiId7lPR0XNmu3mm7uo9wBnHOfEWunEh3ZfBdU7ba6opc0sGDDwVA6ZUwVKkZQ5WaMJQpvaRpn9bwfEotF7chOvgH
        XxfG3GPiblr2QmDbw1sbrkuqcq0qO1ovyuB7Mvguu12PC2fg4BAu1zUvZrCkntzOW0pv5fX4elf5dZkOlrAfg/nl4UPhzSL9SD9Hb+21vPy44F0BuyCWTfmy
        HPLCStwoLIZHbKyzB6I/bmXxTFy2rZGdH1RDfE3p62g8sNPlQVjnsNQEhgHZfrM/fHcPawMWKeRmgaH4Jl65ETgdFoxVoTEmcoumwUDpMVOGY+7KXnYbyuNx
        mrqLK4d3HH+c5TjpG9rwjU7TXBeOPx5QcWm6Z8ujohql0ENWTvPVxVIJht0J38oHKgQJOQvqcnBtsUxOeBskho0biLPbh90zxsluH3bk3mH+bbxgCT7fO8y/
        2Qt4g/FNCZ6IfVPGxggyYL6AWKoMYpe2e9RPmJOxwFbuMFZXqpLsbTy5lRDIhrAbdoRXqgrvxmWnx8Pfw3PBv6UeJ/jjoi7JFdjjSpgQN/mqUx+dmp3+4N33
        3X+if5AlFSMHcim07tz843bKsHxAb2UeZ3sdG7x+uXYVxuFr3yd3Aiq5JRBEL4ZRib1IW8RaCv7Qy3eZ8oEzNPW8ImQhVUYrN+IpUiwmZHm0Hv3SC89/6fc+
        /M2Hh3hHpeer27dvHxrqH9o0tHloy9DWoW325Cy96N++afvm7Vu2b92+bfvA9kF7kna+Orh5cMvg1sFtgwODg4PbB4fsydr56sDWgW0DAwODA9sHhgb7BzfZ
        k7bz1W0D2wa3bd82NNA/sGlg88AWOXk7X926nSrs37Zp2+ZtW7Zt3bZNTuJSev/WTVs3b92ydevWbVsHtg7Kydz56pbNW7Zs2bpl25aBLYNbtm8ZkpO689XN
        Wzdv2zyweXDzdupE/5ZNcnJ3vrppYNPgpu3Utf7NmzZv3rxFTvLOV/u3U4f7N23atHnTlk1bN22Tk72U3t+/qX9z/5b+rf3b+gf6B61VEvza4mCPNpU4oHF9
        3hmP8XvsA48TTqhfoZwr4QFl9D8XfwWXnbKXvX7chaVYhMrjH1D+G9l3Ip+ej3Ee5vGk/9AwbG9K7EvHpicbOY0A8roaG+aIRK0gnkM0gQMQbBHAHMZKToXB
        gXjFKl5cNmClkrxjVGRZhPW+XBFPK+q2WEP2YZUzBOly3TfvJxSL2PQmdnDGIrbKPTjbKeaYQOCw3ctEbGppEVvllURsQUPE5lNOiNhoaCFiCx6H82xXpJau
        LEmX1WDGh/CF/cuw+WjExqElUb/Y6/Ay0RzzJ4S9MVLBE0r5NCpAnJSI2zwKUoLHHxLlcYFNfawVKyqjUSxYYZnHBLnIk5o+CqEI2GOuJTi+FRCFexN1sObY
        m+TlY74o5H1AKC5fKj/slBGDzy1XWswkmhBNqr8J3xR8yXX1mCec0IzLnFDiWV5okl02+RkLVHPyLsHaXL7yj/LNsCw8/eJeJZnRLH6XMbFwEOQGuaw7QROE
        084nFlslllolltNEz5SIxS43WOwCPRblETV/mOXwLWrWrWrWiws4Lu6VFxcAnxiFIdiChL+tLGMCjUJqCuw0HesgnDmtLSs1pWHIKW6VmWyt10/rJk6qYjmp
        IMdJ8YCDjQ3+VP0c8kA2IMDPZfjpx89W/GzHz+tYV8x6Yvzswc91fDGY3ZvDvNyBebkD83IH5uUOzMtxyxdv2a2wAublDszLHZxQCh92gwddUdn+fApb1yps
        xc4ltukxbrZ+6WUaIZhmJ+GhpJ01tm6msVUNja1rNbbon5xF0ryvuZ5XGxt3x9iIXWt4qdevJkbdlfvMIb38uOJaRPaP0BPvJHKOT7QYjQIpE8pJjcZvOLRT
        EnHvu5tVRsEBKEkhYkaU9Q47GZrd9PCBazN5kiOtFNVJbr0wd4smphpce6W9aHLBb7zJabRZs1eYO2KX9g7X8iV0TYMAZuYeJZa9fEvtpPXImA6CiHE+qRxb
        oNwVaPS1bD3tZKXHHs78O9B4YaInFRTVGspsRHXaK80CW2s1bDNJjsVjoBbmbtFC5EYT/0YpNZZyhQf5Dnox/8c2VNwWyelMvuSyAZJFgCQTN6OJJ1fiY8Ye
        HijxnqkoNgQMTtTXFCB1ZkKgseUvBcJ5KYHLHECiCIYamp2Ognhfz1IKlCI3z6MAvg4L3bncacHUi5zTgbfkkLnixEm+475E2S/iHUMyx8a0zuhL89iLDbp3
        2nv4nORHeBNcTGOEtRvGjvgZdVr6GQ3e6/yPkF7+uvLGrHWc3Godwqb8F3Fix5FhZiEjo3biJcJfEgN52FGIxTyN6AFsdvfcxVfAsJUS3Oo54Y1gfBzLjf9z
        UZVR0eyaA3avBQ/RKmfTAoP2LljsNRuv5HKkcskm6a/KS3+Z5xe1jLjCELWMY91e2JvkWWfJMlSjrFqG7cNUQy3DChlRzqRqEeRltQyXwGoZBbUMyx4O4yRE
        Ti2Tl2DDuI2VU1DLsKrqsOHzpqyWcbA/ZLUM12DVMqyQEeVMKve3ahmOZWoZx6plWCEjyhmrlmGFjChn8j2wahmOW7UMK2REOZPZZaN5Vi2jWqtlHKuW4fZY
        tYyyahmVqWUcq5ZxrFqGC7ZqGe55Qy3DChlRzjTUMo7cAJtXy3DTrVqGi7NqGU63ahlulFXLcNyqZdisJ1PLyFOqluGyrFqGv3msBEh6rCQKGVHOWLUMK2RE
        OZMfXKuW4a/nSoC9ubSWVC1j67RqGXlK1TLylKpluJTpMqB2uizlW7WM5EvVMqyQEeVMppbhvli1DJfzYhkA86Itx6plBOBELcNfWLUMp1u1DMetWmYJAK/K
        yrOLlHZGIe7mnIWz1WAu9ipj7pHCUb6um2/nSVyiYrS9acPqDkVdDlYGkkLa0HUZF6dT2uerVrw1lobz12dHMsfScP7vVRyKbyYTisemQ8Zbyovxrxyims8+
        EW4Ai7kf9MrjRlyYzDzBtps5l2q2seoA8ebKga1E5IioCAZZz3+B3X8UhPjwhYl+dg0Z7cTYR3+E40A4es1oiVVVkb1ZxONTadijgTQF9kNoj6KKXDkIx3Ma
        pnNR0TpCBL8uljT+DaxIKsLLZhFlFU2VAna+Cv0Ls080JbJOfXjQqIGEHY59ZEIVqVyZcNMfa0iIfVOowyVnyAXjHBD3UlTq0sEg12JrWOdfK3jXDx+HQ5FS
        eIqCjU6/yKxpVBMv8e3oUud4SPXVvXxP/ecxhHAVQDGxtIfpCmvqec8oro5f06D//8OeDjtxxXZkIyf56udl3Ik4Jk/n4tOcwZR2SzoOMzhITPVuTpAuCGvQ
        4LPeIps/+mz8CyGrKtqTc09wYT6uLXnBxq+v4UbEz4emnU+kzz1hY5jSGdSDCs/Se++puPv11OVnKN7N5wIchho38fMV9jKKbQ0rrCWE9kYyq2tpBBYCXA13
        HY33MuuRfOVzdiT4mOEsTvzneA7jbHBneyC2DT+l2Sh1urAghwr/REdajyUznw7TA0xyGs9HUkZEEz57hO6cEDULcWYmKomlalHs8QrQloSf0znHdF9uXHZP
        OHlC820u7klsQcI/Q0ZDD8TWxmqDO0NImILnXGgIqeFEoceMawu4ehpHKZNvPwiXjwMRgTlvm03nIzbDnpHb6f3Dv4/363A/DebnhY+HycMfD9NSpg+N3B6X
        iUlPrki+4hiK+aa8E/LbQqpBqYqgC+olX8Re5WE5SubIOvXoG6in6KMiAzUyF2HSj+vgfHGrq+TYDIzPeLMtsAcP5mCeoU+lzbcwChhqrGP4zF+XjuxkG0te
        Q9ZcJH9BnbYNjIpJb1QmKGl4lG+cPqT93STtjt0sZX9v7nFux238+A6Yfr2Dd568cZYj5kxZ+zoCR2yWiiJOF6vUSPQRWOLM8lVFb1+SkwxgjIJhFtml/S1J
        fz3pryP9rQZRgSa0xGDsybnf8fGjBwmICrKlKYR+8jBPsNw1iptqC8lKTDb1e3xcBzzoPp8OhfiOSngZRLJ0iGj4BikBYzreW4ehMW2/rXTcYUvRMYtNcNC+
        RCX2U4Ms1hQL1BJbjSbmAGWSBvZDEs6XH/jsKC5zSUfw+yUdiTyVbSAUfwvUoJkesLg0mfhCmKIX4IzwzzW+KO4WxMT7TD3SvMRx+hxchbQVelLBStdTGhWF
        IlFcLOhoklLmPs8pVPePlMVMUAmm+Qil/in2mhqWy7kRiNOSY/96i+3igildjy1nK4THHYWlGmXaA43HNTAXHZfKcVQkmSX08CM5PtZOLMyPVNTeuCFBL3I3
        8eUozPtFS2a/YIehzVOO6+lgsYOKKKw2kue+nBUeVls5uYjCgBvyY/BgEQYoUpNQAB21zuLCA2xYjpdxp+k8yTniZWbZSVpI6bpxb2usobFbMTqgprJz8NOh
        obmErlCMQeHV2T18iFizh2hPqW9lYaBmApFycMW79/ZSYndO3ZlXfb6pN9IMcO5T0NIbF+5s9VPxqr1mVT7bIbmrtNPoR7G2T+LwxqO0a9EnJz95Ekr3pSr4
        xRrbH7umqUUQhrqfFKPeANQDTtIE7QOlMcmjuGYNgSMC7oZhSwOO27SjqPIA/pYSJ7woXYuzbXJF39wXQqiznTzVIVJexeHXBo1Jpj4XLuUX5nOW0p/6XJiB
        WDL5ObDDTWewQWpP64wXzggmwRjlcFUQrm9uBLbyTY049wUUGrm2dGxbicYRs0DPRlMNaKaAkPcJCAkzOufhJTWQJTWaW5NMLCgEHWEO4kmUxvCHfEFarV5w
        AuYLyAVyjlw0H+ElhEbCi/guvTbBepq5CLCbGWgnk2cEGYTJlMTm51TcgXea1gcFIATurb237wQsMVlwb+8Vf528JjpNBwLOrRq56XU+f8RgIeIzL+rkEZ8S
        TtcBVvGEeWWmoSxt08k09zR2H4mWSV1eclaSuh6JVhg3meGnSaMfiVaaruQ5++g9EnUJtQmSJ2W0ljfQjZuIytGFGa7caMloHOIFvqMcClm+ADkq5hlvPjGT
        sFyxCNoF/5IK7HHB1NjgfBmxS+m+qsB7Kr6kwqxki3Gzgheu6cIiWp73NaiMzj9Ctrl8P1ahxzYCbLfJZNHD8LILSE2sUUGGrAC5YJzDQ1lpc2O3YSsIjZRP
        kMtnC7wAOkCP20ulQqCU7ThiXw4XWaeDkW93DcwYO6KRcrAj4GsCdvPpB7+GEzvgdrx0leOmIbCngrQjERgzaRdeFJXKYUpvl7wxzu5DNTeAGXaOwVU9uFcq
        o3VCh/bI5cQonHkpXo/OUjstArIHhaw5TJ6tIWUJqeH/xodYxOs+GzH7Qgif+FAHhuhwKo3Fya1jB9nA2QpTIb5EEUzJg2QSvD47H2C2X1m2X/DYV9MUh7gc
        DHVSDH/TDrn4bpG030qnQbZu1raatlV1XKkQ8naJGQf0biUVkY1MnKb9VkbDm4rovwO+zdrZuaCEsOLiQlNuBDs6byT8LI8IMQ6tcSvxKAvZlqCxRdIjTU3i
        se40wmMwnOZ3VhB52fl00v2UA/v8VuwFgVkFLBGTDPYqHexWaiw5JkayxBbp9yU7DtL0uO9LpolggfMTe9nVhw/FDlGWZIx1DL2wLMOehU97Xdsb/J12idEY
        UzCWmKqkZl0O7zaKML02+vbeIbaN3uCe97HARU4XDogrNJx/4yN/dtcExeo24210SvKeUrZp/vFgERIXvswrXAFmj1f0mD6aLdfZHbcKzfY2uOZkzOGsul3E
        /AUxH05cSCuTExVWiyYenjIuXnb/fi6NiHGkk/NlSq8zRQrEcyAV4eIWT+rUREU6tYFt1ze4JyqPxG4OHYkQ9Pb0WJI7aZz97CxRZTzDDjF/ltaAwZyqQCr2
        Ed91qX+sKB6/nMl7jszurjlWj1HLiP0uHpnZDc10tkGnc/QY5JHLIahI/ioX/+hnOO5Y9MOXq3u7eneLQ9sJVQ8nFHMrtkom7VkyJnINH8X9DFFWa72fTEdo
        UX5vDI1uDOuiMyDD4+zEBAcTPg3y/dtKiqSaRY+b0WwvzZyn3Oca663BoGIqxtdQYZ/Sk/PQDs93Ga+xoWtEb+2FyvlfVVxgPsMUQCdhdubfavmMJiZmtmMB
        E/OksB2+cCcp+1Gg4M807YSYC7lSORhXHMQ0GqMJfHaC2JIiVWZ5F8h4wEQDyIwdgNhp+Kt02OWczPB0AaLc7BqJ6eKi4Z3y6jy4zZAh39G78DOgjnmjSS9b
        BfvBmiTnvyBkATM6fjnA8VtKqSN5aezIYgFKJjdV+3ca55UErMJ8hRcuZh61ZR4tC9Z6dh2aNAsUsUNT22BNc9FsaiEOIQDTmFrGTrf2YpiD4EWlYZVKC2y6
        z+5lG4KfGuufOpvFOqgU7Pv5VcQr/oVmCHmFkQRrlg0limZaBgRaWihQgvkPldk0Z8nkZ8LwKzptzKzHHk8bSwtm8jgZyB/zIXpeQDfgO0r8WnoHncsTjl5i
        Jj+jXX9MHeF+z4oXsKyR6J8Q3lxj5yBJCdckT3+OHVyfleAZCWY4CL+o8bqlUxYnee5zONMkqpk8EqIoEz/iUz4tksTkuxLRyT9KxE3OfZpXGJbU9cncFDom
        zq2wbJbUxMIdlkcjcYJGAtYiycco4qKHtBKhlaLPP2N5IBpR48umn2KeHbdARpwG7AjgwkI+ZuUV4f4VYVspVxj53TUdXgIQXy+PSUfywsvtIorKoCncEAT3
        bPGWj5WO6mMh6MBsX2pyS5zUw95CRURcrKXbqrinIZ3aKQuaWgHKo4+Y4s5sFg7GXTQRhKpaeqdMTsksFJPjmCqahnXJCYkF0YUQuLDfHN9cCHUUIuugpepL
        npTv2pMnPs1i5uXJlERqyfgZnk+TIvVeHEBfElfU7HoeeWAa5k3Zw/7eqCd9GCHC0Hi4jWagJ/L4wl8fNxj4yWRfPaKJjXqME3WY5eDRk4eJEV+GO1XdeoQd
        9ESN5ayZNLA9qibjM27Umbz4rad+UojKPMy9SzaURvH+B8LISb7/PO61bDO9fIg++Zevf/anBT6+0vOq34KCmqfiOJ8vvmCviUfVBzJpwo2HzAUp71D6QBqb
        e9m5kfI5N8uZ/xc+iqYspz48/8Ov/Q6aYyK4u0s6KUnxLVbZ5kxERaZdaFwttb79cuzlvO0BwF7+8stFnGRm/xQ1viDIXj65yuAqs1pUDESuew4OuFYN6Oeh
        MCFQncUzsczfRlgc0M9RmBXekGR3AIh749XWsxdhaXj0wrU68GNVSbXWxqw2vY/EfQ/Fa05mH5+MvVca39Mfw70/48+4NLUvfl1hnr71pW8UMMk04Yqm+eKo
        DT7VANxhtM4IuNtFDKctxopfWG3UZ+vtHjlpvEeXrDhHGm5hiVIBK8W9E7afQ+4EjJJpwUCXX4CHgrgY/gGiJzSsnM87qREbp4SfZwdpZ3kw6Nm+b2zMe6o+
        mtZj+k7mJg5XH2Wu+E/Ga0zPQ/Fa4528ld+YtY9iqfTku3NyyWMDLLk974DdsIcn2NfVncnF0n548OGd7oCehBKscIl756A+oZOVybc/lh6z4sbHDp+J8MIo
        aUv+4YHsCBal0mZ4UkesAngYlnsUntBRlebmv2vcabzvTEdZ7Ixgnl3EWeH+5G59EAbaP+fIY8gb9RFiEoeb0y4OWzNduJBYD5ppcJjh72PWe4bglKpgCNTP
        W1CfA6gfFx/UqaewaZ/PayfPufXkrE0cPXPfj5779Lc/8hE4Qi9IWScQ9prVj8RrhtzjeFj9CZpcWiRrH6F0muZHHiHWcqIAX19woh3OKUhZNjrvFB6+kJwi
        5rCwwT0eEIhQOBEQlFB4Ioij8EesoDldoJFzrsFB6wOI7bmrhvLOUnlUtcEB4x8Dek8VpdG2xD342YufmyAtSJzwJw0YP5Xyt8XwRcWeXWSO7ECfUo2JoGLD
        f8aXM6U6emTSdj1bWtSuEmsYTG+2NTxpVufiPbm4bbTUiaKpof342Y4fPrOYKGoymnAukJ7Nsa/2U6n7REOb4qs2vqHvv/zjQM8OPod+nn0jrhcoXgc1GE5w
        VWkz/8/idLPGLZ9TLVpePWPKgoAjuEK/u1hP7mu7lo0Ui8nLNAhfVaNb7/syC6EL2/Q+/NzG+eGS5C9+L0we/r0wtwBui0u9hO7+07f+9hvF5KWPhaYERdfr
        k5WIVGnaPES8jPAR0bOrkZI7hX4lXXhow/UJy6zTS5jMnsYirw3oU+zY4hlXlv3o9+b+9k+//5HVg+4JDY90K3Hjb7nhHJUQ3pRO7v8YKNTsR0JWEmKV1WwT
        Oon2tqXNga8WNscOn1YBG4XXDjGpEtc2RJaP5hbfO7wx0dAH1sNtkcXo8ANt2I0w0RAV/oM4+ChudM6mHtk3uKdU3Gf6EJtW+J1SJyeR5Un2+x7zm0nh7/pA
        opdQL9RYunlCQaGWnHdx7ybqtiiD4gRhfaYazkJqQEU2hOzvwGMp91julZYd9yKufdyL1iI870Zr4NCZ9gv0NOHh9wT/Tnq0JOQkLE6pxmUBrvIBxMT2bu0n
        ogguI9CPMgPXh9uuxr1O9JQDrqiPDStM2fTRwEd9kByhRzO8alE1cAqhiIgW4ppH4ugRWZKEZkxfY5kXoXVudKnGKefyKXwP6pwb44pzmqeqlZ1WXbmrWx2I
        q+Ihm2qmxYODt6UkxNXiuUJwAxfxln30qhul9DVdzR1kXwMUxNdJVp7OxWmNx48zb1QiVsrw0SrIHasmgFtbXFdYlesK+eboYuoOFmu9mxd1D1Z1l6z3EAab
        2VoOCIJgoN93G601UDIvB7QjliIooQjvF4IAcgUDP6YkDZogfMJDPyufwD4Ty4K/6B3hLwuSBVMU7opQQY3WV3v4BW0q7NUWSxVXlrYPO+spcGArXxG3vxUQ
        1G4KVvN10Gg+7nPBxtpUkpEDJiu/kjzJnSAuzvJvFWwszylTAfMwq7IztIKjaPSYfQ8Sri8Av2gocOQyyapcJulhDYqLSJq11/OVknyLWyCqc758El7RUn+R
        E7V66tUIEvqHPTm3PscH217k3/P8+xL/jrOPkXv49zj/3s+/E/z7oBc+oV9hM0DY+t+Bj4cHmJaePo/3QdI/7JygcGk2uo8gClsympPzvfTBVBnnec/3Ntjo
        PnAI3kMn455X6omX47l6Hl2KObwxo6oE0ThzS5v6dgBjlTXz/nrnv/oD+qzP/g9e8uvrHWfA+YaPw8zurE8MNyIzPnaVG53zvhhKvOiLPmXOj1YYn1BgAUon
        QomFaDX2dx56hKtWLKz5ySlOOl5MO4naTheltkc9acinCKImPdTzZJGWOpX/RDFaiXCqGHWDrvqA59kqhv+Br/zz+rc98I/56ylm+MV3f6vr07u/+3f5Cy2m
        6YUoW8HH8wCwnbesv7S9lBo7jRZDfFfKssEig28L55lqaGDxn8LK9HFh62oEkIemHaa5lQ4vhhfTOx/TRsb0zXeZHtwxug4aTEaFmBnUz/ZzMOcoYoksDVGe
        gWq999beGFwDx2+n7dp+RtAl6gZNN7h69kCBxQ1LFkYJLU3mXbirIPyxnQIa735IQoBpnCb8weWxNTKV9KRaoqizSr4mtOIIWpHn5/ieGKjT5YgZA8APihkk
        vlBsgsSZooXE6aJA4rmiQOLzRYHE2aJA4lxRIPF8MQeJuHJ4ASSeL+Uh8eFyMyQ+VE4h8VRZIPGxskDiZDnCDRBWsAT2TMQmvVbgFqUCOOLYRCAX1ayADie3
        2E8ILiYuGpbN0Ufs1wof8Z1O+EgUYk9/Tkz6kuNfDIkE9J6EtGyc4iz9hhjQFQsFav8TPXU0+xv+AHcIe9njPSIGmkIInhDhCuIJe7iLNM4DzmcRp4meRkjF
        PtkjkiL3BHSUZ1Eo32raWBO9dRnBdOyS53u55kc9qZnI8RzhNHYsjbB7QJ/rlQonKct3e0XAxZKecQ1nciLk6JJrA2ABKSsREsVUnnii2cqB2JVs+DHV59qj
        HoSz7TzlwG5PaimKdj9Qm8ctVQy394pfWLaqFGkmrbyrPvEQ/n0NaqecusmDlE8Mq4DHerBbNXy/O8Giigpgl56HLSOFswpSKcOsX3fccxt37TmwhcQCX+JC
        jAu7MkvIeYUQ9xkk0/Z44NJIX5mep4hzMRVmXqB7JBYYvJHwRWwEUYBATYwOXnOduPfAoXdnFR+wK2HZd8uV3lyKLaAk/q9o6UynF2AVeGmXYPv6vJK7EGft
        qQQeKUGqOYG60LuGEoQV6Y3pVwtn+xYmWWIpkxOxUxJv+rg44Onw0xqfspCcnax9RssgYCOxGDVF61qkXYhJDrIzLkW++Ssn1t/gPlnBXod2IRUILWH+X4wu
        go6JKFQB4WfBJ1H4uSLBgsP+vIMcLENq71rCEKOVUAwArWKPEa9uYHYg8ovgAPKwKRyiTRfuEav0HiJU/k3NFd8ZXcrhvmgDh3ujyzgciTYCe+eFICgp+27S
        iy5P71i4QpxO4dpTRObcaBNH+tEnvsbuYg7DaD2HTnSJCWRxeUcWjx9MTcYLQjVx4Ut2Do34cfi8hMSlFH6ZNp/hg0TmWpBEVDILYzJcf9Hbao7EqZWPbe+F
        S7yd4rebl3g7jbdBtIUGaaO5RAwIx0EdLzGb5+eUXGjtmH45ZO8Ye6jeMZeZ9ZJ7ArnXmy2SG2dwzBVyVp+3hQ7hU+TYYC6W/JN4upiQMufH6jCXy6F/x1xq
        LpJMU8h0ESFfzjSnxNgs5vuhaDcMBUgxVRw52BjRXkPULsUcmhToBxBDP2JMszlOrzEn42almDENbRhv34k0LT+UOLvlnDwTX/3EcsIKM33AsU+uZOYmlKVH
        GDw92COUjchFHy1U6FXSM20lrIZq6AevQuuElxmwWqliqpVqInhihufD/b8cTHuv8scg8oxcPZY4OV1QT8KFckP40dJiZalzrC29JpYQZuJ8Nt5lC4qjByHP
        4GPhor05ZLxDDU/PRgUfbtMdYwHrfbamJ+9wVZabx3M6mb60nk9wrYIWxylXwARacmTZpwKoCrmk7BN6hA4f94w/t5w180aFl/OBPje8gg+PaZzkm1sOTxYv
        Lc8pnop8Hy27o/wUzrGBWlWZGkQ1d8SUJYN7A20karAu9nHd53rnRQ8urzY6c7iTRW1wZiHqVfPUGNrGIwyjTn0EOaxZsGvoKyf2r4Uent7PuvBVRZEZFz6q
        KELT082RKSgkEJlw4QKLIuMuXF9RZE5Hyw24dLRjnqXmnD4plmJ6JPmLexqX8FHcPi+6hC/Nll3CN7XkJXyTS17CN9F403QxHoHHkt/M3bPUm9l7lrwGcMlv
        pu9ZqgXoO18QyD0DTl7BPUFsJbccsW5uKbuj4voRW8b1IdbF5SO2vAUV7OG+0Nsg6rV3hvPF7BPKHivv5ttf2VOW3ouNLN/36ptl1hary9piLeeL2enZdJrO
        +RqsBj2/UEzDuGv+x0BK/LJUrgTVWlt7Gsad9JKQoVnBGBF3s1GBhj9ZZtKXK+XlnXKkPWQHbprPWroE46G9OJ7degvEaQLf5DR1pj8pUl9KVBLaWuJ7PMYV
        br8pUfk9rRuFWn8k183ba9OYsKk9tULqCcTDpcWQ3OMoNQ5Se3DQqtnPDf1d22st//F3DTyw43LjXXyfmcsNow1bUg43xfZ7SFw8W9uB2GP/s+AtE+8GWXzw
        QhjDT3mMK2r76zcw24ZW4eFQTYnzYb40Pr3OOjHim9Orsw2/5e4U3I3wCXai0n/i5rroiZ9oV/x88Kni++ENWuwt/XAzt3w7D6kybV8cwnV9Lc5rtOMi1CG+
        qsoZ4juq+ngw1ei98GLCww+8eD/hvC24D5vL18lLy+vh1iwiKO/F5TGRjvPL5XSwu7PmWTft4rSd/ao0nE8wHs0ekydhHdnwasa3x+I6EIJM1+UqKTs2GE4O
        WBRRV9xSiLajzQ2QwdnjVgtZ85ViXBivtjzoKQa9BeW0LMTIGXx2pyHF8BHSkBZ0vrhl9l7lRcUGuTF1+Sa7CfE6J17t4bYh51BMJ+dlkLGMYjdUfD6fiFLY
        TjTnT1zkmN0q1w/8r29147G+oxUmhV0H4pBSQ+S2NA3WhrRdx71oYIQ1EbIL2XHAhft7TRjKG5sZkXq0rKE2bdwyxnz55CY2sWh2RweTv7gvNW7XGCe2cBzm
        ww7WV2V65ML8f8y9DXQdR3Ye2P/vp9/DaxAgAAKkWN3ir/iHGWlIivoh+5Hgj345M8pk7HgdjqWZOMCMl6RkZZyhCMyQ4mC9cgw7iiON5eQB1AkVL3kOvJbX
        sqPJwHO05yhZ2YFjbaKzq92DZOVYdhQHtrVeJREze797q7r7PTyQsjWzZwWxq151df3cqrp1761b9zpJjXUEnYkehy221HZAw4+e0RwGqgY1QWpdDeqDsy2x
        xrHMPtdrxUvMDrQkj3nn2IgUvc9tzsqXBKd/5hR0FaUGNrRjrAkSoe1DqO7hhvAbGxGtJbzgYth8YLsICdiEoXHaM/10Zu04M7etwXHaKOn3wDjt08QE7Rkn
        /A9l3zo16x+7cYOVm+f3jKtE3cKOEDUZLuLV10aTjXybnm9DcT5ffO7ApsUAlXEV7BauTA8UrLXUcL2YLYfkX3jyhSdfzGzOv2AzY7Sxb2TXodSC+eoE7So2
        jLvg2sit0sbbxuW7TJmOmojGqX4xwUqVqGFj0ANCxrXxlrbhvxXZdrjTa2mOfSJXLwOp+wm1ZTbJZ9AXAVS7kEVtycUJZ9mWzmYikcuwztf5ad2RShKaul+s
        +7VSSHT65haxRhjWI7/7Nrjz/3hwjnikm9a6VW370tjZ9sptXXkgJoEQ9UUCCADwWNDo/D3Cq2Z0lvvGVY8ZHd985ErpYlF/82P1bkWsLRax1hTBuvh++sGa
        cbVBy3oIuhu2OXekG5+UiTKzG6uA80T/1smkP1nxKJxqvUzl/1/aaoifvrJ7PPuECG4tRSoABMQwq2exD6e5FnsTKZYp5XTUwgVH/4dcRuOpuk57tW23Vslz
        ZB2oQdrnKHwmoEZseJJNro+I3pfrWVzI4k50z8AU62oHqO21eQJ8urAdG+rhO46GoNlPcP4K23UMIrTz9x3dIvwusQogfffv2Pq+URB1oktmJBxTTolZLl1E
        4rB9i3d3wR3CDrd8p7vEUd6u39oFU/23skUYsCArOu6nb+0iLo1NarBZc68zh7fDiXhSi+0XVvkui1njtIyTvEfHtKGryez2R/QgbyCEldxUjJcRfXOUTW3K
        noLzvs3GOQAmZp0NNTkT7FEeMvIt4Dy8BG4OkirrX1tYUZR31ujHjB5ufftKwsb2a7D+9HCdWBQq1HliHDbY+EWPNlKMeAPaTQ/WYSGqTBQr22WG0t94InlU
        8HC9F/ZTu79+sN7xYqzONrJg7ug/OqHUx4YoS6iewclGoHXp5YfZaHIJbp2qfDfSE2iWqNBlixgrArUFUM/S/lfCpoHEAImEMLZeBsRUFVd0kiqtfjRGubxV
        bplVWy8n9qOJO4J2NlRWZImIWRWnEOkRUXuYc1OmLQXBWQlGtZxD8RiHo/FRHB46p+JjHJ6Mj7Mn+3H+FfFTcc6Inyr6v2m+QlBkx0c4MmXHTVCSx+oBTeSm
        2vItrvN6f9IEWX5EcXBYpdGfy5cRtc9hkuUwTW1RoP4x+GU1hrVNmByOUxwhM3z54jz7uGB7i5v5+oA7Vtd+eDw2EfZg3WLLkQwLGGpkGj+lLEqih6m8jKjR
        AC0oAyXu/eyMQY+Fq6HpCjRlUjqsk3OcQbt5Ltk6Rz09ji4eUxwQBNSWuUyJC79as3PIPvuP2oHCAIGYjyh9xeUcwcsxxQFAdIqfpxnmkLLi1yF+nixCdFRD
        VMWHgSoOs1atr1IxqAjt2k3GN2DxT5soPqxNFKeqJyN5iRXzfacd7zCy+SBHNsschQIelOJ2QwKjxruppsZpl7TDXdKOaD2QLpirCyZb3iV2OJOyxmRsxDcG
        I1RuR2LM+1Q6kRjbDiay2cPN9F4E/fFgN8zGegrVrpitKpiNXeBUV2A2TzAbLIEyCkiGWA/TWx27MSsX4Ebsw7RQqyhJsBu/KItPnCri1B1VfbBOWWgWV4vo
        S/IAu4U3eum2v9LYjdhFxm5c3xpV1hfePYMs+fsysGqFb/eOF3BYBX6MJIURWFJYWnWoa8pa/4LwwWWWp23Gdu/VGWpiBC4tPSErTxbusjXBv07RPHUZQR3h
        EAjM1QhM1ukxvU6PK/m6WWtoM5Vllq+1XN6s4brMbLa42ZKd/XwwSZh92eF2diwUT/VmFv57GSNXUv8oE2kaF+e0G/RwRsZ0H5V3f0evCF0KQjmtO3RKd+ik
        7tAh3aFR3SGlOxRRhxhdDoJXc9nid1xWa6gWuUllC0LaMnenO4+bqJsVoi+xbQMi/RL3gLUg6bIn3Om+gp+rY6s73Zar0V1Zw89lm//pdfvMGJH6fyLo5zT2
        DD50aAo+K/Mm+afy9iT1h/EW9YeRmLz9M4O6jmjUNQbXVfzq/ZX7BPvEwdFgNef/8k0t3qpPxGF6Yw3uZIlB9MTdZc06xJLZPkPHBnSIRCdKnWj1TBTRmou3
        yHsDh4VWDpLWXCj24Ql1xxYIerEaP6aqztdgtLTlsErQVjWG92obFU857blWC+ie9gPKM0eclMuuphW9XCn04qH3RoH3AzZi0C3TUe3XQMRcBGz5SuEredfS
        70S9iEZi2/V+0xxcr1l5+LH1emJRw6mEtlaeQsO7NOEEl5Vsgbbladn7Ck3n5JMEY0qWBp3UIjmUeSjhb7fJVseT2zuNzwhivIlyyozuAv7n3bRbM+7TXWdY
        6L4v6g+VlCyf6zKdYpkCuxMroXeorYBT+fdT7W0ytbcKtS+0175UqH2qs/aQ9+cq9Qz7cyAKD+0L+C0vW8CLXmEBv+u1LeAl7yYL+HVPiDUHS5PbgnXG1uGw
        pF9nMR6WNFFLvKgDs6gJSLJul2xeuAv8CQx563W9aOtlv2DHJwitykXmlSeAywd9oUEKNerKXIMFWjYhQ0ecdqSa/kRlLnBBmq1z6MNkRGeqydAwvo+AMIYj
        NUADRM8UIofFs7yjToh/ekcdQx5EAPh55LkPB3eIHMHxmqucLivk+PV61Lumr3/twGAm8Q29xe6Zj3bNPO/qrYaRaPS/QSKFtru6E1Ou7v6yo/u3xOMEKDt6
        GBYcDIPYxRW4t2hQQWVgn9EC3Y+9wdhSnCrLtlX+/mxbrMtT4hE5ReEYGwwv8XgoCpu8Hko8dKcpPMKGxksETBgQL9EICB3LCpxMO1kZZ126EePs87FgPE5E
        Xk7GigV/GLoUe8bluIorhXIfegWZydI3hz3QsLEGh3kQcYsTTKTOVxK4OsN9GWaT2Vcb7WMPEr8WsJdEWOnJKKVHk94RGJehjyniHmfPfanFLhVLQqd4rATg
        8JlcJjkTeZqX94wJyEBO68qsbs4KFCXhLwNZ0DM28TC9phAiGkrjqjcvMzhe99gDXoDBBiedk3Nsq4WL1DXz13ntN3gpkqZZVTG+kCz6dTm22cOhiBgJAie4
        q60ydxUKn5BJZi0FCFwpPe87H2++QwgjGqLIkObGVHCijhvAVWr/TIm3fSNlMeXT1yxlwQzJYRgypZBVuYBr3O2+GWU2rTEdY03DlPb4O12lpx9uP3fMOTfU
        nFeWZ3pFHqeQh1fFqMn7zRV5CZw9/HallA8tnNkm8iVKz8VSre1FOZXMY+r+HzhyZ4NzExBZhhYdEnlrHIoTWW2OSUoRgax8KImFL7gEKinWtvaXk/FYyXci
        FL6NOKSPyQ0u1LOj9KpoF6DDQaFncqzNjCvf8ucjc8mfk/kzZXzsGgi1ZW9VxiVHnn2K78R4HdnZHi1hIb/4kqr/WvF8nbN6cKdhOTq3VvLjC8GwU2+mHGf1
        j8GYM94hG2bnIruCzdoaFLPROxjrYrYsYZPoZT5VhAa7BbFeWTdyvjYe/WewMuLFC4ISQnZiKGS+5hxKX/p1vg9sH4U2QDqvfz2p3IdRQJhe/XVtCIuNK58Y
        SS1d6gtsoHy+Bq6Q9QZKxi1ymRkS8ZuM88AAVYlHo5DPi1Vph3j0EaaZbwFsUaG4OapqN0dVuDkiiqRLdQH0yGCSLgRiYSrenm3h2E2f8ZVT8YmKwGMl17hk
        3Dpj2GBNPhpWnlhuXGVEYDnGvCvkX6OHxsuHpi0/Ts/KOg87NOgVPmEYDL/2o+TKBiOYMGTWDXMwZO4SxbhdD/6x+dDIwXTtKBuTQpEsilgDXaBDE7i8S5sB
        y7soOsZ6HRw9ymPE0SaQZJ5/MM90PM90DBJLXU5yQrvn6oVAVb6CoFHXchieTCV6hD3McjTtIqoZZJESEe++y1ft7GO4VXXsLOHtY0Tgp9F/ceIUUu4gdfDK
        oVde4RXR0UfVEUSPgBGkbQW5XJjR6Z6LifvDiB4GDdC8PgKGasQ+i6fDT/cskRcjFj9tfjr8pPQxTh/j9DFOH+P0gFYhHBrRsw46kwpNOVPKmVLOdIQ/PsLp
        Rzj9CKcf5vTDnH6Y0w8jfawOYRB2coqyaqJLtW2w72GXqzhJV8Zpzi5rOy0hFxfV4APhMOfCvRbOFeAIDRtp+UnEAnxmJSOID6kRnTpSAFduck5t4m2hU7Nk
        +WAXUw4VnNXTVCqxiL6LAstKkjj7BIdQH6mSYITm4dBHr0Hyo/iidZiCmi7YyGPKvt7fRftgBHYnAJFm2wQq8hxqrO3X4eIvyk7TaeWqPU7zoW6VO1Jrdsd/
        1x/Kuduo12yGbH9umzMa/bLbbf8EjZEPJKbM4AHCRDwpQEG7TEGfojBlStqFzXb2WxR9CMnlIXhKgHXVJKwL0+AdAnUPj8WemOj1IB0X+XE5ZavxZeg5GB/W
        oLWEaRXD5WNM9QonJ8S6+GV2og+wbS04osSWHQQTZs/QKBa+oNvCrvq1tv1U0IfneY7OChFJzcm+08KiEifbJs/KQfmrLmZDU2PpUob5b1gdZc2r481ZS82D
        vDrkWa26MQ2AfE830uVCZY7jeKFk5FLNj0RkTUdEAkUDX9jcffPBajUf5fOYMUJrf8KiiVQdppkhcS/6fxw9EEXSNSvcMQ0oCT2UE0fzNoyBMpnF1lmXytrt
        ltBSvGmOJqCTk23sv8VKDuPHbeIYLzkCIdAn56gllHg7TVn6ecfcbLJjjjNELGZLtvMPlUCmluxUlP92yNfs5FOUddfcrHjbS47i9W51m/rUHK3MneqOuWTz
        bLKV8tx1vV9tpxR2QJgcw6d754jlpPz7FArZA1HdbYoS9ynUv18XejI5jkyjTF0kd9Kbu8XPzQLYtlG1C9/toxZRhbfT56jwHvp2t9pDee+laner/XNUN39/
        kN6Mqh305pCUMo9SmmLchopKEduMDDRMLFnbOteiMjajDBtFEvtL6VvVnXMtKaFV5mPAe+bUVgVIbKFc+MRWB+foB/qxlQrUuWeQeyc1Z8scNcwWQN/GMjf6
        vVlD83a0dy7ZQ+n2XLKf+01FIt/WOeoA8m2b43L4N8rZTt/tU/vVHsByVmqbQm370LGdlGvLHA3dbvoi2T2bjHI127hcqg6N2K12zia3cTE7TAnLRKerO1DC
        pxgqn+SO99Mv+uQOfK/2coc59xJyf0qNzlHiLs69jXPfoW6box/bOXcGi8USn9XfC/HYobkWgekuQOzuuVYrse90F8u5Q7fnM5H+8pbH5BTp8PX3aCugB4v5
        8OOI/IARSZ7im2U2E2SbeJ3qvMfx42iel9fGVhn6bXOZUYy75x4bg8wP7drWMuLp0w+I+UmXzQuA+lwsjUe/arNDJcHDucYB6ybNE44iBj36H+3sozAjWbVh
        KvMl587YSSo7kDpmcpeuVIbHBapy9O+wyZRUyBGpH2Itt61+SSmWG0iqaYQLJwvM1IEod3MC3OXWiTY009GCbrKWgIE3VLvbvpt4Bd46Q2J2KGwINqL/dNON
        KFRKUvLXC3W5r9LJL09tAtetsozA5ImTfs9+XGzuOal//4j0pMAqJ5pV7q8bbaqiphNLDnA+kg1Wv1bH4oyqPR80qwqJIetETcTDqp+1rGgLD2taiDG1VSvK
        mHIbmfXmRvSuEzdC0QKb35M4rEkNA6x83GXhrtvLe9j2M5VCVEMDgyaHK6xnMrOKnknQUwp8Dx7QsLsXNC4BqTq4SofvRCw5fLTTkQGsua89ETt69Hm765IP
        MwEnVFk+r0uFblbhSd7lOsuBhSdk0ZYeD4n5v5WZ7EKmUZleHZkcFiro83TJHDEbJcRYpHU2eVbN7xmPmrBSycp+9YJf4Lr2312PvmXH9ZB/J+z/D+LrunEQ
        9jAL0YhfdvOc4tynztUYr8A0dqaVt+D89hYVwzyqD+cDRk0QZsH+EG5kXZ2U0crQ1YTXIn4LwODqgOQJjZ6gqhV9zTjGBJ9WMpNc5i2LulxVgzlBP31jI5ET
        kPRUxCCll86woHx03Fyw8hgrlcT1kL7t0oXLLEXfdYCo3Ta7DHUjBiyJCN7cuCrp24As5tQSHcpmbid5fM+mjMKQ9zsOIT+NOVnzWpqJe1qe1r/wRP9CaBgi
        2JjyIVqTJTNutuJcrDhMwW3OJhYds5YRS5kbOJOnWbQz5tfbRDytYlH8THqIEsfSk30jP3AuqM59aSTftQ4WdK0fHbnTWoKaWQNKSD16DYMKsZgUYVqMRZvE
        0PwRzIQw9R7ydUnx1H68rp1dMlrogTkFFAFiDpuexTufwtdaNn2DbnNxni4uYcUo7naPdFv3t6Hr4HvCWZt6ZNAcqFf5OTriPKHOBOn0QgXi3FyDOSzwu+sL
        ur7wNVT0M0HT8pexBnLwQp+zAG7ao231icdoT3aGC7C+LMqZtKS76gUfZeEpIW1RBtyTvT1gtIOd6J84nVwrvYxedXC1eRthiKTGSxAtJEj2wbLDehg6h4mF
        PmXjGnef2gzLDn1qvXgiaH0CmCaKFNuaVhGMlerLnrj4CatZLfFDHaVL/bgd9qtw/e2fY4e6y6Ip3enEonjVnD2VJc4IXEgdHRGXyLCJ7D6RPjcXsbI83DTg
        Dpgjkkor+pRyxUAsNH8/5VhxjV1/EpCI7WTl9SWLtdcJVK9Auuc0f3pqamrB2cfXDCq4KkDz4U4+u7CpC+XrIYHAaUKSVruovJF9znFx6DBEE+wV3DvgX+vl
        136ZX7Z4ojIDQSt9W1zJVQqoK6LQDenblMM2T3G2INnhuxFGhyxMjmA2KeXzpVRYjrAhDfN+VRU86p1TJRwKUcLobJKjqKI/9BGcIanqo7BNAncaJVX+4kgY
        QuwW8z5ZutP5vHQebP2yK06+nyt4FWSfgtqjoPuE9q2o3Qk6nJa4UIKKxYUhYlbBqaC+9eHoHPx6FY+CedZxyTrenhXaN2+s5k6wfGN3guUbuxPEhZBywZ2g
        +wRvdB3eBMs38SZYLvgOlGMrk1Lq7k1wjTgTFYeQVnSF2PH/zrED6aAlvsqt4+Kxjj1xUmnjmSc9vgzEDvZKchnI0ZeBAvauAyu2+CeXgfQPXAby2AYVNnrq
        RPEykP5eRONS3wStPfgQzlpktCRB3Sv/Qb5QDX9+TLlAHS6CQ2UnctjON7IC/VInuDzMENwv1MeaIC0EvSMz3yBhh7mCYquZt8PwcccVM9PL2mm25UziSp5c
        tCASaZjnYr780DeNJ4dBqQ2JtebWtxP/Cg6T+B47AT6EYR9LXDFbWsaEyxaEufbDSjY34fSqRrKf0Day28xi/17ZaUzaX3PYaeLtGRWyscPmK9EJ24tXN3Ne
        0Vzh9NLlfnFui5zZZzi58qXE7Lo7MWI9lPR6P17J9U3iCaI9cOyM84al/iTc67zXL7/e6d/rvEvx9N1+XMIJMTR1D2d1NKd7aEnWOO1hPgjtoe0H9yXTDzyG
        rMVSmpZrnKO3HGkjIY+cxYuwMTHpIoQMtWh/8Xpf230kUfqS63daT5Wv20n8JN8DlPghvgso8VG+DyhxxXcCbUMe8w0lTVfTVDwkt7cCXqWwPs9rX5hLPsHK
        D7D0UuLjEb0coKmI43R6YU6xQD3gmBunWG5KvOGd4oOeXW5rv2CBKmvfk4SCj+qaiRDwIRyUZFaKYM3qBO4fcpKgbq9UXpZ1gty4/RR1uTb4Z3YYR+JluybL
        ja9VVlVFXAA3NIXfAIVf5auAbU13YF6Bd8TUe4I2d77hxfa4xIJaXBL3Yhhz2ShEU7bEKq1wbo9us6pkxHhF6Ttjkb4r9g3suhaG3Bfc5mCWuMfrPqMyn9Va
        BZX5GpVR0x8SVgro4sSInGjwD3ZUjH4cxXEdDP0UUJn+Pq6E1HupbUK40bL4p3yYMbYvSgqs2vcw33NU+W1GV7v+tPiiAb0byu4w4uKiLxcXWQKAu5kojI8T
        GRSYLxOwyGvuOdbAKNXE2QUIyvd46fmRzf6DaS1HDfoFSoz4k9sBXrdIbrbudauTfefYDvCUr+0Ay34GEVCci/2H1g2PrN9wy0ZRA1CxVguIibTplgdXZ8Xr
        tmhtb9Va3Ds5VPEuDkfj3Ww1jxXZkgSU/cDzyaAcSXYRGGez09SUsP3LhqjIUXOJ5Yjmkp7ntSqkLc5QRPPvoxS3GcX1ziXrn2/NUfvpR5+iAjc8r9ZQl+ln
        /1xyy/MtrRT4UUq8FV8NPZ+sm1MJWjP8fDJCDAGVs/F5ooCpLkV1tVrJ2txDiMrjj56lGTWg1que2Tm1Qd0yq4bm1LBSauPs3GwLPTV5F+82Irr5UuuxOmtJ
        rG3jMPvarMP1PZ/0GKXuXcQumB/zn4EkjxbEmrbsa26WvdGWvXGz7P1t2ftvlj1qyx7dLHtvW/bem2UfLL4dLL5VA0UDZAXDuD2ZIVD+aKTtozarZZYaajMI
        s67wHb1cl39JTdEawrK54zzMVpuiv+fKoUS8SUT/UE6AKdJYbTbvDhH7JTx+zIoOKlG3mncqvlXz+0mmQ87Go1H2L7ia4kVh2Q98nf3wZDs7JwuiR/Eyayie
        2TBt/iEbD/wFR/V8S22WLIksPE7lRdirOBHvOLH3W7KeemnX4YRNUlqv0l9F36JVojMzdXEOhozZAQeAX2LKzhOl1MxhVDaytNvxDRQgh6Ld4lzYkDk7o2gP
        S+MoMzymFMrgyzvt3yNno1hJxnZyKYVfhWyP6vPzQkrdzrl3tKA9t1MoqFErHBjHDfhI65nD8JmLwTwabf3uuUGTpU9URFLIBXFLoW2QLLQluO1FMpHT03Zp
        NRRXVo62blmVyylqK/66aEbbGkHfCv1jzrLChkKskfoWrbEse8Q2bEvMYPEh3HZ8LzlHk9sKOU8nO5AT8v//YHi6nfTXrTE02VHMzq7N2KRMA7jqmJYGV7pJ
        meq4oqRY0S7661bRZqloV9eK9rRXtEltlor2tFe0uVjRbhxbdaloj1S0u2tFo+0V3Uo1cEWj7RVtKVbU1WSkt+St8mJxtRet1V7ABGZK/NIyOEr0fWtXUhSv
        cpp2+eCPjSTb1K1qy2rZ6VVH9u1FTQZRgRZVbJ9VN1cpR7BYsZzbFKbCKtljRoDF7Du6VgtDoTi7zEsxmdT2rmTVAtp5W9cPdnT9YN4TdwTRHzvirQmqxnb3
        +29drYp1Sbu1S9oWnLI0zMY1FbIigdoa/QzI0KUQrPxO+bGAsyy1S3606vixm37gNCb6O65IPVZWkDhx3KXaLndF4iS1Y/goRcBcETdAl83bGTWh+JMakf0k
        hsHbZS3XoQsIJVTabt7Nzhju/RLLPHa4C/UMey7fO0t7IaW9nmX7p8Cvs0k0S/tXQ0Wzs63smNSyvhTGZalkMUyCrJLXwxWVtMKVlbwUftRKXI2BPdEaUVDa
        dllMHmrJ0sfrx2O8g3XAB3tD2GXwEj3UPDOin3UT53rdTFIzabuNJW1u2UWFLB9N5LibwlHM2mXYan3issSSd5d8iR0nXb52blKi+A80gPsYY0MwcvUIFwZ9
        FcgJxPQcXQ1u3eHRDXbYor8/QKm7q5bVbSBxl2iqqrzuuH+1F63VXsxXmcNOoEQ7VR0/qyfWjMtumdh9EnOfC6sVsLjai6XVXixXRfue3ReLiy2+Qh8LjT1f
        1cR5q6op8ZkqSHFcm6nGIrRarmpCfKmK67a4NlONE44sVOGvWmPoj7n2V04uQgc1wTnzLNLWOOel2gqcM1VbWe907aPiHHFnU8M1jbr9/VwwXtcFA/SjtDoP
        EYqiReTRjs/KRx7RQKLHhJmCK8FT5fHxbEEtCSKy9VDiAhrrTnks2lhEBP6HlhCB/6FlzLUFuHIYZz6oc/zLemxbZT22M2U9tlNwsM3jX9ZzZKms58hiWc+R
        hbIcWlfGGHDlHHAfY0QMpd4+1I+NyeEwA65iAFcxgKsYwFUKgKuMa5DlGLwDcBUDuIoBXMUAriLnnKsBrmIAVzGAqxjAVQzgKgZwFQO4igFcBTJG3ZuS6U3J
        9KZkelMq9KZkegOE0dGPkulHyfSjZPqBs/eF0qr9KJl+lEw/SqYfJdOPkulHyfSjZPpB+1rIDtd/YKtTo4CZeoHsmF5J2yx1qeTdvzQK+L7NZK/rTM5RgG/G
        3jdj75uxhzi2dCbbL/zCZAYluHIy+2YS+GYS+GYS4IRkwaddoPsk8M0k8M0k8M0k8M0k8M0k8M0k8M0k8NuwQAF9foxBKWCB6Xp3LBAY2AUGdoGBXdAOu2Bc
        Q21VDBoY2AUGdoGBHRYf3EWuArvAwC4wsAsM7AIDu8DALjCwCwzsggIi8EyHPNMhz3TIa++QZzrUBRd4piue6YpnuoLLhAveql3xTFc80xXPdMUzXfFMVzzT
        Fc90xRNc8ANdppPqB8rhAAtUcILz/ZzJIstaMZFzJOCYcXfMuDtm3J1s3HkPcAoTWdPWHaPvmNF3zOg7ZvRxKL3grLoTOGb0HTP6jhl9x4y+Y0bfMaPvmNHX
        +mtlQQLfP27N6cKt5TjANaBzDehcAzq3HXTu+HjGznXHn64BnWtA5xrQsQTAXRV0rgGda0DnGtC5BnSuAZ1rQOca0LkFHGCbDtmmQ7bpkN3eIdt0qAsOsE1X
        bNMV23QFQniYG1ilK7bpim26Ypuu2KYrtumKbbpim67Y6ArRLCeIj7XjoIsnzayrCz26tVOIuHudqYbu+2KPbv5MjwbCUo/uR6tHQ2O5R3dovgcVASA9WlzE
        8pDU1kTfz2kRyTCnLK1IwVzIUjRA8fvxEPe84nqtG4MbducxP6IkatNHFQl1k1h1k2zhSAFqutLjnzfnLlvlHke8k68l6d7/vDl52aVPZXbTC2VWxc+bs5dt
        +lxmO99AB1D0Kyu+TR/L7FAlGQqbIltkkpVkABHRdt1LMkqIbJbpXJKxRcSRKQ8xoFgnuE1bMdiurRRs09YMdmtrBbu0VYOdfFhbUlu1dQOg6gPW07juXj1g
        XURYpxkFlDfTYIVgQVZbOLIAXOcL0tvMkZYjzk4E6fmC9GKOLGPe+zLdoV+I4y0/XXLG04v6Svgu6x0XzlV3Wb/vym1tyQMlEMmDwwVYEr+Vu2cxSKA4JufR
        FsMBOoNbGAwWQ+okhQl321Jy74vt00vppm4LjnyfhraZdBvWvHG09I9dG8aRxUAym3Vr0xLz2PbpjbXE3K5aYr58XeY3jmiJpc9e6IXTduiJaXvVRk/MhwJG
        OZRbzLbYjHZzPTFuFCt84eKA90SCo0NoXFMjx0+cqcN0siNGl7ViuOjTGJPDttg9ddiirsvKAXmR1IX7xXwkVDhEV4/SjooKhdSWRhOx1IYYVzfGCu1t9WkT
        xxN5fVpbz2GNrps1zti50ipvHitMsN0O6NPiNpmHGfJJ255kBTL6EtplsaN7L8UoO7qHCq4Zg9FW9MmwR3TmoClajvzw9puWMCTu1AtF3PwbWK9eqBa/+Z97
        7dIkckd49OMxhMd6PBQem/DYhsdOPEbxuAOP/XjcjQer0B3B4zgeD+BxEo9H8Pg8Hj+Cxyk8HsPjx/H4Miuhsb4ZHl/F4xweU9z+i3b0Sy4iM/zzWX4+x88X
        +Nni54v8fImfV/k5z8+X+fkKP1/l5wI/X+Pn6/x8g5+L/HyTn2/x821+LvHzHX6+y8/3+LnMz/f5+QE/P+QnHGFQs/k5zc9nHIznjBO9wB1pceKL/HyJn1f5
        Oc/Pl/n5Cj9f5ecCP1/j5+v8fIOfi/x8k59v8fNtfi7x8x1+vsvP9/i5zM/3+fkBPz/k5xS36iI/p/n5jACcn8/y8zl+ov27rJarOzLvyhR72Y2l0S5hEzTb
        HeZ2uzFne82FvxdquxuzB134Keb2S7Y3JXhLgrclWJLgHQneleA9CZYleF+CDyT4UIIpj4OLEkxL8IwEMxI8K8FzErwgQUuCFyV4SYKrEsxL8LIEr0jwqgQL
        ErwmwesSvCHBogRvSvCWBG9LsCTBOxK8K8F7EixL8L4EH0jwoQRTvvRPgmkJnpFgRoJnJXhOghckaEnwogQvSXBVgnkJXpbgFQlelWBBgtckeF2CNyRYlOBN
        Cd6S4G0JliR4R4J3JXhPgmUJ3pfgAwk+lGAqkP5JMC3BMxLMSPCsBM9J8IIELQlelOAlCa5KMC/ByxK8IsGrEixI8JoEr0vwhgSLErwpwVsSvC3BkgTvSPCu
        BO9JsCzB+xJ8IMGHEkyVpH8STEvwjAQzEjwrwXMSvCBBS4IXJXhJgqsSzEvwsgSvSPCqBAsSvCbB6xK8IcGiBG9K8JYEb0uwJME7ErwrwXsSLEvwvgQfSPCh
        BFNl6Z8E0xI8I8GMBM9K8JwEL0jQkuBFCV6S4KoE8xK8LMErErwqwYIEr0nwugRvSLAowZsSvCXB2xIsSfCOBO9K8J4EyxK8L8EHEnwowVRF+ifBtATPSDAj
        wbMSPCfBCxK0JHhRgpckuCrBvAQvS/CKBAsSvCbB6xK8IcGiBG9K8JYEb0uwJME7ErwrwXsSLEvwvgQfSPChBFNV6ZgE0xI8I8GMBM9K8JwEL0jQkuBFCV6S
        4KoE8xK8LMErErxaHc50hvCzkm54Etf6XdtyoCQPWsph1xngTmljCWgXKcHEgryCBwAcZMV+MTPrln4E0qdJpE+rjVx6xbb+/0r48Ejw8xmbKQhbb7zPQtua
        6cyalb5/oTctp24UhM/YtstUnJdwNithLV7vIYbAArucdcT5NG5BOem6vbgvhPsBNbz4HdbwdZp//Ee/9nf/1Rtv3ykOTWy5NvDG34/2Orm2ZCNUImfA3QJi
        JGGhzDdG0SJccrhsE7din3Og07toiT49X2iJxohMcMUyNTWSr+2u6nmV+ZZtsMTbSJ/52Uh770bnuKNRFIJ5ddllH4wr4xqg8ra7ap+rcAPoeuiiiwFf27K1
        x1w28QEeMvx1x/WokXz7IhK1EdyIjCv0e9TcAaDqfXjIYlMecA+m0piNZCdB1A8uEZZ+XDhDLzO/oCrRZeIitlNrqkgfimGOvBTB+wsxTE/eZd/GsfKTB6zt
        iMExqKuq+xyVbkjfmDW9DKIBYXdUZa6V2FwoOs4ucny521PiXL6UjvuPOCJwtzub4KDUUz6Gx8suNy4dfGzsAF9hGGXvzmg6G8by8B005QPFlp5xGYhiAWaG
        JaUwZ2ox40f86DXX8QlwHWCDbcBD4ww2j1jVqnKe/yI0IKZaRPsRsxuX0pG4nNpxJX312YhNmUPdHR4chrUeetbS6EXubn8CkPGl6vKTAuca4EwMEgz80MqV
        qw6jnYO0LR3msaMhcrF4MU4AklkAd8NZ0CxNatxw699Li9pNh8YJnQiYh/BYL2BWbI7kDqiXAtZB5Ket//ON/4XY0nTqdcJOlOoUDjrQrj32vWKG6B60eZd1
        d8wl3RHz9dX9IeDr4c4VhqfCgKUefs8+o0p8u7L8BEwoRU+cxQi46aGJjzdc73pOdcVwDaNh0TDiQ3GjsExRXxK0QXM/T/n9AAHD824YZGmD5wMUvfxzBM/j
        FGnsJYQI6CszbbfxKCTc/dEEp7qvWTRkBLoyrRcC6Hd/94IBKFK7DUZZBqOi8s+q6a/+nFkv/Blh4pjtAR2XWfKAmIF6EPcm99gPxXXV2TFo8a7o06LLPWr+
        6T//7cvffPG531T7uEOYobgZXFiPZbmiF/BchNE9akWA9ZheXYBn46nXuENpb9pXmN1fSoKR9Bla6u+1IhWMJKVCH0qpJav5AZnvxwWNHIl7cHX9LvshCmoH
        rAcpoJnzACyPMtRVCKgDLrjXVFXSlirjBoaWlKIxxPE2DBFovCCI8WPMtEdsvhqmpxmMlmOqYTF/jEJ/xeErcukLvxgR+vjg3xLClctkRUeMuaKj9sfYgAXS
        VR3BUgbaUKi4/4TioEb0wTuMyItluh1lru5Y9vN115THxXhyfEK0SromrvCFSYmGKmhirOvYoQIM3Xqx1TfEL3CLaD9sRwVwDo9rybwBB9STpApf8IGqinN4
        7MB8RkDb853sjtpl59TsvT78nuva5/xJ53z64d9FqwYJ59Laiqvpf/jub/9iaQUAcVP720X4MAjn/k4UhzI16csKdtfiF86KL5T77aTe5hu+1uYYXtWb1meT
        0hlVK+zynz7b9vNzhZ8d3uNLZ85Sqz78JfQoQY9+Bz36w7d/yaVmvvPdX7sAl9a018Auw3+ZQa6r/wA9oKmQCm1gX06CIxf//c+9uDb8bZ9GODhy+upPf+nD
        Vu/f/iJuqReG/ws0ou/9A5TxBpexFvURJGyqcShm4ziXs/U8RwggmGsrmgorFM6aakS+BjIVglD5+TTwZRr4Mg18uarmYz1D0ZbngSfzgHafbye1e9knYO1G
        8yD8hy5Rg90uE3s3FhN7N75MjBXtaTHxe1+HmHjZ+bKRExfvE3sr7hP7bXJifTEYmgxUghYU+0VBscev7fTfO+L0iPKJzBkhvoMnk3ZJsWfudVO2++tyicyU
        nwQPMxB8CIwDSoT4l7KMc9RHhRAVd9Q4oWucyGvUsmIPI3zz9mlh8cr70f24VmvBhkZoiUP352yT+Hqe+Lod7rDYSk75yYlrzf2XaD0p66py2H91RixPqQvN
        e6avhN9MnDWTwXmhX+tsN4jIJ48/l0WPi26fsCrJQFNdOAkTICCleBfz2FTZ9/g8HleMaayjv+8Oh0KTXEsG8YV+58sT82eAGhXT1nu7XY2H5HzCV4NIHFR1
        2jKd87raMhg9xwYJ7l9TAXeADTqmdgRb6VQXx339zDOxhX6nkMnhTE4xEzVEDV3MKnPESoWp0Lqm7KxCm4uXZ/4CC5OLlGf2gp1IXLsY/RVV32UNsWWbMIeT
        QKiO2+pEWFj6tjwXUCvmQxIg2ThDy3onAYbmwzZVV95d9hY4sz9gbYYhmgPWJgporSsKKMv6phUPwOILLlzScNbT9eNw74M9NBAruMEeAnwFxEslCa+JVxb8
        KicCcAsOunBnkzjfxIo+B7MK9PRhmYZtj2B5w6ws+3M8DxukzejCySTirhBW4GDy8dhuTsYDTYvPY+rusFiPAtJoiiUpBefuhDXw0X2P0/JgW7L0odOcDGlq
        lNK3aJkPEFifbkY0jy8q4kKzOFBdCGfd5bOwkPrE2eivwlXTXfZv4kAxPGD9BsLyAesVhEQlvIyQ0AyfRZa2u6eSoX3uS/rH52l+uxepsgFaIR/S3nPwwsmR
        ZGCf28LF2DJNJZotApPo8zFtsNE9ISjEatyQpVCVmexgfVSSnmuY4YAplMqqqkYFVBmABaM6cK1L82AA0BvT2Xz9dCjsQe9qZ1WDe/dD7BXQZMMyktWl83e8
        7cHEgRkOBR+W92kTCYdWlpv0RCdFpabKBmXYCI+dVh4StZUSn2XyV9EPw4TjI2y3Bp5L7yNkgEY0rc/U2RXXScVOu4ScE8PSRAADLElNuNCqbAohFeXssmow
        Vuuwv+qHzsTtfiZrVGPILcNWJE2D9SdrTDT4rTqb0oQ5rTyrN8nWf4FICbZECtEsgGkFCz6u2Z4mW5JCL0cSq7CNwcKG/UQCdE//7sM2xqKH/pC3ok2WWNnH
        bQQeeJ7qFMM/veDADOEesqwPXhZsetmSBWFhXlvFBeEMy3qH9Z+mXvtm7g/SnBsgjGLm+mBh3rPxH67Ho/HldevIYvaEDaRJSStZFgRN3btsmMHyDlgpTmMP
        WLxJgp/1AZf98EK13S3vc0clZq22EI6jTcQny3TX+wDoTj/tHyf8APt39BNYfVAFtGPQCgjuoCUxpBvpMUQ8QSM+xCTAIJPZRAY8B5ujlwgrNw9OX2GIGIAP
        NBeIfA5ow4ox7IEIDrRxNFxNV8kAgvLT1Gr7hxkDKdzVt6hxbMWBpuwee/gu+wBiu6x1B6w7JTaUVA9Y+8WITX9SAWfP8WivmLYRkz6egkcnRgPwsxP9OK17
        JPhZwcNZwesKBQ8VCu7PCoaMCa1NBsFVcZzv0ksVlBL9TV16j+JDsNr4uGqAwwmw1xFGv4/m7KAq83g9TfSy9Tm+Sh8oiCnPsacgM2st2DjmE7caUzAeS5aY
        PGT3RenGnzx7lw288QVRLmDbTqpCKEx2R8UbuZBhskU4rqV3Alt2AqLfrtHWyvsirU5eGoWNwuL78t5VGsfRSxeTgYwKibKRL6WvQ4OFtpm/BlxyPLFhiptV
        yswkwETDygROw/ZhTVB5NFNoof4I2642tWaNQkreMPumWXjXwSyfxrZA2wOUU1jrwmFOfoJAoSciVyqEpMEEuh/7Db78b6QqC/vLoXgdgv3xcI4aHEENZtkz
        arAy1AC8oqwCejAoJGTz4tuwMzoFDGHdfGf8lt4Zn9c743N6Z3xW74wzejMc1QCg6LZu6IDhwrui0I3hJkvAlJRpKRBQy7QOqN9leH3zEEREcNBkLVOXMGc1
        0VHGIrFzoqPMRlcSP/rrFMXTY2rJgZReMaVUpjkq3LH8AFRoo4NaikkYzBsKjNWMpq8cNd/Coq7G0z4IqlFuAhqMllrSUru9pYr7BPkkepVUriUjZsP2QY39
        MPiwA9YPCXb9vKDVRwTJnhScCdRJK51NRUUeCzwIe1U2WWzwnZpyCPY4huClAKuyosQN6TZmpXDlHT4B8QBm+DwbZgLJBNb2G72sbAKBftKTsVM9qJy4h0p6
        9zjXscuygD0qqrLN2QmsX4FwjoX+rD3iEaEHd3YWNsyKmKG2Y0sbGdJGe9hgZHk8aWRWzjx2PVRousdNTWQFeej7S1AH7cGwRnK5TeYy7eqpxZatmK1rANQD
        VN5L9njci914Il4Dpmk7KLQBxuqPMAvKJjphRwCapOk0zbm+dJsYA4Js6PheaF14+PDQPpfVHj2xj8PKkNvdk1RNg70YJP3R34A35XTRBj5fqxo0uViRjopu
        K/Sre6H6wYWe3ucu6OiPo5uv6B+n9rlEVzYUyuyFkSIq829yiY6KxtXaA+wVZs1R9jRBfcy0girSC1Od2FtSFfqQRoBZh4qIc3sYm2N20jubj6uE0rLkpET8
        0UPb14m+FIX6RIsm1x1IZ4NiMkCw8uQxnwesL6zeAavCJ2GbjD0XCKRZte1ulLHN2Q8zcxBIV5B4D7szEVlBvngxj2nRWrLDe9cImfLyo28GOfTUiN7ry7zX
        EK+HfcG+qoawL3TsCpJnCIjXok2Bah9KHLMpOPn6p01BLIqOhwmmuDchdC9DwYeUlXlai+3oSDdwFoBuoxs5A5gxf/Y1wqaG+UMzGORZot0lMYwh6h/KyKRD
        Ym7WZ8XL8a7t2lZo1yZpl9LtwjCHYogrhJAHxveYM6RhNuJ+S8T9APsSS2FDscFDRTqIe7BDD5akAmKd6gExP8TWskROVBEBEZdIpZlyHVNuKKc+JTSLg/XU
        qhLOpxy905XH+fa5RTtdCcdXAwjKhDKR5lOGd2lLH1braHcaIHaYuIevioVJyvbjkvs05RYOxlWD99B8dCEKmL7bgsjfwlR1QSBO38vnhgP3OtyNBdvQ5BiM
        uqDrOpowCBnpX6i0OnczvNW2J11WdbOOsW4mrcnRAyynMQfA4T+5xalN1tj0msX+ELUz08ncrAWo8nKqHhZHTHudL4v1OAv0348r+9u0nd4xfSX9XuMMTBo3
        2BxzHY0yIs8LSYP3lkYzvBT3Nqe+Gq9NL3w1rqd23AOn10QkfBb3lNJrS6983d1rWaB8Kun82wv2XjHQWygLyyj/4F/+xq8G2Qd/+PbzbvaBXnfeBZgScQrf
        7DoA83G0vTZOii5+A9wedFxVZTz9M0ssYRKAfEmiTv3xd+272L6zM57+sc7Ahu6ydtkXkuhk3R/GgQQhPkaNKTFi88v8JTiKYHyvc4pIXZpAmG2Y4bHbvDtu
        pHfHVecQDVSkGtPNBjOftqqm3gRx4I2m9znYUW56TxF57hFFTHtMNZRR8YUTpYxs+pU2Hxkzl02wPsDWAc+y8UXwhFR+9RoNVOMMFX7w/pH0uf8+MruoJ45a
        PdDgsGxFBaIBSTU9d4x9PvD+aXyplUHsnUqcE6DrJ6gmqYR6vl16bo9rz1jNqXM03h1zIamNYGuifsY99Cq8lGHJqcmLtFU66X8tTST12OfYiToMZaVQQ069
        MHYEWdZBOfpEYfaFIrFZYd+3jwjgp5u/9o3frZxvDn8zaXAlX/0hnofclL9CjW5cAcl6HzjpCTbG+DjbM4RV83SfeCn/N7/3z4a/nA49yVOCfntPpM9dhEEx
        MDsRZCUgD/rjNbUaZJy/4E6kv/FTJ+BijX9Rxt9K13/lt6jAx77M5h1R0cafhH+px6+p0tWnm6jhfHPom0nEDftbn617Kmr+V2mjrvL1KakSjoVQM9UbsaVD
        PnGQtjXUmqZ9Luk/ee1cHKE1PiQAHk3Z++uBzDiqtcGGHLkP6EEjeiqOVADZUR/Rx2tog3/qXLKm6VBBas0jNPciSux75No5AuHkpwGSa00b37DlyEqNJqNX
        p2JNSplI+2qnQ9wGNUwyPCSmL2T0mCcI475suDJQ9AkoMFx9BhSwpt13ZTyFbFlPRT3a5wtuni1sV3UQCHU2o5kqbFMu/P14EMrFXnNS8Qj4PAL+1aeTwUvN
        yaeJnelVa8/RFk84qnyOJuJA0xZmjkHnEyR6AS1iY/oojchcgE3hIKIfb/gnzepr56LzBBOHLcVPpN976gQNKL3bj8do0qvWnYOBJQIpLQNXOCbKOnmi7sPg
        IBGn12JYb1ywgHMj1d88dI4QJxyfrFX9l2hu2NOUOPn0NFYLvb8U9xEGbLIPqfR7NNq+NJmyR2owmqR0NI1y+WHWmQZ3Zli/oT6s4QQgGYeKWovinPNNK+9F
        4uE+yTANFRGTNB0+Rx3o0x2QfNQFe1j64F9jL4rSB8xM7oOISfvUmkuYEtOUrHtBOS7xbNA9sIZ1F1BZ3oWQIW9GY4jbG7A8j4eiwUMx1DEU7NmWEk7i8Xm1
        jkenhB/HqY0BONlG+ziUpQ/uNRhczPoQcR/6MePXqEj3IJIe9OP9pXhtrRLqHpR0B9ZIBzJXgYCrGQUYyNedwAKE+c41SMD86H+EFYRo0X0Gi07W+dQksdLs
        xJOisAXOC6shCiBIcfTybKAezK4p+z5tojXrnZv1bk3Wu0iPUD+mCAZDZtka0zt6j95JzbacH6F3DZlhIWXhibSWxhc149EfFhGyi+XZK6j+9cUSBFq9bKbV
        pzFe+xT1uO8RWoD9T1GJfZ+79hRxLL2MBBoXkjWPoE2fZjfZ/WotDyyhI/qaMHhqHRNXA73n0GSCyCVE3SmiS6cKjrZH5IsYo9d38SRvrtXznER0X1yjXRNX
        Wkpp9TQ7qaPtrPoTCZRSKCg/iPDhM0boXEr5dA3evbBZsyF5+HI4fyZ2ZTRwAQ28EC7tzfyORSWly78y+eVx0NY4TKHW/PnvWueb/dPN7+Fwl7oZNV/gXfLg
        edU416QZFiHXH1Cm6nTzZ6denVr++kIJ2f7cHC5zxjIyNueXFr5+4dIzz42e22f5aUXVgPQqx1UNSI/dHvgEppS21VoYqhoMVk4ktQfYcUL1JwgqVVUaOwOh
        P/W+TLk0L+dL611uvfKl/S61v3dF+/vz9vdy+/uRa0X7+4vt7+X293e0n2YXsRpEEEVftzGxtsn6V5hm0C8jDEJv0BnFEy9KBjF5KDaUDJlZsxZJaz89IiZH
        K8SR0VgnbaNBG/L/F+NRV2tprQ0S8uqPo3QttbqXViiTfH08tfX8zvYal5ZflRCDRtww+9rHCf05vq6MU9/X0BTGdk09ow0J1FcvT2tCCvROAMGIGBRCzSYy
        lKnJ9Vjfm6apO5SLfvTxjyhnVy8+Uq/iK5pEsDYdMGGbhKzp50xSaxtYYNG5pzQWfErVsL6M1kMjP5Utf4aRZyNPIOz2uXqFiI2oeff0lQksF6IfOE7rB9bL
        iakBWQm9HiJgiW/D4aAhKxTLGyYS54GMqnEJJxB0aFNEzw0qMkAjPILkbBNkK7cF4iSAKfKKJs3LIoDF5TflJe6EOTGGyIeozr1Hz6Q2wgfgK48acu44K33o
        C1olJn4T7wGiO3bDiu04u+Eg/u0bUAFwMQgs7BFHDmyRmL1RJmyZC35EhSIHCQ9KPEvgw/SEGQApWMokjAXFHVOXqQjuLRmuqYNmFSvydEWuLtdNd3PxwFY6
        H3wApb9vah1Pd6U7+FRnRFgfB+gWg0A0VPi4CiHpe4e6P8knwH9QYrqZqgB//z33DL37iXT0LNguV86EfvZ3aH/0VuSxn0hfIpZkj20Rz5TCfS5XZDKcJn4g
        LGQCt4MWgw/yTmC4JlJHRgP9IJ5HOXdZ+sTAY6qRkBwNzC4BhMvAYhQH6UGFzYMbFseI0rc5Zbnn6BRMiAfELIPB3sCna2n/hOgH0fM829UfUU706fDbjuOf
        9yYVmzIjlj0JwHslVeXgRwk/aEWlsBINng4ueFLWRqkCDRAjCA+oCALaS0vsQbrUdC8l/jQYu2n6UX5khOZrQImsWRI0y9hVy01iR5Xf3H8h8S81v35e+aww
        4Vy4yLcK8xTKpfNeuohDiAC0REDlEhNRUpXP8PFLyAoXZu2eymKtSZweNAtqTu7F5tTXv3Fxeqa1MDV54eTIRUUp2F1rytYbr3Mlriv7CjobHrCgqVUTjbe6
        6L+FAuQqdJTvw0Ea636zGJaVuvkaWTlxI9aqg/DDloFh7fAKRH42DoeqEANSbLtT2+fUwu94Dk1OreEcsKRcVBJwNuMZkXzOOtqg++lZu9D0mlTRVVZaTkrX
        WKR313QTMEvLTybla0mVFQUqI5c+fVbcL+UlwwMRl+QUSmorhD8D/aDPnB35jlGEFMDBivayNNLpaB/a0tG+0rUk5PaVqSJgKTDyVMapmL2PtDW12N1iQfpT
        O/vU7vxUxETNnmma2zYFj4AYYj0PFUI4Ct1OQhVlVSJ2q0wMr3Op+aGRm6gqsgfKwbFhoOx9rl6xAbhcB4GV2FeMEwZqZNaUH22evXCxafPcdZADkmhkcDoz
        OLWV/S1T+4DzXPommr5yvM7HcNwMi5vBlMYmdlfwp45Tkgmk5KjFweEKi8EioKg99nBSuQYfwThPKV2LNUxwGOTm8mSHT4CKT1bmCZvlpoejxALYLykzcARU
        izr1aZbgsVIkzsFccw52ClJQF2ML0XGVISTj1S2vnedtE/Kx3wceLHDZpjQMIQ2bJfBx4O3BY39YOAOAqBgv5PUEW+7FaQMcKksaWH0rlKLKkhnqdVbXtv1Y
        yJJ9xYbnAfOXbMeZtM93VcfijYbmt3st8ds0sropHLl8nOZ2JDcbDuFBfezVDFmfDIuoTWpfBjxofEohk/E0iT2awt5VHEte5I441HC5dMNq0a5R2mAdEPYw
        MPk4yO5MdYOdUVjhIM+hGntVsQXrwTdG+AnLlAR8Z0VflLNuTHmLdS/kjBvbjpxxh//ZdZzz7qQcWwK5BTgGXA8ulLuLRuEAhZW0XHQRl1Gp8y68/LJWm4Fh
        8RNIP82hIP+WCvhkBhUQ8l5ht2EJSgVMUMGbAND3Vdr5Vh6DcHlY7NSsv8YaFHJ4rR0CtjXCSfvHafSa+sY/WC9le+dFW8dm5Szo7vBFJ/cTcI+T7j9zjSj6
        i7FnzIBoP99CNdb5NGTVTc3r2MT8PFsI3ECcIVCUIRPAmrBwR7GZBCqWa86OYNx2HTz7mtZaFM0xaN/JM3/BE9jhF07xRRjuYw1XjxGlSPh/2aeNzS7gJay7
        pHxFW0ewqO0uQ9wTJ+Cggzb+pMIkLlOZzYPfxEyOV8Dda39m+yPPmSS4lpSb0coZY4YMkwxEvJ5VnOpMynQoXVt1Pvj6boEcjEGxA8daq04Jh3VcvaPsf9Ab
        30kk43cmocDF1C+0Z+ktRO2ihaoc5Dh0HMMvJsxAOsM34g9irPa5kAqWru1zh2isaCP0jtbFVkShqUhojHc2NXHbGitqhRl0O2CBI/wimJXdBV5oQIgWOLzq
        9Tutugd5jtbZ5OxdvmdEQZslNkgoYzByV+x7xwpjsX/DOykQpM1CVfuqTKzQoHS5FsE0mfaxgVgZc5lpPNYgwgVEofGGchpvSGi8fqHxWBeJaTzoJ4UfDhKN
        XZks9EqjuSl1Zgzzze2C04nSOqvF5tqR24PmUwPW880Gow+ayNJ/saenVxV1P6mK2BM7N1UTXitu3RWg1OhCEpyER68KYAfcoC7EevziiitWudqQM6EWvXl7
        ejM5xUuWNQWIXazkw35eBdmYp4QTZNnz2obGzMFvqvLTVx5P6hPEqtKUqkPZ9vjINQo2/iQPTdPD7IVXlpNJnTd/NnY3bCYbDmvrIyGXTLu2nzXpNBxMVbX0
        iCcoOJaxunVDUFAl8PbGoKh9BFAE3UHRBgE0WzoQogO1zg7UVGg6AEmBKWhC/HACcOcFcKU2wJUAuHAC9r7gxjYUwIUFwDEE0P+q+HrROlNWGHu6cutK2vNk
        6p5JeKeSNsA9FK0P2qtofThcFkG1ee4CTSj3wkUiAi82dMOy6dcFI/OyZTpdz24iPAvUOiPoaj7/LjVrBMVmowhFHC4SSsIoJCWizqvMyKvq4xD+tS99nutx
        LZv7IRGp1zoIeI9I/h9eST1ggmK3LuCmq0q31fqhuo3jjBUEBzTRiA8KmDqlkr9u9i+Q9WYEM7LeLA7UXmMts3SB9zL+4aUYPFWbuF8sUdcg6tYErECZlXL1
        4FS00Z42RPIXRY+2qoDCpV7SRClf1FQCi/6pevWwmHmr6X78t1iEjlYuDvnWYbcBz5lTGd0eIdiSoA2yOaJj4DqrA5cd0mRwuzmMxQsXpZ3JPOEZQjcHC3ap
        3fYaKHtwixiq6cEHFOB6VhSc297cVzcbW7OR1Xo2ruQZNXKjJCdvg1bsBlSir8APrRkUaGzFdWSss25C3UqXPozSCGpkaBVjdy5DVaLHkwb9pule17lVg3hx
        VlRjrXXcUKnynTUqr5qpa/Ox8RkJQHdUtRY3roDT+qGq/gf2cgdNdZr/emXVu66suqykiOhFo+CrB7kCOr+HfbYJsGhuLlhfATqiClX9vpGEWpsu2F9JqhP0
        jiV8UEeLI16LfJGnwt61UusElG5pdqsqH21XVB1eYyt8UhZRLveJ8e2OBaY96UW58CZGES7Yvo/xG1V5AhcZmOBFN4MnWJcGNyzle3aiFYoOUrhdjH7LePI2
        CR09boS5EVHhrBkeLk4M3A4MRWurhk8Jqyem/TQ0uXJmCCZkkwGZLF4MHjCnHFPRpl2/KVWrOSKIz+rXEm/luvLzNeWtWFOeWVPuX2yVVHX5lfTggwTEjhVC
        qffX28m+JlSzc6wRy56zyqro6VgVPcjYw3cW2lZFtW1VVPNV0aNz0yyp8aqoFVZF7S+1KoBqwRJXjmXAraQBbVVIriU1dkeIPdtMKdr/CA5nEmz5PCJhum1c
        eAh/VRYi1PxDKCxleAOWkoUQlegJTFhi4dhVQXs2Qpkg3wuMAKj6EFwKZijRUqDrpQy4KbaZjILUikuDhQpLDyKNlhG2rOAypBxgC1foA/fxFQxHtzydvEeX
        PCz1oK2B8QzsQ4ASWwnBnCIOmqHMLYqVEHNCq32R6qHjDa7OO7DWqdN5edEK1nJUDZ4jHV64uE3JzcqIH/pc1D+9vxy5RHSY2IrrZ4aBRuxXfCeY9M6DcADh
        DrPCZdhNsLItDoI0SFogH8y3OKvtnFoBGyaQh8pX543Qsf0rgniIjHIzQ4U/XLeZAiZ4l9so4EBksEmNmIE682LUMojaYnDjoIAD1tcierKiSg8Rdg7YPCCu
        nrgi6a0XJIDSCpb6WcIYeNkHTBbXTppfqZYH9DB9a2n6tgf0rT8hh3s+K8wQfeuvYAzCkwkrF5VVIHQ1lwk3ucofCY1QMMiaRIyBZXTHAEJlf0a4gxuC5WRS
        HSGO4AZgAfIvgQNZAZZad7C0QaMqTMJH6cwD9XJW0IQ4ovSYSWAg1tuAWM+BON4diBoa423QoK0v0wNht4/HwRRrZ7c4s7LFdA10oc1NMdh0dc1lsWG+bca2
        fPgIJZMb/iPbtmmmXtOSH9tQs3BkwQw6r/bTWih2RgwOt+ndeaxwnCUtWBeV5B3J0kYvRj+RAHuyPUj2IY2LZZBfiK/u7EiRxW4WgszFM8wNOeFDLAXIvmX3
        ybgLhEL97MazKUiOrU1B+XVnve2dC3+GkCjrW6curnPDlE5qN8TrNG5sj/G9PpvvOe9k4wu6LBccAk9P/rrxIF9A8BiuWiLDdBWBd3ybZaUQCn71zFhDrupw
        /z1cdXYLLzUzzGY13awYV4pxcTcB40UfwLewVeZn7Wxn0U5uarOGqvmCwjatUMohSjh7tlArdEKxZYQ/+gOQsUgpsCYUvuo65exmNcyk4EoYjSFug8Vy/Yuo
        B9z8ikNemyITgL66f5XvlEF2WOMLU3WDCGw5Mkl69HmHrGesTT4g8LQVGIPyCOU2FDAvVCaqYD3PGp0cLz9pscVHcSX66+DJcNxizg3K4iX4C9m/bnWNs4BQ
        MhKda44Yoi9QAfUOygNlsFkUn0kPV8sss6+F2mAMA23bon6+13YbPBc2mqb5RUHjisQQTIWqgUaB6SQYvmDBHHqOmqBxr80c2ThQ+Q3Hcc+XJkVYjJs6mCax
        3OUjLIVhwqUjjFIVZwQ8MOVrMG6LNYIJExQhDLCWhIh2zFj7RuCvB9flQQ1H5PDRxx0tADo4S3SeDKojCNvmEyk+lwgFZbs51Nm0bJaNT+5CObV7gL3Qryx3
        QkOMsDfyJS5jb0djbxfY25pgXJDweQawt1XE3nx1kUWXAN2wVSQiDIs8bN341SC9Impf35aNvhLdIQbXNrSl862W8XRwPD13BnX9Uwd2pXJzXO20ibQZtitS
        j72SHyR2kJVeGRDjiXvf46wo69K0S5z72NGYk07ZbAKNYg1kYaWv02eIUuwXU8P8wqSAdoTKj2D6MF3+EFqQ4BjENbM/kQT3Yc9jvTJPdCI82CDI95OmbhvR
        zOVa0K5v4wFPlHALCbd+7ebo9D02dAFsohlFHaB0L6sDlPjVGgqtz0KRIvpKanQBalAGURb2jdTK7eQoK/z5kKjAQMOvAviZG/wVRVixzMxxmXZtzH5LaI2c
        sijSF75zXrAYpG1EwICqTPyitM3TxyGGwLvUSYxkJKWWtjhyGgA6J6kTqR6IJnjwONt7z1sCOwlXCaIdojZm1NlCSVvWmoja6hnlh9b6BWlQEHZ+EhrO1Q/z
        YyLQIjhHJ5rX8nM6OWTGvCSII9i0AmaCAzxmpK0MtRmxmVBRNrHYk2iW1YV5kzYHcvnGlSNBQaLtjcacDollLI0THspOUXAxSRNi9xH1zFafJsbzA5Q2hNvG
        eznXiDcySNdlVkue+QvmHh1+4RRfhDGE1Baf7ygc9/CVkgBNa+RnUR1NY9XF9tbJYSlUUrSwkBazdwwaQbzMWJudF5oUnoDETALlE1MUCLLyL9ZKYeqq0gRt
        Yl5G0jMx+njCl4CB8/ATn/E3F6fsi5gUcpRhXhnq1hTrh+18RNhGAoc34SPKFzP/5rqAKzfKXheca/N17KTM53QVIArm4G1zwKCX4bV2GoLXoa/XYQ8xWg0c
        rRELIfM8joSzqGnOAoSmv2LN8yxudOUpeAJN0jpLmHwg+LdzEYEqay6CgJSU7/Py8mG4QpZnzpjBBJQWKBWyRSJIattO9ApMdNFxOVutuHrDLwl/pJ5cBy4M
        DYGRhh8zpiwopqwvm8jQgm/X2qEADb5qiompg8Tdmhnimh5a0ZPC3pdZIxGDRjtreYL33UkaSDOEmtxPbGF2DE7+bNdNkgm6nPUXNCn3nE1XNKI4dOEil3ut
        2UPIAwclVvgjVqcFGtrmltxMwyOFhc52nY9uNoTMZCqaEToZfsN1XFH4GS3crd6ptcMwlUt6SgcPeYduhBDZx2g7MpQroIHgw/Kq+NDP8aF/I3zo4G6XMwKX
        ERPR3+JLpT8onFfBFXkx11UB6oP5At2b8UL9OxNcAKRIf8gWAXClUo9zNuDEQEBf1T3+OJ+Dj2Z6P6wxBNHZz1ec6mQZJ9bs9bzWMdy8Ih2t5dbAhhqdvLnh
        Ie9Qd/tOLrwQBDId4l4CW9Rh5knBANFXmP0smldKNNNhu202lTosKYWsfCFGEtgmrQfxOrTSoemQ2k8q7yG5F20f5cFO4LTPU5XjI9gI8Bd9FeqrAXRVLcKD
        NHV7GQeu0TiwWVYNYL++pjd9ZQT3URjzreVuQwjB2kvKepwG0bsa9zYbkBMzOgRJVO7UsGLtMIJCUh0T71FNi7BqSaSDApFeGAyhMuklW0LiVMkGqZ4Ge5ge
        JIyrzW40lCeHHj2ZVROWyzBcPJFysBK8WEWE8rHNpwl29NWEFafEVUcNXHwdp3eQHtOe8uTDrHxp348Db/MFHxCKbqmnahAsq559bEBQiuon1k6QfY9W5joV
        94h1jkzPjLtfYidQw6bjcM9SHQFjSFi5cSXxHqA53McXvAvTsziF1gjC98MM0BTFPZa6h2IMajTN+NFEFx3za0H4nn75kyARBOH3aITfIITvMcL3NYng8Ybu
        XS3s5Q2D8BurInzURqjelX1JzJsFYXcVPLGTVR0zK4pnSE8+Oyw95R4HqX816TG5ilMlpDmogRGkteineB6IjT38/tu6KG0fSM4UwBh4MpaqJBtP2CwRhAtK
        eyOU0EfQJfaDhxtcg5zC8jVXX29g3gQb32vbwHr44D8O5fqLUSFUbK7WDX/aYYWrdBJXqHhcUAt0GZhGDggm5/MLT6AMHqhr/plQJFF9tHmCF+EbRENPpJOP
        /w3aoEHwGVEiEIEi9gj2Gz0CHdTtkXy8zm6mfJaEKvAv0HzzQPvZnC37mi2djbOZRf0Fe7SFIC1Iz98HEiO7f+mGGPgYpCnr7gSiu8OnSxieStOPcVzoX3sa
        2J94Yixel7g6K3zecexMKdZbeXzdfr422XmSfrOzHC9XB/NuoAdGPGCHVOX7qMYFrkxOgWhCQsICLlNqDJl3BOmeQhlTxlJZC1D/D+8lyNAs0aJjp41udkA3
        2xN8CT8RBUYihO0C3Rz+lBZqjiln7CxbbHTGWcGRIjgls5l9IMIDOo+plVJ/Ukml7Ui3BHYgR+ind3SELRp4VNmJEZZcKucEkWd+0QyAvtkQ/mfH+r4ZzPSM
        wcyiX6V32LqLy36VSlEAY5rawIun/Sppe5leh71M45rIzyxLgT6CwApBm2MibfySTV86wBTGUZIPJTyHqUAIn1nyB+dzREGVJ9gPlMTAUlorKpuQyliWzPbY
        BEUUypPP7FXbWPyszRqmB8JnlNWIgeqcbCPUNt70RghlYRqT3grwWRju48MDkWHh9CDJxuo+UQDHdojp6crQmO/k2KyGiiGO+ue2Y59ntwFEqYlacsL2PTw5
        ufOISr7djkSa8FlFBAP1xIgFtbEbW6ucmFMGFxybbRLMEYOccLcdMVDGkcS9Ar3mGr8cnb5CZLx19i4WCTm5gMfJRGZO9JUE/WVmQwRC8AYAGD5mu+fxmbkC
        SMWbqHceajPT9E7RklTe+XOJZ3ZEl2+oJDalubgO6OsXF4UldaAopqbPQSY5fY71vR3i0Hl9EHTpo8/BTk1z8tNn6uzATDR1cRf33D63jIadtG1sl24TN2Wg
        NiDHhhRDReemY9y55qXlwSKpTTmU99QlgGT6Itue9aZjc0OB3oc/YzsOj9q3E9vY34hNd8XSgnNyDMiwcfSMd05ZvkGObKHD5bsSYvjCLlgevvCdBhLuUM5P
        NQ8+/dSlvLgs08GLyOMUf4fhs7bZDApOA5pT3/3Xe4heeArnPDhm9/m2BVKjy654CiCqgeIGdRPDzwzQdndIzGCwcQVxJXAOh8mP1AXPeOcS53N1N7+x4e9z
        jVX/RiZqvA1LytFnaicwzGytgvcgPm4bh3ko/mCl1W5hr098HKvd/7vtlL9mF68x8QGLxwd38DiYONdHLI6qxDXR0cQz0UOJb6Ink8BETyUlEz2dlE10yk4q
        HIefjKQafQvLvnqAfkBYL24JibRgf3w2/EJ4p0CVsF8+uAMMZUayfz4CPBsItNmPX6S05zEsU/gf4639X7g05NE5GXIAjQ2NwLeFsRsjK0QSg86EUmdCuTOh
        0plQ7UwIOxNqnQn1zoSezoRGZ0LUmdDbmbCmM6GvM6HfJFiq73q/6r+e2NoPYi/9XCM/4TaxQT8j+QnviHX62SM/ISgJ6WdNfsJnYoV+VuUnXCyW6GdZfgJX
        +vQzkJ+a/dUGET3x5edyXDsGkdQIzkHE9hjN1ipIdpq+U7ZEnTxq51GLo6klF1eegXqFtc+5GMi1EHh649+OnGxMwY3lXgr0Tyf9Zg9+O+EfEcb4GhApT15L
        exw8JuuCf0XXj12vW7bjlivVMOpd0ze0bnjk+mXIAmXJcC6lvxnlX6M3+eYQ5zqkvznJv07e5JtTnOvU9WO8WkGO0KoYYRLprM5ymrOcLmTBRQTKxHrxoRwy
        pcuu2LQmUmsZJ9Hvu7S3pT8DS9fhbyZe37nKZONrfPQzVZlI1hFp+c73onTGYcviG5rf4D1zH+GcDTjcvIV2vynxmblBW7KTn7CVHEwkw5vwYtkC5bEBGnfr
        08l4qNNODtEs69UQiIiho+zn2IY9weuWEyXbr8e5+YQviFHx9NA4v7ut4x2Mk05Q5/EuLr77MdCrnKzy5OWDMC1vxyPpS78e0UKBbkO1Vgnbko7Wy51Jxyip
        1JlUYhaVqlh5IYnmU7Lx+gZL0cO+wJcI6/DDWzPNuGE+6r9V6IerbmtPcHgAAF5VfPEF3NFub6IPC0Z5v9igUXsOvsXdnoRzuY4kWtVDav0xSrPjIRDZoINY
        frT+YclvxUOUJ73Kn9CGuZ5Q0vr7R2iaUe70DZpOvemaaH3Meg/rx/iIYjhd8MfVLWYyDcPSH1GWsEYwDK+w8RDNqBbNqIFNlmTGQHun4y0Au3cqvpXDk/FW
        Dg/FmzgcjbdxqOKEwyjezKEVK9kgon9ha73FHe5XE7c4ZUI1kC5749Gi3GfJps2PwfoXrMuDkIhettWA+J/ewpFFeK0eEP/TWznScqkRA8Z99YC4r97MkXm4
        rx4QF+AKltNvFQ/zA+LdFxHtuX6Axpc9Zg+IT2CkbBW/9APszreFyGb2d4+160wkgwSpAXjL1ZDaoSG0U0Nol4bQdg2h2zSEYg2hjbCPzEiHfRAPspfgBURu
        E4/DgzRVeUcfVDsy6AjyX0bizgyakriIxO0difNIjDsSiVwYxLSOfg3OgQfhoZ3tXmuvBenC072YjTDiirj+DTMHymFlUQfMWpbtobpclkuXnu7tXJ/UYviJ
        XVz5xmLfs1z+JIvq9PBgwLsVsuBgcDp6stQlNxc879CwxcQv0SzaTBGl1Obit9GrdrLmclKfoxkQw5wo1reilB5OsRMfKTZSGnOtVtKn6nOzVFpduXMKXrz7
        VA8leHOsZt2nGniLjP3ISATGJhQb0CSKYW6B6gnoA6SiaC5yLRJKKqLC+qUw2t1dinNZ6N+KjoGOsND03stJGUV6imLVOXglQyxEuRVVnWvNwjgWlb4WVVdU
        GSklbrm0eC3VQukh0rndEVpTVpSnijy0IpEaSFk+tyzCN4F843VvH7rDfeUKXWktkWwDRBD1E2GU2MlGmb9dhg10EMZuyun6tqKClqpdljwtzIY+1d+iblPJ
        a1Uk73h6O87XqPOwElq7jF7Dyh/FvLlZQACyPvrlSndnAY8yulylLs9Sp7Np8iithi7tQK8Ir1Sp2pAq7ObwHDQb4UCi82g0kaeLk3UiBCkP/Nb3E5mXMBbs
        0u0jOXRmbwiejdf/RFBD/kV19nruzE6Fs9zaPKGn7XVjdpWG5lncWe76jbKUOYu6UZY6Z7k1T/Da2lFCO8J4o3NO1lCJXa/zGpWFSdPS/eIYyNsvjZ1F6H+J
        RY6eKn0Jsjz+lSFMKh029Ogd8oBu4RU/i+9mVan1D4EiqMTLxL4wDthIWVqKfudekhYPzhF7eyu9WraRxb0MGfhGwld/Ir+V36J2r16U11ZUKW8G3kKqkmWf
        VV7W9Ba3sK3YYhtir72c9gZjOhV7m5eal+cV+9DZ4aDYKPcyrFUP8GQNDD8ywPxISfMjsLYt/Ia35OgfmK6LjtpMuLgOyrtW72mA8l6/4ZaNaish5iwVtLnn
        ByXafnMS8jstKps22UXoQ0W/azNF8S9tfd9iABbthXpgSiJxZD+WD6Lfg2D5TZuz0d42y5SPzsqJOqlWoERAe3Fcv6MfrQB7I45biS6awRVe7P8eU0papCH0
        0mD0v9qaKxgUskeiv2YbZVxql2NaPAjoJDyv16iYf0bRv7KTPvhYGmRhASBP28lG/jmKl2vnkspcUiW8h5ElzJaEGB+LkDe9qs0lvbNJ+XkWqfY+T6NcfT7x
        HoWljm8nu4sCoEIclptcPvJkgxq7C1ZYR+Rszf+iaFX3foseVULqs4Qpy4QLZluw64+xciyrlc7xXhvMziYBNp+KqnS8qtArH7sNCsUeQY/qLIXYabBthSrs
        +CQ0pdVUreNVrUtpvXlpLn3YSrwWLEB+C67HuOEVvEfDYUm4TBHkYDOetNRmEaWOreqmcyQuh6tTR8RgqSGmjoZ+ENTRIJPhisPTRDyWVBdUDdKAuuuqNar/
        0RHY1so3s5Gkcpnm1hpFQSn6jl3w6uVGC1BtcqN/bRNOWJWg6k6XtZxVvphZ7cUqG1gE4oPQy1yLRqFPVeYuq7W0TesNv0gyFJg6IQFZbOJmZPCA2thBJy7Y
        msSftzXa8vQLIA2YPS+glXyVDsAGNL8mbDIg2ITe0tOgE0dScnwx5TEtHZqUYWG2EoOBCCm9botiAGyWQ4ecT0txijKI05ohqtMWRwty5O1Axo/ZZbcxd8T1
        DUE4CVq+ZX95HJLWYYpxJbcw13qLWg9NnfWsqUNYilHZhuiTclrpHZJa+cxlXTpDDCIb5ddFOHI8sY6N5dvog3mDa09qnXxi0talCw7OuhBqR2HWAWsBBc8H
        +P63OFlUjDgtoRzIHLI+EfJC9M2vdGb6MVXRwt5BFnouOGyNH3r0UMq3x8PfdF17svo155w2+s9yaZbUTLFQAryOnQmfIua4pmwOZiSwhC+LfsUGkzoK6eEO
        92TcEFkT7nsz+1YVSRROepjNCzSbF4q0CdrVvELLmmGuibgIEk4O6+xKeFGgRUQQTVmm16Yg4K4RwSjUm8MyQN5CLRbkLiIS0i7L7+fxK5BVZ7GAdwaRKk1p
        Tf1BbC2rwmKBLy2HLkITonkD0AWytmiYuuUhZiHPMwWvBzMszVqwWMbVfTW6K18wmlh0RbC4jEMBdhdg3MBN5W7gpuxwv21PpudjFqIvu4mVOg/zIRkbCB43
        NxFx3QPqN5NijA0z4d80XG9ySGbCUq++vBD9T0b+QDHWz1kNffu0wHxG3/4PAn27XXMs9q7yYqHLC65tfrUvWqu9mFntxVThRdsYLkcrX3DlS9EqRc2v9qIF
        tXJATtOC+LmY/VzAz5k6tBpwj6EF0ynRr9u5pefoFaBKUDCQ+PTAUAfEOj0gVSH66YHfWyzlHlyUwNLugQtcSHzquBkMyVEdHmUhOarDBDDKqcMRIMqpw7Yx
        yqnH/VJOHSYltzmLPWy7YiEcpx3TKTRNBVmT2DL7VP0B1tXDSpyCCc8qwNSAC1v0D5EGwIBIH/IgshZ54OY2xPDgK6z4ZbyqAUiI9ACqiAAHzCDSjzw9WDwV
        vnMJwPboVtm6VbZ0B24duDshzIoCLCHsRgMsVRgEBljg74rBwu4MAZZqvE7AUo2HpZxqPCLlVOP1Uk413iDlVOJbWHcU8ZqubrGma1mo6Vrma7qWVk3XMlPT
        tUzVdC3Loa5lKdS1LIa6loWQtjBXXtaSyMB4jYHxkIHxsIHxegPjWwyMBwyMew2MBw2M1xkYjxgYbyjCmL2B5jB2GMYsoKX3vuxfIu63cY6yzL5PNfxDA/+S
        gX/FwL9q4F8z8K8b+PcY+DcM/MsG/n0G/v0G/mvZBg50PohYKmfr9TvZel2xgqEtcGYkKdME/NNuwpt+wvaE7NV6NUIU2C3dM22QTNgucUNOb2juapuBTOBF
        V6+RGZflSGY3c/WKWXSYZq1mm6CsnxlEhihq9j5ZTYuoepiiZstzzZZJo1zYV2WBtdxuuInmBfFNGykHBcrsg65egrS7dvtmEAxxrW3flJW6ZHfNvw75e9r2
        UPR3JaI8fr1GzAb/Z8LrD1FPVu4AXXNev2TTovioxfb+BYrF/59NJx+nESsef5zB78LhkFKFd2dU1JYZP+3itxuLmQ1FQNSnm/6JK1S1JSn6N1ZhLwiGbaw+
        k9MFkyvpgnE/JWJXqMUpu5NafLPu3Pm1Uvf7k/lhfXwXzvXs+B59ao+j+vhefW6Pw/r4bjlahJIAE3slOSGE5z7aE+z4IMKLdnxIn/C7VJxo0dyl7lH3qruj
        X2QlykN7KReFB/c6Nzy5d/XJva9P7r22k3uLidlcz6Bl54oG83auabBg56oGi3aua7Bk58oGy3ZB28DJtQ2c5C7RNrjrAP0w2gaObvOyrRu9ZOtWL9q6uQu2
        bu+8rTvSsnXLZ2xprpM3fd7Jm77g5E1fdPKmLzl505edvOlTbt70GTdresstNL3l6qbPuLrpU65u+rKjm77k6KYvOrrpC45u+ryjmw7ymw+YuLk0HzDCNG9c
        nAcflOa7Mpnukcl0r5wVH0Lgxqn0ysXNZznekqm07Oq5NAUjm9wTD0qZABO8tXKlHq7eogaP9hAuxwN7gXI82kO4HI/2EC7Hj/UE8eGhDOX4tDlzOT7tKlyO
        T7sKl+MT+cPl+PDih3J82sC5nIA2cC4noA2cywloA+dyAtrAuZyANnAuJ6ANnMsJaAPncoJ4o5RTipWUU4pjKacUJ1JOKb5VyinFm6ScUrxZyinFW6ScUrxV
        yinH26SccrxdyinHt0k55XiHlFOOd0o55XiXlFOOd0s55XiPlFOJR6WcSvwJKacSf1I+r8S3y+eV+A75vBJ/Sj6vxHvl82q8Tz6vxvvl82p8pzSjGh/IL3Ui
        oYL57KYbnoTmqmtbDuGAu3EPUd3Fz3toHt1Lk+gQzZk0vjd7Scn3UPK98cH2/AflDqOtDmBqwhrynZiaiOzHFEdkH6Y4InsxxWFg5lOY4ojcgSmOyO2Y4hWz
        TBH5JMpB5BMoBxG4optCZA/KgdRhN8pBBOeWi4jsRDmI7EA5iPBJJiLbUQ4iOEudQgSnq8vENMt5KyI4XV1EBIezC4jgPHAeEZzSthCJUQ4ikOVMIcLHSbAz
        yhQfIiDiFhEBMbiACOi7eUSYTkQEpN8MIiAhpxABVbgMPgQE4xIiINMXEQHlvYAIKPh5RECBthABUTmDCBOniIBAWYZuWY+cI9tMySwiUpMDZZvJknlEqnKy
        rFGSZ1CSZ1CSa1CSa1CSqxHQgmtQkhvOlbzGORjStb+mnPzgw76cBHOEMyASzYV9ccU5B49ea9v9bVVU5dvN/5e8d4GS67rKhO+zblXdetzurn5Wt3TutSS3
        3JbdfkRWy3LUV5Fs2U6IhmQyYk3WjBxJJtMKs2TZZBksuzux4wgIIIYwcYuAq6oDNsQBwQRiIEJKMBOH8cwI1sAy/5+fERD4A2OIYnt+TBLZ//72PvdR1dWy
        k5D/sUZ2132de+557rP3Pnt/m92wzkZeO3TTJZrdstONAcpADSfpnPw7nTYGUDuqQItXUl4bpuqdVltVlNtpd9iXEtjX5fSVQgcPC9h4K7RJztKp6XaH5Ja0
        AAx3QUu2vnF67tCe9GL21oN7jqV15kdW/tGxtOC4TC84Yc4Y4Z5jxySSNbVCJ6q3iUWua223I9puB0pj4H262LKlGtbb2FPqUBs4rVarzVupfNFuRQOtqJLp
        XYnIVpajwcephoW07tRQ1aynCitRLdfAA9AHtakUKMNQkxhjypgaq0q/VLRiC6fVTrvVadEikX3qEANr+K0QPo7l3b9y25//cONXvrCzczhsxGY4pNMV5yVA
        QaVrn1O/mJYpNwJCJwa4dlZcbMRG7krksd6pAXfcTrId/AqrzfXx0vdEI7JzNyL7FWg0alGcwGejpFxqViBHV9utFm63MFDStjjboeWskBTkXCd0skIVYzut
        UmWeo0VlD73sNFcPP0YgqlwW2WkNPGdtzt4PrducDSNpf45Dn5bn7G3Qqc3ZMM/z5uxpKNbmbFjnNYCiYaghoGsQlzpnsz3znMCLz7GBMI2o1py9zwcvwgb1
        9yNUMxvKzcYPW/dstWb9r847Y4vF49ZD1gPYW/KS0KXsE7efTp5HMKQ4CH4IjmPsPINoc0Hww3wdFdn3A7pgnFXetxAV4qXn7K3WmCrs+os/+Jv/9CfPTcJJ
        xkVoP0N9qzn9gc7ppa/8zMOfqX0HGSVFeuGPfuuT//47KlKS00sXvvif/vrvxv8Jcvqrz//n7zCnZ3VOFz//h79X+A7yOa/z+cs/+42H/+HvvvTrXzb+CTJ7
        8Q/+9JO/+Pc9mTnT1v6I44pSRtDpF8S4Nb7gLARDcJHUNr7YXCd5xoXPBsk34CQdYTKv5BNiOzexXbsaIEEGXo0MclTYap3QF0bUIFEHIQg/Ao+SeAPUJnBb
        3W6cxl34mTjHwqDLcHFxdcg/LtLAnhRIsYFmcFXhDt7/5yDjHn+V7t3JVM17W9VSDRhTolns+xZmLIPYVCS2FiJfJ/bfhlgtyksSTHECO8vNQzSTBoyiL1X+
        7Q/+wHsOH7vXMP5PLee7lyZtaoFh7G28Tpqh100x+LopBiTmtC7qOi6qs8AFzVVhvWTDlr9qUk2pdWp92rt3cr/uqZrIzImfdRb6qW8B89j3/tOO7rznnfQr
        sBSmAcAqMoQnNhBwh78WFiV0tLfBEDmdiD/Jc1TUAOOskmh72Zw6dnid1c8K+i46406EYIWXzSBdvfwNBLYMQp9ThmX5QoG+YIVVwbFlHzHrVgaONd8q3iuI
        lFU1aTWs+gywHvnx0jkJ+LLLQOzqSbo9vRA04JB4tUIwJIat4OAvW60ddPrZnw0QiroQN0DJC/CMrgbDSD+Gn8moioOKaOVCEGM/GKHVuha4cesrZx62sN/x
        rK1wF2AY0h7yelHiq/PrAb2evqkKm60bSSSi+zsQxIthMWnVpcGr6LABzmtlVfnMmWgDR4nFirzhzTTPy0K8iZEhavLHL/3HmvgrmbwjMYjALAYdGGOsIOGa
        dWt7W4wKiaYeaENRAmuwoTkNL21Szuccc13puwqG5hLXoyT0hZZ3ZO1J1jLggE/DrpqwSZ+x92IqztjzmHAz9jYMZuzBrYdvm5AGtX7OPunI9fP6GsNPrZuz
        H9PHczhOzdktfXwWx8k5+0l9PM+o+M/bC/T7NFGaUEettvSQtW5j7Hwd/4CGqQqEwiKuUwDoKBqKZXa0p+EcVdh1T6z/4R/Lmh32hyuysbWryrdywB+XA/4Y
        YQG+oACmYrdvWFMAs7OccFSvhZNArFFuVLgV6CZx8QhN4GgK/bmG1QYm9GFtrXkxt6FF5/p61YbWxd4NrW9SWj2ujfhluvBxclFvWcWv0Mmv/XiAsYKncMYq
        x5c+NLCFOalXPzSA+EwlJJOvfZMfRdWAqBAWkypwNO/TsT/Cavyln6XZGs/QK4rRJ8VdtbzZYmM6nsRqiobDmnWuwu0vXno0qy2d6+tVtU2SpbX9yKO52j5C
        Fxj9nAPX9gSdfELX9pFHdW1//FFd2594VNf2RPK1jzx6+dp+5CdR2zrXliNvP2bv+lHU5Cc+aIUbpCT0kOYnJX4JQ+UlIg8effSc4WN6e0lpFQkcPqJ9eIh9
        PUYHntue+CR54vvuiWuSx3GVErcQSin0gL6fOOe4wORmT+KCuA0HEl2LbcmrGJ8+8CkDSVOSmNv+7Swh+m+nNbCKpRRZpEtpwA7MOup3toAWEw/H2OCBL/6N
        xfgjrwbB/zABc8LTgfH/YKBZBPEraZuHEmwe/N704qKN2OHOfdg0nJqj9nBphsMDHLHvkqhv1N6/bPdZQH1eQC9VxuniOd8xjCXjPPP/V2pUcQ4b7gqVI+bG
        Y0vtTbi9wQc/swHiLPqkAgUG8fsV6C/spMmxGgnMRTexI/HC2WK8U3zL9jEQFNGh4Al24NR0jnJnOkfXr9hy/TzHONpufNSR45c4rtxppmNEzVI6Zms6Zt9W
        NQUQZJqYgYi/9ogTecwr7pW4SAx5n7BItzPSjf82DgnNLJKbZ5HYMb3MiQuqfGe1X5MWhCeBjcbaT6uXeVbp4mam+LN2UkYHyyuYl6KgBs9YRsrDvDXhTXUj
        V4HnK3V9O8JszdjTsqwoWVbGsKxg7GiuDlgdxNexcZvfXW13QX/9hIvBqbkqIlXRhidI5N4gEUU1d4Nlo2VJZHVmW9Xk2pT7nzHJPpkjYnSuryOPBrzHRMxj
        Inayl4h9PE/EPkoXdZycTIjYY3Ry8SNCxD4qRMyLfy4hYj8vRKyCZPhaGdmBiJUCmOsJ/aow/aoQ5fJBw1j7Ez9Ny+B64h+ngn9vUpvRinoaeqm+1mAmU65z
        2Izhw22q+CmEhFGPPhJtOBtNZtqKe2jRjegzJKTQB1/+ozMvFYj8fflvv/hjBSr2x38uYDAaYXbcjBq6IIOToEpbefYzNWSJpgIzb1AIF2SQufYcNXQTaih1
        mgYBKcC4KX7F4HkEopaeUh3vR7KWlU1nM5vOlxvO8QvfCOITJnzfOZo4zVfMdMb64RGVeOE48MTjue/quU/XT9pyfcKWKJLP25pOWD10gq7PazpxmlOeYLpw
        OkcXHE0XHKILwZNm6NJPVGCmThWwahWZu0kEvkL3hHp9mY+lRqqxxXAueznIm8sw32huWuGJShfBpRcUHQboqyxmclGlUo6uVHG78VNcue0GV47uL9ly/88t
        uX/BYsiKtVu+iEa4YC1I/mkjuLoR3Nuq4rQbjmlejwSGwVW8HtHAQZE9MoZvdE2Gz8sxfPQeCSfj/HpYo29UYZNmHInKTBgWNW2K7aNY9G6F0MbBhom7JObg
        U/D8+9OHwRycwyTFeDfDevzyX5vEJ1z8s194CbNi6Tkd85P4R0Aqm0cSCWiCgTrDISrd9ELYRBWlbLH9bxHZBh0Cez5Pog64oHsVpmhr8luWGoqt4JM2MzPV
        +Ov0S+wME4d6XAEiSaglo1DPTwFgGaL6UHWHUB6wwF4K1AhemP4qXDJaeL6HcUuI2iNojajH7iVWqoAICDRoOILxAiIY86Je4fAyghRFRFR85oATBG77tPag
        e78qMEAKbic+chUYKqsKIy2V4spC8EKK8FSQbVmEbQqrHJchC4UipdTKBo7WSgX2LQnbSoWG1kEEOITU5Lj3tA7ibG+1hlg/DPNUe3u1KunrALkuqZqqy4JL
        VRtSNaB91BDFdSEaRqcgMdgbb4bmqaLLOl/WcBnS5RBf1nEZZTrZOlZGD2LDZFvVcDHZjqZWonVqXZroUDPMLiin4SQnJFaUeH26Nc+J19OqwME7Ad0fMdJ1
        TfGHr6DKMah/XfNrdfBrNVq+dPPqlgSAdw0UmRjV+LzxPqqVuuJSQ4VsfGvNUjaKLiO5BKe7fs7aL4d9dFg3Z+2VAxqd2T0vYfe8HLvHPVOUlrdzDW/nGt55
        vYbXvVq7IxxZqxPq3Z0w1NMJQ/lOqH8rneC9wU6ooxOGlCedUJdO8HQneOiEoT6dUMvNrpoaQcSqihqSfqlLv9S6+6XW3S816Zea9EtN+qUm/VKTfqnpfgFJ
        KvTGXwb6MXHkCVpgRQNhhhXAUVVE3g0nexR9i4xQRes8QyfRuw9SOUs8Q+gK0UvQtW+rFtQEPXQS/nFC+kpUY2UEfE5UPGWoeA7QPQXY6O9VkLXASpRFsIIM
        SpxmmWhr8A4EuAgQXeUOnDWIYtIX66q6F3i4yAGxuet0htjUpeCdXdqdUjBCvbYuCFX5WuqvEVXeYvybcBiH9xJPQxkeImJDhwNhHdzt3Xvod93hPcfYQxps
        N2pVibcdkSo1u2qg4kZSB2h6mgw78V7E5IDjv3Ug/vNnzvwHL/6rcwaWCykiCtSvxsXuGhfTGldev8aV+C9PBkL3ucZvrK6HqK7p+D5IVS7Rwo0QQLnbd1UL
        8Z+b4XB8Hb3ji89z9hzu1648n6WFiIYR1pQq/Y1QVkYKSAodH1UicBOM+QqIfIUxs2jl8vXqRmPnNfMeNUKML01G4oGP0aL1MycDfPEMrcZY8PxQi+Ow7Kth
        Pm6gAwuCNQjgk6AtW3kWMDtaE+G8JgJrTbEcXRN2tCjsaC0TzscZ8Y8OFSQrS+RpDnBdddUg5nARB5LhLye8l3qF90pOeKdZ9raqw/NvbeG9kglhXk5491Lh
        3YufucTCuKcFrVR49zjCi6ZDlUR470ovbeG9AeHd+zaFd2qjWermQbbTv5KPATGpdPtGLbyPSp+NauF9VAvvRS28j6HbDDoU0SCDeb1lyvszl/k0c5nEa6Zc
        ZkFzmQXRfp8oLORY68fMHlGVMzl92TRvgPvmzwS/ZIJmyCahJfeoX5JyLZkL8iliPPlefPEzQfyHBiNzCaa9TgtR5UkgzAW/DCGPD4ygA3CdLNgtB0Tm4Mj4
        GcPPJKIgq+DnbVxM4+dq/Mzi50b8bMPPDvwwF70b6fciPbckJAGg+qhC1ppaLLC1rINrS19bcYGjXQDSnjUcAetTLlhapHB75CS6ft6S66ctka0+qmWuzyKf
        +CR35tO5zvR0Z3qwqKYvnLQADrSFyuBzBM8iP2ewQ/q7FcqG+Cvc0E9ZC6wf5A6ML/C9T1iiOYDynbqJ731c7m2Ue6/QPX26RIXRKU/QqWSknM3WRy3kcB7A
        l3S8KDhS8fOXH2eOH3uhFX+Funwzy6O21FeanOVRyiGrd0+zcz3xmU9zoamYlwzbII4AiZ/heye4wlJKeu1Jk0tL5bvJegrnJKU+a8rISjayMbAaLAdCS4XO
        g5YKwqHeCLyOi1OE+ACJ8ZNsUygh4HlfQYDssNW+3cA2PH3vPH3PUQbxPdLEaTmNeHJBekeKCZRMh5cwI1lUHSyq++MRXT4z4GhDCJtABXs3mkwNBMP4CjTV
        wIRil1/ACOKTwftvNt/DZ8X3bzfuwtl24wB3k7U/bsTfPJUskiYtksgSQ+lA4EKW7UvLNEjY681/X5qL2ge+mybom40NWCD/CH2ze5STlN6DHe2oDvDca4jw
        U7bpLIq1jcaIAyggh12xBZxxFSSg4M7Ze5t+yCC+gv+FtUHfj2xaRB754AA8Pcz3wb8MSDeMSHyfqGxMBsmzsDjbIog5GSZgFugGMIKUQ2QsKPtORkq1F26/
        p5qFpnGCp0z+yoIMczo6ucg0OoRnmqHF79xZ5ZGb5g3dIYMoYVYX6OYRBJRRVGecOhx1psoeo/EHtOm7TuRIiuSL+JaktnpT9ymfXvksjRgIdGTlQqf6E6Zp
        M4CSIJwZGly4GDkSWcKWIGwo8dsZltCWRTxgZOxzrDyzEuUZUet4HBFiLKDjAm156b/w/qC16+//9jd++k+e+9Ic20QLh2LFz32MRO3MNR/lWYfGScOXG/FT
        DxOZjItxKbgOQ+y/9wcM+1mzH2IY3S2suuOtulNcdae06k551R1/1Z3KqjvVVXdqq+7UV90JVt0ZWHVncNWdoVV3/n8JIPZRm8fjPz2J+PJrcAbz7ouDY98J
        hfDuW4tAYBKmitclnnw2H+3LEAkmEZpAeAnKqKYO6ecoF0x8fI9P7TyVyH3yiP7kkeyTvVTi8gVck0oMGjIn45N2/NlXg+Ap279YdKqL7nFLwMbmF7QWMm9H
        w96/JQmW9Bhx3PRl42gxtxiNXKrc929+4PC9uPgrbSk3igXK0UGwFiAlwsU4SDZnTCI97XAA44MFBOmfzVaw1n4IZgQyKohUEhePIFjp2oldjhAG9aYOJaZj
        v7uqgO/DqCLCGUnTIlQodw8DGbBpAg0ZNbCmgz8NFjVAc5d3o4uCegxrAMZ2ZTumIu/n06exE82az7rYrigfSsjPLgdUtutYAcJBAXRhoqHub+qzf3jNeBe9
        VScBVu+1uDwQ8EZDDR1OtuWchFXxwKoU441sB0N8ikTYkc1hD34sViO+Iv7IcsJxeIgQ5IDtII4rhJQ2Ceh2sM4FHMYA4u4SrRwKB0nQBTA69HUb6FAHI1HE
        OjEJgzIsHrz/WiFpSVuVFHe9/Ee/8cnfZKsSKzEQGTwTjUEELqoxbYziMYQy105DVOsIb4lkVSYxAfG2Ib4ViHhBfBvhYxCO8thkcAphcArC4IxoBmc0x+BU
        NCpxhcbkwO00VoKnAYo0uGbbU5Iq5N0B0YSUiPCc5uIUKY+ywM6DaYxN6lUTcLhAY1alW3mH2joC8yTsxNyHkG7YQ6O/O5rKEXbA+B7mF2ymBHuqHERE1lWg
        iHBo+tDWSME8tt5eBTxDNVnCaR1oJ4bbs29pnXkiQqByjutkLjBstf4gnAyRWTFfGqZCtvLvEIAPanT2T3R0FsqTKK3F7hIRsWGwaGjbobWg/oSjIeNAgsZU
        BAB1GDauZZaPMyTWn/lucY8vvIql4bT1nXKPlMPlFocVS3Nopy3h0HD8VjhIyb+HgzxtpRwkTrs4yNwXj+gvXoaDvHz51lwbDhtZKwDO0L0vsheUcSdDTXc1
        gvg0sec6NyiEm4XcHYVBYuCQj/goA+CcaWStQokle3xNL5p0j6G5kxIQbQ2lBDgzkoq+bhmOSBmOZGXI2sn8dqqA11GHz5sMyZ4N3wKGr4fh68meW374FjB8
        PR6+HoZvgYcvFCc8fD2YFtzRjCRQaYGqnPA1DNTPY9eEPjAbuxwSspCNXcxR9pmg3h8oSJDj9I5Ld7r7muP//Y3VUweegi7q4AoBXjUFHcFaRh1MPQVNqQOe
        OILprqR4CBAXuSmcuwua3DP5zK7J52jocEyHhdsZop6mn4w4Rx7oMKACVJ+EFc3CgGZzLsvrdp1hgvluY6YJOZVOxWhy9lRl2nFS/RWdrx4xDocOvXwRXp/l
        umjEj7zGLNdO7Z6qIjN+TbDdpyWUncMRABmSnaN06pjG0J8Z0J+Zwc/bvn/SMct5gGq91WkvyimQmWnRjU98U0xf3WwP1OzaA3XvZMjv3AaoEQN9wwZIKDMl
        wd+ZWpHhxzRqbcBoDN3qJPGr2bico/o4cWUB9kNGxOwcEWeobm1GjZdxlgt0o4FKwcp9D3qEUQndO5sydPniDlB6iYFjA9Em+HszwTeFRr4gXKN9REJfWGlp
        GM6bJjgj7rhvY0SQYEGJi755H8Bvgq8CtfqXbYkhwKXnzIAwj2iovI/BMVCLgkKDxNBLM+tgp5ZjUJ0X4/JtVUuAwLO4g6zv2Sr9iPbRrPknuD8MyLLcw937
        cahmT5OLAosjEbOJhAXzhgFUbLsR5EM2+Ncbb3gIGaKC9edN6wEQQWCqwwMWzqd8HWjPWoxPI/hZLL0G9GfsRmYH4ldmG/5tOkaBw8EDthiz+dG8+rPTxI7R
        zwb8TOPnaj2af9U0iw8IOc78e4PMvVdl3r2zmXPvfObbuy9z7T2QefYeTR17l0yqxyldj6UEAf2odqI7oH3o9mkXun7u07YGPodDXV6I8uJPiBD1svUtdECf
        loByDT834mcbfnbgh5tyN3724uet+NmHn3fiZz9+3o2fA/g5hJ/34ud9+DmKn/vwcz9+jktLBB9n3dBJDeKO38f49+P82+LfT/Dvk/z7FP+e5t9P8+/T/PtZ
        /j3Hv8/w77P8+xz/nuff/8a/z/Pvl/j3Av9+mX+/wr8v8O9F/n2Zf1/h32+aghHODvL8e4J/P2KJmzlVxL/B0IupERswsfj0awGgyu9LViCOsiFLqCbLpr8D
        o9bMDHNswbfSUTFcAMEKp5gqjxGagLhZ0PKXy7a96B/34H51wZLIua54wwS/lUEXHGS2fx4RhQrBb2O4CQZAiQGgXJ+jyUYAivo7QUQs08gKjVOXGnSsJgiH
        Cf4hj70Sf6fESOclhvn7HRq2NDC/Bk0YiV90Eo3lwczCcSaKJZ5XE6u9M6IiPwui0UtVAJ03hkdGE5BFwMPl3AUl7NU43c3uVc3VSB4hx3OaUJVLjUsvmWFx
        TWQMQLVRYtPvk2IMKeRrkU4IIxKdJcdF226ct1aDXhgaaaO0FixdCep8wKqEY8rj1QWMcZ8yAKOLaMBFM0K8nAJOJoPfhUIPoF7U0KPgrnBSoNtRRQXBWTOq
        qmorrPZpaDO0+nzD7XHILKCORABfAsIeEJ/phFqzmvl7AnxvAIi1uZ6B54miVZI5HMCIwB+Eu7wAT8rBDg0ROg4pf4YIex3OoZQNGrahAB5DLzSAdQuQr2gY
        jrbAxgV3Axxi4Pg21HBHDalBoPyOUC+8CNAIVF33JPSElF7eG+0HoEK5RHV05Hhf7LB6m8osPe31SeAwNkrWCi0kdLAFmyS+sDM5AonmohmO9clmCNVoUDWk
        ikbfwdev/Aj8VGavb4j8vBScxInoYMvsGL6PZzDWjLKqwp+zzEvKOaQbF2PXMi8uSzhxeNUp6zAbZTWgBjosJ6tJFdAYMKnreeEpq6bSFwFP1gOhEJOjocVH
        DtdVYlQPapISQ3rQ6CkxnocmOOdAIEqM5BGO88kFaiE+oaYalXyssCn5WOGk5GMBmYH94BkhrqgR4thpHlSfneaxLLDTPNYNbiMsLOIrj5Nxraf2tIK6oDXT
        rlZJO1oXbWsltIYpUUIVS9ir3WD4v+rZ1mLzeJmpbuFIZDEG+Uni1ohWB18QS3ab0RJFV2EJyMd6cceX64tWpMQrX64vWFEozvlyfd6KIvHRl+tzVnSFuOrL
        9Wkr2iAe+3LdsqKN4rgv1yetaJP471uCNS8A+CcBOm/F552F4ItAmKuyLv28uxCclOBZ6grB/96EQ4mxxKOBDkPqRoMMchsNddqA7t4oIMeMdezTkFGDghLe
        oMcVGtYM8FqllaIBB3NfDXWAe1qkp+NA36U7DIs8rJHMRxRerHXYvZpujih8Z5QyYrDZOntgR2N0b0IjxKOqdVXBGyP0ffrIIOBk6SNNdjoHNPkkfaqqRuH8
        zu9P0ZO6KtOTdZJLC7lsREEcZHWF4JyXpfxmFAAQnPJwkYeDLAXCtqjGMPNNgT9ANK4mYLkr7CBe41ccNdWhC9SgCDRySb2E1ODegw77xXNTAt6Vr13ddoMo
        bweueHCdH+V6U5YlBigHDjqlK3Q4H75GPnBOB+5nDa3Y1nj7iIo+gorBtT4A7m6V3oiqbaa9gwAtwJ6NYB9Uld+OSpxNOcnhAnIYQg4NbpUBrniDrjyQYWAh
        DHOFBcMUqQEETzcrnLrAqYGKShcep07b4pzNyAqTgIFfx+ip42ixCSLt7BtnYa8RkHHxOXsh+A/QklyppmmO/QEYnB8xZeTS7wfMBH6J7yR7lhZNT56wpmU9
        YB5XgqV5IIc0MWMTM+6s8EL3YrJtxTiZSt/Yp2/MJzfm9Y3Z5MasvqGSG0ploJ0vmikJEcTOF4WWyI2jEEzpFi+KytEw8Ef9k6ZpPqAE4BPhWxq0xL2UbLIx
        TKfSNw7oG/uSG/v0jfnkxry+MZvcmNU3VHJD6RtBciPQN4zkhuF/w7brx83FImjeaeI0gw2GlcTHCaIBFF9EnyFMVlcLSoO4sLQk1MC8MTuM1gY8X42sEPkd
        LUsN40FRS1MjEgTB7LARNMMwOBi3NIJEmhoVAmUBAd/GyMKop3GHopS0+AbeLSpLijFkYXcw8NWAgDtUVaXN0A60enYYbqRNBWzTSBxCLkXcJcrVAUoGsCIE
        vbATWW18aZT7TKIP1DkbkurbjMS/HCXoDRc3HdrDTgVjl14A/MoLYAioOi8AnYUvwM3pdhrULTSAx8M67RAuRrO0A9J8A9J8iZ794o4OPoSQfMoEvrWXxgM4
        +taDHB+WepUWJ5LqAwHyrRoTKmCIXxLAkw08g5eFexFBMgA7yiGyv2rZ5qInC94SImjz/rihY4Ac0OfzUUmLq9L5ZS2sSlf4POxN3XmVnrggR1Uyfqp5mSGq
        aUFYBki961mghWI9BLueAecmiDkKn8Yxh3lfHs7tIA8CIouDYOydFVXGZZkahy6tlQhcC4+kGmNTA5IGSWgEAD+kJMjzWM06DMVHkxcujfq2TTQZp5TWYlwY
        pMEEx8YFB73oCdhwL7QrHLGHG/zL19uFxXUPDMIeoVXRBgnMZ4Uarbep0XwjjeLra9TfKzTar6D+BuEGITziWi6bpxnGu4nYNtP54EBquiucjcPgyqC4nzZ5
        T32pQCVwBF+rKQY9LpXBETCuK/ik5cLaSJC7qnxyHjt1jiB3lYG20BTcJ4dhkc7hpCqYTg5jKF3AiS9IUI5gKOGkLEhQDsMrLZWBQA08mQyz7+LZjLTbDBm5
        rUOsNY2iF/ohQjLnMrMMUMjnTYaD4TEg71T6v8Pc0VXJO31DifgyICSbcv9smOPZnGaD31xHQPyaVk7we0QN4sfuV/iBPjv+CgmC9MNxTPvkujkGATCPpK0Q
        PGNGWzvRHESUgOq3lVaSMq034WSft69SlPRGJB1UFcXJGn2SzSDZTUg2RMISJxsGbEJpIfhjCGoSPMhP0KehatXzz0F4g5B4IWLl/XAd+g+ORpbsVXtMuqPr
        ZH24vh1di/AoOJ9VvHRsaTE+Y3SN5h4uWPQOU84biPmnBFe3oxl6Z5K7SPFCNN2ONmvOBKmn1VUtNIG6QV3diqY1H8lP6EWdsoXr69T1SNBQW9RsW13TTgK0
        wFNZzWhWDlfX4PkWMFHXpsDsnpqlW3iroabTwEfYTqafi+ZC8JemIA9E6/k4G22kAUAM5wsAE3vBpItEvvxspxVu5kQkQG3iExKpFJ/sC0f4OE9Sk8fUYYKP
        B2jaeSKE1fiExLKKdgWSeMoMvHFnMyR+EgFleZ+NAz0TwbsNymqOxsnSCwmDELGZ9PH0GKOlTG4YTBBbKR27sOMQxIlxRmDNvVEnIa3/GxrCqU7y33g40F//
        ArTUvhL0OB4MYH/rHBuWj6mB4MvYxvG2GBcY8ZYRrsPCWsjZHJiYvVbN7wpyNuxLiLWDZXuBibDPxyAEMJcpZgplZreKSpZHD+HDNsD8Fa5Ecovh5aBdt+8J
        JS5yRJ2mNrNFOvbbbRrmh4mc+2qUvjAC97/URwx4fbZhQm9DzybCMmOJwBeATqmvFJ1uAk0uU7etVzwMp++KzCaJ5pAY6KROQ6AsXcpsnl42p/QNgzkR6lKa
        V1cyOYDGg6QEYtX9RP/Be1PSFnq3whG5X07Oww7OgdZVjINbMBMg8mATeThvHIlcWAAJLbhBaAHN3hkhDyZNdaYYm9syoVfruypYwa/FnMeEvEptbvVNl6kT
        L4CZYuc6tdCPwNMwg1WFcrcY87yDtDY6+3d3jCUI5WE5AScPK4x6wjS4zEfFniNE+q5dCTdTM87QSW6t4ehCm7N1c7qdqbYejzZTY62E08hgc443aOXTTKtp
        SrMZY6jvoqSJYFTuUkkzV9wneRkKaldPE1eqxEB+mC8FPV8KDEkIm6rz7HLiCH2U0dTSo+mc6UdmujLRGnRMFiFYphVoZJ00eWRBCSdoym9ichWlkejm0xNe
        02m8V1izKIxiWd9gYGVMgGh6JWuis61lfXpux+FmtKUTzXZobQMbGF3DVJDGLd2d7kTXQ0B+k6Kza7GadKIbsNpEa4fUol7ajHRX01imt2ZaQGmORqGtozv0
        4CrK5006981ZjCp672r50HSLP9FHC69onkCjGVWDvzLDLcgze3tG4cV0ChFftfp9Wji5OBUS9Iegj0A+1/DFBHFraOyaquDmdTy/+AnuovT0hFPhtT83KS8e
        wNzsNBTdGXuWih5dT4O5wqs7UYEObu+jvnsT2OwtVD+XZRFOcHWHO4c4iJlOK7q2g/alhNQM19P1VcSCq+tRK6pPdANuX00S4OYOZXI1tSMdbqBkdI/eupae
        YKRTL0czlB0V7lp8bzMyvRo50YPNuLxOXYUHV+PBDfQhenmW2X2koCwyxv/oLQfZQ5AmTjpNVhMDsBsGtldc7BfInJAZQnRIyWQ/Clq0BKkuspuAWuK7BxRd
        lDF7fD1tynranDSTaXMymTbEJIA37x9xwV3jwUVn9QOJuOCs8cZ5R/P/jAHQG+Dxgp3w+bYWAYDKhq2r3DDJBqSeR1d9F2bsZpqumJFMGbZwR2M63aAnQFmY
        TLp5Dc0xmdfXy9TCzFjXZ2ZsUddgzl6vKN8ZniMKRLVrfl6FNFepG2R+TvXN5Tp88HoknOaZOkKDdQY0hDOj18YvRzmuUtdqeoEZRgJeYYG7fz6a4CNJ4Hw8
        ENX4SLJ6nrDnwmqsBs5f3d+rF9m/gM5kWIZeAYj3q6t4E0BPWgWUUjWEtq+R8kakPCcpJ4WVWCPlHFJekJTrlFJTRGPGhcpkcevU1hXw/CQfSN0VVC4val0z
        jUs1oc3N+TarNE72HecgUJx0VoLedTTs/lqJq9pgPU0caYDd3OrFxn7JJ1U5p0DheCUc8ozbqiwAxXJ1sizgxHJ1sSTAxHJ1viSgxHJ1rtyjk1kq6ietcu8s
        Td5Z6n1yLnlyodTzpAXUmZMeQrdGtlTHFG7WvKPqMKoBbx9k4Lasi88uj/F2Qe56jwq7ojazjCnxkeAgISTNFwNODmSn70V+v4gD+s2o2jfIwOoQ3O/gyHgb
        qJCrAgSG6wEX0Wc3r0+og3Coz70momRbwp3QCLAXInvGRqBem6U7ibYxv5aKwsZ6OK11C+FVag3tR6L4IPHSXWuHuv+DFrY7aM0EH6CuursZTefYx0yJ0Yxu
        XMnHx7xxJZHFTyKDGigzUmC6gSjfuJJI5Ev8gUwivwj/oBlJ0GDijReTOLpYPzenIdRcofbIOJG9z5nCabgQFCF7s+r4utUETFUx28FYdNR4n4V4G2bmRllY
        /B6RNrxeInNcS4sAUZdVj2+QLbSr8Xjd6sczmtW5EjoAZt+jsW5NwI4O9WVEY37VeGMxLLyJX2MtgZtoCVytJXC1lsDVWgJXawncREvgai1Bn8EY2CJKJjoD
        C3oEuSO7mwXWGOhoNC3s1A+ujuVsq43E3w1m1iRp3ExIlvIoqVdyZBmTVeB9XxyXp9KSvMFrs4IInBcidxB/xop84kk7rXSEdngMsSQ7jakScPxcpurdXdJO
        Q067CBG3AaZ2qyXsNyheuwwbL/sA4MSuYpgh+55UgF8+yLa5bB/PXM30cipjHWThnoQUtR5lZM1ynSO0iryibqKKZhOP+YJGVE+F8UHVJFE+Ecab1JyYvNdr
        xfWMVk7f0BEhPntvCIGT0/cC1G1ojUJwEcp5+owircj8XjNHXWE2GcTqUBRHcCJ4NFPZ59uA74LsRUVC04kvycZCYifUh0y9KOSeqKRsgGPGvrH3sMmSjYPc
        elTtql/3dgJVt9b92O9+nMvoGIm+Fo28XGJE7svnRddHux+fXiOzqpEta7ngNR3Rv3JFci/matNdvt7O6ymtrI19vjC79heqxhv9xl2hLYt0ldU/58sSo+oZ
        M42x+IzWDC1ZMkRoqOghAgeJrRZ2kgG0+owp79PV76d7wnxHX0O7VOkKzfjMqmA7V0okRhrlJiYGRxnGJibdMHBuiPTg7zD6Rh+0JI5T0PehKQ8N/+dNs3ic
        91l5v9TBnC90+GORJ0ZSRTQxHUtscxSVaVygQJEvdlKVTrslNgGwbsBuu6+Ksp2ZbN4HHIKRDQwqSFSAFOoiFZs0sFlAQcKsQ7FNGWrduuF/wTSd46iqEdnL
        XOXIXZbiOcuwVAzOmJGVrfbKOtPlkcbMmH78yiK4wrua2aWr3Pylrey7mnD8Tcj0/oPZ+aZDkhmc8lcQqgC7uXRmI6K9K3tsFlXs8U4dqxDfdDstjj3Qetw/
        ZFqLbG/Nm+4k2bED/uEmbMrYW4Bt8fGqdmcILTggwZXNEF+QuyO3yS4fQGoNBYBAG9pHDkiz5U/jYc+QMVYPmcf9lYpdPe4sWg+IhfgygrUtR7AJcQ5FQTNK
        Iz18L2vI8IDuprEhtvBusp3qD2iE0MKRCyDAjknvwbffc8w5nrYwIivzd+iLsAZ3D0a5bC8u3uXM7/be3bhh0y9+YEdo7x7bsvud3wj/ZmdowR8w60jZI0QG
        9LaTvV1NIkpbqTRFZTsswc0D7GPVY+OOmFaMIzjbe2/VtI6revywtxB/uPZ2RmupKyt4xgxtPnWCZ7Q5Uj1+zVuI6sHvm7tufPRsh1EN0iugWmAs6G/um8/i
        hbQiZ233OSmmQsLPHWKnpuS9GBoZ55sWAKvuiwbiD5hvy8dkp/J8Rl+d3AmLIzuNjIEA162osBK5uQDxuUXZb3NvWrloJac4KgbHr4b9QrFFMx/BncX4x+XQ
        0xjuWf/S9EVcFIsS0UynCY15DJm/0TeIxZAYUcCaIbLohQadfs2U21SYjn6C0NNcOsSxiNjjASGl3TaCzdts8UADbfepZfz74s7O7n/O//74bAsVwqPJL9xD
        /3+WHv27DbfT/58/2+rQf4B2vS++8GIABDJ7rMXZ1WH5aeEDqEbEPciHdju0K572W1HOCo0+R3s3ZAM8F89jldaHJuGZXcY7onoT49PUw/gf0VF9dojrKri3
        Sa1sdVCagjL1DPipHbJDj8oVOIBKKzJPgYAg86Zf5xmh7DVGXTorDmWahcWDxzCs8mPOfKNjbs1aDnItvVwtS31qSZw11bLcPW7BKsvIPaenByK7nIJ5GIcO
        k8Ho5nbTYVLe80K1E9V4wFcwESq54uVGfQWrkoQs5+FfbcOoppIf0DUd25yXroKOcH25AW3KsLV7BjSGsX5C36ABjRs8oKn/ciMxwPhzZeAh8k9brO07sNqw
        +w5yXlTsNQd5wEMbtkEci92kod2RCO7w7i7RB7zc0CqzExgNfQ73nhtYmUPqc7ZVOG4vZqjuRLWTRg3ejC1T6zgIejKA5jGAjN0PP/vFH5j91zemw3HbWyj/
        M8D9zfpk2++1eI2ZpyHzS2c7LZAwujwwcdenl26BZVNkJoLHLAkeqrjnGKIXKCP4HB1m7CKtbnCrokzpimUCYHrS88/zcyXPx+T5tATXMKkv2rJqXfOj4+/4
        nU4LzlTF2Lkvvli/Jz75NPVKCWKQAy+m++L5I/GrJmQjeVTEIx71mnLSjHUxY9HABRpY7P3SVnbSkcRqUpvtfvDEpSceMa8629n9uzd7AwMDH9jZ6uz+Z9yr
        v4+uo2nfUZQ5onrhlIpQjJjNaDGzgDw+XPnEBz9sfv3Nnd1fGvzMyPs+9y56cfc7OI9fQHZJwB963dRWPfQvzAC1Df/rpuUctxbFKx9Yy4sqbWPqOiyScP5X
        JpqwALhnPsAVBJC3jFjQt2/dnj7lTjzTATuEwuR72cIUsDgqlCWDvpXvD3kFU8LkNAz1AcJHiT53u9p46uGZ3+pwFkjFo5cK6Z55AnFiOWRQIHGEMNQYLK7A
        vvP+JdcuPeQsOsfFO7AqUA7KkFBe1tpY0ynnkkoMryyiJapAJqjEVN5dN554In6Nhs9L3pGoFhd+MAJe5M57iDeI3OA/UlmzQGFJ3sVHIit4kETs6mYayQ4A
        30CeODXd96hoeALWUhWOR/a7PgVozjTJQ8ePo6WS3JbM41E5vXjo4Qcjd5fxfaDl8K9n3mkXvOvcXYsfgmf7PurqXcQUoAA27tmcQrkPglTtIx6TLuwHWRjC
        wrov8olH+6EnUCNn1879wgTj8tGw5O86h6wij47vgu4APvPNsEhftHcBA8qTN2ge4o0T8N1wkls6ExvlK+qUuwCC7DeT5EB6eyKqCNtWOYIzYttAM4uP/Hay
        MNxMa78qUaPueq3+8G+3ogCNc/Th30YksbpemH6J1ptBVdcUMN4BC98BVW+3suctWovZts+iBSHuUDYBJWgjoBkLyfs5lSTR54NtuZz/2J9duqWDGGf5q6je
        ihLx+sC25GQHqlcBP6n5x2hADZxS6LRmR85zDkVo/IEObFh2zZ3glqBmQBOzJTUVoK0GOr6MfFNGPuJQcJyBBF3ge03zIaLuUTpY4ZJYvzVB32VOwmThJhur
        kbWPuANBPa3DKPA170jdj3/8fkVD4Yj/B6ZtHjcfMkmmOQXxhLHczFubRC2sMzRMkg8Z+JAy9lCnZ/Hy7iGZQNksDMQfvJ+9kuOlIlyqzfjSKP/c3oRFUBY3
        b7HDvqJUCJTdu5PkHcFQefS9/HNnk72Wk/SBgfRG/MjR2xEiNH6VmHeTBCCX3mO4CDT/p4R594fYY5NSrf/ByLz3U8p86kP+Q9RkiTcvXGGpcWGgarLnLt0a
        urOKWtPa0HoWbtvUdDyozc2A00jGNRLeWrUxR6wHqflljnDSh5C0KElPUN9TqR7Jlt62Y2kr53MOe3astpq0YDNLN/7UBBzgeR1V3RLXFnG3YGcXS0wwwY1o
        V9FVmluJ3ioJ98Ernzfcin0UVWzuxq7JfR+eT3Ix9OfUGp87nSScj0piShqV++bYutznTuIhtBTpJ1KtbLGvw+ASCFqp7wvlvi+cgyc0YAjZsUa39ZKl45gD
        L2ghOK9FxII41JiXfoX64tJT5qU2WEDpiQtddx3tO8COPifZmls0x1bw3wSFCB9s57wJ6I6+hheCk4DQbTFaq9RGjzlW/bjzgLZHHuwxiS9oq+ggbxI/IHys
        2KN7rLWOnLxJfJA3iR8QVZENk3hPDMDNLpP4gcQk3oQE4yQm8UHeJD4Qk3hOwd9zxSR+UDhrbRIPFzObnWboqZ03ibfB6CQm8Q6kRQvCqpjEs1rdzEziMQls
        bRKvDOJpltEOM/a2ZUiUdDK2DGy4GXt2OfLoG3Q2z1qKGfu9y9B/0cleaCzoeIB4YGK3cVpcRi2hBqKL6WXWjPFLR5e56WbsfcvURpy8BD+VgkqT3E/5c5L9
        y1FVJTmCwU5zVCgd9GSUVwX+P6gyK9FwuwKJvErP+DZnLqn5NlIzC6jp4fkdnUP+f7GIqBQS63mBSIAph619LNhVhBVIPBXyfzR6gwtie30AqKG8gVMQkwhb
        O3GwL4q8jlmU/8u9Po+4H7wfROs/tsNs7SXCzi7yOiZn/i/3ukJQNG1W5shGJP8eTd7FpM7/5d6FobaRYLKxD0viulLWHisl7ahS1P4pnnZLKaTwb9g9ccRA
        3v81gPXV2f3OOBLZG7S3CgD3dElZ9Q9wPW43MUYG3KoYJ3vaKF5IxL5QtgiOhlVtNA+YHmpfcerRvj7Bc6a0mN5+3RfWKRU1ozgHaZ+hJJUKA+mYcEAJQT4g
        xD1LAjNr3fm6UQZ1owzoRgl0o9R1o9SSRuE99lUbYlEBmx6yAb9qLy1y9F4ao5/0ednDy1V5uOplV2+1XUyUygXqqRdhyVHS2Xq8x4M5k08KZ/ULsNDz/8hk
        eAfGLFj9cUe3w4sSYX11AaTJZvXHrL6ZuNIvvPPTNxNLBmxvXZx0+0/pztOfkQznJUMe8V118/95D0BRy3zfZRCK6LF42LB5K5YTHK1VgESdNQCJKPduRCIj
        /SQdjvAehT61cqBE+c8e0Z89kn22B4PodQqZQA79mG25D5iJ/xfWDVmhrDe6NSdroa2XQedb2JlzoU53e3bmzO59JrtnZ87qfuxcdmdOlm+ze6tLVmOre6tL
        L+/26qRHI6c7afe2WE9xrZ7i2m+wuHcx8ozfYFBc9JyPM3M78Sb+yzYxI/YD/fagLu1VZr+7/YxcUvflxM9QXXpJu6sVclpx2YA0RPdm97HG0xuIQ8RFvGiy
        JyAbbSd7JHze0EZ5zkqmOO0xyiNGowwlpVZgO+A8PGKHWm1mYJItX5QPblcRdOuGMEUu9Hu04g+Jgy+9VWvLhhpvxs6uSAbwZ8VmLPbIItBSeqnOW2pRAJUR
        EE4L8C2G6igfWZrSlRQK0mISXIZOlHk14n9aEXT0QjYO6AY9StmQHNkGq0RfgR7Ry+fnI6sI6lDeUSrwjjF8aOlo8L4X8UEdbaZwUdxG/Q/YcHTleUmp8oOS
        uJqukUuM1lqbtmCwul+d7nl172VeDbpfne15dd+arzIl6DPtaGBZa25iX34mrZ7YR/t94eRlvvC6s7VnE9v/yzHbXRw7vgncScvOuJOTMMXSRmkzmt+4WvMn
        WzQfco3mW67VfMqs5meu0/zLBs3nXA/9kCbVsQGLHLjyjXWXmrjs3hv7e2/cn1nPhZYfV+JBIDvd00zjkF9cDJvq+nCb2hDOqevC7Wo2vFldG+5Q14S3qC3h
        m9XV4U41E86rq8LY1tFwlXcrR5ty48ptmsGkyl/JJ1T5aVmFw43amm2TZqd2afbqBs04vUUzUjcKbxC+SXNNWwWVaz4x+XkzTypb7WBuyVbbmUuy1TbhP1Qs
        op6tdjKbZatbmL2y1c3MVtlqjvmAN0ebqB92RhupV3ZEN1Af3BLtoh7ZHt1I7X9z9BbqjW3RVmr7uehN1BPz0TT1YxxdGV7lqxsFEmAahzIORuarmqOCV6or
        Qe2AqcDWYGqa0soNg5EWQP5KK6q0BvkLOthlHKBcQsC7XMlWAPDqr3WiRpuo6w2MxZCzj4ZDayca7ETDCGiEHUrIhK0OkFPy9KuuKONxhcejyicq0yBSh3QA
        dw43q7eI1FhBsjEif5TjRAufA0ICZah2CUbDEN4ZYl/KChJVEMgEMiqUfqznG0UKYESHN6HZQJqpXDU2ZBigyuHJbiApqGqL6ojYFhPARKC3RlHm3GZoJ9tF
        olLhRZWzi1XjariF71b4u1Xk4HPJgn45qHpuUlNDIbuI7SZIZG6oUm5Pq45noXpT3l42vIJG/KY+y+pt0Z5LU4aiH/PhJ8TudWMfE9PeZNByXCG4FEX1JowP
        htsoddRW+gyNGTiisoVsi202witURFUrwqKjBGCGTWIiojRmh9/R6SKlECeko0aRbkSAHdKnSoXUVkXoaEuA4algxUmfhph4W0WdY6ubRCllq82ir6EVRvRG
        NjvonkSaSDRctlKipLLZ4/c0UA+JsYy0KgpX1kLEUqrYx8xrLZXSdthfE5wCrePSVthiSaOsvmY24Mx4XolROxxu22IqvW/NN2ajMHljlhtYvzG75htBtDl5
        I4huyt6APM/THDbLMLYBsYUJ+v3txOHdonajBDfpBLBl5v5sJ/jpb1IbrMV+Y4qGQj+ELC3+HtDLxNFQ5QXPvEkmEpc0woMAP8AVWretIFcUg//d1HKx0vAR
        G8SyJZOJOY2v0SYEhEIl+SQSMacpM9r+GIdukXZZ5qG9TNO51GmtIJKOtesDS0tL6iaO7QUHFis4w1UKrldFoiPNg5HlN6luW9X1ymoSHX6LmsXJrLpRXYeT
        69QudQ1O4HZzLU6uVRvV1Ti5Wm1SW3CyhWjwVTi5imjvDE5m0s3o0zvYuKaSOedgEhpqJkEP2qLl82u1XH6dlsev14geVyV4Q1drgf4aLcjPagF+A48MGuw2
        7xDQCum/jUb8apvbK9LNQr188lAGOysMEQPnVPusMPQPxIEHE4/liEag3DB4iL3OClPnxSIQ2J+auKkPAC+rhBWGI8rS2ShRBko21gqJmNJSEQZC5ifoPhR/
        WI8m22E9o8UDeFyShWOq1Q6reVa3iBVgHd0d1GQBodRl9Y8EbGclrHFYXEVnAxwZF2cNnAUCD1RaCYdwSeVbgT86sb84G9Eqr5u0CmyzZi5292n0kPoDmyn2
        Ud6SVaCUABGisdgAWR2A8RwJELgxghvDgCAbhxHxPAzqKP14zoErRQE7C8l1tTF5gJzqyGlQclqfOVVqhy/xGo6U+A8HCSMT8YDsQxfWwyv/Cir2+KmUXJfo
        v1E11qaCDnWyVp9S1ODEMdDnJ9RkKxrhMjBWT5Gjq9ZQuAYKx/W+QpZqcTxQGpwtmkiQfKCGXF2e3TJoi9RqoI3UZ1G1w9b6clHusOMb9Mor0Sg+w909KcOP
        pBvp2ylxafA7gEFqJSTZhhMyFbTaYUAnKijnQAwDtgNh0thuzdlg9IbpahwVGkKFRqRCw2qCzR1R3xI0vePIaQg5jUhOgHhqq8nUJnI+2dQmAtUE6WgSiZ7D
        yRwRpW042UZE6Wac3ExEaTtOthNRugUntxBR2oGTHUSUduJkJxGlN+PkzUSUYpzERJTmcSJc85JonU7SIfhDU4PQsw6mzCI/C/qvmLa56D5gHk/BeLoElES0
        mo3sfrf3RWx46q16cBSKlsy5hm5bi7FGOu3L5QD9VDbIJmLobZtWdpVThnBWEyr74F3+HtUlfb3nmLK7r9lTOHfnrhAbkP6tvHsIfwlTPCViA5aGlmxZW0cY
        CPhe3qUhqeYrHv/sbebBMaDL+n3bKqbGNqUNME0wlt+gZU25x7LGyttc2Gw2mVjWOL2WNeU9rMwriWlNSUxrSjCtKeOKTWtsmM7AZiNnOgPxp5Sa3JTE5KYE
        kxt+bxqmNWUYkpXZiGbJvDc1pPHxkQLj33cZ2JRn2BqCDjAc8HEA2p0EhFd5yxvoW1oRouFZqqgtb9xvw/LGbXUYphRHNn79Ti1u/F8wbWfROs5BQxQj18Mp
        psCgF1YMLDE4rzjJ9a1Vxh6DHhVJRVQUjbAlSAsMk8xboImThqcKB6sctLWgvDNRMbex3gQQ21rWLM0krqgq+L9kWe4DgK3OeK3gS8ASyDFWuGHluSjccPLM
        HG7APNQM/g+gKaIFcRrxNaIp8EkJuFiXBmhq/hpb7lwaoJPgz6C2L/I5rNOSm/Q/x4roA3kZ2tYDfag79d+lSWAWTwL8cdKOrOC/m/HXfm1xL83wfsCZePyP
        +/cyTUC4JNjy+mxY7Uk8tARu0Wb1+h8XrKHj/gN6O5vhu2TjhhigYQHsE8SwPnyQKVzTiBoB98NIXYz0OkyvvMivGwweAXbIWslszVfrGy3wLSMi2GtMMrrr
        M4ReTe+kD/foQ7VmsgJZnZYpGANiT5cF30ZezVeE8SnxLfS4zriHJPOWkK6K9XsSUsMsNkeQDPg9lGOjJagX2J1sIcG+CPxTS2RopK1gU7aMV8qwqCwxsF4d
        KRBtKZxiRFviw32Rhy1mzfBkHbb0VbkVwcSY+Drs/LYg7gKtsdBf7EZ4J/BbuVjCaqDV1ga0jHvYYS0mtUhfsbvYJXbD9JOYNkZZQ8gnKyd2IxpUOKbFrvVd
        wveo3tCb0CYN42tovbGuNd+ogyfNvlHVlGEHLEucG9i3nmDXMwagYxA4LR2PqhE25OYNYeKEGf3WxhbyuDh36HQjkL+RDqbHxK/YjP+YPB2jMRrgaR1PB/G0
        mj3lkCYTWg6Z0nLIpJZD1mk5ZFSLHyNa/BjW4ge7nvnvh+m93d8nFAt14hbq8draV+5NEylvBZuq2VrtHFfWMlSAHUY+g3HG3U2X6J7/MdM0tT9JPv0iAhH8
        2iIt3C6O/qUB8TW5bJpJ8bB4nUSWeMtcPpHtb0UUAeNS0+ZdrKbFxhlNkzenmgbPPgSTwHJh0xG73dYdTb8kYHZPm5SBozOwJQNTMrCSDCxEqZAX6ci7jJTB
        v6J+iEHrmtKkcH5w5AZXz8QNmFDxLYuZJLp1qSE3bFZE40bq6eNoZwCmnl+2zMHjfV2QXMFlZWADYorB50V1QTAIaM4WROZj/IzBhN0WBEu6M0QrimA0c+MO
        45LorGyyAYSkiINAhLKX0jhj5ZGkID5NTYbViyZhjiG8PfswrksEif4uVeNg3JsKn5kC/ijARAAximxGAR3a6pKd9HivIlGdEw0wvigLAU0VcDaD3W8BJrYh
        AllLQE7pIzV8JOCP9CQXqcf/UdccPa7tF9ieYRWuoSEtEkj1B6R5B6UThvusXAWFbXwidpCKeK9TufoGZ8VLVmUlVVP0LllVWlCgymW47RHp3RqJNliyJoCn
        q53H4E/aoe4AzG5EAmA96cIcGsUwnk0hGjTL5+hWNNRAjiivz9nydyLVUo0cPc9C/wXS2z5QdPXAqbMtjc4yp9SNQjWc3zRSrSxGYCCDEKC6gKdKego55Ped
        wpZa38rmhScjcyCr2Dqq/SAahf6vU8UGQaVrqG2NGoRukrw8RLk3aMhMtKKqfEKGOn2ypsZamDqVvDyNfOr8TpOERpohrU4W6xBK9cEONyhqrTMcobs8xKQt
        slcUvxLgFZ9fGcheYdE8qXz2iuFfHLRLixMPeMcz40UNGlnToJFDGjSyrkEjGxo0MtCgkYn9y4heTodXL5XRVIZJnjnOR+vCK9gpvBQHMIYsgXcuEZeXOUCF
        0whcE9u3MrbhMK8hDXappbXEZLjMZY4PKTcyx/fZHZ3De6o6BphJwooECGMrVZMYeUCWh07FFggJItZvBVbaHSxcDbO7dkUC5sBFOwAQHnvu1SzboCwbMOdl
        0CwDweTguV2BTaGfQENXNNJ03HIWGIQtkQY2LUcbqSb0d3cznE6C8GzKe8rBLXyAvjmYGJHGFn3XMkx8d4C+OwhhbohOa+Ggn5TW4gA/RlbetMT6TSmxuaq8
        DNVcSVCfBxKw6UHGDOnjGgSjjsiWKkUFBFV1FlA1dBPfgxB0weZ7bbVJbWqtRBszBK+m2rhM1d+YaZVaj1MKSpe7E26kag1QtQazaqVN0l2t1Q2y8XF6vUos
        USDBIwSV8EhUTN8Zo3fG5Z0xemc8t/e1cSW68lKDKNwgDE42qSs70Wa6nhTcgK+Z4XqaqMA2VJOMaIhbigtJA0e3vVLE264PRxJf/vXSHbkhRA98mkeVsF7h
        0yE6rfnJ+z7lzZ9oyicuAplkUkrUTAAMwiCFEyjqLKuUZSBZVuE0jyx9erUSBgjjiAlgMWQqI2gHGngbKNnKRW+FG21pLIZooMPtGtTREU/aYb3FIhyiBWO3
        wgJCNGowabDgTCGGxe2aoyTJFw/oDx7F2DAWut47ihCzAi2hnTcBpBNbAKVKDG6BBc5XsLrlKO/5HOBkjjgQgB3UViVEF3HdwDKEkxrQyHEyJAHtrKxshi4b
        dl/cXK6BLpeRLxfNZV2u2XyxFAdb63p9trtM6nJFUlfQ4N2QjfZRupxYPdpDur1ORntEp1MY7aM0hCfSgV5MU45RynFJOUYpx/3V4xZDeVBujfcO5VFGpqjQ
        2L2CxvAGZLQ+xHDuO5RDGmPrZChHdDrlJ+/3Gcqjq4fyRGwBsUHK71KWsU1S/ihlO0HipU+vVMIJwFuOUvYTjAPLt4BLChJOkgnPPiYRRFxsGNebE7rLbAwl
        r8nozqdt3Wt0DVLXYpOIZAJINw8nlucjsh+pKRHGXZLQh1UG00q2rx+U/corAeG2GSPcwvgEuZ/ptGGqwNMpNx2WLD3mYBIPeALKVm1CyI0kDIPg1+ggEJZA
        1ohpe2EB+Dkd+tpMp0WvoO20KbsesBeIXgB2pKv6ibm/VD6xlT+36tPnrcTeX+JHaKN+bLWu+nQSUgID3UsGesvike4lI91LRjqdDCVBNy1XN/Q5Uzf0eQbs
        N1cVRyPB6OKYAhbDBoarW8LULXHa1KSoZTItMtL/IAhHyc5cqNnvUc1uXaF5qKlkR26d5sUnND+6QTOUw9SJ/dwPIEZTk68R/CjxBDhsm4vmcesBLi6cCH7X
        jJx8MJzMBR1u58c0jEEWVseUsDqMdeprc2cO8ST6MJcF9g8UGSlC2/azxov41EyFAr835cPP1ueNj1LOk6qKjbl2Oyq16bQoyhb9CLYhRXpU5AgURex+MA5E
        jU372Tm1mPtIqQVvX2RSQoJSu8Vjogrv6ArK4EgBC7qAZY6iwyElWhwFJF+sCixJpFiVnmLVYX8gxapLRA0pVhlfrUux6EVVPsW1ho4Lu8W1Np740F0VT0GR
        hhyUFJd3hWqUQ1JUQ1A1LNlliqotSEiSXb3NuLfITvahqSh+T+nRcrr05Z7So2K69JUOq7+k9NU2m5Jw6bkty7ot8c0ivlkSH+kyCgIv4qRNTWlTM9emaPX2
        d71N0WDtvm2qiyrNnhTVTDYIpftXtSniKrX/v9CmrhTU6x6n/8+2aRkF6demQALlopawy4KtcZ+u+jg8mNrhwdQOD6Z2eDC1w4OpHR5M7fBgaYcHUzs8mNrh
        wco7POStPcw1HR7y9h5mf4cHsRjW0Uv+13R4+B3t8MCtlQvDonIBVwxN7i29s4MwLy/mo7ocZc8IfLfvSpREg9kHq+v8dq0yVyKzk6lfhIuVRCp5kMSBCXof
        BH3jz7zYG3/mxd74My/2xp95sTf+zIu98Wde7I0/82Jv/BmJl+N/FH6ZAbtQWSQAbjA0NnSCce1rrLuKxriragzpQY2FPaQx8Boa+67EuCuF4CvQsiGjGh8V
        DfIiZxTw8SgN5yJnNMzHWWJHihpMr8gZjSGsPLEwjvKQGfDxsbI0omSgFMUL8WLSWqPEUuWfndPP0E4jCJSUe3ZaPxNWZbDr2cnc6BwABdHPoBDmBBexdFTZ
        Kl4881qse21lBuOs1NWAipb4CbaSt8/jbYZSlCcGv22wPvhi0tG+fl7n50XBWZNkDbgJ6ozr2cdbmYJLRwfAXkn6+pJ+He+X9du17qJjyhTBadMk+yvbNBcF
        eCgJaQJQJx0+2kL4aCsUL9HVAaQtibHJwTQ49KalEkioLIB0/NQlYO9X3pfE8LTSKNKWjiLNuFGmBJN2+0WRRnD7CkdwN++kC3g0356FknYR7ddghHiEJKbD
        FqMYFQK4DxS2G9jNNRC83sWD0nYDkTfNa83yzWYZBcOnXRzcywefdvFpk0uSxp92b+U40rp0ceUI++m5fOYmoajprc2WcZMF2GigVNBPUl55w+Xk/UJUX/bV
        1QXXoQFsHRvVRhxfCyYaH1urm93Ld7N7+W5Ge7g6TjjC0TscqNXr6WR3VSc7XZ3sSgtTB1EGupOdfCe7kj0iGyNOMUdlxkosObqou9vdaW7SaQ6yMjnntNMc
        dFr6tTigluOv4Yw/x3hW3d87It87kn1Pd5O7hzN7ncKt2TG/bgNczcYfDFecnj5CGGqA/V6uj+y+feTK28Vku42n4pd4Kp43eC7WeyK6W1w0Jyk3oNy6usmS
        NoWWgHLQ/WTn+8nS4eLPG+wChxMJq44j3oPfXHdHWWlo9zsFIgl5d4d3N9MPIpQFTzBbTlmLh87q+egR/dEj2Ud1b3GA8NcvYhJiQ3eXg9jiLgvPiBkxbEi1
        sZ9JnRb8PcKI+//ZMq3vAiXNTbH4Ze4+877IzNHSVXPMkTlmZp3HKEpm8FVTsOiyyXE7fjBGeyYHj1ueHJY0uMNnTjI5KNm1hnEzNyCncPhxv6nRlXRBki50
        J+07Md7BBCvvHEoFWts3VH/DQubwwrTge9nrGPo3ZWfgeGHRfMhMPMmHNkBTMsqB+ODeE1UYT3DG3htVl0mssVTtbqD8zX/kN+6f+tXh3Qf3KGv3Fbv+XaX9
        8S/cfGjPMXECOhDV8ynqq1OoXHS1Qzpw2LZosPveUDy9EI7oiC2NDZxojC1YWpjOKB6JKTMIFD9jT7eSghY6LYgxMGPzYyscTnThQLhCtbYAXAFRbEyj4Kf7
        hEA+BMojlbck8Ilum9jYAsMIJPbcb4ZIZsN4IiosA8tqmS2lulJQHY9Vc7tUMIEahtkCsACKsGLI19LOEnp5zMXUfghYvUSLgn+kMbiC2ULfLC0jv+Xur1Zh
        mYtgcCt+aMk3z0Tju8wHd72qjcrepcZ3Ge+gnzyIYYJj9GBy96vQK9FYUg2ssDAD+zqdSwxmGr8N6hTVgFl0A6bSDe6S4P8y0dK4mo3c5bRYXKpG3r0vZ7Nz
        KBpu0sBv5B0HFd3ycGtb160g9xqu7ZyFCK7LKOC0Gt5zjCZ4OAwFJ/U/AEmKMF0qBGcZR0W5OIGlobsiOJ+ZwxLDmBakl+xO6/GO8h/nsdxZobbPKpWFqjl5
        S6eTomueRz/B8o+4KxggepDCNR5RaZ5BRj8eFdqRQ6MmZ9pktw8CDi03WtYYD4XU0jM+KIyQxcJ8If0G+xgBWyN97TD1iH+K2CDL759rJY/zucaX0a8+7JDm
        7Gk6eHO2wpbxHHX7CPC5AjUCWlWhq2EiWQj0Cg1tQ8fRGdpizEaN2MIe7hDN0q7RD0PacDTmENnJvHj1ta/uPFi1JkCGYGbLN01qKxpL1gTRhOeNhQimFdAE
        DnTYKax1iocgPRxbyMYFyQvBP5gogSLZagj2rGM4TDLsNPEn20LKj8/2EqdyFCYgdDwAo24aRtuN/ZQhTwH+aJpbILkVJTdsm8aGz6vCKJhrA0sQGKgxsKVD
        GmDi4ohdP15+wNWgbeupadYD9HVdFkVx96z7E1++5rWZmbv30MWDv/fRjZ+6/dffeXjPMWqE3CMr/+hYDrsVG8QAacvS8sM0NXxPTLUOFs1TYtE8dQRnwE6l
        yi0h1N5UF4DqFK0/GkB1SrBULXGVnGII1akchKqlsitq3nXKwtBYJwhu6wBnZTC/kA399cDGq62kluIXdnYYJQ1Gh+sZ0BOgjcM4H+Pg6uzrXUn0ZcmRnb0T
        1MYx/CCKWzShUlODYD6ftql0vsP98xrBQEYOk/gZhUsY70eNqEl+Eze+RgSRL+gwplA2uYuUozSI6DCuRnEYEutQFE5rdC6Ks3pUPCVBxkg2hld5gpJXFCQ9
        9ik3TyVu6fQUEHuR2xbuHUmK0OeZ+sAokYgBxwrLNseqVrUWu6tXO4hzW2n3qBvBYEHdSHkD9dDJPSoISinoVQk20SUsjYCSxk8FenGAYEKHVgBoIgAvC6L9
        SD71beUYFpTH21J1ONN7bG1KtejRntYomwrUvZ7YvepH8ErxRLEagCoE2m8RDqasqG+1c1amYYUB8YpiFwpPezYwlbmkc2Qg3XQ7g/F6AHSNZuvwHkB3jsTt
        xpaq5q01JmI7d+Mg3BRytoN+uE7pNkQg8TZ0ruDF0ZNAroXbmqcq6FGqWLK5Cn5aOBlAC+7e9ItP/bLzmz90AxGG6u7dL33+y1/+m4NvPQw2K6PhhS60Zer3
        3a3P/49X79z76TkmEebuv/1Ia+773rz5ViYRVQWnh9j8wUgxMXi0dmcVGGtKHdEznOhnDHdV9xQ4ppz5Rs7rA9Q6m+ve44h36+TtmXMIyTupOaG5zmfFhsPU
        L4V2T6+46Kc2pkLkickrxgoHY6eFt5AMTq8FU2t6OzFhfH3qIbCvXxPsCBpPPE3LHZmDGvOc52VJDy35GBZ7XSav0+4wTpjdAsQ6dVqh4vocQlV1hVD1aciF
        FmNfhZg3dTrpQBuOTf+OjM4qn1XZJSHFaj39lkNVK9+zDK1MfMhl+6ILz7vUd513KzkYZPSXs5K3P+dxmusvm/EpqLKnUILufgNKeuS1eygASDsogA1y4yIH
        V3cmw4Il/WZzv9Hbhe9ev8nHlDSek/VbQfqtwP1m5prDVNX8hYkJS9QBCL1mTxVNqaKTR1uBL4qdB5Oh7xANh5NJVAA6CWidjWDPgg6CoY8GJzLf4fFrfxvt
        4Eg7MDM6JChwSsPGOWgC+oLLji6MK9wGCBnmUrudzJ42sHPToV2AMESDjNciFysVmg6vu8AYL2AcFJFM1gEsUC6zwVJHdyXlS6kJGcXE4Vp6aIgI8/jbrGdB
        6onpKPUs6HqWsbTQmlqGv4Juat5opnuFHOVuSVEcdD3ILsmEZmTDMTVykrgsal1qZ5evBSPXeliCGZkFTVNuMxHPbcphQlDLBG2GZQmSPTngU6PpiS5iNxHz
        vcxYNAETR7+N9i/DthZ662+9XXxplwG29xR/fWkXWOlSMbQbpmzHDrR5w3IAxUP/c+RNFJ7qwXFncgJBX4khl6AMs4P6nH0/tlzmbGwJ1Obs98KUec7GdoU/
        Z++HCgWulAzxC0jOwpyN7YrSnL0N9rVzNjYoXMgchipC5mBI1DE6VAQgtSoAqUp47XC7wUYZ2+GzKj6V7zESiylHr2NvY3Wck4Nr7bAMFDNiF3O6vpQo0ADQ
        kQ1ZxgAwKveu1U6gtlv0ef/rvjO0aB/X+pOWyd5+ylkm7tNaJk5zQjXvbiI4EhRXDR3+FfJtWKTaejOWgVReHBzh00l6YUJNHm5GODYP41VAYdMbRTZSBOIp
        JAVo9Yfh6UfZRcWYlflFqPCNm01D8RauXSRRpqjPx+h8TJ9P0/m0Pt9G59v0OUSgvfp8P53v57P3Eo/CupT70aFFWL3Y7xV/QQDVkXDDwJZUqIlUyUOsyESq
        /iFWBJc5C5aJbguWY6xMpS6gukI08SPGhTX2Aif5DoZoLQHbuUswMbU0wqepjGLmgjwwKmxkZjIJ+7blQz6kV4y4WxJJpYQhK5IKu0yGjvhR2jgILg53ZpWD
        +QaP2aycLEuL0OlWa5Iq8+RnAh2pF8C8dDsqk6AYm+9X1bezFEYP4qd0IoUlvnpnM4aR8+RC8A32vZykeQScaLRFhotb70LVhfKT2slHO4UjYNH8I+GAqKpH
        qb3oEtxbOBZ/836c/+M9t4fj9M4H7r8jHBSc3nBIY+yQvAATtKpq3IZtDqoZbOpqXFs29TT8lP8cYSNAVYvH3rcQ0SgOwiYGczGc5DFNo3YMKSbUQNrgbKE3
        cSaaStGEPUYT9vaoqS404aqlBiWAt2fPpwMHGMCYC8AAJqaYMYCLNC0qwA4mcRMuigFdD7EKdCKHNIy3gDRc5EmUog1T907wtUYODid8NQ5aMfkGyijq/1wx
        J3PFnFyrmGa+mEbuLRRzsk8xYR+ZL+Kkr5pvpAXN7sI1c4VrvuHCNXOFa/YtXLOrcE1kMZnr8UnYlKZXTZjOlGl2qDKmjwdLvyKNIDrUYPiAfQFMEJregFC/
        EwSvdzrAugwapjKIIkaeas5Zit6enLPG6DAxZwWsP8eM2AvocaQp7L13D0eTK1DpXVmdQLw06RJ0+U9g8aDitUxZmB4zZR1gSz+iCCdwHN5qLaFQLVbonDMt
        axHA0srYTM/X8tSF8/tmyu9yz6fpuzTNFavoqXnY7p99ERDufQ/2PqBbBN79ZstYMydKQY8ZK3sMWdlrpPxe7j7L9/Wnaa7732+aSWifi69BuZ5zcUOcH8Bf
        HIAiNHSpAWHIHMj6jDXYgnGIJatzJgsc3s6tS2R3hWO6tGkV9/+kYBePO4vsUz17JKpsYKg8BVQWhClwGIMOxkN08/GwFJdQefhcay9rahALbWGqAi0KHLmJ
        ZAgoIRhdL4tBzps8JMZ4LVU8tZILm3MIxr/gO502q9PB0674HP3h4J5Uxrm4eDB3fugYx6yoEGGFkBB8HcHaq6qyxZgWpXiFNxtwgM98BQuHB3ZvBTsJJdj4
        3N1U7nLixXCeI27k25vYxBUMbIlGBdnf6+oBbxlNkvZAGkfltYO580NUyIpNfVsOTVEzWhtSlIQdAC8pxw7Kje0das6qtKR5Kvexg80Q3pyFM1GQEpoaFaAm
        KPN5OPs96S7HK4tMhLv2NVSQH35nU0ScjkSf6NITmPrCDyFLe6wgWmExsfW4Tvncjg5GGSJzJl8N5hFsRNTu1DbURm2MNRJcsuzvBlNw8B6BXzHzT1owZcv1
        tpnrbaRGA+z88C7zERUcPwuhwEq63giJbgE8fAydb0+oKrbVqgyjiM0Fxl3AJhs1gTrxBBG44ImwHhvMaeJdH2riiqqBbauoOtTEFvOsGFFFdBAxePRaBTvg
        cNnAaAPdqop+uSY8L79YYUwFf2nQ8WlWuccd5kRdifTqxq/YC8TwPim4fkTheWPPCV7WyPNirT9D9KsLroPuPNZzh2lUQdjXgqZRBRsAJjQlC9iR0Gxs7jVT
        2IGBhIkd6PJk8lPtfjIOiGuGFnoAu597eV+d4TcKC5DNBa3fBRjpc9j+sLdaz1qItHCTfQ7XA3P20/r6NNuJbDeeZBhDIPDwm88bC2EFBo8WUVXsJoKF5crj
        96Qp1abW+YDFXJ3NW40h7ypOU6l4R5HdMLgxPCxkBVagCee3LeP8SsL5neYr8H0F5vtKOb6P1Q2qwHyfGW/jhY6I/zbIIB63M1qXZyg2IXTr0rEoR/ygqGCA
        6duyOc5ecmXeJ4VrHugQA4UVQyDW8O57Va+yVayy5dhc9XEbCyGE+BKvsiU1hFW2pBpYZUtqGNBa6HVoa7lfZc014YAA5UKysCJfrL8QNKFmpc58CbaTnh6O
        eIODoHJAHzc+by0E3zSln2Tk6oS+PJQn+l7SC1Rp3s/fYhAnjSZ2gWMimV0yEcJ+A8KlTFuKutMFH2HiMAZeANkF/9Pkl3mAFBdg7Bc/aS3QHPSCj9lhLRcl
        TO+QFxFuhz5fQ3v7TBkDbvNPKftTu9Sjj5yllvdDL7ZSTdvFxXDQRpCUMjrNZL1HlTrvYYs6gD5a5gyLMNKqy05ZkUQvBUNAOgbEs5di6zbFQYuoKQ/fkyp3
        Ly5S2w61qD+SmB3U2DRixwEJEI6qOk1zlk18ypmShCVqfqqEB09CvkMZV5nAEHNFpCSnro4Z1SN4FQSvRIO0iJ08k4EEJ7hge8Vi0d5GH/PZPVO3hfbbhDic
        W+YWxTkJbUCllIqrrh1/kEx8IK+itAAQNsrbc0X4gtgHYoPLSkLvu2GavdXaT41p0R2Mm0Fq1kcsot1PUGmY/GJnrqLKQnJNIbklUM6i7MwpF4F7AgyVgJLW
        Yiv4pL2LHYPRoMgJZLsouVWw+MZL36DpvoR4FS7MBoMbMKaWLDZDwbKCzUEbiCSab7EBYIrkePJ2NiNjvx4MNVWYsaStwRRHHjU4B2/CsJX4FPegs8Cl0ceT
        M7iuzhjTLO09ayQj/jUe8ftkqL9VBv7e3FAXb0c48HmfUgUZrbkN2burvEIV4TuCeOPa8oJppRQ2x2FxkU2U1o2nF2Cuz3YV9ziLsQkbHVxuN6YZyV+0EbP6
        HNqI+RzLQQ09vZAN6LQDbb1+FmKDV0xi4dF9PuidtlTaYOziDpxGvWfT/tJ95SS1KYg7DRPldL9cDazwZwr6M764zLhEtvKK8QFqhZNmsmLwdnABZdANUuJ5
        LPYyNIKiMnsP6u9tW8ihfKYNxgVio8xt6Fwr2xSi2udWREQIRSKxwbfnxYna3heOMguF7dMB6kXlS0e2skxsIQe3NQX0h1avUWl5ZEHlGqAVddqgGXSCoSNi
        ewFXxo/xBjFNlQOKl4MT5lbjLj6lR1uNQ8rkmXg/HTET3wt8VVBxA42Sdhu7HiVzD/ycjc7zYNqKq4J03kkz7bxt6Lz53s6DRZx0X26Dvdi1wc7BkVzidsAB
        /X7R9o5bD1mLyshwDDKArKM7OSyakQNZ6jF/0WcXXzPeqYq7jO8D0ygxxsqA8Eq5bGV0bfFlIWeNLuuliaw7jHxY0wniYJMb+97SOROV+MsXfvrJl3Y+SIW7
        8cO/hTBs277+6q5r/npnh4qyBWy4cQ+txvH5PxXMrbEWMLWCyIANSFLy+x/G+3Sy+PDZyOzkWoGDURbPAvrL4PgqrchIAbhgpZ/bgvegd8ZmLfYI3N2z3/+F
        n/4XL11zSwcfVC029MPOqYHoiozW1cZPK5dFW2C3OlQGquk0t/R/PdvZvV+iH+7Etomx+5q3/si/AHZXZ/cd7/4gx0eU+/Ezm37l3ZfO0v3bfnTXjj23f34n
        h0QEnCGKvfsv1BUfLn5m1zmJHeegICBhS95D/9vRP96BsHVJCmTHu+oc0bmttzqMNC0rcrGXwewk3LMcfqXFARehB+TIisSlsraXwczwU2z5COXNQbkUQDeL
        +R4scQ86uR4srerBMvdgWXqQ1rA31IPuG+3BAnZGXd7iaZOwlPVg+f/tHmwh+lgO+w3fyBUc+nbQI8R2zK0OVFL8dBcwQ4cz+xYQ29r9Coj7lymgf3bADo57
        oqA4LwaRaoiXWIt+mW8dmrGPhnUc9mcs3s4wkcNf2RlWWa4a2mLsjUYgIJRydYaJBNQXMPpgU4h6h/0gbU2pTn5o/uCeLJzj0dsO7jmWk5fvEoufVz84c/i2
        4e8/l4cPLJ95ImokETDPfZHG2TBGmK+GYUFTSZFkACuI8ws0Pt9/toP2rsnmLCV5/44fetNX5374lk6rHelIvYjn+ZPvZKS9nbm4tNgz2X3zb/78vwQYX2f3
        v3qnxtOjIfdj14w+9L7PvWuntCqtlhU0rmrE3g92bb6QLAz5JMy2BkMntW0Y4S03F6q7Ihr7QMSKATq7H+GZuHQeW5zgnDfblb2cYpVfmD9YFYswkto/z+8p
        Wo7YDKzBpmjpjveFD53Lb+/iW6h1Zq5wqJkFoaDEh7G5rnugC8DR7t8D2OX20h1gNH8ha37GRgOqozR75FO7p4OliEgUUZU9zqq8pYpdVukWd41ucdfoFre7
        W1iVQl3vE5nY/a8fMu6lnv+dXPCBFtvs2MBTBOW0OzKMZMe+2NJOkr19CrsG1zquvGT87pN1t8r72jmClirXzkIZ1waeO2TFKls2wQCTUSm94KdhqwcZnTdt
        0moeDBvpdEtvv0KEIYcD3GXRCJNQuy/qpnPmCRoQWeboHzePullkFVuCulmhJaULdbMhqJtDNMw+x4OnKMPMkGEWsM0u1lOYRfUErPVgaXgfjZlXzXui4RQ9
        c1SwIRu9qJoN3OcQtbBUKLZyI6XAIyVgk6FAjxS9GQ8Lh0oSdtthe4TXh9MMgNbPdr5sQ0aXQUeN4nKQvjDYYkRC5PQtgGsCSJBaT+A1MaIQEa6FLQdWwtjo
        Yj8zc4VnnRrughsdRgNgYx+b+T5MGNhDvQxD0GHYJAdwnHVhmpF8xmX/pR4ik53WaHhhL/lZ2Op5c/Y5HN05+2kc7Tn7NI7OnP0kjrU5u4VjY7vxGI4mdghg
        as38f4NDOcIC3VyOijkDeLm9PyqAOvXe3gdpNjOQpwZIz4/J2lFvhUVZTm4XtH8Yn9DKDHsGBNQzadTDyMBksxxqUJv12oz+mK07Pg8QV9WRjt3x8Ziaj4Gi
        XCxIJTYKgXsyNxw8kpE7kSSdP6QdtkmA7Y7Toi+BSt8KDXcGwHj3PWLq+176WGl59+Z3/+Tn/+f0ReKDnGXc3scRop0OSo6JDo/mkhhdQ9+bRhynSXpYFN/+
        sg6h/Y87gVxYXxYoZRtR/Fzq6JbOMZW1ttGr0AUNQaEhi7fJQe6HIHYEj1skVzQQ5YT+RmK2UZ5nPf4ECtgygUkBzZ+Nw7bQgw0HByC0AStuwsb6TDQBqjHB
        kqPF1UW70hERRDotfj5Cz5NYvkuLH+K0Y4hSTM/G6dvD8r7ohXMFAoKJoYa3G2NiRdyAH+dWi31YYWltqAY0dIYaFTloXAyNz/O+VK8zzs9ZcMb5l0A2xhZS
        opzD1s+SyTtapuxg3YQ5yIKZgsS7kDpwmXqHyuL9Mb76hMl7ZlbwMXvCf/UaZ2LRP+49YAlSblTTMU4XM38LCypHU2vsqpgzHonnmSxuzhjT0RQJ5NdQ06hr
        uKkm0hfYxSb4oBWJAxdr/JK9dxKnQdtrooMdy3Swdrb7burdd4u1sHbX7jv7U7EWtka8QvBxE5q9sZBBisZEC2vtydvcrVdTiRa2E01279JAt7Welr/sNtCe
        J0+p9aeCs6Zska6nM19NrYTrsb9ODTnGaqGI0U/Yighq2rJW05ahpnVjc1XpTHZxEvH9vgW1niMesLcWdMWJWpaDhMPDX0JEGmyfkBicwxx/PSsSHt/9zV/6
        2h+97T37dnZ4uYZvTbiR3WnCdaJO3kQ9cMKKePvWRppy8MvSA7y2OtL+707bnxo5snT7e7r97bdLqFXd+BbLITY3vhN/yVgIfsSCWvfdmHKQrzjsnC0OhfDh
        ouaFYRAHWbQMdvpF2MqwqK1vXK6kWoiq0HxPsrlNaqRCNZ5cTkPed6JITV5qRFerKgZ6hLg5qzz64dltH402KxfkbAo26BxuB6EeNsO8e5pT0ByagmU4bqwO
        RwsP6mkBppzKGQsisMLU/03cuwBJcl3XgZkvs7KyKquqs//dU92Nl4kBpmcGAEcrGMSAFDHFwGcIUiC8Hy/stSMAzgCWeuQIAIS09GLEGf4kWqLEoUSt0BOy
        VV1NBRFeMjTSiiIYIhZDrSRCEuWdpXZteiVbs7tyBGXL1oCSQrCsMfeec19+qroaBGBZi0/npzJfvu9999137zkyM1vg/B8mkc9U766j9qj8pN5dOOZH8R0r
        L91qeXqYFED2Vj0cqXuaw9n8KP4cwp/DSEkfeNm3t/BFSQ835P7h4hf33hF9T/Jtt0/bXBmCbtzWSamBcKDgfpxJMY7g9TKLIJHh0zJOQF9ktR3Sjxh6pkiN
        /R0RLP9t4PnZIWhGhyhkGrqtDjMoDLvcXGmol4DyLGxCid6zgQE3gT1dp6l+Ak2NcpVMJCYlzBsDGmVQG7dlAZHCPYw2PyjfusHeMMxyFSzS99oA9n56SwGo
        dAvaxvd1EUHUVFOug5DTTZlA/uzWZALdq2+wa6N8vR7O5ZXyATCPO7v5+gtjNqmae1QXfBvrlZy59uJpHUKKJM6gVG41rtWMUkY6evnFY299HJtI65UdDBLJ
        rpWKgXTL+iJ8YyfP5Pdsx27UFuFrkk/8GV+Er+FfKdxIPj9tEb4u96ctwnH/VRbhGSN01mqQfxvl1bH7kP8NmShklqiZXW6r21De9KJ9U2FGsTvy4KQBJsCy
        LBtl5IGw2Y04rGQH5cnbfzC7TUq1UVuqrKGgZWUgUmxC7K9bqTG4X9326cJFfiRq2Hpib/sC4A1LS9DBoTxp63adbJiDIGldkiwbZMNu1Bvk4E5+swyym3fs
        wR17U82ccyMrUr+uthxkE3/+CltpAx4Ja+pRtWbzXZQa/oncZhiU/izcZwRlj8ycg1b6bZzBarNeCY3v7xnijanvjs9+66XrD2YlFzEsA7OpsxV9QDk/2bH5
        yR/bow2cb16pGtAY5WYny8k3xEaiSXSG9XVygllfVCNrTSmzsANrvG3MQLjbyWNXoLjYdJ1M0Oimq1FqAHg0lRJLA+c7LgBbBKhJf4iybiHj+9ioDm/1VlCL
        iMsOPmt93RGoBV1yM2Dtr6BeVl5Lvay/0XpZ369eykoJURtYfDdQKTEImws9xa8JydP34nP3kQik3LjN8/rva+N+qthU+eaL32y+cyy0Zt1VJZQ/zixS9kx6
        s84Ha7syug3O8t38RhEJmYaiG3tQ5kjcOCijTP6BtFAg0oDOWU3JszTTQXuz3dgtvnZ5ZLPawK5a9yZ5SIR4+sMm90v1zK/UMz/Z28y5qdTjSfWsUo/HNTRp
        mo8ZbZpmQvcJVdDU1wpN3aw1tVGPBSkYakBEuJu/p7d5LeGmtrmbvmWRtwHPg8ZY4xt+nDMfCup6Xlvn7xvcbF6sD5jLciovJnFTTuLBnil8vd4R1l+oeTL9
        LRp71hGOvYY/ufzZGdZeeGz6/Pz/g0yUVcduKRfRo5QjHvuYlNdSNVyScCkll01djqzpppcavula3husbeV99IeFWikWUAoE+tazsQBzygIRb7BSRSStTLdA
        0oDHhmTgsvdgeE6OB2z4d8/k0unCgSxMnx6ce++TA+/+LRm1Se4DGyIcmHfIQvFcFsA5ISBYhA0IIoNt2DyWhsrXKFDy9VOEahCpie2UdezcyDMOm0R6ED0L
        DDbVTdGB2gR+tuH9zvt1Xv0R5gehVL0uY+ekBuaw46uAFYOF9JJv56QtshAH+NTMQcKtwOsAq/S5wcIWFvhZFzjVWo0zBz12wwTao3mVf+EDGyLKE4VfQWXH
        kKEJPmTU9xHxC4m0Y2cuwdMiihV7AmULns67gMLJQza+3vTP4H5L9B1pBUhz/SmQuSPXThLbRrpt4Cfg5VEXAWjhyW6Ir5btnGg7J4OPfWB2EAwWB0vSzlKf
        uI/188Cc+c4uPBi7su7C3nwI5xbu8lppQlihkq0ci2ncOKNz2IydSS8am6iPK/qHU8kVkds8wB5w7mQXlMZt9ZcyDicbe3HMKQrXkYd5z7MzaKsZyWoj/RED
        zhotVE9hL2C6kvowWwBCpRDGPrVzz0i3UNcz1pTJU4RPS3e2SDet9ShApcR29r3qVQfvgHBLnbEIMBJX+DUnu4gCaj1At7HgafTSCMZJG6osZZyHNfDRMPSC
        G3jveqrLiRD9o/UgbHwPPNXtuFq5t4vYIakFxiesKTyFNPjhgGDDgQyKAPxi6twU6fdi1ibrmdON76Za9sAHu8ShseEZPHUSVgMNwwhs90H5WhfZCtHa6Czv
        7fqOqwlUFixgR3t+x1mBxnu5b+nghLZU/0HQRir+uhY9eFD6HxwAu7CFMEuzD0o3KApspTunrpliPAYz4uy7u3DvkUZAH8lnXcuh1PLHtdwSW07k/pKaUaXu
        2raFGmnZVGsvtbOu4mZZcayp8H6VH2WVmcJBRwpzPyuww83gTrOGJsvurF3l3m6vMzPx09hjRruJ1B6wXfYMPk4V08dfUMwRyZ6p1Ux9iahGcl+kcqwTRR6p
        P0Wkg5aiZxbyVMScVJEIA4i1paIFnRt2sSTeR5jJXMuMqGRqYfzbM6wM6U3SpdZ4IR3yDPYspBfFMLfVn1iongjxhIy4loqSFn/AUy30jmXbOZO37LIkguZk
        52zRMUfuIOwgBapQWVh1z5SXI7ws0gkvR/Joh6IMQ9e2TvZl2u5RriIcJlbBKi8tMYcYGyFegl9w1DVOAu9JvYPUI+a+1Q3KPMCvN0/xVEcLgNHCAoTorQhd
        kAGdMlfY7Ukf6PpV5jrMHCD6MUO2y2+HVeUh1RA1F6ESshY6F1zxyhyEZT7ds6wFHc1SJe/qdjoLr9JddayG7wxP6KAkihTCmTn5FA2E+cWMfdLd4jdTXsyO
        zT8txO0/QPwq9u7ogS7c51N0T/kN3VOk24OoFIxs+h5LZmROqSYU9u9oYN7Z9TtxMpl1X9HsAPmE1BICWdEnCf6Q9OhYJPQSswS+B0RHyMxO9+xFqpp9mN+h
        HPHxHp1KoUL0iEiXftN3q43erV6KbQV55q9JgvKng2VGftuLYwaiGpOtb297s+i4fklcmyiTGUz+B9Tkv6omfyBsyQcZ6PiFw0HnbHTOEMw1KPQWYHKHlelT
        FJZPmbxB450LpXsHkaIaYzvyRsMhGy6+Lint+GeLffkKS8mawpx65ftPMa25o8EVAz77BZy+ZPIIgasrdmW6aXPVrtoVZzd0yB2M2yW5VXOkrGIdxAO07Yq7
        x0vDHUANoCZ1HjZpEbaNjj53qzeUksrItfF2SWl76e5TT1XOqB4d9bWWcnhHDl4ac0bP5/uEaI+w5QVWgsEVafC+AryPuJcUTWBiRxok3R2RjMUy+riDPy3N
        Z7vc8z7xsyfg7NrpKr9Io6i65w2+19SLy2bvZyD/ohJEQ4Etys809TOtyc/U98BnElurj26F7iq/tSAqsRW/c7FaWRZJvXgZVSLzZHSxuHNC6gMeF3BhRDan
        +UPAI2V+zB8CmFFssn2cUbCF3a55Q8xKaUvDWAdkOoB66A3z3s4QYnKHkE2gupvqC4H703whZiZ8IWYgZbBfPgsfmMobYkgUadFB1d8hQucD4hUBJyJ1a8Ht
        HjZjm4AmkTqaHzS/N1uo1/S93bjTSGq1zWqTubUTJUy/tW+tNwBuVa91uREBHVF1mLnBRwF2b9vpj7LbXPClTeawnS4fkTH/LCXT9NZpSes0xlpnvmidVq11
        WvXWmeFPReukE63TZet0h3l3rHV6+7ROb5/W6U20Tk/qaAatk+7I5/e2Tq/WOvNTWqerrdOli1BDWgf8Kqymr2HIwZ/haHDVjIYTkDJIHZAybfhPTB+KLTfi
        ORS5G0/JBIDwUV08NfF0ZbtBAGbtqluLnq+Be1Q9Ir4IVWpMPqGQw8Kl5sJHLmsATXIR4f59+O4Ms1a9n1zztiR3LddP3qfd5AnprnPYCKazzdReEu3pJfRp
        imsEjuglzfEx3NxvDCdoTsSll2M4+c8whptjvUS7QzmGY+fKpLeTsTHc4hh2vSRv1IAD6vNkFgMCpwp2JKaL3JS5Mxw0dAbqy0ndmbuTwF8lBsgRUOmSLB6I
        3gYh2pD+07loKV9lJuFZs9PG3lgsnekinDJkNmOjshseGPryH1xulr/nS3C5gZ/Nf7PH5UZOEVdpi9du//Lf+Jn/d/3L8pomcATPzvKfD1Qp/Kqcjsa64QDo
        MC0oQYiwiFwf2jTflXGaB/L1HPaLm+MiT5aUc1oEQOgnxIAaTmBQIWOxzmh4khVE3CUC8XV1SpsZ5uzWqASRh3kNhwaiBX0nLQuJH/7iY18c7N7zt3/6fZ9/
        9/t/7G3DUVlhw31qLJ+FAjHjqCX0Y/18poZ3M4seu5MnO+SjT4juIT24kunw0gN7RbxTbRQxPeUNICiX0gokWFfOkcI8UcfiOZvWcv9c/CHJfdFYw31aSz4X
        lS02Yu6jkvl05QScdvav614NjKZXvVNnZC3PcT9RdJ7a93pD9cDqaaIoC11adxgcoWXt1rz87kYFdznad+pktRHrNCrrNGL9pFIlem+IqGJKrBVI2DmInnFJ
        zN6iKF0JJHGC52KcxeOKImYKZaIFmNYAZClzyl49h8V/LKuFsgNfhQ8uRCc2COKpboMiF7MGARjHFZnSbVAdbgu3wa5U/JjbYIMhxXMgSYjhODgHX4sI4+qE
        5uwhbK9h4YGKSD/OSrhTc3tMxvUcNi5ZI3BkhQ64A/6K9piHYVtxaxv0L5zf60oXs7na7MvtuozuyosTzocNvAAANje/IxCf46FdtjzpX9DSmDnbI8ytaKxv
        6WzYA1mkOvC1MTGkI3hcxKTR6A3Lsf06XA3bjAd3ADdOA4idBtAhT7GoaWMlazvIGzKKzIBtt8hFBzTJwwItp60VhrLvJE6H6Li+SR2iTfz717/uSXTd0wVg
        z4oD7OEKqKd9ukNgvV6hWLRhEeOh6M6dQKafJGtMhfqKp+kVWbuG29OBvO4cD74WyLF9PLiCY3Q8eAnH+HhwGUdzPHgex9bx4BKOzePBczjKivhTODbu8oYB
        1lWilbo16J4AW/4ebKUXDHBdELm5qEFpc4Pn/C1MKoNL3ACZA+dTNo+aHVJDmRs87x644h54qXjgkp+oHx4JHHCIoKl7qgZ/zQeOfhm6C/TOfInrLgWPG8K6
        VxMqUA0MgMHcvNQs5qWmLj8N4mTYDLwFBCi5llE5j32pBcqdjDojENykePdlywEKeLWslwUX0LvgNp4WuPtUr5plWGykaOdN1sPxmtPtv+5n7HhXtU6kft0D
        F4w+8Ip74BrqpDTJNbgeMPn8yVrs3aPczmrY+Xd1Q2Ch2saZfP4BmEceeC+BROYHL5/Fjs28qEIwQ803BtfOJnVdqMU4Ozs/pgu14BMGX/H5M/niA9hIQno2
        HvxRKNVxw/faxSeRhpy/fPZkv3AeFwW6BZ2lafWsSaU6a5PNBpziqE0o21K38+zwNOr0cAczUQvaFSDesoQk5GrWTqiuTzYxNHijGnyCAdZSqUAWIdfEbuXO
        W5ANrR2S7CgyVkwWIkQlzih1UQvZZoegJ22TRFE7VD/Zc9hF9nSYBexbLlDssZzoMkOWEpzfQynoEqxcS26bKppCumnq8HsMC4xqM/mj/ZzlkeqLwKBtigrO
        kjFcr5pUSGod5HQVwEtYQLNb04qQkKupidqFwDb7KnatCkLUKISogfEGalJzV3Evd2F8OquqtOh9lY1kqLCPal/C6VABnzAwzFBPXjFDUbBrq6qm2qxq1ULw
        Yb+MIrj2zY7uvto8cGbRT/mIfDlT7XIoKEED+x4NuWOc61eJSyXnN3yfxts7SKg2nAaq2IhWbc9e5N5B0S/6ufZbmWTwGpaaTfZgIpsD+Bbds30RQKDEkFP/
        fnSkFCrGDHTVFrtiq+iKDALAPNzEeqYJy6nyP9WAoRdKve9P7sbH27tAAsIoae/mre0qzoIOs5+/54+OFz5MMssDhYS13ko/YRIZcsTIWVHctlTB3GCrXFAE
        mFjhX2T2BY7bHPhfD3q6H/KzzTB6JjjXOMt4q0tFeD2K/qyfV73zUSJF+4wFZSTrR7FlxoD1wr1T49Nb6mkcMDBdZpwY0UI955wZ7HXOdE+e93PjyG4C5TLv
        TqDOdok6e30BDLa2B09QsA5Ond5DOqjq9B7iD0mlOvJuk0zcJIhSminmCvna43lqmNKkMycdYd2J8+NMJN2wuK0fzhv4gZQeYy6dxpYPGr2bg2JPRCc4AEXU
        xDQczTB6n96d5vof+vC/L71mry9cf4ckvw6ypHX/w592G5sx9nTBdw0CPHLMIeIHh4StBOfPGC52PRxIY0vJSf1utGv99AcMARAQDAHvHe65MHAjwRsPj1DO
        ekWls3PzC4tLy1IoYhHgqTvzLvQu1Gre0BcfGilrvA+bbEDC86PBCfKI230bMCDfmDZgwAYkIdjUZ40tm4KVmrs25SFiMzI1NPue1sQfkrh3HYU6Jhbs5jXK
        r8uPM/xxWJLKQQ3Eequz4+gHsQMMMrx8BnTXcqIw1TnLG5DrSGkTdwj22CNtHCOt/PQHNWjbLwK2WwDC0ijrVm2rIYZKdtBLPkrUKxj/vT2oMd4e1JjXg2w1
        CR3jHR3DshqHjrEm+T1jGs+ISCcYVaxwXYo3FQxzgGaCtQrBUoh7h+YZ54TRxAgE0iduWfQOY4nuLJep9gtRW6a3NVGGXcvgSONeNP1ZznXuWRzzWEd+rCPf
        yQEeWpP9IsKfBpreKLdgG8HODM0pv471AX9E8GNbwSrbO4xmKLFHGdcMEwTHjpy4foHX8K6PyCnjwMOHGntLbMuLIsaTH0tM69ziWd3MR/iAhxXnMg4Al/Ew
        jtdxiLMF9AdEBzQUE6eOjejX3M86rxqdEU2JzsAee+TczzqFZ2AH3k4LP83Vrd1SJw66LET3EecJuaijGHJ/MX43mG7gfogpjtQwirq5KMNh8fF+Bi9Cksf4
        NYS6pjpftdzGeqvyOR/Pja8u59K03NZMXDSGuoesOCcw56roT7oqGnVVbBDaQysNxSn9Eif8OPP2mBvjuJti1+PWXBvJADzJV6R/bJQC6Z8YCGVL0UtzwS5M
        2LwXZK5b2clWsSCY+GleflrcgSsFah670qLfgHINapBU2g/23kFcIMBOInSG7llthMppdav9dxkK9zx9tHBPxp1dso6KpTbnJor0LpJ7CWSYi/jT2wHDri6B
        54Yw3M0QYKiH6GWZUGZ3cnlkloSrGAazkHezjis0m5XSJjAVryMHCxZfXsXUsIq0V/BHNKmV2gfgw9bWPLeRj7ZaWGobf+Ae7RJ0fgkpIXeay1QT2aCq1sXi
        GpmQj2+IigYU+znkLQWVhVPtunXVbk5l+twOIfHnCs0OchumNVgrZzgHyMR9ALot6TSw3sECjOhatu3wUBNp9GKLF2ppeZXkbUTrolvMVnd1E9jYWUKVwyKB
        9AHNuPeZDp/pjCQfB6RF4f9r+7ClyOKlb9dQutFOtlZ5t3JYVhidd486JnF3y34Ny9Warfq57cO51SudW71vIV3MXumy17l13JG5U/igcjx7486tlVygc2tU
        Ore21bk1Uc69DsQGBUUTgiIqBEUtYR/OBnHBwAY1RZ1b29OdWz26H4TqauAn/3ck029y1oU7NeVekxx8UfpjhvQDTcxzXRxWNK6yCa6lduVCvJvPD6VN5kuK
        nlP9MW+EA3gD7PbNW2E1It+fgslAtILsp5JL+ewomxmAm6srNdCSftjOeoyXgxcTdjUq8zI/3R2qYWD6bzlWMN1axuzM7k/VhN2jZYe49uKjTxFxbnOLxZ+j
        CbPqLdXp4/2cONdwdsFOHPCKNEpOVhlNsBUlOJzImaEmgnfHctUmKXEtT9v3/Mi//dzwz37t0ttOM+AvuBN1JRnhDhowibA8xERRfK6JbbYeDt+FbT9smKQ4
        PCx1FiSsZRe6IE+hElGZPlhDC/CuiWqpVckphaKF4Jup8RP90gv/7J//3tnfeWE0ZCYHr3iunqpnWCkz7DjIzHlfe80Fv+w2sgB7rf1GmWVY0UW+Dev1o6Cd
        r5dLetX7tKb25AloPbX1ca0JJ/L6rK/VecHX+uRHWAb3AVgCCTq+qXDhAA9PdYHKzQVPCYs89RUiWDmA9RTX9cfjID7bcAAg3pm8W0CUOmTHNqZmGC17Ukyi
        luaVmRXQbFZ0PW6aqdfuhYB/3tnPUuc8dyG4r+urA41NMaxaun3cRnh2cyRzXn1E+li//7So+bZ5cbcGJ3Ua270NsknvqgRtX7St3cTZOuBNGJ2yPYW+fCGf
        24vm2QX+wNw+KJ15o0LZfAxuxklNOxdNC/61eTNLoF817wmL8tfRPKXGkjGVXl6qfgTnoW1uk990ev6Q8QygZzjAfLlPVmsZ7frIDx+v5ynAPR/OFsh3AgNe
        M1N7WhYntkZKjy2dGihoXAcFPWsbyKeCgs6dfVHWCTKCH6fLXLUV71Jp1lJpjkOLjqeSNUhBaOPTWPedRgeKpCnTHzfSmtUOmqa6Lzwt3Lq+VbJB9bL6AsbD
        GiELnKBWiIU4CO7rbx31vN0hWUQZ9x7XnBeGQKDtAutXxA4ib0TIdXWEdLE2aOGAlXwXwq0n2ZghBAjo4lrbxlVj0dyzpYHxlXN2lv3SP7B/t8QmMuyWptAU
        RvWAyAaJOwBnKOoRZgeqzEUm3UNd7LQxryc0r8c0r5siVlwCNsBc3XUcZn7yY1FgngnO+ufKAPci4HyNJia1nYAjOkakcKJeSgibiNP/0cCsiaYoTiM97dBA
        Xp0Oqx+i4pQ+hXAxlIR+Ui4xN0c4YLkQi3JgiM4cbGvYdp3mpw5pk6hfmei8YGdOsA4WoTN95Qo1v1hn4piDUxmLTEciEpA4GfAdLd22In2LjKqwpJMA1w/X
        ng1QwYQjWmMCGCUB04DFefjGs9CcnoUGstDULARDMsgQIKihjBaOlUeBgsIxdpdAqydE9QRvsHp8zZshdDG5u8q8+a56TFk9QMvm3NeA7dxo9fisHqMtZN54
        FprTs1CvHt9Vj19VD3EQCKkm1WMSRUFfqcgwjFp0QeNWuJ3+qB+Ys4FMlAMCdANqZJ8g5vAEzbaYLDdz2mfCijjx2oun7x0jsXuPCNog/YSozLtSRwkA+4AG
        Id3901kT2InIXaQmqoaaqJrw373PqyHwSSKwDY0pSsi/Q2HwLlr/InEYkKfdass0Sf6t8eNzzhjdOOgNvviB2cGmUjiXbrlATztsPuq/mav8lRIwA5gExpm9
        OGWJgvEZEmCnf+G7aVnpwLGX0Bh8xhcBwaUI7SYIGmk6pGO43SrRh65lrFvH5FLaBzEBU44030ncfXfxQD/hUty/D0S3Uth/aIrlT+ah1vgZcyb3EDdhyuwQ
        T0NB8qXddScj3SIangEGsFyk/8hIoyCEjGgMyL6GqiHP0nr0XfdBKx6rMhLQVTqm9dDt02k8xGd8GJ/UnGi9ZHUcrmTwJ+dn039D/uCP+oF/zpz13289rQpF
        /nAwKS52zT/K+Fej6xO3/FQFv7A+hIQ+Ck/1GTMaFw/khobE4IW8wf4lo/HTSDkZg5gkeMovNU1HeroizviAdPe2KTCaj/cVau/xPpiqi4UlyRdCBl4OfuHz
        WEyFNIakyE6DhECNx/JZMJ3CvX8WLKgpcpbaOeRsjujYWN6mpg6Uevpe2xyPRayHooJiG0xjzcL0Mzt49n0Wfx7oj5GPAdmHflltbs3IVYdsgMN9CALNDhEG
        ISH0JrZzlFKPwIRUBUa0qcohUU+8akjJUFeZnRByqFX7Auy1Ld0l9CfsP/gpUZo3Dxj/wDsCbdgMBJencswbgrwQpMRt+IpJedCRZjTLEXDtYebOvR1qK70d
        J/saoPMRHYu/4B04CMmLPXJyEftxbElcVfGYj3h9Y9T8dB7VN0Yp2neG6nwnlbYz4T7q8avMJzAQIU/0JqvWL7ZHoQp6ADeCyxJZduJxiQYrmQdDrwceR6Vi
        2OF3YX8Oh8oa6e0ofTwrwGOwFl7a4ZXBOeX+RRjpLypcVucilk47U1O+qIRWr5K0v1O/CneGED/h2G7ec99IB6+8nNYWNI/2Z5LB/yHS9opHcSvTznFz0srg
        OS4FlxXecXOnHJLj5pgcguNmUw4tYJPzyRV9MrXp2z8ow+Oyx/CJdI+A+dQHCgGjWxZklfZOJR9omFgUPAJETvODbbzw6TwZNL9XcZiSMY/YRD1iEy4GFTiv
        UXMLCwpn2BcU+zGo+8pqh5R7lceq0pM7tqkGLfLczHWYl0HN/7E9QUFntJ3QsQiJZaiAkaTajAhyOqx30z3R5NeI4dkkxyi+3+DOAiBWRyMyESrwprxZeCWO
        uVTu8Sb9mXHHUoVgDbTIofKkoWQhdUUf1HkscrDjRmJAaWngicM3mty1wtPMlDwD7SnivkcAujyfUQwUW6P9+Pl8hbiNJn6KlLqvYPgMtbRULQuevKBAnWUG
        yJxHI2LEnEeaCVVASeCHnIcKMEta14AsFDsVwKx2TPky6MT++UzQPpuUHMGrMkGuYlo44EwRK3JjBaDSPhwGV7CMCXA4IZPXCtD7+6LzmMrL8LRGbRrV7UxZ
        v6aoX/2Bez4Y9CtwNjRMG6H4a3IDEU34xCbKip3JFdjMlLGUXU1Zaw2LxyrSjapgR5k7G0oFGJbdSD7nPhDbvl3b2sr6SHOF255sHP1gysYlBdtO0bpDFgLY
        t3wUkNAHbB8D8gA001gO3ARcces2qb5Ns5KvDPynJ5wZCfnUlQfdKC7v9absMC+CHKtyHVhZPdBfW9+4IZ/DNl1XOQi7dhWWV8P9RNHoufnYk9emKvAzMOk7
        BR5HGPP3+gDks3YG+4O9qT+mxY+zOKSS3jcAr74gaXGibjiu4nJXEfPkKn1MqnH/4qjOgE6EQPTaHjbM4eaQeSOGFDWLMfwihkpL1w01TNOVy/QBGmdqxRo4
        UCe6pOZY3JxyLu/DKai0F8l13eFYvopMQDRQAO11ZX9xTPgwh4E6vYDZhwHKI6mbWa5KQzodO5ZFbvnOlALtz+HjoMvT9HrHibYXS7MkF2bzSuL8DbzXURbo
        VBkYy2YqOgkaN51yu1OIxzLllrJvsucg/Rn8AXEjMpgv2Bg+J0vW9Yn5vWm6zkZxXhzx6MLe2yTa3De/VKhYW3Ajwe6ZFJQLSptykTs2JjW7e1PSAqBX5nDn
        7pJUG8kvalftcltryd1cct43Xenr+w6Zrnt4Bn+wPbbP8JrFhp97dlZZMb9B87Q2mQ4YlG3Gzut3q1Gy7Ai64d9DAs0QImkZTexSTNUWwapokjv7om6/h1op
        pSQ0tnlRRWFTRWFTRaHbcS+mk0Wk12B3NDqnmKlzSkTrBeYSfqrhhC7NHL5z92o7bkz1Heiq6Jj0eZISfAOtvGhTbYilaU+5BpkDPOqUNLquSqf+OKcVzUNP
        K7o7WdEzTnrCR0OF6JADsVs2HX+M+SN1YFVKIlVKoqJOGmTNBYc6xq2cOCcHvMaKGHJCYg3FboZaJE8s+Vgxjcc6ne3TiLGCo8YKjhqPtSGUN53Gm0RT3lGj
        idPaMCWtqrHkuRuD/tnmM+E5xyJzWKanCObRo+qbCz8qWeVigy1PxxTlhj06aNAmSiIiKib0DIyJwnwxm5fltdoWZM1/9On8lkFAo/8tg86TXbkDizhfsfnS
        aIKUOVa++by3I+NJJq/8oKY9D5mT23z6+LrR3ig/aSPdiD83saXgMy9/5uyNznudjuuhnS+dpZ2LbEeJ2olVQX/VmZEWDtvxN2kMsNvQqjnrzpThdjfikVmN
        sm0hNocOrjMIsnCf6eIzLTrtLQxF4izs5Ms7MoYX7TLab5ELJ+ZEUlyA72QHXg98lz8sOJ9JeYcpyY/ZAsBou9tDm27nK2iqY3lzu1CnT7xtlC+jtBEqGrGQ
        2/SyzVe3h9gZD6QaJJNLCBBALc3iD3bJ5SzBL1JLceFvXLoYk0QbFwg3AEsvNu9nmdExit5FgOvGkjXJQkfGQVPb7yBtmWgyAjm2txXFcRZZ6rPjHUVPSemA
        imVdB+664Y6yd8cqsFK7MBJJIRXxmjtFrj0jA4j1jY6duSm/ytncCEcENcgZ4xmUnRka1I6UpIslHtw/jO2g4g09IIy00JwyJ89Ci07tIqM1x20GDOHYweQO
        +u+mLbogP9NWPOhh1uP+o21dlOGQL8t3lzU0JF+FnSBGNoYiuhZELJa2ii+NZHxIFobogqiGm+2+FXFQqn2sIg6qGHQVuGl5LQkogCgPXfl1eVJhuxkS7GZ1
        3xujE4+gj/ekAiL4PM5JpwKQ+Ai9R+pvlpUkVddmj2mDpQVFummf2mqzQDdptm5Urukb9eomzd2Nejg0lju0Ipt0SFxvqItskkXEr8yNtKrtClFmi9XlE28n
        y1MBDf+WQg19CwVgv6TdufLWbKHio3/kLSWUJZ9DTPTCtDT6inWmzn9e8DCkGXxDJa97tfqbUCSIvBvZXnvUezf/oex7X34djV9/v5wgD1kK2oexRJgQxz3G
        skHZYxPkU9+/WdvnkPxMvTCvdakb7U0cj5NehTnLoifOdzhk8d1tHb7y1ZfxVfSAuu/w3rc5wLN5DvCsxVGdxewRoCnG4pQ+7Q9l7AOPZKsibnL4E4fbJX5m
        4VGcX1+Xj15f90qPYqJG0wf5MFalMCnGoooYq9TNHzH2MHwv5nFAONxhcPS1cLDZTCJzprm/dInwvPcwzOWwrn0xgtKfYAJxHpcYFm8dSb4PIxSsVb/Xs4eB
        uHwEP6XZ/MBg3zrCOgpOZjG+dF9+pM8ojxkrJ7FOAYuMMZNsH+ljTPDupowQqCmLb0CSxipJZ5z87CJGTasbM28X00lSIk3MkF1EPi/56dI9BCP9ACbdmYsU
        7FgBNcuwy3lMJAcuWkyZcCNFvA3cSCWFxMX0DSG6I7rRWoSsyosu2G3uDZRmqZwXlsoysFzLOi/OYTYUtVsnhxyNz3k4RpyIiDhg1XVQuvmL+foo79P5XC5n
        oQbEmL/7MnXHdAaM5QzOgPLSqgikI/2LcD7sjuDot4rmmcEkfACo8uuVw+OX4N0njw3p3debgAZYkXeburZdwSzTRBPInz7qbgWZlmXGgiyb3vCU2S2nzGY5
        ZcpZXIUAqlGQ1YWWXGCDLE0Y8RlspBmlH6UksayIKjHUMrlwvo6xRiVx0scsUrr+FCcnUFWU5uhQoxEqMR7tyBBsb5eeQntkurT0zLaG2M1t5zOyNl+zZlsm
        jEJxGh4f2cW6DQJVPVP8ev4t2E7o2ZlTfbycIdoUi2DRAgDFsT0cMVpTfgFPKpaPKISqTtpZMR1xuC6SiSaZELeJhg5jqSQdDG3Wft1t5iMANMYk2C2VnBj6
        TQLX0aQIFEy0fhPWb5sL6xZMlrNUZtj2LSSS66ZtB2aMOZ1NMamXKcEfjIMh4WCYgfo7DxbImMsBe0D6uzxNFSjepktW3/KqhateQnAqkWhHE1lZIMI53aba
        z9Yt42ivKFT14cGJMznhku7kbhWXKJI81AyuFVKQg2yM8lS0tm20raiXDACman/DSLrZSIQHBIX0lF1oOYVB4q0FNzEm2ySw/ECHUZnDmolKlPUaLw1Gvyik
        8tVaL1q5vJsXnmTxCSoiUn9pdQcqibvalGcXahzC8IKqnpU7oksVz94uzxa9c0GfXaielTtoO3f1Nnl2qYqad8pQWoujXyqfvVeeXXbna/rsUvWs3BFNvnj2
        XfLsiju3+uxy9azcgcBxV/+lPLvqznN9dqV6Vu7Y1eLZ839Dni3ccA/qs6vVs3IHMtE9+9/Js4XD38367IHqWblj++Wzj1yuMNA39dl+9azcsWvls6cuV2Cr
        R/TZtepZuWPXi2cvPy7PWvfLLXi2vQv8bMacNewN8FcmA06tq8wN7YIs90QsytJoaFeGdnVoDwxtf2jXRNoPrUUAzchuoMddBLdAw2bkBseqA3SFWHVgUd8A
        NqD8X2xFpLo4CiYW1EatMrCRNSd8xbGSw3ZHyNWJ0RHptmhEQ3fi3HD+DhlYWViOjH6rDSg4zMUpzBIdmINS/RyhDwvjReCMF5JSCNuE22qhOcLAQ/zIGUQF
        nLRHCmBHUXDelzWg4DyRBTh8Vxbi8EhGJenhLMUBRDWHodbN4nAC2l0NHsWvhwQ3FR7FHwsJbipIeMMe4QC3vVO53xcpFCASoC9yCyBucgL7dQ8n6hsvJ5CW
        MU5CLJZxEmCVjhNDB1nJJ9iU4iyEB8MRiCrPzqM56dy5qd6gcAPtqoEmVDtZ4PjrUU2HlQ42+VAjiM+a92MncLt0SD321sfDs2V5Ci7JGkC9Ka+O3XeqxkB5
        mqYYk/57X5RS8wIMGeNkgTXU+vaLtl2g1ktLtqYRP6Yg2PLJxYhQZ7jbNSwoBxm4ZWq+tB43bcdQ670x1HrsonlArW+NodajPr8AZ8YStb7Bbl5HrQ90x86v
        kxBi26O2MdmgJQHqSgNwPBVqfUSSQP16wUBomNe/KgZCSXc/6kQyEHqTDIR/pRSJDeslyZf8wJwzz5izbueP7C10x8Fudpj+R9+c05i2lga45ZGuERBqLRpI
        3W87htdFvK8LO16Pwe+kkRSbiEmgh4z7EB84IZ0Nx2NwWaHPOtowkjmbUb9ypM8M4n1D3XxL/mHLNM+ayVHEcTOT1Hyz/uaJ0zWS6BfL+++4fKrrI67Fr0CF
        SOC6X9OxC9FhYWdqi7kGc8fq3xroTg0yaA/+zp9PQPG8vl1v52fhFVut3lQfA/PCp/N4zLOghSHv14Y2/AlM3X8g4k8F1pao+VUNwctOoXllyHKgkQzVw5a5
        tw93oPcauQMjsHJiJqz5LXD28wrGQI9EY9AQ6QdCni7eDrQmZEay8QR7YI3zFM03KrsOJVrpE+E5nwifLQgxtDNUgmB/qJ3LreDtD5xgiMTZPWS8Jz5+4nRF
        0ut51X3pd94BJPxoePb1ttOrtlRjrKWiyZbCBmdAN9B6SwX7tFSwT0sFEy2FfSePTLBmOsujtlnwam2mzeSlnzQUTvv3X396vRhNko5CtcrxapUjCTrm0RdG
        w7wQrfuU3d+n7P4k8ajRAkx2s1GSJH/o+/5ZxXRADQRbeaDKEPoQkI8H15sAYy68lp54/0juXZnhn3f0B8tlYjOIJf3Q+95VBxfF+7/w36sn5fWZUi+iehKO
        6BolB+m4FRPh4xMqBT2FvIqE9MXhTum7c60k+049fD8cvxpDnRgBaeFftYLomc5Z4zxL4EhSWUkjZyVtTjF0xoWVlNig+1pJEQY9DcMgh29EtH809ViEdHNa
        Inmbj+0FbvAZqzVmPsXqv6cxoykW8U2NwZ+WamL5Y1t/3pN4p4gUh/GAMdoM3JYUJ0O1mTs9qRlVm8VtLaJU48uMErHxmFF179vyhczL5jCJe6L30n46iwgZ
        NZxOmE1jmE3j6WbTFSoCki6xGObqllP428g34GWTdRO61/aAmbQCX/R50bHNiCsLM+EgZXRhE/BXGF7kzzwXH2pCWhwWvmknXqTcrQZEjT8vqA0TBfTogV2R
        hb0TRKVTyY3NHhhK+rLQta0mU9IxXuN8iUvJQuQuS/ZLkTs7ArDgAkNYFujYOLujvjuyANkHiNK8RiDKJWi0yzvy8ZpT3yJWOjs7SqtsCjhKrv5WUfd6e1Zv
        Y+eZs/dRhIyhrrHnrCa+ThEg8DqGljo0NF0IR6TAylx8Ri5uoVM6CBZfRwiyGXF7nR5j8unuf9qnA/dputZVnw5ZQn66bvYxowxf7l0ELywBOcG1MXXxtqK7
        7B8xJjjbOEdEbUsnUvgMSVEi+Ic2J9wBQ9LCO3fA8d7e0A189PaGyx/SwTQKHyTJJzxNyQLVKnTImte0x1fJb9CybdJWwMl/bPkV7ZObkJ+MSsuAqkH0IeRc
        HKTP0vVGDohzkpVxhmNsEzJPNNP/Ivm7BqFKLl6Za3PHVmXUI56sPnQzockgKN33SPbjHAKBzaHe8g34pDfoLV8GgsDPLvnXxjTPmbMlq5RPmHx+lZNZ1tI1
        RaqsOwBfyFFdNF563Gjw3EbDxNrU1CgQTEmBYMaoZoDtxbAJRHUh/mEvo1Rz6ksIFyEuKqEaPGlJzOAxODxajE0oiwtmnJqH8uvNGckZ6NeDnDVczhrIWTg9
        Z6HmTLlZWsyZrzEILzX99jnF4ogrYg30tTOD+O8xusvnWfQg1/aREj6nx7BiPIOpBEQXsBOx2ACbYP9s2O5WRnIcMIeSH6QVQAuK3g2fpXc/1YUjQEPu5+2C
        dQPqHPk1YviHghwmBL9Gz+WJ5AJNhIBLfuRDyeDvn+xqjsji9Q5k4jthGMH37+2ChrjgK3FdzjUHmiJraHS0vAPiRaQg+lNni+p+sIUMB5pOPJ7OGU3nzEQ6
        JG1BcJ7/pELfNREIa2xb3+TuHu5hq7Dl7tFw5ZLsaD22sggxzgmuyupru48wkKZZawEPrCuBgoOQwkjy9A7y4zypIyXqaLRMWcXB1Cpu1au3AXQygzpGX2Id
        Y3Hlax3L6bufVEiI6IzSJt3bJXu7q6IGKqJRVDU5chybmryKOvG1qqMzKFxjrLZ98IKMJXVGkzoznhT7Q8tVNZIVeRXkLfA3NUHCBBh8Rpv5+MXnL6R5ato2
        wjq9ogmsPJ4U9DUenvIUUUWZxzxlvA4Q2sT68Ko+5+/pc/69DKAqcu/IXKZUBPscgjC0KramVoT/WiqCCFmKevasj+7pPcjIfREi7+QCjLl891NaT0a7H7+q
        3zLlV72iAIxB895svKL3efy5/tUig2OPbumjW+OPImd/HUQRmrXq69bTDAZb73iyS+wm/vqqCUrLKL7bt3uOC8MbeA9IXxSBZ8ECIpXhCC+8gf80wTXIuiGj
        LPmG8R1ztClpkwIIUKXhAj2WUdwPM4DpNNxCNBuQNt7/JP3Dpbwn+5nvWCD17ZhWrQYoiiQbX/zALGLFvqfIBgqr2TDkUEuUuU1JhwnG47k+zMiM9B/B7Ey3
        PU+lbYjBLL8hWk4bUS7vI28x7qHrrJzJuADmma8SC8v9sOLZZtCd/HGdKdR3fL5Ql2H6svlWL2/py1vjL6Nbu7oOML0ZtNRjvn9uvO0l0/u3fflV1A/Qu4qv
        OrQuJdnd0xtGs2H3bPsZB65wYitfP+ipCyCiZ0hH3RwCNNhokDRVznHFDKLRKCR/z+4LBM397abzR2yXQNDOvw6OnwSdLPzrIg2xUhfP0KFXR/oD/SMBiUce
        lGccn3m+MQBFl+hdN9gNUQe6zieToI3HgGUSEoRWCT0i6tAIdEtHWB5a0qLM2/npKvSCXVBvcnouv+zckVvqjiy1M6/gXy2ewRMkYYRxF8ihLsI42i5BJC7J
        SqwbAsN94CmXty0DROgOOjp1L+nbyP0hc1mnhoENqkO430SKQL0OwMX1638nsMrfPC937tQ7m7zD2XMqXHbzBYRYRqXHPxZrnTpc9iw/XMBlz0kjjsFl+/cq
        8SJ5fxBBso5FbIRDKrPFOmjyOJfMoi7mdrQYDgibQf0MimOjhGiUGSjXceHr/zobIywbI9TmCF1jtJBqEw6lrjFaXE1hHmpp+JKicmL+CWnNDBUptfA2ZnQF
        Pb8B3BkU3sZwdy62XUI+/0KefzqzNi+Co2VByVsbegtVAaGW+9NCX4C9BUhwvw4Jzl+WphiBlulpGWnPqvg+riMEIl9UHrsygZV6bEKZBKpxEZaORbV+2GXl
        B9Fup85IkUMoVLRvuA3Q6eZbood3hsyJnbdLew1U5AHR35mzPVE882zgaz4hG/C914EyLjke7TDxMaPQvKz1592Jdp0kW6lBbezSM4yOe32N0Iu4w4Zt5dGQ
        LrHq2dxTH+fuyEZltG2g4SDzCiQ+w4AjjV0DzCnvS4lWnGFuwYV/7OnXi5LHBfTnA9qp5c+a3XcULLJERajGywiTkM8sMo5E3goKp47JF+W3A1ODTGAPW2QV
        2P70Nw9Mi3Fx1jMWESEjdhUJwXd2ogkOaF+jK7l6+2NwHZBvrhZhKPBf5U+dIffqMciwJEUwYQmhGMkbhN6lV7WcuOiC8u0hbYiMbUM62IdKNGYRS3rayVoT
        cxh8Y9wcluLXNmws8ieEDE9LsdFVsF9pWbjlYRpCSHDoZqZpMgAm3RjdY1W7xyK9jmfKbrFadou1+lAojaLzrEeOI9bw9Gf4I/q1nd9b7wtF1FIeqECMEUMs
        SZXhPyou9ccmwrTji+rqEKslouTJCBA+E5Xe6JE6QcQOopLuDYVnw5jkS7JMZrobiE+nkx7WETfc5cFolCnw04YCPzn4CAuE03WRkwe95MKsSc8yAvMaYLdF
        QVkafN3boiI1eMkj0vASsafmcHxfiTJ97e6scFh+5W4E7ouqsHSr9135KlTYrq0sj7GCsUjNcGgbuCYBp7Dgh7jwEbBPlHGcT9x/6t6naoHnj8JjK5pqJO28
        8Ol8ecxIykjKHi2++Uw5tReTb2EpBWmOVrA84vZhvmM03MkLSbwPNU9zH2qe5uRGTE/NnXZ5YiMmmxUValn0+ahGjlUwzdnVgTnTMw3gUrRR2ed9hTJfIjhZ
        Z6SR1i16MpL+ifqL6D69SoWRhcESdJQo/WUfL54QZWEJsbLLuDpZeplf/cjlWji/fo3ek+Xd0/0KV12efqyft/YlTJrSCLSbjLGFJPXNwQ49EwtLda9OmdSm
        pTqlt3HKIQDwAm2ZeJ+WifdpmXjCVh0rcUhPZuLp24MJp+jYkSSNtCcpkHtbb7b3NKs8l2EXtvSjfkgdZlLkuFXb0Y2r3V6A5QMEs8VC0tsJGpSijP+4KDPS
        Is/5wPeviLNOZcvliCtvv3L3aCdLa92pRofx6urp8oR6GtfV0zZdKAr1dGZSPV1W9XSJyjLU0yX4o7OrWe1qxxQQXmQZaAPGWFrQh5ehqy1TKVspiUkO0Btd
        fpugYllW7hanlbWH4/xa0lnm6TA/7zpLssNJqknw0depXM0P84WRXVa/78jK5fzIHsDlonxhcfjG1KaZERZp6sPsCAyHWUvbGJwZUQnheGwgrSylWBkjr1lR
        LhowNiieNeImgHK9wB4aI9gKPmPtoS0+k2hwyLioqU5npYcBJPDrPuJ+jgdXcUyOB1/DMToeXMGxeTx4CcfZ48FlHJfv8p7H0RwPLvml2FomnhEmrhiO0Sc+
        9rn3rf/s4j30pm1gYVbdse17bnz7j3V2furLbzktorc8f+repzhpzIEUQmaR71YWN6j5bfpZJPAwbo1AN4ilLVz6pQaNsm50bTzGmahRjEANHyFYNcZs28Fs
        G2uUGwkrYwbtAMIdUZZdDTAF2OxQv8ewtBZWZlmLn5OFp9IrkZNzCB84Edj3YbVb8Rw8/mSXwvSj2Bnqbt9z+G9//Jf/dPMaeAS2cf8JFeIj6kFgCcAmrtJv
        INESVE9G62NASty2c9v3XNzGP//+buxDJtvItby6jTeHMh5citVQBi6g1MsSHJPcbB4TcW0JKETpTxvU8CNYxXPYXiIb9hIWmrpnCovPDkuxon0UViU5AOkI
        x8t+NovjQ3r74ayVaJGxnTfCptcSCGwQh4VeGYyITXGRjOTBEI6LHnpcOr67Ijm4RofE3/aNfy44qzv30UG1V8LIVcrB+sQV7GyXvi6P9rGNR43poougbzEc
        ALH6JAFxy8uRbaQjQ4f5jB7eWFJ7Du51V7PW5Blyxx2NERQ0JB2Ow35V6ET/db+GR/eePl9H5rlT9+l7w8WznWdaDmfTnMkPSckOAUaLa3QyL+FPmr4M+9uh
        TfNJfy99rT9BX+sX9LU+PE79pCKrJd6mP05Y69tDaD2FXJPT57FRL+pzf581iayQ1uQn1WP7XDJpwMaai2XpKxgEox377h4vAShS0MlADWAgQAtsoSjbrd4F
        Pz/qCGvb44S1yCRqpWSp9WsskJvKUtsmfYhjqd0sWWonHZAxlbd13ZHo2hWPkNGj2H6Fa3F7jD6WOnSYHR4E2dFOMzHnGDK6lzZGRGjX0XOgKp9DAAtyhYtL
        gMCz45waCakMGFtTZQYLXfypMlPjsq1/tVtkC6RtdXbUcerUfDqlZSIa2uaYhobYLrKXJvvpZ3Nj+tmCTF+liO0hGAK+J6LDzzLMqLdDoiiZbZv7eBI0X6Mn
        wRwUhoVx7YxsgZ2SR887bxt9VdWbhVcBq/IwVDW93StuzwKptIuAUJljN0mF2rDtMQ9LQoM1wThzlKyTxQT/ulgnK3PK62GdrOlqbWlhtm573Bx5iESmMnhg
        jzxE8N82juexBX4IHuxNHN4HsNd4X1XvMMTfayPuSyZVvcOq6h0iGyap+w7BY55ffwRf3zQPS9YbCWl4qHzVTZFxJ0zqLNTylugW7Vofbo/34WjfPnxkrA9v
        ah8myeJr7sVRvRfPDBnTiO4B0ITeXxoxa2pJU1ejOG70QS63p2vv4VuWbryJbqzl6hUrDiiNUnEv+YxujNCf4Z0yJmHaRIVTcTexVdDhqoeOYj1MyT1EWXWU
        ZI929IIzEh/tOs7IOl9v1SvB5TuNvVcpe+vCutEnZEOx6Ckpe+N9qbOnyCjsXexLnT0zRp2div45TrsbsQpJu4swNB3ps5KBaa2L+9Nad3aidWdtC3GjtZL2
        lW5tBs7/6SSfdosrPOflFENPK8VUXHDxxti4ISUv+bQhpqQuqliTzSlUvJvTqXjd3Aoy3noOZT4DqW2Y0HoAhm1HySuzHGl5G/KIkvGCb1sJehuIRDkCcm8w
        z9nDWLFtcsV2eGxxcgRzMiEGUAqp8DFtvC3Zn1jObeoyr0U+R3LJxYpZMBmo66iT49e+fJPlkSidR47SpyAhzeYmFm9ElX9DizdpnBGGjWO3bmNCiQlCAaQB
        kFRKzYyVDJ/oiFjdGaoKnNgiF4oHYsvEOkqV3QGzpg5vqlIUkYgNKzAUXqeC1lEFjfSwfReu2deI2s5IUTpaO4SKcPloaT5ajlnzcIVFME6UF0/l7W6Ok2oe
        AgT9SzJZYfl4Gcf28eB5HGNZNuLoHw+ew1GWmUMcu8eDZ3Fs3GE+iePhu7wLxnrFAlNVxk/4bndcVj7R+CIz3M5n64vMqLbInJ1YZI7zPG9O5Q51arS0qznT
        C41peCWGwyvnyvqQ01Z1mijsDLU/hEiPh8lFNOwCeiVfduriODIoDXuwV9BGDqIWu4xus4A/IckMC7AUUHjnc5TnER0+DtE82MMq8hAWXns2kQtyQkCq2HEX
        YopIRSSdR0+dR+htxBhihbjI54tN5HndRAYjzvwwX5KTfHEHxnO7iGXVkkxwc3gEWZO3QDiPh/kuf5hncOFYShmcRGnjXBlBBKf4coo8zLhxQyLH1BFjy8Q6
        w4PbyFYzoeOMSZn8+FMZvCBnRgy2E7kHJ185zJmzotWo21gFBLNECwYSXlLUIx/hrH4R1f46x2A8MQVz313dHWnLCN2QbOOss6MEMvB3TGFlHu0Qf8dHdD9s
        54SMNASDMprQELU7ZAAFqi7WIe8j6b5zM23TqICkfRc/r0gw0cV8dZQfkC8dQDumBDxNpdQEPI3HoFfa8L9FmCxie+XX5X0wc33pDOiti+i3Ps7kD5uNUuyN
        1GBqV6sa/NKIiFjhkDWIkOSyBuk6egD9baGAvMH+C6pH3pkjEtKcFGVZ41djjUV1rMdNghcwJB20WOh5Ps7kz9yONkdRsWlZsZFzBI/KikUwTo9eD/4QkMCW
        GgGQxhaGoHEdXlT3OexYHbruBV/383WefA0l3rt9vFGEIazZdfnsfmEIqLa9L+9bz+tMrFbP6/X3yy2vG+SxQ6DdnQg3QFv32NbYyV1HFvtTE7CWP94gP/vc
        9MWVtTys2Q02+WRgQZ+F0ZNaYMFacVt7iHz1ZXxVqmUssGDv2+xDmc6EotCgp4hqhRbUNcjXgNpyCKTCIhUOkWx4Tn7+Q79EgiiCDvoIOuiXQQdcJboVkd3i
        Nn6LMfwwndF0gZCDQwBr6eBwTD57CMbxCAcrsyXmlftrsJAK1nLIWYPKhMwWQFsOAYylgVdTTSHW9EAoYkggK58/DEyWzb60UEyL1yYNYU2VANzykFsOi8W8
        gaFodBDQib0YBH31C1ERExYhEfFQY0qhQkouQiJuN3WCaQKHGth9kLI+STbc1mdLZJJGobc1Cr2tW5/qEDIcEfWhhwRhVinjbutYHZt9tWgBp6MnT8uzAWIs
        bHAR9iLUiiFSSpe7yzEtwjG5yCjq52R8bwIpBY4JEIdzSBKl474M7JhjsiigLIJD+YRfe6SQt5CIdJfxkSSizGCAppMMJeIbaQZfm4HO+X0nlfqKzugTKSVw
        pAvyD6TOjvoBHRL9O3uTdi90JXSt7LB6pB096FU6TBM+iPuyGkxaPussfPfWSE3KaFw5je1heI/dQkS/SXpiIPh5cH2sb/bWrV61N+I6nHY3BrB+mG3SH/J9
        2RF6w/KO9LY3AQv+yNjz/gHoZvzhVrt5Jr/N3npSliXK0X2bPSL/3nayn+S3ncmPIELuNkcH/owsf0q6YyAJWEM7K08DOXW0m/j+ESzS8ltlmZYdo5xHC1tc
        X5+zx65v+IPbr/8mXDmSrM8vSj5ufcDlwthba+u9UK7qVl6jjOO32hBfNxW9ABGdSmaPh0d1JbZeeaLpHil16Vug1Qa+H0gCfYWcZCwUvcRcd4KrGO5a6cND
        lfJ7YsbYg2VK2b8HOxmdE2XVag9ukLBNJPtN6ogmz01PYMNulLJ8A38y5LU9sjfoEockphtuFHSUdYQiSJZePvk/u64QoDlVinq0iLWZTk6ZzkobesXDunxx
        2uS0wWlLT6rpBU6Jaw7Js6tZgQf8hmMwBdg34JjaYKuFGNPiduADZMjSywHNVDFNUiwUQLUv+1o6z4F4izjZAVULrDUQO8rn6+MevC1FTDpc2mta9Rt6sqFp
        ZTlhw1SAwElTFvbrxA4Dc2x+sxQ625DefgvJs9RCEcjSXVJnOZsi3kVPvs4Jpq21SdegPGMjs4UlxczeUE7LUC7GIKSMmwngZr7GguavSfopAm9MgEOyH4xI
        LkOjOXKUWzqCFc5AZYSmKoci5ws+dg35ikoyB3kB6EVSNgdB3GeN2+4QiodWJjQmVmeGBmmOdsr22eusRUAmSARW2kWR0yjjQenHB5F6xtYgTp3cygpYOXzE
        7oMkHYCA+0btoDdqd0V7Wb3Dw0a9r+6D/85kbgAQFTJkp4y4L9VHHA/X9gFLXtPxyAysKck408YpofR0KNWHj62Y89BQN+tIOyza7+Y09dE1oJUn2sGdyFif
        q7Bch+Y16n/TwZyLL0LE3oQVIjtIS17OqB4yMU1G2hmtJIq5LpgyX3VEbpr3ITZO5nBdlpNHSKRcqrt7XMTWbUPK8lC+5nK+rpJtX9GIei5EI0fPxj5q+MZU
        ubumMnv6KgwfdqJsumbumm59atJEcV/Xjra+p8DFUTqSFNBjUSYl5TrLpidOjmEZs1Hc3hiTFxs1eTH97XxD2wYDE97PuApwoBIhJ6Kwm8kw4XXwta/X+dob
        ZZjw0UJpD5wSxWaHEwDU9qNQ230cjslnjqraftSp7bdMU9uP2sZYMoehtMsbaW1WjnEjrt3gF7zajaY9StBFqPTEcsfHCLNoSOp1BNos5TX9ECDejvQtWWYO
        K8xiUKDgvo7Vn04v6w5zr6/zKhPtO3Ufoc62W86rAGhiIOeRPt0gAm44dIAYHkCBN3SkQDQDHSkQF9CDJZng3rMK7k1sVsDPNVW1bxJ5F7iN0xH4GkTgSyo2
        v4dH0PEBtnMEKx44hIiwTbDx38U8FTr4RCwnelhOtBQNEaw5a+qzTkhEGH926IYhX0ExAa8GY7RfU/TJxz1UbX7CqgYDtouZbblphTGzXNwQx5GzQfCXruiH
        E4q+L4p+nADVKsyOFLbL24h4BcV2K79FkR5ukU51ITiTH34X6Dhl0Vj5FTTlqqZxqlfBYdsE17G00CYS27SHt0SvPnwS6uqROhSW6r41pwSqq0ecU0KprjJf
        m2UM04Pc2fCfVpX7sPx7hFkVlfyWWuqxXNVTjyU9Sf0WG+vGh3FMW26Eq4aZGSlgPY9mPI9aQFXn4ZACBThDvwUFiry6WasbM7b/4l7d1Feh1BCUPO7UTcT1
        FVBi3wTDdyoHcna8CWZxyCG432LNejKjuQCkJnJ4iC5NLufvRHGyTfgOMA95o6pkEChUKwRgtY/nsKG82D5PW1w48DRCvveS3B0aXDFwVPmi7zdc3K05SCIy
        StfRJw/8vbdzQxoBcHkwOH85gBexeTvjoGQIppkNpA00Tm36IyUSzSj9VFBe7Lo30Q7mTX4bYWi3ei1ZqRqQxUeWgcehui5HSJFxh0/b4CkEgD39FGOIGW6Y
        /HjgJ+d0ZRsg1mpwbCsPi4wEyMjmYElub26lCwiTu4UEoCkiGM+f/+D577/DvFVOf+ITKSDVgkH3DnM7+eyleLvkU1rBnzWs/zeNBRnO4PatPEqX4DaVNgbD
        r/7Wh6SaB+dfkrV+uoTqs+bxvIW41PO/EWTh4P/5jZ/7D1HWGPwZaopj4fuzphyN/JbI/X/38RQOkg1GZjWf0g805QPRQPI5sEj8l2VKkDuShdsRXwrv3hBV
        +Fb4xN/qfQeIlt/kvw3Rz/TqcnmHAQmBhTIfIUJQ1gCB7bzFfxt4Qe7yvgMxund5b4Vlg6W3bZQe5QqJEx7xo3JMG1pazQBaJThs7nyz+kppM7XuBTRWoC7m
        o8APa40yueQHHNbAz8LarVOsr2GQRYPzvlRKKkvYjw1TDA02aWOiSdfHmrQxpUk/M3RNulw2qRlv0oY2aVTVOMaKNOm//MpvFk0qdwm4Pa1b2W/Zrb5S5OGA
        5qHWNLGL+GQz7e1WQA6p50N+cU0caYM3tPmb2iRM7c5Eff5jbZHwLq8cONKtIh04naKNFsCkB775gUMJSy+ZZGT8SCNTPYrrwe//Ivn+GF8q4/lk1x8LzMds
        eZKhr+8tArGBpHoSfZdyvaHwQ40tGA4xj5D1MQDrY1NZHwPHXh8+yIhfRjwo56O7AOcjmND9+xxmG0LOLxmNlvZOImI+dKSTQAjghxDn+QAIGxHlyuBX8/QW
        k/Nwlr5kNGd8y0P2pDSSPXJdIXIUBbdo7Bk3lVX//poxUkfPSPc+Rti6wdXPsY4YSUskBJBj+wzMMEqIjSBrX8N0vfsJmXRsSzkdt4jvmBRp+AX2goifLxjn
        3udgLqx5gMKYocCIhz/2PVt5Mcive8aiF8gR5me0sYN5sOYMayH9MsJpEfuLj5G1EprS9SS00MfkmGKfCZHmboINr3shEsUxhS8nhHPTZVWyFJ5If84wBAXh
        JyJJAEYZM0GPCVc85DJgShpTEeHHILm/GgTmXPAM/T6vSr/xwUM8uGrQXnLH3xp8I0AwChi/0hscRehg6H63W4PjDFVBgPVVmTufNe5hP/15g7hgyfXQx5xy
        q/Ia3ur50kcLZN7in2svZkHZpT2psV7ge4FJ9jx3dxZ0qtvXXqzQfqQBy9t3V7cJUwWNL8Q6IWQklUl/w+yyb7NuAx7TLKxtfLs8mIBIoiE0xYyYDUhN1poN
        d8dUP9MaOfazj+AEKfGd2pmMc84PrjNQ3bwb+G9y4SW7iXKMBpeijIhTz0f0bavXKWuUphVEK/m3ehdAwNqH2tvcxdQlrRaBjSxKftcEwbngLEfHq7Wppi81
        79qWPZ6ZIHtg9eH/mR9ugGWo+nDIKpzaF8ZezeIprV1aotkxXrXBm9MbvDm9wZtwamkqhlbmEQ7INXgC6lTr3ep9l2RfORkfyRtjDJxgx77IuDcZg4/181B9
        6YGnVtRumHzCBP45/xn/rMoe1XdkgN0inb3jjPPniuP1B8s8niuO138HvXEdvbFYKgOjYfCrn0tZF5K5waXPpdInAfDmDYafS+He0gBLz6+Uz/iDyxQB1tzf
        JShFOLggEiUY3LIlkvlXOb3dwggBPARZX014nO7wZ6GaiDkN48/B9BdEnsiHBt5bfA9fITIMsiQlTEJmyAI0RGdkESIf9/3g7OBLP58Ch9N1U4NwO6/oLQQ3
        8AfP/TyLElDRuKQXMKcW5DYnHocrsPxA5RiPq5YsXeo0/K+qG5lc8TnSKJnH+3jeS6QyZcJN/k9jjPqyX26pQn1WI+q/2mBAPU6vymR2ZvBN/8mBD33fT/+x
        wXA2gyui8ANU4+uNrcEf+OzHQXqHdhozuNrAr3yq+FXGzNc4bC+0ZYmY/pKpFiVQrxv6AGbp9IuGaA/XgslPgCIZH6Gg0CeK5I0mfTy4hvnmFexVyl/8pEq/
        3ElfQM7lL6YAXWREyhdVbcfUTh/v1wABK+i/u0/1uTKhloZk3Wfk4nIL7fz7qNYYYuVK6Ho+Kj/9XwzmvPAYY0MhUjkXhvDuD9iNOSeGT2BOlOMj0J7l+BAU
        ZjmeoMZ8KaB6gmiEwXZRJ2H6vNGaD7B9BrMMHhw869oFYMo5QREkl+mLoqikn/T1hQ7TvgwDl6SvOTjPK0Dk4+oKr+CagasLvCK/llxd5RUc9gJOYbjCjjOu
        aDTLQKSHq0u84uzbkeFxwk2/JBaW40MKXItp2Lbl+IgC2pbT8xNoMjkeA+JjiFr+80DEd6wC5kqX3Veq5VJHukz64ODaJQzy7aJhrjW55PvZdDAMit4iPUla
        xLgWMa5FjGsR41rEuBYxrkWMaxHjWsQMLiTa1a+2ai0SlC0iYyDSB+TBokUM5wPXIsFkiyDtq6ZoEVwNTdEiuLpmihbB1SVTtAiuzgdFi+DqsilaBFcXgqJF
        cHXFuBYx7FRj1YN8yQrMsOP4gBgJPaIl8jQlPiJPLeHleHqM8zlPT0gbvwwqOVw8JA0M+DlePCKtS3BJXDwhTfsyd/gUjVFq4rKxXRdR9Ot3p18ybEi/asgr
        XbT9PzDeXz4kDWbz0EHS/Mr5WerhgKQJJiBpwgqSxldImkYNksbPOCDVgITpxjyd+4RuaRBvxkG3hPxVNFMPWmZjEGLv28MBOqd/hrzPiTNOKZoNFgJ7sWI+
        xHikZxwytYcV7GD4i5wWc18H2uCCXnP4yBKtvJLBNbimU2hunA6sGjNmsmuYv9JfMXmg09kvpnSLMM4gzrHr0KXnPLbnJdcnALHwe91w+VzrbPCMQUjRJVPo
        V6oCINSLSDWDlzWIW2aaoUFbbJqfMlDTNs2zRro4NOPzJsvRI6W3ruDBnzAZ2awPB1f9NwfPOUAgZZxHur5Mt+n/ZeyKzTGZ8s4tMJL8KtO/BRhMAMfDn5AL
        Fvzp4E+KPwv4s4I/a/hj8QfTvSpytS8kyM1zJFjaNJ+RkaWWqSYQ4WyLfQq9s8UWzb1BA8iDaXaAPZdTKsZ78tn8oI0++3b7A/lNDNi69s1vNj/04YdkxXj+
        /OVvNp/UA716CjXplXOlCS/DdHzQ3vThF+0BeBTOSD2s3PONr37ne1LvHgYN4YGVe77tcz/T+8b/8Km7T4Py6+//wc3fFnt/88Q9f/rdi9d3tr9wt53pZ6Ks
        ShatiLFjZ9xqUJSFd2GtrDq8dE1YK/v2gGjpsgJc2TmFdbDotHJlV+TrUrKJ73eJZF7/vCwPoMoSmMie0TWlM796Wmscwp4O2lb6k8EBSDrQBvs0CojwgPGg
        aVvSgWA/kLNqKWiesU0sTxexEIfROcIhluHVhHUp0Tbq1lD7EoiNjm3cR9W282CXDkJorRxRftC+AFzSYPsF3k6+UbMOQUWWBDlb3CiT608GWU+DA9vS39uA
        Xkrr3zGEU27kgJF/oG6NgMiwYb9rBtRnUUdbefxAt7BQwwiVwLHwLg9IFvEdhQy0bfTW9q3eGlRIKAesPpFlUn1tIIHFXImHJ0SS9FidMfLyJOuUNRor1GGM
        JTX2O3oQSm1C0efyyj8OSKUDiKk2AwZdVUuuO2eyJTl01TCSL5zJlnERy3Kxi8pv4+BlKT+cxVKIWa0NohoubWU9ESnLwMYCkJxUcDYH1YJn8/ITPCUWHujb
        4AzsD1jAGxopelvAvJOKPAkD7Ja02lPEDQx5P6G5IjfA/JrDVNa3c5JxSXseVyt2HlfzIiH6p4nTiTS4QRbA1jFrZ/H67Lu6hR3FphC4Mf5IRzkDwo+TsMrQ
        OcZ1DayQiQe3SrhAe8OO3dgdZnKFjwXs9LmHrxkkMjj33q3v7FZW50rTlKF4QBIxn8/7u5mtkq9cZlanfMnaHe7XrI3ylRE+m9k1bPAMgAQksvpGhWrBnJ8V
        WVq3K8NsvZazDXtgN1uz8JtYuP7H8MyYHQSYydat5KUvH1zflcwVWar5q69OrknlXsYsemNZBFXXgR1Qc+HUZXRFMupNzSgWzJQUkkODHEoOipq6awTGhFze
        X2Vura2IFuQbBRIQqgFloaDMqyu/fpXYLm30Nis3hOTri9L1EwLLyi8ttL7If8PHku8uBYiDVbwqAr3xfb3I0w1rYoWmDeg1aWOmuKLVtrxSQ3UsL9/w5ORt
        AJmLVthIRGJBTgxu/4sEJ5ghzsJE6w3uFMVmcNmT+8m/3gjSszMav3tBJts1aMPYalrAARjWa1KTUuX+4BWdcRfoEb/wWJ4jkMZdne5LLRVFWkl/x9Dm4Mla
        nn4xkkT6u0gP3hsL8F5GDNVOiSIRnxjlzZpnG7eHd2u3Tt9bg/A4de9TGJ/cUG6Wnt1ghwpsMMTmZ1MBS+grKf8/3tddAfx/SnKKBl0TlRrlcnlzpXNRzFA5
        iKsdEIdABCGgCmA8GmxuKdG9/LH4s6mRzdAP8lUZ2CLUVs/g7CR3JwnoRxXVrqagdodeka9qQoDMKym7LLTKgZdKf1xN/8THUE7/tLbl1qxOA/ngAVVhRbAd
        kEwPozP58sFqWEkb/AuTN/OgEJvMaq2GvYpKgY9Kzb2n67NC5X+ppFkcH+86yM6mbb5HzpcHV5j7Fcnn75nB176RiqJP7EULu/9K0UeWscZdra4+KbrP8uAr
        ZmvT8+7gnV/gnT+s3Tlwh/kVAIrZO8xLOC5ver9u7vA+4c7/QM5/jue3ei+Z/Ma7vAu8OhpcMSDMftZdfc3kreOI08db5qrJ1+8wz7mr3zf5xh2icGkqXzf5
        wbu8S+63ayZfucM8767+xOSrd5gvuidfMfkNd3mXfbv+WbsBhevDL2Y9mZIyNyHdoBYjP7tBKvqgWnHXZbbYECHVUt+blc9mNw8wg7Rsz95sVzWVfGakgUoz
        NcaAGURS0YQj0hHvzryQ30xsqFV786ezFcAiJZIxzdKyLTLK7Bvsercfk+Gyv1srG/K5xlbe1wYt2wnx7ulVQ5yQyiHEEqckrd24sY+uLbefb8iYkOOlhghC
        OT7XEJ12eXA+2MLV5Qb+vsS/VxoyTlCzHw7yvg6T/hmcncQORnIxm5ec96EV9cc28Ptju+RN3QTucwsfxkj5VqjlwDfBj0lQtgThM/MIn0kYrCOiuBxc/VTW
        BTfJ4U99exMHkQ/1yMpYVO4O6fePgZuKYdZ2lmPhQCZZzbIBhmVfVWN83NcmwFbZ8z7aJLvDfMVn9980l3yZBajxVCN3tjaIIbWJfu4DiQRtMqQNVPGD6eYW
        i1xtKgOfXDyG6onx4pq+uKab7r5uciu+8RrkVYAD9jGA1KALBkwOT7HdRCdO/6WB8YgnQOiiw72ISaJMxE5cMpAPAjMvZAIFZ440AhG/8v80wdq0gFhb4E9l
        EvKTnxSyNqeVYJblyhQ4VLlmV7ImbOoigBsHvRr8u//2D8rkddl7s6nH4lqIqBnpClcMYNwrmrKxH1YG/iAYQPDWYLpz7N7LAs0MAm6zwwgg4/f7BoGSoPnv
        HEyH9h4otLe0bwmRcfebYezNZNLJYl0jrByEjhVv5z3b2iZEQu+xwlnw2PugexSj64lvhxtVq3YFrHVZ01RliXcUVKmHAN0ePPwZ8ttjJKnoFj9sFKt9lbi2
        omrQOEEP+RWcippuTgye+zxW59INaKWQ23nktiRX393l8vQzn9fNOVGU5P93SneX9ztb6U/5dgXrn0hppYh5uxrWMghgWyzqYkJr46wNVyWZ+HjRU7D6VKnO
        W8RLY5EcOt884rJT1BGBo4AClCplbZvAJniztauwNVh/jAC8hgHLBOD/Oh5y2Nb3wDGfTkR14adYQ8nnEfjUdrB9CVSG+RKxr006c6XVBlbfGGttDEYOLH0i
        VPoBLC7WZVmL2sw3HDT8BqDh16X/TFZgZNfRfSKZvIkMLzoQeu4qVrVQCURlJc4u29EtOLH5quDL+kW4MsN2tIp2YL0XTfFNUZLKi3OnFN8gxCYoTRQl3r1f
        4t2HLn8h8odegC+so0wborjDtiESWsvUR5k2pr2jKHwyN7JMMdHuV7F6XIWOciY/AAx+t8E7MHBWlA6hGLsmzVWoQVKilt+j4NLFsEdqK3A74/iuhABmATy2
        Uj2G3z8gv9s3w8wVquYN94uoGBLMsowTVAoqELD5Ub0CqWXGdS0TFbjCvfJ9KnBFyukaOC4rsOwU/j6dYuId7RS+6xRagQ7MHD0jX61IDFZcuXL2hRUI823I
        7G3tpI+DbbFZkyaVfyGu2tpzQgBPw1/Uicmy+FOQiMJ6BX397lP9soKuyEWepv/MaEBFC4cTKqp4/pDl4RE9POF48fJWbUewFHxa2Xaf3x679ylu4Z2t0MQg
        RKH1+s46CGJdTPavVpR9S4EycEYi7DNoMkl7Pk8mm2yRiNbZErZifS7nSM7cwhJmkWTmMdA+Wbqirt81YujO4LJfVrItquqyr/Xzdb9IRS5e8TWm46MO3PhZ
        41JMslhJKHx0KohmzlUHXKc6gE61Op2EYlVJKPxarwrRq0LpRVJvK+xVEQZeA/4jkTmnXwpV8wTWtHyU1nAYHwPrnDaMYpGrsRlg4ugiTm863Sdeflw8kIf8
        SlAosD4UWEk5ucuDGPRhNYpgQ6qFawXwdFrRbzX+mgxs+bOgOjdh0Uz6Q0bDonwcYPSSF2JswaAwa+oME37W+qpjlylL7/fv5xacUWiuBjbtpUXndEnahNK0
        wlUj1pZrDLHJX7NuBKCY7mP30lpGhlK4KXXwnTXsrdEbCUydoo0Z3YYMsEhf9rCN+6zPWget5SY2oLemuC79ryZ5p/HVK6ey2V/9XCpX6m/ArSW/MsAbGuDP
        /yICxOmPXre9/1PfRGf9iowEE/ngqg/T9Nexo0RQKuuhRNIpvT0Ue9zoFMn9m6bCjhL1FDpdQ3eDv+Y2pmJVZ312fvMoZ4DgCoSzD3QItBy9Mvy8+R64WYsY
        lso5dd+TAEFQnLKdbRvtjmqLJG/XersZ3Ue8ETq8MjNYk8gayJzj7t7VYGJzOg8I2OEmIfBOjRlkDZjkzH3s49f8PbvUYbGFfFa3kP3yF6/YnTbpr5vK5yEZ
        Ob+TZ9vlI8Ok8OyQUd9KaKK6GiDnXnKz2muueTTYvP0vrmPp9ubgCbn7igeTzXkfJpuf6wSNc51nGixio3CRuBCC8hM29cGv62biM27l30h/meYYY3z6FFw2
        W/TFkzcGLxUbvSKqsggb+pGjKR28JAk2FTD3Fbc7icVlsYuuomwJ9KXPR4/SR4I7ol0erUxEDe6IzvCoJELY4DoaXA1zGpdW8kWE1ssYWqiaQX1kvHzZLsHQ
        t3CqS+4hGUCajqaq39AvVhJ+UTdf4fOS4s/sIH76qcH58+GA9+b6T6W/ZejpdT5wLl/XjMyKIbdNM3UGu2KyDk8uGylLyH1SKUzIzVQpDU4uGMeJJN04lBki
        3C9voj0s7NqF15yvJ1y2HnG5eshl6oTL0zGXJetylLoMYe5iJVWs7NU/b+wOC3CCf88DKNoZRfN02qMA0YK0WJTTZ33i1gGtfU8oUz477W1oCYs4AOQDrxUx
        /0VoTj43/bUn9LVL+702T7bvOZmjDTaIl+xC+iX4dBdb7CE3sH2tumKLPeTetQHgA/bXTW1/Pax5PLS0IzlfBdd3nMeD6yW8mrGugzmPB9eVeAUcoLD0eECg
        R1h6PHQJ2EsPhsh5NkTO4yFynhCR7XJrNrI9bspGdoabsRE9H1CSyzQoBNqJ1UdjaJx7yAXj/ENYHHXKwNzGcmB7hYWV/NOzg8479AeZ1LGwvc6d4PhVOnje
        SL9iVPY4TxHnFOL8P5yrB00CKhsWoAlhXPAXWI0hsUfgsERcpytMYHnlSuSuXLFMUSxTFMsUxTJFsfQN9X4+cUYtLRROF4J88bWXi0O347xvus77pue8b2Zs
        kXtIKJkNAhbtnxRePbHz6mk7rx7NvpeQky52PiyFb0vh89JyvjAd3ZxnT4DPS8/5wsywBwTwp5K5/sONwJcpgy5bQ8Mpg87NhtuSPMZ5ykCIgFgPF/zCgfOE
        zBUpeJjT3XwWO1yjfA4BPHrp+sBKCXoWnxjWpmk0V4gmUT+SY3D+0/ai24zML6E2GL1nwNKCS4C6Vmm/7fJoZOWT6W6RGKMIcALnD540rXs11kJd8IvSsAJx
        7GiF0FnoIcQGsKICOgs9grAAVmBAZ6EnAN+jTkPpP/C1SuTvByqvMDZw1zn39JyzDxpaXWTO++O1JnWmVZbawo56Wwn57k2tMnWVQE4iypPiziPUPnu1Ow8R
        Arhbu3OC/CON8lvxidoHuFqaG43GP3QMVTD2IVRGMvahlKa++oe8aRVE5jHccddyMaT++4O+b87udUEVvTXzthEqDofmzN8WWQ4Wmut/5ufwAubNXQu3x226
        BskjOWNJHi+sagex94PflU29UekE1enj/V3YAdIX/OSPIgMfU6g7Mhg6xZa+nTZ5fgPuxtNuYzLsMrBanWCnvxu96rtD93Iw/eXma3o5nP5y/Fperoz6XW+f
        CjgJt1s9L47XH5xa3KlPXv8Bf2rxpicbvo5k8d9/RfK/15x89Hpy3XzNycavO9ddUzNWnFZXm6S+GBEhk+wLyYxfOzBHpA9CGnUotB4CXARHaQfQdNBXVLbB
        LxDDuUPZ9wQ9NzHgO5SNMhNDsYHQ6AApPS7pJWT0tHYtIQZHNfqE4yJd5eveXbJo1VzI3+1y5PNO4XfXwYQvI18XuS/tWeT+Z/fH+1364x0jRdzMf5o/3rHv
        eRV/vMEx5/F/bIvco8fglrefP96Xp/njPcClPT37co8WH/oyMT3/+esL5CkkaRv8za//MZVEUz4BY4tPY4tJ/k0URuf89/tnKeJObGE3hbxnCEvy9utVf4uk
        pse28qgIAWtoCBiUeoaANRACFmkIWKMKAWsMfvdjDAFrDObvMLfDjkQnehhLz/8TRLv98W/8yH+Isubg3730W0EVHxgzPjAadOSXL/1oygAoMmrFT0lSt2+l
        S3A/wrcQChjhcDuCCl/C4k0u3spl9PV1L09qxagX6a+DvZTFnfmQPNl3FqHMG3zs46l8eftHUlnIGabiv+ZUgolUfrRIxcANM9IOzeAv+qTR04uOaI2nt9ym
        SAeEJmawcD+lbsTIKgYbqa2NnrzGZt2BTCDprxmQAXBkN2hQ4kZfUr7m7HJRRWUrSf/CB2EeX00/hRgofZa5GdCuETmK3w4C1L7vAa4lmrAlwso35dVc47hg
        UQy0IBhJ1xNsoZF6F47ccKULE+1DZqIPHSn7EMNf2W1s43Cw+WZz+6A1+OFPpNqf2PC5QdPbTpoNbhh8pfwJd/frCtJ5Bn/y1c/9T9j3Gsww9PSDrovhaAbt
        BEtqjLqDCJG7w1gNBFtT5tEVhIeheCFcAmF0ajMIcuBCyLwX8uRtBsFjydvtR99mFlBOhhh+0PiNc3RB9KsgwneFNRcfEsdqxKD3rSMGo9cVMRgxYlDyWTVa
        Rj9JEZRRPWbQczGD3njMIF3nlBlcZNGuPxkxaMqIQaO8nlPjBS/6Poiqp7ChHvuecTZUvQc21GNnnN8cnUZrbKiVKFVXT/y8DxvquNQ1OJhJNtT982amMLUa
        MrWGJVNrOM7U6tyujXuCP++Tt+pRJVYNpzC1/rgx4VnjTLCRrsn2N8JWC25eqg214WyozryaOUsqbKswwJJR26OV1kWXgg5CZphHn0InOn0vCn8at8P3PAmv
        KiAMYIIzO7nZtsHuqKT0vkZY+cBWBmBZTOzSxBlUGoO3W/sxyb2LSKuKgO4P1SOY+y2es4OmsONGar/1km/3/WegLdypA4GO4Yjo45zC7XlRX+HyJvorVImj
        wbHky4Ex55pY3V4zhUH0FV8DXk6ccf4tNae7sPBQY1ScPpz+LoOHGAuGQwoCFQBlhNjf8nexWFXCnlBBj0NYkNs4rORJesWMhlkRj8Dd4/S3gXSxS6iI8hOK
        pIz19ohcts3dio6KLmzu23ywhbW5P9wBPpg/9kxjqC50YOVq7hI2QaPryeikm0dZo1MrW26USpZefZH6+DEjKQwQ8PGTPjC4qjsJAbAdLtAd7DgYUALEO51n
        5KG/VT3mq0Uo/RfGMVAzPIZVkA4NfExTp7/hrFFDcUsUoCHWgCo01zUqij8UBjDeh8/omBDFhSwg/xu3zjwX4PGFu2tRV6Ku5REQU/xJw9S1u6VRgOEiD33g
        PzafTP93I2vemuNCmRxojK7n/pRQyruzlihlUc2DvgiGlATkHS9r742SdJ94uHCSePgyjIrnwyf7CqpXy8JOlYdq3ABs657H+c8/fXF4z299Bf/8/t11f8ja
        ru3jSLXKRs2NtrU3a7WEawM1rznV+GMJewmMMzI1fNWQqb3tzEyJMzMVoVgkf7+e1XxwYrnaqZDoizN7ed+vjYC+hIVJQ1EvfigK/HPR2cgpsS3svUpjxGzM
        PFY9fYo5AfLhnvqVv4NAVW9vZh4+MczbF+EVos0zlBzU4l49T6v+D+9Gjy76ECqFpW5NWfWhVlp7uwprbfrzx6Y0XFOehWUw5dFmszym2RyPXjZvnplmEK/t
        pne9A1OeiMa2uw5YcD/6GlbVKIOn9tp3x8ZTcn2hQKPLYF93wdsiCF9bEr8tM9Bu3hlxG3VWOs3LwBcsUoTHXcd9IYMPP08Wafwp+QAXLo8kjRoLRfnhU/3r
        cEg2Gh8OqkSA1QGMCYYaglGTKhiQizUb0Q6fSssaXLhc32ps3LOnirn12RsRDlPGxQwTzoG1C2wk6VLRrlwmHDILzlI774ZK01lw59wQWnSW3Vk3tHxn8U05
        FlqqZf4ryEWjYwF7v00ZDE1arCEbm4B1a9fdWOo8k4S3gZ+TPHZiiggVHfJJIHKZqa01yk3N0L8/SxTospoM9JJpyA1R2Mabbruq6WzbTfbgGdonYxXJ2bQ9
        pVaR0xclBxC0HayUpg96gNuPjdtaKqW4g3T5/9j78sCoyqvvu816ZyaTjQTCcueKiiIa9oDKZBAEcUttXd63tSVAEBKWGKKiRBKVInZN1VahVWcGFW2LpdpW
        aotJrb7qW6vY2krtlrpXrQZFS23R7/zO89xlJhOr7fv+831f0Ln3Pvt6nuc5zznnNzSAecinjLCsjgqYOOQzMsp6OjFKxiXC6OYYLjthv8qnezE8uYv6bzdL
        FMGnK6xvhUX1LO0ahtMgdnS5k43YW+SFDBu3OpHovGyzO9N5jEcFl0gK0GsP2apPZzYp7w0seW9QT0NJyATcrGpql8CQnzfppNGvPjvj6PRy3mzKz1F9WTYO
        5afg0ie9zNbrvKbzDN5a5Kz5l72h5J9qhsiaX4gTiZmF5pzMgTI90h3ZqEvjAODcdvn2xdjOFooU0VZ8CTYAS1iESMQKO5cfzfBpvhA72iU+W7+06Nf4kh0U
        qJdhSEypwo518lcahBom0K6bHhZvY/2d7G10YFheK7XcJX+tCVkJTkJcKviYsZo/Cd0/HDWWdPArnuvFidaKRJmjolg1zUOowQfygKjF86la7Fk/wGgyJcv3
        Rnm79gPkzHGJWpuFvoA1EhGMHDkY1shcNksNXLstZRwGoYY2waCCVEXOKyn4e77PCwUZg6G4LDPVIBqS8/Ov/Q3ox6wrEdNvmJm9hLu2x652ahC6KlWmbbSq
        507bsiPzfhltMpnHck+4jZaTMqfNwpvAcPjNJVbZpXZiB3tZiblvg1fUtdmEVPMee4QvyXJKckSJJINW+ZAky0WS5OVL0q6UnCg7QaWQr8mNdtVcawsshNPD
        Lt/YZeOFIlbiO7Gxi7ySG90IXXaC3LtoxTP2yARljbF5b7WqHG5XApwuu+LSHVhqkpfusJJNdXaEqknVqCxRjejwLRMtaBmbKle2IzOnFagktMjRqS3IKq+Z
        BxQItlXwW9vOzankXCVVEWMR/eBOO7HZqiAPK9K2c8umFMyZJzanKqBqpbUCz8ky21hPPTlTX0+PCkjPBIAVaUepyOXuUE2fZzQiYUByzH1PFAqZlFsm5UnO
        czWr7PIt5kwWE5vQSj8HKZHgUTpbfeOUFwsWVvtM3SJvIqDYRoFKwBZ7xIovrLNNK96WvE1nvbd9/vjQj4m6iVEqTVxSvC2eqQMsA5tgMN85ftQKFgWmzDE6
        rRGfdRq8p6f7Khs97v9OfIz500iWBgxK22VT0ZtoPFScsxMOK/CzvqtLiOfgnbZNcLeTzBGmmLTPQ0zaj5VZybPitN+hlq+0qs5jqR+3YVJJrufL8tMuQ3mD
        6ApFxK90SlIlKluJaiSA2RoAtvjlomRlSPqcnZdbyctNOzFTPw9l3dTkp6qYrBgFcmAmaGAmaGAG29h6ajDzUx5DAeCziFFE6QqJzHBrcU/I9hRMe/oMOf3V
        0OoPUk9JmJnHL4G5ZordlqEDd+ahS6iPQ5l+viMo7+NyzeWNJKUJ2EAasFvQbHO7aZzO7f7sVTQvVTBiqEx2gsagVbUDs/ZjF+5MQeqXJh+l91iI0/PR5U0i
        bSik/CSjrbaD0IrZCZ0YmhZVXfexPf821zG/BxFQ3x4WWWV7Q0A5qIHRUgXGPbGiMgI7hEyzWSL4mmnV0ANrbqoW8nSwPWOxg7HVrgFAUS3o+XKfKsN8vjVS
        3HXxKc2K0foTE+d7lyC3T2UAAu+LDhKerCyE4GIiNxhqxNVsl6VmrqATGbPzet7TL0wBl7dL6Hp7O7Zpjdt9+yzdJz7MWhw9kOVzHcHDnh8PjKKVrcANR7+T
        48YoMQFkLEuL687FkwELQG6UMm8f49vT9JnUwKbZraqykFt5mySurm2tYCvhjWPNt3dZKrSKfCCwuUL/uJ9xAGTdXJnJTw+J27wlpOl0TPCtql2e+Cu2OXTq
        8x2N3c0RToOi3AXGCn17oGWFHMglBZ74MiCIrrmC6IVjhMlj4TgJTNTXp4QUl48h0Bzn27XtsdA/G0G/9I2gWFCYATB8zEpe2VP+LeaSeAGrckncxyWgOeGr
        nKBrOF15+z0Wb4f97CwwKT31yXwsIDLXfCkgcyPl35pxmmrBdqUwQ29UKB5GMN+lhGDvrcCupO9A5k9jVKk9Ie6SRzF3dfg9I0MFC6BgDPrg8FvWIPNtGWKY
        74pDbKlKwgGjeerx05AFbqa/jZgYFW6goTbAZpCz2GsW7J/BBB2uBGwHl7NSUmoBopvqbw3/NFMKghU3jlhph20btqHL+Qlepn+Cwmaxvx+b63xVZtUOJWvy
        fbCgw4r5tZFGRVewO7KBFa4hfVIL+gyL7Gzj3IVQYFvizmEx3O88wSYZyl0ahMJ9rW+YNDXCxrPTHMfTWdGpn92Yz3q8DXD0x7m2QdLOEzwXC2bMLTY+7ytI
        o/NEkHGWus2Ho1fCYhy1EuqRSrllsX1lOd4ry/GNWSvonZwGwBoFnICwqu4S/H3pfJY2xF6R+5ynKA9iDLql3Zd2nlwhN+0iFmwqWKLYY4WV9mGbBkgUXLxh
        msbNwLTLZuk9MCoTnAX9jloqvWlk8WLRSy+bm6GXXRrQgizBSotaDiIIo6bZwXkleHjL626xo1m+P+B/Nnic0I4LQmeNksj6LxYYbJUR1SOFSvPZfG57LhVl
        87U6tgm033H7pb6R9bOirC1Vl7kc92R1GWVByreM1NKS2WqPZAk+2TBBayTuL5zsV8x1dWNWPACVimCOreePZCHAcQBX4Pd6e5xvgBe0KFvZF1gHeOV2imx3
        rauDGy/Bk72acUsk3aG3fq5TiPVUiLDAQLK902ChPxBiGFWTkinPsigfYPZyMNoOqDooM1Vsy3vqd2la+MYKOMo4cpbArJUCfTdmxbKiR6vgHYdv0MfPjFnx
        XJ7vbWh81wo1e8dgJkaFaldv9fEkR1jhrXnalFUi4tYsrMSH865A4Qm8eI9iEzDWKBYmYrBCviVK0F4bBeI7IumSyLpSPzwistsBLO1ULQmGss8QuNvGA31Z
        WaiBPwJTuUa6L8bHCFeFq6cxv3R+RwfWoaRLXYf0hulyVwu9IoBQBGKdLls/YEUAE1wN2CkxohnHZBx+gqw15bdaTssUuA9BmO0bieussDVSmO4eacEIWZXt
        TmfLIyyFY0+IO3qCkbUMsMZGIfiKdSTeXoapsmAzsIDrcM1bB4xG6mYiWHzhS/NcgKAFrDLogtVCUCpVByUOpc0eKSxOQJi0FjjUMTbYkDLZ/gTtJWGNAtg7
        ENNcWgd+7jI22WOxhQrABarQYIJVCgBAB7bhtcmObt9jHzk3TQd1xTqygFGj9/D5Yte1f3ji6K6+5IOq0G/itMMM/gt7IrXA14HYAwM60lejHeaBsxXdwFq4
        YSjcihvHrS11DHpme1av2/cww9AyWgqMIgZzsDXohDkROldQ+QEb2vBBNAv3yLI6brjIUqGWD2soIWj4QsE/ksvSAFaB0xBkOKIqH4nMMoaICZKjQi8xxLC8
        iBJjPDMvIIPu0DoVkIATtKBGPeFmGBfy5kcKOn/Ur4nMFVpqNGTUtG4ij6MhgzWapQzABNfFkEWXSWskLmnqz7NfgqYv+wkS7nF2gfVWAS93ptX25/P+E45v
        k0LLQHY7GspYjlMP2nU5K81YRW2ZYpVi2lmOorE2ytIlnLF9ZB81D6zh1Cb30UATeiss+U0zAvMCH01EpkMg2sMRaPswBB3rkuqUmvIJEoIwbqcOGMUS9eP5
        mbQPR9AjQBTLiJLqWyHQvdUxXsvUEiiqWJSIYm5loWbLOsyh/3kGq8gzOLIzkuYQ4Yn5CCWoA+SvHdLYezyMxyjCHoqnJYr9utPUvekW7AqDLi1riets18DJ
        Q+Ul0fFvxCfLb3prT3863yKIrhtpDrko1hGHfCAKrtEP2jjaY+p8Oyka1vTNB9CxrFjpUNKqRhBAWikglAnkZwCS0P5A5+VUdtfYD0HGUkBvInp5OCNFsQEH
        S7yCjErlU6isj6SuA8ljCgpCqgtCeiQM4zPd4wPAKHEAGCnwHEcKxvZIvNQC9ompIqYyDc5l0JlU/XeR9qg66IvyHMcwrrNGgbZBGJBeNJx8C0bukJHtG8mq
        N5J5jFFFeczR5nAkDlOjQfuT1mhRgdFuBUYzwtMgzuuo5+iCeSDXB54HJZsWSE62HPsuUBSazWuXhVgngIfBzdMAEx2mPYpPMTCMx+YPEaMOa1QtPXjFqhOG
        PuqEWd6RtFS0ioViN7QfaqH7JNahO7AO1Zn2SJGiIvZW8pKHu04ReB2KWAMlPkatFNB9DVJSnsyF0JnUCyR/jBR1nv8IBPvf80rcYhWeRFX/rTQQCwP+ExTo
        +zYvI9wuAWlHz3lTOOvfq0PscJu7uCC8mmNGli+8PLUpAgBFnFMVR+OXJQv+YuhUwQ16t2OO3GWTFBw3m9mCuJPyEcvnW+pWT7cA3+7HeS20wZnvQ/NpEULE
        UNtl9STxAuM10TY7AiG7qLACl2HhCZizCfArQzFCltOU4UwOp7On7gCeRARoItblKIdcJMMZ7Olv4+3AvBP3srjpwEKBuxBNgjxiepYG8QmzqW8B4hNie6sC
        NBWSHbYBdmJIwvmE2H45UIL0HLYNwpSGlsWFT5AFFnVhSoOcdF9VBZAbOfhu2Ie/YS44tunbWXwKBpIDwAqyAxKU9F+slu5WSxfV0mW1gnwkQj1ktXSultzK
        yWphCGZRoFzO9KSaHDHJa2NqpJTAhuoApsIUbiqubfDJF4ClFi951LeDxebaB/vgHGKLuiWjQIVdWF+FbpWfRVaiVDpLSDAeoB0tXQK07SAaroSICZvsha9A
        q4qw9V/blKhpQbbpiyKFStciKEpashZRUUMKRaMeDjH5aYqY9A8vMdZ8wIvMKsIakftRJJkANoHSHO0wh80Un5J5qAyKDuISDBu8hLJISZkst832urb2HQRt
        htcLDdemYdGmIW7TkOgc0aZhNo3sq4svqtNCUe4vVIjbi+ovXtwWCjstFHaq+s9ayOv+gT7nKVT9XI/+tPMUSn8h0S9ht2nlFBQjQw5RKjOGWOkuTcgwYVaO
        ZRvQTt+EnKIPV2C35dPOU6gOmqXrEfM8CusRthKlkwoW9+3etACkkH0b8ekf9TtPkKSonFSWnFimqLMzaSLsE/G3VtRprQ8Yv27ryWYPOmRv6DjhEgwdw3vT
        EP8TyqY9qpRd8mujOhbZg1ILNeyJB3qyncoHEBmg28meFuPbnbgfRHtKUg7zAymHOewUYaBz37CSAysoWzruDLBhh9V+ORuYTkiL9HI4O0SZkw65BrB7VfOL
        sPUf3JA5eG8yY0E1idZE7z3IsCc4dYV4axnGKBEa5412TAwRoektFM0tBJAK6cOte1Fn0KBtRQQMKZgLZCoid698sCgcbDG36O5/DKTDO2Q2WwAhXSuY/A1v
        8L0PYQFCozbAEzJKN+pskAn7MSmIxDZKzK+rqrHB0qQecIDhV4MMM0LDh1tXQPew0QMryFtuqfc3pKLCS1RUFWHZ7HzAEoRGVtRHgxxsYsVSS1TUvFKoEFiK
        vBBW2S6LMNpEbzE2sCUM3HMxHWvmmAssuF4P2CAOO83WYIJVxeWSAtH0I4QgdWYQ92P4naQoswXiz1H6ipn6CjYNPcocxcZglIzeyslkxl4Me9AZ/eQ6s5rN
        w8ARmyb9Qrbxat5Wrld2GcKwK0yaVtO2vhqX88KkhyPBjQNbQljiKxdS+RUU7BFpqzzziAhWzUbUTTz3ESHPKD5J35TDJjyYpj0MttPVUPWzRzDjGLJGfDjr
        AxI3Ot4AnyqaB5XIs3U3B+i097ONdHpXnNN7+wI6qvsvVzpYxOe9Kye2LKi+wJXQbDgpawf37LDVjNGZGSy7MNP/aLLVrgG7LALDk7VESJ2zZsNPs8yTHnhv
        7rEX9+Vxg5Pk0wZt7+ZdfMKl09+YddmJ+WyOOVYaiqvN+/Inzqa/h9KebF8WJ9l5x//g5k+Wl19B7p/mELfBfd7nj63ZuOon56TzDncVbNYstWXoogJDlskM
        4F+VlM92ju6ye0cAylwLwFpLCE0+wLtR7oWDKvihtphnBqOC4iycgyj/VtthuAw0Qr+sOtMAKLYHVERsTAWsaihP8ddC90Zs4LP9vltQkVseQog+jU9PNpRC
        t9TREUh2QqO/E7TSnaCLk4evB8JeD4Dzhc/FouWh8KC54yUOJrUdYuYEGHfgHzAO67/fM1CBQ+9HcpT9ZzYq66jzf5TP+viGoA3Uxui9LI44PJJ0UQbhGB/S
        rRQuFYb+jDOEm4ToYAglDvjOrN55F41D8yHH/MKQwJDVBAebqOV1Gk+5LRqgMA23mks9JpInHHownc+l4r7h5J3SAyzMN++qRx5dXf+ZaQWdZuyBUS4vcfQP
        3hs/8ffUneifMHstHtX8vR7qn2DOditXDya/KozkVeNuV0v+hAfXBDHULDHUGJMrzCeonMjm2M+N/Dg1NqQTdVbHpWHznnqhXZPROzO9u2ng1Ao9G1BJNtjk
        uEu7qLCNjcNl1jdYQnng1ZexBkyZHCyhHLOK6JCGw6kYOHTAw+C+fMuhHZvUo/vy8+4/PlSO0ZLNz/vY2Tyg+sCRLcvCRiTbA8EJlj7L8oIXD8MkVVk2TIWU
        ro7deuXV6rtz8vN+V3HvCBphFH3ex8+WAy/v3ZTgwBzI52xxjORBFbGE0hD3scW97Ezh+sxSZsfVZHrUdW4D1IiGocqGsrZAVAYzO2xV8gilqucZAzqYtZxs
        woKPWEhqvNckjTAYK3tEgy2dWXo/nuFZ+m48tVn6Ljz1WfodeCZn6Vk81dnKjXgqs/ReTZjXArGvsMqpelvt0LzGL3x//ZjvVM9jgK/EViK6nosVmnfY3Gtj
        uW88fPwyIrvuewcYs9ipZVmKixaRR2lwXEijKwEdTaKmGvpOz2f32CMxakeySbkREhcOF94JXFO4QyKWRy/iJtSwYjnENfP0Ub6N3irYCmkFLjZgYzQKIl3G
        kMowrwrznzCvCnuFGDSmYOJnqX9MK5j3mykkWr1ASNhTqUSBLJROSBNV87UQLUBb5x31qS8/8PaEwXTeMrfCfa/Ktxt6HsMgjAs8A5yMAAwYg2DwbWaeBy0Q
        nN27VJq/zH+mVGgqCnnvv6WB8xzeilrwQgAFMSZeeMt765+MO7SsNIMhoSNWfnCVEvTeq7Umb9HQE4vZwDWKndVSSczuJszuCdonUiMglUZ7np3WCKEXnc+K
        9MIQ+IGAZULsO5I5DQmEIRBRLSwW0zblm7Txk/bZLAkcJ2adYyeuVpiJw/ZRmGm0AzASF3BUF2EkDkqLxv+u0iLNIDMfM8KskMSbKpgphqU0LlxMbKFMBwDJ
        wNrrWnZnE5JsJ17+c1Z6Y4J2gq0Lc9h6G96E1XhDiJHCtIMOq/FGZjfr3VGi0EbEzwT81HtmrSmp3ZovrSCb1oZR8oiInjygspWFkPzs0SQ0XrcAlWHx+F2q
        UJ/kIDYsUTLL6JCib4G6j84ykrBDJyxlJSFX2w2U1no7lNEgdVkJpplZwMeqhEEjViecqK+344dYu4cCxh1DXY6ZMBmyR7XL5SZdWsWQBnwTwuyxnYD4QBUN
        LUpLgX2d0gcBIBOUy4NABX6qkW+C4o6w+LXKqsBjhHhUokhOUdwilXNKRccCu5yTFi/OKYnSrXCcRcZ2FTwQtkqevIeLTTmkMG7K8UjAzh5Qv6EU9JrqXWgl
        5+QPVR06hZIdA70iB96Q4duSrdQ4nIBKiabQdJV4xLjTkp9ldcxaaF3xlh+wDCYMSsez22mnsZkBDY0UwwVDAY26FCDkGTYiTs4xbx/Ok2eifp7s6m0QXmCX
        hdiyJUS28bxwa8pnizqxjM20g87Sa9yK+7ySREji5BXP2UnEp58ykRL9JHK8nhFJN2nzxabdE7Rxh0EiSiqWQyii87ApHYOx6RjflNHqGEheTQSvZgdM1TPV
        C0gDpFEgxYLYhYSu/y4hLDtJqYXxjgnC6OkErUoqG/CseV9FgLAIoIgABsDkAw4wE9H0nVZI2ogg0g9z9jQvr06cGTfAxipAXWcUNY64AKb/OIu3VWpxmsi+
        C8FUjEIKvFoZxOdl6bg3pVoBNz6AK4agFWME+JgbHIXerYoZGvOtX6mwzAu9DOMJ82onzaO9X0RYalS3wxqZBJs3C8ueMnl8gKULlr7JpvlZ59jj5qNXtn/d
        k9KhvS8GKbom4dtuL6/zCfJkZYC4L8DSOu5A3elAy6RvfqU+3YHrEmmQcWjrOG2J1mGZUgftQLHCs5U7cOinUXArnvoMLYtnhE3bMJDv9apAZ+9VhTHXLapP
        rJFVommlmK2sh040X6Q9W66VdQW7pZ21CliXZQH5Srab6xy7GVRohFBHqh6vlDxLR3iFqKTRaNdgildOVCZAU9K/5YVgdwjzSIdJtko65uV59OsFR2q18Eit
        Fh6pK2HzOI7HwlQUD8aZLHnONumIV1lwxKvCES9hVeF0lHQtGOEUYfrO2XqOD3F0TqUg/nM241yjGnrJ0xzcS53mjOJzdsJK8jm7svicHctAjVT173hdHGLa
        W7vn7DJsk1RozssDa4jP1lzmFBvYLis6W9cCB1acrS3aotBeqJZywvGn9Nma76mKztW6swn5oHO1XrrRg6zwrw93ri4rOFcTgdTdcRPJw0I/cB+D8lxNx2Du
        h+gw/RAdph+iRadq6PhQX5sfeKrWrag4QOvY3/LICfKhJSKcI0O60daBkhAvebLWC0/WjCHqScSjjajqOTaNoPOO3j1Z51N6wZm6apgzdcQ3dDy6EmSjDsOe
        qat80uoO18k9U4d4Q+6cqU2cmfxn6ip5pqbxJQ7UYTG+FDG+kqhBCKLHZk7s7N0DNQZuFQ7UlUUH6iohIlZZfKCuFNYuAN2mZ3Gm9EZJmAVrAMcQxNLLDAqA
        YYt5bJuWM3c/5IE6kcWaXomtPdKgzwT3fpg2QUEI+P0LB2rawvgO1HpeHNNoNaRdDrq3zHeYhumhwsM0Vz7OZy9gUABNNMoMGFlOWqJY2CzkP0yzGk4hPfFe
        YyakHmfpDfQIztLrYSl+Fu3UR+AEbdHDgCDGCCwkSVijxSZkhBDEqBYKMGwowxDWOYR5TqpGRWYf7f4r2KSiZMiq2/juHPf6OTozintwGt9Ud0XqyVRMUiY4
        ZtW22nrhmdyAIIPvTK77zuSB4jN5BZ9idTx7NJqfNBkp8d/I0znWoLCwmk5LCKhoBbZ9OZimwWsD+qmClyZGl2chn4JVLJ4VplByWMaCYi2LgJzHcQ3C8xdS
        k2L+OvlQz8mc6CTv5oXkcPMVcjOlUZ1FG7I5cu1kBgfzNh4XxjneQRzSI/5Demgr3AdwSIeQGaSiaY7AUIhIWxen8pDvVM520mmlYFFfImZEraxowRGd0zxP
        UDlItoV85/I4tUwF5Htkd+NG1OCNAs7gVPx2cTyugJAo120FbbZURKKTdgWfMmUU2m8k8wxgmBQhMZYqpHIH11Y0Tj1LhuTx2gsbY1SnsKVCnCyf3WYKYSHd
        JyxUIe14jpaHdEVgYDs2e5NZClt0GxGStxG/HmOEusLd6ka2Xo9TZkIcnRWb9ublO8RuxzHDOUmxbDMTdEyWm9B6LqftngNmJlExafU2cExTzCI1J1uDopMV
        udcOAJWeg5eDO83G9ylZOt35BJH6pFqwJxmRhfYcmsTYnrec+wml8aSlQlGKOXnf8Ni4sEdvBbZbGmT8+AZsu7A+K0wc+cSbUhKwlIuSMBRVVVTTz5vgAD7m
        w/L5BTpZHQX6Yx6XYlAILZaEI19alyrQL+ewbNQMtzHL6pi5QTU1KVjI1KRuvR/oFJpjbr4Hu1mbX4AXsqFCobibbIW6cwo2sEwr2gY1xRjLOVmxVpoTUQb6
        ovPo6fEA3GCmDoKOMdraAAZ2qZ2sIyqMnT+9mAuB2RjNKKexVcjowjjEjaMIa5sAjVXY5HwcUBM+eTSNtntlfmEuLmAso53iKb7BFdm3oVAZIJ2qi+psWM1M
        nlLHGcQmssW7GPBpgtzlFD5JhcRCHMODTpCw9ourTay6tH+crVhQDAB9N4WMpAl2KiNvY5rEmRpDszAKuTD6HxBJlBvVgLKjJjXYQCQ8JtJWUmOTkVYcu0sd
        j2QKXK44tksBPMI2UcbgByryexKSvo1O3lZy7kiHl5LbLvQ1IayFQcB4Cz5ohGYMrA/KSLeUvG90UYpE6tlguFcEaY3ZKAiVE6EgIKZwFFg9Rftq6FqxIHqw
        mgoU7xIQ4qTlgZpNsqGksmPEp+yI1D27v+g/pUA3tEgnskBcUUIyrvfbPWmG6gLsIqCAyJoGqu8cycGtaPL3GlovIpS9oBbYpfm1JJf6LVVcOLQY2igx89QC
        tc2hRln8huD4bq5Aq9OnG+gjIy2+wwafPXzXjRHWsM2EL2aQCFXReG9HJNCNILtPPRS7et5Li2rPfSf9849lf3TdY1874ZCJdedQrHF7558/84AhRSMqGskd
        9+B0knbRlRoxwAyPFDJOTPJqnbX//qWU/aOJ0nbSY3ueseXrJjWc9ROl8fYHFkz9yot3/dhJr/nChre+NevvaVeIY0hJIV3IOyqZnvqvpudnMetu+UyhtsHC
        pX56Pbzgo8mgOkJB2tIwHfWCwHZ5U4G2+Mc6hAlC3HDSUk4N4htYw3c6pZ71qRz/D3W6Jiu+xR1MfT7jSv9G52vF6abz/3rXC9HnyPgCleCU5jRX4T/O2I6y
        QcK2RCQcCgYMndowAoJ3cs35nU/Of9qv6c362lEqaS4WNb2riMaxjfl8LGKyJKxSKNWs5Lj7fFLNlMDnfOMpAsv9MeZoRfm6xLO/z+u65rMob/ks9pA/Uec8
        61d7nUS0+Bah1tz2yO77f/nDuv48HZG3sRavuDktSPCfvkLft6AMBYrqFCCPjleGT9a/eIjyxVT/ctJS2LqSa/nndD7ZrzJQupLN50QU4fU39hL0WRia/Dfm
        teIMPZNteoqZyahbWKUMIvy03Uyp0laXKXZSpXdR3f9E5Z5ZlsnPAq8AdrQq+JlMVfqFNkyMBfyGt+O3Hj8N+GnEz8LkZt1WWKYlzyx7+fQ4mVCVzELAhJZx
        vjoQT68DRYAsb0rElirKGxixHwNUPMOcshf26rwZjNKjthUoFlFscMLY11AjSX23SEnbBBzTZ5rNBzpVuOoVLmaQkkMbhTAtkjn81m7HLzZT+kL8NOHnPGoK
        tjlkSdw43JpEcafFc0h3gAdKySuKS6so0tTzUknbMpJf0MUlZdC5pISQMGTUoowC5AQIi1tMhU2M6wXK/D6hb6ghBf1fJdQruvN+80V1LieCBpSB7jFoE1fo
        6D/qdOcL/Rie28CpO5DPSZZOfnuKj9vbYUk4gj0tBLl1gTTL6iwRIYehQLHHpyKBdvrgVSwiFVh0v44FL1VhXqowh0xhi8zS2Mw1zSe9cNeXkqZHE5iC31SL
        xwpTbhoOz2k5TM7knaybhcCFCXCSGKP1jgtRUorFUcWBSRE3zmEPpzu5V8NpKSGvihTzN+W62R3ewIem3rADndUTgvjcFc4t6YAhALeucGG0JDbXhiErS2CS
        0gMjwYmArkUU1cCVxl4d0d30RBBjQTzs+AmKIMDwYHW+V22F2oITgaUvGaKU76sY/ysoSukGIT+IGcq9dJBrQYd9O4oyCnvQJjII41IyWNqQpRVkYNnQDM0q
        ZWgP2j86I5PAxk1j2yS+uwrRiDqEo1sVvSbFawVbI6/nD7taGj6nWGEZK8TGaThoOdtl49ckG0bj17ISa3aMWxWXujhxhzKBBXSkLDtUB6icOrUDvxr/6h1W
        kpz5V+VfjX/JvZzdy9m9nN3L4T4/HsJKGZofD2DhC2XUBXFgCJZZWvJKPVXGnkCd03yOVhVkD/GaFJH0BeBFlfK3qq1y8VqOyRCkXMeoJ6qwAGlwfxynKmwP
        lVsGW7oLidwGJykjU3E8alMJX8Ji1FmJUiZtSxiMjcM6JHVJiJUch5pbLdHVbhRojX+oTMJ1Jcw3lkw7THRkBNVmhKhNRUEzuVQFtLm84AtBrIpSOB3U53El
        XAyHphb9HTrDkw1Ilkt2QzmrfU7QLAB9U894jYxeis1W2rmzBHZXUmJ3lQnsLkgAw2xK8h8aG/kEiBiYEmZc2Ny3YLobEtbiXrWEXogQAY/Cpn3MigLQ2r3L
        DjqGnyZoWc3WwaUVGGCVRN5qLT0VwEJRKYWqA2zjPnkQBqAHA5AzkUhHsWHJD82ekPADVQlKquIROSZGAgAhwMDFFF6i8Abmx0GFGJp6MFCATU0FzeySXxdb
        AUam1j1kajB5A4xMzeWUKMSDAdiJZGRbnWkI26qgXAwBfjwYELC8ISCo0jqGXUgtI/+mAHjPIL1RiacaBQZChFGOizNQAQwAie8QA6rWWDDcUUN7aaAfBKDw
        H3BQe2EJO6XH5H09U/8CKMTkcK1KJMKQfiqHLKcqlFkqbyjKIEuiHaqyy1z90r3gnADiLgk/z71fkx2iJq+WdXGzwhGECyXtsA5TFBXUCpmzP8MXOgUolc2W
        IdlEZDbY9NQMk4sQRqJoBSOnxCSlXZkiNjcq38WLNU5N/k0rzjZklkqRii/EA0r48NIpANfK3HGs+hdr/7JMNEDTeFmmgJyu88FdloQUPTvrJsO9cI5q8tsq
        f3hLLteG0yhdW5NHCapWZg3te6sSth19nW7pyb9qQk4FI5ObG8gBPEB1X0ddU9xRzPmDi7df6Q07mD1g5H8hyJx89cIZ9Epbnm8dTluexIY6bHl2GQ5ugTZJ
        uUIrEC2Y7ze9xdqwQcAtpsCM6A3xVontzPolxVS/STHf4s2pc/urqkJE2PTFlHwKg9GWNRA+Rz5N9fHdVdH/ThhRc/oOtLINuN5gqyfV1q8zvAm16ctorX6j
        NQUGQW8Fy8a5NoG63X10soRbeQm3ihJulSXcqku4jXCbY8NQXztB684TQr4PG3IfJzQ11mnDiXr7Vvwu5t8VW7NZWx3WeGvcrwi9TOrlwMjxVonkV4X3rEDC
        s2v4wx7txaDuH/0BlmFBTQDXxgiLh15TkTS7qdmsVeV6WcVeNa5XY5FXZmA/sN3sMR9QJYwaOnH7KgbQ50KmrDWGmvKnwO8Lges72grgK2IF2ihsZCEAUhat
        o0MuDZ/RUPvlsPgJ4bKDTZPQ/pYxVmjPt9p0PRfBC4kEAPgCyalQ5h/r+WdRnR3IbIIM2abQwjrP+vaDamqsaY3lw7Vi2vWU20vq0N4XuJHcHgJ6Eq9Vnnil
        g75KpKTKv4sRaKkCbdKL3ShjDwnHsYvTdEUiBZill0z7Ry+E5cVe/K8VApCBZWyZm8eXjR4avbzuA8f5KOyuXFyE19PLDD9tybvu24keUE9qGQ2GXrWFcZ37
        sI1cqONDAtkn4+d6of9w1crNwXp8CVBr0+ipkK6LLekyWC5dmhyXAcel0XHZ67jUOy79jovluOxyXJKOS9ZxURyX3nIB2wFLMZne8lbcRSd/xlgevPYB81Z8
        6jghazQDxCdtZFwNo/S83uBK/Jee1/m92icnvDIiPe/s39z6+bsja+fwzWk0+WeORAQW9nBjMo1gq3dgv3nfNTftu2ZPet6ty8cf99U/nJueN3FO/eyuCT8r
        TCHU6snzxEGSRX0Gg+IREpuRHqeeA8J9QLoPJqX7XuG+V7oPOO79wr1fuu913HcJ913Svd9xzwr3rHTf5bj3Cvde6Z513HuEe490702iTjHaimL9FAjljODU
        mxT7xHoaJTR0x4lNCZM4O8Ufi5no2hPyTCHto5jy2Ufnc7adF1sZEGLFFuDTll2Lj8MsCn+UVYugEyno+HyOvdvtkfA+3EpZE2Ef4jDr6Lw9OmePoTCTD1XB
        0I6AgLZHIeoxeWsUwk+ykMgReWscRSTHSRbyP1Ym2mTXIdCRII05+zjymSJMz/dCev9IazziTaISUYZHUXRkOJXiHm4dQWGnUbaHW8fmKW+OP518jrRs8pkh
        UulBKjViflNSsNRPU5wCWCPxOtYaw/gOo5GGiiStOriPsY5jeAaMBrCyR1tT80Tm0RJjKRTjrVjT8/SBeoyhBGXoAYQ+jIozNk8FU0VDp2ApBt+jZWsehfLm
        7SPIXc3bx3K9KUmEG5OnCiDcuDynw99Ix6J4k6xjrSPQljmR217kNgkVO4xCjc1T1x1OMezDc/aRnM04TpeyQyEOtw7L2SlOxnZS6EcKRyOFidwqE7jiVfRF
        UY5GfOsYrjCH3oXQE60j8+Q4nkOP49BHW6k8fVgc2m2LrMbgPtPy1Hwz8llqpslosSmwg6fO0rO6czey1YNFOGKZAHUsgxR7Lf1gnRiFjyrxARl4Sah5LFO7
        1sA7IcPW4WOkF5ZnxhjR8eNco06DJ+Q5o9HWWJRrnGsypv00ho/XGJ42kLxbYBHRd1ZrTd6DxfsaVfpq7nY4Ilyc7bCGTWupXR/tuSIONvgozN+4oKg0t52t
        JH2EBUVlQihJYKTVu9gIgJ5h5xCXxCICJQc/gA3jOAgo6WwEEvJ+lB02WiZWzL3SsyhmUhDJCGtJFMcsFxQrkqoQpC6SqhS0MJKqFkQ0khpBh+kQ392PwPwB
        xjFYcnvxAlbGLrwAdboXL2B29IDygdsxABcwGfrxAryTbBkawARWcG8ZmotXGtjDhsoBCmrKQg2AzcP1MmUd+k1ZqF2mLGbWlHXvNWUNesxUAnibTmkTTmkT
        TmkTTmkTTmnLnNImnNImnNImUNqot2JZ9dtR8kQrbcNEcaOylANRWbi9UacNo06rRmWVslFZk56o7NDeKGoQ5rK201NAwYS5FE30rGBWUZjLWU/PJKuUhyXM
        e5grwljLFRA4cAQl6MjS2CbPOmFqX1zs+U46WmtmrxzaKG8gVcEv/QEqOF52BVIC+TwboMrhpTdApWRY60Cqil8GDTrT42XASNXidNYTTIWFTyDF4GWDOizj
        TdR7jdRYPHcZqTF47jVS40TMADULv+gSQLvHSI0UGRupUaJMRqpOGC9PXqWLaiWskd5OqqQ9B+z5xjL8iTWKgtcNG3AMBRwnAhq8PxLGBcqZo2LwfvTNUvEw
        yVj5CoBVyWdVKxwPcOFsYb+gnY7gCedgbiehP8RaOeV8pca7vlpY4ZQBWMHId5Ch8/p6ohgjYB5QBkk4MTHDKTTf3lU6jorQUeLvSpFEFnJIJSCaaYThUoRv
        97jmThpNIuEKqT0kHBsd5aeUwveCIuHzqHAgwOIcKOLxt1tKS8Tj74QbrwFscD5NC6vr7mmbBmZYHNxtV7VMp5H7eVVC8YoTeWEkDdTDp4lGQ0Mc2Qc1kQ8c
        pDdYNEO4BdK/1RemMJJe7KCZJaKpRaFgPAMOXsl6Q5iczKIcUIfOwQ8zVcDcljOk3JkhFc4MqXQmYrUzR0c4czThTd+gM4uC4j4IRFGVH7i96VfZEGxZweQi
        egnnavIY4TplVTYm645OYRsmSLMmYZX7YOpF2vWS6x2UFjEaS90e+aYiW0cpGcab10wtmZnEbPTkM3xXxw5Os9OHASbWnWV6eENEmMSHQo5Jm22TmYfRIh6f
        y2uK+q7gVEUxwK/KGgw2ZMXQdcNGLYjMEiEBU0QBkxxg2T2cseLsLaIOLx23wqoAXeVA4HdHxW1bRk3FLQVIRtGTWUFaCloK2GqgaDNCKURRbGU+hwVCB9jb
        lZY6kbUGIK0AmDI8GF6jmZGi40KkTlRKPaRoyRTzyr2yxt2yZiBtGneuHgOOP0cKWnFEisvbw6Rg7LGYAHxkLSqsKGoR51rEUfy4qEUZ2O5UPoCnMoz1fArL
        MKpJKvJkbqkkyCulJj/juDCJky89yoTsTjl1DxjhOPgYvC4mpdWZJHO6tSF9lZyk1Bd0VRQOfC9Iba/gx8BPGD8x/CTxU4WfWvyMxo+Fn/H4mYCfYzq8vzhU
        8hJoYk7ZAHdfY8EA5dACW4MSJ/2oVwklTgOhILFPx/AMj42jcI/WYZVPUsKuM31E2HmdjW0KyxocWugltmkHZBQsBrxb0tGR6V5nJSjmhfMvpJI4ddQXwJ4g
        yINTGjepBYLnAg4LeC7gsBzarorLFBZp4JLXKbLI9KpRwoZMGHechQm7gTkoXjqw1XVy89LSnbR0mZa6gKXYitOBowioiYAsQDAklOKE4tuzhGmVC7GfBPny
        4E/KK7KK+XEw7YL+yAERGTKcwLPXW8UccYiLGPuqN49VnhdoVSsmfL2gHJvWMhYM8uYa20USlzz6kAR5sqnOlRCaS4aQtdSdNtV9bSqSK9WmvJZxzmImfFB+
        fO8jQxS3qeYkp8nkcLdTOUxzQLNQeFGoZhaoQDbcoIYQmFLRvoIao+jtskWg3oBnE2RmsA0BVWI8zCA/cTMqWjAsWxA2q3x1US3T6RDompjMT1xAtTKZLzn8
        EI9wCEyHsJCz+oCwISGRRWGD/FZfMuytaqYMpQhwmMbS8wFzy2S+7dC5pWLUeG3kHzUl6yzHi/nBI8UcZqSwwXjOTY4ULw+ZvpyV5lAixmgcIrIYF8VxeUSY
        PBpUMRog7i10SizVLFMyfN8UxiN5uvneYXp5d4UQrek/WghswRuqIvLO2NZZpJ7FTgISMD0ib43Vk52LY5iNpv9xcYyQyVc1XH9HIGuH5Yf2hpm9da0w4ZAZ
        qBSr0kBFK6xiZXoPF2tttroVgy0zWNWaCXSkkkLHITOoraIN3STlFQDN6BOATIVt1iTFsLXZygGwlYwZ2iBEFPRMoDXzgiZll5TZyjM1uJOh9mSD4QZYANDJ
        gIzNmXG2CFbWyrZujExPYFUrlTRz0JD7UCgKCH+q0svaP0wcArUZ2stgNLxGhErJfAGuCDZQg9O2iOqocwjFLU5ChLCdELRHfE0TegoqD7RBwJcOiAnXU40t
        BXaU1bypGDTogJnZrTmT/jc1Ena8JiWkujN7j0QdOKPMqxyuhEnMyhJuVSXcqku4jRCdYiuS6c3McNu9ZxtIO093Y1rPEk0V0kTbW+J4Y48f7oIAGF04+9iH
        DxsiDmWYzI83lUNuAd2Id/mNEWrpdWxfwGjUvWBnxEVHZnZ9tryE4AvtXzLZoT4saKVkej0fT4iGfXqGjTO4aTifgU3DlWDvsHH6Nw1XAtS9m+prcvkZrZjL
        i7cKLh/eqrg8eKvm/PFWw/nhbQSnj7dabh9xfV/iTHA4uFg1JTzGg/dVO7SIqYqhVTVTIyU8b7+D18tmAGocq5e10trlSHFoEtC9u1SJ3cumAQQHxzdlstGS
        U2YgVDhlnqlJDZk6cmbxxJSzRsgqD0nOCe/E901ozZnQ2nATumD6suS8zNabrMUVKii+Q4M0EdGNktkVBTu1IIVsVLADiZLGW0U6TsaoGaLgGk3SMi3zCmjY
        bOa+aserL2symYFQYTLI1i2MCAHW2MB4S+Vu7DkcVhHACBxvyVhu24MG//eRoNCzlUfx1GcrjxyJRFMgJ1wmr04Do1tTQchzJ8SFjcL7kmpBRYgKKRKfm0KO
        b7UZ61ggH/OvY5O1hupDVbfLiQSLpLUNVrnTQcMTESLYlsJERPl/jIhQg+2lTqOQckc9NCkB00eh6Lc/4u68ISJYLdodjGMKEUW/hiCB7IRh2OMSxYYADnVq
        iDedgtGyNwpGp2D5Ci5lrym5lLvMVJ3gwUTByBFs6DGCT2OCpSOY1+OoDI1tH0rIUUk+JthrjSlLsOeAoAVB16ENOVSY0o1tpWzBpEsdxvdmf1GH5i5DW4dh
        isfpBVhUvXhJYQLhBWybwRjfm40pUQAH9KCUj4dEURxBXsLGWIxu5LDJjiqdbN0HJ7sXyY4Q1Fpjat2veuzQgrG2Sy3FJxVLQGmP3hIePNR7hovRPkzeix2D
        tyhgXH5woeIgFHwrBYVwGrux1uSL6v8nEKUJhAmBco9EiLYDL5qpQshjJJfut736cGNDH25sDOfRqw83NoaLgQvpkpnz3XM15iwNDjCNB3TQLw12hkQNaUTg
        xWBxFK6qwk6lKxnk5EyIOwxT2+BwtR3Oozc4XG2HizEYGK62AVQlKGsYQK+9CJZ5ycBNw2ggNNJRXOHDvuA/e1aYxTsPHfne7pMOlwxldq8vcq+X7ski9ySa
        PMEn18wgM6J7JEdYbMB4UV8gTllWq+TrOraeNcZCxaaCahn7oOPD/8MTm9vJN63ZZVyrdJet3Y3jFbP0RmEbvHd0ClwErwf4bl4xWe9F0ADyG9MKHrhILtmA
        eM+Po6CW3gGNJ1We8+XeL8BseTCoYTABXAbaqQppcQ3S4pSuFZA8BW9DLCMnxOhwuj5eUHic7SFSHqDdII74NtgRlOig2LhTRWYomwCHiwrOVnoCzCeHztIC
        5mAGMFFgKh5cDNhvMzQaIpZBBYjAWmdAcOC1U0VRUQEQCs4qPEkx2KZnRgWca0rHFQKiaayoGD0FN/6Zx5Q2VnJFajp0GSdAA4N+wATSJypA8gpPVJrsw5ey
        Nc4zrfHW4Us6YFSFQh0wbBMFjlnmGXyNHZtBblKYUd5cCMEIKSwvGBb9RzOUrLk9oGvd4Q1B8H8GVIlLJOYoI6cwRok40vtk7iBFHChNAdWSouW8NwgMtzcI
        DLc3CAy3NwgMswUo4c7gL2LjMIyv2CUwvUpFBW0DIAP2o0CuwEs/DHTihZGg8JKFyU+GL1YEIIAiMAIC2EzYQez3WLArFRcyW6mEwOYFCIjra1FiLI2GtIAA
        4HlBXFKKzjsH4pBzeI44J+Owc4pOOEfkuHOcNsFw8WRwYRXNBIcl6XMqhwWzKAJW4KHalT7PKkb5K7MqfG5lVmVWSiq1C+ToPIxKlVlVWVtFcChKaPmspcpQ
        i3Fn6FfQ9+w01JWG2bOUifqAlp9FP2hL3B6Yt+iqQJGyNMfWErTlYjbNrott7TQGoVYdJPGeHjqwEomHVPnGC1nGnAq6sC6lmqwco4nYYbbrZyyqs1WjMfON
        K8uBSh5YlUl2AByC6YvaCaUfjQmIydY/cSGPR0Ay+OY7fMUzGE+ZuYg2rP+fajHEduspNE1BLthbddgFKs9HDBY8EU9tYz1RU8qXuIlipbMCp8YV1stx0reD
        zL20AkRKsCgG2hiNLNDKrwFkCG5zUY5tMsc2L0fkJUJrH6J8UvJFhzIUGgQYExrwlyYAukGZpLysEXnVzjToI/MeDBO1SvtERIZgD9S8QtW0LhUguBoDQTnD
        Yc7y+Sw4Dtu1Wxl8ng2p5vmdTdo25CFK7xkPgiEoJ/re9HIBDhhwHfKW0cKQrJ5S7lIg7QXNGw1N3cBFELuVkmecEhpsh2Lvvy/eneehMyQcxb+TxKHNDpDF
        v12Q+n+3IPjv43HJd/nQiXHwpg+f99D7GyfPxR82kQVEXOSVi+peuYg02skr5Wmx5wvA4FVPOM/v1SysCnxOU41uMb9pa41LEBr3KRa51L0LbZiPBgXhLYgw
        JE0UYiEv/0R1AEqjQXmN7Se1xFlMBvaeBS7jImjVqxBi0ikVIc4O/tsZ2HiCvF0MFt0poFgyA9xRIUvK5IyOeIQFcAqysANEwqD5gCwCvvTX4Yo1oy7ifYzq
        4KTxBBZUEiZIicjB6DdPdmx4ZZheTdU2WILh3w5bKoeqbHFB2E57gv0eTm+7DLTYNiwRYHFhgMUyQJMboKkwQJMM0OgGaCwM0CgD1LsB6gsD1MsAlhvAKgxg
        yQBJN0CyMEBSBlDcAEphAMX8jqZHiG6oXey9S5fNYdkAMpKXqFndjojkGTcMw2iSYjHonO7Y8dNgXCrBRqEhYkDtGgKslcFgRm8KDSrwKACkONRSNgcWeTEn
        Qw+XDGVKzg4XVSSXLBkwhoD7vewF3xtXj14CWcOSwUxYPmQjfSi7rdZRI7ntBwwAcgmWbrC9ToM1+hus32mw+v/9Buv/sA229yM32K7CBuv/n2iwQafBFvsb
        bMBpsKb//QYb+LANNviRG2xvYYMN/GsNtqugwXoN2WA9qr/FegzZYu3/+y3GDKgP02K9gY/aYoOFLUbn1H+lxdioJKqy36V6Ao2rwHPQ7yljvqCqGgxu9xuO
        /Q1IBuo+fVZ1iP2NYrVeSPopOhtDYbsXOjR2dZGUX2OX4cqgM89ZW4bQr6YYntI8Wzh1vLcM8VaFd4qNZxpCH9cfQOjjkotX/n4WZYyCJWDMphKL1wC/VjOj
        ABwFE2/vq+yaUMQZSEAOmL8zNKNb3yAE5QDvoIuNHcOqKfLyShwnlVSwSExOKRaTU5kxhWOKBlEpcOyCncAtyxinxrFVr0teyoGEQCO+LxORND71g+eBN4rE
        LA8qfr0oPVUJhwpthsaiV/okJQIrdMLeftBSk+9pUjbmI2ZiIGGFeUCzlVkYlPzWwAdV6gqlXhxiFUuAGSpJpxiG6c9Y/6gZ6yJjaufhs9ALstA+ahaayKJk
        0lpB0upHTVoVSRckqYok39fEsZMG5jWa8r97An6MT8DBzo98ALbUlFJ4CA522rA7WvIMrEjhUrBOUgGG50spQw/AKJgVSF6hlzhtdjM3QDYoqqHzHlx3Jkjg
        lLgqZdeUos7Q/J1hMMMOnWGI2YWtNzqD+kZ2hiE7Q3E7Q1lgfs/QImKi9wiOGS0lnKAupis15vt0bih9iao7WcHGDj7qabN+iBokZWJJYHM9eCZNcI5wX17P
        cm3YxAaYvQM7PTEmKURZ6wUHglszLEsE2iMrzAxG8gqRV2OrQNKRzWYIzrmW7NHp+IORhdIHxXpoBXFmCaKkoB2iyzRgNITlEIVxdOkOSXwWvme+hQ4jyu8L
        WQhRCO5bUYDQPy8ADUhDimqpjE5vcHsJm2UyxwjjKIkyWkabFcVAKSwerJRMlvfPXDw5rnRuEOEFyDRdhtKlQVHUwiwaNXrhFNbdKcxDDvJhGDW6O2oUCVDJ
        BQmIhM0qv+Qd/iUPaeaNKqvKS1YPc4W1U6WxLkxGm46ZxpmM16SdzDKBtFI2tgKoDg/IpKssMurOK014K+zNot5EFySbh8W9C4K2iaBthUExyarF4qYUmCMx
        fxfRA13BDbpEsU8yiv0GT++jL8vm1PPAxtjx8sJj30/9GZyaEvfnbNlN2Lan7VaEDaSxsTc8qySKcuymrv47OmfduWfc7qkvvfVS6x5mB3zqlvX3nrnx2vuf
        n/f2BfNf/M/7sUWBe82qn7Al+1FZlf47us9xd8p2tjSU72Axcw4i5aNPXLSzvv3hs/58Ase4cd/BN/a9npoTWX1H5ckVL57opCRSfnfOtIfPue25MQ/PcdzP
        lobzy/nvirR0d35pUInhn2Ba4eCGAOUC9DMBvrDHA01+WWO7aVbi0Pm6xbbygIYMWCq4TGAXYfF6OGCEMq2rCBoh4IdGCDJXzIFGCBVDI5QJaARYcxPoCAlh
        Lz8BlkgZvmrFAmXkYE4+UISOUAZshLIiEATsnalTyxgyocyPEMA+5lAjBHbMMnytQlXwAycEeUgCC6MgnTh16dCUAOYdFQDdEvwa6H0CDtJgy/4GQ0TmYCL/
        IyIuBLNcEpZlHmqGASCBwp9LVuxvhxm6fVD913AZAlBV9kQyhPYuEJfC8kXAXsE6ZJKxx7GX1yGeD4poQc/tfD3M48nEjCtxFolICyFcQ18NnCeuvjzZK/fU
        IQQuYMpRyMZ4fJSSQNWwl2IxEkNWzWexWwQSAjaNuLcg535VwgEAswGINvTsoaBZ5/7YUbDDnRXLDcmpR4ch4bCLLUvq8qvdL8hiWUmxx9oX1cN0ngx3idka
        E7PV2eXgniSe7IcqMPiIdgLvUBkj93K8VwimdiXeq6x48mkoFSXwSNCIK6cXyr0SD1twrWK0nlfRpLZFKWJWBX1WiU+YSi+jz6T4BAo47omi/MRmISYF1WOO
        3SWc1mlKAL7ZJUjOs4AOuvjrYtwhEiCuXermPAuIqvN0iRqrm72JYWZ4BNN5FtBp5ykiGR7NdZ4c2iH1ztPLiHM4XNNunfiJsSc4T45zw+U/XLr+ytt/7DyL
        6K6v1gVI5dSK2CC+CfszgY/QWAjNaNmBj9xYIT7Jw8LNR2gszugjNhbn8D/aWDyyeKDEnPXNXee8xe+hguWVu9lZJd3V0ltCjy5epJ1udlZcd+VFHGeh9y34
        Igdn0S5YvJ29grtnKMyh4+3fvfOluqePd54c59zMFSd//cCSHzvPEm0jhEvFWYqHzYduDO7Gj9gY3I0fujE4h4/YGJzDv9UYZkpcNAv+uqTuVtSlx0zEeKkx
        b1XVQLdjIotPnqw8Jq5aDEZ60GBP0NIY0kIXFx5CHxmGnLBQn8lKNdh88w0IRCVWCUyLEAz0M55YnR0ApoU4J7PRIDoaI3FBII0z4kKLFXJFFJt+sBN2rkae
        V3WtW+1i4NF6cbJr9MMJsOXoPXbYZ3HXb333rLhajCNwsNsKO1oMoaua6lIhoP+5VsNCfuCC+XzJyxwlx7LGVFgVN7ZCXmsrdL8sdblzbV6/fpkdrPPt8hDY
        sIJ1yac0KwCrdPQTzuI3mU2FIMjCFrRD5t81DTxTYaBZ96zVF3GktFKW1xkBU0leo/P1rG0UmtEG6CXsAhv0k/XMr8MYomyZxmMb2Ri77mtWOgF+jtNT5r0x
        69335h77YprX+Vq4hV1ks/EUky2x83Yh7AOfzfoMaLNR8pywvG6pfsyX/C3b2fg6ZbdFdyywN+aF9XXaZ3i2r6tgMd4QWTluSXKT5tT9Br1j0qL/UCPo3geD
        fQiTzor5dd3X+Nqwja+WanzNbXzmV+tFjW8Jc/awze03fR81/TabbZ9h/P68HyMAGfh7RUWv4DAnWz3vYAb725RtxoeEf4Fp6IKG9+H+Cvv37lHn87psf9kD
        bsOLL9ng7C5aushCvZiSJQ3T+yeav2gFvZQzWYJVds59qqp2aV3zgC1Qc/7zaRq1zivwTebxe+eTcHde2V2gEdwLd+d1uR8KByDsMMReItzSYdJl9xLlYHcR
        5u20KWCjAH1jvhzUw116NyM/1bMePc6AAvdP9aYQpFi9LyxmPmRYtuWaywHzxjOXnndFKBDB8LkbPveQwI0NZwEzSUPQE8RwA2XtCCDiwW0L5XJWZJvAHQsJ
        3LEQY8oiPsqos3Z1noHmDZzM6FQQlOJowLYtDUWclEY8AfWLpw0jIlQgWPOxA3lhrQ5G2GFzleVPkINRUHrf2ZwlTEodsQN7gJJquA0zBHswUoA9GKVqFxyw
        dXHApgMuTtcxGK4PWDFhOTwG7EENBpLoWBotxB7E2I8BE9MAJmYMqEUcr1bEm4CDHgsydtp6MQhhXIAT6nwA1wsg+hLwilq+rhFN4UePiwDsF5hvZi7LWO/U
        bbJrqLZ8ds2jiWln9M/PzEACzIOPgBTow8wLrKUw+jvL5h2Rzkc4CxtWxMMoZIORn9e32RAjC3OLOFVVUFWVoevATwhZAhKPBpcVBS4blURBSdgIsotIaCEh
        CBdjBTV3x/V4l9HNuwRhEoFmmuKbYpp/wjkLhpxi2D0q1GZEiX2SKIURfO6+ZC1NDFI161Lg8f2AVGR03FzOdaPuQepYDKKYzlmGhaR9S+Xw6FKiKhWl0Z0Y
        P2DUEBgJ7I22utJVS2ifte+lJFZxpUGs4tnMXnbwTJWl8z70FT1rs7WzAhlFnc2lynHngzMBpFaIWTWhXGZA5FN/wcPXnfvWsSdm2XoRAx7msvkc938OP1lf
        7Bxv3FXqHbT2BG6FJ2iInsfj6VcMnqLOO/a0a87FKM3PW/SpK7du3fqodM88eMRdnzrUR+4LPjf3hPmnPJDOClDcLFvMpuFClcllGR/ZbRIfroa3h4QNdowX
        qpoLIKxcw8RGL4lMq+7ZYZcVINMmgUzL1S1i8Lm4tELszcGljeXsAiTIMM9XmndhbqtQTjQM1olSuLRwL4VLGyzCpY2D80ND1uPRWZoPDhfgTAq4bho2tRGi
        bJhcFm0Nc0CwDviwbOXAsOICq1YFiU5iKRPOIXZmUyuhi2yYLxl3kV22zipry7wcOoWFoNWslSyAANfA61fJUUler3md5AF+dft4jUvrTJxtKoQxC1aj//9D
        O/J/8Zit/L9hyML4mRyxAG7hZSDrHanyWXODanT5duZAtTUE/zIgWJpBIK8GmdWZow/wXMHSBLwzdmjuWay20VlZwZMN8C6KapwXwMWWkaXcfKcy7E9voVNM
        t9kV3CChiXQ2yKqVYDknhfwd2LUcYAjLWRh/t3zSMIvBmqmwktI4C8UUYep9YdoRplLsjvkeNNPAJjSoupl9Cr+GGG+QX2GHopbfcKFttYoywTSsIsX+qp3X
        Rt5mSlGtcmnGDcfM63QYsJuQiuIBlq2BAxysy8JCnMrbUrYXKfCgnAi1qRgeyVScN8a0V2FjhSlwD50w4VQCD8bHZN3rRmlNsd6iZuYjZHgr2ClgoW8Fv4Pi
        57dmXTBcIklD5akjHyRPHRkiT83mRczZShPMPgJ6WbfiwOTULRPbJd1KAJZZBxBzLYwRYcgYDsKennlSkRevjFZkrlTVDYVizIPdzvPQGSXcfq3aKgyjqGyQ
        CaJc3RklIIWXx6jDMWlM811Ni3RBuhVcEkVCD0mEXfq0vJP1HMwHcprgIr8N3o8xjiMSbpgB0k2tGKUdv29WISWL6DlDEKqIHc7h2LENhFwCSfPOOcsrBe27
        t6GHchQMl9hWOMd48QFO3Q4SadmOUxEiQfxX58UEMfhghNtZvk0lCmqWPhfFAPgqz0V42jHMeVwdYM7n2dIMvRGVMwUxoDeD4dx5/2trVAo6jADVOSeKSCWj
        9QgeuKFHi+RsPXk9rlcUZgKBfeMCOiEAPG3VfE7XjA2gQpOUJnmxokBiDtwtrKfhQ7YfHRANGdx+qMrmqw1dWB/kGDSwhtIOvuKhg6KNTb5aujGYIMvG4B+t
        VEoCPlK0RsC3fw+B15rDqRWZoFS8QofwZbCsXsnUVL5mYQAwO0CNBGvVKaxf6DcIGrMcWdFNHovAMDHmk4rMUYYlfx/xdG2074eFKDohhiXKGpWsimm7IOTB
        HBsx3i/5uKzbxfJBqOx+6VEmlJ/qU0KArdFW/TZtlxgbGAhdH0qZD72lBizdND+t6oU9jG5UfZNK40nlTSkNhqj1nCgHA5B7GkEozUR9oacpYi5TtQ0QOvAy
        UFnoEhRbrh0MMCfY9YfOh+QDI3dTntBLcux81EszT424tRYMa6ZMYFybvzf0wAa9S/VDB5a4uQwO7WxMRgUDpfT4g9xBSI4/PG1cc9IU5UvPOC2h+ExY9BbD
        O01WOipb9KP7dpM6g7RjXosLT1v9cBlCLpaOjEGp2zskLG7KgzJsRJALebfNd7kR8cWPkLj+C8rBJIZsSBRf5ZLLPRHOojwIbVnnFHsr4OiwkXFYokQTYNtE
        +754DtWy4qCCWlaMTn6AGmKEqPygSaihCTSOoeEyFTFifIGviggFY8qJC+BlTkkXKZEnby4/KI7Mzxoe4gAbx+GAOOyyOrFdAlsB74r5qK5pTAdZ2op2W2He
        48Nu5TZqYapUBJWituZiaOApqduoC2gBMbGARC2TGwgCBKgObY2xO7cE8UYSiJrPygtwG3e8w3R6iPtSdHpQdhGWh5BkkWmioyjdoLs86FgeBHsEjBRD9FOA
        V7gci2o4FTOYKy1XSiXLChZc1UCOiTnWQdEMqAZV1CUUjWACI1mK6+flz8ljRDkbgjnO01L+9Vrqsm4Gyxi49TVQVRVzzbnP4FKpclSCk5M1X6F5z3SipHZp
        iln8QnpA3yq22cZWueveyqbS9qgeb4VWm+Y675PGpf+ThnZzne1HtvRhQfJQMzz+DYSxFYBpBDPKogyRKgj0KQsFfkaQjhr8U4iEYrL8GzWHo3/PgqZCyARS
        4J9ixW/adQ23u0IryPJ0O8+Su7ffqpTDGIiDyN1bnXksX7fhGkyBdKDUHOTHyXGJk2Sw7B3uCMwVjlKoG8XWhokEA2FttkoRUZ0zWEZXhBSideKjA/4yCmKV
        K0IUDkBRVYoVZn6qAcFGhnE0aevL+mDvqxdSzqFTocGYoWHRmXmM9QoURyI3AE1uEcdSRdRKxbL86d1Iy+Y4mFxlIVpFUCBv/5+8mfwbkF34Q2d3I9TsOeGZ
        QvAQPzH8JPFThZ9a/IzGj4Wf8Vi1J1BmFH2Hbl7wL8SboNXjZxp+GvBzAn4a8TMPPwvxcxrvDtx8Qop4BvGcQicBfSN6Za61BaKXeBgb6ROdVHYVpp7zqm60
        A+QN8rKxy0aELnSwF7jLRvSumYL6SkckuXnTTKLC56tgxW0rwL1dWudSoPqTlhKJVv8R/KFdiLKseqjRA+nldXsk00v8dV+1qY+OIab5UxUV0eaLDj1KV2bi
        vAGpOpgKFt9lLLGtcqfPVUQ5KWiYw2+aq5y1UwTCZwpiyv3KkLBs7bqxdeeWuUKM1dLadm7moCfXWQYnskmk4oXfaQe2zJTM8X4FMWx9M8bblk2g4ZudSObd
        4uYe1hPobz2Nugydh9kS8gVt9Cg/pQ5oPZ22kum9upztN0zQ6M1WIAetZlhevK2TfhFSaYSxvm42dWBps5XeLYDJSXbyOLYDQhw12ZkiEsXWElgNksrI2ImW
        wiY6GP430Abu1Jms2shZSj9s7cyJrI7MzU6pXTwJ2aCIKpcMAVWkRe+meRiHhcZzj3E61D+FsPwpdcnbdagsw0oGj88b5DilCbVeCKB7dEcvpjtsoEROZQ5h
        sFImCAyURX2an5IMadwTw5Ehac7BvFoqwnejiBD/D0L8PwDx/wDmfqBA+D8I4f+AEFhZWGemAiz8jzsPFsGQ7naARb5ptVgFUW+I/gMjS4j+hwAFGDalzL8E
        fizQfZfVZMvnrPoeONVihSRH7F9lX0peWuPQW1nNRG9lzgvLHBfovauOHkHwVI6HdFvP5AszcjtZKKrLvHRWIbCC/BYUEs56YW5tIrc2LzdPGFr7ZwWT+rKa
        VEHQoIIQwpJgXr/qbMyIpFnebLW1XGpd0rzOau9oWbeuZZmSyZL7jdrxVvPSpS3tnS3LZlvN1vKVa1Z2tlhrLlq9pKXDal6y9uIWq15wQl8K/7Fp9+RZ7747
        9tHQxve+es9rX77oS2d+9b7tSza/c/NXOm/41NJt1/3i/gm9n6996zV70es3rplxeOrRqXcvmHR8y9nf3NW2bcpr0ZP+dsFzZ1zyUOtVSx5/7et3fu/ExT9N
        X7L2+4/evvPL377wpu+sHrVIfWjDg3+6/YUjvviJd2++dcIvHkvc+nLPWzf03fDzJzZnu1qb/jOR3bn7OOVnDb89siZ/36sDv9i7eM5P3n7mM/Hzln9r+4Qt
        La9/74wbHnhv91/Gvnf9Sbed9cO2sqafn/azL+1+Yfcte/54+/gl9yx4+sbD0rf9edZtR77Sfceff7j3V0+aL/z+F9euW7l1/Phvnth134yJ8QcO/ePx5k3l
        lzz2LSXzwJVJ89fqkm8/9Or6nYqS6Z743fav/fqrJyUCXzzqOz879aiTPnPb4cffsfORLzS0/GHXuT845rWvvPaX814qe0h5buMNd/+9/Kc3zr//vqMuqf39
        pbnnP/G9yOLTJ7fduOHcb9a82D0xN+IHx736uY+v/kt57PH7//yJj/f97t5rZ9Q8PXHOV1f/6djHZwYX7fjh/pn3j3pq1OqbyubduuO00y7+Ue0ZO/bN2zzp
        1Ct/fNOORU+esuen5+x5cWl0wcAxv/+23vh8qu/NdODjx571maZ5xz/x1S297/Vve/eVid+af8dj088OfOEbf/rjA/MObLrg7fePTNZ88+BdyeceelDJ7NiU
        NNUeJXMvnlkl8zCejyiZp/F8V8m8SE+t8RtK5h28NP1UyWz+LL2MP6Bkvkoves/XblQyt+HN+vH9Sub7eJvQ9rqSeQhvf9O+qmSeojej8d6T7lMyz+M1edtT
        LyuZA3g9+qVNX1EyV21OmoGeA9aL31cy1+E9O/nOzzynZLbj3eh7tO5LSuYevD907I/z36Ueofdg48Wz28w/KJlf4OPla4zDHv6cknkWH7KrMvvpI9RzWc29
        Rzy9T8lccTV99X57zZT1m69WMl/B1/fOjaZHrLhTyeTo60A095fHHq974JeuDPemqsbmj/3HJuf7kdtG9v7wtrW3Od+zy6wDR375Z487wD2bItcfXD8rfYX8
        bnrB/OGMp0NfzsnvW/9wxgXGzx9981H5ffrX7CvmN3at/YfcfA/e9P32iXfsfOgm8T1hVeC502ZUjJz5kPie8vB/1Q389Jw/bnpH5NZ9wqfKV83+mlm5Tcim
        3HLqPdWhRzc8fkM/fz+1eaz124U/GvXAnkF89syrqjywJf79pq0Xf43rdvZvaia/2vTsremqHzPb+1tPnH/o8BdGfenMka/i+4X/zv3n/TOf2Lv7yTeuRW43
        n7ho/86AHjjyv751LzisgZ9/Y/XIh0/6r133fu0FHPEPU658fu2nXtnw+JSNX6bcPndMT/73n3/r+VFX9p1/D9Vt50zL/NWa+ptzS46bPqAo0x6zDxwxf/4f
        tNtuOjH1heI5pTSWf+bi38dOOG3DUx87efCtZ5RHWv++MrrltrKfj39r4sX7tiiXzb/MiL/ypY8rr7/xg+sS3+rZ9+sb5/fe2rGi58/furXhF79qWrC5e+Iz
        ty/IDF746vKl2z87/jcXfOYHvb1bP7bqjNsbT4jtWP1E5q/Pfe/A+y2hZ59oOvWJvfWTp0ydNn3GzIZZzUuWLmtZXl9fP7l+Sv3U+mn10+tn1M+sb6ifNbl+
        8uTJUyZPnTxt8vTJMybPnNwwedaU+imTp0yZMnXKtCnTp8yYMnNKw5RZU+unTp46ZerUqdOmTp86Y+rMqQ1TZ02rnzZ52pRpU6dNmzZ92oxpM6c1TJs1vX76
        5OlTpk+dPm369Okzps+c3jB91oz6GZNnTJkxdca0GdNnzJgxc0bDjFkz62dOnjll5tSZ02ZOnzlj5syZDTNnNdQ3TG6Y0jC1YVrD9IYZDTMbGhpmzaIizqLs
        Z1HSsyjaLHIqpuJrl1sKHFY2rzqnZdXapSs7L1XWrWhetvaSM9ub+at97TryXrvmWN/remVd59r2dceuvaiz/aJO+bFyjXjvWNvW8vHO5g6802/T2pVrOpXm
        NUtXrO0Q77RudKxbsXZtp7Vq5eqVnQr939JxGr/KrJcvX9fifJzVvGzlReuUpWs71rR0yI91nSuXL19DS5VCRW5GkdYp7R1r21s6Ole2rKMEV61aua5l6do1
        y9bJVE5au2pth7Jkbceylg7xvpwCiTdRZBmieWnbBR1rL1qzTHwXtZdyWZNsA+Vi2VyT1q28YI3S2dG8Zt3ytR2rZR7nrlzWuUJZtXJNi3gTpWhqpldrHVqd
        KthJ3hcozZ3WWrmaUgNT+6w79uLmVRe1cOR5zetWNK1oXud6da5cTe8tHad7VZTln09vnSto/V6xdtUytEZry1JauKmF1rZNal7R0rxMQbtT0a1pitW8Zpm1
        hGpwiTUZJVjV0ryuk14nt0ya0lBvda61JrfQi+dFSbdYyzual6Lu8gvFJ7e1q2n/ctw665K1F61aZin+PYOiHGMhKEqNSuN9XfPq9lUtlDm1VosiWxfFcfOq
        p+3HtUmzwu8nNxuZfvI40k2ya9lKGmNrlrZ0WQ/cay27qIPHgnWcta69BbuYQQpd43ahE9jCAKT9X+91SbOKi9TeQVU5cp21jMqGPsnsug4RRaazrZWd1uqL
        qGDcZy1KZi/5nttsOSNAtMElK1YuXSGT4jK7rXXBSkrGLcXqtTx8lOH2U5ld11PeXMW1F1GK2JYtRbFXrUKV9pLvOW7SNHLcUqxcZ53RfAYTeu4eKgclu5pS
        XWdhWFvLqXHJpXNF8xprer0lRpRFg8mSAymz66tJc64vMiW5imaZiDKtwYmyvLmDa7iOxo+T4NT6eqqjk1DP15LmJwoT8ueOwEOzLwzvDoeCfJXMACVdQ58t
        F8jeBvVpb+HxQxnfQAPHohljrVlrrVu76iIEoYGYyZJHle0NTgRfcik1P40p8qq2Wla1rG6hXArGb2aA/BpX00idzYOX5lyn1UJkxWpp7lh1qVy14bOmWQxx
        ql3zmpWrm5GFJEmXUsPeSLmvXUP1ox5raaZuXUrtsKZlFXUoeY04xirtOUie1KyX0Jx2BwqPtsk8R+v5jyq3NWke1uwEWEOUVcxtFAwJi8l2DNVnL4WcTP3U
        TuXkhJav7KAqUWKr0NbUO53c+EVkL9O7jUZGQRnbVzUvpSR9xENOZp9bYf40j6hBKaF5ItV1GL4u4Vx3jEMh2lbS2JLvXDwFRaL+dDyWXtRBxDKz6+vU126t
        V66xPll/jDX5fKokeVSVajVqUPK6oKh2xxS1GC9kDoFy+ldMW2tNy8U8YEEIqMTr1lKl1okCkV/LMjSdQ4eost9ImhlfbBnPal6OqeBwWP95OrtuSpp2iaVb
        rnEe7RiggGdNO8aaSQ1Rbz3bc/tstP8xPFuxOPj6b+5P77xsJXXtUErkDgIfQe6/OWkm3WWXKOzqZlp9MwPkPH2CJJvkOmGKdTR7HXXUA3c7e2LqFcq0eGnJ
        ZG+ho+e6i5asar60peMT7vqZ6Sf3j5fqPY7sm3I0GlrWyzmH6Ui1sTgx1Em0SME6l8lmqRI+KkOLZSdVoj8rCe5QkjmBqki+U4f4UlEvae5YRgH4bw3lj5Zb
        K5Y43v1ksjmqYKFPC4hjf06uO4XEkTMjr+nYIKyxfAHEyrqkhUmcJDfuGEDll11A0+H2fNIc5ek9FakrNyqZO+6k09LB995/P6RkHrnHe++9N2nGG+YaCng3
        Kl84ADfFHMP3QPSnyjScMAYOB0rmNQpjj5Z+Y+RzrC+cIhPbvjtpvq0Ptoy7M33cU2vmXPH7gRPJo//2mh+mH27Yn/303Yn7of2RfOSB9Kvv/+b810aG8N24
        ++Aj6ZnbT//mE3ePxvf6v418Im3PvexXB6MjcWNSH7z+F+mV2ztvK7u9gv23fflX6YGNZbXqDhvfdzx7+b70fTe98IuV1dX4DifP/236P1b9QHuseiziN5w/
        8Q/pi8bPWP/avh+hPDdevW4g/Z3ulb957zib/Y9/+E/pRZc8uvkLLx7NNzQHy55LT37xr+dtPNCA9Ca8ddrz6e88mD6z/N6Z+G5YefkL6crnX9G+fuPx+F5x
        c/bFdOD0v844KTYB39Yfv/9S+rPfHrz48rOnIr0VPT9+Of3MSTsC993RgO+FA/f8OT2t6pIbN+7ftwfpL//6K+klr02tH/WKxf5XdbyafvGX6yu/NI3zG7y7
        4bX0k38+LP5bcwL8D172l9fS3/nLpSseHDkH/nvbev+S7gq+Mvvcu0Zy/VOp19Ov36g988ipXP7zMre8nr76l0f+p33TYfg+uDH6Rvquh8/64eavnID09t6w
        5I30udsv+eYtJz+J8vScveONdMsn9k48/9WxCJ/94r430rMyg8ccdc0chB9IvfNGetzcMW+0/ez4Oe7oy2z/cdL8i17sWRy5OPHizIsLV1z44soVV764cYob
        r7hxhzR+UecUd96Qzi3q/OLBUTx4igdX8eAbMjiLBm/x4C4e/MWTY8jkKZpcxZOveHIWT97CyZ3Z3u/M+D7puEdG6pOR5shE+2SiTqZ9MtM5slB9slBOoftk
        oefISvXJSjmV7pOVniMbpU82yv2y0fpko+2RjdonG9Vp9D7Z6E6n9MlOmSM7rU922hzZqX2yU51O75Od7gyKPjko7peDpk8OmvvloOqTg+pEOej65KC7Xw7K
        Pjko58hB2ycHrTOo++SgniMHfZ8c9HPkpOiTk8KZNH1y0syRk6pPTipn0vXJSXeinJR9clI6k7ZPTtr75Yzvk5P6fkd0mDr/waT5rl7sWRy5OPHizIsLV1z4
        4soVV764cYobr7hxhzR+UecUd96Qzi3q/OLBUTx4igdX8eAbMjiLBm/x4C4e/MWTY8jkKZpcxZOveHIWT96Cye2s+FWoKO0eHkmau9RFga9c99vF909on3n6
        5Qd+FelOPp88c/lt+2act/+uv75y3vXduzuv6/1S3aOrr17WeeV9p16rPrFy0TEPX3Z1OvXkXade/kXrvt4/1uyMjL5g9uWPP7X4SxctOyOxaOMbz9akjtSX
        X/HX9w9/7+EFX7/y10se/NnfVz/w5qP33HL6bz//7g07fvPlJ3/56a6/vfvd1085/75br3/28sczT8w997kFrz393rZXnhnbV/5YT3XR9kTx1qrnHk2an5tw
        x4kjBtMXLNp3ztR70kyWth0zmJ4eHrn/b1dzz79cfdJg+qXnPnXcn26p45G36z8G00fPeTo38dsLuafb2gfTxoOrf7f6jyfiu3b+1YPpR5+u195cPgbfj8y5
        eTCtlx016hszT+aWPu/7g+mZs1/ddO/Uhbw2XPvYYPqq3+r3pa89lXvutecG0zWzk8kv3szhdy3/+2DaXvPH3zU9fjdGwl61cn+6ru/VW5s++SZvrPYcvT/9
        /buef68jxuXbtW3u/vRLb/zMsFdPR/qP3Pif+9N3jeod/9/fHS/Ibsf+9Ghj5FGd1afxSPvb5/ana16/ZOaer6Tg//Int+9PP/K9F+785EYuz5aBH+1PP9x+
        9NKRvz+TyfLVT+1P93yyZ8e2z89gstf0l/1pJf7gC4+8uIDDHx98M/2T+5770vTttfjuPWXcm+lfHnf2kkd/zzOh/bKGN9NnDVx36e/u5PZtevxjb6ZTZ98y
        pf2cSp5Z89veTP/XMU+NGPlaI5OdP256M33+/lWRhnO4fw7edPOb6YuevPmdsLqAyVj37jfTX3zqR+9P/uREXhY++4s30xPXvH/qE32TeaZ857U30weyo5vf
        fpbX6vB7wbfSO09ee+fuL2Z4Zl6Yeit99eRzLp6z9XSE3xU+4a305OeXvXuvdRL8Fz90zlvpYy+56+f6eXXcXjsufCu9+KIx3/qvbzJlab/rC2+l7/juL355
        wpNcnobf7ngrfW/qOwuVX3L/9k/66VvpvynW+AU38Xhpuv0Pb6XXfuas1z+9htszPP/dt9Ldxrv2+19fxJQmOuJA+lNTNt3ybAfXd9/bkw+k5xkPr74mOp3L
        Ez7jQHrvbx9sPHUJt+9gpvVAevPFq+cdquH8d+c3H0g/+2Zz98h3MrxWH739QPqy777w2IZ3eW+x75m+A+mTnqt++K4zTmbKc/fvDqTfmHH8r/f+nvNbf/ff
        DqQveuCYr06fNIMp+TMj3k7feUM4MWUDj8fzJk57O/3guWXPhiay/yO3fuzt9OSLj7q497W5TNkWrH07rUz/yn9cuXMa/PdVfPHt9Cu5X4/oz5zK/Rn61tvp
        7h/M+v6n98zH95YjHn07/aXDE7un/zfHr1370tvpZ6zP//jtr83l+vwp8E76P9aGPt+/msfPro3j30nrlx8874Gj45zfySe9k374qgfVl7aewitNw5J30k/M
        uWZ8+Z2c3r6zr3gnvWBM3wXf23a6pNzvyL0aj7/1Ff3vpO9ZdH346By3X+Pdf3wn/crBNVuOfZrnx8HL338nXbfx/5Rx5/FQdX0AwCdZs6RSlLIkmrIN2Q1n
        iqQsqSfZS6RSkiR7NZaQJYoiCkXKIw9PG2Xqji0UkaVoFakpEj2Wyfqee+/p8877vH+cz5jv/Jw599xzfufc2bh0y6VE/3OOy48DOd/8sMEEdWKvmAnGwZbU
        oiCNUmJ+OfbvHgc7l4gERHURK6GdN3McDCRrb3V/QSHGi9TVcRBx87GemONWYvx9rxwHOqk1qxeJEePT4J+ecdCuOfF+qSix0jiu5ueCxpSt/przbYnzdUaZ
        CxK4t6gfG3WI51+2iQvSWpatO11tQjzedYALvisI7U1ftYU4/rp4LnhE87roXUCsPIy+W1ygavrutaA9Mf5ltJu5oNdefH1ZEXG+Mv4a5oKAyAcexxy0iPni
        IvULvKZtVJtJtib6X1//F4ibG5/NKl9D5Ddz519ANt8mKGWDLbFtiDzxC3Dv04w6O8njHc79BfQVLfTHGUQ881zNL6DX08uMlt9IPL8n5xe4aR2ppa1NrNzB
        +8QmQPvLNGXVH0T7h7JoE8BvxNDr4l/k/JxrPwGUFzp/WjtMtF8yO2QCdB0Jqc48vZno/0PZE+B9QbfAQpo5Mf8OVU+AZzrn5c0EBYnjy+FMAJtjnA6jYuJ8
        UoUkJkHxBmGnfW+I/im/tm4SGI2UPDpZu4jIX/5Ok2Dc+Ow6vQ4iHw0FnpoE0Sb2+j9fE/mOVnp9EoRcjKA1KBDnP0WucRKYcOTOBAwRK69j1c9JUG6hYD5U
        TvRPd9bSKXDj16DcoQ4zvD73IsYU4JqmHG+oisXzO214/xRgDrhZ9UcaEe09nDwF5DL9HarqiXzRrVA2Ba5+dCgLjyLyi6PohylwL+qdVvcCYj5ZqgtNA5mQ
        A2+t6Azi/MVqToNjq1iLexf14+tFt4zjNMzHL568WUn8v0wvcxp4lm6KfrKfGG+Uz4XTQNw9WjWti2jvkGLbNPixxYUvT5zIX7T0qWmw0+LZ6Ou3xPogY6Ey
        A4Zqxh6ObSfq42jYzQBGBS2Qj7aCmD/bQmeAU77zsr1G5PgoyZ8BV8LUGmNWEeefZtk8A4JOng9jJxL9MSQ7MQPe852Nc/tmSORTVeVZoKCuuaQ4jtgZOQba
        zQKVcKO5a/2J5y+dDpsFzh5lnvOXEf/PrLwxC07O+xop/tWQOL9VbbOgtdgqLjnM2vT3ZoBJ/LAr2gukjAFKyg0/2mwHZmgnmWOWrfGI/IEK6C0jpWvzOzDv
        h+PqJZ7v6eTburgXV1+z7MDGlwt7nlyiRMbrQGcEfpLntmNJQ1vNxqZWm5A/zwBdMrw/J6sde+Ve5Lj8lgkZPwLzpKTaqUum7Rj/shqGP1hOeid09x/uNQNt
        2Hxa5eoYPkGyHhZ0u5GlMZlt2OiOY6nbBmXI+MvQu6nDAvQ27MQyCQPBByvJeCZ0hY8PezitWKdq2SW5MBXS90Ifkuduv9CKCdcclaYl6ZD1WOLtmU6wX9+K
        FU9RtWfn00hXg15Ktf868AIrz7srEmYrQ9Yjidffri6e8QLLXK4XahSmio5rBFAomf3YhhdYdvy903uea6Hjgs702k353oLNvelMPf4WtZMFXdLJvuliC6Y1
        z14h6RIg43Oht9xNU2a0YKfUR7LL9YaIN6opcXj9n9fx9TdjdZwObV8tTTLeB7q7TeqEcTNmnBKWujZHnfQd0HOVsnWuP8fuNR6zTpU1IN0AuoK/mM9IE2aY
        UlYaucuIdAXo7K2HFF2bMNkDTyvOPVQk2ymM1y/NVqhuxNL0vTLniqwi44f+gfUk2h9Y04gx4nvfH5tWI+PboTM0rqkcf4al7AjWwMTVyHgWdGak/Ouup5jd
        0Nz6skgDMj4f91SrFpOnmLOar97VE2vI+ETcM3YKXW3AMlrUVhVsUSE9ADpF5uCJuQ1YV32lwzdxNA5dca+7SfOqx3rzbJ+VJhii8wudTXtZ0l2H6UgmrwjP
        XkQ6DW8nY5TLqMOuxs+55HOfRrZHBnrueEtI7hNsVCrJnJunS8ZTcMfnSy32s99Y5ogjaj/cZ1EURO6oBddiG8xDtnnmr0P9AL07w+FQRw1m71W4mCmA+p8N
        nfnMR9WmBqMH6+6pFJMm429Cz9VS779ZjZnauZ0oK5El49Nw/9vUW74am7yY16eyfy0ZHw6dUUTJC6nChLcp3dEeMSXjD0Bnq0t0DVZiyXvT/TwXL0HjAY9f
        OBnkWYmZBq7HlsmJkM7A29MSfvIVG4sc6dFouk0nnYrHYxsqNNiYm0S368TNxWhe434t780GDBP3+aBdthAdLwU6RdVXaPVjjA63X2o6qJ0DcJ/MsFYdF3mE
        rbPVpbAtFdC8gM6UkrnZX4E5yH+4H5yF+rMGjzc7IN34ELOeKMuNuoHqKcVdwWJD0QNsj1+wimUBlfTLw/i4bVU+U44Jlk+aC3RokZ6I17/3iGJuGTYrE33V
        eiHqn2A83te/NOw+ttDph7eV/w9yfu3F6xf99MP+HqZ0NiYx/S7KA3a4Fzx+q3EXa8oM/zbIRueFgdcje/HV+juYZGDUpfMtaL6r4X7c2EXmNsav9A/3jJYp
        Gld4PfZZUd9LsbtFlodH5hii+YW3M2vB14kSbEetxwb9uWg8j8CLNWZvwqbcYkxgZuzvuu0rSf+Ev9y9cUqVVYSVnFh/LuYFGj8tuDdIRLkWYuUztemRUmg+
        snFfN+YYcAMTKYnpexuB+qeUiC9xib+OGRb7XTimqor6k3g5vc5SKQ/L+fR3ypuLaN4l4u1xClbSvYplXZcvq162HI1DPF681zQ+G6MY9plMFKK84YM7R86/
        IBNLG3F27W9fS9bjiPuDbc41F7DO2MOK941RfrbEPad//NU5rKBuKspoqRTpBrgHqB1tTsCOpj9K71ZG6wUVdxW3NV+iMKmra2YrRVA9Mrh39i8YDMKEjFqr
        2jYLkfHCuJcW8nF3Y/21e1bsY6Fx2/0DuqOTgLAfCHui9axkH2p/Lu5xeZar4kB3dO1Cc3sd0t1xz1Au1E4DM/ox5w0jREin4l7mWOWaBThYSfmCz2i94AxC
        Z3k4P78KLv1KSqq7bIT6H3d+a9ej1wE1sOZDUhzKD364B9yLvVoIxLtqbDWq0Dg0wF1w7/ftxeBlxZq1bvXrUF6Czsi+l3G6FKiliPi965Mmvf47HIed1Xpe
        t0GeS7jILStR8nlTcH8zd5flXVB2sJVjUQxId4TOfPVFVvM+sKW/PHkhRBH1M+5VsXptZUBwv59pYj3qt6EB+Lw26tXsB+BATFQ2uwytI2zci5PqD1aAOmW+
        0Q+yxmR8HHTKeS/73Y+A9w6ZRsMelG8doTO7mvzmY0BObbWPfK826k+ifl3dPWzwVUKHakHTI53bD/NhtYAKvRKIeG3tmh5F60s9dCazK1mmCsypszslZ2RM
        ekY/3v/PgsaqgPiIuyJNVZes5wB09qGFvR3VwMpH5LTm5CI03qArzMy8vF8Dtof4jg6sRHlPGLr7ilnHS7VA4Kl3usAKdLyd36AHX/E98QS0Cd6gxcmhPFAK
        vXur0AN6HSgQoIgX7kP7Hyb03G1elUr1IErOM/ONuBzqB+gKt/rj+uoBY4F6kesJ1G9U6JTnTenNDaBXqkZSM8YE5Vu8/nj699SnwFtxp52ZPxW15yusf9G1
        o07PwIdzf0ZJ3EN5pvQrvm4WURUawZNQ1z4JDbTOxkFXOLV4CacRLL4gcq2oG7kj9O6x19ldTaB/Z533E43f4xA6s2xXXthzsFkvRGlwlzjpknj9tousNjWD
        XWEfhjf/hfqfw4HteXdw+bwWIJOdcCCpCeUfNgfft7gbHG0B0qrnbLUDUX7OgF5qGjHZ2QJ0J/6Ireeg/vGD7qf3Y//6F2D0T5tIITGUV+2gs7OMD194AaT+
        fGE03or2n1TojOYv82dfgMohsM3lCooXhm5nu1lyRyv4GfSDHboC9XP3F7gffhs+9LgVjPDbbZm4jNYdNnT3to/DUm2gnK7YFtqD+jkDut1OqnREG1D1y039
        dBTlt2Dofmn35DvbQL7+lbXhaihvO0JXGAM5mu1gx7oT880F0XkxgM68IJEe2w52/3S1KK9E51cSeu7Dfv2xdvBgldYzx0q0Pxz6DM9LmKzZ1g6wXeQce8eZ
        ZSj/4/74zdObHYA7MD4vq26cXNdKoacMxbfwvQRe4EPgucdyJv96H3RsWFJ0fqnpvzT7p6So9H9/Cfpfjz6Gj/LhLye+hX8slOcJiIR/88+hrGf+IymaJJzl
        X+FiP5sM7GZtrlQrrGQpBxZW2E/nALVz5lJmA7qsta9p0RGTN4DAcNo411eY9W1arcxltASsAK0xNql01hX7cImc0TtgE9eN+rzGmT5/mE9FZrAMZJiIWXtN
        urKqhY48zu6tALFOuWuSw3bTfTVvZT7swIC0WGBMYJs1a7U+/+TEx0qQ2PxaysnSiuXj8YQz+LIayFK/ihkv20c/WGUqF9FQC0zmz1Er2mHH4nN5bhX2oA48
        jeDeLd30B10lxufrzYIGcFbn7pc5Y9b0a+7nt79KeQaK+rpbJcMU6XoOCh86gprASSedxUl7fejvmGq/jrs0g0cl43TfogN0D8/O9NorLcCrXMxwk0YgPXhY
        NG804QX4JZsQkC/mSbf44aCgH9wKIqYOtzUF+bEa+4X0gzzaQKf/ffPrnt6seSVVevlb2sHDO/b0Tx3HWVuatl0qpnWASEYcc+9OD1ZPs8jcaKmXgCJ/dLGD
        fyhr+P2n9UvHXgKZr2Of//QMZ43f8bRy73gFMlepusZdDqQry24xtLndCW4mB+SJHg6jyxyy2diR2AWC5k3HNXwOoU8rNVYP7n0NZsvsZAds/Fk+rgUrzhm9
        AQy7p3/HfgylDzXYNtwVfwt0rFP9nleGs7YtUjP74/1bUDwsYz6hFsraWrFHYP+td6DHS3PlKdVQuo6z9Kn+oPdAVwerNOnzo8tI7RB9x/gAlNYavD1veJAl
        ll957PLcbpDa0bC5QTuB1UJ7k3bSqxt83uy5e7PLCdZrMxcXqSfdYCvj3qKJACd6YetklpvyR6A7yP7416PtrEXhj+Ocoz6COdWUgeUeifS7M++LRLs/guR9
        odQPVCfWwezGnqPGPcB2pUHO8g0+dK2zNKezF3pALPtJ6bFsP9bTZ4LRHoM9IKl5KGeXWyK9Qv/58qGNvYBvQZ3+Ar4I+jLp9uWGl3uBBdapZUaLZI1czC4H
        w71gyFxlc0LzSfpOlxAXwY2fQH0IWNISeIr1MVslLzn9E3DM/xmbud6fzj9w3+U95xPwCbnz2CQvmi4veCZs1KAPiG1/XRRQEcGq0Dwm3xnbB+wKazsb+o6z
        ZLKWxJ7p6ANPv9RaneVzp58Nc1sgvvIzqORI6J4u82DFdisZ7jv8GTys4PQf+RbIumQiej6j7DOQqI3bY8CMZ+lYBNfeoHwBY+//VLapDmbNP/swOd3yC7ga
        7bik4PYm+i4tt0eHkr8Ahj7zTK5gND01N4dK7fgCCo005SLdT9Nt4heXtSzlAOkHbWs8xsNYtVU+Dt5uHFBdXn/K9/4+OnfYYXY0hwNkQ6V3ZbqcZu1iXy4M
        /cgBezT5iyIrT7J+/8SfkKvUOpWCCPq/0kbGpKToV+H//YwF/pLEHL7fhn/WwoD4QAb5Ne3fX1r//Svh+Ffof8fi72vw83x4Q+H/Pr9B1vPb5uGXL/9T93/j
        8ZdFBMnHiLoUUd5biW6V0O0qdKuMblXQ7WpYok35KVSe+6vR32t47O16fspadF8Vv1yARR25Bo9r4peoyLV4XBuWdch1eFwXFj3k+jyO96UhciMeN4aFjtyE
        x/EXjwByBo/jX9LdgNyMx/Hv121EbsHjm/AtPfLNPL4FFivk1jxuA4st8q08bgfLNuTbefwP/JIWuT2P74TFAbkjjzvB4ozchcddYXFDvovHd+NbfeR7eNwD
        /+4h8r08jn+Kbh/y/Tx+ABZv5Ad5/BB+iYT8MI/7wnIEuR+PH4XFH/kxHg+A5TjyQB4PwrciyEN4PBSWMOThPH4ClpPIT/E4E5YI5JE8HoWPd+SneTwGlljk
        cTx+BpZ45Ak8nghLEvKzPJ6MX6ogP8fj+LcyUvHLY+hpPH4Blovofjq6zaCsj45eICqJ3di++oII39Q27bq/km/fyfgPKLU7GLyTBAA=
        """#
}
