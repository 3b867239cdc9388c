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
        .hint, .keys, .note, dt { color: var(--muted) }
        .hint, .keys, .note { font-size: 13px }
        .note:empty { display: none }
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
            one(".way").textContent = data.recogniser === "edge"
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
        H4sIAAAAAAACA+y9C3Qdx3km2FXdfV99L9B4kAQBSqxuURQoAuQFCeJByRYbFh960zb1jGOToig7F3qQEK0oIURcWbTCmSgxkmiztEdndEnJEXfHSjAbZcLM
        2Mew4+wws4oXeZxZTeLdQTKKLdtyAslKwpyY0f7fX9V9+wIXlOw4u2fPDiTerqqurvf/rL/+sg488qCwLEv8Uvah/XJqytovpsQU/Vj73Sn8Wfsd/bDpl97Y
        HJEc5jecNsn5JyfxLsPfcSmTYnK/hdyTKObYMXw5OUWJznHkOL5fHjtGMarymC6fw5MUPnYMBR47hicVT9/np+I/LsRC6VP7c3Eihd3jx+P2HD+OCifxHao4
        Rr/8glLQ7kn9LEylyqRmUyoHJnUgq1P0ECDh8qlL/iVd50+TVnEpFJBoDQ8qPS1KyOqK4iqneAyPH0fbM1PcF+o7PfGt/p06zt2c0oOHso5jII5TBH2mhzN1
        XPf9OEfzPIR6GGkWMPKI4Ika6Umt4l8961zQFJfHs5U5dmyS/se8HOMJ55JKSam6ZG8qHcvFQfoqZ7qIrnGICsnoJIRoVKf0qExyddlJ/UdfupSAMad2cklo
        DxrKvx4+w8em5GOpGdTFTeolY8rT5cSLFE9b9x6fmAlLSptCyWak9KLRi+pYvJAshCf1kj2mYeGYmcxJimeSPmDpTe0Ppt7tL4Y1ylxf5WLK/gf591II27Us
        N2vJq6Wbk1I60rXtjZbTYpX6RHepv+TIlk2be/JZe40kOO5pdbL0gbSkm+10OmWB/spyIOc6W6ytg66TcZw2q01eZuWcrGNts9osMTTc5l6WG8mNZjwrY2W2
        X3Nt8fKMVbAcqo2KXCtlp0N1eo7r0v8yi2oyGZF1M1ZeCEe8zxKiNdMqxIr8ivz7hdV+3cpVtr2jPSq2tIx94Hq5U2Rke7HdsnapQO3ec8ON1sqbbr7lViu8
        7Yor8ns/+KEPt3QVihZhoY59Hbd7pTtWi9Kd63yvw8pkVgjh3+X70rfuLl65fv3arnuu/Amrq9uSH7lKyExeWE7+J4tOJmd9VHxsv3CsMHdVr23b1No1FjVQ
        5MQBcW+vs2pVK3XloOUF94nMoXzr/eLjHcL6xE+trNi2kKXMutUbVo9vIDR4eTFD5QppPfCgkxWHxQn6z7UFtSRHwBFVq76XfUp4mQcPPfjwxM9Iy7l/4tAh
        6y2ZP3zg44c+9sDDB+6zsgUOTxx65NBRq0dHjj78yYOfsNboXJ94+IH7LFU0uR44dOCRQ9Y6z0QPPPLwQ9Z6nfGRTzz809ZVOuPBhyceOjTxiFXOPHjggQce
        Pmi9KfNfE8KKhPek6FyxIxr7wIKQV/9XOS9/5pviwZPiX4h/JX5bnBN/LxB+Tv6G/Hfyt+VvyZflb8o/kN+l/97gX/3fn4r/Ig7/N3nge/J7cuvWQfpp+m9o
        6+DI8m/T/7a9p2zbvyevKYobC6efaP17WRZi6gor8sdDsc5SIrKGZJEexUrkK8v/vlSiVxYDvPErlMHy/pJgY0pZvTIXSLkjqr7l90orsvaULIRNPBSRUKJn
        SNKHzg67nu3WklWUnuVFlm8FIjpJX1CNVnTiLV8JBFDGFAU8JNEngZA75A4lkZWiNzo7UKIS/lvSo9R36M+6qSQoaB+Ni1QyXSRlc6aU2FmS1KE/l4GtqLsV
        RT3Df75Utv8X0tTmKuG1UvMs74MW1UrDcStVRlmp9NCuKOsmiljKrtxwpCRs3RRK2GBbw7ZFbchVAorigRET44EoCs+U+BtFWZiSx/VgFzHYSvqONKPvrMP3
        74gj3Lm3ZbcXnf01P3DRezmFoh8N7ZfC0pj/5N6dyEMfu0oXcitVokpj6sm99RdISspDkqfsqPWIF9qUYEcYyGh+waegX4lsPxO6FBRHMfsUGpI5TznoR0a5
        lCPwqJVqPMynW4nmx780sN2ebmV2SStTv9aSVsnIf/SloIVnuaEP1GvrC6plrPzUibGq+fNTXcyj9/5ele+VDg03PZp1WkSdFS/IYtJupGVCSxD/buwJCjR9
        hZ0lW3kq229Z2y1LeZGgnqosHllVwPwRiqSpk8d5Gnbowim9RQosLOslJV4aU0+doDWN+UYv+bf+QuAFd59/kxdeUKIetAzbXfQoDds0E1Rx65EQkKTyGPOC
        soIstTJLvfFUobGRBTwKaOt4kC0Kt2jzIotEkIusgNqWUbntlkMPwBcVqAC+Tr9VjMQuGgiHAFjZu0sS88yg7TJgEra2zAAX8WkR/Y5e/zxDNRW9RxUJOYRZ
        RIEEQqqnEtoqs+cRmnBeq5TshJKqoXZTmCp8NBTKvpUAMEO9pLw39GBcTGRPj0dAjiUudgU2lyD4O5TxaJi5mYrJcP4IS8CpANkA4I8fCTUQSy6C4SWjv83x
        G3ljTyjMOhfxOs9ginidZ4AnaJ0DHQQuFU8PhybZ3gmUpSQwhqNcM+4OBpyieLho7HggeXEoaXAUvbyB5g4w4VZCeRuHXQw24RH8o1UXf0l5qCMUcqgmV9ck
        TU0mh8OvUeF44Oqa6uVI3UDxnhpoAceio4ToeCgtLzQTEwgvmd6dGKrP+/7fSJWjomnZ71C5eDzF+C2YTiUqGCZqhG6Cyu0q8VATQo0WPu9X6n2omOppUdZL
        tRSvoZyZpEqI2XsEqBm4mtqY5fVqlqIqYhnYMa15OkVrKGziIZFjZTGtsZjWPN2M1ljRMzGtmSbCwIGnE1ozbWgNtfuZZnSGKcszMWWZjikLTzuah44JTAfQ
        aWDFk0PtMuMhMB5APwKkIT05TH1M/cSgGDILkrFK0xCNcnj0Gct6K5em/4X0vAdFTEvsdZbBVlO7nKmIQFnyhIQOUKATOfh3I8GMBCUAKNgE0yBzIPg2xpw7
        Q7UMSSxnRiG2bprQ1Oyb/044V0/1TvYcY5JW7R4PW+ltK8p7pYNh0dYjqGnN9Js+U1GAYZbA0E7A0DYzD7SDOjRV9qiouY5KsI6er3SArLZGNXpejsp6x0MX
        GAuE6tUujZtT/x3jOaG6XXTgG10Xi3niMtcS521VrTlFYWVvlH7Yd73FfwvX3VsS3ZR7vgs41Y1m6Omgovx4aK2zIkDVq128WGkK55yKX2JMxYNME1fC6Ni3
        MGU9910AAfU+YrhI8ud1TpFKvDboa5bY3yxxc7PETXGiFZUrqTfvS9L7rREQv145SKjRQqA8JBcI/IgiiF3bra8gaG+3ZvHMDMm38cxuty7guflip9p0MRQX
        PWce8T6K9+v4HMWjmUyFualZ4hNyNFyzgjmE6I3v+pHiWc6Off3Zl3/pz77/D399HShdNiJg8FV27D/r1L+j1BwB9rNv1wGbwiYeZgiwMwzYGQbsOFsM2PTl
        11JfUtjEl3z5tUVfRq++7Y/9Xwt/8p/O/O9/+twsmLfo/Nv+xWK8Hq6+ZfQffv3/eGjHRc/W5Wo0Mfu2QSEzFKAiNtrWKGWoUQyfW7bFHzwbf0CD/KpVodYg
        x7ofFCwM+2ClIVoluCwSVhzleIZSchX/MYKKYjRrcRoxBkPyMGB0SD4ALm279Qllp8dwP6VWq5+qPj4k76LgO7/gD8l9FMgPyb36gz30AXUTC/Rtq0KVlCtR
        ry4dr88K/b4m6NWsYBQUVd0Kvf2fBGcj9q9hhdHaP25WP3hgHhYQaVpxvVgUvXJdkNcrTg3JWbCq1JqvuXq5nXcjtwl0NJRUf/1+AyeNFUXncsSQRyezFXrF
        2B+MeDU7bM8weallYxg1kJpvcRxbEl2LXqEF6vMCzau+UZvXMo36dYSM/0bqli5QSyNCL2/wc7v1Op5mjF9F+F/8Ig3ynyBUGJJz6Fffl8KH3y/nEXx4TJ18
        v3zNLTpe9CfvsTLHVCbjyv6Trasa++arn//+3xaH7WVrsT0V4zLLum+nqiO2gzsnQNa/kUBkXoOgaUo+lVX1nX5eR3Z8ZsfzowSuyzTUNQ0VTUaFlx6PSv4S
        o2J7F4sdVNG1nkbJqDTYd7HYQs9vZlJpt9PnGMPX3uMYZkzTrCZN+5v31DTmhxa+X8cqFDZxGjsCD8YqecYqcbYEq5yK8cM0BRyi+9FJwjOMXqqUYlpjRReo
        zBICz7xtAj+glC+hgbpCjT2s6DfsCtVKpW2wrGGGwieAZyzgmZqNcsA2ZFExAhmUoxl1qo9Yj7BIwlmGxElg/4Yhi14n6M7HxaridguDpHJ6iIBxeIgyemCV
        RcitZl/0rP/iepHdALr2pUD32mag24TYWc2IndWM2GEQTjLkn81WNBZNINxukYBvejefrag+1a82q01JEdfrAhg5VXNMuaggf6funjOfpUG9wAgqmiTOamJI
        nsqYdwt4dzIDMS/5KDqZqcQUo/4HAkCfNEu/wNCNUjX+ysVNjBu4KyHbG+0uGjh6+DRA9MjRkNQrtkzLNo/q9vaP2lXECTJOZppPT8NYxvh0J6Q/zOzrTrCP
        +znnEMgRFp13vOBhTQJ8D+gFgyJvCEEqUJPNsPMiq3hqGZaqAUE64QUkLAiwS1xCmCIiNVrQTpqq7BhnVnDU0KLzRJwEfg3fTO822DuYcEETtRcEjZ77CA+I
        fuuuMEvr2wbDQnQPWGAf8vVbd2+37kZos7jnGnGPLmW/ppOvcw2vJzVQaQ8Q+eHiD4ea0qKkB5BwStCrLNhuJWicHgv3XeyxOHhShHcgnPdfk/qDU0RD1R1Y
        Jwjso8BjuuKaYMJqR2cFqqbfWGLzSY6nFD0YLMGnpgOzgEkw00JyOhfaRU+NrToRer/06XE7LzsZCYM3qnmQ8AbAUy6VfL6LSnY32rNYXpTgzHQFtxfznnJ7
        iU8OLTxf7WKJKxS3lhww5beVXC235AFhxKDTBBJJPFrZSIjm/V8aeyf+s56Mw3/3jnUXq2DyN4ELx7KvhBZYcWprPv72umW/JXnQjWa7K1Fr9NIvGLxJY2n5
        Be7Fq926F3Pdphez3bRsmX2n1eoRcXnokw/eC8Wt9S0NfTRla+zg9utXU/jpvGPhO52dINUQG6Z8TIiKBRqQaHpJ/XlT/1lTfy2ufzpdP0YT0oKSWpLwi8GK
        9zoVlypk5XsuZAXk/EuUtPqHK2nl4uKwRmiF0JpYVHQpCN5z0auTohc3NwDhhd7xP5B8cSWLkm3QadnQPwS7WK6bXUkLym+h0LMdoAXfZhBCLjTpqkpkEWnw
        EKn2IEKsNMemV1R0VWEMdtCfzHcRmqTnn3cRuLvRmasAp3Ii2mR4dKErpR49e1U0/Vd+1MaqJGZlfWLQnqhWq2pY5tCcqyp+K42Rev+oPUudUG1D8ot4rh6S
        5/BcOSRfxnPFkJxBJ89n0KKTK9Cif2tadLEol5AP+TSKJ7xxkp7qOkL5XF0OX5/qAJL9nvmam+MP2+dotcaa01+GkDNT0CXUUi8eG7ankTxbwDAFepRoyIfk
        a0h+vYDy564CG9Kni9dvZ7CsiBzU6AkO55SJP4Pnyx6+erubUEX0imU+O1+sRIz23KhWxPtZKjV70RLUOceqt+hzaOpJqKFpvKv0HDuB5L88IakHRQxOE9p6
        bpkXzlxRz8VCUc/FG0U9F68X9Vy8VtRzMY8nLU4xcxV9NU2x6EIRy+CSc/LFFj2i51r0nMwg/koL5KbFs/G6v2g25n397ZzfMBuzSF7wF8/GM22Y5zaIbg3z
        MN+mx32uTc/DeRP/Gp6vUf7UDFxoT2Zgrr2ilhv7c+167GfaG8Z+vn2ZsX99mRdOtSM9prPtwBKZCqiMj7U7X6z4vsYmwADrWKPAlNDzmOIQkSdMYKuVvQxa
        jZhm/T8R06g2ihCmj9YsKdr6MRVN9NKKem7RCKtnMbJsMzyY+KdV42kN77Pf0Wqnqy6JnsMfvWfUAb99cQ9VCFydYxwN7LuWcPRaFe528FiLKVx7I6PyuTWV
        oNdo1lZdQRO9ZTwsrLOMXq2dmliI5tYya9qoV0u/SmSFQnT+ar1FQy8Cm8qbl7yBSbxvO2/XTUt010mVlZZAEoHBMQJD/aNE+LAbEjc1SyzHiQK8PESNcvJ2
        V/IOvPxmPHwqRYCXLzeUMtCs6C3NErfW6xupUF2b1Gb/U9AIbh21y/TYMmr30mNg1FaURRFN8J+EFveUAEK6wGgAIszS3tYHx/aa9HvZ1+VLvx5Y8jqaIUm+
        D5J84FC2czIet4Hks+sXrVFiw1+WNNn0nIEcS9y3U5O0ZhGYlrRWHf8tWXT0hqUu1GjXhHKGZDIWJ5aMBW/OUQoRTysaBLa1eY/psSE5SMGRhHPAvgTnTI3i
        u7bL05q7ddjkQjO0UICNvkZ2XdDqjdl1LG7IcycVPUmeq9IzmlYVveRN7RSZ3VhJgUabnDKrPNzA4DEdVHSm6Alhvpjra/iiDkq1sKJfJ3lVe6+kgXtlrQ5a
        IbXz/Frelg4UgRi1ZW0lKaqkt79SQMtB0SIdgFYherW/ErQYWO0mJCGugBg6HmbWWbqoMEeFZSAy+p8WixFAw7sYA1wsQov/hXxaVXSxePDhTz50FJG/1CSI
        5qKu3ro/VotVT2yKDu2cUH3+X0vVd+9EKW7+VEpX2PelRbIMvkWd81+5z8TwNx8d3FmiifqBJE6HMGGeMSHvmcI6QDlgHDPRPC26IkmRoZ905imhu1JUmY32
        64LgMNMrXxNBD57zIujSJUVsAFEvy4mwgSNu6gn0HkuWYnJPUIpEfRZsHn7VgX839kBys7mADl2A3KP66xsfE8HVerMGJdiLvnPq3/mgAi3YcOmiBy3rTnoU
        h0j6bIEeIkePHmwWtaguQPpaiKvY9ArFrtIKdXWJVkLjLOvur2w6v4tSNzVN1bgH2k20n2A/WEPNXQOzg4Z8A8uspS1NU7c2TR2MUzNRTWL7Pd4KoSW2iYJl
        BO9QAxTcguCdaisFBxG8q3FzijfewxI1sqQ34kuRvIXk3VJk7yLMXoqcW0jsLkXuLhK7S1HmFiKfpSi7u5TVe6n1/5Rz0ZIquJuffvBRfu4AOqRnObiHn/uD
        n+Dn3uAj/KyK4Cc5cDj4GD9rItjPgWkRHODArAju5cCMCA5yYE4E93GA1uUhDiyI4H5dngw+Tvj3b6Ty1MfBOCNwP3g/BA5RYEFQ4D5sISFwL1hyBA6CI0Rg
        PwVmEDhAgRoCP4lyEPgYykHgJyhwmJ4foed+ehL+dPbS8x56wjbibnqW6flReip63kFPn577mLv11F0XAytZ8ge2W2fQuDvr2z3x8+JuKHgILx/Zbp2WXECP
        xbEa74sS5BFrE1m8vwj+yvZ/TgRE9Fhh4mjLDEfvoNL0PnqbnuablFfPqbwhWF4QIM7IB7CZrtdU9LxkwuJ4Md0jvECj26cy0DaBzGWgiMSKw5YxDTr99OCH
        uWeGzyJ+smDNCP5yMMPghxWW0L5O2DLhbRP9SCf0I/uKXYBSWJiElxEwS4xt5w3oBH+vLrvlXUvo9qjHfoUye0bPQ1wAypSV8AogCC5qo7riEkVtTIqiKuNS
        tnAptm6ZukyXU7qBIGiZUkq6lNUAlU51RVzOVi7HqaCUVPGDAMxkfh0zv0509k0/ao18/1+KABwGKmULnJLiWDHsNPPciXkuLf1ClTDfDtXpHq3QfMSIgaRH
        LNUYZVDUV2tgF7CG7QK84goslhiFUjHLoVAihmV19GE1iM0TQ/iIGI7/1EP3ceS1JcTQsu6v7xF17ji4c4IQUEIpv3zfTqoujh6m14SJ+n5gw96AGKUMMUaZ
        G3rCNWx/kIH5x2Ly3RSFbmqaWm6aOvDjQ9gNqduapg43TR1pmjrUNHW0aer2pqnXNE29tmnq+5qmNh/fqGnqWNPUDzRNvb5p6s6mqbuapu5umrqnaeoNTVNv
        bJp6U9PUm5um3tI09damqbc1Td3bNPWDTVM/1DT1w3V2YZawSP3dz4vkDdT6QOYIzIJ5IDJwibwzYCoQIIJ9F0zhLpGXSPndHCBq/1Gwn9byeQ8bwrKfGIZM
        tGN82Yx7iZPAcwdxEhkYAyyXsUwcBp6KOIzMsrl8YjvwtIjryKYwb9Zg3qz/tAiyHscJ6zBltRFbhHG9ek5NWbOEn6adB2CTSKyFnMb+ELEWsooAsRZyAVaH
        xFrIeQSItZBzCBBvIWdtLZzJGQSIu5A1BO5GOQh8FOUgcCfKwb7PXShHatFOzkm9AyRnEfgQYfYPa8w+g/hein9Qx8FNqFspfpuOTyN+M8Vv0fEq4jdS/CYd
        X8CO0h6K36Dj84jvovhuHZ9D/HqK79TxWcTHKP4BUz/iOygemfoRv5bi7zP1I76d4teY+hEfoviojmNLbJiiIzq6n6KDFN2mo3spuoWiW3UUW3Vlig7oaBmb
        hYkhEYvBa7ZbPknQXp3VSVicOs/DrI63mK8pxcyvMKQRFm3NqGKuKfXJNaU+uabUJ9eU+uSaUp9cU+qTa0p9ck2pT64p9ck1pT65ptRnUer2Zejwj0R/iikI
        LRoILfq/IIIi22gaCM3CagkQ6hkI9QCh2XpOyI05BXPD7FEAaGoJVhctwcONK3B/4wrc27gCdzSuwHLjClSNK9CHSX4xm1pENkyMmV0Wml320KXsrczaIIe2
        gszextbiQrOMPq20JsNC8nkRxo5RNspFeX9jMkJCj5BoNkJNP4oHi+tTfaPEH9r6PAEMY5vzvFnmeVPbnE22N2+vA9G7ShoJ9Hl1UaOYg6nL07/iB6JZ6dTI
        rHICO1qtrfEXAXivPCEDUa+BEqrSCxwGby3ZNBNqnNhu/stBX1pGWg5x8KfGJv5S6KWbdXFd9NyX0slRVNsG+RQym+2wP59zEj2dUIUN9qv9wcOqsNGe76dC
        Kf56f3BYFXrlQj91UUEqLsC49dQKeh4etqdXaKXeSTwfHrar9IyqvPPHWkefgKAQzVwBJeZ0NhYHC9GF/kpQNAo0L7JY4T1n6TMjdQWaQ0Q5pT9rVH2TrG6P
        0LA4G+0ytdVh+nw7zVATTdq+Jpq029+TJs2Sk4uNcS+pScPmR4MqrYVVaSWo0kpQ64TZIGOUabYq7TK6HqG5gtzOEnS+vA22Ru6IvvBrbI4lduGMS/SyiT2q
        creVBE6/zPyaPprERu25m3og50VrKv4v8mmINYHA0Q+fRDsMMdeY28XKJNS2i+Uv5kCovCy0W1QrlL+5sAWg7asS5Mg+1cJHpsIOA+EdgHCf1XaNdQnlA8CF
        akkBOGvrSIJesKgdxkCc6Zyy9xhJK55noyvzGhL74sS0rFfKJNEciXNG8FYZxiGQEx9JTbWy2VTCCJVbtFCptF1Ei9coJmYbxcQcxMTQj5zb2E65tAfKzxSK
        zBjKkfE/I4KMx3FNOVqgI18yai31nKpFa00yFeUT99C00/mGxM3NEjc1Syw3SxxolrilWeLWZomDzRK3NZLkOHm4WeJIs8RE+mzOMU8v4phbYo7ZN6Pq61FN
        cupRBce8YDHHPEJkcqhOgLdRdLhOgFOqCxDglOoCwBLrQVM83+Y6Ae7H8haBzcQX5zx+tBXo1dWfP2IJmQbSl8aLRRlvIcVDbpT0O0t20w+8Oiatt8bTekei
        KV7DPg9FY5rixTQFFNLBxmAf65ICfSyLEEARO0admgfwwTChgKLi4xhFtoBFU+csIkfxURmzmZw0lMjQ22upRJCjtURfCzBxXEstR2BuLTWZ3pxfS0QqEkxm
        NtgXDDmrbtLk7OQmImeGjL07+XKakC9qjv4+qpWBxNJ7Utik6LeqxN4Ay9KHAxWdj2Rbs2c1vUl/lNqcij9BT7kyqt2Kns5g8063Y3JIPo1DXtMZbN9RWR63
        g4reXAl9XWq9Cmp/kCGE7yy1YAgeaJL2YJO0h7Ch/TUiyFkiyNmodnlFd4ewmamHEtcS5kpFf9eq+L9ktmxUB7Erv0wMIs4tZqPpr5K8rrOYXheZNNVWVvxf
        IdoXzYSVoMccT8mts6Lz3/OjaRm1+plw1dinaAhmLRgjrYIetlsljVgVTYt6I3BeI6MPoq5icmOrVVh8pWgq3jev/0fUsMQHzEJnF/bLCGPMW+PYdwj3XQxE
        QmsOOGyGG+2o8Ls7Fr2jN2qcUALe3Zl+dy+OTnHyXfXkhesOlLAt5SWUfXepUMx7DUm7SrnFSbspKbs4KUuAj51Z2cw2d3d498XLLJLzLxNPvkjTAAXoku0B
        zncn8t2ZzrevvreAfkAB0JCAM1ZVpup3pV8cKFmLm8inBer9smlVekhqzGUTwC9KkrQ+FiUJ1jzvDpDOLBJsOnHgT5Vu0/kt1k7XmaISKDaYIuSOZmhJtUcd
        /srABnYv7SzB/K4YzboV1R0vqGI0IypySmETpohN7KCLVlUto8+Sc+bQYR0Tb0I5+4M7+Wk2oxyzWcUaI41H7+CnrzevSH7Zp7fM/H9jgIOQ5WNhX3rZQB5b
        cCr+VyEZpZjUe/no2YKEjbXj/2vBu/LzNrUEgTmbmoLArE1t4Z17mxrBO/c2tQKBqk3NQGCGSAkHFiREBgHtjzMHiRD7UDMIYMNpGgHsOC3AABtbVvNIwZ7V
        LALY1qohgF2rKh8vk5qHp3balbCFR+ou1cIjdDc/dwQf5Wc5+Bg/VbCfn35wgJ8Wtuo4tF/vsDm8BzaLwH69n+bwnlsVgbuS0dGHuBaQeHcymuZkFxI/tihx
        BokHFiVOg6elpe0/J4jVoCBbMbQALoAGoldSpygobOIhb2HzKQqHT1G8svgUxfz3/cUwSi32HBJ6lr5hQzNdvj40YaYHE96skFmcyvuJRT2Zb5KbC56RNG2B
        FfbRKrqHAmqfuif9rf+bIhx8Puw7w1AfbmJsoCiln1NEWEaKQMrmM7VauE31nTkdDlBpA2dUv9qktql+JJxRm1WZIpspshUZh5GR2NXbUWyZFhE9tlAa5aKi
        b0fRo4qLHEHCFipqQA3rwqAIoTDKYl5uScegCbHQ9K3Ph5vOsPENhcpn1KgaQmgA5Q6p8pna6XA7tXWLGkHVQ2oTUrag5dvR4lFK34z0AaRfg69G0ZpNagtK
        pTwDilO367Kg7rlGod1qu/mmefu2UKY+ZOIK36dbS9y3YKUPtDzhPr1+m35N+fUOdLO3Q2p7TW15XuepYTVsU8M16ja0S2pUv+PlLeUx6nyZmrzleZoV6sy1
        CA2eOY0RGFDvQ2wbursVSbBjGkS/t1GsVkuWCQSuJu3YRi0gvBLrqYI7lpkn4tj6DSsd3NUkTx/y3JkMDNs0Lc12fX10Tl9yePZdfFOjhvoX5dMXO+uxgdPc
        2npCf8PrzaeXaWg9y7bT3PVLZdnEWfZdKksfZ7mznjDY0I6taIdH6HMfodKPgpBoWAIkgxCHmzWA9tPy3HRoJ2zp7t85sRNAeQj4i7JtPoTTORyrH5LbfJok
        yz7Vfwh5wKww5J+m2e8/rfpqz6ECKvF54qDvZoRBWWqK4v3qToosCCRSlFaLKXTuujPBJljO7SPM9Sa/p8Jq1EFTWP+iwii+qV41xzcnJj0orR+STPIBtS1p
        fo1bGRe8GQXXW7V5Ubmb0ejNqXI3Y3Gl+rypXq4psQ9F1PvRhxJSDelDS/tSJfYBX0Nw7NMwRyIinzo2p4xhwQfC6wNHSxNhq26p7iHMXMrlC16x1NLatbq7
        Z81ll69VHyE0naRaQtqOm8kSMa4zlV+uUdlEcufAzPq/K5i/+JrQVItNBQ0vwXxF6GjqrD/wf49Il/+/Cs5GFO8080EmKyeapGKKL/FUlw6bdxSpZUApu5Cr
        GE07JKmDG3CYbzIigeGe/P+ZWwZXEpoJ0sHndJBrmZNxi5lnAkNuEaHZp1kp/z+KcPgMkRBmsJgjJ5Kh+awyXg6dIXxPlGuY5ygcPUN0honZdkWvtp4JB0+H
        mz8bXENtGvxsSODx2bDvIDWin4TZ2Gz8As7v1MMfooHsD/rQpH6ClYdjBWD2yb09mPI+dQ2Dz2Y1+DmgzdNh32kAIK3M0zVCoGXMlbSsWnSG4bV8GjlC0KmB
        1Kt+YGF61c8ElAljH5Of00xfawTZoF1bFn2yRX9SJiK5NfVqE/A4vdpkStvEBPoMoRVUw6WV6cNaOEDgrcqfQ9eolNN8hq+Mhg+gDxQIAbOcvIlj6FjjUaf6
        UO3rCTZ7y/NKXcQrdTGv1PXPwStpplwvhsNEREZVE5QLRqHvc9SfbWrkYA/wYp209RDEU1+JrSFOwv8PMZDNX0crzv8itGhl/zw0bMuyV825tJpc5ovp5V4s
        Q87AQiiwSITOFJiq59UQtdiQ/zQDkRLzNEPY4O4A8TsXcY2zwnD+MwgMJOov5jEhGqXRSh1KBVtGzmhsIjQ2obf0G6OTFp1SxxdV3ndo8eKUoha9QpFk8T8v
        9CkldidiBZAStVWa0G5hhLZKazGawBZoAsGJ2w2iHuzStKKVkJTQ5mlFCnEl3SzHdsOibTyEOhzYa5ZR2So/ttpl91JcL5za5KJpdiLgV+JCBKst6UWNDbGp
        F/EbPpec05/Eabloln3E4Gk+t7Zbsyh4JoMh+4o05tgwjuLTJVAHUWZWBwnk9VSPfmUyU4SPR7IfHJWNqv2ooce81VqpWXYZ1mvhFIobQVLfzaqZueuQlzUw
        cROz0cKsBd0pvb0ilVq9kokHdet/xBc0hSHkpTdt8366bZGSB7F29Eln0Tqf5XKxNsjkZBnfVGHr9/Vqqjnd4nr2+mlp/7Nm0QgO7S4JsCHUj60VXVxcTPKe
        x6tYaagEK42+GTZjsDVV+dw12JqKe4QNFf9zAImS1aycuMP+r4p4vJvkMftf821ay9Dh14xuwKdQwO2vbmBHTssh1Rwt+xwj1dw/iwDa/Bxa2zIvZtuWwYEz
        y31RW+7F9HIvqm3L4Dk4xmpiBksI0F8OZS/3ogb/Phg5w6EhOpdEZxGdLmE5dAC3+LCdPV0/OJDzz2AtliytlWkx6pmZFnOeotZidDDTLbF6psWoZxZKRqkz
        XzK6nLmS0eXMloKP6XJKwX5dTik4oMspBfdio26uJcAKnfXghcVPNU0VkyblkLFaupmPNEPwrPoG88+3GlXPbGus4UEAqpcqAlC9zLcYncS0b1RGC61GCzTX
        ahREMwjA3HkaAVhCL4AILOQxYDywLaZV8UBpXrjmBQd1d7zgLj0sHsk7PCwFEn54WArBfXpYCsEhPSyF4H49LIXg47qcQvAJXU4h+CldTiGo6HLywTjQAoeL
        prq5oqlltmhqmSmaWmpFU8t00dRSLZpaFjxTy7xnapnzTC2zXjBu+Pv5YnhXPMYfjcf4UDzGH4/H+KfiMR6Px/hgPMZ3x2N8XzzG98dj/Il4jCuNY9yxdIx3
        G+WiC607H/jRA35nPOD74gG/PR7wO+IBvyce8J+IB/wj8YD/ZDzgH4sHfH884AfiAb/X00SfGraflkUMoF9OAHQJyGKX+EhP+DFacW8144MOEEdPPI/6KfUJ
        9TEasqaZKjqT/zz4mRwJPBr5N+eQbLNi52wDFNMI3BUrEGZsAyJzkNs+SkGtV5AGYMDIqUMU1LmlAR9mtD5OQaOFMBDDwt/dFOTkqm0gqmY3ZfoOakH/Tjz6
        jbpj1jYw15y1pKVCUipUfHF+aUCzuW6QVhTl/0g9P/hP1USHc3HPxSLx/PwXPy/eqm5vgvKb5rz4FKDgvRZ79w9RLP7/cDT1SOMOxoEjqnFHJ9Es4N2RRZsY
        6q6GvEdSZgeUebsFVTggKOEB9LEgSklYC6LkFd420+yL826sS1O2BSxIM5ZlF3Mac5s1b1LnS7ZqwT7hSxzDl6QYHGIizPtIBk6x+RsXmyicHjelvn9HnIzh
        2S4h4C32k/tj5kWyTb+dXrX0heYTlnuxsHKZF/OpFw34Ya7JC62AX66omeVe1OhFirOYWYUZTKK1VQl3zUuFZtqw3L/eXV93vDwwMQ07qsjBs9eQKzVvx1SW
        udFddRVuvZfhvqAJGId3BHcu7QbXZ6TsLEvdD/BzL0wHeKPnQX5iCyzLGzwP8RPqXzzLoO8ZvbkcVaXxFedst56AuSbJRFU8PyWZXe6uRO/YJguhSauapcAD
        FFjIUIDwqTWPwIMUmEOAyK01iwDha2sGgYcoUEOAELs1jXpnvgZjA9RV3+bPmG1+HPotbJDn1w5LPpta0Lv2VZy6pVh9p51d/5gEyuE/AXXasOoFA1ZYdPzp
        Xe0XSCzjI+BcTS+Mp3plJ3668LMGPwo/6/DTi58+/JTxM4ifEfxcix8WWa/Hzx783IyfvfjZh5+78PMR/OzHz334+QR+HsDPYfwcxc9j+JnET5Wl7RPC/45U
        G3aydcN0UPHbaQ3A5I3P3PrtbJXwbr301CqYfayjB59lXmUOEa9adIiYZmTLD+Hz572c72e/osWiyw59Y2sjy1gbWX4HvAxbiYrBjr32OkbFgGOq7LRHZ2Sn
        0vAnRFOtFQvsFSCeeCA7T12pGxLLuuwjQnuNiJ7WSW2ptrQlJrdt0YXv+RFcLK8M2jx+UW9V29JWNflEt6/NKD5oAV+13eqkr9cPWWDAtd+YYtIOOEW1XhAq
        H1hspndJm1sPWxmLjXWD240t0j/ZXZEdm0QlvjQuNyZIl7PNkfEWdbn2FnX5opXjRtXeCvTOqrVXvtJBY9S6wZ7tCB5WraoVrGoHsHaGYg8P2/MZkzqDVMIe
        rdFCEY46WqEJInDvNbYlsE+11rFbbhVIPNYELh5dBLR5bfOUh82Tg0eOQIASraB/kfUovVsX4gD1kch9FI63XXbh6MLlxQic0lRn2TbKgu+TcrSWPaH6q5T2
        Bz5E8MxeIcvDRIJXRU//cuzMiR2P5X043+73V0e1b377CQlrofPw8tTFOrq+L72IcJHrOm9VwmxDZTuilXEpq9iDuPazej11tl+P+YuhS2yIo3B0gV21R/6j
        14gbOZR7dLt1A0JwzUkLfYjQj4X52RG1R19Imom2OMbXmnawhhY5cYsKi1p0Rb1FcBcOD+JoUa7eoiK3KEe4911aVEy1qPZHf/CkjEJ4pGzeoqgzeqWhzewt
        NOt3s/tPdgYaMnboJQpgxtd3o38/a2HMv6ZLdfnkwXPHj3Af7biPclEfVb2PcJgNf/voo1vvY4b76MYO8pfvYybdx7lP/6tspJI+8h0Bju6Bj59O3YOuhh6s
        iN5o6Hd6XLLcD7nMSu2+xErlrsTFCN1fQaP8ZzxcXyWchgbGrbO0w/W8xsUOv8xz6/7P2ReSPglucx+t9WL0xi/GbUZqlkeeQtorYZO2rvwR2qrXjIao91A3
        1bxZ3Biwx+Ib4Di239pDqIG6tIPgqpXnGMaPrbCItOiRj3JHlTOB6T06wZRFm0MCiQGbtOJWgDwe8AlmY5hwgJt106wKV5fkGfy/E+gtNc0O9BOuQQnL+fBf
        xK6picBod0UJ7qt+1jdJCCbujKjvGksKn6r289D+P5fkpGAqp5/X3vtbo2q3vm9juiAzU9ljmrpaocOygp5y13jnZjf82pacKXCW7/DADPm4WIA3KwGRxssi
        ez+EB9C6D0TkZf+IXMJhOEGkGXhMA9fRAAISfCC6/JvhX+0V0Y4vgdhuPQZl9xCxQjyJP7Pd+hmENoufvUb8rK6hKobpH9V/UrDn3sQRIlXytGCn+BSaFiEV
        M82erocoHWnn8NbmGuEg8ZQIc3C+iPBZEeYRlnDEyJ+cw6d5onFnWY9BgVNCN2CWGoBdm+g8N+C8aBiAOXo7Z5y2v0oo4lXsDVP4G4KQkNyt75TYTlHdznki
        n/Mceo0yIOPr1HIeDfgLNu1/zRT4bSrw20KPyHfENfRP7xF/g1tCv2ya6MVO5VG+jH7w+BH6Z+5ReE1GWTZ75cYuUGMXTLcuUPiCCVcljbHU4ZMUPom9qFMS
        ldBvurvT9Hba5KxRGIqR6CznpF9zpQm8T85IPcIIz8qwEIfnZOjF4XmpZ4R+hPaYKsNi/LJqh6U4PG2HLRzulTU75PX1gk3D9pdSL58XbD1uUO2ollitVIq1
        PsVYh5SLtUJerGMqxFqbvFEoRWdt7oxdiQKz8F/lFPptmHeb5t02W/Y8HfRrPAqa0Z6nLKzxoplcsLVeg0fbodE2MHiSQPOkCT9N4ac5jC47sXUgYjUntgOk
        smZIgpsx37zshNTvl6GXmHXQCvqNrjQNX+AU+k03/HWq/XXzddUF1FTduE4XdcaxGmK1ODaD2Ewcm0Vs1tWlzLlAMHOuLv9Vd5j+mXzzyDfvGn2OhV8jgVu6
        L9UMSaHm/o0TGSCnExmzDjO0Dk14msLTGf3FKfrilEmvUXrNhM9S+GyGIJoxDP+m8I/3r23B/o7qMHJhCYwAV7IIQ3jSPHPmWTTPo4zifFfjHJN4ipv/LP/W
        +PcF/j3Lv1/g3xk9XQYx+d+UGkloFMHoQCMDXD/DbSRKYSBZtzFEK3lfGKVxvS/z7zn+/SL/zvLv1/j3PP++wr9z/Psn/Psq/37DXDTQK1/n3zf4d4F/3+bf
        C/z7A/6tsv/jE/x7kn+f5t9p/n2Gf0/x77O2hlINo/63pKeXqRmqqmsCc3HgBJ9/8KaFxH2CEp5fcXtJmLlRu8+82Zk06sELU7hvxdrDV8I4fKQKN6BkzNFK
        CPbA93A0qyD8svRInB8wwxp9Vwg4oOwokTfm44pwevt1LWKO/dV3futX/vMr3xglBKYvq7iF8c0+TMtdesIPmyY/hp9J7o5euBqUNRAbcsTjIvTqoNn2/ihn
        e1OFSXkMxs62vooC6y2WjHH/i18KctoNlpbHXfjDt/FQAYvljh908dMK+KBkjq+a0nfYmLNnJZw059Nf+Zt5AMvYyM/zjT/YAbX5pg99b4Z/La5QUi4DhqlT
        xO7uIhEUjDyVxSxMRZarWtLOQFpU9hxcxasWHOVrOcCLU+/OXxY9+6uJ1BRzm34BXNIc9p1t7b+giwMzIliNN38iYG7fspzVyz0lwfUnxwBl0hw+BgjT94Jq
        +YHUNzeZ/nG/4L7bJLQuTvAXJ7QtTmhfnNCxOKFzccKKxQkrFyesMgmRNEmlwFuaVFyaVIpLstlDmE4+lkqUTRLLFZ09NsJ31MpRey89Oi92qhXaAAV3EbVT
        tENHyxT1Kdqmo4pNxjtJjDc2d44q4KooR/PWDu6soDp6K8Sh6Sq4edyeeq0lvj/kOwDbIge/LdnLDYKvI7hq1J6XJD0b3QRYa7NcfLNaLL1Y1nkAcVfrt1zV
        xfotV61mLYUwWgqq3ebrZ9Jr+9JgxcexICw3OYOI+0H83Y2HEJ34EGLW6IqysZFMnFUbx8ADzoKMdVjlSvRdrY/N69Nt+jQWENY6YGV0SppOyUWdcuEPHVpV
        7/dt2wHOBE6ZFuZYAB9DK8ORYm6RWqRRy0cIdJ8+O7Y3sMzJirw5WVFg5JKGdcKQv82wngOs5w4cwV4ypKUMDy4Kgr9ENxYCHQiBXVEPJXdBCMT5Vb50ijCp
        E99p0EfBH/wP/pDspcBqjbIt4H7rZmB2nKqzSFzlW8fYbRK32g9RxLoKi7MulwdfJQ6Utg60BS4efSGOzWcI5zhA0LqnVWG6eth0dT9u7oGmxdM3CsHtoqXd
        LuaN28VCSu8FtU7uUvgp14ifcg34SeV+IAOsrbozNhyugv7VW883zEUL7HHaGvvBRZQ+bJNEFV2wcCTtTfYoWbBiJsV7Rwp9bdp/Z1n+32FZXrZtOeVo6Juz
        Gfoix8BfjT3JuovcWxo4dFtsvlEGhzFlJfXFMZ0XSJVfJXjTn2RjiiTjtQR2sVfXVGK2WWKuWWI+TnRIJuqktZ4g9QxFs7EhteM/zjYMSyuWzSqWS78/Hl/d
        seh76EozozayTBk4YEs3o8MHtqvvuTlYJQZyZySBrKO9prLlIdZOA+AWDOB6DQprGlBgTe/fCKvOkTC4MKzUNXasr8PPmroekrWQ+Onjy7D4aiz8jODnWlY4
        sbIJP3vwczN+9hr+EZtBFjaDLGwGWdgMsrAZZGEzCGylgdI6Y4njqv63pfeMLewpc7mhjDcktOcRFj3thssNHVxuaPPlhjYuN7T1ZaCKL/PIhSad/RzMf8/n
        TbUHIn+Cj4CmL/LUN6tJeDWw9UWeDjulNke04gtOHb0rE4LuE8VbfMMp1D9PCK4F5Tj8dFIXnJodiHqBlAnl2Ga357aJnToR3uLspDJ6jOMaFlyFiCC7G93J
        SznZJrRNJkfniCtFdTq3XJy7SRPT7k4wHrzjBdFg76JbXmvigeWueYWG6Wdxg4m5wQ9PueSS1+eEZcrTahwlbypZXFhceOjgYkhK41s4KXEcxVFdHJRxp3BX
        y6nk1hSdSedYOgRice4mLURuNPEPhBBT5nZAfZrAWAaD6Qkl1qPkDtH79IrMNly3GQh9Pa3UX+eYQmf1dZu8mqiv8XqUyU1/kl3aePqSRKGXZWo9ogheNLRU
        22xzU1CckqEUfVthTt+ZqCS6819dmZmyj+vbaflOQD7A798VI2h94SkK3ywK2luzg4UBToevismHmZdgAthv5ULJrYdG09EX2ubii2wd3k3QvzZLqrmjSk7A
        YcjRCf9WbW8dfw7Wwtxky9FF7zJR6xFmFcG3gvdMjzNgVxtiY5EQkKOxaGX2pTBvWkO93VHh3TW+C+haWkb5WzlZja+z+A5I3PWa3Jpb9g9284bKEruEeYgD
        xpk1LtGNhwVjlamPib54UmGgCIHlqW9hYa+BCRqPL1B3cUvvdSdf5IUTv/Eo6ywxVpmTL3qgFibdMeVRUfVSKJKU03jbr67E5a3kvRgyR3P81qK6LNz0qyfH
        vxtO3uuX9iYX9tovKSu5sNfSV/Xyb/0Fb4Lw1hH/Ji88XA2icrjG0FV56NWBT/nOXl2lF9qbBW6gtfW2pm43rf1rRE7rNh3tkBwgR6JEtPaTE9cIXLKBq3lb
        2R8V9aqb54J/c92W97IQLg0NJiSnbFoIugKsYZvv/kJiLnSxvPSogsZkInVEL1tw1Vlea3FUL0APllHxQnYnVI4X8h5tnK0vddYf23xDMxpq8/3O2y1cliS3
        WznNZzuaXFMH9G3UBJw3eF9dK1umWo6bfeDiOn2xKWM3Qs3Wbka3tOTL9YtrgUP5zkNgiiJfzXsFuGgGa+ObO/HQTRlzlVCyh9tI3caXDHm4s8nVXtAJz3xC
        iS+F3WODJ1+M3mkl1EW/XC2Rl+76gaTQZ/D2x7yngo6x6mPB6ujJx4KWSASt8FLSPWZ9mAXBl+bPPWEPEQ+Tgd3QzDdmxZC2VkmVhcVa/+CPfuc3M8kH3/7G
        Z+3kA7O6nScDn/uSfNOPG+MErW5/r7Zp88esD7HvIpWtRN/XF2KxVYNOIh7ir74qruEhJBbzr0wGojGy3i6BPpbcbmDfStSrB5yGfmaBvwS3kKkMETfjYkOI
        7/smGSxwxq4N2qJroTiiSfNV28mx1ie5OaoQOePEubWNOXcQAaDH40EbjSsu2g0KWtoOmZuzwtw4QU0G61QmjiRIeLpB5SPr5gkmXDlCfFR+4SWaKAKlQnTd
        TT3RqZ9PbhLGiRDiKHM3ElFk3VeeGxAWosndJbYnzKUuDGacuj+UN1BIjieVUM83xNcSG5XEWHWS5nvRWghLPcFqHvaglV55TyW4qDp1Iuig7/8xOx624FI1
        Ct1QsuGfAag8crygEPFZiJZo6pHAHpsKVnj6kswlLrFWEFb59NhvfeoP88fHun8u9LmSx+7mdchNuZ0a7b9IXbRupMEpjON+Ar4lGXNFS3n4Fhb+//yPf7/7
        gajrUW3oIiPnaHTqhE8ZNti50MekbLCtcFXQWSyC6P6qPR79zs9QowGkFKOMX4nWPPiVMBPd94CSlRCSD2ElWj3OIy8p+YVPj6GG42NdaCMa9tMfJonGH/tH
        3UaocKnK81VdpRV0osIc1eu/CCy1k33fc9vaVOeYmAxX7X1pMvB1a8RRLF/rppJZcVRrG61MW/cBPWj3J6gsd4O9n/3mdypKmAw7xyQVpDr3Ye3Rwum846XJ
        sG1s6oMYkpfGxOMB+GH44sf9JLKUVW1xSm7MorRFXtTbqGE6w63aTZiePZrTMcsL2mm62nm6kqFo10OB6WqPhwIIvf3FCkEhcwKaGeb/jteP2+Dia1u1oKct
        fFt6pBQ8QERqD1jTG7le1TgD4WVPjU19OlijOtTqyaBHEY7KTQZdtDYF45t46HzVRaNFCzdYwTopHjaFYVuFNxylVf3SpP+Islkj8wRukH78BppQejeCnzIN
        85rJcKXy92GaFG40YIupJ6ZuKLnwljYeypeCdmrsrAWcu5IGYMckIc5ilnCVan9KrRwTJylx6tMnAS30/qlgBWFAalYHlfMOzbarm0zZV6rL/KOUjqZRLtdL
        rQN0pl2/WclT38VrgVpORa1GcfL4mFXvRWiXiHC2U5ltauVk2EVrImgzHdD5qAuiu0kfuuI+jDHwtqEXXQ29oBxP8WowPbC6TReomakueDzy8Wz0YDZg4WY1
        TEXPoqlw4XGXEvbi5y61hmcni8gefL7B3kFNbZiHXNKHtqQP7bSI0YdVWPGEqp+ixlMP2nQPVuH9U8FqXK2me5BN5qAdHUh0tBjX9Cz0LAbAHgBgO60PoHOU
        j5O+khmNqDp1a8ncwlKdwq1NDFhtLPRzijTg2YZ6VrPrkBt5JaZ6Zye981O9803vXMyPb3rn13vno3e6ZrGL7w7U08O98ygLL6TVNL+oGT+rvEbvRvDBpFH9
        +bnsPfA/B3sWQlwr1OrHqfMr9hEArnqcRmzFHS89HrbReyCB1ifDzn1Abh/swSCsUqt5YglbwhrGfzGydlcCHODpmNRNFk8haFdJQvlk3YtNj/6AKFunWnFi
        bwDCXzjOScSeBSUimvkAxlGFw4RXc1G+EhUeCon/wsO5Bc/btEAvgXHdm9jztAtrdA8SHqgeiW+B1GIdxELYy+NS+OmvWw8RdVn4t1MPVMDmEqo7Qdj0b//Q
        Oj7WeXLsHRqRBeqlP/YsE8nrjqu2yTGaAh+5vkWZCifHPlP9YnXhiVkQ0LG/jdWpnDGHjGMz87NPPPnU06fKk8OWG+VViSY4yu9RJeA8wj8ycmmUohKhTmIB
        S+Z86c2EKiR1kEaFeIqdR2hUcMsOMf/aLSL7eUbrJbeeBGhuv6T2r1zS/vZ6+1dy+9uRa0n729PtX8ntb1/UfmbXAWT+o1hWvdhu2GCrYI0WB1aoTv9RdEWt
        Qboftu9TnKMr7ImXzMp9hKe6Ptij5dKs6mGrtWV78884GyW1koh2O2GuLgL0NYEfrSDekvm9FbyuzeJOE5qxAmGFlRqkgBVWcIJB1iuYLyXA66QFTKgCPSNq
        BNaLUDPSqJ52MxBUteZmi8KNMgQnbWNrqIlj605Sd6gEiqzgiF+XCE/sKxXw1XhIDMatJZiogw9mQ0CSe9qoDIIuf/JxoB+CuMdVqYfGJtbytyZa/moOuAv5
        kwSC2ztKeYU+XnvyxXEGFnqPMEGPF+BCkAx4SqrUu2mihFsdSA6KeQpVIMaUGla4OcXSrMboqFXc8xgPxYNGSATJCQUUXiNnAlVGUDJ8eZZIPsnXUJSGxPKG
        crx+u7lqJaZzaNeRCL5Eh26mhUV8NHF1k3smNA9mdHIZZqRvJsYDlyKzyRr7jfxpFhpIBLN5HxrIO8v3XbPoDIUYsd6VMK85cmAjcOJJAhj08TAHAUCXq4sk
        dCPjlFByGorTWMiOJN9G0qQaaUqV0SaWZxhZ6Xw4IRT9ZSIHRf3RRjYj6NluZKAAu3MZcFA2UVLwza9R36egXIi+lb2FvbnmsZX5zjv2EXr3UFSegNBlVLCf
        +TpRR2dJHnE0OksCyWZhkcQUgdCgoiTDYZKhvFQm1mlltRREog79jEdSTwX6QRKPcq6xzPnzHFpNRXo0K/16IHisgAgdvi8FonAi37jQLRRYcYQFWVQF7RJS
        8m4o/PitY1fUcLNl3cgOqsFM4pJlyTwnK0iKFZKg9NYd/R5n5rdHWf4NJFezFSW0Eb+WlbkpCRm+KrSlgR39nlWpI5BhnoYd46kU6OjS0RHKsIIvU+Pr1CCX
        l7X6Dx4a1z4aQMafQ5+5+DKBMoRFN1nZMNaj2cw/ovLjL4UFrYvT6o/CWGEfYgGfWnf49io59jtvvPY7v/JzX392lC395MXiyMjI6Gh5dGB0y+jW0cHRbdpf
        A16URwZGtoxsHRkc2TYyNDKs3aXRi+Etw1uHB4e3DQ8NDw+PDI9qV2f0YmhwaNvQ0NDw0MjQ6HB5eED7VaMX24a2DW8b2TY6VB4aGNoytJWvK6L0wRGqsLxt
        YNuWbVu3DW7bxtcXIb08ODC4ZXDr4ODgtsGhwWG+zojSt27ZunXr4NZtW4e2Dm8d2TrKW/mUvmVwy7YtQ1uGt4xQJ8pbB3hPn9IHhgaGB0aoa+UtA1u2bNnK
        m/uUXh6hDpcHBga2DGwdGBzYxhtCSC+XB8pbylvLg+Vt5aHysDbeinB3onL5RreQ0NjYa1Y1xO/xx1+kZW3WvfLGvpW9g4CclUmsuWHfgpYef4/y74MAxSov
        KrCiCi9q6PJwzr6ezmoOdoNxcwmBjF7nGcVeUiX87OA8INvnhuBVqAqXeDZtwjKlTXZRknOcioTik9rBZsSowb87lJuFH++xrP3kBKs3ta2R4C0GOcBHS0aO
        vPSUKpwgaNIskca32IPG/jtUC+KlsZG6BmB/EqpN0SBVn/jUiZPTtdnq1JN7e0649Wxe6I2ViexV/9E+QsUVmI+joX2R1qz3ohfA0b3UejNWBtpsw6xcWDFr
        nMD6Pa1YZz2izUbXlrZ7QoL20QF3HOss7196Mj+VZcOBDu0TQehrVlP2yDhmWSTcv8jwOJVjkdXphWZWp5eyP5Yp+2P7x2Z/nNH2x9kG++O0XWBWZdjiNqPt
        j7P/j9kf51P2x4Um9seF2P44/+OwP7Zj+2P7/5/2x8WU/XEpZX/ckrI/ZltkL2V/3JqyP86n7I8L79n+uBDbH+dj++PW2P7Yi+2PW2L741Jsf1z8/6z9sfNP
        sj92fyz2x/LHZH9s/5Ptj5fBOXpfMj6yQcSNT3RMdwAXf269U5iyj2UmofejPLgizSZxnChUCxCufxnbocEKIMjquz2JLpMcBJeWrTioz39T8fPircmx46n4
        efHPROjrewmVr28rnFBOoylT/caFOyao9unn/Y0w0DjE3uO4IZdHted9iE3FlGJaN1iMt9i2sBzo8y291wgv0y9/nk+sZ8C9uWw2F185amMPTm+yBuBUwf7y
        Dh1jjsDVHIODz+BQKQDr68V3pEIkKCguFbnkUYTyNhiGAkxgXUgaNO23sa1wHhJRHmXlcVdmhS83VISX2PqAyDobNCE37o20qDhiIcBSFupWgEQyvs23CgjI
        KiV4WEfBYKW5l7AntkwHvVSLmQGnsm9iA3Ml/O/gKoms/1169FtlbWFIoxo5kWtGN4J6koZU3gARJZp5AUMIl+sU0hdXsAiwY9y4o9L+jSxjBPjfR/2Sow63
        QTzu7KMHB894hEmCYf5m8QzQOOT4OJkmb/rkMhjTkojOPY9RVgKy8RdN+NYSia9zz/uMfVTYyq4VZinOIcxUjSoDNoxOveATBIZd76euPEvhLj5xa+m7GErc
        lMiOXOX2aHF5x7jfumgJsPUgrwGYa+dhU6sbTh2XS/pSknDf7rLH+ejkaf2StUl6GOaItxuN3YXZOKqGJpwyPtT8NwQ7FZjFTvz3RGBH0zUgCGK1T9UYKRAJ
        +DynsF8xLIVUAXUnq8TB1uBvIUk51BM6iVPQ+7Bj7v8V4Ur/rwW0FUqm7VDhVoGFYvm5sJ1tPNrpc+KN74MZhFETsPAPG6oA26hd4GprNd9c751lhp3tHfjy
        9zd+yQ8yWqwNclFPUIThe911q6PyKN++F5rPeye0xYmtzRBheAxDsbYCG0EUg5w2iSjCCALrGNvxWL0uththWsUH7lyck8VZ0wITRQKidXwhR2fAD2oO3KNH
        DsMHtWwSEkFWX/VA3cpRNWzGQHyu70avmPZXqf0u8EC0imZCUF+quCOpyBfXZGhpQLTQyHoCe/fSv1KXgDGadakNEWSyK9hwCHYikJsM8gm5I7monFys4+Ko
        AQxtAJiRGqdMDK44bpBhRMC4RNuIaFAW/tsi0LIen90QGqhbwT+iHhblonnA4guxnw5Ce/xFbjevcm18tBRIm/jaCVqNDkLb95Ao1Kd1AwSsulOw6dYgvIew
        RFwpUcn3TFBb4deffsSJFxP/5c+8YOCK2lnVRQatRD4XmJqG8gDVP831qyw7i5KqNZp/Hts+fRVa+X8rgI77QHOBltl0hTU3rMXBj4+fTvx04WcNG7KzUbv/
        d9SPZ2L8QrWwbT6aoXxGRNQI5Yza7Pwvi6G4WBRLxg2ir8sf7IVyKJmLw9BPJjFs/c8mMah6zVLJQVvDx04ybCbHtiGZGHWaEb+1AWUKjTIzzVCmd7EolzQR
        OLleGE1fUhisoXyUxg17UwStBBIwZcH8xs0PzWhQiukCdZedRIHnyoJiZLdbOCTETYCzA1YvWGY2iQv0NeYkacEOweD3SCJ8kB3CLB4izExMTOzEYYDdE4D7
        CSUmJkoao7L6l8mV4vPAlPSm1YAjA7nERcyXAz99T1Y083kDAy2OsGxHekudygS4L3GxHzAq3OcbvBY7pgl8T7XSOLyFdR2g64GowSJqEqoUxpdMBfGSUG/7
        Gc4RdqiOM4TOY4Rp35cg9oWpg4AJIAstiGaT4RRHEiQBYTyyj04QcHw2dJQ8yKbBkilj2gUwJXYt4zn4gz2M9wnxfwlnRJSNS0Pkl8LVe9XqdDZNN1S7ks8D
        o59RHQgRWj9Te+4MtgKXq+BDJcmHM1RDi9hZ6nOgNRJ4jjpwv0FOcCEK/gPGlECrQd5MWoK4WqQlqMIivDH7a2PEOy8Z8YKM4vhEymY8Idc03ZYQNN3ROU1r
        YcRZJ9z6JH2K7KIsPiz/hhGIBFPv04QEqP1+8GMohmDr/OcNzjlnWo728ijEZ/tboqdPs5Oqaf14Rj9O8cMP8XYpoDNlqJ32/SvwS7jEiLf+WgzuvNQ0i282
        4RPwyeqM5p8zgB4t6NDFBRG24Z2kJU4PNmc52EMcRTvPLP27vwd3WuuFTwu8DQ/OLeq56XU6P/uoif1rB+3Gcs3T/rijqubCLRhtOJq1hoMIIsncShlN89iH
        9umgQ9fqRKd0UufpYKWyoxrHakqeDlapzuisiTqnAzZTzwWF6KSevxV13GGjMphMwQg0wM4L88WQPk9+BxZSMDcsEIQX6yeEkAkmwVhh9CYH9qXENlS8OVJi
        o6mO2B6LN4wh8MFXuqdW8aaNWqm5r05AxIr0RXKigYVjy+YVhwBSjrF7gcQBBOEwI8cfBLbK6CHLQE0bppBKUtrC1H2QU6m3ShCL58CnmwNQRFCXCtVTIg2F
        YLW0vSr3TBiZhhl6MPdgrCCvQJGcA3GmskoWLCPpCycGXypGgr3WGJhXncuMiMMyFFeqva04u/QbZe2eKNkkpHF1MYMuuqFzTViRL8a0rBsrmgpX7nYtkGjQ
        aiYG0iJ77Xm9yJjNMkq3HFL9f4Cyzlx9yBpWQsO3US9OLYDZcI7GptbEcETHj7D21VhK40QRimCOzAPXEFnEPXsWCy/CCC8a0J+JUyyP2FAa6ijrP2SGHETa
        MmkPx9PAi6xiFL8k9FX4ujIW5pgBRO86qYhkZMI47eGEG20oovxAhWkvbpDTT/DlXGjMVUJ4c3b4b/KIgKNp6gKPeM3F7KdHfHhdOqRivKRNGGwC+PJ43aa6
        T3mGhfkhdDKXgfl4VxbSV+2XYiF9ZiEtsJAWWEjLsJA/9EmXS7CQrQkL2Q4Wkt27rNOCSErGxIzEbJkVs2VWwuN5TXk8GmXeQfQUbuWCR0VC5y2eavF2CzEV
        HU+Ol8lHo+uO4HLbR6NZmKmSKKOVzJcdnQgt0KwpPknRg41ei6WnavWxm3q8mm27U3JSYGdyuqi3DuGshcj2vB3ivHD2/p5RqEsl36tka7WqoThKbrSrDrM/
        tr9Z6w4kri4K4/xukjOad7WfSLOJwqbQFf91PgTlb4L/IVzWJ/V+JAyPwQv5V2Bzehcf8si8pBy2Hg/zX2Z8yf7LT5FUKCdVNvGWr+/kRNMW3DMhB2ay92sB
        Na/1kpGNDYHobIaPj0UOYoloq3XHbioNPsey0UmoWyo4Jq8P52BfIbJ3l3iwahkeBQph02GjfTZzOkwfFGWVTvb+2LtmrqasQ/rKiYSfuk7rVXVrYFo0XcTU
        /zdhE4M7JY4ZRkiCiiZ8D1Ufsyq83ZewKhL8hZ1mVSjbUu6W5u0N7Loy6yKJdTG6Cr7Xw7pIsFBXUFipqwpwku3viDCDYOMAGhFpXjYHe0ILx9estHLCSsb2
        EDiJhC1CJ5lb8b4u4eXgWEqrC3N1Efd2icYm0cKKQ1T8pdS12j+Qf/lSfpG4Kpu4zOBdGDX5Y+HRZMyjLTMNuAXBTGT47sNu62G3U8POqEcCNmk4vV+Q0qZF
        A8bLZXODaPY5XiTCjABOPOAQOBpnmlZfR/V1f99OEtH/EWO+G1KCGfWAijXsMUGeE0m+KyFVFFRBKB04YbcziSPeQvur/HZ8jlGeJqi/INw6iJ3BRLzK5fL7
        GgHH84EeMfUuiwptS1ZVfe5s6j7Go9My2nipD0vYvut5vyvMQeHDjedzjzYcz/2RDzCaI7k/rE+M9378GAdyvVNSuFPGf4WGFQNCu5rogxrA5pKgIYSmZLgP
        8d2AQ8MBsdcaLgLHwEngGrgh/mdZECEmGifBbD/UizdML6MGyKE8VxQBr7pdUVv0xjutWj+ZLAv/SkYpfKD1W3mZnXImodrNpbRdzxpePQa2Yl3DutNoAc1i
        osFgDO1Gp3KVMBOdj1Wl0QWt181Gb9e4f7loQQfyMZiV0K+omqn4j9Fz2qlA08hnQUsK1xjDaPhZCY8HF0TFfwvad5fmXWrXLmgl4hdY5/UD/q1yygn+Pcm/
        T/PvNP8+w7+npP99AXSZco9MYROnLgiVYffIGXaPXFvsHvn89/3r//xnO39995//6XXJmF7/ma/+Te9HPvMX1yUDFb39XT96IQMm2X+VedNz8J4c56u7J6aV
        chZv4jLrE2/rhk0Zxw3IZdnsGxkjcy6JVnMUPR83f5Lkg4khOZ0zXtN4hKGLy1ZUMYUwYQxL/4lFg6yHGGLUjzq28DEhK0HGqFALALjrF92mtnCdXkY9ocNT
        XiSS2KJM+P6esPUQu7ClJeX5v8oee+B3JwPAgkhZBKLLNGPE7S563Tpqj+AC71G7DPZyu9VLjx3jxChesGI/xqMwi+CSzollijov9NfEfXHN8yb+KrsaTnZP
        wB5xl/UiNpDIilCTShMQpxL2NuTBScAgRg4x0SRUYJBDNkYOOeOcCEABvXuIb/iOZnzDtnj4RgtB9A176QCdoBEtnaHRAi1i7S2jJdsoEUsNzBetMuRO9lOY
        gjiqVCcdrJKEseJERFIpMycwYQozuqsxRkp6eCruhulYLu5YPu5YwXSsoCH+XTuml81QA9uQiett6KM0zZvNAdF9kigA3IsEtpyKrBT+7464XCB1yVHTQmHa
        THRO9yK02DkU21jZZmvFC7TPBjveGnEmfDtgooaDmN7Ptci2KQ9M6UygxQbiPjuBv+tWUZAFeirpBNtwdzhQ3QLPBiZHnH02q0UHKiktJ0wT/NI6iS6U8Bqb
        br1somb7G9ioSEJemG6BReSzLakteL69HVr4rP827JsiBS1TFuoOPgdgrne/rWQDL0dVF76Ke623HfhH6rcWHLhF2mjNw8mCuEiNCdbw0w/a5THkMFs4Nl9v
        FLo3Qcig9/M2HBtRYM6GQyMK0PR0cWDGDlZzYNqGvyQKVG34SaLAggxW0DJ1uR0XobLq5vSa1gYRYn/2rTpip7CJL/F7H2dLEPv0sn7vq8v6vV94y2/qi554
        jbeW+2Zu2Tezby3Xgpllv6kt2wL0nWkH9wx6gJXcE4RWccsR6uKWsvcirh+hDq4PoU4uH6EVTXbJurkv9NYLetg+m+D67Js+rUTjFqKLuJf92rES8YOu6rno
        sY+2DqNv6TT6lhX0hAOmTtWu2i+W4lsU42fYeZEIU49+GV+1GD/DdlwtsiDUSlwq6YGDdHEoAp90qPjlKv3ysHZJ4bO3L8k2eDYfPihE7tEK3xNu6RUnaflG
        09SZcpSlvuSoJLQ1N3YCcqjAbee4w6W7eaNQK/aEtL9X7DY5wJJiTykTW5Q6YZu5P01fk02UMHMru0aBTVDmph5t9cORG3tgxIn8UALiGAo1LBvlory/Mb5m
        my/XNrXhiB+M6nHTZOTcpoEPnu5Yiwlr/qhcuQ0nsLlViEyUhD5SgGkswFCIFZxKGwHirkmViU3kBHbB2QWFyuEKtXoXHXTRje90Y5dUT/PxXa1T9fu45SM8
        pEK1/PYoLYO6UqHOnbTibplR2Qs1yygNu1BreDDF2KdhDcvDD7z4NOG8fkJRHpcvo2dbKn5rEtAo75mWkKjHKXbmRngMN6jjOEfAVrAVbZ9bdx7DeDSJRhc+
        7wf1O6Mk7ALYJzitTFsLk5RdS3v1xSKIW5Bduu1oc33JwDC1GSCzub0ujKEtvfQEL71F5TQtROnTVuwORxej7zIlgE4X18EruUmxXmpMbT4hN62dlPFwsduV
        lP8pIox6kAFGoe0LdrBBRMnP8816yDETsAc1r/rzwr5iquXYGoga1dJ42L6ON0MSogZNWjCEDbZoLgOuL6eG2PXH0CGCe/9y5dEbkxmBSrCyvmkhUOhXLPai
        1HDs2YP6KVR658uyJA2Pxzq7PfxNLA9OprNHcrxFsoclynoyg1//DGbHg8IKdphQZJ2u6bGGNFYkxjKl7ivGAr3U7+vivv6S5MEGkV7X4KH3xuOcB/WexKMY
        Bli0RfhnCbBar4DDsisrAXyjzYYVIrVONLeuwrehz15RIdpIk7apQqgZuntioIimB22qCEcIWMDqspv02clNFXWFukxfuWj8uDgEK5vDEBWu2pnkcnD1YAhP
        NLBJ/B2AykyuorpjF0sYGRg2BrLhA5s/sPUHC331D1SIfqyDoQw7hAmuZBcN1aGKzmiyLT3E/u7/qVXYkFml0AV9wpNaotZRMl8AYTz2OBvtmTDY1vDhlci9
        0T4X0hoeSt2jTWLQkNp2Ohys2xthKgZTWdS2+rHKCfaUNUh5cjg6uvhTnD1FJSHylFycYd6mRC0Y5iVw/R9+Ayq5v77uTDDy7rUOq5H7d040Vi5M5Vpjy0H2
        BKPHgeeNJvIJQeTRzORCR0WtiGfSjT+ydena8nrwYKlZES3pIlrqi4G9ZV1or6g1RthKxngN2C2Sh+g5SFz15Y/iCPqeHt7QlhbVNQhVlkhXRRXp9s9fhwNd
        XLBfhdqbKJAxyUq3zGanUeyEgA8GsXcAiIwc4qMBHOqCTxVWo6uQ3bxqQ3s0gLr1pAzYY5aCM0c+THxy1krXH4uRjS2lz2lkZMBfAER6zGU1S5ZpDzpgV/B8
        OkMDATOCyN7FQ2FL2+ISau9HlfHkAKzfh62qlnpCbXMl6GjCll1F1DvXJL0XaDI7Hmb4Vh3YNLtxYRk4OGOhIgV9x1JNtpnyOfBqY0lP59fOYDJ8Yaqsl6WJ
        pLubVixLDlJnAQ8ORgHKMu1aTO5khw68GzmP2zO/8GvMkotdITZMXzYxWie3ldhf7QynhDh5Q/Xd0APnmtG8U/F/UWCXdd4JXOPqydbySxa0fSef2XRRh3Z/
        xPu3RKM2Uvu3qSweg0qbSIUl44izBEeceeiCllTgqrw2xMuBo8KiISgePH2mBmKvzxtqO0GcF85V4tPDeoixieB3652bzuXGDpvR8Tum3736A4wkLuG19fTF
        H+GwDtZv6txchpmAEqZQdaLP7LMvh30Yu6kggTNyNBEQDlWTu+fyhAy6bZxl7MStJDvGodrrYlmRZbCNPN4cvBoHcomjRCTs0+fAFMFmq/kqS8ydfhtsoKAp
        4Cq+6ICD65sg9i5muiANWHyNFq0uV63HqQr6ERP4lfxrT6irKJl/Bf9K/qX0DZy+gdM3cPoGpO8sZYH5ssCVfLWa2E0I8Gq1ngToP5LBen4ZSSzneqLaqK7S
        wav0RzamrOl71ac26OCGInvR2XDxMvE+AVtSh+djs7BC8Ls8MrlHEWoFvK2Gr9p+qyu4PFWwBkp1+dLbwZbe0Ujzthp8NE1JlvfUmgiXS6c6+QT4/z1V0tqT
        sgm7ZNmtJMf0U2/6dW+ubhim9F3XakNDDFnU1c3uJKQ5L1m5RalFsejv4q11odJvM+hwg7mwWhGvipmpDzJmqWu7dZgnC9aKNi0hWDTaVJ3H2zg7xulHVfxX
        JBtXBzn2FBTmS7Hf4Sz7Gy5r8/omt8x5DBmliJ1PlSAw4OAtu0M2x+yAcXAyDJaxONEiCA24fru2UM6oXi4go8/hZvzzUqMq+q2Tc41DUmj9WAM6B0xZwnEc
        abJCaCjK5DuDe9hxst6qR56ls3Cnjc3f9Ql2cht4uIbKpJRwj4yMXGocMZVdZSqzPeBZ7lDIfIZsQHmYLl3Gco3ZYEZjPQHfehLFSRDqDNcbZUAvrbpeJMYJ
        0v+PUhtFE5mYEaZJ0v/9eFDjAfRI5OeUOuGsZjFXmg/qiNuX9bRLY8Mt+/9eGl4A8WyFvanPONrRGIuVT0hoVlMXW07sTAnG9/JGmxvN2BU+vzydYTSPvfQ6
        /+fsSH/hNDhv5gok5FYi37YDKjntQvaXsZtYO5q1K3wwfjpTSSWCjMAmwP8Ndscpkafk/y9Cw0CGXpxlz+v6exQ4LSvxRa6gXnMuyBcfuyKAl3wai+iF5ENa
        QR8Hpl1CCwhU3WATBxacYLPecXeCMpPFDPzO4o1LqwR2CzZRbXpOO0TEYb7gEB9NzzmH2Gf+0qVVwAGb1iaX7gQDumIn2KLb5ARboRshAPpjqbu0Xg2kF0sT
        LMYU/0wNl9tuoexbl804TBlHdEZe1toVOa3Iq+gfwqr5rbhXwYTW3miXz+Bu3D+m0YdOBbYKGUYFh9Vmqrdf1xteBavbDReJZ92A75BhvypThk0mwwZk6Me7
        fpjl1mqj9mM0c32U5WqTZX38pa+4uKtR3NVxoqU2mEQLiSiCyuhqtm2iNiITgRg9uOdxGXt1wb0ouDdO3KEL5nhvUjCunVyPfMhS1t9xPGml0t9xfH3y3UjR
        Ta/DZA1jpec5IbWwaabzPO+/yy6ERKNlDL9Pf1FkmDGJMQpqTJBek8/EolzExnJCqnUZYwjlwuc9I+s0BL2XhW4DIvT63hCv7954fV8dg9HGGML6YghbXwc+
        lzcKCAZc7dNeX4ysI3w5MSLrQbhToMF+DVwi4utVX5JUQ1JvfW1plwUurfn1PGs6ab8pu6xPCnBY6bMAlwQk7RnBvSRUmuMGhCzZ25X/v4Fl1AnxsFPEYd/p
        fNhIj7QPK435nko9iaJr6ri/2OOxb22Nz0MtUJ7DIR+ajNyoPcNBFj3PXmfM3muxdc4iftaJzpJEm41lojDjLM5B0okfDsY2CCzVhDl9XUmUGyeZ5eBO4xd8
        KrGq9W/hpdtVCdxIK7ZJUmAHyNonnqtFHeN1gATW+5ldIcLATCz1AvIQX+2GRpWYabRYSQEBx4BI+QO1L70YulAw41RS6bYStutxoq/C/vXxokUf58sj3Aoq
        cUsJ+n1wSXzfCowrYPeGPCpzW6mNTRyavr4Fvu/TL3aW2Ks4YUT/q9LT9WELlo8/6eHky11M6TlsXPHLzrDEZ4ccPZpZKnTBeoBAjsrFUJ+mNZRllyaUmEHi
        ttPh8PMYMVWC6XNYgsSaQ2/1cjuthp8PxcHQ7UE7W1VSZPaiRTzgepx5k+BqkJsy1bU1B0rMIModkJfoWSbwJMwm9xN04rkXBBGIhGN8vAVqCg7jV/m/JzX0
        CgPz/zdzbwNdx5GdB3ZVd7/X7/V7QAMECZDQT3WLkgD+SJBEEST1Qz7MkKKoP3pGnrW92UTWz8QBPbsiKfs4EUeAh5TM9ZF9YFuOpVlt/PCktZSE9CJn5UTx
        ShnEq7NRHDmLZBVH69XmID7yHsVWHHikbLRZMdr73VvV3Q94IOnRzNkVxFf9U10/t27dunXr/syCP2xi90LEjybgrd/mOmm6juEoZNxwQrMw+Z/ly8TOf9p8
        Eb/Cdt/q4WJf8emMS7PraRdUiQW+bC4JUzGffaXsYnIZsr4AS4nBO4fwN80xKxi8vN0jzLuOWWa+vN4GIuWdsQVoAZvRzL+H1RNdCRaavkBTkFKzy7WdDNpd
        nWyyQz3FkkjrGicEAaIHttDoAO7a8x1kn/+NbqAwQECkt1NRXA7oFO0HONG8nuL3cYY5XEtoXru0LGsFRCcsRE16PUjF9eLGnvcMiXjHJkofrXIHCYGZ5X0D
        Ho3rzMacYSZeLQhUN90Z0yO79XuW2BAJWipI0NsFCVrc71jNHpKg63pJjXo8G4eCYdSThPUgaYv7OSyyl0WWpLFDFbjWMVE3NeODp+ZqasZREbH3hTXjhl60
        LQJtq/WkbTWhbTXQttoa2uYLbfNz2jbUVMDh9ekbu+8kHDZDD9BUraEkoW/i19NGSWKvn0Lf4K242U3A/Jy+xRd7ueqVpW9E9Zi+cX2DbLQGa1DfkUv+PgJd
        bYokqkTFmnCvJU+YhJUkyT9OtDmnXMXmgX2XCg34cQkeFXEk412PYBibDEt2qeO3qk/IjJQJDXfJPhMu3rsR4RpfRdh2CMEiAifzd6eRr8ca/da/VCS6Dr7s
        HZN8ldastOTnEbyI4v9PMtOWIzvVliLL+yxGlg4uRJblaUdudxE53iey24yVKtXet3YibgA/FnCcnawCa42oFQLHoqZ1nW6YMJWhQGRXCNPjFgAPWQActQA4
        YAEwYQFgLABoZ81uMDl8qBiXKSFlt3b2+rMQcu4yuPw04Fe7Hs38fd6cPCf0oNVkr38Wt+vTub3+SmAhW2PT+wKyIJ4a7jXgMgwi15C2cm8JdB+3YHoIXCTG
        gDmPOVX6HPIPrNjuk6MW1gcA6tZKxX6iS58Q3ez6ZMIOmMF4YXMvnxRMmu7OX16vOGj7LLyvFaeAk8XlrSXz3X5EFZPYSZm/05vXwSmjQoa1wrJBZGGSoLWr
        ne+d2510Ut47qC62CwC3O7Hs5njbgrMaEV1sM5F+ErKONiso0jhgv9Qxe6h47G067TaWHVqXKE9HJ+9qYXrp5VqFh20iPcL6wxx4z0zbbQA0YapprLblm0oj
        79r2nWwvaMz2XBhyzYGW9Fou+lZsVsG5d7fyITS8RxNu4LKyWxHt/XFZg0tN58dHCZ/psTToqBW4oMwDvBnM9siSy5MkeByf7TH8BU8T4m/snmFFyareqxk3
        2q4zLGzfl+yHRkqWz22ZulymwO6GtdA70FXAQ8X3s91tcrW3S7Uvdte+XKp9dnXtMfMJkZXoOXvhLnLwXpCTg6UyOfgw6CIHy8ElyMHbgQFdgwkJw8FuE2e1
        zMEqTphW0QkFOvF2MM3eXy+o47ToEbVomtDNSwLfdmscASLAkz9cTS8WqZjIlL5aUpbILKr0BtYwsKZtwZNrRcmhJRD+aprSzlsXGm4Xwh3bGtrKLg0LINGO
        1nVTGOawwdLzV9eVhc4FW223ySqGSIomBzsz0szWzeICfB5sf8wN2CjjAscebVxgSBeQ50ZxiKRZoLwC8K+dezsvNJOBwQ1DGzcN53pEtA3vnXl7z8wLEB9A
        6ZSJPu18pem5AMxJCla0k41pu1ouaUvBF7UdzgVtR6hNaMJKruxaBEu2W/dCu+6Fdt0L7boX2nUvtOteaNe90K57bjWNZDWNvj+rqRInvdezeKHKA4VNxHb2
        UVjlsYBx5nUsH6jySByldAcff1UJ/MKmr0Bh1Hm/tFLcP4eUYHPMLH/qZWqvb2wBCbysz24sZYtiuzPIszyFI93hUpawlIV7NeGyfhPc9uZSVljN8su1x/ru
        NJqfZuUD3pI6k6+8ahTGtmv8QXf3+GtX28bYaQLYjYu2GxdpVTkvx87awg7oi4NrNEd3H3nqQ3Bu25q9eloKKR17m2kpw9U+ZGvP6wTQVte5MHLpOtWhZpjX
        SYWsrpPKcHUO2jrZOsgO5eoq5zZdskpW73MFQQTgaqfyVtdOxbnak254X+cM/zDgRYV9cnZ8CCHgbLFFA22xuaJGvy1Sou/0Kii8vIL64svsBO2BrisG7sJd
        2XWwXqUfdRrWq7R/uryhaOTlMDikJDkI1sfZnJ5IgDCMq181o0YVCqgcgDOyk4mDt9CDQ3ZHD3yODsLL86ETHIWK1QnEGxZtGTWrC0aHOGBWheVJQKK52yFs
        vEmcBIG0wcNnBm2A+5oYqKXbwYL7NgckwBwejRL3dS35HzX7O4kvA+qNy8kUA1LXr4V0eBnf1gEnEU0ynFgT3kKpwmHE6NtkUFRgkkmMWtqtwHV5bayzbwz4
        /+LYXFrUN0IbxQO7fHbULOpol1Ol3s4BRbtFnRoJc00/fnnw5cAFhM8Xr67m1ohLNqxyWbnC+DJJILwPI8vFi+NcNJkunov1q1auXEW75vZNy2JQLANlcpYv
        Hv4h0RO9LT/rLD5AGTr5ZcWTUslCchktFgBQ3tUAoEaW4zpeTkbu265peVNkW75lWr5fo2wI/efj1mdhZFvXtWh2n6oW2sBB6K1aI4ytNlu1BlSMvKV8DzNt
        6AZH0SpM4O6Vbp0iIfQNjWToSVwP8pynrvQAf6m++pp1RrbbF6lZ30WrxPWWlNq6oYDDmjdCjomH6U2OD/ICc8lW8Vycm1zDlqzXJB/6O/Rmj6CkKWPkZAkj
        /YtVGvVccv2LVBtAQ8hGJixWlopovOUrS/Ugyy1PsIIXUzomePA4XffBrdaxsnCscz6poKr2YtrJuoHSWEM/q/PKglFd2outmVt77JICAQ0r5OLrKF9ZrDKo
        LPu63Bk/VyZz2ntKAn/6OfkPuSvKOGJ8qXGrgrQzF8E2F/WCwsN1E3t2gojmMkujAakLaddC2i1Nh5EgnOUJaQdh6LnmcayWhQl4lWSKwEM5u5sa8gXF44tN
        Z9jVrtOwCHHJKqsohqk71ETOhXha8hf70LkIH+ej0JW9XZuWHKVtaxXZw1XZ2Vey7JTrZSWcsiJnvVuRk3OLIqdmbZswVyBCJEunyMnvrCEi6zGGRVu7stE7
        PhlizU92f8ksQ8hKinw4Zxu50JhOflfT5GZl0AqOkNAEVgZdaHQpg9a7lEFDVgatO2VQnBtSm1kZVEr9RcbchQZLywXzolU6oVQZrFMqqMpyg6ITalHMFxSr
        ioZoJDHa+61qaL9TDV1bXUVUQytWNfRWFruwXigfjoXdeqEWdxvWmgLDFop6KJz3pf3rjQirh9p3pfwb1hsamx+2HFWbxxf9U5ZcbsFBiPX/GspBD8ukiaps
        sDqjESuRopiwp/Yo5jK0R32474sOytkKH9FsAKkSxc8K9XfC6YjWneLnDrq0ip9jlL+/yD9SZNpZZNoO15dOvfQG3hz7UEqt2a/qNDQTTqe05goYp8tLqpd6
        Soc+K6Spu0Bl7zrRhHLDmLku+SdQBK3ilcYrTa+C0iuzE1qeuBwHq1ehmUu5fDhu6p2LxY3X4/J6cH1jWBbHWDN1jDVTx1hjdQdrrO7g5zv4+Q5+vo2fb+Pn
        2/j5Nn6OCEwnYMpGFev11GPXUYNdT22WFmnWCDR1umQluZBqgwYrDG9ZgzWUIKSEbOPwv7rTG0uvgsKH1XMV6y9A9Tg7ABYV1wo+87Krcb3ZXG2fXl0CV+Gx
        0FxF7y5T47XG6qtjpn75Gq/5J5et8VoZJTzcfPk1SH4UX3agU3KcA8H2dujW9LCFuxoOTQCRsS4E6lKQ3dZ1d335jrITOn1/VWevZ+v2MT2R/Hvda/0EI18M
        JFBmZJ8nWkCinGP1akMWbx11Ueto4kKh1u6O8xg/cloAcSPVyHZoIC+xFeXBKJ2VaKuiRFtl63HY4osYXZRowWs6sbDVSedsGoqzepWarFD2nIwyJ8PktrSq
        Ptm1npY1aTmr06S131kmsu40aSXPesqrY5ZK13PKf9HqKGtRHb6rWGazUlSHPOtVt80CoJL32J26r1Hc1bmWsLuxirvjJcXdfHEP3Qfr1bydNVW2me0wll1R
        YN0IM+Q6TP6RtgOhS/vDvHDtGlAXfqhgjhYU3Agzm8WKtsuRDSYkvBQvmhOsPJjtkeO1DBqX2V571AVdyqzVYXXKbAramCr7Umc+u60junF88Jftk+M71orM
        bjeUf4qVI7MvU9Y7OvP8+vEM+pDZnWav+XKHZubt5kudbNd8Nkl5jlwYMvvoiZyF7cCnBztE4Sn/IYNC9uPwcK+hh4cM6r/LFnqUlTmzA8xdZHfTm3twmBcH
        izB0OmDuwHeHqEVU4RR9jgrvpW/vNPsp731U7Z3mrg7Vzd/fT28OmNvozQNSygJKGROvSVQU9CuzXcgA3U6c9U122lTGLpShUCSrlWaT5m5o37EKIErYZe7t
        mEkDSNxKufCJMvd36Ab9mKQCbe455L6dmnNrhxqmBNB7+RSQ7ndZaE6hvZ1sPz1Xnewu7jcViXyTHeoA8u3pcDl8j3L20XeHzF1mP2A5L7XNorZD6NjtlOvW
        Dg3dnfRFdud8doCr2cPlUnVoxJ3m9vlsLxdzmythhSiM+RJK+DJDpcUdH6I7+uRL+N4c5A5z7mXk/rI50KGHd3DuPZz7S2Zvh272ce4cFktV1ka+Dwd2D3Ta
        BKYjgNg9nXYbxwlLURGm6oVcfWPlukdFreb6Cx9Ba/cjOXjEzbjciJpwCv0QxmaC7BheX2fz7sTN9iIvz41JGfo9HXeauHJ759GDOIVEu/a03YH54/eK61Mf
        jsCZ+1yqTifPYQYjCBrMqcOS3MaHHiZ2rMmvqvybKOdYk7/Ognllv+TcuTDHZ+PgUN6VlNT5dJK46+R56M0Qv88XXD0Ow/yu6uVJudiKPM23wEQxeOnIzxzd
        C26ceOZw9nILpYYkp3KW3e9eSsKStC2nYOx8sSKr0D++5CqE8Gz8pHi92BTTA9omd22eF2+C6KPZJZ9AOHJ1Ujwb6lZ4z6h0pNh5y46btsglaeQwSxhyQVix
        F3dyz0vt2tXl5KJ6RAggFdFr93lgP+96ykG/G051rrV0s5MM2e4OOKfxLb5G+NqB5K50ABLtYEzP3kCg4PCEml/f3eRzw2Cnd+YGPlOhAmmnhli3K6I2ku+O
        emnyVvqqlTDwaTct8o7Vsj4fqnneXn9ZY2ewxtTPv4tV++WUfTYHfK987IzOK+ULelTo5xUe5dVydTmKpVQi2MPGjRGyRyZVyjQhmBqukfx5+cGfbyV8sh1j
        tsx6IhAEvWE62WuS0sAk4kbXJMkbGs7DE7YUtWHFcQePs7LfDrHf9oucYNwQ4RbF8/jImLnWXQnx2JWmAcETjOdTzbhi7eHhgjV5U6ew+JJHOcdNG356G8lb
        HXcZ0HcF7zWm8BEgJsAx3Hi6YBeESQtZyVWvD+vuh4jFj3d6P5FaKTk7Dcjjk8nc+FNlGohbsbtk1fP1gzhJOnSCTw7Vt4mA7yYKvPvro9nuR6iDu1N4Cy55
        QmBL8pK6HxPs3Y8SgfYL11u7XrIRDMW0v9t9gRYfpSpvJ+dybw9bJwbp7m73CyviSsE0WiOEzKaB0GBUzCik3Gb3Y6zf1vqU6VsD5g/WgroopXT59dF0d1kT
        PvlclSyjG9TBdJewglRgMqszUXmHkqcIb0TXE/kmxZqC9QqXPatVNgm/YNrcutdnB0k4pdetPdNFlt2srQZbbhEzEvbtZivfyeRbGtMrSZVQcmkAXOQpNCzq
        8ACpl7LdeX+iA1jM0Wr80LI6n7FODriVW7vy7GrLqzYt/GwJPymDTRXvBteAP+o5T8ai79YJ3BzOI2F5uFsv8CU9x3xsawsxrl3AM0bgaUgfP2QHB2ivBRSs
        31Gvn5zRhImN5Glg3qTwigoNgFMOajo1sNjNwp0CBv09JX5oubZFle3+cbppwN8rFUrp24p9G9DV6yrb+zBd7rUYegiRHia5ot3zL5g9L3UKfbxs90tm90vp
        rTGbeKQi5PRFS4OngCpPgbjbs4d1AtKwHjqpFp4iu0tTpEkZCS3ZQ2dPlx6713XqcXgdpx7w02k9hrgsbWrrS/bx2UrMuCX+PgaY5lACpymbTLJbX0GJ3q1H
        KFHwfLfJ7NrrR5QYiTs7+w857OpgkrBXeDPYWqxMCyawY9BBul6o8M1ga7bJQRt9HcyEp+xcxX6IA/3BgxnkZiG7iFn22EcMEfvX2Zp96udnZ2cX9SQ781FU
        aHQhplblTtS/08OxXzDK3k5H97K/kbDlP9Faej4BIYBDHw03PCNEZ1+H7x++u0Lu9sCNGnwcO2e/n31OPNW4z2cSUFEdndSHxXRDdUWsE5SuGSVjhDNjeFf2
        OK/NA++i2/09+Emy6nxWKQhPpUx4Ksjh0Z6y+ggNdgURJujBRNlPsSm5LB7N4JGv/gj8sXMgYBM9NhrHVEwtZX6gslf/CKyM9uqjUJbm4dbx84r9Mt8fcAg0
        o++Bxzjx0PTACXGDrEGCNT/LfCjJI8qCkSu45VcHWQPBs64utM3BryXYluJ1T7Kq7qzTknW6OyvUsYc55ier3iLIUAWm7cmnOh4UT+DCOHnJd3Uc/9daVWZc
        6MaI9dQxmqInAD+24IMDDgHMPq/gtDqris8rbX1eVUwIn1cB+zcNxeeVvYHPK8SCUocQHxXkqeTzyn4vMnep75hYAum8RWzHdxBuraBHfB+710+mOfxCwIYH
        CeLP6kSzy3pkheiJOsHlAdZwo3eY48UzzyHGAsgcS8RGDlqMv5Pan2Hv4NYbs/H0DNzNiT8hojlbeCgLlEWHrC/wLVhQRsQ9dvvNLHwFiiEcwZWgHe/zIom+
        ylFZJVytuC/eA+fmnnPN29u3+RPWtXmXN/P/NdL9M+pJdnzcNuw0CXuGDRxOpvBCSIz35rJbwmLn6dwTBq25Juaizek+W+AtGpfoHtJtAn2bDxt4Ja4JsT8c
        h/YLM+XNLN6tn23K3Znmbn0WB3Vnm3AwFbMxGlUYgxnvI4xu8DPWvDF9iE4VEiP4acCQ9dhCuu27ANK0sZM2+qUdY8Jnw2zvGrAStkpuKruu6/K1JTrx4lrO
        2gOxKzm5Pso+7uT6APu5k+sJ9nUn14b93SnHJLP3LctdE/4dEM9kFfa+jugJ4DxtzHI+DyuOw+z84cMWOwdgD8I+MdQhdyYGh6kaLuRa6CttNm9mJ3MphyW2
        R2BEqTiQH06UK4dszcRVhewzROXamWzBliGQSbFgNtVaIzGZHMhNzL1JerjE+1jFaSKRiBsyx9hlIDx/6jXna3V2c9fVdI3AfViHaq3giWnEmKIVykYZYaeV
        VQnehzEXOiuGSFU2HEIAcJ89KWgvTZiYGOsPLbF+0L6Ftc6blGhZIGjsm8U/3AyZfiGYFs7dD4l9DNMvavr9sqECjbib6Ze9OUz0C0d8RL989rJbpl/2+7QW
        w/aNazuGbenhZoRVk2NtiI2jpVSZ/wD78DOFpz66Zfsvj48T6d1I7p8PTvlCccrHzC/8DqIwPpyUWOhVSNerTc/58Gu0mO3hYC3YGTzLUy9MFJ+U01xOEFrv
        37MCQdsAvH7JGVzcvtOvz2w4lcDX6WxoXUkbmS8rKkuLQ4SRzVtGr7jyqqtZnzU0Ke8ZKSX2olcemI0qifxklVFYBivKxYFVKg4m0htgKyaK+lkG8dWmF7Jh
        OeDsIX7OsdPVlG3FN/1iAkDNTVWWdLK+F6yph5KwPmLZcDnFXYviBjrZFS+0O9R+utlgqMArXzCD1GW6HepkV73QtkYPl1PiNfhq5IVsc8dkaM2WF7JR02+o
        nKtfMBsM1WWornY721hEuDHF9SMnCKM2mStM33zHXGmumjcjHbPFGHP1fGe+jZ66vEu3O9Z7odqmuQ4ytrFkKeaZDV1OJza8kPU507mdxM27m4WvQC5IE2Kw
        K/vgpbL3d2Xvv1T2oa7sQ5fKnnRlTy6VfaAr+8Clsg+X3w6X35rCX+HDtNUp9it9ZrT80WjXR1u6PjIjJTM+ZTaXvqOXm4svm7wJggWULO44XVNma/J/yKL3
        ULqV06OspzYxTZPvWvfuQHotpxNpSu+IRcrMNe6dgftBnn1ZbpOX9vEqtzX5V9pqzqGw/AZf5zeBLGenZEL0GZ5m/YYxmxbi1mfedFZNfkmbvm+bayVLJhOP
        n/IkHDD8EO/44cC3ZT4N0KrDD7ZKaQPGfpV8m2aJzczcxSmq45fZEx+AX2V2LrCR7XMmp69Y7VgvGMShvGMsPK2k/cVlH8vkKHPa31UGG0l3f4+c/eVK8i0V
        l1K6K2V7xJ7Gl540IckptaA7ty4V1N8ob9j7EbCvr5P2FeqMPBpd/e67SJOlT1REVspFvHKp1032q1R+4HcXyUxOX5e/xViCsmk+5Y3TupgAm+vx18PyS1kC
        fY0Yt1/fwz9waom6c/Yja8QYliV2j81HemzqLTknsm2lnDjBW8FRmJ8sOjzeQX+9GkPILgbovZqxNfc2xFWnNDW40q3OUYbhirJyRTvpr1dF10pFO3tWdGN3
        RVvNtVLRjd0VXVuu6Ab6u76nYR1XdEPPiia6K7qGauCKJroruq5cUW/9IXjm6/liab0X7fVezEHdkPZLK9hGou/X92RF8argaVf2PzyajZlrWHewZ/Zr+DCs
        nH28rBchhlhiEBayfd465QgVK5ezzQAV1smeMgEsZ9/es9oVn52ulEpxmcx4T7ZqEe3c1vOD7T0/WABcaQ+V/EMtQbbEX01P9wJbezy7tseza3rpjuCspd8t
        XLMxqyWY65N/gV37coz9+w65WcThmNkpN+0mbm6gG5zJJL+vJSDa2goynaY9qu0VBDhrqbQCOkQJ74q4AbZsXs6oCeVbakR+SxuGYKe3Qvta1l3CcvOhC7ew
        cufXWdCx3V9s5tRz5c55Wgvp2dt5tn8A+jqfJfO0fvWbZH6+nR+6et7X4zSSSpZiRC2xlbwdr6mkHa+t5NX4civxLQUOrOvBiB0CAMyxwPgL9uPRppxFdMEH
        a0PcY/AyO9SMGcm/1Jm+0HRI6pC211jS4pabS+b5NBxJ9Bj3lHXVsNTCnxRCX3i98mUqzXp8rS9RosS/dID7AmNDMPLtCJcGfR3ICcQsjq4Ht97w6AU7LNHf
        H6A0/XXL6jWQsJWerRMX2pP2r/eivd6LhTrvsNkYbLY+fcIi1nsAUMrhtALefS6uV8DSei+W13uxAh3xxfq0iU4wy7WXN/B88AneeqFumfN23XLic3Ww4rDe
        rafCh6/ULSO+XIdZCKx362nGF4v1VAlcv/jcX4tcRA4aQnMWGlCZtjTn1cYamjPbWFvv2cbl0hwOeWwaVHqtqb6fEyboOWFAfoxVDiJGUXSSxPS2jYtrrFYU
        MAUaArPR9HQ+oZaFECk7lAENKmtiBSzaWMLFtcAHXGzF+APXFqNphK9XFsnK4x/ZsW1HdmznIju2sxH2axj/yOLIcmRxZCmyOLIYSTxdOOwFsS4A9wVGxHHq
        3UP9KDsIt4CrOcDVHOBqDnC1EuBq0xZkBQVfBbiaA1zNAa7mAFcD4GrrAq7mAFdzgKs5wNUc4GoOcDUHuJoDXA0yRtubqutN1fWm6npTLfWm6noDgrGqH1XX
        j6rrR9X1A/ZBi9V1+1F1/ai6flRdP6quH1XXj6rrR9X1g9a1mOboD3B2WhIw1yyxHWfX8jbLPSr58HsmAd83TA56YnJBAkI39qEb+9CNPfv9OZ6vF2EJmcEJ
        rkXm0CFB6JAgdEjAJyQhrQK9kSB0SBA6JAgdEoQOCUKHBKFDgtAhQdhFBUrk8wsMSokKnG32pgIVB7uKg13Fwa7SDbvKtIXauhS04mBXcbCrONhh8i1W1oVd
        xcGu4mBXcbCrONhVHOwqDnYVB7tKiRAErkOB61DgOhR0dyhwHepBCwLXlcB1JXBdgYXfYrBuVwLXlcB1JXBdCVxXAteVwHUlcF0JhBb8QKfpjPmB7nBABWo4
        wfl+YrLIstYgckEEtBt37cZdu3HX+bjzGqBLiGx561Wjr93oazf62o0+b2P1uiuBdqOv3ehrN/rajb52o6/d6Gs3+qLHxvZY39fdmu6xWytogO9A5zvQ+Q50
        fjfo/OnpfDvXm376DnS+A53vQMenUv66oPMd6HwHOt+Bzneg8x3ofAc634HOL9EA5TqkXIeU65Dq7pByHepBA5TrinJdUa4rEMLDP9I6XVGuK8p1RbmuKNcV
        5bqiXFeU64pK2TGxfzftY1Xaw2VzI+/qYp9t7Swu/N16tt/2fanPNn+uzwJhuc/2o91nobHSZzu00IeKAJA+Ky5ieUhLWabvf7OPtvCT5TVPgAv5EwtQ3J+E
        Xo2fNhu9Nrhx7z3mZUqitl6uSOgyrYWvYVc6nmNz/8Cdu4iPz8fTHfTiwDHb+z9wJy877anMDc4yG5D4A3f2MmbPZcbZGyiAYl/BnlKOZbabqgyFssZRy7jI
        BO2qMsa42CrIW5UBxEUqCF6V4VfWbdLj1o3SQyV3SWPWrdINJbdJxrpRSqz7JbhZAqne5z2toR+1zzuDtLkbUWSD1lw/zo9DIVbsRQrE6hq+WAAdC4XobeUL
        JnqhEL2UL1aA96Ggu86Nx5b1dOtMbvf6gZ/Wkf6RL87vJA+UQCQPDhcQJfMa7p7HIIHelZxHewwH6EKJtyiPIXWU0oy77RmxIvPEgRhKd3XT5OVue7bbiFSJ
        o6WrYYBkdatgyvzpStLqb9VbcfI6VIliGEQFaNYtSs2wqlLKMawjcTnDqokcW0Ylg0axNa+E4POSHZfxzSR9s1gvf/ObAyrk0N4JfobwM4KfK/Bj8LMVP2P4
        2YGfCfzsws8e/Nz+hSJ/Q2+JVZR6x/9O/lh/kbDf+H2df9/g30X+fYt/3+bfd/h3iX/f5d/3+Pd9/l3m3w/490P+/Yh/V/j3E/79lH8/499Zbu0Z/j3Lv89q
        6FfO6eTf8G2bf1/m31f59xz/LvDva/z7Ov++wb+L/PsW/77Nv+/w7xL/vsu/7/Hv+/y7zL8f8O+H/PsR/67w7yf8+yn/fsa/tEyjwfx7ln+f5d85/n2Of5/n
        3xd9dKTt244s+IJir/mpNNrfwq2WBAF2ueF+GnDT/TTkxsvrJUneleQ9Sd6XZFmSDyT5UJKPJFmR5BNJPpXkM0lmA07OSHJWkmclmZPkOUmel+RFSdqSvCzJ
        q5Kck2RBktckeV2SNyRZlOQtSd6W5B1JliR5V5L3JHlfkmVJPpDkQ0k+kmRFkk8k+VSSzySZDaV/kpyV5FlJ5iR5TpLnJXlRkrYkL0vyqiTnJFmQ5DVJXpfk
        DUkWJXlLkrcleUeSJUneleQ9Sd6XZFmSDyT5UJKPJFmR5BNJPpXkM0lmK9I/Sc5K8qwkc5I8J8nzkrwoSVuSlyV5VZJzkixI8pokr0vyhiSLkrwlyduSvCPJ
        kiTvSvKeJO9LsizJB5J8KMlHkqxI8okkn0rymSSzVemfJGcleVaSOUmek+R5SV6UpC3Jy5K8Ksk5SRYkeU2S1yV5Q5JFSd6S5G1J3pFkSZJ3JXlPkvclWZbk
        A0k+lOQjSVYk+USSTyX5TJLZSPonyVlJnpVkTpLnJHlekhclaUvysiSvSnJOkgVJXpPkdUnekGRRkrckeVuSdyRZkuRdSd6T5H1JliX5QJIPJflIkhVJPpHk
        U0k+k2S2Jv2T5Kwkz0oyJ8lzkjwvyYuStCV5WZJXJTknyYIkr0nyuiSLkrwlyduSvCPJkiTvSvKeJO9LsizJB5J8KMlHkqxI8okkn0rymSSzdemYJGcleVaS
        OUmek+R5SV6UpC3Jy5K8Ksk5SRYkeU2S1yV5o77Fqpjgpta66qc55iP7n2FVRWxmsZwEUH1GHGN5yqGF8RNA7/AyeJy9xOO0u/ii15X3/1cOh4HOv88qZhWU
        XWGfgyYus4MNr/XenyWtqOUnlfhZpXxm14KMl1hxyJQFbMnYWvR2U2d0a3b2W7PfhOGIbm3eDQsO6I7D1mf2n7L2p5760z/+rV/5/Xfe3yuBnJWolD/7K8lu
        XWjS9cdG9qDQO6dt6N3W6Tn7lE+g9f6s8tWMOsVK7xNyWg/ONkhuZ3//8H0lI8MBzWSbwuYodD3um0nf2KcJPU1Y2ceEb2aVV+DO5+FMj6Y+ojtCD97QjYqd
        +jvVI8rwGqrx0F4j3vol5WtqjYb26ZJnrVs4os3tsAtLA1Fp9jhWxZtTn7v/vNPO1uTTz70H2eh4bDoLiC8//wuJwJJBzWBP6hypwWfPm7CugjedvDe0v0FP
        oHfN/RTQsskym+qEcZ8Ug7GOkjD+e9oPHAQTgSBbrtUEoqK8PoYoKLOL3HN/yqOKWilH0cgqyTC2N3DcRNuJrWnEWu2mlhDT6o9T4+oSTgHOjasJQnKHreSn
        b1Pb+Cr66X3eOK72efC6U5/UpnVl68XnXacryQgbomtT67QzxYUCDhxAIXRuzpArlNIR8g6ybX9cb0XA1QCR1CDlLAIrPXpwH+veT7BNqHihDhDpOETSgOkN
        LiKgqQe76AYlobV8ELOnBIN93tchAW4V2Op0f2CawRboGVM3+gVYHbZm235aoV1aWm2NplFLpbXWR7+UcKwT6Gkjau4Wq0CdtzT5I+7uUAaQwVMNwUvg3ACc
        afwQPpTIiujoT6wepLHWFh47GiIflAXjBCC52Xk7XX72azTj9tDF0G6iOLBgJIInYB7BzxUCZsNeOXZBLxKwriRhq/2v3vknukU7z7d9g6e6JKFHu25Ud0JO
        stO7A23e6fEUILKGphNhiwHfwEQyPDUGLPXwc3XcVNlkNXoCnoSSJ05gBOCL5YsN14eBrq8Zri1oWLIF1yNpf2nWSpSzLmjuYZTfAxAwPG9nF+ZleN5Ll//s
        FwmeMA/r303UGtA3Dm3HeBQy7v4Ee2F9y6MhI9BFNF8IoL/zz047gOJpr8GIZDBqpvis3vrXv+jmC39Gy0TK0R8PC5bci9HY6d2XNjAo96cIeNLdMaifrunT
        ks89mvru7/7eSz/38vO/bSa5Q8BQwtj+0nzkRjWAIQhMUuVWVDAfW+cWPXToLe5Qa6C1oYTdX88qo633fy1pvfFriamMZtVSH6otT2bzvYLvh4WMfDntQwCT
        29T9lDT2efdRQphzL4KUMNRNDKgDLjDIqRtpS51pA0NLSrEU4nAXhahYuiB08gtg2oOKbZosmgVGTIExmb9AoX+qdTDjlrn6Vq/1znMJ0ZFP/5Aor5hDlW21
        C1W9xw7CkK/Vj6iF3SuOvfoPn3tfowy00FBx/zeKgyLMpx8wRS+X6a8q0wSXUR4XE7CZO7uZy0Jn1df65E+S1ssVmDkl7ykEvyaIIJofjRFMTUOjYWoaGpZe
        w5HS1jzeXapbg2kNVE/JZUxLNLCniSWwAmS4QpzgjfALGNTsgVOmikQ2DYUfqBBIsvhOhLUyMS3xd+qhmJ26Ebxv9ooVl9k8/DTWZeKS/1PHn/u+OhXO6Kda
        534JnR8mGk9zOa23/u3v/N5/U10zTo/SOL1ZBhuP1F8nwMUyFejLGhb38hd6zRfGfzNrlkcia0ypb7oH1QcR1fWrWfW4aZSYjB860XX7tdJt9E13tULMiKke
        P0Gt+oixLUOP/il69G/e/299auYHv/Nbp6tAlBSx3lt/8xeR68VfRQ8I41rCmqiXssqXz/zJL728Mf69kBCp8uXHz/381z9rD/w1QiRYLZWsCfzW+7+KMt7g
        MjaiPoKEohpHUvZJ81JOPzqIQtnpKpoKKxXOKl3E1FcEUSqxCQskCQVJQkGSUGy6QtAPaKQylgSCJbTavZk1gCUhAcliiefQkpHUY5SNf90n1lh02K0uphLK
        GMBGS98LTpQ3Bcwgz84G07C0wlHDU8czibOhD4PJFMs7+RomrJTlyGimaByW/l0CA079kzAp7mcTaeLwnmDeGix2ZH1NKvFyCh7YkwM31htls1n2wat/MoMx
        xj2G7SCn7z7eVLSNCfi1av2JuJBATSgr5BTf0Q4HigsxjTbsrfJC2fgivKcp1lau/KzyAAOBgxdV6OEx7JlMOM2X8L0aHOSoeF01HrM1HitqtBbEAUb40u2z
        Pll8+GMDQGBWq7Fb2O6x15nop4+dn9rzDM0S450z+vyUeeZMzoHPmtNTd5x9Jf65TA/OVCzBbbIbHmLCAv5cpjLsvG7yatmmKXP6aFPMw4W5Cdjv1+d8HA0L
        WxpBBEaPhbM5nw3jC/sulF9gxSZqVLrJ+LeoesrruEd9GsbDYdMk4qmfstVGsnEFXx+eNxXugMRLVlRXBXXxdWh/i0wcPVmXMmnOpMuZYPs/ciavTIsDEVeh
        d96ovELFxctv8QLTjYuU3/xFbIZNcP5McsQ0d3oj7N4lLuAkEGrCQpvYE48PiQVA1ndcAU8Ohd5/nCbrDgldPWaaJrhNXYfQ1fu8a+GiaJ+3lRJeWJqGslwx
        5aWb4CgX9oY0nM3WFdNwi4yVuAJQE0xuJMDXwALVsvh8Ouycz7FbVuq/53Fs5io295mX3EPX+A2TT9DyCoLMsS/+RqroU4IfDV5y+miWcFdornMyczJVUzPp
        pimglHd/098iPjxACqbEM5OhNtLbw/joyElCenbMSh/qqZmY492/R5N3E4H16amE8PiMIfY7vwYBi4l9hmZnDQx0ci8iQt6mfhvnafE+7+8jjfZ5ryMlXuM1
        pAFHnK6a6rj/UDYy6b9qb36E8Ns/Q5VtmoIrhM8/33/66Gi2adLnAKsRoRJhi8AkuQ9xcZP9MfjMukTQC4Rzg5tnH3DtOw8MB0yhU1U3DSqgzgAsuVqhaXqY
        8GAToHfQZgvtL7xS96F3jROmn3t3P9DDlRZiGsnssvlXve0D4sBzA1G9TB2xbgEOrC0360sOi0ZJnR0GscNg1ardL1obVT7K46+SB0x1p/cgsoAcR0eIGKAR
        U95XiLpVWU6D2KDCFIqXZnhzgfCkIXtZ8bSdxVSU3uk14PlVM9Nx//G0y9mTaVCNMbcMC4w0Dd5EvIOiwO412S8lHMwUWYMZ5AQWpwRbYn8IC+BOgOYFk0Rw
        OlQvejmaeaXFCf4Z1BMZiDj9O8ISEMgzhmNeYDhiMEJnIhwDBp5Rna7wz044bKlCCSNP84OnBfsx9mRCeMBrrzwh9BaZ71S9N2XnvsP9YcK5TURRHK4Pl/Ae
        szjjegIaX563WiZzIJtJQkqayTIhCHVvU1NYC/d5LTCb+zxe+rArDgGXPZAAjfvRpD8hV956E+Ew2kS7bUF3uw6A1wxbQ9NEH4iTAMEFVR82FVoxaAZUdml4
        FpZGBgyRQMhICGELKMhMjsiA5/DUxDNElaf2n32FIeIAvmlqkXjvCi1YKYa9IuIH6yEMltkm24QkepparX6MKZCBqbpHjWMnBoSyN6ott6l9uNrpbd7n7ZWr
        kay+z9sjvlGGshrkA3yd7BaPKdbjjzE1msEgA+zJ5y/SvMeDMC94S17w5lLBI6WCh/KCIbhCa7Nh7M34mk3JpQp6kvwlW3ofqC/h0fS06cc+qcKxOrLKEcLZ
        YRPxeD1NXLD3NbYkJw6fiPVx9kjvsNaDw2CWdTaYLwlYPmVFhZjJV//UidsU6MbX5Gx9Kzs7qxEJk9XR8EIuzJUsEdr37EqgZCUgruw8La28LtLs5KlRWig8
        NhcPztE4TjxzJtuUcyFJPvLV1ttQ4KBl5ihoyeFMwa81a1Q5JACiiWxSTWP58I5ReYQpNFF/iB1Bu1rzRuFJ0TB1ySy86gDLz2JZoOUBuhmsdKBZHnCMQGER
        kSsV9tBRAtuPPY5efkWq8rC+HEg3I9mTbilIgxbS4KY9kwYvJw2gK7xEOPLgSAjIQxUSl00lqjBcohbrrozftivjC3ZlfN6ujM/ZlXHOLoYTFgB0OdaLHDBc
        eFUUvjEmusdgyiKaCgTUiOYB9TtCaNkASUIMByFrRF0CzlqmI8IkUQXTEbHPkSxMHjTwWPkgoSq4JY2DCMOcUkQ4KjtiuQFUaKFDfG33YLhoKCjWVHL2lUPu
        W/iqsnQ6BEM1wU1Ag9FST1qqultquE+QcqJXWe18NuoW7BDc2I9hd7XP+1Ghrj8iZPVBIbJHhWaCdNJMZ0dDScBiE6Jeta0ee0/nKBKEDCNw+Y9ZWbOhhsd4
        gwSLbwQZxg8ow33YITHLRBul5ZWEnYzgzCLryzdJfaic9gS1FkIdUR07PQ/Uo2ZqY3oHqH4NIj4+12AReUCMXkCvPSyYNeACTbLUsz52xDpwjr0mRtNZf+76
        KrAhAfOmSzzkTGZQgL6/Cm3IPgxrIrZdgsu0qiO8E+M7LJsB6k0wWVfT6QBW42PpILZC4+DQNjFVf5A3ljZszcQ0FClbZwnnNrTGxBcOJEyHd0ODJMCHByZ9
        1voLbOB76AKO+0epGnxJ/RhK/guDOpcU6PlG00/IxXpkVHRXoT+zG2osXOjjk/6ivfwJdPN1e/PQpE98Zb9BmQNwy0Nl/iUuUZtk2mzcx77wBjmQFbQNtdu+
        1aQXrjpxN2Rq9CGNAG8daiIU7mNqDuykd4pP5ITT8uT4BSAGs0P/kv88+Qv20I6QaxeeszsqGSA+yeF9Hqi+bPX2eTU+7Nvq3JlArM2aXben7NxkD83jEGJt
        djl/R0PFTgJQTF7gMU1aT1b44DwRU55+9M0wp4EZtWt9xGsN7fWwLqhzZgTrwqpVQfKMgPB6tChQ7SOZdouCLuY/LQq8mwim4wwoHhwTvpehEEJWy3taj93I
        SDdwooBuoxvFBjDf/KnzRE3d5g/NYJDnD1WPhzGhVYgVw7JJcKRpZGpTw3q2a6zUrq3SLmPbhWGOxQ9VDNGNZ+zOkIbZHRp4cmgQsSNFDFwsLmioSI3rgIqE
        /024asNmHv6CCJpwFiXSn5qIfbhEKs2Vq125sZwdVdEsTq6gVlVxyqXtSocQVTw6X8FSkRAIqqCcw/wM4Tc+pCV9i9lMq9Mm2g7T7uFnxNklZfsJyf045ZYd
        jG+G71AI6z08tefs7R4ODjygqg8G8eydfDS66U7N3VhUjifHYDSFXDfRhGHIRf9cpTVFEvqm1uFTtIFgU2L6Jqu8QisL3J3jpoqb6YxW1XuYiNXpH3wnIDYK
        2JOp/tME5yqSCi3cVY7GUZ3yn8nCs1iPz9JN9OAoMaQVesgCq8pUBD41mvpcnTbh1J7TWfjM1M8+ZUKW2OjTZ9gpVfGEctm8z5wBF1SZUqfgWYiSjFb3rzD/
        F7PEx82jh/Kr9gzYl6mS9NSn6faz3zpzdq69ODtDa/oZQ0/gB61hFKeEca+kTaNeQWeJaUgIdxsiuG+KGD8W+X0dJ69HwMnz+TqvA3xwzjp5UeYnfDgA6LMf
        N9zRixpojgJ3Wgcdoqtx3ZjUjfg7gQ5mtD2orfBSLTIRMIeB4wmKraKaUrTUq6nG6algiio6x2evWfU805Tbzk4BZjQDsuh8VmdJRW30mR9imXK5ZPgB5pJ0
        qaSuQvgzwt663fRq+Y4XJCmAkzXtZXKoV7UPbVnVvur5LOb2RVQRe0xmt4DJD4O+rWpqubvlguynKv9Urf5UiN1U31nCbUXJg5DpsaAJpwPY7FVpRwBPiyfP
        m+jc01P6manPBG2o/DqyV4zGvqViFG1aZJNRwRzUSLxMvWKNH9DIvClfnTpx+gyxp+xQlKNEaQZK3s08A9tRrOpvRO1DFArasWApOdzkfQA3w+NmsKetrewj
        8LtaVwWBjPB6Gtwdey5MINokfo7YOITIAkNXPZ/GLsDcSOYXC5pmFrT8y9LEeCqaCrCXKYH9GeMGjoDqUad+iLWb+SQGjLjvGPEfBhn2MbZYu+oMIRmvXnlV
        kRc+0XKMZ2eLPFhQonClYQhp2DyBD7tYDNhxL5gQrFV4Ia+PseccsDspeAF+dr945uaiIskMqb3Xs23/WcysBXsmY5kzsXl6Rj3VUx7Msk7Cb/98FnaJhHtJ
        PH3m5/1Vj6f6NdFBy3dPxSzQxiTqYhsiwIPGpwo08YHEAaFwcA77ojOiDE4NF8UmOZ9zUiMWQrGHv5mT0/AE6WRH7AyS/XRq2S4WCjF4fpNX6JiDhf4x2WwD
        5T0W/sgmGw5UZZMd/0df66f8Gdk3gbhVsA+5gpor3UWjwMGxlNhHF6HaS533EbOHxeoOhuVPwjiHjtxLBcwaogIi3mvsJpYh1cDUZW9+IN/naOVby4dxeZjs
        1KyjLMKR3bN18N/VCE3cGI0eLYGBxdUq7cyeEnGhYukwhIesTObfBO+urT3Hzz9jgjNp4MxwIrhK5ZCutCtqMju27qIWrFrEwiJbDNpA21qQKBtemqjTGERW
        475hMwUqlmvOeUC/+xCAuDud84Gaxf/yW7xgBNb8QpdfxPEkH5wFTCiFxfhboTvctnQJ8y6LXhFY0d3srM8QDzikF7vjv/qnDJA4ojKn9v8cMDldA/eg+zdf
        Hxlnssr5LJpK1mKMGzIgWVpFDcVoE61hdKieXxcfQqsiIZw5JEvgq9dFCc1HZwG8VYNT3+F5re/MHOGAe/CI6/PbafbXjsMto5HjwGGOH8u2jYRVHBX9BzFW
        k3wQXz0/6Y/QWNFCGIBJDdnZfd5UPOifXt3UzO9qrJxr5NBdBQvIEMpgNqoHvNCAGC3QPOvtO3t2AI0Ve2jE2Xt8z4SCFksskJAGMXE37PuWto9if8YrKQgk
        USrCLnVOECt2JF20O5gnsz4ucRUBl5nHYxEm9AOExxspeLwR4fGGhMdjYSjzeBCQxp8NE49dmyn1ypK5WXP8IPDN70HTidOS8//cyf997lMH1qem+pl8ECJL
        /8We3c4q6n5WZ1Ebr9xUTXy+vHTXQFKT01nl6CjNgxpgB9pgTqd2/NKaL1axXcSZSItdvAO7mPwwT1kWVTT9/AO0z1TyMW8RTZBpz3MbIrv9P2eip185mTWP
        0WaEUKqJ077Do+cpufqneGimAmAvvKIezZq8+LOx+RaHbNgtNkdjLplW7TBv0mPw6lyHu9FjWeOwDdlZP9j0LgoKqgS+uRkUjcsARaU3KLoggGZLB2J0oLG6
        Aw0Tuw7cizi9tqCHxAE/APeUAK7aBbgqABcfg70tbc8oYcDFJcAxBND/uvhatUJbD8+lcu+VVt9Pt/zjGa9U0ga4Z6b5QWsVzQ/NZRFUp06dJoTyT58hJvBM
        v21Yjn49KDJPW+bTLXYT41ni1plA1wv8e2aqQVCc6i9DkfYbIEkYhaxK3Hkd7aJBPIkjx+6pz7ieNnLcj4lJPb+KgQ+I5f+xtdwDEBSrdYk2nTO2rd6PNhWi
        sq1hOCAKp31QhblTKvln3foFtt6NYM7Wu8mB2hss5m4t8lrGN0ELg2cax+4RT1ANevmAZWAFynwqaAenJmLDbkLy5yWPytTA4VIvCVGiM5ZLoMo9VG8eEDPr
        hu3Ho5iE2p5uxqw82WvAi82pjG6fMGxZpQuyBaFj4Or1gcsOYXO4XRrG4gWbnn3dbcJyRrcAC1apG9QgpE3cIoZqa/+9BnA9ISesXW+ONN3CNtWf1/qX01qR
        0RI3eqSLNtiTZUAleThtFoMCkXHaRMYmZNC1ptc681HSSiDHRquYuosKXS35iayf7gndmza36ae9OEvK+dgcii91VpRDyL78vJj1wo5LAr6jbo+RoWYPBTg/
        +b/YtTyOygn/7cxq9pxZTZlJCfGL7oTRDnINfH4f+0wXYBFuLnrf4KjRVGXzyGhGrW0tqm9k9WP0TgNvIQ9PE56LrB9UY+/WLe9unPoRdpv64ZPEJ9dM8wGs
        JNTf0CSUy39ielx72LRnAygX3rzpggtWR5i+UZV3Q5OCGV50s/IEC/OgKCrfsxPrWISg8bg43ZLx5GUShwTcCKeSUeOsOR0uIwZUEmMRGzfwKVH1zLWfhqY4
        HYqxCdnqQCaTF4MHyom9KC/azUtytXZHBPFZ83wWrJ1XYTGngjVzKnBzyv/zzZK6Lb/W2n8fAXHVDKGn9zS72b4pnA0XVCOVNWedWdG3alb0IWMfK010zYp6
        16yoF7Oiz+YmLGnwrGiUZkXje5oVILXYEtfuyoFba1VoqcLjRtbgcABYsx1K0fpHcDieYcnnEYlbY9OyhwjX3ULEdv8Qy5YyvsiWkoUQteSvAGFpC8euAruz
        EckE+17aCICrj7FLAYYSLwW+XsoY01szxWwUpFZcGqyAPDuINFpO2LJmlyHlgFr4wh/4J9dsOHrlWb336JGHpR60NDCdgdULOLG1ECw44spULLhFV1VccVCA
        8iS1Q8cLXJNXYCvUt3l50grV0qaByA2aJy6UNLlZOfNDn8v5U/C9sUvEh4lFzhBvGGjE/k6oKzPBU2AcwLjDuiiC+YeXL3EQpEHSAvlgscR53dHBQA0zyEPl
        q6ec0LH7K4J4jIyiGmLiH2sq5oAJ3lEXB1wRGWzWoM1Ak/di1DKI2lLsxsEBI64Bu/Ovmer9RJ0r4ENY98UXSW+zJAGUVrDUz5ONQZB/wGxx46i7a1l5QB/z
        t57lb/vA34bHOKJ5hl0387fhmo1BfDQL+ZDbVISv5jKp/siEo7ETClbyJtHGwONu0JYHIDTqK7I7uChYjmb1UdoRXAQsIP5V7EDWgKXRGyxd0KjLJuFyOnNv
        M8oLekgCQQS8SWAgNruA2CyAON0biBYa013QoKWPmcE87MJhbIptsBnokikxD8RhrFNVg08V32mrbWF1N7aX5COUXG74G0opwtTzVvKjHDcLR5K8QefZ/rgV
        ih0Xhz85BZid4amsS48WPah9IO9o/mziTPJIBuqZIpQFh0CCZhvkFwxzzyoFWLGbhySPUASTTh3fz1KA/FscmkHTexqFhrkitSsI4IUDAimo0KK2y97x+BeI
        iPKBb8uHljgMBFuqX4ImQRH8ICsWKlaf3sE2JLYsHzsERk/+uv8+1oAIGK5WIsN8FYF3eszzWhAK/szxg/2iK8T9D6BB7Zde2s2wInYe1o+2GF+K8aEcgfGi
        DxDbx4v4t3FiddFaYrxAEb2BqllDQtJAUpRw4kSpViiwYcmIP1RazVgVKx1Adl6737IigNePZupGlQC7GrxInEgJpBIs0WMBOctSdRqg4TfxQLIsNTyTsrIy
        dxiyVF8kVQGEaXp9WWp4EVlqVpmaoH3A7H/yj0PwzweEylRwpI8QSnEhF7dmo0TTnzAa58g4HfiLPwBpkpQCa9D4HV9HuRI77NqgfYdQazj3EU074pOgZJfG
        TIVE+gHVgPAcq+9BStpg3bSmI3lKDoeyPnuyI5QLVIiPQgJrtueIOy0u/QZrzIPEh9WxyT7hdG6D4kxJSTSkWvIgdp84WHInJJHEI/pa/q+rFsyIYl0Up+fJ
        V7dIUFb5kDh8d7iSfI0KbK7iuVAm27WFzHT5Vlqbfy18FtNWqAuVVSOCLkX8QszqmhqWRaxrHsbYTpkGuDPYvhJXJiJJQAI1xYynzJYoIMvf19p/qjojYnIo
        SQFtUlGjJPqMYQOCY9Tq5yWg3uYsOp/6QkuBQJUyxAHmqmwftBv70B112MH2eZDjUTl2RRy6COCvnCAOVwZZy1Kl+CyOT2RiWaz8AuqGuXiXjc8sYzmvvJfD
        x60t9yELMVq3kC/zed3Sdt3ysW55x5gKZnySg3XLK69brDXKQluAbovXhSZWOMBoglBztJmx2sjJw0m/2Oxf2fWctYamW8PTrVPHUeA/0LD+LYymu1kvaRgs
        floBBz3bT7vdkIO6obfTmX/kJMe29Qm3Mn2E/ZgjoK7EA9atfmThkLyPHycaN3RMAnHhhXsC1vj+ZsXIQha3nvsogWk8bYgk8lN4LKscwZJ+BKHjAqE/AWw8
        iuVyyraNtgRRo1Ja0TF7QByq0PKCVrUiMneHgqqDIpZYtB2qd7K2Q5VfDVLqfRV6IsnDLafq0KApRdDEstjyCmtG48W/HBOTW7HwqwF+zkKiZogURrz3h70g
        UNwTVqpgnMrsU6ifEtIFYSLxZ2Cas7AsTAzsaY/jX59ZzWvlHLMVJmk57AAblzVpJ1IBC181lZPsTq5oCexQzhFEV0kSWQ7Bdl1dWRsiSWzmjC1aG5aEXZV4
        9Sex25iHcXEKBlYLagK0MHphsQ2IWe5QFepQ2boGZjLRA5YTeDn9clJBYRJVGuJM+hxVtnZvKm2uiHKTLyeeQim7Gw2cjhG6cpqITX5IBMUvy2ceafpim3ts
        ujgf6qKqXVtLfZ62fo6y+ryTlN/iBW+ONb/Q5RdxChm8x8dXBqdZ6CHO7KdpIuVHbauaBn2JVa2Ts2Bo3FhZKE3mQCJIY5phYstEk8IzcNAIKkl7vopQpPBM
        oxq3fFM9RutXkO9YmNc+mbGSNQgbbvEZf3NmVp0BUshJjXvlmHdXbBh3b5PiLg4/vsQ2KTqTh0+zBbxysexNIayK1d2ziI8hayAULKBQ7vzETsPz3YwDz8PQ
        zsM+2kf24+SQdkiC5wiLjY1Tw26cwEeHa+Y8Y3F/zy0TI9AMzbOMeQaCf/cmqWIiu0kiIGXRkaAoH4ZBMj2LfScMZ628rJQtETlZ13JiZ2Bmi06jfLbCZIFf
        Tmc07KJuXRoaAiMNPzAmEhIT0fhWc4yBWIJV0/pPAzT4akoMc/fT5t1hiO966CXHRHqBaISsrHSOls/oGC+uMzSQbgjtbiZTspdzNPmrPRdJ5uIKyYaQSdEj
        d12xhOLA6TNc7vmpPiIeOAfy4r/grbbwo2Vu2c8VWFpw8tKt0tLLRtMhU9lM82j8LV/7os80UdJd32GV34DKVYvSlfuDAxcjiBzCpJsYioptRehhtC49DAt6
        GF6MHupp9GsUHimPJT/JSrs/KJpXgwmCGDnXQPpgHmJ7M12qf0emYXxLzGPMFhdgne045wNOuwYJPnmSj/kncrUmVoiCZPCXa7o+Ez2VxwhdNdwSctcq8fVj
        QU2OXtqwMzjQ234WoTjZthZjNkBgS1aZ0RoYeH6Dd9dl89XM7jSU32WzuspSNWbdEjFCYbdGAU4PSnE2TXC/6J2rQxLXEjEBAlM7jAinIf6Sb6Q4M4TtiEd0
        kFB3gGngoKWBU5HpB/XbMBWcfWU0HaI7UL6N3G3IWFg5y3gnaRCDc+nAVD/E4EwOwRJFqxXIWPmNoJDVD4pz6imPqGpVhJ8CkQEYZFGZ9JItTfmpZIPQ0oI9
        bu0nimv33P0mkDOdvtxqjMVODJdAhDi4bYnvCqI2cJgL2WjyjYz1wvh5hmCeaROHk9iqhzawaojAqs3iCz7/FNXZwDQgNzd9k+yUQYoaov2bEPs+q6v2w2mf
        WD/lanTc/Sr7mN7iOg7vr/VR7P6IKve/kgX3Eg5vYAX6EnqWUWhQCH4Y54Cmy40g+AGKcaTRNeOrmS065ddC8AP7EkyAJfh9luD3E8EPmOCHlkUIeEEPzpXW
        8n5H8PvXJfiojUi9L+uSmI9X4t4ahmKHzODh94whfQV2eBblToLVP5f1uVxlVIkJBy0wKq2+5L9kPBDPBLj/r2xR1v5Sjkw4XLSMpanKwhNPVQnCJZ3EUXqw
        gaBL2w8ebuwa5JA5YGbMLmDBMXZZ0LWA9bFeQxqzsUiuIWnYqZAf/7w4S2khMLXP44JaoKrBPHKFYPKU26yxBWTl3qbdJBOJJK6PFk/sRXDu3xp5ojVz8i/T
        Ag2Gz0lKQQgMbY/g9SIg0IUIcIsw4032Yh2yoNdg/wJhVADeT3G2/Gu2JJ9m5xT2Cw6YAzlhpfXUEbAYIezawqkZqgQDn4I1ZdWkiqgm8eEZhqc2FaY4DQ3P
        Pw3qTxtfTF6fdnVe/IJmWZpsC4K1p/Pdx4czqxUFLnVUFRTabsFF1NxoD7hKdPJ91FLDrkwOuQghIUbhgKGeiFA8dmK9FaHOPTuWxltsefePxncSZAhLrGRc
        d/HNGnyzOsbiwkz0M4kRViW+Of6rVmZ70OiDJ9jPhZ5m/U26wCGg4u0DMR5Q6Wx5LepPS57ScmRbAu8Zo3QbHBpli5GAKrt7lAWzRt9N7JkTWAJNnPO5+D9q
        7/vmZiRwbkbwRls3I2+z9Zz/BAzoEJw6yA3oAogdCy8jwSovI5hN1kmHFWmCP2KxayTCYMj8G5479Q3vYYchGpTigRNywBZCx1AzFwjZOgv14NueOKgIPkEA
        Z1xhS+mtqeyYVMaicrZ3FxJRKk8+U+u2sfxZlw+RAIzPBGtJc3jzfCG0NvR2IYQuNI3JQAx6FseTfDYigiocjmT5WB0R/XYsh0BPX4bGfSengg1UDHHU7yqt
        nmLPk8SpidZ1xvZTgRxMBsQl36ISkSZ81RDDQD1xsj9rTKisRo07RPGxY1PugTtBkQP8rhMUyjia+a9AbbvBL1nmveyduI1FQroQ8OhcZKaThzP0lzcbIhCC
        Q0nA8FHlP4XP7FKHkyJ3GTwFraCz9M7QlDTBU6eywK2IPhvgZIqe+TTxiSrJizOyJdXQgzNnT0HwePYUq7Nr2qHz/CDo0kdfgx3g1MwPIYYxTSVRRIaF9qlJ
        n8XxR5XCculPwRAIWhFyKkpXqOjU2VTT6slTK4DHF0U5TPDNZwCSs2fYY09wNnUGGPQ+/gWlNY/am5ma2kVA+xzWGra70DQ4nemjB0EM+w8dD04ZL3TEsf8u
        CXBIDWZlJ/qm8Nd0+jv9eLDL6L86tf/pbz5TFJdn2n8GeXT5Po6fU24xKLl2nJr9nX95I/ELJ3CMBS2CkI1J8DT5Uy3+HIlroGtHumnDzxugcX+EG4crD9uE
        cT85hbPyB5tCZ4JTmf5a0y8MUkKJEz9hxbLytw1TStsjw7sxzMda3r1MDdgzhZqG+S1/cJvSTxoPZraZvjDq8WWS+XwJx3he8gEb3sHtCwLnwhUmYr/Hfi+/
        bLI1n/oiftn+d6WjJ1XZwotPZAI+0+SQvq6dgbHt5Ni+gbs8kIXu8mhWcZcPZVV3+XgWuctZldX4Gm5as3ryIfpa30c3kOZLxARiSzhUgIIj0OAhcDQcMgCR
        CmLBZg4dwNAJjEAnSIz1cI8pDj/3zBb8Lz6hS3Kqp29V6121WTysrH5QXf0gWv2gtvpBffWDePWDxuoHzdUP+lY/6F/9IFn9YGD1g8HVDzasfjDkHnhmw4Uh
        M3QhUzZEwwDdDsotIjr0020itwjc0KTbPrmFkCWm24bcIpxDjW7rcovoD1W6jeQWdDak24rc2q3z5fm1jZ2D2jrYfULfWSWXurhUxaXHly3r5PZZaJ54k/pM
        RSxmEFGA77WciswiwsZuSuytbp3uw72O/0ZThzN7n+x5vilzA5gN2yEOLFKTqUE4wJMBJ5IcrKQh04AGmt0Wi2f/MyoN7PyhmaJYbcu/LzcIAJrvhndjxfFj
        kDbttGjYaRHbaVG106Jup0XNTotIgM6BborZ2FbFdFxw05Hj22R1d72ksthdL6us4a5XVNbMp7LO+txU1pmWqUzDMYe0T2I/SZtXlG30srKtXlK2uYtu3i+4
        ed9WtkeIWMHRS4qmL+ii6Yu6aPqSLpq+rIumr+ii6bN+0fQ5P2962y81ve3bps/5tumzvm36irZNX9a26UvaNn1R26YvaNv0tiDEgi/oEdLbUWWxZNHn/hAO
        YNQJBSjRINYSNklQZ9m3uLPiW+SZDYA9EresTwATEFnwJLaZjPJiAP8KErdsUMoJaNp7EttsSMoJ041STggfJBIYb1jKCdMRKSdMN0s5YbpFygnTUSknTK+Q
        cirplVJOJb1KyqmkV0s5ldRIOYgE50lIuEzKQUQ5z4WN8yQS47VSDoI0ehKt8Xopp5qOSTnVdFzKqabbpJxqul3KqaY7pJwo3SnlROkNUk6U3ijlROmElBOl
        N0k5UXqzlBOlt0g5UbpLyqmlt0o5tXS3lFNLJ+XzWrpHPq+le+XzWrpPPq+lt8nn9fR2+bye3iGf19M7pRn1dL87puMom8Bfv8uHO/tho61PmDtxr0AwYx/z
        Lx8ZOsNjZfZL6F1l7pTgvMrcIeF7lbldAvwqc5uE/FRmnwQBVWavhAVVZo8ECrVTEBeTEnFUmd0Sg1SZWyUqqTK7JOaqMrdIFFZlbpa4rMrcJJFalZmQAK/K
        3CghXxVHN5rDxU4JC6s4vtFK1SgOjLSMi20S3lNxaKRFXIxJhFDFQZDauLhOoogqjh80iwsbwVBx5KFlXGQS5VBx7KFFXBiJmKjM1RJDUZmrJKqiMldKnEVl
        rpAoksqMSlxJZbZIpEllNkvsSWVGJGqlMsMSx1KZTRLZUpmNEutS0QLKYQgVraYcmFDRGsqhChUtqBy8UNEyygEPFa2pHALRkpvAkZvAkRvfkRvfkRvfEpdF
        35EbP+5Ug/5TMM5VT+ZOVlf2s7/SDpGSivE7hbfRtKZPGfVmtrHgtY/yaXXtzSk++/hOVp1Pw9yXKSs85L5NqQCz0eULyt905rFWzWcNU+1QadV5yIc67XnT
        MGFnvsMHmLCnr+efVDp4WekYauI8Ir5JbnrcidMkbwCr0M3k/mYX9j5a+AWeOPTIwRN5n/mVLr86kTcct/kNZyzctT58/MQJcc9HUOhk/fNZZPq/bSJTn8+C
        eXocUcfm2wY2hGEHbpM6pn8eyh4dgkHQblO7ayaWm/l2NtDOGnnhjxDtbbyQDf463LzmfSdANYuRqryUBxAEgAcICtE8tQJt2DBqBiGdJ2A16ZeaFrVx2ezM
        tzttYkWLqh5lZb24neJgsf7l37zrX/+1od/8R/s7j6VDLZVusPmiAyl7NCg18WD+Yd6mEgakQQs6aUVza6bSzsKXsiqBBqxcnQABbg72x5+y9wmbXrg/23Qh
        hQciShTjCCHFvMEFBKU1ExJYYY3enG+38bgNRMlh8Z0OrXIV15DFThoUjYpaft6lBrqUtxBO/IvLUj9iBCnbUCqiuOzDXrdvr/8jlER7fUgm4r3sz6m+19+D
        PdReH3xtda8/BgZ2rw+2dgj6asQ3Q49NfOcWnnStX13CqPZe/2gMPkOkWPA/xxzmROu0JgZzgjV3wJGufv6Liv3w9ghSIao8pYgSD7AcqIgo8QMIYeHFK1HQ
        nAlP6SdZX+jANPx3l/WFJCpElNVE0+0P9YVGnT4dqgaeN+stMaA3XWg88Ve+8dhJ3PyRBf4wtZWPusTHURMHU8eyRDpDTaIezacDoAEoPRQvveM6KQsSyj6h
        m9ZZEjwXUhmt6BhsatbPHLIia8vLNV6tiXJoKqgfmiIZrh47eCINWc4dHuTDHlaYp12DGVg3CMZxGpgB4sPqEDBGIr2G21aW0QXi5imWqvUB6y67n0FJE/JQ
        cKD17HMJte0mFrDz4a5tTLbhYm7L+9MKXJezETxEiwG+GDIbHmtCuxGOpJzr/Cpc50eta9nbTzJsRFMKHgvYPVw0qYda17Te/xXnmr8KTa8ggYx6KNksXoP6
        kcABB5wH4TAupFm8IR1sGT7gMn3ARKKpkGZEQL8roPkNnIxw1EHUrjX7u4yM0dQn//y3/vbf7QMq2l1hZAbfzEbgtzoyI+K3mhphxD+QU0muWEVk7GUhE63D
        k1WAZIKaVed92SZO4UGII8Jg2qBdPlqCbeYmlrL4WNzz2htWutwgnBy4m3Aled0MvJQNrgt7ytIkWBMLDjfx+Cp5kZsTURl1OT5kb6WKlX19PrjxTQ2ns7WW
        PobwGDTI+gm2P4dTKVM7MmqCY6zk693PysA+vE0HB5usDCLTle3VYUGd+lbiy7j1QLNCy0fTUQba1M87XmDiS+03X8lgT8v6eWqajx9shXBSjsKicmtSn9sa
        Q94Lq/hKyp7JA1uEqYoxUdTdounUZ6E/rFHgkorGM91o9Yk9cTkEYdRGkM06e0IrJGq/6qtgRpZ/KynG0QDrlvtyRLPmYECkz/7h0Tjlo3yRArLnLHme+fA/
        zkqGC4X/cQYBnwyE1rUeOx7nMC/THPCm8D9utflxmLAg/sf9e/i81Hf+xxW/9lsviX9v1CRa2kiDkgp+4X9cOf/jlA3+x0HWXfnif9xnnwFEjhb0MY61Sf3G
        JauHM0Z013jM1nisqNH6H2c9/Eu3zypQant2AD0JE2JwHvMKKEA/Pnwi86eNdw8fGXQBQXa7Hgf/1HyaRT+lJ2aaXQSabsMEQYBF5RVQocxSPGqzRyz0jI9Y
        XAuItqbSAlx5rqOXbMMxacOxog0FnNT30gV8jj78juKjtQJ9K0DfKtC3CvStdqFvBehbZfStAn0rjL7KVAR9qzhoPTKaiT1NhbrcSk4w7vKBK+Ougsf/AnfZ
        cqFS4C7mKLPhNPoDvtji5U/CAaZ6pbFmZe2/h8hUgcSC6pKePq16iU+fVqvlp0+r1QJUepJLUJ1kEMo+ViqY1v98MkGPd0bMbLGoy8oIB63rntZc0Hr9oyT5
        Dzp+zgY2+L6Tk7f/LchJNR+R75GaVJ+4GDGZVdaD5KyaTuWBDPJ6xIRJiSUkVTdpLBXJq6NSQCB41uDSL1OTUpXHbJXHiipXU5OLN3BdanLVqki+c3+WtIgZ
        adWS7ThA/BP9Axq0WR4061r1exsxDBKfdtOgdQ2WNZiC/kfh9+jSI4UCu4aJF2FrapWPDHKxcZKtpfdwXKwJ645FPmlWvNaHMmmGeHeCwY0L+fofK62eVDNW
        ioXwzZikd4k4nO+SC3ddaHpK+1GtHicDgxtGNm8ZvfASVGtFTs65jP1mgu8mLvHNAc51wH5zlO+OXuKbhzjXQxfu4gMsjKGhC9Y4OGGzPM5ZHi9lgdsiCGSh
        kuoAsOILAPQ+b8WP/3ulaR90ykjXHypJXbb7syoLXrowRKV91x2ecEuNfXDUPjjgHhywDybcgwn7wLgHxj5I3IPEPvDcA88+eJywH4+MfwF6DS/Z85z4N6u+
        nhk9VQcdX6449/1zehqzJXlZyYlo8t8pUQWgFUHE5VeL8EvuV3RmRAYm98s6S0UUJvdLOstEIib3izq7RgRjcr+gs60iH5P7ts6uFTGZ3M/p7DqRlvFbP71e
        HvvpGDV2KZhOfkOxDSVwdymcTn5J9EPMNRAzVMx1SGrGQNow0EHqZYN4qrINnfms3jHX4hEitlMSG8oziGuVDdHrRmfeXI0XtAM1QxDn0C6mk4XzWURvN9Py
        VKUnGbJv7CD1sk0GH/Z1WJhBDzcZ1DNMBaV43c/yjmyEnm2RgVhAV/tNA19sovqpkkH6EJWMsoinj/JeQVU1zTBETfz9lfSm39TpzVVSShulXIuGBCjqGlyF
        yID2q4y2Sp02lRGijABFojkqow0UPecS5gI2Vxrt0K6qweKYPv4kMFd26AY9IHbc5Z5FbnhESjoshWJQ1qgLfB9a2A2ivZ0MHu2DTjbM/aYikS/qwMUF5at0
        uBy+RzkQBW0yw6YPUJyX2lZg+LMJHYMgK+lkMLmOOllzPuvnaipc7qBIGpsmns9qXEzdlbCMEjaghCGGygB3fIju6JMN+N5s5A5z7iXkHjL9HXrY4NwVzr3B
        1CCMq3LuHBaLPssxr+gQ+K7qtAlMmwGxLZ12e6+/CG/Lc6xqpVuL/nTyHJa1680YzbFXoF42I4hLvz/LqyXrWOCJvaeb5QrYl2E+mJpV7FMbplywbFXT8W/7
        xI/Vn9SnrOtu1n7gmY/TQT7ls4TB0Qt+o+WNtiSD3iQv0e12fwLnzNv9o7SJZxKUytwzsKfkNBTiBbYONIt29ky7YKjHx5oRP8fxJpMfnIW7Y05EoZNe0a6Y
        uLM/U3KY5kHAKXcIqM58GyKus0AbIdmBI/IeAd355B+naXIiiAsIHuV7Dnggp4oeqwYgBv0aV4geIVKFZiThhyeHdb3y9FFJeR7EoG/NEVfktRY9Jv3ui5X9
        7gtBtTUvVvYLVvER9Aqs49jpd/x3oIfQ/6R1Us92rBgPAqGyJ8cC2roFrYA6IdDL0FRl/LBD4yFxIG/KiLIPrwPHZPz4l5bV5G9iKUCpfZxioBHxVEaTf48W
        uUyacDqRDoBl4vVTyxLpsng4VeSrxCoKDNpFbsCubYld0vrtStZnF7AK+2rnxToIK1WXZhUsV1V5iVW80ezrd2kWYHlbgSuSsOfHVXzclJdrPg7lY/wvSyZR
        IuQPCOWk2CptHr4L2WlczgrMZZ/b8Rirye2kUcxo6X8AdoGt/4RTk2nnaEVNhy0vjj+oEkcUQDGn7TudpCXFntndJAD7JZcwlNjuc+xO72Fs9rf7EUdX5Bue
        twLgu/jOyNhchNNhF/gycvabAzLql/jmqODEetxRwAjgCwNV8EYBY4S/imla8+WsIMysWv3tnLyYUxf7ui2Z2mu+XpAXC+5r/vJ4KcOiZFiUL1N4RIac8Lhj
        CZeEQi6pizGFy5Jpuat60X7gFysX/XpWC0nWq7+ekxdz+mJftyVTe83XC/Ji4aJfL0qmxTVfL8mLJW0Z6GW5X9aXYKFXJN+K+27Wrjf+Jb6bk3xz/kX7Kpna
        /pq+youFi369KJkW13y9JC+WLvr1smRa7v4akx1W5iv+yZY6iXiLPs1pWAxV4ls8K5TxJDzH87SHJLrwhNtGstatiGLs3krFt4OEyD6PP/Z5k6islmzoZb7d
        cea+FbAr3a1ZTZfYdkVse4RFY8G3bLssB8QMEospy7OXXS2sLy8cGTPAiWWAB4QpHBSujVeULBU2mJedLBNmOAGzkzleGYyQ7CeucSwx8cI+rcyDHRxfEg+V
        jViWmFetzPLRwltvZEa4D0wSeGlioFD/Jlvo0exaYY9pY8rsMnHXwpb6jj0O6ZMEFQ4wK04MdM4ejzJ7vKnDawZ9f0XOHl9p2VWUwhyvj6KuEkYZjOA1wgZX
        LK9LZfjMHjMvXSG21zJ5KywjI6aOVowG88LCHvvg+yKDflQKlnBZW/Y4AjvsO/Y4lPvAQnMA7QV7TMt0J9vE/Wb2OMQhuLDDobDHfO9b9ngjcbZl9ngJtW10
        7HEk7HElZ48HwGdTuQOr2OONBXu8iBIGUcIGhkrCHQfDW8WGiL6HsZLr3YJmZrofzLRsFULOPQj2OGH2eKiARZt9m2Bjga1Em8A00mEeud3O/L1+23fKty9k
        eSTe6x49yPLtqy98BPWNj3hl3oobIzf0vyB4ILhMcE3x+iqb91rcXFPkvUq2gzzwYcedeKzc3uGKAhOhXWG7bV88fu8jsqVEBByV/KrdVOpWWwsHz2y7hMcp
        s+30pGDbF0Ai4jml1JPGc0zThaHMv/Cx06jUdjn92IkFtF2CP3ZiAW1X7o+dWEDbhf1jJxbQlh/42IkFtGUXPnY8jvD49oEX/z++339KzQgF0ceyZKsE6xLN
        xQFICURpd4OQE1HxHcSNtjq8Q4CjovEXsA7aw/ws7lgt4I14EVk9Rj7yJ5rWyRrY5PLkA3YSnoge8LCQKppgmH5VphPzRCLQFFGe9Ii0UJ665BjhmdwBehOP
        yVjQNI151iYgVrnDGi7z1MB5wrcNKCXCU9q+d6CYAfWEjKWLnUzPo6ZhFo0QhuNQkoshkoo37fYLWdiNlSFV/xGUeATTNuFmqMA0C6dBC6EBvN5o827AzXCR
        d0DANyDgW4WVLabrwMtqN15uIcpsvORlGN0kLJ+Bp2eTIAJRRsy2E7t6LBs5CUuhBOc4bAr97zQtH1WR+szCUprF9zyqVn1UxqxmlUdl8OtWdVSGImaGWNnB
        a+SiLqcp7PCnmSsL0Jusz6qlCoL0d71LrIqqRcGud9hMJBz4USW/ruy5RYNAVqirMBJgIUr+B0jaiINPsSNMcKtfIhSuCSb14YEPLShkIQyAykoNmelhBESI
        cUMlVE3TPvaJ8uKS8mpWRUIeyNFwsNlh0g00KRpzEnblCqJuBvgf3uxXZq56chDb83bDnpfwJi21m7pRu3nL7GYvtpu7a+wmsG43fVvt5rBZKFckf1s5S6nt
        /s9kY6WA054ZywfmYVZhmAunWezwN5Qw41DDDER5c5QvlkNqQyCantcIyx1SrYGohTb5Ygkn+YGohdZh3zcqqoaBKNfhoilqhAFr4i3jIhblw4A18dq4qIvy
        YcBKerOIrYM9G2DuGv2dQoLKTs6yPR3ahhMWfaR6bNSZxdj+AuVI/rFiDSTGAfmm0fsbZmO2uW+yXlliQQgppt67GGaWxvNi8FsaCKhgjZkg+Q5Rg9bzP2Pw
        A1u01ofEbNEP26v1KHUcLtiO5TBIFlS2u5PtpfJpQ143u2kdwT41vaLHt9sMZd2FrINw2IlsQz2ybUe2SWTbAFexyLYRsdFq08nfUqmIhiZgpyBYyH7hZPZx
        ALU0MvX0ShOnV2H0IHzSoslSZcKd3SSrw83z2Y00ILwgTBheOHa2TYLbGwpuqWqYbt5irkCGHfPZdvrmCh4gw8vQ2Hw2nnM7VQLptjZAYG4xO9rZWM6X0Bv6
        cDznPKrmJnMzMgyZnWZi3txgGZ45vKqb7ZY9xN0NeL8TjNKNOVNUNRP0CF8NGVsJRASQllQhwknehfIlKOTVnE5k19LwC9sCFoRunOraG512Os6ZFlR6HV+0
        VWr4AhHqqjz3hzl9PN3C6UM06aq8L077+GJWia9vnOqw1SwMlYN7RhHcGWaDfH7E5rxE7u5qKk88ZLMAf4Co5HehzJ8qmRwjtJDJA4/JYTunYsu3Pwr2ZzPx
        S11f9Jsr1/nC6gz2pyNmczrQ6InS/Rf+TKUjPV5sxosBG+WL1sMRM5D8CwQRrO70lhX7VWwtfZykldY7Hyc4EESETFzb+4zNT9kRroKlZp7t/qYEAmktf5ys
        rpdFclzu2hbxG5Q/w3b6PrsUgVMqAjmT4JjTJIUmqBIlpjozW5GRxbGKwO0SVbXKSsaYFteKPVLLP27d9WU0aGYcQnLWxvEJzR+Dv0AzTDVsoinnCD17N/N9
        2loTa0/vtqR1KNo0oBspp+OGLq8DRa7TsF1tGA3HfjxTo+lm3hUoOKUZoLc8pMzk2UXzSvvAYz6EhpTm1fVMDohFSQdoNK53sjAEbxezYR/OGcWbFstE7KKw
        pAgkwZheEVNCxIqkUfNSvwiXTL3ZKFOdaQHN3u1CHhRNdaYY4/MyodcMS9bA+n0j5jwm5DYz3u6Zj3LliEysVCCR+XqRd0Iz6FwhwOEBdoihD/x/g2P8NTCr
        zrlx1eCYWNZwKGQaDNfORPpufCkdJzBup4vSSvN1dHS8WDXH5gsN4l/PxglYL6VjKGC8xBm0y3nGzBjlGQcO9VySLBHM6slrJeaLeeIe2evJbylud2LbT11i
        zXHMl4qdLxVWa/dcFGIrzrPY1LbYtKgQ19ytTLQGnZBFCNoEiAs9p8RJDnagWK+zW5lcZQ4Y3oH8glf078J0KYVGPbOJdfvAY66SJkA29lIBou+0X7CXi7c/
        Nprt7GQTHVrbwARmNzAVJLylp2Od7GZsgm81dHUjVpNOdgtWG9r+rAFOMUrjyLeDcJm+2t7GSUM2bK4gBn8bXmyjcm61pY8Tzhff7ZCKxtpcxZYe8Kd50kZx
        zeT3VboTZRZfbzf4MJ9CxFWt/Z4WTm5Ow2ykzf4mM4xybuCbLcSrAdh9poGHN0nkS7zBU7Se3nAufPbPFZXFCMxgJ1QMt/sT1PTsZkLmBq/uRAU6eHyUxu5W
        MNk7qX8h70Q4w44ODw5xENs77ezGDuBLGQkMN9P9NmLAzc3oFfUnuwWPd9D+b7xDhewgOFJyC2WjZ/TVjfQGmE6jnG2n4qhxN6K+cRS6AyXRi3Hc3mS24cUO
        vLiFKqKPJ5jZRw4qomD7H7/jEdaYp4mTT5O1xADshpf8XSXxO2VOyAwhOmRksj8OWjSLPV3mj6axkanzkKGbOgf7ttOmbqfNnHLTZs5NG2ISwJn3JDmz4Tov
        VoL/l7x3gbLjOstEq3ZVnVedc7r6fbpPS9pVkuy2ZdmnJbn1sGx1yZItO47jGQYId2XWtSPbA62wrqx4WJkrxd2OTWIegWZgwC0COed0IOYSM8pMGBzAqHkN
        BgKI3Msa37m5jMgwXPO40HYyYCDC9//+f9fjnD6teGDBzFrXcp+q2rVftfe///3v/7n5BaOvq+4WJa64hvq/AtWgMH9mEymYofIdcwBYpvwQRuXAJANIs45u
        /ntYsTfRcsWKZMywlycay2m/WQAVITIp8VZaY7Ku98nSwsrYPmBl7NW3Ys3u01TvHl4jGki1Z33ejDw36/2yPrcNrGUODe5DxlleqRMErHuAQ7gyKjZ1Pcxx
        s77N4AusMDreFRZFzhNNiyQnkhPbw1Fd5DO0knOIPSea3CzF3DzfmzfZ/x0ck3EBvQJkr5s/8SDkWO0CeklTzrh9i5wHkHNdcs4IKbFFzsPIeVVybtdabyMc
        MyVYxs0GZ34NNH9U0fLtGgyXN4y6BcIjTRstQk5mhsbKQDgHgjLhpClraHWNuHirzDWjh5hmZtZJ283vXqwQljSpKzn2icV5fRPB+lJFLOLkaaUi1nDytFEW
        Szh5ulIWKzh5Wq/0cWSWS+ZNu9K/SpMyy/1v1pM3V8t9b9pFAFtxMfi4jdiZT5jYASAL76+5EoZuV549815msmeP51imkHs+yaz5tNOPiJMeQWk1o68Q+qLa
        x67RTVo0gEq5dsqUjGoD0NmpAeKpr2FPIbuok6m4GOkz27bvCHcQ7VrY3Eg4MiBtdEBak6iTdSXUCUGAsxg5e5yz4R6RoBoB/MJWDAoH++Gs4SyEN+steB8J
        24OOl95ATE3n4sEv2tD4oT0TdIC++fFmNJsjHzMWRjM6sHYts/zRB9aSs/gKKqgDMyMHlhuQ8oG15ES+zA1kJ/INCNb3SIYxRt4oKKBo8/6ZHPLxVJXKsrP3
        up3E2F6Xszczjuc2IzBdw2oHYdHVUwM24kNYmbtlY/H7jrThPs0M69toEyDssun1fhGi3YLX2ze/3mNInRvBA2DyPWr0cgKOdmkuI4L5TfDGx7DwIBdjLoGX
        cAk8wyXwDJfAM1wCz3AJvIRL4BkuwQBgDBw5SiY8AwU+gqSIgl+BOQaQ1YjBvaNH+tY+JO16N9F3I5sVL/hkKa/61S74jMkM8IEFp4ymBY8k+/pwmEEEyisA
        jNwmbHyiSbvtFEK7DEN8kp3FUglgN8r6KH1TkrB8ADzrfCp3Bpyw3+bx2mPTY5ECgBK7GcI6OtGnB/jV04m/s4JQNbOr6RnrNB/u6ZCid6CPzFceQh/NeUUf
        pA/NFh7TBWMI+mSO3yO6SUf55DDepOHE4t1n2NZ7DGuaSN12b7lRmpasXIBvG92iE9yFSh4/o0trsr63rNF8sPjyot2hBN+ajPBopUIYAR6AEqQO0bESuiSD
        BWDjsfGJyQFo6g1B94QlRQcUK/btlYOIJYOD3H5U6/m+XmECfW6997Xf+zpXEdQGFEFeLjM05/J10fPZ3teXtqisZmXbWsoG5zJGBJNPzH9Nb//6J6+vt7I3
        DmihtXULNevttvGIhBkVhVya/wqiBFnxL7GquA1V8V8ynKFlJSBCoGJABNru82qdw1wgn5Snp19OBaycYp7BXaoab0uiGvlLm1Qjv1xxnCX/QpEV7JSEFkji
        GudZGGxqtwBvjAUwLcpGvbHMyNbz2d0+Yqdf+39FF6xCIxZaFwn9qAwUEyTOaIFl+FyB5t8Wjn1FQk+vw/iF6DG6iRp57BpOSaQ0XiEDzvNRid8F0eS1WgL1
        CX4FWyxn9S0uQ6cyNhil1ezNu2TIvjCnCf7Hrn3JDksDaItJPmStQUgwPZirC7msaS0yGekxqZJ9yh6xrijq/CAKZH2rF0SzlHFKRiSJsKGLcAPJxmgD+gDN
        U9r4aLXD12ABNzPBTwMtQReGBnoSFk24KVAy4ZEg+BkbMVfbYW3AQNuhGtCG12dXD84VNPq/BMfrk5pvsH1kDLXgZ+1wWJ3XtdzMaH+vpelwzxysKSD9Oq0t
        THlBVHJYSz8i7ExohbU3alQNBnYMCiAoMNalQ02BVWrgLwHkE4cfL1Ayq2SMQ4tjBOoVEzQLhOId/nQzkzCpwkmayw3Am3ScGurSrkATOTVQI3aoQ32WmS4O
        yACFWZ1zXoCTbejqhk7p6KvHkmvCVR5QzSg+Yww6QtLWQOAb1H84zaywPw4iVirsC2wFNyKarvC2/RCvYIicK7oGs/yKuNBAvimhfSqsY7yMG5cF4xXjZqwC
        QUqXbVPBwiAYsBPVi4qGKNeoXZSZMhNkcjZUfGUfT2Uh1Vy+aQN6ykLuCb5YB4IoCy99im+ugu9eZg1Dovy4HkWbP9ejwhmpR8HvDnsoYb3nktF7Zncm67iZ
        kRGxEuLO4jGCNyUekmXcTBm1lKLRRikYJRTP6J64RuXESTVNErsTYEVar6Cu/I6rjHbJusv6aZul1Qq6CpTwa4SJ91pXRIVBDERso2/OA6KMdppjFNy8zTRz
        opslWmRFo6JWGkAiGLUshz5n0MsrSS2WaU5v0dylJONCql5XGVhj+3rNreAldoS0iZQeLg3cVFiHrTywQGVgASh1xVdZR2lFLZqxXlaQp4luk7MY/ILRbBJd
        fqLBf4Lm4tqn7GsdqMrJTFztSXWN4QIDwwpr0Qj4qODf21Ir/XbySlFEBXYSpah1N7NlaG/asJ931dAF97zRAxnpU0UqGG2UIK+KNCy6QKIHVOTzQuTmVZGC
        vCrSsKg0OVBFKorijd2jijScqCLZ0O1wE1WkIK+KFIgqEucIRKOMVZFYhG0nqkhAQw5b7NBbJ6+KRKl2qorkQqVRwUxGVJH4QGNnqkhYBI5RRdIW7QqrGIc9
        zqHVSHVx01iFK5A9Tms1KlIbdLewCiXzPc43rkIvjm5OrUKNa4/z8Cp9bZuTSqv4SihT0cPsalSholzo7CoPHZGxqzRGnL0MLUDWbpQsH6D6Ocu7V2kXTWq0
        VqFTZWrU6F0bWvRdmHYgC6FSVIXkKtS4avSOk7lyyc3JyN1uZ7LlK0e7j/q/CW/PhURrif1cMhPdMbptbNkCRpQshfwfQW/w26Lz8jC8YDJCLggz2kmV6VtJ
        cayi/F+uOGxcmLXKsSu1tC569Q8lxbE483+54rDncI1AzxUWkOjMJ2WxqPN/ubJQkLESI2dG0onKYMUg6bJB0iWDpIuJkUXqYxFI2hXFpAGWJ8pYnijTU2Us
        T5SxPFHG8kQZyxPbWJ4oY3mSGPnYecsTOzXspPHd0vLETk05H8py9Vqe2Knl5tksy/+/LE8+b7OPWHZsurlx14zDG7Zk2NQB21iDSGNqYCWesf54w2TYVIky
        Rh593+KmjBdtJs804xmjkzdko4CWYf7b/DfhTMA7b19I9U9VD2+4lriVdQYlP0RTAtXJTS/O0nDnOMqUrOAyn/eAAceNe9k/bRLOE0umqbInN6eVhqrofJMd
        eP2TfBbMc7ed3mcWj+dSHuFA9P53OMrLGUxHieKlertMEeN512yD7n8DTwTdQZ96eCJ27wnf6eOJqN7X7nV5IjKTdi+TQeZR9TIZzDQ6m7OejdzerL0Mib7u
        qr7uOm+zu4/AmqPg/wfHUUvOefdC5u6slDhlxJYom6fsqXSuKlzP208hO+6ZgUBnVlP3yHSffLbHDzn4ffTcSV3csnIMLUZq1Tgg+RObB44/tt1mOJVXuv+V
        l75a6HsVL78UBJ+1o/J1PgnsUbWU/zCC1lynWV5DxBGUHC34YgcHgJ+ISDvDIabZPMZEl4d/EckrWpHs9h3eCyKbI/rZsfpmP315P16hEuvU+xGDwo6/8gH+
        ub8ZWfGziCzzbPFUM68pCbZDSVzG/IzBmbyZ5TTodU5X3jLG8spsMdDQfyOvkH+WkStw9UA6O1HkJzDOw504XLS7mYdkYbNJJp28SFT4g/4Xgf9JpdR5dUGg
        CPNmqGHcqs1Hk96NIcECGazYGQAMyteza6Sft2GwtYBvVs3Z//ZO6Kz0w3+7Tlz7CxtYxeYDGqv90xnl8eZAG4s3+m0s3ui3sXij38bijX4bizf6bSze6Lex
        eKPfxkJcL/g/aXMIDvjVdBL3+JGCM3ytTsINf+pq84lz7gVtS6SJD32AYxHHyyV4LrHia5P8c5/EdkgFSEtdtjd7q3gmwu87TFxjK/7wN/LPO3rzB5bkf/bs
        feyY6G+K8EykOESa1LP44vEDH77c9f132rIj0amid0+l80Z/wrv7Ez6QSXBli/uhqlNcKoll+soIswKSPenNpeQaVgak+QPSqgPSagPS6gPShoyc5/zmdzjD
        p4yJaY6y+yk7GqHLi/bm3ER7/oQdDV8HWU6zLvvwicf5vz89Bl7hcMYOS9PXqKrLkKAr1qc8VXN8VvmmFEKINgddtFOfpILXho1XjLNwxR6VBdiWR0zqw9qk
        bCT5HkpSriYpC0nKlSSllaSsJyk6SbmUpARJSjtJsZKUlWEO7wqnIXTSH+Zg68ELYASAw8/hw82jA9VehCWQR3cx3feuHjuxUvgm/H/sxJOfafz27B9NHDvx
        tf/nJ77j35T/l7tQRBeC/8CFvMUIDuiKpo7CYjo8J3741W/7oVe/7eVjJz7x+K7b/tXvfv2xE3vuah25MPvrvTUU0yKXdSn413bix8QwQIpCmC4n33lV0q+a
        9I0g8Wsi6VdM+tUkfV3S1036lST9kqRfMunrSXpb0tsm/VKSviLpKya9naQvS/qySV8J8E1VM/rBYvBD9kAId4LvT8yEKF9N8lO5xFSIHkoyWzzIZnjLi5kW
        louxwl5dEy8Ay2WqtpynjJnRK8fGdjmq5GVE/BL8eB4z87KvpBw0N8qRnxc2mZJy+lwpm2PmpbLRC1kvw1mFuNweSj3M4bC3MUQ3OO1dwQ37V8YNK8rghjXS
        MKo4Pl9FCsxW1nEDjdT2EAbAZ94ZQhYLFJtI9dxR33Tqqo8wDPgu33zDum86dck33Wz75ttXfPMFy35YFv+U0tt60tt60tt60tt60tuhpLf1pLf1pLeIbrZc
        yVaDHllDz+uLhMSkuxXTy6sV07krlWQMK8moVswntSvmS5YrZkJXKvgCOUafNcfohznmg+yg1TTog+yXFbNNBmZ3LBvXeCsjufgov2LbCAzDxoEgTsFIWzUb
        +yoMo0GXqhw1rV7ucaTKWkInUsxMZ/ZHmtkj4aH8I83gI024wU3G6N2ns/sbHjVxwVyYebliZEh3Dlh1nph+KTo2fLw7BPUITvSYG+Z22x/3bxSHK28IccJf
        wE4CKQFfx5/Wbrf9o9ZAJyNKHJcEA1/a8tLyf9i2SxeY0GAOJh98C10ZrqJIjUpyDkLwRuZQUg+ZWvJFcFTtdtrifQdcSRjuEpksNpOJHXDAnlaYT1ftstkx
        Dg/Ixc6D2MK4gLclvKVibWPCY/lf2+cCsm2/7zo+IOm12CiyiQBAA1e1yeVjdwuXj1R7r89HK22SLmd4Asytyrl9zDd7xjR7Jmu2z8vjV+lk4tTxUcTB4uA8
        6MVjzYgPE481QxN/zGXvx0MmtBhBCnfJ2cNBBflzHo+8JjuqtLXHxeAL2GEnb5ELlRHlz3Kwp14YszbD2Mf9j1ed2gV3iQ4OPGSrCH8GfjAB96NR0ExtrC/9
        49Ni+kz4ppkus9ZesbxO9ZoJpGAKnTnGZld670Xb7z2XnpffXAIBy+1Y4DW72jsd5ardWHrEXThRfM/Y/ht+9OmjoXOisffEP/nr8A+PcfR3la1jsVxEBVTa
        zUrXEiGSSrU8qW+PsR2ADkBIDRHFRATU0BncIaorHZyG4meKi/FH6gjOSegPJJQDu3q6EbHHEIjfaChYt5kAxpjr9MmHu1pa/Ka9hxYyp/ntyN2aBJQuamT8
        +UfZcWJSLoamgfsVRV20n4yG46ftd7oLGdKm/vyUeVo5BkdgTuoevtyNKu2osBZl3su1m1MU8js8kyrnsv8iu4Zn4gcW1aU2ojDDaz375IIDxHIHmC6bW1rr
        CA6gKBOhBVr9WPTQQx4b6Ml9VMy6IdSIFNv8j0LQPConM9U1bwhdtrl3cOZO+anlNi6dDlAp22ATkJ24uIr/fpUo5K/l/37nchsfhFczv/IE/f+z9Opf7rqP
        /v+Fy22ICPQwAvm9+UpAM0gHljZXNwS5uUID+IyIZ5AvnU7oVIvGzaF21wjykvjgGXDnnNpv0kSnBfjycetroqEmYNM2IPyXmKgBNqtDOnh/k0ZZddGbAh3G
        BPq/56jYDLdZ6IYoAu3IvgjkgcqbhFAYyJ0toC5dEY9m2s5Lp88BrPIwZ79dmNvyK0f4K4u5rywP+MpAj9BXVnrhFsoIArnrZnkgvMFFuKXgQHICjF7OvhfH
        /r4CtW5UZ4CvYiFUc93LQX0VW5gnUA3wr3UglKvmARq+5xwBaI8B2v0qAG0L2Dp9AA0wNm8g8eqw9wAGaJq/HCQGgD9PAA/hLzri16ULEaUzEMiZnnC2BPKA
        QRv7kQeAtgm0aUTagmRpCdNCzYEWArsw6EOClgeszIX25xxVuOAsifde2OtCcJewCu6CGacCNz7lNiwAgKwTz7zyq9/c+p8PpOB46G6q/+VPhhzaIEn7xTbv
        LwsEMj92udsGCqPHh6cf+czynRBwRnaiDNk6dvqkLp08V7OZV/gyXfY4JdrZioisWMIT6ykWEd3bCn6O32t535D3bMzmapvmoiM71q3fPvU1P9MlatvRpdh9
        Mt4YeiK+8qM0K2WoZroIH/9kvHAm/hsb+pryqoRXDPUGc9KK9bBiMcAFAiwWuHRMEEuaSPCnaTw++Ny1Tz5r33y5e+Ln7igODw8/fazdPfGPeFZ/GVNHy76r
        S3DjRcUhRKXbiCnMNhMKqOMj1U986CP2X93VPfGFkZ+aeN/Pfx0VPPE1XMePoLok6gWLScXPAP0H/wJFiVhu+X9lK/cCh//TZ6ICPHnodIxp6ji4NUeyxRAW
        CJZCvsDpUMGEtbUHzq3XN6c8iS93I1Z+0D2zrLAEFIdGUQL07fx8SBEsCZvzsPIAEB9l+vn79O6Lz+z5bJerQC6GXuqk9/InfcQNR9yMQIJpANSK8xyAAd7+
        /WueU37KXXIvSPDDmmiaaEvi2aitAjyk6O/NpfSc+eYSRqKGWArVGKEpDc8u/lLxTFSPC/+ckFc9PvYE0QaRF/y8bUJ89kSmLD0bqeBcWNC1mwiSEfGbjbo4
        N6UXqWt4g1OFLiBo54s0jVaa5akLFzBSaXhS+0JUSR+eeuaDkXfc+gbgckQEYLrpuIXb40vfCl/8D9FUH0fQTkpzkOZwDu19EKjqoSYifGrng6ygiY31ocgn
        +uxffBJf5B4/9m45/+Dxw2HZl/ifUZGuXwd9Znj5b4YlatE5jsB2RSlB6xAlnoPmm5skmUoc9K9kch6HvNNvJtlLlP2TNNJMslXP4A7cfWql9OxPJxvDHV0c
        gWlQj7819MxPt6MAg3P2mZ9GOJ0hszH9GO03I3rIYMD4KPwPDeuhTjt736a9mL2NKNoQ4i5VE1CGDqL6sOLuuzmXZDH3Ix15XPiB3712ZxeBfvJP0VA7SlR+
        H07Yog8fxedVQU8a+jEa1sMXNSat2ZX7nDomBn8YbNnK8cPP8UjQMGCI2cEpdaCjh7u+QL4tkO8D8mscnFOQ+T+27acQfzUF1sgGg9ldEEeETEnYfK7tDcpa
        s9lB9gcQaRVM5CE//ugHNIHCGX+UnRtK5HRbYnH7T3Ho2CTa7imR1NCPROe14tF31HBWInx69d9x6GQlgIAYxFolsICM99QcwJX6IHVZ4IqzPoWsJcn6HKKy
        a+fZbLsyzpbbmbfptu1/2VFDF5zzg07M105pe1DqIMuf1K3xw6lY6EvGg08hR5aLVrYlm78zwETRaFWPEoHwhs3OkdiSPTmg8f2YsVR01zLKrc9SkcjyCqgk
        Q0G7oNOLROW0O6xblOjBo3/wRBOBuLdEX8kDgRHVhELhOFT1jhz/WUO9tSYVwM8tNNRxoo/YWVqXXRJTswH2LET4LMCpGvaufHwnylfW6EibtSMqIMpYjcqh
        pAiHBGFIPpxyqAsA5A60mKgVEDLFfH0+qopAj/FxtsBq9HA3R1eLeS60XXaN7caGOKz2n3bgYtsIKHrkxUQa9AiV9zgLW2myQ/ept+hsX9FT1yka9BZt9RV9
        aMuiLKQfIBFftvtF4lvL5NX1NPtFZj6ghZXrtPBVBel9mv3+DzYcb6lx4YbzObemxlLv5sRSb49RBbrFqA7tNSpCtxqVotuMClHLqBrNGdWiXUYFaR+zoYX3
        EldjiGI+DflMM43itbEUNvW+8JDeFR7Wc+ER3Qrv0LeFR/Wt4Z16b3iXviU8pveEC/rmMHYWTPCk4j0syfbi6r1GZ4s6faNxSBrOimJLuNuY5t1gNJSOG42l
        /UYX6W6jm3RA1G3C240i0rzEzlhI7Jfu4sXgcLhFOO8/whxRh0Mrgl0Yi/akw6Eaz9L1TmalOhyWsUXXw8yOuyu6gcbvWLSbRvNotJ/G7s7oOI3kkegAjdsd
        0d00ioeieRqzw9HtNIIL0SyNfxzdGN7s6wPi23AWlwouVuZ2K4e9btQ3AkvBRSSbtulZyisJFntOB9oqr+nyFmgr6II9MUy1hNCqv5F5jXDVWO9GYx3CivvZ
        nWTO2Bu+uWjf7kbjuqrrYG1AzZIOUxMI/pE/RFPFUxqvJ4lOGtZjhKKQD0GJw5v03aKIWUW2BqEtqnG6jebg8Zwq1MfFqeQoyoyyW6gqMlXhfBpqn6AWmECY
        RA7ENg4PYtiAUqlfdWaXDtPH4c0JeEbXtTZ9o68behpOHKnUJPqc46J0s+Mn9QoFdc7IV0/p8TbarXK7NdTgc8+CQTXoodxipIFCdRFzZ6MAncsdhofwLtS3
        541/w50E8TcM1Hg6eW2bpenHfuaTYsS7e4C9bH82KA7vFN+YJX074IPddpa7ep6aIZiBTy02920zZzjcqSOESwTfuAyzhBuEEa2ND36/a/JFWtOQUr5J5JsQ
        R+3pW61DdmxJw1aG9UMVO0X6NsTCmxcNaYcjlV4FJXmTqEDTziCq2A77GltBnkiUxh2OA3oFN6HodTvg8EZGuxtPkGGy0sTrohugjEajGJW/LuoARm3cmJQL
        v16rgcx8aInwuhIL/SjzLv7QliVa7JxVNEd5gE2J1pYlguimpEQQHcxKQN7FyxwG2GDpw2sc7Ok/0El89ykatxDxXiUDDLN5PjtJ3O/b9S46Yw6AKQKFQYZJ
        qTv4XWZb0HldzrwFFDKX8w7p2atbj+/6UvA520irEn/mu4QdnqmZch6/x5u5TupJlEw5T4UDyzTiYlCIZFxWGbRXaTmXu+21w4iNePxpIpX1QYWlD28cKvgs
        f1Jwiy4RHmmejhRR7bsI/vdp1SQ8fLdu4aalD+g53Mzp4/pW3MCHyG24uU3v1rfg5hZ9g96Lm72Eg2/Gzc2Ee/fgZk/Kxbp0lDny1czTCBahxVFy2Whjr5HF
        3WZkcHNG9rbPqDXdnJh53GKEd7caoV3LCOt2MWQYl8ZDiKDnv3OQmmS4M+UymO2TQRlkqBAy7Cq4NmCHof+AHBiYGJYjgkBJsBjEvsoOM8SbRSBhPOricW8Y
        Zkpl7DChzxNGW0QdyL3RDgmZ0lYRBoLmpykduvTYj2Y64VCGi4fxuiwbx7Z2J6zlSVR4+I22U+qIQQu0TsSjuo4keMZaWMfimdV0N4w7jbsx3AUS7qO8Fo6K
        L3e6GxcX73Q3YbTIDxqt8psMcXFiwKCHNB9vgV91lnk5GpgSXo8JFseAVochoiPCHwkTSBiH5dcULKIXILaj/FM5bzSp8dVl6G9stowPUNMQahqRmnZkuivG
        e424QIu0OEMLEkImYoAcgBd2QLy/k7o9dTFF12X6N6kbHeroaDcb9W2aBpwoBmp+Ws+0ownuAzsXhiwDmzp1bgyd4+/eKVu1eFHQxiYumk5cD0Nla3N/TgjQ
        lmjUgBtpzqJal10PyEOly158YKqxFk2iGZ7uGQE/OpXI3G4T/ww+3F6zlZsh3Hz6CoK8Lnugpo5yDUQwgI8AwWkH4V8p3zg9TeGDRvFBE/JB43qahar4XkQQ
        phw1ccoMV0rIgZAtHT2TSl4XEm4YIagmUEeTUPRh3BwmpHQIN4cIKd2BmzsIKR3BzRFCSnfi5k5CSkdxc5SQ0jHcHCOkdBdu7iKkFOMmJqS0gBuhmpdFkXuF
        LsEv2ibeJgtDK5YEuKAD+glmJMAFgi3OD2LRBxWOjzqDO2EgKHjCVOwJM6/rBAbALzuqlHKqy7vA17NW3yZbutLHllZ5hqXD8saELe32s6UrJ88lGq0v28y4
        hfEP+NIVPDFf2gHfGQzPHN8ZR4Byyq8uC7+6DH41l5sFX7oCKUyFOdDL9vtTLrSPRgoc7rKHO13Zw6xEuoDr5uMCQztm/rLAOGVbg1fQJrAuwi+tYVt7fwu2
        tdfusoU0riw1/ruyq/0fsR13SV3gGMGaA1XCy0WBvViqGPFx4I3CTZ7vqXE8HQj1kVWOS6KcoMR1oopZDO9kbhOLunC6ZlSLiy9HpZx+ZRNe2LdiBTfFZ4EF
        HfAfU8o77yzl6Y3gNyAwzhEXSFB5SgIJbp6gQQJkq3bwmzDkdFmh8DftiJ+hu8Y3Zbi5vjYcFa59mtne14bpJvgtWIOU+B6inSSR/ufQsAOsbUMnU2nMYTiE
        h5lBNPgZ6BDNOJEKrtjx659eOlWzBrmKc/H6L999SrQXCYIgCPdZI6F4xMpbejqs6/E7BTV6wT9vrCTZG3fRRByKxsW3vjgAH0ALSEQiwuwToADY8TYbmY9T
        kTe4uMXeIEESqLVMR2czr0xh756Qw61xMU6pPvu9rxsDzfE+Xp7hqlVxXnU4QnsbpoJ8+BvLs6hKkNyOInw7nR8Ry4vOfWXkq2EPmwHl3BKFORAmFRzIxtri
        xhJGb21keCjiKAFyjkTeKuTfFRSpQBxZ5mBRQ8hRRa3b2JieaFFfzoSKyRO82Q5LUToHR5DPE20Dg8I2jnwIt1AYfPQMUHA87xRrVA+3O0b6zLG8usyBoxEZ
        ePQs9Rw9ITclwoWdpiMwp8odPTleZ8McPXb0HEAnjZ3YtLGUndqCYwvmVfPtemyi1TepmwJ2iAKAewtqBNPsS4b9ybNPd3NCnKTN003sDIkaZMN7B5aJU6JG
        ZfJN4AyKfJDb057tcEyz5G0DASjwdghvR/C2lr3lCMbThhbfZmjxGUOLbze0+KQhwScMCT5uSHD2JeN/C3RWnMFOnti4w/h5KvLOOvDsl2bSxTXY6mWsPveC
        Vqtgg3XZkTnUDx5veoT3/B+wbdvo4eXzI8LBxqeXaNv2cPWvDYuO3nXzzIhq0lfJpEQv7fqZHH/edkBENB22Gmgqtvlt2mzz1DTa//c32XzWoStkj+r+pl8W
        3/Qv2VSBaypwpAJbKlBJBbTPnDIF6crGa1TB18k8NGVAoTUE+48mf5qNR48xYVOxMh4lIA4ItcLMUzymunSu0aBhrPn7yh65MFDJz5OAKuyhEBFSMDhD4oow
        QMQMOe+wI8yRhNQUu3tKGaWdRNxC8KCO45Hwq9hswZtoCRcJd8d6gFOst0tUsmgNNtk7fjTTFQsiomvZGdH2hIgerLQ4BaK1qdHMNsTSg1dQBHVBNZMIg9fu
        OTcYOK8h0xBnGuZYeUwAN3XA1Yz0lkJMlzE5jLQlYB81Uu9yGBg00pddKH7/2z178oJROWXz2E3hCSwZkUA+f1iGd0QmYXzAjlXQsAolJIcTAZvOac8kcFW8
        VVXX0iN6/1ZVo40EbEz28DEhs1snsh5b1TSCvhj1TDiG6tJ0IGRkRIefoWQKc24lEUWHZqiOnDgq0aBgoIZzyHhHTgGmG+m2Hsvh8cwYKZDZ9hER0gDOEJtm
        mypzDM0o1ON5QYduZ6ZLgQAhAsbAz3QyU6ghLysJ23pHO1sXRYHM4ezDttPXj2BQ6P8h+rARYOc6vrZOA0KJdFYcpdrHCGSm21FNmhBQpybrutHG0qnmz5Ko
        Z4jLNOnARCuk3U3OTISKOXARDyi+2lQ4QakMYjIWWRHNRQIU8bnIcFaEj6XJx2dFLH9jxCkvTZ8vXsh8YZjYD3UT+2HUxH4YMrEfxkzsh8DEfkjMqSfMNjq+
        eYuMtmVuUDLfPtH2cCd7dyvHAXxrlEEzl4m6y7QGw1kHXpSdezhEwTjvHWPsG4v2EJujXiChbhIyD3ato93HTtYcHIMQTDiqcCRiJ2T9XiLg4SUldKuO+IIk
        JP0AnJ7fz4eqcfa7VtUuNHLhay2AR3tWda0rx6IqxyADZ+/XRJaPsgu2qm904DnMadVETY3b7iJ7U09OATesRrvpS+jv8WY4yz4pacnekFcthX+3YWpzJPFJ
        EitqV1k22h2mdkdwiBul23o44ie9RQfBhEv7m/bYlJQe25v6y2FHq0kE0+EkcOoIO/8coE8HzeLIkU+KCmImg0/DNHEaDj9XHU7r0EH9hvZatDvzY9XUu1fp
        83dnHJX2xykH5culhLvps4bps0ayz0qHpPezNg/I7o9T8RqRQoH4q5LwAmeiUlqmQWWmpEyDykzl5D6716Ibr40RhhuBMeUN+sZudBM9z4gDwNftcActVAQp
        0DMcmgBJmjtJgGPGXmuiaXeEE4lTvh0yHTkQohc+raNqOFTl21G6rftJeZ/q5iaa0sQGXIzOSI+aiSfCMEj9ApZMlTWqMpAqa/B+hyph3lENAx/O7XB2FaMM
        x1hwIIgsIr5qD7MV7nZksNjXIl3uM9EZXLE8GDfiBaEMFXwnFBaPWwcdY68I0psxxLj4T4OzetPiw6bBs4ANa7Gn3FljePJwWDMaz/CIGyt4l078tyDMFz8t
        22LL1VMDvMXB9VTTGJAsw4HWGJ7HsA3hpo7IurgZlQDmKuubZfoGyYOXqzUw/bLy/aK1bPrVyndLU6/g9DNXvNXbJ329LumdBLy7MmifpMfpzdAeUvJ2gfaI
        brcB2icJhKdTQC+lORuUc0pyNijnlL8ZbgHKI5I01Q/Kk+xiskqwu5NgeBcq2hECnAeCckgwtl1AOaLbbX5SfgAoT24G5elYhU7Sf4+qjB063U9StdN0rPSp
        SDWcRpyKSap+mgO6cBICjACFEyXMq49RBCEXB3Zk9rSZMgegVGxykKZLjpk1egaqa7MYP1kAMs3jiSOjCZHFGUwk9oGS0YcmAeNKdtc0IrK6G+GL/SZAuAJ8
        At3v6XYgpufllFsOy8rAHDwswQqRqtU3wMtXElJcHNEagzolLrPEU1JhEY5wu9Tanm6bimDsjGckA7BXCV/Af2jP5yfeo+TjE9dL65uavqIS91ESC934iIKY
        cVPTSXh0AHoxAfS2YkgvJpBeTCCdbkY5NgdNmvLMQK/bZqCvcPBpe1N3jEtX0x1bHIOxlcvmkbDNSFyyDSpq24yLrPQfDsBRIpUKDfk9acitnYaG2pZIo7Yb
        Wnza0KO7DEE5TpM4yMoex2ca8i38LSaOpR5z7CX7gjrP3YXe5U/bkZv3v5fZbbBHBWP2lXnys8WTHwct8Y33HI7AKXwwjw/qT5fYFsu4imJOF9GpGesEyqLa
        h3K6z0z/ck79sAahVKcTlTt0WxImi3kFvYgSvSpxuMgSOP9saVVnT1Gs0V3KNVJuQ0UelZSRodxpM0zUYFJQRR9c6WDBdLDCjvs4/mObw3fmu1WFFoV0q9rX
        rSHI3qVbQxIdXrpVQatD0i0qqCsX+avB24KktN7BGx88q9JFMNBQg5buskSkTjUkXbXEbk2JhCWqtXFCkuqGOhzABtWJDJa64vf1HiNnel/p6z0+zPS+2mW2
        l/S+1mE1Cu49j2XFjCXaLKHNshgWVNARqN4nY2rLmNq5McWod/7exxQD1hk4pqarMuxJV+1EOCbTv2lM4cqx8z/CmHrS0WIvnP7DjmkFHRk0pgjpwV0tQ7oC
        sbBPT/73wclhwP7IFJG/uywT4iYJ1eMbl91V46q7ZkLhjJiQPqPGlfeYceFdZlOtAqysS1xRna+aEH+JKwr4epb2yxJXNM7XFiHjkvEJXuKKGrrENJyri6gM
        Yb6wroy7gA2p/mqqrolT7ZjOv1s374C1J2hzyb+7ZN4Joh7pebeS8wc1jPEz78AO4wwbWDg11mMVN3dt5jy1MxVPZmkZv/BKnO61k9JXUJo9wssbi0tbzA3b
        SJgavnk/xO9L4i5aso3B556peChrvJ0d702QM3CI0+LLpjjKV0zpem/XsT+UQGfQ9rNcd4YulJbY4fCl8plocldmpnf2gZzFE4wk7VW2Mik8ngg+Wx94tBl5
        h53nC3oyM3iyMhnIseD/Ao/SW2NPCnTJ3EPgyabXJ/oChVw5FnwBrpSDRT0Zvyn2rJPsm2Es5Z31NJFWEPzfovdvZ6ZAx7qUmFR8ua+FFSJixnJNuIt5xtXg
        Jn43bYJu+yum91Kxm6vYpa0iDWZ4x4JhdoiDsexFtJBkMO7G+vgjlJ4lrhxLruzSwnkOvgGXtwfWvGoX6Fw3TQ84tE3C4UQ4Zpb8+C4sgUpmnGfu2mwB5+6h
        ak67S3Hg0cDQJ2hOWymcbtIesph8zZgeT27HBYTQSmkxaiB/8J9shL9qF8ImJb9UWgzHRQNngvI1IBmGWjmQxIweYwlx/NKPBrGOh4JC2MjdTxESGGOFs20Y
        vohjwO3gpIUohEswzQt3ipNWbHHlP8bwryV2DePY5IrikY7o1evsXzmSAjvoXm8jGvB1qQGrfweUf/hNZHLrUMpt5P5H42OMvrbxtcW/Z6nblp4KvohTFFsP
        ORwTkhXOiZSkVBsqJdpj1nYEHQ2HnXJz4J7XESIaXaF8O6Rtdg2NRY4wk9QNXtmRlbXTYNyKMxuu23Qj+KLCG6KjJTSlQikbonYH1hkTEqTS47qw6RVAXk+w
        uE51oiLbCepiB0ofDUovIcx0J1JsjcgmqjDumIBdVg2XgPD+BGZ2CBeLDaDG0tjuMioc+NpM3rbkdtno68o0zwhrV2aT1ayC3xOxBSJgc8hs/g7RBpwRhVlo
        uVC2aHg1GtHF1dSiU4zhEinjm8e6PUjH6fJEJPimtNBlp9MY6W3w8sSRtwmLtamZPzGjn9Q1stDVTrfbRjz0NdpdOTy3yQtme1YneL/dNu2Sti62U2X2N5cQ
        xCIVX755bE1XEUARVAg8XUMuCfY9uz0YEJIrWNCjmH4PfM4R2WnGaGEIxCRBKfK/GfRkgSi4RdgOQzJx2PlGugwfdt5NFwKRWbr4hx1NFw8AM64VIGQ8NXLS
        5bXDzllKx3wcdh6WOytSAJhxXT/snMKZCDpD42Iu7ZnI1Re7h50WWNWazeQ6UaHDTggKIGgAVuPspiJFvGMLItNkrwOq2+lS+QWuFJnwD45cO5R6SE+wTpGe
        1s1FoCiLUdQ03SyG0zmRSpujY/iEnS6VOQ6Z37DEYJIOo1/+4yD+RAEIKHjV9ofoBXBZ8IbSVnCL/1ueKl+wl+KX/iyIr1ishFk9/iwbvrG25SCv8Cog6i8H
        aRDrybMhAel76Qs6ES2xYk5+UU4l+1QoL+0mytbLvXE6+YimbZjZFg4rDX+1IM5osSrEg1Iy3LRvXYSKChs1QkkFRo250gXYv7LLow7Tw06u4wWxi0nzc+ti
        W2Q+xeX31Eond4DtptQEF8j7a8ylF/AZ0iS6wIQl1VTI9a3Ezk4cxkTs55mJYJV1kqabcFUHjgUKhuY1RdrJuCzQULDTC5h20hDTyoSXdO1Rzr6BJHRJU5LZ
        oLCWkkfDUqQeaO+iDKgn8OtxXzyxCKX+FS+iPswsZZI3eRhAiCEq1jOUvVBh83tqvxPlTV3sfIG80UwuXclQ0ifYh1UrDwinAIpsGtw5rA7pqv9zI05xafx8
        5YLxqVtMHJ8nnivgC6QEbhVuyjDSL4GXhkAHNpSeSrF6Z82lJ+e+mkdPzj21Ap6YYbxHBeFurXC5AU86vBFPGoYre1QrvAlPrfBmcburrv1TtXDt65UFpRIH
        KmlIaUjKdkqZlZRZSdlBKYck5ZCkaEp5xZKkU5IUagf7oErqb0lyTbizSAkkBZ42vqhAJnliknxBXcg5q3iEye9o50UO9810RNTVO5NBX+/yGaHb/ngUXaR3
        bk680V6LdqaPj8FnT4qJqB4vZ9dkT2eb1M5ciNSamtY7adaGdC34z3YYpTIYCLOyFxf97NUxP9ypC+AvgY8aX3qFw8EqQvrxS68MCuxKg2CFARywQFPtHsq3
        /kqgzeCAVaWQ9sqWZSOwQx0wWeMrryCeEgpyosuJr27dKvxAeQRS8VUqWJcWkVZA2mtbl4MTtyJAUcUlGJBuUPFhKT5cdXzLHxRnYcSPX3glEJgo3ecucOio
        wCjsjYhSuXG47DA/t0Wk4Rid7XfS7zC7aRzBeA/wQzzBqsUbsDF0c2Fso11UZlK8Ju9CiKMGyIxAKtnkq3gKargDq59O3mwq0xyw6yc30YBgIdceoGoevPZn
        tq7ToXdES8evuJp7yd2rQYcXO6kEJduq8qGBlQ9x5RE7js+3cDXfwhC1MMQtDF2vhbGBLYxJCxD/tvtGegxSixmiEPiG43biZrSnJ+v5ntSh0ME9qV+vJ8MD
        ezIsA8ltDIOBmyFPIztj2CyETmzBhZJa0g4CCNhhCTrFEhoQrmcJ5oh2KupdILiKeidooaKOQHcVISIgoqwIV2ZE5yBggE8UVgFu73ZZ1Qq8NJXeBRXUsMSi
        TR+x1Rl810FLjgo7vcAM9qu4mRFxghMXz4QVIAp7EQ+JVBrB/tjhUwW85hIigYQsOldw+ohTQF145gWWXqzgZkg48QXxBGebPAsmy0Mmx8Mmw1nz3jLvA/Ne
        m/ctnDSgUXzoichfpB4SAvdZqrwH380BImD1lPW52+GgKBAnVHiSoZBQMOwoiXxeM2YA9aqJA87Ch1JcpEOoFVYwO+LI5gHmsDv36so5E7yxRN/v+QZpoO0z
        kS/SftyHfoywzw7G3cdUQNJPF6Z64SmA7gvJjKhkRlQyIyqZEWXyLDsmz4pj8rQdk+eSY0Zu3TFDd8UxY3fVMYO3keRZdpMZcpMZcpMZcpM8KsmjkjwqyaPS
        OVAYdbWImVh2afB5KgosKvazOejgtZN7rRZ1Nfd6DVNUYBmRmZy2MrOzosz0LCvC/uVQ8RzlJDVGPsNyGJ1IbBJXxttzOowPsf1QGr4RLEEE3bsx0/+5gR53
        Zzw0T1wWuOKywEYf2XuaLsavyiGiKN7sh3LdkX/LJce7UDnfeyQYzR0JRpk5qJjgvsh+RsBEM8cej489HJ18gLaadZFpXKIAmYi1wM+18qQ64kGWOcAH0A/h
        bA54+Lr40osQ8mPD5vi5EoM44taLcGtl8+kep0hIBZgZiVOFMDUJIcKtH14OjmZrMf+iJqwJNk9FSQKmhEES+fhJY2S9ZnhVb17mEMhgjg9mzzD33rBnKvxJ
        A93BQ3d58IuR7EVPo/T9wkfBptufARw0wu4boKOGkW+ztI5Lgu9eNvXUB9fC3z3MQQZf7wn511MTzQUOaIhm6FPPMF7Swdeh0wbCfBT+QJI0Pagenw51o+kp
        OeAjRc6zKc4YNrOEc+cCDk9Z600bMaEG82m2nB/oyOL2nH88dlzEB1UCJZx/Ev85lnEK5rLDHFiZ0PHIZgdXFh9HcK4s4vQ1CjuqzFz/VXYZV+9JkLg1td40
        9gRR6U1z037iqMNnLepG7uTZZo9xOEfRiZQPPg5302n3fRZLT9zEK5cUaYvfKhhUjrLqcVFOUKN83nPw0NCj/ncWNrEEasetgwqm3Vy4lsMGNcMRzM1SSQ7k
        cDMlfDebPWZ91SM2EEmOJ1Ds4Qm4PXyE/PG7JGNG01EBDNY44k8Jx0HEgXbg5g6GNDZ73MOpuAzzg3ZyPMeZ2GCzDtvteHJKH4is6JxMM3IxgpjI64j5QCkT
        XXl0SI5YXN2BU7QCXLKK8ErmAZ20ekaqIAftLc/MCSfF6hmbnpHZ6sxcSmGpgDNzjacC4A/8Cp6DC56DwDmjTwBREZwKMauKyh32YlYWZ4VmBOzeL2DAQhV/
        H6d+R77ANavB5W53cryRNuuO82pQnYQNIAyU3GpgBktRGCxFYaBkq0FhCdeYDVwSFkKNP0nJ0qj5rzfc+gVvqXyeDadwlh5JOQo4W9rwkfJc4XQ0zv5F8bRS
        YIdfI+xsG2e6lVTUAIozl67SdDufHqSSiRE9QrU7BI50XXEIHuj6kovfdf5tY+uj6wtut4drlN0+3vw4Mlxy2VpFeJdc9BX+vQLvM23jRRcJr4K3QterLifS
        3WsmZcPtsjM8dp3lPdoED+Z0MzV9o7wgfxw6NlLmZXSa2XMThifP0gJkueqw3RGMwS8yHwezUzAMetjEeJixEmZM1g3v68MB0fkofsnhy7oTTdKZZ0MSrzhR
        gxVIJnIGtaWF5IqtbAp5J8zZBwZLYc7QCN1Zw/ByFJgmX4NoBlmnWS38IgH7qkQqlmCbHuOxLqGjVe7opEYDEYxaurxwu/joRO9y5S7285ry8zeOteG+JzF1
        PstBiaEUov1uwtkPjrKReUW7Samzd3Ufy1mhg8XipO4UB4aRnN680wIGJ9hLp5djSUMfpMvorNTmNY9waTSe03SW5JGb1o2B45o/W4YTud7gAJrINTC59Dcl
        tw3mLHF8McopsK9FpqfPRKO7EHdymODcxu86/7aBR+j6gn09OB9GXN8eOKeUV7jgFTsP55TwKnpC16s2J9LdayZlw07hfBjuAt3T7gXtengIxJe+dh9t+gbw
        ox2XCZEPs/7jBPLAoiUDfE/IWs7wcA/cJ6RrAvce+8iM2Fq0IOzXFO6HWRo3zMKmBh/y+eEhtiv5OwI9zmUc7ZavQdRMxHNRRYC+bFink+LxyoC9v8r9bAjY
        NwTs6UjIfhur1wH78gCwr+pqP9jTHtsH9jPXco4CU/GHZT0SDTfDjK2O2KBN9rtnwLyQA3NP+x0YoDEl4GdgDpszHtYJPfl2wHwakNzMILsht5MZZCOk0Rjr
        /Wm6FiBHGtMsrRzTOw7SwWwM5zMCdZHxjPC5fpKvC9QAri1frDrhNb2m9HjN6t9g7C02GHuLDcbu22CQeMWSpXfFEtOI/xFWnisLqXTRrMEEEF5us85F4fFm
        3py01JFsQeqdQ+hk7zTM0go51qWk0+oVv6KPNkPXrMzJdAmLMLuENWzzEmmzGSgUaKAQYASatLJex95ApxnI9aczyTbvDo3EopYXcTgFkxaOyhw/raAjGtps
        aD0Ktssou1UH3SWdaUUT4k7eNSt+0jibN2u+YdzK80iVcwRTkSl+r81FK9kLzghS0stOV5I7ydRAptTxB57yp44c9U1z3V7rQKL2OMgdRCd9HKuVZyU/0KHL
        Dp5z1AF2EkZmtMRk4/5qO3ZzE/Kq9iMv46kmmjHRm7YhKwu7PUJexdWwptiRrkLI4DI+ukhoqr5KN2W2Xt0QO9Uua9p1oV421Iu7qnncVeumPicN7gLbe6gf
        d9U2bdl5qUhmcBl6LGwXVFWEL/8cqirregcOMcq63GbdN5oTj1GVGb6Jt7cjz6RqBh7HTJyU29wm7BPAFB+pOb5Od7eIg3nnPGWON9lBoCt/jzf1OC1BRn10
        4+Cr/fz2vQkecrulnYHCqDGr4h2IsB+EWNE4LAwgo2c0Oc6ogKX19OET+DJI6CGVz++KE/xKVsjAUWFJhwGmBKgYORsErAziJfx6CMb3e5xWyA4QZxFdE14k
        SnmEXhSE7glCZ04bIQbW6gZGNRgdioAjrDgomP1sOOEnhsZGLdsyhsga+Bncb/+jSqmlwvmc5pCXu2eXyGmU5bEI4SsjiWi6EAnvxXCfXdEikviWokVU3JpN
        VUzYVFIAfCGOhfm61IBRKzN/B28ikxs674O0iNhLlsR4ZblwAVo97CsieRA9TGX42PQCEqwCfsS9QWDcHVj+v/QQovGCMCkI+4InGGVeGBZSC1Gv52BayOsa
        yDtzJC0IeQWuT85ov7fAFodtJ2U2MGuRh67IvMkB/SnwQaYjGbG8Bw8+GJ7J4PPYwoEGO/zfsgjc5iRFcM0ppKMrb2D7Sp3SLYBzWpIu+P35ijLblb5JpPwb
        qJo9oLJ5ZwHkcMlAhLTL1rJ4ic1FNCzABRbZvGGRucJ10VUMd2KGLaVtVjVuM0JxDHeE9WosUxlhP1/cWPQyjCzDCAATrCtm0wW4AXA1ZhE/Xso5AGNMNCZk
        ytkZulEc6Ri+l2Gg2UwTKKbAUcLLOGcdZkEANBVzs/wftG33fBKWi+O1jnHQ2ghOAXj4eBWI7zc2XAY6HTyZ8koG1Za8mFMsFVwKaVzaZNZ5BPHKxKXpW3z+
        bglOG0o0xVDWDT85OZz/s7btLYnLbpVzWN79vulvPn5aXAKVFiMnXl534PJYGbMvbQdT2tkrFOVWWQTKFr57oRv8mUof1kxJOOBRt9kV4NW9VhlYFl59wAuj
        G3degdNTQI20b8alJ7VzDqqzT56bVyUmXglHfq9j++j9wiI7P3Xi1mLkJh1x0JHZeII1LIJJqHrcol1qOUA85OXlDy1/cF4dpdtf/K5gXh2im9q8OiAaGnbw
        +xwwpoGfGUDLrNKY4fjAYlQIGgCMwIvbn/+NZ1RsxcuvQF28geHT6vGoDEno8q85oRt/8dc+/dfA3H+BkWJXzx8Mi3RV9M6n9P/40cBnZA74L56TBorUQCGm
        fhKyp8p/gQ4XAffkAIRxs+oQfCDstY7Cuc1e60448brNviuscqwarUzfER+aLlXITmdVKQQbtHqHjRBs/hHrTqyFI9ZRrDH+el3B1+O7XDYMKXCjdA08+Vrp
        APPfblKHDrJQyUxT+eQRnAXihTM0KV3HdnOTYonwMWf3w2JiN5d0mser7YSQgNKgBGEp/sL3BzDt4in1+qZ0W8+UegOm9Cvfb6Z0Mp1S1TulnkxpIRtxD58a
        t3/3c7+eTCmlsifZQWClvypYfewHTB+mpQ+5qeEZqQpYBZvByiLgyPeD3pgpLsiEezL9RZkSru2Qj3Vh6ZLMiHvEShcOgVVBFk41maNfLjnFC+opAlgrc5SQ
        ed4CVQsBY85701s5b02lDyZ3G29Z/0SXjlvfAP0fQSMVKBkllb6VY+s+UrOms4O7lQOI7MVGrkMINDRNJEmS8NDd3ZejMrd89Xtf+NKxD1LnDnzks2CJH/qr
        vzl+6x8c61JX9sL9uvVE3Hhf/PxvizOvRhvOugLmeafepz7wDMrTzRIdS+xubhQ4REzpMqQ9FkgI8JHTAwzcd+U0M4p8CILvsWKHSITWP/uV7/36L916ZxcN
        6jbvMQ7LFdpdcQPGDOp2roqO+PPqUh/oS2d5pH/rcvfEuyUmyTFw5a0Ttz7wbV8Pp2DdE/e/50MctUTS41+64Sfec+0ypd/77cePnrzvF461DWYX9vcX9c6P
        lH7q+Lro74F7z97XlotP/cezv3MUJ/kkhzDQWXnSFUkZs9zTvCLL4U3RYwKIxa0ZAx06CinPnHADvKThp9T2IYljfK3h0bKUn8Eyz6Cbm8Hyphms8AxWZAaJ
        onlbM+i93RkE3xmeeDoaREtuBiv/vWewjZgAOadyaCPXccVKrzQVNOK5iDzUU/z0djBzO2cP7CDc8w3qINKv00H/p5Qqnuddz7rJ4W2f70oHOdIK3QU4wvFd
        4yCdlGzoOlr0Q+jyiGVy64OOZidBltO65jstvluI2OcPbhFY3tw+TAS3uT0bKdwquALC87LNceP5fgWUpblvgwxrsr7zJVDZdP0M0evBf4H8h7a8z2BsyvP0
        UuOI4wunq0g3K7gp0M2yzZSU75xlGs13HobCA10fwvhf4yh18Us2vox+45BlNnb8GqfQb/5jr9oH6c8fs2LuEpSl+F+wYftdZReWktgOD9KW+JkfYfVG1lGl
        7p6q2akCq41g3gVKM8G8KTdRS2doq7SgQCUBa/kBtv6QkCGmh2I9LaKuoqJYaWMbiu1v0e6DHJOPnTC9oynm4fxwfxOu55AbCkESJIz6CnvcAgKQ0tpJtGgV
        AuaiIRMw1+UYe0iO1ZOLXJ2Fu+Ca6RmXstA9CSjOQm3axXx8uMZmu1kx5d8rRWN0XtxQurus+NInRAVUwvlBr5eoCBARFswR2BNEAe4Led+1xN9Di7Oy40Jo
        zCd12DQwsY0sdvBlO7TFZYqNXhJxej8Tw9YprkvFrfctRgmRdc1SOmTPu6oFd4JQ6vLA06NiZ3gUgq8wfU8fh8bwlUCzZT7ww82gnBNA7bLyleWLU2uqlM8O
        VKkL4rhoukpdcheC1214u/DASiBKrsW+lETzpyxH59jClm9BbO8m4Xpc9lfpj0iQgku2iQZOdX1CKfu8vQRq3BKiHAFLNvm4uRxmUMi+ERzbcpS/2RdOaFez
        5I3LKbcLjK7NPnJCdqRs98ZQJILpb+y1Id8EJ0jcVTjCy8t3QTmWz6sRuiYWU458BpOzUcgc8eS1LeEBcq9tuFagDz4k0w+uDwfxxrHJjdW7QIigV/6a/59q
        7uRS+YJzXkESfEmdiexdHBZznshAO77Eiz5YjF8XDSt7r9VWcFM5qz6mCFbo+rwKfXHQqMIIrgk32F/fXuv7VMiBJQVLvGAzIhB45HptmrrgXynd0FQsfoFT
        bsFZ5c9t1HsL9PnoauHHZbjFTxU/AX7G8NPAzwx+NH52BX/Bw9HTgo/evADlccrxKTssC2XHSvTwoYowmmzYw0Exrdh7chG68NOsZA3/yFC01v6L0S5dePG4
        /nC0+7gQi28Vn3n2IejSLa+/VXxCLveey0FZLkx4iCnbpXc/e1lPd+DJhsahceKNz7/zvYF1YgFx9ZChcWLuJ3+k/sb/+oljjyIy5r/4wxvmStY3LJz4r980
        fq2z+tljeghOeF3qoi4vEs4wSIGWxgNAmQIYtCreSbU39TQU962o0TnN6teaPsvSDWqdvqyv/ZqLYcs3z3F1TCRTfUZQiyU4xJJRUw+4EreHJqoc/J6CfqxC
        GDSbafOitkDDF+EmahFkfBEbU4IR1HkOxxaNAx/TBBMwFYHtPFyqod8Td4tb9QmzR1Xt3cNRPKsPQkqsq5itCDxaiFZ2gD3F8+cQ9be9hyYHHJ9hjuxOWoe/
        p8K6sHaJwCd6rrGYOOaRdhQzZLyItiX3/vym5NJept1mDaqoLsczshej0v00fQ5/F86CPjygHaElHuD8YpngohVAa2WvNUPw1MTOwsNHexINXwVRWUuMkFnZ
        vc7DWUJfnuAx5REt4YAKhkkBw1nSdWDAClEFJVp59eC/KjrpRrSB44PA/jVDzQGgwgm61GR/jMbOhJN4KNHGUcPgV3CxwoAbpuOqHQ4n2tHg5C6GdcgBF0Oc
        DniBhCNEHzt8B12xMfzd39TOGWxDvihRI+704skaRslDbCdomT54TlzwcrpvtINhHTACfeamyMxH9CieGszFpvobuokZ9LkOE3+Xej6sh1F8+IFaqnzKJgMl
        /BCgnKHNunoKm/P9CABmQAN7ZUgUmWY/5pbe0dHb19ohPaExh4E+sjgyLiqJl96/+M5axvzJRRBphmD5q5+KmmuhzqrPBCFTA1rSuhPNaPrXhYM9yhLqGZiY
        0hph58A7gcFFyhEmXdqmG+1wW65n2/X0WjjD1q5jcCkSIUokoiNv09SXJjW4bY06l3TJynVpkBt47qLV08UGRyHp6ibfmo42wKge2FELHbVE4Vqhh9SDZKSO
        dB+lnkVUfop7q9N4SutdaiMx6cQw4FsYUUbZk51/8k2UMh2a5WbBidE4gT7iFvKbMmaf8D9bPIf+t9u2fX7Arq8y2pMIhOtu/Grwxq8Gb/yMgFXfxm9j4/e/
        LcEFrK1uCRFXjVxGOKzMLpu5Ys6auyio1Y2fekL0NeFJlDZ3xC8PlU5CQIN6v78Z2YSeXvjTgMlT7NgOh56wCXcAdShGHSZOtM0Mx9CTHZnjk9uhxdQHx9j2
        QCU8GdkcYptt45IQ2y6/JYLNAurxYncRlr+4WLx7hthGfDM36Jj2QB87oCfQOlv0gAx+xlb2knPeSOgtHKbjjU8ELPY06uDxVXkWbfD4SvpEJGG8bvIa59GG
        kKRO4Q2dP/7KjtifNCqVuKWGqcyyKRFm+b/3Te7upeCCeoqdKrQrZ6Ih3m+WEDJ2AKPozbes/4nJ6ZPx8hWH0OSXP//ylwpExv7B73/rD0KIpcK5mHnIztsr
        /58//9u/XqTyf85sVSK9k/Jezq5Me1tWxj6GQPuE9RSch3RJiJZ73SWiV3QRJMuzl6O5vKuiYvzWW5ffKr4DMVLhfZ7j9q2/5YRVXaBFVgxrsUUkv3/Eapeh
        4jyvPkZXzOLzeK7Nq+/D1Z9XK+VcHKGcM2z0oRkdPew8h4zqsLOMCl4rLNLvcjk5VnqIENCJ9q1G+zPT724099WG7wvfHdCwffnXCGzjP/j8Z3+9ELrMq4S9
        zo3gu/6GUy34oEaD8AAuICxsbCotM0x1eD2EKzTLVpyxQYi2Hl94AhugSxn2ZXoDem5ty5DcOhvXR3g6hvTcYecSxwKfVy/g6hx22rgeOOw8j6t32FnBtUWD
        Q9f4OYf5seABCc+aDket+Bn1xLxq0es3XTptGjtppm2Dk5IafD/1fCheKS7Ks8mTi6de9Xz2krmv20sK7c8JFT14DGnpuS5L/j3dWgvn/FQRhr++e73poA44
        oMAMP3kI/OTnnPhG+bBgkj5U8MWyB62Cm+jlQfWmG0/G37kSCINZuh9ZAXwlzAVTcT3+9Y8m75A6NKu+4hKKoeubLqZ6q9Wjh/Zayx5NLW6eBrv4nB66zf6Q
        B4ZxvGyfqxb9v+vcZnMWPGMPmJ+3NTeYlKxyaHa5yH8IvI0WzcKB4EO2gM5LWD+0ji6ZdfQC1tF6GW1elUPZUDy7GN4M0+CiuIWZxIl9KH6hzIFlGtCy2ePo
        aI4jykSt4KNKVN9m1YnIl7AZ/hncSdiMSbC1EE8m2s8BZqKDHHYmul37wQ8oer2OiDXSyiRi1Ewieg39HMLOFFvB88j0UgFdfIE1srC1BKvK7DVcQXARmV6D
        Hzs9p9En9OdPFK0E7pB7Bnen3k/k4iQ8zOzPGID6YO7+9ty9K91b8RZN1ZOIlkM/Dfxo7p1NvcMsJdmom6aTSHuNpnVa3kW3mHQ5Juykcd2JXfMGbBWiMU3U
        6pvOop42GYlq3sXSoWnzrTXZ7qf3OM/ZPYERKeX5vpRZ1bZpCjRobB+cNKKjq7TjVkFSVeHR1qXzCx3g8pbINC8K+jYuzi95X/twR+uf2Hv3zB9/cX76WPDP
        Qy99kGgphGQeZG07+4j1OaK+gaxeoStW7zqeCUm9ZJ4v0RWxV15QdKIcia8gcFnwo0h81VqMfBkFMwbQ+Momnb+KPgazPk1kVuTXWGWPerubzgiZym+4P7s9
        KAM+Y45+wkI0zYJUU+9CpGJTM21c8BXo+iYob5le7bFmI1rV0cInw7164bh+7pPhrWmBkwRQbvCCijDINLBUl09UCdNUBHBgtczgYV7RKTn+1I8yK63G7EUk
        R65hMVbfxTpR9CK+JJlcNuGvvqNJ0DtDnxh8F9G0iNBCK9vHJ49jOk/mNaUI7erxuIRp7eZsId4LZ8aY2Za6kJtURKXxLurWxeBnmEwkXE13PmGwsAWHnTSF
        DXxnCf3Fka2Gp2pEp6RvwZjR9R20xdmbeufiJAmnETVYANK+BGcYoOaq1DsC+XE28uNI4PA+4BPk+6AFZjK2FSMWxhYfP/GVH3v98+9870PHuix1o7R3h3fg
        ciq8HZdGeIRm4MdVNMxdRZ5hIuB5BsYx/r6M/3vS8adBjqpm/MfN+Nd4/KvJ4FdZ37bGg+/HX7AWg08prKP3IHjCMD4Ci6mGdYRSAVghcHECky5LCVXpE0IL
        AyxvWnJ1/ki9GDVBQ3g0bhr4bDkBbW81jWvfjQ7BTVB0r27SWdyK7tZ3bzYM13Xm8p/Q9T3ON0ZzUF85jkPCSX23PgH1iLs5x7Kt54xuzd2ZDXlSCY5JHJhy
        TrYmozsyr+f1XKcTzSMm1wl9XB8frJRxj76HXolSBq7RPWhnngqd0nxLZXE5JZeT/foz9+DnOH5OoCbJ8Lqt7+WCVB8SKP1E8saUOynlqN/zq4/qQwidaUeH
        Vx89B4qjvtfSsXMv7ugzTqJ42kXa8g9zblond4uGH+Yh+G5FV9oU6tf+qWNd+3rHssPjYLocZ+ZHHVahmD49TlCkxwFmdayIQPusD3ecmgIcRU2zMppYGQFi
        qveDzrgOsDTGqVKXlsZxdhRTw9ogeMOirlaFvw2UMo6EYW6Q2mrpVjs8KIiFYG+Y8lMVrLspjJWqDu6pFemCAu8SaQjixAMd6Br9rEX5cwCNUAsGGHMpoSwU
        W0Z0z3XW+knnHDVDeQ8SLZfWuXH5UVlC2Gn4XM0Ok/2ebUQRoKctto4+DqbsXCZW5+Ogl8r0CCzzMr39HaIZPH17R+/v5A355mBiNtcr02NNXvo4qKYNkunN
        UfogmR7SryPTCz2wE7ycV6H96VPrHvR/P20UtEvkpLgLeZFsfFnHiVT2UIcy9stza0wadYn2rEGfch6XRniYch74SIjh2Z8T5Xr40HQwqDvtPrQ/p29HUL6i
        XvjkGRPsvdttgyJf+Gx0R06wfLhNOQ/lxcS3twkP3U7jGmUTsl/vz0/I4U50hNbfkY4+3NF35KTD8zyQ0rqIhtFN/PwDztL+4P+x6Q5+f6mZg3wOcRMhFkhC
        IYtidtz3ehAX41JcDvbwDpbb9RKAls2vZ4nXB5bt3f3maPeTNY1dSZgt8NI/LrsVJAGyP+me/cmFgNM8JbuTm5EGNdRvdifNm6+PY3vVlx3Wlc3Jxn40D69Q
        Kc4aZhpvFTsQUqtRYD4owAcNM87qrbCqh+c5pmidv8c7nGEsl9uSr/OBQKvBi4zrxoTqhO8Ff6/VwCgyO/lF7Qr7IFu+1Kt7m6H3DzAujbczLnN/23GZ22pc
        0kFxMRpgi9cxKCVqsprQKXla+9GTaO4eBEqvv0hDJuyWQ/n3Xq9naGo2Yb/kTutzZihB/PHOQt++n6BZ9gNvjbb5Ku4OrUWHu8BjVSZrCKkf1kgg5E4b6Dyw
        BX9XVMMhgJmjlOeIvn0tx3fd39V3UArh6+AnBm5cLdDn+W0r2bBUumE5m7arHh7T3MubWFVztMK1h59D9NNp5wo8Nngv+u+w/onCXktxAI+eL34ltMu4CQHz
        2Gc+jg30OC6k94xIrEJwnUEcu0RmzyxGtwHOo9xXRKImEfV0g05RIb+JfHBr6R66BgTyJQikqAPr1oPuEl2ntf/P6GT8LXS7pN0n46X3PxFb9y562vcjFyxk
        P1b30aFoKaxDiINJI2Ct8/S5UGwNIBH0ePFEc9j/XGAImHzMHeZgIKUzIYaCjvg12D8AADGcdayUupG4aJ/oNR+DEOLtMF3cxUSgpmkENNQDWZDmx83gY7bW
        EOpVcSmFN2oNzmGDLvSFY5R5bDHco92Q0EAi+Nu2y+KFNiEOerb+p4eh/0HYCx+/B4MdAF9MoCFzfoYwdILmsTriI7cFcS/spifopfNk1FxEms+TL4n2GaSP
        0gjQLABzyasa4clIgASCsn9DRChKjtXgdKJ2f81Fq+k8T8g8T8QbfxrETjwTb6N5nvA5HWfFWJ15Z82j9pp0xgBH1dVNDAuO0NX7agU9qifodA1dT0o4I/h6
        m94W/Fs4DGVRNeDDkJ8YbAKY+xkClk5R8W3yrTX+yEW2NilRIqE0fFyDMhsLlG2Yq23U1Xrwr+HvxXxUXRj6cH/hnonVYrjdIByapBrTrzW9fRFjvU1X0+oZ
        XQ2qd0dSb5BAFC/XGg3ljvcLswS4t7YYjSLdBZsuMHIS+rpTtRKCI91f43g1TwJKxzQjaDnYYTioZmgXVKGMU4utB87VGOkDPkYfRBzj+8/VqmZUTtbgLJ9G
        gSWNHg12TY/RhBu9rxr4H9ShBrra0GPSXsCjyePMqNU12wpD4IM1n90W+meQ6xROyCwzprqaD1JrTXTLx2xTp09Bn6nGISNr90MYTB9YFchv9Pr2Sw7Yugq5
        N+YyHKMPHuPYM7Xs02sP1rBsLfh9qkmXdjxYgymrAQMC5+1mmgJRdaKRfxcNK1xgBICRaIeZOXw1/ZiZm+WZI7w/S9Ph8n5c0aMYkVG9XUZvu95hBm4HDxyP
        FOEIxh/pkCmM4yLmjSaKB7DBIrtqsU8ryoDKyVq9ulllKpetKmBCowde1qbFx1vF4PVXS/aIiU2kQ3VgIWCqEqUTVg5ko4jGRF18TBYto54dwKcQUkK6PQG0
        Npu5GROWSu26yIz2Wu6IYKZRrH99hgeDoIlAaoYfCCDPRNt1g6AIKgKNfI6xLIePHLTiyoJKRvkFco0COm7SjTPRqL6JKsF0MnBSg6MMnHSrt0P4mH4sCo+i
        8BgKj+lRFB6jrFVGZWzlP3qqSdt2HXsGHeipsCBWKjTLPWQuMwqFY3SpKYOBN9XeQO1j3PtRwtRJHxrItR25GvIB22m18Ae4gNZTNBW0oLdzr2hD1NuhWZF2
        rsGdw4LFDllJ2/azwUOtPkZuDIMgIYdGT/J81LK8o7m8PAqymmk0HqT6x64DrrJWx97hLsii9IUdFdC6QO1VmSDsL37a5Giy//gybdv5YUfP/lOmNUwf6wg8
        Ew2BvaiqtwM8q7oB8CSYfIAGZdTsy2fAMDtDfU43FIZvIh7eUbOrJb+/6wTUTI7VYxb8YjclunuM7n1C8Sx3v5FlvNwl+r4biTjyaWdnK8QbWT5/m45QNpTs
        M7NqhqXFRCZRn9zghxPKemavFYjK1cztVCH9VEFSRwuXe5ghTD812JOPqxcOEjHvHn+aiE19EJLm3Xr8iFWly63o1G69F2OxGysWzFkxTt9r7aLtbgTHgyYu
        M4SaRpglKqxtiCjAtWY+eQl71Uj8ggKJ6QZfVnnutTdAq+LuAWnH4W3FZg4qCwr4OOPyngU2qx57UTfl/EDkvRtOxSpM4xguhS0HtCAYwxx2MIA7xODHFDjI
        VJgrxDmFAFSxwto1y9HhCb4GIQ4p6l4O8x3RafyxJ2qZZQIdHPa3gf3uaYIlTQj9ZHi3PhEehyn3E5ijYZ9qfct+gki9KUDPFHZrTqFKCc2DCU/Q01rUWaia
        GCaxfvBJaEoN44C312pFVPoJeFJEp05RA7geosZcOdPJOLBLxmG0M5zzw0oDgK4IY9x8tG7lBZuAUDQQDuemBlTFcdZ29vXd0Ham7owL//o9lERnwnfTQBK+
        wJTT2Wc6+N8Uyw6GRXbggxwGNMEvFGP8GgrhwLrMbMaRm5xSuABwAvQSdgn+XB23NOty3tNETVPU5C6pDd4JCYr+kM7Jy9BJHoG7vmAv4G5ZRb6c6Hy2b4KC
        mdk5qE0cvEQyREdoKSbgyIdCHmsOmOjSgCcUFnVpGYIoJq1AAHt+ckfrcXqPNUtHxRF2xsvyFVqDKPMQFsCsegA1zKpTDPeyHERBFURW7UVdNSfdHI+yxiq8
        u3B0NKQ8tDtcHJ2ks1EfeHBvR+JZEEUs3CEKYym2YaLlsp75rNgbOiVWpZf7Buuo13OW/FRBBszpBFaN8If65Mv0+TJ9VdEcZiWQ4zyBs/juVjpfZq7c7Gtg
        4eWzFCgTNBkZU9IMZtnF7B4iVJE71tMorNiJ1KS0yAbrU9mA8BpOFm8QDXOIO9Peoa3WU1XW0yFMrprO+JtLeb5EkxYyMhEkY5kt0DLD9aHwOB9fIdmdo1nU
        UzKR7awS12iQcA1UZNas1AaqoH4NE5zNWrSCngNnhgjyRTxZ34Fq9fAR62HkmqW389YjfEuv5q1HzUr8gFmJ30jrbk4O1zQo2bSxZqVZeyzEksmr5ybPpyFN
        J+8QJm+hf/Ic1nzE9MFUEcd2fYPehapukGV8g55CVSNxGwbqeie4YD4uWMaTeudeq4EJF3B8UfsGMXsi11y2+yXVLOyKnykuxh+uv9NoUb1VXEy4uMLjhELU
        pYzLSR8sIKqp566B00mB00nZrXbKbjVJBDZhmUkwolx9C/amm2Vkbqbdz4HQ/2ox0/mE/kNLlurQ7WoWP7dI/+dgCnkuVRI6x2qtYYX+yupCTinhvazbAT4U
        AfCGK+YJNlT3IQlj7YLYDn5QQJcW6yu2bNouvKqwYw6Xva24cKICnyh7rZdsniR+07Y5tgGPQMYmyiuX/CNUttd6Hi5bXYiYESKL2k5CBriymPzgY0okkFlQ
        4PeyJDL3WGlKz55zQ2592Q1ZWvmmE+4DJrBZ4WHFxe/z/Nt2EzUJd1b9H3ZUkcmunMGdTHbrYngALjjwHRWe+I/U7+OJr/RNPDu8kokHTOJ7CN2ahvfpVidq
        6QO09+zrRAc6SNAHYKftZfoU1KNXnT7Rv/NaPkWhoxuO6BCUUx0C3zE6zYSBBEKB6C8qqEeVN2kUWLosGgVlzHy5RxTE7DhTGoBA6NHKUiRir7m3GZ4Zpsxq
        lCUIGrgMmK0KiFdhsoSZ3ECEPc3qO9oEgRwCJVbBZSYs0/i9qMuyAv3IE2HF6SYkBHM90ipWmWEtq6NGy0oZjR1Ei4SCTaY1Izo8z27S4XH8+E9WgvhzK4E+
        kHMWYjdDS3SO4k/RK3osxnfFk7iB+f0B3MxBNckoLtFjSXST4jE8FOLlpykdFECZyWjJR5n+y8Zv/3gh/tPX7Hj5cw5BCi3QeDL+1PcYFSiCgL+wWe3tZ787
        oD58+KNQfhshfDGUVupeX+8Iac+VoLXD74iYk3TsTYrIuV2WqOVB2l0KD+kmzvW3EzFFB6pyOjIa8qXb9aHHoolmeDB5wj6THmDLwVs2K9NaymGzFFQRLCt4
        fo72oQiBuD7Q7kR5HbRWzxwS/K9FecIupfIg8jxHOW7HWsEqyXmx2Kf3tTt6v24ZH0L79EFKO/g4erqPBVf70FPA6RR2DxoL07fk66ZANY2AaKEhCXYxwgiA
        HzAmB1gjirBGYLSjGqxUxZoPjClw2r0lKguaKJ/BnaCJAIw7rO99NDo/oOj5BRujyhUF0FAKUFuQaCjxei8Hq4qgv0yrKQtI08pu9wHxCHsM/DgoLRRYaSFH
        FQVPq6gV7Qvnc0oaeQ2h3H6PrDSAwCsY1xaP1Tyu8PPTCvf5SAV+qANnMUxYhPzj5T8iILX5FDbO57hkMOtgXJazp+8jTFePP6eEUkDKZzjlT3Ipk/Pql+CL
        fnxevYJrfdb6VTVvfY+5/0O6/zTf026joskj1go/7XGuqOguWvbm6VUV7T8Mw0eUUldVBEVM8/T7KirPq0+ZWl5T0fQR65J5t6HAUX3JPH1ZgRf/sybnmyoi
        ugbbWYqHwjsIC44ZCn2YsZbYTehpsUZ0iTQsE87bLweX6oshdtoqwegddDow9ARkOYT99+vDmVA4Oqzv6LZPy87MbPbDPYQCKKRh+DmWLtV10lHuPnWgpe96
        jFbNlqoALKuKX/AWo4pMaDpPVLRCGyqGMb9/1nFsPJZLmGwCtCn5JY/WBF0veeERXF/wwsNUJ9yL09O6h99X+PeKByU/Gtlnnf7dtObqIxfDOwdtpq2+zbQl
        m2kLm2kLDAkEg6uYFg/rI5Bw36mP6MOd6M4OEvSd2Epb2dKqBD+kwhm6EAk1I37jfX2MzpVOgJkA/O8jrIErVsD8aayEGu9mYzGCklTEWAuN2zIB0JJ7yfaF
        JfI5m4EfBrrBFxXTY9m6nc8tYTB59jE/Vs8fFr2VArbBA8AFFtajPvAoTuQBSHV6YIrpAAqOSMER6BBbhEmuwNpBaMopQVpTQFqt2EoIvXuY7ONZa+lm8GEV
        4lNxE+FLD+Lv8WYELHXA4MwWY80WAgfmsecE6thHOJj+BmHXFmF5+uNXaRVCBE0lKDfCOc4SP/FTIFw0myxP8fku4BAFwg0vGzkQJM0GbUOj1SimMs6PIK/E
        D+8BmXYFbQq5JZVsFcF6lxbc/GZWkmYkVuHvnv94NH8Rs58PEJPoQVzuRvO0P8GvdIXyHFiLDhxWgWFeHchvWwfy2xZGrSwS8moqH2dutZGGC7+6HFdZal2G
        wCyRbPoiKvFFpFk37Oo62NW1QWUgTiqxUAjMQnTP11tvqNwzHDaqW4hb/x761OI+VYJbpDIOYOFiucBJpoxSKdO/lJN3To+gwnoEfk77Ekihov37oEpQpp3I
        tF2CiIbF++Cn+CbcB2UEgq5w4+BUc9PQ0+SUdyFwknBE8woHNeE8baVv0N9qn74BdtVWLr4dEf158mW/wO8Bpl6gmsDjCw3TkpGF87GuLNzTXsZhmekq5g+C
        MgIJvzUBxP0MjbGry2KYKvNnPX3wsZNsfTgUM6l4ECjGFYHOFNxugkoUU4ohQTJsigBUtG7sGl7CtURbKq5F2mhxLRg7iDljB3HUUOhOH4X+CmHwhDCFjru7
        KBYjkW2sRYaAbzdcsTF4zZWmL3nS9AueNN32pOmPedL08540veJJ08950jSbI1DTb4ImfsnrafpSAcbDuUavFqTRVwvm3IBDw/P2YvCaOT0E38qR2+I/TB2W
        gl7/GNPr46nFQmIv9Pt/9KvfwU7vcGAA/e7DbT7s6DU8xMyrGcDmPGOYOdn671Jj9LBwF0FGRQzhKzAuLcHJHY5SFXEuVY5tZsrTeacCE6edHEDW2HhpFXjs
        hYOucL0FPbbAG+C94S9t/x3KFscEmX3WpU/Adz4PisV6lHZmbMVe7WCjBU9Z0N/M21n9ccEtLNlP2Rfs8+JIyRMzKza1sq5nXOLBV1EhsS3xxFfROCWzryIP
        vooK4qvIy3wVefEXvpN9FXnx6Lw6oMQHgKC15d+EW6Yv/dpH/xrz8Kev/IaTObIqsSOrQlylN204slIcS66gS+eoqgOLQQMGumgLPqsKuByA96tXaGrxcJSt
        c65tI2S0FUsD4nn+3KFnKGfTNpSkFb9IZ7pC/NffGdC5WnEt9tuuxemrZSOpRUEro5BEiHOjIlttsy00m2p7Ty4KByCqnq7BKHDsXpgs6AK7oGCvDBIWrgpP
        BUqHQOyF4K+hhyvRgDxdJezAhIefFjMs4kLMrs+wh1DVz28E8Xg8EXy7wGdB3D5EbADsSFHeSIqEVu/neERFIFaH8NSAopE4vAD8O/IhsHW85tP6oXUI9Flg
        jxvA6QxDqg+Gbk5hiP20Mdho7yZn9qA6EJfjz35XYn6EiY8Upp7Q5FS8I/5K+gqpW4ECAQ+t9p/88QLAa4h9pH3IgBiuKq74zAailnfBlwhWPnvMmIHjNFbk
        l+XtwmgeegLMKXFi42vDejnygQtoPxXkgO9kX1jf1BsasBxfJfLP+5Z6wRIt8tz6z2ED9haWPomDtBIV3vFEf/IQTvUuoQ3/I55yLziwCthwJBofXDs0qEHY
        1L7GzD6OMGQ9xu63Ml2vkwweb6pFuPukbhvMm+t2MeEjKMeyjSGfqrKbFioGCrIIDlVJF3Eqd3ABX7QoyvoF7FYRMJxh9hSwQyBYlYuwqQXgf025Di1mWRAI
        SS/SQRj+O3GULUrgTfrmDzF3K2k5LLIlIQcIReuRtcZeFGFlKAFQ0Vt4PXd6A0i0JQYLond0hEnBNsSIIpt+VEIWA+0UhSzm24Qslsrpg9mYUaEDcOVqS+df
        48AVa5GVjEDwjGIvBcXgWTVNW9K3KuM3UnXQOnvGeNWWUJFc9bodMQ/GhotrVAyH16Ejn/eSHXnvhTU/UZD0nafveYJyWojAKMFG1Kp21rpRZgYK/bI0jqoQ
        4mtdto/NRe9ey730I+tiLp43091sf22+t5rCAuZjw2Eft3//dtXrbFfdeh/sqof+bnbVrfddx646bgkowqWPxYiLjbsG21X/f+y9e7Rc13kfdp4zZ+bMzJ07
        c1+4A4D7HILCBUDQ8LIqEZQs3mEAEiRVCbZlm6mdhuJDZi/kFqRomSqvCEiiZNpRbPixVgnUtmYGtimnYsw2TszUpQHJdU23aYKsrq7SidcK7Dq25MQRJNmr
        imNI/X6/b5/X3BmKpK2/EkKac+45++yzz358+3v//nJWXPU93LYZcZmSwLoMpWZ97ovXlxKfeRkcBL0Y//pXGL/v5SXAE7rkCb34o54bnmG2D7dI2/TOoERc
        wC/YHE3ON87RVHtdOZpqzNEkX1hQ/4QpSRw4t5WyNDk2S5NTzdLELBWsECmefnRHjiYvz9HksQvdmRmaLriuewbpcN4VaOIT716F6EXCpHdTcpJrSMik11Kf
        WVk0RQXzsyCb1nF+aWl0NasKbrPLZXbiZVrUrRbVtApyqBRdeNW2eY9X26Y5q9C2AK90jJ45pbbZiH7PluDtOW0rim5p0a1qUbTt21xXJiENlBhzJmVCzlby
        YTCOIYkR9pXriSsH55B/JF4nE+oMRQqQ45uHez+IHCxD/85BvEy2FBfB9fiPIkzaiX9x0e9vB2eIYQOV7fI+QN1/3gHvvpbr+V1FPmcM+KKSkZ4Ue9nmBxq+
        rMWWmbgI7gX+Ky6VPW5Ol5IoRwFX/y2zDHtXukJllSmS8QUKGw0QDNMEzY9FDuuOhDBqBec+vvmgkM48L+VdIn2XU0pCL+cd+9pHDz181/IPXM6ExVv/xiit
        vfSciEHB48NrC48On31RpjhiW9MGo1vTVp7n+dbfHDH/89Wv3XHLBy8BZNiAJffHYynywbd/6D/74tH/9tsnI0AjA6gbfNSxn3gPwjd+6/Yi0gOJAr1jb/tH
        P/99i4sfkev/JUv8Iq4f+zu3rD71/s9+z+26g0FORgiH9GX9hyqKOpGLMeKJV3RjnujKrAy9Ux0vdB2khV4GagKyHnMUvuqmjcmI7ZPdd6JgZcF4jPTl53MM
        jqub4FiXCS3c/Q0XD24KrVwGO8a/TsimoWWvfvxyabfRtxGgK7/60ACvy0s/PEjDbBA2y4PgzR4Eos7kexZGICpGgNk35c/7tefThnR9Pl/ak7QFYIMW8VLY
        66Y9/msZGTDVGP3GWF7/t59yPiCD/+uTUQWnG0jdPgNwUm+iM8nXNujF9o5hlXJJhKDUbAqf1NSqdbQ4LAUj5Rv8JSapBihMaEFhgNol1TOCtfujHpfcM1Kv
        l4/I1dsfLEBRbs8vf/X2yTj3rMB0Knn5gDX0jn3s5d/5wSN/+82VQQteei5httDS+OB88z3/IflljE/EW/evv/dXz347E2jmH3dEPk7IHknpMpGouy9xcm3o
        VDM61aiSBnaa5tyUB2/5sV3fJZ2NfcwnqyDT5mvuo+kqXJev/JJMnDUigSjzK3fy65azBHvuKVBfPlnqEyQTXyBm+oKdLMTa8TQLuLFLOkDS8ODYh5+5/tzT
        7sFLk2O/8bb6ImbLaHLsOxip9VuXYCBbGKX9CeliCtw8+XNhYtbw55K8YYnQJqzpR1q/8NEfcf/iHZNjv9f7tRWZYfL4se/6bjvx8rkpV9EUgGxg9uikamCs
        0VsYY8NRzpbwkeGDCi8zPOt+IO+AVe0Y+dj6KG0Qi6ExBn5WnzNUPn2iOAzSPvuaSHFxqqSmOO0iirN91H/Zk6OIAZdxjBjevgwF0As4ikDwaRy7R/0Rju5t
        zrM4Okf9cx7IFrY/QJctyuedT+vHNj/5D5/Y8yvLxxiD2TkvRLe4YurHbrzjp1rjn/3ttz0kZDc/f+z4Y9ww4lFS103kd1z1qe5A6hNq6mHs/MnopXQXZu0u
        2nxW8HW4LOPUgWIonxKtCUaxgWumNcazMcA1FoHy1yOUXw+SI1K9N0GkF4i/kcZjYGQSKWiEx2XSQH3qA+AHDqm1STn9jNBqeokYT1qlDTJoXQsZJTGwnwda
        aO38sQPf/xOf+/ONa7dPTHwe16+4Cqs2wTSIgAwYIHhQqEFMgjEmshInrWlNRjlugaxfWjqkFlmKF87jv38vtbZNdB5fwY2AWEe+xYApcA5utc/ubKus4CvC
        GujOD31ZR85FSOr+mIeRuJ8GPDR7hCAIWd0nsbo3vPfA/3tRdlH3ebOimpbJSOsTIZFTglUJ39H9Ox4qiJAieFltMsKmnFv0utvMSn9NuOuVfYgJyZkUy32s
        HPLPucKXyPGJMomLC8ajqxvnYeeRdJfiSxWkIQKypAfIoKZpo0d70i+L0qMVvsOr8h1ele+ozeQ7WrLlrVa2vDVseR0QijUhRq0SVW2V+A6hhIuQW4XvaFX4
        DuBU1NDc2szdDddn7W71ab6jIwQLk2F1mu8AvPeqSHwFlJIstozv2FXwHU109lkwG9JfK0jIkXISSvs4W+s4l/YLT1g7n/stKt+xAr6jBr5jBXxHHW7Xt8pb
        V+byHZ6+DR9eL/MdtWzmKt/RmMl31GYPAjbwRoXzi8t8R4vAGBnfIcu+ls+XJukGUH4i0yV1rQmV0JGJ5oxMNGdkoim+AxYPGf3OWF4/k++AlUX2MGUxahOd
        SZG2QS82dwyrlEuQ1LQxxXd00eJGie+ICr4D4H9pd4zRlI8kYmnN8h0N8h0rxP9C4skS37Fa8B31Mt/RLU2ngu9oUCU1k++oC9+xaorKM74w5zuayhdavmNB
        eKQK37GqfMcK+I4a+I4V8B2cakanmjWFCw+wMGZdBd+BObwKvmOVfMdavr2uY3ttMHdPhe/Itl2MDWFfi8kSc7L0uXn07WSRHaSpy5sMiS5pAlF9Y76jP0qX
        dC9PUUefbMg6/lyWNyyPiBmFml4H31ETtkA60DIEMqlaGOukoWMs59IjnRLfsSpfsVbhO8iQyZKRrXAk5A0MXUc+tmWWlCkC/9EELu7IZK+JkzrVFhVSU5wu
        ImxI+InPA9SqcdQnSFh8FEhxK4DOu4Jj/SgA5VbM4lH4Sq6Y1ducF3EEX+LmZGsVBJ9QNNH5tFnlPUIIRSXeo1niPVrTvEfb9EZJE7vIf6WMB6F+KW7FhMuU
        md6AzQN/1Kmg9GEZlK23zHR08IAs9DF2m+CCnPoEB/Z5cQza00YNPVDoDhnUtA0JAOINmQ6PPc03pj28kyxfm68WothiJwszIgQbngvtEkcCpeMKUioJLW2X
        uY7aeVw/rUScTEeTXEZb90ThMqTStF7iMmD4Pm96ZSajK2wHWt0EkyFPjmQ92BqLpSyPIj/uCjkK3c0jwpCtIO8wOIoVchQwLa/A/xX6yhVCZqhK2bjgFVaQ
        KYJzFHpHOUQtJUuX3WQRx5N6+T44QPKT5fnFCUTlFWIYNuQvMm4iVE5GF2DVFZ4opr62ARAvBxMJOBo+jLgrwoHAHvdzPT86U99uPKV5xyNAXHibFQyLksrW
        eghAMqG0ACcxariRNE/+iPPs5TY5MP1IKci0VbxovVef10fgSVqskqZQ9fK76KJqkAb6R+j1upEs0NGu5RYwT0hXW7SVMcxFME7pVvcZT533WAWTs7UqHrNo
        U9oqh5AwzdYW21nU2JqucU1r7MYJurj5XtMt81Luq9s0HdOdJE2MdHd+5jmpFRO3OxEObK4X13H6MLRAr1qQDMjZi3gByjWSfm1dYAwGIo48WmfkY2V9Fm2V
        dd0u/UmNNZeuSCj0O5N/44p7cKn/Sh39wIwni2rtLb3eeildyz6i/rGk5z1l1u54M3KqLDxKZbU7/AfRKZnBvRye5WnY0H73h03vQ+nic7xlFu/4c5g/tz8R
        C9PcBq9fVLkkVe6aUaVrlnZUuaRVyq1SlemKNa6mi9IKe9p/Kl0VgcLgknkmXXpqO8UJwPPw9+JT23Kr/1T+wHa6KNe3ET/9kq3QfjFUzVtmNTPgLjK4bflD
        zyGdXv9Dz5n+yUEaymfKZ6zM+Iza/J6pVXomlY/rPTd8xxaFzXCI3O7cMIafc+C4ssyzU89/Iunf4STLGJy+CDnp4idEePmclDv1/DNPS/uXzeInkArJRxB4
        A7v+KaBbmf5b/SfksPxW/7TxQAPTmjR5KZ+tt98XbKJi6aLeHV/TRuElS6Yu75TLd4ic8uFnYsJrwRcWjrhbqWsjiVnz/aDbB/zTwNQgBCENv0IeGnRoaZwA
        pmPjVPeaRxSDV8rPwwG1llcmtZxkS3F2P3A8fFprAOXG52vGnSosL8fsNLs+nnU40gClGPHy34uwx2u1wKGV1m6n0vSTMh+Wv+d5XHgEP09sb6vEjPO0x+tp
        HwQBTwKjUZ4EoqLpfycivKTnhR24r027VdYxctG1nY0/056ClPTZbDy/krVkVT92BZ+xiHhbD0CTH9aW9VD19zz/YdP/cJwuvtW/D219+mQea+eo2ylmgZ2Y
        izIxF2ViupiYmIq/yTlEVYnOIqk3Q0+bHgnbn2rIwBaYjdetW+UiR6SKePhPfxh6Qnn61LAhdf/WD8sY+8x/sWmWLrFdd7jSD6hTutGXCfsMuu2OMzJP7zjz
        8Y/JuoRlzJU2pYv3Id/kc1i13/Ho80mfdh6gu/2TOusrkeantW6kMv/s0PvB1IX48TyED1kWq9v/MyCipU3ZxclLeIA2RZtsrA3VVMs0L8iZQ+UL+C0oX4BM
        J9wMaX5LDlRWNWMLXmGaLcXm0O3TDsHm5iRtltPG4EuApGrA834W0Y45sOrV4YPYuZAIGKgfIxGk/hJzBpgeIpEi+/hJ8ADIio/fCFy7j8ydPByZjIj3ivNb
        9dKmynKdQoD1uVXCGRqnBiIktgcfaEbkk+SBiyliUlGoLU+LVHJBquAjTO0gXFUXGNslOFggw8vTTbmBcnK3JT03YW82R8xEJUKCvOQ+w8P9enjEJo4q8Lfk
        4mnTOY/4sPMjot5ORLqW4wNtn4EqNJyCE3K7/8o1EfbwJqQn2emfrU2gsYl0NJz4azXPP+Ntl3bO7RLQF9kbYEOQw6kphxNalidjigqOxo5tibl6sOwMce32
        h6q+EQ9Ubj5AlBZwmY4Or4/We9ASOTicLoF98klTu4i+kE9q1eOyaSnYLsYyHLOZ49DkrsnXzkxatVi/aq1kwcfmHQIhvWhS29rgS1dKiZ9l5pcDigCYDPpB
        dk4aTDSSEyMmJvY2y/FFlkWsxDgxLXMYm1qFBynDDpe5QpupFSh9NuOzR6g74YR0rCqgfaWEdOX61kvgU5jyYSXAeJ3m5Sn2MKywh1goCRebou2Vbpe+w5Z0
        tGQUq6sls2/4FroXSXWB24vOKkV4Tlrs04xFBogvAX1Hqooos8Xe/Hd76CC+xElqucoKvVgrdWi1a2Z1iO6hr9YfHsaQb+omNZK+0qfQ+8UhplpGSJ34l10a
        ezfxcww/J/DzTvycxM978HMffr4fP/fj5yH8PIKf9+PnNH4ex88T+NnGz1kXv0/z9xn+fpK/5/j7M/x9lr8/y98Rf3+Bv5/m72dcxd1S1K3uH3vx33PdYFsx
        BIyGP+rcS733KkFYUx8aeOx4OgvDBzAu6kHz0J2PQldNDxpAzX2zPGgAnRF/0fX8bdeio4b7bPPUgYcj61fEsGI8vfLar64Pp/IQ1gdXXiXlIr4rMN6FwuAK
        TDvC0ZYTIZa2Glin/QvFe2FPHNNpqVQecyvE9A1w0BXkwL8LHC7hVH8/gMH5Sf9MtrXmdByNrwA5Ft35pvcdN+75wpaJv/M/7nv4+GOPHS8K3/ewdaxFTmWA
        mepJrKEtiACDsy7RR4SXYfwnLGI4qWnSbZZhqqC2L7d83ELhACeB+rRLqXtsmcA0Kj17EeDCrtqfAYkH5YI7Md71JeO+TrBlpGf1TERsYqhLCJAMnQlx56E9
        8aHBUaMbMAkDKIw9xTmWnRqX/PwTwSyNx/JniSzME4rfM2iVNAKyANKQkA0urEUuMtTzo/w3+FF+/lG+fpRvP4r4yrDaZh/l86OsisZ+FPhU2Jjka+wUgz98
        5id0venVt+HEfD51S0lSsRMvxCXNxt/cLG051y7l1+++/KAsGixAe+EFrvi58I5EayZo83g8E73RgjfaY/GPJT4dfWx48dj3f+qJX3v3Uz/1Dnnszb/9Pb/4
        /+75bZyuj1z5318UpwehYl19/2eheMXpIv+jNve7Cx2snv7W7cToBB/v8DAeK6Wf50URVawZDVAft0S1oCv3qj4UXsmWUR+nFZ+bkE58IdKrjuh+owCWshrn
        eFA4r9mDwiEUqleyZNAzxcn8JhzMzAZ4JpdwoUF2OdSekGkkjGXVllEC98TwTfKpA0JHFG9vbLFHiUfKEXTl1ngUE/jaHenksvYC84lNEOwCpjZHnd38ic2H
        CjRaxymuy7wDCJwBY8h5+rpGanqsgupYBfPGStazP1KnCACrYjH9tY9VMNvqFHCLnTNqoWahdTlUICPvIvfkjigWXKesmC3Z009N5NqVBf7cPRiu5qZHiHfR
        8GNPvLMsR6OCX/1hyMpS0UJWNiG8lKP0RQ7SwMLdjPTDK8WuuaYEQI5ZMi62yzxtR9eZgAN0S38SiigqW0fpqQ+2P56/Pt3Zo+5phwWm2Dsx9E5p6KVCa+p9
        aTJKMxjZOSPrzhlZd9rS6+miml5GkziOJ4tBe7v5ZKg+gJtbSBtpfOVmIhw2aMbldgab43jM+rxS7nR6QY0hrouoaq2xpVs1uRXBsgRDG2TUiGagiRoqorHa
        m1CQh/GYPjM1zLcaniQQesR1XNMbEZ3ZFiy2wZMWgCrdO/TuYt6XG8xeGA4ClcQaOBxJ26gwpBBD2zlzBzakbSI3B7Iv1rAv9k1/9r64ZJbklu6LOKZL2P4a
        Zgm7ofROH8fYNHgGrX08wUpq014KQxc8CXI9+QtCbdoBoDrl/3vRPpPbLel6BCSZkEZeNZ+XfPYws/fQomni7o97cn5ky+y5/rd8o1nc+3LlVr2ywSuvbl91
        p+yrrbJ9dZEvzuyrvWn7qvXrYpZK2lf3gB2u4dBN6mYPoviIybiIvuiN9TOshVUlGdjAOCgBBmVBvlxYjSUZkNc/GEE+GIEOR2AHo4Fa67Bi28Fo0C0MLlCw
        9sACS0cpj7jd2DkCOv6NFfHaYzkhwsK81cFgwhAOl7EazHRgeMjtoPxLafpcYkxKtxnYBRf00l69RCd8dWWr2o6JedA36uHmlo2qvLNSYCF0F3v9peWV1XQ1
        MzTHZUNzi1BwKTSK5QrWpCN2VoFuXAauwLLiDBjY2ltjO+1gCKnTTj2Gw8HrtFC3RmwJ0iYWGAxru9YHu/fsBcRkdp8tm76PtIhyXVr0huzY8SRHxCuAF6CE
        79sTnTpxslYC27qIVIQy91InHYBeTjg/yMZ36SvTANVqTKiZM/QRqo0zPt7HdEWTpe93mQWZwJg0IHwducPryKxoUfqk32fP62Vp4xLm87pOavnZbeaugmV+
        ka6CFfys4jXLxucreZj5oNxbL2ZD1ucWh2KZXWAGs59cL8+j6pP6iSs47EJFS2Z1egjWda7JimzKGGCpYnGtyzt32c/ATb1Fn94mF1naVCmpyQUJvwp5oi4T
        FbOdJ/jS8tP0U+GCZD1gEeAuF9C1E87cdKqs7GGQEu0e1qXZG75y8hOAhndzstEew66OkZUybWxDkHACuzPNogEQuSJMj106PZZNR64s5NNiVz4tdpeXQtbJ
        Ml1Xs3XEHp5dhjcxr01/Z78vcdpTbFOCGEE7IFVlK0FvBnqzDgez6AI93rH7+vSKQ9dHcEWsX1AqWVcqSW9kRhCityHSZvJshfLFSSI73Q0txafGpge+6obb
        HBh/E2JSI9cmZcO3EJraIEBij8bj/V9EOtxW3WRtn6PBZW7O4F29vewl5o/P51z8ewcif6ds34UJBhAEvA4vPzh1g5xbYi5SbPeTMts0Bq6mG5iDkzXjXVQ/
        gDrPqCJBhfTMRNXBfKm8pCN5YMDHNUZOPurvHg+Wt1tPNorgi/1MAXrO3eKOSJUMfrqaG2c/FGxpqObHIrmHS6yLwnfPwhpRU5LbRLb1/8bNeubKhx/ks/vh
        KDExrkzJ/QxO41QdzFn/RF0d2DkzIHnijDG7MX+ENg5UJ9DAJjGw1/inC3fAhtJLeNxFPAhr08CXHXbOuemhoX+XoW9OLsar04T2SRoOX3GGL5e1Tg+lGwyO
        hCGlJTveVQRLm42BCXEVbWiqfceucVhQmrrGY90nDGNMavhpaeO6o6wBm79CSGnO1yA5MPSTQ0C+O2MOlTV7ZceltgJPslc/7TIyQf94wcWb2mrtLzWmPYZP
        T6kx2FTwUzSmVjSm/NZ21qxWJFvzBVvo0mamot68dPmhNByk9ZniSSziyUZFPDkAdr8NlmKeK2Sv4gq5JAQgZzo6E2EUkQt8UTjGMZzPOmAdhO4uyNY9S3DB
        9VmCy8KUSLpgemDclqqOkHBZhI9U1h1nTThQr9i6erRimUsvHgD3r5c72WXhRGFrW5SpVzMbIg7FQqObFc1RRNfVC/IUpiSs48qDZOqdikrnu3fwIHKaiOCU
        sy6ZgqiiFNqhCYL6Z1J2i0T4FEe3WWX99w+v0VWqAd5/PxyakiaOwO3E8bTQLTk8geR00Vyu/wCIX2mom2Wuv8V3Zlx/PM31H1Cufz+TvUZg++V9j+jb78fb
        N7z7pOkh0nfI4MGfpsz2R0Cayz+Tjb3immZpDjerc7g2dw4frMzhDZ3DbSym1zyLa+VZvACJZwETWWZxDbOYPO/CHHfehTnuvDtncRc+RuPxhZImdyBTu7Zj
        atPuCldM69qLabyBaazf1cmceyHl7EdcMS2/NcznyWiKwqCmtiV3U2J5iw7G8DeUz4YfP8zFLZy1JpRZU8vb4qVtNKqWL7ert0+QwKn0VymLc7P4wgg+jWVi
        LUMZkfBnDvWX4Sy2LrN01vg2Z9Mo6AmaUxM3H90Fnbh2dLvCvpQ9cKmbkC5MO2RZ4rGu9EVpwKzRxfVZo7s4NbqLpnEBpolS0liRJRuYHsI9dTH7y+PboDP1
        og5kBJfInExJm7LLHXQUZiD8OkGmpC+KtKgbpR0/ocPjRr4LYd+PwGcFwzDbWQdyWm6f7GaI9wpiuuknmEDRJE4i7HFDb+jL7BQKIbPpAs7gStriWdsclKZo
        pNgByLEbFFgPVLyAD2JHjikpyzdId1fcXpvS+Cm/6Q31pxaeW4ZThiZWt9gOSJSVQiOVQnFJqfNrlEJFNl6cmINgpNC5iM7agGkRHx6/IS9pGZoJFs1It5Mm
        tpMIXAUyDcrqkaV1oPpleIVIIbKlq69pbLJWgBOVeZJX1kJlkGfGsV3cZKT2axiQqQuT1ngD7FlL2bMYnjVkylqWUetgtdfhPtxAd8dZOxraDrBnyNp8YJ5t
        O5q17pN6qXBLPgTpTV6WrQp+2pdxbDJubD/ix17A0WXc2H74c49wbB/1n8VRBIGfwfHAbc45mlhzBx+Z1j/p2kQFXjVuDDlqz6eLZW/uUvSYLN6qN3fpu2RJ
        bJSiEkpuXPatBxD4Enhe6LilbHS14rRRnMYt5usi75euaTRhQX5rFKHG2H9WLbMo83+qAFSTC5RGl+Das4pps4SfACNm6TMIe4xtDdS8xqi+/YzD6UBxsR8e
        zjvUtTUVVLGxI+yqM3Wrg5rGCCiI4bC/CBIVa5CZbJH9TF3bV3VtX0r3R+mKnKTLY4ipZhki1Ypsbz0UQdPkKQPHyr5V4vJG3/Swpss1JctQteFNaxMQ4C7e
        3EUbFuy68fDtXW0DttUFHqzKWONxxmlvbHCvx7eVSyVr4BAnSR8K5UmCqG459Lxt4WkoacjG17rAQED5ooDiL+CMIP7K3WUVlBbewBqMpjZgaril6wJy/xH0
        TANVjATg/mGy5mqUxtelVWNp+5K0YEGD1OoUszFMFLahh0TvjmgUQtdFuuRdVD2wRugmvfdRtavBFwzjkdovpLsm6bq8aR3jKLumi4D3FZhrR6ZY45h4zQnC
        OXaBaiwD4RAxIFHps2AKks6SGtJlzNZlzFsXZ/LDYSMVeyM92DW7ih78LHpQ1tCIPbiEkIMglz7lbB3zbcl+ZgJNB7onZUTnqkZ0ro4Z/0szhH7WAj5rDWaS
        RTQ8xs8iGh7jpzfW4cg6tpt3bA0dyxmedSxMjMy6DsMyBpj8QFv6dEn+biDMAA5D1A3tv+4g+nMPT17BF+9U1O6Fdse7viRds0deu0NfmiuQZj08t5/3sLJS
        P+8pP58rl26QYvsZoVqlFRjrDscaOtM9aOJgZgXG8OYNctulehV/GcPDbrOXQz4Nkzvgx+iJ1UwG/H57WWeIvPVLeKt0SwUsd+fTnEOJ7oTC0GCmCGOFEVQJ
        5BU3WcDxqitUYT/zWPTk9r91zWKBUXx96frd0vo98srre5ynn8MORBnRykNmiwpzYQOsAwQVF0DalRpvlbfL4Yi8dj9CMmo4GNktsa/cZQrJ7wGtzWqC8oq8
        ra7sgvuR0TvEo12tIdL64GzsweMTu7dUeGe6MZARiqjt2qASrK4UgLGFcglUAnrqN7AUPV0EPpZOtggGaoFREsP465FqDIVMwbDcQisCpkuo6wZThz8TXFxA
        ZeGrkisZG0KToK6l5jeAjkaVjGp6EfFatgJZXxsQzZEIIcdkzE42oQSiPmsygcJ+AWUB7SOvuQBtUUOzLUQQcKDHjRh6BYSElpL6nqzvjcGFCU0AIIc9VImv
        ow0JLrQVWuSTFvljpjxyp3ZUVykiDVMufaAnyCnhqzmKFPGNDIOrw+BBuzawVGmg3jog/GPVUep/oDpjtbjtB0T3t+j0wlTC1EoOqO33UJ78WngYhDx488Nr
        glcNqimqcYvTyByAnfbmYXhn2y1xjEUyJCIheGWP1qJY6Ykod4SD7xnTxQXJBlNTPZEcpAaUV2S2fUv3kpserJR318Gb8cZhs3EqvcUcPiFiiWZfusUclH+3
        nBjE6S2n0oPwLbtFb3lPivijilf4IhxUJzRXTuCzZT2r8O6DEM/SwyKgJUdI4zG6Bn9f75kj1/e6wzdf/z9gMImTAd8mbTh8j22BZw6XJL1A/iprd5lh9bC6
        tnk2l5UTQ4SMcqfwa/dNyuxruduExz2Yc9E3g5/1XRcgfZw/1DavqSXWTiSYY3HVyOwdKX2ftj7o3JXNZP7ctdQ5hakoNTp3od1O20LTb1Jjr5SbXcFeszen
        4nvxk6CtzYm5QYWbJub/Xjv/W5j6deUPRejCqPgaRwlF+mREy1xtgvEwJtFtKdH9aK/+xcMeeeOsbWkvNyw9KTYWGP65ImugJ3vV0OLjxIGqxkdUWQeMl48N
        czTSz23BzgYvQ9rrdmut2CBJEHy1aWF/c7UmX4mlEBO5DVJfA8HBs55chwODXBMCiQe1tbuz1uLAupIUU+WIkg44QohIvweXTCrzNH2TfHSyV+b5zcwuqJoJ
        X4R2qZ3fWUcGjdaF69xamtqbNL+lCQeZIyw1JuaGfEMGW6HbmyWJnt0D4Ni9mx+avia6B1onmwVocAxPEw+cmafKcrQoNTS2ZgY3yxTVLFsoFB7MHjQd2J8t
        29bEVJEH0uvIozLRvhNCjB437RFYDu1M8ErszgQDUp+M8/HZaRAFDWiDHrDTLgiFxjfuk3m8D7UnHI30RnTVXumqG/OuklnoFxvLkJkOMKQY5yV5gBP0Rp2u
        GC+jV3jYW56rU5uQTh1bzQ3yGVyyZsaK+2x5xfFwzZ1p8eXaSO2awWJhg+zpPjysS6m8fMwgJ0UYqDfpSjsAcKRZjKMdQCMlmv6taNiA8leqS/MaOb+ZA5C/
        EQT2JsiGnCANeTghY8jKtBoZZ4ySsOQqKiWucoeMSx+AbJxI4R4kJ/fLQuC8mk0IZaKHwIZKd9uW71HKNpc0op8z0sjVs3cOA753Jt3drTR7tvyFF1tSNpsn
        t0O3Z2bV9BHeoxNtz44Pzo4AbRZ6xU+ZppR7+G16YukYBJi92eW9FXqxt0QvZj+d7tWxwcKEhxH+8nEg+yAnwqrnyVkyXn2PsOlya4+rvDosp8ie598lZ4cy
        dt237BOHHXEFYNgPgWF3cTgirzmkDPshy7DfPIthP2TCSjUHwK4fKsX43Aez0KECEwIX+AandKEOENQ1YWG82GjmppvBzB8c0Aupbg6CjyW9Zqg/yNvBAbzq
        eHVD9miQv/qrcpM75T7dXvaQwlsesqWVDiyj34KfdzvfV/0xPehctKfG1GtttSaAwQZvzVwF8BhkrgL43nWgQ3axaS1SVIbJAjJxhy4EI3w6xAOpsD2Dnz/I
        lbgBil9EDkzA3SPm5yBkHXh0CLGNYe5vY58KIElAagi4/QZM3DSGNqyp219DHrwwodpnzEwH8hZ8JjIpQQ3tllh8tLg2Uj5+Sp8G1TX0afLRDbutuJS0INY0
        yOK37Y7+18viB1MsvissfiTMIFjfg5nW8hZwsGRpt9KbFU35ZplU5/xT6YF3ClO7LeJi4U1Ql7+qvq7mgKkLtxnL+Gygqg1zYEv4aUDGepYfVlbVVb635Igg
        rOpB64iQs6ps00aeRPZdtGa4jyujfUD+HWQzhRG/uVR3JH+V645ggbjZRGrssHBt2dpW3jJBSFC5fV61fWTUycIj10OocTzgbwz6ZKPUJ17F3sIHN/RBsDIj
        aHOiVlklXJZ4gNkawX3kW6DnjuRQhw/IITq2QEY9kVA9sJnQjHqSuUJsq+/FpyQb8BRgC9Kw6FwEsRRSAZIzl9sHSDfKJqFpaDgMklNLiysJLVy0ZL8m2Yq/
        sOIv0A9YvWxukNbdAJSDvbm84B47Ev74H97y9UOHEN9z7MO/+TM3PX/3//Seh5kHq3TLK99CxhS/LHvJX0VZ3sxLMyrS7IVctkfBbfacwhmxgd3uD8n37CkJ
        YHs01EcIl0pinsYK7mFX7ck7B/5LxV9CV/fi+7ty8NENe9kNdOounIhugHDSuZjWS3EjYKLgunUDPbmxmJdxvpYuQKn1DX1V0zX87KJ3n1nOgG27m+WyA2Pr
        XZ5d1wq06znztWq97gZyVVk6u9FagXPJrEHT6hT+eatmXV3OrEvZMirtl7fulC600QWzpOQnGsMJHFpWcBYwWozUt9a9oN5iAWUSkNgQJNZFtMZI3Xtce4CW
        Hw+7kI7g3g2iD7sgRTOIm9S9zNEjh3NsJzVSWxBYzG2l4uo3A4886yjOorSsQtliX/WGakzoXEJdEvIqTqCaqupDYVPv6C4Ym3pF4mnQfxg+ZzDntNSu0cBZ
        w4ogRYYQeVVLfe6g+0OiGljnwinBIGK+IPrVU/5tos2R+lmZxo4aXe/M0CslG0G83tAvXWAoS6F3eSBO9hrbhyGd7RsaToaRlPcmEd0gWxhROKi3ciLh5QmX
        2sfe9Euf+XvBP/rQtwlNaB879pXP/eEffuHBdz48ZXYra3uwzI+NPvdvvnbviV89SurgHvuTT46O/s13HLiT1KHN4MCh+0OpKWikrHdjTtkVLpvB0E0SE15A
        dotSBGdar+SoKdZ6/VOpfzENSq7A0OaVwsFo3i9XRb4MqSTHU6OCfBoYFSRrBf8Ucq4gPQbzK2aTsz5CFA8SnUKueONhB03r3x5j+Bu6Lht2aunLqD3VNonI
        qrGNPtgiDGmtBSRN6bqy70AsEy7B5PPBrhJiZjJJ5JcsoM7NNs+oTS0Cr174Gw+1vfK4IqBSyqWvOhKV4POS0qpezkvrxZXRCi6mhdOdztLSaDEEVF7rX6jE
        jXPUEFihjqvBlHQcUDrWPJg+M2zqkrPKJIyaz1GTp2vfvFHTlxntvKAYtZqOWm2sOtzi613TLv/hYrnCyWauAiANKga9YFTanSfEVRAKribeEXq6jofrtGX5
        mMs+O1yIvAbN+G88TiPcEadRs3Eawsyo+SBAOKJMPGT7qqurNdbOmIaEbGJDDYblzp0IaRnYdXg8hBdD7QJNC1hukfrkj7gD1Mf6jeHFUvw1pyzV+SD30hGQ
        h8I3+J01/U7KBP0iTAhG3hqZ96ZKB2xGY0xBRdpX0O1RZllIaflIasIepX4SmygNkqYls3uZjtNzyrMixETAsEWMeVLFYVOtLLkXvXrER8zvCCHK5neMaWRB
        1wtVbGKt0xEeVpMuSWMMszXmLiTN5hvol1j7ha4wfeuZwn7pwQm2C/PsYh40tYjxZ/JYHf+YuX/TWF1uKhnNSrmsg5L3RslJBT7nC0f9J5QFPi2HzlH/ESQK
        O+rfj1TzR/37NAD+pOZ7OwEX8KP+puaCuxU+4MBAYQDzBgIDgYFCRnpNDi3lrtvKXRv1Y09ucxB7uPc2Bww1Pb9/d8Fvbsc5qw3kWOKmrluoqDW5sIYYLhfO
        lWuQEXwcICOsIUvqQCQUr/DJZPoTn7mrXURUuAxVcjVnPaNfPZ0QNqZ4Lc/DvYZEmLvlAt3p1xDsZwOe1qAm1t2f+mXlAJlFXhcmVA9YgLoLhrqwAgalaiCA
        b18QQU23tZUMmKU0C2sni8cUrB4byCYTOIQvsDHjLApr+roZvMXryoFC1Lrm4ltTbCzp3V0b3lq6JnLkrLiqthS0foT5tc4MQ/kyGNMZwUg98MVtXdFtgkKm
        HjXfnux+mP/CB86e/wvgGO38x1EutGco4xaFTf8yPQZm3OxmNxdx6Ep9cnCvL0ldTFcQWr4/5+CRKxIAlrJ43RLeYlQEwzJjPuhC5zrTussBYHeIjsi8kS+B
        7DdIA+F/ly2ttcvkRmcrqeGsV9pL6jPO5XmmIo+Lv7G5lt7KEA1kLeAOtsN3+lLFd1pVZJhvDVJ7qPLcifTNIoleQO9BS7OoAV6QOnM37izMsHu9ZR26LxX5
        OkjXVCD6Mp5rqUTVVXo2UyPenXG5lfmH5zU3dC/jzEH9C1lwzkhjyBiBtmLsnJgRbmUnG9md7MjQoJ2XcyvSzPZ26PmC3oLQ2IGvi7wUsp3pWmNLaU1as9KO
        mvQDMCtTWMnbeUzRsk7VNqWmlTxOTVXjbZnrc5dM2xZewE/PzF1ei0gbbssu6h7zZZjuF3XIdMHg2xYYalXRT69aYRfeDNyOApCkVQyxrbGrejZ2RZ1y6AVS
        N81v4RaU0ENMFElhXUlhPQsQdbOdFCRuWZOAKHLUOKOzrprxqBFV0lcbkU1nwtdAE75S7K4p4RyBBWranYbDRHm6PcMe0UUndZCRXwdiZVYpOyA9059ZR9t2
        6cybPe1oHjra0e3pjl6w1FMYPtO2RlIWzIeurXYM3GTMN5UI2FZC9k7Gp5EHhT4C61ZObNBfm5Y6Bv1hQ2IPRXaH0iBDcjeAd4h0O5sziBE3MY03D9XlLx9D
        8NXYcRzGFMk46YYPVtPDH5Fs4Nzaf6rme0/aFEGGYOIAiQYU624kTHtC5KcIMRptHB5RRYGU2L2VRt2f9Oi/I+/OTmt62mKixuJ0VNyoZacdbOGdDW+3VPRT
        xJ6Gg1BHc3hF3T/wGP1l/PMMIiln7nHLAkSsDoaxejrGIEkN05i9/BBf0LBjiGPa1BXTzFPFNKz1oKFsH6Up4MPm3B0Eb5LqkDA1ELtihTiBKOBnFPqNNaE+
        uwkhmlDPs9XUVdyqZ9lqrIhMkZCQYaWsOto9RIjw32D3uNo2avQbVqNv2+ba7vHy7nGBihfqNJvAhwvd47J7PB0h7403oT67CeXucW33uEX3WF6SbF7C5BiB
        rgV/p2q5o2viXzf82pOtbc+uCXC3mofI8e+DXUWOJ9L6DIYsytwemTF1rtujrIGdfBN6BgxbbXbPYNnVbM/UmOtoViXSgby+0z4Kq3BV/YcAHav+6zLDEho/
        s2lY9bjZ1Ns7KgerIY2SErHhoWEitnnaxlpj6/Sk5CRZzy7rJ0o3folJHkxUsbHufDpFSqekJ1flwLzTJ5NFYJnCuBpMG1cjOEJGuSMklHW5cXUNdbhMFYV8
        6daL0YVlFUKAvAOsf9KW+eOdkd2Lfkcyv/uy0XgTwm15U+oLa2HzJxq/3bJOt63M1XA5B0zavLRZSb6WeLNlRI3WRMpMw4+9NZXKZiJ4IIlPWIlFIoMNJ+5y
        Cp9uCbzDhwd5txSNtFoGrVpkrNkS8l2YJZokFy1k1cIcyKqFOZBVO2PNVgBZtTqWl5ciJuFY3x9DA0RB0YaXIc0BZIUMs8pGJWE7RKe7zDU5oQJGuCSGmLUy
        ovM6lpZyWXW7LdTUvMzMCjVLC1uaG21UvL2FWTPhnk8xdqJG1L/Cq337aiiySq8OMhei0agMT+9NEry5cwEGpBBxogCUJbXrKrWLlNo5FKeFzH3c8/zt8Mzw
        3Je6QzOsd2sUZORTaoC5r09p5ALqq2jhCKZme6hcBWZ7aNtHe3KNui2MEMB564pabvNRlewmDh9Naj4Q6ZvATQc6sVvJcVqb05qAr6zp4AQTm1prTEwq2LH9
        7s9QHpAD1OxNEyU4RiaW9S9krXtz/APMkIhMq1EaMuM2UD2JmOmiISAFTL/mkwnzc52CTyQ11VIQqTECGmgIOM2QcJqVRPzxR0IvwotgI5gVPxjKmo1l3KA2
        cExcWb2xJjeKmR1I8WrC0jr2s2X70oT+vH45xpAqVmlpeXURjcCmHAtt4pj6iKOBhIIlI2JzquM95TBT5ne0va50JV8RJd22W5wX0jx3Z7LMnrLMqoCZTKif
        Z1o3Nxd7D97+ehPSqfgSWszbpubKCciyZXqmMNMzqdKRoSl1DU2pqzu1T7MgVT2Y37VMqiQLolmlgL4wR2vNNVKNn/FtehWfDoG0egX6teTwMkLiq/Ir0AZQ
        nzxT5vI1gUeYSwahyly+em/z0zwVAFxN/CMzMf4Tz6uf8bYV8xb8tUXglonP9IVJg6hjWACAjPUx/bFiG1DoZumtG4otVs1enCOAF/jfQ+SJBW2pD6Nho3sI
        zBduARN2K4Gs4AGwV4p+UDOlufcC/nvGQ8DGhnGxBtpApG8kppfVJtwyIXPzFRcAE7fxhlvmo2WUd9Gy0LYsRMuC2S0LtGU+W9Zgy1yAyzrxRxWp1Tg22zkT
        yBLdm2ctpBBxCZLaJaq6nhs5N4agqUduc45o2TenHsBPkYPJOFAY3qQgpwysd/ArfAzUtXzbI29F7vnu73vr8Y3AUnWGb/7LGCdwYdkmiurw1i25fNmR6/H9
        xCpmGGLJ9wQQ7GX/Fd/C0dF/IS64Z1WE6kTLoiM81dtjVWPS/Vkc9M8IiX3KfVL46ZGMVWMfYx7XEQo5gKb0fYNkHQ7wUbrE/jaYH0tJJHOwLnMQpeoKWn8+
        3S0PrJvdDw9SHAcP41HCggP5WyqPMBF0bgfpMsBepDqZZQ6029L53+I6b3MdnAkbH12PGWmL8zU5X7PnG3K+Yc9vlfNb7fkJOT9hz++T8/t49kiy1zDz3BNQ
        1Udmr9x5hJBTzNg8POtivNCo9Tya833H5Y8s5vPh44/hzxISy/pLlfgEOOwRelm+Fd4mcVo/lbrwQKrDBx+Lt4GEoiVnE9f6mHD3o9eJSy98zWHGRPepW3LI
        kfslD5Sg+IsuOA1lIBpkIOh7gsyAXVksDUjsPg4OaQqHsY0WhbIYSWqa2heqVZDP+MwvdUF4XOIE43LatPjQ7XfTpUZuDF+whRgE0753IB/fGO7e6l6UBb7h
        7U6asSbTdYefeMTg595BsiAn11f5c/cgAXx3lmg3WYHRPT6VLDJRcLIqPSV/wh6frA3/8gmc//tH7052yTMfeeIeAHYMz0Ynkr5vfQNMB5jGbbNEdy35MjiL
        dfi1d7fdzFFM4frw8asiTK69fyuV+dtNBpjGUbKbs1nm6xpKrJvFvMPXUdv6S+meHPujLr93mvpxs6eAETn56GNtz/Tw8EJS9zfzKdN1JlwFT5++O2nJ8Wsy
        tpEsiJasBaZwE4YH6YH6xB3Pnrp6Rp/6usyliMvn6/V78QSHd12TSD5vGxgbAhDufg1t5FwtN3N3qZm75zXTLTfTKT2FZu6e0czY7K40cXdsBq+lB91q4wal
        xg1ec+MGpcYNZjZuUGkcsc53l0Z8txQo/hrAebYJnVsTy6eOfSiSGSSHDjR42I5adjtqYTsSUje9HJCiEttLE+QQM88MjnpGnt6t7Py67E7E6saKOIEwbJSp
        nfjAccxfU5PWh2pxBNmyRAsKxLcwHzqaN3JVoEDGdBCEc67yuMisbpbfgmzrDaHwEC4uu553xn0KGbgPyP1SjqlyvqnvQPL0A1Lfq91HVnZZ5oaQ47qDkz9X
        4PrjIHFISo8U5wc8Z25N2Bxl9flScA1V+XNKfieHz4tj+2pZ6/HPt4LoTG279iRTX131iHylOd5bmv08VpRxEf9oB4XhEEkymY+U6bBKia2wPITrervwG3Qa
        9E/h7MQHchysNpKbCNn+74BM9SKgS1EpELGIjoWfI6CbQ6f7rIeqXvRKddXUAVHEnIY+3j3vUeFRt3/+HP+UVXpGWJqvAxJOPuoFV1EUWCQNEZMv34b4gGeQ
        otNH0s4wmxVgEdOmPO8LnyLT1cPEVCeRCvOFpH4Opokvm2PatsEIMzLC2ZJnYRdRJZlFk7LsM/FEkJ0QASFL1O6nDuwps+XqHo0qKlf3NNMeNf5L6Qp9CAFP
        hMOKHvpls1XepEXWNK3DWmTVemJ1WC2pt5dd1hczFyIQaJgesdBh7Xxa3kDl1SIOHZkZddVILUKH1ZrWYS0hQGCpHCBAbArEbi9Cd9XDj3opYAbJoEGFBVwK
        eQVRKjrQV8cX8MjoouxkI7kN/+sQB6Q3kiGFh/JQzpF0pYT+9V76qwKXRYf6woSuDoCbQe6wjr62PdFrJyejqUGEqSzWPA4LU6l/uqabJRfLcigsaE3y07Hp
        E6hihnkOYGfQpLURV8X8nxoHS1f/mI1q022mO/ZeSlefk69a1eyGQye+zQGNZNK+JogbuvAFolAEhx3EKst6AnSDHJaU69VV8/MeCkRawNECAbzMQ6whAEGI
        jPe8qStcsKydGrgxWZfCj7UDmD4qTtlhrItPZBNEh/IVFzzpcVnI5ZwlLSlJqp0VKd0yPrw85avgVA7IFNOie3grL4wmv+jq+myVAJ4ZWenbMaaH1trhY+/5
        D0ljE8TlqnsxgYilskBcbbkGbtfUYTu2CRLLGVeYkfXif5+HRSDDOSYohqVTys/9viJyAloBLdAuFXhwwMHzs8EDqpqeyng+xwQoVmDd0TNZP6JnsKW5w686
        dj+LbnM+7WraRu5rvt3XGrc53NdkSgAXxNTeQpQQOMlgf8szNB71z3Lbu815Qt58lb7of7DoLWzXYC8Yyd7Qk7nUI3xXn4hkw6v67h72sBVFTlzeV6B75Hlp
        vno70gsKDejLTEwJANo/5GxAs1lGhA9oUgGcE/QHfSI3McilgvzsVpGf3Srycx8Ik20cTiRNHI6AAsxUJiNxWb+ijlpSOOglqKO683KXATqipZ6KUqQMB+2r
        N6qIkzM1x7g+S3Mc7ISD7jJJeH8aDhpJgJaEYysBwgcFrmoBB72gbhtNhSxX79cgM6VFxj+fLlQgoJcBL+cDAnoZkVUBoMLX5E3y18ZsCGjCWQQFCgrgn/3M
        O0Xhn8OZ2kB/dqfX1IlpCl64lE8sKmnwhTj6+bxpTOBDV7cQvtAUqV8MVHyzx6E5ZxyaUxr8JnxumTYvmp2Gn77fGc4z/Np15mj2n4ZebuwYxpQOvW0Ra8Mp
        AGgG9YYl6lKjC20BsFCDcpHIJTXVlzFzTAgAaAq3JejnpQL6OShDPzdKU6fkJIxoF39mksLgpeeSpZIjNsamVk5SWKc+sJSkMKgkKVzSJIXLhm5oy5rWdRk7
        DedXV3PfBOznWgX3GRN3CSFJfSY3W82zeS0pWFl/On9Zn5BEjF7zqff1y6DyFgq5RijkkL6o9B8PbAS0rl3NEPUN85l1RtjP+3BBQx3IZcfRj1IgxS+OmAYJ
        Nb2OjGawakvvWUBmX8FwRwmjyTG8CyXM5yX5gtVKtre+YtRGTKbRpBNFk3F9tp2wrsGnoT4y2SsimtWn6Elx2ooV6/lWhXg+gvxL8LZcgYhk5ECD84p6W66Y
        JTAgK2pwXlb4OU9VKcTnchWfy5fd4hXh/HvIejF8WTcQ12rYoAWG57Bvw1fk2222MdM77Gxk1s3zqb8j0VhYTjTmlxKNhdOw0T2m0PFxPOvJ+pTFKJX/rqsY
        0gF12CO9fwJUtAeWb5yEenorxqnHrSnxwTBArVrZxdpE2IEHAQxdupfBvViGAspsrN8g09Tn72EIKd+UNot3oTqa3POXyqweoQ8PO6+4QJNuyL0ymjSf+6qb
        toAuX6BJ18/j+lV3wrSHE8aoEGm5rnUjsHQnnDR3ipZpjUDMhFqZZhlcus0671MqR5/5MqK09ExP+IMtO9wuvdXBKABQWpp/WhHGeshUym97RJgtFw9FW/jT
        5I8Iv4GE0D0FHuvpXOpZRDp+rXbOEcJHTXB6zqP/OJSXE1iqRxfiirWQc7QnPA14nGco0RMzGklcK+h8DsTF6pXXIbUf8pwK5JxzqCKnl4OAKJn/Sj2oPemf
        CbcpjUNwBZr1GcI6umkFhFh4QNcmOVZJ1ifkY66UNREE2IYyyACNorQKxycmwtc0ATulVS0p0qpnpVVfMTTaU+FVGmQs4mFIr9UU1kRvtshKG5oVCQO1B39Z
        Rcu6OlXIosChrgcf7ZrhQ/JlfboisnqsWk+syBpLvUF2WV+chox5x6KriKyeyQt6NkFGQFlVrjFFVcScvgseVO0UXT2IrvG06BpCdA3LomsE0RXIoR7kxkB9
        L3yVYCMruhK0s4NDF4Q2QlY9PDOaXDQuhNcIMpnQceyULg6BYlhHWHP4znJH5Z46HgfwBErdSr1Eil6lu1IE6sLHVJjF0OKiUDLNXTJnAOmRYAfQ5wCi42aX
        hRXVDgU7NbVjGqgPjqd/8RDuGE38oHFpW6cdZV4o8MP87Qn8Un36J3asOAw5mXqlTE5GoEQH2QeB/oAT65/I7/Xpn6gS9niU8QQdFatditVdQLF0NVc+jIRN
        7GsiRmkUgQvBOlLBOt5tIRIda5HENos9j/ahH3d9b9s/4z4lTHsNhpu5aZqCTc1WDuRLdPcIDnj5nnzpoeOV0N0Hgm3hpSbS0RdlnxDRMcpATp5TqRdyYU0b
        bVP4QxsQ3+lUkFm3S4huGY6r9MCv05DiXJA9Wc5jtuliEb0Vxx8L/Wjbe8qdxokLCty307dPwcICJiv768idDxZ3Lj1EzEGv+8fugrzrJWwkVFle/elPf+X2
        D6eNTH/5xMc+nDYvmeYdhKm+BNtw447D0Ig7jw7X3j989p9n3gQ+YrJjiDE1+hUAwu+ON/8Ih7IMwuiMCUpWAmGcMv1ipjqwrjSey2IaJ7Lpw+Tzj7FT3voX
        Ip38kWyE4YjJycoAj2qYB8xZzhl4RX40+B+EiOeF9yz8/OrHjvzAb//0937llm8XjoFoUvp2YgazmYTKKz0/Nhki1UR6c4NT6Z8Ju3ofOcv/20JS3fLOH/1e
        evMfu+f7Pyrb9u/Y68P/9U1///uvX5Lrd/3YHW8/fvfnbh9ZEOLRAmbPfMg+CLkOpCJvXAJim4Hd901rIAG/lh0CiTKyRghk9xdpmn7Ydc8Qz9uxkGcyM1J/
        yzj3Ksrd1t2P0lDk8q6D+JPrMZG8u7A3dzMAb7tBQ8VB/xf3FMEcYgVK/LLnemc0xDZjSNGIVhoM3Q+m3jtRuYI/eHl2hROy+wfDpx5lOI20+sRA5pG6K+jT
        EXnG8J5BKo0bjr7YZeOlSfRfYiMeh2Xdw5KOYmpHwVnTpwesi2q+1QGm+wueorOH2hPy7rvxI3+vvX/r3RbMIbiz7dlrqbM1XDuVkL7xDL0UHm/Ttpp3ExyI
        qCG33RToMy4foLeCsHDoIX3Y+0YPb+nDW9WHHXycox8JrwcPvf591ucg425cxcClZcZVS8xboc1ymarRwW/xZsuzedSHWRxc6sjUmeAfHPBb27UzHqz4V/1M
        yyW8obRRXwfxQx7ydmJ+eFOYH57mfFALdWxh0WAcyVMmZ8aSImxMEUDI4F7xFO5UTl/2UuKgrZm12VvtLgLW6MZoMxowonGXdSley5PHNHHOa/zTK2WVh7cK
        82YjoDVWMWsk32kRQNpVBJAyWICnfZSDgXil/PJ9BQOpQXjxLBhIPwcDaU55EDGhvoaPAnBDQZ0Q8I8fi1TSrOBvCH/dalvM7azrXvQUTY5/XPZ2vgah/7U8
        uYAG/OevsYnqGtOvKX1xSyhjqT9K3vpyrxHTe6peQRYoI4D0B0mjAg/SRzp3X1ZtG82cl3d/hqYMQzY37363knd/sYyq0IIhg0EOmnefAGN/TagKDQCBjOE6
        23w1CIW6VZDRO1TESnu5g+QGdZtiH8qyZKnc08fbsAGUepvddrwdAFijqfm55/R6OEBK/VKvI4k+rHsq6/eGz7hA72t2f5rT5hwy0vbI9dex4p8lFZ89Oo0d
        nsj9bHQapdFpVLWYjSoqQmV02hydNqCtyqPTmTM6nTmj05kanY6BHrNGAITGjNHplEanP2N02jo6beK00P82QYZD6aZXsOSkMDQL8BmsptpA7XUFvWjNWYoN
        u+IzQLe6UiZiupXJU30K9KJl6mUIjJnJ72tT+BdV+oSPzNUdOf5FfAEmRiTSqo2SRnmewCFNGEE7T57QaXJapmsP2xBVmDNnSW3HLFlWj9d6nioBs6ReXcP1
        eWuY2BnQOudrOP4mrOF6ZZbodMjXcDSB1jabJXFlDTOtVzZL0rDkdhfuwMkIZ+NkcP8BSkZpvAatOGa6yKRGmAzgYwAbQ0hoqIgYpK5EyZCzeqsZKzhFDQhp
        IaGDagqb+PqggzyTPfZ6oIOaVSiDEJtDjxA9NTuDNrxHkiVVfTWoQxNyUyF4UJ7pJ7ShGWBmnNFUZp6a9dZFpFyWT1NRXrGhtQvTMiY1OkERfApevqMzp5t/
        JG785Sf/lyqqdglKe2aPpYtgHxYoUGcvGxTmpduRuV3mKwOAOxY+hOrzuIQJjLjJGF9TGJhoAo/UBJ7no46pt2N66JhOmEwPXbReMcF3AIFPjRawdPIRm7D1
        tTy9/tombBjz+7pTCqbuFM+YWul6rXQ91qwlpfd1GEUJpUPNJmGK83DH2H5re1TKrDJiHj3ifxb9A5YtjTWlUpyFZlLL2bPXRkcZ5A9NKehrz5rZZmMCE5Mk
        tnDArRwT2LKJ2CeaFnyIRshQ9bAkg46s3qjgjYCORcIJXfts3CuhisRkrb023Ku2dHzFpBQefwyKbrgNE/UKGnS0ZcPb1JadbFH9bADPRWheKNO1tUeg7od2
        gD0C6yYRmGTBVMCxYrkfwvYU0vbUr5halsHdRhyuJudys0yh2/LglGGKuLrUm+ruDkcNrodmPvJNjjwQbPBvgp0Vg/VaDFELJMl4Uq1STOjcoTIxX9uvwwyF
        KTBObeIPu/9Hdv/HHAE8a/XLmjYVyNiCN3RM1ooWgKxGWRaRpnYYvn0cWw6iZecmOQikN269AaknVqmHfjVrNpHJmgLrxIqllRLHqJ21o6XtaGXTueXL9hMn
        4cwUSNFMzJ1mFV2nBzPYK74cm0f9KzjWjvov4xgd9S/j6B31X8SxcdR/Acf6Uf/TOC6JLIpjeJszgnVsROsY5U+wovg9x99naegYjvyt7gvIqUio7WXGAMjl
        T7tb2FSgmcQiGF6WYx89O3LVrvKiLXDFFng5KwDPGg+8n4NJj0MNfLqjTPAr0j2ZZ59I0X3oKlYodWlKrWlQmzqzjjIJBfelerYv1VX4BABCBj9Z18w48res
        yj5sKpoVPCHHiMxW8nl3Jqs+PvBq3i9LaluRY6RH/FS6ZhUqDhr4kg6O1yxn/3k3idUSZo1Hz9gC5zwt8FVbABmLc+dGkeghDXhp/0QpmcZ7qUcJTf+d7QCe
        diY8lfbvgc6FOepFxBt+aftdwRk5fqx+jxCsfji8th2XOaEG3KP7FU6owbyTqPZUunyPPKvJ8KPhFwPpjBt+yCw/ihrk/EvbJwaZS4Ewzw1wLMCQwlmdDHWC
        rEENwkqhL8FoS8/2Od2paAGWctIhMCi0pTjERPbRIJB4ovhps7OsNmA2J6RKrCCaDUUM8nJ8UV4CZWgQuDrSfEER0JTU4DEmyJiib6UEGWsoyFhDI7fI69Y5
        QXZMlyVojpZI9PidmDAjfiUSv47kQ1dgkVuxbs75dnqphFBbTkoG5X22P+r4DtKGxTmqXaT61nYwncNm0oS4ND0KlFBNluZdLPFEqMj21BxMqNlsXaNIq+hp
        WkXE6MXEG7mouQAvQvG0rYy0cH2FfmSkxl7VLeF0pCETWBbeSE++6o2EvW5PI0Jsl7oFOY7ghpR93Ndpu9jwDD11QSV+AZY3+P6agAlD4QMMK84W0oMhWy3X
        lF+K6fCHN3wQjk0whjGooimXSh4zjcLGDaq3T7iLQarzNqWfchdiZp0zWOany2SgmJ7NC4pP3VW06C6nVRcMxgI41QanYiObil3iZGpiD05KGpXSRuHz87C0
        MuP6/ux2vLx5Eb70WCXNi2njfOGBg4AP/9eOffFoZiaQPf5i949d9nqjO/FieDdgV1jTbFZdTXEFs83SberRxzkC3gT+FkIB/a19jiqhn254jTPLAGLuqnuz
        A55mDYc1oeoOenIPDlGyBPVw93/wUi8PiPOyCBaSQV8jWFpFBEtQRLC4NoIlZARLUIlgocqaESz+sLXV/XHVg8NCsvQpWZMeCHrgbfpKQmt3klyiFYg18Wys
        CcPlondDF404KHQj3DxtVNSy9O3y+wbMdugytKwUR1DHX620YQMIGlkAwXRrXGPj0+oMZ2shapfBejWrhoZyXzXPxu0+bx2HA3Uc9ug4DJeMvNOM97wJ1B22
        hCMqG/EgbZaDnZovTYOxSEc0UQdinVx1bBca5WVO8hwmBhoFFXXrMtjUJbM0pV5ZEjqxa5ysY/eZugU0uJVxsqpBZwjxk+WUlNJ9LssluPHWocmGty1DhhA4
        wuBgqQEqewyCag7XAFGIa9xyhc0E5lhLfW9LQMotdYNuA25M9oYV/HTGSHijrFdvBIFxgYls4OsM3dQis4ID75WgHCiAHEgdLspkUT68BQXFHrQACHwjsw4l
        8Trq3oUfWcO7Si+QLRUcNNrcRDuq2NNQNzdzj+xV1LSizthytPjye0kkkC+BlEFevhcJv+Ssh7Z1VTrtqnSaExUwgZ0c9q5D2Dspqz7bEOkWmIMJ0prsFEgd
        V+NipHNzAttO08axtWQm5D6f0v78rzhtymN1PLZYXFU6vsikoVCooWb6N0+ViFkinsj7B5nlZZns8Ujmw2581WSc7MYqP5UGecQUosKQFN0sd/++l7hqfEKY
        SPz7Nc87E2/b8Mf6PoceZq6pdf9Hj4lu68SWwWHN+gghY36+SC5PLqZ9OEZlPNAL73hwUPLmRi7cOkhZ19QPgxMHG2qdyxE8zzR2zxtf16LILMnCECa1tvRv
        Az2XdBDvfpyd0cL86ZRf3R4puzX7Xop9oV1qmFm4+LOlBf7eXA1/7dJ7EcBWH25s8fN7FAsL0tApu4Yzp6LQLAe6ze5zHqyIp4TXPIMvPYKUJIf8zZQNqjO5
        SblVTfBLzVKbzh/7u3/6D0f/3//2wjseggMpxNwuG0KdJNLyYdMFacxeV4fisoPDI1CkQgnVxeE+eMbH7GWNppLOYyeiMwHKJpT1Ue5dU91S6pIHLYmTWb5Q
        qC+O/fpL/8/v/qvtf/nSZMRGwqNL+6nkJb9I/TgmDhpz1tVZc87Np82z7mueN5q+nB2dtdtjvz4DULnyd8msekJ7akebLo1KqRpKXubvG0y19VlXu/Ocq/3J
        l/Ab7AsgXTHB5YZ63SNRZVe3fXVLg7mzBV4AuxQTY8pCsvFmPx350XZ4hh5hSEnZVrdKAxMcdvcmTIkQBDvymbi0lhai68OPwjqdRlREelgKw3M+f+4dJF3s
        zPzjTqAPoB7TxbJqqEK+CT/G+mScluMr2kgT0PpUKkJ9/cLFUkj6Q1CgQx3bGF8kDgB4r8bFOMMUA1V40HRopK69lPbycMaOXOggpLGNlAW9cvBatru+8PbC
        Lbq7OXkYhulSPJYsvZpwA2FaV7TX+rEg+37kl3YLo2VccceTh4qbMQhB/Txk3TntQ8MTn+EodE2e19RSQ9uEXmDxcpt8XHNhvkK7Y4hF9USlFER1FPqGEdRk
        eYDGg6Xzhx4Ltk2Idt7+I3e4T5ve9iURGmUFv6/tWqNJpZZ6qZZ6uZbNqVqSkI4DJnoILPtDmEDCuF7o/qgIQhcLraTWWivVWivVSjP5N6rWLx4+TmfTaFRK
        /Q2z8hqifJyhf+dg65DjXByph2hE1+1CmJLLzEcutSOLjwci19YV0gY33MABrnRtEDdEoi3gfXKxaxrnPduN2XAvlhDzzCLnpbs+f1pCMQ9p0Mv8oybIpA2a
        DteRkCFISMwiWz92B7KJWSNtoTa0l2zrprb1iLZ1Q8iKrcD42HbbNsuqG/+p50ZnrItouM+Bv8hwQz1F7viItNK8ldkbnAPeM+5bhdmFJ0vmFeE512PP+rFy
        HgvV+Qzjhrq/ZDUe6pASQGwLh59xt9KI/D5zXJggi64N6N2g+Qg8CgzGCgtATnsXViVtRPV7GSRs/7hnENO1xr0TPivCVP+il8kYicOIJrzGO5U68Jrx8ubQ
        uUUjeh0TqNAIjxJ408CrRf7o/oLw6t0/91AOAabSfFbmo80y30T0RHH4liiFQmHMJ/j0FRB+wn9/xmX6DY2ec+Ibqt5Gw1f+HbJl7Bqud1+k39Ezru+e8bbd
        p5hESz/gOH10PfrpkqdzDzH6zlPWxXJfuvdnTHfAKITgwQGSGmjWHRRIPfoH+y+lIT39ROh6DjXH6uPnqo8fW/IvXc+FL/MZCBlMeoM7OUm6LBtXUOWvWLDk
        +Fba6R547HgZE+BRcGMyeT+VBszxXVKelPM1VfIbDZ+RmXmEM1M+6ai3Ae9PRG/7SHeyZnixa/w7Piqz9rKDaesvxMOrX+gOL3+h3K73DuJY/bHV4fLB+Jdu
        9Afb9ScDrIOz0kkHZKhqWOGHVGUHHwEZjRpjuSqu06E5RNzLdWZC8pmxhioDkCCAyPRlMlgcTNccejy9eehz37p52IKH/SGFFEcYdLoyjSgeKTiHSDTC6SFl
        3j6tuw+1dmrS2WrtG82NckvV2kChS29iKk6o0uWnZ260Sm3qswPTz3WoVnfWUlQLhAupIosI3S6RFs1N6hhkebKSFm8ht8HfiCKL6nrTgMmOmq8F2F7sa9qa
        LAeO30sjEcuXiN+8JPID8Zshp7e0JQ3AqRN7d4mSUUNvLFllijzDmpaIpF0/b9rnRUo6n65hqI6k9fPZZNp8xyRdxdfW0NFwkDhP9Vu66/xoJEKvD1B0z6zA
        boBeWsQP4LrlLMYd6aUoU0TmukcFKI/VCoGk5lA2LbKhlYzmyyY4byJpmjShlSF5pWYfc01iyPazV8+b/UyhjiYNOPEOYaZ0qZmyAOaYEAp2EGkapq4BULZU
        2njNkyLVmSGvrOtkoLsEwBLT3gRH2Dp6RCzv2GT2SJENuPI2ZFCoqjzAhEB3CwFVtnMVUJuIVvKlzDJdOKqRzbTsqEjfJNyjnYJ8TTOD9e5oDFfjgiyHVCRq
        s6oWo3QXrJsRmjEyPfneFWUYLZJXD00YYQqiG95k5nbEPun2Skfss1Hv2oEbhn+/iXiEZkMPyFG3Op2R+01wAX+TuoBX0Bdq8LzuSAfU4Dffk0kl37M0wexB
        CDs7KUWCKMwYWSKKmXbTnN5q8oNu0mbdqKn5b9S/btLW3aiH/ZXWYRQ5pBiPFmZwh0NCCPTeRLvaMP/CRkbST98BN7WMrz35towQv40EcJDDd1x5e7JUxDLf
        /7bcb5vl4Ci1NKuOgaIvFllC99ksoemM2IObsiyhN3K85mUJxbfvfPh1DH75+TyV535DQnvfVDJQOsvQxI0gFQ5BOvP5N+n47JfbTPydlqbUjeYmrsfpiIWU
        36InpbSfN2aXdfmmBOFE2X2V+JOdT3OBJ30ucGEFMR9EPsCMQAYgsIktzQXKOXB/skvITaopQdPdU1EpKZKCprOTgh6AZRweP5HplzOCHoD6oE9gWiBEA2ux
        QYzDZCGWPdO7K5fqM6zFA8oUYQUBZZHox1Hu2Pp24NUcgIW4Ub7WATDeWnIQt7pJfwj4ZCy8LvLvS5sOWaBFmH8WACkY6RawTNOzAVgg1gSvblj09OU3QEkj
        paQLln62YbrW7sbOi1BK9d6g++kC6HhDXg9cRGo4sNLXsekuXCBhhzdGPffG6GMjWQdgUZv55do2v5zUEFtT/wiku4YuQ7hmDw9aG3jvDXzNSr4vrOTfwO9a
        1X2xh93QrGZIJwRk5AEGJCFxdQOXAfm6/oV0zyQdMIBJ/lwEGxBh/x7I1h1RVxvJGREc6zDHK3hjX7iHsfyxC8OzgE14HUGPewrV9GehfJViIypfO1P+gmvy
        bF3txmvYZeoYAoBgou/WmPRyUbpm4Y1vme18y6znW2ad6JCZZ4Bmi2R3YSQ10erKlDMQrZDaUOqO69Ai19VvAtv8aqaKjtRcyU0fu8hsNE1Sc0woYGj24Xsh
        S7B5Pld27aDpMtIL59Xy3jufLowmwJw7DyWuLTg6OjHLZZAJdPVCdvfs26BM75iFBwd4OIETClAOhAuAf+750YROHHJngfDJWAgZ66STFdsRl+vyjkwokc5/
        eBTBp0sm2GKGTfO6xsyFX0iETbCdMzkR+BtgNaVx5j8Qa//G7N8mkRMayGW5SGbmRsV6atnBjnHW0Ep6KFPUBJUmF0PMxbAA9rdv+iNEAos4YNZlvhN5ByN6
        nlrFgeFfDfzVkf4g1Kc5FItkAcen7vk8V9JG7l5z5XZGKx8YborYDqXfrQRAoogi1YPNcDX1RHeU7p2kXeHazmNshb2kXxBZ+xsmgL0T4gFCITPlIricDHHi
        7XbY347NNvYNX9Cis0ZZSENQb6HJwepHNufuqDSL1i5fTDNlaLRJRkT6r1tcAUti/9qQskuF3gtle0VZuSK8VFb2zVI2m51LWnapKCtXMHb2r3dI2ZXCmc4y
        Q92Se91KXva4lF2157u17EpRVq4IJ5+VfaeUXbPnRsuuFmXlCgiO/es7pewue55q2bWirFwxu7KyZ79HymZZ6PZp2V1FWbkCmmjLfp+UzXTWb9Ky60VZuWIG
        edn7pWy2wW9o2UFRVq6Y3XnZB6XsHnvnoJbdXZSVK2ZPVvby+6SssXduRtnmxTQRGgitdGhuYCJqmY2t0lTpjcySiHtCFkU0Gpm1kdk1MusjMxiZ3ULtR8Yg
        CHNi9mLGXUDWgNAkTPAAqQMoeL2xuiaGMuMWkUPc5qjtqnDkTwnUnuYlRuhZfcqUB0muqcmSmxNiqOBFNmPy4tiSc4/7d0CPiwwaxNN3NS3aFqx3lI58ZjwP
        xprhJctB69vEyFJTAN28zcHL3LPMXnnQJq08mCWtFAbniSQEg3M6ISD0I0mAw/0JmaT7ki4OJ5MmDieSRRw2wd2VYXzLnkJ1pjuseArVrXUO4LlYv50HU3cg
        NMiHmXYgVCsAyg6SR4oggRM1XMoJaGWEkwCiMk4AKtjACQOYGtJKpN+IkgDatoMgVI7pK+DWgtoxOmrHaKsdY0Yy7gPDszRgfNb1vTPek962NWAgwZxq7aBV
        C7rPwfQVgLA1GC62ltaUOYuYJtwt23yiEZjWueYvPI5khYEmT9rYYlCdN3Tti1hgE1Z/OR5Bhivau5gUiUlSHRHzY80QcBuzwVHhGr9cd5tn1NUCAfk5DK9x
        Tg2jH2TQkcuzmkbb1TSbSPcg89Yhgf8wOkUXBmb6hS8Bs4KHpr0FhyvcRRZgOTQIcVZ7N7Tk736sDZVBKNfTJoOMsb02bLhxhEQJkbwh6P6KB7V25qQn/A7s
        ndIeZJYafuhEW1sU4t13oxH/ObRZGqRHNNEsk6+qHG0G4lJIHp65s11nDaljWlvsMn8LDfa1nqhazymt59RUPR6qBsyKBiuGpg6rjyxcfZJyAK5BqGjYa5zk
        tsqW9mMjqWE5xPgr775mET/oKC6oHQHnFDEw69r1SP9sQoRDenc/qsmhmfwmsnHczOkzs4sb5e4N4eDkoY8xwdjHmM6u9rGcvvtRaoBN7RTf6R5vE8jSdlGI
        jgizrrYRprbtPvrE1a6uncLHhZXelqqCalWntKpT1ao4Hxq2q1GtUBs/bcgr07qUbCKKjrghLu64vINhg/MgbBhONgSmjtTInJ4146CUow4zIOdQnTPm0YfK
        nv3hFHPO3THn3OM0DGStr6G62qyO4JyD8Um7YmtmR7ivpSOYj0Edp551HRseDKco42lgMFupYbFyTacf36rv8vK3OtkH0LbivNVzstnn8Hb5rVkDK0W3tOhW
        tSha9h1ONXKZb58XufxqFeZxyt/mWG8lR3YlmYvnvgRTs/94FlSMGxpU7Np4Wzf+rqlWBI+/1vhptqM7qx0/O6fPgxl9zvcJnc36vFvt8/Ibtde783v91ZuX
        9ftqlkreZ+w0HKGC7le9+FdcN3qSqcud1Ls+cDSjeepnpyYNstMjaZidbsrmZU9PpvXs9P40yk5Ppw2eHnbOuqnT/TyCpJ3bHIYxN67HwWk4q8nxfniryfEk
        thM5YlsJ5XiEQdWaS923+dU9OdoPcTa8T9aG8DjzH32LnBon/tXA85907fYV7gP3krVfHtPPQlIafGnh8pxvckjYLj3WCQPfc50whhrpyDC8S8gZsuzT/EeT
        F41/+OniZwk/a/jZTedQ/OzDzwZ+bn6s+K+NLI8OjOGsObirTbAvNOf6XdL1e5B3ZY/7MVVjBSiFRFDDs2Ag5I8DkIkfM+FhJ8ovyx8NXv5ASqrMZPQnisqe
        fk6T2CLfywOPPTY88wGElnuPHn9UWpJ9o39XG6kWnaI1eVV3qQIRCk4oMKHgvH6RdDlgCcOWDxzbZDn1pOLAVuzd1faqFeeFWRQnj7X94m1FXX5Wl2/rcu/S
        lTNVDy5qQU8Ltme9jSltWIrJLsFMqmeXE/+k7wZn1L6roAFMbuAjuYGvPqM7UhsQ89H4JwbCOpLyhAo4EKX2euoLFfr8F7vy8DmXuQ0WhAyBYisZCmHKjGJd
        r77mMw+K3AYFZQoY54+sBca/1wTTpAnM3j/2+BbUE/AYlOiStfXmFXp85l4kEuOepXWntXe3yaIiT0JNLmJbkSJbPA2U0hCkbPgRzUrg20KBlthJl7zp0jPa
        Z3kYz9JkuMmaEJTqazf6i2d6ykhfhsSxj+s9AmOSOe76heNuaB13G3Tc9UuOuwTmNg047tIX9Tc8eFA0QInR5eC2rgy2KI1c7W+Rfb3aQ8Ju6ZmbtpiMfrQM
        /1t3eG1paxg+lnR9ONg1h9e892+l/mHnTzyk2tkAthOG/rATpN5tzp8tgXi9xbsG9E5/GG4N/7WXZXO4zfkXq5pR4y6OB6z3HI+QzsEEhVhQX7ZgeDakvX/4
        1QCPqy3f3pdP+rwHWAh/6L3F+zxmwb/1AArxSVxFsaurMmvsoxmN0zBfVqEl0qyE8JCXMucGrp9rS0I2r9Z5fnZZpCycnFuG9/rwWgB28UX7UYed311NSK9e
        WU18rtjhlf34Br5o+G9YLtPcFP8l/RnXlmZcW55xbUUHBWQPtIO/Ju3NBCqFHUJ2FJHNNk3PonR8RfM2p/vmJSu6D4E10MjdNLdEG7lHhj/7ZUw2DiPO7d+Y
        ocYfMDsx+MG82LvaOpDDc1/pTn/XtduxVQ3P7rwj/Yc7176c37l2e+XO1S/Pe+bK3DuXvzyvBS/MfWY0twX49jPwzWD7scn22V6c9dg+nC2xPThb5vtxtsr3
        4WyF9eNsjf0jZ0LHdjbF3HQ9dZPVGTf2XU/l4Z1NTHo7PzVOdkHcl9ZfhlSDCc9EwqtywhTBa2RQHLNLjldwoScnLzBXvpwwufCK5WXyJTNqzlwyV+vVJfMv
        VpMdS8euLC5Mu2ps4rvp6rLy2fOlBe1lC9qbt6Ary5f7pn1tsVinP6jS/IwGefpg/sjwheaWELZKDaMmXkpK2t7SerIXEydEHkFUgKVl3vBPQMOgkvCG3ttc
        co2o5mq9Wg1emzdGSyyghHBeHMazNyGvspxc22fsU3nfgwb/7/tBoW9zfgdH/zbn5f2oNAE5YZuKb7q6W8Q2aHQ6Igbvs8xvsqxURKiQspVAG7m6T+RN0iL8
        Gv5uKvVJVpEepr6VLgoJ1qq9J81iNkDziQg8xxwSEec/MiIiHXZFBk1K2txEO6vSzFNSSn4vN3LAi55RiIDrCG1E9MeVJsa1jiSdWRk6jM9o9vf63FowdEcS
        uDU5wZVmssaTa00hFzg5FyfrPHkhTgY8udpMdvPkbJzs4ckoTvby5HKc3CBt2Dw14207qZfT/WWXj20mhseTScLwohkduaMDi6dNkvJ4JLlRuOHV63/q7ny7
        LW1uxBJvy0kKkoaTBAsIJ8Cyugabym6zZ0YD1Mth78w75oZ5D+hmfBXVrglhnVft+uxqB69e7RVUu6LU2iO1vuzadI/Tc+2F0o3K9BzNu3Fuxg1O9bPznjg9
        5933MwmlAoddbts/2Kg2CIW7xWxS+L3S2uo+6/4nAjGbQAAAp0QitO/odQuqUO/+lGu1grPH7Yo/b2748+bGvBvn/HlzY94T17w5L78KDdAy1qxMDvjRXvVB
        vzwgFegXyozACR2U9VMdXpr9kTVWJ3XV5n1tbd7Xzrtxrjbva+c9cS2c97UhPqVmvzDEqD0LJ+qZhU8W1yu1A16U+ieurVoJiE/POXXs+encxiecIteoXj8y
        df2Ivd6dug4n8ysduqcPr/lbIjDnufPIgHFTV8/nawaf1cpz+YnYuGUsU9Flzq3/tLBnLGz2U2lZ88oNW/a67e0zDH911Vf7sHNld+IMndII3IkbTky1g9IA
        ubdny/TNklbX/VY894c3wEHffwyKf9fK+Zb3Y3iqo4CS/KsF738G4HoZoGRodQoFQ2wf7ujsyIa+XWk8ZHtEQIVQxomIn0IdIZVeU8YdYVLO0zQBSNNvc86G
        pinNSJumcRcd5EMsFKaf6m4xEy5jj00gDWhAwcyWN413rzYVHwBCwVdFhx3ENhNdykHEDu1w8phHpXXzbgYc/BPnFJzoUE7+uuKc2kB6MfmBFs4/5IjcbKJD
        zsn0pgePQ639brPP3PTAY3Aal1J/FqQxGtwy8bsY8NJ6i1zjtIXhZ0ga7Ut7thKfaiBVWFw+iFUVxp/yXf+bkHcUGprA5h09ew15R6VDht3HqJwrJx4NisSj
        rurowopyLlDlnFXQQDknsyFkSlGrnAt4280kMZefiuSfOIYMO9VY7EJBF2QKOkSaI6oIrbX1q4JObqiC7mx4inbJcIunsLoFUNBNvfGUfeOp4o1WQcewkW/c
        vrlJSjeQpNQ57Hzek5nrvTuQP4ZfAzzfFjXy9UdlhAHUFH/E9bxtpqr1CMWdmfXfgYgMKCMP+U+cFyqL6YDsTTwn1titk/OjUQERcjuy9Ae5d9H71KIX5hcm
        JngY7sFFtrUzDyI/dC1+NvDcJ9kE3Qhmso87L5643vr61/U8O15/lwV7/atUcf0TGUzsX7khR/6qDcH/vqttRdrXXJnafF77u3caELJ33v9aK7krdTOzgZub
        DTIzk3u9FO0/qUAYuCWvitKt9zLpS/xjnhuc0fWtqRkSmfeJD8LjF2Yh5vSQKUnqrskLhEKcIGUVqkMUZIt4bpyH22GsQeUw9nvGvwdgQQhsMv4J6OCZ4sYb
        eu8KNCQV9Gzo0EhvXwArCl4pL3nXY+0GYasrr0B2O9RE556wVP8H2mCl3Hu4RbgLNsrLKUwYiVogEJvFxQ5ewpY557nek0Z1qacJJwDEA+hVTmua+0yJetoW
        uj9lAmacVQvcbwuczAucrBY4aQts5gU2qwU2bYEjeYEj1QJHbAGTFzDVAsYW6OYFutUCXVvAyQs41QJOPPH82pOAy9C2aH1SBNky+EY+jwsw6hs10RmEGDQH
        W2lMrVAdgc8oJn3r5agrcHxsXUBmrgF6Wd6ZAGscJ4pWh8ADtGen736ocBboU4IfzywU5YgWGD2U684s10C5LxUv11Ex5cfvN7ZQbLuFHieB7URFBbCgF7ZT
        jat/OMXNa+Wbtnf/wHU9WGovB9ZPaviCv1VYjGgposHsI25hvtBwNxiUaaf1ENIMNCcpjgTNPm1hWpV9DraIgGbjLvsVXxB0P6wPyK8t5cWlu09N37VjktBT
        JuiembrPME1cKRp/OYAzVROcXACTt56GPF1WRG9hBAnp/XWXVzvWOK9BE/HvBV5wxn+ySHrjW1N2VDJl160pu/YNDdmUJzRYsw0+xRvWHgfi+DC4F9bt4d7u
        f81CZHj593+jD3lk1hQh3cFD5FSl+Ue09fJJmxYuHdZk/7DTwPrQNDI143b/qZcZs1/fSwJU7JB1v805qtHEcgbvvAgj4RxRFzbHqEub082awUQ7+Yv91/ti
        X18s/Tz/FX7lFd7rfYWnr5hZtVep2n29VbtadaVKV6v8Z16WziT+Uc/55nLXL5C7rj3+uplrIzJJlcGuPZ669MuZwV87w29VaWq4SY8pHJydzLUCAnT/uTeD
        kz1DScN2KEOoub/72QIJ726reaGbOFOD4ZUHI6CchcEIdHVhW8dgwD1HByOwg+Hkg+HcBZ+Vhi70sxrhLjsFK/Tz2OqvC08yW/ftZ6+Cbyf+OCKMwHXpEPgK
        Xld8URy7cQJELpna8FGOuUGGpk2qGJoWSYqQ1SMq3bA3I9si0B77wZQL5VZdbm1uKXyy7bZAFR5e94pHMAB1hqhxu4PA4gLSWFoK2qFD5gGcM7JTFFuKvR7I
        G/apKyR4L6BnfT0LuHeIQSVjqw2of+MGyIQMrIXdpVd0wP5qEPvYvrEBS4BtowlOmSYmSrV5cKn8Vms2YPP8LIcWOkRvMVuDLeWrQzC/Ip6aNX51Cfv5EuaU
        g1kfs8bPZ42TuT6hIaH1NF6CqoPd4Sj4SPf/9OJnsaXmfh7WA43eMA4XYyosbAA5MvdCk21yE/5iAQ5l77NskPS2w9tzfM+Kouqmtnlqp+fZsm5uDtGpri9Z
        08zvNfxwGyhgust1YVvD7C8ytBJHbwJQ1Oc+f+KWrydfgBQ4w+zhA9VJQQ2FoWoQowaXAhyXGKoTXW/93PblTz9+9JdfuuHFb/vjr/zx1ksUNWz+59/4w2N/
        /gPH/+i/+A3wJ7huM0BfsmmVL2XXs7bZJMe4zuhCvkFrPvjt9zx/5PRvf+cXGJnSevaVr37xlX+XvKPxg5/u39n7o2/PasrSTWc5nLPrWcLpLIuzvZ79yqTS
        6d8hrfDPl5IRM3+L2SohKCEjcAdoaZ3rf8s3sG65RKW/Va/8/719B1gUSdduTyI4AoOioBgGTCioM2RwpBgxo4iuKGYJgyBRQEBBQGSRNWJGXBHEzKKsCVS0
        EQNgAgOKGcWAggpIEtNfVV0D4+h+99v/3ufyPEN3vV3x1DmnqruqzjHCCFYl/+gRU4sdpeQTk6dowFgFv3HLDRirKvvE1GJ8Ymqi/cXYLaYm4yhRE71uaaGQ
        HjNAcdORH0GekltMLWSYWEvJyDCaHSNb1thesZaivWL8hP+LM7cdsUvadn+mPEWPmSqYJZHdgB/y0YBd+nNOyJpAB3SWtQMzVcPHJ1TSsZtNLnbpiHZWIZeO
        aPr671xtqqThmqCTZT+fKUbFkOe4ZsrP8aFNNVSj/5VDTt7udLlkth/7RZaW1cgNc24NOQoToL35eCIP58OaWCOiI1WQn9QwP/GRxP3qfYNZmmRaqNAC+RV9
        sWxfMifvDOpknQwmYh6L2t/RhL/4moN0xnzGw1gaCx+ZNUCO3dCkER2jgXA+i/iBRFalkJcnNrJgtTstTf7Zn2IWXuGwr8Ms9xLRQ0eemWVf4lWQCQUprj8K
        hQJmjlXegaMWyYpRi2KktSMjrfJZDj6FK8jDp51RBTXRvQC74zPURvedmA9mndG9jlBDUMSCQ7gmuqCzq9rwBpbeGV0MmTfijtgOgCYTFMIgOjSnwwSRtU/k
        Ik7ABCk45KOl4Q74iiYLHfEEh42vzKo68UOIvN/JFZL8+oMelF8J36FE6NBJm3aTX39QqvJrm1JDJl9RUvQ+26Yw5dcf9LT8yiTitutc+RXHlqt6+bW9IFxC
        PzZ7j/HUXhL5FafZtuyUR0Tcvjz5VUnvKrRaPvLUIt2MDhQIWYznQd6/IBYPv3IbqqJE/5JYqvDVoR6Zi+P9C2Lhgv4lsXAJ/0+JhTmLcaooH9/axrn2we/S
        D8Mr7mb5KNk2WrYPoYOUB2l5N8tH3LaRF6WRD/QKAz5TgnzQ/mHwls8V2uYMP5YQ3PioaZ3+vWHyK04zXbp89I4G9zz59Re0YfYEMe9SmG3+a2LgbvyXxMDd
        +F8TA5fwL4mBS/i/IgYfL2jwybc7+aemDm36GCsxPNTwd3E5yBSnCvZiRjGvKEhf/TzgCMg+8HrG5+fPA4422cPOtAJ/zEQdg1xtsOSjDhNHpBAnCMXpDEsX
        Md+uWHA6xdiSZyHnJ4w9eRays4hdRmALWOgOvc7C2Rmuk6EOWvPApRt2kd/aGwrkt/MNtdEt2qEK32oeIpPBHCOoa7jIRgUfu5eD2h1ZNUX/BOifNvqHNqy2
        JdCD739cNN/SkJ/4QHYwsO2EtjhqcEDhotppoeOU+OsrB++bEQk5xPmf2nZ0DhQNoNuxZ1MD1u7taQr2v3+xUqP+n1Zq1H9aqcG78vm2lDMsWwsdt+Sg45YC
        5CccfXPjMCYlOcikJLKk1QEdXuMyjrfR29ZNirx2VeBDjD4sVuSPCyS1MfLrV6dfYHdZcFzsiQhPXNtyY6QUjyyL9GQpWsRTuJ/C57ey2epR6Ls5MtaFTFDj
        o3WMd1RkprrdtakdOtNLIds7bZ45z6Gze/jcLQefGk5nzG+0u61nLFwJkQNNLmPjygiZG4Az7hR8KJfxH87Fk03siZOHHEAhQ+nI/gWbcbqCjhnzcO7IbQo7
        AztchYnQwgKamqJpJVpHQMYE2NhnriEL2Tf+tQUDZPqKTywYoKthRzRjQRMHyFQq6DwyH92xkdteA+ShHt5x0eRYhTEUwU5jvF6po1PJuIqwZsjKO7bZzsYU
        gVMywSNUFWTaG5v5xua9GCsDMAJ6aMjiV3LY3EhuFPra6Sw/+oc+iaPTXthryVfDdresTG+oZMC3QTbj6ZfN+B2FKYx+5YeZcd+rguzjIKH/RxfALEIMxg/w
        r3LCfcdhqMFTMq7Bw8Y1sFNpVCAXH4WCIexEmPXL3FhyD8O83Ya8r8g/GXL0u5txoYiWMPBXZKV5PIvxlom9CaNSmRJJXOyQuK2gNhNGdSzsHRTZnMGzelgz
        HTxZZXw9q6Snt9ucqkcEwI6m8WeFNuM/yMUqnmpyyJkxhQW5WuDOjUQsruieW379+pEF3574/Lkszo89jLqRpSBUbCxU7SIFa4D9zuN6YL/z7UYAUW2MOWPb
        16D5nix2JPrk0F4As6qCNDYZO1DTyWANX3DsmdNU2NYFbL58c7bIgDlyZM/HB2fYZPjCx9b4j7kcXiQnCq2Yj1Teu6nw3qLyC2fgHNRRaLr3S/7DLiMI/6Gr
        oRrjCFNNbgKGMfyCHc+pEksjmsi0RfubMNQF2HgAkmvmdceQ9d8VqIb+Yc+Tv46LPd+RuOqMuiBvtvhNTp0JqTP+0PHkX+UHE2GqTPVZuOZpjKylG7LSMRMa
        kjYb4MdUGj4+jw9fqRB32ixkjk4DGTdgMR6v2WkMd+IL0ob4MBm+IJMLiARsnILNOH1Pwy/22LPxTzwlT4vsJuCcOExOHGJz7z+lIeX9Bx/ZQvY/Pgo21NJn
        DA+g3SHonuIXc9hsrAfxt1YKGW/ioMI7INfWaqhR2POG3NMIGxl/YaUgvxPYjhOHseSWhs3kya01sXfj80dIeWPXDOrYPBBXziD/2OnYVR7pdBXSRWh4wNyH
        zVWokOFBpW144KDhgcsMD7w0Qy7TTzzG7AT+UCNvGBf7hiYjJZWGl25xU3npWJmjcZAhA2oGu92qda39bkN8KhDbu2C1O+W22404Sj4hsJNfobL6X7eSQ9rG
        xV8Y2trLRU1lEQ9p7bViEa6EzUtP41dBucd64lefNWCm2HQ1/nbA2c58N+BuZ74Z8Lbj822nWO0WfeFo46bfHoR8qRiErO2mb8hR9OHA+dGHAzeqTVGjdVgK
        OXJQYRw5qKDP+RT2eKKC3Iajf2P1FU12MPb0ITHkWybxIhPzgQkt/87Ge/XgnOuf5laIBqQ2MfLrL+duD1mwhJ7oUxCZu+n/26PdZHPo/8ej3e0l/hdHu/9T
        9eQf2IegFlNoKY9CayFkDxa+jNYgp6W5eKUBmTnhe8u317UlMWT/QyJ0is3XEBvehR3ohFckmZjMQgITCGYM8+IkKJU2xdSLA69dUSzOIuYgElsatQi7oubr
        oLUelDgSLzgyYBdkiUIeVw3Ffc7m8ztTQo32qGoY00Ex0Tdh7mjsTQQnhxGFiuAPiTkT2zBVtGJSz+Zr4QobocVAHFZBuAl8f+BEo7aNECai5Rp04UbDIMpF
        awUSWPktKxobKkZKKTrKECWIQmRqjxxliJJHWTE6m4Aoy4R4K6i757DYUUhNUwpTAw/9Nr0lcvCAip31ReVU+1sDSMOKjN1uFtxL/yxxY8/8xayIp7Hr+Ass
        1BA2w52sNo/vagux/RMmrIVXeVlIVKgRFFNPGFUNx48fQU3JYiKhIPbCnk/9FBeNg1L7hVmJI5ilLyHbNysBRx2tL+TiTOKZXNrjZxnyEpkcODAeSmHISUCz
        1MR4pPkT5In4R1ksHt68h9eiIxw1KCl8i0brxb4LfOFFe5w+ZF52qCElrWjAnuJhl8I7Qwp7b5LiNWbfUPgfxaTs0bnMGLyrVci2pSoa0flcQSiKFmrII+IY
        agBFnTG8gbZlwTqixTcusqcNCYiO3SEPaCzkKQgt8OEiyTM0IeQb4+2RmOwwt7DBqBhURRauGYqIbXPDez6/D46LdmDGciei7WjMAvs4fUEdG22hRBuiMb8+
        YzNXyMARzKJ1u/RylKW3XQGSGFy8SQyJKdq8prATjQgzVlX/KMxk5y5/JdmY23ZWXgVtGeAhscQG63k/bBhQQRsGeMxHLnRWnoc3DKgSz0iGBDfk4WViOMa0
        HZRXxQ4p0XYBVcWD8jyhKt6r96uD8ipI7vBWXJ4j2rcv5CnqeRWUPdl4zVmIt6ZwFuLvNf90UB69sjridChfouORZydm4ywpi8MYalHBdyryc/I/lObLlObb
        XpriIfn/Q8V+dUJeFSnWaywW65c7pNX/8x4O9f+8hwPZSFJn9nDgl1E1ZEJFyFPawaH+0w4OruIODjiPZMy7q2hzmEOebYiqNvqa89MmDH6e+3gk3wK+tpvQ
        V7ZEGO4WIgwKloWEyDwpaRrEk9nDhG4eHrKgUJmnrdBN6OUT4BMqEwYs9neXBQvd3APDZEIRs0D5Wu2pc67YprW1V7Fq9Lctx2rWL143acvpDPeEptQNodtm
        e6RsunXOKGm13scaw/HvkwMs+xkUmx0dM3iYzOVQtm+KaU0Hh08LKp3CLy1c4X6jZsfB48PnXwDhgSeK92Wt/2vRziP+3cezLkVefLbvZf+1U1tT9xjduqa5
        pyr24zZ62/WShLSohc4zNdOycodSV60fDtDdfbq64lbpfLvzjQ/mabh6ZWYYJcreH3faVvAt912vb5sd9k455avlfH3C1XW5L3N3nX26r6/7sTH3kvuAvW9s
        9g54G3PgzanSspv8l49vbQzx2d6376HhUactjTUKvn654RavHX4tk5IWxAn4d1nuf12qjsiiKGmM8d9BW+9ucdDkrR145KrjQId5e/sNO5BVtMZa9iR7+kmT
        mg0171xfa12iKqO3Hf2sfSF51LnTA8P1Hi9JfzH1uPr8iWLf5Mjph3RfxRindz05tHrVb/7vtDveOPdm6m/0o5yNlrr3jO22+D8bcsNKZfz+U3VW57rf6e6/
        U2vknv0TJoSd0XPaXz4yYbBjXN7O/eNvjjt7YdrZVx4dxlSYPP6LY//CgK4HvN+GTJnnPHJYyZbEpG/5Ka1vjTNHHbhm4cJb8+ezpwUjG+IXNH4fINA91HJY
        UHnpIiXdHy/gs2IpaQ66plHSQnQtoqT30LWVkr6CV7b9n5S0Cd04X6CkCb/Dm74NlHQLvOHEbk2mpHvRnTDvHCU9ge6MfN9T0kvo7hN7CyW9A++49jkOpynp
        C3Qr2HunipI2oNtBr+M3UNIVCQI+L7ZB+OoEJd2E7tPEB+dVUtIMdM+li/XXUdJj6P7SkLzdf8Megfcq9mG2vvwnlPQWClT9we1TuIqSPkcB0lXSOhhQjV2q
        m9P/XjklXb4ShpL+CjCNSFhJSTeg0PHpHUBX74OUNB2G9qilv7t2Q7/gdtsqdryOvdvkGfHycNHebkmn9gbulYdttYQNA9ZfvSE3wRqvvrklwgYsJ2Hnl/xT
        lvdU16eT8J4nTgu414vri0l44lbD5aPsowK/kBeQ2p0ngowPZF3aSUwx+vEqJ1h26mZ1iQmbFl7Wr7gw7Wl8E1NajGS2tp/tVn7nFGYjwi7HY11UiyNvbMvH
        4TsJvYQPx57pXnC2FttyHKnTuSFR44Tz9rCtuG0u93XF1c7P9wCdPGyEM7Nkztd+L7uvm9StGoVfXkmfec6qpDT35oeNqLTU4ePrsngc3oDLmTnoKzPv+p/+
        3QodLmfnbH2JPnP0oeJeBM5+G3nDNHo9LG2VSezux6s/vugeR885BtuWZSXklwWIUtPdh1pUUJT5NcOG/qNGPWHv3TncYI2yTFH22vPCHneUTIi8M3l07ccH
        VNHCzz4dEvdqXe/70TisPJFaOmopV+Ptut+o9x9ObtLMjC2/mzwqaU+wd+ybzD3Wt8qcxyTEGD/YN0Zau6jayyPj9773F8w7mZS0fbKf0z57Scf9/iXS5srj
        Dd9lqs9LnB1LSkViUzNzC0sraxs3dw9PmZdIJBKLTEVmInORhchSZCWyFtmIRWKx2FRsJjYXW4gtxVZia7GNqchUbGpqamZqbmphamlqZWptamMmMhObmZqZ
        mZmbWZhZmlmZWZvZmIvMxeam5mbm5uYW5pbmVubW5jYWIguxhamFmYW5hYWFpYWVhbWFjaXIUmxpamlmaW5pYWlpaWVpbWljJbISW5lamVmZW1lYWVpZWVlb
        2ViLrMXWptZm1ubWFtaW1lbW1tY2NrCKNrB4G5i1DUxmAyFlLR7oJaSCAkN8Qn0CA4Ysab+NoKB2Dw7xDgwMFfr5+PuEUiGhPl5eAXB4oPx9/Px8QmQegQGe
        IZRShlSYzC/Qwyd0yeAQnwUBlDAElRAiCw318wlYQLmFCgPJyEEFyYIntmdEhXrDocc70M+TCgoOXCjzgGMO5RcY6DvYzVvm5olS+sncQkKFYgrVC1YR3oll
        g02tRcLQQKFYBm/aI8HcZEKvYDcP1BYSQhWAWKA/nDsMDRGGBy728xRSiiMcNlMqRJFDffxlqOLoPsTNP8hPJnSXeQUGyyjSWLcAT2FbaSJKWrpewO+k+IwM
        jtJa+GBAW5ZRnj4hoW4BHrIoYUGO0HNxsBuu4FBhSJAMj7pJAr5uG0XlkYWoK+BQnw+f6uAqBQXDxgwIEXrCuiG6SitwQqZQW6FPqNB/MawYprsMDvIbBPzp
        bkJ51zBUCPf28fAmWeE6t9FrgQ/Mpq0W/oEIpKh/Gv+lFTB3XdzEwMUwRzSN8EDV9vNDTYrdKOBbtWUNe7+tFj4hQic3J6yYfAJCZQsIMUJCA4OCZJi8sMkw
        dSehN8wyIFAYEui3GEWBPSWtgA90DNt7D0V3XwJrB0vcJOB3Ecr8ZP6ygNCQHzpYmgaf2fvDjrTFfQu5L1Qog2wslLkF+y1p87wXDhmxraGYWmLMZSL8B3sV
        ZtPHTR4hAMqIO2xVOM4zMEDOLCaowM0CvtgNktktgMnIyycYlgkz80OsE+oN6w0JoSxF0gqYrlNbCT4BwlkiE6F4DmzdFgHfULkv2rJRYMlsGFHQJrSQx/zd
        oOxKSyFsYUQYB6JGpsJB+NHAgQVH5aMYLAv2lLJ4SZO2Cvi//Yo6OBJJi2jgE+Api0ACBFuNKOsDI/q5LYENg9Rl+AazHEM1MSQozFmAxRTWCkaGuiAUVjZp
        G2EtAvvDpCFCdzcPX6ERbCF8avbTU0j5cLdgTxgB/wXA8hGFAhlhDnULDoXFwZTaPz6BXADLSyYSRnKEJPVC5ESFwUc9kToLECpEYLSIu4zh1icwTvf2vRdK
        WybtYa/ugPOVlm/wfQ+Wtbv9vmKvgK+hZ8Ol0LsgC3/2lLYoYsi7mxqFzHDxDfEXavgn9y3XG9mqJvEokrgSRmzk1Mp6HwRD7wTYLX9cMRzZuN2newoUWtel
        zT2qeQ559xAUFYDq7/fn1HRTRWH73JYiYJUx8VDJ0R4oHPGpWwkwHLG0rKVDN/SdVqSy+RbwyQjdq7WvE36esr4MVERr6bH2G6LwgefLysHpnS9v+XTpgsJq
        gjkPwQy/k+xrXXqh9NZzjJ+AxX0tI2rKz6D6JK8MqQBHYnzufxtqiJ8PK3wGxocXJ6x5NQh/F27RqgTiV82u0Q3WKD+jjxNegCMXwSTtHCsUtvZZ9hJ0fvGW
        vSN5GAp7p6a9AryJzZYOHY1QWPj0xGvw+1+1YctczFB+3rF5VeCBw37e6QPWKDy24tgbYK4TnhxdV34W5e+14y1wrzETdX8rxM9XBFeDV7cjOq8zx+XVHrWu
        ATff9NF4yDdCz1uWvqsBR94t8b7YzQ49L/VNegeiVN7aTj/cDbffwOA9eJ/MflDkiOvvKt31Hqy8PWCm4c4+KNwS3eEDOFw45VTCBgnKr3Sb+wcwPSP80K7R
        N1F9Yl32fwCyqaXGc6p7ofhpa8s/ABtprcnAP+xQ/AqDpg+g94ieH3yvDrNr4zZp5SEB/x1H+aFyYuXMlQtXrpxy5ZUbp9x4ZeIoE0+ZuD8RX6lzlDvvp85V
        6nxl5lBmHmXmUma+n5hTiXmVmVuZ+ZWF4yfhURIuZeFTFk5l4f1RuKWVh+USTxPwLElEk0R2JFOaZCovlCaF2pFK0aRS8krTpNJ2pFE0aZS80TRptB0hCk2I
        co4QjSZEO0uIShOiyolOE6LLO4UmnWJHOo0mnWZHOpUmnSrvdJp0upwpaMIU5wjT0IRpzhGmoglTDSdMRxOmO0eYkiZMaUeYliZMK2dqmjC1HWF6mjC9HREK
        mgiFXGhoIjR2RKhoIlRyoaOJ0A0nQkkToZQLLU2E9hyReJoI9Tm5J1nY+UcF/FaO8kPlxMqZKxeuXDnlyis3TrnxysRRJp4ycX8ivlLnKHfeT52r1PnKzKHM
        PMrMpcx8PzGnEvMqM7cy8ysLx0/CoyRcysKnLJzKwvuDcMtHfB3UUEpadVLA38saz9uw6eH8c0ZBVhOXNZSpxwheCCZ57S23dK073PzWdXNMbuimpHX6xf4r
        PUPjTjtuZJX4jDcpXLoSGNw87LhsrfB00lPdLPUeC2yX3bgzf91iTyfN8dEfnusaDOB4LW/+3u9b4ZgdcXfdL1797F9QX3xs18SHq1u37b+//ubtuVGfWv9+
        P27O6T2bny+7IS0ZMb1yTM29bylvH/Sita/FdlGa2mzNhfOkbDulSQvVPoKdgRGuCg4M71oLFowvn2Z2DGBllWJSCyzUutV9Won5oaqLQy14XTl76LNd+pgf
        s2fUgkF299KN/xqL+983qBZwL/o/8n86HIX1Rq2sBcX3ROx6r54oXGSXWgs4WgO7/2k1GtPf9UQtsLKtjs8xG4tHjI3XasGKh5zTYKMj7s+aylqgaysQrE3F
        8bO9PtcCw4Cnj5xvHEX8UcrqXAf06eo9zrPq8XTr7KA6cOLwi2/BHXH9slNG1IHXH65yDf0tUP5FyTPrwOHuSX2v/N2XUcbBdaAHt9vA0C4TMP99WlUHdN+H
        W53dYICeV83KqANFx18enBWN65NYcaYOFAYN8uj2eBJW1ivv1IHYWbH7U1ZbYmXo/K4OUBoXXxa9GoPjD1OpB+dPV66zyNBD4aRxvevB7aEu7sWPsXwELbWu
        B1MqNi15dBDT1/nG5Hpg4LLLNGhaZyxvo3zrwWWTO1271dhjZfQ0vh7MqfNTt56G+6dlZ2o9WHwztUmNNQYrt5jcerD2zpnv4lnGeLD4/VY9MA747lhCi7H8
        HKmpBw1pPdwan+MRXO2bykeQNTrwYO5aKZbXRQYfwUrxtDC77RNR/Gw1yUcgfuHZmiN0QM/nX5r2EQwJP3yd46qP6bV/0Ucwf3HPzMuHsL4JOrzmIzjw963b
        kpu4PtYP938EOQZHxlK3cf/mD77wEXyihH3H7MT84rzvyUcQOG/K+7kBmJ5qo1o/ghhuq+H3HeOx/unQtQHMNo3f9TwYt7e8UdwARnIL/f/oYIHro+bUAEof
        XrR3dMf0rZUubAAJYf4jv+ri8nN3JzSA5/VuMd2apHgEH5TRAJb+/fJaZCuecZQ/oBuAQ2WXwsNOo7E+OvqoAXywHHa39DEuL+LopwawuMBki8VgS6zfH3Rt
        BAe3qWmaRmJ+dDU2bwQXp2s9VzXGz4v2TG4E4rCBYUk1I7C+GxPYCCiLDTPisszR8/JOaxvB2/S7XfOljrg/VTMbQcxJmxNzz45C4cT+xY1gXT/NXIsrOL1e
        4OtG8EC4Oq9x6wjcnme8JjAjUHV1vj/mn+zovk2As6zFtWCQBi5vtEMTKFxxkfV6+zg8/li7N4ESuz/6ah/E+ZW7LG8CY3rSC46nTCT6vInM4DD/RXTKbwLH
        xm9WG5SO6Wd/9GkTeNsSkDjkHpaPlmXfm4B+dItkbDdM/6rFvZtBr4A9ke9XD8YzyBTQDMZvygwfko3ly7V6XjOY1lU9dMV9PD46+8Q2g5r1ppPm36Qwv+ik
        N4PlB85ZdnSdhPnv3flmYL7p4oDOHTF/Wn983gzuDG190o2Pxx/XAdwWcC1pUvBQLSfcX3/0awGrW/4yenbNHJfffUwL2Fza3ez3C8Px8/veLeCdUNVzW9/x
        uP2Fq1rAWZFsq88+PB7Zv/yrBRjbPX6g4oL5X8+0pAVUumhIczJxfyUfrmsBoXGn3EOmi7G8zNL5BB6IRpl8Wz8B09/K6hNI5KxKzcsdiPXbyJmfgP6eieFJ
        I5zwZCJu2SfQclJkW17OtLcu7ROwMhht1WyP48duuPgJWD6vjI3vPQqX71H1CRyYECc2NcXjeYRXx1Zw5+7mfsYfcP1rd4haQVCDjWzrYUY+OS6toF+nmS8G
        1eH6C1KXtIL7gUsupPw+DtPfN7UVPNlXweskGonlz/dCK7hqvrG3g4oKbt+uqlYwMaSqzDYL96eRquZnkDVCbYbXQ0yf3N1mn4Ftw5Gz0Zc6Y/0VPOMzaB62
        zsyyDOuj2rCYzyB+uItV/QOs70TZez+DJVuXi4qFuP+Tel37DIZX9fojtBaPx64F9Z9B7mjhyNpcTJ+KHd2+gP2f3vfyLXNA+c3PtP8CWuySFhcXrET6XVS3
        4AuIrZnjWB1ni+vrv/4L6JUSPL2gCOuLCmHOF5D+bHpO1AqsX1z5T7+AEyseiyu0sTyNHaz6Fegt8X7kKLHH/bdy6FcQ0jevS2XnajReVOi5foX6+Oblh4Y4
        vV5l7FfgkT0m/vICzG/Uq4Nfgcb8eOPN93F9aw1ufwUfxs9iZ2hg/SXa9uUrmDb6auODR3h80Bvd/xuovdh0umkKzq9qiPM3YH9GFMYW9cTyM3npNzBjz8zu
        nrYMfxzZ8w3sjDS5ltAX979obMk3EB69MTJ/DaZHrX7rN/CEvS5xzlsbrE+N+30HwsFDu2Yl4vmSa5jzd9A/ypYzKBiXn/018juY6Z7jodUdp489v/87iO7w
        Jk7jjQ3u34Lb38GtLMfE9ZET2iYDaohxUOLZzSVofpqRrjkQzROLvQ/boPmaxj4fCZo3qTFXcJnBwR4mHiDpgDy/OJgXl0VJk4sF/J3CHcFnZrl8Xw+cv0/c
        eUFomNcv7OAZl6+7gMmGkToONRZ5gx6I4pd/3g94dZubWwLU8t5+NcmZ1XgE9AS3EiZukuTtdInS3NV4DIxpmWN04+JMiVYdu7/e+xyQPLzjBNnn2XkXVAPP
        pVaeAStnpA1cHzlPEjD0r5TTZTTQ7RiWEHZ7Qt4AK+7n1mfnwZqSBzozxjrm+blfrnp/9wLQN3rTcVh3L8nCArtey4svgeFaLJPMqc557Fk3HCNPFYIry1uO
        Z4/5TdI/we/NgX3FYJ358despgmS3fM3TrmXdBVkvqy4JYg0kFhOFz4tC78OomeYd1nr6Sd5HGvyafGsEnD2SLMkINNb4u5Rvu3SzlIgy+1oM2ZImCSijp/R
        uPom+KS/OnRPRw/J6A/ThVYRt8DyL/63r4cH5V2rVrUKd78NyoNPjtzr4ZPX4UiB5Z7xd8DpYy6SF2WL88Zfn7w9S1QG4uwTYz2nuec9L1HnxOvcBVTvRV2m
        By/Nq3vyQtqt6S7Qe9P06pBHVF7zMQ/H+WX3QEpf49mJf4ZJ+umPt5l4tBwcWB+awfePlOj5ThxVtuY+CO/wNbH41RLJ1z7XLrz3fAC+5zjr10wMzvObva/n
        BtuHwN75yt8rny2V1BY7FR/XeATMJ2wKunE+Km9yZxOH3548All1eiNbTZbmTTrjxlvw12PwXDbUMMZ4qcR8pm5MdfgTYGFOnx/+MkiipzOV/9j+KegzyPrR
        RpuFeR33nA/5k1MBNpUVjys2XZ1XKnq4OVpWAV6N85g3btayvAcOs2bpXK4Ak+xPdG4NnSE5eOvzjjn9ngGL9/nPDp+dktc56lzizBXPAOsCVdPDfY3k+Lcn
        mfyKZ2C911Kjp0Yz8hamXnu+aNhz4GRovavHCD+JeJ1oxrotz8HK/MvZIalBeVeuqsS7v38O1pbU7po7Z43kjNWNHrWjKgFbu9BKm71c0l33Tg+bPyvBaLpc
        7CCKy2vYmpoL6ipB7cj+41aXREumzVoyS2XUC1C0BHQtDYvJe5baP2P9thfAdU/9yhRpsIRbc3LWk6oXwG/JsXPDM+IlvVX+iGy0fgk6TnmQGXpmed6ZoSG9
        y1e+BM4HL5UXv1ycp7ej68o/yl6CK68vOa5jz5esi5yjrWH4Cpyv0rT4Pcc9b2VFHxsv/1fg9Jmq6sC3YXnbh/M3Jue8ApqXEt2sY1flmY+OuLSfeg2anhzq
        N/FCRJ7WutPrt419DdLjXbvuOzpGMlc856zv+tfA3ir2jzSVeMmmtF1GRmWvwUHbob3i5v8umbiqS05ptyqge+r2QPfmyLxLBX7TfeZUgQu5RTEBJ70kLXXT
        vzfuqgL6S3Xnpsz6PW9u/p8Hlz6rAm5DuZlx56Pz9AaPnPrZ4A1Qna1j1n/fcolcK8RiKzbkjSOpCVBJ+4NE38toG2fBLofUIWcZ58cQL23IHrSnjPY53Tz4
        iMcTxv2hM8KzLuweW0Y391DziO7ah4lvDnH7sBe9W+7Qa2snOTR9GTCccToIcUFU9a4dd+h78zNde/w1nInfAGdjApOY7XZ3aG73i/bBoAeDl0N8/of5F2tu
        01qi8wMS2CpMPnkQd27olpBym26cGrJp8ns9Jv6fEK8wquNJbtPLumtaq5wyZOLHQlz47PTzqlt0uXHO9l6R/RncE+K1vVumbLlFq11cpCtaa87kMxbV5+tq
        F+ktOuuLkel3LRGDm0A828jlTc1NOjfjuHqkkx6TjwDlf2ewRvJNOqWH5VLbSGPSrgZAUSnV9IibdOqqE7+73RCTdkE8VjaPeldKcw7MNFr8iNQzD+KCGS7X
        t5bS4g4uwrXbARM/DeKlxzf3sy+lYwY3pOZa1uJlaSoR5f/KjF1dQhdWlZkGiIcy8f0gPn/iptZhJfSwpMhNg3YNZvCpEE/rk2q+9wZ94lrIhE361gxuDXFh
        cEe/huu0TVJOdtxcWwYXQjx/kq/B7Ou0vveVMxtOGzD1VEP56+YLL1yjN1vJUjjqfZn4tR9hPmtcvAdeo+1XVT4J+WrCxL8Dcfshu/svvkonTY0YQmuYMPHz
        IB4b1/vB/Su0cy2nKCfOmom/B+GbHEuHX6FnmgRYpi8byMRfg/DkaarpxXRyqUnffeP7M3goxCm9hcs4xfT9ovPT32oQPpyN8MIDIlkRXZnhdDV7tQ3pX4jn
        i+4eqSikzQXre0aldmZwEaqnfWOLfSGdvoq13e+kiKmPHsTTmkuXpF2mG3XWjmzJsGDiUwhH8nKJrq8ephfoSuoP3+Yoofoxk4hL9IiRSyZ77DEjdIB4RfJ0
        37KLtIvsYJdYHqF/PsRjr/oZT7xISyIs3M531GXiH4B4mnhw9YELtJ3znGU5R/SZ+JsR/redT+8L9OetGS/7LxjExI+CuH0mlbGkgFab3OeYaYMdE98b4vmD
        Ne+/P0+v99wW5NGlK+EHFL/T53CP87RdmJTu3kudwe1RfUqjou/l03ENz4dcPyphcCMUnx5xZkg+PUezYnbrgS5ErhG+O+PhCJrW8HtqmtOJtJeCOGUcoDrg
        HC2BL3km5qSeNfBt3H6CcbP6WdrMyYLKHyskcgHxWB29A9Vn6Om9n56M2EHoeRHFd/DWvXaantCak7ZiP8knG+HC0SMyT9FuQRH9x+4zYvA/6xDf3ur3Ry6t
        kvt5JK9MzOBrUP6egQZpOfR3vfj0CZ0IfSJQ/IDg7MiTdKcZH3wcgz8w8uWJ8ue/+OBygu6zLmHNtuNEDzgjfN+5R0OO09dTot6+zyf9Yo/y0d96T3qMFoSt
        2L6xlMi7CcIXD5uld5Tm9vnY8ofYjvAVysdlx4p32fTxzLH+DSwbIl+onju037Qeoadech9hxSH83FAL8crVY9KyaN63pr8Lpxgy+Au0tDbqi3FeJn1kmXRD
        wk3CP6UIL9ZcMfsgnfvt0rY4HSKP+Qg3a3IN3U+rH0l4+Wg5oU82jn9k1qq9tE1W0JYQY2NCT7x0Vzi2Twa968XfSQ+3Erlbg+ozI6KPRTq9Y2/vnAvdexA+
        RPE1Ku1WpdKUzcvhrQeJ3vBDeFWv4H0p9OaGmbOr7wxi8nFF+KnJMy9uoctX+hucHEb081iE76puvreB3lf4ZYVtNx0Gt0Z4qMmiktX0om1nt1X0I+OFEcL7
        zxn4egWtkz7w+3l1ko8ewsurtd+H06q2twpuj1Nl4qshPPsgu2UeXX3JradXHuHbig8Qd53BUwsCkZfFV494kfqnITwxY2zfRFARf6nTSBdzBp+P8OR+B003
        g29WCRttlqszuBHCc1wLZu8AVfSRXO1XZLyoeg/xPPeZN9LB9k9r1xb+aUvoj3DuhNmL9gKjsItP1yYS/RCE8NATK9MPAo37F52GFBA+tEa4iue7KVng7pmB
        g+YUmRG9BHH71BPJv2cDkyT1oMcvdRm86B3kw/ILlrKjIGNWlPpfjnym3CSEP+TMHXsc5Cy8VTU6CzC4K8Rj773WH3oSOEnuRm9ZYkDojPCClZa3c4DKgiC7
        NUWEbrU1sNyJgy/knwLeCStS83PIOJKP8Ky1RQvPgMJ+7Man+sOY+IkQpzbKXOadBT5T9a7ZPCf61hXisfevB2nRoJfJAL/elaaEnjh/Cwu3fPBG09xotMiS
        wVuqoT68wOsvOQ/UZZPuf20k40sRxGNj76/XKwCsQueYXrbDGDy5GtH/anhTAdBomG8gMrZg8vGGeL5vp8qyC8DRT/33oZ87E36DuPDbt7snL4IpSwIaawyJ
        3lOD+Pye3123XwK8Kz7beD1Je8vfQjxiZ8Cyy+C2yn5RYi+iB7IhXjFJ9ZSkEOzjURoHvcj8JxbiaZNl5/sUgRW9PFIeavQidIC48K/qxJdFwF57cObsZYRu
        RhCnblzfVlIMKnUuCoYmDCf6FuW/SvJu0xXgYzDN2SHYiNTnDcy/8+5FM66CpxsOrdA8QfRM9hs0bmYaCa+By0tnv9QcQsbZRIgLY7p0rboGumxR351ZQXBX
        iFc0PUi9fx1UTyv0uTxEzocQj82ZmxF5A4yzXNLn/VwNBheg/J06O44pAXMjn9aNO0zoX1UF6/N4YY8OpUAvdbX32utE/+RXoXnLfOtFpUDXeIOTaRjRz8kQ
        z7Zb/rm8FFi0/rayqIrQJwjiQZYfFkhvgsZDE+NUOxK96gzx/B3D/LfcBDqHbto23yLzTyOI25e81vp+E5yvBZNn7STx1SDu7DROMPUWqA//kL+0J6FzxWs4
        H34UVXvuFmjgOo9v/ZOMO/kQn3/7WZ3ObZArMbi99DmhczLEnacZ6S6/DYyD0ja9WET0WwTEgzaf6F1+G+yx2jkoyoTobVeIC5vArqF3wFSzZVojVUi/WEM8
        dovmtpV3wLz62aNzz5P+FUA87XS1VdMdcKqv+KrreTI/rH0F+yVS32FSGZiiviF/6h/dif5H+LmHVw6UgZaa5g47CpuZcS0b4km1q0rZd4EMPA3bcK7XcKWF
        ifw3P+/DeAIxrVqghDZBlI2WKuLfCviThQpbMJitGujtgsWWYz1Q6/CeDeaMqfzErdzAETr/q7TVowLmO2rfUEnFPfoKcP/arW7Op/vAzrjS6XVgEShLr9yx
        6/Rr4JAwfNHfr86Dge5R63TnvQfT/eN2NW3MVq7s4WoBP0eFcc5l8Iuqomphb+PkhagPufYl137k2p9cB5Ar2WJDDSTXQQiz5FLGCuFB5N5EAcu35lKDSXgI
        /A1Fk1CCixVwU/gzI7i5Am4Bf5YEt1LAEYltCG6rgA+DPwnBhyvg6CMUILi9Ao4OHo4guIMCjk7/jCL4aAV8DBq0CT5OAR8Pf44En6CAT4Q/J4JPUsCd4W8y
        waco4L+hSSvBXRTwafA3neCuCvgM+JtJ8FkK+Gz4m0PwuQr4PDSYE9xNAXdHJ6MI7qmAy9DBboIvUMC90VY+gi9UwH3RJIjg/gp4APwFEjxIAV8Ef8EED1HA
        Q+FvMcHDFPBwpGwIvkQBXwp/kQSPUsCXwV80GiAgHqOAx8KffKd2HLmuoKRVdQK+wOuGv0HI9t4PZ/ajzzl5dN77P8KhYrRp+AMA
        """#
}
