// swift-format-ignore-file
// Written by scripts/build-interactive from Sources/Interactive. Do not edit.

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
          constructor(instance, numbers) {
            this.#core = instance.exports;
            this.#core._initialize?.();
            const place = this.#core.malloc(numbers.byteLength);
            new Float64Array(this.#core.memory.buffer, place, numbers.length).set(numbers);
            const fault = this.#core.page_load(place, numbers.length);
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
            globalThis.interactive = new Page(data, new Core(instance, new Float64Array(bytes(data.numbers).buffer)));
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
        H4sIAAAAAAACA+y9DXQdx3Um2F3d/V6/1+8BDRAgQYISq1uUTIogCf4BBCVLaET8kagf2qYc23ES6jfKo2yTEK3IIUQ8WZTMSZQYtjUZJtEcQ7QcSWvRgWc8
        J8oce414NXvoHI0XyfjMMok2g8zKCZ3VJnCsOJyIkPZ+91b36wc8UvLP7tndMyBfd3V1df3cunXr3lu3bll3PPAR27Is+y+KHz+gxsetAzb/7PED3jj+rANO
        dqVIN40bo6tqRNHdou/G7DH6bmwMaQr8Pd6osXGKV+NjFiU+epTeucfw5hgKohdHj9KVgkellDG6HT1qUUZHj+JOhdGXpfH0D7lI+bhQmeMH/PQdhQuUnCvg
        HTsmMc74sWP4aAz5oLSjdOUXFIMWjMm9PJ4rg6qPfCzJDwGPA9aB4nhawuXjl/zLYMDfpPXz+HMGy5glUKa7RRFFKYmLOnYMdS6McxsIBnTHJ3IdP4Z8jo0L
        EJHFMUDiGD2grXRzx49Jm4/xY4lBKeCkfiAQu3jAHSWiE8bG+Ir87XHOaJzz4/4qHD06Rv/RTUe5yzmnapar5ByM55/8NEhf+aZlaBqH0E8SJT02Pi7AGOPi
        imPyB2yiCACf6sk5KUEQiqVbgM/wscn5KN8b1UCe0o+S+RgyF1hIWCCOkDoqUEAZ7eOoR74tpXFTI6lJhg3oGYEfijE9ndVnHHUzsBZ0E3Q8mqKghfCY4P1R
        GU9HTZ3G6LmQQQFIO34gGn+7P4NPKKUxXuxx50vO845SjmdZnm/ZfbZXKtie46y3bVvZVqHdKm9QvfbGcrm9f9PKou9cZlu2pVaGBZ8+obDndxe67Qr9bbYv
        L9leYYu1dZtXcAuFDqvDXmWVCn7BGrA6LDW4vcNbVRoq7XCrlmu511z77kC7VsUqUFE2xUS27XUXqOxqwfPov+0T+VGuq3zLc62iUgV1naVU6IZKdRY7i9cr
        a8nw0mWOkywZCdrbf+aGnfYu5dpLgiWWtTu+It5z4017raU333LrbdbqfVdeWXzPe9+3v72nEli2IrJ2e9f7O6lU26qWu352eaFoq/IHrmprQ0WKRfuDqtpl
        uW5bp1JtH2pr+7kP/zzV0fOoyeXyL/xicPkBVXzXmmBN1HPHu+60enqttVabfdfVynaLyioU7w4Kbsm6R937S6pgrS5dvcLB32UrVNFXyl5bUvepX15RWLYs
        pExrVvWKg8q9vxh+RH20S1kfO7T0sOMou+xetXzd8tF1lqUDlzKmznjgiFu0D9m/Tv88h/qm4NNwTOr1MCg+bgeFj9zzkY+NfkJZ7r2j99xjnXJKh+74pXt+
        8f6P3XG3VSxzePSeB+45Yl0mD0c+9vG77rMul1T3fez+u624YlLdf88dD9xjXRmYxzse+NhHrXdJwgfu+9ivWGsk4V0fG/3oPaMPWJsLH7nj/vs/dpf1tFOa
        oa5M7ODX7I7OEeqReVutm3A+44y9Zh/6Dfs37aftr9v/o/2kQvjb6i/Vq+q76ln1v6v/qt5UTzlPOf/aeSr7N2v/F/uBJ527v6S+pLZtG6BL02/7toEdi2Mv
        9htcGPW8+h/Uc+ptPrv2S+rdFfvW8ne/FT7v9Nv2+BVWEh6M7dWWthNrQFXoVqklobbCLzjaXqMqEd6ENUpgBd+1bWdcW2uUHyk1nEy9Ea5RVmLtqVoIm+fY
        Tmxt9w4o+tAddhrJbq1aFRVYQWKFNDSSF+kLKtFKvvpGqG0EkMc4BQJE0SeRrYbVsFZISo83ucPIUdvhKSeg2Lfoz9pbtSnoHEmz1CqfJSVzx7W9s6qoQZ91
        IkdTc2taaRv/QqWd8HOOKc3TdtBO1bOC91hUKoHjViqMklLusVPT1l56sLRTu/Fw1XakKhSx1rEGHYvq4NciesQNELMPRnbFDkyOv19R5XF1TIBdAbA1DXtl
        oO+uxvdv2Ye5cc84K4Lk/JfDyEPr1TiyfjB2TsfVkfDRfTuRhj72tGTyHipEV0f0o/saLxCV5YeoQDtJ++EgdijCSQDI5Ml/DikY1hInLMQeBe0j6H0KDSif
        yBjaUdAepYgCqqU+GJfytUT10ysBdkUgtSwuqmXuai2qlUrCB09HbdzLTW2gVlsv6LaR/sePj9TNX5hrYgmtD9+nS2uUS+CmW6tG20lXLYiK6LSbCE0IBfG7
        qTcqU/eVd1YdHejiesvaAZKU2NRSXcStqMvov3IFXaeOcTcMS+YU36ZsIJZ1WtunR/Tjxwmn0d9oJV8bL2y84ObzNXsRRFVqQdug00O36qBDPUEFtx+OMZJ0
        CTAvaysqUi2L1JpAl5srWcatjLoejIoV26s4jGSJHfmJFVHdCtrfYbl0w/iiDDWGr7veqiT2LgKESwNYO7urCv3MQ9vjgWkFkWUAXMGnFbQ7efHLPKop6z26
        QsQhLuIRRCCmcmqxowt7HqAOZ1ylaDdWVAzVm8JU4IOxrZ1baQAWqJWU9sZewMU87OkNaJADxe1dkcM52Pwd8ngwLtxM2RQ4fQIUcGsgNhjwxw7HMogVZ8Hj
        pSDf+vxG3dQb2wbP7RTPC+gixvMC6AThOchB5FH2dHOpk52dIFlagWK42jNwdwFwesTNQ2UPRoqRQytDo+jljdR3GBNeLVa3cdgDsImO4EdYl35JaaghFHKp
        JE9KUqYkk8Ll1yjwYORJSY18lFTQfkcVtEBj0VAidAxKK4hNx0R2kHUvNTuZ+nIYftHRPmVNaD+s/RSe9sFb0J3argFMVAmpgvZ3VRnURFCT6S+HtUYbaqZ4
        QspGrpZmHPJNJ9Vi9N4DIM2g1VTHIuOrQUVdARo46VzztdxcQ2HzHNPUrC2eayyea77Waq6xkpfSuWaaJgYOfC2ba6bNXEP1fqnVPMMzy0vpzDKdzizc7age
        GmajO0BOIyvtHKqXgYcNeID82Jga8p3Ds48p36LBJdMspoxlMocIyWHoM5UNli6O/5wTBB+x07nEWW0ZajW+yx1PaCgr7pDYBQl0Exe/m2jMKMwEGAoOjWlM
        c5jwHcCcG0OlDCigM5MQR6pmy2z2O0/a7tXja8a6jvKUNn3lwTiktwzip1byWFQCQZlrXuIx6BzBMCzSMFTZMFSm55nsYGbmWTmgrCZX1qLVdH9qJWAXJnO9
        tWglFTZ3ncyXLrrjXJ/Q5gX/jmpF/ULlu2jEa33zlRLxx11F17Lq1oy2gKPrVBj33WDJ3/CdVXsFpZ7rw/Bxk2m6F6iweulgrFZbDLRzfbVYqjnj1sIqUysA
        mngkqwoIObfw7PrV1zEQwshJlM6nL0tKOxd5XdTXKnJDq8htrSI3ppEq6a/l3lyfxa+3tkc+wLE1agMmrFH9A2qOYjCJ7Nph/RGCzg5rGve2AfU67jR5nMd9
        23yX3jgf2/OBO4vnPnreIM8z9JxMFWrEUdHYJ16hBESwD8ZlAte518NEc0/7I99+6quf+YsfvPH312O2o/G/wwq1P/KfJfafKNanwf3Sm43BTWHzHLfR4G7j
        wd3GgztNlg5u+vK13JcUNs+LvnxtwZdJ/a1w5C/nvvPHp/6XP//8NBi4ZO7NcL4i6DB3/dW3DL3x5f/1o8PzgSP5Cqk496YhI2cpQFmsc6whSnCGnvC55Vj8
        wUvpBwTks1aNaoMUqy+UCfHKydZa02OdxmaR5ughfm6jGL8WHmWOYNriOCKeA+oQxumAuh+c2g7rPu3kYXiAYuv1T9YfHlAfoOBbvxEOqP0UKA2offLBHvqA
        mgkEfd2qUSH9tWSN5I7Xz9nyftKmV9N2jVm9ulejt8/bnEwRE5HHMML9Ywb7ZaAPGBZsvbUGSLFGrSaUZ4zTA2oaZKg8oF7yBN3OeInXYnQ05dR4PWzGSXNB
        yYs+Jp4TxRq9QldTYWudenHQmWKMnyymY9SM1HKb65IcSv14hhA0ZAQt674hh3GZoJ4QQaapims6h2mUeOHX+L7DOoe7gfFZhP/FbxKQv4MQpZ5Bu/q+Ht93
        nZpF8L4RfeI69apXcYNk5h0W5prCVFrYHztS1Mhfn/3iD35YGXQuWgpNUxkts+7emT3MXX/XzlFM7WezEVmWIWiqUs4l1X1Pf0Eehj89/IUhGq4XqahnKmq3
        gAqjHkOldAmoOMF8ZQkV9EJFSDIKjfbPV9ro/teFXNzt9DlgOPsOYVgwVbNaVO0f31HVmCd6KkdVKGyeCXY0PJiqlJmqPLWQqkyn9OFFCrg09ydTb4YjTF6e
        A8WQ2ljJJD1UmQtJA89Q4OuooBQo1EMlv+/UqFTKba1lDfIofB50xgKdmXSQD1gHHwUj0IZ8UNMSyiP2Iy6SgNZGIiWofxPIknM0ustptrq4wwKQdElABIrD
        IGoTwGpFxG3SmQ+sP/OCxGkaus6lhu51rYZui8nOajXZWa0mOwDhBI/854o1oaLZCHfaFMY3vZst1nSf3qC36Y1ZFrskAyZOdZ9nLsoo3C3Nc2eLBNTzTKCS
        MeKuRgfUyYJ5N4d3JwoQ9bKPkhOFWjpjNP4wAdAnreLP8+hGrkK//LSKaQX3ZNP2OqeHAEe3kABEN59A0ijYMjXbNiT13TDk1PFMI+NEoXX3NMEypac7IQGi
        Z8+50X5u54xLQ46o6KwbRPfJFBAGIC8AiroxpnH1HEpyeOw8y6z3ZAFV4hEkEc8gYs4Gu8Q5xLlJZJIQupCfVYaJZSXWeMjMRWdocrJwNbyzAwXLME9cEBv2
        YUKj+36iA8RefyD2Cb8dMCw074EK7Ee69dYHd1gfRGij/aFr7A9JLgdknjzHJZzLSqDc7qfph7M/FMtMi5zuR8RJm175YL21RXB6KN4/32tx8IQd345wOfyX
        jnxwkuZQfTvwBIH9FHhICp60eWJ1kudsFE1XU3QhDDRNgwYYLMXnugO9gE4w3QKZGZn20F2oVRdC16mQbrcz2jHPzuhfLzG7nh942qWcz/ZRzu46Z6aPUIAi
        3Om+6PZKEEAl8FofdRjdz/Wx1BWrW6sFQhqSZYsiu5QxwohJpw60iJuvrSNCs+HrI2+lf9ajafif3rI+wNqx8l5w4ZScpD0LrDjVtZx+u+2i30IkTmY21JL2
        5PRvGLoJWIZlbsW5DdKK2Q2mFTMbCG2ZfSdsrdLk8tGPf+ROKHKtv5HRR1Bc6US337CcwmNl18J3kpxGqplseObjiahSgWJkclH5ZVP+i6b8qbT8yXz5gCak
        BYj5kCTCStT9TrviUpl0veNMuiHrXyKnZT9aTl0LswOOEIYQTizIuhpF7zjrZVnWC6sbYeL1KeZLpVp0JYuTndBrOSDxlo52EUOjFpVsGZJm/yit4kp05suv
        BozsoC97CP+7oCpbWNRVP2EjuUQqKVl5kVb85FkDUknvLSwD1zcu7Ke2dw6rSxXTJgqm134gEu+7LokZ8Y/fMmpA2L6whToGmoimnHiw6DKaIy7T8W4Xt8vQ
        hZfdVC3RVxP9tWiNEeovh5S6WXTZItITKEj4ml3Fs2KzSJ9/lTEfpeTs1TUSqflF5FB+s0qUBA5/oJIJheYWcnnlmZ+MVykYXqXx0XVRf8qh5CPXt4rclPEy
        YCP69Xq9KXu7J3sHNqJf2Ij1wkZsasplc6ust7SK3Noob3uNylqv+8PH6bXeOuRQCXrLkLOGbpuHHM2iYuyEn8LXJ23IkOdZkAX3tLi1DeA4QYt2X/T1pku/
        3rzodfICCRF9ECIiMCgvqhRum7PPdi3AUWIUv6pEfzKloFgFrVeGV5pQhKuF8JRDAoouJMySUqZGsFeaZJEMFicWwYI5QIoh5shKtl4ILBbh6/WHBtRWCm6v
        UTTJ/xhhvqTMQfFt6xWI0mA13TxUQ/iR0DAoeU5hVqWcApBbbxxyTmq6Eys5QfdkkqR+RnlTOj3MrKvlhkabGjdYHq/l4TEZ1SRR8ohtvpjta/qiMZSm4pq8
        ztLqtjWKBOFXVknQiolfPrtKK4gwqxIXdVlVy7KqQjXcNGjTtZo2x+PRVcI61hIzWjugucaIdQ7G/mpLMosr9KGhWRVtY00jmeIhHDQP4UJjCOuAFwdBe+Ji
        5DkLFJDU+QEWQHwU3i75RRUUTr8qVWDGTRW1AJ4HbqtnJysRKSUvusVBCpIiZqCe3fS2CP0yNO9V3bOr6qAcsFF9l2TBSGSt6mov8VwHKbHuu6dKmFeECOjR
        JXnlt0KqlY68JI6CZO7sY79bwEgi0ZJQc7lOa5EpF6Imjatevt6qQx/d5lm2cl0nyLQJUR8haqZfpSc7ffLpqUEGuckLc8lpJe6ouk3qjeE7qg6GQF+W251V
        Ox9hWXdkTXSSaQfatQYwmYENiRtH66knJuyDsYcFMIKuSeOgU7L6eVndCJ9QNxqlk3UXXQnFBK9K8QO/mX7L4QcVSG9TqzlgBzssn0afgk7dEeLiUeEYe856
        y4c2HkuZHm4W1iFpwgtOa4/XC79hmnaeF8p290Z9yRP/Ku23jdRvP/zmV75UBJiq4NOr1N4JXiiURWlZa5A+x3JKlRt/w+WU47UBeGEiNJQRc7lpZlg2rYB2
        rNaVVG+hKYYasJJuwYDqoVsVOvzKyHf/+hFq+tAgta2ii2hbgekLPYmKJaSQkVkC3S5J2pE7gEESKUGhIAwJ+D9eriBYYaWvwuuJuFlxO8ZJdQ9hdYXT4HOl
        q7fRrNTONgAkVYTESNCIcQlMND5l9FBSGgVFLEMkxcRPSmFfVAz4VawEYApPlbg9sR+8jfKn+17AssVHaLNPNy6PyKQKE7S6QTUUN6VabiYIbQ6htgPS8Y5a
        ZBPRb7RpiCi3D6Kgwk/axHVRX34O4/dzTgtJpwpJByKMLKFlZVVRVvutxFhLWXGPlNZ+G3FJ8lL3QFyroqSqFD7/84SN+/kLxbXzQXy46fvnf1ZZWArI6vaI
        DcHpUnVrl7qVgxzEoCFKO5+4Oh8zUu71sexlpfmrjQLn5sj+VpHr00hf98936fWygqHpsa+xwJG1om5X/MA8SG2SulFWhOOV4jsCvkcZwHSmgJsfOYTVZgy+
        LWywQDtfSeXUhiIUY9ThjEGaqT8MtfJyyO6ZacwL/4UdUVKvCcO9xRjeSCloDQXVhH0/lnmlnIwmZuu5ZhpEw76jIgf3GUVI74N7B0eEwBR4kayx4HXeNnmg
        O2B6sppuCqSmgzmVkO77mWMpGI5lCVJZdCswOtJcnvEvCnYglYhvUO+tAsUrIbsnu+lO303QPZnopp5lwl0IHwUnMX0F4DlRZO7KA89wbj0xC4Zp6CEC7pg5
        28uYhiIW+qHkCn/NXig3NL1LBYf5CtYdn2rq0/nKXR/7+EeP4OG7Znrdn5v67k0V+fXjG5J7do7qvvDzju67c7RqG8KSn6gabICZ+vEtypz9o7vNE/5mk7t2
        Vsu674KKCxCgSixAsaUHK9kKYFy8ZBbcUPhZJ16SNebXbWkKTQvrnHM2jTXCqFftaDnus3akJSeAK58XdRx+e3ujdk7g05PaExF1bSzPsGQPKk6/m3rZfIAz
        aJcM1B69MYPKnaPR1bLEjBycBd8VGt8tAf4xNvXQjbjhLrpVBhRwqh9rCB16OXCoQ2vwdavYKIWnnl3Vbn11FeO1qZel+Utb9u+C2PUtY0Vk2SmMY0QiQ7SC
        qrsCxlJN6TZfBJe2tIzd2jJ2II31kkkFXiCldYRi6ym4CcHb9WYKbkHw/XorBQcQ/NkF3GyBZymeGdh8qJqoW2iwVRMClEM395aqSzdvV5XISFK4pVqgW3F3
        tSgUo/FPF+YtpaMP8D2MPsj34ehDfO+Pfo7vB6IP831f9PN8r9vRL3DgUPSLfJ+0owMcmLCjOzgwbUd3cmDKju7iwIwd3c0Bwst7ODBnR/dKfir6JRLbvgjj
        r18iwj9BzLq+lwJ1BO6hwJxNgbux6I3AnVjtRuAuCkwjcIACUwjcQYFJBH4B+SDwi8gHgQ9T4BDdf57uB+j+Ibrvo/vP0R0WXR+gez/dP8gzUQBiR1NQAGLn
        WnT/2fnIavDAO6xTqNz7GwvU6X1+N1TSNBQO77CeVpxBr8VPk7z2ms0NyswNKnzCjkSE9IkCMJtYwFMlrpq5oYq5IWikBLeH5f8CzacyNzBOJV9QTDHdIBWX
        iS4QdPu0B/04iLuHpRNgnGLrI1yW46Jx4fFZwcXHJLGKOTI35pthV5bCAtNvPV8ulfmyB6MUdnFxLw1miGZ66Y1oBH+vWQV26RxWBMLyLKVsRDMdbeY8VS2+
        AgSCs1qnr7hEVuuyrKjINJctnIsjNdO9kk/1RjB3l+QelmOoLNVXpPls5Xxc5r9y2Q9gYGb9WzD9W0heIY61PQnDT9tRIZDBGxixAE+VeKnp56XCAyz6QniB
        ApXpHSFBNCMM84ECqqYkgx5DvQLWTCuYNwgq3bJOJCSU4HYxEkqTYb8+8jG9Fcu9ZuKjyfDgL3/0bn54ddFkaFn3Nla1u4bv2jlKBCibKb9x904qLn08RK+J
        EvVdcGAlRVM9tD2FG3vjFWw1VYDR2sLpuyUJXd8ydlPL2M0/PYLdFDvYMnZ7y9ihlrE7WsZe0zL22pax724Ze13L2OtbxraGb9IydqRl7M+0jL2hZezOlrG7
        Wsbubhm7p2XsjS1jb2oZu7dl7M0tY29pGXtry9jbWsbuaxn7npax720Z+74GuzBNVKTxbsLO3mChDcQcgWkwDx6LIhdLOwWmAgGasH+WUtQvkZam8g9wgGb7
        D4L9tC6e9hAxDLgfIIbBS4YPXjThPuIkcB8mTsKD+dLFEvYTh4G7Jg7Du2iqkNgO3C3iOvwc5fUN5fXDz9iRz6KOkbpADv1FFDdopJSZFfrdCfd+yJvEWqgJ
        SOXEWqg6AsRaqDmYuBBroWYRINZCzSBAvIWaRoCYCzWFAHEXahKBDyAfBD6IfBB4P/IhloA4C8oHgf3IB4HbkQ8C7yXK/j6h7FN43kfP75FncBP6Vnq+TZ4n
        8HwzPd8iz3U830TPe+V5DmsDe+j5RnmexfMuet4tzzN4voGed8rzNJ5H6PlnTPl4HqbnxJSP5+vo+XpTPp6vped3m/LxvIOer5HnQ/S4nR6H5PEAPQ7Q46A8
        7sOKBT1ulUcobDfR42Z57DemjuvTOU/pFTussKKCoMHqZCxOg+dhVidYyNdUU+bXMVMj7HBbzYp+y9nHbzn7+C1nH7/l7OO3nH38lrOP33L28VvOPn7L2cdv
        Ofv4LWefBbHXXmQe/rHmn0puhFZS9X74WTuqsFrMjFCwtWxnHpgRGmCE+o2UkBtFY1Y8ggGaQ8H6AhQ81IyBB5oxcF8zBg43Y2B/MwbqZgwMsZGoUswhkcLG
        CGaXHWGXAzTJv5VZG8doEgkBb+M9Lk5DN9oCLCSfV5rUnCmEHIGQ0wpCLT9KgeVkulGtIqh/WBfZmuf1mefNGWa0MMi4vTGI3lbSyEZf0BA1Kj6M8y48GUZO
        q9w1ltIKkUqWy46dBQN8jToOzVVWAkXUVQDdHvJXFxNqCqe1I9r7qC8vI12McPCnZifPpchLDyvGeui+P7eUR4+pqr2noWr3jHLdmJWV1jrn1kf36dI6Z249
        ZUrP59dHvwx9WX1DpHIKs+egMPvlQWeyW9YCT+J+36CzQIHmtlCguVCgndhQiypGgRaYVbcZ62BcaFKgFWhSzunPFiy3EQi2E1gK65x+qIh5fr6deqiFJm1/
        C03a7e9Ik2apsYXbBy6pSYPNRJMqrY1VaVWo0qq8HujLvj3eIFPdZXQ9jnAFxZ1VKFApZkCtVMPJBd57k9i7YkUJj/++PD2oi7dVeX24zjExBjX99vZCzktW
        1sLP2ZDkVkaOKKqjarYlp7iLlUkobRfLX8yB+LDhKkADupK3rMQdGNpLdBVyZB80r4t0w0tYbddcFqE3BrijO3IDnLV1JEHPWVQPsykqW8ARSSvtZ6MrC5oi
        +9LIvKxXLeQW+O7aaQRvozqHnPhArquNcZcRKjeLUKnFkqstaBYTi81iog8xMV6SuFhycTQvxbTWqD+5QKPe0VKj3tFIqTtEa+LV9BLiHlo2utQU2d8qcn2r
        yE2tIje3itzSKnJrq8iBVpGDzVNyGr29VeRQq8hM+mzNMf/LBRxzR8oxLzFQXSJQzVIKVMExz1nMMQ/RNLmjMQEP0uP2xgScU11gAs6pLjBYUj1ojufrb0zA
        G4HeWPjA5IuyfzwMDBrqzx8zh0LT1Jeni1j3ZssTJwW5UdLvrDotPwgalLRRm0D0jjSnBE3mIfSYzilBOqfwXkzYE/GiXUVWO7HYwovFXcIDYLnXkfVfXvCu
        sM0+qjpj0XSUbvAzNmhZRWkaOq5pXsV0pCnLEua8VVRzBGZXUZXpzVlMUonN08xa58QGmc4mNsh0dnIDTWdmGnv76Uu1mL6oOvJ9MtUP/MqbsgBp2BzAAZWl
        DzfVJF26QliC0Sh/lLNpST9BS7kwKt1KnijA5kelNj9PQEk1UYDVD+UVcD0o642go5xrowiuvyndCY/Dssha3BBYQ5XWErgGeQfwTFk+moA5UjJdzuWFVQ8T
        oXjzcfgYIVM4pNdga1d5gY73bTspsQI2j0NJag1miDWEF3TpwWUlbwji7UG4rMGlj7el8SY1XLbjci0uw7jcgMseXG7GZR8u+3H5AC4fxuUALnfjch8u9+Ny
        CJcjuDyEyxgb/du4HrfD33X02p3chZNRLWwPeM+r2COF7Qz6t2tloC/HCuRqujlYrrzcGFhdvsDAijpl849giv1ObB95y2el3eO91ilJTS2YrDDEBnAro6iQ
        /XlDdcFQVKzFsS21JOT9/jDzpq4W5T5bTKYdj6Ea6CulIilGu8l0J9JNlmrJExLVmatLZyZXdCYv/TBMsPt9SdQZ8ItGrToX16rFJ1K/TmwdsJngv2uHReik
        rxqwwHx016Q2aT2osQPWM7YuRxhCbMu7m41gZ9bWwi7gMQV3gGOBZS9v8pxSB2MrswcFJSVe1WZrAmzsht1oXM6s3GCllUuS6ogTlYuuRl7r6FLr6OLinHMW
        p/nIVIHetN0Lu4CTuqolf/XS1/9tMfnu9LSd1L/Nm3ktNisKy0CBSUUIbYmB4H4O1CFh0JtnFE8kTXWqpCU1RwdZrSB8+lyGrNW03eoOtzBc2N9C5mvjuS6Z
        ZltGX7fd6GLjf5V4WZFTM4btTmBGU/lmN4vDplWQcEXWxaJzYgdwmxDexHO3swfcMFjrwg5rhCkbhf0dVgKeDOG2HRaYgNQkJN7PS3JKl3dYfVjHGAB1goZu
        NZQEA4YnwLY4TVl2yj5ZMCxt2FCnzNKdwhxH1f1WtuNFgaivYWqfdVqu/049PeSwGo7mqTPqIluHzmIT9znkdI1tNopQv5FAKD06a5senbGlR1+3ud5lMUIt
        G+JUXkCcgPspcYIbgp/IcL4cXFKID1phAslz7GuEBjD2nmBkJn+rDI2hEUs1lEckmltdi+2wi0JnNG/FbiSdfRdedVPoO5fX6MX3GPgQipD6OnTAanQAZfru
        zLAW5V5Rk/rHdrojyV1vzfURmtH9+32ET27y2euQpRpNNpgdu3BukbxCVKqDnUrwhlZCgJFHaCrXg+I9Zba3xvuaTBVNe2KrUWdqM3xHyMgUKmVzH1qMR3bS
        jua319ZYRNGwd8ta6/RgE7WdXIk3V9bM5j1+owcdLaH+QYcECVhpW3Qx3mns5Ho8X9+U255BGiS2wVe6pjhrS53i8gDUvpz0OTVIPwlPUXjKhF+k8IsmPE3h
        aRM+Q+EzQKgZxZmrWro5Wt7P0vtZJT4SzmHDqwl/j8LfoyEIJzisjMlhgBMupdG9LE/Ql7L6JTn5eoiFahcb4aZKdO8cUC/gvmxAPYd714B6BvduahG2BLxY
        Qr+/eAU65Cum37Gbbg79fb7Mc4oGUvyD6a35ilo0KNVrVUpn7bD+FvcLVXw1cznYq//TZMkYEQ46J0MKGy82n8Vu84lQvqznXjw06Mxhop8MgaGRIChrCl5C
        6jM8M09fh/2gfQaF+O1EB9wcUF50x1bT86E8v477kx346qV3E5eXvGyZz56j6dJ4DanzPD5Fufrzli2Yl9Xod1DVcx3iamEW2R9H9N8/Rp030QmgtKBUJy/y
        wp3qlA6a6ZQOerlTOuhMp3TQS53SQdO4E8WxJ6+DLQZad7YTSJTvqAmQgZNdGJiX7KInlgmgfw33p5bB/n5h57y4fEHnTC2XbyaXN3XOBKKnly/snFcRfW45
        ttQ3dcvUCumGyRXSLSfN85O4f3UFFuqzDjnTm3XIZG9NX6wrTvRKV9R7m7piqvciXfHiRV64M715EE/0CisHChz6QpnCHtnLAwK/mmA/WWJusMiC20+8vc5J
        BeKsjJVGAF3JEqfZ3bhSdjeuXDBrUc7X1WA8r8M16qmVRAzCtc7EShIEQx2CT+8FtpXoiSS+mZKJra+E+Q49JTOdIM1hMoUmixMEo52EFzRiaHTEfM3KqA23
        HppjHZF4oSXDVlH2SYNIK9qwQHdI71bHRP7tw4n3IJuNs8sBdka1HbShPs2SsQ2c6E9WUXR/LVxOhM5hLwZ74AEFRFwNJ8uSC59LNx/avFE2XEEsz4awN5n8
        6+89AimyfobYPIpV2Mn/9WcRrnBZZywM+Xxhw8nSNJflurCeOqKAif8GauwGgfmzcRs79PJJ+vPEIcuD19g3cch/cId1I0JwJWFjW/gNdKP+GU46k6eezPZI
        Ul3KZm+wbAhGjdy0Rt6CGl3RqBE8GQnbfAOxyVmNilyjkvberkbFXI0m//Q/PqqSGB4UWtco6Uq+1lRnG8vDhXAlyte4rIaTGpJP43IK39BL/v20BZi/JLm2
        aQyWzx87zG100jb6C9qoG2300UZf2tjWaKPLbaTs3q6Nbr6NM4/9bjHRWRvh44oqyS0IcemSFvQ0taA7eaWp3Xm4FLgd6iKYuuISmMpNSbNR0l5FUP4LBtc3
        sUhCn6e1Y34TC1c2xIYyv3S4dv/b9DNZmxTXuY9wvZK89ptpnRFbYMhTSFZrWtR16Y9RV8EZGVHvoGwqeaN9E9wcrbduhFSy3tojTkyGaVxxB9wA1VcIDtzS
        8LXnH9HlUXTvkVGItLYow0DEfHg4wvYPpdmNA+9FZ5neZUmeBXhcQly6cOnBZSUuGpfV4QmIlPDi5MDHFN3hyoKoXAi6zu6UiJ0RMm5on0rmfjc0UQhmZF7b
        hkraIdpKQmsy8cUsJQVzKcOSeJwLk+krxUfkn1VUYbx4VLhIK3a5X8QvnGc8SrHpIcNAVBNF9jsJvjCEMzwejCSn1YxXAHvRnn0728/PORzCpn3iHh+KWNdx
        BOw779n3+Frga5GvTuq4cIf1ENBjQB0RzvMTO6xPILTR/tVr7F+VEur2IP2o/BO8cf+EnfMZANtIKX3CjmFazs7oBigecS/irZP5DThpE39lHAc8Z8clhBUc
        B/AnL+LTEs1xzyHgg4myDUtNFZhGBc5wBc7YTQCYobcz4JBneQnG5rsjIkVdtDFobyZSOBAp1AKR4jxlch5FPMacOl3zYkWd+Iu64eknwPahmJOckq6ZcPF5
        jqFrPudUZuA9bSxqNgkYdRd7++quJD7hEn9jwhMUnjDhkxQ+acKTFJ404eco/JyLzF3O3F0gYEzT+2lXuvaMu4N+Ev4Whb8FgvtZETCwoTUVMDjBH1OCP4Yd
        KYVfhitDJZIZIczLBnlnCKdneGR+B7trKOFZImeMViQJnnWlV79jSvwzyvDPXEGtP3evoZ/QrZe54i+j4gqsqvEoh/y95MLDh+lnnCh+x0uKrD0W0YlaNmug
        cI7C50x4jsJzJnyewucBnRMeI67XhDd1jzrVM7Cm8AQcVJ7klHQ1nQpJdNITVEV4yovLaXjai4M0POMJatNFxNdZL66kL+e8uJqG64W4jcM0YiA00/3JAoHt
        txwZh08WBG4TuLfBjhqBKmQA1LUCe2xPxgcVSoEADB0CZfB7nowhqjMaU+DGFGrEqgsFOcMxdM0DYrpASFKQ7pjl7qCrUR4YaM9QkpmC9ORsYQf9DLQpfs44
        nDxPtOy8CV+g8IWCkeTrRTSjaJ4m8DRRlLwmiyQaFOWbZ4oYCc8Ugc1FxuZiLbnSVHyWY+iar/jZ4iD95Ou5IsjPXFpKHfCp+2mZeJpInybxNJk+TeFpyhDh
        aR+Ueto34rtP4nuabsYXf29UF5/r4tcaWgq0Zc7fQT/J53UfVP51k895yue8CddLhHUl+eJEaQf9DAZS/IQJn6TwyZKMTkM+c4Q8+Ipjsx62MUbOLxojmHRY
        SQ69p9x9c6+Y+xGeK0JPiLeJPMnVf0p0H9ItfH2Ory/wdYqvXzUUPvxXjqFjtlHf8Foa0w2hGkwhhD7AHS1XmxKbwS3VJgpT3HV4p6Se5Do9w9fn+PoCX6f4
        +lW+vsjXr/F1mq8v8fUMX19mFhKhs/z8Cl9n+foqX8/x9TW+zvH1db6e5+sFvtLQo+txvp7g6xMFGbgybMOTTiCYa6A3lwamU2C/7rNjyglb4dwDbKRlb6Zx
        4SbeX2Td7I5lu1rhf9Xawy5iXTZWgEfUglEGYycq5lJ4kdFQalqy4mLJXlT2HUrckC5il6QFdqsCdfi3ZV1j5O/+9t997j+//MoQ0TRxXnkLk6D97D5IcOCQ
        qfJDuIxx+7mLj/P1hC3TvWALt98WhCEECP7Ud4Lx8pg6SiLkpCM7xKzGhnKMEC+sRn7essWDbzzei6uj1LS0x5iWsgmSn+0uN/uZfGy0MaZfpZsZgP3w91pi
        D8BmR7uzWnw8OeF1cKmsvWzNIu9/IrEjszVVF9EL44nl6ba8mX2bLr4It3G6DUYybXcwcjrJlF1LLkue+O2UHc5Y1JAl4hmb6uOIZXAPB6awNYzefMeuFALd
        1rxL3eg1zr9lfahqc/mZgY3KqsMGNg4xmGXddkGJJ2fTvtQdRRrRvjAiXBjRsTCic2HEkoURXQsjuhdGLF0YsSxdn1AmKlsyyUdVFkdV05wc3nsn0cdykapF
        ZH9NkqeLw65eOuTsgz5tvkt3y8ZW+F/qpMcl8thPjyE9dqS7YEnypMf2dBesi/UPl268SduF/0oqY02NuN9U2c5uLHL7Yl3eGLbD+lsM2woHv4dgwMFzCC4b
        cmZVxctMYYH6gi6hwRZLkGU1r1t4EHU13Xp43cLTy5s0QE5u12djUfWSw4o3H7GjjsV7ZmDpFN6YbZZxxJeyI5tlimaBsogFSjeXFFX0ecvgXLYrqr+W/B+i
        jiyldo9sguXIIpIli0jSKLWgUR58o2EjfPAtx3FBM48a/wSu+Iun0vux5OgvdDYhUFBm8YZoW8QuvvdFvJTjDkclvvdHZSYu+bFOFPIPeKz7GOv+HYerbD/i
        im4ITpFdODDJ9DasyuxJoDHsgYDtQgiF6iaE21zjJwDKv9dOhlg/c5PlQrIt0H7rZnbsBS4iXCleyF3AmGsdxshidY2kbIvVPS7vAnBhKeBCE+Ph1ieGg3DE
        BQItLa3bpqmHTFMPEMXwSOKD43vMD/CDYokflJLxg1IWR30MfN5WfSn65DfTJ7+JPmn/gooU4VZm5+Mazw4q+APHUeOudOWMw12ZuKYzJ9ldgJf1YdXKu51o
        c9hVKdYUVC33xTFJixHKr7JBGI6zDipLeF1UkKROU2SxVaTfKrKURrrEc3cR4DIKUaDHojyi4Dr732hRsmpVslqcwSO2rPUsygAuzgtDDtJ80jZwjYGTxhAB
        o0eCyIAwYVoZTJhSUVlcs6kISEDvXlJNiFA2iBDkEIHBjVEYfMm2fnQlDC5rcOnDpR+Xrbhsx+VaXJjLuwGXPbjczD4NDT8CixYLFi0WLFosWLRYsGiBg0Jm
        Uwzv2mBUYFgU/o4TPOnYzrhxns87OV04z3fAKPDme6fJeb4L5/kOO8934DzfkcMmtCN7Qk08zopIXvhhyMZB9yfhaNK+4KAI8dwNr92guqkDfWw+5cMA0gM0
        IIZSDjHmkb3wBdh8ggZUNY/ZXArycfnu5g7QMKsFjQwpEfJxJN/abaM7JRL7+pysMLodhCINrvYRhK99eydjc2bu5JhErqRIC0VxklotTN2iimbMK+Nnn+3B
        PbCa+xacIjJp33+xY0SgDXoYWjXjIX7SKHSaDxH5vG2Z/ERToNXeKlu8ZJnH7m3s6FPxKQ8UeZCVgU6NgyptFI4pOWlGUJpIUiwGgb0wdYsaIjWq+B9t2x43
        3ucJC6qWKGBlEpU9C4obZOzeUowsNh3nENlB6kJejJVB8YtynANjE7U1xce8J/kiw5+d8Isz+Tw+IgtGGuqcDscSepPGFChGvPL44pNfq3Y+JwGnJxBFwnKf
        BQIxCVg8wwYd/zP75rpKksyxPYE1cmEes8egQ0M1OW8h2fc5WbdlltSNOZI47b+SoJXk3hwk2XCce7iXZYfkrVV7e4PPQuj972Lt/6vE2v/iqcK4c0zOxWH3
        UWBq7PDnGk6jKnIGir3RLot9lwuSIdp9e71VigunsRS03vJh+69lDciVo3T89Agdl89ikavDMrF/RKtReAI7Mhq+J2JPWOnnYGLMGTr8uOBdIWk/zEypGLE3
        zwmg6mLhD/JB5B+VRS2Lp+OSqQ21drjGlnJ8psi1RGBKt3K0Prja4tMnVueWrOv94b28LGYtWoOeheDBPIMc35OCBbAqNGAiR15oAIpGQInaFpf3GWpJ8HiB
        movzga4/8SyTlPRNQEmniYUrnHgWu3TSeNfkR1k1cqGHLJ/mc4akEI8tJd/HewJEtrAWlGXhjCHpnPDDcA7XOC4oOyrIOa2t7KggSw4J4mvjBTRXckgQX7MX
        AbFhnvZh9+PpElZHMNPyaUFSZBA7G22cfcOL066pNw3da2xfFKuurByCGJPQkqz6+Og1dpk3xK5mlQiDfwX3BV/9FVbwVdv2CDToEB8OykpSAHCYHZQV2WtZ
        7AG9BKrgPgqJPixoC/69yLiWPgoCBrw9wCCyN4rdK4TIe4lGV82ZWOZjx6yDljmEddASQuJFzZbdbZB32o03cSLbNwffXKXaxtuOmdV8HLNVSV3m0aRt7eaJ
        mFC+v3FkDhuJVuglezLjQ4FwyIjFw9r418m87FBCn42a3ThINKRCD/aB98NvEta6aAa6T9tfj1eMbD3xbPJWO5wPvNXOxRLjsSIVMIqPxiEP73AkeDxaMlJ/
        KFqePPpQ1JbYUTsM4laMWO9jkfP07IuPOAPE3RZwMtXUK9P2gBhj5/ICsjY++NM//LeF7IPvvfLbTvaBwW730SjktmTfrIefepuwO9wnnvTCEeu9VV4bKdaS
        H4gbbjbalSjiLv/um/Y1DEKaCv/OJHBgnJvVy0Ybqx7WUSmTNQJwAv3UHH8JPrJQGyA+18OyHp80RtJe5I5cG3Uk10JFRZ0W6o4TI+2PcnV0OXEPEk/fMeK+
        n1gDuj2M3SJVHPETlUWuj5nPt2L/II0a+PxK3UOKEu1GXUqsm0eZpfGJ8FH+5dPUUTSUysn1e3uTk7+enWHks2Vp7N9UVaJlK3EF4nIythvbqlzsc8h2MjBN
        PRCrG+E25WBWCLV8bXogklF+jNTHqL8X4EJc7Y2WM9ijdnoVPJ7Rovr48WgJff9m8WDcxh7r3yzeWIUiIwEpT9wgKifiWDUZfyByRsaj7kCO5li0ra2bqMpj
        I//uk39SOjay4lNxyIU89EHGQ67K7VTp8FmcEHETAad8EK5J+Xwm9BWh8uAtrGb4q//0rRX3Jz0PGjvuxD2SnDwOb2lrHT8O0SlrHSteFnXBY5uT/JZzMPnD
        T9wI17H8RAn/KFn5kT+KC8nd92tViyEWE1Ui7HEfOK3VC4+NoIRjIz2oIyr2K+8jcTcceVPqCGUxFXmmLkVaURcK9Knc8FlQqZ1iTY66deiuEXssXrbv9FgU
        Sm3sI0Bfa2/VYByVCgszR9qAFnSGH6e8vLXOgRhKmi5NEWNx14iijHTXfuAeIU7X+0+PxR0j4+8BSE6P2A9HkJTgTwve7VS1qDvSGH/EorgFnpA6qGKS4FYe
        aqb3qE9HrCDqpO7q5O7KQNEpoEB3daagAEHvfLZGo5A5ARGT+N+xnH9NnP2i29DSNj6nLdGEowQFvQdCy01crm7ugfiyx0fGH4tW6iV6+VjUq4lG+WNRD+Gm
        zfQmBV2oewhahLhRN2u/GGwaYFuGN/xIWH16LHxQO6z7eQRnVz18I3UovduOSz+BeeVYvFSH+9FNsL3bwwaej4zfWPUIEWnUqdMRdgBMW+xEgQAwPEaEE874
        Qt35uF46Yp+gyPHHTmC00PvHo26igFStJZQPzoj0jE+JkN5eFv4KxaNqlAo79TI8QGM65c1S7voexgWqOWW1HNmpYyNWoxWxU6WJs5Py7NBLx+IewomowzRA
        0lET7BUt2tCTtmGEB28HWtHT1ApK8Thjg2kBFSRNoGrmmhAw5NPe6EVvYNev1dQVvQu6gr1mUMQ+XD6gV3LvFPGwB5+vdYapqk394Gdt6Mja0ElIjDYsA8YT
        qX6cKk8t6JAWLMP7x6PllVJgWlDM+qATDci0wYBrvhd6Fw7AXgzATsIPkHPk/14Mup3i23z81qqSbR318T1EZHhgdbA6iGOUGZ4dKAe2mnX7JsbEXOucrHVh
        rnWhaZ2H/glN68JG60K0Tkq2oXtIu4dbF1ASRqTl1L8oGZdlQZ4gs9O7JULqz8wUP4TdjrBKIsLVrZc/TI3v3k8DcNnDBLHu959+OO6g9yAC7Y/GXftB3N7T
        CyAs08u5Y4lawqYpfDaxdmPffqiXjEmV7ccRdOokoTyUaX/v7JUPaGbr0t3H90WY+MvHOAqu6ao0aZawvy8pH8Jm96RUS8ofxZYP3NxbcL9NVD3wEZd4UEbQ
        bTeRpWBnVWY9Eux5A6XZJhzwRmaVTHzb+ijNLnNfGb+/BjaXSN1xoqY//BPr2EjXiZG3CCJz1Mpw5CmeJK8/pjvGRqgLQqT6G0pUPjHy6frX6nOPTGMCHflh
        qrjlhD4SjkzNTj/y6ONPnOwfG7S8pKSr1MFJaY+uguYR/VGJR1BKquydEz6SIYBXb67yiU4fJagQT7HzMHy4UOuJ+TdedKnZXHvFtdeO1F9R/Zcuqn9no/5L
        uf6dSLWo/p35+i/l+ncuqL/4r6FBFn4CaLUGCxtrHU0UmsWBbt0VfgJN0SsRH8ad+zWn6Il7U5RZup/oVM97ekUuLepetj28aGv+b+yNql5Kk3YnUa4eGugr
        ozDpJt6S+b1uxmuD3PmJZqRMVGGpDClQhW6OMMS6m/lSGnhdhMBEKtAymo3AehFpRhyV02kAQUULN1uxvaRA46RjZCVVcWT1CWoO5UAP3fwQNiTC4/urZXx1
        EJslcSxKgflgmHMqkns6KA8aXeHYwyA/NOIe1tVegk26ntCerSfUfdAupM8iaNy+v1rSaOO1J549yIOF3iNMowfnNBIigqeER7a9ozgYA3JQylPoMh9WG5dv
        zrE0ywEdvYxbntKhFGhERBCdzYB20MyZQJUBF9HMlxdpyif5Gir0mFjeWB1sOO3U7cR0Duw6jKP2koGbCbGIjyaubmzPqPBgRltbYEb6ZmI8NmDrVI0X2HQx
        /FUWGiJ2742DQavGlUmJRWeoSon1rsUl4chBjcCJZxFg0A/GPgQAyVeyjLCXLS1JcZw5cZPZLHWrOE5ZVEzjANYNO8ThbZCmc1Hl72ZyULI+WccGC707jAwE
        9yEUQxyU84DGSnzyKrV9HMqF5G+K7DaQisDBfG85h+ndR5P+UQhdRjn/6W/T7OguSmMfSZ4jgWSjbZHElGCiYW8saYJDJEMFuUSs7TQuYUjUocvBRElXoB0k
        8Wj3Gl4owU501JqyDKhX1gsgGFYghC77POTTTlP5xhPDdyiOgJAVHHfkirgM3dccG7Kyl2maV29K3U7DyT1OeDX6eV2pkQQli4R0PcbMb6+2wptJrmZbWGgj
        fq+ofDkpu26LTYOT/Aer1iAgg9wNwwdzMdDe5h+3U4JuPkeBT1KAXN4vimEcALzqwQgy/ozNx3bwKnoMsdGct81LF0j28bj0gC4dPB2XRRcn6o/ySHk/niIb
        eEs3uN0Y+cPXXv3Dz33q208Nsb2mmq9s3759aKh/aNPQ5qEtQ1uHtonLULzo375p++btW7Zv3b5t+8D2QXEhSi8GNw9uGdw6uG1wYHBwcPvgkLgUpRcDWwe2
        DQwMDA5sHxga7B/cJC5G6cW2gW2D27ZvGxroH9g0sHlgC7scpfit26nA/m2btm3etmXb1m3b2AUp4vu3btq6eeuWrVu3bts6sHWQXZJS/JbNW7Zs2bpl25aB
        LYNbtm8ZYqMBit+8dfO2zQObBzdvp0b0b9kk+yPnK5sGNg1u2k5N69+8afPmzVvYjIDi+7dTg/s3bdq0edOWTVs3bePVQsT392/q39y/pX9r/7b+gf5Bs7+N
        hBAclgzL9JjI2MirVj3G9djDzxJaG7zXwcjfFN9Pg5yVSay5SewI+z0Z/gGl3w8BilVelGFNl5+V0UVIzgoaE89qDij93ZurlmXW73FENns6UNheuprPB8BK
        NHgVKsIjnq1sDmF3sOaHnNxjlCUUn1QPT06ST+zww7HaaIfp6tuqj4+KIT1bNdm8+KQ2Qe+RbD98+nFdPo6zMcVzCtNbj098jl2oFuzTI9sbGoADWWhynIBU
        f+STx09MTE7Xxx/d13vcayQL4mCkn6a9+pvOYcquzHwcgfZZwtng2SCys9MHRBmIlbIQOrgB5QtNYP2eLLmwHtExx2paom+zxODBgR+/1Vbwn6qqNF7EuvZs
        r+ycsWUTUc6qHItxndgR0Ww+nkuxwOT1fCuT10tZkTs5K3L1U7MiL4gVebHJilzMEcU0sagLbO5bECvy4k9iRe5kVuTKWJE7OStyx5RorMhLOStyNsd1xIrc
        MVbk5dSKvPTjWZE7xopcNVuRKzHRMRuc22tsSv7frcgzK3Jotn4iK3LHWJFnmxPYitz5/4sVeSVnRV7NWZG35azI2aI8yFmRt+esyEs5K/Jyw4rcMVbkSqzI
        lbEid4wVeTm1Ii+lVuTtqRV5kFqRt6VW5NXUirzy/1krcvcnsiL3fipW5M5PyYpc/cRW5Bch3um2cpmA4JQJG5xmezGpnVznlsedo4UxPtvaYn/Rzt4qWI42
        zFzhKqaHbFir5kmQhN+I9vmKkfPG0/v8rZmn9vH0Pv8XdhyKc3Ydisv2Ue1e7Oym949SqbNfwgnj2r0H6hSXK6CTuS/hYF85scGwq1JR+2Cb49gWNltGBezK
        kgXb0morOc5+5uKi2Ebg4JuU2XWwkOnxmQ8R2H2ocnhBkKmGGGvYiYvP+AxQ9qpiPoQ9N/ExnGsVDN0RhHzYjegyLJbthM21vNvYD5wPh7h+wlIM3Jmz20pd
        2FVl4x7CArYtQGocWWVRdrGHRCgiNdokGWXOxjk8HgT+AK6mkDHkEW6lWK1KA4NcjVmKobz38hYBQorvE1GgSfwf6Lbe6heDUIJs4iaegXACHS+BVd0IOS+p
        nwYI4XuKQrLFm937DB9cLTIVQyoDPOw2/f+HIV+6GORLgHwJeZV+upAv/XiQ9xnyVLTPsN8F93DYh8lQJlFQdiQu6AVian3eXSnTG7N/sAjyqjRBvRDyvlIo
        GZ4w4VurKkgmXwiZ+ugYlJ+6hZ45hMWzuRdC3nafnKNY9+txz3XUlNco3MMb0C2xB65yVRIn8bTXK3qH4YPhxiY08MXgk/EAFvZVmEFLxe29VbWoLVX4w6yv
        YL9DyZ8/Ly+539nDwBTxyEPG4IrdUMz9Xph5Ekmmumpco5NpxIRTy6WA+Jp6ySApdynwQNJkOUwEtdiTvAtpLJ4n/Vr4A1uKoExexybGQrhUjBMoLvxHQ8u7
        paLhD3FARDLxZZApyAycc363KOXyTzjnZRwVbNSKCqKSm1pVL3BDc+1ab9ULEaoFosLmJXERYgbVInc4xjca59fb660JIqu7emN1CvYr4VtIqOmBmhHb65wz
        aoWm24yC7f8656xaQYJd6pTnxml4Ukqe+GwY2ckADWQega7ufNok2DN8L71/+XN4vxoDHTj01OfC5OXPhmku06PD98alXkqxMfmmpSlU0KWdMOIoptbRFfhH
        lDPE+AgjGkXAqiKIOlMIGF/jNDL6yOcBJR4PS/jUN8ceaZu/IdDIfpMekVm6sEUCR7GytepK6TgAG51ar6RnU2K27Yg8gWmBUPC1z4SRqWDkJ71RiXC4kgG2
        4bVIaXcyVjk/Rvf05h7nrr+bH++E3uVOUQLyWeG8qZ7NfFZ2VCxxHOjzij3W6Xk2EzeCRZAIn3fwsDkf3Uoie1b4vOysvb6015X2WtLeCkm51KEeDzKXGW5q
        0xjEYe7LAnZFJy9/BkfvQGZ+OPKgR0iWUdttancdbn0Z6JS0xJI05fAW5mlvlFiIqyQHwLS+giqSQAVxBVtQYiBDTWCmiZjP2fOT/qhoKHYBe3ggj4F8Jvog
        JWKiin08RVmvLrAtSuZ9lEjlYwq0tMB6N9BmJr3t4PJRDhwu0rAkMjR5Okx5qfBx9uTl72ZaJFaYLUjpYrcgUbtRucFFL5/x1SembITz0ihslhBCu4doeVoo
        8TTvmP1pn78M55xdZh9/NrUSTl59wVA/qufMC5xlBDc40y+AqMTqDip/1pD03ewVV7cnU0SkC0kfXDZ8ij1Q9oFDgsUHYxUjE6MZLiEuXbj0sCdbXDQu2DQf
        oAIyC1AprAxCNYhDw3QxjYlhyAEgaWx6cHBmL4Kb+E4LWZtWSKazvjiEA3OypwP0NJE9QT1uUMWHcrLAeKB4ZocpVNFMcJ6B+K2Nic27laFPNSu2mtiCxX5w
        cARpPjPqviwzGP+FyI0r9n07ak+E90D/ptWPDTQoxjSBmvt9tt4HYNgECy6wLKkC2sbaNMv0JkiSzG8k0zkxxLBeRTMQJLy4gJsdF0dHR3diIOweBZ6Pant0
        tCoTAq92MCnjybBOHfZ9q/lU0kVe0+a+EYV5185J/ctmDLS5tuW4Klj0xfURXPxnmPuNLPOQnU43n7yEaBxlGc7/A/A6QtMjexIGgGPQHDJtZV4FL+NO3XmK
        U8RL9JJTk7GTkkznbp2Fx+/CmGD2jtUFBQNO4ESE1XMbikKaHBLnyCgNjt+G55C7eJOEYv4lZxQGDz89uV0s+R0t7+kVp7ba+To2X2nnDqh4vh4v36eX55Mx
        BVfwvfgFkrSdU3oJQkTgT01+/hRWvi9WwHurfGyUo5tqhHHifJ5PlMI5CtSAew1xgl8kdkc3aTNZjaqm0zLC1aYsmwqswF1sQvNbSnpnuln3CBYEO5OsPJtB
        cvAS1kdmPEVy5vmwpackKzn7vNQimX4+zNAqefF5EKEmV32E1eH5xjHeGfdGeEUpHDsIr2iuxETHgkqcEHbJMbnDZwWxNDTw6FkrKgHVFLRxf0ezobVha0CK
        UEE2W1dcm+S5BZmgIUzOZpAb49zTTMHSYuF4JMzzmCT8elzFBjtmJ9NBE5NJ3/gLmEyr0cTZqvjjQ5oshzkFJlMyz3GZNjhMzp9yyHOYHAcO04b6pyLVbHCY
        aDEaQknD1USPQ+yrpP6XeVgx1w3ZKxtxyfQXDfFKZiQ0P2fHHXinaNjSjS3S7uq9dydQnL2nOPf24mgpGcw0aDtw49R2IzW9zqdnL6rpdgc2Feg0Bqhl5gmG
        kxkh9HzwnyuCHTO1JampSmZP81znPB0tkZLd5JxEdT0dLcUOQ36aJAhEy3RXct48uk9HXcINVZKzHBd1N2iik8jqlEO8MImYzrBIZeCoz/4Aho4hzviNsFfR
        b9ikaLhk5u169IYdFgVsChmBLQrY9nFJ7tTtIqsd+GxbvYzXXvVSWWvtwkjvzvt0t3OMI4NR6e57QCpcY74GeZed+wHY7GofBy8UBWRF7OqIc8SywXeO3w1t
        CRYvPMJjl9gEok5YLnK5vpQrFJ+ZLB7zZqXMuTvO75a96Z5oSpmdhLRsMSdVZbasahFrCW7cTckSZaMg3MnMEsluH2Y9RZJDoaCSCMkbbe0erTpBwiQ9Ew9t
        WHY1WKwn0jkavpiQOfP6PBitiykiCMm++oIgGbOPRuXrIzb8LXQH76gxCyVU79uoFRfOw1TMPZLupcEpKscO8yKK2QqDHSfIgtmiANyQcaTJorNtRGchvK+m
        MVZA7DSBOimGhw3IwXxYJm407QZRa5j1m0QdqUG0CVmVwFwYWtdFWWSQidO40ZR1as6i//4a8xRw5i537CDmTMEt2wwnbbnD4ZvM4IBTa+UdDzz0QrY60OWc
        boKyKWd1ArBpwPcfbGyN6NNlw5r9CJrBy8BUvS1rHOrOVqxxwbDGIbPGFlhjC6yxZVjjH8ef1ALWuJCyxu0Za9yJiQWQF90HE4NUw4EeSdlNK2U3rYx3Lbfk
        XQnKbAgQ6CpkF57so7ZAtwW7sVfqWLbXSD2YXA/hzHkwmYa1OYlossRx2ZHR2GreSJWwegG2znt7g6cdxxtXYzYbGLSLBYAN/nWdM1OI4WCgeG/vEJT1Kplz
        2B10Tp2v1Tqn7jKj7oSbRHOl4HoZBIvTe1lKnvh4u5poQnhHQy38O97mGvbDLTz85isxK8D+AVjBh3/Pm3F28Ta+wmnt8i6QuPQNJpg2uuNESVELdDHdhHz9
        XXKALNVtzjsVc2CqeK9sejNq8cTBelRysiR+6nh1KpPaZfb1cnEWD+LzRAJgqYNeBnHDslbi7K4ytCZKDAbAzcb1ZOnpOL+1nDWKxXtlR0FR+5Paukec/WeM
        4vWi1pfa8J7AdvT9vy84DjWQ90zP9jF/l+Ozdlcts6uvmnF7uxg001c3M1oNRi3HkIE/4nwIuZI/y4W/8iyHLUPOee+fu6t3t5xPMFuqhb/FVCMtUhifNBqa
        hlUwE5p8NsczTUYwm89rw5K5MlglFf43MEETfMY4FnH/mXAwfAMbYD5pS77ZCd8Z58YbaS9v5tzq7iLObWr5As5trnBxzm2mVzg3pMlykGpJ5um6JruUY86N
        8hfOzYNHXmk7xaWc28wKqSY4N4/rvlh0oolGdIaT89jNPd+lG4iXC97Viy3i/2THBeaFdQGsEbbDeXcZXriJ0c6x2DPCFHuiEoxEaQjjn/AtmxCbeeRrbAud
        DuogXQ1CN/U8xOrINpw15g+IdUznmKWVziGYpzvQw9+1M06/vSaJ0j35AkqrGQPqVcDvv9kLpAT+lt6FFwSbKPQG9I95bw2NIXsPuNTk5JeFPjOG9mHs/Klt
        20fzK1XDi3XP2bqSfc9ObV1qAUoc/5EYsUjUUUbUMdx46162qPsM8sYWdXJDkMoFs05W6GR4kqVOZop8Vy/AHgSfUQruMK6Aytko2ho68ypvSg6btc4oVFtE
        DpdSj/+aYly5BCTBl2egRNbMyGDSKC7QZrMXesqz0XvC6sE3/RvCVDwbhp9Ti+JlUZiIQY4+wGuPOAmf4cUaJVTgJuTRcCBPExChBF3e4Fyml6Obv6BoFrOP
        MlDmRPuYtQCNF5as0ZKwO3nleT5calZur8rtHN/CTyq8bulAmfJ/PqRJCTcq3jhWb6CuMaSDDE6RzKIQM8u0NCIKJgEn+aQE3OTEszwyCwBE+BkijhiK4h3f
        pqa/SE2Hw4fk31DARWtoiMKrHg1NCkAThC+1JzzIszDzSc1BxIQLQJrjwFEgihkKu1poQZsGwiWR3baFz6HJR4WrgfNXyGPSkbz2VrsozjP0Cq8Kgh90OuVx
        dyxkFy6X5ZSqx92F67YxiRbpKGlvaNJ3yvimOmDWhGZwZwb2w7EvFraTHeA4niPivtqI1wVMouFRHDLmwSPN6tQ5RiE5Uai1Vn4QjWsVfx65qQF1Et5ukrMr
        wV1ztnFRsk3O/h73ajn5zu+x39IgmZFAJZn8IvdzmE5e7VCqo75ct8lCDSw6e4PAYUGwYi4kx114xaZBEdaVHDt/3BVDYsANz7PslOdVvp7j62t8nePr63w9
        z9cLfK274SMKNHCe0Z1ZUQqbZwIdyTy9bMMKvVuW7NaqWL4mJ98Mb/irX+368u6/+vPGKsgNn/7mP6758Kf/6/VZZyVzr4fJMwVIUeFfsvBy4k0aTmm67Kx2
        KJrOz9ObNM8mFRQqNs7LiQVOxZZI7tRKdN2b6eM0HqlaUv0xEiBHB9TMytTTaTLhA4ZTK2u6PUdtNQaZxSe65YEsIIac/ePCFnUjQdkzawdFEOcGoLKVOUZ0
        mrO5y9tp9oZTeQ7f2xt33sMLIX4tLoX/QcH3Ezy5eaBhPrAExNtriaHYE00yyHYctjbk9EOq3mGtke1NpeS8ZcYE5TdtS04v2hfJ6owtX5+zpeRZ83wW3inq
        2eIu2GdusiCxoYdyDJfEUgeksTQdCIEhupeNByG5UUqCiVoKSSa2REg0LEPZ3V2ZhoynmTrTR3ygFj5io2t8JGLyKyCgCDxHc167Dk+Bek5+WdYteApwdqQU
        gMZuuBtrFOx+/kQm1mAlXpYkyqAnGXUfM+Taa4gF8nX4KHp+DgfjpfIO5xceVxlVyk2blDTAGXq5abNqg7svp94TCJaxn58cPZJhYIZK9+ewt5PPkS5g18J6
        a6qATfHrra8UsE9hvfVvClEbtj44NSmJRCAfc6k5cnodNnU2cBGot0SXdDXxj4wS6XaJA2zrHY398AsqPbd6WXpudU96OvXy9HTqFYJenY3RJRlmn0+4Ua8k
        drE9B/ZrTnQZB2ad6HJzhPUSc4R1lzmputucVL0UB3ATCuVAUWQMUkcVew6cKhPxhzkQQPNi+WkaShSYLt+1Uw7v9tF8PsSbhtNvYjjh9LxPsxkIP7ONGuIm
        YPH/GXPhM729aJVAwIu0QMCLIjn328utgTT+giiWMjkLvUIvlWWhaTwt1dH8HJ7qeLoM5l8YhZfjvS3Dsu7At5vulq9mkK5ba/lqAk9w2o+hqHt0lySaRXSX
        XiWJJvEEf/9zSLRML5FEc4heomNJNKUMQIpgkM7YzDcUDd8ADkTYpak0cPJiqwQAXtnoOsxgaaDBT2tgcEXyqw538L46mtbp2xxaUFQb+lpQnigloXzWBkjc
        LEmEzQpYTgxBE5QibmaJddjghbGnaDdNy5XRxNot1vQFHByoXusmQNQvwxmAc8sil/e9UHMzrQdTLqraZVRb8E+8kAVFK/tECUkivDQtk6lioJnvLKR8ZxNd
        U1It4q/M1pGP2944HNWxvYmVY/1WJJw314cfDcm1DRGOlSHLscVuRtmG3mGt0djhIBKHbY5UbVS7o6ETsTcaONoIPtWmOsYDVlZsFH0ScfmXQXLOdbRKpq+q
        5SMcI6BB69HF3D+nyJJPlUWnRDnlFUgTJFDg8MuzS1hyIJ55LW9BcMKr2WhcQZE0twQ7Xi4syXGaUFzHAVtxPQP79UTjfF6xH+OdVZzAwXHRVZg+ePdTndZY
        r7vwtLnemnPhYHOdNcuy9DxVhkgb7mHUqY4iReZunL4izmQvhFp6TxRvKQdmHLjGpAB1Tw8HphwiqghMOPC8SYG6A4+bFJhTRA8roN9Uj3msZazg+ElZJiCG
        7uU3Ggwdhc0zPBZpmxk6mxm6NFnG0E1fCBev+7IsMXXhItrgZPJCC+FWFJcX/aZ+0Tdzb1ysBrNvXOybmTcuVgO0fVyU8xdE+lrKLUFoGdccoR6uKfvB5PIR
        WsLlIdTF+SPU3cIsZAW3hd4GNK1h/11USl7555Aw0TiE6+GjVtlFp9on1Ji9/S4xivguo4jvxkHmTLs7ded8FUtGrlcopve4a/4fbN0rL/1SOahU29rTe9xJ
        L4mY0/wyZ45ex0zBnyzR6ctl8vKQOKML2W+skj0WvLm0nHhHCK1hKS8Ypwh9+RDz/qRIbfEpJ9TVl8N17EG2u1qiV7SuFEr9Ph/PLm7KYKwZF7S9p1pIdwy5
        OGgZqgA454EPNKKNt7JbRBh3F/b2ijEyP9zUi006SA/rTe3kT1ePzffYsuea0uDCAZsm+YxC9zYZfPCZHOMoEOzWTPprt/H50KgVHkartmwZRTeWYegBi9FE
        y94EF24mC43tGH5NnM/RTPJFJ9dEF030ZB+RL85Nn2D3LLzY5oXruebbGaS2bvuDIUIDu4UxWXtCMsGQWgP9+xBOXcFsj7NLRh7DbicGP+jiE0TzNhCJksVH
        lVxYUgs3ZgEhea8viWkGOb9EzhRxdlZd3q7Lq91wBMdnY2duI5mOZo/JGSyNNdyp8nGtOLmHMNNxuEhKDibMyiELjhpRPVJ31LmBMth41Gog83ZKyYxHWx71
        bEa9Bfm0zETLbnp2hCnZsNo1pAGdz24JY3KLbIMcTB32gDAh7m4ZXOxwMefJVCXnBcgYRrET2uxajyalsERzzhcdpJjdyL54gwtHnCvGy0dXQik123kwDnG4
        CVKX0qWTmULUz4tU09hwSxNZP/v867+nV4eh5jfZCSWTpVrU1VjMthvBfuic/ieLN4c2O8LFAkV8WWqLoQAoXtbZGdnGR7a7OjvwXau4yisa6mCbYler1XVY
        j6BreAo9VcWiBjaGYLHj6UlxKUG8TozTzvNrQlgJImGJPbLmeKH0S+2Gv63yIhSXELBvXePHOLoWh4/zrlmauPsQrMSX86ma8Nd4OXA4htvjK2twk5xMxzWa
        Ep1kZjWmcQfnGBIeOMncH1k1mgGw1ttO9XoGM2sb/F/xcde9e9mR9ywl0rHu5QNVU8+ONLxfH4lXocjunY1kDo7EjeGcEkftTYIsTfk1vTT1ugowYSMGTjvJ
        f+HyF658gYOK0y/0KrTlCthbspPIaLXDhQ3UJGF20vKP/k93Yw2/W6MRe8RleVzTV1A0n2ybevEkwTKONjV9uBqpSZqKqU+ubWimwTBfqzc9Hfc37F3RHf25
        JHpTw6HGKDvQ7ac0PpyGLPy0qqSQGGmqHrzXbNL2ZLSZEeKGP3kFmve/v/5UtOXtS92st9y7c7S5cNsUXhA/wAiyD0CBA3cc9eRjNqxXpGPmltR0Z9qVXvqR
        I7nLVrH+u6qtsqjks6g0sIGdc5/vrOkVRv2SwXgFGDFVw30r8duXPwjnQ3t62bZLWVQW0YIvRHa+KCpI6j89zV4NOOfwKSyV0uRkVJ75qrEnWZf9T2EK45AP
        LRKHeFcoh/gYTV5z1TE7GpetQqgBtevzKmI3uhoew3mD/rnm8lPNUnNV6XMV/msV8RcYJMvNSdwtMHU5mkDz7XJ4oCRoXJaDhkv8kCVOe69HqWkHAdjvxuxb
        aUTU19d4QQyLB3+jTHd4aXewN1QtNUcdz6Vng+O5yBM5ffc9xVNjPSVmcFow21trRNHjysZyZGVlwNvqJcNY4HqSDxpa5/hDzgQHuQdODBOL4RoDabV6ESAo
        lxOAbDG1mI4L7sIk3joVxv2php45u7gkZ0Mk/sF1CqPUynvpg5H4Lew5pIemNezRhnUPNruo1ILSpc9oIoIjcpbt+u9lxoUmApjrQF8UbRJPCmUWm3gN2+LR
        qvufPmXGXP/PTH79WeHBKnB2f1u1qnF8qDpSwxZyftHGXgbhUW1PtZ3YvPItVaAgfMnx4RZYeoA/PaTRhduqHdiW3vr1LVWn+cXOKjvdhrvEH6jAMINgD4vs
        Sx01L/FJGpJ76Tb2fVzEwXAB25O7As0iZTpnwXaG8gWonyZMLmIqQ2QBkUSMNn8BENMBzMbigCgLKkMRmME3Pa03fyG274rdXtQTqn6TZZF4bB1dBUtl4rXX
        cGpKtCmn2yhCv6SGo6v53h+tYzXDgaiP7/sieKeAGg9PIV9ZNQVRAuHwh4pPuJqwo7UcqNvRu3DywO4q9h68S2/6HS5zvit+F6SFtZpva/RV4T/JlyHVj8/I
        itbw+ZZgSe6EpXd6Okl6j9dEV7FfRcCXtyvADYHH7iL62QaDVenYyA+zfQLvLXx8tiewgPd+Fj2uYp/6HFxD+WW8lgFoAza9sbuXLTtMX7gGmq5AU5BSsdep
        9Qza/lPx5lPU0vVoYp/mG0FAb0px1h/G0+TTp5D86d9rBgoDBLrNdZQV57MWL6/WfAOIDvD1EMMcu+vxNMzXfXmI9huI6mgNaMUaOXxMXyX+IMTIl4iTtdAn
        nhwHscYcB3GV7sw4cZIQPU81E541qmdAvWioDdGgqQYNeq5BgyaHhdhFpRay7VUt4ta0iFuLZVa/JQ1rQdMmQdM8tjQ0NA0KsFD8szSTMyhgMPKbyRmSwzOS
        hw09y1oRtyKIW9CSuAVC3IKEt1suJG6eEDePXZiidj1VG0h8cQLnga4UoIG9jcYq5yQEjl/4XGwcsOdDOCi6pYqTF8pUfo6CSRoQuOBSL53mV4bA4RwHEDgu
        r1N2GBaQj6GX/H0RhLXMlvG1HBmDm1sTwzQsx1PdQcQ5I10NNor9NwoRuEOcvvgwI6EBzlsNGZbi0jYpHpEhKSMaLmNdplxreIDuI3rkGsrmGsomA7jPDOD1
        Wr5+V6XdnIXrsz5w0uFJnVAjm5STuSLN69l5SUTyX5ehNuubsTbjU7kITPuGEE75VLLi/dpUNNNIn8pmGumDrGJlokilty0eictgoePyqSYx9mfFxcQDjhWr
        cswCdfveBVAguiuU6ZABwAEDgH0GAMMGAP0GANoAIKQqeOwSk/KVHQe20LJNp4bgYYBYX43geZdf9d8duzusCYmX6WTIOYHHixO6Ifg0EMiWeRdZA7KgngRf
        1msUE3sXgb4c/qNA95AB0wGaUrgPWN0+Yec+J3LpMoqaT/YZWA8D1DCrkk9U7hMinE2f9JsO0+ivZM4znziNT5rT5ycsMZtTtajckI8bs2u0ubEuq4meJFNy
        Ug08lz2tSGK1PYa1DViTHLKJoNU/malqJk9Fm+R9CtXpyQaAJ08FfMCGRXNIZEFqcblyV+uyOqqphEnFk9dmfTXe6y2UPaW0T01OYt6hiYnSnCJpwpGNTPRy
        sVLwajm5BhNQkfcdtUq0Tk78sEUNSH0lX2l8Je8mzTsxUqU+2zLflVYH5keLSL7ePB9bVHHKoamWB1DxFlXYwHnFm8A9HpJJOFd1jt5HMKZoqdA+o7JEnsMx
        f7tF5tw+OcgGnxHEeDbnmAnTBPznab1VNTaapjMsTNtnzIdacpbPTZ4qn6fAbsNi6A03ZXCg8X29uU5p6ZO50qebS5/NlV5fWHrAjEKZWgZGwSy7N5ODs25G
        Dmby5OCc20QOZt23IQdnXNl36gphVBjgXCUZg0WxdWmiEzboxBkXo9NN5u3DxNUTtYDC04xLAp+M/Vk7G/zeQnoxjRVpnftqxjZEZtqONjDzaPYFuEcXrxN4
        hkC4C2nKZFY7T3O94LvIlDBpm6lhCiQ6pXXNFIZZbE+br67KKAgNjgZffZXhtIMIWtersfwKOIOvqyMARm8W22I2YIkXgT6kQQBdOoU0G7Gyi8BaLNPidNrF
        Y2/9fDXs6FzS1b10WaZrD9yZ1onXtUw8xWtnqiZEP/wT4V8nHNOGumNAMqdM82aVmS1nlOnFaWVmyyllemiS0ISdvrFXAIvJ308276WzaVFm0+JPZza1RZpY
        w7tOS9xRWOLrYz9tJe4Li+5X8R7VEvfEPrqvY/9uJQK/8OlzPvh04wHQKBJKi/UEpYvoCVbgo4kN4ELzTLslxu6uHFvYJn72FzLRAIociwFtYVkrFrVwFqIL
        X5jqI3EJbq0L7B9SF/awP1ddugXOwXmRCn4wKCC8311xR29M8fQxBdw9VV42tm4CMyM7euAyucruIjHm01UCGqST4D9Vk36rIGul7t4qTj2artSEi+dN3Afj
        DhruJKqV0kw8bL/XpUaehT1Vl7WxBfR5WXfkWFbs5ZQsTcn8dU7XevGXtpjQSV7g8E2DspLB2WOCf/oLstZh1jkcXp/PshUve1OlmmTQOOGvcAv7b54Kalp4
        oPthzZq2SrJi71KuNIyTAqAm8WKgatPW2IXqSoXtRHvaBcQeL38rySStg2cqpsLj+HKiyEbqlB0UWISNjX5if/yNDphtAx57TZImK8qCFHhuwOJpZMX2kKMN
        rsMS30nq3TmU9gMjxmZpHkGayWW5NF4uDQ/B/jRtnXXhy2t5fIKXd3q7WB2bKhE5NoP0ggUqx7aKvhf8X8y9C5Ad13ke2H36cfvevvdOz2CAGWBA8nTjNSAI
        cihSeJIE7lh4EKRISGJk2eXNUiKpODPWLgHSKieEOSMBomCZdsYRHZM0E9+5pE06AexxFb2hXaI1UVi1XIf2TnZVWVUtKzXZYra4FuMaaeUNrQDh/t//n9Pd
        984dAHpVBY97uk+f53/O+c9//vM/zELkDN2LkXPb2tbHloNrztnKnLOlVeW0SLm0CQAuMRvRnJ4hV0cbbBHwhikppEg8p6ekDFv7sKk9rxNQ661zYfTqdbpH
        cflo6qRCeuukMmydQ6ZO3N3Zweytcm7DVavkC1tbEDhWtnYqr7d2Ks7WnnTDe7vV8cGAFxXWuVP+Ub6xlGKLBppicwb7gClS0Gi/goJrK6gZX2Mn6MS+vRi4
        y8ey7VBUox/3LBTV2CzytQxFPS8nU3lJYyhpTJ1i7dmKlhmZ9H5qRPVKLPLAEWF7WU2WvXLUMKAwn6tHgJyPnm4IYyUVEo63DsUXwNWj7PwsZPYnJtHKHeBz
        3ypidtiIYZMzgzncjzYwUAt34sAYmBQQ/GNLnYenGfrIXUv+SrEuUnwNUK9fS6IYkBpfDengGvLWYrt5Bgwnlm0yUAoaBscQpuWbi2Q/Ri3tvni7tjbCxQUc
        7olOW6pkn/YNDypXp5WLxGupUu0SZ6NdnHmFgGn8T18bfKuxzOcrV1ct7QFXThleU6ogvkYU6MWS5MrFcSpaTFdOxfdiK9f14K6VA1OyGRTbQBmdFbv+URmZ
        g/nlUJEBZajkt1xelK5sJNfQYgEApe0FADWyRKRcU0Lefj48JV+KZIu3T0n+VZfE0FBnBXy7aVLrujbNbimBQr7DD5yePUKbanuomwbblaSvlO4zghu6wFG0
        Cgu4e6dbo0jcUQRaEvRFrkd4zVNX+oC/VF9t1T4jzKEr1KyO0S4xblCpqXscOHc8R8e+3t4fHYtszVVbxWtxZe8qsmStJnnH2KP1yj6Zkro8I/eWZqR3pUqj
        vltucIVq/WNgnYuXyWJnwQ6BD3ZnqRxhLvtplqA1mC4RG9Ewd1iBcSelI2OoifeG/Vh2sm+wNSJxJ8U7C9qzcAAnF7v3mC0F7ESWpEDuar6zmEt82fZVuTO5
        RJMvmz98b7ATVz9H/wF3hVCrIOOrjlsFqJ2pCO5iVGB4V+SoxFD1NZZGAxIJaleC2g1OjxBEFrUDMfTd83zGhbdMpVowAm+7y3um+hqw+kFucxYbuahubYp9
        mhByycIejAH7FzI1WSQ3npL0BddkLkLmfBS6krdZh3cuKjNZKiyo3ZOcj03C1yk+UvVPlPGbTFY4FHSUSS1++BQrFoLUsQceOxWUfJMVoODXOAuLtoblZPSN
        bRXJyZan8VHmSIRsoQqv0siF+lTyXxQtbpYxCnHjiSawFYqFujrcusTGHcCBqvqHW+f+UN4+r/37UUC1NcsxaAhKv3us5ZhSv8ozd6GOu51IZl4gRBzTchWP
        r1chbxiiKkMNsiCjnWKBTLGKnICr4r89Nv7bY/hvr7XcPtWFMGIZMeeAzs/MBXfn2xDr47tcn5WT2AATW2qXuVs38nEYNvY1v4m9Q6bxWiPi8+KUb6X0g2Zo
        gmJoutJDOq9i0rCXghHhs28yVqaMg3ieJbFQyIO85MHiGbGLv69gMdYyjRwM/04Q8Sw3gXyhOAhUdXgaHNKQ5UhZCPtGetTyuIvHiB93wAlikX60SLS7SHST
        9vNyspv5dBzoEUhGSK6IhsbUMk6PpoCd9GgK2N7nqnWUd3HHVYHnx2w6DFj22GlCsDfpHXp7ckml24HQQtrw4PKCPvmlT3q33qV34nFnnXUcPaTyYKOlfypm
        jo/jcRxU3w5si/Tjnsav4l/vtN5F0fzr8q/iX4q/keNv5PgbOf5GjofPJHjCpN8GuKmy11Ki7ZxoOyfayZl3cvxOjt/J8eMcP87x4xw/jnjapMUsXUSPSgxZ
        3kho9U4X2hSQ1NW+uA2lnWMnXKXvdsbTbZRqnFPByimnCiGjF8Ff5+fxFCKbk23Gc6o3m9jNJXAVRtf0NvpWCFKsFHqQq1XFa5AFpqkUsaxNHwH51YzfPAsk
        1a6pknCM5mF67TVIehRfNpVRMpGBa5ibtHt5uI9082botQMiO7omUJmzrm/sehsvv1Fymk6rV+1xmg8NJ+qJrbs9fy7fV9wOJYN2M8SUIBwykfyu12//BCFf
        DCSmzOgBwkQ8KcAq9plV/CCF25ll7LOfOci1JJeVPR3DWWZWbQh33D8MNjbVmEJ/DOgFtkC2m/sd9rlagRw1rKDCmqVII2NfZocI/hHm68olhnClxXmFSv4W
        29aiwk1GQdEBs+dolCkZRrelXfWJrv1U0Ifv+8okBSlcV3k+Q0RGHO3aNKsH5ac9zIYdBktHOea/YnWUtKiON2dDbIZFdUizVnU3GgAUe7qVESlVppTiK2JK
        yKXal0zuanfKDS4NfGlzD2yGtWrexYJVNxJa+w5f7RHpRjNDnoPkfWUGQpXOh3nhyjYgEnqoII4WYAJVyCy5G4h4Y9O+0FK8aU5kzKW9jXUSHTqy0MuHRZMy
        24lL1Ds71BKKvIumLL0e6sxnezqcIOFr6ux2ftEZ7qSzvZrS34X7aTc7TEn3deZFPTPbhc/79Yf14Q6tzL36UCebmM8+RGmOXh7Wt1MMq2tmNyFrq6NvQvpJ
        jUIO4Kr7w5oiJzXq/ylT6MlsNxIdZOoi+wh9OYar59hfhHzqQb0P+SapRVThXZQdFR6nvPv1AUp7N1W7X/9Uh+rm/Cfoy0G9h77cI6UsoJQdYjyDitqOpwkk
        oGHim+kPddpUxgTKcFGk3o34D+mPdNpSQjtieb7jHf0hDUjcSqmQxdUnOvSCfnyICjSp55B6LzXn1g41zBVAf5jvrOl9wkDzLrS3kx2geLeT/RT3m4pEug91
        qANId1uHy+F3lHM75ZvUP6UPAJbzUtssaptEx/ZSqls7NHT7KUe2fz47yNXcxuVSdWjEfr13PvswF7PHlrACt9OHUMJhhsqd3PFheqMsh5Bft7jDnHoZqQ/r
        gx2K3Mepb+PUh/SHO/RyO6fOYbFUYRncu3G9fE+nTWA6Cogd67TbuFFYigrHUs/lwkYr2x8WIbDxy+/RVkA/fE2Ol53yAnuFPMUnZDYTZHfg83aTdjdedhVp
        eW18SIb+to69+165o/PwEdyZo123ta14x6P3iqVDv7UYCPW5VJlKnsMK/qIreLiQJGbVhwUPR9Yged7NMxXXXGwG52jD5uTUOTeHyg6ljtJdOJXhc4G6kvxT
        bDIRHXnxIPXj8tbvql9iyuWGEpsfguFUgg919o7cfsiN9Bg6WtBN3pJkJifa/e7NJCjx23IcxpbWQtmHvn/VfSjWWmKKz4uNKXY8RgflruPzwgSYH7qLQwEX
        4u5jYsZMtYJ7xoyiZX72ljM3HZJL/Mj1wmOIehh1keV8XvXc7l5LKqpH2ABSEX0uX6ix2kc5Fvu/HJuE53ab5Q2Z7q7LLV+vS76t0nXgZXvjarlFIGBXggpJ
        orsb4q1qt/NOi29TqKAU2t407CLexDLnc2vInIfNShj4Hp2jhdPRy+XzIUPq7PeWFc4EvQlwuMckEWmQ2Rzg/dJBHUiky2ZzqKyq0MsrPMn7ZG85MDmjRUqF
        j2w8EfskckuJJmSGBqt4fk5+5ecb3h4OYkLOJUarjCcmNHmSg9rT61gdacCODM3BATGaqQeSX3HTgZjfM3ZlBlJtQOxLypE7wJHbL1KKwuAA18MDJYNnmwlb
        fdmYboL3BN2nVPFksdpMMFT0nqJIz0TlRDfYSpRevgI+0HGWNLHVYILKlpvbOFPW8JbhFkoq+5X5gL5uwEib17p001Rah8oZXLATdJpsaEIR1Ws18ZvsvIB5
        LI71TtXnuBokX1VsuWGXF5UETik/GzUMWHgc5oiau7xvBfPQndzlLQeshsSVEs3UhJuMEHYcmnz3/Y8UO9Og95Df53AX/p/kBz7hl4EzJTcsYjStEEzTCsE0
        rRBMU4Rgdogbx7IV+m+zFXqC8NbMuOkURmfGKgU0uW6CY+txNQ7ybVxp9mnHEhERr0jZkAoZW108fnas2A4PlZREHxrb7yzjqq4KbmrFLG2QNw7TOEzkmRv7
        5K/hkJJPD0PYgth0EGuG55bzHRZD4CJAJWI3dXhL1cgtMgdX6jYX55viMubwcrcr0m1VqKUwBoIZmbxNFdkWaZzuZ6UJVUoTm0QYKdp9tzpl1UsfFr9Kp+nr
        SoqK8CJVdjBCc/U/wyJ2AWOolJVgThSAq+94mHZ8takE8BeFtYzl3ler8ShfqfBliklmPx+xyo0q+RXVeyqmj8lXFC1LQt+XbsoavDIpDvqiw3pgj9pMgdqj
        RilwYeyH6NL9XkTBdeJkdelfs0fRJBllS8kwa1otXLPBUKrjtav8krSWh2Dt6yue8mcCNojmid9Qdr0GBR8wmALWjl12WD2WBuw1sPfU5FdmZ2cX1V7WY3ap
        0OhyTK1Svc5FyraM/DEo+Rwd289SPJAvby3+doJ7IegyK2ggj9I0eQ1qz/y2Wd72wYIE7H5a+5eXPqCu7oTv0t1OBPvee9Vx9lLKdm1LQ+Ht8sbTKs3VWy3S
        gsVRh9NaCz5nYO9uH36SrDKfhSW7JKXVBq8ZsDNW05WH/DM6hMQfRUyUTXfqqLw8YfW59hBsFLOPWx09MhbHcGqS8vYZ7lefoqCyX53EtQVrs6r4WZdNld7n
        s5Ezre6BsQxRTr//tFgGVbIoEJd50H1I2RAmP8FUtXuEr+odo8qnTAr+zC49U5d3B0nqdiedkqRT3UkhZT/C7izZmgdkqtmWfvKKFw+JdVyhM5ykQwfiX1Fu
        OGOd6UWZB4Ez116o44KFyUX2bsvq/hBqyyqi7q+Mun8Ibw0ivk3/Rd3fvEDdXyTOwWWmVpfV/U1+YU5LfdOiAKHyFjHpdQQa/dSZ4KNsbxBbKmvzQZ8kgWtV
        lSg244ykWMPUCS4PsIYFESM6Bz+aggeROBZfemxUBX9rYkAYXx5T3gwbz10x7nMdNQOjG6JJTSTGJh7VYvaibwaVbAKlMyrGY9uvZwE83Qfsp5QAHx9wIvEx
        yr5HxSmrGPLbB9u/3IRH1zT9+7ix/Ntl7Pd/j9TAjPuEmsH2fbNhJ7TmNvdYdaRDxbaycZbitGaNtPitlSEsS0mZZ2O2hJRoI+k1wY3Qm0PsYokNtGBjvhGC
        I2CFLQ9l8R713pC8vTO0R71Lz613h6Bmzwz8Bt9WEBnbpMld17GRVqFtXNfZIkrrfZ8h67BbpLZn3STTUYjbuOKVLk/Zlitze0Ssm1p0W9mAR5fFAdF6EAMb
        RuWLDWrI80m29CHPh9nahzxPsMUPedZs9cO15CXbIDB0KU3Fw2KfIWTbxDAuDiLNeObmO6TiCsksJb6gMMsBGj9iZfqovUdS7GEovAf3SF6Ljme3s6mNlJ3v
        mmsjuN7xpWYdHjU102YZsEktjo5Yzw7isxls/RfbZsNdrQco6wSpYd8g6WMY5P914zQRf7t1WW7moqoqDoIHDIE8YO+kepqu5EIK0pv+41NwLUOblTXCD9M9
        FfGshjEXlMt3dFkFnsbZzTW6zcpFCeMVbaxCJMYaxBex7TkY8kBwm+Id/ngjYFTG6mE1QWWBQWXUdKAyoBf6vZtRmXk5TqjMY7FzWJHQQRcqM/nTKkSSpbZp
        HOiONyJsoGyKnrW8PIO0Mu9+tmSiC3sl9MoqfhjjCHZyR3MrJTBNEohpErbC7YqyGvsFDsXjN6ySZ5WGYy2Z1HHOqOvGMY7yW+/x0gsSONvltZyAywFaxSes
        wQeiEl0Wt+/yajPrxLTnbGAM2GlZLytulhaM99GNm8Y2X3f9DSwEGujUXHulRGn0SwPjOK44fOFT2g7hW6Y3Ccsy3c3hRHozu5/0mOmZgQTe8Fw2IsqTfVi2
        +ey0NWVbkWeAM2hqLtHmSSdrPidql5krni88XtfXUtw2FDfYyTY/1+5oOFzL1sG22HXP6SHqMr0Od7Lrn2tziY9eU4lbkGv0uWxjR2dozabn6Fg4oKmcG56j
        cz7VpamudjtbXziA0MXzQ6dpRm3Qm3VzvqOv09fP69GO3qS1vmG+M99GT23apTssk2yh0n5YzKyu7zqarSvewJd4Lmta5cjdRFLbl4WPg5dGC2KoK/nQ1ZIP
        dCUfuFry4a7kw1dLnnQlT66WfLAr+eDVko+Uv46Uv+oNRUmnGiUnTU09Vs401pVpU1cmPVpS1HT1xlI++rixyElNMTpusrnjRsrVW5Nf90RZKd0q+lZsbWVi
        ihbfNvvtMO47eUWlLL+oM73FftPpFqPOluVal2mTd7mtyT/yjLQZCstfkDt/8WU7OyMLoql5mQ1ontkQK7gEswfJ63SMf15vkySZLDyO5UU4qDkS3zhy8HlZ
        T4O063DEViltUJtcyfO0Skxipi7OUB1/ppipkCL+q4zTxH97TuQ0i92OZWnTwgwxzo2N4lReZrk0mZtFidOBrjJYD747P1IOlCvJT1dcSumtlOwhc4NdimmU
        TrhoQXdqVSpooF66shXWU7OD4bMigDwaXf1uXqHJ0icqIiulIrK51OsG2FJdEV53kUzkNLtsy8Tit4i9s9CxuSZK3tDs66vb5xoEvSVX/1tlJS01SH270bmT
        PWIc2xKLsPM1GGvzS8qJ7MZSStx6reD6yEu+o8w8vgkXwn0aQ5NdbAz0a8ZWbRvAVae0NLjSrdpWxxVl5Yp2099+FW2Tinb3reiW7oq26m1S0S3dFW0rV3Sz
        vnkN1Umu6Oa+FU10V7SFauCKJror2l6uqK+dYX/ZX+PD0lof2mt9mIOIHp2XVnCiRN939CVF8amgaVcOfWYsG9db9Pa1km9hfl05+c6yLIGo2onKn2jxrFGO
        YLFyOTdqTIU1kqeMAMvJd/WtdgUmY8fLpdhEemdfsmoR7byxb4ZdfTMsAK50hkq+q8QHDXSIIIXVR2Zia5+4bX3itvSTt8AtxYDduGZjXOV7ekfyFMjQ5RhH
        +ZvkBdpZnt4tL+0GXm6mFzA6ky974i9odQWZStM+1fbRdk6zlsvuRxHwqYgbYMqWS8J61ys1In+lA4O/21lpQNTuFA7Lu7x3G3Yg7/os8zx2eYuNHHuu3DVP
        eyHFvZkn+zPg1/ksmaf9a0An8/Pt/KLScT4bp5FUshRnYV7Jm/GqStrx6kpeia+1Es9gYF/kNtgmtsf85Fhg/CP242HewXrgg72hj2Vlwo4y1DwzkvNepi43
        7CS1k7bfWNLmlivE5uloIqf9RH5Slu/CVgslBtj+dfqly9w065NbXaVEZsTngPsRxoZg5JkRLg36GpATiJk5uhbc+sOjH+ywRf94gNLw1iyr30BCG362tobo
        5txaH9prfVio8QmbxZVna1OnzcT6FY8dr7CDFD59Lq5VwNJaH5bX+rACc1iLtSkdnWaSaz8f4AmTCo29UDPEebtmKPG5GkhxXE3VUmFardQMIb5cE4Voakaa
        iWWBWuoKXH/0tb96chE6qAvOWahDbN/gnFfqq3DObH11vefr14pzqoxp6lDQbrg/zgXj910wbCAsF6jJrBzPdiv+s0UkiXimQLpiNpqayhfUsiAi1wwl7pCN
        9BJYG0t42Ib5gIetGH/MtUU4pJjic1Dv+EdmbNuRGdu5yIztbITzGsY/MnNkOTJzZCkyc2QxktteCC5bDSAB3I8wIpZS7x7qh4+IZjMDrmoBV7WAq1rAVUuA
        q04ZkBUYvAdwVQu4qgVc1QIOmiGL1TUBV7WAq1rAVS3gqhZwVQu4qgVc1QKuCh6j6U3F9qZie1OxvamUelOxvQHC6OlHxfajYvtRsf2AqYzFypr9qNh+VGw/
        KrYfFduPiu1HxfajYvtB+1pMa/QnuDoNCphrlMiO86tpm+U+lbz7Q6OAH9tM9vvO5AIFBHbsAzv2gR17sGMrp/L9IihNZlCCqydzYCdBYCdBYCdBIOJiOuo/
        CQI7CQI7CQI7CQI7CQI7CQI7CQI7CYIuLFBCnz/CoJSwwPlGfywQWtiFFnahhV3YDbtwykBtTQwaWtiFFnahhR0W32K4JuxCC7vQwi60sAst7EILu9DCLrSw
        C0uIwLcd8m2HfNshv7tDvu1QH1zg2674tiu+7YovEn9rdcW3XfFtV3zbFd92xbdd8W1XfNsVX3DBT3SZzuif6AkHWKCKG5wf50wWXtaqiVwgAWXHXdlxV3bc
        VT7uvAeo0kQ2tHXP6Cs7+sqOvrKjj0vpRbXmTqDs6Cs7+sqOvrKjr+zoKzv6yo6+EfyKBAn8+E5rqs9prcABngWdZ0HnWdB53aDzpqby41x//OlZ0HkWdJ4F
        HXMAvDVB51nQeRZ0ngWdZ0HnWdB5FnSeBZ1XwgGu7ZBrO+TaDrndHXJth/rgANd2xbVdcW1XWHLYXbMrru2Ka7vi2q64tiuu7Ypru+LarsBVPGiWu+kc66Z9
        nNrV864uNk1rZ/Hg7VGzA6bvS03T/LmmAcJy0/Sj3TTQWGmaDi00W+zyHa54hF3E/JCWa4i+rxgWySaOWV4Vg7mQxxiA4v0xiNh4aaOu+jpd6nvGvEZO1NZr
        ZQldo4btltiIuUqPf9Xeu+wQO3bQ/GMjidz7X7U3L7vNrczNbAvXQOJX7d3LuLmX2ckm9QEU88kR61d+ku7SFRkK1ygULeMhk2lXkTHGw1aZvBUZQDykMsEr
        Mvx42MXaTRU2lPWgrhiDWBXWeoJy9818gVthw1iawptEf8kY0mLDT6cOOF+CsaPaAeccwgbNKKC8OXg0Fg9awGyBIKst4mULeCwQpLdVXIcB6QWC9MTv1grm
        fSDTHcJmuN4KINXZOpfrir7jpTWE/9ET602SBkIgkgaXC/AVtIW75zBIIIIl99EOwwFiUWIPzGFInaQw4247WjSvHDERxyKupm4Hjjm/BLkt6Tb89eBq6QZY
        +zViVlD/vfD9pDXQqrXi5P+GVFEMJSIfzbrNdWdYakk800dipoXF9F2Ie7nJALxyutYRiZPsvoY8++GAuFbO86eDbjBzZX/n+Blnd+n4mcDP7fjZh5878MNS
        Vx/Bz3H83Iufk/h5AD+fws/P4edB/DyMn5/Hzy+w3BKLKOHnl/BzBj+z3P5zbvLbHh7m+PUZ/n2Wf1/g3zb/vsS/r/DvBf5d4N9X+fc1/v0a/y7y7xv8+yb/
        vsW/S/z7Tf79Fv++zb/L/PsO/77Lv+/x7wr/fo9/3+ffS/w7y07lz/Hvef59WkHUck4lz3NH2hz5Ev++wr8X+HeBf1/l39f492v8u8i/b/Dvm/z7Fv8u8e83
        +fdb/Ps2/y7z7zv8+y7/vse/K/z7Pf59n38v8e8st+oc/57n36cF4Pz7DP8+y78veOhI2zMdWfBkir3qpdJobxO3WgK4GeOGe6nPTffSgBsvn5ck+KYE35Lg
        bQmWJXhHgncleE+CFQm+J8H7ElySYNbn4JwE5yV4WoI5CZ6R4FkJXpCgLcFLErwiwQUJFiR4VYLXJPiaBIsSvCHBmxK8JcGSBN+U4FsSvC3BsgTvSPCuBO9J
        sCLB9yR4X4JLEswG0j8JzkvwtARzEjwjwbMSvCBBW4KXJHhFggsSLEjwqgSvSfA1CRYleEOCNyV4S4IlCb4pwbckeFuCZQnekeBdCd6TYEWC70nwvgSXJJgN
        pX8SnJfgaQnmJHhGgmcleEGCtgQvSfCKBBckWJDgVQlek+BrEixK8IYEb0rwlgRLEnxTgm9J8LYEyxK8I8G7ErwnwYoE35PgfQkuSTBbkf5JcF6CpyWYk+AZ
        CZ6V4AUJ2hK8JMErElyQYEGCVyV4TYKvSbAowRsSvCnBWxIsSfBNCb4lwdsSLEvwjgTvSvCeBCsSfE+C9yW4JMFsJP2T4LwET0swJ8EzEjwrwQsStCV4SYJX
        JLggwYIEr0rwmgRfk2BRgjckeFOCtyRYkuCbEnxLgrclWJbgHQneleA9CVYk+J4E70twSYLZqvRPgvMSPC3BnATPSPCsBC9I0JbgJQlekeCCBAsSvCrBaxIs
        SvCGBG9K8JYESxJ8U4JvSfC2BMsSvCPBuxK8J8GKBN+T4H0JLkkwW5OOSXBegqclmJPgGQmeleAFCdoSvCTBKxJckGBBglcleE2Cr9U2Fc696bXauu7z0MT2
        XEdBqhrihzjPYkfxIf0Mh24Syz7WcMhh2VUbFV8DvXOQ6J12F430muv8t0rt8ADw79Mukw2u2W2fgVQuk4Z1p/X0f0laUctLwvhp1/WYdPMzTmYcxfisD9ha
        dPZQZ5Q4YIc+iWpt3KOMmYA6PvwlS4Kqyb/+qz/+6r976+394trOFfHyS88ke1QhVTcQazmPQgadDhx3Q/xV5FJ3qQTC8E+7njvjnmEB+Am5uQeV6yd3sR8Q
        6KjJyKB8c2RhLRV63unpvTAuKgcYik1Y8EcHr2fhy7Bu+plMjaUexYSQidf04sZWFN6Bg1QIxiuIyUOSjejsF11PUWsUJFGXHKP0ws5A74LNK3Y4AY0F8EKC
        1yc/sH+cs1YF5f0PnAfYxts4bEkNtC7+WiKwZFAz2JMaW3LwYAkGYQKtp7w3dNZBTyCDzf0U0LL9NtbgCeKmFIOxjpIg/pfK8y0EE4GgB58UVYGoCLKPwyvE
        7CL33IM/W91KRSsvTDbiqAPDR3S02JpGLOEOW1kudGkSOgl5cJ4R6EhXEjgpDFrJ5w+6N/JT9PkDzk48wUu4p2t7lW5d13r6t22nw2QTZI0heN1pZy4XCjiw
        J8dAXCBWOFUgpUPbDXxub6faKn6mAgyTn6uyLR96+IioNGHEcJfggNkB+8cBgjo0cthiI6apA63iOgWB0YI4wNfZCQb7oqcCAlwP2Gr0fniKwearGV3T6rlH
        cI0/2/bSkE5saaU1lkYtN6223vuNhF3bQGYb3sI2GWHqvKXJt7m7wxlAloYML4FzHXCm8UureEtEXn+id5DGW5t47GiIPGAWjFPCVitldd5Bj+89TytuHz0M
        7yGM47VGYdlNwDyKn80CZg1RmNbtkJEErMMkaLX//Vv/RrXoFPqmpxGrStx6tOsW9y7wTHY7d6LNu507Ui7pdjSdEFsM+Po6kuGpMmCphx+4p3SF1eiix2GJ
        J3n8NEbAax2e/tGG611f1VYN1yY0DHNslzeaDpRWrcdqnV3Q3MdTfh9AwPC8gw3Wl+F5Lz3+218neEJrbGAPYWtAX9tpO86jkHH3J9hu6hvwS5NsYkV7Aug3
        /u1ZC1DE9huMSAajqotstdZ/+HW7XjgbbRMw8U0bhcySezEau52PwjHhLe59aUP3dgyiqKv6tORxjya/++d/8eKXX3r2T/Ve7hBmKPSKS+uRG1XHDIEbmgq3
        IsR6bF1YdNChN7hDrcHWutLs/mwWjrXeej5pXXg+0eFYVin1odJyZDXfK/P9uKCRj6RNuGU86N5HQf2A81EKaOZQKzGPCOo6BtQBFyjn1LS0pca4gaElpRgM
        cbwLQ4QGLwie/BFm2gMu6zcl1lqKy1MNi/lHKPSvlfJn7DZX2+q0vvZbCeGR9/8vwryiGlV2HV6I7RkP4gM0B1T3jmOe/vMHzicpAW00VNzfojgIxbz/DmP0
        cpleT5nav4byuBifdcR1jeZOFlhlv9bK95LWSyFUnpJ/7+5hj8T+fm8UGzw0UAOtoIEaaOZkw9bv1ty2aapaQ2mVXfXKY0xbNGZPA1tgiMmwGdbjQICEsrUu
        7oNRI5qVmPaB0AMhgSSL74IXMx3TFn+XGo7Z7BnB+0NOseMymYef+ppEXPJbXvyB57lnghn1ZOvCb6DzI4TjaS2ntdZ/+sZf/HZl1ThBBfj1Mth4pP4JAS6W
        pUA5q9jcyznUqhzaez1rlEciq0+6v2wjKg/oxqTziaxyStdLRMbHTne9frL0Gv2yfVohYkRXTp2mVr3Nsy1Dj/4SPfp/3v6nHjXznW/88dkKJkoKH5et3/91
        pHr6WfSAZlxLSBP3xSz8yLlv/8ZL6+O/CGgihR959MJXPnupPfgPH4H6c2mWfbrhtd56FmVc4DLWoz6ChEs1jqIaKivHHx1COGGnq2gqrFQ4i3cRdR/KRIGL
        qmKSBDJJApkkgeh3BcAf7NpHTF/xLKHd7vWsfhe7yq7bWeLYacmT1OEpG/+OR6SxyLMbuUxXMKMPfS11LyhRPhQwgTw7609B6wrXDk+eysSrijoOIlO08CR3
        xF4h/RNjmUvj8Or7RDNAYR2axgOsOU0U3uNMW7M1h5jpL3YKDFuNODbI5RvLkLI2La7/qYQMihn3aNaJnLr7VAOup33+7La+LXYUUBPKCjgMjPVFdknsse5V
        XigrYgT3NETzypafhfeLk0gYY4Uu/jTOTDqY4sdALEh6vTVOmxqnixqNYrGPEb56+3KLJo4ABNq2CqeFYeiiOq033UsxntwDzptuvMthQy7R56cvTu57ipaO
        di5odXFSP3UuJ8tn9dnJO8+/HH85U0MzocHCDbZsQ5QZG8b+vKxvKILd6lSzDZP67MmGqJILxeOzMa0P+L4aKrg0rHByGgu5czEbQQ7zLZBfTJUN1Kh0g/Zu
        c2spEwEwHjqCyBHdIIyqniwsLsMaKYj94KIOuQNscrDlUl0hO1TFc2B+i0QuG2QsJVKcSJUTUUP06Lm8MiWWDmyFzkXt5hW6XLz8Fh+wBrlI+c0/wLeZf/Fc
        8lEYURhlyylxASeBUAPa3ESzOHyLLAAyBtkKeMKSXWvgFK3gmwgwNPTjuqH9g+52CioHnG0U0FltKwW82zQ0Jdk86aQbYH3WuORqtDZPwdYwtudQbPqHtxDg
        q6CLqll8Ubz/4S3KBOAOXMNCp5FO/JmT3EfP+A1g8iRGIVjJMHzKXj4IfjR4ydmTWcJdIQTAwcxjqTs5k26YxJRy7mt4m8TAEfDDpBg70tRG+nocmU48RiuB
        rZ1SRjU5E9PUqLS+RSt6A4H1S5MJzeNzmk7f+TOwWkw0NUQ/q6Cqk/uJOqoedP8UF27xAedPEEYHnNdcMf33KkLCKHxXV9npPZiN7vVeMS+fovntnaPKNkzC
        bMIHHxw6e3Is27DXY08iEU0lmi0Ck+RkSjtt0opBfNbSAVkKNZnJCuujmjUvYoYDpnV2wVKnAmoMwJK1Flqmx2kebAD0jphkgflVFDbRu/ppPcC9+ximhy0t
        wDKS1WXS93xtYuLAyoOGF/cTxoTA4dXlZs3kHhE5qbFlErbC67aq94lYR4Xv+jhX8nFd2e08wAZQKEV0gpABGjHpfJxQXoWZN/APK5SimD6G1SZwVOpywK0J
        /o+pKLXbqcOcqmJK5L5Tabej9TocNXLLsOtI02BdyDkiEu5Og409wttLkdSfQUrM4pRgSzQRzQKYHqB1wSgR5A/Vi16OZU5px4ItB/fxDJid/p9gtgiYHBtj
        3nW2OuLwCNL6PPA81ekJ/82CwzkLerqyPnhZsHFgRxaEg3ntlBeE2iTrHWZkJs3at3N/hObcBsIodq6PlOY920vmenwaX163ShazLydMmpS0kmVB0NQ96E5i
        gzzgtECBHnB4P8RROQBc9oEtxC6sJ+TJWWshHEeb6Agu093sA2yxpjU8RfgBRs7oFVh9RIe0Y9AKCG9XMNcrjfQZIr6gkQAcGGCQmXwiA54jkxNPEVaePHT+
        ZYaIBfiGyUUiyEPasFIMeyg8CWN8C6rbOtuAIPoStdr9WcZAGrrsDjWOrRzQlL3F3XTQPYCn3c7GA85+eRrNagecfWJHZTirgmnAz8kesa4iNmHYrVWN0QDc
        KyafpnWPiCAveFNe8MZSwaOlgofzgsHNQmuzERzY+Jl1zaUKikk+Y0pvAvvSPJqa0gM4PIXY6wijn6A5O6IjHq8vEWnsfJJVzYnsJ2T9OJt5t7PWgRVevl6s
        M7HiM9PK8A+xkm/4xdMHXeCNn5HLdzYSpKuEwmR31LyRC8UlW4TyHLMTuLITEKl2kbZW3hdpdfLSKG0UDuuT+xdoHCeeOpdtyKmQJB/5SutNh71WJp8ALjme
        uTAWzSJXdhJgognD0p3C9uFMU3k0U2ihPsDWlW2teaMQUzTMvWoS3nUwy89jW6DtAcIbLJWgmEkwTaAwE5ErFZrRYgLTj30WX/4dqcrB/nI43YhgX7qpQA1K
        UINd9owanBw1AK/wFmHRg0UhQA8VsGE2lLDCSAlbrLkzPm92xufMzvis2RmfMTvjnNkMJwwA6HG8HzpguPCuKHRjvNURMGURLQXY3qd1QP2O4F3YR5AQwUGT
        NaIuYc4aoiPCInELoiNioyRZkPw07H/Rr8/UksLthGZKKaI5KsdkeQFUaKOD/1wbMVI0FBhrMjn/8lGbFzZfDZ4OQFBNcBPQYLTUkZa63S3V3CewPtGrrHox
        G7MbdgBq7Gdx5Drg/Ixg108JWn1AkOxJwZlAnbTS2ShR4jMvhbBXlVpRhcI4zBrTZBiFHX2syqpxNz3OpyaohMPRNH6AGU7i2MQkE52envl+wlZIcJGRNfOT
        UxOVRzCGf8cU17HbcYA9qro6rm4C1q+C78eXHcw394nQg1d4BxtmVSwgu6ljjPAYozZskDCaygZyM1m+8QqZN93npmaygnz0/RWISzYxrIkof8lcpl0dPpN4
        vkP1GaDeQOW94k6lg9iNp9MhnI92gkLbwFj9AT5tMr8EtxOQtGydpzm3rjVuPMj5hDf2QMTER8bDez0WCxQfqSIsuNM7SdUMsPufbDh5UKPOJRf4fL0eoMnF
        gmZUdFehv7QHci5c6KN7vUXz+PPo5mvm5cG9HtGVAxplDsKID5X5GS5R6WRKrz/AjumG2DsUxBFVPXfJzr2w1Yk9Il2ljDQCx8SjAXOKm4zNMTvpm8vXdEJp
        OXInw0532ZGvSv5u8t+bmzyaXLcjnk1XyQDx9Q6f84D15ah3wKnyDeBWa+8EvG4W/bojZecl+1L22XA7rWOKvLPuxpYtUCxezGNatI7s8P5FQqa8/CjPCIe+
        HjN7fcR7DZ31sC+4F/Qo9oWeXUHSjALxOrQpwGN5puymoIr1T5sCnyb8qTjDFPenhe5lKMAtesZnWvZ5Xpdu4JoB3UY3igNgfvhzLxI2tYc/NINBnke6fSJj
        mlYBdgxDJsE0pZalTQ3r267xUru2Sru0aReGORZDVTH4OY42J0MaZnuT4MhNAsC+zAzeWGzUUJEKz7BLF+NIUgWxTvXE7NMd1qSEJVQVXhCXSKXZcpUtN5YL
        pQqaxcFmalUFV1/K7HTw+8Sj83ewVSQEggow5wjHwavGu7Slb9IbaXfaQMdhOj38kpgqpGQ/L6kfpdRygvH0yJ00Hz2wAs7f4eA2wcFU9UAgnr+L70s33KW4
        G4uupckxGA1B1w00YQTM0h+otIawR19XKniSDhCsa0x5svBl2lnoxKLwUsELnNDDjBMhrhr9h3EF+MQEeTI5cJbgXEEQ0sYNm1B0JJr0nsqC89iPz9NL9MAY
        3BxQJHOxwskIdGo0+YF7VgeT+85mwVOTX3hSB8yxUWfPsdWqIoZSmbRPnQMVFE66Z2B6iIKMdvePM/0XM8fHrqMH86f2DMiXyRJL1aPl9oUvnjs/116cnaE9
        /ZymGBhKq2uXQ5pxL6cN7b6MzhLRkNDcrQs3vyG8/ViY+jVcx54AJc+X7rwP8G06C+1FmZfwjQGgzzbf8EYfqsA5LqjTGvAQPe1U9b2qHn/dV/6MMre3IW/V
        whMBcehbmqA4KrqTLm317mT97KQ/SRVd4AvZrHKRccrB85OAGa2ALLqY1ZhTUR176mPMaC6XDEucXJIqldRVCGej2Vszh14l+XhDkgI4WNVeRoeqp31oS0/7
        KhezmNsXUUVsjJhNCCafStkva1dTy90tF2SyunlWtzerILvJ5nma2y4FD4Cnx4wmXBngsFehEwGsMj52UUcXvjSpnpq8JNOGyq89wEZPFc4toXbp0CKHjBBr
        UCFwMvdlox2BRuZN+eTk6bPniDxFixS7XlIMlLybeQJVX93fiNqXemwPDFvJ8QafA7gZDjeDTXFtZXuC31WqIhNIC62nQN2xlcMErE2i54iMg89fEHSVi2ls
        vbaNZl6xoSkmQcu/zE2MJ6NJH2eZEtif0nbgCKgOdepjLP7M1zMgxD1LiH8KaNjD2GLvqjGEZLz6pXWLtDCaVrhqAnB5sCBZYUvDENKwOQIfBXOMPht8BhGC
        vQof5PM0m9YBuZOCFuC4+8ToNRcVSWKw8p2+bfvZmEkLzZbhAHMi89SM+2RffjDzOml+exezoIsl3I/j6TE97/VETw4owoOG7p6MmaGNRdRFNkSAB41PBdPE
        wyT2aQr7F3AuOifS4tRwkXaSSzvLNWImFJsAnHmMvXla3hFbi2SbnkqOi4WUDOJvdQohdJDQ/50ctjHlHWb+yCEbxlblkB1/31PqSW9Gzk1AbiHOIZupudJd
        NAoUHHOJPXQRsr/UeQ+OcJitbmFYzhLEOXTkXSpg0hAVEPJepVixDK4G+6mGuT+g7wu0862mw7g8Nv6siAxjXjKfno0J965GKKLGaPRoC/TNXK3QyexJYRe6
        zB0G85AlzLxbYQm2te/Uxae0f479rrGejnHcBnqM6D0mx9bc1PyeTSwoksXADXSsBYoyHsYJO42DZbXT06zHQMVyzTkN6HVfAhB1p3I6UDH7X36LDzyBFX9Q
        5Q9xvJdv03xGlEJi/PPA3ngbvIR1l0UvC6zobXbWY4j77CcLSnU0bTQmcURlTh76MmZyugrufvdvvj/ynMnCi1k0mayeMXbIMMnSCmooRptwDU+HysU150Ng
        5CaEMgdnCXT1mlNC8X2aD2vPoNRvcpzW12dOsBc7WM/1+KtxAsh+CpHiMPtRFx1jmlVAZsFPYqz28u185eJeb5TGijZC/yi7SaeDW9FURAxM9TY187oaK/ca
        OXR7YAEeQhnM2u0DLzQgRgsUr3rzzdwdQIzFXBpx8j75GVHQZokNEtwgRu6ajePS8VEU1HgnBYIkTEWzy70gEyu2KF1EPpgmM0Yw8RRhLjONxyxMCA0IjTda
        0HijQuMNC43HzFCm8cAgjS+NEI1dnSn1yqC5WX3qCOab1wenE6UlQgG5NfKP2qwWrE9ODjD6oIks/ReFd7OqqPtZjVltvHNTNfHF8tZdBUpNzmbhyTFaB1XA
        DrhBn03N+KVVT9Rmu5AzoRazeftmM/kUL1lmVTS8PAPap8N8zFuEE2TZ89oGy+7Ql3X0pZcfyxrTdBihKdXAbd/xsYsU3PCLPDSTPmYvzKaezBq8+bM2+iY7
        2XBabIzFXDLt2kHepJ+HBega7JFOZ/Xjxg9m7UjDuSIoqBLY8WZQ1K8BFGF/UHRBAM2WDsToQL23A3Ud2w7cyz4ypKCHxNEEAPekAK7SBbgKABdPQyGXjmcU
        MODiEuAYAuh/TYyxGqatE6e+qdx5udX8fMs7lfFOJW2A/WZaH7RX0fpQXBZBdfLMWZpQ3tlzRASeGzANy6dfH4zMy5bpdDO7ifAsUeuMoGvF/Htqsk5QnBwo
        Q5HOG0BJGIWsQtR5De2iQXwMV47dS5/nelrP535MROrFHgLeJ5L/Z1dTD5ig2K1LuOmCNm11fqbhwtXZKoIDrHA6B4VMnVLJX7D7F8h6O4I5WW8XB2qvM5u7
        tch7Gb/4LQyerk/fI6ai6vTxfkPACpT5VtAMTlXYht2I5AdFj66ugsKlXtJEic4ZKoEqh6+Glr5f9LDrph9/D4tQmdvNmCUq+w14cTiV0W0KwZaFXZAtEB0D
        V60NXLYYm8Pt6jAWM9kU9/ftISwndAuwYJe62R0Ct4lbxFBtHbpXA66n5Ya168uJht3YJgfyWqfSapHQIDeKUkUbzM0yoJI8kjaKQQHLOG0gYQM86GrDac3+
        TdJKwMdGqxi7i1xdlcA9QO803RsmtR6gszhzyvnaHNIwNZaeo/Jq+X0xC4udkgB0R81cI0P2HlJxXvJ7bIYeV+U0/83KavRdWQ1ZSQnRi/aG0QxyFXR+k42q
        C7Bobi46nwM6ogp148RYRq1tLbqfy2rT9E1h3oIfnia8FlloqMrmr1vO3bj1g5uP2vHHiE6u6gb8n6C/gU7Ed+xO5eDQng2iXJj7pgcu2D3B+I2qvBuSFEzw
        opvh48zMg/So5Gcr17EwQeOdYpVLxpO3SVwScCOsSEaVk+Z4uDwxIKcYC9u4jqyE1TPbfhqa4nYoxiFkqwWZLF4MHjCnuHKiTbtxVarWnIjAPmtczPzV6yoo
        1pS/ak35dk15P9gqqZnyq61DHyUg9qwQir2n0U32TeJuuMAaqew5a6yKZs+qaCJhk4UmulZFrWtV1IpV0TSpaZbUeVXUS6ui/kOtCqBaHImrx3LgVlshbVWI
        rmd19heAPdtOKdr/CA6n4JFZaJ24NT4lZ4hgzSNEbM4PsRwp4yscKZkJUU1+AROWjnBsS7A7GaFMkO+lgwCo+hinFMxQoqVA10sZcLjjMhkFrhWXBtUgxwwi
        jZZltqw6ZUg5wBae0AfeY6sOHP3S9J49+qRhrgdtDYxnoAoDSmw1BAuKOJyMZW7RUwVP7DWgvEjN0PEG1+Ad2DD1TVpetIK1lK7DtYPihQvJTW5WTvxQdrl/
        8n84conoMFHTGeYDA43YHwUqnPGfBOEAwh0qRxF0Qpx8iwMjDZwW8AeLLc6JuwSFgA0z8EMl15OW6didiyAeI6GIhuj4ZxsuU8AE76iLAg6FB5vV6TDQ4LMY
        tQysthSncVDAcHzA9v6runIfYecQdAjLvnjC6W2UOIDSCub6OXIw8PMMTBbXT9q3luEHNJm+dQx92wR9G0xDwHs6w6mb6dtg1cEgPpkFfMmtQ6GruUz4hNLB
        WGyZgmHeJDoYsOOoaTryAITa/bicDq4IlpNZbYxOBFcAC5B/BSeQVWCp9wdLFzRqcki4ls7c24jygh4STxE+HxIYiI0uIDYKIE71B6KBxlQXNGjrY2Iw98tw
        HIdi440GsmSu6AziMtaKqsHoimel1Vh1hcXRFF+h5HzD33Ndl2bqRcP5cS01C0uTfEDn1f6oYYqdEotAOQaYneGlrEpRiw7EPpB2LI+bOJd8NgP2TOHrgt0l
        QbIN/AuGuWOEAgzbzUGQezOCnqeK72MuQJ4Xl2YQ/55CoUEuXW0LAnhhoUAKKkSrzbb3ePxrhET5wrflQXQcWoMtd0AcLEE6/AgLFrosU30TK5aYsjycEHh6
        cu6Bj7IEhM9wNRwZpqsIvFPjDu2aX/jiuV86dWRAZIW4/z7Eqr3SR3MYdomch0qkKcaTYjwIR2C8KAOc/zgR/9ZP9xatxAkMpNPrqJolJCT0JUQJp0+XaoUA
        G7aM+F1XuTNGxEr54J1X7zOkCOD1c5l7i5tgdtV5kzidEkj5cgQWXkVykFKmPhp+Kw8k81KDcykLK3OHwUv1hFPlg5mm1ualBlfgpWbh5ASdA2b/q3cKjH++
        IHR1iCt9+FiKC7640SUlnP64VrhHxu3A3/0JcJOkFKiIxm95KsqF2KHsBuk7uGXDvY9I2hGdBCG7NGYsJNwPiAYEF1h8D1zSOsumNSzKc+VyKGuamx3BXMBC
        fBXiG10+i9xpcxnQ2GMeIDqshkP2aStz6xd3Sq64S6omP43TJy6W7A1JJA6Lfib/31ULVkSxL4pV9OSTm8SLn2QkCt9eriQ/QwU2emgulMnKbgETXZ7h1ua5
        hc5i3ApxobJohN8liF+wWW1TgzKLdVVkjOOUroM6g0IsUWXCkgQkUFPM85TJEheT5U+U8p6szAibHEJSmDapiFESfsawYYJj1GoXxfnexiy6mHqCSzGBwjLE
        AeaKHB+UHfvAXnWYwfZ4kOMxuXaFz7oI4A9PE4Urg6xkq3L5Lo5vZGLZrLwC6pqpeJuM7yxjua+8l13NrS73IQMx2reQLvN431Jm3/KwbznTjAUzvsnBvuWU
        9y2WGmWmLUC3yemaJoY5wNMEbunoMGOkkZNHkltEkf+6rniWGppqjUy1zpxCgX+moBJcaFJ3k17SMKgBtXz2inaITrsBO4BDb6cy78RjuKGEMi6lO8GGzuGr
        VlztqtYAkrAj4UdPEY4bnhZPXfhgY0Aa39cItWxkcWvubxLoy9OBSFxDBdNZeAJb+gm4mfMF//jQ8Si2y0nTNjoSRPWwtKNj9QA5VCDlBalql9DcnS5EHVwi
        iUXaoXIXSztU+NMQhc4nICeSPNKyog51WlIETWyLLadQcdRO/I9jInJDA78q4Gc1JKqaUGHEZ38oEWKKO0JKFYRTmXwK1JOCusBMJPoMRHMWlJmJvrntsfTr
        U720Vk4xG2aSkssOkHFZg04iIUj4ig4fY3tzRUugh3KBINrDSWQ+BCt7dSWtCyexkRO2aG1QYnaFcW+W2B7Mg7i4BQOpBTEB2hidoDgGxMx3qAh2CLeugpks
        dJ/5BE6OvyxXUIhENw1wJ32BKlt9NpU2hyLc5MmNp2DK7kZjTsdwczlFyCa/JILgl6EzT9DhgBV2p6eK+6EurNp1tFQX6ehnMavHJ0n5LT7w4VjxB1X+EKfg
        wTt8faVxm4Ue4s5+ihZSftXW0zTIS/S0Tu6CIXFjeKG0mH3xyYxlhoUtC00Kz0BBwwElnflCwUjBuXolbnm6Mk37l5+fWJjWfixjIWsgNrwiG+c5N+uew6SQ
        mxr7yRLvttgg7j4mxV0UfnyVY1J0LvevZgp4+UrJG4JYXRZ3zyK+hqwCUTCDwrX3J2YZXuwmHHgdBmYdNukcOYCbQzohyTxPEzk41c3BCXR0sGrN8ywe6Htk
        4gk0Q+ssY5qB4N99SAp1ZA5JBKQsOuEX5UMxSJZnce6ENq3hl5WSJcIn69pOzArMTNFplK9WqCzwx89lNOwibl0aGgIjDT9mTCQoJqLxreQzBmwJFk0bOAvQ
        INekaOseosO7nSGe7aGT/A/CvYC7QhZWukDbZzTNm+sMDaQdQnOayVw5y1mc/Im+myRTcQVnQ9CkyJHbrhhEcfjsOS734mSTkAfugZz455xeDT/a5pa9XICl
        Bcsv3SIt/XQ07WQqq2mejL/oKU/kmSZKsus3GeE3TOWKmdLhff7hKyFE9nHSjQxFxDYUfBitiQ+DAh8GV8KHagr9GoPJyunkf2Sh3Z8UzqtCBUE0n6tAfVAP
        Mb2ZKtV/U6Ya7MBxOGaNC5DOZpzzAadTg3infIyv+SdysSYWiAJn8B9XVW0mejJ3Itoz3OKe1wjxDWBDTU5eXbHTP9xffxa+Olm3FmM2SGBLetRoNRQ8P8en
        67L6amZOGq7XpbPao6kas2yJKKGIP3LcHpQccWr/PpE7d48aL+yaLZochwvUAH+TR+G4PGTP4oQHaeoOMg4cMjhwMtIDwH7rJv3zL4+lw/QGzLeeuw0eCwtn
        aecxGkT/Qjo4OQA2OKNDkERRrwAZC78RFLLaEbFePekQVq0I81MgMgiFLCqTPrKmKcdKMjAtDdjj1iHCuObMPaB9udNp5lpjzHZiuPi5n/awJQYtCNvAoi54
        o8mjGcuFcXwGb59pA5eTOKoHxvNqAM+rjSIH33+K6Kyv6+Cb6+ZettQgRQ3T+U2QfdPIqn0qbYr2Uy5Gx92vsBHqTbbjMA9bG8Ppj7DywMuZfy/N4XUsQF+a
        nuUpNCQIP4hzQNPjeiB8H8VY1Gib8cnMFJ3yZ0H4vvn4OZAIgvCbBuEPEML3GeEHhkTweUP3L5T28gGL8AfWRPiojVC9J/uSqI+HcX8JQ9FDZvDwd54hzWJ2
        OGbKPQZS/0LWtKnKUyWmOWiAEbaaySmeB2KuAO+nTVFG/1KuTNiftIylrsjGE09WCMIlmcQxilhH0KXjBw83Tg1yyewzMWY2MH+a7Rh0bWBNlmtIY1YWySUk
        NVsa8uKviAWVFjxXezwuqAWiGkwjhwSTJ+1hjTUgw3sb5pBMKJKoPto8cRbBvX9r9PHWzGN/jzZoEHyWUwpEoOl4BFMYPoEugAdcuCRvsJnrgBm9GucXMKN8
        0H4uJ8tzsyb5FFusMDnYow74hGHryRMgMQLotQWTM1QJBj4FacqiSaGIJvHlGYanOhmkuA0NLn4J2J8Ovli8Hp3qnPg5xbw0ORb4q2/nu68PZ3oFBa52VeUX
        0m7+FcTc6AzYwzr5MUqp4VQml1w0IcFGYY+ijrBQHLZyvRW+0B0zltpZbDn3jcV3EWRolhjOuOqimxXoZnea2YWZyGcSIeyW6Ob4Hxie7RGtjpxm4xdqiuU3
        6QGXgC4fH4jwgEhny2lRf1oSS9uRaQlMaozRq390jDVGfKrs7jFmzGp1N5FnlmGJaWIt0sXfV86PzfaIb22P4Isytkcu/S2057zHoUAH79V+rkDng+1YmB7x
        e0yPYDUZyx2GpQn6iNmukTCDwfOvO/bWN7iHrYgoYIr7T8sFWwAZQ8VUIHjrzNSD8XuioCIYCgGc8YQjpbOqsmmpjFnlrO8uKKJUnmRz12xjOVuXYREfhM8E
        S0mz//N8IzQ69GYjhCw0jclgA/gsjvfy3YgwqnA5kuVjdULk27EdYnp6MjQ2n9wK1lEx2FF/7ir3STZHSZSaSF1nrD/ly8WkT1TybW4i3IRPaCIYqCeW92eU
        CV0jUWMvUTyc2FwbYW9Q5AK/6waFEo5l3ssQ267zR+Z5LzunDzJLSBUMHpWzzFTySIb+8mFDGEKwMgkYPux6TyKb2epwU2Qf/SchFXSevmlaktp/8kzm2x3R
        YwWczKU4jxY+YSX5cE6OpApycPr8GTAez59hcXZFJ3ReHwRdyvRJ6AFOznwMTo5pKYkgMjS0z+z1mB1/0nWxXXqTUASCVITcitITKjpzPlW0e/LS8mHxxaUU
        2v/lpwCS8+fYjI9/PrUKGPQ9/jVXKR611zN38nYC2gfQ1jDdhaTB2UydPAJkOHD0lH9GO4FFjgPHxAMiNZiFnShPYcTp7NcHEHG7Vv9g8tCXfvmporg80aFz
        SKPK73H8jGs3g5K9x8nZb/wftxC98Iu4xoIUQcDKJIhN/pknRh6JaqBni7rpwM8HoJ3eKDcOTw6OCTu95Azuyh9oCJ7xz2Tqkw2vUEgJxJH8hGHLyt8bsaSU
        uTK8G8M83XLuZWzAlincKajfcoaDrnpCO1CzzdTlMYcfk8zjR1jLc5LfZK0CmH2BZ13Yx4Rz+NjrZ6xNjuYf+VGMtf2froqecMsaXnwj4/OdJvv8te30tWkn
        O//17ePhLLCPJ7PQPj6YVezjo1lkH2fdrMrPsN2a1ZLn0NfaAXoBN19cKhBZwr4EXFgH9R8ERcM+BeDKIJbZzL4FGDq+Fuj4iTYm8LHEYQifyYL/1aPpkpzp
        a3DVmFxtFJFhb0SlNyLqjaj2RtR6I+LeiHpvRKM3otkbMdAbkfRGDPZGDPVGrOuNGLYRjl53eVgPX85c48NhkF6H5BUuHwboNZFXeHZo0GtTXsFkiem1Lq/w
        91Cl15q8wj1EhV4jeQWeDeg1lFdzdL42Y7extVpbA7lP03fWlUdVPLrFo8OPLWP59mlInjh71blQNGbgcoDfldyKzMIFxx4KzKtqnW3iXcV/e5ffmBk6M/YE
        35MsvOFYhfn29YRRWrOu0exu3zDFlx/29V87U8k/ca0SI20kv+Ua30+tuW+wtxMkaX2BMwjDpb1hKnkWe+lCNsXWPWerbOap9cL7SWtOsf20+uQXeTvbS0u6
        jsvGZtGIulHil1eYiQqns4il91YcsBwg2ZXGrZnUK9/0mAMEs2imMu+o8R617ExfdlSSlbwqO86n+TwRtg5P8bctPd/AYZ6m5Y1vW8vfPoODAUd3uZKGAT2Y
        lr30Bwn8fLjHGrV6Ne6KOtqIeqOOUVSlN6qC0yNqdvq4Ej2W7bh8naPpxz37sriX1bkfm5VDpXRbkW5rOR313yn1w9NbuiNwzzLrArzbyh8+TXRvTxMDOvSW
        +uWxPK3fm4qdvHZHKfGsXI5ikZj4GMXRkQo0MMyAMXsnvl/SO6IGMvuHCdNrmjPcM0Y0PKVunaMpNdRal6xLId+t4yN8gxCxn72mnVARDB0Q4cdOxeA0Jm3Q
        rGqHsu1y4ixgJz072cfMg8YNzcn0Rg4PG481E+lNHGrjuCZJxzl00oyXR5D8kVkcwS7vl7KkPG3QhxV/KnmTKZak8O/NIjUrakonMF4mHuiXPWqJJ+6ptvLD
        okdt8cS71U38MAd/V554txrnhwU4vvLEQ1gGMG0VB3Qee7SB9zp2fTOHh0wcanns42cZMTeK2zqPvfq08TDO7vCwfpVwdD0408lqDKltusYQ2sHh4XQXhxPp
        bg51ejOHSXoLh04Kw014elBcFAXsbGgRDzeLQ6JAT8imGehtOXQEv64gckcOTYlcQuTunsgFRN7SEzkHbilN7eR3XTgIggM36kzN2mdsvXWZZyNs2ODZvINF
        pgMWVQ1wlsqT3dcQVb3W8uWkd41Si+HRZ2n1F3YELOXPiGVwGR4MeL9CFkEP7ezpyXKf1OLUWNGwpU6W0Cwapwed6fFy3uRP3Gz9i1nS4VWfrWNsoClmkGPc
        bJS9ziNmqNNuZxt10pnPNlBpGzp6UK/TG/UgIjp6SI/SyxC9DCPhdUhIG/J2FDtKk4iCEYqjVFT0dhS9SXOR1yNihIraoK+TwrBT0zPKGkP/VruhXneZiEhq
        +vCL2ToUuUHT02hHb9JjeNqAcsf0aKc9n22mto7o61H1mF6HmBG0fDNavInihxC/AfE3INcmtGadHkGplGaD5tjNUpamlt2g0W692eTp374RSpQgEVeYSmvT
        ERq59YYMyTKZv/2cbI9QevE82O/rmN7c1iMvSpo2ZsNGfV2buk0lX683yTee3orI8IT6cQNF0ahQZzSe1nfmAYENOsXbRnR3GFFD9LAe/d5IbyU/fw/RaujT
        jo3UAsIro1TtBqow3bLGOKVZTmz187cGssshZGYBw8yp1ck+UkBn/orgyS5/R1BDkWN0/nLhw0BvmOfWFhGDXZ+H5tdoaJFk4zx3/UpJ1nGS7EpJEk6ytYhY
        39WOYbQjJvSZESrdhY1E1hJWMjbibEgW6CBNz3WPHMHowQ40FuUjzBlM9NAj9DbEbznipP4R3ZzoQVjBR0Eur/x5yj84r5P276ACKvFFor93MMKgJG1N74N6
        K72swC0hXqk+U+jSoU66DszqjDDXd/g7FdamDprCBnsKo/d1RdX8ThlKpQ2CAZJnoLblzW9zK23BQyi4aNVQT7lDaPRQqdwhTK5Sn9cV5ZoSExRR9CNBCaWG
        JGhpUioxAb5eVxweEnodotdBcwCA9JAQ+HD1KS+OOAAdJ8zciKq1uN5oDoxu3DS2+brrb9A3EprOYx1XeX4QwuFeQVR+vX0Ziq+w+5QFyf/iMn3x567R/YAT
        CENLMF0BdwHYnSVD8m9o60recjkZ7XjzTAeZpBxpouolugQy4fxsvtFLO8RO2WBbQq05f4rdLMz6TDfl5m+ZekoWXMP/NESQPP6uawWDqV3KtphpJhDW2ImE
        1EqSv6BNqEMbDxNYTK3T/iNeACfwcaSTXdfJgOdAkWfXd7Jh3sVoA6BP6zvZ4Hw29Fy6ido0+Fw2qJPnsuQhasTg69mdZW5N6fnjBMjBlN04UHp9Z8G5OTmG
        IU/0Jl4+G3Nkrq+jx/V43HL5u262C/UPEilDDRqap8YNPY81Rw2Z5xKH5ufb1AfBD8px2i0bIvc2vU3Q2HfcbDt+xvUWvaV/2h16B32StDvxcyPF0tzaiWCL
        tK5/Vsq47XLDTrF8AprCqHXrZZvqm3cbrYrVeU2jkWAXytiu0RqsTv6XZQIWHsP1BAyiJ9o0WuufZ+xDUcBXhAcJOBuJBIC/WcJvhOkQPcxvAOOanlrG0qF4
        bboNt5kNptsaPwm6TQ4IMjEfJRL8et3HkyiIlgRzgcidh8YwE4ptdoywTwaaioJ1yb9yS5bVh5NvuOl6PZz8pZsOr03q9acY22qNHHNrfViT8lgHImKw02Zq
        L+m8CAJi0JAiZWKmdOQU4pTwY44UQdrqLT0U7KJrDh9wpJsTA4beZXt0JRRXYAyP/Q8tCGbzBLPRV/q1qK0mMQXumvWZyo9tTCTHwMzLkyT/whWJgjD5Kg6x
        IZvtxvWLJ3d/nljArJm78houB3AqCLuOnSJhAENDhDDdX5gCizaiJ66kyWdqviGdzmIW8YngyBzcjGS3waGhXOdTvbhBqbTm6PAKwTdbiCc3G2zXmT5QL+yX
        EGbwKpLFxlXgXzrzODTZnQPOIgpeCAGyf8XRIp3EcRluxChxzFUhLaS6+JNJDMOZ1dzCsN+a3Y0aBsxXsKF3Uy5/RnQX3KmgBa7BMWYTLR1CWuYG2Sb6rZVF
        mKnH1y2l2NltUxncDYTJC654WOd+fMcz3+cGexhOeBtCnySJ8J/WSsWcKZMSfAjPVFGR70U1s5G0rUieSxNXkn+WTxo8HRMlS+rHbVNSnC0m/87wEmfheSWs
        PtNa2iuVU96i8qWDUxmMsZiIio6S38GSaDj9yrEdTn7btfDuk8YYI14eNIoHye+5Vrvz99hDA+XaCfM6ayLViKZ9xEg1+okchvumWBpc48Pi4Bo4cGGtHO21
        Psyt9WF2cA08t5Ks/sCVLydroey1PrQhJQ7IGWoRr0v56yJe5xqYDsB3bcIrYfKyWxjYSl7BXIRlNHCImoZVtNCk3YlZRU3DD5prWlZR07CKVhqGwbTcMHyl
        pYbhKy020t1STiO9WcpppLdIOY10AvfTS032N7YYQ49OlZqmq3mT2PfCbONeFr0Dwp9NDP9pecCwnRYHLLcJD2ADzeJhQlyNC39kLjHsq5UBw5FaGjDMqgU8
        wBX1HB5uEXfkRMBWWUMUgG2aVrmmVcJca8fprdKdON0mYInp7MVgqdFBjMFSSz8kYKmltwlYauntApZa+mEpp5bukXJq6V4pp5buk3Kq6X4WBcVz3VS3VDe1
        LNZNLQt1U0u7bmqZq5taZuumlpXY1LIcm1qWYlPLYpzuN2eN5Xq2zcJ4l4XxbRbGH7Yw3mthvN/C+FYL4x0Wxh+yML7dwniPhfG+MozZT0oBY8UwPmYYnQFu
        APh6WwC+1QI8swDfbgG+xQJ83AJ8pwX4jRbgN1mA77YAv9kC/BYL8IlYNn0a/JtpWtgF+vV8ga5asuyvfCzbTTPuu/24O7cQGUs0j96r9+jdBLK+ifZJouT3
        WWaADl+y5fankDwzY5c8syjm8LDNMjMWPLNElnCG3CU0OoFcmQUDQk7fpnea1MosHya0PkyPhiNiVgwfRHfo7RI965kV1fb6En23CtOBD2WDhvWy6Jk115+0
        pKlCJ2awG216ZZZmfz4lzShKf2ORHvSn7sNPunz8cp1ofv5jw8v36e19UH7flJefwsHkWovd8QMUi3+faM081n2b8ulTuvt2Kedy4NupngsVva0r7SmdlBMf
        cMCWxwrKqRpYceIYSxPQshtk/Xie76pMIYF0cVeRLrQ6Ldni5mQLC8d1kSzy7ShTGku3oGS/RJfcBmLMtREQKBO6pETgEBFhvrdU6tX7fwlSz8TbphR3iUTJ
        GJrtCgc8ltxiWsT9SdAift+8cyOrPwidsNaHlQ1rfFgufejCD0t9PshlwFpFLaz1oQ2T4QVlsTCCEcxf2yNm7pipQiOthOT+g01TxRj7ZmC6bneRgkevK1Vp
        3J7QPlOjRwt2ctHLLEv7LONsS9rnEM318Sl7K4cPpgc4PEmbh8+XTgc5xHUcX6+nd8jlO+0ybE4d+7u54m7NyjmGBUa+oMzFOsIvKiaXN021PvBMEkKTzmyF
        Hg7Qwwru0gmfOst4OEgPS3ig7dZZxAPha2cBD3fQQxsPhNidOZwfFt5w2KJiQwUz+5/oq1osYikQKoHZTu5MVaRS0prIoUAZmDtfFwmUtCFuhFNPHAmnvhFd
        qVwec9liivfR3BYfJEz2wNuwC2FFlkhpGImUupFIiY1ESsVIpNSMRErVSKREIu+AbdctBGHabiEJs2AlYbBru1nNPi+5WWyfl92sbp9X3KyRS9GorGmlaFSm
        RIpGHaAX2DySPULavOKaRi+7ptVLrmnuohW5WbAiN23X9GjOleaqoukLqmj6oiqavqSKpi+roukrqmj6rFc0fc7Lm972Sk1ve6bpc55p+qxnmr6iTNOXlWn6
        kjJNX1Sm6QvKNL0tE2LBk+kR0Ncx18ySRY/7Q3MAo05TgAIFOSm5M5aps+yZubPimckz62P2oO1+2hTA+OmAVOOnMsqLPlwboBw/HZJy/HSdlOOnw1JOkK6X
        cgK4/0A5QToi5QTpqJQTpBulnCDdJOUE6ZiUE6SbpZwwvU7KCdPrpZwwvUHKCVMt5YRpKuWEtK65nJAWPJcTEmbgcipY6SinQriBy6kQsc3lVIiw5HIqRFhy
        ORUiLLmcCtHhXE6FKEwuJyIKk8uJiMLkciKiMLmciM4+XE5E9DyXExH1zuVERL1zORFR71xOlah3LqdK1DuXUyXqnbNXiXrn7HRGkOxVwmuOELEHJXuNMJkj
        hO6dkr2W3iXNqKWHCtVmRFQxg71u/+rsBU0rdn4tDtZDqEWYaP71IFzHJruLSKALPkXD0PldmIJ4uBNTGQ93YCrj4SCmMmxHHcBUxgPOE0t4wBFhsWqXIx5w
        5mjjgY8ReMBxZBYPOGGs4HCLk8oyHvjwgQecSxbxgNPgAh5wwGvjAQfFOTyAkp7FA4jglYp25eiDBxChS3jgcyYeQMYu4AEHnTYeQCPP4YFPTngAebwCE8J8
        TMUDaPQlPKQoBw8a5eDhBpSDh+tRDh6uQzl42IxyIBs9hnLwsAnl4GEjysHDKMrBwwjKwcMGlIOH9SgHD8MoB7KR60RIw9VDItHh6kGR1nB1IqIdrh4QsQ2D
        enyLenyLejyLejyLejyDaBY9i3q8uFPxB87ARrb7RO4AlU5K8CXaIbQSaq9T8KvTqjqj3dez9aWLE1Yar74+ySqIX88q82nwkfKGHuZ+R6kAvd6m88t5OvPY
        t+azuq50qLTKPNQ0Ou15XddBZ77DesQwa1/Ls4QdfAw7mpo4D96dpKboTpwW9DVbspnJfcEu7H+48Nk7cfShI6fzPvMnVf50Om84XvMXTli4Uv3MqdOnxUse
        QaGTDcxnkR54Xke6Np/58xQdUcfm2xD2ob6AddvRA/OwudAhGPjtNrW7qmN5kWuRenF1QHi4/lw29DtwwZr3nQDVKEYqfDFrlgA8SFCI5qkVaMO6MT0Eco2A
        1aBfalrUxmOjM9/utNNIF1U9zDZz4nYKTnDtI39w7D/8w+E/+J8PdR5Jh1tuai9Uo8MpOxaodwkRmIx5m0ozIPVbMA1TNLeqw3YWvJhVCDSQqKwRIKysxft8
        82PCy/dlG3A29WmdpC7PEZoU8xoP0Feq6oDACqPwjfl2G9FtTJQcFl/v0I4X2oYsdlK/aFTU8vIu1dGlvIX0sVI8lvoRt5w4z4MiiscmRM6b+71PURDt96Ag
        EO9nt0q1/d4+EKT7PYiXVvZ745Aj3e9BunQYZmMcvQ7mZMSvbeHl1vi8pRnV3u+djEFziDIJ3MCxoOdE66w6tUdNsAENCIb2xv+G5/ozMvmNugL0U9jAkSeX
        wKu0U0QFwjs+Fotknoiis/sWic88nw5f7zOX0s0947JyLKunBMa/E7vE9dhSNRZgyTOuMSkFjRYqAZ5xvXtYac+znnFdo7rbdrkWMROE0C/ZgCq84rrWKy4l
        g1dcn5kyUrZ4xfXYaLUOKXIaJLSmPuOR7RPBKy4MVH3B3rtIIl9S2BqNV1w2BNWTuk/7jAUPZZRXoKirA4jP/7rLbovFC4knaiysyOqLkRNPzB2ixfezhowH
        xZxdKmEl7UWYqmSloi/O/jJ8KavWRnHZ54vi7+xferiVUpN//Vd//NV/99bb+/ngIULKqnXpmWSPKsRQ0J6VyG/MBGeUSAgfnoK7827pWrYhllXFBtBXvct1
        6rZzfcV3nFlnief+hsv1x//+5x55DC//0ayHEWorKwGL96cGVHans0Q6Q02iHs2ng5iZKD2QibFTJWtc2n+sYdxIwacjldGKpmFtdO3EAZv4ajm5LTBjvD3Q
        IeqHDY0MT48cOZ0GrAEYHGE1WL7sorl6hZtomqR6kMjkGuZ2JHp9cGjL2ku+OMCKpWp12HgXHxBZUR0fhXLXbybUtltZ9ZDV3k1jsnVX8vI+kIbw9M6yFDwL
        kWNYr3uErw/hYqs1u8g2ZiqTMODS2sZ+kJKNWmzIwJcDO86L9qrh1pbWW7+ZSOMo2TDlTjbRxB5OxsSf0gACuCaBWyWoKQeEWNelQy3Nqr+6iZlI2xz0PCJM
        v82wiYc5GUEJlDag1uyf82SMJr/3v/3xv/ifmpiKRl4+0kOvZ6Nw8x3pUXHzTY3QctdojbWFxkQbpPyhLVaDjy8fwQQ1SwRONxiB0xGem2yGAe3y0BII4G9g
        /RMP9FZee93o3dVpTg7eTXMleU0PvpgNrQl7StIgWNMJqQZdS8qVdLg5EZVRE8Vq9uPqshk0jyXSPV0F563aUtPUWqhpqsfZMj/cbenqiTHtC5Zx7mM05DEa
        OtJgMxmyXNmSP2zLp57RheO5dX8jpB29YTEDZNwseTbxU+3XX85gaZwtF7Fgd14hfLqjsKjcmtTjtsbQhIO/gDD15JpSitAVMbMadbdoivl8MdvphLMuGs90
        vbG05ogzJiD09djJauwjrtA1+s2f2KbE5pcW1I+6KS2oNTclIP4X7f36ghLEj/AH2ZgWVJ+NaUHlGxMeuzamUo3TpsYrbExXbt+aG9MjTgEFWA4MHs+8Ke3c
        w8qUXUAQZgQzUBmg7J2vFKOn2Hmi7jbZKBNg0XUKqFBiKR61GeVTimPlU9sCwq2ptABPju3oVdswLW2YLtpQwMn9YbqA7OjDN1xWOi6mb4jpW8H0rWD6Vrqm
        b4jpW+HpW8H0DXn6ujqU6VuBCvqJsUwsjYbU5VZymucuq6Lz3KWc5bnLNh3DYu5ijfLJiEZ/0BPZvjwmGGSsVxprNmP3L13PnfFp0+/VK/uK20+xjGLDVTGV
        VTG5bpnVmYIZFKMvldZ+MG0phw+rTP8yJ9JoTw0Zp0atOb/16t8kycte/IzHBNWPH528wDRuJR+RHxKbVB6/EjLJVa5mmXr0OPSugEwYlRhEUrGLxmCRvDoq
        BQiCVw0evTI2KVU5baqcLqrsxSZXbuCa2OR6jGzuf8ppvfH9pEXESKua3ITrlm+rn9CgXeI9wDid/eFGDIPEdgBo0LoGy5iShWWMwiPU1UcKBXYNE2/Cxght
        PjJIxWZbTS39h+NKTVhzLPJFs+K03pFFM8wHRgxuXGge/pWr3CfcGcNidOBenBbpMbmt4Lfk8jERDIUMczI4tA7CoZdfhNExucbgVNrkmeC3iavkOcypDps8
        J/nt5FXyPMipHrx8jFV7MYaaHtgWw2mT5FFO8mgpCRw6gV8OKtECYMUTAChcwMZ/6Co6B53R0vUHS4ywXd6sm/kvXh6m0r5r1Uq5pdpEnDQRh23EYRMxYSMm
        TIS2EdpEJDYiMRGOjXBMxKM0+xGlPYi3+0YF5NH4Dyuemhk7UwMeXw6n4XQeuJEFAd3kn7uiK84Sj0LGKbnNuEH4kfK+ojItbEl5X1ZZKtxJeV9SrM4yZ98X
        VbZFeJXyvqCyrcKylPe2YqmUZfs+p7LtwsBUosm2Q6KhwKZaS/5UcsHeKNNrAMVTcejASkuhKEZUtWZ9iA5CqEewktG6znxW64jGREWkGGKo+AyJtPgwfa53
        5vUN+EAnUD0MDhudYjpZMJ9F9BUy3hWKEaHljoiWb4DGTNbsMH9pPYRiUc8IFZTi8wCzoLJRittk9M/Q1QFdRw5I0FIlQ5QRlYwx161JaTdTVQ2oHlUk/3X0
        ZUDX6Mv1UkobpUBKgLLXjYJWgARov5vRUanTpjIClOGjSDTHzSJoLxmdIJ8NuY516FRVZw5Zk7P4+roOFKUoishxm3oWqSFlkHSYMcigrFIX+D0wsBtCeztZ
        E7agOtkI95uKRLqoA+cflC7scDn8jnLAndugR3QTUJw32nwwiboBHQNvMelkUDyIOlljPhvgakIud0iYvw0dz2dVLqZmS1hGCetQwjBDZZA7Dm2yCrScwAxe
        zx0WOWSkHtYDHYqsc+qQU6/TVfBHK5w6h8Wix6zlzR0C3/WdNoFpIyC2qdNu7/cW4Yd6jo3QqNaiN5U8h21thx6nNXYRMlBfdGXm0q+5DgcZixjLJVK0PEG/
        jPDF4azL7sZhp1sEZ+M/9Yggqz2hzhiv5mwYgpc+bm/5FtZgBosw+IuSL8rgDChU/D697vImoIK/yztJp3jGQaksPg1T0xwGgr1A1/GdeizICzaM+do54nhc
        PzP+gZkAew3NyibmzpwWVS5o5IDpnMsuCeG2jIdIbjzhKLqSCzE5bBQBt51yY4sHMIOtNJPDRhKWXda551vfPqrRNJPCLkGkfmmaVFJZ+MhpzRFZ5LQWHcb9
        a8lsOX1lMpY8ESIQcR24eo7/CCYaBhgFO0bSlsURIgPqqgFtzYBWQJ0Q6GVoKjJ+OKLxkFiQN2RE2b3Z4WkZP/6lfTX5Q5FqPEzj7HGuAdH6UWYL4p3UptJp
        wuFEOgiaiTdQJXukTeLg1jfXZoINhSGzyw2azS0xe9qA2cqaZgcL2Y19ri5iwyzEflWRj1blyYaZL5ojuNrpm7mCzA35uCpzUKidyJ5JqAjpfZpyUmyFTg/f
        BfM0LidlESqWzRhnC0K7aRQz2vvvh8nk1n/FTdaU9UEjwuzxOxUiiXzYLGl71lwLVLOIts6F/nL5P9iQ3IUjDf18Bqf9XV6El4hfeN0KgI+JAIuMzRVIHRZn
        kZEzeQ7LqF8lz0mZE2uRRyxVw0mIgiqIIxa64ehHr5RzVibMrNubd04+zLlXyt020rirci/IhwWbm3OeKiVYlASLkjOFs2gwCk9ZmnBJMOSSeyWqcFkSLXdV
        L9Ip/GHlirkhlcJBb+45+TCnrpS7LYnaq3IvyIeFK+ZelESLq3IvyYclZSjoZXlfVlehoVck3YrNN2v2G+8q+eYk3Zx3xb5Kora3qq/yYeGKuRcl0eKq3Evy
        YemKuZcl0XJ3bix2GOBf8R5ruY9B+8GjNQ15ypDofjd6Qg49ha2gpLAVpAtbQROFraDDha2gk4Wc0YOFmNGjuakgOjw4IinEhl2MoMSj5gL+QXMjf9JYCjps
        LAVNGEtBxo6Sb+wo+U58m2PYSLQXnSBS4pn/L8Eh5nF78GULasI8MqdBN74DOE9OppzZ42OtayyeBTCyIWfk3E8GztF7FJtco4OGSweNCLvcgmcOGrJ/EflK
        RLHQE052gxDrvNNlTLInhmQfFDJ2SOhM3gKzVAh31yp/gnxPQJ5llroH6SYnoC2WiCfqHfZAhjq4AyeqLxs1RDxvs5mh/OU0sJ5J9ybIOlD/RPINsUEDKfRk
        tk0IejpKM4FP5wEhpD1L0AeUJUGFg3x4IJI/J+jHmKDf0OFNjvJvzgn66wyBjVKYRvdQ1PVC2oN03SKEe2iocyrDY4Keqf+QCHVDlq4wV4/IUNri6ky9C0Hv
        gVKNNPoRFkTssjIEfQQC3rMEfSDvvoHmINoLgp7oik62gfvNBH0ASQoh4AMh6PndMwT9eqLFywT9Empbbwn6SAj6MCfoB3EygFpgD0G/viDoF1HCEEpYx1BJ
        uOMg0Ss4wlF+GJ61vVtQTP4PgPyXw03AqYdA0CdM0A8XsGiznxochXD4aROYRjtM1bfbmbffa+eG1J7LrBjHyvaHjzBH/obL70EG6D0mJbbiRcsLtFxvEHEE
        nssE1xSfrzdpt+FlS5H2ejnA8sD//+S9DZRd11UmeO+5976/+37uq9+neiXp3CvJLqlcVsmy9WfFqieXbPknjqb5M7PSa+TIdocqWCPLhuUeya4KNokDAaoJ
        PbhEd/u9V2HszMIgesLEgbhVkAQcCIOSaZoAaUakGcZh0oMspxsDEZ797X3uz6t6pbhhAb1WW6537z333HPPPWefffbZZ+9ve914j+bK4S6/yNUF1MtLwBhO
        339KFsEAQrKD82YZrFptJWsOWWgITFJ2oUEp6ULjApiav2Tb9lltxWLetSHiZm/G8FjKCABvxpoMZYSGN2NNhjKyxpuxJkMZUeTNWJOhjATzZqzJUEbAeTOW
        ymRVYhIs/68cp3bOXhAWouajYLulYl1TENWh2BBWOij8RBjvAC6U4axDaEibCEDadcCYhER+1/DmYdwoGO7MhiPE1LpRGetyHn0gTyIU4c6jwqtohGH85ZlR
        dIhHoCpFMx00kKckORo8lLugb5KKmQwqutxhmxQS7rtsJ9WhCnaI4AZRSgGprva7MO+BkYv4KHUj1cGbRlmbQySOfVQuhnhqh/E5liOvlyw9ev3XYQompDaC
        i6GU1Ew7DZgWquP2sMk7iIvRNG9dmq8uzbeGLFvM2EGY+V7CHINnvBX8r7DDD8SJFlHEAnavpeVBrCm2WJ3zOGBfA2w9Ma79nymaP/KiqFoE7D3vOFgGGeik
        OZ+Jimb6k84vmclPusJnEd42nVdegxZ0Wsf0U8k6H0dVM7EKgdR67gVmkjUk2HMPy5+gxdCZBs8AoYGzPhynmAgwE8Hv212hNUeINWyAS7VCJFwUSqoiwYEt
        HbIQBcDwqYjMlFgAIfi4oBLyumKSHWK9OKW8ig3akAeqP+zFdpl398K4PI4gAQBTkwb/6i1ObmHL2QEoFNpls8XDy8rQLEObZrkZmeWpb5aj28yytWSWqdvN
        craS2oOkWA82EK8msrBhCQKRgFy57NYMTcnHbFk+wLDXFXPgJp9c9ozl/qpnTPrbnrH9X/JoFeyKNbF4BVzwwhI8WJpisOqKiSZOKmKM6rI952Wc+GLC6rI9
        ZxsnJTFhddnUc7GEyGowhEsdda5cTJW+HLEuOtC9FllERV/v5wbGMsbkMjzBfttmOzamAXmm3P8ZlmN2xc/0BRjyhSCkmFL/Ylha2pkUg99MR8CQb0K7weeI
        G7Sef1LjB8DCrddJ2qIfBh/uU+pOxNObT9og+N/taF83Oggsm4C+bh/NI1hZh+N9nt2lKeutyDqA6KvINtQn2ySy7Ue2QcT9RbZhuKkU54ILdijKrGmATgoV
        cpA/GX0ult5hQZfCzdoPt6D3oC5TYnyTZ8Yd7ZHZ4ZZOtJtBO+h8WvPEMdXWAS5vTsWlvGa+uVePI8NNnWiSnhnnDtI8DU10op2JuJOnJt3VRhPovfqmdjSR
        CCZ0hx7cmYgeeb1H34IMQ3pKT3f0zZ0YtAmqCT1p5ENc3Yz7U5CUdidSUV5PUxKeGtITCRga7GPo54o9F/w+FgzgkFv5OB3toO4XuQUyCF3EBpCf7rbDnZyJ
        GvcGPmnboeaTE+EIH2fCUT6eDsf4eJIGXZ5X8mGVTxZtCdyOjSiGQAfqvHtfMyzqHDCgecuLsdmJ3d1dsS0Jd857DnXiklfhHhLaMjgaNJFJgsXssJ1wscuH
        H4b8s4kEpp4nanrzBk8Yy9Na2NCbwnq5L0nXrr1hh42+EFd0o44N+1UbdmUNXQ/+AIA7+SnrMruosedYmPsH8khzOD4MIow5QJ90ESAwxywZ9sS22F2VWNgq
        aJkc84AU3G4hPEGeTdUxLHbI0rHlPGZiL0bUaXon9PpsQOQQmT+C4I96lN4wQkMuZvQcqs5xLFuRbE/3xsISbIPKsLCVDX1NpzeAI5eo27ZqJsOJhyK7GW7i
        ZYGNCEN1ustdykKemTQ3mwSL5RDqUhpXNzI7IBElrFNv3Bhr76h3HcGAdxBpU0KjsRbHTAqXgPDnTqgrtoEihd0TICSJPVyyGMWQvmZYhjrzAhq9k8IebBrq
        zDF2dmRAr+uWqIz5ezfGPAbkLr2z3Tcf5UoImUQpjlSg5/qxdyIzBqLwpqwZ9pj7h/J6jH0Fw1LsJhiW0cOecUUT2EvE6SbWt3sl3EnNOEknmZnmUXzoznTW
        nOikdugvRDupsVbCCRSwMyMZtLN5JvQE5dkJGuo7JRkmGJWCX8oIXywT98leCn7ZNjCdJQPTWWb/A4yXnBkvOXaOgJHoJYtdaoU/+kZFKdS0avvsKSkzE81B
        Z2QSYrhUoqwlW/AxsQTFfB3dxuwqSuAbZ5ITntGvwhkuhF8Gi4klk2CxVEkDIJpYSZvoYnvZnK4efqQZTXWj6S7NbRACo5uZCxLdUupEN7oFq+DbNJ3txmzS
        jfZitqHlz0bwdNRLO5HvJuCRdaPJNvZGolENMMVduLGLyrnNlL4zxa2j526SF020+RVj/dzn9d42iqsEX7HDKZSZPj2p8WAyhEiq6uORrm/h6pT1MKNGjqKc
        m/lijGQ1NHZVl5G4h8cX30Eqak93OBce+7JNZQmsGBqYSNGbdKap6tEtRMxlnt2JC3SRfIL67jYI2VP0fYz9yj0T3dTlziEJYrLbjnZ30b6UkZrhFrreRQK4
        vgVfRd8T7UXyTbT+29mFWz61Ix32UjZKo6d20x1QOvVyNEnFUeV24307UehNKIlu7MTlHr0LN27Cjb30Inp4moV95KAiUrH/9LtOsd8FDZxkmKxnBhA3rODT
        gEO9bM3JmDDoa39gaxnsp8GLFrGmi5xm6GsZOic1XZQwenwzbEpm2CzZ8bBZiocNCQklfyNvaW8jb2l3A8fry+4GT1xyjfR/CdZM4VqoVCeW8h2zAFiEo/LM
        fJZMUoI042jX38GI3UnDFSOSOcMUdzSG014zAEoiZFLizTTGZFzfIkMLI2NLn5ExpW/GmL1FU7mTPEY0mGrP+NyFPLv0Xhmfm/uWsgcvvAUZJ3ikjhCxToKH
        cGH02KbrcY5derfhFxhhtLzLzcnOVDQme0+RrNhORlXZUaKRnGHsmc3U9fuu6/t7/ST7e9CYDAvp5bBbvP4T92PnrZ1DLanLmbdvkPNW5FyVnOMiSmyQ8yBy
        XpacW7TWm4nHbBIu46aNs28FMj+tD+TbNRQuV42FCNGlHjOGj5zMCo2lvnQOBiW7fwJ+2TUb3BtlrhjTySQzq07abnb2Yhu2+JW6lFGfMDYARwDjtiqJX6Vc
        LZXEp1KurhTFn1KuLhXFl1KuVktrNDKLBXOnXVo7SuNnFtfeWY3vXC6uudMGZNZSHnDOAGqTKFsSGujeisuh5nQvaLvuwXd/35letI73nTnGuvkUzV0iLglL
        qxgLi9AXa0SGszRpkd8PZMQ8GVX64oqs31D7NsbH3E6VXAcTGm4Fctf6l4QDfdIG+6Q1gZ5v0LuJApy5yJl0Thv4oZPGZGBmIwWFg/lwwmgWwl16A91HrPZg
        9PQNIAv732jDSInmTMgBetejzWgiIz6mKoxmdOtKFjP31pV4Lb6EAqrgzMiB4QamfOtKvCJf5BekK3JGEp+UDEPMvPFgjK2N+XNnBl28LIWla2/glQui6qqs
        vVlxvGc9A9MVjHYIFl29qc9EfAAjc4dMLP6aJW14i2aF9W6aBIi7rLu9V3bRbsLtLetvTxpR50boAFh8jxq9moDDXerLiGh+Hb3xMizcz4+xlsCLtQSe0RJ4
        RkvgGS2BZ7QEXqwl8IyWoA8xBo4sJWOdgYIeQVLEJjHHGgNs1giEg5OBzUzw3YGXFOiB9aYivLKUW2sNRXiNyQrwvg9uMrYh3JKMQe+wggiSVwAa2S1qfJJJ
        u+2EQrtMQ7ySncBQCeB9LMC/vV3SycDQr/Kq3Omzwn6Hy2uPHdhlFwCS2C7s1tGKPlnAL5+Kg9flRKqZWE7WWKd4cU+LFL0VdWS9co2xmmW9ovfTh6YDj+WC
        oaiWLMYHdJOW8vFivEnNicF7i1FbTxrVNIm67d7nBqlb0ucCfNvgBpXgKpSy/BlVWpHxvWGJ5oMlMBvNDgUBLyKGRyOVUYcsOGPJTlQkPJ3kkpQWwI2HhkdG
        +7Cpq8LuiUuK2SpG7Dt7DlssKR1k5qNKz/f1bibQ51Z7b/u9tzMFwdBBEeVlMsPWL1sWXZ/uvX1hg8IqVjqtZfCquqJ/5Q/JPJj5mt76re28NbWVubHPG6Y3
        fkPFeqfveEiChcSoVJdKJBS0rNZn2brdhnX7Z41maFEJiRCpGBKBgf4+BftPmPV91pbn6epzyQYrp5hraJfKJnSWGHN+dp0x5zdKjrPgn8uzSSBNw0WERdY5
        jqOTVWGwd+AMQmvmoLQoGoPMIjNbD0Fu9VyEbZj/KNZrJWqx0DpP7Eeth2dmtsCb+FyA5t9pLPvyxJ7egL8OyWPAkG5kuWu4iflQkUdIn/V8VOB7QTR6rRJT
        fcxfoRbLYAdI/NdNqRqM0ir2+lky5MCmY0T/Q9fetMNC3xgJWGQBepgy99XqYl/WvC0yGekyLpIDBB+yLimqfF8k0Y1ukMxSxCo5JJ4eNnQeMT3Zf65PHWAr
        SxMfjXYEjszhZDxYBVuCMQw19CicsHCSo2TiI0HwKyQf6ko7rPRpaDtUfd7hrUFngOYKTgj0lZ4e1XyC6SNVqAFMuq7O6kqmZ7Q/ZWla3J8RXHNi+lUaW+jy
        nNjksGNBRNyZ2Aqbb1SoGDTsECxA8MBQlxY1ObapAeoGxKcQM2aOktkmYxhmHBzzY4R6gVi8w59uehJeYFhJ83N9+CYtp2pdmhWoIzf1teGtdajO0tP5Phlg
        4qszEBhY2YaubuhEjr58JD7GWuV+IS3wGUMwEpJ39SW+fvVHBNQSo7qQsFJic60lnMjWdImn7RM8grHlXNIVgDuUBIgF+TaJ7FNiA7BFnLi8MV4yMeNK2Ejp
        sjstVBhEA3ZselHS2Mo1ZhdFlsyEmZwOFR8ZNawooprLJ21QT1HEPeEXq2AQRdGlb+KTy9C7F9kmkiQ/LkfR5M/lqHBcylFAcmKcG7bULhhLbQbFWcXJuLSI
        FQt3FrcR8Lm4SRZxssmYpeSNNUrOGKF4xvbENSYnTmJpErvKgCsWEdppu+V3XGWsS1ZdNlBbv1utYKtACVRFNWVdMqiHSj5fLOS5QZQxT3OMhZu3XmaOjbPE
        jCxvbNQKfUQEY5fl0Of0u3kpLsUyr9MbvO5CnHEmsa8r9S2xfb3XLeEmZoT1YSgKfScVNmIr9n2g1PcBWHW1LrON0pKaM229qAxKrILxvYF3V1q8D0gG/znq
        i2s/a1/rwFZOeuJyT6prfC2YGJbYikbIRwEWnkul307WKMpJYOEVkUTqfdFeN2E/76raOfessQMZWGOKlDPWKEHWFKkutkBiB5Tn9ULkZk2RgqwpUl1MmhyY
        IuXF8MbuMUWqx6ZINmw73NgUKciaIgViisQ5AjEpY1Mk3sK2Y1MksCGHnYzorpM1RaJUOzFFcmHTqODZI6ZIvKCxU1MkDALHmCJpi2aFZbTDpHNgOVJdnDSW
        gV4y6UwvR3l6B53NLMMsftJ5/zIM4+jk+DLMuCadk8v0tW1OKizjK2FMRRcTy1GJHuWHTi9z05EYu0xtxNmLMANk80bJ8iSVz1keXKZZNC7RWoZNlSlRo3Zt
        2P134YyCLMRKURSSyzDjqtA9TubCJTcnI3e7ne4tXzrcfdj/PxC6OxdbLUnoRCjRHWPbxr44UETJUMj+EfUGv2sbCEvPQFrmRBntJOb/0/HjGEXZv8zj8MoR
        BMwCR9IW9Y3Y+MePY3Bm/zKPwwPFNRt6rqiAxMo/fhaDOvuXeRYGMlbsl81MOjYZLBkmXTRMumCYdD52C0kCZoJJu2KY1MdXRhlfGWVqqoyvjDK+Msr4yijj
        K2MbXxllfGVityQ76ytjJ76o1L4b+srYiffpiTRXr6+MnTibnk6z/LflK/MlmwP+su35+pe7ph2u2pJhXQVs478iL1N9C/GMv8pVk2FdIcq4paz5FjdRvGjT
        eeY1nnGTuSoTBawMs9/mvwX8A++sfS6xP1W98T5jY3+nX/IJ6hKYTq67cZqaO6NRpmS10DLOAn3jeuYSB4WxFoZMU6VXbsYqDUXR+iZd8PrHeC2Y1W47vde8
        PZ4FoEZQbNv/EUd5GR/vKDa8VO9UKWLCKJtp0P0v0ImgOqhTj07E7l3hO2t0Iqr3tntdnYj0pN2rZJB+VL1KBtONzvqspyO3N2uvQmJNddWa6jrvsLoPcQAZ
        /3cdRy04Z91zKWheIQb5xJQok6fMqbSuyl0PoCiXLvcS95XQXk5iXdN5/NkeX2To9+Ezx3R+w8LPcKiJ0Fo2mClft7nh+GPbbaZTuaXX3vKSWzNrbrUurQbB
        RTsqXueToB5VC9kPI2rNVJr3a0g4gpEj9UzFhgaAr0hIg+WUOs7+MY8fqyhGU8+ZvGIVaQGiD4ALkX3v4xVAZ6jv85Ob9+IWCrGOP15RsKz95pP8c28zslrP
        0ovo53gzaykJtUNBUG5+2fBMnswyFvQ6YytvGf9+ZaYYWOhfzRrkn2bmCl7dV86ODfmJjLN0J7CddjcNdy1qNsmk4xuxCX+w9kbgv6iUOqvOCRWh34w0jFPV
        J6hdz8QQc4GUVuyUAPrl65k1ks+Lg4oJ+abFnP4vr4ROnz75N6vEtT+3wVVsXqCx2T+tUR5t9vWxuLrWx+LqWh+Lq2t9LK6u9bG4utbH4upaH4ura30sBC3C
        /0WbxCv7aaCzOkdvfe7F1tu1xyJFv3dpdUw7GcDWx86457TtMQTKDz4JtBIScQsAW7Fa10b5556mwC3FSpWFLjucvZ2fj/B7X8XizVGr9cH38899vfkDS/I/
        e/oexlL66zzAlBQHw5Jy5l4+eusHL3Z9/922zEi0quidU2m9sTbhwbUJT6Y7uDLF/cuyk18oiC/90gCrAuI56a2F+BiW+qT5fdLKfdIqfdKqfdJqZp/n7Pp7
        WMMniokxSOLBv7ajATr8b/b63CR7fsKO6tdhlmNsy16ffZT/+/+OQFdYT9VhSfoKFfU57KArtqc8XnF8NvlGMLDjcA8kXmgnyLbC1+oGyOM0Qr1GRSG2xQGT
        elKblCtxvhNxyuU4ZSZOuRSnTMcpq3GKjlMuxClBnNKOU6w4ZanOkeKBc6IQhoBESC/4OSgCoOHHAHXMpQPTXmCJyiUCfyXNMruU+x78f2T2iU80vjjxpyNH
        Zr/j9z72I/+6+D/egUd0Lvj3/JCHYEyezpsycnNJ88z+qy9/+F9++cOvHpn92KPbd//zP/yuI7OTd0wfOjfxm70l5JNHLupC8It2DL1iFCB5EUwX4++8LOmX
        TfqVIIZikfRLJv1ynL4q6asm/VKcfkHSL5j01Ti9Leltk34hTl+S9CWT3o7TFyV90aQvBfimsmn9YC5YsftSuCMRIZjAOaSVI8/FrkKKA5egt7iRTfMW51Ir
        LBdthbm6IrgFi0UqtpiVjFnRK8vGdjEqZfeI+Cb08dxm5uaaJ2WheaUY+dnNJvOkrD6XimaZeaFo7EJWi4DXEBD3WgKKV5NYSopXe5dwEkgsJcWL5CWc+BKu
        SfHy+TJSKhKuSbFFaruGBvBZd1ZDczEVC76TVNQ3lbrs0ypWSVwo+YZV31Tqgm+q2fbNty/55gsW/bAokJpS22pc22pc22pc22pc21pc22pc22pc2ypqW5rL
        hB9eQc2rc8TEpLolU8vLJVO5S6W4DUtxq5bMJ7VL5ksWS6ZDl0r4AllGnzbLaEylFTODls3E6Zv5smSmycDMjkWD5rc0MJcCUP66bbsQbuAcCOEUirRlM7Ev
        wzMacqnKSNPq1R7sV7YSmk04M63ZH2qml8SHspfUgw81gdwbt9GDp9LzG0SEhYevWgH0N7RYdOZAVeeJ65eiZcML3RrMIzjRY22Y222/4N8oEDFXRTjhL2Bc
        Q0rA1/Gntdtt/7DVFxZFCdRK0PemLTct/1/ZduEcCxqsweSFb64rzZWXXaOCrIOiIi8FWKXH0pIvG0flbqctgEHQSsJzl8Rk8ZmMHYEDxoZhPV25y37HWDwg
        F+MdsYtxDncLuEuPtY0Lj+V/xxrUyrb9vdeBrYxjTlrsIgDSwFGtQ6nsboBSiUCfPTCVVvJKOsxzB5hTlUGqzL523rx2Pn3tGmDKb1HJGIfyYZsWR9Dg8Srm
        EVqWoFKPNLErx3jSDNgMyjG4kVwlB5jBlnzOo5HXZGxNW3v8GOCLHcali1yYjCh/wmIVYQ+NWetp7AX/hbJTOecu0MKBm2wZgeKgDybifjgKmomT9YV/dEp8
        n4nfNJNhNj0lrteJXTORFHyhU3h1Rv97H979vjPJevmtBQiw/B4LumZXe6eiTLFXFh5yZ2bz7x3ae8P/8oHDoTPbmJr99r8Kv3YkVABeTsexeC6iAHraTZ+u
        xJtIKrHypLpxdGjKCkGqRhITCVC1eZzRUtGmhVOt9Ux+rvWhKqLHEvuDCOXAsZ5OZNujBuE3qgW/ZrMAjDbXyZUPhF0a/OZ9J2bS0AvtyN1YBJQqamT8lYcZ
        6zF+rgVLA/ebiqpoPxHVWx+w352NGU/1+aS5WjoC7DInCTJQ7EaldpRbiVIMfO1mDIX8DvekygR+OM8BBlj4gUd1oU1sooDYBwwjBszGYgecLu1bGusIMaEo
        E7EFGv0Y9LBDHuobD2BQ3LqxqREpdvofxEbzoKzMVNfcIXbZ5tohJEDEkYTbOHQ6YKXsg01ENnt+Gf99niTk7+D/fudiGx+EW+O//hj9/2m69RPb76H/f/Vi
        G1sEut5ynmhd/mJAPUgLljYXV8O+ucIL8BkR9yAfOp3QKecNMqN2V4jyXDMRpcSdCY2wzhKdBuCrR61vi2pN0KZtSPgv0FF9fFZrOni8Sa2suqhNjhZjQv3/
        7LD4DLd50w2xKNqRfR7MA4U3iaEwkTsbUF0yIh5OrZ0XTp0BWWVpzn6nNLfhVw7wV+YzX1ns85WBHqCvLPXSLYwRhHJXzfBAkIzzwKUAl3SFGL2Mfy+W/Wse
        qHSjKhN8GQOhnKlehurLmMI8oWqQf6WDTblylqABl+cIQXtM0O63IGhbyNZZQ9AgY3MHO14dRg9ggqb+y1BiAPrzhPAQRKUjwC5dbFE6fYmc5QlnQyIPmLQx
        H3kgaJtIm1qkLUyWhjAN1AxpITwQkz520LKElaJ+f8FRuXPOggAOw18XG3exquAOuHEqaOMTbcMMCMiafea1z3/f9P9wa0KOB+6k8l99MeQAGXHaZ9o8v8wQ
        yXz8YrcNFkaXJ8ce+sTiu7DBGdmxMeT0kVPHdOHYmYrNusLP0GHSKdDMlp9Q2IWiK7ZTzLcaJEQEn+X7Wu435D47s7napr7oyIx18w9v+rZf7pK07ehCy32i
        daX2WKv989QrRZhmupRoP9GamW/9tQ17TblVwC2mesM5acR6GLFo4BwRFm+4dLQTdyT009QeTz137cVn7V0Xu7P/5vZ8vV7/wJF2d/a/4179HLqOhn1XFwA8
        Ro9jE5VOI5Yw2ywooIwPlT/2gx+y//KO7uxXBj458r2/8p304Oy3cRk/g+Li2Cm8TSo4A/RfyHHDpwVe4C9t5Z5TCxL6IAckD520MXUdJkhEWNA2mjBHtBTy
        AahDCHnOYSH69q23pk+5E1/tRmz8oHt6WWEIKA6wo4To29n+kEcwJGzOw8YDYHyU6Vfu0TvOPzP5qS4XgVxMvVRJ79UX/TAv0VcCCckCUsvv45gRCFDgX/Oc
        4tPuggv9UjAfVcTSRFsSFUltFJMiYX9vLSTrzLcW0BIVhH8ot6i+sc6u9WZ+Pqq2ct9PzKvaOvIYyQaRF/w61TVV4cVlF56NVPD9YU5XdhIlE9NqsVMX56b0
        PFUNd7Cq0LlzkfOdL1M3WkmWp8+dQ0vFpS3a56JScvH0M09F3lHru8HLEcSA5aajFk6PLvwQwgecoK4+SkLBU5TmIM3hHNp7CqzqBMmXdOE8xQaamFhPRD7J
        Z//0RXyRe/TIg7L+weUHw6J/dBVFRXk6fifsmRGYoBkW6I3OUYRKzMsTNA7xxHOwfHPjJFOIg/oVTM6j2O/0m3H2AmV/kVqaRbbyPM6g3ae3FJ79pXhiuL2L
        JTA16tG3a8/8UjsK0Dinn/klBGWqmYnp4zTfDOia4YCtwwAgqutap53eb9NczGgjiiaEVpeKCShDB7Gh2HD3Qc4lWcz5QEcuZ37qD6+9q4twUdmrqNaOYpPf
        k7Fa9ORhfF4Z8qSRH6O6rp/X6LRmV84z5pho/DrUsqWjB5/jlqBmQBMzJitVoKPrXV8o3xbK90H5FVpCxCvof2TbTxN3jxJijWwomN0ZgU5kScLmdW1Kq5E6
        QdIBY3o/WcNmytv5+Zrf+tEnNZHCvD/IcIy04Nn6/ZH9+Mva/tkf8p+m18R7YbJXwzAz9vHHefnVGryvgrUS8dMLF2l9g6HBhGDvBOJ9TAvIeFfFAV2pp6jK
        Qlec9WlkLUjW56i9iECfTacrgw/dTgGy27b/DUfVzjln+62Yrx3Xdt/Yw308fxIk5pPJttCbBsEnlxHLxSrbksnf6eOiaKyqB0lAuGozOBJ7sscLND4fMp6K
        7koqua3xVCSxvAQpyUjQLuT0PEk57Q7bFsV28KgfkGgiCPeW2Ct5EDCiikgoHM2s2pHlP1uoT69IAYDmhYU6VvQRo6V1GUWZXhtgzqrDPBSoapi7slHCKF9R
        oyJtto4oQShjMyqHkiIsEkQheTLRUOdAyB1YMdFbIMjks+X5KCqCPMbL2Ryb0QNvjo4W61xouuwa340rgrHtf8ABKrjZoOjZLybRoGdTedKZ2ciSHbZPvY9O
        rHn0+HUeDXofnV7z6IkNH+VN+j474ov22i3xjffk1fUs+2XPvM8blq7zhm+5kb7Gst//6YbjLTTO3XA2A8RqPPV2xZ56k8YU6CZjOjRlTIRuNiZFu40J0bQx
        NdpjTIu2GxOkW1gNLbqXVrmFrZhPYn+mmcSCu7IQNvUt4QG9PTyo94SH9HR4u94dHtY3h+/SU+Ed+qbwiJ4MZ/SusOXMmHhP+bt4J9trle82NltU6RsNhGo4
        IYYt4Q7jmneDsVA6aiyW9hpbpDuNbdKtYm4T3mYMkfZJuI+Z2H/pDh4MDgftRLyBQ6wRdThAJ9SFLbGedDjg52k6votVqQ4H95ym40FWx90R3UDtdyTaQa15
        ONpLbfeu6Ci15KHoVmq326M7qRUPRPuozQ5Gt1ELzkQT1P6t6MZwl4947wA3nMChxIHiU9itDPe6Ud8ILgWMSHZt0xOUVxIsBnsH2yqu6OIGbCvoQj1Rp1JC
        WNXfyLpGYDVWu9FQh7jiXsaTzDh7A5uL5u1uNKzLugrVBswsaTE1gngl2UU0FbxJ4/YoyUl1PUQsCvmGsCmwU98phphlZGsQ26ISx9p4HUDaqUB9VFAlB/HM
        IMNClZGpDLhsmH1CWmABYRQ5BlDqfjQbWCrVq8rq0jp9HO7MAsxdV9r0jb5u6DGgONJTo6hzRovSTZefVCs8qDNOvnqTHm7jvWV+bwUl+FyzoF8JupYZjNRQ
        KC5i7WwUoHKZxXAN90J9W9b5N9xGFH9DX4unY9c2W5p+7GdeFCfeHX38Zddmg+HwNgHHLOjbQB+M21ns6n30GqIZYGqxu2+bNcPhNh0h6Cb0xkW4Jdwgimht
        wgb4XZMv0pqalPKNIt+IYMsnd7UOGdmSmq0I74cyZorkboiBt08spB2Od3sZkuROMYGmmUFMsR3GGltCnkiMxh2OJnsJJ6HYdTvQ8EbGuhtX2MNko4k3xDZA
        GYtGcSp/Q8wBjNm4cSkXfb1WfZX5sBLhcSUe+lGKh35iwyemGZ1VLEe5gc0T0xs+EUQ74yeCaH/6BPa7eJjDARsqfaDGwZ/+yU6M3aeo3UJEDZYMcMzm/jQZ
        Turb9HZaY/ahKSKFfo5JCYD9djMt6KwtZ9YDCpmLWQh9RnXrQdsvBF+yzW5VjMC+XdThqZkp5/F78Nd1XE5sZMp5ShwLp9HKB7lI2mWZSXuZhnOx2145iHCO
        Rz9AorLerzD0gcahgov8ScGULhAfaZ6KFEnt24n+b9GqSXz4Tj2Nk2l9q96Dkz36qL4ZJ8AQ2Y2T3XqHvgknN+kb9BROpogH78LJLuK9kziZTLRYFw6zRr6c
        Io1gEFoca5mdNqbMXtxuswe3x+y93WLMmnbFbh43mc27m82m3bTZrNvOlGFAmGsI+ue/u5+ZZLgt0TKY6ZNJGWKoCDKMFVzpM8PQf2AOTExMyxFRoCRYTGLf
        Yoap8WQRSOSRqiDu1eGmVMQME/rcYTRFVMHcG+2QmClNFWEgbH6M0mFLj/lovBPWUl5cx+2iTByb252wkhVRAfEbbaHUAcMWaJwIBryOJN7HSljF4JnQdFbH
        mcbZEM4CiVBSXAkHBX2ezoYFlJ7ORowV+X5jVb7TCBezfRo9pP54G/qq06zL0eCUgD0mWhwCW61ji44EfySMIGEYnl+b4BE9g207yr8pg0aTOF9dhP3Ges/4
        ACXVUNKAlLQ1tV0x6DUCgRZpAUMLYkEmYoLswxe2Ynt/G1V70/mEXRfp36hudKiig9201TdranCSGOj1Y3q8HY1wHRhdGHsZmNSpckOoHH/3NpmqBUVBG5+4
        aCzGHobJ1vr6zArRFqjVwBupz6JKl6EH5KLUZRQfuGqsRKN4DXf3uJAfrUqkbzcLPoMP3Gv2cjOCm09fQZTXZQhqqiiXQAID9AjYOO0giDDlG6arTfigQXzQ
        iHzQsB7jTVV8L+JQU46KoDIDSgk5EGWmo8eTndeZWBtGDKoJ1tEkFn0QJweJKR3AyQFiSrfj5HZiSodwcoiY0rtw8i5iSodxcpiY0hGcHCGmdAdO7iCm1MJJ
        i5jSDE5Eal4UQ+4lOgSft02IUN4MLVkSkoMW6LOsSAAEgi3gBy2xBxWNj5rHmSgQFJAwFSNhZm2doAD4nKMKiaa6uB16PWv5HaqlS2vU0iqrsHR4vzFWS7tr
        1dKlY2dii9bP2Ky4hfMP9NIlXLFe2oHeGQrPjN4ZS4Bioq8uir66CH01PzcBvXQJuzAl1kAv2o8nWmgfL8lxhM4e7XRpklWJdIDWzccBjnas/OUN40RtDV1B
        m8g6D1xao7b2/gZqa6/dZQ9pHHnX+G+rrvZ/xnbcBXWOwxprjq0JlIsco1iqFkL6AI3Cja/vqnAIIGzqI6ssl8Q4QQl0omrxNryTwibmde5UxZgW51+NChn7
        yiZg2DdSBTcFs8CCDfjHlfLOOgtZeSP4P7FhnBEukKCykgQS3KxAgwTsrdrBv4Ujp8sGhf/Wjvgatmt8UgTM9bV6lLv2C6z2vlank+B34A1S4HNs7cSJ9D9H
        s+3jbRs6qUljhsMhoM04QhqMw4Zo3IlU8O/s1hu/sHC8YvWDinNx+y8ePC7Wi0RB2Aj32SIhf8jKeno6bOvxOzk1eM4/a7wkGY07b2IkRcMCri8A4H1kAYmh
        RJx9BBIAA2+zk/kwPXKVH7cYDRIigVpJbXTW68oU5u4RWdwaiHFK9Rn4vmocNIfX6PKMVq2M9SqxauykwVWQF39DWRVVATu3NHfT7RqHH6N1XxH5KpjDxiE5
        T4vBHASTEhZkQ22BsYTTWxsZTkQcJkDWkchbxv53CY+UsB1Z5PhWNeQoo9TN7ExPsqgva0LF4gnubIGnKK2DI+zPk2wDh8I2lnyIt5Drv/QM8OBwFhRrUNfb
        HbP7zOHHuqyBoxbpu/Qs9Cw9sW9KgguDpiOWqMosPTnEaMMsPbb2LEBHjZ/YmPGU3bSBxhbKq+Y7RWyi0Teqm0J2CAOAcwtmBGOMJcN48ozpblaIozR5urGf
        IUmD7HjvwDNxk5hRmXwjWIMiH/btac52OAxbfLeBCBS4W8PdAdytpHc56PKYkcU3G1l83MjiW4wsPmpE8BEjgg8bEZyxZPwfgM2K0x/kiZ07DM5TnmfWvmu/
        JJPOr8BXL1X1uee0WoYarMtA5jA/eLTpEd/zf8q2bWOHl82/gDiVv7BA07aHo3+tLjZ6180zLqZJ3yKTEru062dy/H22AyGi6bDXQFOxz2/TZp+nprH+v7fJ
        7rMOHbH3qO5t+kXBpn/FpgJcU4AjBdhSgIoLoHnmuHmQjuy8RgV8p/RDUxoUVkPw/2jyp9m49JgTNhUb41ECAoHQW1h5isvEls41FjTMNf9Y2QPn+hr5eRJR
        hREKESIFjVMTKMIAITNkvcNAmAOxqCl+95QySDOJwEJwow7jkvir+GwBTbSAg0ToYzvATWy3S1KyWA02GR0/Gu+KBxHJtQxGtCUWovsbLW6C0NrUeM1mhP8D
        KiiiuqCYUUTua/esGwydV5CpxpnqHN6PBeCmDriYgd6nENRlSBYjbYkxSC+pdjkODF6yJrtI/P4Pe/boOWNyyu6x68ITWNIigXx+XZp3QDphuM+MldPwCiUm
        hxUBu85pzyRwUTxVlVeSJfraqapCEwnUmIzwMSK9WyWxHlPVGKK+GPNMAEN1qTsQ5TKixU8t7sIMrCTC6FAPVZETSyVqFDRUPcOMt2YMYLqRbuuhDB9PnZEC
        6W0fQSwN4dTYNdsUmVFoRqEezm506HbquhQIESJiDHCm455CCdm9krCtt7bTcZEXyqynH7aFvn4AjUL/1+jDBsCdq/jaKjUIJdJacZBKHyKSGWtHFXmFkDq9
        sqobbQydcnYtiXJq/EyTFkw0QtrdeM1ErJgjF3GD4qtNgSOUyiQmbZE+ovmRAI/4/Eg9fYSXpfHHp49Y/pUBp7gwdjZ/LsXCMLEfqib2w6CJ/VAzsR+GTOyH
        wMR+iN2pR8w0Orx+iow2pzAoKbZPtCXcxuhuxVYAbI0iZOYiSXep1WA44QBF2bmLQxQM89wxxNhYNIfYHPUCCVWTkCLYTR/uPnKs4mAZhPjHUYmDJzsh2/eS
        AA+UlNAtO4IFSUz6foCe38uLqmHGXStrFxa5wFoLgGjPpq5V5VhU5BD2wBn9msTyQYZgK/vGBp4js5ZNoNdW251jNPV4FXDDcrSDvoT+Hm2GE4xJSUP2hqxp
        KfDd6vTOgRiTpKXovcqy8d46vXcAi7hBOq2GA35cW1QQSrikvkmNzZNSY3tdfTlSajkOulqPY70OMPhnH3s6WBZHjnxSlBM3GXwauonTsPi57HBahxbqN7RX
        oh0pjlVT71imz9+RalTaL1AOypdJCXfQZ9XpswbSz0qapPez1jfIjhfo8QqJQoHgVUl4gfmokDzToGc2yTMNemZTZt9nx0p047Uh4nADcKa8Qd/YjXbS9bgA
        AL5hh1tpoCJIgR7n0ARI0lxJIhzT9lqTTLs1HIlB+bZKd2RIiG74NI7KYa3Mp4N0WvXj530qm1/RlFdcAcTouNSoGSMRhkGCC1gwRVaoyECKrAD9DkXCvaMc
        Bj7A7bB2FacMx3hwIO4tgtRqD70V7nCksRhrkQ73mOgMrngeDJvtBZEMFbATcnNHrf2O8VeE6M0cYljw0wBWb9540rzwNGjDmut57rRxPDkZVozFMxBxWwro
        0jF+C+J88dWiLb5cPSUALQ7QU03jQLIIAK0hXA9hGsJJFcGAcTIoMddVWjfL1A07D16m1MDUy8rWi8ayqdd0tlqaagXQz8zj07110terkt5GxLs9pfZRuhxb
        T+0hJW8Rao/odDOofZRIeCwh9EKSs0E5N0nOBuXc5K+nW5DygCRtWkvKowwxWSba3UY0vB0FbQ1Bzn1JOSQa2yKkHNHpZj9+vg8pj64n5bGWCp24/h4V2XJo
        dT9KxY7RstKnR8rhGOJUjFLxYxzQhZMQYAQsnCRhHn3MIoi5OPAjs8dMlzkgpXyTgzRdcEyv0TVYXZu38eMBIN08HAMZjchenOFE4h8oGX1YEjCvZLimAdmr
        uxFY7DtB4Qr0CXY/2e1gm56HU2Y4LCpDc0BYghciFatvAMpXHAVdgGiNQ50SyCxBSsrNAQi3S2+b7LbpEbSdQUYyBHuZ+AXwQ3s+P0aPko+PoZdW1736korh
        oyR8u8GIwjbjulfHEd1B6PmY0NuKKT0fU3o+pnQ6GeTYHNRpyjMNvWqbhr7E8bLtddUxkK6mOrYAg7GXy/qWsE1LXLANK2rbzIus5B8WwFG8KxUa8XvUiFvb
        jAy1Od6N2mJk8TEjj243AuUwdWI/L3ssn6nJN8BbjIGlHnHsBfucOsvVhd3lqh25Wfy91G+DERWM21eK5GcLkh8HLfENeg6H4BQ9mMcL9Q8U2BfLQEWxpovk
        1FR1AmNR7cM43WelfzFjfljBplSnExU7dFoQJYu5BbuIAt0qcLzIAjT/7GlVZaQotuguZF5SbMNEHoUUkaHYaTNNVOBSUEYdXKlgzlSwxMB9HACyzfE7s9Uq
        w4pCqlVeU60a9t6lWjUJaC/VKuGtNakWPahL5/mrodvCTmm1gzs+dFaF81CgoQQt1eUdkSqVEFfVEr81JTssUaWNFZIUV+twABsUJ3uwVBV/Te3Rcqb2pTW1
        x4eZ2pe7rPaS2lc6bEbBtee2LJm2xDsLeGdRHAtKqAhM7+M2taVN7UybotU7f+dtigbr9G1TU1Vp9riqdrw5Jt2/rk0B5dj5r6FNPalovpdO/37btISK9GtT
        hPTgqhaxu4JtYZ+u/J8EyGHAeGSKxN/tlglxE4fq8Q1kd9lAdVdMKJwBE9Jn0EB5DxkI7yK7auXgZV3ggqp81MT4C1xQwMfTNF8WuKBhPk4TMy4YTPACF9TQ
        BZbhXJ1HYQjzhXFl4AKuSPGXE3NNrGqHdPbeqrkHrj1Ck0v23gVzTxj1QM+9pQweVB3tZ+5BHcYZrmDgVNiOVWDu2qx5aqcmnqzSMrjwSkD32vHTl/A0I8LL
        HYuftlgbdiVWavjmfo3vFwQuWrINAXPPFFxLX95Ol/cmyBk0xMnji+ZxPF8yT1d7q475oQA5g6afxapTO1dYYMDhC8X5aHR76qZ3+v6MxxOcJO1l9jLJPRpv
        fE4/+XAz8g46z+f0aOrwZKV7IEeCP4KO0lthJAU6pPAQuLLp9uyaQCGXjgRfBZRyMKdHW2+JP+soYzMMJbqznlckBQT/Qez+7dQV6EiXEuOCL655wxIJMUOZ
        V7hzWcVV/1f8cfIKOl1bMN2Xgt1MwS5NFUkww9tnjLJDAMbSG9FMnMHAja3Rj1B6mrh0JD4ypIXzHLABF7cE1j7VztG6bowusGgbBeBEOGSG/PB2DIFS6pxn
        ztrsAedOUjGn3IVW4FHD0CdoTlvKnWrSHDIXf82QHo5Ph4WE8JbCXNRA/uD/thH+qp0Lm5T8SmEuHBYLnBHK18DOMMzKwSTG9RDvELee+/mgpVu1IBc2Mueb
        iAkMscHZZjRfxDHgtnLSTBQCEkzzwN3ESUu2QPkPMf1riV3DPDY+4vFIR3TrDcZXjuSBrXSuN5MM+IaUgNG/FcY/fCcyuXUoz13J/I+XDzH72szHaf49TdW2
        9Kbgdayi2HvI4ZiQbHBOoiSl2jAp0R6rtiPYaDgMys2Be95AjGhUhfJtlXczNDQGOcJMUjV4ZEdW+p4G81as2XDcrBvBRx26Qz8jEppS4SkbW+0OvDNGJEil
        x2Vh0stBvB7h7TrVifLsJ6jzHRh9NCi9gDjTnUixNyK7qMK5YwR+WRUcAuL7I+jZGg4WO0ANJcHdpVU48rXpvM3x6aKx15VuHhfVrvQmm1kF/49sWyAENsfM
        5u8Qa8BxMZiFlQtli+rL0YDOLyceneIMF+8yvnWk28N0nC53RMxvCjNdBp1GS28GyhOH3iYu1qbXfN20flzWwExXO91uGwHRV2h25fjcJi+U7WmZ0P122zRL
        2jrfTozZ31pAEItk+/KtIyu6jACKkEKAdI19SajvGfagT0iuYEYPovs96DkHZKYZooEhFBMHpcj+ptSTBqLgN8J3GDsTB53306F+0HmQDkQiE3TwDzqaDh4I
        ZlgrUMhw4uSkiysHndOUjv446JyUMytSIJhhXT3oHMeaCDZDw+Iu7ZnI1ee7B51pqKo1u8l1olyHQQhyEGhAVsMMU5Ew3qEZ2dNk1AHV7XTp+RkuFJnwD0Cu
        HUo9oEfYpkiP6eYcWJTFLGqMTubCscyWSpujY/jEnS4UOQ6Z37DEYZIWo1e+EbQ+lgMDCv7Q9mt0A7ws6DraCqb83/ZU8Zy90PrCXwStSxYbYZaPPsuOb2xt
        2Q8VXgUk/WUoDdt6cm1EQPpe+oJOREMsn9m/KCY7+/RQdrebJFsvc8fpZCOatuFmmzuoNPBqIZzRYFWIB6WkuWneOg8TFXZqhJEKnBozT+fg/8qQRx2Wh51M
        xXPiF5Pk57eLb5H5FJfv01s6mQVsN5Em+IEsXmMmPYfPkFeiCixYUkm5TN0KDHbiMCdinGcWglVaSepu4lUdAAvkjMxrHmnH7TJDTcGgF3DtpCamkQmUdO1R
        zjUNSeySuiT1QWErJY+aJU810N55aVBP6NfjunjiEUr1y59HeehZyiR3sjSAEEP0WE9T9lKFzffp/Z0o6+piZx/IOs1k0pU0JX2CfVBNZwnhOEiRXYM7B9UB
        Xfb/zYCTXxg+WzpnMHXzMfB5jFwBLJACtFU4KcJJvwBdGgId2DB6KrTUuysuXTn3VDy6cu6q5HDFCuNJFYQ7tMLhBlzp8EZcaTiuTKrpcCeupsNdArurrv1j
        NXPtu5QFoxIHJmlIaUjKFkqZkJQJSdlKKQck5YCkaEp5zZKk45IUagfzoIrLn5bkimhnkRJICpA2PoqIr4ueuCSfU+cyYBUPsfgdbTvP4b5Zjoi6elvc6Ktd
        XiN02y9E0Xm652a2N9or0bbk8hFg9iSciMrxMn5N9lg6SW3LhEitqDG9jXqtpivB1+wwSvZgsJmV3jjvp7eO+OE2nYN+CXrU1uIXORysIqbfeu6L/QK7UiNY
        YQAAFliq3UX5lr4YaNM4UFUppD2/4bMR1KEOlKyt9hcRTwkPcqLLiS9t/FbgQHlEUq0L9GBV3oi0HNJe2fg5gLjlQYqqVYAD6So9XpfH62XHt/x+cRYG/NZb
        lwKhicI97gyHjgqMwd6AGJUbwGWH9bnTJBoO0dp+G/3WGaZxAO3dB4d4hE2Lr8DH0M2EsY220zOjgpq8HSGOGhAzAilkHVbxJpjh9i1+LL6z7plmn1k/Pon6
        BAu5dj8V88C1P7N1lRa9A1oqfsnVXEuuXgU2vJhJJSjZRoXX+hZe48IjBo7PvuFy9g01ekON31C73huG+r5hSN6A7d/2mpYewq7FOEkIfMJxO3Ey2FOT1WxN
        qjDo4JpUr1eTet+a1KUh+R11KHBT5mn2zpg2c6HTsgChpBa0gwACdliATbGEBgT0LNEcyU55vR0CV15vgyyU1xHkrjy2CEgoywPKjOQcBAzwScLKAfZuu1Uu
        AaWp8B6YoIYF3tr0EVudyXcVsuSgqNNzrGC/jJNx2U5wWvn5sARGYc/hIt6VRrA/BnwqQddcQCSQkLfOFUAfsQqois48x7sXSzipiSY+J0hwtskzY7KcMDlO
        mgynzX3L3A/MfW3uT2OlAYviA49F/hzVkBi4z7vKk/huDhABr6e0zt0OB0XBdkKJOxkGCTmjjpLI5xXjBlAtmzjgvPlQaOVpEWqFJfSOANnczxp2525dOmOC
        Nxbo+z3fMA28ez7yZbcf56HfQthnB+3uoyuw008HlnqBFEDnubhHVNwjKu4RFfeIMnkWHZNnyTF52o7Jc8ExLbfqmKa75Ji2u+yYxrsS51l04x5y4x5y4x5y
        4zwqzqPiPCrOo5I+UGh1NYeeWHSp8bkrcrxV7Kd90MFtJ3Nbzely5vYKuijHe0Smc9rK9M6SMt2zqIj7F0PFfZTZqTH7M7wPo+MdmxjKeEvGhvEE+w8l4Ruh
        EkTQvRtT+58b6HJHqkPzBLLAFcgCG3Vk9DSdb31ZFhF5QbOvZaoj/xYLjneudLZ3STCYWRIMsnJQscB9nnFGoEQzyx6Plz0cnbyPtZp1nmVckgBZiLWgz7Wy
        ojriQRY5wAfYD/FsDnj4hmDpRQj5ccXm+LkSgzjit+cBa2Xz6h6rSOwKsDISqwpRahJDBKwfbvaPZmux/qIiqgl2T8WTREyxgiTy8ZPEyHrd6KreusghkKEc
        76+eYe29Uc+U+JP6wsHDdrn/jYH0Rs9L6ftFj4JJd20GaNCIu1+BHFVHvvW7dfwk9O5FU061fyn83XUOMvhGT8i/npKoL7BAQzRDn2qG9pIKvgGbNgjmg8AD
        idN0v3J8WtQNJqvkgJcUGWRTrDFsVgln1gUcnrLSmzZgQg1m02xZP9CSxe1Z/3gMXMQLVSIlrH9i/BzLgIK5DJgDLxNaHtkMcGXxcgTryjxWX4Pwo0rd9b/M
        kHHVngSJW1PpTWMkiFJvmpvUE0sdXmtRNTIrzzYjxmEdRStSXvg4XE2nveazePfEjVG55JG24FbBoXKQTY/zsoIa5PWeg4uGHvQ/klunEqgctfYruHbzw5UM
        N6gYjWCmlwqyIAfMlOjdbEbM+pZLbDCSjE4g36MTcHv0CNnld0HajLqjBBqscMSfApaDiAPtAOYOjjQ2I+5hVVyE+0E7Xp5jTWy4WYf9djxZpfdlVrROph45
        H2GbyOuI+0Ah3bryaJEc8XZ1B6BoOUCyyuaV9AMqafW0VE4W2huumWNNitXTNj0ts9GauZDQUg5r5gp3Bcgf/BU6Bxc6B6FzZp8gojw0FeJWFRU7jGJWFLBC
        0wJ27xcwYaGIv4tVvyNf4JrR4HK1OxndSJttx3k0qE6sBhAFSmY0sIIlLwqWvChQ0tGgMIQrrAYuiAqhwp+kZGhU/DcabvWct1A8y45TWEsPJBoFrC1tYKQ8
        lzsVDTO+KK6Wcgz4NcBg21jTLSVbDZA4M+kqSbez6UGyMzGgB6h0h8iRjksO0QMdX3Hxu8q/bUx9dHzJ7fZojdLTR5svIMMFl71VRHfJj77Gv5eAPtM2KLpI
        +DJ0K3S87HIinb1uUq64XQbDY+gs7+EmdDCnmonrG+WF+OPQspEyL6LSrJ4bMTp53i1AlssO+x3BGfw863HQOzmjoIdPjIceK6DHZNzwvF4P/sTmxy84fFh1
        olFa81yRxEtO1GADkpGMQ21hJj5iKtuEvCNm7QOHpTDjaITqrKB5OQpMk49BNI6sY2wWfp6IfVkiFUuwTY/5WJfY0TJXdFTjBRGcWro8cLv46NjucukOxnlN
        9PlXjrQB3xO7Op/moMQwCtF+N9bsB4fZybyk3fip03d0H8l4oUPF4iRwin3DSI6tn2lBgyOM0ullVNKwB+kyOyu0ecwjXBq15xitJbnlxnSjb7tm15bhSKY2
        WIDG+xroXPrbJKcN1ixxfDHKKbSvZU9Pz0eD2xF3sk50buN3lX/b4CN0fMm+Hp3XEde3h84p5TV+8JKdpXNK+DJqQsfLNifS2esm5Yqd0HkdcIHuKfecdj1c
        BIKlr92Hm74h/GjrRWLkdbZ/HEEeeLSkhO+JWMsZTvbQfSy6xnTvMUZmxN6iOVG/JnRf5924Om82NXiRzxcn2K/kb0n0WJdxtFs+BlEz3p6LSkL0RaM6HRXE
        K0P2/jLXsyFk3xCypyUh4zaWr0P2xT5kX9bltWRPc+wash+/lgEKTLY/LOuhqN4MU7U6YoM2GXfPkHkuQ+ae9jtwQGNJwE/JHD5n3KwjevSdkPkYKLmZUnZD
        TkdTykZIoyG2+9N0zGEfaUjzbuWQ3rqfFmZDWJ8RqcsezwCv60f5OEMvwHHaF69OoKZXlB6uWGsnGHuDCcbeYIKx10wwSLxkydC7ZIlrxH8NI8+VgVQ4b8Zg
        TAivttnmIvdoM+tOWuhItiBB5xA52TsFt7RcRnUp6TR6BVf04WbompE5mgxh2cwuYAzbPETa7AYKAxoYBJgNTRpZb2BuoNUM9vXH0p1tnh0asUctD+JwE1xa
        OCpz6wMKNqKhzY7Wg1C7DDKsOuQuqcx0NCJw8q4Z8aMGbN6M+YaBleeWKmYEpjxL/F6bHy2lNzgjREkvXV1J7jhTA5kS4A9cZVcdGemb+rq90sGO2qMQdxCd
        9FGMVu6VbEOHLgM8Z6QDzCTMzGiIycT9rWbs5jrmVV7LvAxSTTRuojdtRlbe7PaIeeWXw4piIF2FkMFFfHSe2FR1mU6K7L16RfxUu2xp14V5Wa2Xd5WzvKvS
        TTAnDe+C2ru2lndV1k3Z2V2R1OEy9HizXVhVHlj+GVZV1NUOADGKuthm2zfqE49ZlWm+kXc2I48nZgYex0wcldPMJOwTweQfqji+Tma3iIN5Z5Ayh5sMEOjK
        36NNPUxDkFkfnTj4aj87fa+jh8xsaaekMGjcqngGIu6HTaxoGB4G2KNnNjnMrIB36+nDR/Bl2KHHrnx2VhzhWzJC+rYK73QYYoqJipmzYcDKMF7irwfgfD/p
        TIcMgDiB6JpAkShkGXpeGLonDJ01bcQY2KobHNVwdBgCDrDhoHD20+GIHzsaG7Nsyzgia/BnaL/9H1VKLeTOZiyHvMw5QyInUZaHIoSvjCSi6UwkuhejfXbF
        ikjiW4oVUX5jNVU+VlPJA9ALcSzMN6QEtFqR9Tu4E5ncsHnvZ0XEKFkS45X3hXOw6mGsiPhC7DCV0WPTDexg5fAj8AaBgTuw/J/wEKLxnCgpiPtCJxilKAwz
        iYeo17MwzWVtDeSeWZLmRLyC1ifjtN/7wAaLbSdRNrBqkZsuz7rJPvXJ8UKmIxkxvPs3PhSeceNz2wJAgwH/N3wEsDnxIzhmDNJRlauYvhJQuhloTgtSBX9t
        vrz0dmlNJ1L+KyiaEVDZvTMHcbhgKELey96yuInJRSwsoAWWvXmjInNF66LLaO7YDVuettnUuM0MxTHaEbarsUxhxP18gbHoVRhZRhEAJVhX3KZzgAFwNXoR
        P16iOYBiTCwmpMsZDN0YjnSM3sso0GyWCRRL4HjCSzVnHVZBQCuoWJvl/7Rtu2fjsFwcr3WIg9ZGAAXg5uNRINhv7LgMdtq/M+WWNKotedGnGCo45JK4tHGv
        cwvilolLs2bw+TskOG0o0RRDGTd85WR4/qdt21sQyG6VASzv/uTY9x09JZBAhbnIaS2uOoA8VsbtS9sBLfynRKLcKItQ2cyPz3SDF5zkYsU8CQAetdsuga9O
        WUVwWaD6QBdGJ+4+BU1PDiXSvNkqPKGdMzCdfeLMPlVg4ZV45Ecd20ftZ+YY/NRpTc9FblwRBxWZaI2whUWwCaYeN2mX3hwgHvLi4g8uPrVPHabTz/xYsE8d
        oJPKPnWrWGjYwZ9ywJgGfsZBLRNKo4dbt85FuWAMhBF4rfaXfusZ1bJai6+Ba42h+bR6NCpiJ3TxN5zQbX31N37hr8C5/xwtxVDPT4V5Oiq651P67/9o4DMz
        B/3nz8gL8vSCXIvqScyeCv9VWlxQClXhVmzGTagDwECYsg4D3GbKehdAvHbbd4RljlWjlak74kPToYy90wlVCKEGLd9uIwSbf8h6F8bCIeswxhh/vS7h6/Fd
        LjuG5PildAw8+VqpAOvfdqoD+3lTyXRT8dghrAVaM/PUKV3HdjOdYsnmY8bvh7eJ3UzSKW6vthNiB5QaJQgLrS8sB3Dt4i711nTp5p4u9fp06deXTZeOJl2q
        ervUky7NpS3u4VNb7T/8wm/GXUqpjCTbj6z0tySrj5w3dRiTOmS6hnukLGQVrCcri4gjWw+6Y7o4Jx3uSffnpUu4tAM+xoWlC9Ij7iErGThEVjkZOOW4jz5X
        cPLn1NNEsFYKlJAib0GqxQZjBr3p7QxaU+Gp+OzK29a368JR67th/yNspAQjo7jQtzNq3Ycq1li6cLcyBJHeuJKpEAINjZFIEiecuLP7alTkN1/+6EtvHnmK
        Knfrhz4FlfiBv/zrozf/yZEuVWUK8OvWY63G97Ze/30B82q0AdYVsM47QZ968hk8TycLtCyxu5lW4BAxhYvY7bEgQkCPnCxgAN+VsczI8yII2GP5DokI0//k
        1z/6XW/e/K4uXqjbPMc4vK/Q7goMGCuo25kiOoLn1aU60JdOcEv/9sXu7IMSk+QItPLW7M33f/i7AArWnb33vT/IUUskvfXZG37uvdcuUvrdP3z08LF7fvVI
        23B2UX9/VW/7UOGTR1fFfg/ae0ZfW8w//funf+cwVvJxDlGgs/GkKztlrHJP8speDk+KHgtAvN2aKtBho5DozIk3ACUNP4W2j5045tcaiJaFbA8WuQfdTA8W
        1/VgiXuwJD1IEs076kHvnfYg9M5A4uloCC2ZHiz9Q/dgGzEBMqByeEem4oqNXqkrqMUzEXmopvjprWAKO2f3rSDg+fpVEOnXqaD/SaXyZ3nWs3Y6PO3zWWE/
        R1qhswBLOD5r7KeVkg1bR4t+iF0eskxuvd/RDBJkOdPXfGeaz2YixvzBKQLLm9OTJHCb09ORwqkCFBCuF22OG8/nS5AszXkbYliT7Z0vQMqm4ydIXg/+ZzQe
        TXmfQNsU99FNjSWOL5quPJ0s4SRHJ4s2S1K+c5plNN85CYMHOp5A+1/jKHWtV2x8Gf22Qt6zsVuvcwr9Zj/2sr2f/vzP2IhTR3U5Hdmtbz71GP3dhcsnYPlz
        FwdApCv+mcXPcfzcj58T+Pl2/DyIn/fi5yR+HsbP+/HzvWzzTSdP4uccfmBUMqGe5d/n+Pcj/LvEvz/Jv8/z77/g3zb/fox/X+Lfn7WlCaUBg+cd3x+yWtyu
        sPjif8E12+8qO7cQB6h4gOb1Z3+ObTTZ0JaEwuMVO7HCtRGRPEdpJiI55SaRb57mewtWYBJ1ly8AWIBtPgQmUWxsRiJilBdXc8ylLfsHtPsABxZkJKn7muLj
        zhf3NoGfh9ywapJIZ1RXOBXnEEWVGEBsCqwQ9RcvMlF/XQ4UiOSWemKOi7NwFjyvpGb8lIXqSVR03pmnqdjHh2tIDOuta35NKWqjs4Kl6W6nSf5lsWOVmIQw
        TiZRCJKQBZ8KhrPIAYORhQdLQCumOSujL8LsPy7DpoZp2chiBz+kQltwX2zUkiTse1mit45zWao1/b1zUSwpXrOUDhk+WE0DExGWaR4Uk/TYPLdC8FPYM/Xo
        4/AyfCXmiiJrLYCVKIsdiOxsQWb5gsxNhfICiAp1IeHnTVWpSu5M8Nc2IDs86ENIHJ1mQCgxXyrK+r9lQW6xYHvgxjGHXAbd9D+qgGxqm6jqUKLYrRoGXW1u
        wrL2xWPOsJ4duLNjbqdl7V/LenY60/uJ8dgwvLboJ2ZmrSO4PtJT2vH9DojjkoVb9Nv6vGzSyrhRkdpHv5L1JbWf/uT8Ap1fMOev0Pkr5nyVzlfN+Wt0/hpI
        7ZLiwtUcMTD6sJivXqb7lznvlPW6OkR/cv41Ov8akX7wE86Yv5MB5IL/JNBv50GwU9YSjJ+bwEG8pDo4vKZW/AEJVHHBNhHh37D9jylln6U2pRWZJQszBK1Z
        h3N0MUwHMeNjOLblKH89HlJol9PkKxcTjSeUnetxkkIG07Z742jSZ51XKzXfBKiIIUsc0edmq6Acy2eODHsji1cPvA6X9XHIuyLxbVtCRGRu24DXoA8+IKMH
        mj8O5I6ls9tS74Ewilr5K/5XlOMsOOd4BF/y5iMbUFIAw4ByANgVrT9VJljp5Rws1angYNSMyknnJQ8wpTSknpdcdvC2LbpqrPaTznJXOCAY496jXD3XOmgo
        refRsNCnf/KpqwN15XW7KN+/i/L9uyjvs/7hqqh+RPEjXeQDNhbE9n42tEcIlpMZe5VHj3EwUe98lGPkz9wjzchl5bmHXQIiek+8ln7ctp1zrd/7eIAZsi8d
        g/rogdWPB9gecnj5+JpcQDNjXjkz8yjCK9ENtn1EdjGCpPZ7mL45kxDSFedjqxD1aBP5Lb9lP0YTt/+JnONRd7Mj8ZU6x1mRqHxT1m8QZXCvTlmXiWPPMzq4
        fR/Ya/DnNmMTtxbN/HHZnWt9zYT4DvZIGzmIC434hMgV38UozeF3qUjCXfBh8PfZ1NS/IBlIlrGDH1ZYBLba5bWvQMfjJTJXtHPyEsoXv8SRFxx0lmBa/VIJ
        hsfpJiGnBD/C9b9QoLmNzpnqMAvbsV0KF4wZig3CUQmaZ07H8ozL084T8GXgqdg2XJXPWETkMxYR+Yz5tIKIaKciIt9hPs1Yv0ZEtFlE9AUWEiJiOT49GVXi
        09NRCaclQYtkEbEa31uCvaI5JxEx4HMWET0cSUTMQURUmM4+wQEfWURkMBuIiBwq3GHIpqqIiBwP3DktwDfOScEaIxGRwccYTRkiop0RERWLiHZGROSPFRFR
        xBfbdBdNpcGfQXIpHISxj6PzGfetzLZclNnXT09PUfpB53k8hw6HTPOSOyedHKW9icIvsAXOQeelnGRuQ0HySm4u2+lLLoQdKDSCj2DW+SuJ+LykzP0rdXa/
        dxy1UD5rswuWiU7kMGIQoGB+1ACXO9BlYFfCERnEvcIUDfsgJdKIe8kJBVV+1YH6i21/oPJiMyPGgyOB6YodMaCUjWWnmlRv2R3scU+qRcU8RrFAQ3T8Y9h/
        qFNz/rgy0YIqJnpQ1UQTqpkAAEyVyG9zfiAYBf/M/HgaRsihx5bldJJjT4crgIMtUP9fAby0VJpRGugDpOZtvgKMhROjNIQAi5egDbgq+5kQ7gWzM+Qb8++8
        2RIpGbPwXEZUOm0QcabRyoge4X8+XmQ8Z/euMj5i9ywzrrOQwAqF1yUbLCfMQuNvuozA7yv8+2n+XeXfz/Lva/z7BVlqvOzSjFs+q5iY8qyrbi19HFJk8FHi
        PB8PWOmMpH6uqhzuftWDkrr9YhDPnew8R3QMWgTZwPGKN+c8g9KWM2hvebMrWIgxl4ox5lIpjrflx/G2DDleyEcOyI5jqL2S78BjbNJZzQstcl1sAeSKXJCY
        AoQxSNLgsBkhp2qEnpqJ0hUwEsGPKYMghWeW3hkx2qBa/ikaMKuYLAXKKiZLA8plyNKAcglZSnXt3iZ8DmHlGaS9wHsRvNORj081Uag5nebdDT6dYQtwPj3B
        FuUSkU12GTl0Gu8uJgF6dT34Cak8eppe+rxjJHR0OCrpPOewlKyIOED5H1YSfVT8kCxZN5UjkhN/IFLsBCMCoGKNPE2avCJyW08/JnbeQCAmgbD11s9hczIO
        HY/Gv7cZ2SRtfOM/B7wihA2NwyFr7Jb9BBYqCjrxgokvb/NGRejxatjm8WaHFkusWBtjq4kKiaAouE98aufueawC6E6X79IAsLDe8VruHBADcLBY3A1dLPrY
        HZCFXiiOnweTs+Tt7AmIlecztrIXnLPGsseCEq61+nLA5hLGjaR1Qa7Fi6TVTq6ItbSWTF4DOm/WblQp3CH57J+riHHoUajEOzabUcy5ZBPc/78q7uhC8Zxz
        VsF89oKKRWYq5yY6XGBNCTXlG+KWQtJUW6HhiY8oImc6Pq9CX1DtVRhhuF5hkPMp6ycVLOniefMlW5qaZTIu16alYvAZpRuaHmu9xCk3YYPnQ1z+TXCCoiPP
        /i6vk/FTxk+AnyH8NPAzjh+Nn+3Bc0pk88wbfNTmJXjc2mBzYVHU4ex5jMATBZmgitx9kdXynpiDA/EYkymLjRAI/Zej7Tr38lH9wWjHUdGwv51/5tkTcEBa
        XH07/5gc7j6TWZa9tZAgMIQQObfrHc9e1GMdwH9SOzRmr37p3e8LrNkZBCNHhsbsnl/8merV/+ljRx4m0Wz2n37thj0F67tnZv/T9wxf6yx/6oiuIXKJS1XU
        xbnW9LxRQpBIfD9UNLKSIjp8N5Xe1GOYZq2o0TnFPquaPsvSDXo7fdma91dAtT2v52CkRM4Yu3peVBmW6CwsaTUer5aM0CJWuPBXR+xomzc08hoUD0MeIiDs
        feShzYs1EOosx7COhqH/oQ4Gb4R2xcOhHPo9wYr5rT54RFl7d/FqpfwATGt1Gb0VwbAFa4yt2NPn/nOsTrSlZyMDdDzPPHwbr8fDqtjDlLZDCd6Yi9FM5T2K
        d7G9iEame29WCQb+oN1mBf57LgeBteeiwr3UfTLisYHmAzb6EDHZAJs+huHpEqi1NGWNY6EETRY3HzEuar4SiWyYxagx2UO4ys1ZQF0e4zblFi0wB8POH5qz
        oKvgQCVisgUaedXgZxxdAbQgOyXCZsY0NUfNDUfoUBF9XDQ0H47iohA6OLg0wVSgAAr4xWGBPqIeu5TC/GUOIpgenQuxpcIDJByA3MRncLAZwt+9Te3MQ+3l
        i+cpJPC5YxW0koeAuHDNe+CMxC3hdN+4VMKlegDzfFMMjQf0IK4abPpD5Td0Ez3ocxkhi4xQsdV1HY/X768kHnvsZ13ADxEKCSO6fBzKwHsRNdmQBnRzIa1R
        NAd/svTWjt6y0g7pCi9zmOgjC29TKKS18Pjcuyvpjnkm7GIzhJ2U+mTUXAl1WnxqPbapz5u07kTjmv51gUpOWUI9DlweGiM8WW8DkxbTsDCu0mbdaIebMzXb
        osdWwnGGCBoCDmNELeFg2tqsqS5NeuHmFapcXCUrU6V+sbO4ilZPFRscurGrm3xqKtqAdU/fikIHwpyCaqhQQ6pB3FKHug9TzSJ6fhPXVidBaFe79I4YBwfN
        gG9hRhmlV3b2yjehnXVohpsF5NdhIn0Ee+c7RfQ+8X+GiQr9P/oed8dCcE49zUqCdmk+qjFPWdDq1X47qG+9bf33rKK9u7V4CUPhG1969c1cmG/9yR//0E/D
        ukuFe1qyEn9nz/+HL33xN/P0/H9mewNaSsXPZxUw2tuwMAbfxPwWVhNWWNMFmZjudhdoTtJ5TEvPXoz2ZDE886233774dv6+MxUJy8QBrVffpoWZzlFD5sNK
        y/Jatn/Iahfh+7dP/Qs6YuZ/HteVfeoncfT3qaViJsBmJkoM6tCMDh90nkNGddBZRAGv05q01losxotpD6GzOtEty9HeFBOpG+35Vs33lR8PqNm+8Rskl7X+
        5Euf+s1c6PImPhzZb4RBwm855ZwPiSMIb8UBkwcvF6ZNM1UBBw6MYMtWnLFBg6naOvcYmBxUYrekBrV6z0pvhTL4pzpt14e4O2p6Dy3IHToSQ34JR4cW5Dje
        Sqt5HD1azeM4TY1DR0jjMFTA5qgYc7gTarr1jHpsn5qm22/Rot81AEIsvwR3S2rwOap5rbWUn5Nrkycd0HASZ/j4W7q9093ejLWdByi9ab2nK1o9Pb0S7vET
        C3H++u71uoMq4GCWNYYWNazpnnNaN8qHBcBVEIF40YO57U66uV+95bZGWx9ZCsTyQqofWcEYgi8GzVa19Zs/Gt9Dam1CfdMlHkLHt1x09UajR9emrEWPuhYn
        H4AdxRld223/oAdLitaifaac9/+2fZv2WfAhu0//vKO+QaekhcPlwUX+A9DU0aJL3xp80BbSeQXjh8bRBTOOXsI4Wi3inZdF8K61JubCXWaNPcoAeLRGrrVe
        KnLExQbMzycdHe3hUIvRdPApUf6NTqjZyJd4cv48ziSe3CiUeQi0GO3lyIvRfo7HGN2m/eDXFN1eRShHecsogjeOIqwj/RzA0qtlBb+OTFA/uSS6G72mG7ym
        zGKKCwg+j0yvA+BZ79GoE+rzdUUjgSvkzuPs+OMkEowCenFvujOu92fOb8ucu1K9JW/OFD2KMJL008CP5trZVDv0UpyNqmkqibTXqVvH5F50k0kXUXAbtes2
        LAtvwFQhroQkkbxFK+kxk5Eko+1sNjVmvrUi4t3YpPOc3RMxnFKeX5MCtQt1gYYc5WN3lmSlMk2+ZUybZYR6cElGJSE9C9FD/aJgiO5CRs0GoUKcBn926s7x
        //er+8aOBE+GXnIhYQSJyTzAbij2IesL0GMQs3qNjhi9q7gmJvWKub5ARwQlfEnRqmEAG1xE+r+DxC9bc5EvrWDaAK4QaafzV9HHoNfHpiwr8ivsy0K13UFy
        YOoLF+5NT/dLg48b8V62pc1rsSui3kOluaZkmrgAou36s42p2W//q7BItyatiYhGdTTzYjilZ47q514Mb04eOEYE5Qa/qyI0MjUsleVDGwWlAREc9p/GcbFP
        0Uqo9U3ZBq/wljWSI9dsW5ffw84CdKO1+POcyWVsq/J9TaLecfrE4KMktyB0IY1sH588jO48lnUhILarh1sFdGs3s+nyPkT5QM9Oq3OZTkW4Ru+8nj4f/Arr
        QYhX05lPHCycBpI9dWED31lAfSGWV3BVjkgS/gG0GR3voynOXlc7F6sFoKlVAI1B8xJQ4rC+K1PtiOSHGf1CLRhYLp8o34csMJ7u5TFjYW7xwuw3P/4GLR1P
        HOmyORqlPRjejsPx8DYcGuEh6oHfV1Gdq4o8dRLSuAeG0f6+tP97k/anRo7Kpv2HTftXuP3LceOX2RGtwo3vt75izQV/oDCO3ouoYnV8BAZTBeMITwVY7gL7
        D1gHlhK1iU8MLQwwvGnIVfkj9VzUhAzhUbtp8LPFmLS92OouuKMbHQB+ZnS3bmLnN7pT37keMUlXeW9jVlcnnfdHe2DXfRT7ccf0nXoWdsN3co5FW+8xRud3
        puBKcSEQhTli+x6ZmoxR9T69T+/pdKJ9CFY7q4/qo/2tle/Sd9EtsVbGMboL79lHDx3XfErP4nBcDsfWGpbfhZ+j+JlFSZLhDVvfzQ9SeUig9Nn4jnnumDxH
        9d63/LA+gJjydnRw+eEzkDiqU5ZuOXfjjD7jGB5PqkhT/kHOTePkTnF9QT8Ev0yrR0wK1Wv/2LGufZdj2eFRLKyP8gK3CrgUdJ8eJirSwyCzKkZEoH1WCR+l
        V4GOoqYZGU2MDJob1pPOsA4wNIapUJeGxlFGUKxgbBC9YVCXy2IzAZYyjIQ6v5DeNa2n2+F+YSxEe3XKT0WwU5Msnss6uKuSpwMeeI9Y2FDZzA50hX5W1m7E
        TsMzeU+6Q3Qs451EQveezspa0TkjzVDe/STLJWVeufiwDCHMNLx24kgifs80oojQkzdOH8bebCIVnT7CHAnrE2PsRmSZNXbb2yGZwdO3dfTeThbhYg+wF/b0
        Gruxixt9HHw2+hm77aH0fsZuSL+OsVvoYcnoZeA29yZX03eh/ntpoqBZImPeOJO1VWxd1K3YXPFAhzKuNXSssGjUJdmzAkejfTg0woOU89YPhWievRkbRw8f
        mjQGVae9hu3v0bchWnVez7w4H/yaffTWD17s0gqbJPKZT0W3ZywuD7Yp54Gs/eRtbeJDt1G7RmmH7NV7sx1ysBMdovF3qKMPdvTtGbPJfdyQ8naxmUQ18fP3
        2Et7g/9o0xkCYtBr9vM6xI0NoyASiljUgs4fcefzrUKrGNzEM1hm1osJWia/niFe7fts7+y3h2Y/GdOYlWQ3AftDwzJbQdsr85PumZ9cGM39vFzFs5ObigYV
        lG9mJ82Tr49le9mXGdaVycnGfLQPcKkJz6qzjLeMGQip5SgwHxTgg+rMs3oLLOs6vqeMJS59j3cw5Vguv0u+zgcDLQdfYV43JFInQMn8KauBVmSV4cvaFfVB
        OnypVnc3Q+/voV0a76Rd9vxN22XPRu2SNIqL1oDqs4pGKdAry7GckpW1Hz6G1911BjPYy9Rkom45kL3v9YZModfG6pfMan2PaUoIfzyz0LfvJWqW+cBboWm+
        jLMDK9HBLvhYmcUaYuoHNRKIudMEug/cgr8rqmARwAowynNI37aS0a3t7erbKYX4dfDv+05c05DPs9NWPGGpZMJy1k1XPTqmPa+uU1XtoRGuPfwcoJ9OO/PA
        I/3non+A8U8S9krCA7j1fAFc0y7zJkSS5mBSWDbQ5bCI3uOyKxFCswjh2CUxe3wu2g06jzJfEYnpbdRTDVpFhXwn8qHMp3PYrxLJF7DpQBVYtR5wF+g4pv1/
        QivjH6DTBe0+0Vp4/LGWdfecp30/crFp4LfUPbQoWgirUNSj04hYq9x9Ljy+Auz6eDx4oj2Y/1xwCPhC7znIUfIK8yGagpb4FTgGgwDRnFWMlKrRqmuf5DUf
        jRDibp0O7ly8aaKpBTT8ZnizxG81g66tNTZuyjgUwhu1huawQQf6wiHKPDQXTmo3JDYQb+5s3m7xQBsR5MqN/+k6bIqJe+HjJ9HYAfjFCF5k1s/Y8BqhfiwP
        +MhtYUsPgEIjdNN5ImrOIc3nzpdEex7pg9QC1AvgXHKrQnwyEiLBZsgfkRCKJ4cqQGOr3Ftx8dakn0ekn0dan/7zoOW0xlubqZ9HfE7HWrGl5t9d8eh9TVpj
        QKPq6iaaBUvo8j2VnB7UI7S6hhMUJcwLv96sNwdfVYjFzGoBog8jfqKxiWDuZQpYOE6Pb5ZvrfBHzrEbdoESiaXh4xqU2bhmb0ZfbaaqVoM/BBCi+aiq7FgD
        F86db6m5cIthONRJFZZfK3rLHNp6sy4nxTO76lfu1rjcIKYoHq4Vasqtj4uyBLy3MhcNIt2Fmi4whgD0dccrBUQNvbfCgRyfAJUOaWbQsrBDc1DJ2EEuw8C7
        0rLuP1Nhpg/6GHyAajt475lK2bTKsQqiSFEr8G6SR41d0UPU4cbarQL9B1Wogao29JC8L+DW5HZm1uqaaYUp8IGKz3je/jxyHccKmfcFqazmA/S2Jqrlo7ep
        0sdhI19hi8rKvdjwow8sC+U3ekGv4wW2LmNvE30ZDtEHD3FQxkr66ZUHKhi2FgBRK1KlrQ9UgPFiyIDIeYvppkDM56nl30PNCmy4ADQSbTU9h6+mH9NzE9xz
        xPcnqDtcno9LehAtMqi3SOtt0VtNw23lhuOWIh7B/CNpMoV2nEO/UUdxAzZ4W6acX2Npb0jlWKVaXm+Gn8lWFjKh1oMua93g46mi//irxHPEyDrRodz3IXCq
        AqUTVw5kooiGxI9ySAYts56t4KfYiMIO5gjY2kSKvysqlcp1mRnNtVwR4UyDGP96nhuDqIlIapwviCDnoy26QVSEbeBGNsdQmsNHDhpxRWElg3wDuQZBHTt1
        Yz4a1DupEHQnEye9cJCJk071FuzdJx+Lhwfx8BAeHtKDeHiIspaZlTH81eDxJk3bVcwZtKCnh4Wx0kMTXEPWMuOhcIgOFWU48LrSGyh9iGs/SJw6rkMDubYg
        V0M+YAuNFv4AF9R6nLqCBvQWrhVNiHoLds+TyjW4chiwmCFLybv9tPFQqo+WG0IjSCzOwWPcH5U072AmL7eCjGZqjQeo/KHrkKuM1aH73BkZlL6oowIaFyi9
        LB2E+cVPXjkYzz++dNsWvtjaM/8UaQzTxzpCzyRDYC4q6y0gz7JugDyJJu+nRhk08/I8FGbzVOdkQmH6JuHhvopdLvhrq05EzeJYtcWWTZhNSe4eonOfWDzv
        rd7IRkxcJfq+G0k48mlmZ3iOG3kPdreO8Gwo2ccn1DibQ5GYRHVyg99SRrIen7ICMasZv40KpJ8yROpo5mKPMoTlpwZDXLp6Zj8J8+7RD5CwqffDlGqHHj5k
        lelwMyq1Q0+hLXZgxEI5K6hNU9Z2mu4GsDxo4jBOrGmAVaKi2sYWBbTWrCcvYK4aaL2kIGK6wcecrPba67NzfmeftKOAIbRZg8obBbyccXnOgppVD72sm7J+
        IPHeDTe1VJgE+F4Ipx3IglAMczzuADjhwZcVNMj0MBeIdQoRqGKjpGuWo8NZPgYhFinqbni4QnvoPfJYJXXZpYXD3ja4311NqKSJoR8L79Sz4VFgHD2GPqr7
        VOrb9mMk6m0C9WzCbM0pVCixeSjhiXqm53Qaw7EFrBg/+HewhqljgTdlTUf09GOAGEeljtMLcDxAL3NlTSftwFjldbynnglQQA2Aqohi3Hy0ns5ubIJC8YKw
        nukaSBVH2cbb13fCxpuqMyz66/dSEq0JH6SGJH6BLqe1z1jwe+r/p+1doOQ6rzLR86qqU3Wqqk+/HyW1/jqWrZZkOR1HyJLzUJdHduQkFxwIjGcNc/EbTyuz
        rm1CcK4VS3k5vkMggmTda/UAqSoFbGZiIiCAmcFjOYHBGcKMYYa7zF2zZumuCSzD5DIiYRYGrOTu79v/Oeev7mrHNhBHfU6dx3/+5378e+9v03YwqbaDBOIw
        ZhMAU0nxW3gJCutpbjNO7Q3j7hqmE2avUJf058IbPMMAl5s6KGlRPrlbSwNs91Tvpa+LnnwacW5TwLFOr8G8Ox1kiWp0CQP/4URkOYd8E4qXWoZEhdbXdDpS
        KWRfM5N4JB2eS1hSpdMwRFG0ggBcSfKzIDFL+70VURWnmKWC9hVZg3jnFiyAleBdKGElOM55r8tBo3YgZLWeNE2r6Tp7lC2Ghe2G6mhFebgvRlCdtLLZpunB
        2k71ViAU0bgjEsapng/sgoje9SsKxBHGDCDQ8wV65rcdiCspoJzMxQA2rfFH6pTo8CU6fE2NRqOX4w0cwBW0e7UYLztWUdkaQB8ktAKVhiZrY8o/g1GOMLqH
        hVQ4ar30whk/t5rE60RyWiw7hGs4X7xpNsncz/Z7h7dbT01dT4cxuMFSub95yt2X6MhCxkMyk7HM1mSZ4XhL9waqr7DsvlFG0SzqQPbLQiLrQcIS5JUVu1IX
        UITUa1LmGaLrEJWK7ZxQY+1+FMWayeu92/AUPNgPebfzVG4d8u6yK/FBuxLvlXX3RlWupVPKYaP3nF17NGLp4LWdwUukS4vBO4zBW9s8eCG92zB8wPCA2m6u
        MrtR1FW6jK8yiyhqqtdnCNMV2AVLcMAynjdXHPAWMOA6HZ80iSXMFbVrnvY3W6pp7Op9pLbee6T9v1g34W/V1vNdXN3jhMfvr5a7nNJgnaJGah7ZeTqv83Re
        udUVyq3mRcAWKjOPjajIXA3etE97Zp9wvxBGf3pR50GcE5zPWKoT3xGs4M/VWv83AiPkgcJJ6AG6LnYb8q8enHScEu6gbwf2oRBAFWnIK5zPI1jC6F3Q89N/
        r1NXFutzvjLtCHCDRKyLCEMYAV0QYIEHvKd8DhLv9H0m/WIPlNtErnPJu1HYAe8xuLhHMDEjdyzi6WwurUgXU5L+TqAWyLSsOy2Rzs9GR2v2aNTl109HXVor
        Xwq714IS+HR4OBPh72P8249yN4loJfjPftbQwW6cwJkO9upG9yCw6dCOBgf+4+2bOfCNTQNPJFgdeMxJtAfBovrha83qIFs1B4X3XDvIDg5wwRwEgFGl9KeQ
        Gr0QbjL9hy+6VwJU9FKoPgT1wocgCa3fqlAgnaEg9F8O4B5V3+JR4Jm6ehTUMfL1EVMQt+Ps25gIQh698gond37ucz5zTtnVqEsQMnAdc7apU7yJWH6M5CWk
        njZ03zE2O/oEJLEGDju6dem/J01dV2CSVdRYcWcHFoI3jlir6DJDL6u3WC+rwHrsII06HGxKrxn14Xl0iw9PmPS+dibtfeVMag46KHp+p+upz1Hvc3JLftZ6
        b+vN4wQxWgdx8ka4JlnHJfkZq29SbwY/qr3TH5LrkADqFKP1OXnojy793r+q9v7sRb93+iuhzBRZoL353ud+wrpAyQx4NKDb2298MpU6PPJjcH6bEnoxURQa
        vbLfEa49GsNrh/dEmNPr4E2BiHO7PXXLg7U77h42Hej13yHClChU9aJnDOxL32EO353NdbrX5b/AZwoFtp7+i4Bxq14QMlYXRaQ/FSAlSnYtXpEpbg72B5nr
        g7Y6MoYy/89lrmBXSHkweT4gT3wH1gpWiQPvdq25tj8wbzKrFlzzWnOdXLvuHtT0WhqurkVNMU8XwT2kL2zd8tYtQmqagtAiXZLuJsFIQR/QJwfpESVUI7Xe
        UQt0qqLnAykFtN2rs7qSifoJnCmZSLFxh/V9rfTOvwvk9xM+epUFpfBQSlFamnsocb3X0+cCmf11WU1lpsbV8vRaEB7dHsN+HJwWqnRacKSi9KeDbDW7tnvI
        cdJwPYQcfo9HpQNBV9Cvq+yrQzgCAHO1e22Cq6APbdAszglPiH/v+W/IJPWphc1Sj8s7s42Ny3r569NC6dq9rwR5VH679wVe+ZpzZf4QosjaMNs/h2N7xfty
        cMj7CXv+J3L+izwXbhNk89d7Z/gL4fHZ22TZ218vBNmbjiDcE28FF4MMjpj211eDrH4I8Wws5cUgW7reO2/vXQqwo/qU/fUXAfbif8M++VKQiVwDdlbQoe6b
        hQrOWAl9klRLfePNkiJcRCIa1oXmvUkVl+aTXXDapszRN4t2YOUJ2HKE+r/JHCmNwtkR8+Zh/07lzNxmPzIiKEBCmkQCEK1S2+QVZfWlAqvmbXfLqtnWFYC2
        qt4TlfWsoQNajJO82hCGim50+WcbauNR58J8B1NbLj9VkTUhx/OV7vU4PlHpHpEykXdHfl2o4O9z/Pt8BU5+0rMfDTdz01Zkrt/ovnUcM13dxExXlZmugpmu
        YkMCWZIb9otHzPWwcL/VXG+ODLK3DnDBvBWsdLVcWo30K0F3hxxEhNqhCZUSc1T0yjDFSGD+XytUA0esgEN3YiW0yM1mesjW19CAHHzc1wGAl9xTfqJbIl/x
        OfkRL5l+KqQ8Vq7bQ84SxibPtdyPNYeOqN9KFWzwoGFQvKxHc/AuaOQpRHX5QYnpIF6c0hen4EPsCSV5Hh7tKlMuKtFaBNFa7Xm5oHcTxT6O2qrppL8ZdNFU
        nGRo6XX4d08nA5U6aGnmKqnmKjJqu9RzDmVcKzRY/o2jrqtC5eUfbxVFqBC0mJPcLFKMDGCcLkJwMQzUXqR+lzJ3l+6G160dCJZmS7bh0WodU0nzM9gr8Yc8
        oPSuEKbgLKmcVaQXhrLgDm3dSjIkYg22+9BnskMbGH03c2LuB/HMMDsk/AkJVxryzMFz2cEjQWo3rw66bOugy7bQa3W1kDcL+zh3q601XPer670mrdZ1GMxy
        y2aippJETZptu13dxnZ1a9w7MCfFNAphsxDVS8z2DJU1g7LR3Mbc+vdQp1XWqZEe0MKY2S3CcgF6vPZSXPpfqubt+BE06EeQON6XIAoNk9wMV4I6gtz12zFM
        NDTvYz8lsXnw5EEQ6AY/jp1qfhp+mrzyXcgoqjuirsNBS3eetvM32PzVTf4G4KqrTuJnEfpd8eVNOn8PUnqBawL7Fx6msbWFU62r6+7p6MZhnXIV9wchGUGE
        314AYj27NqAxohmmyf3Zirnu7hsZYTbRo6h4HUhMpAadReDRQ0rUUIoJJTIMRQApumDjGp7CMRaWimNNGC2OVRsH8UYbB/EWK6GHmyT054SC54IpfNyjdY0Y
        yXwbLTIBensp0hiDFyP99PmKfvqJin66X9FP/1RFP/1YRT99pqKffrSin2Y4gnz6JcjET1VGPn2e0AnORy9W9aMvVK3eAKXhMX89/TOrPaQfZUpjC/xAzBqR
        13+K8vpsEbGQxwt99U+//KNEg4bCAPk9QT4pYDMZQCceCnZgbh4ihXmjsv63BTPyY+1tMjMaCq7UQABhDPRnqFINRV2t93xuyou+00AM7xVgAKdtELMJ0grh
        6eQITFr4saWVZAaRirqVq5kG5VrypSCsnPJPMnPO8xYIAmGiiKsXwYlQoCJO+YoAe9HvVvOEOgtZfBfxSzCeiKS2psGQMd8ARpJZEvZeYkq7CxY8ZXuvRd/E
        TyOOqUJ5yW6q1h+X3qtTIiLwpvG7sSKgvPqPMn8k1qyMISLX9GX7HvB2PXmHDqUeMDYWGMimZeTVJmLni8y4fEj6QqFvLwJl43liOfy87/2tEOG+HZDD3yEu
        3FZYuE8HyTsDXxHPyij0008is5i2ns60fhlSTsxvRKIT9eXPR6PJ/3s1qp7yH5Yp9ZDCzFY01o7xdt4rRRhVgORazQOMKorkOiuXieRaAZJrVZFcKyWSa6X3
        Xz5BJNdKb/pQcDA4ZSGVwNtO/weA1n7j3//Y32Ax/tlzvxuWML8xYX6rvabc6QPmN2Cm7aqJH5CiDq6nS4jExbeA6FvF4SDA0Z6T9Y0fb2GI1uWdwpG229eC
        jwabO/ERebLjW3XC6z0pin219zefSLt1UpDLO/1XXUq4qZRLeSkBXHOqef7sKKsxPJtBz4zJrrxvXbeBsuadLUAfzLwdcSumSmw7wr1p0mwCSwSmC+5eTf9P
        IFhortSKaQqLoPSZFK9ZO0G1R2BoCBJS9Msvpb3Z3lz6SSVSVcWTyxjpG+qrlCZqwlvfwWytNXDXUFb9mFczRdIDEQy1IUB0uJwEQB3ywEOrhPIDY+ccCjbN
        oX3FHCKKNaeNqewNV64LDvbqvV//8TwGDQOfBRh64ZWd3q7ey8UtXN1uKsjkEZL/K/+qiuk1QQTpD9sphmPQayTcC5Qv7wZIIcg/ofh2AFaa0RxK4yNEx8NZ
        hNtlYc+C+HlPZwkYgghVyiHQTiIF/9PRxOn13kUh75X3t6uehhI4TMBhCcRSLn4pfHQsL++6f/PlCWztROATH6oE4akqEF4uhZqDxu8tyOeAq/Ai93uZfdW7
        W2HJXwow0r7UMue2zo6F52AidZ0WCEeyu0pB6Pk2rLOGUBEWCH0i1AgoxFIjElCllBDPxZpLB9lO8q2/APR8FfBQR8IVLO4jAKqCtaV4RJld+tPANQJSOiFl
        gfgdpz8TgMvJGtPVpRWAwkb0rxjZD+XRc5k3khCvxlozBjWLkXa1IppLfTRDQc3U+noLKXeq56QlMVepR5iRuu5sEeMN+PVF23NdCog0oepSPM11qUB7zEbA
        1tAvKwDo0Db+mZ/X13ZU+hmAOMk8S/uE6YBsU2Nqt5rUDhVAdYasYFIItERIkUF/wdoB2OALfla5XQGenvcVA+052BBYlaf8rHEHdsvhIWtqd950f8tToHxT
        GZw19XOu/uadM965Lla+fBr5mQKZcJBIq8lTfhCcKhCrAhfnTebFN9VGzTqkTmIcBMIKOw1pb0Npvs5MB/BN5pOisZ1kd8sT+R2vBHo7G5Sb5MmwqdPzsXrx
        SD/JMQH3hy/FCSPhifRkvOQqsEdZOd7LiZzd8PJlsL/rQuH5sjrWoRn6cif5dPgqAHtVynjUd4DcKBhYJDcHU3MUQ3NFKOEImubaCfn82gkX//bwdeFhC/Z7
        nMm+cXZrCfZ7bwn2+2AJ9vuovwnt9zEH7fcJB+33qRLt9zmL9vsVF+33Kxbt97kc7fepHO33iRzt97Ec7fdR38L9Pmjhfu+1cL+3AqyQkDXPO3C/p4nZKX/d
        5r7kXyf/9PzR4Dr5B+qHDU1P/uTpt36tHdZOpQ+R9l2sWDM3YdZCLiwLMYpMk5aIfYpELAh82k0uyFqr6Bu95+yEQ2Rst2oLVOw1hKTW+HX7YRZWy2ECK1xk
        O7GmX6jASMPsLKvdBo+m27TZWlo8Itv4t30kgag0pYL+JOgnPBtssqbuBFoCA1q2pMI+oGQ6d3aypXJlKWCmZ3YCzmKJWZUITJswSK9R6sAdUcHqgDGJEakt
        bFF4IVj+/Z0H0mFgkdhy1DjfYryd8buphV4TpTwk+JfitN3WVUy2Wyw63Jq2Vqp7Kex2iMC5dgLodyHNb7Y6Rup4ThrxbatyIQewOx/aqvRDW5Uzoa3K6Rzt
        7lJgK3MxsLV5HqnEdxSN34rpye5f49/TSFBnwS+y6ctd7yzSCQZjkkRW4JqBzu7IqWikMLT05dUtqSOzmctd/6zcQbjc5b/0MyZbRibjc+OK3R/ehiJhqNXy
        0smp6ZnZufk8JpHvn82WzTTKzXbBCfSejm3e7rXh+ELv00LPb1foLArFxIqzjjNPitN7Oud6z/1emj7jn+PMk7l3l8w9Rpr66d8oQCy0rzGIcq/rCvz6zJSZ
        lS/tBKCZ8NfnQ5Gf3e/JDArSz4ZZrYQnnLbwhDMWnnDKwhPOau1EmHyDYhuq6JnFFEtNYKk6z4ixGRPtpyKfqCmY4RvyuT+Xr4b5fH0s5Ctmkc+hfjK9ZxUl
        riljDUg4ODrjpGXaMnRy0paFsKjYcRPMoyiTO2WWMpnck0zNBWtDlXiG9xGuDjiGVYBqRrfIcZKAZFXiG64Cd4nRtFWrHVQBtRkRRVKhYolj11WYaREwJjTX
        FTzPcYKP8eQi7f5YN6g0Ti6g0kyGZa3Np/31zdAjnmeTyjVItkjCnAUNwtZ5QEScQaAUOE+uZfNtsU56ALT8fsCdgsgho0UIOhBpEtslShPDyzNZWxZp3pjQ
        8Jdtkf1lmxXkzQryZgV5s4K8WfpGkxFSQDnEKiCVfTSwSfKwz/lt20WKqF+7zX7sFvutNXzK1h6zViQUeKCG6Tl9b7Wbw39PWPhvrb4HTxzPzgDPzgDPzgCP
        IwwwqEkFo+NMMBYRE8iXLc6ASGdAcuq14H+bdQVRdvG6hSaKrnTJ38qtTwu3Ph24nFvPz8j5mRxr+wu1MDwVnWw9ZJNChzaD3EXfQjY+j1ELdMY1cvjIyRw+
        ciqHj5zO4SNbFoIysRCUMxaCctZCULYtECQSufQjcH0VN6Pe73s5JC88UPKfpcxQOeC9mzKD7xHVt68GEOo4lF2wtd171gLwMbHjVhKWiZY5xhm1ufWaom8j
        9zMUgprNuIh0glXkmq2WsCmF1tJ3hPSRPGxO5kWR1aSUIY8OXIe2IEh/MbBEsmmJZsMSUeW2qxaQObBoyCIu/X7eYPUriAsErntAl+ORT8cb6fkgq6ICXeR+
        j8saODV3XqkOqRu5VQV+dhvpkZmEUChoXU5bFpsK6feUDuSElg+JdGEfmDT5TcST8+Z0cTMtbjaZoVBuThU3J/KbTStCbe4B8g5LGycs2bJLtp/TzzM5RT2N
        uavUYdpSh5alDomlDjOWCsxaKtC2VAAz9wLYlvos5VqyHUGDXIJtadsMZappacGkdEtqJtJf0rHt59LQmcCO7ukgF6aCxFKNpqUaDUs1Ess3NLPi702G1VPN
        k1NYtRdGV20nX7WL+aqdy1ftbL5qu/mqzfJVe4VdtfN21e62q/ZKu2qvsqt2AawrYiILrtpKuWovyqrNf+ZrVr3hRlbtxXzVAhbvtL951TbGr9rZ7tyYVTsO
        pG1hzLUxCcWxD0aN6lyReXZlDVlKZbnLtWRY5B2cWSvzPMcXZF03zh1B6voQCU3t9bddGA6Z8jxr6n0iVZf7Ac6juy/ka8kIvRgMj4QXWJa9+J0XpKDhyIt9
        ZE89x2LPR2W64jXTQlqcMt+0rM0j4RMorOl875rie94ofbIw3PVtqFQiJWeNofTEkfBRPNhwCt2W6B0RZYj9mozUioDdImF0I+yfIyMH1Tmkca5xXi2ZGtdY
        h8e0u4NHr4s8aXBqqNJvf9nOwl12tho7O+fzady103ZhdILfxnzuXuiVS2CRF2KZ+BVWIxb9xk7COVm8s1tBS0Qc/zqs8leMvWkTsXaRQ5kPZnluVqnMvF7q
        FpfmzS69ZIpLsyLd/nKgeuy8iCPLr/iZeWA9Ol9YFDmmrMKs2VmWq/ugpgq/qiq8tKqAqaopr6nYZLEVdtsSj7fJKFTYvzuwCwo8K/lzGH/W3PcwOqosL1vl
        eRc2RDFCQqzOA9F3F70X5GRZ3Rsis1NOIGKaHRSfIlHtID6JHEbxKWIKWTj5L5IQRkwxi53geZucZZaEsALKSwdfnVhIRMfdqoIbErNLFmR9hB86C8uBgmgO
        sjZ2VcgdZc63hsJA6s6zA3dtNIbCVeojyZTLyJSjTr5S0xwMB3h8qlxlF/rMPisfmR4OhcXUTXM855XXGsJH8PD0hjREnuaylpXlMmPUu+VeaIGuzWovh+zN
        MzhZ1JEI2d/nfbv4KunPBnaFycjlC4D7E21mhI5KkQTTQTcWdtqNhWW7sbCLJAeaoX18QdjWTLaACY505DPZvOXhs8LNZ7KlYspfZfjQFSZ/AAnp83zPV+rN
        rLi5WNxcNLv1Zre42SluLlj1cslKUvNWkjIqSVkJylcJ6uIm+cHyzNmcZ86VBMOSlIWc2MxbKrRkaUzHEp8dlirttNRq2UKg77KQ6Kbo8WBUfqAKZkAUsIGw
        U4gAtHosdaRdnxX5QaWES6Ft28XQNu750LbufGhHqR/aYToT2nE6HWKgVP1ayHdjFvPdGFWgRf2atds7ibTH46qEZZTLD6ZTY3RGeZxIML7alexxaUMRWraK
        0C6rCC1YkWbRijRzVqSZtSLNBYo0iafaDGLl/mAhmj6VnAwUbPuir/jGp3pIdrF1m+LreUbazZexX7QXGzt7NcXL+Herr/hu374cjn+59qpejsa/HL+al12H
        9KVteuD45ea37Hl+vPydY9s79snLj/hj2ze+2Og1FIuSK6+65OprqXDtVRcbv7YKX77n8vfcqH1dP/bwCw9N/cDJ/5rdU1z5wA+98/fv+x3vn8D/cEnI2bhk
        Dc/729y4sN2N89vd6EPDqnBltYzmeReN6+lsP/w9sjkNA9r/eMbA1rFFhLFpCbm73kNse5VrtcWM5KtyrOkibjFVOcLzY13e0IWwilvwcpnAIoxOZE04WwHS
        Kc6Wj4QvhThFpExpm2whTqj6fpusKRJ61Tzg/VUIRbSJXCye+mghlnj56Ru+5X/kBv+7CTr4WcZJNM2E5huRDonsrz5+9fNfZ/DrTP7rNH6dRpwh6GkbzAyO
        qM9aN/9m+nOB3pO/v5/HM+iV7mIZlbZssfym6YRxkh4ZABHmN7ysIkpl18u6pjuUXun6WWayYZ8304y5na4wV8gFZODKdpvd9p7JkLo6u9JcOewzfXV2lbnK
        3lvNkMg622P2DPtMZp2tmJVhP9uVCwDhXaY4P3UnPJboWZ30EJccv7MDEHb9fVMrRIQ0cuu1OWhwXNbk9W0OszFtju6qPF27X2QR60zXNlMWDONsZszynQiM
        lKMxmFzW/aT2kVs6cnH/dn4Xne6yeuOZXU939wvb2nV7hKHNrr7FXO0+SL/KZWHXy+cyeWooXN2e9YX7F6e7y9Mry9OrytM95ekKTpfN8rD/mSG0ue0q+d2t
        AEDgu8xIqyAF7PpMd1luJS4APuZl+e576Cs2rVN3GgkEOVEdJEoR+JbPiUwTYXuzysFd69Z4vKUb83hbdy+P93X3lXNul51z7d1e79N/lfbO+L2JtJqlZt/l
        BD5NqVD/JLgPyPhyvM0gJUkS3CLH0OBbl4kJAoR4/bFqmFlFfxiDXO1JkPYwCdrp40A1InZfyuWnOFtTJZyMmVd/t7aZBx1pI8AxWCVJ0HPDCaTnqZ1UiQWL
        TBEJf713i0bgT9J3yD/Bw8M3A8mPYJvwsmfnRDyudqs8GumsKaCyvy+bpGtom8sqluUBJB5584FspjcBrJMphQaQDun6ei/Ycq9WvBeOu2ffi7bcqxbvVcbd
        s+9Vt9yLivdqD0gD0uMthlqm2sfs8fSAYlmlPXR/fHOnO8WV+7yHpZve2KrIaE2h93chon09m9zPAteIhNoXoS0FVkbKgFmFHqD3q/Yaq8DqzWNZzytwpwIU
        EK+pbfGadqlHPNaMC6Kab3Jc0IUFBWPXXR0EmTmzXlqzXGxa5MrGwTVTP9ffkD/FDornldoPUnnVR1KmF2R+GrqWrBnC4mMuTcMHQn+k8iPIf6wa5EywP/D+
        z8qqnQZVX5R6WbF9WhuIBV3wGOF2795M+YFGTa3VV9LdDZRMd0MlyTIxdfVW7Oqt2tVbs6s35r7KMrhemj7i9z4ny/Z8wGWbkG9ewK5JTbl5Qlbbx0lFWWoy
        lr+f3u7Gfdtcv22b67fAX1u7KSf3lvwnlh0kNPk3c32DYYe38TegVbyyyxLbZWCViBTk1by7m70XpJRWbyH3Emiy2FbpZioignXCuQDIEewLTlgn0d5vSJ99
        0fYZMfdg5O/9UpB/7iJiHxHPTemqYeUcUXf2Py76yIIoN3Oi1ySJ6CuicAAwS/SPQwHUiSUmWTUdJpFX0DHRNSgWoQ6iYsx7SMD4nM9YoolE9A04Qa7//eda
        +sRfItfS6nux0znxt8u1tPreV8i11Fu1OTtXkWQCbn7Ewx6fa+n/Gpdr6R10ciVIfUZ3RJ+pa1ie/9TlmW7IdCUeSL9Ms29Q4Q6KJ+BG79ONPkg+HPiVU0yC
        45fZk98VOa548K61qZK9b58qufqaUiVXmSpZWlj6SnaZqccDHpiTLNmzyZK90WTJTN7CApFp+cf9zamSgyJVcsAu9McmSt7wad7j8LErgnca9Y1ffe/6d1Eo
        kmuQ3fRaFjJZkWZuYdoiZOa+kS11RleTDeE2u1xmJz6mj/qjj2q2ETmMPDrxinUL3jdaN00djbpF+KRn9Mxz6mazfAX2Cd7epm7lo+v66Proo6jbxytBdDI8
        ZR0pq0xA9QqulKXBmz+r9KysuZ6Vjo5SG+M/GTSZSNv6ENbgPxmbGrSbEAegDNTUa7BKt0DEC1gyWoXjJCz9Efwnq4imMPLU4fXyEXnI+k9iXsbrdGIMuQh/
        htb7/MvdmvpEwr8SX8+8c1mgznPxMGNyTdiqw0EWOp6S8oH+gEMnU7U/sI6R5LRVp1GlYyQzSKljZBX77COOkaE6RgaowAqz/FYLx8gIjpG2B+AYyWzWaT9Y
        Ur9ILEBZDwN8PSndHwOt9wU/Y0Szuj9G1v0x1OY95WeVO+DaedeNmHVwf5QGiZzNdOWDLDhrwnPSBWWoFlawKd1KLx3tn6PDYVgK5t4552aSeRso2o1i67L3
        tb3NYi5gPNSdMkje5PsPgWkcVuLDjIBdZqz2FEsR+h8c4kQIA0fZH64mS9zJ8nrIK7gSHOwtvx/ur73wpk4yy2gCXIQeEt6PFCde8rOT4fTJ6JSGlwQnsln5
        9GzvRW9dPd3sLGLl2pq/ZVIrPSWPPWfzt/We08dmmVgO0EDhCz4DNf3SLTW39750VLHXzCz4YTbHQFMEHlio5GjIORgNZKY3MMMSUU7TvgyDFnDmY2t3ykDl
        sO/3vf3OGx9wVuHtiKkNjn3zw/vvfvvsDxYGqMP/oJ9Vn34883vR+3qXJu7vvXhBaC3yUmR1ZqbImoXR/PCX5Fk5v/jNG655/zNDmVXUdsLBQB55/1s+8B3/
        48j//tZhX2YG3FFR3eDYJ98D6OXfOlpuh/cxH4+9+Vd/5h9PTn5Irv+vfOJncf3Yj14z//B7n/2+o7pesBEP+GXpy9oPjwTZivSNEe8GZTcWmbvNXC840Q4q
        cGKsocsv+lmI/pLTl/ysLr1G52MjHRrhPBoM4Et4Nst3/S+uIdBgFvQiSH/Tx4uQQGfhRc9fx2WK6rMXP3bBmdv6tSGSVxRX7+rgc8XTd3eySj4Ia+4gBOMH
        QcgHnK2cEYjLEZDhoLvAbdrzWV26vpgvrWHW7GeAbxd6OWCvwzr5dzEyiIXA6NcH8vkfeNj7IRn8fzMst0WlkgZ5mEOCZ2fBUGdSqHXQi60twyrPdWOo8fkU
        vuUo3eZqqHHFARIvyMkz6BxZD8D9RiOllS15uN+nD2n6awGX3KNSblCMyMWjdxar76WjxeWXjg4HBSoSppOD0EVH/mMfee7L/2z1Bw6ODFr09OOQEItSMD44
        X3vP33R/HuMT89ZtS7d/4bSMT3WQFY1blcYJ/yVPn4UXUZB+iZNrRaea0anGcPJYWmmqA/3MNf988XuksyFQhZRZZdp8078/mwfsaP/zMnEW6MOvrBbe5fl1
        y8cQVRH0OfeLyVKTyvWzCYQRmQk7WaRbQekrA7j82yUdDYFxdeyDj15+/KP+vmeGx/7tm2uTmC394bF3E2X9t54BuMVEP5seqoNYFVmt5crQLODnjHxhpk9k
        UZT08eZnP/xx/6/fNjz2X6Z+bU5mmLx+7Hu+1068Ym7KVVRlOJAa9Pt2UtUx1ugtjLHhKOdLeLUno4y0f73T/g8VHTCvHQNnn76QtxpM7dLY2ExzhkrTh5AW
        TFXqZz8TdxnyO0pqytMUHjOtI+FzgRxF6LiAY8zUNLMI3jyPo4gfT+CYHgn7OIom/BiO3pHwTKCxADdy/2JSmnc2qx1b+8SvPLjz87PHmD+hfVaIbnnF1I5d
        ccNPNgc/9dtvvkvIbnH+wI0PkGEk/W5NmciXfcVDbSNYB/udGLtw2H86W8SsXaQWN0dvPrks49RGUGcxJZpDjCJy+UYwmiKIB74YkxuABhtkjQFtiw1ZdFkD
        RHpCxqM9yJKBWkjleh+vy6RB6LN8V1g7VPChmzpOaDURnkwgtdIKGdQOG3rIMRO+6IMBnT229/s/+cX/uXLp6NAkZ3H9eV9mmRCUIaaBCGIMBBYyIRUgwRjA
        HWzISWuaQ+VbukMyJEqBlCJLUXMB/5WU2jLxWbSCjAARLiReOCudxg7bd7fWVVbw8yIaKOdHrGtbzkUkS38lwEjcRvANVLsPN1JZ3bdgda8E7wF26yS2CZ80
        cxogN+xreSKSckqwKJE70l8NUAADNGYVT0HElDOTQXqyQqFc1Ly53cBzLoQUK33M7Q/PwLNKjg+6JC4pBY9UGecB795sES1smZI0MGAoMLEMuWmhR6ekXyal
        R0fkjmBU7ghG5Y7qWLmjKSxvfoTlLYDltUEoFoQYNR2q2nTkDqGEk5CSRe5ojsgdVQjXqG51LHfD9XHcrbZZ7mgLwcJkmN8sd0z2aGLuVsterBVyx2IpdzTQ
        2achbEh/zSGZVsZJKPXjbK3hXOovMmH1bIE5qHLHHOSOKuSOOcgdNUCmHpavzm0rdwT6NTS85sodhUOkyh31sXJHdfwggIHXRyS/xJU7mnSkyuUOWfbVYr40
        SDfgqBCblNS1KlRCRybeZmTibUYm3iR3YLtPRr89kM+PlTuAkCA8TEWM6lBnUqx10IuNLcMqz3VhPqhvkjtS1LjuyB1xKXdI5wyydIDRlEZKKxvysModdcod
        c0CZg6NmzZE75ku5o+bKHakznUq5o04FeKzcURO5Y96UhedyYSF3NFQutHLHhMhII3LHvModc5A7qpA75iB3cKoZnWoWxkZkgImBuqQWcgfm8DzkjnnKHQsF
        e10Ce60z796I3JGzXYwNBsCZLAknyzSZx7SdLMJBGrq8KZDokmbw4beXO6b72Yzy8gxlTFMMWcLPWfnCLGgA/3stckdVxALpQCsQyKRqYqy7dR1jdcdtO3LH
        vLRiYUTuoEDWhCti0s8QzhDLFO7DP0eFIsgfMmIyRU3+mcRGUY6QmvJ0EpDfIk+8CPec+hHROuSYHBH1Uo7VI8Ie5VgTuQTHySPAOZwz89d7T+EIucQvyNY8
        CH4IvTI+mzVGZY8KlCJH9mg4skdzs+zRMlP9bgNc5J+q4IHg3AbVLZEcZMXITK8jmhU/atwOIaqHsF5X6GjjBVnoA3CbaENOw0Emv0JeHID2tFDCFCh0mwJq
        1oIGAPWGQkfAnuYXs6kBnapF5Gvx00IUm+xkEUaEYAN1qOVIJNjimEM6RKGlLVfqqJ7F9fuUiFPoaFDKaClPFClDCs1qjpQB0JqzZsoVMlIRO1DrBoQMebMv
        68GWWC5leRX5y+coUSg3B9mryPl5nxLFHCUKwMLMIVIJuyNzkBcC3cAyPmSFOWR54hzFBrgc4qaSpQtwt5bjLXr5VtiV2GR5f3IIVXkOQVXSwskhBTdRKof9
        DSCyiEyUcHdIZhy29wMAsHiQbyF3XOKG/k9PhfGp2sk6Nk5WT2SxjXb1XHQfbzO6D6PxoC0A4C2PQ16QH4mWEmnOAWzU3KGRssgYQPWiebu+r68gwLBcJQ3A
        UTjfIrykkDw/fZaIlSvwSd8fmmbxkgcf6NZIpGBkSiBt51b6xUCB91gETVnNEbRLhvM23XBepshcZz3LEpubS1zQEtOkiy5u3G5SV5byXxmKwjPpsNvASKfb
        Z42VUjFx06FIYNsisN1I/KEm6BV85xuU7Bvw5ZA1Jv3a3CB+MtDCA+4FS2NlfZZ1lXXdcn7erw4nslpEQyFmnPw3GIH2dPrP6eg7xrxZFmtv6fXm09lC6VDQ
        nQoeNgs3HEQ+tIn7aTXxe78cn5AZPJV3W/xRQB/84Y+YqQ9kk4/zlpm84X8CteLkI4kIzS3I+mWRM1Lk4pgifTOzpcgZLVJuOUVmcxYTI5uUWtjT6YezeVEo
        DC6ZR7OZh09mOEG8BX5PPnxSbk0/XLxwMpuU6yeR++RpW6BtMWwe62Y+x92YJDD97Aceh/fo9AceN9O3dLKKNFOaMTemGdXte6Y60jOZNG7q8d7b1qlsVkTy
        zajDVnpf9AA6NcuzE08+0p2+wevOWgvzk9nkI6K8fFGeO/Hkox+V+s+ayUfgDh0igUsdXP8EAHvM9HXhg3KYRax5ABqYVaXKM8VsPXprtIaC4eF6wze1UvjI
        jKnJN+XyDaKnfPDRBLbPADiWANFcz3xrDmXJt4Fu7w3vu47gCkJtbVy0qROMqn68I0ygfiLth0QieMF9H7HW1aIwKeUW1hRntyEqMqTZEEABfL9q/E0Py8cx
        O83ix/IORwq/DCPu/p58NxGPUKxMGNT2ZCZVv0Xmw+z3PYkL9+LPgydPqsaM82yK17NpEAS8CYdZeVMEkykz/d1AZ5eeF3Hg1hYNqHnHdKfZzhftz2xKA/mn
        WW28P5fXZF4bO4dmTCJXRmBEaPyg1mwKRX/fkx800x9MssnrwltR14/eUrg1eAoZiVlgJ+akTMxJmZg+Jiam4pc4h7hVorNIylVjL7jc6EjY/lSLGsGh7Hgd
        XncfWZUikt5/+BHsE8rbJ3p1Kfu3fkTGOGTuqjUz8wzrdQPj5qRM6cZQJuyj6LYbTsk8veHUxz4i6xJ+2r7UKZu8FWEBj2PVvvv+J7vTNDjKJOp9pcbyHNL8
        US1bpmf4bC/4Z5kP9eNJKB+yLOZP/ushtvJOFBeHT+MFGrdtotAWtqaaprEhZx43XyBvYfNF5IlEpBnS/KYcuFnVQITmKl5tcF5YUS/nhWtrw6zhpnxDSxD2
        biDzPotMBUUU/MXeneBcvmgGmfzpiyL1MubMe6WlopEieB2OxQA2GRDXBFI7ADwMD6vwrkPlQ4Qr8NKa6nLtUoENySrhFoVTwxAXw7j4hT7lJHnhXAa/KTzU
        krdFK9mQIvgK0zKJVJUOh1lSBghp7E8LcV5DPDdkTEFjyN5s9JlFUpQE+cithofb9HCvTfpYAGHi4n2mfRbR+GfxSmM4FO1ajne0QoJM04IPSchP/8g3MXh4
        A9oTgDaqQ+zYxDoaXvLNahCeoj9jzjlPlh9S8WYpUIHI4rVkFSvy5EJRKdHYsXWEqztd0+ulo3eNWmLvGLl5B2FFIGV6Orwhah9gl8jD4b5i08y+aarn0BfS
        pGYtcU1L0clyLCsDVnNQMQWs6KVTw2Y10VYtOPZCMO9K1zOlinNHy1r8nCueY2AZZC4YeIQVgjhkiHMBImHkz/F+s6K9UhmREvwR/HUVMxeQfaM6IoNU3Gcc
        qdBmWUdQn6/gPaA3WSSSkI7ViFuVk0zWLa+EoFDpsDKSHGSJfg6bxMPKiHhIwCAutgUN7C9vO+2wT3r6ZJwoTCIzZ4UK1h8ggEj+HEZnOdkZ6LQZFCJygNAk
        +bPS160IVywOtv820BF0CnkEISp7sep06GjXjOsQ5aGv1B+IfdcvAe7ILyclmkJbu9dXRBslpF7ylxXEVj9ENJ5V68YQIKEENNbe6ctpt9J7+WXCeHrHWwHO
        7e+s0vNNpUMchGgt3Pzwd7Y80oL0c3wJYFqXU/C5F17GY88XZfo4t7+3lDn6MMqEf1D6ZIBrUqbcT2Tu1XqniDJWYQBdzGNK+akiCzn9yTCrHArg+VC/nCDE
        jKA0sfGd+ef6BJbWaFOe3tmhYwR8CpAT81PgqsCo+tA3a/envxAML8/Iw6rb/vozLhJS83Lmd+Ot8CHdevAQO/rGMpz00tHiy/KaV8aB5zcK4IRb80V16wUg
        K5yO7u/Id5qOumf8QV4fN3Sa9byH//u/n+kf+92v4H9fPXrO0c0czeMelDo2HL2+tWpOwY5bQ7ZNN0v7kGEAIsrn0aclDEFio29iBSQUAdSnB3rZNPjXDoZb
        IsPNhW2/NpTPKd4FWU9yrhb6p6onqwhPvuQRuNhgQGIOaBaPjosD+gJvimPuL39Al96ttbl1TbjjBnaydHz6UgUZoLJM7fuvHSW2p51H6BU2uz7WhTI19a1z
        hd02/vnVMSMnUjydSSd5BNZJ3UJH1BULJXhoHBjMSBrzpTFPVEewupYMotj/3O8icWGAkzRY6332cr7uPZzb3+huE3Pdx1z3+WNY8QTk1on85aNb8UOKavUu
        /YWUV4X3YvpfZcX1nric3rDxy3/8lbO//MdfPSqSb+/85XRs9InXe+5yCuQ+r3dB3snlVL6DSipxqSPxUsZie7sV/gmBWxj7LCHS3GcCmDW6DWgJBNSEu0Hu
        RHzJZ25OPNcPgM/QQmQkFOwQT1of4kuwTNUYgojfwKPhDUb7yYcmCmdo4Lm5fCDvoTs7ssJTxGuIYDfE6q0h1FHDQhquYMKbk8XAzlxwqVZlHI+5pyOi6+UZ
        hoow+rqPIgCJMANZvHpOfiZcyjM2sG7aLuGaDbhLncA6BOJN2SXv2wA9RSSpy5IkHms1hHRYLNJ4t7uo77rRJc+brGwMRxFOVi05WW07TlaT2Vfj7KsVnKy2
        LSeru5ysth0n21zm6MObOVldOZmsTDvZ6ArXbanrW7eJLVvLyWqHgnuxA0qItBhQLaJ1yOrB7AQAYMPU6CqL+N3AQdnZbpvsPR0I5zG5GXwHSf5qAKaJLbBM
        bCElYlKHFKlx5Btked3JMXSgUbLBDPQMflwchxvH4SZ0myM00Sml4CUg3VsfaJaEmMmzEG/V9UdoEDSbksNhrrYgJMhCcHhJuj0vSVwRb0wVIkdnOws3p77x
        z2XO1cgRH/LNvVR0Mf/cUN0H2OvC/4a2z37+6BCLyuu2EwePB1g2mYXnJTiPsSA+qzLuulSmFZrwgkITIrpgLanzWnEWXO+9O3mT4vP7dCaWhfGbf53C8e99
        8PsGoD5uqN+3bz2v/WTniFO8DynUsw7xetcJM7B3+/nd83ThBV4z1OWL8MT2gUO9hMOLeviaHi7p4S/08JIeXtbD6YCHj+rhUT18Qg9n9PBpPTymh5/SQ18P
        n9XDE3r4HA4HvPN6+EWCgwVMgOmlB5Kqx8P/Jo24nBYSVHnybRgPuMiZrYwGXFrYyWncyYvKj7iT/LD007bcbXs25/VefDkFPK4HErINe3vp5dQwg9Gll0fZ
        W/IbfuCf8kVp631IRBR6YJ/+Znh/F/awk6pMl8vs4No5Z3GEjuMKd0xPA5mzuIjdwxtblSWhcyPXIAvd1IqWdIPOvmWCVpiHL0RvdzXNicRV7wuLsyh7wwTI
        VLaSZ+FVqPGN57JgxMZR6ljByM4Ak4I4XgOD0fuu5YQWrcEEUVyHpQU8+Vg1qJ0EHLa1JptH1vDFYg/j0qm8xLVPrt0lMtEW7Ny1T164E7KSXLg9Okn7zHbe
        kPGIV0Id+iFRtEa8IYNRb8jA8UqoDbJR71n4ikGLqQz6dKRFJehUu40vpPeqfSG9ASzlwXifhED9wNX9QEjE0NSxD6JtiXi5C35W+2F4KmhQid/nptFl7iTm
        g3Tfw0O59vwE/9zc6c0XjinY/It7H3nwXe7oo4Av/Ah2UqWgifxZQNQCHZdhMnLw+g5v4MQOXFXG0MO9nAKDYmPsUpGQMfWG2B/wnZ8BqHns+s4w1A2bQgl8
        sscOuj9+0APtLzi2+87Ie87IS4HWD+jpIfqYA+tvM7D+NgPrb3YDCnR0ODRuU5Jng6D1kH/K4s5PW9DAEpuuaVGpFL1KeJsFNJ2wGC6pxXiJLZYmhFKGt9V5
        pLeWor5UeexDpp0WtffZPL7BF3m5SrAD4ZQzWa0A96qbqkJ05Zdg/ealyeJSjMQTuJQWl6pmukC6iRl6XhYKR6CmU16DEXX5B+E2WJSSWCUWPLyaK7MOataq
        mbZo+/+tHkanmiebRMuKTmQTzPCGyDZkkvtCQA82BEZnu7rGNLNuNzOt7IrubtPOruxeZWrdPSburph6d69pdPeFa7QyT/ZiZpRENkYmjtUMGZTG+0i+h8qd
        xwlqdQEnqNbzzMsnJxdxgoi9SzhBkOBpJghBjAZOoKleBOwZBBXin0E4OR0QCI1xHIj/7B2+H/5PIhOsIyCmuyjnF4N1k/LXEn75+a8ZhLQf8J4IbZzbkllE
        ZEU2PeqIMXM2m3UdMaYdR4zZzY4YE8gjCacaZInM5vvdDj7xV6F6ZYg2YzqySmZw/7kQ3gty8nw4HEDnwvlTcpF3L4Si3U1jbc8gBLQgpgvDbK6f4emFAXxX
        FjfkdGmQya8lXhz0kSMdRc9jAQG9aWaQTQ+knFkzrV4a0/b72c6iBtmyU4dsbpgBZ2VuaKZtZeSrUh805iXAYsPotMl3YwLpMbMdZt713Zg7i+unI2n0vFRo
        KHXoSO0G2ZwWLhXdIffmRp035JGzUtKOvpnvyytnzbLryrGTZb4QkqijVDO3yYFjAijadioCfmdG5zccOKQBl0JFIZdCLoZdNvDFsDvbZHZEeJFi8IDjuSgv
        0qFjgsEjHJfnIVWi93wltLty2BdjtdA9du11c2CYzKqjK3ZxXpFDx+y2euleu0qvzMFlrrIK6j4uW2a72Y2oGvawjsj5MAuAmcTzCA7PQ9uxdBiZQURwP0Hj
        WEMsxC6/P8HvGzleqaXLYjAz2J+esE2YsDWesBWcsPWZwH6/PBzow3u04RNs1xmc7NWGTbDe55H85jTXmpnGG5OaKElji6+0scZX2Njjro1F3mVji6+ysca7
        bexxZmORjUXE6O6zYBgWS0DI9oqFwOjuYdjcHINb1zbHtj7WDCY0km6V3KN0WKmULrl1DX894C1kM3Q63u+tYNPE9ctFJBj9csOhYk2uyTRui6Q64prrj7rm
        +ptCguACNEHLCXBC94dAAQjH+usmwp+DEf48pYa7KfDntHDL2OQtakK4hMPDDG6brr8uAkJCNCMcy6hxfRyjjjYz6qZJyaiDzf667R5Yqe967EeF49uM669b
        HRK0iz7l2C9nbBDrLPxPdN1kxEd3Gvb/ED660/tD05X1gGSwU/i1Mt5HF36Cm+OCwjwwTv1zq2OFonB8pzMZRhFYhx6vu5Jwg0H/uSScSFeP+HPDqookCS2G
        esQDHYfaNuNQ22YcNvlNIy4NY50M5ONjJWEgGYSmppJwCNd6zpwKw3es0268ZRizcIj4f9EVqps8dFuMW3A8dCHshKXCAmlImj6g23VItkOrEDx0h91wJCZo
        apuYoLozdUrZmsk9wm1jgqZMOBITVHF9c2vcYMx9cxuI+XB9c6fUJW5a5teXOL9inV+ezi/sxMmIiPbSGOhOZeGYi4k7BcfcgI65M4X/6RQslBUaS0ccc21W
        kAi91sesGJklDbhaYu+rKbOkqvOkpusYU8Wu3VcZENTsZ+lQcdMbgKbrA5VzCj9F9jWTrysgSKaSExAUDjkfkP1DhDkMb+I45U5JC2ZGnHID7RTEjiDyCZ7H
        iHyqGFtPA9hQ+o0XwUAVxuxvoiflKbew6kfCw9j/RQCypwlcPA1A9hCOvICNLPWenEKiadFpFNGDRprhZNQ62XioonGna+vZTmByqm2UyUlWGDoAwaoGKjUY
        UE2hxhbICusNNfJuABeRrG1sBIBzqyq3Yngzw7kbfhExXY+H6hwbD9THGQ/yMBhwWORHhKUUYylFuMyneCMmkZwgUT0FkFnsMXnZMtFrhP7uMstwVo3U+l/H
        YTVrocAKpx/jNQBuZepStxR4TjMicWe+SIjT3N9h9fOjqBoiuoo8ivxdf47kA/JnBqaCukEGAfTOtFoD6jyDp2gyhH7eoo8+nKsRvVLY/84Lk2xFPY+Z2pZR
        P1OsR87u4Z0AhElMHrLhxIlipe6kF71J0n8dyPnqutl5+Z+EhmkMRPbZiXAOXFnhlVf26fc3+fQ3XboxyQ/ndGNqs0+/jSXcCR8p+vTvhHG8ikMqa2Insj5S
        XpxEX0wNtBmWeKj1HH7XHJQIgyKa0FAUJlhSXvtgRMVgRDockR2MOkqtIXLCDkadoYhVYvdG9PpncB7i4CORJDEBEWyKGcdwXTxXI1WvWarOMMUqlI4Q0wpO
        0Hj+6Sx7XIS1TLPwIbBRLy3rJYaZa/jkKFmEJUKaq1GVvkszeGeuhIDNs0OIAmCDGxI3uKHJDBkZvNjcAkQzGlMEuhGZELJZ9OUloHRW4QSv0w7OtzXGRgwQ
        5PIaoyKafdZEeIpUPk9lkefdwGfsfdZs8/1smgN8yX99sRPJcJAnCin+n8Hxc9qe6NRJuguOFeFcBn/R+HLmZR1swww5PyJQqZTxWXVQrfqQ3mCGcWlVJV2B
        TAJMV1RZ+l5Ub5jvINPJxGrLHV6XFi1YjFLp9/HzehZKK+bzkk5q+bPDbLsKZtkiXQVz+AMMVMR+8pM8jH1R7i1tzYWiBSGUFGlVOuPfXHLn0eib2kSCtS+i
        oJkckrUcgiWda11kopjlUsXiWpJvLtpm4KbeYhx5g4ssYyhXQNdDjeWRN2oyUTHbeYKWum8zNooLkuVg45ECDMOJYSpnIO8ID0OmXMvDUoZagLXLnwg0PC3I
        RmuAfSmMrDzTAhsa9IdKTHKasYkGhFLHGNNjUafHLC25E8W0WCymxQ53KRRQz9PsR64j9vD4Z3gT89pMb+33GZsxBxZwEsQYeAnYX5ktiCjIpd6sIagx3iDK
        QkY5PbDcN4YEXdtQKllTKskIeCYbRG8jxlvxP/KOsJQv6XaF0wF8LGd63ES43oNU0lXIpmVCNiFtKPZdDey6OzV133+CBSU8qf5wVSQ4A8fxi23ji0ddM0I4
        OFvYBm7vYL+A9dsYYgBBwGvQYAEkAHJuifnQVNKnAoBbQ/atKgPzFC47OKfSU41nqCMBTqi5oehoe7uvo/re0eHrigIjjfpWlBs2it3w1bdwN1wUdyeK5B+t
        Oe59omDk12++IGrhEpwBc6GCaCil/cE3vmNyJYJMgAXnDWCG8Pmn7yaf0E1seyz/4xNPxB/pnTv2/Z958Ne+6+GffJu8dvC3v+9n/9vO38bpUt+X//91eboP
        JHn+vc+CUON0kv8jj/jekmbr6W8dhRJGVBuPh8FAvepek43m9VloKjClwCgiTDykhaZiLTTRNhv50TYb+Zv2ByC6jrHQWLtMNN4uU8kvh9oTADnZZAfIfEfT
        xPuZYydBgZRe2B1csT5H0Jdbg746jfh97Aql54Mk+bEbo9mTzYfqJeLMHllae5BRniIZ/lA4S9NfD0TG3oM8ullFYy4+Ulvvfbx9M1MoV0Y2QBiczogwv1s4
        gp/Uf+XG0PMfvJPv7kF02BDGBZwy653Qys42DAibo3JLiVaH/JEky+wAARPm3MHPKth0Dee8xp8+tK66MmxYF2IeRLauo2UHvDN+tr8Xvt0wILFYTxoppn2S
        Ia1Y77kR75hshfhT8B6HMf8irDNmpWMqzDlmwMEaDpOB23hDmUyigoohsE4Vf5paubSfV2Dt82twSSXBjLp7e2F3f7OWCMXYP2JxdaI1Wz0GhbFXn/AJx6I/
        zvv4UktDnJzKtAYIZHQqA6kGf8rKVMvKuF9t5dVqxiIbbtiHnlnLPdTWnrlwV1bpZLWx6xjbeisj63gv1jF2iJLt4r+nRuK/Z4QDFeu4PRRNRVonSn02OcDu
        UXvARD2iZNfGrmNcH7eOJzat4wmYtQZmZjT6G3HaCAzNu+O0qXQUCqCmYfzgM9KLe7G49XI7vyyqELbCJmXqVc2KLG841zZGSHjMeP0NeQtTspPlQnBOZ0do
        6/duEYLlFGlFC9k5p9Qj1HkLSQYdHrqx4MCM4ug2RnXPPfCGQaQrlM89iOLsNnA8DbOdHO8TximHB5vVxMTbqp17wX2doW64aqcmRMzVzmSz2rlX1c49iMox
        MfRO+d69+nXgdAqhulWqXgESaI2bgw1X74ybkeMfzso+75uGM4cbo3O4uu0c3jcyh1d0DrewmF71LK66s3gCKvcEJjL3v9oWw2BiGwyDiW0wDLbOYniUyYTd
        cDwOOzK1q1umNoNNsC9l8QwwjVcwjbVd7RzRAGr2HpiDGO5SxXwe9jdRGJTUsuRu075Qk6gKA6bcgDbVHtLXEbUcctMks8oVPtpCparFcmN6i3JWyq+mM2vL
        FsYI5HaJtQxlTMKfmyouIEJ2SWbpuPFtjKdR2KhqbJq4xehO6MS1o5uK/OzCDnBzTLowa1NmTga60ielAuNGF9fHje7kptGdNPUN+G87jnrY9sb0EPE9xex3
        x7dOBIlJu/UNK0RBpqRO+eU2OgozEMHsIFPSF+D5j7QBd7ficPwuo7xXCi4Evh9D0I96lZyzduTUrZ9wM4BcRQmxSWjSj4dJNwaP6wW9UGanUAiZTRs4Q/x8
        k2cts0+qovBYe7GRssIdk70ju6z7mPKFWzUxbVMjsf4NqfymPekVBZEQpU+GU4YmUSyANkiU3QaJdRukzVzM8avfBklkQQ/NPghS6FxAUq1gBxoNT14XNIQM
        zRCLpq/spAF2EkOqoCdGE0tr72jL8Alsfg/6GmCfmLwWUIVknhSFNVEYFOpBYhc3Bak9in2EnG6m/jrEs6aKZwnCCSmUNa2g1sZqrwEzoY7uTvJ61LUeEM+a
        PV9I+TYBPfG4dd+tOQ83pSGmSbCsPdggv4Bjg2BZewCadR5Hn2BZewBi0cexdSR8DEfRRD+N497rvTOEoSyiGmVa/4Rv3SeCUbAsuRKdzSZdzwkHMksW76jn
        hNMuWRIrDhSLE7tqv7oX1sMoCCpe4Tf30qmiP+S0Xp4mWFyRyn7ZglpMSvJbpQ4/AP+Zt8KizerlPIC98Qluh8zAQDGPaTODPxFGzNJnJkEFWwM1r9Jms4fg
        Q23snO3RXLmb9lqqulMCxg6sqfamW22UNICRP4GfxCRIVKLIWsIip3N7wbTaC6bl6el+Nicn2ewA+yRmFjr9nLC3KTyCqsEPBNHk09aKwBvTZgpr2i0JaW8M
        EZQWhiDAKb6cog4Tdt0EaHuqdQBbneDB2iwUhGiQTQ3gX8DiR5/qLkBCHCLXIOgeoCzlMCVK/F7VNITxNTeIfiYtirj/EklTsP8id2dVUZp4HWsw3sSAaWKR
        roso/cfY6OzozlwE6R8eV1yNcNiSWg2k7jNSgwlF5qpxnwfDxN0ebISjd/v0dUTXxbrkfRTNJR8MiV4CeawheiuNW321K1Y3ssVhtiRfWsI4Ctf0gfI5J9os
        +GSxDjDxGjS9L4JqzA7l7nyevdI2i9nQByghm8VsncW89XEmfzhspGKvpwdTs1j24LOq4kd99uAMcFaiQvuUsyXMtxnbzO4M8z9Oo9OmZMUpjN38QC3hQ8YR
        oFkTaNYCvAomUfEEfyZR8QR/pgY6HHnHpkXHVtGxnOF5x0LXb9PA5feHzGIIOt+SPp2R33W4ylSZAAtq92UPkHc7efICWrzVUrCM7UV4/e0wO+WzWzbsix3M
        cS9v2887WZjTzzvd94vdzV3y2B7C8o3SCox1m2ONTfudqGJnbAHG8OYuue1zf19T7vGwwyxzyNUCUu6ZdtgYPbFb4xHbby/rDJGv/jm+Kt1id8G3e5tzqKuc
        UAQazBQRrDCCqoG8gGSle4DlKlRhD8F7p+T213yT55RL3za8PHP5Zqn9TmRC3+l99HFwIOqIVh8y67TYwHdSgXm4cZH+GxLiw/L1PfC1qeOwIpXYA0eSGiSp
        4O2m1Pzu0NLsTlBRULCe/kYA3WpBFNY9DH/FIdbygLAQIMwd3FsKvClb6cgIxdxuXeEubE0pAAHV5BKoBOOcXvtSDHQR0JEwXwQdNQEqiSHopLp2ZMGA/tJN
        1CIiRmxNGYwQsg0QLFJZn84Gdpe7LjSJDg8wPUTYo9FdbuvRMWRa8DYKrBH9Ne+6C2XOv5WO7mcNh7AYTeDZEKmbTLiB3aK6QszGUHBgSIiJNwU32KaS+ilZ
        3yudjSFtUCCHUygSraMRE24vI7QoJC0KB3TQ8jdxVF8pIi2jPoEfhgDSDdUeSor4eobB12EIsLvWsVSJw8APqOnAEiRSnYGafPcgNckbdHphKmFqdfeq88H+
        wjVNZBjgvATbYwpFr4gkVBbjl6ex2QtHgat7lZtaviMxlqkIAuQqCNww/vIx543YlJ45t7dixEBH3RUmhniwu487oLwis+0N6W/52b6R5/0lyGa8ccCsnMiu
        MQeOi1qiuQ+uMfvkv2uOd5LsmhPZPuQbuEZvBQ+J+qMbr3Cx32cC7rHKSSgnCDrW8GR5StSz7IAoaN1V0niMrsHvy1Nm9fKy3zt4+XdgsUN2P3xN6nDgHbYG
        gTngaHqR/HJ3dwPIlQdMhC8HNpOEl0CFjAuHtUu3Dl3x1e02kXH3FVL01ZBnQ98PpQDOH+42L6grgJ1I8AfAVSOzt6/0fbP5S+euMJPt566lzhlslZnRuYvd
        7QxBoFeqt4E8N76AZbNcUPFl/OkyzHNodqly08D8X7bzv4mpX1P5UJQujEqo4HHYSB/2aRquIixUOFBX2VJX+dGy/uJhp3xxHFtaJsPSk5KxwPOEK7IKerKs
        lr4QJx62akJAabUheIVgmP2+NhfR72DqajDeoaWCQZIghGpUBX/ztaRQiaUQk8ua1JqObng3kOvwoIE31IDWWK3tjry2OLCsboapsqqkA544otLvxCWTwf//
        KoThLss8v5oJHHRnIhSlXUpnO2twAGtuXCZraWhv0v6bdTnIHGEpsWt2FQwZYoWyN0sSA8sDgGaxgw3NXhXdA60TZgEanMDVKYBkFuhmOWqUGVr7c4uvFYqq
        ViwUCg9hDzsd4M9WbGtgqsgLGcJ9w6H2nRBi9Lhp9SFyaGdCVmJ3dn1mYh8U47PVIg8a0AI9YKdtCIVGG3fLPN6N0rscjewKdBWSsV1RdJXMwrBkLD3Cu2JI
        Mc4z8gIn6BU6XTFeRq/wsOzO1U1MSKeOLWaX2aFL1oxZcc+6K46HS/5YlwOujcyuGSwWVsie7sbLupTc5WM6BSnCQF2lK22vyL0r4wRHO4BGnmiEh1GxDvWv
        TJcms83uGDsAxRdBYK+EbsgJUpeXuxQMWZgW0/U4SiKSq6rU9VU6JBhnB2TjeAb/NDm5TRYC59V4QpgxEXN4S7bD1nynUrZtSSP6OSeNXD3L2wjgy2Pp7g6l
        2eP1L3zYkrLxMrkdup1ji/ZZb51oO7c0OD/KRIoQuPx1JcwjlHIn26Ynlo5BgVnOLy+P0Itlh16Mfztb1rHBwoSLG36FOFB8kBMR1QtE6lxW3yliutza6aus
        DsspUoaEb5ez/bm4HlrxicMOkBsI7PshsPs4rMpn9qvAvt8K7FePE9j3m8pIMXshru93gI1uhVlILsTOBX7Bcy7UzH5I+PsgzCtc/dUQ5vd16AZXM/sgx5Je
        E98U5G1fB26dvLrCPJYzwkBeSZrcqvcpe9lJCm9lyKYW2rGCfhMBB62Cr4YDunD6qE+V+SZaak2AgA3ZmgCtcFklQCucP9vYQ/bBtCapKsNkAZ24TR+WPpoO
        9UAKbI2R5/dxJa6A4odld0G6B9DRPug6cCnykaM7i9VNPFLv8DoUiTYUiTrZL/R9ZX91eXFjyG2fAeFd5Sv0KW5CxE9KEvos5Hh5rK9y/Kb9NGxdYz9NGl23
        bMWnpgW1pk4Rv2U5+t+tiB9tEvF9EfFjEQYh+u7Ldy2vgQRLkXY9u/odP4SperVMqjPhiWzvu0SoPSnqYulNUJNfoyGcZq+pibQJ5IYVFLVi9q6LPL0XacGs
        PKyiqq9yr+OIIKLqPuuIUIiqrNNKkcLtO2nN8N+ngvZe+W8fqymC+NVO2bH8csuOYYG42sRq7AhUCM7XtsqW3UCa5tYvGK0fBXWK8HCjh+CLbEuMq5EXV5w+
        CUbsLXxxRV9kRDZ2c+KmuyXsajyJeQM2ulM5+HBeegO2wUF94FkFHfV4l9sDa12aUW8hQLKt9TvRlO4KPAVYg6xSdi4gK0utADBQbv0qJlHdpGLqVBUQO4Ia
        j6D40g99j2YWSP5kLpygI7q6ee1Cskqkulwu9AX/2Grlx796zbf2778HsCQf/NKnr3zy5l96z92EJXFuBe4tBByFru4lv8pnebN4mlBwZhl62U7RhXpCu0/g
        7Dimg58+KO3Z6ShgO6l3gQuoJhYoQNpOdtXOonPgQFf+YhbaAN2wDB/9WA7oBsYql15su6CctM9lNceBC0IUfAd3MUIZi3kW5wvZBDa1vq2zdLaAP4t0LzWz
        OYpBuuY+2zG23NnxZc1hd70Qvuat22dHrqpIZxmtVThnzAJ2Wr3SQXTeLKnPo/VpnEWh0y7rzujDHW+YGSU/8QBRCNhlhWQBo0Vfnbv9DXVXjKiTgMRWQGIR
        ao+9GhjFfHvALj9e9qEdIb4ARB92QapmUDe597LNPnJlG9tJldQWBBZzW6m4+s3AJdRGKvBRWlZDRmPxU6+rxC6dS7iXhGQyiOLZZDuBTb2tXDAxtRGNp04H
        djg9wpzTVLtGHWd1q4KUsMjyqaY6fWLvD+jcsM5VNikGMUHSGdhB/beBOsfqZ2XqW0r0g1O9wEFYvh151EPnAhEayn2XO5LusrF9WGG0BwHKMIQ+vsssrDRr
        thgh0SyIRFAE27WOXfVzn/uX0a9+4E1CE1rHjn3ji1/96p/c+a67N5nd3N0eLPNj/S/+92++8/gXjpA6+Mf+9BP9I//obXtvInVoGU+oQ8//4cyUNFLWuzEn
        7AoXZtDzu11T2QCkr5NmLquNAHOXa732mSwcRbQxbpzYUM37blGUyxCHNtg0KgxrQ/IkiEc1DElNdThNKpNPzlofro/I7gS94vXHvTRsgEWC4a/ruqzbqaUf
        4+6p1klUVtAwILojIgP+T81KIjTWnHB9BxLE3gUMqkMYJAOrht0JBHDxjLIez7ibWnpAnv8Hd7UCd1yBtSTPZa84EiOIm86mVc1NxuVimMhoRefKCMCjOkud
        0UKwCD4bboyAZXLUENmjntPRJu04onasyX9CphXSJWc3kzBqIUdN3q7+/Y2afsxo50XlqFV11KoD3cN1g0xb7g8fyxVONttuAGTRiEEv6jvcecjUlQBLoYm3
        j56u4eUabVkaL8oOFyKvUVvh6w8UqmwJFKraQCERZtR8IBJ8BR7/SHFQU19/rJ0BDQn5xMY2GJY7ORGwaNl1DN6DF0N1g6YFLLdYg0L65AC1gbaxci5zklVW
        bHQynQalI6APVV5nO6vaTuoE02WcGoy8VQrvDdUOWI36gIqK1K+k2/3cspDR8gGwDVHGuomJs6jbsGR2mTHNgefOCqDJcNhiBt3pxmFDrSxFGIeGZMRMagMl
        yia1SWhkYSz0OeR/4npvDGE1SUkaE5itMXehaTZeR78k2i90hZm2ninslyk4waYwz04WUXuTGH9mzNLxT5jwLEvU5WYkjYOTwM+J23XzPCDoYeJI+KCKwPdp
        YOa9QCo5EgISQcTjWzVo8xYN4TyOGIQj4dp2UZ6xRnn6GuXZVOm6pdK10UCK7vUeHL+XkaR7l4Ye/OFE2DiZFKL2oojaixC1lyy8zIJcWEAQoQ/nygXoCCEO
        0BEWkBqqIxpKUPpkEvM5ZMI+H07uPmPlfE3USTf0QCeEde5fKJIPLiD7zw65wHiOBUSb2oi7BWwTK/fn/rJKgEydqQsTWw9YgMoFK7qwIADmkSih/UCMbbr1
        dSQOZzSHJUW+fjDFo3gJVWbabn4AZygDj8KavoSM4qkcqEQtaQKSBUWWkd5dXAkWsgXRI8cF9rXkQetHWFxrjzGUz0IwHRMNNwW5uKUrumUWoRoE3PkOhPth
        /oscOH7+TxAlRuc/jhnQY7ZuxgGe4uv0GBhzM81vTip+TxsHgAFNoLuEUVm5v5DgkSBnER3bKHz+Lj4zLFNZHe0zTSjoQvsyc1m2ge3K+Kpa7o38DMh+nTSQ
        IeD25YULlEbHb1LDWc/hJbUx5/I+8y8m5W8wV+erjBHywYbBwbb4Tj8z4jutW2SYb3VSe0aTDKVvJkn0InoPWprFHeAJKbNw487jXNPLTevQ/UyJJUm6pgrR
        1xX+hxpVqvRs7I54OuZyM/cPL0quKy/jzEH5E3l0WF+DGBkCOWfsnBgT72cnG8Wd/MjYtK2XCyvS2Pq26fmC3oLS2IavC/ElpaGpNbY4a9KalbaUpA3ArMxg
        JW8VQW2zOlVb1JrmikBJ3RpvyVzfdsm07MMT+DNltl1ek8iVaJ+dVB5DIKxJHTJdMGjbBGP9Rvan562yC28GsqMIJGkeQ2xLTHWfjV1Rox66QeoGSohOicoA
        5dqGksKaksJaHqHs55wUJI6RlxWbnHuQ01m/wKvISV+VKCSa5SrSLFdUu6tKOIna0LCchsNEfbo1xh6RopPaSEOqAzE37ik7IFNmemwZLdulY29OaUfz0NaO
        bm3u6AlLPUXgMy1rJOWDxdC11I6BmwQd4CYC2EqFvZPLaZRBsR+BdSsnNuq0RUsdo07BkNhDseVQGuVK6QY5bWNlZ9sMYkwmpoAHFXX5K8YQcjU4jmcU8WSg
        DB+iZoAfsTBwsvafrIbBQ+FJ37L2tnCnNtBIDwU7kCXiQWDMIkajhcO9ulEgT+xYz+L06cAoRktxWtXTJrPTlKf98kY1P22DhbdXgh1S0L+Vn+og1NbEBXH6
        KaZZOWvCswwi8V2d21UgEnUwTNTTMQFJqlvc7S3LD/EFdTuGOGYNXTENK9MLA7HWg7qKfdSmRJiLCukOijdJdYW5uaF2JZrXGapAmFPo11eF2vgqVFAFTbqH
        hVlTdYucjmqeqsgKBBSNKFuhdg/T4oavs3t8rRt39Ot2R9/WzbfdExTdA6BProIKZI1Au8dn9wQ6QsHrr0JtfBXc7vFt9/hl91hZkmJel1BkFuIk3Lq13NY1
        8Uf1sPpQ82Rg1wSk25DeMl54K+wqcjye1cYIZHHu9sg0Udu6Pcoa2Co3oWcgsFXH9wyWXdX2TFVhzMcUIh3I61vto7AKj27/IUDHbv+lGBQQ1vFVyxRMkXE7
        4wqHqKFQj4mCNtZNzDpvtrFWWTs9cZwka/llbaJ0458TZcTEIzbWrW9nAHoHbg4OTLZ3S3cSwNYwrkabjasxHCHjwhESm3WFcXUBZfgAjgffmbJejD4sq1AC
        5BsQ/QFV7QWnhHvR7wjIcsCBhm/tqIUttDwTEslQAQSa1um2mbsazhZwvWvPrG0CxR2vI2q0JvIEGTb2cNbcBgYNcc+VkVgkCthw4nbjntMRBDT4UjvRSPMD
        J/n6JGPNZgC4YmZokpwcqEIhUv02sWbBq4w1m5OuMvMD+bgTMQnH+unBQAHYgjy8DDgb0BUW7GUblQR2yNBsJtgZcgNGpCSGmDVzovMalpZKWTXLFqpqXia0
        R9XSQo5mOOiXX29i1gzJ86nGDtWI+rf4dGg/jY0s59NR7kLUL3BuoS4Fwy6+3N6AAamCONFDwYJSu1SpXazUzqM6LWTuY0EQnqycAtx4zxBovEY7cFY9EiDu
        YHRHLuJ+FS0c0abZXlGpArO9YutHe3KVe1sYoSOiCtd6KfLnWYAAx27i8dVuVcaubhqiCa/vDzwnZ8gddO0aX5uIn6zq4ERDG+OOqcnvmjC9QH1ADthmb5i4
        i2NsEln/QtbSA8kPBhB/gEEeZxWCZks9fUwkmU+BR6GXOAghhbCw2FPAWWh3KYjSHa/DgNnzT2QVKTwZzT6afKgSxPgQbATj4gcrsmYTGTdsG3gmGVm9iaJr
        JYSn0iTdFWcdh/myfVoBF0M3xpBbrFJTd3UxBauN/a/Y2P9an6Mh/Rc6RsTGpo4PVMLEWEd5rytdKVaEs7ftb4Hwv0R045qKzIGKzLoBMxxyf574Cn6h9u47
        +lqRIVR9qSisCMPnawq5VCn2mSr5PpNuOjI0paahKTV1pw5pFuRWD+Z3NdcqKYIorBkQRLfZteYaGY2fCS2+T0iHQFq9Im0tJbyckIS6+RVpBbifPFbnChVB
        plJoBhXVuUL13mbTAlUAfEWekpmY/GkQ1E4FJ5ltAAgNPrJiRJz4xBHp1sFgkAG2G8oCCDH9sWLr2NDNc/rVuSObjaZsC1aCiNDMPQ/ncc9f7yE5FmhLrRf3
        6unVEL5wK6sC4RS6gvxqIs3M+xUA3H+nqY19ydSA9CKtAG0wnhATZOOU1SbSMpJ0lSsuQpqN+uuuWYiaUd9FzSq2ZhXULBpfs0hrFrJmddZMnkO6kP/hB1at
        SqV2mpMNHhuepmNLnU38EebvYJtvScfmjbyEdGxM9BY4+dGOckYgUiFykD4CTu5BuQb7jpIAcJ9wo/zuM3CXogDjPI9UZgD56BITTxO2kbmg/1Owk/83CoOT
        okueyjM5FpD7I2mfYMktXaKugmfG2SKzDX8XP26FO8aNjv/U3fdr1Btsql14J/MENsHGiawOh5yGdUmvqxtPBZ5OOKnKM4l9JuEzNLupq0ld3dMjoG/wqXfY
        ZyLHjoqePQfjtiZl4VZmqPERgXWlBzsfz+dh/S5lVoq45POxFTEsx0e4hm66kJZSycwhwyIFtSJUEvQabljnTVS6Iz+deP3tQYZGdcRzWUVN5bAiktpp0Mfr
        bFRYNCosxJia7kWrLlvNGxX2lXSFutvBRukuOndF7BTDNsaE9cX6MBOXyPjbtKlyJssWS5BnTaZIMR6gkgnirOeGQM4+cI5Xr/dW9dmDmazSgwbAesbDJvyV
        mhyFYBXIbLQuugFMIPzavdchiW36k+FS8i99PzqpCJJG8bE13WIW3N6yi5w4kin9eLhoK3eAQCOpuAnuuul+xAALEYiIupMFZ2UIhk7KyTtpG/GcLJj9c/SR
        cqx+npPL7VySeRsOoBFMx32kUPCSKzQBzUHNP4PxP4lGe73D63lemuQ2JMaOGIbs+J4hi57rv8ZMIJH1X0pK7VkNIcpo8uioQO124OpgOn+RRNOnhBQ+7ANI
        v+9rXrfobLaEUOgOLCX3dLpLCICJsxnSWwP+MNONhQfVhAfhKZEeT/B0h7ywZHbc3clw7NyNV2sA4kfCNik8BiNQ3hZls8hwL8UJl/Fg3ZKJ8gbfe7Pv4UzU
        eM05qOcLzEOo5ytyvmLPD8v5YXt+nJmd9PxWZnvC2b3dZUPo0wdhqovNsty5Fx1WZ5rK3mkfcwuVWiqiuYXOLRUx30Ln8NNJorX09Eh8kqbO6gF7vwZvsySr
        nch8ELMaCBWoYh18xXE2862PGaVfep35JHMKosnsvpnvOOTJfccDLSp/0QWvrgpEnQoEfc+ARJXKVK+DA4U4eJQpOIwt1AgJGSlqNLQvdFdRmvHyLzAdly/L
        R9iyXM4asniF25rWd9GlTm70Tn9eH2IQXOudHWl8vbdjPf19odcrwY5uI1GS7vceudfgzzs73Qk5uTzPPzd3uqnxC3LfnYPTTXICaSwg3sxLT8lP+ON0F3ov
        P4jzv7r/5u4isu48+A4gcvdOx8e706H1DTLtm4jmPEN3TWkZnEXbbO3NLT93FOWzc2j8vGn3Ft67nsn8TbsdTOO4u4OzWebrAp5YMpNFhy+htKWns51FwvOa
        /L3J1G40O8vc6bfc/4Cwtim8PNGthWvFlEm9IVfBR++7uduU4zdlbGNZEE1ZC8QQFYUH+HTTLd956+IpfetbMpdiLp9v1d6JNzi8S5ob5UlbwcQsgkbseBV1
        5Fx1q7nDqeaO7arpu9X0nLdQzR1jqpmYHSNV3JGYzqvpQX+0ch2ncp1XXbmOU7nO2Mp1RioHniv1LUd8hzxQ/urAeb6BPfcGlk8NcmgsM0gObezgQxxtWnG0
        CXEUyRk3LQdgJIMVNkAOMfNM50hg5O0dqs4viXRKyH+siOOAYcAz1eM/dCPmr6lK7SvqcQCyZYkWDAiHgs8yE+ihgOkYROZ7zFcOwLwNQhEexXH2UHAaleoj
        jW1ywQ+CU/7DkAP3yn1H/nBlkXeDfe6V8l7p/op8V5a5MAUmgYYET/3cB7n3bwSJQyZeCNp7A2/bksDIZfUJawW3kPpv8+R3c/iCJLGfRhKyn2lGMTOTEvru
        YnAii1SiRw4+yuDMCY1NyIh+EHAcAEozAbEJh+cA22F5iNb1FtE36DQcnsDZcZLxCCyjBXAjIdv/TuS93lP+uhYaobwIacvlzyroZs9LfztAUU8FTllVdUDu
        IREOX0+fC7jhWbM/vxJo4r/glKg030LGFWnUeV9TR/ORrAJMDmkb4oMeBUZ0CNToSj4roCJmDXk/FJlKpmuAialOYiPKF1BlPUyTUJhj1rLBSGMgSe2Tp2EX
        1U3yRG3uVn1mEnXA4yIgbIbWvcyDPXW8aDpFo6qKplMK9UqL30w2Rx9iM6M2wDk9TLtm66JKkyxp8x72JIvWE7uHjXyiU/ll/TDBeA2enRnZw976tnyBm9eT
        OLRlZtR0R3oSe9jNzXvYMwgQmnEDhJiQG9gNk9i7ntIsoDDPYwbJoGELG8m45RNMzd2GvSrZwCv9c8LJ/qPcRvxFBQfAm8mQIkKhJ+cAXXISD99OKRTJ6HWo
        N4Z0dQphW2hhjPjZ1lCv3TLsbxpEmMoTxXGZ2AT9lZo0BxfMMVQmtCT507bwKTQxwTyfwHAh324hrpIA1BoHz1CfhJVq0W0ufT54Opt/XFo1r/C6PS8BpH1D
        UWMbIG7owvNMvR0d8IBVIOsJwrscZlTq1VXzuwEeiPUBTx+IEGVSwRqCKhCa8ElTe/IG88hHn5G1U4U0JutS5DHRJPHbDcqoJLr4ev7bER3OT3w5kB6Xhexi
        FjXlSVLt/BHnlgnh5S2tQlAJ8sSbJsNDmsXDqPJTvq5PJ4P0jYysDu0Y00Nz4cCx9/xNt74G4nLRP9fFFovqAslozRW4oaoBG4lF6HURlwgJfu5fFGFR2FDA
        BMWwtJ1kG/eUkVPYFdQHWs4Dd3Y4eGE+eCaR3zyV8XycAEh2w2pLz+T9iJ4BS/N7L3mWn8XXe0/4ihtMvhZavla/3iNfkynxaRyrhwLyt6bytwIi+EjIPEbB
        9d6D8uWLjEX5g4pwuwYAh/uBklGRfL11bMQIs+ld1G+HVAdECv9CoPng65qH3tc89LICey8IsQ8BdJAnBvM3dN9ys4tBt5EDTGHBruQGLWyljGBL1UfRpkzF
        wZaqbs7KFRI1pYLj6SCL+5gEB7w/9DUrV53m9r7eP86tS6xy4FLy9DD8x0Nm+OGEoOdQmQyoRi8u2mYHcJdqqM9UjNC1JuGj4AzLBPGafct+h5ik/JJQ/+Jb
        KC7WBBH2o1mtz+yJB7wXfGTeiuWem3mL770E/MHYzbxVO4vrF/0h4jviIZFNpWaFQ7xUEjl3aqOZt+SRs7CgInJEXjlr2m7mrSbLvNVC48WlOxkTbwFHR6bE
        uh1u2FXrnBvIuyXVv0+3FUKAU7Jt9yoOBrY88dMUr8gUAwg16TqfxFwCsbeE+iVfO2c149YOTs8w9EohgmA76W/YEKuKYwcPkRdOpvWjFOKw2+EBt7Nk7RDL
        ICGMXnkNgproQc67cm3/iGjm7hZSGPt8Lao+FJ6qnKQABlkl3g1LrE/ssMTF35Bl71tcWxVeQpGWV0s93MSQWepKE7FbRQEFvi4E39fI8K0Cij4pAkpgBZRQ
        83a0NkXUaFypSAQVOipm2OYLxkspNJtYKSBSE+DXVZqoqR1dWI0mUOQhRL3GuA18Xd8ekVICFq0nVkpJpNwov6wfzioMc8b+24iUEpjiwcBiIkQUT5jwXF2C
        pGMnAuyuUFoJIK0km6WVCqSViiutxJBWmqat6cojNbeHKrTEVlqJIa20cUiBxxcDSA3v9IfnjA95JQYbFm0HbNjHgSlvErxx6xDtdDuqcM5g8mzs3oB6QBTN
        0Kv0UIlBXfiayi8YWlxcYzJ1s+0A0ghtB5AZ42GTicY/C8OZHQp2ambHNFK3i0B/8VDZMpr4g8plLZ12FHOwZ1Mpvt6FK2JIl7S2lYAgGlGVyEUj+Ma3ATiH
        jBM4sS5pbG9IlzQVqgYUtdpg2CpJ+ZSkUqR/SRWfH3ahhqYHqqvjONIsyyBSlkp22H1RzxqhgGgJnsctwR/3w+BkKOqhsOcq9uq2ReaJ1hSgOoCnN4I9mCW3
        ECzuunEkWvOO6KRoTb8nHX1OOI9IC3GeWOVxFXQgClS10jZtAATA5CbPuOaskw6aPrISM1+hnz7LvTNvQ3iynCes07kyYCdJPlIJ45PBw/5mjP6oxNy/T7OC
        OXu7Tobj1ZvuLO88c9f9mgP7//OR5PhpOE1RS734qSe+cfSDWT1XWR/8yAezxjOmgd+nkEZYmOgNB7AJ4t3fW3hv78X/JzcghwjDTYAJUKUpGbaDGw5+nEPp
        Wn+8AbemHevPJmsfZqqHDbX643kY21CYPnb5fh2c8vBff/OGa/5YGGGlTzwq17KktlhAzBeSgZPBGSbnCkI44TAJa0Ht2OoP/van/uE3rnmrsFkmxtWvD/pD
        AvAHrKublmBg8uS6Q+nNFU6l//jM8NitNBL/gc2ue827/o9/SAfuY+/4/g8L2/6yvd77zat+4fsvPyPX3/7Pb3jLjTd/8WhfM/j1CYT/CukS4KoCEP6y5yhu
        bs2b8PdWQaYunmU+AA2mEAKZ/mdaI+/2/VNM7c0AdqaufW8WrhvvnZr5ef3m+7k36POuh5ADZCkX8ZWp49N1a3GxDBpSLV0e/BPE70/UQvP1wA9OaVRlLpCi
        Es0s6vnvz4J3oXDF+w+KgPrjwv2j3sP30/YjtT7ekXmkFmp9O6Z9qvKOTiaV633tL1NWXqpElxVW4n0w/ARY0nFChRiuMHTjgOiimx3q85D+p0CTnFe0J+Tb
        N+OP/F547/p3Wfz+6KZWYK9l3npv4USX9I1n6KXKjS1upxfdBJ8RborYbor0HZ8v0EAtEjF6SF8Ovt3L6/ry+ujLHhrnaSNh6A7Q6//YmsRy6YbWrdM+N+N8
        3Xy7DgqMT3Q+D3/LL1uZLaAKxF+f9akWqa3rl/f+/+y9d3xURfc/fsv2m002jQRCubu0QEA2lBQI3CxdEIg+oiiihBCEhBJCpJhIQhGwAFFUCCpsEqqI5LGB
        GNjQBBQhNEUsRJooCKEjCHznnJm7LYmPPp/v5/fP9xd47b137typZ86cmTnnvMWAPF2+AAc3VWKmLYQsbEJANiRlpNnBXir5SKgJ8yD4wTwI1MyfHkpIDIot
        WYW0994f81gKUdAHAUD4KgV6zkpu9wg2xF6LlCNrn2rrI0gOnRiZETsasdVnWqSRbn8hJrjHMHwUvByJg4ICukoGG0agmJC2nJPUk4E+mH1BH7z9wwu0jdz4
        D4KXS/FQiv+gAxNrgeE/hLrxH0x+SiPoQ51aDALGAgWSAhtv+GHgFCYfyAUiXweYqc8Krdp0mwSKYIcPFULNbIwIQqnak1Mbb3c2zDeZ0T8bb6BJwhm92sNL
        QZu8M0q4ptP7OJP3Bn0IjbIafRAhQsGDNyBBm6GYdblaD/VRkAqD+Q26rE5X6xYfV+vB3o70A2DvCvXaqat1BDX7v+RI3wjYD8WgLWn6K6/5hPjCQLkLFQLl
        ADU4EOzZ9cyreii4Mg/zbuleZtj28WptmWJ0awBLwURdMtfR6too8KLu1ergNx02dOlaP8QxjwfEQJPFhWRTCE5IQ1Dq18OIX4JcvPbeMdZQPg1Ve8dYFxhs
        kA8YrMWvd8zYO2aA0/LuncA6eiewjt4J9OudQNJGQdA7Fl84WLV3Ar16J7SW3jHT3jEjNAeqXFrBqR1ppmMw5EhkclsFamK+3hUgdT3FOQioYyga2YhXQeT0
        lDMhjpw3e9L74RwEyHpv1INa/Z3r/CAPfPkTVNK93eGGPJCWwq4y+E7SOa1GbzoBfQkiCDI6mUrJJIuQawhMQ+ixuVYq0dWgknCq5Kh3W8cDleh9x7C+rjGM
        cAlwlO8ew9L/whjW+1AJJQf3GDaUyOEeKpF8xjB6clKpxKb10rTQ1oBG0NYOjYDzDwAjePVXVIAkoYdAqw6REQASAeAQCAvVUhAE5K4IjEDu9AEmieIR6ACV
        TYtoMToK1fjP0GIEWf3sn6DFmHy912thcghBVBYdo6BoYbQVJ/nhQEGA+633ZXikfUJoFcywM4DOUJx+zlh0TEETjKNUF4oUWRYmNLPnNAGIGhqBgrZ4ZPlA
        SjkWdyXhxZ+vlvsimnnBmNXaYrZgEB+CcEGtZhZlC/JSjw0GekWbz0CGGIH4Ex6ODkt2WIUbij2rMXrqYaCnHm4XxBKss0PQI7CEejfoEdhTeorHVgOEza+3
        AD7F3WMlWHqd26N6ZDJg69Td1oFe9rOBnm9knVe4zitcoo4qvPILRMM52HTQMb87ktvCTWJ1NTu9nGk40XUaYo562gdENptEvehIqjUe7nKGsDBnItp1A7I3
        8NcQitNSBw4xwlBIDII4wI1DzMRECr9M8WYQfEKLkNGUDXJk9Bo8shEAIiHjhL322qGOCFdEHFjd34M6MpOG94E60vbKJuupENBqQ6CjELDF18G4SqYlSwEO
        EwIHEQYKBxwCjgOxtHYyrkNgdwBbBEDiEXSHDBgfPCSJvNeCBzQtYqmE+mCphIN0a8DuMiEtm7w5tJl86Ielgli+uG9KZ3fY08fxYHL3vAl7Hnf7TeDYQVeC
        VP0fsVQCET4lHHaeTDAtWEqoD99A3Ex0j+1/gKUCJFBsY74e2PxvYPM/0AhAwvrWzMS8PxQzf/2BsloKwC0PcKqOI0y0waDuxRKTIAIYbaIEAR5tA/6LVY9E
        Vz14lBrJfFdEUiwVicIn2RC6xqyWI4CWI0Al5wCRTD+SVVur1xtDrTArJl9AlRA4QjsmkqspUayEqy5R3ANXQ6JYAVchUdwEV2OiWAZXfaK4Bq5hZC0KV21n
        zinCqorIpGz9CaIo/Bbi7xLYEyJvxAzLCdCtRHjvcFT7JsFr+AyYVGBnEgaBo4JcQ6FlnSifhMDxIUaoZBH2qBHKeMkqgOzHAdHDRQdyOkeF4GOkeVRlDrKK
        DoW9inq46qJelPxxTPToaBL9DtBTIXVe0tPFJ/i8VxEH9dQZCnkmozIUzlSoI2grSozgzIhUr7c1QoQKVrnbJYyerZCrgV7hx6dpImCLIwQO+KyBcK1mkv05
        3oqEV0XbhLQvi1Ao0Ai3WARwUuvWZyErelgNCLbQvl7+E1JxH0Urhz5k1oByhazNtIX2gz0XdEtOlniOy3kDNfnkOkvfjzCsUK2jOk/yloSMoBEX6iMJGdHV
        ICSbaQvvR76l/s8Njksa0hhNnpPDJ0IK5P5yXt8oFQGTCM9GkFgANgju9ChQW8FRjBGRhKAtQdAmLRuK5I4bLYDfbA1ELEjYLYWLhGAuVO9fKqGQWbU71jSC
        RzVE0ZAobqKRgsQIbkhJDALOYESwbAN1EWMAAB164FGMuFIUcMmGuFJGiitlpMY6KOvqkUBqkEsY7ByFIdPDegLBOLGW4OvTSSpaD07k6jHNNvd06vJSdff2
        Q4XqzTqveTw1ymZk0Da6Uty+ZQ2M+gC18gTJizw8wJDUP5ZQ6iUTQUKspeqAAapdrDN6POkJ1JMemGVJCDFRSt2/lcLGUx4VpInU59kfcdLDXrq3BLdOqiUL
        w0Jw0ptbgpOI12Z/EIA8r2YBtzaEZYaplbuPZxfRgozKWcAlVsDJG6h7yRr0EQlqX3CKkwEeocBBKT3Q91LjFR1NJgOSDhyGoR6tiQR5AbwaS7yMLNpyzYh0
        EWWjdGsLoIYmJjjLlpDWUTENQJpIOkspJraFIlRbkKwsIGAEgaRqRFI0qqRoQWhE6ssBiRIPlWxGj7JGOimlKvVdUyBzUymoT8IoMZXajEXuPk4DHV9xY89L
        ieoxAZnjSy2/89jqRstBQSJDDhULI6kDIwv1agTHNmGdqRIH0gjIJuDQiHBAMaMZMxOYbRSM+eF51PAGVDE4kGki4RJJuDoHLdkILgZrGGwPW44LNsFtAyWo
        Sss8PXJHpeUAj9KyxqO0zDOlZS0qLWt8lJZxyxqVlkVHQIZlEd0HhxOSsOVkTArA0DVCskhZqK43sksoBagXC0y9GC2kDINgLxpU36EZQbOHKcKHk7YNHxWF
        Du54tHzwUh3Vw1OAzch0Ro2qzqh/aXiZmU/o0YIpAAw10T5Lx7ahYXOf7jzLvOUHpiumobpiqK0AClG8u9FkYb2soRpQXqYoZCKOspm89dtNW/zxN0hDmCAN
        UG/nqS4j4VGCqheJ3YS65Rqf7dZwEFPD5DC/7ZUwwifqF1sbwOzj9woAwOoVWyOonQFYdZHhZPXy8BhOgkBzSw872aBghVrioCuM9qAkBdiyh06gO4eRgEoH
        YTjlEjETYKYCqLqVF3ZuANV8MwPCFJkb6sFPYDH4OKGiV4gTFoxB6LsE1NtgbyoYHUEDxCfiMEAEcHsTiIPSGkwqHgAbFI2gBAC65pQbwCZxA0i7PvyQMVzf
        KwMypYIEDWU2QTl84YZhu9nkVsKLgJTqUf07cmWY9o2RSYCJPHIGknlj8PFE7kKgbBa6OrXQ1ambqYAQGOhGOgtEpDMSl6rpwZIuCN3uwGqNzBTgLUyHgxH1
        2axwtmNipgsBhBLUIwUQod1Pks1EPtPDZ8GeUMrHg9FPJGyoQcqovuMXQ8IYUgnJP0o9eQlH8dhJ6KEh1Kqk2NoQRnmmTeNWkgdDAPCDLYdbfhSsPD18As1g
        6WedIORLecziRd+MQ0cpvKyzVAno21SPcCJwibSheKAHJ+nuQVJRUmoLBaU4VQYq65YW5aXAB1Z0emBlFlnfFiRxEEOZPiHYS6PnsvWySMciWbNYgxxwpGYm
        7WuElrMGgolzL2yMAKCfQO+szU4qbtX+zgbzgtmrYHJQ6TteAzzVvQ1f7UoFmwW9IzoDqx+Cy0IPawj01gZEN3pgowd7m5ZvBDhFzCSyZj7U1A5eKGLEZBsW
        SI/+LLxLZQJ5yeRVpqKe83//xHnzi7JuI8FPOCxzLVgQ3JMET2ww6QJrVLPTw8ZlIFxGw0YqbEJZ4DIE9OAkbGWqQE8aDxsRGhNwuAhnnYhzl1+zeDVJGmNx
        hMqDPNsXPT/f8u13J/K+31LixEKCRhdtJy/FyGDcHwfCgcIU8JRqCnk32Szh/zbdUI/V2NBquQVs13mAI+ZdL0JVU2lL1SiTy+llne9l2jkqyq+sS3janIU8
        bU/MBOvAMoDVFfo0jKaKluCb0EKnfaqWBsedASALwCyFvhDJQGImBosMoiFPy9DouUybmQwyAREPqFqlCY4SYSEYSKoJQZE2z9I1HczweJsBNyIFGAqOQhF/
        +kdZLTAz40NvcDgP6ciWPqgCiRvyJlBO1JcU27xVas1gGR6w3EYW9fqlpV5WyCNhAx22Y43Fpej6HWQvY6mkwkgBV0iTA/GQWrfFFuK2YAkkAYFgxWIGK/UQ
        b3sFdXYtSypxG89akkvS4WDaSwWfDD0dkQa0Nj0F+NT31Kj1B5fCvOfQUvJRxyMfeV5KwAj0RbDWraN8UHCriBrI4HyizqJ6FdSM3vYxuneZRAjj4fgKyi3B
        skhvpasUUOT17DeAqqfbQ2B+mtf9yGxNnqyFcipzu/Oz5ZA8F1k0khE8ysyzQxOfVPReqei9U0n2S8WqRcUB2TASRPaRQEBEcF1q2UgWQqWeXUmaqs4rVZ1X
        qnhM/p+SFT0f96L47l722ho4Vo4ExW7OIfaOyojhuFJQuOUl9Bdr8DoOIsHogpqkDo5bBGByZjpCzCANG+ECqnRmYG5gfBAE+ZFAi2wsElgzqt0d7AWSJgcj
        XfIN6iZL2JiH1aCg6keVgPNk4OmgOqJFnVbwxUGmfpgdUExUC8kimWH3EsuaTMtqp2WNJmyFJSCLMO2amWNNXvpd4A35TEVU24wDfRFHNNUU6T6DlFKOR4N9
        rpUwj48nwi5osqhaEQJ3VxKYHivSMeE676OquOUo2/GgCikaWLZpHe/zGTYDyvvo1kDWqAZVGtRuoCaoAi4YZLZYALCsgTAq8YxI3x/twthDvygJVWv43qCz
        QoTqI4K6xkBzXirgC5k2DrRmBHdxULmFGnFxsoYuGkGjBLRpQKuFPFgOE1ndslKEeGBTRIqPiYlQZkJvfcHWndSUcFnKoSAy0BPo9HlQ24j8/T6PHheowQQn
        NfHVNnKsuAkOEuo7GljOot7RPF7k84U8fjr6TaIV6IU6ugLq6aJMx8egwYVARRcmfdG5XxW6QWeMFDYtCuxYqaMViGATUD9Y3GLToqYfWXSthpQlquPHUx0/
        LMn3vMCDLnM+LDLQzwm8cbOkCjJxaXzlK4zopfjmNdONyO7l7QZ+IkhjhHiX2zTo1tnbEtvLRY+PSxvHEdJUdqRMUqVEIRq0P8FgTwQPF5EyBlpksftMQrUV
        HJCtGCQ5yq5aHIVXvcuVGiVJVB+bKlymSauailF5+lwNjIMC0kitSFfpYITH0C070BEgvQEyos3iozqtlWMQ6rABNV1HJyW4ZQAsCHBDQgkxMOhDXo7JsbVx
        iDhvtXEEgIZ9DEWRBss3Wz1/EGkDxWMgKxoi6YGXtGY07VDY1rbJttq3tZvKTckruq0NwGO25uh9EbbSyU+I3JRtauN+tkYOde+hsr2zAApkAPrydCMLQZl5
        BNeTm1PFICaTee3iBbnP4JtClGCqemOEIzvc+QqCsxeWjZn6RwHF7zAnWZaHIWRvGFk/IGQvrNMDaEmMgKCNcKthuDIy0hdhbDOFfIMphSF4sr5INheRVVKR
        LRK6ym7TF6nElNytxBYBtdVBQ4OCRBGFRa9f5HSSRa8IONiCXA/ODaCVguEHEJrJnQRvSCsZ1I1I994jxaSW6CkE+LGGzaZgLKiPE+twWVMkG0jRSBECVPAm
        m9wM3QtCl7XEVi2SW6LXbChSFBJeDFCKBXemGGY1EAT1b2+gnncsMmAjq7jxf4sobJQyrABc35T5L9cjPp4tpASucNYRgiDVgcx/OXhFBoRqM6xBYatKAGQI
        2LuFBSo4BAmhvsWDQX/VIoejCoevMRue7NAlvQkR/hgJYjYmFck5kEJWG5eS4WAjK2o5gp4Y2erD6aYBiuGUQ0h963ng1LeVkPFBiuAEEoRmaCHX2RDNSLP7
        NEQzZuhIGzBaxucWCEEnR9MLuCWL8HfC3AJUwFtQFXAfh/s60LwOJA2gA735EEJUpD5hJUA9YLWIjWQDn0BAMWCWgjBZzetoLRNWqDktVlPqjb0pfWpOS9eU
        Xlr6lA56EbsU+iOAIrs7EdOb5BNSQptaRpPbaJWlZ3UHNTVVrk3pojLiLsgAo9yIDZVJ1jCP+drwLm69bYwHilJhtaURRQH3PI4hmzHHkLZabA+aq44hm2J/
        1eUYEupe8+N/0Pne37u9N7aUkdEO8fP/iMoyeMQNRirYBbZav29B+6cleY2+nm1eJNVUbo7j0d9iwYZ1oTdenh6bqsF0+NoQdxHiNvOxP6n5NQ5waygOcCIK
        Aj2Q9QFQBDh9ADExgLp/RBoYbq1P2I2NeoG0NfSzSrGBH0hb7X4gW8HJOGj8GORQbyeQrWD7IBSxSAEUGOD1jAhrZw2SyJwp9HGv6lV4vVZUKIIRBMB6CHhr
        cCu2JgFESSs4ITZ6hwUCFlqktTW8slhDHYCYCwPPAi7XSZliGLYeHP8EAYqcgU4B4Xj0LAM+HIwJDI1mgNnh/wUnNVBOGsT4pxmOrmlzw8xrhulEcqufBgEf
        N5LsAQoPdzhgpDeASTdoKTJ20MbQu7UxQmEiaQAYNWZ0KWZmLsVIChI76ncC69ZBk5H5C/Ya0Z8inIGH/Be1qeeeF+q564D1iqDzYgjMhnKECm6BGHx4gQMk
        wuL0MqgMkNqFLrU1KrFFoQETeQwGMcAA83cUmboNuFdrIHcI2qeH43iK1xdKpIdi8lAfuicIJuEGYPTYyLM1vQ02X0k0J26+BvrpC0aSb/X03DgSZhk9dAHg
        HkLbRaKfw2DSNEH//ZRpdk+ZeveUqUdAQFUzgDoIxOaCnqS+Nev5KQPhKSQtKO4d62EXWU/1JmCaj1C3og30uBInfZhFagdQRG4OBAWwiaGge0GGoKnIvdlV
        g6eTng4qoifvIUW2IGcJwIwVwSYui+hMLJHDvXEFoKmD1LcFXWAzPVAOSouCj62ghAKO7YkUAPq5Rc4SVOIgb4IQMRcGgio6UWKF6QiHa3gN43cDpX/QKAKd
        LkJgwSocyT/qMx70QgwwCZrdQo4B5BuA57FJqv6ARNtXwvY1obN8I7gvDEZhpimF9wlgnS3BnZEmEgJxPCnBliYOBgkHQxCIv6FyqBPsdslyQG5A6B3BVqBH
        i3BXMUrGJyM8BZL2QHRHOUYiKwtQfLIUud1jRLvVayoVtFZu5Ugmy3bY9EtAzBtcopDkQczAtYJFtjhtjUtsFiK1FUHfEvES9YJQtG9SAkhnhHkAoyCUUgpS
        jgoykMS6PQkmW0mUMYMAVNbwXqQRYd1zqOmE0Q8OfC1OLyqKrCi1qZuhhmQUREj7WTwhIJKwp2gSN8yz7wVxQzxxSQiRpdS4HUlclTrDaNwwT1wSAn3HnrqR
        uPU8ynRMGLJ4qdfVc8ftReJGsPuGNG49T1wSQiR5Ne5DJG4ku5dp3AhPXBICDIc9PULi1mf3Nho30hOXhMj11bgFj5G4quOhZjRufU9cEgI8kcUdSuKqe9Yt
        aNwGnrgkRI5yxx1O4qoTfDSNG+WJS0Lkhu64aSRuI/amNY3b0BOXhMiN1LgVo0hcmb1pA3FNpTYr4YGwK62Vm6DvYUKNAV6kEuKUw8hyj7BFsjRyypFOub5T
        buCUo5xyQ8LtnbIMRpglcmOguKUAy6OVrWDci6sOAD4LKaaqiVpCccHgNpq5JbXQxZHot6AWqCtaMD3T+x3lwUrORP3jmkoQNgMyYk5yg4sZOxdw/tagxoWK
        BiHQvEwMYAlO73B1JKKTaw363RDdbkdF5gsXHBSiL0jVRWGiaECHZa2Zn7LWqp8yIuBMtWpBwMmyIgbwaKsGLsOtKCQNsVrgkmI1waWvNRguySDdeSO3emsK
        6dHDlY+mkJ6dzgFeKozfwDQbH0V4kAjHtFGEa2kAWAX8hZGFBNzQg0tyA7zSADcaWCrDDeDIGeEGDZiMpJQAv2qwamC3rTUwKk4OpRhLQfQcI5CeY5jpOUYt
        /pdbOQrwAGMbLwr5Qq6Qxw4wwKcQ3bWDXTWN5Rs4+tIAYzOiuVikTUeFMwN6hua9z3wMThBa6zz+gs/BP5WG+suIzkCjOsHBs4wwQjKc+pOrHZya4HkX+sFA
        v3gcWeZL1ENAZ3QAhBuu0h49b2I+TsEg3428KnOZDsM4NDri8U5Hre10uI8nWmLQVRH4bHcYMlGFAZ27gi4BOoLWyuYMULiCt+D4lVyMiGqlGwS75IOyzbBl
        oCXhNhMaGcP0amTmxgZwlGAgOWgsPwmwra0q6RF5B847SXnAmYhjWl8zLZEW8n4QCjEAdrOokR4CSKqOJumWI3M662WSB9/0NusxBRsnB2Rgk4kZUGCRpmPw
        TSeTppPpl44ASQOyBjVW1Mp6OPUhA5d+iesACINFhZGFIZGzJANoOxqtOhgOEjy5m8/ksR/kKBQk6wEuE2EP9bTpweOvrAVzSOHBidQfsC6A7gK7m1istYmN
        3s2rBQUnAdoYCAzbGMiZp21MbgdNxB1gWZeJefK9zIhdyJpICw2hVZuaWZiysovQJjxtal0mVE7r09okKY1vUpk0qUzfpJAejKypIVlwJmszkixtehLTBFZ0
        CBXBwxse30C3gfIgnGFwahfIevCGieSpkzmIxVGFGWDnsHWONo8ibNlje3AemuNr0BzfCw8G1NLrIDldbQ2BNAeHT7QpMmptCP7vNAT6Y6CKU0t4jpkHg1KU
        LFDDYCwlNYslYZT8MFeal+DOlVMrgGcrXLzAqdTH4WvvXNUC+kTNoFEzfKNCyR7mfC2XMfe6LJf/KkG3nfK//FLU5PxdW2hM01Jbmu/U0X6aWtoP8yM8U20/
        i2/7eedIW9BSdwv+dfHUNoxQPYGjs11gJQ6NZY0onQwUpXwDnYIK9GwKclRrwV3KDNXXW6WYAd57WQCy01yPyS4cLRSQOmUGCjwnSDQ+qIcR+dpRIYCWhTst
        EaNq+5B6atmZGUQB1iGi8pvA1Mh0wBQ0VPuuSuNWv3PwvYHHOGZvoE+TyXxgRiUFt+Yd4t6j5p3GUaVBZTfCmqo0qnYO8l0LZXckF/DYwUMeXupzRvR8biVy
        GFwiVGU6E1OmM4EyHaiN1MyAB18YHnW6CNLgkXIEWSozvbpMNAHzYnABzLUXNLEIfosbUNU6kbWdztN2rJn7oL08voP4RJjRwQfQkmXguI92n/qRFlwAvC42
        YCdBWuzeQh6c9+Wqp5m4RDPA7pdWXSx5/u5KGiKnor4jYWhyzQiApMA3wLnDCDpzyZlt0TWZ3iFn3AX1gTBEfsDbEJjXHHZ8sIWji2YdfGVgX+nRBwxGDSa3
        LAELcim8DfKxFafkF0CaNVALe5UcUgKhLq0cdDeKgx8+G34F/BWzZQsJxl8efwX8JeHBGB6M4cEYHgzhvcx6UGrQE2JE7QkH38cM9ghEbrTMEq1B+NIhADl7
        AhF0D28t9CMRuqzW93I4wMfAbTDVbQ++24jvyoOKiwb7ox3PgYP8idgyhslwR6Setlx9IjlpwVtdoFfCdFDKgZpktZeqFfXqH0L6zYy74CGyHic7/471fOLV
        1e5PYGP9b2VigAPuv5W2IUqy1iO1qUdrE+LTTO5VFrjjCfZ5gihySC2E25f0uZkz+IUG8H5/dwd6b7kzlZdgtMOMJiuvlSL0jKeRoZcCOnNZ2FmSZjis1cg1
        BVQsyDUZLZxQtdRyl0hq5IGwEwmOqiUzPUEH7QstGbp26jpPX7PoEo4ME9V9MnUnE5rbVaGWLh2A4xTyNpFK9honeOjkLUHgD1BCkGJIQAMu7EBC+0OgrIr8
        UrYAdKvyFzdbz/Vh5zCmOF6j0QgsKsmGCxAkf96Dwbwap2YvPC6S+hCip9zJw85qyUwQBDg9hoiYqvpg4zEzC5yvaEASBj6LFbLxFvRb4c3yoLtoGnUVJpi1
        RhBiVl6mBzNB7AgmlCFmymqAaLklUDeQZJoo49UiWW6rjarWCLUvIMQzcRboYY2Ecy8XLbyqc4DCMz8xjtzKnLRAErX5gbkamHvLNDj3Uo21GaAJ4Q2ZkN3L
        a4E7gnozcZSJZMFAPi3UoZq74A2SN8ILMo98ofHmlzQDgTQ5T+ZrUQPTYqEW+kZQfYiIjgoRphKBJJ7hFUgqDq5LtJZPYA0DdAAOPTbBAyF6MrVZPkDdLfo9
        JFgoZDgq6fcC6b1KLaxKyE2FFrR6yU2ZFr2KERrWwnKc3BRqCXODmwIt6XO4qdaQPoMbMsmGQPkLdGQCxTdaUKaPEatFwjvItVBDpmtyLdOQ2ZtcKzXW+vRL
        LThbhBsRrJchdQ0hX8xYA6ZVUCaNNZyCrVhmi7RKcAoE0LUGBhJZk23VI/EjwE0YB0cA6Fy29oiRJGJ9GhEmevoLjtXRlR/CFFyp7TsT+uaKEe0l5FPLd6T1
        zVosHPqV4zRZaEXMUCxtJtg2Bow8BMjDCMPRLNjCIhghggeC0ukEl/UCHi4FsCgG9UvCgyB2ADqTVQPJ2ocFchAISVBz2lrKDji94DQS4XpJ8dU0UmjCEvp9
        UwOTacL4LLkTHiJTlAyMYqff4bO7lDL9Dp8N7u8SgMd56NBNw0DpWgzwImzg2Njv1wTgOh7UIlS/w/feXwTgmGGBKs/xDRCkWj7j/WKBZgAEeJVORxgGZadV
        PEjOviPo7xC6CCOC0rdRpW9Jpe8AdRgFqiMsSB1hBs/gQwgpGAManF1gfqvk2QMIhBU8KmyYfYaGpAHmiIbsQe4gJwRJHtoiQQUQBJtsRnfQcJa2HSdSei/j
        ZKr5y4FEooD551+OShInizJL8pucaTnIUz5NAjzOrMs0wKc/1ghirjdij5bCh9g0JBGOwoqAj0poBY8FpJuvArwIzmQakSyECPXxEIDSKOAsoTYgLjJwNQE/
        FvgJg59I+GmItmLw0wx+ouGnTbbnzwx+fjngr5gykRAR7hU7pY9NAF+L5IefRU+1NRAL/MI6CmA/kTy0AuktG+RGgzuYPBgxeJINN2mwu/t6Epu9mroxB/eP
        I7KzHfmTwNOUMLHXRCtKEVgSIuCCs13OUxp3Un2ocAX6DqDPAPoOd0txm0aDMWQseRTHikxuBSuOL0wYJGvfhN2RMSrcZJtFT26etEQ1LZGlxfehi2+/dCCQ
        RhRoRHNtuaGHS4yFMhsIctTQg6yuOQfO7rAZxlkelO41FYPzQ+iKugJ2v5vR17BJphqRiR4jMi0zIjPiOlb0MiJDgCLZCEtZtIu6JIA2rxF2EmD9Cjt/lVEZ
        uDNeFZqBW6lVIYAXwDsKm2cgFoYzHGzBeEd1WIZDm221iGDsYXJUC2MJb2nL/SbA1BIN0JIw4ttyGpvQmbsWBhJVnFANArjoIILVGUH1LNaZOx5Bvbv1wX0O
        0CQF5BhczQ8yI35OELWrINKPFnVPHbc0jCXibiW+J1U6JwAqjegQ4oRzAKB1QQBMmlchFKJVRYB/XPqpOsCoyxlMgsawqTEIu6pWFW2x86rDyJit0uN9QThI
        x8DcwsGS0lGtga3LTaxSbbnvIqw4WI5FWFHYJ+3aku5akIwc5zFeTR5jDa0lLKyWsPBawurRTrGpUgDO/7aQWnHSKY+043o9hAEaXaVu423N6nKcOQSMvOF0
        uHmdMczgB8+x7w7upEA3wj17BgqVxSh0jg57k+5oA820Ix0Vf1pqWdYRPukoq/kGtxE4h9PzxrNExDeFdX5TUOeb6jt1laDqTl3fVN6pqwRQ93zQE8byA4cP
        xfLCXQiWD+7CsDxwF475w10E5gd39TB9uIvE9qFLo1qmp+Zk4WqNqOVFMzJjWSNrFtEaUrOqEpnxOVzqVcAOexidbjk5gk6yZKLEqZWT69P5myMEgZM0J4fT
        mZPMkzg9eg0Zp6nWIVOl9x0yxyOsNYYOG1k4MNmoYU6Y/ZNT46vfew1oQR3QQl0D2mf4ItNm2XoGq3+FfIqv8iCBfuj+xFFmyiCMzScFpwkyRU5qzqDpqBkj
        TBH5BCxUGS8THL8BD4PjMbK+6sKfE1gyVXrfZCBbd2FoDNg7qCLTPnZjQXOZx46tbiazr9xtDzz4y5bAoTtze+Eqdub2tIRErcBOsEyeOlU1zLDq4HQxkCwX
        mlEZJpmscpCLEC5EZRoAO6pqlmHTIy/So0wNv8mU+4CkCVW3BRMWTJMWcuVgtYPqZiJgxcAhE+H+H2MipMEqSaeRmEzIrJkU9YJKYpHfCqNbGIUNMLaIlNAS
        udIE/aoHh/FqHDRerKXYsL1BOhW6zg4LZVhwm2B9AIPBxBYIhZK1AV15S9YouhwwWRvS5YBkbUSXDJK1MV0ySNYmpAzJmX9rC4+zbKDrtGSrTNd5ViuautfS
        kDW3Ct1fy1YbXe1ZmxJRLOLu73zN3FlsuSkMcTO5sQFLgxsrDCC4gRVENej3NJQb1VIAurvTuNY3cpO6PqCTcVUAbuzXrzPZBrUnG/XXyVZCsvUotxaQW1fw
        nnW1D62V8bUtuOkUUPuLwlpeIKkX1PVFVh15D5fpzgOsCyvM7AELZQZGwWegZ1P4rQzIsLzL//8MonYGAfhbXiyCth1agAFX0FsW8+yEuvZ+qxTrog2xLtqo
        60WhWBdt1PVFtVBH5lVwghkOY5YQB+xfVInAvwQASqE1JBQBN2gsR6vKYVDtldRhciQtXV211dVV27peFOrqqm1dX1Rr66otbCVV6VgNtdBr74JBX62RUzzh
        PqkDujlMxMNxbOm8MEvpPZIOu8/yOvugY5SG2/3C7Szc4hcOBo+VgWgq6agWM2Sdx48zCmA4qVMrvGoZqhXg9itNlo0ZMhMqSC0D/mr58P/wwMZ28hrWGNIk
        g4Wz1s5HVyw8tRtsy1U2tMIugqcHesMLTsJjYMoDyLtGGXKoHEaTs3SA7043AWNRMRuUUHi2zmeyHx6vcxTPGp8CwBIVz68FFc9ay/YUPAIx+ziQUofa9Waf
        wsPaHg65tbATRJb4NtiOIIlWU8EdTPa52aiOQoremSvQwoF5hs0kG/ugsaYWBgqeg1syEJUB/eDIGlIAIyhIYMlNstCfFhUqAIwCszK05cDPDoLbcWA9jjph
        5DMBlS5MD+J27T4OTpMxHnmq5DKj4XyR/PRBECCOrJtlQwyXYmuehpi8g+RmcvMR2WDASGJd09gkKHCALA1E4+uAOBKGZAtnPA7k0SIpj3p8TzcsKlrDqNKq
        sIHgw0cq1YpCviFXB3tBVez4nQrhdtg7lTWgn0yX996w33CKWDs35Os4oq/weuEvJ2jrkhO0dckJ2jrEgVrCCV+0sV3dOt5SiQF5F2BWAZ+zSnitBF/ScFMB
        7iHgpgxANjl6oGmkJ6nwVEBxnKFkIFjYdCD7aVHONOM1BezBwXIHTDfcb2U4K0c50ojuF/SeV6BqwOGdRV0c69WFtFFdJRvUFXWgulw2q0trOKTwMucFfVs4
        svCypi2hznzg9MYWAhfeFur1MszpBIsNt08NCAuSQ51O2pxZVFunBEwPguQwp42H6Bo4ES9xyjyLNRx14rygvD0Y0h6XH17wKKOiwEq4SihJJD/QlqiFulzk
        xf8F0AbYUtQw0IbTtwC0gYxghyXbEeSH2qDxoDbwVIlJ60FtoHuMA1GtEHcUbUSwJOxLi3gMTFFLg695deuAx7EJxAJXLfrsoY6smCW7O1HUVNX2B00LPEWm
        6dt0uJMpawEFgkyQ2kxU6tRm4C3oDWlgf9kvx0yWY6YnR6aphTb3/7l8dSI8RAPCA9eWOycQVisM0pAHxz2As83A82T9RMKSANhQmsELQh7ifAgIwa6SQzcw
        ZwdtnxhxapHMsQPFyBK8Z9BtRQC45qYfgDjTuE0zRlF1SK07oETWpIMKiMdVdX4aaB7opCUagc/FIlDJpdb1Ti26GncD7t+n9+r17kAG5P4/SeLuHBUC/n9c
        EPv/tCDw/19mtgfztxPD6Cl/P++axy1qnsP/biJ9CHNhhyy8+5CFppFFXnm5SivxwX/jvVTSvV6losdM6WWB1+TT8U392lkJ3VtFYDyi5xANHSISkkRxhHp+
        IxyiL4oChOuAnwwBVOvArSmXbkY9FgCuhVWoLBJ2I6LXOFnsC8qY6B9UcAgDNdSfD/AzB4caziwDOHOCLEkmA7PNRjj68c0CXINDSmgZofVKf5IZZH++H8o0
        fBBzkYEDmHJJ1PHjc8CxBQ52EH5ZnEKBF3JluvmfhVhsABfH42k+YoSpu/5ZLNJwG6LX4Gm+T4ThLEKKO0KKb4QUFiHZHSHZN0Iyi2B3R7D7RrCzCLI7guwb
        QWYRLO4IFt8IFhaBc0fgfCNwUokg6nIBa5CWhaZHooCrQcwRv4cA0FiS6YGmDPbZpqgMm4TbmHqcmEk00rYCPSti3isCloJb4yhoZZInSZNIn+SGqfWABi0p
        T03DZy3FAoQ2hUiGWiMZ3HCA0HsQz1JrPDzuvuzJnPaK7P35cJlFklizoLq+hjUihVRjiIGsUWWePnCel9XeL1nrnuF5Ac61KzSqhi+ch4seRaVC1Bz10fBl
        7n3d+lkC+IMCPQcSHdBtRFC9EtlJupfqFSkCVT6jNdBY4MCfYQbNcCtHeF7PqPGa9YoVDQ00lpn+EegBPgnxlL8CD/BNsPrQkCUHT2+1eBuOaxJYvIBo7rjP
        Y2ggU4imRufSDxpBky/mepyGiuzs3+B19q9nZ/+6/3jyj2tg6uzGDKKK4NDlZMCaRNMf1AEcjS0TMRIu0vA5m34k4AIjjvoogo9wdUWKb6elJ1UCmQU82qCC
        S1vOCEOEuuHUybzlvqCe/v+zTDSQMIfLzc5cIvXGRO4SUA4mXcHZqYzMydQkiLOoxUBHpe6MxX+asUgzJu1cdxaiTxbCP81CoFnUmrTgkzT/T5PmadI+SfI0
        yQJRdQcpvSRw/8sC9h8gYOty/rF8LZN1tK+Mrcux8WgLUYuIzTli6Q4AqLXCYzLYJdSQrymgmmWmWIswm4+LDdag6IIKp3hRHSDaB830SMxi5fw6Q/DuDA3u
        DUBnaOjogpkdOgNMImhnaFhncO7O4PqAko+RDnSmD08mC161P6C+qe4TsaT28xpRzQqU1eHBTmSBu6RBqIYV6r3D1SLBwhSO5sDGU8I5UourRzAeDUCWQjir
        nS5wsDUNrETAe1iFmeoZKnkmZyDjVptNQzfpBMsMEcHUUKCy6XDGE9DQwKaDkgLvoF0mgDKwgZEozCosHJSimlFTMgolnUXqzxyWoVYL9C0tgP4/F4AQpIZp
        hfBoVarB9jKScthMLEcjnF6xMsqaTNkEhOJbPDBJi2VHXVg8UfVBjOpysXQWMJCnWKY4h1rRWAvJj2pE3yEsuocwkhyoogDViG6qobukrCBM3VoK81bygX+W
        e4K0BGZVt80Ps/pB9SEOB6ONSLEaWEq6LX/ITJkMNjoauHhb/KidRF9z+LoOex9PVGoalJxZ09onnE5uHFNuZseJPxhFbR6gKNNZzgKbUUD9HoQLxCEvsYlF
        PVef6/vAfeuvsBCs5ahOBMV70hklNnDqYkSMTwjSwDUMXR0Y7ga8m1exJidx7ZYmmzr8cvWXjC242mD4OVtP97z+bK+zT24FEQXCGYKOi8HSuNRwtWwMJAbC
        cZcHc6Apt+7ab709a/cjv6Jlf8CSY7cuHbto7WYctya0d8jZrmpKKlyPioGjhquAPSoKDgtXfwlRUfIPRF4hFnmBuaD/SznDa4sFEFUCAW068O4wUYYTWdjS
        CnQk0JBoDEFWUiv8i2bLamuQkAcN6gUAo/UGgNHholsFgNEX2zQ+ADBBvbJpsQArHBBgAsGTjEYOhBVXEDxF0glKU4w47D7ALqIcBMAuQX4gLSAgAxYQ4r0E
        eeO94BupFp9FAWAF7rGNt2mdNtGNBKNDkgS/az7pmEmX1kwJvLGZqGozimpofq4rBvYKlvNasJwXETIeJFhGldT13H9EiNE5sSTgmaOmTybIhr3Hkvm/R6c3
        BiiRhv77J0gyIkDMqyPT4zYJkGoM7Ib6/QCgZQtqy4IsTwTiQOSI4JKC0JMB6UmCEVfbkoMep9MaetVAvdqopnCyz0LNyM52rwDIPB7De5ZpMlfbHm+MOJwi
        NDt5dDlkBWBsEBphW5QEVwDyPOkW9MoLKLkCeAAucTrVoypVKRy2xFFFgQ09cBlFVRUYKjt9yvI+M5dlC5WxjplEQy6fb8ijozWAjlZVykEvRpbt6C0KChgI
        9xaEM7cFw30I3TMLhfsw2WzZz5MpPBAu4PsnmNyQ3EPhYqOL4gD0oxZIH2XyCE5HwugjoCUAxLaFPoKiPGxDm/AKwkIACjgCXqkmCMNxB21mlSGpVx8+qF4Z
        3cFHYLTv5m7q1Yepqlc3UwPIDFSah09Vhqleffi0eqUfaTw8V71ibJXVq1dPRphDc0FYEfNo4yT1it8sfuGztKkzV5WrVz++61VrLwuzah4MsmWeIrdr/0Fj
        aXHVbQPbq3/aWHqydACzCvj0bzcWZvQPGwtz+L/aWEhZFJRend/c85xn8tvlM71iN6uzpHu29Eyhrf0nabWb1RnXPfPCN+pE7zXh0xzUSdtn8lZlBbfM4JtD
        9vUfbiyI+raLesVvHnfM6P32tRHl6rWWtqF6bHQthWTztxsDu/EfNgZ2499uDMzhHzYG5vA/agzJSs+x6PaduttkcvNjZGI41UjLNSJAGegQBZqjSxTgVzUn
        HGaih84OIUKNCSeYKf3TWuB+JnQMQBXy6qxD49i94mRBnFCSu51uX/FEnKJYXDyAR1I8Lh781CPkHnoQhjtYzhLpDMtkC0NbJNzTCVdvk20W9Xa4LRhuQ9Cq
        yPKqCH5Xogmv0YCPPwnhuQl3B1QI+LHATzD8hKBtEvsgkqz/NCBvmVUre7AgQ99z7jgGMqFooHRB4I4GN2BF1PWyyyIDTzcUgR8dmECLYDOafF9S5PTCT6rl
        sMb4V4c1xhqHNWjGIHXmUkjeQeCuRgR3NRZyQRxJkbrkF8ElP3giNoHzDw0Ra/H8WnQc5NiyqwqdwIzh+VzfM5LqfPV6d2AtYd/wZF5sBA0PFiawVZvv4LTs
        ZKQR7+1R3Ov+EUm6LQjGPNg6B2fHAOGDrknQ+RfC/NjcR6DdwCcSB75L3QfrW8HcCv0Wieh1qZi6LzR6HaBSz8XaYpuG+giOBndtROJeik6NQNhE/wn4qQgC
        p2EpglKB/0CBglaCmyYtpg6wk0IpEUbBzTbIVSiaglgJRwngjA0AzWEtBfgwtXuAA9fBEvMAB1e0uwOHTEBUOvDnhOfOQgk9ktbCmbEGhGMddbQnOClqsBG8
        OmERSckAJQsxrwRsESKSWeaDcAXQSAiThO6RqZc2EgFe2njplChocjV5sNuZorpOgV1xsu7jEPWRiHOepsTe0JWS1SAKNiKerOCmKhBWTd6BAh4RSmzgw4Gv
        vTEEtMyhjYE/Qm0pYd+JtDW0fs4JteicEDKBUqGhmx6eQI6C8tWSGo9CFmzal9i0dwHfWYQBSSHo4RQDd5H95HjcAEOpE5pZy3Jkccl7L+bpdgF7GdzDRGaA
        z06U6knJwlBYRQ4A+KIen71XeFQcwd1BqKzqPDWIalbYmZlass3rTA4US3LRvlWsyZnvXuXJ6kmSnuZF3x6GbuS9BpWAg8ozpEgJCP0U03LAuPA4zxsFpYkR
        +3qOoaWRvJALWw6eDOjBCnBsNndA1dlkTRY4ydT8DH0FkuqrBgV2K7XRSoY1K52ukDPhOcmPGlGbK+bBoXlPf31jr3WLrmZnw2AEn5j62ukPIfcY/cEVbU7J
        EDWoLjSp40wE7tYzT42B4BpQ9NLyENH5Goxrutyx8X8vQwP8mFBwrzUuIoezuEbKLtjKFldyRvqEFz0V/nU+Lpb1tPg8ltxJx1qxjS9GIrSxOlvxNedE92Mw
        UGX0SBbgJPcB4LsUqoWgTrLgpNSJF+CGaH2HF3BZB00g4BcCLKWKESAVLfnoBz40pX4LfucwJZGmJDKf5X/1DctP5usyhHpMFup8lW0LiqKO20BBBO45aa8o
        CMgHca+VA+e3ImRukjlEUy+myIUqUqMAzjP5pYDbh35wReoJ24luxlVvt0IJ2swB80ZoOyO6V9WoBFJnpyPUOOt0HesimB6Q+tDdn45NDzr39CDC9KCh04PW
        adPQftJSt324UaNWjEwkHPX5R6JyTjy9xapqi5GZwzxImwGqIXhQgaqTS2xoRon+Ann3OKzuVgIUpQoE3dSrzP33tRRZ3TS4w+CurwaqyjOEaU+peEaVpHrF
        TukcGffIJ2pVXbNyCP2DewdiEd030BTRPQNtEdpkungPIgqZbVKjPI+ELr0fCWmnRtlEbww80RcDT5PnZtRwFMsBEJ6OAuHpYDufQ8RIneO+Hn/6Rnm7PKR4
        ZKQxVDVfPGSiG0xwAvwU6pcSmasu2QragJUmX73WKrt9z5McGsFWEJPdov6pOy2m0Pz/oTstT45/w53WXxVP3WB/AGrMwVEeB2chTA0LL73NzN2HBk8awE2k
        NFrVsHN/YhPq+AgsLzNtCFxCOnAgnkjSmPQggT5kU2AT/AS+CuZoucC/ST2IJU6kxnOCI28i+H+SpDA464GPc/HAkQaGgyc/Na4B4i4iQkAoePpxRzVgWBjE
        hD1hTW9EY8TPSUTZO9DnY3GAO0wPJyYlohSEBY6Gw0B8HsOL06FS3eV5cE4DF8108gifB82Ckare8tMR4QW40fQ8G3yQB+3jiZxng8/z4imzZoGQ5JzZ8YRp
        D+OFPODPnJdMkBblZlj2HmmEo/N/6j7zLBcUJ3IwwYOnNCpqi8xtUUdNQUH+rNkusmqRpB08VESgZMkzp3vgew4dR9LnIDze5WGMcN05Wk4S1YDxZ3fnHllP
        I8GjFc40K7gacdEhRHLG+nnd6ZmXLGSun4NRe0fJGkxkNk3FE3+9TTuPpiCSePCFTZwD4um82cDy56gfSR/yvBYV9/AQemp/M+cgy2c4KM58NpNcgh+MIlQr
        5Ng4R+F9C+qVRwvkzsYh7K0DD5czc8gvxOSSwYg4H1WwZaEzV1gQDGfQORAtx6Zl4zDHSsY49VgIKlmkjOixCICISAOCjShAR/MAsQone5gleweSoBSDqpHY
        7CS1yW0hGygijyWDiAhqRO4lqSnGBe3LAs0AUEWjJ+sPRlmKRVCfBO19JNTXRXollDuVnlZ7hq3oP2w9nI/F0KCCGIxPUFzz0kJjoxh5VJ2jmKmZS3OZUm4+
        FBF0BXSgK6CF8YhIX1ofTQEdaApo6e5W3yjJiv7awM0UPZZl4TYtng+TyWUsnAuDngA4LqV6Anpwb2SQmIIAumwDPRcvPVxWTfCvJ6IarrY/GJnIWm8Gr4Pk
        mZWAmIE6KWIGbtSo7N2jg8urSge6/vgdpMuYO0DiUqVZlpdIPVzq8E5H+bXom1smzS3Tk5uHtQv/qWBMd09g+gqgvS/rgaPu43m+Vu1o418rbxj/WnkDnMsa
        qfIGrkINObDBpPVT3TDWUN3QeKtuEAGS4mLpgkVqkewO0QfDNk4N7QvpTvpAGN8WKThVzkyfJk9JnSRnZadPmpQ+knM4SfgSoYucmpaWnpWTPrKznCqPGjN+
        TE66PP65cSPSs+XUERMmp8t2ejL5i+FEyqbYxNu3G+/VT7/35kcXFj63YNCbm0tHzLmx7LWcxU+lLV10aGt04SuRVy/Y+l1cMj6uuXVvhw/7tO2SPvi9ssyl
        7S+Yevzx7KmBU3ZlzBqx/8Lbaz/uOnyHMmXCJ3tXrV/4/sR3N4xr0I/flbvz51VnWsx/9PayFdGH9gWuOFdwdbFr8dcH5jjzMlKeDHSu39SO+yrh+5YRJZvP
        Vx2qHN5t2/Xjz5iHjFpXGj0v/eLHAxdvv7fp98b33uix8pHPMoNSvn7oqwWbzmxavuXEqmYjPurz7ZKmyspfE1e2/C1/za+fVR49KJ358dDrk8YUNWv2Xte8
        zXEx5u13/9yfOjt4yr51nGP7TIv0DT/i/V3np67nOEd+zL+z3vrmzR6B2vmtNnzVv1WPZ1Y277Jm/Z5XE9J/Knv80zYXXrvw+5BfgnZxp6Yv/vBO8I4lvbZu
        bjUl8sdpxacf/dg4fEBs5pLcx9+LOJsfU1zv03bnX/7XuN+DA/Zv/fXRf7l+2Ph6XMS3Md3eHPfzA/vjdf1Wf3Y5fmuDIw3GvRvUc8Xqhx6a/HnkwNXHes5p
        239m+bur+x18cMuOx7acTTP1qWrz4/ti8mmr64qi/dcDjzyT0rPLgTfnFd6rWHr7t5h1vdbs6zRY++o7P5/Y3vPa7Gev329piXiP0OWpXTs5x+rZFokv4Bwb
        4erkHLvhuodzfAvX25zjLLkKye9wjhtwk7KDc8x5kdw0u8Y53iQ3YsFbSzjHSriTy7dyjk/gLjrzIufYBXd/CG9yjiPkTpO8scdmznEabi0rj5zjHNfgtvUv
        s1/jHLPmWCRtwTX57CecYxHcO2PXPnOKc5TCvca1N2oB5/gI7nc9UF7yb9Ij5F6XPLlzpvQT5zgED+de0jTd/TLnOAkPrKscl8mDvuD5iI0tvj3GOWbMJU+F
        749vP3XOXM7xGjx9/LhJqTd6LecoJk8rDMW/79sftf2w+/h6dlhy6sNPzFaf96ysX/jZygkr1efOQfK1lgu/2q9iV8w2vnFraqIygz2nnJE+i/tWv7CYPa/4
        aeCzmq/3XtnLnge8ZZvRKzlvwp9s5VH97idZMWvW73qX+bAfqz31UFxI/fhd9Ln97i+iqnY8dmL2DZpbftJTwWM7vyWFLqUaCMv7fxSu35u7f3EFPh+Z01j+
        vu/nDbZvqUYn+D3DQq/NM3+SUjT5Lazb4O8iYs+nnFyhhJUjesG6A8PuNj/TYMGg+ufh+cyXxU9ujT9Quengpdcht2Vd+11erxW1Lb9YtxG2l7VfvzOu/u4e
        X5RtfOsM7G805WaenvDUb7n7209fSHJ7uU1ByY+vXD3dYKZr2EekbuvjZenoePuy4hHtOlVxXMd9tmstevX6SVj5blfrq/5jiksOfmbyjwFJD+Ueebh39dXj
        3J6MO2NM81YGfd3saszkY/O453s9rzH/tuBf3MVLny4KXFdw7JslvQpXZI8u+HXdioRDR1P6zMmPOb6qj6N64vlRaaUvNvvu2Wc+LSwsenjswFXJSQGrxx1w
        3Dz18bX76fqTB1L6H6i0x7bv0LFTXHxCYuqItJHpo+x2e6y9vb2DvaO9kz3OHm9PsCfG2mNjY9vHdojtGNspNi42PjYhNrG9vX1s+/btO7Tv2L5T+7j28e0T
        2id2sHeI7dC+Q4cOHTt06hDXIb5DQofEjvaOsR3bd+zQsWPHTh3jOsZ3TOiY2MneKbZT+04dOnXs1KlTXKf4TgmdEuPscbFx7eM6xHWM6xQXFxcflxCXGG+P
        j41vH98hvmN8p/i4+Pj4hPjEBHtCbEL7hA4JHRM6JcQlxCckJCQmkiImkuwTSdKJ5LNEEuTPxSeMkrmsCZPG5IyZMP6BaZ7bqRzh7tmTRk+YkCOPHTNuTA43
        KWfMqFHjyfTAjRszduyYSelpE8aPnMT5JchNTh87IW1MzrS2k8Y8O56TJ0EOk9JzcsaOGf8sl5ojT2AzB5eVnj3AkxCXM5pMPaMnjB3JZWVPyEhPI3MON3bC
        hMy2qaPTU0dyUBhSLrk9pDE2PXVSjhzLxaa3bZ9gl3MmyLHp5MbziqSWLo/KTk2DurAnKAAJmzCOyA7tJslTJjw3dqTMec9wiO8gQ+ScMePSoeBwPyl1XNbY
        dHlE+qgJ2ekcq2zq+JGyOzc756hcaJFCvN+xydFRTV60dCeZN3LMpJzU8WnpefL2jfLI57JTsYDt5ElZ6TjrFlqkCHeLqpFl6Aoy1VeQt2FYpKxsUpmWk+SR
        pGzQro4q/JBm2lkekyOPe44UDNs9nUzyr1mkx1NltWtoK0wZPSZtNEsKy+xur2fHkGTcpRg3AQI5rq7531FFUo/AKk54jqQIYkQaFHvsWKhSwesW6TF30qT3
        3aUYM0kemDoQGRN2ECkHSXYcSXWSPCI1LVMeRRqXhOSMTh0vd7LLWRPGjM8hIgoJYjTjqCKJd/f6mCQ5llAo/aRjgvrJqNRsrOGksROmqAl2sNtJHdWEyhZZ
        pEd9E/LOHSLXzN43vpscfPIlC6Q3SPOQx/RnWW9PypmQlZWO9EMyJm9D5NGkzcZPkCdNGPscRCGk6KgkL8JsHvKE6COmkeYnNEVehcvpY9PHpZNcfCjYUfim
        RUoeRyi1MxIvGV45cjoZp3J6avbYaW5M9ilkpLl7EskhFoeRHf9Iw5JkmqaqEcYTJjCCdNsUTHPCeHU0tIEM37JIsaQhs0gzYUKjxmSTPEliY6ExSPPlYOv4
        sQlHJfmuOyRFEiKFI4STNTY1jSTpNb7ZaPMK882fEDoZM4tJQjTVSUBfOdmp4yeRt+MmtVGHcOYY0vnsHovHuas2Zrw81N5Gjh1GmpUkZPOncnf5vQa7c4lF
        srjZIRm941IJV3RUkOBO0WxIktDo9nJrfNWq1fYPVfmA5EXK6M+4HAVFFulftXULRmLfQvFJTdKnQl1Ic0OXjiERx6ZOIy1KupWOSCR12l2xpCdJyhYvSiVc
        NocUtmApG7Q1h100qSF526HGW9KoU1KzR5II+Dee5A8tNIGyyZzUbNIbVeTLYN836TDACt5mvMt3gGFm5FUjmCjGy14RKH8ekU6HyX4Sp4FHncVPCzWZNH4x
        kQRv3SMraVKG9zz3ZR9YJPOerhoO3e3iTrJjj3cYAI4bOPDGJ9lw05/8qXDnTUDAY/E49vFHGyzSdbE6vclapd2R8d1m/FjVFWBXVkV8puxOuOx8+sPArQA4
        admzXTl//7thF+rr4Tl50609SnzpgPcOfNgQnqf+Uf+AYuv+/NFbpvqw9W3XvXFIGVOaszJoVQi+X7rwqFI1PSiSX22D5zUnXzimbH73zKEx4eHwbLAM+155
        Yuynwr7wxvB9wrCYn5TnmsVNvXDscyjPkrmTqpQN+WO+u9fOhu+77P5Z6Tdl75xXz7bGrfZbQaeU2LM3h0y/lgDpRV996LSyYacyKHhjPDwnjHnhjBJ6+jfh
        7SVd4Hn0MudZRTvgZlyPgGh4lk988ovy4vvVk18Y3AHSG11Qfk453mO1dvOaBHjuW/XRr0rHsClLpl8+tgXSH/X2b8qICx3sDX6T8f2s7PPK2cNTQxd0xPyq
        P0y4oBz8tan5eyka3t96/vcLyobfp43eWb8bvK/MLPxdydP91vnxD+pj/a3Wi8rFJcLxPf2x/EMcyy8qcw+3fNL2blN4vjXddEn5YPcjn815LQnSq1w84pLy
        eOmU95b3PgjlKRi8+pKS/mhlzLDzjSG+c/6xS0qio7pNq5e6Qfwq641LSpPujS5lftWlm5vaHB99ZJF+F/1f+n/sn7h/5v6F8y+8f+X8K+/fOP6N59+4NRrf
        r3P8O69G5/p1vj9x+BOPP3H5E18N4vQjXn/i9id+/8FRY/D4DS7/wec/OP0Hr+/gdny0UR3xLha4hX3kYh91Y4m6WKJqpi6WaTdWKBcrlFpoFyt0N1YpF6uU
        WmkXq3Q31igu1ihbWaO5WKNtYY3qYo2qNrqLNbraKS7WKd1Yp7lYp3Vjnepinap2uot1ukoULkYUWxnRuBjRbGVE5WJE1ZURnYsR3VZGlC5GlN0Y0boY0apE
        7WJE3Y0RvYsRfTc2KFxsUKiDxsUGTTc2qFxsUKmDzsUGXVc2KF1sUKqD1sUG7VY24l1sUG9lI95FOv9zi3Rb9H/p/7F/4v6Z+xfOv/D+lfOvvH/j+Deef+PW
        aHy/zvHvvBqd69f5/sThTzz+xOVPfDWI0494/Ynbn/j9B0eNweM3uPwHn//g9B+8PoNbnfHDoKKcY5PLIq3k+2lfW/T98K3RWfEDXrh21JhvOW0ZNGrlsbgh
        lz+4+duQN/I35SwqXBC1d9zckTkzN/d/nT8wpl+b3c/PVawHP+j/wnx5c+GJiPXGhs92fmH/keELnhs5MLDf9EsnI6wtxVEzbt5vfm93n7dnfjNi51d3xm2/
        svej5QO+f+X24tXfLTx4+Om8P27/++KDwzaveOPkC/sdB7o/fqrPhW/vLf3teGNX8L6CcD/R5mwFkZPKuvkJLZxnBntlm0U6ZVnTtV618my/Y491+EhBZrW0
        TbXSyVD/8h9zkR7OhfeoVn459VS7n5dHIT2WPVGttO72bXHM+32x/zOzqhXNznE/jDvRFZ4je82tVvZ+axeujGoEz3u6LatWxKBWDd6J743tP+STaiW+8/nZ
        Gzv0xRnj9X3Vyqzvxc3K6/2xPy+cqlYiOlss85dh/LJRd6oV2/gTP6Ts/xDoo5IPvaxEuc6vSBl6BcWtLa0vK598cPpedgCWr2xp98vKL5e+0tjGdYL09yx5
        8rLyQYPCZl/+uxllxtmXlYaa+q1ywh9C+vvj5ctKxMUp8Vtes8L7c0NLLyt7Pj6zduh0LM+8qs8vK7uzWqfV/3EQMuu5Ry4rBUMLVi99JQ6ZYcrvlxXOvPPM
        nrN9MH4X3RVl2+ZTCzqVRsJz4YNNriiH2w0esfdHHB9ZzydcUR6pWjTth7XYvin7H76iWAcvb5/1WCiOt16ZV5Qv2hypV/9CMjKjE7OvKMMujzUmPIb9c+vd
        ZVeU5w4uu2Hg+yBzy990RZl/5PP7sUNjcLJ48dAVJWb8/f4HXLE4fjZcuKJcczZMvX4SZ3DDPd1VZX3vCWs3zXfgeJ1ovarMjX1screiARC/zJB0VYk9PfL2
        RrkHvB++67GrygNTPvhaHBKF7bV64lVl+HON1n3xHvKbrA9evaqs+fehw0kHsTwJ36++qmy0bujLHcb+rWi746ryByc36/Mu0kvKqp+uKhOeeeTi0+OxPQ29
        bl9V8jW3bfff7of8x1TvmvJU+9nLT2ZjfY9dj72m9NTsHveSqROWxzDwmlL5/c7k/iOwfasdGdeUOZPH9bwbgflvKplzTTl5JTW//g0HzuCtS68pz//7zL7c
        2yhxHDvuuqb0OBW++4OBvZEfffjDNeVSXJdvKn/E/KZ++Mc15bntbd7s1DYO+fvxeteVtYsNge1zkR6HxHS8rux8POikPgbf71nx8HUldnKryYUXuiO/6zPh
        usJ1eu2Jmes7wvtjIfOvK78Vf1OvwtEf+1O/7rqS/2niJ09v6QXP81rsva4saB64qdOX+H3khF+uK8flV8qvv9Ud6/Oz9obyxAT9KxXjkH7Kpje7oYgv3Bqy
        vbUZ8+vd44aye9ZO/peiB3H+SRhxQznQ7aVmwWsxvWODZ9xQ+jRyPfvx0gGMn99gEhzS39SQihvKR/3eMLQuxvZL/vDEDeW3W+PnPfAtjo9bL9y/oURNv5XU
        tz62/7nnmtxUGo9fkXvxlbYoQS5Vbir9Fq2b8kAZjq8h55+5qTxWz5gz6zucH1PGFNxULixsP2j4QQ7pJaz4pjJjzda4gCGDkP5+33ZT6bhoZ8vQAKTPhKsn
        bypH2t3+qb6E88+Qlppbyr7CQdntggZif73U/Jbyyq33o3/e1xHzb9DnlvJGZYMOL+7oiu+/G31L+V3Wj1zcrB/Wf/fLt5Qt9vS3xqzC+Sj5zPu3lJhuPx7X
        DUb6j2x/4JZyarDZsXEd9teSDy7fUnJmfjZi0uOxOF6Ghv2hHLf3anNv4UPY/vHxfyjzxJeXlW9qhfyt55N/KFErBkwp7D4QhYmZL/yh3PrU3vnYMVrfy84/
        lHhr7/ibyRi/4LWdfyhxJ08VzG7SC/NPO/eHsuahmbHt2+N8PnVUwG3lyDdvNI+5hOWvftt+W8m6lpj+1gd0fIqDbyvNQ5483foylt+ybNpt5bsJ03YsffFB
        bP/MZbeVn1ZVaUPsPXH8Ze64rXzV8fUmPXQ6rN/yc7eVAZPOHe28HvszWh94R1nf3fDEqO+xfTaVdLijdL62Ycv0XaHIv7KfuKPc7LKgQ9xR5EfVk/PvKLO7
        Do6/chz5nb1s5R1l2lsz7Htl7P/CxvvuKF3PNX4ppxrn4yHbr9xRNvWWe1Zvwvaperv+n8rqPy42zjzaA9Ibvi75T+VWt8Ln9m6fC/zdfvnZP5WCC8P6n5/Z
        Gcs7buGfSuOl2Y9v34P8okre+KdS/PPjG/NmIX8ZIp34U/lk1o+xVcE4nvq21d9VIqeN/qF/UjL239x2d5VJzcrDT4Weh/miKnLIXcKPD37xvQ2/jzxVcFdJ
        K+sz+4tnkd64s2vvKubhs2Pe+A7LW209fFe51G+oUGpG/mVf/Odd5bHeX10//gPOD5G9W9xTqnfe2HzjEUzv3AMp95Tkz+2TBXsjHD8PP39PeWLFkw1Gdqb0
        sWHFPeXd3Db75jTD/rf3PXBPmTL99dyKV7E9qqNu31N+EhbMG/ZbIvLTmOb3Fbltu3rr56G8NGRyyn2lRV5nsXU25l92N/e+8uSIjWlBDfD7gm2r7yvTTb/O
        NP+aiP27/fB95dD6/vMW5j7kFgYA/soCHz918wDIp6XFga1ATtw7+oNEkNfMq8YkgdxkoFflCxqurKDxFPad4itycNyb37Q4Jz0Q7M5nJgnT8Jyj4JBFmm94
        O/vzoYPvL1RS7g94d4dsK28+ee3ng+8uV9q81jOsx4VO5a2P22fPuLNa0V5+4+at8Yby3+622Tj0+galkXJozoBFSeXvDs4LXH79I6XPrWHR+3c+mRR0WWgR
        eXGjsqRrwEPpd54q36GfsHXZqc+VuU84Wy3MfSZpfLv3l24+6lIiAibPmXz4ofKW8Zo7t3/eprx64HjYE337l48d8cW5i9/sUKKifw3o0mBUUsb2bo1n7N2l
        dA3i26x7NKVcGLq/f+5nu5UvZ9z6uKzPv5JazBn765pVe5UFHT/+hb/xUFLJ8Ncf+bbwK2XdmapDllxrUtzj8omjU75Wpj/RMXz+yLFJPxa0+eO5oQeULRtu
        Jo1fNzppRNqxxbverVTSNwUk9nlgctLUy1Lp9VcOKn9EvZKzIiAtqfelx+X4qYeUGX+OO/z1lKzyfef18VNGHFaOZX/ac2XamHLThu1xK/odUTZ/NDjp9NHn
        yvt9/XDRevtRZWbyvIKRj40oP3nAKM4O+0bhmkwMfzz7+fLLP5121L/xjRL5642z76Xlld/8KK3/8KPfKkubxTw1753JSc2j+iUO+PCYsmZhTqk0LjcpMnNA
        r6OvfqdMMd2dt/fstKS7TfftuDjyuHJ/Y0rUhQHZ5WOfWtXotc7fK8kpX/577s/PJ1XvHbj3Y/MPSseHFmXt35ZX/nBomx7/+ukHZf3lyJ632zxfPujzVO2z
        7/+onExvZ8uPeT6p45MR+een/KR06uja1vVMVlJk2KPSj8knlKatE354PTGjPGDFtknviFXKoqN7H9zb/pXySvv3b0xPr1LOPpj2zINDXyg/3mPo0LAvqpRB
        yZ+E3s55ImntoTtvD2v+s9LpYsXPH2x5pDw0b+u8J2f9rPA7uAsNR7ya9PG9n9ZJVT8rC0c9H30i+onyjGX7Tk7sclIZaEtY3rD72KTYBfYnFrx5Uplb8UXZ
        pGVZ5V9+pZs94uJJZf6B6uVPD3s16fP4/Q2re51ShODd8cHCjKQGEUcaJr5zSuntOhbbwz6z/NpbyzYpl08p1T1bPPjKgelJjw2dNlTX67SyZ5pSr3JyfvnP
        y1qULlx8Whmy4srcpY7sJM2FT4f+dO60MnbaR1u7ls5OaqJ7Kfd6whkl4JHj63I+n1H+ebtJTY7NPaOkrN11bO+Z58oj364396WjZ5Qvf9nVf4EwPGlB7rBg
        s+2ssu1cYKcXN44on1vVNHHUuLPK5s/PnZ/w2+Tyoq7S60s2nlUCd81LTSh4ubxj76m7VnO/KDd+eq/5gB1Ty4MWbF64uO8vSvHsIfVWfdgn6enYYVsyF/6i
        JMcXvOTUzU5a5FweHX30F2Vt53aNZw5/MWnAy+EbK+ufUyI+O9xqxM3c8l3bxz4+Ztg5ZcemPfnjPx2VdOvy4/evLz+nRD0f8fTSoS+WP13xztrnfz6npLbT
        rJu5bXp5ZNuej96x/qronwrr0GLVjCS/fdYlxy1Sr1Xtkqq+dX2pjLhb//KwP75TusWcGvjLhD3K0eJTby/f/IvSY07Xif8+u01pNSJvQcQzF5XHx81cfuP1
        MsV/sUPSWh5Z5Q4uQLdEbLFTeEPhCldn2e8fdSWmWJb3WPbAFgzPIuGV18parzjqGrP5ZtsNaT8l0ZN5CF+/o6TvUdfNhoa06fWa0vgdSXjy5NNNbh1xza8e
        1OPGny27YngYCbfknV/+9hHXt8PXDWn4flca/xoRBC1t8ou6HXFpGuxMzlYa0vBjJHz4peE7Lxx2Bdm3tZwj6Gg65SQ85Vr9OUsPu64/OmnRwxcjafx3SHhV
        9GVt0mHXCw0CE3Sf2Wj8AhIu/7z55LlDrmMxG4sa57ag4SNJeHWTW4+8echl2Dkxwj6/I02nL5Tn7iuDHYdc6/+Mbn8/yE7D25DwsujBv1446NpU+rExd2Ak
        TccC6R9pa15y0LW0YdzznXNjWL2uKRy39Lyr+0HXspc/eTF1fyyrFwkvSH+G+73SJa55Mvq5H1g5y0m45YnBX79V6Yo1DZbnFyk0vpOEV378RvPkSld+22vL
        NsVVo64BNw/SP9tBOH/Atfvc0fbjY9vR+GNJ+PABi253OeDqUpi7qPXytjT8URLubLqs48r9rk/2TXpoUVQCDU8g4XJ2wNhrX7sSCzeWzXy6Mw2XSXjFoEzr
        U1+7okZ/+flrm620nAZIP6JC3rHP9UZ8+lLR2IzGr75K0nl18OhW+1zJL5/6adLdNjT+ERKe/EBJi+e+chU+OvUBl7kNjV9OwgtmNjn+3ZeulGpxz8aZCTT+
        Cghf1L+y65euJ9uMjyt+oRWN/yqEL3lMX7zXtaSyTbNV/VrQ8BwSzkVmvCDudX23Z9vjv5kZHT4F4bvX2NP3uE6VDvyq7JVE1r8kvML+zYaq3a6OloWN8paF
        0nA7lDP5+q3k3a7il/misZ/aaXkiSbjzZuU05xeu62Hze94q7UTjcxAO42WX68r5LpEThrDyk4UkJxs/ajN1l6t7z2kPp63owNqBhFcteTzz6E7X4PS14QVa
        1v4VJLzgq7ExA3a6kqZ2St0WEEHjryHhzti259fscHVLGfbCxg1RNP4bEP7vbmOa7HDdeav0TItnW9P4eSQ8eR1XOm27y/Bw04/aX+tG448m4RVtA7+7uM21
        cOTirLTweoweIH7InSlp21zdJjtcDRobaXgylKcyb/q3Fa6Z104+8PWHSTQ8GuK7un/+QIVrWGDVU7fXhLNxDeElpd93d7nMY0+03xjC6suRcC5mvL7lVlcS
        WV+26cjKeeEyif9QzE3jFleHgZ24ir4yGxckvCAscs35z12PNznx6dS3WXvuhPg9Rkfs2+x66PZG56zVLJ0yCJd7d1/3mSs1a2qLvquiafg7l4FuDzV/aZNL
        t+lOT+3RWBr+KqQ/coLVudF1P3J28UMhrH2mQvzx2WW5n7pCnrg0pn/2JTq+RkL60ulLgz9xNV0w59XFHzM+kALhq7b+8MDHrq+X5v12sYL1SzKkE/XWt46P
        XJbJs4per2TjvQ2EP9dlaOSHLk3Tq7deiu3G6ArSGfz2rN/LXB+v6zvuGp/IxheU8+3gX29vcD26a0T3eJHR87VqEn7qlT7O9S7tvRv/3v2IjYafhlO9Xn/G
        lK9zbXjB8dqcg4x+KiF8b+Csp9a6Nt3btXhmGBuPFRDe4caQnNUu44Y5Z36YwdqnDONvGPrySlfi+qw3J8XEsPbEU8PdfZuWupaf/nfh92+xcfcqlOeJqU07
        FbveXtlk444GDRkdQnzzqW4vL3NxiWe63l7L+MZYCD/XOHvVUtcb15586vyR1jSdIRD+2cNP7nzTdWzuOOunXRh/7gvhy8/f/PY116rdf87qXD+MhidAeE6b
        iQdecU1cvGVxVXM2X0RDeIthrX6Z5QorbnV/m5GlEwnhx84HX5zi0nc+tP3wg3oa3wDhZWuFW8+4zu9KbTSqnNFt1SUSPuQJrSFLyf0i9qsNo1j5nRA+r7Rv
        s3lK1exdIT0Hd6ThwyF8SfO17d9Q7sXPeT1xhpGGR0P4xiHbn3pbOefasCn4LJsvzl0k4eUjntxfrBT9MX/+7nc6s/aHcM1DT01cqURP3nli/jzGH7IgPOeT
        ucVrFfN3Owc+sJ3RYQKE60b+/sh65ZvPW7UetqcD40skPHnZJ0teLFPaFBqzfjwTQcP3/E7o8NiOuPQPldKhecb3+0s030II/158uu/HysaMQ+d6r1do+BAS
        XvDtL1HtPlUGJn0z/c1pVtbOEL59btzhjYru2axur+5h7VZ9geQ7oO2Ois+U0XNmLavYyOaRCghfP39PxufK7ubC9RNRXWj8eSScez198DNblDGPRu5LPMn4
        7RASXvDd11lBLqVxm5Zjm5xqz9oT0+/UKbVC+TWwY3RvexwNv3We8MMd2hZJ2xRj+qDv7l5n88seEl5Q8N3CyO0Kvzslv3HnLjR8yXlo/6+m3NiumK8Nt9pj
        OtF0RpPwisyQU0d3KP3HGl9sdyeU0RsJl+/d++bTncoj08Zfv2BjfM9Awoc3uj+kaJei/XLMYm0jVt9jv5Hwqe+Of+EL5bButX1eY8YHykh41SD9Z0m7lVVa
        zrx2FJN/Cki48+H0bU33KLMapy393tyYtQMJl98/P+/MHiU5uO26p15g7RZNwrn9Xy8+sFc5FbbT0m5OV8ZvIf2Xk35f9KUyxvpYSo/saFaeX0n6oSUTn/hK
        OfHae7MCP2F8puxXmDfXRcv7lC+ef+pM4ANsnp1HwuX88Hrn9inhbxpL1lWx8CEkvOrG8WXffa2cf2z3mC8eUOmQhBdsfLo0d7/yYNy0phefNtNwC6Q/MLR/
        nwPK07knLj/4AWv/c+dIeX7MaGiqVCKXvTJ6/teM/1ScA7lleMLESiUi5rWB7Scz/ryEhJd1m3HnWKXS6fa/5u45x9oni4RnxV161nFQuf7egJn6AMZXU0h4
        xdtdxr15UAl772Dnm4eY/BlNwpMP/BJ0/6CyrVp5eOi7LL6BhKcMfNDy6CHlypRLFc83Yu1c9QuRh3/Iq956SLmmSel3+x0271SQ8OGHf74cdljZlGQ9/PxJ
        1s5LSHjKY9ERMw4rMVnORacnMv42lYRnvfFJk2OHlRXx77bOa8P49hASLt9Qlrc7ojza4YWgnjrWLwkkvODNwMVzjyjPXHmq96ZtrH8tJNy5+Xz8jSPKZ81i
        vxqyjcmH1WdJv+RG9Rh0VHnE+FrFoy81YPwfwrd+/+Wao8qtCzdNb+++See1MhJeWP1ypfCNkq6cmPza1sZd/ZYJhVdrqoB8QMKCqv0XFF+QUAFOSY6Qm116
        2Uv9gy5fYHnBC2pYQ6ge6ov8nzbuY6WBMArD8KjZuckdiB1jbxGjYkPF3rBrRFFs2Ejs2DGiN+DGjTck3oAX4U5w4zn4DnwLFx8n/0NmAllkTob/zN/IcDhA
        HT6vyse5w/f6jZKI7C3J/+fcfh4vBfyFKaQWUYupJdRSKvtxgjJqzNvORCQol3WM1xViafv8StZVlmpvG/Fa8TpLPd4g3miJ403i/p004wnxFksr3ibud6za
        8Q5xH/zswrvFfQirB+8V7/PLLN4vPmAZxIfEhy0j+Kj4mGUcnxCf9DYTnxKftszgs+Jzlnl8QXzRsoQnxZf98ouviK/6gBq+Jr7ug/X4hvimZQvfFt/xtoX1
        LnWPuk894LhDOc73lqXwtPiR5Rg/ET+1nOHn4hfeTuGX4leWa/xG3DfN3+H34r75/sFbNvOM+KP/3LN+oj4Hna8/0dzo+3dO6jP7o+Yrc/uWlxV/+QWyJ0Fc
        8l4EAA==
        """#
}
