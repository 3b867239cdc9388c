// swift-format-ignore-file
// Written by scripts/build-interactive from Sources/Interactive. Do not edit.
// Module: 21e254555e1e3f1a076e65c6c4fcee859513c90060ad91171d7e5b6dab379277
// Sources of the module: 779c309e04c843dfe9e9cbd75a9c59830238af61fcc9f6df6c1cbce64c2c912a
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
        H4sIAAAAAAACA8S9C3gdx3EmOt0zc15zDjAAQRIk+OgZURJpiRL4AghQEjmw+NSLduRnHib1snNAPQjRimRCBChSNB3LEewoWTrRjSHZWTlr0aZs7175fvE1
        4ig3SiJ7Ya/uXt6NbgInsiMn3hi2FYeJBXPrr+qZcw5wQMne7Hcp4Ux3T093dXd1VXV1dbWz/947leM46lj+7n16ZMTZp0bUCP04+/wR/HP2udkvvfDStGH6
        5Qgl+iPDw0jVHMvxd1zKsBqmxGFnn4PMhw9L8ZQ2jF/vCLId2acPH6YYvTgstQzT4/BhAHD4MJ5U2bDDleBJlaJujR+qYGRfYWQkq9E/ckQC7siRI8jLn6CC
        w/TLOVAK4CIwKUCF5LjgEVsDPfPyhl/ZPsjXVcFvKaAFKvqHBlJCXgpKixzhIo8cASC5EQaM2kJPfMu/ngVWjxxh2EekP1DmEbTuCEXQEHp4I0ekQUc4WuSu
        SbtnBO3xEMMTVXMfD9uexnBySSNcIA9D7vDhYfof/X6Yh5WLqmTFStHBSH2skAbpq4Jtq+0bCfnDh/lZGsn+USK+AEDlrLDhdDwBiTRFwtKDCOnD0obDPFLD
        w+knDDwVyThQlBc8aJ59jHC/u9IHuRSyPD9lRIZH+J0ro+gxdIQww4I3h1NccRAeFpw8LLh92AI4TPHccIpIwK4RgqXW5Gjk9f6ls6vhQzXiPup+xFXK9R3H
        L/g5L+c6erX2C46Ty2nfdddorXSl5U2qS1/W0lK5fO2yfMldrh3tqGWtuRJ9hrD2SwsXFunfFVcWtPZz3c669Sgs1+606xVOIVdyNjgb2x21qafdX1HoLWz2
        AsdzvL7+LeWVXtHJafrnOIa+XZijWoOc79P/ukSJyvM8VVJUh+85eaVy6ipHqVavVakwH+avVs6CaxYtdt2tC7aVK5Vk4M36WuXpBeUFjrM9iqMdO3ftdhbt
        ua7SWSwT2QlDTRUHLR0dWl+fU6rlhhvb2rSXv2mvCjocz2sL82956y9ULrr5bRe9fcmSd7yTqmorr7r4YtP5rlXvdjq72i65VFH2S35RObn8L5VzXiHv/LL6
        lfeoHGHrpUtd1yXwly9V+ZJSSwpqv7plaW7x4lZq3q1OEN+mvNvzrXeo93Yo532/uqjqukq3DB5wnJVlj4pV2rnzLi+v7lEfpP98l+rIFWgmJaOjYZA/oYLc
        nbffeffQA9SEO4Zuv9054Rbv2f/e299z4O79tzn5EoeHbr/39kNOJJFDd7//1vc5seR6390HbnMuKdtcB27ff+/tzprARvffe/ddzmWS8d733f1rzuWS8da7
        h+66fehepyd35/4DB+6+1XnYLf6JUk6ighNqyVL07g+UvvJf9L/qke+oQ4+qMfWU+mP1nDqhEf5P+k/11/V/1l/TL+i/0H+nR936/35tRr/vqHvU7evr39bX
        T88L/l3V13/N6+fa8vpZ6G/gqPvmsnpL6WO/F37E7VZq5CInCQdjtcoxKnF6dJke5WoSGif8oGvUal2O8CasUgYn+DZNmBHjrNaFSOttyeT5cLV2EmdXxUHY
        xmOVKKO6ejR96G1za9lurDhlHThB4oROpJKz9AXV6CQvng+NQgBljFAgQBJ9Eim9TW8zGlkpusfbhhKNCk+4AaWep3/OdRVFQfdQWqTR9UVSNm/EqO0VTQ36
        iY5cQ82tGm0U/gu1ccPXtK3NNypoJfCc4C0O1UrdcSNVRlmp9NitGuc6ijjGre4+WFGugEIJa1yn16UZnBSqEUXxQI+pwUiVVWBL/FxZl0b0EensMjrb6NDT
        tve9Vfj+vDrIjTvpLg2SV78QRj5ar0dQ9H2xezquDITH9m5HHvrYN1LI26gSUxkwx/bWXiApKw9JgXGT1oNB7FKCm6Ajk6d/GlIwrCZumIt9CqpDGH0K9ehC
        YDy0I2d8yhEFBKUZjIv1UAL89Jc6dmkgUObnQFn368yBSifhfaejFh7lhjZQq52nTctA94njA6P2X1jXxCJaH77DFFdrj7qbHs0arZKOahDlMWh7CE0IBfG3
        pysq0fCVtldcE5j8WsfpJwocJIpaavJ45E0J41cqY+j0ER6GbVI4pbcQY6CmOKeNOj1gThwnnMZ4o5X8W3uh8IKbz7/ZiyCqUAtaet1OelR6XRoJqrj1YIyZ
        ZIro85JxojxBmafWBKbUCGQJjxJgHYzyZeWXXUayREWFxIkItpwp9DsePTC/qECD6eutdcqJ2kEd4dEENu7OisY489T2eWI6QeTYDi7j0zLanbzyBZ7VVPQu
        UybiEOcRBRGIqZ5q7JrcrntpwBlXKdmLNVVDcFOYKrwvVsa9kSZgjlpJeXd3oV9sZFdXQJMcKK52RC6XoPg7lHFfnLueislx/gQo4FVBbDDhjxyMZRJrLoLn
        S06+LfAbvacrVhbPVYrnOQwR43kOdILwHOQg8ql4eng0yO52kCyjQTE849t+99DhFMXDB7CDkWbkMNrSKHq5m8YOc8KvxvomDvvobKIj+COsS7+kPNQQCnlU
        ky81aVuTzeHxa1Q4GPlSU60cLQCqNwSgAxqLhhKh464kbmwHJlJBNrzU7GTqC2H4IdcUqGhC+22mkPanGrwBw2lUFd1EQAgIprCjwl1NBDWZ/kJYrbWhaqsn
        pKyV6hjGoYIdpGqM0bsXpBm0mmDMM75aVDRloIGb8pqX6ngNhW08Jn5sHOY1DvOal5rxGid5OeU1U8QYOPBSxmumLK8huF9uxmeYs7yccpaplLPwsAM8NExh
        OEBOIycdHILL9odCf4D8KLCG+sFh7mPrd2hyCZsFy1gsPERIDvc+U9lg0dz013QQ3KlSXuKuciy1GtnhjSQ0lTUPSOyBBHqJh789NGc0OAGmgktzGmwODN9F
        n3NjqJYeDXRmEuIKaEq42Q+/prz1I28a7jzScZhqnV4zGIf0lrv4hZU8F/PSg8JrXuI56B7CNMzTNMxn0zBvRx5kJw/OzFw5EIrb+J8h5kVTwCW6zDVwR5t2
        wncQcwRyhJjMmE2uur2S46lIQ8BwYATAjmmkKG7nSTse7ZJMBRA+tu8COhINS9ROrg6oSrmomwsgrEL15OucECrKet9NVCY9ryP2mWY0PjWMHrnEO1QlwkNs
        dZlQnU56UKs76NHeo0MBrp1ggjyT31lxAsJcNNHS2IpbLgoBQD5CGtNuqSte0gDR9JIeKef5LSjk67WBC8ulxNa3bfDRhlytDTlpg+I2KGmDkjZwrAP9Rm0I
        aOwJgh49uZKm6jlhGMIFuCFKCI7J3VRhLq12JK9JJoXOMLnruhLgz+TKalg09GJyJREnmjGdREhoVNtpVKm3dlRozBj+myrAam8QRZQgenDIHaSWEIVxTWlP
        XLqX+Hup4lGx3VWwGM4LOudElAtMhd5XSSgyfliiDFRtd1wSqS8ELtILU0LbVusOGm96hMR16dGJj0PiqpyFEjbiZ3NYxmOVZDWSdXVAZJkpxuRKiNOF2EXP
        F40I18RVpecL6PkiEbM5naBMEaMA8lI+AG5LLPu+LWqpQahwX7+zBKF+pxPAYEioVUArQW6IWDViLP8xxhiFIebaosvo+cJKMJAwGafnKumiKEeTe/KPHRH9
        iibfo5/vbjY16b8jhqSCAjWkCLrxQrfJX6bDax3+V9h2iyVUNtNMuUjJiwue44w6k4bC0f0mv0aHLMiIpL6ASprsrkYFeo7Ts51gOVNg+kY9MemRlAboCDhn
        lUNUrZg8310lXPDo83ZQW3ANSDoOy6KJt5slwNXEnJOFyR/+XkgCxUOjD5oS5cCPF7YSZs44LmDBM4weIPKk17im1zUUemAmIEEtb+6nJzNcXl4AhKqQXFsd
        8SdtAAdDSbA4Nrku8dqop1lib7PELc0Sr2pelU7zujzJaOlTe7s9GpC3ygx8Od43YE4+RQRg31MYaZr3Qb/z6QJEsh79qYKg0jieW2Y6zFUzsZoJvDHEeyje
        K/FRxImr7eh3fpAHQvc70/RMzuTA59xkOl9lFJp2eIGZnPoXmjPMAPTA1x//4kf/8kc/+f5WCME0xfsd4q8D/1VS/5lSC0RIXjjalvF8Cts4qJXxmef7zPPT
        bCnPpy9frfuSwjY+58tXZ32ZnHyobeCvpl/88yf/83/7xATWdcm5o20zZcHj6a1vuqHvJ5/9f+7aBhTgckWCmKYQOH0yRQEq4jLX6aMMkxTD54RT/MEL6Qey
        xsbr6LUSCwiEuhBC+zhK0CUTjg0Ssb2HOrncow+gr/ud9xmnvp/2USpjco9+JwUfGiMqfDMFiGjslQ920QfUFJqByasOcVha2SUXS+l4/Wkl78fB86eBzDR0
        oz6xi+QPFLLNRmfMdovrzPZYZlMB6AXohsWJWbjXk+JeT4p7PnAvl+Le877g3HO+4OCEn/gN1ao5FTYpv+G1m7ySJwqdnMxX6RVLMcZd447me92pPCSd8Xzk
        NEgYqsXzXE3Cb3LuHHEARlWCuM8lRE+m8lVCXyadLuj5NBbNxAO/x89+5xU87UicRfgRDMWLCBE9nkS70PZr9BSC6INr9Mt+2QuS0X95Y5V5tjKdVvbnrlQ1
        8J2zv/+jH5d73XlrITm2x1Jjx7ltexaZ3nrr9iHwxJPZ3FQyGS0oqi6r6XnikxLZ9ui2T/bRxJ0HUN8Cqpr0ykNZrxQv0CtuMAM9pnNVi/AIh3nETLmFnn+d
        r0t7gD5HH469wT7MWdCcJqCde/SNgMaLpvE6+kJhG5+j+RqfTV+eB6XAMmKCAh5IxrNH2waY0JyhFAuNk3yaIhUEnksDT1Ng5jdCBMczOuImn3NJMENpaxyn
        18HUfQYUxwHFGXdRDtYWGhUj4KMcQJpDfSQcx/mQlo3hSRcTt6HLkleIBqi0WJPvd87auYkuAl2atHMWHWtcInPj7kzg/L9+kLhNGOA8U/faZlN3LlOc9/WW
        C7++as7rbLY7LRpznbIWqqbH9Jot5qrsyz1Cr6hdl7mGQKRHJ4FCj5CqpEeBimYMPwVVxlV97jn0wpY+dxTx3j73JJ6EimM5KIiIDOWqKSOp/WNZwm2afs5O
        9VM5IWarUyBTEK9LSSpBs1lA7BYQVwNEoDjDtsXC1mth6wFszceoQcpIiep26IkwvK94JBpRwJv0aN4RKZ3ygmifcIsw5FYS6de7Y3AV1OTwBHqKp8R4DiDx
        NJKETyFhmhamlt8QGgu/oeg4YTUUr1nCNpIgqOw+yy6fd8Ce6DddYUMNu62X1360PNjLvG+1vpmYKi3C3xnnWFmZ63feiUUhGCSvzt/V77wLoSvVu7eod0sp
        +8BSVfIK1/BKVgOVdiDypfh74hyYMpd0gPKe47z0m7HzT2O1hd96+MYVM9kcFvJGhyEUIbaF5YYeRseiX21PB7TmgdDZSU+hQh0IXQMZn6XSmjRKsleBVX31
        OG+KVPKz3VRycY17pptKpgRvvJvGcEGiw193y+UAGtQXumPWpD7fHWteIt5Ia2iC/aZKXnQXLqsVQogqDq3mq5cRHen98sD59J9zLA3/83nnnR5zVONeh0UB
        8IJGmlcGzC/l6y3zfk0zr5icWV9NWpO//Y1UVocSv5Wb8/x6NGe1fm59RBk36Yn1tlln1qNZWGrw8oF6GRHMoDmJM+W73n/nLdjjcf5OZp1RM8vc6IHktd8O
        I0xKy2SY4zEDGlgS7aNehhLX7Dse7StXqOeS0TlguhbMUxbMxyyYYymYo83BDAJZxxhPVj1hW7T0jQ/mnOLKc4tb8oaLW4ri3lCZy362MpfMXzCQzyorGitp
        j970hitZllUiTWAcT+tCNW8C3y7QC1oZX04v/qJUjdayBmUR1Of057qscDJvgqJlAVSQyizCwxHACVOg2q01Z5k055UOLC9HJ1yGEHx9qiPppBdT9MINF5hF
        yAddL9ESau3LHbQEo8kRdqAZDlohteSIJ/MuB6/1/76Dg1jsf5eDJLzguY/LX5R879+lqOeGCxu7VjfyFqDxzNu1CFNEeJxKnTBl0R+gTHUQcrdACbyASYFx
        d/K2intDBaIVaxYutxoJBcGixagrVQm67bVOEYQS+wB5xArx4tBLaEKBdhyiohbT8qZwaGgoWmn0aZrz7rHoNuOfjm43i09Hd2io393kcvQv74RgS4P69AU3
        KiU//I4iEeZv/+qZn+Si3DyaiJ/hP6rnhX9mtXV8BTZ2upZ0Ll60sGNBe1vY2lIpB6ViIZ/zsSQwztIgOfYbYeSXVwTJZx5FYBlJ7s8DKohV01/9xh8TTOXl
        lDiJxO9/80ufzNOLb7/00WM+vaDc4x/BZ0uC5E850Bkk3+CCFgXJP3JgcZA8xq8WBMkTnLKQMnOtbUHy5d+wr/6a87QEyTc5UKEF6CM25fc5TzlInuFAECS/
        xeWUguR7nLkQJP8Fr3g75UF07KgmaFsJQvpq9OsA/buvfJvEweT7Uw//LppEhbz0u3M/aaNXVOyHH7XF/ohrzFPvcEVu2hGvfvPLP8qhh/7qa3+B4kj0eJmH
        8W/+6v/+ERJIXmwsuUyJ3uzEgBLd2YmVCMLVrMRSBIlpVmIxygXEcH3otAsQYh160MJ2CLo1mnSdURmPjohjYdRq8max3aE1g3GFmGoLTUHC1oNm5VAcYLPT
        wZYdEYPTWNEei9+7N+7qioxpNeXsLTb94v14+769cdQVLR8oDHim5WkTYOcz/lVscMa3DGw5OaCOxVViKgPhsXhwbxx3RQc4a+vT2BagrHdy1n02610nzH5k
        vXtvfHFXdI/JJx3VaIUp4NFpWpKV7yde3nIvUZdWhDtM671RybScNnnegIwOmtbTpiDhIXNL3R5rdC8BURc9ZJyno/ebjqej+wZao1sImvPqYNRB4f21iURT
        tgNKTFMOvfl/eWcbe3w08yJo5ToqagBEz48crFCRzTf3UUKJoKeXSyEXcapkw/YkR0GY9lHXPjwQUkc8HP8aQaxuji9CofeY/dRN5WPxrW+h2H4aDnzyS2Dc
        y9G/J5+Knesr3oCnj5i7saOcQu4H5n1707AeMYeyiKlgiUAFhe8wFaKHECc6Tcf2irPUZugMDIuK0cIBBaCzMtOSK+ZOaLoqZgjbvRWol2sfqKA+s/3dZyG/
        I1po7gpOmFnN2R+Yi7HpOiJd6QMctTQtaHkA/Dj51PUkwqXfvDfan/VncoTfk3BO6IHgiYGtHzT7Hn7q3tgZZGkv5r3yXV2n6bHy/U+jpwe841REU2ClUGpN
        QJhNCBK3EUx5E9Cwz/tbjw5daEObRQct6IBsvnk/JeQImDaLDpwq2YAOHA1qyHDLw0CFd1NpB8wtdXhwC01f5GU8MDU88BkPBjHUKchU3Hv3pmHq33uzCA0f
        lSJIwCvNFaaNkUDerkiRwBEkyApMi62YXxUkODgLCRxBgrrM9nefBfsOamo1RYJaW24JCPhY0IC7UAMgoIF8bgKa24wGheyr92Y1ERLcUkOCW+qRoG3QtAEJ
        2ujBSNBWhwRBdAsN9UVGZl1Fm4UYclBHdZDYNjW9WVPSPhBjhIuIwqf7ESQ1gNimuMTiBe9PQIl9kDo4sO+XwG5htmB4cbpI/Z+UDFk2K4fBG8hFVNTcPrD6
        hLkDBNTcBtJMqwERtbCd8XjgOftIqmoqZbWwlFVufSM1Nfnc5c8HHiPyPPEvD2muds5ChWQBSJ3rZ8vRi/5tpGjpq5YLS+wX/dx1iQBL0IeLG6XZtNqLIMGL
        kZQLkR3KbXPRTjZSEOK1p1Kkr6Y3VKMr7QaSwQbSerG+ks2iDgK2nEythKrjqoYdHFP/aiBNLCfPvwmbpvwi8qm8KT0Y61W0GOYPdHJGo+GlrKSmeqeS1TvV
        Psm2g9yGxM3NEvvSRC1qq82mL3t7XfYO2qoePEIqRUNb1ddQSn+zoq9plnh1rb6zTpUq22x6wpOKKM3Vfe5eelzT5+6iR38f9uOhqPHDD8GW4llCCT8556T6
        jbnNrfWOGzRp+Lyv+y78un/ua429Wumr/iznnib5RJOmoUnjfltNlWkEDDfP9EljN0vTe/rcd6Zt/vU5beadbkrBnnSy8bUA2zoQqu7v0RspuLlKyRPOawHb
        a3HO+i9X60lNuKZpjkxo2ZL0zmiaLD7evah79CoKkiBr6HE/7036s7RBmvAz1QYx+k6uqQoS24ooMnFZtQ7ZF9Wh+uqqvE6OKpt38vK5ean7yqv1cYNpsVqP
        mihvygTp9EoCGYGplQQylxMuBhaUk69cWpWysoJNBy0We/RLKyXoxNS4s7Q4hFY6SlDf2ZXVrN52bOzWzda5c8zoFtfnKSYztctuZy/HjHUH48IqR8qMc/S9
        pV4548UlEqBlCucbKyjVKiBRGxYCbNbQEgXu7CUlMbodvJ9PBUWtVGuF/tqo5tE/cwbjvN0qhswTsBUUrIfyyejFVSwJCKK0V1rA6/ROetuCVXCF0a8NRQfo
        F11XcjgY51bB0qRANaZdgMJ941/PFiDU+huN31UhfhrTV7uJSWcmg20ByYdtMBdsNdhpsK3Iof6cmAx2xRUuiZg3m9/lkbGA3XHQ9TwrBbGwysOA5FCihtjC
        jk2GUmMuNC7qJFDQ6sFoJYXy1jwwHowuoS74bCdWMPlknFqxGM/l1ehSek5G1aibSX0rmw9EPh5etA4PB2oAw52oYfHCJjQH5bEDiZKsAR6M9dpMDr23npYc
        OerR5YbQYwON/SXVaCOJ9MuTMXWgSgL3OgKfg9zP6ZBli52K2VDdXqnQc3k1Xs1tugn9kkxfVCVpyA5hxWxELunOPRVodSrVeJOJb+QxP0MIuIb6zubOJxOm
        7uNus6b2ZiquvWEUpHrWOqMqcXdKUVuqkisZTT8ZX1FN60jLWdPwyVVQsXM+QrraZ8uqUh7hiU281KTvscVLrdLhxxUJZiRTUv6Oavg7Knn6J2EyppNW2FgO
        PATRxOkF/kDE5eLSwtCtVak+Swo/qUgEzIXrMJSexd0cLLgo3584VcavZDwtAFZNwIv/y4FdFdFylb3U2LnKJ2Nvkrbxx7nwExiZcU9y/8BNW0qg5WyUsdSm
        cZtsemA/1PIu/XhxQyZAHT6hUrhMVT7KMvO7HYweZ66Wsky1BseZP+J2LE5T0BNPcv/my4Ug+zwXlHMBIQF1H+Gn5qemCUmPikU8gXV1+CklI29skPAq/H22
        frP2P9RDV9ge2mIHI/y9Jp00u53U0twbbemGJi3tbd7Q7bxmqH3OvV6uCpg2d6J58Tc33S/X5a+NUaKCKCfptljHrJB4Oua8kTs9WtvIpbCNw3bNaN7I1byR
        m2bLNnLHamYh6b/prTMk9iejc99gP8+T8mXfNt/029ENc1/wp9Pr53kxNd+LyboX01vrXkw0ecGVn5mvqPH5Xoytx0hgt9njfBvAx7LoGKJjlwgWjK0nemIq
        mIkrMvQKBLuE6CSjOp2XHid1VpPzgietdaaMrZZbt4b/XkW0gmplHiqTQCNWjhdai7qFsKirZDnTaSBcrkAPmkP5A9DXZ5PewqCxU/hRLWZJY3h+TKeobmFa
        jSqXm01iRambDacey899gY7To3Uv6gdHT+fm+WJqvheT81U+Md8XZ3LzVD6ek+MOxN2wNddzgY09kB3TZtq6EvfQIGU2Pbdj1raA+gawRn3h4yFJJyQUJtNn
        oUT2k5g1OkxgYOgkHCmzSIl6GmUoZlRqsMV3lPY8N8hMUKIemn7pZ9sopoLMyDDqqa2xWKKaXUqdKcv+itdgE7Ntf8UFgempmSwKUapZzezPmkjU9k8dIHYm
        rGnBWJBbtJ9ksjFFiwIcrKhn8CTfBTU5oqGhJK4CRFogjI96MItKNeAS4TcT512OaGtrlRpdwX6qYAIsBjwStHix7YNBUP35tU6nSEzYaspDtQ2T9sUmOG1y
        rP/9im3huRFIbzu7op7ktWz4fvzVZz6DXYwr0VvQCEGCYt6TY6VoVBFDdhl6SGdt3APXrqASny57NLK0xqkriLepgqiF5l8OS5jW1ObFyMRcRo8W2Be3ppZi
        2O5ule1uklMhWbYOfPs7R6k7+no1hFYf7S3xmge8YL1oKtr4AV1liyj720T138qSK6RxdE+JVUcKG6+wCacx9SHg5rB7xTKwEzOJqezCQRTOg2J8U7mJlsRU
        t+xkh7RobKkjUy1CpmiWtMD4PcknhaQYdkctAb+KfaFYPmLluNVSrFamWE0/EprVIvXRulOHCY731BYsPjelUmqcRy0uob6LOf2GWqTQP1mb+mhJWeDt/vBh
        Ba1LC1QxQfOd8wq0UveXy7yarasL6vK49UaSFaWuuE1qa72pUjTy0rRdxyQlBI/gymd+WcMKF1+w5E5gVWhA0fT7Z96hHRifZrAdV9jTvRBsrQJbKajrMegg
        0sGvEJZgqVz3+qjK3pYbP9ssHd2Y2NcssT9NLJi+mQ7TL0azhqKwod0s0awZxxSkPYkIOKl87IcPKVj2v4Hu96kETMIuPLyohIfDW3h2lr5uJ+F80Ex5CaUM
        B/VmdjyLuXyStaHksEQtqMP6wDLnIPywimhGBQ2oHsxF9VpOwe+AydYBnDKSejL6ag9BOYFdiqNhL0I/UmA9CfWY6Eke4MAZKEyyxvKOxetlD0yXEKQu0BND
        D7H37rL23iWrUynL3mEZNvYePboANw2XmylaNBQhhYgfHlVV5iEwEShkGYU/tlBKGcOTVtCn6JmMLazGJSb4ufCEQkeXk7NraT1vdRiLU3N8r15/ERiaGzCi
        Ch9RKQ9NVTgN76wq0ZkpQz1dLtcP7Uz51rvff9chRL5t2fH9dazyjtRadPT4Fcnt24dMT3jMNT23DFWUJTT1HK0mNlhRAd+izqk/us3G8G8quXV7pWR6XtN8
        YqNS5AV+i11eE+0QHcoUYVNL+BMdt2WN+YgYAlfKpnCZ+4qiqUdj+rISlJ9S0XIpKWHNQK0stvwmpOuKFtrzSURbdhGXUzVDAjb6yJmF+NvTxYfY+NzJQilA
        7zKbs165ZSi6RA7pogR3/u/agIbMpMDT8j3MzVp6mJv1wVC1FTgEPrYcDGxlAPEThDK3o7LQXILNj8ZRluYvajq+s1L7m6Zek56KYPhLSSFaQeCu2M4nTevy
        XT0PLm1tmto8b5Km0nTWWLCmpI9QrJ+C1yD4gLmaglsR/IDZRsEEwcOzFGsl5loifGKNWUn0DRWsgN0dxIoriXdDxaOHj0NClSR3QwUSSn5nJV9/9EVIyIyj
        TTTMzzB6kJ/boiP87I5G+LkvGlUc2BsdlcCoih6S0D3RMQmMq+i4hMZU9LCEJlR0QkJnVPRBCU2q6KSECEE/JKFpFf26LVhHH6YQ6IM2H+aDFrTmML/ORywQ
        +hBC01C5n0RoCqETCE0i9EGEJhA6jtAZhB5GaByhh7g8hI5xeQiNInQPBY4isI8CR+gJhfYIPaFnHKZnNz0fZIalQQuJU2nQQg/S7uGZyKnJ0v3OkwDzA03W
        lTvj+2e6sIvX7zyhuYAuh2PjJGnVsQ7fsg4//A0VEfHzs3VdyXDOclyxrKMC1lGq5QQlLrCcfUZnrIO45yd5MUdidLr/RPSCuroHJN89mdL+aWCijzlawk8X
        fpbjh+ct85A8eMhKZmceCYhBJtZ04qRYvjk77RR22onZy8cvV9Ikh6bIdO5GI/h7s/KG1y1haSCiUSd7OYDVZHQ1l6mrcQzCwUVdauILFHVpVhRVmZaylUtx
        BTKzUsqp4JRU/oIyxhJMoU4Tp+Vs43I8ltPqik/4UFU6viU7vqXkVZJsW5Mw/KiKSCArNazfSxjnTjvOnSIizPlCRAUc+vMPQWBPCQYtYYGqKSmhaGhW4Kzt
        ChYdgvLCetJK/TYfaSUm2W0O3W02UqO/YxkiMcnBX73rNo68PIdJOs4dtSMVHdtu3T5EhCnjoF+5bTtVl0bvoddEoXpec9lOQifQt+V2d8Ur+ExvDkeqZ7P1
        pqS1v2nqNU1Tr/63I+QNqW9umnpt09TtTVN3NE3d2TR1V9PU3U1T9zRNva5p6vVNU29omnpj09SbmqbubZr6lqapb22a+gtNU29umvq2pqlvb5r6jqap72ya
        +q6mqe9umvqLTVN/qWnqLzdN/ZWmqe+piRETWGBk7z6msjewlgcxZ9EeQoWsVObLewbCBgLExA9TjtEL5CXuPswBkgEehFjqzJ/3HhIk8NxHgkQh2TY4b8a9
        kDAQ2AYJowBt+nxZuyF5IGAgeRTmzRdCHEHAgTSSr6O/eUt/8+FvqojWkvkG/pqfQ3dLtZzCX7HJN+ZBXcpihh7zrJihRz0rZuhp14oZesq1YoaedK2coSdc
        ETT0GVckDT3uiqihx1yRNfSoy3IEFaVZyqCSRGqggrTIIXoCgV8hKv8eofJnEP8liv+yxMcRfzfFf1HiLEy9k+LvkjiLVG+n+DskzoLVzRR/m8RZvHorxX9B
        4ixk7aX4WyTOotaNFL/J1o/49RS/wdaP+B6KX2frR3wXxXfb+hHfQfGdEocgdi1Ft0sU4lhC0TdLFFLZVopukygEiGsoerVEIaP1ZLoF5n8r+h0cxQlqYk8m
        7tTkHxZ7gtkyTiUVkHOWTcJjRDMOWWjKiQpNOVGhKScqNOVEhaacqNCUExWacqJCU05UaMqJCk05UaEpJ5qVumsenvxz8aImikMalMdUpi3M5ilrC/N2nuZl
        nmY5ZZ620DzNs1xUh4Kjs1DwnkYM3NeIgXsbMXBbIwZ2N2KgacTAELuM5XwdEmnYDbDonBPRmUlP6UYWc3JW+5gzJehT85Twc+lTc9JDuWY91Fyfajsrl+lT
        jWaz8VRN1kT+LbH8e22qG4t6mhjePVCbRK+76shmX1BbdpQL2FzE+aNcs9KND99UkZ8sgVJrzgRfrY+zkiutgRJGNZtXonx/vgWOzrYCop769dJ8hIM/tQYk
        FyIvi1mH1knPep8JFJVjtSGFrIIfasVJb87JNTYYWuOeXRvtM+XL3Km1VDzFX1kb7YdabXotNc3q1XSP/jT0aft73XE8e/pc6NVwRGasUb/mQb/mQb92bi2c
        aYl+DQoj3zqUKNXsg2jClogz16nXZhkGUes3U4+UYDHWgyjx6AdocJoo2u5vomh74A0p2hw9POfoyoUUbfDf06Bpa2FNG1vvVNhyKR8VMl1bxXppkf0hNkmC
        mpX9uSzL3LkkakfsU8bRL0rsPqPZmYufenJhR0PG3w1PLqVkWTX8LdahL8PBizybMKGL2YzJ38FaBtS2g5dhvEFVwEHDEjSjy9j6CMpi7DdhO5L6thWJs7Z3
        22hyz64rh50ebDe01ua29fdTgX+DdMuqtt8D12S1cbaqtKAhsSdNrF/yVXJ1+4W3brfrb1Ng8oHl4r11Q218ttu1a8v1srY0mbFuw2ox37haLGC1GLclHnZo
        tOGdm0IddSxYplEIf1tFBdkCEL17K/VsYU6vtdZyynYYZarCBCxs2uhiQ2Jfs8T+ZonXNEu8ulni1maJ25olJs0S31zjxvXJ1zZL3N4sMVuENheZ/11NZM56
        lUXmNturbdKrWU67yUgoNu0cwH7OduKQO1Le6xNn7SCGa3mvX6/B2EvROg0GpmeqJmXe6zOz7Ut5r282C+vyme/ChdrPh4FBTTv6c5aQa+B69XQRVLwEY+Ws
        y60Of3vFbfpBUKOkNWjAtOUUdEuDmStFU3bSkrITdgIA22fe4ytHrFmC4SBhPBTwAfTwIbabUEAA5uHRA34jACp79EkNFwVQZeEM3oi162p9diVzJTF7FWvX
        cDEznTXuOcvNRq8QbnbyCuJmlou9PvfS4F7UPPkAhu1Ew+rtdCGviZ0fiGw5ObOuKvnS7cSyNf5qsMFNPwFFt9WR2Okkj+Rgt6xTu+VHoKway8FymUoLeL+d
        Cr+yGhek3LpKFlb5aGQT2yFwwjlpDzRJ+wBM9p9z2MaeKoZJIzcoDtJ6NPxV8eo9jf6xUw1P2Z0pjLfYKoLfJGNfZVtCZLHtFhvt8UWwYYQCOSZBAKa6RTbe
        qLdqzNdZNbKjuqBmMwmLxgyEPKwZiZPCmlEs5rxtws7yOKPiJ2N+le0iU5vFvJjT+aytyNVbM+Ywxr58kqb5yYSGXIKntYd0+p0JFHwmh+//SNcMGjmNhGMH
        mQO2nUTegA0J6JXNDLv0IlBesUfLZHQtaFaLfStmKhPwo+uvhmFd1U9gOLyT+3RyK/Jy12VGmMn0hDXNnLyoLnX04mqcx34czMAoyqZA+cwaMBlrmzU6iLVj
        rzkz2LtALh7G1LIsITpsq8jJ+1o1owWBuJY9k6nEuJF3+8TMke2k0Y4NVSkuLSZ7z/1VrjZUAoJH3/TaPthQV/nklmrckrUICxZr6+k0KydtcPi/qbS/m+cZ
        XYM2Adt/T2Xt9l+vzU3bC9ibtZWtqZPJKxsMRLl1GNRag/K2QXU9Q9BlVpzwV9v0jQ/OyekpKLUZS11gB/sCJpuzfXv9G5tsNjWz88YWNzez80bnezG9aJ4X
        U4uaG+Z5k01ecOUT8xV1Zr4X44vQm5mN5pnF6PGaBefibFoyqtBI27n62aXVOnSyA9NAQ5GDR68hV924HTaa0XgH3P/NbmV8OBqe27/xg9GRuc3g+qyiVbOi
        VQ7H7I2G+bmNWLBm6eFBfobRB/jpRIf5SeLFCG8fETtJLT5LcG90VMO4pN8ZxfMhdmo7vjSz+CxBd+mMYoVCYogzDUufYQpMIUACiTOJwAgFJhB4kAJnEPgA
        BcYROEyBMbZXf05MzxKHeDn45ycMNsbG8lxPB8kEJD/0spHJQJ97tkTPq/rcyRJWqqWqHOMh5pwd4Tkb8Emd1Tho9KGU/X6rzLzyUpD/sTTxBxUkjhkIE5/I
        28M3A1bWoDpY1hhfiJZnpZ9ahKHPyn1icdXUlfhMJ0BPy0omSyJZhNXwg0qEgPBqcyWVN1FKKePrClA4n8umOAZiGv3a401m1vGmMvzD/AzObn6mU4bsmpdP
        o9YtCVy7JHDDzoj4gpsp57D2Zde5ObsiyIkz2DSjOIN1uR9kj5rPJtZ6xQkCs1agSdkaOw2h34lSNXlEkhbVwbIoU4ktSl4iOQUuxruiRQG/iNlfD/yULJrj
        3lU3+YSdYdPDIW59AEe/r+h3Oujri3uckBIXVgWaFA7qiR7nU4qP6LZHLtYeiZ5z/tP5OdzC8BgtauYbxhEOSIWTLL0MsnQxOXMN/CrjVLD4mfTYGag93Qmv
        2k4yxl7ABvQ2ASt2+eiVXe7VZ9lc86hZS26P2psn55snF+aWvD3z1dmQmPn/rHfLh/OryQRx3m899+Uv5JNvT0wouORg17V8kClshf+pKY+mjyPeoe7nwAQc
        ctGblz3MsFwDTOXairc+OcigEmtNdo/bIrpZkOg5JoD3z6cShW0gqvVNaTefRG/JTEgzpcYtbGxaX3/OnisVT7w6NUS1Bs18kwIJxLEb3kCh/JBxk49b5GMJ
        2A1vNAo0a5fB5hmUU/3OAHuRpnCp30ngmhjh9n4HnmsGrOFRfD/bthBX63cuh1OwHr2aHgEIDpEsEBwuFx6Oqch2elBpbShN3CKKDYzCKpGA+jNlXX59XFcZ
        ZIk25b4TrlHZaNcN/JNPEJl3xePipDvPx1Mu3HO6tPTaohzrJ3e1PpOiwniKCmMWFb7ocZNcOSLqWhrqzqKhmDQpDX1DR+hfd6oG4mq+qfesj2MJ9f2HdIBD
        67ORKXqgXAysqyRHJnfyQ9eSQpr0BOsP7bkRenkJEQE830SZw+UUemQlcnw3pZ2fxgLBSVZh2UPZvupkp23hsOviqgAdpw7YTHGtM9lNxISe3+iO0KYffpXd
        uumh5Ip0XW0dWhPpbEuvEwBO5AaOUsMMlob1zsaAyuweLKpKC+K0BdRDK4Sc5ZDv3D+HnBMe+ojNF82iHv0Cnst69PN4LunRz+G5tEdP0DM5W0KJ51ahxGcs
        /HDzN1am5FNlfmngUO9fbf/NlPXckyCPhZSP5J2P4fkp5kknV0Ky+O+2SG5W2Os+205h6xHmY/CKe6Zdvhyve3F/r3sKyRPt6OlIOpp1yC8j+ZV27gQaldhN
        LreDxK/PwNMz9eP4AvGYdcrGH8Pziwvw2adoKIiJveDY754nVsR+9Yp8gKiYjKHc0oyjWGqvAfU7gPYkXGXRLBil58BxoOD/eUJTIzrQL00cLz47zwtvskPG
        aLpDxuh7HTJG7IuLxujlDhmjKTxpxqjRN2OJ0IHh6AAu1Y8VyejF5NlF8Md7wVH64lLp68/j+RxL2bPH5+yyWeMzuUy+mVjWMD7PInlq2ezxOY7pc3I5qFnD
        wEwul4GYWC4D86yNfxHPF5dDLMxG5JUV2YhMrKia+Ybi0ytkKMZXNAzF5Ip5huLsPC+86RX1XXxmhchJsdx1ElaEjIQrxT8FaNRlIM4ibRVEsfdv5Q/QboQ5
        9X4Bg1rFq6zWclXmu3GVHGZZNYsUF+FqnV2Jw/f7CyvhhX6NO7GSqG9oQtDflWADJYrt63VHA5t6BqnTlJqMLoR3+BCLBJrEq9HWmod0iKdwSe9il6Qdj07i
        HK4oSSG6RizqwtEdJTpR72xPaav1qthLptTBxL+PTyyxp2QfLGQz5rR1eseupLuTlZRMHbvAcMXEU3bBM8cat5vKTRYnr/1W6rDOgfcEeK1zTW9okvHvfPco
        9I6jz7vsy05B4/3lpxAuc13PO3xcua6ybcmitJQFOLAOY3vif9dSY3utr+mYuHjoYW9Jrk1ip3p7OASfersRYj/ZuMzgWnrQAG1L2pPHf7ver55vvZmKC1NA
        5KUQ5WdBdFENItwvhCuIAFGxBlGBISqa/OtBVKiDaPybXzumkxiOn5tDlHQkf9gAswOzolzYgfoNflbF7MJ0Na58kv4N/eT/mHDQ589Jqe3wAZt84shBbqOb
        trE0q42m1kZcT4Qbi9DG9lobPW4jFfd6bfTq2zj58O/mE5O1ke/r8qUFIX46pAWdDS1YmLzU0O76fslxO/Q8mLr0ApjKTUmLUdJeRb38l9xdXyWJDACm0Dly
        +ZErF2z4/NJl6P6/iU9lbVIMcw/hejn5/lgKM1Jz3PMUKqt5YF30c8AqOCMz6g3UHcAb7p6I3ePuxnVpa51dRBqoSdtoXvEAXIvdklDOweAOscIh4w9heA+x
        Mz17IwKIGDxZhjgF45r0ip10JcOH/PFTxk+Inw78dOJnGX4MflaFM7hJh+AI3Uievly+Qc2zN4aQnCOUPaN9458IbRKCGeU3ylJJFcKJQQvBPPEHWU4K1uUM
        YRDAFU2v4Ztvgn/Vyh2xN7JxQ+Tql9iFgYsrPprr76jycEeVy3dUubU7qnz5tsBvXHtH1Yv/EvIdK7Xr2NSs69j4Fg8l17FhDYUdDb51CteCeIequ40Xw1Xv
        we1ywxvf8tbFF0x52+WGpRlHQ55w5MorudQPXvX5pil7V5RhNW/d98A0Kj+mdUc4yJeDSUhJwWp2wYNS8OCsgjVfQkVzEL495cKr2meeNMrC4+IzNz3tpdlw
        JfgnF/cO0tqd8R4XdYk4fpDvXsLqpYx7Ve4TayPNV/3YXat0ONyGK8NoaLPh8GZfGfY9Ho7ygWbDoe3teLXhgFdkDAjfgIaW4lQAVD3lAzGuW7iOHWGr9NZA
        zW+VvZGA3aQ64iYVTqpdHD3nazUwyVz2ptrv8G0xV6rSFlXiqyO4m8pVdqnKl0lh81fEkBoIcL2M7xiS6k1DciWfa6/sEuiSMkYKdxoi5MrVVewuf412evne
        p4LcGJHCK1+4nL3+Kqv0zrQLfjoX8HpbKfQr73jxPhRkotGiKthrrYqrqI9BjzD7tvMldbdQp/PdBQ5fuLWUbyLDxVORZ89k8a1oPubJ5Y5DCMKOe1CKT4jJ
        znzchFaZsLvfcBMKStwE12L9lBIm1I4u404k23Z1cQaWoYdY2WW89Mgb5d13E8+4fTv5cafE7pTYPRK7R2KHUAWE3vsBgcnvqATGJ8CSR0dwSdZD8qZcDmgd
        3JivJPm+MrKnUoKr1YaXRb4EDpYtDOeV11Vy8MLakKdQK6CAg+UNL/Py8hMMxVELRQEI1ZgvVyuEva42vPQFCsiH42pnBSjZmMGrfe0lsB4zcMtDS+g8jm/l
        0ndugnP4yTELhq7PpmrZQF7cJsmJFxCtiliNJHqlwo2sNSwIZuQEm0qrapt+0OAVYm9njFv5xMtxDhpdlYzca/jMmgdyx87M/aqtCdmiglzwqLD7rXZVmLSD
        fsJfsjeYuER2Ajb53IPdMGhr6UUBxAjmEGKBld48ws00/J3e3QVydL2XvtI75NIqvM626HJwHEm8V5J5455pLvG/XTLFAYqf5hzirIHk1awE9Qk0eUcS9fRR
        92AydVTv5BmCczLnkDJNKejg5INTzsEYEw/sngRwipIUN8QOcZPRwnVD1PeYPHxPY46ni7ejC0OpOPXRCXyffGTC2dHFl2REaEWA20Z28X2I0NfuihUu7VIV
        nPjWcvDbgx2g33B8D6sVOKGCUYc4oOKr6kricCpbjrErbQ+PMjubJNqEXqdW8yVrJse+A2k2gNgURAxlhid3ZqKw4BWl1YjcAEqU+wiRraLQVs1e3vfFRJZD
        ucnLTVa+f4hJjxYPDSByDsZCMx9W6/gmg80HT58w/nFGMCUEsQCCCHYZe4BLnx7YfCJzwVtzxjs+YvyB0aMPHT85Nj4xOnJsb9dxv5YtiHMD3SefSkZ/6h6k
        8fP5jh0auadwLeRT2IVwpJtsA5nvHjIaMhtu9fuRq3zQ2m1V8VsB/3RW+vRZ+qyfMElrle/mxB5yUsSlpT4WGj6k0/eAEqyyRg0Q43I3VvjCT367ILAOvqln
        XOTso1URZduIE7mrdTfunF3rbI4LbE2HKw9ZdW9YsMmbgoh/hTSCZXPrQWjP0NeM7HEe95FW4I0szzRiT8Wvh7OzHs5lGZyds+FkOAg4xfIQQIzz4X7qjO+f
        /7Hf666mfKtJPoClGJLFIoyEYhhp5YEVOSBEXNii+qH43gX6ySwRl3/SWHTh+kua77EOS3L+0dkloIQYMiA5YZB1pwqOLRVx0VIXI1whkF4EG8/L+OZkfHmq
        FofgU0Akc5+E5lVOa91c+klO5eyNq07sMZeWRYxv735k42q5fo4vCszzDdFYc4RwYasw6lhjZjdzzL43o+5ODb46g2+zWuvcH/E1i4eA+Hwfhs+/cjcGjztE
        KLliuN+5X24bPCS3djzQ7zwgt3Z8YIv6gNQwqnrpj+o/yTdvnFR193Y8ovjKVQqNqZiKGVNyh+EjyH+K89NvdnfH85zyfOPdHRNU/oSS8CSFJ/HtFOek31St
        y+B90++nP4Re9HHJJhrDUpkW5kLtedFeJHLW55uHKPSSD0fia50pnxbULNX3U1jgfMmXgr9FBX/Ll5b/jb+F/oT/vMh3ddFvKlEj8RVOpN9UJc6gn8330p8U
        N5WnKvKSPk3p03kB6hyN8Tkbfo3Cr3EYh58KcuebxMYKciMclzVe6Kc/+eZTBfhv/BTFcBmJwa196X1j1GWcQr/1nXu2QFDZr6cLGKLptJbRIuospnUiNpbG
        xhEbT2NnEDtTlFImisDmiaKU/3yxl/5svknkmywCliLDUqxa8wc7ftMkcE/bcl4tYia8ass5R+Wcs+HREiFcSb44WeqnP0kfo/QxGz5F4VMlQmNGZ/6tQ/bg
        MQVdH9Agl7z24MHk3IP2Ws+XckmeGTqmJV83ga0/eRbss2yfh3g2hb6gNycC8QTZGLEErUAqeXDsd9NpYKJoA68W+SbZMXA8NczyAa4fJvrJO8fO9d5w5ikI
        Lpwcazhtb+P0srMbuHEbeI91qsEeFHMcI3fZLRM21AlqBQczTK3KuMPu6y5z4YF//Pv/+Jv/9YWX+npdS6oW8Sy+mW/ykYbeA0hfLLjBSGlY4wbacVe8LTk1
        f54Oa4baRcri9ZYQ11UQSKELhTUrrEM6+elEfKSikDn35AWEiyuOsR6CT+q4eD33RDdWq0W+e9s6FMWdlLw2Dq+FDwvjs3xl61TZBXkqKmXuqag7RxLHNy31
        R4hbTP5Z3MdmWmD537LfruZhErg8efzxTGea6prCVqyHJ2nBw5cFTShqjCtnG5fgzYsKPgNbGj15WYHh3Hnn3STZtdSfGtAZOHxqAOJRybRQX/Md6rZ93K6K
        myW0zk4IZye0zU5on52wYHZCx+yEhbMTFs1OWGwTEm2TsMc9J6k8N6mSluQKRefko6ouVTdL7a7KB6nhp2cWwSuwZzpmOsxC8e4DDU07RRdItJuiIUXbUldA
        nmmhaGvqCsjDVrMHAbWH9SJneYuZpIyTtgoG0K13DuSxO4x+5+81O8hF8LsIBhx8BcHFfe6UzkRo2QgQhAktvjiCLqsCcSrsiVPhTutUeAlvU6jsiinxddOA
        3ReeWLzLCWV5rs5+JZfZr+TC6/ncRnY5LqtB5hzk8uqyAkQc8XCTaevzAdMy+Qex5iqKSYookEB7VuHmqB4+qyaN0rMa5ePGMbjQDf7MdT2Qv8PWh5uHpkJO
        g1B4bf2aLXWz67BdJvcC0cKb5aLKvbB+YWO0Ij+7oxKTl/rZTsTuf+fZXsBsL+w/WGHswo6+Em2pR5JV7KdiuAcxvDPpouROKIE9KEqx6iai6KVu1C6n4Gu/
        G8KowUuWCPV1QMad63l7H/w37GCqLWozhjqMUcSqqlVnI4IzzvRmFX6wW0CPy3GhD41BKyLHlbR0VNmm3mObuo9oho99jUCuXVwl2izYIBStDUKJO1+Lyzb4
        lLoQhSo0UqhCA4Uyhdd0pOvuEiDIxfGdDv7a17kR94hc4CJrGojf4XtqzvfKYv3KVxflpfM96XxRvcW507RgZO2c5skMkZR5OAE9EB7bu92m+vbXZT5YwLoK
        ZuKHhsK3iRYj/RytHTDH9qbRWe9yWM2wjsmX6dCowlSHxJyMTbB2QT/LUOZPx0ULjazgsOHnACevov7AipU7YZXD2g+Ye2Trxu6wupT3eOZss06BQgE87hYn
        6xb0Va7WJ3IvvUFH6RFTxFU3pb3siJ/742lqbveJ4wNbTz7F+pj0DS3cBiZorHMnn4Kj1jTds+VRUbVSoPZNy6ndTFOrhK+cDd/BDmWECDmz6nKSjmoggxPu
        g+bvSDp/sZWpFRO208bhU5CyVaQgavBv7QXvy2h+oetfBFjDmgLu9vBNEQsjX5yKth6UKoPYpWUbNlyxrPMs3ER9tqiCrG0g89sFGFE3rOyg7PX5soxWvv2d
        WrWUx4J/C0ud4N/ndWFEA8FHVXox9p841YEzUxNHj5145FR3r707sS4F103WRzdThoVwSA+WtrmKBV43hUK+HD5ZeV9UwB6ykiMYYHqxx/eI1mmuFG4YKt5r
        ioOnaeh5RshEKg2UbkYsYit61qIZPfCl7738pd/84Ncf7+MVlZ4pb968ua+vu29d3/q+DX0b+zZZJ0b0onvzus3rN2/YvHHzps09m3utT6OZcu/63g29G3s3
        9fb09vZu7u2zLo5myj0bezb19PT09mzu6evt7l1nPR7NlDf1bOrdtHlTX093z7qe9T0bxAHSTHnjZqqwe9O6Tes3bdi0cdMm8YdE6d0b121cv3HDxo0bN23s
        2dgr/pFmyhvWb9iwYeOGTRt6NvRu2LyhT/wlzZTXb1y/aX3P+t71m6kR3RvWif+kmfK6nnW96zZT07rXr1u/fv0G8ac0U+7eTA3uXrdu3fp1G9ZtXLdJ/CtR
        enf3uu713Ru6N3Zv6u7p7rW2ZhrXX9KKTptSHFC/vuyMxvg98uBTRBOqVypnC3zxDfxd/u0VJ2DykXTjdlnFqlDu/4Dy38wnNoF4VGDVlJ5Kuof6YVFV4CuE
        bHqyltMIIa+vOI5ltzikzeetNKEDexYFMoexEh/puJKnZHfHXOzloSTvCBVZFKU7NJHAFRXuizV0GHYHjTCdiYysJxSryvQ6PpTCqrLScRx9F3NWEPDIr1OV
        qflVZaULqcqCmqrMp5xQlVHXQlUWEDlScr0txBBPro3G5qbxoUSRMzIwCkY20TCmu7FOTcXG8okLpyKrnOCLSvnUKyCclIj78XJSgifbWXkkFnC61vIW7sWc
        VXp5zJD52ISfRoVRBDixmDIc3yp6wpvkOIkSXsUf89V794Gg8LUh98mOkpadJiUtBfytrCTkxdve4Euuq0c8kYQmXZaEEs/KQuPiczQTgSpOo9dRvkSb8k2y
        Tjv94qjs/1YAFr/LhFh4uHSDuqzXgieIpF2fmG+WWGiWWEwTPVOYgUFXJmLnKJqXKGo+xvr0JjXrZjXruQUc583GJgUo5O2DhU/4sLKCCXYGUgNvTOzaEQqi
        mRPailJnNOE8AuM6Yra1Wj+nGySpkpWkgjpJijscYmzwGeXUFomsNWCVQc2Egg0o8LOsZhjCZiH4uRw/3fjZiJ/N+LmKLQB49x8/u/BzPV+1a9fmq3H7/Gr9
        S/jZh5/b8PM+vjeXl+xWWbFa34+fYazmR1V4XgePubKv/vPtqrt2G9eVXXWbHrtEc577CawTJkoHknCIz/Dx1VJ2H1fVttVdu63esI+rZBMV29JUAjZy3esM
        T/V0I1fxRq6Hgw6oRXT4eHpMR3kPum5XVqUbwx7KcaVcuy3r8qZMmoh92YkS9lcdqIoR5P2D7YzNrj00wIFBW+lgrVK7Gatkl70hdxMQ0212u/8q2+2QN97i
        1GDGTczj6kDs0trhOiylGjsBwsyoEnttvrNrnIl1rRNEjfMJ5dgC5fZto69jm3gnKz32bqpgWugdPNDjCtYEGpvTCOq0VZoVttYW3GaSHHP7QM3O3QRC5AaI
        X1NKjcyyLHDTZegFLAvyTS0LtHxd4DVTXiwLGJ2orSlC6sywQGPJXwhE8lKCl3UIiSIYawhX21xHCE6akmtz2V5DCmCHHmjOFU4ToV70nCS+4vwzpOLESf7K
        xR1El/CKIZlmE2ln4LUZrMV63XvszdZO8gO+quhS6iPM3TCmQm7yKJz8FJetVNOrV+R4aPB+5/8P7eVXV+qWkZYj1uyxzH48QnHHSojv8BFKzCnIRmIdADsA
        HCWacDAM7EcEEu+0w0tGu8+fObjFzZ7VmE9MBInhIzU4OXDA2PMTNIjvM+rL8dKBjSRfnMf1oPTL1dLkXZqucvPH4pAF5XAgOBEtGBi9P1qSHLs/aiE5qRWn
        +JcOOL/Aeo/TU88edXuIQ7ATjTMvTage8WlZVxYWQrUPvvmlL+SyD7770sfd7AMr/njHopDbkn2zViRF14R7ZXc5HHDeCknRNTSuP2JFvVzKJ0lEof/xq2oL
        dyEx8X+0GfjO9gwuhTZW/KVA7WqyWjqcuv7MNH8JWpyr9sD/AXaLsO0HlUPkDVwVtSVXQZakQQtN28mB1mMMjikl3iDxxbYB7+00u+jxYNRG/epgr7VkvY4z
        r3TiwiAJAPA/nt4VJbrc3TCLvn6IqUIBm3ChKZ2mgaJlWinZel1XcurDYbozUZAN+8KeihZlb5EBiEvJMO8ee7DMrF1vhFUnCba74U1gMKuEWr6mn8/JqqrV
        wA2MDtN4z8KFuNIVLeFuj1rpVVCTaUdHjkcL6Puf5gfjFt5S/ml+d8WFEQe4Y+IFOGWPQWtJRu6N3IGRaCHkxyNNbjteSCvWhwf+40PfKB4ZWPrBOORK7n8X
        4yGD8jYCOnyKmujsgROXQZjM7LoXnInGilC59wbWdX3rv/zZ0gNJ531yT6OG4dqp4yFlWOMW4hCDssZ14sVRB85tuclvu4PJlx7YjSvkOEYZ/yhZducfxbnk
        tgMGZ3kGeR0AC4B7Txv99MMDqOHIQCdgBGC/9gskM4YDPxUYsflAVT4/KlU6UQcqxM0D4VOQrLfL+TvA1mY6BtRwvHjv6eEoFGjUIaCvc13FYhzV2gZjEmkD
        WtAePkBl+WvcfTE0hR2GEobjjgFNBZmOm4F7hDgdbz89HLcNjOBCTn16QD0YhbKrXYSjeV3Jm7Y0pTDgUNosJ8RtBJhk4G1n144ejemAE0TtNFztPFxZV7RL
        V2C42tOugLKg/akqzULWMomowf8dqbvj2tlFyN+ClrbsuhcGU7QERZebXWD8e7he0zgC8fITAyMPR8vMArNkOOoyRKMKw1En4aZiepN2XWg6qbcIcaOFrILl
        bjPotsV4w1HC6tPD4QeMywrIo2owOf/gbtgDrXE346ebunnZcLzIhDdjmGAMtotPDR4d2V0hZsJ75KejdpyedEBzF1EHbBsmwgmv+KFpP2EWDaiTlDjy8EnM
        Fnp/IlpIFJDAWkDlnKfR9gVkyr7ILA8PUzpAi9iqvIYHaEy7vFnEQ9/JuECQU1FLUJw+MuDUWhG7uP21ncpsM4uG407CiajNNkDyURPU0iZt6EzbMMCTtw2t
        6GxoBeU4wdhgW0AVSRPacFFZ1oSAez4djS6MBsVxOK1uKLpmDQUsAZCwFz/vNMt4dPKI7MLna9xtOPhYPw6FrA1tWRvaCYnRhsXAeCLVJwh4akGbtGAx3p+I
        luBUl7Qgn41BOxqQbUmgX+tHoWv2BOzCBGwn/AA5R/lvxaTjxXEyOnJjRYvXstER2JTwxGoT/2hI0XZ6tqGeJUhUe+SkW611bta6sK51oW2dj/EJbevCWutC
        tE5qVjvYt4cMD7cuoCyMSEtofFEzfhYH9QSZjcoWCKl/fjKPS4sXsC7CJVK95EFq/MKbaQIufpB6bOHbTz8Yt9F7EIHWY3HHzSBub+FLfxebJTywRC1h/B0+
        lTg7YegUmgXDArI6gaA7alQ4nG1B3NIlHxBn6zALj++NwPhLRzgplxT4ysEim4KV7oFXuaRYTUp3xdBr0MO7Ac+bZLnE9jU+5Hl6wGAs4Bv5sL9z5CDbp1oV
        DpwjsWeArzt3EXeZfmbkQJVPzbinjxM1/fE3nCMDHScHzlOPTFMrw4HHmUluPWLahnG9c4hcf0eZSicHHh39w9HpoxNgoAM/TncPOGMBGWtazuFex0+KpkID
        nBR34RLDPbAP0olPvZRUiHQGuJu5ArVS5foKvB+U7qJeIZli+0Fcl4PDqtYmGWovgV4z9LQ6Yfg1wb9oDvztNfgXMfztyDUH/vZ6+Bcx/O2z4BcDK5pk4YNA
        q9XYXVvjGqLQrGpeaDrCB9EUswzpYdx+s+EcnXFXijKLbiY61fmWLtnzyJsuPqQxb2v+F45GxSwipt1OlKuTJvqyKEwWkmzJ8t5CxmuL3PWMZqBEVGGRTClQ
        hYWcYIn1QpZLaeJ1EAITqUDLiBtB9CLSjDSqp912BFUt0mxZ+UmO5knbwDICcWDVSWoOlUCRhRwJa7sNx2+ulNg0PSYB40aSHXIsB+Pci9YjuAsLsyscfhDk
        h2bcg6bSRX2Tbmq1ZptaowXQLuTPEmjevr1SNGjjVSefGhSz1TYO0+zBUWhCRMiUVGlw3VAFFoyammZlClOCj0sSTK+vE2mWoHfMYm55SofSTiMiguSMA6qg
        UTJhLWvFyuV5YvlbiSCQhBKTyBvrQRi8W9GilYTOnh0H2cNmz/WEWCRHk1Q3vGtIZDCr8WA/oAXcRHqFWOi54lftCC8aIr6JqyAGgbjSMy7ytgzUDSR6V+Oi
        SOSgRpDEswQI6INxAQsAKVeKFPNLW5PmtMxKnirU7LS/STXalqqTK3g9w8RK8nkA+dvZOihZm1zGBjBd/XYNFBXY3SlJUO69BgYhycvU9hHowpO/y0NqLlAV
        FGFz2Zedu0TvnlgF16NfJ+7ozcmjDiWfpgWJaPcTMBpUlGW4h9ZQQV0mVhjkZRVESx36GUy0DAXaAR9/3hbHenkqAGoqMqBRWSsdwX0FQsja/gpf7pqub9gc
        UcwUgZDZ9Tda7hqb5hM/ZbYiJOrKV9/EbNxIQj/LnLz5Vq7SCkp2qun3CAu/XcYJ98J1iGN3uv4pr4owRJ1aMWj3McdLfMYnO9QDFwAdhFGzTu/U5Uhtfhos
        q1S9ZRXvp4nJoz2F4YvmXvFpEDEIFrtetk8yypo88ok6VTN5ZGNHMXxMTQ6Rl00euQQ2eVQweeR9/UPwHVFn8lhvHZY3OAPi4AzI/WLOecjw4RA2eXSw98om
        j1yDNXlkY0cxfExt6qzJI4cyk0fHmjyysaMYPlqTRzZ2FMPH+hZYk0cOW5NHNnYUw8fsJDvAsyaPqrnJo2NNHhkea/KorMmjykweHWvy6FiTRy7Ymjxyy2sm
        j2zsKIaPNZNHNnYUw8fU5JFBtyaPXJw1eeR0a/LIQFmTRw5bk0c+15SZPEosNXnksqzJI3/zqQIw6VMFMXYUw0dr8sjGjmL4WN+51uSRv54uAPem01pSk0db
        pzV5lFhq8iix1OSRS5koAmsnilK+NXmUfKnJIxs7iuFjZvLIbbEmj1zOq0UgzKu2HGvyKAgnJo/8hTV55HRr8shha/I4D4KXZebZSQp3ZS0AagX2LL622iuN
        uIdzw1i6UirOsrgkUSYqasHsDi9iyyFsE+B2bqNniI3Dn0frTNly2ZH0OXNj5mJqJH3O/KWKQ7l9xoRyJ82Q8ea75PLtQ1TzqWfCy7B9czuEWY+BWJWMPxOC
        61fq9CoCrBpscV3l4DxB5IgZBg4tfVG84+ZEsZtjP5SZTsoRV7h+BEIL6s1kic1ARdOsEg+fsTsfUO4g9doLjlZiP4Kwcks0zg5GBSi9TQkmi0pOm/g3sZEm
        MfQykXzmH2V6AKIyzs7w1gQNicxT/yZ2+O5QcbGPTKgitdki2vSKgvWVD1ZbhgIZBYMTcCvF7FwaGNRBbE8W0uqAR98Pv6v43PPfs7ONbrEHo15NvMS3vZtg
        dU1dqneDwyZnPo8uxL2iFBLfBHxeHtbszM3kIkzHmmwV/tf2enF2r5e414tze72EXi+hrNLP1uvF1+l1uP/4OXq9wL1OVRe43/moEp+j5X6ddOTA7KwRiNiD
        8Daec9a8lrcy/IpKnn0GvcxHlZI/tGFajQfJ5DMhG1sbmp1wozdBcQ5hpMapMlDC5NTnQ5qBcec11JTHKdzJDhIccbVbYVASN6GlT5dIe9sGww0NKFAQWy/G
        ATav5TWczMbrKnpOWyoatjJdLFckH/ucvORxT6ZCyBg1gcI4l7lTS2HvFP6D4iO3E7lZOVT4PQXpPxn/TJj6cxHnRD6SMg6ZsCsWNOaU2Cc6ax04QONzuAU5
        kJaHmWH4I1V3r9ZXMsfgILhjcD7TFbtPYu8ufBUZDUVc41/mTrpL8TjrYjlEYLtLIXjaz3dPwK9U8shjYaSSHlxXx6oR0/6EzbBr2x30/oXfwvtV9J7H6PHf
        CpMXHgvTUiaGtt0RF7sox5XJVx1DId8Ut8PsKZ8aHpblGBa7PYYklTdFjBq7P5C7SOQa2jJ9VOAR5psTgchEmuSbAhwCyEW5YszdGbEZfkfE+0BhxPvYy0QG
        QEdjjp7JV5NVab+Ot6RH/OC/9Xu/GUYWQFrod0W0eogqWbfWXDGRbDpOkqqbpdzeVRed3nobR2+B5uIWlqd5vxlUwwjTXNZWdERGLogVmhzKxCoKMzMfiCOH
        sgh14PRFkTYr/Wzpkra3IO31pL2OtLcc0OSDPQiQ2JOr10dHhw/Cy6zdCQz95IXfxABiQfkg7gamdi/muwkLlKYD7nScHSmy1QuVcB78LzdE7PlNUgL6dLSr
        inO2tCC7iLdWMVGw/2VJcAzhmErsljsT2Xt8ge9750OTiRmkTEy0YCSfs27XeYdNZQRNhf+qIjFD4qMDir8FedBMiNjKKJkCRfp8mMop4U/4i8JOnuuyPTuX
        VDXxnBW1WvM4MQB1evTlsjggnJdGwQ5ZCBnOa6aVkqzwhsWK1pnluD91uTr+VGo/kDz2eUtdCM5RKTJqJSFimmWKWO+n+se4fpxG5CV/azL1DHS3l8PfxWsK
        qHM5JA/YMzJWMTIxmvEpMfx0yNE1n02BgY6++EwIAIBQWaqF7ckBBkk+7NWU6vH6XOsnV8Hdm5rTb+LSLWTLN1rhZWNxD5QMWQz7dxNZDCzSokqBT8IxHrAl
        ARsl5VIGYnv8xgbGoYRx5JoxjmCucyTqz0J9YTR8WWHYlw9RGgP2AxW1YkqUZXxT8GPbG5Rim0DN/QHb9SRKJm0e/r0cAQFuktnyzbGjCZIk/KN1psslYkQP
        Hft4OHEeDxXnhoaGtrOP5yGw8CGjhnBUFtyAdThMyphBnKGkHziN16LPdTr7lSisvwwiOfMFOwdaPOW4ng7mulGNcB9QhrlfyQoP+ZqK2a5YozAwrdQPPwRe
        R2h6pMZhMjtsb8gIB1kWwMu43bQ/yTniBWbBk0RDU5Lp3lYjnyO3Yk6w+MTrwXzWnepgRiTs3S9DNDk+HntG38rmU5rlg7qt7i5K7KwzEK83Fn9Ll3hCMO6X
        ca7BuPuxS/DleMles6Q+G1NwbdqN/iTI+pNmAUJE258c/8ST0OfPV8FbK3zy2jUNEGGeuJ+Q48xE56gBd1jiBGdZvDIdV0xW0+M/NcLVoh1FFVa2A/ed8OKU
        9E61DMaKPpn4Qgijf6dexCAZpAzHbzWBIhn9XDiP/+KxzwkUybnPhhlaJdOfBRFq8D8In3T/XWXbE5l0RHhFOVwVhJc2AgGlTAMQz34BhUauLR0KCBJoaOJR
        3GiqAWAK2ni/A1OqTKgBKQKAbM+iGZpkalYhaAiTs5Ofg/YXOPcEUzBbrZ7lzOULyAXZDbkIK8LVROzCiyG1T7UIk9MsMmLhkKFzMv0HljIko/9BaMe0itvw
        TtOcoAdvYt/adcd24A9LAe4dXbjwUWYKzYg2PDi3quWm1/X5I0YLMTLyonZrrxKIV4JkVBYvfEWvJysSlhWLAqVOxrjNsftEtEBq9ZJTktTxRLTIuMk4x8aN
        fiJabDqST9uo90TUIWJGJTkp/bawRmzcREy0XRw/jqBvdWRq0tj+M+wiYMBeiXC+plDbwjJ8OwIwhd4UILSU2XKCVaJlNpVYkFph8DYR1sl8K71ZzKpas0hU
        sx2YQgvrr1dRRtdHYQu28HbMQc/udmOhBmyExlPzrTeaJOKcdFkOdlRxHRXKSpseuQ3Le1jw+oTD7FPBC6D49hheKhVKwmwRGfviMcdeUsuX2PDRSF+slFhO
        wzIP5riFnez1wa/AUwnWZV4636kYjVWJkOxIDOxYppMlCCoVl2LeDnljnJ1DFTdImFZm6xq1NOOyAOgPU+a3FBhNhbMQzTPTmW/1TEj28jOCZCyX2YOnBaSG
        J9l5B2zY7KFvH5Ze9MUMpBN4KRLrNfi/OXKQD4Rb4zOYe6EIFuECiBnWBSev+ZRd8wlFeyxNcQKSV6mrk3z4ftvl4sFY0u5Lh0HW4/YsOq2Vq3yJB6+BWWJE
        6zqoiKxn4jTtvkx8bSiim69mabX3qrTaC1W40FQMxZrX2xb+EAjFIlBTKkvC6Wx5NTBB3aJa8w1oFiZ0Nk347sHaKZ3LTWBlnp9BlbUc0srrypyhab+QzBmy
        zOlA5nQgczpW5vyZrYcvIHO2ZjJnOyg2+zDjRTsTg3RpjhFJ5TgnleOcTCgMmgqF1Mu8bxCYUiCXDhA5x/1uwU6lRpIjcrqahCt9X7L1IOGpe18yAeM0WvvI
        Qevlh4ZiIr0qGWHjVNzenmBU2DTquq7gv2mX5K0RBZvCM6X0PKADPn82jzP7Rt/R1ceH6i9zz/lsoMBK6HCTaFjgKoo9SFmtASzyNxpvrVOQ95SySfOPh6NE
        ce4rTOoUOvJkSY/o4YxuTW29VUQX7zLXPBnzc0rdIfahOTl3nrhQxSenSmxPn3iIZetY0W35dWkkn0Q6OVek9CozaTZVhkY/cXdWuJljJWnUZez04DL3VOmJ
        2K2jy6LhvyP1S+OOG+f27eyOJhOdtsq5eYEG9hJnShi0j/iuS+3jEwajV7DEUyd57Kw41gC2ksk/O7hnpi5rFD1qokudiAKJgcshrEg+Whf+1mc47Fg6HDtM
        cLt4QigolMJTPN3TKlnayZIxkCtgCzf5GRI2rNuHZCICRPW6IRwFgCvA8B9x6GWUfRrDo8X3CXnCh5UUSTXb6xFSMcZLM9cLM/RurpyOoRhdQYX9gxqfwbGC
        mQ7j1VQateCtXTir8M+0FGHRi5ZXJDDgvKJ/qxW9GuS6qbZZch0JXIDMF4Etlchy9HiVFkkimG1RDvo1kWsfqDdBBF4hiS5PlVlxDssfrCWYBtgOiJ3arUWO
        XA/BIzyRwz7FaOpbeyI/p3vPeFXu3EbMkO/oXTgNJVf9aVsvmwW3Q1pLnv+C0CqM6OgVQMdvKqUO1281bJurQMw2BdTt241zod0DkUfDVXPlaW3laSuVNh9d
        ZwbrWhHqHBramrReF8yGVmNoqfMxtEydbu1CNwfBq0rjODNNsIllVptTU3xWeHO1vVGtiUqh/Dy3hMTn84ox5AI9CRk160oUzUwdBLQwW6GKc2NUZsOYJdMU
        fFinwEx5+KhuasG/Anbx+WOc+5AJdCO+o0TrfR1bjtOiFFyGkfycdv0RdZjbPSWXAmRAon0igdQBOw1dYrg8eexzfLnhKXk8Lo9xfoTnFF439dHsJJ/+HJzh
        yL5jPRGiILNhEtiY7EQqeUYCOvm8BNzk2c/wDMOUuiGZOI2Gia97TJt5TfjhHd+jnniFegLHjJK/oYCLFtJMZAORZOozVhikHjW+sOHPwMBS+i2QHqcOOwy8
        sJi/o4lmrQHvL4jbSgmLhw+4cDVQ/FKJJm3J9863ijI2w6bwTUHwmQe8K0YWDesjIfjA1DLewIE9SI9+3Ju9yxaTXJ1Oi001/ex2mdAEBTiPPmz87dkoHIwv
        o4HQkd/0Kpnk3H/gUfCTs1jw0TBcn7wioSC6AUpTdqNdMDdgrxWB67EFuyw5KaMXJ8c/w75NlyWjEliRTP4Bj+c1KVGHd9b5dxordj5ve3QC5+KyyO1d0aY0
        so0YQy1yG43AJhhvFJJJvxq146bzZdiR8qJNxokuovjjtBq5mJ7n3Gq01Cpuxirs+C4ZnXRJ4n71m1/+US4SS4neeYGjnvvOyw//bg6ui/msRPLjP3/mJ4hu
        utA3f/vNb/xFnjeiktGj0L5fYq75cry7/ot4z16ze0A9mKlSbh4ye1KJofBgGpo+79xM+Zx3iavHxz8aRu3JQuI7L//9n30YcFwjYLVTkopqxxBZR2ZKJsY8
        HDErTptlcsVt7NVduGGWJefPf+V8Hu7rzMV8aI8wdOK8y2ZpLWYF9kNo7RX0O6+UqLS2Hv0yzK0IN6cQb+nRL+EJowZ6ZiXXtm4uAtZ2xVvZs38J3uOfRwHj
        Hu7Neb6U2mBcY7aa3ifiqz8eb3gy+/jJ2LtQJ79EfUGj+TU3uiR59c8V9ct3vvmlv8jZHQ9i0cmlURGnSUh2dsPoen460Q3p3XhrHWNVULwLerWtt3Pbk8b7
        5LwV1/GC/axJK2FquPfAaXSfO6boSTMEliklmAXFTvhjBE/x9RhyqxBfz4iU8J849Dx3BsXt+5pKYlPZB2ibzNVP1o0aof+G7N7VJ+MNZtPHYxKpn7yV35iN
        n8Tc2FTfnCfndTCBBuCAE8kX1s1GCdzhnuRSgR/erXk11IOL5Wno1rj39OpTOlmcPPKx1CEPA08thfcMLzRJS/KfHs2c9VBqaa0zrhP3IAJP6KRwaMiUrlRP
        apzXJSlniKZHabV+XNNUpucpTUNoZxDmebn4Pzc8NCz3ZIPxoZ97MDAKtbKJOEFXUUomXIi2AXjDDSR+0OCTKDIQngQibOqDn/qSIew/Z7F/Gth/MmDPW3J5
        ABXho4hSctatJs/bxIHTJ35w9rMvfeQjtHbg67OorFN49pqtT0AoOYnIVigSad5seILSPbPhiSdIvByjN3yWqEiEr622/UP0YQE7ZiLp5p3xNqiZKbQrTj4e
        v5k+fvMdJA5fu+2R/0Hc20DXcVxngv3f771+D2iSIAkCpFXdoijwTwIFCvyVyIZF8U8iaVu2ZY8zR7Ekx3l0dkVK0fEZKwJi0TLjKBtsrNkjKnLyAGpHnF0y
        QSbKiTJHjjCOZsOdKLNIRjOjM6vNIhlllrPRJkii3dAzpLX3u7equx/wQNKxMyMKXf26q+vn1q17b1Xdn9/48ppfXX7Pw5Bzbh75hfrES7+76xHe36PMD6X3
        lHPcszCHSu9tx1R6tj3d3/4MngM50CR2/YK1nKkXl8FWMiTN20mJxYLYQMs0dHiyleziSpLdiKQ3j9hZmglDCyWI1G4TQviuSZoUQzQ71M4z6XYGE02X4TPp
        jsmWzjN196TaqejhZCsdPkM5d51RyNmWg/p4slGgV7KdT488+oi+3DV5to2yNoolYrKjuN1akh5putIyJP6/bDV0FlhIde48g/LOtNfacKltHmqI2L1miEMB
        Zh3f06zjU+AQn1AHO03ySs5h/gKC+Qn2ZgpVSJqZ33YQMEBlrL0f0KCoYKNbwSXGhYYk/icOII1fg+nQmbxZ3Cp6eKCYHkNF79OwP9mO13uL1/RoBx5tb3t0
        oPQZfm8tr+Ho9z40cECF+07isCRkTy1ULKHHrkkMYvy7NqEEDSlueGzP0mB7Z9MdOZhbLXoyLKO0FUccavcvMy5PniXYF52inPpu/K5JKlz/mME42fTtDsIh
        tUttn0h3TdzTu/meB/5zUt17NqWSX0qHJ9LthDXbC763dQKb4nYJWxbBh2FT/yAc+jhoPQ33LjWc1zHZmkz3TU7kLbKsR2lEdr+YbK87UedSCZ2uWzPGFZFQ
        t+9wByjZscNVlBzYwRGGt8I3XVfGRqFdcmbfpfZhKRRo9/b+ZmswDTLxskuztA372V/vMloOf1TdY+bF9z78iz0PN5w+kKHMLKlskV6hLAdvX2mgMrWX/u6d
        pGT/ZOtFRkH2WlrgBRYKv+6gBQpa3FCTWMJHwHxky4GU74P3Pro7wKzZZ5aMUNMBodFO60FxheRJpXlpsZRWkdLqrFUVYb9fLYOriKo4Ja9CCsoPQyFkbba+
        KPsktewcLcBrG93TEdEsSscj4s6UvhClW+OzHIb5fECslu0LEZiE7QtBry9SO4i0E5Ox4vMIwHguFKagSzyAyzFcHsTWdGbFF5yck50r9hB+xZFov8zvNCM7
        ZxeMjoqNfxVfzjAASFrQ7Xq7sqBdFco2SM3Kt98m1Z7S/Z2le91oqRNFI441LttxYYeCmU1NRhMuRc10uWbIg7pxHBc7uRWHUWBawJ4Ougz3dXh2PzQ1fGPs
        TPK+Wq7LhOYk87vlApV94qVDLafxKSbm5wl/6ckL854MOC07hc1J6dwDHhEDtoHgkAJZfHyjY5U+o5X5Rnjnp1e9+K4kijSsKLpn80dX/9mfDPftiZ9KvPwH
        jeTv2diEO8Lhqmm5+hb0ywnVLlIKWWwav4njv6Z/TyHCJC3lzzkK8SpnWPT6bTzEDPIFCgauQNQcPbhX1BnIRcv5REbiXVNr14qbsBXaMfiotvbmwsFXcQIC
        OZC/p1WCnSwh+SenUeDWA+nQWWJMr9AsOshGVFvyD8AtrHjaSdmrV8AqRDiRwSELDTjI+go5muml9fRlOfAIdbixX49xSkOgeVIFR9FgvMiu6ENCUAMVHO5H
        SEj4hfuHNmI+9iZsyEEdW4JBo/Eq09whtSSrYPAmS1QLIfqWYPy2Ok+Vtw9xvvai2voicRjRHNtKdxExmmQrIkdaw3IWUEF7cUYZyqFRpH33RfDdV+WYk+2t
        Yx0oqEKF8BtKFBeqjThGDKh1MTWc7a2cUaxei8YXUfOSXdgu0AJUAFK9utgrAEHeiqTyy/dc+cd/+Yf3f/7YnknePYd0lXBygBgmBK8ko7H5HSftliDdUOfA
        ORbGpoqRCWRkPpePDEcb1CNT1SMT8sj4Zligz0B/PCxB9i6tI950cBr4uaQaqW50D4eIHBE8YP0vAvwOohgBqDZU2j1F3+09nvRoRayIO6maaQMhm+DfkT0v
        jxnU9gwbje+eTHdgNzj9uGpgwZceUUeuNnDi6vlBaFJeDD6WHoXk/sV06GpqpYeh83FMHVFH6YYS5KBl3BD2GPHgaqNSrUX1Rle3KeTqHB6TvD8kYoxjWa1s
        koSTnRDF050T1Iqj6rA6zHSL35oUdX1MfYxe/aVN/6dI04+hnp300ScU39K3SD4hyTFknSv+p+xz+JAuR1GSZPhLW32cP6Ty8ICeHzVv9HfH5Dtq984zj5Bc
        cxjbprvPPHISsjkvi/nsI6JuHMPneROJpu3m3DSDjiCRcYj/R4dSxIS/+iOudfXTrmUnhyPVQ1nhnScS/Q8aW0L4z7FbesyOZtLDqk57EwI1e6lPG3rONDBn
        euDvcj7qVFUPJk2VCvVo0hy5GtGsCdkXrUx3X0dyAbGp4kG3+MHvgfRHywchOS5st3CW2zSrCNbl6+FgEPwBobP2VMuEQoV0KUv4fEiFRXc6VBborZJ8Tzhw
        Nh26xr4XSXlDBQWae+MRmUKiDoQ5ErI6T5mNOIToeY2Du1lJwPx8bA/TKmy1kdy/95k3gJaTBZNmKZXeb59QwxOlkxJqJy6tUlY88LhztNi+Z4Db/L+9MXnP
        g5/Ef/96D0Rq757b7vuZT3/yk/+cnh/63FfPnDnzv+rn2ZvrfuVzV9+g5/u/MbJ738Hv7GlN8r9WK+EArQWMWggEa7pzL9o/TCyE+AeWLrPfPPfXe34qPZiH
        8Hvmp9JDb8gu2Sh1b8cEZdwMRyPWiaz3S9nMH8XNNCT6kG6fpHVkiIXiTiS9yW7KufXryUEsr3J408ISHc2BgbXCPIYwhGVg9mGoDr5yPH7LHtn67BuTtAod
        itTB30ppdbP9P31v5Lb/QALQ7hbl3DFZKnt7i+jQdoJrWgwIliGlAdk9kWY0/7IJtXtC7b1n8Md+95uf/uvbaL26kwEptU+0Jida3Exc/guO0jAtj3hzkb19
        7DqLXlslD7ZW7sHWyt79XpzRVMmq8WAikVk1PywQWthi2xSPOn6rojJfHCK+KHMaXElHLUJMBOFWbHLN/Em18SeiK9nYq/LLcCerEBpg4GS4k2K2HMB1L8dT
        gK6LMCe4l/CHRatU06xulvHOgAPxIiHt0R3qQYe6mWa1F+irbg4+QL1Ff7wdBcWSSFTSu0DivP1zpnU9CeuKxlh5b7Z6AUX4+QmNw803iulLrdrfn3j/BeDS
        eyNwGfrbwmVoMbjkQPEADZwwRABKhar0jZxSlrUf2Yfq7sV+VHSBQCa73jvK74ttZT6shDa43gUv7b0OaVBy+JxeEViGsXBkfuCdJTbv427H2XT3JOgYa0n5
        RNR3q928UzVEDHQnqAX3Kw2xCFDssGkXLXG3nzV1TU9id2IvPSF6Hf8vHRnXVoiBZbZlGJaTMyx3AbsaKnd66NvlfV/eGx3C5hPvQO2gy0Sr9MGjnXnRf4X5
        T7L32ZwGMPQC7G5i15BpU2KJSQcvKOjnEhHKV0PhWUwhFOVVGS/eV2Srm+kdwPWk1JOEo4+opK0p1HTFb1I20aB71mShtjliiT0NE2dK+1T1x2jJ/CTdjirr
        iWz08RNwQEHDEqXWfYw+0O/JRhHZO4GZvw9MlskEf1rdG2GKy2OWDj3MGsJEJSwa6yHsuGBMeVJAX0CU68QPqF4tYP6lBJr94vpUFnI3UZ9vwiZHFc7b/Kw/
        Pmerm2ChESCpJAPqJszhXkqCYaeHMvc0k00EJyq6X8GpkIJK30oBYe9aiydaQ7x2LP5P9UtEtxAd3wRAR6AXDTbQEr1BmIM34BF9aYTcUPRkN/YNDpuedjfF
        cg2DLw/t43jegzCjMV7qVyFiYQqSRGpl/C8ctZLN1Rvd8E5wqOGh1nyMGzLGjeztK7CqWp2toTFuRPw8xSrZOX5/w6f6uptpVSLJVE0kGf9gI6A3PQi92ouq
        /eNCr3tVb/x7Dr1iF+PADRNIEMif+ofYWGUUsW96pa+Bjg3v0nKnQg8DRnPqdOrzM0v1YtR6qakr4991kth0qkt0TOGAwzoO4/VVmuAg1BfLr4Fa1QSse5Wf
        F8/kqlO5a0y5cQmbmhzics3jslkSiZMHJu+sFxVrjV3q3YEGDJ2iQ6y14D6RscMxHOGHPMq8S0J4ul9CZxzA+vS+k4j3JvgRH6Gy40MnG3UNlX2NBj0hKGgt
        IFj5VQnc612oKsADL6vNdKOp3QhnhvqiVLTnCc5MWi1hK4KBRxoRx/AI4bLCP4CQE4fYED9QPUeoth40K+Qxpe48zjwNXQsO9afcwbpgfrzW6oDlMKHkgwz3
        iaTKfmKo5mKDqBvBlDwJEkKQlSatgd+M2KBB1ExX6WHqRraQpvuao40Kd70bOJKu0SMXY+RiM3LreeSI7q+XnT6CXY1oQAW4sUqgt0qt0YBbw4BT3eikVszN
        QeZIWDhYN/v7GYCxRBAL5/vqElTZ1+iqd8971e44I9GGnSH2shZMPmYVnedfIDwiwK96WtU8ogoe4Xf8CKSrQs+JIndL4JU0357l4BFMetawSWsIECFOBBG4
        9SXFbbZmDa5JzIjXoiHdQpkiUCC28aImWocIpVbzj1hVj6erVMxbpmHWW87RU+QIkYNmHBzrNGhe8QvkioAdG1SMKbOBCsFwMnJGoOtATjjYWwWbnryzTFnx
        cRUfU5H4uEpZ60zKMHVVdKA/Cepd4BcunBJ1y64afbRe/HqEaBR9xCvrhqMp8ILSY5Re5dZHRKlNG1hkXIVcsXRgFc0W7oAHbD1AQ0HDs4pbBf6/CmEL88bF
        3Lg6GkfcsZbXHRbAQ6khIFcFEBKYIauI96d0C8K8nTovQ0FmM4Hkvka93nMNdJW5Gh729sqk9PexNNUtkocZIPAXv61K/YjrXMU/1rTxH+o3OusKPpP8AF5E
        Awj0pEnGBsuqegRA0RyaeIcKjhNUcobC+F2Fwrxdr0Tzm25pcWylxN0AN1Ur2SY6IhLP1pQDrJPOTaL+DZBwFBGPV/wKCyl1h0rwrZLsKxAXnc8IVkiMjN8w
        kvUKsfIiarfiTiqQLnVW1D34RttmCMtOvVkYB0Q+D26DqvQIgmmqbdCMX6uW7LTqlGxBo9aqZYDFWna6TRVyq+qbrbVE2+tYHvQgWZ00kPQmlmxt49wCu9ae
        uCElwlXPzjkQMREzIQkL0d0rDr35ACBkHs+8mDjmMtW4oHpkXUBiu5V0ZU4S5LYRyVYWrZdBjCY2QSMfqeXxP3PUMlQqJ+g+/JUv0YdfVy1XJUc4jZPDhCfO
        fubAKa2yHz2RLynmRnEO2eLFCQ46h4hQH07uU0eS+9USIuWsEB5RqR+yWVgXsKILXHiJKKGBfOPsTPwMFud7RB+Xk/D7BrzQB5k+mOtiXd8+OQOjCsypmCVM
        XuDgGoMU3pEvAQBNWcZb4brTamv5aBuY18XGayWQYz7dXz5twxmOWJx+DlNt2HlQRfmR21YC6XccPi0I5LSg00FbUDpoU3X4uDwINAFWhpkTf8MdIVRDn+7t
        R0k4OuqS0uCzrp7N/n802cagpF7PxpxmfAfwacwRe5ZA2yaLAZR2jBDey8GifW2Zy58JmqlgoyOwFkGcAM4H6VQONWnMYT1tWaejRHbux7+wlbJ8ozVAy8A6
        H/PxqQrNL3yHODnUpvtQyoBzgHiVQXXR/WZ7wQsqWKC79QWt649B14oUbE4hjU3DdvTg1tazARwPiZrECW80s+FZxmK3LAOKzTrdCo3coL5HqCCqvaR4SwUU
        yDx/AHFqF2H4fByQejLmlgmHPsIDOIA+D+bjpcfKy3vC5382zl/57Kc4XtInS8iwRFdnYYS3N8vzfkh7wMiD3Xgs1C3RQKnyPDYTOE6XZRxZFgF8EO5TVa81
        p7ZjgBHBroBAac8BoWg4XuYynmp7cQBN6bHkfl6abnQrRA2CfPumVRQis5v3cPiTAT1be+UMO4M6+oBFE+I0MU8I2038sn6W7cFpuuBUm9D1tD1s/Sjf0qth
        6xE9G7+sZ+MXaTYNaQeNXmnoAHAz//joCgMYinV+aOYfO5mQAdyOAdw7fwDh5F0f3XaJ/wRah/vqVtWF4m4V5wa3CrWvZy0f07m2maaEhZPntYhBAaofqEHQ
        eFbNtvFozu5wJk1Q9DXxxknrM2Eze7brMPuGt7IPw6bZpmX1rDudh3B5hPMjovP7vxBnb/1CrEZK2ip+f7JUFM6y8/SKflrZ3dlK3ITqTjWCGw9qo1qljX4G
        ogea9eBHFX5Yb2FWrJ0tBNmfzv3B/xxkf37JzsbeclWf+ohana3Mzn9Tq8VlVnzVzl5nbc7f/DkcgnZTMQFM3aBC97odUedWq4+cZAVOifJNZOqpkgra571R
        DvnL83/OMypeXeIpsZbN1UjejqdyfL+orQsIGc/ZOBrA3bSN65Q92UKW12weWX7TEk3noW8X++/z7Y0bPDFekPlz2UXkWdStFedkBg6pMP41EDMqsrDA/TxP
        idJPq19adtpLuPYxDxtqG93LLvEgnzXn6de4h+sLfG158VlHhHQE+puPKBATh19M7nLYQNPSiPL1roO8qd+GKMkQYywBfogAnwwxKqNSp6mr3qqGJ9JhdZca
        Vlsn0rsm8EDdNTHRUkOFMgZ7IGnTBqAnl8pPHDR1zsUioknjFGq1gtCVgybIonwyzvzhVx2OXbhAycBSXeDMQ/SqF6UMlU6HZG9IvgYqSNjnvDyndE/kYx7H
        lFlLk15mbSB7IIHMWp8wDLPWw7zt5QnahxnaI1M4hs/7nLpB6QUnE0MgixDa289URC/SFr3IL4taJBQ04ceN9SkLzUjR2fzG96uziWczVdGfoXfE7zVKwksX
        qx3TtKYZqdL4b2y1VNVwTsycb6lKwQyXqtUIN7JUfQS73EuxiO6lZA+0opai+RVKtmFlvZQ9CZvyl2avcSdanlFsXgqNjktUCTQ3Zu08UhuRhHUou08tRVDQ
        PkC7lxJW7YMboB76cfBuEqP7RAurT3Ec4j6RjfpY2CeiI4FPatl4o2k2KuAV4iXP4/Sy24fkigvjZJJ9PHFndMrjx6cleU6ScUme99hjBd29QEsqEr5OiImb
        L6GnJT4eRMgPrRPwmrK48jzR5B+C1juC3HUyAnFPr4ah9U7rhdWluIILNM+3Eq7BbIFG63I/fTBVbcIuoL/QPN8KDVrvzGR657V64pX0j+88u5g+9QO5VhTh
        OnQtK9lsN9AUk69CQLW+S8zwos/u9a/4wst/j34SBs76xPJxM+PD8mKzddmX0frAl9Gb85PNqkLEMSDmQOnpgMhAJZvx0KPxICe8lewcPzodmk6itvOh1HbW
        k4b8Y8K4lod6XguJCFD5r4bJbUinwuR2cM8KMH22DvD//Hf+34HP/fyf7DHQhUM9fvHH/6DnV/b/8b/bUzLOmYYBPPtogOo7AyCfuVHeXnqaWkWLYeIW5Nk4
        XlYF/COQwSokM/yzMW0rUAQZQoIYVKbPNLzS54Uoo7ZdTS2C7NarPerOq6md3KfFzS4eHDSBfaiZlePexZHKY3XrbQ/3p3cqff8F4puPMvWuUE9oxMHIOcIv
        Zj7OM5hedAxJAk1b7PVvp+ROqMFYwGuSyUFcAgMkLo89UlJJr9mLFHXRlq+J5lhCc+T3O7ZZSWkHqMCB/xjmyPh+2IaMM6FGxulQkPFSKMj4XijIOBsKMs6F
        goyXwxIyjlUWIOPlShkZX6q2I+OZqkHGc1VBxpergoytKiEj8SaxvyI5TFsXbdN2aYmxU0t8bbdG0pfYseVxmMHUSHaGCRt9hHCD/BF7b8VHYkD/PCw5cfPO
        r8fEH7ZNwqhs5tfFVRBby7naY00le7WviWb/nj/MHYKofbpPrKWmkFI555FuHnbO9XEXCc7D1q/hngZ6GilU+vrEoMp9gW6yiygUECxNi/6mQNDALnuvn2s+
        60nNxKvniKyp24ad95HePuxc6pcKW5Tlj/vFDgxjlp12oO4iyvIbmaiL5jdPRhjeGbO7S+3+UUiWycGPob7UndyJdLabhxwE7ru2FDWk7oSbjbSjJe4X+ll/
        m6UHbfQHDeYXz5xhtYSy0nLEezizei1HTe/D2YvCpk9AuAgxNyBctJOlSGfZ8gmrvY1ub3rnIzwN3yFOjEMavRMO61vh8hdtEU2r2bQOv7Y43bfVnd8msUYt
        ZckGux5tKx+S3iFAecmdEnPwhuvEMQ5WeRdtVpEKMe17eVtGStEFQFLkD01TQwz4JTgcI7HhPaQwxULhs7xJYuhqye5UWF5hK8ygKobfnj/aP8pcS3zslCxR
        6VGE7QMuDqQ6/gv+dMT0NJ7Tnlqwyvg+lHdno9zPMXhAm/XrRve1WsLWH1M12PbBBWyYHMGmBTGpEOmvgXlR+k9CnGQgulcalXAZxq2uZgzYZGX7WZbZeE1e
        UHYQ8iM0wJUnVHiSFmleBj9/J4mUjztc8WPJxzl9KPkYp8eST3C6N3lAla0fdEn5dy0v+STfjHvJp/iGpLBP882cmzzIN4PoEzw8JIc5jZOj2svWMRXJ5PK+
        shB+2A8YC4RxUseLOF8krGMxBqOkIP4qHFt/y06CDiwRlczyRvi9adDfaYw4ywxl6U/uX+TtFL/9zCJvp/E2Sj5LQHpAFBEjj/fkjqnPQCGRBAbwtE9LEFNL
        PShBSy31CdE8pMfIfVR9VnLDD7P6lMRCtfRR5zRyaGVKeoFfh4koc34wQPVJCapqqY+rI5JpCpmOEPHlTHM2K5NiqWDtxFIZdsK+sa+2WA/a19bJfolMCvYD
        idkLx93t7nu2qbsn03bbcXV3YTTOa3te5WfWfh2HFDzXeXU5UYWZ1aCxr61k4aZXph5RcOPcWTgbsYvVRkNbxwyrYDbUSTK/Dq8TWWZYG2/7xni7jeE50qhs
        drV2Tv6Ttj8KQ8HEhWJyyWSaVikolBvCPzUvtjV3Th3Nr0kqxEYNxx512dHIUyew2cFhN8XI+aTyTsZuwrHrECY4+nqXs2Q0YvPorRKJl0pTcEpfonNONr2h
        WX7gaj8GCFe3Ar4yJUeefSqCRT2XlH+C0Bx2M25Q+s5ydmCh7Hgzh25149vYgbiDUGdzyxHr7Mry0lkhHzLABWAYn6ZVFy/y67LTzpFEJIN7lNYSDbih9L9E
        bRqwPvCIfsEHtZd0K3ujNYsgmPZVakyymtM4Wep8BTm0/0hX0VdW6uPYCu9n3WQF38y4yUq+oeHp5ZspN1nFN+Nusoxvxtykh2/mnGS5wlkh2nEVtLiPn7fE
        s5SzN3v/Q9YSY3c0dK9/p0SLlN3PkZrh1C7PdqQhzvKz2bElC33wse39zMI32k3bdPFmbk/bm6lFv2kt+mZ80RaMLfrN3IfxIi1A30fZnxN6Bpq8gnuCu5Xc
        ctz1cktxt4rrx90yrg93PVw+7pZ34IJ93Bd6GyX9HOEhqWYffC8mTNRhO3uvRggUp1ZRegwaDldFt2GZ9t3Uo303LWd1aB8hu9TShTrvaQ/UyPvlpdFlN2m6
        lF5CoX0FU0RnDNvNyxV/skyZlyvl5WOiexIj8hymw3N24nL4klrmP0FoDR1+wTgHO5w4Ghzko8EKlYS2VkZOYcVsb2MfuMuwDdKpUagV1Jp65YqrSw/czj7Q
        CEykZS9dIsZXrlgiwMPLEQ5eG+DvcL+4iOUfh/oR3Bj54ZBTuWV9r1R/j5MsT9eGIGEIywHZUjQB4OIax8A2NA9AfgebRxF3mFuFHycbtgQlwTDCuR5HCc0U
        O5dRXpOdvWrpzsbxEUcIVZX4Z9xSFz100Zf4yxUQRqY8Ne2fzY+3cMu3M0ht1fWbOwgN7A6OfbszWq3ucAbgsmkHgd1WqxmY9sjXECWawQ+6+JyNw7Gqirh8
        J7uyvBkP5TdC8j5YnhLruLxcIkS4UKlAQJiEo0M3JW51EdyX6Wj+Mzv9apzYOal0EPsWpro+YabrcpWUHQsMq4QsNnFXp1fajjYXKIP4E50mMgfskMJ4tpVR
        z2bUm1dOx0KUxGvicMVSDIcRiGlCl4tbxpjcodioBFOXY2yNI9KmBheHxfWKs3wnuyxAxjRK3djm+KfElOIu4jk4tneI7UG4t6Off8K9ebT2ldXs2KWHlZMQ
        4SznaXDKlQyyXzMIwg4xskEOzDr4aL+K47X8RmfGTbPs/7BkrDoIb1+/Yx1P3XbtJ4zcH/rpGuMX0wGg2BPYvsRGmyROtvHQqpy0wb60nONdDofEbmyEJyzY
        8ExipBpwp0XNa8DN1kRLgpbN2fB40yhHsnDgTWy/9xQHzqb35rn5Unnxzzoln15SAya7Bwc6gF2ym6ZTg+OyEOPeJJpGHwEqd0Ht4yPA4ZSGaPYWqNaRZJE2
        iSW62cxaaBjQ75ubHDhp5p9ZTaL70I3opnadBmftQoRVdFf1gytTZsqkUtWPYLe5WE7T++2RFMqX6Yp9RTY3m0oxVERwV1KBL4MuIYrGShMcG3BCxAlEFil/
        4sknnnwyvaX4RN2E3twM79ccyzdZC7eW2exwUzLmTqe+/39qBc4pVrAO6QHuBDVF3UyPEc45j7ZMC7Y02dL24VrkJoE2JQTdXZjXQU7erbZMpAX6PYoBsUtZ
        1JZiL+IkBzofJPm6gkP++Z8iWCcqSQnvH234OJnbogZbyR2MEvf8wbtsCb8H9iHXrfUONfSFfSfbK7d15YHEa8etzx5wGQ48cjSWX7eJB+uxnFvWVD1mLH3z
        kSuls9M1NfhIo1MRUbmIqEAHC3kvL22qPr1RVIJyH4Qxp4l0K8ncH3kSIS4P9LOjE9sxX8bfclIHdjFbMH1jgo6DbdQhJND6KDUFDaEWnlUwm7xDbYl/AUGg
        EQk3uzjNuGjKM7tWdvvgOuw2ieuZbCX2vLIl+Pzg2YUv7GhhM6TO+JecRN7SNCFxK+yMzGoVYEEsl9LnAmrfmhIwPBKJLImuvgfkxowQoH0XGHBUPBjb3GSH
        cdSJ+A8cPR6+GQ+OWq1QhjT0Dx3dIvwOmZfTd//KYe44ZujZV9GZ2f5m8czFKosaqItdjVjDpkTEeY23uS0IIBipHe4LfMuCxDjOhj1tJ+ksVFdFwD6CmmjL
        iQGut0DRcaMT85SRsN+Q7tKqqLyJRcHD2nraxILGNtf9vM/W22SvFKzcrQKJA8nanB7OKQepgxUOuE5oz8ILMQMcLoRAuC2iRFdDo+rsQdHCfKW8E8bOafCj
        rW+/InJYHSG0jjYa8OkCB6gD1GZ+0cWxrBG39wArf9fub8CZMiIWQ9caa5VHEbUZeWBDvAQKxZ1f308zs+3FvgZjKNxWvutEWiCEiBiiegZn9SjH0+TSq0dZ
        E4F10+usReQJNEM+zoTLVaj5E6gniDWHYGd4COWilMjRHWcBMVWHt+G0DgchVfSWufiWCXXH2dR+OPX60c5ulRcZkpytknUqZHl7gHNTpi2lPT3ebnT2Jhs4
        HUw2YmvSeSjZxOmxBDHQxrB7iSL4qjhnzFcV/5+Ev9jDspP1fDNmJ7fCXH1/IyDEvlVteZHrvNqT3ooVw3rFyYBaF8/KlzG1z2FpaoAVjCGWfB6e96WFl0dN
        mg4k6zh6N+DLgV082L7ABacaZBNmD2TFgzDls0bZ/TB24ihsX8IwDnJULKrOg5SI2wEqL5e3NEBLrnxS77AYXegSNDQ9gaYgpcOqM5sZtIOT6R2T1NPN6OIm
        xQlBQG2ZzL0y4VdrYhLZJ/5RO1AYINiB3EhFcTnr8XKD4gQgeoivjzHMsQGMX3v5eqwM0UENUZUMgFYMsF88V62jlGVCPuupLNR7dXk0BjgFmHpyaZxWib7v
        tBOeAad32JnW1IZo0GsFDZoqaNC5vULtkmqH9e26Ds8GOjxbD0WWSkca1kbNzoGa+azMrKkZx4OQ+H/thAzbL5jz7YSs5DOkB6GmF5K1EGSt3pGs1YWssQpq
        fQFZ84WsIVwFz/+0t2EDfRcnbbCPQORK1XuUZimrbwtp4xcVUdevc2RteBS/v1GjvAioVKJdkgekLbrWS7f9lSZtvgqZtPlCPgFTHXDpKFFWbWIR3s90N9Rf
        GwJW0+YshnqlpXnViOpVPdERicBjEyCexBw+qQaoscGyn4VPyLSTWTtHCw+PqdMAT8JjRHM8Tb08Tb1kkm7Sk3Szkq9vrdfZWpXdjmMOuMy5CQlyzpvNhcS8
        7zHUhsj6/yHTabai59MMjKNwM13RxG6qQjXjplWhqpkOVqhupoMVkE7s5YdUe7Rwti2FAp0HEg+SHma+7ARoYl6Ilhn8He3TcFK8u1eGDNFboUiPaaA8pIFy
        TANlrwbKoAaK0kCJqVm+MTCFbwnt/8ORdeFkumVyhzvm0+9BhdvLHr8afCT1dlrj8ly4yQ73NH4uTud2uHOeBrqEZiuADuLp8LGEx+47aFRq8R8J4B/TEHyI
        OAoPT4pYGLRkLj4naukxnupPjulh2ItRyOYC/YlT+kQ12z8Z1GOpMJTZnK8/cYtP2vOX+ZUH+j/mNJPCw2FSMNfkDq00gCBWUF2dcmglFHN43AmHFq22z7C2
        AWsStWk9QiuSwuZ8Mtki7w1Up1sFgFuTEYbRs4iFJBaWLR43boOqOV+BG+2Ww7zrDrUB70lG30JcJrEnWy2wHeJLlGfSif/cgXTgKXq5cF+QMcgbBP8JOQxM
        p0yMXt6ULTuBNFbylcJX8q6l39XZRwuN2dDVHtMcONFYeD50x9XUooZTCW2tfAgN79CE27isdAuEx8eEB5eazo+PEYzpsTTomN61RJl7U/52SFguzxHvMXxG
        EGNmzk/GdRfwP3P1Ts24XXedYaH7PqM/VFKyfK7LdMplCuxuWwi9vW0FPFR8P9beJlN7q1T7dHvts6Xax+bXHrGcUKOeQU4ItXZ9Gzl4x8vJwUyZHFzy2sjB
        rHcdcnDRw2k9tAaYZjqY4NwkmYMhn8i20wm4YWedPYhjV+0TJNQTtSCuaOYlgU/m/qydT35/Pr2YRnxlVfpqxtZEZtpObmPZUUeTWHisOrfH1wTCm09TWnnr
        fMXtQihbXUPL1lxjCpTa0Lp2CsMSNkyh+Kt1OQWBMlIuVq/TgnaU3E7g3YDzTMAZYt0YbiDnzSKQym04OsXNJuTBDYZ0Cnlux6kpbtbjbJNedZh7m6824iVL
        l/UsX7Ey326PvJnOmTd2zDzFx2dOU4h+/G9FfB13dR/GXA2SOUd3b9bRjHTG0aM47WhGOuXoEWoRmmB/weMgiBaTvx+M/dlSmAqFqYY/HKZqy2JigIOAVXmg
        cMq3iX0XVXksYNGyjkOGVXkkjlG6kdJBSjdrMX2uAjFdh5nWGwnVDvsE1UX2Cfrw1fhtTRJny0I7TzrxmeBA8II163RNK7bNk6g9DvnMG9UI56kcXnHBmNVD
        4HXnJ2CPd0AsckkGZQM/auT9bNqK8yoEXaUbEQQfTpf2p/QcMRZpaXWADYkz6xB77hLBzGdtDIel8/zAgCbryxBGnbaNrkCOTatQ8OfPRKQPxW4JO+skWi01
        hZCoRdLd0qLM4EDD443Z4LD4gi3Jrw+zOSKK1DXz16Vd18Vfyq7dhNIrC4jTgxPYw2KR3xEz4+pB7mqrwl1lEvWlZtFSgMCT0ou+g7Zij8mJsbG7Uq89VXCQ
        YO3DDRy1goULs8dkyqeveY8JCFPAMGJ5JK9yGmEnWBosFoO8mbXEdMyLeAWZWKkNf5CCj4jX4GZjy0tYV4n0SjPPcwp5WitLefxSHp4mgybvM7xhvapZHmvV
        w28X7pmajT5+mjqlvevSOZJrW2EFFfJc4Q/a5wt/bWpbHpltVr0UdvRSWFpVzoucM32AcGlDEM1xciTjRjj3NhCafuymphRSZB5XTSnD1N6ja8/rBNTm1znV
        e/067XtxRqjrpELm10llmDqX6jqxvWsGc36V4yuuWyWfq5qCsKlkaqfy5tdOxZna43Z4r1NMoAIe8KLCiDvl3csHi1Js0UBdbL4L3q2LFErXqSD/xgrqim6w
        E7S0XlcM3NX96TqEIKKL/QxCENGy/MaGop6Xw+CQkvpRUr9zgj0shEowMp7/qlGphzj5D5gk6tlk9kHu1XtEwOfqPhDOe3FcEYpXGl79gaw7fE5bxYYGe9Wp
        HGUkmtuNregtomQIZulg1U+X4/c3MFBTd2FR5+scPlzzYWFNiae/rsVvGyPI60O9fiOZIkBqYCGk/Rv4thYZxuYznFgFSUPJb2gaQ0SWjxjiuzBqSfvp2I21
        sQby7CH2tQMIO8JDPb1ZlAdKk/O+G6nSwfaSPW/z3EHCcviP3hh8q5Hg87Wrq5Z4wLVzBjeUy49ukATy8RFluXZxnIsm07Vz8cnZ3Jp5tGtuZ1OYQcEGyuQs
        Zx7uvTIyu/IDnOIDlOHEZ2yelLYwkhtosQCA8s4HADWyJEDcUEZmP3c25U2RbXprU75fcJILkxh20mKYJrWujWm2H+YXahieb83jEUpXm87jAYGSt5Tv80Ib
        2sBRtAoTuJ3TLVIkjhF8JRk6Etd9POepKx3AX6qvtoDPyAbONWp29hOXGNCkVNc9AJo7kJNjT63rTI5FBea6reK5OLdtgViyWJPc/Q1swM9tF5RUZYzcVsJI
        91qVVjqyXP8a1Xr7xUCxkoYlzgIOgReGs4T7eDv8JLuR15QOdI84SwXW4oiH7aiKtqBn3rAD0074Bkrj6JhphTkL2jO1E6sKw3s0S8GWH+s74Otqzln0Sbuw
        fafcmVzxyBPmD38noPepl5N/n7tCpFUrX1xv3EKQdpYiuIuVgsLbou7k8RLkBkujAakIaXeEtGuaDiunpGJIOwhDR57nMS28vZkooQjMdmeHm53C+nxfBy7T
        jVyjtkbDIsQlDeZRDFjmCGpqzVnJX+xsjFfwcT4Kbdlb1abkKG2EhMjuz8t+Lwdl5L2X4iVV/5UyfRNkhTqD5ejc2taHw2dB1DELHoMKjryTGeBkMy7U9fK2
        BuVs9I7NH0PBHV+LDB57HkwRb1s3cqrejN9zaHKzKlCAQ0k0gV0uTtXbfC5W23wueuxzsWp8LgZsKhschM9FKfUfMuZO1XEIUxHM064FxRGfyyegUAsMUJWW
        Blnf0KCYLygGj3LJFjjSgLJTXbtVqsOtUi2zO1QXqBoUDgNZzPNOtT3RgvYdH7d67LCGXe2yyzDB3bpWY8Ow+SATfRyyPakvNiIeT055V8q/RA+NXwxNW34o
        0YU6j4cPlspeeB7fyRblM/ZcLhLyEp7y2IZZaiZ/R/1fzGV4s/YRtL26T47s+ORvCUjV3uPYxQxY3ZN1pTfQrZLbjTxGfHsrluhF/t4i0+Yi0ybl5eWkt/Hq
        2FdLobwgX4nTfc46wF7x+XY9m/rz7boOZ6K9zMUt2/Fdj8OK7geV3X+SCOwmdataF/+pk6wDQWPnNBW6nCSyVrxSm9VGtR636yHqBTRzKZeL6Ludc/EG9gBu
        ByD13Qq2SBf7JK4OX92TaiM95qvNV4ev9HwDP9/Azzfw8w38PKBZeJIqpmsDO57CaynTOs60jjOt54/X8/P1/Hw9Px/g5wP8fICfD+A5MWlwDRo8unXEg/sG
        Iqt32XC3DoVa5d1u8wzebK2nKeTBMcUtlGuAc8HyiXMhdASCOmeVJyVwO31mpatxn6jV+unqEriKOPWw0z5R6DrMFWa0CwMf1qCyS6hUYXWYDnrsCzdn80+g
        TnZDlQT9hIfJjdcg+VF8OZZqyVoPRyWblH21p4MS8mpEaQREbm1DoPLut9rQ9mug/IuyEzotnLUHCB8aVmXe07o977+rJefv8RLDDNkL9YAzGP+M24l/QpAv
        BhIo07uTKBEjBbZzPd7OfYjSdbyt68HJjYLqSfwfHLM6Zr9e1YbsYHt7sdVMNSY+e1qA6kqodTVCsfAPoe4MY1Uf1hWeuF0BbR63ScrgPVc5aJCdY+iGY4f4
        T8C2ph1sJhYSHSh7TkZZkmFyW+KqX2njp0I+PM9zdFaIwnUn/04LkRV+bJs8Cwfl0y6w4VZNpSs55b9mdZS1qI6ZsxY2g6I65Fmsug0aAAVPN8ocpcocx+Fj
        XMrIpZofqZynrpdTVhr4EnP3zQeL1byRdZ82EFlj5/oQ3Qgz5N6P/9jRA+GU1od54Y5pQEXkoUI4mmIfXSxmsQvb2YrEXfZElmKmOZiuk8ADPh8OD+DHVv7x
        ULoeB513TVJL6OHdhLL0c8/kRDo8yRliPkpO7+QfKsW5cbpNUf67cYZsp3sp6/bJCX79WLoRr3eorWrvZAqLtj2T6eBEegfluRd29PTE59PVTfg0m1SbOP6Z
        QiE7cRy9VdHDEYX6P6oLPZZuRqZdLF2k99Cb/TgejrzpChyNq+34boRaRBXeTZ+jwgP07Q61k/IepGp3qI9OUt38/SF6s0sN05vDUsoUSrlVQsFSUetwN4gM
        NEx8enzHZIvKGEQZNopUm/H8DnXPZEtKaFVY5e7ApLpDARJb4MaZPrHVoUn6gX7cgVhhknu8wj4A7lRbJqlhtgB6K58r0+9BDc270V7EhhiCIsBHud9Xe0Sr
        FnGlkG9oksvh3yjnTvpuRH1U7QQsJ6S2MdQ2go5to1xbJmnodtAX6Y6JdBdXM8TlUnWTHLRq20S6lYsZNiXMIWjZHpSwl6FyF3e8h37RJ3vwvcq4w5x7Frn3
        ql2TcFnNuYc49x61dZJ+3Mm5c1jMhKwnexBHwIcnWwSmewGx/ZOtFk4UZio5S7TP5Novc+seEW2tgavvEyugCx9l48d6+YGAFYzig4LNBNlb8XqdzrsZPzYW
        eXlu3CFDPzSZe+XfPfnIPpxro11DLaOC8dh9D3P0Oo8D8UH6nAmb8S9iBn/NFjpcaPuyhcKUiyWrH79k5x9Vc5FVh3E2X3LufDeHyg6kjtJ5NZXhcYEqjFtg
        MhVa8uJG6scBq9dWvzwplxvI03wRTDSDmUd+jm1ecOvEKJLlaCE3eUtwfGSkdq+dm/ilDbeciNmRLEPAiP79dRkRPGrzk+L1NPzWyEq5bf08NYjdD9W2RZE6
        2Yf24xKh3sn8w/3aIDJffMuim1bJpQ3JFbLJUJm3U1cxW5/XXbjbN5KL6pF9AKmIXpdP1Ng4o/wUAoCsm2TTbchsDunuLjO+c9Wy+F87yTJsZrsDznRGIOBA
        UQ6yVA42+BDa3Wy9mfFxChVEgscyjLvoILFe+PgieuFBVxj4nksLadnqmL/N57Hu/g53ll1Rzc+A1T2QRFQ2xnKAd8oHsx1RARvLobKgQjev8BgzyvnlIKSy
        ElUSXrMxInbIZJcyDQqG+gs2/az8zM/Tm3tYiYk8F2vrL0ZMGNzEe5QLl6VXNsGHbu7VuFsceKnu+GftpDvi3zgy4R17/KpD95LX3D7W3F6RUwz7urkeHigZ
        PNPMfmyR9asubD7BRilxGFmM1RHCcf8bhx66+lEudWNfifLLW8AHtsiSJzKWRqqBMcv+ytUqBh8x04i3CyWXecsbgZ5qxH+OPd8rm5q80p6uHk+7CDpdUI+h
        Pgw2jceGLqZvLLBZTW0+32G9GsVfczhYTpsXOPg24+PsSNRKjAsH7QGBBrYrm/LxmrMZu6ouNtwPUBjyfpUIkqHBiG/oSTPh+KFLa013idY0pxD9uhgVbuVt
        CGwt6LnnYe4BUwectSn78oZLXz5UCqFMS8i0Kani9UDCuZQ+/2HBFzNQOFCh5VmyjflCf8H/9pSMNx/u32FBwRuxOcAJZCpDnrFYqGGpTh/Rx/8W/op5HVBl
        /ysALVtsK1F5OdqAj5hIioBYCPZpMQ9V+Fr0C67VbS7O08WlAdrE3a5It3V/Q10HOx7K21SRQXOgSAytJ6eUJ9KZMJbTVaglFCaRUWnlvKZkO7jZmg0LzS34
        q47fhylSAV7YeJXATdzeVrsRm9bpK8H6rGwjY2Z3NDS8l49P+OBEZzOv9xl7Qyf+nj1/BUwv4w9tmoFEqa9sShs8CekZTDiXI9jJakocuHlbrmx4hlquBuFJ
        brlas1MOqH6Hw1rE8U0cAUXF2VStqR3IwP0TorK3avwjzmZ74HHi113XG/Wfcp6G6rzL9pp5CKIO7quszdbbfur001A49/YTy7A5CiA8+F/6pZhPfgiReFPf
        4YMxZcVblXun442oZ2EGeSfv6xHDwdgSkrBB7KzFFrE07q9hq9AZ+cbY2Ni0s41Nl6swPyYU2MFqOLb4mCUYOCNA0vop5fVvcw7g1YDTSzj2GmyZ+ddq+bWd
        IBPDfYNVHih3ozuQFA5b0RWxEQUhG0PUQv5MZ3ee4jjEuMRpMFFyj1vyb/sFuPu04Li5poKHvadUCP0mRCWeSAsqVfI1R1MYe6W1h+EMEW5TQ1V5tD+CE8Vq
        whwz3OE8KJ0/hrMMtkR1ohds2H6Dj7O3fOcwHF2IYfnRk+Jsz5GJg2epC8uFBFnkDnFD7H18fm9pS3JH5+DXsG0/ntjMMSSr3Z61KVmb7Vnh3mMl0Ew8cbAD
        X+j7x8+50VJLIr+w7GHFz9Iq+WccO5AokRzsxYWGmG1O2XHqwiIkO+JkU32HPbSLqb6jTfUD5R9piN41/Ympvv4BU31RFcfWM7W6bKqvv5cda6nvuJgvOHmL
        WBzbB2t86ox/P7s7AptlMzxYg9AP6EvBx8gVB1kx2akTjgQEcdn7h9Z1cxHZw5HAclfYaALuVEwwhBpDh9887rijNk9GkbmU5YzCYYZYQZPY0cejWiAy+qZp
        Th+kn15lg8K0vp36ryTUcPYy5WnPyhZIpgdEYIkbltBEA7bb9qiE43ksJdnmyWzPCSDOk9n0hx+yNxV680S25omTqXUc+TKOpXa4P/pXFad71P6KMwoH0kN6
        jyEbvwnuDUp+VGilsb7sWKVYwhkHK14214MZKjnzz3Cg5EuJ5iECXjfo0cUedkXNzlWw0LoN2iTgMbM9aTTsvN8jv97rGXYu0X12qQcm8hGGpsFBNUm07SLk
        rvMzsBdi83DX7RODuewxZEnEhlGkUEWI3460cc4tnajGIPK8BST62NSibWXnG23eAsRcQZxjaFMtdoYh98fYS4fc72VPHXI/yN465F6xxw7biJzsP0DLqoSK
        e8W3AsdHtU1sK0dWIHywVO8YHdVZNDoqoms6Ojqqm9GSbTu7yUiAwuYsKVB8woWaVXCvrpm4qo89O3lcYfs46L2m8dWSn4BHGvZC+z2ZJ8gN3wRxB6cef21H
        SYyZiF1Pp3R6xbJUPe3WQnO3Oaia13RHTqmgJ4sgkDH7X2BXuhVxu8PBEXhl1RKSywd3HMqLD9Q4TgsbDMVMV5T26BBrTw5fBf+yMOS+0DaHRYEDDZ9JGRt3
        1YSU+ZqUUdNBykBe6HqQSZn+cYBImcv64vAAQay1TMr09xLbUmo7jkXegQbCTDkSdxcqna4mWql7lL2QqMLXCP1k0zyMMS0/7aw39zACtyK+uBVxQNBsMTVz
        +ZRPDIJKscnYC0ldzMUaEhLGy97nqefHNnWC53LcxbG2eDNjiBdJZdmtdbdbG132VAxvTWO+9sWuZL7M2WlS7Mb3rurrX73mIzexZqivEn0WlpCQ0CkPHNvY
        rFTtG3GdxfdNso+ZbOZ0MLmNHV67vBOaQkxecSZdKUaPHfZxc+w0NaVr8U03f6CouSS/x5Np1xkxl0xtPFjKPwZvqLhbUNySyXT1mdYktZ9+LFNU4Jozail1
        mX72TKYfOdPiEh+7oRJvxle9Z9JVkypFa/rO0FKxW1E5N52htT/Vpc4gjGO6PPcy/4gq7h8+SRi1Qq1WXROTao36yITqnVR9SqmbJiYnWuipyTuz2+ycTYUt
        BCdFCOm25dqyNsfOy86kXca0cTPJ3ubH1MexwUYTYmlb9qXXy97dlr37etl72rL3XC973JY9vl72Je2Boq+XfWX57cryW7Wi7CG4FHCwS/WXP+pv+6iv7SPV
        2+aucVXpO3q5qviywfHgxmzD3HFMZau18d8I03soWSuGUuwpZbBJk+8W824vDkF5RiW8yFOputm8U8nN2g4tzS0pky7mcmvjyzrYOheW/8DX+Q9P2NlTMiG6
        FE+zbsWYDV2DK3BXEL/iqK4X1S2SJZWJx095Ei5R/BDv+OGSF2U+LSGuww/WSmlLlP4qfpFmic7M0sVTVMc5h/cN4I6dJTtP7KGiXMjpKrgdK9iCOLQFQyn2
        XkrbMF28w0WZk+62Mth+vf175OwuV5Iv4LiU0q9Stof1sXbpSaO0FEYL2nM7pYK666VzXNmO6prE8Bm9QB6Ntn53XaPJ0icqIi3lIrG51OsGBIq2B257kSzk
        dLU5DokyHE9njnZMX9Mx6W9dxCjP1gT65txub4GHs0QT9XXaWE54xADYEuu189kYW+FLzsF0QyknjsLmcKbkxv/O4PEmnBJ3aAwhu/gG6NSMtco0gKtOaGpw
        pWuVqY4rSssVbaZ/nSq6RSra3LGi29srWqtukYpub6/olnJFt6nbFrF55Ipu61jRYHtFN1MNXNFge0XryhX5HRVxZr1FXsws9qK12AsEi8hovTSHFSX6fmtH
        URSvCpl2bs/n+9MBdbNat1j2m3lPr5x9fVnBQGzkxFZP7HkWKUeoWLmcDQqosEj2hAlgOfvGjtXOkbynBsql5BHv13cUq6bRzg0dP9jY8YMpwJXWUPH/zkqZ
        7Pd4FqpZHRQp1nZ4dkuHZzd3UsLAyUW3YVxjEbZ4XXVr/BdYwM9GWMpvkh/TdfzYLD9aDfy4jX7ghCOeY3wrdG+K/1InSTpU28FMOUkzOwnqHH4r4FURN0CX
        LSeH9baf1Ij8Jy0YvM3WXAOBNBGvkdjNpYYZyLu/wHseG93pRk495+6eIF5Izy7m2X4b9HUijSeIf3WreGKilZ9eWtYXoqQilcxEiKSoK7kYLaikFS2s5Fx0
        o5W4mgJ7osyhYMnn6j1nCRLxg/XjEeZg8+AD3hB1GLxUDzVjRvyXTupcbRgkNUjbaSyJueWWrHk+BEvppAeUsNIXWC0sGyQIT4d8qZ2kHb52rlOiBF8zgPsB
        xoZg5OoRLg36IpATiGkcXQxuneHRCXZg0T8coDTcRcvqNJAwYx+rLaLPOb7Yi9ZiL6ZqvMJmHeaxWvOkRqy/AoASjsLq8epzerECZhZ7MbvYizmYo07Xmqpy
        kkWuHbyAJ0rqineBmhbOWzUtiY/XIIrDsBq+ANnNQE0L4rM1sWSmZiSpuASoJbbA9Qef+wuRi8hBXWjOVB26/JrmnKsvoDlj9YX1nq7fKM2pijYvLKsb9g9z
        wngdJww79sq1bFKj3LPO6ATdLOpFjClQuRirNJv5hJoVQmTrocS5slZpwtbGDG5uAT7gZi3GH7g2jRgnTV4HzR//ih7bVkWP7XhFj+1YBes1jH9F48hsRePI
        TEXjyHRFToChzWzMggRwP8CIGEm9fag5JKQBXNUArmoAVzWAq5YAV21qkBUUfB7gqgZwVQO4qgEczEWmq4sCrmoAVzWAqxrAVQ3gqgZwVQO4qgFcFXuMujeh
        6U1oehOa3oSl3oSmNyAY8/oRmn6Eph+h6Qd8XEyHi/YjNP0ITT9C04/Q9CM0/QhNP0LTD+JrEc3Rv8PZqUnAeKMkdpxeKNvMdqjk0t+aBPzQMNnriMkFCfDN
        2Ptm7H0z9tiODU/k/MIvITMkwYXI7Bsk8A0S+AYJfNEhU5XOSOAbJPANEvgGCXyDBL5BAt8ggW+QwG+jAiXy+QMMSokKnG50pgKBgV1gYBcY2AXtsAuaGmqL
        UtDAwC4wsAsM7DD5poNFYRcY2AUGdoGBXWBgFxjYBQZ2gYFdUCIEnumQZzrkmQ557R3yTIc60ALPdMUzXfFMVzxRA1ysK57pime64pmueKYrnumKZ7rima54
        Qgv+TqfpqPo7XeGAClRxgvPDxGTZy1qAyAURcMy4O2bcHTPuTj7uzAOcEiJr2Xre6Dtm9B0z+o4ZfV7GOotyAseMvmNG3zGj75jRd8zoO2b0HTP6WhmsIkTg
        h7daczqs1goa4BrQuQZ0rgGd2w46t9nMl3Od6adrQOca0LkGdDiVmnYXBZ1rQOca0LkGdK4BnWtA5xrQuQZ0bokG2KZDtumQbTpkt3fINh3qQANs0xXbdMU2
        XWF1YnvRrtimK7bpim26Ypuu2KYrtumKbbpiJ6z25B7kmMcdogHV865Od+nWjuHGHXbGunXfZ7p088e7NBBmu3Q/Wl0aGnNdukNTXagIAOnS20W8H5LZWuj7
        a/2oj5/MLngCXMifaIDi9+MRtF2TRr3TAjfqvMa8wZ2otTe6JXSDZrc3R1r1VXr8gTl3uVUc0MEckL0bcu8/MCcvm/WpzG3sw1ZD4gNz9jKgz2XWszt8AEW/
        ssRtlRcnG1UoQ2FrK6NZ3KSCdqHSUZdCGSXc3CLoHMrY4sYRlA/ZY9VjlG5gk6dQe7IK2RQKFt+38QFuyB6tFKWbxKhJe8BiT00ndlpfgw+k2k7rFNIGh2X3
        svFunB/7QqzW8c00aJ0vRO8WvmmBsvmG6PlC9BK+mQPe+4Lu0PLF8ZafzTrN7FRuQPqem9SQ/qkrMdokD5RAJA8OFxDn52bunsUggQqWnEdbDAeoRYkjL4sh
        dYzSlLttKTHHssS3G6u96rpp8nK3Ld1txNrB0dJN8NKr1axgE/zm9+KsO6tlUTwDraIIlkUemjVk26OstUSdtFgLGL5bWHffhrqXHa9UNpvFShARK95yA9/c
        Rd9M18rfvBzbwShyj/M3z/P1Bb6+xNcWX1/m6zm+nufrFF9f5etrfH2dr9N8fZOvF/n6Fl9n+Po2X9/h67t8neXre3y9xNf3+TrH1w/4epmvV/iK8GEDzim+
        nubrcw50G8ed+EP+2eLry3w9x9fzfJ3i66t8fY2vr/N1mq9v8vUiX9/i6wxf3+brO3x9l6+zfH2Pr5f4+j5f5/j6AV8v8/UKX4kXosF8Pc3X5/g6ztfn+foC
        X19y0ZGWqzsy5co4vuom0mg38bnZbh+32034qzddRMmjtrtEGNF6eT0jyduSvCPJu5LMSvKeJJckeV+SOUk+kOSyJFckGfM4OSXJaUmek2RckucleUGSlyRp
        SfKyJOckOS/JlCSvSvKaJK9LMi3Jm5JclOQtSWYkeVuSdyR5V5JZSd6T5JIk70syJ8kHklyW5IokY770T5LTkjwnybgkz0vygiQvSdKS5GVJzklyXpIpSV6V
        5DVJXpdkWpI3JbkoyVuSzEjytiTvSPKuJLOSvCfJJUnel2ROkg8kuSzJFUnGAumfJKcleU6ScUmel+QFSV6SpCXJy5Kck+S8JFOSvCrJa5K8Lsm0JG9KclGS
        tySZkeRtSd6R5F1JZiV5T5JLkrwvyZwkH0hyWZIrkoyF0j9JTkvynCTjkjwvyQuSvCRJS5KXJTknyXlJpiR5VZLXJHldkmlJ3pTkoiRvSTIjyduSvCPJu5LM
        SvKeJJckeV+SOUk+kOSyJFckGatI/yQ5LclzkoxL8rwkL0jykiQtSV6W5Jwk5yWZkuRVSV6T5HVJpiV5U5KLkrwlyYwkb0vyjiTvSjIryXuSXJLkfUnmJPlA
        ksuSXJFkrCr9k+S0JM9JMi7J85K8IMlLkrQkeVmSc5Kcl2RKklcleU2SaUnelOSiJG9JMiPJ25K8I8m7ksxK8p4klyR5X5I5ST6Q5LIkVyQZq0nHJDktyXOS
        jEvyvCQvSPKSJC1JXpbknCTnJZmS5FVJXpPk9VpfrsqBn9VszZMwgnZty0HQGij5YdUIluIR/whg7DHvqW+esAIhtP1uQLLYQ5JFq00aec1mveQYlx5cenFZ
        jYvCZS0uA7hswmUQl624bMdlNy7ch3twOYDLfbgcw+UBXB7E5XO4PITLI7h8EZcvsT40qz7j8mVcnuJh4Naf4utpvj5ns+xga5b7PPRfozuu29uMelsvd7ZL
        lORRWCX2WYyrW9nLH8ZZJXPjIHrOtl0Ws7yUmbYOxuKxPV82bQ0TOJxsbOyrYz8FIxEnWzXsaDt/uFIZ+5estemM/Pn//Rvf/DdvvbtDQsjZogp+5X+Ih51C
        A647UrJ2hL44LR/ZFanokG50Yiiun7VdZ9R+yoGe5oxE+mKh1I3vgZsoDqYAfX7sFPiLhrtnt2gDcL/Unf37/y6W1nPnuKNUExYkLuwzkMYckttb76ptroJ9
        xNXIRRcDNmqRzrDLMzaE8aPfdFyPGska9bGoArgIsFCl34NGr3sAIQ7Gplkn3kVAVpUlYrgWxMsg+cM5EEnaa5MKK3yrakyiprueWlPD8154slFhjHh7fhY/
        ucvewHeVJ3da63GHUOyuqm1zVLYme+mXTC+DeDlUb6GHPNlKbS4UHeeghL5E8ws5ly+lw0AM277uemctQsJ78PSADUCj1zG755F9Ygo0iP57aLoLTTUP30H7
        OYANABUMTLBgeFtHDFxtFLCTT3djrDEuuI5PgJsHthr93ttksHnOqKop58yjONUea5HcSAuYJMz6kwqt2avZ+9+MOUILVJgR9qpP6xbnLY3/lLvbkwJkScDw
        EjjXAWeaA0kVv2JRXx+cP0gDWR+PHQ2Ri+mPcYrZs6NMgN2wN/wWITXsf3qGHQSl6oX3MwFzLy6rBcwKmiHZVqgMLudI1H7W+qO3fs/JaFF20VV46pQ2r9Gu
        2+27sYWw2boLbd5s7U64pK1oOlGfCPD1VEWGp8qApR5+aJ9QIZufVZ6At5r4iZMYAZdW8D/YcF3ynNqC4epDw+I+3Pcm3aVpivrSoA2a2xnltwMEDM/d7Hi9
        DM/76PbtcYLnAbrpHiaSCugrg7YDPAopd3+QfYu+iSArBDoYoxNAv/MHzxiA4mmnwajIYFRV8Vkte2/czBf+jGg57MiImguW3IfR2GzdD6uy2+0jSUPN7xg0
        Mxf0acblHo381b/4/bNff/mFf6q2cYeAoTC9Lc1HblQdGIKYKiG3IsB8zM5PW+jQm9yhbEm2rITdX0iD/uzdb8XZ69+KVdCfhqU+hJkls/k+wfcDQkbuSboQ
        YXCXfYSS+k7rfkoIc6iVwCOCuooAdcAFtio1JW2pMW1gaEkpmkIcaKMQgaYLQhh/AEx7wGZzn9h4FLEZ1TCZf4BCf81hs6fs/IsxkY/Lf0IEVwyEyqGvC+U1
        HQG7G7az7ZxF3/3Nh9anKAMxFCruuygOqiGX32NCXi7TnVem8hYr78GGa8rjYjzZEidpJ1uaVNmht9xGKhjBWDfAoQIM3Wr4QwNHDoTzTW+Hmx7CISCpLww4
        oJ6ktbsROkvVRtTpu50ecGDe9yX2DDNPAhmMPi1E1+6NPnRd+yl/1CGgfROtWkk0l+ZWUsv+n+/8/i+GCwAIU9Zvl+HDIPzuz8VJJKhJX1bBXctfOAu+UO63
        00YZRGl9xP4p8yB8QDVGrE+k4QlVL3H5j51s+/mp0s/KT5m7OZIGVHjiJLXqLUaDFD36l+jRf3z3Wy41873v/MYzIUYwQfDE7Pw4cl15ET0gVMhENrDPpsE9
        p/7sv395efT7Po1wcM9j57/xhSutJf/gUZjxlob/R2lEX/9FlPHSL6KM5aiPIGFTjb2ohsrK5/MkEYBgsq1oKqxUOGsfkQAcCCog/lGBBr6ggS9o4Iv5kY/5
        zCFjxF0T4wFxn2+n9bs5CnP9WngQ/bJL0qCoW2u1QVsolQdzIuc+CIUsXLJMODbmNWEUhF3xp0+kEq3DOdCf2OIBwJGvKxxt0DvUn9o0Di9dJR4Om2sYwnaz
        hS6JWE+wOMkOCCKWhzjeLPwLQtaWsyFWcWRjT5xOUwkp7AYOKzbZax480UBUY49f29mfORL2kfKhLJ9TX3sM5Gi3LpsG5YWynYB/uCGGQaZ8GJdz7EE4EIX5
        /HGI3spv8q0vXg/d+TUe1zUeL2rUdq8eRvj67cudcFgCEBiDOhCQe2AqacHJQIQ7e6f1gm0eXiweXrSjjRY7JKk8efzCyPZnaT4p67xyLoyoZ0/lwvKYembk
        rtOvRF9PnaWjwdMivzbYRQuJT+zh+UmZ9DBe2mJV0xUj6pljsESHKMVczGOvUB/yGSvMRmms4//s9EUik1xIV+IL/c6XK/BnBTUqWaHcIbuWMKeGF8yVeLhS
        NYhlOk8XroNNlFD/ggq4A+w7L7OprgB18b2vr0Ummz0LljI5nMkpZ6KGqN5TeWWOmPGbCq0Lys4rtLl4uRYvMDG5SLnmLyIEwb1wKv4YPAT0sgeQqICTQKgB
        C2QSLCw++RQAac9iBTzhki3rPkHTehMBhvBhQDWUt8teR0m407qFEmentZYSmuuKEsqyesRKVsAlho7/1MhWN+E0Fzw0EOf0we0E+CqEl2oaXUhWGtdklVQA
        biEOKezwaO2cWvHHYXROVx+uOyIUgukND54cQZvgR4MXP3MsjbkrRBU4GX08sUdGkxUjQCnrSMPtE0c9IBoj4rRHURvp7QF8dOhxmh7stpM+dEZGI0KNMHuH
        pvkKAuvXRmLC41OKVqH5PUhdRIIv1BWrEH3jT5AIU91l/1McEkU7rd9CWtlpvWaLD7tXkRKZ4fOlcL37UNq7zT2nfzxI+O2eospW0Ay5QrxnzzPH+tMV29wW
        jB0rhEqELQKT+IGEGGycRZAQa0m3TIWaYLKD+VFNuy4AwwHTOsf5qFMBNQZgyesITdMDhAcrAL19Opuvrw6lXehd/aTq5t59EuhhSoMjIT27dP55b7uAOHBS
        oBA1/JA2e9+7sNy0Kz4qahI19rjBXkrsrHpEVBFCPp/ir+JPqXCz9QA79kCs+ENEDNCIEevjRAdD3gZBLFIR58SHL7wPYWehLqvQmjCFiIpyNlsI18n2tso6
        ciJpD+xdpxojbhlYkTQNXnKsfaKVbTXYayFiqhRZvVHkBBYnBFsShQgLYC5P84JJIlbDVC962Z9aJTYG/wP2EynIPf0dAhvjrYdlEbOitZZE14GGOQ88ozrd
        4U9POCyGYFsq84OnBXu5tWRCWMBrqzwhnD6Z73CPMqLnvsH9lYRzK4iiGFxfWcJ7dvzL9Xg0vjxvHZnMniwDCSlpJsuEINTdZY+Aa+60MhiA7LSYSWI96wMu
        2xFKZr1b2eYOyp212EQ4gDbROlnQXfMBj+Mx9jSJPsBbF/0EVV+pAuIYNAOCrQ78zkojPYaIJ2TExzYJKMhojsiA58qRwWeJKo/sOf0KQ8QAfMXINInPATGs
        BMMeyMaBdiIFc2OVrkBS+Rq12v4sUyAF+2uLGseW+YSyt9t9u+yduNtsrdpp7ZC73rS209ouLj560ipW9nwfD4vjD3F4wjGUakwGEMsvfoTmPR74ecF9ecGr
        SgX3lgruyQvGHhNam67Eqorv2T5aqqAn8aO6dAS8tAiPmk3VjRVOAF5HFP0Q4exKVeHx+hrJy9an2Dw6UNj7+zL7KzdYa8GdLG8l1lmC8XhnicVDl70/3PST
        J3fZoBs/IgfG7PxGVYmECXdUzMhFDBMW4biW5gS2cAKS3y4Qa2W+SLOTp0aJUVhsA+2dp3EcfPZUuiKXQuJ85MPsosUhEuNPg5YcSG14PWY1IYMEQDTMTNA0
        sA/rOJVHmEIT9UF2E2xqzRuFJ0XD7OtmYa4DLD8NtkDsAQoHfJLu8Er+OIFCIyJXKoKkoQS6H9sNvfyMVGWBv+xNViHZnvQVpMER0mCmPZMGKycNoCvMIgx5
        MCQE5CHEXsmKElVYWaIWi3LGFzVnPKM54wuaMz6vOeO4ZoaDGgB0O9CJHDBcmCuK3BgR3WMwpRWaCnAiT/OA+l1BPFsPSUwCByFrhboEnNVCRwWTxC6Ejgo7
        0kj9+O/BYz9dPZaWHOx8K5aUKoSjsjqWH4AKMTrEcTUPVhYNBcUaiU+/cq/5Fs5LNZ32IVANchPQYLTUkpba7S1V3CfsT6JXafVC2m8Ytg9p7LNYh+20PiPU
        9UEhqw8IkT0mNBOkk2Y6O9KJPd7wIOpVXQs3WYNN9s9LyNALh/DsO0uHNh7gpRTMmBHUGBdQhgewlmKRiZZU578Xs+cMbOinXflyqguVV+DVfXeT69hsWaAe
        VVUdcDaB6lexOceb/nxA4JGghwjkFhhmVdxl2YmlHcdoRyzsWK/STLtzH1CeDkGYN93jpqYygzz0/RxU/LowrLEYLAkuE1dH8B/Gd5jrAtQrqLxzNiLHWWDh
        S7FoWg8JbQVT9Qd4CcpOa2EbDu3A7DTh3LJsQBy8YG/owDA0Njx8uHeby6psEpBTFNzWu8eomm6OY5P2xA8r1Dljg54vV92EXKwcRUW3FfrlYaiNcKGPbXOn
        9e0X0c3X9I+HtrkkV3YrlLkEjmeozEe5REfFTbV8J4d/W8phjqBC59Tz8N/cC1Od+NBRVfqQRmC/uObn7dwupubATnpn8xGQSFqWnJRwhFeOGuvEn48jfUpE
        yLUVz9ndkgwQPPd4vM4D1Zel3k6ryqdLa42PDmxIs7rS7oSjcGxPOPjAVprH9PCuuh2ZvYJi8gKPadJawuG9C0RMefrRNys59VS/5vUV5jW01gNfsM+rXvCF
        eVxB8vSC8FrEFBAjO3UMU3CK+U9MgVcTXjNKgeLecZF7GQoIxJ3ympajbNelGzgLQLfRjWIBmC/+7AtETc3iD81gkOcP7Q4PI0IrHxxDi0lwsahkalPDOrZr
        oNSutdIupduFYY7EuVKETR64JuOVIQ2z2e63ZLsfYJ/lXdhI/KpQkQ7uPSoywpKkCmGd6ok4injqS7m+lOtLiVSaKdcx5UZy6hOiWZysplaFOJ9yNKdDACMe
        nc+AVcQEghCUcyU/Q3iIS8TS+9Qq4k4raDlMq4cviws+yvZFyf0Y5ZYVjKtW3kX46GIr4PRuC1v+FlDVhYB4+m4+N1xxt8PdmLaNTI7BaAi5bqAJK7FH+n2V
        1uBuRt92HP9pWkCwfSx9kwavEGehFYuDHyF+NFPiqoeZiNXoDw4BqPYaxJOR7mcIziGSgBg3/BjRkmjEfTb1T4Mfn6YflQf64a+fHvLWVjBSgZxaGfnQfkb5
        I9ufSf1nR376aeXzjo3zzCn2tFQ8oVw677OnIAUFI/ZTcJdDSUrc/eMs/0W842Pm0UP5XWsU4stIaZ/Vpen20189dXq8NT02Sjz9lKIncO5VVzanhHGvJA1l
        v4LOktCAreK6bLk3ZAM+kp33Gg5JD0GS56Np5gN8qsw6cJXUjXlbH9BnP2X4RS+qoDk2pNMa6BDdrXfq25x69IbneKOOPmINmFXLngiEQ8/IBMVS0R6xidXb
        I/VnRrwRqug8n5qm4QWmKbtOjwBmNAPSyoW0xjsV1f5nP8a7z+WS4SqWS3JKJbUVwp8R9tb0oteR75ghSQGcLGgvk0NnXvvQlnntCy+kEbevQhWxU112exd/
        LuHgn21NLXe3XJD+1M4/ted/KsRupOs04bZNyQPY0+ONJhWBOuNw6aafTCsqfPyCqpz/2ojz7MgVQRsqv4bsgXKwbgmUTYsWWWQEmIMOEiu1X9Ea/Whk3pTP
        jpx85hSJp2iRwzGEHAZK3s08g1Nf2N8KtS9x2YcVWMmBBq8DuBkWN4PdR61lH3h/5TihIJASWc+BdMee+WJsbZI8R2IcAstCoAsvJJEJP9abugVDc1gELV95
        NzEaqYx4WMuUwP6sMgNHQLWoUx9jlV0+lYEg7hpB/HMgwy7GFryrxhCS8eqU1y7ywtFXEXMIwOXBgr6DKQ1DSMNmCXzYhaDHjoshhIBX4YW8Ps7uYCDuJJAF
        +NkRcd7MRVUkM/b3rY5t+/sRixaKvZkB5iTmOaP20x33g3mvk/DbvZD6bVvCnXY8XZbn3XmPR7odooNa7h6JeEMbk6hNbKgAHjQ+IdDEBRJ7hMLeeayLTomG
        MzVc9IZE3dnsGvEmFLutG32cw1KavSNLnMKuZByqs9NLW6geq0ZvsQrFaYjQPyqLbaC8xZs/ssiGr1BZZEf/yXWcp91RWTeBuAVYh6ym5kp30ShIcLxL7KKL
        0KSlzruI6MLb6gaG5U/8KIeO/JYKWDREBUS8FxgDzGJXg4Mhw0UdyPd54nwL5TAuD5OdmvVp3sKR1bN2Rd7WCIekMRo9YoGextWQVmZPy3ahzbvD2Dxk7SV3
        C7yXZttPXHhWeac4gBjblugIZJDHSN5jcWxRpubNY2J+kS0CbaBlLUiUDmdN1GkAW1brXcW691Qs15zLgG77IQBJd04uBzq8/S/X4gUjsMMvnPKLKNrGR2we
        E0oRMf4nnxibXaJLmHdp5RWBFf0aG3MZ4h4HfIIhGKGNAhJXqMyRPV8HJicL4O61X3P+yDiTBhfSyki8EGPMkAHJkhA1FKNNtIbRIbywKD74WrlBJHPsLEGu
        XhQlHD5k8+DKGJL6JsvK3hg9xOHY4PHV5bc6mh0H3EOOvRysW+xiCatAzPy/i7Ha5uJ8NLywze2lsSJG6N3Lsbhp4VY0FQ+6m/ObmrptjZVzjRy682CBPYQy
        mJXdAV5oQIQWODzr9Tt9dgBdE31oxNk7fM+EgpglGCR2g5i4K3boSstHMapiTgoCSZSKsMs+L4gVGZIuehksk2nHjbirAJdZxuMtTOhQiozXW8h4vSLj9YiM
        x5uhLONhgzS6spJk7OpoqVeazI2pE/uAb24Hmk6SlmgK5K627zefGrA+PdLN5IMQWfovRtp6VlH30xpvtTHnpmqiC2XWXQVJjZ9Jg2NwuFwF7EAb1DOJHr+k
        6oqpZxtxJtKimbenmcnneMryVkXDzT9A+1SQj3lGNEGmPc9tbNnt+bqqfO2Vx9PGcVqMEEo1cNp3oP8CJTf9JA/NiAfshavPY2mDmT9bUPcZZMNqsdEfccnE
        tf28SV+C1+IafGgeT+sHdEDH2r6GdU1QUCVwxs2gqN8AKILOoGiDAJotHYjQgfr8DtRVZDpwH8d6kIJ+TAImAHBPC+DCNsCFAFx0HEakcMQfCeCiEuAYAuh/
        TRyI6k1bK0o8Xbn1Stb1ZOaeSJlTSRvgc5jmB/Eqmh8Ol0VQHXnqGUIo95lTJASe6tYNy9GvA0XmactyusZuEjxL0joT6FqBf8+O1AmKI91lKNJ6AyQJo5CG
        JJ3X0C4axMdx5Ng+9RnXk3oR1oCE1AvzBHiPRP7PLpQegKDg1iXadF7ptlqfadiI2bVA4MBWOK2DApZOqeSfNvwLYr0ZwVysN5PjsxzzEdvc2TTzMv7hZRg8
        VT9+WNwb1enlUS3ACpT5VFAPTlW2DdsJyfdLHm1VhYRLvSREqZzSUgJVbqF6dVRsh+u6H8cxCR19uhmx2mOnAS8WpzK6XSKwpUEbZAtCx8B1FgcueznN4XZ9
        GItrZ3r2E2YRlgu6BVjApW6zl2K3iVvEUM323KcA15Nywtr25lDDMLaR7rzW/yapFhk1caNHTtEGfbIMqMQ/njSKQcGWcdJAxgb2oKsNK2t9N85i7GOjVUzd
        xfF7Nf5v0276Teje0LlVN63Feaecj82hIlNjpTkqr5afF7MG2QlJIHfU9DEydNBp/lBV34D5AR+VE/7rmdXoOLMaMpNikhfNCaMe5Crk/C52BC7AItyctn4C
        5IgqVI1D/Sm1Npu2fyKtHad3DvAW++FJzHORNYmq7LI5sw7i1A+hl2oHHic5uaoaiOuB/voqliCo6x0Li/Z0CcqFi2q64YLtQ0zfqMqD0KRggRfdDJ7gzTyo
        eMr37Jk5kk3QaL14kpLxZDaJQwJuhFHJqHLWnA6XEQPqiZFsG9fxKVH11LSfhqY4HYqwCFlrQCaTF4MHyikhiYhpN64r1eoVEbbPGhdSb+G88os55S2YU56Z
        U+73N0tquvxqtud+AuK8GUJPDzfaxb4RnA0XVCMRnrPIrOiaNyu6kLGLlSbaZkWtbVbUilnRpXMTltR5VtRLs6L+t5oVOmKtqu7PgVvNAmJVeFxP6+zjHjzb
        oBTxP4LDCYQWFlknygaasobwF11CRHr9EMmSMrrGkpI3IarxY0BYWsKx/7v2bEQyIb6XFgKQ6iOsUoChJEtBrpcyEEjGZjEKu1ZcGoxsLD2INFpms2XBKkPK
        AbVwRT5wH1+w4OiUZ/7ao0Me3vUg1sB0BgYqkMQWQrCQiIORSHCL7kLcsaf78iTVQ8cMrsEcWG/q67w8aYVqOQgVDB3Ox2U6iPiTCz/0uZw/eX87cYnkMLFH
        6uEFA43Yr/lOMOo9DcEBgjt81VRguGHlLA4badhpwf5gweKsqE1RCNQwxX6ofPW02XRs/4ogHiGjqIao6LMNmyVggnelTQIOZA82rdNioMFrMWoZttoSrMYh
        AcNZP/uor6rwCCIwcVwa6L64stPbKO0ASit418+ShYGXf8Bicf2Y+ZXp/YAulm8tLd92Qb71j0Ov+3iKVTfLt/6ChUF0LPX5kFsFIldzmVR/Rfn9kdkUDPIm
        0cLA4m4gxgxBRtkfl9XBNcFyLK3104rgGmAB8Q+xAlkAlnpnsLRBoyaLhBvpzH2NSl7Qj0l0A48XCQzERhsQGwUQm52BqKHRbIMGsT4WBvNYAgewKNYRVKBL
        ZovtHA5jjaoaHIW4Rlutj9Xd2ECPj1DyfcN/ZNs2YeoFvfNjG2kW3hF5gc6z/TG9KXZCvNjkFGBslKeyU3o0bUHtA3n782eDpxBMBMejiM/AIX6g2Yb9Cwml
        pJUC9LabhSSPwAMjQic6wrsA+bc4NINOeBOF+rnKtSkI4IU7ACmo0LfWbO/L0c8REeUD38yFPjls+TK7W4ICQWV8HysW2qxovYmtP3RZLlYIjJ78dff9rAHh
        MVz1jgzLVQTe5oBlZdgU/PKJfd2iK8T996Br7ZZe6sWwTeJ84ubFuFKMC+UIjBd9gIA1VoWv9ZPzi3YkcAlU1uuomjUkJPUkRQknT5ZqhQIbWEb09/8O9lik
        FJgzRq+7TiVX7YadFnTSaAyhjpaI/hlJD1A9SyKem7IngANz/zwrtWHvsM4aWw1DCGw5Mkm79HmHzGfMTT4g8LQZmiF5RHK7FSjvAySd1LD0PGk0Ub3ipMWW
        wDfV+O9hTYbjFnNuUJHQMz+S/3WqSzx6SUaSc80RQ/wjVEBjnuSBMtguy2fRw9V7lvnXIm0whYHSTFlBwGtTRy82G03T/PJG44KHERYVqg4ZBbabsLzhjTn0
        HDXhyF/bWdo4UPktx3GfDkdlsxiqQkCTRJQJiUphmKD1hFGq4YyAB6ZyIXGFogBhgjKEAdZQhGjHjLVvNvz14Lo8qFG/HD4iRF4FgA5Okpwng+oIwbb5RIrP
        JSIh2W4BdcWyrMnGJ3eRnNrdx0HCFpb7YxpiRL2RL3WZejuaerug3tZxpgUpn2eAeltl6s26k7x1CdD1WWUhwiyR+6xrv0KsMZL2tbpu/OPxkJhRr2l7zmo1
        zWxlM3vqBOr6bQeGrYU9cLtsIm2G8UzmcairPbQc9DmqFwDRTN1Dj+MIDyallO8Qe69GUFKJqepk3cjCEWMfO0GSYs9xCb+EF+YJZMcjjUAJpY+yqe/GMKym
        FYPE+/GPp8Eh8LxDiB3mSawuD0YQBT8Z0W0jmblSD0osD9vvoBMh1KCgdmyPDJ6+y4YugE0yo6gDhHezOkDIr5YibvwnoEgR/3hmdAHqNNsImuAbmVUY6ikr
        +oWIpMBAw68K+BkTgqoiqljhxXGFuDaw3xJZo5AsyvKF7zwtVAy7bSTAQKpM/fJum6ePQ4yA9+x8YSQXKfVuiyOnAZBz0gaJ6gFk3FAFj7MTsaIlMNQ4TxCd
        t9XGC3U2kWrLWpettkYu+aG1fmk3KIjmfxKZlasfFcdEkEVwjk4yr+UXcnLEC/NQCEewdgHMhAZ4/z95bwJlyVWeCcaNiLfGW+LlXvlquRG1KGuTUrtKlFT5
        iipJFAKqjRc8hzNToKXtLHymVJJ9oCulTJAAgelxuk2fpmTcxHuJR7gtmbSNjRc0lWbA2NjdzmbaPbabsbM9zBy7h5lJlZjTGCiY//v/eyPivXxZwgszc87U
        Ei/ibnHjLv/973////t5I+2kpM2KzYSLUrTFXkS1nCGbN6lzUbR/PDkSFCLaX2mM6YC2jKV5okPpKQo0owwjdoa4ZzY7PT+fHaD0Edy+vZf7Iu2NLNH1eKsl
        1yyCd48uR7j5iCCCkNrh8x2N4x58IQ6152kipWdRA1WDQsFA7eSwFCopRlhIk9kX57uYZpjYMtGk8BgsJrwK0qaoKMSq8EytFHQ8XTpPi5ifsvTMjD4esxYy
        aB4ekY3zPLOknsGgkKMMG2W5W1tsIejfRwR9LHDwKvuI8jOp0yxTwPPXS14XmqtYHzwu8zldBYSCd/DKHjCYafhiPw/B87Bg5mGDNlpNHK3RFkLGeRTKzqJm
        dhZgNAtb5jyP4ubQPQUPoEWaZzGzD9T+/buIoi6bXQQ1Ulw+42flw3JGpme2MYMNqhEo5ZKFIkjqW07MDIxN0VE5na3Q6efIx2LqdtFHznUNNSN1P0ZMWUhM
        mfq3lI4Y7NtZd6v5NJoGuU6KjesJ2t3aEeLZL3TCi7K9hw861uZ5gVbW8nledxepI20XGnY/VrLZsTT5zUMXSWbosq2/kElRtLafYgjF3NPPcLkvnmwQ8cBB
        iRO81Rk0gaNlbsNLNTw6gAjp1/kYZsRoB1PejvFs8B7P9UThZzan3H3EaIdhKJfMkC6+0Z+7HkFkxxX9xFB0UItCD8vb0sNCRg8L16OHLnuLbwOH8Hz4OGu1
        fq9oXgU6+mIvXAHpg/2E+Zr53PuPxG6dvfKNBWySAJ1O089ph9MGQlwOPs7n4LOp3g9rDEF09s8qbnWx/FTqGXKgu8XnqtFya2JBDc++uuWjPzfcwBQOGNn4
        FH3WomYLB+xMNSwgf4y3n3n7zthsOpTXZ9Q5YMoZsPKFWGkwKI4P8XrOu6L23yiK2eo+8WYIJHhfVx6AX8sC/oZPALKoCOMKh+ggDd0W08ARQwNPlnUT1G/0
        pP/s8+1ojJ5A+cb5syGEYO0l7TxOnei/ELVONiEnZnIIlqg8qGHF2mHUCnH1tEASn3SIqpZEOigt0oLFEpVJkWyKyaGSDFI90+xB5wRRXGP309S+HHo0UrMq
        lssU+x10FzsCy0DUBjCpEB6GT8TiTZvddMOFY1TH6d0WH/T1LAcfEIpuqa9rECzrxp2MYCBFjdHWToh9wyhzvTVqiHlQqmfGn19iZOFp++HA/Ky2sTEkqtx8
        PvYfpDE8yhrmueGZH0IjQvALQdrQdDsOgu+jGEsabTX+i9gUHXG0EHzfRD4GFkEIfsMQ/CYRfJ8JfsGwCD4v6P4LubW8aQl+c1uCj7cRqfdkXRL76mIwXAVP
        DHW5eTieR0gjGx2OGXKPg9V/IW7YVPmhEtAYNI1R7DTCH+dxIEb+eP4JU5QxUJQzBXYSLH2pS7LwBCdL1MI5pb02BYxS69L2g7sbuwY5hfWZGTMLmH+erf/7
        FrAGH/xHAVtTpCqEmvFyvOCDLitcdeCO2ON+wVugy8A8cpHa5Cm7WWMTweKDdbN/JhJJXB8tntiL4GC8M/VEZ/Hxf0wLNBg+K0oEIdC0PQKAhE9NV4BbU/iZ
        rjN2cYEloRr7F/ZbD95PcbI0N5tazzPOg8nBblIgSCt2njoDFqMAw6/CyUV6CToeEGmiu1MU3R0+XUL3VE4WIhwXFl58L6g/7YkxeT3a1TnBZddVqVKsv/X4
        uv98bXHwJP3VznL8TB3Mv44eGO0BB6Qq/4BqXNiVySkQDUhIWNhNpCPSFYehi/fBwbVj+lI7ax3nje3gXmoZGiVGdOz28c0u+GZ1HusEjkeUMMIqxzcH7zJC
        zdPaPX2RISPceVZwpBuckinePhDjAZ3HjtOh7+lIKC1HpiYAomjTo39fm00qfHrZ69osudTu64g945XKoLsFxuN28A3X+QdD7PAtYgdiXIPY8WE2L/OegIUZ
        XBL7qYWZDwlkBtjhDwB2YDYZvAsj3QR/BIEVfpRBras59li08HrG3nAzn/MMvIEQNpc+045Y8gdEc5e9znNyvsOW0tnysvPyMpYls0G4kIhceZJNbVvHfLY+
        OA4fjM8sqxEbB/NmITRG5mYhhLIw9UkrAD0Lgjv58EBkWOyYPu2rM6IAjuUQw9OTrrH55NishhdDHPVF5aqnGAuQODVRS47ZwEh820Mx3b1VhSJNeLMmhoG+
        xIoFjbWdMion9pTBw45N2QB7xCAn3H1HDJSwHXvPQ6+5xpGzzz5PbLxz8TUsEnIzAY+biszc8EdjfC9vNkQgBEBDtOHDynsK2cxSh6MUe+s/BbWZZylOPwuP
        6E8txL5dET22UIkVhXk08YkqScQzsiV1oSimn12ATPLZBdb3dmmHzvODWpcy/SAM5U4u/iN4rqWpJJq6MGFeuNMro2JnlcJy6Z2EpQzUBuTYkO7wooVnI5dW
        T55aPiBRFKXQ/pPvQ5M8+wyD3/jPRtZCgeKDf6pcl3vtpVidvI0a7TswZzCfi6P4p2P37GkQw+Z9j/kL2ilY4ti8X9zaUYVZG4jyZNBHT19pIuA27b7r5In3
        Pvm+rLg00YlnkMbNPwfBh5VdDHKohSeXPvs/3kT8wrtwzoNj9gJbWyA0fI8nUIXENdC9Jd204ecN0EFviiuHOzh5B5bhAg6Tv78udMZfiN0frHuZxUZBvIPP
        Gomt/D2EKeWaM7XXoZvPd5wHmRowdIOah30qZ9gKGybb6wf+PrBh/0G55Usqb8bEByw+H9yxM1b3WtvhWx179nY29u3tXFywt2fjor09F5fs7YW4bG+XVFzh
        e0B9xtXw22ip6t30AGG9YN0Ta8Eg7wrAlP45cCUM9g6M+UBGJIO+wyEsEAoUg8OH2sCmY5oCPJ2X9j/yqMvDBelyNBqazAe4piwh9MX1LLA4GFAaDCgPBlQG
        A6qDAcFgQG0woD4Y0BgMaA4GhIMBrcGAkcGA0cGAMRvg6NFrY3rsWqwMuH6LHkfkEVj8TXoM5RGQ+3V6bMgjBCUBPdbkEUD8FXqsyiNw+0v0WJZH0MoCPRbl
        0Wx/DSIDO05g62ovRSaV0BDopGL8TKO1Cpadhu+Skls3u1XZrcO3HUcMVz4E9QrnTveZopiFAKaen1052ViCb4Q76Mc8up2nG3h2A+LHiovHLrEpy7PGnwB7
        /MhGdGJHNPsGiav2fk3Fgb1fV3HN3m+ouG7vN1XcSGeGGzftzHBjV2YGfd0yfpviBEdRu7M3CUWdwN4kFDU923grHYg3CZpO4k1C5lNi5xO8CrAbh6zqq25W
        9TU3q/q6m1V9w82qvulmVV/ysqove2nVEy9X9cQzVV/2TNWXPFP1TddUfcM1VV93TdXXXFP1VddUHX4E2IkMVx22Mtfa8DRBPy7IHHuI4U+BQhbiCvhxIVEQ
        NzKBfItHc88RVzN1+Qqf5pojfpya0j5+FMrbfFjki9emESnHpznkiGenMSnHj8alnAJQK8Qt2KSUU4impJxCtEPKKUTTUk4haks5hWinlFOIdkk5xWi3lFOM
        9kg5xUhLOXCI5YhDrFjKgWMtR5xm7ZNy4D3LEc90B6ScUnSDlFOKZqScUnRQyilFh6ScUnRYyilFR6ScUnRUyilHN0o55egmKacczUo55ehmKacc3SLllKNb
        pZxydJuUU45ul3Iq0R1STiW6U8qpRHdJ9kp0TLJXorsleyV6jWSvRMclezW6R7JXo3slezU6IdWoRrmTR/Y7iIHs9aNt82EZ7Qs8IE7qAg2TEiRVg8HFNIiv
        RTliU3pOXJMqfUKclyp9r7g3VfoecYCq9HFxiaj0a8RJotJ3i9tEpY+JI0UzM3Fzl3hkVPpO8dGo9B3itVHp28UnpdK3iZdKpW8Vv5VK3yKeLJW+WRxgKj0r
        LjGVvkmcZCp2A7OEm6Pi2lCxI5gN3BwW94eKXcis4eageFBU7EQmKbGbbPayqNjPyhJu9ouHN8UeWTZws1e8wCn2vbKGm0g8yimtxcec0nvE65zSu8UPndK7
        xMue0jvF757SbfHEp/S0+OZTeod49VN6Svz8KT0pnv+UnhBfgEqPi5s2ResVO25TtHixKzdFSxY7d1O0frFDOEWrFruIM1TIt1TIt1TIs1TIs1TIM8RnzTPE
        Z9ULeiW/uQA7T3UpRfbcPMEgmT1a74va62UQl1HFXdDqpXg840rP8rlu5aWTfEpwJS51o0IKoMlaAymgJhWgx206P5+n1wXj041rutSj0kpdSFJ6SVfXdKHX
        7fFRH0yzq2mWYg+RxZ6mKnbhEUtSU3AviMK0AqyNtZiCnK4eezhDiZ2976HTF9Nv5ig3H3UxrTge0wdOmGGEvv2xixcF6Y1aoRc3u3FZN5/TZV3txn6Xgsv0
        Yd1Ewxyt0AMCT083u9CY6FEb+ElC9a7oQB66SdxK4lpa+ENElGuX45GPAVs0/XZqqHrWU8WV1MEaGrhFrVDuUi1Qh9G2HoEcmxqrTleqWjnBbb3XTXoJMXzZ
        qx5mva8giXAEVz31S/f/x38y9ktfONF7JBrrqGjUpCvPRWwcn6vi6TRjWqfcCIj8Dmy/s+pWdDGJCytxiZoGDFOVGgI8E0xZv85ABub32hvjiWsRwGzoR/EY
        oUHR1biBSLGiC9SsMGyud5MEwQkGStoWV3q0/BVtRdZ6kZ9Vqtzx0k+q4ZPSGgLJPbvNfUcAJ06juSKy2wZ2hY1j3lvop3zMwx4+OMbQQNVj3l0CxwvusXTM
        mwGbeMwD8zgGJS/iTqH8lQL3GvhWA+ZKIyo55p0NwH6IvAdQZszHzXaedomNm2UdF/B9g+E/7Sl/UQa/kShAhMRKep6I8rYIkERK4T3QDiI+8pHdIkOQSHjs
        +XOdT12DMsqySiFf+fyKJUgFg1HEWK+MdD/PIP8Z5KtRi/TZqRRDvnqvZ7m6ZyFflTld+7jit7BnOv71c3qMGdyrsnCvlAxwrzhNtmUL3KvHhpe6SIHn2QsX
        fTNufdZRrHusZPlu4X89k8iXFPaNBu6VlRkHUg+pn1GycY18CWdpuoAd7n+jGI93iH8G0UPKOVN4EwuxMmcK3wPvDU6wWfbri4UF9xIrO83Nx9V+ZSdxz1CO
        K6Kx9y33Wq3KQ993nCVnncf+xLXaEz/6Y488jof/xcyHSaorn9MJglEdp2rn41A+hqpEX9SNWhiZKL0gA+OgG+alIHls6LqBQgIuIZXRKZ+Hxcz2iQusptpx
        Un1WY4Bc0EW8H2ouMe4eOX0xKrCQvnCaT6pYHZ7Gqm5t642CBqluEc9cxdgui+gdoKwsYPQFxCmQV7tzBja7yU1JNPI+mj5f/UhIdbuZTwf4ZNpUJh69Hk55
        MyoCW5xN3HkUIseYHn2kDs1JwERZSPsSIO3Lnf2M5ROOalHzAh4Bg7+V73THOns7n/mIhcwvQU3ND8dpYI+FWjCBmvgBvAaggXCSWCDCOhqNdDSfzukGRiIt
        c4CoLWP47YReN8ZkGec0tAB1lr7Ig7F88mtf+rVf/PUGhqLZDpf1yEvxFPCry3pK8KupElrQf6zCcdGoGWMTD4FuFThVPn5mqVpV9lE4wb/AB2J3Kpg2qJeH
        mmB/PcGePzywWenba0Y0XqMx2XodjZXwN3RrJR7Ztu0pSZ3amrZLVRyHUK7wE1ydMpVRlbNPxiJV1KsKMlnGCargaLnScc/DbQV1svsEW5cDMkpXzrS1L1TG
        eSOTIY/J0Ok6a7LIdGVrdNhHR54RV/PYelO9SCt63VIGR7e6lj2bfW3y0vMxrGVZuVDN89mJeSHAylFYOV+byOO6BhBWw+a9GDFCuW+K0CUxFSr314goHp9Y
        wNYEgFPUn9F4IMIIRwCFQNDHsZJVGecsEwf+8+/ZovQNLEqr7t93UVp1t12UQPhXXEP4V10h/Pj92yxMq+6QhWnVTRcm3PYtTLk3njdvvM7CdP36bbswPeJk
        rQDt98ITsTevndfzeUdfI4iwwmF/lS4fxdElF6LnGQBQ95sdyABYU07WKpRYisfbzPkQhfH5kK0B0dZIaoA7x37oq9bhvNThfFaHrJ3U3+UTkB3f8FnF54LZ
        8C1i+JYwfEsYvqW+4VvE8C3x8C1h+BZ5+CpdlOFbwinxmXYs1jJF+uROeJHHLp8W89hVQP7Pxi7bJRSzsYs5yjsj6v2WJ5Z2aUihxVQv19eshP5p5alFX5wy
        9YmNP6SGyY0/pAYFxx9Sg5JjCklFx1YkCk0lIw6Nqn87YajDogTmf1mwaoSjIwaYp7Psdz76jTD8SS/4sHFw8A9OTl74JshJKe2RvyM1KT1xPWKypAw+5BJz
        jx7/etchJkxKDCEp2UljqEj6OioFBIJnDW69PDXJvfK8eeX57JWD1OT6FdyWmuwecD775W+HHWJGOpVwFqef/5v7Peq0r/AaYIBT/249hk7io3rqtL7OMuZQ
        UF7JUI1evadQYF838SJsDKnSnkEqNj0ybxneHderwrZ9kU6aTafzhzJpjH+Jpcy/xJIK/pNy1SW1aMSM8DiMSXq/nJHxU3jt/mt1R7leuVINwtbI6NSO6fa1
        FegFy/EZp9Imzyw/zb5KnjlONWfynOWns6+S5xynOnftfj65Qx9qumF1iYsmyQVOciGXBKBEkJlDWmobYNOTBnDvdja94JPKpX3QgpZPP5cThB32llTsr1wb
        o9Ku2lMjrqk2AWdNwJwNmDMBszZg1gRoG6BNQGgDQhPg2ADHBFyg0Y8g7V2DUsaKOcgKPlny3MX2QhV0fKNowfmX3XnMlnBVyXFu+MtK9BhoRZCDjT0ij5Tn
        TTfWIpaU5w03jkQ6Kc/rbhyLkFKe19x4r8gq5XnVjfeJyFKeEzfeL5JLeV524wMiwORYL7pBgr1ohiq77s+Hv6LYQhJjd70wH35ElFv0Xkh+ivoAfipaQwDU
        6uHXiUcQquLRXjeu9vR+BMHJOP0EmtKM4F7FYxRd63X1HkTQDlSPQcJGu5heXOjGZYrdQctTiUJiJB/v4deJJzQyNnosX6LACY33TFJBEaKbLIKKpyhsWjpi
        FZ/a1DXkmKD300tGKCNe0mapW4PS7qRX1fUkpH+cfxfFNHWVYnZLKQlK2Y+K+ChqL+4KSID6q5i2Sr2EyiigDB9Fojoqpg0UhXMJyz6bYbV7tKuqsYSswVl8
        vatHD/gCYsdt6iWkBt5R2GPBIDdlhT6Bnwum7UZQ314MvHq/F0/yd1ORSFfuAcCC0hV7XA4/oxxI5yb0pG6gFbvytk1YLU3gwyBbDHsxDKrLvbjejZv8miKX
        OyLC37oOunGFi6naEjZQwihKGONWafGHj9ETZRlFfj3OH8yp15F6TDd7FFjj1EVOPaorkI+WOHXaFmsei5Z39qj5dvcSaqYdaLHpXpIc89aApbzMemJuZ82b
        D38Wy9oNeobm2K9CN+69SkYuXUUqxBoiCLFSIpemJ/iXST5DXFIMmQ1bUxiuqvngS03PX5y65OIcf6NlzDrDF5RFlHhBseZyZ3OphdUU4PG4N89QvdUFxogo
        QEcrTfbGumDkdZbf3RrECdzEUQ+sZrfEOMwFc/mL4ihzaIr11jYRa0Mi+G2r2+VItotY3i5iKRexeSIXsRlujeCXb4TbFLW6XUTCMk5qH9kXrONxKX1c49g6
        9D0hpUwAKhe+qFKpWSH8JQVUZGKEQDQbgDADtWxgGw5C2IBLQhDCBkxIQZgb8E4IilwHZgpIcR3O/kCD6/BHg3Lq8NGEcurRqJRTj8aknHrEjg/XG4zqtRZA
        WObmqqaLaZXYB+BS/UHZPqA9ISQBy73RhHdBfB9ucKqU4AZHUEu4wenUBjwQ4jBpGbnAoG8iig/qcYMjqFXc8LE8bnCUtUm5OpsVnkZ0t9EwtVKmVko+B4jb
        /DlBFEqzBFFLmqUajUizwBUJNwt7mkKzVKMd0izVaFrKqUZtKaca7ZRyqtEuKacS7WarGtzXzOvWa+YtazXzltWaeUtSM29Zrpm3LNXMWzYD85aNwLxlPTBv
        WQui3bAARWQtDm0bj9g2nrJtPG3beKdt4922jSdsG7dsG0/aNt5h27ht23hXvo3ZUVvWxi63McPOUzytsc+JpqA0eGAbvGQbvGIbvGobvGYbvG4bvGEbvGkb
        vGwbfNQ2+Jht8HHm6aH+ShS4nE7QK+kE3TJlweQ+1qblbRy80Jb5SUMqcq7Fjt6p20Sudw9PtEsShZ9k9cvOupHZD6UctL7IiF33zKRYxk1Ity/zKu+ZKbIO
        nbQRuuXgTddMmGXcTNGtpHbN9FnHq6fpVlIrM2M2EN+iWw5e8syMSrxhxEjzIdgeSkE/mtZDR9YsmXOJOzTPJCWm+Mix6V0zNTfU0PQ7kL6RpV9iPKIhlPGB
        azU+oaM/9vfaG+lLtpL8oSmvvQ8H2d9tsa2/RbH49+bO4uPUY5GTOXB8DM+Zi8u3aZ2Le0yHfYnxqPJ59+QTY5sgM4iuL3t2recQ84xp18Ja/1uepxarsqbD
        2wbrYzI7DxVAVrIy3L7dBHCMKzGu2QdQDEave9ibhdbcYe8szTfeV0TCUGuAPfBvQXYkkNVgI0LTmjckQBXAdgbyGf6tyZ4Cmn38W+cvMHPDId4rG5QODpLT
        ce7YkevIPMFNkE4PPBWNMpNMH9zggNeOfIf1GjfY3aLMDGfIOGxSKflBOyxNg0rKD1Sns+zN035uzeH93Hbz2xnKGax7olAnXavY0yy0KpuXjF8Z5sbQH9SE
        0tQV07RV07TS1CE1vXRNSfoPYlfuEtvkdelRXqDnzkv/8ZX2yuGvyQo4ZygrOhruxaU3+Xo2S6XN6jiLZUs6VrozS+JArYvvQqP2OGJ2ri2zYQ3NPrVptqcN
        systsnsV3oH7hWLJ/sZF7EFLEomtea3eaNrf2AcJ3gR6WGFo5hIy1yVyS+aCZMY/2QfT9gLpoe4mxZaIFl3FgWiQT8rTDW4yghlW3D9KvRjTfv5NQCrofBva
        KfMWG03NFzpOEHyl5KpLPtSME89qSa8rdqaSLhDpWgHTzcMeO8p23g4J/mGvzK6M+YHnrTTw/fykpW+uI75grzXScybPnPT6q+Q5K2NiO5GHzwPAE6lIJvDw
        eUR4A5KQLTmXZMAsqcG8yxKxrK6XOzGc25bcqxKxanNzzsdyCdYkwZrkjODEAId/j1k5z7pQyHV1PUnPhiTa6Hu9KJ9yxOZ1cy+5QpLdwdzLErHsXi93IomS
        LblXJWL1urnXJNHaltzrErHuGqnYhjxvuK8iF9uUdJs235JZb7xXybcs6Za9636rJEq8Ld8qEavXzb0mida25F6XiPXr5t6QRBv9uTHZAYmz6T3eUY+zciPN
        adgwF4O/0H55cWShKXoNa0XBzKCV2BFQrJC9COII1+ksRqpf5YEPcB1jHEY7EzbZoJXgmuOGcbuPQZDjvc7cPMftHIgDAT9PxA1xu/Jxb5ftDgXvyYI3T8DZ
        tIoKna//aogNPHHs1Vol6Au6r14eDLqfgkqDQSXYjOLNQ9ZPaurd13Y5xDXvUk+zV4+6T7zy1lXzfqr1LrDRuXTtPL/09jr2LX0BbnpIsKePs6o7g1Us1Pwg
        911A6+Kg/lQ4jx4IAljOQJD4D7w/AsiJwvkA22HBqNt5k6R3GBu48y3Owi6bKMPr2sQ1UOrOh78ZdkY6o2E7YphMODLzYAK9Rqxe2Z6CFOH/C2jXbB294c4z
        HktCg0uxywdKHAtPFRtea5es29Few5OZ1T7aZ3i3nYYhiAzD0JbTt/DTVvRz2HtnXMkPG3zDpj8f/huWklbSofN2xk7bdOfhZy78V4YoelQTmV5UFZmAVBeZ
        x1QJmfVUCyETVA2ZyZE2hCRqB0a1lRVQtdU73WnVTdtWyzS22qp7rZLqPqubGrG0kVpqyRUZNdXTowWXW2qPLG+0WebFMNovS2R0QBbU6AZZZqMZOTSMDkJS
        x+scs5Iu6++usUROrAFc1voFJ53y7sTmxYYHdfXutDWNpBCBBwYCVxE4MxAIthxDO/xFxa60l1zG3LRnSNtJ51wYDbJ0zv1eSOdM96DDhxXC1gbxwJdsDEkt
        wjBXxOgAC4a0mzbXUT5veEXFrZW40uNZHwdMDaA9U+UQFdcRohBS6yVJPKIrkKVTaQ2o6QbYN4twvUa84AhEs3GIhBNISHy0Fln9XpG0VyCKrvZE+A/ZL6Wc
        RECTkY8npDBY77BsuRuPWTXS/v1CACEAVT1ciQMU2dB0V4fYeAx3DZQ7puu9pBuPMy7zJF49pgOENFHzcdR4lMJZ/txA+BRyjaI2AeTMdaRpaA4dl7JwvDAl
        Mutxk2d4/Zoilx6XF05LbbHRY0slmCbFbWMYMyx3ug8aKijR44lurkgaMCzU7BMJfTaVPKlHJY6Ht+teYtn7FAVRr9DH7MBdq9dFCzQgxViJR/C5IYJqmg9b
        qBvpKUn6tIGH1GOEakB0xRpXRTu36aeoTZy+WFxFu4ekqSDNrrRhWMVwa7JTWet0r9s8bbs9zXLUu9cyJUnd6HJts4BqX3Stu01FsyQjXf706yUJOEn7ekkq
        nGRXFtDqq0eIegREPttEUvdjIZG5hJm8Gzc1maBVGp7BI6ep72qPnr54GpPyEdYjqejaI/ApwU/Z2WetC0U5XX0EaXZjbmPmQ8++2tWV5GN4AZW4QnviPUww
        KEmi6bmqd9EDcd8USI80Wkyh6yd6EU7LibbsQuNDTKWrCX2gKaw6UBg9B9mr+Zky5EqrQpiZZuimmumbJxKupS24hoKzWtUGyq2h0rVcuUDZzn9zpsJuv7uC
        IrLvqKCEXEUqqGklV2IlYDuMMYxiZYw6a5lBIdsymw07G44pe/jg6ogoc7pxBgO/c9fuPXovkek01O61+TzT1vUKzrh4Q0vMSfhHivmLdWUB0uH1WngJ5isg
        OcbqLBnCfwvZ8ZcUJ6MVr2uOtzgpB5qgWo4vwVkg35s4ekiK7HKSTUE6y/58xNyAz3yTOS8x3FP468oe1gsTJLe/qCxeLtXLtTVmngkMOU6E20Za9j+oeKIX
        i6RFM0dOS4bwWbOIHOsRvaeVa4L7KB7t0TrDi9k4zofDXtzqxrXL0RTVqXU5pulxOa48BET1l+JD2ygcfx9sPwRLHyYgh3KWMW10eUVPPSLeUVrPgWx240pX
        s+okrELqmi05XMdJOj2er/UuUsRYpxq5KDgeaFBUlRdQXhgrvPx0eX1NaGZj7WoOZGlKljotkmEuCtjqIUUFprSAF+gekRW8hkurU8YkbiQ4rH0On0al4F1V
        1DCh2tE30E2MOcvBAT/hw7ZVnm5HteucZJaIVyoxr1T6XvBKwpTvNILPXbTqDiG5YBQqz9H3jOjJh9qgi9nS1qYZT99KbA1xEuEXVGZ0E9fD31NRQ9fDf6fg
        X3M79mo4l5a42+RY3i5im+UMLIQGi0TkTIOpWtFjVGOz/OcZiH7hqJjTpoSIDW53DXCNbHy70xrfgu2qmwgQDbhGzpGVbJaKNueqUBMl1GQdjtdTcuJLSEYv
        lnzmrAMbUpStV6zSJKzUAgVrQHfQ3o61lj1xlSv4zRloyptE/f/10D+kzWl+qwfZKYMKgUipd8xDF7RId/ySMu9jy4wYEjsGJ3KNSRmUhVT5kmhKZfgBYYYf
        oDP8gNkMP2Auww84m+EHnMtMli+k8AFLirhAtjRmY29jtnfBWO2dM+gBZw16wJxBD5g16AHaoAeEBj3ACb4mmK3ixJVFHwxAwpjUBsF/xp3CZScuGpd9uMzg
        coQNi3C5DZe7cDmOC5uynMLlAVwexOUsLt+Py1tweSsu53B5GJcfweUduFzA5Qlc3onLgnx2+B0XT8sG7gDXj/D1o3xN+Ppxvn6Cry/wdZWvn+Lrb/D1M3xd
        4+vn+Pp7fP1Dvq7z9d/x9U/4+mW+bvD1K3z9K75+la+bfP0aX7/O128psabH9Rm+PsvXD7li5E4fktNYLXWeEeW7Wx2jBOyIs/dvfSOECtoTVm2RIWpE9dfo
        8qngOKTbolfImT1WSlQGUqbgQOGLkwqEEJ/ohDAkggLgJ0ueWmwvlHGeseoZNTE5qYiZNZSTIyfeIwwjn2nEvOcKjcJVS5SQRkRLiFmUOBK1Kz4RiWPZDoZQ
        romtbhYUb0R/ba9VwaLl1sM2sAcLxmIPOyJRweIDldjobckmdJwVrxpQyoHuFtE2vH/CFHo23i+bRF97rJ5F2y3Zx3hWHatAWUK8sMWqX7SzStWx2qyONdHj
        4wzKvzNVx9pl1KNQCmtYeShqtyhmQfFor6hdFY1uFZXhsToW624V9aRVKtpknWw9DbWwGuteiTqWBz2jssZ3FDMVpA3XqGOVsRh7Vh2rIM++ac0W6gt1rAIl
        iSf4u1kdqwA7WFG/Kog6Fj97Rh1rnNaCvDrWOt42btWxyqKOVUzVsVrQ66JyWwPqWOOZOtYaSsAGXo9yq4T84VCwKkEBj/LLPtnIU1xW3mpi8yyqaQVODfkA
        jtg5ddoWicu4L+0eq64l1ExTPdbJIp7EO+YlKVLN5dga4W4eePg021PsufZVCKO+yodG+/Cg5YH+yQD3ZSxTu0aI3m3S7sfD3iztblE/5I4v9KyFzebxHr/I
        12XUq5Duey88+JCoMC4rWtrCjxolRreTuKIxJmpiiO1XE6OQTE1sFeLrYFkpdUk79kDv2hgtK69Y7BLXHPW8YvVQXXM89IrVQ3XNqdIrVg/VNYdOr1g9VNec
        Vb1i9VBdc5T1ij1/k/NnE+AE3/S85oJaFBLino9D4tutpnAYt7BFkjVtVOiJrIAjeHDNEjeGhlQ9Vtygdh0xBr0QyMgiOY6IslkmWeOBiFqP9q1Fsf71MTxp
        oMgyOSm0imYY5l+JCUWXaASqUjHr8hTSVCXFFE/lHotzWjIM6sS9skVxld7DVu5dqmCXBtwoSikj1Cd+SljeUk80l3qx28WbJlkXF3Ktsm5yMURTuywKuRwX
        +odlgV7/Vag9yFCbwMNYNtRMO42YFmohetykHcXDZJa2Jc3XkuYbGJYdJuwYmKX+gTlNpFk74Sog6kLhneDHJGSuyqFfI+F2WBn3ceDqhTAcYuDg/9Ol9aMk
        asZLSoTd0t/nDCcifVYxfIh0ftVwIdIVgdndSufVBgSzF7QdP/U8zxk3DIcjA6TZFxcabscMwb44HHSHHcYmM1tH7L7yBzAP8SDASgR2318hxjeCtkKIR3cl
        BsAKj6QGAjwgISAJjQCYrVeQmALLGAjQytFUQonYYQn2iPTiltK6DEeANFDchiVdj2l3v8Ts8Yg31UtKGvwrt3jFxd2XRqA6ktSMgQ5vWSKjcNA2igWxUUQI
        jOLBXqOgUDUKCfuM4kI9s+bNttUKhwsz+ROaVOQt5wl+Z7kwz3qu/0rJQTEwWnwBdGnzzUaB6uAL+steOQ4u0Ft9gYqp8806TEd9gYqpgttvC9yIzycDa7ip
        C5SILyAcuAkEgMTng4UEN1UBIPH5hGGpigMd7J2zQ6bNK5nYin3mxHf1aN9Do+irw7ZKzGMcvgxh6x8rRiHgMSB5asPzMB9zyOYZLmuWASHFVIcXw9zSwbQY
        XHMdARiGGe2Hf0DUoPORd2pcgNzY+SsIVv6qxOiOQ0o92AEBUOfTVgg/o+I7evExCA5D+r47aCWBFsVQ2eshTUlvQ9IRyOOQbGxIssNIdieSjcL3IJKN00BZ
        r8yHv64iZc63AqubxI6GZP75kCjRdgp6mEG0G/0H1ShXjKdLTLrjm2V9uKUb30RdwkvCrOal42jCqlrxjRnDVNJMOW8VyeaRbnyY8rAs55DmhWimGx9MGZ4S
        NeqhBE2gb9VHkngmZU0ohjIeTJmPkr5Z34IEY/qonu3qG7tWQg41FH3YcIh4uhHxR8Er3ZTyRSU9S0HINaZn0pMn2DfTZZP2wRvYu4FG7uHf2Xg/DQDhXMCF
        0IOVK3yml0QHOdGqig7wTaIizTdnown+nYsm+fdCNM2/52jalVhrI2rwzZIS57EwJGKUWQD7+q9vRxVdBMwmmywx/C0RvPvryhGXq2wz0iI6eRWoX5GS6TFF
        S5kEOEwQk5SObRx/GBzQDlbGzOVo6l3b5DDIIc1oSu+IWrWhgxqKk9HUUH1FimjB4HJNQdV5SrfC/wjpZumos8HariwTiorbyZoYrpVlTep7ojXPEPxw4kJN
        zkQ44N8wAh6MErv5KrNbZS3LYwnnt/scIECXGGEI02K/7OI73mORoMXG1Gn6IOwy2ADco2H+CBxQ6Ul6wwRNublUpAqAKM9RLnH3FDctgvIaEFLEIFPT7QHQ
        5Cp12x7Nw3DmbbFqRzt4Y6DgxKFFsdylzOaZZXOXCXCYE6EupXl1A5MDYlKiFvXGDVZTC9rTArPrwduXeJ9hjR2zLKwrahIfO2yB109gtw6ZDpGHdYeh/+lr
        xmWqMy2g2XtYyIOiqc4U42BXJvSWbolrWMFvwpzHhDykDyZD01GqdCATM8Vg0Hp+GIGnYQYzf1046syxEGp7eeb3doxZ64Soag0Tohp6uMA0uMq/Wk4xZvRN
        K9FBasbDdJNbax7Fhx7M1s2ZbibS/Fh8kBprJZpBAQdzvEGSTzOjZyjNQYyhoYuSIYJxNVzLsV/MFQ9JXg1/R3G9Q1N/+iTGj8J8KZr5UmS9Z4B8rDssKBT6
        GBh1NBlNayqIVboy0Rp0URYhyPSKNLKWlTiVwCaUFatvZ3IV28Zw5tIbXtOvAuMwUqxSzbyCBLCONSZAPLOSNdGV5LK5XTv+SDs+2otne7S2gQ2Mb2QqSOOW
        Qmd68S3YB9+u6e4mrCa9+FasNrQB2u4skHrpINIdobFMuQ4nOBjkM46QQijiEJVzuyn9YHZISPmOyItmEn7F9JD2p3mSoLh6+JcqOooys9yHNTKmU4j4qq35
        aeHk6tT0OO33J/QkyrmRH6aJW0NjN3QNgTfz/OIYhKL2FMOpkO3PFZXFA5ibnYZi4bA3S1WPb6HBXOPVnahAD8Fnqe9uB5t9lL6vwHsRTnCkx51DHMThXhLf
        1EP7UkJqhlvo+RCx4PoWfBV9T3wrgo/QDvBgjwo5Qu1IP7dSMgqjXDdRDEY69XJ8mIqjyt2E9x1EoUdQEkUcxOPN+hAijiDiVnoRZZ5ldh8pqIiM8b9wz0OM
        mwW9CDtNthIDsBtO+Fn459hw5mVOyAwhOqRlsl8ALVrCri722lGgZeqc0/RQxewJzLSpmmmzrOy0WbbThpgE8ObDzxoK20Rs+lsjxNrK3ybHum/4/3VYo0eD
        eime5fM9swVYovRQlc4Nk2xAmnl06HswYw/SdMWMZMpwlDsa0+lWMwGqwmRS4I00x2Re3yJTCzNjmN7CUX0j5uwtmso9zHNEg6j2zc9DSHNI3yrzc9fQUm7G
        C29BwhmeqRM0WA+DhnBhlG3H9SjHIX2ToReYYbTBK86L4lU8LYpYsezZzsUN0R6mmZwj7DnF+a3HSFv7e+si+xeQmYzL0Cvi1HzrJ94JLeukiFpSlzNt3ybl
        bUi5Jil3CiuxTcpjSLkhKXdrrXcRjdkhVMbPGueOFfD8cVXLt2uIXK4aC18al3raAFdwMIs0loeOcxAoUWMTTYOeMWbYLnHdQF+kiVl4kvj51YsxCOwrU+0H
        CFBYr4edrHBbVQUXU56Wq4KJKU+bFcHDlKf1imBhytNadUAms1Q2MUl1cJbaPEuDMWs2ZqMyEJOUMNhK0J2LvY5xZCIKtmfqPnvzYaPtTNWR5ezZ48W8UgOe
        T7N0PlOdFacWQtLqxpomCgRNgnUHTFgcDDM+Mjnj+lB7o63K029mZYR9VMktOhnRHuJdi1tfEg2xeopGh4S1obHsCndCI8Cbj73D3oXosOj3G/OQue1EFB7W
        wxkjW4gO6W2kH1bwQdvLwnZn1cMjEhiZ05oJPkAferQdz+TYx0yI0Y5vW8krKN22YvfiyyigAcqMFJhuIMq3rdgd+RK/INuRb8Ls47AkGGPijYxWkRHr58H0
        1Log1B4F2733mhJOo4CNIvbeLDq+eSsB03XMdjAWPb1jyEJ8F2bmfllYgoEtbXSLGOndRIsAUZct0bfKOdoRRO/eGn3YsDo3QAbA7Hs81S8JON6jvozz2j52
        vPE2LLqTs7GUoGClBAUjJSgYKUHBSAkKRkpQsFKCgpESDBmMoSdbSSszcCFHkBDBlCiyxMBYosIWRI9sVab19H7i70a2mgXxzlKiBo2CeI/JIvChGXcYOyBu
        SVb49VhABM4LRnzEn7Egn3jSXpKO0B6PId7JzmCqhNB6YWupgS7ppjq/NG54V+4N2WF/l9vrAisnyzkAOLFDOK+jHX26gb/8kPUPVBSuZuZyusd6iDf3tEnR
        e1BHliw3RTGO9yv6TvrQbOIxXzAWN9PNOFSjmulmvE3Nicl7ixFcHzbC6Vt7sonP8o1St2T5Qnzb6DaV4CpU8/QZVVqR+b1tieaDxfcNrQ5laJ8xwaOZiuMI
        yADcOaPmJTSd+JJsLIAaj41PTA4hU1eF3BOVFNgRzNjvLh8OWbJxkFuP6n3f13+cQJ/b6I8O+qNzBcGoxaWRl0sMu858WfR8oT96dZvC6k62rOWsLXpG/a3a
        F5j/mv76DXbeQG1lbRzyhtnt31B3vtt3vI0VcQwGDPV/FYo+TudzjE6kgE70OSMZWnJliNBQMUMEukN3uMDvgAnn55Tkp6fPp0esHGKeIV2qGe8kAsbxuS1g
        HF+ret5isFBi809XvHTD3RfOcPMiDEZ3nIP3siKEFhVjfFthYlsI2HN1jIOY/11UO6vUYpHzHJEfNxuKlogzWeBjfC5A83UW2z4Y5b8MvDXix+gmnspT12gH
        06EKz5Ah+/m4zHFhPHmtbke9pa8Qi+Wwn8XF3o5MDEZh9SHaYhH7jpuG2uq1V1RU3tb0HDpnlHioVBcns+ZtsUlIj7ZI9sF4t7PubrUqd4xVcGU7nqWCXTJw
        C6IpXYLbNMY/HFIH2EXTwkezHb65irjZGf4uyBLUYV6G1igsqemmSMFER8LwC7BvqCdRfUhDq8gd8o7CALo2JFcAkXoFLhwmNd9g+cgEatAibLmXdD3XMzo4
        6mja3LMEC3b6tDkLuMuLopXDwFAxUWciK6zAAWVENOwYdECQYQzq/EXWqgFqOtgneKanCjVEK2McihwjbIpBvUAk3uNPNz0JFD/spDnf5DCEAiolhiFCtGOo
        vXYTViDS06UhCXwGH8haATvbyNdTOuWjN07YXytVHlLMKD5jDGpC8q6hg29Y/eFkrsroGsSsVFlzbhk3cjhd5WX7LM9gHDpXdR3g3FXWwFtDuh3C+1RZF28J
        Nz4fjVeNS58qDlJ6DIcKEQaNAWWVL6oah7lG8aLCnJkQkwuRy7/sGrAirJrPN4k4AGF2T+jFGghERWTpO/hmA3L3Ctu/EufH5bi0+HM5brRTynHhloMRSNgq
        v2ys8tmiCHpzVtvTscydIw4LcDMlX+rwt18wNv/nDAjAWWPjP2eM/mfZEt3qmlioM1DFCuzo9jlB13eNfsmazypqW8+rXWgrUMC/J0p81Fk3WDaufL6gIXCD
        uEZBzTM6boWtPLNVzxJFspLRUisPYRGMZpZHnzMsct2W4pjX6W1et2oTzqUadtWhJSbXe90yIrEibNX5Lw9dVFiNrTI0Q3VoBuh1dTZYS2nZnTdtveQaG0sX
        QAtW+14L0gTx4ECXufaCutaFtpz0xEZfqG+wsngwLLMejTHSgz4wl5ozL3AkxCr7ujQkMvSsZMuC/RHfbS74l4wmyMiAMlLR6KOEeWWklmgDiSZQifcLsZ9X
        RgrzykgtUWryoIxUEtUb1aeM1LLKSAraHb5VRgrzykihKCNxilCUylgZiY+wlVVGAhnyGCSOYr28MhKFqlQZyYdWowtkNlFG4g2NypSRGPnJKCNph1aFy2iH
        w95dl2O3h5upy0CfP+zNXo5L9A66m7sMCITD3o9chmoc3TxwGYpch71zl+lrEw4qX8ZXQp2KHmYux1Az50wXLnPTERt7mdqIk1egCMgKjpLknVQ+J3nLZVpF
        bYnOZWhVmRI1apcA4wHWZWUkUWLl4LI+uy92ChzMhUtqDkbqJMnOlteP9x4O/g28oxat3hL7lGMhume02xh3hc1seCrk/9PoDf8n0Xo5B49zTJCLIoz2UqiH
        WZsdsyj/P5cdCCxi41pmZ6UivhE8B5sdkzP/P5cdaCO+OdDzRQQkiA42LyZ1/n8uL1RkHIury0TaKg1WDZGuGCJdNkS6ZCFAUn9mINK+qCYNwUVxDS6Ka2rq
        GlwU1+CiuAYXxTW4KMrgorgGF8VC0Kg8LopKsUSpfbfFRVEpeujZLFU/LopKwUIvZEn+/4WL8iWl3Euigz7k5b5ph6tKEmypgDJYJfIyd2ghBYNNctUk2FKI
        ayBIBr7FTwUv2nSeeU3BQKJclYUCeob5bwu+DvzqwiW1kGqguv3gCtbuwhsWfJa6BMqTWyIuUHPnJMoU7MLFNK8BQ0EUiikYxXQHU6btZk9+Ti8NRdH+Jtvw
        Bqd5L5iXbnv9z3w8nodPYPSC4Cc9t5DD6I2t6qX73QpFjJdLswz6fwuZCKqDOvXJRFT/Dt8bkIm4/dH+dWUi0pOqX8gg/ej2CxlMN3pbk16I/f6k/QKJgeq6
        A9X1vsvqvg1YI8XgTz3PXfQu+QuZ06OyddSGJVEWT1lTaV9VvJ6DiWK23UstiSJ1OXVFSvf2swv8kBu/D188rUvbFn6RISgj57LBvP+q4objj00SHqcSpQej
        CmnU3EBUZ+l3w/DzKq5c55MgHnUX8x9GozVXaWN07EDN0YHvYkgA+ImYNGhOwaCo45x5/HQd6lSAtJe0ohfJbpIBmB2rM4/XYUHm/liQRp5BFApxHni87sJR
        pup86518OdOOnc4z9Cq6PNDO60pC8FAWPwW/bagmL2c5LXqd05d3DEKzaxYZaOlfzSvlX2DyCmo9lNO2yvw0kPMjTxyvqV7mj1QEbZJI2wirxh8ORoTB867r
        XoI1FZN26jnDD+PWHWJD3Lc0WDqQjRaVDYFh6frWjfTzNg29lgGcFXPhb18JneU+93erxLX/rEBXFG/RWPWfdimPtofaWVwdtLO4OmhncXXQzuLqoJ3F1UE7
        i6uDdhZXB+0sBO87+CKtbAvsCNx9Dl4qOt9Rj9E2tx0Rt/9S7Fsf0zSCv9O8TzuntZ+zNX7sor+gvQKrc77nnewRvLNUBoK+6lyb5Mvr2uxXPfXGt9hjAPnv
        lGiu0PX1dScQU+73/QhfXi8O1W360OkxetIzF15HvJrT+XaJph+WBTaOlJLmXzx52/uu9ILgDUoWKtps9C+1tA0ZDHjLYMA7s4NdWfk+VvNKi2WBU1weYQmB
        Xaq+vmh/o+qQsGBIWG1IWH1IWGNIWNMc/1zaGoetfSqvmAaDHv6Gikfo5zfV1tTEkv6WilvXoaHTrOTeOvUo//k/TkCE2MqkZGn4ChX1BzhYd1nN8oG6xySP
        WHTQSdDDx+t0TftRyF3LILRfAJhGXJExuDRiQs9pE7Jp0521IRs2ZM6GrNuQWRuyZkO0DVm1IaENSWyIY0OWWwKxg91tZ7kFdOVC+CklYDs8bz3z6EHnF07i
        5NGfTxfEjROnlos/in8nTj3xqal/O/OfJk6c+oE//fhP/krlv74XWXQx/J85U2E+hjOkkimjOJ82z6l/+Scf+Lk/+cBLJ059/NF9N/3zP/+hE6cO3zt798LM
        H/SXUEqzXNHl8LeVxdQ3kpGScKxL9js3JHzDhG+GFmNfwtdN+IYNX5PwNRO+bsNXJXzVhK/Z8ETCExO+asOXJXzZhCc2fEnCl0z4cohvqpnWD+fDX1BDx7gX
        /py1IHIZA9uTfNaKiB7K0lvcyKZ5K/OZepaPtsIiXhfwyqUKgA/yLDNLgGU/mVTiav7wiCMhqOc2M5EDOWUHulmJg/wplMkp29Llitl/rlaMwshaBRir4qG3
        mXo7agr4ssvbwHXchAK+7PLueRk3geA7uxZD27UY2q5A9DbRAAEL1ZpoLh7F4rhDKhqYSm0E8IUuQNLyDWuBqdRqYKqZBObblwPzBYBsFl9pUtuGrW3D1rZh
        a9uwtW3a2jZsbRu2tg3UtprNBj2ygpo35omMSXWrppYbVVM5RoZ2BRnatGrVfFJSNV+yVDUdulzFF8j++oLZX59jx+uysNZSz+uyjFbN6hmaRbNi3DQtj8xn
        nsW+oJQPngd2g+BaIWG7bNb7yzCaBsPq5ths96U+p36sPnQqpc20mX9bO3skOpR/pB58WxsuGW0bveWh7P6A8LYw/nVX4NMV4i268yDDK4hVmEv7iY/1mlg0
        ObDAYjK/l3wsuEFwgq8Kz8JfwA6rKABfx5+WJElw3BmKjesKoFE4NFJJpBP8S6XKC8x/sGiTd8TFnjRXSY6TyrJBiiu8R2BZHzNRgZwo1XrdRDxBQFwJo17i
        nsWc0toIhwwQzAK8Wo9NkrGrQCp2ZMHWx0XElhFL2RJj2+MEPzDgjixR77iOPzKL2OCw7QCGRiIgEAPux3rbuB8D9EOf/zEnfSX9nOcOMLduzgVZ/rXnzWvP
        Z68d8Dj2KpW0DsYeVrRrYtgH1OIR2q2gUo+0IyX4Fj7ja2DkGIdgXCUPziAd+ZxH40KbnabBKwSywS+lxw6HYh+6JG4wI0hDfWPM2TrGPhas1Lz6gr9I+wlu
        ssvAB4KgmAb3w3HYTu2vV7/vITGLJnrTTqfZ7FGxyk4VnmlIwUw685vLbp3ejne//WK6kf76IjOxLJCGENrXhYfiXLGbi2/z506V3jp264H/9t3HI+/U1NFT
        3//N6K9PREB6dLN5LEaNKIBy+1nuuj1dclP1T6obY/RQUrBSTeKZiGFqnscd7SEV7aeanadL8533N96E8wdNBBBMlMe3Pt3KmUgTLHDcDP9QMRuMdtfpUwD3
        iUQAzDvPzmV+tZPY354RlGpqJPydh9mRl83XgRqC/y2XqqmeiFudd6s35NG7qD6fNk/LJ+CYxks9SFd6APcprsSZg2Pt57SIgi73ppvz6v0ce49mBggG1+WE
        SEUZSEDsIwYOuSpdULusf2m+w3+4S4mINBAFwMSHkvLYUGfPo2L1jROP2GVMgFGcQo/Kps3tmRgimQnXDv6eKT29OcFPtwtyyibaNNBOPXcZf36f+OQf4D9/
        fCXBByFq5xceo3+foah/tu919O+zVxKcH+hWx3uis/rvQ+pB2rYkXFwTh+ouXoDPiLkH+afbjbxaybjd0v4KjT7fLEbZAM/5vd6ipk6T8KWTzpvjZhvjU5lh
        /DfoqCEmrU0dPt6mVnZ7qE1RKzMDfvq4mBQnfCIHR+NJrJ4DAUHhbSIqPNC9bUZdOisezlShFx+6iGGVH3Pqux1z237lCH9lKfeVlSFfGeoR+spq/7iFpoKM
        3DUzPeAB/TnAVoBS+jIYCznzX0gEBjLUe4CyKgKZEi6WctXLjfoalrGCjGoM/3oXJ3a1/ICGLyRPBnSBB7T/KgNaybD1BgY0hrGJwXFYl8EFeEBT/+VGYojx
        V5CBp9C/gvvSw/mlN3SQM0/hbTvIQx7aWJMKGNCKhja1SCKEFphkupQbWlUI5zH0GRIsN7Ayl65/6LnFBW9RvEnCmBenelZkcC9sPF2I6lNd1jkMIOfU07/3
        +z82+1/dlg7Hu15L5b/0fMTez23Yf5/wGjNHQ+YXrvQSkDB6PDf9tk8t3YPTz1hZTcnZEw+d1uXTF+uKBYm/Tz+HvTKtbqUZF0dU9MRKjKXOFDES4Rc5Xkv8
        lMSzpZuvFfVFV1atGz+4482/3SOO29Pljv9EZ7P5WGf9U9QrFeht+hSonujMne98W0GZU6LKiOJRbygnzdgCZiwauEgDi09jutqzHQnhNbXHk89ee/4ZdehK
        79R/95pSq9V694mkd+ofca9+Hl1H076ny0Cgp+w4YaXbmLnMhJkFlPH+2sff8371jXt7p7488umJd/zOD1LGU2/mMn4exZkeuMJnqAJDQH8AP1BiF5vaCb6h
        XH/BXRS/1kUAfei0janrTjP4cRmKGNSERRpLEf8AlKhIDArLj4b2bWGgT7kTX+rFrBmh+3rZxRSgzvW7MsExHXP9IVkwJRSnYc0CED5K9Duv0/ufe/rwb/a4
        CKTi0UuVLLz0PHzcUOsf88CaetDHceBeFeDN8D4dXCt4laf8RR9SpvB8XBc1FO3Q6q9eit3tHI6n5O/ri+le8+uLaIk6fHvXOlRfK7vrvFI6Hzc6xR8n4tXo
        nHiMeIO4EP5rqmsmyrNll5+J3fBdUVHXD9JIJqLVYYsvTk3hJaoaYrCz0MWF2PvBF6kbnTTJUwsLaClb2pJaiKvpw1NPPxkXTjo/DFoOD9XMO510cHty8b3w
        DX2WuvokMQVPUpiHMI9T6MKTIFVnicekB+9JA6Om3bNxQDzau57HF/knT7xF9kB4fF9UCU6uoai4RL8/CGVneLxpR2V6o0f/XV2SHDQPkeNZqMX5NsgU4qF+
        ZZPyJA5Dg7ZNXqbkz1NLM9tWO487iP7h0+eZ37ILw2t62AZTo578TvPp30riEI1z4enfiltJ3DQL0y/QejOim4YCdo4Dn6ilm90ki08GUBZD6DV3u3GzG7NW
        71s4lSQx9yNdeZz7F39+7R6i8mLGZp/iZhJbfeBzVjh67jg+rwZ+0vCPcQsAkui0dk/uc7qaaPxWD0b3J489yy1BzYAmZod7VIGubvUCGflKRn6AkV+nbYTd
        RX+fUk8RdY/TwQqpcBMu63lcMieheG+bjdXYPUvcATtsfWczEGFyM+j803dqGgrng1H2y0Gbnj0/HqvHX9TqhfcGT9Fr7EGZHOQwCo164HHegnVGX1/Hfono
        6cbnaI+DqcEDQR2EO2M7FpDwvrqHceU+SVWWccVJn0LSsiR9ltqLBugz2XJlnH8mmffTRAVf89zmgndp2K752gNDMRiHmgWlbjbPpSdGrxiAn2KOLReVbUcW
        f2+I/aJRuR4lBuGqYuwkNnO3mzS+HzNmjP5KxrkNmDESW14Fl2Q4aB98eom4nKTLikdWSR71A1BNDObeEWWmAhiMuC4cSgHwR42uiABYfX12RQqA30Wor2NX
        HzOYWo9dZNJrQ6xZwGkuAnQNa1fWAhWkq2hUJGHViSqYMtax8igoxiZBhJLnUil1EQO5CxUnegsYmVK+vABFxeDHeEtbZB17wNHRr8NyF1oue8awY1McqAbv
        9uDy1RxT9B0mE2vQd+J82JvbTs0dilH9WWcGsj5wnaxhf9bZgaxnt83KJ/hDjsuX1OB5+fYH9u711P7lQH3IG5av84ZXPWUfUPsPfnbKKyxOLRy4lPPIY8z4
        DlkzvsNGT+iI0Ss6avSHbjT6RjcZ/aJZo4d0s9E72mf0k25hUbTIXzq1Dg5kXsIpTTtKh9Bi1Na3RHfpfdExfXN0t56NXqNvio7rG6N79NHoXn0kOqEPR3P6
        UNTxjIdHXbqPj7kLndr9RqGLKn2D8aUTzYjWS7Tf2O0dMOpLJ406061GUem1RnHpNtHFiW43Wkp3iC/3OWvcdC9PBk8fZ+mop+9mqain7xJ9H90R1UpPn2Cx
        qqfvYXGqp1/DYlRPH2OR3L3xAWq/E/F+as3j8a3UdvfEJ6kl745vo3Z7TfxaasW74juozY7Ft1MLzsUz1P6d+IboUKBvE+zDGUYSx4+ToXLlqNcN+gZQKUBI
        st2bnqG0EuAwmD9jFa9k7isGyFbYg3iiRaWwS4EbBL88ZOTmsS5RxVsZbjJnCQ7oLlq3e/G4rukGRBvQwaTN1ASc0ec30VTwDo3oSeDX6zEiUUgHzwHRQf1a
        0dKsIdkUY9vH0wleBw+8VKA+KaCTo8gzyqhRNSSCO4MKdELBLTCDMIkUIyj1TjQbSCrVq8Ei0xZ9HGJOwVOvrif0jYGe0tMAeaRck6hzTorSy7afPXYhEOmc
        BbDeoccTvLfG762jhIBrFg4rQTdzk5EaCsXFLKGNQ1QutxluIi7St+ctg6O9NOIPDFWHOg1fMaetrxgao/uHGNMOJoNW8V7Bzizr2zE+GNaz0tN30GtozABy
        i22BE5YOR3t1TJ9Whuy4ApuFAyKM1sYndNAz6WKtqUnLPfHlMCGOG9JYrSMGvqRmq8A0ooaVIo2FS0x9h3XMeKf113jQulE8ZdwuMhQZu4mMrStIbT1ERsYL
        JKS8sVH9xpMrnk/mRBI/Z7TCtbE4f1k0BYxOubE3F5m9docK9KFAwvNKzPfjzDHe2W1zzDJ4q6iVcgObHLPb5gjjgzZHGN+Z5cCZF09zWGdDrA9QORjbv7Nr
        of3gkIUS3GkSwGqb+9MkOKdv1/tojzlkTNFQGGa1lHoy3GeWBZ1X9BxwV2KOnKzqBUDf+twulsM/UebEyrri2yci8UwHldMEfY74tC3HaqBymmrny98OO1Od
        UliMpV0u89C+TNO50ktWjrnYcbybWGV9p1tmDxpV2sl9nj8pvFmXiY60H4pd4tr30fi/RbttosOv1bO4mdW36Ztxc7M+qW/EDQBGbsLNTXq/PoKbI/qAPoqb
        o0SDD+HmENHew7g5nEqxVo+zVL6WwZCI+6TD1qLjqDmPu8mcw91szt9uMRpPh6wNyBFzgHejObibNQd2+3hkGG9ctCkodII3DNOhjPamUgazfPJQjstmDY0Z
        Srg+ZIWhPyAOPJh4LMc0AiXA4SH2KitMkxeLUDzLNASQrwUbpgpWGOpsdBgtEQ0Q96kkImJKS0UUCpmfpnAo2mM92tmNmhktbiG6IgvHrqQb1fMsKhCA490U
        OmLIAs0TcQaoY3HmvhI1MHlmNN21cKdxN4a7UNzPV1aiUXFDSHfj4p2Q7iaMivmdRuX8oGEuTg1p9Ij6A3pF3gWW5WhQyro46BnrsVOXBF4JRhEwgYBxmIXt
        gLn0HI7uKP2OHFRNapl1ZYgTXpbojgKKeAIkmkvak2mwGGgbwUeLtSClhZaRiXlADqELe3DEv5eqveO5lFzDccKknupSRUd7Wavv0tTgxDHQ66f1TjgaQh0Y
        fBhnGVjUqXJjqBx/915ZqgViQRuDuXjaQhProb5zT8mgLVOrgTZSn8G7EHAJ5IF9BDEVpIdJvIa7e6cMP9qVSN/uEvCGoMfOhSxJBl72LqpovccI1XBLgBKI
        YYAcAYen3eSYB0YPvot24ING8UET8kHjepoPVvG9FVhW7NB1AW0GzhJSlFGS3pmevs5ZaRgRqDZIR5tI9DHcHCOidBdu7iKi9BrcvIaI0t24uZuI0j24uYeI
        0nHcHCeidAI3J4go3Yube4kodXDTIaI0hxvhmpdEyxselMM/gsG9mo8KfCBadcQ3K23Q72NBAvARlCAjdERZVCQ+8CwGiQ/bBhGv/1clvvQreEIE8HnPLaey
        6so+SPacy9+lYLo6IJh28yJLj08drWDaHxRMV09ftAqvv69YdAvbIEimq3hiybQHyTNEnjnJM3t5SyXWFZFYVyCx5nwzkExXcQ5TZRn0kno8lUMHeEmRYgfk
        09XDLEykH8jdAvzADo/Fv3xsnAquIS1IaGCXAFxrBNeFv4PgupD02IAav3x2/PcVWAc/rzx/0V1g7476fCRSi6jIIJduB97ZAFbh2+f7oGekffYyrx2zYRIV
        BVeQFV1xG+FlqIolXXyobjSPSy/F5bxXF+C0bycMbgukgQMV8V9w3cIlbzHPcYR/CnvOHHuBADfPSyDAz7M0CMDpqgr/DHaePisW/pmK+RkabHxTYbflrbh4
        7ZdZ8H2tRTfhf4CxSJnvcbhjA+lf5HfUMGPcyMtUG3M0Dr6Nd8L5xE5oEu30Yjf8suq8/MuLD9SdYUhyPqL/5i0PiBYjjSAchQesl1C628kbgnqs8fHHRXd0
        IbhkjCgZrrtk3GXH44K+LwjhQ7gBcadNtH0CPAAjc7MN+jh7j2dkcQaLBFPgrmSaOlulZS5W7wnZ3hoMcgoNGBm/Yew3xwekeUauVsOOlYg1ztJgScjbv7G8
        kKqMs1taveFUDob+2PlVkK7OLsbAO8+K2hxYkyq2ZGOJoFzCJi5BgrMx+xGQnSTS1nACXkWWKg4kqTxmTSgFu1Dbxbb2xI0Gsit0mUFhn2UwJKWdcIwTeuJu
        YG+YYNMHhwzF4ZtPeFwD15F906huJV1z/lyGtV+PZXDUIkM3n+W+zSdOTol1YVT1AiqX23yWETdlNh99nhyjSWNGNm0MaXdsI7OF+Kr93QI60eybFJdQpdSF
        lwNFgmmGmmHAeQZ9N3vESVo+fWuGCF95PFpguLhDlKlMugnsQpEOJ/e0ans91pkysVNwUYHYJmJHEFvPYscDY559zhhlzxmbbEyf3YYbnzRM+IRhwscNE85Q
        M8FPQHPFG44BxbYfBgaqxGvr0N1fmkiXVmDKlwn7/AXtXoYgrMdI51BAeLRdILoX/AullNHGy6dfJDq7+cuLtHAX8Btca4mm3nXT7BQFpVdJ5Ip22vUTecEd
        ygMb0fbYpKDtsklwW7FJVNuYBpxps3WtR784fXTPtIOKgNf/hqICfFOAJwUoKcC1BdA684DJSL9s20YF/JfUD9DAhncffA10h3wJ4M9TCIBOPQe5rJhHQdfG
        JMBjMSoCUs063+jSMPX8iqtGFoaq/BXE9QoDGcKXChqpKYiFIXxryM6H8TJHLNMp5vkUMkoriqBHcOOO4xH+1RJRHJyk5YB+psSvCW53sBYv8cuiQ9hmGP14
        Z08MjYjDZcyi3ZadHq7CuAPsa1vjNbvgUBPgoXD/gmIm9e7MFEt2EGa815GoyYlaSCSscFuHXMxIfy54fxmTbQmSy0saPXYYg5cMJBfeP/hgQU0uGAVUtqLd
        4sfAkRYJ5fNb0rwj0gnjQ1auoobxKBE77A3Ywk4XTAAXxUtWbSVzaTiwZNV78GC3g+E54gnp3QYx+FiypuEexihrAj+qR90xAQ88tA1q2i7MoU/C3w71UAMp
        d4uDUzRUK0eU9+RUYXqxTvRYjp5nFkuh9HZA+ws7cJpswW2KzIk240iP5488dJLZN4UyCOFahn2smp5CCflTkyjRe5JsXpRkZLayD9tNXz+CRqF/TfqwEVDp
        Br4WPmQpkHaNo1T6GA2Z6SSuyytkqNMrG3oqYZe1+V1lkz3DIk+btk40Q5Ke3T0RSWYXR9yg+GpT4ASc1iJU2iLLojlLqNm36ih/ZpqFN6j247MsTrA54lUW
        py+VFjLIDOMkomGcRIwaJxFN4yRizDiJCI2TCGt1PWGW0/GtS2W8K0NLySCA4t3RXgaBq3RCQHBUwDtXiMvL9AejGQ9gy9597MtgnNeQMYbQugx3lE0T0DAB
        GdDd7PHeI6fZ6TcUVmmzEnlQb2WzJUWMPLta9GueQEYSsX4Q2OhneHM1zvBsNe1DPxeQbCGA71nxteF6DhU5htNwBskm9nyUkdpqgdGIT3yj/76K7UPCDi4z
        iLYDl+P99CX0/9F2NMPQlTRlD/T5N6d3tuidIxa6pOPSe11H4b0teu8INnOjdNuIRgJbW1QQ4ri0vmmNTU6psdpS3w3P1HcTNy0By3XZmH15mP4g9IxjTz4p
        LorRDD4N3cRh2ARteBzWpS37gWQl3p9zfaj3X6bP39/LOUGlFJQuFxLtp89q0WeNZJ+VNkn/Z21tkP0fo+x1YolCgbUSLwTn43KaZ4ry7JA8U5RnR+4EaP9K
        fMO1MaJwI7C4PKBv6MUH6Xmn4AS+rKI9NFHhy0DvZA8GCNJcSRo4pu21Jt52TzRhsfv2SHfkhhBFBDSPalGzxrejdNsIbP6AyuZXtOUVm0Ai3Sk1alvAwihM
        4QPLpsg6FRlKkXWA5KFIGHvUohB+6zEBjImGZ+w51nGeuebN6wJ6K9rvSWMxJCP9vM44cfDFDmHcHDQIh+gCYqE4f9K50zNGjWDBmUKMC8waO1aUN54zL7yA
        seHM9+W7YMxQzkV1o/sM4NyOCxBqC/MCh2D8tGScp/eVAFA5IFS1jTnJEnC2xvA8xt5F6aYB/9m4GQ1kSmV1c0zdcAZRyJUamno5+XrRXDb1ms1XS1OtgA2a
        yz7bXyd9vSrpvTR492WjfZIep7eO9oiCd8toj+l2F0b7JA3h6XSgl9OUU5Ryh6ScopQ7gq3jFkN5RIJ2DA7lSUairNHY3UtjeB8K2gO/6sOHckRjbLcM5Zhu
        dwU2/5ChPLl1KE933Miz9S9QkR2PdvmTVOw0bS8DylKLpuHOYpKKn2a/LxwEPyQg4bQz4dnHJIKIiwerMjVtuszDUCq12ZvTqmd6jZ5B6hI+0LcTQLp53OId
        TcipnKFEYi0oCQPoFDCtZFSnETm1uwGQ7Qcxwl2MT5D7w70uDux5OuWmw5JrxhyAmGCTSMXqAwADM4Z2ruDVGvM6V5C1BFCpOA+83B697XAvoSxoOwOgZAbs
        BtELwIz2fb4FmZKPtwhNa1teve5alCk2w3INlBQOHLe8Wgy0XB7oJTvQE5dHesmO9JId6XQzyi484GW1YBp6TZmGXsf3rakt1THIr6Y6SvDD2OZla0so0xKr
        ypCiRDEtctK/2AjH9nwqMuz3pGG39hoeapc9l9ptePFpw4/uMwzlOHXiMFN8bKOpybeBZbT4U494alEtuJe4utDA/F0V+3mYvsyCg4EXjBFYBvinBPCPfZsE
        BmSHfXWKPKzAG/Z3l9kyyyBKscSL+NRMhAK1Ubh8pjnL4v9KThGxjuMp6zy6LMKWnCfoMkWV2bFkGWcAbHfVYEAp1u0u515SYb/PKKSCBBXj7rkO44Ia6uBL
        BYumglXG92NPkQk7+sxXqyaurlGt2kC1mjiFl2o1Ua2aqRbctoPpRbUoo64+x18NGVfAbrARE0B2VX6OPWZTMi3V5bORBpVgq+qIFZsrZy1xPcEOSYprdtnP
        DYqT01g4xB6ofZU9X3PtqwO1x4eZ2td6LP6S2rOX7JrUXtxjm7bEO8t4Z0VMDKqoCJTwbZsqaVOVa9OA/YF/r9sUDdYd2qamqtLstqrKHpNJ929pUyA+dv+/
        0KYFqWipf5z+P9umVVRkWJvC80fDeFAv8wExPKgHHwYWYsiwZS6xv/sc4wnHevQJDLJ3zSB6143HnBHj+WfUIH6PGaTvChttFWFzXeaCGvyrifCXuaCQfy/Q
        elnmgsb5d5aIcdlAh5e5oCnxiQ25JwqDNzDMKwMesCnFb6SKm9jVjul83JqJA9WeoMUlH7dq4oRQj/TFLedgo1poPxMHcRgn2MTEqbNGq6DhJSx5SjJlTxZp
        Gfh4V7D5Ept7HbkZOF5iHM7tsDRs0wo1AhPf5PiyoEpLsjFA85mCm9nLk2x7b3yhQVKcZl8y2RP2uy65G/1Vx/pQBp9By89nlCosil2Cm7PK6H14+sdOslWG
        C1sDr7O0xi6gXcPRahVq7R11hEnaJolQ/rmfmuuFT3vpw4rJiTNG9yZVBW7bUaeC0zIcXBZxhjPj+nfAn7guit/pQqf8hPYuEpsZPnERrtVd1i8PfsZTAWo/
        N88anl5ndj72bUU8VGSmM0HBM/PhKAxdj2if3hwCEW5p6T1LT97hHqfb310O73Dvopv6He5t9DMFM5SvsGXsFC47IcCdcTWMETu3zcfFcBxHEWGhk3zpXz/t
        dmhG/R5mwjiaT7uPxhUcGC990Yv8zl9+8Ze/WYwKnf+MlmJ99iejEv26FBdQ+Od/KgRMbIFh4EoX5QUlegGt5/QCjcI/62mEUBVuAwbxjHsXtRk14XGc3x11
        7oGmwk3qXpq5MMolFkLqDoQ8uKuPymzjSxPa07XXKGBNBHc79+BU8m7nOKQd/PW6iq/Hd/m85hX5pfQbFuRrpQLoFe+ge9edrOxvuqly+m44iaA9IHVKz1N+
        rlPEp6/bhwndYWjVPod9naXEIyZmiViaThiVO1/+aFhjBG/q0sJAl+7q69LCkC791kdNl06mXer2d2lBurSYtTggt6lL//wP/8B2KYWKq48hw0q/6rD66M+Z
        OkxLHXJdwz1Sk2EVbh1WDg2OfD0oxnRxUTq8IN1fki7h0u4KMC9oYkuP+OgQM3FoWBVl4tRsH32+7JUW3KdowGZ+TpNMueDCCZ77Tu6A+ju5A+nyk/Zu8zvO
        9+vySeeHAU4gZKQK9Qdb6He0kxdmTWdgB05uQGQRm7kKwaJ6mlYzG3D2tb2X4gq/eeNnPvHKiSepcre9/zdhAXbXN7598sb/9QStoSePwsbEeawz9Y7O+p+L
        vsJUIhjWDhZDW/N3Po38dLP49JVY9XKtwHaw5StQm3AYETWJnVR5ARoKmQg/LnWpE2Efq0tdXTg1+4+/8DM/9MqN9/TwQg2bSYetmBwYdrKmQxeXJFdEV1QW
        evDR7Jya4Zb+oyu9U28Rw8sTsKl0Tt344Ad+CHoPvVNn3voeNs2U8M7nDvzSW69dofD7P3jy+OnXffYEW2NCIQrVPvWXeu/7y58+uSZmaz4qgsOspdJTf3bh
        j4/DYs6mQHFs9sbo98wJ+yjBpmVzzbgA0zkafWBtfc6SsK2nK9DVWL1dKA6VWREEl3ICv89VptcaanvlfA9WuAf9XA9WtvRglXuwKj1IDM131YOF77YHizAw
        KaD7il3t53qw+v92DyYwfMrpzeAduYpTb2DD6MGsNGd2TDXFpb+CmWaNGlpBaCANqyDCr1PBYAwniw7Rs47RvAlfVkHPVcVFa4f1RqLsn/rVEG4rGWiC2IIH
        6ipzHA1UviKFGVQ+VrQqnieK7zyAJRAQU5ofII3DOSjs7yjrImieH5dEjgJq2lE/of03MoYGH5e+vi0CHH4404aSCFJDJ0cM+qmu2DEXARhEQ0CK4Rqe5xcZ
        iCufMTEQ3HGfmOfiHNyFH3SlZpzLQfUEGZCVaogYB/hw+Jh0mjmZg/z9XdelNrokCmP+Pqez+ivcRq7Ab7hYr4sdrIWOOMfBKTgUjXj5cEQiO8tJWcUIukG2
        DEUNI352VfgNFSk51FCoJfFYZ5incxjAjW5m3zEfW17hmuPqiLVk3Vko/rAfCsjKKdt5boXwAziBLtDH4WX4SodRY8GO+gz3G8IamYL5MMT4ZEWhrOMN0GHw
        eCVTVaqSPxdeVZBHFyC7IIZk1uAGa3MiGmJkYOVyaN3lpY1Na33WLAu+JGiZHs6rNorGizwkbjg5h4Csc9WDfY67QGvvbhksitXlEa/nO8cYPUUhcWm+8xHX
        JFbhK1ZdinHxiUOFPhv9wFJxy5HWFRFYmkEPB7nK8dxg69EXhF2Z37srmXZUzqlAziuGF2hBe2QEUt7KJ/QhH3JXeGxz23pGPO3DHL6/Dq7nBIwB/DJ21jVT
        GrBwTYibRYszlHy0giiVvvguGUwwz2NuiKHQO+6bsDpjqx6sCLzfYW+1CDDmw95vFKPyQJtyi7KK03NQ+jrqLLuAIKQdqy6tgAOmXitiiSgGX3Y9b9Fb4Nlx
        vT6V8qnlTd/yiOdKYGXyshd/jV9ceA46bemL/RXBJBwyFvqybvVFQr1dSlsaA+O6HV4a3uGl4R1ego44wJvjEjszyTo8gN4hoOp/RDwUAAY2h7LyKPu+1YXn
        YsaT1sVH2rEvDnEjP0hb1w9+SilvofPTnwzB+5k+EVhI2zSR4jORr/9SCJm1J8z5J/kBpvHmlXNzj7KF7idDGP46SM43aL+H6ZtzARE9cTo2u3cfbSO9E3TU
        Y8SkBn/sujSF+cC5IptQhnU46nyp0HG5T486G0S5zwts5etBuMKvKoxdt7NeAvCZ6vxVYb7z14KE5IW3Gx8OnY2CoMhRKhtLA+RPeIwuV7uU9NsY9qcyhx0F
        SYAlKfwOb1I6m97gK3AqhpeIqzJOYYt3pehjHsT1na+zx4Ovc5RslCkkXELN6Qp6J5bTRTRTHignd/toDmPoRE5H7qE2m1vzzgbFmtdArlwBZfwKmpVdX6z7
        Yv8o4uV3u0aJv2AsBIvGQrBkLATLxsKwYiwMq8bCMDAWhthDrHq8FsPvfOeybRM//BvjPcODlwdAiyBh5yOmXxiC0UcDUS3D99CqbBH/cPBl5TgRhGRiqIGn
        spb3rvNToEvGpANPJeNljWVDERQOPabXeCpqqT9DtUYVg/7N0iBZamo5jHrHwMKdNVj1oYGHs45H7Fp0wcjTZ+lj1ll6/w2PaFX5ksLwXa+LvoTbWQXaYfiG
        ztqLsFe5bDtmE4O1s/6LYSfx7GihkfRuA3KJZcb0iGt6JA+Ef8EYHZ0zwHdnrfEQDI06y4EM9Y1Krke8tEdoDhQNAmOQ9ogrdmPSI95gj/DZkWt7RM5ybI/w
        AZNre0TOfWyP8BmVZ3vEHBuZHuHTLM/2iDlgkh5xeVD1NQ/qBQBAHjiC1Yv+elluQ+oqc6t10d7O8uIl4MLUxy9DyZVxiqmD4XpILJypd1+GSiYbI1PXvqwY
        s7MIDWxqiaddXU8xcMJnXO5IlXXkeh19/wFXcDwMPruwZrSpJ0Y0dh8EbZBF1WWxjz8vTJffeeox1uNjTT5aZIEiGLnaArEBmORMO1ZEdD/0rZCZTmK8Oh4b
        f1HnPAFeyIXgpWzQ2hRLw6KCrPuMEqginpCCdFfA8fkTsWKguwLjIhigO59jiQ1zwFIVOv48Kwv6AJLDiW7kg68kvoFZOcXSiQ9iWjvy9vBbNHTB3D6tXEVs
        GCYB8fMOdnqdzV8JBU1eJlpnQ55FFttZT59ocnXWTFqjvG3YQ6oUYmiZer8be+KlHlwnNmTgUIxTAkcctgcjYly+asYEpQj+ou5PLlYWvEsuVPpXXctMUNFH
        6Aeefxy07suODLijTuKiL2bcj7rgSWbcj7hRIArjbhRjRG6y/vBR58NuxHB3B70Ndaf3CSWtz+uVeBQiBjX8WVdPacrW+QSHHIFg8VsK5R4B+BX9Orj4zJ3j
        UsMlxGUMlylcduKicdkXXlPCteTeEKA2n1BQyJpxX6CZJWKYElBmYNMBcD+oUwlUn9MpPDF/mPj9aR65ggQNr3ovxvt08cWT+n3x/pMi2flO6elnztL2CHBX
        pcfk5/6LOfY3B18cYTnep/c/c0VPd6FRQ+0wderql97w9tA5NQekLySYOnXzr/184+o/+fiJh4HX966/PnBz2fnhuVP/14+OX+te/s0TugmzIJ+qqImMzZ43
        Wx9iFh7ExlAYVhqab6DS23qaWFLa7kx1H8Kmjxg4etJT9Hb6soH31zGQ+17PSB8GX1Gflw2UIzslR1qNp7Ajk7YSftMFkrwLYCbFgjQiHhC4laCuNg+ZG91l
        +x73EgNExePYdVIH02AqYU9XwE8tCvqQgPitAchGTRfuYz6u9sY63KjV0FsxjFHAfe2hkAL3n+d04919AjSM4/O8WuylxfWbbtQQI8jqPghfpuatgpC8x2X8
        x0JMk9U/k996g2Rov113IYNkhBUiveUz1H1CBCC4DaCJeTfNsBDCRkMDdRWjtXrU2QkWEszBg+Kni/JSBcrzWMWoMf05oiQNbs4y6vIYtym3aJmJGiTOaM6y
        boAoVa85XplmXiP8gKfrOK2HWIktyUxTMyRNNEE/dZECxGPno0k8lGlvVEfjV/HjRCG/OCp34AyPW8PjI6N5OIHRk/MRRHk8QaIRsBZ8N0pRY/h/pq2989hs
        Y7fq8o68MX+6jlYqAG3GnadeuygmQRwe8N48du+j4TmCpaytR6jiVPYonqb0KJ5GiUK0H2ZvrCjDoIJSzVu6heytB+tWaKBDENwyLjRQiNnQtQcggjgDSCIz
        NLAdZHR1tqx09J6u3r2SRDvYuw3DrIMIMF4nCuksPj7/hnp2UpPDNGhH01SI++n/m7a3gZbkPMsDu367uqt/6v733L53pqo08tyZscTkoJU1svHcVmakke1g
        kTigJOyupBkJ5Y73HEkYI1bXGtmWjSAGhLF3NZMEd/c1kSAIBJggEnRmMAHEQhKd3bMccU5Odk7i7DqBXcaGnKOAx973ed6vqr7u21eWFKyfW9X1+9X3+/4+
        T97fydLq8VUw5r4Zb0rTUb6Wyr9jBPrKJVm6hihuGSNcva/DvK1hPllRpPW0NwRlXFmy/enqTrYmt64rdWMO3DqsZOuplKUvL1zfkcIVRapZRZqVmMoi1iaK
        2CMuwjjtc9cUtCcFrc0sKLRDzhRSQhcllBIUNXXrGPjpudy/j6VNS4SXy2N5B2kPoVOv6bdwosyrX479Kza4SWlmhlsNwVRL0vWBpMYzDbS+A/pJXCbzCFGH
        blLQIczb23A21Aa3iLgxuFyT43G/OPUoT2G9Pzb4uPvwze6x+LOLXme7e54Zb3AL7ztIHJ4IAMwqfe2D8WsZ+qCukfDIt9PO/Xnaz5rFr7P9gqRE5oLl5B+5
        VIlrrkewETwi+cdEzBERtAN/dSNtIJ3JVFW0ObaYR+4lwFZ9xyYjOWVlPJ059QgicZloVC9zseUZMOoN4SKvq4GSKUzy/wMoqUd3dXRGSoom2Dd4ysF3mbKZ
        r4MAY4SEZQWfW0ZlNLAht+dgYwv7PfxJ8Wcj2XHVuvb2fEWzRlfOYU9hpxx5PAqJ+SX5eVclgXxFH+Qg/9rB0+RPCjlwUEued+XKX3Clf68kv1hBR5eYMrIL
        +uJVFTplKloFxE14Ll86WA0EaYOfdvN67pUBess2ftC97crJopdKzd3HNEZWqlRSC9sHZF2pwwhVT+vA4FkavMLSy2SbvOAOnvvDRERz4hKsw7u1XPSRJWil
        K9Wvz4i0sjT4A3dro1a7mUe+wCN/Yh1Zudn9l066lK7f7L6M7dJG7ffcm2s/afb/k+z/EvdvqL3s5tmttaf566j3ipsvHPeeMb9edfP4uDfUu9wrbt6/2X3O
        /PqSm++/WUQkfcqX3Ty/tfaCOXfVzZdvdl80v/7czaU8v2GufM3N126tXXbS/vPpfohIT17K5mUROWCWkDUGGMqBNanoXI2M/Ww53S/LUExLT7r8fHZQ2grB
        +vMiJ63oUxDrL1pInFa5/sO8izQRGl1q2Qru7b6UH7wtfepZedrBZ7HQZWsx8lZYpKW0KCiL74Jud+H+b0bdszR4LtiSqY8NWraT3NpLfslFNUYWutMSZI9F
        60DWZ1z8Ue/FQMaEbF8IZG2V7XOBSKFLDIyUX5cD/H2Zf18JZJygZp/08p4Ok9457J2GgT25iAU57UGO6Rk85DvJHNyzgOrGrErcmdaR11SP8S5fvwPvBJBX
        Dlw9AOflcyNC1M0RSrgaXL3kC67ISD0ZXOl1HEQIAk/XZSyiLeAZqN8PapQ6ghTTFsfCaiZFzQ5IE6+ilBBm8XJHmwAO4RcdtMmBm90/cNj9N9wXHJm3KaNU
        I7dlDWIoVASLdNIW7D9LMoo5w1PvJfpiQ+ZVGqsAxti4n2I8btynN+5L67SvyZwFcQiRjek+zFceNjCzA4JSRXzobo/0lY7ZTf6pC3MPd3J8aRP/P9BH7FXa
        MNMlVOE6Jsy8mBM4caaniBOFYIL2rIm1LhO8/M9T5SMyAniauTbH963ysxDyKBXPH71Cc3EP1qgTw97Z0DldilBH69Q5x6eNUTXpWyOnqOjk8ljGVWvCNkoM
        lZRzlc+Pa30ub11EE1vJCGVy1qVx3pL157iItD4Cu3ZkUnETlsqx8oxAomwvSxovI1eJODt4jV4vqoSyFH/N/NoaQF1vbSWfdeDlaZGHhq4Z0tbDRA0jwrLI
        se+Xp8n2vWC0330PpGT0HWaWpyhenO69YGrUqHOzKpi+KRXf/C0rU51l8pO/Zh7G9VDGhDauWkZYVyI6mNrKQ86eOJz7xqcXvB8jFCdMJRLST/5/b5+gDFFR
        hkgN3ckW50hm7RNQLbydZg4U4g4aj2VYypVU76P3q8MQ5fZRyhV88qosl3BTpSs42Mr75sv7+PJVfvnkW/10lU+QRY9fjn8tuJD6hKijJKYeOUeHY6D3hFrP
        y1CTllUThYCuEh+LBUoCH5/mUn7K6rLsQAKCBry3oMNyGjKA3CGdki/yI3wMTeDSU+doKmxnhKlkn4kKI5glJg5XbdxeEsSGKfeZXUy5u53An3Tj97qO+jcr
        g9ALv5zIL/Xc0G7pVNYdl9adV36ZzKkFNFVh2Pnj0A9FRHW2ncc0rCig3nyebuDaS7MiVF77Ru3votURuRMWkTuBRu4syWFG7gSI3Ak1cieoIneCwb/9FCN3
        gsGCSMwgTqCTB0PmiX+NIKU/+99+7C9DmV7/v5f/lVeFdUUM6woHLTnzzI8ndDgTPT16RB5101ayBA0Y70IEV4jNTYgFe9kD3MKG+y6adq6t1/J4b0jgNObn
        dj8uV/YdI4zUBv/hxxN584/8WJI1MAnLU5w3/BRv6ilf/5R5igtLYKj6PZ3tNIvQ2EBbiChfMl/DBtM6A5DUweIdytBHTzadu+igiSJhuWnWlqETJk8hgqRN
        S1/ApY8rV1zeZpzX4YCBgJif5NFfupYMlgbLyU/C56zXsjQD0jrxVg7VugzV9xCAqI7BCoKKGbfm6jfHmPX0QwimFrsASatxSNJxj3mCfcid6kNHyj7EqEV2
        mzQ47G28w71p0Bj8xtOJ9ic2fO6i6dNWkg4ODL5WnsLRvbqCdJ7Bn//vv/pPAfox6DJi8GOmi2HrDppg8vFhyDyIkISb3VQd72sII7yZ61akU1ID1hQf0X3w
        wRiXfe2lPH63C2d9LKLlu91FfCcjw/5+aZJyNRnzikwDwYc7YU3TGGJ6kQKs60nQLX4xdq78peGCkdx84OHpw2Sn8TGf/KHjhtuOCT6NaJftydtgzvwyvBB9
        5hHWSKARWfFi1u4DfZnOf8ytqDJrhDKnLVwe86pxZkQqUImQcdnJXbB3yO4rdPCLgGrY3UWcdfL6faBCl9VT5rwztz9M8hFiZ4wupOGOLWzUdtLaTkb/em0M
        XOlIp2s3FincPU+P0BVvyqGZe8TMce/QIiQTmR5tBB54JhcNrrVpz6ZfuB231e3olGdqhUfTTf6BWzmF47FxzD/TLC8ZxoXr+6j3WiOmWeOKpyDtb1NrwtUa
        zQm3fe0a5tR3eA/J0ddqMCg8AXTj+JdaXnC+9VjATwyMc3HwtL/FZM90a/B76oB6zPShIPmEq2lrDkCTkWbEmEe5Y/By4Ry8jCUQTuCw4NR+GfRr6BSFb5MP
        qxee14CtuQywshfDeyEjaJx628Szd0z8etfEuTeUxUUuv+LnizBv9PIlkfyXRMKttJuzGkSAXO9lGIcWCWPnw6Gpz9Gn6jv0jXauu0EFvKGW4M/cIPrQIzJk
        AckgP+f7jyQ/4TIU5gnPxMRcdTGO6WrLNFrmFRfJxnSbybf49K0BwI0OOPkanxlh/Bx8zCt+xrDR2WUTXWlxRz7yjZbrIVOse0yp7jKF2jRlOmaKlJoSJaZA
        YFVjJeWzQK3f0hFNN+DfJ0SnKgxpeTLr0sGrNc4WWNufcbAL9IjdqVf53Ky7j3r34M6j3tDR26bxIfP52bc9pLe9sNdtC4R5n08XZGB+3E2X08XkScTOF25Z
        n05PR6uucMuSF13WoxW58GMy0C2frG95yZXA/Qnj3zZ9x3jJTS/hr25qOpjxkpuuxF8AHPRLLzmQ5vzSS96OyQseEyNbveGh8ZKHxnsechk/JlslMw9JvobF
        s2EY3i9TpfW0E6tff+iakIKnXRNTwM/xTKqi8fYbXvbLKL+iuRHLDFVTjtWTFj0ZvIfR63TwPEh+3NW5x0QXmEACEzNgwgOolercAGi7AOOCZ+AEwIw9Nnkp
        xcd4zBopvsj8Mp/lFp/lFp/lFp/lFp+ld2iUOUjqoetzcnray5fe+Hdx6LZMxEbbRGx0TMRGNy1KjxlKVgOPn/Z0EQkSmUiQpokE0eLXYulWNdMDqniIIk6i
        YeInWgVQiomT6Jj4iW5BGB9AhH8y8BxZMhjmM3S5ZDD606Uri9soTxh0LuuCs5U84xQRbpuyViQIu012QE8AmON5wLbpT9MHeqUhINocWss0mstHkzRMFnaY
        +tpemoVd15+xYT2O9GdLFvXq2e++PB4DRSPZKR7GbA3sIGCAO/XU3BrpRz3tFF/DCsS2ZQDi6gZAO1Y4UwaYAIG7aZC3AwO03dBAk+QTjlaJ/P1oFUnEBm6b
        gJCOCRBBQwdFzvtErYF9glWWlCAnN14uIbRmVlmR4eQRIr86cg/NJx3ryF3UOdvWkU1CZwbluybsNFIQmRPH48kXAZKyOfGilCCV9otQXa2JF9VmVRC0Wh4x
        vxUgWXrhDzuOuz0DTLRm0KgQ0k7skMVr3+PVCoZnxZ7fYdrsBYaTyCUk3gkfKJAgD26ODR86UFRt0qhq94H+jmGMjP80FPWY2uxlGQytwg08kxHiq4jHnHUY
        i2EbxWtrlODse8PXvXdobvZm31x/Qzf7s2+O3sjNNsb/HhVw+lqL9FfyT7G99p0zP3fmldc+6cz8vNmP9d/EY/Hf3zpFGeWNPj58M6Wuv+HHRm+61G3XtmNq
        eIZt2ITUG+9lWvkAzraQdZ/8DcxGLU5ad8lWR2kLRiXIKzq3tQjKmMLYyhmlRXDGY0jJ1eR7CDaYNFppDGOUBYnU2GEKblxNH2f7x2V2lbfXbq0942gp5O+F
        cuTzSBGr1cKCLyNfbVcv77JdfctjuD7PGK5jH0SUUfe/LYbr2AdfJ4ZrcMyERB+Dpxo2iyzYM4brR2bFcL2HFjtGg+W1wuZonue8eG3RIMbUrtVgSLj2ZxQS
        3fKKysToxh9znYD0J4xwMokf7/MtuwJMhSbLo/bNszzCN5XlETLLQ76wMvwosY+0XWjnedRMnkdtMs+DESB8IJJEnnamszzcMsvDZRU6M3M8LjqAFp7FC3ts
        Bi3sMbLCHitJYY9NccKWrasRS8dehxB2oiO42Oxig927bO6HJsumWS8om38uU5Jc7NWsspnoQddcwdN7lK26dEsv3Zq8FGX7KbcgikuUKG7z9exClQ7An2rW
        CYxZx1h8MmPcgbkHNqEM2Ls1Go5MRhCY5qTT3/sIGWhP4ePP4rB/38MINXDdbY45d5S7F1JvZ5xXvOBnKOtUNimRb3ZodfGqSay2Y52M89pFPMt2O2lgG8Nd
        a8Y0k8C0FJqsufjbHecxTGC36EBgfCOyMGiX/huE+M0wrUFQwex21DsW/86iu7hdR0VeNYEd+xAnnq8Qq8k4fS1L30oRtsFMBr04+cdutkIhHRZTKBCeZp2t
        HPXS3NnJm9gDEuAKxJ42NomIRitQoPzk0+54mC1SsIPYJkJz8llXZPedDPFk5Sv0CWRS4sNbeG5zIq6D7+aFIdQFZzjK/XEJm13GfgCrBDjs8giyNdErIm9u
        ggQb/2aLLevbcheRcfqBmZYAMjVqvykXpdTCB1fUZ7EPi5rMBvvS9nHvKWxbxz1ZvPbB4FBdhgOipCY/7cqX74P/pY8mkNlxRZpgZfDlGszZva3By3r9CpSF
        bB7bR7PKm5gVHvjXTmjoXrpyQ+3BfA2LVDwJpu0TPxtxBFCL5kGPNcw9k8r79Cc2z5yqqBYfuuPMqUcsgrd7HyGT8tc/dvT+O5a+77KNTd546dm8V7BTPvM7
        MjWuonE76Soat1sG3gCzHPtXvn7bjR++NEZCIhCLQSnaOPnhd/3Qf/enx//n7xgPR7lh0QXX5k98gDDeJyzOWFg3T77zn/303wPS9/jk//ABA9ad+if/wY0r
        j3/wN7/7hDYhUECQfZj2BvUfmAgPmBswNjerhl6VFJWuETcvcIi9LZX9hFKTY/cZB4DJyncIzGUf+1J++MgvlCg5Vzbh5FgZ3CKKBlDT5cZNmVJWYMHv4dfp
        VkHLe+UTly2EPH3bWIZFaEkxFUWbXI1knaIRJgDivdmNENAD6lktEFUtIM1BlJF7tObzjlR9xbc8Ji1gCja1ZATidA+5r2yZYI+WCfZomWCyZeT+Blq/M5LX
        /4+P175fGv9fWNRcQ8PzHDB3FKjG7EmBlkEP1nc1q1yXRTIB+0UXvktz0xP2JSvpt1S0LqFyRnkyIvNsolTSnjyeFtPkczIBSIs854BGOyw/80zWK0dcefi1
        E+NRlljdqQo1DIlOMBPV33/pWekRFZ822iewUf0jaoUFqn9X5rIJVP+e+utXgCHnAdhfiruhXS3VrsZEvAhp592RapgWpWwoVeh8SLrN152H89USoH8ds2ck
        56aA+3s4ju5UB+F1ONzVWRaAUpMuVJ0l1OGddwti7BB41eE3R+xfGOZL47SHpQJOFfm5MEbkTZQvyxuWh3gKn/Qm8Pu9tAuKQUXwz4mDLW2dhdrGsi81Ugzh
        YwNpZfmK1QlGg1VUAHzyoCVA8EoA6CZ5zhJ7aASmEYYcDNPiNZHGL0xONdXuXAzk1ePel6XpkNx1BdvouPcqtt5xkVEQWXBcZBTZzh0XGQUkI7fWXsTWOe69
        4JTTFmOiWgiZDC7k9ZObn/rVR9d/cekkM/uaF2TirY6k9ZPX3fbp1ugf/e47z8rUW+4/cuoRLhrzQ0Q03FD7+8qj1STENoABIsCIh9LTQ7Ih4FOlBrlEA0so
        sNndO7gBfM5YbdpIqWwB2ggqIFCOMPfEeAKgjgGQmDZHIH0HNABQiIb6Ps22GefzI4aX+GCTdEjTCLO23Cqrt0zYtzNKovL2PSzCmDTrU4Dtjy+cPPy9P/HF
        /7Jx9YR0ggs4/pBO4uMxE3mcMRCiuCY6Yzy0nC1ktN4P6/WFdP6CSfP5rydA2hVdQKnl1gu4c0g+SD6xGspyK3IHVhCaYFZzTHsiByEnIxm6qOF7Bg4iTVbg
        GUBgzAqZjSkDgZlpxK/oaR9FRBGEp5ZOSyKuzmF7lx6+Owtj/WRYzcjOvQI3hXzh3JjTmohD4+FFsPlKcTH8++hxiWzIx9pHf4PccdWBKLmPL6TKhL3K75WR
        rMlQuC5qLMhVqs4/6ntwZ/qPqUgeADhKhOefdOH5qJn6+/UTVu6i9K88JEj5tKn+6gmRCUm87g8++vX6w8lPueNrFli0Uz4OvJ8Aq49mpNQ2RE0NrTyUIn8W
        kTbg8GnuTqw1r7i7CHC/+zLcLE/4D/flJVUKKIowqspQie0AYzr5AP/5w0vDk//qD/DPl07YMcpW9NUDeGpVDCsYvbG7aNaDLT0hd2ZRyePBtRjmalkYPuNC
        BTB245qxJ1cJjQ2MqIolE0wR4EezcCHMXnp5z7eVQOiB4i39aOg558Pt0MThNBCuKI0RsTHzSC0XMwysFt2n/nJGBE/bXZi7N4d58yJgBbV5gJZlpUrXalr1
        f3ICAQhFH0Kl8KsbM+xgqJXG7q7CWpt9/bEZDVeXaxXmukHla45boKM16P5cmElvElgxeLMJTcJJGBxpswUGQAGUpExB3O3xmhhP8bXFvEhWWCBMOrP7RYl6
        Y4/4rCjAO3lrTIQokd3xepDJ6BPnECxp3kBljjtLiiJZrKyLl2XS3TlpfXjx4jN9GTvzmrBHkoAWwMZBOAPTdRNRcGD2IDmKZTUf8aqkrMHFy3bwRXByVxUz
        GKQDeHNAMorIEhM7XhqoDSS0i1I8+RlzyCwa39WCGSp149OaN0Noyfi65gqcNeMDSzgWGhoo8x8xL7o6FhDkVpfBUKcPD3NjXfSB8oMYj+laSpeGYzbHuGxz
        xhQagkYWLOszW2ts8VGk7p5G2n7WgK7j0CkUmiEKb2HdOPDrxttXZw/u0mMT6ZSczfKyN4qSXpISYKIFzHg4e9DLkIknxq31lHK6w+yy+4LYZgE+C6rxjk32
        qzSD8phyEkYzt2KlKbCmu+7e013TjveYxWFSPUU0QB+in7OzVx5+EYycbMK0MVZsSda6TNFjU2c/e2JMHgy41cFB4JZUFeXE3TK9TX3qdRP8+NOO62yTTNo5
        ecNfX/vjf3/zkRMP0NZlfq4C8Ch1h/YMbs6cOJt7/arqKq5p4Ey79rK3e/qXL8PNrnUAd1FMcFVMALpDfKXrNc43Hqdn95j6srYnwL0s0xgCkWEzvw8CwH2P
        GMywY4z+UnfwvThz78MwqN2HUVLJ1CvWY6+qChhBQXJop/WT/9VFmNeGCECySSmd241cCToryGaftdwlz7gaPcZHqJvVck+59iM8uzu6jP2y4Ru86Yf29KGJ
        UlWt3LtrNnjdMFZAPGY9gjjvmdaBx9KTPs57r5P7gbCSHngXe+k+3CAqpKgi6T4RzaWCexczH5lgzjmNsUWcWQUudS9EaevnwyaqXMTjoSpEMlJGE6zdrs0S
        Xu3PuLN6rDllQsRfypcqjrSs6z6eLt12ExDCuiJkMkz0V6Jzspx0S3C6JxEz+Uc/mHZ/KO88y1Np57b/gnDX7U/GSJN+KV+2Hjknj1ye8UiRsHc9ck4fGYK/
        o3xkvmCCaUV57Ba7yeP54m3pUzBWySafe3w7x47cuIDfnce35VTyeHnDdt6R49uy4vkvmQeaL4Yys5UuFgG7HQTr5vM/9CyWmuSHnk2Tu/p5Qz5TPmNhxmc0
        966Z5kTN5PJx3WcH797KYsZ9uufykBkngy/WEPw+z71zz38yS26rKex8kobP551PpvNyIm2ce/6pJ6X882nnk4Cirw/crQwKT3yOaA/JO7xHoRginjCA4pQ3
        pchzZVc9cbe/iQdLFXVv+7oWCi+ZS2N5pxy+zU27H3kqBrgogm/lz2vykPCwR7xRPvkejcJ96B1eKqdlAoUYhVmCoLxp+3RfFLv2ueRJWvoQNFbdj5y1Zvkw
        ecpdLCn27nmHKFR1CsFwR/L+ZhpOXSwvR+9Mlz9RVDig6XK0uP2781302OGx0mFQ2u1cin4XWGG/+3kceBB/Ht3e1oBF7IvYhON5wqB2uRNovHKnyGPdNPmb
        omt2peYX0sW7GQdZVkyW8Du/bH7mXZQ3RFPU9P6FoiSL+rEL+IwODBgBsOE/oiXr4tHf/fxH0uQjcd55h3c3yvrkXfasisGKXmA6Zkc6Zkc6ZoiOia74W+xD
        0kiyz14kz22xrNHWdEuY+lQ3JqwURXvdsmVfckweEQ/+9Q9Ky8Ry97lBQ5792z8obVwfXKbXdO4Sy3UbBUl5plRjXTrsU6i2285LP73t/Cc+LuPSgR9IypR3
        pA+mi89i1H7Xw89nSczBJ8/7gzqfZ83LT+qzpXvWf3Pg/k95CJvl87BYgvZu+59DO5cyFQfHL+EGfO8TVMR9NbXIdHxRkRdd4grKdDuCJTQeDmXCd0nogLfU
        sh4ijMmmyQP+BThyLuQ9zOdlGMqxR4GuKtJRrVwX/xc3bcn601L9vpyQH/r2sWWhlF+iSBQ/3jdGWHBL3waIYASrbKfO4KOikdGb+MTXvYczGKm2FTGhkthu
        2tyx5CzPysFiNuwTiG4uD8KpdKodrMrKNnEMqt/tbX9VB4C5K3XbXuGK9+9oW7BN3UqOsWSaS2DFi+PzjmMKeYFikgbz5O6EKFH1Y9eSXc5opl8l/7ijyfNt
        23AgDx+PujG3lVk6/lzd9URNsFbVbQsENcUquWo7CwrhCNqglnsCJteSgc5OOkDvmziJX9JHIvQRIHU3pvsIp8fJfhLABaVxrZZB4N424w12WvVv1oM+a/Wg
        VqhgGr7lK+XKntki5n3tCU/pfW3LSiBjwvo4ndegXVXynhSUYeCnh/I2Czd23Ar05a71BLzcz2zRjM90JsSVyRdWvaJWMYozHaQOiMAJRGNLIbOfsTpLJkR0
        zSqdu3vLjCFdwNhw6IZ7i6yhUu3KJmL0TD2twXynbMuonmP4c8uwFUzWESejSQE6QFK7/NkYQtackJ8RV7hXCQIIzXxVLbMGDIyKE7yO1jCrTVw2XTm60u5Z
        NwHkab5PbZn2AE2JYGs1e9/6ZOYo1ghIW8zDtfhnr/fntxuPhQqCgHi87GDFg5ivAoo+9bC7DzYMoyxGl4utxU9uWZeuOlk/zaxuctcmPIBFdbxzs7Ip55ul
        k+zqiSECCkoYi9dOFFvYXHpgDZWTVx27IJvFFpfsS52LWWVTmgEyKLW0T+l+3Or9ZVneWZXlnZvDNKw0pyswjUoBDsA61Ksm/FdP0NvSK4t8qdhqeXDH1bK0
        r54otvyg8tlTJtgsnFHsVbx5z6rRimHx9qia8gVx3jjuPeGmGSzlT7mE7iCvTUZ606ex01fem/CiMt2CWkL0etKx1uErycOTM2x4D/Q/lzeHO7nxY5HtdQyG
        iBAeDnnEsLw4kpo2jjNQ8dVLElucGI92RlmTwOmeemSCsl2ObTIRvJmFMvsdHHwEYToHB7U7suuqGsyQx5nnjGnuyRdchcMgZ/iEuejB20oqyge/iNTqcHRt
        Ua7NGRYtlZnq/rF8n9XBJ2oUkZx4tNldJTnjTmkS1LxX1EK9+jLWRKvseo/eVhTiUSlERJkJtBj+zPPheGhSa8f53BDdsUUKcTBu+vIBQL2evzguKWdIjtxT
        sscO3jwC/wbIklHpjBXRFl3Eabity9aBPROEH2N6tqV/Z4S+yEu/3CoJKC9YNslluI9EKFvAjReG8HFF49J59S4u3tcRSCm9juGVIYThNFaeZBZI4xv0SDJM
        23aPGO7AV1Z8WgKDslMhC5R1fKWk8rzyf8GXvGKO34Mfy2WI5xOb4zOnHnkE61CrnF13tUa3tK5OngJr9Bx4WDxT+0EaS+2L7oMmYo8G1TY5i3FIfe9lYWWZ
        Aioa3VQ5MAyiNFfSiFymi1D64Wpqeu1qNRdO9j0NAK9CxbOj3hVYlWX7KqLwc+x9GYB/4b1td1VGiHMuO6jMQ3WZsBhvNsNo2ZthDZxYALID7mNl7ItKXQdm
        zv95bxr29eolHJaRZc1RE7ekBzg3Y/HYX76DctNMnmXD1Cuz4trsEuicmM/yO/R0Gr8KNt3VtA84NRxZx+u/4kj1r2tBqvqf/Ipeum/Pr1jTL5Sr1tI1HNhv
        fq7rndq2+f50v9kxr+oDCgul6BcPAOKTQfrbYwYiHNQq+wm/9CsGbGmvy2chRK29Xj94pcTsJXtoIRbs26tOV7VO97FO92njaJ2upmuT32LdWtTQGr8CH8T6
        ku/XnbKGVosaKj/1m9VQ1fxXLhVbrId4hDlx+USxxYk1TP5ajqJqv2KEH/YM00WlzOhis5s0NddgILNjrZZNuq8o+l4FLmv+RLFVSWJ99nfsr05MfkcvTWc/
        anW6bV85QZW6aNt+1elrl4stMJmr1imahd9cDJo+z/S1F+ihtW/2sey/ZpyumU6cmh6zu5+wBLv78Csn4mzdCC1POEaeeYjYa3BkZaSu25TtKl0LKuakBFiL
        ZfLN0gY0hux1JplcxTgjTHCAmoH7enPPzJlj/XVnjvU9h4jMDcUwYbcyHatnavpA0cH27FZfMaOBUzMcfhmlHO3dZfdcLfq30v5lyCbIDiLTuXYuzwG6dtS7
        J+ti82CWYLORtbBBRHmG4DwDxnGmDxffWWIhyu+M0pcILTkXqRTsZsFF7N6VN3deyg/dduKpZwe19NCE7d57gianFz797/7Nke1LyW8Ap5bgHhB8zgKwB5Fb
        8hDwi/qMc8WvzTyiLHGBwSkkMQM3mgZQXrgf94UX84qC56GX6ENK/fsn0KbDEUCci2u+Y6gE9mfgmSzt/FdOjPV442wfemTaOKPoSQFZNfLGiNRko6GICc5F
        CHgIA5JuFVqBgYhuaUEKdQANVyfHG26B+dLyOAxJfiWqS0Am7Ryjp1llAAK1sRKZsgVIe8OsO/iom12PRA73vEjM1yNR4XpfeZ4Dpph5rB3PgMaV0urlMc/B
        +MlzKtVXzj4IPvM4VQpfPQIPebP0VtEMhjuMK30AhjDU6wPMLE+n6jLzYjU2XCd97bq0CMbLD12S6ulLN8+SC9LRmNydMT1SJyP+uEs6ch1y/F4ye45JuyBf
        hRrnWOGNlJV3pAGuY9rpGreJznIp5OS2CNfeBWQ9Xigg8ClAS8+iniJC9AVm/q3q4gCVQA425Dx484qEyofeLbJoYsnOEBiRpFhIy0+/Exh/8D9h1JSVAxNO
        UdVPn7gfhoKwFG/vV3rv4vxDDrWk4vwmfjLJqVJHLp8Y369yeHnTu+VITZaN0mcqknW7siXkb+tbyrV0a/lNm2RPYakK5WGTVPAj+IFb0q/Jxicqo0cNyzRX
        7w1ItrKErUGEXscfDyGv1DsAqSgbw8KCCLHczOgUqiFbeypbHwJLF0Vh2oSuU5tQDsMJ9UH4OnPs9ACuRUEZQ1k651nAfjl2eEp+XT9zCIbB/x/op9dhbgPE
        jey4MIZO9NxdPdvqyU7Vk9nH5EPZ52SVz2Ffux7qQJJerx9wffkB1xvRRL4e33n9xDgwKgPHwcyqBVVfbvp+MQZYbVW9nBYVIkdgN6vnFqme6+P8Ohq20oMs
        Y8o7DkJt6cmGSsxBxWM7qHwHOTitdaF4ESnCGcMAOes/B9XkYJzn+sSaqtvG78+mq+HBieIxFT52WYQ0i+1PkLdTheEpsIg3kYviZy547W1WAwuz1YpbmDRO
        OnagkrMaW5FLKYmG3IvVixBwAB4ob1QN4aFtvkGW28VycSGz2Ii+Det6Y8iT0tF+GOvnMljRBJv9v74nH/iYd74gNSkt5xMWSLKElWV72wPIdqiCwfG7/HH3
        /aLznqouvvt+zbRLa8nvM4dfd4Ax2DyXN5D21VR43QHj6YA6GHDXxS4QimJzXczrPJ70cFJv8bGLdbnJK99jrvN50q7jndwb5xqqA+c3Fgq4x6F6go4Sw5N9
        msyhxRYTekTCkK9ozBiB7MnowWA/5Mi4JBHJ3bGylQbgg/RGGuM7VJowHyHdSKHzRpiocMizPhUhX6ORHLCCrvYOOpqw5Hk7ecBQGAd5Fc6YceYOUqXf2md5
        5Wd5+lme+ayQVjJ8h/ksj59Fy7Yc189CFwQzmHyN6W6BdLcice/HQJgRPjZ48QsACuwmYG2s9hmmzBW2zmkkQiEVgmMzb2Gxiw30hSJvpLjAIHTs9Y3oFcU3
        NvUGUBEAixGbyMxUEOBiJSkwVzOTVoXU8j9SL3E2JI4LYnTTMLnIybz6oZA4bhpyixClr8kP/KkxKRczD7HY4n/oOP5jhmibFIXy0SGJaVLQl+YF2RNRYNKQ
        06tJhN71oXpKP9TRa8ndEDDUkQfwoQBR0FanVYM8Dqkz40Pjj2kCY1oz/mCH+HMKPih7LeIcKksEi1lQAmCiZdrcMRBN8dqbchewyA58SzXkRlyvaVyDq3CP
        4e8NtdqtyhF12HvwHd6DxFdfjVcJelcbeFt8zGD/hwGqPvBu78dLNYVZvmmAAeI9TNzl+GfmvIVtX90MQBleOgjQT0SQE+OoyB/D4txRdMw5zQmcl8teNoD/
        RdrYEpkIYkLeytQ1qFmBvnbuWJtTJ0BznXyZduO0osLzMc/UkCxTh3W7hpjJPJE5YSJ5rDaZPFabTB5zZyaPhS89mzsTeUvMDGxoZmCrlCuQGhNayWOyriRc
        WWQoTySPkYKeXH4zU5RwfFaKkjedPCYSGZPHnOnksWTgYEXOLDAxr7T2LtvJY0swNWLmYSu8psljOs58Jo+5JnnMvVCCkGry2BKSx1wkjy1BxggAiHtLxl97
        JI/V9G3ImvPt5LEyNFSTx4KZyWPu7EbwdJXZK3ksnEgea0jVl/2lTTG+TsMvlDTIiu3RX0nLAMQPrd943eQxlykZWLXG2pM8LYMebO9qVrmOyWPBVPJYHSUO
        LPmkkm1QOTIeRibZSb6yLRdr8ljA5DFpkafkuW7ZIkgec6rkMd9OHmtb3amSyALG8u2ZPEauTqt9/MnkMd9KHguRGGQnjzmaPLYE166L5LElWCjY1VLtaiZ5
        LDCMl3byGNd6JI85TB5bmUwSizhLTiSPGahiwAG6JAx17eSxEGjW0p/Sruks9RHVAlmQIYhox/GRXeV/8+SxLrPFCJAEaUV+dk0uGZCaFodE6sOT3kTymBRl
        jExizepyobAhZTnQNk7Zyi0reQyizMpE8tiKVowmjzUInw7DBZPGkNaTdsfMlwuHqV8mj3ka0uPu7huymwBIun3ce9kFuNhx7zK2og28iK173HsBW5GTn8M2
        Oe4NsXVurT2DrWhJT7uKN4jJfj6dQ3LhdOJY54JMunskjoXTiWMiuQ4ZxCWLyO85mjvWQbqgzKYu2s4T1S7fh167jzDly4ZJEP7uDkxSZZdoMZ8Q2VJ+2hrh
        3ngsP+Yuyt486e3nYcRCGlkTkzRC0jvMH+tACtL8MTQRnalI6ZT2EQXeShE7hbn6Dg2wl1JpgVKUToOJlugVkgXITh+LLxCj3Cnzxxqao+ZDag2QRoYJg87M
        MTtt2hoPS1cq0smYln0B80yVT9Yu88lcwAYFJp8Mvtxq/TP37i4rsNlrW2blhwbRkf2nXaaYLTHFDI5fKfbQBfj6houMMdl8IFuOCYHuPJ8uK7LreKjPixDv
        g/jKjsodSEQD1jviIZYURFzElGtNt74NYN0LZRDQsXcxfEtEZSsI++9sWnEvMm8Wx++8LEvdqhX58AIV0z0JeCF6ulg0a6PRTH5dQ69rttW/vOK56OODnZPf
        +7lHf+39j3/63XLbTb/73T/zH9Z/F7urQ0f++4tq9wiG/8oHfxOTAnbn+A9nmr9dzQ+6+9snyKIMPI4aN6MRR+2eK200sdI2sNI6FtAD5nF3cp11rXW2Pson
        5LKA6DKBdBeyDmtUC8W1PVbZ2hteZWskq3atVZbSS61YW2vQ0BpYXR0SOvvF4UBrQmbvNJpaZy36ZTTfuMrDuMQHMr5R2aHJGM0WdOTUaKgpOc5QO5dZy9JP
        bmKhrojES17wzZ/YPFuFzFVosJs/If2utooH3+tvs5++qZaabit/sq38vdpKZghvqAsnqK+hVP6Vt5U/WyLCcrdnq2mWvdQtmgrC03dqXP0QGLmDa4xnLYbs
        Q4+P5dgrXf65sz9YKcXiFoFtP/7o+yaCt+TQF37w/czAuNYtrs3IKVRTPVs2taGVjMP5w7XTG1PSH1a9ZFSZkC4Ve0ltbAei4ScJwCJbcid6tHTNON57fDqz
        W93VCvPTyp6Epq9ZTS8PNGrIS+NhXhB979Gyzh4t60xrIa4OqulhNI7jeDznt7ebjwWqJ25u5etK3YnyRthsQNLgOgQcm2g04vNYt1S4xyopj7Ce5p3CZWGd
        CuVUJCIull7500H+dxN/XAShRCMKKZDaQm5GIyWURX8LcSdsHDjMq3giosLTpbJ0HrC/ANqp5fsJHw+ilBT0vG3CLfdyElwcg//LpwUQIUH4lDacR1K2ZEy3
        Ywj70EK6MNuksIjwdGNSwDZfhBmokS7CKiS1s4BtDMfEAj0XkDTq8ESFah+KpfCVevaCzDYwypFvez/peEqZmuLpWM4HjMwRlUDUbkuvQ89eh7QdpnHyeVf2
        j22l69f+ey8liGC2IEdu0SMbPIIuHc6U/euU/St/BDpjy5b95/jiQvYXkak+S/YnGU8I2X9d08xBbiL66DrYCugEmUNdzI/0M4z0n4WKpBVpo/holC78iRHz
        M998Y/hlY/jaHL5pDKT4owCNojEaVB1Cuo581LAK08DO97ly+FQO0eOoXuM6mYS9kVIrQUmDWgHPIg1/tPrh+pfy/NksTXOKVkAk7+qh/XqIqEuq7kzqNddq
        UgMLqWpBji3w88xyBSxcQP7mK0hDwGBAz6okXsIW5yKgTzygJxWx+xGoxiXY1paML3oFSLsj0+0gBmOYQAzOYw0wHGMU16W/fFPtqTVkSdKFVApf4BMXqMh4
        jTnPkk2fl6pAA9NEx3/fjI4lJR6XNGjlf/LIJT4SO9p14jIeFAmWO/KNC9L38loOZ7c/Zv+gQTshCFBjTJc2+DCwJ3/CUWHRZrQWivxVuPa7SAqGDiYdqyNn
        eFy+qHAFSb3P7tdLUsbFIpwj595auucoWOIX6ShYxp8VvGaJoWPwIV8z2NjTN8q51d1I1cYAusQqSPuz71y1+9HknfqJy9ggoEH2V6abYFX7GsNblzhUMbhW
        5Z0m2Icn9RTtPk0OMuhp0MCbHJBNDFxQR7VG6O3cMVFp5d3DtGkGMJ8DEQEqlU/1HwY/Kt4Taxhs42YNS3C2CX1K/viYw5Ny2miPyNIUAmwKC4ha+n2zMs2a
        A+B6iBjBpd1jKe3IkW7ZLfaV3WLNHgpFJUt3XSnGEWt49jU8iX6dLuyu90V2e7ovdEKMYN+URxUjQU/6epJBtNFFWkWx+nqMeUXVR1BX6xd1lqzrLEmLFVkt
        UNuwyRSenYmZL84yEFqRT0sXPchVB26twQGQwXxeS/fDni6CJPgjamkK5L51TX3/P0j3u10lRYQKcOKWspCdFuONSlf/+Xv7uTtmDIt7cYwGxARel+8BhgzZ
        VM1kPk6DZMzkhgi0nLqAaT5E6u6oi7TOPZSRFA3U3vFof2/vlJ3v0eftRaZE/Owpf2m79VijMtAfki87RGRhrIh0UzLpQCn/Dm24n3HyANp7YHGWIXnBtis7
        ylkWqPfQiQ3e3rb+XyGzvfKRM7z7EDBgxvAxYfdFOFoYkjZ7BiDZZt/0mr6GYzFEHXEDucyOffWONbBM9M0x/iQMT0NnzAgGD25EuGng226oPe3kRwfeHWl0
        ocyWF0X+EfWXslZypO0NXrZ9sWfzDaIz5k1EeTuDK4BGSDf6aUBIfjKNNa1RDsdWU0d5rCtFSk9EiD8tLVxSputv/iKZhNlj/ezwwMuOtuqxez49OpHCVaGs
        Ze2B4imiKp9zaL/WHy84eFNbgzuswrSlMG27MFhW8KcqTFgVxn5ruyhWK5LF+aK56NJmYerZvHT5bB708/pMBSUWBWVjQkE5DIEfFE+xJQzGtlI6z1OFUroo
        U0ApdnTGIiqCmXNOZEbin3VGDJxHBuRM1QXHZ6ku3SmlFCFPMtUsilRiKaUM1GqNykitJ9Kgb2L/FawPA11q8TDkfz3cKQ7PgdqtDZ4+kVQ3RCGKZZZuTtiO
        GLVfR/AYuiQiU1QKKQw8E0adv71LCpFd4rIXtxUmogmz0C5bEAxA46wC9aGTja3bnBT+D9FVKIMH0v8hYDVlTWyfQLCHbB+SmUs2jyJJLdpT7j+M6c9q6qYt
        97f4zkLuj6fl/sMq9x9CGm0aQfA/hOhEvv0evH3DvVuKHgCpWRoPeFy24B+1fCtahIV9xUmbVh9uTvbhcM8+fGSiD29oHwby5xvvxaHdi7vQebroyCMkFnRG
        KvV2ZVTN7sXhG+zFCTBJR6OLVkxDH/kYu7r2kKJIWHRjTgYb6Mb6XaYbN6mSHwLsbN7m9XNUzCdnGDypbaa7KcW8BbRsOSVSVAfibAfBhy3stcbUWnMj3eKl
        bRQqHFnBVUi0t361rF5bfaEIEdHEZC1NGXHiL9y9l4FmsSq9dFb7NmfPUbAUNKc6btm6Xe24pnUTEWDK1o3Hap2QKsw7FFpik58zJwWY1bo4Pqt156Zady5t
        XES4jgUiQ8Jh4BiO0gS9327fBsNj57QhI5j4y2lKylQc7qCi0ANlheQ0JXWBVf+THeDvblhrPnkwZcnfqDB7ZOUHA+bAHwTF2tqXXbuEsp7BL+gzWHecoQtF
        4ziLsMoN3IEn/VPmiDYx9/oyU0qH4V47PSKFUY/iYeiyG1RaD094qY5gTY6pLctXSIVHtk+mKcWf8uttKCaiyN3SoCPkJEXQRMEXU2iikWqiHQZtRG9cExX9
        eG6cHoEwheqFF28DXjzivA/fioYpjTPGsBnqgtLEghJBrpBabMj4kcF1ePLL8ArRRFqEeZzDUCtKAWlUekr5sJYSj8pUEZvhTVHqkLqLEGybNt6CgNZSAS1G
        oCjFspYR1ToY73UEzDZQ3XFRjoaWAwJaa+DIZG7nz1ZRmlk0a+RndevilnwIoItflsUKwYaXsW3Sv3gIfsYXsHXoXzyEmMQhtu3j3jPYijLwGWwP31p72tUA
        RBMiId36Jx2Dou9O+hdBdHQhn7M9jpaXUYbvpMfR+i4ZEhVrdVZlXWVGjJZ2dc91fNcNalZ+WVkfstuoduMWmTop/eU99TpXE3BINWqEFWjFiIsNjei1LoB5
        skuNdFGU0HQF3WYRf3y0mJmhMbXHWNgwn4f0/h4iyHAHxotDyjI1pe6GqqxiaYd7rjN1qoMnjeD/juFYntOcURqBZZFcKEy2C2qyXZCrF5CQuDDKl0ZQVdMl
        qFXLssDN4xIUTe5iBuKCMeTyxEI6jzFtPylbgrkNb+oh6w+fHePPHD6b48bFtydaBiysXW6M2VjBhkf5vLIxz/Nt9lVZDzIiovV9zHuI/pHNvLstUg11DSSM
        XqTDGGRvVIF9+RSowHJ2SVWl7lsYg9HUEkwr9wiQSBiXEWxNfTWO+JD/FatO/kkTpqmOpOyLUoIuDKUuhidsjtJMVLhhi0TtDukYQtVFOuQdPLpvQjKbUHTr
        hEfV4AB6autIztg3zlflTatoR1k3weQjX+1QvS/HATpeE3Dn6T7MGktjOQt8q8j6LLiDpLLkCQDfXUSNrcBXtIg/bDbOYm+lBpN0X1WDv4kalDE0ZA0uAk/V
        L/VP2VtFf1s0n5nB2oHqyen5X1HP/8qIcSJ0RehndfFZPbhK5lDwGH/mUPAYf+ZH2hxFxSZlxYaoWPbwomLhZuzQx+CIiBDDptSAfLacLsrvBjFUSTEGxfta
        DVEC69x5FV+821i7HxYe99qiVA2SFHfZTEsj0qyb96zn9SLjsajndfv+0sB0QC47xEiGybkCbd1hW8Nuuo4i9mc+IE158gBgYmlixa805WYt3a/JbpOBl1Jo
        fIzuGOukz+83h7WHMFcx7RepXF/Z+272oUxXwkxz5UW0QguqDvIquN8OMa83wfYqwBz71/7EKZm5knePry1eu1NKvy6vvLZee/JZrEDUEo1GlG7RaN5gqjjc
        AjRdJD/DifgWebtsjslrDyFKKsQmBbG8rCt3WICu9+nTjDWofJC7lfwTF9pVT1TWQ5pVcQgWKz4PCIjSodoUu+SBt+cbAMWNaPHaoCGsrjNABOFfDmGWIIDl
        mx+Krg4CQgoVg6CvXhidYhinM1SrISP6IUJuIIMjYmAWF5g64/zhro9GjNsuDY1IGIPJltZfZH001dCo7hdRsEE62MED6wyYK6rucgk+CDMQLVrjMYz2XVwL
        Hnl5zUXYixoalRdBxYEtN4IyRF6xlk718zK+N/oXiTozxnQ4j0e6ChowhI3Zm5iLPM5F3ogECc7UiurojEjnFALS6T2HcZUuKc6Ib6UZHG0GkFxoMzimGfgC
        td6aCYmzzki9bodE/s6+TbsXuhK6VnZY/b9HD9YqGQZxWK+DAejvjfxXmcjkMVV6Uxalh+GrffsguL3tWBJjxdRDGArXBtKxAF4sydPG8GuTxtjPNsib9Gh2
        hOGTPCK97duS33fyIxPXI+fE1xM3pBvn8hvTG06LWqLUQDemR+TfG0/34/zGc/kR5FvcqKfcx0T9UePr+8lof0RTMxzuIovBZBrg/UegpOU3iJqWHeM8jxZO
        8fvafHrs2n5ncNO134fjJM76fKOU44b3mFK46Q2WvufLL9vK64psKa+8QRM+XEO3VIuhSkYl+fvVu8e2EGtXnki6R0pZ+u2Qaj3H8eQB7EW0O/fUJ2u6Exyz
        BOwhLEbfXoKKWV578LrJj57Zg80cnRPVJdUeHJDKRWb269Xtu2bS6Xc9ANnexVzOVOCMKL7j9ICqOE2Mgv1mFLQwAOoqJYrqhXbxYEtRkzpBgBF/gBZJ00wX
        p0xXpf36i5t1eeOsxWk/ly3dqZYXhABwXIaYVfary8XDTg0mGw/o9J0R83U7TEvl57bgcStAH4hgIE/FMslpwbtWZic4+iRPp0yZUuQ0JvwQ0w7udeU4QhkA
        zj6iW+xqgYugpV3TlOavOFmOrnJMJxCERIhiv45DKdMG38ZMd+ntbz9F3lVaKDxR3eXp/E5AwYucfI0LTFNrk464PGMjs4VTJIkfKJdlCBe6yJmJ0TUrAdJe
        1xTy4g3NfpjxRgrfEiPmxIV85qrRHCXKU7pdC9ebEY1CIxzKPA+RD/YOrNJGeGuiq8gNORMex1p3eZ81nraHEDy0MiExsTozNEh9PCrbZ7drFLMA4KB1mr4o
        8zS+8aD044N4esbWyK9DVe2XqrqurKoUZJSeVVWwIEiTop0X5QZ20Ou0u6K9Uj3CzX67r04tRdp1zGMOyGdwyKYzRtxv2iOOm6vOTN8vx0ZuxgwGCwtkdg9q
        qvz+KZdk2i+nIjTU23SkHRbpd2OW+GgaMJUrmt4tKFifWlhegCSkRsjbXb7ijZhir4eGyA7SkJsziod8mD5G2hmtJIK5KkyZozJiHa3YJ/BbTnyCo949MhDY
        r2ZPhNLRA/mWu/I1U/J1ndn2nBpRz8XUyNGzfw8xfP/MeXdN5+zZWhhebKay2ZK5abr1mY9m1ty6drT1XR9cbKUj+QDX/moJrlLNlOv8Nt0x8xjUmP3F4f0T
        88V+a76YfXe+X9sGAxOxRvjlYUMhQnZEYC8SikqJfV2EdTm17qjEDh8quMy8O2TvaCG0e0aIYrMjVh9i+1GI7Q42x+Q1R1VsP2rE9rfPEtuPpsHEYw5DaJc7
        EmtVjnAgsg7wDTXrQD09Cjn/CER6jfN/O0T6I33GI9XTI5BmOV/XAS2F6e1IH/F1PLoxHnL6q7+uTLlb+9PlZZ0zvJEkW/rQvhH3W8h8bJfrqjdiLJ2D8oRM
        1GmrVwFiNiRs+DcZO9imaN+GBbcFDFKZh+eoMMN1Ac24w2CCIT4dSoI8sD1Dqj/CkbhBrISquiDjI37+CDQexHbIZBvD8d8mbdNQMSmhTnSgTjS4/ELr1+Wv
        ITdeHNP4MyK7irwFn4m4exijHUvQR4nDoUrzU1Y1GLBhVZOPbphlxaG+BeWmQUG/XWA7/ZUK+v6UoO+IoB+JMAgB+Ehhu7wRciwF26387e/5fnTVt0uneto7
        lx9+n4i226I0VnEFdfk1GfUq8ubhtC7yZiwttIGHbaSHt0SuPgz2TCMXq7jqqOxrBSVQXD1ighJKcZXl2ii5Tr+Tng3nQypyH5Z/j7CoIpK/3Xp6JL/sp0fy
        PHn629NIHR+uisLFCFcJMwOrol1Gd7KM+oEqzseaJN7LXFLepKibDatu3An/i7l1Q28l6CusO5ENQTahAcXpt8HwnciGBDjfBrM45iEEu0BnPZ3RXLCZ0bF6
        F1wtgSn5e/E52QZiB1iGPKgqGSnelYYABOPJEgZpXOgqQdooksaDNES5NcTFQtoXrZApGvGfLntdRghr/M0BKeMB8AzuL/UH5+Sx4Me/dOM3jh5FNvzJj/zW
        Z65//s5f/sD9px6R4WGdcu1TygRoaWTyq7qWJ8uriZya7oe2ti7akZR6/Rz2TqNrOMk2MCsm1LJ1TYr3uOuqjgToV7kMlbZeVhOim6pfMtfuRx0ksiHEwn5W
        BUO+qxCjA1BYOhUXD7JKIFghsOsA47wxwJew38u7MHd900hWwgoR8ypfTZcKNIlk0762n5rnLs1+1jLs7qVAtmJi8vpyVMU8s/gaNXQx7cEGW6ui91bSVQ1I
        MwFnS3jogr2c5wywjS6mizolRSOEiBPU3yE9nMypDCVzLmosmU89BdNuMEqVNxJWHLjLHLOB/R83O9CYIoL3dOCijaiuQQWlVWYPC3Owh1cl5AyMSZfEX5zZ
        NaYG8XomjJyX0usKM4x51Vt6YsbAE1qZkJk3htFq0lLaIkILV8aY/sbJVQNaUIOOnpZ6PBrYaxi1xEIkGmctjciDVRD8XPDbBVPKAnkPNeqeOnETZY40Bitt
        7Hqi454fuDbuTLu2OvCsA0x0sZB142x/auowYCi+8o84aEl5bxYxSLKFFkX4equcKNwyw7l98m3/5Od/zv9nP/TtMi+0T578sy9+6Uv/6cz77p9yyNl2IAz1
        k8Mv/vHX33v6C8c5Qzgn//Onhsf/zrsP384Zok04jYHzA3lazZYy3tP0nBnhcJQ7WZYGIJILLEpci1cLIQkWpOjncm+SicUCoUayGF3/9qMoqyEZcTTVKiSe
        RCYqRKb6mHR41Os0Q6/onPUhcnyQKltgob21pISmiX6PlSBmwQTjsWvpy2hX1TKJGqsYIB5EJTRp2ApkzZD5Mz1nxxXE4MdE9wNNJtGqvPE4AzNji3uUALnX
        Voa9Mivvr5+1KU1CRcMaj/PXbYsJVGzLlFW3c5ttyHRpL38nDy1MMfRTq708EjbKx8LwPNVuSLzQwFZ/Smf2qTNrLqXHLE0ddMbEhHbz2G6gq/zWtZu+LNXK
        86t2C7XdwpHad21897b9w8GARQjOnmaB3J9w9vlDa41W0mOZw9X9O0RN13FznX4uD73ZY4XLNK9JNd5bz+MIduVxhCaPA6S5LIKPdEXpeD6h30bF6BnRyVB0
        bRjHMOC5FgVYqVB1uD0gDvFFuh0w4CKN2R9yDaiP9BuDndyi1g4MozBDCqUioCUFb/E7Q/1OagoLVRoRHMAhRfqm6gwsRmNE9UXKZ6HTFV6HnF4RAHOJipbF
        aZT7WdNMtPsJJeHW7F4RoCOg2SLmRKk5sakemDLKXiPmIxLbQrUisS34OeGAIWcxaLPbHO/NMTwqCSfHGC5t9F3on823UC+x1gvDZBZM1ArrZR4hsglct3Nl
        UtUc2p8JyNr+pBBF4RmOswcslc2ra13QREx697j3qArCYGDrHPceBOfhcQ/8bCIk343o7+PeXYoddVphtMCY1Dju3aJoWscU6GdDQbVSFaeBtNVSGbutMnaq
        ce7ZrTXkJu4H5MsBjQz/o67X3I5LgVup1EXgXjXMbz2QciDHy0HoZQ/6gocN9IUeED76oq+4VcQm+RcUZ81BxoXDVCZHcU+YHetqhzA5x70Sy6EHEIc1OcBw
        +x6SAU1CVA/GY13/aXVWGZBIJDowYZDAANR1MNCB5RvGEYV80heAM3Rtayvr45m9Av6JQl6PwjQLyCIj01OLbLCVeCk87atp/2Y3kQ0VqlXF9eoppZnU7r4N
        t5eDpXhW3lU7LRmvy2OdGU70JYimM5KV5iEZt3VEt8F4GuUu7eGurH7o/yIJzu7/XciMpv9jKwfaM0x0cyKof5XRBDNOJsXJOWwSeZ4BnusqsJeBbK5k+I4c
        By2rDF6njGqzQcyHRF3BvAAePIT8AFaR6S/1Ilb5klLn1pmcXS/XiN5lyqOzTdcI5LPWkvqMfbmfcBZx9RuLq/VWpnAA3Ysr2K7I6ksTkdVqOCNLMGd7j9y8
        UjdznPR8RhaaOYt24a48swzyLtIQk2stE+59yYLoxrymKtFXcV9LdapE57OZdvJkxuFWET1e0RXqWsaeg+d3i+SdoeaYMUNtOTV9YkY6lulsFHeKLVOHdh8u
        fUszy9thVAxqC2pjB3Ew5DiUD02MC8Yak8bZtOtJ+gHolTk86O0y52hJu2qbetNymcemBvO29PU9h0zbXNzFn/l0z+E1B+gJc+2crjFfhVt/TptMBwy+rctU
        rAmr9YpRdxHpwOXIx5S0giY2T0zU+saqqFMTvcjZTXHgnGomdJEzxamwrlNhvUggdYqVFFPcksLl+ZpLVcyzjjr3aCfVqS8kqitRbfCqwEy6ar/GA0UEapqV
        hs1Ejbo9w0uRoJI6QHXRhliedZVpkHnwDMx4RttU6cyT81rR3HS0otvTFd01s6cIfGnbuE55Ydl0bfVu4CRzwmlGwLJClLmiTgLKoLBIYNzKjkkKbNN/x6RA
        LEisocisUJqESOkGEEGRLmd7NCIpxE0+eqDhgGUbQq7GilNjxpG0ky74EDVd/IhkAefS/unQcx/zth2ztHdkdeoM/vxXkpvdNfA1Pir6U4QMjjY2D6qpQK5Y
        28qj5FmXsT3gTDW7oe62iH1c7Q6rE2Gx28ES3tlw1+RBz8lPDR7qwDCKW7/mMjcs9S6cUa5PS+u2FYhYgw9jjYKMMSU1DKvxTLjBhmlDogk2dcQ0S0jFhvEp
        NFTsozYlwpxfSndQvTlVk7OdMCWxwmRBFfCKGfqtFaE+uwgBilAvUR3rqm7VC1RHoyRTJSQjm4U+qdVDlCHvLVaPo2Wjnb9h7PymbI6pHresHvCKcRQAZRPx
        Xageh9Xjagu5b70I9dlFsKvHMdXjVNVjZEmKeRnBM3wdC95uA3NHx8R/bHjhY61t14wJSLeK11nz7oa3Rban8/oMgSwqQiIbUMf2DImUMbBbbkLNQGALZ9cM
        hl1oaiZUeuwZD5EK5PHdXlP4iicNgG3yu9AAmBCJFIWfWTSMepxs6uldD4eoQWhMhGQTxJPQnfk0RGcesnS6YwVQ1ovD+olSjV8hCEQaTXhed9+dA/o0m5ej
        smnjI+/K5sC2CJerP+1yjRAkGZVBkjDXlS7XHp7hEFJVqmXeRDg68LdCCZB3QPQnd7F7XlYvRiO5YNKZQ89OpvxunlkzIZGMNb+7ZQJyW0UY4lIJurd5aXOK
        g2+2jqi5nB2kRvFjb8lBXTMLfRIgP8FEphIFbAR42xA/iQU86SG6PLFylVZs4MM5ZqItkmdokY7KOQN72N0D9rC7B+zh7ky0ZcAerozk5VY+JYLuF0awAFFR
        NMlngEGArlDgHpqcJSyHqHQHfHisayyEi0xAaxWTzpsYWipl1c2yEKrTmcgLoZkLW4oiPKze3kKvGXPNpxo7Vtfqf8OrPfNqX3kyi1f7RWDRsAQMgrrkjjO8
        uXMRLqQAWaQ3uz2d7RKd7SKd7WpUp2Wa+4TretvB+cG//TowfutJSEVGPiU87vbIm+5MJQeYmFF/qrcHKlWgtwemfPQyh7RtoYWOiypcHyRbWaPALbM8JzXe
        SjavRtoUTXjrqFuz+BfvY8DX7NL4fGWojeOPDfTWiLiG8G57yc9RH5ANDO3NNMqwjdJYxr9Ma8lfi7/PhfiTOqL45wE5OqWcjkesKBQEUwHh2TwKYV5pUyAX
        hLFSkBQ0kvuk6sFyKQ+3eMKh/McfDdwIL4KXYFZ2YSBjNpZ2g9mglsYTozdW8KOY6EHKwxBY49grhu1LY8b6enYGIk2sYLGwRpdPwVMhyQIDLFNXFgpAb1tu
        xOZUxbsqYaKt/aLWdV4pR4Rl23Z2kc9fJUpUXUVmV0VmNcCMx8oI6+i/ZWrymwWsU/UlUNQHJtfXFREnKO1MQWFnUqMj01bqmrZS11Brj45BmnrQv8NCq6QI
        oqhTUuK9rNYcI5O5NZ6BX/EYJki/l69fSwmvmEg8NX75WgDak2fqXJ4CfASlZhCozuVpZDc/zVUFwFFgIOmJ8X923fp5dxvyfUb5ekP6t8+OT3jDrEHkSgwA
        TwaAh+6PEduAQbdGiyzsAcSnnORddTdcf+DcQVe37EcDZ2sgL+bcUh9Eg0ZyDMIXTuWhnMygK8ivVi6XfliR1Jz3goV4xk1pHUAc8hWYG9KaTCYiF2O0ibRM
        JstyxPkA8m685ZJ5KBn1XZQsMCULUDJ/dsl8LZnHkjVYMrnuZrcW/5zj+NsKBJYCqpJNQVPcvW3u9TJfsa49zjSe6Nr3oSHPnsLEcfb2h5FH6G4T4k5a2RVd
        aGdskcmeoQ21ZlHeDnfI8Gl5B2o71sk4r11MbXrWM/0hMOtq8X1gGvGZpmjFo4gENBHV4mnQhm8iGeJKhlZzqHa3In/CVes9xja63l/E/sJ5mWgfdx4TqXoo
        LdY4yKzIVSRLktbrgX62ihD5KF9krafoJYtZJD2xLj0RV8kaco67a2SaWru/Tzaq/v24tT7o4Y4I3SFCd9Ae7udLPujcU1FZBzXYuKPU+Tan9k6nhj0R5iOS
        QOl+T/Z7Zn9D9jfM/i2yf4vZPy37p83+3bJ/N/cezPanxKd7FAb7CJRT3oNojwZJZgdPOMAtR6FWy3zPB07JjyIr9P5Tj+Bn5fZNV1+ayGBAMB/yEeSL64g8
        ifP6udxBZFIdEfoYwg3Ajk4Enjgm2oS7ZQyKwzh9xTtzGIHiWIE60oBWPIpf/WJQTkOFiQaFCUaiAEUwke7cUEKVBlJ/ML+wMdskW5aByWmnqTWiFgb5mNd+
        JcEk5MgQkeLK4bwpY09GXtp+P4Ns5MTga+YiJsu039sHLcNgbSv55zLYN9y1rBkrEYUz+OSDKf68t591ZefaCv/c2c+S1ClJKrJluODjc9kciTayFakv+Qnv
        fNYbfO1R7P/Xh+8Elezgo4++R2R/abzodLbgmUiBtAM27na6yFAu+TLk1Xb4tXe2nSKMTHHT8fErolj2PriVSy9Osj46c5StsU9Lr+3hitV0rqzwVTxt9aV8
        /babnnp28I3uw3ld/t6e1k+l60V3qH/8rocfabvpPG7uZnVvs+w4SW3MsfDkQ3dmLdl+Xdo2kmHRkhFBuDcRfgAltNB2rLuunNe7viE9KuIg+kb9vbiDzbuq
        gJPPmwLG6T7MFWtvoIzssXYx16xiru1VTMcuZs26C8Vcm1HMOF2bKOJanPbfSA06k4XrW4Xrv+HC9a3C9WcWrj9RODCESHmrFl+TC6pffYTXNmF/a2L41LEm
        RdKDZNOBNQ9LU8ssTS0sTTLhTQ8HwFliZWpiUkTPS/vH3VTuXlPRflVWKhKAYkScRro2rglPf/8p9N80lNIH6n3E5GWmLhgTb3Y/D+egFG/oqHLxjKPrwNOO
        yrtPYbt0s/sECjUExXR82XHd887jYLA5LOctPCobm+q7sEQelue93vkNea8Mc1kaapTYUSvoxw4mfecUxHCwYoEh6LBb2/NJoLJwwbxTw5oh5d/jyr/J5nPj
        2Lxaxno8bvnR+XA7fIwwWVfcc7l/0LBWtJS1IlbWClEF6ROFExGAmsQuJXSWBYFFivgN910iezCM0DuHvdOczH0sHG3AoMjE/fMibAxeBBQ2HurjefJnA3+O
        Yd4c1JLnXTzqRdd6VqghiaLyNPT25BdcGj/q5ucX+FNG6XkRb74BbHP5qBekMj0sz7gkD5C7L9+GDIKnAOfpAeAzKHoFxMW8Kfd7N9SOSXd10TE1YGRCEAMA
        YA3dxJMlMm+bdIUZ6HHmyifgI1GDWaz+NyNKdwALASRDpIws0tKf1+Bbma1jz9PBojr2vKLy0fq/mC8zojBdVH/Asm4WbBdWWaQ5PmnanjXHR+tOQUwjz50v
        DuuLiZuY4trFCXvW7rvlDTRkzWHTkZ5RV+vUHOxZrWl71iJSCBbtFAIPrPHI8Z6DHWsefzRiAT1IGg3mLA+SZxubJOvAdh1fxC3DHVnJfk1OI0I7wAZASNKk
        iuWS1QHOklawOvdS0jwqso829cUxwx482BnbaCO+tj3WY3eR1dluRLjNYsV76E6BBCVpUsCQFVgLXX2S/OkYmAWam+Gqi2HElHe3kXlFrFDNl2UyQMxCtRlC
        k7zovpSvPCtftaJIiINafGsNcyQB/pqY3FCFL2DOSv0bashplvEEAV02iwrqr6PmV11cEOkFNb3ARxR6gDEEcV/0vefTusLPy9gJIZPJuBSprO3DDTIRrh3E
        OvhET0EWKV/xiyKxQVSzsU1aciVn7eIS61TqIeZTvgoB54iUQ34zQ8db5eUo9IuOjtCWRRnA7EvPtDLjtXo3nPzAX2aNTUwvV5ydDAqXagXxZNmZ4s2XMZQ7
        NoCKNjoLEVx3/mGZPAFEdHRSNE3HwvN+oMqvgJVAL2hbF5zpswG9ogHTWH5zV9r0WYKlGAV2V+0UdYnawbLmDF6rmTUturX2nKMwj1zbPLO2NW6tcW2TbvEZ
        bMObXa5xLV3jSkTH4zJTYem7tfaovPkKI9T//Zzb3Q7hPxjK+jAv/WleXriVL0g7V0xH81jHluWiY+RCmklf1OAKsSC9MV/BEF84WtuApdNmGfHpYsm7ak9Y
        OOptjjUVZoLFyJlkMXImWYzkrrtlWlhA7E4Tm2OYBWYalwFztjBhnlqEeaqTLsI8leyFdAbStZZGLsolNrWRp/GpoljOtCTj+CxLsj8NKt5JE4KKL0xTGwEw
        aFGkNotkxC9X35WK2qirYRxNpcHQeFi/cK1FqXch707RGfW2ZGlWOqNUFKAlZEgtknFmNp0RaeCmqIy8QmN/PSojb3alhxrUtBeVUXeCykgmSK/sN40xYurq
        dOoolZHGycDkN7sdmnu0Q3PKot9EDC5B9l6HyMhLm2q7R6S79hxFCmro4cauZswZ4NueSWbkTZIZhQyprQgZQhgbyfkXqv2sIjOigmvRGC3uQWPUsLqOFTSM
        TBhvTxqjRSs0uyD6KiEN67QPWpCG/gSk4aKhMUo9w2EUaf+qaf9KFCfHZz2HExxG6LiLSFpamOIwWlQG5oVprLMFGp+Y4+bRDlz1kmiMdbZDBO4OA1ERm8qI
        ct/kSevYfYMcRp0h1vQF2MHwDCDfsfUjEYLCdO4tcRjBy11xGHljZcbJmHOO5u1a/EWL8gWT/EX8+DbpbgAqiKCKJrP/TDnhbUOMQ93mL/JVC/R2dwrZbcUi
        SzL6chmxmMeA1YToy2WoSals6IBe1ujL5XQRQsiyOqCXREiTxcJVc4qLRnewgYgxP3hVpP95IGQUHHiOsbXBKoxIYs8ktMi3G2SydP6G2kbh7byQe7tAyQIb
        lMyzQMmCaRqkecLteNg+4cr4lMEoD/8jQ4jk06Y91POnMYvOQ+wbZYHu3oJ2mufSlJGnGGbWiVWsTWZKRBR4ZIwamxRFaQoYtzF+/cJyX76HiaZ8U96s3oXH
        0QVfvlR69RB1eEPtVZF/bkccnsWZ9HCb970GXqSGzYtUv4DjV8CLBA5nZq1IyUy+BMPtWxZjNoiQmA4oKwV5j2Uyk9kqbU6wIvGZd+ssxxh6iwqpLTUzD/pc
        09wOo9chKID2SIr/kNqS54Frym97UIQtBzdFW/iZlreIvAEA6Xk1Mc9rX5JNj5fja7VyjpF4dYzdp13Gk8OMCbbm8fBiPOE9ZB+dF5kGMs73OU5JTvONzMZy
        hLbnXIDoeM9O8v84mYi3NeUzZhxypMwnO3BQwENZ5TzcfyslMukYO/QnjWS8xH8YelHBGimCUkvHRyrdz1UjuqsxQ6JmpJ/LGoMGjABZiN4PJx4MAy5sAlIv
        tKb7Y4YkIcwKDVn1Avbi+uekq6TRxR0LnOVs21llPII/2uHCcTH1d2LEb4ZE8iskwTPWPgeN6F3QyKQzJy9JQUS+anE43t520xa+IcamJwJXS/G9RfjfuZD7
        ZIFoPNCXvlP00lfebYUIsL5l+t+B1rJDRxzkk/pEC0jf9awWKNfHb5yx9s9KIWUNi9Nm5mi0i1sJou9KGztZc+Cj3MDAkepsa02Cx94SyzPko4Yv5UlpcOuA
        Iw1Gt4nYrbOn2uWiep7GSPuUlya2GeZSkafzLno1nMl8KMf8iDOfuM6YLHaYDjP8nLnyD941Ri8LwLZWkdbLygyGZ9aN1NEIfU2kg+rxD8A4fuZhhRlx7DOY
        Vx2rtR2rtXE1KuDED9/mPJkm25eQ/OAWTS/aPPxHIsVTN1xN29ItpVo5tdfNRC9fKcou9RmRZJ/Nuoz30HupqbbSDjTVVtqFpuoqZ3cLeqg0EPT2Dja1rIvb
        HAarpG3cWNMba3pji4tM/BStcnBR1QDZXPUd2Nlg8pk88iYsb0ddyzmIY0cnbG12Wh+ta79Y98PHvPPBNsc4jE/RQYTZOASNjG3gJdC8GkhztUaJOAJrVOFe
        SSMYoRqq4oIsmRYnBDKS+ELBQHZbnPTKJ5zcNRYnTzlz2lMJkwolcG2R7uUOzE7gB55pdqJP3Jh1fI3v+Kqah+oaJAU6ZfAA68ZDuWbEhH1V754wO7l8tO4Y
        s1Msz/WLw/riPCCyBRbNCbOTm5YXugYGx6e9SY4Rji4ignfXhdOM5icX5qd42vwUwPwU2OanCJOddFI8CJFdjKXy1AoVGfNThPmug00CQSkCgibuGY53UgcG
        qAj9WeQwdGQHG8paMe64e4zvtCuqjLxz2YCncdUttC3mqFWGH0aQDnibGqTQtDgoU4EiFO3RgIwwMg3osQFJ9jzzWkRFmKZgpeamTX2NqXP1FzfBrtbEHxQu
        b2u3o92KpNXl2zPEmXuMN+4YkxZsXbQNF7YuJD51gDQKthfsmHhjfq/HeGO1ko2GhUzfUdOYQ9NYAuqlRLkx4PRv6szR0JnDwcwRqXEsXjPO7JqJMICYDJmV
        nt4fdzx325P1esBVGELeHpBs/qZyE7hI40EmH/mYS7Xt7KmJhPz7/G2ZTH9dKnpHhI34pTwqSI2eVbsVprtQC20oO2DRi2+vpXaswrbF4ChrF+MepAZ+l87Q
        2kVZ2mQ/Zpl2Kskkjj8eiBjiPu5M80L6Fc/jQ6qOWg55mRWLX8duP1OduXSW64sra3M3BvelCIJc+6781HN/duIjeaNYCB/9+Efy5qW0id/nQYw4kgtvwCJb
        e3jQ++DglX9XRAd5wFuIIVSEjBOSimncdtMPsyldm4twxHiCqozToRzoqTV4SBvPFlnKYxHa4bb9dYhLt/zF12+78f8WQRZ8niJ52CTCGmgDWsNSsncrLETE
        EwUj0oqKDin6Sv3kse/73Z/6nj+78TvG4IclDSLePhqOSSTosqw2FeYoLRjoxlKbG+xK/0bUzbupGf6fhoLuxvf9yPcwO+fke773YyJ2/545PviXb/uF7712
        SY7f8aO3vevUnV88MVTT0XDYRe/Zm6JzRJ5wZJeMLOLFGVyd37ICkuBvqcaQD2bKyQSZ/AZDTe53HCAUOopXAod+74M5WNnfq6yWW3c+TGevw7M15JNdiz1I
        EAkY3pMtQyJvFmiYKBnPJiIKhZIujc5fdR0IgS5lalUoUYhW7g+cD+fu+/BwJW51S/yU07L6+4PHH2Z6nJT6tIiKsYYf6d0Rdb7gPf1cCjd48lrCwkuRGI/I
        QnwIZDwuhnQU08MBkZ8xehBd1HulAW3Jv3CV4zbQmpB334k/8rv3wa33G+oWH9K3HstrW4PeuYzzG/dQSwEkUSxfRTUhIJBeLlNNvt7j8AZGH4kKhhrSm91v
        dvOW3rw1eXMNH1fTj0QUk4tavzTnJdt1Q8gjctGCCHwLov1vSQ0YG8ACsjO6ar+1jFRBZUJuFybk0/kymq1h6d2hWo+RRqKcOF010rwZ0/FsKzHIEhYnDJaw
        WuVkD+8ZPo8ZjAkYYx1jJW5+S6zEsmTSSrw4bSXuvJ6VeLmyEkeo7Hs0HWEBkmVhL64TtKOwF4ewAsQT9uKF0l68oPbiBbUXL7yOvRjv+mYm4/qeJuMZLRCQ
        rNybMkuWJuOmmiVnmYyjscoZyOlpV8ZANkuwR7MEezRLMGU0DpimpMbMmUZjtQ4Hxmg81m6koAeRoajY1aZYFANZ7+tTBmNicNVtg7FtK64TIYyEnIZLbGxg
        yWEwRoM85bxRs3F7ptm4/ubMxoFtNo6ovRdm49YeZuMFNRsvqNl4Qc3GC8ZsDGAcOOWCKbNxXc3GizQbL00yvOPclNl4sTAbE+whss3GIXtKQtSVxPQUg2cA
        s3HrzZqNE1Jm0E6MZyS0IoNdPp+XN8y/RbNxa5bZuK4NrKbjeMp0vDRhOl4i0RepaZT0QNQNQhLMsXtGMCHDnhxVpuPg9U3HHVA+to97LyMOAdQU2AbHvRfJ
        n3jcewFb/7j3HLad494Q20U6KhdgnXsakR5LxCteJA8F3PHOhTyatPvK4bvB/hrvOnwXVC/LChzbVmCuHd1hFulycqdafgOaCwG9Q2IQIL3VC0zpBq29MJkR
        gtyxuW9asPd2CTtNrHtA9sTM2NC8xobmNTbU3huQuQvR6XHxfODCENaBPjXad5fVtutP2Ha5Rj4oL5sw7foXcPiuMVmkx2PyucCyS5MsLbsBrL6Tlt36BejB
        NsN9lwz3tPgy0RG0xhoZ37DNulIFC7BT6OKtqVQLBGIfwjq0KP9juzyooWY3aSJcRQGHjmjLC4r1uADkxzrcPp0xx1KHwHoy7vJVzBqrVIhcfi7qdQEUXOjU
        PL8s558o/jn/CV7bkybBuX3y7iW9X01OVoHibAURXbfWYKvt3ewuymZZkxRc5UlcVJ7EFVW69kFTXBBxBZri33OQWiFimjHPODAkPeEwPMzRcLB3YLQ5xJWv
        4W8lOhmjk0uHPH993qGT3k3+0l2Nf/2w19oOz7sIKL7iFW72oQt5S18H/4fc5O4mKXSnSArdApBOg2Vjw+SMGK2S4aWI2aqQLJSykDb2V9wxEZNl92U3J3Vz
        L+3NthbsI8em6vYGZo0gK/tMlmOvRLlsYp/H+NO1aLCwPpHmBxg7sXp6hvKlhrKwPUlZaLObuVpLJXuhaxFiLSh7YYjB5Rr2woWSvbA5ldRABjBFtAFDoPLQ
        AoUMfwy1YnOCMPBU22m1FWUxKKruRVcJsPnjsrv7NcAjC0vEM0UhK19jELUb06+xV1tR7qz6sBKI5VwjZkJHfYIKzaYsXOhnjQk+wwWwT3ky+bVRzL2IwmY4
        69FkexKFJRNEYXM2DVwL8VTMu1aiMHIi/xXRwDXAXDhCNl/z9Tjf6sZHz4Q1FaBJBoZpv244weCvl1nIqulTbYQiWbXNajvV9sEE2FQ6oT1qPeiDAcyqdXB+
        IchQF535wVMOHCvN5GfZbZ4GgcY8DZd1jPlnqIjObp3GruTIhaJ1GlbrNCYDKRqTNG4TrdNm67TBxmu3TmeP1uns0TqdqdbppAilCMnY1pjROh2rdRZmtE5b
        W6dNZYQpgRmg2KWaXsWQg+R01LuCNKZJ/D88va4sfa09hmLDjPiCg7quMxNpqO3pqT7F0tdK6zZn30yurnCKsG9yfsJHlh7XkrAvvohIRyD+hsOsYfcTUFPW
        04bpJ49qN3lIuus8FiKK9TN7SbirlyxpEl699PKhl9Qnx3B9rzFMsj8EvpRjOP4WjOH6RC/R7lCO4cgoTXo4nhjDxB8uekkeWFlAwQxiv2A2sR9XIND6WS3W
        b8Uxke2zkLx+IPQDmZ9MooFS+HF+Ja2f7NVbzVjZ9ELQOgdkOw2V6/3NsZ26aXHbm2E7bU5yrwVYHubJKhqaPrThPpgtqv+9QUe+TDgTUx48+PoJbbg3CNg5
        nAIMDU0KIe0uBvqfYVHoEQWYNWJc0a1RCUo6WhkkO9p3kvIjceJrn/qNwc7J7/3co7/2/sc//e7huKyw4R41ls9BgOjSK1C8rF/FuJ0A1ZT0WKISdQzfIc1D
        1ZwOewBcCdGoMilrLG6ksbglgU7M4AHy2cTMCSOfTVX656KPS+mLxhru0Vqg/yxbbMzShyUfWG8T6sHedd2xEJ461T1paB0PreOxQila7+sMVdfr6EPpgSkw
        WGLzrW3LnnBiSMhvjHarfiC05bEivcYFXgxDLebNseFxIo8hXAMz7LyJ9ZuCVA0VUpUkijGuI4FENCkoYqVoGr5URkIGGgzCibAmozeqpCMQ+nLqhF1vNlWv
        zIvwuUxMgq9D1duWip8wUASMi5gfbJ5Tol6E8aAsG+6mluyuFmNgUjAKx2AURkSPlvYYYo5gOWONwGRG0lgZMBN8vrGcD2DJCGjJWNittEdsrib7ctOeo9ty
        45SZA9Tn6vzV9R0R4xwPzbLlm2x5UG7i3zHWVjTWG4mG6xpTQTPV0Dhyz3ToES3H9pswajQZ1GLQCI0EEBkJAH0khx468WVNg084MmxznbQoRQvcu8MC2rCp
        FYZvH8VGhmiZvkkZAkwsrbeg98Sq9zDAv2fQFXvKBBor/W9O4tV2UY6WlqNVdGeArftxFszEZY1mkoQ2J+lA5xGL96on2+Zx7xVsw+Pey9hGx73L2LrHvRex
        bRz3XsC2ftx7DltRfT+PbXBrbYgQvSFD9KiD0orkQzTF32cYbTUYelvJy8jqBfRIvsTEZDn8nLOFRQXuVQyCwWXZLqBmh44Gd71oLnjFXPByccELTqwafw2d
        HpsQknpNxeBXpXqKFCPRpBfgcFmm3qVIv9MsnHUSJBAZj+tSvViX6qp+grFNZxUeAlyn/JZRuYDAECUwyigzAm5XPu/2bMXDB14p62VRA0RkG+kWfyaqZgUG
        TEYZZh1srxrZ/stOFms4nolge8pc8LSrF7xmLgC5SpllJTo99AE3XzhtxSzdSytpkC68r+0j5ScNzuUL74HjiKRaouQNvrL9nf552X68/h6Y7oPB1e3YloUa
        SiGwMCELNQiNjwefy5feI3crf1c0+FNfquPAD6RLD+MZsv+V7dP9wkwtAnQDMgtob7FXp1CdAcy0QSZc1CaEbanbBXZ4+os6OIKVqAHpCni8WUwyUs1Nj8dK
        +jybEqKB6F2yQHJWiPkmbeJGQePaICMxfuexchVjjcu7I43bGJEXWQmDc/IiN5QXuaGAEpR36+wiuzrMIhxgi5z2+J3oMkN+JVgqhvKhywgsWjYZl5WBvlpF
        7UR2Ta0PrZX83n7eMNSs4Q690KaCmaMyc1aIrQ5ytgq2I4azu2NJRXiQqak9aGxnC3aNCu/dVbx3QIfEpEjcUZDyHRiftlWUFrmvspEMNeZU7UvYHWr2NgaG
        O9Sd19yhCNjtaRK7bataAL0KP1cZAUhz9IabMmkQ88TnEUCENMTUJ5sB0hFhY90CajGINTiqvCrJXPYPfBieM8T0ML+7KYcsL0yjMsdi3jso8kU/136bM2Uy
        gapZZw+W/umQpQDdswnClhYBf9WTgI6UQMToQlZtsCs2iq5Id4PBG2SnZGxM3qi8SPdLKQu5789P4OXNHaT1YpQ0d/LGhcqjA4ut92sn//R4Ee0gqzxCKVnr
        jeTX3RhB1qkJYa1rmGyowa2LGsYaaQyrrL4I+5Y50Ns6WFNf+qcabuP80vZ1iJZjpmUNUk0Pm57M6zXU5Do2UbYIL3fyW27uljgdbpFMz4nQ02T6VpVM71fJ
        9I5Jpg+YTO9PJNPT885kem/Q2ko+q+58BHosfk7GJOILMx9Rn5xEw9s5YaIUSHt3Tdo7UTyi98OlDmAGVCPyzQxMw5LU7dIDfYKwOzAWO1ZKcx2/WnnD5DI3
        ilzm6dI4msvsIBvyQ1uyVLuiNuARofGmI0ZBHeipk/y2yWH0NYfRZQ4jwpPLSkvd51NfM/OqfinyomiaTRt9ofnSNH+kVEQTzwD4gqM5toguLvJ12UzEPPAn
        TK5LEFQX08UpE8uizBP7Rtkq1p+pUyCwXh5lK4qCAeQRGU6ZxUOwJIeQUViHPRuJf0QvQA47MYuacAdpI6j1sAdWdRzjoiuCJmiSW5oEaN4bazAZXL5tMCTL
        2rCMP50RcDhV+JofQmXsEl8TaZewT82RwmgOqKkcn3OILZtjBJrM9HPy4S0YKdZRApCGD9NVGIpX8ex9+CNjeJ/1ArjAmlrmJsrRVNneMjk3y+TQFTxpWfNC
        ZZvoQ/ZzkgCMG2cGefl+4BDL3jzKlqh+mqh+Wk4qEAM7JVN3h0zdcq2mj0Kp6xIaFvqarBRAtA5PKaoM8yyRYwh8WgOr0ZLeUKafyTeUv+K8CY80+stcdVTd
        D246R0YDmNbwfKZb7rom5jXxWMrRLwJJligoD6VfrOHrxqNsDaP9XO6XIA4AqgCTU7qU/I6bOf9/e28eEFX1Pg7fZTYYBgZEQXG5M24oLoOyqchl3HOlxbTU
        EhGVRUDAFRRcUtuUsnIrHXDPTD5laYoObqllilu5VJJ7aoq7aep7nuecOzMM0Ke+3/f3/vP+LObe+9xzz/qc5zznPBvVpQHLdf1vGkHI0+cyvyzaJhwavPCS
        xnhAwEgcWgyICZdAZrIAYb4ck6W0aIW5FthpKLxQcUxCkIt5KQTr0AJJM0ra1sCTA0PK7F1Bbxq9bG+QRDonye7F5GMFDSED6WcP6D2TN2jyd8fu8AI88nYt
        2mCjbFf178ywPhhcKib5rPjYZaLHO47kK+zx4FNDaw1Oxub74QbRSSK8XS1V0eU7oV1g+ao12gU0NCBcZx601AIeE0PEWDNWSIu+F11r5Ql8k6dLnRZ3e/eP
        r2wPvi2OGQlSRtjwGrEieD4JXsNh8QUSqRSnhUNMb7iMgUNVOI4ywmUwmOrqsZepgwfSediJ0JkQT5pQ2HG4hrl1i0uXJDBSR7Ddx3mQ0W3b9p9Onc09s73I
        hpUEAxPaTy5Gu754Vg6IA5XJ5ynWFPAOtFnE/2O8oTGWsKOVegvYr3MhHrZruwhWTaI9VaVOdpuLAr+L5tKoILe6LuJpdxbwtD+xEGwDKwD2Weh/P5gaAYMf
        fSNd/qmVDGhveVGpqI767ScTibnAWKATdblqpsjFpZgNihULU/73BLEibAm9STPRsMXs3MQmggybN+vwSFJAo5YCEX/6BJmMzMylQOwBIdMgH8kI08qDHs57
        gphdW1RodjX4NoAXM6/lZrK91y5Z4eIxayQcpsPBrEfhCgxbBjyYxwq9Eg4ZqEKC5E2tI7ab/aoafBhAj8SvBkMOh5WmMbYoEfTsXFxEkKmnIVyB2qwlHLoK
        eHGV0n5Xgw/SY/pK1gXkI+dLPRAC7WLY9dZQP6i4SQSTew1aStZUVZeKGnjkdCC5a51EgPEgyoJ662F7pDXR3QoYmetc7EbUjiewG9G52o3kSmqoJ7Ub8cu1
        k80jmcGjDDwToFTKReuSi7ay9UnlXExq1IOUdCOBdR8JCEQY2CXG5WRDtMJ5PklzrdGCCYTm/y1b0flxd7R909lcYhOBiDkQ3A5wVrFHUHIIx62wUYM1HSqP
        OTdVNjBSMoDuNjoZFYDIGegMMQBX7AEXsAwwAHED5xg+qMoVAh6pFgusG5Xh9nUJ9i35Il7y9WpGSziih12hoKh7F0GgH6DpoAmrRp8IYFJDWABYHZBdVCrJ
        EhngHBPrGkvraqF1DSZkhWUgibDsGlgQCF7/h8Dr8pjFi7oJB+qv1mCq+NplOqmlFInO5bgWwlw+kjC9oJir6EgI3BO9wMxyEI8J1fkM3RgYd7CzD6pfq4Lt
        m9r6GZ9s1iHfjy74JJXi8EeFmg7UUZqAGweJbRog3HN/mJUoL9L2Qb9F7KF3kB41hfkeoIILURQFZa+BLuUooy+kmDlQAhYc1UFdXepkiJNUdPMICrKgHAxK
        uuTBuI3w7MY3RUgHPm9I9TEzEepM8I1sQSE5qMpSCgWJAZ/ARMEZd5zw4Z/x6B2QOvTg9I0qK09bS/4CZ351rfWMZahGPZcX+Twhl5+GPn5pA5DDQ00Y3op8
        HR+CDkEEyrow7ouu/QrzrULtNlVCEEnHnIJSK0Q0dxK3m9Woe0M2X2sgZz01WeCp9gzW5Awv8GCalQebDfTJCW8cJKkUVIwq81eY0EWP39UaM7O7a9CyccCN
        EeRdblZhCCJXb4Au7mQrWXNar5OusiBmkiZ1EILBmAUcSongjTFQQqBRErvMIFhbygHaij5666IHRuvD+671ig/S66l5GbUfSdCvbSwG5WpzVDAP8kkntSBD
        pYEZHkIP70BfgIyGBl1LVLIEU0shVjVOa3SfiA418ehAhwqhS0y1CDLQmUAwNCTb3Moq4rrVyuoFBr8hQNTxE8lcp8gtxJaORg8kOxvC6YFH7yY071pwwG2W
        zNUfcDeWGpNX9IAbQmebm2KkADhUJz9+UmN2vI0n2yqpluM0lZ2hedGwe+C9gB5o+RTRxsGuqSlVEmI8mctpno9DHt8YkvhSNRwPEN7hCZgPSGFYMQbqyxPs
        2PxtZHvuX2gOKCTbstpSAGx3YL/uRWtCcvSHwxUv2Kfit/jCnx2qkG8wJ/LS5A96cYbFZLe02BwIQ2UxaxcryBQbU2QOgNZqoKNBWWIxHsOZ6y622cjmVyTd
        QCpZByQI0Eu+8OMJHeQLPwL0kk45kHScQWJINHgAeQTEXIJDJ1+saKWAS7VBz09Hqkaq4KWEHzZLTdAVPgxZc+zVxVJzjPAEVQpCxAsBTDHiCRVMEy80Wymk
        sdh01EusUfIvkowkU49/jBRmihkm0KdtzGJtaTHCu9mvCK4g9fAD9854uGvDAL1S3ULSEgPsReHISoA4hnCGCxtVspzTjaonOE8QSZraqM5R2dkSynjo1t4T
        Y9QzFMRiPFmUXpM3dSnhsYRMBzPZWUsBVHZkrgtyTh1Uwyb5kfbWoQwjCz/sB1WwAQpCNzSTauyIJqTbK3VEE+aIi3ZgsITPzTCIuhRML+BCO8A9YFAzsGhr
        Ri3aKgWH04AhmTfpAA2YAfoRpAKd5iLAHvCqhZ1kBv+1gDFkitBAz01r6C1PbFBTWq3GNHJYY/rUlNauMb00r1Q7GEUcUhuqGIOhKA5JbRBw+RXRrpbQJVyw
        QtIzuoDKmsLXxnVSCHEnJIBBjuiCZdEmf6drpeGdHGZomA6UpvyryyOIhox3BjFowoIYmKsxpWyqBDFojONVUxADaHvVj//F4Lt+74g00FxCQjvYLVYBKs6g
        sBtsbnEIzNV+34yOT3PyGuMSmV1QqrHUFOejuwGmGdtCb1yiEjRWwHT6klJvQamAAa7mtFW/xgluqoUTnLCCgA9kfwAYAU5JgU30oqEKEAeGm+oScmOmEQvM
        9d2MbM0Qs8BcfcyCFiAjB+0fnVTLNWBBCzg+qAUXkJdD7HVSCwjMbvLRkzVT6OnY1SsB4ltQpghmEISGb4F69g4l12gIp9kCZMUerjBviOYdaGoJr4ymWlYB
        tl4aOMyHs0AdlITR4UEM5ANx0HV0CaiNQmgJIpzDnEAoRIeHMDm1/weUVEcpqQ+jnwYQYtPuhpUXPLtQPQ5URfVBQydSPARzxxMOmOn1YNH1WYKEHfQytA69
        jFqwkNSDiKoGdH9tYO6vSQ56JvS3AenWQJeB9xg/+JBJw/3+B62p41gX6jjagO0KoOuiH6yGUoASiBGjyOMFBEmExGklUB4grau1xNygyByE9tjk0RfYAB2s
        30Fk6dbhma2O3GHYeS0I5mnE+VqEeygkD3VheHxgEa4HCu4NnEfUO+EQliSz4SGst5vuYCD5VkslyIGwymhhCMhPEPRdIPrk9yVd4/M/XzINjiVT61gytRjS
        XtERoM7ssbtgJGkciDpuakEojaQVxTNkLZwma6kGBSzzAcqRtI6KLXHRh1XEcXql3MRCVyE1B4QqKoJO1BUVkinoudhx2FWFppOR9llMZfB+i80+tiIIir0Y
        DnFZQluHIqm2aww86Gof5W1+JzhU95Z8EoLgYxOoo0AQNsIFgK7uYlsRqnOQN+ANAvTroBGUdaLICssRTtfaVZwz6ij+g24RaHcRBPNVQmf+qzHjQUNEB4ug
        wcHk6IC/gVCyZr2iSaCn/avH/vXEwG4e4GrfF5mZxjQUrRcbbD3cedBM/CCNMyc40sTJoMfJ4APsby2plg0cE5HtgFSP4DsGBoURXYynikESPnnAkzfpD5Ac
        tZRC9GRnASpQxsUO963BDkWbMhmtZVpYY8m2HQ79ojA+K25RSPbAZvDUE57RZm5YZDYSrm0xjC1hL1FDCFn7RkUQl5sQDyAUBFNWAJejBMSLVjywwGKrFyUs
        wAvVNlw3aeBjyHmSA7Mfgs0YbS5YFFi6wqwchupikREh/Wd0QoAlYU/BJK2/i6cUOMhzpiUQwkspacNIWgU7/Wlaf2daAoGxY08xJG0dp1odY4aMLop2dRxp
        u5O0Aey+Pk1bx5mWQAgnr6TtS9IGsnuJpg1wpiUQIDjs6QWSti67N9O0gc60BCLVVdLmv0zSKo6xm9C0dZ1pCQRoIks7hKRVzqyb0bT1nGkJRApypB1O0ioL
        fDBNG+RMSyBSfUfaBJK2AXvTkqat70xLIFIDJW3pKJJWYm9aQVrPFWYToYFwKq2WGmGcHDDGc0EVP5vkT7Z7hCySrZFNCrRJdW1SPZsUZJPqE2pvkyTwKVEk
        NQSMWwJOzNSSCT0gwa4DXO74FVIlRTXBOF8IccRCaBjp5kh021ALNGwKWNJr3UR6sJPzpLFcPIswxCMUxAK6+BYyci7g+q1CzQslcqFAy/JkwYBBioe7IxED
        MqkKqcNJJUSGyOK2kJxUcDbPQoRgaAx0q9+SedNvqXjTJwzOJJMaGJwMkwiXMSYVXIabkEkabDLCBWzmWgBb5wuXWODuXPSneVedIS3Vn+Yr6QxpmXxOaokT
        XPJOMPNBhAqJILANInRLBWZy4NGebCXghoowyQ1QSx3cqGCzDDcQ9dwDbgSU8ZB6gmGnzqSC87aWQKo4qRaNCOxDJRneVJJhoJKMaqIFtbDmowhjJy8KeUKO
        kMtEGOD1mp7bwbmaymgH4ZcKSJsH2r8HmjWUPdNhHCPeVeqjA3M/XY0CMPgcPKirqDfX4GT0EiBYeVYQJogF+T+5WsDtLkq80Esrxm/gyEZfT12WdUQX1Xjk
        qt+v5T3zqNIFeBiKdcg0uBSrbiyaIPF4p6HuAzTUTtXYFp1pQ4Qxqy4FlRkwFAloFWDYIrVkSAbVK3gLYUrIxQNjMGsGwDn5gEwDHBqoCdzsiV5TYIH1YP5T
        dOC5TQeBNYz7BDjYVhT2CMcDEk9SH/D2ZZ3cy0BrpIayn4NK9IPzLOp1AKwnReZjgB06shApLj4G4JseBi3mYOYkr2TsMjEZKizSfHSV80mh+aS45SNA1hAH
        knpfUEtakPuQqUu/xJ0AwGBb4cFgiOQsSy/ajx4mDYj09PDk6D5Pp0MEDh1NKiPApZgw8CHteohPI6nBv4Pw3DgavQa9ceqYYxp0MlptF3u4dq8aVJ0E6GNA
        MOxjdEBH+5jcDhhHpfyaFCyT725Ao3PWRWroCLXS1cxlBqu7CH3C067WpEDj1JV6m2SlqpxVCs0qpXJWiA8erKshW0JvRLMHKdKsJSk9waYOAxvy8IbHNzBs
        oEYIUgxOGQJJC1FbED01EgepOKo6AwQdDs/RUFeEQ3vsD86Jc3wVnOO7o2hAqb0GstNU1xGIcyB+ol2RXG1H8P+kI9DBFFWhWsRzzN8JqEdJAvV0grWkfj4I
        jKIflkrLEhylckoDULrCRaI7NZoCX7uWqlSwUtJkmjS5clKo2fNcZVcsWHpNrlj+LkOH45X2HNNb4si6RHDx56cgbBazFS8p8IJ6SeGZAxFe/6JbLVTZ/9Qh
        DNbDWF09Pq6hz1XV9DmWR+is0ufGyn3uWiLtdWPNvf731VP6PUCJdSWiMxhQiVIZ3xH1p3xFfZ6OLlsFOrZsWfO14DNuuhLBoFwFS4zIAEiCc1x+Xf6T1K25
        fCjaWy0KHhwPMgRrmYgrlJIfTaLqadAp755wKiNZyNWgkUZYeRDhmTWO8siiRd7Xg90H+pK3lgrwGmvpSALufh4L9ZiYRIOtACteT6gjFfWh0EsHR0MaZSfh
        /PdEr7KQWQpKgWSuS1UTQEg8vh6SVQ9QLItNaY1+5bVWKfkJyNb9MYQf3vph/1rwwVybZA2MpgcEWKJfadHfGyb1JbcsAyNOYLz1ce9XAYOZkF6FgzwOdTnU
        PQmp9XkSxMEPnwm/Av6KmZKRgPGXx18BfwncF+G+CPdFuC/Auxu0IPHXEuKNqgVWvqcB1PYJS2W8LpAtMry0Cj0hpI4DiNHT8dZIPxJB8bHa91JtiAMKt750
        7fN90oDvzIP+hwrHoy3PQaSzcdgzuglwpwM5V13CVGgg1IC3S8YU6yRvVawyShWycnWHkHEz4BGxn6TFdcB9YJ2fuAy14xM4df5HhehA+vuP8tYF6U11SGvq
        0Nb4VeomxxYEXO/5VnqCJJJfNYjbi4y5gdO5Qb14t39P+rueRzN9EF9YGcnckYxvijAyzk6GUfLqyGXgYOlVw8nVSK5xYDFJrrFkrsSmkB8p2XiJMDHkweRB
        OBUy9/QQORLyhCB2ZOZaqMsEbdWq63FmeFLFIM8uhNY74kxoKFeNhhmCWaRMr6pYIFSCNwaQxVsNq3ItzEAFzq+AeTkH8vAKNTg4oGTBy6tG8kNmj5a+A6qi
        YVTFSeSQGJm11AWXBumGlq0z6AFLRdWKK9QOvWIr3wMqas3fRJ8UrWKxOpVirCdo8ZIGVqhB70GDYQVpGFANZTYxiieU4aIX7IFhB00gRySXAEVL2JNpCXuC
        ljDowVUtgAdfhU494QCyFgRKAYVFGH2Ucq+V2RQvFksDqT+SaB8IcqMCSlVDrxISoWLveEzpS3dn8DXBm1tUcuLDYsrrVWWwxcQNMkabd8BLBTYgvHEma4uj
        KDCBxUphAT41VYXviX7M2HtI66hAdcXMqlKMBysGrIUCaiiFBgoin1XCnGom6SCRQ7YfBxRMnnCN443nBfditfrqciTVp5u9at7g0gkp9NgbFI9518XadVkm
        NEAQcFkmCTFf5QGHzEiGDIcO3R6zTiEVXcnjg3PJxdZgHtW3Vo9YAk3zkaqOvQSRoWu5DDrZxPwm0BgygJnY3aAGgQgqugzUG+4DhaoyAHHyKwU62M4iy8MF
        C+9orKClzo+LILcSp5+nF9V53jkqYHmKVcjyUPXC6aC2Usl9W3eXs4gR1JOetVgkezvgljRomyDEurv2dn6hcl2/aQECGQKe5wgdBspQoAZORlDcv4jWUkQy
        gWSe7AIkqAJu89TGbbDdpAMsGHfAAxBh8mITKtrR7yHDAiHZWka/F8holqlhA0luStWEZYGbYjV6tOVUNjWcnJCbAjV4XCY3+WoydHBToSLIADflKrJOkfrn
        awiNwDdqsIAIEStEspaRa4GKTBFyLVYRykSuZSpTXfqlmlAsvBHB6BxyVxF0xYJVYBEHdVKZatMorsY/BNokENnxBFt0bKpWXUbrkPQB4KKWA3kNRqqqPmEg
        SViXJhSRCohIjDxQwA33Enxa9TtP9AsbIlqKyKfGs6T3DWqsHPo05lQZaPxtoOWaPeGM3wNc6HrAd5BgOFpzG1kCD0hggHcGkH3bbBAFU0BJoBdLolO+JGsi
        pPbCyFQKkGxTGZADIGRBraCrqbs3JAKvxyYOW67kEUcz1qPPYQUYSzPGZ70j48ES+AyGXT8s4fQ7fHbUUqLf4bPO8V0U8IpOPHTgcIGaIjZZ1p1AMtJUkf4X
        NJZxhkNGXUl87/qFF84ZBlRoUGWAoK/mM94tFahxAMCldhpCMCiBLedBmbzyDPoniC7CjKD47aHgt17Bby9lGnkrM8xHmWE65+TD2NQwB1TI7QC/VcazB9ig
        lPKoXWOoNDX0qmIAg/8B5/ppA5DeiVsElA8gOA/1cICGs7wtyNjRewmZO9XfTiSSBJawv52VJE0GJZbkNzbF+BNP6TQBOCPjFauATm9SCWIOzw4e1U3g5JmD
        mphVJBMO70GnkMP1XqiyL+JacxZc2VSiwHME+3gA4O4IAjij6iYyUMgpwY8RfvzhJxB+6qOBH/w0gZ9g+GmV6fxngKBhHNBXzFkFPI5AF8knPc0C+PkmP/xM
        qoKgglQQU8Saj0FlW3MtYDeRCUuwzgEmDx4IzjLjeRoOdy9nZrPW0JiI4Hp8RGamNS8LnIQJ47qPIzVR2kg2XBC1i3PWxpFVT8rsg3IKKJ+AcsqTFTxjKXGY
        oeZBHKsyuRVMOL8wY9jpVc7YkRiTwk2mQXSW5sxLVPISWV58T3rm4ZYPAGlCgSY0VFcaelfHVLiHADEAtcrh9D6cFVd3OLfkjH31TxuLvnl+9CCjFEQVTehr
        OM9ULP9Ep+Wfmln+eTAe3Wn5J6J+oQew6WjMdlKAzYYHHOAAbw6HtGVBySjGKK+VjKfe5X4QfJS3FjRNxsC6ttpgwMdbK/yTrepMk1EEyxxPa4WQSmhLa+6q
        AEtLMNl/4YxvzanMQkfurj9wWITdhw2haCX8zEVBcQrXkTsdQD0L98TjJVD7hQA1eKIxANRerBU+1AiG8GhqVBS2PlQxkogHy/ieNOmK8JceSJ4QIVyB1fY6
        oXOc9R2AQrLygGQCpJ8qE4z6CsIsaAqzkoKQq1OKVjQOXoU/mbPlWrzPrw27NSButcH81VqhglPmLaxRrblTASacLCcDTLj5JP3aHNqABVmvYbqqNMZUqxqY
        fzWw2tXA6tBBMStcAK7/ZseuulxWrg4aacHzIz9KkZ7coTEozU1qcto+GGzzQZTftMYUBvDBbL3+DHeJMIxwz54BQyUxCCMtwjGyI1l/Ax1Ia3m+bzXHDIRO
        WsuqvsFjLTIdnG+cRxb4prjGb2w1vimosQb5NX5T8cxYQw2g7Xmg1I31BwpfC+sLd35YP7jzx/rAXW0sH+4CsDy4q4P5w10g9g/dLFWzPDV9YuZNAdW8aEJW
        LFNg1Sqa/Ko2VU9WfA6PHkpBGOJPl1uyU6GLLFkocWnlpLp0/eYIQuAizUm16cpJ1klcHl2mjM2z2ilTrq08ZU4HmKpMHTazcGKyWcMCgLhnp6RXvneZ0IIy
        oYWaJnSl6YtEmxXrnKzuDapUfYUGCfRDxyfWYk9w110pB5snFIqU1JBM81EKxpjn5BMwK2a0TLBeBRoGkkyyv+rEXxFYNuXaytlAsY7K0BRwllVOln0cxvym
        4FCa3FQ0kdhXjr4HGvxdc6DQHbkDcBU7cvubQ6YmICdYJ2ebyusnmzQgCPbGiEFIPWLJLgepCKFClKeByOnlTZLNWqRFWuSp4TeWUh/gNKHpZl9CgmnWQo7k
        qwxQzUQETE44JCLc/8+ICOmwMjJoJCVjMqtmRT3wk1Tkt9TDwYzCgSzbROrRfLzME8ZVC8HGlDRoaVpNteG4gwwqDJ0FNsqw4faE/QFMBk+2QSjQm+rRnbfe
        FES3A56m+nQ7oDc1oFsGvakh3TLoTY1IHWJT/tGRMmf8iu7TYk0S3eeZTOifoJqOrHp07fhaMpnpbs/UmLBiAU/+4KuWzlJLjWGKG8iNGUga3JhgAsEN7CAq
        QBmrvtSgmgrQ056G1b6RGtX0AV2My73w0LJujdnWqz7boL/PtgyyrUOptYDUupR37qsr4VoxX92Gmy4B1b8oqOYFonp+TV9k1FD2cImePMC+sNTAHrBSBiAU
        fDK6pIXfMq9ko43/vwSiegKhB/Gdk0TQvkNzPaAKWuNinikTVD9uZWJNuCHWhBs1vSgQa8KNmr6oEGoovBwEx7VhzhLkgPOLchHolwARl2kLjYCieJivZU3l
        jLaakLNMg9mRvDQ1tVZTU2trelGgqam1NX1Roa6ptXCUVK5hLVTDqNlAhlJt4rga5L0QwA4W4uFMvsWx4w+J3SPqsPsMF1kcnaMUbnGDWxjc6AYH69Qyb7Rr
        tVaIySjfYi64kQHDRZ2aTFZI0Cwvh0twsm1MlhhTYUSHZ/93YlczsbGfXKY1QholMzjr7Tz0n8NTI8/WXFl9E5wiOEegB7zg9KhlQGkAedcgGaII0OyMkfDd
        hUZg2Stmgr4Qz/b5jPdD/zYcSOrAXBVOGcBsGGVzAsjmSL6Smp0pOBli9rE3xQ5l6A2VKg97exDgqeEkiGzxzXAcQTKtoIw7+FfgZqHmEKl6Ry5fDcLAZLOn
        5NETLWvVMFHQh60xGSOCofMiSUUq4AF6KVhzT0noQ6uajJEjBVqUrjUHzpEMED+BA1N/VN8jnwmo6+L5HB7XHuRAuwHTkacyLiUY5N3kpycGlOTIvlnShXBx
        5qYJ3UEbZoDURGo6IhOsTUmquyqzHirsJen7o6W8VwSBIdqCjMeKNFok9VFEk/TAorQlzCq1foVaFPJ0ORo4/ymnFuMSZbwtcF4qqUCBnG7pnQG/QERTVV5H
        KSBfrSAPeQN1TbyBuibeQF0Tb6CugQWoBk5ooZmd5NbwlnIJSK9MnpS2mfR4LQPH33BTCv474KaYN+nwxgZWWODWE59gBwvcKgRfIsyEWQP8nhp5SwNe48Bg
        H0yrwLbG8RbizaqRd/RA/xha5ytQd2GCSmVDrFU2zx7Kzlin7KK9lS2yQdlOg2DCxd4aFKJBTOFi7lxEvS6BxMbsBxfeXMvlpb/NBiY1DqcnAPORatlstDsz
        qGJUEdiG+Ej+NjMPyUEsDW47eZZqOKosOl03OG9dfLK4hOMbFQRm3OVCUQfyA32JSsLLRV78PxAkDI4RVSxI2EEMEkZmrdWYafVxixKmckYJ46m+mNoZJYye
        K/ZHrU88RTRDLI4+QHAkXtGJU+FrXjku4HE+ArLAVY1OlajHMeZqwJEpKhKr+4DPDCpJxvzNGjy9lNQQdYwsiuoU1LlVJ+MtaJSq4EzZrcQUVmKKs0SmFIdO
        Ef57/WqMKBYMATm41twVgZBXYYCKPFifPnv2TJuMMmTtOEKG1FZCe6bzgpCLceUgmqfD30BFDPgbAI2zEHHSYoljQsTAIrzHsLpRRYttNrPTRzgETlE5bGdG
        UW1VtQNQJKkSQQ3J6VU8LwGCOWr0i1QCn4NVoNxKtXucavSFnng9e0bvleuT/pRp+V9l8WQ2z1io/3VFLP/bisD/LxrYucs/zgyTx/3zsquKWJQyh//TTHoS
        4sIEK7xDsELzyCCvXHzaFVWKN8y7WAy4vIpH16b6twSeYC7Ob+qA0ETw3iTSmN8OwRl6riQoiSwIddFHKEQvXP4J1QFHJgKoCoEHWi7RoNZTl2mgyC5IYm8I
        swZuOySxF+i9oiNXwSr0V7G44hPgiA4V0FkBIGeCIkkh/TMNHiDuqVwEeHGHnNB0Re2Sf5YB+H2+N/IxvA/zYYITmFJJ1Ifms8HzCE52YHhZmgKBF3IkeuCf
        gbF/ITwxjxJ8jEmrnPRnsETDzRgtESX4lRIMZwniHAniKieIYwliHQliKyeIZQksjgSWygksLIHkSCBVTiCxBEZHAmPlBEaWgHMk4Con4PRFgqjJgdjWtC40
        P5IEfEJiifg9AEATTKJCTAkM6D2Dks16PLrU4sJMkpG+Fah8iLkX8VoCHqiDoJdJmSYIfwY3VLUHzOqhPlUt09U09jT0KSTSVZtI5wg/DaMH6YzVpkMR9y1n
        4XRUJNfPh0sskZ51C1pTqFgn0hC+LEI161SJpw+c82WF60vWuxd5XgBZdqlKUaYGGbjoopzEV1GmdtfREsBhF+g2MCVmEdSvRCY9d1G/IlWgCpC0BSqqLEdD
        PE13KEQ4X8+q8pqNigntQFRUuco1ARXaE4iz/qUotPeEHYeKbDN4eqvG29q4D4ENix7unvEI9Wa659QrgP5nlaDKE3Oc3l1FJu/Xucj7tUzer/mv0n7c91Jv
        RAZgVQSrJjsZ9iGqPqACYG1oHI+JcGOGzxPoRwJuKiKoEyn4CHdUpPoWWnvSJOBZwOUQKrW05jxgilB/qRqJN14RFIn/vytEBRlzuMXsyHWg7rLIXRTywWQo
        OAvlkTmJWmxxRqUa6FHWUbD4bwsWacGkn2suQqxUhPBvixBoEdVmLVTKmv+3WfM060pZ8jTL3wXFX6f+TYH7P8tg/4UMtib7X/PXEtk7V+axNdlmHs1OqmGx
        OWso3fWDajU8xoIJSBX+mgbwNV4TqmFm83CzwToUfYThEi8qE0T9nIGKwYwmzm0wBNfBUOF5AAyGis4uWNlhMMD6hA6Gig0G5xgMrico9njQiZ5PN+RkscAM
        RYfzsGeELaleRiMqRYHBBDxYCC/whHQI1apC2wu4GvWwMQVxHBjh6nGNVOPuEYwuvJCkEMpqoRsc7E0dqxHQHtZgpm6Gip2xyUi4lW5T0YM5wXhVwMh3yFCZ
        NbjiwZ4FzE2gpkA76JARKNW0BhSFVYXBQRGqCbX0A/arNZdB2s88yqEmC4wtrYD2v1eAIKSKaYLwaParwv7yIPUwe7ISPUBixeooqVIkT0CUytUDlfNQJt7C
        6omKs2hUkQulq4COPIUyZTnUzMdW6N2wRqw8hUXHFEaUA/UTwBrRgTX0ZJRVRM0Maf1dFXvgP+NlQb8IVlWHeRUzsEKVIQ4no5lwsSrYSjqMrMhKGQvmUCq4
        uBpXKYNEX3P4ugbTKmdSaoUVm1LVsKo2Xdy4Srrl+p89RHWuJkdkWm1GOIwC7HcGIwHtQa4IIkmvudKrzTPT77ARrEY8J4LxB40GS3gqD4wpDyAIoglqgOC3
        44nXJ7mla7M7rNveaEv7y3cuJ2/H3QYLdbTjQrd7o7tfenUHsCgAZ8GO7CyCkF2BK3Vj8XwAjqc8WALNuWXn3hssGfte+B1dL3gtOvnw5skbphiPsWtr9fC7
        1FnJSYmspIQrUuBKbCUlYBGDK78EqSj6eyOtEBe7xN1BB6VSsssRCwS/8Yaood5PhokSSGHhSMvbGkUhwQhBUlJjKGEfIffvgglrKgUT1roHE/ahwYS9wXwW
        4wl7g6sfleQNOy4feAqkC5SqUNJWjSfsAzF4fNzi6QCDDGGbMDSPj2toHnyjr8aplBcG93aGglZXCjWMKAmO8SrlYyBDWjUncJfnSdWZkVVD/wCaQoxPrCo0
        q8G1gSipwZeA+t/GKNbYsCbgOqWq0ywohr3Hmrm/R69EOqjR/yiSsbqo0GH14fBrBUGFdOyGOmbRmyBUHGjIAi9PGGJvpIjgM4Tgkw7xSQ8zrrotBxWh0xa6
        tEC5mql2cGyljZoHk+fehoi3KHp3btMkrroz3hBxONBLiHyDPqFMPCG6wDTCsSgBl/IsOi+4TYag8AK4aC6y2RTxlKIIDkfiqJbAph749KLqCTzdMNGnDFc5
        uSQZKY910lPU5fB5ulw6W73obFW4HHQzZdyP7ryggt5wDxYF4H0R7v3omVktuPeXDMbjPFnCveECzpl8yQ0pvRZczHRT7IWO7rzpo0QewSuMP32EsBY+5NFI
        H0E5Ho6hPfEKzIIXMjgCXqn2Byn+NkTxUDkJknKtRAeVK8M7+Ah8Kjiom3KtRFSVq4OoQWwTVJSHTxWCqVwr0WnlSj9SOWmucsXUCqlXrs6CsISmgrAy5KWG
        0coVv1k49ZuESTNWlyhXN7rr0moXK8cKHuzlJfQDqQaRwz/uLDXuus1a+OhfdpaWbB3AlAI+/cedhQX9y87CEv5f7SzELEQUL2V9c6xzzsVvb6XlFYdZWSUd
        q6VzCW3pvkgrw6ysuI6VF75RFnqXBZ+WoCzalRZvhVdw8AyVS8i89/P9eUE/dVKu+M0g6/QeS++OKFGu1fQN1V2jeylEm3/cGTiM/7IzcBj/cWdgCf+yM7CE
        /1Vn6E1UjkWP75TTJk8HPUYihkuNfrlKhFgTGgzazdEtCtCrqguOkSnLgzdKSFBlwfFliv60FXieCQMDUSV5ZdWhaSwuaTIgTS1SuoUeX/GEnaJh03iI80lD
        p/EQSACjI6KLZ7iD7SzhzrBOZn+0P8IzndrKbazZqNwON/vCrR9aEhnvQWwcMZjQGhU4YYRTZmMyoe4QtgN+jPDjCz9+aI/EPggk+z8V8FsGxaEBWI2hc0BH
        Gh1ZUFRQOx/wFoQHsCLqd1kkUaByON1icHQEC+hiOIwm3xcttrkEuqpGWOPxd8IajyrCGjRd0Hfk4kjZPuBNSARvQkZywZCfIo2ZIELMBHAV7Qm+WVSErUX5
        tWg9wrFtVzn66Eni+ZzKMpKKPOX6pH81sB95si42gI4HqxI4qs2zcmomGWnAu7p8d7l/Qa9/JAgeuXB0DmaYEGsJPcegdzaMx2R2iEBjwGkVB85lHYL1HWBi
        hY6lRHSLVUj9S3q4CFCpa2l1oVlFnTgHgz89wnEvQa9TwGyiqwr8VASGU7cEo4eBg0eBxhcFP1pqzB0ihAorCDMKftCBr0LWFNhKECWAtzyIPg97KQjkU72L
        PvDtrGcu+uCKtnbgMQuQSgMOt1DuLBRRkbQaZMYqYI411BOiYKMhnj3A7RZWkdQMwplhcDIBe4SwZMb7UBWIYYXxrNB/NXWjRxLASzOvPy8KqhxVLpx2xime
        beBUHJyZYIBOws45uxJHQ7OC7AaRsRFRsoKHqoBYVWkHMniEKTGDTTpffWcIaI1DOwN/hOpywrETaW+o3bxHqtF7JBQCtULjNi08AR8F9asmNx6ZLDi0LzKr
        n0AwbhEmJNnEkHEDKQaeIrvx8XgAhlwndLOalcjSkvcuxNPho/cWOIUJTAanqsjVk5r5I7OKFABCwTqdKt/mUXEETwehsYp3Wx+qWWFhpmmxZheZHCiW5KBN
        q1iVMj+5w5Pdk17/Gi9WHmEYRt5lUgk4qZxTitSA4E8hrQfMC6d3w1FQmxCxl1MMrR/JCzlw5OAsgApWgGKztQOazhZrssGJpSZn6MyRNF8xIrCYqF1WLOxZ
        6XKFlAnlJL+oRHWOmAtC827uOsYu+xZN1cGGyQhOS7XV4x/GRmT4B1e0MyVTVKf4OKWeTTHKupa50vQG342ii5aHiN7xYF7T7Y6Z/2cF6uDHExn3atNimHeW
        1oOSC7azxZ2cB33Ci5Yy/5pKPrC1tPo81txG51qhmS9EJDSzNpvwNWdD73AwUSV0GOdlI/de4FwWmoXRtyTBRrETL0AN0eIOL+BTELpAwC8E2EoVYixbtN6j
        H1TCKeVbcAyIOYk0J5E5lf+7b1h5El+T8dPLklDjq0yzTxD1qwcKInDP6Q+IgoB0EM9aOfBOLELhnhIH7oiFQhpiUgmpKYB3U34JBFhER8UidVVuQz/wijti
        oQjt5IB4YwxCD/R/q1IQpMZBx7jwbNA1bIhgeUDsQ3+MGrY8aBzLgwjLg4ouD2qbWUXHSU39KuJBjdIwspBw1CkjScrZUHqLTVUXIjGHdZB2AzRDcIZtqogt
        MqPpJDp05B3zsCKmCDBKYQhilKvE/c9bKbK2qfCEwdFeFTSVZ8HAnbXiGVaS5hXa9FfJvEc6Ua3qmonD2Ex4diAupucGqsX0zEC9GO0w9/LOkDVktYkPcj4S
        vHR9JKgdH2QWXYMVipWDFapyHYQaRLEcRCzU0IiFGjjO5yC0JzxYn2nxp1eQq09KGjKOdIei3ItiJnrEBDLgoahVSriumrgr6AVWnzzlWi33doYnJTSAwyDG
        vQX9W99lTI35/0PfZc4S/4Hvsr+rnnLE3gZazIEwjwNpCFPEwksPA3PyoUJZA/jx1I9RdOwcn5iFGj4Ce8sUM8aWIQPYH2WSNCUVJdCHTBp7Bj+Br3w5Wi/w
        cuIP7hPh/FbVA0NcPhbq6fW1OElyBf4l6PVakGTMFvUauIYSPl6cBiV0keaC2AQuqmnkEQr0mQkTR7nlp2FEHCAO03LN8EEuVNaZONcMn+dGUtrJgJDl7FmR
        hIYO44VcIJecyxKdEOSgH5auCYTA8n9pvnFy77INCYrgjD81Kmi7xG1XUDg/P2/mLDvZROj1u3loiEBxhGcuCsFTH7rZpM8+KG3lAWG5LhytJ0mqw/SzunAv
        bKCJ4NEEIsZSrkpa9MkQm7xhbhcqgpKElA2zMWmPIEmFmcyiuTjTbzCr59IcRJIOvjCLs4FbnDsLKPBs5SP9FzyvRj06lAlP6mPgrGQ3C3LblNEp5OL7XBBB
        ISHbzFkLZviianewQO7MHIYLtqKsNyWb/EJKLhbsePNQC1oSOnIFM31BJJwNybLNajYpsk1kwlH/jqAhReqITqwgcBPpQDDThKDbPDiRAkEbFsneAWOmD0FN
        Rex2ktuE1lAMVJHHmkFCDAJF7vX6xpgWlCHzVf1AM4wKup8LMr4hgjYjKNAjfj4W6JUg7CQqPHbOIdF9DjnJEEuhQn0tmCygR+aiFMamFBKMGqcU0/TWz2E6
        snlQRRDda0B0rwbRPUZGU1cS3GtAcK+mh029gvQmNQrutSwUr5nBzWoU1xJanwpiWhDbg5tXKrbXgk8mnZ7J65kHrkpqsayZGph3qBWr7gN2HpLaldpqIHum
        qC8mo4qImIznJgqtdarE8ooOgKYPfgf5MkoLoYSpDisrS6T+QDV4p6HEU6xcWgotLcVZmpPOCv+tYkyVTmDqAxC5WNICeTvI83y1ysoef69L4fH3uhTgiteD
        6lLgplAHnjoltZsmhUcVTQqVqyYF4edoHDGNr0iNgh0QrS+cqlRRhtDfH/08zG+j3jdeSkmcLE2Mz5IyMhOzshJHgr2KUb9I6CTFJyQkZmQnjuwoxUujktKS
        shOltPFjRyRmSvEj0ickShYqKLysOxu3JbTDo0cND2inPf3wy+vzx88b8OHWFSNm31/2XvbCoQlLFhzdEVzwduCd6+beNxalRTQ1HWj/Rc/WnRIHflqcsqTd
        dc+uf44+33/i3uSZIw5dX7puU+fhu+WJ6V8dWL1h/mfjPtk4tl5vfm/Ont9WX2z27kuPlq0MPnrQe+WV/DsL7Qt/ODzblpsc96q3bcOWttz3UWeaBxRtvVZ+
        tGx4zM57p183DB61fkXw3MQbm/ov3PV0yx8Nn37QddUL36T4xP3Q9/t5Wy5uWb797OomI77s+dOixvKq3zusan41b+3v35SdOKK/+MvR97OSFjdp8mnn3K0R
        IYZdT/46FD/Ld+LB9Zx11wyj/kd+xGd7r03awHHWvJD/ZHz044ddvdXvttj4fZ8WXV9f1bTT2g3734lK/LV40Netrr93/Y/Bl332cuenLfzise/uRd13bG0x
        MfCXyYUXXtrkMbxfaMqinEGfBlzKCyms83Xba2+9OPYPX69DO35/6UX7z5vfjwj4KSTmw7G/tTkUqem95ptbkTvqHa839hOfbivX9O07YVtg/zUnu81u3WdG
        ySdreh95bvvul7dfSvDsWd7ql8/E2Asm+21Z/WKbF16P69bp8IdzC56WLnl0NWR997UHwweq3/n4t7O7ut2dNfres+bGgE8ffm48v3cPZ10zy6jn8znrZrja
        OOs+uO7nrD/B9RFnvUSuQuzHnPU+3MTt5qyz3yA3Te5y1g/JjZj/0SLOugrupJIdnPUruAtOucFZ98Ldn8KHnPU4uVPFbu66lbNegFvjquNXOOtduG15edZ7
        nHXmbKNenX9XuvQVZ10A97bQda+f56wr4F5lPxA0j7N+Cfd725QU/YeMCLnXxE7omKL/lbMehYcrb6oa73uLs56DBzZU1lvkQZs/JWBzs59Octbpc8hTwWdp
        7SbNnsNZ34OnTYM85Tpj1nHWQvK00rPwj4OHgnYdc0iTZ/nHxj//yizlef+qugXfrEpfpTx39JHuNp///SEl1scsjw8eTuogT2fPcRf130T8pJ1fyJ5X/tp/
        tOqHA7cPsOd+H5mnd4/NTf+LbQQqPvkqI2Tthr2fMJ//qerzfSP86kbupc/t9n0bVL775bOz7tPS8qKH+qZ2/EhfawlVCFje58va2gM5hxaW4vPx2Q2lM722
        1du1vQKDBnTzr3V3ruGruMUTPsK2DTwVEHot7txK2b8Eoz2sPzzsSdOL9eYNqHsNni9+V/jqjsjDZVuO3HwfSlvWufetDWpR3fzb9ZvhtFf9w8dj6+7r+m3x
        5o8uwnFDY27GhfShV3MOtZs2n5T2Vqv8ol/evnOh3gz7sC9J2zZESvoTaZZlhSPahpdzXNhB891m3bv/Kqz6pLPpHfc5xcX6vj7hF6/ovjnHn+9Rcec0tz/5
        cZLn3FU+PzS5EzLh5FxuSvcpKsPVeS9yN25+vcB7ff7JHxd1L1iZOSb/9/Uro46eiOs5Oy/k9Oqe1opx10YlrHijyanRr39dULD4+dT+q2OjvdaMPWx9cH7T
        3WeJ2nOH4/ocLrOEtmsfFh4RGdUhfkTCyMRRFosl1NLO0t4SZgm3RFgiLVGWDqGW0NDQdqHtQ8NCw0MjQiNDo0I7tLO0C23Xrl37dmHtwttFtItsF9WuQ3tL
        +9D27dq3bx/WPrx9RPvI9lHtO4RZwkLD2oW1DwsLCw+LCIsMiwrrEG4JDw1vF94+PCw8PDwiPDI8KrxDhCUiNKJdRPuIsIjwiIiIyIioiA6RlsjQyHaR7SPD
        IsMjIyIjI6MiO0RZokKj2kW1jwqLCo+KiIqMiorq0IFUsQMpvgPJugP5rAMBuVPx9FESlzUmfmT6xAEZ8QlJ2ZO5jPSspOyk9LQ2LreTuKzszPSUxBez4zOz
        yT35jUtPSsvm4tMSxqRn0nuyHGRmjUlPz5ZSk8YmZXPkLzGzL96yEkaNykpUHl6IH5k0PotLSM9MS8xkD1nZSaNGpZEViEtNT4iHkrO4jMz0jMTM7KTELJJh
        ampSVmJCetrILJZL1/TU9ExuRHrmyMRMej+KJKJ3tMosRXxCyujM9PFpI+mzWzdwU+JYU7kJiaRs0g+ts5JGp3HZmfFpWaPSM8eyMgYljcwew6UmpSXSO1qL
        uHhyK2VBZ5IGZpPXo7n4bCmdLZKYvlt81pi4MfFZiRxpTj9nS1g1u5O77DFk9R2TnjoSGp2cmECWXdIR6Smt48ckxo/koHtJDaX2kHdqYnxWthTKhSa2bhdl
        kbLTpdBEcuN8RXJLlEZlxidAq9gTVIzA0scS9qltljQxfXzqSIlzXeS5VhKkzE4amwitgfus+LEZqYnSiETSDYkc67b4tJGSoygLZy17z6j3c33HmANrBXnR
        3JFl7sgkgjxpCYm50q7N0sjxmTjIUlspKyMRuY73jfoAx9goiSXALMLqlJK3/liljEzSkuZZ0khSN+hsazl+SAvtKCVlS2PHk4rhYCQSJmeBUT8oXlKGlnbB
        xDFJCWNYVlhnR2eNTiLZOGoxNh3xgquJ/7GWk9wDsInp40mOwEYlQLVTU6FJ+R8Y9S87siYo4ahFUpbUP74/EmYcHVIPku1YkmuWBPgqjSKdSyDZY+LTpHCL
        lAGzjLBoBMRQx1pOMu/i8jHJMpVMH/pJWJTyyaj4TGxhVmr6RCXD9hYLaaOSUfGHRv1LlTNyLR0SVy2+cnoHOlQql2wQPyLdQx4TR7PRzspOz8hIRPwhBZO3
        fhKZF1JaupSVnjoekhA8tJaRF/5mJ25C8hGTSfcTnCKvakuJqYljE0kpldDXWrDQqI8dSzC1IyIvmWXZUiKhF1JifGbqZLbKwpu0eIripHXxaUlj46EIRmsm
        k44l2finp5H2kRFLjCfDmkD6IS0xlQzoIqO+Tiup+pc28pJ060Qyix2IgtgWilPUgv9I40iyxvFKgjRCMkcQrJiIVYaM6WRrBfvvxUZ9KBmnDFJPzGhUUiZp
        EsksFfqajE42dr4bPbOWku+6VKpjRmp8AsnShXawyewCq1w+mUekQ5eQjGiuWYC+DoqY1UqhEClJBLfYPVaPczQtKU0aYmklhQ4jXUoyMrtPIkf9XWhJwVKj
        3uhYCghxGBtPVgRrMQGHB7MZT6DB7aSW+KpFi11fKOwXKYvU0Z0oWivIt75Z40ekxk9OzHzJQdOtBR8b9S9WN1z4sQu2kBYmTmLoApiURBJiZmBjRgkBzjA6
        jKGkRJKz0WWCEMqeTRpR8AmjFVVnezBpInnbvspbUtWJ8ZkjSQL8l0bKh55Lp9QZV2RrBfnSt/KbRJjXBcsYyaw8r7Ew8iocFq00ySUBXRNGJOLsZDPFwSlA
        40eOJgT1Pvm2nlPZx01HN5azPlxFGPOHT58903LWRcXO+/IvjXrDFVnFoQNiPGcHX4T6Bij+IP94loeSRgV8KGct2UTIRCMXOMc+Pk9e3BMrEhutk9seT4uZ
        /kt5Z4gZtDrgG3lf1C3ba19474B4qcb9u+Rrz04Nu15XC8+xWx7ulyNX9Pv08Bf14XnSn3UPy+YuU0489KwLggGL5oOjctKK7FU+q/3w/ZL5J+TyaT6B/Boz
        PK89N/WkvPWTi0eTateGZ51x2Bn5ldSvhYO1G8L3UcNCfpXHN4mYdP3kNqjPojlZ5fLGvKRTT9ua8X2nfb/JvScemP3OpZYoiHjoc14OvfRg8LS7UZBf8J2+
        F+SNe+QBvpsj4TkqaepFudaFq8LSRZ3gecwy2yVZ3e9BRFevYHiWzn51WX7js4oJUwe2h/zG5JdckU93XaPeujYKnnuVf/m7HOY/cdG0Wye3Q/6jll6VR1xv
        b6l3VcL3MzOvyZeOTao1LwzLq/gi6rp85PfGhjP6YHj/cMof1+WNf0wes6duDLwvSyn4Q87VXO046PO62H6T6YZ8Y5Fwen8frP9g6/Ib8pxjzV81f9IYnh9O
        87wpf77vhW9mvxcN+ZUtHHFTHrRi4qfLexyB+uQPXHNTTnypLGTYtYaQ3vbuyZtyB2tFqxZvxkD6ctP9m3KjLg1upnzfKcaBbdbzW4z6P0T3l+4fu2fuXrh7
        5dwr794498a7d45757l3bpXOdxsc98GrMrhug++OHO7I445c7shXBTndkNcdud2R331yVJk8bpPLffK5T073yVt5clvPlygz3s6A29lHdvZRDMvUzjJVCrWz
        QmNYpeysUkql7azSMaxRdtYopdF21ugY1il21ik7WKfZWadtZ51qZ52qdLqddboyKHY2KDFs0Oxs0GLYoNrZoCqDbmeDriCFnSHFDoY0doY0OxhS2RlSdWZI
        Z2dIt4MhpZ0hZQxDWjtDWgWp7QypYxjS2xnSx7BJYWeTQpk0djZpYtiksrNJpUw6O5t0ndmktLNJqUxaO5u0O9iMt7NJvYPNeDsZ/FKj/pHo/tL9Y/fM3Qt3
        r5x75d0b5954985x7zz3zq3S+W6D4z54VQbXbfDdkcMdedyRyx35qiCnG/K6I7c78rtPjiqTx21yuU8+98npPnkrTW5lxfeHhnLWK3uM+lV8b/V7C84M3xGc
        Edlv6t0THnnGC8YBo1adjBh86/MHVwd/kLcle0HBvKADY+eMzJ6xtc/7/OGk3q32TZkjm4583mfqu9LWgrMBGzzqj+449dDx4fPGj+zv3XvazXMBpubiqOkP
        njV9uq/n0hk/jtjz/eOxu24f+HJ5vzNvP1q45tT8I8dey/3z0X9uPDds68oPzk09ZD3cZdD5ntd/errk6umGdt+D+bXdWJuPviV8UnGMG9PCOVewbSTBTOPa
        znUq5NG9T77c/ksZidWSVhVyuK7urT/nID5cqd21Qr58fmjb35YHIT4Wv1Iht4z5qTDks144/ikZFbJqz9ifx57tDM+B3edUyAd+sgi3RzWA5/0xyypk0adF
        vY8je2D/D/6qQo7seG3W5va9cMV4/2CFPPOMuFV+vw+O5/XzFXJAR6Px3WWYvnjU4wrZnHb257hDXwB+lPG1bslB9msr44bcRnZre8tb8lefX3ia6YX1K17S
        5ZZ8+eb3KvPYcMh//6JXb8mf1yto8t1/mlBinHlLrq+q2yK7dl/Evz/fuiUH3JgYuf09E7y/MmTFLXn/povrhkzD+swt33ZL3pfRMqHuLwOQWM85fkvOH5K/
        ZsnbEUgM4/64JXOGPRf3X+qJ6Ttpbss7t56fF74iEJ4Lnmt0Wz7WduCIA7/g/MiYEnVbfqF8weSf12H/xh16/rZsGri8XcbLtXC+dU+5LX/b6nidutdjkRid
        nXVbHnYr1SPqZRyfh58suy2PP7Lsvo7vicQtb8tt+d3j256FDgnBxeKNo7flkLRnfQ7bQ3H+bLx+W75rqx9/7xyu4Lqnmjvyhh7p67a8a8X5Os50R54T+vKE
        mMX9IH2xLvqOHHph5KPNUld4P3zvy3fkNhM//0EcHIT9tWbcHXn4+Abrv/0U6U3G5+/ckdf+5+ix6CNYn6gza+7Im00be3HHcHxLW+++I//JSU16foL4Erf6
        1zty+usv3HgtDftT1/3RHTlP9cj8bGlvpD+ede7KQ9vNWn4uE9t78l7oXbmbat/YNz3DsT66/nflsjN7YvuMwP6tsCbflWdPGNvtSQCWv6Vo9l353O34vLr3
        rbiCt1xxV57yn4sHcx4hx3HytP2u3PV87X2f9++B9OiLn+/KNyM6/Vj2C5Y36Ys/78rjd7X6MLx1BNL303XuyesW6rzb5SA+Dg4JuyfvGeRzThuC7/evfP6e
        HDqhxYSC612Q3vVMvydz4e+9MmNDGLw/6ffuPflq4Y91Sq19cDy16+/JeV93+Oq17d3heW6zA/fkeU29t4R/h98Hpl++J5+W3i6591EXbM9v6vvyK+nat0vH
        Iv4UT2tyXxanPhy8q6UBy+vR9b68b+Ye/vLi53D9iRpxXz4c82YT33WY38mB0+/LPRvYR29a0o/R8/uMg0P8m+RXel/+svcHupaF2H+xX5y9L199mDa3zU84
        Px5OfXZfDpr2MLpXXez/K+MbPZAbpq3MufF2a+Qgl8gP5N4L1k9sU4zza/C11x/IL9fxyJ55CtfHuKT8B/L1+e0GDD/CIb74Fz6Qp6/dEeE1eADi3x87H8hh
        C/Y0r+WF+Bl159wD+XjbR7/W1eP6M7i56qF8sGBAZluf/jhebzZ9KL/98LPg3w6GYfn1ej6UPyir1/6N3Z3x/akxD+U/JO3IhU16Y/v3vfVQ3m5J/ChpNa5H
        sRc/eyiHxPxyWjMQ8T+w3eGH8vmBBuvm9Theiz6/9VDOnvHNiKxBoThfhvj/KZ+2dG/1dH5f7P/IyD/lueJby0q2tED61u3VP+Wglf0mFnTpj8zEjKl/yg+/
        tnQ8eZK295btTznS1CPyQSymz39vz59yxLnz+bMadcfyE678Ka/tOyO0XTtczyeN8nokH//xg6YhN7H+FUstj+SMux0SP/qczk9x4CO5qd+rF1rewvobl01+
        JJ9Kn7x7yRvPYf+nLHsk/7q6XO1n6YbzL2X3I/n7sPcbddVosH3LrzyS+2VdOdFxA45nsNb7sbyhi+6VUWewf7YUtX8sd7y7cfu0vbWQfmW+8lh+0Gle+4gT
        SI8qJuQ9lmd1Hhh5+zTSO0vxqsfy5I+mWw5IOP4FDQ8+ljtfafhmdgWux4N33X4sb+khdavYgv1TvrTuX/KaP280TDnRFfIbvj72L/lhTMH4A7vmAH233Br9
        l5x/fVifazM6Yn3Hzv9Lbrgkc9Cu/UgvyqXNf8mFvw3anDsT6ctg/dm/5K9m/hJa7ovzqVdr7RM5cPKYn/tEx+L4zWn7RM5qUlL7fK1rsF6UBw5+QujxkW/P
        mPH7wPP5T+SE4p6zvh2N+MZdWvdENgyfFfLBKaxvhenYE/lm7yHCCgPSL8vCv57IL/f4/t7pn3F9COzR7Klcsef+1vsvYH5X2sQ9lWO3WSYIlgY4f56f8lR+
        ZeWr9UZ2pPixceVT+ZOcVgdnN8Hxt/Q6/FSeOO39nNJ3sD8qgh49lX8V5s0ddrUD0tOQps9kqXXbOhvmIr80eELcM7lZbkexZSaWX/wk55n86ojNCT718Pv8
        nWueydM8f59h+L0Dju+uY8/koxv6zJ2fg/jLSS4nGTPIvYrnrGU/GvWfSEsztw0Z+Gy+HPes3ye7JXNJ0wnrtg18slxu9V43/67Xw0tanrbMmv54jay+9cGD
        h2m6kqtPWm0ecm+j3EA+OrvfguiSTwbmei+/96Xc8+Gw4EN7Xo32uSU0C7yxWV7U2atv4uOhJbu16TuWnd8mz3nF1mJ+zuvRaW0/W7L1hF0O8Jowe8KxviXN
        I1WPH/22U37n8Gn/V3r1KUkd8e2VGz/uloOCf/fqVG9UdPKumIbTD+yVO/vwrda/FFciDDnUJ+ebffJ30x9uKu75YnSz2am/r119QJ4Xtukyf79vdNHw91/4
        qeB7ef3F8qPGHFN0xCDp7ImJP8jTXgmr/e7I1Ohf8lv9OX7IYXn7xgfRaevHRI9IOLlw7ydlcuIWrw4920yInnRLv+Le20fkP4Pezl7plRDd4+YgKXLSUXn6
        X2OP/TAxo+TgNW3kxBHH5JOZX3dblZBU4rlxV8TK3sflrV8OjL5wYnxJ7x+eX7zBckKeETs3f+TLI0rOHfYQZ/n/KHONxtUelDml5NavF6x17/8oB/5+/9Kn
        CbklD75M6DP8xE/ykiYhQ+d+PCG6aVDvDv2+OCmvnZ+9Qj82JzowpV/3E++ckid6Ppl74NLk6CeND+6+MfK0/GxzXND1fpklqUNXN3iv4xk5Nu67/8z5bUp0
        xYH+BzYZfpbD+i7IOLQzt+T5Wq26vvjrz/KGW4HdHrWaUjJgW7x69Ge/yOcS25rzQqZEh70akHdt4q9yeJh9Z+eLGdGB/i/pf4k9KzduGfXz+x2SS7xW7sz6
        WCyXF5w48NyBdm+XlFnOfDAtsVy+9FzC688NmVpyuuuQIf7flssDYr+q9Sj7leh1Rx8vHdb0Nzn8Rulvn29/oaRW7o65r878TeZ3c9frj3gnetPTX9fry3+T
        54+aEnw2+JWS5GUHz43rdE7ub45aXr9LanToPMsr8z48J88p/bY4a1lGyXffa2aNuHFOfvdwxfLXhr0TvS3yUP2K7udlwXdfpK8wPbpewPH6HT4+L/ewnwzt
        aplRcvejZVvkW+flim7Nnnv78LTol4dMHqLpfkHeP1muUzYhr+S3Zc1WzF94QR688vacJdbMaNX1r4f8euWCnDr5yx2dV8yKbqR5M+de1EXZ64XT67O3TS/Z
        1jar0ck5F+W4dXtPHrg4viRwaZ05b564KH93eW+fecLw6Hk5w3wN5kvyzive4W9sHlEyp7xxh1FjL8lbt125ln51Qsnizvr3F22+JHvvnRsflf9WSViPSXvX
        cJfl+79+2rTf7kklPvO2zl/Y67JcOGtwndVf9Ix+LXTY9pT5l+XYyPw3bZpZ0Qtsy4ODT1yW13Vs23DG8Dei+71Ve3NZ3StywDfHWox4kFOyd1fqoKRhV+Td
        W/bnpX09KvrhrUHP7i2/IgdNCXhtyZA3Sl4r/XjdlN+uyPFtVetn7JxWEti620uPTb/L2qH+7Zutnh6tUIV89HjEdgoF92WuYE2G5dkJe4c44/Kuy9psR3gG
        gZfdLW658oQ9aeuD1hsTfo2mWgYA37C7qNcJ+4P6uoRpdRrT9GEEHjvhQqOHx+3vVgzoev+v5p0R7k/gxtxry5cet/80fP3g+p91punvEi7K2Cpvccxxu6re
        nthMuT6FnyTw4TeH77l+zO5j2dl8tqCh+ZQQeNzdurOXHLPfeylrwfM3Amn6jwm8PPiWOvqYfWo97yjNN2aaPp/Apd+2nrty1H4yZPPihjnNKHwkgVc0evjC
        h0ftuj3jAizvhtF8ekF9nrw90HrUvuGv4HbPfCwU3orAi4MH/n79iH3Lik0eOf0DaT5GyP94a8OiI/Yl9SOmdMwJYe26K3Pckmv2Lkfsy9766o34Q6GsXQSe
        n/g690eZXVz7avD4n1k9Swjc+MrAHz4qs4d6DpTeXSzT9DYCL9v0QdPYMnte67vLtkRUoN4ENxfyv9ReuHbYvu/KiXZpoW1p+lQCH95vwaNOh+2dCnIWtFze
        msJfInBb42Vhqw7ZvzqY1XdBUBSFRxG4lOmVevcHe4eCzcUzXutI4RKBlw5IMQ39wR405rtt72010XrqIP+AUmn3QfsHkYlLRI8mNH3FHZLPOwPHtDhoj33r
        /K9ZT1rR9McJPLZNUbPx39sLXprUxm5oRdOXEHj+jEanT31nj6sQ92+eEUXTrwT4gj5lnb+zv9oqLaJwagua/h2AL3pZW3jAvqisVZPVvZtReDaBc4HJU8UD
        9lP7dw66amB4OBTg+9ZaEvfbz6/o/33x2x3Y+BJ4qeXHjeX77GHG+Q1yl9WicAvUM/bew9h99sK3+MWpX1tofQIJ3PagbLLtW/s9/3e7PVwRTtNzAIf5std+
        +1qnwPTBrP5kF8ZJHl+2mrTX3qXb5OcTVrZn/UDg5YsGpZzYYx+YuK52vpr1fymB53+fGtJvjz16Unj8Tq8Amn4tgdtCW19bu9seEzds6uaNQTT9BwD/T0xS
        o932xx+tuNhsdEuaPpfAY9dzKybvsuueb/xlu7sxNP0YAi9t7X3qxk77/JELMxJq12H4AOn9Hk9M2GmPmWC112voQeGxUJ+y3Gk/ldpn3D3X5ocvoik8GNLb
        u2xrU2of5l0+9NHa2mxeA7xoxZkudrsh9Wy7zX6svRyBcyFp2uY77NFkc9YqjNXzOtlFx/YNeeCx3d6+fzhX2kti84LA8/0D117bZh/U6OzXk5ay/twD6buO
        CTi41d730WbbzDUsn2KASz26rP/GHp8xqVmv1cEU/vEtwNujTd/cYtdsedxNfSKUwt+B/Eemm2yb7c8CZxX29WP9MwnSp2UW53xt93vlZlKfzJt0fo2E/PUX
        bg78yt543ux3Fm5idCAO4Kt3/Nxmk/2HJblXb5SycYmFfII++sn6pd04Yebi98vYfG8F8PGdhgR+YVc1vvPwzdAYhleQz8ClM/8otm9a32vsXb4Dm19Qz6W+
        vz/aaH9p74gukSLD57sVBH7+7Z62DXb10/v/2feCmcIvgEis+18hJevtG6da35t9hOFPGcAPeM8cus6+5enehTP82XwsBXj7+4Oz19g9Ns6++PN01j/FmH7j
        kLdW2TtsyPgwKySE9SeK3Pb1arzCvvzCfwrOfMTm3TtQn1cmNQ4vtC9d1Wjz7nr1GR5CesP5mLeW2bkOFzs/WsfoRirArzTMXL3E/sHdV4deO96S5jMY4N88
        /+qeD+0n54w1fd2J0edeAF9+7cFP79lX7/trZse6/hQeBfDsVuMOv20ft3D7wvKmbL0IBnizYS0uz7T7F7Z4ttOD5RMI8JPXfG9MtGs7Ht117DktTa8DePE6
        4eHr9mt74xuMKmF4W36TwAe/otZlyDnfhn6/cRSrvw3gc1f0ajJXLp+116/bwDAKHw7wRU3XtftAfho5+/0O0z0oPBjgmwfvGrpUvmLfuMX3Elsvrtwg8JIR
        rx4qlBf/+e67+z7uyPof4Kq+Q8etkoMn7Dn77lxGHzIAnv3VnMJ1suHUnv5tdjE8jAK4ZuQfL2yQf9zWouWw/e0ZXSLw2GVfLXqjWG5V4JHxy8UACt//B8HD
        k7sjEr+QVwzJ9fisj56WWwDwM+JrvTbJm5OPXumxQabwwQSe/9PloLZfy/2jf5z24WQT62eA75oTcWyzrBmdEfPOftZvFddJuf1a7y79Rh4ze+ay0s1sHSkF
        +IZ39ydvk/c1Fe6dDepE088lcO79xIGvb5eTXgo82OEco7eDCTz/1A8ZPna5YavmqY3Ot2P9ifmHh8eXyr97hwX3sERQ+MNrhB7uVjeL3il7JA449eQeW1/2
        E3h+/qn5gbtkfl9cXsOOnSh80TXo/+8n3t8lG+4ON1lCwmk+Ywi8NMXv/Indcp9UjzfaPq7F8I3ApadPf/x6j/zC5LR7182M7ukIfHiDZ4MX75XV3yUtVDdg
        7T15lcAnfZI29Vv5mGaNZW5DRgeKCbx8gPab6H3yajVnWDeK8T/5BG57PnFn4/3yzIYJS84YGrJ+IHDps2tzL+6XY31brx86lfVbMIFzh35YePiAfN5/j7Ht
        7M6M3kL+b0X/seA7Ocn0clzXzGBWn99J/rWKxr3yvXz2vU9nen/F6Ezx77Burg+WDsrfThl60bsNW2fnEriUV7vOlYNy7Q89itaXM/hgAi+/f3rZqR/kay/v
        S/q2jYKHBJ6/+bUVOYfk5yImN77xmoHCjZB//1p9eh6WX8s5e+u5z1n/X7lC6vNLcn3PMjlw2dtj3v2B0Z/SK8C3DI8aVyYHhLzXv90ERp8XEXhxzPTHJ8vk
        8Ecvztl/hfVPBoFnRNwcbT0i3/u03wytF6OrcQReurTT2A+PyP6fHun44CjjP4MJPPbwZZ9nR+SdFfLzQz5h6XUEHtf/OeNLR+XbE2+WTmnA+rn8MuGHf86t
        2HFUvquK6/3oY7bulBL48GO/3fI/Jm+JNh2bco718yICj3s5OGD6MTkkw7bgwjhG3yYReMYHXzU6eUxeGflJy9xWjG4PJnDpvry87XH5pfZTfbpp2LhEEXj+
        h94L5xyXX789tMeWnWx8jQRu23ot8v5x+Zsmod8P3sn4w4pLZFxygroOOCG/4PFe6Utv1mP0H+A7zny39oT88PoDz6X7HtB1rZjACyreKhN+lBPlsxPe29Gw
        s7uuxP2q+hMfPTDqfSpkN+jnBJrudJtWWZ8Ctha8oMDqQ9NQ+YJaIit22YobLLASV9KC9ELloqjhpqex9qFR33112+jyn+zfySOe1L017M9TckzI+f6X0/fL
        JwrPL12+9bLcdXbncf+5tFNuMSJ3XsDrN+RBY2csv/9+sXsL7pO8tmloCEITa4aZXRuzaxN2bcquzdi1OXAn0Sou2OW5Obtv4QJ7hxTZkj2HAEdA/lozeBsX
        eFvgQhk81AXejvy1Z/AwF3g4+Ytg8EgXOHRzBwbv6ALvRP6iGbyzCxxOi2QGj3WBg4lqFwbv6gIH+7TuDN7DBd4TVm0Gf84F3pv89WHwvi7wfuSvP4MPcIHH
        kb/nGfwFF/iLwLUy+EAX+MvkbxCDD3aBv0L+XmXwIS7woeRvGIO/5gJ/HVZzBo93gY8A2z0GH+kCTwQXAAw+2gU+hvwlMXiyCzwFuCAGH+sCTyN/6Qye4QIf
        R/4yGTzLBZ5N/sYz+AQX+ESgNgw+2QU+hfzlMHiuC3wq+ZvG4Hku8HzyB7YEKwl8hgt8JvlTbBLeYNfZnHXTM6PeOOPI+IOqCT6DWg4Pad74fMmd/wft5+V4
        m0kEAA==
        """#
}
