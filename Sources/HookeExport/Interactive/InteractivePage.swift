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
        H4sIAAAAAAACA+y9C3gcx3Uu2F3dPdMzPQM0QIAECYqsbtEyKL4APgCCki00Ij4k6kHblGM7TkI9owxlm4RoRQ4hYmRRCm/C2LCt5DKOdg3R3ki7Nh1kr7NR
        9ouuYcf7fUw+x4vkerNMonsvsisnTFabwLHiMDeEtec/p7qnBxhS9CO73367IKe7urq6HqdOnXPq1KlT1r2PfsC2LMv+/eKjh9TEhHXI5p89ccibwJ91yOGr
        23igd87EOD0oDvMbulsWfTI+jlQF/hSR9rg9fkiNT+A6MY5sjh+XAsYPuSeQ5sQhdfw4PVHUccl+nG7HjyO348dxp8Loy9JE+seV4fJxoRImDvnpO9T7xIm0
        kidOIO04Pkchx+nKLygGFR+Xe3kilzWagPTUBLpzW8YlUJQYCq2ZuOpf1n7+JqsWf04BhewZuHS3KKIoJaRlSS1OnEDlCxPcGIIB3fGtXCdOcDsnBH7I6wQg
        cYIe0Gi6uRMnpPEn+LHEoBRwUj8A+HjAHSVyH6U9NYGuQEYTnB/3V+H48XH6j246zl3OOVWzXCXnYCL/5KdB+so3TUTTOESZFCQKIerNCYHKOBdXHJc/+tKj
        CECf6sk5BUiJ9Caz43xvlNzoO8lvHPlJ8yUs0D4+IZgBLDou7UfupQlTspQ4niIEekDghLxN1443UGaC3wGmgl+Cf8dTnLMQHhf8Pi7j5ripyDg9F7LWAksn
        DkUTb/ZnEAilNMaFPeE853zaUcopWFbBt+wNdqHk2QXH2Wjbyra8dqu8SfXam8vl9i39q4u+c51t2ZZaHXo+fUHhgt/tddsB/Q3YW0u2XfC2Wdt3FDzX8zqt
        TnuNVfJ8zxq0Oi01tLOzsKY0XNrlVizXcm+6+W3Vta4VWJ5NfxSj6etuj8queIUC/bd9IjPKdZVvFVyrqJSn3m4pFbqhUh3FjuItylo2snyF4yTLRqvt7T92
        6257j3LtZdVllrU3iqN9t92+31p+x5133W1df2DduuI73vmug+09QdWylWV1dFCRtlUpd3Xds9Ir2qr87re0tVGcKv64qnRZrtvWoVTbe9ra3vu+n3h/ufyT
        P2XdYFXf2tene376rYesnt42+971ynaLyvKK91U9t2Tdrx54UHnW9aX1qxzHoXZct0oVfaVuKKmH1M+s8lasCKmhD1uV+GeVWyuGh9UjXcr6wAeXf8hxlF12
        37LyxpVHbiTKurbqUs4E/qNjbtE+Yp+kf55jW4WCT+MsqdfDoPiMHRQ+8OAHPjT2EWW5D409+KD1Kad05N6fefCnH/nQvQ9YxTKHxx589MFj1mp5OPahD9//
        sHWdpHr4Q488YEUVk+qRB+999EFrXWAe7330Qx+0bpCEjz78oZ+z3ioJ7//Q2AcfHHvUGih84N5HHvnQ/dYnndLXqO8SO3jK7uhMRn/s1v9iqxvrzpPO+Gv2
        kV+2P2Y/b79s/3t7UiH879U31P+i/lR9U/0H9Sfq79Rp57Tzy87p7N+c/Z/tR086D3zM+ZizffsOujT9hrbvGF4ae6Xf4DUnveljzs0V+67yf3w6/LTTb9sT
        11tJeDi21xFGJtagqtCtUktCbYXPOtruU5UIb8IaJbCCb9m2M6GtPuVHSo0k9YWwT1mJta9qIWyeYzuxtd07qOhDd8RpJLuralVUYAWJFVqRnZyiL6hEKzm5
        EGobAeQxQYEAUfRJZKsRNaIVktLj7e4IctR2+CknoNg36M/aX7Up6BxLs9QqnyUlcye0vbuqqEEfdSJHU3NrWmkb/0KlnfApx5TmaTtop+pZwTssKpXAcRcV
        Rkkp99ipaWs/PVjaqd12tGo7UhWKWO9YQ45FdfBrET3iBojZhyO7QrRCcvzNiipPqBMC7AqArWlsKwN9dx2+f8M+yo37FWdVkFyaDiMPrVcTyPqx2DkXV0fD
        pw7sRhr62NOSyTuoEF0d1U8daLxAVJYfogLtJO1Hg9ihCCcBIJNX/iWkYFhLnLAQexS0j6H3KTSo/EC7aEdBe5QiCqiW+nBcytcS1U+vBNhVgdSyuKSWuau1
        pFYqCR87F7VxLze1gVptfUG3jfY/c3K0bv7CXBNLaH34Ll3qUy6Bm26tGm0nXbUgKqLTbic0IRTE7/beqEzdV95ddXSgi5ssa5dl6SCxqaW6iFtRl9F/5Qq6
        Tp3gbhiRzCm+TdlALOucts+N6mdOEk6jv9FKvjZe2HjBzedr9iKIqtSCtiGnh27VIYd6ggpuPxpjJOkSYF7WVlSkWhapNYEuN1eyjFsZdT0cFSu2V3EYyRI7
        8hMroroVtL/LcumG8UUZagxfd5NVSew9BAiXBrB29lYV+pmHtscD0woiywC4gk8raHfy0jSPasp6n64QcYiLeAQRiKmcWuzowr5HqcMZVynajRUVQ/WmMBX4
        WGxr5y4agAVqJaW9rRdwMQ/7egMa5EBxe0/kcA42f4c8HosLd1A2BU6fAAXcGogNBvyJo7EMYsVZ8HgpyLc+v1G398a2wXM7xfMCuojxvAA6QXgOchB5lD3d
        XOpkZzdIllagGK72DNxdAJwecfNQ2cORYuTQytAoenkb9R3GhFeL1d0c9gBsoiP4EdalX1IaagiFXCrJk5KUKcmkcPk1CjwceVJSIx8lFbSvqYIWaCwaSoSO
        QWkFsemYyA6y7qVmJ9PTYfirjvYpa0L7Ee2n8LQP34nu1HYNYKJKSBW0v6fKoCaCmsxMh7VGG2qmeELKRq6WZhzyTSfVYvTeoyDNoNVUxyLjq0FFXQEaOCmv
        OZ3jNRQ2zzGxY20xr7GY15xuxWus5NmU10wSY+DA6YzXTBpeQ/V+thWfYc7ybMpZJlPOwt2O6qFhNroD5DSy0s6hehl42IAHyI8N1pDvHOY+pnyLBpewWbCM
        FcJDhOQw9JnKBsuXxj/lBMEH7JSXOOssQ60m9rgTCQ1lxR0SuyCBbuLidzuNGQVOgKHg0JgGmwPDdwBzbgyVMqiAzkxCHKmaLdzsyU/a7o0TfeNdx5mlzaw/
        HIf0lkH83Foei0ogKLzm9OWQuSiGYZGGocqGoTI9z2QHnJm5ckBZTa2tRevo/txawC5M5tfUotVUWP33LWGYLvrj0hYhzov+HdeKOoYq4KIVl7csVEokanYV
        XcuqW7PaApJuUGG88VZL/kbuq9qrKHW9H+PHTWa3EPdDaaXDsVpnMdQubanFUs9ZtxZWmVwB0iQkWVWAyLmT2euXvouREEZOonQ+fUVS2rnIt0UbW0VubhW5
        o1XkljRSJf213Ju3Z/GbrJ2RD3Bsj9qACn2qf1DNU4wGM9hlfQVBZ5c1g3vboHodd+Iel3DfsdCltyzE9kLgzuF5Iz1vludZek6mCzUSqWjwk7BQAibYLN0k
        F78bJpq72h/9xnNf+sRffOdf/v4WsDsiALusUPujfyqx/0SxPo3uZ+sd2eimsHmO22h0t/HobuPRnSZLRzd9+Xu5Lylsnpd8+XuLvkxm6x2j/2n+m3949n/+
        88/MQIJLZuodCxVBh/lbbrxz+F+++L9+cGQhcCRfoRUvUYjJx4sUoCw2ONYwJThDT/jcciz+4Nn0AwLyBatGtUGKdZfLFkb59lrTY50GZ5GY9DA/t1GMXwuP
        s0gwY3EcUc9BdQQDdVA9AlFtl/WwdvIwPESx9fpH608MqvdQ8I1fDgfVQQqUBtUB+WAffUDNBIK+btWokP5a0ie54/WLtryfsunVjF1jWa/u1ejtf2tzMkVS
        RB7DCPdPGOyXkT5oZLBNVh+Qok+tiyqCcXpQzYAOUfW/5gm6nfcSr8XoaMqp8foWM06aC0pe8sF5ThVr9ApdTYWtd+rFIWeaMX6qmI5RM1Irba5Ls0/qx/OE
        oCEjaEVvHHYYlwnqBB3wKq7pPPgoCcOv8X2XdRF3A+MLCP+bjxGQv4lQeVDNol0bX44ffruaQ/DhUX3q7epVr+ISql1jYa4pTKWF/aEjRY3+1YX/5jvfrQw5
        VyyF+FRGy6wHdmcP87fcv3sMvP1CNiIrMgRNVSq5pHrj85+Vh5GPj3x2mIbrFSrqmYraLaDCqMdQKV0FKk6wUFlGBX2hIiQZhUYHFyptdP+rQi7uHvocMJy7
        RhgWTNWsFlX7x2uqGgtFr73RkDYobJ4JdjQ8mKpUmKqkyTKqMpnSh1MUcIn5UwU6Rpm8XKJsTG2sZJ4eqiyGUDoOvE4xL6OCUqBQD5X8plOjUim39ZY1xKPw
        n98IFwgyRGemHOQD2cFHwQi0IR/UtITySP6IizRDa6M5Jah/E8iSizS6K2m2urjLApB0SUAEisMgahPAakXEbcpZCKw/84LEaRq6ztWG7ttaDd0WzM5qxeys
        VswOQDjFI//FYk2oaDbCnTaF8U3v5oo1vVFv1jv0liyL3ZIBE6e6z5yLMgr3SPPcuSIB9RITqGScxKuxQXWmYN7N492pAuZ62UfJqUIt5RiNPzAA+qRV/CUe
        3chV6JefVjGt4N6MbW9weghwdAsJQHTzCSSNgi1Tsx3DUt/Nw04dzzQyThVad08TLFN6uhtTQPTsRTc6yO2cdWnIERWdc4PoYWEBYQDyAqCo22IaVy+iJIfH
        zgsse08VUCUeQRLxOUTM2xCXOIc4x0SmCKELea4yQjIrycbDhhedJ+Zk4WqEZwcalhFmXJg3HABDo/tBogMkX78n9gm/HQgsxPdABQ4i3Sbrvbus9yK0xX7f
        Tfb7JJdDwicvcgkXsxIot0eI/XD2R2LhtJo5LUWcsemVD9lbWwSnx+ODC70WB0/Z8T0IV8KnHfngDPFQfQ/wBIGDFHhcCp6ymbE6yYs2iqarKboQBprYoAEG
        T+Nz3YFeQCeYbsGkGZn20F2oVRdCb1ch3e5htGOhndG/XmJ5PT/wtIuct1DO7gZnbguhgIuct0T3VIIAOoHLW6jD6H5pC0+7YnVXtUBIQ5PZokxeKhhhJKVT
        B1okztc2EKHZ/PLoG+mf9VQa/qc3rPeweqyyH1I4JafpngVRnOpaSb/dccVvMSdO5gZqSXty7pcN3QQswzK34tKAtGJ+wLRiboDQlsV3wtYqMZcPfvgD90F7
        a/21jD6C4monuufWlRQeL7sWvpPkNFINs2HOx4yoUoFmZHpJ+RVT/nlT/kxa/nS+fEATswXM8zGTCCtR97V2xdUy6brmTLox2b9KTiu+v5y6FmcHHCEMIZxY
        lHU1iq456xVZ1ourG4Hx+hTz+XItegvPJzuh2HJA4i0d7SGBRi0p2TIkzf5+WsWV6MyXXw0Y2UFf9hH+d0FXtrioG37IRnKJVFKy+gqt+OGzBqSS3jt5Djy5
        dXE/tV07rK5WTJtomF77R5nxvvWqmBH/4C2jBoTti1uoY6CJqMpJBouuIx5xnY73urhdhy687vZqib6a2laL+sykfg1mqVtFmS1TegIFTb7m1jJXbJ7S519l
        wkcpuXBjjabU/CJyKL85JUoChz9QyaRCcwu5vPLCTyarFIys0vjobVF/KqHkIze1ihzIZBmIEf16kx7I3u7N3kGM6BcxYpOIEQNNuWxtlfW2VpHbG+XtrFFZ
        m3R/+Ay91tuHHSpBbxt2+ui2ddjRPFWMnfAX8PUZG3PISzyRhfS0tLUN4DhBi3Zf8fXA1V9vXfI6+QJNIjZiEhFBQHlJpXDbmn22exGOkqD4JSX6k2kFzSqh
        6JQystKkIlwthJ9yaIKiCwmLpJSpmdgrTXORDBanlsCCJUCKIeHISrZfDiyewtfrjw+q7RTcWaNomv9jhPmSMgfFN61XIEqDdXTzUA2RR0IjoOQlhTmVSgpA
        br1l2Dmj6U6i5CTdkyma9TPKm9LpYXZDLTc02tSEwfJ4PQ+PqagmiZInbfPF3MamLxpDaTquyessrW7rUzQRfmWtBK2Y5OULa7XCFGZt4qIua2tZVlXohpsG
        bbpY0+Z4PLpKWMhaZkZrB1TXGLHO4dhfZ0lmcUAfGpoVaBuLGsk0D+Fy8xAuNIawLvPqIGhPXIw8Z5ECkjq/jBUQH4W3S35RgMLpV6UKzLqpphbA8yBt9exm
        JSKl5FW3uJyCpAgO1LOX3hahYIbqvap79lQdlAMxauNVRTCaslZ1tZdkrsOUWG98sEqYV8QU0KNL8sqvhlQrHXlJHJWT+QtP/3oBI8lJpgg1V+q0FplyIaWR
        pqErN1l1KKTbPMtWrusEmTYh2kiImulX6clOn3x6apBBbvLiXHJaiXurbpN6Y+TeqoMhsDHL7b6qnY+wrHuzJjrJjAPtWgOYLMCGJI2j9dQTk/bh2MMKGEHX
        pHHQKVn9vKxuhE+oG43SqbqLroRigpel+IHfzLzh8IMyvU2t5oAd7LJ8Gn0KSnVHiItHhWPsOZssH+p4rGV6uFlY3COGVz6nPV4w/LJp2iVeKdvbG21MTv/b
        tN+2UL9996u/9fkiwFSFnF6l9k7yEqGsSstig/Q51lOq3Phb11CONweQhYnQUEYs5aaZYd00AO1Yp4NUb6EphhqwGiuSg6qHblUo8YPRb/3Vk9T04SFqG5WD
        thWYvtCTqFhCCpk5S6DbJUk7cgcwaEZKUCiIQAL5j9crCFZY6gt4QRE3K27HOKnu4yVRpMHnSlfvJq7UzkYANKsISZCgEeMSmGh8yuihpDQKiliHSIqJn5TC
        DVEx4FexEoApPFXi9sR+7G7Kn+77AcsWH6HNPt24PCKTKkzQ6gbVUNyUarmZILQ5hNoOSMc1tcgmot9o0zBRbh9EQYUftUnqor58CuP3KafFTKeKmQ6mMNTn
        +bKqKKv9LhKsDYR7pLT2u0lKkpe6B9O1KkqqSuELP0nYeJC/UFw7H8SHm35w4ceVhaWArG5P2pg4Xa1u7VK3cpCDGDREaeeTVOeDI+Ven8heVpq/2iJwbo7s
        bxW5KY30df9Cl94kKxiaHjc2FjiyVtTtih+YB6lNUjfKinCiUrwm4HuUAWxnCrj5kUNYbcbgm8IGK7QLlXSe2lCEYow6nDFIM/WHoVZeDtk9w8a88N/YESX1
        mjDcW4rhjZSC1lBQTdqPYJ1XysloYraga9ggGvZNFTm4zypCep8kjxlIRAhMQxbJGgtZ502TB7oDtifr6KZAajpYUgnpfpAlloKRWJYhlUW3AqMj8fJMflEw
        BKlEfIN6by0oXgnZPdtNd/puku7JZDf1LBPuQvgUJImZ6wHPySJLVx5khoubSFgwQkMPEXDH8GwvExqKWOmHkiv8RXvxvKHpXTpxWKhg3fG5pj5dqNz/oQ9/
        8BgevmXY68Ec63soVeTXT25OHtw9pjeGk47eeN9Y1TaEJc+oGmKAYf34FmXOfeUB84S/ueT+3dWy3nhZxQVMoEo8gWJ+zEq2AgQXL5mDNBR+1ImXZY35JVua
        UtHeBueiTWONMOpVO1qJ+5wdackJ4MrnRR2H3/7eqJ0T+PSk9kVEXRvLMzyzBxWn3+29bD/AGbRLBmqf3pJB5b6x6EZZY0YOzqLvCo3vlgH/GJt66EbScBfd
        gkEFnOrHGkKHXgkc6tAact1atkph1rOn2q1vrGK8NvWyNH95y/5dFLupZaxMWXaL4BjRlCFaRdVdBWuppnRbr4BL21rGbm8ZO5jGesmUgiyQ0jpCsU0UHEDw
        Hr2VgtsQfLfeTsFBBH98kTRbYC7FnIHth6qJupMGWzUhQDl0c++sunTz9lSJjCSFO6sFuhX3VotCMRr/dGHBUjp6D9/D6L18H4nex/f+6Cf4fih6P98PRD/J
        97od/RQHjkQ/zfcpOzrEgUk7upcDM3Z0Hwem7eh+Dsza0QMcILx8kAPzdvSQ5Kein6FpG5GGsv4ZIvyTJKzrhyhQR+BBCszbFHgAi94I3IfVbgTup8AMAoco
        MI3AvRSYQuCnkA8CP418EHg/BY7Q/Sfpfoju76P7Abr/BN1p+qDfQ/d+ur+XOVEZxI5YUBnEzrXo/uMLkdWQgXdZZ1G5dzcWqNP7wl6opGkoHN1lPa84g16L
        n6Z47TXjDcrwBhWetiOZQvpEAVhMLOCpElcNb6iCN5QbKSHtYfm/QPxUeAPjVPJZxRTTDdLpMtEFgu5G7UE/DuLuYekEGKfY/AiXlbhoXHh8Brj4YBJrWSJz
        47IuZuLKcphg+q355XLhlz0YpbCIi3tpMGNqppffhkbw95pVYFfPYVUgIs9yykY009FWzlPV4utBIDirDfr6q2S1IcuKikxz2ca5OFIz3Sv5VG+DcHdV6WEl
        hspyfX2az3bOx2X5K5f9IAZm1r8F07+F5HMksbYnYfhxOyoEMnjLZlqAp0q83PTzcpEBlnwhskCByvSO0UQ0IwwLgQKqpiSDHkO9CuZMq1g2CCrdsk4kJJTg
        diUSSsywXx/7kN6O5V7D+IgZHv7ZDz7AD68uYYaW9VBjVbtr5P7dY0SAMk755Qd2U3Hp4xF6TZRo42UHZlLE6qHtKdzWG69is6kCrNYWs++WJHRTy9iBlrFb
        f3QEuyl2qGXszpaxwy1jd7WMvall7M0tY9/WMvbtLWNvaRnbGr5Jy9jRlrE/1jL21paxu1vG7mkZu7dl7L6Wsbe1jL29Zez+lrF3tIy9s2XsXS1j724Ze6Bl
        7Dtaxr6zZey7GuLCDFGRxrtJO3sD/TyIOQIzEB48nopcKe00hAoEiGH/OKWoXyUtsfL3cIC4/XshflpXTnuEBAbcD5HA4CUjh6+Y8ABJEriPkCThwXzpSgn7
        ScLAXZOE4V0xVUhiB+4WSR1+jvL6hvL64SfsyOepjpl1lWFIsYTilhsphbNCvzvpPoL5JokWahKzchItVB0BEi3UPExcSLRQcwiQaKFmESDZQs0gQMKFmkaA
        pAs1hcB7kA8C70U+CLwb+ZBIQJIF5YPAQeSDwD3IB4F3EmV/l1D2aTwfoOd3yDOkCX0XPd8tz5N4voOe75TnOp5vp+f98jyPtYF99HybPM/heQ8975XnWTzf
        Ss+75XkGz6P0/GOmfDyP0HNiysfz2+n5FlM+nm+m57eZ8vG8i55vkucj9LiTHofl8RA9DtLjkDwewIoFPW6XRyhsB+hxqzz2G1PHTSnPU3rVLiusqCBoiDqZ
        iNOQeVjUCRbLNdVU+HUMa4Qhbiuu6LfkPn5L7uO35D5+S+7jt+Q+fkvu47fkPn5L7uO35D5+S+7jt+Q+i2JvvgIf/oH4T5AboUGq3g8/aUcBq8XMCIVYG2CE
        ls0ILWOE+o2UmDeKxqx4DAM0h4L1RSh4pBkDDzVj4IFmDBxpxsD+ZgzUzRgYYidRpZhDIoWdESwuOyIul9Ek/y4WbRyjSSQEhG60DNvkVDfaAiw0Pw+a1Jwp
        hByBkNMKQi0/SoHlZLpRrSKof1gX2Vrm9VnmzRlmtDDIuKcxiN50ppGNvqAx1aj4MM67/GwYOa1y11hKK0QqWSlbdhYN8D51EpqrrASKqKsAuj3kr640qSmc
        045o76ON+TnSlQgHf2q28lyNvPSwYqyH7gdzS3n0mKraexqqds8o141ZWWm9c3FT9LAubXDmN1Gm9HxpU/Sz0JfVN0cqpzB7EQqznx1yprplLfAM7g8POYsU
        aG4LBZoLBdqpzdioJAq0sll1m7UOx4UmBVqBmHJOf7ZouY1AsJPAUtjg9ENFzPz5HuqhFpq0gy00afdckybNUuOLtw9cVZMGm4kmVVobq9KqUKVVeT3Ql417
        vEOmusfoehyRCoq7q1CgUsygWq1Gksu8+Sax98SKEp78LXl6TBfvrvL6cJ1jYgxq+u3vxTwvWV0LP2VjJrc6ckRRHVWzPTnFPaxMQml7eP7FEogPG64CNKCr
        ec9K3IGhvUxXMY/cCM3rEt3wMlbbNZdF6I0B7uiO3ABnbR3NoOctqofZFZUt4MhMK+1noysLmiI3ppH5uV61kFvgu3+3mXgb1TnmiY/mutoYd5lJ5VaZVGqx
        5GoLmqeJxeZpoo9pYrwscbHk4mheimmtUX92kUa9o6VGvaORUneI1sSr6WUkPbRsdKkpsr9V5KZWkQOtIre2itzWKnJ7q8jBVpFDzSw5jd7ZKnK4VWQ2+2wt
        Mf/KIom5I5WYlxmoLhOoZikFqpCY5y2WmIeJTe5qMOAhetzZYMA51QUYcE51gcGS6kFzMl9/gwFvAXpj4QPMF2X/YBgYNNSfP2AOhSbWl6eLWPdmyxMnBblR
        0u+uOi0/CBqUtFGbQPSOxFPKTeYh9JjylHLKU3gzJuyJeNGuIqudWGzhxeIukQGw3OvI+i8veAdss4+qzlrEjtIdfsYGLasosaGTmvgq2JGmLEvgeWup5gjM
        raUq05sLYFKJzWxmvXNqs7Czyc3Czs5sJnZm2Nibsy/Vgn1RdeT7ZLof+JU3ZQHSsDmAAypLHw7UJF26QlhKpjbLRzmblvQTtJQLo9Kt5HQBNj8qtfk5DSXV
        ZAFWP5RXwPWgrLeAjnKujSK4/qZ0JzwJyyJraUNgDVVaT+Aa4i3As2X5aBLmSMlMOZcXVj1MhOLdx+HThEzhTt2HrV3lRTreN+2kxArYPA4lqT5wiD7CC7r0
        4LKaNwTx9iBc+nDZyNvSeJMaLjtxuRmXEVxuxWUfLnfgcgCXg7i8B5f343IIlwdweRiXR3A5gssxXB7HZZyN/m1cT9rhLzl6/W7uwqmoFrYHvOlV7JHCdgb9
        m7Uy0GuwArmObg6WK9cYA6s1iwysqFO2fh+m2Ndi+8h7PivtHm+2TklqasFkhSF2gFsZRcXcn3dUFwxFxVoc21JLQt7wDzNv6mpR7rPFZNrxGKqBfotUJMVo
        N5np4nTlWnJaojpzdenM5hWdydcuhQm2vy+LOgN+0ahV59JatfhE6teJrQM2E/y37rIInfQNgxaEj+6a1CatBzV20PqcrSsRhhDb8u5lI9i5DbWwC3hMwbdB
        YoFlL2/ynHcPx1ZmDwpKaiWTvOOkHzu7YTcaVzIrN1hp5ZKkOuJE5aKrkdc6utQ6urg055zFaT4yVaA3bffCNuBkxq0lf/m1l/9dMfnWzIyd1L/Bu3ktNisK
        y0CBOZcQ2pLdBAc5MIPdHvTmVZcZSVOdgrSk5uhyVitMPn0uQ9Zq2u5yR1oYLhxsMedrY16XzLAto6/bbnOx879KsqzMUzOB7T5gRlP5ZjeLw6ZVmOHKXBeL
        zokdRDQ1YMu1Qngb++KI/aQ4Rsj1CcEOApPCy9uZvTv7IDBD+m7bZY0y8aNwaZeVQGxD2NtlQU5IrUbig7xqp3Rll7URSx2DIGBQ4q2DHmHQiA3YOacpy05k
        uctiSRF77pRZ3VNgg1SpP0j3wPyagrnFGfPYcu/QSzRisi7P9f7Z54cdVgYSlzvvXOHjC7zfyyHmcpNttplQr0+n+DCV4sOkwYcvuQGaVBET1oohbZVFpA0j
        JyVt8GLwQ5ndl4OrqgCCVnhEs0F2VULDHztXMK6Tv3UMhaLxTjWURySq30Djn+7z6ylx2E2hV9cgxd8w1LG9gKIufNUCB14H1kxZfMXKrHBBB9bVpLqxnW5f
        com198Nfwybryf4IrTlLOcDfx1iyOd1dizngK0TTOtgHBXUwcMEafZIYvx4SZysXdE2qTFmbFtjhciFdoPbJme8ytXax1Wu6TPfOQfUF3FfQXB33rkH1Ody7
        B9UU3ZOXysjx/Drk+FumstgvNs+7QQK8nAWDTv7BAGyhopYgjnoNnMfaZf0t7pfbuZJrIED8nyZLbkU45JzppLBx1PJJ7Kee7JQv67kXjw858x1gG50AayRQ
        5bnw15D6fCfXigAYV5KNphv59eQy7OSnzOiO3ZSXOuX5ddyfXYbPvkl9Rczk65b57kViCcY1Rp151Qzy9Rcs2+IxmFXq06jtxWXYpDSo5lDASUR//BlFjegC
        XFoMqDNXeOFOd0kfzXZJH329S/rofJf00de6pI9mcKeBYU+PwuAA7bvQBcTJ99Xkcoo+sxwy3VV76fQqgfUv4v7cKhiZL+6fl1Yv6p/p1fLN1Oqm/plE9Mzq
        xf3zKqIvrsa+8aaOmb5OOmLqOumYM+b5Wdy/dB2IXNYj59dkPTJFI+9KXXFqjXRFfU1TV0yvuUJXvHSFF+7smjyIJ9eIvAJCEfpCNMIVsmEFdGgdGIeIPEWe
        nfzQe8icdNaXlbHazLJW87TKbOFbLVv4Vi8iri48XdRgIq7DPvXcWiIE4Xpnci1Nd0IdQhpdA3Qr0xPNa2bLJra+FkYq9JTMdkGWCZNptFm2+hsdHJx9EdvW
        EXPv1VEbbj3ECxyZ10EXhA2R7HoFkVa0eZGGjN6ti4kW2EcT7zE2juaN9exzaSfoQ32G5382kKI/WUvRBKce4uMO79XfB0cf653+ITWSrEgufyrdYmfzdtBw
        JTH2zeGqZOqv/uZJzJXqxNkQq7Bf/eUXEK5wWed50OcLG0mWp7n06MIm6okCGNSt1NjNAvQX4jb2W+XTHMcTvyOP3WTfziH/sV3WbQjBYYKNzc+30o06aCTp
        TJ57NtsJSHWpmB2wsu0VNXLTGnmLanR9o0Zw2CPC4a0kDGY1KnKNSjQbf5MaFXM1mvqTP3pKJTH8BLSuUdKV/F5TnW0sghbCXpSvcVkHXyw0C4srKXxDL/kf
        ZyzA/GuSa5vGaPnMiaPcRidto7+ojbrRRh9t9KWNbY02utxGyu7N2ujm2zj79K8XE521Ea6cqJLcghCXLmlBT1MLupNXmtqdh0uB26GugKmrroKp3JQ0GyXt
        VQTlv2BwfRVLAVTBtHYsF2F5xoZwXOGXDtfuP858LmuT4jpvJFyvJK99LK0zYgsMeQrJmkSLui7/AeoqOCMj6hrKppK32LfDm88m6zbI3pusfeKqY4TGFXfA
        rVDwhJAULQ2Xcv4xXRlD9x4bw8TNFpUPiJgPRz7Y5KA0ey3gHdc8c3V5vsrTVFxCXLpw6cFlNS4al3XhM5g4wVmRA1dKdIfDBqJyIQg7ew0ieUfouKF9Kpn/
        9dBEIZjReW0bKmmHaCtNzZLJ38hSUjCXMiyJY7UwmVkvrhA/W1aFieJxcZFlxS73i7g/84zjJDawYxjIBLzI7hWxITyEzzcejDTVqJm97/aSnel2tmudcziC
        renWJuvxiGf0xyBv8s50j68Fvhb56qT++XZZjwM9BtUxcUj1kV3WRxDaYv/8TfbPSwl1e4h+VP4p3p5+ys7tjIcFoJQ+accwoGafa4MUj7iX8NbJdsefsUnA
        MtvjX7TjEsIK2+P5k5fwaYmY3IsI+JCibKnADFVgBhU4zxU4bzcBYJbezuLtHL+layYio0V/SFOrP/Sw3XWT9XWPulvtFQ+Au+hRqj7rsTMLCn2TEiDhBY8o
        FQDksNsLrt83PcnwzyjDP/MESH/u3UQ/GYFf91A8XRcsBanLuABD/oXk8hNH6We83n2zkBRZ28f1n/OG6CfhixS+aMLzFJ434UsUvgQ/gacK3AWFJgjUC0Pw
        78DhSQpPwo/dGU5JV+OAkidyBQE6wtOFuJyGZwpxkIZnC9JJdLE5Yq4QV9KX84W4mobrxbiNw9T3xZhR7tkige0ZRzDq2aLAbRL3Nti9IlCFOIu6VmA/W5Ce
        pkIpEEA0QaAMyaUg2EB1RmOK3JhijaROGQvnOYaueUDMFAlRitIdc9wddDUzOAPtWUoyW5SenCvuop+BNsXPFwUfLtFIvGTClyl8mcNoMupa983TJJ4mfclr
        yicp1wzlz/nYlfg5ELdpH7Wga/IWU/E5jqFrvuIX/CH6ydfzPgbSfFpKHUCol9Iy8TSZPk0xgNKnaTxNlySXmRJozkxJ8j9fGqKfSTeLdLOgZ3MlrkupBqsl
        lrW5LfOlXfSTfF4vgV69bvK5RPlcMuF6mbCuLF+cKu+in8FAip804TMUPgNLYSY6fM2RpOC/dmzWmzXGyKUlYwTkk5Wa0FPJ3Tf3irkfY6oXekKGTOQZrv5z
        fJ2SbuHri3z9Al+n+folQ6vCX3CESAiJYHIgxADOQrmOxDzMSJY6Ejkp7jm6W1ITpqIUvr7I1y/wdZqvX+LrS3z9Pb7O8PVrfD3P168D6XkkXeDnV/g6x9dX
        +XqRr6/xdZ6vr/P1El8v85XGGV1P8vUUX08XZZTKGA1POYGgqQHVfBqYKZnA6yV2GzhpK7iaxy5H9jUZF27nzR/WHe54tuUQ3jGtfezA0+WVZPirLBhNHbYJ
        ggXAxYeGzsgSdbglGwXZsyMxcV3EFjYLUgI0dPVviNJ59O/+9rc/9adff2WYCJi4FryT6c1B9u0iHX7EVPlxXMa5/dyfJ/l6yhYuJajB7bcFO6i3gz/xnWCi
        PK6O08xnypHtO1Zjty+GgxdWIz9vduDBcRlvlNRRavfXY+z+WBbzs62/ZrOJj10Qxi6ndAcDsB/eOEvsn9VsN3bWiQMeJ3wbHN5qL1Mo550DJHa26biIXphI
        LE+35W2g23TxJfj00m2wYGi7l5HTSaaJK16XnP61VIrLJKuwDOFw1qb6OGK22cOBaezboTfftCuFQLc1byE28/FLb1jvq9pcfmb9oLLqsPWDk2CzattlJX52
        TftSXwFpRPviiHBxRMfiiM7FEcsWR3QtjuheHLF8ccSKVHmsTFSm5s5HVZZGVdOcHJFCOPpELlK1iOyvSfJ05c7Vy4edA9ADLXTpbtl1COc4nfS4TB776TGk
        x450iyJNmOixPd2i6OoyHPu6soPWhXNBKqOvRkJbqvZkHwO5TYsu79rZZf0thq34fPwbBAMOXkRwxbAzp2hCndopAvUFXUKDLZYgyzpWC3uYoWm69bBa2NMr
        mzQXTm5LXmPF66rDineGsBeFpRsaYIYS7st2Mjji6daRnQxFs3pUxOqRm0uKKvq8n2s+27LSX0v+DyXrnqlRGtvHOKK+t0R9L41SixrlwXEVdikHf+A4Lmjm
        cbN53BVv3lR6P9aD/MWeAAQKyujGibZF7ID5QMSacnckKvG9PyozccmPdaKQv8Nj3cdY9+89WuXFfVdUGnBZ68K7RKZuYBVcT9JL0T2YF7qYO0HjEMKnqdnE
        DaXVa2dCrFy4yUoh2RZov3UHe12C+EIzWPYR7QLGXOswRhbrajQ5tFhL4bKJtotlXBcKBA+3jWLVBS9JINDS0rptmnrENPUQUQyPJipwSw7+ACcVljipKBkn
        FWXxosbA5z2vV6NPfjN98pvok/Yvq0gRbmVGGK7Zdq+C33EcNeFKV8463JWJazpzivdye1kfVq28T4A2h/1IQl2tarkvTkhajFB+lQ3CcIJVJ1nCt0UFSeo0
        RRZbRfqtIktppEsCdhcBLqMQBXosyiMKrrNzhBYlq1Ylq6UZPGmzwL00AzigLgw7SPNR28A1Bk6aVWKMHgkiA8KEGWUwYVpF7EgLPkuABPTua6oJEcoGEYIc
        IjC4MQqDz9vW9687wKUPl4249OOyHZeduNyMC0t5t+KyD5c72OGckUdgbmDB3MCCuYEFcwML5gbwHsdiihFUG4IKrD7CX3SCZx3bmTCuzXmbnQvX5g4EBd4Z
        7TS5Nnfh2txh1+YOXJs7chSAdmTDnomHJ//kC5dCttx4JAnHkvZFbvzFrzJ8KoPqpu7NsTOQXbWnxxsQuiOHGHxkPxTvzecbQMPwtM2l1Hh5C3c3d7yB0XI3
        MqREyMeRfGt3j+2WSGy6crLC6HYY+h84QkcQntDt3YzNmS2KYxK5kiItFMVJarU4dYsqmjGvjBd0Ntb1IGoeWHTGw5T9yJUOeYAS4wlZV2b/3VNs8Lj4iIfP
        2JbJT9QCWu2vsjlClnns3s1eGBX74KfIw6zDcmocVGmjcIjEmXS52iSSFEtBYC9O3aKGSI0q/pFt2xPGNzhhQdUSvaEwUTEoV9wgY5SUYmSxydl+ZAepg2+x
        JAXFL4qzfcYmamuKj3k/30WGP7tIF1ffeXxEFow01DkdjiX0Jo0pUIy4TPHFY7pWaM5maClarfsAEAo2aFaCNcDkTx04UbqBz35I5nkt1xq9vABOMuTQsE0u
        8Srvt9nX0lsJRhi6YUyZ3O1SOPkepSzW+LSR4lGSPmh6FARvKFtOO/j/567/z8xd/7OnChPOCTmahB34QHKxw59ouO2pyDEU9ha7LBY2LuiCaJ7tTVYpLpzD
        MsUmy4f1tZb1CVdOM/HTU0xcPg5Drg5PfP1jWo3BF9OxsfAdEfsiSj+HpGKOMeHHRe8KSftRljzFjLiZ8IN0i401aATReFQWtSyei0umNtTakRrbKvGxDjcT
        FSndxdH68DqLDwBYl1tPrfeHD62C3LF0oMxhdsGCgZygkoIFsCo0YCKnDmgAitC9RG2LywcMSSR4fIGaiyNabjn1AtON9E1ASWdITiucegH7JNJ41+RHWTVy
        oYcsn+ajXqQQj23V3sVW2TKBsBaVhXEeSOeE74d7rsaJLdlpLc45bWWntVhyTgtfGy+gi5JzWviavQhI1vK0D/f1ni5Bcw92yge2SJFB7GyxcfwIL5y6pt5E
        +m6yfVGVurKqBYpLM5Nk7YfHbrLLvCVxHes9GPyruC/46q+ygi/ZtkegQYf4cBFVkgKAw+wiqsh+o2IP6CVQhYhRSPRRQVsI6awq9dJHQcCADbQNIntj2D9A
        iLyfCHHVHEtkPnbMGl2ZQ1ijKyEkfqxs2V+ESU278edMtPmO4KtrVdtE2wmz0oyTjiqp0zLizNZe5raE8v2NU0vYTK9CL8EoKnwuC4zyLB7WxsPJRMOHO4y6
        4NcgDhKNqZ8Hu6tH4LkG6zDEZh7W9svxqtHtp15I3mjH9u832rlYki5WpbOI4lNxyMM7HA2eiZaN1h+PViZPPR61JXbUDqOiVaPWu3heeW7upSedQRJhCzgc
        aPqVGXtQzGFzeQFZGx/8ye/+u0L2wd+88mtO9oHBbvepKOS2ZN9sgqdwm7A7PCC+zMJR651Vtm8jzvMdcYTMZpMSRSLk333VvolBSJOMvzMJHJhHZvWy0caq
        twrMt5b0CcAJ9NPz/CWExUJtkIRZD0tOfNgTTekid/TmqCO5GXoo6rRQd5wabX+KqwMfBIdJcO8Ydd9N/J9uT8Bev4pTVqKyTN5jFuat2D9MowZel1IHfaIp
        u02XEuuOMZZbfCJ8lH/5HHUUDaVycsv+3uTML2XHyPhs2xf7t1eVqNJKXIG4nIzvrbItlJ87LYZp6qFY3Qab88NZIdTy9emZNEbDMVofp/5ehAtxtTdayWCP
        2ulV8ExGi+oTJ6Nl9P33iofjNvYZ/r3ibVVoKxKQ8sQNsMGJXVsmE49GzuhE1B3I4QhLNhZ1E1V5evS3P/rHpROjq34hDrmQx9/LeMhVuYcqHb5ATbRuJ+CU
        D8M5JB+Rg74iVB66k3UJf/kf/mDVI0nPY8aSNnGPJWdOwl/VesePQ3TKeseKV0Rd8JnlJL/qHE5+9yO3wXknP1HCrySrP/CVuJA88IhWtRhzX6JKhD3uo+e0
        +sLToyjhxGgP6oiK/dy7aE4bjn5P6giNMBV5vi5FWlEXCvSp3PAFUKndYs+LunXorlF7PF5x4Nx4FEpt7GNAX2t/1WAclQqjMEfagBZ0hh+mvLz1zqEYmpgu
        TRHjcdeooox010HgHiFO17vPjccdoxPvAEjOjdpPRJgOwaMR/IupalF3pDH+qEVxi3zRdFDFJMFdPNRM71GfjlpB1End1cndlYGiU0CB7upMQQGC3vlCjUYh
        SwIyF+J/J3IeDnH6hm5DS9v4qKxEE44SFPQ+zExu53J1cw/E1z0zOvF0tFov0yvHo15NNMofj3oIN22mNynoQt1D0CLEjbpZxcVg0wDbCrzhR8Lqc+PhY9ph
        Bc+TOD7oiduoQ+ndTlz6Ccyrx+PlOjyIboJh2D62mX5y4rYqibuaRp06F8EGe8bibewEgJFxIpxwhxbqzmf08lH7FEVOPH0Ko4XePxN1EwWkasG0Dcf0eWZX
        f0hvrwt/juJRNUqFvVIZHqAxnfJmOXd9D+MC1ZyyWons1IlRq9GK2KkS4+ykPDv08vG4h3Ai6jANkHTUBHtVizb0pG0Y5cHbgVb0NLWCUjzD2GBaQAVJE6ia
        uSYEDPm0N3rRG9h3aTV1Re+irmC/BRRxAJf36NXcO0U87MPn652RqLO5H/ysDR1ZGzoJidGGFcB4ItXPUOWpBR3SghV4/0y0slIKTAuKWR90ogGZyhdwzfdC
        7+IB2IsB2En4AXKO/N+JQceCRlKfuKuqxLC+PrGPiAwPrA7W+XCMMsOzA+WsRKR9O2NirnVO1row17rQtM5D/4SmdWGjdSFaJyXbUDCk3cOtCygJIxKsfVAy
        LiuCPEFmt2PLhNSfny2+D/vNYDFDhKtbr3yCGt99kAbgiicIYt3vPvdE3EHvQQTan4q7DoK4vaMXQFihV3LHErWEvU34QmLtxc7pUC8blyrbzyDo1GmG8nim
        4r2vVz4gztalu08eiMD4yyc4Cs7BqsQ0S9hhlZSPYLtxUqol5Q/C6B43907c7xZ9Drx0JR40DnTbC7+Zu6vC9Wj2zlvYzEbNgLeSqmTyG9YHibvM/9bEIzWI
        uUTqThI1/e4fWydGu06NvkEQmadWhqPPMZO85YTuGB+lLgiR6q8pUfnU6Mfrv1eff3IGDHT0u6l2lhP6SDg6PTfz5FPPnD7TPz5keUlJV6mDk9I+XQXNI/qj
        Eo+glFTZPyK81EINXb2jymfqfJCgQjLF7qMRTtkjsZlSiQ9FajbXXnHttSP1V1T/5Uvq39mo/3KufydSLal/Z77+y7n+nYvqLx5EaJCFHwFa9WH1Yr2jiULz
        dKBbd4UfQVP0asSHcedBzSl64t4UZZYfJDrV845emZcWdS/bxV2xNf+KvVHVy4lpdxLl6qGBvjoKk26SLVne62a8NsidZzSjZaIKy2VIgSp0c4Qh1t0sl9LA
        6yIEJlKBlhE3guhFpBlxVE6nAQQVLdJsxfaSAo2TjtHVVMXRdaeoOZQDPXTzQ9iYEZ48WIUfA6xR4zjJAvFdyMEwNVQ07+mgPGh0heNPgPzQiHtCV3sJNumi
        QXu2aFD3QbuQPougcfvuakmjjTefeuEwDxZ6jzCNHhyVR4gImZIKDfaP4WgCzINSmUKX+bzQuHxHTqRZCejoFdzylA6lQCMiguiMA9pBs2QCVQac9LJcXiSW
        T/Nr6MljEnljdbjhNlG3k9A5uOcoDjtLBu8gxCI5mqS68X1jIoMZlWyBBek7SPDYDDduNV5F08Xw53nSELGDZZzNWDXOJEo8dYY+lETvWlwSiRzUCJJ4FgEB
        /XDsYwIg+UqWRG5UGoOt6xRnDj1kMUvdJa4rlhTTOANz8y5xORqk6VxU+VvZPCjZlGxgq4TeXWYOBAcOFEMSlPOoxnJ78iq1fQLKheSvi+y4jYrA0WhvOEfp
        3QeT/jFMuowG/uPfIO7oLkljH0tepAnJFtuiGVMCRsP+MNIER2gOFeQSsUrTOOWgqQ5dDidKugLtoBmPdm/i1RDsBUatKcuAemWTAIJhBULostc5PnAynd9g
        qznWzfqUD4SsYNORK9Nl6L7m2ciywqaIRF0RguNfuBnHIZtGCa8rNZpByUogXU+w8NurrfAOmleznSa0Eb9RVL4cVly3xXDBSf4nq9YgIEPcDSOHczFQ0eYf
        d1KCbvZkz77sMS/vF+0vzL3WPhZhjj9r88EJvFQeY9pojjzm9Qkk+3BcelSXDp+Ly6KLE/VHebR8EE+RDbylGxwfjP7ua6/+7qd+4RvPDbMtoVqo7Ny5c3i4
        f3hgeOvwtuHtwzvEaSNe9O8c2Ll157ad23fu2Dm4c0icONKLoa1D24a2D+0YGhwaGto5NCxOHenF4PbBHYODg0ODOweHh/qHBsTJI73YMbhjaMfOHcOD/YMD
        g1sHt7HTR4rfvpMK7N8xsGPrjm07tu/YwU4gEd+/fWD71u3btm/fvmP74PYhdgpJ8du2btu2bfu2HdsGtw1t27ltmC0DKH7r9q07tg5uHdq6kxrRv21Atp8t
        VAYGB4YGdlLT+rcObN26dRvbClB8/05qcP/AwMDWgW0D2wd28JIg4vv7B/q39m/r396/o3+wf0hswRKahOC8Wmxhi4mMjb5q1WNcTzzxAqG1wXsdjP518d00
        yFmZxJqbxI6w447hH1D6g5hAscqLMqzp8gsyugjJWUFj4lnNAc2+e0fVsswiPU4p5r3mitABOFyEeiuMIatQER7JbGVzDraDhT3k5J6gLKH4pHp4cph3Yofv
        j9UWO0yX2NZ+eEyMvNl0yeYVJjUAvUey8+i5Z3T5JLtH54USprceH7obu1At2OdGdzY0AIey0NQEAan+5EdPnpqcmqlPPHWg96TXSBbEwWg/sb3695yjlF2Z
        5TgC7QuEs8ELQWRn/t9FGYjlsBA6uEHlC01g/Z6sq7Ae0TEHG1qib7PEqsGBJ7V1VvBfBao0UcTi9dya9Ah33uGSs3jGilsXrPWbTZtzKRYZsV5qZcR6NQtn
        lbNwdn5kFs4FsXAuNlk4580Mi7rABrwFsXAu/t9m4VzKWTiXW1g4l1ML59K/koWzk1o4O//ftHCu5CycqzkL57achTNbOwc5C+f2nIVzKWfhXL5mC+dyauFc
        Si2c21ML5yC1cG5LLZyrqYVz5f+1Fs7uD2Xh7P1ILJzVj8jC2fmhLZyvQIZkpTrdJwIHL1ypNSDPf9Tnliec44VxPifXYt+zDs3QiWm1gQaHa9jSDXYhURGr
        VQs0LcIm8/aFipm1TKT3hbsyz88T6X3hL+w4FGfPOhQX0GPavdJZMO8eo5LnzoUbYK/zIJQDLldibTJ/DgeFRtWcnloqax9ucxzbcqHet2TpsbTOSk6yzyqa
        ZfBSPnt/8TIdP/FX9h8fQXBV7NacEjPVENsCO3Ebh6Fj5mM+5KPuy5pzRSqF08IjH2YOugwDW5yiDmnlbrZEJoZdIRGa5fEK3fh0Vk00iW1RCAt4lRypaXhi
        Re9Y7NXkZJXMxpA4yDw7PPYwdakM8kGKhNtlHMJKrZQ9TdLAIFdjlscp7/1svk5I8W0iCiS6/wPdNln9Yr9IUE3cxDPQTY9sV7f18qGwvwkQwo8NhWQnLbsK
        GTm8TmYHcmyMZUwM/X9dqJcWQ73MUC8thXoZUIcnagLj9wX10ptAvVzDwbPfN9R9hjoV7TPc98DNFHa6MYRpQiN7vhb1AIlmPvavFYW1sRAD4xWvSszpiyHv
        3MNU+bQJ31Wl2ezUF0OmPDoG1aduoWcOoafmvxjyzubkIsW6L8c9b8cpvhTu4T2+lhw1U+WqJE7iaa9XZs8jh8PNTSjgi20i4wAbg7NOTEbj/qpa0pYq/OrN
        r2L/Jcmff15ecr8nsyG2wjXEPm1tcGZXYY0//A6swS2c3t6cwg5ft6FNSeZfCDPvA+wxw0NUKpRAoqMP0ZgzYk9L9BPOciwesmyGEBchjoaX7Zwb+y83Tpq2
        N1mTRLD29MbOWdg5hAtIqOnBgcfD86C1VF0H6qUNzgVnFcR/8/ltM/B4kpz+ZBjZyWBEKMyqZt35vEmwb+Qhev/1T+H9OnrPffTcp8Lk658M01xmxkYeiku9
        lGJL8lVLU8jTpd1Y6i+mhrIVDCM564fl3SJ8edD8BMTS5mk+fYNTg+gjn3tYPJOV8Kkv3xAL5G8IMLL1oCdintQVsfUODsOAkaLYHgDQzEzSY42RZLKNfdSE
        vBqevPaJMDIVjPykNyoRjlQzsDb8g9AMY4pm/k4W82Bv7nH+lgf48T5ogu9j/YQn2yrZVhK31R2BJToHXywvSrJ1uSonSBUxBH3ezMGWXXQryQyluovnWGl7
        fWmvK+21pL2VgAYfbBWAxO5eXgKv18ePEgoVje1X6CVf/wQ6EDOrJ6ICUcNisgKdTe2uw/0mgO7xQXCYb1EOb4D/FcaIPb9FcmAPJauoIgkmqtezMR0GCiaT
        hgTHMLagHPvluEZQRGznEP+8hVqiD1MiJlrY0gHtHpEjjy0W7Iyg2eFTKpIJMO+PsflbkAfFhIjnt8k0DfOp3wxTOSU8qfCFv5fHuhjkLSVV9lILt6jdKGbE
        6InmhxtFYUI4L42C3bwQsn1EK9NCSVa4ZrGifeE6nEd0nX3yhdRgNHn1i4a6UD1nv8hZRvAKMvNFyBSxupfKnxOSWdzL3it1ezL9RayFbYT/xKfZXeJGSB6w
        4WGsYmRiNMMlxKULlx5cVvNmAd44ED5DJPjVlMpSKbz/AdUgyQfkeAaEd9gBIGHqBUdE9hK4VRjiIetcvGQm64sj9DSdPcEeYjJ7Aos0qOJDhcVbewpsOsoG
        M4WUgRiI39XEOGxhHIVWjCNY6soDRwXmM6PuyzKDiViI3Lhi37ajdgyJivRvWv3YQINiTBOoud9mQ24ABoO2yM5npArik32dTIZQOkiS8A+aLzkxpji9KvZw
        s+IibnZcGBsb240NF3vHwMLHtD02VhVuwDpxJmXMIOrUYd+2mk8PXOKfaP7LUZh3wZrUp80YaHNty3FVsOSLWyK44s4w98tZ5iE7h20+IQXROHIuXPgH4HWE
        pkf2FMzExqFfYtrKsgBexp268yyniJfpZWeJhqYk03mgQT4n7seYYPGJp+LFDJz20YxIQEOROMfGaHD8Gnwf3M/28orlg5zpUC9F9uQ2NOQ3N7yjV5xPaudl
        7MPRzr3QCr4crzygV+aTMQVX8JH2WZD1s3oZQkTbz0595izWR69UwDv5/HfKualGGCfOZ/jkF9A5asBDhjjBtQs7fpqymaymm9UahKtNWTYVWIVbx4QwLSW9
        c22soUomp0NsUrHyIoadzFRYa5UJFMn5z4ctnb1YyYXPSy2Smc+HGVolL30eRKjJKRZhdfiPjeN2M+mI8IpSOHYQxs2VMKqzRiVOTSPTyDG5Y9c9CTQ08OhZ
        KyoB1RS0cT8N2/lMqAEpQgXZgllxbZIXF2WChjA5m0VujHPPMwUzxapF/gimQ/Z38B1ORVgRXk/EDo42ab7ZJkxOsciIiUOGzsnMbxjKkMxKaGHejjvwTtGY
        oBsbBd3f+9Bu4A9LAc5DvThfRUYKjYgO3Di13UhNr/Pp2ZWgMSt3o05j/xcwsx1JZoWC8slXrsxIWFYsSS1VMvebzESc56NlUqqbXJSoruej5djFxU9TWj0f
        rdBdySXz6D4fdYmYUU0ucFzU3SA2TiKLAw6JmB6OD5fpBCw8L5gjqwsaR26XGtu2kAh29cAUesO+TCpsicZLTBU2PVuWO3a2wPNkPtxRr+ClL71clrq6MIS6
        806N7ZwPNwah0t0PYgy6xnoIEzV2VwhAs69peB4vCMgKsJyPc1Qoy21+4gFM76E79giHXeK/NOyhrXe5vpQrtHXZJDLmDSGZd2McYCv7fz1R77Gchmke1PE+
        uDnlVbUgs9EXbjreKRuFWYmQ7Eh2VLBMJ1MQFAryg5C80dbesaoTJEwrs3mNvSrjsqjQ6ZT5rQJGU+YsRPPItK40eyYk+9IXBclYLjN6Sh+x4SfRHbxrweip
        Pdj2jySX/wukE/dYul8BxwicOMo6bLPdgH2vURYswgUQM4x3OJ7z2WbOJxTt1TTGCkheJVAnxfCoATm4umXixtJukPm4UZ/TXLkGqSbkOTBLjGhdF2WRQSZO
        48Yy8bUpi/5Hasys4c1Y7tilyZmmYijmvO5I+C9AKBaBWu6gIOF0sbwa4BjYbFItx5iaOgHYNOD7Dzcs0zfqwMg834cq6zpIK28qc4a682oyZ8gypwWZ04LM
        aRmZ8wdxNXMlmbM9kzk7QbEBeZm0MzFIp+bokVSOs1I5zsqEwqClUEhQ5nXYQJcxKWAuGrUFui3Ya9sTyYlsq4d6LLnlKOGp81gyA2NfmvuIXv66Y2MxnHwl
        E7wdCYciwj2s+Bne3xs87zjehBq3eX03lAVYG5M+mm8XY2ziLj7UOwwNs0rmHfaHmtNB4xD5usvykhMalQsRAMXu3jm9l6XEZzFvCTJbtHjfT/h3vJUw3AK/
        yHAcrWRVF+bbEJ7Cv+e9EHt4q1ThnHbZCD8ufZkJpo3uOFVW1AJdTDd63nK/nKBIdZv3zsYcmC4+JBuLSqLLTRwsoiRnyuLCysVTNh0WFZmXi4PHyWJyqUTx
        NTgvkC1uWItJHBzFTdCaLDMYADcb1zPl5+P89l1WhRUfEoNuIqNT2npQvF1nEtgtoouW2vC+K8ybg097jkMN5H2p9c0sOOUEmL1Vy+ycqmZi1B4GDfxHWk16
        mVQCykk6EDw4H0Ku5M9y4d96kcOWIeexxXS7d6846J60a+GvMtVIi2ShKYtGN7NnyKkXqXgnXXuMYLWcVzFhCyl8YIbfxYJXvQsWIoQa4T8RDoaXsP/go7bk
        mx1xm4lErvnCygtG9G6pzI/+qK+hHL9jTy1gT+pCl3Yb6pFG8P5ebHT9J5rWsBhHUzUSPrDfx7vfiHFNMuJcxyIZcVakOk+Ev1S6K9BtgSZcIuTdZFsALs5g
        hK32HlYBT5PUV6TCjGiIqRTmJUxPDACopHQnbfjrdiYrF+Am0uwrpsdiMzywYuOC9n3XXiRj83f0Lvxn7i2ELkFxlt9x7mZD4kFIgMmZaaF/+KC+Gbj5J7Zt
        H88vX4wsVUpmCw32g7u1dbUVCZFxw7VLZXRlZHQj6bbuZWsBc2VGjtiiLm7MAHLBrIsVuhheHKmLmeLd3wtwB8EnlMKWfhptM6uNhqihTK3yxsrOZlUpCoVC
        dX4lieSnFGPKVSAJuTcDJbJmQQFE2V+spIUVBOXZ6D2jzbXRW8y0XwzDj6sl8VgFczHYcuMPnkdAmDlZjLHFo+x25EGRxv0wNML/TCjH2AAQoJv/B0Vcwj7O
        QJkT/9hZC9B4EXlyLZmH8jLsTl75PJ9hMie3V+V2kW9hXeF1SxemlMHnQyL9uBFSGKe8OapFQWb/JCgynYrs5EkJqOSjEnCSUy/yaMTwuy2Z/O/QSHH8jCHW
        ekJp/EW7BJWXCCrYz5789xRw0FAatWzol0y/aIRQgq72hP2/CEP5PzArswx9gttx4I4ZHXtaaPSaxsZV8d+2RbQgeq/C6zEMYnlMOpLX3mgXJXCGceFbguDp
        ZU4w4Y6H7JlirZy1w4d1n3QXr+3FJM2nAydsaIV3y5CnOoBRYRfl7qwPjsZFsSnEWPCSF18IjZIau0Hq7bXwOA628eBoY12657+Adf4rwL3QMv4SclOD6gyc
        eCQX1kCg5WxjX7JNLrzAnV1OvvkCexEkgUkClWTqN7j7O1J+EcLHJ+rLdZsiAujpkDe5d+iKht0myekunNTSOAm/Z8tRxyddMZ0E3PA8x75GXuXrRb6+xtd5
        vr7O10t8vczXuhu+QVmRWMa4z9Ifhc0zgY6mGb1stQcdUpbsrqrY+iUX3whv/cuf7/ri3r/884ZG/9aPf/Uf+97/8f/tlqyzkvnvhsnnCpi4hP+J5wsX3iAc
        T9Nl5wNDaXIeb9I8m9QpqNgELz0VOJXlsBfjNQB+9jiDx4tp9cdpzjY2qGbXpH4Hk0kfMJxeU9NhjgDrjgTShL0IyAJiTG1/UNgCrWhu6hk9uA963QBUtsbE
        iE5MnLs8JHbeqU34od542YMwCcVewlL42woubeCgygNZw7JCCHrutcRQ7AJdNoyNM5D+oREmwtAnGzpKySXLjAnKb8aWnF6yr5DVeVu+vmhLyXPm+YJNVatn
        C4GQWLnJgsSGOMrRLxJLHZDGEocQAhO5jfEg9DdK6TERUaHPkW/odebFq8irKkyq6SM+xAUfsZkpPpKZ6SsQaxB4kdhgqDvOgmpOTYsOnrmCsyulADR2wz10
        J74i9TU1xTI1D7R62awvCqkfN1Q8J4nL1+GT2Akxj8OY0ikG5xd+VGVUKcdJKWmAdYccJ63a0EsF6dLJJIlOxTy/9DY4U2XoiiDMY+kR5irFqAtLX1NFWQJ7
        vog1sE3W2WLUhnUDqnw7WE16woCHSZAUHmN5+p9sQQ1/g+PHyxrYCWTs0lVswi3RdL7uknjY1jsWF8PPKHPKaY855XSlOcx0lTnMtBcY2BhoklP23ZSLLQni
        zP86OVLVjdbI+XFOtNacd9plzjvtNq6YlhtXTCt0e3iapYvjS1EWeyDqBRzdxg0nGTVtMkkeJTSRJjzhLytdInk1Ki7NgAuZ8+TMhWJvpK+QZJaS9EbRFd5O
        89v4Cm9n8DaIricg9eoVsvpRxwhfoeOFeVvOcPf0GjHu9fRaMeb19Cq9XFJPIvVyfb2knsW768RG2OM20shGipW6W9JP4albR5Ieg1ivFmNjT/foLkk0jURd
        WkuieVvWXoirkUR13mZpwk8lMg+ug2LfyDB+KsPQlIHFLrwPMoUDD58GNvyohgoXl9ep38t7i4jR07e5MUNRbcB0wXjCDML4Rk0xAjDd6GjWgnJizPZAO+Jm
        uVl3NARm7KvYS4y6MpZYe8WiuIDVNPXaCiKf9bU4iWp+ZeSy7T81N1M9MC2jqq2l2kKi4mUaWWzcZFVCL3gT6ibMY7BZLC2kYmkTpVNSLZK4jPn8h21vAh65
        IkdNJFZOGFyVcN5cH340RNg2ZDlWhlDHFvtTZDtih1U340eDSDxTOVK1Me2OhU7EHjngbCD4hTbVMRGwMfB2UerQVIDPesp1tEpmbqzlIxwzi4PqYTlPEThF
        lnw6EMUO5ZTX4mDWjyPYLnTz9ILmDn1shu2E69lwVkGbM98Nq//L3TnZE0YSMRZVi+GvwIY30TAoKvIJhry7hBM4OLS0ioV97xGqU5/1uguXgpuseReeBDdY
        c/AjZS9QZYjU4R5Gneo4UpgVeTjdhnp6P2a+9H7OgS9ACsw68AFIAeqeHg5MO0RfEZh04GKQAnUHrgUpMK+IPFYwUKkeC1hQWMXxU6KrJxHvuYWGiEdh80wz
        OppOsYhns4iXJstEvMnvhUtXNXlWUf/eFVSyyfxCixkwv5lbuNI3s1d8M7NwpRpMX/GbqSvWAG1nKZJbBj6ynFvCHIVrjlAP15Qd/nH5CC3j8hDq4vwR6m5h
        9LCK20JvA2J/2IMUlZLPXQ4JE43nqx4+8I99EaoDoP18xB8xSqMN7zLa8G4cp8ukuFN3LlSxbuN6hWJ6j7sW/sEmxsEv/VI5qFTb2tN73EkviYATo5g3BwCD
        8PMny3T6coW8PCJet0J2kKnYztzhDXblxDtGaA0ba8E4RejLR+n2J0Vqi085oa6+nH5hD7FV0TK9qnWlUOq3+ZBg8ccEU7+4AIOBQrprwsVxn9AXwEEJnD0R
        bbyL/b/BRLmwv1eMbvjh9l5sVEB6mDhoJ3/Gb2y+x7Yl15SGbezYOMYnZbl3y+CDc9gYrvqxYy3pr93Np5SiVngYq9qybY6PSMc+EtgbJlqs2t0am88Ym28b
        WzPYy5b2cSpfo4kumujJXgpfvDieZhcVvOLlhRu55jsZpLZu+51hQgO7halUe0KzhGHVByX4ME5FAPPG2QKjT2PHB4MfdPE00bxNRKICzl8ll7tr4eYsICTv
        9e6YOMilbvH57+yuurxlMeKdHjXZg9Lwj8d0NHtMzmN9quE3kg8NxMkahJmOw0VScsjzVg5ZcBSA6pG6o84NlMHmi1YDmbeUSWY82vKoZzPqLcqnZSZadhSz
        xz/JBphMguSypuyWMSa3yDbIwdThXeCT4teTwcWe5XIuG1VySYCMYRQ7oc0+xIgphSXiOb/qIMXcdnY6Grx2zLl+onx8NWuuug7HIQ4fQOpyun4xW4z6eaVo
        BscDECPrZ+dm/Q/26jBcy2+yEwSmyrWoq7GibDeC/ZhL/L7FG+SaPX5ilSC+LrU0UAAUr63sjmzjDNhdlx07rFVc5WUFdbhNsU/J6gYsCtA1PIueqmIygi0F
        WHF4fkq21c/jCHCaPeQXZkK2PB5n15M5WSj9Urvhr6j8pIpLCNiJqHHYGt2MI3B55yAx7o0IVuI1fLYbHNOtAQ7H8O/6lhr8wSYzcY1YooODsXBeDI6fJDxw
        kvmvWDXiAFhwbad6/Qo4axt8APGhq7372WMxDtfSse7lY/1SF3Y0vF8fjdeiyO7djWQODmaM4YVvOeU3BbKEbQnLU/eSABNM+LFXJ/+Fy1+48gWOy0y/0GvR
        luthTcje8KJ1Dhc2WJOE2Xmf3/8/3Y2F9G6NRuwT38xxTV9P0Xy+YuqucIMzHUcDTR+uQ+oNzksx9cnNDfU1BOab9cDzcX/DmhPd0Z9LogcaTgXG2FNoP6Xx
        4Thh8adVJYXESFP14MFjQNtT0VZGiFv/+BWo5//+lrPRtjcvdave9tDusebCbVN4QRyeIsh+0AQO3HHUk0/bMB+RjplfVtOdaVd66UeO5C6bjPrvr7bKopLP
        otLABvZCfKmzplcZhUwG41UQxFQN9+0kb695DA5Y9vWy5ZKyqCyiBZ+N7HxRVJDUf2aGd3ZzzuEZrFcSczJK0HzV2GWmyz54wMI45EOvxCHeGcehHrgU44VP
        HbNHZdlkghpQu35dRewvlM+v503KF5vLT3VNzVWlz1X4a2yPKoNkpTkPtgWmrkQTiN/S/TTcBV6Xg4ZL8pAl3klvQalpBwHYbwP3rTQi6ptqvGaGFYYLynSH
        l3YHu33UUnPU8c/SE2rxXGRGTt/9uWLWWE+JGTZuz/XWGlH0uLqxJlhZHfDWYskwFriegfBBtNYfdiY5yD1waoREDNeY/6p1SwBBuZwCZHmrOTvmK7iLk3gb
        VBj3pzp7luzikjjBT/zDGxRGqZX3VIYtFXey9WgPsTXsU2Xb4oJ4KWEjJBdnr/ezx2We2/U/xIILMQLYzBSpGdGA7CYv87SJF5ItHq26//mzZsz1/9jUyy+I
        DFaBV++7q1WN8//UsRq20fKLNva0Bq9S+6rt2G1xZxUoCH9a7MUfixHwKYY0unB3tQNbc1u/vrPqNL/YXWXvwnAZ97+rwAiDEA+L7DQaNS/xkQGSe+ludvJa
        xMFNAVtLuwLNImXKJ3oTqC2A+nnC5CJYGSILiCRitPWzgJgOYLsVB0RZUBmKAAcfeF5v/Wxs3x+7vahnu86yLJKMraMbdJFl7T5OTYkGcrqNInRHaiS6ke/9
        0QZWMxyS07LVgQg79OskreGJDXoxmeAwrjr8K0Jf6NzsaD0H6nb0VrhY31stEF6/VQ98mstc6IrfitnCes23Pn1D+NfyZUj1UyxJ9fEBdBBJ7oMdc3oMQ3qP
        +6Ib2Lcc4MvbZLAV2+Mt8/1sCMHKdWxmxgYaAu+dfIirJ7CAm3KeetzAzsM52GdOGGdZywC0AZve2N3P5hWmL1wDTVegKUip2PPOJgZt/9l461lq6SY0caPm
        G0FAD6Q464/gaer5s0j+/G80A4UBAo3pBsqK81mPlzdqvgFEh/h6hGGOHcZ4GuHrgTxE+w1EddQHWtHHJrqOvkH2xIsJKxEna7FfMPF732f83t+gOzNJnGaI
        nqeaCU+f6hlULxlqQzRoukGDXmzQoKkRIXZRqcXc9oYWcX0t4tZjr4/fkoa1oGlToGke+0Q0NI1t7MVHRTM5gwIGI7+ZnLEhPtxAYbvKilbErQjiFrQkboEQ
        twDELVhC3Dwhbh67cUTteqo2kPjKBM4DXSlAoXo3jVXOSQgcv/C52Dhg729w0nJnFS7my1R+joJJGhC44GovneZXhsDBYT0IHJfXyYoqs4lN6CV/XwRhLRNc
        5OuUjMHVp4lhGpaTqe4l4pyRroYYxT7shAjcK44vfJwaSAOcN6oxLMWtZ1I8JkNSRjTcZrpMufp4gB4geuQayuYayiYDeKMZwJu0fP3WSrs5rNJnfeCUw0yd
        UCNjysl8kfh6djAMkfxXZajN+WaszfpULgIzviGE0z6VjMCUT0UzjfSpbKaRPsgq1iWKVHrb0pG4Aos0Lh/fEOMox7iYeMCxYlX8yVO3718EBaK7QpmOGAAc
        MgA4YAAwYgDQbwCgDQBCqoLHbgEpX7Gnt4WWDZwddupwM9GvEbzk8qv+B2J3lzUp8cJOhp1TeLwyoRt25l0DWdnp2oAsqKfidRRXVkcIQcNvCXSPGDAdIpbC
        fRBja8GknfucyKXLKGo+OWBgPQJQJ/MF84nKfYITh/Of9JsO0+ivZN4znziNT5rT5xmWG4gRYFRuzI8b3DXaalZqsSewA2tHciQHvDc9r2jGansMaxuwpnnI
        AEGrfypT1UydjQbkfQrVmakGgKfOBnySgEU8JLIwa3G5cjfqsjqOc5mnFDOvrfpGvNfbKHtKaZ+dmgLfIcZEac6q8B8VxANX08ulSsEb5YgOMKAi76pplWiD
        HG1gixqQ+kq+0vhK3k2ZdxDni+izbQtdaXVgo7R0QWvrQmxRxSmHploeQsVbVGEz5xUPQHo8Ikw4V3WOPkAwpmip0AGjskSeIzF/u014rpzafQSfEcSYm3PM
        pGkC/jNbb1WNLabpDAvT9lnzoZac5XOTp8rnKbDbvBR6I00ZHGp8X2+uU1r6VK70mebS53Kl1xeXHrCgUKaWQVAomi1STeTggpuRg9k8ObjoNpGDOfdNyMF5
        V46odYUwKgxwrpKMwaJYvzTRCbaLPO9idLrJgn2UpHqiFlB4mnFJ4JOxP2dng99bTC9mYNWqc1/N2obIzNjRZhYejXH+0nXg+Vs8QyDcxTRlKqudp7le8N9i
        SpiyDWuYBolOaV0zhWERGzun+KsbMgpCg6MhV99gJO0g2kLgvRELsIAz5Lo6AhD05rAvZTPWehHYiDQIoEunkWYLlnkRWI/FWEerFmNv00I17Ohc1tW9fEWm
        aw/c2daJN7RMPM1rZ6omRD/8Y5FfJx3ThrpjQDKvTPPmlOGWs8r04owy3HJamR6aIjRhx1e8p9xi8vfD8b2UmxaFmxZ/NNzUltlEH++pLHFHYYlvI/uqKnFf
        WHS/gXdglrgnDtB9A/u4KhH4RU6f9yGnGy9oRpFQWqonKF1BT7AKH01uhhSaF9otsTh35Xy2NvE1vliIdtm/EWun4RVBK55q4dA3F/4A1QfiElz7FthHni7s
        Y5+WunQnHCTzIhV8V1BAZL/7447emOKxxE1zqn1VXja2bocwUxSpy0tmq+wyD2M+XSWgQcqmB6pJv1WQtVJ3fxXHu8xUaiLFF3kLQtxBw52maqU0Ey+Z8gGj
        LM/CvqrL2tgC+rysO3IiK3YqSpamZP46p2u98ktbjOokL0j4pkFZyZDsweCf/6ysdZh1DofX57NsxdPYdKkmGTSOMivcyT5sp4OaFhnoEZi8pq2SrNgvkSsN
        46QAqEm8FKjatDV2obpSYTvRnnYBsVj3KMkkrYNnKqbCk7axIeI8WIFF2NjoJ/ZJ3ugA3qSXedw12AxFWZACzw14ehpZsT3saIPrMId3knp3DqX9wExjszRP
        Is3UilwaL5eGh2B/mrbOuvCVtTw+wdM1vV2qjk2ViBybQXrRApVjW0XfC8xA5A+aByN/nZbWHaQaXDPPVmaeLbXKp0XK2VUAcE7ZiOos6nK1p8pe0dbWJJNG
        4kldkzzS0rtM6VmZgNriMqd73rxMew8WH02ZlMniMimPtMxOUybW7tLOXFzk5PI3LZIXbNOMoLFKS6f8FpdO2aWlh83wviHdaIMObxRY4Ua5e3jFUrJtVNBk
        mynY202WQkZbZeRdW0ZtwTU2gmbsNzQ6bmFvfAN2i9HFfgq7xdg17LV0RSXLh8EhOfUip151lLevFrVgZLj4VdWvFAOxEPaJ2stoStUre4wCCvhc2g3ivGes
        KoqVSEQ4Zh2KF4BLe/iUpwKrP4FE8zdDzz3AlUZu7JcwhkvQO6voqOm3YcLomRQwJ2RvhSOHGfr4uhz+heINQcE1QL1yLYkCQKpvKaS9a/i2HKTM02M4sW2T
        gZJXNTSGKC2vXIRwFToVNS+8XVsd4eYfJ4vJxrJICZ92jQ4q29MqC4nXUqTaIKcqNmnmFW4s4997bfAtBYLPVy+ulOMBV09ZuKZUXnCNJNAJJMnVs+NUNJiu
        norXxeavW0S75nfVhBk02ECenDW4/h7pmZuyxaHGB8hDhf/W5kFpCyO5hhoLACjtYgBQJXNCyjUlZPazoyZvGslmttfk+yWLxNgmzjvgU6ZJtWtims1WAg37
        DtezFvEIbYpdJN1UC1reUrr7hDY0gaNRKwzgZk53hSyxRuFpSdCSuO7mMU9NaQH+XHnlJXxGlENXKVntJS7RZ0ipKbsPNLcvI8euvqE1ORbbmjetFY/F+aEl
        YsmVquTs5aN753cKSuo8Rg7lMNK5WqH+/8Xc2wDJcVxnglVZP13d1T81gwFmgAHJrMIPBwRADn+EP/4APRIIEqRISOLKksO3R4uk1jtj3REArfAuYc5IgChY
        R3vHa9omae65p8k1aS9gjyLoW9ohrma1jDiel/bN3il2FXE8x9jBjeDaXN9YYqxpCTDvfe9lVlXP9ACUKEYsfjqrsrKyMl++fPny5fvpu+QGl/isf6ShJChY
        pbSyYIXAA7uyVA6zlP0Ea9AaSpeIn1w4yqvAdZHS7FCHD9aozfsx7WTdQG0mpA6vLGjP/AHsXOzaY5YUiBNZkwJvV/OVxRziy7Kvyp3JNZp8WfwRf4CjVfo5
        +Q+4K0RahRhfdtwqIO3MRXAXo4LCu6JHJc5632dtNCCRkHYlpN3QdBiAIASckHYQhr5rns+08LrJVAtF4GV3aQ+tMR/wNGehkavq1iY5rgMRlyxcQTHghEJQ
        06jkSvlCajIb4eV8FHqKd7BXYQORQshSQfFgRXHeNolcp3hIn3+0TN8EWRFUzVGmtLEeYetDsDp2w2NRQckzmQEKAVyzsGhrWC5Gz9i3kuxsGY1vZ4lEyP6X
        cCuNnK9PJn+laHJLFHaceKIJ7Apivq4OtS+whwVIoKr+ofaZr8vdF7V/Lyqotme+Lo4woCylwztH246p9VcZc+frONuJBPMCYeKYl6t4fLwKfcMQnzLcICsy
        WhQLBMUqsgOuSqDq2ASqjhGoutZ2+3wuhOPJiCUHtH9mKbg714FaH5/lQi4TIRyA8VYtuFs3+nEYNrbk2MTetdJ4rRHxeXLKs1L5ATM0QTE0PeWhnVcxZdhT
        +7DI2TcZH0omEjZjSSwc8gBPeYh4hu3k76tYjLlMIweXsePEPMtJIB8oDoBUHZqChDRkPVJWwr6GLrVc7uQx4surEQiuKD9SFNpdFNql/bye7FreHQd6GJoR
        8lZEQ2O+MkaXpoIddGkq2N7nqHWEV3HHVYHnsweII6CyR04Qgd2lr9bbk7dVuh0ELaQFD27/6ZFfeqR36516By531Nnq0UMpD45S+pdi4fgYLsfA9V2NZZF+
        3BP4VfzrndA7KZt/Xf5V/Ev513D+NZx/Dedfw/mIG4NogPTbgDRV1loqtJ0LbedCO/jlHZy/g/N3cP4Y549x/hjnjyGfFmk2U9MRXSpx03gNkdVbXVhTQFNX
        +xI6kVaOHYgJvdsZS7dRqTEuBR+ZXCqEjh6MTKIvio8tes3JNuM61ZtN7uYSuAqXYnobPSsUKZYLy8jV9uQ16AITKkWsa9NHQX614Dd/BZpq7+sj4SjhYfr+
        vyDlUX3ZX0XJTwWOYXZp9+JQH+3mzTB+B0Su7kGgsmRdX9NzN1a+o+KETqtn7R2EDw0nWpFbd1f8uXhPcTqUDNjFEChBNGQ8+XWv3/oJRr4YSKDMyAGiRIwU
        EBX7LCq+n9LtLDL2OdYW9FqS/6rs7hgBA7NqQ6Tj/iGIsemL7LoR5AUOObab8x2OO1mBHrUvrj6dIkQ8O4X3D7NcVw4xRCotDvxV8l+wbMFvp18S1oCy52SU
        ORkmt6VV9dGe9VTIh+/7yhQFK1xX+XuGiYw427VlVg/KT3jAhqsNlY5yyn/Jz1HR4nO8OBtmMyw+hzJrfe4aA4BiTbc6IqWPKaX4iJgKcq32JpOz2h1ygksD
        X1rcA/vCWl/eyYpV1xBZ+xs+2iPWjTBDroPkLWUGQpX2h3nlyjYgEn6oYI7mXfj5ZDZLzgYiXti0L7wUL5rjGUtpbxSbSdqy0M1HxFgz24FD1Fu71BLKvI1Q
        lm4PdueyPV2xtORj6uwmMb/McCad7dVU/jacT7vZISq6rzsnFqDZTjzerz+iD3VpZu7VB7vZ+Fx2A5W5/eKQvoly2CI024VX2129C+UnNCo5gKPuj2jKnND4
        /kdNpcey3Sh0M3MX2cfoyREcPcf+AvRTb9b78N4EtYg+eBu9jg/eQe/u1weo7J302f36o136Nr9/lJ7crPfQk7uklnnUcrV42KCqtuNqHAVomPhk+oZuh+oY
        Rx0uqtS7kX+D/li3IzV0Itbnu6Orb9CAxPVUCq+4+miXbtCPG6hCU3oWpfdSc67vUsNcAfRH+Mya7scNNG9De7vZAcp3u9lHud9UJcrd0KUOoNyNXa6H71HP
        TfTehP6oPgBYzsnXZvC1CXRsL5W6vktDt5/eyPbPZTfzZ27keulzaMR+vXcu+whXs8fWsIzQuwdRwyGGyq3c8SG6o1cO4n3d5g5z6SWUPqRv7lLmPi59I5c+
        qD/SpZubuHQOi8UK6+DeiePlu7odAtPtgNiRbqeDE4XFqAiu83SubLS8/UFRAhu7+DYtBfTDx+S42SE3cBjIKD4u2EyQvRqPt5uyu3GzsyjLc+MGGfobu/bs
        e/mW7oOHcWaOdt3YseodD98trgb99kIg3OdiZTJ5GjP4y67Q4UKTmE0f5j1sWYPkGTd/qTjmYj85tzfsm1w6l+ZQ3aF8o3QWTnWw8TI0W/4FFpmItry4kO/j
        8Nbv+b7klOsNJTffBCM0Am/q7Bm5fZB78TF8tJCbvCXJdM60+72LSVCSt+U0jN2dhbIO/eVl16FYa8kpHi80Jjn4Em2Ue7bP8+MQfugeCQXCKLsnxZeYagd3
        jRpDy3zvLXtu2iSX5JHrRcYQrRDURVbyedl9u/t+StF3RAwgH6LH5QM1Nvso52L9l22TyNxutLIh0911uV/ndckbKl0HWbY3ppbaBAIOp6ZQJLqzIRF7djtv
        tvk0hSoivgORgpdFvYl1zmfX0DkPm5Uw8D3aR4ukY6WUz4cOqbPfW1LYE6wsgM09kES0QWZygPcrB3Mg0S6byaGy6oNe/sFjvE6urAdOaLRoqfCWjRGxTyG3
        VGhcMDRYJfNz8iM/38j2sBETdi4xVmWMmLDkSQ5oT69jc6SWHRnCwZZ4rtSt5BfdtBXzfcbhnMCqtcTJo2y5A2y5/aKkGAy2+Ds8UDJ4tplwmJeN6iZkT7B9
        ShUji7Vmgh+j/1dRpmeycqYbYiUqL08BH9g4S5nYWjDBZKuI7qOsdy4jLZRS9inLAX3dgKc0r31h12RaJ4Sar05lTYJOE5o31IfxSWuJ34SLr4xlLM6kcSXQ
        Z7saJP9MsZfWnV5UUjjlGiN5H8TMurMQbxANBBicZ2LLxazrhyY7MQhRGcr+EhEkS4Jj3SSoczPhBKNpNLKbopHNKTi/JqPC1RK6LsjnXoC5B4weU1szE5pQ
        BJsZmxAQMu1CMN8xNQZ2bUxpjuPFGhARz0BZgAqdWl1cfn60WP4OloxCHxjd7yzhaK4K6WnFTGWwMw7zNMzUmRP65M8QhI93C4Por2K1aFiCQxmYBbAOqx1w
        FeAKsXo6vIRqvC06BpfqNlfnm+oyluhytyvSbVWYoTDFgSOZvE0VGTSl+YixaqkSl4lNIUQsn69CK6FkaunDDVhp93xFyTAR8YbK4SgIN9+Bf+cCxjAhK8Gc
        VnxX3/IgrfBqUwngz4koGdO7rxXj7XyEwocnpph9fNgaM6rkq2rlLpgeJmcVTUMi1xd2ZQ2eiZQH+9Ah3dqjNlOi9qgRSly4+yE+dL8XUXKFBJZc/HccRTFJ
        htk9MXyJ1ibFBxIchWn4Q+rU+CZpLw3B39fXPOVPB7A1XfYkViIH6YJBDwRKAVvDLjlsDksD9jLEeWriazMzMwtqL9stu1RpdDGmVqmVgTLK3oz8URj13D66
        n7V2oE/eXvjNBOdAsF3m0A0jhCYvw8yZ7zbL3T54jICzTet08sJ71NUdiNe424ngrXqvuoMjM7Iz2dJQeDu9sbRKuDpuidQMu25EWevD5xSc4O3DT5JV5rKw
        5IekNNvgkA2exmq68oB/SofQ8KOM8bK/TB2VpyeCbtQegGNgjuupo4dG45iqqaa8XIb71WcoqexXx3BMwdarKn7KZf+g9/js5kyru+AcQ4zR7z0h7jiVTArk
        ZR5sHVL2PslX8A/tHuajeceY7ilTgh9zGMPU5dVAirq9RSel6GRvUWjVD3MIP/beAR3qEBYCydNePCguaYWvcJJfpQ3wLyo3nLZh16KMY8e79gAdByrMHnJE
        TzbvhxJbVhHzfmXM+4li3NMQdW36L+b95gbm/aJhDqkyTLBL5v3mfRFGy/emxOBB5S1iVuswLPipM8HH2QkhllC23oP9SIJwkipR7DsZRTGHqRNcH2ANjyFG
        Vc5D5EOmgygcS7Q1dqKCvzXx2osnJ5U3zR5rl03IUEdNw8mGWE4fQWh21eOnFn0zpGQTOJsR8djaeSULEN074NiMBPj4gBNJXEWOtyiBKJc5vOI+ONzlJjy8
        pr/dR4y73R4Pu/93pFrT7qNqGhbiNxrxAfzD9Lp6pE3EjrIzlmJ3Zp2y+O3lIUxLKZm/hrOiQGq0mXSb4ATotSE8Eocs2EPtgKIIRF9LQ1m8R709JHdvDu1R
        b9F1+60hmNWzwL7BpxPEtjYJues6NtoptITrOntAab/rM2QdDvHT8Wxo2I6SNi57pcPSBLSbpTuixk0tuqHssKPHw4BYOYhDDWPixQ405PoYe/aQ60Ps3UOu
        x9nDh1xr9vLhWnaSfQ4YPpRQ8ZD4YwgPS7AWj5kyE42Yz4yKIyMzlfhAwkwHWPiwwr57uz03QiwsqE7i3Mhr03bsRnatkXLAUXNMRESLXeTi1DW83XyZFssA
        4jjJjtiuDuqyGZzrF8tmw11t9yfzBKXhzyDp4wjke26cJhJjtC7TzRxMVSUoasswxC17BrWi6UoOoKCt6T8yiUApKrGe79lVT0XicGHMheTymVxWYVd6CO2L
        brMxUcJ0RRsvEInx/vBlLHvOXmUYOa+teIW/oxEwKWNzsJqQssCQMmo6SBnIC/3eyaTM3NxBpMxjNXN4jdBBDykz76dVqCDL1xB8HrZiWEDZ/ztbdXmGaGXe
        vey5RBf+SeiWTfowxhGc547kXkngiiQQVyTs+toV4zSPD/AkyjE4pazScKznkjr2FXXdOMJZfvttnnpB4lIneC4nkGqAV/GJavAGqMSXxZ3bvNr0OnHuORMY
        F3Za5suym6WFoH1k46bRzVdceRUrfQY6NcdcKXEa/crAGY4r4UsMKy4e4XYZD3G7jce4a2H9x0aR92cZWOANT2fDYizZR0SbY6f9UrYV77T4BU3NJd486WbN
        p8XMMnMl1ITH8/r9VLcN1Q10s81Pd7oawcOydZoqvOJpPUhdptuhbnbl0x2u8eH3VeMWvDXydLaxqzO0ZtPTtA1saarnqqdpX0/f0vStTidbX0Rd0MX1AycI
        ozbozbo519VX6Cvn9EhXb9JaXzXXneugp7bs4i1WKDZf6TwojlbX92zFCu9+n4Mc4umsaY0hdxNLbW/mPwnZGU2IwZ7ig5cr3uop3rpc8aGe4kOXK570FE8u
        V3ygp/jA5YoPl58Ol5/qDUVNxxulkENNPVp+abTnpU09L+mRkmGmqzeW3qOHG4s3qSnGpk0Wd5xAuXpr8vey6N2fbhX7KvauMj5Jk2+bfXYI55s8o1LWV9SZ
        3mKf6XSLMV/LcivLtMmr3NbkPWW0y1BZfoO38xtflrNTMiGamqdZSzNmQ43gAtwcJPNKN5/R26RIJhOPc3kSDmjOxDPOHHhG5tMArTqcsVVqG9DmreQZmiWm
        MHMXp+gbX1csE0iRf5ppmsSszpmcZrHase4siENp39goduVlEUuTpVdUOG311MF2773vo2Sr/JF8d8W1lO5KxR4wJ9alnEZph4sW9JZWpYpa9dIRrYiaml0M
        n1X549Ho6XfzEk2WPlEVWakUsc2lXjcghurJ8HqrZCan2eNLJpZAQRwShbbNNTHqhiVfX1s+1xDoLbm53yqvaKkh6tuNjZ2sEWNYllhlnY+92HpfSo5n15RK
        4pRrGcdFXvLnFo934QC4T2MI2cWnQL9mbNW2AfzplKYGf3Srtp/jD2XlD+2mv/0+tE0+tLvvh67r/dBWvU0+dF3vh7aVP3StvnYNU0n+0LV9PzTe+6Et9AX+
        0Hjvh7aXP9TX07C/5K/xYHGtB521HsxCJY/2S8vYUaLvV/dlRfGo4GmXD35uNBvTW/T2tYpvYXldufiOsu6AmNaJiZ9Y7axRj1Cxcj3XaKDCGsVTJoDl4jv7
        fnaZ+D09Vq7FFtI7+rJVC2jnNX1f2Nn3hXlffAcnf6Ek8AtshqB11UdHYmufvG198rb006/AqUTLLlwzMcS3nr46+W/YwC/F2MrvkhtYY3l6t9x0Gri5lm4g
        6Ez+VkmQntUfyFQ/x719I1lmbTcNQYco4V0RN8DULYeC9Z5bakR+SxsGf7ez3IBq3XFslnd6b+WhUG/7PMs8dnoLjZx6Lt82R2sh5b2WF/s3oK9zWTJH61dL
        J3Nznfxg0nE+H6eRfGQxzsL8I6/Fqz7SiVd/5MX4/X7EMxTYFz0NDUNAj+XJscD4A/bjQV7BVsAHa0PcZ/AyM9SMGcm7KlMXGxZJLdL2G0ta3HID2LwcjVTa
        T8UnZX0uLLUwWoCvX6dfuczt5+Q5VZepUWKyWcB9gLEhGHlmhEuDvgbkBGIGR9eCW3949IMdlugfD1Aa3pp19RtIWL/P1NZQ1Zxd60FnrQfzNd5hs3ryTG3y
        hEGsv1McjYWjpvDuc2GtChbXerC01oNluL9aqE3q6ASzXPt5A0+U1BOnBDXDnHdqhhOfrYEVhz02HAiyd4KaYcSXamIATc1IM/EkUEP4dUOhP+DcX41cRA7q
        QnPm61DTNzTnxfoqmjNTX/3ds/X3S3OqTGnqMMhuuD/OCeP3nTDsECxXoMms3s52q+6zRTSHGFOgTTETTU7mE2pJCJFrhhJnxkZbCaKNRVxsAz7gYivGH7i2
        gJAUk7wPWjn+kRnbTmTGdjYyYzuDaNU8/pHBkaXI4MhiZHBkIZLTXSgqW4sfAdwHGBHLqfcO9YOHxZKZAVe1gKtawFUt4KolwFUnDcgKCr4CcFULuKoFXNUC
        DpYgC9U1AVe1gKtawFUt4KoWcFULuKoFXNUCrgoZo+lNxfamYntTsb2plHpTsb0BwVjRj4rtR8X2o2L7AdcYC5U1+1Gx/ajYflRsPyq2HxXbj4rtR8X2g9a1
        mObohzg7DQmYbZTYjrOreZulPh9560cmAT82TPb7YnJBAgI79oEd+8COPcSxleP5ehGUkBmc4GpkDiwSBBYJAosEgaiH6ag/EgQWCQKLBIFFgsAiQWCRILBI
        EFgkCHqoQIl8foBBKVGBs43+VCC0sAst7EILu7AXduGkgdqaFDS0sAst7EILO0w+xItbA3ahhV1oYRda2IUWdqGFXWhhF1rYhSVC4NsO+bZDvu2Q39sh33ao
        Dy3wbVd82xXfdsUXDb+1uuLbrvi2K77tim+74tuu+LYrvu2KL7TgQ52m0/pD3eGAClRxgvPjxGSRZa1C5IIIKDvuyo67suOu8nHnNUCVENnw1itGX9nRV3b0
        lR193saqNVcCZUdf2dFXdvSVHX1lR1/Z0Vd29I2iVyRE4Me3W1N9dmsFDfAs6DwLOs+CzusFnTc5mW/n+tNPz4LOs6DzLOhwKrXgrQk6z4LOs6DzLOg8CzrP
        gs6zoPMs6LwSDXBth1zbIdd2yO3tkGs71IcGuLYrru2Ka7vCmsLuml1xbVdc2xXXdsW1XXFtV1zbFdd2xU1Zm8m7k/axbtonrF097+pC07R2BhfeHjXTMn1f
        bJrmzzYNEJaaph+dpoHGctN0aL6JDwEgTSMuYnlI2zVM3/dN1ibOWVqVA1zIcwxAcX8SKjZe2qj32+DG/feY71MStfX9ioTep0XtltiotUqPf2DPXa4Wv3Ww
        9GOniNz7H9iTl93mVOZa9n1rIPEDe/YyZs5ldrALfQDFPHLE25WfpDt1RYbCNQZES7jIBO0q2kSXqsgo4WKboHNFxhYXSlC+wo6uHqb0GrZmqhgHWBW2coIx
        97V8gFthR1ia0l1ir2QcZ7Gjp+MHnK/AuVHtgHMGaYMwCiRvtoXz40CI1XYJiwVaFwjR2yaBwkDZAkv0AiF6qQQKA94Hgu5QNsPxVtBeUpPtM7lt6JteWkP6
        nz3x1iRloAQiZXC4gNhAW7h7DoMEKlhyHu0wHKAWJf6/HIbUMUoz7rajxdLKEZdwrNJqvu0gNicie5tuIz4Pjpaugndfo2YFc993fpC0W+1aO07+E7SKYhgN
        +WjWja47zVpLEg4+ErcsrJbvQt3LTVoSgNcEHnGSXe/jnX2IsVsrv/NHA24wfekg4/gZ4xjl+BnHz0342YefW/DDWlcfw88d+LkbP8fwcx9+PoOfn8LP/fh5
        ED8/g5+fZb0lVlHCz8/j5xR+Zrj9Z9zkf/FwMcu3T/LvU/z7LP92+Pd5/n2Rf8/x7zz/vsS/L/PvN/h3gX9f5d/X+Pd1/l3k32/z73f49w3+XeLfN/n3Lf59
        m3+X+fcd/n2Xfy/w7wxHcj/Dv2f59wklMZeTr3FHOpz5PP++yL/n+Heef1/i35f59xv8u8C/r/Lva/z7Ov8u8u+3+fc7/PsG/y7x75v8+xb/vs2/y/z7Dv++
        y78X+HeGW3WGf8/y7xMCcP59kn+f4t9nPXSk45mOzHuCYi95qTTa28StlgRhxbjhXsqR7F/zEHuaGi+PFyX5tiTfkeQNSZYkeVOStyR5W5JlSd6R5F1JLkgy
        43NyRpKzkjwhyawkT0rylCTPStKR5HlJXpTknCTzkrwkycuSfEOSBUleleQ1SV6XZFGSb0vyHUnekGRJkjcleUuStyVZluQdSd6V5IIkM4H0T5Kzkjwhyawk
        T0rylCTPStKR5HlJXpTknCTzkrwkycuSfEOSBUleleQ1SV6XZFGSb0vyHUnekGRJkjcleUuStyVZluQdSd6V5IIkM6H0T5KzkjwhyawkT0rylCTPStKR5HlJ
        XpTknCTzkrwkycuSfEOSBUleleQ1SV6XZFGSb0vyHUnekGRJkjcleUuStyVZluQdSd6V5IIkMxXpnyRnJXlCkllJnpTkKUmelaQjyfOSvCjJOUnmJXlJkpcl
        +YYkC5K8KslrkrwuyaIk35bkO5K8IcmSJG9K8pYkb0uyLMk7krwryQVJZiLpnyRnJXlCkllJnpTkKUmelaQjyfOSvCjJOUnmJXlJkpcl+YYkC5K8Kslrkrwu
        yaIk35bkO5K8IcmSJG9K8pYkb0uyLMk7krwryQVJZqrSP0nOSvKEJLOSPCnJU5I8K0lHkucleVGSc5LMS/KSJC9LsiDJq5K8JsnrkixK8m1JviPJG5IsSfKm
        JG9J8rYky5K8I8m7klyQZKYmHZPkrCRPSDIryZOSPCXJs5J0JHlekhclOSfJvCQvSfKyJN+obSrCe9NttX3FF2F57bmOglY11A+xn8WK4kP7GQHcJJdjqmGT
        w7qrNit+H/zOAeJ3Oj080suu898rt8MDwL9PuMw2uGa1fRJaucwa1p32ty8k7ajtJWH8hOt6zLr5GRczgWF8tv9rLzh7qDNKQrDDnkS1N+5Rxi1AHQ/+lDVB
        1cRf/+Uf/Op/fP2N/RLKzhX18gtPJntUoVXXirXsR6GDTlvSO6H+KnqpO1UCZfgnXM+ddk+xAvy4nNyDy/WTWznuB2zSZGRQv2xqxWSFrnd4ei+cicoGhnIT
        VvzRwStZ+AK8mX4uU6OpRzkhdOI13bixVYV3EBAVivEKavLQZCM++znXU9QaBU3URccYvXDwz1vh44oDTMBiAbKQ4JWJ9+wf57Q1QXn3Pec+9uk2Bt9Rrfb5
        X0oElgxqBntSY88NHjy/IE04QrXtDbygU0+gg839FNCyvza24AniplSDsY6SIP7XyvMtBBOBoIcYFFWBqCiyjyEKxMwC99xD/FrdTsUKL0xGsNWBoyPaWmxN
        I9Zw19XkL13Y0iS0E/IQLCPggLcIShi0ky/e7F7DV9EXDzg7cIU44Z6u7VW6fUX7id+0nQ6TjdA1huJ1t5O5XCngwJEbAwl5WOFSgdQOazfIub0daqvElQow
        TH5uyrZ08MHDYtKEEcNZggNhB/wdB0jqsMhhD41AUwdWxHVKAmMFcYCPsxMM9nlPBQS4FWCr0f2hSQabr6Z1TaunH8Ix/kzHS0PasaWV9mgatd202n77VxIO
        ZQOdbUQH22SUqfOWJn/F3R3KALI0ZHgJnOuAM41fWsVdIvr64ysHaay9iceOhsgDZcE4JeylUmbnLXT59jM042A7PLSHKI7XHoEnNwEzv7VZwKyhCtO+CTqS
        gHWYBO3On73+71WbdqGveRq5qiStR7uuc2+DzGS3cyvavNu5JeWabkLTibDFgK+vIxmeKgOWeviee1xX2IwuegSed5JHTmAEvPahqQ82XG/5qrZquDahYckm
        XI+krdKsxfeysAea+xjl9wEEDJlb2EF9GZ530+V/+GWCJ6zGWnuIWgP62qLtGI9Cxt0fZz+pryIODYEOhvUE0G/9h9MWoMjtNxiRDEZVF6/V2n/+y3a+8Gu0
        TMClNy0UgiV3YzR2Ox9HIMLr3HvShl7ZMaiirurTosc9mvjuH//Jc199/qk/0nu5Q8BQ2BGX5iM3qg4MQdiZCrcixHxsn1tw0KFXuUPtgfa6EnZ/PgtH268/
        k7TPPZPocDSrlPpQaTsym+8WfL9DyMjH0ibCMN7s3kNJ/YDzcUoIc6iVwCOCuo4BdcAFxjk1LW2pMW1gaEkthkLc0UMhQkMXhE5+AEy7z2X7psR6R3EZ1TCZ
        P0Clf62UP22XudpWp/2N30iIjrz7F0R5xTSqHCq8UNszEcNbhAOqd8UxV3/7nvNpKkALDVX3d6gOSjHvvskUvVynt6JO7b+P+rgan23Cda3NRtTG2K+9/N+S
        9vMhTJ6SP3P3cARif783ggUeFqiBVrBADTRLsuHbd2vuyzRV7cG0yqF55TKmJRrY08ASGAIZNsNbHBiQUJbWhX1wYkRYCbQPhB8ICSRZfBuilumYlvjb1FDM
        bs4I3jc4xYrLbB5+6msycclXvfg9z3NPBdPqsfa5X0Hnh4nG01xOa+3/+q0/+c3KqnGCCfArZbDxSP06AS6WqUBvVrG4l99Qq97Q3itZozwSWX3C/QWbUblP
        NyacT2WV47peYjI+caLn9tOl2+gX7NUyMSO6cvwEteoNxrYMPfpT9Oi/vPEvPGrmm9/6g9MVIEqKmJbt3/lllHriKfSAMK4trIn7XBZ+7Mxf/crz6+M/CQiR
        wo89fO5rn7/QGfinD8H8uYRlP93w2q8/hTrOcR3r8T2ChEtfHMFnqK6cfnSJ4ITdnqqpslLlrN5F3H0oiIKQVAWSBIIkgSBJIPZdAegHh/IRV1eMJbTavZLV
        b+PQ2HWLJY5FS0ZSh1E2/i2PWGPRZzd6ma5QRh/2WupucKK8KWAGeWbGn4TVFY4dHjueSRQVdQeYTLHCk7cjjgLpHx3NXBqHl75PPAMM1mFp3GLLaeLwHmHe
        mr03xMx/cRBg+GbEtkEO31iHlK1pcfxPNWQwzLhLs03k5J3HGwg17fNjt/1XSkISUDnUFXAaGG+LHILYY9urvFI2xAjuaojlla0/C++VoJBwvgpb/CnsmXQw
        yZeBeIz0Vn5xynxxqviiMSz2McKXb1/uwcQRgMDaVmG3MARbVHgeuRDjyj1Aux2b+VqR+Zob73TYm0v0xanzE/sep/mknXNanZ/Qj5/JefUZfXri1rMvxF/N
        1OB0aEhzg93bELvG3rG/KJMe1mHXO9Vsw4Q+fawh9uXCBvnsUes9PsSGXS6NNSKdxsIDnc+G8YZ5Fsgv8GcDNSrdoL0b3VrKCzc8iA4jc1g3iMyqxwq3y3BJ
        ih1AcF6H3AH2O9h26VshR1XFdWB+i0Iue2UsFVJcSJULUUP0yJn8Y0rcH9gPOue1m3/Q5erlt3iAiclVym/+AAHO/PNnko/Ds8IIu0+JCzgJhBow8SZGxuGj
        ZQGQ8cpWwBPu7Nqt4zStdxFgCB/GdEP7N7vbKakccLZRQhu4rZTwEtTQVGTzhJNugAtaE5er0d48CYfDWLNDcewfXkeAr4JZqmbxeQkBiLsoE4A7iA8LQ8eO
        O5k5yT10jd8Afk9iVILpDe+nHOqD4EeDl5w+liXcFaIKnEyfTN2J6XTDBFDKuafhbRIvRyAaE+LxSFMb6ekdeOnoSZoe7PKUXlQT0zGhRqX9HZrmGwisX5lI
        CI/PaNqS59cgdTEx2tAHrYLVTu4llql6s/tHOIWLDzh/iDQ64Lzsiv+/l5ASmeEDvMoO7/5sZK/3orn5DOG3d4Y+tmECvhTee+/g6WOj2Ya9HocTiQiVCFsE
        JsmxlJbf5FAMjrSWtmQq1ASTFeZHNWueB4YDpnWOw1KnCmoMwJLLFpqmdxAebAD0DptigflVlDbRu/oJ3eLefQLoYWsLMI1kdpnyK542gThw/aARyv2o8Stw
        aHW9WTO5S/RQauyuhF28uO3qPaLrUeEDQH4r+aSu7HbuY68oVCI6SsQAjZhwPkl0sMISHQSJFfZR/B/DdRPELHXZ9dZkUYipKrXbqcOnqmL25J7jaW+09Tqi
        NXLLsBRJ0+BiyDksau9Ogz0+IuRLUdSfRklgcUqwJUaJsAD+CGheMEkET0TfRS9HM6e0jMHBg/tIBnJP/4+yrASSj5GYl6KtjkQ9ggo/DzyjOl3hv5lw2HzB
        eFfmB08L9hDsyIRwgNdOeUKoTTLf4Vtmwsx9i/vDhHMbiKJYXB8u4T07Tebv+DS+PG+VTGZftp2ElDSTZUIQ6t7sTmDVPOC0wZYecHiRxP45AFz2QVbEcazH
        5cpZayLcgTbRvlzQ3awD7MamPTRJ9AGezugWVH1Yh7Ri0AwIb1Lw2SuN9BkivpCRAGIZUJDpHJEBz+GJ8ceJKk8cPPsCQ8QCfMPEAnHpIS1YKYY9FEGF8cAF
        e26dbUASfYVa7f4kUyANA3eHGseuDwhlr3M33ewewNVuZ+MBZ79cjWS1A84+ca4ylFUhSeDrZI+4XBFHMRzbqsZkADEWk5+meY+MIK94U17xxlLFI6WKh/KK
        IeJCa7Nh7OL4mg3Q5ROUk3zO1N4E9SU8mpzULeyoQqx1RNGPEs4O64jH6yvELzufZvtz2gsQsX6Efb1brHXgipfPHOvMwfgsyTJCRczkq37uxM0u6MZn5USe
        PQfpKpEwWR01L+TChskSoTzHrASurATEv52npZXXRZqdPDVKC4XDRub+ORrH8cfPZBtyLiTJR77Sfs3h0JXJp0BL7shceIxmPSyLBEA0kWK6k1g+nCmqjzCF
        Jup97GLZfjVvFHKKhrmXLcKrDrD8LJYFWh6g0cGqCoolB1MECoOI/FFhJC0lMP3YZ+nlP5BPOVhfDqUbkexLNxWkQQlpsNOeSYOTkwbQFV4iLHmwJATkoQLZ
        zIYSVRguUYs1V8ZnzMr4tFkZnzIr45NmZZw1i+G4AQBdjvUjBwwXXhWFb4y3OgKmLKKpAAf8NA+o3xFCDPtIEmI4CFkj6hJw1jAdESaJWzAdEXsqyYLkJ+AU
        jH595pYUjiw0c0oR4ajsneUGUKGFDkF0bcZw0VBQrInk7Au323fh+NXQ6QAM1Tg3AQ1GSx1pqdvbUs19gjwUvcqq57NRu2AH4MZ+EvuwA85nhbp+RsjqfUJk
        jwnNBOmkmc6eihKfBSxEvarUiiqsyOHbmJBhBM70MSurJub0GG+lYCeOaNP4AWU4hr0Us0zY2v4gYdckON3Imvl2qomPR/CIf8skf2O344B6VHV1TO0C1a9C
        GMgnICxM94nRQ2h4BwtmVdwgu6ljPPMYTzfslTCazFq57yzfhIbMm+5zUzOZQT76/iJ0KJsY1kQswgSXaVVH4CTGd9hDA9QbqL4X3cl0AKvxVDqITdMOcGgb
        mKrfx1tQFqLgyALql+2zhHPr2mMmjJxPdGMP9E58vHhor8e6ghIoVTQId3jH6DMtjgGUDSX3a3xz0QU9X69bhFysfUZV91T683ug/MKVPrzXWzCXP4Nuvmxu
        7t/rEV/Z0qhzAJ59qM7PcY1KJ5N6/QGOTjfIIaKgo6jqeVx27oX9nDgp0lV6kUbgiIQ1YPFxk6k5sJOeuXx2J5yWIwc1HHmXo/mq5B8m/6M53iPkugn57M9K
        BojPfHifB6ovW70DTpWPBbdaJygQgLM+2C0pRzDZl3LghptoHlPmrXU3trKCYvICj2nSOrLC++eJmPL0o3eGOfX1qFnrI15raK+HdcE9p0ewLqxYFaTMCAiv
        Q4sCwpZnyi4Kqpj/tCjwbsKfjDOguD8lfC9DAbHRM97TcuDzunQDZw/oNrpRbADzzZ97nqip3fyhGQzyPNPtkxkTWgVYMQybBP+UWqY2Naxvu8ZK7doq7dKm
        XRjmWLxXxRDyONrsDGmY7fGCI8cLAPsSS31jcVxDVSpc+1RljC1JFcw6fSfmwO5wMSVyoqoIiLhGqs3Wq2y9sZwyVdAsTjZTqyo4D1NmpUPwJx6df4ClIiEQ
        VEA5hzkPoTXeoiV9k95Iq9MG2g7T7uHnxX8hFfsZKf0wlZYdjKeHbyV89CAKOHuLgyMGB6jqgUE8exsfom64TXE3FlzLk2MwGkKuG2jCMCSoP1RtDZGZvqJU
        8BhtINgAmd7JwhdoZaEdi8JNBTeIRA/fTkS4avQfHhcQGBPsyUTrNMG5giSkhRuOomhLNOE9ngVnsR6fpZvovlHEOqBMFm2FExH41GjiPfe0Dib2nc6Cxye+
        9JgOWGKjTp9hV1ZFDpUyZR8/Ay4onHBPwR8RJRmt7p9k/i9miY+dR/fnV51psC8TJTmrR9PtS18+c3a2szAzTWv6GU058J5W1y6nhHEvpA3tvoDOEtOQEO7W
        RcTfEIF/LJL+Gs5oj4KT55N4Xgf4iJ01+aLMS/gYAdBnR3C4owdV0BwX3GkNdIiudqj6XlWPv+krf1qZI92Ql2qRiYA59C1PUGwV3QmXlnp3on56wp+gD53j
        U9qscp5pys1nJwAzmgFZdD6rsaSiOvr4J1j6XK4Z7jm5JlWqqacSfo2wt2Y2vUre4wVJKuBkVXuZHKoV7UNbVrSvcj6LuX0RfYg9ErNfweQzKQdn7Wlqubvl
        isyrbv6qu/JVIXYTzbOE2y4l90Gmx4ImnCNgs1ehHQFcNZ48r6NzX5lQj09cELSh+mv3sSdUhX1LqF3atMgmI8QcVEiczH3BmEygkXlTPj1x4vQZYk/RIsXx
        lxQDJe9mXkDVV/c3ovalHjsJw1JyR4P3AdwMh5vB/rm2spPB7ypVEQTSwuspcHfs+jCBaJP4OWLjEPgXDF3lfBrb0G0jmVcsaIpZ0PIvSxPjiWjCx16mBPbH
        tR04AqpDnfoE60TzmQ0Ycc8y4p8BGfYwtli7agwhGa9+Zd2iLDypFfGaAFweLKhb2NowhDRsjsBHwUejz16fwYRgrcIDeTzF/nbA7qTgBTjvHvF8zVVFUhjy
        fadv234yZtZCs7s4wJzYPDXtPtZXHsyyTsJv73wW9IiE+0k8PebnvRXZEy1FdNDw3RMxC7QxiXrYhgjwoPGpAE08ILFPKOyfw77ojKiQU8NFBUpO8qzUiIVQ
        7Bdw+iSH9LSyI3YhyY4+lWwXC9UZ5F/vFJrpYKH/B9lsA+UdFv7IJhseWGWTHX/fU+oxb1r2TSBuIfYhm6m50l00ChwcS4k9dBEKwdR5D9FwWKxuYVh+JYhz
        6Mi9fIBZQ3yAiPcqa4slSDU4WDV8AIJ8n6OVbzUfxvVhslOzPsUiHNk9Gz/uPY1QxI3R6NES6BtcrdDO7DERF7osHYbwkNXOvOvhHra97/j5x7V/hoOvsfGO
        id4Gfoz4PWbH1lzU/BWLWFAUi0EbaFsLEmXCjBN1GoPIaoen2biBquUv5zyg13sIQNydyvlAxeJ/+S0eMAIrfqDKD+J4Lx+x+UwohcX43cAegxu6hHmXRS8I
        rOhuZsZjiPscLAuWdoQ2GkgcUZ0TB78KTE5Xwd3v/c3XR8aZLDyfRRPJaoyxQwYkSyv4QjHaRGsYHSrn18SHwChTCGcOyRL46jVRQvEhmw8X0ODUdzlO+5vT
        RzmUHVzqevzURALkYIUocYiDqYvhMWEViFnwYYzVXj6yr5zf643QWNFC6N/OsdJp41Y0FRmtyZVNzbyexsq5Rg7dFbCADKEMZu32gRcaEKMFime9eWbODqDb
        Yg6NuHif95lQ0GKJBRLSICbumj3m0vZRrNZ4JQWBJEpF2OWeE8SKLUkXPRDmyYxnTFxFwGXm8ViECU0C4fFGCh5vRHi8IeHxWBjKPB4EpPGFYeKxq9OlXhky
        N6OPHwa+eX1oOnFaoimQuyj/uH3VgvWxiRaTD0Jk6b9YwZtZRd3Paixq45WbPhOfLy/dVZDU5HQWHhuleVAF7EAb9OnUjF9a9cSWtoc4E2kxi7dvFpPP8JRl
        UUXDy19A+3SYj3mbaIJMe57bENkd/KqOvvLCyawxRZsRQqkGTvvuGD1PyVU/x0Mz4QN74Uv1WNbgxZ9N1DdZZMNusTEac820agd5k34GbqFrcFI6ldXvMMEw
        a4cbziVBQR+Bc28GRf19gCLsD4oeCKDZ0oEYHaiv7EBdx7YDd3OgDKnoAYk2AcA9JoCr9ACuAsDFU7DSpe0ZJQy4uAQ4hgD6XxMPrUZo68Spbz7uvNBufrHt
        Hc94pZI2wKkzzQ9aq2h+KK6LoDpx6jQhlHf6DDGBZ1qmYTn69aHIPG2ZTzfYTYxniVtnAl0r8O/xiTpBcaJVhiLtN0CSMApZhbjzGtpFg3gSR469U59xPa3n
        uB8Tk3p+BQPvE8v/k6u5ByAoVusSbTqnTVudzzZcxDtbxXBAFE77oJC5U6r5S3b9AltvRzBn6+3kwNfrLOZuL/Baxjd+G4On61N3if+oOj281zCwAmU+FTSD
        UxWxYS8h+WHJo6ur4HCpl4Qo0RnDJdDHEcChre8V4+y66cc/wiRU5nQzZjXLfgNebE5ldJvCsGVhD2QLQsfAVWsDl93I5nC7PIzFdzbl/WO7CcsZ3QIsWKWu
        dQchbeIWMVTbB+/WgOsJOWHteXK0YRe2iVb+1cm0WhQ0xI2yVNEGc7IMqCQPpY1iUCAyThso2IAMutpw2jN/m7QTyLHRKqbuomxXJXC36J7QvWFK6xbtxVlS
        zsfmUJGpsUod1VfLz4tZg+y4JOA7auYYGQr5UJXzkt9g3/Q4Kif8NzOr0XdmNWQmJcQv2hNGM8hV8PlN9rQuwCLcXHC+AHJEH9SNo6MZtba94H4hq03RMwW8
        hTw8TXgusiZRlX1it507ceqH2B+1O04Sn1zVDQRFQX8DnUgA2R3KwaY9G0C98AFOF1yxe5TpG33yTmhSMMOLboaPsDAPKqXyPru+jkUIGu8QV10ynrxM4pCA
        G2FVMqpcNKfDZcSA8mIsYuM6XiWqntn209AUp0MxNiFbLchk8mLwQDklnhMt2o3LcrVmRwTxWeN85q+eV0Exp/xVc8q3c8r74WZJzdRfbR/8OAFxxQyh3Lsa
        vWzfBM6GC6qRypqzxqxorpgVTRRsstJEz6yo9cyKWjErmqY0YUmdZ0W9NCvqP9KsAKnFlrh6JAdutR3SUoXselbnIAJYsy1K0fpHcDiOsMzC68TtsUnZQwRr
        biFis3+IZUsZX2JLyUKIavKzQFjawrGDwd5iRDLBvpc2AuDqY+xSgKHES4GvlzoQhcdlNgpSK64N9kKOGUQaLStsWbXLkHpALTzhD7yTqzYc/cqs3Hv0KcNS
        D1oamM7APgac2GoIFhxxOBELbtFVBVccSqA8Sc3Q8QLX4BXYCPVNWZ60QrWUriPeg+KJC3VOblbO/NDrcv7k/2jsEvFhYrszxBsGGrGvByqc9h8D4wDGHXZI
        EQxFnHyJgyANkhbIB4slzol7FIVADTPIQ+Wtx6zQsfctgniMgqIaouOfbLjMARO8ox4OOBQZbFanzUCD92LUMojaUuzGwQEjGgIHAajqyj1EnUPwIaz74omk
        t1GSAEorWOrnyMbAz19gtrh+zN61jTygyfytY/jbJvjbYApa31MZdt3M3warNgbxsSzgQ24dCl/NdSJQlA5GYysUDPMm0caAo0lN0ZYHINTuJ2V3cEmwHMtq
        o7QjuARYQPwr2IGsAku9P1h6oFGTTcL76czdjSiv6AEJH+HzJoGB2OgBYqMA4mR/IBpoTPZAg5Y+ZgbzYA13YFNsQtRAl8wVQ0IcxlpVNXhi8ay22iZWd2PL
        Sj5CyeWGv+26LmHqeSP5cS03C/eTvEHn2f6wEYodFzdBOQWYmeaprEpZCw7UPlB2NM8bP5N8PgP1TBEAg2MoQbMN8guGuWOUAozYzUGShziC8aeK72EpQP4u
        Ds2gEz6JSoNc5dpWBPDCbYFUVOhbm2XvkfiXiIjygW/bgz45TAnbbkuiLkFl/DArFrqsaL2LrU1MXR52CIye/Hbr46wB4TNcjUSG+SoC7+SYQ6vml7585ueP
        H26JrhD334eutVd6aDbDLrHzsJM01XhSjQflCIwXvYCIQE7Ev/UTK6tWEhkGKut1fJo1JCT1JUUNJ06UvgoFNiwZ8VuucqeNipXyITuv3mNYEcDrpzL3OjcB
        dtV5kTiREkj5cARuX0VzkEqmPhp+PQ8ky1KDMykrK3OHIUv1RFLlQ5im1palBpeQpWbhxDjtA2b+3jsOwT8fELo6xJE+Ai/FhVzcGJgSTX9EK5wj43TgH34I
        0iSpBXaj8eueinIldljAQfsOsdpw7iOadsQnQckujZkKifQDqgHBOVbfg5S0zrppDUvyXDkcyprmZEcoF6gQH4X4xsDPEndaXFoaa8x9xIfVsMk+YXVu/eJM
        yZUYStXkJ7D7xMGSPSGJJIrRZ/P/PV/BjCjWRXGVnnx6k4T2kxeJw7eHK8lnqcLGCp4LdbIFXMBMl2ektfnbwmcxbYW6UFk1wu9RxC/ErLapQVnEuiozxnZK
        18GdwUqWuDIRSQIS+FLMeMpsiQtk+UOlvMcq0yImh5IU0CYVNUqizxg2IDhGrXZeIvJtzKLzqSe0FAgUliEOMFdk+6Ds2Af2qMMMtseDHI/KsSsC2UUAf3iC
        OFwZZCVLlctncXwiE8ti5RVQ18zF22J8ZhnLeeXdHH9udb0PGIjRuoVymcfrljLrlod1y5liKpjxSQ7WLae8brHWKAttAbpNTg+aGOEAowli1dFmxmgjJw8l
        14p1/xU9+aw1NNkenmyfOo4K/42CnXBhXt3LeknDYBvU9jlU2kHa7QYcFQ69ncy8oydxQgkLXSp3lL2fI2CtxNtV7RaKcDThh48TjRuakvBdeGBzwBrf0wi1
        LGRxe/ZvExjR04ZI4kUFU1l4FEv6UcSe84X++LDxKJbLCdM22hJE9bC0omP2gDhUoOUFrWqXyNytLlQdXGKJRduhchtrO1T40SClzqegJ5I81LaqDnWaUgRN
        LIttp7B71E78z2NickMDvyrgZy0kqppIYcR7f1gWAsUdYaUKxqnMPgXqMSFdECYSfwamOQvKwkTfnPZY/vXxlbxWzjEbYZKSww6wcVmDdiIhWPiKDk+yE7qi
        JbBDOUcQXSFJZDkEW4D1FK2LJLGRM7ZobVASdoXxyldiuzEP4uIUDKwW1ARoYXSCYhsQs9yhItQh3LoKZjLRfZYTODn9slJBYRLdNMCZ9Dn62Oq9qbQ5FOUm
        T048hVL2Nho4HSP25SQRm/yQCIpfhs88SpsDtuKdmizOh3qoas/WUp2nrZ+lrB7vJOW3eMCbY8UPVPlBnEIG7/DxlcZpFnqIM/tJmkj5UduKpkFfYkXr5CwY
        GjdGFkqT2ZfAzJhmmNgy0aTyDBw0olLSni8UihScqVfitqcrU7R++fmOhXntkxkrWYOw4Rav8TtnZtwzQAo5qbGPLPNuqw3i3m1S3MPhx5fZJkVn8qBrpoIX
        LlW8IYTVZXX3LOJjyCoIBQsoXHt+Yqbh+V7GgedhYOZhk/aRLZwc0g5J8DxNZONUNxsn8NHBqjnPWNzqu2ViBJqmeZYxz0Dw790khToymyQCUhYd9Yv6YRgk
        07PYd8LE1sjLSsUSkZP1LCdmBmam6jTKZytMFvjhFzIadlG3Lg0NgZGGHxgTCYmJaHwrOcZALMGqaa3TAA3emhAT3oO0ebcY4tkeOsn/JNILxDBkZaVztHxG
        U7y4TtNA2iE0u5nMlb2cpcmf6rtIMhdXSDaETIoeue2KIRSHTp/hes9PNIl44BzIiX/KWWnhR8vckpcrsLThDqZXpaWfjaZFprKZ5rH4y57yRJ9pvKS7vsso
        vwGVKwalw3v8Q5ciiBz4pJcYioptKPQwWpMeBgU9DC5FD9Uk+jUKP5ZTyf/MSrsfFs2rwgRBzKGrIH0wDzG9mSx9f1emGhzVcShmiwuwzmac8wGnXYOErDzJ
        x/zjuVoTK0RBMvjPq6o2HT2WRxZdMdwSs9co8bWwoCbHLm/Y6R/qbz+LAJ5sW4sxGyCwJSvMaDUMPL/Au+uy+Wpmdhqu12OzusJSNWbdEjFCkSDlOD0oRefU
        /j2id+7ebkKza3Zzcgfiogb4mzyMaOYhhxsnOkioO8A0cNDQwIlIt0D91k34Z18YTYfoDpRvPXcbMhZWztLOSRpE/1w6MNGCGJzJIViiaKUCGSu/ERSy2mFx
        aT3hEFWtiPBTIDIAgyyqkx6ypSnnSjEILQ3Y4/ZBorhmz93SvpzpNHOrMRY7MVz8PHh72BYvF0Rt4GYXstHk4Yz1wjg/QwjQtIHDSWzVAxOONUA41kbxBp9/
        iuqsr+uQm+vmXnbfIFUN0f5NiH3T6Kp9Jm2K9VOuRsfdr7Bn6k224/AZWxvF7o+ocuuFzL+bcHgdK9CX0LOMQoNC8IM4BzRdrgfB91GNJY22GZ/OTNUpPxaC
        75uHXwCLIAS/aQh+iwi+zwQ/MCyCzwu6f660lrcswW+tSfDxNSL1nqxLYj4exv01DMUOmcHDzxlDmgV2OAblToLVP5c1bakyqsSEgwYYYbuZHGc8EB8GuD9h
        qjL2l3JkwkGmZSx1RRaeeKJCEC7pJI5SxjqCLm0/eLixa5BDZp+ZMbOA+VPs3KBnAWuyXkMas7FIriGp2f2QF39N3Kq0Ec7a43HBV6CqwTxySDB5zG7W2AIy
        vLthNslEIonro8UTexGc+7dHHmlPn/xHtECD4bOSUhACTdsj+MfwCXQBwuIiTnmDfV8HLOjV2L9AGOWD93O5WP42W5JPshsL8waH2YGcMGw/dhQsRgC7tmBi
        mj6CgU/BmrJqUiiqSXx4huGpTgQpTkOD818B9aeNLyavR7s6J35asSxNtgX+6tP53uPD6ZWKApc7qvILbTf/EmputAdcITr5MWqpYVcmh1yEkBCjcJhRR0Qo
        Dru+3ooA6Y4ZS+0stJ17RuPbCDKEJUYyrnr4ZgW+2Z1icWEm+pnECLslvjn+J0Zme1irwyfYI4aaZP1NusAhoMvbB2I8oNLZdtrUn7bk0nJkWgI/G6N0698+
        yhYjPn3szlEWzGp1J7FnVmAJNLFu6uLvK+fH5pDEtw5J8EQZhySvsvWc9wgM6BDS2s8N6HyIHQt/JP4KfySYTcadhxFpgj9isWskwmDI/OuOPfUN7mLXIgqU
        4t4TcsAWQMdQMRcI2ToL9eARnzioCN5DAGdcYUvprPrYlHyMReVs7y4kolSfvOau2cbyaz3eRnwwPuOsJc1B0fOF0NjQm4UQutA0JgN10LM43stnIyKowuFI
        lo/VUdFvx3II9PRkaOx7cipYx4chjvpjV7mPsY9K4tRE6zpj+ylfDiZ94pJvdBORJnxKE8NAPbGyP2NM6BqNGnuI4mHH5toMe4IiB/g9JyhUcDTzXoDadp0f
        ssx7yTlxM4uEVCHgUbnITCUPZegvbzZEIATXk4Dhg673GF4zSx1Oiuyl/xi0gs7SM01TUvuPncp8uyJ6bICTuZTn0cQnqiQPzsiWVEEPTp89BcHj2VOszq5o
        h87zg6BLL30adoAT059A5GOaSqKIDAvtU3s9Fscfc10sl94EDIGgFSGnonSFD506mypaPXlq+fD44lIJ7f/C4wDJ2TPs28c/m1oDDHoe/5KrFI/aK5k7cRMB
        7T1Ya5juQtPgdKaOHQYxbN1+3D+lncASx9YRCYtIDWZlJ3qn8Ox0+pstZNyk1T+ZOPiVX3i8qC4vdPAMyqjyfRw/6drFoOQEcmLmW//pOuIXfg7HWNAiCNiY
        BLnJP/PE8yNxDXRtSTdt+HkDtMMb4cbhysE2YYeXnMJZ+X0NoTP+qUx9uuEVBimBRJcfN2JZ+XsNppQyR4Z3Ypin2s7dTA3YM4U7CfNbfuFmVz2qHZjZZuri
        qMOXSebxJVzoOclX2KoAbl8QbhdOMxExPvb6eXCTrflHP4gHt//HVdGjbtnCi09kfD7T5EDAtp2+Nu3kiMC+vTyUBfbyWBbay/uzir18OIvs5YybVfkaDl2z
        WvKL6GsN/o4gzZc4C8SWcIABFy5D/fvB0XCgAcQ3iAWbOeAAQ8fXAh0/0cYvPqY4vOMzW/B/eoQuyam+XliNH9ZGkRmuzKiszIhWZlRXZtRWZsQrM+orMxor
        M5orM1orM5KVGQMrMwZXZqxbmTFkMxy97uKQHrqYuSawwwDdDsot4kC06DaRW4R7aNBtU24hZInpti63CAJRpdua3CJmRIVuI7kFnQ3oNpRbs3V+fx5wY+vK
        tgZ2n9B3xpVLVVy6xaXDl23jDvcJaJ44e9WZUCxmEIeA75WciswgLsceSsytap9u4l7Ff3eb35gePDX6KJ+TzL/qWIP5zpVEUdozrrHs7lw1yYcf9vbfOZPJ
        r7vWiJEWkt9wTUCo9uy3OAQKirS/xC+IwKWzYTJ5CmvpfDbJLj9nquzmqf3s95P2rGKnavWJL/NytpemdB2Hjc2iEXVjxC+3cBMVTmURa+8tOxA5QLMrjdvT
        qVc+6TEbCBbRTGbe7Sak1JIzddFRSVYKtew4P837ibB9aJKfbVnxDBLmKZreeLa1/Oxz2Bhwdk98aXjVg7/ZC/MJgn+4Rxq1ejXuybq9Ea3MOkJZlZVZFewe
        8WWnT3zRI9nVF69wNP24p1+QmLM6D26zfLBUbivKbS2Xo/47pX54ektvBs5ZZlyAd1v5wU8T37uiiQFtekv98lif1l9ZiiO/9mYpCbdczmKVmPgI5dGWCjww
        3ICxeCe+V8o7YgYy8/WE+TXNL9w1Sjw8lW6fIZQabK9L1qXQ79bxYT5BiDj4XtMiVARHB8T4caQxRJJJG4RVnVCWXS6cBRy5ZwcHnrnfxKY5ll7D6SETxmY8
        3cWpNtFsknSMUyfNeHoEydfN5Ah2ej+fJWW0QR+W/cnkNeZYkiLoN6vULKtJndD7z0tY+iWPWuJJzKqtfLHgUVs8CXm1iy9mEQTLk5BXY3wxj2hYnoQNywCm
        rRKVzuMwNwhpx/FwZnGRSZQtjwP/LCHnGoll53Gonw4uxjhGHuavEomuhwg7WY0htU3XGEJXc3oo3cnpeLqbU51ey2mSXsepk8JxE67ul7hFAUcgWsDFtRKl
        KNDjsmgGelsOHaGvy8i8OoemZC4ic/eKzHlkXrcicxbSUkLt5F+6iBqEqG7UmZp12th+9j3GRviwwbW5h4hMB6yqGmAvlRe7pyGmeu3595KVc5RajDA/ndVP
        ODqw1D8t7sJleDDg/SpZAD+0Y0VPlvqUlkjHioYtdbKEsGiMLnSmx8rvJn/oZuufy5Iuz/psHVMDTTkDnONmIxyKHjmD3U4n26iT7ly2gWrb0NUDep3eqAeQ
        0dWDeoRuBulmCAWvQEFakLej2hFCIkqGKY9KUdXbUfUmzVVeiYxhqmqDvkIqw0pN16hrFP1bHZt63UViIqnpQ89l61DlBk1XI129SY/iagPqHdUj3c5ctpna
        OqyvxKdH9TrkDKPlm9HiTZQ/iPwNyL8Kb21Ca9bpYdRKZTZozt0sdWlq2VUa7dabzTv92zdMhRIU4g+m0tp0mEZuvWFDskzwt1/k7WEqL+EI+z0d1Zs7evg5
        KdMBNmzUV3So21TzlXqTPGP0VsSGJ9SPqyiLRoU6o3G1vjsHCGzQKe42ortDyBqki/Xo90a6KwX/e4BmQ592bKQWEF0Zoc9uoA+mW9YYpzTLma1+QdjAdjlE
        zCxgWDi1utjHCujMXRI82cW/EdJQvDEyd7EIbKA3zHFri4yBnseDc2s0tCiycY67fqki67hIdqkiCRfZWmSs72nHENoRE/nMiJTuxEIicwkzGQtxNigTdIDQ
        c91DhzF6cA6NSfkQSwYTPfgQ3Q3yXU44qX/ENyd6AK7xUZHLM3+O3h+Y00nnt/ABqvE54r+vZoJBRTqa7gf0VrpZRqxC3NL3TKWLB7vpOgirM6Jcf8PPqbIO
        ddBUNrCiMrpfV3ya7+mFUm0DEIDkL1Db8uZ3uJW24kFUXLRqcEW9g2j0YKneQSBXqc/rinpNjQmqKPqRoIZSQxK0NCnVmIBerys2DwndDtLtgNkAQHtIGHzE
        /5QbR6KCjhFlbkTVWlxvNFsjGzeNbr7iyqv0NUSm81zHVZ4fhIjCVzCV3+xchOEr/D5lQfJ/uMxf/LFrbD8QGcLwEsxXIIYAVmd5Ifn3tHQlr7tcjFa8OeaD
        TFHONFn1El8CnXC+Ns/ophNipWywL6H2rD/JsRdmfOabcve3zD0l866RfxomSC7/pWsVg6ldyraYeSYw1liJhNVKkj+hRahLCw8zWMyt0/ojoQHH8XC4m13R
        zUDnwJFnV3azIV7FaAGgR+u72cBcNvh0uonaNPB0NqCTp7PkAWrEwCvZrWVpTen6kwTIgZRjO1B5fWshuTk2iiFP9CaePhtzYq6voMv1uNxy8btuthPfHyBW
        hho0OEeNG3wGc44aMsc1Ds7NdagPQh+U43TaNsXb2/Q2IWN/42bb8TOmt+gt/ctera+mR1J2B36uoVzCrR1Itkjr+r9KL2672LAoliOgqYxat16Wqb7vbqNZ
        sfpd02gU2Ik6tmu0BrOT/2WZgIXHcD0Bg/iJDo3W+meY+lAW6BXRQQLORmIBEISW6BtROmQP8R3AuGb4ltF0MF6bb8NpZoP5tsaHwbfJBkEQ82Fiwa/UfcKL
        gmlJgAvE7jwwCkwoltlRoj4ZeCpK1iX/1i25Wx9KvuWm6/VQ8qduOrQ2q9efY+yoNd6YXevBmpzHOjARA90Oc3tJ9zkwEAOGFSkzM6UtpzCnRB9zogjWVm9Z
        wcEuuGbzgei6OTNg+F32R1cicQXF8Dgo0bxQNk8oGz2lX0vaapJT0K4Zn7n82OZEsg3MvLxI8q9c0SgIk9PYxIbsthvHL56c/XniAbNmzsprOBzAriDs2XaK
        hgEcDRHBdH92EiLaiK74I03eU/MJ6VQWs4pPhOjmkGYkuwwNDeU4n76LE5RKe5Y2r1B8s5V4crLBfp3pAfXCPgnhBq8ir9i8CoJOZx6n5nXngLOAiudDgOzf
        crZoJ3FehhMxKhzzp1AWWl38yBSG48xq7mHYb8/sxhda5inE0LvpLX9abBfcyaANqcERFhMtHkRZlgbZJvrt5QX4rsfTLaXcmW2TGWIQhMmzroRd5378jWee
        zw6sEDjhbhB9kiIif1qrFEumTEnIITzziYo8Lz4zE0nbiuK5NnEl+V9zpMHVETGypH7cOCnV2Wry5wwviSCef4TNZ9qLe+Xj9G7x8cWbJzM4YzEZFR0lv4Up
        0XD61WM7nPyma+Hdp4xxRrw0YAwPkt92rXXnb3PYBnprB9zrrElUI0L7iIlq9KFshvuWWBxY48HCwBo0cH6tNzprPZhd68HMwBp0bjlZ/YA/vpSsRbLXetCB
        ljggZ7hF3Hby2wXczjaADqB3HaIrYfKCWzjYSl4ELsIzGiRETSMqmm/S6sSioqaRB802raioaURFyw0jYFpqGLnSYsPIlRYa6W6pp5FeK/U00uuknkY6jvPp
        xSYHIVuIYUenSk3T1bxJHHthpnE3q96B4M8kRv601DJip4WWlTbhAmKgGVyMS/xxkY/MJkZ8tdwyEqnFlhFWzeMC8alncXGdxCgnBrbKFqJ0tdQ0rXJNq0S4
        1onT66U7cbpNwBLT3ovBUqONGIOllt4gYKmlNwpYaulNApZa+hGpp5bukXpq6V6pp5buk3qq6X5WBcV13XxusW6+slA3X5mvm6906uYrs3XzlZm6+cpybL6y
        FJuvLMbmKwtxut/sNZbq2TYL450WxjdaGH/EwnivhfF+C+PrLYyvtjC+wcL4JgvjPRbG+8ow5uApBYwVw/iIEXQGOAHg420B+FYL8MwCfLsF+BYL8DEL8B0W
        4NdYgO+yAN9tAX6tBfh1FuDjsSz6NPjXElrYCfrNfIKumrIcxHw0200Y991+0p3riI0lnkfv1Xv0bgJZ30L7pFDyO6wzQJsvWXL7c0iewdhFz0yKWVxss8KM
        ec9MkUXsIXcKj04gV2bCgJHTN+odprQy04cZrY/QpZGImBnDG9Gr9XbJnvHMjOp4fZm+60XowJuyASN6WfDMnOvPWhKq0I4Z4kZbXpmp2V9OSRhF5a8pyoP/
        1H3kSRfvuFgnnp//2PTiPXp7H5Lft+TFx7Exeb/VXv1DVIt/n2pPn+w9Tfnp47r3dCmXcuDZ8RUHKnpbT9njOikXPuBALI8ZlHM18OLEOZYnoGk3wPbxjO+q
        zCGBdXFXsS40Oy3b4uZsCyvH9bAs8ux25jQWr0PNfokvuRHMmGszoFAmfEmJwSEmwjxvq9Sr938SpJ7Jt00pzhKJkzE82yU2eKy5xbyI+2HwIn7fd2eHVz8Q
        PmGtB8sb1niwVHrQQx8W+zyQw4C1qppf60EHLsMLzmJ+GDiR33aGDe4YVKGRVsJy/96myWKMfTMwPae7KMGj11OqNG6Pap+50dsLcXLRyyxL+0zjbEvaZxPN
        3+Nd9lZO708PcHqMFg+fD51u5hTHcXy8nt4ih++0yrA7dazv5oi7PSP7GFYY+ZIyB+tIv6yYXd402X7PM0WITDozFbo4QBfLOEsneuos4eJmuljEBS23zgIu
        iF4787i4hS46uCDC7sxi/zD/qsMeFRsqmN7/aF/TYlFLgVIJ3HZyZ6qilZLWRA8FxsDc+bpooKQNiS2cehJdOPWN6krl4qjLHlO8j+e++KBhsgchiF0oK7JG
        SsNopNSNRkpsNFIqRiOlZjRSqkYjJRJ9Byy7bqEI03ELTZh5qwmDVdvNavZ60c1ie73kZnV7vexmjVyLRmVNq0WjMiVaNOoA3cDnkawR0uZl1zR6yTWtXnRN
        cxesys28VbnpuKZHs640VxVNn1dF0xdU0fRFVTR9SRVNX1ZF02e8oumzXt70jldqesczTZ/1TNNnPNP0ZWWavqRM0xeVafqCMk2fV6bpHUGIeU/QI6Cno67B
        kgWP+0M4gFEnFKBEQU9KzowFdZY8gzvLnkGeGR/Yg7b7aVMA46ct+Yyfyigv+AhtgHr8dFDq8dN1Uo+fDkk9Qbpe6gkQ/gP1BOmw1BOkI1JPkG6UeoJ0k9QT
        pKNST5BulnrC9AqpJ0yvlHrC9CqpJ0y11BOmqdQT0rzmekKa8FxPSJSB66lgpqOeCtEGrqdCzDbXUyHGkuupEGPJ9VSIseR6KsSHcz0V4jC5nog4TK4nIg6T
        64mIw+R6Itr7cD0R8fNcT0TcO9cTEffO9UTEvXM9VeLeuZ4qce9cT5W4d369Stw7v057BHm9SnTNESb2Znm9RpTMEUb3Vnm9lt4mzailBwvTZmRUgcFeb9B1
        joKmFUfElqjrIcwiTDb/elCuY5fdRSbIBe+i4ej8NqAgLm4FKuPiFqAyLm4GKsN31AGgMi6wn1jEBbYIC1U7HXGBPUcHF7yNwAW2IzO4wA5jGZtb7FSWcMGb
        D1xgX7KAC+wG53GBDV4HF9gozuICnPQMLsAEL1e0K1sfXIAJXcQF7zNxATZ2HhfY6HRwAR55Fhe8c8IF2ONluBDmbSouwKMv4iJFPbjQqAcXV6EeXFyJenBx
        BerBxWbUA93oUdSDi02oBxcbUQ8uRlAPLoZRDy42oB5crEc9uBhCPdCNXCdKGq4eFI0OVw+ItoarE1HtcHVL1DYM6fEt6fEt6fEs6fEs6fEMoVnwLOnx4m7F
        b52Cj2z30TwqKu2UEGC0S2Ql1F63kFenVXVKu69k60sHJ2w0Xn1lgk0Qv5lV5tLgY+UFPcyDkVIFer0t55ff6c5h3ZrL6rrSpdoqczDT6HbmdF0H3bku2xHD
        rX0tfyXs4mHY1dTEOcjupDRld+O04K/Zk810HiB2fv+DRSDf8dsfOHwi7zM/UuVHJ/KG4za/4YJFfNXPHT9xQqLkERS6WWsui3TrGR3p2lzmz1F2RB2b60DZ
        h/oC0W1Xt+bgc6FLMPA7HWp3VcdyI8ci9eLogOhw/els8LcQlzXvOwGqUYxU+FzWLAF4gKAQzVEr0IZ1o3oQ7BoBq0G/1LSog8tGd67T7aSRLj71IPvMiTsp
        JMG1j/3ekT//p0O/978f7D6UDrXd1B6oRodSDixQ71EiMC/mbSphQOq34RqmaG5Vh50seC6rEGigUVkjQFhdi3f55MekF+/JNmBv6tM8SV3GEUKKOY0L2CtV
        dUBghVP4xlyng+wOECWHxTe7tOKFtiEL3dQvGhW1vbxLdXQpbyE9rBSXpX7EbSfO30EVxWUTKufN/d5nKIn2ezAQiPdzWKXafm8fGNL9HtRLK/u9MeiR7veg
        XToEtzGOXgd3MhLstgh9awLhEkZ19nvHYvAcYkyCMHCs6DnePq2O71Hj7EADiqEr83/Fc/1pQX5jrgD7FHZw5Mkh8CrrFDGB8O4YjUUzT1TROXyL5Geef6j9
        +vdZSunm4XLZOJbNUwIT34nj5HrsqRoTsBQu17iUgkUL1YBwud5dbLTn2XC5rjHd7bj8FXEThNQv+YAqQuW6NlQuFUOoXJ+FMlK3hMr12Gm1DilzCiy0pj7j
        kv0TIVQuHFR9yZ67SCFfStgvmlC57AhqRek+7TMePJQxXoGhrg6gPv/LLscyligknpixsCGrL05OPHF3iBbfyxYyHgxzdqqEjbQX4KqSjYq+PPMLCLCs2hsl
        ZJ8vhr8zf+rhVEpN/PVf/sGv/sfX39jPGw9RUlbtC08me1ShhoL2LEd+Yzo4pURD+NAkYqD3ateyD7GsKj6ATnsX69Rt58qK7zgzziLj/oaL9Uf+8RceOomb
        /2zmwzC1lY2AJfpTAya7U1kinaEmUY/m0gFgJmoPBDF2qGSNQ/tPNEwYKcR0pDra0RS8ja5dOGAXX20n9wVmnLcHOsT34UMjw9VDh0+kAVsABofZDJYPuwhX
        L3ESTUiqB4hNrgG3I7HrQ0Bbtl7yJQBWLJ9Wh0zI8ZboiuqYNsjtC7+WUNuuZ9NDNns3jcnWXSr0eysNEf6ddSkYC/HGkF73EB8fIsRWe2aBfcxUJuDApb2N
        4yAliBvos2nEZgmcF+1VQ+0t7dd/LZHGUbEhejvZSIg9lGySeEotJAhNgrBKMFMOiLCuSwfbmk1/dROYSMsc7DwioN9m+MQDTkYwAqUFqD3zx4yM0cQ7/9cf
        /Kv/rQlUNPrykR58JRtB7O9Ij0jsb2qElrNG66wtNC7aoOUPa7EaYnz5SMapWaJwusEonA4zbrIbBrTLQ0uggL+B7U888Fv51+vG7q5OODlwJ+FK8rIeeC4b
        XBP2VKRBsKYdUg22lvRW0uXmRFRHTQyrOY6ry27QPNZI93QVkrdqW01Ra2GmqR5hz/wIt6WrR0e1L1TGuYfJkMdk6HCD3WTIdGVP/vAtn3rGFo5x695GSCt6
        w1IG6LhZ9mz8o51XXsjgaZw9F7Fid/5BBHpHZVG5NanHbY1hCYd4AWHqyTGlVKEr4mY16m3RJMv5YvbTiWBdNJ7peuNpzZFgTCDo67GS1ThGXGFr9Gsf2qLE
        7pfm1QddlObVmosSCP9z9nx9XgnhR/rDLEzzqs/CNK/yhQmXPQtT6YtT5ouXWJgu3b41F6aHnAIK8BwYPJJ5k9q5i40pe4AgwggWoDJAOTpfKUdPcvBE3euy
        URBgwXUKqFBhqR5fM8anlMfGp7YFRFtTaQGuHNvRy7ZhStowVbShgJP7o3QBr6MP33LZ6LhA3xDoWwH6VoC+lR70DYG+FUbfCtA3ZPR1dSjoW4EJ+tHRTDyN
        htTldnKCcZdN0Rl36c0y7rJPx7DAXcxR3hnR6A94otuX5wQDTPVKY81u7P6167nTPi36K+3Kvub2Myyj3HBVTmVVTm5bZm2m4AbF2EultR/OWsrhzSrzvyyJ
        NNZTgyaoUXvWb7/0t0nylBc/6TFD9eMnJ88yj1vJR+RHpCaVRy5FTHKTqxnmHj1OvUsQEyYlhpBU7KQxVCT/HNUCAsGzBpdemZqUPjllPjlVfHIlNbl0A9ek
        JldiZPP4U077iQtJm5iRdjXZieOWv1If0qBd4DXABJ390UYMg8R+AGjQegbLuJKFZ4wiItTlRwoV9gwTL8LGCW0+MijFblvNV/oPx6WasOZY5JNm2Wm/KZNm
        iDeMGNy4sDz8S1e5j7rTRsToILw4TdIjclrBd8nFI6IYCh3mZGBwHZRDLz4Hp2NyjMGltHlnnO/GL/POIS51yLxzjO+OXead+7nU/RePsGkvxlDTBftiOGGK
        PMxFHi4VQUAnyMvBJVoALHsCAIUD2Pj3XUX7oFNaun5/SRC205txM/+5i0NU23etWSm3VJuMYybjkM04ZDLGbca4ydA2Q5uMxGYkJsOxGY7JeJiwH1nag3q7
        b0xAHo5/v+Kp6dFTNdDxpXAKQedBG1kR0E1+1xVbcdZ4FDZOyWnGVSKPlPtllWkRS8r9kspSkU7K/aJic5ZZe7+gsi0iq5T7eZVtFZGl3HcUa6Us2ftZlW0X
        AaYSS7arJRsGbKq96E8m5+yJMt0GMDyVgA5stBSKYURVa7aH6CKFeQQbGa3rzmW1rlhMVESLIYaJz6Boiw/R43p3Tl+FB7QD1UOQsNEuppsFc1lET6HjXaEc
        UVruimr5BljMZM0uy5fWQykW3xmmilI8brEIKhuhvE3G/gxdbek63oAGLX1kkF7ER0ZZ6takspvpUw2YHlXk/SvoSUvX6MmVUksHtUBLgF6vGwOtAAXQfjej
        rVK3Q3UEqMNHlWiOm0WwXjI2QT47ch3t0q6qzhKyJr/i6yu6MJSiLGLHbekZlIaWQdJlwSCDskpd4PvAwG4Q7e1mTfiC6mbD3G+qEuWiLoJ/ULmwy/XwPeqB
        dG6DHtZNQHHOWPPBJeoGdAyyxaSbwfAg6maNuazFnwm53kER/jZ0PJdVuZqarWEJNaxDDUMMlQHuOKzJKrBygjB4PXdY9JBReki3upRZ59Ihl16nq5CPVrh0
        DosFj0XLm7sEviu7HQLTRkBsU7fT2e8tIA71LDuhUe0FbzJ5Gsva1XqM5th56EB92RXMpV9zHA42FjlWSqRoeoJ/GeaDwxmXw43DT7cozsZ/5BFDVntUnTJR
        zdkxBE99nN7yKayhDJZg8BMlT5ShGTCo+B263emNwwR/p3eMdvFMg1KZfBqupjkNhHqBr+Mz9ViIF3wY87FzxPk4fmb6AzcB9hiajU3MmTlNqlzRyIHQOddd
        EsZtCReRnHgiUHQlV2Jy2CkCTjvlxBYXEAZbbSaHnSQsuWxzz6e+fUyjCZPCHkWkfmWaVFNZ+chpzxJb5LQXHKb9a+lsOX11MhY9USIQdR2Eeo6/DhcNLSbB
        jtG0ZXWEyIC6akBbM6AVUCcEehmaiowftmg8JBbkDRlRDm92aErGj39pXU1+X7QaD9E4e/xWS6x+lFmCeCW1pXSacDqeDoBn4gVUyRppizg49c2tmeBDYdCs
        cgNmcUvMmtYyS1nTrGAhh7HPzUVsmoVYryry0Jo82TTzxXIERzt9X67g5YY8XPVyUJidyJpJpAjlfUI5qbZCu4fvQngal4uyChXrZoyxB6HdNIoZrf33wmVy
        ++9xkjVpY9CIMnv8ZoVYIh8+SzqeddcC0yzirXOlv1z/Dz4kd2JLQz+fw25/pxfhJuIbnrcC4COiwCJjcwlWh9VZZOTMO4dk1C/zzjHBibXYI9aq4SLEQRXM
        ESvdcPbDl3pzRhBmxl357qw8mHUv9XbHaOOuenteHszbt/nN46UCC1JgQd5MESwagsLjlidcFAq56F6KK1ySQks9nxftFH6wfMm3oZXCycq3Z+XBrLrU2x0p
        1Fn19rw8mL/k2wtSaGHV24vyYFEZDnpJ7pfUZXjoZSm3bN+bMeuNd5n3ZqXcrHfJvkqhjreqr/Jg/pJvL0ihhVVvL8qDxUu+vSSFlnrfxmSHA/5l72TbPQnr
        B4/mNPQpQ+L73ehR2fQUvoKSwleQLnwFjRe+gg4VvoKOFXpG9xdqRg/nroJo8+CIphA7djGKEg+bA/j7zYn8MeMp6JDxFDRuPAUZP0q+8aPkO/GNjhEj0Vp0
        lFiJJ99NsIl5xG582YOaCI/MbtCNbwHNk50pv+zxttY1Hs9CONmQPXIeJwP76D2KXa7RRsOljUaEVW7eMxsNWb+IfSWmWPgJJ7tKmHVe6TJm2RPDsg8IGzso
        fCYvgVkqjLtrjT/BvidgzzLL3YN1kx3QFsvEE/cOfyCDXZyBE9eXjRgmnpfZzHD+shtYz6x7E2wduH9i+QbZoYFUeizbJgw9baWZwaf9gDDSnmXoA3olwQcH
        ePNALH/O0I8yQ7+hy4scvb85Z+ivMAw2amEe3UNVVwprD9Z1izDuoeHOqQ6PGXrm/kNi1A1busxSPWJDaYmrM/cuDL0HTjXS6EdYMLFLyjD0ERh4zzL0gdz7
        BpoDaC8YeuIrutkG7jcz9AE0KYSBD4Sh53vPMPTriRcvM/SL+Np6y9BHwtCHOUM/gJ0BzAJXMPTrC4Z+ATUMooZ1DJWEOw4WvYItHL0Px7O2d/OK2f8W2H/Z
        3ARcehAMfcIM/VABiw7HqcFWCJufDoFppMtcfaeTefu9Tu5I7enMqnEsb3/wMEvkr7r4NnSA3mZWYitutNzAyvUqUUdgXCa4pnh8pSm7DTdbirJXygaWBz7o
        2jOa5Vu6/CFfR2hXkDtjePjuB2QTDEdIbvKM2QardkfJnkM2GuImqbzRoJxiozEPohbPuq77qHYsm3dxiKjZ96x7LGUYgO9ZSYYyTMP3rCRDGV7je1aSoQwr
        8j0ryVCGg/melWQow+B8z3JlsisxGU78A89rnXKnhYSoqSzZ6igra0qyAQg2hJSuE3oihHcQN8pQ1iEA0iUEELgOGpWQLO4a2rweDyJDnVlxhIhaN6tjX86z
        D+hJiCLUeVhoFc0wzL8KE4o5ohFoStUsByMoU5MSIzyVu8Bv4ooZDRq6Psc6KcTcd1lPao4aOEcItw61RMj1ddyFeg+UXMRGqZupOXxpmKU5hOI4R+VqiKbO
        sX+Op7OgFy0D+vzbUAUTVNuAm6EC1QycBg2EBvB4vSm7DjfDRdkBAd+AgG8FWraZsAMxK72IuQmW8U7yu9DDT8SIFlHEEjavpe2BlRQ7LM45CbevCY6e2K/9
        /6do/aiIoGoGbu/5xMExnoHuN9eHsqpZ/mTwa2bxk6GImYV3zeDVV3gLelhb/GmUjY+zpllYBUFaPc8Ss8gaFOx5hu1P0mbXmcafAUIDl204HmAkwEoEu2//
        OdpzpNjDJrhVzxEKVwWTmsjwoEuHIoQBUHyqojBlRkCEGDdUQ0U3TLZHpBeXVFaxQhvKQPSHs9gu0+5eNy4nESQAztQE4H9xgxdOX/noIAQKnbo54uFtZWq2
        oaNmu5mZ7WlstqNbzLa1ZrapW812tlHogxS+Hv5/8t4FzI7jOg/sru6+r773Tt953pk7AKobDw4wGHJAkHgRIqaHAxKkJAqJX/J+yregSDHyjP0tCNH+mAWk
        GYm0RNtyPI6UmAMn0b135CWdWA6UyJZki8HoZcuWHMOKvZEdxYs4Xq/sdTYgpU1oWzD3/OdUP+7MHYixP9v5vsXjdnd1dXV11alTp06d8x8biFdTediwFIFI
        QK5cdmuGpuTDtiwfYNjrijlwi0+ue8Zyf8MzJv1tz9j+r3q0CnbFmli8Aq54YQUeLC0xWHXFRBMnNTFGddme8zpOfDFhddmes42TipiwumzquVJBZDUYwmWO
        OjeuZkpfjlgXHevejCyioj/u5wbGMsb0GjzBft1mOzamAXmm2v8ZlmMOJM/0BRjyhSCkmEr/Ylha2p8Wg99cR8CQb0q7weeJG8TPPaXxA2Dh+GskbdEPgw/3
        KXU/4uktpW0Q/LwdHelGx4FlE9DXHaF5BCvrcLLPswc0Zb0LWQcRfRXZhvtkm0a2o8g2hLi/yDYCR6PyYnDFDkWZNQvQSaFCDvIno8/F0jss6Uq4Q/vhTvQe
        1GVKjG+KzLijQzI73NmJ7mDQDjqf1TxxzLR1gMvbM3GpqJlvHtaTyHCwE03TM5PcQZqnoalOtD8Vd4rUpAfaaAJ9WB9sR1OpYEJ36MH9qehR1If0ncgwrGf0
        bEff3klAm6Ca0NNGPsTV7bg/A0npjlQqKupZSsJTw3oqBUODfQz93LAXg9/BggEcchcfZ6O91P0it0AGoYvEAPJT3Xa4nzNR4+7jk7Ydaj45G47ycS4c4+P5
        cIKP52jQFXklH9b5ZMWWwO3YiGIIdKDOu69vhWVdAAY0b3kxNjuxuwdqtiXhznnPoUFc8mW4h4S2DI4mTWSSYDE7bKdc7PrJxyD/jJPA1PPEgN6xzRPG8nQg
        bOrxsFHtS9IDN1+yw2ZfiCu60cCG/YYNu7KmbgT/HoA7xRnrOruosedYWPgb8khzOD4MIow5QJ90ESCwwCwZ9sS22F1VWNgqaZkci4AU3GMhPEGRTdUxLPbK
        0jF2njCxFyPqNL0fen02IHKIzN+G4I96jN4wSkMuYfQcqs5xLFuRbE/3JsIKbIOqsLCVDX1Np/vAkSvUbbs0k+HUI5HdCsd5WWAjwlCD7nKXspBnJs0dJsFi
        OYS6lMbVbcwOSEQJG9QbtyXaO+pdRzDgHUTalNBorMUxk8I1IPy5U+qGbaBIYfcECEliD9csRjGkrxmRoc68gEbvtLAHm4Y6c4z9HRnQW7olqmL+vgNjHgPy
        gN7f7puPcqWETKIURyrQi/3YO5EZA1F4M9Yce8z9TXk9Jr6CYSVxEwyr6GHPuKIJ7CXidBPru2M93E/NOE0nuZnmcXzo/mzWnOpkdugfivZTY62HUyhgf04y
        aOfzTOkpyrMfNNR3SjJMMKoEv5ATvlgm7pO9EvyibWA6Kwams8r+BxgvBTNeCuwcASPRaxa71Ap/9I2KUqhpw/bZU1JmJpqDLsgkxHCpRFmrtuBjYgmK+Tq6
        m9lVlMI3zqUnPKO/DGe4EH4ZLCZWTILFUiUNgGhqPWuiq+01c7px8m2taKYbzXZpboMQGN3OXJDollKnutGdWAXfrensDswm3egwZhta/mwHT0e9tB/5DgKP
        rBtNt7E3Eo1pgCkewI0DVM7dpvT9GW4dPXdQXjTV5ldM9HOf14fbKK4WfNUOZ1Bm9vS0xoPpECKpqo9Hur6Tq1PVI4waOYZybueLCZLV0Nh1XUXiIR5ffAep
        qD3d4Vx47Cs2lSWwYmhgIkVv2pmlqkd3EjFXeXYnLtBF8lnqu7shZM/Q9zH2K/dMdLDLnUMSxHS3Hd3RRftSRmqGO+n6AAng+k58FX1PdBjJB2n9t78Lt3xq
        RzocpmyURk/dQXdA6dTL0TQVR5W7A+/bj0IPoiS6sR+Xh/QB3DiIG4fpRfTwLAv7yEFFZGL/+dc9yn4XNHDSYbKVGUDcsIJPAQ71urUoY8Kgr/17W8tgPw9e
        tII1XeS0Ql/L0Dmn6aKC0eObYVMxw2bVTobNajJsSEio+Nt5S3vbeUu72zheX3e3eeKaa6T/a7BmCjdDpTqJlO+YBcAKHJXnlvJkkhGkGUcH/gpG7H4arhiR
        zBlmuKMxnA6bAVARIZMSb6cxJuP6ThlaGBk7+4yMGX07xuydmsqd5jGiwVR7xucB5DmgD8v43NG3lEN44Z3IOMUjdZSIdRo8hAujx8ZvxTkO6DsMv8AIo+Vd
        YVF2pqIJ2XuKZMV2LqrLjhKN5Bxjz22mbt133drfWyfZ34bGZERIr4Dd4q2feBQ7b+0Cakldzrx9m5x3IeeG5JwUUWKbnMeR87rk3Km13kE8Zly4jJs1zpF1
        yPy0PpBv11C4vGwsRIgu9YQxfORkVmis9qVzMCjZ/RPwy67Z4N4uc82YTqaZWXXSdvOzF9uwJa/UlZz6hLEBOAIYt1VF/CrlarUiPpVydaMs/pRyda0svpRy
        tVHZpJFZKZk77crmUZo8s7L5zkZy53p50502ILNWi4BzBlCbRNmS0EAP1VwONad7Qdt1D777Wy/0onW89cJp1s1naO4ScUlYWs1YWIS+WCMynKVJi/x+ICPm
        yajWF1dk64batzE+5h6q5BaY0HAXkLu2viQc7JM21CetBfR8g95NFOAsRs60c97AD50zJgNz2ykoHMyHU0azEB7Q2+g+ErUHo6dvA1nY/0YbRko0Z0IO0Ace
        b0VTOfExU2G0orvW85i5d60na/FVFFAHZ0YODDcw5bvWkxX5Cr8gW5Ezkvi0ZBhm5o0HE2xtzJ/7c+jiVSksW3sDr1wQVTdk7c2K40NbGZiuYbRDsOjq8T4T
        8TGMzL0ysfiblrThnZoV1nfQJEDcZcvtw7KLdhC3d269PW1EndugA2DxPWr2agJOdqkvI6L5LfTGy7DwKD/GWgIv0RJ4RkvgGS2BZ7QEntESeImWwDNagj7E
        GDiylEx0Bgp6BEkRm8QCawywWSMQDk4ONjPFdwdeUqAHt5qK8MpSbm02FOE1JivA+z44bmxDuCUZg95hBREkrwA0coeo8Ukm7bZTCu0yDfFKdgpDJYD3sQD/
        9nZJJwdDv8GrcqfPCvs1Lq89dmCXXQBIYgewW0cr+nQBv/ZoEryuIFLN1Fq6xnqUF/e0SNG7UEfWKw8wVrOsV/RR+tBs4LFcMBwNpIvxQd2ipXyyGG9Rc2Lw
        3mnU1tNGNU2ibrv3uSHqluy5AN82tE0luAqVPH9GldZlfG9bovlgCcxGs0NJwIuI4dFIZdQhC85YshMVCU8nuSSjBXDj4ZHRsT5s6mVh98QlxWwVI/a1PYct
        lowOcvNRref7ejcT6HPrvbf93tu5gmDooIjycplh65cvi67P996+sk1hNSub1nJ4VV3Rv/KH5B7MfU1v/TZ33qbaytzY5w2z27+hZr3WdzwiwUISVKprFRIK
        Yiv+HFu327Bu/5zRDK0oIREiFUMiMNA/omD/CbO+z9nyPF19Pt1g5RRzDe1S1YTOEmPOz20x5vxGxXGW/UtFNgmkabiMsMi6wHF08ioM9g6cQ2jNApQWZWOQ
        WWZm6yHIrV6MsA3zn8V6rUItFlqXif2orfDMzBZ4E58L0Pw7i2VfkdjTS/DXIXkMGNLNPHcNx5kPlXmE9FnPRyW+F0RjN2sJ1Sf8FWqxHHaAxH8dz9RglFaz
        t86SIQc2nSD6H775dTss9Y2RgEUWoIcpc1+tLvZlzdsik5EukyI5QPAJ65qiyvdFEt3uBsksZaySQ+LpYVMXEdOT/ef61AG2sjTx0WhH4MgCTiaDDbAlGMNQ
        Q4/BCQsnBUomPhIEnyb5UNfaYa1PQ9uh6vMObxM6AzRXcEKgr/T0mOYTTB+ZQg1g0g11UddyPaP9GUvT4v6C4JoT06/T2EKXF8Qmhx0LIuLOxFbYfKNGxaBh
        h2EBggeGu7SoKbBNDVA3ID6FmDELlMw2GSMw4+CYH6PUC8TiHf5005PwAsNKmp/rwzdpOTXQpVmBOnK8rw3vQIfqLD1d7JMBJr46B4GBlW3o6qZO5ejrp5Jj
        olXuF9ICnzEMIyF5V1/i61d/RECtMKoLCSsVNtdaxYlsTVd42j7LIxhbzhVdA7hDRYBYkG9cZJ8KG4Ct4MTljfGKiRlXwUZKl91pocIgGrAT04uKxlauMbso
        s2QmzOR8qPjIqGFlEdVcPmmDesoi7gm/2ACDKIsufZxPrkPvXmabSJL8uBxFkz+Xo8JJKUcByYlxbthSu2QstRkUZwMnk9IiViLcWdxGwOfiJlnBybgxSyka
        a5SCMULxjO2Ja0xOnNTSJHGVAVcsI7TTHsvvuMpYl2y4bKC2dbdawVaBEqiKasa6ZlAPlXy+WMhzgyhjnuYYCzdvq8ycGGeJGVnR2KiV+ogIxi7Loc/pd/Na
        UoplXqe3ed2VJONcal9X6Vti+1avW8VNzAhbw1CU+k4qbMRW7vtApe8DsOqKr7ON0qpaNG29ogxKrILxvYF3V1q8D0gG/1nqi5s/Y9/swFZOeuJ6T6prfC2Y
        GFbZikbIRwEWnkul307eKMpJYeEVkUTmfdHeMmE/56qBS+5FYwcyuMkUqWCsUYK8KVJDbIHEDqjI64XIzZsiBXlTpIaYNDkwRSqK4Y3dY4rUSEyRbNh2uIkp
        UpA3RQrEFIlzBGJSxqZIvIVtJ6ZIYEMOOxnRXSdvikSpdmqK5MKmUcGzR0yReEFjZ6ZIGASOMUXSFs0Ka2iHaefYWqS6OGmuAb1k2pldi4r0DjqbW4NZ/LTz
        9jUYxtHJmTWYcU0759boa9ucVFrDV8KYii6m1qIKPcoPnV/jpiMxdo3aiLOXYQbI5o2S5Skqn7O8eY1m0aREaw02VaZEjdq1YfffhTMKshArRVFIrsKMq0b3
        OJkLl9ycjNztdra3fO1k9zH/3yB0dyGxWpLQiVCiO8a2jX1xoIiSoZD/T9Qb/DvbQFh6BtKyIMpoJzX/n00exyjK/889Dq8cQcAscSRtUd+IjX/yOAZn/n/u
        cXiguGZDzxUVkFj5J89iUOf/556FgYyV+GUzk05MBiuGSZcNky4ZJl1M3ELSgJlg0q4YJvXxlVHGV0aZmirjK6OMr4wyvjLK+MrYxldGGV+ZxC3JzvvK2Kkv
        KrXvtr4ydup9ejbL1esrY6fOpuezLP//8pX5ss0Bf9n2fOvLXdMOL9uSYUsFbOO/Ii9TfQvxjL/KyybDlkKUcUvZ9C1uqnjRpvPMazzjJvOyTBSwMsx/m/8K
        8A+8i/al1P5U9cb7TIz9nX7JZ6lLYDq55cZ5au6cRpmS1XJsnAX6xvUspA4KEzGGTEtlV27OKg1F0fomW/D6p3ktmNduO73XvD2eB6BGUGzb/xFHeTkf7ygx
        vFSvVSliwiibadD979CJoDqoU49OxO5d4TubdCKq97Z7S52I9KTdq2SQflS9SgbTjc7WrOcjtzdrr0JiU3XVpuo6r7G6j3AAGf/fOY5adi66lzLQvFIC8okp
        USZPmVNpXVW4FUBRIVvupe4rob2Wxrqm8+SzPb7I0e9jF07r4raFX+BQE6G1ZjBT/tjmhuOPbbeZTuWW3nzLS2/NbboVX/tMEFy1o/ItPgnqUbWc/zCi1lyl
        eb+GhCMYOVLP1GxoAPiKhDRYTqkz7B/zjtM1xWjqBZNXrCItQPQBcCGyH3pHDdAZ6vv89OZDuIVCrDPvqClY1n7zKf55qBVZ8TP0Ivo508pbSkLtUBKUm180
        PJMns5wFvc7ZylvGv1+ZKQYW+i/nDfLPM3MFr+4rZyeG/ETGeboT2E67m4W7FjWbZNLJjcSEP9h8I/CfV0pdVJeEitBvRhrGqeoT1K5nYki4QEYrdkYA/fL1
        zBrp5yVBxYR8s2LO//dXQmdPn/uLVeLmf7PBVWxeoLHZP61RHm/19bF4ebOPxcubfSxe3uxj8fJmH4uXN/tYvLzZx+LlzT4Wghbh/5xN4pX9LqCzOvN3Pft8
        /OrAE5Gi3/u1Oq2dHGDrExfcS9r2GALlPU8BrYRE3BLAVqz45hj/PNgSuKVEqbLcZYezV4tLEX5fX7N4c9SK3/t2/nl9b/7AkvzPnH+QsZT+vAgwJcXBsKSc
        xY/M3/Xeq13ff6MtMxKtKnrnVFpvbE548+aEp7IdXJni/knVKS6XxJd+dZBVAcmc9MpycgwrfdL8PmnVPmm1Pmn1PmkDZp/n4tZ7WMOniokJSOLBv7SjQTr8
        K3trbpI9P2ZHjVswywm2ZW8sPM5//p9T0BU2MnVYmr5ORX0eO+iK7SnP1ByfTb4RDOwM3AOJF9opsq3wtYYB8jiPUK9RWYhtZdCkntMm5UaS72yScj1JmUtS
        riUps0nKRpKik5QrSUqQpLSTFCtJWW1wpHjgnCiEISAR0gt+FooAaPgxQB1z6cC0F1iiconAX2mzLKwWvgf/Ti08+bHmb0z90eiphe/47Q//yL8s/y/34hFd
        CP4DP+QhGJOni6aMwmLaPAv/9Cs/9E++8kMvnlr48ON77viHv/tdpxam7509cWnqi70lFNNHrupS8HN2Ar1iFCBFEUxXku+8LunXTfqNIIFikfRrJv16kr4h
        6Rsm/VqSfkXSr5j0jSS9Leltk34lSV+V9FWT3k7SVyR9xaSvBvimqmn9YDFYt/tSuCMRIZjAOaSVI88lrkKKA5egt7iRTfOWFzMrLBdthbm6JrgFK2UqtpyX
        jFnRK8vGdjmq5PeI+Cb08dxm5uamJ2WheaMc+fnNJvOkrD5Xy2aZeaVs7EI2yoDXEBD3gRQUb0BiKSle7V3DSSCxlBQvkldx4ku4JsXL5+tIqUm4JsUWqe0B
        NIDPurMBNBdTseA7SUV9U6nrPq1ilcSFkm/Y8E2lrvimmm3ffPuqb75gxQ/LAqkpta0nta0nta0nta0ntR1IaltPaltPaltHbSuLufDD66h5fZGYmFS3Ymp5
        vWIqd62StGEladWK+aR2xXzJSsV06GoFXyDL6PNmGY2ptGZm0KqZOH0zX1bMNBmY2bFs0PxWBxczAMpftm0Xwg2cAyGcQpG2Zib2NXhGQy5VOWlavdiD/cpW
        QgspZ6Y1+yOt7JL4UP6SevCRFpB7kzZ686PZ+T4RYeHhq9YB/Q0tFp05UNV54vqlaNnwoe4AzCM40WNtmNttf8i/TSBiXhbhhL+AcQ0pAV/Hn9Zut/2TVl9Y
        FCVQK0Hfm7bctPx/atulSyxosAaTF76FrjRXUXaNSrIOisq8FGCVHktLvmwcVbudtgAGQSsJz10Sk8VnMnEEDhgbhvV01S77HWPxgFyMd8QuxgXcLeEuPdY2
        LjyW/x2bUCvb9vfeArYyiTlpsYsASANHtQWlsrsNSiUCffbAVFrpK+mwxB1gTlUOqTL/2iXz2qXstZuAKb9FJRMcysdsWhxBg8ermLfRsgSVelsLu3KMJ82A
        zaAcgxvJVXKAGWzJ5zweeS3G1rS1x48BvthhXLrIhcmI8qcsVhH20Ji1lcY+5H+o6tQuucu0cOAmW0OgOOiDibgfi4JW6mR95W8/Kr7PxG9a6TCbnRHX69Su
        mUgKvtAZvDqj/70V737rhXS9/MoyBFh+jwVds6u9R6NcsTeWH3HnFopvGT68739798nQWWjOLHz7n4V/eCpUAF7OxrF4LqIAetrNnq4lm0gqtfKkunF0aMoK
        QWqAJCYSoAaWcEZLRZsWTgPx08XF+H11RI8l9gcRyoFjPZ3ItscAhN9oIPglmwVgtLlOr3wg7NLgN+87O5eFXmhH7vYioFRRI+OnH2Osx+S5GJYG7jcVVdF+
        MmrE77bfmI8ZT/X5uLlaPQXsMicNMlDuRpV2VFiPMgx87eYMhfwO96TKBX64zAEGWPiBR3WpTWyihNgHDCMGzMZyB5wu61sa6wgxoSgTsQUa/Rj0sEMe7hsP
        YEjcurGpESl2+h/CRvOQrMxU19whdtnm2iEkQMSRhNs4dDpgpeyDTUS2cHkNf36FJOTv4D+/dbWND8KtyV9+gv59im79gz0P0r/PXG1ji0A3YufJ+Pq/DagH
        acHS5uIGsG+u8AJ8RsQ9yIdOJ3SqRYPMqN11ojzXTEQZcedCI2yxRKcB+OK89W3RQAu0aRsS/hN0VB+f1QEdvKNFray6qE2BFmNC/T9+UnyG27zphlgU7ci+
        DOaBwlvEUJjInW2oLh0Rj2XWzsuPXgBZ5WnOfq00t+1XDvJXFnNfWe7zlYEepK+s9NItjBGEcjfM8ECQjMvApQCXdIUYvZx/L5b9mx6odaM6E3wVA6Gaq16O
        6quYwjyhapB/rYNNuWqeoAGX5whBe0zQ7rcgaFvI1tlE0CBjcwc7Xh1GD2CCpv7LUWIA+vOE8BBEpSPALl1sUTp9iZzlCWdbIg+YtDEfeSBom0ibWqQtTJaG
        MA3UHGkhPBCTPnbQ8oSVoX5/yVGFS86yAA7DXxcbd4mq4F64cSpo41NtwxwIyFp4+gu/8n2z//NdKTkeu4/Kf/H5kANkJGmfbfP8Mkck89NXu22wMLo8N/HI
        x1Zehw3OyE6MIWdPPXpal05fqNmsK/wsHaadEs1sxSmFXSi6YjvFYtwkISL4HN/Xcr8p99mZzdU29UVHZqzbf3j8236xS9K2o0ux+2R8Y+CJuP1R6pUyTDNd
        SrSfjOeW4j+3Ya8pt0q4xVRvOCeNWA8jFg1cIMLiDZeOdpKOhH6a2uOdz958/hn7wNXuwr++p9hoNN59qt1d+Fvcq59H19Gw7+oSgMfocWyi0mnEEmabBQWU
        8b7qh9/zPvtP7+0ufHXw46Pf++nvpAcXvo3L+CkUl8RO4W1SwRmgPyHHDZ8VeIE/tZV7SS1L6IMCkDx02sbUdZggEWFB22jCAtFSyAegDiHkOYeF6Nu33qY+
        5U58sRux8YPu6WWFIaA4wI4Som/n+0MewZCwOQ8bD4DxUaZPP6j3Xn56+pNdLgK5mHqpkt6Lz/thUaKvBBKSBaRWPMIxIxCgwL/pOeV3ucsu9EvBUlQTSxNt
        SVQktV1MipT9vbKcrjNfWUZL1BD+oRpTfROdXfz14lJUjwvfT8yrHp96gmSDyAt+meqaqfCSskvPRCr4/rCga/uJkolpxezUxbkpvUhVwx2sKnThUuR850eo
        G600y7suXUJLJaWt2JeiSnrxrqffGXnz1neDlyOIActN8xZO55d/EOEDzlJXz5NQ8E5Kc5DmcA7tvROs6izJl3ThvJMNNDGxno18ks/+3vP4Inf+1Jtl/YPL
        94Zlf34DRUVFOn4n7JkRmKAVluiNzjxCJRblCRqHeOJZWL65SZIpxEH9SibnPPY7/VaSvUTZn6eWZpGtuoQzaPfpLaVnfiGZGO7pYglMjTr/6sDTv9COAjTO
        +ad/AUGZBszE9NM03wzqAcMB45MAIGrogU47u9+muZjRRhRNCHGXigkoQwexodhw982cS7KY88GOXM79xO/efF0X4aLyV9FAO0pMfs8latFzJ/F5VciTRn6M
        GrpxWaPTWl05z5ljovEbUMtW5o8/yy1BzYAmZkxWqkBHN7q+UL4tlO+D8mu0hEhW0H/btt9F3D1KiTWyoWB25wQ6kSUJm9e1Ga1G6ixJB4zp/dQANlNeLS4N
        +PGPPqWJFJb8IYZjpAXPru+P7Hd8RNs/84P+u+g1yV6Y7NUwzIx95h28/IqHXl/DWon46ZVP0/oGQ4MJwd4PxPuEFpDx/poDulLvpCoLXXHWdyFrSbI+S+1F
        BPpMNl0ZfOh2BpDdtv1vOGrgknOx34r55hlt94093MfzJ0ViPpduC33dIPgUcmK5WGVbMvk7fVwUjVX1EAkIL9sMjsSe7MkCjc+Hjaeiu55Jbps8FUksr0BK
        MhK0Czm9SFJOu8O2RYkdPOoHJJoIwr0l9koeBIyoJhIKRzOrd2T5zxbqs+tSAKB5YaGOFX3EaGldRlGm1waYsxowDwWqGuaufJQwylfWqEibrSMqEMrYjMqh
        pAiLBFFInks11AUQcgdWTPQWCDLFfHk+ioogj/FytsBm9MCbo6PFOheaLrvGd+OGYGz773aACm42KHr2i0k06NlUnnbmtrNkh+1T76NTmx49c4tHg95HZzc9
        enbbR3mTvs+O+Iq9eUt8+z15dSvLftkz7/OG1Vu84VtupG+y7Pd/sul4y81L+y7mgFiNp96BxFNv2pgCHTSmQzPGROh2Y1J0hzEhmjWmRoeMadEeY4J0J6uh
        RfcSV2NsxXwc+zOtNBbcjeWwpe8Mj+k94XF9KDyhZ8N79B3hSX17+Do9E96rD4an9HQ4pw+EsTNn4j0V7+edbC+uPmBstqjStxkI1XBKDFvCvcY1b5+xUJo3
        FkuHjS3SfcY26S4xtwnvNoZIRyTcx1ziv3QvDwaHg3Yi3sAJ1og6HKAT6sJYrCcdDvh5no6vY1Wqw8E9Z+l4nNVx90b7qP1ORXupNU9Gh6ntXhfNU0ueiO6i
        drsnuo9a8Vh0hNrseHQ3teBcNEXtH0e3hQd8xHsHuOEUDhUOFJ/BbuW41236NnApYESya5ueorySYDHYO9hWeV2Xt2FbQRfqiQaVEsKq/jbWNQKrsd6NhjvE
        FQ8znmTO2RvYXDRvd6MRXdV1qDZgZkmLqVHEK8kvoqngcY3bYyQnNfQwsSjkG8amwH59nxhiVpGtSWyLSpxo43UAaacC9bygSg7hmSGGhaoiUxVw2TD7hLTA
        AsIYcgyi1KNoNrBUqled1aUN+jjcWQCYu6616Rt93dQTQHGkp8ZQ55wWpZstP6lWeFDnnHz1uB5p471Vfm8NJfhcs6BfCXogNxipoVBcxNrZKEDlcovhAdwL
        9d15599wN1H8vr4WT6dv7rA0/dhPPy9OvHv7+MtuzgbD4d0CjlnSd4M+GLez3NVH6DVEM8DUYnffNmuGw906QtBN6I3LcEvYJ4pobcIG+F2TL9KampTyjSHf
        qGDLp3e1DhnZkpqtDO+HKmaK9G6IgXdELKQdjnd7HZLkfjGBpplBTLEdxhpbRZ5IjMYdjiZ7DSeh2HU70PBGxrobV9jDZKOJl8Q2QBmLRnEqf0nMAYzZuHEp
        F329Vn2V+bAS4XElHvpRhod+dtsnZhmdVSxHuYHNE7PbPhFE+5Mnguho9gT2u3iYwwEbKn2gxsGf/qlOgt2nqN1CRA2WDHDM5v40Gc7pu/UeWmP2oSkihX6O
        SSmA/R4zLei8LWfeAwqZy3kIfUZ160HbLwVfts1uVYLAvkfU4ZmZKefxe/DXdVJOYmTKeSocC6cZF4NCJO2yxqS9RsO53G2vH0c4x/l3k6isjyoMfaBxqOAq
        f1JwUJeIj7QejRRJ7XuI/u/UqkV8+D49i5NZfZc+hJNDel7fjhNgiNyBkzv0Xn0QJwf1Pj2DkxniwQdwcoB47zROplMt1pWTrJGvZkgjGIQWx1pmp40Zsxd3
        h9mDO2T23u40Zk0HEjePg2bz7nazaTdrNuv2MGUYEOYBBP3z39jPTDLcnWoZzPTJpAwxVAQZxgqu9Zlh6A+YAxMT03JEFCgJFpPYt5hhBniyCCTySF0Q9xpw
        Uypjhgl97jCaIupg7s12SMyUpoowEDY/Qemwpcd8NNkJBzJe3MDtskwcO9qdsJYXUQHxG+2k1EHDFmicCAa8jiTex3pYx+CZ0nTWwJnG2TDOAolQUl4PhwR9
        ns5GBJSezkaNFflRY1W+3wgXC30aPaT+eBX6qvOsy9HglIA9JlocBlttYIuOBH8kjCJhBJ5f4/CInsO2HeUfz6HRpM5XV2G/sdUzPkBJAyhpUEraldmuGPQa
        gUCLtIChBYkgEzFB9uELu7C9v5uqPX45Zddl+jummx2q6FA3a/UdmhqcJAZ6/YSebEejXAdGF8ZeBiZ1qtwwKsffvVumakFR0MYnLppIsIdhsrW1PgtCtCVq
        NfBG6rOo1mXoAbmodBnFB64a69EYXsPdPSnkR6sS6dsdgs/gA/eavdyM4ObTVxDldRmCmirKJZDAAD0CNk47CCJM+UboahwfNIQPGpUPGtETvKmK70UcaspR
        E1RmQCkhB6LMdPRkuvM6l2jDiEG1wDpaxKKP4+Q4MaVjODlGTOkenNxDTOkETk4QU3odTl5HTOkkTk4SUzqFk1PElO7Fyb3ElGKcxMSU5nAiUvOKGHKv0iH4
        FduECOXN0IolITlogb7AigRAINgCfhCLPahofNQSzkSBoICEqRgJM2/rBAXA5x1VSjXV5T3Q61lrr1EtXdmkllZ5haXD+42JWtrdrJaunL6QWLR+1mbFLZx/
        oJeu4Ir10g70zlB45vTOWAKUU311WfTVZeir+bkp6KUr2IWpsAZ6xX5HqoX28ZICR+js0U5XplmVSAdo3Xwc4GjHyl/eME7V1tAVtImsi8ClNWpr7y+gtvba
        XfaQxpF3jf+y6mr/p2zHXVaXOKyx5tiaQLkoMIqlihHSB2gUbnJ9f41DAGFTH1lluSTGCUqgE1XM2/BOBptY1IVHa8a0uPhiVMrZV7YAw76dKrglmAUWbMB/
        WinvorOclzeCf4sN45xwgQSVlySQ4OYFGiRgb9UOfhOOnC4bFP6mHfE1bNf4pAyY65uNqHDzo6z2vtmgk+C34A1S4nNs7SSJ9I+j2fbxtg2dzKQxx+EQ0GYS
        IQ0mYUM06UQq+N/t+KWPLp+pWf2g4lzc/pM3nxHrRaIgbIT7bJFQPGHlPT0dtvX4rYIauuRfNF6SjMZdNDGSohEB1xcA8D6ygMRQIs4+CgmAgbfZyXyEHnmZ
        H7cYDRIigVrPbHS26soU5u5RWdwaiHFK9Rn4vm4cNEc26fKMVq2K9SqxauykwVWQF3/DeRVVCTu3NHfT7QEOP0brvjLy1TCHTUJynhWDOQgmFSzIhtsCYwmn
        tzYynI04TICsI5G3iv3vCh6pYDuyzPGtBpCjilJ3sDM9yaK+rAkViye4sxOeorQOjrA/T7INHArbWPIh3kKh/9IzwIMjeVCsId1od8zuM4cf67IGjlqk79Kz
        1LP0xL4pCS4Mmo5Yoiq39OQQo02z9NjVswAdM35iE8ZTdnwbjS2UV63XithEo29Mt4TsEAYA5xbMCCYYS4bx5BnT3awQx2jydBM/Q5IG2fHegWfiuJhRmXyj
        WIMiH/btac52OAxbcreJCBS4O4C7g7hby+5y0OUJI4vvMLL4pJHFdxpZfMyI4KNGBB8xIjhjyfg/AJsVpz/IEzt3GJynIs+sfdd+aSZdXIevXqbqcy9ptQY1
        WJeBzGF+8HjLI77n/4Rt28YOL59/GXEqP7pM07aHo3+zITZ6t8wzKaZJ3yKTEru0W2dy/CO2AyGi5bDXQEuxz2/LZp+nlrH+f6jF7rMOHbH3qB5q+WXBpv+E
        TQW4pgBHCrClAJUUQPPMGfMgHdl5jQr4TumHljQorIbg/9HiT7Nx6TEnbCk2xqMEBAKht7DyFJepLZ1rLGiYa/6+sgcv9TXy8ySiCiMUIkQKGmdAoAgDhMyQ
        9Q4DYQ4moqb43VPKEM0kAgvBjTqCS+Kv4rMFNNESDhKhj+0Ax9lul6RksRpsMTp+NNkVDyKSaxmMaGciRPc3WhyH0NrSeM0OhP8DKiiiuqCYMUTua/esGwyd
        15BpgDM1OLwfC8AtHXAxg71PIajLsCxG2hJjkF5S73IcGLxkU3aR+P0f9uyxS8bklN1jt4QnsKRFAvn8hjTvoHTCSJ8Zq6DhFUpMDisCdp3Tnkngoniqqq6n
        S/TNU1WNJhKoMRnhY1R6t05iPaaqCUR9MeaZAIbqUncgymVEi5+BpAtzsJIIo0M9VEdOLJWoUdBQjRwz3pUzgOlGuq2Hc3w8c0YKpLd9BLE0hDPArtmmyJxC
        Mwr1SH6jQ7cz16VAiBARY4AznfQUSsjvlYRtvaudjYuiUGYj+7Cd9PWDaBT6N0AfNgjuXMfX1qlBKJHWikNU+jCRzEQ7qskrhNTplXXdbGPoVPNrSZQzwM+0
        aMFEI6TdTdZMxIo5chE3KL7aFDhKqUxi0hbZI5ofCfCIz480skd4WZp8fPaI5d8YdMrLExeLlzIsDBP7oW5iPwyZ2A8DJvbDsIn9EJjYD4k79aiZRke2TpHR
        jgwGJcP2iXaGuxndrRwHwNYoQ2Yuk3SXWQ2GUw5QlJ37OUTBCM8dw4yNRXOIzVEvkFA3CRmC3ezJ7ttO1xwsgxD/OKpw8GQnZPteEuCBkhK6VUewIIlJvwGg
        5w/xomqEcdeq2oVFLrDWAiDas6lrXTkWFTmMPXBGvyaxfIgh2Kq+sYHnyKxVE+g1bruLjKaerAL2rUV76Uvo/+OtcIoxKWnI7sublgLfrUHvHEwwSWJF71WW
        jfc26L2DWMQN0Wk9HPST2qKCUMKl9U1rbJ6UGttb6suRUqtJ0NVGEut1kME/+9jTwbI4cuSTooK4yeDT0E2chsXPdYfTOrRQ39dej/ZmOFYtvXeNPn9vplFp
        f4hyUL5cSriXPqtBnzWYfVbaJL2ftbVB9n6IHq+RKBQIXpWEF1iKSukzTXpmXJ5p0jPjuX2fvevRbTeHicMNwplyn76tG+2n60kBAHzJDnfRQEWQAj3JoQmQ
        pLmSRDim7bUmmXZXOJqA8u2S7siREN3waRxVw4Eqnw7Rad1PnvepbH5FS15xAxCjk1KjVoJEGAYpLmDJFFmjIgMpsgb0OxQJ945qGPgAt8PaVZwyHOPBgbi3
        CFKrPfRWuNeRxmKsRTo8aKIzuOJ5MGK2F0QyVMBOKCzOW0cd468I0Zs5xIjgpwGs3rzxnHnhedCGtdjz3HnjeHIurBmLZyDixgro0gl+C+J88dWKLb5cPSUA
        LQ7QUy3jQLICAK1hXA9jGsJJHcGAcTIkMddVVjfL1A07D16u1MDUy8rXi8ayqddsvlqaagXQz9zjs7110reqkt5NxLsno/YxupzYSu0hJe8Uao/odAeofYxI
        eCIl9FKas0k5xyVnk3KO+1vpFqQ8KEnjm0l5jCEmq0S7u4mG96CgXSHIuS8ph0RjO4WUIzrd4SfP9yHlsa2kPBGr0Enq71GRsUOr+zEqdoKWlT49Ug0nEKdi
        jIqf4IAunIQAI2DhJAnz6GMWQczFgR+ZPWG6zAEpFVscpOmKY3qNrsHq2ryNnwwA6eaRBMhoVPbiDCcS/0DJ6MOSgHklwzUNyl7dbcBi3w8KV6BPsPvpbgfb
        9DyccsNhRRmaA8ISvBCpWL0PKF9JFHQBojUOdUogswQpqbAIINwuvW2626ZH0HYGGckQ7HXiF8AP7fn8BD1KPj6BXtrY8uprKoGPkvDtBiMK24xbXp1EdAeh
        FxNCbyum9GJC6cWE0ulkiGNzUKcpzzT0hm0a+hrHy7a3VMdAuprq2AIMxl4uW1vCNi1xxTasqG0zL7LSv1gAR8muVGjE7zEjbu02MtSOZDdqp5HFJ4w8uscI
        lCPUif287LF8pibfBm8xAZZ6m2Mv25fURa4u7C437MjN4+9lfhuMqGDcvjIkP1uQ/DhoiW/QczgEp+jBPF6ov7vEvlgGKoo1XSSnZqoTGItqH8bpPiv9yznz
        wxo2pTqdqNyh05IoWcwt2EWU6FaJ40WWoPlnT6s6I0WxRXcp95JyGybyKKSMDOVOm2miBpeCKurgSgULpoIVBu7jAJBtjt+Zr1YVVhRSreqmag1g712qNSAB
        7aVaFbx1QKpFD+rKZf5q6LawU1rv4I4PnVXpMhRoKEFLdXlHpE4lJFW1xG9NyQ5LVGtjhSTFDXQ4gA2Kkz1Yqoq/qfZoOVP7yqba48NM7atdVntJ7WsdNqPg
        2nNbVkxb4p0lvLMsjgUVVASm90mb2tKmdq5N0eqdv/I2RYN1+rapqao0e1JVO9kck+7f0qaAcuz8j9CmnlS02Eunf71tWkFF+rUpQnpwVcvYXcG2sE9X/gcB
        chgwHpki8XePZULcJKF6fAPZXTVQ3TUTCmfQhPQZMlDewwbCu8yuWgV4WZe4oDofNTH+EhcU8PE8zZclLmiEj7PEjEsGE7zEBTV1iWU4VxdRGMJ8YVwZuIAb
        Uvz11FwTq9phnb+3Ye6Ba4/S5JK/d8XcE0Y92HNvNYcH1UD7mXtQh3GGGxg4NbZjFZi7Nmue2pmJJ6u0DC68EtC9dvL0NTzNiPByx+KnLdaG3UiUGr65P8D3
        SwIXLdmGgblnCh7IXt7OlvcmyBk0xOnjK+ZxPF8xT9d7q475oQQ5g6aflbozcKm0zIDDV8pL0diezE3v/BtyHk9wkrTX2Muk8Hiy8Tn71GOtyDvuPFfQY5nD
        k5XtgZwK/iN0lN46IynQIYOHwJVNtxc2BQq5dir4PUApB4t6LH5F/FnHGJthONWd9bwiLSD4T2L3b2euQKe6lJgUfHXTG1ZJiBnOvcJdzCuu+r/i99NX0Onm
        gum+FOzmCnZpqkiDGd4zZ5QdAjCW3YjmkgwGbmyTfoTSs8TVU8mRIS2cZ4ENuLIzsI6odoHWdRN0gUXbGAAnwmEz5Ef2YAhUMuc8c9ZmDzh3mop51F2OA48a
        hj5Bc9pq4dEWzSGLydcM65HkdERICG8pLUZN5A/+Txvhr9qFsEXJnygthiNigTNK+ZrYGYZZOZjEpB7mHeL42Y8GsY4HgkLYzJ2PExMYZoOzHWi+iGPA7eKk
        uSgEJJjmgTvOSau2QPkPM/1riV3DPDY54vFIR3TrJcZXjuSBXXSud5AM+JKUgNG/C8Y/fCcyuXUoz93I/cPLh5l97eDjLP+ep2pbejz4GlZR7D3kcExINjgn
        UZJSbZiUaI9V2xFsNBwG5ebAPS8hRjSqQvl2ybsZGhqDHGEmqRo8siMre0+TeSvWbDju0M3gaYfu0M+ohKZUeMrGVrsD74xRCVLpcVmY9AoQr0d5u051oiL7
        CepiB0YfTUovIc50J1LsjcguqnDuGIVfVg2HgPj+KHp2AAeLHaCG0+Du0ioc+dp03o7kdMXY60o3T4pqV3qTzayC/0u2LRACm2Nm83eINeCkGMzCyoWyRY21
        aFAX11KPTnGGS3YZXznV7WE6Tpc7IuE3pbkug06jpXcA5YlDbxMXa9Nr/ti0flLW4FxXO91uGwHR12l25fjcJi+U7VmZ0P122zRL2rrYTo3ZX1lGEIt0+/KV
        U+u6igCKkEKAdI19SajvGfagT0iuYE4Pofs96DkHZaYZpoEhFJMEpcj/ZtSTBaLgN8J3GDsTx52306Fx3HkzHYhEpujgH3c0HTwQzIhWoJCR1MlJl9ePO+cp
        Hf1x3DknZ1akQDAjun7cOYM1EWyGRsRd2jORqy93jzuzUFVrdpPrRIUOgxAUINCArEYYpiJlvMNzsqfJqAOq2+nS83NcKDLhL4BcO5R6TI+yTZGe0K1FsCiL
        WdQEnSyGE7ktlTZHx/CJO10pcxwyv2mJwyQtRm/81yD+cAEMKPhd2x+gG+BlwQccbQUH/V/3VPmSvRx/8M+C+JrFRpjV+WfY8Y2tLfuhwquApL8cpWFbT66N
        CEjfS1/QiWiIFXP7F+V0Z58eyu92k2Tr5e44nXxE0zbcbAvHlQZeLYQzGqwK8aCUNDfNW5dhosJOjTBSgVNj7ukC/F8Z8qjD8rCTq3hB/GLS/Px28S0yn+Ly
        fXpLJ7eA7abSBD+Qx2vMpRfwGfJKVIEFSyqpkKtbicFOHOZEjPPMQrDKKkndTbyqA2CBgpF5zSPtpF3mqCkY9AKundTENDKBkq49yrmpIYldUpdkPihspeRR
        sxSpBtq7LA3qCf16XBdPPEKpfsXLKA89S5nkTp4GEGKIHutpyl6qsPk+vb8T5V1d7PwDeaeZXLqSpqRPsI+r2TwhnAEpsmtw57g6pqv+vx50issjFyuXDKZu
        MQE+T5ArgAVSgrYKJ2U46ZegS0OgAxtGT6VYvbHm0pXzYM2jK+f+WgFXrDCeVkG4Vysc9uFKh7fhSsNxZVrNhvtxNRseENhddfPvqLmb36UsGJU4MElDSlNS
        dlLKlKRMScouSjkmKcckRVPKFyxJOiNJoXYwD6qk/FlJrol2FimBpABp42lEfF3xxCX5krqUA6t4hMXvaPdlDvfNckTU1buTRt/o8hqh2/5QFF2me25ue6O9
        Hu1OL98GzJ6UE1E5Xs6vyZ7IJqnduRCpNTWhd1OvDeha8Id2GKV7MNjMym5c9rNbp/xwty5AvwQ9anzjMxwOVhHTj1/5TL/ArtQIVhgAgAWWavdTvpXPBto0
        DlRVCmnPfna7ZyOoQx0oWePVzyKeEh7kRJcTn9v2SUA7xR6RVNymB+vyRqQVkPbC9s8BxK0IUlRxCQ6kV+jxhjzeqDq+5feLszDox1/7TCA0UXrQnePQUYEx
        2BsUo3IDuOywPneWRMNhWtvvpt8GwzQOor374BCPsmnxDfgYurkwttEeemZMUJP3IMRRE2JGIIVswSoehxlu3+Inkjtbnmn1mfWTk6hPsJCbb6BiHr75X2xd
        p0XvoJaKX3M115KrV4MNL2ZSCUq2XeEDfQsf4MIjBo7Pv+F6/g0D9IYBfsPArd4w3PcNw/IGbP+2N7X0MHYtJklC4BOO24mToZ6abORrUodBB9ekfquaNPrW
        pCENye9oQIGbMU+zd8a0WQid2AKEklrWDgII2GEJNsUSGhDQs0RzJDsV9R4IXEW9G7JQUUeQu4rYIiChrAgoM5JzEDDAJwmrANi7PVa1ApSm0ptgghqWeGvT
        R2x1Jt8NyJJDok4vsIL9Ok4mZTvBiYtLYQWMwl7ERbIrjWB/DPhUga65hEggIW+dK4A+YhVQF515gXcvVnEyIJr4giDB2SbPnMly1uQ4ZzKcN/ctcz8w97W5
        P4uVBiyKjz0R+YtUQ2LgPu8qT+O7OUAEvJ6yOnc7HBQF2wkV7mQYJBSMOkoin9eMG0C9auKA8+ZDKS7SItQKK+gdAbJ5A2vYnQd05YIJ3lii7/d8wzTw7qXI
        l91+nId+jLDPDtrdR1dgp58OLPUCKYDOC0mPqKRHVNIjKukRZfKsOCbPqmPytB2T54pjWm7DMU13zTFtd90xjXcjybPiJj3kJj3kJj3kJnlUkkcleVSSR6V9
        oNDqahE9seJS43NXFHir2M/6oIPbTu62WtTV3O11dFGB94hM57SV6Z1VZbpnRRH3L4eK+yi3U2P2Z3gfRic7NgmU8c6cDeNZ9h9KwzdCJYige7dl9j/76HJv
        pkPzBLLAFcgCG3Vk9DRdjL8ii4iioNkP5Kojf1dKjnepcrF3STCUWxIMsXJQscB9mXFGoEQzyx6Plz0cnbyPtZp1mWVckgBZiLWgz7XyojriQZY5wAfYD/Fs
        Dnj4kmDpRQj5ccPm+LkSgzjitxcBa2Xz6h6rSOwKsDISqwpRahJDBKwfbvaPZmux/qImqgl2T8WTREyJgiTy8ZPGyPqa0VW9cpVDIEM53l89w9p7o56p8Cf1
        hYOH7XL/G4PZjZ6X0veLHgWT7uYM0KARd78BOaqBfFt36/hJ6N3Lppx6/1L4uxscZPClnpB/PSVRX2CBhmiGPtUM7SUVfAk2bRDMh4AHkqTpfuX4tKgbSlfJ
        AS8pcsimWGPYrBLOrQs4PGWtN23QhBrMp9myfqAli9uz/vEYuIgXqkRKWP8k+DmWAQVzGTAHXia0PLIZ4Mri5QjWlUWsvobgR5W563+FIePqPQkSt6bWm8ZI
        EJXeNDetJ5Y6vNaiauRWnm1GjMM6ilakvPBxuJpOe9Nn8e6Jm6ByySNtwa2CQ+UQmx4XZQU1xOs9BxdNPeS/v7BFJVCbt44quHbzw7UcN6gZjWCul0qyIAfM
        lOjdbEbM+pZLbDCSnE6g2KMTcHv0CPnld0najLqjAhqsccSfEpaDiAPtAOYOjjQ2I+5hVVyG+0E7WZ5jTWy4WYf9djxZpfdlVrROph65HGGbyOuI+0Ap27ry
        aJEc8XZ1B6BoBUCyyuaV9AMqafW0VEEW2tuumRNNitXTNj0ts92auZTSUgFr5hp3Bcgf/BU6Bxc6B6FzZp8goiI0FeJWFZU7jGJWFrBC0wJ27xcwYaGIv4pV
        vyNf4JrR4HK1OzndSJttx3k0qE6iBhAFSm40sIKlKAqWoihQstGgMIRrrAYuiQqhxp+kZGjU/Jeabv2St1y+yI5TWEsPphoFrC1tYKQ8W3g0GmF8UVytFhjw
        a5DBtrGmW023GiBx5tJVmm7n04N0Z2JQD1LpDpEjHVcdogc6fsLF7wb/tjH10fEFt9ujNcpOH299CBmuuOytIrpLfvQL/HsN6DNtg6KLhK9At0LH6y4n0tnX
        TMoNt8tgeAyd5T3Wgg7m0Vbq+kZ5If44tGykzCuoNKvnRo1OnncLkOW6w35HcAa/zHoc9E7BKOjhE+Ohx0roMRk3PK83gj+w+fErDh82nGiM1jw3JPGaEzXZ
        gGQ051BbmkuOmMrGkXfUrH3gsBTmHI1QnXU0L0eBafExiCaRdYLNwi8Tsa9JpGIJtukxH+sSO1rjio5pvCCCU0uXB24XH53YXa7eyzivqT7/xqk24HsSV+fz
        HJQYRiHa7yaa/eAkO5lXtJs8df7e7ttyXuhQsTgpnGLfMJITW2da0OAoo3R6OZU07EG6zM5KbR7zCJdG7TlBa0luuQnd7Nuu+bVlOJqrDRagyb4GOpf+j8tp
        kzVLHF+Mcgrta9nT00vR0B7EnWwQndv43eDfNvgIHV+wb0XnDcT17aFzSvkCP3jNztM5JXwFNaHjdZsT6exrJuWGndJ5A3CB7qPuJe16uAgES1+7j7V8Q/jR
        rqvEyBts/ziKPPBoyQjfE7GWM5zroftEdE3o3mOMzIi9RQuifk3pvsG7cQ3ebGryIp8vzrJfyV+S6LEu42i3fAyiVrI9F1WE6MtGdTomiFeG7P01rmdTyL4p
        ZE9LQsZtrN6C7Mt9yL6qq5vJnubYTWQ/eTMHFJhuf1jWI1GjFWZqdcQGbTHuniHzQo7MPe134IDGkoCfkTl8zrhZR/XYayHzCVByK6PsppyOZZSNkEbDbPen
        6VjAPtKw5t3KYb3rKC3MhrE+I1KXPZ5BXteP8XGOXoDjrC9enUBNryk9UrM2TzD2NhOMvc0EY2+aYJB4zZKhd80S14j/EUaeKwOpdNmMwYQQXmyzzUXh8Vbe
        nbTUkWxBis4hcrL3KNzSCjnVpaTT6BVc0cdaoWtG5lg6hGUzu4QxbPMQabMbKAxoYBBgNjRpZL2EuYFWM9jXn8h2tnl2aCYetTyIw3G4tHBU5vjdCjaioc2O
        1kNQuwwxrDrkLqnMbDQqcPKuGfFjBmzejPmmgZXnlirnBKYiS/xemx+tZDc4I0RJL1tdSe4kUxOZUuAPXOVXHTnpm/q6vd7BjtrjEHcQnfRxjFbulXxDhy4D
        POekA8wkzMxoiMnE/a1m7NYW5lXdzLwMUk00aaI37UBW3uz2iHkV18KaYiBdhZDBZXx0kdhUfY1Oyuy9ekP8VLtsadeFedlAL++q5nlXrZtiThreBbX3wGbe
        VdsyZed3RTKHy9DjzXZhVUVg+edYVVnXOwDEKOtym23fqE88ZlWm+UZf24w8mZoZeBwzcUxOc5OwTwRTfKTm+Dqd3SIO5p1DyhxpMUCgK/8fb+kRGoLM+ujE
        wVf7+el7Cz3kZks7I4Uh41bFMxBxP2xiRSPwMMAePbPJEWYFvFtPHz6KL8MOPXbl87PiKN+SEdK3VXinwxBTQlTMnA0DVobxEn89Buf7aWc2ZADEKUTXBIpE
        Kc/Qi8LQPWHorGkjxsBW3eCohqPDEHCQDQeFs58PR/3E0diYZVvGEVmDP0P77f+oUmq5cDFnOeTlzhkSOY2yPBwhfGUkEU3nItG9GO2zK1ZEEt9SrIiK26up
        iomaSh6AXohjYb4kJaDVyqzfwZ3I5IbNez8rIkbJkhivvC9cgFUPY0UkF2KHqYwem25gB6uAH4E3CAzcgeX/Aw8hGi+JkoK4L3SCUYbCMJd6iHo9C9NC3tZA
        7pklaUHEK2h9ck77vQ9ss9h2UmUDqxa56Yqsm+xTnwIvZDqSEcO7f+ND4Zk0PrctADQY8H/bRwCbkzyCY84gHVV5GdNXCko3B81pSargb85XlN6ubOpEyn8D
        RTMCKrt3FiAOlwxFyHvZWxY3MbmIhQW0wLI3b1RkrmhddBXNnbhhy9M2mxq3maE4RjvCdjWWKYy4ny8wFr0KI8soAqAE64rbdAEwAK5GL+LHSzUHUIyJxYR0
        OYOhG8ORjtF7GQWazTKBYgkcT3iZ5qzDKghoBRVrs/yftG33YhKWi+O1DnPQ2gigANx8PAoE+40dl8FO+3em3JJGtSUv+hRDBYdCGpc26XVuQdwycWk2DT5/
        rwSnDSWaYijjhq+cHM//lG17ywLZrXKA5d0PTnzf/KMCCVRajJx4ZcMB5LEybl/aDia0MyMS5XZZhMrmfmyuG6w66cW6eRIAPOoOuwK+OmOVwWWB6gNdGJ24
        RxQ0PQWUSPNmXHpSOxdgOvvkhSOqxMIr8cgPOLaP2s8tMvipE88uRm5SEQcVmYpH2cIiaMLU46B26c0B4iGvrLxn5Z1H1Ek6/ezfD46oY3RSO6LuEgsNO/gj
        DhjDT02CWqaURg/Hdy1GhWAchBF4cfvLv/a0iq145QvgWuNoPq0ej8rYCV35VSd049/71Y/+GTj3f0NLMdTzO8MiHRXd8yn9d3408JmZg/6LF+QFRXpBIaZ6
        ErOnwj9DiwtKoSrchc24KXUMGAgz1kmA28xYrwOI1x32vWGVY9VoZeqO+NB0qGLvdEqVQqhBq/fYCMHmn7Beh7FwwjqJMcZfryv4enyXy44hBX4pHQNPvlYq
        wPq3/erYUd5UMt1UPn0Ca4F4bok6pevYbq5TLNl8zPn98Daxm0t6lNur7YTYAaVGCcJS/KW1AK5d3KXepi7d0dOlXp8u/eM106VjaZeq3i71pEsLWYt7+NS4
        /btf+mLSpZTKSLL9yEp/S7J6/2VThwmpQ65ruEeqQlbBVrKyiDjy9aA7posL0uGedH9RuoRLO+ZjXFi6JD3inrDSgUNkVZCBU0366PMlp3hJvYsI1sqAEjLk
        LUi12GDMoTe9mkNrKr0zObvxqvXtujRvfTfsf4SNVGBklBT6ak6t+0jNmsgW7laOILIbN3IVQqChCRJJkoSz93VfjMr85usfeOHrp95JlbvrfZ+ESvzYn/75
        /O1/cKpLVZkB/Lr1RNz83vhrXxUwr2YbYF0B67xT9KmnnsbzdLJMyxK7m2sFDhFTuordHgsiBPTI6QIG8F05y4wiL4KAPVbskIgw+3d/+QPf9fXbX9fFC3Wb
        5xiH9xXaXYEBYwV1O1dER/C8ulQH+tIpbulfv9pdeLPEJDkFrby1cPsbfui7AArWXXjoLe/hqCWSHn9u38++5eZVSn/gh+dPnn7wM6fahrOL+vv39O73lT4+
        vyH2e9DeM/raSvFdv3P+t05iJZ/kEAU6G0+6slPGKvc0r+zl8KTosQDE262ZAh02CqnOnHgDUNLwU2r72Iljfq2BaFnK92CZe9DN9WB5Sw9WuAcr0oMk0bym
        HvReaw9C7wwkno6G0JLrwcrfdA+2ERMgByqHd+QqrtjolbqCWjwXkYdqip/eCmawc3bfCgKer18FkX6LCvofV6p4kWc9a7/D0z6flY5ypBU6C7CE47PmUVop
        2bB1tOiH2OUJy+TWRx3NIEGWM3vTd2b5bC5izB+cIrC8OT1HArc5PR8pnCpAAeF6xea48Xy+CsnSnLchhrXY3vkKpGw6fozk9eC9aDya8j6GtikfoZsaSxxf
        NF1FOlnFSYFOVmyWpHznPMtovnMOBg90PIv2v8lR6uJP2Pgy+o1D3rOx469xCv3mP/a6fZT++5+1EaeO6nI+suNvvvMJ+n8/Lp+E5c/9HACRrvhnAT9n8PMG
        /JzFz7fj5834eQt+zuHnMfy8HT/fyzbfdPIUfi7hB0YlU+oZ/n2Wf9/Pv6v8+0H+fY5//zH/tvn3w/z7Av/+jC1NKA0YPOv4/rAVc7vC4ov/Bn9q+11lF5aT
        ABUP07z+zBW20WRDWxIKz9Ts1ArXRkTyAqWZiOSUm0S+JZrvLViBSdRdvgBgAbb5EJhEsbEZiYhRUVzNMZfG9g9o92EOLMhIUq9viY87XzzUAn4ecsOqSSKd
        UV3hVFxAFFViAIkpsELUX7zIRP11OVAgkmP15CIXZ+Es+KCSmvFTFqonUdF5Z56mYh8friExbLWu+SWlqI0uCpamu4cm+X8hdqwSkxDGySQKQRKy4FPBcBYF
        YDCy8GAJaMUsZ2X0RZj9J2XY1DCxjSx28LQKbcF9sVFLkrAfYoneOsNlqXj2exejRFK8aSkdMnywmgUmIizTPCgm6bElboXgA9gz9ejj8DJ8JeaKMmstgJUo
        ix2I7GxBZvmCzE2F8gKICnUh4RdNValK7lzwZzYgOzzoQ0gcnWVAKDFfKsv6P7Ygt1iwPXCTmEMug276X3YctexcdGDlfY3oxgakD0AJsEgDhkD8Rw4GI40B
        FYwKsdiMI477ejE+LkMVmYuL8XPKZLaDbyZIkm146tD6BFCfdEAIly2oP1cz60gERVmqO7blKH8rOhDbGqbub1cz4EjqwK2oQaFo4rA4dAVBHK6OKvhHap1p
        m9vWMQgerqg383VQjuWzlgjmN1bVlHbDLDND3iRIbtsSvit32wbaBH3xMSEmKMJYFuaVZKzeBNkM60l/neOd29POCwUSSOl4pRCWNrUptyijP14GHuaMtQpj
        7JYukdy0jvWPTf0HAaHgf1U5zrJziUfHrfpUyqeWN33LFM+VgFziZC++aYseGCvp9MUuN2FfWuh5NCz16e1i5kZAhHHLDi/27/Bi/w4v+ry2f1nUKqJUkQ73
        AcmqrRnr7WzEjvAm53K2II+f5kCd3uWowKiahbe1IpcV0x408Enruv6P2bZzKf7tfx5g9jF9oi6DqSVNgy0JemDjnwfYenF4afYFuYDWw7xybu5xhC6iG2xX
        iOxiYEjt9xh9cy4hpCvOxxYX6vEW8lt+bD9Bk6L/sYLjUXezk+6NBscwkYh3M9averHiXp2xrhPvXmLkbfv1YF3BN2zG/Y1XDG++7i3Gf2jCZwez0kYOYi4j
        9h9yJXeJRK4xla5WSHAK3gfeuZCZ0ZckA8ehf1ZhgRW3q5tfgY7HS4QPtwvyEsqXvMSRFxx3VmG2/EIFRr3ZBhynBD/E9b9SonmDzpnqMMPZic0HFwzuz8bW
        qATx8POJrOAyS38SfgI8zdlG/OIzFr/4jMUvPmPxS0H8sjPxi++w+MU4ukb8sln88gVyEeJXNTk9F9WS0/NRBacVQWJk8aue3FuFLaA5J/Er4HMWvzwcSfwq
        QPxSmCo+xsEUWfxioBiIXxyG22E4pLqIXxxr2zkvoDLOOcHxIvGLgb0YqRjil50TvxSLX3ZO/OKPFfFLRAPbdBcxvuC/QCooHYchjaOLOdeo3JZXlNszz04f
        pfTjznN4rkwdDnnhBXdROjnKehOFX2HrluPEoyRzG8qHTxQW852+6kKQgLIg+GESZoJXJJryqjL3bzQw8f0+9gZKFw2SHau+GGDlR5QBr/dMZJyCiYxTNJFx
        SiayTtlE1qmYyDq+iaxTldADkIDiG9SYP54QvBu8X6XDShmKdxbj1aTi2FR2QfcYgT9KQlcS5R7QTwmSQQiYCAlQgKuSlvde4ysovJ0Eu4BqLHVjdARYvvNV
        m68AAewwiAGuylq+lvEQRJJIQqCXzM6Kb8yni2ZLoWLMqgs5UeO8QZSZpY8R/JpfSYT0Z+1eKf39do+YfgtBHBI+y/XbiONGUP+LiuH4/QT/fop/N/j3c/z7
        Bf79kojq/8FRjiGYmuzvK+YpTvBgvPrPEHDixw33xKwaUd++EMTPyUTLISZBWsqQljKkpQxpKUNaypCWMqSlDGkpQ1oqXvEXsRyPr5VzpOWkpKUwT3EGypiQ
        lpLAL0JazmbSYhgolZCWwDIlpMVYUSohLYFwSkiL4aachLQMApQhLQamchLSMlhRQloqvoJI5rnGYcJ3OLgX6O0lXo0SkRWTU01UZk5nWbbi0zm2gubTs2xV
        LVHJZKeNw4fxDlsapJY/P/j7anNvbdRAqT+kJNqm+N1Ysk6oRrQQ+IFIsdOHSHiKNdDuoqwA3PhdT4hdMxB3SeKLX7mCzbgkVDpWuQ+1IpskgG+8EvAKCDYj
        DodooR54EoK5gg64ZOKp26yYDz0RQnl82CGzD4lF7wHu7snI5lD07EOahKJ3+S4RrAX53ovdRXjI42AxAlvoYpHD7m8W1CJQlH4QTMiSt7PnG1ZaT9vKpjWB
        sWSxoHSKN/5FwOYBxm0iviLX4jURt9MrYgXxqslrQNbNWoUqhTskM/24ihh3HYVKfF+z+cKcRjZ9/UEJAXfFUADl8P+Pmju2XL7kXFSwIL2iEsmWij5Ihyus
        LKDWfUk8M0joaSv0BbECBQGZGIMKfQF2V2EEerjBON8z1gdVyAHpZXp7wZbWZ9GJy7VptRQ8r3RT02PxC5xyEHscP8jlH4QfEB15knZ5qYifKn4C/Azjp4mf
        Sfxo/OwJ3qtEhM69wUdtXoDTqQ1OFZZFI8zOt4i9QDQlgADo0ciKvScX4UM7wZTL0h0Gtf+RaI8ufGRevzfaOy9K5leLTz9zFj44KxuvFp+QwwMXcmuxV5ZT
        EIIQkuEevfeZq3qiAwRMaofmwstffuNbA2thDvG4kaG5cOjnfqr+8v/64VOPkQS18Pf+cN+hkvXdcwv/7/eM3OysffKUHkDwDpeqqIlXzS6ZdThJrm+AlkJW
        T0Sab6TSW3oCDr9W1Ow8ym6bmj7L0k16O33ZpvfXQMg9r+d4nEThGM56SVbzlizbLWk1HsKWDNpy8B4HfnUK4ZNt1ukXNQYBbFmIgKD+L0KhlSzC1UUO4xyN
        QAVCHUzEVISCwcOhGvo98Xr5rT7YRlV79/OiovowrEt1Fb0VwbYDS4Fd2Nbm/nOsTrSzR5cPOl7iKWE3iQLvccK6mIRU9kAP3FxMAD3lPYo3cr2IBqv7UF4P
        BJah3VYNLmwux0ElRlt6iLpPmAD2kHwgJ5+gERZg38PwQF0BtVZmrEmsZyDKcPMRL6Pmq5BkhamKGpOdZOvcnCXU5QluU27REjM1bH6hOUu6DqZUIXG2RCOv
        HvwjR9eArsd+eTAbMU3NgWPDUTrURCUVDS+FY7go0UK9hsav4GCFAb84LNFHNBKvSliALIZ12A8uhthV4AESDkIQ4jP4mAzj/0Mt7SxB8+OL8yUE5cXTNbSS
        h5iw8E57+IKE7uB033gVwqt4EH6QLbG1HdRDuGqy9QuV39Qt9KDPZYAgtQMtU0M38HjjDbXUaY1djUv4IUIhiUJXz0Af9hACBxvSgG4ipKWE5vhHlt7V0TvX
        2yFd4WUOE31k4W0KhcTL71h8Yy3bNM5FHmyFMBVSH49a66HOis8MqMb7vEnrTjSp6W8XwNyUJdSTgKahMcJz9W7wbbGOCpMq7dDNdrgjV7OdemI9nGSUnGFA
        EUaILo+ZbIemurTohTvWqXJJlaxclfqFj+IqWj1VbHL0wq5u8ampaBMGLn0rClUFcwqqoUINqQZJS53oPkY1i+j5ca6tTuOwbnTpHQkUDJoB38KMMsqu7PyV
        b6Ib69AMNwvgpyNE+oh3znfK6H3i/4yUFPr/8XvcvcvBJfUuXsu3K0vRAPOUZa1e7LeJ+Mqr1v/EWsr745VrGArf+PKLXy+ExfgPfv8HfxIGTio8FMuC+bU9
        /5++/BtfLNLz/5W33Gm9kDyf15Nob9vCGH8S81tYT1nhgC7JxPSAu0xzki5iWnrmanQoD2NZjF999eqrxddfqElkIo7pvPGqQyJpAaJnWIstL7b9E1a7DPe3
        I+of0xEz/3O4rh1RH8TRP6JWy7kYk7lAKahDKzp53HkWGdVxZwUFfI2WjgPxSjlZ83qIHtWJ7lyLDmewQN3o0Ldqvq/+GEnx8Td+lUS1+A++/MkvFkKX97Hh
        y30b9uR/zakWWMUXhHfhgMkD8mg4a5qpDkRswORatuKMTRpM9fjSE2By0FzdmdmU6kPrvRXKQYDqrF0f4e4Y0Ido3ezQkRjyCzg6tG7G8S5adOPo0aIbx1lq
        HDrGzzq8V4/9QbFncKfUbPy0euKImqXbr9Da3DUYOiy/BPdLavBzVPOBeLW4KNcmz0JOSev5jKB+Z7d3ujucMzjzgCY3qw91RfmmZ9fDQ35qJM1f371Vd1AF
        HMyyxtZgALYGzzrxbfJhAUkzRkZe8WBxup9uHlWvuPFY/P7VQIwPpPqRFYwj/mAwEdfjL/5ocg+pA1Pqmy7xEDq+4qKrtxs9emDGWvGoa3HybpgSXNADd9jv
        8WBMQOueC9Wi/5ft26zPgvfZffrnNfUNOiUrHFb/LvIfw7KR1lz6ruC9tpDOJzB+aBxdMePoBYyjjTLeeV0E74F4ajE8ANiYokAGjmEjZCB+ocxBB5uwwJ52
        dHSIow1Gs8HPiI5ubEotRL6EVPOXcCYh1cagc0OswegwBx+MjnJIwuhu7Qc/r+j2BitO+C1jiF84hsiG9HMMq7HYCj6OTNASuSS6p9qYTyizvuICgk8i09eA
        cawPadQJ9fljRSOBK+Qu4ezMO0gkGAP64OFsc1gfzZ3fnTt3pXqr3qIpegyRFOmniR/NtbOpduilJBtV01QSaV+jbp2Qe9FBky6i4G5q191YKe7DVCHedCSR
        vOIs6gmTkSSjPWw5NGG+tSbi3cS086zdEzSbUp7blALNCXWBhhzlY4OSZKUqTb5VTJtVRDtwSUYlIT2PUkP9omCL7UJGzcdhQqgCf2Hmvsn/+/eOTJwKngq9
        9EIi6RGTeZg9MewT1pdIwgKz+gIdMXo3cE1M6hPm+godEZfvBUWrhsH4GnQbweeR+BVrMfKlFUwbwBsg63T+KvoY9PrEjGVFfo3dOai2e0kOzNzBwsPZ6VFp
        8Ekj3svOrHktNi/Um6g015RMExdwpF1/oTmz8O1/Fpbp1rQ1FdGojuaeD2f03Lx+9vnw9vSB00RQbvDLKkIjU8NSWT5JBaxHIILDntMkLo4oWgnF35Sd4Bpv
        xCE5cs3ObfVNbC9PN+KVj3Iml+Gdqq9vEfVO0icGHyC5BdH7aGT7+OQRdOfpvBU9sV09EpfQrd3c3shbEegCPTurLuU6FRELvct69nLwaVaNEK+mM584WDgL
        MHfqwia+s4T6Qiyv4aoakST8A2gzOr6epjh7S+1crBYAKFYDOgTNSwBKw/quSrUjkh9hAAi1bJCpfKJ8H7LAZCp0CGNhbvGhhW/+9Eu0dDx7qssWWZT25vAe
        HM6Ed+PQDE9QD/yqihpcVeRpkJDGPTCC9vel/d+Stj81clQ17T9i2r/G7V9NGr/Kvlg1bnw//qq1GHxRYRy9BYG1GvgIDKYaxhGeCrDcBfwd3P0tJZoUnxha
        GGB405Cr80fqxagFGcKjdtPgZysJaXuJ4Vlwbzc6BgjJ6AHdovWWFd2n79sKGqTrvAWxoOvTztujQzBtnse22Wl9n16A6ex9nGPF1oeM3fV9Gb5QUghEYQ5a
        fkimJmNXfEQf0Yc6negI4rUu6Hk9399g9359P90Sg10co/vxniP00BnNp/QsDmfkcHqzbfX9+JnHzwJKkgwv2foBfpDKQwKlLyR3zHOn5Tmq95G1x/QxhFW3
        o+Nrj12AxFGfsXTsPIAz+ozTeDytIk35xzk3jZP7xPsD/RD8LK0eMSnUb/4dx7r5XY5lh/NYWM/zArcOxBB0nx4hKtIjILM6RkSgfdbrztOrQEdRy4yMFkYG
        zQ1bSWdEBxgaI1SoS0NjnkEEaxgbRG8Y1NWqmA2ApYwgocEvpHfN6tl2eFQYC9Feg/JTEezXI4vnqg7urxXpgAfeJEYmVDazA12jn/XN+6WzcM49lG3knM45
        6JDQfaizvll0zkkzlPcoyXJpmTeuPiZDCDMNr504mIbfM40oIvT0jbMnsYWaSkXnTzFHwvrE2HsRWebtvQ53SGbw9N0dfbiTB3k4BPiBQ732XuzlRR8Ht4V+
        9l6HKL2fvRfSb2HvFXpsM5BDnDycXs3ej/ofpomCZomchd9c3lwvvqrjxGLvWIcybrb1q7Fo1CXZswZfmyM4NMPjlPOu94VonsM5Mz8PH5o2BlWnvYntH9J3
        I2BzUc89vxT8kj1/13uvdmmFTRL53Ceje3JGh8fblPNY3oTw7jbxobupXaOsQw7rw/kOOd6JTtD4O9HRxzv6npzl4BFuSHm7mA2imvj5a+ylw8F/tukMMSHo
        NUd5HeImtkEQCUUsirENgNDrxbgUl4NpnsFys15C0DL59Qzxet9ne2e/QzT7yZjGrCQbDIjgNCKzFbS9Mj/pnvnJhd3YR+UqmZ3cTDSooXwzO2mefH0s26u+
        zLCuTE425qMjQAxNeVaDZbw1zEBIrUaB+aAAH9RgntVbYFU3jnC8+Tp/j3c841guv0u+zgcDrQZfYl43LFIncLn8GauJVmSV4Ue0K+qDbPhSrR5ohd5fQ7s0
        X0u7HPqLtsuh7dolbRQXrQHVZx2NUqJXVhM5JS9rP3Yar7v/Amawj1CTibrlWP6+1xs1hF6bqF9yq/VDpikh/PHMQt9+mKhZ5gNvnab5Ks6OrUfHu+BjVRZr
        iKkf10gg5k4T6BFwC/6uqIZFACvAKM8Jffd6Trd2uKvvoRTi18Gv9Z24ZiGf56etZMJS6YTlbJmuenRMh17coqo6RCNce/g5Rj+ddu6Bt/Wfi/4Gxj9J2Osp
        D+DW8wVzTLvMmxBMmeMpYdlAlyMiek/KrkQIzSKEY5fE7MnF6A7QeZT7ikisT6OeatAqKuQ7kQ9lPp3DhJNIvoRNB6rAhvWwu0zHCe3/XVoZ/wCdLmv3yXj5
        HU/E1gOLnvb9yMWmgR+rB2lRtBzWoahHpxGx1rn7XDg9Bdj18XjwRIcw/7ngEHAHPnScA8WVlkI0BS3xa/CNBQGiOesYKXWjVdc+yWtsRBfiboMO7mKyaaKp
        BTRcR3izxI9bQdfWGhs3VRxK4W1aQ3PYpAN94TBlHl4Mp7UbEhtINnd27LF4oI0KeOP2f3UDZrXEvfDx02jsAPxiFC8y62dseI1SP1YHfeS2sKUHTJ1Ruuk8
        GbUWkeZz50uivYT0IWoB6gVwLrlVIz4ZCZFgM+Q3SAjFk8M1AJLVHqq5eGvaz6PSz6Pxp/4kiJ14Mt5B/TzqczrWirFaemPNo/e1aI0BjaqrW2gWLKGrD9YK
        ekiP0uoafkCUsCT8eofeEXxZIRwxqwWIPoz4icYmgnmIKWD5DD2+Q761xh+5yJ7IJUokloaPa1Jm4528A321g6paD/4NsADNR9VlExvQaO5SrBbDnYbhUCfV
        WH6t6Z2LaOsdupoWz+yqX7m7knKDhKJ4uNaoKXe9Q5Ql4L21xWgI6S7UdIGxDaCvO1ODecTQQzWOZfgkqHRYM4OWhR2ag0rGDnIVNs612HrDhRozfdDH0MNU
        26GHLtSqplVO1xBIiVqBd5M8auyaHqYON0ZpNeg/qEJNVLWph+V9AbcmtzOzVtdMK0yBD9d8hrT2l5DrDFbIvC9IZbUepre1UC0fvU2VPgMz8RobPtYewoYf
        fWBVKL/Zi/ucLLB1la1H6NvDYfrgYY5LWMs+vfZwDcPWAiZoTaq06+EaYE4MGRA57zTdFIgFObX8m6hZAY8WgEaiXabn8NX0Y3puinuO+P4UdYfL83FFD6FF
        hvROab2depdpuF3ccNxSxCOYf6RNptCOi+g36ihuwCZvy1SLm4zNDamcrtWrWy3Rc9mqQibUetBlbRl8PFX0H3+1ZI4Y3SI6VPs+BE5VonTiyoFMFNGwuBIO
        y6Bl1rML/BQbUdjBHAVbm8ogaEWlUrslM6O5lisinGkI418vcWMQNRFJTfIFEeRStFM3iYqwDdzM5xjOcvjIQSOuLKxkiG8g1xCoY79uLkVDej8Vgu5k4qQX
        DjFx0qneib379GPx8BAeHsbDw3oIDw9T1iqzMkaAGjrTomm7jjmDFvT0sDBWemiKa8haZjwUDtOhpgwH3lJ6E6UPc+2HiFMndWgi107kasoH7KTRwh/gglrP
        UFfQgN7JtaIJUe/E7nlauSZXDgMWM2QlfbefNR5K9dFyw2gECUc5dJr7o5blHcrl5VaQ0Uyt8TCVP3wLcpWxOvx6d04GpS/qqIDGBUqvSgdhfvHTVw4l848v
        3baTL3b1zD9lGsP0sY7QM8kQmIuqeifIs6qbIE+iyTdQowyZeXkJCrMlqnM6oTB9k/Dw+ppdLfmbq05EzeJYPWZjJ8ymJHcP07lPLJ73Vm9juyauEn3fbSQc
        +TSzM0LFbbwHe4eO8Gwo2Sen1CRbSJGYRHVygxeVkawnZ6xAzGom76YC6acKkTqau9qjDGH5qckoj66eO0rCvDv/bhI29VFYV+3VIyesKh1uR6X26hm0xV6M
        WChnBbhoxtpD090glgctHCaJNQ2ySlRU29iigNaa9eQlzFWD8QsKIqYb/EMnr732+uyc39cnbR5IfDZrUHmjgJczLs9ZULPq4Y/olqwfSLx3w/FYhWmM6+Vw
        1oEsCMUwh6QOAJUdfEFBg0wPc4FYpxCBKjZKumk5OlzgYxBikaIegJMntIfe256oZV6rtHA43Ab3u78FlTQx9NPhfXohnAfMzxPoo4ZPpb5qP0Gi3jioZxyz
        NadQocTmoYQn6pld1FkYwxhwKX7wS7CGaWCBN2PNRvT0E0DZRqXO0AtwPEYvc2VNJ+3AcN0NvKeRw+inBkBVRDFuPlrP5jc2QaF4QdjIdQ2kink2xfb1fTDF
        puqMiP76LZREa8I3U0MSv0CX09pnIvgVxXsHDdk78CEOg5qAGcocv4aHsGBdYTXj4H6nFM6BnEC9xF2Cn3DmLc1hWO9voaRxeuUeKQ3I1YPxK9+gdfIKXL0G
        AeUczIDuVlTky4rOZ993GBGZmYPeiYWX7AzREloeE3LkRSG3NQfTdqnBEwmLqrSCjSgWrSAAe35ypnw9MW1N0VJxkAM18P4KjUE8cxYDYEq9ASVMqTNM9zIc
        JLYshKzaR3TVrHRzOsoae0btwdLRiPKwaHSxdJLKRpvIg2s7GE9BKOLNHZIwlmMb7vsuG8FPCRaFU2I7fzlvsgF9PYfyRAVkxJx2YNVs/lCdfOk+X7qvKg5Z
        bPg4zx04he+eTfvL9JWbfQ2cq3zeBco2msweU/Ia9LKL3j1GrCK3rKdWWLWTXZPSIoMZjWcNwmM4GbxB1ODwx+Z9x7YbT1UZT8fQuWoi028u5/USLRrIyESU
        jGE2R8MMx7PhPC9fsbN7iHpRj0tHtrNCXGNBwiXQI1NmpDZRBNWrQXQ2ZdEIehaaGRLIF3Fl/QiK1Y0T1jnkghH6EesRPqVbR6zHzEh8yozEt9O4OySLa2qU
        rNvYes6MPd7Eks6r5zrPpyZNO+8YOm9uc+c5bN2G7gOMBZbtep/eg6L2yTDep8dR1GDcBniR3g0tmI8DhvGY3j1jNdHhQo4f0b5hzJ7sa67Ym3eqebMrfrq4
        GL+3/kZjOfxqcTHR4oqOE0bAP59pOemDhUQ11dw1dDomdDoms9Vuma3GSMAmLjMGRZSrD2JuOiAtc4BmPweb/teLmV0f7B+Mv8/A3WoKPwel/ocAk3EhNRK6
        wKaLYYX+l9WlnFHCW9m2A3oo+Dm54vUJ+3IXO2FsXRDbwS8I6dJg/YIxcHeBuMegbS4j8bkA2ANe3oz1CZs7ie+0bY57xS2QqYnyxiV/C4XNWM/B3t3FFjPC
        p8LtzYSTcmUw+cEvKtmBDLK6805k7rLSkpo964b89hU35N3KV5zwTnACmw0eVl38Pse/bTcxk3Cn1G/aUUU6u7KEM+ns2cvhXYBnw3dU/j/a3gVMkusqE4xH
        ZkZkRmZW1Lu6srt1Myxb1d2SKOSmpZZtdaWmW5Zkf7YYDNPzDbtjPdFUe76VZGPEqqxqvzVgcPPYWVXjwZlZBgmwhmZ4iR1ru23jQcyKGe23jxHf8O327Bo+
        w/BoG7wIcMt7/v/ciLiZlSVLAvSoiIzHjfs499xzzj3nPxz4j7dv48A3xgaeYKg68KBJtEfYrf3wdWZ1kK2aw7L2XDfIDg9wwRwGhk+19KeQGr0Qjm39h19x
        rwSo6KVQfQjqhQ9BElq/VeFASqFg9L8RwD2qvsOjwDN19SioY+TrI1tBNMfZt0EIwh698gqJOz/3Sc+kKTsbdQpCBq6DZptK4k2Es2MkLyF6xdB9x9gE4VOQ
        xBo47O3Wpf+eMnWdgUlW1c2KuzvYIfj2kd0quszQy+rN1ssqsB47yCQOB5vSa0Z9eB7b4cMTJr0/PpP2njuTmsMOkJzf6Xrqc9T7rNySn1Hvpt4iThBKdRgn
        3w7XJOu4JD9j9U3qzeFHrXf6g3IdEkCdYrQ+Jw/9/qX/9RdqvT/9it87/VxoEN0R9RZ7n/0x6wIlFPCxgG5vn/tkKnX42I/A+W1G+MVUUWjl5f2OcO2xGF47
        vCfCnF7H2hSIOHelp2552O2OuzeYDvT67xBhShSqetEzBvtL32FuuDdb6HSvz39hnSkU2Hr6PwYML/WCEH6QLCJ9PEBWkOw6vCIkbg73B5nrg7Y6MoZC/9uZ
        K9gVUh62PB+SJ74DcwWzxEE4u85c1x+YN5pViy95nblerl1/H2p6HTeurkNNQad7sHpIX9i65a3bA6lpBkKLdEl6JRlGCv6APjlMjyjhGqn1jlqiUxU9H8gp
        oO1endWVTdRP4UzZRArDHeb3ddI7vxbI7yd99CoLSuGhlKK0NPdQ4nyvp08HQv11mU1lssLV8vQ6MB41j8EeB6eFGp0WHKko3Qqy1ey67hHHScP1EHLWezwq
        HQi+gn5dZV8dwREYkKvd6xJcBX9og2eRJjxh/r3nvy5E6lMLm6cel3dmG4bLevnrJ4XTtXvPBSop4Mqv8MofO1cWjyAQrI1t+2dxbK94vx0c8X7Mnv+hnP8S
        z2W1CbLFG70z/HUofD7IbpJpb3+9EGRvPIqoTLwVXAwyOGLaX18OsvoRhKSxlK8E2fKN3jl771IAi+rT9tdfBLDFf84++WKQiVyD5azgQ903CRecsxL6NLmW
        +sabZY3br4hoWBee90ZVXJpPdbHSNoVG3yTagZUnsJcj3P+N5mi5KZwdNW8a9u/WlZlm9qMjggIkpGnkwNAqtU1eUVZfKrBqbrpXZs2urgDcq+o9WV3PGjqg
        xTjJqw1ZUNGN7vrZhtp4zLmw2AFpy+WnqzIn5Hiu2r0Rxyer3aNSJlLPyK8LVfx9ln+fr8LJT3r2I+H4atqqmBvPdt8yaTFdHVtMV3UxXcViugqDBBIFN+wX
        j5obscP9FnOjOTrI3jLABfMWLKWr5dRqpJ8LunvlICLUXs0plJhjoleGKUYC9H+dcA0cMQOO3I2Z0OJqNtdDwrqGBuTg474OALzknvYTNYk855P4EfKYfjik
        PFbO2yPOFIaR5zraY82Ro+q3wpj3w4ax6zIfzeF7oJGnENXlByWmw3hxRl+cgQ+xJ5zkeXi0q0y5R5nWHjCt1Z6XC3q3UOzjqK2aTvorQRdNxUmGll6P/+/r
        ZOBShy3PXCXXXEVSaZd7LqCM64QHy/+TuOuqcHn5n7eKIlQI2pOz3Ax6nKc5hPZAcDGMp95D/S5l+iq1htftPhB2mi3bhkerdUwlz8+wX4k/XANK7wpZFJwp
        lS8V6YWhTLgjO01JhkyswXYf+XR25CxG300emPtBnB9mR2R9Qs6RhjxzeDs7fDRIrfHqsLtsHXaXLfRaXXfIm8X+OK3Vdjdc7dX1XpO71nVsmOU7m4lulSS6
        pdm25uo2zNWtSe9gOynmphCMhaheYnZfUFkzKBvNXbZb/x7qtMo6NdKrtTAmN6tgugBAXXspLv0vVfN2/Aga9CNIHO9LMIWGSW6DK0Edsej67RhbNNzehz0l
        sang5EEw6AY/Dks1Pw0/TV55J5JqqkXUdThoqeVpN3+D8a+O+RtgVV11ch+L0O+KL29U+j1M6QWuCexfeJjGdi+cal1draejhsM65SraByEZQYTfXQBiPbs2
        oLHCbZgm7bNVc/29JxhhNtWjqHg9WExFN3T2IIQeUqKGUkwpk2EoAljRBRvX8DSOsSypOEay0OJYs3EQ327jIN5sJfRwTEJ/Vjh4LpjCx72yrhEjmW+jRabA
        by9VNMbgKxX99LmqfvrJqn66X9VPf6qqn368qp8+U9VPP1bVTzMcQT79ImTip6sjnz5HhAPnoxdr+tEXalZvgNLwuL+e/qnVHtIPMauvxWcAG4S8/inK6/NF
        xEIeL/TlP/rtHyYgMhQGyO8JUioBnsgAPfBIsBe0eYQc5tt16b8pmJMfazcJZTQUX6iBAMIYAMhQpRoKPFrv+TTKi77TQFjv67AAnLZxzSZIq0RokyNgWeHH
        llaTOUQqqilXk+3JteSLQVjd9DeYPOb5UBEbECaK4HkRnIiGKeKUryCoF/1uLc8ps5TF9xBmBOOJ4Gq7NUjcHzB9UEnYe5FZ3S5YjJPdvRZ9Ez+DOKYq5SVr
        VK0/gbB3SkTEnjR+N1agklf+UaZQxJz9U5+Ra/qyfQ+Qs568Q4dSD1AYSwxk0zLyahO08itMOnxE+kLRXy8CDOP5EL3/c773twJF+1ZYDH+H0Gg7kdHOBMnb
        Al9Bv8rA9NO/iORa2no60/pllDlhrxGcTnCWr44GmP/XWqW26T8qJPWIIq1WNdaO8Xbey0UYVQFmWssDjKoKZjovlwlmWgWYaU3BTKslmGm193ufIJhptTd7
        JDiMmD7al7G2nf4PwG3983//I3+Dyfinz/5OWCLdxkS6rfWacqcPpNuAyaZrJn5Iijq8nu5BJC6+BVDbGg6HgQ/2rMxv/HgzQ7Qu75MVaTe7Fnw02NypD8uT
        Hd+qE17vKVHsa72/+UTarZODXN7nv+JSwrFSLuWlBHDNqeUppCtZxPBsBj0zJrv6vnU1A2XNu1tAQ5h7K+JWTI3wbkQ807zRRK4ITBerey39cYBqarrQqmnK
        EkHpMyles/sEtR6xkSFISNHf+Ou0N99bSD+pTKqmkGoZI31DfZXSRCRr6+1MWBphdQ1l1k94NVMwOTDBUBsCkIfLSQBwIA9raI1odljYSUPBGA0dLGiIQM4k
        G1M9EK5cHxzu1Xu/8aN5DBoGPgsw9LJWLveu6H2juIWru5GCEI+w/F/9hRrIa4ogyh+yJIZj0GsktAXKl68ETh/YP9Ho9gJZmdEcyuMriI6HswjNZWHP4th5
        z2QJFgQRqnSFQDsJlvvPRnOH13sXhb1X39+ueRpK4CwCzpJAOOHilyIox/LyFQ+OX56CaaeCdeKD1SDcrAHO7lKoMC1+b0k+B1yFr9DeywSk3r2KzP1igJH2
        pZb5autYLDwHuqjrtEBWJGtVCkLPt2GdEUJFWCD0iVAjoBBLjUhAlVJCPBdrOhkk/MhNfwH4+SpQnI6GK5jcR4Enhd2W4hFd7NItAGoBLJyoqgC9jtOzAVY5
        mWM6u7QCUNhqDDRFAkB5dDvzRnLCEcErZQxqFiPzaFU0l/ooSH9kor7eQtaZ2ra0JOYs9Yg8UlfLFqHYAOFetD3XpQAlGaouxdNclwq0x2wEbIR+WQFAh7bx
        T/28vraj0p9C8mIg13yKMB2QbSJmN4ukdqgAqjNkBZNCoCVoigz6C3YfgA2+4GfVO1uKYeYrVNmzilHjI1lP1rgL1nJ4yJro7lsebHmKFW+qgy1T33b1N2/b
        eNtdzHz5NFIUBUJwir/3tB8EIqogOklJsIRjE7p4SfeoWYfUyQ2DQFhZTkPutyl2FCnTwWUTelLQtA12N9Cl/jBf+As8tv8hKI3kydACCz7eKB7pJzl036Hw
        xXrCSPiLrLmXvAHLo8wc7xuJnN38jctY/q4PZc2X2bEOzdCXO8lPhq8As1aljMd8B2+NgoEFXHMQbV0EWzA7mQM8W70eUGqI6pT1+ZQLAXvD9eENFu/2Vua7
        xtnJEu/2/hLv9uES7/Yxfwzw9nEH8PZJB/D26RLw9lkLePucC3j7nAW8fTYHvH06B7x9Mge8fTwHvH3Mt4i3D1vE2/st4u1JYAoSsuZ5B/EW2+ge/rrNfdG/
        Xv7X88eC6+V/cD8YND35k2eg+uF2GG1WN1KIMxerdpubaGghJ1bvtzVW7JGCiX2STCwIfO6bXJC5VtU3es9agkNkbLcGtJ3IgqRBNUHClPLDLCzK0fyqnGQt
        zOknI2zSMEHJaneKRyNqqyYsmeHR6842fcaEwx4nSjPldWrO93SyElbwHoWm9LK2aQ2ypkmYHSjUMrRELV+/Vmq1ClNF4NEUf6YRgi3rXaXHazOdh9KfDiyi
        W2oR3eYsotu8RXRbsIhwUxYRbtoiws1YRLhZSvowLnYb36K1qUX6mmOFVHeZxpIgVRE2BJSwHwoUH86kZkZz/Zpk2yBjDjSksvb1suqnQ1v3S4Gt/MXA1v75
        wFb/QmDrfy6wDegHtgVnmEhrQtrk13SFLV3j39PIh2IhM7KlSY/Cj4Mo53Iq6it2Zfryxo5Ui9mklIxCau/Gm9i81dfS6ZnZufmFxTxOMdsz+bUH9LVzu71W
        YOkf2wlIyqSVW5eZDQUZoLakBET8Xf5LTYDFi9vI0OhtCSUjO9QWU2037+vYYq+UtRXJMLdA7nHWcMi1OL2vs917+otpet7fllJgTUru7phW+qNBjvZG6IkX
        fVUz+xUFFCzABAGCgBgdIglWFe7NfYOJP7tLSj+V7qLSRghsGRBS2F1WIgm7HaWosLtXqSXs7lPSCrv7WZ5ZMPs1Q9asQdowoaZ5g4yfQoMzzAwmhDYnLZaT
        OSFp5DkUGkyZfKuLvF9IGNidSmxu+QfkOEd4QU1wf4ccF4g7pknoV+U4zQjZmpmxKZpmqduFwqcYGJHnka8onc9pCidMigpBD6WuFSIjyqSoED4RATzEWJS6
        MseT3UE+7a+Pw4l4ns2VNvUybEXEln8VKFfNc0bZNFKskx6AmH4ISKPgegnsQJjSFc3NqnLl8PJcNitTKG9MaPjLtsj+ss0K8mYFebOCvFlB3ix9g1jFWFnx
        eWW7j4WZZZZZ+q3bpSm4eHy3/dgd9ltr+JStPfgv8u3KYIfpp/W9VdsUYxuR2up7iRCOZynAsxTgWQrwOMJrNsUXMK6nLPDktAWknCEFVCAvicKx6BGP1+ee
        lVCWtwJlez35WBj6m5WNCgF21IyU24lO+5B10RM+kH9pMhI+nP5LO8Wkt5DLSKSnzCYDqDG5tr1QQngUEnTfERhHMjU7ifCqyKMns7Qf2NUmtqvPKL7oA10m
        ky4KuemCvFUbyrdNzbl87YUCWWXs6/oFwnieA+Zeg5saTLnOXY+QSJ+nCe2OQZIfl/IfRn5czH9gfJ7Pf0DMv+Bb7NIg/ZBv166g90Fr07Jop/a3Qp7K+DxX
        C/xNWl4uBOp/avHsJywxX8szPo1fxrLSBMttKszz5HdrL/tu374cTn45ekUvVya/HL+Sl11vl1064NbLTZHD+U9+vPyOic2d+OTlj/kTmze52MqrKBb/fdcJ
        rvavtPjaq6l19IqLjV91rbGnUsqXCmlYH/XeNfXdzIDv0u2evr+e3kbnReLewh1ajYwJwInpjNg4CgyFhDi5dxBRFewqIY7uuwneS6gHzj64BFfI3hLgm5zx
        9RPy98eK2cQrOXhpguWl4HbP7uB2f++gpp/4K4Carr4HsJtTfztQ09X3vAyoaW/VAtavAroNxjOizEwGNf2JSaCmt9N0TOinjEY+n4CQLM9/+vJcNyQIoAf0
        DRmUPydYXFA8gc0pn5tTQfKhwK9uElrSL9NyvL3iGLhgs7Y5OLxvnYOj9qpycNSYg0NaWFogu8S/9BBl52Th8GwWDm80CwchEVkgUnj8qD+egyMocnAE7EJ/
        YgaOs77vbwJ79R0VRdkM3mZ0x2n1Pevv5BauXEPCDb2WhYQAVTxEgoEi5csJttQZXYXwxG12uVAnPqaP+qOPKoafHEYenXrZugXvG62b5iRB3Sr4pGf0zHPq
        ZuF0A/sEb+9St/LRdX10ffRR1O3j1aCyEW5a82RNpY/dDZSlyMmfNdorI9de6VglowlWyaDJDC3WMhfBKhmbCGa3EAf47kZqi6vR2AYd05ocazBHQtauwCpZ
        wx6lSNywSsalVbJmrZKgy3idpsGQk/As5ef8y5rWAhZyj1/PvG1mgVQDJQGyIS2GgyIxNuyP8oH+gEMnpNofWHMj3TlrTqNKcyNxWdXcKKdj5sZQzY0BKrDC
        FBe1wtxYgbnR9gDMjUyTkn4qWFZro+a9DAb4elIaFQOt9wU/o5+gGhUr1qgYavOe9rPqXTCY3nMCVAejojQo2NA8OIMs2DLh9jAroQoRA413yyv9bZrxwlJN
        9Ladm0nmnUXRrm9Il72v7W0WtIDxUCNlkLzR9x/BonGDMh+CLCMvCTel4C6OxBYwM4mMghXlULiaLNMk5vXCdRwP9/a/H0blXnhLJ5nnHh0uYq0MHwRwoJf8
        zHQ4u1HZ1E1bkfPm5dPzva9462o/slTEyrUVFXFaKz0jjz1rUZF7z+pj84RrRsBN+IJP9ye/NPbmzmEvHtOIRjOP9TBboPuWKVOXVYakwQpSljVAYcmwn6V9
        GQYt4MxH1+6WgSqy+L317hMPuQn44KkWHH/pQ4fufev89xXC9g3/oJ/Vnnki83uV9/UuTT3Ye/6LwmuB9pbVifeWNYusuDd8sc9suRdfuvna958XwXxgsD8Z
        DgbyyPvf/IPf8WdH//u3DPtCGTDyMvfa8U++C4AmXzpWYp8grVpw/E2/9tP/ZHr6g3L9v+UTP4Prx3/42sVH3/P57zmm8wWeIwA1kb6Mvn/EdS3t+RjxblB2
        Y5jnwDELveBUO6jCNBihyy/6yBHLUXjRz+rDPusnc32IJHcBsszCnLWV5WFoF9ewfTcPfhGkv+njxTVhM/PYm+KvW4VE9dmLH73g0LZ+bQhIuOLqPR18rnj6
        3k5WzQdhzR2EYPIghEyYHDgjEJcjwFyF8vPd2vNZXbq+oJfWMGsiDXwTeSeYxjYwrcHfychghxGjXx/I5//po957ZfD/7bDUB/rMTix9TEiaLBgqJYVaB73Y
        2jGs8lw3BkxbTsJ3aCLKCDWuOvA8BTs5z5S+GbIvspHSypY83O8T0y19MuCUe0zKDYoRuXjs7mL2vXisuPziseGgiDUCOTlxb9weO/7hZ3/7n6/+08Mjg1Z5
        5okucys644PztXf9TffnMD4xb717+c5fOf0WphssGrcqjZP1l2v6PNwhgvSLJK4VJTWjpEYnzRjKOzMUQlH+oT3fJZ0NgSqkzCpk85L/YLaIYP7+LwnhLHFn
        TJda7Nnk1+06hr3KgAkeS2KJhki9PIXNeTNliSUakNMzZ7KxU7qCFMuV4x947PITH/EPnh8e/5/fFE2DWkRl/05iF33pPFzGp/rZ7FBNNDWkdJErQ7OEn3Py
        hbk+4/VR0sebn/nQx/2/vml4/Pdmfn1BKExeP/5d320Jr6DN87ADmOpwIDXo9y1R1THW6C2MseEo51N4tSejDDBtUe/fW3TAonaMNDbqC3tD5vq6NDY2s6RQ
        afpQs9ZL/exnYubnGmM15WkKXLPW0RCxoxA6LuAYE/BxHi5R53AU8eNJHNOjYR9H/0bvcRy9o+GZQHfYwOxnzLQ0byuLjq994lcf3veL88eJStbeEqZbXjHR
        8dfd/OPNwad+6033CNstzh868RAXjKSPFFVYRH7bV5SBNrbAhZsGGLtw2H8m2wOq3UOfnwWb+wsp0dtwlSpIojnEKNZxzTQHeDcZyo/pswi4G2SNAaAuTQOJ
        sRtg0lMyHu1BlgyknLpJBswiiiGiQ6F8V5Z2aJNDF5BZeDXjpkwgtdIKGdROt1ZkYL/iYwHaOn7gez/5ha+vXDo2NMkWrj/vD5GNPByCDEQQo3vdEPncme5D
        CKUGIxPIwjSH/SLLu8xf+v5KKTIVNcHGX0mpLRNvoRVcCLBvTOaFszIr/A323Z11lRn8vIgGuvLDg6wt57DA/VyAkXg3XdpR7T5MuzK778DsXgneBUQE2JP9
        p8yCup0M+1qeiKQkCRYlckf68wEKiLHtOa9eyiKmnJkO0g3m8L4kat7ClUBJKYQUK30sHArPwDYsx4ddFpeUgkeqC+c13v3ZHrSwZUrWwG34wMQy5KaFHp2R
        fpmWHh2RO4JRuSMYlTtqE+WOpix5iyNL3hKWvDYYxZIwo6bDVZuO3CGccBpSssgdzRG5owbhGtWtTVzdcH3S6haNyx1tYVgghsVxuWNa5I5FE3RrZS9Ghdyx
        p5Q7Gujs0xA2pL8WAFGbkQhNTak1wrnUX2TC2lYRyatyxwLkjhrkjgXIHRGACG6Qry7sKncE+jU0PHLljlpOuSp31CfKHbXJg4AFvD4i+SWu3NE0iSN3yLSv
        FfTSIN/A3khsUnLXmnAJHZl4l5GJdxmZeEzugA+wjH57IJ+fKHfAniVrmIoYtaFSUqx10IuNHcMqz3WR77A+JnekqHHdkTviUu6Qzhlk6QCjKY2UVjbkYZU7
        6pQ7FhC7OUS6DUfuWCzljsiVO1KHnEq5o04FeKLcEYncsWjKwnO5sJA7GioXWrljSmSkEbljUeWOBcgdNcgdC5A7SGpGSc0Gh4gMMDVgWaXcARpehNyxSLlj
        qVhel7G81olmPSJ35MsuxgYD4BBLQmKZ5eIxa4lFVpCGTm8KJDql6dLzreWO2X42p2t5hjJmKYYs4+e8fGEePID/vhq5oyZigXSgFQiEqJoY625dx1jOpUfa
        jtyxKK1YGpE7KJDJlJGlsC/sDQJdWxrbNHMqFEH+kBETEjX5ZxLrmzTCasrTaQDpiDzxFWxh1o+K1iHH5Kiol3KsHZXlUY6RyCU4Th9F9PCCWbzRexpHyCV+
        wbYWwfBD6JXxVtYYlT2qUIoc2aPhyB7NcdmjZWb63QZWkX+mggdc3hpUt0RykBkjlF6Hjxh+RDSH0Fdell5X6GjjBZnoA6w2lbPIGTfI5FfIiwPwnhZKmAGH
        blNAzVrQAKDeUOgI2NP8YjaDb1Lka/HTwhSb7GQRRoRhI5an5UgkMHEscB8tMi1X6qht4foDysQpdDQoZbR0TRQpQwotkgRCykAoyJaZcYWMVMQO1LoBIUPe
        7Mt8sCWWU1leRVagBUoUupqD7VXl/JxPiWKBEgWCLRbgCQDryALkhUANWMaHrLAA7FTSKAzgcoibypYuYMNYjnfo5ZMICWaT5f3pIVTlBbglSAunhxTcRKkc
        9s8izkFkooTWIaE4bFwGCGvwIN9C7rgEHIHkX82E8Wa0UX9UExzH1ofMc2NmvPGYGaZ3g7aAsMncu29JfiRFmmSbEomR1VRkWqpeNO/U9/UVuO2Us6QBJ2/n
        WwzaNkh+9TOMA1/B/u+h0LhpQJGkZ8R5p2JKeBrnVvqzgYazsgimK2iOxJDTSa7pbssQeH6d9SxLbI6XuKQlpkmXyQrvNKkrS/kv7+DtmXTYbWCk091zMUip
        INx0KBLYrnGNJxjV0wS/akIzoGQPdw7hXH3p1+ZZopIAgyegLVgaK/OzrKvM65bzk1snnLqioSS685QMRgLmnf5zOvquCW+Wxdpber35TLaUNyL6cHcmeNQs
        3XwYKMNTD3LXxO/9cnxKKHgm77b4I3Ao/t0fMDM/mE0/wVtm+uavwxd842OJCM0tyPplkXNS5J4JRfpmbkeRc1qk3HKKzBasp3k2LbWwp7OPZouiUBhcMo9l
        c49uZDiRFxfwe/rRDbk1+2jxwkY2Ldc3gCj4jC3Qthh7HutmMfdmnybc0/wPPgEXgNkffMLM3tHJqtJMacbChGbUdu+Z2kjPZNK4mSd6N61T2az2kNGOC0bv
        Cx5CueZ5duqpj3Vnb/a68xicWVFysumPifLyBXnu1FOPfYTeNtMfAzh4CFjEOlb9UwiDMbPXhw/LYR4enAF4YFaTKs8V1HrsZGUNBUsXzdz8klYKH5kzkXxT
        Lt8sesoHHkuYFhfR4QhNX8/KTLlSMjLJBgfCB5gCF9zWehuaOkO86rd2ZBGon0p/jOlVmaGheB8ejLWiMCnlDtYUZ+9G2t2Q24Zwv+X7NSdHrz4sHwd1mj0f
        zTscwNgZRtz9Pf2djCNCsUIwqO1GJlW/Q+hh/nuewoX78efhjQ3VmHGezfB6NguGgDdFT8WbIpjMmNl/CMwj6XkRB04yfXDRMXLRt52Nn9mMusfOstp4fyGv
        yaI2dgHNmAYCXWBEaPyA1mwGRX/PUx8wsx9Isunrw5Oo60fuKNCnPA3EBhVYwpwWwpwWwvRBmCDFL5KGaCpRKpJydbMXq9zoSNj+1B01hlzZ8bph3X1kVYpI
        ev/hB2AnlLdP9epS9pd+QMY4JCLsmpk7z3rdDCcwlCndGArBPoZuu3lT6PTmzY9+WOYlHEV8qVM2fRIZWJ7ArP3OB5/qznLDEelTn4tYnsOaP6JlI4Hb53vB
        P898qB9PQfmQabG48T8NYco7VVwcPoMXEs0vSvj9FkxTTdM4K2cejS+Qt2B8EXkiEWmGPL8pBxqrGvCRWsWrDdJFnhu+SOA9zBoukDJaAgc+A5n38/AgKPz5
        LvbuxsqF1FhIQt0XReoboJn3SEtFI4X3KHycEC4wYLQApHa4xRseVoewDEnl5fwGvbSmuly7VGBDLpWAB8CpgQqJ5UHOl/qUk+SF7QwobXioJW+LVnJWiuAr
        BDsVqSodDgu/27m1Ia5D6mvIDTwnd5vSc0P2ZqNPbHZREuQjJw0P79bD/RZKvQgvx8UHTHsLiElbeKUxHIp2Lce7WiGhW7iDD0nIT3/fNzHW8Aa0J7iv14aw
        2MQ6Gl7yUi0IN4MNZ+XcKD+k4g0yYvplFERWtSJPLhSVEo0dW0e4utvder107J7Rndi7Rm7eRWd9SJmeDm+I2gewEnk4PFAYzeybpraNvpAmNaPE3VqqbJRj
        WR2wmoOqKYL1L20Om7VEW7Xk7Bdi8a52PVOqOHe17I6fc8VJhSaU70LsVDBD4AkIcU4qjOiq8NY+U3VhVRqREvwRVCMVM5eAaVcbkUGq7jOOVGhzF8GR3OZA
        A7/JKiIJ6Vg5gp7D6kbLWy6vUzqsjjjtLNPPYUw8rI6IhwzD4WRbaqoXeflkbfxJT5+MEw0+Jh5tqBBYAdJMyZ8b0FkO5tmwyT7NReQAsCzyZ6WvpghXLA52
        /zZcg5WEPIb2lL1Yczp0tGsmdYiuoS/XH/A+1S8hiMgviRJN4V6719c4EWWkXvKX1TDcrDzCGJdV68YQAKYNGmvv+ZfSbrX33EsMjvdubQU4t7+zas831Q6D
        3ipr4fjD72h55AXpgC91I9zHOvckH+sXZfo4t793lDn6MMqEf1A6DHBNypT7CZK39jYZu1eFAwFC5AhMCfmpKhM5/VCYVY8E8HyoX07CJVjE5Bgb36E/N7d9
        uRttfCe3PR0j4FMApHmke2T44Adfih5Mt4Ph5TmTZ6j+jfNufFHzcuZ3453u59168Ag72knde+lY8WV5TRau8RuF6/LJfFKdvADf5tOVBzvynaaj7hl/kNfn
        mFMf1vM+/vN/nu8f/53n8M+Xj207upmjedyHUstqOIij9Z1Vcwp23BqyXbpZ2gfcLogon0GfaiZ6YzPUp07GeoZTXHacBORO1x84+UPsmbmw69eG8jn1OOfS
        k2xHob9Z26jBcfWSRzgQgwGJOaBZPDouTtAAvCmOu7/8gYnk2s7anFyT1fEsLFk6Pn2pggxQWab2/R8fYzyIpSP0Cptdn+AHiW6p76QVdtvk51cnjJxI8XTe
        nubRiJZUp/N2yqPIvcEjk4ItRpIDLU94ojYSAbds4ET+VWSYT5kXHLsqvb8o5r2Hc/sb3W1izvuY8/4vnBlPmJs89ftOD/6iWr1L/1/a+0wN3ovp/4V0nS++
        lN589pf/4LmtX/6DLx8Tybd3+pvppE6SO49/U5Mm9858My3kVL6DSipzqQPONGOxvSs1qAoeyxj7LGH85k8F2NboNqAlMEwd7gaX57I8Yy0Q7/HcpwJERYqW
        jvzGiNyRJ4Wd2KdmhBxa9i0EAfGG6HABPpRnRJ27gChJdx3Ie+jujszwFHmwRLAbYvZGiN1BZX03QKU64M3pYmDnLrhcqzppjbmvI6KrlBUgY1aCjUQUIYKo
        XBNKr23Lz4RTec76+M/aKRxZ3//UTu15GxMwY6e8b2MFpjlH6zIliXJQCyEdFpM0vtKd1PeccNnz2C7bCXpxbsLJMl/Jot1WskioLyL1RcVKFu26ktXdlSza
        bSUbL3P04fGVrK4rGbKWK7HRFa7bUte3LpJwR3Yli44E98MCysDDGIHyonXI7AF1Iqy2YSK6yopYngVOnMuuDtAdCOcxVzP4DpL9RQgNickdpnhkHWzgWwMu
        E7rkdacn8IFGuQxm4Gfw4+I4TGCowo6aIzzRKaVYS8C6dz7QvOykmL6nIxWcKtcIm45WNJtyhQOttiAkyERw1pJ097VkJGxxQhUqjs62BTenvvG3M+dqxREf
        cuNeKrqYvz1U9wH2uqx/Q9tnP3dsiEnlddtwEW/a2TItMy6zoBeERsCUaXOqxHaqPOb7cIrWkA+ZTnNZBYELjDiRt+eyqrIXG3PDYBBTPPJuU9429nZa3r7D
        uZ3a2155e8257SX/nczVl9JC9ChPvgXHBvu9+FK6c8klh34ed/Ki8iPuJN/v+5u7Lgu7rw9e72lZH2ARwdzbZV149qXUEFDzwkuj60LyOR9hL6Lt9D4oaztd
        l0+/FD7YxUbShmqhJX0eXtt2qCp0PD5oajyNQPHiIsxuJ1rVZWEQI9cgRNzSqiyrZcu+ZYJWmPv9V97qqmhTiasXF1u1oiUNk2TT920lt+CO16ccs50FI5sD
        pXISjKjUjLBwttsHo/fdLQduBQ2mCCrgZJRL/swPwg1/U5HYqqpELnXVnZaaTzi5JiZwdeNR/dEbeQn6IzXTkSR9SAleMcHZcmKe72cBvAArbuo8Z1rDezM8
        W34X/nYDuhA7z0P3qkK9q+CgGqYHb2tYgAGrlfyXChwyHwk3c9NTYecYkVPvhNxUNOMN98kKt1X6+uF38ePkvSceeuhE+fDJey0UE7LwItZMTxIFQwRmKOCd
        bn8vEch8IgbDYwwnNU3TzGeYXKYVyq0Qt/BwBScVRUGTp263z1RMfaRnt7NwmOkqEiCmDptv/hC8R6grgywUTU4eSmAGm5kTxyyGpBNQyIeHXQAZy4eHG2Wt
        KnYXQ+xwqlNaBuc9OFTQt3sAGyAuhUUTIUINBvLTEWl2Xw1HVKhwWz7nM16vKo1DTnM2KnyNjQqLRoXaqNA2qibTkl6NeaNCNspuYdpGwY4LHyxpjSUxIKjl
        AR0f0mAJF8lhJSDIC8+aiOUhWkJFhTA9N+T4dBdfvdFb1WcPZwHcvgvEht7rLajBJVjH8NcFNbj/eljdRTZZTi43gmgDqEtbxQqL1J4QBacSZ/fxH685ZqFL
        54vrt10Q9rEMJmAvnKMXfen1jWhNJ+0kIgoC7HB7A5iAff5xE0sq4tTQHst/+cST8Yd728e/99MP//o7H/3xm+S1w7/1PT/z/+77LZwu933576/L04Nwg1h8
        z+fhHIHTaf5Dj4vvLv0k9PRLSEDZZzSEx8NgoNaY3Tyd4xGPozo4oO9EAsCfJRj1cw4cf6NokI34xVcZ8VVFUtA+XeTZB3CX38XL2XvFXs7eAD4wgeNtRO9x
        L/dt9jA76rBrEuVCJCJ7uao9IaQsIsuov5E/dAgBnMN3mC0GFRya3QF/BnYMRjnzBn1VNvy+Epf16TEfW8OiUXDYS5s5fa19cu0e4bA7cIHWPil0J5xXLtxZ
        2SCdvqqRGh+ryuhYVXYbK+EpYV8dl6VxGKvq3/lYVSZ7hsHdeNdRq2ruVJ9DBVb2Dlo4/T5N95e5n5NP2QceHcq156f457ZOb7FwD8QWTNz78MNvd0UJFPAr
        P4D9LCloKn+2S8w8T3mcHLy+I6GTfwSuQckwzqikkkG5ZBfJJlJvCCut7/wMIFPHrgcjocVgmk92n5/+5FEPtMPQi74z9J4z9FKgdcd8ZohO5sj6u4ysv8vI
        +uPemIFOqvFpJFJdMpyutDYaj1Q1TmdtHckOTagSFSGSVuhqySUVVtDBgOUFTsZvRioMsKWWtY31mHRu1eRWDO8vOMNhHymmq9ZQnYnigfqE4UEeBgP6tddA
        bzW8iQUOl/kUb8QMOJmiXLQJSBtEZSEbFzAje373CrMfzj0V3S2p47CatVBglRsN9G9lxru61C0diloyZ2pYm2fN7OS1ec7MyS1dm3HM5rAE180cVmTpnVm1
        ntR5Bs8aUdVkJrXo0whnNHj7FvbSc8JtWpWeR7zI/aifKXwLGR4wlPtVOmKqi6sTVwPK3kevQ5OkTwVyvrpu9l3+b0Kjucdn5coNemWFV17eB9If84Fsuj6Q
        0/xw7gM5M+4DaWMvmFuRPpD7IJLXcAC8zT5gzzK0ehp9MTPQZlgvSN1tgJ8aB6WCQZmSlou4A8vTqx+MSjEYFR2Oih2MOkqN4GlqB6PO0A2EKcAjC16SDGZA
        3GCFK0eFwTmgOIY34TlhwiJARhBy4ayKsI4aXOkgdFHiwvPPZNkTXWMyxQJFIIhe2q+XGJan4Saj/p2w3EhzNQrFdx0feWehxMTJ0WqyxdwZNHGdQZtE3Mmw
        6+8WsCQdsbMIdOM8AAnm0ZeXfAN/2ObAkh2clSL6kg7gFPwqvUibfdYEyf4ut3JonRzQB5+x91mz8ftI5ifXpUavydc0GQ5y4KHivwyOMrP2REkn6S45Vpdt
        JNAT2su8rAN+OSR9UJVI6c9eB9eqD7l7bujHXxvkukQIcp0juEq2x0zB3IkYGCGsttzhdeQD1DrJ2dxkup6XOs6BnpeVqOXPXrPrLJhni3QWLODPIj4D5Cd8
        koeJL8q95Z0gS1oQQm+AbtSZ/OayS0ejb2oTF3DYg4LmzOL4ECwrrcmMbMgYYKpici3LN/fYZuCm3mLcXYOTLGuoptbghITvs7wRCaGC2nmClrpv05ecE5Ll
        QERASEuF4VfYWmDg08gaBk3VrmEpXVMRzyJ/KuDhacE2WgP4vmJk5ZkWliFoWRW7Mk3iAVD7YpDHHiWPeVq+pwqy2FOQxV53KuSdLOS6mM8j9vDkZ3gTdG1m
        d/b7HMmeqqMyxBgWCikqnwl6s6I3IwSBxGcZlYrVN2TkCro+RrhQdFa5ZKRckhGDhDxFb0OtznXqEc6XdLuy0l3BzDu66EGuuuJGD6bBLtRMDxkiYwUvhoBk
        YAffpwCi/xsMZ+GG+g/UALOIFccvBLyLx1zrUTjYKqT4OztZAClE6nd2iAEEA48QiYPAS7Bzy8xFk05/QahNo+JruoB5OFkywbb66kY8o5kGBTJ6CkVXdrcM
        OHaauzp8XaPmpVE/cqIyv9F8pF4GSF/FxJVn/HWuiDQL4U+qGV2uAphyVlUXwTIlBSAc3PgaxlJV1VpT+C1t6P/Gz3vm+Q/czXevgjPzELZfnBL6UEi1s8v8
        F260V24pzXTInkgxZi/oR3hjR+0SdSwSHXuNP32E7NSVXyIqJuZBRJs6WgaspuxQL3yrof98ocarY7P2SQa4uN6zI5s52QrhEuDs1ARYJtCdzUrHVIklZ8BA
        Gs4ch5dTQ+d4ouuEYRx4DX+aWrm0n1dg7RfX4EFBeq10D/TC7qFmlASb5tCIndMJLmgxu5v26pM+o4f1xzkfX2qpR65TmdYAfvdOZbCo4E9ZmVpZGferrbxa
        zViW5rP2ofNr+Ybq2vkL92TVThZNVE8SUU9WRtSTAxD3WxApdgtXmhkJV5oTBlAIHe2hCIrIYD0tEuMAASJtiA7Cd6dk6Z6kuOD6JMVlakwlnTIzENzmRoOV
        EFaEOIa8O06bakcj1yKNOsM0l148AOlfL7fzyyKJwh9uWkivZlZEHYIvSGPEchQzvOysvAWShAeryiC5eWfEpPPdO2QQOQW2bCG65AaiEaPQDksQzD9DN3QJ
        EAcc3cao6H8VDWoyeSD7X4Wgg24Dx9NAtJXjA8K35PAwUqrFu0r9B8D8nKFuuFJ/k9/Mpf5kXOo/oFL/VUxRGkPsl+/dr19/N76+EpyUqleRdEIGDz7vrtgf
        NyuOOxMr+7xvGg4NN0ZpuLYrDR8coeEVpeEWJtMrpuKaS8VT0HimQMhCxTVQMWXeqV1C7qZ2CbnbScXYABWCPetYkztC2rUdpE3fSIRL2fA7kPEKyFjb1c4D
        8KDlXAWkEXpn1kDPw/4Yh0FJLcvuxtTyJoMAERMkzUas7ZBb86jlkDprZmVbfLSFStWK6Xbx2BBph5xfTu7hRtnCGHFHLrOWoYzJ+POg1wsI6FgWKp00vo3J
        PAp2gsYY4RajO6WEa0c3FfHFjZKjbUK6MGtTZEkGOtOnpQKTRhfXJ43u9NjoTpv6WWyPOPvKokvWQR4iPaWgfnd86wx4nNaBjBG2VLApqVN+uY2OAgUi9gps
        SvqiTOa54qz4XQYlrRSrENZ9ZJ/oVXrVfGXtyKlbP1nNgMlQSRhK2wUBxcOkG2ON6wW9UKhTOIRQ01mcIdyrybOWOShVUTSHA9BjV6iwHhiJ1DuIFTmhpixt
        kO4eCU1rSOXHYhtXNOZRZG4ZThmaREPX2mBRVguNVQttE5A7fuVaqOjG00NzEIIUOhcICiuKeVmXn69Fu5ShGWLS9HU5aWA5iSFVID+ezB6ZWgdGW4ZPiBYi
        S7rGgyUmrwUkUaGTorAmCoM+M0js5KYgdZWG6ptIhLT6axDPmiqeJfB+p1DWtIJaG7M9QohfHd2d5PWoaz0gniHX8IHd/E/jSfO+GzkPN6UhyMfwrCxViKW8
        gGOD2A5XAePhHI4+sR2uQsxlH8fW0fBxHEUR+EkcD9zoneE2b+GEL2T9Y75FtQtGsR2QWXUrm3YjLh2EB5m8oxGXTrtkSqw4kcNOqIX96gEEp1eCoOr5Tg61
        WnlaL0+TJrNMUfbLlhTxo2S/NapQA6w/i1ZYrCv8oPMATJNT1Ebn4H6/CLKZw58KRszyZzD2BMsauHmNyBtXMVa+DcPFVQqOPKbq1lRRxcIOaIT22K02Shog
        6DdBUO00WFSiQBCyRM7m5tpZNdfOytOz/WxBTrL5AdRUMw+VakGWtxk8gqrJW0DrxcN8lzdmzQzmtFsSYKsNA/6XhmDAKb6cog5Tdt4EaHuqdcCyOsWDNRlr
        zPwgmxkY3Jvh19ynukuQEIfdWRiUh8DjxmEm2BCZhpqGLHzNswTrkBZVqP5WpClQf+XuvCpKU69hDsZjCzAt3NJ1FUr/MexMHTWMVCD9Y9ucs1EqH0mtBlL3
        OanBlAJJRFSzMUxUtmGHRO/2uSmErot1yvsoumM3whuMsEXRvgZIM9ReSj+b7Rlmy/KlZYyjrJo+QKkWsGXcN+UcB+E1hgi53gOuMT+Uu4jTjp1mERJ/gBKy
        eVDrPOjWx5n84bCRi72WHkzNnrIHP48elDnUZw/OISy4UmifcrYMepuzzezC0oHuyYi6sqioK4sDYvRwG0KbNYVmLWGbZBoVT/BnGhVP8GdmoMORd2xadGwN
        HUsKzzsWW4zMFY6NZQww5YGW9Omc/K4jFJj5OmAbuuqyB4SWfTx5AS3eaajdD+sOHLL2mn3y2R320sKANOnlXft5Hwtz+nmf+35hXLpCHruKKDKjvAJj3eZY
        w2a6D1XsTCzAGN68Qm77NK/ilzE87DX7OeRqgC5NVh02Rk+sZbLC9tvLSiHy1a/iq9It1gi529ukoa6uhCLQgFJEsMIIqgbyArDArwL0mHCFq4g1B/DyP/Zl
        xbCbgTcNL89dvk1qv08+eXmf95EnsAJRR7T6kFmnwVzEAOuEQcNF+q/JiG+Qr8thVT57lWY8kYOR1RLryltNqfndpaVZS1BRULCe/mIA3WpJFNarGK2BQ6zl
        ISAwQFQWVm8p8JZspSMjFNPatUIjWKQcgPgfcglcgm65r34qBjoJQkydfBJ0dAdGWQwxkvpqMRQ2hY3lJmpRIaRZpAtMBJ8quNmAyxKCOjcy1oUnwVxLy28F
        Nho1MurWi6jXAEtvo8CIYGV5110o0K9hBKI9aziEwX4Kz4byrHzmLKxFdUVEi6HgwI4bEx4hRniasvoZmd8rnbNDbgEMmI1BikTruIeEMLcRXhSSF4UD4uP6
        YyuqrxyRG1M+4xSHwH0LdTuKHPG1DIOvwxDAutaxXKmjHkNg/AO1Ueo/4DoD3XG7SuTv7rcpeYGUQFrdA7r3e6hI2SwyDMKSg91D4CsvG/heFuOXp7E5gH3a
        q3vVW1q+IzGWyLnIwOb6ZLs2L+eN2FQc/zfmt6p0V4hj/HD3IC2gvCLU9m3pl/zs4Mjz/jJkM964xqycyq4119wqaolC9V5rDsq/197aSbJrT2UH4d92rd4K
        HhH1Rw2v8EU4qI5wvpzAb8x6d+HbB6GeZdeIgtZdJY/H6Br8vjxjVi/v93uHL/8v2DBJuh1+Tepwze22BoG5xtH0KvLLte4GkCuvUfe6wAIfewlUyLjwPL50
        cuiKr263iYx7sJCir4Y8G/p+KAWQfmhtXtKdWEtI2I7FVSPU21f+Pr77oLQri8nutGu5c4atoswo7cK6nSFm4fW62SvPTS5gv9lfcPH9+NNlVMLQXKHKTQP0
        v9/SfxOkH6l8KEoXRiVUrBMY0pHwg14HGA9jurosdXU92q+/eNgnX5y0LO3ngqUn5cKCjX/OyBr4yX7daAlx4sFUEwL5oQ3BK8SC2e9rc5vMIoIKXuZUZqlY
        IMkQQt3Twvrma0mhMkthJnIbrL4GhoN3A7kOBwa5JgwSL2pt9+a1xYFldTOQyqqyDjhCiEq/D5dMJnSavQFRI/uFzq8m3rBaJkJR2qV0tjMCyl3z7GUuLQ3t
        TW6/ZV0OMkdYSuyaK4oFGWKFLm+WJQZ2DUDw5V42NHtFfA+8ThYL8OAEniYBJLNAjeWoUWa42ZpvuFmhqGbFQiQOioe0dGB9tmJbA6QiL2SITgmH2nfCiNHj
        ptWHyKGdCVmJ3dlltqfhoBifnRui4AEt8AN22lnh0GjjlULHV6L0Lkcjex26ar901euKrhIqDMuFpUc0MgwpxnlOXiCBvk7JFeNl9AoP+11aHVuElHRsMVdI
        MzhlzYQZ93l3xvFwyZ+448u5kdk5s1e9+lk2Tq/EyzqV3OljOgUrwkC9QWfaAZF7VyYJjnYAjTzRCG9AxTrUvzKdmpco+U0cgOKLYLCvh25IAqnLy10KhixM
        i5FxxiiJSK6qUtdX6ZDYUR2wjVszuAch35BMBNLVZEYohI4g0juyvbbm+5Sz7coa0c85a+Ts2b+LAL5/It/dqzx7sv6FD1tWNlkmt0O3b2LR9FPep4S2b0eD
        86MQUgVxNl9TxjzCKfexbXpi+RgUmP355f0j/GK/wy8mv53t17HBxISHEX6FOFB8kBMR1QsAxVxW3ydiutza56usjp1TIFyHSMB3KBfXQys+cdgRkw2B/RAE
        dh+HVfnMIRXYD1mB/epJAvshUx0p5gDE9UNOHP5JbAvJhdi5wC94zoXIHIKEf5D5KIiuejWE+YMdeiFF5iDkWPJrwnGBvR3swKuOV1eGfbK/6GWlyZ16ny4v
        +8jhrQzZ1EI7VtBvwte8Vayr4YAedD7qUyM8ckt3EyBgQ7Ymnhg8BoknBt+7NmzIPhataarK2LKATtymC0EfTYd6IAW2JsjzBzkTV8Dxy+iFIaR7xOUfhK4D
        jw5htgm2+1tYpyrQJKA1VLj8VgiuOoA1rKHLX11ePDuk2WdANDL5CpqJIEWYoX1HxEeNa32V48fsaTBdw54WDHS7mwJ5QAncR5pMKatlV/S/WxG/Mibi+yLi
        xyIMQvQ9mFstr4UES5F2Pbv69veCVK8WojoTnsoOvF2E2g1RF0tvgkh+jfq6mgMmEmkTgYYrKGrFHFgXefoAslhYeVhFVV/lXscRQUTVg9YRoRBVWaeVIuPI
        O7ib4b9PBe0D8u9BVlME8audsmP55ZYdYwfiahPrZkegQnA+t1W27AbSNLd+wWj9KKhThAceW1VjiSDfGPTJitMnwch+C19c0RcZBwVrTtx0TcKuxpOYb4Oh
        O5WDD9+Rb4MZHNwHji3QUW/t0jyw1uU26h3E87O1fhua0l2BpwBrkFXLzkUgTakVALXArV/VJKqbVE1dQ3KQTVdqPAI656MmVykQbvKHC+EU/YDVy+YKqd0V
        vXhdxMFcX/CPr1Z/9MvXfvPQIcQYHf/AF3/y9U/d9m/edS+jaJ1bgXsLqIahq3vJr/JZ3iye1syg+6GX7RNdqCe8+xTObgU5+OnD0p59jgK2T8ONhHGpJhYo
        nsc+dtW+onPgv1T+Er66H+1P5RCiG/azG+jUXToRXQHlpL2dRU7cCIQouG5dQU9uTOZ5nC9lUzBqfUtf1WwJf/bQu8/M57GD6Zr7bMfYcucnl7UA63ohfC1a
        r7uOXFWRzi60VuGcM0uwtHqlf96iWVaXM+tSNo9CZ92lO6MLbXzWzCn7iQdwAoeVFZIFNi366lvrn1VvsQp1ErBYJEeDNxJtNdgU8+0BVn687EM7gns3mD72
        BamaQd2k7WUXO3J1l72TGrktGCxoW7m4+s3AI886ivNR7qzC2GI/9ZpK7NK5hLYkYJ8PYZoatYdiT72tq2BiohGNp07/YficYTunqfsadZzVrQpSovjJp5rq
        cwfbH8AksTtXHVMMYmJ60q+e+m8DdY7Vz8rUd5ToB5u9wAEERMxgL3QuMJSltLvclXT3G9uHVTrb1zWkDSMp3+3GdINsYkThoN4smERQgKK2jr/hZz/785Vf
        +8E3Ck9oHT/+51/48pf/8O633zu27eZaezDNj/e/8F9fetutv3KU3ME//kef6B/9xzcduIXcocUAxZ7//ZkpeaTMd2NO2Rkui0HP73ZN9SwQ6JysKFk0giNZ
        zvXo01k4GoANa54TDsbtfbcoymWAex+MjQow7zAqSKgA+alKWgGEHTHQc+KM+ojiQTIC6BWvPeygYf3bEwx/Xedl3ZKWfozWU62TqKwaXxlCLMKQ1ppVRHqa
        U67vQCIE1wXxhRBXQ8CNDYdIHksRUGmzxTNaU8vAq3P/4J5W4I4rgjrluexlR2IEIMoxWkVu7gg3clhGq7KdlU53SqXOaDEMVT4bnh3BduKoIbBCHVcrY9px
        hdqxYtWHRMHXKWeNSRi1kKMmb9f+/kZNP2a08yrlqNV01GoDteE6WDKm5f7wMV3hZLOrAcDJOc5d6b6zOg+ZaUk4uG7x9tHTEV6OuJcVgpZDdrgweQ2aCV97
        nEZ1R5xGzcZpiDCj2wcVhCMK4VWY7X2Qz50BNxJywoYZDNOdKxGg09h1eL0KL4baWW4tYLrF6pPf5woQDbSN1W0nBpwkS3N+jXnf4TwuY/3a2lnTdlInmC3D
        hLDJW6Pw3lDtgNWoD6ioSP1Kvt3PdxYy7nwgz7woY93ExFml27Bsdj8h8wPPpYoqCAHDFjPmSQ2HDd1lKbzo1SM+JgY7lCiLwZ5wkwVdHyL3cIvzvTHErklK
        1phg2xq0C02z8Rr6JdF+oSvMrPVMYb/MwAk2xfbsdBE0NY3xZ4IHHX/mQkbl6XIzgjrs5JupON4bjpMKfM6njoYPqwgM7Jj20fB+oEgdDYEsI+LxSQ3Cv0Mx
        mW+FC/jRcE3xmm+ADziyojGIegWBgciKRkF6CdAbKl23VLo26sfevdFD7OF+hD5foZ7fvzsVNjaSQtTeI6L2Hojay/AD905lS3JhCTFcPpwrl6AjhDhAR1hC
        JoOOaChB6ZNJiMKQ+WV8RFT4DFXyNa8Uo18DJQgbU7xU5MpZAlj9XrlAd/olBPvZgKclmIl19ad9WSVAZnrSiQnTAyagroJVnVgVBqVqIEBoPxDDTLe+3u0w
        k0AeWk8Rj2kSAlaQVWaWSX7Axq3zUeymL5vOkSCVA5WoZcXLXgLyIiDpzJ6VYClbEj1yUlxVSx60foTFtfaEjfJ5CKYTgpFmIBe3dEa3zB6oBgEt34GsfqB/
        kQMn0/8UJEZL/zjKhdYEY9y0iOlfo8fAhJtpfnMaB+AmyQFYLVMKmVC1cn8hwQPPfQ86tlH4/F08PywzLxzrM6sV+EL7MlMvtQFFxvCWKPdGPg+2XycPhP9d
        PrWWLlAanWykhrOes5ZEE87lfaYLSsrfWFydrzJEA8gJXMF2+E6fH/GdVhMZ6K1Obs8cyciZPU2mV6H3oOVZtABPSZmFG3ceZpheblqH7vNOim/wNVWIvob3
        mqpRpcrPJlrE0wmXm7l/eFFyXdcyUg7Kn8qDc/oaQ8YItAVjaWJCuJUlNoo7+ZGhQTsvF7tIE+vbpucLegtKYxu+LoRDkoamdrPFmZN2W2lHSdoAUGWGXfJW
        EVM0r6Taota0UMSpqWm8JbS+65Rp2Yen8GfG7Dq9ppHaxz47rWvM17B1P61DphMGbZtiqNWIfXrRKrvwZuByVAFLWsQQ2xJTtbOxKyLqoWfJ3RRjwy85YYCY
        KLLCSFlhlAeI+vlKChY3r0AkmktykPNZX7fxaBFV1lfrU0xnUoaKJmWg2l1TxtmHCNSwKw2Hifp0a8J+RIpOaiNrlg7EwqSn7IDMmNmJZbRsl068OaMdzUNb
        O7o13tFTlnuKwGdadpOUDxZD19J9DNxkzDeNCFhWquydXE6jDAp7BOatnNigvxZ36hj0hwWJPRTbFUqDDCndIAVbrMvZLoMYcxHTePOquvwVYwi5GiuOx5gi
        GSdd8CFqBvgRywLOpf3Ha2HwiIUpkqW9LatTGwmUjwR7AWr8MCDREKPRwuF+NRTIE3vXszg9F9B/B2h/9rSmp02CqZen/fJGLT9tYwlvrwR7paBfkp/qINRW
        nN04/TBRwbdMuMUgEhc9yEUuBdwzHAwT9XRMwJLqFiZyx/RDfEHdjiGOWUNnTKOAq6nb3YO6in3UppDlupDuoHiTVVeZShJqV6JpCKEKhDmHfm1ViCZXoYoq
        RAViTqTqVpQj5lgVmSoh80s7yD7aPcziFr7G7vG1brTo161F39bNt90TFN0DeC3OAuAXwYcL3eOzewIdoeC1VyGaXAW3e3zbPX7ZPVaWpJjXJThGRedCuNO0
        3NY58fv1sPZIcyOwcwLSrWIheeFJ7KvI8dYsmiCQxbnbI7Ma7Or2KHNgp9yEnoHAVpvcM5h2NdszNUXdnFCIdCCv79wfxa7wqPkPATrW/JcS5QmVn1g1zHrc
        bOjtHYVD1JBKfU0Tx38Npv6YdR7fY62xdnriOElG+WVtonTjVwnyYOKRPdadb2eAlerOyNUucCR9JLiZBg4jNlcr45urMRwh48IREsa6YnN1CWX4hKtCTiPr
        xehjZxVKgHwDoj+QFb1gU1Yv+h0Jfc8CtnDIlLjBmPnC7rCFQ43fblqn22buajhfgOStnV8bg6KbrCNqtCZg7Q0be0MmhU3MsgcQn+pILBIFbDhxuxA+qZNg
        L4QHeepEIy26iWWnGWs2B7wLM8ctyWmbVnZql7SyU7ukld0Za7aAtLKLA/m4EzEJx/rZASxAVBRteBlgDqAr5HllbVQSlkN0uk88+CENMCIlMcSsmTOdVzG1
        VMqK7LJQ0+1lIivULC9sKj5bv/x6E1Qz5JpPNXaom6h/i0+H9tMwZDmfruQuRP0CEAjqUjDs4svts9hAqiJO9EiwpNwuVW4XK7fzqE4Lm/toEIQb1c3eJ76R
        9kwvSmtUZKQptaMB4g5GLXIV2qu4w1EZo/aqShWg9qqtH/eTa7RtYYSOiioc9VKke7F4VM6+icdXuzUZu7ppiCa8fijwHIjru+jaNbk2FX6ypoNTGVporQHz
        xmIfO0x/mfqAHGBmb5i4i2NsEpn/wtbSq5PvI0ojsiHEWZVQlVJPPyQWFCoCVkD4tZBCWFjYFEJmO1YrBbEx43VsYPb8U1lVCk9Gk2UlH6wGMT6EPYJJ8YNV
        mbOJjBvMBp5JRmZvouBGCdGBNKdk1ZnHYT5tnxnSnzd0YwxpYpWaurOLGcMs5FjVAsdEfY4GQA2dTcTGWMcHKmFmxJi0va58pZgRjm3b34E4e4koUJGKzIGK
        zGqAGQ5pnyesm1+ovQePvVpAOlVfqorqwPD5SBFvqoWdqZrbmdToyNCUSENTInWnDrktSFMP6LuWa5UUQRRVChnSdrFac46Mxs+EFl4lpEMgd70q2lpKeDkj
        CdX4VdEK0J48UecKFcCjWmgGVdW5QvXeZtMCVQB8Bf4RSkz+KAiizWAD8n0XCA0+QJwrJHzCF3brzAyMCRDKBAhB/pixdRh08xQ0dc3/O5phJFgJKj0fYFYe
        zuOev95DLgfwlqgX9+rpIQhfuJXV5GYXuoL8agIV/f2KlOa/zUQTXzIRgDakFeANxhNmguRRMttEWkZOiXLGVYAKXX/NNQtRM+q7qFnV1qyKmlUm16yiNQtZ
        szprJs8B3frnfb+yoUBfBqmAORQ0xd3ZslCwhPtKud9PaNfqXRhI5MozwT23PIhYwWCDEHYyyoHoQttDJ5PK3bShek5yl/42fSmc3QHPSVGwnWTeWQfDD1tM
        fWDSecnrpJSe1zv8jQQncHXZADSm17thXS5f8OR68m7ke6swXNHxUUFyCNfPJbSppennkJRSthpMlSDzKIpA7fuY/SDOv0gqs5vCih/1gYTe9zVdQWUrW0bI
        ZAcW1fs63WU4ysfZHMfFgI7murHQaiS0iqdklTnF073ywrLZe28nw7FzL16Nekt4IwbBxCAYnQOVbB6JG6U4oUYPVvDY+N/me2/yPZyJuK+pNPR8iek19HxF
        zlfs+Q1yfoM9v5WA5Xp+kiDmOLu/u98Qoe5hmPRjs1/u3M/0scy+0jvtA4EUlVouoj7vOyE/8tjQe088hJ8ONvzyMyNxDIoIL5QubYVXSpJFpzIfnkoRfPUx
        yesAHnWcUnzri8JVkt4pPr31FeuMSasy33HckfuOp0ql/EVXnboKGnUKGvRRAYJgKqReh2Yf4uCR93AYW6gR8oyQJTW0L9T6IM34xjmizPsyfWT6yuWsIfNS
        ZqVpvZOuN3Kjd/qX9CEGy7Te1pHG13t719MvBKa+EuztNhIF/vV7H7vf4M/bOt0pObm8yD+3dbqp8QtQ4O4CNueTU0gZADa4KD0lP7Fv313qfeNhnP/Vg7d1
        9wAT++HbkXyvdzq+tTsbWh8C0wZgdcvM0a1LWgansjZbe1vLzx3KNPU2Gr8oSufSe9Yzod+02wEZx929pGah1yU8sWymiw5fRmnLz2T7ijx+kfy9xUQnzL4y
        JeAdDz7UCswMXp7qRuFaQTKpN+Qs+MgDt3WbcnxJxjaWCdGUuUCoNxGMACM02/Kdty5u6lvfFFqKOX2+Gb0Nb3B4lxVs8ilbwcQwmfjeV1BH0qpbzb1ONffu
        Vk3frabnvIVq7p1QzcTsHani3sR0XkkP+qOV6ziV67ziynWcynUmVq4zUjkgM0t9yxHfKw+Uvzpwsm3ANtfA9ImwXsVCQXJow9KHZatpl60mli3kHBmbDoCy
        xKrVADsE5ZnO0cDI23tV7F+WVaxJ/8QE06JmEjxTu/W9J0C/pia1r+rOJNiWZVowNB4JPsMEN0eCvq+Kx+O+rgBnfJWFH8Nx/khwGpXqM3XsBT8INv1HgRZ+
        QO47WFQuLtV3Yvk8IOW93P0V+a5Mc1kUmNsMKz3leB/s3j8BFocEU4BjPxB4u5YEuGeZfbK0YrWQ+u/y5D/k8AVJYj8tcz356WYlZsIdQmRdDJjFVlf5piK1
        M9UZjBUV7pdigxFgmsQtJWyWA4CF6SHS2ZtFLqFzYXgKZ7e+t8hp2wIICtg2ssw+7a9rochuy0y3+LMKvtnz0l8PUNTTgVNWTR0VRR2q6+vp0wENI5H9+blA
        81kEmyL6fBMpRqRR53zNiMZHsipi96VtiCN4DFCeIcA9qzlVQJTMGvJ+eI23KuQagDDVmWRESAP4nwcyCWVxzFo2aGECcpx98jT2T9SYZjPDWjGbuQGBYojA
        kTnuAmQe9l0m698z3HxR/XtGEfm4MzCXLdDXEKlGcVjQw6y7vVVUaZoljdu6plm0nlhbF9LkzOSX9cPETEQ2ScIolraunW/LF2jkmsahLZQRqeVqGrau5rit
        aw6BBHNuIAHzzCHGexo2rhlNboNtPFCQDBpMXcgxJ59gxrk27NrJWbzS35aV7Lzchp92FQfAIMmQwpO5J+cAZ3Hyad1JKRQ5FnWozw7pEoHUkcAYa+tnW0O9
        dsewPzaI2FJLFO9hagwiKDVpDkKWYy1MaUnyp21hFmiKxjYeEhfD4tZC/BVxQjVeliEBCSvVontNeiF4Jlt8Qlq1qCiIPS+50QOPJLhfA8wNXXiOGeUq13iI
        aZb5BOFdDnMq9eqseSbAA7E+4OkDFXijVzGHoAqILviUiZ5Cnt7zMndqkMZkXoo81qpgi2TEebua6OQTHQZRpPzEbwTS4zKRXWyTpjxJrp0/4twyIbxBpVVw
        Pkf6Q9OkG3mzeBhVftrX+ekkRjvBCMzQjjE9uZauOf6uv+nW18BcLvrbXahiqgskozXXAO+aOnYnFkjRRWYhcuv2TxXhE0BCB4FiWNoOjvd9ZYQFrAf6QMt5
        4O4OBy/MBw8ZkvVUxvMJAqVYxXZHz+T9iJ7Bkub3XvTsehbf6D3pK7wj17XQrmv1Gz2ua0ISP4lj7UjA9a2p61uB5HhUuBSWvRu9h+XLF+mz/v9MB1MbNewr
        9GVtmBFammEq3llmF+5d1G/PYA1b0GSF81eW+l2BX/Mi8uphdZgVSswWMb1nD3krsIAWFttITUERU7PCzjDLLKwMhtnKAa3WgImc844H3or8Ur6beRzlhieF
        JczCp6eBwyo4wESjMwDOZkfMVnMwW7XNHMxW6W4YZ0hz0VSPRnnEYom/ZdhX0696t020MOP6JAtzZRxMvG1SgonPjoGJEyxoTiS2UmPuVoqVd5F+alXIPFPq
        3tEggGaoXrKVfMstRlqkqRLzTgSIeaSKDtPflDNEYFXMPGKk5vBrpZgBFz96wd3IrNKMVmZxRdxUWDwpamx1otUwnNzpNXV2cno8HsUdix1LvzDHsKCb+hC+
        dhE3eyJalNR/BqbAyePQ2GUcGmOW/gZ8cwmvF0+G66ePuGmoTR/+70o5ihJU18v1HcOY0fG3JWptNafkO5hQh8ExZWKZ8zCZwdW2TMRQgxGSWVZqalcjwkw1
        fTJIqNwWjby7O1dMveLyi8eGg8IFGKTjOBMjKiacCGZYeeYJJryrOGNTc8EMI9oNHTDDygiY4ZyCGc4buqvNK/zrPFYa0leqGDkV9nPNgTFk0JCZQ+jSLEHQ
        FgvUrzlNPDw7jnM2S6MUo9xC2odLKomHWGPbRN5u00EVPqv0M6/YSGmdu4ok9S1xz9p9rOezsI+hDGDecfRjEYBqZrpPuCSU9CqQz7D7Lb2n4WbYTWlg663L
        qHMMbz5nV3syvNKCxRFUODa+Bey2GHCCcLZoMP7P1hO7cPB9iPom/0TM7fcxflKeNhORI+mVuQAfzVXgNMErcwEqkpEDN6YX1CtzwcxBAFnQjel5TSUdqCmF
        uXZ9zbUbymrxgkj+M0DH6D2rC4hvLWywFsPDOLRhLtJ2i0pmZq7xVvJd0K0s3AFIVnUByUIHkKw6BkhmZgi1E+J4OpD5KZNRCv9dnzkJ6b0Sk2/K/VvBRWcg
        8g26VT29AeM0w6WpG0JggPl1ZBVrMRsQPA2wIaZrGdyQZShg9Mb8reQW/eI7DDXll7JG+S0Ux6354qNC1X304TXeCyL93AL/vGEpeDzY4nsv+lnT1LeOH/je
        T37h6yuXjsnAb+H6RX9IeMQhY1mkZjaKgm74TUzlIjXa8F4GBcpK0TTNPpiZcCvT2LKJ4/5KymyxzJPK5ehbn3MIebslPTMj8sG6HW6fXu0QFNKfC1D9B9TG
        PANEU7btfhG2fLwUr+OnKV4ReQPA0TNqep5RWpqx2aXZWu2cVaa6GuL0TEA/cxgvh9jR7p9NRnYVSaMzItNokj5o9DB9ewB7Hcm07UFdHL3yKrT2Q4E3kj7a
        OzSip7vBQtTMfzGq1B4JN6sb1MahuMZXYvveJ+Bc4oK2iAzoWzBk1WRDpm8vjLImhgJbVwEZCa6orcJBioD5CiewU1vVJ0VbDay2GmqujdZYGJYGIyOBIb1b
        M+w6BpNVVu61WZWwovvGX1PVMlLni6rmLIxs6kLUa4Kvydf07RGVNWDRemJV1gQ5FvPL+uGsyth4TLoRlTUwxYOBBdKoUFdlUlf1I5OOnQpgaqfqGkB1TcZV
        1ypU16qrusZQXZumrSlZK+qjEaoGG1vVNYbq2sYhBaONgb6Hd/rDbeNDeY2hkwkfx0rp40BeneCNk0O00+2owqOHCUJhygf3gF2CGSfp1hSDu/A1VWYxtLi4
        xoSxZtcBpOeCHUBmxcW0rEx+FrutdijYqTbfpQ5tjcPI0jDsO0YTf1C5rKVkR50XBvxq8fUu/FdD+jG2rToMPZl2pVxPRkBFGyiFyBKBE+vHyPaG9GNUDXvQ
        z2WCtqrVPtXqFClbUsXUx2ZiA+uaqFEabeAzH7Iq1sleu0nm2Z1LLLNY87g/9KN+GGyEm/6jIrTXsHGzK5xTZU1RzZHFHt3dh6NesSafv+fESIjvXZUNkaU+
        Lx29LeuEqI5xngzlCdV6oRfWtNIW6h/WgOQWz7h7oBtO5jckkGRmYD/9PDdSvLOyJst5wjptl1FeSfLhahhvBI/64/nkKmV+uAdUnHU2+pxklKu33F3eOX8P
        8yMG6Z/4yEf5DBYSmiwv/sSTf37sA1k9t18+/OEPZI3zpoHfm0ioNpAHr4FF3Huwt/Se3ld+L/c6CBG7nUCNqdH/AOkGbz78cQ6lmzDSG3Cf0kkYObZFDEr1
        sLtSfyKPfRzKoo8tn9/ASnnDX4t28geyEFb7BDFzk1HqBj7SoRWSgZNsE34KVcT9wssW/oDR8dXv+62f+Ed/fu1bRGJg1in9+qA/ZAKygHV1U+gNTJ65aii9
        uUJS+o8irp6kZPl/2NRV1779X/wjev0fv/17P8RE1Hq995tv+Nffe/m8XH/rD9385hO3feFYX1XPfn8K1LN7aj8ouR60omDgJGybkOPv762CTAw273ErmRE4
        wiDT3+QW9r2+v8ksrJ5NjSaUkYXrxnubZsNbv+1BbhT5vOshTgUJZU0Afi0L9rpN0mgXaJg46Cfjn2LSh0STOn4t8INNDcXNBVJUoplVev77s+DtKFyTRAQF
        CsOtsvpXeo8+yLAbqfWtHaEjdWvQt2PKjNXbO5lUrvfHf5Wy8lIl+jmxEu9DEo8AUzpOaB2FZE3fH4guavlWR5n0i4Hmo61qT8i3b8Mf+b30nvV32qQPlVta
        gb2Weeu9pVNd8jeeoZeqJ1rcWy26CY5GtJDbbqroOz5foFeDiHDoIX05+FYvr+vL66Mve2icp41kzmz0+j+xWTRz6YYJMU/73JnxdSfmelizfEI6evhbftnK
        bAHtYfz1GZ82Mk2P+csHwuZGbTPALv7FMLdyiWwoddTPQf2Ql4KduUGCsdwggWJD6A51YtOnreXZh93NkjK8TDOFUMB9PtDUrHL6bJAxX9qSWZq81O5hYhtd
        GC3yASMf91jX46UCZKaBc17jz8BBn4dXC/G1EfiaqJrVl3baTCGt0UwhblKBQPuoSBoSODj0s5o0pAblJbBJQ2aLpCGNMU8jAu9rmCkSc2jyJwAD4I/NaNIY
        ydOBZMctBTqp5l33dKBZ5/jjQrDzM4AIqBUgBAoMUHzGAtrVxz/jtLgpnNHpD8erX+7VE3pZRSMZCNxMIbOdbn0kjcgsYN9DmbUtVHM3fP4JljIM2a74/OkI
        Pv+0m32hiY0MBkMoPj8Tkf0dZV+oI2HIAC62jZdLtRBZAxm9SEWttJfbAEGILBQ/jGXdObenT7SwB+D0NrvtRKuCBBwNxfHepderHUDvO70OsH3s7qmuP9N7
        zEeWv0b6b0g2Z4BcO0OpP8KMf5xcfPLo1Hd4LM/mo1N3Rqc+asWsj2ZPGBmdFkenhRRY7ui0dxmd9i6j0x4bnbaBHbPGRAn1CaPTdkZndsLotHR0WsznQj/d
        LpAQpZtewJSTh2FZgG/hKCQHSo80OUZzl6lYtzM+T/wWKWdi7jeXPUVjyTGaJnJTZUwEya+N5ckY5U9oZGHuKPJkJGexxQjArVq/W3fpBBlhRBC0dPKwkskD
        Qq4zWIZowpxIJbUdVDKvnrFRAakAKolG53C02xxmjg1YnYs5nPw9zOFohEqUHIo5HA9htc2pJBmZw4T/yqkkqzpud9Ud+TSqk/NpcP1BNg1nvDrNJCGsZLfG
        dBrIo4EcGsJCq5o5g9yV2TTkLGo2Ek1iUUMmtSpTDNU0veKrSzEUmPy1V5NiqDGa8qCKxWGGqXxqloJWgvu7c2r6qtOGJuxmhOHBeKZNaMEyQASd/hiCT816
        9SKiLsfd1GywWNBa5dYyiBqdoJl+Slm+rZSTFo3EjW984nOj2bedlNsTeyybhvgwRYU6/1in3F46BoR3oVcGCrdtmhGazxMndzDiKxO0ptxg4hZ4rFvgBW51
        QrsdYaQTOmESRrqsveYO35EwfGy0kHOnGLEha18rYPiX1rCHsXtft52g63b5jqk512vO9UTRTZzvtRltCaNDzYI1JUVYZGLb2uo7CCx94u0xT2jZPxDZskSh
        l5I8hJNWzhl7rX+UYACwlIK/zthttsm5g5m7JLFpg5tF7mArJmKdaNgkRdyErKodlmzQk9kbl7IRsmiRccLWPjk/lnBF5m6tvbL8WC3p+JEtpeqJh2Do7q2d
        0uxYsKCjLivBmtbsjibNzwZpvJjCF8Z0re0qzP2wDrBHsLvJTE0yYUaSaCVyv4q9pyr3nmZHtlrmId3GHK4GabnhcuiWvDi2McX8u7Sb6uoORw3Oh0Yx8g2O
        PDLd4N8hVlYM1ivZiJoiS8abuitF4Oc2jYnF3H4V21AggUFmAULs+h/b9R80gjSuoy1rWMiQgU3y0DZ5LZpIeNXP0UYa2mFo+yCxEkTT0iYlCMAgN1+D1pOo
        1kO/miULeLKkCXgSzbmVMd9RK69HU+vRzMm5Gcryk3SrE6GS4om5eRqjWXhmsA32QijHxtHweRxrR8NncYyPhhdwDI6GT+NYPxqewzE6Gj6J45zoojhWb/T6
        2B3rc3eM+idEUfw9w7+Pc6Oj1w/X0/8IR3um5J5nrIBcftJfx6ICyyQmQe+CHGfRs31f91Wetg88bx94Nn/gnJ90A8h+HogehxrkdE+F4Beke3LPPtGiZ2Gr
        WKDWpdBb48lvIqKTEqyC61KUr0uRKp9IlJCnqYwUQUd+y6ycxZ6Kood3KTECAUuad0t3MUQDLxb9Mqd7K3KM9Yg/I12zCBMHN/i6bRwvWcn+K3430Z0wu3n0
        mH3gTKAPvGgfALJx4dwoGj20gSCbvdUB3biTdpSqmX17qwJPO1M9lc3eDpsLsexFxet9deMdlU05fji6XRjWbLV3aSNxJaE63KNnRyShOvEpUeypbP52eVdB
        8+Pen1WkM674fjP/IEqQ869u3NrJXQpEeK5DYkGuKZxFFKi7QBeqM/0U+hKCtvTsLMmdhhbkXO62mUAU1lIcEmYA0mCRZKh51iajsdaxbc7UK4km26xrZqGg
        yEPKS+AMdSa4jhVXKEbWJd3wGDAZmWbpypiMrK7JyOoa4UVZNyKB7CCXOViO5sj02E4QTJ+tBEBsXxq6gB25BevmXCyn551Mti54GWNdas46fmcnq9t8SLVt
        mm9tB9M5bCJPSBzyKLOJKqhasO3IRCjI9tQuuaMmi3X1En4xUPhFxPIlzEuyrZiB2zA8baggLVJfaR/p62av2pZw2teQCUyLoK8nLwZ9Ea9b45kjNpxuARYS
        3JDyxn2TexcrgaGnLrjEZ7DzBt9fUyGwKHyAsYuzDhgxoNpyToVOTEfYu+L9cGzCZhiDKhpyyfGYqZd73OB6V4p00cmUbjP6KadQMyNSsNCnT9BQkGfjrOax
        TjWrdEqySiFgTEFSrZMU6zkppsynqQAgJEpuKmX10ufnXqllLvX9xTF8vLENX3rMksZ2Vt8qPXAQ8BH++vE/O5pvE8gav53+ic9er6efDxJ4N2BVWFLUq1Sh
        sLBtM3ejevSRRiCbwN9COGC4fqWnRuiP1IP65jwSNqfq3uxBplnCYUm4uoee3IdD3J2DeTj990EWFIFzQR7BQjYYagRLs4xgqZQRLL6NYKkygqUyEsFCkzUj
        WMJecz39CbWDY4dk7tMyJwMw9EqwFioLrd1CdolaINYksLEmDKuL3wlbNOKg0I1w87RRUfPSt/P3dYiK6MMA7jtxBBF+NbO6DSCo5wEE47XxNYDAhwvy+9Zl
        oQ5EaUARNWuGhnFfLc/GT5+zjsMVdRwO6DgMl4yi00zwlKmoO6yTb1QW4k7WcIOdGs+MJ22RjmigDMQ6+erYLjwqyJ3kOUwMNKqMmFvnIabOmbkx88qc8Ik9
        g+4yVp+xW8gatzDoLmrQGUIBZTp1HVjQebkEN94Ilmx42zJkCIEjDCKWEmCyxyCo5XAJqQxxjUuuiJnITdZU31sn4XJT3aBbSEsma8MC/rQHAMZR0WumD4Vx
        ioA38HWGbWqa6OHIC8vkHXgAWEltTsrutDS8CQPFPtQAmfr6ZhlG4mWUvQd/ZA7vcT4gSyokaNS5gXqM5qiGublReGQvoqQFdcaWo81Dv59MArgK5Azy8f0A
        BpOzGdQtVe00Ve20YCoQAttFerw20+PJs+qzDZVuilhN0NZkpQDEXI2Tkc7NXeztNGwcW1MoofD5lPoXv5KsIa9FeG26vKp8fJrgojCooWT6N489kfCJZCjf
        7+Q7L/MUj/tCD3vRquGguxez/FRWKSKmEBUG8HQzn/5O0PV18wlhIsl/qQXBZrJhwx+jKz16mPmmlj4fEBA3Yg4aHJasjxCQ9YtJcmG4nc3CMSqXgc7ddHfH
        8eYGZm4EVpaa6BpI4hBDrXM5guwJd/eUCXUuis7SnephS60l/VtHz3XbiIs/wc5ogn7a7qdbfRW3Jt/LsC60nIqZqe1PORP8zsIMf+n8nQhgi3or62z+DNXC
        kjW0XddwYi8Kz/Jg20z/XYBdxFMia26ipauALjkUrmWsUEQQFLdWDchLDadOW8d/5E9+tf+X/+7cTffAgRRqbsqK0CYJ+D4sumCN+eciGC7bONwPQyqMUCkO
        J+EZn7CXNZpKOo+diM5E8jbhrA9y7RrrFqdL7rYsTqh8qjRfHP+3z/yn3/2/N/7zM8M+KwmPLu0nx0t+mvZxEA4qc9pXqjnjF2TzuP+K6UZhztnReb0D9utj
        SD7ntkuo6mHtqR11Ot93IB0cL/P7OmN1fdzX7jzja3/yI2yD/QC0KwJhrqjXPQAtU1321S0N251NyAJYpQigKRPJxpv9RBzGG9VNeoQBurKlbpUGW3BY3RvY
        SoQi2JZm4tJSVqqu9yIm289iGiIDTIXemZB/3tbppliZ+eMWZClAOSbFtKqrQb4BP8ZoOMjc+IoW4ASan85EqY/Objuh6/fAgA5zbH2wzXwBkL3q20meewxc
        4W7T5iZ17ZlspghnbMuFNkIaW4A2mHGD1/LV9dybS7fodG14LzamnXgsmXo1kQaqWaRZYaPjlbz9wKH2y03LZMQdT14qbyZgBNEWdN1d6oeKd0OGo9A1ebeq
        OhVtMUUDH3frFOKaj+0r1DuBWhR1VUtBVEdpb+jDTFYEaNztnN/zUGXDVFHPYx+/2f+Imdk4L0qjzOD7Wr7dNBkpJXJKidxS1sZK6VbpOGDieyCy3wMCEsH1
        bPqkKELbpVVSS605pdacUrlN/q2KDcuXT9DZNO47EOHYVl5ClI/XC2/prB/yvO2+eojGdN0ulSm5TNxyKR1oPwGYXEtnSAvScB0HuNK1wNwQiTaF78nF1NS3
        AtuN+XBPO5n1zDTp0l/enSxhmIc2GOT+UUMgboOnw3WkyhAkALjI0o/VgWJiXkn7UAvWS9Z1Teu6qnVdEbZiCzAhlt2WRWP1kz8J/HjTuohWr/TgL9JbUU+R
        mz8otTTXE+XBOxA85l8vwi48WXKviMC7nATWj5V0LFzns4wbSr9kLR7qkFKB2lbtfdZfz2LK+8TCMJU8urZC7wbFIwioMBirLCDD2jswK7lHFL2NQcL2x+2d
        hK41/i3wWRGh+jeDXMcgtoMK+MGpzIPXTFBUh84tGtHrmYoqjfAogTcNvFrkR/pFkdXTfxniOQSYSvVZWIg6C72J6onH4VuiHAoPg57g01em+hP5+7M+YTo0
        es5Lrhj1Nup95q+AqrGnt5z+J/odPeaH/maw4T9KsC1twAn66Ab006VM5x9i9F2goouVvnTtz4XuCqMQKnd3AGqg6Dx4IAvoHxw+k1Xp6SdK1xMoOVEfP199
        /FiT/+wHPnyZN6FkEBwHdwqWdEEWrsqofMUHHcc3Z6W766ETbu6AByGNCfF+OqsQC9yF5XBwnUZwkHr/u3TVKilTmnQ0WIH3J6K3Q8CiLBleTE1484eEai94
        INtwKumd+3raO/N1t153dpJE/bHV4fLu5GdfF3Y2okcqmAenpZMOyFDVMMMPqckOPgIyGjXGco24TlfNIebHXFYcEyLb0GQAFoRkM7NCDDZfpm8OvS+7uhdy
        3bq614SH/SFNPY4w6GxhPPN4rEk8RKMRSQ/Qeldq2bMwa2cmm2zWfp15ndxSszay1WWvJ2QnTOnyZ8a8zhq1ac+umNnChmptZ03NfoFwITVkMZO3z4yM5vXq
        GGRlMseKN1Xswb8Oj0yr600dW3a0fE1h78V+pqWgOnD8nuuLWj7HPM9zoj8wzzP09KbWpI6068zRO0fNqK435qwxRd5hSXPMuB1tmdaWaElb2RKGajWLtnJi
        WrtpmC2itTV0NBwktmh+y/Zs9fui9IZInh6YBewboJem8QdpveUswR3ppTg3RBa2R01knuguBMDPYWyaZkVHkM/nTWXLxFI1qUIzz/iVmSuJSYkhu4q9umWu
        ItQ6qtQh4R0CpaS0TNlE5yAITYoQK1xTapBQWwqtv2Ki+P/be++AKK6ucXh2ZndZWMpSFBTL7NpQLEsHRYa1d0meGDVqQhGVoiBgBQVL1BSVxCS2qIA9xkiK
        0Rh0sUVNjGJL1BSJFUsUFXvQ755z7+wuC+RJ3vf7ff/8PhN27pw5t597bjvFQCmDZOlAiQHFJcCposGjCJ5w1+GBns1dmdF7MKUNbs1dYA8KR1U8uBOBs1vY
        oJLpnG5QnUBbSSA4DVCEo6ZmM97s0C29E7qFZCSI2TjJ7r9dqQ6X4woyHAxkRy160xsjQyO43dRAMQpED1LfhnTByDx+eUARCoAEoRlai/U2REvS7DUaoiXT
        eqcN6Cfie2v0Wyj60QfYsvO2t9zdGkTAW1MR8BpeGtQgee1KGkANcvMehKhIfbyKgHpAhR0byQCGpIBiyBChvtVa1dNaTlihVrRYLagJ/xb0rRUtXQv6aFOj
        dNCL2KXQH85Awa7YJegq3aOINrWI9hf8ZJae3g3E1OR1bUwXmRF3QQboa3HzURap97LqMsd2schtIx4ISnnVlYYv9dJotSbaklkTNdShe9BKtibaAvurPmui
        UPfakf9F59vGt5j8bCMiox1mZzQUhWXwihuUVLALDHXGb037pw35jAbCDTYk1UJshePRXmPBgHWhARvzoC1kMB2+BnTWCbgta+if1I6NA1zviQOcLAWBHsj+
        ACgCLADBMtGZ2gxFGojVNyLsxkBNhxqa2GmlGMB4qKFu46Ft4WYcJH40oqet5dC2cHzgiQ5swZM0+GR0RF+IejctmTP53pZdveyTsS1dFMEIAm+M6CVZYxFs
        jQS/Nm3hhtjRFuYKDvR89O3gk07vaQI3yzDwdGCnn5TJnzlkhOsfN3A9qKFTQAO8ehbBqSCMCYT6MS/rDf4HnFRDOakb458ucHVNmxtmXlClpNIbKH7qBnzc
        kWQP/hPxhANGemOYdN1WIGMHaQwHizSGJ0wkjcGxkQvaoXNhduhIClp21V8ArFsNTQbqmh4Qkd2Be/wPatPQMi80tNQB6+VN50UPmA1Fb9kjCjpuxAdcIBEW
        5yCCyACpnecKQ9Migy8qMJFXd1gGaGD+9iVTtwbPajUkhJ4eHeA6njp59CSrh0Ly0gi6xw0m4cag9NjUejS9Fw5fCVoBHr662skL+pC4DvTe2AdmGQfoAnCW
        CW3ng8Yx3UnTuP3Pp0wXy5TpYJkyHdCLpCwZQK1KYnNBT1KDrA3thIHwFpIWFM+OHeAU2YHKTcA07y0fRWvodSVO+jCL1O11E7k5EBT42vQE2QsyBJ2WWw67
        avF00tNuy+nNu8dyg1tBEfimWw6HuAyxIKJIbGDrjAKa2k3+mtcFDtNdRbcEX4isByEU8IZAVgEgn7u8oAiFOMgXN3SzDANBXjpRYoXpCIdrg1qWUDSU/kGi
        CGS6CIG5yz5s/lWfKUAuRAOToItlkaOB9Q34dDJoZfkBLW1fLbavE3pYcASbl+64mGlBfUI5s87WQsiRJuIBONaU4EgTB4MWB4MbLH89Rc8C0AQm2wGxMaF3
        9NADPbocTxV9RXxzhDdX0h7oElT015KdBQg+6ZZbbCX5WcRryiTUVm5riibbdjj0C0dHSbhFIcnDMkNBTU/oCgzNigw6smpbDn1LlpcoF4RL++ZF4B6PMA9g
        FIRS1sIqR/ZMEcm6PRImW60gYgbOKKxhu0kDpV7rSQ6MfrD6rCuwoSKf0rUG+TBUE40LEdJ+OisEliTszY/gelnPvQDXw4pLIGQtJeMGE1yZOr0orpcVl0Cg
        79hbFMFtaBWmY4shnY14XUMLbk+C683CTShuQysugZCVvIw7gOD6sLBIcb2tuAQCDIe9vUxwG7GwgeL6WHEJRGwk4+a9SnBlK3QtKW4jKy6BAE9kuCMIrnxm
        3ZriNrbiEojoa8GNJbjyBO9HcX2tuAQiNrHgJhDcpuxLO4rbxIpLIGJTGbd0DMEV2Zf2gOu01qAnPBBOpVViczRYTajR2YZUPApEL7LdI2yRbI0KRJ8CsVGB
        2LhA9C0QmxBuXyCKoIRZJDYDilsBVgNUoh4NPMCuA7zleRRS0UQVoTh3sDXObNnq6OZIsNtQ89R+MaieOdhd5cFOzokaVXYqQl8rkBGzrOxeyNg5j/O3EiUu
        ZBciPM3LiXnlgts73B0JaBldWUgtvMi2agVmQJmkpISzeWarF23UovXKdsxoZTvZaCVZ4EzVq2CBk65Hx9Hj9Ep4xOpxkTRMr4NHjN4JHn307vCIhtWdrbtf
        W0khBzR3WENSyIHdzoGTXRi/rgkGhS/hQQJc0/oSrqUEbzxgPJJsJCBALy5JAHilBgJK2CpDAJwPOkIAFZgcSSnB/IZGr4TTtnbAqDjRkzrmcqP3GK70HsOF
        3mPUYbS7rSkPLzD2KgQ+l8/mc9gFBhiYo6d2cKqm1H0HV19KYGyOqC7mY1DTxZkGzYkrbO98NAWwaK33+guig7FCJTWe5JeMSnW8ScEyQoRouPUnTyNYuML7
        LjSKhEZSObLN11ILAZ3RGhweuGoPOyiccqmoBSjkW9z1ilyKSTMelY4UGFJTbTs1tSaia4d268DQv0mTgiIMaBEYZAnQerhKdEkGgSv4CtaCycMRXaGpB8Mp
        +eAMFzgyUBG4wQmVjGF6dWTqxhowlKAhOSh1x3g41paF9Mh6B+47SXnAspRpWh8XWiIV5N0XCjEQTrOokh56HWUqeezIkVkqtlHJgzi9XBwwBQMnOidjkwnJ
        UGCBpqOpmU4KTSfFLh0ekgZ3LFRZUSU6wK0PGbg0Ju4DAAabCkcGQyJnSTrTdnTUq2E4aOHN0nxOVv1BjvoPZT3ApaCvTAfa9GAmWlSBOiTfdyI1Io3GbzRM
        jxtt+tTZxI62zasCASce2hgIDNsYyFlB25gEB0/EE2BRnYJ5Knq6oMNL1kQqaAiV3NRMw5SVXYA2UdCmVqdA5VQ1WpskpayZVApNKqVmUkgPjqypIVnCbQSD
        I8nS4EAwnUCLDv2LKOCLAr9At4HwINxhcHIXiA5gGhnJUy1ygMVRgRlg53B0jjqPAhzZY3twVppT1KI5RU+8GJBLr4bk1HU1BNIcXD7RpkiusyEU/6Qh0B4D
        FZxapuCYejAIRYk8VQzGUlK1WAKj5Ie50rx4S66cXAG8W+HCeE6mPg4/2+YqF7AGajJFTa6JCiV7iaupuYy516e5/HcJWvSUgzgmrcSRWYnQ4rt/wVWzkCUr
        FcMHqlSsYPq2Cu1/7EqhzPqn+tNYDl1d5fi4njZX1tHmmB/hs3Kb62q2uW2OtNV19bf63xdPbndv2eS8gLrTIAil1C0XtBddBW2uhk5beQ5s2jJVqsDEyizZ
        WGiZkGwA4p3F1ITJf9lWNV+4jsgjdUpx5RUcWAoCfBApI2tyUykPkhmWtAREVfUm9VSxezZAAXYjoMAczzpTDYxESSX2ypUWkT2TohfwJdPcz+nbZDKHuKBg
        g0VaD4zxq1FaT2kqV6KAHGFn5UpZogd5tY6ySJILWPlQQB42IneOaGJfT9Zu8PCWBfCcmACeEwjggahJ7QwUYD/DKoLnTRrcR/Qm22smi5eCamM2TNGZ2YaE
        JhaqOaWuMRXHE1jbqa1tx5q5N+rY4zfAJwsgNUSAliwGy6+0++RIKjAbMFtozG6PVNi9+Qqw/pot34Ditk4DJ2YqeYNl/VetVZK1LcpIEiYo1kYAlx2Kxjjf
        OIKcXXRKB7Rt6WASk6tB5MALXYxg0APmQpMRXwwNSNKg1eQI5t1pLAe0G4Oo7iTIEtAhZ8OgWw39ckp+zqRZXVVwvskhJRDqUolu1b4c/Cgy4JfHXyFD1BEw
        /irwl8dfAndHuDvC3RHuDvCeLg4gCOFAiBElLkyK3i6gw0DWmrr7vN4NP5p4IGcrEL07YlBHIwnQZXV+FxuAnyIIulN5ePfqpoquChCLUWJ/dFJw4IlhIraM
        ZjKEyEqpA9eIrLZUYO7U1SZhOihFV2W03EuVkvy0h5B+c8GTcw/RASdI+461RrHpaksUOIz/R5lo4FL8H6Wt8dXqG5LaNKS18ajRTJadGZjwca/xBiiiRx2E
        24f0uQunsYM6K+z+VQ+yPaZnYjLuqLvpR3ZrHwnQM9ZGhl5y7sylY2dplbGwvyPPGBDLIM9o1IpCcVTdn2R1R14IO9HC9bbWhd66g8SGigxdI7W96lC76Foc
        GU5UXsqpG5kELbZuVXS7ARwnX2EQ6G5AWQAmnhU6NzAoq0Vv2JCAEmygwqruOk9ZFfmlbAHoVuYvFraeXYOdw5jiFEqlkmeoJBvOmdfa8x4EK2Sc2r0wVCD1
        IURPuZOVndWRGc/zcOMMiJiq/GJQYGY6uJNRwuoZ+CxWyKDQoa0LW5YH3UXTqK8w7qw13NA56l16mePGrm08mWtWUQYIugqe2hEm00SxQi6S7obcqHKNUGID
        INaJM88B9lU493J+/LtqEwhJKyaGkqDIaRdpBVWua7YS5t5iJc69VMptFkhP1LD42tNmUxxPLaCYigWyySBR89UoGs/bemOMt/HNSGIobfklzYAnTa4g87Wg
        hGkxXwV9w8t2RwRTqQBTCU8ST7YBkoqDuROVbjvse4AOwAjITnghRE+mNt1nKO9F40OC+XyyqYzG50nvlalgJ0MCpSqQBCaBYhVaIiM0rIItPAnkqwhzg0Ce
        ivQ5BCqVpM8gQCZZDyh/nppMoPhFBQL4/kKlQHgHeeYryXRNnsVKMnuTZ5lS34jGVJFhiAEBNJ4hdSUhX8xYCepYUCalvgH16qOr4mmV4OYIfCRrmDfS2myr
        IcH3BtNiHFwboHXyuhF9CGIjiggTPf0FzxxwzwphEaLWjueE9rz8BWMRiao7R1rfRYWFQ1t0nDIdNY+Zu1SDExw1gzNG9MSICLGoSqxjCI6AYPV1WlAAPk94
        vJByZigaOSbhQYDtjNbIZSDZLzEgB0BIgqrg1lF2cAgNzkDRLzQpvpxGDE1Yi7biZGA0TRjftZaEh4lg6w22n8AyaTx8t5RSpPHwXWOJFw48zkqHFhoGSlch
        wIawgWNjv1/mgetY3WOhyB5+t43hjGOGAWWeUxPAa+uIprDDAmkCANiUTk0YBmWn5QpYOdccQf+E0AUYEZS+HWX61sr07SwPI1d5hLnJI0xjHXzoqwzGgBJn
        F5jfyhTsBRaEpQoU8nCpMTS0SmCOqPzuZgEVAEhrpS0CygMQHMw5WkCxLG0jTqQ0LOJkqvzbgURQQGX0b0clwUmnzJL8RqfoTigonyYAqzeEYiXw6a+UvJCt
        YCdgsFJWwe5KKRqUJBEOwyDaBk/OqjVp4atcB86IM5lSIBshQn0KAOBqFBx6oQQhbjJwNwE/Ovjxgh8f+GmC+mXw0xJ+/OCnfYb1nwsYiueAv2LKZIWIfoWx
        U3obeLDPSH4Uc+hNuBKwwJasKQ/OIMlLW1i9ZcC6UWMBkxdHBGca8GAHu7uPNbG5G6kfDDAZGZ+RYcrNBOtU/MSeE/W4isCSkAUuWGvnrKWxJNWbLq5ARgJk
        IEBGonotHu0oEUPEkvtyrMgkyOtxfGHCsLKumbAFGVEhkOEiWHOzpiXIaQksLUVvuvm2SweAFJGniC515YZWMREL12ywkKPKIWR3zZlwdocDNE7XR/u8heCe
        60F31KVwYt6SfoaDNVnxTLAqnqmY4pkj7mMFG8UzAcXcHGEri7pUF3iQAHaEkwTYv8JpYZlvMp6ml3sm4/FruQc4nFGY8lslozOlggagP6YwVXolm1QZep0A
        CiJOpko+lfCWDtwNHqYWP/BhCiO+A6c08J25Ki9YUYXylbAAF0xkYXWFl62RdebOe1OLcL3xnAOkT8EwMe7mB4P0hanSjepikNWPCuVVTY+VjCXiCSd+J1Wq
        4MGtmWDiQ/kKmG1v8eDU7F2AAlq5dzJo7Clt1oocNVODSVAMg4xB2FW5LJyLnVfpRcZsuQOG8xrA6hiYWwPQvjRVKuG4cyerVAfunLceB8tZbz0u9km7tqGn
        FiQj003Eq81j9J51wLzqgDWoA9aQdopBXgXg/G+w7GLKJflp4ZFG3K97UI5UfZ/6HTG0rM/Y5jBQDIcb5Vb1YriA7TzTx9V4kgLdCGH2DhQqCr7oXQPOMy1o
        g1xoR5ryn+vq2NYRPmnKq/0FjxE4U2W1rvYWEb+UV9cXp6zeL6XV9ZWguN44BfWWAOqeC7LFWH7g8J5YXgh5YPkg5IXlgVADzB9C3pgfhBpi+hDywfahW6M6
        pqdWZOOq967jQ0syY+l9ahdR71G7qloy43O41SuFU3kvOt1yojedZMlEiVMrJzai8zdHCAInaU5sQGdOMk/i9GgzZAqc6hwy5Q41h8x5b32tocNGFg5MNmqY
        4Wb75GR8Ob7NgOblAc3XN6BrDF9k2ixb62C1r1CN4ss8iKcRLVFMxU7JhLHVSKHACTJFTuqSTNORM0Y/dyQKaLUyXsabbgAPgys1sr/qoqjgWTLlDjWTgWwt
        haEYcHZQTqZ97Ma8VuAXhAQqW4oslqXtgQd/3wY4dGfuCDyFztzhNpCoHtgJlslap/ImyXo13Ei6ku1CS7qGiSa7HOQihAvRNQ14yytvmWxwQF7kgGtq+I2m
        3AdWmlB1gzthwTRpPlt0lzuofiYCmg8cMhHu/zImQhqsjHQawWSLzNpJUcupBIv8ljpaFqNwAMY2kVrUXi5zgn51ACPzMg4qPNZRbDjeIJ0KXWeEjTJsuJ1g
        fwCDwYltEPK1+sZ0563V+9LtgJO+Cd0OaPVN6ZZBq29GtwxafXNShuiUf3SEx+m20X1atF6k+zy9HtXj62jI2keFltii3kB3e/oWZCnmXf2nonbuDFtsAUPc
        hQQMwNIgoIcBBAHYQVSCTFATsWkdBaCnO83q/CI2ry8CnYzLnfFgv1G9yTauO1nfv0+2DJJtSLk1j9y6VGHdV9egtWJFXRtuOgXU/SG/jg9I6nn1xUivJ+9Y
        kZ48wL6w1IW9YKFcgFEoktEaKvyWOSfrVin+fwZRN4MAB442LIK2HWqNAVdw0C1VsFvtuvutTKiPNoT6aKO+D/lCfbRRX4xKvp7My+EGswGMWUIccH5RLgD/
        4sHTFq0hoQgIoIIdrSqHoLorqcbkSFrq+mqrrq+29X3IV9dX2/piVKrqqy0cJZWrWQ1V0GurQAmwTuQYK7xG6tGiGifiWBxbarbE15JJmIaRdFg43ebug45R
        CjfawY0MrrODg5JkmSuqV5oqhWRRbbX9jAswnNSp5l6lCNVyttiiJtvGZJEtKkgtnf9u+/B/8cDGdrIZ1ghpnszgrLVz0XyLguoaduDKmujhFMHaA73gA6fF
        a2DKA8i3psmip+hFk9MFQrzLzUHBVMgAwRUF2+eztR9er3PUcTq+OYP2Kt5f87LjdBU7U7AuiFlkV0odcte71Cg87O3hklsFJ0Fki2+A4wiSaCVduIOaPzcX
        RVhI0TtzeSq4ME82OImOvVHBUwUDBe/BdcnoyQFt54hKUgBHEJDAkjuJfH9aVKgAMArMStOBA9s86B2VA41zlCMj0XgUunDqi8e1Rzm4TUY88lbGpfjB/SL5
        gSMgwZ8j+2ZR48/FGFoloFP3wWJLsVV8Big9EqwqpUELBXYWtYNQYds5lMCQbOGOx4Q8WiDlka/v6YFFaTsYVSrtWpXA52qy1XD+U86u3OnC2wjnpaIS5Jjp
        lt7qqAGuaGrfvlMOqKjnWr7U5oP92kBV39pAVd/aQFXPEqAOOOGFBnaSW89XukpAfqV3orxNr8VnGdichkApmJGAQDF4ZuboJaYjvT2FN9jBwmoVjOaTxYRB
        Des9Fa4tXfAZA3rjoOEDKh6WryLcj+Pa0RHNNDhYP4F4AYchnbwhdpA3z47yzlgj76Jd5S2yi7ydhosJG7VfkMuFawobrdsiavQHbmwMHvBQGDxtPnoVFIBm
        h8X2BsDcRM+CAtqc6VRCpwhUFNxErwKDAtCVcAteVCAqGFYsys5ZLQhYgzamQWzcqIzxBW3icr4ogvxAW6K06hpBIfwfcO4Ax4hK5tzh8lNw7kBGrUmXYXKz
        8+6gtHp3UFDBJZXVuwM9VxyE4od4imggi0nCslTot4EJZynxs0I+LlDgeARigacKbftQg1dM492SKEq0qvqDdAXeHNP0DWo8vRRV4C2CTIqqFBT+VCVjEGSF
        lHCmbJdjCssxxZojk85C3fz/Xr56PUH4gScIrgNXwRP2yg9WkhfTc/CBnox3yA4TCRsCb7jaWQqez0F/IOCFyaL2XhkFau8g4eMvTF0ucuwS0acIw+jQObxo
        eUGB1Q+jBK7QlBYVjjFUbFJlARSJykQQ+7CatM5NAGkDtXaZkldkYxHoaqXOPU4d8hnVzi9e0LD8rB5EFy3/qySq5ynYEup/XRDj/7Yg8P9/XNi5yz9ODNFj
        /nneta9Y5Dxj/2kivQlzYRcrCsvFCk0jnXyyMalWVMNPnMJGdN3mUxxa1tS+zSuUuXR8U/t3ekL3egEYj2C9OEPDiYQkcQlCLcQRDtEHp3/CdcCeBg/idGD+
        lEt0QdkV8HYOO09R6AceWcF6hCj0AQFMtCPKm/hBSmr3B/iZiUNJaJYB3DNBliSTQRkujnDdUzMLMCEOKaEGhcom/UwXWO8r+uE6RuHGTGngAKZcEuX6FFlg
        AAMHOyx4GU4+r+CzRXrgn44+28CtnAJv8NGXmHzSn86QYg3o5QZv8GsgxDKEGAtCTE2EGIYQbUGIrokQzRCMFgRjTQQjQxAtCGJNBJEh6CwIupoIOobAWRC4
        mgictogX1Nngk5CWhaZHUMAkIeaI8QEAUkoivcQUQY/byTfZoMWjSwecmAkaaVve4toStMucV4D5Y19oZZInSZOsOEmAifKA1CwpT20FaRX1GQhtCkiaOpE0
        FreB0HuAp6sTD6+471ozp70i2kaPFRmSljULivUrWSNS12vMsyBrVFFBXzjrx0rbj6x1rygUPNxllyplqV64Axeswkn5KC1aQ6qXmQG2yGTxYDcKZBsIOnjB
        EUDcSmC35zbiVqQIVOCM1kCpg0t+5ltolkUgwvp5Vq3PrFf0qJCg1M22R6CX9gRiLX8pXto7wY5DSbYZChpUYbAB7kNgw6KF0AsFQl2ZEDRVTtf+quSVuUK2
        1biowO77NTb3/Q7svl/9X2/7cd9LjeK4wFKFN6mzkmEfouwPIgCmZrqJiIQbM3zPoJF43FSEUltGEAl3VKT4Rlp6UiVYs4DlGxRq6cA5whCh5jrVokJ3h5dv
        /P9dJkpImMMtZmcuglptIqFwXAeTruCMdI3MiVR1iNPJxUCDppaMhX+bsUAzJu1cfxZCjSz4f5sFT7OoM2m+RtKKf5u0giZdI0kFTbKSl81Gat/iuf+zC+xP
        n8ECW531r9fXItk711xjq7MMCtR/qGOJzZkC6K4fRFnhNRp0EWqtr6njNd09vo7FbC5uNliDoqkqnOIFeYCo+rrQazCdnrPrDN62M5R4HgCdoaSjC2Z26AxQ
        g6CdoWSdwVk6g+sNgj2OdKAzGXgyWShknQNqw+oFWZbUfUcjyFmBgDq8GMlaoJo0CJWqQll3eOq0sDGF6zjQBdXiHKnC3SMomTojSyGc1Ug3ONiaGlYi4D2s
        wkzcDAU7o5ORccvNpqQHc7zuLo9O13BBZVDjjMejcoFBDSUF3kG7jAcBYA0jUZhVGBwEoVpSlTNYfoGX4heyYTOUZIG+pQVw+O8FIASpZJIgCtQ+VWJ7OZJy
        GJxYjo5wY8XKKCpTRCcglJrFA9W1AHa9hcUTZFvFKCIXQGcBDXkLYMJyKAmNtdDaUY1QcwgLliGMJAfiJ0A1goVq6MkoKwgTsdZ62Qr2wH+627x2GcyqFj0f
        pumDIkMcDkYDWcUqYStp0fYhM2U06OUo4WGr5SN3Ev3M4ed6dHysqFQdKDqltoZPAzq5cUygmV0h/uooqHLA2zKd5XRwGAXUb/WEgf7KiwzC8h4bK/p0fKG/
        DhvBOq7nBBC2p87jyZrKEX2BAkgJTy80iaCpdl6VU7opK2Lz7uY7g67dv5a8G3cbzM/Onss9HoztefW1PbBEATjztGNm7mvMMlwuG3MmA3A85cEcaMrtuvbb
        akw/9PJ1tADgvOzs4ztnb+ujHMdv8uzlcbWrnJLs1kf2lSPDZcc+srccBpd/CVFR8ndFXiEst3H6gnYyxWSbIxbwvOIKXqldq0cJItzCwpGWqymcQvwQgqyk
        Tjcxyt0b9W58DjSojaMYla2jGDVuumVHMQ6FBmUNRzFuPTNosTSkWOApxpU6pHeFHZcbvPnQCUpZCP7aVTUcwAiiGziAcbNz5gILZPAZhH5h3Gz9wuAXbR22
        jZxBW9yqQ29QFRgEi8cYNZIk2GerkY4L6dLaKYHVNicqzoxLNVRTVxcCewUNe1UhuqNXgUq7iqrAEqqkJur+qycZdQGWBCx41LbdBNmw71gy++9oHEcDJVLS
        //6NxxlS4qJCeWRazSuBRxsNC1D7IOCQWYcSsrCWJwtiV+SIYLqC0JMG6UkLI66uLQe9Qqc1tKmB/DRQ6eDoGhs1R3afSyLRz0brNk3k6jrj9RdiqSfnAgWa
        JtKDA21YNMKxKAGXKoqwW9B6L3jT5cFScFFBgXw9JQuCw5E4iiWwoQempah4AvPeTt/Sbe/JRVFH11hnnQRNtiJXk0NHqzMdrfIqB60d6fahVSkooCuEdej2
        3OAOYQ96ZuYJYS/RRXdMQaZwV3iAjSB3EiC5e8LDQDfFzmhvzZW+iuQVjJN40VfwqgCuuHX0FYTj4RjaCZ+wWHDGBQ6PTyr9wfy9gwSzzJDkZw0+KD8Z3UEk
        UO63cDf5WYOpyk8LUwPXGigoD1Flhik/a/Bp+UkjKa08V34itszq5ac1I8yhFc+v83+lWaT8xDhLZ3yTMHX2hhL5acd3bWpto1VWqQDFbVFBPbyr/kVjqXDX
        bQB9q3/bWA5k6wCqFBD1HzcWZvQvGwtz+H+1sZCyqPN6eX6zzHPWye9gjekVu1meJS2zpXUKbWc/ScvdLM+4lpkX4sgTvc2ET3OQJ+0ak7e8VrCsGWrmkPHg
        14eLfH/uIj8xzlDTrF4rq+JL5GcdbUNl1+heCsnmHzcGduO/bAzsxn/cGJjDv2wMzOF/1RhaPb3Hosd38mmTk4UfIxPDqUa7RimAywM1eovm6BYF+FXtCYep
        5aFRRECoNeG4M0F/Wgs8z4SOAZeGCnnWoThGG5x0wPEkuRvp8ZWCLKeozy4FOJmkfrsUYM8eXfOhpWEIwXaWrM6wTAYv1D/CM50GcjDaoJODsQZ3CHqgJpHu
        L3DNIvgRXqMEW4BadONNuDt4j4AfHfy4w48H6iOxCD5k/6eE9ZaLrFkPWmNoo86CoyETihJK5wZma/AAVkD5LqMoMCfrmuVgbwcm0OVwGE3iFy0vsPGzVMdl
        jePfXdY41rqsQdUFbWcuhuTtBmZtBDBroyMP9DcpUNP9ApjuB4vFTmAkREmWtXh/LZhOcGzbVY7GYpIUiuyadySVufKzelAdsJ8UZF5sCg0PWiVwVJtr4lTs
        ZqSpwtbyuE34Za32Kc875sDRORhFBlc/aMIEjYShOyCD5Qo0CmwncWDj1HKxvgdUrNC+kYDWmQqpmUNHmwtUauFYVWhQUlvCfmDWjay4V6DxI1hsos0EjCrA
        glOzAp1XgZ1Bnjq3BHNOKkwd3FPya8liFMxxw7oKl6awrISrBDDaBo7PYS8FfmTqthQHJoa1zFIcPFHXDgw3AVGpwe4T3jvzRfRKWgV3xkpYHKupQT6+gHoX
        dgTrT1hEUjLwpoW+sXhsEbIk01VDUcCFErpTQjPK1JobQYCPBoX2ksArs5U5cNoZI5tYgVNxsKqB3iHJcs7alNgb6rVkN4gLGwFvVvBQFQirNu/ABR5ZlBjA
        boOi7sbgURuHNgb+8HWlhH0n0NZQ2RkxVKERQ8gESoXKbQ7wBusoKF8dqSlwkQWH9kUGVTX4gRZgQFJX9XCLgafIdut4PADDVSc0s4rlyHDJdxvmaTEVexes
        k/gkg21PXNWTknnhYhU5APghtdr2vadAwRE8HYTKykZW3ahkhZGppkUbbO7kQLAkG3Vahdqcufq+guyetNrXFULNHoZuVNgMKh4HlXVIkRIQ+imk5YBxYTWy
        NwZK4y/0sV5Da0cr+Gw4crBmQC9WgGOzuQOqziZrssGJpipnaFOQVF9WIjDqqV5WNOxZ6XSFnAnvSX5TCqpsIQcuzXvYyxjb7FvUtTsbBiPYznSom/7QNR+j
        P3iinikZohrZ1CY1sIkOvh2YRUdXMCEo2Eh5CGikDcY13e4YFP8sQw38OOHCvU5c9DDOcB0pu2A7W9zJOdI3fDjQxb+6hilmB1p8BZa8gI61QoOiEInQwOqs
        x89cAZopg4EqouUy5wISdgYbp1AtdP4k8gWUOvEB3BA17vABpu2gCXiMwcNWqhAdqaL2Ho1Qg6bkuGCfDlMSaEoCs23+d3FYfqKiPuWnV0W+3k8ZBjdfauAN
        BEQgzGmPCDyPfBDPWjkwkitA5k4ih17XC6mHQ9mjIw9GNhUrwL8f2ssVqMXsAjRHLlvF5YtQTw6YN7rAc0QzrEqZQOrtdHRJzjpdzboIpgekPjQLqGbTg9oy
        PQgwPSjp9KAqMChpP6moeT88qJErRiYSjtoGJKhcAd7eYlVVhcjMYR6kzQDV4K3egyqjiwyoOol2BRWWcVgZVQQUJS8IouSnyP3PaymwuinxhMFSXyVUVcE8
        UVtLpWBUSapXWKCtIOMe+USdomt6Dl0E4dmBsJyeGyiX0zMD1XLUwzQrrJ5TyGwT52t9JXRp+0pIO87XINj6yhNq+spT5lgYNVzFcuAwT00d5qnhOJ9Dz5Jq
        0wsH/Onja2sakfotI40hi/biJRM9YIIb4JEoU0rWXPWtraANWGly5Weda7dfFCSHpnAUxNZuvv/WhBYTYv7/0ISWNcd/YELr74onH7B3hBpzcJXHwV0IE8PC
        Ry8XZuJDiTcNYE5SO06WsLNEMfD1RAJtyxQDOjghHTgIbyQpJr1IoC8Z1AEKRoFY7hwtF9g0aQhYwkSqMMebciaCzSet1gvueiByNl44UmADsPgn42oAdw5Z
        BHiCdR8LqgZhXoAJZ8LKXui1EaMTRNEWWCOyMNACc4AbkyWC1g0L7AeXgfiuBnh7sn8QZkLduokL4LoGHsqZ5BVScZsDA1YOKmaiQxhgSjNzDBAhB5rJipxj
        gOg5YZRnMyAkOW9uGOHdoxR8DrBpzmZpkOBr4VvG7gmEsSv+Un9j3TVIBcjIeKv7pTG+u0Vutzx48vJy58w1k82LVrtfARXhKXUqmI0+MFWHdibpuxve8ipg
        qHDdOFpOgqpB/LnduJe3UiR41cPVZilXCxdtQUQnb13QjV59iXzK1nmI2stXVGIic2kqVvytBtUCmoJA8CCGQZgHq9QFc4Hzz5Mjab9QKFQov4d30VP7u3Am
        souG++KUsSnk4d7XlxAvn2XgTOV57ihS7seTkIFDL7kmvGNOySK/gMlFg/5wLkpfi3xnrnyWO1xFZwFalkHFhmOWngx1auAQJLNIGdFYEfgtIg0I6qHgaVoB
        Hlnhgg+zZN9gQaj1RwlJbHaS2uQOkA0UUYElA0T0gUTCWm0LxAUhzDzlQJBIoxfsfX117wsgRQmC+0ivswX6JAQ8lV5aW0evYD96rQyQYShRTgyGKciv2Qij
        scGMrKrewcwkzLXzmWxuLhQRRAbUIDKggmGJjsFUNQQG1CAwoKKHXH18tXo01QYWpujtLIMbVHhNTOaYVLgeBnEBsHNKxQUcwLKRRsvkBNBaG4i72IjjsmqC
        aT0BpXFV/UG/RFTZ8nk1JM8UBIRkFE0RkvG8RubyVlFchSx7oO6P8SBdxuPBgy6VnWV5CdQgphpDasq2hZq5pdDcUqy5WTk8/98KxkT4eCa2AA57RQdgrEcV
        CkWdQtKOfy/D4fj3Mhxgi9aRynDgZlQDpipFlZ0Eh2MtCQ6lrQQHWUdSN1pqd4EqI1sgDu5wmlNLCEN7IHEQjG+d1j1OTEmcJk6JyxTTMxIzMxNHc6YCAl/G
        dxHjEhIS07MSR3cW48QxSROSshLFCZPGxydmiHHxaZMTRSO9oLymuRCzMyDi6dNmRxxmPv/wy1uLJy0a/OGutfHzHq5+L2vpyIQVS07u8ct/x+f+LUO/28sm
        hLbSHwn6oneHLolDPilOWRF4y6n7k7GXBk05mDwn/titlZu/6hq7X5qStv3Ihq2LP524atv4xv0UB7MP/LHhSuuFrzxdvc7v5FHXdRV595eal/54fF5BTnLM
        a64FW3d24n4I/6WNd9Gum+Uny2Kj9j44/4bLsDFb1votSLz91aCl+57v/LPZ8w+6r3/5mxS3mB8H/LBo55Wda3Zf2NAy/svePy9rIa2/HrG+zY3cTde/KTtz
        Qnvlt5PvZyYtb9nyk645u0L9XfZV/3Usbq77lKNbONO+2TrtT4r4Tw/enLqV40y5/p+nf/TTh91dVQvbbvuhf9vub6xv1WXT1sPvhif+Xjz06/a33rv157Br
        bge5SzOXfvHMff+ynnt2tZ3i89u0wsuvfOUYOzAgZVn20E+8r+b6Fzb8utPNt/8z/k9352N7rr/yH/OvO94P9f7ZP+rD8X90PBam7rfxm7thexqfbjx+lVuP
        dRsHDJj8rc+gjWd7zOvQf3bJqo39TvTdvf/V3VcTnHqXt//tUyH6st58T1L9p+PLb8T06HL8wwX5z0tXPL3hv6XnpqMhQ1TvfvzHhX09quaOffCijc77k8ef
        6S4dPMCZNs7VaRV5nGkHPAs40yF4HuZMP8PzKWe6Sp589Mec6SEEYvZzpnlvkkDLKs70IQkIeR8t40zrISSW7OFM2yHkl3KbMx2E0BP+Q850moSU0Tu67+JM
        lyGoW3+6gjNVQbDdtbnvcaY583RaVV6VeHU7Z1oC4YKAzW9c4kxrIaw0H/FdxJm+hPDBjiVFn5MeIWF19OTOKdrfOdNJeKl4S9ni0Nuc6SK8sK4y3SUvDnnT
        vXe0/vksZ5o1n7zlfzohcOq8+ZzpPXj7aqiT1HDcZs5USN7WaQr/PHrMd98pyy32XK/ouJeGz5XfD69vlP/N+rT18ntnN7GqzeIfjsmuLuY6fvB4aoQ0i73H
        XNF+E/qzw+JC9r7u90FjlT8euXeEvQ/8yDCrZ3RO2l9sA1K5anu6/6atB1cxk/epqksDQj0ahR2k74GHvvMt3//qhbkPaW65kSPdUzt/pPVcQQUR1vT/soHD
        kexjS0vx/fS8ZuIvfb5tvG93JdrM7+HlWbXAZXvM8skfYd2GnPMOuBlzcZ3kVYLODrYcH1Xd6krjRYMb3YT3K98XvrYn7HjZzhN33ofcVnftd3erSlC1+W7L
        DjhlVv348fhGh7p/V7zjoytwzNGCm305beSN7GOBMxeT3N5un1f02zv3LzeebR71Janb1jBRe2aCcXVhfKeQco4LPmqoat2z5+/8+lVd9e/ajyku2v2Nyb85
        Rw7IPv1Sr8r757nDyc+SnBasd/ux5X3/yWcXcNN7Tle63Fj0H+72na+XuG7JO/vTsp756zLG5V3fsi785JmY3vNy/c9v6G2qnHhzTMLaN1ueG/vG1/n5y19K
        HbQhOtJ54/jjpkeXvqp6kehw8XhM/+NlxoDAoOCQ0LDwiLj4hNGJY4xGY4Ax0BhkDDaGGEONYcZwY0SAMSAgIDAgKCA4ICQgNCAsIDwgItAYGBAYGBgUGBwY
        EhgaGBYYHhgRZAwKCAoMCgoKDgoJCg0KCwoPigg2BgcEBwYHBQcHhwSHBocFhwdHhBhDAkICQ4JCgkNCQkJDwkLCQyJCjaEBoYGhQaHBoSGhoaFhoeGhEWHG
        sICwwLCgsOCwkLDQsLCw8LCIcGN4QHhgeFB4cHhIeGh4WHh4eEQEKWIEyT6CJB1BokUQkD0XTxsjculpmUlZSWkTOk6zBqdyhLtnZI5LS8sSU5PGJ2VxmVlJ
        Y8ZMINMDNz4pNTUpMzEhbcLoTM4uQW5yYmpaQlLWtA6ZSWMncGIm5JCZmJWVmjRhLBeXJaaxmYNLT8wYaE2IyxpHpp5xaamjufSMtOTEBDLncKlpaSkd4sYl
        xo3moDCkXGIgpJGaGJeZJQZwAYkdAsONYlaaGJBIAtZPJLVEcUxGXALUhb1BAQgsbTxZO3TKFKekTUodLXK2Mxy6gxABOStpfCIUHMKZcePTUxPF+MQxaRmJ
        HKts3ITRoiU3I2cqW6zTeth+Y5OjqZJ8aGNJMmd0UmZW3ISExBxx3w5x9KSMOCxgJzEzPRFn3Xyd1tvSojKyCF1BpvpS8tULi5SeQSrTJlMcTcoG7Woqx4g0
        085iUpY4fhIpGLZ7Ipnk39Nph8aJctfQVpgyLilhHEsKy2xpr7FJJBlLKcanAZDj6pv/TeUkdW+sYtokkiIsIxKg2KmpUKW893XaVy1Jk963lCIpUxwUNwgZ
        E3YQKQdJdjxJNVOMj0tIEceQxiWQrHFxE8QQo5ieljQhiyxRCIjRjKmcJN7NJjJJMpVQKI0SHC5HGROXgTXMTE2bIicYZDSSOsoJFS/RaV+pmZBt7oBcO/ua
        +BZyqJEvZ8r/gDQPeU0cy3o7MystPT0R6YdkTL56iONIm01IEzPTUicBCiFFUxn54GWwkiegx08jzU9oinxqICamJo5PJLnUoGBT/oc6bfR4QqmdkXjJ8MoS
        E8k4FRPjMlKnWVy4TyEjzdKTSA4BOIyM+I80LEmmRZyMMIEwgXjSbVMwzbQJ8mhoDxl+pNMGkIZMJ82ECY1JyiB5ksRSoTFI82Vh69ixCVMZidcNkiIJkcIR
        wklPjUsgSdqMbzbabGA18yeETsbMUpIQTTUT6CsrI25CJvk6PrO9PIRTkkjnszAWj7NULWmCOMLYXgwYRZqVJGSwp3JL+W0Ge8EynVZnYYdk9I6PI1zRVErA
        IX5sSBKoX6DYDj+1bbvvC3l9QPIiZbRnXKa85Trtf+rqFkRicaH4pCaJU6EupLmhS5MIYmrcNNKipFvpiERSp90VQHqSpKyzoVTCZbNIYfNWsEFbe9j5kRqS
        r0G1vpJGnRKXMZog4L8JJH9ooTTKJrPiMkhvlJOY7jW/JMIAy1vJeFfNAYaZkU9NYaKYINogUP4cn0iHyTGC09gq1WInjBpNGr+IrAQfPyc7aVKGT63h4mKd
        1mVZlJJDS7t4oGw6bAsD/+QaDgzxaQ149k/+yd7Rm5M/GY9jkb/8XKd9IFQmNt8sdTo9IWrWb+VdwUvLBu9vpEPhdwte/8J1D/in1B3eJ918cW7UrUYO8B69
        8/FhKWztwE+Of9EE3qc+aXRcMnSbfuaxUyM4ATeqPzgpJa3NWu+2wQO/r1h8Riqf6eaj2GiA900XZ5yVdq26cjKpQQN41+hG/SINT/2aP9qgGcQPH+X/uzSp
        ZejUW2e/hfIsm59ZLm3LTTr3vJMBv3c59IfUb8qRee9ebYcn7o/dLkkBVx8Nm1kVDun53R9wWdp2QBrsviMM3sOTZlyRPC/f4Fcu6wLv41YXXJVUAx+Fdnf2
        g3fxwvZr0pufVk6eMSQI0huXV1Ihne++UbVrUzi89yn/8roU7DVl2cy7Z3dD+mNW3pDibwUZG98Q8fucjJvS1VNTPRcFY36VX4Tfkk5cb+Hyi9YPvj+e/uct
        aduf08YdaBQF38tS8v+UctQ3Og/9rBHWX6+/Ld1exp8/3B/LP8y05rY0/1Sb1wyrWsD745lOd6TPDr38zbz3IiG9sqXxd6Sha6d8sqbXCShP3pCNd6TEV8r8
        R91sBvgFC8/ekSJMle3bvhUF+OX6h3ek5t2a3kn5oUuUhdpMX27Xaf8U7D/aR7ZP3D5z+8LZF96+cvaVt28c+8azb9xajW/XOfadV6tz7TrfnjjsiceeuOyJ
        rxZx2hGvPXHbE7/94Kg1eOwGl/3gsx+c9oO35uA2ffmNPOLNDLibRTKzSFEsUTNLVM7UzDKNYoUys0LJhTazQkexSplZpeRKm1mlo1ijmFmj7GGNZmaNtps1
        qpk1qtzoZtbocqeYWadEsU4zs06LYp1qZp0qd7qZdbpMFGZGFHsY0ZgZ0exhRGVmRNWVEZ2ZEd0eRpRmRpRRjGjNjGhlojYzoo5iRG9mRB/FBoWZDQp50JjZ
        oIlig8rMBpU86Mxs0HVlg9LMBqU8aM1s0O5hI97MBvUeNuLNpPN367RPBfuP9pHtE7fP3L5w9oW3r5x95e0bx77x7Bu3VuPbdY5959XqXLvOtycOe+KxJy57
        4qtFnHbEa0/c9sRvPzhqDR67wWU/+OwHp/3grTG45RnfCyrKmXbu1WnXK/qp3lvyS+wev/SwgTOqzjjm6i7rBo9ZfzZ02N3PHt0Y9kHuzqwl+Yt8j4yfPzpr
        9q7+7yuOJ/Vrf2j6fEl/4rP+MxaKu/IveG91bDK284xjp2MXTRo9yLXfzDsXvfVthDGzHr1o9fxQ75Wzf4o/8MOz8fvuHflyzcBf3nm6dOO5xSdOvZ7z5Onn
        t/uO2rXug4szjpmOdxt6qfetn5+vuHG+mdn9aF4Du6XN1X067WxFcZQMBm8XOnAaN/LRcaDJtYWubYE2joz7LAL6yGVDUiS0lYY+pe8oXFpH8SQWT6qZDcd9
        +FPrCm1H9yi71RFnnSrv79dpn7lt6tqwUhrb7+yrQV9KyBVXtK+UQjSN7j6Zj4RX0aB7pXTt0shOf6zxRcIvHl4ptYv6udD/0z5IaCnplZLywPhfx1/oCu8+
        PedXSkd+NvL3xjSF98NRqyslwa1t44/DemFHD9teKYV1vjl3R1AfnJreP1opzflF2CW93x8J59alSsm7s063cDXiF495VikZJlz4NebYF0CIZQrPu5Kv+ea6
        mBH3cF23u91daftnl59nOGP5ild0uytdu/OD0jA+BNI/vOy1u9JnjfNbfv95S8r1M+5KTZSN2mY1GICE/uTtu5L37Slhu9/Tw/eKEWvvSoe/urJ5xEwsz4Ly
        b+9Kh9LbJTT6bTDOCvNP35XyRuRtXPFOKHLdmD/vSpzLgSuHr/ZG/C7qe9LeXZcWhaz1gff8vs3vSac6DYk/8hsOxPTp4fekl8uXTPt1M7ZvzLGX7kn6IWsC
        01/1xIHdM+We9F370w0b3YpGrndh7j1p1N1Ux/BXsX8er1p9T5p0YvVDjaI3ctHcnfekhae/fREwwh9npTdP3pP8J7zof9wcgAN12617UlVBk7gHF3GpoHmu
        vi9t7ZW2eedCEzKGifr70vyAVydHLR8I+MWayPtSwOXRT3eI3eF77MFX70sdp3z2ozDMF9tr48T7Uuykplu++wQZW/pn796XNn1+8lTkCSxP+C8b70s79Nv6
        cKewf0s77L8vPeHElr1XIb3EbPj9vpT2xsu3X5+A7anp+fS+lKt8anixsh8yOqeGVdLIwLlrLmZgfc8+CKiSeigPjX/LKQTLoxlUJZX9ciC6fzy2b6UpuUqa
        N3l8j2pvzH9n0bwq6eK9uNxGD024VGi3tkqa/vmVo9lPcWlz9ry5Sup+qcGhzwb1Qsb3xa9V0p3QLj+V/Yb5Tf3iSZU0aV/7D0M6hOJEcr7hA2nzUo1rYDbS
        4zD/4AfSgaFuFx388fvhdS89kAImt52cf6sbMtbeaQ8kLuS94bO3BsP3sx4LH0g3Cn9qWGrqj/3psOWBlPt1xPbXd/eE9wWtjzyQFrVy3RnyPcb3Sbv2QDov
        vlPy4KNuWJ8/VA+l4WkO75SOR/opntnyoSTMeDxsXzsXzK9X94fSoTkHFNeW98WJLjz+oXQ86q2W7psxvbNDZj2Uejc1j/1qxUA2cTxkS0Wkv6kepQ+lL/t9
        oGlXiO0X/cWFh9KNxxMWdPwZx8fjGS8eSr4zH0f2aYTtXzGp+SOp2YR12bff6YBL1RXSI6nfki1TOhbj+Bp2841H0qsNHbPmnMOJOCYp75F0a3Hg4NgTHNKL
        V+EjadamPaHOwwYj/f2595EUvORAG09npM/w+xcfSac7Pf29kRYnumFtlI+lo/mDMzq5DcL+eqvVY+mdx5/6/XE0GPNv3Pux9EFZ46A393fF7+fGPZb+FB1G
        L23ZD+t/6O3H0m5j4kdJG3Dii77y6WPJP+q38+ohSP8+gccfS5eGuJh2bMH+WvbZ3cdS1uxv4jOHBuB4GeH1RDpv7Nn++eIB2P5hYU+kBcLbq0t2tkX+1uO1
        J5LvuoFT8rsNwlXL7BlPpMdfGzufPUvre7fgiRSm7xX2KBrx89478EQKvXgpb27znph/QsUTadOA2QGBgbhwmDrG+al0+qcPWvnfwfJXrjQ+ldKrIhI/+oyO
        T2HIU6mVx2uX293F8utWT3sqnUubtn/Fm32x/VNWP5V+31Cu8jD2wPGXsv+p9EPw+827q9VYvzUVT6WBmRVnOm/F/vRzcH0mbe2mGT7mF2yfnUVBz6TOVdt2
        zzzoifwrY/gz6VGXRUGhZ5AfVU7OfSbN7Tok7N555HfG4vXPpGkfzTIeEbH/85sdfSZ1rWj2VlYlTvzD9t17Ju3sJfao3IntU76y0V/Sxie3m6Wc6Q7pxW6J
        /kt6HJU/6ci++cDfjXfH/iXl3RrV/+bszlje8Yv/kpqtyBi67zDyi3Jxx19S4R9Dd+TMQf4yTHvhL2n7nN8Cyt1xPPXp4FAt+Uwb92v/yGjsv/mdqqXMliUN
        LnnehPmi3GdYNeHHJ777xYDxfS7lVUsJxb3nfjcW6Y27urlacomd6//BOSxvpf5UtXSn3wh+rQvyL+PSv6qlV3v98OD8rzg/+PRq/VyqPPBw18OXMb2KjjHP
        pehvjZN5Y1McPy9Nfy4NX/da49GdKX1sW/dcWpXd/ui8ltj/xj7Hn0tTZr6fXfoutkel79Pn0u/8ogWjbkQgP/Vv9UISO3RquHUBLsyGTY55IbXO6Sy0y8D8
        i6uzX0ivxe9IcGuM8fP2bnwhzXS6PtvlegT2775TL6STW/svWJw9wLIYmE0+KBWcKe+0TrtQszLj2xFDXiyWYl4MXLVfNJS0mrz52yHVa6T27/Xw6n4rpKTd
        eePcWc82Sqq7Hzx6PEFTcqO6/Y4RD7ZJTaWT8wYuiSxZNSTHdc2DL6Xej0f5HTvwWqTbXb61z+0d0rKuzgMSn40s2e+Qtmf1pW+l+cML2i7OfiNyQqdPV+w6
        Y5a8nSfPm3xqQEmbMOWzp3/sld49ft5reJ/+Janx31Xc/mm/5Ot33blL4zGRyfuims06clDq6qZov+WVmBJ+xLH+2d8ckr6f9fir4t7/iWw9L/X6pg1HpEXB
        X11TPBwQWRT7/ss/5/8gbblSflKXrY8MHSpeODPlR2nm8OAGC0enRv6W1/7JpBHHpd3bHkVO2DIuMj7h7NKDq8qkxJ3OEb07To6cele79sE7J6Qnvu9krXNO
        iOx1Z6gYNvWkNOuv8ad+nJJecvSmQ9iU+FPS2Yyve6xPSCpx2rYvdF2/09KuL4dEXj4zqaTfjy8t32o8I82OXpA3+tX4kovHHYW5Xj9JXPOJDYZmTC+5+/tl
        U6OHP0k+1x9e/SQhp+TRlwn9Y8/8LK1o6T9ywceTI1v59osY+MVZadPirLXa8dmRPikDe55595w0xal6wZGr0yKrWxzdf3v0eenFjhjfWwMzSlJHbmj6Xudf
        pOiY7z+f/8f0yMojg4585fKrFDxgSfqxvTklL3m27/6f33+Vtt716fG0/fSSwd/GqcZ++pt0MbGTIdd/emTwa965N6f8LoUEm/d2vZIe6eP1iva36AtSi3bh
        v74fkVzivG5v5sdCubTkzJG+RwLfKSkz/vLBzMRy6WrfhDf6jphRcr77iBFe35VLg6O3ez7NGh65+eSzlaNa/SGF3C7947PdL5d45uxZ8NqcPyTFfu5Wk/h3
        I796/vsWbfkf0uIx0/0u+A0vSV599OLELhelQYbwNU26pUYGLDIOX/ThRWl+6XfFmavTS77/QT03/vZFaeHxyjWvj3o38tuwY00qe16SePdDYe78rMjG3qeb
        RHx8SeplPhvQ3Ti7pOqj1Tulu5ekyh6t+75zfGbkqyOmjVD3vCwdniY1LJucW/LH6tZrFy+9LA1bd2/+ClNGpPLW1yN+r7gspU77ck/XtXMjm6vfyn4QfkVy
        fvn8lqxvZ5V82ymz+dn5V6SYzQfPHrkyqcRnZcP5b525In1/7WD/RXxs5KLsUe4uhqvS3grXkDd3xJfML28RMWb8VWnXtxU3025MLlneVfv+sh1XJdeDC+LC
        894uCe419eBG7pr08PdPWg3cP7XEbdGuxUv7XJMK5w5ruOGL3pGvB4zanbL4mhQdlvdWgXpu5JKCNX5+Z65Jmzt3ajY79s3IgW832FHWqELy/uZU2/hH2SUH
        96UOTRpVIe3feTh3wtdjIh/fHfriwZoKyXe69+srRrxZ8nrpx5un/1EhxXVSbpm9d2aJT4cerzzTX5ccRnoFtd4wK9LuoHXZrzptzw2dIst/Nn8vxVc3ujvq
        yTkpyv/SoGtph6UzhZdWrtl1Teo+r+vEz6/uldrG5yzyfuO2NHT87DUP3y+W7Hc7JK01PuUWcB6aJ2KbkPyHEpe/Md344ow5Ika3pvvqjrsRnk7gZVXF7dad
        MSftetRhW8LvkfRqHuBb9xf1OWN+1ESTMLNhC4ofTODRky83f3zavLBycPeHf7XpinAvAtfl3Fyz8rT559gtw5p82pXiV5EFmq597vKo02Zl4wPRGVITCj9L
        4LF3Yg/cOmV2M+5tM49X03RKCDymqtG8FafMD17JXPLSbR+K/zGBl/vdVUWeMs9o7Bqu/sZA8fMIXPxj18WKk+az/juWN8tuTeGjCbyy+eOXPzxp1hyY6G1c
        GEzT6QPlqX5niOmkeetffoEv3IwU3p7Ai/2GXL91wrxz7VeO2YN8aDo6SP90B5dlJ8wrmoRO75ztz+pVJXHcipvmbifMq9/e/mbcsQBWLwLPS3yD+7PMLGx6
        zW/Sr6ycJQSuGz7kx4/KzAFOQ8SFyyWKX0DgZV990Cq6zJzboWr1ztBKFDbgFkD6V4P4m8fNhyrOBE4I6ETxUwk8duCSp12Om7vkZy9pt6YDhb9C4AUtVgev
        P2befjRzwBLfcAoPJ3Axwzm16kdzRP6O4tmvd6ZwkcBLB6foR/5o9h33/bfv7dLTcmogfe9Scf9R8wdhiSsEx5YUv/I+SefdIePaHjVHv33p98zq9hT/NIFH
        dyxqPekHc/4rUzuaXdpT/BICz5vd/Py5780xlcLhHbPDKf46gC/pX9b1e/Nr7SeEFs5oS/HfBfiyVx0Kj5iXlbVvuaFfawrPInDOJ3mGcMR87vDeoTdcGB2O
        BPihTcbEw+ZLawf9UPxOBOtfAi81/rSt/JA5WLe4ac5qTwo3QjmjHzyOPmQufFuxPPVrIy2PD4EXPCqbVvCd+YHXwh6P14ZQfA7gMF4Omu/d7OKTNoyVn2zw
        ONHxy/ZTD5q79Zj2UsK6INYOBF6+bGjKmQPmIYmbG+SpWPuXEnjeD6n+Aw+YI6eGxO119qb4mwi8IKDDzU37zVExo2bs2OZL8T8A+OdRSc33m599tPZK67Ht
        KH4OgUdv4dZO22fWvNTiy8CqKIo/jsBLO7ieu73XvHj00vSEBg0ZPQC+x7MpCXvNUZNN5sbNHCk8GspTljPz51Lz7KqLHX/8IpLC/QDf3O3bjqXmUa7lI59u
        asDGNcCL1v7SzWx2Sb0QuMOD1ZcjcM5/gkObPeZIsu9rH8zKeYts0KMH+D9y3G0OGhTClfYR2bgg8Dwvn003vzUPbX7h66krWXseAPzu47yP7jIPeLqjYM5G
        lk4xwMVe3bZ8Y45Ln9q6zwY/Cv/4LtDtyVZv7TSrdz7roToTQOHvQvqj0/QFO8wvfOYWDvBg7TMV8CdkFGd/bfYYfiepf8YdOr5GQ/ray3eGbDe3WDTv3aVf
        MT4QA/ANe37t+JX5xxU5N26Xsn6JhnR8P/rZ9KVZN3nO8vfL2HhvD/BJXUb4fGFWtrj/+K2AKEZXkM6QlXP+LDZ/taXP+CpFBBtfUM6V7tefbjO/cjC+W5jA
        6LmqksAvvdO7YKtZ9fzh54deNlD4ZbjW6/mXf8kW87YZpvfmnWD0UwbwI65zRm4273x+cOlsLzYeSwEe9HBY1kaz47Z5V36dxdqnGPG3jXh7vTlia/qHmf7+
        rD3x2vBQnxZrzWsuf57/y0ds3L0L5Rk+tUVIoXnl+uY79jduwugQ8F0uRb292sxFXOn6dDPjG6kAr2iWsWGF+YOq10bePN2OpjMM4N+89NqBD81n54/Xf92F
        8ec+AF9z89HP75k3HPprTudGXhQeDvCs9hOPv2OeuHT30vJWbL7wA3jrUW2vzTF7FbZ9sdeRpeMD8LM33W9PMTt0PrnvVF8Hiq8BePFm/vEb5psH45qOKWF0
        W36HwIcNV2nSpezvAn7YNoaVvwDgC9b2ablAKp970KPHkGAKjwX4slabAz+QnofNez9iliOF+wF8x7B9I1dKFeZtO92vsvmi4jaBl8S/dqxQWv5k4cJDH3dm
        7Q9w5YCRE9dLfpMPXFi4gPGHdIBnbZ9fuFlyOXdgUMd9jA7DAa4e/efLW6Wfvm3bbtThIMaXCDx69fZlbxZL7fMd03+74k3hh/8kdHh2f2jiF9LaETmOn/bX
        0nzzAf6L8Hqfr6QdyScrem2VKHwYgef9fM2309fSoMifZn44Tc/aGeD75oee2iGpx6ZHvXuYtVvlLZLvwA77S7+Rxs2bs7p0B5tHSgG+deHh5G+lQ634Bxd8
        u1D8BQTOvZ845I3dUtIrPkcjLjJ+O4zA8879mO5mlpq1b5Pa/FIga09MPyQkrlS67hrs18sYSuGPbxJ+uF/VOnKv5Jg4+Fz1Aza/HCbwvLxzi332SYpDMbnN
        Oneh8GU3of1/mPJwn+RSFas3+ofQdMYReGmKx6Uz+6X+qY5vdnrmyeiNwMXnz3/6+oD08rQJD24ZGN/TEHhs0xfDlh+UVN8nLVU1ZfU9e4PAp66aMOM76ZR6
        o3FBM8YHigm8fLDDN5GHpA0qzmXzGLb+ySPwgpcS97Y4LM1plrDiF5dmrB0IXPz05oIrh6Vo9w5bRs5g7eZH4NyxH5cePyJd8jqg6zSvK+O3kP7bkX8u+V5K
        0r8a0z3Dj5XnOknfs2ji8B+kC+99Msd1O+Mzxddh3tziJx6Vvps+8oprRzbPLiBwMbdBw4qjUoMPHYu2lDP4MAIvf3h+9bkfpZuvHkr6rqNMhwSet+P1tdnH
        pL6h01rcft2FwnWQ/iDP/r2PS69nX7jb9zPW/hUVpDy/JTdxKpN8Vr8zbuGPjP+UVsC6JTZ8Ypnk7f/eoMDJjD8vI/DiqFnPzpZJIU//M/9wBWufdAJPD70z
        1nRCevDJwNkOzoyvxhB46cou4z88IXl9cqLzo5Ns/elH4NHHr7m9OCHtrZReGrGK4WsIPGZQX90rJ6V7U+6UTm/K2rn8GlkP/5pTueekVKWM6ff0YzbvlBJ4
        7Kk/7nqdknZG6k9Nv8jaeRmBx7zq5z3rlOSfXrDk8kTG36YSePoH25ufPSWtC1vVLqc949vDCFx8KK3pdFp6JWiGWw8165dwAs/70HXp/NPSG/dG9tq5l/Wv
        jsALdt0Me3ha+qZlwA/D9rL1YeVV0i/Zvt0Hn5Fednyv9JW3GjP+D/A9v3y/6Yz0+NYjp5WHHtF5rZjA8yvfLuN/khKlC5Pf29Osq902If9BbRmQzwjMrdJ+
        Q/EdgfJwe3GaBBY6iDbyH3T7AtsLBS/DmkD1UGCEqg7LitSy3SpQ65Zx4XJEaSNcoq8jbUgHHga2hWnBni3ZsxV7tmbPNuzJBHK4tuzZDpadXZScv817OxZu
        bwOLJPl3YO8dyV8nWDYyeIANPJD8BTF4sA08hPyFMniYDRzaJILBO9vAuwCMwbvawOEkSWLwaBs4KIB2Y/DuNnDQwurJ4L1s4L1hmmXwvjbwfuSvP4MPsIEP
        JH+DGHywDTyG/L3E4C/bwP8Dy0wGH2IDf5X8DWXwYTbw4eTvNQYfYQMfSf5GMfjrNvA3YPpl8DgbeDxoqDH4aBt4IijYM/hYG/g48pfE4Mk28BRYtjD4eBv4
        BPKXxuDpNvCJ5C+DwTNt4FnkbxKDT7aBTwH2wODTbODTyV82g+fYwGeQv5nQpgSeawPPI3+yxPxs9pzDmS7/pdPq/uo4ZuAFr83jrrbaX5V9+3Lv/wfnnhzn
        gDwEAA==
        """#
}
