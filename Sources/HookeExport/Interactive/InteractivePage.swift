// swift-format-ignore-file
// Written by scripts/build-interactive from Sources/Interactive. Do not edit.
// Module: b1244a9354e3dbc5e241bd7cc9db9365961d4750a75d7b2a8d28732ad8b5e83a
// Sources of the module: 89d5e133cee3a15e943d13ac9184e3672cb178dd2ba913b2e2e2a6c47410517f
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
        H4sIAAAAAAACA+y9f5wdR3UvWNXdt++PvnemZzQjjWZGUnUjG9my8OjXjEZ2sHpAv2VJNg6xzY/YyHbIlcGWLLwkEppxLIxeYvBATCKIE8ayEzsPCwQ22OTh
        MCHeXQEOK1j2rTbxIwPP8JQ8dhkSh+gFKd7zPae6b9+ZO8ZA8tl/Vvbcqq6urp+nTp1fdUrdfNe7tFJKf6N4903O6Ki6SfOfHr3JGx3Fs5v9UlphNE08RL+c
        g1J9TkXMGT2kKNOhQ1zSIX3oJufQKP0qhcK50IMH8eVh5D98k3PwIL2l6g5KDYcoOHgQRRw8KOGhQ4ekvkNc3yFp3aGbCofwDxFkoZcOXimqgqpFkw4f5pYW
        OKQUl1JQhM3MbaPaD9Jvo2cUKY5ynaj0ELfdH7WN8LmmLELFlEfTfyodBIUCcmXZxAIXghE6xCNE/ygsjebzHrL1+mkDnMPSssOH0XT3MD96h9OhPoyXh0dl
        JFHkYQzOYXpAXynwRg9Lnw/zY5kHVQbWQ0Cd8w5JJzFNGKPRQzIfKGOUi+L58g8ePET/491BO4tUSC0rUAoNRvNPpTRKX5Vs5xhoDqUDYoftkB22Q9lYHRrl
        RpVlnHnMvUMyfh6KSRuu7OQcwmShndXR3D+ZCim9gIbgu2rWRv6sQJ/ZOrkAGSOJy4wg5hyUMToo8MZDQiXKIuCCaewOCZgdTIFKIX6I4oA57jg98ko6KKvh
        oK3hED37h1J4BlCO3hSN/rR/6qbFPyWD+5T7Wddx/IKi/0oF13V9rfTrdKGklOvqgu9frrWjKwNtK51FelVbW2X14iXFdn8N5VLOktBtL1CE/teF9q6ugP6t
        HSxpShmiFFcXPbNOmeGC67luh+qIVMltV+s7lHPFlR2FqPRLpdd7ZeUp76oNSTX2AuVq+qfated42vEcR71GUyO6XLdQcKkt5VJBL0bNBV3wRpQqOo7rvKF7
        fucbO5dWK5WNmzZvUY4TeqHvO3oryuisdiq17aKLL9q+4+qdqnuXVyzuLr/WdUuees2CZY5ecM211aKr1JuUs8C57pffXLzEcdWvuKWenmXVhdXrL71BLfJ9
        v1DyLr1x+fJKT+Ao1dv7Fk1tLrfNm/dW/TYavLZaTXvFt/+qU553k/K8Wm/x5nfsqfTdcmvfZf39l932a9SkWs0ruk5toVNsd5z+kvNO59cX0li78+eH1OG6
        Kl+81/FuL4bFvktqlXctffcdzp3zHLVvf/ddjm5b4R54zwrCvyqueg4NjVav9Yr6Tv0x+o/GWPl+iVZjMjYWBsX7dOC/69Z33bH/Nxzl3bb/1lvVE275zpt/
        7dZfvf2Om29RpQrH9996160H1FJ5OHDHe/a8U10kud55x+23qEuqNtftt958163qssA+3nzXHe9Wr5OMd73zjv9JXS4Z99yx/9237r9LDfvvuvn22+/Yoz7p
        lv+W5jHRwTHd17912/Ydn3OcVUf1f3Te95h+XD+lf6i/qf93/RHnYWfC+YRzykHq953fch91/9j9kxn/jek/cvc95j7mXnnlL73+yl+i8Gf+S678pTe8upwb
        XlW2jY+5m6r6lyvf/krHZ90BrUdfo5Jwb6yXKqMTNehUKajWk9Co8IRr9DKnGuFNWKcMKvie1u6oUcucUuQ4G5LpIx3LHJWoLTWFuH2OdaKN7ht06ENvg9vI
        trOmqk6ggkSFKtLJOfqCalTJS0c6jEYEZYxSJEASfRJpZ4OzwTjISo/bvA0o0ejwCTeg1Jfpn9pe0xR1D6RFGidfJGXzRo3eWHOoQw+5kWuou3XjGI3/Qse4
        4R+6traC0UE7NU8F1yiqlYZjJ1VGWan02K0btZ0elHHrW/fVtCtNoYRLXDXkKmpDqR7RIwKMmN4b6aoObImPFHXRDnUJQ21oqRsJC5GEvikZTAC6nJx9OsRI
        FmlsTYkmJC7jEQMfe6ZYj33jbblro0dZHZ4PL3YSvYkaRPFqou+OtfF3Uqc94+Nvex81JX3Y1hfQwI4afBH5XILm71DG3bG3g4rxOD8tzLExr44JxiAf3hfL
        wDlbUETy0tNh5Mm3JX7jbOuLaVSS5+/tYJhJ3LBI7aXBOADI8jA3pYCnICpQ8RS4NNL+RoCJcTBLrikQwlivaJwTTa9NAUEBjd0bOVWMpXEsXNDLrTXKSDUX
        6rGzi+OFTdRWmjv8bevLvqQ8bh0xl2oqSE2OrcnmcPk1KtwbFaSmRjmONFC/qgYqwDU6SsDFQ6mC2E5MpINseqnbydTTYfhp1xSpaEVvTDEdT733akyn0XUM
        EzVCmmCKm2o81ATEyfTTYb3Rh7qtnpZPo1RlGIaKdpLqMWbvLiwHrA9qYxlAJ+uSWl4CGPjp+j6fW98Ut88xYUejeH0rXt/nW61vlRx5v13fY+/v4Eq4DFnf
        lMTrm9p95P0t1javZnojqxkF8GrmaUfz0DGN6fAxOiqdHGqXHQ+N8aBHBKppcnyseFu/osUlqA3LdIGs2+RlvS/RPPqEMnqD4KGCUxx1DsvyLS5FcZSFG4v3
        vA5KjqxFQgN3x+6JuDIS3rt7I/Lw0pYlfjNWVWXE3Lu78QJJWXlICgiw2vcFsUsJboKB4fXkpuupBMDj9UQxnsISrydqntkbe/nmMZaxv+GnqKkEDISeytJK
        /0QcNLcy96tmtcpJwrtPRBWegiDfB2CgJ6hbA/cdGRmz/8JcFxnRhXuMR2iKRpyCVp3WSVc9wIwZd1sN4O5jGeGvsfposRltJ9guOzvPuQl2DvNUbJAKKL3N
        0dgI1AmjT4yY+44QjOIz9JR/Gy80XvAQ8G/2IoiAPCtDbg8FwZAbEhbwaZJirAzBY7SgonRTKGSYpYEbkCPdFAroXdWVpaojnx4VFqK/Xnl2PVKhBnBZXKEI
        awClFQnqjbu55mASGWZLsrXMnw21f+gGwbsIxQvEukuVHY/RTd5oElJ7uEWxRwNNFXn4w6YAFMgkgEs7DjY+kAAuMAIvNapl0GF8jwa60ggtjfjaN7S3YrTn
        cPuhroNU69ile+MF9HYBynthSbpTeLyrAqLP8w7hHgBQF2dsEoKXsGIwsrJPBzKnzf8ZWiIEIi6ha66B0YAhAK8AxyOCoeVZMX59Yw2gXQHC5HYAbrBBEx6h
        5wqeK7SUKChJMhVA2LK0BciSQDfRm7k6IFLKRcNcxrQxXm3HZ75pl22Uyrp7l5S5nbbcNKPxqWMUtCfegXrcjsXbT58QhuuhgHrdRUFp0AmlcSUCMVA4xc01
        FRDMootCAVRrbrUs2xPyEcIwJbv34yVNECF/GZFqkd9i//5pfeDCqikp4Ns++OhDtdGHqvRBcx+09EFLH/ipC+NGfQho7qkFg87UEtpIzgk5IzQKd0TLdmiq
        u2qMC/Sm5Lxk0gaNqG7vSwA/U0vqYcUQvzO1hLZOQgc9tJJoVks0qyVT3VQrgGyi9u+qAaq9vSjCB4LjmLuXZoP2P1qv22L/LsIgfs2jYgfqwNWcF7uwiigX
        lj+9rxPqNVRlGFAWqniAxoIpwQWARrzywypedEXcsJBoAAp68PkCWrWchRLW4GddWEOwVLIaybosiNrNAsz41BKQ2CWMNvCEzwQ3UX0y9kWMPaGQ2cNABA/m
        Adtf9XZQg+2EnK/QvQax0t3r1ULE1qseCiqYFB9zE1rwBipvEAvyH8OM0Zhkri1aRgitRPEXlqBlC5IJCmNgKgwWLfGpv1SyGRaNN+icGcgtS8LwJWk+Lf4B
        4y13wjcq/hduuJmmqcRkEe/i+kK1TOk3EFOrxtRp5ImuN94lNKorL1Tf/Z53vQPcmfpv8nl0QxJSu72Aixj5GG00k/fe6yArf537i65v9TmTJ/QxcQLzqH1T
        A9gMi8kEhR716WSJsSXhttMejRN6qZg3IhxZTM4MYKRpywm7aP40KCRTEDIOa3oro0jK4yTdyRePh0Q8/9bY+0CtKPx4YQfB+QXlooMIw+gGAl3EzIXANRS/
        gUKaI3M9hbx3MAOjqRF1QeG2QqLGHIOWcDupNdom5xI3R1tbJW5rlXh1q8Ttraty0rwuL1pirhpvt0Q75K02O56NV46Yo48R3K98DDBDvQnWq8dLWB2DzqMI
        aWuYQHj1hS6z/UKsLwTeOJ630vM2eR7DMyGmTevVj4oUJZCepjA56YOqc5PpYj1qp2mattP0+IUwMbyhOCNff+ipD//NP/7kh1dh2yaUsV6Fxhn5z5L6z5RK
        JFvy0AcaFC7F7XNM68SUmMItMYWbZkspXPryudyXFLfPs758bsaXyZkPdIx8e/pbXz3+v/31JybBOSanPtBB8Mv/pq+69Orhn3zq/3z3BoAAlyv08iTFQFEk
        JylCRSx31TBlmKAnfE5QxR88lH4gXDxeR+crTA4TYJYITIf5EXTvpLJRQt53EmKlabkd9PJ69U6j8uN0E6UyLA8611P0uXHC6tdRpDzo7JYPttAH1BXagZKX
        FO3YRGQmF0npeP24lvcTWCDTAGaaurECbT/Jn2pkmwnOoKQtrIOcYi6C0Kug6UhZmJgBe1tT2Nuawp4C7FVS2DtVEJh7riAwOFlICk3VqlkVtii/6bWbnC0S
        vk+OFuv0iqki417ijhWH3KkiKKeJorCqGWpUbZ7nOsTqJUcJVEMGVWW2Drug6qeK9fAqQi+EiLml06ic8PYPOFyvziK0M3EG8a9jKr6FGPXnNPqFvr/emUIU
        Y/B658UCoctk/FVW5tnKnLSyr7pS1cj3z/zxP/64OuTOWQtxbVstllfqlo3Zw/RVezbuxx57LFubShajbYrKZTVbH35EHjY8sOGRYVq4czS0YBuqW4zKc9mo
        lF9hVNzgQnUeVXRlmN96LlTbEOa3oxvo82glkQc0jhOvchx92zzVonl/9qqax2KC6fty8rX7OuzzLP47zZbhmGMfsJz3OEU8oI2jhHUY2YxRim2NSs5RmTVE
        HqTUgDl0SvmTB0IWxt2X4hI3+bRbj7m0SyAex/K9B1hHAetMuCgH3LSDihEpoRy0tB31EcEdV4gFLRELGs0csuQs8EBarKmsVxgk0y5DBNzEQ1SSgTUuoboJ
        90Kg/q9CkLivfvlubrV8Z2+Mc76++pVfb5/1OrfiHax3ylqqm61mm7nabM++tDsv9Wu5a6iJFPRQUygIqUoKSlQ0Q/kxouDM9mH3HEbh6mF3DM/bht2jCAkU
        x32wtYSK/Hq6mTT+MT3htkw/Z5f7MV8Q2rK0kWkTd6ZolVqzTpo4IE1chiYCxLltV9u2bbNt24q2tZ6jJkojRawbwdkSyjwHGQGm+axHhBJh0ykvWokE77RH
        a5FynPcCBiPaQcJO7jVtJM7WGDsNala8oB5jEfSEjybyspKER5EwTcyv3YOI7ZE9iB4nCMrBpWcJG4iqoLKH7RZ6SmHLot9UxgTh74Yh5i+JBdnN++Ey5zqi
        EtUKdX3ssfSF1t/1oNSxabJ86ob16gbELtc3XqFvlFJuwjark7Ncw9msBirt9siX4u+MPWzUXNLtlPcc56XfbIt/HBwdfvPtm9C88XoQVRkn7ISAwfawKiN+
        3sNw/rSRhwSEVuFlEOcMOssoAJkKgYjgrC7EXk88hsd0bIN+JWqthC2/aYVAnPH8AFGTFJ4aoPqLVO8zA1Rv8RL35ADVSwnexADN+LzECU+61YYIAN+8MEDU
        DIVnBmJmoNQWFpaWriZAZSbHYQl+WCderpS4B+rLCRtte3bk5fSfujeN//PL6nqPV6pxtoNtoQ8cgg/mXVzWLfDXV8/5Na3fYjK5qp60J/c/kNL94MI70MQf
        rJJunl1lu3lmFbq5zPnWKhrv4lrn9Crb3clV6C6YI2ZNaK7wgHU5K3E2c2PUhX6XGKSHjhHb34ofSkzkjCyMVkISNmLuMyuPRCurJUiTxmc13ZGmf9E2/Zm0
        6Y/bpj9qmz6RNn28ddMLgfBNtNqZywrnRf0/PyDMKr44u/jen7v4fhT/qupY9IvV0Tt3RQBoK5pprrQreu3PXemirFLpIq+ntG5U+1pQGA69COvRJfTia5V6
        dCnLj3osw+80SFiXRYnmtRA4zYOiQJseBEq6RFgH0spGRxdJR892gTEem3S57aBFprqSHrSCXrhht+lBPshNpU8vdhHeK9Iamo8OKfRHavFZplyEEunuK/Tf
        d3EUIo+/4ygRXAhXcvnzEzBk938srFvIdsMFdvkQ+lODxQaZZzQvn2xKihfKztkuGc6pLlopNWhn5rGgzDibRW59da0ost12cwlFIIrRoH9Coy/XlciFsLoc
        sVTHI3xFT6W4K/QgxID89AAV1WX8pHRg//6oz7gnCKm490ZrjX8iGjJdJ6JhCDSTyyDkgsyXxZm0az3vRtXkH76vIy/5r9/+zE98Ecr/Yv9RPed/wtqkeDlk
        5n0LexbM7+6a19kRtrfVqkGlXCr6BfAuRvUGyRMfCiOvujhIvvUAIv1BMnYKrVLUpukvf+MvqU3VRZR4Gok//OYXHinSi++98OF7C/SCcn/lg/hsYZBMc6Qn
        SD4wjsj8IDnJkQVB8iy/mhckX+U6uikz19oRJN//kH11lCNtQfITzlyjKj9oU77Or6pB8tccCYLkz7mcSpB8lFNKQXIeEdZyvg8DO+ZQa9uphfTV2NfR9L87
        +z2Xcvxw6v1/gC5RIS98YvYnHfSKin3qAVvsQxwp0uhwY9x0IF765rP/6GOEvv1XX0NxRB+9yNP43W//H/+IBCJqm0uuUqI3MzGgRHdmYo0SnZmJFUrUMxPL
        UQXUqwdhPosHsahcU90PkSKtsp6IMVEXRGMQb3aYkiGoZXWC2Ru30V5OzFtCsLrP9O2Pa9AlKWhDaPWfAOt9b7x+d7ywL4pMhwmyt9CnxKvw9ord8Wv6osUj
        pRHPhE+YGhRL8ZXQH8WrR644OqLvjX+J9qeR8N749bvjJX3RVZy14wkqDVk3cNaVNmtyn1mFrCO746V90Rto9+6qRxeZMgJjwmTJe4jWC++KqADEq6bjrqhi
        whOmxLqd6I2m44QpS3yjWZ1TYUWbqBG5x81GPRGtMdUnosGR9mg1teZlvS/qpviqPH403YQdyiYIvbl/WRtnxRyvgQCxu6ZHgOX8SIGVRjbfDFJChVpPL3tB
        rHGqZAsIFfIj0NJKGtr3j4Q0EO+Pt1CL9XVxFYW+wayiYareG6+7hp5W0XTgk3eCBliM8T36WKx21LwRzzlsRqCwS1vuB+aK3WncGTWbswfTBj6GCgr3mDbC
        hqBOjOneWFO9NoMhAgN4JJo/otHorMy05DazASK5NrMRmrQ2SNUbH+ggn9n+rrQtvyOab5LgPjOjO6sCsxS2EKMylD6ao3vTghYHgI+jj+2o+dk3d0arsvFM
        DvN74hgIPBC9b+SqD5iV73/srljtZQVyzGrILX0nKFjynicw0iPeESqiZWOlUOpNQJBNABJ3elBV1MABz/WbB4eF6EOnBQdXwAHZfLOGEjxqTKcFB06VbAAH
        fgwawLD6/QCFG6m0q8zqHBysNiHnZTiIGnBQYDh4PaY6bTIVt353Gqfx3ZQ90PRRKQIEzA5fZDoZCOTtRSkQKAGCrMC02DZzpQDBG2cAgRIgyGW2vytts++g
        rv5SCgSNvqwOqPFLBAx4CF00CGAgnxNSWy1gUMq+ujOriYBgdQMIVueBoLrXVAEEVQoYCKo5IAii1TTVVSOrjoio+ZhyYEe9j+gg6nqrrqRjIDreKmH4VA1D
        NAOQbQpLqeKYhd16Hw1wYN/3Qh08k0a8zHLS+t+YSGTirNoevIpcQlnxP0tZMQ32+Q+F9Qv9RDIxlTXyIDQ3H5xLc0PbOJU5vWomEdzz70MCS+/aXpn8vujf
        rG6hh6l34cJmLiBtxkUgxyuiv83Mfi7azNZmrLd3ttUw92Nr6tEKq716zWzhDoSZs9JuaJH2VtrXT39T7Y3L0Oaxmmsh9bycTF/K4pkmzZPJv0p1RJRwdm2d
        dlh+EbnQyDh7Y38pJPv4wE/GHYxiKSupWVYGZUku42arSGpkIhyYf22FUk5T4q400ccWtcPsNLuyt9kHPiRsOxCEVIoPCduuplJ2tyr6mlaJ1zbqW1enunaa
        HeEfaNp+rh12Byi4ZthdRsHuYddQFgM25yHGbX5yyqnnivpDncrYJJtksGIdN/wj/uSYrrPpzzlR29CmYaNcIoDNiW7kyLgTvQWKbIqedFi16JobWbXomrc0
        iWZ8mqZUNINZhIDx8eUUbh12JyhMTi6vy9ym1ZaTqcF6DgZ6MkVN/DqGg5OX1SVTco+2X0wPNX3RgJnJFXV5neU1C4lTGnR+cKlEVUzs4tlLaQw+5UZRAvg6
        e2k9K6oL1oNN0JnahbS5BRa6Cjx20yrqpL8a7G6g1HX3xuFSJaXFAX1pF31gCjTGYXKSgbWSKxrbVw5cK2wRwIYMXtThzuamiK4Gg+wRPufioioW2WKmnsVS
        jDJ1gJuswJStLTnZT1QV5FV+OhguMHxlc01MbaIakYYeoYKK6UTJHRgSaMPmo3Ni6FOjPtVg4FW1raiIvSgsOhOYFKmdxuurEQ6J6auttD1lNkidgamaTtgf
        Vc186qbo8U0NbaiJDVIf7YBsG1oVe9A2sQVpEw6CAmolWIo2qkgfSPR+WPPU2EootS5sk/a0WRvVGmrY1me8vdESU0OwFO9gjzSubwc+aUvGe+vR5TxS0QCj
        xE6mOKIauoehq8Cshe1k9kmwCYmS7KBBganQBl3DeC0GENAY1swA8dR2kDq4j5D8tSUTfXWTTUDNLN1UK1OwZDO/nF5QjyvUNvu6LRlbWI/nN/Jfnn93urse
        dxE18GHHJqDotmSyrR6b8DOaWojgF8Dab4GZ1bq9cYUmvZKcXoOmdKX1V5KptXV6HCek0ddInB6sZ3m47/NXqDGduJvYWGmcNjzOk4ylH5zsrpu+pkLtBzDa
        qSST8+uApGTMPx8o6qwz6Iz5FB7x65R6v6ZUtnhMxleieVxe3JUrfl5d6qVGNhK70Ej72Gfmh+M66qL0iUo9vjj8sMYXhbq5OLmnwLpjAmvKr/f1US7JDkqJ
        e3R6kVQrPaNGhB/B5xOXUYXUzL9wZCBMX/i7mk2jkGuVfEPfJhNZm1bjCxqcxblE9P5iM5++frDRqB+58jb8KKeVUbGMnx2JQl36YpsfEFbj1PD3rE6b3i4F
        7OSb/fvc7GUyx1IFZi881mi2lLu0nrWA29fVaEfXT2mHLpiuIN8WGtAAKwkpNpdgFXldS+uYb7PYiqVV8vrP2+uSyb4UteZ4Tq1JcftMkKTNfFZrzme15vhM
        tebJ+zpmLoTpqy4EnkomZr+BdsuT8kWLWWn57dTls1/wp6fnejE514uTuRfTV+VeTLR4wZWPz1XU2Fwvpl8HaKTeKo/zDWASs8fpy/FoZEqmXweYtcCJiZhv
        JyFwDjobchMtAJTNZDnbjueHH8NrWuuzuxW/NXrb7AGN3x7dOLvdDHGgRhYQhYLIxAIilBEZXxC9jSNjC4hSRmRqfvR2jpyeT1QMIpPzo7dyZHp+EP1qrqWE
        PZIxQa8V07Ve/UUP9uX1ahLhl3sAeSfb68nLdj2ABvImF1HkekwWIm/D5CByAyYDkV/FoCLydgxnP0XeAiBB5K0Ain5IO+Yn40W7xsbWsSWu0IGM3glB+nEl
        cXbxUv5X7Ej1dH/SdSJnAywOF1t+0e4IaXGdOQvNTkuSdIaf5d25k2kFsINdIAFgJjjfmgnOh5lgV5YTXCWND5eflsz7UfikNp2mC5t2Jya6eDuOFmS9sVyo
        pXNyn0BPvxg/VfrBLm7fQL6hmTDBPhP5vG3Tri1W2LTLQmu29RV0bviemtLZl7gH9lJms/VW7Csu6uqACesPPh4S0QZ56/QZCGA7khicgGyjXdl2m5mdpLyK
        3dm7eLPSe9sKSjue5waZnUm0lTBK+tkGetLpU4meGppGpstmlpKzV7m55jUZvmy4uQZNZZZQ2vAOFgLkTGNuzrpI3VgEaj+jGixQgDxA92mDH9fMRUE+2yAt
        iEisgH5sEJtZC4noRQuTsbGJMY+GTaXCY3ngN5Mvu/zgBCytt4ZVHttIEcEpcuGKAAHPLNXftkL10AS3QSrM9FsYVagTC03lhPFYdPol28FzozAZ3twXbU0e
        +oN09n785c98skizdzkGqxNA05kCixCsNTmaITMPWq+TR+CNi6nEHTWPJjYxuXJYmQNZSRWtvYwoUmvSYiilBpPkKuxde0DTggqtjnzv+/dQz4eHHBC4HWye
        xzwQPYn1TUgxq8gGulosEoIqB4EJDeutQpC8HgWdTPkSQZ+u/o00zVVI1WHJG/vbahqnJKD2cRGomEnfKrTUAR8cQjkurJ9BMLuiYw6jrXxIIsUBnuCABIbw
        5+/tSIpJKSmHqyMiafEqdsVim21pq3GbRQdtbLHd8iOh2D2pj5g8JyTqAxKllOVxBZVVm63s21yCfBqF2f3ZWfNn9qdCw9Po0TBxnSGr4cMPaQg38mVUUUbb
        TvpEyoi7pJS2XTViR/il6drOHEcI+RsXeuFtDixo8QWT95gUom3Qoesv/IqjYDaa1flBrtODlKWjtda8DQKp6zF3jXGAsVA6qe00+cmUU8+9/m2dvW1r/my7
        DF+tKXFHq8SdaWJodlzoMjvF3JV4ArZ+tdawWTfu19VKYB+kOSl97Ia/o6vlV+5iVbpYfFW5fKoHC7AbAQxDYJMfBTRA1k78VQwmzrtdqC6klP5q3pDuQtWw
        oULjL3oLTARCoqnrDQzXkVsCHXYb7Ag/oaOOQFjmDO47ZsN9I6cAOw5OgZnETsf1pFSwatrtQlAckJsgMukQMRKy+ATG6GmHgRfmzheYbpauGArFkLvbGnKX
        rLSlbGBiR0EJYFs23WgfzaabiWAcU8bYuwg8wrc49EkoMgJaLMPu51FDIaG8CYSEkh6nkAk+l7G8Hz6gKeH06zCadlcvQApybl09arPSEEhCoJ8wYCADOTEm
        kpCawaHMCa8eTuiZYr+md6ncTyb0iWqzBeWeO97z7gN4+J7dlW/M7Zi3pZahY0del9y6cb/ZGv6pa7a+Y78cZs3jnQbpYMkFfIgKp/7iFsi400Knkj0ba0Wz
        9bzDZz1qIEQm3HokJ2bCqOqm8hgWIPiCWtyNNfSIz6gcc7MzKkScxSXKOfaMPN1tXD6hUkqPp0BV6hp/ax9LVI659fBhDQR8zI1o7QBTRdhPu11oILo3sSIC
        FW6qFRVgpMpnVQo4iIuK+TRjXJLTRwERQcA9SKzGHRawOwDYFUboM6tj9S1lFxsnxuimG2V1myAZxxjYM4+yL7kQ3zTPsswkhmyMyNHGu+M6fRPmlmNol2MY
        PqKjUFCFHF5BI8JZrS41cgLq6ZEaUjzAq5FrTPEYPZRaV09vynO+qcz1Rsqv5MonakPKSpMCqTSXw6nLECdHJama63nV9rwaPqqjqt2esp5XW/Q8yyk9r4KY
        cvmwDk+Tn/TUpdK0Op/RILc0bRQlcaPCBsKPYKjZOLbjsSmlDMAf61T/E6RqCoKU54FJKDzlEanuQU0B8z5vuXvSA70BdsyjJRoCzVXFaIuW36GmpYgzm7Hg
        Xkg1ITXfIec5++TYdImXFgStAR/MCgD42xt0smelnbTqPPnCyLnZLogw6ZP5xuCTNvAn/RR0g3xjEWMXVI04vNRmdsDkus30iZgRZFyVGJ6ZaOsVUVZz6s6W
        qbvS1PmY3/ncziAp4cwZj0Zp48xltDsV4DelXtMy9dqWqW9KUz0+e+RmdADN1U6K7kL0BrObotcgeqO5lqJvQvQtM/BmwKApZ/c2sVLBuZq1FC74Tj/xrqY5
        8JMCzIr8xL+6BuxQ3Az81PyfCS4oxxD3jTAkTh3hBuLPEQ4QL47wpugmDndHN3M4pqN3cOTOaA+H1LlbODKuo1s5Mqmj2zhyUke/xpHTOnonR6Z09OscmdZR
        Xcpzor0mEPP6vWDTcXK/DjYdkV8Hm45D+e8Em47IbWDTEfk1sPuI3AJ2H5Fbwe4j8g6Ug8gelIPITRS5k8KbKbyJQrD/uymEPAAYHMw/rEHfxlSaywID6FMg
        SlCsV4lUA9rXq+MOK11mC302x9df6HMSvW+9etjhAvoUP004piuHb7osvukK/0RDDteVET7YgLqAb0oW35TkmGmWU86ZdsHw1rndolqCqeQRJyUIakKE13g/
        Y8HCFiJmaw2skSKHObFHijW6gDWClEJqIBHTbZWZNaHslwhlX9lFG/US2fMqoPJxfD9enLILihZSjQn7eCk+WJrLudgsSTNdw5lcW+qSpkxL00zXciaPWYTc
        t29iDiQd5SBV/CQPHulIaklb+Kc6CgJZQtloBy0O9c76QkYdbEnhAMj0dHleCBwATLpw6ZGPYRLK5K355xhzDK0MfPOYE4/A6z8/u6wB8rcwvmqwaT6RNMTp
        p0xa3JBO3LaxVs4Iq64Ne2oOuIsWc9uC+vdB/d/4xpTup+aonKzkS7cA9aePd27YA/pr63mXBpaa45vu3LR022npTh59OQz/o466A05rTEk3pqTLTkmXTElT
        bpkOyljHmZKQ5kun1FAOwWXdaXTxQnXvr7/7lrty9CuhIXTsQnXAHLjDrKGU76e6moTISbZxyqakxVpoMVSV5qEKoq1zWGwTjdeHqRXZXPXn2NgD04mxuIyC
        Guz2O63dfmd6Tg6m+51iut/JeuKGfpgIpCBjToizuMQ9ty5aacrL3bFhqsLyJVuHXfAhsLllvqRMTTk6DKTbzJ14LbgTD9zJsWGwc8KdpDra0yrPmZR4qzQN
        xiRVylL3d8gobCFCDIOwjlaIhzMqMgSG+dEWjMqNLRiV6382RmXU+YVYliqzLCFYFmFVAqicmVkJU2alZFHRxlolZVb6m3gVvwWv4rfmVfpT3qEfPgMCcCpQ
        HvvMqfjCqQTMqVSZZQiYU/Hl3Ec/BBYlaq0GJzlfGJVQ/MU0Eb5tzKg010VEG1YjuN2MTfFlKc/HgdBovmVTmEkxPtTL+Sm3xFulKdGyLhVnQ066epu3ISd8
        3VOD4AQYrAkNFZrRkM9oqCPxdtWAMUJgy0oOG1UsNqokPxD8UglEs+7LYPh4qsbddhS6eRSac0v/KWPddBA2Clp1pNiUuKNV4s5WibtaJe5ulXhNq8RrWyW+
        qVXidQ3SOp/8y60S39wq8VfSxJZbcPjJxtabjWwwG74aOWVU2YxFMWP1Ztpkf0U22Tvp4+vo8Zfl8SaY5TR25N2wy2nsyFhyKZFNjzDeAfm9I92+fbMdIGt5
        r6rfvIk0NvAB2b8ZI6WoiDATpN68L1Ra7y+8cV5v95dVuf3lRt5fILiDRVM2lBmf5+S3g6Zas7ZsCQQvAhE2GgG868EEivNUI3HHANGIuIuoQlQFwaovMnJ3
        kAXnOPJqtyJQdryt1IAdllFwI28rtSbvBfSYitdrqXgdvTmt0m0lz6yWoRFcTu1EZGx59BaOTF9KfE95mXP2UqiENG8Zl7jHhmUjmsBGRM+PD0er0g1p1ZCL
        rWfmxpTbipwWWxG1Q75Ppp5XQEN5MyaIwRu2ErRV/ZWq25wpZ07FfdV+lzNpcnMGE1whtUAl97PBhLTlvYPO/dDvjLPRxFhqNEGFf80Wx+V6jXomynXbBFoo
        jdQKCzis4MC4sJuAxdRUN+2fsJugLAFBUd5uwmO7iYrNbu0mysnJYdsP20tqCCwnysnYKdRJjc1MJ/zMdKKcjJ+2DabvUzMJevgGf0PdWJ9LxVwwKQr9tLTM
        Sy0IyiL1/ii/aG9IhmVYkJV7lbOg4NTMgoLauWHvrA78PnfgOduBzIjCz4wo0qLp40ZLGGZefVN0wVSCfHP6In4OZWAoOW9J4WaWFLYim8XW7maWFOXkU4W6
        ZHo1lhS0TIzLlhTuv4clRbm1JcWu2S/EkmKuF5NzvTiZe9FsSdHihVhSzFXU2FwvpncCNhuWFLsxvA1Lil0AhCvtMvg6A40FVcyE22RK0ZhuC0bpVLY30MAr
        mVK85WczpWA0GRGWZzQZRW8VNGmit3FkygBfQj1hordz5KSxOHXCWJx62sCUItfScmZKUQa/9HBMiWq9mkB4PGbQK2SmFGU2pZh4LUUgFxlHBIKRMUQgGZm+
        mCIQnUwhAlnKaUQgLJlEBDYVJy/GyezZeBiGvuVLCNsPOcpiL27hciC7yUoT+sgS7MIJP46DziNmBZUmb7Bb/NTdJSEGzLd1uMuw0S+jPZB+evDTjx+Dn6X4
        WYafy/AzgJ81+FmHnyvxswE/b8TPFvzswM9u/FyHn+vx81b83ISfW/DzTvzcjp878XMAP+/FzyH8QDi1zDmiw+OueZ1FzpfVw4VE9ICfYBvacGEGFS27F5jX
        8KZsKHwLa6ZeM+OIdhn237/IGe2fycadHdRVw8IcHsl6M49kGbfPHsk8SwV6qVe13iavaphxkXaxZXw6/w7TKpdKa9LVyKdOcWa7UoeVIpJ6cm3pyfTuPcmL
        Y0R1Jk64KOoJ+EXsiNtPB08z/KS5LT5hH40GHogm9O3wL7B8veqiry8bhD+ipLsurUnb4Rg1qB7VfOSjPXJAbybOrNMI6t/gBDLPWc+sY8hVOFljRFaEoWS4
        GNQrDdXrcRCll9WTMO/3xGewHBdQ8IqVjLMrjB3OBmlm7DFytCR/PsvOhmupRjJ8arVMrrROLs8uOXcgIZ+YOcLK+6dhF4CTXj35znPPPllMvjc5qXHkE6DG
        wOiFHUaL64PrOTIJ7xOITHnW50SuMUHDK1Y+uZY1ByI5nwsXq4fSTm9DCxV5C6dlpsRHZmbrztEK35S28oknaJdEmJcxuu9ghj7fHCvIccXVnWJ2mwh7PuOt
        YU6joYGK/XA3xYr76f3HtHUtMekg/RoCz+3D7hYKyhA+eOvVCMUrrDRdrxKKtyPevl7hsEpq2RBfz9Jzx7jr1WUM4YRFHYijllIQwGyHy6VFAm8ZnXDiuF51
        oDR22mWl7A7YBmrUV+xKST7m1LnJ8tiaxKCFms16DgCOPzzsnsEiJh7htDvHx1Pw/jDtEll+hVZsK88AMJGCxHgKEie9gPGr+MSY7QJD03rJMTz/Dqs2eDVn
        s0zphBkaWXafGYbFllmLY7RH+AiWBakrLSwCDmcdkA/FvwQ1GMYocnBfCWZI/sG1eJUwBqEPeUSmkxcTBkF4KWUOl1Ds/iXI8XcpIn7mLxXYnovAD1FZX+an
        SSWPYxfVpQNx6rIEDlGnBiKN8Ds8dslv/SU7QnH2J6+zJL11M3me8HAHu8x1jBbvb/cQv2WGCB/nHWvgjBXaOhbVpQdx2gPaZIzgQgf5Hj8fck74uDldobBn
        0Hke4aJB5xTC3kHnOYT9g85kBbixghLPLUWJn7Hth6Oc8SolH6vySwMXNP9ix+9C1ZkFhs6DIXw4r1cfQfgob3BHl4CP/L9tkdytcMh9ppPi9rjyR+Bb7mSn
        fDmRe/HeIfcYkic7MdKRDDQLFl9E8tlOlH/yL5m3XGEniV+fhMdEGseJeeK/4Zh9/ijCp+bhs6e+zIzq88p+d4r2NfZEQ8PKG+4Eyi1dUJpZikajPo7WHoXj
        BhwhoHDkCE4I/ut9DnWiC+PSwnXRM3O88E53yRxNd8kc/aBL5og9Q9AcvdglczSFkNaYHn8DyNguTEcXYCk/VyfnA0rnA9O84iw91Stj/VmEz/WCoJ05P2f6
        Z8zP6X75ZrK/aX6eQfJU/8z5ObIIM78IKLBpYk4vkomYXCQT84x9/hzCby0CY53NyNnF2YxMLq6buabi8cUyFROLm6bi9OI5puLMHC+86cX5IT65WIguxhum
        HrYLGgkjOXoJFLWMhn9CSLeyiNf+LX3f2ANPqskHjg7wOmi0IUbXL6OAJVuxVZjEmaOjWLQl8QwsX4RPVPbUCUetLyyBy1izACh8CTaTin06iafp9GkST2Nw
        ujrWDYe6C5IpGp+eZABDAAstLXoQDSeybQhwkllDsF5DALNcLZI8vqzBYYeyuFJguauibS1dfVCOy2J4wdqXeHfDbjh17aFKEM6dVUBJ1lWLB4i6KVlC6VOq
        HnbDPzP7OnwvxTw4rnLuTBYk538vdR7kQaAf63CB0WZbGCcT3/+7exwItk4RfUGpIHG3PvsY4lWu7pxiqVyuujuT+Vkx3ZCgKRFQHqC+brPOHWOi+UOPBVfs
        YZy9wfwmx+AM5jcQW6/eK8qLA+Kb6s6kM3no9zMvR9QYx7oKs/7BqEnFuZrU9+/UpAXJF39Kk/y5JmV+Y1LATMIzeshmUWIMTTUlH/9wyHUl7fAdti1XsrL9
        UeGC5PiPxzSm6H8Bb7ZA5LMzGuKbmgnC16Cm3fi5Lmb1zvWxw5+wE3eYFhBwLIPEmcewfcYYVnNj2I4xbJcxLDTGsMJjWDDtP20MK7kxnPjmX92bh7FZY5j8
        p0mF98/Jey/ZsFd6ZNrgRT954PA+6RtrFN8Ys0B9C+gGgVjqm5cChp7RqWW2U0XqFKYg0tIpdyZgoO6fATCkUzF8cJoiN3qgHlWpCZGyjolxkwh3NC7QbEhV
        7exq0YlxKUYlLBCbhBC+G2BaGs+j77exGAF3byR8w4q1alLsmZ16O29XTe45uUypZAO7Do/YAhLiXZX2voTeb0lgzHCKYZDdcBNieCvFSpe4W4bg7048Z6Nq
        o7fWcGh5XZ0v7IAHlLjMPrZLy5x18Am6k21ZeuS9Cqt4YeCTHViOzez72V8DfBQiSwkyF/rZENYQDEjWZZL1MtwlUIY8H37w4Nj9WwLsMh7Jd+/5+PudZBmN
        rgAwZy1BzTIvnM+6TtFtcjVh7Foop6WdTDz3vUeIY/z+H1uOkV6UVqi3od4V6q3Siusj/vA6WNRfrt/OKiPw1XsjlZrvSZVoDY5blO6OcJ4ovDugKasaLQoX
        V9QvlYZTCTiLwuwdYG89JfENDYAbwM8agdx11OwiQy5BXLIweSHDMAJIps7OfKxza15tcMC/rh6V2cOUYt/Xhg+XygkTmZ12e2WDfFDg2y9oAuFyPK5a1z+r
        dtsMvoH0oukbNpBt3wdnJTOS4b88Cp3D7PVnd9xB/PlIYJwnTHii6V6J0r274dNjpBhEq1s1Jy1PsauWeN5dJ8y8J94PNzoj7c5h1tiPyqnfjWnlcnZaLYWX
        SHhNORKtHmmnL7hJ3dy5aF5u/8QBF7gbZJ9E1MJuaSE7I7rPzDsRr4E3osHdfdFaYsLa91EZa2hgojXS3mieC4c94pzlOmJTdMS+3+bNGFez1sBlC5ycrCSE
        hlfssGWleBpxsw98OD4ZzEadvV2GR+Mh9mSy0noyGYInk869OHyzN+6kgD2ZdOY8mUChMGrW7I472R2RmSfOU+xMUkJnXyC+YrbUClmT3hPAGRFbdMbuFrgn
        YTTEPgl+yhDtjrv6osHWQ4RByQ9TzZ89PoOtx6dpWLrEH8yr6dWOWjEriP3CyGgeltFc2zSaaxujWW89mjwsGBS/BvkjDwqEzCsfi0pYYpnLFxhgAFxdHL5i
        YSauSykNWilUxK5ES7SjVkSHpDJH0yV84dov5DKOygrVIzafFZzUYtOFEPI7VAzXmNlqm72OzaoRdW3NyZauC3B4NYsZ5howJA2BwSg4kHj7gxNCYPNdK60+
        iu0CVXcRhpyRQT1hXPZgRAglOGI6WqIBaux+9je0cqR4JLDzxudE2cF+2YS4DoFQKe5CKMtdCGXcmtBFgQPldtlqqivshSd1UaCxAWl4fnVSr+r0uAxprN20
        w6+NvsRdF6+E8yINBfMApGjiSO8SV420HY1XUdPajl7LgsYBuf7lBSKr3Mw5K5FKO+BSXSdnrNP08E0M9MDEsRteFwFE3fCXjT+ZfGl0GzTHW4HZDLwxb8Ml
        TtSIgRjVmFXX1rj16+rhm5kKWwpiZBlfPaSs0xid3iVAkyndpa3Og3KDfpbK1rGsaev4s4xsQprQSxQDSLWmks0cVHKpQQy1MzFU+ulUcnueGDr9/j8glpGJ
        IaHgcIubND/ET5c0vydPsyXdyfkm2rqZoAVt7cxFW/e+EsMzJyH9NzxcX7ZkdNpAbpknBHMpTzAn/2Xy0axbipu9lVimavJfPpw2G6lCqVJMLmX7KazAz9Dc
        PN38Kqqnyi/Xv4krnFao3wCZu0K9l+CaenUnLjbhmQY2WiB0ywLA9AHj7MckC70C+wTA3wLhURcAwzkIQDX3hG0YFqrJjST05U4VWoz2KhjqtwgHLJ/sJBOP
        hDYJ0Ux4YHTKUYftNNK4UmfyRJaTormcYZgwgUsfXMpXGgX/4mh31G72GtfEiPZJzs+44ig7fzWeh6vxXL4az21cjVeQb0v8xrVX4714IeTLc9LbvArZxUcF
        e5sXX84CGXGI47EwDvfEGYuGPfOB+lb2Aad3sa0GnFu7fEUWfMN4G+VitwvKgUhKyU17cn8j5gv0p2evqDNsWJD7nnVoHm46JHqI7ySUmJaC9cyC90rBe2cU
        7PDdd7SwYFa4ka8gbHzmSadse+TCvfQkHkSsphAsFCUKAADIFhaM4Q9ZwHJfObtDsbyUxiXCPVqUF5O0kRfUu2iw+K4BxdfB9fI9eRCQEE2royJaBOWdBzUt
        MTdxQdz4aFxGGLni2qeQvL7OhPbqXSgocRPaW5J/pYRJvanPFCaJJerjDCyt2x8VGB5SY1DKe9MuVszdtJmDd8nTu+TpTnm6U54OoAqI194b8YGwTTVaYuC6
        HhjFJVm/JW+qVZgwNuerSD7aFWoVeBxtelnGysSlKNKRy7fXYETWnKfUKAAmXc0vi/LyE9yKe2wrSgHOjzfl8xuFwAy6+WVBWjFFLZjQm2ugH5ozeI2vvQQE
        h1j+8zu38c5NcKQ+udc2w8ln041sWo4EzEpOvCAuCK9b5GvnTIlZUhw7rxBkFAWi/PSGHfZuTJliN/Y2A2fXxdlvESe9dDJ6F0CKYBPrArI0U6rbupAt8uQS
        OdyuZjQIIwJBLDSgf3dvQjQy7haj7m2rMTLXEPp5W/iYTolBsyGm444a/s7Z2oedbYeXvnI28bVVfK/lZvEx4FAbMeKlA5LMNmdazl/wLWbUVjTFgYtz5NzP
        WQPJ67BLKhxJ4VL2E6qdvsfdl0zdA2/HtEZAwJxDyjSlMC3xgSm1Ly5uxKWCB+hxjB5pD9/PnmGTsdL2/TT6WD644HfM5wXjberDZGpOfWCSvtfJByfVpj6+
        MhaNcQJKUlsY/WDMtsQOru1yAC7CFnu8vVQLeRtMHJiMwOfjLAg2n4rk9cX/VCb2bZyvFa+Lck0c09G4Zs0UBakQWR5YswIhyAtsQcKFBWe1o0fllkHjeIcJ
        45V3ij9oJteIp75ch3KTl0s07n74Vogc8bcAjSI723YYYeuVfM/Aun0n7jOFI43rDHFZBEgncBAe2uWcGFl3X0b+3pTFJkZNYWTsnt86cnR8YnJs9N7dfUcK
        jWxB7I8MHH0sGftXdx9ubuJbcQjSHiMcXHiMuim3gHrST8W0QYgdm/qOe/3+ydUFYNwN9bgAOQFRlyndUQDdMZBfMkl7PfYZQGnUy7gYsYDb0ApE/BKtVlih
        looqrQCC099Zkys08LY7YLN3FyPD16sOi3Z/TVREMEAYnBLXxXypmAgdsIAN74AEy0InlNIH2LMQT8lXViroqv16XCQu5S4CoSIBq8sOGgr5dvbk29mftbNn
        Zju5HSxTw8aJJsbF8HYajB++/OPCkLuM8i2jfZ3ecTJUCtWYOLQBxAEVPgAiLl2h10PXjbPKBcicgGZw1WwfnIsbj5gP4srYqKDEsgbEcINiQYx1HetZFPde
        SlVcuNTGIFcKZByxaxdlhn2ZYabJyvtxaajQZAWir5aq9txqEnMcYUDZEocNcPAT4qcLPz346cePwc9S/CzDz2XhF5zgJ7727a3CCtdWKIl7ccHeIMlG3nKF
        HRv3FPnmadxXETJLBchR9JPdvTHzZozcrRl8OQbfYSX0qBLpq9x4IVIhn38ZdnClg9yKCi6D7yw8IPdy/Aa4D76X4zfBkXANY3qI/qj+o3y3xlGdu5njfsaJ
        iI1rOCoc13IT4v3If4zz0292O8cpTjnVfDvHJJU/qSV+muKnmUfjnPSbqqG5ed8srKc/xL5VwAaEzrCyO/VGv55eSHvOFPiuIYq9UAC/sUJNFYihZBJyPcWl
        nS8UpODvUMHfKUjPv1u4gv5kD/sW39BFvyn5hkS+rge/qQqfm36mOER/UtxUkaooSvo0pU/bK43P0Ryfs/HzFD/PcRirleSmN3kaL8k9cFzWRGk9/ck3jxLr
        xDfHaVwoYnBbXz252A7uFKdMlZoG90yJWmW/ni5hiqbTWsbKqLOc1omn8fRpAk8T6dNJPJ0sSymTZUDzZFnKP1Ueoj+b7zTynS6jLWVuS7lubUnt/E2X19Of
        lPNSGSvhJVvOOSrnnI2PVQjgKvLF0cp6+pP0cUoft/FjFD9WITBmcObfHLAHD2qoIAEGfnL+ffuSc++zl4O+4CdFJgqwLNkQD3ZOEpZsWLXhAV5NoS/gzYkA
        PAE2BiwBKxbYYHLsd9NpZLJsIy+V+T7aceya+hAoZL5im3Cw2K/t8A5lvoMKLFvFYWXmlXfJDebWsimg7QBwz0IDKGh51zJyg12/bGU9wHdwOsP4roqb677O
        Bnhq5P/5+8/97n9+/oXhIVdlF+fith6+q0c6eida+umSG4xWDrm4x3bC3cs7n2r4CMVsFjJXttqa4fEBix4Ow2ghhyrqFXVF6irUnrQqgbp1hSwr7+AxGBDf
        ucQNgRqdduUWSmbBws1RG8aMbelsbTq7EE9nTkqLGMjRRBVMW+4wJ8Q1z+D+NdOG02ttN1umcZJwy6LkoYmMzc9ZvfGFP5o6g8ikpt4gMqWhh2xr9uZl6Yxz
        L6sb4RA0f9bNydrBZ91AfldM23kHk5h1jDtUc7OE9pkJ4cyEjpkJnTMT5s1M6JqZ0D0zYf7MhAU2gU0OkdQlOvfmpOrspFpaEt8xZZN/W+dSnVapG/bKB5kv
        CjN/2N1NQdeFLtMtzoAgAeikx3nyOECPIT12pJ6DPNNGj+2p5yAPZtyglYtymzREjC7ot6Opu4sp9rkz7eRqrfFNm3+PRVfl6N8hGnD0LKILht0pJ6O8GTBC
        CynKAooRU7iC6WFTuIJZaGWo6W1Q0+zvpgmU51o/fFc7NK9+zjrXz6xz/XAXO0HJbIX5QMmsG3S9XFY4zymxwmLano3H6kv+u7V9ZyGAFUdwB2CZuJA74pje
        po4U4GMGrtmCz7uuS5iNEcZ4aq4BMg404+aoOPOiFem5Yw9uUU932yNaG4iyRDjAt3aYYn4h06p5mhdyEQu5ePO+GsOPJ7fLsNIZfv8KTXLBHrZa6LEWAv0g
        CZssBC6Dj7BPhHydV7IQ5pgsLN6L2wAcOXSmRIRZEh9jLMkMY5xDW1pngWGBy5si6IIMWSTInOsyiLZo3Du4S2Pa9vFO28ebCB3w13w/tfVSXbZeqis80g6P
        NN8h9Upop9iMdopNaMcUzzt8Y3DDYYp1aecEf1tw/FH3sGg6hb8BKR7WU0mO+D0GlOI2n6KMt8hX7d0+sX8isvf6OLxCQVp6ok8pQce10ab69tfl/UykokVQ
        4OHNEXsMTD/38aG5d3f6OOMdbp1nIGXeIG4WQ9IaOACmzhUlwRYI9biVxRNx2bZGuDloOxUA8EoaD3CvPAhLFctCoE/OeMiB8K5eiGbULPOuKaAdNI+HRWXD
        grHyG2OiZDQwUDBCgIq4spvtDHg8nqDuQrNzlSgNnfQNMXEjkzTXvujN0nTPlkdFNUqhh6ycxnUtjUr44tdwD4YMDrkL9saKXF0q6aoHMjnhXsgBD2e3Ium9
        bY5mzJXXadEqAcnAv40XfEG5wy+c/Avo9AumhAsvCqYMBqcgBxXa90mVQewSA4ezDmDwPNtuQjVX6JLwKHyToDBSWHDE412hK8xhC+/Gw9/Lc8G/pV4V/EnR
        KY06h60VmVxs/T+r+sjJqcl77r3v/mMDQ/aWw1wKLorMP66jDN2DOObC2wcYtQFxSI72LbmbLQVOU/EOFw+zf8BBISfF0lD0le8y5b0naOo3yql9LKTKSOU6
        dpKuWaHEkmZn5As/ePELv/uBrz80zJyRc6G6bt264eGB4ZXDq4ZXD68ZXivuXPBiYN3KdavWrV63Zt3adYPrhsS9C70YWjW0emjN0NqhwaGhoXVDw+LuhV4M
        rhlcOzg4ODS4bnB4aGBopbh/oRdrB9cOrV23dnhwYHDl4KrB1ewOhtLXrKMKB9auXLtq7eq1a9auZfcwSB9Ys3LNqjWr16xZs3bN4JohdhdD6atXrV69es3q
        tasHVw+tXrd6mDduSl+1ZtXaVYOrhlato04MrF4pBvEXqisHVw6tXEddG1i1ctWqVat5K6f0gXXU4YGVK1euWrl65ZqVa3lPR/rAwMqBVQOrB9YMrB0YHBgS
        9iJxcFFlATZblTigcX1RjcX4Pfy+xwgn1C/X6gr4sRj5b8U311I3EgO4FxaXTykZ/4DyX8encQF4VGDdVB5LBvavhyV3idWzNj1ZwWkEkDtqSuXukuIjvw6B
        Q53vhcdZqhgXmFAVhRFladVROV6FkrzDVGQ5FcE7DCs6JFiCNMOqXQjSGckIX6BZbOZAbFYQsVnlCO0k9p4UIHBIlzOxmZ5bbFZ5JbFZ0BCbFSgnxGY0tBCb
        BY/BsIgvpgW14YkuXkNsVoA4hZ0foodexEe3SqJYsWrjTNzGZIgr2rDgKa0LNCpAnCVoTcuCCLBE8CHtPC6waQFrxYq/2ApFBGAe78Es2y6kj7JRBDXMgt1w
        ClbkE/5KovfVmELBXsUfQyoJNWyFY1DDlhETAwMtPUX724NUMxNeHzzhus6od8gB2XPaZbIn8SzhM8HeRAsZvVNTOQKo0ObyFdiwM2T5dvrFb2vJjGbxu4wy
        hZdLN8hl3Yw9QcjnfGKxVWKpVWI5TfSI+ugiyiOjm/0LsCvnR9R8P8vWW9TstKrZmV3AB/nOjxYFaOQddpHnQ9oSJlAGpKfUsLAbp4098TNZEccuTsTbFTuh
        tMRTxRJPQY544jEGmRp8Uv9CQj38DOBnDX7W4edK/LAs4I342YKfHXwPrmWrcd5R4byjwnlHBRNVhfOOuNSWuW0rZ8B5R4Xzjgpn5cOH3eBBV/SvP5/21bXa
        V1e0rzYdnuuS58c65KBgEu5P2ln96mbqV91Qv7pW/cpmkXwqnq+TZSM4qC+phBgM1XbDq7u+lchxiPP5yJWHY6ioRUT4CD1GnZFm9xGijGgUSJlQjivl1nft
        l9urvE01J02kyijYC20nJMWIsvpgIwOwmx2DtZk8yZFWiuoktzMzd4smpupY1uOmalmQGNeoRpsdPnh1e+wSh7DdODMHAfTLf8DVyRMa+meHQyc3CCKB+YRW
        tkAnvYCX9VMqKz32dvFpPoeVepQIrbMDzTSiTtorh2WtsmrSTJJj9hjomblbtBC50cS/0lqPpoQgrt8yjNSFwYwdAKTDHaL3eZAsAiR5PzMOkeFafB068nUp
        huSzKAYBDE7U1xQgncwewAHrXgqE2NIClzmARBEMNTQ7Hb4SHJOm+JQCFYUUwDerojuvUy3oeBFRqoSNokAIJyr5tnuesl/MTEIyzaex1Mj5C2C/htw77bXT
        KvkR3gSvpTHC2g1jJW7vVUu398F71P8Xgsdf096o9ScFEtUR3xI3UGRSyTCzfJCxOUywbmTkDFurbYh58FKxFxzvlrs2MttOhLuLs7gqfIscSRQC/LPEJdgb
        Mot8BsRl5fvL9igt1Vpquv62JLLMBGfiSuDQob2BBTE49GLKoeMk0O/Ahh9X5bbBek2LjpbmCYcsklry9x/OmzjBdt63RvBueC3LEVC5bq48qTZVq1tU+7dp
        tewRRspFtbADKl6uF8shvEU4g7dC9RMeKYp3eD7X2JORObx6QYC4+5lMkltGmW8J/qmoy2yIvHivZUlxyYvOGfVQ0mQXhq7ZeieXIxXDNgm7dV7YzaxRbJui
        My0Ux1mnUJJ4FRqCKuJWCwUFFKuirBaK9U+ii0q1QMjLWigugbVQGloolsocIKogr4XKC+yLxPaxVg5aKNbRHUAZVgulwEazFoprsFoo1j+JLipVc1gtFMcy
        LZSyWijWP4kuymqhWP8kuqh8D6wWiuNWC8X6J9FFZYch0TyrhdKttVDKaqG4PVYLpa0WSmdaKGW1UMpqobhgq4Xinje0UKx/El1UQwvF+ifRRaVaKG661UJx
        cVYLxelWC8WNsloojlstFNs1ZVooeUq1UFyW1ULxN4+WAEmPlkT/JLooq4Vi/ZPoovKDa7VQ/PV0CbA3ndaSaqFsnVYLJU+pFkqeUi0UlzJZBtROlqV8q4WS
        fKkWivVPoovKtFDcF6uF4nJeKgNgXrLlWC2UAJxoofgLq4XidKuF4rjVQs0B4HLCPDXXIwYyxHqawoUJwXTsVUbdg/4hiFnssQaXdn7iAtuwusOLWdYL8g9q
        FuJ7u4yLc+TtF6pWCjiahhd2Zg5VRtPwwt/oOBS/qiYUb6v7jTfXRSRv3k81H/tcuByU+K3Y4z1uxGuTic+FMGENcryLNFbvJRZGKw8WHUokarBIe8p63ZMN
        G2LpVA7iYmkUgJkKEUyN4USY0RJr5oSC0ImHz2CsK4dE7IdQlsFFk1wCR7w+bAfZmE2bCnRJWoyICrtYb1aEL8UiyiqaKgXscoANfwImsbSs08Iu9kBMO/aB
        uIBMUaUhZSfc9EkH8nLC+XX4YA65YL7pDb0UWwLpYJBrsbUsLGwXvFsIn3Dg7j48QcEKNSASfBrVxEsKdnSpczykztY+yCNOfh5DCEdfFJPjreyfBCYKzFrL
        bSWvatD//2FPh504CTuykUo++nkZd9ockwdz8XHOYEqbJR0niBUSU2WjCtIFYe03Cqy/yeaPPjv9+ZAVN+3JM5/jwgq4efCLNr6z5gTJ6c+Fpp39SU2mMUzp
        BOpBhcc+Tzz4s3HP66nLD1G8h8/cKoYaNynkK+xjFNsaVlg1Cs2VZNbbaQRmAlzNgWS0j0mP5CNP2pHANCVTTDE1aA6jlrtTvZBuh59y2Cp30p+RQ4efdiLH
        GU0mPh2mXgMU+80oICnbRBM+8I/uHBOlE1GzJiqJqW7DGJHKe9rJOZX+UuaYFDh53OELGd3jYNvCZ5DR0AOxArFe7p4mJEzBGRfaUWo47dCjxrUFbJ2E85Pk
        /o+GkU4GIwJzli6Yzodthi0bbgOn/Ht4vxTmcJifh34vTJ7/aJiWMrl/w21xmRib5PLky8pQrGDKGyHm9lMSsiryQCjbCiIdLGO+fAEgwDx9w2Z7ZRBDbLZH
        hKEp49OifFOE3wZljfhYQCGw1xUxExBCl2xPBcpQYx3j2qul6chOtLGAOmQFT/KDB8PINjAqJn1RmaCkcSlUw08I8cQTsZsNmVK39uUep6+6hR/fAas39gfL
        GgY+eW1kZ+3vCJQYaxVF61Bm3Zv4iSnJiZ+iEJvWfVFZSNJgPUs20/6WpL+e9FdJf6tBBJVHicHYY7xBfTq0DzcRCBvoh37y/IOYQDCl7+MjR36yAJMdgcZ3
        Ah50KOjKLOWkEl7GJlnaT3v4CikBYzrWV4elddUNrBJBsZnsqMUmMZ81LyYD1CCLNQ2IbmBZQmHEC1EmaeAAFAYFoCzQdaI0kkWiwz93IhE7s8mH5m+BGhze
        D1iqnEzRErfoBTgj/BJ8X5riZkFMzJs7G5qXOC0zDapC2gqtsWClnZRGRaFIFBcLOpqmlElJobp/pC1mggAtzUco9ST4cwdm27kRiNOS48JOi+1i35R2gk1v
        hfDkiH6J3fdsgWJoGyxlKSMjT9BJJwk9/Eh8NrQTCfMjHbU3Ljmb5axm+ktRmL+wITn5tB2GNk8r13OC2e7lorDaSJ7+UlZ4WG3log43eKAh/wAaDKc3L0R6
        AnqyQ9Ae8ALDrot0hQNxxzlHPM/MO04LKV037i2NNTS6B6OD3VQ4h0I6NDSXbGjNdrAFvthkP5FmHyM+3NnDMlOHN4iUgiveu7uPEntyWuG8hviaPnGiZdxn
        YahgXFxF4TwbL9xtFuaz8TJ2TKdxHsHaPm7mIUYL/PjEJ47DBGGuCq6tsem1a5paxGbqnxB75gC7BzyrC9oHSuMtj+IOK1KU6AEa1jwNOG5zlKbKA7hJTVS4
        LF2LU218dDeZfDoEP6/yuw5tS1Uc1G7sMcnYk+FcXh2ftDv9uc+GGYgl058FOdzkLQlb7WecjBbONkyCMcrh6iC8tLkRYOWbGvHM0yg0cm3pYFtpjyNigZ6N
        QzWgmQJC3schWM32OQ8vqYEs3XK4NcnUjELQEaYgjj4JYw3AH/IFabXOjCNATyMXtnPkovkIlxMaCZeBIJxqE6znMBUhB/ssaCfTJwQZhMnYpwQbTeu4A+8c
        Wh8UYCNw9/TdthGwxNuCe1vfno3EZMia6DQdCDi3buSm1/n8kRwXZ5GjF3XyiI8JpauAVTwhXploKEvbnGScexq7D0fzpC4vOSZJXQ9H842bTPDThHEejhaY
        ruRx++g9HHXJbhMkR2W0uhvoxk1EM+vC/jhS7gahPAtgw38S1rEN+wZHussNUxdk4iNDfOIdAiJFRHQR3xVxnoxt7ecRuZRdYcg8lVwzt4CN5c18XrimC4uo
        O39Bgc659OKBc0z3rViFHptSsJkqb4u4BcFhv+sOkUa+DJkPWWqcw0NZadOjt4AVhOKuQJDr4ViFxxc0eJvlcKUHgVLGccQFOV1VEIOkqGC5BiaMlSjuFDgC
        aOFAVqOsGo4rgdrx0lVOxTggTwVpRyJk561daFFUCgSEmLwxavP+Gs4ocHUpgauJC8/tdbIPbaFkwDEVzrQUr0c1F6dFQPaibF/imtHajZaQGn6NT/BAjm1t
        tguyER65twNDdCCVYOPo2uF9bM9tBdAQ+aII3smDZBpNYI9fTPZrS/YLHvtomgKfnBjqpBgetkOOrVbZtNF0GoR1s6bkxFbVcXg6ZHaJCQf0bgEVkY1MnKY1
        qJimIgZuJ5KdyY8B2ZUcWLNxoSk1Ao7O2xB+nkeECIfWuJVolJlkS9BgkZwNTU3ise40QmMwnOY5K2rWM3Y+VcpPKRxNaEVeEJhVQBLxlhG1BaYt2Kz1aHJY
        bIKJLHLuTq7aR9Pj3p1M0oYFyk/Mgxcd2B/DKUQyynqZPtjZgWfho27b+4K/dlwiNEY1bEpOVlJTN3Y2dAa6C1qLt/UNsyn4cvdcAQtc5HThOnFkjAOAfObR
        ck3QPw/hoFhJ3lPKWod/PBjOxP6XeIVrwOxR3Hp6KFuuU1ftkT3bW+6a4zGHU/o2UY34Yi2duJBWJscqrD1OPDxlVLxw/4VcGm3GkZOcK1N6nXck1tJB6Jm4
        m2vczfGKdGo5m+ovd49VHo7dHDoSIeht6Yksd8KoW9nHuc5ohqvE2ltaAwLzZAVSsQ8WXJf6x/r0sdfx9p7bZjfXlNX91LLNfhOPzNTy5n22sU/n9mNsj1wO
        QUXy4Vz8O5/muLLoh8/le5v6NnOToZEOP6qZWrFV8taeJWMiF+MY7mnicCfc1FlkhBbleWMovtmHymf5NBh7DsQ5jCexfX9IS5FUs6i7sz3bSzPnd256N5tA
        xVSMLabCPuVMXIAS/UKX8RoMXSO6pw+a+X/Wsc90hvGxT+JAYmGPpTOaiJipjhlEDFEXaFlBqJOU/IA72mcc4oSYCrlCK4wrTqEaB6MJfHaWyJciVWZpF8h4
        QEQDyIwdgFg1vM0rdhgtMzzpQ5Q7lvniLM4a3pNenQe3GTLkO3oXPoXdMW9O6mWr4FaQJsmpp2VbwIyOvQ7g+E2t9cG8NHbDbAFKJjfVt2406pUErEJ8ha+d
        TTw6lni0JFjr2VU0aRYoYkVT2yBNc9FsaiEOieERlKaWsdOePgxzELykHW9UH6IFNtlvedmG4KfG+qfOZrEOKgX5fm4h0Yp/4TCEvMJIgjTLhhJF814GBFqa
        KVCClRSV2TRnyTRF/1cnbcyUh49yS0vhslCgWXwMkwdZQNfgO0pMHaMalyccvcRMftpxC6P6IPd7yhNxV9pI9E823lxjpyFJCZckDz7J98ock+AhCSY4CL/o
        4HVLT4gqefxJHOES1UweCVGUNz+iUz4tksTkMxJxks9KxE2e+TSvMCyp3cnkZ9AxcUOLZTOn9hqOaz0aibM0EjCqSb5LERc9pJUIrRR9/mlLA9GImoIw/RTz
        7LgFMuI0YAcBFxbyMSuvCPevCNtau0LIb6454XKA+KXymHQkP3i5XURRGTSFK4JgYrXXPVo65BwOsQ9M96eWyURJPeHNVETExVrKVsW9DenURlnQ1ArsPM5B
        U9yYzcK+uIsmglBVS9/yyblP8SwUkzPgbmgaliZnJRZEF0Hgsl6d7qfwIvjWRWQp9FL9yVGZvfbkyKdZzNydjEmklpw+wfNpUqTeB2cGc+KKml3PGx6YhBVY
        9nBrX9SbPmygjaHxcAvNQG/Eft6nCjjTXcCl7RFNbNRrVNRhukGjJ08QIT6PwnO4FRWW+jWWs2bSwPaomoyddqPO5KVvPvuPflTmYe6bs6GQoT4QRir5/ou4
        mr7N9PHZ7+THX/3MT3w+s9P7U7/FDmqejeN8vvg1u008ot+XSROu229ek9IOpfelsemX1XWUT90gDg8e+gia0k19ePHvv/I7aI6J4Kc66aQkzW69GucQWFQE
        T83Y42qpkfKXYi/nHxsA9vKXXi7iELeZx+ZqVEbZ3h+/kAa2ZGpRMRC57llcIbJw0HkRChMC1Sk8E8n8AsLioHOGwqzwhiS7A0DcFy9id7q+ISx9CgVMePBx
        eqqSaq2NWWT6Ho77PxYvPp59fDz2Xml8X6ABodY+79LUvvRVjXn65he+5kdyVbymaX5t1IaboQDcYbTUCLhfZJcXQbOx4hdWG/Xbens2HDfeI3NWnNsabmaJ
        ko+V4uIyIto5xmG7TQsGunzf+gx8CNFjDrsCVqmtH6eEfwYH38kpHgx6tu8bjHkv39Rqek3/8dzE0WpYnF2AdTxebHo/Fi8x3vE9/MYseQRLpTffneNznq5g
        ye25vNc/X9z8vFbaH3Yb33qkmoASzL/EvXPIOeYkC5L7fze1SuHGx+JexgvjpC352wea3Msso48jVgE85ESs3zrmRFWam19o3Gm870xHWWyzYMVehHHKQHKv
        sw927D/nyGPIG/URYuIjSsmki3PmvC9cRKQHzTQozPAPMOu9w+4Y1gqB+jkL6tMA9aMBe7hW9rbfyQIfVU/OuPXklE0cOXHfj8586oUPfpD4hglfyjqGsM8s
        ejhePOwexcOij9Pk0iJZ8jCl0zQ//DCRluO42RVnc4rhP2lIWVaodwoN7yePE3HoL3ePBgQiFI4HBCUUHgviKPwxK2ie8Gnk1DacMN+L2Ja7+KbYU1QeVW1w
        nvqfAb2PF6XRtsQt+NmNn+shLUhUeK4B44+n9G0x/B+aXdvIHNmBflw3JoKKDf8FX54u1dEjk7brW6VZ7SqxhsH0ZazhcbMoF+/NxW2jpU4UTQ0dwM86/PBB
        zURTk9GEs4H0DEBUso2D3TUxxW9c8Yb+//7dwd6r+AD+BY2xXSZQvBRqMLiurBIz/y8wBpRreJc507pFy6snTFkQMG1rxeTeYj25r207G3YWk5dpEL6qR9bc
        9yUWQvtrcZPZWucWzg9/LD+gdfb874a5BXBLXOojdPdfv/mNrxWTJ+hVCYqu1ycLEKnStHmIeNnGR5ueXY2U3Cn7V9KFhzY46J0n59QYrT/n2K86G3q+Z3Cz
        8BMPhoPOU4gtGHROAhWAXkFYG3QeRzphYkESI9+b/sYnv//BRUMu4Ykv8rY19cGQNYdYem20EbelbYPXGjZhD7+iAzYtq+3nfUuc/NAefSi3Et/hjYq6PrAX
        VBRZpi7WZphF2lB0+KI4OimuUKcsg1Vc7j6u437Tj9ikxu9JfXwCWZ7hK5xifjMhxF4/9us5dA01FnUe09CugdCIq1y3xR9scUe1VMPvQYRARTYk7u/AYyn3
        WO6Tlh31Iq59zIuWIDznRnCiDeaBnsY9/B7j3wmP1oecBaY1ouOyQFp5L2JivLjk41EE1xkb+UopQNoH2rZSej895SAt6mcrC1M2/TTwUT/ESOjRaV7CqBoI
        hvBFRKty8cNx9LCsT8I5pr+x5otQQTe6VOOUs/kUvvpg2o2rNEg0T/aO9ajKnnWqEKVW2cUHaqaVhBPIpSTcu9xRuUKUKeE2yn72HUul5FAzi1zTrwEK4vMl
        K8/JxWnBx48xoVQiukp8WEIIWTWBuFoMYJHhUVBmM0p7pYOHhS9OF3uxxLtk8YeweM0WdkAQhEMN/bfQwsO25uWAdoPdHrRsD++V3QF7F6z9eFtpbBBCNPzR
        z0o0IO10WZAZvSNkZkHSN0UhtQgv1Gh9tYf/yYEXHev7cIDi7evVMgoUjodWsJ4NBR5u66igvSEFvbiXvYJmw53ihr0mK7+SPMOdIJLOEnMVcJlntamAkpjS
        2WFiQVg0ekzLB0A3l9FgF1FfgNr7ZQZ6KPCwBsUXO80afLEHplPugizLHLVhjubZMxA+Efv11L8TxPVPeOJS5RwfBjzPv2PsXeUI/x7l3/v5d5x/H+TfY/z7
        EP9O8O+jXvgF5xW4BELj/wYEPrzitPS7f6wfKoD16nEK56av+4kSAK9G83MUH0yWcez5aH+Dvu4H6eB97Hjc+0o98XLEWO8jc1GN12XbLUH3Pr7tZLodgFll
        lX1hmfoPPhuGwg/E/X59mVKD6m8KOPPtTheIEkdkqgB2c4U66osFxRFfFC1jfjTfFAjx+dBGEerzo0Vg/Dz0aMLPUG0heYaTjhXTTqK2Lxaltic9acgXCLpO
        eqjnVJGWPZX/XDFagHCyGPXw3WGA7ekqhv+BL//Tsrc+8N38rXNT/OI7v9n1qc3f+ev8PXWn6UVyGlpYEPg8AGw0L2sxbS+lxqrR4tNFXHScJsBUQ04kl2Sy
        GtpZ/KexUAtw/L8IAY6ZpX2m6ZU+zwYZ03chJibH9F/oMr0XYk3sPV/+E5V4ctCEKL11gK3Y5wYqz0Dt3renLwZFwfHbiJW7lfF1CVdO/hn0AR474xCDdyUY
        ouURBBeeOwidrKOAhnwAUhIgHtWETrg8tlSmkp7RcxR1SsvXhGWUYBl5PgNajFXtckqPYeB/FDNgPF9sAsapogXG00UBxnNFAcaXigKM00UBxrGSAOPRUg4Y
        x0uzgPFoOQ+MT5SbgfFPyykwPlMWYHyqLMB4skzASLuRCJ2IdLMilT4rjItS4RxRcyKsi2pWeBfZYwYERDX4EIDcjj5id1/4CBbYLOETZdmDT4q5X3Lm6ZB2
        hL7jkKSdpjhLxiEidMV6gdqPO06o2X9TGOQOgc891isiokmEVM4XEc4nGrGXuwiLcPUXiIPjR0jFnuoVKZL7OPSXZ1AoRjC3LPrqMoLp2CUv9XHNT3pSM+3O
        Y0BvRHqe74PjiUHnXJ9UeJKy/KhPhF8sBTrqEIlgBSBdrKxh60hZjJA2prLGs80WEES9ZMOPqT7XHvUinG7nKQeCe9aRoogzgko9bql+uK2PD9OLxaVIOmnl
        vfHjH8O/r0AllVNFeRDYitEVUFkvOFkilAIQmWd15IN6ehF2jhROaUisDFOCPXHvLdy1M6ASiSK+xIWIFzZndl/nFUKoJUgm7QnLufG+Nr3PEiFjKkzLQC9J
        FDFIJSGT2EDCh7BNDBJedZ24BFvRu1OaDyyWsOx7QN/VpRRbQElcgdFqsk0t4czEWdiYVQap+xTSwpmyJxZ4pASv5oTtsuU1FCSsZG9Mv5452zfzrsX4Oy9+
        pyRmCLk4vtThSQefsgCdfc895cgggK+YjZqipS3SLsIkB9n5F+wBTSL/5e4zFbA+xJRUINDE0YBidDH0TyeL4h78MyCbKPxsEU41/l/m3gbKjuM6D+y/99vv
        zevBDAZDDEhWN/FLEuTIoggQpAT0I/74D0u0Inu9WdqkZO2M5AVAmpFDEDMSQAhr02vYYWJS5kZvhtqQ2QPE4xN6TStUPNZhznKztA8caxNmw7M7yWGOaZtx
        xjbXyziEtff7btV7/WbeALIl5SzB6erXXV0/t6pu3Xvr/jDATlyYy5Doh3ZjyNBKHBoArYLlyK7uYXYg8q3wjPmYKR8XHgwRgusTxwWV/17Aio+m1zN9KL2B
        6ZH0Rqb70p3A3kUBCUrqfteJ0pvU0VaU3qz+t6J0kjfLYfoh3kyiT3QDs41pkm5n6qU7TKyLK3piNfyghjJb1o0T4Ry7dn1CnmdldFFmTPKaMJ7Jc7LNDdgS
        UckSFM0QxG5i0Bipf68SWOIta7xd4NsfWOPtIt4iYoFndpodqlw4i91xh/mBS8v4xT1tUv0UeMb6JfDMjWa75j6H3NvNhzU37HPMzerugFyiJ7sictxgtmn+
        Dn5tE6TM/Fgd5ib1m+CZ681WzbSATFsF+TLTsq+KaBlDUglzjMORijtU8sAnCeuhRzKVAprU2Y9JjLMTY/pVdSaMmc/6D8yM6Z2UkZuXrWn98dw7pK4GuPkG
        r60XrLC0CTj29Q0kbsZ16QkGd0Y/urOVECorg3ps10awitXQSMrxFfY6pWVutSdWFXdi1bfhqYqeIJVN1tDvp/zSDMShaRjM5F7hnGhjzkLZEP60e7Fvd+cs
        sPt15tGHGd0LhNSuOHEM4g017fNUFTc63nODbfz4y0PB8EyMM6GlW5wlo8YzL+C5IF+8fqr4ILSHtzBPHYN6tOboZl+IcYzIkrqfyE+c77ckfZPBd6GLPkkD
        yTD5EA3LAlhGLq+HM5AP1hcOpSrQZYnppfMfwcYNu1WDu0HaDPeZmmYIHxBeognN49LnpE3bvfciuALb6S1H8AB2g7cEMbB/SRojXD3SJF0XPIEcVmU4NPKV
        l5XuwRm9vF8K4cNLbi6G8N0lNzI847xZwGEFbs6FcA0mN7MhXILJzXKQrjcg1NGOS5So83lHtciCffnTT/XCa8u9/Q29YuMzvLbP8NouWze89uya4bWXn1or
        vPZS701fyGuZjmt+s7jmm4Wn1gzwveY359ZsAfrO0N/sGXDyGHuCuw1sOe7G2VJ6AmP9uBthfbgbZfm4Wz9gF9zIvsjbOJ2AJzxEonnm9LDMRGumP34pDh5S
        b2LBEfCyl+is24xYPa1Rq6claCOAcsWoWWfWXWpCozAqlSsuzUYv/SmQEl9Wa/W40RxquTRbJy8FGZoxYkQEX5YCDT8ZMe7lBn15VF0EJHRsF9AOEyFLElPP
        S4/JtIa5os64QKZv/sGp4Xwyr0hfqlIS2lplYL1ZH+Eoq1L+xsGNQq3A1hqWuprBXkk2Nv9ws+ycqUTZsEr1YZoOw/QIfmsDugqSv3smrFUA/u6Ge3qD/NCx
        NiEbJgxbXks+nNnvIYCJbG3TWUS3vKAt8+gBXXxwyJjBiXuGiE6TUw+QbEOr8ON406dFUh3DCOqQXgFyo25Koynq91vqDlEv1COA7NK/Eha6aN1nh+oqhVba
        gnnqVhezlNzClu8mSH0z9Ou3yTTwB9hyyAZzbOK2YDv01G4TsPvC/AKYfvspOIIh+IEXnxac9xFBUTHLD/IP1k8lt3ZvFOW9tz6TreP99Wo5HB5oRtaHvXq0
        p2uanv8O4tHuz/zsK0nq97zAwdcFThhLMjPDkFVKdjAYXmGy+LK7BuPadrS5N2VglzxoIQcMDMzCuNqKU8/n1FtRzsBCjPo0oEcSLYbmpYks6GJxI5zJA4qN
        CzANGbT7nPrnU5f/cINR8MkW5O8rkLGMsjDx6e9ANiWh1UOZFsixdIvGZvgn/1WYzWw6UedWODqdJfIUgbTdngZNRGHXA5OQEA5kI9tCRwxbPj1hkmQb39jM
        uJlKR3pHqv7+Prq88yGqX/S774M6YLbJKb4HgBO1H/fQEGJJnXc6cwwTZA3qDwbTQwGd3jRugPafXJN5DFQDKoTSugZUC+c66t1kGfFaTKNo4BxAg/JQdMJY
        35I997v6pcDpd4KCHqPWQF9FUBoC6ITQLkHGHsF6+I1rcdvIuOBS+NCgn4kM2hPjU3DBmJ9bP0XmtrNhSjZK+T02Jfu0sBE3Twn+hyJwU5r1j8K0RcXnhZun
        TGauYZhzS4artPW1yexaWtrTUor5SozNQR8hY1LGr4Ldgjn1WMHhTQOmx/TE0vsi0i8i/eLclt4X9NQmG/u1IHEQCH6hPi27ig8/OTApuU7beP2UftdVtJMm
        onFmVL3RSiVmo3OQAtHO+nRr3/Bfh2w3hGfXyxz7UE/1DKTuh8zWuaw3gz4NoPqFLGZrT5xwnO6ItgiJXIWDw5WfNgOtJJOp++lmCfHBtpotHWGNMKz7f/ct
        cOf/ce+88EhXrHWb2f6ZA8f7K/dt5WX1qoTbkkoAAQCOhYzOVwSvutFZHpkyQ250Su6jUEvXQANbHmkOKmJ9sYj1rgjq6Zfy99dNmautrEege/X24Jb82sd1
        opy7CauAeZLfD7rSn27xKFxqfUHKf8d6YSnlr9w01f1ECG4rRSoABMQwVbeQJPMdhloplqnlrKiFBSf/Tg3VOFWvys9V3BRa4eHzKlCDss9J+nRZGnH14/RE
        P6E6YWHksZCLN6J7DqZYVzeA2l7fe3DxWmyD9FuV/EFgIej2E5zNwv0fQYR2/mFgW4TfFaoHynd/xKAETnk0SH7WjUTgyqmQ5bJFZAF9X7yzU54JfKq3hUu8
        5Xb95k5EMLiOHnbAgqzqeCl/c6dwaXS3QQ/v0coc0Q1BwkmtvnSoDl5VD895FQd7Dx+wvsJmupYhyX3cQManGMWFcW4Q5CNg9AzsKTj+2+JiJmBiNun4KpiG
        BB9CjnQrOI8oYwjMOnWzPawoyTvndGcm7+x848WMMQga8Kb1QFNYFETgeGyKASDxYsh6bcZ9C5pP9zXhcasqFCtdVEMhcCrTPKb8QHMYnmYHv76vueLFgaZG
        4hDk9l4Qa3305VlB9QQn/WHb0qsP0Is0fK5kddpNRgrNihS67AljJaD2AOo52f8q2DTwsIyHgjC2vQCImTrMd7K6rH40Rh5gq9w6Z7a9kPkPZ+EE2tky3SIr
        QsyaNIdIT4jaO5lbMm0tCM4qcEoW7EsPMJ1MD+IsMXgoPcT0SHoYrCiOBFEEr4Y5E15N8hcyXyEo8tP9vJn10zYoyUNNBENrm61fYZ2XRrM2yPL9hsmdJk/+
        s36ZSPsCkix3ytRW5eofj/Y5Kuf9GZdmd6Y5TpQJXxrVw0l1RJeVW2haEB5o2iBFEb2t3df06HyTsICvS9L4uWQxensn43xaosYCtKAolIX3MEaFHYvQQjNU
        aOqkDKivc5ig3TKfbZuXnh5GFw8ZJgIBs3W+q+CFX525eWSf+wf9QCFAIOYTSt+wnP14ecAwAYge4vUoYQ4pK37t4/VIEaKTFqImvROo4k5q3JZMrj4poXm7
        GdjIW/HPOnO+0zpzzs1Ql+QVVqxUCvrxDpHN+z1ks8xbKOdBYe4miHnM1CC11TQf8OzOAc/2W7WQAZhrACZb3qmuTLOqxWR0fZyCEar2IzHyPrWVSIwel4Vs
        RlC6dJgh6tINgzAb1RbqAzFbXTFb3cYqWoHZIsVsjC0HFJCNU0czWhu7kZWDK+LxB2Sh1lGSYje+qGo4ojrupTumfh/CTMksrhfRl+YBdosv9zLsf2Wxm7CL
        xG6sbx3D7MIYPnLIkt9XgVVrtPydKuCwmry1T4jAssLSag4xWjzW+o8pH1ylPG0LtvuoSaipU7288piuPF24y940fz0k8zQkgtrPFAgstAhM1+khu04PG/26
        3WhZT59Vytc6DD4FIrq72cLqpXv28/6MYPb/J7BR7fsWSmSGu8EOhomRa3npIIk0i4t7tBvUciYO2D6a6J4VvRJ0qQjlqO3QQ7ZDR2yH9tkOTdoOGduhRDpE
        dInYiudC+kZPq2ad1KJWVr4ipK3zt4ULsFLdYnD7Ev0eCOmXhXu8RX2ue8Jt4Sv4uTa2ui3shBbdVS38QgZByC/5xw4Iqf/nin6OYs/goUNb8VmVm+T/q2+P
        SH+It6Q/RGL69n2HuvZb1HUAMb346j+t3icYKmg2kEXW4/96m1q6zZ6Iwy3HOthrqev4LNzpzQXCkvklQscHdIREF0pdaPWuKKIzn27V9w4Oi50eSDrz6kbf
        E9SdeiDo1an+AVMPnoDf105ADaFt5gDem+1SvOT05zsdoHvZDyTPvHBSITbTyMjL1UIvDn00CbxfpoODQZk4L6IFX8VcAmz9yuArfdex71TbSEZi+6VR1xyY
        3qw+/Nh2KfOk4VJCXysfQsMHNOEulpVthSbmUd37Ck3n4yMCY3msDTpiRXIoc1/Gb7frVsfJHR3FZwIxbqJ8cs52Af9zNx3UjLtt1wkL2/eL9kOjJevntsyg
        WKbC7q7V0NvXV8BDve9n+9vkau8Ual/sr32pUPvsytpj7s916Rn257KNuNm3gN+Mugv4YlRYwO9EfQt4KbrCAn49UmItwNJkW7DO6DkOS/p1ivFqjA2ti7rs
        FrUASdftks+Fu8hP4AvdruuLvl32i356l/Wl6N+z+gRweW9JaZBCjbay0GGBji/IMOCAYtGT/kRlIXBB3l3n0IfpEp25JUPj9G4BwgEcqQEaIHpmcQMqaAkI
        7i6c3uHmEPLgBoBfQJ67cXCHm/04XgtNMGCFHL7UTIbXjYyuH9vQlfjG0cXBmQ8OzLwQ2q2GSDT5vyGRQttD24nZ0HZ/ObD9W+I4AcqBHYbFAMOgLoYV7h0Z
        VFAZ2GesQPe73mB8Lc5Udduqfm+2LeryVDgiD0l6gD7XKxwPI2mb66HCoTsq6X76aq8IMOGDvSIjoHQs9TldGGjLWVcuxziXqMmVTgmR1yNjNQgCHIeqS+hq
        Woe5odpKryIzKX0LGJKHjhwC8iAaJ6g8nQefzxD/DbY0ZJMZwk72sfsQcNswHJFfoJQezoYn4HhGPpYbDcdezj1GmqwonSKbV007lkx1JWcqT4t6PSMBWdbT
        uipV0fGZOhKtaFzzMD/nCw8z7AoRoqEyZYZ7ZZYPNyMGBixjsMFJ98g5+nFhkbZmft2r/TIvVdI0Z2ouLJQnv15IGfHcihgFAnexq50quwr9T8gkuy0FCEIt
        vdd3Hm/+gSCM5Cq5ucpyY6Z8FwKZCjqVDle47TspiytfvqaUBTOkB8OYlEK3ykWYePeHrNTZtM51jMqGuezxtyF6DqcfLKNXzLkwtpxXN8/PrcoTFPJwVUy6
        vE+vyusjojferpbyoYXntqt8SZ73xFKdHUU5lc5j6f67gdpzMHdylcrQkrbKW9NYo+taV01aigpk9UN9WPiCJUhJqQ1XsJxNpUa/U6Hw9cIhfZfc4GKze5Re
        V+0CdLhc6Jkea5NxpQcAHplr/h6Zf66Kj0MHob7sndqU5uhln6W9TLQiO33VChYqFV9K9U8Uz9eZNUJEEi+wua2SH42F4erfTTlmLR2Cc2y8QzbMzouIftlr
        a7mYTd7BkRfZsoyB26s8VYRCuwexXtU2cqExlXwbrIyGNYOgRJCdOhFZaAT78vfpmwMaNYKL89lX9NfjJnwABcT5B9aFijqrvmsi92ypc3T4vtAAV0i9gYqL
        GV0lQ6JBpXEeWEZVGvsp5nmxqdygcZCUaaZRwFajoWGFqdWAUHUEhBKKZEB1ZeiRwV1dDMRCKt6f6+DYzZ7xVXOGio0Yp5dKrmnFxbzGsMEbf7KRAd8ZkmLg
        iMCrjHtXyL/ODk3UG5q+/Dg9q9o8jAmhcdqSjWD4bdypUDcYxYQxWTfMwZjcJYoJBx78Y/ORkYNb20k6mkKRFEWsgy7QvmkY9sL186QqSRygXgdvD3KMeNsG
        kuzl39DLdLiX6RA9V2s52V02bNkwBKr6FQSNtpY7EeBVb/cz8C5v8wGimg0UKQnxXgpphucfgsXVoeOCtw8JgZ8nQv/kkHKX8wCvAnkVFV4JHX3Q7Mft/gYD
        Z4TIFcLFzuBcJO7vxO2doAHalybAUE34x3ENeA2PC3kx4fHq8xrwKs8P8PkBPj/A5wf4vCyrEDGh5NoEnSmF5syUM1POTPv58X4+38/n+/n8Tj6/k8/v5PM7
        8fxAE8Ig7ORyS9XEUGq72v8oI9HiJN24uEM7vR2yhEIYsW2WXHcyF8xcmKuMIzRspNXHcVfGZ142gftxM2GfThTA1XNHZzZzW1ipWbK8d4CbhxrO6mUqVSii
        H6DAspok7n6CQ6jvqJLyhMzD8e+8Bs2P4oueYwpqumAjDxn/0ugA7YMJ+KQARNp9E6jIc5gDfb/uLP6S7DKdVq/awzIfml51xdOGv+K/S/f3uNtk2G2G9E23
        PZhMfiUctH+CxugNJKbMhj2CiTgpQEGHpKAfkjQnJR3CBz5DPyVfBKW4D5En4Hk1i5s2RuA+UPcI5Byp+94I0nGVH1dzeuGvQs8BWuoaUMfFaFOn5gdI9Son
        p8S6hqsOkkvYthYDVWLrHgQLZu+iUSx8RbeFXfWJvv1U0UcURYHNChFJI+h+Z4VFFT72XZ7Vg/I3QsyGtsXSlS7mv2x1krVXHTdnKzUv96pDnrWqO2AB0NvT
        nXS5UFkQBFGsGVmq+5GprGm/SqBk4Aube8l9sFbNB3kec0DQ2p9QNJGbO2Vm6H2UfBDYgSiSrt3CA9eAitJDPeJowYejUJJZ9Ny6VLWRy5SW4qY5mYFOzrYz
        /o2X3Ykf12tUwWw/hEA/MC8tkYcflikrP2+Zn8tumGeGhGK2bAd/mAwytexGI/k/DPman31Esu6cn9NQhdlBvL7JXG8+Mi8r80Zzy3y2ZS7bJnluvzRqdsgT
        hm3MDuHTW+eF5ZT8uwwKuRmiuuuNPNxlUP9uW+iR7DAyTZK6yG6TN3doqKBFsG2TZie+2yUtkgo/LJ+jwo/KtzeZmyXvx6Tam8zueamb3++VN5PmBnmzT0tZ
        QCltdXwjReW424IMMkyUrG2b70gZW1CGjyKF/ZXn28xt8x0toVPlMeBH5802A0hslVz4xDd75+UH+rFNCrS5zyH3jdKcrfPSMF8BfT1lbvJ7i4Xmh9He+exm
        ee7PZ7vZbykS+bbNSweQb/s8y+FvlLNDvttldpubAcs5rW0Wte1Cx26UXFvnZehuki+ym+aySVazneVKdWjETebGuex6FnODK2FZ6HRzC0r4CKHyA+z4qPyS
        T27B9+ZWdpi5l5D7I2ZyXh7uZO7tzH2LuX5efuxg7i4sLlZ4Vv8xiMf2zXcETLcDYnfMdzqZf1t4sdqLifdcV6S/vPURPUW689K7shXIhWI+/NivP+BgklN8
        i85mgWwbr3Ob9zB+HOzl5drYpkO/fb7rMOOO+UcOQOaHdm3vOPH00XvVNWVI1wOgPi9WppJXfMakUjzc0zigbtKC4Chh0JNf97sfxV2S1Tqtcl8yd5edlLLL
        Wse5XqhbKSNigaaa/BE2mYqJeaP1Q6wV9tWvT4rllvWpa0SIAAxk6kCUhz0CPGTrVBuadLSim25LwMA7qj3s302iAm/dRWJ+rGwINqK/vOJGFBujT3qvF5vW
        XmUFvzy7GVy36WYEJs+C/Nv+o+qPL8hL90xoTwqscmZZ5dGm06YqajpRcoDzke5gjVp1LGY0/fmgWVV4GFMnajrdaEapZSVbeNywQozZbVZRxpXb6np2biX/
        IUhbsWqBLdycBdSkhnNWHnd5sHV7+Wb6hZZShGqAzrmNy0s9k3Nr6JmUhyrlUoQgctjdCxqXgFST8exoE7EU8GhnRQaw5oj7BTF1YEef292AfJgJOKHq5osG
        VBh2KzzCXW5lOfD+hCzWC+Q+dQ24OpNfyDSp02tFpoBCBXuerpkTslFKjCVWZ5OzauHmqWQ/PFhS2a9ZiKDctKHMm8lX/bQZ83fGEIoQXzddwLUHKEQTfjns
        5dRgSU1W4+Iny9i5Vl6D89trTArXqSUEJnBqgnAZ9seIxBvaR11aGbqaiALFtwAMTAc0T+z0BE2jGIcmcO75rJKZ5nJvKeoKTQOuBkv5G9cKOQFJT02dVUb5
        OQrKJ6ecgVVErFTRUE7W2mUAl1lJ/tcAiDrsc9PQdGLAiorgncVVxVoDUsxpJTqSzVknRbSzqaIw5H0tEORnMSc1r7WZsNOKrP5FpPoXSsMIwUbKR2hNSmbC
        7ooLseIwBbcHmyk6ppYRpcwtnMnLLLox5evtKp42qSp+ZkNCiWPp6b7RO3AuqM59ZqK3a+0t6Fo/PHGbtwQ1sxaUkIbsGgYV4pEUIS1G0aYwNP8RTkFIvcc0
        l9TQ9YebNl4o0cIQvCugCBBz2PQ87nwGX1vZ9GW6zeIiW1xGxSh2e0i7bfvbsnXQTrjbpiEdtADqVaUeOmKe2GaCdHqxBnFuT4M5LvC7mwq6vohDVIxBIdPy
        V7AGeuCFPmcB3LJH++ZDj8ieHGwswPoFVc6UJT1QL/gghaeCtFUZ8Obu2z1OOzhIFoOVXKu8TH4rgGnzdsEQWYNLEC0USI7A0cMmOEGHx4UR48OMe8RsgaOH
        EbNJoxR0PgRMkyQp/VCbBI5MrbEnDD/hUaujobyTfGkU1mH/OAyjmdIJxiReVk3plQEuiqbmjPyWBRMIL3VwQqNKw19y+Fj+znxCZXmEcIANWKCSSi/ZZUJ1
        HgvN348EXtpg9FQBkrCdVF5f8qi9LqB6BdK9oP0zs7Ozi8EumhnUYCog8+E2nl340oXqpVhAELQhSWucNtHEruCwBnsYlwn2CuwO+GuT/tqt88vXKFVuIGSl
        b09rPZUChGjbbScvNA/gDxVnC5odsTDhkMjD5CjPZb1I8MWg8BPwLw3Xf3VTfjg6YSo4FJIHk3NZD0WZanH9QrxZfxiuShBqo2Kqn56IY4jdUu6TlduCT2nn
        wdYvhxon/dlClEbGaLQRGsPHbKxKG54x4LMshBJUqiEhcecVgjRaq4/A5uDrNSI09rJOadap/qzQvnljrfCM1cuHZ6xePjwjDEKqhfCM4WPc6FZEZ6xeITpj
        tRCLUY+t3JPK4OiM6zQ4qwbY9JLzwo7/94Ff1g56Gu7dO6zR7BjZVEqb6kYmpDEQAxZW1BgosMZAZUbeYQA/+VNjIPsDxkAR/VNho4etS8EYyH6vonGtb1rW
        HsIwd1vktCRB3ZvSfTSoRnxEUi5Qh0sQkzpIAvoAR1agX+kEy8MMgX2hPdYEaaHoHZlpQcKYw4pi693okfGjQaguqJdt3HEvmIFJnhpaCIm0kXOxt/zQN4sn
        N4JSG1dPzp1vZKUXcZhEO3YBfAw/P55Gs/asjAnGFoK5dsODNptwdE0H2o9Z/9l9LrN/rxq0ZvwnGBvy4oe7VMi1K/zBCp2wo2i62eMVnQlnlC+Panxg5Ox+
        hpOrkpbYNXcXRqwlj14fxSs13xSeIPkQYmPjvGFpNItvDd4d1V9vj94avCP3+TujMMKJMTTNCGd1MqeHZEk2+OwBHoQOyfYDe8n8/YiQ9Sil6YQuvnwn0DYK
        8uixeAk2JpIuSshIi/YUzfv67JFU6UvN76yeKs3t9P4I7QD1fh9tAfV+kvaAem9oE+g78pgWSpaulqm4T623ylyl8EzPta/MJU+wegdYdinxeMQuB2gqMqam
        f9CdYoF6wDE3TrHCXHjD24mEUkYttzHDyqZq41IKCj5oaxZCoAThoD6mUgQ1qzOEhuiRBE1/tfKyrhPkhvVTMsBs8M/8OE00UHlDlxvNKuumpiGVW5bCb4HC
        r9MUsK/pAdwrcEfMo8dkc6eFF91zqUO1tKKhxzDmulGopmyFKq3SbWgxlKkqmRCvGGszllhbsS9h1/Uw5CXFbQFmSXi4WSIqK1GtVVFZyaIyafr9ykoBXdw1
        oSca/MHAz+jHQRzXwZlLAZXZ79NaLL3X2qaVG61q7MoHiLFLqqRA1b4HaOdoetaMoQ0L6tHQQN6Nd20YYbhYUsNFSgBgm4nCeJxIUGC+TMNbr7NzbIBRamgg
        DBCU73LplRKf8ZhlLSeJ/AIlJvzJhwHesEhudj4W1mdGTtBH8GzJ+gjW/QwioLQn9h+/auPEpquvuVbVAExq1QJSIW0G5YHprAYuV63tbVaL+0amJt3JdDK9
        iU70qMiWZaDsx57LNuiR5ACBcXd2upoy+sZsqYqcNFdYjmQ+G3rOqkL6GihFNf++k+K2oLjh+WzTc515ab/8GDFS4NXPmXXSZfk5Op9d81zHKgV+JyVeh6/G
        n8uumjcZWrPxuWxCGAIp59rnhAKWuozU1elk63vRQ0zv/uHjMqPGzCYzNDdvrjbXzJnxebPRGHPt3PxcBz11eS/e4UR0C5XOI01qSazv4zBH+pzFjTyXDTml
        7p3CLrgfCx+HJE8WxLq+7OuulL3Vl711peyjfdlHr5Q96cueXCn7cF/24Stl31B8u6H41owVfZAVnOYOdZ2E8qOJvo/6HJd5ZrzPIcxVhe/k5VW9L6UpVkNY
        N3ech/lmc/KVUA8l0s0q+odyAtyUpmaLe7dP2C/l8VMqOpjMXOfemfQ6y+9nXR1yOpZG2b8cWooXhXV/4Ovuj0i3sxO6IIYMl1nLcGbD7fkH9CX4y4EZ+orZ
        olkyXXh8ykU4bPgQ7/hw+Cu6noZl1+GDzVrasLFfJV+RVWIzk7o4ASfHDM4B4FdI2UWqlNoNJtUdWdntaIEC5FD0adwTNnQDocntEKVxkhnRVApl0Hin/3vk
        bBUr6bKdLKXwq5DtYXt+XnjS9HvcO1rQnzsoFNRqFA6M0xbipw3NY/icYTBHo6/fQ5dpsvZJisgKuSBuKbQNkoW+B2F/kSRyhvqMVmMNcxVYZ5d1NU4x2/Bv
        gGa0bxH0ddA/ZpZVPhRSi9S3Wo1l3SO2Y1sig8VDuB34XnNOZtcXch7NbkBOyP//1PF0N8q/QY2RyY5ibhzYjM3GNYBVp7I0WOlm46pjRVmxop3yb1BFW7Si
        nQMrurm/os1mi1Z0c39FW4oV3YRjqwEV3awV3TSwosn+iq6TGljRZH9FW4sVDfQaGS1Fa7y4uNaLzlov4B0zF35pGRwl+r5tICmKVz2adnnvj09k2811Zuta
        2eXViuw7ipoMqgKtqtglqm6uUY5isWI51xtMhTWyp0SAxew3DKx2Weg9nF32SnGZzI6BZNUi2nn9wA9uGPgBHAGCh0r+LNBITlA19gfbvw30Kjbg2XUDnm3F
        KUvLbVyzMRUJzLbkF0GGLsVg5W/UH4s4yzI79UeniR83yQ+cxiR/J1Spx+oKsiBNB1Q7wFYkzXI/RfxSJOSK2ABbtkblbvT9lEZ0fwrDEO30lpvQBYQSqmw3
        73TPGD72Gco8bggXm13sufyxOdkL5dnr3Wz/FPh1LkvmZP9qmWRurtM9JvW8z8RpVSu5GGflbiWvx6sq6cSrK3kp/k4rCS0GjlRrxEBpO6SYPLaSpe+uH49w
        B1sBH+wN8YDBy+xQc2Ykz4RZcKnpJqmbtIPGUja3rqFCN59M5HSQwlFK7TJstSXhstSx94B8mZ9mA74OrlCixhZ0gPsuxkZgFNoRLgz6GpBTiNk5uhbcBsNj
        EOywRX9vgNIM1yxr0EDClmi2bqLBuH+tF521XizUyWFnUKKdrU8dtxPr74YM2cTQSuQ+F9cq4OJaL5bWerFcV+17hjbW8Fs0oU+Vxl6oW+K8U7eU+Lk6SHGY
        zdRTFVot1y0hvlSHuS3MZuppxpvFOmJZWwz9Xa791ZNL0EFDcc4CRdoW57zUWIVzZhur6z3b+E5xjoa6acBMo+l/LxdMNHDBAP0Yq84jhKJqEUWy41P5KBIa
        SPWYMFNgEjxbnZrqLqglRUS+HUoYoFF3KqJo4yJuEJtoCTeITbSMubaIMA9T5INWjn/Vjm2nasf2XNWO7SyCb3P8q3aOLFXtHLlYtXNksaqH1rUDBFy1B7jv
        YkQcpd4/1I8c0MNhAq7mAFdzgKs5wNUKgKtNWZD1MPgKwNUc4GoOcDUHuJqec64FuJoDXM0BruYAV3OAqznA1Rzgag5wNcgYbW8qrjcV15uK602l0JuK6w0Q
        xop+VFw/Kq4fFdcPnL0vVtbsR8X1o+L6UXH9qLh+VFw/Kq4fFdcP2ddiBmP/vq1OiwLONQtkx9nVtM3SgEre+WujgO/ZTI4GzuQeCii5sS+5sS+5sYc4tnKs
        u1+UCpMZlODqyVxyk6DkJkHJTQKckCyWZBcYPAlKbhKU3CQouUlQcpOg5CZByU2CkpsEpT4sUECf38WgFLDA2eZgLFB2sCs72JUd7Mr9sCtPWaitiUHLDnZl
        B7uygx0WH0JJrgG7soNd2cGu7GBXdrArO9iVHezKDnblAiKIXIci16HIdSjq71DkOjQAF0SuK5HrSuS6AmPCxWjNrkSuK5HrSuS6ErmuRK4rketK5LoSKS74
        vi7TGfN95XCABWo4wflezmSVZa2ayD0kELhxD9y4B27cg+64cw8IChPZ0tYrRj9wox+40Q/c6ONQejFYcycI3OgHbvQDN/qBG/3AjX7gRj9wo2/116qKBL53
        3FowgFvr4YDQgS50oAsd6MJ+0IVTU112bjD+DB3oQge60IGOEoBwTdCFDnShA13oQBc60IUOdKEDXehAFxZwgO865LsO+a5Dfn+HfNehATjAd13xXVd81xUI
        4eFuYI2u+K4rvuuK77riu674riu+64rvuuKjK0Kz3CV8rJ+WB0TZ7HZ1cci2dhY34a3BbMv2/eKQbf65IQuEpSHbj86QhcbykO3QwhAqAkCGrLiI8pDct0Tf
        37Miko18srTqCeZC94kFKH4/GsPOK202BjG48WAe8zuURG3+TkVCgyRWgyRbOFKAmq72+Jfcucs2teNIb6RZku39L7mTl532VOYmeWHcqvgld/ay3Z7L7KAF
        OoBiX3np9fZY5gZT0aHw5WarTrKKDiBurF/3io4SbrbodK7o2OIm0CkPMaB6J7jeejHYYb0UbLfeDG6y3gp2Wq8GN/KwtmK2We8GQNV7vKdg7l7f451G2pQZ
        BZR3rkWFYEVWW3mzCFxXUqS3hTedQIOdKNIrKdJLebOMeV/S6Q79QhxvlfKlYCo/bU3Cd3pvhwi8utP796Faa2seKIFoHhwuwJP4deyeR5BAcUzPoz3CATqD
        WwkGj5A6ImnGbntG7b7on15Ld3V7CPL7FLTNtNvw5o2jpX8Y+nCOrA6S6datT0ssou/Ty2uJhQO1xEr6dZVvAtUSy98+NYyA7tATs/6qnZ5YCQoY1VitmH31
        GR329MTYKCp8wXAgeizD0SE0rqWRU3cda8J1cqBOl61iuOrTOJfDvvo9DehRN6RyQK9I6cI96j4SKhyqqyfPDqoKhdaWJ9Op1oY7VneACu199VkXx9O9+qy2
        XkCNris1zvm5sipvERUm6LcD+rSwJoswQ37A92eoQCZfQrssDWzvtRjjJ3ul4IZzGO0lt8RDqjMHTdFqUo4/fMUSrtJQ64UirvxNGxGe68Vv/tmwX5lB7gSX
        UVzGcdmEi8FlMy7bcbkRl0lcbsFlNy534EIVuv24HMblXlyO4PIgLp/C5UdxeQiXR3D5LC6foxIa9c1w+QIuJ3CZZftP+8l8iJtz/PkMr8/y+jyvHV6/xutL
        vJ7ndYHXl3l9hddXeV3k9TVeX+f1DV4v8votXt/k9S1el3h9m9d3eH2X12Ve3+P1fV4/4BWBMKTZvJ7l9ekA43kuSObYkQ4ffo3Xl3g9z+sCry/z+gqvr/K6
        yOtrvL7O6xu8XuT1W7y+yetbvC7x+jav7/D6Lq/LvL7H6/u8fsDrLFt1mtezvD6tAOf1GV6f5fX5EB3phLYjC6FOsZfDVBsdCjZBs8ONbHeYMttrIeK9SNvD
        lNF1EcOY7dds39LkTU3e0mRJk7c1eUeTdzVZ1uQ9Td7X5ANNZiMmpzU5q8nTmpzT5BlNntXkeU06mnxNk5c0Oa/JgiYva/KKJq9qsqjJa5q8rskbmlzU5Fua
        vKnJW5osafK2Ju9o8q4my5q8p8n7mnygyWxJ+6fJWU2e1uScJs9o8qwmz2vS0eRrmrykyXlNFjR5WZNXNHlVk0VNXtPkdU3e0OSiJt/S5E1N3tJkSZO3NXlH
        k3c1WdbkPU3e1+QDTWbL2j9NzmrytCbnNHlGk2c1eV6TjiZf0+QlTc5rsqDJy5q8osmrmixq8pomr2vyhiYXNfmWJm9q8pYmS5q8rck7mryrybIm72nyviYf
        aDJb0f5pclaTpzU5p8kzmjyryfOadDT5miYvaXJekwVNXtbkFU1e1WRRk9c0eV2TNzS5qMm3NHlTk7c0WdLkbU3e0eRdTZY1eU+T9zX5QJPZqvZPk7OaPK3J
        OU2e0eRZTZ7XpKPJ1zR5SZPzmixo8rImr2jyqiaLmrymyeuavKHJRU2+pcmbmrylyZImb2vyjibvarKsyXuavK/JB5rM1rR/mpzV5GlNzmnyjCbPavK8Jh1N
        vqbJS5qc12RBk5c1eUWTRU1e0+R1Td7Q5KIm39LkTU3e0mRJk7c1eUeTdzVZ1uQ9Td7X5ANNZuvaMU3OavK0Juc0eUaTZzV5XpOOJl/T5CVNzmuyoMnLmryi
        yav1jV2dIfys5Vc/DrP+0PcCKMmDlgoYOgPcqWwsZdlFKnCxoK8QAQAHWWmpmJm6pd8B6bNfSJ9OH7n0iu/9/5Xw4Ujw+rRPCsK3G+8z0LYmndnw8tdOD+fV
        PEwq8c/6fkgqLsqYzcuoxRvdTwgYBKANXJjrcbm96laYC8E8oIEXv0MF36D9x3/4a3/nX77x1m0az8RXq4Hnn01uDXrKkq3YqJgBpgXCR8JBWcn5REtg4/A/
        +cKs+CcCxrXwVJ2e9izJIaESQnVMLW2k1e6asVfJtkzCEW8rf/rnExvYG31jP5PhGLxryIh98K0MK0DemUtxaGACJCk6Wabdlm8j6NIIFkxk/OtBGEkzaX6R
        qN4ITCLTmvyedEYA26eyEkJk0ZcH4oOZPKWX7KycrAebCFc/ISKlV8kwmFoihF24Q9pTx/PxFP7IKwl0UYRjevx2/3reVR/f4+3AHSKDhqa+KzD51fnz866f
        5WSD8jumNt/JfBaKrjNGTkmNeyrMVdLSYQCJM4JwR7AZEUojU8IARV3rxqW9jxzYQxuGSUZ7RtPpGSvCd1CVLxu6eoY1kNyVMTc8LYWsqUfOTxjSC2FQEsCt
        ABucA+6bItgi4VXrJnju01CBmO0I8SfcblrJJ9Jq7qe1/N1nEvoyh747QjhstIro3ZYm/5DdHc0AMlpVVx9XODcAZ+GQ4OFHlq7aOkyuHKTt+UaOnQxRiNWL
        cQKQ3BK4A9GC5mRaw8Rt9FZZ1WE+PiX4RME8jssmBbOhP5JboF8KWJeTct75v97434UvzWdfF/QkT4PCSQfadbP/MfVD9FG0ead3R8qSbklpv7o7BnwjGF1h
        eGoErPTw2/4xU6F5ZfUx+FBKHjuOEQjzfdPf3XC9EwX1VcO1EQ1LNuJ+PG3BoMdzU37fdFbug+ZuTvndAAHheQc8svTB8165/eYvCDwPy03rVsGIgL5x03Y7
        RyFj9yczHOu+5smQCeiqsl4EoN/83VMOoHg6aDCqOhg10/usnv+LX3DrhZ8JKk7pEOiwzpJ71Q/UfTCcvNm/P22alR2DGu+qPl0M2aP2n/7z337hy1979utm
        FzuEGQrT4MJ6rKqNHpdfAq970ooy1mN+fhGhjWdfY4fy4XykMLs/k5Un8rfmkvzVucSUJ7JKoQ+V3NPVfK/O98OKRvanQ7Bdv92/X5LGHu8+SWTm3AvXo4S6
        iQF1wAWGTXWjbakTNxBaWorFEIf7METZ4oWL3neJGB70aRtmpxm8lmOqYTF/F4W+EtBGLn/3lxNBH+//O0G4ak1WjMTY03S0ARlbcEG6ZiRYySBbihT3n1Ac
        9Ijef5uIvFhmuKLMtSPLfqoZuvJYTKTnJ0Ks5OvSGi0m9ZZOTLEZl93KMbCngn0yffaNm7JugYu74UOqjJjxME/mTlyWDmV1hIgvm7rGjMdWzLMC2advY1jq
        kEGqGdQ+PhOF/onSTHAyP/8MGrdBUK8ssbSe/4dv/vYvV1bBERbb3yiCiZCc/x+SNNbmypc1bLPFL4JVX5jwG1mzL0x8oy9GvGm2vU9klWOmUdjuf/B4389P
        Fn6uCCRfOXZcWvXG30ePMvTod9CjP3jrfwylmW9/89dOIbS1bDnwz/CfzyHXB38fPZAZkSuR4L+Qlfef/qNf+Nr6+LdLMtDl/UfP/8xnPugM/+1Pw1q9MAt+
        TAb21a+ijOe/ijLWoz6BhC81jqd0kvNCd1nPCx4oz/cVLYUVCqfGmpCxZZ0RZUiXORtKvdlQ0tlQ0tlQUsu1ElY39G45HSKdDrIXfSNrfIwhAhuXmw7xV0Mh
        DgfZFkeXlxpHl7ctxvqOrNT41S9BarwcfM6JjYvmxdEq8+JSn9jY2glDsUFKsHLjUlFuHPG1n/9RoDGQJJ+KoJHiOwQ26RccR87MW7Ld01SbMld+Vn6AQChB
        flyWh5AGS5Yp3pZQISTHK2qctjVO92q0ouMIA33l9lnZ8Wpz6VFY2XpwqRF7Gt/9Wd89fL338HU/Xo/CQSN8m4a0sNgrx3FG5kcNOIVZiBiVVXq0x4us6XH8
        ahhUZ8one6Stv9MbR2AJBPMIYBBYRVyOHUJPyyxqN061q22+TbLSeePf7G/MyhdkIU+eOS2L+/azbf/UGZRxVVa5kA21k1NHsurED7JJUGOvIPJyZMmY5LMp
        LKHbQ2ezlokledC0BIMNnf2R42rtTecs00OB59G4nFa2teQn4BFarkHyfLiRmklq5/rJ7t+guv47qg9oxtgMtc2pI/pDCmg6RDKbuKe6r0sxycOc1X1fB/no
        FBqenH1xaie9NgUng2KDfXAUpQsmYEBxrG7XtN5Df8DDGLu6aewKx0n7A2WjEvYcNWmwO9LpPibIb8geeLKCvdVMZzWwUxioQEevwmHCaQ5GqX4Bo4qBqV7A
        8QxWgAw1NK56EAZYKwSrMH12rGWYIwyvG9yQgxpzUDG7K/Aai3Dapm4HFX5ELKiwnoOTJsZ4zsinXajzcKSbTYpoHUOd0tl76UdhdblHLcTyk8yXhS/m1/4U
        bs+0937ZhE+9+GjmTWNBwNMEItpOXJDk2p86/xSyRKdjMK/wuKoxjvVYZRTrYlzWyg0evU5VH5++0N59RvYl4523g9LlPmfNqfZHz74Y/3EarOuumSb9cAk3
        EvFz3TxhOPohr5aNocNwqQPOhERhRNd/36Z+C0z2ZUwU3iTxL2QbHIjkXVmv6PeYNCodM+GH/Xo6rud9JbMBDzeYpszU7vyr9s2/cnf+yTAniD0gdfG+bK+9
        TIx4ERQyBcwUFDNJQ8z46W5lgXp9cRV6F4zfm/AsXq+9FxhCFqnX7gsGZblwOvmvTVPGg56i4h6cFEJNeH8QOt2z3idYQKOYD48ASZlL2D6bQKjbTdNEt/tb
        Jans8bbAsdMeb7MkPrbVppEsm9peOgYPSjBgluFs5pumEC4LJGlZvUqXbxbA18AL1LLGBY1yhF/VrNpbP7CB7mD6JX8TbkrkWoKnJ/rywf4IN82Mj3oSPn25
        jBJ2RSYrk5lHU789k461PZ5vNsON6o0Nu25bPbMZaaO8PYyP7n5U9hf6ZpYPg/ZMLFOjkr8p++SYgJXT3j9txmUau3vQCg2squpxeByWVfXfIPTZ7f7XcUAv
        /MNvIK3u8V5BKkT3y0hln+bZfmVH+FA2vit8yf74lMzv8LRUNiYr5AOh4faeOjKRje0KOzA0r8pUktmiMEkeSoVQTfbGYLjqaUuXQl1ncoD1UcuGLmCGA6Y4
        OK+bWAqoE4AFJ1VY2DIPxgC9AzZb2V4DSYfQu/i4abF3P4bp4UorYxnp6rL5V7wdwsSBWxuDmLB3P+o2oVXlZkPJ31AVtTodNNGplZ/X7lc1sAp1A/hV8uNw
        ifog/UAhEvDdggzQiLb38SZD2x0xDIKn3JE6apd9B2DJYhXq1JWqakhRwU6vAefPAeO/338s7Y/bGkuNDbYMtJw2Dd7UvANqEeM16ZoW7ul6WaMZetMGJSKw
        FZYiBnUQYF0QJUK4FDAs+cGJzCvQgfBY4z+WgV6Sv7tBB1KWtz4mLbfZ06gVsO7hwHOqyx3+7IKDbAF2/bo+uCzoytzTBeFhXnvFBRFs1PUOb1ptu/bd3IcU
        ZkwwipvrGwrzns60WE8k48t1G+hijlSqIpNSVrIuCJm6t/ttkJ17ZF8tAV+QyoR4qAS47EZUNyGMdoWTeuettRAOo027wu063e0+AP6tJBSE4Af4k5SfwOob
        TFl2DFkB5VtkSYzbRkaESKRopASpYy31Of91IgOeG2R3Fqzc3nv2RULEAXysvSjcaFk2rLSBkBsqh7POBkHSmWyMBN5T0mr/R4iBDHxfeNI4ekUJSDrc7u/B
        nZAOe7zb9G48q+/xdqtTKDpauUXvk1vVVZS6yIoM5hnRAOJWJQ/KuseDcrfgjd2CryoUPF4oeLRbMES2aG22AUIK3tM3hVYhT5IfsqUPGR4qN6amTAsCA+51
        gtHvljm7wVQ5Xk8J3+l9kq4pyqYhyPqLPkNvuWnrwWk4j7Ab5AEiSmrJYDEemBAWx2/360IxfVK1degszdQEh+n2aLiTKyOje0QQenYr8HUrEA7oguyt3Bhl
        eXJtFHYKjw4oovMykKCux1YQqcheyV+HSpjsMw8DmRzOfPi2p46mmwWYaViaQGrYP4RGGsNUkZX6CJ3Bu1q7jcKTXsP8K2bhtoNpfhb7guwP0PaiGlNAydi0
        gMLORFaqrJhDBbYfux3C/LRW5WGD2ZdehWR3urGHGwLFDW7dEzd4XdwAxMI9wuEHh0Ni+uvfjq0xKKAI78pb41fs1vic3RqftVvjM3ZrPGd3w0kLALndPggf
        EC7cFpVwbGz2FExZVdaCALUqC0H6XQXtHiFJhOKoggEb46S1VEcVq8TvUR1VaXYCqelPyC2ukeOLBHuRVKrKHFVpk/4AVGSnA2fgHmzoNRQoC3T4QfetPa2h
        AxZQVJNsAhqMlnraUr+/pYZ9grwfvcpqF7IJt2OXQI79CCQZe7wfVvT6KcWrDyqWPaJIE7hTljp9ryURBYiCvsDkIIKCNGUfHNyMI+wHVmXNaFzf7RRGwIcE
        gmziAtTwED2dgWaCjIiqbMkUTsiyoa5AYgiVC/9dy++YYh3CcAF91Exte3Aj0H4N07SWfML4qWd9c1lfV/SzWp3KWl3ngBEjdhUaGLFBma6TCD18CVrUQxi8
        RG1CdcbK5p17dAhH8UcLAB2T8l7yp9JhbLrT6ToIF3aAEBsj8n6Qohp6toX7DShg52dlZo3k29WHFiSqh2+FslKED/ftCqktHKlbKeoQ7wiPSDUtBv/IRpOf
        RBDy/KIPtL3etGQKUf9Uiu4r9Au3QmOKhR7dFS7a28+im6/YHw/tCoV8bBmUOQzfXlLmD7HEwCRTZv0eBlNad5ABWqSPXWW6mvbCVaduyohxBZmRQ6jpIcgQ
        cTbmIBhqnvIqQeXpCSNADJpG/pLPJw17ECxT6BY8px8+HSA4R4vIzgG3K0e3x6vxAHmzc4OEYxxqhN6BMrYHu+GdEcc4NTz8KKMAqUytt0QxW2VperqRRxcE
        ZXKRyTcbmEZmwm7pVe4owtIB+/vnzTiZ737cr3nGgV49Qf1S+3gWONQf9Fa5oH51xDsVZ5jI0bSSt4RCCUIcsq4e3U9pN3CChm4XhRpBj8fzhanu8nhoBkHe
        fegPeBjLtCphX7DU0D710lyivvLUwHZtL7Rrs7bL2HZhmBvqv64BYahnGsoAWgEYyDlPD8kAdj3UbajrKikywH0kRTbAedRAkz8OKVRFoAkncypPrakglSVK
        aa7cwJXbUBlMBc1isklaVcGpbmD3s+oUnTZ4sp9VcOg7hqQqiBHPwCi+Ixv3RnOV7EFjwvUKk/AFdcwq2T6ruY+mGyyjEpoNH/UhGRKO/+wdHg7KPEzVEHTg
        2Y/xvH3sYwG7seg70huD0VSk3EQTcARV/SuV1mQ34+t8fwZuK/NFzwoXp/LJPZRnOr2J+OI1QWOmQY+FHsOI2hjAMz1vMCC+q7l5QOOX3Rp8Tp0ueplA+7PG
        /4ZsmrecfTH/dusYPIG36MW8iUa5E4JTWYs7SKsdn0mH27NfSNfnp76QNnM/HUKseCEFPgHzvvzC0itfDG/1PNA3tXzhrUX/VvVrXSgLy6j3wb/4jX9c7n7w
        B289F3Y/sOsuOgUPPEHhm5174HVRNtHWETVhaYGpg2q4qU3lf+apA1kBUEkfSaf++Jv+7XSLHkzlf2wz0D9kt13+qSw50ixtxDGeID6ixlz4rYVlfgnGoTx1
        a/CQULQygTDbMMPTsH1H2srvSOvBPhmoxLTOtlvkMX1Tz6NpYbRb7eiTcD/ejp4UKjwSwlf2mHqso1JShlMy0mOybD46ZiE9F99Lp5rH6bMUrJ+UX78gA9U6
        JoXvvWcif/ZnE7dXRhrfOAKpDYdwUiAakNXzE4cYKoXRT1wIwipIuoey4C6Q79NSk1YiPd+hPfenbEC59uwJGe8VcyFrTGBrkn6mQ/IqPtPFkrMzp2WrDPK/
        rExnzbTEu7ua8C+XQ3s/j+I0UGTZBH1YEjpyJFbBzCq32CNC5j7V/rUv/W7tZHvjl7MWK/nCD3Mesik/JI1uvQjC9G4wzNP0Yfoo3YAiGEC+6z66tvy3v/e/
        bfxcPv44p4T8jh7Lnz0NP3zgaRKIREAejKbrGg2cBfy9cDr/jZ++C5EJ+Usy/la+6fO/JQU+8jl6RUVF1/4UwrI9esFUzj/VRg0n2+NfzhI27G99ohmZpP2X
        2kZb5euzWiXicaFmqTehg1Ae0GnbWmZd2z+RjR65cCJN0JoSGP1Ipuw9zbLOOKm1Rf+n7AN60Eq+5KeJKUNGNCJk8DqDJyeyde1AijLrHpTZl8jTkQcvnBAg
        zkB8HF1o+0/KR3S5WmvIdIyaUrB7UhUSvr4yknRLmqYZ7lefMTp+pP3jdKQ7YF1gjCgwMGAjDhhwQz/y4lSOUxg7Ge14nyzER/ewYTVBIjTpfzY32KhCBMqK
        IH1Lo/aM4RiUOAal809lG860Z54StmXYrD8hm7xgqeoJmYpjbV+ZNgKvJJAYJryEXxmRh0LPAnAGZ3ajfMXfMrMvnEhOCR3F2fRFuNl+8i4ZVXm5G5fJbNhc
        dQLOyQSqshZCZY4k68xdzRKcdQqFeiGF59NFD4g3MaPtfScEeyJo0HozekYmiH9WHs48dRZLRt6fSUcEDbYZfy3/tgx5SVst2ROzITntyws0TrKV4m6HWtqh
        jfaV9GOdPgGyCaS09SgxONn2eh3JIphjbZQBE6JSJsUnpQ8jtg+aT3rhb9RulC4wCKl2AzOU3VCp6IhZdwYT46w8th2RHGc4J2wnvI22F6is0IuY8HeDMq4t
        LlOAxxFpcUTGV40Ig0PLkyO4fMpcpaNUwa/D0tAymNdW/3hUtSPhBTgt7XYkYUdGMfnXmcR2I9FujOL9mXR9oxbbblRsL9bZXnTjbQK6bjQQZcL1BMsRTnDX
        8QmmyuiDVLSTJfhxLEFd97MzwkAzFq7cwqU+l1lL1ajwJLCLtYWaMNFm/butp+NuB8NuB9d1O5jYkRrFZMGg6IRb5zoo79FBrdnXc1d0sGUnWyx5OKXWy0Cj
        alxG4yKGDrFahxX3v36xAkHWMN0dl2Sw1z8pXR55UNbj6JNS5MgnLzwpLMwwcULrVLYOR47rfpDh5kfNeg6vYCf5WlB67h3SkB3DJ9BmAckZ3IazQqg+VQhY
        P6FfpBjBkdNHuNvWT/KREIJpQ7ZRmIZV8vpRBnuU/a3+kxl0uySp3of0gWNO2FzJeSyNKHnYvRmQATFRTh5LQx0OGHKCOYLx67nf8aSkfPlXZz43BWIbhyjS
        mj//Xe9ke/Rs+9tQjpBuJu3nuW3uPWlaJ9oyyxLk+n3JVD/b/vnZV2eXv7hYQbY/d8oZzFhFxvbC0uIXT515+tnJE7u8Ul4zDeDA2mEhggUHMnxIScCUyz7b
        iGOhxhtwBNu4lwFI6j+ZQtRcOXAMwn7pfVVyWeaupK0P2XpT0vaH0v7hVe0f7bV/mO0fRa5V7R8ttn+Y7R9d0X6ZXsJ7CIWUnOGK3q54wGCaQU1TUIm8QWcM
        J16SbcDkkbvxbNzNmvV4tP4HJ9R1b01YNBnrrG80ZIf+LzEeTbNeFtsGQWKjaZKvl1YPyxIlDTjCqW3nd3frCWX91YEbLBKH/+QRfTLaw921Ken9OpnE2L+l
        b7JBgSAb5sQWvCDvFBTEySAaGr5QpiQwN2GJbz4rHZJc8mOEP5IeB3v6wWYdX8k0gt/2MmndLKbKbDAj7W1hiSUnnrS48EnTwApzekOt3nls9eNEoa3eA0Fw
        n2zWhPxI2necfXEaC0YICt7LCkIcAOFzQGlCQU5o2qqJcSzo6AxDEcR0FtzbJXRCwQoAj+yR6LrDRl2wCS7B8+6eSI/RBXqlDLf+NUuvV1X2CkNSE2XhtDst
        hhxISNFbDx7LfaT3Iu6kNOXEYSpOWWPHCiniLLpXSJGb4BF6iiFthKn7MoTXIYaBEiANikLv3ozsmtHLHWLyKpkOuh7kefcB1RYycgVasJYpWAs6cK4uVxFC
        xRKyeYBmFSuKbEWhLTfMb2LxwFg2H+Jp5f/e1TqV78xv4InOhPJDAVAuhkHIqvhRE0PI97Z0f4anv79fITEtVYDp/3Z4TN79ZD55HLxYqOdBP/87sk9Gq/L4
        j+UvCZ9ys+8JI5UjFDUrchmOCpMQFzKBBUKLwRxFd2G4pvNARwP9EEbIBLd79rAgIiEpiE4GZqcCIiSwiOYgUqjR1b7je5wUfXtQVZvhoOCOvywcNLjuq3my
        lo9OqxKYXE8yRsWECZJPxX/u47xsRvWDCZJSElnRr+puRG2hcs9TufxCVu5pcFBpOqteyCo8ga5NnFFNjpBlUHujWKhwxH6huGJB9lO/+6m/8lOw/VDvKUsZ
        Q2cfxF5GVQ9TgbBrQhmYiMRzJAxMcKb9geODTRnZBTS7qLDm7wqptvGNICidjGYM3SG2d0vRYESzutQjPyr4Ibgkh6d5MLgI45VTha0OFChcMaIoIykLHVFh
        FPpKOzyTlc6iyWflR/XBCVmnZXlIdbRyuwqKotpGm0rt3aey0pn2F0+aEpVEglOnaZnceyK5bN4zpwGQMgipspQrxFfF1D7OI6eYSiYOaz3UvevM4MCkXVCR
        DE+3Z7/4pdNnz3UWZ2cEZKeNPAFl0RCQKtERvJg2jf8iOhvv8aDl2VCl2aaq0MY6uepQ97obh4e0H6FMmoYh1A2rZiF1w0JIgnydkLQwqUH+6eM8rA6ZqNzt
        CBq7gkb8r4MgmnFGEmUeDqyeigU+2gcL1DeXMDWzyoUBU7PenZrHNYRb33wMWFJxkvcVws9AO9lz9kC/I2rUApgYqtfYufujQN+QCZfBhPsvuhAnUkd3fn+m
        ffzU6bbPUQ2QAwJrZAhWZggaqxcRpj2wYKhaToebPJMrzG7SH6qb9KdBUJlhBCGj5y4BTlooLUuAtKDPVbuACNyqaJdaiTNOhsKe2DngcVDxStWemGpd0XkB
        UEGtK7a6erKUoOanKntUNcahWOgOxaiyFwJhQMJcJ4QUCQzK6/fy9skCqbEXUznK75UGxZ2sqipv4DgQFZfR5nBUAIkydeH4epp+sXEogXDl+gzyAC/Woqqa
        Gdqq3sC2/bcxDwAMwzoA5i8JQpXpPFA5i1uPzMzwQlbq088apH4U8mwtXPG43QoEQ9gzsHZM7TJg5j7hfhXwkPGpxCTugRstZkzOnGZHAmm4mrTp5HUqHNQI
        YfyOmUdBjHcVORjqxYs3cA41GLPIV3xA9c8Pea4kYAIv+ZwefGPKe9TE0ANvn5p0OPCO/yKUjSec0TNMLHtqrm8Cf8ruolGR1c2E3uLj0DuEDmCIGNrUcXMw
        LH4CpWd3QsjfWgEPcFCBoLVVXlGWoGJAEguxOoDYnKpi/2kJy9PlnjxMfQo9ybbhNvsaQdXONGxbfxpgyIwfnVTdHZ+qWtDkoRlh+CEEn8p3H7sgdP7pNHJO
        dqog+aqWkmzy0GRNdB+tQO+lXrYYuEH4RcENXcIBDAvFP4ZOSKRY1tw9qQn7NfL8ogpqQF08vfpFNdSAunh67b6IqS/pofoqJVRCkvzPJYfyLV7CusuqL1rf
        I560PSTEI5xFwUAzgo4mJnFVymzv/TJmcroK7lH/tbtzcM5Av7jaTlbPGDdkmGQg7O2s4tNgRqdD5cKa86FkDXf0/AxaHiWr5ztwSgRUGY8OMrpnNHWjEJG/
        OQN1LtLDUEaXt5DIq1K3CZBj32EMvzoIBDGNyKPfj7GCpnBJOgvF4TLoq+hgUz2xFJqKB62plU3Nwr7GqpJhF7orYIHz/CKYjT8AXmXq8kaIfHiy984q8kHM
        YzU4mX3A90QUsllig4RmhqpAM7KVF6fqXYo7KRCkT+LRP68TK3YoXW2OSK3YCDa4q2Iuk/qhPhH0f5X6Ge9RP+NK/Ywq9UPNJFI/0FaKP9gg1GdtptAri+Zm
        zbEDmG/hAJwuNMhxK123YRLvc586sJ5st4g+ZCJr/9VbpV1V0v2srlJRKt+fB/1Y2LprQKnJqax8BPHyaoAdcIM5BftC1JjWQvV514ecBbXYzTuym8lnuWSp
        UCAMZK037CdNuTvmueAEXfZc21b/ugr96+a0MK8ypZpQvYX+dbOgf40DZeFXjmRNbv50JbnRTTbhNU1zImbJsmuXuk36KYRvq1uZEicoaPkDTe+yoJBKEEuR
        oGh8B6AoDwZFHwSaqsMuHYA2Ow6f+zvQMLHrAKQHrqCjGuUWgDupgKv0Aa4CwMXT8KaHINGxAi4uKq4DAuh/XSMpWQUqL04jW7n3Yj70eB4ey7hTaRsQfE3W
        h+xVsj4CliVQbZ84JRMqPHVaiMDTLduw7vQbgJG5bElm29kthGeB1iaCrvfm35l2Q6DYbhWhiDNIQUkYhawiTF+drL2pPwqRYP/S51xPGz2NViFSL6zgCyMY
        iKymHjBBsVsXcNN5Y9vq/XDTx4HHKoIDamnCIZRJnUrJX3T7F8h6N4Jdst4tDtTeoMpZvsi9jD+iHINnGtP3qJ/3BiTgloBVKMP9rBucmnWJ1YdI/qro0Tc1
        ULjSS5ko1dOWSuCZgFRvHlAnig3bj8ewCAOrahzTpHfQgPfYNh3dISXYsnIfZHuIjsAN1gYuwz114XZlGGuMO3n2eDfOpCN0e2DBLnWTvw46IWwRoZrvvdcA
        rsdV3bnvzd1Nt7G1W91a/1Za62W0yE0eBb02WDVvQCU5jijPblCg2JU2kbFJFYamly9cSvIEOmVoFbG78pe15AtZS37LdG/a3KYlXCq11qjDDoOvOg1Cpbx6
        V3mbp8vHNAHdUbc63fCwIOtHqlpgDEnorcv8tyurOXBlNXUlJUIvOnVfO8g10PlDjIiowJK5ueh9HuhIKjTNuycyaW2+6H8+q0/LO8r8oLWWJlyLtIurMXZd
        7t1laqYus9vUeQJeM03EZK7xGC2RXOFjUzsCWHw9mA2jXMTqkxsW7N9N/CZV3gWzBhK86Gb5McgxYpgv6/cMURerqlK8Q13q63hym4TCHhvh7CNqzNrFw8WJ
        AdPbWJW7GvhUsHrm2i9Do0wI1koMJmSzA5kuXgweMKeeXsmm3bwiVWs5IgiWmheyaPW6KvXWVLRqTUVuTYV/tVVSt+XX8r33CRBXrBB5ek+zn+yTNVIrYI1U
        95w1VsXQilUxhIxDmOeNvlVR71sV9d6qGLK5ZZY0uCoahVXR+GutCqBasMS1Q13g1vKybFV43MgaDPaJPdtNKdn/BA7HMmz5HJE43z6lPERpTRYitvxDrCxl
        fBmWkkKIWvLTmLDCwjEQSH82QZkg3wuMAKj6GFwKZqjQUqDrtQwEAfdJRkFqxdLg/8Wzgyij5YQtq7gMLafshK+S/9FVDMegPCt5jwF5KPWQrYF4JuUKg8Rv
        JQR7FHG5HevckrsK7oLY61+kdui4wTW5A8fWTYnm5aJVrBWYBuKyBly4ME5ms7rEj3yuWqLRX49cEjrsV0tBeSaC1D0CpQ4v3VV4IfG6exokZxCtQCDY29O8
        vuNqNXiFVF2/OumkjP1flYwPk9hMDTNM/CNNnySvALjaR/IKewzZXdYQ6r9J5ktaBtlaCvYbJG+ZelxCQNZM5X5Bx2V624TlSaj6qM2CyE9bYS1zyQlE3Q9I
        BzeOuF+5FQAMkaD1LEE7BIK2NK0nfCWq0QhBW1rFCcRHMiodVU1ZCWmWiajTpjQROylgudsk4QQ8p1MGEBr/48oOXBYsR7L6hLAAlwELsH0FLMcqsDQGg6UP
        GnXlCr6TztzbrHYLOqpxXSNyBQRisw+IzR4QpwYD0UJjqg8astd1NUIYRfUwuGAbOxrHVr56goKOtDMUg4vk0NmKbaSxGV1j8TShKyj8B77vy0y9YEU9viNf
        EReGHDmX91ErBTum/rv79PEiKiJ3Hy16p43mneg+mzydPJoBXdK9KkOyw64MAgvC3OueKlLOBlvfXsR0eO8K4gfI9ne/ZTRymAKh0FLXY4ArSM+uXUE9dwF2
        n/uiH/+coE0qYuch/CHAN1XutzSKOwytD9Cuz6ejgBvpy8QWFoIn4Pzk1637aH8QEbBWBkNKSuA7td3zcogBv3DsQEstdQiACL4CwsJLy/7STW3YLSbUYsKp
        zNuOAZMPEKvbq/LaOL6y6KDnuraBqmm5sN1qmjJFCcePF2qFsig2ifhvfh+kKlqK2RWaeKNXRKaON9iIqXyZVxvklZA51mgwOZ7cqn7cru57Tq3/qXzDVH7i
        GAT+/zSAt6qek69+HK2G5PCBkUcMdr5X6GCqBNI6fSoL736UaoShzKwsuJvxy4J81qdnNblrIQt1YI4eky1yVD0Y84V7gk0T+g864+N88RIUw0AqacTn0nRW
        vhtrn2o2kR4PRzDF7q2rtm2bEAvVRrlf9SACcVCBlQaMH/325NmP+jge9GWz1BPCysd4Qljhq3WSep/A2WpyPHfHgw2cixsP6yf3et53jBf/Yiy7YdnCrwb4
        OUPmmpHJUSVXUBXsBWVTT3FuD8MW8WwpOKmuJSBmEESO3TUrFcUMkZUDu43uzEqk3N1aLZsZqBgU+D5rCo1SVk3Z8qN0I99rCczFzwtEV8gYyKHQ00lf1obK
        GJrdHRCtLRXY4HK88pPYkeyluCcfB07GAaLs/V6pRy/E5EgqKl4vb14FM+UgInIQXtffhJMX6G7iC28xg2Z5A6hWbXNZjRNCPQtRzxb9jcacjoVWrkwJZuuK
        j2G4YTeku4WKoC+p6ame5LjPC0Yf0RlcEKLQibZD0ph67b0g2RzwRVB8EaeQznkUbBvIualyX0bTWj0h/IqmUZOrv3V6SoRTaislkcUcHYKSAJcZdX250LTw
        DFttVjYloQbLuuWWTjcqcR6ayrTsu1GXtOGm/GhGU0js3PiJz/jN6Vn/dMPJtTL3yu3yrthS3E9PxX2kQHwFeqp6uhs23Rbw4uWyN9URhk+j1KzKA4oaEAVZ
        F99JVu0yvNDv2IXrsGTX4ZAQnC2cKQgppfM8TZTCalgKCxtuadWa5yxuDaStOIFmZJ1lPCEW+PdTU2VTtdSUACmr3h31yof9vi7PHoEKj1KWky5kS5SD7ttO
        7ArMbNFptbtaYZrAl387k2FXo8jC0AgYZfgxY6qKYqpWGV+HFgyLVZUDaPBVWz1W7RUq382Q0PXQS55QvqZK5SwMmtCH1Wk6Q5mRgXRDaMmezFeiz+HkTwzc
        JEnL93geRZNq7em6YhHFvlOnWe6F9pAgD0iIvfhHvZWOOGSbWwq7R9s5PH/2H3YPcqXiJlPRm8qR+EthEKqmw2TBwvRGqzCCqVyxU7p8f7TvcgiRoUv7kaGa
        yJUVH1bXxIelHj4sXQ4fBrB9CSYQiWI6OUGju+8XzqvBUFgIIqhiAvXBiNv2ZqpQ/40ZDKTkZjSmXTRMzuw4dwd8OqPqXnj4UR4ATnYVHqgqAZnBL9aC+kwV
        R3UMpt5YMdxckVR/qFyAojMslK7sfyXaN9jNTYjgBmWdDumwgC1Z4e3GwA/L50mGF73MZNYTlB/2uZZZ4VAm5qmzmorT1W0EuSKUdHHEm/uPm+h+tRv1D3Kw
        M8QCjEzt8AQ2AvxLnoQmXxlqe57gQZm6w8SB6ywObFdNC9hvpB2dfXECKvrEfOvZbTBjqtLmPSqDGJ1Ph9stCMiIDkESVVeqllAtRqCQ1Q9oUKq2J1i1omIR
        hciwPKhJmfKSDmH4VLNBnGHBHud7BeNa5wMtE6m0d6jr3IH8KeESKbdHnWD1tQg9TJ9iVD95MqPGiEYAaYCZaeLYAmIz2VMef4D6WP49OOlzX/BkRNXNItOA
        RM0M7aI/Qi1q1AxZZD9ktVg+mw6pj4Kugg27X2FsqY2u44j6Up+Aty7Byq0Xs+hemcMjNIAtTM/iFFqnCL8UdwEtkIFafzNCMQ41umZ8JrNFp3ytCD+yL/82
        SARF+EMW4bcE4UdE+CVLIkTc0KPzhb285RB+a02Ej9oE1Ye6L6mXp3I8WPdI3QXVD7gVxRky1Jsdnp1yj4LUP58NuVzFqRLLHLTAKOeN5CTngfrqw+8ZW5R1
        k6LCVDAGkY6lqejGE7crAuGCttKEPBgR6Ar7weEG16DHTzQDLNkNLJqmE7++DWyIJ55prNYATnfK0AluGP+MKhfmMzAp4bigFhzikkbGYdrJnv0HKIN7m9ap
        maBIofpk8wQvQoOK8cfymUd/QjZoEHxOpAJEYIQ9gjvISEAHzWM8Ptxk9KoSJUIG/AtUfiLQfj6zdb+mw6cpem20XzBQLgQK5fzk3SAxutZpYYyBT0GaUmmh
        rEoLFKtjeGrtUopzktKFp4D9PVPD4g2Fq/Pi54LA72oDRqvP7foPFmZWHiFeSYgd9fRgossowAgPuMLV3fdQfwVcmYq/ZUJC7A0uU2uMyTuCdM+hhaZjabxF
        aELHHxPIyCyxIrSgj24OQDf70zRSzlRzSwhhv0A3xz9tZTsHTHDgOD0/BlPU7JIbHA/4ZB+E8ICyV+7l0p9cn8p2ZFsCf5IT8jM6OEGL70gqu2uCAhwT3CXk
        WaloJm2VvOO/CLzvmePNyDneLIZrepk+LkKGa6okFTjltG4uIhuuyfrdjFb43XQRj0pdBzugj+ArBElfvCPrRJMuNANgChd/qQTto4BUIIRwdMeImHZCQVWn
        GV5K78BSeqsqm9bKKFKjWypFEYXy9DN/zTYWP+vzqhmB8JnsecXsboTW1ZXdCKElKWMyXAM+i+NdFKKqY0FIUbPuWN2tmq/YDjE9Qx0a9526GGygYoij/rkf
        +CcZjUAoNdXHzOj/INIji0io5A/7iUoTPmGEYJCeOF+N1hmIb8/anbQ1BMfmuwdO1KpHe32iVsk4kYUvQqGzwZeTZ18UMt47fjtFQkFPwBN0RWZBcjxDf8ls
        qEAIQQYAw0f88CQ+cxZRUry7jU5CX+CsvDOyJE108kQWuR0xpNJ65suzENZRJfvitLKkATRkzNkTcBR59gQVXQPh0Lk+BLry0Sfhx6M984PHaBsQqooibBNP
        7AqraNgR38d2GbahPI/zUj0+kTtUdOJsCltULq0Ijhl9yWGiJ88AJGdP04dtdDZ1qtnyPv45GFpg1L6R+c4/Qeq6q5bowZEDQIatg8eiE8YrOeRIDwYhlcTV
        MYBfcGR86jdbeHCLCX66vfepJ8/0iutm2nsaeYLi7zj+u77bDAqhCNqz3/xXNwu98CUfAm8cMJaoZ47HyUuhBiAQskHuHe4Wjp8c0I5wXP0E0PpcIxScwDHa
        g01FNNGJLPhkM+zpqpd2hS5YQKsra7weayqwhwt3YZxpzs9NiOcOU/A6yw9WOwNX/vqe78YZ+L/xg+oTftG0gYLmiCcYiGSYBZcmPN6aLHS3k1nkbvdlJXd7
        JCu724eyirs9mlXd7ayf1XiP+BtZPfkq1n19j/yARo6GOxTagnH+fISbiB4CWcJ4fwgzGOuUZNw/ATwdpfmMD5gYG9EM6xRxzbi3/24oY56c0DEH0OiJAUEz
        nGMNXSL6sLzyQWXlg+rKB7WVD+orH8QrHzRWPmiufDC08kFr5YNk5YPhlQ/WrXwwsvLBqHvgmZFLo2b0Uubb+IrD8nOd/kQ4xpb8TPQnoi425eeQ/oSkJJaf
        Df2JWIw1+VnXnwjdWJGfVf0JZFmSn2X9aflf6xcu0hiBobtPGGnEhttE9BF1zyTztQ6qXSbwrK+3Qe/W7916vM09Vdp/GifN3q7gdFlV4hFDjr8DPdyYRYDM
        WyWxP4P8y0P4HcR/KEjjCeBSTl/PxjI8pCuDv5JLhy41PT8Iq7V6nAyvGxm/auPEpRcgDtRFw1zGfjPJX5NX+GYfc+2z3xzhryNX+OYh5nro0iGuV1Aksi4m
        SCUdt1mOMsvRQhYoYUsm6gTH6vw3Xw7VPbZQW8s4k3svlO0t/zk4zY6/nkUjJ2ozrSd4+jNbm86uEury5dnh/FxAJ+VXt7/EbXOXYJ2r4TzqGtkAZzUa59XW
        2Zf+hNfY8nS2cTNeLHsgPq6GttGmfCYdX+lKRMiWTWYcdMT4QUZQ9uFY7ZIXJNmOS2nPoPzH1D95vm+K765f8Q5uGqel83iXFt/9OEhWPja9x8t74azeTyfy
        9389kaWCY956oxb3PTrYrK58dEgeVVY+qpBLlSpWG2PIfMquvXS1Z+Tin6IBVRMRfhuuGZfNJ/33Cv0IzfX9DwIOAMBrii9+DBar/U0swclLr1/0+dKfgzat
        /Y9wNLfikazrcbPpkDzz03HQ2SCFKELa9IDm99JxyZN/wE9ky9wkSGnTPRMyzSR3/rxMp+F8XXJ1yhPgTQd4SrExXyxNmWvcZNoIZ2hCXMI+eyPizabjMqM6
        MqPGNnuaGQMdHU23AuzRQ+l1TI+k25juSzcznUy3MzVpxjRJtzD1UqNbRPIt3+ps3RB+IQuLUyY2Y/lyNJX8H6rL3502Pw4HSXBUD1Ii+Q3fjGlk6628uYh4
        2GMa2XobbzqhNGLMBcYe08DYW3izgMDYYxpc3MCH9HUau35M4wbjhvGwcWM0FveYRhvGk20a8X6MgYI7uEHo3Fm4UZwNprMNAqkxxOG1kLrBQuhGC6GdFkI7
        LISutxBKLYSuhadYIh1GN97A+MOLuLleYxlvkKnKPX2DuaELHUX/y3h4Yxea+vAiHu5Y8XABD9MVD4Vg2IBpnXwdYYc3IPY7PQDbAAj5uTPDmI3wZol7+xtG
        3yagolwAfq2b7f6mGgrlC2eGV65PaTEi0HZWv/EY1Zblz1BaZ4cHAz6okMUAg7OiJ0sDcrPghUCGLRWWSWbRFrkxxmwpfpv8lp+teyFrzssMkGwR17eRJ0N8
        4mclPPHxpDXf6WQjpjk/J6U1TThvEB98xAzJg2ieKqYjpoW3yDiKjEJibEaxZZlEKYzPpZ6yfICnKJpFrseDikmksFEtTPb3UO5ZFvq3qmOgJDw0ffiFrIoi
        IyN39XkEPMNdjHJrpj7fmYP3ICl9PaqumSqeVNhybfF6qUWex3jOdidoTdVInjryyIrE07KWVWLLEnxT1m+iwe1Dd9hXVhhqa4VoGxOSaFRIo8zPrtX5O2DY
        QAlh7GaDgW9rptwxjRc0TwezYcSMdqTbUvJ6k+g7Tu8geEI6D0eKjRfQazhCk7tofg4QgLhPfoXa3TnAo4ou16XLc9Lp7jR5WFbDgHagV4JX6lJtLBUOCqUO
        qk1woFB6MprIMyB8u5CCkuc6g1GvSB6621+dbX8POnOXBc+1l/5EUUPvi/rcpV6cPBPPsbW9B0N9r1tzazS0lyWcY9cvl6XKLOZyWZrMcl3vQdTXjgraEafX
        Bid0DVUY1J1rVBemTMvw0wdA3n7mwHGkpc9Q6hiZymcgzuOvLsKU0uFmTN4hD+gWrvg5fDdnKp2vAkVIiS8IA0MccK1k6Rj53Qu/dHHvvDC418mrZR9Zwhcg
        Br9W8NWf6G9T6ki71y4q6iuq0msG3kKw0s0+Z6Ju0ztsYV+xxTakUX85/Q3GdCr2tldqr7yo2IeVHS4XGxW+ALe9Y5ysZceRjJEjqViOBG6HlfeIlgL7A9P1
        YmC2CC5ugvJuNIdaoLw3XX3NtWabIObuU9DmUalcke23R0L+ZkfKlk32IlSikn/pk6L4V77VNR+Db2+lHkhJZIHux/pB8iZky//aZzbZ2+ZI+disfGgfNQqU
        CGgv3tt38qNTxt6IE1ehi87BfBH7f0RKyQo1lF7akPyfvuUKNijZo7df951eorQrcC3eAOhknNfrTMqfSfJv/GwEUZs2UFwAyMt2ci1/TuLl+vmsNp/VBe9h
        ZAWzZTHGxxPkLa8a89nwXFZ9jlLV4edklOvPZdHDcH7xjeymogyocA9PNiFPPelM4KaCo8oJPV4rfVoVTIe/Ipe6IPU5wZRVwQVzHXg4x1gFntfJ57nXlufm
        sjI2n5qprXhVk1cl7DYoFHuEXOpzkmKnwbYVm3jFJ7ErrWEaK141BpQ23CstlA87WdSBi7yvIJgZG17DezQczlarcoMc9HQoS20Ot9KxNSOATqTVeG3qSBgs
        M07qaPz7QR1tIBlumB4V4rFiBqBqkAbS3dCsM6MPT8DpSW8zm8hqL8jcWmckqSSv+YU4YWHyz6DdFCZvQZC3JkE1mC7rBGt8cW6tF2tsYAmID0Ev8x0ZhRFT
        m3/BrJdt2m74RZKhwNQpCUjBSdglg8fMtSvoxEXfkvgLvkVbkX0BpAHP0AW00lulY3CTy9eCTcYUm8hbuTp0EuiTHr6YjUhLx+7JRmW2MoeBBCn9tq+6AXDr
        DG1aHpjiIGUDDmzGpU5fPc7rqXcAMT9ml9/H3AnXNw7xJGj5jv+5KchaN8odK7mGXOs1ZhOUdTZRWUewFFHZ1cktemAZ7dNaeexyVX5OGER6J7dFBHpCcRX9
        ifvog3sDkw9zlX7inl2VLwY47kJqY455e7xFFLxQxve/xceqZcRnmeRA5pgqRcgL6Tdf2czyY7Zmxb0bKPZcDOiwHBrFUE/2p+Kvh6E/U38iOGH9olM0TUnN
        LIUS4HX8rvApIcc16zM5p4mnfFnyv/hgUichP7whPJK2VNYEW1eyb3WVROGwh2xe2bJ5sUqbEPWKK7RqGeaGiosg42TaZJTiiwotIYJkypJem4WIuyEEo1Jv
        AaWA3EI9inIv4iaWXZbvF/CrrKvOo4j3HG7qMqUt9QfBta4KjyJfWQ4DhCZC85ZBF+jakmEalEeYhV6eWTiGP0dp1qJHGdfg1RiufkE0cTFUweIyjgXoUd1F
        lJvtRZSb9ePdvj+Tn0wpRl8OMy8PHuA5GT2oTjkrLCi+QwNnRl1TYSb821YYzYzrTFgatkHlkn/i5A9yRxWdtdB3SRZYiei79P1A3+HAHBeH13ixOOAFa1tY
        64vOWi/OrfVitvCibwyXk9UvWPlSskZRC2u96ECzHJCztCB+dro/F/HzXBOKDYgv14HbiORVv+cKN/kGUCUoGEh8huCkAGKdIZCqEP0MIaAulvIQLE+xtIcQ
        WxcSnyasIiE5aiJULSRHTThGRTlNhERDOU24fUU5zXRUy2mmjL57cYh2+4vxVEZbsG7TTLnbJDqvnm3eS3U9rMRZiNzrAFMLsXHRP9y0AAbcjCAPbtYjD+Ln
        xhgefIUVv4xXDQAJN0OAKm6AA87h5v8j722g7LquMsH7+959776f++q/6pWkc69+XFJZdvlPVsmyVVeRbNnOj5rQtJnJmpEjyaRLoZckmyz3WHZVYpO4ITBF
        E4bIHcbvvQIchoQoDHQMHbeKYDpOMHTBCiw3K81SwNAJE+iK7bXahMie/e197s+r90q2E9Izs0Z2vXvuveee33322eecvb89hDg1DJ4S25vBc3hNl8rUpTKl
        OkC+5+r4wFlEs/hA1UWzlIGRimaB5x9uFnbshmYph+PSLOVwQtIph01JpxxOSjrlcJOkUwo3s/oowhWd3WpF57JS0blcqOhcWhWdy1JF57JY0bms+TqXS77O
        ZdXXuaz4NIXZ8rISBUkbDyRtPJa08UTSxpNJG29O2ngkaeNG0sajSRuPJ23cTNp4U76N2bFo1sYWtzFv0NJ7V+Yv2e43cY6yxt5Udfv7SfsXk/YvJe1fTtq/
        krR/NWn/WtL+9aT9vaT9B5P2H0raf5jxP6D2QcKSl47Xi+l47RnBUBg404w8IsCX+m3eDBG3J2avJlWTJLDN/SNtkkiYLmErpCc0e6PJQAh41dZjZMnmfaRk
        NrP1iFm1WGYtp5OgjJ8lBMYomMx9MppWkfUEBZMpz06mTOrl3LwqA6xl9+NNRBe0btpCMeiiknnQ1kOQZtd+34xiQVzpmjdlpF4y+8YfR/xa1xyK+vYyyiOX
        K7TY4H/J9fI7qSa9M0DfmJc/bNKgeLPJNt5Csvj/3fHC/dRj+eOPM7jPHQ4plXt3RgVdkXFr5r/dko+cSAQkfdrxt2yRqg15ou8xChsQGKZYgyaTCxZ65YJ5
        NyZhV6TFRXO9tPiVqjX7ULG/JVl2XB/egnM9M7xVn9vjsD68TZ/c47g+3C9Hi1ATYGGvKCeE8GFGc4IZHsD1MTOc02f8NiUnijS3qFvVbWp/0GI9yrk9FIuu
        B/ZYVzy7t/XZvavP7p2us3uDhdlM06BlZqoGF8xM12DFzJQNVs1M2+CSmakbrJk5fQMr0zewoltE3+CWfXST6BtYusxrpi70JVOXetXUxV0xdXkvmLoiLVOX
        fMmU4lpZ0S9YWdFXrKzoq1ZW9EtWVvQ1Kyv6op0VfclOi96yc0Vv2broS7Yu+qKti75m6aJfsnTRVy1d9BVLF/2CpYsO8ZsPmLi4RA/oYaIbG+fBB6T4thDT
        rUJMt8lZ8RwudhhLrWwYgcrxlpDSmq1paREAg1wTB3qZaCb4reRMHbhERg4OzSGcjoPlBdJxaA7hdByaQzgdN9QE4sKJE9JxaXLmdFyaVTgdl2YVTscl8YfT
        ceHODOm4NIFzOgWawDmdAk3gnE6BJnBOp0ATOKdToAmc0ynQBM7pFGgC53QK4RZJpxgqSacYhpJOMYwknWK4VdIphtsknWK4XdIphjsknWJ4laTjhVOSjhfu
        lHS8cJek44XTko4XXi3peOFuSccLr5F0vPBaSacUzkg6pfA6SacUXi+fl8Ib5PNSeKN8Xgpvks9L4R75vBzeLJ+Xw73yeTmclWKUw32ZXScelEDPdrzpA1Be
        tU3DIh6wH6aI6hb+vZXo6DYiojmimTi8LX1Jj2+lx7eFB7rjHxAzRlPtA2kCI3UWpInAXpA4AjeDxBHYAxIHuMZNIHEEbgSJI3ADSLyUDFMErkc6CFyHdBCA
        t65FBK5FOth1uAbpIIBzy1UErkY6CEwjHQT4JBOBnUgHAZylLiKA09U1WjTLeSsCOF1dRQCHsysI4DzwAgI4pW0hECIdBLCXs4gAHyfBhoMlPgQgxK0iAGFw
        BQHIdxcQYDkRAYh+SwhAhFxEAFLhGtYhEBgvIQAxfRUBSN4rCECCv4AAJNAWAhAqlxBg4RQBCChr0C6ryTmyyZLMKgIVOVA2WSy5gEBZTpY1S3ISluQkLMlO
        WJKdsCRbM6AVO2FJtt8pOvVzABE1H1JWdvBhLkeFDvEMbIlmm31hyToHp0fD3S6JSqr0zEG2xLoYFduhm07R7IgxPRigBNRwEs/Jf9Npg4DaUQW7eCVVbENb
        vdNqq4pyO+0Om1MCEbecflLo4GUBB2+FNq2zdGx63KF1S1oAtvynKVs/uDB74nB6M3P78cNn0zrzKyv/6mxacNymNxwxp4xw5uxZ8elLrdCJ6m0Sket6t9uR
        3W4Hm8bAOnRxZEs1rLdxptShNnBarVabj1L5pt2KGq2oku27EpOtnI8GnqQaFtK6U0NVs54qLEe1XAM3sB/UplKgDINNEowpYWqsKv1S0bwWgtVOu9Vp0SSR
        ZXWCMQb8Vggzx/KhX7vja//L0K998UDnZDgUm+GgjufNCVx7peucU3+YlilHAaETA1g4Ky4OYiN3OSryvtMQLHI7yXHwq7xtrq+X3xmNyMndiJxXoNGoRRGA
        2UZJudSsQM2ttlstPG6BUNK2uNih6ayQFGSlEzpZobzYTqtUmWN3OtnLYhbM1cOP4aknl0QWrEHmrM3a92DXbdaGnrQ/yz4gy7P2XuypzdpQ0CvO2lPYWJu1
        oZ83BDwBQw0CZ4Ck1FmbVZpnBVp5lnWEiaJas/ZRH7II69Q/CKe1rCg3Ez9qndljzfh/eNAZX/DOWY/YD2014qVi4t2RzeLuocALxnxUiIOc/QxMPYJgQSxn
        xDoEe8EIVd4P25HF5+091phyD/7Fl7/x+3/6/KTYyRQF6P2tpfRlndLLX/+5Rz9X+x4SSor0zT/+rV/9376nIiUpvXzpS7//1387/o+Q0l994Q++x5Se0ymt
        feGPfrfwPaSzqtP5yz//zUf/299+9ddfNP4REnvpy//pV3/579Yl5kxZ98DfvAfLIezpu6LeGl9y5oMh+LTSWr44XBdZcooDJF3u5ADJm1exTrsapBUMLBoZ
        6MXdYz2ub4xomNY4cM/2UViTxNuwXwKT1X3GBTyFjYlzNhzJ6SumcN3WQ71O0YRVDaP2hXdWizjIYygd5JjsGqrCnWzEXXpHlWZx6FGiRewH5qctgwRTR2yu
        fC5kQfnvgM84wYhDhM0cwdZpIpm7q7Yahkb05cq/+LEffe/Js/cbxn/RS/zC5Uk7vOpyZZxuJiuOYSwaq8ySqjjoeMtf+d/FN2VAqvpJ8bdw8Z15LnyuWkoS
        ZkVgtUltVluUSjv7HdzNcNc+AFXh55z5fru5QLzr+/xpR3fpC06aCxSHiSx4xwwOXY15uORCbqEnLnX9bYYs2+EbmWZHoI0R2WkUTibqqhFD7y595+qn6KC7
        KV2glLErmGe/A1eAAUVAzLAsORQpB0sgbQUWP7ZuZwxN8+1izwJXQlWTJscSzIdneMisMNxJ8aABn76T7Lw5GIaTzavhZlWcaLJnDPhlL8Yf/UQAF73FeAiM
        He48VSkYYaec7KATKE9Tloqq9O5GuEseBTphUIhbX3/mUQvHH8/RwAtG2XentId87uGnIp8H9Hn6pSrutG6khRE9308VLrPlOqbiPZaiy3aYs5VV5XPPRNvZ
        ryYm6O230bAvCy8nuYaYy5+8/B9qgv5v8gHFALw3GHRxYbtQFAe3urX93QZMIhj60EO7yUc0b/ta2zwJK9Y8l/AMNM/FUUkdfjf50AmJ+5K4kBwwa9h8s0GU
        N20fwQCdtucwDKftvSBnHMop2LsJy1Bq1l5y5P4FfQ8CVFtm7Y/r6wqum2ftlr4+h+umWfuT+rrKEOEv2PP0+zRxoFB7+rU00VpEtBkG40ikGS6c3kCK9YkU
        y2x6T+QcVcCnEnOAMm/zsH1cMeFgML9W5dvZM4hLfwUgzJJIi06OYC8MqglLiYD1eriJv3Cjwu0AsYy9UzSAo83ozw2UODCgT2rlzZXc+RaF9X3P+dbK+vOt
        5ymupmsjfpZufARW9AlW/BwFPvtTAWgFb9mLbfwHH27sZlnsDz/cgPOaMqJJbs/zq6geEDFhbqkDnv6Bs9RAwQNnwyD+1CeCsBZP07cBA/GJAWtpJ6W7nYEl
        wpLaTMSwYZ2rMASMV3O1pbC+76nt6vrafjVf26/QDaifU+DavkCBX9S1/UpS2/+c1PbPk9q+kOT21Teo7Uf/V9S2zrWFByOKc/AnUJOf/pAVbpeS0EsanxT5
        ZZDJy8QeipQpLJOvpiGjC6sASAq/Bz6GFGAbeWj7YqPkq0AwS9lUyRd/wtpMhGIKO6DsE2OdIjz8eYL64d0FxD3xPMQCxQDjFLwTrvFkkq1rJ8V38nqxjnlz
        ALNrKT+7Fnh2Fd9D9WxOLSYmjzH7LdYGj8X4q68FwZoZFn0ZDQyMBhQK5n11rQFRhwZEaX181E6EHecBHCFunoWoQ8PbCsQbFjXzZ+zeCROTaM/sWqLZVXrm
        LX3ih1OXKwp3uT8NlC3MMbyKrwaJTswgfXBFWuBdxZyygg0RO+mjFGVyHWus+7BR+0FYK09ZR9mLK3Gt4FNsAqq5IvU4c0W6f9WW+xdwJY77MUeuX2UnXReY
        6xHvS7merbmefUfVFEiRKRIeIs7tMScqccccYQ3LAlMKyxZEJXezMOaBEEoiZhXyYlYhE7NoXiYpqk8juhtJNR614FuJX3hLsV2foW1yIl8BIp/UzMEkDhEp
        E6tSSemdiUCsuwZwEkpaCIjDNFlNydSlZOoaw9RFiTupjIoRdLdgTnQ3ljuvc/+4C1ZYTGGLo+3w3LZdHDtqGQp+SloWz08iNKtNG88P/4Qnhks5Vklhfd/D
        Ki+tZ5XfzLPKF+mmjsClhFV+nQJrHxVW+aKwSi/+W2GVbvx3wiqLiMYQ1EgOrLISQKvPZS5ZZC7pEn8sglNiHPrx0zTZKpJSNwf/Bij9NGtfwM5ZXxU0k2Wy
        FZwA8eUOVf40fHCoDz8Wbb8Ybcq2SM6QuBdRNovYe49f+eNnXi4Qk33xb770kwUq9jd/IfAZtZNFqkLGdAuQjiZl4QREMGa6Bfi2qghmi4eFArheQUQdzXQL
        CdOVOk3Ns5zbIub3qsGjD0u4NEh1fBDRWlbGBMyMCbw1Ao8//50gftyEFT6Dz9G4B8dgFDamscQYyIFBIPOQguYhdP9JW+4ftzFWmF8Iv7HWxaX7VR33AvOX
        x5m/XMjxF0fzF+eOqh182gwL9AOQHIAEupgteQWQrjvd7iF2haUnr1orjIbOaBncnAyxLC7LzQfY0yCWBXRpUHa8zOUySm0cXZviPuNnmIvuM7hW9HzRludf
        s+T5JUsQRt7y+sx8Kx3nhzt7J5RwCvO0A0MtKXzatK5uWveOqtgkh2OAkpflz0Af2ZV49ICspTIBdpwF2GKPAOvlBNgSC7D0LS24JjiJsA6VO+NUVGYWtAD/
        hJjA7dORwBzFDnuXVR6EnU/DsPEvH4Wwo8IKDywzbMSv/LUZVuO1P/+llzH8Fp/nOdiDOFxhJLkQd5RXk1L5hB2OUvGm5sNJ1FGKFdv/IqwKU71DfCR6UU0Y
        bIVZ54biIwyfrOCCzbLZUPxt+q3GAZWtTuWqhMTViUGIYFaSq/T/KFWHajuK8pSoIJ4YlddprSnifYVLRjPeOxn5iqYVuCORzb/7VRW+ve8CpAx7rJ2Hx1qW
        FirwgK6hsIhbi0UggJCwcFh8WuwDPwDPpez5wbw9sQCsMIBUhaGk6nFlPvhWCmHlasB4NGFV1WHZXumyC3W1+19ecFCBMZQgD8LP+12UL69HqWAeuz2HIOJh
        oGWzXu1d1arEp2XfkWpJ1VQAeYBFyoaqAc6kRnckCQyhUxAZ4po3TcM/pNuAb2u4jei2wbcBbrdmO84BpmAPq6BNbVXDzaZ2tHk52pLqEqwdONEMsxtKaShJ
        CZEVRVaplgJHVoB9B/+u8DIMgmdNccbbqHIM1x5o+TOA/FmjeVI3r25JIDXXwPorVKlV4/1UK7Xt8pCKWLXYmqFkQrrdKreKbtWsdY9cgO+3ZdY6Ihc0Oouv
        Houvyg29zKGr9IwnLW/nGt7ONbzzRg2ve7V2Fw2iDToh6O6ExrpOaOQ7IXgrneC9yU4I0AkN5UknBNIJnu4ED53Q6NMJtdzoqqlReNGsqIb0SyD9Uuvul1p3
        v9SkX2rSLzXpl5r0S036pab7BSzJXe9rF0iWtGyggolDB430GVaAt1WR5Xu4ad1e5gJ7+Skp/w6+VOOHqZxVxgiju1PEM9C176gWVJNeOomg2pS+kp2+Mpz7
        JjtWZexYHaNnitIJfpgCK+wgrwyAtDGsROdJpC0Tbw3+B7guCCgL4y6Ehqh9KMdA1Y4A8BcpqCqcVZfZE3E1+B+7NquqAShoSxCp8rUmvHGUdxv/nMYOXd5H
        XIYSPBEO4XKM+pLE6PsO0++Wk4fPsv03MSMLtarEe09JlSa7aqDioaQOw1T2SYbVeB+8LQCr2ToWf+3ZZ/7PYvxXKwamCykiCtSvxl53jb20xpU3rnEl/sul
        QPg+1/jN1fUE1TWl7+NU5RItZGhOqOYe31stxF8zw1p8HX3ji0V39h7G5a68n6GJiMgIc8oQ/QW8JkoQV8Mh4NtV2cEEr5krYPIVBgUrAUpQz240oxH9vG6e
        IcIJHqDBQgL3WZq4fm4pQK7P0ITsY+pFRX0+OaxA9q1DmsXoHEKL1jGexujCcm8dAi+8ZjBoWh2t7SRbfEWRe+vZZsOE7EJMIF00NXsZFmmDZBEBWxlgYZCp
        g6sTldZvRtTRfX5uM6IimxH+nezUqwLWh/EX+f03I3zBBxSK83KbEV66GeHFH5PNBc9PZBkAxWGFy747NB+qgA/56+NLW3hX2Izw3vzOgq83I97iJ1fcjBhg
        64Wr+BqQMI3rjGxGjOvNiHG9GVHUmxFjckw0BtneIZkvt2ubrkqKkEufZrmUpNNULi1oubQgu/8fL8znRPxfMNctojmRlSvGudIqgNMPfs2k8aEPSy15FhXS
        Ai2a85IH9So/i1eeDuI/MhikzAanSOJirfRJIrBC8BkgffGFsYQAM5Q5PGWnuOwgFz9j+JmEJ1wVLNu4mcLP1fiZwc+N+NmLn/344f3iQ4h/BPG5CbEiAb6R
        crNm1MsTWy+2cG/peytmRzuOuOh14KLXlV6QpY27bmOI7l+w5P5pSxZsH9MLuc8jnXiJe/HpXC8WdS8WoVlOOSxZgEnaTWXw2Yujx+8Z95H+bofH4/jr3NCf
        suYxagvcc/ElfvaLlmxm4NSBuomffUKe7ZBnr9IzHVykwuiYj1NQElLOTutjFlJYBQYoXdcEUiv++pUJzPbjYmjFT1OX7+QFsS31lSbnBTGlkNV7XbNzPZHN
        b3ChqZiXDdsg2QGRn+Vnj3OFpZT02SdNLi2V72YLvaFomfycKZSVHOiDsIZ5PYrtNkGeegyQkAV9LnodF6eIhQZWrqxA6YqDbB6Y2nG7gcShjkD5rVJ+jjJI
        QpImTstpxJPz0jtSzArXB5OdkUy/Dqbfe+IRXT6T5l/4q0BPT1nvQZOpwWAEuWCLHuhYbPoMREVkGXzgFvO9HPI+sM+4F6F9xjHuJuueeCh+/t8k06lJ0ymS
        BCkdCwpA7dxwcPvSFlR5GKhOMb+yoU7GAEdXdW2eUpcWoSY8qn33rtez+BnbdBZEmUij4AH2kP1r2AI/2QN6KMh69pGmHzJMsQCcYXLQzyObZpGvfKgBQxbz
        /TCfA5APjEcE9dAFgpIHrKYA2IxwjQqFpgT1MHNpAqBESiEy5pV9N2PB2vN3nqlmTkic4LMm5zIv1EtXJ+eDRPP5NEGLv7m7ygSZph0VsDdis5dU4nhL9DXs
        z6jOCDrsXqTKBrHxB7Vmv47kSIwkR+Qlsa31sfuUT0vJlsZEtFjZAGZ9P2WaNuNDCYSboeGTvcgR3xm2+NdCid/FwIu2zOIBY38rSCpWsktHPDgehycQC/C/
        gJNe/EM+7rQO/t3f/ObP/unzX51ljW+RUKz4Ex+npXYGPIDibEbbpI6pjfg7jzbiYuzFpeAGUNjX+gOitcx+iGj0tNDzpNjzxOt5Uup5Uu554vc8qfQ8qfY8
        qfU8qfc8CXqeNHqeDPQ8Gex58v9RgLSP2UyQ//g84jdgbhcXH4iDs98Liyg+sBGHwChMd3QXefTZfLWvwCWYR2gOUUyAVDV7SLOjVDDykR8H7TybyGV5Smd5
        KstyPZu4cgE3ZBMD2l18vGTHH309CD5r+y97TnXBPWcLmNrcvN6GzCsLsXUze7qExfLlCuVsnPZygvRIn63W0cuVB/75j568HxH+SmsHjmnvR7QyxPKEFo7J
        sZBJrKgdNkAuvGKQ7tppBRudxGCIIKGCLFNi7xT8Um4cmXccHOwsaidS2s03CabTrA/mUVoUouW1bEwo9zDjNrDiBVGQamyIZ0C0oxo0mLE1wNuY6hRUZgTN
        lrW3POhMImtrTm+F1rWKlY9dyY8+EVDZrmMoanaDoAsTDXbnqUP/7XXjh+irelhITnlcpgt8MaQGT0IPC23jdCnhePF21o2BEg77FMKCtKiKMNuxhuKt8VfP
        J4JFET6RHEgXaiiIWP0GYPUiIUMjB7D1LjHPwXCAFsa8i1nDHEKr2D28QecgcQ/i5pis6bC1p7VmvIOv/PFv/uq/Za0ZK1GAGXgmGsea2FPjWtmmyKDRXDsN
        yq19eyUrpzLblY/yVYUjfA3CMSZSX+wTWcgZ0UxqLCfkVDT2coXosHEn0UfwNHCfBjZsb4pSxaK3IdshJeI9v2nyZgilURZwfciDsUk9aQL0F5jTqnQ7bxtb
        p6jhsKqwHmC/7QpuC0p3NZUjIoHxTpYZbGYGh6suANFlcmU/7/A8HtoaD5np6V1VIFBUk2mcJoN2ops+87bWM09F8EPN3qvMeQbn1hnCjhKJefnSMCMi3n2X
        YJhQQ7MJpqOTUEVxwul1l4j4DUNiY8tdVAgGYEvJUJdgMxVBeR2GGm+Z17wZ3OzPfb8kyM+/zobS1vcqQVIKV5ofli0tpV2wRErD9a1IkZL+OinygpVKkQh2
        SZG5HE/pHK8gRV65fBtODyeNrBWA2Og+ENnzyribAbW7GkHMttg4nxsU65b53BMFIjFwyfv3EwJYMY2sVSiyJI/c9LxJzxiAPCkB8dNQSoCQkVT0DctwSspw
        KitD1k7md1MFfI46fMFk4PmMfAsg3yLIt8jKL13kWwD5Fpl8iyDfApOvqQpCvlinFu9qRuKWskBVTkQbdkfAtMsL1Yx22f9fIaNdjFFWqKPebxTEh236xKUn
        3X1tog7fsNbVgYegizq4wnR7hqAjgNKog6mHoCl1wBtHkOuVFA9u8CI3Ba13MSOsG3xm1+BzNEA6hsP8nQzET8NPKM6RF9rpo8DxJ04kM6eP2ZjL0rpTJ5gg
        29sYacJOpVNBTc7hqgw7jqpz0elqinHYT+SVi/DGUteaEX9FpK4D2gJXRWb8uiDYT4nDPof9HDLwPLtkZH+M+BnDzyTNbsu27y85ZjmPwq3PO+0FCQJ+GgdV
        LyTqvNlBqNl1EOrezcDmuVNQIwbAiA0cVBZEgpdMvUfh01RPQj3FHrzdSdwTs/48+y5y4sp8VOQs8IyYM/ZvbcbGFzrLufPRWKwQ37AXbTPwont3U0iXb+4C
        pxdPPzZAe4KXzQTCNYQfFJEU7VPi4MNKS8OY5TTAGVTIfQeDngTzSlAIzAeA7xO8Amjuz9jiKYFLz4kBRx+uL/kwgx1eegK0g8jQdDJlEyw5T2Qlrrh8R9US
        tPPMu6KLeWOP9CPaR0vnr3B/GFjQcg9HRb0ZXsRmOKq5rsllb4r9zrIWhgX9swYqts8I8o4p/OuNN01Chuyu+nOm9RCYIIDjYeQL+1q+D7TxMOjTCNjW18DW
        GFvK2YGYztmGf4f2xOCwi4TdxkyemnuznSLRkH624WcKP1drav6MaXoPCTvOTJiDzIJZZQbMM5n98lxmvnw0s14+lhkvn05tlxdNqseTuh6LCcz7aW0neEyb
        CR7VVoL9LMRtje4Om8H8OqoYv/Iaj+hXrLfQAX1aAhts+LkRP3vxsx8/3JSH8HMEP2/Hz1H8/CB+7sHPe/BzDD8n8PM+/LwfP6fx8wB+HsTPOWmJoM37Q0sa
        qR6/H+ffT/Bvi39/kX8/yb+f4t8L/Psb/Ps0/36ef1f491n+fY5/n+ffVf79Cv++wL9f5d9L/Psi/36df7/Jv2v8+wr/vsq/3zEFBp0xAPj3cf79qCWW9FQR
        /wZDT6ZGbEDP4rHFBtDYH0hmIPYlIlOoZsumvx9Ua2bqObZAeGnfHy6wbkVSTPeF4X+BpFnw8lfKtr3gnyvCwuySxY5TsYZkBzz/PkNnOM5i/9wpPvi4CHIT
        mIMSY1y5OL1VtNRW5uW/FdDHMlFWaDxxeYiu1QTEMYF4ZNorcT4lBnMvMZIhNT1gUb6F7TBaclEgGsvjtYXjzBRLPK4mei1OIo/fBdHo5Sqw3IeGR0YTHEkg
        4OUsIsW51zg9zZ5VzV6wkpC9Vk2oyuWhyy+bobch+AfQ6Ciy6feJMYYYklukI9JtkiR7f9tnrFq9uB6GBhMpbYS8V8JOPZBjaJlY5NkFgnGfMgCGjHjAmhnB
        K1ABgcngd7GrB9wyauhRSFcIFOhxVFFB8KwZVVW1FVb7NLQZWn3ycNfZnBZQR2KALwNEEKDWFKDWrGYmrcAXbACUN9czsCpRNEuyhAOklKgmmtLEHkMzGugQ
        idB1UPnTxNjrsH+lZNCwQwr4OPTBEOB8gWMWDcOWGPC/kG4AtQyo4iE13FGDagBAxiPUCy8BFwNV1z2JzUKKL9+N9sOIoVSiOjpyvC88Wr1NZZaeLvaJ4DD8
        S9YKLUR0cJ6aRL50ILkCbGfNDMf6JDOIagxRNaSKRl/i61d+uLcqs2E7McEyTwVLCMhGbJlt34/yCMacUVZVmKyWeUpZQbxxUa0t8+SyiIDDs05Z+xIpq4Zq
        dHidrCZVQDRgUtfzxFNWTaVvAh6sx0JhJqdDi6/slKzEwCXUJCVGLYH9B0OWaIazAgZRYrCScJwDl6iFOEBNNSrpWGFT0rHCSUnHAvgEm/ozCJ6nQfAYFwBc
        n3EBMC0wLgDmDW4jTCwCB4DAuN6sLupd6oLennb1vrSjN6RtvROtkViUcMUSjmG3Gf5nira10DxXZq5bOBVZDLO+RNIa8ergedG2txkQUvYqLMEx2SKIA3K/
        ZkVKgAfk/pIVhYI/IPerVhQJDIHcr1jRVkEjkPsLVrRNQAnkvmVF2wWbQO6XrGiHQBRYAqcvGP9LwNW34lVnPvhDgOhVeUN91Z0Pfk5chKmtAnG+A5cSw6VH
        jQ6jBkcDjOMbDXbaQCffLjjODOfsE8moAQFCH6LXFSJrxrCt0kwxBBt6Xw12AO3q0dtxAAzTE0Z+HtZg7SMKH9Y6bEFOD0cU8hmlhBhPt85G5tEYPZvQIPio
        al1V8MUI5U+ZDAAxlzJpsl090NcnKauqGoV9P3+/id7UVZnebJZUWkhlOwriIKmtAuVelvKbUMOjET5EH48Ck7YmxTFpshrDyDcF4QE+x5pAHq+wDXyNP3HU
        pg7doAYeANcl9iJiQ3oPOmz6z00JBFu+d3XbDaC8HeJDAFCIRrnelGSJMdihqkPxCh1Oh++RDuzvAW1aQyu2tUsB+H4fQcWgAxQAWrhKX0TVNvPeAeAy4OBG
        4B2qym9HJU6mnKRwCSkMIoUhbpUGV3yI7opgw4B7GOYKC0wrYgPrnh5WOHaBYwP4lW6KHDttixWbwSMmgXS/mQFix9FiE8Ta2drPwnkjUPHiFXs+eBq7JFep
        KRpj/xECzk+bQrn0+0EzQZjiJ8m5pUXDkwesaVkPmeeUwIUey4FpTNskjDvLPNG9lJxdMRSo0g+O6gdzyYM5/WAmeTCjH6jkgVIZLulLZspCBJT0JeEl8uA0
        Fqb0iCdF5Wik+9P+kmmaDynBMIWHmiGa4l5OTtoYiVTpB8f0g6PJg6P6wVzyYE4/mEkezOgHKnmg9IMgeRDoB0bywPD/wbbr58wFDzzvAkmawTbDSlwABVED
        xZelzyAGq6sXSgO4sfRKaAjjxuwwIB0gizV4ROR39FpqGC88vZoaET8PZieCLQYjTTigW6IgWU2NCoOyAPJvg7JA9UR3KEpJL98gu0VliTGGJOwOCF81BL+i
        qiptRq+g2bPDiCptKmCbKHEQqXh4SpyrAyAQwGEIQGMnstrIaZT7TBws1DkZWtW32dnA+SgBqFjbceIwWzCMXf4mEGa+CYGAqvNNANDwDaQ53U4DuoUaeD2s
        4w7iZjSL25Dma0jzJfvsa/s7yAiOB5UJCO9i6vLg9NuPsxdc6lWanGhVHwhWcdWYUAGjGNMCPDnDM3hauB9+MgOIo+wI/L9atrlQlAlvEX7C+ZDc0G5Ojunw
        XFTSy1Xp/LJerEpX+Ez2pu68yjrXJ6dVQj/V/JohqumFsBBIvetdoBfFmgS73gHKJ4jZ16CGaoeOXx6x7jgTAbHFAQj2zrIq47ZMjUO31nIEqYUpqcbw20Dd
        QRSiAECklARcH7NZh9EGafASL67qxzbxZAQprsXQN4iDAY6DC/brsc4nxf3YXWGnRNzgL15vFxY2PzQApYRWRWslsJwVakDipgYsjjRQsa+BjbdqQGMBNg7C
        bcJ4YE2RnJ9mMPYm3PdM5f0fqakujz0O40eD4/6WKeo8BSqBIxBiTVHncakMjuCNbeVAy6VcHQEnq3JgFadzjoCTlYEr0RRoK4eRn1YQqApslcMwUZcQ8AXs
        yhGYKATKAnblMILUYhkg24DMyWAJ1y5mrN1mVMy9HRKtiYq+2Q/0kiWX6fPAvfzPJiPeMA3IN5X+37B0tCv5pq+3FF8IQpIp90+GJZ6daTL4zXUEll9Tygme
        I24Qf/xBhR/sZ8dfp4Ug/bC31j6p7ozBAMxTaSsEXzKjPZ1oFkuUgOq3h2aSMs034WSfr3cpinojog6oiuJoQ32iTSPazYg2SIsljjYMKIjSfPBnWKiJfyQ/
        AdjGVqsefw48OIQkC5Eo74eb0X8wNrLkfLrIrDu6TuaH69vRtfAAg/CM4qljd4shKKNrtPRwCQAfzDlvIOGfIlzdjqbpm0nuIsUT0VQ72qklE8SeUrtaaAJ1
        g7q6FU1pOZLf0Ic6Zgv316nrEWFI7VYzbXVNO/FBAx/ialqLcri7Bu93Q4i6NsWeL6oZeoSvhtRU6tsJR8j0s2bOB1/HFh97g+DrTLSdCIAEzm8CL+2bJt0k
        68vPd1rhTo5EC6gdHKAlleLA0XCEr3O0aioyd5jg6zEadkVZhNU4QMuyirYHEq/RbLt6dzMkeRJuc/mcjd1ZE8O7A5vV7HOUVy+0GMQSm1kfD48xmsrkgcEM
        sZXysUv7T2A5Mc4gs7kv6rRI6/+FRqmq0/pvPGz0338BIGzfFfQ4XjRwvrUCxV4qWCP4Bo5xiruNSwzqyyDeYWEjcHB2v8w2sub3BRwcOiUk2r2zSk3OTNjn
        axACe8wU1YQyi1uekumxCA9p21iNs8gYeBgW22WzN7bPhOL9OaJOUztVAn9jE5mfJHbuq1HKYQQmgAnYCkMS2oaJfRt6NxGWGR8FaFwUpL5SFNwBnlymbtui
        mAyn7o3MJi3NsWKgQJ1IoCxdymKenjY36QcGSyLUpTSurmJ2gB0PWiUomMjr/Q8+m5K20KcVjqz7JbAKZTgHu66i99uCmgCxB5vYw6pxKnKhBCS84AbhBTR6
        p4U9mDTUmWPsbMuA7t3vqmAGvxZjHgNyl9rZ6hsv2068BGGKnbur+X4MnsgMWhVAjpnjE6SNAei/vzSWgLCH5QR/PYSdknKZB5f5qth8hFjftcvhTmrGaQrk
        5hp2oLQzmzen2tnW1pPRTmqs5XAKCezMyQatfJwpNUVxdoKG+k5KmglG5a4taZaK+0QvY4Pa1cPElSoxVqEYbMt4KTDqIvSoVtnuxBH+KNTU0tS0YvqRmc5M
        NAedlUkIymkwtF8ymbKwCSeA0Tcxu4pSZ3tzaYDndKL3Cu8siqBY1g8YOxoDIJpazproYuu8Dq7sP9mMdneimQ7NbRADo2uYCxLd0tOpTnQ9Fsg3KQpdi9mk
        E92A2Sba2GsY9dJOxLuaaJm+mm4BiDoaxW4dPaEXuyidm3TqOzM3XPTd1ZLRVIuz6LMLr2icYEczqgZ/Y4a7kWb29bTCh+kQIrmq93uaOLk4FVroD2I/Aulc
        wzcTMB2kxq6pCh5ex+OL3+ApSk9vOBY++2uT0mIC5mYnUnSn7RkqenQ9EXOFZ3fiAh08Pkp9dxPE7N1UP5fXIhzh6g53DkkQ051WdG0H7UsRqRmup/tdJIKr
        61Erqk90Ax5fTSvAnR1K5GpqR7rcQNHoGX11Lb0BpVMvR9OUHBXuWuS3E4lejZToxU7cXqd24cXVeHEDZUQfz7C4jxiURCb4n771OGNt0MBJh0kvM4C4YeB4
        xcV5gYwJGSHEh5QM9tPgRYtY1UV2M/SVDJ1jim7KGD2+HjZlPWyWzGTYLCXDhoQEyOb9nUq4G7xYc3pfiFMJZ4MvVh0t/zO+wHoflpfsRM639RIA+HM4usqR
        SUaQehzt+j6M2J00XDEimTPs5o7GcLpBD4CyCJn08BoaYzKur5ehhZGxuc/I2K2uwZi9XlG60zxGFJhq1/jchTi71A0yPjf1TeU6ZHg9Ik7xSB0hYp0GD+HE
        6LPxK3GOXepazS8wwmiBV5jn7p+LJvhKK3C+HotqfKW1ep6x5zyH9PoG6O3v3kn2v2DPZFhIrwBQ/94q3gyIlVYBpVRDwts3iHkjYq5IzEkRJTaIOYuYlyTm
        ZqXUJuIx48JlMtd8as8yZH5aH9S0EvmaKRt2bDhUVhNa55wf85bGUl86B4PiqDPi16+jPQtsFLmq9dfTyJHGEM7NXqzsl2SpyrkNFHbJwl7duK3KgsEsd0tl
        wV+Wu7WSYC/L3WpJcJflbqW8bk9m0dNvWuX1ozT5ZnH9m5XkzaXSujetoljyBL9tRrZUxxRp1ryr6jC0AR8fZPi9vBef3Z7l44Lc/WEVdjmm5jWmuICClYSw
        NF8UONlXn34W+f2cKugvo2pfPwq9Xsbfzc7/tlEhe3wghlsAB9fnNK+PN4dwsM+zJhyBWyKdEAXY85E9bcMXsc2rO3EoMrfRFoWN+XBK7y2Eu9QGux/Jxgct
        L92NTqj7v2jhuIPmTMgBatd9zWgqJz5mmxjN6MblvAvQG5eTtfgSEqiBMyMGhhuY8o3LyYp8kTPIVuRrsBGalghDzLzxYeIqGPPnztRLnCvcHgkna2+eOhUs
        MFdk7c1bx9f1MjBVxWiHYNFR430m4r0YmdtlYvHXLWnD68X5yLU0CRB36Xl9gxyhXY3Xm3tfT2tR5yrsAbD4Ho117wTs71BfRkTzPfTGy7DwZv6MdwncZJfA
        1bsErt4lcPUugat3Cdxkl8DVuwR9iDGwZSmZ7BlY2EeQJ3K6WeAdA+1wp4WT+oFed9W22k7y3UCmTZK6BsXKUl4l9UquvMbkLfC+H47LW2lJPuC1eYMIkhec
        k5B8xhv5JJN2WimFdpiGeCU7haESsItg5urdXdJOvWq78IK3Dap2vSvsN7m8dhkZX84BIIntYogo+0y6gD9/nHVzWT+epZqp8+ka6zgv7mmRoragjLyzXGcn
        tLJeUTdTRbOBx3LBUFRPF+MDqgmzfn3XpObE4L1eb1xP683pGzqyiM++G4Rv6PS7AHUb3KAQXIRynj+jSMsyvjdMUVeYVQYxO3hi400Mj0Yqm3MbsF2Qs6hI
        eDrJJRktJHpCfdjUS8LuiUvKAThG7Jv7DocsGR3k5qNqV/26jxOourXu137361xCZ2npaxHl5SLDOWE+Lbo/3f36wgaJVY1sWsv55+nI/itXJPdhrjbd5Vvf
        eetKK3NjnxxmNs4BELNvLo97Q1sm6Spv/6yWxQ3Xs2bqRvJZvTO0aAmJEKloEoGBxB4LJ8mAjn3WlO/p7vfSM2F+ou+xu1Tp8j75bI8/oavE2SRRuYmBwY6U
        cYhJDwyEDVk9+PuNvg4WLXFVFfR9acpLw//fTdM7x+esfF7qYMwXOpxZVBQlKQ9NTNcS6xxFZaILFCjyRU+q0mm3RCcA2g04bfeVJ8eZyeF9wF4mWcGggkgF
        rEJdxGKVBlYLKIgneWxsU4J6b93wv2iazjlU1Yjs81zlyD0vxXPOQ1Mx+IIZWdlsr6xnuqzQWBjTr19dgFR4bzO7dZWbv7WVfW8Txr8Jm77neBbecUISg739
        Mrwx4DSXQvQRjtL4jM2iij3ZqWMW4odup8XuFVpP+idMa4H1rfnQnVZ2bFt/sgmdMrYWYF18fKrNGUILBkgwXzPEFuS+yG2yyQcgFUPBFtCK9pED1mz5U3i5
        jmSMXpJ50l+u2NVzzoIgsCnjPPzRnY+gE+KciIJmlDqz+AHeIcMLepq6v9jNp8l2un9AFEITR85HAhsmvRd5v/escy5tYTiP5nwoR2iDu8ejXLJrC/c6c4eK
        7xm6Yccvf3B/aB8a233oB/8h/MaB0IINYNaRckaIBOhrJ/u6mjjNttLVFJXtpPhvD3COVY+Nu4BkdgqhI/dXTeucqsePFufjj9TexZAtdWUFXzJDm4MOBUUd
        qR6/XpyP6sGXzYM3fvhihwEL0jsAVoAWdJ5H5zKXKK3I2dh8TooJy9BLv3OCjZqS72LsyDjfsYBS+0DUiD9oviPvdp7K8zl9t3QAGkd26vwDPrxbUWE5ynxT
        KCc3Kftt7k0r55DlCXb8wS66ob/gtWjkw3+1KP+47F0b5J71Lw1fuH6xKBKNdBrQGMdY8w/19dMxKEoU0GaILPpgiILfMuUxFaaj38C7NpcOrjoitniA12y3
        3cZ4Yo0HIrRDT5zHvy8d6Bz6p/zvTy62UCG8mvziGfr/8/TqX2+7k/7/wsVWh/5TDRJw4gsvB9SD0/ZYi5OrQ/PTQgaoRsQ9yJd2O7QrRW23opxloj5HWzdk
        BJ5zWdKz60OD8JmDxrujehP0aWoy/nt0VJ8T4roK7m9SK1sdlKagTD0Cfma/nNCjcgX2EdOKzCfAQJB406/ziFD2BlSXjooT2c7CwvGzIKs8zZlvluY2rOUA
        17KYq2WpTy1JsqZalrvpFqKyUO6KHh5wXvME1MPYO5oQo5s7TYdK+boPqp2oxgRfwUCo5IqXo/oKZiXxys7kX21DqaaSJ+iadt/OU1dBO/G+EkGbQrb2OoIG
        Ges3lAcRNB4wQVP/5SgxAP25QnhwbtQWbfsOtDbsvkTOk4q9IZEHTNrQDWJ38yaRdkec1DOwNmVQzJFWmY3AiPTZo32OsDKD1Odtq3DOXhBECpyNE9dOGjW4
        DUem1jkw9ISA5kBAxqFHn/vSj878zzem5Lj3bZT+M0+F7Lgmefa7LZ5j5ohkfuVipwUWRrfHJu79jcVbodkUmcnCY4YWHso7fLYKxX4j+A90mbY9mt2KjAaM
        O14TsHcEI/giv1fyfkzeT4kbEZP6oi2z1jU/Mf7uf9dpwZgKaIXxWv1MfOlpwI1jGeTAiumBeO5U/JqJtZG88vCKqV5zThqxLkYsGrhAhMXWL21lJx1Joia1
        2aGHH7/81GPmroudQ//+lmKj0fjggVbn0D/hXv09dB0N+46ixOG4DEEqghexmNFiYQFpfKTyix/6iPnt2zqHvjrwuZH3/84P0YeH3s1p/BKSS3wa0eem1uqh
        f9DmKQrot+F/27Scc9aCWOIXoDen0jamrsMkyfC9JpqwAHBpvsAUBLC3jFLQt2/ddX3KnfhMB+IQCpPvZQtDwGLHV5YQfSvfH/IJhoTJcRjvA4yPIv3OnWr7
        E49O/1aHk0Aspl4qpPvMU3CFy16RAnGVBFLTLm1gL++/7tqlR5wF55xYB1YFzUEZ4q3M2hjZOpVc0hXDqwtoiSrQCCoxlffgjY8/Fb9O5PNy8VRUiws/FgE0
        8sAZkg0iN/h9KmvmCy1J23sssoIPQRO9upNI2QHsG/gTR8eLIhUOryBcqsK5yP6hT1NHGmmcR86dQ1sl6S2a56JyevPIow9H7kHjh8HNYWHP0tNB2Ne5Bxd+
        HLbtR6mzD5JY8DA9s/HM5hjKfRjM6ihJmXRjP8zLIUytRyOfpLR/+RTq5Bw8cI+Iwbj9cFjyD64gqahI1x/C7gGs5puhRznaBwHwVJQvaCTii8dhveEkj3Qi
        Nsrn6ZgHAZPmN5PowF17KqqI4FY5hRAJbuCa3mO/nUwNt9Dsr0rUrAdfrz/6260oQOOcfvS34S6trqemX6EZZ0DVNQ+M90PHt6Hq7Vb2vkWzMWv3WTQlxB1K
        JqAIbXht42XyPRxLoujwQFtu537+zy/f2oEjt/xdVG9FyQL72N4ksB/Vq0Ci1BJk1FCNJxQ6rdmRcM6kCI3f6ECL5eDs49wS1AxoYtalpgK0VaPjC+2bQvvw
        rkE0Gswn+AI/YJqPEH+PUnKFUWL99gSEl2UJk5c3GbVG1lGSDwT8tA61wNeLp+p+/FMPKiKFU/6XTds8Zz5i0qrmCSxQGKjNvL1J/MJ6hsgkychARso4TJ2e
        OQU8Q6sCZfNyIP7Qg2yXHC96MKo248uj/HNnEzpBmXPAhQ5bi1IhUPbi3bTiEeSUD7+Pf+5ust1yEj8wEN+IHzt9J/ygxq+R+G7SEsil7xgwAs3/aRHf/UG2
        2aRYW34sMu//tDI/9eP+I9RkiT0vjGGpcaGiarLtLj0avLuKWtPssPYcDLep6ZiozZ0A1EjoGhFvr9oYI9bD1PwyRjjqI4jqSdTHqe+pVI9lk2/bsbSe84rD
        th29epMWtGbpwZ+bwPpb1a7jLTFuEYMLNnexRAkT8og2Fu3ZuxUXtRLxKOzy+cjN67NVxQpvbJzc9+Vqkoqhs1MbZHchiTgXlUSZNCr3TbF1peyW8BL7FGkW
        6b6s19dkcBEMrdT3g3LfD1ZgCw2MQTat0W29aGln7QANmg/+RC8SC2JSY17+NeqLy58yL7chBEpPXOp66mjrATb1WWJ9btk7toL/JFBEyLCdsyegJ/oedghO
        AkW322j1bBx93LHq55yHtEbywDql+ILWiw7ySvENkWRFI73I+9aRk1eKD/JK8Q3ZLLKhFF8UFXCzSym+kSjFm1jDOIlSfJBXig9EKZ5jcH6uKMUPiGytleJh
        ZGaz2Qy9tfNK8TZEnUQp3sF60cJyVZTieWPdzJTiMQhsrRSvDJJqzqMdpu2957GmpMDYeSDETdsz56Mi5UGhOd6nmLbfdx47YBQ4gj0Luh4jKZgEbgS986gl
        NoLoZuo8743xR6fPc9NN20fPUxtx9BIsVQoqjfIgpc9R7jkfVVWSIkTsNEWF0mGnjNKqwAIIVeZtNDyuYE1epXf8mBOX2PwYsVkI1PxwdX/nhP+HFjGVQqI/
        LyAJUOawtZUFG4vwFhIPhfwfUW/wV6J9fQxwknyEUxClCFubcbA1inyOUZT/y30+Bz8jfCJE8z8OxGxtJ8LmLvI5Bmf+L/e5Cktypg31KjmK5N/TybcY1Pm/
        3LdQ1TYSkDa2YkmMV8raZqWkTVU8baFS1IYphRQFDucnjqjI+58FZl+dDfCMU5G9TdurAHdPl5Q3/4Gxx+0m6shBWNDqyUWtFi8s4mgohwSnw6pWmwdQD7Wv
        mPVoa5/gj0xpMX0AezSsUyxqRjEP0lZDSSwVBtIxYUMJQz4mzD2LAkVr3fm6UQZ0ozR0owS6Ueq6UWpJo/Ape8+RWFTAsYccwfecpkWOPk1j/JM+HxfxcVVe
        9nzs6sO2tWRbuUA9BWQI6jhJtsinPBgz+agwV78EHT3/j00GeGDUgt7MHd0OL4kb+d4CSJPN6Mysvom40i989tM3EUsIdn1dnPQAUOnO09lIgnOSIFN8V938
        f7oOoqhlvv8KGEX0WmxsWMEV0wmuVg8kUWcDSCJKvRuTyEizpMspPqXQQSsHS5TP9pTO9lSW7ToUojcoZAI69JO25T5kJhZgmDdkhrLe7OGczIW2ngadt3A2
        52JD3V13Nmd2nzTZ687mrO7XzhXP5mT6NrsPu2Q2troPu/T0bvdGPR053VG7D8bWFddaV1z7TRb3Xsae8YcYGhc95yNk7iPZxH/FJmHEfqjfKdTlI8rs97Sf
        mktqwJxYGqrLL2uDtUJuX1yOIA3ZfbP76OPpI8RBkiJeMtkWkNW2k1MSDg9ptTxnOds6XaeWR4JGGduUegvbgeRRJHGo1WYBJjn0RflgeBVhd90QocjFDh/N
        +INi4ktf1dpypMbHsTPLkgAsWnEci1OyCLyUPqrzoVoUYNMIQKcFWBdj8yjvPpvilRQK0mIWXMauKMtqJP+0IuzSC9s4phv0NCVD68g2RCXKBTuJxXx6PpKK
        sCHKZ0oFPjOGFS1dDT75IjmooxUV1sRw1P+gDVNXHpcUK0+UJNV0US4JWhsd20LA6v50at2nR67wadD96cy6T49u+Clzgj7DjgjL2vAY+8ojqXdgn+6Xw9IV
        cnjD0bruGNv/yzHbXRg7twPSScvOpJMlKGNptbRpLW9creWT3VoOuUbLLddqOWVGyzPXafllm5Zzrsf+kGbVsQGdHBjzjXWXmqTs9Q/uWf/gwUx/LrT8uBIP
        ANvpTDN1tr62EDbV9eFetS2cVdeF+9RMeIu6NtyvrglvVbvD29TV4QE1Hc6pXWFsJ66ai7fjRBAOq+/QAiZV/ioOUOWnZBYOt2t9th1anDqoxasbtOD0Ni1I
        3SiyQXiTlpr2CC7XXKL0cxsPKlvtZ2nJVvtYSrLVXpE/VCxLPVsdYDHLVreyeGWrW1isstUsywG3RTuoHw5E26lX9kc3UB/cGh2kHtkX3Ujtf0v0NuqNvdEe
        avvZ6Cbqibloivoxjq4Kd/nqRgEFmMKljIuRWavmuOBV6ipwO6AqsD6YmqK48sBgrAWwv9KyKm3A/oIOzhkblEoIgJerWA8Adv21TjTUJu56A6Mx5DSkYdLa
        iQY60TD8GuGMEmvCVgfYKXn+VVeU8LjC61HlE5cZIlaHeMB4Dneqt8mqsYJoY8T+KMWJFrIDRgIlqA4KSsMgvhlka8oKIlUobglrVGz68T7fKGIAKjq8Gc0G
        1kzlqrEqQ4MqhzeHgKWgqi2qIzxWTAAVgb4aRZlzx6Gd7ByJSoUPVU4zVo2r4RbyrXC+VaTgc8mCfimoem5QU0MhuYg1J2jJPKRKuVOtOt6F6qa8xmy4lSh+
        R59p9Y7o8OVNhqIf89GnRPN1ex8l0/XRsMuxVZApPHUT6IMBN0odtYeyIZqBKSrryLZYayPcqiKqmgedjhKgGXaIkojSqB1+R8eDt6YxxBtFvBGBdkjfKhXC
        6wv2aEsA4qlgxknfhhh4e2Q7x1Y3y6YUI/djv4ZmGNk3stlEdwlxItnhspWSTSqbbX4vAPeQBMtIb0XhzpqPeJUqGjJzepdKaU3sbwlSgd7j0nrYokujrL6K
        NpDMeFyJWjtMbtuiLH10wy9mojD5YoYbWH8xs+EXQbQz+SKIbs6+wHqehzm0lqFuA2YLJfQH24nJu0XtRhFu1hGgzcz92U5g1G9S26yFfjRFpNAPI0svf4/p
        aeJ0qPILz7xSJiKXNMaDQD/AGFq3rWBXeMElU6+LlQaQ2Ca6LdmamOP4Gm9CYChUkk6yIuY4ZQbdH2O/LNIu55m0z8PxWae1DDdc1sEPLi4uqpvZxRdMWKzg
        C1yl4EblER9pHo8sv0l126OuV1aT+PDb1AwCM+pGdR0C16mD6hoEYHhzLQLXqu3qagSuVjvUbgR2Ew/ehcAu4r3TCEynx9EX9rN6TSUzz8EgNNR0gh+0W6/P
        r9Xr8uv0evx6jemxK0Eculov6K/RC/kZvYDfxpRBxG7zCQHNkP47iOJ7tW63pseFevpkUoY4KwIRQ+dU+8ww9A/MgYmJaTkiCpQHBpPYG8wwdZ4sAgH+qYmh
        egOIWSXMMCG7CCRGTJyBoo21QmKmNFWEgbD5CXinQ2zi6JPtsJ7zM4fXJZk4NrXaYTUv6nqYATbT0wHNFuAeXmb/SOB2lsMau+FVFGqwJ16EhhAKBCCotBwO
        4pbKtwyLdBJ/ERrRW1436y2wnVq4ONSn0UPqDxym2Kf5UFaBUwJGiGhxCGy1AfU5WkDgwQgeDAOEbBxqxHNQqaP44zkTrhQH7CJWrr3q5AFSqiOlAUlpS2ZW
        qU2+xG44UmJBHCSCTMQE2YcvbIFd/lYq9vgTKbsu0X+jaqxNBR3sZK2+SVGDk8RA2U+oyVY0wmVgtB4oJWFSh6MwFI7rvVWmajE9UBqeLZpIsHywDdlbnkNC
        tB61Gngj9VlU7bC+vtyUO2z6hn3l5WgU2XB3Twr50epG+naTGDX4HQAhtRKWDAcPm6ig1Q5DOlFBOQUSGHAcCKXGdmvWhqA3THfjqNAgKjQiFRpWE6zwiPqW
        sNM7jpQGkdKIpASQp7aaTLUi55JjbWJQTbCOJrHoWQRmiSntRWAvMaVbELiFmNI+BPYRU7oVgVuJKe1HYD8xpQMIHCCmdBsCtxFTihGIiSnNISBS86LsOi3R
        JfhTU0PP8x5MmZf8vNB/1bTNBfch81wKx9O1QEmWVjOR3e/x0YhVT4s9L05joyUzr6HH1kKssU77SjnAP5UDsokY+7ZNK7vLbYZwUhMqy/Be/7DqWn2996yy
        u+/ZVjj35N4QB5D+7Xx6CIsJU2wlYgO6hpYcWVunGAr4fj6loVXN14v8c6SZh8fAXtbv2ZaXqtuUtkE5wTj/JnVryut0a6y81oXNipOJbo2zXremfJg380qi
        XFMS5ZoSlGvKuGPlGhvKM9DayCnPYPlTSpVuSqJ0U4LSDX83BeWaMlTJyqxGs2jen6rS+MikwAj4XSo25WlWh6ALFAd8XIB3J27rVV73BvstLRrSRUDZaN0b
        97vQvXFbHQYqxZXVX79XnRv/l0zbWbDOsecQxdj1MIspMOyFFQNNDOYrTnJ/e5XRx7CPiqiyVJQdYUuwFhgomY9AEzONoioch8Ivo6Q/E3m5g/UmoNg20mdp
        ipGDgc26X7Es9yEAV2eyVvA1oAnkBCs8sPJSFB44eWEOD6AgagZ/ATxFtCCCEd/DnwIHSkDGutygoflZ1t253KBA8JfYtvc4DP205CH9z94i+oBehrb1UB/u
        Tv13eRKoxZOAf5y0Iyt40Yy/9dmFIzTC+0Fn4vXf33OEeQK8JkGb12fV6qI4O0sAF23eXv+TgjV4zn9IH2czgJcc3JAANCyQfYIZ1kcOMkVqGlEjkH4Yq4ux
        Xofpk5f4c4PhIyAOWcuZtnnvfqMFuWVEFvYalYye+gyiV9Mn6cPr9kP1zmQFa3WapqAOiDNdXvgO5bf5PKifktxCr+uMfEhr3hLiVTF/T2LVMIPDEUQDgg+l
        ONQS3AucTrYQ4WgE+akla2jEreBQtoxPytCpLDG0Xh0x4HQp3MSYtiSH+7Ietlg0w5vNONJX5VYEJWOS63Dy28JyF3iNhf7Lbnh5gryV1WlQNVptrULLyIcd
        3sWkFum77Pa6lt1Q/gxHBGcNnp+s3LIbTqHgUoUnuS1di+9RfaA3oVUaxjfY9ca81nyzJp40+kZVU8gOaJYIGzi3nmDjM4agYxg4vToeJcHBSQ6ESRJm/Fsb
        R8jjYt6h441g/Y14UD4mecVmBMjk7RjRaIC3dbwdwNtq9padmkzodcgmvQ6Z1OuQzXodMqqXHyN6+TGslx9sfOZ/AMr3dn+rUEzUiWFokefWvuveNJIqLuNQ
        NZurnXPKOo8twA5jn0E5476mS3zP/3nTNLVFST7+AlwRfHaBJm4XV/9yQ6xNrhhnUmws3iCSJfYyV45k+3vgR8C43LT5FKtpsXJG0+TDqabBow/uJDBd2HTF
        abd1V9MvCZzd0yYl4OgEbEnAlASsJAELfirkQ7ryKSMl8D9RP8TgdU1pUpg/OPKAq2fiAVSo+JHFQhI9ujwkD2zeiMaD1NbH0eYAzD1ftMyBc32NkFxBZmVo
        AxKKIedFdcEwCGjMFmTNxwgaA4m4LRiW9GSQZhRBaebGHcYt8Vk5ZAMMiYeLgISyndI4o+XRSkGsmpoMrBdNQh1DZHu2YtycLCT6G1WNQ3BvKmSzCQikgBMB
        yCiSGQV4aKtr7aTpvYpIdY7UYIRRXgQ0VcDJDHR/BaDYIVmQtQTmlDKpIZOAM1kXXVY9/k+45ug5rb/A+gw9yIaGtEgg1W9I8w5IJwz3mbkKCsf4xOywKuKz
        TuXqB5wUT1mV5XSbYv2UVaUJBVu5DLg9Ir1bo6UNpqwJIOpq8zFYlHaoOwC0G9ECsJ50YQ6PYhjvNhEr83l9jm5FQzVyTHlLTpu/E6mWGsrx88wDYCC97QNH
        VxNOnXVpdJK5Td0oVMP5QyPVylwFBkKEgNUFQFXSU0ghf+4UttSWVjYuikKZjaxim6n2A2gU+r9OFRsAl66htjVqEHpI6+VBSn2ISGaiFVUlCyF1yrKmxloY
        OpX8ehrp1PmbJi0aaYS0OpnLQ2yqD3S4QVFrneAIPWUSk7bIPlH8SYBPfP6kkX3CS/Ok8tknhr82YJcWJh4qnsuUFzVsZE3DRg5q2Mi6ho0c0rCRgYaNTPRf
        RvR0Otw7VUabMlTyzHQ+2hxuZbPwUhxAGVLcl5OUl5lAhVNwXRPbtzO64TDPIUNsVEtzicmAmefZTaQ8yEzfZ/Z3Th6uai9gJi1WxEUYa6maJMgDtDx0KraA
        SBCzfjvQ0u7ixdUwG2xXxGUOjLQDQOGx7V7Nsg1KcgjqvAybZcCFHGy3K9Ap9BNw6IrGmo5bzjzDsCWrgR3no+1UE/q7rxlOJW54duRt5WAY3qA8BxIl0tii
        fC3DRL4NyncAi7lBCtbCAT8prcUufoysvGmJ9ZdSYrOnvAzWXElwnxsJ3PQAo4b0MQ6CUkdkS5WiAnyrOvOoGrqJn2ERdMnmZ221Q+1oLUfbMwyvptp+nqq/
        PdtVaj1JMShe7km4narVoGoNZNVKm6S7Wr0Nsv1J+rxKIlEg7iMEl/BU5KXfjNE34/LNGH0znjv72r4cXXV5iDjcABROdqirOtFOup8U5IBvmeEWGqhAN1ST
        jGmIR4oLSYSj214pkm23hCOJNf8W6Y4cCdELn8ZRJaxXODhIwZqffO9T2pxFU7JYAzbJpJSomUAYhEEKKODpJKuUZCBJVmE2jyR9+rQSBnDeiAFgMWgqY2gH
        GnobONnKRW+F221pLAZpoMudGtbREVvaYX3EIhKiBWW3wjwcM2o4aYjgzCGGxfCa/SRJjsd0hqdBG8Z813en4WlWwCW0+SagdGILsFSJwi3QwPkOWrfswj2f
        AszM4QkCwINaq4T4Iu6HMA0hUAMeOQKD4tLOyspm6LLh9MXNpRrochn5ctFY1uWayRdLsbu1rs9nusukrlQktZWId1tG7aN0O9FL7SE93izUHlFwE6h9lEh4
        IiV0L405RjHHJeYYxRz3e+kWpDwgj8bXk/IoY1NUiHa3Eg1vQ0JbQpBzX1IOicY2CylHFNzkJ9/3IeXRXlKeiC1gNkj5XUoytmmVP0rJTtDy0qdPKuEEAC5H
        KfkJRoLlR0AmBQunlQmPPmYRxFxsKNebE7rLbJBSscn4zhds3Wt0D1bXYpWIZABINw8nmucjch6pORHoLonoQyuDeSXr1w/IeeVVAHHbCQqHn3pm99OdNlQV
        eDjlhsOipWkOKvHs4d6dVzvgdCNxxCAINtoNhCWgNaLaXpgHgk6HcpvutOgTtJ1WZdcEe4n4BYBHuqqfqPtL5RNd+ZWerFetRN9fPEhopX4ctfZknTiVAKEX
        E0JvWUzpxYTSiwmlU2AwcbtpubqhV0zd0KsM2W/2FEdjwejimAIXwwqGvS1h6pa4YGpW1DKZFxnpf1gIR8nJXKjF71Etbm3VMtSm5ERus5bFJ7Q8uk0LlMPU
        if3MD7CMpibfwP1RYglw0jYXzHPWQ1xcGBH8rhk5eXc4mRE6DM/PaiCDzLGOKY51GO3U1+rO7ORJ9sNcXrB/0GOsCK3bzzteJKdmWyiwfFM+LG19Pvgo5Syp
        qjiYa7ejUpuCnmy26FfQDfHolcc+KDycfjASRI1V+9k81ctlUmrB3heJlBCh1G4xTVRhH11BGRwpYEEXsMx+dNipRIv9gOSLVYEmiRSrsq5YdegfSLHq4lND
        ilVGrnUpFn2oyk9wrbHHhdPiWhtvfOxdeU9gIw0pKCkunwrVKIWkqIbgalhyyhRVW1ghSXL1NiPfIjk5h6ai+OtKj5bTpS+vKz0qpktf6fD2l5S+2mZVEi49
        t2VZtyXy9JBnSaykyygI7IiTNjWlTc1cm6LV29/3NkWDtfu2qS6qNHtSVDM5IJTu72lTeFZq/7+hTV0paLGbTv/7tmkZBenXpsAC5aKWcMqCo3Gf7voYPJja
        4MHUBg+mNngwtcGDqQ0eTG3wYGmDB1MbPJja4MHKGzzktT3MDQ0e8voeZn+DB9EY1v5L/v9p8PDvtMEDt1bOEYvKuVwxNLu39MkOHL28lPfrcpotI5Bv35ko
        8QdzFFrX+eNaZS5HZifbfhEpViKp5EXiCSZY/yLo64HmpfUeaF5a74HmpfUeaF5a74HmpfUeaF5a74HmpfUeaMRjjv8x2GUGbEJl0QJwm6HRoROUa1+j3VU0
        yl1Vo0gPaDTsQY2CN6TR70qMvFII/ha7bEioxldFRO5xQgFfTxM5e5zQMF9nSBzxNJyexwmNwZk8iTCOKiIxIORjZhmKEkLxxApxLWmtURKp8u9W9Du00whc
        JeXeXdDvRFQZ6Hq3lKPOBjiIfocNYY6whqmjylrxYpnX4r3XVqYwzpu6GlLREjvBVvL1Kr5mMEV5Y/DXBu8HryUd7ev3dX7vCdKaRBuCmaBOuJ5l3so2uLR/
        AJyVpJ8v6s/xfVl/XesuOoaMB0mbBtlf2aa5INBDiVMTwDppB9IWHEhboViJ9rqQtsTLJrvTYOeblkpAoTIX0vF3LgN9v/L+xIunlfqRtrQfaUaOMsWdtNvP
        jzTc21fYh7t5N93AovnOzJm0C3+/BmPEwykxXXYbXlQIYD5Q2GfgNNeA+3oXL0r7DPjeNK81y7eYZRQMWbu4uFd2P+0ia5NLknqgdm9nT9K6dHHlFNvpuRxy
        E2fU9NVOy7jZAnA0cCroJymvfOFy9H5Oqq/4aW/BtXMAW3tHteHJ14KKxs9v1M3ulbvZvXI3oz1c7SkcDukddtVaXNfJbk8nO12d7EoLUwdRArqTnXwnu5I8
        fBvDUzH7ZcZMLCm6qLvb3Wlu0mkOkjI55bTTHHRamlscUMtxbghxdoxo1Z3fKcnvVJaf7ib3MCf2BoXbsGN+3Qa8mo0/KK446/oIjqgB93ulPrL79pErX3vJ
        cRsPxU+9hqG4avBYrK/z6W5x0Zyk3ABz6+omS9oUuwSUgu4nO99PlnYYv2qwCRwC4lgdV3wHu7nujrJS5+53C0gS0u528G6mGcKZBQ8wW4K8i4fOWpfpKZ3p
        qSxT3VvsIvyNi5g42dDd5cC7uMuLZ3iNGDak2jjPpE4LXoYjcf8PLNP6PnDS3BCLn+XuMx+IzBwv7RljjowxM+s8xlEyg1dMQaPLBsed+AGNrhscTLc8OCxp
        cIdDTjI4KNq1hnELNyDHcPh1v6HRFXVeos53R+07MN7NDCtvHEoF2tg2VOdhIXFYYVqwvVxvGPqNstM4V1gwHzETS/LBbdgpGWVXfDDviSqMKDhtH4mq52lZ
        Y6nafcD5m/vobz646TPDh44fVtahrQf/daX9iS/ecuLwWTECOhbV8zHqvTFUzr/aCe06bG800P1sMJ6aD0e0z5ahbRxpjDVYWhjOKB4tU6bhKn7anmolBS10
        WljGQI3Nj61wONkLB8YVqrUb4ArwY2MaBT89JwT2IXAeqbwlAVB02yTGFhhGINHnvg1LMhvKE1HhPNCszrOmVFcMquPZau6UCipQw1BbABaABy2GfC3tLGIx
        j7qY6g8BrZd4UfAa0eAyRgvlWTqP9M5351qFZi7cwS37oSV5PhONHzQfPviaVir7ITV+0Hg3/eRhDBMko4eTp/8V+0pES2oIMyzUwF6nsHhhJvodok5RQ1CL
        HoKq9BB3SfAPJloadzORez4tFpdqKG/el9PZORENN4nwh/KGg4oeFfFob9ejIPcZ7u2chgjuyyjglBo+fJYGeDiMDU7qfwCSeFBdKgTPMo6KchGApqG7LEif
        mcESA5kWpJfsTuvJjvKfZFruLFPbZ5XKnNUs3drppPiaq+gnaP6RdAUFxCJW4RqPqDTHMKOfiArtyCGqyak22e3jAETLUcsG9FBINT3j4yIIWbyYL6R5sI0R
        sDXSz05Sj/hPkBhk+f1TreSRPjfIGf3qQw9p1p6iS3HWVjgynqVuHwFCV6BGwKsqdDdMLAuuXrFDO6Q96QzuNmaiodjCGe4gjdIu6ocibTgas5PsZFy89vp/
        PXC8ak2ADUHNlh+a1FZES9YE8YQXjPkIqhXYCWx02Cis9QSTIL0cm8/ogtYLwXdMlEDR2moQ+qxjuEwy8DTJJ3tDSo9DR0hSOQ0VELoeg1I3kdE+4x5KkIcA
        Z5qmFkhqnqSGY9PY8HlWGIVwbWAKggA1BrF0UANMrI3Y9XPlh1wN27aFmmYLYF83Z34UD824P/3iNa9PT993mG4e/t2Pbf/0nb/+gycPn6VGyL2y8q/O5tBb
        cUAMmLYsLr9MY8P2xFSbodG8STSaN51CCOipVLkfh7O9TV0Qqpto/tEQqpsETdUSU8lNDKK6KQeiaqnsjpp3s7JAGpsFw20z4KwMlhcy0t8CdLzacqopfulA
        h1HSoHS4hSE9Ads4jPAYu1dnW+9Ksl+WXNnYO8FtHMMP/LhFEypVNQjm8nGbSqc73D+tERAyUpjEzyhMwvg8akRN8pd48C1iiHxDlzGFsslTxBwlIqLLuBrF
        ZVC0Q1E4vaOzJsbqkfeEuBmjtTGsyhOcPE+w9Nim3HwiMUuntwDZi9y2SO+I4mE/z9QXxomEFzjesGyzt2pVa7G5erUDT7eV9rrtRghY2G6ktIF76OReFQSn
        FPyqBJ3oEqZGgEnjp4J9ccBgYg+tANhEQF4WZPcjyeq7SjEsqCIfS9VhTF9kbVOqxbrd0xolU8F2b1H0XvUrWKUUZWM1AFcItN0iDEx5o77VzmmZhhUGxPNE
        LxSW9qxgKmNJp8hQuulxBuP1AOoazdbhM4DuFEnajS1VzWtrTMR27sFxmCnkdAf9cLPSbQhX4m3suUIWR08CuxZma0VVQY9SxZLDVcjTIskAWvDQjl/+1P/h
        /Nt/eQMxhuqhQy9/4cUXv3H87SchZmU8vNCFt0z9fqj1hf/rtbuP/MYsswjz0N98tDX7w7ftvJ1ZRFXB6CE2fyxSzAw+XLu7Cow1pU7pEU78M4a5qvsEJKac
        +kbO6gPcOhvrxSfh8dbJ6zPnMJIPUHNi5zqfFCsOU78U2ut6xUU/tTEUoqKovIJW2B07TbyFhDiLLaha09eJCuMbcw8Bfv2WYEcQPfEwLXdkDGrUcx6XJU1a
        khkme12mYqfdYZwwuwWQdeq0QsX12Ymq6nKi6hPJhRZjX4UYN3UKdLAbjkP/jlBnlUNVNklI0VovvO1E1cr3LIMrkxxyxb7oQvQu9Z3n3UoOCBn95Szn9c+Z
        TnP9ZTM+BVX2CZSgu9+Akx4V2+s4AFg7OIANduMiBVd3JsOCJf1mc7/R14XvX79JZkoaz8n6rSD9VuB+M3PNYapq/sbEgCXuAIxec10VTamik0dbgS2KnQeT
        oXyIh8PIJCoAnQS8zoa7Z0EHAemjwYnNd5h+7e+iHRxpBxZGBwUFTmnYOAdNQDm4bOjCyMJtgJBhLLXbyehpAz03Je0CFkNEZDwXuZip0HT43AXKeAF04CGa
        zAOYoFwWg6WO7nIql1ITMoqJw7UsoiEijOPvsp4FqSeGo9SzoOtZxtRCc2oZ9gq6qfmgmZ4Vcpy7JUVx0PVgu7QmNCMbhqmRk3hmUZtTPbt8LRi7togpmJFZ
        0DTlNjPx3KEcBgS1TNBmWJYgOZMDQjWanvgiThMx3suMRRMwc/TbaP8ydGuxb/3W28WXdmmwvqfY60u7QEuXiqHNMOU4ttHmA8sGiof+Z9+bKDzVgz3P5BYE
        fVcMuQhlqB3UZ+0HceQya+NIoDZrvw+qzLM2jiv8WfsebKHAlJJBfgHJWZi1cVxRmrX3Qr921sYBhYs1h6E8rDkYEnWMLhUBSK0KQKoSWTvcZ7BSxj7YrIpN
        5XuNRGPK0fPYO3g7zsnBtXZ4DRQzYhdLur6UKNAQ0JGNtYwBYFTuXaudgG23KHv/274zuGCf0/snLZOt/ZRznqRP6zxJmhOqeV8T7pGwcTWkHcBifRt6VNvi
        tGUgVjEOTnFwkj6YUJMnmxGuzZP4FGDY9IXHSopAPMVKAbv6w7D0o+QiL+bNfA9b+MYtpqH4CNf2aCnj6fAYhcd0eIrCUzq8l8J7dRhLoCM6fA+F7+HQ+0hG
        4b2UB9GhHrRe7PeJvSCA6mhxw8CWVKiJdJOHRJGJdPuHRBHc5jRYJro1WM7yZip1AdUVSxM/YlxY4whwku9iiNYS0J27FiamXo1wMF2jmDk3D4wKG5nZmoRt
        2/JOH9I7RtwtyUqlBJKVlQqbTIaO2FHauAguDndmld35Br9g8+ZkWVqEgnusSarMq58LtK9eAPPS46hMC8XY/ICqvotXYfQi/o6OpDDFV+9uxlBynpwPFi3Y
        Xk7SOAJONNoiw8Wtd6HqYvOT2slHO4UjENH8U2FDtqpHqb3oFtJbOBZ/50GE//7MneE4ffPBB+8KBwSnNxzUGDu0XoAKWlUN3YFjDqoZdOpqXFtW9TT8VP4c
        YSVAVYvH3j8fERUHYRPE7IWTTNNEtWOIMaEaaYOzht7EM9GmFE24yGjCxcNqUxeacNVSA+LCu2jPpYQDDGCMBWAAk1DMGMAeDYsKsINpuQkTxYDuB3kLdCKH
        NIyvgDTs8SBK0Yapeyf4XiMHhxO+GgevmHwTZZTt/1wxJ3PFnNyomGa+mEbuKxRzsk8xoR+ZL+Kkr5pvpgXN7sI1c4VrvunCNXOFa/YtXLOrcE0kMZnr8Uno
        lKZ3TajOlGl0qDKGTxGafh5REF1qUHzAuQAGCA1vYKjfDYa3fjhAuww7TGUwRVCeas5air6enLXG6DIxawW8f44RcQTQ44hTOHL/YfYnV6DSuzI7gXlp1iX4
        8r+IyYOK1zJlYvq4KfMAa/oRR3gc1+E91iIK1eINnRXTshYALK2MnfR+I0tdGL/vpPSu9H6K8qVhrniLnpqH9f7ZFgEO3w/j7AN7i0C832kZG6ZEMeg1Y2WP
        ISl7g5g/wN1n+b7Omsa6/yOmmTj3WXsdm+s5Ezd4+gH8xTFshIYuNSAUmQOZnzEHW1AOsWR2ztYCJ/dx6xLbXWavLm2axf0/LdjeOWeBbapnTkWVbQyVp4DK
        AkcFDmPQQXmIHj4ZluISKg+ba21lTQ1ioS1MVaBJgX030RoCmxCMrpd5IedDHlrGFFvKe2I55zjnBJR/IXc6bd5Oh0y77LP/h+OH0zXO2sLxXPjEWfZaUSHG
        ikVC8DrctVdVZbcxJZviFT5swAU28xVMHEWIe8s4SShBx+e+pnLPJ1YMq+xzI9/eJCYug7DFHxXW/sWuHiieR5OkPZB6Unn9eC58ggpZsalvy6Ep24zWthQl
        YT/AS8qxg3LjeIeasyotaT6Ry+x4M4Q1Z+GZKEgZTY0KUBOU+Tyc/eH0lOPVBWbCXecaKsiT38UUEacj/ie69glMfeOHWEsXeYNomZeJrSd1zOf3d0Bl8M2Z
        5BrMwd2IbLtT21AbtUFrtHDJkr8PQsHxMwK/YubftKDKluttM9fbiI0GOPCRg+ZjKjh3EYsCK+l6IyS+BfDwMXS+PaGqOFarMowiDhcYdwGHbNQE6vGniMEF
        T4X12GBJE9/62CauqBrEtoqqY5vYYpkVFOWhg0jAo88qOAGHyQaoDXyrKvvLNZF5+cMKYyr4iwOOT6PKPeewJOqKr1c3ftWeJ4H3k4LrRxyeD/ac4O818rxo
        608T/+qC66AnH1/3hHlUQcTXguZRBRsAJjQkCziR0GJs7jNTxIFGIsQ2uiyZ/HR3P6EDkpqxC93A6ecRPldn+I3CPNbmgtbvAoz0eRx/2Hus5yx4WrjZXsF9
        Y9Z+Wt9fYD2RfcYnGcYQCDz85QvGfFiBwqNFXBWniRBhufL4XTKl2tQ6H7ZYqrP5qDHkU8UpKhWfKLIZBjdGERNZgTfQRPLbm0l+JZH8Fp/GHeS+Ast9pZzc
        x9sNqsBynxnv5YmOmP9erEGK3M5oXR6hOITQrUtXT674QVEhAFPecjjOVnJlPieFaR74EAOFeSEQa/j0vapn2Spm2XJs9mRuYyLEIr7Es2xJDWKWLakhzLIl
        NQxoLfQ6dmu5X2XONWGAgM2FZGJFuph/sdDENit15qvQnSxqcsQX7AaVXfq48ao1H3zQkn4SytURfXkpb/SzpBeo0nyev9sgSRpN7ALHRBL7kAUn9tvgLmXK
        UtSdLuQIE5cxyAJILvi2yR8zgXjzUPaLP2nN0xgsBp+ww1rOT5g+IffgcIeyr6G9feaMAbf5p5X96YPqw49dpJb3w2JspTttawvhgA0nKWV0msn7HlXqvMct
        6gDKtMwJelDSqstJmUdLLwVFQLoGJLOXYusOxW6LqClPnkk3d9cWqG0HW9Qfic8Oamyi2HFAAoSjqk7DnNcmPqVMUcISNT9VoghLQn5CCVeZwZBwRawkt10d
        M6pH8CiNQhheonwzWNKcwQSKgh0RjUV7L2Xms3mmbgttt4nlcG6aWxDjJLQBlVIqrrpO/MEykUF+i9ICQNgoH895sAWxj8UGl5UWve+BavYe6x5qTIuegG4G
        qFn/lUW8+ykqDbNfnMxVVFlYrikstwTO6cnJnHLhuScAqQQUtRZbwQX7IBsGo0GREti2J6lVXKbGf6Dhvgh/FS7UBoObQFOLFquhYFrB4aANRBItt9gAMEV0
        vHkXq5GxXQ9ITRWmLWlrCMVRkRqc3TeBbMU/xRl0FqQ0yjwJwXR12pji1d5zRkLxjzHFHxVSf7sQ/pEcqYu1Iwz4ip9WBaHW3IHsfVWeoTzYjsDjuNa8YF4p
        hc1JWFxkE6V146l5qOuzXsUZZyE2oaOD233GFCP5y27EjA5jN2IuJ3JQQ0/NZwSddqCt589CbPCMSSI8us8Hv9OaStuMg9yBU6j3TNpfuq+cpDYFMadhppye
        l6vGMmdT0Nn4YjLjEtvKb4w3qBWWzGTG4OPgAsqgG6TE41j0ZYiCojJbD+r89s7nUD7TBuMCsVLmXnSulR0KUe1zMyJ8hCKS6ODbc2JEbR8NR1mEwvFpg3pR
        +dKRrSwRW9jBHU0B/aHZa1RaHklQuRo0o04ZNIIeZ+iI2J7HnfGTfEBMQ+UYYk3R2z3GvRykV3uME8rkkfggXTES3wd8VXBxA42SdhubHiVjD/Kcjc4rQrUV
        dwXpvCUz7by96Ly59Z0HjTjpvtwBu9d1wM7OkVySdiAB/Z5nF89Zj1gLyshwDDKArNMH2DGakQNZWqf+okNrrxs/qLyDxg9DaBQvY2VAeKVStjK6jvgyp7NG
        l/bSRNYdRt6x6QRJsMmDo2/rPBOVOOdLP/vJlw88TIW78SO/BUdse7/92sFr/vpAh4qyG2K4cYZm47j1Z4K5NdYCplYQGdABSUr+4KP4ngILj16MzE6uFdgd
        pXcR0F8G+1dpRUYKwAUt/dwRfBH7zjisxRmBe2jmR774s//s5Wtu7SBD1WJFP5ycGvCvyGhdbfy0ckm0BXarQ2Wgmk5xS//Hi51D94j/wwM4NjEOXfP2f/XP
        gN3VOXTXez7EHhLlefzsjl97z+WL9PyOnzi4//CdXzjAThEBZ4hiH/oLtfUj3ucOroj3OAcFAQtbLD7yZ6f/ZD8c1yUxkByfqrNP57Y+6jDSuLyRi7MMFidh
        nuXwJy12uYh9QPatSFIq7/YymBl+vJYPZ97slEsBdNPL92CJe9DJ9WCppwfL3INl6UGaw95UD7pvtgcLOBl1+YinTYulrAfL/0/3YAvex3LYb8gjV3Dst4Mf
        wbtjbnagkuKnu4AZOpzZt4A41u5XQDy/QgH9iw07OFeUDYpVUYhUgzzFWvTLcuvgtH06rONyTybiHQiTdfirB8Iqr6sGdxtHohEsEEq5OkNFAtsXUPpgVYh6
        h+0gbc2pln587vjhzKHj6TuOHz6bWy/fKxo/r31o+uQdwz+ykocPLD/zVDSU+MBc+jLR2TAo7P8m7m2gJDvP8sB7v3ur6lbdqurb/9Vd3T3fvRppemYkebIY
        WSMba8pHkseykbUsyzqB7MqekeL0kHMkWbAi6njG2AZvYvAAJquedXB1tVkp59jHwwYbcUCrMUuwIJCddU52nROfZZKQc0yWhJGBRRAG7/s873d/qrpalhTC
        6qfvT92f736/7/d+z/s8sV0EgqZdMMmAVhD716R+/uALI+R3Vxdn5ZIffMsPffvvn/zb3zEa7mZOqxeKnp/4bjLt3V1RpsWayT1v/uLPfC/I+Eb3/Lff7fj0
        pMr9vduXP/j9X/qeuzVXZbRsI3PtwqDxA2OLLzIXxvwkLZcG07DANixxya0G112EzH4oo2NA9p6EPBNT1yDiBPtcbLfBTsFVfu3UmY4iwmTW/mXeZ2U4Igxs
        gVC0YsX72kevVJd38S58dQlXONsvRSjk4oexuO5KYIzAMZheAljlbhQrwMj+epn95EYDq6NmexZLvheVJYISRdZhxFmHS6pYZdViqR1QLLUDiqU2Xix0pUjR
        x9JN3PPffdD7gJT8L1XEB4bE7ATgU0TPGYy0GumKfTR0QZKTZQpcQ81s20Zefx/UcbfDde1Kh1Y4116AM24XfO6YK3aIbAIAk6yUjeRpYPUwR+eiTfGZZ9KF
        orkVp1+WjqHCAzyGaAQkNJjKuhk+/4xUiPLhKJ9alXUzoostZ91sy5Ayxrq5oKyb81LNfo2VJ9Jq5mk1S4jZxXgKWNSEZG0DSMMnpM78uf9YtliwZy4rN+TC
        JKvmAs5TpBZIhWhYqSl11pSEkKHE1RS3GA+EQzsX3g6JR/jWdJoJ2PqJ8yWGTA6TkV3G4Zy8YW5IRkI86TWQa4JIUHJP6TVRo6AIN8SSA50wAYo4LmGuiKyz
        i2N0o4vIACzsYzE/BoSBEeotAEEXgUlOEDhbAzQjf02N8UsTnUy525XqhbXkF4HVa5wMrmBbOxk8h21wMriMbXgyeBbb7slgiO3CXd7T2PpYIQDUmvb/AqUc
        gUD3d7KoAoDX0+/J6uidJk8/iNlsCZCXDCj2H9exY2aYRjqcvEPZ/gE+kZEZeAYI6vlS6wEy8AnLkQwN6Ncm+2M57sSsIDU7g+sYjo+fJftIFFXDgNQkKATh
        ycw4RCTj6dIluedjtkNMArA74VDehF76Pni4SwLGRx5TqO/75WXNnXuOft8nfuWPNq+LHRTu4PSD1IgOR0g5GjoimpsKuoa/t9Acl0b6sDq+4x0nov0nd4O5
        cGZHqZQDqPjVpKCH7onFXOtOuRW+oHk4NHTw9ilzP49pR/IZzMAWoHIi/y8NiFE+RT/+KhI49MFJAc9fgM2daQMYDgoQBqAV94Gxfj5bRa+xypmj4eciX2UL
        BZHRkL8vye+5lu+F8x/ltT3oFMtvK/LuRb1f/cKVBIHBxLOLd3k9RREvII7zDsMYViCtPbsAD51nl3UetKJA46tcl5oMxhkZBON8L5iNsYSUO+ew9HPB54qW
        rytYb0Ib5MTMYsa7VQRw+W6FynB9jEef8blmZpJPBavxn98erp6PtxtPGWXKzbpO4/R8GW9h4HL0nceugzbTkOl5ORf3j3ub2bpMyG+XrLG3M6tWixsYYpP8
        qMk0gIsev3zt3ZcJYgClZvpge6UPNihX3323+m7ohQ3GVt8ZT0UvbFdshWTXh2evl5KkqKdeWHNvFXN3yK7nXthRtja+SgPf1iEZ/srTYHteu2QPXUp+1dcl
        0kOyF9v1vfQQ1tclI3t0C2VkPyGKCG7alnPTtuCmrQ38fanzGeKk0/cntuwhKh4wWgu+4twtS5lwRPirRKRHfEIOOAcc/xAdCZ++58/+4Utf+c73PXj3iMM1
        YmvSmxlOk26oO/kWKYEfMxmXbwNc00o+ryXAsTXU/P++Iv8lkzPj8r/h8j94t0qtusw3nIcEzPxw8DVvK/lxA7fu96HJYX5F2blAAwoRwyXZC2AQRRaNx6Bf
        yFamkUPf1PiRdivrwPO9RrhNAVKRL17bKUTvR1lm124sZLfaDip6Bt2cfRH9iOwOHs2O2hq6s3Vg0Cm3A6mHo4B3b/IKaUPrQIbjxH45WkRQbyox5XoFLAhh
        hXUZmS14/o9SyGcquuu4PS4/KboL2+w43mPlptssd49SAsjepptjVaQ5wObH8ecI/hzFk/SCl3x7K2+U5+GEnD+a/+LuO6b3SbrtzlmbqULQTTs6KNUQDhS8
        HXvyGcdwe5FEiMjwamknkC+yWg7J3zVEpkiO/XXpWP6bwPPTI7CMjrCTqemyOtygcOxycaWmKAHVWdiEEb1vAQMwgX1Vp6E4gYZGuUoiYpOQ5o0BjdKojVuy
        QJfCNYwWXyjvOmQPDdNMOxapey0Qez+xpQRUugRto/s6iCBqqCvXUcjpokwgf/YqfQLh1Yfs2ihbr4ZzeUX/AJrH3b1s/fkxn1QFHtWB3sZ62c9cf+GsNiFl
        EmdQKpca1ypOKSMVvXjjibc8gkWk9dIPhh7JrhWGgVTL6iR8YzdL5fd0125UJuFrkk78GZ+Er+Ff+biRvH7aJHxdzk+bhOP8K0zCU0borFUo/zaKoxP3If0b
        MlDIKFFxu9xe9aG84QX7htyNYnflwkkHTIBpWTpKqQNh05uw6aWH5co3/mh6u3zVRmWqsoYPLTIDkWIT3f66lRwD/Or2Z3KI/EjMsPXY3v6LoDcsPEGHh3Kl
        rfp10mEGgaR1eWRRIBt2o1ogh3ezW6SR3bJrD+/amyvunJuYkfp29eUgmfjzl1hKG0AkrCmias1me/hq4BO5zDAo8CxcZ4Rkj4ycg2bybRzBKqNeQY3v72vi
        tan3jo9+6wX0B6OSixiWhtnQ0YoYUI5Pdmx88sfWaAOHzStMAzqj3OhkOfiGWEg0sY6wvg5OcOuLaWStKfosrMAabwcjEM62s8h9UJQvuk4+0Oiiq1FpACCa
        ih5LA+fbLgBbOlCTfIJ93ULK+7FQHd7m9ZCLiMsOPmd9XRGoBF1yMWDtLyFfeq8mX9Zfb76sH5QvRaaEyA1MvmvIlAiCzbmd4lc6ybP34nX3UQikWLjNsurv
        a+M4VSyqfPOFbzbeORZas+6yEsYfRxb59lRqs44Ha3vSug32sr3sJukSUg1FN/awjJE4cVhamfyD3kKJSAOCsxqSZimmw/YWu7GXv+3KyKaVhl2W7s1ykXTi
        yUWT+YV55pfmmR/vL+bMlObxpHlWmsfjFpoUzU8YLZpGTPiEGmiKtUJRNypFbRSxIB+GHJAu3I3f08u88uCGlrkbvmWStwHkQW2s8A1fzpEPH+pqXkvH70Nu
        NM/nB0xlMZTng7gpBvFg3xC+Xq0I689XkEx/jc6edYRjr+FPJn92h5UbHp4+Pv//0CfKrGOv6BdRo1QjHuuY7K8lazgl4VRKDhs6HVnTRS91fBNa3h2sbWV9
        1IeFylcs4CsQ6FtNxgLcKQtkvMFMFZG0MtyCSQOIDUnAFe+B8LxsV234N85lUunCgUxMnxic/8BjA+/tW9Jq48wHN0Q4MO+QieL5NAA4ISBZhA1IIoNl2CyS
        gsrW2KFk62dI1SC9JpZT1rFyI9c4bhKpQUQWGCyqm7wCtUj8bMO3O/TrvOIR5gehZL1OY+ckB+aw4quEFYOF5Au+nZOySENsgKmZQw/XA+oAs/S5wcIWJvhp
        BzzVmo0zhz1WwxjWo3mFf4GBDRHliY/vIbMj9KExXmQU+4j4hVjKsT0X42rpipV7At8WPJF1QIWThSx8Pemfw/mm2DtSCujN9adAxo5MK0lka8nPGOAEvKze
        QQBaeLoT4q1FOcdazvHgax+aHQSDxcGSlLPkJ85j/jww576zAwRjR+ZdWJsPAW7hKq+VIoQXKt7KMJnGiXM6hs3YmeTTxsaKcUX9cCa5MnKb+1kDzp/uQNK4
        pXgp43iysRbHlOLj2nIxz3l2BmU1I0mtJT9poFmjH9VV2gu4riQ/zBaIUNkJY53awTOSLeT1jDXF49mFT3vubP7cpFKjQJUS2dkPKKoO6IBwS8FYJBiJSv6a
        0x1EATXvJ2wseAK1tA7npA21L2WchzXAaBii4Abeux7vcCBE/Wg+AB/f/Y932i5X7u0gdkhygfEJa0pPIQV+NCDZcCCNIoC+mIKb6vq+iLnJfOZw47uhljXw
        gQ55aGx4DledhtdAwzAC23lA3tZBskKUNirLBzq+02qClAU/sK01v+28QOO13LcEOKEsFT8I2UjlX9dPDx6Q+gcAYAe+ECZp9gGpBvkHW6nOiSumCJfBjTj7
        7g7gPVIIqCPZrCs5fLX8cSW3xJKTfn9J3aiSdy3bRI40baK5l9hZl3GzzDjmVPh27T+KLCsAOvIxb2cGtrkY3G5U2GRZnbWq3Nvptmcmfhq7zGg1kdwDt8u+
        xsehYnr7C/IxIt43tJqpN5HVSM5LrxzpQJHVFU9R10bLrmcW/al0c5JF0hmgW1vKS9DBsPMp8QGdmYy1TIj2TE20f3uOmSG1SarUGg+kQp7DmoXUogjutuoV
        C+UVIa6QFtfUrqTJH3BVE7Vj2bbPZU27LA9BcbJyNgnMkTMIO0jAKlR8rMIz5eY6bpbeCTfX5dI2uzI0Xds83Zdhu8t+FeEwkXasctMSU4i2EeIm4ILrHeN6
        4H1Pb+Ppdaa+2QmKNADXmyW4qq0fgNbCDwhRWxG6IA06Yaqw2pPc3/HLxLWZOFD0Y4RsFe8Oy8zDU0PkXB2ZkDZRuQDFK1IQFul01zIXtDVLlryr024vvEJ1
        1bYavjM8pY2SLFIIZ+bgkxcQxhcz9kp3iu9MeDA7Nv40Ebd/P/mrWLvr93cAn09QPeU3VE/p3R5ApqBlE3ssiZExpRxQWL/rA/POjt+O4smk+8pmB8onPC0m
        kRUxScBDEtGxSOolJgl6D4iOkJGd8OxFmpp9uN9hHPHyLkGlMCG6ZKRLPmLcbKN7m5dgWUGu+XZ5oPxpY5qR3f7CmIOoomTr29vfJDauXwjXxqpkBpf/qrr8
        V9TlD4YteSEDHX/xaNDerp83JHMNcrsFnNxh6foUg+UzJqvReedC6d5Bpqja2Iq80XDImouviws//na+Ll9yKVmTu1Ov/p0zfNbc8eCqgZ79AnZfNFkdgas9
        25vu2lyxK7bn/IaOuYNxuxS3aoxUVayNeICW7blzPDRcAdQAakrnYZEWYduo6HO3eUP5Umm5NtopJG0v333m8RKM6hGor7mUAR05eHEMjJ7N90nRXseSF1QJ
        BlelwPtK8D7iWlJ9ghO7rkHSnRHFWCyjj9v409R0too171OfPwWwa7uj+iK1POueM3hfQw+umP2vQf9XL0g0lNiieE1DX9OcfE11DXwmtpX86JTsrvJbE10l
        luJ3L5Uzy/xRL1xBlsg4Wb+Unzkl+QHEBSCMSOY0PAQQKfNjeAhwRrHIDgCjYAm7VUFDzMrXFo6xNsR0QPXQHWbd3SG6yV1SNkHqbioWAuenYSFmJrAQM+hl
        sF4+CwxMiYYYkkVabFDFO9RR+cB4RcKJusJacLqLxdgGqEkkj+YHjR9IF6o5fW8natfiSm4z22RsbddjPr95YK7XQG5VzXU5UQc7otowc4OPgezetpKfYrW5
        6EuZzGE5XV4ibf5p9kzTS6cppVMbK535vHSaldJpVktnhj/lpZNMlE6HpdMZZp2x0ukeUDrdA0qnO1E6XcmjGZROsiuv31863UrpzE8pnY6WTocQoZqUDvRV
        mE1fRZMDnuF4cM2MhhOUMng6KGVawE9Mb4pN1+LZFLkaz54JBOGjavfUwNWl7wYBmJWjTiV6vkLuUdaI6BJMqbH+CR85zCE1Fz96RQNo4ksI9+8DuzNMm9V6
        ct3bktQ1XT15UqvJo1Jd57AQTLDN1FpS31dLiGmKKgKOqCWN8TbcOKgNxyhOxKUXbTj+z9CGG2O1RKtD0YYjB2XS0/FYG26yDbtaktUqxAHVcTKNQIFTBjuS
        00VOytgZDmo6AvVlpwrmbsfAq0QgOQIrXZxGA7Hb0InWpP60L1n2rzKScK/RbmFtLJLKdAmgDBnNWKishqtDX/4D5Gb5+78EyA1wNv/1PsiN7CKu0ua3vfHL
        3/Oz/2b9y3KbPuAYrp3lPx8qn/CPZXc0Vg0HYIdpwghChEXd1aFN8/6UwzyYr+ewXtwY7/JkSjmnnwAK/ZgcUMMJDiokLNIRDVcyg8i7RCK+jg5pM8OM1RqZ
        IP1hVuGhQdeCupMUH4kf/uzjvzzYu+f7Pv3kL7z7gz/51uGoyLDhATmWzcKAmHHSEvqyfjZT4buZRY3dzeJd6tHHZPeQGlz26UDpQb0i2i0Xivg81Q0gKZfK
        CsSYV85RwjxWYPGcTSqpfzb6sKQ+L6zhAaUlr6sXJTZi6uuF8mnvFEA7B+d1t0JG0y3vqSqyFvs4Hys7T+V93aEisLr6UHwLIa27DI7Qb+1UUH53I4M7bO27
        VbHaOvO0XuRpnfmTSJbouSGiitlj9dDDzqHrGe+JWVuUpStGTxzjugh70bihiJFClWhBpjWAWMqcqlfPYfIfyWyhqMDXgMFF14kFgmgqbFD6xbRGAsZxQ6aA
        DSrgNocNdiTjx2CDNYYUz0EkIQJwcA5Yizra1SlN2YNYXsPEAxmRfJKZcKem9oS06zksXDJHAGSFDbgL/YrWGMKwpby1NeIL5/dD6SIWV4t1uVXtozty4wT4
        sIYbQMDmxncE4rM9tIqSp/wLShojZ2uEsRWF9S3Bhl2IRSqAr4WBIRkBcRFRRqM7LNr2a4AathgP7ghunAUQOQugTZ1iMdPGvqzlKG+oKDIDtd08FW3IJA9z
        tpyWZhi+fTd2NkTb1U3aEC3y37/2eU+s854OCHt6jrCHM6Cu1uk2ifW6uWHRgkeMm7w6twMZfuK0NpXqK5pmV6StCm9PG/11+2Tw1UC2rZPBVWzrJ4MXsY1O
        BlewNSeD57BtngwuY9s4GTyLrcyIP4Nt7S5vGGBeJVapm4PuC7Dl78FW8tMGvC6I3FzUoLS5wbP+FgaVwWUugMxB8ymdR84OaaHMDZ5zF1x1F7yYX3DZjxWH
        RwEHbOqw1D01g7/qg0e/CN0Fe2e2xHmXkscN4d2rdCowDQyIwdy41MjHpYZOPw3iZFgMPAUGKDmWVjmPdakF9jspbUYwuMnn3ZcuB/jAa0W+LLiA3gW38LTA
        1adq1izDYyOfdsGkXWyvO9v+637KindN80Ty111w0egFL7sLriNPCpdcjfMBk82frsTevZfLWTU7/65OCC5UWzuXzd8P98j9HyCRyPzgpW2s2MyLKQQ31Hxt
        cH07rtpCTcbZ2fkxW6gJTBiw4vPnssX7sZCE59lo8PuhZMehH7CLj+EZsv/S9ul+Dh4XA7oJm6Vhda9BozptUc0GmuLITRjbkrfzrPB06nRxBiNRE9YVKN7S
        mCLk6taOaa5PFjEseKMWfIwG1tRegSpCrojdzJ2n0Dc0dymyo8xYEVWIEJU4o9JFTSSbFYJI2gaFonZpfrLmsIrsqzALWLdcYLfH70SVGfIrofk9lA9dgpdr
        yS1T1aeIbpoq/R7DAuuVkfy9/YzfI9lXh4K2yTM4jcd4vSq9QlypIGfLAF7SApq9ilWEB7mcmshddNjmQMOuWVKIGqUQNXDewExq7Cnv5R6cT9tqSovdV/pI
        hkr7qP4l7A6V8AkNwwx152UzFAO7MqtqqM+qki0kH/aLKILr32zr6qvNAucW/YyPyJdz5SqHkhLUsO5RkzPGQb8KXirZP/SDGm/vKKFaAA2UsRHNypq99HuH
        xb7oZ1pvZZDBbZhqNliDyWwO4ltUz9YlEIGSQ07x/ahICUyMGdiqTVbFZl4VGQSAcbiB+UwDnlPVf6oQQy8Udt8f3o2Xt/bABIRW0trLmjtlnAUBs79wz++f
        zDFMMsqDhYS53kz+vomlyZEjp6e8bYmSucFXuaAMMJHSv8joCx63Oei/HvZ0PeTzjbD+VHC+ts14q8t5eD0+/Wk/K2vne8kU7TMWlJGsH8OSGQPWc3inxqc3
        FWkcMDBdRpwI0UJdB84M9oMz3ZUX/Mw4sZtAtcw7E6yzHbLO3liAgq3tAgkK1cGpw3tIgKoO7yH+UFSqLfc2qMRNgSiVmWKqkK59yFPDJ02COQmEdTsOxxnL
        c8P8tL44q+EHSnqMQTqNLS40ejaDxJ50ndAAlK4mouNohtH7RHeaG7/nA39foGZvLNx4hzx+HWJJ6/5HnnELmxHWdKF3DQE8aswh4gebmKUE8GcEiF0XG8rY
        suekfTfas37y9wwJEBAMAfQO11wYuBHjjveM8J3VjEpm5+YXFpeW5aPIRYCr7sw6sLuQq1lNb3xwpKrxPnyyAQXPjwenqCNuDyzAgHpjWoABC5CCYFOvNbYo
        CmZq5sqUmzqLkU9Dse8rTfyhiHvHSahjYMFqXq14u/w4wx+HhagczEDMt9q7Tn4QK8AQw8tmIHctO0pTnfF7A2odqWziLskeu5SNY6SVn3xcg7b9PGC7CSIs
        jbJuVpYaIphkh734Y2S9gvPf28ca4+1jjXktzFaT1DHe8TEuq3HqGGvi3zam9pR06SSjipSuS/mmgmEG0kyoViFYCnHvsDyjjDSaaIFg+sQpi9phLNmd5TDR
        eiFmy/SyJsuwKxls6dyrT7+WY527Ftss0pYfact3/QA3zcl6UcefGoreqLZgC8HODM0p3o75AX9E8GNLySpbu4xmKLhHGdcMFwTbjuy4eoHbcK+PyCnjyMOH
        GntLbstL0o3HPxmb5vnFbV3MR/iAhxnnMjYgl/HQjtexidIF1AdEB9SUE6fKjehX4GftV4zOqE+JzsAae93Bz9o5MrANtNPCpzm7tVsK4iBkoX4feZ6QiiqL
        IdcXo3dD6QbwQwxxlIZR1s1FaQ6Lj/RToAgpHuNXGOoaCr5quoX1Zok5H0+Nr5BzKVoua8YuGkPhIT0HAnNQRX8SqmgUqlgjtYdmGj6nwCVO4Diz1hiMcRym
        2PG4NNfCY0Ce5CvTPxZKwfRPDoSipIjSXLALEz7vBRnrervpCiYEEz/Ny0+Lu4BSIOexKi32DSTXYAZJpv1o9x3kBQLtJEJnCM9qIVROs1v9v8swuOeJ0cI5
        aXd2yToplsqYGyvTu/TcSxDDXMSf7i4UdnUKPDeE426GBENdRC/LgDK7m8klsxRcRTOYRX8367RC01n52hiu4nWkYMHizSsYGlbw7B7+iCXVq7wAGLaWprmF
        dLTUw1JZ+IP2aIek80t4ElKnqUz0IRs01TqYXCMR8vINMdHAYj+HtCWQsnCmXadq2s1pnz63S0r8udyyQ78N1xq8lTMcA2TgXoVtSzkNzHcwASO7lm05PtRY
        Cj1f4oVZWhzFWQvRuqgWs+VZXQQ2dpZU5fBI4PmgZtx/TZvXtEeSjlUpUeB/bR++FJm89O0avm60m66V6FY2y5Kj8+5R28TubFGv4blas2U9t32AW70C3Op9
        i97F7O9d9oNbx4HM7RyDyvbsjYNby36B4NZ6AW5tKbg1Vs29NroNdhQNdBT1vKOoPNgH2CDKFdhgpii4tTUd3OoRfhAq1MCP/1Vdht9424U7NeRcgxp89eR/
        NJQfaGCc62DT07jKBrSWWiWEeC+bH0qZzBcSPWf6Y2iEVdwBdfvGbfAaUe9PyWTQtULsp+yXstlROjOANldHcqAp9bCVdhkvBxQTVjVK9zJf3RmqY2D6bxlm
        MJ1KwuzM3qcqnd17iwpx/YX3Pk7Guc0tfv4cXZhlbSl3H+ln5LkG2AUrceAr0ig5mWU0oFYUY3MqY4IaCN4dS1WLosSVNO3c82P//gvDP/61y289y4C/4E7k
        lSSEK2jgJML0EANF/roGltm62Lwfy35YMEmweY/kWRAzl13oglyFTERm+lANzcm7JrKlkiVnlIoWHd9MRZ/ol57/v/7Fb2//y+dHQyZy8LLn8qm8hpkyw4qD
        xFzwtdZc9ItqIxOwV1tvVFmGGZ2n2zBfPwbZ+ep3Sa16UnNqX5rA1lOZH1eKcCKtT/uanRd9zU++hN/gXgBPIEnHN5UuHOThiU5QubjgqWCRp1ghkpWDWE95
        XX8qCqLtmiMA8c5lnZyi1DE7tjA0w2nZlc8ka2lWullBzWbF1uOimaJ2Lwb8885+mjjw3MXgvo6vABqboFk1dfm4hfDsxkjGvGqL9DF//7SY+bZxaa9CJ3UW
        y701qknvaQ/aumSbe7HzdQBNWD9ju0p9+Xw2t5/NswP+gbkDWDqzWsmy+TBgxnHFOhdLC/jarJHGsK8a94T591fZPCXH4jGTXm4qf4TmoW3sUN90evqQ8BSk
        Z9jAfXlAUisJ7fhIDy+vpinAOR9gC6Q7hgOvkao/LY1iWxGlx5JOhRQ0qpKCbtsa0qmkoHPbL8g8QVrwI4TMlUvx7imNylMa49Si409Ja5QgtNFZzPvOogLV
        pSiTp42UZrmCpk89kJ4WsK5v9digvFmxgNGwIsgCEFSPXIiD4L7+1nHP2xtSRZRx71EFvDAEA20HXL/S7SDyRjq5jraQDuYGTWwwk++gc+tKMmZIAQK5uOaO
        cdmYF/ds4WB8+bydZb30Vw+ullhEht/S5JbCqBoQWaNwB+gMxTzC6ECTOU+ku6iDlTam9ZSm9YSmdVO6FfcAG2Cs7jgNMz/+yXpgngq2/fNFgHsecL5GF5P6
        TqARHSFSOFaUEsImouR/MnBroijy3brutukgL3eH5Q/1fJeYQkAM5UGfkkOMzXVsMF2IxDgwZGcOdjRsuyrzU6W0iRVXJjYv1JljzIOl05k+c4WZn88zsc2g
        qYxJphMRCSicDPqOpi5bUb5FWlVYyElA64dzzxqkYMIRvTEBnJKgacDkPHz9SWhMT0INSWhoEoIhFWRIEFRTRQunyqNEQeGYukug2RMie4LXmT2+ps2Qupja
        XUXafJc9psgesGVz7KvBd240e3xmj9ESMq8/CY3pSahmj++yxy+zhzwIpFST7DGxsqD3SjEMox5dyLjlsNMf9wOzHchAOSBBN6hGDghiDk/RbYvBcjOjfyYs
        hROvv3D23jERu/dJRxskf19M5j3JoxiEfWCDkOr+TNoAdyJSV1cXVU1dVA3gd+/zKgx88hD4hsYMJaTfsTB4l6x/iTwMSNNeuWQax//e+NF554yuHfYGH//h
        2cGmSjgXsFywpx01H/PfxFl+ryDMACeBcW4vDlliYHyWAtjJh9xCnJMDx1pCbfBZXzoITkXoN0HQSMMxHQN2q0IfOpexbh6Tydc+gAGY/UjjneTddwf392NO
        xf37IHQrHzsy+fQn9ZBrfI05l3mImzBFcsinoST5Uu66kpFskQ3PgANYDpI9I4WCEDKyMSD5GqqGNEvpEbvuQ1Y8UmMkIFQ6ovfQrdNpPMRnfTif1J1ovXhl
        nK5k8Ksfmk2uUz/4Y37gnzfb/getp1mhzB+OJsXFrvnHGf9qdH7ipp9q4Ofeh5DUR+GZPmNGo/yCzNCRGDyf1Vi/pDU+gyfHYxSTJE/5pYZpS01XxhkflO7e
        DjuMxiN9pdp7pA+l6nxiSfGFkIGXg488h8lUSGdIguTUKAhUezibhdIp4P2zUEFNkLLEziFlc2THxvQ2MVWi1LP32sZ4LGI1FBUS21Aaa+Sun9nB009a/Lm/
        PyY+BmYf4rJaXJqRozbVAIcHCASaXTIMoofQk1jOUUk9EhPSFBjRpyqbWJF4ZZOSpq59dkzKoWblDfDXNnWV0J/w/+CnWGXePHD8g+8IsmEz6Lg87ce8IcQL
        IUrcAlZMvgcVaUaTXAevPdzcmbdLa6W76/q+GuR8xMbiL7gHACG5sUtNLnI/jk2Jyywew4hXF0bNp7N6dWGUXfvuUMF3kmm7E/BRj29lOsGBiP5ETzJr/Xx5
        FKagB3IjQJaoshON92jwknlw9HrQcVQphl2+F/7ncKiqkd6uysczAzwGa+GmXR4Z7LPfvwQn/SWly2pfwtRpd+qTL6mg1Ss82t+tHoW7Q3Q/4dhq3svfSAYv
        fiOpTGje25+JB5+R3vaqx+5Whp2T5rSVxnNSPlxmeCfNnbKJT5oTsglOmk3ZNMFNzit7emVik7f9sDSPKx7DJ5J9HcwfFh2MLllQVdo7E3+oZiIx8EgQOQ0H
        W3v+mSweNH5AeZjiMURsrIjYmJNBJc6rVWBhQQ6GfV65H4MqVlYrpJwrEasqT+7Upmr0yHMx13FeBhX8Y2tCgs5oOaFikRLL0ACjSLUZkeR0WK2m+6LJr5PD
        s0GNUby/xpUFUKyORlQiVOJNuTNHJY5BKvehSX92HFiqFKyBfnKoOmn4spC2og/pPH5ysOtaYsDe0gCJwzsaXLXC1UyUXAPrqc51jwByeT6jGNhtjQ7S5/OV
        4rY+8VNdpftyhc9Qv5amZa6TF+Sss0wAlfPoRKwz5XVNhBqgFPBDykMlmKWsa0AVit2SYFYrprwZcmL/YiZobceFRvCKDJArGBZWnSuiJyd6IJX2ARjsYRoT
        YHNKBq8e2Pv7YvOYEmV4VqM2jdp2pshfk+ev/sA1HzT6HsCGhs9GKP6anEBEE16xiW/FymQPPjNVLGVVU9Vaw89jFulCVbCryp01lQIMi2okr3MviGzfrm1t
        pX08s8dlTxaOvjBh4VKCbTcv3SE/Aty3vBSU0Ku2jwa5Css0kg0XAXtu3ibZt2l6WW/gPzEBZiTlU0cudK24ONedssK8CHGsEjrQW1ntr61vHMrmsEzXUQ3C
        jl2B59VwPVEsei4+duW2qQb8DFz6zoDHFs78/RiAbNbOYH2wO/XHJP9xFptEnvcN0KsvyLM4UNecVnGxqohxcoUYk7LdvzCqKqCTIRC1tosFc8AcUm/EkKJG
        3oZfQFNp6ryhwmnau0IM0LhSK+bAgYLo4gqwuDFlX+4HKKjwF8lxFXAsb0Ui0DWwA9oPZX9hrPNhCgMFvUDZhwHKI8mbWc5KQ4KOncoil3xnig7tT4Fx0Olp
        cqPturYXCrckJ2bzKuL8DdzXVhXoRBUYi2LKKwkKN5lyup13j8WTm6q+yZqD58/gD4QbkcBswUbAnCxZVyfm9z/TVTZ25/kWly7sP02hzQPTS4OKuQUYCVbP
        5EM5obQJJ7ljbVKTu/9J+gGolRng3B2KauPxi1pVO1zWWnInlxz6piN1/cAm03EXz+APlscOaF6zWPBz186qKuY36J7WItMGg2+bsfP63rKVLDuBbuB7KKAZ
        oktaRhG7Jybqi2BWNKidfUmX30PNlKInNLZxSbvChnaFDe0K3Yp7Ppws4nk1VkejY4qZOqbU6b3AWMJX1VynSzeH7+BeLaeNqdiBjnYdk5gn+YJvoJQXbaIF
        sTTtKlcgc6BHnfKMjsvSqT/OaUZz09WM7kxm9IzrPYHR0E50yIbYKYqOP0b8kTawGiV1NUrqeZ7UqJoLDXW0W9lxIAfcxowYckBiDkVuhFqkTiz1WDGMRzqc
        HVCIkZKjRkqOGo2VIYw3HcYbZFPeVaeJs9owJK2os+TZm4L+duOp8LxTkTkqw1Md7tHjis0FjkpmuVhgy5IxQ7lmjw9q9IlSiIiGCZGBEVmYL6XzMr1W34LM
        +Y8/kd06COj0v3XQfqwjZ+AR5y02WxpNiDJHqjefdXelPcnglR3WZ8+jz8lsNr193WRvkp+0kG7Cn5tZUsDMy585e5NDrxO4Htr5AiztILJtFWonVwXxqjMj
        /Tgsx9+sMcBuQasC1p0pwu1uwiWzGmXbRGwOAa4zCLJwr+ngNU2C9haG0uMs7GbLu9KGF+0yym+REyemRJ64AOxkG6gH3ssfFhxmUu7hk+THdAFktJ2doU12
        sh6K6kTW2MnN6VNvHWXL+No6MhqxkDtE2WYrO0OsjAeSDZLIJQQIIJdm8Qer5LIX4xfJpSjHGxcQY4po4wDhBlDpxeL9LBM6JtG7CHLdSJImSWhLO2ho+R2m
        LxNFRiLH1o6yOM4iSX1WvOOoKQkBqJjWtQHXDXdVvTvSDiuxCyPpKSQjXnWlyLRmpCCxvsmpMzfkV9mbG2GLoAbZYzyDqjPDgtqVL+lgigf4h7FtZLwhAsJI
        Cc2pcvIsrOjELjJac9xnwBCOXQzukP9u2LwK8jUt5YMepl2uP9rmJWkO2bK8d1lDQ7IV+AkiJGMoXdeCdIuFr+JLI2kfkoQhqiCy4RZ7YEYclmwfy4jD2g26
        DNy0PJYHKIEoNx35dXnSYLsFPdgtCt8bkxOvwx7vSgbUgXmck0oFIvERao/k3ywzSbKuxRrTgkoLPunmA3KrxQ+6WZN1k2pN36RHN2vqbtLNkbHUoRRZpEPy
        esNcZJEsIn5lbqRZbXtkmc1nl4++jSpPOTX8m3Mz9M3sAPuF7M7Vt6QLpR79Q28uqCx5HWKiF6Y9o69cZwr+84L3oDcDNlTSut+qvxmfhC7vJpbXPvPejX/4
        9v03v4bCr95fDJBHLDva92CKMNEddxnLBmOPRZBNvf8WLZ8j8jPtwqxSpW6yN7M9TqIKM36L7jjscMjPd6e1+cpbX8JbUQOq2OH9d7OBp/Ns4GmTrTqNWCMg
        U4zJKTHtD6asAw+lK9LdZMAThzsFf2aOKM5urMtLb6x7BaKYrNHEIB/FrBQuxUhMEWNVuvnvGnsU2It5bBAOdxQafU1sbDoTy5hp3l5AIjzvfQxzOapzX7Sg
        5BIfEGVRwWHxlpGk+yhCwZrVc117FIzLx/BTks4PDNat65hHAWQW4U33Zcf6jPKYsbIT6RCwyBgzSfaxPtoEz25KC4GZsvg6etJIe9IZ1392EKOm2Y2Rt4Ph
        JC6YJmaoLiKvl/R0CA9BS1/FoDtziR07ZkCNIuxyHgPJ6iWLIRMwUsTbAEYqT4hdTN8QXXedMFqLkFW50QW7zb2Or1kqxoWl4hv4Xcs6Ls5hNBSzWweHDIXP
        cThCnIh0ceCqa+Pr5i9l66OsT/C5HM7CDIgwfvdl6I4IBoxkD2BAuWlFOqRj/UsAH3ZGAPqtoHhmMAivglV+vQQ8fgnoPrlsSHRfd4IaoCf3NnRu28Mo00AR
        yJ8+8q6HRMs0Y0GmTa97yOwUQ2ajGDJlLypDANUpyOxCSS6wQJYmnPgMNtKEEkcpj1hWRpUIZpkcOKxjpFFJHPQxihTQn3znFLKKvTkq1GiETIxGu9IEWzsF
        Umhfny4lPbOjIXZzO9mMzM3XrNmRASM3nIYnR3ax6oNAVs/kv154M5YTunbmTB83p4g2xSRYrABQcewMR4zWlF+gk4rpIz5CTSetrBiO2FwXqUQTT3S3sYYO
        Y6okFQxl1nrNZeYjADTCINgpjJwI9k0M6GicBwrGmr8x87fFiXUTLstZGjMs+yYekumibRtujDkdTTGoF08CHoyNIWZjmIH5Ow8VyIjTAbsq9V2upgkU7RCS
        1bc8auKoG5OcSnq047HMLBDhnOzQ7GfpFnG0V5Wq+ujg1LmMdEl3crWKUxR5PMwMzhUSiINsjLJErLYdlK2YlwwApml/aCTVbCSdBzoKqSl7sHJyh8Rbcm1i
        DLZxYPmCNqMyhxUXlRjrFV0atH4xSOWtlVrUu7KX5Uiy6BQNEcm/pDwDk8Qdbcq1CxUNYaCgymvljNhS+bVvlGvz2rmg1y6U18oZlJ07eqtcu1RGzTtjKKnE
        0S8V194r1y67/TW9dqm8Vs6IJZ9f+y65tuf2rV67XF4rZ9DhuKPvkmtX3H6m1/bKa+WMXcmvvfA9cm0Owz2s166U18oZ9Inu2u+Va3PA3y167Wp5rZyx/eLa
        h66UHOibem2/vFbO2LXi2jNXSrLVY3rtWnmtnLHr+bVXHpFrrfvlVlzb2gN/NmPOavYQ8MpUwKlUlbmhXZDpnnSLMjUa2t7Qrgzt6tD2h3ZNevuhtQigGdkN
        1LhL0Bao2ZTa4Jh1QK4Qsw5M6mvgBpT/86WIRCdHwcSE2qhXBj6yxgRWHDM5LHeEnJ0YbZFuiUYsdNedG47fIQMrc8+R0Xe1QAWHsTiBW6INd1CiryP1Ye68
        CJzzQp4UwjfhllrojjBAiB87h6iA0/ZYTuwoBs6TaQ0GzqNpgM370xCbh1IaSe9JE2wgVHMUZt0sNqdg3VXoUfxqSHBD6VH8sZDghpKE1+wxNnDbPZP5femF
        AkQC9KXfAomb7MB/3cWOYuNlB71lhJ0Qk2XsBJilY8cQICvphJpSlIZAMBxDV+XZeRQnwZ2bigYFDLSjDppQ/WSB069HNh1VOdj4w7Ug2jYfxErgTgFIPfGW
        R8Lt4ntyLckKQb0pjk7cd6aiQHmWrhiT/LkvRql5Ho6McbHACmt96wXbylnrpSSb04QfEwhs+dRiRKgz4HY1C8lBBm6ZCpbW46LtGGu9N8Zaj1U0D6z1zTHW
        euTnLwLMWLDW11jNq6z1ga7Y+VURQix7VBYma/QkwFypgY6nZK2vUyRQ354rEBqm9S9LgVCee5B0IhUIvUkFwr9UicSa9eL4S35gzpunzLZb+aN6C+E4WM0O
        kw8Dvs6YtqYGuGV1nSMg1FoskCpuOwLqIjoQwo7bI+g7aSTFJmISiJBxL+IFp6SyYXsCkBVi1lGGdRmzGfUrW2JmEO8b6uJb/A+aprFtJlsR281MXMFm/dVT
        Zysi0S8U599x5UzHR1yLX5IKUcD1oKJjFSJgYXdqibkCc9vy3wrpToUyaB//zp9OUPG8tlVvh7Pw8qVWbyrGwDz/TBaNIQuaaPJ+pWkDT2Cq+IE6f8q5tsTM
        L3MIKDul5pUmy4ZGMVQPS+beAdqB3qvUDqxDlRMjYQW3wNHPyxUDPQqNwUIkDoQ6XTwdaE7IiGSjCfXAiuYpim9UVB32aAUmwnOYCJ8liG5od6gCwf5QK5eb
        wdsfOcUQie19YrynPnHqbCnS63nleal33ioe/N5w+7WW0yuWVG2spOqTJYUFzoAw0GpJBQeUVHBASQUTJYV1J49KsGa6yqOWWfBKZabF5CU7hp3TwfXXn54v
        Rh9JoFAlc7xK5sgDnfLo86NhlnetB3y7f8C3+5PCo0Y/YLKajeI4/j3f97eV0wE5EGxlgRpDqENgPh7caICMOUctPfrBkZy7OsM/7+gPlouHzSCW9MNPvqtK
        Lor7f/6/VyTljZnCLqJ5Eo4IjZKNVNxSifCRCZOCSCGvFCF9YbhbYHeuF2LfiYf3h+NHY6wTIzAt/NtmUH+qvW0csgRAktJLWnde0sYUR2eUe0nJDXqglxRh
        0NM4DDJgI+oHR1OPRUg3pj0ka/Gy/cQNPmO1xtynmP13NWY0wSS+oTH4054aW/7Y0p/3PbydR4rDecAYbQZuyxMnQ7WZOt2pOFUb+Wn9RMnGlxglYqMxp+r+
        u+UNqZfOYRD3xO6l/3QWETLqOJ1wm0Zwm0bT3aY9GgLyXHIxzFU9p8DbyDuAskk7MeG1XXAm9YBFnxcb24w4szATACmjE5uAv8LxIn/mOflQF9LiMMemnXqB
        /W7ZICr6eUGlmSihRxfqivzYOyFUOlXc2OyjoSSWhdC2Sp+SjOkaZ0ucSuZd7rIkv+hyZ0cgFlxgCMsCgY2zu4rdkQnIAUSU5lUSUS7Bol3elZdXQH2LmOns
        7qqsssnpKDn7W0He6+lZPY2VZ47exxEyhrzGmrO6+Np5gMBraFoKaGi4EI66Eitz8ll3cQvtAiCYvx0hyGbE5XUixuTVnf+0Vwfu1YTWla8O+YV8ddXtY0Yp
        3ty9BF1YEnJCa2Pq5K2nq+wfNSbYrp0no7YliBSYIfmUOvChjQk4YEhZeAcHHK/tNV3AR22vufThORhGgUGSdAJpShWoZm5DVlDTHm+lvkHTtihbAZD/2PSr
        fkBqQr6yXngG1AwihpBjcZD8A0JvZIM4J5kZp9hGNqbyRCN5Y/w3DEKVXLwy5+ZOrcooIp6qPoSZ0GUQFPA9iv04QCC4ORQtXwMmvUa0fBEIApxd/O+MaZw3
        24WqlE+afL6Vg1na1DlFoqo7IF/IkF10XnpcaPDcQsPE3NRUJBBMIYFgxqRmwO3FsAlEdSH+Yb+iVGPqTQgXIS8qqRo8KUmM4BE0PJqMTSg+F8o4FYTya00Z
        xRmI60HKai5lNaQsnJ6yUFOm2ixNpszXGIQXG37rvHJxRKWwBurauUH0txjd5XOv/gDn9nUVfE7+C8wYz2EogdAF/ET8bJBNsH7WbGcrpTgOlEOpD9IMYAXV
        3w3M0rsf7wAIUJPzWStX3YA5R32NCPhQiMOE0NfoujRRXKCBEHBJj7woHvzQ6Y6miCpe70AivhOOEbz/3g5kiHO9ElflXHGgKNKaRkfLPRBexBPEfmpv0dwP
        tpDgQJ8TjT/nnD7n3MRzKNqC4Dz/MaW+ayAQ1tiW3snVPZzDUmHTnaPjyj2yrfnYTOuIcY5xVGRfy72EgTSNSgl4UF0JlByEEkaSpndQH+cxbSn1tkbLFFkc
        TM3iZjV7a2AnM8hj1CXmMSZXvuax7L77MaWEqJ9T2aR7O1Rvd1lUQ0bU8qymRo5TU5NbkSe+ZnX9HD6uNpbbPnRBxh51Th91bvxRrA9Nl9V4rPRXQdaEflMD
        IkygwWe0mY9ffP5CmaeGbSGs08uLwMrlcS5f4+EqTxlVVHnMU8XrAKFNzA+vrHP+vjrn38sAqjz1TsxlSkawziEIQ7Nia2pG+K8mI8iQpaxnT/uont4DjNyX
        TuSdnIAxle9+XPPJaPXjW/Vdpnirl38AY9C8Nxkvr30ef66+NU/g2KVbeunW+KVI2X8JoQhNWvl262kCg613PNYhdxN/fcUHSskov9u3eU4Lwxt490tdlA7P
        QgVEMsMJXngD/wmSa1B1Q1pZ/A3jO+VoU8gmBehAVYYL8lhGeT/MAK7TcAvRbGDa+OBjxIfL957up75TgdS7I3q1apAokmR8/IdnESv2/Xky8LGaDEMNtViV
        21R0mGQ8nqvDjMxI9uB2JmzP0942RGOW3xAtp4Uoh/dRtxjnUHV651JOgLnna4+F6X5Y6mwz6E7+uMoU6j0+b6j2YXqz+VY3b+nNW+M3o1q7vA4wvBmU1MO+
        f3687CXRB5d98VbkD9i78rc6ti4V2d1XG0azYWe79ZQjVzi1la0f9hQCiOgZylE3hiANNhokTZNz3DBD12iUkr9rDySC5vp2w+ERWwURtMPXAfhJ0skcX1fX
        ECuFeIaOvbquPxAfCUo86qA85fTMs40BJLrE7jpkN8Qc6DhMJkkbT4DLJCQJrQp61GlDI9AtGWF6aCmLMm/np5vQC3ZB0eRELr/k4MhNhSNL7swr+VeTe0CC
        xIww7oA51EUY13cKEonLMhPrhOBwH3iq5W2LABHCQUdn7qV8G7U/ZCxrVziwIXUI+E1dGajXQbi4fuOvB1b1m+flzJ16ZpNnOHpOpctuPI8Qy3qB+MdkrV2l
        y57li3O67DkpxDG6bP9eFV6k7g8iSNYxia1jk8hosQ6ZPI4ls8iLuV39DEeEzaB+BsWxUEIUygyM6yjH+r/GwgiLwgi1OEJXGE08tQFAqSuMJmdTGIeaGr6k
        rJwYf0J6M0NlSs3RxoyuIPIbxJ1BjjYG3Dlfdgl5/fNZ9kxqbZYHR8uEkqc29BSyAp1a5k8LfQH3FijB/SolOH9ZmuIEWibSsq41q9T7uIEQiGxRdeyKB/Sq
        sQnFI5CNi/B0LKr3wy6rPohWOwUj1R1DobJ9AzZA0M23ZA9vD5kSO2+X9juoqAOivzNl+6J45lnA131SNuB9r4FlXFI82uXDx5xC8zLXn3c7WnXitFeh2tgj
        MozAvb5G6NW5woZl5dGQkFhFNncV49wZ2XoRbRtoOMi8EonPMOBIY9dAc8rz8kU955hbcOEf++r1oqRxAfV5VSu1/FmzB7aCRX5RHqrxEsIk5DWLjCORu4Ic
        1DF5o/y2OjXIBP6wRWaB7U+/c3VajIvznvETETJiV/AgYGcnimBV6xqh5Ir2R+NalXeu5GEowK/yp/aQa/VoZJiSIpiwoFCsyx2k3iWqWnZcdEFx95A+RMa2
        4TlYh4o1ZhFTevrJmhNjGLAxbgxL8GsLPhb5E6IPT4puo6Nkv1KygOVhGEJIcOhGpml9AFy6EarHilaPRaKOZ4pqsVJUi7VqUyicovPMR7Yj5vD0a/gj6rWd
        35/vC3nUUhZohxghhlgeVYT/aHepPzYQph1dUqhDpJ6IQicjQPhMvUCj1xUEETmKSsIbcmTDWM8Xp6mMdIfIT6eDHuYRh+7y4DRKlfhpQ4mfHH2EBcPpuvST
        h7344qxJthmBeR2022KgLA2+7m3RkBq86JFpeIncU3PYPlmwTF+/O80Byy/fjcB9MRWWbvPen63AhO3Y0vMYKRmL5AybtgE0CTyFuT7ExY9CfaKI43z07Wfu
        fbwSeP5eILbqU52k7eefyZbHnKSMpOzS45vNFEN7PvjmnlKI5mgGyyVuHeY7RsPdLO+JD5DmaRwgzdOYXIjpqrvTLk8sxKSzYkItiz1fr4hj5UpzdmVgznVN
        DbwULWT2BV+pzJdITtYeaaR1k0hGyj/RfhHbp1uaMDIxWIKNUk++7OPGU2IsLCFWdhlHpwuU+bWPXqmE8+vbiJ4szp7tl7zqcvXD/ax5oGDSlEKg32RMLSSu
        Lg62iUzMPdXdqmRSi57qhGjjhE0A5AVaMtEBJRMdUDLRhK86UuGQrozE05cHYw7RkRNJGmlNUiL3lp5s7StWuS7FKmyBo35QATMJUtysrOhG5WovyPJBgtnk
        RxLtBAtKWcafFmNGSuRZH/z+pXDWmXS5aHHF6ZfvHu2mSaU6VeQwXtk8XZ4wT6OqedoihCI3T2cmzdNlNU+XaCzDPF0CHp1VzWpVO6GE8NKXQTZgTKUFdXgZ
        ttoyjbJeIUyySjS6/DYhxbKs2i3OKmsNx/W1pLLMEzA/7ypLvMtBqkHy0ddoXM0Ps4WRXVbcd93K4fzIruJwUd6wOHx9ZtPMCJM0xTA7AcNh2tQyhmZGvaBw
        PDGQUpav6I2J1/RUiwaKDcpnjbgJsFwvsIZGCLYCZqw1tPlrYg0OGe9qyt1ZqWEgCfy6j7ifk8E1bOOTwVexrZ8MrmLbOBm8iO3syeAKtst3ec9ha04Gl/2i
        21omnxEGrgjA6FMf/8KT659fvIdo2homZuUZ27rnprf9ZHv3U19+81npeov9x+99nIPGHEQhZBT5m6riBjO/RZxFDIRxcwS5QUxtAemXHDSqutGx0ZhmokYx
        gjV8hGDVCKNtG6NtpFFuFKyMGLQDCndEWXY0wBRks0N9H8PSmpiZpU2+TiaeKq9ETc4hMHDSYd+H2W6pc/DIYx12ph/DylBn556j3/eJX/mjzevQEdjB+Ue1
        Ex/RDoJKABZxVX4DDy1I9aS1PgymxB07t3PPpR388yd3Yx0y3kGq5dYd3DmU9uCeWDZl8AJKviwBmORG84iMa0tgIUo+Y5DDD2EWz2Z7mWrYS5ho6popPD7/
        M7+ip3UUXiXZgOkI2yt+Oovtg3r6PWkz1k/Gct4Ii15LELBBHBZqZTAiN8UlKpIHQwAXPdS4ZHx1RVJwnYDEf+Yb/3ywrSv39cPqr4STq+gHqwNXsLtTYF3e
        28cyHi2mSy6CvslwAMTqUwTETS9HtpY8YwiYT4nwxpTac3Sve5q0BveQOq5ojGCg4dHhOO1XyU703f0KH937+rwdiedK3TP3hovb7aeajmfTnMuOyJcdAY0W
        5+hUXsKfJPl/4X87smk+6e+Xr/Un5Gv9XL7WB+LUj0uxWvJt+uOCtb49gtJTyjXZfQ4L9WI+9w+Yk8gMaU1+Uju2zymTBmysuViWvpJBMNqx787xEIQiuZwM
        zAAGAjShFopvu8276GfHnWBta1ywFolErhQqtX5FBXJTVWpblA9xKrWbhUrtJAAZQ3lL5x2xzl1xCRU98uVXQItbY/KxtKHD9OggSI+3G7E5z5DR/bIx0oV2
        nDwHsvJZBLAgVTi4DAo8O66pEVPKgLE1ZWIw0cWfMjEVLdvqWzt5siDaVlVHHZdOzaZLWsZioW2OWWiI7aJ6aXyQfTY3Zp8tyPBVdLFdBEMAeyI2/CzDjLq7
        FIqS0bZxAJKg8SqRBHMwGBbGrTOqBbYLHT3vgq311VRv5KgCZuVRmGp6upufngVTaQcBoTLGblIKtWZbYwhLUoM1oDhznKqT+QD/mlQnS3fKa1GdrNhqLSlh
        lm5r3B15hEKm0njgjzxC8t8WthewBH4ECPYGNk+C7DU60NQ7iu7v1Qn3xZOm3lE19Y5QDZPSfUeAmOfbH8LbN817JOm1mDI8NL6qrsioHcZVFWq5S2yLVqUO
        t8brcP3AOnxsrA5vah2myOKrrsX1ai2eGTKmEdUDpAndvzBh1sRSpq4icVzrQ1xuX9Xep7cs1XgT1Vi/q5vPOGA0Ssa96DO6sY76DHTKWA/TIiucdncTSwVt
        znoIFOtiSO4iyqqtInv0o+eakXhpx2lGVvV6y1oJLd9p6r0q2VvtrGt9Ujbkk55Csjc6UDp7Sh+FtYsDpbNnxqSzE7E/x2V368xCyu4iDE1b+qwkYFrp4vy0
        0p2dKN1Z20TcaOVL+yq3NgPwfzKpp93kDM+hnCLYaUU3FeVavBEWbijJSz1tdFOSF2WsyeYUKd7N6VK8bmyFGG81hTKeQdQ2jOk9gMK2k+SVUY6yvDW5RMV4
        obetAr01RKIcg7g3lOfsUczYNjljOzo2OTmGMZkUA/gKyfAxa7wlyZ+Yzm3qNK9JPUdqyUXKWTAZqOukk6NXP32T6ZEYnceOE1MQU2ZzE5M3ssq/rsmbFM4I
        zcapW7cwoEQkoQDTAEQqJWfGvgyvaEu3ujtUEzi2eSqUD8QWD2urVHYbypravGlKsYtEbFjOofAaDbS2GmiUh+27cM2+RtS2R8rS0dwlVYRLR1PT0XTKmkdL
        LoJxobxoqm53Y1xU8wgo6F+UwQrTxyvYtk4Gz2EbybQRW/9k8Cy2Ms0cYts5GTyNbe0Og0HOHr3Lu2isl08w1WT8Cd+tjsvMpz4+yQx3stnqJLNemWTOTkwy
        x3WeN6dqhzozWsrVnOuGxtS8gsPh5fNFfshus9yNlXaG1h9CpMfD5Op07IJ6JVt25uI4Mygde/BX0EcOoRa7jGqzgD8hxQxzshRIeGdz7M/rBHwcoXuwi1nk
        EUy89i0i5+KEoFSx4xBidpHKSDqPmjqP0Ns6Y4iV4iKbzxeR53URGYo488NsSXayxV04z+0iplVLMsDN4RIkTe6C4Dwu5r38YZ7BhWNPSgESpY+zN0IXnODN
        CdIw49oNhRwTJ4wtA+sMN24hW92ETjMm4ePHr0qBgpwZMdhO+j2AfGUzZ7bFqlHYWEkEs0QPBh68pKxHPsJZ/Tyq/TW2wWhiCOa6u8Id6csIXZNsYa+9qwIy
        wDsm8DKPdsm/4yO6H75zUkYakkEZfdAQuTtkAAWyLtIm7+PRfQczbdGpgEf7Ln5emWDql7KVUbYqb1pFOSYkPE3kq0l4Go1Rr7SAv0WYLGJ75dflAzhzfakM
        qK2LqLc+9uQPi4292OvJwcSulDn4pREZscIhcxAhyUUOEjq6ivq2kFPeYP0F2SP3zJEJaU4+ZVnjVyONRXWqxw2SFzAkHbJYqHk+9uTP3K4WR56xSZGxdQcE
        rxcZi2CcLlEP/hCUwJYWAZjGFoaQcR1eUvgcVqyO3PCCr/vZOne+ii/ev3y8kYchrNl1ee1BYQjItv03H5jP63xYJZ/Xq/cXS16H5LIjkN2dCDdAWXdZ1ljJ
        XUcS+1MfYC1/PCQ/+1z0xZG13KzZDRb5ZGBBnx+jO5XAgrX8tNYQeetLeKtky1hgwf67WYdSHQnFoEFNEdMKJahzkK+CteUIRIWlVzhCseE5+fn3/IIJIg86
        6CPooF8EHXCW6GZEdovL+E3G8MN1RtcFQg6OgKyljc0Jee0ROMfr2FgZLTGuvL1CC6lkLUecN6h4kNkCacsRkLHUcGuiT4j0eRAUMRSQldcfBSfLZl9KKKLH
        a5OOsIb2AFzykFOOi8W8jqZotBEQxJ43gr7iQrSLCfOQiGioMaUwISUVIRm3GzrANMBDDe4+9LI+RTbc0mdT+iSNQm9pFHpLlz4VEDIckfWhiwfCrVLE3Va5
        Ojb76tECT0dXrpZrA8RY2OAS/EXIFUOmlA5XlyN6hCNqkbGrn5P2vQmmFAAT0B3O4ZH4Oq7LwI851hcF7IsAKJ/AtdeV8hY9IuEyPh6JKDM4oAmSYY/4eorB
        12IgOL/veqW+sjP6ZEoJnOiC/INeZ1dxQEfE/k7foNULVQlVKz2qiLTjh73ShmkAg3igqsGk57OqwndvRdSkiMaV3cgeBXrsVjL6TcoTg8HPA/Sxuthb9XpV
        7oiqdNqdCMT6YbpJPOST6TGiYXlGatsbwAV/bOx6fxW2GX+4zW6ey263t52WaYlqdN9uj8m/t5/ux9nt57JjiJC73cmBPyXTn0LuGEwC1tDPyt1Adp3sJt5/
        DJO07DaZpqUn2M+jhC2Ob8zZEzc2/MEbb/wTQDnitM83Sjpuu9+lwtjbKvO9UI6qXl6jiuO32RBvN6W8ABmdCmWP94yqRmw188TSPVbY0rfCqg18P5AH9JVy
        krFQRIm56gSoGM5aqcND7eX3xYyxBsuQcnANdn10RpZVqzW4RsE26dlvViCaXDf9ARt2o+jLN/AnRVpbI3tIpzgUMd1wraCtqiPsgmTq5VP/s+M+AjKnKlGP
        ErE21cEp1VFpQ4+4WZc3ThucNjhs6U45vACUuOaYPDuaFCDgN5yCKci+QcfUglotujH93DYwQIYqvWzQfCqGSXYLOVHtS75+nedIvKU72YVUC7w16HZUz9fH
        OaAtpZt0vLTXNes3dGdDn5VmpA3TDgQgTZnYr5M7DMqx2S3y0emG1PZbKZ6lHopApu7ydH5nQ7p3sZNvcIBpaW4SGpSlLGSWsDwxtYeKYRnGxRiFlHEjAWDm
        a/zQ7FX1fsrAG5HgkOoHI4rL0GmOFGWWQLAcDFREaKpxKP18rseuIV/1QsxBbgB7kXyboyDuM8dtZwjDQzMTFhOzM0WBNEa7RfnsB2uRkAk9AjPtkvTT+MbD
        Uo8P4+kpS4M8dXIqzWnl8BJ7AJN0AAHum7SC3qTVFeVl9Qw3G9W6egD/Ox9zCERUSJCd0uK+VG1x3Fw/gCx5TdsjE7CmIuN8NnZJpadNqdp8bKmch4K6RVva
        UbF+N6eZj64ArVzRCu5EwvqchWXaNK/T/ptO5py/EV3szZghsoI05eaU5iEfpo+RckYpiWGuE6bUVxuRi+Z9dBunM0CXZechCikX5u4+iNi6rcm3PJituZSv
        a892YNeIfM67RraejQPM8I2p/e6a9tnTZ2F4sevKplvmrujWpz6aLO7rWtHW931wvpWKJB/o8VMme8p1fpvuuH4M05iN/PTGWH+xUekvpt+dbWjZoGEC/Yyj
        ABsaEbIjBruZDBNeh177elWvvVaECR/PjfbAGVEsdoAAYLYfh9nuY3NCXnNczfbjzmy/dZrZftzWxh5zFEa73JFURuUIJ6LKCb7Bq5xo2OMkXYRJTy53vIw0
        i4aiXsdgzbK/Jg4B3duxvqXKzFGlWQxyFtzXMPvT4WXdce71dVzlQ/vO3Eeos+0U4yoImhjIeaxPGETABYc2GMMDGPCGQApEMxBIgbiALjzJJPeeVXJvcrOC
        fq6hpn2DzLvgbZzOwFcjA19cqvm9ZwQbH2Q7xzDjASBEOtsYC/8djFOho0/EdKKL6URT2RChmrOmmHVSIsL5s0sYhrwFnwl6NTij/YqhTz3uoVrzE141OLBd
        zGzTDSuMmeXkhjyOHA2Cv3BDP5ww9H0x9KMYrFZheiz3Xd5OxisYtlvZrcr0cKtUqovBuezouyDHKZPGElfQkKOKxamogqO2Aa1jKaFNPGzTHt0Su/roaZir
        x6pUWGr7VkAJNFePOVBCYa4yXZtFDNMDXNnwn1CT+6j8e4xJFZP81srTIzmqPj2S58nTb7WRLnwYp7TlWrhamKmRD6ym0YynUT9QzXkAUmAAp6i3kECRWzcr
        eWPG1l/crZt6K4wakpJH7aqLuDoDiu0b4PhOZEPNjjfALY5+CPBbzFlPp3QXQNRENg8S0uRS/k58TroJ7ADTkNXKTIaAQjlDAFf7eAprqovtc7fJiQN360j3
        fpG7I4OrBkCVX/b9mou7NYcpRMbedfTJ1b/1Ni5IIwAuCwYXrgRAEZu3MQ5KmmCS2UDKQOPUpl9SMNGMkn8YFAd77k6Ug3mD30IY2m1eU2aqBmLxdcvA41Ch
        y3U8kXGHT9jgcQSAPfE4Y4gZbhj/VODH53VmGyDWanBiKwvzhARIyOZgSU5vbiWLCJO7lQKgCYIhL1z44Qt/5w7zFjCZ/EQCSrVg0LnDvJF69vJ5z1JPqYc/
        a5j/bxoLMZzBG7eyerIM2FRSHwy/8lsflmweXHhR5vrJMrLPmkeyJuJSL/xGkIaDf/0bP/cf62lt8MfIKbaFv5M2ZGvkt1jO/4dPJABI1hiZ1XhcX9CQF9QH
        ks6BxcN/RYYEOSNJeCPiS4HuDZGFbwEm/jbvOyC0/Ab/rYh+JqrLpR0OJAQWyniECEGZAwS2/Wb/rdAFucv7DsTo3uW9BZ4Nfr1t4evxXSF5wut8qWyTun6t
        JgClEhw1d75JsVJaTM17QY0VKMR8FPhhpVAmp/ygwxr4aVg5dYb5NQzS+uCCL5mSyBT2a8METYNFWpso0vWxIq1NKdI/G7oiXS6K1IwXaU2LtF7mONqKFOn/
        /Zv/JC9SOUvC7WnVyn7LavWpXZeGVU1DpWgiF/HJYtpfrcAcUk2H/OKKuK4FXtPib2iR8Gl3xor5j7REwru8ouFItaprw2nnZbQAJT3ozQ8cS1jyBROPjF/X
        yFSP3fXg51Xvj/Gl0p5PyzhSDczHaHmaoa8fyAOxwaR6GnWX/XpN6YdqW3AcYhyh6mMA1ceGqj4GTr0+fIARv4x4UM1HdwDNRyih+/c5zjaEnH/BaLS0dxoR
        86ETnQRDAF+EOM/7IdiIKFcGv5ontvg4D3vJbxlNGe/ykDz5Gkketa4QOYoPtyjsGTeUlf/+mjGSR09J9T5B2rrB5S8yjxhJSyYEiGP7DMwwKoiNIGtfw3S9
        t5My6cSWajpukd8xzp/h59wL0v38r8bB+xzNhTX3szNmKDDi4U98/1aWN/IbnrGoBbKF+xll7GgerDnHXEh+E+G0iP3Fy6haCUvpRhxa2GOyTbDOhEhzN8CG
        N7wQD8U2AZYTnXPDJVWSFJ5KvmgYgoLwE+lJQEYZ8YEeH1zqkEuDKWRMpQs/gZ77K0FgzgdPEfd5TeqNDx3iwTWD8pIz/tbgGwGCUaD4lVgnEToYut/t1uAk
        Q1UQYH1Nxs6njbvYT37BIC5YUj30MabcprqGt3m+1NGcmTf/5/oLaVBUaU9yrBv4XmDifdfdnQbt8vT1F0q2HynA4vTd5WnSVMHiCzFPCBlJZZL/3eyxbjNv
        A26TNKwsfLs0mIBMoiEsxZScDXiazDVr7owpf6Y3cuxnH8EJ8sV3amUyDpwf3GCgunk3+N/kwIv3YtUYDS7XUzJOPVcntq2ap8xRulYQreTf5l2EAGsfZm9j
        D0OXlFodamT1+GsmCM4H22wdr1Sm+nzJeVe2rPFMBNUDyxc/xxfXoDJUvjhkFk6tC2O3ptGU0i480awYr1jgjekF3phe4A2AWhrKoZV6pANyBR5DOtV6t3nv
        l+SrJuNDWW1MgRPq2JcY9yZt8OF+FiqWHnxqee6G8c+YwD/vP+VvV+0dD0ONf6PtnPPn8+2NB4o0ns+3N/4lauM6amM+VQZHw+Cnv5gwLyRxgwtfTKROguDN
        G1z/QgJ4Sw0qPZ8srvEHF9kFWPP2DkkpwsG1L0hvOXjLFse45Dc4wr2FQQL5SMdxDn8WyhGY4y/+HMafTR1H5c8JDmrJL0rnIm8deG/2PbySNDFIn3xuHDJ1
        FgwicT6kfcL3g+3BT/yjBKScrs4axN55edUh04E/ePl/4XcFanX8Ix7At5or3Zx6BLhg+YGWMi5Xk1nq11mAscoTqRzxOmoqmUf6uN6LJWdl9I3/uTFGge1X
        mmpdb2t4/VdqjK7H7jUZ2c4Nvuk/NvBh/PvJ5w3athlcFesfDBtfr20NftdnpQ6SO7UGmcG1Gn7lVfmv0oC+yjZ8sSXzxeSKKWcosLVregGG7ORLhtQP14PJ
        V0AvOcl7Db0if7zRR58MrmPweRkLl/IXP+kMQM4kv4KUy1+MBzrjqKt4VLk2U9l9pF9hByx5AO8+0+c0hSYbHuteIwdXmhg5fgfZGqGPuRqe02aAzE/+N4MB
        MDzBQFH0rxwYQ0D9A9ZpDpDhoxggZfsQTGnZPgjrWbanaD5fDmirIDRhsJPnSZg8bzTnA6ylwUeDCwdPu3IBs3JGhgRJZfKrYrUkO77e0Oazr8DbJc/XFFzg
        EfjycXSVR8Bp4Ogijyi2JUfXeAT0XsDxDEdYfsYRPWgpVPVwdJlHHIrb0jxOubGYKsOyfVBZbDEm25ZsH1J222KsfhRFJtsToH8Mkct/GkhfHmlvc7XD6ivZ
        crktVSZ5cHDl59Did/KCuY7KOrj6+WQwDPLaIjVJSsS4EjGuRIwrEeNKxLgSMa5EjCsR40rEDC7GWtWvNSslEhQlIm2grhfIhXmJGA4OrkSCyRLBs6+ZvERw
        NDR5ieDouslLBEeXTV4iOLoQ5CWCoysmLxEcXQzyEsHRVeNKxLBSjWUP0iXTMcOK44NvJPRIncjdhGSJ3LXkmuPuCQ7u3D0lZfwSdOVw8KAUMLjoePCQlC6Z
        JnHwqBTtS1zuU2pGyYl/bGzHhRf9+t3JrxkWpF8W5NUOyv5/MN5fPD8NhvbQ8dN88kOzNMrBTxNM8NOEJT+Nr/w0tQo/jZ+yQao3CWOPeSLzyeNSI/mM43EJ
        +auYqR5MztogxEK4hw0MUP8cRaBj56lSahvMCvYTx3yYwUlPOZpqD9PZwXUdIzNfG9rgmh6z+ch1xZE0rsEVd61xBrGazxjJ5BcZpn7dZIEOZxjY4Odz3nG2
        XUc1PeexPC+7OgG+hd/rhMvnm9vBUwbxRVdMbmypPTC44ittzeAljeiWkeayQVlsms8a2Gyb5lkjVRxm8kWTZqiRFwyUjG7zftaklLY+Kl39m4LnHDuQys/j
        uSDcSH7b2J6V2wbP8cxbtshshrHf59jvc9qCP238SfBnAX96+LOGPxZ/DuPPJv7cij8n8Adjv5p4ldfFSNpzlF7aNL8szUx9Vg1wxdkmKxiqapPFm3mDGjgJ
        k3SV1ZjjKxp//LnssK1/7m32R7KbGcp1/ZvfbHz4Iw/KXPLChSvfbDymG+J9cgPq5fOFcy/F2HzY3vyRF+wqsIYzkim9e77xle98X+Ldw3AiXNC756984We7
        3/jbn7n7LMTAfuh3b/krkfdXT93zR39z8cbuzi/ebWf6qZixkkQrfdqJc26eKJbDuzCLVute6in8mH27Kva7zA17u2cwQxZrV45sT94uXzbx/g45zquvl4kD
        jFxSFtlzOtt0jllPc43t2dMW3Ew+Fayi24OgsE93gfQkcCs0bFNqEzwLsldOEs1TtoGJ6yKm6HBH17GJpK014HeKtYw6FT6/GH1I29buo9HbfqBD6BBKK0P8
        H0wxUJrUWH6Bt5ttVPxGMJ7lgRw6bpKR9lNB2tWwwZZU/hZImZLqewyJlmsZCObvr/op0H/YsN8xA1q6yKOtLLq/k/uu4Z6KATm8ywPHRXRH3iHaFmpw6zZv
        DfYkLAVmn3Rskn0tcIRFnKOHp6Rb6TI7I6TlMeYpczRSEsQIk22shHTRQ7VIUp/JLZ8PKLID8qkWQwldVkuq2+fSJdl01GWSLZxLl3EQyUSyg8xvYeOlCV+c
        RvIRs5ob5Dtc2kq70r8sgzULFHOSwekc7AzuzctPwFAs3N+3wTl4JjC1N3RfdLfAhicZeRqu2S0ptcfJKBjyfExHRmbABjaHca1v5yTh8ux5HPXsPI7mpbvo
        nyWDJ57BpbMAXpBZO4vbZ9/VyT0sNkHvG+GPVJRzkAI5DX8NYTOuamDuTKa4FRIJ2kO7dmNvmMoRXhaw0mce3mbwkMH5D2x9Z6f0R5dmpzTFVXmI+YWsv5fa
        8vElmGZlypus3eVKztoo643w2tSuYelnAI4g6bhvUhIXGABpnqR12xum65WUbdjVvXTNAlGxcOMPgNmYHQQY1tatpKUvL1zfk8TlSaog2VcmZ6tyLmUSvbEk
        QsRrdReiXdh1Ce1JQr2pCcVUmj2FpNAghZKCPKfuGkFLIZP7V5haa0sJBnlHzhGEbMC3sKPMyiO/ehTbDr33Ni2WiuTti1L1Y1LOyi9NlL70/4aXxT/jFz1I
        pSe5Lr16+IPdpqfr2bV6g2yiCY2dpD6TH9GvWxypKxsBdpPncNd3AZg9mHls4sfvmngkbwAxuhiW9Vj6OfQugzf+WYwdjCvbcPl6gzvFNhpc8eR8/O82gmR7
        RuOBL8p4vQaDGktXC9iAE3tN8l8KSiaoOmgvEGG/8HCWITDHHZ3tS97medBLrhn6MDwT+MTZyCOSf4XnAQ2yADQ0YrJ2C1aK6NQoa1SQclxu3qucOntvhRLk
        zL2Po1VzgbpRIMWhNhXYYIjF1IYSoBB7Kf8/0tdVBvx/RlKKarAmVjm+y6XNfZ2LiobVQp7ugLwG0n2C+gDOqMHmFsk48Mfiz6ZGSsNUyFakO5CucOUc9k5z
        tZMEgbRy7Uryx2J/DJ6V167og0DBV0iAWRimAy952Zcr/8RHB5D8aWUJr1HuBvLCVbWCpTtclUQP6+ey5cNlY5Qy+Ncma2RB3tkyqZUc9kppBl4qOfe+js8M
        lf8lk2axfaTjKEAbtvE+2V8eXGXqe5LO3zGDZ/8gkbkCuRwt1hF6eR1ZxjR5pTz6pFhMy4PfNFubnncHz/w8z/xe5czqHeZXQVBm7zAvYru86f26ucP7Cbf/
        u7L/c9y/zXvRZDfd5V3k0fHgqoEA99Pu6Ksma55E3D/uMtdMtn6HedYd/Y7JNu4wn3VP+brJDt/lXXa/XTdZ7w7znDv6Q5Ot3CEGnV75sskO3eVd8e365+wG
        zLSPvJB2ZSBL3TB2SD1QfnpIMvqweoXXZYzZkK6tqVie3ufSWwYYd5q2a2+xK/qUbGakgU8zFQWCGURm0QskfSrunXk+u4VcUyv2lmfSHmiWYkmYJmnZ5gll
        8g1W0VsPS3M5GCbLgny2tpX1tUCLckL8fPJvDXlHSoCJJe9JUjlxUx9VW04/V5M2IdvLNek+ZftsTSzh5cGFYAtHV2r4+yL/Xq1JO0HOfiTI+tpM+uewdxor
        IvGldF5S3oct1R8DBPTHVt0buqjcJyQAzk15V6jfgXdCb5MkbzHCceYRjhMz+Ec68KJx9ZOPmvRm2fypb29mI/JhVFlpi6oFIvX+YWhdMWzbzrItrKaS1DQd
        oFn21aDGy30tAiy9PeejTNI7zG/6rP6b5rIvYwftpLLlzlYaMXptsqn7YDZBmQzpU1U+YsLmIulXG6roJwcPI3si3LimN67pIr6vi+bKl7yG/irABusiYH7Q
        aQYGh8dZbmJJJ//GwP/EHTB+EcAv3SRZKyLXXTIwEB1mlvcJ7DgzPCOQ7lf+n9axNiwo2xb4U/EI+cmP8742o6Nhlt+VKhGpatf20gZ89NIB1w57FTp5/20/
        LIPXFe9Nphrba9FFzUhV+OcGtPCl7NnYD72BPwgG6HgrtN8Z0AAy1TODgMv28CNI+/3BQaCiav47B9OpwgdKFS7lW1Bu3P0m+JBTGXTSSGcWvcOwzKKdrGub
        O6Rc6D6cgw9PPAmLJW9dj34bYFnNyhG422UmVH5LtKskTV0E/HYRMcAQ4i4jU8VcuGiU+32FPLlioNC/QcR9D7ti3JtTg5e5ZCrVgI4OOZ3V3RLnyrs7nNT+
        mS6qgq5O/n+nVHe5v72V7Pq2h1lTXWWqyKG7ElYSCKJcTAUjUnVjrwXokwx8POgq+X2i0ulN8q/xkxzb3zzivBPkEYmowCqUqARui0QpuLO5pzQ4mLWMQOSG
        BssHAE87HsLY0vugWZ9MRInhp0hD0+cRSNVyNIAxTIb5ggGwRXl0lekG99+YCm4EhQ9MmOrI9FVMSdZlMozczDYc1fwGqObXpf5MZmDdrqP61GXwJtO82ECo
        uSuYC8MkEEOXvL0sRzdNxWKukjnrGwGNhvtpBeXAfM+L4ptiJBUH588oX0KIRVU6Owr+fL/gzw9d+kKkD7UAb1jHN22IuQ8vifTQ+k19fNPGtHuU1U/GRn5T
        RPb8Fcw5V2CjnMtWwenvFowHBuBHqRDK2WuSTDs19JTI5fcpWXXe7PG0HmBsbN9lJ4BRAJf1ysvw+4fkd/smeMpCtdcB56jnTYJJlnaCTEEGgoa/Xs1AWplR
        1cpEBva49n5ABvbgXdICjooMLCqFf0ClmLhHK4XvKoVmoCNHR83IVkpRhJ77rox1oYfOfAd99o5W0keg3tio9CYlXhFHLa05IYisgT913WTx+VOYjcJqBn39
        7jP9IoOuykGWJF8zGqDRxOaUdlXcf9By85BuHnU6e1mzssJYdHya2faA3x6+93EuCW6X7GToRGH1+s7BCKFeDPav9CkHfgW+gSMSaaQhu0kZ9Xkq46SLZMhO
        l7C063MSSLHnJqYwixRHj8Aeyq/L8/pdI4YC0VHoMtnmWXXF1/z5up8/RQ5e9jVG5GOOLPlp454Yp5GKWvioVOiaOVatukq1ikq1Ml3UYkVFLfxKrQpRq0Kp
        RZJvPdaqOhpeDXiUujmvbwrV8gR3tbyUDnW4LAPrQCBGuc3VXw1yclQRZzed7ZN/P8ovyEK+JcgNWB8GrDw5vstDN+jD11SH56kS/hUAOdXTd9W+XRq2/FlQ
        m5s0ayb5hNEwKx8buMrkhgirOPiYNQXXhJ+zvtrYxZOl9vtv5yqeUaqvGkAAUqJzOiVtwGjqcdaIueUaQ3ayV20bgXim8/C99LFR8RSwpzbes4blOaKboPwp
        1pjRlcwAk/RlDyvBT/vMdchkbmJBe2sKFOpFE7/T+IryKd3+l7+YyJHiF7g65Zc+fEMf/lWsUlvi26vu+//TN/VtvxQ3wUA+uObDof11LEqR5Mp6+CKplN4+
        yT6ulUrPfdWUXFRinsKmq+mC8lfd2lak5qzPym/eyxEguIrO2QfbBEqOKA8/a7wPsG3phiVzztz3GEgVlPdsd8fW90aVSZK3Z729lHAUb4QKr0oP1sQyBzLn
        uUB4LZhY384CEoC4QQg6VmNuXANlOnMf6/h1f99Cd5ivQm/rKrRf/OLlC9wm+aemxFDEI4djebpVXDKMc6SItPpmTMfWtQAp9+Jb1F9z3aPD5m1/dgNTtzcF
        j8rZlz24bC74cNn8XDuonW8/VeMn1txa8+BiCAlReOIHv67rkU+5mX8t+TLdMcb4hCVcMVvE9skdgxfztWLpqtI61mzqTvZ08KI8sKEEvC+7BU5MLvOFeO3K
        liCH+lz9vcRccFG1w62VgajGRdUZblWUCGtkx4NrYUbnUi9bRKi+tKGFshgUc+Nly3YJ7sGFMx1qGUkD0ufoU/Ud+sayh1/U9VtgaBL8mR1ETzw+uHAhHPDc
        XP/x5CsUVg0vBA5Cdt3IqBhy5TVVcNlVk7a5c8XIt4RcapWPCbkeK18T6tqUaixJNQ5lhAgPSptYDwt7duFVp+tRl6yHXKoedIk65dJ0wiXJuhQlLkEYu5hJ
        pcp7+c/rO8MPOMW/F0A87VypWTLtUpByobdYlN2nffLggf19X2hUNjvtblgJi9iANAS35RwCeahPNjf9tkf1tssH3TZP9fA5GaMN1piX7ELya8CI56v0IdfA
        fc26fJU+5PK3AYEEluhNZYk+rIAmmlqRHNzB1R0HmnC1hEcz1lUwB5pwVYlH4BUKC9AEAkfCAjTRIQEwQRB1B46oO9BE3YEp6rbD1d267XJdt25nuJ5bJ3gC
        X3KFDoVAK7HCPIbGIUwuGgcx4ecorgNjG78DizL8WEk/wSHE/xBSMmljYYWei8nRK1TwrJb8H0b7Hgc2cbgSByFxaBG6BLRvWIAlhHbBX+A1Ro89giYm4kTd
        xwSWR+6L3JH7LJN/lsk/y+SfZfLP0jsUTX3qnHpa2DldDLLFV/9dbLptB+DpOABP1wF4ZmyeevRQMhoE/LR/lgODIgcMajlgkCbfi6lxFzkYTA6PyWEzTQen
        aev6PmsCYDNdB6eZYQ0IAMmSsf4jtcCXIYOor6HhkEGwtOFiJrdRljCwIiB3xE/7OSD0lIwVCXSdk71sFutio2wOAUF66OpAryBRi04NK8M0iitEkSgU5QTA
        hFpeRN7I+BJqgRGAA9UXHIIktnz2W6+MRlZemezlD2NUAnawOMKdhnW3RvpRF/38a5iB2LY1Q4g3ehCxBsyogHijhxBmwAwMiDd6FHRAijtKftzXLJG/HyqB
        ZSzgjsMHdR1eCAWtKJsL/niuSZ5pliU296PeXlDIe1OzTNEWSEmd/Ul+5iFan93KmQdJKdypnDlFPZNa8a7oVOUFnC3NjUbjLzqBLBh7ETIjHntRQldf9UXe
        tAyikhnOuGM5GNL+/VHfN9v7Ia1it6beDkLPAZBO/R3py6Fqc+OP/QyoYp7cs0BO7hBdJJdkXD97JPeqHcbaD35XdfZaaROUu4/09+AHSH7Fj3+/boBZdRCV
        dg4EsNMGz28AvjztNAbDDgO1FVQ7/d76K947dDcH029uvKqbw+k3R6/m5tKp3/EOyIDTgPHqfr698cDUz5165Y0f8ad+3vTHhq/hsfjvv6KY4Kt+fP21pLrx
        qh8bveZUd0zFWXFWATpxdTIinUx8IMUzfm3DHZE8iN6ozU7rQdBPsJW2QXUHe0X7NkAL0Zzb7PseJfgTDb7NvlFGYhg26DTaYF6PCrkKaT3NPUvKwlFFjuGk
        9K7ydu8umbRqKuTvTtHyeSaH7rV1rdxNcl/cN8n9zw7p+ywhfScoOTfznwbpO/H9rwDpG5xwEQQntqhlegLIvoMgfb85DdJ3P6f2BAdmHj0+REDxef5zNxao
        e0gROAR73fgDGommuALOFp/OFhP/P/Wwft7/oL/NLu7UFlZTqKOGMCfvoFr11yiSemIrq+chZTUNKYNRz5CyGuBwdQ0pq5UhZbXB1z7OkLLaYP4O80b4kQjK
        h7P0wj9F9Nwf/MaP/cd62hj8hxd/KyjjDSPGG9YHbfnlSz+eMKCKCl3R4/KoN279f+x9eYBcZZXv3Wq9VdW3lySddJZblwCBEOzsnQDprpAQNiEuCG+ejHSS
        Dkl3NroDBNOmGwiLitruJIpUVYPBBc24gY6he1AGGLfouODeo4AIqI2gg46Bd37nfHep6moEnfnnvdeBuvd++3q+7zvfOefnTIPQEvKCaiE/lkBJ8SEc3ujj
        dD5GH5uleXakGtEqvQZoqFzduuspZIviCOW1wi3vcijnA+9w6CBncCr6y07FrErlnX4qBiQ54zKgWZmMJdlYPozF12K7u9WlSAYAKUahaR1T3ThrarHykvDa
        WBjYcPPZAi0gztcMgAvwzI4xQ4kv+uwgmuLLxUNoXEp6P7PHpzsfg06VhOXSFJivEVeQwRkovF11Lp8lEuAlgstXI6onemHgKJpSEcykYzau0BjKF7LgEMCz
        bBlDRtUYOjkYQ6xOy8PGjZ1kzltuLCmkCh9/tyPjiTveM9D1bsbxCnMKfwm84DrZUKDBU3juO5//BO69CnWsynqdGmJ4GoW0jSM1Zt0pULlbZriiWDZTkEyb
        oW6G6lkQJATTKc1KlQWlkqYd8exVBpTR7NXuzauMJtST9TuuM/TYAAsu6qFS4vlWRCaIgWhFA1H76xqI8VekgRhnDUQqZ9hpeZauJEIZj+ogakoHUavUQWSB
        O0EaJ1p0l16tgWgEGoiG4ITW1D88qOsAvq6Brtq6rRJdVdyArtrao6TtWNQ0gq4aklIREIX3JOiqlVTXwMOoRledvGxGDeRXg5FfrQD51apEflWS24YKwd6T
        lC0MKkCtVg3k1/cahtVvKBZsXM5kkzNhwwM3fwoPNaZ4qIq9mlecVPBWwYBlhG6NubRKWxXwErTCdPZiEG1ai8pvgrO14QpIVcFiARY4o+QZB1xzuBxAhI+z
        mXrTDRnAdJgYZhanGe4YtOGIp+1pB5FWqFHdUhQ5Yr5v0RQf1AEfNy78W81erOt7sVtok4nAsuXQEOQ1ha/nafsKkTfav2IrMd9stR80DWMggdPtuOEzRJ/X
        RWemo0fJt0Sk9CxfQo217CSw8x+sf8S6ZXg4AGSB4Q0L91v6MA6rAgBkiRFlCxzkNB7Nnu18zygX875KA98eO4/AcsYwm54IshDLzDhvlxkbNzEcwluxCJvK
        mwOmcDbXiyXYG9MrwsSKIkIHlK/EMJthEG19RoiSy6N8LBOpm2cINC1L9cVFxo8L4oABARk/AzpzcpNgwlbEEIuDrQCiigmVqUHWZNS7w2C6cIScXxgK0Zo1
        bERk8U4DkqmO2r/hLRaxCmeLwYek6GShu8Z5o/g2ywTz3torc4I2Lowq8l2+OtOUjsgX2yOKW7Rd8+KwwKJXM6bG26lTYBOGAl37QuIK5/sGnXkjggtBcoBF
        OubpNVQz2/Mp2pTFI3L3vnIlJUBxtHx6otalyuISX0jiklEwFQetK1rESF+kCKWwDOG8gfGuNZv57/sjxTXf+Dr+Hm2PykNGbm03I9WwGBHh29TEokUSjkxU
        LyJUo1ckrNlgztDS8AODkd/Tis1kKzaTr83FYPLH8hEZnCR9lULL9v6bOzppbmVYc8LBJCZWNN4WN/WBeH9cbWJTuHulzkhyZ3pJ2afXYCeAPqyJfuklKL5q
        EwtzSUfRSx+EVIh0T5FKENGj1TRp+qfbMaL9MYRG4Vqnapz60CqpiUOFW612+NYaHZegsOAMOvx08/X8dPIN/NTyjcbeWgzxyG16VptRI0S84rprhgssSV00
        s2KB/tVE/m7FfLKPNfnW7fLgrytlcCKELy+JR2gFGvYyZb5GradB8wzsFfopQuIuo3LIQ/KfX6Yw8yfAF2waLVMaEVSLIOONLccgkGyIvjmgF2H8DsadwKhh
        49YMPQwTjhEeUYlDOUELNo1GrxpjayY0MV995spsXpPmRR0n7MF2L2wt0ZCKD9OnzVOmSXFqG9VUSSgOboOaQlMUZ7deTS1dcXwdngsp2WU+BrpoyFzA3W+C
        JkOCOdagjQmYiUtHxViiuJVsLgdyThSsowYJpT3kFbDwZdTsrbJnRBj9k6NOAX4rwbpitAypKQreeEJdVyUUbzvBI7iO+ZNJIcn5WndKKb+kI1QCENoMTkq1
        Jz2M5VfM20gqAbkDdZkYwD4WUWHY1EIFzB2LGC1l7Z4MJRMQYXRzBpedsIcV0diYnNylo7ebNYoQUTc2D8BCe5F2DZMpIfvq4E4H9hZlkWHjVicSXVZt9rH2
        MsajhkskDWi4xzw9onbrqHsDV90btNJQEpmAj+iG3i+Y9GsWnDnzqV8sO7l9M2821eeMkSIbm4pScOXTvskzW8KmCw3ouuRsRJe9ieSfaobIRlSIE4nZleah
        7LE6MzWQ2sf3GK3Cue2P7Iuxna0UKaKt+AZsADawCJHESvqXH53w6bwCO9oNEdvBtOhPiyQ7LiiaSUhM6WIX2/mRAaGGebTrpofL29hoJ4cbHVgqMmotd86P
        DZGV4CTkUiHCjDWiSZjR4WiwpENUd92sTrRZEmWOiuZO65xADV6SB0QtXs43Y8/6EkaYKVm+Nyp7zS8hZ45L1OYi9AXc6YhglVzYEppeKhapgZsP5q3jINTQ
        IwwqSFWUwpKCvxf5vELIGAzPFZmpBtGQUpR/HW3AKAZejZhRQ8/sJe7GEW+KX4PE9fk6Y587ZfWSmw8VXqyjTSbzWD6b7KHlpM5vs+R+MBx+eLVbd42XO8Re
        bm71H8Ar6r/RhlTzEW9qJMl6SnJqjSTjbv2EJOslSfKKJOk1Kk6Ul6NSqFdnn9e02r0ZFsfp4dXv6/fwQhEb8Z3b109ezr4gQr+XI/d+WvGsIypBVWNs3rvd
        Jp/blQOny2u45hCWGueaQ66zvsVLUTWpGo01qpGevGXSFS3jUeXqDhVWdQPlhBY5OrXFWVG2cL8GwbYGfuu5+8a8s1rLN2RYRD9+t5e70W0gDzfVc/fN+/Mw
        j567Md8ABS2jG/hQrt3Dqu7OcnMPPRogPRMD9qSXpiLXB0O1/RKrAwkD4mP1C1IoZFLv2pQnOa823Lq33GwvZzGxed308zwlEj/JZCtynPJlwsLatdx0yZsI
        KLZRoBKw7Z5ys2e3eLab7XE+brK23CPR+NCPSQeJUSrruaR4u2y5CfANbILBfOf4aTdeFZgyx+h0p97gN/jg4MD1Hno8+p17DfOnkSwNGJS236Oir6fx0PCG
        u+GwBT97+vtFPAfvtG2Cu+cwR5hi0j4PMWk/Vuc6r83SfodavtFtuoSlfoKGyTtczyfUp1eH8sbRFZrEb/RL0iSVbUQ1csCAjQGr/C1Ssjok/Ya73+I6b7G9
        3HLzEpR1//ooVcVkxShQAzNHAzNHAzPew9ZY44Wv8BiKAe9FRhGlKxKZye7qnlDtKUx7+kz4/dXWHQ3SSknYhW9eDfPPFLunQAfuwgNXUx8nCqN8R1A/wuVa
        zRtJShMwhDRgb0azrR6gcbp64IbraV7qYMRQmbwcjUG36RBm7WuuuDsPqV+afJTe1xOcXoQu75e0oZDyLwVjuxeHVszd0ImhadHU/yXGB+gJHMtHEAH1HWSR
        VbZfBNSEaTCCqsFYKFZURnSHkGmxSATfsN1p9MCam2+GPB0MYrnsYB3wpgHwqBn0fHNElWEt3xppwbr4Q8PN0PqTkfN9QJB3LWZAg/CLDhKhrCyE4DKSGww/
        4mq239UL19KJjNl5gy+YV+SB89svGuLhjm1Jx3Bkn2VGxIdZi2MQsnyBI3jYa7OxGbSyVbjh6HdW1pohE0DFco2s6V88WbAoFESpC/cxkT3NiE0NbNsDuq4K
        eYC3SXJ17RkVW4lwHBuRvctG0SqKgMqWKv2zUcYBkHpLdTY/Q2Rv+/aEYdIxIbKq9ofir9jm0KkvcjQONkc4DUq5K4wfRvZAmyo5kBsqPPFlQRDdCATRK8cI
        k8fKcRKbb+7JixRXhCHQmeXbteFM4q+NoEciIygTF+MBVoRZySt7PrrF3JCtYFVuyEa4BDQnIpUTuobTVbjfY/F22OMuAuMyVJ8sZ2KSuRFJAZlb+ejWjNPU
        K7YrlRmGo0ILMYf5LiUB+3EVdiojB7JoGjNq7QlxlzyDuauT7xkZeliAhzHo45NvWePMt2XIYr4rTrCxKwUvjOZpxU9bETic0TZiYlS5gYbaAJtVLmKvWbF/
        BhN0shKwXV3OSsvrFQhxerQ1otNMqwhW3Tiy0k7aNmyTl/MTXmZ0gsIGcrQfO1siVWbVDq1o832w0GHN/sB0q6E/PpDaq/sGUppBn2HhnW2mB5AMbJvcPywm
        R/0n2CQTuUvjUNNvjgyT9R2wGe03x2l0VvTr53WUiyFvAxz9OYFFkXb/CZ6LC7PoLhuzjxSkw38iyBxXPxjB5athgY5aCfXI54OyeJGynBaW5bSOohsPT05j
        YI0CnkCstAcE/5H2cpE2xGGRR/ynlAcxxoPSPtLuP7lCQdpVLNh8vEaxZ4vV90mbBsgWXLxJmibIwPbqVpiDsEsTXwH9jmYqvW0V8eLSyxBbrKGXwwbQh1xh
        paVdH2GEUdi8+JoaPLzNLbd76SLfH/A/DzxOaMfFobNGSRSjFwsM3soI7alKpfliuTRcyqfZHK6JbQLtd4J+ae1g/aw0a0u1FN6Ce7KWgrYuH1lGmmnJ7Pam
        swSfapi4Ox33F372W1YHujFb7odKRbzE1vinsxDgHIA18HurNycywCtalK32C3YCXrmdUsOBtXZw4xUYc1gzbgknGHp7VvuF2EOFSAqmkheeBiv9gTjDKJ2U
        TH2RRfkA21eCEXhA30GZqeFgOVS/a6eFb7bAW2aRswJ6bRQ034ybKUqPNsE7C994hJ+ZcbOlMt/b0PhuFjV73wAnRoXuTTkQ4UlOdZMHyrQpa0TEA0VYnU+W
        A4HC03nxnsGGY9wZLEzE4Id8S5SjvTYKxHdEyiVXDKR+eEQUhwFU7VfNAUM5Ylg8aOOxkaIq1NjPgdE8Tblfho+pgQrXYEd549reXqxDTkBdJ/SGHXBXK71S
        gGQEAp6pWj/mpgA7PAUwVjKiGRdlDn7irDUVtYJOyxS4D3FY/puO66ykO11MgU93YcesyQumsxsSlsqxJ+KOoWBkMwO2sVEIvmKdjrcnYO0s3gls4RZc87YA
        85G6mQgWX/jSPBdQtZhbB12wZghK5VugxKH1eNPF4gSESZuBa51hgw15m+1P0F4S1iiA5QMxzY0t4OduYkM/LluoAPygDg0mWKUAoHTsIF7Xe+nhI96Jq9vp
        oK65J1YwasxBPl8cfs/PvnVy/4jzsC76TZx2ksGEY1TWZuD1QOyBASLpq8NL8sA5gG5gLdwkFG7lxvFAVwuDqHmhFe1dR5hh6FpdFXYV4yWYK/TDnAGdK6j8
        gA1tRSCfxT21qYUbLrVR1PJjOKZBwxcK/qlSkQawDtyHOMMbNUVIZJExSWyQHB16iQmG+UWUDOOjhQEZxIfWqZgCsKAFNR0KN8MkUTg/8tD5o37NFa418jMh
        o2YMEHmcCRmsmSxlACa4KUMWXaaskQSkabTMfjmavuwnJDzk7AI7rgFewUxrHi2XoyecyCaFloHiMBrK2oxTD9p1MyvNuFVtmWeVYtpZzqCxNsM1FTyyd+II
        NQ9s6DQ7P6WBJnorLPlNMwLzAh/riUwnQLQnI9DecQg6OyDVeT0fESQEYRymDpjBEvVz+el4xyPoCSCKdURJzQMQ6D7gG8NlaglUVixKRDEPsFCz6x7n0/8y
        g1+UGWzZH0mriPBkIoQS1AHy1z5pHDoNxmM0sYcSaoliv+439VB7F3aF8YCWdWVNtmvg56Hzkuj7d+CT5TfDtWe0vdwlRDeItIpcNPeEYxFQhsDoB20cvVkt
        kZ0UDWv65gPobFas9ClpUwcIIK0UEMoEkjQATmh/YPJyqrpr9ssgY3mgQRG9PJ6Rp9iAgyuvIKNK+RQq69Op60DymIKCkJpCSE+EoX2me3wAmCEHgOmCDzld
        GNvT8dIMGCmmipjKNDg3QWdSj95FejNaoC/KcxzDuMWdAdoGYUB6MXDyrRi5E0Z2ZCTr4UjmMUYV5TFHm8PpOEzNBO133JlSgZlBBWYyYtQ4zuuo58yKeaDW
        B54HNZsWyFCeGvsB8BSaLWyXs7FOAF+Dm6cNJjpsbwafYmBOjy0oIkYL1qhmevCK1SKGPlrEsu90Wiq6ZaG4F9oPzdB9knXoLqxDLbY3XVLUZG+lLnm46zTB
        /9BkDVR4G81KQPdpSEmFMheiM2lWSP5Yeeq86BEI9sTX1LjFqjyJ6tFbaSAgxqInKND3g2FGuF0Cco9ZCqdwMbpXh9jhwWBxQXi9xIysSHh1atMEUEXOqZqv
        8cuSBb+xTKrgXnPAN28esEkqjpudbJHcT/mEzWtd/UCoW4Dv4OOSLtrgrI2gA3WJEDHUdlk9SV5gvCbd46UgZJcW23EFFp6AOZsYvzK0I2Q5bRXO5nAme5o+
        gEpKQBixLqc55LkqnMWe0TYeBoae3MvipgMLBe5CDAUaielZGxQoyabDBRQowSZbBYQVkh2eBXZiQsEDJdgeOlCHzBK2DWJKwyjiwifOAoummNIgJzNSVQGG
        I4fIDfvkN8wVxzZzmMWnYGM5BuwhL6ZATv/GaplBtUyplqmqFecjEeqhqmVytdRWTlULQ7CIApVKdijV5ItJviejp2oJbOg+ACus6eazxt6IfAFYatmaR30v
        Xm3+fXwEzgk2ylszClTYxYArdKuiLLIapTJZQoLxBb107RKgbcfRcDVETNjqL3wF/SrFBoQ9W6GwxdksMIqUqF2LuJS0Zi3SUkMKRaMeDhn1aUtM+oeXDGs+
        4EVllWKNyGdQJJUANoHKou0kh808n5J5qIxLB3EJJg1eQ1mkpkxW0GZHA9v9PiI3w/UlJmvTpLRpgts0IZ0jbZpk68qRukSi+i2U5v5Chbi9qP7yErRQ0m+h
        pF/Vv9ZCYfePjfhPUfULPEbb/aco/SWkX5JB06opKCNDDVEqM4ZY7S7NqTBJVo5lM9J+3yT8ok9W4KDl2/2nqA7ateuRCT0q65F0c7WTilf37dF2AbhQfZuK
        6B+N+k+QpLSaVK6aWLbU2Z80KfZJRVsr7bfWS4zfoPVUs8d9sjdxnHAJJo7ho+0Q/xNl00FdyS5FtVF9o+5xpYWaDMUDQ9lO7SWIDNDyVE/L+A4m7kvRnpqU
        w35JymFPOkUYOD0yrNTAiquWzvoDbNJh9YyaDUwnlFF7NZx9osxJJwIb2kO6/Q7ABcT3Fh661ym4UE2iNTF8jzOMCk5dCd5aJjFKROO8w8vIEBFNb1E0dxFA
        KaRPtu6l/UGDtpUIGFIwF8hURO1e+WBROdgyQdGD/xiYh3fIbLYAQrpu3PkZb/DDD7EAYVAb4AkZpdtMNsiE/ZgSRGIbJfaHdN3a6xpKDzjGcK5xhi2h4cOt
        K1BAbPTAjfOWW+n9TaioeElFdQnLlutjrhAaVdEIDfKxjjVXr1FR+zpRIXA1dSGss10WMdpEbxk2sCU28rmYvkF0zAUWXG8FDBGHXeIZMMEK6+GuBtH0E0SQ
        ujCO+zH8LtC0lYIgdJK5Zbm5hQ1Kz7BnsDEYrWB2czKF2VfBinTBPKvFnsLmYeCITZN5Bdt4te+sNxv7LTHsCpOmU2hbPwWX82LSw5fgxoEtJ5b46kUqv4GC
        PcQWzlu7Cw9JsCnzTTZsMIUZXumCFpH0zftswufbaQ+D7fQUqPp5U5lxDFkjPpyNANkbHW+BT5Uug0qU2bqbD5w6dEMHnd41//S+ax0d1aOXK70s4vPCdfO7
        1k25PJDQbDuz6MWPHPL0grW7MF53RWHo35xubxrYZSkYnmwmQuqfNdu+UmSe9NgLq0+9aqSMGxyHTxu0vVtz1enXLP3dijefUS6WmGNloLjGmne9/iL6e6A9
        lO0r4iS75rQvfOR/19dfS+7/yCHuhPuat586bd+2f3lDe9nnroLNWqS2TFxZYcjSKQBOVstHbOeYAbt3KqDRjRistSTQ5GO8G+VeeF4HP9STeWYxyijOwiWI
        8h/wfIbLWAf0y6YU2gDt9qCOiB35mDsFylP8dXZwIzZ2w2jkFlRyK0MIMaLxGcqGUuiuFjoCqU7oiHaCUbsTTDl5RHogGfYAOF/4vExaHgoPRjBesmBSewlm
        ToBxB/4B47r+/T0DFTj0fqpE2b9pn9ZHnf/P5WKEbwjaQG2M3iviiMMjyZQyiGN2QrdSuHwS+jP+EF4vooMJlDgWObOG5100Ds2HEvMLE4JJawgHm6jlrQZP
        uZsNQGtaQTU3hkykUDj0+fZyKZ+NDKfwlB5jYb411z/08PbWNy2p6DTrCIxyhYmjf/De8fr/yn8M/ZNkr8tmdH5ukPonXvKCyrWCya+LkbwpuNs1nH/lwTVP
        hporQ40xvpJ8gipJNqe+bfrrqLEhnWiyOi4Nmxf0K7xpBXN3YexeGjjNomcDKskGm3x3ZRc1hhYt8tgPBkuCCgfTudCAqVODJVFiVhEd0nA4lYFDBzwM7rfc
        fOzQfv3kkfKa+05L1GO0FMtrXnMRD6gRcGTrirARyfZAcIKlz7qy8OJhmKSpyIapkNJNmTuuu0n/86rymp803DOVRhhFX/O6i9TAK4c3JTgwx8olT46RPKhS
        rigNcR+73Mv+FG4tbGR23LTCoN4XNMA0aRiqbKLoCUIzmNlJt5FHKFW9zJjS8aLrZ5MUPmIlqQlfHRphMFb2kAFbOivMUTyTK8x78TRWmIfxNFeYd+HprDCL
        eOortVvx1FaYQ4aY1wKxb3DrqXoHvMSajls+v2fWp6esYcCw3AEiuqGLm1hz3Or3ZEoffvC0TUR2g/deMGaxUyuyFBctIg/T4LiCRlcOOppETQ30nVkuHvGm
        Y9ROZ5NyUxXOHC68c7imCIZEpoxexE2o5WZKiGuX6aP+IL01sBXSBlxswMZoGkS6jiGaYV4V5j9hXhX2CjFobGHiF6l/bDdejpopJFq9TiTsqVRSIBelE2mi
        KXwtRAvQgTUnvfFd9/9h3nh72bUPwP2ozrcbZhnDIIkLPAucjBgMGINg8G1mmQctEKGDu1Sav8x/plRoKoq895/agRudPIBa8EIABTEmXngrh+ufijuxrDSD
        IaEjKz+4Sjl6HzK6nTsM9MRlbOAaxS4aeQezez1m9zzj9fmpkEqjPc/d7lTRiy4XJb0kBH4gYJmTfYfzUQMJJCEQMUUsFtM25eO08VP22VwFRCezzrcT1yxm
        4rB9FDONXgxG4mK+6iKMxEFp0fqfVVqkGWSXM1aSFZJ4UwUzxbCUxoXLyBbK9jGULKy9gWV3NiHJduLVP3+lt+YZp3ummMM2e/AmVuMtESOFaQcTVuMtBrTh
        RKGNiJ95+GkNzVpTUvcakbTibFobRslTEt35k85WFhLq8wZDQe0NCBQNi8cf1kV9koN4sETJLKNjmnkz1H1MlpGEHTqxlOVArnYAqK+tXqJgQOqyEUwzu4KP
        1QiDRqxOON/c42WPsXYPBcz6hrp8M2Eq5KDu1atNurKKoQz45sTssZeD+EATDS1KS4N9ndoHASAT1KuDQAN+piDfHMWd6vJrk9uAx1R5NKJIflGCItVzSlXH
        Aq+ek5YX/5RE6Tb4zpKx1wQPhG1SJ+/JYlMOeYybejxysLMHFHEoBT2thxdazqrysaZj51Cys6BX5MMlMgKc002NwwnolGgeTdeIR4Y7zXkbq2M2Q+uKt/yA
        ZbBhUDpbHKadxtsZHdHKM/wwFNCoSwFqXmAj4uScCffhPHnmm5eorj4I4QV2ORtbtpxkmy2L2/pysaoT69hMO+gsvWbdbMTLIUKSJa9syXMQn37qJCX6yZV4
        PSOSbtPmi02752jjDoNElFSmhFBE52FTOgNj0xm+KaPVMebcQgRv2iGYqmeqF1MGSNNAngWxS4iu/2ERll2gNcN4xzwxejrPaFLKBjxr9hsIkJQAmgSwAE4f
        8+GciKbf7SaUjQgi/TBnT/PyptyFWQtsrAoUdwZi44jrYPqPs/izTi1OEzlyIZjPUEjBv1VBIl6uiXtTqhVw6GO4Yoi7GUaUzwTBUeh7dZmhmcj6lU+qvNDL
        MJ6wpnnBGtr7pcRSoz4Ma2QKvN6uLHve5vEBli5Y+jab5med45Cbj14Z/lAopUN7XwxSdE0ust3e3BIR5CmqANlIgI0t3IGm34GuTd/8Sn16CNclyiDjxNbx
        2xKtwzKlPtqB5iZXanfh0E+j4A48zWVGEc8Um7ZhYOD36YL2PqSLMdeb9YhYI6tE00qxUtsDnWi+SPtFvVHXHx9QdtYaYF2WBeQb2W6uf+xmKKKpoo40Za5W
        8yyd4hWikUajNw1TvHG+Ng+aktEtLwS7E5hHJkyyNdIxr8yj36w4UuuVR2q98kjdCJvHWTzOzqfxYKjKmudsm454jRVHvCYc8XJuE05HTmDBCKcIO3LONkt8
        iKNzKgWJnrMZNxvVMGue5uBe6zRnVZ+zc67D5+zG6nN2pgA1Uj264w1wjWlvHZyz67BN0qE5rw6sCT5bc5nzbGC7rups3dxNS7OcrV3aotBeqJlywvGn9tma
        76mqztWmvwl5qXO1WbvR46zwb052rq6rOFcTgTSDcZMqw0I/oCPj6lxNx2Duh/Qk/ZCepB/SVadq6PhQX9sveao23bQcoE3sb3nkxPnQkhLn1IRu9EygJGRr
        nqzNypM1w5CGEvFoI6p6iU0jmLyjD07W5bxZcaZumuRMnYoMnZCuxNmow6Rn6qaItLrPdQrO1AnekPtnahtnpuiZukmdqWl8yYE6KeNLk/HloAYJiB7bJdnZ
        BwdqDNwmHKgbqw7UTSIi1lh9oG4UaxcAfDOLOFOGoyTJgjWAY4hj6WUGBcC1ZR57tuvP3Zd5oM4VsaY3YmuPNOgzx72fpE1QHAJ+f8OBmrYwkQO1WZZjGq2G
        tMtB99ZFDtNNVIPKwzRXPstnL2BQAJA0zQwYVU5aoljYLBE9TLMaTiU9CV8zNqQeV5ht9IivMFthKX4F7dSn4gTt0sOCIMZULCQOrNFiEzJVBDGmiAIMG8qw
        xDqHmOekajQUHqHdfwObVFQMWf0g353jXr9EZ0a5B6fxTXXXlJ5MwwJtnm9W7YBnVp7JLQgyRM7kZuRMHqs+kzfwKdbEc9Cg+UmTkRL/oTqdYw1KitV0WkJA
        RRuw7SvBNA1e29BPDbw0MVo9C/lUrGLZophCKWEZi8talgI5z+IahOcvpCZl/vr5UM+pnOgkH+SF5HDzlQgypVFdRBuyOXLjLAYHCzceV2Q53vM4pKeih/TE
        AbiP4ZAOITNIRdMcgaEQSduUU3kicipnO+m0UrCoLxEzolZuuuKIzmleIlQOkm2JyLk8Sy3TAPke1d24EbV4o4AzOBV/lxyPGyAkynXbQpstHZHopN3Ap0wV
        hfYbziGGPXQkJMZSg1Lu4NpK47SyZEgZr0OwMUZ1Sro6xMnKxYO2CAuZEWGhBmXHc6Y6pGsCo+3b7HWKFLbqNiKhbiO+P8tK9CcH9H1svR6nzJwcnTWP9ub1
        h2S345vhXKC5nl2I+ybLbWg919N2zwczU0h7tHpbOKZpdpWak2dA0clN3ePFgHLPwevBnWbj+5Qsne4igkgjSi04lIwoQnsOTWINl13/fkLrOHOjKEoxJ+/D
        IRsX9ujd2LBrQMaPb8CGxfqsmDiKiDflFcwpFyVnabqu6XaUN8EBIsyHzWsrdLJ6K/THQi7FuAgt1kQ039iSr9Av57Bs1Ay3MZtamLlBNbUpWMI2lG59FB4V
        mmNBvs8PsDY/ezBWqy6Ku0431J3zsIFlu+keqClmWM7JzXTTnEgz0BedR1+djcENZuog6JihrQ3AYzd6TgtRYez86cU+G0iP6YJ2PluFTJ+dhbhxGmE9G1Cz
        GpuczwJqIiKPZtB2ry4qzMUFzBSMc0LFN7gi+x4UqgB8VP3cFg9WM51zWjiDzHy2eJcBPk2cu5zCO1RILMQZPOgECWu/uNrEqkv7x5WaC8UA0HdbZCRtsFMZ
        vBvTJMvUGJqFaciF0f+ASKLcqAaUHTWpxQYi4TGftpIGm4x0s9hdmng4eXC5stguxfBIekQZ4y+pyB9KSEY2OmVPKwUjHV5aaVj0NSGshUHAeAsRaIRODKyX
        ysh0tXJkdFGKROrZYHhYBGWN2aoIVZJQEBDTOAqsnqJ9DXStLIghGKcGxbschDhpeaBmU2wopeyYiig7IvXQ7i/6T6vQDa3SiawQV1SQjHuidk86oboAuwgo
        ILKmgRo5R3JwN+38wkDrpUTZC2qB/UZUS3Jj1FLFFROLYcyQmadXqG1ONMoSNQTHd3MVWp0R3cAIGemKHDb47BG5bkyxhm0heRWDROiawXs7IoFBBNV9+rHM
        TWt+dW7zxX9s/8Zriv/83q9/4PRjNtadY5mO4d2/ftP9lhKNaOggd9yD00k6QFfqwACzQlIo0Ny3mKz99zelHB1NlLafHtvzzGzuW9D22n/ROj56/7rF7378
        U1/20+u8ou3ZT6z4r/ZAiGNCSSFdyDsqlZ7+t6YXZTGbQflsUdtg4dIovZ5c8NFmUB1RkHYNTEezIrBXv75CW/w1vWKCEDectJRTg0QG1uSdTqkXIyrH/02d
        bqiKvyMYTCMR40p/R+cb1em2l//2rhfR59TcCpXgvOE3VxXIr84kgA0S9uRSyUQ8ZpnUhikQvLOmXbr722t/ENX0Zn3tNJW0lEnb4VVEx+yOcjmTslkSVquU
        atZK3H0RqWZK4F2R8ZSC5f4Mc7TSfF0S2t/ndd2IWJR3IxZ7yJ+oc5n1q8NOIlp8u6g19zx0733//sWW0TIdkQ+yFq/cnFYk+Fdfoe9bUYYKRXUKUEbHa5Mn
        G108pHwZPbqcdFW2ruJa/rq97DygM7y6ViyXJIp4/Ym9hD6Locm/Y15r/tCz2aanzExG3cIqZRHhp+1mXle2umzZSdXeRQ38FZV7Zlk6bwNeAexoNfDTyTdG
        hTZsjAX8Jofx24qfNvx04Ods5+2mp7FMS5lZ9uoZcjKhKlmEgAkt43x1IM+wAyVAkTclsqVK8wZG9mMAmGeYU/bCXp03g2l6NHcDxSKNDU4S+xpqJKXvlqpp
        m4BjRkyzRUCnKle9ysUMUnJoowSmhVPCb/MwfrGZMs/Gz3r8XEJNwTaHXIUbh1uTNO60eA6ZPvBALXlFubRKI02zrJS0Xct5tymXlHH/khJCwpBRSzMKkB8g
        KbeYGpsYNyuU+SNC31BDike/aqhXDJSj5otaAk4EDSgL3WPRJq7SMXrUGShX+jE8t4VTd6xcUiyd8nCej9vDsCScwp4WgtymIM2yOktK5DA0KPZEVCTQTi+9
        iqWUAosZ1bHgpSrJSxXmkC22yFyDzVzTfDIrd315ZXo0hyn4ab16rDDlpuHwhFHC5HQ+xbpZCFyZACeJMdrquxAlpVgcVQ5Mmtw4J0Ocbud7Bk5LOXVVpNk/
        rDftgeRePjQNJX3orMEExOeu9W9JxywB3Lo2gNFS2Fx7J6wssQXaIIwE52KmkdJ0C1caR01ED9KTINa6bNL3E4ogYHiwOj+kd0NtwY/A0pcMUcr3VYz/FZdS
        BkHID2KGai8d51rQYd9Lo4xiD9pGBklcSsZrG7J04wwsm1hmuLUM7UH7x2RkEti46ehZwHdXCRpRx3B0a6JXR14b2Bp5K394U5Thc4qVVLESbJyGg9azXTZ+
        ddgwGr/W1VizM9yquNTFiTtRiK2jI2XdsRZA5bTovfg1+NfsdR1y5l+dfw3+Jfd6dq9n93p2r4f72mwCK2VibTaGhS9R0NdlgSFY5xrOTWa+jj2BOmdEHN0m
        yB7i1ZFI5jrwomr5u1Pcenmtx2SIU66z9DN0WIC0uD9epWtsD5VbBlu6K4jcxhdo0/NZPJrzuUjCMurcXC2TtjUMxmZhHZK6JMFKjhPNrdbo6iAKtMZfVibJ
        lhrmG2umnSQ6MpVqM1Vq01DRTAFVAW2ur/hCELehFk4H9XlWS1bDoelVf8cuCGUDnHrFbqhntc95hgugb+qZsJHRS5mV2i7uLMHuchR2V51gd0ECGGZTnGtN
        NvIJEDEwJeys2Nx3YbobEtZyr1pDL0REwNOwaZ9x0wC0Du6y477hp3lG0fBMcGkFA6yRyNt018zHsFA0KqHqGNu4d47BAPR4DHImCukoMyn5odmTED9Qlbii
        KiGRY2IkAAgxBi6m8AqFN7Y2CyrE0NTjsQpsahOIEffK11VujJGpzRCZGkzeGCNTczkVCvF4DHYiGdnWZBrCtiooF0vAj8djAsubAIIqrWPYhTQz8m8egPcM
        0ptWeKppYCCkGOW4OgMdwACQ+E4woCoACprdabSXBvpBDAr/MR+1F5aw82ZG3dcz9a+AQnQma1UiEZby0zlkPVWhztV5Q1EHWRLjWJNXF+iXHgXnBBB3DvxC
        91FDdYju3KLqEmSFIwgXStlhnaQoOqgVMmd/hi/0C1Arm3dMyCalssGmZ9okuYgwEkWrGDk1JintyjTZ3Oh8Fy9rnO68YFRnm7BrpUjFF/GAGj68dArgWl0w
        jvXoYh1dlokGGAYvyxSQ0/U/uMscSNGzs2kz3AvnqDv/pPNHuORybTiN2rW1eZSganXuxL53G2HbMdLprun8xRA5FYxMbm4gB/AANSMd9c7qjmLOH1zC/cpQ
        0sfsASP/ljhz8vUrltErbXk+cTxteXJ7W7DlOWz5uAXGAu1ao0K0YG3U9BZrw8YBt5gHM2IowVsltjMblRTToybFIos3p87tr+saEWE7ElPxKSxGWzZA+Hz5
        ND3Cd9el//0wUnP6jnWzDbiheHco1TZqMrwJtelv0FqjVnceDIKhBpaNC2wCDQT7aKeGW30Nt4Yabo013KbUcJsaNMfeib5ejtad74p8HzbkEU5ofrbfhvPN
        XQfwexn/bjlQLHr6pMZbs1FF6E1KLwdGjg8oJL8mvBcFCc+bxh/ezDAGdf/Ml7AMC2oCuDZGWDz2tI6k2U0vFt2mwMut9poWeHVUeRUO/x7Ybt6sl6gSRg2d
        uCMVA+hzJVPWnUVN+RDw+xLg+s50Y/hKubEeCps6GwAp5/bRIZeGz0yo/XJY/CRw2cGmSWh/yxgrtOfbbgee58ILicQA+ALJqUThL3v459wWL1bYDxmy/Ymz
        W0Lr2w/r+dm2O5sP15rttVJuT+sTe19wI7k9BHoSr02heKWPvkqkpCm6ixG0VEGbDGN3qNgTwnHs6jQDkUgBswyT2fXKC+GGsS/72woByMA6tszN48tDD83c
        3PKS43wGdlcBLsJv2zdZUdpSDtyHiR5QTxoFA4ZejbOzJvdhD7lQxycE2acQ5Xqh/3DVys3Benw5UGvbGmxQrpe5ymW8Xrms913GfJcO3+Wo79Lqu4z6Lq7v
        cth3cXyXou+i+S5D9QLbAUsxhaH6btxFO0cZy4PXPmDeyqeJE7JBM0A+aSMTaBi1rxmKb8V/7Wt2f6752/OenNq+5qIf3vH2z6R2ruKb07TzW45EBBb2cDMq
        jXh3eGD/yCNvve2Rtx5pX3PH5rmvev/PLm5fM39V68r+eV+rTCHRHcrzZEGSpT7jcXkkZDMy6NdzTNzHlPu4o9yPivtR5T7mu4+K+6hyP+q7Hxb3w8p91Hcv
        intRuR/23YfEfUi5F333QXEfVO5DDuqUoa0o1k9BKGcEpyFH9omtNEpo6M6RTQmTOC/PH5cx0fXmlZlCeicx5fNOLpc8ryxbGRBizRPwaddrxsdxLoU/yW1G
        0PkUdG65xN67vOnwPt7Nu/NhH+I49+SyN7PkzaIwC481wdCOQEB7MxD1lLI7A+EXuEjkhLI7hyKS4wIX+Z+qEl3vtSDQiSCNJe9V5LNITM8PQXr/RHcu4i2g
        ElGGJ1F0ZLiY4h7vnkBhl1C2x7unlilvjr+UfE50PfJZJqkMIpVpMr8pKVjqpylOAdzpeJ3tzmJ8h5lIQ0eSbgvcZ7mvYngGjAawsme6i8tE5tESsykU4624
        S8v0gXrMogRV6DGEPo6KM7tMBdOlofOwFIPvmao1T0J5y94J5K6XvVO53pQkws0qUwUQbk6Z0+FvpONSvAXuqe4JaMuS5HYUuS1AxY6jULPL1HXHUwzv+JJ3
        Imczh9Ol7FCI493jSl6ek/H8FEaRwslIYT63yjyueBN9UZSTEd89hSvMoQ8j9Hz3xDI5zuXQczj0yW6+TB8uhw7aomgwuM+SMjXfsnKRmmkhWmwR7ODpK8yi
        6d+NHAhhEU7YJKCOdZBib6YfrBMz8NEkH5CBV4SaxzK16zR451TYFnxMD8PyzJglHT8nMOo0fnqZM5rpzka55gQmY3adz/DxBsPTxpx7BIuIvotGt3MvFu93
        6srXCLbDKXHxt8MGNq21dn2050r52OAzMH+zQlFpbvtbSfpICkVlQqhIYKo7vNiIgZ5h55BVxCIFJYcogA3jOAiUdDEFCfkoyg4bLZMV86jyrIrpCJFMsZZE
        dcx6oVipfIOQulS+UWhhKj9FiGgqP5UO0wm+u5+K+QOMY7DkjuIFrIzDeAHq9BBewOwYBOUDt2MMLmAyjOIFeCfFOjSADazgoTo0F680sIcNlQMU1FaFGgOb
        h+tlqzqM2qpQh21VzKKt6j5kqxoM2vkc8Db90ub80ub80ub80ub80tb5pc35pc35pc2htOlwxXJbh1HyXDdtw6S4aVXKsbQq3NG034Zpv1XTqkrFtKrJYFp1
        6FAaNUhyWXfRU6BgklyK9fRsYFZRksvZSk+HVcqTCuY9yRVhrOUGCBz4ghJ0ZOnoUWedJLUvLvYiJx2ju3BUDW2UN5Zv4JfRGBUcL4djeUE+L8aocngZilEp
        GdY6lm/il3GLzvR4GbPyzTidDcbzSfGJ5Rm8bNyEZbz55pCVn43nYSs/C8+jVn6OxIxRs/CLqQC0B638dMnYys+QMln5FjFe7txsSrVy7vRwJ1XTngP2fLMZ
        /sSdQcFbJg04iwLOkYAW74/EuEA9c1Qs3o/+vlY8TDJWvgJglfMr3U1mY1w4T+wX7KIjeM4/mHsO9IdYK6eer9R419cMK5wqACsYRQ4ydF7fQxRjKswDqiA5
        PyZmOIXm27tG31ETHSX+bpQkipBDqgHRTCMMlyJ8u8c199NYLwk3KO0hcezwlZ/yGt8LSsKXUOFAgOUcKPH4OyilK/H4OxfEawMbnE/TYnU9OG3TwEzKwd0L
        VMtMGrlDuoLilRN5ZSQD1COiiUZDQ47sfzAkHzgob7BoJnALlH93JExlJLPawbBrRNOrQsF4BhzCkg0lMDmZRTmmT5yDL2eqgLmtZki9P0Ma/BnS6E/EKf4c
        nerP0Vw4feP+LIrLfRCIoq4+cHszqrMh2LqKyUX0Es5TyGNq4FTU2ZhsMDrFNkycZk3OrY/A1EvarYrrHVcWMTpq3R5FpiJbR6kZJpzXTC2ZmcRsdOfnfFfH
        Dn6z04cFJtbH6szk3pSYxIdCjk2bbZuZh+kqHl/Aa0pHruB0TbPArypaDDbkZtB1k0atiMwSITFbooBJDrDsQc5Y8/cWaZ+XjlthXUBXORD43Wm5bSvo+ayr
        AckofRYrSCtBS4GtBoo2I5RCFMXT1nJYIHSAvd3o6vNZawDSCoApw4PhNToZKTorInVSKf2YZjh55pWHZc0GZS1A2jTrXz3GfH+OFHeziJRVt4eOMPZYTAA+
        qhYNbhq1yHItsih+VmpRB7Y7lQ/gqQxjvZbCMoyqQ0VeyC3lgLxSauoziwuTLPnSo05kd+qpe8AIx8HH4nXRUVZnHOZ0GxP6ylmgtVZ0VRoOfC9Iba/hx8JP
        Ej8Z/Dj4acJPM35m4sfFz1z8zMPPKb3hXxYqeTk0MadsgbtvsGCAdmydZ0CJk37060WJ00IoSOzTMbzAY+Mk3KP1uvULtGTgTB8pdu7zsE1hWYNjZ4eJ7T8E
        GQWXAe829PYWBvrcHMW8Yu0VVBK/juY62BMEefBLEyS1Tngu4LCA5wIOy7FhXS5TWKSBS96iqSLTq0EJWyph3HFWJhwE5qB46cVW188tTMv00zJVWvo6lmKr
        TgeOEtCQgCxAMCGU5ofi27Oc7daL2E+OfHnwO+qKrGFtFky7eDRyTCJDhhN49ma3zBGfuMjY18N5rPO8QKu6GfENg3JsWstYMCica2wXSS55zAkJ8mTT/Ssh
        NJcKoWpp+m1qRtpUkqvVpryWcc4yE14qP773USGq29TwkzNUcrjbaZykOaBZKF4UqpMFKpANN6glAlM62leoMYq+S7UI1BvwXA+ZGWxDQJUYDzPOT9yMSgsm
        VQvCZlWkLrpr+x0CXROb+YnrqFY28yUnH+IpDoHpkBQ5q5cImxCJLAob57fWmmHv0At1KEWMw3TUng+YWzbzbSfOLR2jJmyj6KipWWc1XuyXHin2JCOFDcZz
        bmqkhHmo9NWstCcSMUbjkMgyLqrj8oiweTToMhog7i06Ja5u12kFvm9K4uFcaL9wnFk/0CCiNaMni8AWvKEqou6MPZNF6lnsJKYA01Pq1lg/y784htlo+h8X
        xwjpjBu4/k5B1g7LD+0NC0dbumHCoTDWKKvSWEM3rGIVho6XtbY4pRuDrTDe1F2I9eYd0XEojBvbaEO3QHsSQDPmPCBTYZu1QLM8Y6X2HNhK1jJjHCIKZiHW
        XXjMULJL2krtR9NwJ0PtyQbDLbAAoJMBGZsLs2wRrK6bbd1YhcHYtm4qaeF5S+1DoSgg/lSlJ4y/2DgEGsuMJ8BoeJoIlVa4Ba4INjYNp22J6qtziOIWJyEh
        PD8E7RGfMURPQeeBNg740jGZcINTsKXAjnIKbyrGLTpgFu41/En/w2kKdnxaXqS6C0dPRB04o8JTHK6GSczGGm5NNdym1HCbKp3iaYrpzcxwL7hnG2v3n8HG
        tJUlmhqUibZn5XjjzZ3sggAYXTj7eMdPGiILZZjCLTfUQ24B3Yh39Y0R6potbF/A6jDDYBdkpSMLgzfW1xB8of1LYfyG+pqCVlphLPQJhWjY5+ikcUYn9Tl8
        w2QlKE4aZ2jSEqDuA1Rfm8vPaMVcXrw1cPnw1sTlwdsUzh9v0zg/vE3l9PHWzO0j1/c1zgTHg4s1rYbHXPC+micWMd8wsap2frqC5x318XrZDMA03+pls7J2
        OV0OTQLde1hX2L1sGkA4OJEpU0zXnDJjicop86Np+QlTR80snphq1ois8oTk/PB+/MiENvwJbUw2oSumL0vOq2zDyVpdoYri+zTIkIhBlMLhNNipFSkU08IO
        JEqa7ZZ0/IxRM0TBNZqiZUbhSdCwlcx9NU7TIZTJyYwlKpNBtkFhJARYY2NzXZ27cfB4WEUAI3Cuq2IFbQ8a/G8ngkKv1B7G01ypPXQiEs2DnHCZwjqNzezO
        xyHPnZMLG433JVOEihAV0hQ+N4Wc2+0x1rEgH/Ovb5N1GtWHqu7VEwmWpI29br3fQZMTESLYrsZERPt/jIhQgx2lTqOQakc9MSmB6aNQ9DuaCnbeEBGcIu0O
        xjGFSKNfE5BA9sMw7HGNYkMAhzo1wZtOYbQcTYPRKSxf4VIO2YpLedjOtwgPJg1GjrChZwmfxgZLR5jXc6gMHT0vS8hRc74t7LWOvCvsOSBoQdB1YkNOFKYM
        Yrt5T5h0+eP43uw3+sTcVWj3OEzxLL0Ai2oIL3lMILyAbTOe4XuzWTUK4IMe1PIJkSiqI6hL2AyL0U2fNNkZtZNteelkjyLZqUKtDabWo3rIDq0Ya4f1WnxS
        WQJqewzV8OChPjhZjF2T5H2Zb/AWBcyqDy5UFoSCb6WgEE5jN9PtPKX/fwJRm0DYECgPSYS0HXjRTBUSISO5dr8dNScbG+ZkY2MyjyFzsrExWQxcSNfMnO+e
        p2DO0uAA03jMBP0yYGdIakgjAi8Wi6NwVTV2ql3JOCdnQ9xhktrGJ6vtZB5D8clqO1mM8dhktY2hKnFVwxh67SmwzGsGXj+JBkIHHcU1PuwL/zm0wizvPHTU
        +66IdLhiKLN7a5V7q3J3qtwdNHmOT66FcWZEDyqOsGzAeFFfJ6cst1vxdX1bzwZjoWJTQbXMvNTx4f/hic3tFJnW7DKnW7mr1h7A8YpZejOwDT46Mw8uQtgD
        fDev2az3IjSA/GZ1gwcuyTkrEe/RORTUNXuh8aSrc77a+8WYLQ8GNQwmgMtAO1WRFjcgLU7pujHFUwg3xCpyTkaH3/XZisLjbA+R8hjtBnHE98COoETHZeNO
        FVmm7QccLiq4UhuMMZ8cOkvrmIMZw0SBqXhwMWC/zTJoiLgWFSAFa50x4cAb50lRUQEQCs4quUCz2KZnQQeca97EFQKiGayomD4HN/6Fr2s9rOSK1EzoMs6D
        Bgb9gAlkzteA5JWcr633jt/I1jgvdOe6x2/ohVEVCvWc5dkocMa1L+Br7MwyclPCjOrmQgQjlLC8MCxGT2YoWXs4ZhoDyb1x8H/GdIVLJHOUkVMYo0SO9BGZ
        O0gRx2pTQL2maDnvDWKT7Q1ik+0NYpPtDWKTbAFquDP4i2wcJvGVXQLTq3xaaBsAGbAfBXIFXkZhoBMvjASFlyJMfjJ8sSaAAJpgBMSwmfDi2O+xYFc+KzJb
        +Zxg8wIEJPB1KTGWRkNaQAAIvSAuqUTn/QNxwj88p/yTcdI/Ref8I3LWP07bYLiEMriwimaDw+JEnOphwSyNgA146F5jxLOJUf7q3IaIW53bWFSSSrsEOboM
        o1J1blPR0xEcihJGuejqKtRluDOMKuiHdhpaasPsudp8c8wor6AftCVuD+zbTV1QpFzDt7UEbbmMR7PrKs84n0GodR9JfHCQDqxE4iFVvu8KljGngp7dktdt
        Vo4xJHaS7fpZ57Z4utVRePq6eqCSx7YVnF6AQzB90XdD6cdgAmKz9U9cyOMRUwy+tT5f8QLGU2Yuogfr/+e5DLHdfQ5NU5AL9tZ9doHO8xGDBU/E03tYT9RW
        8iVBoljp3Nh5WY31cvz0vThzL90YkRIsirEeRiOLdfNrDBmC21yVY4/KsSfMEXlJaONllE9JvphQhkKDAGPCAP7SPEA3aAu0Jwwir8aFFn0UXoBhom5ln4jI
        EOyB2tfqhtGvAwTXYCAofzis2ryWBcdhu/YAg8+zIdUyv7NJ27YyROlD40EwBOVHP9q+WcABY4FD2bW6GJI1VMrdCKS9uH2rZeh7uQiyW6l5xqmhwXYs8+KL
        8u4/j12g4Cj+niSO3egDWfzdBWn9ewuC/16XVXyXl50YB1//8vOeeH/j53nZy01kHREXdeWiB1cuksYu8sqHWuzlCjB4PRTOi3p1ilWBtxm6NSDzm7bWuASh
        cZ9nkUszvNCG+WhQEN6CiCFpohBn8/JPVAegNAaU19h+UleWxWRg71lwGc+FVr0OISaTUhFxdvDfLsDGE+TtKrDozgHFUhngjgpZUiYX9GZTLIBTkYUXIxIG
        zQdkEYuk34cr1oJ+Lu9jdB8njSewUEmYICUiB6PfPNmx4VVhhgzd2OsKw38XbKkca/LkgnAX7QmeCXF6d6lAl3mWKwEuqwxwmQqwPgiwvjLAehWgIwjQURmg
        QwVoDQK0VgZoVQHcIIBbGcBVAZwggFMZwFEBtCCAVhlAsz9tmCmiG3o/ex82VXO4HoCM1CVq0fRSkjzjhmEYLdBcBp0zfTt+BoxL5dgoNEQMqF0TgLWyGMzo
        96JBBR4FgBQnWsrmwJIXczLMZM1QtuLscFElOadmwAwCPhNmL3xvXD2GCRQtVwWzYfmQjfSh7J7eQo0UtB8wAMglXrvBjvoN1hFtsFG/wVr/5xts9OU22NFX
        3GCHKxts9L+jwcb9Brss2mBjfoOt/59vsLGX22Djr7jBjlY22Njf1mCHKxpsyFINNqhHW2zQUi2263++xZgB9XJabCj2SltsvLLF6Jz6t7QYG5VEVZ4JqJ6g
        cVV4jkc9VczHdN2Awe1Ry7e/AclAM6LPqk+wv1Gt1gtJP81kYyhs98KExq4pSUU1dhmuDDrznLVriX41xQiV5tnCqe/9jgneunjn2XimJfq40QCij0suYflH
        WZQxDZaAtZJKLK8xfp3CjAJwFGy8vaiza06TM5BADtg/sQxrwNwrgnKAdzBlY8ewapq6vJLjpJaPV4nJadVicjozpnBMMSAqBY5dfDdwywrWeVls1VucfRxI
        BBrxPSCRDD71g+eBN4rELA8qfquUnqqEQ4WxzGDRK3OBloIVOrG3H3d153pTyca8wkwsJKwxD2iltgKDkt/a+KBKXaG1yiFWcwXMUHP8Ylh2NGPzlWZsSsbU
        zpNnYVZkYbzSLAzJombSRkXS+itNWpekK5LUJcn9phw7aWC+1dD+Z0/AH74eJ+D47ld8AHb1vFZ5CI7v9mB3tOYZWFPCpWCd5GMMz5fXJh6AUTA35txo1jht
        DjA3QDUoqmHyHtz0J0jsnKyuZNe0qs4wop1hMcMOnWHJ7MLWG51BfaM6w1KdoQWdoa2zP2cZKZnog8Ixo6WEEzRlulJjvkjnhtqXqKafFWzs4KOVNuvHqEHy
        NpYENteDp2ODc4T78laWa8MmNsbsHdjpyTBJIcraKhwIbs2kKhFoj6owMxjJK0FeHd2CpKOazRLOueHcYNLxByMLpY/LeujGcWaJo6SgHdJlBjAakmqIwji6
        cockPgvfM9/ChBHlF0UWQgrBfSsFSPz1AtCAtJSols7o9Ba3l9gsUzmmGEdJyuhaPW4aA6WyeLBSslDdP3Px1LgyuUHEC5BppgplKoOiqIVdNWrMyilsBlOY
        hxzkwzBqzGDUaAqgkgsSk4TtpqjkHf4515n2rTqryitWD3OFjfOUsS5MRo+OmdaFjNdknMUygbRSdnQDqA4PyKTrLDIazCtDvDX2ZlFvoguKzcPi3hVBeyRo
        T2VQTLIpsrhpFeZI7J+kzFh/fK+pUOwdRrHfG+p9jBTZnHoZ2BiHnjj71Bfzvwanpsb9OVt2E9v2tN1KsYE0NvaGZ5NCUc7c1j961+4VHzsy597Fv3r2V91H
        mB3wxtv33HPhvvfc9+iaP1y+9vF/uA9bFLhP2/YvbMl+RlGn/04e8d39sl2kDOX7WMycg6R88hnn3t2668HX/vp0jnHrI8//7pHf5leltt/VeFbD42f4KUnK
        f1615ME33PnLWQ+u8t0vUobz6/nv2nbl7v/SoJLhn2Na4eOGAOUC9DMHvnDIA3XeZ7DdNDd37FLTZVt5QEMGLBVc5rGLWLyeDBihzuivgkaIRaER4swV86ER
        EtXQCHUCjQBrboKOkBN7+TmwROrw1SwLlFWCOflYFTpCHbAR6qpAELB3pk6tY8iEuihCAPvYE40QeBnXirQKVSEKnBDnIQksjIp0stSlE1MCmHdaALoV+DXQ
        +wQO0mLL/hZDRJZgIv8VIi7Ei1wSlmWeaIYBIIHizyWr9veSDN0+rv9tuAwxqCqHIhmivQvEpaR6EdgrWId0GHsce3kT4vmgiC703C41kzyebMy4GmeRlLIQ
        wjWM1MB/4uorlL0KTh0icAFTjiIbE/JRagJVw16Ky0gMRb1cxG4RSAjYNOLegpxHdQUHAMwGINrQc5CCFv37Y1/BDndWLDekph4dhsThMFuWNNXXrqggi+s6
        ssd6JG0m6TyZ7JfZmpHZ6u9ycE+SdR6AKjD4iF4O71AZI/d6vDcIU7sR701u1vkJlIpyeORoxNXTC+XeiIcnXKsMredNNKk9KUXGbaDPJvmEqfQ6+nTkEyjg
        uCdK8xObhYwSVM/4dpdwWqcpAfjmgCD5zwo6GOCvy7hDJEBcB9TNf1YQVf8ZEDVWN/s9hpkVEkz/WUGn/adEskKa6z85tE/q/WeYEedwvGHcMf/1s0/3nxzn
        g2/54sY91330y/6ziu5Gal2BVE6tiA3i72F/JvYKGguhGS079oobK8EneVi4eQWNxRm9wsbiHP5bG4tHFg+UjL++BetcuPg9ULG8cjf7q2SwWoZL6MnVi7Tf
        zf6KG6y8iOMv9JEFX3LwF+2KxdvfKwR7hsocev/wkz++s+UHp/lPjnNx4dqzPvTchi/7zxptI8KlcpbiYfOyG4O78RU2Bnfjy24MzuEVNgbn8Hc1hp2Xi2bh
        ryvq7qYDesxEjJca+w5djw34JrL45MnKY3LVYjHSgwF7gq7BkBamXHiIPjIMOWGhvpCVarD55hsQiEpsE0yLBAz0M55YixcDpoWck9loEB2NkbgQSOuCrGix
        Qq6IYtMPdsL+1cijumkM6P0MPNoqJ7uOKJwAW44+4iUjFnej1ndfm9WrcQSeH3CTvhZD4vr1LfkE0P8Cq2GJKHDBWr7kZY6Sb1ljMayKWwcgr3UAul+uvtm/
        Nm/ds8mLt0R2eQhsufEW54eGG4NVOvpJFvHrFPMJCLKwBe2E/V+GAZ6pGGg2Q2v1VRwpo5bldUbA1Jx3mnw961mVZrQBegm7wBb9FEPz6zCGqFqm49QONsZu
        RpqVToDv4vS0Nb9b8ecXVp/6eDuv881wSwbIZnMpJlti5+1CMgI+W4wY0Gaj5CWxvO7qUcyX8u3DbHydsnuH6Vtg7yiL9XXaZ4S2r5tgMd6SrHw3h9yUOfWo
        Qe+Msug/0Qh6+MFgH2LSWbM/ZEYa35i08fVajW8Ejc/8arOq8V0xZw/b3FHT92k7arPZixjGHy1HMQKQQbRXdPQKDnOq1cs+ZnC0TdlmfEL8K0xDVzR8BPdX
        7N8HR50hU7W/6oGg4eVLNTi7S0tXWaiXKVnTMH10okWLVtFLJZslWFXnfEnX9X6jfw2wBaZd+mg7jVr/Ffgma/h997fh7r+yu6AR3AN3/3VzFAoHIOwwxF4j
        3MZJ0mX3GuVgdwnzh3ZbYKMAfWM/ETeT/eYAIz+1sh49zoCC+6eHUwhSrOEXFrMIMizbci2VgHkTmksvByIUiGBF3K2Ie0JwY5NFwEzSEAwFMYJARS8FiHhw
        2xKlkps6KLhjCcEdSzCmLOKjjCZrV5cZaN7CyYxOBXEljgZs29pQxI4y4gmoXzw9GBGhAsGajxcri7U6GGGHzVWWP0EOVkXpI2dzljCpdcSOHQFKqhU0zATs
        wVQF9mCaql1xwDblgE0HXJyuMzBcH3MzYjk8A+xBAwaS6FiarsQexNjPABPTAiZmBqhFHK9Z4s3DQY8FGXd7ZjUIYVbACU0+gJsVEH05eKXdSNdIU0TR41IA
        +wXmm10qMtY7dZvqGqotn13LaGLaGf31MzOQAMvgIyAF+rDLgrWURH8X2bwj0nkFZ2HLTYUYhWwwcsg86EGMLMkt4ldVQ1V1hq4DPyHhCiQeDS43DVw2KomG
        krAR5ACR0EVCEC7GCmrfmzWz/dYA7xLEJALNNC0yxYzohPMXDDXFsHvUqM2IEkckUSojRNwjybqGDFK9GFDguaOAVGR03FIpcKPuQepYDNKYzkWGhaR9S+Pk
        6FJSlYba6E6MHzBjAowE9kYHAumqDbTPuusJB6u41iareLFQZIfQVFl7OYK+YhY9tnZWIaNosrlUNe4icCaA1EowqyZRKhyWfFovf/C9Fz976hlFtl7EgIel
        YrnE/V/CTzESu8Qbd516B609j1vhWzREL+Hx9D0GT9HXnHr+Wy/GKC2vOfeN1x04cOBh5V746gmfeuOxEXJf97bVp6895/72ooDiFtliNg0XqkypyPjIQZNE
        cDXCPSRssGO8UNUCAGHtrUxszJrItPqRQ15dBTKtA2Rarm4Vgy/ApRWxNx+XNlPyKpAgkzxfad4lua0SJWkYrBO1cGnhXguXNl6FS5sF54eGbMijc40IHC7A
        mTRw3QxsalNE2TC5XNoaloBgHYtg2aqB4WYFq1YHiXawlIlzgp3Z1EriSg/mS+Zc6dX1uXU9hScS57AQtF50nQoIcAO8fp0cNeeAEXZSCPg1EOE1bmyxcbZp
        EGMWrEb//4d26v/iMdv4f8OQhfEzNWIB3MLLQDE8UpWL9l7d6o/szIFqawn/MiYszTiQV+PM6izRB3iuYGkC3hk7tOAs1tzhr6zgycZ4F0U1LgtwsWsVKbfI
        qQz709vpFDNg98f3Kmgikw2yGjVYzo7I34FdywEmsJzF+LsbkYa5DKyZBtdRxlkopoRpjYTZhTCNsjvme9BCG5vQoOoWHtH4NcF4g/wKOxTN/IYLbbdbygTT
        sJoS+5viv3bwNlOJatUrM244Zt5qwoDdvHwaD7BsLRzgYF0WFuJ03payvUjBg/IjNOczeDj5LG+Maa/Cxgrz4B76YZL5HB6Mj8m61x3KmmKrS83MR8jkAbBT
        wEI/AH4HxS8fKAZguESSJspTp15Knjo1QZ6azYvYK7X1MPsI6GXTzQKT03RtbJdMNwdYZhNAzM0wRoQhY/kIe2bh25q6eGW0Inurru+tFGMeH/Cfxy6o4fZ9
        3dNhGEVng0wQ5RooaDElvDxLn4xJY9t/NoxUP6RbwSXRFPSQQtilTzc8Wa/CfCCneQHy2/h9GOM4IuGGGSDd1Ipp2vFHZhVScomeMwShjtjJEo4dB0HIFZA0
        75yLvFLQvvsgeqhEwXCJ7SZLjBcf49S9OJGWYZyKEAnivyYvJojBByPczvJtKlFQu/a5KAPAV3UuwtPLYM7j6gBzvsyWZuiNqJwtxIDeLIZz5/2vZ1Ap6DAC
        VOeSFJFKRusRPHBDjxYpeaZzANcrGjOBwL4JAJ0QAJ6ebv/SNKy9oEILtPXqYkWDxBy4W1hPk8e8KDogGjI+fKzJ46sNU6wPcgwaWBNpB1/x0EHRwyZfr90Y
        TJBVY/CPUSslgY+U1ohF9u8J8FpLOLUiE5SKV+gEviyW1auZms7XLAwA5sWokWCtOo/1C/0GQWOWI6u6yWMRGCbGfFJROaqw5B8hnoGN9mdgIYpOiEmFskYl
        a2LaLoQ8XmIjxs8oPi7rdrF8ECr7jPKoE+Wn1rwIsHV4etSm7QZrLwOhmxMp87Fn9Zhr2vY/6mZlD6Mb9cikMnhShVPKgCFqsyTlYADyUCMIpZlvnh1qitib
        dGMvhA7CDHQWugTFVmsHA8wJu/7YpZB8YORuyhN6Sb6dj1Zl5qkDt9bCsGbKBMa1/VPLjO01+/UodGCNm8v4xM7GZNQwUGqPP8gdJNT4w9PDNSdNUb70zNIS
        is+cS28ZvNNkpaOySz9mZDdpMkg75rVceHr6y8sQcrF0ZIwr3d4JYXFTHldhU0Iu1N023+Wm5IsfCbn+i6vBJEM2IcXXueRqT4SzKA9CT9U5z94aODpsZByW
        KNEE2DbRvi9bQrXcLKigUZTRyQ9QQ4wQnR80CQ00gcExDFymIkaGL/B1iVAxpvy4AF7mlExJiTx5c/lScVR+7uQQB9g4TgbE4dW1yHYJbAW8a/bDpmEwHWRp
        K9ptJXmPD7uVB6mFqVIpVIramothgKekH6QuoAXExgKSdm1uIAgQoDq0Ncbu3BXijSQQtVxUF+Ae7ngn6fQE96V0elx1EZaHhGKRGdJRlG48WB5MLA/CHgEj
        xZJ+ivEKV2JRDb9iFnOl1UqpFVnBgqsaKzExxzoozYBqUEUDQtEBJjCSpbhRXv6qMkaUvyFY5T9d7W+vpanqZrGMQVBfC1XVMdf8+wwula5GJTg5RftJmvdM
        J2pql+aZxS/SA+YB2WZbB9Su+wCbSrtfD3krtNp0toSfNC6jnzS0O1u8KLJlBAuSh5oV8m8gjK0BTCNe0M4tEKmCQJ92tuBnxOmowT+VSCg2y79Rc/j69yxo
        KkImkAJ/Iyt+065rst0VWkGVZ8B/1ty9/VinHGZBHETt3lrsU/m6DddgGqQDleYgP87KKpwki2XvcEdgb/GVQoMonjFJJBgI6/F0iojqXMAyuhJSROvkoxf+
        Kgpi1WsiCgegqCbNTTI/1YJgI8M42rT1ZX2wF/UrKOfEedBgLNCw2F34OusVaL5Ebgya3BLH1SVqo+a60fRuo2VzDkyushCtJhQo3P87w+TfhuySLzu726Bm
        zwkvF8FD/GTw4+CnCT/N+JmJHxc/c7Fqz6PMKPonTfvyvyHePKMVP0vw04af0/HTgZ81+DkbP+fz7iDIJ6HJM47nEjoJmPvQK6vdmyF6iYe1jz7RSXXXY+r5
        r/o+L0beIC/7+j1E6EcHh4H7PUTvXy7UVzkiyRv3LycqfKkOVtzBCtzbjS0BBWo9cyORaP0v8S96lSjLeogaPda+ueWIYnrJ38D1+0foGGLbX9FREWOtdOhJ
        prYc5w1I1cFUsHzXscS2zp2+WpNyUtAkh9+/Wnvt3RIIn3mIKY9qE8KyteuO7rtvXi1irK7Rc/eNHPSsFtfiRPZLKmH4u73YzcsVc3xUQwzPvBHj7eb9oOE3
        +pHsz8jNPawn0N8eGnUFOg+zJeTLe+hRf04L0Hp2e3Ssv6me7TfMM+jN0yAHrRdYXrxnN/0ipNYBY30DbOrANVZqYzcDJsfZzePYi4k4qrM7TySKrSWwGiSV
        kbETXY1NdDD8b6wH3KkLWbWRs1R+2NrZ81kdmZudUrtqAbJBEXUuGQLqSIvebfs4DguN50Hr1VD/FGH5c1qcT5hQWYaVDB6fH1bjlCbUHhFAD+mOWU132ECJ
        msocwmKlTBAYKItGND8VGTK4JyYjQ8qcg32TUoQfQBEh/h+H+H8M4v8xzP1YhfB/HML/MRFYObvFzsdY+B93HiyCody9GIt802qxDaLeEP0HRpaI/icABZi0
        lcy/An6s0H1X1WTL56z6HjvPZYUkX+xfZ19KXlnjMLtZzcTsZs4LyxxX6L3rvh5B/DyOh3S7L+QLM3I7SxTVVV4mqxC4cX6Li4SzWZlbj+TWE+YWCkMbf61g
        Sl/WUCoIBlQQElgS7F9tuwgzwrHrO92ermvcqzv73F29XX19XZu0QpHcbzVOczs3buzatbtr00q30928dcfW3V3ujiu3b+jqdTs37Lyqy20VTuivkj9ff+/C
        FX/+8+yHE/teeP9nn37Xle+88P1fGt5w4x8/8u7dH3zjxoPv/c5984be3vzs0965v711x7Lj8w8v/sy6Bad1XfTxwz0HFz2dPvNPl//ygqsf6L5+wzef/tDH
        PnfGZV9pv3rn5x/+6N3v+uQVt316+4xz9Qf2fvU/PvrYCe94/Z8/cse873w9d8cTg89+cOSD3/jWjcX+7vX/kCvefe+rtK+1/fjEaeUvPTX2naOXrfqXP/zo
        TdlLNn9ieN7NXb/93AUfvP+Fe38z+4X3nXnna7/YU7f+G+d/7Z33Pnbv7Ud+/tG5Gz677ge3Htd+569X3HnikwN3/fqLR7/3bfuxn37nPX1bD8yd+/Ez+r+0
        bH72/mN/+Wbn/vqrv/4JrXD/dY79fX3DJx94as/dmlYYmP9Puz7w/fefmYu946RPf+28k858053Hn3bX3Q/d0tb1s8MXf+GUp9/99G8u+VXdA9ov933wM/9V
        /5Vb1973pZOubv7pNaVHX/+51GWvXthz696LPz7t8YH5palfeNVTb3vd9t/UZ755369f/7qRn9zznmXTfjB/1fu3/8ep31weP/fQF59Zft+M787YflvdmjsO
        nX/+Vf/cfMGhR9bcuOC8675826Fzv33Oka+84cjjG9Prxk756SfNjkfzI79vj73u1Ne+af2a0771/puHXhg9+Ocn539i7V1fX3pR7JYP/8fP71/z3P7L//Di
        ic60jz//KeeXD3xVKxza79j6oFa4B8+iVngQz4e0wg/w/LNWeJyeRseHtcIf8bL+K1rhxhvoZe5zWuH99GIOfuBWrXAn3twv36cVPo+3eT2/1QoP4O1Pxvu1
        wnfpzeq458wvaYVH8erc+d0ntMJzeD35V/vfrRWuv9GxY4PPuY9/Xiu8F+/FhR970y+1wjDerZGHW96pFT6L9wdO/XL5n6hH6D3ecdXKHvtnWuE7+HjirdZx
        D75NK/wCH6qrCs/QR2LwzdPuOeEHj2iFa2+ir6FP7li058abtMK78fW5i9PtU7d8TCuU6OsOu/Sbr3+z5f5/D2S49zd1dL7mf+33vx+6c/rQF+/ceaf/vbLO
        fe7Ed33tmz5wz/7U+57fs6L9WvW9/jH7i8t+kHhXSX3f8bMLLre+8fDvH1bfr/6Ad+3ajv6df1Gb7/HbPr9r/l13P3CbfM/bFvvl+csapi9/QL4XPfivLWNf
        ecPP9/9Rchs4/Y3121Z+wG48KLIpt5/32SmJh/d+84Oj/P3dG2e7Pz77n2fcf2Qcn4Nrmhqfuzn7+fUHrvoA1+2iH05b+NT6X9zR3vRlZnt/4luXHjv+sRnv
        vHD6U/h+7N9K/3Df8m8dvffbv3sPcvvIGec+c3fMjJ34r5+4BxzW2Dc+vH36g2f+6+F7PvAYjvjHadc9uvONT+795qJ976Lc3nbKYPmnb3/20RnXjVz6Warb
        3ctd+3s7Wj9S2vCqpWOatuTr3nMnrF37M+PO287I31I9p7SO+jdd9dPM6efv/e5rzhp/9kfaQ93/tTV9851135j77PyrHrlZe/PaN1vZJ9/5Ou23v/vCe3Of
        GHzk+7euHbqjd8vgrz9xR9t3vrd+3Y0D83/00XWF8Sue2rxx+Ia5P7z8TV8YGjrwmm0XfLTj9Myh7d8q/OcvP/fci12JX3xr/XnfOtq6cNHiJUuXLW9b0blh
        46auza2trQtbF7Uubl3SurR1Wevy1rbWFQtbFy5cuGjh4oVLFi5duGzh8oVtC1csal20cNGiRYsXLVm0dNGyRcsXtS1asbh18cLFixYvXrxk8dLFyxYvX9y2
        eMWS1iULlyxasnjJkiVLlyxbsnxJ25IVS1uXLly6aOnipUuWLl26bOnypW1LVyxrXbZw2aJli5ctWbZ02bJly5e1LVuxvHX5wuWLli9evmT50uXLli9f3rZ8
        RVtr28K2RW2L25a0LW1b1ra8ra1txQoq4grKfgUlvYKirSCnaiq+c7OrwWFr57Y3dG3buXHr7mu0vi2dm3ZefeGuTv7atbOPvHfuODXyukfr271zV9+pO6/c
        vevK3epj6w55793Z0/W63Z29eKff9Tu37titde7YuGVnr7zTutHbt2Xnzt3utq3bt+7W6P+u3vP5VWW9eXNfl//x2s5NW6/s0zbu7N3R1as++nZv3bx5By1V
        GhW5E0Xq03b17tzV1bt7a1cfJbht29a+ro07d2zqU6mcuXPbzl5tw87eTV298r6ZAsmbFFmF6NzYc3nvzit3bJLvqvbS3rxetYF2lWquBX1bL9+h7e7t3NG3
        eWfvdpXHxVs37d6ibdu6o0vepBTrO+nV7UOrUwV3k/flWudud6daTamBqX36Tr2qc9uVXRx5TWfflvVbOvsCr91bt9N7V++rwyqq8q+lt91baP3esnPbJrRG
        d9dGWriphXb2LOjc0tW5SUO7U9HdJZrbuWOTu4FqcLW7ECXY1tXZt5teF3YtWNTW6u7e6S7sohdt09ZN7jU7r3S3d3XucD3tyh09O3ZevYPapGvbJvoOYlLO
        Xe7m3s6NaBr1hdqR287ttL15VZ979c4rKY4W3VJoXrtbCL/wd4qLuKglGgnvfZ3bd23rosJS63ZpqjdQ/CDzVq1w9D2O3RD1U5uTwjh5nBgk2b9pK43JHRu7
        +t3773E3XdnLY8d9ldu3q4t3Pe917GlBl/uBXQxY2i+Okm8TF2lXL9XtxD53E5UNfVgY44iS6Up36253+5VUMO7jLtpkvc+xL+50/REjjXL1lq0bt6ikuMxB
        812+lZIJSrF9Jw83bbL9V2GMUp/GVdx5JaWIbdxGFHvbNlRp8P2O/YYgaRppQSm29rkXdF7Arc79ReWgZLdTqn0upoG7mRqXXHZvob5f2urKCHRp8Llq4BXG
        KPHVkciU5DaalRJlSZsfZXNnL9ewj8abn+Di1laqo5/Q4Q849usrE4rmjsATs68MHwyHiny1wtAHqXnos+ty1dugVru6ePxQxuTb4NIMc3fsdPt2brsSQWgs
        Fo4iGtLdvrWvjzKpGLeFcfJd6oVuSGzjlk40M4aKWr27tnVt76KCVMY9fKtjd2ynwbySxzdN491uF1Eqt6uzd9s1Ki58dnTKLKAG6NyxdXsn8lFU7hrq2AM0
        GnfuoCagTu3qpJ6nAuzY0bWNhjF5TT3Fre05Sp7U8lcTmQjGEg/IhTztW/mPakjBjuv0A+wgYi3kAgVDwjIfT6H6FA869kLqyl1UTk5o89ZeqhIltg3dQR24
        m/unipIWxije6ooy7trWuZGSjNAjNd8jbpX501SjBv2QY6+RVPswwgNa3HeKT0R6ttLwU+9cPA1Foi73PTZe2XsVZuqHaTgEtd66w/3frae4Cy+lSpJHU61W
        owYlr8urandKVYvx2ujTML9/ZWa7O7qu4jENWkEl7ttJleqTApFf1yY0nU+qqLK3OXYhElvFczs3R0feX09n8COO7dXYDahlMyQvhynga5ec4i6nhmh1fzH4
        0ZVo/1N4QmO9ifTf6q987M1bqWsnEqtgEERo9tDtju0EKzkR4e2dtKAXDpPz0nmKspLrvEXuyex10kn3f8bfZlOvUKbVq1VhnOLW9125YVvnNV29rw+W5MJQ
        0bFfV6v3OHJkytFo6Nqj5hymI9XG5cRQJ2mRiqWzME4pOxFCROvvbqrEUEnR5IlUdR5VkXwXT/Clol7d2buJAvDfDsofLbdTVkHeUBXGKWZ9pU8X6OdQWS1N
        lfSTMyOvpdhz7HAjAWQ13tDFVFCRm2AMoPKbLqfp8EeKOyNUparSgO7QCs9/jA5gz7/w4osJrXDr58L3sXscO3vzaksDO0jnOwxAsdiz+GqJ/nSVhh/GwnlD
        K3z5XhqVM5XfLPWcHQmnqcSepYB/MMe75nys/VXf3bHq2p+OnUEeox+d9sX2B9ueKf7jZ3L3QaHEeej+9qde/OGlT09P4Lvj3ucfal8+/OqPf+szM/G950/T
        v9XurX7z955PT8clTGv8fd9p3zq8+866jzaw/8F3fa99bF9ds37Iw/ddv3jLI+1fuu2x72ydMgXfSefSH7f/r21fML4+ZTbit106/2ftV85dtufpR/4Z5bn1
        pr6x9k8PbP3hC6/y2P+0B/+j/dyrH77xlsdP5kuf5+t+2b7w8f+8ZN9zbUhv3rPnP9r+6a+2X1h/z3J8t219y2PtjY8+aXzo1tPwveUjxcfbY6/+z2VnZubh
        2/3553/VfsMnx696y0WLkd6WwS8/0f6jMw/FvnRXG77PHvvsr9uXNF19675nHjmC9Dd/6Mn2DU8vbp3xpMv+1/c+1f74v+9pfOcSzm/8M21Pt3/718dlf2zP
        g//zb/7N0+2f/s01W746fRX8j/YM/aa9P/7kyos/NZ3rn8//tv23txo/eug8Lv8lhdt/237Tv5/4D95tx+H7+X3p37V/6sHXfvHGd5+O9I5+cMPv2i8evvrj
        t5/1bZRn8KJDv2vvev3R+Zc+NRvhi+945HftKwrjp5z01lUIP5b/4+/a56ye9buer522Khh9hWe/7Ni/Mas9qyNXJ16deXXhqgtfXbnqylc3TnXjVTfuhMav
        6pzqzpvQuVWdXz04qgdP9eCqHnwTBmfV4K0e3NWDv3pyTJg8VZOrevJVT87qyVs5uQvPjvozfkQ5HlGRRlSkVSrREZWon+mIynSVKtSIKpRf6BFV6FWqUiOq
        Un6lR1SlV6lGGVGNcp9qtBHVaEdUo46oRvUbfUQ1ut8pI6pTVqlOG1Gdtkp16ojqVL/TR1Sn+4NiRA2K+9SgGVGD5j41qEbUoDpDDboRNejuU4NyRA3KVWrQ
        jqhB6w/qETWoV6lBP6IG/So1KUbUpPAnzYiaNKvUpBpRk8qfdCNq0p2hJuWImpT+pB1Rk/Y+NeNH1KS+z5dGps7/qmP/2az2rI5cnXh15tWFqy58deWqK1/d
        ONWNV924Exq/qnOqO29C51Z1fvXgqB481YOrevBNGJxVg7d6cFcP/urJMWHyVE2u6slXPTmrJ2/F5PZX/CZUlHYPDzn2Yf3c2Lvf++PL7pu3a/mr3/Lc91ID
        /6eMM4+nov8euJClkEpRylKREJfsXY6lUCL1pAglog1Jsi/XEkqWohSF4qk8Eq3ErbGGUvaSFiKlSNe+hd8sn17P/T6/P85r7rznzJnPnM/5nPOZuTMj/EV4
        u8vfrRrWA3fHflgnhRR6JSbEide4RR30CisyuzCn7shWxSr/KJBuuGsWFCtVlNAumsu/4pBO0Otmh7hTBy2Etgb/6hSVXsvlEjo2KzNTZZIa9sax4uWUW9lg
        zYN08/cxk8m33sU3NO0LnJi817/FvigrqTPotUGd4Z4uk763Myk/2iSwhbWMJf+ZnnD8W6sevBCef1butu5SFhza2rp7wwMg01KKIgvU+ZYNTESRPd+zxIgF
        37rslD+ni5ORl2/DAnm9t9cV7piSPX3MgwXcFW4f3Np1iXWxzVEsqHlL4xx0WUmsV+ulsYBrwbrlVzWNSU9bP2KBpk5vRMEGU7I2XKhlQfh7riK4YEb2XF8X
        C0R1hIVj00j9fJcpFqxyb/9g+fo+EQn1cxYPgDjWm2VpO0hOrJ7KD8Cju19mPAXI9uWnGA7At18vuVe5qRP2qy/vHYC7yxPWvLi3hkq7ngOwgnvZOq8l28hI
        mzg7AKL9PppPz0sT23tsMweg+mF3tm0w2Z7ojuIBqPKQd1r2cTuZlqOaB4Bhy7iVEqNBpj3LnwPAIVjRXf3VhNTfyDMIpUVdceqZYsR6whbJQWhStnKs+UiO
        BA9/rUHY2ZHo9yGb9K/l6x2DIG2VruqxezE5sjYfG4Tnis1Ll/Xpk2mnPWIQ7Adc+bV2k/0zfi1tEE41pI3yzTEh01hI4SDENhfPqtgqkGXhdOMgKLjPmtVh
        KuRIyesbhOGMFQdGOslazTfDMwS5xsezC2MNyJF5QnoIolR2e+tdMSf08/noQ6Dy5eBkgZQRsd2hcvcQKPncfcVlLU7669aJIXA4tTLn+T9kZvG4e24Ibt9r
        bKI3kO3Ren9rCAqk80w5msj+LVlfPgQTHFJrTK6R8WJ589MQHN+/s3+fO+lPvs2TQxDCPblqNnUrmWnmLR0GO9WI9E5P8nxbR1SGYRN3lduZeepke/gshqH+
        fYW+mSPpX5bB0WGI9HbbNC1KHr/wRuQwdA4eCFk2akDWavnMYfC/110bMEnOLVrbsGEw6lpSddfCmMw89z8Mwy+NjW/qP5LH870/MQynyhQvqq/XIDN529IR
        yE7mE1INIOPRWkFtBCr2LOjkVSC3V2ftGAEV73XeCX2GZGYzOT4CHOrnbcJy1YjtrYtiR+DH9TdLSwzMyP7kzRmBkMfaj/Y93UysR8vWjECcjFCh+gtyf7Hj
        30agTSqGOXLJkDyfz3NHweY4b0yJGxk/+cFrRoEraNy6TF6QPJ6x0ShUhVfM+XZlC1lptBxHoU7vzJqF2aS9VqvQUTBZiR16mGKOMvcomquR8ee7qGQUHmxN
        4pO/TvpP/377KPwYd49WekuOj/Gg2VEQDx6nmy4j/d9zSnIMJNyzAvpj1pNzxRQYg62JOT5K+eT4su7dPwa7l/J7hb8jK6HlEcYY9MWrbndo4CDjReT6GITe
        fqYhYL2djL+fpWOgllixdrEAGZ9aQ51j0Kw8+WnZfLLSWK/lHofahO2eygssyP46IzMOMeN35D7XqpHHX24yDkn1yzecLtclt787PA4/pXgPJq/ZSp5/1dlx
        eEpzvnTkJll59LvvjIOC3sc2Hisy/sVU68ahy0rQoCCH7K/LdwfGwSvsiePJPSrkeLEVmYA22mbFmfhtpP81NScgmutsGrNwHZnfNu2dAPEsc58EQwty2hAW
        NAHjj2k6ra3U+Q5kTICmtLHmmD6pzzhfMQEanV2MCMnN5PGdeibg9rYwFVVVsnL7ughMQvObJBmFX2T7Wam0SfAY1na+dJcan1xWkyCzaO8X+QGy/cJpfpPw
        7rhfecrpLaT/j6VNwqebHXMX0TaR4+9Y+SS8VLsgacTDQ55fes8kmJ/sadHJJftTjldoCnIN+Wxc3pP+KbyxYQp0hvOeBlcuJvOXp80UjG2M26DRQuYjlnfI
        FEToWmkOtpH5jpb/9xT4XQql1UiR/Z8gUTsFuj0SZ7xYZOW1LhucgkJjqU2sQtI/HanLfsOtiX6JYy1GhD2HHP3fMK6XcKqmLIrI77SBQ7+B0Wdv1humQ7bX
        Lf43SKR47imrJvNFh1TBb7j+eU9BYDiZX6znt/+GR+EfVToWkuPJdD3vNIj5Hf5gRtcn+y9KeRpOrmEu6VrcS9SLDjHraTwfNzx/v4rcX6yLMQ1O+SYRzw+R
        8cbxNXsaBB0iFJLeke1lSTdNw6+ttpyZgmT+oiX/nobdxi9H2j6Q9UHMWHYGWBWjRaM7SXs9SpYzoF9M8+akrSTHzw7/GbDJ2rv8oA4VH3lZM3AtQLE2cg3Z
        /zTTuhnwCb4QUHKO9AdLfHIGPnHGRdv/0CbzqYLMLEitV16aG03OjKy9LWdBNlCHS96TPH7+dMAs7HUscFqwnNyfUXprFoLnfQ8T/K5N9m9Z0yw05ppFxwds
        0/szGWCQ34pFc4GEUeBIuOVBm23BtC2F043SlJ5S37zAef1wvnxWC3akaGx9ntMnOvVPMcFzy2+YtmBjK/icgpeupvTVcK7v/UVyvBmLZW03Gv29Vpf64gPO
        hQN701ObsbcOOdYr7uhS+sN4nhRWDLmi14xxL6/Q94QVFG/FucMvh4q+JmwBrXRtJCcPZYeJc8vhZZEpTdjIrpOJO/rFKP2rOO+QG5hLb8KClgtp8TxZRekz
        cC71uaizpxFrVSi4IhEgS/GDOGdJju+82IjxVZwQpcWqUXZMifZMx1gZNGK5v+VUZxfQKK6I83w5q+99DVhh5kP+AAsxyo4wYb95veDlBixlhYa/ToACOq9h
        4OBI6cUMG7C0s49OH3itgs4L5wzn/Rw/6zGu23vlTn1A7WTiXNjG6tWlekxlnpVU7BWg9DNwXv8wSUa/HgtZP5xWqMFiUjemCPtfN3D21mFVPS2q7irKlL4r
        zh3MEyc31mEbEwIS5dPXU3wXzjNWp6n9/Rp7VHtyW6K4FsW1cC7lKeA6/ArTTijID9unQ3EpnJdsPyZt9woTP/yi+HyRNNVOPsK+aIlUeS2WpOmcwsW/htJn
        DeF2zlkdXleL6Z/t+nRyWpHSb8a5vtIN2VMvsYRdvkqYoCKlz8Q5I0yy7d0LzJLFVV0QpkXpZxE80axe9wW2V9Fd43rQOkr/HMEv7+a9XoNdrldcc3OrLMW9
        cM4hdjSIqwZ7V12654cgikM7glfdpjlXY12ZFi/zY7RR/+K8hPYmr6MKUxOOXxmYtpjiNKKd+iPj+lXY9bNzrrg+plHtEcN5xli9X8ZzbEQkdtN4pjqlz0Fw
        YrxUYoO9G8WOW6P24/MsDin+B4q+lZjhJr8dTlkbkB9w3nF5z7GWCszKOXsJYy7yfwnOGS9dFcwrMLqv+oFSAVFK/zbOM1TW994ux/Qs7YMK8sQp/SSC39M7
        IlmOTV3K7JY9JE/pB+JcP4cj068M49ux+oHqsB6lfxjnJeuF3vWXYvEHkz2clixF8UDoL5rycSrF9LwNsOUS/BTXJ9pTHxj8tgQLG+5UenWfTnE5Qh8zLFYq
        weyFOuwmby9B45rgNzLfG2KYoGu7asEidL4cOOdQcOdd+wyj49MvRTXUzj58nqy/TWGM/ym2wUKdo8RUCo0LnDNExG73FmN7JNsf+6Yif1YQ+kaHRWuLsG2T
        BRnht5CdfIJLGRvmPMEOePjKmt6Uo/jVASJuG2XOFGI8hVOb5raoUPwcYf/gcemMAmxWLOL6tkXIP76EvrtnfsBjbJHNryNmnr+o8XWQsD//yy+rR9jquMhz
        yQ9RHrAk+M1nH5QeYq9SAn/0l6B+0SfsiF96a/AAE/YOv3KhHo13RYKf2mgrdh/jXj00fkZFD8UVYccqNfxnPvYwx9RteI42Gl9EO1MXfp/Mw3ZVOhpqcqF4
        HsYv1hhdMSYZudjcmdF7VTtXUfwLcbt7828FZg6WF2RwPrIBxU89wWuEwu2yscKZyuQwETQeSwi+YdTa6xbGnxfZ/SEU+Sef1M+zPfs3pp3rcfGkggLyJ3k7
        vcp0dSaW/uVewvtLaNydI9pj47ta/TqW+rdkQfnyFSgOCX3BLr2zaRiHdrfuZDbKG64E75HwvJmCJQ3vtettlqfsWBP8yY69FRex1ig36ccbUX42JXh679jb
        89jNqt/hOstEKK5FcC/FE3Ux2Inkp8kdMqheyBFc1n7dt3BM5Pq62VJ+ZEeM4K29C/t9MF6dxrKmLbyUPh/B87M5x/djvZUHVrowUdx2/MK5tc1cPg8IeK7y
        Ms8FtT+D4NGZpmuioSOictEmKzWKOxD8sky2ahLMaEZe0A7lp7gcwQusy+xSoQfLK1z4FdWLnn6cMx33vr4OVyZiY6uu6iD/E5x7m92Jv0HOu6I9NhrlBw+C
        ez2Kup4Ngu8qLJTKUBxqEZzn4M+dufCmeJ28ffUGlJdwrp/26PLpfFBM4Pf42C1K8eqfeBy2lms434dM20D+O2bzqeMmEPw91z7Th1BwtLHHOBcobo1zxttv
        4sqPwYL+JviinzTyM8HLojSaCoDnkIfeuWrkN1Yfflzz9eUlT+BwZHhaSQGqIyUEz42tPloMVTKcI+3iGyn9aJxzXHC22v8UjuwSq9XuRPnWGueMd688FmAg
        objWVbJLFfmTtK+ufqAEvgupyRnTNCg+3ovnw/K5svRS4Hfe/m56BNWXapwzGO/ixcpgTpVliITORopf7iX8/9JntAwEhx2kaQrqlJ3DOC85tqirpRzMXPlP
        K08tRvGGc6mZmTePK2Cnn/tI3yqU9/hw7rBy1vpKJcx9cSR57kp0vq0/cO57zT3oOTTx3KJFS6A8kI/zju28T+hVcHMuh2C2C5r/MHCescO5dHU1hEs4pbwX
        lEB+wLnUnd7o7mrQX7g+xy4I+U0O5xyvXyXX1UCXSIWwcqQuyreE/bP0n4kv4Ij0bksjTznUnu+4/cU3Tti8hPbz/4QLPUJ5Jv87UTdz5KRq4bm/XbeQEqqz
        0TiXClmytKcWllzkv5HTgbg1zjtG29LevYLe3VVHniv9iUOcMwr2ZQa8hi0afqv79wlSXJiwb7HYzKQO9gW0D2y5i/zf04O35+PRFfPqQSwt5nDsK5R/SnqI
        eYuD1ol6EFU4b6HqjfLzZZzn64VOtdaD+uRfUdU9yD8eOPfQ+HXIoAFG/jEP4xVAedUS5yWpG90uNoDIPw06Y41o/imHc/26bwtmG6CUBTtsryF9PpxbWmwR
        3tUIgz6/SvxXIj93fMPnwx8CWc8aYZjbcuvkVVR3SnDu0PR5QKQJCunSTf6dyM+XcW65W040tAkUPDISv5xA+c0X5x5JjyRbmyBL85p8oCLK29Y4lxqFdOVm
        2LUhaMEmHtQvWjhnXBRKjmqG/YN2xoWlqH+FcZ5R1Ks52gxP1qi8tC5F80PWV7xfAsSNtrfATv7zJbvOLEf5n+DP3r+43QLjfWPzUqvGqLqWj/ME1tl6zjfg
        DO3e559J6P7nf9Dng8LzF+Tr/Yf241T0349L/2dr3JDwfE7iduId/MciSTaFMPw39xwOg3p8QyxfqmexrdVsPFjOml8rl1rFlPHOLraaTgfF85tEjPrUmfJt
        tIjQqVswdyBpbNydj/ljWrHAdiQPVkJjpHkinXnNKlAofeQBmIzby72u2EtfMMApK9ZfAJd1BbY5T9kxy3mPP0vrKoYom4x18QH76e7Kd1KKWjAQFfCO9G7a
        xlyryT01+bkUztW1idiYmjFdHZ/39L8pB3G57wIbl7vQj5bpSYTWVILugjmKObssmZy2r80CnlTBi9Dxh/kmf9FlI12/375ZA3FqD7/NGd1Gv+FwYefbhJeQ
        093RKBwgTdfYI9Xe4vMKgm3UlsQedKV/ZChOnLKtg6d5Y3T3nMN0R6fW5Mpr9eBcKKBtouRN9x2YnzkS0wAT4jFeWQJOdONfe6Q0fRsh9Ldb0ysfD2ZtL6+m
        j2MTtHo+3vS30xHmvLwyjaytzVD0wIr+peUUc+urHVdyaS0Qph/NOLjbkdlZx88VIfIGOCRPLNnj6c8c+PTFYNnoGxD7Pvr1H6dA5tgDJzOHlreQskbBLvqq
        N11GfKu2+f1WuB3vlTnfLYAudsx8c8u5d+Azbzq65qsffXp1bXn/wTaYLbAU7zP3ZLra3Vx5Xuc96Fu+uBf12Z/OqrGoeSj4AdS2JXq8Lg1k7lisaPTXpw+Q
        OyC2aVLRn7m9+MDcQ3c+Qqez8qoQBX+62l7RkF6fT6CuhpXqdnvQxUR2zf+o3w6r5bU+XNA+yhTIKj15lasDEltqttSoxjDrae+Tgp074OsWp/1bbIOYbUa2
        tiLPO2C7/qPFk1429OzGqVR7mc+g3l/y+e7TnczFgc+i94Z/hjnlHH0rHM/RH858ypnf8RniXfzl2uVsmEfTajtPbOwEi1Va6SsMXekqcTSbuIudEFXyPP9k
        mgfzxUueCMf+ToitY6Xvsz9HL9Z8vYK1uQs4F1ZpLuQMpS8XbV6hfbULjLFWFSNaGHP4UlohDHQBa5Pslpi6YPpuWz9bns1foNoPltZ7hzA/p8lmxid/Aeus
        wagUA086d99j2089X8DV78Ez3cwIuiTPmYARrW4Q2NmW41UcyixWPinZGtUNltmVrTXdp5hiqUujzrR0w4tvlWZxnA70uAD7hYKrvkJpj5D66QJHZlTHam0X
        t69QVNzTe/yHN/OK7vwLlwu+glBl9AEtxlmmmrFv5S2ObzD66R8Z83Jf5oK4ovhk029wPcJ66c37JvR9KvZPj8V/A31NxpkMngh6Yka6nFzLN8jWUZYIczhN
        Nz+7pKB+WQ+IPmla5zgWwKwsc91zxL4HygurQ9wfu9DHB/bMjqT3gLi/6L4U29PMfSVXs/0/98ABZe6csNJg5p+vBvLaiWyQvRlK/0/a6JkSnv+d73+fsSBu
        Sczh/MOIZy20yAcyqDe//7wH/+fD48Rb+X90if81uNke3pD6f89vUHb+sHnE5cv/2P5Xn7gtwkNtI21Jo7y3Ci1Xo+UatJRBS1m0XEtc8ulxc8ixra9Fv9ex
        MUX8ePJoXYFYx2U94kpsXJm4REVchY2r4rIBcTU2ro6LBuKabJzwpTbiOmx8Iy50xHXZOHHzCBDXZ+PEe7+GiBuxceKVvc2IG7NxE2JKj/gWNr4VFzPEt7Fx
        c1wsEN/Oxi1x2YH4Tjb+F3FJi7gVG9+Nyx7Erdm4DS57Ebdl43a42CO+j43vJ6b6iB9g447E64yIH2TjxFN0LogfYuOHcTmC+FE2foy4RELcjY2743IccQ82
        fgIXT8RPsnEvXE4h7s3GfYipCOJ+bNwflwDEA9l4EC7BiIewcQYuoYiHsfFwXCIQP83GI3GJQjyajZ/B5SziMWz8HC6xiMex8XjiUgXx82yceNEjkYg7nCex
        8Yu4XELryWh5mcOgOWLhfGGxsg+Vxr9bdN0/8fj9XPt86P8A7wTk4GWiBAA=
        """#
}
