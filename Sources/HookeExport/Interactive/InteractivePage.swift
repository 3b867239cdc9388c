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
        H4sIAAAAAAACA+y9C3gdx3Um2FXdfV99L9AAQRIkKLG6RVOgCJAgCQIEJVtsRHzoTduURMl2TEqi7FzoQUK0ooQQcWXRCmejxEjizdIefaNLSo60GyvBbJyN
        Mht/hh1nR5l1vMjjm1ESzw6cURI5lhNIZhLmixjt+c+pvg/ggpIdZ3a/b+eS6K5X1+NU1alzTp065Rx++AHlOI76ueyDh/TkpHNITapJejiH/En8nEOevFx6
        UozLHs1ujuGwCU4/MYG4DH/HuUyoiUMOUk8gmxMn8OXEJAV6J5Hi5CF94gT5qMgTkj+7J8h94gQyPHECb8qevs9Ppj/OxEHuk4dyaSC5/ZMn0/qcPIkCJ/Ad
        ijhBT46gENR7Qt6FyYY8qdoUyo4JcWQlRECAgMsnL/mrNZ0/rdWKcyGHRm0YqPR2KCArBaVFTjIMT55E3TOT3BZqO73xrTwnT3IzJwV4yOskAHGSPGgzvbzJ
        k9L2k+zNMwgFjNQLgDw8eKNEelOt+Cm9zhlNcn7cW5kTJyboP/rlBHc451Sq5So5B5ONvlzqpK9ytoloGrsok4wEwUVQnRSoTHBx2Qn50Zc+BQDmVE/OCfVB
        RfkZ4DN8bHM+0dCDkt2EDBmbn+STDlK8XWk9PrEdVsttEjlbSMmgkUF1Ih1IDtwTMmRPyFw4YTtzgvyZWhsw9CYPRZPv9EvnGiWuj3I16f6j/getlOs7jp91
        9FXaz2mtPe277kbHa3NKfWp1qb/k6bZNm3vyWXeNpnnc0+5l6QPtaD/b5XXpAv0G9Jac7211tg36XsbzOpwOfZmT87Kes93pcNTQcId/WW5HbiQTOBkns/Pq
        a4qXZ5yC41FplOVarbs8KjPwfJ/+6yyKyWRU1s84eaU89V5HqfZMu1LL88vz71NO57UrVrrurs6k2NY2+iPX6d0qozuLnY6zx0Rm777rb3BW3HjTzbc48a1X
        XJHf//4PfLCtu1B0CAstO7DstqB0+ypVumNdGCxzMpnlSoUHw1CHzp3F96xfv7b7rvd8yOle7egPX6l0Jq8cL/+RopfJOT+qPnpIeU6cu7LXdV2q7RqHKqhy
        6rC6u9dbubKdmnKPE0T3qsyRfPt96mPLlPPxH1tRdl2lS5l1qzasGttAaPDyYobyVdq5/wEvq46qU/TPdxXVJEeTI6lUwiD7pAoyDxx54KHxn9COd9/4kSPO
        mzp/9PDHjnz0/ocO3+tkC+weP/LwkeNOj3iOP/SJez7urJFUH3/o/nsdU7Sp7j9y+OEjzrrAeg8//NCDznpJ+PDHH/px50pJeM9D4w8eGX/YGcg8cPj++x+6
        x3lD57+mlJOo4AnVtXxXMvoj80pf9V/0nP6Jv1APnFb/Sv1r9RvqJfUPCu5n9K/q/03/hv51/UX9a/r39Hfo3+v8lH9/ov5YHf2v+vB39Xf1tm2D9Gj5N7Rt
        cMfSsY1/299Vsp3f1VcX1Q2F2cfb/0EPKDV5hZOEY7Fa5xiVOEO6SK9iOQmNE35PG9WrixFiwjIlcII/p7kxaZxenYu03pXMvRH2aidx9pUcuK0/VokyqmdI
        04feLree7JaSU9SBEyRO6EQqeY2+oBKd5NU3QqPgQB6T5AgQRJ9ESu/Su4xGUvLe4O1CjkaFb+qAQt+mn3NjSZHTPZ5maXRjlpTMmzRqd0lTg76lI9dQc8uG
        WoZ/oTZu+GfaluYbFbRT9Zzg/Q6VSuC4hQqjpJR77JaNcyN5HOOWrz9WUq5UhQI2uM6w61AdcuWIvHgBYmosUkUV2Bx/tagLk/qkALsIYBsdetpC31uH799W
        x7hx5/XqIDn9S2Hko/V6Elk/ErsvxqXR8In9u5GGPvaNZHILFWJKo+aJ/fUIBNXyQ1Bg3KT9WBC7FOAmAGQyMx+SMywnbpiJfXKq4+h9cg3pXGA8tCNjfEoR
        BVRLMxbnG2uJ6qdPAuzqQGqZXVTLhqezqFY6CR95MWrjXm5qA7Xa+YJpGx148tRoxf7Chibm0fpwv8n3ao/ATa9WjVZJVzmIsui0G2iY0BDE3w09UYG6r7C7
        5JrAZPsdZ6fjmCBR1FKTxStrCug/QpHUdfokd8MuyZzC27TCwHJeNOrFUfPkKRrT6G+0kp/1CIUIbj4/axFBVKIWtA273fQqDbvUE1Rw+7EYM8nkAfOCcaIs
        1TJLrQlMobmSBbwKqOtYlC0qv+jyIEtUlEuciOqWMbmdjkcvzC/K0GD6ev1OMVF7CBAeTWDj7i1p9DNPbZ8nJmFrxwK4iE+LaHfy8ud5VlPW+0yRkEOchRdI
        IKZyyrFrMvsepg7nsUrBXqypGKo3uanAR2Jl3FtoAmaolZT2+h7AxXr29QQ0yTHE1Z7I5RwUf4c8HokzN1E2GU6fYAh4ZSAbTPiTx2KZxJqz4PmSkW9zHKNv
        6ImVHecqHecZdBGP8wzwBI1zoIPIp+zp5VEnu7uBsowGxvCMb+HuAeDkxctHZccizYPDaIujKPJ66jvMCb8c61vZ7QPYhEfwR6Mu/ZLSUEPI5VFJvpSkbUk2
        hcfRKHAs8qWkej5aKqjeVQUd4Fg0lBAdg9IJYtsxkQpq3bsboPp8GP6tNjnKmob9LpNL4anGbkZ3GlUGmKgSUgWT21NiUBNCTWY/H5brbSjb4mlQ1nN1DI+h
        nO2kcozeexioGbia6pjl8WqHoiliGLjpWvN6w1pDbuuPaTk2Dq81Dq81r7daa5zkfLrWzNPCwI7Xa2vNvF1rqN7nW60zvLKcT1eW+XRl4W5H9dAwhe4AOo2c
        tHOoXhYeCvAA+lFYGho7h1cfWz4RKHaZxZKxUtYQQTkMfcaywYrF4X+mg+ABla4l7jrHYqvJPd5kQlNZc4fEHlCgl3j4u4HmjMZKgKng0pzGMocF3wXMuTFU
        ypDGcGYU4krVlKxmb/6G8q6a7J3oOcFL2syqsbidYtuR39PLeC66AkFZa+Z5DrrHMQ2zNA3d2jR0bc8D7aAMWZUDyqq6rByto/fTy7CstifzneXocips+sqx
        2AfGwkJ1ultwc8O/E9wnVLaPBjzVfbGYJypzLVHeTsWZNeQ27kYdxn3XOfybv/buklpNqae6gVP9ZG4lzSQqqJIfi511ToJZdbqbByt14axXDkuMqRjI1HEl
        QMe9mVfWM9/BJKDWJzwvaunzklI1BF4T9bUK7G8VuKlV4OY00EkGyg0x762F9zs7sPj16kFCjQ4cA0N6nqYfrQhqz07nK3C6O50ZvDND+jze2Z3OBbw3Xewy
        my/G6mLgzcHfR/5+8c+SP5nOlJmamiE6IYdBoJhCSL7+nTAx3MvZ0W88/cWf+9Pv/ePfXIuVLpvQZAhNdvQ/SujfU2iOJvZb36tPbHJbf5yhiZ3hiZ3hiZ0m
        Syc2ffnc+fqX5Lb+RV+myWoo4aXz4ej/Pf9H/+Hc//Unz8yAeEteOB9eLKbj4aqbR/7xV/7Tg7suBq7kK2iiet6ikClyUBYbXWeEElTIh88d1+EP0AT+gID8
        ilOm2iDFurcKDsA+WG7yVmheFgkrjrA/QyG5cvgozYpiMuNwGBEGQ/oo5uiQvh9U2k7n48ZthOEhCq1UPll5bEgfJOfbPxMO6QPkyA/p/fLBPvqAmokBet4p
        UyED5aRXckf0C0riq4qiZhSjoKTilyn2f1acjMi/phFGY/+kHf2ggRksWKRpxPViUPTqdVFeRpwZ0jMgVak2X/NluL3sJ36L2dGUUz36fXaeNBeUvJQjgjw5
        nS1TFGN/EOKV7LA7zctLNZvOUTtT822e52pa15Iv0AANeYDmTd+Iy2OZoH4tIeO/1VLTeappQujldX7vdF7D28L4Fbj/1c8SkP8IrsKQnkW7+r4UP/Q+PQfn
        Q6Pm9Pv0q37RC5IvvsvCPFuYTgv7D64UNfoXr3z+e39XHHaXLMUNTIrLHOfe3aaO2O7ZPY5l/bdqMzIvU9BWJd+Q1PSdfVY8uz6969kRmq5LVNS3FVUtoMJD
        j6GSvwRU3OBicRkVdE0gKBmFRgcuFtvo/ReZhrDb6HPA8GvvEoYZWzWnRdX+9l1Vjemh2QZ8RG7rJ9jR9GCskmesMrsAHyUXvpeSGOTwaN1PXvteOMroZY5C
        bG2c5BXylOA4nzq+SY4voYJSoGAPJ/lVt0ylUm4bHGeYZ+G3vkd4xgGeqbrIB2RDFgXDkUE+QqhTeUR6xEVizjLETgL7N4EseY1mdz7N1hR3OgCSyQmIgHEY
        RBkBrHEIuVXdi4Hzx36QuE1T173U1L2m1dRtsdg5rRY7p9ViByCc5pn/QrYsWLQ2w902jflNcXPZsukz/WaT2VzL4jrJgJFTJccrF2UU7pbmeXNZAuoFRlDJ
        BFFW40P6TMbGzSPudAZsXu2j5HSmnK4Y9R8WAPqkVfgFnt3IVfBXLq1iWsE9tWV7o9tNgKNXSACiV45AUi/YsTXbNCL17R9xK/DTzDidad09TbBM8elucH/o
        2de86AC3c9ajKUdYdM4LoodkCQgDoBcARV8fY6lASS7PnedZxFPNMFeNGSQBzyFgXoFc4hzihkWkSgPaa1xVdo0xKThi16KXaXFSeFq6meI2uLt44YIkaj8W
        NHofIDyg+p2DcZbGtwuChdY9YIEDSNfv3LnTuROuzequq9VdksshWSdf4xJeq5VAud1Pyw9nfzSWlRY53Y+AM4qisiC7jSI4PRofuNjjsPO0im+HOx++quWD
        M7SGmtsxTuA4QI5HpeCq4oXVTV5QKJqeKccWEh9PIQIM5uAbugO9gE6w3UJ8OmfaTW/BVl1wvU+H9LqNh51OlMUblTyW8KaJZ3zK+cJKytnf6M6vpCHgY9Cv
        jG4r5gPj9xKdHDt4n+5mjitWt5Q8EOW3lnzhW/KYYUSgUwfSkni8vJEQzfu+NPp2+nOeSN1//7ZzkEUw+RtBhWPYl2MHpDjVNZ9+e+2S3xI/6Cfzq8pJe/Li
        z1i8SbB0wgK34vRqaUVltW3F/Coatky+02gNaHF58BMP3A3BrfOXMvuoy9a40W3XrSL3U3nPwXeSnGaqXWx45eOFqFgggBBLs7D8vC3/lVVS/uwqW/5MY/mA
        JrgFo4WTCIvR8nfbFZfKZMW7zmQ5+PxL5LTq+8tpxcLsMEZohNCYWJB1KYreddaralkvrG6EhRdyx18m/uI9zEp2QKblQv4Q7WG+rrKCBlTYRq7XO7EW/DFP
        IaRCla4sJw4tDQE806vhIVKafbNdZSkqTqcd5CdT3YQm6f1z3TTd/eQP1mOe6vFkk6XRlRRKLfr6+mT+u2HSwaIkJmVDItAer1QqZljnKM3X15fDdoKRed+I
        O02NMB1D+gt4rxrSL+C9ghGkb5Yz5vSTlzKo0ctdqNG/tTW6WNSLlg/9VhZVINaM3ubaEXce/qdy+Pq1TiDZ/2y/5uqEw+4ZGq2p5PTnweRMFSSHSkPEo8Pu
        PNpcLQBMkUCJQE60OlK/XED+lStBhvRJ9hI7hWFFy0GF3qBwLhTEfx7vzwT46rnVhCqSrzv2sxeK5YTRHuVXRPz8+nKcvegoapzn1Gv0OVT1NYCQ4D2H7E8h
        +FunNLWgCOC0WFvPLBHhTRelL2aL0hdfL0pfvFyUvvhaUfpiBm8anGpuPX01j9a9UsQwuGSfPN0mED3TJn0yBf8X2sA3LeyNl8IFvTEdyrfVsKk3phA8Ey7s
        jVcR/FoI1q2pH6Y7BO7VDumHM9b/Gby/2FE2DT3wcmetB6o0a5aC/elOgX2lswn2051LwP6lJSK82c5GmE51otxMGatMiKkyUyyHoWATYIB1IA8yvBIGAa84
        tMgTJnDNil6eWs2YZv0/E9OYDvIQpk/WLMra+SFlTeulk/TczLhjfvVCZNlhaTD1zysmEAnvW98WsdOVl0TP8Q/eMmpA2LmwhSYGrs4xjgb2XUs4eq2J93p4
        rUUXrr2BUXllTTnqtZK1lRDhbR2LC+scK1frpCoWktm1TJo2y9Uao2q8QiF5+SrZoqGIyKX85jRvYBLt28nbdVMazfUa8mrkQGoMg2cZhvpHNebDbQrc3Cpw
        axqoQMuD1dhai91TiwMtvwmvkHJRoOW3NuWypVXW21oFDtTL21GmsjabTeEnIREcGHEH6LVtxO2l15YR11ASQ2tC+ASkuGcUENIFRgNgYRa3tg4cN2jR7iWj
        t146esui6GSKOPk+cPKRR8le0incttQ+u27BGCUy/IuaOpve0+Bjifr2qprGLBxTmsaqF76pi55sWEqmVrqmjDeka7A4tQgWvDlHIbR4OskgsK3Le0yPDulB
        cu6oUQ7Yl+CUDVB8x3oFIrlbh00uVEOYAmz0NZPrikZvSq7z4J4yZRnitjRiEojFO23oTSxehd7JzMZyw9To0JN2lMcbJIeoLImSx2UZonR9TV/US6vGZYmu
        pTWdvZoA9/W14nRiqufLa3lbOjI0xahua8u1rEqy/dUwadmp2rSHqVVIXukvR212rq4mJKGuABs6FmfWOZJVnKPMMmAZw0+phQigKS7FABeLkOJ/Id8oKrpY
        vOehTzx4HJ4/lyWI+qIu3rovFYtVTm1KjuweN33h32jTd/d4Ka3+ZIOssO9LC3gZfIsy575yr/XhN5fcs7tEvfKWJkqHMGGeMSHvmUI7wHggHDPJHA26InGR
        cVhrzJNKmlI0mY3ua4rmYaZXv6qiHrznVNQtOSWsAFHPy0uwgaNu7IlkjyVLPr0vKiWq3gsug98sw98NPeDcXM5gmWSg95n++sbHeHSVbNYgB3fBd179uxCr
        QBs2XLrpRcO6i17FIeI+2yCHyNGrB5tFbaYbM30t2FVsesVqT2m5uapEI6G5l6X5K1r274LQzS1DBfdAuon609yP1lB110DtoCndliXG0raWoQMtQwfT0ExS
        1dh+T7dCaIhtJudWOG83W8i5Dc47zAA5B+E82Lw5xRvvcYkqWZKN+FKibyZ+t5S4ewizlxLvZmK7S4m/h9juUpK5mZbPUpLdW8rKXmr9n/EuOtpEd/I7jD7E
        711Ah/QeiO7i96How/zeH32E3xUV/Sg7jkYf5XdVRYfYMaWiw+yYUdHd7JhW0T3smFXRveygcXmEHfMquk/y09HHCP/+rTaB+RiIPDjuI0cFjiMgpRU57sUW
        Ehx3gyyE4x5yzMBxCEQ6HIfJUYXjR5EPHB9FPnB8mBxH6f0Reh+iN+FPbz+976I3dCPupPcAvT9Eb0Pv2+kd0vsAU7eBOXgxcmpD/vBO5xwqd0d9uyd9X9wL
        AQ/h5WM7nbOaM+hx2FflfVGaeUTaJA7vL4K+csOfUhEteiww8UQzw5MdVOreR26Vbr7RBPWUJhiC5gVNxGl9PzbTZUwlz2peWLwgXfcILxB0+0wGEg8scxlI
        OjDisGVMQKdHDx5MPfP8LOKRBWlG8y8HNQx+OXEJ9euCLhNiW8hHuiAfOVDsxiyFhkl8GU1mDdh2XY9G8PfmspvfMYfVAbU4LFPiwMp5iApAnrocXwEEwVlt
        NFdcIquNtayoyDSXbZyLKzUzl0k+petpBi2RS0lyWYWp0mWuSPMZ4Hy8MnJpyH4QE7PWv57tXy85/UaYtCdh+D+oCBQGCmUNnJJhXzHusv3chX4uLf7ClNDf
        HpXpHy9Tf6SIgbhHDNUUZZA3NGugF7CG9QKC4nIMlhSFUjZLoVBaDAfM8YfMIDZP7MJHi+HYjz14L3teXbQYOs599T2irl337B4nBFRbKb98724qLvUepWjC
        RH1vudA3IEIpQ4RR5vqeeA3rH2Sg/rFw+W6JQje3DN3aMnTLDw9hN4Vubxm6o2XoSMvQoZahwy1Dd7YMvbpl6DUtQ9/bMrQ1fJOWoaMtQ3+kZeh1LUN3twzd
        0zJ0b8vQfS1Dr28ZekPL0Btbht7UMvTmlqG3tAy9tWXo/pah728Z+oGWoR+skwszhEXqcT+tajEQ6wOZwzED4oGWgUuknQZRAQct2AehCneJtLSU38kOWu0/
        BPLTWTrtUbuwHCKCIZPsGlsy4X6iJPDeRZREBsoASyUcIAoDb0MURmbJVCGRHXg7RHVkGzBv1mLebPiUirIB+wnr8MrqwrcA4wb1lLKyZgk/TXn3QyeRSAs9
        hf0hIi10BQ4iLfQ8tA6JtNBzcBBpoWfhINpCz7jCnOlpOIi60FU47kQ+cHwI+cBxB/LBvs9B5KOFtdOzWnaA9AwcHyDM/kHB7NPw7yf/+8UPasLcQv5bxT8F
        /03kv1n8FfhvIP+N4p/HjtI+8l8v/jn495B/r/hn4b+O/LvFPwP/KPl/xJYP/y7yJ7Z8+K8h/3tt+fDvJP/Vtnz4h8g/LH5sie0g74h4D5F3kLzbxbufvNvI
        OyBebNVtJe8W8Q5gs7CmSMRs8JqdTkgcdFAndWokTp3mYVInWEjXlFLiV9mlERptrVbFXMvVJ9dy9cm1XH1yLVefXMvVJ9dy9cm1XH1yLVefXMvVJ9dy9cm1
        XH0WhO5cYh3+gdafYsMMLdoZWgx/RkVF1tG0MzQLrSXM0MDO0AAzNFtPCb4xZ6BumD2OCdowBCsLhuDR5hF4qHkE7m8egbuaR+BA8wg0zSMwhEp+MdswiFyo
        GDO5rIRcDtCk7C1M2iCFaEFmb2VtcSUkY0gjrQVYiD8vQtkxySa5JB9urEFICYRUKwi1/CgFFpdn+kaIPnTlPAEUY1vTvFmmeRu2OVtsb95Wn0TvyGnUZl9Q
        ZzWKOai6PPULYaRa5U6VzBovcpNVoo2/YIL36lM6UvUSKKCig8jj6S2cTSumxkv15r8c9TXySEshDv7U6sRfCr2sZllcN70PNMjkyCu6QSG57GY79M9nvZqc
        TpnCBveV/ughU9jozvVTpuR/rT86agq9er6fmmjAFReg3HpmOb2PDrtTy0WCdxrvh4bdCr2TynLs/LHUMaRJUEimr4AQcyqbsoOF5EJ/OSpaAVqQOCzwnnXk
        zEhdgObRotwgP2sWfROv7u4gsHgb3QGqq8fr823UQy0kaQdaSNJue1eSNEdPLFTGvaQkDZsfTaK0NhallSBKK0GsE2ejjBWmuaa0x8p6lFAFud0lyHx5G2yN
        3pU89UusjqX24IxL8hnre8Tkbi0pnH6Z+iU5msRK7bkbe8DnJWvK4c/yaYg1kcLRj5BYO4CYS8ztYWESStvD/BdTIJRfFtItKhXC31zchqkdmhL4yD7Txkem
        4mV2hi/DDA9ZbNdcljIhJrgybQ0TnKV1xEHPO1QPqyDO65xx91lOK+1nKysLmgL70sBGXq+UqXlzxM5ZxttkGIeAT3y4oauNy6oSlqncKkylEb2ItqCZTcw2
        s4k5sIlxmHi3sp5yaR+Enw0oMmNXjkz4aRVlAvbLytEGGfkiqLXVU5o2kZpkyiYk6qFlo/NNgZtaBW5uFbi1VeCWVoHbWgUOtAocbBW4vXlJToN3tAocaRVY
        4z5bU8xTCyjmtpRiDi1UQ4FqLaVAFRTzvMMU8wgtk0P1BXg7eXfUF+AG0QUW4AbRBSZLKgdtoPk21RfgfgxvFbm8+OKcxw82AoO6+PMHzCHTtPQ14sWiTreQ
        UpBbIf3uktvyg6COSeu1CUTuSGtK0LTPQ950TQnSNQUrpIeNwT6WJUVyLIsQQBE7Rl1CA4QgmJBB0fBxjCJrwKKqsw4tR+lRGbuZXKsoLUPn11KOWI7W0vpa
        wM7uWqo5HLNrqcoU8/JaWqQSxcvMBveCXc4qm2Q5O72JljO7jL3z8uW1WL6oOvJ9Uh0AEmvck8ImRb9TIfIGWJY+3FKWdMTb2j2rqU3yUcPmVPoJWsqFUelO
        8lQGm3dSj4kh/RQOeU1lsH1HeQVcD8p6czkOJdd6EVT/KEMI31uswRDd3yLsgRZhD2JD+2u0IGdpQc4m1cvL0hzCZrYcClxLmKvB+9tOOfw5u2VjlhG58vNE
        IOLcYjaZ+irx65LEtrrIS1N1RTn8BVr7kum4HPXY4ym5dU7ywnfDZEon7WEmXjn6SQLBjANlpJWQw642tUqsTKZUvRI4r5GRg6greblxzUoMvlIyme6b1//R
        aljiA2axtwf7ZYQx5pwx7DvEBy5GqrbWHPZYDTfZVea42xfEUYwZI5SAuDsa4+7G0SkOPlgPnr/2cAnbUkFtZd9bKhTzQVPQnlJuYdBeCsouDMrSxMfOrG6l
        m7s3vvPiZQ7x+ZepJ56nboAAdNH2AKe7A+nuaEx3oL63gHZAANAUgDNWFV7VDzZGHC45C6vIpwXq7XJpVAYIak7l0oRfEKRpfCwIUix53hshnEkk6HTiwJ8p
        3SrpHZZO14miElZsEEVInUzRkOpMloUrIhfYvbS7BPW7YjLjl83qdEAVk2lV1pMGmzBFbGJH3VdAh0fOknPi2GMZE29CeYeiO/htN6M8u1nFEiPBo7fzO5TN
        K+JfDsiWWfjLdnIQsnw07mscNuDH5r1y+FVwRg1E6t189GxeQ8faC/+N4l35OZdqAsesS1WBY8aluvDOvUuV4J17l2oBR8WlasAxTUsJO+Y1WAYF6Y83C44Q
        +1DTcGDDaQoO7DjNQwEbW1ZzCMGe1Qwc2NaqwoFdqwofL9NCw1M93XLcxpA6aNoYQnfye1f0IX4PRB/lt4kO8TuMDvPbwVYduw7JDpvHe2AzcByS/TSP99wq
        cBysQUcOcc0j8M4aNO3JLgR+dEHgNAIPLwicAk1LQzt8RhGpQU7WYmjDvAAaSL7QcIqC3NYf8xY2n6Lw+BTFFxaeopj5XrhwjlKNA4+Q7OIYVjST/OXQhO0e
        dHirTGZwKu/DC1oy1yK1aA9q6rbIiftoFN1FDnPA3NX4bfhrKh58Nu47x7M+3szYwFBIP4eoeCtCFEI2natW4+2m79zZeAvltuWc6TebzXbTj4BzZpPZSp5N
        5BlAwh1ISOTqbch2Kw0iem2jMEpFWd+GrIcNZzmCgG2U1RazQzKDIITcyItpuUUNgyTEQdUHno03n2PlG3JtPWeGzRBcW5DvkNl6rno23kl13WZGUPSQ2YyQ
        baj5TtR4mMI3IXwLwq/GV8OozWazDblSmi2GQ3dKXhD3XG1Qb7PTftO6ftsoUR8ScYHvldoS9a1Y6AMpT3xAxm/Lrym97EC3ih0yO6tm27OSporRsN3sqFKz
        IV0ywxLHw1vrE9T4rVTlbc9Sr1BjroFr8NxZQGCLeS9829HcAQRBj2kQ7d5Ovmq1NkzAcLWox3aqAeGVVE4V3b5EPxHF1m9J6ehgizR9SHNHDTCs07Q42XV1
        6Jy9JHgOXHxDUEP9i61nL3bVfVvOcm3rAf1N0ZvOLlHRepLtZ7npl0qymZMcuFSSPk5yRz1gsKkeA6hHQOjzAKHSD2EhkbmEmYyFON4kE7SfhufmI7vRe0d2
        j+/GpDwC/EXJNh3B6Rz21Q/JbTpLnGWf6T+CNCBWeOafpe/7z5q+6jMogHJ8lijoOxlhUJKqIX+/uYM88wqB5KXybKaz156LNkNz7gBhrjc4njKrUgNtZv0L
        MiP/5nrR7N9UU+lBbv3gZGofUN1q1a9yLdOMNyHjeq02Lch3Eyq9qSHfTRhcDW3eXM/X5tiHLOrt6EMODRXpQ037GnLsA74G49gnc45YRD51bE8ZQ4MPC28I
        HK2thzWLtbmLMHMply8ExVJbe/eq1T1rLrt8rfkIoelaqKO06/mZLC3GdaLyy1XKm5bcWRCz4W8rpi++pmTVYlVBS0swXRF7sjrLB+Hv0NIV/h+Kk9GKd5bp
        IJuUA21QsYEuCUy3uG0ceaoZrJTdSFVMpjzi1EENeEw3WZbAUk/h/8I1gykJIYLE+Yw4uZRZndaYaSYQ1liJhNQKw39Pi9A5WniYwGJqndafA0J3IXLbuXjH
        uRh4DhR5PHIuHuBVjBYAiho8F/efjTd9NhqmOvV/Nu43fZ+N++6hSvQTM5uqjV/A+Z26+wMEyP6oD1Wi9MTsWgFg9on9PejyPjPM02d7DZmzbB+iBWIZ3lTx
        h1B+P5EyVKFNZ6lymz6HOUcVOcs5bjp7tkptEPygHaeapG98fdAcFDT2hopvw+Muc7u5vXXaO82dFCVpP4zHRyiUxtaH8bpdatf6U/rw4MVSOsRqA9BmRrUb
        lGWq5bcHaVYs/tZWGgk+hDxuM6gNZif/jw8IWLgPBwkYRE9UqbcGP8fYh4L4NOEggLOdSIA+chB+I0yH4AH2AYzNx67q3XagJ9oULE23dRPd1s10W/e/BN0m
        DIIMzKNEgo/UObD6D0RLH8YCkTv39GAk1JfZHsI+MWgqem0O//d0ws9dSyM6/C2I5AbClyGuW5LUa00xVvUSX0wtFbEk5bEZRET/uSpTe33nngUB0W9JkUZi
        poHlFOK0yfQC/LcvoGBnlGU+plUDlWTpXbBpjSiujjEUa2lOC2ZTgtkolp4pamuTkDruqvAeSFuQhhSFDYxVLUn4eSUnpti0iROBYxUNOSUmapRoyLVZqWQb
        pJLgCtwmthM6ciL0JYSpRFWuSC4uZDXz1KuhXTcWQzQPTDrDaHVlmGoQs6krLhcGdnLJFBs0CMtpJopFqBRRZaVwakUaw2ekc/JJGpZLZtheDd72c2enM4OM
        pzMA2Ve0VQ2HohbCWDRFiVk0pZA2MD0SZROTh49qsk0ek00q/Sihx8aKhGyGzZf1OjgR4yeQGuxlMdHstUjL0qC0itlkfsaBHJdir2gIrbyHFzJq1v+EL6gL
        Y/Bub7g2fqpjgcAJvk60SZKI/GmpVCyZsilZ3mCLcCW+XkwlJzWuJ6+f3A4/aweNYtfekgJJRO3YVpbs0mxq8QyvYrmpEIw0+mbYwmBbQ+GzV2ObLG0RNnfC
        z2FKlJxW+aQNDn9RpfBukcbuxc11iMRjWVi1coqQXBHXv7KBjUothVRzNOxzjFRz/yLMcOtzWR1LRMx0LIEDp5f6orpUxNRSEZWOJfAcDAS1UMklBBguhbKX
        iqjC1hAgZ6lFeKdr3hl4p0oYDsuAW0Lo8Z6tH2LIhecwFkuOSIjarKhous2e7ai2WXnQVFsqKmqzoqL5khUwzZWsXGm2ZOVKM6Xoo5JPKTok+ZSiw5JPKbob
        m4azbRFG6EwAizBhQ9VMsValHBJWSjfx8Wog/Epo5U9z7VbsNNOeSpvggBioAgfEQHNtVj4yFVrx1Xy7lUjNtlth1TQcUL2eggNa2fNYBObzABhqNddma5UC
        SujyahDdI80JooMCloB4LwZLgRgxBkshulfAUoiOCFgK0X0ClkL0McmnEH1c8ilEPyb5FKKy5JOPxoAW2F20xc0WbSkzRVvKdNGWUi3aUqaKtpRK0ZYyH9hS
        5gJbymxgS5kJojHLa8wV44MpjD+UwvhICuOPpTD+sRTGYymM70lhfGcK43tTGN+XwvjjKYzLzTBethjGe62g08cOAB8+EoDfkQL8QArw21KA354C/K4U4B9O
        Af6RFOA/mgL8oynAD6UAP5wC/O5AFn2q2CEaFukE/XJtgi6astixPtYTf5RG3Jut6KDDRMYSzWN+zHzcfJRA1jJRWRKFz4KeyRHzJci/NYXk2hE769pJMQXH
        wVSYMe3aKTILHvJDQqMTyLWdMCDkzBHzYZta2+nDhNbHyGklInbGMCN6p7lNgiuunVFVtyXRd48IHZgp67eilxnXzrnWpCUNFeKYIW5M02s7NVvLKWlEUfqP
        1NOD/jQt5EkX910sEs3Pv/R98RZzWwuU3zLlxScxC95ttnd+H9ni/weTyYebd1MOHzPNu0s1KQfiji3YUDEHm9Iea1CBoMQ7HYjlMYNqNIAcUaKQGmlBK3mZ
        t/CEfPHeiXRpSbaABGlFsuxhSmN2s9AmdbpkmwgZanSJZ+mSBgKHiAgbn+jIK7aO8bGhw+FpVep7iUTJWJrtEgzeQpu9P2RaJNvy26mViyOETlgqYn7FEhFz
        DRFN+GG2RYRsBiyV1fRSEVWKaKAspleCAK95qytr1DUPFeppS3L/yur6uOPhgY5p2t1FCu69plQN/XbCZJka3VMXJ9dbGR+IWkzj+PaoBRPN5TGXfQe/D0X3
        83s/1Bh40+kBfmM7LsubTQ/yG6JovAewvmdkozupaGu3ztvpPA7VUdiXwPuTmsnl1eXkbdcmITTpVLLkuJ8c8xlyED515uB4gByzcNBy68zAQfjamYbjQXJU
        4SDE7kyh3OmvQfEBZdVVDjJW5QAHkAsb9Mtrh6EDkcwURIOgghPA5Kvv+rMZIhtAKcLHIdobNr0gwAoLjmK9oy4FsWV8HJ2L6YUiV6/uwqMbjzV4GDzW4dGL
        Rx8eA3gM4rEDj2vwYJb1Ojz24XETHvvxOIDHQTw+jMchPO7F4+N43I/HUTyO4/EoHhN4VJjbPqXCv9Jmw27WtJiKymEnjQGo3/H537CTNSTeqZWBWQkVlHX0
        4nPVK+2B5pULDjRTj2z9PuwPvRtbA2zjtFj02bhwqvnkWM0nJ1wGi8dOTcTgphaEPStiwJFZNiAkCdnANWwbUVeLYIEtFKQdD2QXmPdIRVJel+1ViAWL5CkJ
        6mioS0dN/bcjeeW7YQJzzyuijoAj6rXqWFyrFp9I/Tqs4IMG8JU7nS76ev2QAwJ8eVlqk9YDBlqd55TJRw6rDF5S/zfAtspCxeHoNqsX9c82neSm6lk1ux6X
        W3Woy1n/yVquulwsV12+YOT4yfSVZcjATXuvfnoZwah9gzu1LHrItJt20KOdQLoZ8j007M5mbGhlGXA5+ZLZIoyGtLPwxRUDl1ZX1lnHJsJNpPFaE/l4ddOk
        zYv+VR76Vx5eOZoCFOhE/Qs0WSluXYzD3McS/xEYAffZnKQP8xs7YCCnMsN6Wg7ssAwka9kqa7jSiG3yIZrPbKFyYJiW4JXJUz+fGpZiI2j5EIbA+8NVSfUv
        vv24hubSy7A41c0yur4vPQ93kct62SnH2abCdiUr0lxWsjVzsfl6HTW2X2D+fOwTGeIZHKNgs/FJ+MjV6gZ25R7Z6VwPF8yE0kAfIvTjoH92JZ3JF2rVRF08
        a/dNjL2hRl5ao8KCGl1RrxFMl8OaOWqUq9eoyDXKEe59hxoVG2pU/YPfe0InMaxjtq5R0pV8vanObLk0G65mU6RsmDRm7NBLK4CFb+gn/27GAcy/Jrn6fAri
        mZPHuI1u2ka9oI2m3kYY74btf7TRr7cxw230U2P9S7cx09jG2U/962xiam3k+wo8aUGIR5e0oLupBcuT15va3QiXLLdDLzFSV19ipHJT0myUtFcRlP+UwfVV
        wmmoYFo7R4y/5wUXexyZ59r955nnam1SXOc+GuvF5PWfTeuM0CxDnlxiIbFFXVf8AHWVMSMz6l2UTSVvVjdEbD35ehix7Xf2EWqgJu2iedXOfQxFzHZoZzr0
        yie548YbR/ceH+eVRVQzgcSATdpxQ0EeL9gncwEmHCZn2TSLws0laYbw7xVaS1VzI3nDTClhuRC2lNhMdqys6aQa7qt8NrRBcNZMK1HbBUuqkIoO81hinqml
        JGdDyjAvNwm0wxQe3/3xZl5nJrMnZHV1Yo95Bely31oK5ysBRK+dV+As3yeCHgpxyQFvnGJGWouPbIkR1kjr9hiRlm01cg5HYZCReuBRmVzHIzBIsMfo8zPD
        T7HQ6KYXUux0HoWwe4hIIe7En9jp/ARcm9VPXq1+UkqoqGH6o/JPK7YiXDPKSIU8pdhAP7mmVEzZTLHV7SEKR9hLiHW5RBhrPKPiHAxBwv2CivNwaxiF5E9e
        wqd5WuNeYDkGLJUpqcAMVQC7NsnLXIGXVRMAZil21hqQf4VQxCvYpyb3NxUhIb1X7rfYSV6p5xwtn3PsepUSIOFrVHOGBmwX2/q/ajP8NmX4bSUQ+St1Nf3J
        fvU3uSb0ZDXJIDVwj/x18tZjx+jP3unwqk6yrILLlZ2nys7bZl0g9wXrrmiCsRb3aXKfxl7UGY1C6NnY3CnYdrMpq+SGYCR5gVPS016vAkuY01ogDPeMjgup
        e1bHQeqe09Ij9FBivVXHxTSy4sal1D3lxm3s7tVVN+bx9ZxLYPtzLcPnOVfgBtGOaUvFSqVU6lNMZUi5VCoUpDKmQiq1yVuBUvKCy41xy0nUoCDAAKentV9o
        4TnrUue70ldz1H8s3wKcKXze0rYXqH4XrPstcr/FbjTQY/VC65vyUs1EyqtKPFrVztLnvJha9hxv/3moBT2T96RiEA6hZ2MfveIN0598Pe9hXsynpVR8lOmn
        ZcI3lfqq8FVT3zR8077kMuMDhcz4kv/L/jD92XSzSDeLW1PmfK6LX7Y8tiNtmfd30p/kc94H+jlv87lA+Vyw7kpmGKZx+YvTmZ30Z8cbhU9Z9xlyn8nQnGUc
        ws8GDBP8G1exdaX6LLiwaBYAGzKTQpjQvnP2XbTv44zEQl+wig08w9V/mp9V6RZ+vsDPL/Bzmp9ftKgn/AstaECQAE94me647IbrSGuBnatSxxi15J1f5Mbl
        fpGfL/Hzt/g5w8+v8fNlfn6dn7P8/CN+vsLPb9prDXr1a/x8nZ/z/DzPzwv8fIufFba2fIqfp/n5FD+n+PkZfp7h59OuzEOZheFf6kCGqQXVfOqY8a3jvM/X
        XkwpjdsLNezM4q6UOHODGOu8yZuwAsALk7jdxdnHF9B4fIAL961k7EFOsO7A6DBra8DeMn9ItB3m/hq5mQQ0TnaEFjCm1IowsfsNYSJH//qvfv0X/uPXvzlC
        KEquxriZMcoBdMtB6fCjtsqP4jHBcOH+PMXP00oWHRkaDBclo4N6O/iDnBtMFib0CahWu3LxBcZbyvvitpmwFOXE6JZw3D6s77t4mYgZby+MuvntRHwsM8cX
        W8mNOfakWwnn2vmsWf4mBuAAturzfL8Q9jhdvldEbukIr8GFTcbniWHLVKlxvURFBcsxZdELk4njm7ZG0yNtJvsSDNObNhwcbDvMg1P23y9Lnv7FGl+U0pNh
        AXTQLHaWXbGW0M2OaRWtQswfKSj3ty2l13JXSXH5tUOHulYdPnQIRfuCaXtLyz1Rtn3cLhgLtwHtCwPChQEdCwM6FwYsWxjQtTBg+cKAFQsDVtqARNugUhQs
        DiouDiqlOblsj0yCTzQE6haBA2VJnqr8e2bFiLufXl0Xu8xyUTHBzUed5F0m3gHyhuTtEK9hBfUuYtSthp9nCriYyhPq2cMNGVRGb5loMCmCq8f1qZda4ttK
        /grTtsjOb2u2qQPna3CuHHHnNPHHVvoA4tkOl9COFkcGy7oAU9wXCZZvulmC5ZtVLIdQVg5Bpbt82U3j2L70tOLDX2CHW5x4xG0k4d7mI49eeuQxa6VB2VQN
        Jk0q6i+wtzOvUynVQDn5jkhc83KWTs5+AWGtA1ZGo7RtlF7QKB/W1yE3DX7XdT3gTOCUKWUPIfChtwGYbcwtEHw0y/EIgR6Qk2r7I8ee48jbcxwFRi6Nc50w
        5G/wXM9hrucOH8NuMfihDAMXGcE6o5+yeR7YvO6kh4K7webhtCxfcUWY1EtvUOgj51v/Yzike8mxSlC2A9zv3ATMjjN8DjGkfMcZG2niWocxslhXZobV5/xg
        GcWDWNaDPMDHqy/GIf0M4RwPCFpaWlG2qUdtUw/hniDIUgK5vwhGHh0x8pi3Rh4LDZItCG5yl8JPuWb8lGvCTyb3lo4wtuqm33CUCxLWYD3fZ5fMs31rZ/St
        i8h92CWeKbng4ADct9h+ZcFJiZTgba3kkrb/TrL8v0OyfNF19aQns2/W5dmXeHb+Vdlurb/AmKadh36by/fX4OinLjd8cULSAqlyVA1vhhOsLlFLeA1Nu9SG
        bENgtlVgrlVgPg30iOvporFeQ+oZ8mZTtW0vfIy1FBYXrFsVrBd/fzK9KGTB95CGZkZcJJm084B12ayUHtiuvqvmYZTYmTutacp6YqOVdQsxdpombsFO3KBJ
        JE0ABdYMflk5dYqEpwvPlbpMjiVyeKypSxpZzohHH1+9xRdx4bEDj2tYpMTiJDz24XETHvst/YjtHgfbPQ62exxs9zjY7nGw3QOy0s7SOmGJw7Hht3XwGVe5
        k/YqRZ1uOYidE6wa1sxtepWih6sUXb5K0cVViq5cPWr46pBcbMPZqsLMd0PeNrs/Ccf5wGnjtaFyj5uGDQVXrg312AS2PRCWXqfqyb5LjHWfVryF96lCwPO4
        4lKQj8dvr+E6VbvHUM+QEiEf1+7n3Dq+WwJhm86tFUavMVz6gosX4WTjprt5KNc2Al2byJMUaaEoTlLrhalbVLHRuArgwXtaYA32L7hTtqruX+pSWciQfhKy
        OHtfIN560ZWyzyjH5ieCGqNvLDmcWZp57OEaSgrjOz8pcAzZUVns1GmjcDPMmdodLZJIUiwGgVqYukUNkRpV/D2l1KS9i1DOLljdXxA9scZ41Nwgim8ckdmm
        yz0jJZfhavk6xyt0Vi735NFEbU3Ho67dK6jZgE4gVzIqGZYN4xFZ8KChodrh2nuJ0pAMhcjdiDm5odFoNOe/+Doz6Z6Uu3D5BkI2FxAeTBG0XK+KzDergtiG
        9jAwQOnwxTT5OPMilPz6nVysufaQWXpyfW4uvTbX4/0CebrMqeaOGz0O8yTHx8NbRKM6/Rykhb03l70L4jJJ+zEmFUG3gvZshDPmrqhaY5DQJEdlUcvsi3He
        1oZau6vM+2d889A1NIzyt3CwGVvn8I2TuFm2dkfvQHjPat4yWaR5MAd2wJrOxpW9KVgAq0wdJnLNpQGgCIHlqW1xYb+dEwSPL1BzcSfwtaef54GTxgSUdIYI
        q8zp5wOsFjbcs/lRVvVcyFPLp/luYSnE583i/QCZJxS/s6AsB/cKS+eEd8KkfP2K4Nr1wO6LxqldD+zIxcD8rEfwNgdvDvGzFhHgIhKTw6WJvslDcg58yjcE
        S5FB7G5WuO/WlY1LqTeN/atVTqSXnpg/x5QjViJZ+4nxqxUu58BFwO1s/YpatZr7gp+51U7wRaV8Ag06JGdcGghSAMawyzeNITAX+xheAlWsMZnEHJNhC6o6
        y2Mt9coADKD7lA5kf9zkeCDvE/VruUJaPnb5PmhU1OXbpHc6uJpJ73RyQmd7slxTA+Tua5qc1wdfXavbJttO2p3e4jq5RpWxG6FmZy+jWxryA/VrcoFD+YZF
        YIoiXwR8BahontbWEnjNHjglzJVjzfZ0E3MrX2kU4IYoX2yuE575uFFfilePDp5+Pnm7nVAXPblYWl5W148/xSFP73A0eDJaNlp5NFqVPPFo1JaoqB02UVaP
        Oh9kRvDFuZced4eIhslAM2j6mzNqSPRRGvLCYK1/8Ae/+WuZ2gff/uZn3doHdnR7T0Qht6X2TT/up1M0usP9orUWjjofYEtJJltOvifXb7HeggQRDfHXX1VX
        MwiJxPxrm4DWGF2vl0IbS/5qYN9y0isAJ9BPz/OXoBYy5SGiZnxs+fDt4sSDRd7oNVFHcg0ER9Rpoek4Pdr+BFfHFBJvjCi3jlHvdloA6PVY1EFwxbW+UUG4
        7ZipOSfOjdGsyWCc6prZCmKerjf5xLlpnBeuHCE+yr/wInUUTaVCcu2NPcmZn67dW4wzH0RR5m6gRZFlX3muQFxIJvaWWGMw13A9MePUQ7G+nlx6rFYItXxD
        egmyFUmMViaovxeMhbjUE61isEftFBU8WcNFlclT0TL6/p+yY3EbrnAj1/UlF9YggMoTL4gKCZ92aEsmH47c0cloeSBXci4ywLWcsMqnRn/9k7+fPzm6+qfi
        kAt59E4eh1yV26jS4fPUROcGAk5hDLch8J3M6CsaysM3M/P/rT/83dX3J92PiCqLTrzjyZlTISXY4ObiEJ2ywXXilVFXsYhF9xfdseQ3f4IqjUlKPkr4lWTN
        A1+JM8m99xtdjsH5EFai0eM9/KLRX/jUKEo4OdqNOqJiP/5B4mjC0X+SOkKES0W+XJEinagLBeao3PB5YKndbGmf69ZhukbVRLxy/4sTUSi1UccxfJ0bS3bE
        UakdNDJdaQNa0BmOU17+BvcQW+nvMhQwEXeNasrIdB3A2KOB03X7ixNxx+jk+wGSF0fVYxHoYVj+x20oupQ1HWlIbtShsAU22zuoYpLgFjFKJr1HfTrqBFEn
        dVcnd1cNFJ0CCnRXZwoKIPTO58s0C5kSEGKY/52sH6jBNduuaUNL2/hu9sQY2JtIzD6Qpjdwuaa5B+LLnhyd/FS0xiwzqyaiHkM4KjcRddPYVIxvUtCFppug
        RQM3Ws4yKQabAdhWIoa9NKpfnAgfNi5LZB7HfdWPXU8dSnE78BggMK+ZiFeY8AC6yeD+BNaJenzy+pIP22xjsX4x6qTKzjjAuSsIALsmCHEWs4SrTOeTZsWo
        Ok2Bk586jdlC8U9GywkDUrWWUT5vU2/7UmVKvsJcFh6ncFSNUvlBwzhAYzolZgV3fTePBao5ZbUK2emTo069FbFbooWzk/LsMCsm4m4aE1GHbYCkoyao1S3a
        0J22YZQnbwda0d3UCkrxJI8G2wJntW0CVbOhCQFDPu2NHvQGbjdzmrqiZ0FX+LDvSwH78Tho1nDvZOHZh883uLuoqk39kKu1oaPWhk4axGjDSox4QtVPUuWp
        BR3SgpWIfzJahYvcpAXZWh90ogE1GS3g2tgLPQsnYA8mYCeND6Bz5I9zxZoJjaQyeUvJ3vlSmcQdUTyxOpjp5xBtp2cHylnFhkpu4JHY0Dq31rqwoXWhbZ2P
        /glt68J660K0TkpWe/imQukebl1ASXggraL+Rcl4rAyabSnB4pOg+pdns3fB2h00VghxLTerHqPGLz9AE3DlYwSx5be/+FjcQfFAAu1PxF0HgNze3wMgrDSr
        uGMJW0LfJXw+cfaWIxzRWTYhVVZPwulWiEP5RN1mTo98QCtbl1l+an+Ehb9wkoOIPItKtGjmI6g/FY4SXs0l+XJSeDAm+gsv72a8bxWGXgPj+jeynWsf+uYB
        ODysesS+RVrYOrCF0IjHFfRT33AepNVl/t9O3l8GmUuo7hRh07/7fefkaNfp0bcJIvPUynD0aV4krz1pOiZGqQtCpPpLSlQ4Pfrpym9V5h+fwQI6+nepOJUT
        5pBwdHpu5vEnnnzqzMDEsOMneVOiDk7y+0wJOI/wj058glJSItRJJGDJniC9iVCFpgYSVIim2H2MoII7fYj4FyOMbFUatddce2Kguf6a6r9iUf076/VfwfXv
        RKpF9e9srP8Krn/ngvozuY5JFj6CYdWL7YYNronWCDuw3HSFj6ApZg3Cw7jzgOEU3XFPOmRWHCA81f3+HuFLs6aH9dKWbM2/YG+UzApatDsJc3XTRF8Thcly
        oi2Z3lvO49oO7saFZrRAWGGFTClgheUcYJH1cqZLaeJ10QAmVIGW0WoE0otQM8KonE4LCCpaqNmi8pMMzZOO0TVUxdF1p6k5lAN5lrMnrHOEpw6UCvhqLCYC
        45YSlNBBB7OqH/E9HZQHza5w4jGgH5pxj5lSD8EmlfK316T8lRxwF9LXAmje3l7KG7TxmtPPj/FkoXi4afYEEa4fyYCmpEKDG8dLuEOC+KCUpjAFIkypYoWb
        GkiaVYCOWcktT/FQCjRCIgiurYAqaKZMIMqISpYuz9KST/w1BKUxkbyxHqvfpW7aiegc2nMsgeXSoZtoYBEdTVTdxL5xocGsTC7DhPRNRHjghmNWSmMrlT/O
        TAOxYC7vQwN5Z/l2bWadIRAj0rsc54UiBzYCJV4LAIE+FufAAEi+kiWhG52GxJrDkJ1gITfRfPdJi2K0zVUnm5ifYWQl6XAGKPnzGh+U9CcbWY2gZ6flgSLs
        zmVAQbm0koJufpXaPgnhQvKX2ZvZdmweW5lvv+0eo7gHk4FxMF1WBPvpb9Dq6C1Ko44nLxBDslk5xDElWGhQUC3BUeKhgoZELNPKChdErA49xhItXYF2EMdj
        vKsde8I8h1pTlgH1Sr8AgmEFROjx7SxghWv8jQ/ZQoEFRxiQRVMQA5Sad0NhNXAdG76GUS/nBjaHDWISVzprpjlZQFIsEwclW3f0PMnEb49xwuuJr2Y9SUgj
        fimrc5MaPHxFiaaBm/yOU64jkGHuhl1jDSGQ0TV6d1CC5Xx1G1/eBr58QMR/sAe59pEIPP4s2szZD9BUBrPo10Y21PGoN/MPm/zYi3FBZHEi/iiMFg7AF/G5
        dI/vytKjv/n6q7/5Cz/1jadHWJdPXyzu2LFjZGRgZMvI1pFtI4Mj28UiAyIGdmzZsXXHth2DO7bvGNoxLMbZKGJ46/C24cHh7cNDw8PDO4ZHxLAaRQwNDm0f
        GhoaHtoxNDI8MLxFrLhRxPah7cPbd2wfGRoY2jK0dWgbX45E4YM7qMCB7Vu2b92+bfvg9u18WRLCBwa3DG4d3DY4OLh9cGhwmC9PovBtW7dt2za4bfu2oW3D
        23ZsG+GtfArfOrh1+9ahrcNbd1AjBrZt4T19Ct8ytGV4yw5q2sDWLVu3bt3Gm/sUPrCDGjywZcuWrVu2bRncsp03hBA+MLBlYOvAtoHBge0DQwPDoryV4KZG
        4/P9cTGhsdFXnUqM58nHnqdhbce9CUb/Mns7TXIWJrHkhi0ZOgL/gNIfAAPFIi/KsGwKz8vsCnCSvh7OYg42dHFTCY6MjPOMYZusGlZ9cOKPNXBj0CpUhE80
        m6iwTIpSLnLyTlKWEHxSPVhRGCWEd8Z6swrTPZa1nxhn8aboGineYtBb+PDIjmMvPmkKp2g2CUkk+BZ70Nh/h2hBvTi6oy4BOFRzVScJSJXHP3nq9FR1pjL5
        xP6eU349WRAHowO07FX+yT1G2RWYjiPQPk9jNng+iGBWX4vcjIWBLmspGx96yoITWL4ngnWWI7qsVu2I3hMCxAoHDG6sc4LXCzo/mcXW5VynWD1Qcqlrg8Yx
        tlyKhPsXqBY3pFigV3qhlV7ppTSMdYOGsftD0zDOiIZxtknDuFEvMGsyrFObEQ3j7H8zDeN8g4ZxoYWGcSHVMM7/MDSM3VTD2P3/p4ZxsUHDuNSgYdzWoGHM
        2sZBg4Zxe4OGcb5Bw7jwrjWMC6mGcT7VMG5PNYyDVMO4LdUwLqUaxsX/D2sYe/8sDWP/h6JhrH9IGsbuP1vDeAmsIjuP6bELWr74VMZcJ7Dt59Z7hUn3RGYC
        kj1KgyvXXGK4aQ1qA0oNL2NNM+zzR1m5K5RWXuJ0YHusHYft+TeZvi/eUjs6PJm+L/6pikO559CEcvvhuPGalZXqNzjcPk6lz58LN0IF4whbo+OKXJ5Ung3B
        GBUbRM9SYTXW5rrK8SCxd2Q3EVarP/N5PnWeAX3ms2JceoWpi1022UaNQIuCwOU9OMYNkS80gYfPYBQpwlgP0jtXQfQXDOeKVPo4XHkXJEEBSq4+eAnqvFtZ
        GzgPniePvPK4e7PMlyUawjysX0ALN6ssITXuoXQoOyISQDQW6np+tCh8m28pUOBGSrDYjoxBLHMroTHs2AYGDTVmEpvyvpFVyI0K/wpXU2TD79Cr3xkQHUKC
        auIlvoVuAgEkgVRfDyYkmXoOIIQJd3LJRRhM5O8asyalxEaRY9X8/jvULwl1mP5huLOdHRweYwgTjyLHqBb0AMEhx0fCZAGT08cgPUu0BD0LKBsF7vdp676l
        RAzq9LMhYx8Tt7N5hCr52YWeqlBhwIbJBQr1vhR3v4+a8ha5u/nUrCN3O5S4Komb+MbvEYZ411jYvmAIsH4gjwEoZOehNSsVp4brRW0paZiD99mCfXKhKpEs
        LxIwzBD1NpKa/HLZ4j9V4Yy1gxa+rtgwwAz22r+rIqIVq0AQREyf5rwiohE/zyFsG0yxvmctg7rRVqJRq7CZUAs50hN7NSOj92JPPPxrwpXh3yjII4xu1DSF
        aQRme/Xn4k7W4uikz4n6vReKDlYQwOw9tKQibJR2g26dqob2uvAsk+Ss0cCXyb/+c2GUEcY1yiU9URGq7XVTsJ7JI3/3bsg27x4XnRJXFA2hWgxVsI4CqzkU
        o5woPRSh5oBxjA13jF4fG4pQnuJDcz7OuuK8aIEXRZpE6/iCj66IX1QdmFtPPJ4fVLMJ0PxZuTqCmpWjYnjhJ0o29JOv2/pXqP4+8ECyknpCUVsquHOpyBfh
        ZGhogHkQZD2O3XkdvkdyAIxmfKpDAq7rClYNgiYIOCOLfGJuSC4ZqF3U4+MwAVRpMDETM0aJeLriQEGGEQHjEtECkamswvMqEm6OT2comdTtoBBRDjNryQwN
        8OnnUlsbhPb4i9xeHuWiXrR4krawlxO1WymDaPAQs9Mn3D9NVmkUtLZlCu8jLJEWSqvku15Q23FPAD3Uqedr9tDP27oReknmnuUso3boFz6LqRHrw1T+vCCL
        LBt80jh6+Sw2dvrKNPL/TgEd92HNBVpm5RSWzbCcBo8Qjy48uvFYw6rqrLYe/j21gyog+IVKYe17VMOEjIhmgXJGXDbglwUoLhbVIriBufX5g/3Ybar1xVHY
        I6j5sLlfrfkgzLVDJQd5DB8sybAiHGt/ZFLUaSF+SxPKVIIyM61QZnCxqBdVETi5nhl1Xy0z6DuFyI0r9oaK2mlKQFkF/ZtWP7bQoBDbBGouG3oCzZXFipHd
        6eAYEFcBdiNYgODY3iQqMBTMSfyAG4OE79G08IE7iLN4qTgzPj6+G+r+e8cx78eNGh8vCUZlAS8vVwZIdoqC3nCacGSkF5l5+XIUNt67lUx93s6BNk85rqeD
        xYZhIty/uNCWF2Ue8o1gC43LRGFg2gkOb2JcR2h6pKrQeZqAsITxJa+CiCTU23mOU8TLzLJzhM5ThOneW0Ps85P3YE4AWQirma2BUx2rIQmw24l7fJwmx2dj
        z+h7WPlX88rYaFKYAruXsET8/h7G+4T4v4RTIMbFJST6S/Gq/WZVYzJZN0yn0c8Co58zy+AitH6u+sw5bPYtVcAHSpqPX5imGrHB02ew1mjgOWrAfRY5wQwo
        6A+oSwKtRnnbaTXE1aYdRQUWYd05XJsi3jnNiBfLKA5INGiF15Zr6m5HKeru5IystVDTrC/cchq+YdlFXnzg/XVhiMDd0+p9lpAA1T+MfgjZ0Nx64fMW55yx
        NUd9GQrp+fy25K0qG5qqnOXXKXmd5lcYI3bxRJeV4WwYXoEn4RLL3oZrAdw5LWsW35TCp9hrozOZfcZO9GROXLCs3IE4TUOcXqywck8PURSd3LP0d18P7siW
        gU8DvAMvTq3qqSm6MT3bmUntdUedVjctEPveyZwgRAdqGZ6Q1jDyQEsy11In88/xmuCejZZJqV5yQYK6zkYrII3jzqkafTZaabqS09brnY1YET0XFZLX+INo
        eR13uCgMSlFQ84ywt8J0MbjP174NHSgoFBZohhfrZ4CQCEq/GGEUkwP5UmItKd7+KLFa1LJU44q3hMHwwbh1YFbytoxZIdRXF2bE8saL6VQTCce6y8uPYEp5
        VrMFHAcQhMeEHH8QuSYjIMtAEBs3IJVabvOT94JPpdYaRSSeB7tsHqYinJIrhEs1bigGqSUaqdwyZXkaJuhB3IOwAr8CUXEOizPlVXKg+0hfeOn0pWw0yGvB
        wDzqfCZEPOahuFCxmOLtkRjj7B0vucSkcXEpga5Ww0JpjRR5Ol3LVmNEU+bG3ykMiUytVmwgDbKvPSuDjMksK1bLITT8R4jj7FWKLEMlNHwrteLC34DY8I6n
        ytREcCQnj7F81epC48wQsmCKLADVkDhEPQcOMy/KMi8y0c9bdAfjWBmAOsmGD1qQY5F2bNhDaTfwICtb0S4xfWW+/oyZOSYA0bouyqIGmTgNe6hGjTZlMXB/
        mdde3Egnb9DlnGlKVYJ583aFbzBEQNG0NGNHtOZC8jMgOrzOHVI2Qa1OADZN+IGxutZ0nwksCfN9yGQuA/HxjiRkaDovRUKGTEI6ICEdkJCOJSG/77MslyAh
        22skZCdISDbRsk4YkQYeEz2SkmVOSpY5NRovaEnjEZR5jzAwuOULVhEJnbcFpi3Yq9RkcrJ2gEw/klx7DJflPpLMQBGVWBkRI192fDx2sGZN8lmJHmzlOsw9
        VSqP3tgTVF3Xn9QTivWHA9kchMEVWrZn3RgngrP39YxAXKpxFCh2RaxqVxyjN7pzLpM/brhZZAca8XGa3q+lTKZ9sfVot0lY2bkcvsbHnMJNsCGEy/+07DhC
        tRi0UHgFtp/38DGOzIvGY/3wOP9lxpdsg/w0cYV6wmRrFu/ljk9UbcY/F7Ojkr1PGNS8yCUTFyL/5EyGD4glHnw11lZkx35DGOyGZZMLxBFiDx+dLMbJKQt3
        b4mBNZVhKABsCs8zmbNx41FQFulk70stZOaqxjkiV1jU6KlrRa4qtYHy0GyArv+vyiUCd1KdsISQxipao3uo+JRUAYzrpIoGfeE2kiqUbDF1S/32OvZVmXTR
        RLpYWQXfE+JcpLlQF1A4DdcN4Kza39PCjAUbR8xokeZhc09P7OCAmtMonHBqsD0CSqJGFqGRTK0E39CwY3CiQaqL1qq0tYskNjUprDpC2V9KXCs2fsLLF9OL
        RFW5RGVG70Co6R8KjaZTGm2JbsBNBrYj43cGuytgdxvAzqhH4/Q4gTP4Ga1dGjQQWvisUJBMP8ODRFkIRHySyy2jcrZq9XFUH/f37iYW/Z8A873gEizUI8rO
        ksc087xE830HDVkZJbkDJ+z1JuQUPduc/OP0pKI+S7P+gvLrU+wcOuIlzpfjqzQ5no0EYuYdBhXqVhtV9b5zqfmAR5djpfFajkO4oR8Ev63sUeCjzSdwjzcd
        wP2BjyjaQ7ffr9WLd3/AGEdugzNa+ejmGTedK3YK7WkhD2qaNpecGkrJSob7Fd9pcsg8IPJa5kXk2XkS+XbeEP2z5BQhIhpnvdwwlsEbNw6jpplDaa4oYr5K
        vZKO5PW320U+WRsW4XswB2b4yOp/yuvspDcBaVeuQdr1lKXV08lWrEtYd1spoB1MBAzG0H7ySrYcZ5KXUlFp8ppMoWzyqrQvl8yJI59OsxLalcz65fBRqAq5
        ZUga+bRnyeBaZKgFP6Vh0+A1VQ7fhPTdp/GgxXgLagn/ayzzep2f8/w8z88L/HyLnxVOeYqfp3X4PQV02WDimNzWT01QJsMmjjNs4riy0MTxC98Lr/vWT3b9
        yt5v/cm1NZhe9+mv/m3vhz/9Z9fWAJX80XfC5LkMiOTwFaZNz8ACcpqubmKYRsppxKR51jvelYpNWtMMSOW4bFMYkDlT887A+0Ja/QniD8aH9GzWWj5jCMNs
        ZrZsig0IE+qu9E8tALKAGGzUDwpbSPN0OcpYEWoBE+66BbezzV8rw6gn9rjLi7Qkthnrvq8nbj/CZmhz5TgIf5Ft8sCyTgYTCyxlEYgu04oQd7spun3E3YEL
        wUfcAZCXO51eeu0aI0LxgpPaIh6B4gPn9JJaIquXlXz9CpsHru2WgBziJsqgtTOPBZ82lACehhK2tsuBVxv2KTJIF0lI4MWRTZFBzpobwiSAnD3GN3zHM75h
        7Tp8I0wPfcN2N7AuEARL5wg6WHtYWstoyLVCw1ITsUWjCqlr+ye8YnimVF8qWAQJ9cPxhLhQJkaglBRnpKkpBqq18HTaDNuwXNqwfNqwgm1YQWb4OzZMhslQ
        E5mQScttaqO21avkgNg+QRgfBkMiV08mTgO+X51wvkDimr22hsrWmdY1aUXssLkn1ppy7VZKEIkVBjfdCvHGQzfiRQxHK4OfatMdkwEToUbYBJ1Uu4Cv63pO
        wL2ry40BrqXmcMK5DbYKbIo0Oc1cZhUop0a+YIrmK42T5JUSorHJ1stKZ264gdWENPiD+RJ0HN8qNWy58+3vkLpnw/PQWEoMpEpZiDdYs99eD39ryQUeTio+
        7Av3Ouc9WDzqd+Y9GDra6MzBbIK6SJWJ1vA7jDr1CaSwWzYuX0kU+zeCqaB44oFWsGPWhYkiclD3dLNj2o1WsWPKhQUkclRcWD4ix7yOltMw9bkeFyGiWs3h
        VZH+ECJ/6406Iie39S+yVZ8mqyHy+TeXslU/9+ZStupn3wxb2o8n2mLJb6aXjKkuWYOpJb+pLFkDtJ3XCm4Z+P4V3BK4VnLN4ermmrI9Ii4frmVcHlxdnD9c
        y1vsiq3mtlBsEPWwxjXN69NU6pSyhh66iVo5JKaSiP7zTc/FgK2uLbPylS4rX1lOb5hU6jKdprN+zV36jrtwwV2PRKZXNabvuFNuvDMrcOddAIrRxzEHfLLM
        pJErJfKoGJkI2X6XZq06l48TFBL/eJnvGXdkxGkavsn8fJgMJFlqS45yQl1zo6fAdyrclo57V1a3rhRKxR6Q2GjF7pIHLKn2lTKpjqgXd9g7z+SabVr5Mrew
        sRPoAGVu7BEtH/bc0AO1TKSH0A/mnahi2SSX5MON6TXdfDm3LQ2H9qAmj5sqE+9WmXywXcdSS+jnJwPlW3GmmmsFz3hJySEBdGMBikEs0DSi1oe7Kk0mVXpT
        2PVmoxImh2vP6k300EQ/vYeNjUw9xQdyRYYa9nHNdzBIlWn7jREaBnUhQp0aacd9MCO6F2KVEQK7MmsYmGr0U9BvZfADLz5FOK+fUFTA+evkrVI5bK85BOWd
        L8W0elxgY2aEx3ADOw5oRKzXWhaN27o5GMajNW/yyufDqH7Pk4YeANvxppHpCvNIyYW7qw8WRXSJ7pa6o871IQNV01YTmRXoJTOebY1DT/HQW5BPy0yMnJ9i
        AzeSjdyFShO6MbtlPJJbZBs0wNTlM29TYnaMwcWGVBosSunkggAZ0yh2Q8UmM2hRCvN8Gx5z1oZtogVf+mnlXjHZdmINWIu54ljcuY43P2qLGiRn0RA21HAn
        H1F5OTPExjyGjtC8Dy83AcXYxHCUoxX1TQoF0vIrDttFajrIHEDcFBvZ6XIcTeAJWEa3j79J+b+JxuSJHmvTbDOJkl7w8QzPoXcCCKigWQnB1dmqwBrcV5EI
        yQbxXjFl4LXE19l7+ZL4vyYWXkoI0HrhwiAX9nCaB3L2CIO2CIsrEUbrFTBB9p5yBGtnM3GZllovmV1X5tvUZ64o09pInbapTKgZsnoioGhNjzpMEaYNMIDN
        ZTfKachNZXOFuUyuSbSWWTxiqDfHMQpcubuWysN1gTFsy0AH8TcxVaZzZbM6NZoEyECRMdJNH7j8gSsfzPfVPzAx2rEOijFs4iV6DxtdqAyVJaFNtvhY+jv/
        MyuxAbPSoAlyZpNqYtZRMF/aYG3weBvd6Tja3vThe5B6o/tSTGN4qOEebmJ7hsz2s/FgXb8IXTHYkMRsrx+UHGfbV4OUJofDoAs/xWlSFBIjTcnHqeTtRlWj
        YR4C1/3+NyGC+5trz0U73rnUYbPjvt3jzYUrW7hIaNnJtl0EDtxv1JGPK1oebU/OLyub5WlP+ulHruQuutSD95RaZdHWmEVbfTCw/asLnWWzxjJXNRivAblF
        /BC9B4mqvvwRHCrf18Mb2NqhsgYhulKNRVFBUv+5a3FEizMOKxBz0wpkVbAaa+ayGSg2K8BHffi8P1hEdrGyP7u6YSWFxeYmZsOtojqPClCzntAR28AyMM/I
        x4NPzziN5adsY3NN6XOCjI74C0yRHnvBzKJh2oMGuGW8n8oQIKA2kLh7GBSudh3Oofo+FJl2Dqb1e7E11VYPqG4uR8takGVX0uqdaxHeCzSZHYszfBPOPEsB
        bGYZu0+hG2ffiYYqu7zyebBT4+hA0ot5lwxfcqrrecki6e+lEcucg5YkoMFBKEA4JsbC9G420cC7j3O48fKpX2KSXO2JsUH6GeujcXJriS3QTnFIjLM0VN71
        PTCXCY3w8GcVdlXnvMi3xptc4V+yWNt38ylMH2WIQSPer6U1aiPVf7vJ4jVoRCUqLlnTmiWY1sxD9rOoAN/kRfEuB4oKg4Zm8eDZc1Us9nKCUPQCcQI4V07P
        AwuIsWkQrpadmq6lYIfN5zSO1+9e+QCQnOZ9Iu6+9CMcv8H4bTgJl2EioIQuNF1oM1vhy2HfxW3JSODUG3UEmEPT4r64PCGD1S5OJ3bhJpFdYxDldTOvyDzY
        RoY3O6/CEVuiKOGJ++Rkl6G52W6/yhJxJ7HRBnLaDK7kywnYub4FYu9mogvcgMNXX9Ho8s16nJOghxrHU/PTHTdXUjA/FT81Pyl8A4dv4PANHL4B4btLWWC+
        LHAlX4em9hICvMqsJwb6D3S0niMTjeFcDzQbzZXivFI+ctFlLeNNn9kgzg1Ftouz4eJl6r0KuqMe98dm5cSgdxkyuUfgasd8WwXrs/1Od3R5Q8YyKc3li2/0
        WnyvIvXbKtDR1CVZ3kNrwVwu7uraJ8D/76qQ9p4GHbBL5t1OfEw/taZfWnNVE5ga76c2G5p8SGKuanWPIPV5ycktCC2qBb+Lt9SZyrDDosMN9pJpQ7QqeqYO
        ZPRS907nKHcWtBNdGkLQYHSpuIC3bXaN0cOUw69rVqaOcmz7J86XUkvCWbYgPCDq9C1uhgt4ZpQSNidVAsOAo7Rs4NgenAPGwVkvaMLizIoiNOCHnaKRnDG9
        nEFGTtZmwpe1oCp61pdzwSENaP1EEzrHnHKU53naJgXTUNS17yzuYVPIsjWPNIt74Q4Xm73ra9jJb6LhmgrTWsPgMRJyrqnHFnalLcwNgGe5QTHTGboJ5aG7
        JI+lKrPBQmM9Tb71xIoTI9QVr7fCgF4adb0ITAN0+O+1KEHTMjGtbJV0+LspUFMABsTyc0h94axk0VdCBy1L65cNxEixpZbDf6ctLQB/tsz20ac9MR3GbOXj
        GpLVhssox3c3MMZ388aan0y7ZT6RPJVhNI+98zr95+1q/MJrMsfMBWjwrbR8ux5WySkfvL9ODb/y1iMfdZ/KlBsCsYxAByD8Vd6e1EhTCv9XJXMgQxEvsC11
        +R4ZQhBsL1/VfGoKyxd0/X2a8JrPW9F6ofkYVtTHjimf0ILmQ1vRJnbMe9Fm2WH3ogFeFjOwJIsYn0YJ8YvzLq3a9J7yaBGn97RHdDT4SI/IZ/7Sp1HADpfG
        JufuRVukYC/aKnXyom2QjdAE+kMtTVpvtjQOlhZYjFf8c1VcSLuVkm9bMuEwJdwhCXlYi3FxGpFX0h/cpvVNtldCZdbd6A6cw322f0jQh0wFugkZRgVHzWYq
        t1/Kja+Elu2Gi0SzbsB3SHDIDFCCTTbBBiToR1w/1HCr1RH3Ueq5PkpylU2yPv0yNJzdVcjuqjTQMRtsoINAZEF5dLfaJjEbkYimGL245Wke+yXjXmTcmwbu
        kozZ31vLGFdFrkc6JBmQ79hfq6WR79i/vvbdjqLfOA5rYxgjPc8BDQObejrP/f7bbBRINWvCcHzjF0WeMzYwRUHNATpo8ZlakIrIWA5oqF3GKj75spW7YAa9
        m4HuYkbI+N6Qju/edHxflU6jjekM60tn2Pr65PN5o4DmgC9W6uUyY/HwniI867FwN0wNtlTg0yK+3vTVgqoI6q2PLTFC4NOYX8+9JkGHbN4DcjKA3UZ0/y85
        kcTWgX/JWWmPFxCyZPtV4f8JklECUrD7OFqK7Rg+XCSQDqGVMddTrgeRd00d9xd7AraWLfg8FobyJRzqoc7IjbjT7GTW84VrrZp7NdXGWUDPeskLxNFmU54o
        zngLUxB3EsaDqc4BczVxTi4gSXJjxLPcs9ta+p6sadGGN/PQ7S5HfiKCbeIU2KSxWLnzhdWxdgSIYb2PyRVaGJiIpVaAH+Lr2FCpEhONDgspwODYKTLwI9Uv
        PR/7EDDjFFLp1hK253GCr8wW8xHRJsf38nC3Y5W4uQT5PqgkvkEFyhTQc0Mak7m11MEqDS2jb4Y1+8aI3SW2E04YMfyqDqQ8bMHycScBJ1/XYnPPYeOKI7vi
        Ep8V8gSaWcp03rmfphzlC1CfpTGUZSMlFJhB4Paz8fCzgJgpQdU5LoFjzaG1MtzOmuFnY3VP7Pegnu2mlmX2okM04HqccdOgapCaEtWlNYdLTCDqXeCX6D1A
        05Mwmz5EsxPv/VgQgUjYx8dZIKZgN54m/B0ts1fZOV8BfVj6f5h7Gyi7quw88J5z733vvnffq7pVKqlKKn7OvQio0g8UIFSSoJFedUsI8Sd34x7bk0kwPx2n
        5J5BEvZygpoqWwJrvLBX2cYx9DDxqwdjSCJ5KmtwQjyQrnhYE+LgTCVDHMbDZFW88CziJk65IRMmg8Lsb+9z7r2v6pUkN/SaodA79+fc87PPPvvss8/+we6F
        iB9NwFu/zXXSdB3DUci44YRmYfI/y5eJnf+0+SJ+he281UPFvuKTGZdm19MuqBILfNk8EqZhPns/2cXkMmT9AJYSg3cO4UGao1AweHm7R5h3HbPMfHm9DR7K
        O2ML0AI2o5l/N6sjuhIsNH2BpiClZidqOxm0uzrZZId6iiWR1jVOCAJED2yh0QHctec7yD7/m91AYYCASG+norgc0CnaD3CieT3F72MMcziL0Lx2aVnWCohO
        WIia9HqQiuvFMT3vGRLxd02UPlrl4BECM8v7Bjwa15mNOcNMvFoQqG66M6ZHdut3LbEhErRUkKC3ChK0uN+xmj0kQdf1khr1eDYOD7dRTxK2hqAt7udAxl4W
        WYLGDlLgKsdE3bSMj52aq2kZxzHEzhe2ixt6UbYIlK3Wk7LVhLLVQNlqayibL5TNzynbUFMBg9enbuyOkzDYDN1PE7WGkoS6iZ9OG/WIvXgKdYP34WY3+fJz
        6hZf7OWqV5a6Ec1j6sb1DbCJGmw/fXyR8NyCqyzQnKbIoUo0rAl3WfKECVhJjvzjzWZBt4qtA/siFQrw4xIMKuLYw7sexjDyouwhosl1fPEYoWrItGqc06NE
        w0KmZRyhmWlZyFN2J6e0h2yw+2guiRpXfVzmtJAEuFD2uTje/VFx46tI4w4heVSsUICdRr4ea/RZn1MRa0u0fdl9Jvk6r1sr1enciOyTGVoz/ieZq8uRnaxL
        keWeFiNLSRciyzS1I7c/iRz3FNmNykqVam+uncobwNEFHHsnq8C+I2qFsG2NMKxsecmkrQwFhqtv4epbuPoWrr6Fq1sjfAtX38I1cAD4gstFwAQORipmbkqI
        7K2dvf4sxK+7DC4/CfjVrkcyf583J88JdWmd2+ufxe36FHivvxLYEauxE4BixEDWadzgSw1GQ4eykDaZb8qoPWbB/yD4W4wt80RzqvQ5JDPgJdwnR+0YHsAQ
        tlYq9hNd+oQoetcnExYRDPAAYgf5pGAfdXf+8krKx56z8PRWnE9OFpe3lgyJ+xHBTOI0Zf5Ob14Hp4wKGdYKCxqRrEmC1q52vqtvd9JJee+gutguANzuxLLP
        5A0VTpFEqLLNRPoJSGHarCpJ44CdXMfsoeKx6+q021gQacWkPB2dvKOFHaeXa1UxtolcCysj7w16Ztpug60Ju09jtS3f7hp517bvZONDY7bnwpBrDvS11/L3
        t2IbjT1FdysfRMN7NOEGLiu7FbHjHxPuoNR0fnyU8JkeS4OOWlEQyjzA29RsjzADPEmCx/DZHsNf8DQhzsvuZlaU8Bu9mnGj7TrDwvZ9yX5opGT53Japy2UK
        7G5YC70DXQU8WHw/290mV3u7VPtid+3LpdpnV9ceMwcTWVmjs1zuIgfvBjk5WCqTgw+CLnKwHFyCHLwVGNBLGLMwHOwGdlbLHKzi7GsVnVCgE28F0+xp9oI6
        TgsyUYumCd28JPBtt2YaIAI8+cPV9GKRiolM6aslZYnMokpvYN0Ha2QXPLFWyB1aAuGvpintvHWh4XYheLKtoa3skrMAEu1oXTeFYd4fmw3+6rqyOLxg+O0G
        XsUQltHkoN034HydeFvSzIEuw770BmzhcYEDmTYuMKQLyHOjOGPSLOpeAfjXzr2dF5rJwOCGoY2bhnMNpzhY6p15e8/MC6yxqKeF6NOeXJqei+acDGNFO6md
        tqvwkrYUfFHb4VzQdoTahCYuTomJZAGMvpgFUIkP3+tZVlFl2GJHsp1dGFYZfLDsvI6FDVUG3lFKd/BZWpUgJjz/CrRPnXNMKxL+c4gcNse8f0i9TO31jS0g
        gRP22Y2lbFFstxl5lidxPjxcyhKWsnCvJlzWb4F531zKCpNbfrlWR8AdbfPTrHxaXNKN8pVXjcLYdo0/6O4ef+1q2xg7tQK7C9J2FyStKufl0Fpb2D99cQqO
        5uju81N9CL5vW7NXT0shpTN0My1luNqHbO15nQDa6joXRi5dpzrUDPM6qZDVdVIZrs5BWyebFtmhXF3l3KZLVsm6gq4gyBNc7VTe6tqpOFd70g3v65zVIAa8
        qLBPDqIPIUKcLbZooC021/rot0VKcJ5eBYWXV1BffJmdoC3VdcXAXbgzuw6mr/SjTsP0lbZjlzcUjbwcBoeUJKfK+jjb4hMJEB5v9atm1KhCm5Xjc0Z2MnFs
        F3pwyIoHgM/RQTiBPnSCg1SxboK40qIdqGbdw+gQx9OqsHAKSDR3OySXN4mHIZA2OADNoFpwbxMDtXQ7uGbf5oA4maOnUeK+riX/o2ZnKfFlQL1xOZliQOr6
        tZAOL+PbOuAkck6GE6vVWyhVOMoYfZsMij5NMolRS7u1wS6vjXV2rAHnYRy6S4suSGiDfEBowH6cRbftcqrU2zneaLfcVCNhRufHLw++HNeA8Pni1dXcGnHJ
        hlUuK1cYXyYJhHNiZLl4cZyLJtPFc7Gy1sqVq2jX3L5pWQyKZaBMzvLFwz8kSqe35QenxQcoQye/onhSKllILqPFAgDKuxoA1Mhy2MfLych92zUtb4psy7dM
        y/drNBehTC3uPNyiuaN70ew+oi1Ui4PQW7VGGFtttmoNqBh5S/keYtrQDY6iVZjA3SvdOkVCghwaydCTuB7kOU9d6QH+Un31NeuM7JAvUrO+k1aJ6y0ptXVD
        m4fVeIQcEw/Tmxwf5AXmkq3iuTg3uYYtWa9JPpSB6M0eQUlTxsjJEkb6F6s06rnk+hepNoC6kQ1cWKwsFVGfy1eW6kEWg55gbTGmdEzw4JC67oNbrWNl4VDo
        fOxBVe3FtJN1A6Wxun9W55UFo7q0F7spt/bYJQUyFdbuxddRvrJYzVJZ9nW5M36umeZUAZXEBfVz8h9yV5RxxPhS41YFaWcugg046gWFh98ndgsFqcpllkYD
        UhfSroW0W5oOC0N42hPSDsLQc83jUC4LE3BJyRSBh3J2NzXkc8raF5u5lVidhkWIS1ZZRTFM3aEmW4PF05K/2DrORfg4H4Wu7O3atOQo7TSryB6uys6ulGVz
        Wy9r9JS1QuvdWqGcW7RCNavuhLk2EgJdOq1QfmetGsXfRdHWrmz0jo+ZWI2UfWcyyxCyxiOf9NlGLjSmk9/TNLlZs7SC8yg0gTVLFxpdmqX1Ls3SkDVL606z
        FIeQ1GbWLJVSf4kxd6HBwnfBvGiVgilVBlOXCqqy3KAomFoU8wXFqqJuGkkI936rZ9rv9EzXVlcRPdOK1TO9lSUlrGTKJ21ht5Kpxd2GNc3AsIWiawrPf2n/
        eiPCuqb2XSn/hvWGxuaHYUjVuTcRZVYWNm7BuYp1HhvKqRGLkYmqbLAKqBFrpKKYsKcqKuYyVFF9+P6LDspRDZ/4bACpEi3SCvV3wimc1p0W6Q66tFqkY5S/
        v8g/UmTaWWTaDr+ZTlf1Bt4c+9Bwrdmv6jQ0E05BteYKGKfLS+qqekqHPmu3qTtBZe880YSmxJi5Lvkn0Cqt4pXGK02vgtIrsxMqo7gcB6tXoZlLuXx4feqd
        iyWE1+PyenB9Y1gWx1jNdYzVXMdY/XUHq7/u4Oc7+PkOfr6Nn2/j59v4+TZ+jgBNJ2AXRxXr9XRt19GpXU8HlxZpVi80dbpkjbuQaoM6LKx4WR02lBilhGzj
        cN660xtLr4L2iFWaFVMyQPU4ew8WfdkKPvOyq3G92Vxtn15dAlfh7tBcRe8uU322xrqwY6Z++eqz+SeXrT5bGSU83Hz5NUh+FF/2vlPyugNZ9HYo6vQwrLsa
        3lAAkbEuBOrStt3WdXd9+Y6yEzp9sXq4fGZCRGci+fe61/oJRr4YSKDMyD5PVIpE08cq6YYs3jrqgtrRxIV2rt0d5yGARMCPk0yqkY3aQF5iK8qDhTtr5FZF
        I7fKpuiwbhfJt2jkgtd0klyr4M7ZNLRw9SqdW6HsORllTobJbWlVfaJrPS2r5XJWp5Zrv7NMZN2p5Uqe9TRhxyyVrueU/6LVUdaiOnxXscxmpagOedarbpsF
        QCXvsTvEX6MFrHOVY3djtYDHS1rA+eIeug/Wq3k7q71sM9thebuiwLoRZsh1mPwjbQdCl/aHeeHaNaAu/FDBHC0o+CBmNou1dpcjG2tIeCleNCdYEzHbIydi
        GdQ3s732dAqKmVmrw7qZ2RRUO1X25c58dltHFO34rC7bJydurGKZ3W4o/xRrWmZfoaxf6szz68cyKFdmd5i95isdmpm3my93sl3z2STlOXJhyOyjJ3J8tQOf
        HuwQhaf8hwwK2Y/zvr2GHh4yqP9OW+hR1gzNDjB3kd1Fb+7G+VscLMJq6oD5Er47RC2iCqfoc1R4D317h9lPee+lau8wd3aobv7+PnpzwNxGb+6XUhZQypi4
        XKKioKyZ7UIGKIrieG6y06YydqEMhSJZRzWbNHdBlY/1CVHCLnNPx0waQOJWyoVPlLmvQzfoxyQVaHPPIfft1JxbO9QwJYDeywd3dL/LQnMK7e1k++m56mR3
        cr+pSOSb7FAHkG9Ph8vhe5Szj747ZO40+wHLealtFrUdQsdup1y3dmjo7qAvsjvmswNczR4ul6pDI+4wt89ne7mY21wJK0RhzJdRwlcYKi3u+BDd0Sdfxvfm
        IHeYcy8j91fMgQ49/BLn3sO5v2z2duhmH+fOYbFUZdXme3HGdn+nTWA6Aojd3Wm3cZywFBVRrJ7PtUFWrntEtHSuv/AhVIA/lLNC3IzLjegcp1A3YWwmyI7h
        9XU2707cbC/y8tyYlKHf03EHgCu3dx45iINDtGtP251xP3aP+E314UWcuc+l6nTyLGYwYqTBNjssyW18KHVix5r8msq/iXKONfnrLJhX9kvOnQtzqOiKVDFX
        Vgxe5ANF4q6T56CGQ/w+X3D1OL/yu6qXJ+ViK/I03wITxeClIz8mdC+4ceLmwxnfLZQakpzKWXa/eykJS9K2nIKx58aKrEL/+JKrEKK38ZPi9WJT7Bhom9y1
        eV68CaKPZpd8AtHK1Ulxi6hb4d2j0pFi5y07btoil6SRwyxhyAVhxV7cyT0vtWtXl5OL6hEhgFREr93ngf286ynHBG84PbzW0s1OMmS7O+A8zrf4GtFtB5I7
        0wFItIMxPXsDgYKjF2p+fVeTzw2Dnd6ZG/hMhQqknRpC4a6Ipke+O+qlFlzpq1bCwKfdtMg7Vsv6fOj5eXv9ZY2dwRq7Qf9OthOQg/HZHPC98kEHVhRtCv32
        NRX6eYVHebVcXY5iKZUI9rBxY4TskUmVMk0IpoZrJH9efvDnWwmfbMeYLbNuDQRBb5hO9pqkNDCJ+OA1SfK6hufxhM1ObdRx3MFdrey3Q+y3/SInGDcEwEXx
        PD4yZq51V0I8dqVpQPAES/xUM65Y43r4b03e0CnMx+RRznHThp/eRvJWx13W+F2xfY0pHA6IPXHcWiZyYiNlECYtZCU/vz5MxR8kFj/e6f1EaqXk7IEgD18m
        c+NPlWkg6MXukonQNw7iJOnQCT45VN8mAr6bKPDub4xmux+mDu5O4Wq45FaBzdJL2oNMsHc/QgTaL/x27XrRBjgUPwHdvhC0ODhVeTs5l3t72HpESHd3+3JY
        Fr8MprHdHzG7H2UVtNYHTM8asJ2w5tfFV6XLb4ymu8tq9MlnqmRWTSUm6S5h/ajAZFZnoi8PHVER1oiqKPJNiiYXqxQue1bxaxJOxLS5da/P3pVwKq9be6aL
        LLtZoQyG4CJWJGzbzSbCk8nPaUynJFVCuaUB8Ken0LCowwOiXsx25/2JDmDxRqvxQ8vofMZqM+BObu3Ks6str9q00LMZ/aQMLlW8G1wC/qjnPPmKvluPcbM4
        f4TZ4m7d5kt6jvk3py3EuHYBzxiBpyF9/IC9I6C9FlAwnUe9fnJGE+Y1kqeAaZPCGyo0AB49qOnUwGL3Cl8MpsG+N9hpLde2qLLdP95kHFhSVCilbyl2jEBX
        r6ls70N0uddi5CGEhZjkinbPP2/2vNgpVOay3S+a3S+mt8ZsH5LKfskXrQxGeVVG+bjbLYj1INKw7jypFp4Su0tTokkZCS3ZnWdPfyC71/UIcngdjyBw6mnd
        jbgsbWrri/bxJ2HMuCXOQgaYxlACjyubTLJbX0GJ3q1HKFFwk7fJ7NrrR5QYCUM7+w85CutgkrALeTPYWqhMCyawF9FBum5X+GawtdyA+7Rf8HUwE8J5y5Iv
        +x+O+wf3Z5CThexfZtljBzNE3F9jU/ipX5idnV3Uk+wJSFGh0YWYWpV7XP9ODy+AwSi7Rh3dy85Kwpb/eGvpuQTHW/AGpOHDZ4To6mtwHMR3V8jdHvhgg0Nk
        5xn408+Ihxr3+QwCWqSjk/qw2H2orvB2gtI1o2SMcEYMV8we57V54Ip0u78HP0lWnc8qBeGplAlPBTk82kNWH6bBriAcBT2YKDs1NiX/xqMZ3PnVH4bzdo4L
        bKJHR+OYiqmlvP5X9uofgYnSXn0U3CoPt46fU+zE+b6A46UZfTfczYl7p/tPiM9kDZKr+VnmQ8ceIRmMXMGHvzrIGgee9ZOhbQ5+LZG5FK9zklV1Z52WrNPd
        WaHgPcwhQFk7FhGJKrCLTz7R8aC4DRdGyUu+p+P4v9aqMuMiOUas5o7RFL0AOL0F3xtwRGB2mAUP11lVHGZp6zCrYkI4zArYGWooDrPsDRxmIXCUOoRwqeC+
        Sg6z7PciY5f6jokZkc5bxEaAB+ETC6q+97Iv/mSaYzUEbLeQIBytTjT7t0dWiJqoE1weYA0ffIc5fDzzGGJrgMyxBHDkGMb4O6n9GXYlbl03G0/PwFedOCMi
        mrOFh7JAWXTIOg7fggVlRHxpt9/IwpehCMIBXQna8T4vkmCsHKRVoteKr+M98ITuOT++vR2hP279oHe5Pv9fI90/o55gL8lLV7PHJRz6bYBnsZILQ1rmN5d9
        GhY7TefbkFjxBuaizek+a/OWjEt0D+k2gX7NWw28Er+G2A+OQ9sFTPhyI4t36w8bcvd+Y7f+AIzGBw14p4rZko0qjMF89xFGN/gZa9qYPoSyConx+yRgyHps
        Xt32XTxp2shxG1f80g4x4bNgNpYNWE9aJTeV/d51OeoStXXxS2eNidgPnVwfZQd5cn2AneTJ9QQ7ypNrw87ylGOK2XWX5aYJ/w6IW7MKu2pHqAVwmjaEOZ9/
        Fcdfdv7w4YqdAzAnYYca6pA7A4N3VQ3/cy30lWB4M3uoSzlKsT3yIkrFUf9wglw5ZGsmripkhyMq18Zk87cMUU+KBbOp1lqYyeRAbmLmTdLDn95HKk4TCUzc
        kDnG/gbhNlSvOU+rs4+8rqZrRPnDOlRrBY9PIyAVrVA2JAl7vKxKpD+MudBZsWOqst0R4oH77IZBe2nCxMRYZ2qJdaL2c1jrvEkJrQWCxo5d/MPNkOkXIm/h
        nP2QmNcw/aKm3ycbKNCIu5h+2ZvDRL9wpEf0y2eXvGX6Zb9PazEM57i2Y9iGHm5GWDU5MIcYSFpKlfn3swNAU7j5o1s2HvP4+JDejeTO/eDRLxSPfsz8wmkh
        CuPDSAmNXoU0vdr0nAPARovZHo7sgp3Ahzz1wkTxyTjN5QRx+P49KwwsXQ3w+iVPcnH7Dr8+s+FUAkeps6H1O21kvqyoLC0ODUY2bxm94sqrrmb91dCkvEek
        lNiLXnlgc6okTJRVPmGZq9gpBdY+KZhIb4CpmejSZxnEVZuez4blQLOHuDnHTldTthXf9IuWPjU3VVnSyfqet9YYSmIAifHB5RR3LYob6GRXPN/uUPvpZoOh
        Aq983gxSl+l2qJNd9Xzb2iVcTonX4KuR57PNHZOhNVuez0ZNv6Fyrn7ebDBUl6G62u1sYxEOxxTXD58gjNpkrjB98x1zpblq3ox0zBZjzNXznfk2euryLt3u
        WO+FapvmOsjYxpKhmWc2dHms2PB81ucs73YSN+9uFr4KOSBNiMGu7IOXyt7flb3/UtmHurIPXSp70pU9uVT2ga7sA5fKPlx+O1x+awpnhw/RVqfYr/SZ0fJH
        o10fben6yIyUrACV2Vz6jl5uLr5s8iYIRkqyuOM0TZmtyf8hi96D6VZOj7Je2sQ0Tb5r3bsD6bWcTqQpvSMWKTPXuHcGvgt59mW5OV7ax6vc1uRfaasph8Ly
        G3yd3wSynJ2SCdFneJr1G8ZsWohbn3rTWTX5ZW36vm2ulSyZTDx+ypNwwPBDvOOHA9+W+TRAqw4/2CqlDRj7VfJtmiU2M3MXp6iOX2E3fgB+ldm5wAa6z5mc
        vmK1Yz1gEIfyjrFw05L2F5d9LIOjzGl/VxlsYd39PXL2lyvJt1RcSumulO1he/peetKE5KbUgu7culRQf6O8Ye9HdL++DobPqS/yaHT1u+8iTZY+URFZKRfx
        yqVeN9kpU/mB310kMzl9Xc4aY4ngpvlUN07rYkFsrsdfD+MsZQn0NWIZf30P58KpJerOU5CsEWNYlti3Nh/hsZ245JzItpVy4sRuBUdffrLo8HgH/fVqDCG7
        WK/3asbW3FURV53S1OBKtzovG4YrysoV7aS/XhVdKxXt7FnRjd0VbTXXSkU3dld0bbmiG+jv+p62b1zRDT0rmuiu6BqqgSua6K7ounJFvfWF4Nav54ul9V60
        13sxB/XCgIPIhwZ9v74nK4pXBU+7sv+h0WzMXMO6gj2zX8OHX+Xs42U9CLGVEputkE3o1ilHqFi5nG0GqLBO9pQJYDn79p7VrvjssaVUistkxnuyVYto57ae
        H2zv+cFCILERkn+oJSKXOLvp6Ztga49n1/Z4dk0vXRGcrfS7hWs2ZjUEc33yL7BrX46xf98hN4s4DDM75abdxM0NdIMzmOQPtERPW1tBptO0R7W9IgZnLZVW
        QIco4V0RN8CWzcsZNaF8S43Ib2nDEOz0VppZzLpKWG4+cLEaVu74Bgs6tvuLzZx6rtwxT2shPXsrz/YPQF/ns2Se1q9+k8zPt/NDVs/7RpxGUslSjBAntpK3
        4jWVtOO1lbwSX24lvqXAgfVbCDt9H2IWEwuMP2c/HmnK2UMXfLA2xD0GL7NDzZiR/Eud6QtNh6QOaXuNJS1uuUVjnk/DD0WPcU9ZNw1LLZxRIW6G1ytfptKs
        x9f6EiVKsEwHuM8xNgQj345wadDXgZxAzOLoenDrDY9esMMS/cUApemvW1avgYQ582yduNCetH+9F+31XizUeYfNxl+z9ekTFrHeBYBSjr0V8O5zcb0CltZ7
        sbzeixXohC/Wp010glmuvbyB54NO8NYLdcuct+uWE5+rgxWHgW09FT58pW4Z8eU6zEBgYFtPM75YrKdK4Pr55/5a5CJy0BCas9CAirSlOa801tCc2cbaes82
        LpfmcHxk06DSa031RU6YoOeEAfkxVhmIGEXRQRJT2zYurrFaUMAUaATMRtPT+YRaFkKk7FAGNKiseRWwaGMJF9cCH3CxFeMPXFuMphHrXlkkK49/ZMe2Hdmx
        nYvs2M5G2K9h/COLI8uRxZGlyOLIYiTBd+HtF8S6ANznGBHHqXcP9SPsXdwCruYAV3OAqznA1UqAq01bkBUUfBXgag5wNQe4mgNcDYCrrQu4mgNczQGu5gBX
        c4CrOcDVHOBqDnA1yBhtb6quN1XXm6rrTbXUm6rrDQjGqn5UXT+qrh9V1w/YAy1W1+1H1fWj6vpRdf2oun5UXT+qrh9V1w9a12Kaoz/A2WlJwFyzxHacXcvb
        LPeo5IPvmwR8YZgc9MTkggSEbuxDN/ahG3t2zXM8Xy/CEjKDE1yLzKFDgtAhQeiQACckiyGtAr2RIHRIEDokCB0ShA4JQocEoUOC0CFB2EUFSuTzcwxKiQqc
        bfamAhUHu4qDXcXBrtINu8q0hdq6FLTiYFdxsKs42GHyLVbWhV3Fwa7iYFdxsKs42FUc7CoOdhUHu0qJEASuQ4HrUOA6FHR3KHAd6kELAteVwHUlcF2BRd9i
        sG5XAteVwHUlcF0JXFcC15XAdSVwXQmEFvxAp+mM+YHucEAFajjB+SIxWWRZaxC5IALajbt2467duOt83HkN0CVEtrz1qtHXbvS1G33tRp+3sXrdlUC70ddu
        9LUbfe1GX7vR1270tRt90Vtj+6svdLeme+zWChrgO9D5DnS+A53fDTp/ejrfzvWmn74Dne9A5zvQ4VRq0V8XdL4Dne9A5zvQ+Q50vgOd70DnO9D5JRqgXIeU
        65ByHVLdHVKuQz1ogHJdUa4rynUFQni4MFqnK8p1RbmuKNcV5bqiXFeU64pyXVEpezX276J9rEp7+Htu5F1d7LOtncWFv1vP9tu+L/XZ5s/1WSAs99l+tPss
        NFb6bIcW+lARANJnxUUsD2kpy/T9b/bRFn6yvOYJcCF/YgGK+5PQq/HTZqPXBjfuvce8TEnU1ssVCV2mdfA17DrHc2zuH7pzF3EQ+li6g14cOGZ7/4fu5GWn
        PZW5wVliAxJ/6M5exuy5zDi7EgVQ7CvYT8qxzHZTlaFQ1hhqGReZoF1VxhgXWwV5qzKAuEgFwasy/Mq6SXrMuk16sOQeacy6Ubqh5CbJWLdJiXW3BLdKINX7
        vKc09KP2eWeQNncjtGzQmuvH+XEoxIodUoJYXcMXC6BjoRC9rXzBRC8UopfyxQrwPhR017mx2LKebp3J7Vzf99M60j/2xT+d5IESiOTB4QJCbF7D3fMYJNC7
        kvNoj+EAXSjxDuUxpI5SmnG3PSNWY574+ELprm6avNxtz3YbYS5xtHQ1DI6sbhVMl99dSVr9rXorTl6DKlEMA6gAzbpFqRlWVUo54HUkLmZYNZED06hk0Ci2
        3pX4fV6y4zK+maRvFuvlb35rQIUcBzzBzxB+RvBzBX4MfrbiZww/O/AzgZ9d+NmDn9s/V5hw6C2xilLvYOHJn+jPEyMcv6/x7+v8u8i/b/LvW/z7Nv8u8e87
        /Psu/77Hv8v8+z7/fsC/H/LvCv9+zL+f8O+n/DvLrT3Dv2f59xkN/co5nfwbvm3z70v8+wr/nuPfBf59lX9f49/X+XeRf9/k37f4923+XeLfd/j3Xf59j3+X
        +fd9/v2Afz/k3xX+/Zh/P+HfT/mXlmk0mH/P8u8z/DvHv8/y73P8+4KPjrR925EFX1DsVT+VRvtbuNWSIDovN9xPA266n4bceHm9JMk7krwryXuSLEvyviQf
        SPKhJCuSfCzJJ5J8KslswMkZSc5K8owkc5I8K8lzkrwgSVuSlyR5RZJzkixI8qokr0nyuiSLkrwpyVuSvC3JkiTvSPKuJO9JsizJ+5J8IMmHkqxI8rEkn0jy
        qSSzofRPkrOSPCPJnCTPSvKcJC9I0pbkJUlekeScJAuSvCrJa5K8LsmiJG9K8pYkb0uyJMk7krwryXuSLEvyviQfSPKhJCuSfCzJJ5J8KslsRfonyVlJnpFk
        TpJnJXlOkhckaUvykiSvSHJOkgVJXpXkNUlel2RRkjcleUuStyVZkuQdSd6V5D1JliV5X5IPJPlQkhVJPpbkE0k+lWS2Kv2T5Kwkz0gyJ8mzkjwnyQuStCV5
        SZJXJDknyYIkr0rymiSvS7IoyZuSvCXJ25IsSfKOJO9K8p4ky5K8L8kHknwoyYokH0vyiSSfSjIbSf8kOSvJM5LMSfKsJM9J8oIkbUlekuQVSc5JsiDJq5K8
        JsnrkixK8qYkb0nytiRLkrwjybuSvCfJsiTvS/KBJB9KsiLJx5J8IsmnkszWpH+SnJXkGUnmJHlWkuckeUGStiQvSfKKJOckWZDkVUlek2RRkjcleUuStyVZ
        kuQdSd6V5D1JliV5X5IPJPlQkhVJPpbkE0k+lWS2Lh2T5Kwkz0gyJ8mzkjwnyQuStCV5SZJXJDknyYIkr0rymiSv17dYFRPc1FpX/TQHjGR/M6yqiM0slpMA
        qs8IgixPOS4xfgLoHV4Gj7OXeJx2F1/0mvL+/8rhMND59xnFrIKyK+yz0MRldrDhtV77s6QVtfykEj+jlM/sWpDxEisOmLKALRdbi95u6oxuzc7+3Oy3YDii
        W5t3w4IDuuOw9Zn9p6z9qaf+9E9++1f/4O339koUaCUq5c/8arJbF5p0/bGRPSj0zmkbepf1S84u6RNovT+jfDWjTrHS+4Sc1oOzDZLbOVwAfF3JyHA0NNmm
        sDkKXY/7ZtI39mlCTxNW9jHhG1nlZbjveSjTo6mP0JDQgzd0o2Kn/k71iDK8hmo8tNeIt35R+Zpao6F9uuRZ6xYOh3M77MLSQFSaPQ508cbUZ+4/77SzNfnk
        M+8BNjIem84C4svP/2IisGRQM9iTOod58NnTJqyr4D0n7w3tb9AT6F1zPwW0bKLMpjph3CfFYKyjJIz/nvYDB8FEIMiWazWBqCivjyGEyuwi99yf8qiiVsoh
        OLJKMoztDRw10XZiaxqxVrupJcS0+uPUuLpEY4D/4WqCeN5hK/np29Q2vop+ep83jqt9Hrzs1Ce1aV3ZeuE51+lKMsKG59rUOu1McaGAA8dfCJ1bM+QKpXTE
        y4Ns2x/XWxGtNUAYNkg5i6hMjxzcx7r3E2wDKo6iA4RJDpE0YHqDiwho6sEOukFJaC0fxOwpwWCf93VIgFsFtjrdH5hmsAV6xtSNfh5Wh63Ztp9WaJeWVluj
        adRSaa314S8nHCgFetoIubvFKlDnLU3+mLs7lAFk8ExD8BI4NwBnGj/EHiWyIjr6E6sHaay1hceOhsgHZcE4AUhudt5Ol5/+Os24PXQxtJsoDiwYieAJmEfw
        c4WA2bAXjl3QiwSsK0nYav+rt/+JbtHO8y3f4KkuSejRrhvVHZCT7PS+hDbv9HgKEFlD04mwxYBvYCIZnhoDlnr4mTpuqmyiGj0Oz0HJ4ycwAvC98vmG64NA
        19cM1xY0LNmC65G0vzRrJURaFzT3MMrvAQgYnrezl/EyPO+hy3/2SwRPmIf17yZqDegbh7ZjPAoZd3+Cva6+6dGQEegimi8E0N/9Z6cdQPG012BEMhg1U3xW
        b/3rX3LzhT+jZSLl0JGHBUvuwWjs9O5NGxiU+1LES+nuGNRP1/RpyeceTX3v937/xZ9/6bnfMZPcIWAoYWx/aT5yoxrAEMQ1qXIrKpiPrXOLHjr0JneoNdDa
        UMLub2SV0dZ7v560Xv/1xFRGs2qpD9WWJ7P5HsH3w0JGvpL2If7Jbeo+Shr7vHspIcy5BzFOGOomBtQBFxjk1I20pc60gaElpVgKcbiLQlQsXRA6+Tkw7QHF
        Nk0WzQIjpsCYzJ+j0D/VOphxy1x9q9d6+9mE6Mgnf0SUV8yhyrbZhareowdhyNfqR8jD7hXHXv2Hz7yvUwZaaKi4/xvFQRHmk/eZopfL9FeVaYLLKI+LCdis
        nd3KZaGz6mu9892k9VIFZk7JuwqRswkiCAVIYwRT09BomJqGhqXXcJy0NQ+Wl+rWYFoD1VNyGdMSDexpYgmsABmuEKd3I/wCBjV74ISpImFRQ+EHKgSSLL4D
        MbFMTEv8HXooZiduBO+bvWLFZTYPP411mbjk/9TxZ76vToUz+snWuV9G54eJxtNcTuutf/u7v//fVNeM0yM0Tm+UwcYj9dcJcLFMBfqyhsW9/IVe84Xx38ia
        5ZHIGlPqW+5B9QGEhP1aVj1uGiUm44dOdN1+vXQbfctdrRAzYqrHT1CrPmRsy9Cjf4oe/Zv3/lufmvn+7/726SoQJUWg+Nbf/CXkeuHX0APCuJawJurFrPKV
        M9/95Zc2xr8fEiJVvvLYuV/4xqftgb9GiASrpZI1gd9679dQxutcxkbUR5BQVONIyj5oXszpRwchLDtdRVNhpcJZpYuY+oogSiU2YYEkoSBJKEgSik1XCPoB
        jVTGkkCwhFa7N7IGsCQkIFks8RxaMpJ6jLLxb/jEGosOu9XFVEIZA9ho6XvAifKmgBnk2dlgGpZWOGp48ngmoTD0YTCZYnknX8OElbIcGc0UjcPCv0tgwKl/
        EibF/WwiTRze48xbg8WOrG9JJV5NwQN7cuDGeqNsNss+d/VPZjDGuNuwHeT0XcebirYxAb9Wre+KywjUhLJCTvEd7XCguBBzVB8vzgtl44vw7qZYW7nys8r9
        DIQQzmMr9PAY9kwmnOZL+FoNDnJIva4aj9kajxU1WgviACN86fZZHyw+/K8BIDCr1dgtbPfYy0z008fOT+15mmaJ8c4ZfX7KPH0m58BnzempL519Of75TA/O
        VCzBbbLbHWLCAv5cpjLsvG7yatmmKXP6aFPMw4W5CdjP12d8HA0LWxpBRFWPhbM5nw3jC/sulF9gxSZqVLrJ+LeoesrruEd9GsbDYdMk4qmftNVGsnEFXx+e
        NxXugARbVlRXBXXxdWh/i0wcelmXMmnOpMuZYPs/ciavTIvDEFehd96ovELFxctv8QLTjYuU3/xFbIZNcP5McsQ0d3oj7M4lLuAkEGrCQpvYE48PiQVA1ldc
        AU+Oo95/nCbrDol7PWaaJrhNXYe41/u8a+GSaJ+3lRJeWJqGslwx5aWb4JIB9oY0nM3WFdNwg4yVuAJQE0xuJMDXwALVsvh8OuyczbEbVuq/53Fg5yo295mX
        3E3X+A2Tj9HyCmLUse/9RqroU4IfDV5y+miWcFdornMyczJVUzPppimglHdf098iPjxACqbEE5OhNtLbw/joyElCenbESh/qqZk4BXv0Lk3eTQTWp6YSwuMz
        htjv/BoELCb2GZqdNTDQyT0IJ3mb+h2cp8X7vL+PNNrnvYaUeI1XkQYcrrpqquP+g9nIpP+KvfkRwm//DFW2aQquED77bP/po6PZpkmfo7NGhEqELQKT5F4E
        1U32x+Az6xKALxDODW6dfcC17zwwHDCFTlXdNKiAOgOw5GqFpulhwoNNgN5Bmy20v/BC3YfeNU6Yfu7dfUAPV1qIaSSzy+Zf9bYPiAPPDUT1MnXEugU4sLbc
        rC85LBoldXYQxA6CVat2n2htVPkoj79K7jfVnd4DyAJyHB0hYoBGTHlfJepWZTkNAosKUyhemeHNBcKThuxlxbN2FlNReqfXgKdXzUzHfcfTLudOpkE1xtwy
        LDDSNHgT8Q6KArvXZD+UcDBTZA1mkBNYnBJsif0hLIA7AZoXTBLB6VC96OVo5pUWJ/hnUI9nIOL07whLQCDPGI55geFww4i7ifALGHhGdbrCPzvhsKUKJQY9
        zQ+eFuy32JMJ4QGvvfKE0FtkvlP13pSd+w73hwnnNhFFcbg+XMJ7zOKM6wlofHneapnMgWwmCSlpJsuEINS9TU1hLdzntcBs7vN46cOuOARc9kACNO5Hk/6E
        XHnrTYTDaBPttgXd7ToAXjNsDU0TfSBOAgQXVH3YVGjFoBlQ2aXhSVgaGTBEAiEjIYQtoCAzOSIDnsNTE08TVZ7af/ZlhogD+KapReK9K7RgpRj2iogfrEcw
        WGabbBOS6ClqtfoxpkAGpuoeNY6dGBDK3qi23Kb24Wqnt3mft1euRrL6Pm+P+EYZymqQD/B1sls8pliPP8bUaAaDDLAnn79I8x4PwrzgLXnBm0sFj5QKHsoL
        huAKrc2GsTfjazYllyroSfKXbOl9oL6ER9PTph/7pArH5sgqRwhnh03E4/UUccHe19mSnDh8ItbH2QO9w1oPDoJZ1tlgviRg+ZQVFWImX/1TJ25ToBtfl7P1
        rezcrEYkTFZHwwu5MFeyRGjfsyuBkpWAuLLztLTyukizk6dGaaHw2Fw8OEfjOPH0mWxTzoUk+chXW29BgYOWmaOgJYczBT/WrFHlkACIJrJJNY3lwztG5RGm
        0ET9IXb87GrNG4UnRcPUJbPwqgMsP4tlgZYH6Gaw0oFmecAxAoVFRK5U2ENHCWw/9jh6+VWpysP6ciDdjGRPuqUgDVpIg5v2TBq8nDSArvAS4ciDIyEgD1VI
        XDaVqMJwiVqsuzJ+266Mz9uV8Tm7Mj5rV8Y5uxhOWADQ5VgvcsBw4VVR+MaY6B6DKYtoKhBQI5oH1O8IkWkDJAkxHISsEXUJOGuZjgiTRBVMR8Q+R7IwecDA
        Q+UDhKrgljQOIgxzShHhqOyI5QZQoYUOwbndg+GioaBYU8nZlw+5b+EzxtLpEAzVBDcBDUZLPWmp6m6p4T5ByoleZbXz2ahbsENwYz+G3dU+70eFuv6IkNUH
        hMgeFZoJ0kkznR0NJQGLTYh61bZ67C2do0YQMozAxT9mZc3GKR7jDRIsvhGhGD+gDPdih8QsE22UFlcSdjKCM4usL98k9aFy2hPUWghtRHXs9DxQj5qpjekd
        oPo1iPj4XINF5AExegG99rBg1oALNMlSD9GMc7P2OfaSGE1n/bnrq8BG7cubLsGUM5lBAfr+CrQh+zCsidh2CS7Tqo5wTozvsGwGqDchyruaTgewGh9LB7EV
        GgeHtomp+gO8sbRhaiamoUjZOks4t6E1Jr5wIGE6vBsaJAE+PDDps9ZfIO5hWBdw3D9K1eBL6sdQ8l8Y1LmkQM83mn5CLtYjo6K7Cv2Z3VBj4UIfm/QX7eVP
        oJuv2ZsHJ33iK/sNyhyAjx4q8y9xidok02bjPvaFN8iBq6BtqN32rSa9cNXBaxHwgj6kEeCtQ02Ewn1MzYGd9E7xiZxwWp4cvwDEYHboX/KfJ3/BHtoRcu3C
        c3ZHJQPEJzm8zwPVl63ePq/Gh31bnTsTiLVZs+v2lJ2b7KF5HEKszS7mv9RQsZMAFJMXeEyT1pMVPjhPxJSnH30zzGlgRu1aH/FaQ3s9rAvqnBnBurBqVZA8
        IyC8Hi0KVPtIpt2ioIv5T4sC7yaC6TgDigfHhO9lKISQ1fKe1mM3MtINnCig2+hGsQHMN3/qPFFTt/lDMxjk+UPV42FMaBVixbBsEhxnGpna1LCe7RortWur
        tMvYdmGYY/FDFUN04xm7M6RhdocGnhwaROxIEQMXiwsaKlLjOqAi4W8TrtqwmYe/IIImnEWJ9KcmYh8ukUpz5WpXbixnR1U0i5MrqFVVnHJpu9IhJBWPzlex
        VCQEgioo5zA/Q7iND2hJ32I20+q0ibbDtHv4GXFuSdl+QnI/RrllB+Ob4S8pRAUfntpz9nYPBwceUNUHg3j2Dj4a3XSH5m4sKseTYzCaQq6baMIw5KJ/rtKa
        Igl9Q+vwSdpAsCkxfZNVXqaVBe7NcVPFzXRGq+rdTMTq9A++ExALBezJVP9pgnMVSYUW7ipH36hO+U9n4Vmsx2fpJnpglBjSCj1kgVVlKgKfGk19pk6bcGrP
        6Sx8eupnnzQhS2z06TPslKp4Qrls3qfPgAuqTKlT8CxESUar+1eZ/4tZ4uPm0YP5VXsG7MtUSXrq03T72Z87c3auvTg7Q2v6GUNP4AetYRSnhHEvp02jXkZn
        iWlICHcbIrhvihg/Fvl9HSevR8DJ8/k6rwN8cM46eVHmJ3w4AOizHzfc0YsaaI4Cd1oHHaKrcd2Y1I34O4EOZrQ9qK3wUi0yETCHgeMJiq2imlK01Kupxump
        YIoqOsdnr1n1PNOU285OAWY0A7LofFZnSUVt9OkfYplyuWT4/eWSdKmkrkL4M8Leut30avmOFyQpgJM17WVyqFe1D21Z1b7q+Szm9kVUEXtIZreAyQ+Dvq1q
        arm75YLspyr/VK3+VIjdVN9Zwm1FyQOQ6bGgCacD2OxVaUcAT4snz5vo3FNT+umpTwVtqPw6sleMxr6lYhRtWmSTUcEc1Ei8TL1sjR/QyLwpX5s6cfoMsafs
        UJSjQmkGSt7NPAPbUazqb0TtQ9QJ2rFgKTnc5H0AN8PjZrCnra3sI/B7WlcFgYzwehrcHXsuTCDaJH6O2DiExAJDVz2fxi6g3EjmFwuaZha0/MvSxHgqmgqw
        lymB/WnjBo6A6lGnfoi1m/kkBoy47xjxHwYZ9jG2WLvqDCEZr155VZEXPtFyjGdnizxYUKJwpWEIadg8gQ+7WAzYcS+YEKxVeCGvj7HnHLA7KXgBfnafeOLm
        oiLJDKm917Nt/1nMrIVhx2+AObF5ekY92VMezLJOwm//fBZ2iYR7STx95uf9VY+n+jXRQct3T8Us0MYk6mIbIsCDxqcKNPGBxAGhcHAO+6IzogxODRfFJjmf
        c1IjFkKxh7+Zk9PwBOlkR+wMkv10atkuFgoxeH6TV+iYg4X+MdlsA+U9Fv7IJhsOVGWTHf9HX+sn/RnZN4G4VbAPuYKaK91Fo8DBsZTYRxeh2kud9xGjh8Xq
        DoblT8I4h47cSwXMGqICIt5r7CaWIdXA1GVvfiDf52jlW8uHcXmY7NSsoyzCkd2zdejf1QhN3BiNHi2BgcXVKu3MnhRxoWLpMISHrEzm3wTvrq09x88/bYIz
        aeDMcCK4SuUQrrQrajI7tu6iFqxaxMIiWwzaQNtakCgbTpqo0xhEVuO+YTMFKpZrznlAv/sQgLg7nfOBmsX/8lu8YATW/EKXX8TxJB+cBUwohcX4W6E73LZ0
        CfMui14WWNHd7KzPEA84hBe737/6pwyQOKIyp/b/PDA5XQP3oPs3Xx8ZZ7LK+SyaStZijBsyIFlaRQ3FaBOtYXSonl8XH0KrIiGcOSRL4KvXRQnNR2cBvFWD
        U9/hea3vzBzhAHvwiOvz22n2z47DLaOR48BhjhfLto2EVSBm4Q9irCb5IL56ftIfobGihTAAkxqyc/u8qXjQP726qZnf1Vg518ihuwoWkCGUwWxUD3ihATFa
        oHnW23f27AAaK/bQiLP3+J4JBS2WWCAhDWLibtj3LW0fxf6MV1IQSKJUhF3qnCBW7Ei6aHcwT2Z9XOIqAi4zj8ciTOgHCI83UvB4I8LjDQmPx8JQ5vEgII0/
        HSYeuzZT6pUlc7Pm+EHgm9+DphOnJef/uVP/e92nDqxPTvUz+SBElv6LPbudVdT9rM6iNl65qZr4fHnproGkJqezytFRmgc1wA60wZxO7filNV+sYruIM5EW
        u3gHdjH5YZ6yLKpo+vkHaJ+p5GPeIpog057nNkR2+3/eRE+9fDJrHqPNCKFUE6d9h0fPU3L1T/HQTAXAXnhFPZo1efFnY/MtDtmwW2yOxlwyrdph3qRH4dW5
        Dnejx7LGYRuis36w6V0UFFQJfHMzKBqXAYpKb1B0QQDNlg7E6EBjdQcaJnYduAdxeW1BD4oDfgDuSQFctQtwVQAuPgZ7W9qeUcKAi0uAYwig/3XxtWqFth6e
        S+Xey62+n275xzNeqaQNcM9M84PWKpofmssiqE6dOk0I5Z8+Q0zgmX7bsBz9elBknrbMp1vsJsazxK0zga4X+Pf0VIOgONVfhiLtN0CSMApZlbjzOtpFg3gS
        R47dU59xPW3kuB8Tk3p+FQMfEMv/Y2u5ByAoVusSbTpnbFu9H20qRGFbw3BAFE77oApzp1Tyz7r1C2y9G8GcrXeTA7U3WMzdWuS1jG+CFgbPNI7dLZ6gGvTy
        fsvACpT5VNAOTk3Eht2E5M9LHpWpgcOlXhKiRGcsl0CVe6je3C9m1g3bj0cwCbU93YxZebLXgBebUxndPmHYskoXZAtCx8DV6wOXHcLmcLs0jMULNj37htuE
        5YxuARasUjeoQUibuEUM1db+ewzgekJOWLveHGm6hW2qP6/1L6e1IqMlbvRIF22wJ8uASvJQ2iwGBSLjtImMTciga02v9f53k1YCOTZaxdRdVOhqyU9k/XRP
        6N60uU0/7cVZUs7H5lB8qbOiHEL05efFrBd2XBLwHXV7jAw1eyjA+cn/xa7lcVRO+G9nVrPnzGrKTEqIX3QnjHaQa+Dz+9hnugCLcHPR+yZHiaYqm0dGM2pt
        a1F9M6sfo3caeAt5eJrwXGT9oBp7t255d+HUj7Db1A+fJD65Zpr3YyWh/oYmoVz+49Pj2sOmPRtAufDmTRdcsDrC9I2qvAuaFMzwopuVx1mYB0VR+Z6dWMci
        BI3HxemWjCcvkzgk4EY4lYwaZ83pcBkxoJIYi9i4gU+Jqmeu/TQ0xelQjE3IVgcymbwYPFBO7EV50W5ekqu1OyKIz5rns2DtvAqLORWsmVOBm1P+n2+W1G35
        tdb+ewmIq2YIPb272c32TeFsuKAaqaw568yKvlWzog8Z+1hpomtW1LtmRb2YFX02N2FJg2dFozQrGt/XrACpxZa4dmcO3FqrQksVHjeyBocDwJrtUIrWP4LD
        8QxLPo9I3Bqblj1EuO4WIrb7h1i2lPFFtpQshKglfwUIS1s4dhXYnY1IJtj30kYAXH2MXQowlHgp8PVSxpjemilmoyC14tJgBeTZQaTRcsKWNbsMKQfUwhf+
        wD+5ZsPRK8/qvUePPCz1oKWB6QysXsCJrYVgwRFXpmLBLbqq4oqDApQnqR06XuCavAJbob7Ny5NWqJY2HF1C88SFkiY3K2d+6HM5fwq+P3aJ+DCxyBniDQON
        2N8JdWUmeBKMAxh3WBdFMP/w8iUOgjRIWiAfLJY4rzsaGKhhBnmofPWkEzp2f0UQj5FRVENM/GNNxRwwwTvq4oArIoPNGrQZaPJejFoGUVuK3Tg4YMQ1YHf+
        NVO9j6hzBXwI6774IultliSA0gqW+nmyMQjyD5gtbhx1dy0rD+hj/taz/G0f+NvwGEcwz7DrZv42XLMxiI9mIR9ym4rw1Vwm1R+ZcDR2QsFK3iTaGHjcDdry
        AIRGfVV2BxcFy9GsPko7gouABcS/ih3IGrA0eoOlCxp12SRcTmfuaUZ5QQ9KIIiANwkMxGYXEJsFEKd7A9FCY7oLGrT0MTOYh104jE2xDTYDXTIl5oE4jHWq
        avCp4jtttS2s7sb2knyEkssNf1MpRZh63kp+lONm4UiSN+g82x+zQrHj4vAnpwCzMzyVdenRoge1D+QdzZ9NnEkezkA9U4Sy4BBI0GyD/IJh7lmlACt285Dk
        EYpg0qnj+1gKkH+LQzNoek+j0DBXpHYFAbxwQCAFFVrUdtk7Hv8iEVE+8G350BKHgWBL9UvQJCiCH2TFQsXq0zvYhsSW5WOHwOjJX/ffyxoQAcPVSmSYryLw
        To95XgtCwZ85frBfdIW4/wE0qP3SS7sZVsTOw/rRFuNLMT6UIzBe9AFi+3gR/zZOrC5aS4wXKKI3UDVrSEgaSIoSTpwo1QoFNiwZ8QdKqxmrYqUDyM5r91lW
        BPD60UzdqBJgV4MXiRMpgVSCI3osIGdZqk4DNPwmHkiWpYZnUlZW5g5DluqLpCqAME2vL0sNLyJLzSpTE7QPmP1P/nEI/vmAUJkKjvQRQiku5OLWbJRo+uNG
        4xwZpwN/8QcgTZJSYA0av+3rKFdih10btO8Qag3nPqJpR3wSlOzSmKmQSD+gGhCeY/U9SEkbrJvWdCRPyeFQ1mdPdoRygQrxUUhgzfYccafFpd9gjXmA+LA6
        NtknnM5tUJwpKYmGVEsewO4TB0vuhCSSeERfz/911YIZUayL4vQ8+doWCcIqHxKH7w5Xkq9Tgc1VPBfKZLu2kJku30pr86+Fz2LaCnWhsmpE0KWIX4hZXVPD
        soh1zcMY2ynTAHcG21fiykQkCUigppjxlNkSBWT5+1r7T1ZnREwOJSmgTSpqlESfMWxAcIxa/bwE1NucRedTX2gpEKhShjjAXJXtg3ZjH7qjDjvYPg9yPCrH
        rohDFwH8lRPE4coga1mqFJ/F8YlMLIuVX0DdMBfvsvGZZSznlfdw+Li15T5oIUbrFvJlPq9b2q5bPtYt7xhTwYxPcrBueeV1i7VGWWgL0G3xutDECgcYTRBq
        jjYzVhs5eSjpF5v9K7ues9bQdGt4unXqOAr8BxrWv4XRdDfrJQ2DxU8r4KBn+2m3G3JQN/R2OvOPnORYtj7hVqaPsB9zBNCV+L+61Y8sHIL3seNE44aOSSAu
        vHBPwBrf16wYWcji1sffTWAaTxsiifwUHssqR7CkH0HouEDoTwAbj2K5nLJtoy1B1KiUVnTMHhCHKrS8oFWtiMx9SUHVQRFLLNoO1TtY26HKrwYp9b4GPZHk
        oZZTdWjQlCJoYllseYU1o/HiX4mJya1Y+NUAP2chUTNECiPe+8NeECjuCStVME5l9inUTwrpgjCR+DMwzVlYFiYG9rTH8a9Pr+a1co7ZCpO0HHaAjcuatBOp
        gIWvmspJdidXtAR2KOcIoqskiSyHYLuurqwNkSQ2c8YWrQ1Lwq5KvPqT2G3Mw7g4BQOrBTUBWhi9sNgGxCx3qAp1qGxdAzOZ6AHLCbycfjmpoDCJKg1xJn2O
        Klu7N5U2V0S5yZcTT6GU3Y0GTscIXTlNxCY/JILil+UzjzR9sc09Nl2cD3VR1a6tpT5PWz9HWX3eScpv8YI3x5pf6PKLOIUM3uPjK4PTLPQQZ/bTNJHyo7ZV
        TYO+xKrWyVkwNG6sLJQmcyARozHNMLFloknhGThoBJWkPV9FKFJ4plGNW76pHqP1K8h3LMxrn8xYyRqEDbf4jL85M6vOACnkpMa9csy7KzaMu7dJcReHH19i
        mxSdycOn2QJevlj2phBWxeruWcTHkDUQChZQKHd+Yqfh+W7GgedhaOdhH+0j+3FySDskwXOEwcbGqWE3TuCjwzVznrG4v+eWiRFohuZZxjwDwb97k1Qxkd0k
        EZCy6EhQlA/DIJmexb4ThrNWXlbKloicrGs5sTMws0WnUT5bYbLAL6czGnZRty4NDYGRhh8YEwmJiWh8qznGQCzBqmn9pwEafDUlhrn7afPuMMR3PfSSYyK9
        QDRCVlY6R8tndIwX1xkaSDeEdjeTKdnLOZr8tZ6LJHNxhWRDyKTokbuuWEJx4PQZLvf8VB8RD5wDefFf8FZb+NEyt+znCiwtOHnpVmnpZaPpkKlspnk0/jlf
        +6LPNFHSXd9hld+AylWL0pX7ggMXI4gcwqSbGIqKbUXoYbQuPQwLehhejB7qafRrFB4pjyU/yUq7PyiaV4MJghg510D6YB5iezNdqn9HpmF8S8xjzBYXYJ3t
        OOcDTrsGCT55ko/5J3K1JlaIgmTwV2q6PhM9mccIXTXcEnLXKvH1Y0FNjl7asDM40Nt+FqE42bYWYzZAYEtWmdEaGHh+k3fXZfPVzO40lN9ls7rKUjVm3RIx
        QmG3RgFOD0pxNk1wn+idq0MS1xIxAQJTO4wIpyH+km+mODOE7YhHdJBQd4Bp4KClgVOR6Qf12zAVnH15NB2iO1C+jdxtyFhYOct4J2kQg3PpwFQ/xOBMDsES
        RasVyFj5jaCQ1Q+Kc+opj6hqVYSfApEBGGRRmfSSLU35qWSD0NKCPW7tJ4pr99z9JpAznb7caozFTgyXQIQ4uG2J7wqiNnCYC9lo8s2M9cL4eYZgnmkTh5PY
        qoc2sGqIwKrN4gs+/xTV2cA0IDc3fZPslEGKGqL9mxD7Pqur9sNpn1g/5Wp03P0q+5je4joO76/1Uez+iCr3v5wF9xAOb2AF+hJ6llFoUAh+GOeApsuNIPgB
        inGk0TXja5ktOuXXQvAD+xJMgCX4fZbg9xPBD5jgh5ZFCHhBD86V1vJ+R/D71yX4qI1IvS/rkpiPV+LeGoZih8zg4feMIX0FdngW5U6C1T+X9blcZVSJCQct
        MCqtvuS/ZDwQzwS4/69sUdb+Uo5MOFy0jKWpysITT1UJwiWdxFF6sIGgS9sPHm7sGuSQOWBmzC5gwTF2WdC1gPWxXkMas7FIriFp2KmQH/+COEtpITC1z+OC
        WqCqwTxyhWDypNussQVk5Z6m3SQTiSSujxZP7EVw7t8aebw1c/Iv0wINhs9JSkEIDG2P4PUiINCFCHCLMONN9mIdsqDXYP8CYVQA3k9xtvxrtiSfZucU9gsO
        mAM5YaX15BGwGCHs2sKpGaoEA5+CNWXVpIqoJvHhGYanNhWmOA0Nzz8F6k8bX0xen3Z1Xvy8ZlmabAuCtafz3ceHM6sVBS51VBUU2m7BRdTcaA+4SnTyBWqp
        YVcmh1yEkBCjcMBQT0QoHjux3opQ554dS+Mttrz7RuM7CDKEJVYyrrv4Zg2+WR1jcWEm+pnECKsS3xz/VSuzPWj0wRPs50JPs/4mXeAQUPH2gRgPqHS2vBb1
        pyVPaTmyLYH3jFG6DQ6NssVIQJXdNcqCWaPvIvbMCSyBJs75XPwftfeFuRkJnJsRvNHWzcgrbD3nPw4DOgSnDnIDugBix8LLSLDKywhmk3XSYUWa4I9Y7BqJ
        MBgy/4bnTn3Du9lhiAaluP+EHLCF0DHUzAVCts5CPfi2Jw4qgk8QwBlX2FJ6ayo7JpWxqJzt3YVElMqTz9S6bSx/1uVDJADjM8Fa0hzePF8IrQ29XQihC01j
        MhCDnsXxJJ+NiKAKhyNZPlZHRL8dyyHQ05ehcd/JqWADFUMc9XtKqyfZ8yRxaqJ1nbH9VCAHkwFxybeoRKQJXzPEMFBPnOzPGhMqq1HjDlF87NiUe+BOUOQA
        v+sEhTKOZv7LUNtu8EuWeS97J25jkZAuBDw6F5np5KEM/eXNhgiE4FASMHxE+U/iM7vU4aTIXQZPQivoLL0zNCVN8OSpLHAros8GOJmiZz5NfKJK8uKMbEk1
        9ODM2VMQPJ49xersmnboPD8IuvTR12EHODXzQ4hhTFNJFJFhoX1q0mdx/FGlsFz6UzAEglaEnIrSFSo6dTbVtHry1Arg8UVRDhN862mA5OwZ9tgTnE2dAQa9
        j39Rac2j9kampnYR0D6DtYbtLjQNTmf66EEQw/5Dx4NTxgsdcey/UwIcUoNZ2Ym+Kfw1nf5OPx7sMvqvTu1/6ltPF8XlmfafQR5dvo/jZ5VbDEquHadmf/df
        3kj8wgkcY0GLIGRjEjxN/lSLP0fiGujakW7a8PMGaNwf4cbhysM2YdxPTuGs/IGm0JngVKa/3vQLg5RQ4sRPWLGs/G3DlNL2yPAuDPOxlncPUwP2TKGmYX7L
        H9ym9BPGg5ltpi+MenyZZD5fwjGel7zPhndw+4LAuXCFidjvsd/LL5tszac+j1+2/13p6AlVtvDiE5mAzzQ5pK9rZ2BsOzm2b+AuD2ShuzyaVdzlg1nVXT6W
        Re5yVmU1voab1qyefIC+1vfRDaT5EjGB2BIOFaDgCDR4EBwNhwxApIJYsJlDBzB0AiPQCRJjPdxjisPPPbMF/4tP6JKc6ulb1XpXbRYPK6sfVFc/iFY/qK1+
        UF/9IF79oLH6QXP1g77VD/pXP0hWPxhY/WBw9YMNqx8MuQee2XBhyAxdyJQN0TBAt4Nyi4gO/XSbyC0CNzTptk9uIWSJ6bYhtwjnUKPbutwi+kOVbiO5BZ0N
        6bYit3brfHl+bWPnoLYOdp/Qd1bJpS4uVXHp8WXLOrl9Bpon3qQ+UxGLGUQU4HstpyKziLCxmxJ7q1un+3Cv47/R1OHM3id6nm/K3ABmw3aIA4vUZGoQDvBk
        wIkkBytpyDSggWa3xeLZ/4xKAzt/aKYoVtvy780NAoDmu+HdWHH8GKRNOy0adlrEdlpU7bSo22lRs9MiEqBzoJtiNrZVMR0X3HTk+DZZ3V0vqSx218sqa7jr
        FZU186mssz43lXWmZSrTcMwh7ZPYT9LmFWUbvaxsq5eUbe6im/cLbt63le0RIlZw9JKi6Qu6aPqiLpq+pIumL+ui6Su6aPqsXzR9zs+b3vZLTW/7tulzvm36
        rG+bvqJt05e1bfqStk1f1LbpC9o2vS0IseALeoT0dlRZLFn0uT+EAxh1QgFKNIi1hE0S1Fn2Le6s+BZ5ZgNgj8Qt6xPABEQWPIltJqO8GMC/gsQtG5RyApr2
        nsQ2G5JywnSjlBPCB4kExhuWcsJ0RMoJ081STphukXLCdFTKCdMrpJxKeqWUU0mvknIq6dVSTiU1Ug4iwXkSEi6TchBRznNh4zyJxHitlIMgjZ5Ea7xeyqmm
        Y1JONR2XcqrpNimnmm6XcqrpDiknSndKOVF6g5QTpTdKOVE6IeVE6U1STpTeLOVE6S1STpTuknJq6a1STi3dLeXU0kn5vJbukc9r6V75vJbuk89r6W3yeT29
        XT6vp1+Sz+vpHdKMerrfHdNxlE3gr9/lw539sNHWJ8yduFcgmLGP+ZePDJ3hsTL7JfSuMndIcF5lviThe5W5XQL8KnObhPxUZp8EAVVmr4QFVWaPBAq1UxAX
        kxJxVJndEoNUmVslKqkyuyTmqjK3SBRWZW6WuKzK3CSRWpWZkACvytwoIV8VRzeaw8VOCQurOL7RStUoDoy0jIttEt5TcWikRVyMSYRQxUGQ2ri4TqKIKo4f
        NIsLG8FQceShZVxkEuVQceyhRVwYiZiozNUSQ1GZqySqojJXSpxFZa6QKJLKjEpcSWW2SKRJZTZL7EllRiRqpTLDEsdSmU0S2VKZjRLrUtECymEIFa2mHJhQ
        0RrKoQoVLagcvFDRMsoBDxWtqRwC0ZKbwJGbwJEb35Eb35Eb3xKXRd+RGz/uVIP+UzDOVU/kTlZX9rO/0g6RkorxO4W30bSmTxn1Rrax4LWP8ml17Y0pPvv4
        TladT8PclykrPOS+TakAs9HlC8rfdOaxVs1nDVPtUGnVeciHOu150zBhZ77DB5iwp6/nn1Q6eFnpGGriPCK+SW563InTJG8Aq9DN5P5mF/Y+UvgFnjj08MET
        eZ/5lS6/OpE3HLf5DWcs3LU+dPzECXHPR1DoZP3zWWT6v20iU5/Pgnl6HFHH5tsGNoRhB26TOqZ/HsoeHYJB0G5Tu2smlpv5djbQzhp54Q8T7W08nw3+Bty8
        5n0nQDWLkaq8mAcQBIAHCArRPLUCbdgwagYhnSdgNemXmha1cdnszLc7bWJFi6oeYWW9uJ3iYLH+ld+681//taHf+kf7O4+mQy2VbrD5ogMpezQoNfFg/mHe
        phIGpEELOmlFc2um0s7CF7MqgQasXJ0AAW4O9sefsPcJm164L9t0IYUHIkoU4wghxbzBBQSlNRMSWGGN3pxvt/G4DUTJYfGdDq1yFdeQxU4aFI2KWn7epQa6
        lLcQTvyLy1I/YgQp21Aqorjsw163b6//I5REe31IJuK97M+pvtffgz3UXh98bXWvPwYGdq8PtnYI+mrEN0OPTXznFp50rV9dwqj2Xv9oDD5DpFjwP8cc5kTr
        tCYGc4I1d8CRrn7+S4r98PYIUiGqPKWIEvezHKiIKPEDCGHhxStR0JwJT+knWF/owDT8d5f1hSQqRJTVRNPtj/SFRp0+HaoGnjfrLTGgN11oPP5XvvnoSdz8
        sQX+MLWVj7rEx1ETB1PHskQ6Q02iHs2nA6ABKD0UL73jOikLEso+oZvWWRI8F1IZregYbGrWzxyyImvLyzVerYlyaCqoH5oiGa4ePXgiDVnOHR7kwx5WmKdd
        gxlYNwjGcRqYAeLD6hAwRiK9httWltEF4uYplqr1Aesuu59BSRPyUHCg9cyzCbXtJhaw8+GubUy24WJuy/vTClyXsxE8RIsBvhgyGx5tQrsRjqSc6/wqXOdH
        rWvZ208ybERTCh4L2D1cNKmHWte03vtV55q/Ck2vIIGMeijZLF6D+pHAAQecB+EwLqRZvCEdbBk+4DJ9wESiqZBmREC/K6D5DZyMcNRB1K41+3uMjNHUx//8
        t//23+0DKtpdYWQG38hG4Lc6MiPit5oaYcQ/kFNJrlhFZOxlIROtw5NVgGSCmlXnfdkmTuFBiCPCYNqgXT5agm3mJpay+Fjc89obVrrcIJwcuItwJXnNDLyY
        Da4Le8rSJFgTCw438fgqeYGbE1EZdTk+ZG+lipV9fT648U0Np7O1lj6G8Bg0yPpxtj+HUylTOzJqgmOs5Ovdx8rAPrxNBwebrAwi05Xt1WFBnfpW4su4dX+z
        QstH01EG2tTPO15g4svtN17OYE/L+nlqmo8fbIVwUo7ConJrUp/bGkPeC6v4SsqeyQNbhKmKMVHU3aLp1GehP6xR4JKKxjPdaPWJPXE5BGHURpDNOntCKyRq
        v+arYEaWfyspxtEA65b7ckSz5mBApM/+4dE45aN8kQKy5yx5nvnwP/4hlAwXCv/jDAI+GQitaz12PM5hXqY54E3hf9xq8+MwYUH8j/t383mp7/yPK37tt14U
        /96oSbS0kQYlFfzC/7hy/scpG/yPg6y78sX/uM8+A4gcLehjHGuT+o1LVg9njOiu8Zit8VhRo/U/znr4l26fVaDU9uwAehImxOA86hVQgH58+HjmTxvvbj4y
        6AKC7HY9Dv6p+TSLfkpPzDS7CDTdhgmCAIvKK6BCmaV41GaPWOgZH7G4FhBtTaUFuPJcRy/ZhmPShmNFGwo4qe+nC/gcffhdxUdrBfpWgL5VoG8V6FvtQt8K
        0LfK6FsF+lYYfZWpCPpWcdB6ZDQTe5oKdbmVnGDc5QNXxl0Fj/8F7rLlQqXAXcxRZsNp9Ad8scXLn4QDTPVKY83K2n8PkakCiQXVJT19SvUSnz6lVstPn1Kr
        Baj0JJegOskglH2sVDCt//lkgh7vjJjZYlGXlREOWtc9rbmg9dyHSfIfdPysDWzwhZOTV/4tyEk1H5Hvk5pUH78YMZlV1oPkrJpO5YEM8nrEhEmJJSRVN2ks
        Fcmro1JAIHjW4NIvU5NSlcdslceKKldTk4s3cF1qctWqSL4rK0mLmJFWLdmOA8Tv6h/QoC3zGmBdq35/I4ZB4tNuGrSuwbIGU9D/KPweXXqkUGDXMPEibE2t
        8pFBLjZOsrX0Ho6LNWHdscgnzYrXeksmzRDvTjC4cSFf/xOl1RNqxkqxEL4Zk/ROEYfzXXLhzgtNT2k/qtXjZGBww8jmLaMXXoRqrcjJOZex30zw3cQlvjnA
        uQ7Yb47y3dFLfPMg53rwwp18gIUxNHTBGgcnbJbHOMtjpSxwWwSBLFRSHQBWfAGA3uet+PF/rzTtg04Z6fqDJanLdn9WZcGLF4aotO+5wxNuqbEPjtoHB9yD
        A/bBhHswYR8Y98DYB4l7kNgHnnvg2QePEfbjkfEvQK/hRXueE/9W1dczo6fqoOPLFee+f05PY7YkLyk5EU3+OyWqALQiiLj8ahF+yf2KzozIwOR+WWepiMLk
        fklnmUjE5H5RZ9eIYEzuF3S2VeRjct/W2bUiJpP7OZ1dJ9Iyfuun18tjPx2jxi4F08lvKrahBO4uhdPJL4t+iLkGYoaKuQ5JzRhIGwY6SL1sEE9VtqEzn9U7
        5lo8QsR2SmJDeQZxrbIhet3ozJur8YJ2oGYI4hzaxXSycD6L6O1mWp6q9CRD9o0dpF62yeDDvg4LM+jhJoN6hqmgFK/7Wd6RjdCzLTIQC+hqv2ngi01UP1Uy
        SB+iklEW8fRR3iuoqqYZhqiJv7+S3vSbOr25Skppo5Rr0ZAARV2DqxAZ0H6V0Vap06YyQpQRoEg0R2W0gaLnXMJcwOZKox3aVTVYHNPHnwTmyg7doAfEjrvc
        s8gNj0hJh6VQDMoadYHvQwu7QbS3k8GjfdDJhrnfVCTyRR24uKB8lQ6Xw/coB6KgTWbY9AGK81LbCgx/NqFjEGQlnQwm11Ena85n/VxNhcsdFElj08TzWY2L
        qbsSllHCBpQwxFAZ4I4P0R19sgHfm43cYc69hNxDpr9DDxucu8K5N5gahHFVzp3DYtFnOeYVHQLfVZ02gWkzILal027v9RfhbXmOVa10a9GfTp7Fsna9GaM5
        9jLUy2YEcen3Z3m1ZB0LPLH3dLNcAfsyzAdTs4p9asOUC5atajr+HZ/4sfoT+pR13c3aDzzzcTrIp3yWMDh6wW+0vNGWZNCb5EW63e5P4Jx5u3+UNvFMglKZ
        ewb2lJyGQrzA1oFm0c6eaRcM9fhYM+LnON5k8oOzcHfMiSh00ivaFRN39mdKDtM8CDjlDgHVmW9DxHUWaCMkO3BE3iOgO5/84zRNTgRxAcGjfM8BD+RU0WPV
        AMSgX+MK0SNEqtCMJPzw5LCuV54+KinPgxj0rTniirzWosek332xst99Iai25sXKfsEqPoJegXUcO/2O/w70EPqfsE7q2Y4V40EgVPbkWEBbt6AVUCcEehma
        qowfdmg8JA7kTRlR9uF14JiMH//Sspr8TSwFKLWPUww0Ip7KaPLv0SKXSRNOJ9IBsEy8fmpZIl0WD6eKfJVYRYFBu8gN2LUtsUtav13J+uwCVmFf7bxYB2Gl
        6tKsguWqKi+xijeaff0uzQIsbytwRRL2/LiKj5vycs3HoXyM/2XJJEqE/AGhnBRbpc3D9yA7jctZgbnsczseYzW5nTSKGS3998MusPWfcGoy7RytqOmw5cXx
        +1XiiAIo5rR9p5O0pNgzu5sEYL/kEoYS232O3ek9hM3+dj/i6Ip8w/NWAHwn3xkZm4twOuwCX0bOfnNARv0S3xwVnFiPOwoYAXxhoAreKGCM8FcxTWu+nBWE
        mVWrv52TF3PqYl+3JVN7zdcL8mLBfc1fHi9lWJQMi/JlCo/IkBMedyzhklDIJXUxpnBZMi13VS/aD/xi5aJfz2ohyXr113PyYk5f7Ou2ZGqv+XpBXixc9OtF
        ybS45uslebGkLQO9LPfL+hIs9IrkW3Hfzdr1xr/Ed3OSb86/aF8lU9tf01d5sXDRrxcl0+Kar5fkxdJFv16WTMvdX2Oyw8p8xT/ZUicRb9GnOQ2LoUp8i2eF
        Mp6E5/iE9pBEFx5320jWuhVRjN1bqfh2kBDZ5/HHPm8SldWSDb3MtzvO3LcCdqW7NavpEtuuiG2PsGgs+JZtl+WAmEFiMWV59rKrhfXlhSNjBjixDPCAMIWD
        wrXxipKlwgbzspNlwgwnYHYyxyuDEZL9xDWOJSZe2KeVebCD40viobIRyxLzqpVZPlp4643MCPeBSQIvTQwU6t9kCz2aXSvsMW1MmV0m7lrYUt+xxyF9kqDC
        AWbFiYHO2eNRZo83dXjNoO+vyNnjKy27ilKY4/VR1FXCKIMRvEbY4IrldakMn9lj5qUrxPZaJm+FZWTE1NGK0WBeWNhjH3xfZNCPSsESLmvLHkdgh33HHody
        H1hoDqC9YI9pme5km7jfzB6HOAQXdjgU9pjvfcsebyTOtsweL6G2jY49joQ9ruTs8QD4bCp3YBV7vLFgjxdRwiBK2MBQSbjjYHir2BDR9zBWcr1b0MxM94OZ
        lq1CyLkHwR4nzB4PFbBos28TbCywlWgTmEY6zCO325m/12/7Tvn2+SyPxHvdIwdZvn31hQ+hvvEhr8xbcWPkhv4XBA8ElwmuKV5fZfNei5trirxXyXaQBz7s
        uBOPlds7XFFgIrQrbLfti8fueVi2lIiAo5Jfs5tK3Wpr4eCZbZfwOGW2nZ4UbPsCSEQ8p5R6wniOabowlPkXPnIaldoupx85sYC2S/BHTiyg7cr9kRMLaLuw
        f+TEAtryAx85sYC27MJHjscRHt8+8OL/x/f7T6kZoSD6WJZslWBdork4ACmBKO1uEHIiKr6DuNFWh3cIcFQ0/gLWQXuYn8UdqwW8ES8iq8fIR/5E0zpZA5tc
        nnzATsIT0QMeFlJFEwzTr8p0Yp5IBJoiypMekRbKU5ccIzyTO0Bv4jEZC5qmMc/aBMQqd1jDZZ4aOE/4tgGlRHhK2/cOFDOgnpCxdLGT6XnUNMyiEcJwHEpy
        MURS8abdfj4Lu7EypOo/hBKPYNom3AwVmGbhNGghNIDXG23eDbgZLvIOCPgGBHyrsLLFdB14We3Gyy1EmY2XvASjm4TlM/D0bBJEIMqI2XZiV49lIydhKZTg
        HIdNof+dpuWjKlKfWVhKs/ieR9Wqj8qY1azyqAx+3aqOylDEzBArO3iNXNTlNIUd/jRzZQF6k/VZtVRBkP6ud4lVUbUo2PUOm4mEAz+q5DeUPbdoEMgKdRVG
        AixEyf8ASRtx8Cl2hAlu9YuEwjXBpD488KEFhSyEAVBZqSEzPYyACDFuqISqadrHPlFeXFJezapIyAM5Gg42O0y6gSZFY07CrlxB1M0A/6Ob/crMVU8MYnve
        btjzEt6kpXZTN2o3b5nd7MV2c3eN3QTW7aZvq90cNgvliuRvK2cptd3/mWysFHDaM2P5wDzEKgxz4TSLHf6GEmYcapiBKG+O8sVySG0IRNPzGmG5Q6o1ELXQ
        Jl8s4SQ/ELXQOuz7RkXVMBDlOlw0RY0wYE28ZVzEonwYsCZeGxd1UT4MWElvFrF1sGcDzF2jv1NIUNnJWbanQ9twwqIPVY+NOrMY25+nHMk/VqyBxDgg3zR6
        f8NszDb3TdYrSywIIcXUexfDzNJ4Xgx+SwMBFawxEyTfIWrQeu5nDH5gi9b6gJgt+mF7tR6ljsMF27EcBsmCynZ3sr1UPm3I62Y3rSPYp6ZX9Ph2m6Gsu5B1
        EA47kW2oR7btyDaJbBvgKhbZNiI2Wm06+VsqFdHQBOwUBAvZL5zMPg6glkamnl5p4vQqjB6ET1o0WapMuLObZHW4eT67kQaEF4QJwwvHzrZJcHtDwS1VDdPN
        W8wVyLBjPttO31zBA2R4GRqbz8ZzbqdKIN3WBgjMLWZHOxvL+RJ6Qx+O55xH1dxkbkaGIbPTTMybGyzDM4dXdbPdsoe4uwHvd4JRujFniqpmgh7hqyFjK4GI
        ANKSKkQ4yTtQvgSFvJrTiexaGn5hW8CC0I1TXXu9007HOdOCSq/ji7ZKDV8gQl2V5/4wp4+lWzh9kCZdlffFaR9fzCrx9Y1THbaahaFycPcogjvDbJDPj9ic
        l8jdnU3liYdsFuAPEJX8HpT5UyWTY4QWMnngMTls51Rs+fZHwP5sJn6p64t+c+U6X1idwf50xGxOBxo9Ubr/wp+pdKTHi814MWCjfNF6OGIGkn+BIILVnd6y
        Yr+KrYWPkrTSOvdRggNBRMjEtb3P2PyUHeEqWGrm2e5rSiCQ1uJHyep6WSTH5a5tEb9B+TNsp++zSxE4pSKQMwmOOU1SaIIqUWKqM7MVGVkcqwjcLlFVq6xk
        jGlxrdgjtfzj1l1fRoNmxiEkZ20cn9D8UfgLNMNUwyaaco7Qs3cz36etNbH29G5LWoeiTQO6kXI6bujyOlDkOg3b1YbRcOzHMzWabuZdgYJTmgF6y0PKTJ5d
        NK+0DzzmQ2hIaV5dz+SAWJR0gEbjeicLQ/B2MRv24ZxRvGmxTMQuCkuKQBKM6RUxJUSsSBo1L/WLcMnUm40y1ZkW0OzdLuRB0VRnijE+LxN6zbBkDazfN2LO
        Y0JuM+PtnvkoV47IxEoFEpmvF3knNIPOFQIcHmCHGPrA/zc4xl8Ds+qcG1cNjollDYdCpsFw7Uyk78YX03EC43a6KK0030BHx4tVc2y+0CD+jWycgPViOoYC
        xkucQbucZ8yMUZ5x4FDPJckSwayevFpivpgn7pG9nvy24nYntv3UJdYcx3yp2PlSYbV2z0UhtuI8i01ti02LCnHN3cpEa9AJWYSgTYC40HNKnORgB4r1OruV
        yVXmgOEdyC94Rf8eTJdSaNQzm1i3DzzmKmkCZGMvFiD6Tvt5e7l4+6Oj2c5ONtGhtQ1MYHYDU0HCW3o61sluxib4VkNXN2I16WS3YLWh7c8a4BSjNI58OwiX
        6avtbZw0ZMPmCmLwt+HFNirnVlv6OOF88d0OqWiszVVs6QF/midtFNdM/kClO1Fm8fV2gw/zKURc1drvaeHk5jTMRtrsbzLDKOcGvtlCvBqA3WcaeHiTRL7E
        GzxF6+kN58Jn/1xRWYzADHZCxXC7P0FNz24mZG7w6k5UoIPHR2nsbgWTvZP6F/JOhDPs6PDgEAexvdPObuwAvpSRwHAz3W8jBtzcjF5Rf7Jb8HgH7f/GO1TI
        DoIjJbdQNnpGX91Ib4DpNMrZdiqOGncj6htHoTtQEr0Yx+1NZhte7MCLW6gi+niCmX3koCIKtv+xLz3MGvM0cfJpspYYgN3wkr+rJH6nzAmZIUSHjEz2x0CL
        ZrGny/zRNDYydR40dFPnYN922tT/X/LeBcqO6ywTrdpVdV51zunq9+k+LWlXSbLblmWfluSWWpatLlmyZcdxPMMA4a7MunZke6AV1pUVDytzpaQ7sUnMI9AM
        DLhFwOecDthcYkaZCxcHMGpeg4EAIndY45mby4hMhmuGXJCdDHggwvf//n/X45w+rXhgwcxa13Kfqtq1X7X3v//97/9pls2qnSyb1WTZEJEAynwgylnxtnhx
        1d38gtHXFXeLEpddQ/1fhmpQmD+ziRTMUPmOOQCsUH4Io3JgkgGkWUc3/x2s2JtouWJFMmbYyxON5bTfLICKEJmUeCutMVnX+2RpYWVsH7Ay9upbsWb3aap3
        D68RDaTasz5vRp6b9X5Zn9sG1jKHBvch4yyv1AkC1j3AIVwZFZu6Hua4Wd9m8AVWGB3vCksi54mmRZITyYnt4agu8hlayTnEnhNNbpZibp7vzZvs/wmOybiA
        XgGy182feBByrHYBvaQpZ9y+Rc4DyLkhOWeElNgi5wJyXpGc27XW2wjHTAmWcbPBmV8HzR9VtHy7BsPlDaNugfBI00aLkJOZobE6EM6BoEw4acoaWl0jLt4q
        c83oIaaZmXXSdvO7FyuEJU3qSo59YnFe30SwvlgRizh5Wq2INZw8XS2LJZw8XS6LFZw8bVT6ODIrJfOmXelfpUmZlf43G8mbK+W+N+0igK24FDxnI3bmEyZ2
        AMjC+2uuhKHblWfPvJeZ7NnjWZYp5J5PMGs+7fQj4qRHUFrN6CuEvqj2sWt0kxYNoFKunTQlo9oAdHZygHjq69hTyC7qZCouRvrMtu07wh1EuxY2NxKODEgb
        HZDWJOpkQwl1QhDgLEXOHudMuEckqEYAv7gVg8LBfjhrOAvhzXoL3kfC9qDjpTcQU9O5ePCLNjR+aM8EHaBvfrwZzebIx4yF0YwOrF/LLH/0gfXkLL6KCurA
        zMiB5QakfGA9OZGvcAPZifwqBOt7JMMYI28UFFC0ef9MDvl4qkpl2dl7w05ibG/I2ZsZx3ObEZiuYbWDsOjqqQEb8SGszN2ysfh9R9pwn2aG9W20CRB22fR6
        vwjRbsHr7Ztf7zGkzo3gATD5HjV6OQFHujSXEcH8JnjjY1h4kIsxl8BLuASe4RJ4hkvgGS6BZ7gEXsIl8AyXYAAwBo4cJROegQIfQVJEwa/AHAPIasTg3tEj
        fWsfkna9m+i7kc2KF3yylFf9ahd8xmQG+MCCU0bTgkeSfX04zCAC5RUARm4TNj7RpN12CqFdhiE+yc5iqQSwG2V9lL4pSVg+AJ4NPpU7A07Yb/N47bHpsUgB
        QIndDGEdnejTA/zaqcTfWUGomtm19Ix1ig/3dEjRO9BH5isPoY/mvKIP0odmC4/pgjEEfTLH7xHdpKN8chhv0nBi8e4zbOs9hjVNpG67t9woTUtWLsC3jW7R
        Ce5CJY+f0aV1Wd9b1mg+WHx50e5Qgm9NRni0UiGMAA9ACVKH6FgJXZLBArDx2PjE5AA09Yage8KSogOKFfv2ykHEksFBbj+q9XxfrzCBPrfe+9rvfZ2rCGoD
        iiAvlxmac/m66PlM7+uLW1RWs7JtLWWDcxkjgskn5r+mt3/9k9fXW9kbB7TQ2rqFmvV223hEwoyKQi7NfwVRgqz4V1lV3Iaq+K8aztCKEhAhUDEgAm33ebXB
        YS6QT8rT06+lAlZOMc/gLlWNtyVRjfzVTaqRX6k4zrJ/vsgKdkpCCyRxjfMsDDa1W4Q3xgKYFmWj3lhmZOv57G4fsdOv/b+iC1ahEQutC4R+VAaKCRJntMAy
        fK5A828Lx74ioafXYfxC9BjdRI08dg2nJFIar5AB5/moxO+CaPJaLYH6BL+CLZaz+haXoVMZG4zSavbmXTJkX5jTBP9j175sh6UBtMUkH7LWISSYHszVhVzW
        tBaZjPSYVMk+ZQ9blxV1fhAFsrHVC6JZyjglI5JE2NBFuIFkY7QBfYDmKW18tNrha7CAm5ng54CWoAtDAz0JiybcFCiZ8EgQ/LyNmKvtsDZgoO1QDWjD67Or
        B+cKGv1fhuP1Sc032D4yhlrwC3Y4rM7pWm5mtL/X0nS4Zw7WFJB+ndYWprwgKjmspR8Rdia0wtobNaoGAzsGBRAUGOvSoabAKjXwlwDyicOPFyiZVTLGocUx
        AvWKCZoFQvEOf7qZSZhU4STN5QbgTTpODXVpV6CJnBqoETvUoT7LTBcHZIDCrM45L8DJNnR1Q6d09JWjyTXhKg+oZhSfMQYdIWlrIPAN6j+cZlbYHwcRKxX2
        BbaKGxFNV3jbfohXMETOFV2DWX5FXGgg35TQPhXWMV7BjcuC8YpxM1aBIKXLtqlgYRAM2InqRUVDlGvULspMmQkyORMqvrKPp7KQai7ftAE9ZSH3BF9sAEGU
        hZc+xTdXwHcvs4YhUX5cj6LNn+tR4YzUo+B3hz2UsN5zyeg9szuTDdzMyIhYCXFn8RjBmxIPyQpupoxaStFooxSMEopndE9co3LipJomid0JsCKtV1BXfsdV
        Rrtkw2X9tM3SagVdBUr4TcLEe63LosIgBiK20TfnAVFGO80xCm7eZpo50c0SLbKiUVErDSARjFqWQ58z6OXlpBbLNKe3aO5iknExVa+rDKyxfb3mVvESO0La
        REoPlwZuKqzDVh5YoDKwAJS64iuso7SqlsxYryjI00S3yVkKftloNokuP9HgP0Vzce1T9rUOVOVkJq70pLrGcIGBYZW1aAR8VPCvbamVfjt5pSiiAjuJUtSG
        m9kytDdt2M+6aui8e87ogYz0qSIVjDZKkFdFGhZdINEDKvJ5IXLzqkhBXhVpWFSaHKgiFUXxxu5RRRpOVJFs6Ha4iSpSkFdFCkQViXMEolHGqkgswrYTVSSg
        IYctduitk1dFolQ7VUVyodKoYCYjqkh8oLEzVSQsAseoImmLdoU1jMMe59BapLq4aazBFcgep7UWFakNultcg5L5Hueb16AXRzcn16DGtcd5eI2+ts1JpTV8
        JZSp6GF2LapQUS50Zo2HjsjYNRojzl6GFiBrN0qWD1D9nOXda7SLJjVaa9CpMjVq9K4NLfouTDuQhVApqkJyFWpcNXrHyVy55OZk5G63M9ny5SPdR/3fgbfn
        QqK1xH4umYnuGN02tmwBI0qWQv6PoDf4PdF5eRheMBkhF4QZ7aTK9K2kOFZR/i9XHDYuzFrl2JVaWhe9+oeS4lic+b9ccdhzuEag5woLSHTmk7JY1Pm/XFko
        yFiJkTMj6URlsGKQdNkg6ZJB0sXEyCL1sQgk7Ypi0gDLE2UsT5TpqTKWJ8pYnihjeaKM5YltLE+UsTxJjHzsvOWJnRp20vhuaXlip6acD2W5ei1P7NRy80yW
        5f9fliefs9lHLDs23dy4a8bhDVsybOqAbaxBpDE1sBLPWH+8YTJsqkQZI4++b3FTxos2k2ea8YzRyRuyUUDLMP9t/ptwJuCds8+n+qeqhzdcS9zKOoOSH6Ip
        gerkphdnaLhzHGVKVnCZz3vAgOPGveyfNgnniSXTVNmTm9NKQ1V0vskOvP4JPgvmudtO7zOLx3Mpj3Agev+7HOXlDKajRPFSvV2miPG8a7ZB97+BJ4LuoE89
        PBG794Tv9PFEVO9r97o8EZlJu5fJIPOoepkMZhqdzVnPRG5v1l6GRF93VV93nbfZ3UdgzVHw/63jqGXnnHs+c3dWSpwyYkuUzVP2VDpXFa7n7aeQHffMQKAz
        a6l7ZLpPPtvjhxz8Pnr2hC5uWTmGFiO1ZhyQfMnmgeOPbbcZTuWV7n/lpa8W+17FV342CD5jR+XrfBLYo2o5/2EErblOs7yGiCMoOVrwxQ4OAD8RkXaaQ0yz
        eYyJLg//IpJXtCLZ7Tu8F0Q2R/SzY/WtfvryfrxCJdbJ9yMGhR1/9QP8c38zsuKnEVnm6eLJZl5TEmyHkriM+XmDM3kzy2nQ65yuvGWM5ZXZYqCh/0ZeIf8M
        I1fg6oF0dqLIT2CchztxuGh3Mw/JwmaTTDp5kajwB/0vAv95pdQ5dV6gCPNmqGHcqs1Hk96NIcECGazYGQAMyteza6Sfd9VgawHfrJoz/+2d0Fnph/9mnbj2
        Fzawis0HNFb7pzPK482BNhZv9NtYvNFvY/FGv43FG/02Fm/021i80W9j8Ua/jYW4XvB/xuYQHPCr6STu8SMFZ/hanYAb/tTV5hNn3fPalkgTH/kAxyKOV0rw
        XGLF1yb55z6J7ZAKkJa7bG/2VvF0hN93mLjGVvzRb+afd/TmDyzJ//SZ+9gx0V8X4ZlIcYg0qWfpxWMHPnqp6/vvtGVHolNF755K543+hHf3J3wgk+DKFvcj
        Vae4XBLL9NURZgUke9Kby8k1rAxI8wekVQek1Qak1QekDRk5z7nN73CGTxkT0xxl91N2NEKXF+3NuYn2/Ck7Gr4OspxmXfbh44/zf396FLzC4YwdlqavU1WX
        IEFXrE95sub4rPJNKYQQbQ66aKc+SQWvDRuvGGfgij0qC7CtjJjUh7VJuZrkeyhJuZKkLCYpl5OUVpKykaToJOVikhIkKe0kxUpSVoc5vCuchtBJf5iDrQcv
        gBEADj+HDzePDlR7EZZAHt2ldN+7cvT4auFb8P/R40/+dOP3Zv/zxNHjX//vPvld/6r8v9yFIroQ/Fsu5C1FcEBXNHUUltLhOf6jr37Hj7z6HS8fPf7Jx3fd
        9i/+4BuPHt9zV+vw+dnf6q2hmBa5pEvBv7QTPyaGAVIUwnQl+c4rkn7FpF8NEr8mkn7ZpF9J0jckfcOkX07SL0r6RZO+kaS3Jb1t0i8m6auSvmrS20n6iqSv
        mPTVAN9UNaMfLAU/Yg+EcCf4wcRMiPLVJD+VS0yF6KEks8WDbIa3vJRpYbkYK+zVNfECsFKmast5ypgZvXJsbJejSl5GxC/Bj+cxMy/7SspB82o58vPCJlNS
        Tp+rZXPMvFg2eiEbZTirEJfbQ6mHORz2rg7RDU57l3HD/pVxw4oyuGGNNIwqjs9XkAKzlQ3cQCO1PYQB8Jl3hpDFAsUmUj131DeduuIjDAO+yzffsOGbTl30
        TTfbvvn2Vd98wYoflsU/pfS2nvS2nvS2nvS2nvR2KOltPeltPektoputVLLVoEfW0fP6EiEx6W7F9PJKxXTuciUZw0oyqhXzSe2K+ZKVipnQ1Qq+QI7RZ8wx
        +mGO+SA7aDUN+iD7ZcVsk4HZHcvGNd7qSC4+yq/bNgLDsHEgiFMw0tbMxr4Gw2jQpSpHTauXexypspbQ8RQz05n9kWb2SHgo/0gz+EgTbnCTMXr3qez+hkdN
        XDAXZl6uGBnSnQNWnSemX4qODc91h6AewYkec8Pcbvs5/0ZxuPKGECf8BewkkBLwdfxp7XbbP2INdDKixHFJMPClLS8t/0dtu3SeCQ3mYPLBt9CV4SqK1Kgk
        5yAEb2QOJfWQqSVfBEfVbqct3nfAlYThLpHJYjOZ2AEH7GmF+XTVLpsd4/CAXOw8iC2MC3hbwlsq1jYmPJb/9X0uINv2+67jA5Jei40imwgANHBVm1w+drdw
        +Ui19/p8tNIm6XKaJ8Dcqpzbx3yzp02zp7Nm+7w8fo1OJk4dH0UcLA7Og1481oz4MPFYMzTxx1z2fjxkQosRpHCXnD0cVJA/5/HIa7KjSlt7XAy+gB128ha5
        UBlR/iwHe+qFMWszjD3nP1d1aufdZTo48JCtIfwZ+MEE3I9GQTO1sb74D0+J6TPhm2a6zFp7xfI61WsmkIIpdOYYm13pvRdtv/dsel5+cxkELLdjgdfsau9U
        lKv26vIj7uLx4nvG9t/w4x8+EjrHG3uP/6O/Cv/4KEd/V9k6FstFVECl3ax0LREiqVTLk/r2GNsB6ACE1BBRTERADZ3GHaK60sFpKH6quBR/rI7gnIT+QEI5
        sKunGxF7DIH4jYaCDZsJYIy5Tp98uKulxW/ae2gxc5rfjtytSUDpokbGX3qUHScm5WJoGrhfVdRF+8loOP6w/U53MUPa1J+fNU+rR+EIzEndw5e7UaUdFdaj
        zHu5dnOKQn6HZ1LlXPZfYNfwTPzAorrURhRmeK1nn1xwgFjuANNlc0trHcEBFGUitECrH4seeshjAz25j4pZN4QakWKb/1EImkflZKa65g2hyzb3Ds7cKT+1
        3Mal0wEqZRtsArLjF9bw328Qhfz1/N/vX2rjg/Bq5tefoP9/gV7981330f+/fKkNEYEeRiC/V18JaAbpwNLm6oYgN1doAJ8R8QzypdMJnWrRuDnU7jpBXhIf
        PAPunFP7TZrotABfPmZ9XTTUBGzaBoT/KyZqgM3qkA7e36RRVl30pkCHMYH+7zsiNsNtFrohikA7si8AeaDyJiEUBnJnC6hLV8Sjmbbz8qmzAKs8zNlvF+a2
        /MoR/spi7ivLA74y0CP0lZVeuIUygkDuhlkeCG9wAW4pOJCcAKOXs+/Fsb+vQK0b1Rngq1gI1Vz3clBfxRbmCVQD/GsdCOWqeYCG7zlHANpjgHa/BkDbArZO
        H0ADjM0bSLw67D2AAZrmLweJAeDPE8BD+IuO+HXpQkTpDARypiecLYE8YNDGfuQBoG0CbRqRtiBZWsK0UHOghcAuDPqQoOUBK3Oh/VlHFc47y+K9F/a6ENwl
        rIK7YMapwI1PuQ2LACDr+FOv/Ma3tv7nAyk4Hrqb6n/5+ZBDGyRpv9Lm/WWRQOYnLnXbQGH0+PD0Iz+9cicEnJGdKEO2jp46oUsnztZs5hW+TJc9Tol2tiIi
        K5bwxHqKRUT3toJf5Pda3jfkPRuzudqmuejIjnXrd0593c93idp2dCl2n4yvDj0RX/xxmpUyVDNdhI9/Ml48Hf+1DX1NeVXCK4Z6gzlpxXpYsRjgAgEWC1w6
        JoglTST40zQeH3zm2vNP2zdf6h7/xTuKw8PDHz7a7h7/Bzyrv4apo2Xf1SW48aLiEKLSbcQUZpsJBdTxseonP/Ix+y/v6h7//MjPTrzvl76BCh7/Oq7jx1Bd
        EvWCxaTiZ4D+g3+BokQst/y/tJV7nsP/6dNRAZ48dDrGNHUc3Joj2WIICwRLIV/gdKhgwtraA+fW65tTnsSXuxErP+ieWVZYAopDoygB+nZ+PqQIloTNeVh5
        AIiPMv3SfXr3haf2fKbLVSAXQy910nv5eR9xwxE3I5BgGgC14jwHYIC3f/+a55Q/5C675yX4YU00TbQl8WzUVgEeUvT35nJ6znxzGSNRQyyFaozQlIZnF3+5
        eDqqx4V/SsirHh99gmiDyAt+yTYhPnsiU5aejlRwNizo2k0EyYj4zUZdnJvSi9Q1vMGpQhcQtPNFmkYrzfKh8+cxUml4Uvt8VEkfPvTUByPvmPVNwOWICMB0
        0zELt8eWvx2++B+iqT6GoJ2U5iDN4Rza+yBQ1UNNRPjUzgdZQRMb60ORT/TZP3seX+QeO/puOf/g8aNh2Zf4n1GRrt8AfWZ4+W+GJWrROYbAdkUpQesQJZ6B
        5pubJJlKHPSvZHIeg7zTbybZS5T9eRppJtmqp3EH7j61Unr655KN4Y4ujsA0qMfeGnrq59pRgME589TPIZzOkNmYfoL2mxE9ZDBgfAT+h4b1UKedvW/TXsze
        RhRtCHGXqgkoQwdRfVhx992cS7KY+5GOPC7+0B9cu7OLQD/5p2ioHSUqvw8nbNGHj+DzqqAnDf0YDevhCxqT1uzKfU4dE4M/DLZs5djCMzwSNAwYYnZwSh3o
        6OGuL5BvC+T7gPwaB+cUZP4PbftDiL+aAmtkg8HsLoojQqYkbD7X9gZlrdnsIPsDiLQKJvKQH3/8A5pA4bQ/ys4NJXK6LbG4/Q9x6Ngk2u5JkdTQj0TnteLR
        d9RwViJ8uvF/cOhkJYCAGMRaJbCAjPfUHMCV+iB1WeCKs34IWUuS9RlEZdfO09l2ZZwttzNv023b/4qjhs475wadmK+d1Pag1EGWP6lb44dTsdCXjQefQo4s
        F61sSzZ/Z4CJotGqHiUC4Q2bnSOxJXtyQOP7MWOp6K5nlFufpSKR5RVQSYaCdkGnF4nKaXdYtyjRg0f/4IkmAnFvib6SBwIjqgmFwnGo6h05/rOGemtdKoCf
        W2io40QfsbO0LrskpmYD7FmI8FmAUzXsXfn4TpSvrNGRNmtHVECUsRqVQ0kRDgnCkHw45VAXAMgdaDFRKyBkivn6fFQVgR7j42yB1ejhbo6uFvNcaLvsGtuN
        q+Kw2v+wAxfbRkDRIy8m0qBHqLzHWdxKkx26T71FZ/uKnrxO0aC3aKuv6ENbFmUh/QCJ+IrdLxLfWiavrqfZLzLzAS2sXqeFrylI79Ps93+44XjLjfM3nMu5
        NTWWejcnlnp7jCrQLUZ1aK9REbrVqBTdZlSIWkbVaM6oFu0yKkj7mA0tvJe4GkMU82nIZ5ppFK+ry2FT7wsP6V3hgp4LD+tWeIe+LTyibw3v1HvDu/Qt4VG9
        J1zUN4exs2iCJxXvYUm2F1fvNTpb1OkbjUPScFYUW8LdxjTvBqOhdMxoLO03ukh3G92kA6JuE95uFJHmJXbGYmK/dBcvBofDLcJ5/2HmiDocWhHswli0Jx0O
        1XiGrncyK9XhsIwtui4wO+6u6AYav6PRbhrNI9F+Grs7o2M0koejAzRud0R30ygeiuZpzBai22kEF6NZGv84ujG82dcHxLfhLC4VXKzM7VYOe92obwSWgotI
        Nm3Ts5RXEiz2nA60VV7X5S3QVtAFe2KYagmhVX8j8xrhqrHejcY6hBX3szvJnLE3fHPRvt2NxnVV18HagJolHaYmEPwjf4imiqc0Xk8SnTSsxwhFIR+CEoc3
        6btFEbOKbA1CW1TjdBvNweM5VaiPiVPJUZQZZbdQVWSqwvk01D5BLTCBMIkciG0cHsSwAaVSv+rMLh2mj8Ob4/CMrmtt+kZfN/Q0nDhSqUn0OcdF6WbHT+oV
        Cuqcka+e0uNttFvldmuoweeeBYNq0EO5xUgDheoi5s5GATqXOwwP4V2ob88b/4Y7CeJvGKjxdOLaNkvTj/3U82LEu3uAvWx/NigO7xTfmCV9O+CD3XaWu3qe
        miGYgU8tNvdtM2c43KkjhEsE37gMs4QbhBGtjQ9+v2vyRVrTkFK+SeSbEEft6VutQ3ZsScNWhvVDFTtF+jbEwpsXDWmHI5VeASV5k6hA084gqtgO+xpbRZ5I
        lMYdjgN6GTeh6HU74PBGRrsbT5BhstLE66IboIxGoxiVvy7qAEZt3JiUC79eq4HMfGiJ8LoSC/0o8y7+0JYlWuycVTRHeYBNidaWJYLopqREEB3MSkDexcsc
        Bthg6cNrHOzpP9BJfPcpGrcQ8V4lAwyzeT47Sdzv2/UuOmMOgCkChUGGSak7+F1mW9B5Xc68BRQyl/MO6dmrW4/v+lLwWdtIqxJ/5ruEHZ6pmXIev8ebuU7q
        SZRMOU+FA8s04mJQiGRc1hi012g5l7vt9QXERjz2YSKV9UGFpQ9vHCr4DH9ScIsuER5pnooUUe27CP73adUkPHy3buGmpQ/oOdzM6WP6VtzAh8htuLlN79a3
        4OYWfYPei5u9hINvxs3NhHv34GZPysW6eIQ58tXM0wgWocVRctloY6+Rxd1mZHBzRva2z6g13ZyYedxihHe3GqFdywjrdjFkGJfGQ4ig579zkJpkuDPlMpjt
        k0EZZKgQMuwquDZgh6H/gBwYmBiWI4JASbAYxL7GDjPEm0UgYTzq4nFvGGZKZewwoc8TRltEHci90Q4JmdJWEQaC5qcpHbr02I9mOuFQhouH8bosG8e2dies
        5UlUePiNtlPqiEELtE7Eo7qOJHjGeljH4pnVdDeMO427MdwFEu6jvB6Oii93uhsXF+90N2G0yA8arfKbDHFxfMCghzQfb4FfdYZ5ORqYEl6PCRbHgFaHIaIj
        wh8JE0gYh+XXFCyiFyG2o/xTOW80qfHVJehvbLaMD1DTEGoakZp2ZLorxnuNuECLtDhDCxJCJmKAHIAXdkC8v5O6PXUhRddl+jepGx3q6Gg3G/VtmgacKAZq
        flrPtKMJ7gM7F4YsA5s6dW4MnePv3ilbtXhR0MYmLppOXA9DZWtzf44L0JZo1IAbac6iWpddD8hDpctefGCqsR5Nohme7hkBPzqVyNxuE/8MPtxes5WbIdx8
        +gqCvC57oKaOcg1EMICPAMFpB+FfKd84PU3hg0bxQRPyQeN6moWq+F5EEKYcNXHKDFdKyIGQLR09k0peFxNuGCGoJlBHk1D0Am4WCCkdws0hQkp34OYOQkqH
        cXOYkNKduLmTkNIR3BwhpHQUN0cJKd2Fm7sIKcW4iQkpLeJGqOYVUeRepUvwK7aJt8nC0IolAS7ogH6cGQlwgWCL84NY9EGF46NO404YCAqeMBV7wszrOoEB
        8GuOKqWc6vIu8PWstbfJlq70saVVnmHpsLwxYUu7/WzpyomziUbryzYzbmH8A750BU/Ml3bAdwbDM8d3xhGgnPKry8KvLoNfzeVmwZeuQApTYQ70iv3+lAvt
        o5ECh7vs4U5X9jArkS7guvm4wNCOmb8sME7Z1uAVtAmsi/BLa9jW3t+Abe21u2whjStLjf+27Gr/x2zHXVbnOUaw5kCV8HJRYC+WKkZ8HHijcJPne2ocTwdC
        fWSV45IoJyhxnahiFsM7mdvEoi6cqhnV4uLLUSmnX9mEF/atWMFN8VlgQQf8J5TyzjnLeXoj+G0IjHPEBRJUnpJAgpsnaJAA2aod/A4MOV1WKPwdO+Jn6K7x
        TRlurq8NR4Vrn2a297Vhugl+F9YgJb6HaCdJpP85NOwAa9vQyVQacxgO4WFmEA1+BjpEM06kgst2/Pqnl0/WrEGu4ly8/q/vPinaiwRBEIT7rJFQPGzlLT0d
        1vX4/YIaPe+fM1aS7I27aCIORePiW18cgA+gBSQiEWH2CVAA7HibjczHqcgbXNxib5AgCdR6pqOzmVemsHdPyOHWuBinVJ/93teNgeZ4Hy/PcNWqOK86HKG9
        DVNBPvyN5VlUJUhuRxG+nc6PiOVF574y8tWwh82Acm6JwhwIkwoOZGNtcWMJo7c2MjwUcZQAOUcibxXy7wqKVCCOLHOwqCHkqKLWbWxMT7SoL2dCxeQJ3myH
        pSidgyPI54m2gUFhG0c+hFsoDD56Big4nneKNaqH2x0jfeZYXl3mwNGIDDx6lnqOnpCbEuHCTtMRmFPljp4cr7Nhjh47eg6gk8ZObNpYyk5twbEF86r5dj02
        0eqb1E0BO0QBwL0FNYJp9iXD/uTZp7s5IU7S5ukmdoZEDbLhvQPLxClRozL5JnAGRT7I7WnPdjimWfK2gQAUeDuEtyN4W8vecgTjaUOLbzO0+IyhxbcbWnzS
        kOAThgQfNyQ4+5Lxvw06K85gJ09s3GH8PBV5Zx149ksz6eI6bPUyVp97Xqs1sMG67Mgc6gePNz3Ce/4P2bZt9PDy+RHh4Oqnl2nb9nD1rw2Ljt5188yIatLX
        yKREL+36mRx/3nZARDQdthpoKrb5bdps89Q02v/3N9l81qErZI/q/qZfFt/0L9lUgWsqcKQCWypQSQW0z5w0BenKxmtUwTfIPDRlQKE1BPuPJn+ajUePMWFT
        sTIeJSAOCLXCzFM8prp0rtGgYaz5RWWPnB+o5OdJQBX2UIgIKRicIXFFGCBihpx32BHmSEJqit09pYzSTiJuIXhQx/FI+FVstuBNtISLhLtjPcAp1tslKlm0
        BpvsHT+a6YoFEdG17Ixoe0JED1ZanALR2tRoZhti6cErKIK6oJpJhMFr95wbDJzXkGmIMw1zrDwmgJs64GpGekshpsuYHEbaErCPGql3OQwMGunLLhS//52e
        PXneqJyyeeym8ASWjEggnz8swzsikzA+YMcqaFiFEpLDiYBN57RnErgq3qqq6+kRvX+rqtFGAjYme/iYkNmtE1mPrWoaQV+MeiYcQ3VpOhAyMqLDz1AyhTm3
        koiiQzNUR04clWhQMFDDOWS8I6cA0410W4/l8HhmjBTIbPuICGkAZ4hNs02VOYZmFOrxvKBDtzPTpUCAEAFj4Gc6mSnUkJeVhG29o52ti6JA5nD2Ydvp60cw
        KPT/EH3YCLBzHV9bpwGhRDorjlLtYwQy0+2oJk0IqFOTdd1oY+lU82dJ1DPEZZp0YKIV0u4mZyZCxRy4iAcUX20qnKBUBjEZi6yI5iIBivhcZDgrwsfS5OOz
        IpZ/dcQpL0+fK57PfGGY2A91E/th1MR+GDKxH8ZM7IfAxH5IzKknzDY6vnmLjLZlblAy3z7R9nAne3crxwF8a5RBM5eJusu0BsNZB16UnXs4RME47x1j7BuL
        9hCbo14goW4SMg92rSPdx07UHByDEEw4qnAkYidk/V4i4OElJXSrjviCJCT9AJye38+HqnH2u1bVLjRy4WstgEd7VnWtK8eiKscgA2fv10SWj7ILtqpvdOA5
        zGnVRE2N2+4Se1NPTgE3rEW76Uvo7/FmOMs+KWnJ3pBXLYV/t2FqcyTxSRIraldZNtodpnZHcIgbpdt6OOInvUUHwYRL+5v22JSUHtub+sthR6tJBNPhJHDq
        CDv/HKBPB83iyJFPigpiJoNPwzRxGg4/VxxO69BB/Yb2erQ782PV1LvX6PN3ZxyV9nOUg/LlUsLd9FnD9Fkj2WelQ9L7WZsHZPdzVLxGpFAg/qokvMDpqJSW
        aVCZKSnToDJTObnP7vXoxmtjhOFGYEx5g76xG91EzzPiAPB1O9xBCxVBCvQMhyZAkuZOEuCYsdeaaNod4UTilG+HTEcOhOiFT+uoGg5V+XaUbut+Ut6nurmJ
        pjRxFS5GZ6RHzcQTYRikfgFLpsoaVRlIlTV4v0OVMO+ohoEP53Y4u4pRhmMsOBBEFhFftYfZCnc7Mljsa5Eu95noDK5YHowb8YJQhgq+EwpLx6yDjrFXBOnN
        GGJc/KfBWb1p8WHT4BnAhrXUU+6MMTx5OKwZjWd4xI0VvEsn/lsQ5oufVmyx5eqpAd7i4HqqaQxIVuBAawzPY9iGcFNHZF3cjEoAc5X1zTJ9g+TBy9UamH5Z
        +X7RWjb9auW7palXcPqZK97q7ZO+Xpf0TgLeXRm0T9Lj9GZoDyl5u0B7RLfbAO2TBMLTKaCX0pwNyjklORuUc8rfDLcA5RFJmuoH5Ul2MVkl2N1JMLwLFe0I
        Ac4DQTkkGNsuoBzR7TY/KT8AlCc3g/J0rEIn6b9HVcYOne4nqdppOlb6VKQaTiNOxSRVP80BXTgJAUaAwokS5tXHKIKQiwM7MnvaTJkDUCo2OUjTRcfMGj0D
        1bVZjJ8sAJnm8cSR0YTI4gwmEvtAyehDk4BxJbtrGhFZ3Y3wxX4TIFwBPoHu93Q7ENPzcsothxVlYA4elmCFSNXqG+DlKwkpLo5ojUGdEpdZ4impsARHuF1q
        bU+3TUUwdsYzkgHYK4Qv4D+05/MT71Hy8YnrpY1NTV9WifsoiYVufERBzLip6SQ8OgC9mAB6WzGkFxNILyaQTjejHJuDJk15ZqA3bDPQlzn4tL2pO8alq+mO
        LY7B2Mpl80jYZiQu2gYVtW3GRVb6DwfgKJFKhYb8njTk1k5DQ21LpFHbDS0+bejRXYagHKdJHGRlj+MzDfkW/hYTx1KPOfayfV6d4+5C7/Ln7MjN+9/L7DbY
        o4Ix+8o8+dniyY+DlvjGew5H4BQ+mMcH9Q+X2BbLuIpiThfRqRnrBMqi2odyus9M/3JO/bAGoVSnE5U7dFsSJot5Bb2IEr0qcbjIEjj/bGlVZ09RrNFdyjVS
        bkNFHpWUkaHcaTNM1GBSUEUfXOlgwXSwwo77OP5jm8N35rtVhRaFdKva160hyN6lW0MSHV66VUGrQ9ItKqgrF/irwduCpLTewRsfPKvSBTDQUIOW7rJEpE41
        JF21xG5NiYQlqrVxQpLqhjocwAbViQyWuuL39R4jZ3pf6es9Psz0vtpltpf0vtZhNQruPY9lxYwl2iyhzbIYFlTQEajeJ2Nqy5jauTHFqHf+zscUA9YZOKam
        qzLsSVftRDgm079pTOHKsfM/wph60tFiL5z+/Y5pBR0ZNKYI6cFdLUO6ArGwT0/+D8DJYcD+yBSRv7ssE+ImCdXjG5fdVeOqu2ZC4YyYkD6jxpX3mHHhXWZT
        rQKsrEtcUZ2vmhB/iSsK+HqG9ssSVzTO1xYh45LxCV7iihq6xDScq4uoDGG+sK6Mu4CrUv2VVF0Tp9oxnX+3Yd4Ba0/Q5pJ/d9G8E0Q90vNuNecPahjjZ96B
        HcYZrmLh1FiPVdzctZnz1M5UPJmlZfzCK3G6105KX0Zp9ggvbywubTE37GrC1PDN+yF+XxJ30ZJtDD73TMVDWePt7HhvgpyBQ5wWXzHFUb5iStd7u479oQQ6
        g7aflbozdL60zA6HL5ZPR5O7MjO9Mw/kLJ5gJGmvsZVJ4fFE8Nn6wKPNyFtwni3oyczgycpkIEeD/ws8Sm+dPSnQJXMPgSebXh/vCxRy+WjwebhSDpb0ZPym
        2LNOsm+GsZR31tNEWkHwf4vev52ZAh3tUmJS8aW+FlaJiBnLNeEu5RlXg5v4g7QJuu2vmN5LxW6uYpe2ijSY4R2LhtkhDsayF9FiksG4G+vjj1B6lrh6NLmy
        SwvnGfgGXNkeWPOqXaBz3TQ94NA2CYcT4ZhZ8uO7sAQqmXGeuWuzBZy7h6o55S7HgUcDQ5+gOW21cKpJe8hS8jVjejy5HRcQQiulpaiB/MF/sBH+ql0Im5T8
        UmkpHBcNnAnK14BkGGrlQBIzeowlxPGzPx7EOh4KCmEjdz9FSGCMFc62YfgijgG3g5MWoxAuwTQv3ClOWrXFlf8Yw7+W2DWMY5Mrikc6olevs3/lSArsoHu9
        jWjA16UGrP4dUP7hN5HJrUMpdzX3PxofY/S1ja8t/j1D3bb0VPAFnKLYesjhmJCscE6kJKXaUCnRHrO2I+hoOOyUmwP3vI4Q0egK5dshbbNraCxyhJmkbvDK
        jqysnQbjVpzZcN2mG8EXFN4QHS2hKRVK2RC1O7DOmJAglR7XhU2vAPJ6gsV1qhMV2U5QFztQ+mhQeglhpjuRYmtENlGFcccE7LJquASE9ycws0O4WGwANZbG
        dpdR4cDXZvK2JbcrRl9XpnlGWLsym6xmFfyhiC0QAZtDZvN3iDbgjCjMQsuFskXDa9GILq6lFp1iDJdIGd882u1BOk6XJyLBN6XFLjudxkhvg5cnjrxNWKxN
        zXzJjH5S18hiVzvdbhvx0Ndpd+Xw3CYvmO1ZneD9dtu0S9q62E6V2d9cRhCLVHz55tF1XUUARVAh8HQNuSTY9+z2YEBIrmBRj2L6PfA5R2SnGaOFIRCTBKXI
        /2bQkwWi4BZhOwzJxILzzXQZXnDeTRcCkVm6+AuOposHgBnXChAynho56fL6gnOG0jEfC87DcmdFCgAzrusLzkmciaAzNC7m0p6JXH2hu+C0wKrWbCbXiQod
        dkJQAEEDsBpnNxUp4h1bFJkmex1Q3U6Xyi9ypciEf3Dk2qHUQ3qCdYr0tG4uAUVZjKKm6WYpnM6JVNocHcMn7HSxzHHI/IYlBpN0GP03fxLEnywAAQWv2v4Q
        vQAuC95Q2gpu8X/XU+Xz9nL87J8F8WWLlTCrx55mwzfWthzkFV4FRP3lIA1iPXk2JCB9L31BJ6IlVszJL8qpZJ8K5aXdRNl6uTdOJx/RtA0z28KC0vBXC+KM
        FqtCPCglw0371gWoqLBRI5RUYNSYK12A/Su7POowPezkOl4Qu5g0P7cutkXmU1x+T610cgfYbkpNcIG8v8ZcegGfIU2iC0xYUk2FXN9K7OzEYUzEfp6ZCFZZ
        J2m6CVd14FigYGheU6SdjMsiDQU7vYBpJw0xrUx4Sdce5ewbSEKXNCWZDQprKXk0LEXqgfYuyIB6Ar8e98UTi1DqX/EC6sPMUiZ5k4cBhBiiYj1D2QsVNr+n
        9jtR3tTFzhfIG83k0pUMJX2CvaBaeUA4CVBk0+DOgjqkq/4vjjjF5fFzlfPGp24xcXyeeK6AL5ASuFW4KcNIvwReGgId2FB6KsXqnTWXnpz7ah49OffUCnhi
        hvEeFYS7tcLlBjzp8EY8aRiu7FGt8CY8tcKbxe2uuvaP1eK1b1QWlEocqKQhpSEp2yllVlJmJWUHpRySlEOSoinlFUuSTkpSqB3sgyqpvyXJNeHOIiWQFHja
        +IICmeSJSfJ5dT7nrOIRJr+jnRc43DfTEVFX70wGfaPLZ4Ru+7koukDv3Jx4o70e7UwfH4PPnhQTUT1ezq7Jns42qZ25EKk1Na130qwN6VrwH+0wSmUwEGZl
        Ly742aujfrhTF8BfAh81Xn2Fw8EqQvrxs68MCuxKg2CFARywQFPtHsrXfiXQZnDAqlJIe2HLshHYoQ6YrPHFVxBPCQU50eXEl7ZuFX6gPAKpeIMK1qVFpBWQ
        9srW5eDErQhQVHEJBqSXqfiwFB+uOr7lD4qzMOLHz7wSCEyU7nMXOXRUYBT2RkSp3Dhcdpif2yLScIzO9jvpd5jdNI5gvAf4IZ5g1eKrsDF0c2Fso11UZlK8
        Ju9CiKMGyIxAKtnkq3gKargDq59O3mwq0xyw6yc30YBgIdceoGoevPZntq7ToXdES8cvu5p7yd2rQYcXO6kEJduq8qGBlQ9x5RE7js+3cCXfwhC1MMQtDF2v
        hbGBLYxJCxD/tvtGegxSixmiEPiG43biZrSnJxv5ntSh0ME9qV+vJ8MDezIsA8ltDIOBmyFPIztj2CyETmzBhZJa1g4CCNhhCTrFEhoQrmcJ5oh2KupdILiK
        eidooaKOQHcVISIgoqwIV2ZE5yBggE8UVgFu73ZZ1Qq8NJXeBRXUsMSiTR+x1Rl8N0BLjgo7vcAM9iu4mRFxghMXT4cVIAp7CQ+JVBrB/tjhUwW85hIigYQs
        Oldw+ohTQF145gWWXqziZkg48QXxBGebPIsmy0Mmx8Mmwxnz3jLvA/Nem/ctnDSgUXzoichfoh4SAvdZqrwH380BImD1lPW52+GgKBAnVHiSoZBQMOwoiXxe
        M2YA9aqJA87Ch1JcpEOoFVYwO+LI5gHmsDv36spZE7yxRN/v+QZpoO3TkS/SftyHfoywzw7G3cdUQNJPF6Z64SmA7gvJjKhkRlQyIyqZEWXyrDgmz6pj8rQd
        k+eiY0ZuwzFDd9kxY3fFMYN3Ncmz4iYz5CYz5CYz5CZ5VJJHJXlUkkelc6Aw6moJM7Hi0uDzVBRYVOxnc9DBayf3Wi3pau71OqaowDIiMzltZWZnVZnpWVGE
        /cuh4jnKSWqMfIblMDqR2CSujLfndBgfYvuhNHwjWIIIundjpv9zAz3uznhonrgscMVlgY0+svc0XYxflUNEUbzZD+W6I/9WSo53vnKu90gwmjsSjDJzUDHB
        fYH9jICJZo49Hh97ODr5AG016wLTuEQBMhFrgZ9r5Ul1xIMsc4APoB/C2Rzw8HXxpRch5MdVm+PnSgziiFsvwq2Vzad7nCIhFWBmJE4VwtQkhAi3fng5OJqt
        xfyLmrAm2DwVJQmYEgZJ5OMnjZH1muFVvXmJQyCDOT6YPcPce8OeqfAnDXQHD93lwS9Gshc9jdL3Cx8Fm25/BnDQCLtfBR01jHybpXVcEnz3sqmnPrgW/u5h
        DjL4ek/Iv56aaC5wQEM0Q596hvGSDr4OnTYQ5qPwB5Kk6UH1+HSoG01PyQEfKXKeTXHGsJklnDsXcHjKWm/aiAk1mE+z5fxARxa35/zjseMiPqgSKOH8k/jP
        sYxTMJcd5sDKhI5HNju4svg4gnNlEaevUdhRZeb6r7LLuHpPgsStqfWmsSeISm+am/YTRx0+a1E3cifPNnuMwzmKTqR88HG4m06777NYeuImXrmkSFv8VsGg
        cpRVj4tyghrl856Dh4Ye9b+7sIklUDtmHVQw7ebCtRw2qBmOYG6WSnIgh5sp4bvZ7DHrax6xgUhyPIFiD0/A7eEj5I/fJRkzmo4KYLDGEX9KOA4iDrQDN3cw
        pLHZ4x5OxWWYH7ST4znOxAabddhux5NT+kBkRedkmpELEcREXkfMB0qZ6MqjQ3LE4uoOnKIV4JJVhFcyD+ik1TNSBTlob3lmTjgpVs/Y9IzMVmfmUgpLBZyZ
        azwVAH/gV/AcXPAcBM4ZfQKIiuBUiFlVVO6wF7OyOCs0I2D3fgEDFqr4uzj1O/IFrlkNLne7k+ONtFl3nFeD6iRsAGGg5FYDM1iKwmApCgMlWw0KS7jGbOCS
        sBBq/ElKlkbNf73h1s97y+VzbDiFs/RIylHA2dKGj5RnCqeicfYviqfVAjv8GmFn2zjTraaiBlCcuXSVptv59CCVTIzoEardIXCk66pD8EDXl1z8bvBvG1sf
        XV9wuz1co+z28eZzyHDRZWsV4V1y0Vf49zK8z7SNF10kvAreCl2vuJxId6+ZlKtul53hsess79EmeDCnmqnpG+UF+ePQsZEyr6DTzJ6bMDx5lhYgyxWH7Y5g
        DH6B+TiYnYJh0MMmxsOMlTBjsm54Xx8OiM5H8YsOXzacaJLOPFcl8bITNViBZCJnUFtaTK7YyqaQd8KcfWCwFOYMjdCddQwvR4Fp8jWIZpB1mtXCLxCwr0mk
        Ygm26TEe6xI6WuOOTmo0EMGopcsLt4uPTvQuV+9iP68pP//q0Tbc9ySmzmc4KDGUQrTfTTj7wRE2Mq9oNyl15q7uYzkrdLBYnNSd4sAwktObd1rA4AR76fRy
        LGnog3QZnZXavOYRLo3Gc5rOkjxy07oxcFzzZ8twItcbHEATuQYml/6m5LbBnCWOL0Y5Bfa1yPT06Wh0F+JODhOc2/jd4N828AhdX7CvB+fDiOvbA+eU8goX
        vGzn4ZwSXkVP6HrF5kS6e82kXLVTOB+Gu0D3lHteux4eAvGlr91Hm74B/GjHJULkw6z/OIE8sGjJAN8TspYzPNwD9wnpmsC9xz4yI7YWLQj7NYX7YZbGDbOw
        qcGHfH54iO1K/pZAj3MZR7vlaxA1E/FcVBGgLxvW6aR4vDJg769xPxsC9g0BezoSst/G6nXAvjwA7Ku62g/2tMf2gf3MtZyjwFT8YVmPRMPNMGOrIzZok/3u
        GTAv5MDc034HBmhMCfgZmMPmjId1Qk++HTCfBiQ3M8huyO1kBtkIaTTGen+argXIkcY0SyvH9I6DdDAbw/mMQF1kPCN8rp/k6yI1gGvLF6tOeE2vKT1es/o3
        GHuLDcbeYoOx+zYYJF62ZOldtsQ04n+ElefKQipdMGswAYSX26xzUXi8mTcnLXUkW5B65xA62TsFs7RCjnUp6bR6xa/oo83QNStzMl3CIswuYQ3bvETabAYK
        BRooBBiBJq2s17E30GkGcv3pTLLNu0MjsajlRRxOwaSFozLHH1bQEQ1tNrQeBdtllN2qg+6SzrSiCXEn75oVP2mczZs13zBu5XmkyjmCqcgUv9fmopXsBWcE
        KellpyvJnWRqIFPq+ANP+VNHjvqmuW6vdyBRexzkDqKTPo7VyrOSH+jQZQfPOeoAOwkjM1pisnF/rR27uQl5VfuRl/FUE82Y6E3bkJWF3R4hr+JaWFPsSFch
        ZHAZH10kNFVfo5syW69eFTvVLmvadaFeNtSLu6p53FXrpj4nDe4C23uoH3fVNm3ZealIZnAZeixsF1RVhC//HKoq63oHDjHKutxm3TeaE49RlRm+ibe3I8+k
        agYex0yclNvcJuwTwBQfqTm+Tne3iIN55zxljjfZQaArf4839TgtQUZ9dOPgq/389r0JHnK7pZ2Bwqgxq+IdiLAfhFjROCwMIKNnNDnOqICl9fThE/gySOgh
        lc/vihP8SlbIwFFhSYcBpgSoGDkbBKwM4iX8egjG93ucVsgOEGcRXRNeJEp5hF4UhO4JQmdOGyEG1uoGRjUYHYqAI6w4KJj9TDjhJ4bGRi3bMobIGvgZ3G//
        40qp5cK5nOaQl7tnl8hplOWxCOErI4louhgJ78Vwn13RIpL4lqJFVNyaTVVM2FRSAHwhjoX5utSAUSszfwdvIpMbOu+DtIjYS5bEeGW5cAFaPewrInkQPUxl
        +Nj0AhKsAn7EvUFg3B1Y/j/3EKLxvDApCPuCJxhlXhgWUwtRr+dgWsjrGsg7cyQtCHkFrk/OaL+3wBaHbSdlNjBrkYeuyLzJAf0p8EGmIxmxvAcPPhieyeDz
        2MKBBjv837II3OYkRXDNKaSjK29g+0qd0i2Cc1qSLvj9+Yoy25W+SaT8V1E1e0Bl884CyOGSgQhpl61l8RKbi2hYgAsssnnDInOF66KrGO7EDFtK26xq3GaE
        4hjuCOvVWKYywn6+uLHoZRhZhhEAJlhXzKYLcAPgaswifryUcwDGmGhMyJSzM3SjONIxfC/DQLOZJlBMgaOEl3HOOsyCAGgq5mb5P2zb7rkkLBfHax3joLUR
        nALw8PEqEN9vbLgMdDp4MuWVDKoteTGnWCq4FNK4tMms8wjilYlL07f4/N0SnDaUaIqhrBt+cnI4/xds21sWl90q57C8+wPT33rslLgEKi1FTryy4cDlsTJm
        X9oOprSzVyjKrbIIlC1+72I3+DOVPqybknDAo26zK8Cre60ysCy8+oAXRjfuvAKnp4Aaad+MS09q5yxUZ588O69KTLwSjvx+x/bR+8Uldn7qxK2lyE064qAj
        s/EEa1gEk1D1uEW71HKAeMgrKx9Z+eC8OkK3v/I9wbw6RDe1eXVANDTs4IscMKaBnxlAy6zSmOH4wFJUCBoAjMCL25/77adUbMUrr0BdvIHh0+rxqAxJ6Mpv
        OqEbf+E3P/1XwNx/gZFiV88fDIt0VfTOp/R///HAZ2QO+C+elQaK1EAhpn4SsqfKf5kOFwH35ACEcbPqEHwg7LWOwLnNXutOOPG6zb4rrHKsGq1M3xEfmi5V
        yE5nVSkEG7R6h40QbP5h606shcPWEawx/npdwdfju1w2DClwo3QNPPla6QDz325Shw6yUMlMU/nEYZwF4sXTNCldx3Zzk2KJ8DFn98NiYjeXdIrHq+2EkIDS
        oARhKf78DwYw7eIp9fqmdFvPlHoDpvSrP2imdDKdUtU7pZ5MaSEbcQ+fGrf/4LO/lUwppbIn2UFgpb8mWH3ih0wfpqUPuanhGakKWAWbwcoi4Mj3g96YKS7I
        hHsy/UWZEq7tkI91YemSzIh72EoXDoFVQRZONZmjXys5xfPqQwSwVuYoIfO8BaoWAsac96a3ct6aSh9M7q6+Zf0jXTpmfRP0fwSNVKBklFT6Vo6t+0jNms4O
        7lYOILIXV3MdQqChaSJJkoSH7u6+HJW55Svf/8KXj36QOnfgY58BS/zQX/71sVv/6GiXurIX7tetJ+LG++I3L4szr0YbzroC5nmn3qc+8BTK080yHUvsbm4U
        OERM6RKkPRZICPCR0wMM3HflNDOKfAiC77Fih0iE1j/59e//xi/femcXDeo27zEOyxXaXXEDxgzqdq6Kjvjz6lIf6EtneaR/91L3+LslJslRcOWt47c+8B3f
        CKdg3eP3v+cjHLVE0uNfveGn3nPtEqXf+53Hjpy475ePtg1mF/b3F/TOj5V+9tiG6O+Be8/e11aKH/r3Z37/CE7ySQ5hoLPypCuSMma5p3lFlsOboscEEItb
        MwY6dBRSnjnhBnhJw0+p7UMSx/haw6NlKT+DZZ5BNzeD5U0zWOEZrMgMEkXztmbQe7szCL4zPPF0NIiW3AxW/nvPYBsxAXJO5dBGruOKlV5pKmjEcxF5qKf4
        6e1g5nbOHthBuOcb1EGkX6eD/ppSxXO861k3Obzt813pIEdaobsARzi+axykk5INXUeLfghdHrZMbn3Q0ewkyHJa13ynxXeLEfv8wS0Cy5vbh4ngNrdnIoVb
        BVdAeF6xOW4836+CsjT3bZBhTdZ3vggqm64/TfR68J8g/6Et76cxNuV5eqlxxPGF01Wkm1XcFOhmxWZKynfOMI3mOw9D4YGuD2H8r3GUuvglG19Gv3HILLUx
        K+ZGoQ7F/4Krtt9VdmE5id7wIG16P/BjrMDIWqjUoZM1O1VRtRGuu0BpJlw35SZ66DRthhZUpCQkLT/Amh8yMETtUKyJRfRTVBQ7bGw0sf1t2n2Qo+6xm6V3
        NMUAnB/ub8K5HHJD5UfCgFFfYXFbQIhRWh2JnqxCSFw0ZELiuhxFD8mxenKJq7NwF1wzPeNSFronIcNZbE37lI8P19hON6ue/GulaIzOiaNJd5cVr35SlDwl
        YB80d4lOAJlgweCAfT0U4KCQd1ZLPDq0OCu7JoROfFKHTQMT28hiB1+xQ1ucotjoJZGf9zO5a53kulTcet9SlJBR1yylQ/atq1pwGAi1LQ9cOyp2mkch+CpT
        8PRxaAxfCURa5iM9HAnKSQD0LKtXWb64raZK+XRAlbogf4umq9QldzF43YY/Cw/MAqLVWuwtSXR7ynI4ji1s6hYE824SkMdlj5T+iIQhuGibeN9U1yeVss/Z
        y6C3LSG7EZJkkxebS2EGhez9wLEtR/mbvd2EdjVLvnop5WeBlbXZC07IrpLt3iiJRBL9tb0+5JvwA4lDCke4dfkuKMfyeb1Bm8Ri2pBPWXL6CZnnnby2JQBA
        7rUN5wn0wYdk+sHX4TDdOBi5sXoXSA30yl/3/0PNnVwun3fOKch6L6rTkb2LA1/OE6Fnxxd5oQdL8euiQ2XvtdoKjihn1ScUwQpdn1WhLy4YVRjB+eBV9si3
        1/oBFXLoyJucK/ZB5wWbEYHAI9dr09QF/0LphqZi8QuccgtOI39uo95boLFHVws/LsMtfqr4CfAzhp8Gfmbwo/GzK/gLHo6eFnz05gWoh1OOT9lhWWg3VpOH
        l1QEymTTHQ57acXek0vQdp9mNWp4QIYqtfZfjHbpwovH9Eej3ceEHHyr+NTTD0FbbmXjreITcrn3bA7KcoHAQ0zZLr376Ut6ugNfNTQOjeNvfO6d7w2s44uI
        nIcMjeNzP/Nj9Tf+108efRSxL//ZH98wV7K+afH4f/mW8Wudtc8c1UNws+tSF3V5iXCGQQq0NB4AyhTAoFXxTqq9qaehmm9Fjc4pVrDW9FmWblDr9GV97ddc
        DFu+eY6cY2KV6tOCWizBIZaMmnrAlcg8NFHl4A8VNGAVAp3ZTH0XtQUqvQhHUEsg1IvYehKMoM5xwLVoHPiYJpiAqQhs5+FSDf2eyFrcqk+YPapq7x6O01l9
        EHJgXcVsReDCQniyAwwonj+H6LvtPVQ34Pg081x30jr8QxXWhXlLJDxRbI2lxPWOtKOY5eJFtC259+c3JZf2Mu02a1A2dTlikb0Ule6n6XP4u3Da8+Hj7DAt
        8QAnFMuED60AWit7rRmCpyZ2Fh4+2pNo+CqIu1pihMzq7HUezhL68gSPKY9oCUdQsEQKGM6SrgMDVmjfL9HKqwf/RdFZNqItGh8EBq8Zag7xFE7QpSb7YzR2
        OpzEQ4k2jhoGv4KLFQbcMB1I7XA40X8Gr3YprEPStxSC/ucFEo4QBezwHbTBxvB3f1M7p7EN+aImjcjSSydqGCUP0ZugR/rgWXGyy+m+0f+F/v8INJabIhUf
        0aN4ajCfmupv6CZm0Oc6TIRd6vmwHkbx4QdqqXopGwWU8EOAcpo26+pJbM73I8SXAQ3slSHRXJo9lVt6R0dvX2+H9ITGHAb6yOLYt6gkXn7/0jtrGXsnFyOk
        GYKpr342aq6HOqs+E3VMDWhJ6040o+lfFy70KEuoZ2BESmuE3f/uBAYXOUaYdGmbbrTDbbmebdfT6+EM27OOwWlIhDiQiH+8TVNfmtTgtnXqXNIlK9elQY7e
        uYtWTxcbHGekq5t8azraACt6YEctdNQSlWqFHlIPkpE63H2UehZR+SnurU4jJm10qY3EaBPDgG9hRBllT3b+yTdxyHRolpsFN0XjBPqITMhvyph9wv9s0xz6
        32nb9rkBu77KaE8iEK678avBG78avPEzAlZ9G7+Njd//jgQXsD66JURcNXIZ4bC6umzminln7pKgVjf+0BOikQlfobS5I0J5qHQS5Bn0+f3NyCb09MyfBkye
        Ysd2OLiETbgDqEMx6jCRoG1mKYae7MgcgdwOLaY+OIq2ByrhycjmINps/ZYE0Xb5LRFsFlCPF7tLsO3FxeLdM8Q24pu5Qce0B/rYAT2B1tlmB2TwU7ayl51z
        RgZv4bgcX/5kwIJNo/Adb8iz6HvHF9MnDc1uk9e4hzaEJHUKb+j88Zd2xB6jUalEJjVsY5Y+ibjK/6VvcXcvB+fVh9htwtXy6WiI95tlBIUdwAp68y3rf2Jy
        +kS8ctkhNPmVz7385QKRsX/0xW//YYipVDgXM5fYeXvl/+Pnfu+3ilT+z5lxSqR3Ut7LWY5pb8vK2IsQaJ+wnoLzkC4J0XKvu0z0ii6CZHn6UjSXd0ZUjN96
        69JbxXcgCir8y3Nkvo23nLCqC7TIimEttojk9w9bV0tQYp5XX6IrZvE1PNfm1Rdx9efVlVIuUlDO3TX60IyOLDivIqNacC6jgpcKS/R7uWQOjgRLR8Bp2bcW
        7c+Mu7vR3Ncavs9/b0DD9pXfJLCN/+hzn/mtQugyNxIWOTeCs/rbTrXggxoNwgO4gLCwsam0zDDV4dcQzs4sW3HGBiHaenz+CWyALmXYl2kG6Ln1LYNu62xc
        H+HpGNJzC06bo33Pq2dxdRacVVwPLDjP4OotOCu4thacNxEJ/E3FHFdweYQrTYejVvyUemJetej1qy6dNo0lNNO2wQlJDX6Qej4UX+ExfRX6MJwnFzG96vns
        B3Nft5cU2p8TG3rwCdLSc12W7Xu6tR7O+amqC39993rTMcQ6nFbCMR4Cx/hNFd8oHxZM0ocKvrjiQm/gJnp5UL3qxpPxd68GwkKW7kdWAG8Ic8FUXI9/6+PJ
        O6QOzarPu4Ri6Pqqi6neavXoob3WFbisxM0funHpybN66Db7CyxLiVfss9Wi/7ed22zOgqfsAfPztuYGk5JVDt0tF/kPgbfRolk4EHzEFtB5pkxXWkcrZVlH
        b2IdrZbR5hU5lA3Fs0vhzTD+LYrjl0mc2KmPJQ4d04AezR5HR3McMyZqBR9Xotw2q45HvgTG8E/jTgJjTIJxhYgx0X4OIRMd5MAy0e3aD35I0esNxKSRViYR
        hWYS8Wno5xB2ptgKnkUmLHWXjnXoIraWYE2ZvYYrCC4g02vwVKfnNPqE/nxJ0UrgDrmncXfy/UQuTsKHzP6MxacP5u5vz9270r1Vb8lUPYl4OPTTwI/m3tnU
        O8xSko26aTqJtNcIlKflXXSLSZdjwk4a153YNW9AAELRiSZq9U1nSU+bjEQ172L5z7T51pps99N7nGfsntCHlPJsX8qsats0BRo0tg9OGtHRVdpxqyCpqvBZ
        SzB8mg5weVtjmhcFjRoX55e8N304nPWP77175k++MD99NPinoZc+SDwUQjIPsj6dfdj6LFHfQFav0BWrdwPPhKReMs8X6YroKi8oOlGOxJcZ9H8cia9aS5Ev
        o2DGADpd2aTzV9HHYNanicyK/Bor5VFvd9MZIVPqDfdntwdlwGfM0U9YiKZZkGrqXYhFbGqmjQveAF3fhN0t06s91mxEqzpafD7cqxeP6WeeD29NC5wggHKD
        F1SEQaaBpbp8okqYpiKAA6tlBg/zik7J8Xf/OLPSasxeRHLkGhZj9V2s9UQv4lXJ5LKRfvUdTYLeGfrE4HuIpkUMFlrZPj55HNN5Iq8LRWhXj8clTGs3Z+3w
        Xrgrxsy21PncpCLujHdBty4EP89kIuFquvMJg4UtuOSkKWzgO0voL45sNTxVIzolfRvGjK7voC3O3tQ7FydJuIWowcaP9iW4uwA1V6XeEciPsxkfx/qGfwGf
        IN8HLTCTsa0YsTC2eO74V3/i9c+9870PHe2yXI3S3h3egcvJ8HZcGuFhmoGfVNEwdxV5homA5xkYx/j7Mv7vScefBjmqmvEfN+Nf4/GvJoNfZY3aGg++H3/e
        Wgo+pbCO3oPwCMP4CCymGtYRSgVghcCJCYy2LCVUpU8ILQywvGnJ1fkj9VLUBA3h0bhp4LOVBLS9tTRyfTc6BEdA0b26SWdxK7pb373Z9FvXmY9/XNf3ON8c
        zUFB5RgOCSf03fo4FCDu5hwrtp4z2jN3Z1biSSU4JnHoyTnZmox2yLye13OdTjSPqFvH9TF9bLDaxT36Hnolahe4RvegnXkqdFLzLZXF5aRcTvRryNyDn2P4
        OY6aJMPrtr6XC1J9SKD048kbU+6ElKN+z689qg8hOKYdLaw9ehYUR32vpWPnXtzRZ5xA8bSLtOUvcG5aJ3eLDh/mIfheRVfaFOrX/rFjXftGx7LDY2C6HGPm
        Rx12n5g+PU5QpMcBZnWsiED7rPF2jJoCHEVNszKaWBkBoqb3g864DrA0xqlSl5bGMXYFU8PaIHjDoq5Whb8NlDKOhGFukNpq6VY7PCiIhWBvmPJTFaydKYyV
        qg7uqRXpggLvEmkIIsEDHega/axH+XMAjVALJhZzKaEsFFtGdM911vtJ5xw1Q3kPEi2X1nn10qOyhLDT8LmaXSL7PduIIkBPW2wdeRxM2blMcM7HQS+V2hFY
        5qV2+ztEM3j69o7e38mb6s3BiGyuV2rHurr0cVA+GyS1m6P0QVI7pF9Hahd6YCd4Ob9B+9On1j3o/37aKGiXyMlpF/NC1/iSjhO566EOZeyX2NaYNOoS7VmD
        xuQ8Lo1wgXIe+FiI4dmfE9Z6+NB0MKg77T60P6dvR9i9ol58/rQJ597ttkGRL34muiMnOl5oU85DeUHw7W3CQ7fTuEbZhOzX+/MTstCJDtP6O9zRCx19R07+
        O88DKa2L8BfdxM/f4yztD/4fm+7g2ZeaOcjnEDcRYoEkFLIoBksEATSLcSkuB3t4B8vteglAy+bXs8TrA8v27n5ztPvJmsauJMwW+OEfl90KkgDZn3TP/uRC
        wGmekt3JzUiDGuo3u5PmzdfHsb3qyw7ryuZkYz+ah9+nFGcNM423hh0IqdUoMB8U4IOGGWf1VljVw/McNbTO3+MtZBjL5bbk63wg0GrwIuO6MaE64V3B32s1
        MIrMTn5Ru8I+yJYv9ereZuj9PYxL4+2My9zfdFzmthqXdFBcjAbY4nUMSomarCZ0Sp7WfvQEmrsHodDrL9KQCbvlUP691+v7mZpN2C+50/qcGUoQf7yz0Lfv
        J2iW/cBbp22+irtD69FCF3isymQNIfUFjQRC7rSBzgNb8HdFNRwCmDlKeQ7r29dzfNf9XX0HpRC+Dn5q4MbVAn2e37aSDUulG5azabvq4THNvbyJVTVHK1x7
        +DlEP512rsBjg/ei/w7rnyjs9RQH8Oj54jlCu4ybEBKPveLj2ECP40J6z4jEKgTXGcSxS2T2zFJ0G+A8yn1FJGoSUU836BQV8pvIB7eW7qFrQCBfgkCKOrBh
        Pegu03Va+/+ETsbfRrfL2n0yXn7/E7F175KnfT9ywUL2Y3UfHYqWwzqEOJg0AtY6T58L1dUAEkGPF080h/3PBYaAUcfcAof7KJ0OMRR0xK/BwgEAiOGsY6XU
        jcRF+0Sv+RiEEG+H6eIuJQI1TSOgoQDIgjQ/bgafsLWGUK+KSym8UWtwDht0oS8co8xjS+Ee7YaEBhLB37ZdFi+0CXHBs/U/PQz9D8Je+Pg9GOwA+GICDZnz
        M4ShEzSP1REfuS2Ie2EZPUEvnSej5hLSfJ58SbRPI32URoBmAZhLXtUIT0YCJBCU/SsiQlFyrAa3ErX7ay5aTed5QuZ5Ir78p0HsxDPxNprnCZ/TcVaM1el3
        1jxqr0lnDHBUXd3EsOAIXb2vVtCjeoJO19DmpITTgq+36W3B/w6XoCyqBnwY8hODTQBzP0PA8kkqvk2+tcYfucT2JCVKJJSGj2tQZmNjsg1ztY26Wg/+JTy6
        mI+qC0MfDi7c07FaCrcbhEOTVGP6taa3L2Gst+lqWj2jq0H17kjqDRKI4uVao6Hc8X5hlgD31paiUaS7YNMFRk5CX3eyVkL4o/trHJHmSUDpmGYELQc7DAfV
        DO2CKpRxarH1wNkaI33Ax+iDiFR8/9la1YzKiRrc4dMosKTRo8Gu6TGacKPZVQP/gzrUQFcbekzaC3g0eZwZtbpmW2EIfLDms2NC/zRyncQJmWXGVFfzQWqt
        iW75mG3q9EnoM9U4KGTtfgiD6QOrAvmNXu99yQFbVyH3xlyGY/TBYxxdppZ9eu3BGpatBc9ONenSjgdrMFY1YEDgvN1MUyCqTjTy76JhhZOLADAS7TAzh6+m
        HzNzszxzhPdnaTpc3o8rehQjMqq3y+ht1zvMwO3ggeORIhzB+CMdMoVxXMK80UTxADZYZFct9mlFGVA5UatXN6tM5bJVBUxo9MDL2rT4eKsYvP5qyR4xsYl0
        qA4sBExVonTCyoFsFNGYKISPyaJl1LMD+BRCSki3J4DWZjNHYsJSqV0XmdFeyx0RzDSK9a9P82AQNBFIzfADAeTpaLtuEBRBRaCRzzGW5fCRg1ZcWVDJKL9A
        rlFAx026cToa1TdRJZhOBk5qcJSBk271dggf049F4VEUHkPhMT2KwmOUtcqojO34R082aduuY8+gAz0VFsRKhWa5h8xlRqFwjC41ZTDwptobqH2Mez9KmDrp
        QwO5tiNXQz5gO60W/gAX0HqSpoIW9HbuFW2Iejs0K9LONbhzWLDYIStp2342eKjVx8iNYRAkqNDoCZ6PWpZ3NJeXR0FWM43Gg1T/2HXAVdbq2DvcRVmUvrCj
        AloXqL0qE4T9xU+bHE32H1+mbTs/7OjZf8q0huljHYFnoiGwF1X1doBnVTcAngSTD9CgjJp9+TQYZqepz+mGwvBNxMM7ana15Pd3nYCaybF6zIJf7KZEd4/R
        vU8onuXuN7KMl7tE33cjEUc+7exsZ3gjy+dv0xHKhpJ9ZlbNsLSYyCTqkxv8aEJZz+y1AlG5mrmdKqSfKkjqaPFSDzOE6acG++px9eJBIubdYx8mYlMfhKR5
        tx4/bFXpcis6tVvvxVjsxooFc1bMz/dau2i7G8HxoInLDKGmEWaJCmsbIgpwrZlPXsJeNRK/oEBiusFXVJ577Q3Qqrh7QNox+FOxmYPKggI+zri8Z4HNqsde
        1E05PxB574ZTsQrTSIXLYcsBLQjGMAcWDODwMPgJBQ4yFeYKcU4hAFWssHbNcnR4nK9BiEOKupcDeUd0Gn/siVpme0AHh/1tYL97mmBJE0I/Ed6tj4fHYKz9
        BOZo2Kda37KfIFJvCtAzhd2aU6hSQvNgwhP0tJZ0FowmhtGrHzwPTalhHPD2Wq2ISj8BX4no1ElqANdD1JgrZzoZB3a6OIx2hnOeVmkA0BVhjJuP1q28YBMQ
        igbC4dzUgKo4xvrMvr4b+szUnXHhX7+HkuhM+G4aSMIXmHI6+0wH/5ti2cGwyA58kMOAJnh+YoxfQyEcWFeYzThyk1MKFwFOgF7CLsGfq2OWZl3Oe5qoaYqa
        3CW1wf/gSPzMH9M5eQU6ySNwyBfsBdytqMiXE53PFkxQMDM7B7WJg5dIhugILcUEHPlQyGPNIRFdGvCEwqIurUAQxaQVCGDPT+5oPU7vsWbpqDjC7nZZvkJr
        EGUewgKYVQ+ghll1kuFeloMoqILIqr2oq+akm+NR1liFdxeOjoaUh3aHi6OTdDbqAw/u7Ug8C6KIhTtEYSzHNoywXFabnxWLQqfEyvJy32At9HrOVp8qyIA5
        ncCqEf5Qn3yZPl+mryqaw6wEcowncBbf3Urny8yVm30NbLh8lgJlgiYjY0qawSy7mN1DhCpyx3oahVU7kZqUltgkfSobEF7DyeINomEOYmfaO7TVeqrKejqE
        yVXTGX9zOc+XaNJCRiaCZCyzRVpmuD4UHuPjKyS7czSLekomsp1V4hoNEq6BisyaldpAFdSvYYKzWYtW0DPgzBBBvoQn67tQrR4+bD2MXLP0dt56hG/p1bz1
        qFmJHzAr8Ztp3c3J4ZoGJZs21qw0a4+FWDJ59dzk+TSk6eQdwuQt9k+ew5qPmD4YI+LYrm/Qu1DVDbKMb9BTqGokbsMEXe8EF8zHBct4Uu/cazUw4QKOL2rf
        IGZP5Jordr+kmoVd8VPFpfij9XcaLaq3iksJF1d4nFCIuphxOemDBUQ19dw1cDopcDopu9VO2a0micAmLDMJRpSrb8HedLOMzM20+zkQ+l8pZjqf0H9oyVId
        ul3N4ucW6f8cjB3PpkpCZ1mtNazQX1mdzyklvJd1O8CHgm6UK+YJNlT3IQlj7YLYDn5YQJcW6yu2bNou/Kaw6w2X/am4cJMCryd7rZdsniR+07Y5egGPQMYm
        yiuX/ANUttd6Fk5ZXYiYEQSL2k6CAriymPzgE0okkFnY3/eyJDL3WGlKz55xQ259xQ1ZWvmmE+4DJrBZ4WHVxe+z/Nt2EzUJd1b9GzuqyGRXTuNOJrt1ITwA
        Jxv4jgpP/Mfq9/HEV/omnl1aycQDJvE9hG5Nw/t0qxO19AHae/Z1ogMdJOgDsMT2Mn0K6tGrTp/o33ktn6LQ0auO6BCUUx0C3zE6zYSBBEKB6C8oqEeVN2kU
        WLosGgVlzHy5RxTE7DhTGoBA6NHKUiQmr7m3GZ4ZpsxqlCUIGrgMmK0KiFdhlISZvIoYeprVd7QJ8zgESqyCy0xYpvF7UZdlBfqRJ8KKU01ICOZ6pFWiMuMY
        lRnHqMxAY2fVWWIFm0xrRnR4nt6kw+P48ZdWg/izq4E+kHMHYjdDS3SO4k/RK3osxnfFk7iBgf0B3MxBNckoLtFjSXST4jE8FOKVD1M6KIAyk9GSjzL9p6u/
        95OF+E9fs+OVzzoEKbRA48n4U99nVKAIAv7CZrW3X/jegPrw0Y9D+W2E8MVQWql7fb0jfluE1g6/I2JO0rE3KSLndlmilgdpdyk8pJs4199OxBQdqMrpyGjI
        l27Xhx6LJprhweQJ+0x6gC0Hb9msTGsph81SUEWwouDbOdqHIgTi+kC7E+V10Fo9c0jwvx7lCbuUyoPI8yzluB1rBask56din97X7uj9umW8BO3TBynt4OPo
        6T4WXO1DTwGnU9g9aCxM35KvmwLVNAKihYYk2MUIIwB+wJgcYI0owhqB0Y5qsFIVaz4wpsBp95aoLGiifBp3giYCMO6wvvfR6PyQoucXbIwqVxRAQylAbUGi
        ocTrvRysKYL+Mq2mLORMK7vdB8Qj7DHw46C0UGClhRxVFHxYRa1oXzifU9LIawjl9ntkpQEEXsG4tnis5nGFJ59WuM9HKvBDHTiLYcIi5B9f+WMCUptPYeN8
        jksGsw7GZTl7+gHCdPX4s0ooBaT8NKd8KZcyOa9+Fd7mx+fVK7jWZ63fUPPW95n7P6b7T/M97TYqmjxsrfLTHueyiu5acJ41T6+qaP8CTBtRSl1REe2jL5in
        L6qoPK8+ZWp5TUXTh62L5t1VBY7qS+bpKwq8+F8wOd9UEdE12M5SPBTeQVhwzFDow4y1xG5CT4s1okukYZlw3n45uFRfDLHTVglG76DTgaEnIMsh7L9fL2RC
        4WhB39Ftn5KdmdnsCz2EAiikYXgyli7VddJR7j51oKXveoxWzZaqACyril/wlqKKTGg6T1S0QhsqhjG/f9ZxbDyaS5hsArQp+SWP1gRdL3rhYVxf8MIFqhMO
        xOlpw8PvK/x72YOSH43s007/blpz9eEL4Z2DNtNW32baks20hc20BYYEwr1VTIsL+jAk3Hfqw3qhE93ZQYK+E1tpK1taleBHVDhDFyKhZsQzvK+P0rnSCTAT
        gP99hDVwxQqYP4WVUOPdbCxG2JGKGGuhcVsmAFpyL9m+sEQ+azPwwwQ3+IJieixbt/O5JQwmzz7mx+r5BdFbKWAbPABcYGE96gOP4kQegFSnB6aYDqDgiBQc
        gQ6xRZjkMqwdhKacEqQ1BaTViq2E0LuHyT6etZZuBh9VIT4VNxG+9CD+Hm9GwFIHDM5sMdZsITRgHntOoI59hIPpbxB2bRGWpz9+lVYhRNBUgnIjnOMs8QQ/
        BcJFs1HyFJ/vAg5CINzwspEDQdJs0DY0Wo1iKuP8CPJK/PAekGlX0KaQW1LJVhFsdGnBzW9mJWlGYhX+7vnnovkLmP18CJhED+JSN5qn/QmeoyuU58B6dGBB
        BYZ5dSC/bR3Ib1sYtbJIyKupfJy51UYaLvzqclxlqXUZArNEsumLqMQXkWbdsKvrYFfXBpWBOKnEQiEwC9E9X2+9oXLPcNiobiFu/TvoU4v7VAlukco4RIWL
        5QI3mDJKpUz/Uk7eOT2CCusR+DntSyCFivbvgypBmXYi03YJIhoW74Of4puAHpQRCLrCjYNTzU1DT5NT3oXQSMIRzSsc1ITztJW+QX+rffoG2FVbuQh2RPTn
        yZf9Ar8HmHqBagKPLzRMS0YWzse6snBPexmHZaarmD8Iyggk/NYEEPczNMauLothqsyf9fTBx06w9eEQBMWuPggU44pAZwqONUEliinFkCAZNkUAKrpo7Bpe
        wLV02GL7h+K8+gSuBWMHMWfsII4YCt3po9BfIgyeEKb0eNFdEouRyDbWItzUqidNPeNJUyueNPVVV5p605WmrrrS1GuuNMXmB9TUq6CBn/V6mlotwFg4zJ0L
        cCh41l4KXjOng+DbOfZa/O9Sl6Ogxz/B9Ph4apGQ2AN98T//xnex2zocCECf+3B8Dzt5DR8v82oGsDfPGGROtva71Bg9LN5FM18RQ/cKjEdLcFOHo1JF3EOV
        Y5uZ7kPxVcS983dyCFhjw6VV4LEfDbrCeRb01AJvgHeG/2r771C2OB7I7K9WPwnv9zwIFutJ2pkxFfulgw0WfF1BPzNvR/UnBbewbH/IPm+fE1dInphRsSmV
        dT3jEQ/ehgqJ7Ygn3obGKZm9DXnwNlQQb0Ne5m3Iiz//3extyItH59UBJTb+grZWfgeOlb78mx//K8zDn77y207miqrErqgKcZXetOGKSnE0uIIunaWqDiwF
        DRjgoi14nSrgcgD+q16hqcXDEba+ubaNkM1WLAuI3/lzh56inE3bUIpW/CKd2QrxX313QOdmxbXYb7sWp6+Wq0ktCloXhSTGmxsV2SqbbZ3ZFNt7cklO+FH1
        VA1Gf2P3wiRBF9jFBHtdkMBuVXgiUDoE4i4EfwU9W4nn4+kqrX4mLPy0mGEBF2J2XoY9gqp+88+CeDyeCL5T4LMgbh0iNvB1pChvFEVCm/dzRKEiEKeDE8Pm
        opE4tAD8O/IhsGW85tP6oXUI9FhgjxrA2QxDqg+Gbk5hiD2tMdho7yZn9qA6EJfjz3xPYl6EiY8Upp7Q4FS8I/5q+gqpW4ECAQ+t9p/5yQLAa4i9nH3EgBiu
        Kq74zOahlnfBVwhWPnvEmIHrM1bUl+XtwigeegDMCXFi40vDejnygQtovxTkgO9kb1bf0hvcrxxfIfLO+7Z6wRIt8dz6z2ED9veVPomLsxIV3vFEf/IQTu0u
        oQ3/L1zlnndY69+ReHqLbCinrcfYYVamu3WCweE1wptFwpGLpw1mzXWzmPAFlGPZxjBPVdntChUDRVgEx6mkizhlO7iAz1kU5XsOWxQBoxnmTQE7AMJLuQh0
        WgB+15Tr0FKWBaGL9BIdbOFxE0fTooTKpG/8CHOrkpbDIlsGckhPtB5Z6+z3EFaDErIUvYWfcqc35ENboqYg3kZHmA5sE4y4r+lHGTKX4zMVmczlwExFQ+au
        SuX0wWycqNABOF+1pfOvcaiJ9chKRiB4SrHXgWLwtJqmLejblfH0qDponT1dvGpLcEeuesOOmKdiwyk1KoaL6tCRz3vJjrz3wjqfKEL6zlP3PEE5LcRMlPAg
        ak07690oM+uEvlga+VQI6/Uu27vm4m2v5176kXUhF4Gb6Wi2pzbfW01hAfNxxWGvtH/3dtJttpNuvQ920kN/Ozvp1vuuYycdtwQU4aLHYkTFxlr/H3vvHi3X
        dd6HnefMmTkzc+fO3BfuAOA+h6BwARA0vKxKBCWLdxiABElVgm3ZZmqnofiQ2Qu5BSlapsorApJomXYUG36sVQK1rZmBbcqpGbONEzN1aUByXdNtmqCrq6t0
        4rUCu44tOXEESfYqkwhSv9/v2+c1d4YiaeuvhpDmnHvOPvvss/e3v/3t7/WbHSf91Vlx0vdwmWYEZUqG6jI0mvW5L15fSnzmWXAQxGL8619hPL6Xl4CM51LG
        8+KPe254htk73CIN07uDEjOBfGBzLjnfOOdS7Q3lXKox55J8YcHtE6YYceCsVsq65NisS0416xKzTrBCpGz6sR05l7w855LHLnRnZly64LruGaS3eU+giUy8
        exVUFwmQ3sudkFxDgiW9lvrMsqIpJ5hvBfmvjvNLS6OrWVJwm10u1ImXaVG3WlTTJMihUnThNdvmPV5tm+agQtsCvNIxeuaU2mYj9D1bgrfntK0ouqVFt6pF
        0bZvc10hQhocMeZMsoQsq5S7YOxCUiKsI9cTVw7OIf9IvE6h0xmKVC/Htw73fhg5VYb+nYN4mWIoLkLK8R9F2LMT/9Ki398OzhB15koGdD/8vAPZfC3X27uK
        Vc6Y7kVlIz0p9rLN9zN8WYstMxER3AX8V1wqb9ycLyVRjtut/lhmGfardIXKJ1OkzwsU6BmwFaYJnh/Lvqo7EsaoFZz7kc0HhXXmmSTvkt10OQkk9Gzesa99
        /NDDdy3/wOVs83fr3xiltZeek21N8Pjw2sKjw1d/Q0gcsappg9GqaSvPzHzrb4+Ysfnq1+645cOXAAtsIIL747EU+fA7P/KffPHof/3tkxHAjAGtDbnp2E++
        D+EYv3N7EbmB1H7esXf8o1/4vsXFj8n1/5wlfgnXj/2dW1af+uBnv+d2XcGw70VIhvRl/YcqijfZ52LEE6/oxjxxlVkZeqc6Xug6SOS8DJwD5CnmKLzqpo3J
        iO2T1Xei8GLBeIyE4+dz1Iyrm5BQlwkG3P0tFw9uCq9chvjFv07IoqFlr/7I5dJqo28jpFZ+9aEBXpeXfniQhtkgbJYHwZs9CMSJydcsjEBUjADzZcqf92vP
        pw3p+pxe2pO0BSiCFhFO2OumPf5rGRkI0Rj9xlhe/7efcj4kg/+bk1EFWRvY2j4DalJvopTkaxv0YnvHsEq5JEKQaUbCJzUZah0tDkvBRfkCf4lppQHjEloY
        F+BsSfWMSO3+mMcp94zU6+UjcvX2BwsYk9vzy6/ePhnnnhIgp5LXDkRD79gnXv69Hzzyt99aGbTgpecS5vcsjQ/ON9/3H5JfwfhEvHX/+vt//ey3M+Vl/nFH
        5OOE7ZGVLhM7uvsSiWtDSc0oqVHFDLQzzZIpD97y47u+Szob65hPUUHI5mvuo+kqXJFf+GUhnDVid6jwK3fy61ayhDjuKbReTiz1CdJ/LxDlfMESC9FxPM3b
        beyUDpDmOzj20WeuP/e0e/DS5NhvvaO+CGoZTY59ByOvfucSDF4Lo7Q/IV9MgXQnfy5MzBr+XJI3LBGMhDX9aOsXP/6j7r9/1+TYH/R+Y0UoTB4/9l3fbQkv
        p025iqYAFgPUo0TVwFijtzDGhqOcTeEjwwcVEGZ41v1Q3gGr2jHysfVR2iB6QmMMxKs+KVQ+faLICdI++5pIkWyqrKY47SIqs33Uf9mTo2wDLuMYMVx9GQqe
        F3CUDcFncOwe9Uc4urc5z+LoHPXPeWBbWP4ANrYon3c+rR/b/NQ/fGLPry0fY0xl57ww3eKKqR+78Y6fbo1/7nff8ZCw3fz8seOPccGIR0ldF5Hfc9VHuoNd
        nnBTD2PnT0YvpbtAtbtow1nB1+GyjFMHiqCcJFoTjGID10xrjGdjwGEsApevR/C9HnaKSM7eBJNeIGJGGo+BaklsnxEeF6KBOtQHJA8cTGuTcjoZ4dX0+jCe
        tEobZNC6FjJEYmA/D3zP2vljB77/Jz/3lxvXbp+Y+DyuX3EVCG0CMoiA5RcgGFC4QUyGMSYWEonWtCajHGlA5i8tF1KLTMUL5/Hfv5Na2yY6j6/gQkB0It+i
        thTIBLfaZ3e2VWbwFRENdOWHfqwj5+dk2/XjHkbifhrk0OwRghpkdp/E7N7w3gd/7kVZRd3nzYpqViYjrU82iSQJViVyR/fveKggQlLfZbWxiJhybtHrbjOP
        /DWRrlf2IcYjF1Ks9LFyyD/nilwixyfKLC4uBI+uLpyHnUfSXYoIVbCGCFiQHkB+mqaNHu1JvyxKj1bkDq8qd3hVuaM2U+5oyZK3Wlny1rDkdcAo1oQZtUpc
        tVWSO4QTLmLfKnJHqyJ3AFmihubWZq5uuD5rdatPyx0dYVgghtVpuQOA3Kuy4yvAj2SyZXLHrkLuaKKzz0LYkP5aQYKNlEQo7SO11nEu7ReZsHY+90NUuWMF
        ckcNcscK5I463KhvlbeuzJU7PH0bPrxeljtqGeWq3NGYKXfUZg8CFvBGRfKLy3JHi1AWmdwh076W00uTfAO4PJHpkrvWhEvoyERzRiaaMzLRlNwBC4aMfmcs
        r58pd8BqImuYihi1iVJSpG3Qi80dwyrlEiQpbUzJHV20uFGSO6JC7gBcX9odYzTlI4kxWrNyR4NyxwoRu5BIsiR3rBZyR70sd3RL5FTIHQ2qpGbKHXWRO1ZN
        UXkmF+ZyR1PlQit3LIiMVJE7VlXuWIHcUYPcsQK5g6RmlNSsaVtkgIUx6yrkDtDwKuSOVcoda/nyuo7ltcFcPBW5I1t2MTYEai2IJSax9Ll49C2xyArS1OlN
        gUSnNKGjvrHc0R+lS7qWp6ijTzFkHX8uyxuWR0R5Qk1vQO6oiVggHWgFAiGqFsY6aegYy7n0SKckd6zKV6xV5A4KZDJlZCkcCXuDQNeRj22ZJRWKIH80gWQ7
        Mtlr4qROtUWF1RSniwgDEnni84Chahz1CesVHwW22wrA7q7gWD8KCLgVs3gUvo8rZvU250UcIZe4OdtaBcMneEx0Pm1WZY8Qm6KS7NEsyR6tadmjbXqjpIlV
        5L9QwYPgvNxuxQS4FEpvwMaBP+pUUPqw9MnSWxY6OnhAJvoYq01wQU59wvn6vDgG72mjhh44dIcCatrGDgDbGwodHnuab0x7eCdFvjZfLUyxxU4WYUQYNjwR
        2iWJBErHFaRIEl7aLksdtfO4flqZOIWOJqWMtq6JImVIpWm9JGXAkH3e9MpCRlfEDrS6CSFDnhzJfLA1FlNZHkW+2xVKFLqaRwQOW0EeYUgUK5QoYCpegT8r
        9JUrBLlQlbJxISusIPMDaRR6RzlELWVLl91kEceTevk+ODTyk+X5xQm2yitEHWzIXxTcZFM5GV2AlVZkopj62oYC3HsKcO/DKLsiEgjsbz/f86Mz9e3GU5pH
        PAIohbdZQZ0oqWytxR87E+4W4PRFDTd0+/JHnGcjt8l+6RfKjUxbtxet9+vz+gg8Q4tZ0hSuXn4XXU4N0jr/KL1YN5IFOs613AKYCelni7YyJrkIrind6j7j
        qTMeq2CytVbFAxZtSlvlkBCmzdpiO4saW9M1rmmN3ThBFzffb7plWcp9bRumY7qTpImR7s7PJCe1gnC7E5HA5nplHadPQgv8qoWdASX7JjDrZY5Jv7YuMKYC
        EUQerTHysTI/i7bKvG6X/qTGmlNXdij0I5N/44q7b6n/Sh39wIwni2rtLb3eeildyz6i/omk5z1l1u54K3KkLDxKZbU7/AfRKaHgXg6o8jRsZr//w6b3kXTx
        Od4yi3f8Jcyd25+MRWhuQ9YvqlySKnfNqNI1SzuqXNIq5VapynTFGlPTRWmFPe0/la7KhsLgknkmXXpqO8UJ4O7w9+JT23Kr/1T+wHa6KNe3EQ/9kq3QfjFU
        zVtmNTPYLjJYbfkjzyE9Xv8jz5n+yUEaymfKZ6zM+Iza/J6pVXomlY/rPTd81xY3m+EQudq5YAw/58ARZZlnp57/ZNK/w0mWMTh92eSki5+UzcvnpNyp5595
        Wtq/bBY/idRGPoK6G1j1TwGPyvTf7j8hh+W3+6eNBx6Y1qTJSzm13n5fsImKpYt6d3xNG4WXLJm6vFMu3yH7lI8+ExMQC76tcKzdSl0bGcya7wffPuCfBgoG
        QQNp6BX20KCDSuMEUBgbp7rXPKISvFJ+Hg6ltbwyqeUkW4qz+4G84dNaA/A1Pl8z7lRheTmo0+z6kazDkdYnxYiX/16E/V2rBXKstHY7laafFHpY/p7nceER
        /Dyxva07ZpynPV5P+2AIeBKoivIkMBBN/zsRsSU9L+LAfW3arbKOkYuu7Wz8mfYUVqTPZuP5lawlq/qxK/iMRcTPeoCG/Ki2rIeqv+f5j5r+R+N08e3+fWjr
        0yfz2DlH3UhBBZYwF4UwF4UwXRAmSPG3SUNUlSgVSb0Z3tn0SNj+VEMGlsBsvG7dKhc5IlXEw3/6w9ATytOnhg2p+3d+WMbYZz6LTbN0ie26w5V+QJ3Sjb4Q
        7DPotjvOCJ3eceZHPiHzEpYxV9qULt6H/JHPYdZ+x6PPJ33aeYDH9k/qrK/Emp/WupGa/LND7wdTF9uP57H5kGmxuv0/AtRZ2pRdnLyEB2hTtMnD2lBNtUzz
        gpw5VL5A3oLyBVhyIs2Q57fkQGVVM7ZgFKbZUqwNXT7tEGxuTtJmOQ0MvgTYpwYy72cRvZhDoV4dPoiVC4l9geIxko3UV0EzwOiQHSmyiZ+EDIAs9/iNILX7
        yMTJw5HJiAitOL9VL23qXq5TbGB9LpVwbsapwRYSy4MP/CHKSfLAxRQxpijUlqdlV3JBquAjTNUgUlUXqNglAFdgucvTTbmBcnK3JT03YW82R8wsJZsEecl9
        hof79fCITQRVIGbJxdOmcx7xXudHxKmdyO5ajg+0fQae0HAKScjt/kvXRFjDm9g9yUr/bG0CjU2ko+HEX6t5/hlvu7RybpeguSjerKtrgwMMGkg4oRV5MqGo
        kGjs2JaEqwfLzhDXbn+o6hvxQOXmA0RdgZTp6PD6aL0HLZGDw+kSPCefNLWL6Av5pFY9LpuWgu1iLMMxmzkOTe5qfO3MpFWLrcNGyYKPxTsEpnnRpLa1wZeu
        lBI5C+WXA4QAcQz+QXFOGkx0kRMjJhr2NsvxQlZErMQsMc1yGJtaRQYpAwWXpUKbeRW4ejaDs0dwOpGEdKwqMHulBHPl+tZLcFEg+bASMLxO8/KUeBhWxENM
        lISTTfHxSrdL32FLOloyitV1ktk0fAu2iyS5QNpFZ5UiNict9mkmIgN2lxC8I1VFlMVib/67PXQQX+IktVxlhV6slTq02jWzOkTX0NfqDw9jyDd1kxpZX+lT
        6P3iEAUtY6RO/Csujb2b+DmGnxP4eTd+TuLnffi5Dz/fj5/78fMQfh7Bzwfxcxo/j+PnCfxs4+esi9+n+fsMfz/F33P8/Vn+Psvfn+PviL+/yN/P8PdXXUXK
        Upys7p968d9z3WBbMQGMhjMq7aXe+5UhrKkPDTx2PKXC8AGMi3rQPHTno9BV04MG4HDfLA8aQGHEX3Q9f9u1eKbhPts8deDhyPqVbVgxnl557lfnh1N5CPOD
        M6+SQhHfFRjvQmFwBQodAWTLiQ1LSw2s0/6F4r2wJ47ptFQqD9oKQb4BDjqDHPh3QcIlAOofBjA4P+mfyZbWnI+j8RXoxaI73/KB48Y9X9gy8Xf+x30PH3/s
        seNF4fseto60yJEM+FE9iTVUBRFdcM4lmojIMoznhEUMJzVNos0yTP3T9uWWj1soHOAkUB91KXWPLROYRqVnLwIO2FX7M0DsoFxwJ8a7vmTcNwiPjHSrnomI
        Jgx1CSGNoTMhUjy0Jz40OGp0A4pgAIWxp8jEslLjkp9/IoSl8Vj+LLGFeZvi9w1aJY2ATIA0JASDC2uRi4zz/Cj/TX6Un3+Urx/l248iIjKsttlH+fwoq6Kx
        HwU5FTYm+RpLYvBvz/yErje9+jacls+nbinpKVbihbik2fibm6Ul59ql/Prdlx+USYMJaC+8wBk/F5CR+MqEWR6PZ+ItWrhFeyz+scRnok8MLx77/k8/8Rvv
        feqn3yWPvfV3v+eX/p89v4vT9ZEr//v3xelBqFhXP/hZKF5xusj/qM397kIHq6e/cztRNSHHOzyMx8rp53lRRBVrRgPcxy1xLejKvaoPhVeyZdTHacXnJqQT
        X4h0qSO63yjkpMzGOR4Uzuv2oHAIXuqVLBn0THEyvwkHlNmAzOQS4DPILofaE0JGIlhWbRklOE4M3yQnHTA64m57Y4sWSgRRjqArt8ajmFDV7kiJy9oLzCc3
        wbALYNkcJ3bzJzcfKvBjHae4LnQHUDcDwZB0+oZGanqsgupYBfPGSuazP1KnCEChYjL9tY9VMNvqFHCJnTNqoWaVdTlUYCPvofTkjrgtuM69YjZlTz81kWtX
        Fvhz92C4mpsesb2Lhp944t3lfTQq+PUfxl5ZKlrIyiaEi3KUv8hBGli4m5F/eKVYNNeUIMNBJeNiuczTcHSdCSRAt/QnoYWisnWUnvkQ++P589OdPeqedlhg
        irUTQ++Uhl4qtKbelyajNAN+nTOy7pyRdactvZ5OqulpNInjeLIYtLebT4bqA7i5hTSQxldpJsJhg2ZcLmewOY7HrM8r5UKnF9QY23XZqlprbOlWTW5FsCzB
        0IY9akQz0EQNFdFY7U0oyMN4TJ+ZGuithicJXR5xHtf0RkRntgWLVfCkBZRK9w69u5jH5QazF4aDQHdiDRyOpG1UGHITQ9s5cwE2pG2ybw5kXaxhXeyb/ux1
        ccksyS1dF3FMl7D8NcwSVkPpnT6OsWnwDFr7eIKZ1Ka9FIYueBLkevIXhNu0A0Bvyv/3on0mt1vS9QjIMCGNvGo+L/nsgbL30KJp4u5PeHJ+ZMvsuf63fKNZ
        2fty5Va9ssErr21fdafsq62yfXWRL87sq71p+6r162LWSdpX90AcruHQTepmD6LyiLG4iL7ojfUzrIVVdzKwgXFQAgzKgny5iBpLMiBvfDCCfDACHY7ADkYD
        tdZhxbaD0aBbGFygYO2BBZaOUh6RtrFyBHT8GytGtcdywoRFeKtDwIQhHC5jNZjpIPBQ2kH5l9L0ucSYlG4zsAsu6KW9eolO+OrKVrUdE8Ogb9TDzS0bVXln
        pcA26C72+kvLK6vpamZojsuG5hah3VJoFMsVrElH7KwC3bgMnIBlxQ0wsLW3xpbsYAip0049hsPBG7RQt0ZsCdIgFpgKa7vWB7v37AVkZHafLZu+jzSHcl1a
        9Kbs2PEkR7grgBSghO/bEyWdOFkrgWddRGpBob3USQfglxPSB8X4Ln1lGuBajQk1c4Y+QrVxJsf7IFc0Wfp+l1kQAgbRgPF15A6vI1OiRd2Tfp9N18vSxiXQ
        87oStfzsNnNnwTK/SGfBCn5W8Zpl4/OVPMx8UO6tF9SQ9bnFlVhmF5jB7CfXy3RUfVI/cQWHXahoyaxOD8G60prMyKaMAaYqJte6vHOX/Qzc1Fv06W1ykqVN
        3SU1OSHhVyFP1IVQQe08wZeWn6afCick64GIAHe5gK6dcOamU2VlDcMu0a5hXZq94SsnPwF4eDdnG+0x7OoYWSnTxjKEHU5gV6ZZPABbrgjksUvJY9l05MpC
        Tha7crLYXZ4KWScLua5m84g9PLsMb4KuTX9nvy+R7LltU4YYQTsgVWUzQW8GerMOB7PoAj3esfr69IpD10dwRaxfUC5ZVy5Jb2RGDKK3saXN9rMVzhcniax0
        N7QUbxqLHuSqG25zYPxNiDGN3JncG76NUNMGARJ7NP7u/yRy4bbqJmv7HA0uc3MB7+rtZS8xf3w+l+LfP5D9d8r2XZhgAMHA6/Dyg1M32Lll5rKL7X5KqE1j
        4Gq6gDk4WTPeRfUDqPOMKhJUSM9MVB3M35WXdCQPDPi4xsjJR/3d48HyduvJRhF8sZ8pPc+5W1wRqZLBT1dz3eyHgi0N1fxYJOtwiV1R+O5ZmCJqSnKbyLb+
        37hZz1z56IN8dj8cJSbGFZLcz+A0kupgzvwniurA0syA7IkUY3aDfoQ3DlQn0MAiMbDX+KcLd8CG8kt43EU8iGjTwJcdds656aGhf5ehb06+jVenCe2TNBy+
        4gxfLmudHko3BsiyDUNKS1a8qwiONhsDE+Iq2tBU+46d47CgNHWOx7pOGMaY1PDT0sZ1R1kDNn+NENGk1yA5MPSTQ0CyO2MOlTV7ZceltgJJslc/4zIyQf94
        wcWb2mrtLzWmPYZPT6kxWFTwUzSmVjSm/NZ21qxWJEvzBVvo0mamot68dPmhNByk9Znbk1i2JxuV7ckBiPttiBTzXCF7FVfIJWEAudDRmYigiNzeiyIxjuF8
        1oHoIHx3QZbuWRsXXJ+1cVmY2pIumB4Et6WqIyRcFuEjlXXHWRMO1Cu2rh6tmObSiwcg/evlTnZZJFHY2haF9GpmQ7ZDsfDoZkVzFNF19YI8BZKEdVxlkEy9
        U1HpfPcOGUROE9k45aJLpiCqKIV2aIKg/pmU3SIRPsXRbVZF//3Da3SVakD23w+HpqSJI3A4cTwtfEsOTyDZXDRX6j8A5lca6mZZ6m/xnZnUH09L/QdU6t/P
        5K0RxH553yP69vvx9g3vPml6iHQcMnjwpymL/RGQ4/LPZGOvuKZZouFmlYZrc2n4YIWGN5SG25hMr5uKa2UqXsCOZwGELFRcAxVT5l2Y4867MMeddycVd+Fj
        NB5fKGlyB0LatR2kTbsrXDGtay/IeANkrN/VyZx7scvZj7hiWn5roOfJaIrDoKa2ZXdT2/IWHYzhbyifDT9+mItbOGtNuGdNrWyLl7bRqFo+3a7ePkFCptJf
        pazMzeILI/g0lpm1DGVExp851F+Gs9i6UOms8W3O5lHQEzSnCDcf3QUlXDu6XRFfyh641E1IF6YdiizxWGf6ojRg1uji+qzRXZwa3UXTuADTRCkJrOwlGyAP
        kZ66oP7y+DboTL2oAxnBJTJnU9Km7HIHHQUKhF8n2JT0RZHmdKO04id0eNzIVyGs+xHkrGAYZivrQE7L7ZPVDPFeQUw3/QQEFE3iJMIaN/SGvlCncAihpgs4
        gytpi2dtc1CaopFiB7CP3eCG9UDFC/ggVuSYO2X5BunuittrUxo/5Te9of7UInPLcMrQxOoW2wGLsrvQSHehuKTc+XXuQmVvvDgxByFIoXMRnbUB0yI+PH5T
        XtIyNBNMmpEuJ00sJxGkCmQOlNkjU+tA9cvwCtmFyJKuvqaxyVoBSVToJK+shcqwnxnHdnJTkNqvYUCmLkJa402IZy0Vz2J41lAoa1lBrYPZXof7cAPdHWft
        aGg7IJ4hC/OBebbtaNa8T+qlwi35EKQzeVmWKvhpX8axybix/YgfewFHl3Fj++HPPcKxfdR/FkfZCPwsjgduc87RxJo7+AhZ/5RrExV41bgx5Jw9ny6WvblL
        0WMyeave3KXvkimxUYpKKLlx2bceQOBL4Hmh45ayy9WK00ZxGreYf4uyX7qm0YQF+61xCzXG+rNqhUWh/6kCUE0ucDe6BNeeVZDNEn4CjJjlz2DsMZY1cPMa
        o/r2Mw6nA8XFfng471DX1nSjioUdYVedqVsd1DRGQEEMh/1FsKhYg8xkiexn6tq+qmv7Uro/SlfkJF0eY5tqlrGlWpHlrYciaJo8ZeBY2bdKXN7omx7mdLmm
        ZBmqNrxpbQIG3MWbu2jDgp03Hr69q23AsrrAg1UZazzOOO2NDe71+LZyqWQNEuIk6UOhPEkQ1S2HnrctMg13GrLwtS4wEFC+KOD2F/BE2P7K3WXdKC28iTkY
        TS3A1HBL1wWU/iPomQaqGAkg/cNkzdkoja9Lq8bS9iVpwYIGqdW5zcYwcbMNPSR6d0SjELou0invouqBNUI36b2Pql0NvmAYj9R+Id01SdflTesYR1k1XQS8
        r8BcOzLFHAfhNScI59gFrrEMxELEgESlz4IpSDpLakiXQa3LoFsXZ/LDYSMXezM92DW7ih78LHpQ5tCIPbiEkIMg333K2Trobcl+ZgJNB7onZUTnqkZ0ro4Z
        /0szhH7WAj5rDWaSRTQ8xs8iGh7jpzfW4cg6tpt3bA0dSwrPOhYmRmZRh2EZA0x5oC19uiR/NxBmAIch6ob2X3cQ/bmHJ6/gi3cqavdCu+NdX5Ku2SOv3aEv
        zRVIsx6e2897WFmpn/eUn8+VSzdIsf2MUK3yCox1h2MNnekeNHEwswJjePMGue1SvYq/jOFht9nLIZ+GvR3wY/TEaiYDfr+9rBQib/0S3irdUgG/3fk0aSjR
        lVAEGlCKCFYYQd2BvOImCzhedYUr7Gcei57c/jeuWSwwh68vXb9bWr9HXnl9j/P0c1iBuEe0+yGzRYW5iAHWAYKKCyDnSo23ytvlcEReux8hGTUcjKyWWFfu
        MsXO7wGtzWqC8oq8ra6sgvuRoTvEo12tIdL64GzsweMTq7dUeGe6MZARiqjt2qASrK4cgLGFcglcAnrqNzEVPZ0EPqZONgkGaoFRFsP465FqDIVNwbDcQisC
        pkuo6wJThz8TXFzAZeGrkisZG8KToK6l5jeAjkaVjGp6ke21LAUyvzawNUcihBxjMTvZhBKI+qzJBAr7BZQFVI+85gK0RQ3NthBhgwM9bsTQKyAetJTV92R+
        bwwuTGgCADvsoUp8HW1IcKGt8CKfvMgfM+WRO7WiusoRaZhy6QM9QU4JX81R5IhvZhhcHQYP2rWB5UoD9dYB4x+rjlL/A9cZq8VtPyC3v0XJC6QE0koOqO33
        UJ7MWmQYhDx488NrgtcMqimqcYvTyByAnfbmYXhn2y1JjEUyJCIbeGWP1qJY6Ykod4SD7xnTwwXJBlNTPZEcpAaUV4TavqV7yU0PVsq765DNeOOw2TiV3mIO
        n5BtiWZfusUclH+3nBjE6S2n0oPwLbtFb3lPyvZHFa/wRTioTmiunMBny3pW4d0HsT1LD8sGLTlCHo/RNfj7es8cub7XHb71+v8Gg0mcDPg2acPhe2wLPHO4
        tNML5K+ydpcZUw+ra5tnc1k5MbaQUe4Ufu2+SVl8LXebyLgHcyn6ZsizvusCdI/0Q23zmlpiLSHBHIurRqh3pPx92vqgtCuLyXzatdw5hakoNUq70G6nbeHp
        N6mxV8rNrmCv2Ztz8b34SdDW5sTcoJubJuh/r6X/Fki/rvKhbLowKr7GUUKRPhnRMlebYDyMSXRZSnQ92qt/8bBH3jhrWdrLBUtPioUFhn/OyBr4yV41tPg4
        caCq8RFV1oHg5WPBHI30c1uws8HLkPa63VorFkgyBF9tWljfXK3JV2YpzERug9XXwHDwrCfX4cAg14RB4kFt7e6stTiwriQFqRxR1gFHCNnS78Elkwqdpm+R
        j072Cp3fzOyCqpnwZdMutfM768ig0bpwnUtLU3uT5rc04SBzhKXGxNyQL8gQK3R5syzRs2sAHLt380PT18X3wOtksQAPjuFp4kEy81RZjhalhsbWzOBmhaKa
        FQuFw0PYg6YD67MV25ogFXkgBdK9P9G+E0aMHjftEUQO7UzISuzOBANSn4zz8dlpEAUPaIMfsNMuCIfGN+4TOt6H2hOORnojumqvdNWNeVcJFfrFwjJkpgMM
        KcZ5SR4ggd6o5IrxMnqFh71lWp1ahJR0bDU3yGdwypoZM+6z5RnHwzV3psWXcyO1cwaThQ2yp/vwsE6l8vQxg5wVYaDeojPtAMCOZgmOdgCNlGj6t6JhA+6/
        Up2a1yj5zRyA/I1gsDdhb0gCacjDCQVDVqbVyDhjlEQk161S4qp0yLj0AdjGiRTuQXJyv0wE0tVsRiiEHgLrKd1tW75HOdtc1oh+zlgjZ8/eOQL43pl8d7fy
        7Nn7L7zYsrLZMrkduj0zq6aP8B4ltD07Pjg7AoRZ+BU/ZZpT7uG36YnlY9jA7M0u763wi70lfjH76XSvjg0mJjyM8JePA8UHORFRPU/Oksnqe0RMl1t7XJXV
        YTlF9jz/Ljk7lInrvhWfOOyIK4DAfggCu4vDEXnNIRXYD1mB/eZZAvshE1aqOQBx/VApxuc+mIUOFRgPuMA3OKULdYCarokI48VGMzfdDGH+4IBeSHVzEHIs
        +TVD/cHeDg7gVcerG7JGg/3VX1Oa3Lnv0+VlDzm8lSFbWunACvot+Hm383XVH9ODzkV7aky91lZrAgRsyNbMVQCPQeYqgO9dBzpkF4vWIrfKMFlgT9yhC8EI
        n47tgVTYniHPH+RM3ADHLyIHJpDuEfNzEHsdeHQIs41h7m9jnQqwk8CuIeDyGzBx0xjasKYufw158MKEap8xMx3IW/CZyKQENbRbEvHR4tpI5fgpfRpU19Cn
        yUc37LLicqeFbU2DIn7bruh/vSJ+MCXiuyLiRyIMQvQ9mGktb4EES5F2K71Z0ZFvFqI6559KD7xbhNpt2S4W3gR1+avq62oOmLpIm7GMzwaq2jAHtkSeBgSs
        Z+VhFVVdlXtLjggiqh60jgi5qMo2beRJZN9Da4b7uAraB+TfQTZTBPGbS3VH8le57ggWiJtNpMYOC7+WzW2VLROEBJXb51XbR0GdIjxyPYQaxwP5xqBPNkp9
        4lXsLXxwQx+EKDOCNidqlVXC5R0PMFgjuI98C/TckRzq8AE5RMcW7FFPJFQPbCY0o55krhDb6nvxKckGPAXYgjQsOhdBLMWuAMmZy+0DRBv3JqFpaDgMklFL
        iysJLVy0ZL8m2Yq/sOIv0A9YvWxukNbdANSCvfl+wT12JPyJP77l64cOIb7n2Ed/+2dvev7u/+F9DzMPVumWV76FjCl+ee8lfxVleTMvzahIsxf7sj0KVrPn
        FM6I9et2f0i+Z09pA7ZHQ32EcelOzNNYwT3sqj1558B/qfhL+OpefH9XDj66YS+7gU7dhRPRDdicdC6m9VLcCIQouG7dQE9uTOZlnK+lC1BqfUNf1XQNP7vo
        3WeWM6Da7ma57MDYepdn17UC7XoufK1ar7uBXFWRzi60dsO5ZNagaXUK/7xVs64uZ9albBmV9stLd0oX2uiCWVL2E43hBA4tKyQLGC1G6lvrXlBvsYB7ErDY
        ECzWRbTGSN17XHuAlh8Pu9gdwb0bTB92QW7NsN2k7mWOHjmcYzupkduCwYK2lYur3ww88qyjOIvSsgpli33Vm6oxoXMJdUnIqziBaqqqD4VNvaOrYGzqlR1P
        g/7D8DmDOaeldo0Gzhp2C1JkCJFXtdTnDro/JKqBdS6c2hhEzBdEv3ruf5toc6R+Vqaxo0bXOzP0SslGEK839EsXGMpS6F0eiJO9xvZhSGf7hoaTYSTlvUlE
        N8gWRhQO6q2cSXh5wqX2sbf88q/+veAffeTbhCe0jx37yuf++I+/8OC7H54yu5W1PZjmx0af+9dfu/fErx8ld3CP/dmnRkf/5rsO3Enu0GZw4ND9odQUPFLm
        uzGn7AyXxWDoJokJLyC7RSmCM61XctQUc73+6dS/mAYlV2Bo80rhYDTvl6uiXIZUkuOpUUE+DYwKkrVCfgpJK0iPwfyKGXHWR4jiQaJT7CvefNhB0/q3xxj+
        hs7LhiUtfRm1p9om2bJqbKMPsQhDWmsBGVO6ruw7EAvBJSA+H+IqIWMmk0R+KQIqbbZ5Rm1qEXj1wt94qO2VxxUBlVIufc2RqASfl5RW9XJeWi+ujFZwMS2c
        7pRKS6PFEFB5rX+hEjfOUUNghTquBlO744C7Y82D6TPDpk45q0zCqPkcNXm69s0bNX2Z0c4LilGr6ajVxqrDLb7eNe3yHy6mK5xs5ioA0qBi0AtGpdV5QlwF
        4eBq4h2hp+t4uE5blg9a9tnhwuQ1aMZ/83Ea4Y44jZqN0xBhRs0HAcIRhfCQ7auurtaYO2MaEjLChhoM050rEdIysOvweAgvhtoFmhYw3SL1yR9xBaiP9RvD
        i6X4a5Is1flg99IR2A+Fb/I7a/qd3BP0izAhGHlrFN6bujtgMxpjblSkfQXfHmWWhZSWj6Qm4lHqJ7GJ0iBpWja7l+k4PadMFSEIAcMWMeZJFYdNtbLkXvTq
        ER8xvyM2UTa/Y0wjC7peuGITc52O8LCadMkaY5itQbvYaTbfRL/E2i90helbzxT2Sw9OsF2YZxfzoKlFjD+Tx+r4x8z9m8bqclPJaFbKZR2UvDdKTirwOV84
        6j+hIvBpOXSO+o8gUdhR/36kmj/q36cB8Cc139sJuIAf9Tc1F9yt8AEHBgoDmDcQGAgMFArSa3JoqXTdVunaqB97cpuD2MO9tzkQqOn5/fsLfnM7zkVtIMES
        B3XdQkOtyYU1xHC5cK5cwx7BxwF7hDVkSR3IDsUrfDKZ/sRn7moXERUuQ5VczVnP6FdPCcLGFK/lebjXkAhzt1ygO/0agv1swNMa1MS6+lO/rBIgs8jrxITq
        ARNQV8FQJ1bAoFQNBPDtCyKo6ba2kgGzlGZh7RTxmILVYwPZZAKH8AU2ZpxFYU1fN4O3eV05cBO1rrn41hQLS3p314a3lq7JPnJWXFVbClo/wvxaZ4ahfBmC
        6YxgpB7k4rbO6DZBHlOPmm9PVj/Qv8iBs+l/ARKjpX8c5UJ7hjJuUcT0L9NjYMbNbnZzEYeu1CcH9/qS1MV0BaGV+3MJHrkiAUgpk9ct4SdGRTAsM+aDL3Su
        M627HABeh+iIzBv5Eth+gzwQ/nfZ1Fq7TGl0tpIaznqltaQ+41yeZyryuPgbi2vprQzRQNYCrmA7fKcvVXynVUUGemuQ20OV506kbxbJ9AJ6D1qeRQ3wgtSZ
        u3FnYYbd6y3r0H2pyNdBvqYboi/juZbuqLrKz2ZqxLszLrcy//C85oauZaQc1L+QBeeMNIaMEWgrxtLEjHArS2wUd7IjQ4N2Xs6tSDPb26HnC3oLm8YOfF3k
        pdjbma41tpTmpDUr7ahJPwBUmcJK3s5jipaVVNvcNa3kcWqqGm8Lrc+dMm1beAE/PTN3ei0ibbgtu6hrzJdhul/UIdMJg29bYKhVRT+9aje78GbgchSAJa1i
        iG2NXdWzsSvq3IdeIHfT/BZuwQk9xESRFdaVFdazAFE3W0nB4pY1CYgiR40zPuuqGY8aUWV9tRHFdCZ8DTThK7fdNWWcI4hATbvScJi4n27PsEd00UkdZOTX
        gViZVcoOSM/0Z9bRtl0682ZPO5qHjnZ0e7qjFyz3FIHPtK2RlAXzoWurHQM3GfNNJQKWlZC9k8lplEGhj8C8lRMb9NempY5Bf1iQ2EORXaE0yJDSDeAdIl3O
        5gxixEVM481DdfnLxxByNVYchzFFMk664EPU9PBHJAs4l/afrvnekzZFkCE4uOkotOpuJEx7QvZPEWI02jg8oooCKbF7K426P+XRf0fenZ3W9LTFRI3F6ai4
        UctOO1jCOxvebqnop4klDQehjubwirp/5DH6y/jnGURSztzjljcQsToYxurpGIMlNUxj9vRDfEHDjiGOaVNnTDNPFdOw1oOGin3cTQHvNZfusPEmqw4JU4Nt
        V6wQJ9gK+BmHfnNNqM9uQogm1PNsNXXdbtWzbDV2i8wtISHDSll1tHuIEOG/ye5xtW3U6DesRt+2zbXd4+Xd4wIVL1Qym8CHC93jsns8HSHvzTehPrsJ5e5x
        bfe4RfdYWZJiXsLkGIHOBX+narmjc+JfNfzak61tz84JSLeah8jx74NdRY4n0voMgSzK3B6ZMXWu26PMgZ1yE3oGAlttds9g2tVsz9SY62hWJdKBvL7TPgqr
        cFX9hwAdq/7rMsMSGj+zaZj1uNnU2zsqh6ghjZISseGhYSK2edrGWmPr9KTkJFnPLusnSjd+iUkeTFSxse58OkVKp6QnV+XAvNMnk0Vgl8K4GkwbVyM4Qka5
        IySUdblxdQ11uEwVhXzp1ovRhWUVmwB5B0T/pC30452R1Yt+R0LffVlovAnhtrwp9YW1sPkTjd9uWafbVuZquJwDJm1e2qwkX0u82XtEjdZEykzDj701lcpm
        InggiU9YiUWigA0n7nIKn24JvMOHB3m3FI20WgatWmSs2RLyXZglmiQXLWTVwhzIqoU5kFU7Y81WAFm1OpaXlyIm4VjfH0MDxI2iDS9DmgPsFTLMKhuVhOUQ
        ne4y1+SEChiRkhhi1sqYzhuYWipl1e2yUFPzMjMr1CwvbGlutFHx9haoZsI1n9vYiRpR/wqv9u2rocgqvTrIXIhGozLcvDdJ8ObOBRiQQsSJAkCW3K6r3C5S
        budwOy1s7kc8z98Oz5SA7eu0A6c1wNbXpzRyAfVVtHAEU9QeqlQBag9t+2hPrlG3hRECGG9dUchtPqqS3cTho0nNB8J8EzjoQCN2KzlOa3NaE/CVNR2cYGJT
        a42JSQU7tt/9We4H5AA1e9NECY6RiWX+C1vr3hz/ADMkItNqlIbMuA1UTyJmumgIWAHTr/kUwvxcp+ATSU21FERqjIAGGgJOMyScZiURf/yx0IvwItgIZsUP
        hjJnYxk3qA0cE1dmb6zJjWJmB1K8mrA0j/1s2r40oT+vX44xpIpVWlqeXUQjsCnHQps4pj7iaCChYMmI2JzqeE8lzJT5HW2vK1/JZ0RJt+0W58VunqszRWZP
        RWZVwEwm1M8zrZubb3sP3v5GE9Lp9iW0mLdNzZUTUGTL9ExhpmdSpSNDU+oamlJXd2qfZkGqekDftWxXSRFEs0oBfWGO1ppzpBo/49v0Kj4dAmn1CvRrKeFl
        jMRX5VegDaA+eeaey9cEHmG+Mwh1z+Wr9zY/zdMNgKuJf4QS4z/zvPoZb1sxbyFfW8RtIXymL0waRB3DBABkrA/yx4xtQKGbpbduKLZYNXtxjvhd4H0PkScW
        vKU+jIaN7iEIX7gFTNitBHsFD4C9UvTDminNvRdw3zMeAhY2jIs18AYieyMxvcw2kZYJmZvPuACYuI033TIfLeN+Fy0LbctCtCyY3bJAW+azZQ22zAW4rBN/
        XJFajWOznTOBLNG8edZCChGXIKldoqjruZFzYwiaeuQ254iWfWvqAfwUOZiMA4XhTQpyysB6B78ix0Bdy7c98nbknu/+obce3wgsVWf41q/GOIELyzZRVIe3
        bsnly45cj+8nVjHDEEu+J4BcL/uv+BaOjv4LcSE9qyJUCS2LjvBUb49ZDaL7izjonxEW+5T7pMjTIxmrxj7GPK4jFHIATekHBsk6HOCjdIn9bUAfS0kkNFgX
        GkSpuoLUn093ywPrZvfDgxTHwcN4lLDgQP6WyiMQgtJ2kC4D7EWqEypzoN2Wzv8W13mH6+BMxPjoesxIW5yvyfmaPd+Q8w17fquc32rPT8j5CXt+n5zfx7NH
        kr2GmeeegKo+MnvlziOEnGLG5uFZF+OFRq3n0ZwfOC5/ZDGfDx9/DH+WkFjWX6rEJ8Bhj9DL8q3wNonT+qnUhQdSHT74mLwNJBQtOZu41seEqx+9Tlx64WsO
        Mya6T92SQ47cL3mgBMVfdMFpqADRoABB3xNkBuzKZGlgx+7j4JCncBjbaFEok5Gspql9oVoF+YxP/XIXjMclTjAup02LD91+L11q5MbwnC3EIJj2vQP5+MZw
        91b3okzwDW930ow1ma47/OQjBj/3DpIFObm+yp+7Bwngu7NEu8kKjO7xqWSRiYKTVekp+RP2+GRt+NUncP7vHr072SXPfOyJewDYMTwbnUj6vvUNMB1gGrfN
        Et215MvgLNbh197ddjNHMYXrw8evymZy7YNbqdBvNxmAjKNkN6lZ6HUNJdbNYt7h66ht/aV0T479UZffO039uNlTwIicfPSxtmd6eHghqfubOcl0nQlnwdOn
        705acvyajG0kE6Ilc4Ep3ETgQXqgPnHHs6euntGnvi60FHH6fL1+L57g8K5rEsnnbQNjQwDC3a+jjaTVcjN3l5q5e14z3XIzndJTaObuGc2Mze5KE3fHZvB6
        etCtNm5QatzgdTduUGrcYGbjBpXGEet8d2nEd0uB4q8BnGeb0Lk1MX3qWIcioSA5dKDBw3LUsstRC8uRsLrp6YAUlVhemmCHoDwzOOoZeXq3ivPrsjoRqxsz
        4gTCsFGmduJDx0G/piatD9XiCLZlmRYUiG9jPnQ0b+TqhgIZ08EQzrkq4yKzull+G7KtN4TDY3Nx2fW8M+5TyMB9QO6XckyV8019B5KnH5D6Xus+srLLNDeE
        HNcVnPK5AtcfB4tDUnqkOD/gOXNrwuIos8+Xgmuoyp9T8js5fF4c21fLXI9/oRVEZ2rbtSeZ+uqqR+QrzfHe0uznsaKMy/aPdlAYDpEkk/lImQ6rlNgK00Ok
        rneKvEGnQf8Uzk58KMfBaiO5ibDt/wbIVC8CuhSVAhGL6Fj4OQK+OXS6z3qo6kWvVFdNHRBlm9PQx7vnPSo86vbPn+efMkvPiEjzdUDCyUe94CqKAoukIWLy
        5dsQH/AMUnT6SNoZZlQBETFtyvO+yClCrh4IU51EKsIXkvo5IBNfFse0bYMRZmSEsyXPwi6iSjKLJmXFZ+KJIDshAkKWqN1PHdhTZu+rezSq6L66p5n2qPFf
        SlfoQwh4IhxW9NAvm63yJi2ypmkd1iKr1hOrw2pJvb3ssr6YuRCBQMP0iIUOa+fT8gYqrxZx6Ahl1FUjtQgdVmtah7WEAIGlcoAAsSkQu70I3VUPP+qlAAqS
        QYMKC7gU8gqiVHSgr44v4JHRRVnJRnIb/tchDkhvJEMKD+WhnCPpSgn96/30VwUuiw71hQldHQA3g9xhHX1te6LXTk5GU4MIU1mseRwWplL/dE03Sy6W5VBY
        0Jrkp2PTJ1DFDPMcwM6gSWsjror5PzUOlq7+MRvVpttMd+y9lK4+J1+1qtkNh058mwMeyaR9TTA3dOELRKEIDjuIVZb5BOgGOSyp1Kuz5hc8FIi0gKMFAniZ
        h5hDAIKQPd7zpq5wwTJ3apDGZF6KPNYOYPqoOGWHsU4+2ZsgOpSvuOBJj8tELucsaUlJcu2sSOmW8eHlKV8Fp3JAppgW3cNbeWE0+UVX52erBPDMyErfjjE9
        tNYOH3vff0gam2AuV92LCbZYuheIqy3XwO2aOmzHNkFiOeMKM7Je/G/zsAhkOAeBYlg6pfzcHygiJ6AV0ALtUoEHBxw8Pxs8oKrpqYznc0yAYjesO3om60f0
        DJY0d/iqY9ez6DbnM66mbeS65tt1rXGbw3VNSAK4IKb2NqKEwEkG61ueofGof5bL3m3OE/Lmq/RF/6NFb2G7BnvBSNaGntBSj/BdfSKSDa/qu3tYw1YUOXF5
        X4HukeelefV2pBcUHtAXSkwJANo/5GxAs1lGhA9oUgGcE/QHfSI3McilgvzsVpGf3Srycx8Ik20cTiRNHI6AA8xUJiNxWb+ijlpSOOglqKO683KXATqipZ6K
        UqQMB+2rN6psJ2dqjnF9luY42AkH3WWS8P40HDSSAC2JxFYChA8KXNUCDnpB3TaaClmu3q9BZkqLjH8+XahAQC8DXs4HBPQyIqsCQIWvyZvkr43ZENCEswgK
        FBTAP/uZd4rCP4cztYH+7E6vqRPTFLxwKZ9YVNLgC3P0c7ppTOBDV7cQvtAUqV8MVHyzx6E5ZxyaUxr8JnxumTYvmp2Gn77fGc4z/NqVcjT7T0MvN3YMY0qH
        3rZsa8MpAGgG9YYl7lKjC20BsFCDcpHIJTXVlzFzTAgAaG5uS9DPSwX0c1CGfm6USKfkJIxoF39mksLgpeeSpZIjNsamVk5SWKc+sJSkMKgkKVzSJIXLhm5o
        y5rWdRkrDemrq7lvAvZzrYL7DMJdQkhSn8nNVvNsXksKVtafzl/WJyQRo9d86n39Mqi8hUKuEQo5pC8q/ccDGwGtc1czRH3DfGadEdbzPlzQUAdy2XH0oxRI
        8YsjpkFCTW8goxms2tJ7FpDZVzDcUcJocgzvQgnzeUm+YLWS7a2vGLURk2k06UTRZFyfbSesa/BpqI9M9oqIZvUpflKctmLFer5VIZ6PIP8SvC1XsEUycqDB
        eUW9LVfMEgSQFTU4Lyv8nKeqFOJzuYrP5ctq8YpI/j1kvRi+rAuIazVs0ALDc9i34Svy7TbbmOkddjYy6+b51N+RaCwsJxrzS4nGwmnY6B5T6Pg4nvVkfspk
        lMp/31UM6YA67JHePwEu2oPIN05CPb0V49Tj0pT4EBigVq2sYm0i7MCDAIYuXcvgXixDAWU25m+Qaerz9zCElG9Km8W7UB1N7vlLhapH6MPDzisu0KQbcq+M
        Js3nXnXTFtDlCzTp+nlcv+pOmPZwwhgVIi3XtW4Elu6Ek+ZK0TKtEZiZcCvTLINLt1nnfcrl6DNfRpSWnumJfLBlh9ultzoEBQBKS/NPK8JYD5lK+W2PiLDl
        4qFoC3+a/BGRN5AQuqfAYz2lpZ5FpOPXauccIXzUBKfnPPqPQ3k5gaV6dCGuWAtJoz2RaSDjPMMdPTGjkcS1gs7nYLtYvfIGdu2HPKcCOeccquzTy0FA3Jn/
        Wj2oPemfCbe5G8fGFWjWZwjr6KYVEGKRAV2b5Fh3sj4hH3OlrImwgW2ogAzQKO5W4fjERPiaJmDnblVLym7Vs7tVXzE02lPhVRpkLNvDkF6rKayJ3uwtK21o
        dksYqD34y7q1rKtThUwKHOp68NGuGT4kX9anK1tWj1Xrid2yxlJvkF3WF6chY94x6SpbVs/kBT2bICPgXlWuMUVVxJy+Cx5U7dy6eti6xtNb1xBb17C8dY2w
        dQVyqId9Y6C+F77uYCO7dSVoZweHLhhthKx6eGY0uWhcbF4j7MmEj2OldHEIFMM6wpzDd5Y7KvfU8TiAJ1DqVuolUvQq3ZUicBc+pptZDC0uCifT3CVzBpAe
        CXYAfQ4gOm52WVhR7VCwU1M7poH64Hj6Fw/hjtHEDxqXtpXsuOeFAj/M357AL9Wnf2LHboexT6ZeKdsnI1Cig+yDQH/AifVP5Pf69E/UHfZ4lMkEHd1Wu9xW
        dwHF0tVc+TASNrGuyTZKowhcbKwj3VjHuy1EomMtklhmsebRPvQTru9t+2fcp0Ror8FwMzdNU7Cp2cqBfInuHsEBL1+TLz10vBK6+0CwLbLURDr6oqwTsnWM
        MpCT53TXi31hTRttU/hDGxDf6VSQWbdLiG4Zjqv0wG/SkOJckDVZzmO26WIRvRXHnwj9aNt7yp3GiQsK3LfTt0/BwgImK/vryJ0PFncuPUTMQa/7p+6CvOsl
        LCRUWV79mc985faPpo1Mf/nEJz6aNi+Z5h2Eqb4E23DjjsPQiDuPDtc+OHz1SuZN4CMmO8Y2pka/AkD43fHWH+VQlkEYnTFByUogjFOmX1CqA+tK47kspnEi
        iz5MPv8YK+Wt/152J38iC2E4YnKyMsCjGuYBc5ZLBl6RHw3+ByHieeE9Cz+/+rEjP/C7P/O9X7nl20ViIJqUvp2YwWwmofJKz49Nhkg1kd7cICn9MxFX76Nk
        +X9ZSKpb3v1j30tv/mP3fP/HZdn+PXt9+D+/5e9///VLcv2uH7/jncfv/tztIwtCPFoA9cyH7MMm18GuyBuXgNhmYPd90xpIwK9lh0CijKwRBtn9JZqmH3bd
        M8TzdizkmVBG6m8Z515Fudu6+1EailzedRB/cj0mkncX9uZuBuBtF2ioOOj/4p4imEOsQIlf9lzvjIbYZgIpGtFKg6H74dR7NypX8Acvz65wQlb/YPjUowyn
        kVafGAgdqbuCPh1RZgzvGaTSuOHZL3bZeGkS/ZfYiMdhWfcwpaOY2lFI1vTpgeiimm91gOn+oqfo7KH2hLz7bvzI32sf3HqvBXMI7mx79lrqbA3XTiXkbzxD
        L4XH27St5t0EByJqyG03BfqMywforSAiHHpIH/a+0cNb+vBW9WEHH+foR8LrwUOvf5/1OcikG1cxcGmZcdUS83Zos1ymanTwW7zZymwe9WEWB5c6MnUm+AcH
        /NZ27YwHK/5VP9NyiWwobdTXYfshD3k7MT+8KcwPT3M+qIU6trBoMI7kKZMzY0kRNqYIIBRwr3gKdyqnL3spcdDWzNrspXYXAWt0YbQZDRjRuMu6FK/lyWOa
        OOc1/umVssrDW4V5sxHQGus2ayTfaRFA2lUEkDJYgKd9lIOBeKX88n0FA6lh8+JZMJB+DgbSnPIgYkJ9DR8F4IaCOiHgHz8WqaRZwd8Q+brVtpjbWde96Cma
        HP+47O18DUL/a3lyAQ34z19jE9U1pl9T+uKWcMZSf5S89eVeI6b3VL2CLFBGAOkPkkYFHqSPdO6+zNo2mjkv7/4MTRmGbG7e/W4l7/5iGVWhBUMGgxw07z4B
        xv6aUBUaAAIZw3W2+VoQCnWrIKN3qGwr7eUOkhvUbYp9KMuSpXJPH2/DBlDqbXbb8XYAYI2m5uee0+vhACn1S72OJPqw7ulevzd8xgV6X7P7MySbc8hI26PU
        X8eMf5ZcfPboNHZ4Ivez0WmURqdR1WI2qqgIldFpc3TagLYqj05nzuh05oxOZ2p0OgZ6zBoBEBozRqdTGp3+jNFp6+i0idNC/9sEGQ6lm17BlJPC0CzAZ7Ca
        agO11xX0ojVnKjbsjM8A3erKmYjpVmZP9SnQi5aplyEwZia/r03hX1T5Ez4yV3fk+BfxBZgYkUirNkoaZTqBQ5oIgpZOnlAyOS3k2sMyRBXmTCqp7aCSZfV4
        reepEkAl9eocrs+bw8TOgNY5n8PxN2EO1ytUouSQz+FoAq1tRiVxZQ4zrVdGJWlYcrsLd+BkhLNxMrj+ACWjNF6DVhwzXWRSI0wG8DGAjSEsNFREDHJXomTI
        Wb3VjBWcogaEtJDQQTWFTXxj0EGeyR57I9BBzSqUQYjFoUeInpqloA3vkWRJVV8N6tCE3VQYHpRn+gltaAaYGWc0lZmnZr11ESmX5dNUlFcsaO3CtAyiRico
        gk8hy3eUcrr5R+LGVz/1P1VRtUtQ2jN7LF2E+LDADXX2skFhXrodmduFXhkA3LHwIVSfxyVMYMRNxviawsBEE3ikJvA8H3VMvR3TQ8d0wmR66KL1igm+Awh8
        arSApZOP2IStr+Xp9dc2YcOY39edUjB1p3jG1ErXa6XrsWYtKb2vwyhKKB1qNglTnIc7xvZb26NSZpUR8+gR/7PoH4hsaawpleIsNJNazp69NjrKIH9oSsFf
        e9bMNhsTmJgksYUDbuWYwFZMxDrRtOBDNEKGqoclG3Rk9kaFbAR0LDJO6Npn414JVyQma+314V61peMrJqXw+GNQdMNtmKhX0KCjLRveprbsZIvqZwN4LkLz
        QpmurT0CdT+0A+wRWDeJwCQTpgKOFcv9ELankLanfsXUsgzpNuJwNUnLzTKHbsuDU4Yp4upSb6qrOxw1OB+a+cg3OfJAsMG/CVZWDNbrMUQtkCXjSbVKMaFz
        h8rEfG6/ATMUSGCc2sQfdv2P7PoPGgE8a/XLmjYVyNiCN3RM1ooWgKxGWRaRpnYYvn0cWwmiZWmTEgTSG7fexK4n1l0P/WrWbCKTNQXWiRVLKyWOUTtrR0vb
        0crIueXL8hMn4cwUSNFMzJ1mFV2nBzPYK74cm0f9KzjWjvov4xgd9S/j6B31X8SxcdR/Acf6Uf8zOC7JXhTH8DZnBOvYiNYx7j8hiuL3HH+fpaFjOPK3ui8g
        pyKhtpcZAyCXP+NuYVGBZhKTYHhZjn307MhVu8qLtsAVW+DlrAA8azzIfg6IHoca5HRHheBXpHsyzz7ZRfehq1jhrktTak2D2tSZdZRJKLgu1bN1qa6bTwAg
        ZPCTdc2MI3/LrOzDpqJZwRNKjMhsJZ93Z7Lq4wOv5v2ypLYVOUZ6xE+la1ah4qCBL+ngeM1K9p93k1gtYdZ49IwtcM7TAq/aAshYnDs3yo4euwEv7Z8oJdN4
        P/Uooem/ux3A086Ep9L+PdC5MEe9bPGGX9p+T3BGjp+o3yMMqx8Or23HZUmoAffofkUSajDvJKo9lS7fI89qMvxo+MVAOuOGHzLLj6IGOf/S9olB5lIgwnMD
        EgswpHBWp0CdIGtQg7BS6EsI2tKzfZI7FS3AUk46BAaFthSHmMg+GgQSTxQ/bXaW1QbM5oRUiRVEs6GIQV6OL8pL4AwNAldHmi8oApqSGjzGBBlT9K2UIGMN
        BRlraOQWZd06CWQHuSxBc7REpsfvBMGM+JVI/DqSD12BRW7Fujnny+mlEkJtOSkZlPfZ+qjjO0gbFueodpHqW9vBdA6byRPiEnkUKKGaLM27WJKJUJHtqTmY
        ULPFukaRVtHTtIqI0YuJN3JRcwFehOJpWwVpkfoK/chIjb2qW8LpSEMmMC28kZ686o1EvG5PI0Jsl7oFOY7ghpR93Ndpu9jwDD11wSV+EZY3+P6agAlD4QMM
        K84W0oMhWy3nlF+K6fCHN3wYjk0whjGooimXSh4zjcLGDa63T6SLQap0m9JPuYttZp0ULPTpMhkoyLN5QfGpu4oW3SVZdSFgLEBSbZAUGxkpdomTqYk9SJQ0
        KqWNwufnYWllJvX9xe14efMifOkxS5oX08b5wgMHAR/+bxz74tHMTCBr/MXun7rs9UZ34sXwbsCqsKbZrLqa4gpmm6Xb1KOPNALZBP4WwgH9rX2OKqGfbniN
        M8sAYu6qe7MDmWYNhzXh6g56cg8OUbIE9XD3v/NSLw+I87IIFrJBXyNYWkUES1BEsLg2giVkBEtQiWChypoRLP6wtdX9CdWDw0Ky9GmZkx4YeuBt+spCa3eS
        XaIViDXxbKwJw+Wi90IXjTgodCPcPG1U1LL07fIHBsx26DK0rBRHUMdfrbRhAwgaWQDBdGtcY+PT6gxnayFql8F6NauGhnJfNc/G7T5vHYcDdRz26DgMl4y8
        04z3vAnUHbaEIyoL8SBtloOdmi9Ng7FIRzRRB2KdXHVsFx7lZU7yHCYGGgUVdesyxNQlszSlXlkSPrFrnKxj9Zm6BTS4lXGyqkFnCPGT6ZSU0n0uyyW48dah
        yYa3LUOGEDjC4GCpASp7DIJqDtcAUYhrXHJFzATmWEt9b0tAyi11g24DbkzWhhX8dMZIeKOiV2+EDeMCE9nA1xm6qUVmBQfeK0E5UAA5kDqclMmifHgLCoo9
        aAEQ+EZmHUriddS9Cz8yh3eVXiBLKiRotLmJdlSxp6FubuYe2auoaUWdseVo8eX3kkkgXwI5g7x8LxJ+yVkPbevq7rSru9OcqUAI7OSwdx3C3klZ9dnGlm6B
        OZiwW5OVAqnjapyMdG5OYNtp2ji2llBC7vMp7c//itOmPFbHY4vFVeXji0waCoUaaqZ/81SJmCXiibx/kFlelikej4QeduOrJuNkN2b5qTTII6YQFYak6Ga5
        +/e9xFXjE8JE4j+sed6ZeNuGP9b3OfQwc02t+997THRbJ7YMDmvWRwgZ8/NJcnlyMe3DMSqTgV5414ODkjc3cuHWwcq6pn4YkjjEUOtcjuB5prF73vg6F2XP
        kiwMYVJrS/820HNJB/Hux9kZLdBPp/zq9kjFrdn3UqwL7VLDzMLFnytN8Pfnavhrl96PALb6cGOLn9/jtrBgDZ2yazhzKgrPcqDb7D7nwYp4SmTNM/jSI0hJ
        csjfTNmgOpOblFvVhLzULLXp/LG/++f/cPT//i8vvOshOJBim9tlQ6iTRFo+LLpgjdnr6lBcdnB4BIpUKKG6ONwHz/iYvazRVNJ57ER0JkDZhLM+yrVrqltK
        XfKgZXFC5QuF+uLYb770f//+v9z+Fy9NRmwkPLq0n0pe8ovUj4Nw0JizrlLNOTcnm2fd1003mr6cHZ2122O/PgNQufJ3CVU9oT21o02XRqVUDSUv8w8Mptr6
        rKvdec7V/uRL+A32BdhdMcHlhnrdI1FlV5d9dUuDubMFWQCrFBNjykSy8WY/E/nRdniGHmFISdlWt0oDExxW9yZMidgIduQzcWktLbauDz8K63QaURHpYSoM
        z/n8uXeQdLEy8487gT6AekwX06qhCvkm/Bjrk3Fajq9oI01A69OpbOrrFy6WQtIfggId6tjG+CJxACB7NS7GGaYYuMKDpkMjde2ltJeHM3bkQgchjW2kLOiV
        g9ey1fWFdxZu0d3NycMwTJfisWTq1UQaCNO6or3WjwXZ9yO/tFsYLeOKO548VNyMwQjq57HXndM+NDzxGY5C1+R5TS01tE3oBRYvt8nHNRfmK7Q7xraonugu
        BVEdhb5hBDVZHqDxYOn8oceCbROinbf/6B3u06a3fUk2jTKDP9B2rdGkUku9VEu9XMvmVC1JSMcBEz0Ekf0hEJAIrhe6PyYboYuFVlJrrZVqrZVqpZn8G1Xr
        Fw8fp7NpNCql/oZZeQ1RPs7Qv3OwdchxLo7UQzSi63axmZLLzEcutSOLjwcm19YZ0oY03MABrnRtMDdEoi3gfXKxaxrnPduN2XAvlhDzzCLp0l2fT5ZQzGM3
        6GX+URNk0gZPh+tIyBAkJGaRpR+rA8XErJG2UBvaS7Z1U9t6RNu6IWzFVmB8LLttm2XVjf/cc6Mz1kU03OfAX2S4oZ4id3xMWmnezuwNzgHvGfftIuzCkyXz
        ivCc67Fn/VhJx8J1fpVxQ91fthoPdUgJsG0Lh7/qbqUR5X3muDBBFl0b0LtB8xF43DAYu1kActp7MCtpI6rfyyBh+8c9g5iuNe6d8FkRofqXvGyPkTiMaMJr
        vFOpA68ZL28OnVs0otcxgW4a4VECbxp4tcgf3V8UWb37lx7KIcBUms/KfLRZ6E22nigO3xLlUCgMeoJPXwHhJ/L3r7pMv6HRc058Q9XbaPjiv0W2jF3D9e6L
        9Dt6xvXdM962+xSTaOkHHKePrkc/Xcp07iFG33kquljpS9f+TOgOGIUQPDhAUgPNuoMCqUf/YP+lNKSnn2y6nkPNsfr4uerjx5b8C9dz4ct8BpsMJr3BnZwl
        XZaFK6jKVyxYcnwrrXQPPHa8jAnwKKQxId5PpwFzfJeUJ+V8TZX8RsPPS1cdIWXKJx31NuD9iehtH+lO1gwvdo1/x8eFai87IFt/IR5e/kJ3OPpCuV3vH8Sx
        +mOrw+WD8S/f6A+2608GmAdnpZMOyFDVMMMPqcoOPgIyGjXGclVcp0NziLiX68yE5DNjDVUGYEEAkekLMVgcTNccejy9eehz3bp52IKH/SGFFEcYdLoyjSge
        KTiH7GhE0kPKvH1adx9q7dSks9XaN5ob5ZaqtYFCl97EVJxQpctPz9xoldrUZwemn+tQre6spagWCBdSRRYRul0iLZqb1DHIymQlLd5CboO/EUUW1fWmAZMd
        NV8LsL3Y17Q1WQ4cv5dGsi1fIn7zkuwfiN+MfXpLW9IAnDqxd5e4M2rojSWrTJFnWNMSkbTr5037vOySzqdrGKojaf18Rkyb75qkq/jaGjoaDhLnqX5Ld50f
        jWTT6wMU3TMrsBuglxbxA7huOYtxR3opyhSRue5RAcpjtUIgqTmUTYtsaCWj+bIJzptImiZNaGVIXqnZx1yTGLL97NXzZj9TqKNJAxLeIVBKl5opC2AOglCw
        g0jTMHUNgLKl0sbrJopUKUNeWVdioLsEwBLT3gRH2Dp6RCzv2GT2SJENuPI29qBQVXmACYHuFhtUWc51g9pEtJIvZZbpwlGNbKZlR7f0TcI9WhLka5oZrHdH
        Y7gaF2Q6pLKjNqtqMUp3wboZoRkj05PvXVGB0SJ59dCEEUgQ3fAWM7cj9km3Vzpin4161w7cMPz7LcQjNBt6QI661emM3G+BC/hb1AW8gr5Qg+d1RzqgBr/5
        nhCVfM/SBNSDEHZ2UooEUaAYmSKKmXbTnN5q8oNu0mbdqKn5b9S/btLW3aiH/ZXWYRQ5pBiPFii4wyEhBHpvol1tmH9hI2Ppp++Am1om1558R8aI30EGOMjh
        O668M1kqYpnvf0fut81ycJRamlXHQNEXiyyh+2yW0HRG7MFNWZbQGzle87KE4tt3PvwGBr/8fJ7Kc78ho71vKhkonWVo4kaQCocgnfn8W3R89sttJv5OSyR1
        o7mJ83E6YiHlt+hJKe3njdllnb4pQThRdl8l/mTn05zgSZ8TXERB0IPsD0ARyAAEMbGluUBJA/cnu4TdpJoSNN09FZWSIiloOjsp6AFYxuHxE5l+OSPoAagP
        +gSmBUI0sBYbxDhMFmJZM7278l19hrV4QIUizCCgLBL9OModW98JvJoDsBA3ytc6AMZbSw7iVjfpDwGfjInXRf59adMhC7QI888CIAUjXQKWaXo2AAvEnODV
        DYuevvwmOGmknHTB8s82TNfa3Vh5EUqp3ht0P10AH2/I64GLSA0HZvo6Ft2FC2Ts8Mao594YfSwk6wAsajO/XNvml5MaYmvqH4F119BlCNfs4UFrA++9ia9Z
        ydeFlfwb+F2rui72sBqa1QzphICMPMCAJCyubuAyIF/Xv5DumaQDBjDJn4sQAyKs3wNZuiPqaiM5I4JjHeZ4BW/si/Qwlj92YXgWsAivI+hxT6Ga/iyUr1Js
        ROVrZ8pfcE2eravdeA2rTB1DABBM9N0ak14uStcsvPkls50vmfV8yawTHTLzDNBskewujKQmWl2ZcgaiFVIbSt1xHVrkuvpNYJlfzVTRkZoruehjFZmNpklu
        DoIChmYfvhcyBZvnc2XXDp4uI71wXi3vvfPpwmgCzLnzUOLagqOjE7NcBplAVy9kd8++A8r0jll4cICHEzihAOVApAD4554fTejEIXcWCJ+MiZCJTkqsWI44
        XZd3ZEKJlP7hUQSfLiGwxQyb5g2NmQu/kAiLYDsXciLIN8BqSuPMfyDW/o3Zv00iJzSQy3KRwsyNivXUsoMd46yhlfRQpqgJKk1OhpiTYQHib9/0R4gElu2A
        WRd6J/IORvQ8tYoDw78a+Ksj/UGoT3Molp0FHJ+65/NcSRu5e82V2xmtfGC4Kdt2KP1uJQAStyhSPcQMV1NPdEfp3knaFantPMZWxEv6BVG0v2EC2DthHmAU
        QikXIeVkiBPvtMP+Tiy2sW/4ghadNcqbNAT1FpoczH5kc+6OSlS0dvlimilDo00KItJ/3eIKRBL714aUXSr0XijbK8rKFZGlsrJvlbIZdS5p2aWirFzB2Nm/
        3iVlVwpnOisMdUvudSt52eNSdtWe79ayK0VZuSKSfFb23VJ2zZ4bLbtalJUrYDj2r++Usrvseapl14qycsXsysqe/R4pm2Wh26dldxVl5Qp4oi37fVI201m/
        RcuuF2XlihnkZe+XstkCv6FlB0VZuWJ252UflLJ77J2DWnZ3UVaumD1Z2csfkLLG3rkZZZsX00R4ILTSobmBiaiFGlslUumNzJJs94QtytZoZNZGZtfIrI/M
        YGR2C7cfGYMgzInZC4q7gKwBoUmY4AG7DqDg9cbqmhgKxS0ih7jNUdvVzZE/taH2NC8xQs/qU6Y87OSamiy5OSGGCl5kMyYvji0797h+B/S4yKBBPH1X06Jt
        wXrH3ZHPjOfBWDO8ZDlofZsYWWoKoJu3OXiZe5bZKw/apJUHs6SVIuA8kYQQcE4nBIR+JAlwuD+hkHRf0sXhZNLE4USyiMMmpLsyjG/ZU6jOdIcVT6G6tc4B
        PBfzt/Ng6g6EB/kw0w6EawVA2UHySNlI4EQNl3ICXhnhJMBWGScAFWzghAFMDWkl0m9ESQBt20EwKsf0FXBrQe0YHbVjtNWOMSMZ94HhWRowPuv63hnvSW/b
        GjCQYE61dtCqBd3nYPoKwNgaDBdbS2sqnEVME+6WbT7RCELrXPMXHkeywkCTJ21sMajOG7r2RSywCau/HI8gwxXtXUyKxCSpjmzzY80QcBuzwVHhGr9cd5tn
        1NUCAfk5DK9xTg2jH2TQkcuzmkbb1TSbSPcg89Yhgf8wOkUXBmb6hS8Bs4KHpr0FhyvcRRZgOTQIcVZ7L7Tk732sDZVBKNfTJoOMsbw2bLhxhEQJkbwh6P6a
        B7V25qQn8g7sndIeZJYafuREW1sU4t13oxH/KbRZGqRHNNEsk6+qHG0G4lJIHp65s11nDaljWlvsMn8LDfa1nqhazymt59RUPR6qBsyKBiuGpg6rj0xcfZL7
        AFzDpqJhr5HIbZUt7cdGUsN0iPFX3n3NIn7QUVxQOwLOKWJg1rXrkf7ZhAiH9O5+VJNDM/lNZOO4mdNnZhc3yt0bwsHJQx+DwNjHIGdX+1hO3/soNcCmdorv
        dI+3CWRpuyhER4RZV9sIU9t2H33ialfXTuHjwkpvS1VBtapTWtWpalWkh4btalQr3MZPG/LKtC4lm4iiI26Iizsu72DY4DwIG4aTDYGpIzUyybNmHJRy1GEG
        7Byqc8Y8+lDZsz+cgubcHTTnHqdhIGt9DdXVZnUEaQ7GJ+2KrZkd4b6ejmA+BnWcetZ1bHgwnKKMp4HBbKWGxco1JT++Vd/l5W91sg+gbcV5u+dk1Ofwdvmt
        WQMrRbe06Fa1KFr2HU41cplvnxe5/FoV5nHK3+ZYbyVHViWhxWvXYGr2H8+CinFDg4pdG2/rxt811Yrg8dcbP812dGe14+fm9Hkwo8/5PuGzWZ93q31efqP2
        end+r79287J+X81SyfuMnYYjVNB91Yt/zXWjJ5m63Em96wNHM5qnfnZq0iA7PZKG2emmLF729GRaz07vT6Ps9HTa4Olh56ybOt3PI0jauc1hGHPjehychrOa
        HO+Ht5ocT2I5kSOWlVCORxhUrbnUfZtf3ZOj/RBnw/tUbQiPM//Rt8mpceJfDzz/SdcuX+E+SC9Z++Ux/SwkpcGXFi7P+SKHhO3SY50w8D3XCWOokY4Mw7uE
        nSHLPs1/NHnR+IefLn6W8LOGn910DsXPPvxs4Ofmx4r/2sjy6MAYzpqDu9oE+0Jzrt8lXb8HeVf2uJ9QNVaAUkgENTwLAUL+OIA98WMmPOxE+WX5o8HLH0rJ
        lZmM/kRR2dPPaRJb5Ht54LHHhmc+hNBy79Hjj0pLsm/072oj1aJTtCav6i5VIELBCQUmFJzXL5IvByxh2PKBY5ssp55UHNiKvbvaXrXivDCL4uSxtl+8rajL
        z+rybV3uXTpzpurBRS3oacH2rLcxpQ1LMdklhEn17HLin/Ld4IzadxU0gMkNfCQ38NVndEdqA2I+Gv/EQERHcp5QAQei1F5PfeFCL3+xKw+fc5nbYEHYEDi2
        sqEQpswo1vnqaz7zoMhtUHCmgHH+yFpg/HtNMM2aIOz9Y49vQT0Bj0GJL1lbb16hx2fuRSIxrllad1p7b5siKvIk1OQilhUpssXTQDkNQcqGH9OsBL4tFGiJ
        nXzJmy49o31WhvEsT4abrAnBqb52o794pqeC9GXsOPZxvkcQTDLHXb9w3A2t426Djrt+yXGXwNymAcdd+qL+lgcPigY4Mboc0taVwRZ3I1f7WxRfr/aQsFt6
        5qYtJqMfLcP/1h1eW9oaho8lXR8Ods3hNe+DW6l/2PkzD6l2NoDthKE/7ASpd5vzF0tgXm/zrgG90x+GW8N/5WXZHG5z/vmqZtS4i+MB6z3HI6RzMEEhFtSX
        LRieDWnvH74a4HG15dv78kmf9wAL4Q+9t3mfBxX8Gw+gEJ/CVRS7uipUYx/NeJyG+bIKLZFmJUSGvJQ5N3D+XFsStnm1zvOzy7LLwsm5ZXivD68FEBdftB91
        2Pn91YT86pXVxOeMHV7Zj2/gi4b/muUyzU3xX9KfcW1pxrXlGddWdFDA9sA7+GvS3kygUtghZEWRvdmm6VmUjq9o3uZ037xkRfchsAYauZvmlmgj98jwq18C
        sXEYcW7/BoUaf8DsxJAH82LvaetADq99uTv9Xddux1I1vLrzjvQf7lwp7ly7vXLn8txnXph7ZzS3BefmPnN2bgvw7Wfgm8H2Y5Hts70467F9OFtie3C2zPfj
        bJXvw9kK68fZGvtHzoSP7WyKuel66iarM27su57KwzubmPR2fmqc7MJ2X1p/GbsaEDwTCa/KCVMEr1FAccwuOV7BhZ6cvMBc+XLC5MIrVpbJp8yoOXPKXK1X
        p8w/X012TB07szgx7ayxie+mq8vKZ8+XJrSXTWhv3oSuTF+um/a1xWSd/qBK8zMe5OmD+SPDF5pbwtgqNYyaeCk5aXtL68leTJwQeQRRAZaXecM/Aw+DSsIb
        eu9wKTWimqv1ajV4bd4YLbGAEiJ5cRjP3oS8ynJybZ+xT+V9Dx78v+4Hh77N+T0c/ducl/ej0gTshG0qvunqbtm2QaPTkW3wPiv8JsvKRYQLqVgJtJGr+2S/
        SV6EX8PfTeU+ySrSw9S30kVhwVq196RZzAZoPhOB55hDJuL8/4yJSIddkUGTkjY30c6qNPOUlJLfy40c8KJnFCLgOkIbEf1xpYlxrSNJZ1aGDuMzmv29PpcW
        DN2RBG5NTnClmazx5FpT2AVOzsXJOk9eiJMBT642k908ORsne3gyipO9PLkcJzdIGzZPzXjbTu7ldH/F5WObieHxZJIwvGhGR+7owOJpk6Q8HkluFGl49fqf
        uzvfbkubGzHF23KSgqXhJMEEwgmwrK7BprLb7JnRAPVy2Dvzjrlh3gO6GF9FtWvCWOdVuz672sFrV3sF1a4ot/bIrS+7Nt3jNK29ULpRIc/RvBvnZtwgqZ+d
        98TpOe++n0koFTjsctv+wUa1wSjcLWaTwu+V1lb3Wfc/MojZDAIAOCUWoX1Hr1twhXr3p12rFZw9blf8ebThz6ONeTfO+fNoY94T17w5L78KDdAy5qwQB/xo
        r/rgXx6QCvQLhSJwQgdl/VSHl2Z/ZI3VSV21eV9bm/e1826cq8372nlPXAvnfW2IT6nZLwwxas/CiXpm4ZPF9UrtgBel/olzq1YC4tNzko49P53b+ERS5BzV
        60emrh+x17tT1+FkfqVD9/ThNX9LNsx57jwKYFzU1fP5msFntfJcfrJt3DJWqOgy59Z/nNgzJjb7qTSteeWGrey69vYZhr+66qt92LmyO3GGTmkE7sQNJ6ba
        QXmA3NuzZfpmSavrfiue++Mb4KDvPwbFv2v3+Vb2Y3iqo4CS/KsF738G4HoZoGRodQqFQGwf7ih1ZEPfrjQee3tEQIVQxskWP4U6AuCUKrgjTMp5miYAafpt
        ztnQNKUZadM07qKDfIiJwvRT3S1mwmXssQmkAQ0omNnypvHu1abiA8Ao+KrosIPYZqJLOYjYoR1OHvOotG7ezYCDf+KcghMdyslfV5xTG0gvJj/QwvmHHNk3
        m+iQczK96cHjUGu/1+wzNz3wGJzGpdRfBGmMBrdM/B4GvLTeJtdItjD8DMmjfWnPVuJTDaQKi8sHMavC+NO+638T8o5CQxPYvKNXmXdUOmTYfYzKuXLi0aBI
        POqqji6sKOcCVc5ZBQ2Uc0INIVOKWuVcwNtuthNz+alI/oljyLBTjcUuFHRBpqBDpDmiitBaW78q6OSGKujOhqdolwy3eAqrWwAF3dQbT9k3nireaBV0DBv5
        xu2bm6R0A0lKncPO5z2hXO+9gfwx/Brg+baoka8/KiMMoKb4Y67nbTNVrUco7sys/y5EZEAZech/4rxwWZADsjfxnFhjt07Oj0YFRMjtyNIf5N5FH1CLXphf
        mJjgYbgHF9nWzjyI/NC1+NnAc59kE3QhmCk+7rx44nrr61/X8+x4/T0W7PWvUsX1T2YwsX/lhhz5qzYE//uutt3Svu7K1Obz+t+904CQvfP+11vJXambmQ3c
        3GyQmZnc66Vo/0kFwsAteVWUbr2fSV/iH/fc4IzOb03NkAjdJz4Yj1+YhZjTQ0iS3F2TFwiHOEHOKlyHKMgW8dw4D7fDWIPKYez3jH8PwIIQ2GT8E9DBM8WN
        N/TeE2hIKvjZ0KGR3r4AVhS8Ul7ynsfaDcJWV16B7Haoic49Yan+D7UhSrn3cIlwF2yUl1OYMBK1QCA2i5MdsoQtc85zvSeN6lJPE04AiAfQq5zWNPeZEvW0
        LXR/ygTMOKsWuN8WOJkXOFktcNIW2MwLbFYLbNoCR/ICR6oFjtgCJi9gqgWMLdDNC3SrBbq2gJMXcKoFnHji+bUnAZehbdH6pAiyZfCNfB4XYNQ3aqIzCDFo
        DrbSmFqhOgKfUUz61stRV+D42LqAzFwD9LK8MwHWOE4UrQ6BB2jPTt/9UOEs0KcEP55ZKMoRLTB6KNedWa6Bcl8qXq6jYsqP329sodh2Cz1OAtuJigpgQS9s
        pxpX/3CKm9fKN23v/pHrerDUXg6sn9TwBX+rsBjRUkSD2cfcwnyh4W4wKNNO6yGkGWhOUhwJmn3awrQq+xxsEQHNxl32K74g6H5UH5BfW8qLS3efmr5rxySh
        p0zQPTN1n2GauFI0/nIAZ6omJLkAJm89DXm6rIjeIggS0vvrLq92rHFegybiPwi84Iz/ZJH0xrem7Khkyq5bU3btGxqyuZ/QYM025BRvWHsciOPD4F5Yt4d7
        u/8lC1Hg5d//lT7kUVhThHQHD1FSleYf0dbLJ21auHRYk/3DTgPzQ9PI1Izb/adeZsx+Yy8JULFD0f0256hGE8sZvPMijIRzRF3YHKMubU43awYT7eQv9t/o
        i319sfTz/Ff4lVd4b/QVnr5iZtVepWr3jVbtatWVKl2t8p95WTqT+Mc855srXZ+7Bum69vgbFq6N7EmqAnbt8dSlX84M+doZfqvupoab9JjCwdkpXCsgQPf/
        8GZIsme407AdyhBqru9+NkHCu9tqXugmztRgeOXBCLjPwmAEOruwrGMw4J6jgxHYwXDywXDugs9KQyf6WY1wl5WCFfp5bPXXRSaZrfv2s1fBtxN/HBFB4Lp0
        CHwFryu+KI7dOAEil5A2fJRjLpChaZMrhqZFliJs9YjubtibkW0ReI/9YO4L5VZdbm1uKXyy7bZAFR5e94pHMAB1hqhxucOGxQWksbQUvEOHzAM4Z2RJFEuK
        vR7IG/apKyRkL6BnfT0LuHeIQSVjqw2of+MGCEEG1sLu0is6YH81iH1s39iAJcC20QSnTBOEUm0eXCq/1ZoN2Dw/y6GFDtFbzNZgS/nqEMyviKeoxq9OYT+f
        wiQ5mPVBNX5ONU7m+oSGhNbTeAmqDnaHo+Aj3f/di5/Fkpr7eVgPNHrDOJyMqYiwAfaRuReaLJOb8BcLcCh7n2WDpLcd3p7je1YUVTe1zVM7Pc+WdXFziE51
        fcmaZv6g4YfbQAHTVa4L2xqov8jQShy9CUBRn/v8iVu+nnwBu8AZZg8fqE4KaigCVYMYNbgU4LjEUJ3oeuvnty9/5vGjv/LSDS9+259+5U+3XuJWw+Z//q0/
        PvaXP3D8T/6z34J8gus2A/Qlm1b5UnY9a5tNcozrjC7kG7Tmg99+z/NHTv/ud36BkSmtZ1959Yuv/NvkXY0f/Ez/zt6ffHtWU5ZuOsvhnF3PEk5nWZzt9exX
        iErJv0Ne4Z8vJSNm/hazVUJQQkbgDtDSOtf/lm9g3XKJSn+rXtngFbKSuYiYC972FCZmWE5gXPv/evsSuJq29+99pgZHdSKKDKdMUTinuRytjsyRuCKzhoM0
        qlSUSrrpGjOTKyVzN7qmQuyUVKYyROZIRKHSJNN/rbXXqeNwf+/v/t/38/b5nNZe373GZz3rWWuv4XnwF7dcgbGqsk1MLcYmpiY6X4zNYmoyhhI10eeWFvLp
        MQMUNwXZEeQpmcXUQoqJtZSUDKPZMdJljfUVaynqK8Zv+L+4c9sRm6Rtt2fKU7SYqYJZEukN+CEdDdikP6eEtAl0QHdZOzBTNXx9QiUFm9nkYpOO6GQVMumI
        pq//ztSmSjIuCbpZ9vOdYpQNeY9LpvweX9pUQyX6Xxnk5O1LkffM9mu/SNOyGnlg7q0hQ2ECdDYfT+ThfFgTS0R0pQrykxrmJz7qcb/63mC2JpkaKtRA7qIV
        y/Ytc/LNoE72yWAk5rWo/RtN+IvVHCQz5jMWxpJZ+MqsATLshiaN6BoNhHNYxA4k0iqFrDyxkQarfcnJ8mV/itl4hcO+DrPdS7oeuvLMbPsSq4KML0Bx/1Eo
        FDBzrLIOHLVwVpRaBNNbOzK9VT7LwbdwBdn4tjMqoCZ6FmBzfIba6LkTs2DWGT3rCDUEhSw4hGsiB91d1YYPMPfOyDFkvog7Yj0AmoxXCL3o0pwO40XaPpGJ
        OAHjpeCQj7aGO2AXTRY64gkOG7vMrjqxQ4is38kFktz9QQ7KXcJ3KBK6dNIm3eTuD0JV7rYJNaTyFUVF37NtAlPu/iCn5S4Tidsuc+UuDi0X9XK3PSOcQz82
        e7/x1F4SuYvj7Fhx1iMs5mC23FWSuwq1lo88tUg2owsFQhZjeZD3L4jFw5/chqoo0r8klir8dKhH6uJ4/4JYOKN/SSycw/9TYmHOYowqyse3tnGuffDL/2F4
        xc0sHyXbRsv2IXSQ8iAtb2b5iNs28qI48oFeYcBncpAP2j8M3vK5Qtuc4cccAhsfN23Qvz9M7uI406UrR+9ucM+Wu7+gDXMmiPmWwmzzXxMDN+O/JAZuxv+a
        GDiHf0kMnMP/FTH4eEODT9bu5EtNHdrkMRZieKjh7+VykCpOFWzFjGI+UZC8+nnAEZBz4PWMzc+fBxxtcoadqQVezEQNg0xtsOSjDhNGpBAmAIXpDHMXMWtX
        LDidYnTJs5DxE0afPAvpWcQmI7AGLPSEPmfh7AyXyVAH7Xng3A27yB/tDQXyx/mG2ugRnVCFXzWPkMpgjhGUNVyko4KPzctB6Y60mqJ/AvRPG/1DB1bbIujB
        7z8umm9pyG98ID0YWHdCWxg1OKBwUem00HVKvPrKwedmREIOMf6ntgvdA0UD6C5s2dSAtW9XsoL+71/s1Kj/p50a9Z92avCpfL4t5Qzz1kLXLTnouqUA2QlH
        a24cRqUkB6mURJq0OqDLa1zG8Db62rpFkc+ucnyJ0YvFCv9xg6Q2Su5+dfoFdo8Fx8WeiPDEtC03SkrxyLZIT5aiRjyF5yl8fiubrR6B1s2Rsi6kghpfrWOs
        oyI11e2mTe3QnV4K6d5ps8x5Ed3dw/duOfjWcAqjfqPdbD2j4UqIDGhyGR1XRkjdAJxxJ+JLuYz9cC6ebGJLnDxkAAopSkf6L9iM0RV0zZiHU0dmU9ip2OAq
        jIQ2FtDUFE0r0T4CUibAxjZzDVlIv/GvNRgg1Vd8osEAuYYd0YwFTRwgU6mg+8h89MRGZnsNkIV6+MRFk2MVRlEEO5mxeqWObiXjIsKSIS3vWGc7G1METskE
        j1FRkGpvrOYbq/ditAzAAOilIYtfwWFzw7kRaLXTWX71Dy2Jo9te2GrJV8N2s6xMa6ikwq9BNmPpl83YHYUxjH5lh5kx36uC9OOgTv+PJoBZhBiMHeBfpYTb
        jsNQg6ekXIOHlWtgo9IoQy6+CgV92Igw65epseQWhnn7DHlfkX0yZOh3H2NCEW1h4FVkpXk8i7GWia0Jo1yZHElYbJC4LaM2FUZ1LGwdFOmcwbN6WDIdPFll
        bD2rpKS065yqRwTAhqbxskKb8h9kYhVPNTnkzpjChlwtcOeGIxZXNM8td79+ZMGvJz5/LovzYwujZmQpdCo27lTtXQqWANudx+XAdufblQCi0hhzxrbvQfM9
        WexwtOTQngGzq4IkNhk7UNXJYA0/cOyZ21RY1wWsvvxwtsiAuXJkz8cXZ9hk+MLX1vhPuBxeOCcC7ZiPVD67qfDdovILY+Ac1FBouvdL/sMmIwj/IddQjTGE
        qSZXAcMofsGG51SJphFNpNqi/UsYygKsPAD1a+Zzx5D132Wohv5hy5O/Dost35Gw6oy4IF+2+EtOnfGpM/bQ8eRf5QcVYapM8Vm45MlMX0sxZKVgJjQkdTbA
        r6lkfH0eX75SIea0WUgdnQZSbsBiLF6zkxnuxA6ShvgyGXaQygVEAjaOwWaMvifjD3ts2fgnnpLHRXoTcEocJiUO0bn3n+KQ/P6DjWwh+x9fBRpq6TOKB9Dp
        EPRM8Ys4bDaWg3itlULKmzgo8w7ItLUaqhS2vCG3NMJGyl9YicjuBNbjxGE0uSVjNXlybU3sffj+ERLe2DSDOlYPxJUzyD82OjaVRxpdhTQRGh4w92F1FSpk
        eFBpGx44aHjgMsMDL9mQy7QTj1E7gRdq5BXjYtvQZKSkkvHWLa4qLwULczQOMmRA1WC3a7Wutd9niG8FYn0XrHaj3Hb7EEfJJwR2chcKq/91LTmkbly8wtBW
        Xy6qKotYSGsvFYtwJaxeSjK/CvZ7LCd+tawBE8Wqq/HaAWcXs27A3cWsGfB24fttZ1ntGn3haOOm3+6FfKnohaztpm/IUbThwPnRhgM3ok1Qo31YChlyUGEM
        Oaig5XwKWzxRQWbD0b+x+ooqOxh9+pAY8iOTeJOJWWBC27+z8Vk9OOf6p7kVogEpTZTc/eXc7REL5tATLQWRuZv+v73aTQ6H/n+82t2e439xtfs/FU++wD4E
        1ZhCW3kU2gshZ7CwM1qD3Jbm4p0GpOaEv0h+vK4tiiH7HyKhW2zehljxLmxAJ7wjyYRkNhIYTyCjmBdHQbG0KaZcHOh2RaE4S5iLSGxpxBJsipqvg/Z6UORw
        vOHIgF2QJgp5WDUU9gWbz+9MCTXag6phTAeFRGvC3NHYmgiODgMKFcEfInMmtmGqaMekns3XwgU2QpuB2K+CcBP4/cCJRHUbIYxH2zXI4UZCL0pFaxXqsPJH
        ViRWVIyEUmSEIYoQgcjUHjjCEEWPsGJkNgFRknGxVlB2z2GxI5CYphSmBh76bXJL5OABBTvri8rZ9q8GkIwFGbtdLfgC/QvEjD3zF7Uqlsam4/NYqCJshjtZ
        bRbf1RZj/SeMXwvv8rJQV6FGUEw5YVA1HD52BDUlnQmEvNgKew71U1g0DkrtF6fHj2C2voRs7/Q4HHS0vpCLE4llUmkPn27Ii2dS4MBwKIYhJw7NUuNjkeSP
        k0fin2CxePjwHt6LDnPUoKTwKxrtF3sv9IaO9jh9yLzsYENKmtOALcXDJoVPhhS23iTFe8zewfA/CknZo3uZUfhUq5BtS+U0ovu5gmAULNiQR7pjsAHs6ozi
        DXQsC5YRbb5xkT5tSEB07Q5ZQGMhS0Fogw9nSd6hCSHfGB+PxGSHqYUMRtmgIrJwyVBArJsbPvP5fXBYdAIzmjsRHUdjNtjH6Qvq2OgIJToQjfn1OZtxIQOH
        MZvW7b2Xo9x72wUgCcHFh8RQN0WH1xROopHOjEXVP3ZmcnKXv5oczG27K6+CjgzwULfECut5PxwYUEEHBnjMIhe6K8/DBwZUiWUkQ4Ib8vA2MRxj2i7Kq2KD
        lOi4gKriRXmeUBWf1fvVRXkV1O/wUVyeIzq3L+QpynkVlDw5eM1ZjI+mcBbj9Zp/uiiPPlkdcTyULpHxyLITc3CW5MVhFLWo4CcV+T35H3LzZnLzbs9N8ZL8
        /6Fgv7ohr4oE63UWi/XLE9Lq//kMh/p/PsOBdCSpM2c48MeoGlKhIuQpneBQ/+kEB1fxBAecRzLq3VW0OcwlzzZEVRut5vx0CIOf7T4e9W8BX9tN6C1bJgx1
        CxIGBMqCgmSelDQZ4jvZw4RuHh6ygGCZp63QTbjAy88rWCb0W+rrLgsUurn7h8iEImaD8rXaM+cssU1ra68i1chv207WbFy6YdK2c6nucU1Jm4J3zPZI3HL7
        olHCWr2PNYbj3+/0s+xnUGR2YszgYTKXoxneiaY1HRw+LaxwCs1fvMr9Zs3uI6eGz88Dof6niw6mb/xryZ7jvt3Hs/LDLz8/WNl//dTWpP1Gt69r7q+K/riD
        3nGjOC45YrHzTM3k9Kyh1DXrRwN0952rLr9dMt/uUuPDeRquC9JSjeJl70857cj9lvWu17etDgemnPXWcr4x4dqGrMqsvReeHezrfnLM/Z19wIE3NgcGvI06
        /OZsSektfuWT25uDvHb17Xt0eMQ5S2ON3K9fbrrFaodeT6OkuTEC/j2W+1/51WHpFCWNMv47YPu9bQ6avPUDj19zHOgw70C/YYfTC9dZy55mTD9jUrOp5p3r
        a618qiJyx4nP2nk7R108NzBU78mylJdTT6nPnyj23hk+/ajuqyjjlK5nhlav+c33nXbHmxffTP2Nfpy52VL3vrHdNt/nQ25aqYw/dLbO6mL3u91992iN3H9o
        woSQ83pOh8pGxg12jMnec2j8rXEX8qZdeOXRYUy5yZO/OPYvDeh6wPttyJR5ziOHFW+LT/iWk9j61jht1OHrFi68dX8+f5Y7siF2YeP3AQLdoy3HBBX5lynp
        oVgBnxVNSTORm0xJC5BbSEnvI7eVkr6CLtv+T0rahB6c8yhp3O/woW8DJd0GHzjR23dS0gPoSZh9kZKeRk9G3u8paT56+sTeRknvwieufabDOUr6Ej0KDtyt
        oqQN6HHQ69hNlHRVnIDPi24QvjpNSbeg52TxkXkVlDQVPXPpIv0NlPQkes4fkr3vb9gi8FnFPsTWm/+Ukt5Gnqo/uH0K1lDSF8hDmkpaBz2q0ct1M/vfL6Ok
        K1dDX8JffqZhcasp6SbkOzW9A+i66AglTYG+/Wop767f1M+907aLHatj7zZ5RqzcX3igW8LZA/4H5H5bLWHDgI3XbspVsMaqb20JswErid+5kn/W8r7qxhTi
        3//UaSH3RlF9EfFP3G64cpR9hP8X8gFSu+d0gPHh9Pw9RBWjD69igmWnblb5jN+04Ip+ed60Z7FNTG5RktnaPrbb+Z0TmYMIex1PdlEtCr+5Iwf778b1Ej4a
        e7577oVarMtxpE7nhniN0867Qrbjurk80BVXO7/YD3SysRLOtOI5X/tVdt8wqVs18ldeTZl50aq4JOvWh80ot6Th4+vSeRzegCtpmWiVmXfjT99uBQ5XMjK3
        V6Jljj5UzEv/2W/Db5pGboS5rTGJ3vdk7ceX3WPoOSdh3dKthPxSP1FSivtQi3KKMr9u2NB/1Kin7AN7hhusU+5TlL32vJAnHSUTwu9OHl378SFVuPizV4f4
        A1o3+n40DimLp5aPWs7VeLvhN+r9hzNbNNOiy+7tHJWwP3BR9Ju0/da3S53HxEUZPzw4Rlq7pHqBR+rvfR8snHcmIWHXZB+ng/aSjod8i6XNFacavstUXxQ7
        OxaXiMSmZuYWllbWNm7uHp6yBSKRSCwyFZmJzEUWIkuRlchaZCMWicViU7GZ2FxsIbYUW4mtxTamIlOxqampmam5qYWppamVqbWpjZnITGxmamZmZm5mYWZp
        ZmVmbWZjLjIXm5uam5mbm1uYW5pbmVub21iILMQWphZmFuYWFhaWFlYW1hY2liJLsaWppZmluaWFpaWllaW1pY2VyEpsZWplZmVuZWFlaWVlZW1lYy2yFlub
        WptZm1tbWFtaW1lbW9vYwCLawOxtYNI2MJoNhJSluP8CIRXgH+QV7OXvN2RZ+2MYBaV7YNAif/9goY+Xr1cwFRTstWCBHxweKF8vHx+vIJmHv59nEKWUIBUi
        8/H38ApeNjjIa6EfJQxCOQTJgoN9vPwWUm7BQn8yclABssCJ7QlRwYvg0LPI38eTCgj0XyzzgGMO5ePv7z3YbZHMzRPF9JG5BQULxRQqFywifBLLBptai4TB
        /kKxDD60B4KpyYQLAt08UF2IDxUAYv6+cO4wNEgY6r/Ux1NIKY5wWE2pEAUO9vKVoYKj5yA33wAfmdBdtsA/UEaRyrr5eQrbchNR0pKNAn4nxXdkcJTWwhcD
        2pKM8PQKCnbz85BFCHMzhZ5LA91wAYcKgwJkeNRNEPB12ygqDyxETQGH+hz4VgcXKSAQVmZAkNATlg3RVVqOIzKZ2gq9goW+S2HBMN1lcJDfJOBPdxPKm4ah
        QugiL49FJClc5jZ6LfSCybSVwtcfgRT1T+O/tBymrour6L8UpoimER6o2D4+qErRmwV8q7akYeu3lcIrSOjk5oQFk5dfsGwhIUZQsH9AgAyTF1YZxu4kXAST
        9PMXBvn7LEVBYEtJy+ELHcP21kPB3ZfB0sEctwj4XYQyH5mvzC846IcGlibDd/a+sCFtcdtC7gsWyiAbC2VugT7L2izvhUJGbKsoppYYc5kI/8FWhcn0cZMH
        8IN9xB3WKhSn6e8nZxYTlOFWAV/sBsns5scktMArEOYJE/NBrBO8CJYbEkK5F0nLYbxObTl4+QlniUyE4jmwdtsEfEPltmhLRoElM2BAQVunhTzm6wb7rrQE
        whZGhHEgamQqHIRfDRyYe0I+isG8YEspdy9pwnYB/7dfUQcHInERDbz8PGVhqAPBWiPKesGAPm7LYMUgdRm+wSzHUE0MCQpTFuBuCksFA0NZEAwLm7CDsBaB
        fWHUIKG7m4e30AjWEL41++ktpHyoW6AnDID//GD+iEL+TGcOdgsMhtnBmNo/voFcAPPbSXoYSRGSdAEiJ8oMvuqJxJmfUCEAI0XcZQy3PoVhurefvVA6MmkP
        W3U3nK+0fIPfe7Ah97U/5xwQ8DVarLkU+hZk4WVPaZkihqy7qVFIDRffEK9Qwz+5bbneaHGRhKNI5DwYsJFTK+t9BAy962e38kn5cKTj9qDuWVBgXZc894Tm
        RWTdQ1CYC6q/P5hT000V+e2zWgqBVerEo8UneiB/2KduxcBwxPLSlg7d0DqtSGXrbeCVGnxA62An/D5xYykoj9TSYx0yRP7DL1aUgXN7Km97demC/GqCOY/A
        DJ8z7OtdeqH41nOMn4KlfS3DasrOo/LsXB1UDo5HeT34NtQQvx9W8ByMDy2KW/dqEF4XbtGqAOJXza6RDdYoPaOPE16C45fBJO1MK+S39lpRCTq/fMvevXMY
        8i9KSn4FeBObLR06GiG/8Nnp1+D3v2pDVriYofQWRWdXgYcOh3jnDlsj/9jyk2+AuU7ozsi6sgso/QW73wL3GjNR97dC/H5VYDV4dSes8wZznF/tCesacOtN
        H41HfCP0vmX5uxpw/N2yRZe72aH3Jd4J70CEylvb6ce64fobGLwH73eyHxY64vK7Sve+B6vvDJhpuKcP8rdEdvgAjhVMORu3SYLSK9nh/gFMTw09unf0LVSe
        aJdDH4BsaonxnOpeKHzy+rIPwEZaazLwDzsUvtyg6QPoPaLnB+9rw+zauE2ad1TAf8dRfqkcWTlx5cyVC6dceOXKKVdemTjKxFMm7k/EV2oc5cb7qXGVGl+Z
        OZSZR5m5lJnvJ+ZUYl5l5lZmfuXO8VPnUepcyp1PuXMqd94fO7c075i8x9MEvEAi0SSSHUmUJonKM6VJpnakUDQplLzQNCm0HakUTSolrzRNKm1HiEITolwk
        RKMJ0S4QotKEqHKi04To8kahSaPYkUajSaPZkUalSaPKG50mjS5nCpowxUXCNDRhmouEqWjCVMMJ09GE6S4SpqQJU9oRpqUJ08qZmiZMbUeYniZMb0c6BU06
        hbzT0KTT2JFORZNOJe90NOl0w0mnpEmnlHdamnTai6TH06RTX5RbkoWNf0LAb+Uov1SOrJy4cubKhVMuvHLllCuvTBxl4ikT9yfiKzWOcuP91LhKja/MHMrM
        o8xcysz3E3MqMa8ycyszv3Ln+KnzKHUu5c6n3DmVO+8PnVs+4uugilLSwjMC/gHWeN6mLY/mXzQKsJq4oqFUPUrwUjBpwYEyS9e6Y81vXbdGZQVvSdigX+S7
        2jM45pzjZlax13iTguWrgcGtY44r1gvPJTzTTVfvsdB2xc278zcs9XTSHB/54YWuwQDOgpXN3/t9KxizO+ae++Vrn31z64tO7p34aG3rjkMPNt66MzfiU+vf
        78fNObd/64sVN6XFI6ZXjKm5/y3x7cNetPb16C5KU5umTDhPyrBTmrRQ7SPY7iwB/5rg8PCutWDh+LJpZicBFlaJJrXAQq1b3afVmB+qujjUgtcVs4c+36uP
        +TFjRi0YZHc/xfivsbj9vQNqAfey72PfZ8ORX2/U6lpQdF/Erl/QE/kL7ZJqAUdrYPc/rUZj+ruergVWttWxmWZj8Yix+XotWPWIcw5sdsTtWVNRC3RtBYL1
        STh8xoLPtcDQ79lj55snEH+UsDrXAX26er/zrHo83bowqA6cPvbyW2BHXL6MxBF14PWHa1xDXwuUfuHOmXXgWPeEvlf/7ssI48A60IPbbWBwlwmY/z6tqQO6
        70OtLmwyQO+rZqXWgcJTlUdmReLyxJefrwMFAYM8uj2ZhIX16rt1IHpW9KHEtZZYGDq/qwOUxuXKwldjcPhhKvXg0rmKDRapesifMK53Pbgz1MW96AnuHwHL
        revBlPItyx4fwfR1vjm5Hhi47DUNmNYZ97dR3vXgisndrt1q7LEwehZbD+bU+ahbT8Pt07InqR4svZXUpMYag4VbVFY9WH/3/HfxLGM8WPx+ux4Y+313LKbF
        uP8cr6kHDck93Bpf4BFc7ZvKR5A+2v9I1nop7q9LDD6C1eJpIXa7JqLwGWqSj0D80rM1U+iA3s/Pn/YRDAk9doPjqo/pdWjJRzB/ac+0K0exvAk4tu4jOPz3
        7TuSW7g81o8OfQSZBsfHUndw++YMzvsIPlHCvmP2YH5xPvj0I/CfN+X9XD9MT7VRrR9BFLfV8Pvu8Vj+dOjaAGabxu59EYjrW9YobgAjuQW+f3SwwOVRc2oA
        JY8u2zu6Y/rWShc3gLgQ35FfdXH+WfviGsCLereobk1SPIIPSm0Ay/+uvB7eimccZQ/pBuBQ0aXgmNNoLI9OPG4AHyyH3St5gvMLO/GpASzNNdlmMdgSy/eH
        XRvBkR1qmqbhmB9djc0bweXpWi9UjfH7wv2TG4E4ZGBIQs0ILO/G+DcCymLTjJh0c/S+rNP6RvA25V7XHKkjbk/VtEYQdcbm9NwLo5A/vn9RI9jQTzPL4iqO
        r+f/uhE8FK7Nbtw+AtfnOa8JzPBXXZvji/knI7JvE+CsaHHNHaSB8xvt0AQKVl1mvd41Do8/1u5NoNjuj77aR3B6ZS4rm8CYnvTCU4kTiTxvIjM4zH9hnXKa
        wMnxW9UGpWD62Z941gTetvjFD7mP+0fLiu9NQD+yRTK2G6Z/1dLezaCX3/7w92sH4xlkImgG47ekhQ7JwP3LtXpeM5jWVT141QM8Pjp7RTeDmo2mk+bfojC/
        6KQ0g5WHL1p2dJ2E+e/dpWZgvuXygM4dMX9af3zRDO4ObX3ajY/HH9cB3BZwPWFS4FAtJ9xef/RrAWtb/jJ6ft0c5999TAvYWtLd7Pe84fj9g0Ut4J1Q1XNH
        3/G4/gVrWsAFkWy710E8HtlX/tUCjO2ePFRxwfyvZ1rcAipcNKSZabi9dh6rawHBMWfdg6aLcX+ZpfMJPBSNMvm2cQKmv5XVJxDPWZOUnTUQy7eRMz8B/f0T
        QxNGOOHJRMyKT6DljMi2rIypb13yJ2BlMNqq2R6Hj950+ROwfFERHdt7FM7fo+oTODwhRmxqisfzsAUdW8Hde1v7GX/A5a/dLWoFAQ02su3HmP7JcWkF/TrN
        fDmoDpdfkLSsFTzwX5aX+Ps4TH/vpFbw9GA5r5NoJO5/3nmt4Jr55t4OKiq4fnurWsHEoKpS23Tcnkaqmp9B+gi1GQseYfpk7TP7DGwbjl+IzO+M5VfgjM+g
        edgGM8tSLI9qQ6I+g9jhLlb1D7G8E2Uc+AyWbV8pKhLi9k/odf0zGF7V64/gWjweu+bWfwZZo4Uja7Mwfcp3d/sCDn1638u71AGlNz/N/gtosUtYWpS7Gsl3
        Ud3CLyC6Zo5jdYwtLq/vxi+gV2Lg9NxCLC/KhZlfQMrz6ZkRq7B8ceU/+wJOr3oiLtfG/WnsYNWvQG/ZoseOEnvcfquHfgVBfbO7VHSuRuNFuZ7rVyiPb115
        ZIjj61VEfwUeGWNiryzE/Ea9OvIVaMyPNd76AJe31uDOV/Bh/Cx2qgaWX6IdX76CaaOvNT58jMcHvdH9v4Hay03nmqbg9KqGOH8D9udFIWxRT9x/Ji//Bmbs
        n9nd05bhj+P7v4E94SbX4/ri9heNLf4GQiM3h+esw/So1W/9Bp6yN8TPeWuD5alxv+9AOHho1/R4PF9yDXH+DvpH2HIGBeL8M76Gfwcz3TM9tLrj+NGXDn0H
        kR3exGi8scHtm3vnO7id7hi/MXxC22RADTEOijy7uRjNT1NTNAeieWLRomM2aL6mcdBLguZNaowLrjA42M+EAyQekKcXA9PisihpS6GAv0e4O/D8LJfvG4Hz
        94l78oSG2f1Cjpx3+boXmGwaqeNQY5E96KEoduXnQ4BXt7W5xU8t++1Xk8xZjcdBT3A7buIWSfYelwjNvY0nwZiWOUY3L8+UaNWx++u9zwQ7h3ecIPs8OztP
        1f9iUsV5sHpG8sCN4fMkfkP/SjxXSgPdjiFxIXcmZA+w4n5ufX4JrCt+qDNjrGO2j/uVqvf38oC+0ZuOw7ovkCzOteu1sigfDNdimaRNdc5mz7rpGH62AFxd
        2XIqY8xvkv5xPm8OHywCG8xPvWY1TZDsm795yv2EayCtsvy2INxAYjld+Kw09AaInGHeZb2nj+RJtMmnpbOKwYXjzRK/tEUSd4+yHfl7SoAsq6PNmCEhkrA6
        fmrj2lvgk/7a4P0dPSSjP0wXWoXdBiu/+N65ERqQfb1a1SrU/Q4oCzwz8oCHV3aH47mW+8ffBedOukheli7NHn9j8q50USmIsY+P9pzmnv2iWJ0Tq3MPUL2X
        dJkeuDy77ulLabeme0DvTdOrox4R2c0nPRznl94HiX2NZ8f/GSLppz/eZuKJMnB4Y3Aq3zdcouc9cVTpugcgtMPX+KJXyyRf+1zPe+/5EHzPdNavmRiY7TP7
        YM9Nto+AvfPVv1c/Xy6pLXIqOqXxGJhP2BJw81JE9uTOJg6/PX0M0uv0RraaLM+edN6Nt/CvJ+CFbKhhlPFyiflM3ajq0KfAwpy+NLwyQKKnM5X/xP4Z6DPI
        +vFmm8XZHfdfCvqTUw62lBaNKzJdm10ierQ1UlYOXo3zmDdu1orshw6zZulcKQeT7E93bg2eITly+/PuOf2eA4v3Oc+PXZiS3TniYvzMVc8BK4+q6eG+TnLq
        29M0fvlzsHHBcqNnRjOyFyddf7Fk2AvgZGi9t8cIH4l4g2jGhm0vwOqcKxlBSQHZV6+pxLq/fwHWF9funTtnneS81c0etaMqAFu7wEqbvVLSXfduD5s/K8Bo
        ukzsIIrJbtielAXqKkDtyP7j1hZHSqbNWjZLZdRLULgMdC0Jicp+ntQ/deOOl8B1f/3qRGmghFtzZtbTqpfAZ9nJi8NTYyW9Vf4Ib7SuBB2nPEwLPr8y+/zQ
        oN5lqyuB85H8sqLKpdl6u7uu/qO0Elx9ne+4gT1fsiF8jraG4StwqUrT4vdM9+zV5X1sFvi+AufOV1X7vw3J3jWcv3ln5iugmR/vZh29Jtt8dFj+Ieo1aHp6
        tN/EvLBsrQ3nNu4Y+xqkxLp2PXhijGSueM4F742vgb1V9B/JKrGSLcl7jYxKX4MjtkN7xcz/XTJxTZfMkm5VQPfsnYHuzeHZ+bk+073mVIG8rMIovzMLJC11
        07837q0C+st15ybO+j17bs6fR5Y/rwJuQ7lpMZcis/UGj5z62eANUJ2tY9b/4EqJXCpEYy025IsjoQlQCYcCRN9LaRtnwV6HpCEXGOPHEC9pyBi0v5T2Otc8
        +LjHU8b8oTPC0/P2jS2lm3uoeUR27cOEN4e4fcjL3i136fW1kxyavgwYzhgdhLggonrv7rv0/flprj3+Gs6Eb4CzMYFJ1C67uzS3+2X7QNCDwcsgPv/D/Ms1
        d2gt0aUBcWwVJp1siDs3dItLvEM3Tg3aMvm9HhP+T4iXG9XxJHfoFd01rVXOGjLhoyEufH7uRdVtusw4c1ev8P4M7gnx2t4tU7bdptUuL9EVrTdn0hmLyvN1
        rYv0Np3+xcj0u5aIwU0gnmHk8qbmFp2Veko93EmPSUeA0r87WGPnLTqxh+Vy23BjUq8GQFGJ1fSIW3TSmtO/u90Uk3pBPFo2j3pXQnMOzzRa+piUMxvighku
        N7aX0OIOLsL1uwATPhniJae29rMvoaMGNyRlWdbibWkqHqX/yoxdXUwXVJWa+omHMuF9ID5/4pbWYcX0sITwLYP2DmbwqRBP7pNkfuAmffp60IQt+tYMbg1x
        YWBHn4YbtE1CZkbMXFsGF0I8Z5K3wewbtP6iq+c3nTNgyqmG0tfNEeZdp7dayRI56n2Z8LUfYTrrXBYNvE7br6l4GvTVhAl/F+L2Q/b1X3qNTpgaNoTWMGHC
        Z0M8Oqb3wwdXaedaTmFmjDUTfj/CtziWDL9KzzTxs0xZMZAJvw7hO6epphTRO0tM+h4c35/BgyFO6S1ewSmiHxRemv5Wg/DhbIQXHBbJCumKVKdrGWttSPtC
        PEd073h5AW0u2NgzIqkzg4tQOe0bW+wL6JQ1rF0+Z0RMefQgntxcsiz5Ct2os35kS6oFE55COOov+XR99TA9f1dSfvg1RwnVT5qE5dMjRi6b7LHfjNAB4uU7
        p3uXXqZdZEe6RPMI/XMgHn3Nx3jiZVoSZuF2qaMuE/4wxJPFg6sP59F2znNWZB7XZ8JvRfjfdl698+jP21Mr+y8cxISPgLh9GpW6LJdWm9znpGmDHRN+EcRz
        Bms+eH+J3ui5I8CjS1fCDyh8p8+hHpdouxAp3b2XOoPbo/KURETez6FjGl4MuXFCwuBGKDw94vyQHHqOZvns1sNdSL9G+L7URyNoWsPnmWlmJ1JfCuKUsZ/q
        gIu0BH7kmZiTctbAr3H7CcbN6hdoMycLKmeskPQLiEfr6B2uPk9P7/3sTNhuQs/LKLzDIt3r5+gJrZnJqw6RdDIQLhw9Iu0s7RYQ1n/sQSMG/7MO8e3tfn9k
        0SpZn0fySsUMvg6l7+lvkJxJf9eLTZnQidAnDIX3C8wIP0N3mvHByzHwA9O/PFH6/JcfXE7TfTbErdtxisgBZ4QfvPh4yCn6RmLE2/c5pF3sUTr62+9LT9KC
        kFW7NpeQ/m6C8KXDZumdoLl9Prb8IbYjfIXScdm96l0GfSptrG8Dy4b0L1TO3dpvWo/TU/PdR1hxCD831EK8Yu2Y5HSa963p74Iphgz+Em2tjfpinJ1GH18h
        3RR3i/BPCcKLNFfNPkJnfcvfEaND+mMOws2aXIMP0erH4yofryT0ycDhj89ac4C2SQ/YFmRsTOiJt+4KxvZJpfe+/Dvh0XbS79ah8swI62ORQu8+0Dszr3sP
        wocovEaF3ZokmrKpHN56hMgNH4RX9Qo8mEhvbZg5u/ruICYdV4SfnTzz8ja6bLWvwZlhRD6PRfje6ub7m+iDBV9W2XbTYXBrhAebLCleSy/ZcWFHeT8yXhgh
        vP+cga9X0TopA79fUifp6CG8rFr7fSitans79844VSa8GsIzjrBb5tHV+W49F2QTvi3/AHHXGTy1ABB+RXzt+AJS/mSEx6eO7RsPymPzO410MWfw+Qjf2e+I
        6VbwzSpus81KdQY3Qnima+7s3aCKPp6l/YqMF1XvIZ7tPvNmCtj1af36gj9tCf0Rzp0we8kBYBRy+dn6eCIfAhAefHp1yhGg8eCy05BcwofWCFfxfDclHdw7
        P3DQnEIzIpcgbp90eufvGcAkQT3gSaUugxe+g3xYlmcpOwFSZ0Wo/+XIZ/JNQPgjztyxp0Dm4ttVo9MBg7tCPPr+a/2hZ4CT5F7ktmUGhM4Iz11teScTqCwM
        sFtXSOhWWwPznTg4L+csWBS3Kiknk4wjOQhPX1+4+Dwo6MdufKY/jAkfD3Fqs8xl3gXgNVXvus0LIm9dIR794EaAFg16mQzw6V1hSuiJ07ewcMsBbzTNjUaL
        LBm8pRrKwzxef8kloC6b9OBrIxlfCiEeHf1go14uYBU4R/WyHcbgO6sR/a+FNuUCjYb5BiJjCyadRRDP8e5UUZoHHH3Ufx/6uTPhN4gLv327d+YymLLMr7HG
        kMg9NYjP7/nddVc+4F312sHrSepb9hbiYXv8VlwBd1QOieJ7ETmQAfHySapnJQXgII/SOLKAzH+iIZ48WXapTyFY1csj8ZFGL0IHiAv/qo6vLAT22oPTZq8g
        dDOCOHXzxo7iIlChc1kwNG44kbco/TWSd1uuAi+Dac4OgUakPG9g+p33LZlxDTzbdHSV5mkiZzLeoHEzzUh4HVxZPrtScwgZZ+MhLozq0rXqOuiyTX1fWjnB
        XSFe3vQw6cENUD2twOvKEDkfQjw6c25q+E0wznJZn/dzNRhcgNJ36uw4phjMDX9WN+4YoX9VFSzPk8U9OpQAvaS1i9bfIPInpwrNW+ZbLykBusabnExDiHze
        CfEMu5Wfy0qARetvqwurCH0CIB5g+WGh9BZoPDoxRrUjkavOEM/ZPcx32y2gc/SWbfNtMv80grh98Wut77fApVowedYeEl4N4s5O4wRTb4P60A85y3sSOpe/
        hvPhxxG1F2+DBq7z+NY/ybiTA/H5d57X6dwBWRKDO8tfEDrvhLjzNCPdlXeAcUDylpdLiHwLg3jA1tO9y+6A/VZ7BkWYELntCnFhE9g79C6YarZCa6QKaRdr
        iEdv09yx+i6YVz97dNYl0r4CiCefq7ZqugvO9hVfc71E5oe1r2C7hOs7TCoFU9Q35Uz9ozuR/wi/+Ojq4VLQUtPcYXdBMzOuZUA8oXZNCfsekIFnIZsu9hqu
        tDGR/ObncxgXIaZVC5TQexBlo62Kl/BhslDhCAZzVAN9XbDYcqwHqh0+s8HcMZXfuJUrOEL3f5WOeuS8FfBHHRwqKb9PXwXuX7vVzfn0ANgZVzi99i8EpSkV
        u/eeew0c4oYv+fvVJTDQPWKD7rz3YLpvzN6mzRnKhd1QLeBnqjDGuQx+UVRULGxtnHwQ9SFuX+L2I25/4g4gLjliQw0k7iCUniWXMlbwDyLPJgpYMsx/MPEP
        gb+haBJKcLECbgp/ZgQ3V8At4M+S4FYKOCKxDcFtFfBh8Cch+HAFHC1CAYLbK+Do4uEIgjso4Oj2zyiCj1bAx6BBm+DjFPDx8OdI8AkK+ET4cyL4JAXcGf4m
        E3yKAv4bmrQS3EUBnwZ/0wnuqoDPgL+ZBJ+lgM+GvzkEn6uAz0ODOcHdFHB3dDOK4J4KuAxd7Cb4QgV8ETrKR/DFCrg3mgQR3FcB94M/f4IHKOBL4C+Q4EEK
        eDD8LSV4iAIeioQNwZcp4MvhL5zgEQr4CviLRAvKEI9SwKPhT35SO4a4qyhpYZ2ALxj/92K1zyznC+MOLMnPr9QL/B+cXs+ymPgDAA==
        """#
}
