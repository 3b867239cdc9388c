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
        H4sIAAAAAAACA+y9C3gdx3Um2FXdfV99L9B4kAQBSqxuURQoAiRIgHhQssWGxYfetE1JlGTHpCjKzgUlkRCtKCFEXFm0wpkoMZJoM7RH3+iSkiPOjplgNsqG
        mbE/w45nh5lVvMjjm9Uk3h0ko8SyLSeQrCTMFzHa85+q7tsXuKBkx5n99tu5JLoeXV2PU1Wnzjl16pS1/9GHhGVZ4hezD++Tk5PWPjEpJulh7XMn8bP2Odqx
        6UlvbA5I9vMbjpvg9BMTeJfh7ziXCTGxz0LqCWRz7Bi+nJikSOc4UhzfJ48doxAVeUznz/4J8h87hgyPHYNL2dP3+cn4x5lYyH1yXy6OJL97/Hhcn+PHUeAE
        vkMRx+jJLygG9Z7QbmEylSdVm2LZM6E9WR2jQYCIKycv+0uazp8mteJcyCNRGwYquRZFZHVBcZGTDMPjx1H3zCS3hdpOLr7Vz8nj3MxJDTzkdRyAOE4BtJkc
        Z/K4bvtxDuYZhBqM1AuAPAJwUSK5VCt+6l7njCY5P+6tzLFjE/Qf/XKMO5xzKiW56py9yXQoF3vpq5xpIprGPsoko6PgI6hOaqhMcHHZCf2jL12KAMypnpwT
        6oOK8tPDZ/jY5Hws1YM6uwk9ZEx+Op94kMK1devxiemwJLdJ5GwgpQeNHlTH4oFkwT+hh+wxPReOmc6coHAmaQOG3uS+YPK9fvFco8S1US4m7b+XfyeFsF3L
        crOWvFa6OSmlI13bXm85TVapR3SWekuObNqwsSuftVdJmsddzU6WPpCWdLPtTrss0K9Pbsq5zmarf8B1Mo7TYrXIK6yck3WsLVaLJQaHWtwrcsO5kYxnZazM
        1uuuL16ZsQqWQ6VRlqulbHeoTM9xXfovsygmkxFZN2PlhXDEBywhmjPNQizLL8t/UFitNyxfYdvbWqNiU9Poh26U20VGthZbLWuHCtTOXTfdbC2/5dbbbrfC
        O666Kr/7wx/5aFNHoWgRFmrb03anV7prpSjdvcb32qxMZpkQ/l7fl751T/HqtWtXd9x79X1WR6clP3aNkJm8sJz8x4tOJmf9hPjEPuFYYe6abtu2qbarLKqg
        yIn94v5uZ8WKZmrKAcsLHhCZg/nmB8Un24T1qZ9cXrZtIUuZNSvXrRxbR2jwymKG8hXSOvSQkxWHxQn659qCapKjyRFVKr6XfVp4mYcOPvTI+E9Ly3lw/OBB
        6y2ZP7z/kwc/ceiR/Q9Y2QL7xw8+evCo1aUDRx/59IFPWat0qk89cugBSxVNqkMH9z960FrjmeD+Rx952FqrEz76qUd+yrpGJzzwyPjDB8cftfoyD+0/dOiR
        A9abMv8NIaxIeE+J9mXbotEPzQt57X+Vc/Kn/0I8dFL8M/EvxW+J8+LvBPzPy1+X/6v8Lfmb8mX5G/L35Pfo3xv81P/+WPwXcfi/yf3fl9+X/f0D9Gj4N9g/
        MLz02/TflveVbOv35XVFcXPh3Gea/072CTF5lRX5Y6FYYykRWYOySE6xHPnK8n8gleiWxQBv/DIlsLw/p7kxqaxumQuk3BZV3vK7pRVZu0oW/CYcikgo0TUo
        6UNnm11LdnvJKkrP8iLLtwIRnaQvqEQrOvGWrwQ8yGOSPB6i6JNAyG1ym5JISsGbnW3IUQn/LelR7Lv0s24pCfLaR+MslUxnScmcSSW2lyQ16E9lYCtqbllR
        y/DPl8r2/0ya0lwlvGaqnuV92KJSCRy3U2GUlHIP7bKybqGApezyTUdKwtZVoYh1tjVkW1SHXDmgIBxATIwFoig8k+OvF2VhUh7XwC4C2Er6jjTQd9bg+3fF
        EW7c27LTi87+qh+4aL2cRNaPhfa5sDTqP7V7O9LQx67SmdxOhajSqHpqd+0FopL8EOUpO2o+4oU2RdgRABnNzfvk9cuR7WdCl7ziKHqffIMy5ykH7cgol1IE
        HtVSjYX5dC1R/fhJgO30dC2zi2qZelqLaiUj/7FzQRP3cl0bqNXWl1TTaN/TJ0Yr5uenmphH6/3dKt8tHQI3OY0aLaL2shdk0Wk30zChIYi/m7uCAnVfYXvJ
        Vp7K9lrWVstSXiSopSoLJ6sK6D9CkdR18jh3wzadOcU3SYGBZZ1T4tyoevoEjWn0N1rJz9oLgRfcfH4mL7ygRC1oGrI7yCkN2dQTVHDzkRAzSeUB84KygizV
        Mkut8VShvpIFOAXUdSzIFoVbtHmQRSLIRVZAdcuo3FbLIQfzizJUmL5Or1WMxA4ChEMTWNk7SxL9zFPb5YlJ2NoyAC7i0yLaHb3+RZ7VlPUuVSTkEGYRBBII
        qZxyaKvMrkepw3msUrQTSiqG6k1+KvCxUCj7dpqAGWolpb2pC3AxgV1dHk1yDHGxI7A5B8HfIY/HwsytlE2G00cYAk4ZyAYT/viRUE9iyVnwfMnob3P8Rt7c
        FQozzkU8zjPoIh7nGeAJGudAB4FL2ZPjUCfb24GylATGcJRr4O4A4BSE46KyY4HkwaGkwVH08ibqO8wJtxzKO9jvAtiER/BHoy7+ktJQQ8jnUEmuLkmakkwK
        h1+jwLHA1SXV8pG6guJ9VdACjkVDCdExKC0vNB0TCC/p3u0A1Rd9/6+lylHWNOy3qVwMTzF2G7pTiTLARJXQVVC5HSUGNSHUaP6LfrnWhrIpngZlLVdL8RjK
        mU4qh+i9R4Gagaupjlker2YoqiKGgR2vNc+k1hrym3BIy7GyeK2xeK15ptFaY0XPxmvNFC0M7HkmWWumzFpD9X620TrDK8uz8coyFa8s3O2oHhom0B1Ap4EV
        dw7Vy8BDAB5APwJLQ7pzePUx5ROBYpZZLBkr9BqiUQ5Dn7Gst3xx/J9Jz3tIxGuJvcYy2GpyhzMZ0VSW3CGhAxToRA7+bqY5I7ESYCrYNKexzGHBtwFzbgyV
        MigxnBmF2LpqQq9mb/2WcK6d7J7oOsZLWqVzLGymt83I75U2nou2hqBea6be9HkVxTTM0jS0k2lom54H2kEZelX2KKvZtnKwhtxX2rCsNkdVcq9EYd1joQuM
        hYXq1Q6Nm1P/jnGfUNkuGvCtjkvFPFGZq4nytirWrCK/stdLP+y50eLf/A33l0QnpZ7rAE51o2lyHRSUHwutNVaEWfVqBw9W6sJZp+yXGFMxkKnjSoCOfRuv
        rOe/h0lArY94XiTp8zqlSEVeH/Q0iuxtFLmhUeTGONKK+sqpNx9I4nutYSx+3XKAUKMFT9+gnKfpRyuC2LHV+hq89lZrBm5mUL4NN7vVugh3w6V2tfFSKC55
        zhzCPRTu1eFZCkfTmTJTUzNEJ+QIXDOCKYToje/5keJezo5+87mXf/FPfvD3f3UDVrpsRJPBV9nR/6xj/5ZiczSxn3u7NrHJb8JhhiZ2hid2hid2nCye2PTl
        N1Jfkt+EF335jQVfRq++7Y/+3/N/9J/O/B9//PwMiLfowtv+pWI8Hq69beTvf+3/fHjbJc/W+Wo0MfO2QSHT5KEs1tvWCCWoUgifW7bFHzwXf0BAftUqU22Q
        Ys07BQtgHyjXBSs0L4uEFUc4nKGYXNl/nGZFMZqxOI4Ig0F5GHN0UB4ClbbV+pSy0zDcR7GVymcqTwzKveR99+f9QbmHPPlBuVt/sIs+oGZigL5tlamQvnLU
        rXPH67NCv68KejUjGAVFFbdMb/+14GRE/tWNMBr7x83oBw3MYMEiTSOuG4OiW64J8nrEqUE5A1KVavMNVw+3C27kNpgddTnVXn/QzJP6gqLzOSLIo5PZMr1i
        7A9CvJIdsqd5ealm4zlqZmq+yXFsSeta9AoNUJ8HaF71jNg8lgnqNxAy/mupazpPNY0IvbzB7lbrdbgGxq/C/89+gYD8R/AVBuUs2tXzlfCRD8o5eB8ZVSc/
        KF9zi44X/dH7LMwxhcm4sP9k66JG/+LVL/7gb4pD9pKl2J6KcZllPbBd1RDbge3jWNa/lczIvJ6Cpir5VFLVc/oFHdj2uW0vjNB0XaKirqmoaAAVHnoMlfxl
        oGJ7l4ptVND1nkbJKDTYc6nYRO5fZFJxd9LngOFr7xOGGVM1q0HV/vp9VY3pofkf1LAK+U2YYEfTg7FKnrFKnCzBKqdi/DBFHofW/egk4RlGLxWKMbWxoouU
        ZwmeZ982nnco5iuooC5QYw8r+nW7TKVSbussa4hn4ZPAMxbwTNVGPiAbsigYngzy0YQ6lUekR1gk5ixD7CSwfx3IotdpdufjbFVxqwUgqZwGETAOgyijAass
        Qm5V+5Jn/RfXi+y6qWtfbupe32jqNljsrEaLndVosQMQTvLMP5stayyazHC7SWJ+07u5bFn1qF61QW1MsrhRZ8DIqZLjlYsy8rfr5jlzWQLqRUZQ0QRRVuOD
        8lTGvJvHu5MZsHnJR9HJTDleMWo/LAD0SaP4izy7kavGX7m4inEFdyTL9nq7gwBHjk8AIidHIKkVbJmabRjR9e0dsSsI08w4mWncPXWwjPHpdnB/6NnXnWAP
        t3PWoSlHWHTO8YJH9BLge0AvAIq8KcRSgZJsnjsvsYinmmGuGjNIR7yIiHkBcolzCFOLSJUGtJNeVbaNMSk4YtaiC7Q4CTwN3Uzv1tnbeOGCJGo3FjRy9xAe
        EL3W3jBL49sGwULrHrDAHqTrte7Zat0D30Zx73XiXp3LPr1Ovs4lvJ6UQLkdouWHsz8c6pUWOR1CxClBr7Igu5UgOD0e7rnUZbH3pAjvgj/vvyb1B6doDVV3
        YZzAs4c8j+uCq4IXVjs6K1A0PWOOzSc+nmI0MJiDT3UHegGdYLqF+HTOtINcja3a4fug9Mm5k4edjITBG5U8lvC6iadcyvlCB+XsrrdnMLwowpnuCO4s5j3l
        dhOdHFpwX+1gjisUt5ccEOV3lFzNt+Qxw4hApw6kJfFoeT0hmg9+ZfTd+Gc9Ffv/9l1rL4tg8reACsewL4cWSHGqaz7+9oYlvyV+0I1mOstRc3Tu5w3eJFha
        foFb8WqnbsVsp2nFTCcNWybfabR6tLg8/OmH7ofg1vq2nn3UZavs4M4bV5L/mbxj4TudnGaqWWx45eOFqFgggERTi8rPm/LPmvKrcflT6fIBTXALSmpOwi8G
        y95vV1wuk+XvO5Nl4PMvk9PKHy6n5QuzwxihEUJjYkHWpSB431mvTLJeWN0ACy/kjv+e+IurmZVsgUzLhvwh2MF83cxyGlB+E/mea8Na8B2eQkiFKl1Tjixa
        GjwEKl0IECnNoallZV1UGE87yE/mOghNkvunHTTd3ejMNZincjzaYGh0oQulFj13TTT1l37UwqIkJmV9ItCerFQqakjmUJ1ryn4zwUh9cMSeoUaolkH5Zbgr
        B+V5uMsH5ctwlw3KaTTyQgY1OrkMNfq3pkaXinLR8iGfQfaEN06Sq24glM/F5fD1qTYg2e+br7k6/pB9nkZrLDn9JTA50wWdQzX14vEhewrRMwWAKdBQIpAP
        ytcQ/XoB+c9eAzKkR2ev305jWNFyUCUXFM4pE34W7ssevnq7k1BF9IplPrtQLEeM9tyoWsT7Gco1e8kS1DjHqtXoC6jqSYihCd4VckdPIPrPT0hqQRHAabC2
        nl/ihTNb1H0xX9R98UZR98XrRd0XrxV1X8zBpcEppq+hr6YoFF0sYhhctk++3KQher5J98k0wq80gW9a2Buv+wt6Y87X3876db0xg+h5f2FvPNuCfm4B61bX
        D3MtGu6zLbofLpjwN+C+RulTPXCxNemB2dayWgr251s17Kdb62A/17oE7F9f4oVTaUvDdKYVWCJTxirjY+zOFcu+r7EJMMAalijwSuh5vOLQIk+YwFbLu3lq
        1WOatf9ITKNaKECYPlq1KGvrx5Q1rZdW1HWbRlhdC5Fli6HBxD+uGE9LeJ/7rhY7XXNZ9Bz+6C2jBvitC1uoQuDqHONoYN/VhKNXq3CnA2c1unD1zYzKZ1eV
        g24jWVtxFXX05rGwsMYycrVWqmIhml3NpGm9XC39KuEVCtGFa/UWDb0IbMpvTvIGJtG+rbxdNyXRXCeVV5oDSRgGxzAMtY8S5sOui9zYKHJzHClAy4PV2Jy8
        3ZG8Ay2/AY5PuQjQ8pvrctnUKOv+RpF9tfKGy1TWRrXB/wwkgn0jdh85/SN2NzmbRmxFSRStCf5TkOKeEkBIFxkNgIVZ3NoacGyvQbuXfL358q83LXodTRMn
        3wNOPnAo2XkZw21T8tmNC8YokeEvS+pscqfBxxL17VQljVl4piSNVcd/SxYdvWGpMzXSNaGcQZnA4sQiWPDmHMXQ4mlFA8C2Nu8xPT4oB8g7nFAO2JfglCko
        vme9PC25W4NNLlRDMwXY6Ksn1wWN3phcx+AGP3dSkUv8XIXcaEqV9ZA3pVNgZn05NTVa5KQZ5eE6nh5TQVknip4U5ovZnrovalOpGpb16yStau2WBLhXVmuv
        FVI9L6zmbelA0RSjuqwuJ1mV9PZXatKyVzRJB1OrEL3aWw6azFztJCQhrgIbOhZm1lg6qzBHmWXAMvqfFQsRQN27GANcKkKK/6V8WlR0qXjgkU8/fBSBP9dL
        EPVFTbz1YCwWq5zYEB3cPq56/L+Squf+8VJc/cmUrLDnKwt4GXyLMue+9oAJ4TcXHdheoo56RxKlQ5gwz5iQ90yhHaAcEI6ZaI4GXZG4yNBPGvO00E0pqsx6
        +3VB8zDTLV8TQRfcORF06JwiVoCo5eVE2MARt3QFeo8lSyG5KyhFotYLNoNfteHv5i5wbjZn0KYzkLtUb23jYzy4Vm/WIAd7wXdO7Tsfq0ATNlw6yKFh3U5O
        cZC4zybIIXLkdGGzqEl1YKavBruKTa9Q7CgtU9eWaCTU97Ju/vKG/bsgdmPDWI17IN1E/WnuB6uouqugdlCXbtMSY6m/YWxfw9iBODYTVSW23+OtEBpiG8m7
        Gd671Cby9sN7t+oj7wC8e+s3p3jjPSxRJUt6I74UyduI3y1F9g7C7KXIuY3Y7lLk7iC2uxRlbqPlsxRld5ayei+19k85lyypgnvY9YP72N0GdEhuX3Avu/uC
        j7G7O/g4uxUR/AR7DgefYLcqgn3smRLBfvbMiOB+9kyL4AB7ZkXwAHtoXB5kz7wIHtT5yeCThH//WipPfRKEMzwPgvaD5yB55gV5HsAWEjz3gySH5wAoQnj2
        kWcanv3kqcLzE8gHnk8gH3g+Rp7D5H6c3H3kEv50dpN7L7nQjbiH3D5y7yNXkXsXuT65e5i69dTeS4GVDPn9W60zqNzdte2e2L20EwIewstHtlqnJWfQZXGo
        yvuiNPOItIks3l8EfWX7PysCWvRYYOJozQxH76BS9z52h+7mW5RXS6m8QWhe0EScloewma7HVPSC5IXF8eJ1j/ACQbdHZSBtwjKXgSASIw5bxgR0enThwdQz
        z88iHlmQZjT/clDDYMcKS6hfO3SZ8LaBfKQd8pE9xQ7MUmiYhFfQZJaAbftNaAR/r6647T1z6PSoxX6ZEntGzkNUAPKU5fAqIAjOar266jJZrU+yoiLjXPo5
        F1vXTF2h8yndRDNoiVxKOpeVmCrt6qo4nz7Oxykjl1T2A5iYSf86pn+d6OybftQc+f4/FwEoDBTKGjglxaFi2G76uR39XFr8hSqhvx0q0z1apv6IEQNxjxiq
        McqgoK9WQS9gFesFeMVlGCwxCqVslkKhtBj2qaOPqAFsnpiFjxbDsZ98+AEOvLZoMbSsB2t7RO3bDmwfJwSUrJRffWA7FRcHD9NrwkQ979jQNyBCKUOEUeam
        rnAV6x9koP6xcPluiEI3Nozd3DB2048PYdfFbmkYO9wwdqRh7GDD2KGGsVsbxl7XMPb6hrEfaBjbGL5Rw9jRhrEfahh7Y8PY7Q1jdzSM3dkwdlfD2Jsaxt7c
        MPaWhrG3Noy9rWHs7Q1j72gYu7th7Icbxn6kYexHa+TCDGGR2rufE8kbiPWBzOGZAfFAy8Bl0k6DqICHFuy9UIW7TFpayu9hD63294H8tJZOe9gsLPuIYMhE
        28aWTLibKAm424iSyEAZYKmEfURhwFVEYWSWTOUT2QHXIqojm8K8WYN5s/4zIsh6HCaswyurjdACjOvVUuqVNUv4aco5BJ1EIi3kFPaHiLSQFXiItJDz0Dok
        0kLOwUOkhZyFh2gLOWNr5kxOw0PUhazCcw/ygec+5APP3cgH+z57kY/UrJ2clXoHSM7A8xHC7B/VmH0a4d0U/rAOg5pQt1P4Dh2eQvhWCt+mwxWEb6bwLTo8
        jx2lXRS+SYfnEN5B4Z06PIvwjRTersMzCI9S+EOmfIS3UTgy5SN8PYU/YMpHeCuFrzPlIzxI4SEdxpbYMAVHdHAfBQcouEUHd1Own4J9Ooitus0U3KSDfdgs
        TBSJmA1etdXyiYP2aqROQuLUaB4mdbyFdE0pJn6FWRqh0dZoVcw1XH1yDVefXMPVJ9dw9ck1XH1yDVefXMPVJ9dw9ck1XH1yDVefXMPVZ0Hs1iXW4R9p/Smm
        ZmjRzNCi//MiKLKOppmhWWgtYYZ6ZoZ6mKHZWkrwjTkFdcPsUUzQ1BCsLBiCh+tH4L76Ebi7fgRuqx+BffUjUNWPQB8q+cVsahDZUDFmclloctlDk7K3M2mD
        FFoLMnsHa4sLTTL6NNIagIX48yKUHaNslIvy/voEQkJDSDSCUMOPYmBxeapnhOhDW58ngGJsY5o3yzRvapuzwfbmnbVJ9J6cRjL7vBqrUcxB1eWZX/YD0Sh3
        qmRWOYEdrdTa+AsmeLc8IQNRK4EiKtILHJ7emrNpxNQ4sd78V4OeNI+0FOLgT41O/OXQSyfL4jrI3ZOSyVFQ6wb55DOb7dA/n3USOZ1QhXX2q73BI6qw3p7r
        pUwp/HpvcFgVuuV8LzVRgSsuQLn11DJyDw/ZU8u0UO8k3EeG7Aq5UYV3/ljq6NMkKETTV0GIOZWN2cFCdLG3HBSNAM2LLBZ4z1r6zEhNgObQopySn9WLvolX
        t4cJLM56u4/q6vD6fCf1UANJ2p4GkrQ735ckzZITC5VxLytJw+ZHnSitiUVpJYjSShDrhNkgY4RptirtMLIeoamC3PYSZL68DbZKbou+9KusjiV24IxL9LIJ
        PaZyd5QETr9M/6o+msRK7blbusDnRavK/i/waYhVgcDRD59YO4CYS8ztYGESStvB/BdTIJRfFtItKhXC31zYhKntqxL4yB7VxEemwjYzw9sww30W29WXJZSP
        CS5UU2qCs7SOOOh5i+phFMR5nVP2LsNpxf1sZGVeXWRPHJnm9UqZJJgjds4w3irDOAR84qOprlY2q0oYpnKzZiqV1oto8urZxGw9m5gDmxj6kXMH6ymXdkH4
        mUKRGbNyZPzPiSDjcVivHE2QkS+CWlMtpWrSUpNMWflEPTRsdL4uckOjyI2NIjc3itzUKLK/UWRfo8iBRpFb6pfkOHq4UeRIo8iE+2xMMU8toJibYorZN1D1
        NVSTlBqqoJjnLaaYR2iZHKwtwFsoOFxbgFOiCyzAKdEFJkssB03RfBtqC3AvhrcIbF58cc7jRxuBXk38+SPmkKlb+tJ4sSjjLaQY5EZIv71kN/zAq2HSWm08
        LXekNcWr2+ehYLymePGaghXSwcZgD8uSAn0sixBAETtG7ZoG8EEwIYOi4uMYRdaARVVnLVqO4qMyZjM5qSgtQ2+vphyxHK2m9bUAFcfVVHN4ZldTlenNhdW0
        SEWCl5l19kWznFU26OXs5AZazswy9t7Ll9Ng+aLq6O+jah+QWHpPCpsUvVaFyBtgWfpwU1mnI97W7FlNbdAfpTan4k/QUi6MSreiZzLYvNP1mBiUz+CQ11QG
        23eUl8f1oKw3lkNf51orguofZAjhO4s1GIJDDeIeahD3MDa0v0ELcpYW5GxUvbKsm0PYzJRDkasJc6WCv2OV/V80WzaqjciVXyICEecWs9HU14lf10lMq4u8
        NFWXl/1fprUvmg7LQZc5npJbY0UXvu9HUzJq9jPhitHPEAhmLCgjrYActlMllVgRTYlaJXBeI6MPoq7g5cZWKzD4StFkvG9e+0erYYkPmIXODuyXEcaYs8aw
        7xDuuRSIZK3Z77AabrStzO/uWvCO3qgxQgl4d3f63f04OsXRe2vR8zfsL2FbyktW9p2lQjHv1UXtKOUWRu2kqOzCqCxNfOzMyka6uTvDey5dYRGff4V46iXq
        BghAF20PcLq7ke7udLo9tb0FtAMCgLoInLGq8Kq+N/1if8laWEU+LVBrl02j0kNUfSqbJvyCKEnjY0GUYMnzzgDxTCJBpxMH/lTpDp3eYul0jSgqYcUGUYTU
        0TQNqdaozV8e2MDupe0lqN8Voxm3rDrjAVWMpkVZTipswhSxiR100KiqZvRZck4cOixj4k0oZ19wN7tmM8oxm1UsMdJ49C52fb15RfzLHr1l5v8bMzkIWT4e
        9qSHDfixeafsfx2cUYpIvZ+Pns1L6Fg7/r8SvCs/Z1NN4Jm1qSrwzNhUF965t6kSvHNvUy3gqdhUDXimaSlhz7wEyyAg/XFmwRFiH2oaHmw4TcGDHad5KGBj
        y2oOMdizmoEH21pVeLBrVeHjZVLT8FRPuxw2MaT2qiaG0D3sbgvuY7cv+AS7KtjHrh/sZ9fCVh379ukdNof3wGbg2af30xzec6vAszeBjj7ENY/IexJompNd
        iPzEgshpRO5fEDkFmpaGtv+8IFKDvKzF0IR5ATQQvZI6RUF+Ew55C5tPUTh8iuKVhaco5n7gL5yjVGPPIaZn8RtWNNP560MTpnvQ4Y0ymcGpvI8taMlcg9Sc
        8bSkbgussIdG0b3kUXvUvelv/d8Q4cALYc8ZnvXhRsYGimJ6OUaEmxEjELPhTLUablE9Z06Hmyi3TWdUr9qotqheRJxRG9RmCmygQB8SDiMhkat3ItvNNIjI
        6ac4SkVZ34mshxRnOYKIfspqkxrWmUEQQn7kxbTcooZBEmKh6n0vhBvPsPIN+TafUUNqEL5NyHdQbT5TPR1upbr2qxEUPag2IqYfNd+KGg9R/AbEb0L8dfhq
        CLXZqPqRK6XZpDh2q84L4p7rFOqttppvGtevnxL1IBEX+AFdW6K+BQt9IOUJ9+jx2/BrSq93oBu9HVRbq6r/BZ2mitGwRQ1XqdmQLqkh/Y6Ht5THqPGbqcr9
        L1CvUGOuh2/gzGlAYJP6AEJb0Nw+REGPaQDt3kKhajUZJmC4GtRjC9WA8EospwruWqKfiGLrNaR0sLdBmh6kuTsBDOs0LU52Yw06py8Lnj2X3tSoofbF5tOX
        2muhTae5trWI3rrXG04vUdFaki2nuemXS7KRk+y5XJIeTnJ3LWKgrh59qIdH6HMPodL7sJDouYSZjIU43KAnaC8Nz40Ht6P3Dm4f345JeRD4i5JtOIjTORyq
        HZLbcJo4yx7VexBpQKzwzD9N3/eeVj3V51EA5fgCUdD3MMKgJFVF4V51NwXmBSIpSOWZTGdvOBNshObcHsJcb/J7yqxKDTSZ9S7IjMIba0VzeEOi0oPcesHJ
        JB9Q3ZLqV7mWccYbkHGtVhsW5LsBld6QyncDBleqzRtr+Zoce5BFrR09yCFVkR7UtCeVYw/wNRjHHj3niEXkU8fmlDE0+LDw+sDR0gRYq1uqewkzl3L5glcs
        NTV3rOzsWnXFlavVxwlNJ7GWkLbjZrK0GNeIyq9WKW9acmdBzPq/I5i++IbQqxarChpagumK0NGrs/7A/w+0dPn/m+BktOKdZjrIJOVIE1VM0SWe6tB+844C
        1QxWyg6kKkZTDnHqoAYcppsMS2CoJ/9/5prBlIQmgrT3ee3lUmZlXGOmmUBYYyXSpJbv/0dahM7QwsMEFlPrtP7s0XQXXvafCYfPhMBzoMjDkTNhH69itADQ
        q4EzYe/pcMPngyGqU+/nw17V8/mw5wBVopeY2Vht/CLO79T8HyFA9gY9qBKlJ2bXCACzT+3uQpf3qCGePlsSZM6yfYgWiGV4S4T3ofxeImWoQhtOU+U2fAFz
        jipymnPccPp0ldqg8YO0rGoUu/h6r9qr0dibIrwTj3vVXequxmnvUffQK532Y3h8nGJpbH0Mzl26do0/pQ/3XirFQywZgCYzqt2AXqYafruXZsXib02lkeA+
        5HGnQm0wO/l/uEeDhftwgIBB9ESVemvgC4x9KIpPEw4AOFuIBOghD+E3wnSI7uMQwFh/7KrWbXu6gg3e0nRbB9FtHUy3dfxT0G2aQdAD8zCR4CM1Dqz2A9HS
        g7FA5M6BLoyE2jLbRdgnBE1Fzkb/38cTfu4GGtH+lyGS6/MvQFy3JKnXmGKsyiW+mFrqxZKUx0YQEb1nqkzt9Zx5AQREryFF0sRMiuXUxGmd6QWE71pAwc4I
        w3xMixSVZOhdsGlpFFfDGIK1NKc1ZhMas9FbesaorUnH1HBXhfdAmrw4pqjZwFAkSfwvCn1iik2bWAE4Vq0hJ7SJGqE15JqMVLIJUklwBXYd2wkdOS30JYQp
        tKpckXxcSCfz1J3QrhsLIZoHJp1htLrCjzWI2dQVlwsDO7loig0a+OU4E8EiVHpRZaVwakX8hs9I5/QncVwummF7NXDN59ZWawYZT2cAsq9JoxoORS0+6QLR
        FCVm0ZRAWk916VcmMQX4qCbb5FHZqNKLErrMWy0hm2HzZd0WTsS4EaQGO1lMNHsD0rI0KK5iNpqfsSDHpbdXpWIrV/NCRs36F/iCujAE7/ambd5PtSwQOCHU
        ijbpJFr+tFQqlkyZlCxvMEXY+n2tmEpO17iWvHZy2/+8GTSCfTtLAiQRtaO/rLOLs0neM7yK5bpCMNLomyEDg/5U4bPXYZssbhE2d/wvYEqUrEb5xA32f0XE
        8G6QxuzFzbVoiUebXzVyCp98Ade/so6NSi2FVHM07HOMVHP/JMxw4zNxLUu8mGlZAgdOL/VFdakXU0u9qLQsgedgpKuBSi4hQH8plL3UiypsDQFyhlpEcDYJ
        ziA4VcJwaANu8aHHe7p2iCHnn8FYLFlaQtRkREXTTeZsR7XJyIOmmmJRUZMRFc2XjIBprmTkSrMlI1eaKQWf0PmUgn06n1KwX+dTCu7HpuFsU4AROuPBIoyf
        qpoqJlXKIWGldCsfrwbCr/hG/jTXbMROM82xtAkeiIEq8EAMNNdk5CNTvhFfzTcbidRssxFWTcMD1espeKCVPY9FYD4PgDFgm0ytYkBpurzqBQd0c7xgrwaL
        R7wXg6VAjBiDpRA8oMFSCA5qsBSCBzVYCsEndT6F4FM6n0LwkzqfQlDW+eSDMaAF9hdNcbNFU8pM0ZQyXTSlVIumlKmiKaVSNKXMe6aUOc+UMuuZUma8YMzw
        GnPFcG8M4/tiGB+MYfzJGMY/GcN4LIbxgRjG98QwfiCG8YMxjD8Vw7hcD+O2xTDeaQSdLnYA+PCRBvjdMcD3xAC/Mwb4XTHA740B/rEY4B+PAf4TMcA/EQN8
        Xwzw/THA7/f0ok8V20fDIp6gX00m6KIpix3rI13hJ2jEvdWIDtpPZCzRPOon1afUJwhkDROVdSL/BdAzOWK+NPJvTCHZZsTO2mZSTMGzNxZmTNtmisyCh7xP
        0+gEcmkmDAg5dVB9zKSWZvowofVJ8hqJiJkxzIjeo+7U0RXbzKiq3ZDoO6CFDsyU9RrRy4xt5lxj0pKGCnHMEDfG6aWZmo3llDSiKP3Ha+lBf6oG8qRLuy4V
        iebnX+xeul3d2QDlN0x56WnMgveb7T0/RLb4/9Fo8tH63ZT9R1T97lIi5cC7Iws2VNTeurRHUioQlHirBbE8ZlBCA+gjShSTkBa0kpd5C0+TL857kS4NyRaQ
        II1Ilh1Macxu1LRJjS7p10KGhC5xDF2SInCIiDDvIxk4xcZvXGzocHxcldpeIlEyhma7DIO30Gbvj5kWyTb8dmrF4heaTljqxfzyJV7MpV7U4YfZBi/0ZsBS
        WU0v9aJKL1KUxfQK9GASrK5IqGseKtTThuT+tc7auOPhgY6p291FCu69ulSpfjumskyN7qiJk2utDPcEDaZxeFfQgInm8pjLvpvdfcEhdndDjYE3nR5iF9tx
        Wd5sephdiKLh9mF9z+iN7qgijd06Z6v1JFRHiSeqwP2MZHK5sxy9a5skhCatSpY8h8gznyEP4VNrDp6HyDMLDy231gw8hK+taXgeJk8VHkLs1hTKnf4GFB9Q
        Vk3lIGNUDnAAubBOXlg9JPmcbEFrEFRwAphCtV1/NkNkIiiF/yREe0OqGwRYYcFRrPfUpSC2jI+jczHdUOTqlu14dOCxCg+Fxxo8uvHowaMPjwE8hvG4Hg9m
        WW/EYxcet+KxG489eOzF42N47MPjATw+hcchPA7jcRSPx/GYwKPC3PYJ4X9XqnXbWdNiKij7rTQGoH7H53/9VtaQeK9WemoFVFDWkMPnqleYA80rFhxoph7Z
        /EPYH3o/tgbYxmmx6LJx4VjzyTKaT5bfBovHViJisGMLwo4RMeDILBsQ0gnZwDVsG1FXa8ECWyiIOx7IzlNX64rEvC7bq9AWLKJndFRLqi4tifpvS3Tx+34E
        c8/LgxaPX9Rq1bK4Vg0+0fVrMYIPGsDXbLXa6eu1gxYIcG3DppjUAwZarReFygcWqwxeVv/Xw7bKQsXh4E6jF/WPNp1kx+pZiV2PK4061JWs/2QsV12pLVdd
        uWDkuFGluwwZuGrulq+0EYya19kzbcEjqlk1g1RtA9bOUOiRIXsuY2KnEUvYozmaL8JoSDMkQTTdu42eC3RlrTVsIlwFEs6qwIXTQZM2r/Wv8tC/cuDkaApQ
        pBX0LtBkpXdrQhzmPhK5j8EIuMvmJF2Y3xiGgZzKDOtpWbDD0hetZqus/gqlbZMP0nxmC5V9Q7QEr4ie+aXYsBQbQcv7MATe66+Mqn/xnSclNJcuwOJUB8vo
        er7yEvxFLuuCVQ6zdYVti5bHuaxga+ba5uuN1NheDfOXQpfIEEfhGAWbjY/8x64TN7Mv99hW6yb4YCaUBvogoR8L/bMtao2+lFQTdXGM3Tdt7A01cuIaFRbU
        6KpajWC6HNbMUaNcrUZFrlGOcO971KiYqlH1D37vKRmFsI7ZuEZRe/RKXZ3ZcmnW72RTpGyYNGTs0E0rgIGv70b/bsYCzL+hc3X5FMTzx49wG+24jXJBG1Wt
        jTDeDdv/aKNba2OG2+jGxvqXbmMm3cbZz/7LbKSSNvJ9BY5ugY9Hu25BR10LlkVv1LU7DZcst0MuMVI7LzNSuSlxNkK3VxCU/4TB9XXCaahgXDtLG3/Pa1zs
        8Ms81+7/mnkxaZPgOvfQWC9Gb/xCXGfEZhny5NMWEhvUdfmPUFc9ZvSMeh9lU8kbxc0BW0++CUZse61dhBqoSdtoXjVzH0MRsxnamRY5+Sh3VDnj6N6j47yy
        aNVMIDFgk2bcUJCHA/tkNsCEw+Qsm2ZRuLoszeD/rUBrqWp2oF2YKSUs58OWEpvJpgVGm05KcF/l876JgjcxrURt11hS+FS0n4f0//kkJXlTKf28vkmgOap0
        6rs/pgoyM5k9pldXK3SYV9Bd7hpL4XwlgNZr5xU4y/eJoId8XHLAG6eYkcbiI1tihDXSmj1GpGVbjZzDYRhkpB54XE+uowEYJNhjdPmZ4ae20GjHF1JstR6H
        sHuQSCHuxJ/eav00fBvFz1wnfkaXUBFD9EflnxRsRTgxykiFPCPYQD/5pkRI2Uyx1e1Bikfceby1uUQYazwlwhwMQcJ/VoR5+CWMQvIn5/Fpnta4syzHIM8p
        oSswQxXArk10gStwQdQBYJbezhoD8q8SingV+9Tk/5YgJCR36vsttlJQ13OOls859r1GCZDwdao5QwO2i039XzMZfocy/I7QEPmuuI7+9H71t7gm9GQ1SS82
        cI/8ZfTOE0foz9zp8JqMsqyCy5Wdp8rOm2ZdJP9F469IgrHU/pPkP4m9qFMShdAz3dwpejtlUlbJD8FIdJZT0tNcrwJLmNNSQxj+GRkWYv+sDL3YPyd1j9BD
        aOutMizGLyt2WIr9U3bYxP5uWbVDHl8v2gS2P5d6+Lxoa7hBtKOaYrFSKZb6FGMZUi6WCnmxjKkQS23yRqAUnbW5MXY5CszAf5Vj6FnX7zb1u23UB7g76Gms
        Gxpoz1ESlnhRT87bWq7B0HYI2mYOnqSpedL4nyH/M+xHk51YUxGhqhPrJFJe08TBTZtvXnZCavfLkEvMOKgFPaOrTcXnOYae6Yq/TqW/br6uuJg1FTcu00WZ
        caiKUDUOTSM0HYdmEJpxdS6zLhDMrKvzf9Udoj+Tbg7p5lwjz7HwNBy4pdtSyRAXau4COZEBcjqRMeMwQ+PQ+KfIP5XRX5yiL06Z+CrFV43/LPnPZmhGM4bh
        Zwr/eP/KFmx7qTZHLi6aI8CVzMIQnjRuzrhF4x5lFOe7GueYyFNc/ef4WeXni/w8y88v8XNad5dBTP5fSI0kNIpgdKCRAa7C4TrSSmFmsq5jiFryvjBy43Jf
        5ud5fn6ZnzP8/AY/L/DzFX7O8vOP+PkqP79lLj3olq/z8w1+zvPzbX5e5Oc7/KywLeYT/DzJz2f4OcXPZ/l5ip/P2XqW6jnqf1t6epgaUFVc45mNPSf4LIY3
        JSTuNpSwQoubVMLMzdqU563OhBEPXpzE3S/WLr6exuHjXbiNJWOOeYKxB76H0VsF5pe5R6L8gBlW6XtLQAFlR2h5YzquCAO839Qs5uhffvc3f/k/v/KtEUJg
        +uKM2xjf7EG37NUdfthU+XE8Jrg5euDqqawnsVmOGC5Cjw7qbe8PcrY3WZiQx6B4betrMTDeYs4Yd9H4pSCnTXJpftyFbX4bjgqYLXf8oINdK+BDmzm+9krf
        p2POwZVw6p1PouVvZQD2YSM/z7cPYQfU5ltH9B0e/vW4zkm5PDFMmSI2vReJoGD4qSx6YTKyXNWUNkzSpLLnYbZeNeFYYdN+Hpx6d/6K6LlfSbimmNr0C6CS
        ZrHvbGtbCh3smRbBSrz5IwHV/6altF7uLQkuPzmSKJPq8JFEqOEXVNM7Ut8iZdrH7YIpcRPRvDDCXxjRsjCidWFE28KI9oURyxZGLF8YscJERNJElQJvcVRx
        cVQpzslma2U6+lgqUjaI7Cvr5PGBAEctH7F3k9N+qV0t0woouBeplYJtOthHQZ+CLTqoWH29ndh4o//nqAKurXI0be3g/gwqo7tMFJougqvH9amVWuK7TL6L
        aVtk73ckW9yB93V4V4zYc5K4ZyObAGlthotvRoulB8saD1Pc1fItV3WwfMtVK1lKIYyUgkq3+Sqc9Ni+/LTio2Fglhuch8RdJf7O+gORTnwgMmtkRdlYSSZO
        qpVjYI1nXsYyrL5y9D0tj83rk3b6ZBgQ1hpgZTRKmkbJBY1yYZsdUlXvd23bAc4ETpkS5ogCH4nrg1HH3AKxSL2UjxDoHn2ObXdgmVMeeXPKo8DIJT3XCUP+
        Fs/1HOZ6bv8R7CWDW8owcJERbDe6MRPogAnsiLoougNMIM7S8gVYhEmd+H6FHvK+8z/5g7KbPCs1yraA+61bgdlxws8idpVvQGMTTlxrP0QWa8rMzrqcH+ym
        OBDaOpAWuHB6QhzhzxDOcYCgdUsrwjT1sGnqPtwiBEmLp283gglIS5uAzBsTkIWU3Atindzl8FOuHj/l6vCTyr0jA4ytmmE4HPSC/NVby7fdRfNs/doafecS
        ch+yiaOKLlo4HvcmW7csWDGR4r0rhb7C7X+QLP/vkCwv27acdPTsm7V59kWOmX9VtmrrLjC1aeah22Tz7TY4GCrLqS+O6bRAqvwqwZv+BCtTJAmvp2kXW5hN
        RWYbReYaRebjSId4onYa6wlSz1AwGyt1O/4TrMOwuGDZqGC5+Pvj8TUiC76HrDQzYiPJpJkHrOlmZPjAdrU9NwejxMzcaUlT1tEWXFnzEGOnbuIWzMT16gTW
        BFBgTe/fCKtGkfB04blSk9ixvA6PVTU5JEsh8ejhi7n4mi48hvG4ngVOLGzCYxcet+Kx29CP2AyysBlkYTPIwmaQhc0gC5tBICvNLK0Rljg6639Hes/awp40
        Fy3KeENCW0Fh1tOuu2jRwUWLNl+0aOOiRVtfTKr4YpFcaOLZ5sLc933eVDsU+eN8HDV9qai+5U3CwoKtLxV12EC2OS4WX7bq6F2ZEOs+rXgLb1uF+OdJwaUg
        H4ddJ3XZqtmBqGVIiZCPbXZ77hjfriNhuc5OCiNnDFfC4FpGeNn06XYeysk2oW0SOTpFXCiK06nlwtQNqpg2vQJ48I4XWIPdC26crYpDS105CwnTz+A2FXOb
        IFy56MLZ54Vl8tNiHCVvKVmcWZx56OCSSorjG0EpcgzZUVnslXGjcG/MqeQGF51Ip1gMArEwdYMaIjWq+HtCiElzU6E+2WA0g0H0hBLjUXKD6H16RGbrrv4M
        hL4qV+qvc7xCZ/XVnzyaqK3xeJTJrYOSzet4+sJGoYdlajwiCx40NFRbbHNrURyToRh9c2JO39+oJJrzX12ZmbSP65ty+X5CNibg740RtL58FZlvFAVtOdrB
        wAClw9fW5MPMOagA9lq5UHLtIdF09OW6ufhSXYd3E/TTZk41d1TJcRgvOTru3671rePPQVqYW3U5uOBdJmo+wqQi6FbQnmk4Y+5qRWwMEprkqCxqmT0X5k1t
        qLXbyry7xvcSXU/DKH87R6uxNRbfR4l7Z5MbfPv8A528obJIL2EO7IAxrI0LfWOwAFaZGkz0JZgKgCIElqe2hYXdZk4QPL5EzcWNwTecfIkHTvzGo6QzRFhl
        Tr7kYbUw8Y7Jj7Kq5UKBJJ/6m4d1IS5vJe8GyBxN8VsLyrJw67DuHP8eGJyvXSCcXB5sn1NWcnmwpa8N5mftBW+C8NYRP5MXHq4pUTlcqeiqPOTqwKd8f7Au
        0gvtjQK34dp6W1PXm8b+dSKnZZuONo6OKUesRLT60+PXCVz4gWuCm9k2FrWqk/uCn7lOy3tZCJdAgw7JKZsGgi4AY9jme8gQmQtdDC8NVawxmUgd0cMWVHWW
        x1oc1APQg2ZUPJDdcZXjgbxLK2frC6b1xzbfFo2K2nzX9FYLFzfJrVZO09mOXq6pAfpmbJqcN3lfXy2bJpuOm33g4hp9ySpjN0LN1k5GtzTk+2qX6AKH8v2L
        wBRFvib4KlDRPK2NnfDEWjglzJVDydZ2I3UHX3jk4f4oV1tkJzzzKSW+EnaODpx8KXq3mVAXPblYWl46a4ejQp+ntz/qPR20jVYeD1ZGTz0eNEUiaIbFlM5R
        66PMCJ6bO/+kPUg0TAZ6Q9PfmhGDWlsllRcGa+2DP/jt38gkH3znW5+3kw/M6HaeCnxuS/JNL26vEzS6/d1ap80ftT7CdpRUthz9QF/OxVoNOopoiL/8uriO
        QUgk5l+aBLTGyFq9BNpYcjuBfctRtwY4gX56nr8EtZApDxI142JDiO8eJx4scEavD1qi6yE4ok7zVcvJ0eanuDqqEDljRLm1jDp30QJAzhNBC8EVl/4GBc1t
        h0zNWWFujGZNBuNUJkYtiHm6SeUj69ZxXrhyhPgo/8I56iiaSoXohlu6olM/l9xqjBMhRFHmbqZFkWVfea5AWIgmdpZYnzCXuryYceq+UN5EPjmWFEItXxdf
        kWxEEqOVCervBWMhLHUFKxnsQTO98p5OcFFl8kTQRt//Q3YsbMIFb+S7qWTDVgRQeeR4QSHisxBN0eSjgT06GSzz9IWdi8xzLSOs8tnR3/zM7+ePj3b+bOhz
        IY/fw+OQq3InVdp/iZpo3UzAKYzhrgS+sRl9RUN56DZm/v/0D3+381DU8ZhWdJGRczQ6dcKnBOvsXOijU9bZVrgiaC8Wsej+ij0W/fZPU6UxSSlECb8WrXro
        a2EmeuCQkuUQnA9hJRo9zqPnlPzSZ0dRwvHRDtQRFfupjxJH44/+g64jRLhU5IWKLtIK2lFgjsr1XwKW2s52+LluLap9VEyEK3afmwh8XRtxFMPXuqVkRhyV
        2kIj09ZtQAta/XHKy11n72Mb/u2KIibC9lFJGan2PRh7NHDa7zo3EbaMTn4YIDk3Kp4IQA/jXgDclSJLWdUSx+RGLYpbYNG9hSqmE9yuTZbp3qM+HbW8oJW6
        q5W7KwFFqwYFuqs1BgUQeutLZZqFTAloYpj/Ha8dt8El3LZqQkub+Ob2SClYo4jULpCmN3O5qr4HwiueHp38bLBKtamVE0GXIhyVmwg6aGwKxjcx6HzVQdCi
        gRssY5kUg00BbCvwhoM0qs9N+I8qmyUyT+I26yduog6ld8N49BGYV02Ey5W/B92kcLsCa0w9OXlTyYXltrFQngtaqbIzFnDucgLAtglCnMUs4SrV+rRaPipO
        UuTkZ09ittD7p4NlhAGpWm2Uz7vU266uMiVfrq7wj1I8qkapXC81DtCYVv1mOXd9B48FqjlltRLZyeOjVq0VoV2ihbOV8mxRyyfCDhoTQYtpgE5HTRCdDdrQ
        EbdhlCdvC1rRUdcKSvE0jwbTAqvTNIGqmWqCx5CPe6MLvQENN6uuK7oWdIUL678UsRuPvWoV904WgV34fJ29japa1w+5pA0tSRtaaRCjDSsw4glVP02Vpxa0
        6BaswPung5W45k23IJv0QSsakMhoAdd0L3QtnIBdmICtND6AzpE/Th1LJjSiyuTtJXMjTGUSN0jxxGphpp9jpJmeLShnJZsxuZlHYqp1dtI6P9U637TORf/4
        pnV+rXU+WqdLFjv4HkPdPdw6j5LwQFpJ/YuS8Vjh1Vtagj0ojeovzGbvhS086LMQ4lqmVj5BjV+2hybgiicIYsvuOvdE2ELvgQSanwrb9wC5fbgLQFihVnLH
        EraENoz/UmTtLAc4wNM2oassnobXrhCH8umaRZ0u/QGtbO1q2YndARb+wnGOIvIsKNGimQ+gHFU4THg1F+XLUeHhkOgvOM5tcO/QDL0ExnVvYSvYLrTRPXB4
        WPWIfQukZuvAFkJfHhfUT33TephWl/l/O3moDDKXUN0JwqZ/8/vW8dH2k6PvEkTmqZX+6HO8SN5wXLVMjFIX+Ej1bUpUODn6ucqXK/NPzmABHf2bWJzKCXNI
        ODo9N/PkU08/c6pvYshyo7wqUQdH+V2qBJxH+EdGLkEpKhHqJBKwZM6X3kqoQlIDCSpEU2w/QlDBjT9E/GsTjWxzGrWXXHtioLn+kuq/fFH9W2v1X871b0Wq
        RfVvTdd/Ode/dUH9mVzHJPMfw7DqxnbDOlsFqzQ7sEy1+4+hKWoV4v2wdY/iFB1hVzxklu8hPNXx4S7Nl2ZVF2utLdmaf8LeKKnltGi3EubqoIm+KvCjZURb
        Mr23jMe1GdzphWa0QFhhuZ5SwArLOMIg62VMl9LEa6cBTKgCLaPVCKQXoWbEUTmtBhBUtKZmi8KNMjRPWkZXURVH15yk5lAOFFjGAb/GEZ7YUyrgq7GQCIzb
        S1BRBx3MioDE97RQHjS7/IkngH5oxj2hSl0Em1jK35xI+Ss54C6kTyJo3t5Vyiu08fqTL43xZKH38NPs8QJcTpIBTUmFereMl3DDBPFBMU2hCkSYUsUKt6ZI
        mpWAjlrBLY/xUAw0QiKITlZA4dVTJhBlBCVDl2dpySf+GoLSkEjeUI7VblpXzUR0Du44EsGu6eCtNLCIjiaqbmLXuKbBjEwuw4T0rUR44P5jVlljG5Y/xUwD
        sWA270MDeWf57m1mnSEQI9K7HOY1RQ5sBEo8iQCBPhbmwADofHWWhG5kHBNKjkN2GgvZkeSbURoUI02uMtrA/AwjK50OJ4SiP0/4oKg3Ws9qBF1bDQ8UYHcu
        AwrKppUUdPNr1PZJCBeib2dvY8uyeWxlvvuufYTePRz1jYPpMiLYz32TVkdnURpxNDpLDMlGYRHHFGGhQUFJgsPEQ3mpRCzTymouiFgdeoxFUncF2kEcj3Ku
        s8z58xxqTVl61Cu9GhAMKyBCh+9uASuc8DcuZAsFFhxhQBZVQZunlLwbCpuCa9gsNkx+WTezsWwQk7jwWTLNyQKSYpk4KL11R8/jTPx2Kcu/ifhq1qKENOJX
        szI3KcHDV4TWNLCj/2CVawhkiLth21gqBjK6dHCYEizji934ajfw5X1a/AdrkasfC8Djz6LNnH0fTWUwi24ysqGsR72Zf1Tlx86FBS2L0+KPwmhhD0IBn1p3
        +CYtOfrbb7z227/8s998boQ1/eSl4vDw8MhI38imkc0j/SMDI1u0vQa86BveNLx5uH94YHjL8ODwkDbdRi+GNg/1Dw0MbRkaHBoaGh4a0WbX6MXgwOCWwcHB
        ocHhwZGhvqFN2sYbvdgyuGVoy/CWkcG+wU2Dmwf7+eokih8YpgL7tmzasnlL/5aBLVv4KiXE9w1sGtg80D8wMLBlYHBgiK9Wovj+zf39/QP9W/oH+4f6h/tH
        eCuf4jcPbN6yeXDz0OZhakRf/ybe06f4TYObhjYNU9P6Nm/avHlzP2/uU3zfMDW4b9OmTZs39W8a2LSFN4QQ39e3qW9zX3/fQN+WvsG+Ia28FeEeR+Xy7XIh
        obHR16xKiOfxJ16iYW3GvfJGv529iyY5C5NYcsN2Di0Nf4/S7wEDxSIvyrCsCi/p2eXhnH0tnsUcbAbj1hI8GT3OM4ottkrY/MF5QNbPDUGrUBEu0WxahWVS
        q+wiJ+c4ZQnBJ9WD1YhRgn9PKDcKP95jWf3pcRZval0jwVsMchMfLRk+cu5pVThBs0mTRBrfYg8a++8QLYhzo8M1CcC+xFedJCBVnvzMiZNT1ZnK5FO7u064
        tWRe6I320bJX+Qf7CGVXYDqOQPsSjVnvJS+A0X2p5WYsDLRZh1m50GLWOIHle1qwznJEm5WuLa33hAhtowPmONZY3j/3ZH4yy4oDbdomgtBXvqb0kXHMski4
        f4HicSrFAq3Ti420Ti+nfyxT+sf2j03/OKP1j7N1+sdpvcCsyrDGbUbrH2f/u+kf51P6x4UG+seFWP84/+PQP7Zj/WP7/5/6x8WU/nEppX/clNI/Zl1kL6V/
        3JzSP86n9I8L71v/uBDrH+dj/ePmWP/Yi/WPm2L941Ksf1z8/6z+sfOP0j92fyz6x/LHpH9s/6P1j5fAOXpfMj6yQYsbn+iYagMu/sJapzBpH8tMQO5HaXBd
        m03sOK1QTUC4/hWshwYtgCCr7xmldZn4INgta8ZBff5Nxu6l25Njx5Oxe+lPROjrOxKVr29OHFdOvSpT7faHu8ap9KkX/PVQ0DjIluy4IldG1Rd8sE3FlGBa
        V1iMNdm2sBzI8y291wiL1y9/kU+sZ0C9uaw2F19/amMPTm+yBqBUQf7yDh1jjsDVFIODz2BQKQDp68X3tYIlKCjOFankUfjyNgiGAlRgXXAa1O13sK5wHhxR
        HnnlcW9nmS9aVISXWPuAlnVWaEJq3GFpUXZEQoCkLNS0AGnJ+A7fcCDAq5Rg7R0Zg5TmVkKf2DIN9FI1ZgKc8r6FFcyV8L+Lay2y/vfI6bX6tIYhQTVyItdA
        N4J4kkAqbwKLEk2/CBDC/Dv59CUazAJsGzPmqLR9I8soAf4PqF8W6jAbxHBnGz04eMYQJg6G6ZuFPUBwyPFxMr286ZPLIExLIjr/AqCsBHjjLxv/7SViX2df
        8Bn7qLCZTSvMUJh96KkqFQZsGJ160acZGHZ8kJryHPk7+MStpe+FKHFVIjtyldul2eVtY37zgiHA2oM8BqCunYdOra44NVwuaktJwpS8y9bvo5On9UuWJmkw
        zBJtNxKbC7NxVA1VOGVsqPlvCDYqMIOd+O+LwI6mqkAQRGqfqjJSoCXgixzDdsUwFFIZ1Ay+EgVbhb2FJOZgV+gkBkofwI65/5eEK/2/EpBWKJnWQ4VZBWaK
        5RfCVtbxaKXPiTZ+AGoQRkzAzD90qAJso3aAqq1WfXPVeJYJdtZ34Ivo3/hFP8hotjbIRV1BEYrvNTOyjsojf/t+SD7vH9caJ7ZWQ4TiMRTFWgqsBFEMclol
        ogglCIxjbMdj9LrYboRqFR+4c3FOFmdNC7wo0iRaw5eDtAfsUHVgqj1yeH5QzSbAEWT1tRPUrBwVw2oMROf6bvSKqX+F6u8CD0QrqCcEtaWC+5qKfIlOhoYG
        WAuNrMexdy/9q3UOgNGMS3WIwJNdxYpD0BMB32SQT8gNyUV9ySU/Lo4aQNEGEzNSY5SIpyuOG2QYETAu0ToieioL/20RaF6Pz24IPambQT+iHGblojnMxRdj
        Ox2E9viL3E4e5Vr5aPEkbWBrJ2g2Mgit30OsUI+WDdBk1Y2CTreewrsIS8SF0ir5vhfUZtwxQA9x4qXElvqzL5p5RfWs6CyDZlo+53k1DeV+Kn+Ky1dZNhYl
        VXM09wK2fXrKNPL/RgAd92DNBVpm1RWW3LAUBw8fj3Y8OvBYxYrsrNTu/y2149kYv1AprJuPaiifERFVQjkjNhv/ywIUl4piEdzA+rr8wW4Ih5K+OAz5ZBLC
        1v9MEoKo1wyVHKQ1fOwkw2pyrBuSiVGngfjtdShTaJSZaYQyvUtFuaiKwMm1zKj7ksygDeUjN67YmyJopikBVRb0b1z90ECDYkwTqLlsJAo0VxYrRnarhUNC
        XAUYO2DxgmV6k6hAX2NO4hbsEAR+l6SFD7xDmIUjwsz4+Ph2HAbYOY55P67E+HhJY1QW//Jypfg8MEW9adXhyEAuMhHz1cBP39kVTX/RzIEmR1i2I73FRmUC
        3N240A4YZe7zbWILDdMEvqeaCQ5vYVwHaHogqtCImoAohfElr4J4Sai39QynCNtU2xlC5zHCtB9IEPv85AHMCSALzYhmE3CKIwmSADMe2UfHaXJ8PnSUPMCq
        wZJXxrQ5YorsWMKK8Ye7GO8T4v8KzogoGxeYyK+EK3erlelket1QrUq+AIx+RrXBR2j9TPX5M9gKXKqAj5QkH85QdTViY6nPY62RwHPUgAcNcoIJUdAfUKYE
        Wg3yptMSxNUkLUEFFmEZ2l8dI945yYgXyyiOT6R0xpPlmrrbEoK6Ozqv11oocdYWbn2SPrXsIi8+LP+GYYgEr96nCQlQ/f3gx5ANza0LXzQ457ypOerLUIjP
        9jdFz5xmI1VT2nlWO6fY8UO8XTzReWWonvb9q/AkXGLYW381gDsn9ZrFt6zwCfhkdEZzz5uJHs1rH6wyt+CdpCFODquzHOgiiqKVe5b+HuzC/dp64NMAb4HD
        qUUtNb1Op2cbNbGt76DVaK552jZ4VNFUuAWlDUeT1jAQQUsy11JGUwz70D4dtOlSneiUjmo/HSxXdlTlUFXJ08EK1R6dNUHndMBq6rmgEJ3U/beshjtsFAaV
        KSiBBth5YboY3OfJ70JDCuqGBZrhxdoJISSCSjBGGL3JgXwpsQ4Vb46UWGmqLdbH4g1jMHwwjO2pFbxpo5Zr6qsdM2JZ+lI7UUfCsWbzsoOYUo7RewHHAQTh
        MCHHHwS2ymiQZSCmDVNIJcltfvIB8KnUWiWIxHNg083BVIRX5wrRU8INhSC1tL4qt0wYnoYJehD3IKzAr0CQnMPiTHmVLGhG0hdOPH0pGwnyWmNgHnUuEyIO
        81BcqLa24uzQb5S1c7xkE5PGxcUEuuiEzDUhRb4cr2WdGNGUuXK3aoZET61GbCANstde0IOMySwjdMsh1v97COvMNYwsYSU0fAe14tQ8iA3naKxqTQRHdPwI
        S1+NpjROFCELpsg8UA2RRdSzZzHzIgzzoif6s3GM5REZSqCOsv7DBuRYpC0T90jcDTzIykbwS0xfma9OY2aOCUC0rp2ySCATxnGPJNRoXRZ9h8q89uI2O+2C
        LudMY6oSzJuzzX+TIQKKpqEJPKI1F5KfHtHhNe6QsvGSOgHYNOH7xmo61T3KMyTMDyGTuQLEx3uSkL5qvRwJ6TMJaYGEtEBCWoaE/KFPulyGhGxOSMhWkJBs
        3mWNZkRSPCZ6JCbLrJgssxIaz2tI4xGUeQfRU7ghDBYVCZ03earJ2ynEZHQ8OV4mH4tuOIKLdh+LZqCmSqyMFjJfcXQ8tLBmTfJJii5s9FrMPVUqj9/S5VVt
        252UEwI7k1NFvXUIYy20bM/ZIc4LZx/sGoG4VPIdT7YWq5oVR8n1dsVh8sf2N2rZgcQ1SmGc3k1SRnOuthNpNlFYFbrsv86HoPwNsD+EiwOl3o+E4jFoIf8q
        bE7v4EMemXPKYe3xMP9Vxpdsv/wUcYVyQmUTa/n6flBUbd49E7JnOvugZlDzWi4Z2dgQiM5m+PhY5CCUsLZaduym4mBzLBudhLiljGPy+nAO9hUie2eJgVXN
        MBTIh02H9fbZzOkwfVCURTrZB2Prmrmqsg7q6y8SeuoGLVfVtYFq0VQRXf/fhE0E7qQ4ZgghiVU0oXuo+JhU4e2+hFSRoC/sNKlCyRZTt9Rvb2DXlUkXSaSL
        kVXwHSPWJZoLNQGFlbqqACfZ/pYWZizYOIBGizQPmwNdoYXja1ZaOGElsD0ISiIhi9BIpla8b0pYOTiWkupCXV3ErV0ksUmksOIgZX85ca22D+RfuZheJKrK
        JiozeA9CTf5YaDQZ02hLdANuQTAdGb432G0NdjsFdkY9EnOTwOn9vJQ2DRoQXi6rG0Qzz/MgEQYCOPGAQ+ConKlabRzVxv0D24lF/wfAfCe4BAP1gLI15DHN
        PCeSfFdCKiuIgpA7cMJOZwJHvIW2V/md+ByjPE2z/qJwa1PsDDriVc6X31dpcrwQaIip9xhUqFsyqmp9Z1PzAY92y0jjpT4sYfuu5/2OMAeFD9efzz1adzz3
        Rz7AaI7k/rA2Md7/8WMcyPVOSeFOGvsVeq6YKbSjgTyobtpcdmoIoVcy3M34XpNDzwMir/W8CBwzTwLXzBuif5acIkRE4ySY7Yd68IbpYVQ3cyjNVUXMV12v
        qCV6491mLZ9MhoV/NaMUPtD67bzMTjoTEO3mUtKu5wytHk+2Yk3Cut1IAc1gImAwhnajU7lymIkuxKLS6KKW62ajt6vcvlw0rz35eJqV0K6okin7j5M75ZQh
        aeSzoCWFK5WhNPychMWDi6LsvwXpu0v9LrVpF9QS4Yss83qHnxWOOcHPk/x8hp9T/HyWn6ek/wMBdJkyj0x+E6YmCJVh88gZNo9cXWge+cIP/Bv/9Gfaf23n
        n/7xDQlMb/zc1/+6+2Of+7MbEkBFb3/Pj17MgEj2X2Xa9DysJ8fpauaJaaScxZs4z1rH27pik8ZwA1JZNttGBmTOJ8FKjoIX4upPEH8wPiincsZqGkMYsrhs
        WRVTCBPKsPRPLACyBjHYqB8VtrAxIctBxohQC5hwNy642W3+Bj2MukKHu7xIS2KTMv4Hu8Lmg2zCloaU5/8KW+yB3Z0MJhZYyiIQXaYRIW530OvmEXsYl4mP
        2H0gL7da3eRsGyNC8aIV2zEegVoE53ReLJHVBaG/JuqLS54z4VfZ1HCyewLyiJusB7GZiSwINbHUAXEsYW+zPDjJNIiRQ7xoEiowyCEbI4ecMU6ESQG5e4hv
        +L5ofMO6ePhGM0H0DVvpwDpBEC2dIWhhLWLpLaMl2wgRS3XEF40ypE72U3gFcVSptnSwSBLKiuMRcaVMnECFKczopsYYKWnhqbgZpmG5uGH5uGEF07CCnvHv
        2TA9bAbryIZMXG5dG6Wp3kwOiO7TtALAvEhgy8nISuH/zojzBVKXHDQ1FKbOtM7pVoQWG4diHSvbbK14gbbZYMdbI864bwe8qOEgpvezTbJl0gNROh1otoGo
        z3bg75pWFHiBrnI6wjbUHQ5UN8GygUkRJ5/JataBckrzCVM0f2mcRBdLeI1Nt25WUbP9daxUJMEvTDVBI/K5ptQWPN8kDyl81n8b+k2RgpQpC3EHnwMwV83f
        UbKBl6OKC1vF3dbbDuwj9VrzDswirbfmYGRBXKLKBKvY9YNWeQwpzBaOzdcbhe4tYDLo/ZwNw0bkmbVh0Ig81D0d7Jm2g5XsmbJhL4k8FRt2ksgzL4NlNExd
        rscliKw6Ob6qpUGE2J97q4bYyW/Ci+zex8kSxD61pN37ypJ27+ff8hvaoida462lvpld8s3MW0vVYHrJb6pL1gBt57WDWwY5wHJuCXwruObwdXBN2XoRlw9f
        G5cHXzvnD9+yBrtkndwWeusFXayfTfP67Js+jURjFqKDqJd92rAS0YOu6rrksY22NiNvaTfylmXkwgBTu2pVrbUr82I3bMdleV36ZXztY+yGrfr2PLUc9+d5
        oCBdHIrAJ20qfrlCvzysTVL4bO1Lsg6ezYcPCpF7tMx3llt6xEkavtEUNaYvylJbcpQT6pobPQE+VODmddzh0tm4UigVe0La3it2mxxgSbGrlIk1Sp2wxdyf
        pq/sppUwczubRoFOUOaWLq31w4Gbu6DEifQQAuIYClUsG+WivL8+vvKbL/o2peGIH5Tqcetl5NyhJx8s3bEUE9r8UV/5DpzA5lohMF4S+kgBurEARSEWcCqt
        BIh7L1UmVpET2AVnExQqhyvUak100EQ3vtONTVI9w8d3tUzV7+GaDzNIhWr6rREaBjWhQo06acbdMiOyG2KWEQK7UKsYmGL0s9CGZfADLz5DOK+XUJTH+cvo
        uaay35x4NMp7timk1eMUG3MjPIbb3HGcI2At2LLWz60Zj2E8mgSji1/0g9qdURJ6AWwTnEamrZlJSq65vdpgEUQtyA5dd9S5NmSgmNpoIrO6vc6MZ1t66Ake
        egvyaZiJ0qet2ByOzkbfq0oTOp1dG4/kBtl6KZjafEJuShspY3Cx2ZWU/SlaGDWQMY1C2xdsYIMWJT/PN+shxXTAFtS8ys8J+6rJpmOrwGpUSmNh6xreDEkW
        NUjSgkFssEWzGVB9OTXIpj8GD9K8969UHr0xieEpB8trmxYCmX7NYitKdceePYifQqV3vixLEng8ltnt4m9ifnAinTySY02SLSxR0pMZPP0z6B0PAivoYUKQ
        dbqqYQ1urEiEZUrcV4wZeqnf19h9/SXxg3UsvS7BQ+uNxTkP4j0JpxgGGLRF2GcJMFqvgsGyq8sBbKPNhGVaap1odk2Zb2afuapMayN12oYyoWbI7omAojU9
        aFFFGELAAFZX3KLPTm4oq6vUFfrKRWPHxaG5sjEMUeCK7UkqB1cPhrBEA53E38ZUmc6VVWdsYgmQgWJjIOs+sPkDW38w31P7QIVoxxooyrBBmOBqNtFQGSzr
        hCbZ4kPs7/1PrcCGzAqFJugTnlQTtYai+QIIY7HHWW9Ph8GWug+vRur19vmQxvBg6k5vYoMG1ZbT4UBN3whdMZBKorbUjlWOs6WsAUqTw9HRhZ/i7CkKCZGm
        5OIM8xYlqsEQD4Ebf/9bEMn91Q1nguH3LnVIDT+4fby+cGEK1xJb9rIlGA0H7jfqyCcFLY+mJ+fbympZ3JNu/JGtc9ea1wMHSo2yaEpn0VQbDGwt62JrWa0y
        zFYC41Ugt4gfIneAqOorH8MR9F1dvKEtLSprAKIskS6KCtL1n7sBB7o4Y78CsTetQEYlK10zm41GsRECPhjE1gHAMrKPjwawrwM2VViMrkI286oV7VEBatZT
        MmCLWQrGHPkw8ckZK11+zEbW15Q+J8jIgL/AFOkyl9UsGqZdaIBdhvtMhgABNYLI3sGgsKVtcQ7VD6LIuHMwrT+AraqmWkR1Yzloa0CWXUOrd65BfDfQZHYs
        zPCtOtBpduPMMjBwxkxFavYdS1XZ5pXPgVUbS3o6vTYGk+ELU2UtL71IujtpxDLnIHUS0OAgFCAs06bF5HY26MC7kXO4PfNLv8okudgRYsP0ZROicXJHie3V
        TnNMiJM3VN5NXTCuGc05Zf8XBHZZ55zANaaebM2/ZLG2b+czmy7K0OaPeP+W1qj1VP8tKgtnQGkVqbBkDHGWYIgzD1nQogJcldeKeDlQVBg0NIsHTp+pYrHX
        5w21niDOC+fK8elhDWJsIvideuemfSnYYTM6fsfrd7f+AJDEJby27r74IxzWwfhNnZvLMBFQQheqdrSZbfblsA9jN2QkcEaOOgLMoWpw91yekEGnjbOM7biV
        ZNsYRHsdzCsyD7ae4c3ea3EglyhKBMIefQ5M0dxsNl9libjTb4N15DUZXMMXHbB3bQPE3sFEF7gBi6/RotHlqrU4VUEPMY6n5Kc9rq6haH4Kfkp+Uvw6jl/H
        8es4fh3it5eywHxZ4Eq+Wk3sJAR4rVpLDPQfyGAtv4wkhnMtUq1X12jvNfojG13W8L3qUeu0d12Rreisu3SF+ICALqnD/bFRWCHoXYZM7jH4mjHfVsJWba/V
        EVyZylhPSnXl4tvBFt/RSP22EnQ0dUmW99QaMJeLuzr5BPj/fRXS3JXSCbts3s3Ex/RSa3p1a66tA1P6rmu1ri6EJOraRncSUp+XrNyC2KJY8Lt0e42p9FsM
        OlxnLqxWRKuiZ2pARi91bLUOc2dBW9GmIQSNRpuK83gbZ9sYPVTZf0WycnWQY0tBYb4U2x3Osr3hPq1e3+CWOY9nRili41MlMAw4eMvmkM0xO2AcnAyDZixO
        tAhCA67fqjWUM6qbM8joc7gZ/4LUqIqeteVc45AUWj9Wh84xpyzhOI40ScE0FGXyncE9bDhZb9UjzeJeuNvG5u/aBDu5dTRcXWFSSphHRkLONQ6Ywq4xhdke
        8Cw3KGQ6Q9ahPHSXzmOpyqwz0FhLk28tseLECLWHa40woJtGXTci4wjp/0eplaJpmZgWpkrS/90YqDEAPWL5Oaa2cFay6CtNB7XF9ct62qSxoZb9fycNLYBw
        tszW1KcdbWiM2conJSSrqYstx7enGOP7eaPNjabtMp9fnsowmsdeeo3+c7alv3DqjDdzARJ8Ky3ftoNVcsoF7y9jM7F2NGOX+WD8VKacisQyAp0A/9fZHKdE
        mpL/vwg9BzL04ixbXtffI8MpWY4vcsXqNeti+eJjVzThJZ/GovVC8iGtoIc9Uy6hBXgqbrCBPfNOsFHvuDtBHy+LGdidxRuXRgn0FmxatcmdcmgRh/qCQ3Q0
        ubMOkc/8pUujgD02jU3O3Qk26YKdYLOukxP0QzZCE+gPpW7SWrUpPVgaYDFe8c9UcbntZkrev2TCIUo4rBPysNamyGlEXkN/8KvGt+JeAxVae73ddwZ34/4h
        QR8yFegqZBgVHFYbqdxeXW54DbRu110imnUdvkOCfaqPEmwwCdYhQS/e9UItt1odsR+nnuuhJNeaJGvjL33F2V2L7K6NIy21zkRaiEQWlEdHo20TtR6JaIqR
        wy2P89itM+5Gxt1x5DadMYe7k4xx7eRapEOSPv0dh5NaKv0dh9cm3w0X3fQ4TMYwRnqeI1IDm3o6z/3+O2xCSNRrxvD79BdFnjMmMkZB9RHSa/CZWJCKyFiO
        SNUuYxShXNi8Z2SdnkHvZ6DbmBF6fK+Lx3d3PL6vjafR+niG9cQzbG1t8rm8UUBzwNU27fXFyDrAlxMjsBYLd2pqsF0Dlxbxtaoniaoiqrs2trTJApfG/Fru
        NR21z+Tdp08KsF/pswCXnUjaMoJ72VlpjhsQsmRrV/7/DpJRR8Rgp4DDttP5sJGGtA8tjbmuci2KgqtquL/Y5bFtbY3PQ81QnschH+qM3Ig9zV5mPc/eYNTe
        q7F2zgJ61onOEkebjXmiMOMsTEHciR8OxDoIzNWEOX1dSZQbI57lwHZjF3wy0ar1b+Oh21EO3EgLtolTYAPI2iaeq1kdY3WAGNYHmVyhhYGJWGoF+CG+2g2V
        KjHRaLGQAgyOmSJ9H6p+5aXQhYAZp5JKd5SwXY8TfWW2r48XTfo4Xx7+ZqwSt5Ug3weVxPetQLkCem9IozJ3lFpYxaHh69tg+z79YnuJrYoTRvS/Lj1dHrZg
        +fiTBidf7mJyz2Hjil+2hyU+O+RoaGYp03nrEE05yhegPk1jKMsmTSgyg8gtp8OhFwAxVYLqc1gCx5pDa/VwO62GXgjFgdDtQj2bVZJl9pJFNOBanHmToGqQ
        mhLVpDX7S0wgym3gl8jto+n5/zD3NtB1HNl5YFd193v9Xr8HNECQAAn9VLcoCeCPBEkUQVI/5MMMKYr6o2fkWdubTWT9TBzQsyuSso8TcQTYpGSuj+wD23Is
        zWrjhyfFUhLSQc7KieKVMohXu1EcOYtkFUfr1eYgPvIexVYceKRstFkx2vvdW9XdD3gg6dHMyQriq/6prp9bt27dunV/iLLph2h2Ij2KBRGEhO/YvAViCr7G
        r0n+Zy2zV9k5Pwv+sIndCxE/moC3fovrpOk6hqOQccMJzcLkf5EvEzv/afNF/ArbfauHi33FpzMuza6nXVAlFviyuSRMxXz2lbKLyWXI+gIsJQbvHMLfNMes
        YPDydo8w7zpmmfnyehuIlHfGFqAFbEYz/x5WT3QlWGj6Ak1BSs0u13YyaHd1sskO9RRLIq1rnBAEiB7YQqMDuGvPd5B9/te7gcIAAZHeTkVxOaBTtB/gRPN6
        it/HGeZwLaF57dKyrBUQnbAQNen1IBXXixt73jMk4h2bKH20yh0kBGaW9w14NK4zG3OGmXi1IFDddGdMj+zW71liQyRoqSBBbxckaHG/YzV7SIKu6yU16vFs
        HAqGUU8S1oOkLe7nsMheFlmSxg5V4FrHRN3UjA+emqupGUdFxN4X1owbetG2CLSt1pO21YS21UDbamtomy+0zc9p21BTAYfXp2/svpNw2Aw9QFO1hpKEvolf
        Txslib1+Cn2Dt+JmNwHzc/oWX+zlqleWvhHVY/rG9Q2y0RqsQX1HLvn7CHS1KZKoEhVrwr2WPGESVpIk/yjR5pxyFZsH9l0qNOBHJXhUxJGMdz2CYWwyLNml
        jt+qPiEzUiY03CX7TLh470aEa3wVYdshBIsInMzfnUa+Hmv0W/9Skeg6+LJ3TPJVWrPSkp9H8CKK/z/JTFuO7FRbiizvsxhZOrgQWZanHbndReR4n8huM1aq
        VHvf2om4AfxYwHF2sgqsNaJWCByLmtZ1umHCVIYCkV0hTI9bADxkAXDUAuCABcCEBYCxAKCdNbvB5PChYlymhJTd2tnrz0LIucvg8tOAX+16NPP3eXPynNCD
        VpO9/lncrk/n9vorgYVsjU3vC8iCeGq414DLMIhcQ9rKvSXQfdyC6SFwkRgD5jzmVOlzyD+wYrtPjlpYHwCoWysV+4kufUJ0s+uTCTtgBuOFzb18UjBpujt/
        eb3ioO2z8L5WnAJOFpe3lsx3+xFVTGInZf5Ob14Hp4wKGdYKywaRhUmC1q52vndud9JJee+gutguANzuxLKb420LzmpEdLHNRPpJyDrarKBI44D9UsfsoeKx
        t+m021h2aF2iPB2dvKuF6aWXaxUeton0COsPc+A9M223AdCEqaax2pZvKo28a9t3sr2gMdtzYcg1B1rSa7noW7FZBefe3cqH0PAeTbiBy8puRbT3x2UNLjWd
        Hx8lfKbH0qCjVuCCMg/wZjDbI0suT5LgcXy2x/AXPE2Iv7F7hhUlq3qvZtxou86wsH1fsh8aKVk+t2XqcpkCuxvWQu9AVwEPFd/PdrfJ1d4u1b7YXftyqfbZ
        1bXHzCdEVqLn7IW7yMF7QU4Olsrk4MOgixwsB5cgB28HBnQNJiQMB7tNnNUyB6s4YVpFJxToxNvBNHt/vaCO06JH1KJpQjcvCXzbrXEEiABP/nA1vVikYiJT
        +mpJWSKzqNIbWMPAmrYFT64VJYeWQPiraUo7b11ouF0Id2xraCu7NCyARDta101hmMMGS89fXVcWOhdstd0mqxgiKZoc7MxIM1s3iwvwebD9MTdgo4wLHHu0
        cYEhXUCeG8UhkmaB8grAv3bu7bzQTAYGNwxt3DSc6xHRNrx35u09My9AfAClUyb6tPOVpucCMCcpWNFONqbtarmkLQVf1HY4F7QdoTahCSu5smsRLNlu3Qvt
        uhfadS+0615o173QrnuhXfdCu+651TSS1TT63qymSpz0Xs/ihSoPFDYR29lHYZXHAsaZ17F8oMojcZTSHXz8VSXwC5u+AoVR5/3SSnH/DFKCzTGz/KmXqb2+
        sQUk8LI+u7GULYrtziDP8hSOdIdLWcJSFu7VhMv6TXDbm0tZYTXLL9ce67vTaH6alQ94S+pMvvKqURjbrvEH3d3jr11tG2OnCWA3LtpuXKRV5bwcO2sLO6Av
        Dq7RHN195KkPwblta/bqaSmkdOxtpqUMV/uQrT2vE0BbXefCyKXrVIeaYV4nFbK6TirD1Tlo62TrIDuUq6uc23TJKlm9zxUEEYCrncpbXTsV52pPuuF9nTP8
        w4AXFfbJ2fEhhICzxRYNtMXmihr9tkiJvtOroPDyCuqLL7MTtAe6rhi4C3dl18F6lX7UaViv0v7p8oaikZfD4JCS5CBYH2dzeiIBwjCuftWMGlUooHIAzshO
        Jg7eQg8O2R098Dk6CC/Ph05wFCpWJxBvWLRl1KwuGB3igFkVlicBieZuh7DxJnESBNIGD58ZtAHua2Kglm4HC+7bHJAAc3g0StzXteR/1OzvJL4MqDcuJ1MM
        SF2/FtLhZXxbB5xENMlwYk14C6UKhxGjb5NBUYFJJjFqabcC1+W1sc6+MeD/i2NzaVHfCG0UD+zy2VGzqKNdTpV6OwcU7RZ1aiTMNf3o5cGXAxcQPl+8uppb
        Iy7ZsMpl5QrjyySB8D6MLBcvjnPRZLp4LtavWrlyFe2a2zcti0GxDJTJWb54+IdET/S2/Kyz+ABl6OSXFE9KJQvJZbRYAEB5VwOAGlmO63g5Gblvu6blTZFt
        +ZZp+X6NsiH0n49bn4WRbV3Xotl9qlpoAweht2qNMLbabNUaUDHylvI9zLShGxxFqzCBu1e6dYqE0Dc0kqEncT3Ic5660gP8pfrqa9YZ2W5fpGZ9F60S11tS
        auuGAg5r3gg5Jh6mNzk+yAvMJVvFc3Fucg1bsl6TfOjv0Js9gpKmjJGTJYz0L1Zp1HPJ9S9SbQANIRuZsFhZKqLxlq8s1YMstzzBCl5M6ZjgweN03Qe3WsfK
        wrHO+aSCqtqLaSfrBkpjDf2szisLRnVpL7Zmbu2xSwoENKyQi6+jfGWxyqCy7OtyZ/xcmcxp7ykJ/Onn5D/krijjiPGlxq0K0s5cBNtc1AsKD9dN7NkJIprL
        LI0GpC6kXQtptzQdRoJwliekHYSh55rHsVoWJuBVkikCD+XsbmrIFxSPLzadYVe7TsMixCWrrKIYpu5QEzkX4mnJX+xD5yJ8nI9CV/Z2bVpylLatVWQPV2Vn
        X8myU66XlXDKipz1bkVOzi2KnJq1bcJcgQiRLJ0iJ7+zhoisxxgWbe3KRu/4ZIg1P9n9JbMMISsp8uGcbeRCYzr5HU2Tm5VBKzhCQhNYGXSh0aUMWu9SBg1Z
        GbTulEFxbkhtZmVQKfUXGHMXGiwtF8yLVumEUmWwTqmgKssNik6oRTFfUKwqGqKRxGjvt6qh/U41dG11FVENrVjV0FtZ7MJ6oXw4FnbrhVrcbVhrCgxbKOqh
        cN6X9q83Iqweat+V8m9Yb2hsfthyVG0eX/RPWXK5BQch1v9rKAc9LJMmqrLB6oxGrESKYsKe2qOYy9Ae9eG+LzooZyt8RLMBpEoUPyvU3wmnI1p3ip876NIq
        fo5R/v4i/0iRaWeRaTtcXzr10ht4c+xDKbVmv6rT0Ew4ndKaK2CcLi+pXuopHfqskKbuApW960QTyg1j5rrkn0ARtIpXGq80vQpKr8xOaHnichysXoVmLuXy
        4bipdy4WN16Py+vB9Y1hWRxjzdQx1kwdY43VHayxuoOf7+DnO/j5Nn6+jZ9v4+fb+DkiMJ2AKRtVrNdTj11HDXY9tVlapFkj0NTpkpXkQqoNGqwwvGUN1lCC
        kBKyjcP/6k5vLL0KCh9Wz1WsvwDV4+wAWFRcK/jMy67G9WZztX16dQlchcdCcxW9u0yN1xqrr46Z+uVrvOafXLbGa2WU8HDz5dcg+VF82YFOyXEOBNvboVvT
        wxbuajg0AUTGuhCoS0F2W9fd9eU7yk7o9L1Vnb2erdvH9ETy73Wv9ROMfDGQQJmRfZ5oAYlyjtWrDVm8ddRFraOJC4VauzvOY/zIaQHEjVQj26GBvMRWlAej
        dFairYoSbZWtx2GLL2J0UaIFr+nEwlYnnbNpKM7qVWqyQtlzMsqcDJPb0qr6ZNd6Wtak5axOk9Z+Z5nIutOklTzrKa+OWSpdzyn/RaujrEV1+K5imc1KUR3y
        rFfdNguASt5jd+q+RnFX51rC7sYq7o6XFHfzxT10H6xX83bWVNlmtsNYdkWBdSPMkOsw+UfaDoQu7Q/zwrVrQF34oYI5WlBwI8xsFivaLkc2mJDwUrxoTrDy
        YLZHjtcyaFxme+1RF3Qps1aH1SmzKWhjquxLnfnsto7oxvHBX7ZPju9YKzK73VD+KVaOzL5MWe/ozPPrxzPoQ2Z3mr3myx2ambebL3WyXfPZJOU5cmHI7KMn
        cha2A58e7BCFp/yHDArZj8PDvYYeHjKo/y5b6FFW5swOMHeR3U1v7sFhXhwswtDpgLkD3x2iFlGFU/Q5KryXvr3T7Ke891G1d5q7OlQ3f38/vTlgbqM3D0gp
        CyhlTLwmUVHQr8x2IQN0O3HWN9lpUxm7UIZCkaxWmk2au6F9xyqAKGGXubdjJg0gcSvlwifK3N+hG/Rjkgq0ueeQ+3Zqzq0dapgSQO/lU0C632WhOYX2drL9
        9Fx1sru431Qk8k12qAPIt6fD5fA9ytlH3x0yd5n9gOW81DaL2g6hY7dTrls7NHR30hfZnfPZAa5mD5dL1aERd5rb57O9XMxtroQVojDmSyjhywyVFnd8iO7o
        ky/he3OQO8y5l5H7y+ZAhx7ewbn3cO4vmb0dutnHuXNYLFVZG/k+HNg90GkTmI4AYvd02m0cJyxFRZiqF3L1jZXrHhW1musvfASt3Y/k4BE343IjasIp9EMY
        mwmyY3h9nc27Ezfbi7w8NyZl6Pd03Gniyu2dRw/iFBLt2tN2B+aP3yuuT304Amfuc6k6nTyHGYwgaDCnDktyGx96mNixJr+i8m+inGNN/ioL5pX9knPnwhyf
        jYNDeVdSUufTSeKuk+ehN0P8Pl9w9TgM87uqlyflYivyNN8CE8XgpSM/c3QvuHHimcPZyy2UGpKcyll2v3spCUvStpyCsfPFiqxC//iSqxDCs/GT4vViU0wP
        aJvctXlevAmij2aXfALhyNVJ8WyoW+E9o9KRYuctO27aIpekkcMsYcgFYcVe3Mk9L7VrV5eTi+oRIYBURK/d54H9vOspB/1uONW51tLNTjJkuzvgnMa3+Brh
        aweSu9IBSLSDMT17A4GCwxNqfn13k88Ng53emRv4TIUKpJ0aYt2uiNpIvjvqpclb6atWwsCn3bTIO1bL+nyo5nl7/WWNncEaUz//Llbtl1P22RzwvfKxMzqv
        lC/oUaGfV3iUV8vV5SiWUolgDxs3RsgemVQp04RgarhG8uflB3++lfDJdozZMuuJQBD0hulkr0lKA5OIG12TJG9oOA9P2FLUhhXHHTzOyn47xH7bL3KCcUOE
        WxTP4yNj5lp3JcRjV5oGBE8wnk8144q1h4cL1uRNncLiSx7lHDdt+OltJG913GVA3xW815jCR4CYAMdw4+mCXRAmLWQlV70+rLsfIhY/3un9WGql5Ow0II9P
        JnPjT5RpIG7F7pJVz9cP4iTp0Ak+OVTfIgK+myjw7q+PZrsfoQ7uTuEtuOQJgS3JS+p+TLB3P0oE2i9cb+16yUYwFNP+bvcFWnyUqrydnMu9PWydGKS7u90v
        rIgrBdNojRAymwZCg1Exo5Bym92PsX5b61Ombw2YP1gL6qKU0uXXR9PdZU345HNVsoxuUAfTXcIKUoHJrM5E5R1KniK8EV1P5JsUawrWK1z2rFbZJPyCaXPr
        Xp8dJOGUXrf2TBdZdrO2Gmy5RcxI2LebrXwnk5/RmF5JqoSSSwPgIk+hYVGHB0i9lO3O+xMdwGKOVuOHltX5jHVywK3c2pVnV1tetWnhZ0v4SRlsqng3uAb8
        Uc95MhZ9t07g5nAeCcvD3XqBL+k55mNbW4hx7QKeMQJPQ/r4ITs4QHstoGD9jnr95IwmTGwkTwPzJoVXVGgAnHJQ06mBxW4W7hQw6O8p8UPLtS2qbPeP0k0D
        /l6pUErfVuzbgK5eV9neh+lyr8XQQ4j0MMkV7Z5/wex5qVPo42W7XzK7X0pvjdnEIxUhpy9aGjwFVHkKxN2ePawTkIb10Em18BTZXZoiTcpIaMkeOnu69Ni9
        rlOPw+s49YCfTusxxGVpU1tfso/PVmLGLfH3McA0hxI4Tdlkkt36Ckr0bj1CiYLnu01m114/osRI3NnZf8hhVweThL3Cm8HWYmVaMIEdgw7S9UKFbwZbs00O
        2ujrYCY8Zecq9kMc6A8ezCA3C9lFzLLHPmKI2L/O1uxTPzc7O7uoJ9mZj6JCowsxtSp3ov7tHo79glH2djq6l/2NhC3/idbS8wkIARz6aLjhGSE6+zp8//Dd
        FXK3B27U4OPYOfv97HPiqcZ9PpOAiuropD4sphuqK2KdoHTNKBkjnBnDu7LHeW0eeBfd7u/BT5JV57NKQXgqZcJTQQ6P9pTVR2iwK4gwQQ8myn6KTcll8WgG
        j3z1R+CPnQMBm+ix0TimYmop8wOVvfqHYGW0Vx+FsjQPt46fV+yX+f6AQ6AZfQ88xomHpgdOiBtkDRKs+VnmQ0keURaMXMEtvzrIGgiedXWhbQ5+LcG2FK97
        klV1Z52WrNPdWaGOPcwxP1n1FkGGKjBtTz7V8aB4AhfGyUu+o+P4v9WqMuNCN0asp47RFD0B+LEFHxxwCGD2eQWn1VlVfF5p6/OqYkL4vArYv2koPq/sDXxe
        IRaUOoT4qCBPJZ9X9nuRuUt9x8QSSOctYju+g3BrBT3i+9i9fjLN4RcCNjxIEH9WJ5pd1iMrRE/UCS4PsIYbvcMcL555DjEWQOZYIjZy0GL8ndT+DHsHt96Y
        jadn4G5O/AkRzdnCQ1mgLDpkfYFvwYIyIu6x229m4StQDOEIrgTteJ8XSfRVjsoq4WrFffEeODf3nGve3r7Nn7Cuzbu8mf9vke6fUU+y4+O2YadJ2DNs4HAy
        hRdCYrw3l90SFjtP554waM01MRdtTvfZAm/RuET3kG4T6Nt82MArcU2I/eE4tF+YKW9m8W79bFPuzjR367M4qDvbhIOpmI3RqMIYzHgfYXSDn7HmjelDdKqQ
        GMFPA4asxxbSbd8FkKaNnbTRL+0YEz4bZnvXgJWwVXJT2XVdl68t0YkX13LWHohdycn1UfZxJ9cH2M+dXE+wrzu5NuzvTjkmmb1vWe6a8O+AeCarsPd1RE8A
        52ljlvN5WHEcZucPH7bYOQB7EPaJoQ65MzE4TNVwIddCX2mzeTM7mUs5LLE9AiNKxYH8cKJcOWRrJq4qZJ8hKtfOZAu2DIFMigWzqdYaicnkQG5i7k3SwyXe
        xypOE4lE3JA5xi4D4flTrzlfq7Obu66mawTuwzpUawVPTCPGFK1QNsoIO62sSvA+jLnQWTFEqrLhEAKA++xJQXtpwsTEWH9oifWD9jNY67xJiZYFgsa+WfzD
        zZDpF4Jp4dz9kNjHMP2ipt8vGyrQiLuZftmbw0S/cMRH9MtnL7tl+mW/T2sxbN+4tmPYlh5uRlg1OdaG2DhaSpX5D7APP1N46qNbtv/y+DiR3o3k/vnglC8U
        p3zM/MLvIArjw0mJhV6FdL3a9JwPv0aL2R4O1oKdwbM89cJE8Uk5zeUEofX+PSsQtA3A65ecwcXtO/36zIZTCXydzobWlbSR+bKisrQ4RBjZvGX0iiuvupr1
        WUOT8p6RUmIveuWB2aiSyE9WGYVlsKJcHFil4mAivQG2YqKon2UQX216IRuWA84e4uccO11N2VZ80y8mANTcVGVJJ+t7wZp6KAnrI5YNl1PctShuoJNd8UK7
        Q+2nmw2GCrzyBTNIXabboU521Qtta/RwOSVeg69GXsg2d0yG1mx5IRs1/YbKufoFs8FQXYbqarezjUWEG1NcP3KCMGqTucL0zXfMleaqeTPSMVuMMVfPd+bb
        6KnLu3S7Y70Xqm2a6yBjG0uWYp7Z0OV0YsMLWZ8zndtJ3Ly7WfgK5II0IQa7sg9eKnt/V/b+S2Uf6so+dKnsSVf25FLZB7qyD1wq+3D57XD5rSn8FT5MW51i
        v9JnRssfjXZ9tKXrIzNSMuNTZnPpO3q5ufiyyZsgWEDJ4o7TNWW2Jv+nLHoPpVs5Pcp6ahPTNPmude8OpNdyOpGm9I5YpMxc494ZuB/k2ZflNnlpH69yW5N/
        pa3mHArLb/B1fhPIcnZKJkSf4WnWbxizaSFufeZNZ9XkF7Xp+5a5VrJkMvH4KU/CAcMP8Y4fDnxL5tMArTr8YKuUNmDsV8m3aJbYzMxdnKI6fok98QH4VWbn
        AhvZPmdy+orVjvWCQRzKO8bC00raX1z2sUyOMqf9XWWwkXT398jZX64k31JxKaW7UrZH7Gl86UkTkpxSC7pz61JB/Y3yhr0fAfv6Omlfoc7Io9HV776LNFn6
        REVkpVzEK5d63WS/SuUHfneRzOT0dflbjCUom+ZT3jitiwmwuR5/PSy/lCXQ14hx+/U9/AOnlqg7Zz+yRoxhWWL32Hykx6beknMi21bKiRO8FRyF+cmiw+Md
        9NerMYTsYoDeqxlbc29DXHVKU4Mr3eocZRiuKCtXtJP+elV0rVS0s2dFN3ZXtNVcKxXd2F3RteWKbqC/63sa1nFFN/SsaKK7omuoBq5oorui68oV9dYfgme+
        ni+W1nvRXu/FHNQNab+0gm0k+n59T1YUrwqedmX/w6PZmLmGdQd7Zr+GD8PK2cfLehFiiCUGYSHb561TjlCxcjnbDFBhnewpE8By9u09q13x2elKqRSXyYz3
        ZKsW0c5tPT/Y3vODBcCV9lDJP9QSZEv81fR0L7C1x7Nrezy7ppfuCM5a+t3CNRuzWoK5PvkX2LUvx9i/75CbRRyOmZ1y027i5ga6wZlM8ntaAqKtrSDTadqj
        2l5BgLOWSiugQ5TwrogbYMvm5YyaUL6lRuS3tGEIdnortK9l3SUsNx+6cAsrd36dBR3b/cVmTj1X7pyntZCevZ1n+wegr/NZMk/rV79J5ufb+aGr5309TiOp
        ZClG1BJbydvxmkra8dpKXo0vtxLfUuDAuh6M2CEAwBwLjL9gPx5tyllEF3ywNsQ9Bi+zQ82YkfxLnekLTYekDml7jSUtbrm5ZJ5Pw5FEj3FPWVcNSy38SSH0
        hdcrX6bSrMfX+hIlSvxLB7gvMDYEI9+OcGnQ14GcQMzi6Hpw6w2PXrDDEv29AUrTX7esXgMJW+nZOnGhPWn/ei/a671YqPMOm43BZuvTJyxivQcApRxOK+Dd
        5+J6BSyt92J5vRcr0BFfrE+b6ASzXHt5A88Hn+CtF+qWOW/XLSc+VwcrDuvdeip8+ErdMuLLdZiFwHq3nmZ8sVhPlcD1i8/9tchF5KAhNGehAZVpS3Nebayh
        ObONtfWebVwuzeGQx6ZBpdea6ns5YYKeEwbkx1jlIGIURSdJTG/buLjGakUBU6AhMBtNT+cTalkIkbJDGdCgsiZWwKKNJVxcC3zAxVaMP3BtMZpG+Hplkaw8
        /pEd23Zkx3YusmM7G2G/hvGPLI4sRxZHliKLI4uRxNOFw14Q6wJwX2BEHKfePdSPsoNwC7iaA1zNAa7mAFcrAa42bUFWUPBVgKs5wNUc4GoOcDUArrYu4GoO
        cDUHuJoDXM0BruYAV3OAqznA1SBjtL2put5UXW+qrjfVUm+qrjcgGKv6UXX9qLp+VF0/YB+0WF23H1XXj6rrR9X1o+r6UXX9qLp+VF0/aF2LaY5+H2enJQFz
        zRLbcXYtb7Pco5IPv2sS8D3D5KAnJhckIHRjH7qxD93Ys9+f4/l6EZaQGZzgWmQOHRKEDglChwR8QhLSKtAbCUKHBKFDgtAhQeiQIHRIEDokCB0ShF1UoEQ+
        v8CglKjA2WZvKlBxsKs42FUc7CrdsKtMW6itS0ErDnYVB7uKgx0m32JlXdhVHOwqDnYVB7uKg13Fwa7iYFdxsKuUCEHgOhS4DgWuQ0F3hwLXoR60IHBdCVxX
        AtcVWPgtBut2JXBdCVxXAteVwHUlcF0JXFcC15VAaMH3dZrOmO/rDgdUoIYTnO8lJossaw0iF0RAu3HXbty1G3edjzuvAbqEyJa3XjX62o2+dqOv3ejzNlav
        uxJoN/rajb52o6/d6Gs3+tqNvnajL3psbI/1Pd2t6R67tYIG+A50vgOd70Dnd4POn57Ot3O96afvQOc70PkOdHwq5a8LOt+Bzneg8x3ofAc634HOd6DzHej8
        Eg1QrkPKdUi5DqnuDinXoR40QLmuKNcV5boCITz8I63TFeW6olxXlOuKcl1RrivKdUW5rqiUHRP7d9M+VqU9XDY38q4u9tnWzuLC361n+23fl/ps8+f6LBCW
        +2w/2n0WGit9tkMLfagIAOmz4iKWh7SUZfr+d/toCz9ZXvMEuJA/sQDF/Uno1fhps9Frgxv33mNepiRq6+WKhC7TWvgadqXjOTb39925i/j4fDzdQS8OHLO9
        /3138rLTnsrc4CyzAYnfd2cvY/ZcZpy9gQIo9hXsKeVYZrupylAoaxy1jItM0K4qY4yLrYK8VRlAXKSC4FUZfmXdJj1u3Sg9VHKXNGbdKt1QcptkrBulxLpf
        gpslkOp93tMa+lH7vDNIm7sRRTZozfXj/DgUYsVepECsruGLBdCxUIjeVr5gohcK0Uv5YgV4Hwq669x4bFlPt87kdq8f+Gkd6R/64vxO8kAJRPLgcAFRMq/h
        7nkMEuhdyXm0x3CALpR4i/IYUkcpzbjbnhErMk8ciKF0VzdNXu62Z7uNSJU4WroaBkhWtwqmzJ+uJK3+Vr0VJ69DlSiGQVSAZt2i1AyrKqUcwzoSlzOsmsix
        ZVQyaBRb80oIPi/ZcRnfTNI3i/XyN78xoEIO7Z3gZwg/I/i5Aj8GP1vxM4afHfiZwM8u/OzBz+1fKPI39JZYRal3/O/kj/QXCfuN39f59w3+XeTft/j3bf59
        h3+X+Pdd/n2Pf9/n32X+/YB/P+Tfj/h3hX8/4d9P+fcz/p3l1p7h37P8+6yGfuWcTv4N37b592X+fZV/z/HvAv++xr+v8+8b/LvIv2/x79v8+w7/LvHvu/z7
        Hv++z7/L/PsB/37Ivx/x7wr/fsK/n/LvZ/xLyzQazL9n+fdZ/p3j3+f493n+fdFHR9q+7ciCLyj2mp9Ko/0t3GpJEGCXG+6nATfdT0NuvLxekuRdSd6T5H1J
        liX5QJIPJflIkhVJPpHkU0k+k2Q24OSMJGcleVaSOUmek+R5SV6UpC3Jy5K8Ksk5SRYkeU2S1yV5Q5JFSd6S5G1J3pFkSZJ3JXlPkvclWZbkA0k+lOQjSVYk
        +USSTyX5TJLZUPonyVlJnpVkTpLnJHlekhclaUvysiSvSnJOkgVJXpPkdUnekGRRkrckeVuSdyRZkuRdSd6T5H1JliX5QJIPJflIkhVJPpHkU0k+k2S2Iv2T
        5Kwkz0oyJ8lzkjwvyYuStCV5WZJXJTknyYIkr0nyuiRvSLIoyVuSvC3JO5IsSfKuJO9J8r4ky5J8IMmHknwkyYokn0jyqSSfSTJblf5JclaSZyWZk+Q5SZ6X
        5EVJ2pK8LMmrkpyTZEGS1yR5XZI3JFmU5C1J3pbkHUmWJHlXkvckeV+SZUk+kORDST6SZEWSTyT5VJLPJJmNpH+SnJXkWUnmJHlOkucleVGStiQvS/KqJOck
        WZDkNUlel+QNSRYleUuStyV5R5IlSd6V5D1J3pdkWZIPJPlQko8kWZHkE0k+leQzSWZr0j9JzkryrCRzkjwnyfOSvChJW5KXJXlVknOSLEjymiSvS7IoyVuS
        vC3JO5IsSfKuJO9J8r4ky5J8IMmHknwkyYokn0jyqSSfSTJbl45JclaSZyWZk+Q5SZ6X5EVJ2pK8LMmrkpyTZEGS1yR5XZI36lusigluaq2rfpJjPrL/GVZV
        xGYWy0kA1WfEMZanHFoYPwH0Di+Dx9lLPE67iy96XXn/f+VwGOj8+6xiVkHZFfY5aOIyO9jwWu/9adKKWn5SiZ9Vymd2Lch4iRWHTFnAloytRW83dUa3Zmd/
        ZvabMBzRrc27YcEB3XHY+sz+U9b+1FN/8ke/+cu/9877eyWQsxKV8md/OdmtC026/tjIHhR657QNvds6PWef8gm03p9VvppRp1jpfUJO68HZBsnt7O8fvq9k
        ZDigmWxT2ByFrsd9M+kb+zShpwkr+5jwzazyCtz5PJzp0dRHdEfowRu6UbFTf6d6RBleQzUe2mvEW7+kfE2t0dA+XfKsdQtHtLkddmFpICrNHseqeHPqc/ef
        d9rZmnz6ufcgGx2PTWcB8eXnfz4RWDKoGexJnSM1+Ox5E9ZV8KaT94b2N+gJ9K65nwJaNllmU50w7pNiMNZREsZ/T/uBg2AiEGTLtZpAVJTXxxAFZXaRe+5P
        eVRRK+UoGlklGcb2Bo6baDuxNY1Yq93UEmJa/XFqXF3CKcC5cTVBSO6wlfzkbWobX0U/uc8bx9U+D1536pPatK5svfi863QlGWFDdG1qnXamuFDAgQMohM7N
        GXKFUjpC3kG27Y/rrQi4GiCSGqScRWClRw/uY937CbYJFS/UASIdh0gaML3BRQQ09WAX3aAktJYPYvaUYLDP+zokwK0CW53uD0wz2AI9Y+pGvwCrw9Zs208r
        tEtLq63RNGqptNb66BcTjnUCPW1Ezd1iFajzliZ/yN0dygAyeKoheAmcG4AzjR/ChxJZER39idWDNNbawmNHQ+SDsmCcACQ3O2+ny89+lWbcHroY2k0UBxaM
        RPAEzCP4uULAbNgrxy7oRQLWlSRstf/VO/9Et2jn+bZv8FSXJPRo143qTshJdnp3oM07PZ4CRNbQdCJsMeAbmEiGp8aApR5+ro6bKpusRk/Ak1DyxAmMAHyx
        fLHh+jDQ9TXDtQUNS7bgeiTtL81aiXLWBc09jPJ7AAKG5+3swrwMz3vp8p/9AsET5mH9u4laA/rGoe0Yj0LG3Z9gL6xveTRkBLqI5gsB9Lf/2WkHUDztNRiR
        DEbNFJ/VW//6F9x84c9omUg5+uNhwZJ7MRo7vfvSBgbl/hQBT7o7BvXTNX1a8rlHU9/5nd996Wdffv63zCR3CBhKGNtfmo/cqAYwBIFJqtyKCuZj69yihw69
        xR1qDbQ2lLD761lltPX+ryatN341MZXRrFrqQ7XlyWy+V/D9sJCRL6d9CGBym7qfksY+7z5KCHPuRZAShrqJAXXABQY5dSNtqTNtYGhJKZZCHO6iEBVLF4RO
        fgFMe1CxTZNFs8CIKTAm8xco9E+0DmbcMlff6rXeeS4hOvLpHxDlFXOosq12oar32EEY8rX6EbWwe8WxV//hc+9rlIEWGiru/0FxUIT59AOm6OUy/VVlmuAy
        yuNiAjZzZzdzWeis+lqf/HHSerkCM6fkPYXg1wQRRPOjMYKpaWg0TE1Dw9JrOFLamse7S3VrMK2B6im5jGmJBvY0sQRWgAxXiBO8EX4Bg5o9cMpUkcimofAD
        FQJJFt+JsFYmpiX+Tj0Us1M3gvfNXrHiMpuHn8a6TFzyf+n4c99Xp8IZ/VTr3C+i88NE42kup/XWv/3t3/3vqmvG6VEapzfLYOOR+qsEuFimAn1Zw+Je/kKv
        +cL4b2bN8khkjSn1Tfeg+iCiun41qx43jRKT8QMnum6/VrqNvumuVogZMdXjJ6hVHzG2ZejRP0WP/s37/71Pzfzgt3/zdBWIkiLWe+tv/AJyvfgr6AFhXEtY
        E/VSVvnymT/+xZc3xr8bEiJVvvz4uZ/7+mftgb9CiASrpZI1gd96/1dQxhtcxkbUR5BQVONIyj5pXsrpRwdRKDtdRVNhpcJZpYuY+oogSiU2YYEkoSBJKEgS
        ik1XCPoBjVTGkkCwhFa7N7MGsCQkIFks8RxaMpJ6jLLxr/nEGosOu9XFVEIZA9ho6XvBifKmgBnk2dlgGpZWOGp46ngmcTb0YTCZYnknX8OElbIcGc0UjcPS
        v0tgwKl/HCbF/WwiTRzeE8xbg8WOrK9JJV5OwQN7cuDGeqNsNss+ePWPZzDGuMewHeT03cebirYxAb9WrT8WFxKoCWWFnOI72uFAcSGm0Ya9VV4oG1+E9zTF
        2sqVn1UeYCBw8KIKPTyGPZMJp/kSvleDgxwVr6vGY7bGY0WN1oI4wAhfun3WJ4sPf2wACMxqNXYL2z32OhP95LHzU3ueoVlivHNGn58yz5zJOfBZc3rqjrOv
        xD+b6cGZiiW4TXbDQ0xYwJ/LVIad101eLds0ZU4fbYp5uDA3Afv9+pyPo2FhSyOIwOixcDbns2F8Yd+F8gus2ESNSjcZ/xZVT3kd96hPw3g4bJpEPPVTttpI
        Nq7g68PzpsIdkHjJiuqqoC6+Du1vkYmjJ+tSJs2ZdDkTbP9HzuSVaXEg4ir0zhuVV6i4ePktXmC6cZHym7+IzbAJzp9JjpjmTm+E3bvEBZwEQk1YaBN74vEh
        sQDI+o4r4Mmh0PuP02TdIaGrx0zTBLep6xC6ep93LVwU7fO2UsILS9NQliumvHQTHOXC3pCGs9m6YhpukbESVwBqgsmNBPgaWKBaFp9Ph53zOXbLSv33PI7N
        XMXmPvOSe+gav2HyCVpeQZA59sXfSBV9SvCjwUtOH80S7grNdU5mTqZqaibdNAWU8u5v+lvEhwdIwZR4ZjLURnp7GB8dOUlIz45Z6UM9NRNzvPv3aPJuIrA+
        PZUQHp8xxH7n1yBgMbHP0OysgYFO7kVEyNvUb+E8Ld7n/X2k0T7vdaTEa7yGNOCI01VTHfcfykYm/VftzQ8RfvtnqLJNU3CF8Pnn+08fHc02TfocYDUiVCJs
        EZgk9yEubrI/Bp9Zlwh6gXBucPPsA65954HhgCl0quqmQQXUGYAlVys0TQ8THmwC9A7abKH9hVfqPvSuccL0c+/uB3q40kJMI5ldNv+qt31AHHhuIKqXqSPW
        LcCBteVmfclh0Sips8MgdhisWrX7RWujykd5/FXygKnu9B5EFpDj6AgRAzRiyvsKUbcqy2kQG1SYQvHSDG8uEJ40ZC8rnrazmIrSO70GPL9qZjruP552OXsy
        Daox5pZhgZGmwZuId1AU2L0m+6WEg5kiazCDnMDilGBL7A9hAdwJ0LxgkghOh+pFL0czr7Q4wT+DeiIDEad/R1gCAnnGcMwLDEcMRuhMhGPAwDOq0xX+2QmH
        LVUoYeRpfvC0YD/GnkwID3jtlSeE3iLznar3puzcd7g/TDi3iSiKw/XhEt5jFmdcT0Djy/NWy2QOZDNJSEkzWSYEoe5tagpr4T6vBWZzn8dLH3bFIeCyBxKg
        cT+a9CfkyltvIhxGm2i3Lehu1wHwmmFraJroA3ESILig6sOmQisGzYDKLg3PwtLIgCESCBkJIWwBBZnJERnwHJ6aeIao8tT+s68wRBzAN00tEu9doQUrxbBX
        RPxgPYTBMttkm5BET1Or1Y8wBTIwVfeocezEgFD2RrXlNrUPVzu9zfu8vXI1ktX3eXvEN8pQVoN8gK+T3eIxxXr8MaZGMxhkgD35/Hma93gQ5gVvyQveXCp4
        pFTwUF4wBFdobTaMvRlfsym5VEFPkr9gS+8D9SU8mp42/dgnVThWR1Y5Qjg7bCIer6eJC/a+xpbkxOETsT7OHukd1npwGMyyzgbzJQHLp6yoEDP56p84cZsC
        3fianK1vZWdnNSJhsjoaXsiFuZIlQvueXQmUrATElZ2npZXXRZqdPDVKC4XH5uLBORrHiWfOZJtyLiTJR77aehsKHLTMHAUtOZwp+LVmjSqHBEA0kU2qaSwf
        3jEqjzCFJuoPsCNoV2veKDwpGqYumYVXHWD5WSwLtDxAN4OVDjTLA44RKCwicqXCHjpKYPuxx9HLr0hVHtaXA+lmJHvSLQVp0EIa3LRn0uDlpAF0hZcIRx4c
        CQF5qELisqlEFYZL1GLdlfFbdmV8wa6Mz9uV8Tm7Ms7ZxXDCAoAux3qRA4YLr4rCN8ZE9xhMWURTgYAa0TygfkcILRsgSYjhIGSNqEvAWct0RJgkqmA6IvY5
        koXJgwYeKx8kVAW3pHEQYZhTighHZUcsN4AKLXSIr+0eDBcNBcWaSs6+csh9C19Vlk6HYKgmuAloMFrqSUtVd0sN9wlSTvQqq53PRt2CHYIb+xHsrvZ5PyzU
        9YeErD4oRPao0EyQTprp7GgoCVhsQtSrttVj7+kcRYKQYQQu/zErazbU8BhvkGDxjSDD+AFluA87JGaZaKO0vJKwkxGcWWR9+SapD5XTnqDWQqgjqmOn54F6
        1ExtTO8A1a9BxMfnGiwiD4jRC+i1hwWzBlygSZZ61seOWAfOsdfEaDrrz11fBTYkYN50iYecyQwK0PdXoQ3Zh2FNxLZLcJlWdYR3YnyHZTNAvQkm62o6HcBq
        fCwdxFZoHBzaJqbqD/LG0oatmZiGImXrLOHchtaY+MKBhOnwbmiQBPjwwKTPWn+BDXwPXcBx/yhVgy+pH0PJf2VQ55ICPd9o+gm5WI+Miu4q9Kd2Q42FC318
        0l+0lz+Gbr5ubx6a9Imv7DcocwBueajMv8AlapNMm4372BfeIAeygrahdtu3mvTCVSfuhkyNPqQR4K1DTYTCfUzNgZ30TvGJnHBanhy/AMRgduhf8l8mf84e
        2hFy7cJzdkclA8QnObzPA9WXrd4+r8aHfVudOxOItVmz6/aUnZvsoXkcQqzNLufvaKjYSQCKyQs8pknryQofnCdiytOPvhnmNDCjdq2PeK2hvR7WBXXOjGBd
        WLUqSJ4REF6PFgWqfSTTblHQxfynRYF3E8F0nAHFg2PC9zIUQshqeU/rsRsZ6QZOFNBtdKPYAOabP3WeqKnb/KEZDPL8oerxMCa0CrFiWDYJjjSNTG1qWM92
        jZXatVXaZWy7MMyx+KGKIbrxjN0Z0jC7QwNPDg0idqSIgYvFBQ0VqXEdUJHwvwlXbdjMw18QQRPOokT6UxOxD5dIpblytSs3lrOjKprFyRXUqipOubRd6RCi
        ikfnK1gqEgJBFZRzmJ8h/MaHtKRvMZtpddpE22HaPfyUOLukbD8muR+n3LKD8c3wHQphvYen9py93cPBgQdU9cEgnr2Tj0Y33am5G4vK8eQYjKaQ6yaaMAy5
        6J+ptKZIQt/UOnyKNhBsSkzfZJVXaGWBu3PcVHEzndGqeg8TsTr9g+8ExEYBezLVf5rgXEVSoYW7ytE4qlP+M1l4FuvxWbqJHhwlhrRCD1lgVZmKwKdGU5+r
        0yac2nM6C5+Z+umnTMgSG336DDulKp5QLpv3mTPggipT6hQ8C1GS0er+Feb/Ypb4uHn0UH7VngH7MlWSnvo03X76Z86cnWsvzs7Qmn7G0BP4QWsYxSlh3Ctp
        06hX0FliGhLC3YYI7psixo9Ffl/HyesRcPJ8vs7rAB+cs05elPkJHw4A+uzHDXf0ogaao8Cd1kGH6GpcNyZ1I/52oIMZbQ9qK7xUi0wEzGHgeIJiq6imFC31
        aqpxeiqYoorO8dlrVj3PNOW2s1OAGc2ALDqf1VlSURt95gdYplwuGX6AuSRdKqmrEP6MsLduN71avuMFSQrgZE17mRzqVe1DW1a1r3o+i7l9EVXEHpPZLWDy
        g6Bvq5pa7m65IPupyj9Vqz8VYjfVd5ZwW1HyIGR6LGjC6QA2e1XaEcDT4snzJjr39JR+ZuozQRsqv47sFaOxb6kYRZsW2WRUMAc1Ei9Tr1jjBzQyb8pXp06c
        PkPsKTsU5ShRmoGSdzPPwHYUq/obUfsQhYJ2LFhKDjd5H8DN8LgZ7GlrK/sI/I7WVUEgI7yeBnfHngsTiDaJnyM2DiGywNBVz6exCzA3kvnFgqaZBS3/sjQx
        noqmAuxlSmB/xriBI6B61KkfYO1mPokBI+47RvwHQYZ9jC3WrjpDSMarV15V5IVPtBzj2dkiDxaUKFxpGEIaNk/gwy4WA3bcCyYEaxVeyOtj7DkH7E4KXoCf
        3S+eubmoSDJDau/1bNt/ETNrwZ7JWOZMbJ6eUU/1lAezrJPw2z+fhV0i4V4ST5/5eX/V46l+TXTQ8t1TMQu0MYm62IYI8KDxqQJNfCBxQCgcnMO+6Iwog1PD
        RbFJzuec1IiFUOzhb+bkNDxBOtkRO4NkP51atouFQgye3+QVOuZgoX9ENttAeY+FP7LJhgNV2WTH/9HX+il/RvZNIG4V7EOuoOZKd9EocHAsJfbRRaj2Uud9
        xOxhsbqDYfmTMM6hI/dSAbOGqICI9xq7iWVINTB12ZsfyPc5WvnW8mFcHiY7Nesoi3Bk92wd/Hc1QhM3RqNHS2BgcbVKO7OnRFyoWDoM4SErk/k3wbtra8/x
        88+Y4EwaODOcCK5SOaQr7YqazI6tu6gFqxaxsMgWgzbQthYkyoaXJuo0BpHVuG/YTIGK5ZpzHtDvPgQg7k7nfKBm8b/8Fi8YgTW/0OUXcTzJB2cBE0phMf5m
        6A63LV3CvMuiVwRWdDc76zPEAw7pxe74r/4JAySOqMyp/T8LTE7XwD3o/s3XR8aZrHI+i6aStRjjhgxIllZRQzHaRGsYHarn18WH0KpICGcOyRL46nVRQvPR
        WQBv1eDUd3he69szRzjgHjzi+vx2mv2143DLaOQ4cJjjx7JtI2EVR0X/fozVJB/EV89P+iM0VrQQBmBSQ3Z2nzcVD/qnVzc187saK+caOXRXwQIyhDKYjeoB
        LzQgRgs0z3r7zp4dQGPFHhpx9h7fM6GgxRILJKRBTNwN+76l7aPYn/FKCgJJlIqwS50TxIodSRftDubJrI9LXEXAZebxWIQJ/QDh8UYKHm9EeLwh4fFYGMo8
        HgSk8WfDxGPXZkq9smRu1hw/CHzze9B04rTk/D938n+f+9SB9ampfiYfhMjSf7Fnt7OKup/VWdTGKzdVE58vL901kNTkdFY5OkrzoAbYgTaY06kdv7Tmi1Vs
        F3Em0mIX78AuJj/IU5ZFFU0//wDtM5V8zFtEE2Ta89yGyG7/z5ro6VdOZs1jtBkhlGritO/w6HlKrv4JHpqpANgLr6hHsyYv/mxsvsUhG3aLzdGYS6ZVO8yb
        9Bi8OtfhbvRY1jhsQ3bWDza9i4KCKoFvbgZF4zJAUekNii4IoNnSgRgdaKzuQMPErgP3Ik6vLeghccAPwD0lgKt2Aa4KwMXHYG9L2zNKGHBxCXAMAfS/Lr5W
        rdDWw3Op3Hul1feTLf94xiuVtAHumWl+0FpF80NzWQTVqVOnCaH802eICTzTbxuWo18PiszTlvl0i93EeJa4dSbQ9QL/nplqEBSn+stQpP0GSBJGIasSd15H
        u2gQT+LIsXvqM66njRz3Y2JSz69i4ANi+X9kLfcABMVqXaJN54xtq/fDTYWobGsYDojCaR9UYe6USv5pt36BrXcjmLP1bnKg9gaLuVuLvJbxTdDC4JnGsXvE
        E1SDXj5gGViBMp8K2sGpidiwm5D8WcmjMjVwuNRLQpTojOUSqHIP1ZsHxMy6YfvxKCahtqebMStP9hrwYnMqo9snDFtW6YJsQegYuHp94LJD2Bxul4axeMGm
        Z193m7Cc0S3AglXqBjUIaRO3iKHa2n+vAVxPyAlr15sjTbewTfXntf7FtFZktMSNHumiDfZkGVBJHk6bxaBAZJw2kbEJGXSt6bXOfJS0Esix0Sqm7qJCV0t+
        LOune0L3ps1t+mkvzpJyPjaH4kudFeUQsi8/L2a9sOOSgO+o22NkqNlDAc5P/m92LY+jcsJ/O7OaPWdWU2ZSQvyiO2G0g1wDn9/HPtMFWISbi943OGo0Vdk8
        MppRa1uL6htZ/Ri908BbyMPThOci6wfV2Lt1y7sbp36E3aZ++CTxyTXTfAArCfU3NAnl8p+YHtceNu3ZAMqFN2+64ILVEaZvVOXd0KRghhfdrDzBwjwoisr3
        7MQ6FiFoPC5Ot2Q8eZnEIQE3wqlk1DhrTofLiAGVxFjExg18SlQ9c+2noSlOh2JsQrY6kMnkxeCBcmIvyot285Jcrd0RQXzWPJ8Fa+dVWMypYM2cCtyc8v9s
        s6Ruy6+19t9HQFw1Q+jpPc1utm8KZ8MF1UhlzVlnVvStmhV9yNjHShNds6LeNSvqxazos7kJSxo8KxqlWdH4rmYFSC22xLW7cuDWWhVaqvC4kTU4HADWbIdS
        tP4RHI5nWPJ5ROLW2LTsIcJ1txCx3T/EsqWML7KlZCFELflLQFjawrGrwO5sRDLBvpc2AuDqY+xSgKHES4GvlzLG9NZMMRsFqRWXBisgzw4ijZYTtqzZZUg5
        oBa+8Af+yTUbjl55Vu89euRhqQctDUxnYPUCTmwtBAuOuDIVC27RVRVXHBSgPEnt0PEC1+QV2Ar1bV6etEK1tGkgcoPmiQslTW5WzvzQ53L+FHx37BLxYWKR
        M8QbBhqxvxPqykzwFBgHMO6wLopg/uHlSxwEaZC0QD5YLHFed3QwUMMM8lD56ikndOz+iiAeI6Oohpj4R5qKOWCCd9TFAVdEBps1aDPQ5L0YtQyithS7cXDA
        iGvA7vxrpno/UecK+BDWffFF0tssSQClFSz182RjEOQfMFvcOOruWlYe0Mf8rWf52z7wt+ExjmieYdfN/G24ZmMQH81CPuQ2FeGruUyqPzLhaOyEgpW8SbQx
        8LgbtOUBCI36iuwOLgqWo1l9lHYEFwELiH8VO5A1YGn0BksXNOqySbicztzbjPKCHpJAEAFvEhiIzS4gNgsgTvcGooXGdBc0aOljZjAPu3AYm2IbbAa6ZErM
        A3EY61TV4FPFd9pqW1jdje0l+Qgllxv+ulKKMPW8lfwox83CkSRv0Hm2P26FYsfF4U9OAWZneCrr0qNFD2ofyDuaP5s4kzySgXqmCGXBIZCg2Qb5BcPcs0oB
        VuzmIckjFMGkU8f3sxQg/xaHZtD0nkahYa5I7QoCeOGAQAoqtKjtsnc8/nkionzg2/KhJQ4DwZbql6BJUAQ/yIqFitWnd7ANiS3Lxw6B0ZO/7r+PNSAChquV
        yDBfReCdHvO8FoSCP3X8YL/oCnH/A2hQ+6WXdjOsiJ2H9aMtxpdifChHYLzoA8T28SL+bZxYXbSWGC9QRG+gataQkDSQFCWcOFGqFQpsWDLiD5VWM1bFSgeQ
        ndfut6wI4PXDmbpRJcCuBi8SJ1ICqQRL9FhAzrJUnQZo+E08kCxLDc+krKzMHYYs1RdJVQBhml5flhpeRJaaVaYmaB8w+5/84xD88wGhMhUc6SOEUlzIxa3Z
        KNH0J4zGOTJOB/7890GaJKXAGjR+x9dRrsQOuzZo3yHUGs59RNOO+CQo2aUxUyGRfkA1IDzH6nuQkjZYN63pSJ6Sw6Gsz57sCOUCFeKjkMCa7TniTotLv8Ea
        8yDxYXVssk84ndugOFNSEg2pljyI3ScOltwJSSTxiL6W/+uqBTOiWBfF6Xny1S0SlFU+JA7fHa4kX6MCm6t4LpTJdm0hM12+ldbmXwufxbQV6kJl1YigSxG/
        ELO6poZlEeuahzG2U6YB7gy2r8SViUgSkEBNMeMpsyUKyPL3tfafqs6ImBxKUkCbVNQoiT5j2IDgGLX6eQmotzmLzqe+0FIgUKUMcYC5KtsH7cY+dEcddrB9
        HuR4VI5dEYcuAvgrJ4jDlUHWslQpPovjE5lYFiu/gLphLt5l4zPLWM4r7+XwcWvLfchCjNYt5Mt8Xre0Xbd8rFveMaaCGZ/kYN3yyusWa42y0Bag2+J1oYkV
        DjCaINQcbWasNnLycNIvNvtXdj1nraHp1vB069RxFPgPNKx/C6PpbtZLGgaLn1bAQc/202435KBu6O105h85ybFtfcKtTB9hP+YIqCvxgHWrH1k4JO/jx4nG
        DR2TQFx44Z6ANb6/WTGykMWt5z5KYBpPGyKJ/BQeyypHsKQfQei4QOhPABuPYrmcsm2jLUHUqJRWdMweEIcqtLygVa2IzN2hoOqgiCUWbYfqnaztUOVXg5R6
        X4WeSPJwy6k6NGhKETSxLLa8wprRePEvxcTkViz8aoCfs5CoGSKFEe/9YS8IFPeElSoYpzL7FOqnhHRBmEj8GZjmLCwLEwN72uP412dW81o5x2yFSVoOO8DG
        ZU3aiVTAwldN5SS7kytaAjuUcwTRVZJElkOwXVdX1oZIEps5Y4vWhiVhVyVe/UnsNuZhXJyCgdWCmgAtjF5YbANiljtUhTpUtq6BmUz0gOUEXk6/nFRQmESV
        hjiTPkeVrd2bSpsrotzky4mnUMruRgOnY4SunCZikx8SQfHL8plHmr7Y5h6bLs6Huqhq19ZSn6etn6OsPu8k5bd4wZtjzS90+UWcQgbv8fGVwWkWeogz+2ma
        SPlR26qmQV9iVevkLBgaN1YWSpM5kAjSmGaY2DLRpPAMHDSCStKeryIUKTzTqMYt31SP0foV5DsW5rVPZqxkDcKGW3zG35yZVWeAFHJS41455t0VG8bd26S4
        i8OPL7FNis7k4dNsAa9cLHtTCKtidfcs4mPIGggFCyiUOz+x0/B8N+PA8zC087CP9pH9ODmkHZLgOcJiY+PUsBsn8NHhmjnPWNzfc8vECDRD8yxjnoHg371J
        qpjIbpIISFl0JCjKh2GQTM9i3wnDWSsvK2VLRE7WtZzYGZjZotMon60wWeCX0xkNu6hbl4aGwEjDD4yJhMRENL7VHGMglmDVtP7TAA2+mhLD3P20eXcY4rse
        eskxkV4gGiErK52j5TM6xovrDA2kG0K7m8mU7OUcTf5qz0WSubhCsiFkUvTIXVcsoThw+gyXe36qj4gHzoG8+M95qy38aJlb9nMFlhacvHSrtPSy0XTIVDbT
        PBr/jK990WeaKOmu77DKb0DlqkXpyv3BgYsRRA5h0k0MRcW2IvQwWpcehgU9DC9GD/U0+jUKj5THkh9npd3vF82rwQRBjJxrIH0wD7G9mS7VvyPTML4l5jFm
        iwuwznac8wGnXYMEnzzJx/wTuVoTK0RBMvhLNV2fiZ7KY4SuGm4JuWuV+PqxoCZHL23YGRzobT+LUJxsW4sxGyCwJavMaA0MPL/Bu+uy+WpmdxrK77JZXWWp
        GrNuiRihsFujAKcHpTibJrhf9M7VIYlriZgAgakdRoTTEH/JN1KcGcJ2xCM6SKg7wDRw0NLAqcj0g/ptmArOvjKaDtEdKN9G7jZkLKycZbyTNIjBuXRgqh9i
        cCaHYImi1QpkrPxGUMjqB8U59ZRHVLUqwk+ByAAMsqhMesmWpvxUskFoacEet/YTxbV77n4TyJlOX241xmInhksgQhzctsR3BVEbOMyFbDT5RsZ6Yfw8QzDP
        tInDSWzVQxtYNURg1WbxBZ9/iupsYBqQm5u+SXbKIEUN0f5NiH2f1VX7wbRPrJ9yNTrufpV9TG9xHYf31/oodn9ElftfyYJ7CYc3sAJ9CT3LKDQoBD+Mc0DT
        5UYQ/ADFONLomvHVzBad8msh+IF9CSbAEvw+S/D7ieAHTPBDyyIEvKAH50preb8j+P3rEnzURqTel3VJzMcrcW8NQ7FDZvDwe8aQvgI7PItyJ8Hqn8v6XK4y
        qsSEgxYYlVZf8l8zHohnAtz/N7Yoa38pRyYcLlrG0lRl4YmnqgThkk7iKD3YQNCl7QcPN3YNcsgcMDNmF7DgGLss6FrA+livIY3ZWCTXkDTsVMiPf06cpbQQ
        mNrncUEtUNVgHrlCMHnKbdbYArJyb9NukolEEtdHiyf2Ijj3b4080Zo5+RdpgQbD5ySlIASGtkfwehEQ6EIEuEWY8SZ7sQ5Z0Guwf4EwKgDvpzhb/jVbkk+z
        cwr7BQfMgZyw0nrqCFiMEHZt4dQMVYKBT8GasmpSRVST+PAMw1ObClOchobnnwb1p40vJq9PuzovfkGzLE22BcHa0/nu48OZ1YoClzqqCgptt+Aiam60B1wl
        OvkeaqlhVyaHXISQEKNwwFBPRCgeO7HeilDnnh1L4y22vPtH4zsJMoQlVjKuu/hmDb5ZHWNxYSb6mcQIqxLfHP9lK7M9aPTBE+znQk+z/iZd4BBQ8faBGA+o
        dLa8FvWnJU9pObItgfeMUboNDo2yxUhAld09yoJZo+8m9swJLIEmzvlc/B+19z1zMxI4NyN4o62bkbfZes5/AgZ0CE4d5AZ0AcSOhZeRYJWXEcwm66TDijTB
        H7HYNRJhMGT+Dc+d+ob3sMMQDUrxwAk5YAuhY6iZC4RsnYV68G1PHFQEnyCAM66wpfTWVHZMKmNROdu7C4kolSefqXXbWP6sy4dIAMZngrWkObx5vhBaG3q7
        EEIXmsZkIAY9i+NJPhsRQRUOR7J8rI6IfjuWQ6CnL0PjvpNTwQYqhjjqd5RWT7HnSeLUROs6Y/upQA4mA+KSb1GJSBO+aohhoJ442Z81JlRWo8YdovjYsSn3
        wJ2gyAF+1wkKZRzN/Fegtt3glyzzXvZO3MYiIV0IeHQuMtPJwxn6y5sNEQjBoSRg+Kjyn8JndqnDSZG7DJ6CVtBZemdoSprgqVNZ4FZEnw1wMkXPfJr4RJXk
        xRnZkmrowZmzpyB4PHuK1dk17dB5fhB06aOvwQ5wauYHEMOYppIoIsNC+9Skz+L4o0phufSnYAgErQg5FaUrVHTqbKpp9eSpFcDji6IcJvjmMwDJ2TPssSc4
        mzoDDHof/7zSmkftzUxN7SKgfQ5rDdtdaBqczvTRgyCG/YeOB6eMFzri2H+XBDikBrOyE31T+Gs6/e1+PNhl9F+e2v/0N58pissz7T+DPLp8H8fPKbcYlFw7
        Ts3+9r+8kfiFEzjGghZByMYkeJr8iRZ/jsQ10LUj3bTh5w3QuD/CjcOVh23CuJ+cwln5g02hM8GpTH+t6RcGKaHEiZ+wYln524Yppe2R4d0Y5mMt716mBuyZ
        Qk3D/JY/uE3pJ40HM9tMXxj1+DLJfL6EYzwv+YAN7+D2BYFz4QoTsd9jv5dfNtmaT30Rv2z/h9LRk6ps4cUnMgGfaXJIX9fOwNh2cmzfwF0eyEJ3eTSruMuH
        sqq7fDyL3OWsymp8DTetWT35EH2t76MbSPMlYgKxJRwqQMERaPAQOBoOGYBIBbFgM4cOYOgERqATJMZ6uMcUh597Zgv+V5/QJTnV07eq9a7aLB5WVj+orn4Q
        rX5QW/2gvvpBvPpBY/WD5uoHfasf9K9+kKx+MLD6weDqBxtWPxhyDzyz4cKQGbqQKRuiYYBuB+UWER366TaRWwRuaNJtn9xCyBLTbUNuEc6hRrd1uUX0hyrd
        RnILOhvSbUVu7db58vzaxs5BbR3sPqHvrJJLXVyq4tLjy5Z1cvssNE+8SX2mIhYziCjA91pORWYRYWM3JfZWt0734V7Hf62pw5m9T/Y835S5AcyG7RAHFqnJ
        1CAc4MmAE0kOVtKQaUADzW6LxbP/GZUGdv7QTFGstuXflxsEAM13w7ux4vgxSJt2WjTstIjttKjaaVG306Jmp0UkQOdAN8VsbKtiOi646cjxbbK6u15SWeyu
        l1XWcNcrKmvmU1lnfW4q60zLVKbhmEPaJ7GfpM0ryjZ6WdlWLynb3EU37xfcvG8r2yNErODoJUXTF3TR9EVdNH1JF01f1kXTV3TR9Fm/aPqcnze97Zea3vZt
        0+d82/RZ3zZ9RdumL2vb9CVtm76obdMXtG16WxBiwRf0COntqLJYsuhzfwgHMOqEApRoEGsJmySos+xb3FnxLfLMBsAeiVvWJ4AJiCx4EttMRnkxgH8FiVs2
        KOUENO09iW02JOWE6UYpJ4QPEgmMNyzlhOmIlBOmm6WcMN0i5YTpqJQTpldIOZX0Simnkl4l5VTSq6WcSmqkHESC8yQkXCblIKKc58LGeRKJ8VopB0EaPYnW
        eL2UU03HpJxqOi7lVNNtUk413S7lVNMdUk6U7pRyovQGKSdKb5RyonRCyonSm6ScKL1ZyonSW6ScKN0l5dTSW6WcWrpbyqmlk/J5Ld0jn9fSvfJ5Ld0nn9fS
        2+Tzenq7fF5P75DP6+md0ox6ut8d03GUTeCv3+XDnf2w0dYnzJ24VyCYsY/5l48MneGxMvsl9K4yd0pwXmXukPC9ytwuAX6VuU1CfiqzT4KAKrNXwoIqs0cC
        hdopiItJiTiqzG6JQarMrRKVVJldEnNVmVskCqsyN0tcVmVukkitykxIgFdlbpSQr4qjG83hYqeEhVUc32ilahQHRlrGxTYJ76k4NNIiLsYkQqjiIEhtXFwn
        UUQVxw+axYWNYKg48tAyLjKJcqg49tAiLoxETFTmaomhqMxVElVRmSslzqIyV0gUSWVGJa6kMlsk0qQymyX2pDIjErVSmWGJY6nMJolsqcxGiXWpaAHlMISK
        VlMOTKhoDeVQhYoWVA5eqGgZ5YCHitZUDoFoyU3gyE3gyI3vyI3vyI1vicui78iNH3eqQf8pGOeqJ3Mnqyv72V9ph0hJxfidwttoWtOnjHoz21jw2kf5tLr2
        5hSffXw7q86nYe7LlBUect+mVIDZ6PIF5W8681ir5rOGqXaotOo85EOd9rxpmLAz3+EDTNjT1/NPKh28rHQMNXEeEd8kNz3uxGmSN4BV6GZyf7MLex8t/AJP
        HHrk4Im8z/xKl1+dyBuO2/yGMxbuWh8+fuKEuOcjKHSy/vksMv3fMpGpz2fBPD2OqGPzbQMbwrADt0kd0z8PZY8OwSBot6ndNRPLzXw7G2hnjbzwR4j2Nl7I
        Bn8Nbl7zvhOgmsVIVV7KAwgCwAMEhWieWoE2bBg1g5DOE7Ca9EtNi9q4bHbm2502saJFVY+ysl7cTnGwWP/yb9z1r//K0G/8o/2dx9Khlko32HzRgZQ9GpSa
        eDD/MG9TCQPSoAWdtKK5NVNpZ+FLWZVAA1auToAANwf740/Z+4RNL9yfbbqQwgMRJYpxhJBi3uACgtKaCQmssEZvzrfbeNwGouSw+HaHVrmKa8hiJw2KRkUt
        P+9SA13KWwgn/sVlqR8xgpRtKBVRXPZhr9u31/8hSqK9PiQT8V7251Tf6+/BHmqvD762utcfAwO71wdbOwR9NeKboccmvnMLT7rWry5hVHuvfzQGnyFSLPif
        Yw5zonVaE4M5wZo74EhXP/8FxX54ewSpEFWeUkSJB1gOVESU+D6EsPDilShozoSn9JOsL3RgGv67y/pCEhUiymqi6fYH+kKjTp8OVQPPm/WWGNCbLjSe+Evf
        eOwkbv7QAn+Y2spHXeLjqImDqWNZIp2hJlGP5tMB0ACUHoqX3nGdlAUJZZ/QTessCZ4LqYxWdAw2NetnDlmRteXlGq/WRDk0FdQPTZEMV48dPJGGLOcOD/Jh
        DyvM067BDKwbBOM4DcwA8WF1CBgjkV7DbSvL6AJx8xRL1fqAdZfdz6CkCXkoONB69rmE2nYTC9j5cNc2JttwMbfl/WkFrsvZCB6ixQBfDJkNjzWh3QhHUs51
        fhWu86PWteztJxk2oikFjwXsHi6a1EOta1rv/7JzzV+FpleQQEY9lGwWr0H9SOCAA86DcBgX0izekA62DB9wmT5gItFUSDMioN8V0PwGTkY46iBq15r9HUbG
        aOqTf/6bf+vv9gEV7a4wMoNvZiPwWx2ZEfFbTY0w4h/IqSRXrCIy9rKQidbhySpAMkHNqvO+bBOn8CDEEWEwbdAuHy3BNnMTS1l8LO557Q0rXW4QTg7cTbiS
        vG4GXsoG14U9ZWkSrIkFh5t4fJW8yM2JqIy6HB+yt1LFyr4+H9z4pobT2VpLH0N4DBpk/QTbn8OplKkdGTXBMVby9e5nZWAf3qaDg01WBpHpyvbqsKBOfSvx
        Zdx6oFmh5aPpKANt6ucdLzDxpfabr2Swp2X9PDXNxw+2QjgpR2FRuTWpz22NIe+FVXwlZc/kgS3CVMWYKOpu0XTqs9Af1ihwSUXjmW60+sSeuByCMGojyGad
        PaEVErVf8VUwI8u/lRTjaIB1y305ollzMCDSZ//waJzyUb5IAdlzljzPfPgfZyXDhcL/OIOATwZC61qPHY9zmJdpDnhT+B+32vw4TFgQ/+P+PXxe6jv/44pf
        +62XxL83ahItbaRBSQW/8D+unP9xygb/4yDrrnzxP+6zzwAiRwv6GMfapH7jktXDGSO6azxmazxW1Gj9j7Me/qXbZxUotT07gJ6ECTE4j3kFFKAfHz6R+dPG
        u4ePDLqAILtdj4N/aj7Nop/SEzPNLgJNt2GCIMCi8gqoUGYpHrXZIxZ6xkcsrgVEW1NpAa4819FLtuGYtOFY0YYCTuq76QI+Rx9+W/HRWoG+FaBvFehbBfpW
        u9C3AvStMvpWgb4VRl9lKoK+VRy0HhnNxJ6mQl1uJScYd/nAlXFXweN/gbtsuVApcBdzlNlwGv0BX2zx8ifhAFO90lizsvbfQ2SqQGJBdUlPn1a9xKdPq9Xy
        06fVagEqPcklqE4yCGUfKxVM6382maDHOyNmtljUZWWEg9Z1T2suaL3+UZL8Bx0/ZwMbfM/Jydv/FuSkmo/Id0lNqk9cjJjMKutBclZNp/JABnk9YsKkxBKS
        qps0lork1VEpIBA8a3Dpl6lJqcpjtspjRZWrqcnFG7guNblqVSTfuT9NWsSMtGrJdhwg/rH+Pg3aLA+ada363Y0YBolPu2nQugbLGkxB/6Pwe3TpkUKBXcPE
        i7A1tcpHBrnYOMnW0ns4LtaEdccinzQrXutDmTRDvDvB4MaFfP2PlFZPqhkrxUL4ZkzSu0QcznfJhbsuND2l/ahWj5OBwQ0jm7eMXngJqrUiJ+dcxn4zwXcT
        l/jmAOc6YL85yndHL/HNQ5zroQt38QEWxtDQBWscnLBZHucsj5eywG0RBLJQSXUAWPEFAHqft+LHf1tp2gedMtL1h0pSl+3+rMqCly4MUWnfcYcn3FJjHxy1
        Dw64Bwfsgwn3YMI+MO6BsQ8S9yCxDzz3wLMPHifsxyPjX4Bew0v2PCf+jaqvZ0ZP1UHHlyvOff+cnsZsSV5WciKa/HUlqgC0Ioi4/GoRfsn9is6MyMDkflln
        qYjC5H5JZ5lIxOR+UWfXiGBM7hd0tlXkY3Lf1tm1IiaT+zmdXSfSMn7rp9fLYz8do8YuBdPJryu2oQTuLoXTyS+Kfoi5BmKGirkOSc0YSBsGOki9bBBPVbah
        M5/VO+ZaPELEdkpiQ3kGca2yIXrd6Mybq/GCdqBmCOIc2sV0snA+i+jtZlqeqvQkQ/aNHaRetsngw74OCzPo4SaDeoapoBSv+1nekY3Qsy0yEAvoar9p4ItN
        VD9VMkgfopJRFvH0Ud4rqKqmGYaoib+/kt70mzq9uUpKaaOUa9GQAEVdg6sQGdB+ldFWqdOmMkKUEaBINEdltIGi51zCXMDmSqMd2lU1WBzTx58E5soO3aAH
        xI673LPIDY9ISYelUAzKGnWB70MLu0G0t5PBo33QyYa531Qk8kUduLigfJUOl8P3KAeioE1m2PQBivNS2woMfzahYxBkJZ0MJtdRJ2vOZ/1cTYXLHRRJY9PE
        81mNi6m7EpZRwgaUMMRQGeCOD9EdfbIB35uN3GHOvYTcQ6a/Qw8bnLvCuTeYGoRxVc6dw2LRZznmFR0C31WdNoFpMyC2pdNu7/UX4W15jlWtdGvRn06ew7J2
        vRmjOfYK1MtmBHHp96d5tWQdCzyx93SzXAH7MswHU7OKfWrDlAuWrWo6/i2f+LH6k/qUdd3N2g8883E6yKd8ljA4esFvtLzRlmTQm+Qlut3uT+Ccebt/lDbx
        TIJSmXsG9pSchkK8wNaBZtHOnmkXDPX4WDPi5zjeZPKDs3B3zIkodNIr2hUTd/anSg7TPAg45Q4B1ZlvQ8R1FmgjJDtwRN4joDuf/OM0TU4EcQHBo3zPAQ/k
        VNFj1QDEoF/jCtEjRKrQjCT88OSwrleePiopz4MY9K054oq81qLHpN99sbLffSGotubFyn7BKj6CXoF1HDv9jv8O9BD6n7RO6tmOFeNBIFT25FhAW7egFVAn
        BHoZmqqMH3ZoPCQO5E0ZUfbhdeCYjB//0rKa/A0sBSi1j1MMNCKeymjy79Eil0kTTifSAbBMvH5qWSJdFg+ninyVWEWBQbvIDdi1LbFLWr9dyfrsAlZhX+28
        WAdhperSrILlqiovsYo3mn39Ls0CLG8rcEUS9vy4io+b8nLNx6F8jP9lySRKhPwBoZwUW6XNw3cgO43LWYG57HM7HmM1uZ00ihkt/Q/ALrD1n3BqMu0crajp
        sOXF8QdV4ogCKOa0faeTtKTYM7ubBGC/5BKGEtt9jt3pPYzN/nY/4uiKfMPzVgB8F98ZGZuLcDrsAl9Gzn5zQEb9Et8cFZxYjzsKGAF8YaAK3ihgjPBXMU1r
        vpwVhJlVq7+dkxdz6mJftyVTe83XC/JiwX3NXx4vZViUDIvyZQqPyJATHncs4ZJQyCV1MaZwWTItd1Uv2g/8YuWiX89qIcl69ddz8mJOX+zrtmRqr/l6QV4s
        XPTrRcm0uObrJXmxpC0DvSz3y/oSLPSK5Ftx383a9ca/xHdzkm/Ov2hfJVPbX9NXebFw0a8XJdPimq+X5MXSRb9elkzL3V9jssPKfMU/2VInEW/RpzkNi6FK
        fItnhTKehOd4nvaQRBeecNtI1roVUYzdW6n4dpAQ2efxxz5vEpXVkg29zLc7zty3AnaluzWr6RLbrohtj7BoLPiWbZflgJhBYjFlefayq4X15YUjYwY4sQzw
        gDCFg8K18YqSpcIG87KTZcIMJ2B2MscrgxGS/cQ1jiUmXtinlXmwg+NL4qGyEcsS86qVWT5aeOuNzAj3gUkCL00MFOrfZAs9ml0r7DFtTJldJu5a2FLfscch
        fZKgwgFmxYmBztnjUWaPN3V4zaDvr8jZ4ystu4pSmOP1UdRVwiiDEbxG2OCK5XWpDJ/ZY+alK8T2WiZvhWVkxNTRitFgXljYYx98X2TQj0rBEi5ryx5HYId9
        xx6Hch9YaA6gvWCPaZnuZJu438wehzgEF3Y4FPaY733LHm8kzrbMHi+hto2OPY6EPa7k7PEA+Gwqd2AVe7yxYI8XUcIgStjAUEm442B4q9gQ0fcwVnK9W9DM
        TPeDmZatQsi5B8EeJ8weDxWwaLNvE2wssJVoE5hGOswjt9uZv9dv+0759oUsj8R73aMHWb599YWPoL7xEa/MW3Fj5Ib+FwQPBJcJrileX2XzXouba4q8V8l2
        kAc+7LgTj5XbO1xRYCK0K2y37YvH731EtpSIgKOSX7GbSt1qa+HgmW2X8Dhltp2eFGz7AkhEPKeUetJ4jmm6MJT5Fz52GpXaLqcfO7GAtkvwx04soO3K/bET
        C2i7sH/sxALa8gMfO7GAtuzCx47HER7fPvDi/9f3+0+pGaEg+liWbJVgXaK5OAApgSjtbhByIiq+g7jRVod3CHBUNP4C1kF7mJ/FHasFvBEvIqvHyEf+RNM6
        WQObXJ58wE7CE9EDHhZSRRMM06/KdGKeSASaIsqTHpEWylOXHCM8kztAb+IxGQuapjHP2gTEKndYw2WeGjhP+LYBpUR4Stv3DhQzoJ6QsXSxk+l51DTMohHC
        cBxKcjFEUvGm3X4hC7uxMqTqP4ISj2DaJtwMFZhm4TRoITSA1xtt3g24GS7yDgj4BgR8q7CyxXQdeFntxsstRJmNl7wMo5uE5TPw9GwSRCDKiNl2YlePZSMn
        YSmU4ByHTaH/nabloypSn1lYSrP4nkfVqo/KmNWs8qgMft2qjspQxMwQKzt4jVzU5TSFHf40c2UBepP1WbVUQZD+rneJVVG1KNj1DpuJhAM/quTXlD23aBDI
        CnUVRgIsRMn/AEkbcfApdoQJbvVLhMI1waQ+PPChBYUshAFQWakhMz2MgAgxbqiEqmnaxz5RXlxSXs2qSMgDORoONjtMuoEmRWNOwq5cQdTNAP+Dm/3KzFVP
        DmJ73m7Y8xLepKV2UzdqN2+Z3ezFdnN3jd0E1u2mb6vdHDYL5YrkbylnKbXd/6lsrBRw2jNj+cA8zCoMc+E0ix3+mhJmHGqYgShvjvLFckhtCETT8xphuUOq
        NRC10CZfLOEkPxC10Drs+0ZF1TAQ5TpcNEWNMGBNvGVcxKJ8GLAmXhsXdVE+DFhJbxaxdbBnA8xdo79dSFDZyVm2p0PbcMKij1SPjTqzGNtfoBzJP1asgcQ4
        IN80en/DbMw2903WK0ssCCHF1HsXw8zSeF4MfksDARWsMRMk3yZq0Hr+pwx+YIvW+pCYLfphe7UepY7DBduxHAbJgsp2d7K9VD5tyOtmN60j2KemV/T4dpuh
        rLuQdRAOO5FtqEe27cg2iWwb4CoW2TYiNlptOvmbKhXR0ATsFAQL2S+czD4OoJZGpp5eaeL0KowehE9aNFmqTLizm2R1uHk+u5EGhBeECcMLx862SXB7Q8Et
        VQ3TzVvMFciwYz7bTt9cwQNkeBkam8/Gc26nSiDd1gYIzC1mRzsby/kSekMfjuecR9XcZG5GhiGz00zMmxsswzOHV3Wz3bKHuLsB73eCUboxZ4qqZoIe4ash
        YyuBiADSkipEOMm7UL4Ehbya04nsWhp+YVvAgtCNU117o9NOxznTgkqv44u2Sg1fIEJdlef+MKePp1s4fYgmXZX3xWkfX8wq8fWNUx22moWhcnDPKII7w2yQ
        z4/YnJfI3V1N5YmHbBbgDxCV/A6U+VMlk2OEFjJ54DE5bOdUbPn2R8H+bCZ+qeuLfnPlOl9YncH+dMRsTgcaPVG6/8KfqnSkx4vNeDFgo3zRejhiBpJ/gSCC
        1Z3esmK/iq2lj5O00nrn4wQHgoiQiWt7n7H5KTvCVbDUzLPd35RAIK3lj5PV9bJIjstd2yJ+g/Jn2E7fZ5cicEpFIGcSHHOapNAEVaLEVGdmKzKyOFYRuF2i
        qlZZyRjT4lqxR2r5x627vowGzYxDSM7aOD6h+WPwF2iGqYZNNOUcoWfvZr5PW2ti7endlrQORZsGdCPldNzQ5XWgyHUatqsNo+HYj2ZqNN3MuwIFpzQD9JaH
        lJk8u2heaR94zIfQkNK8up7JAbEo6QCNxvVOFobg7WI27MM5o3jTYpmIXRSWFIEkGNMrYkqIWJE0al7qF+GSqTcbZaozLaDZu13Ig6KpzhRjfF4m9JphyRpY
        v2/EnMeE3GbG2z3zUa4ckYmVCiQyXy/yTmgGnSsEODzADjH0gf88OMZfA7PqnBtXDY6JZQ2HQqbBcO1MpO/Gl9JxAuN2uiitNF9HR8eLVXNsvtAg/rVsnID1
        UjqGAsZLnEG7nGfMjFGeceBQzyXJEsGsnrxWYr6YJ+6RvZ78puJ2J7b91CXWHMd8qdj5UmG1ds9FIbbiPItNbYtNiwpxzd3KRGvQCVmEoE2AuNBzSpzkYAeK
        9Tq7lclV5oDhHcgveEX/DkyXUmjUM5tYtw885ippAmRjLxUg+nb7BXu5ePtjo9nOTjbRobUNTGB2A1NBwlt6OtbJbsYm+FZDVzdiNelkt2C1oe3PGuAUozSO
        fDsIl+mr7W2cNGTD5gpi8LfhxTYq51Zb+jjhfPHdDqlorM1VbOkBf5onbRTXTH5PpTtRZvH1doMP8ylEXNXa72nh5OY0zEba7G8ywyjnBr7ZQrwagN1nGnh4
        k0S+xBs8RevpDefCZ/9cUVmMwAx2QsVwuz9BTc9uJmRu8OpOVKCDx0dp7G4Fk72T+hfyToQz7Ojw4BAHsb3Tzm7sAL6UkcBwM91vIwbc3IxeUX+yW/B4B+3/
        xjtUyA6CIyW3UDZ6Rl/dSG+A6TTK2XYqjhp3I+obR6E7UBK9GMftTWYbXuzAi1uoIvp4gpl95KAiCrb/8TseYY15mjj5NFlLDMBueMnfVRK/U+aEzBCiQ0Ym
        ++OgRbPY02X+aBobmToP/X/kvQuUHFdaJhhxIyJfkZkV9c6qLEk3QpJdtiw7S5JLD8tWhSzZstvt9gwDNHt6ztot2wMlOCurPZyeldpV3Tbd5tFQDAy4RIMz
        sxpsljajnm0WN2BUvAYDDYje5Yx3tpcRPQxrHgtldw94oIX3//7/xiOzstQeODBzzlqujIgb9xX3/ve///2fmh4qHOzbLJuKWTYrdrJsVpJlQ0QCKPOBKGfZ
        2+LFhrv5BaOvq+4WJa64hvq/AtWgMH9mEymYofIdcwBYpvwQRuXAJANIs45u/ntYsTfRcsWKZMywlycay2m/WQAVITIp8VZaY7Ku98nSwsrYPmBl7NW3Ys3u
        01TvHl4jGki1Z33ejDw36/2yPrcNrGUODe5DxlleqRMErHuAQ7gyKjZ1Pcxxs77N4AusMDreFRZFzhNNiyQnkhPbw1Fd5DO0knOIPSea3CzF3DzfmzfZ/x0c
        k3EBvQJkr5s/8SDkWO0CeklTzrh9i5wHkHNdcs4IKbFFzsPIeVVybtdabyMcMyVYxs0GZ34NNH9U0fLtGgyXN426BcIjTRstQk5mhsbKQDgHgjLhpClraHWN
        uHirzDWjh5hmZtZJ283vXqwQljSpKzn2icV5fRPB+lJFLOLkaaUi1nDytFEWSzh5ulIWKzh5Wq/0cWSWS+ZNu9K/SpMyy/1v1pM3V8t9b9pFAFtxMXjeRuzM
        J0zsAJCF99dcCUO3K8+eeT8z2bPHcyxTyD2fZNZ82ulHxEmPoLSa0VcIfVHtY9foJi0aQKVcO2VKRrUB6OzUAPHU17CnkF3UyVRcjPSZbdt3hDuIdi1sbiQc
        GZA2OiCtSdTJuhLqhCDAWYycPc7ZcI9IUI0AfmErBoWD/XDWcBbCm/UWvI+E7UHHS28gpqZz8eAXbWj80J4JOkDf/Hgzms2RjxkLoxkdWLuWWf7oA2vJWXwF
        FdSBmZEDyw1I+cBaciJf5gayE/kGBOt7JMMYI28UFFC0ef9MDvl4qkpl2dl73U5ibK/L2ZsZx3ObEZiuYbWDsOjqqQEb8SGszN2ysfh9R9pwn2aG9W20CRB2
        2fR6vwjRbsHr7Ztf7zGkzo3gATD5HjV6OQFHuzSXEcH8JnjjY1h4kIsxl8BLuASe4RJ4hkvgGS6BZ7gEXsIl8AyXYAAwBo4cJROegQIfQVJEwa/AHAPIasTg
        3tEjfWsfkna9m+i7kc2KF3yylFf9ahd8xmQG+MCCU0bTgkeSfX04zCAC5RUARm4TNj7RpN12CqFdhiE+yc5iqQSwG2V9lL4pSVg+AJ51PpU7A07Y7/B47bHp
        sUgBQIndDGEdnejTA/zq6cTfWUGomtnV9Ix1mg/3dEjRO9BH5isPoY/mvKIP0odmC4/pgjEEfTLH7xHdpKN8chhv0nBi8e4zbOs9hjVNpG67t9woTUtWLsC3
        jW7RCe5CJY+f0aU1Wd9b1mg+WHx50e5Qgm9NRni0UiGMAA9ACVKH6FgJXZLBArDx2PjE5AA09aage8KSogOKFfvOykHEksFBbj+q9XxfrzCBPrfe+9rvfZ2r
        CGoDiiAvlxmac/m66Pls7+tLW1RWs7JtLWWDcxkjgskn5r+mt3/9k9fXW9kbB7TQ2rqFmvVO23hEwoyKQi7NfwVRgqz4l1lV3Iaq+C8bztCyEhAhUDEgAm33
        ebXOYS6QT8rT06+kAlZOMc/gLlWNtyVRjfzlTaqRX644zpJ/ocgKdkpCCyRxjfMsDDa1W4A3xgKYFmWj3lhmZOv57G4fsdOv/b+iC1ahEQuti4R+VAaKCRJn
        tMAyfK5A828Lx74ioac3YPxC9BjdRI08dg2nJFIar5AB5/moxO+CaPJaLYH6BL+CLZaz+haXoVMZG4zSavbmXTJkX5jTBP9j175kh6UBtMUkH7LWICSYHszV
        hVzWtBaZjPSYVMk+ZY9YVxR1fhAFsr7VC6JZyjglI5JE2NBFuIFkY7QBfYDmKW18tNrha7CAm5ngZ4CWoAtDAz0JiybcFCiZ8EgQ/KyNmKvtsDZgoO1QDWjD
        67OrB+cKGv1fguP1Sc032D4yhlrwc3Y4rM7rWm5mtL/X0nS4Zw7WFJB+ndYWprwgKjmspR8Rdia0wtobNaoGAzsGBRAUGOvSoabAKjXwlwDyicOPFyiZVTLG
        ocUxAvWKCZoFQvEOf7qZSZhU4STN5QbgTTpODXVpV6CJnBqoETvUoT7LTBcHZIDCrM45L8DJNnR1Q6d09NVjyTXhKg+oZhSfMQYdIWlrIPAN6j+cZlbYHwcR
        KxX2BbaCGxFNV3jbfohXMETOFV2DWX5FXGgg35TQPhXWMV7GjcuC8YpxM1aBIKXLtqlgYRAM2InqRUVDlGvULspMmQkyORsqvrKPp7KQai7ftAE9ZSH3BF+s
        A0GUhZc+xTdXwXcvs4YhUX5cj6LNn+tR4YzUo+B3hz2UsN5zyeg9szuTddzMyIhYCXFn8RjBmxIPyTJupoxaStFooxSMEopndE9co3LipJomid0JsCKtV1BX
        fsdVRrtk3WX9tM3SagVdBUr4dcLEe60rosIgBiK20TfnAVFGO80xCm7eZpo50c0SLbKiUVErDSARjFqWQ58z6OWVpBbLNKe3aO5SknEhVa+rDKyxfb3mVvAS
        O0LaREoPlwZuKqzDVh5YoDKwAJS64quso7SiFs1YLyvI00S3yVkMftFoNokuP9HgP0lzce1T9rUOVOVkJq72pLrGcIGBYYW1aAR8VPBvbamVfjt5pSiiAjuJ
        UtS6m9kytDdt2M+5auiCe97ogYz0qSIVjDZKkFdFGhZdINEDKvJ5IXLzqkhBXhVpWFSaHKgiFUXxxu5RRRpOVJFs6Ha4iSpSkFdFCkQViXMEolHGqkgswrYT
        VSSgIYctduitk1dFolQ7VUVyodKoYCYjqkh8oLEzVSQsAseoImmLdoVVjMMe59BqpLq4aazCFcgep7UaFakNultYhZL5HucbV6EXRzenVqHGtcd5eJW+ts1J
        pVV8JZSp6GF2NapQUS50dpWHjsjYVRojzl6GFiBrN0qWD1L9nOW9q7SLJjVaq9CpMjVq9K4NLfouTDuQhVApqkJyFWpcNXrHyVy55OZk5G63M9nylaPdR/3f
        grfnQqK1xH4umYnuGN02tmwBI0qWQv6PoDf4HdF5eRheMBkhF4QZ7aTK9K2kOFZR/i9XHDYuzFrl2JVaWhe9+oeS4lic+b9ccdhzuEag5woLSHTmk7JY1Pm/
        XFkoyFiJkTMj6URlsGKQdNkg6ZJB0sXEyCL1sQgk7Ypi0gDLE2UsT5TpqTKWJ8pYnihjeaKM5YltLE+UsTxJjHzsvOWJnRp20vhuaXlip6acD2W5ei1P7NRy
        82yW5f9flieft9lHLDs23dy4a8bhTVsybOqAbaxBpDE1sBLPWH+8aTJsqkQZI4++b3FTxos2k2ea8YzRyZuyUUDLMP9t/ltwJuCdty+k+qeqhzdcS9zKOoOS
        H6IpgerkphdnabhzHGVKVnCZz3vAgOPGveyfNgnniSXTVNmTm9NKQ1V0vskOvP5JPgvmudtO7zOLx3Mpj3Agev87HeXlDKajRPFSvVOmiPG8a7ZB97+CJ4Lu
        oE89PBG794Tv9PFEVO9r97o8EZlJu5fJIPOoepkMZhqdzVnPRm5v1l6GRF93VV93nXfY3UdgzVHw/53jqCXnvHshc3dWSpwyYkuUzVP2VDpXFa7n7aeQHffM
        QKAzq6l7ZLpPPtvjhxz8PnrupC5uWTmGFiO1ahyQ/KnNA8cf224znMor3f/KS18t9L2Kl18Ogs/aUfk6nwT2qFrKfxhBa67TLK8h4ghKjhZ8sYMDwE9EpJ3h
        ENNsHmOiy8O/iOQVrUh2+w7vBZHNEf3sWH2Ln768H69QiXXqA4hBYcdf+SD/3N+MrPgZRJZ5pniqmdeUBNuhJC5jftbgTN7Mchr0OqcrbxljeWW2GGjov5lX
        yD/LyBW4eiCdnSjyExjn4U4cLtrdzEOysNkkk05eJCr8Qf+LwH9BKXVeXRAowrwZahi3avPRpHdjSLBABit2BgCD8vXsGunnbRhsLeCbVXP2v74TOiv98N+u
        E9f+0gZWsfmAxmr/dEZ5vDnQxuLNfhuLN/ttLN7st7F4s9/G4s1+G4s3+20s3uy3sRDXC/5P2RyCA341ncQ9fqTgDF+rk3DDn7rafOKce0HbEmniIx/kWMTx
        cgmeS6z42iT/3CexHVIB0lKX7c3eLp6J8PsuE9fYij/6jfzzrt78gSX5nzl7Hzsm+psiPBMpDpEm9Sy+dPzARy93ff/dtuxIdKro3VPpvNGf8N7+hA9mElzZ
        4n646hSXSmKZvjLCrIBkT3prKbmGlQFp/oC06oC02oC0+oC0ISPnOb/5Hc7wKWNimqPsfsqORujykr05N9GeP2lHw9dBltOsyz584nH+78+OgVc4nLHD0vQ1
        quoyJOiK9SlP1RyfVb4phRCizUEX7dQnqeC1YeMV4yxcsUdlAbblEZP6sDYpG0m+h5KUq0nKQpJyJUlpJSnrSYpOUi4lKUGS0k5SrCRlZZjDu8JpCJ30hznY
        evAiGAHg8HP4cPPoQLUXYQnk0V1M972rx06sFL4J/x878eRnGr8z+8cTx0587f/5ye/8N+X/6S4U0YXg33EhbzGCA7qiqaOwmA7PiR957dt/+LVvf+XYiU8+
        vuu2f/V7X3/sxJ67WkcuzP5Gbw3FtMhlXQr+tZ34MTEMkKIQpsvJd16V9KsmfSNI/JpI+hWTfjVJX5f0dZN+JUm/JOmXTPp6kt6W9LZJv5Skr0j6iklvJ+nL
        kr5s0lcCfFPVjH6wGPywPRDCneAHEjMhyleT/FQuMRWih5LMFg+yGd7yYqaF5WKssFfXxAvAcpmqLecpY2b0yrGxXY4qeRkRvwQ/nsfMvOwrKQfNjXLk54VN
        pqScPlfK5ph5qWz0QtbLcFYhLreHUg9zOOxtDNENTntXcMP+lXHDijK4YY00jCqOz1eRArOVddxAI7U9hAHwmXeGkMUCxSZSPXfUN5266iMMA77LN9+w7ptO
        XfJNN9u++fYV33zBsh+WxT+l9Lae9Lae9Lae9Lae9HYo6W096W096S2imy1XstWgR9bQ8/oiITHpbsX08mrFdO5KJRnDSjKqFfNJ7Yr5kuWKmdCVCr5AjtFn
        zTH6YY75IDtoNQ36IPtlxWyTgdkdy8Y13spILj7Kr9o2AsOwcSCIUzDSVs3GvgrDaNClKkdNq1d6HKmyltCJFDPTmf2RZvZIeCj/SDP4SBNucJMxeu/p7P6G
        R01cMBdmXq4YGdKdA1adJ6Zfio4Nz3eHoB7BiR5zw9xu+3n/RnG48qYQJ/wF7CSQEvB1/Gntdts/ag10MqLEcUkw8KUtLy3/R2y7dIEJDeZg8sG30JXhKorU
        qCTnIARvZA4l9ZCpJV8ER9Vupy3ed8CVhOEukcliM5nYAQfsaYX5dNUumx3j8IBc7DyILYwLeFvCWyrWNiY8lv+1fS4g2/Y3X8cHJL0WG0U2EQBo4Ko2uXzs
        buHykWrv9flopU3S5QxPgLlVObeP+WbPmGbPZM32eXn8Kp1MnDo+ijhYHJwHvXisGfFh4rFmaOKPuez9eMiEFiNI4S45ezioIH/O45HXZEeVtva4GHwBO+zk
        LXKhMqL8WQ721Atj1mYYe95/vurULrhLdHDgIVtF+DPwgwm4H42CZmpjfekfnxbTZ8I3zXSZtfaK5XWq10wgBVPozDE2u9J7P9p+/7n0vPzWEghYbscCr9nV
        3ukoV+3G0iPuwoni+8b23/BjHz4aOicae0/8k78O/+gYR39X2ToWy0VUQKXdrHQtESKpVMuT+vYY2wHoAITUEFFMREANncEdorrSwWkofrq4GH+sjuCchP5A
        Qjmwq6cbEXsMgfiNhoJ1mwlgjLlOn3y4q6XFb9p7aCFzmt+O3K1JQOmiRsZfeJQdJyblYmgauF9R1EX7yWg4/rD9bnchQ9rUn582TyvH4AjMSd3Dl7tRpR0V
        1qLMe7l2c4pCfodnUuVc9l9k1/BM/MCiutRGFGZ4rWefXHCAWO4A02VzS2sdwQEUZSK0QKsfix56yGMDPbmPilk3hBqRYpv/UQiaR+VkprrmDaHLNvcOztwp
        P7XcxqXTASplG2wCshMXV/HfrxGF/LX83+9ebuOD8GrmV5+g/3+OXv3LXffR/794uQ0RgR5GIL+3Xg1oBunA0ubqhiA3V2gAnxHxDPKl0wmdatG4OdTuGkFe
        Eh88A+6cU/tNmui0AF85bn1NNNQEbNoGhP8LJmqAzeqQDj7QpFFWXfSmQIcxgf7vPSo2w20WuiGKQDuyLwJ5oPImIRQGcmcLqEtXxKOZtvPS6XMAqzzM2e8U
        5rb8yhH+ymLuK8sDvjLQI/SVlV64hTKCQO66WR4Ib3ARbik4kJwAo5ez78Wxv69ArRvVGeCrWAjVXPdyUF/FFuYJVAP8ax0I5ap5gIbvOUcA2mOAdr8KQNsC
        tk4fQAOMzRtIvDrsPYABmuYvB4kB4M8TwEP4i474delCROkMBHKmJ5wtgTxg0MZ+5AGgbQJtGpG2IFlawrRQc6CFwC4M+pCg5QErc6H9OUcVLjhL4r0X9roQ
        3CWsgrtgxqnAjU+5DQsAIOvE06/+2re0/scDKTgeupvqf+WFkEMbJGm/1Ob9ZYFA5scvd9tAYfT48PQjn1m+EwLOyE6UIVvHTp/UpZPnajbzCl+hyx6nRDtb
        EZEVS3hiPcUiontbwc/zey3vG/KejdlcbdNcdGTHuvU7pr7mZ7tEbTu6FLtPxhtDT8RXfoxmpQzVTBfh45+MF87Ef2NDX1NelfCKod5gTlqxHlYsBrhAgMUC
        l44JYkkTCf40jceHnr32wjP2zZe7J37+juLw8PCHj7W7J/4Rz+qvYOpo2Xd1CW68qDiEqHQbMYXZZkIBdXys+smPfMz+q7u6J74w8tMT3/wLX0cFT3wN1/Gj
        qC6JesFiUvEzQP/Bv0BRIpZb/l/Zyr3A4f/0magATx46HWOaOg5uzZFsMYQFgqWQL3A6VDBhbe2Bc+v1zSlP4ivdiJUfdM8sKywBxaFRlAB9Oz8fUgRLwuY8
        rDwAxEeZfuE+vfvi03s+2+UqkIuhlzrpvfKCj7jhiJsRSDANgFpxngMwwNu/f81zyk+5S+4FCX5YE00TbUk8G7VVgIcU/b21lJ4z31rCSNQQS6EaIzSl4dnF
        Xyqeiepx4Z8T8qrHx54g2iDygl+wTYjPnsiUpWciFZwLC7p2E0EyIn6zURfnpvQidQ1vcKrQBQTtfImm0UqzPHXhAkYqDU9qX4gq6cNTT38o8o5b3wBcjogA
        TDcdt3B7fOnb4Iv/IZrq4wjaSWkO0hzOob0PAVU91ESET+18iBU0sbE+FPlEn/2LF/BF7vFj75XzDx4/GpZ9if8ZFen6ddBnhpf/ZliiFp3jCGxXlBK0DlHi
        WWi+uUmSqcRB/0om53HIO/1mkr1E2V+gkWaSrXoGd+DuUyulZ34m2Rju6OIITIN6/O2hp3+mHQUYnLNP/wzC6QyZjenHab8Z0UMGA8ZH4X9oWA912tn7Nu3F
        7G1E0YYQd6magDJ0ENWHFXffy7kki7kf6cjjwg/+3rU7uwj0k3+KhtpRovL7cMIWffgoPq8KetLQj9GwHr6oMWnNrtzn1DEx+MNgy1aOH36WR4KGAUPMDk6p
        Ax093PUF8m2BfB+QX+PgnILM/7FtP4X4qymwRjYYzO6COCJkSsLmc21vUNaazQ6yP4hIq2AiD/nxxz+oCRTO+KPs3FAip9sSi9t/ikPHJtF2T4mkhn4kOq8V
        j76rhrMS4dOr/xuHTlYCCIhBrFUCC8h4T80BXKkPUZcFrjjrU8hakqzPIiq7dp7JtivjbLmdeZtu2/6XHTV0wTk/6MR87ZS2B6UOsvxJ3Ro/nIqFvmQ8+BRy
        ZLloZVuy+TsDTBSNVvUoEQhv2uwciS3ZkwMa348ZS0V3LaPc+iwViSyvgEoyFLQLOr1IVE67w7pFiR48+gdPNBGIe0v0lTwQGFFNKBSOQ1XvyPGfNdRba1IB
        /NxCQx0n+oidpXXZJTE1G2DPQoTPApyqYe/Kx3eifGWNjrRZO6ICoozVqBxKinBIEIbkwymHugBA7kCLiVoBIVPM1+ejqgj0GB9nC6xGD3dzdLWY50LbZdfY
        bmyIw2r/ww5cbBsBRY+8mEiDHqHyHmdhK0126D71Fp3tK3rqOkWD3qKtvqIPbVmUhfQDJOLLdr9IfGuZvLqeZr/IzAe0sHKdFr6qIL1Ps9//oYbjLTUu3HA+
        59bUWOrdnFjq7TGqQLcY1aG9RkXoVqNSdJtRIWoZVaM5o1q0y6gg7WM2tPBe4moMUcynIZ9pplG8NpbCpt4XHtK7wsN6LjyiW+Ed+rbwqL41vFPvDe/St4TH
        9J5wQd8cxs6CCZ5UvIcl2V5cvdfobFGnbzQOScNZUWwJdxvTvBuMhtJxo7G03+gi3W10kw6Iuk14u1FEmpfYGQuJ/dJdvBgcDrcI5/1HmCPqcGhFsAtj0Z50
        OFTjWbreyaxUh8Mytuh6mNlxd0U30Pgdi3bTaB6N9tPY3Rkdp5E8Eh2gcbsjuptG8VA0T2N2OLqdRnAhmqXxj6Mbw5t9fUB8G87iUsHFytxu5bDXjfpGYCm4
        iGTTNj1LeSXBYs/pQFvlNV3eAm0FXbAnhqmWEFr1NzKvEa4a691orENYcT+7k8wZe8M3F+3b3WhcV3UdrA2oWdJhagLBP/KHaKp4SuP1JNFJw3qMUBTyIShx
        eJO+WxQxq8jWILRFNU630Rw8nlOF+rg4lRxFmVF2C1VFpiqcT0PtE9QCEwiTyIHYxuFBDBtQKvWrzuzSYfo4vDkBz+i61qZv9HVDT8OJI5WaRJ9zXJRudvyk
        XqGgzhn56ik93ka7VW63hhp87lkwqAY9lFuMNFCoLmLubBSgc7nD8BDehfr2vPFvuJMg/oaBGk8nr22zNP3YT78gRry7B9jL9meD4vBO8Y1Z0rcDPthtZ7mr
        56kZghn41GJz3zZzhsOdOkK4RPCNyzBLuEEY0dr44Pe7Jl+kNQ0p5ZtEvglx1J6+1Tpkx5Y0bGVYP1SxU6RvQyy8edGQdjhS6VVQkjeJCjTtDKKK7bCvsRXk
        iURp3OE4oFdwE4petwMOb2S0u/EEGSYrTbwhugHKaDSKUfkbog5g1MaNSbnw67UayMyHlgivK7HQjzLv4g9tWaLFzllFc5QH2JRobVkiiG5KSgTRwawE5F28
        zGGADZY+vMbBnv6DncR3n6JxCxHvVTLAMJvns5PE/b5d76Iz5gCYIlAYZJiUuoPfZbYFndflzFtAIXM575Cevbr1+K4vBZ+zjbQq8We+S9jhmZop5/F7vJnr
        pJ5EyZTzVDiwTCMuBoVIxmWVQXuVlnO52147jNiIxz9MpLI+qLD04Y1DBZ/lTwpu0SXCI83TkSKqfRfB/z6tmoSH79Yt3LT0AT2Hmzl9XN+KG/gQuQ03t+nd
        +hbc3KJv0Htxs5dw8M24uZlw7x7c7Em5WJeOMke+mnkawSK0OEouG23sNbK424wMbs7I3vYZtaabEzOPW4zw7lYjtGsZYd0uhgzj0ngIEfT8dw9Skwx3plwG
        s30yKIMMFUKGXQXXBuww9B+QAwMTw3JEECgJFoPYV9lhhnizCCSMR1087g3DTKmMHSb0ecJoi6gDuTfaISFT2irCQND8NKVDlx770UwnHMpw8TBel2Xj2Nbu
        hLU8iQoPv9F2Sh0xaIHWiXhU15EEz1gL61g8s5ruhnGncTeGu0DCfZTXwlHx5U534+Line4mjBb5QaNVfpMhLk4MGPSQ5uNt8KvOMi9HA1PC6zHB4hjQ6jBE
        dET4I2ECCeOw/JqCRfQCxHaUfyrnjSY1vroM/Y3NlvEBahpCTSNS045Md8V4rxEXaJEWZ2hBQshEDJAD8MIOiPd3UrenLqboukz/JnWjQx0d7Wajvk3TgBPF
        QM1P65l2NMF9YOfCkGVgU6fOjaFz/N07ZasWLwra2MRF04nrYahsbe7PCQHaEo0acCPNWVTrsusBeah02YsPTDXWokk0w9M9I+BHpxKZ223in8GH22u2cjOE
        m09fQZDXZQ/U1FGugQgG8BEgOO0g/CvlG6enKXzQKD5oQj5oXE+zUBXfiwjClKMmTpnhSgk5ELKlo2dSyetCwg0jBNUE6mgSij6Mm8OElA7h5hAhpTtwcwch
        pSO4OUJI6U7c3ElI6ShujhJSOoabY4SU7sLNXYSUYtzEhJQWcCNU87Iocq/QJfgl28TbZGFoxZIAF3RAP8GMBLhAsMX5QSz6oMLxUWdwJwwEBU+Yij1h5nWd
        wAD4FUeVUk51eRf4etbqO2RLV/rY0irPsHRY3piwpd1+tnTl5LlEo/UVmxm3MP4BX7qCJ+ZLO+A7g+GZ4zvjCFBO+dVl4VeXwa/mcrPgS1cghakwB3rZ/kDK
        hfbRSIHDXfZwpyt7mJVIF3DdfFxgaMfMXxYYp2xr8AraBNZF+KU1bGvvb8G29tpdtpDGlaXGf1d2tf+jtuMuqQscI1hzoEp4uSiwF0sVIz4OvFG4yfM9NY6n
        A6E+sspxSZQTlLhOVDGL4Z3MbWJRF07XjGpx8ZWolNOvbMIL+1as4Kb4LLCgA/7jSnnnnaU8vRH8JgTGOeICCSpPSSDBzRM0SIBs1Q5+C4acLisU/pYd8TN0
        1/imDDfX14ajwrVPM9v72jDdBL8Na5AS30O0kyTS/xwadoC1behkKo05DIfwMDOIBj8DHaIZJ1LBFTt+49NLp2rWIFdxLl7/l/eeEu1FgiAIwn3WSCgesfKW
        ng7revxuQY1e8M8bK0n2xl00EYeicfGtLw7AB9ACEpGIMPsEKAB2vM1G5uNU5E0ubrE3SJAEai3T0dnMK1PYuyfkcGtcjFOqz37v68ZAc7yPl2e4alWcVx2O
        0N6GqSAf/sbyLKoSJLejCN9O50fE8qJzXxn5atjDZkA5t0RhDoRJBQeysba4sYTRWxsZHoo4SoCcI5G3Cvl3BUUqEEeWOVjUEHJUUes2NqYnWtSXM6Fi8gRv
        tsNSlM7BEeTzRNvAoLCNIx/CLRQGHz0DFBzPO8Ua1cPtjpE+cyyvLnPgaEQGHj1LPUdPyE2JcGGn6QjMqXJHT47X2TBHjx09B9BJYyc2bSxlp7bg2IJ51Xyn
        Hpto9U3qpoAdogDg3oIawTT7kmF/8uzT3ZwQJ2nzdBM7Q6IG2fDegWXilKhRmXwTOIMiH+T2tGc7HNMsedtAAAq8HcLbEbytZW85gvG0ocW3GVp8xtDi2w0t
        PmlI8AlDgo8bEpx9yfjfCp0VZ7CTJzbuMH6eiryzDjz7pZl0cQ22ehmrz72g1SrYYF12ZA71g8ebHuE9/wdt2zZ6ePn8iHCw8ekl2rY9XP1rw6Kjd908M6Ka
        9FUyKdFLu34mx5+3HRARTYetBpqKbX6bNts8NY32//1NNp916ArZo7q/6ZfFN/3LNlXgmgocqcCWClRSAe0zp0xBurLxGlXwdTIPTRlQaA3B/qPJn2bj0WNM
        2FSsjEcJiANCrTDzFI+pLp1rNGgYa/6BskcuDFTy8ySgCnsoRIQUDM6QuCIMEDFDzjvsCHMkITXF7p5SRmknEbcQPKjjeCT8KjZb8CZawkXC3bEe4BTr7RKV
        LFqDTfaOH810xYKI6Fp2RrQ9IaIHKy1OgWhtajSzDbH04BUUQV1QzSTC4LV7zg0GzmvINMSZhjlWHhPATR1wNSO9pRDTZUwOI20J2EeN1LscBgaN9GUXit//
        Ds+evGBUTtk8dlN4AktGJJDPH5bhHZFJGB+wYxU0rEIJyeFEwKZz2jMJXBVvVdW19Ijev1XVaCMBG5M9fEzI7NaJrMdWNY2gL0Y9E46hujQdCBkZ0eFnKJnC
        nFtJRNGhGaojJ45KNCgYqOEcMt6RU4DpRrqtx3J4PDNGCmS2fUSENIAzxKbZpsocQzMK9Xhe0KHbmelSIECIgDHwM53MFGrIy0rCtt7RztZFUSBzOPuw7fT1
        IxgU+n+IPmwE2LmOr63TgFAinRVHqfYxApnpdlSTJgTUqcm6brSxdKr5syTqGeIyTTow0Qppd5MzE6FiDlzEA4qvNhVOUCqDmIxFVkRzkQBFfC4ynBXhY2ny
        8VkRy98YccpL0+eLFzJfGCb2Q93Efhg1sR+GTOyHMRP7ITCxHxJz6gmzjY5v3iKjbZkblMy3T7Q93Mne3cpxAN8aZdDMZaLuMq3BcNaBF2XnHg5RMM57xxj7
        xqI9xOaoF0iom4TMg13raPexkzUHxyAEE44qHInYCVm/lwh4eEkJ3aojviAJST8Ap+f386FqnP2uVbULjVz4Wgvg0Z5VXevKsajKMcjA2fs1keWj7IKt6hsd
        eA5zWjVRU+O2u8je1JNTwA2r0W76Evp7vBnOsk9KWrI35FVL4d9tmNocSXySxIraVZaNdoep3REc4kbpth6O+Elv0UEw4dL+pj02JaXH9qb+ctjRahLBdDgJ
        nDrCzj8H6NNBszhy5JOigpjJ4NMwTZyGw89Vh9M6dFC/ob0W7c78WDX17lX6/N0ZR6X9POWgfLmUcDd91jB91kj2WemQ9H7W5gHZ/TwVrxEpFIi/KgkvcCYq
        pWUaVGZKyjSozFRO7rN7Lbrx2hhhuBEYU96gb+xGN9HzjDgAfMMOd9BCRZACPcOhCZCkuZMEOGbstSaadkc4kTjl2yHTkQMheuHTOqqGQ1W+HaXbup+U96lu
        bqIpTWzAxeiM9KiZeCIMg9QvYMlUWaMqA6myBu93qBLmHdUw8OHcDmdXMcpwjAUHgsgi4qv2MFvhbkcGi30t0uU+E53BFcuDcSNeEMpQwXdCYfG4ddAx9oog
        vRlDjIv/NDirNy0+bBo8C9iwFnvKnTWGJw+HNaPxDI+4sYJ36cR/C8J88dOyLbZcPTXAWxxcTzWNAckyHGiN4XkM2xBu6oisi5tRCWCusr5Zpm+QPHi5WgPT
        LyvfL1rLpl+tfLc09QpOP3PFW7190tfrkt5JwLsrg/ZJepzeDO0hJW8XaI/odhugfZJAeDoF9FKas0E5pyRng3JO+ZvhFqA8IklT/aA8yS4mqwS7OwmGd6Gi
        HSHAeSAohwRj2wWUI7rd5iflB4Dy5GZQno5V6CT996jK2KHT/SRVO03HSp+KVMNpxKmYpOqnOaALJyHACFA4UcK8+hhFEHJxYEdmT5spcwBKxSYHabrkmFmj
        Z6C6NovxkwUg0zyeODKaEFmcwURiHygZfWgSMK5kd00jIqu7Eb7YbwKEK8An0P2ebgdiel5OueWwrAzMwcMSrBCpWn0DvHwlIcXFEa0xqFPiMks8JRUW4Qi3
        S63t6bapCMbOeEYyAHuV8AX8h/Z8fuI9Sj4+cb20vqnpKypxHyWx0I2PKIgZNzWdhEcHoBcTQG8rhvRiAunFBNLpZpRjc9CkKc8M9LptBvoKB5+2N3XHuHQ1
        3bHFMRhbuWweCduMxCXboKK2zbjISv/hABwlUqnQkN+ThtzaaWiobYk0aruhxacNPbrLEJTjNImDrOxxfKYh38LfYuJY6jHHXrIvqPPcXehd/owduXn/e5nd
        BntUMGZfmSc/Wzz5cdAS33jP4Qicwgfz+KD+4RLbYhlXUczpIjo1Y51AWVT7UE73melfzqkf1iCU6nSicoduS8JkMa+gF1GiVyUOF1kC558trersKYo1uku5
        RsptqMijkjIylDtthokaTAqq6IMrHSyYDlbYcR/Hf2xz+M58t6rQopBuVfu6NQTZu3RrSKLDS7cqaHVIukUFdeUifzV4W5CU1jt444NnVboIBhpq0NJdlojU
        qYakq5bYrSmRsES1Nk5IUt1QhwPYoDqRwVJX/L7eY+RM7yt9vceHmd5Xu8z2kt7XOqxGwb3nsayYsUSbJbRZFsOCCjoC1ftkTG0ZUzs3phj1zt/7mGLAOgPH
        1HRVhj3pqp0Ix2T6N40pXDl2/nsYU086WuyF03/YMa2gI4PGFCE9uKtlSFcgFvbpyf9+ODkM2B+ZIvJ3l2VC3CShenzjsrtqXHXXTCicERPSZ9S48h4zLrzL
        bKpVgJV1iSuq81UT4i9xRQFfz9J+WeKKxvnaImRcMj7BS1xRQ5eYhnN1EZUhzBfWlXEXsCHVX03VNXGqHdP5d+vmHbD2BG0u+XeXzDtB1CM971Zy/qCGMX7m
        HdhhnGEDC6fGeqzi5q7NnKd2puLJLC3jF16J0712UvoKSrNHeHljcWmLuWEbCVPDN++H+H1J3EVLtjH43DMVD2WNt7PjvQlyBg5xWnzZFEf5iild7+069ocS
        6AzafpbrztCF0hI7HL5UPhNN7srM9M4+kLN4gpGkvcpWJoXHE8Fn64OPNiPvsPNcQU9mBk9WJgM5Fvxf4FF6a+xJgS6Zewg82fT6RF+gkCvHgi/AlXKwqCfj
        t8SedZJ9M4ylvLOeJtIKgv9b9P7tzBToWJcSk4ov97WwQkTMWK4JdzHPuBrcxO+lTdBtf8X0Xip2cxW7tFWkwQzvWDDMDnEwlr2IFpIMxt1YH3+E0rPElWPJ
        lV1aOM/CN+Dy9sCaV+0Cneum6QGHtkk4nAjHzJIf34UlUMmM88xdmy3g3D1UzWl3KQ48Ghj6BM1pK4XTTdpDFpOvGdPjye24gBBaKS1GDeQP/oON8FftQtik
        5JdLi+G4aOBMUL4GJMNQKweSmNFjLCGOX/6xINbxUFAIG7n7KUICY6xwtg3DF3EMuB2ctBCFcAmmeeFOcdKKLa78xxj+tcSuYRybXFE80hG9eoP9K0dSYAfd
        621EA74hNWD174DyD7+JTG4dSrmN3P9ofIzR1za+tvj3LHXb0lPBF3GKYushh2NCssI5kZKUakOlRHvM2o6go+GwU24O3PMGQkSjK5Rvh7TNrqGxyBFmkrrB
        KzuysnYajFtxZsN1m24EX1R4Q3S0hKZUKGVD1O7AOmNCglR6XBc2vQLI6wkW16lOVGQ7QV3sQOmjQeklhJnuRIqtEdlEFcYdE7DLquESEN6fwMwO4WKxAdRY
        GttdRoUDX5vJ25bcLht9XZnmGWHtymyymlXw+yK2QARsDpnN3yHagDOiMAstF8oWDa9GI7q4mlp0ijFcImV861i3B+k4XZ6IBN+UFrrsdBojvQ1enjjyNmGx
        NjXzp2b0k7pGFrra6XbbiIe+Rrsrh+c2ecFsz+oE77fbpl3S1sV2qsz+1hKCWKTiy7eOrekqAiiCCoGna8glwb5ntwcDQnIFC3oU0++BzzkiO80YLQyBmCQo
        Rf43g54sEAW3CNthSCYOO99Il+HDznvpQiAySxf/sKPp4gFgxrUChIynRk66vHbYOUvpmI/DzsNyZ0UKADOu64edUzgTQWdoXMylPRO5+mL3sNMCq1qzmVwn
        KnTYCUEBBA3AapzdVKSId2xBZJrsdUB1O10qv8CVIhP+wZFrh1IP6QnWKdLTurkIFGUxipqmm8VwOidSaXN0DJ+w06UyxyHzG5YYTNJh9Mt/EsSfLAABBa/Z
        /hC9AC4L3lTaCm7xf9tT5Qv2UvzynwfxFYuVMKvHn2HDN9a2HOQVXgVE/eUgDWI9eTYkIH0vfUEnoiVWzMkvyqlknwrlpd1E2Xq5N04nH9G0DTPbwmGl4a8W
        xBktVoV4UEqGm/ati1BRYaNGKKnAqDFXugD7V3Z51GF62Ml1vCB2MWl+bl1si8ynuPyeWunkDrDdlJrgAnl/jbn0Aj5DmkQXmLCkmgq5vpXY2YnDmIj9PDMR
        rLJO0nQTrurAsUDB0LymSDsZlwUaCnZ6AdNOGmJamfCSrj3K2TeQhC5pSjIbFNZS8mhYitQD7V2UAfUEfj3uiycWodS/4kXUh5mlTPImDwMIMUTFeoayFyps
        fk/td6K8qYudL5A3msmlKxlK+gT7sGrlAeEUQJFNgzuH1SFd9X9+xCkujZ+vXDA+dYuJ4/PEcwV8gZTArcJNGUb6JfDSEOjAhtJTKVbvrrn05NxX8+jJuadW
        wBMzjPeoINytFS434EmHN+JJw3Blj2qFN+GpFd4sbnfVtX+qFq59vbKgVOJAJQ0pDUnZTimzkjIrKTso5ZCkHJIUTSmvWpJ0SpJC7WAfVEn9LUmuCXcWKYGk
        wNPGFxXIJE9Mki+oCzlnFY8w+R3tvMjhvpmOiLp6ZzLo610+I3Tbz0fRRXrn5sQb7bVoZ/r4GHz2pJiI6vFydk32dLZJ7cyFSK2pab2TZm1I14L/aIdRKoOB
        MCt7cdHPXh3zw526AP4S+KjxpVc5HKwipB+//OqgwK40CFYYwAELNNXuoXzrrwbaDA5YVQppr25ZNgI71AGTNb7yKuIpoSAnupz42tatwg+URyAVX6WCdWkR
        aQWkvb51OThxKwIUVVyCAekGFR+W4sNVx7f8QXEWRvz4xVcDgYnSfe4Ch44KjMLeiCiVG4fLDvNzW0QajtHZfif9DrObxhGM9wA/xBOsWrwBG0M3F8Y22kVl
        JsVr8i6EOGqAzAikkk2+iqeghjuw+unkzaYyzQG7fnITDQgWcu0BqubBa39u6zodeke0dPyKq7mX3L0adHixk0pQsq0qHxpY+RBXHrHj+HwLV/MtDFELQ9zC
        0PVaGBvYwpi0APFvu2+kxyC1mCEKgW84biduRnt6sp7vSR0KHdyT+vV6MjywJ8MykNzGMBi4GfI0sjOGzULoxBZcKKkl7SCAgB2WoFMsoQHhepZgjminot4F
        gquod4IWKuoIdFcRIgIiyopwZUZ0DgIG+ERhFeD2bpdVrcBLU+k9UEENSyza9BFbncF3HbTkqLDTC8xgv4qbGREnOHHxTFgBorAX8ZBIpRHsjx0+VcBrLiES
        SMiicwWnjzgF1IVnXmDpxQpuhoQTXxBPcLbJs2CyPGRyPGwynDXvLfM+MO+1ed/CSQMaxYeeiPxF6iEhcJ+lynvw3RwgAlZPWZ+7HQ6KAnFChScZCgkFw46S
        yOc1YwZQr5o44Cx8KMVFOoRaYQWzI45sHmAOu3OvrpwzwRtL9P2eb5AG2j4T+SLtx33oxwj77GDcfUwFJP10YaoXngLovpDMiEpmRCUzopIZUSbPsmPyrDgm
        T9sxeS45ZuTWHTN0VxwzdlcdM3gbSZ5lN5khN5khN5khN8mjkjwqyaOSPCqdA4VRV4uYiWWXBp+nosCiYj+bgw5eO7nXalFXc6/XMEUFlhGZyWkrMzsrykzP
        siLsXw4Vz1FOUmPkMyyH0YnEJnFlvD2nw/gQ2w+l4RvBEkTQvRsz/Z8b6HF3xkPzxGWBKy4LbPSRvafpYvyaHCKK4s1+KNcd+bdccrwLlfO9R4LR3JFglJmD
        ignui+xnBEw0c+zx+NjD0ckHaKtZF5nGJQqQiVgL/FwrT6ojHmSZA3wA/RDO5oCHb4gvvQghPzZsjp8rMYgjbr0It1Y2n+5xioRUgJmROFUIU5MQItz64eXg
        aLYW8y9qwppg81SUJGBKGCSRj580Rtbrhlf11mUOgQzm+GD2DHPvDXumwp800B08dJcHvxjJXvQ0St8vfBRsuv0ZwEEj7L4BOmoY+TZL67gk+O5lU099cC38
        3cMcZPCNnpB/PTXRXOCAhmiGPvUM4yUdfAM6bSDMR+EPJEnTg+rx6VA3mp6SAz5S5Dyb4oxhM0s4dy7g8JS13rQRE2own2bL+YGOLG7P+cdjx0V8UCVQwvkn
        8Z9jGadgLjvMgZUJHY9sdnBl8XEE58oiTl+jsKPKzPVfY5dx9Z4EiVtT601jTxCV3jQ37SeOOnzWom7kTp5t9hiHcxSdSPng43A3nXbfZ7H0xE28ckmRtvit
        gkHlKKseF+UENcrnPQcPDT3qf1dhE0ugdtw6qGDazYVrOWxQMxzB3CyV5EAON1PCd7PZY9ZXPWIDkeR4AsUenoDbw0fIH79LMmY0HRXAYI0j/pRwHEQcaAdu
        7mBIY7PHPZyKyzA/aCfHc5yJDTbrsN2OJ6f0gciKzsk0IxcjiIm8jpgPlDLRlUeH5IjF1R04RSvAJasIr2Qe0EmrZ6QKctDe8syccFKsnrHpGZmtzsylFJYK
        ODPXeCoA/sCv4Dm44DkInDP6BBAVwakQs6qo3GEvZmVxVmhGwO79AgYsVPH3cep35Atcsxpc7nYnxxtps+44rwbVSdgAwkDJrQZmsBSFwVIUBkq2GhSWcI3Z
        wCVhIdT4k5QsjZr/RsOtX/CWyufZcApn6ZGUo4CzpQ0fKc8WTkfj7F8UTysFdvg1ws62caZbSUUNoDhz6SpNt/PpQSqZGNEjVLtD4EjXFYfgga4vu/hd5982
        tj66vuh2e7hG2e3jzeeR4ZLL1irCu+Sir/LvFXifaRsvukh4DbwVul51OZHuXjcpG26XneGx6yzv0SZ4MKebqekb5QX549CxkTIvo9PMnpswPHmWFiDLVYft
        jmAMfpH5OJidgmHQwybGw4yVMGOybnhfHw6IzkfxSw5f1p1oks48G5J4xYkarEAykTOoLS0kV2xlU8g7Yc4+MFgKc4ZG6M4ahpejwDT5GkQzyDrNauEXCdhX
        JVKxBNv0GI91CR2tckcnNRqIYNTS5YXbxUcnepcrd7Gf15Sfv3GsDfc9ianzWQ5KDKUQ7XcTzn5wlI3MK9pNSp29q/tYzgodLBYndac4MIzk9OadFjA4wV46
        vRxLGvogXUZnpTaveYRLo/GcprMkj9y0bgwc1/zZMpzI9QYH0ESugcmlvym5bTBnieOLUU6BfS0yPX0mGt2FuJPDBOc2ftf5tw08QtcX7evB+TDi+vbAOaW8
        ygWv2Hk4p4TX0BO6XrU5ke5eNykbdgrnw3AX6J52L2jXw0MgvvS1+2jTN4Af7bhMiHyY9R8nkAcWLRnge0LWcoaHe+A+IV0TuPfYR2bE1qIFYb+mcD/M0rhh
        FjY1+JDPDw+xXcnfEehxLuNot3wNomYinosqAvRlwzqdFI9XBuz9Ve5nQ8C+IWBPR0L221i9DtiXB4B9VVf7wZ722D6wn7mWcxSYij8s65FouBlmbHXEBm2y
        3z0D5oUcmHva78AAjSkBPwNz2JzxsE7oyXcC5tOA5GYG2Q25ncwgGyGNxljvT9O1ADnSmGZp5ZjecZAOZmM4nxGoi4xnhM/1k3xdoAZwbfli1Qmv6TWlx2tW
        /wZjb7HB2FtsMHbfBoPEK5YsvSuWmEb897DyXFlIpYtmDSaA8EqbdS4Kjzfz5qSljmQLUu8cQid7p2GWVsixLiWdVq/4FX20GbpmZU6mS1iE2SWsYZuXSJvN
        QKFAA4UAI9CklfUG9gY6zUCuP51Jtnl3aCQWtbyIwymYtHBU5vjDCjqioc2G1qNgu4yyW3XQXdKZVjQh7uRds+InjbN5s+Ybxq08j1Q5RzAVmeL32ly0kr3g
        jCAlvex0JbmTTA1kSh1/4Cl/6shR3zTX7bUOJGqPg9xBdNLHsVp5VvIDHbrs4DlHHWAnYWRGS0w27q+2Yzc3Ia9qP/IynmqiGRO9aRuysrDbI+RVXA1rih3p
        KoQMLuOji4Sm6qt0U2br1Q2xU+2ypl0X6mVDvbirmsddtW7qc9LgLrC9h/pxV23Tlp2XimQGl6HHwnZBVUX48s+hqrKud+AQo6zLbdZ9oznxGFWZ4Zt4Zzvy
        TKpm4HHMxEm5zW3CPgFM8ZGa4+t0d4s4mHfOU+Z4kx0EuvL3eFOP0xJk1Ec3Dr7az2/fm+Aht1vaGSiMGrMq3oEI+0GIFY3DwgAyekaT44wKWFpPHz6BL4OE
        HlL5/K44wa9khQwcFZZ0GGBKgIqRs0HAyiBewq+HYHy/x2mF7ABxFtE14UWilEfoRUHoniB05rQRYmCtbmBUg9GhCDjCioOC2c+GE35iaGzUsi1jiKyBn8H9
        9j+ulFoqnM9pDnm5e3aJnEZZHosQvjKSiKYLkfBeDPfZFS0iiW8pWkTFrdlUxYRNJQXAF+JYmG9IDRi1MvN38CYyuaHzPkiLiL1kSYxXlgsXoNXDviKSB9HD
        VIaPTS8gwSrgR9wbBMbdgeX/Sw8hGi8Ik4KwL3iCUeaFYSG1EPV6DqaFvK6BvDNH0oKQV+D65Iz2ewtscdh2UmYDsxZ56IrMmxzQnwIfZDqSEct78OCD4ZkM
        Po8tHGiww/8ti8BtTlIE15xCOrryJrav1CndAjinJemC35+vKLNd6ZtEyr+BqtkDKpt3FkAOlwxESLtsLYuX2FxEwwJcYJHNGxaZK1wXXcVwJ2bYUtpmVeM2
        IxTHcEdYr8YylRH288WNRS/DyDKMADDBumI2XYAbAFdjFvHjpZwDMMZEY0KmnJ2hG8WRjuF7GQaazTSBYgocJbyMc9ZhFgRAUzE3y/8h23bPJ2G5OF7rGAet
        jeAUgIePV4H4fmPDZaDTwZMpr2RQbcmLOcVSwaWQxqVNZp1HEK9MXJq+xefvluC0oURTDGXd8JOTw/k/Z9vekrjsVjmH5d3vn/6W46fFJVBpMXLi5XUHLo+V
        MfvSdjClnb1CUW6VRaBs4XsWusGfq/RhzZSEAx51m10BXt1rlYFl4dUHvDC6cecVOD0F1Ej7Zlx6UjvnoDr75Ll5VWLilXDk9zm2j94vLLLzUyduLUZu0hEH
        HZmNJ1jDIpiEqsct2qWWA8RDXl7+yPKH5tVRuv2l7w7m1SG6qc2rA6KhYQd/wAFjGviZAbTMKo0Zjg8sRoWgAcAIvLj9+d98WsVWvPwq1MUbGD6tHo/KkIQu
        /7oTuvEXf/3Tfw3M/ZcYKXb1/KGwSFdF73xK//cfD3xG5oD/4jlpoEgNFGLqJyF7qvwX6XARcE8OQBg3qw7BB8Je6yic2+y17oQTr9vsu8Iqx6rRyvQd8aHp
        UoXsdFaVQrBBq3fYCMHmH7HuxFo4Yh3FGuOv1xV8Pb7LZcOQAjdK18CTr5UOMP/tJnXoIAuVzDSVTx7BWSBeOEOT0nVsNzcplggfc3Y/LCZ2c0mnebzaTggJ
        KA1KEJbiL/xAANMunlKvb0q39UypN2BKv/IDZkon0ylVvVPqyZQWshH38Klx+/c+9xvJlFIqe5IdBFb6q4LVJ37Q9GFa+pCbGp6RqoBVsBmsLAKOfD/ojZni
        gky4J9NflCnh2g75WBeWLsmMuEesdOEQWBVk4VSTOfqVklO8oJ4igLUyRwmZ5y1QtRAw5rw3vZ3z1lT6UHK38bb1T3TpuPUN0P8RNFKBklFS6ds5tu4jNWs6
        O7hbOYDIXmzkOoRAQ9NEkiQJD93dfSUqc8tXv+/FLx37EHXuwMc+C5b4ob/6m+O3/uGxLnVlL9yvW0/EjW+On/sdcebVaMNZV8A879T71AefRnm6WaJjid3N
        jQKHiCldhrTHAgkBPnJ6gIH7rpxmRpEPQfA9VuwQidD6Z7/6fV//pVvv7KJB3eY9xmG5QrsrbsCYQd3OVdERf15d6gN96SyP9G9f7p54r8QkOQauvHXi1ge+
        /evhFKx74v73fYSjlkh6/Ms3/OT7rl2m9Hu/4/jRk/f94rG2wezC/v6i3vmx0k8fXxf9PXDv2fvacvGpf3/2d4/iJJ/kEAY6K0+6IiljlnuaV2Q5vCl6TACx
        uDVjoENHIeWZE26AlzT8lNo+JHGMrzU8WpbyM1jmGXRzM1jeNIMVnsGKzCBRNO9oBr13OoPgO8MTT0eDaMnNYOW/9Qy2ERMg51QObeQ6rljplaaCRjwXkYd6
        ip/eDmZu5+yBHYR7vkEdRPp1Ouj/tFLF87zrWTc5vO3zXekgR1qhuwBHOL5rHKSTkg1dR4t+CF0esUxufdDR7CTIclrXfKfFdwsR+/zBLQLLm9uHieA2t2cj
        hVsFV0B4XrY5bjzfr4CyNPdtkGFN1ne+BCqbrp8hej34T5D/0Jb3GYxNeZ5eahxxfOF0FelmBTcFulm2mZLynbNMo/nOw1B4oOtDGP9rHKUuftnGl9FvHLLM
        xo5f5xT6zX/sVfsg/fljVsxdgrIU/ws2bL+r7MJSEtvhQdoSP/OjrN7IOqrU3VM1O1VgtRHMu0BpJpg35SZq6QxtlRYUqCRgLT/A1h8SMsT0UKynRdRVVBQr
        bWxDsf2t2n2QY/KxE6Z3NcU8nB/ub8L1HHJDIUiChFFfYY9bQABSWjuJFq1CwFw0ZALmuhxjD8mxenKRq7NwF1wzPeNSFronAcVZqE27mI8P19hsNyum/Ful
        aIzOixtKd5cVX/qkqIBKOD/o9RIVASLCgjkCe4IowH0h77uW+HtocVZ2XAiN+aQOmwYmtpHFDr5sh7a4TLHRSyJO72di2DrFdam49c2LUUJkXbOUDtnzrmrB
        nSCUujzw9KjYGR6F4CtM39PHoTF8JdBsmQ/8cDMo5wRQu6x8Zfni1Joq5bMDVeqCOC6arlKX3IXgDRveLjywEoiSa7EvJdH8KcvRObaw5VsQ27tJuB6X/VX6
        IxKk4JJtooFTXZ9Uyj5vL4Eat4QoR8CSTT5uLocZFLJvBMe2HOVv9oUT2tUseeNyyu0Co2uzj5yQHSnbvTEUiWD6G3ttyDfBCRJ3FY7w8vJdUI7l82qEronF
        lCOfweRsFDJHPHltS3iA3GsbrhXogw/J9IPrw0G8cWxyY/UeECLolb/m/4eaO7lUvuCcV5AEX1JnInsXh8WcJzLQji/xog8W4zdEw8rea7UV3FTOqk8oghW6
        PqdCXxw0qjCCa8IN9te31/p+FXJgScESL9qMCAQeuV6bpi74V0o3NBWLX+SUW3BW+Qsb9d4CfT66WvhxGW7xU8VPgJ8x/DTwM4MfjZ9dwV/ycPS04KM3L0J5
        nHJ8yg7LQtmxEj18qCKMJhv2cFBMK/aeXIQu/DQrWcM/MhSttf9StEsXXjquPxrtPi7E4tvFp595CLp0y+tvF5+Qy73nclCWCxMeYsp26d3PXNbTHXiyoXFo
        nHjz8+9+f2CdWEBcPWRonJj7qR+tv/k/f/LYo4iM+S/+6Ia5kvUNCyf+8zeNX+usfvaYHoITXpe6qMuLhDMMUqCl8QBQpgAGrYp3U+1NPQ3FfStqdE6z+rWm
        z7J0g1qnL+trv+Zi2PLNc1wdE8lUnxHUYgkOsWTU1AOuxO2hiSoHv6+gH6sQBs1m2ryoLdDwRbiJWgQZX8TGlGAEdZ7DsUXjwMc0wQRMRWA7D5dq6PfE3eJW
        fcLsUVV793AUz+qDkBLrKmYrAo8WopUdYE/x/DlE/W3vockBx2eYI7uT1uHvq7AurF0i8ImeaywmjnmkHcUMGS+ibcm9P78pubSXabdZgyqqy/GM7MWodD9N
        n8PfhbOgDw9oR2iJBzi/WCa4aAXQWtlrzRA8NbGz8PDRnkTDV0FU1hIjZFZ2r/NwltCXJ3hMeURLOKCCYVLAcJZ0HRiwQlRBiVZePfjPik66EW3g+CCwf81Q
        cwCocIIuNdkfo7Ez4SQeSrRx1DD4FVysMOCG6bhqh8OJdjQ4uYthHXLAxRCnA14g4QjRxw7fQVdsDH/3N7VzBtuQL0rUiDu9eLKGUfIQ2wlapg+eExe8nO4b
        7WBYB4xAn7kpMvMRPYqnBnOxqf6GbmIGfa7DxN+lng/rYRQffqCWKp+yyUAJPwQoZ2izrp7C5nw/AoAZ0MBeGRJFptmPuaV3dPT2tXZIT2jMYaCPLI6Mi0ri
        pQ8svruWMX9yEUSaIVj+6qej5lqos+ozQcjUgJa07kQzmv514WCPsoR6BiamtEbYOfBOYHCRcoRJl7bpRjvcluvZdj29Fs6wtesYXIpEiBKJ6MjbNPWlSQ1u
        W6POJV2ycl0a5Aaeu2j1dLHBUUi6usm3pqMNMKoHdtRCRy1RuFboIfUgGakj3UepZxGVn+Le6jSe0nqX2khMOjEM+BZGlFH2ZOeffBOlTIdmuVlwYjROoI+4
        hfymjNkn/M8Wz6H/HbZtnx+w66uM9iQC4bobvxq88avBGz8jYNW38dvY+P1vT3ABa6tbQsRVI5cRDiuzy2aumLPmLgpqdeOnnhB9TXgSpc0d8ctDpZMQ0KDe
        729GNqGnF/8sYPIUO7bDoSdswh1AHYpRh4kTbTPDMfRkR+b45HZoMfXBMbY9UAlPRjaH2GbbuCTEtstviWCzgHq82F2E5S8uFu+eIbYR38wNOqY90McO6Am0
        zhY9IIOftpW95Jw3EnoLh+l445MBiz2NOnh8VZ5FGzy+kj4RSRivm7zGebQhJKlTeEPnj7+yI/YnjUolbqlhKrNsSoRZ/u9/k7t7KbignmKnCu3KmWiI95sl
        hIwdwCh6623rf2By+mS8fMUhNPnlz7/ypQKRsX/4B9/2QxBiqXAuZh6y887K/8fP/85vFKn8XzBblUjvpLyXsyvT3paVsY8h0D5hPQXnIV0SouVed4noFV0E
        yfLM5Wgu76qoGL/99uW3i+9CjFR4n+e4fetvO2FVF2iRFcNabBHJ7x+x2mWoOM+rT9AVs/gcnmvz6vtx9efVSjkXRyjnDBt9aEZHDzvPIqM67CyjgtcLi/S7
        XE6OlR4iBHSifavR/sz0uxvNfbXh+8L3BDRsX/51Atv4Dz//2d8ohC7zKmGvcyP4rr/pVAs+qNEgPIALCAsbm0rLDFMdXg/hCs2yFWdsEKKtxxeewAboUoZ9
        md6AnlvbMiS3zsb1EZ6OIT132LnEscDn1Yu4OoedNq4HDjvP4eoddlZwbdHg0DV+1mF+LHhAwrOmw1Erflo9Ma9a9Potl06bxk6aadvgpKQGP0A9H4pXiovy
        bPLk4qlXPZ+9ZO7r9pJC+3NCRQ8eQ1p6rsuSf0+31sI5P1WE4a/vXm86qAMOKDDDTx4CP/lZJ75RPiyYpA8VfLHsQavgJnp5UL3lxpPxd60EwmCW7kdWAF8J
        c8FUXI9/4+PJO6QOzaqvuIRi6PqWi6neavXoob3WskdTi5sPg118Tg/dZn/EA8M4XrbPVYv+33VuszkLnrYHzM87mhtMSlY5NLtc5D8E3kaLZuFA8BFbQOdl
        rB9aR5fMOnoR62i9jDavyqFsKJ5dDG+GaXBR3MJM4sQ+FL9Y5sAyDWjZ7HF0NMcRZaJW8HElqm+z6kTkS9gM/wzuJGzGJNhaiCcT7ecAM9FBDjsT3a794AcV
        vV5HxBppZRIxaiYRvYZ+DmFniq3gOWR6uYAuvsgaWdhaglVl9hquILiITK/Dj52e0+gT+vOnilYCd8g9g7tTHyBycRIeZvZnDEB9MHd/e+7ele6teIum6klE
        y6GfBn40986m3mGWkmzUTdNJpL1O0zot76JbTLocE3bSuO7ErnkDtgrRmCZq9S1nUU+bjEQ172Lp0LT51pps99N7nGftnsCIlPJcX8qsats0BRo0tg9OGtHR
        VdpxqyCpqvBo69L5hQ5weUtkmhcFfRsX55e8r324o/VP7L175k++OD99LPjnoZc+SLQUQjIPsradfcT6HFHfQFav0hWrdx3PhKReNs+X6IrYKy8qOlGOxFcQ
        uCz4MSS+Zi1GvoyCGQNofGWTzl9FH4NZnyYyK/JrrLJHvd1NZ4RM5Tfcn90elAGfMUc/YSGaZkGqqfcgUrGpmTYu+Ap0fROUt0yv9lizEa3qaOGFcK9eOK6f
        fSG8NS1wkgDKDV5UEQaZBpbq8okqYZqKAA6slhk8zCs6Jcef+jFmpdWYvYjkyDUsxup7WCeKXsSXJJPLJvzVdzUJemfoE4PvJpoWEVpoZfv45HFM58m8phSh
        XT0elzCt3ZwtxPvhzBgz21IXcpOKqDTeRd26GPwsk4mEq+nOJwwWtuCwk6awge8sob84stXwVI3olPStGDO6vou2OHtT71ycJOE0ogYLQNqX4AwD1FyVekcg
        P85GfhwJHN4HfIJ8H7TATMa2YsTC2OL5E1/58Tc+/+73P3Ssy1I3SntveAcup8LbcWmER2gGfkJFw9xV5BkmAp5nYBzj78v4vy8dfxrkqGrGf9yMf43Hv5oM
        fpX1bWs8+H78BWsx+JTCOnofgicM4yOwmGpYRygVgBUCFycw6bKUUJU+IbQwwPKmJVfnj9SLURM0hEfjpoHPlhPQ9lbTuPbd6BDcBEX36iadxa3obn33ZsNw
        XWcu/wld3+N8YzQH9ZXjOCSc1HfrE1CPuJtzLNt6zujW3J3ZkCeV4JjEgSnnZGsyuiPzel7PdTrRPGJyndDH9fHBShn36HvolShl4Brdg3bmqdApzbdUFpdT
        cjnZrz9zD36O4+cEapIMb9j6Xi5I9SGB0k8kb0y5k1KO+j2/+qg+hNCZdnR49dFzoDjqey0dO/fijj7jJIqnXaQt/zDnpnVyt2j4YR6C71F0pU2hfu2fOta1
        r3csOzwOpstxZn7UYRWK6dPjBEV6HGBWx4oItM/6cMepKcBR1DQro4mVESCmej/ojOsAS2OcKnVpaRxnRzE1rA2CNyzqalX420Ap40gY5gaprZZutcODglgI
        9oYpP1XBupvCWKnq4J5akS4o8B6RhiBOPNCBrtHPWpQ/B9AItWCAMZcSykKxZUT3XGetn3TOUTOU9yDRcmmdG5cflSWEnYbP1eww2e/ZRhQBetpi6+jjYMrO
        ZWJ1Pg56qUyPwDIv09vfIZrB07d39P5O3pBvDiZmc70yPdbkpY+Datogmd4cpQ+S6SH9OjK90AM7wct5FdqfPrXuQf/300ZBu0ROiruQF8nGl3WcSGUPdShj
        vzy3xqRRl2jPGvQp53FphIcp54GPhRie/TlRrocPTQeDutPuQ/tz+nYE5SvqhRfOmGDv3W4bFPnCZ6M7coLlw23KeSgvJr69TXjodhrXKJuQ/Xp/fkIOd6Ij
        tP6OdPThjr4jJx2e54GU1kU0jG7i5x9wlvYH/49Nd/D7S80c5HOImwixQBIKWRSz4743grgYl+JysId3sNyulwC0bH49S7w+sGzv7jdHu5+saexKwmyBl/5x
        2a0gCZD9SffsTy4EnOYp2Z3cjDSooX6zO2nefH0c26u+7LCubE429qN5eIVKcdYw03ir2IGQWo0C80EBPmiYcVZvhVU9PM8xRev8Pd7hDGO53JZ8nQ8EWg1e
        Ylw3JlQnfC/4e60GRpHZyS9pV9gH2fKlXt3bDL1/gHFpvJNxmfvbjsvcVuOSDoqL0QBbvI5BKVGT1YROydPaj55Ec/cgUHr9JRoyYbccyr/3ej1DU7MJ+yV3
        Wp8zQwnij3cW+vb9BM2yH3hrtM1XcXdoLTrcBR6rMllDSP2wRgIhd9pA54Et+LuiGg4BzBylPEf07Ws5vuv+rr6DUghfBz85cONqgT7Pb1vJhqXSDcvZtF31
        8JjmXtnEqpqjFa49/Byin047V+CxwXvRf4P1TxT2WooDePR88SuhXcZNCJjHPvNxbKDHcSG9Z0RiFYLrDOLYJTJ7ZjG6DXAe5b4iEjWJqKcbdIoK+U3kg1tL
        99A1IJAvQSBFHVi3HnSX6Dqt/X9GJ+Nvpdsl7T4ZL33gidi6d9HTvh+5YCH7sbqPDkVLYR1CHEwaAWudp8+FYmsAiaDHiyeaw/7nAkPA5GPuMAcDKZ0JMRR0
        xK/B/gEAiOGsY6XUjcRF+0Sv+RiEEG+H6eIuJgI1TSOgoR7IgjQ/bgafsLWGUK+KSym8UWtwDht0oS8co8xji+Ee7YaEBhLB37ZdFi+0CXHQs/U/PQz9D8Je
        +Pg9GOwA+GICDZnzM4ShEzSP1REfuS2Ie2E3PUEvnSej5iLSfJ58SbTPIH2URoBmAZhLXtUIT0YCJBCU/RsiQlFyrAanE7X7ay5aTed5QuZ5It74syB24pl4
        G83zhM/pOCvG6sy7ax6116QzBjiqrm5iWHCErt5XK+hRPUGna+h6UsIZwdfb9Lbgf4XDUBZVAz4M+YnBJoC5nyFg6RQV3ybfWuOPXGRrkxIlEkrDxzUos7FA
        2Ya52kZdrQf/Gv5ezEfVhaEP9xfumVgthtsNwqFJqjH9WtPbFzHW23Q1rZ7R1aB6dyT1BglE8XKt0VDu+IAwS4B7a4vRKNJdsOkCIyehrztVKyE40v01jlfz
        JKB0TDOCloMdhoNqhnZBFco4tdh64FyNkT7gY/RBxDG+/1ytakblZA3O8mkUWNLo0WDX9BhNuNH7qoH/QR1qoKsNPSbtBTyaPM6MWl2zrTAEPljz2W2hfwa5
        TuGEzDJjqqv5ILXWRLd8zDZ1+hT0mWocMrJ2P4TB9IFVgfxGr2+/5ICtq5B7Yy7DMfrgMY49U8s+vfZgDcvWgt+nmnRpx4M1mLIaMCBw3m6mKRBVJxr599Cw
        wgVGABiJdpiZw1fTj5m5WZ45wvuzNB0u78cVPYoRGdXbZfS26x1m4HbwwPFIEY5g/JEOmcI4LmLeaKJ4ABsssqsW+7SiDKicrNWrm1WmctmqAiY0euBlbVp8
        vFUMXn+1ZI+Y2EQ6VAcWAqYqUTph5UA2imhM1MXHZNEy6tkBfAohJaTbE0Brs5mbMWGp1K6LzGiv5Y4IZhrF+tdneDAImgikZviBAPJMtF03CIqgItDI5xjL
        cvjIQSuuLKhklF8g1yig4ybdOBON6puoEkwnAyc1OMrASbd6O4SP6cei8CgKj6HwmB5F4THKWmVUxlb+o6eatG3XsWfQgZ4KC2KlQrPcQ+Yyo1A4RpeaMhh4
        U+0N1D7GvR8lTJ30oYFc25GrIR+wnVYLf4ALaD1FU0ELejv3ijZEvR2aFWnnGtw5LFjskJW0bT8bPNTqY+TGMAgScmj0JM9HLcs7msvLoyCrmUbjQap/7Drg
        Kmt17F3ugixKX9hRAa0L1F6VCcL+4qdNjib7jy/Ttp0fdvTsP2Vaw/SxjsAz0RDYi6p6O8CzqhsAT4LJB2hQRs2+fAYMszPU53RDYfgm4uFdNbta8vu7TkDN
        5Fg9ZsEvdlOiu8fo3icUz3L3G1nGy12i77uRiCOfdna2QryR5fO36QhlQ8k+M6tmWFpMZBL1yQ1+JKGsZ/ZagahczdxOFdJPFSR1tHC5hxnC9FODPfm4euEg
        EfPu8Q8TsakPQtK8W48fsap0uRWd2q33Yix2Y8WCOSvG6XutXbTdjeB40MRlhlDTCLNEhbUNEQW41swnL2GvGolfVCAx3eDLKs+99gZoVdw9IO04vK3YzEFl
        QQEfZ1zes8Bm1WMv6aacH4i8d8OpWIVpHMOlsOWAFgRjmMMOBnCHGPy4AgeZCnOFOKcQgCpWWLtmOTo8wdcgxCFF3cthviM6jT/2RC2zTKCDw/42sN89TbCk
        CaGfDO/WJ8LjMOV+AnM07FOtb9tPEKk3BeiZwm7NKVQpoXkw4Ql6Wos6C1UTwyTWD16AptQwDnh7rVZEpZ+AJ0V06hQ1gOshasyVM52MA7tkHEY7wzk/rDQA
        6Iowxs1H61ZesAkIRQPhcG5qQFUcZ21nX98NbWfqzrjwr99HSXQmfC8NJOELTDmdfaaD/0Wx7GBYZAc+yGFAE/xCMcavoRAOrMvMZhy5ySmFCwAnQC9hl+Av
        1HFLsy7nPU3UNEVN7pLa4J2QoOiP6Jy8DJ3kEbjrC/YC7pZV5MuJzmf7JiiYmZ2D2sTBSyRDdISWYgKOfCjkseaAiS4NeEJhUZeWIYhi0goEsOcnd7Qep/dY
        s3RUHGFnvCxfoTWIMg9hAcyqB1DDrDrFcC/LQRRUQWTVXtJVc9LN8ShrrMK7C0dHQ8pDu8PF0Uk6G/WBB/d2JJ4FUcTCHaIwlmIbJlou65nPir2hU2JVerlv
        sI56PWfJTxVkwJxOYNUIf6hPvkyfL9NXFc1hVgI5zhM4i+9upfNl5srNvgYWXj5LgTJBk5ExJc1gll3M7iFCFbljPY3Cip1ITUqLbLA+lQ0Ir+Fk8QbRMIe4
        M+0d2mo9VWU9HcLkqumMv7mU50s0aSEjE0EyltkCLTNcHwqP8/EVkt05mkU9JRPZzipxjQYJ10BFZs1KbaAK6tcwwdmsRSvoWXBmiCBfxJP1nahWDx+xHkau
        WXo7bz3Ct/Rq3nrUrMQPmpX4jbTu5uRwTYOSTRtrVpq1x0Ismbx6bvJ8GtJ08g5h8hb6J89hzUdMH0wVcWzXN+hdqOoGWcY36ClUNRK3YaCud4IL5uOCZTyp
        d+61GphwAceXtG8QsydyzWW7X1LNwq746eJi/NH6u40W1dvFxYSLKzxOKERdyric9MECopp67ho4nRQ4nZTdaqfsVpNEYBOWmQQjytW3YG+6WUbmZtr9HAj9
        rxYznU/oP7RkqQ7drmbxc4v0fw6mkOdSJaFzrNYaVuivrC7klBLez7od4EMRAG+4Yp5gQ3UfkjDWLojt4IcEdGmxvmrLpu3Cqwo75nDZ24oLJyrwibLXetnm
        SeI3bZtjG/AIZGyivHLJP0Jle63n4LLVhYgZIbKo7SRkgCuLyQ8+oUQCmQUFfj9LInOPlab07Fk35NaX3ZCllW854T5gApsVHlZc/D7Hv203UZNwZ9X/YUcV
        mezKGdzJZLcuhgfgggPfUeGJ/1j9Pp74St/Es8MrmXjAJL6H0K1peJ9udaKWPkB7z75OdKCDBH0Adtpepk9BPXrN6RP9O6/nUxQ6uuGIDkE51SHwHaPTTBhI
        IBSI/qKCelR5k0aBpcuiUVDGzJd7REHMjjOlAQiEHq0sRSL2mnub4ZlhyqxGWYKggcuA2aqAeBUmS5jJDUTY06y+o00QyCFQYhVcZsIyjd9Luiwr0I88EVac
        bkJCMNcjrWKVGdayOmq0rJTR2EG0SCjYZFozosPzzCYdHseP/3QliD+3EugDOWchdjO0ROco/hS9osdifFc8iRuY3x/AzRxUk4ziEj2WRDcpHsNDIV7+MKWD
        AigzGS35KNN/2vidnyjEf/a6HS9/ziFIoQUaT8af+l6jAkUQ8Jc2q7393PcE1IePfhzKbyOEL4bSSt3r6x0h7dkStHb4HRFzko69SRE5t8sStTxIu0vhId3E
        uf52IqboQFVOR0ZDvnS7PvRYNNEMDyZP2GfSA2w5eNtmZVpLOWyWgiqCZQXPz9E+FCEQ1wfanSivg9bqmUOC/7UoT9ilVB5Enucox+1YK1glOS8W+/S+dkfv
        1y3jQ2ifPkhpBx9HT/ex4Gofego4ncLuQWNh+pZ83RSophEQLTQkwS5GGAHwA8bkAGtEEdYIjHZUg5WqWPOBMQVOu7dEZUET5TO4EzQRgHGH9b2PRucHFT2/
        aGNUuaIAGkoBagsSDSVe7+VgVRH0l2k1ZQFpWtntPiAeYY+BHwelhQIrLeSoouDDKmpF+8L5nJJGXkMot98jKw0g8ArGtcVjNY8r/Py0wn0+UoEf6sBZDBMW
        If94+Y8JSG0+hY3zOS4ZzDoYl+Xs6fsJ09XjzymhFJDyGU7501zK5Lz6ZfiiH59Xr+Jan7V+Tc1b32vu/4juP833tNuoaPKItcJPe5wrKrqLlr15ek1F+w/D
        8BGl1FUVQRHTPP2Bisrz6lOmltdVNH3EumTebShwVF82T19W4MX/nMn5loqIrsF2luKh8A7CgmOGQh9mrCV2E3parBFdIg3LhPP2y8Gl+lKInbZKMHoHnQ4M
        PQFZDmH//fpwJhSODus7uu3TsjMzm/1wD6EACmkYfo6lS3WddJS7Tx1o6bseo1WzpSoAy6riF73FqCITms4TFa3QhophzO+fdRwbj+USJpsAbUp+2aM1QddL
        XngE1xe98DDVCffi9LTu4fdV/r3iQcmPRvYZp383rbn6yMXwzkGbaatvM23JZtrCZtoCQwLB4CqmxcP6CCTcd+oj+nAnurODBH0nttJWtrQqwQ+rcIYuRELN
        iN94Xx+jc6UTYCYA//sIa+CKFTB/GiuhxrvZWIygJBUx1kLjtkwAtORetn1hiXzOZuCHgW7wRcX0WLZu53NLGEyefcyP1fOHRW+lgG3wAHCBhfWoDzyKE3kA
        Up0emGI6gIIjUnAEOsQWYZIrsHYQmnJKkNYUkFYrthJC7x4m+3jWWroZfFSF+FTcRPjSg/h7vBkBSx0wOLPFWLOFwIF57DmBOvYRDqa/Qdi1RVie/vhVWoUQ
        QVMJyo1wjrPET/wUCBfNJstTfL4LOESBcMPLRg4ESbNB29BoNYqpjPMjyCvxw3tApl1Bm0JuSSVbRbDepQU3v5mVpBmJVfi755+P5i9i9vMBYhI9iMvdaJ72
        J/iVrlCeA2vRgcMqMMyrA/lt60B+28KolUVCXk3l48ytNtJw4VeX4ypLrcsQmCWSTV9EJb6INOuGXV0Hu7o2qAzESSUWCoFZiO75eusNlXuGw0Z1C3Hr30Of
        WtynSnCLVMYBLFwsFzjJlFEqZfqXcvLO6RFUWI/Az2lfAilUtH8fVAnKtBOZtksQ0bB4H/wU34T7oIxA0BVuHJxqbhp6mpzyHgROEo5oXuGgJpynrfQN+lvt
        0zfArtrKxbcjoj9PvuwX+D3A1AtUE3h8oWFaMrJwPtaVhXvayzgsM13F/EFQRiDhtyaAuJ+hMXZ1WQxTZf6spw8+dpKtD4diJhUPAsW4ItCZgttNUIliSjEk
        SIZNEYCK1o1dw8u4lmhLxbVIGy2uBWMHMWfsII4aCt3po9BfJQyeEKbQcXcXxWIkso21yBDw7YYrNgavu9L0JU+aftGTptueNP0JT5p+zpOmVzxp+llPmmZz
        BGr6LdDEL3s9TV8qwHg41+jVgjT6WsGcG3BoeM5eDF43p4fg2zhyW/xHqcNS0OufYHp9PLVYSOyF/uCPf+072ekdDgyg3324zYcdvYaHmHk1A9icZwwzJ1v/
        XWqMHhbuIsioiCF8BcalJTi5w1GqIs6lyrHNTHk671Rg4rSTA8gaGy+tAo+9cNAVrregxxZ4A7w3/Bfbf5eyxTFBZp916ZPwnc+DYrEepZ0ZW7FXO9howVMW
        9DfzdlZ/UnALS/ZT9gX7vDhS8sTMik2trOsZl3jwVVRIbEs88VU0Tsnsq8iDr6KC+CryMl9FXvyF72JfRV48Oq8OKPEBIGht+bfglulLv/7xv8Y8/Nmrv+lk
        jqxK7MiqEFfpTRuOrBTHkivo0jmq6sBi0ICBLtqCz6oCLgfg/epVmlo8HGXrnGvbCBltxdKAeJ4/d+hpytm0DSVpxS/Rma4Q//V3BXSuVlyL/Y5rcfpq2Uhq
        UdDKKCQR4tyoyFbbbAvNptrek4vCAYiqp2swChy7FyYLusAuKNgrg4SFq8JTgdIhEHsh+Gvo4Uo0IE9XCTsw4eGnxQyLuBCz6zPsIVT1cxtBPB5PBN8h8FkQ
        tw8RGwA7UpQ3kiKh1fs5HlERiNUhPDWgaCQOLwD/jnwIbB2v+bR+aB0CfRbY4wZwOsOQ6oOhm1MYYj9tDDbau8mZPagOxOX4s9+dmB9h4iOFqSc0ORXviL+S
        vkLqVqBAwEOr/ad+ogDwGmIfaR8xIIariis+s4Go5V3wJYKVzx4zZuA4jRX5ZXm7MJqHngBzSpzY+NqwXol84ALaTwU54DvZF9Y39YYGLMdXifzzvrVesESL
        PLf+c9iAvYWlT+IgrUSFdzzRnzyEU71LaMP/mKfcCw6sAjYcicYH1w4NahA2ta8zs48jDFmPsfutTNfrJIPHW2oR7j6p2wbz5rpdTPgIyrFsY8inquymhYqB
        giyCQ1XSRZzKHVzAFy2Ksn4Bu1UEDGeYPQXsEAhW5SJsagH4X1OuQ4tZFgRC0ot0EIb/ThxlixJ4k775I8zdSloOi2xJyAFC0XpkrbEXRVgZSgBU9BZez53e
        ABJticGC6B0dYVKwDTGiyKYflZDFQDtFIYv5NiGLpXL6YDZmVOgAXLna0vnXOXDFWmQlIxA8rdhLQTF4Rk3TlvRtyviNVB20zp4xXrMlVCRXvW5HzIOx4eIa
        FcPhdejI571sR977Yc1PFCR95+l7nqCcFiIwSrARtaqdtW6UmYFCvyyNoyqE+FqX7WNz0bvXci/9yLqYi+fNdDfbX5vvraawgPnYcP4/9t49Wq7rvA87z5kz
        c2bmzp25L9wBwH0OQeECIOnrZVUiKFm8wwAkSKoSbMs2U7sNxYfMXsgtSdEyVV4RkETLtKPY8GOtEqhtzQxsU07FmG2cmKlLA5Lrmm7TBFldXaUTrxXYdWzJ
        iSNIsleVxBD7/X7fPq+5MxRJW381hDTn3HP22Wefvb/97W9/rx9z3H7z46ovMa5684OIq174q8VVb37wNeKqh5tKikjp45BxMbhrdlz1X86Kq76byzYjLlMy
        WJeh1KzPffHaUuIzL4ODoBfjX/sq4/e9vARkQpcyoRd/3HPD08z24RZpm94dlJgL5AWbo8n5xjmaam8oR1ONOZrkCwvunzAliQPntlKWJsdmaXKqWZqYpYIV
        IsXTj+3K0eTlOZo8dqE7M0PTedd1TyMdznsCTXzi3aMQvUiY9F7unOQaEjLptdRnVhZNUcH8LMimdZxfWhpdzaqC2+xyoU68TIu61aKaVkEOlaILr9k27/Fq
        2zRnFdoW4JWO0TOn1DYb0e/ZErw9p21F0W0tul0tirZ9m+sKEdJAiTFnUibkbKUcBuMYkhhhXbmWuHJwjvib8TqFUGcouwA5vnW4/8PIwTL07xjEyxRLcRFS
        j/8owqSd+JcW/f5OcJoYNlDZLh8A1P0XHMjua7me31Xkc8aALyob6Umxl21+oOHLWmyZiYvgXuC/4lLZ4+Z8KYlyFHD13zLLsHelK1RWmSIZX6Cw0QDBME3w
        /Fj2Yd2RMEat4OyPbD0grDPPS3mn7L7LKSWhl/OOff3jRx66c/kHLmWbxVv+xiitvfScbIOCx4dXFx4dPvuikDhiW9MGo1vTVp7n+ZbfGjH/85Wv337zhy8C
        ZNhAJPfHYyny4Xd+5D/50tH/5tsnI0AjA6gbctSxn3wfwjd++7Yi0gOJAr1j7/iHv/B9i4sfk+v/BUv8Eq4f+9s3rz71wc99z226gmGfjBAO6cv6D1UUdbIv
        xognXtGNeaIrszL0TnW80HWQFnoZqAnIesxR+JqbNiYjtk9W34mClQXjMdKXn8sxOK5sQWJdJrRw9zddPLglvHIZ4hj/OiGLhpa98iOXSquNvo0AXfnVBwd4
        XV76oUEaZoOwVR4Eb/YgEHUmX7MwAlExAsy+KX/epz2fNqTrc3ppT9IWgA1axEthr5v2+K9lZCBUY/QbY3n933rK+ZAM/m9MRhWcbiB1+wzASb2JUpKvbdCL
        7V3DKuWSCEGpGQmf1NSqdbQ4LAUj5Qv8RSapBihMaEFhgNol1TOCtftjHqfcM1Kvl4/IldseKEBRbssvf+22yTj3rAA5lbx8IBp6xz7x8u/+4Obfemtl0IKX
        nkuYLbQ0Pjjfet9/SH4F4xPx1n3r7/+1M9/OBJr5x23KxwnbIytdJhJ19yUS14aSmlFSo0oa2Gmac1MevPnH93yXdDbWMZ+igpDN191H01W4Ll/+ZSGcNSKB
        qPArd/LrVrKEeO4pUF9OLPUJkokvEDN9wRILsXY8zQJu7JQOkDQ8OPbRZ64997R7+OLk2G++o74IahlNjn0HI7V++yIMZAujtD8hX0yBmyd/LkzMGv5ckjcs
        EdqENf1o6xc//qPuv3/X5Njv9359RShMHj/2Xd9tCS+nTbmKpgBkA9SjRNXAWKO3MMaGo5xN4c3hAwovMzzjfijvgFXtGPnY+ihtEIuhMQZ+Vp8UKp8+URwG
        aZ99TaS4OFVWU5x2EcXZPuq/7MlRtgGXcIwY3r4MBdALOMqG4DM4do/6IxzdW51ncXSO+mc9sC0sf4AuW5TPO5fWj2196h88se9Xl48xBrNzTphuccXUj11/
        +0+3xj/3O+94UNhufv7Y8ce4YMSjpK6LyO+66lPdwa5PuKmHsfMno5fSPaDaPbT5rODrcFnGqQPFUE4SrQlGsYFrpjXGszHANRaB8tcjlF8PO0ekem+CSS8Q
        fyONx8DIJFLQCI8L0UB96gPgBw6ptUk5/YzwanqJGE9apQ0yaF0LGSUxsF8AWmjt3LFD3/+Tn/+Ljau3TUx8DtcvuwqrNgEZREAGDBA8KNwgJsMYE1mJRGta
        k1GOWyDzl5YOqUWm4vlz+O/fSa1tE53DV3AhINaRbzFgCpyDW+yzu9sqM/iyiAa68kNf1pFz2SR1f9zDSNxHAx6aPUIQhMzuk5jdG9774P+9KKuo+7xZUU3L
        ZKT1ySaRJMGqRO7o/m0PFURIEbysNhkRU84uet0dZqW/KtL1ygHEhORCipU+Vo74Z12RS+T4RJnFxYXg0dWF8ybn4XSP4ksVrCECsqQHyKCmaaNHe9Ivi9Kj
        FbnDq8odXlXuqM2UO1qy5K1Wlrw1LHkdMIo1YUatEldtleQO4YSL2LeK3NGqyB3AqaihubWZqxuuz1rd6tNyR0cYFohhdVruALz3quz4CiglmWyZ3LGnkDua
        6OwzEDakv1aQkCMlEUr7SK11nEv7RSasncv9FlXuWIHcUYPcsQK5ow6361vkrStz5Q5P34YPr5fljlpGuSp3NGbKHbXZg4AFvFGR/OKy3NEiMEYmd8i0r+X0
        0iTfAMpPZLrkrjXhEjoy0ZyRieaMTDQld8DiIaPfGcvrZ8odsLLIGqYiRm2ilBRpG/Ric9ewSrkESU0bU3JHFy1ulOSOqJA7AP6XdscYTflIIpbWrNzRoNyx
        QvwvJJ4syR2rhdxRL8sd3RI5FXJHgyqpmXJHXeSOVVNUnsmFudzRVLnQyh0LIiNV5I5VlTtWIHfUIHesQO4gqRklNWsKFxlgYcy6CrkDNLwKuWOVcsdavryu
        Y3ltMHdPRe7Ill2MDWFfC2KJSSx9Lh59SyyygjR1elMg0SlNIKpvLHf0R+mSruUp6uhTDFnHn8vyhuURMaNQ0xuQO2oiFkgHWoFAiKqFsU4aOsZyLj3SKckd
        q/IVaxW5gwKZTBlZCkfC3iDQdeRjW2ZJhSLIH03g4o5M9po4qVNtUWE1xekiwoZEnvgCQK0aR32ChMVHgRS3Aui8yzjWjwJQbsUsHoWv5IpZvdV5EUfIJW7O
        tlbB8AlFE51Lm1XZI8SmqCR7NEuyR2ta9mib3ihpYhX5L1XwINQvt1sx4TKF0huweeCPOhWUPiyDsvSWhY4OHpCJPsZqE5yXU5/gwD4vjsF72qihBw7doYCa
        trEDwPaGQofHnuYb0x7eSZGvzVcLU2yxk0UYEYYNz4V2SSKB0nEFKZWEl7bLUkftHK4/okycQkeTUkZb10SRMqTStF6SMmD4Pmd6ZSGjK2IHWt2EkCFPjmQ+
        2BqLqSyPIj/uCiUKXc0jwpCtIO8wJIoVShQwLa/A/xX6yhVCZqhK2biQFVaQKYI0Cr2jHKKWsqVLbrKI40m9fC8cIPnJ8vziBFvlFWIYNuQvCm6yqZyMzsOq
        KzJRTH1tAyBeDggJOBo+jLgrIoHAHvfzPT86Xd9pPKV5xyNAXHhbFQyLksrWeghgZ8LdApzEqOFG0jz5I86zl9vkwPQj5UamrduL1vv1eX0EnqTFLGkKVy+/
        iy6qBmmgf5RerxvJAh3tWm4B84R0tUVbGcNcBOOUbnWf8dR5j1UwOVur4jGLNqWtcggJ02xts51Fja3pGte0xm6coIub7zfdsizlvrZN0zHdSdLESHfnZ56T
        WkG43YlIYHO9uI7Th6EFftXCzoCSvWwvwLlG0q+t84zBQMSRR+uMfKzMz6KtMq/bpT+psebUlR0K/c7k37jiHlzqv1JH3z/jyaJae0uvt15K17KPqH8i6XlP
        mbXb34qcKguPUlntDv9+dEoouJfDszwNG9rv/bDpfSRdfI63zOLtfwHz584nYxGa25D1iyqXpMo9M6p0zdKuKpe0SrlVqjJdscbVdFFaYU/7T6WrsqEwuGSe
        SZee2klxAvA8/L341I7c6j+VP7CTLsr1HcRPv2QrtF8MVfO2Wc0MuIsMblv+yHNIp9f/yHOmf3KQhvKZ8hkrMz6jNr9napWeSeXjes8N37XNzWY4RG53LhjD
        zztwXFnm2annP5n0b3eSZQxOXzY56eInZfPyeSl36vlnnpb2L5vFTyIVko8g8AZW/VNAtzL9t/tPyGH57f4jxgMPTGvS5KWcWm+7N9hCxdJFvdu/ro3CS5ZM
        Xd4pl2+XfcpHn4kJrwVfWDjibqeujSRmzfeBbx/yHwGmBiEIafgV9tCgQ0vjBDAdG6e6Vz2iGLxSfh4OqLW8MqnlJFuKs/uA4+HTWgMoNz5fM+5UYXk5qNPs
        +ZGsw5EGKMWIl/9ehD1eqwUOrbR2J5WmnxR6WP6e53HhYfw8sbOjO2acpz1eT/tgCHgSGI3yJBAVTf87EeElPS/iwL1t2q2yjpGLru1s/Jn2FKSkz2bj+ZWs
        Jav6sSv4jEXE23oAmvyotqyHqr/n+Y+a/kfjdPHt/r1o69Mn81g7R91OQQWWMBeFMBeFMF0QJkjxt0hDVJUoFUm9GXra9EjY/lRDBpbAbLxu2S4X2ZQq4uE/
        +WHoCeXpU8OG1P3bPyxj7DP/xZZZush23e5KP6BO6UZfCPYZdNvtp4VObz/9I5+QeQnLmCttShfvRb7J5zBrv+PR55M+7TxAd/vHddZXYs1Pa91IZf65ofeD
        qYvtx/PYfMi0WN35nwARLW3KLk5ewgO0KdpkY22oplqmeV7OHCpfIG9B+QJkOpFmyPNbcqCyqhlb8ArTbCk2hy6fdgi2tiZps5w2Bl8CJFUDmfdziHbMgVWv
        DB/AyoVEwED9GMlG6i9BM8D0kB0pso+fhAyArPj4jSC1+8jcycPmZES8V5zfope2dC/XKTawPpdKOEPj1GALieXBB5oR5SR54EKKmFQUasvTsis5L1XwEaZ2
        EKmqC4ztEhwskOHl6abcQDm525Kem7A3myNmopJNgrzkXsPDfXp42CaOKvC35OIjpnMO8WHnRkS9ncjuWo73t30GqtBwCknI7f5L10RYw5vYPclK/2xtAo1N
        pKPhxF+vef5pb6e0cu6UgL4o3gAbghJOTSWc0Io8mVBUSDR2bEvC1QNlZ4irtz1Y9Y24v3LzfqK0QMp0dHh9tN6DlsjB4ZES2CefNLUL6Av5pFY9LpuWgp1i
        LMMxmzkOTe6afPX0pFWL9avWShZ8LN4hENKLJrWtDb50pZT4WSi/HFAEwGTwD4pz0mCikZwYMTGxt1WOL7IiYiXGiWmZw9jUKjJIGXa4LBXaTK1A6bMZnz1C
        3YkkpGNVAe0rJaQr17deAp8CyYeVAON1mpenxMOwIh5ioiScbIq2V7pd+g5b0tGSUayulsy+4VvoXiTVBW4vOqsU4TlpsU8zERkgvgT0HakqoiwWe/Pf7aGD
        +BInqeUqK/RirdSh1a6Z1SG6hr5Wf3gYQ76pm9TI+kqfQu8Xh5hqGSN14l9xaezdws8x/JzAz7vxcxI/78PPvfj5fvzch58H8fMwfj6In0fw8zh+nsDPDn7O
        uPh9mr/P8PdT/D3L35/l77P8/Tn+jvj7i/z9DH8/6yrulqJudf/Ei/+u6wY7iiFgNPxRaS/13q8MYU19aOCx4ykVhvdjXNSD5sE7HoWumh40gJr7ZnnQADoj
        /pLr+TuuRUcND9jmqQMPR9avbMOK8fTKc786P5zKQ5gfnHmVlIv4rsB45wuDKzDtCEdbToRYWmpgnfbPF++FPXFMp6VSedBWCPINcNAZ5MC/CxIu4VT/IIDB
        +Un/dLa05nwcja8AORbd+ZYPHDfuucKWib/zP+596Phjjx0vCt/7kHWsRU5lgJnqSayhLYgAg7Mu0UdElmH8JyxiOKlp0m2WYaqgti+3fNxC4QAngfq0S6m7
        bZnANCo9ewHgwq7anwGJB+WCOzHetSXjvkGwZaRn9UxEbGKoSwiQDJ0JceehPfGhwVGjGzAJAyiMPcU5lpUal/z8EyEsjcfyZ4ktzNsUv2/QKmkEZAKkISEb
        XFiLXGSo50f5b/Kj/PyjfP0o334U8ZVhtc0+yudHWRWN/SjIqbAxyddYEoM/fOYndK3p1XfgxHwudUtJUrESL8Qlzcbf3CotOVcv5tfvuvSATBpMQHvhBc74
        ufCORGsmaPN4PBO90YI32mPxjyU+E31ieOHY93/6iV9/71M//S557K2/8z2/9P/s+x2cro9c+d+/L04PQ8W6+sHPQfGK00X+R23udxc6WD397duI0Qk53uFh
        PFZOP8+LIqpYMxrgPm6Ja0FX7lV9KLySLaM+Tis+NyGd+EKkVx3R/UYBLGU2zvGgcF63B4VDKFSvZMmgZ4qT+U04oMwGZCaXcKFBdjnUnhAyEsGyassogXti
        +CY56YDREcXbG1vsUeKRcgRduTUexQS+dkdKXNZeYD65BYZdwNTmqLNbP7n1YIFG6zjFdaE7gMAZCIak0zc0UtNjFVTHKpg3VjKf/ZE6RQBYFZPpr32sgtlW
        p4BL7JxRCzULrcuhAht5D6Und8RtwTXuFbMp+8hTE7l2eYE/dw2Gq7npEdu7aPiJJ95d3kejgl/7YeyVpaKFrGxCeClH+YscpIGFuxn5h1eKXXNNCYAcVDIu
        lss8bUfXmUACdEt/EoooKltH6akPsT+ePz/d2aPuaYcFplg7MfROaeilQmvqfWkySjMY2Tkj684ZWXfa0uvppJqeRpM4jieLQXun+WSoPoBb20gbaXyVZiIc
        NmjG5XIGm+N4zPq8Uu50ekGNsV2Xraq1xpZu1eRWBMsSDG3Yo0Y0A03UUBGN1d6EgjyMx/SZqYHeaniSQOgR53FNb0R0Zluw2AZPWgCqdP/Qu5N5X64z+2E4
        CHQn1sBhM22jwpCbGNrOmTuwIW2TfXMg62IN62Lf9Gevi0tmSW7puohjuoTlr2GWsBpK7/RxjE2DZ9DaxxPMpDbtpTB0wZMg15O/INymHQCqU/6/H+0zud2S
        rkdAkglp5FXzeclnD5S9jxZNE3d/wpPzzW2z79p/7hvN4t6XK7folQ1eeW37qjtlX22V7auLfHFmX+1N21etXxezVNK+ug/icA2HblI3+xDFR0zGRfRFb6yf
        YS2supOBDYyDEmBQFuTLRdRYkgF544MR5IMR6HAEdjAaqLUOK7YdjAbdwuACBWsPLLB0lPKI242VI6Dj31gRrz2WEyYswlsdAiYM4XAZq8FMB4GH0g7Kv5Sm
        zyXGpHSbgV1wQS/t10t0wldXtqrtmJgHfaMebm7ZqMo7KwUWQnex119aXllNVzNDc1w2NLcIBZdCo1iuYE06YncV6MZl4AosK86Aga29NbZkB0NInXbqMRwO
        3qCFujViS5A2scBgWNuzPti7bz8gJrP7bNn0faRFlOvSojdlx44nOSJeAbwAJXzfnijpxMlaCWzrAlIRCu2lTjoAv5yQPijGd+kr0wDXakyomTP0EaqNMzne
        B7miydL3e8yCEDCIBoyvI3d4HZkVLUqf9Ptsul6WNi6BnteVqOVnr5k7C5b5RToLVvCzitcsG5+v5GHmg3JvvaCGrM8tDsUyu8AMZj+5Xqaj6pP6iSs47EFF
        S2Z1egjWldZkRjZlDDBVMbnW5Z177Gfgpt6iT2+Tkyxt6i6pyQkJvwp5oi6ECmrnCb60/DT9VDghWQ9EBLjLBXTthDM3nSoraxh2iXYN69LsDV85+QnAw7s5
        22iPYVfHyEqZNpYh7HACuzLN4gHYckUgjz1KHsumI1cWcrLYk5PF3vJUyDpZyHU1m0fs4dlleBN0bfq7+32JZM9tmzLECNoBqSqbCXoz0Jt1OJhF5+nxjtXX
        p1ccuj6CK2L9vHLJunJJeiMzghC9jS1ttp+tcL44SWSlu66l+NRY9CBXXXerA+NvQkxq5Nrk3vBthKY2CJDYp/F4/yeRDndUN1k74GhwmZsLeFduK3uJ+eNz
        uRT//oHsv1O27/wEAwgGXoeXH5y6wc4tM5ddbPdTQm0aA1fTBczByZrxLqgfQJ1nVJGgQnpmoupg/q68pCO5f8DHNUZOPurvHA+Wd1pPNorgi4NMAXrW3eaK
        SJUMfrqaG+cgFGxpqObHIrmHS6yLwnfPwhpRU5LbRHb0/8bNeubyRx/gswfhKDExrpDkQQankVQHc+Y/UVcHlmYGZE+kGLMX9CO8caA6gQYWiYG9xj9duAM2
        lF/C4y7iQUSbBr7sJuesmx4Z+nca+ubk23h1mtA+ScPhK87w5bLW6cF0g8GRMKS0ZMW7gmBpszEwIa6iDU2179g5DgtKU+d4rOuEYYxJDT8tbVx3lDVg61cJ
        KU16DZJDQz85AuS70+ZIWbNXdlxqK/Ake/UzLiMT9I8XXLyprdb+UmPaY/j0lBqDRQU/RWNqRWPKb21nzWpFsjSft4UubmUq6q2Llx5Mw0Fan7k9iWV7slHZ
        nhyCuN+GSDHPFbJXcYVcEgaQCx2diQiKyAW+KBLjGM5nHYgOwncXZOmetXHB9Vkbl4WpLemC6UFwW6o6QsJlET5SWXecMeFAvWLr6tGKaS69eAjSv17uZJdF
        EoWtbVFIr2Y2ZDsUC49uVjRHEV1Xz8tTIElYx1UGydQ7FZXOd++SQeQ0kY1TLrpkCqKKUmiXJgjqn0nZLRLhUxzdZlX0Pzi8SlepBmT/g3BoSpo4ArcTx0eE
        b8nhCSSni+ZK/YfA/EpD3SxL/S2+M5P642mp/5BK/QeZ7DWC2C/ve1jffh/evuHdK00Pkb5DBg/+NGWxPwLSXP6ZbOxl1zRLNNys0nBtLg0frtDwhtJwG5Pp
        dVNxrUzFC9jxLICQhYproGLKvAtz3HkX5rjz7qbiLnyMxuPzJU3uQEi7tou0aXeFK6Z17QUZb4CM9bs6mXMvdjkHEVdMy28N9DwZTXEY1NS27G5qW96igzH8
        DeWz4ccPc3ELZ60J96yplW3x0jYaVcun25XbJkjgVPqrlMW5WXxhBJ/GMrOWoYzI+DOH+ktwFlsXKp01vs3ZPAp6guYU4eaju6CEa0e3K+JL2QOXugnpwrRD
        kSUe60xflAbMGl1cnzW6i1Oju2ga52GaKCWNlb1kA+Qh0lMX1F8e3wadqRd1ICO4ROZsStqUXe6go0CB8OsEm5K+KNKibpRW/IQOjxv5KoR1P4KcFQzDbGUd
        yGm5fbKaId4riOmmn4CAokmcRFjjht7QF+oUDiHUdB5ncCVt8axtDktTNFLsEPaxG9ywHqp4AR/GihxzpyzfIN1dcXttSuOn/KY31J9aZG4ZThmaWN1iO2BR
        dhca6S4Ul5Q7v85dqOyNFyfmMAQpdC6iszZgWsSHx2/KS1qGZoJJM9LlpInlJIJUgUyDMntkah2qfhleIbsQWdLV1zQ2WSsgiQqd5JW1UBn2M+PYTm4KUgc1
        DMjURUhrvAnxrKXiWQzPGgplLSuodTDb63AfbqC746wdDW0HxDNkbT40z7YdzZr3Sb1UuCUfgvQmL8tSBT/tSzg2GTd2EPFjL+DoMm7sIPy5Rzi2j/rP4igb
        gZ/F8dCtzlmaWHMHHyHrn3JtogKvGjeGHLXn0sWyN3cpekwmb9Wbu/RdMiU2SlEJJTcu+9ZDCHwJPC903FI2ulpx2ihO4xbzdVH2S9c0mrBgvzVuocZYf1at
        sCj0P1UAqskF7kaX4NqzCrJZwk+AEbP8GYw9xrIGbl5jVN9BxuF0oLg4CA/nXeramm5UsbAj7KozdauDmsYIKIjhsL8IFhVrkJkskf1MXdtXdW1fSvdH6Yqc
        pMtjbFPNMrZUK7K89VAETZOnDBwr+1aJyxt908OcLteULEPVhjetTcCAu3hzF21YsPPGw7d3tQ1YVhd4sCpjjccZp72xwb0e31YulaxBQpwkfSiUJwmiuuXQ
        83ZEpuFOQxa+1nkGAsoXBdz+As4I21+5u6wbpYU3MQejqQWYGm7puoDSfwQ900AVIwGkf5isORul8XVp1VjaviQtWNAgtTq32Rgmbrahh0TvjmgUQtdFOuVd
        VD2wRugmvfdRtavBFwzjkdrPp3sm6bq8aR3jKKumi4D3FZhrR6aY4yC85gThHHvANZaBcIgYkKj0WTAFSWdJDekyqHUZdOviTH44bORib6YHu2ZP0YOfQw/K
        HBqxB5cQchDku085Wwe9LdnPTKDpQPekjOhc1YjO1THjf2mG0M9awGetwUyyiIbH+FlEw2P89MY6HFnHdvOOraFjSeFZx8LEyKzrMCxjgCkPtKVPl+TvBsIM
        4DBE3dDBaw6iP/fx5BV88W5F7X5od7xrS9I1++S1u/SluQJp1sNz+3kfKyv1877y87ly6TopdpARqlVegbHucKyhM92HJg5mVmAMb14nt12qV/GXMTzsNfs5
        5NMwuQN+jJ5YzWTA77eXlULkrV/GW6VbKmC5u58mDSW6EopAA0oRwQojqDuQV9xkAccrrnCFg8xj0ZPb/8Y1iwVG8bWla3dJ6/fJK6/tc55+DisQ94h2P2S2
        qTAXMcA6QFBxAaRdqfEWebscNuW1BxGSUcPByGqJdeVOU+z87tfarCYor8jb7soqeBAZvUM82tUaIq0PzsYePD6xekuFd6QbAxmhiNquDSrB6soBGFsol8Al
        oKd+E1PR00ngY+pkk2CgFhhlMYy/HqnGUNgUDMsttCJguoS6LjB1+DPBxQVcFr4quZKxITwJ6lpqfgPoaFTJqKYX2V7LUiDzawNbcyRCyDEZs5MtKIGoz5pM
        oLBfQFlA+8hrzkNb1NBsCxE2ONDjRgy9AkJCS1l9T+b3xuD8hCYAsMMeqsTX0YYEF9oKL/LJi/wxUx65UyuqqxyRhimXPtAT5JTw1RxFjvhmhsHVYfCgXRtY
        rjRQbx0w/rHqKPU/cJ2xWtwOAqL7W5S8QEogreSQ2n6P5MmvRYZByIM3P7wmeM2gmqIatziNzCHYaW8chne03ZLEWCRDIhKCV/ZoLYqVnohyRzj4njFdXJBs
        MDXVE8lhakB5RajtW7oX3fRwpby7DtmMN24yG6fSm81NJ2RbotmXbjaH5d/NJwZxevOp9DB8y27WW96Tsv1RxSt8EQ6rE5orJ/DZsp5VePdhbM/Sm2SDlmyS
        x2N0Df6+1jOb1/a7w7de+99hMImTAd8mbbjpbtsCz9xU2ukF8ldZu8sMqzepa5tnc1k5MbaQUe4UfvXeSVl8LXebyLiHcyn6RsizvusCpI/0Q23zmlpiLSHB
        HIurRqh3pPx92vqgtCuLyXzatdw5hakoNUq70G6nbeHpN6ixV8rNrmC/2Z9z8f34SdDW5sRcp5ubJuh/v6X/Fki/rvKhbLowKr7GUUKRPhnRMlebYDyMSXRZ
        SnQ92q9/8bBP3jhrWdrPBUtPioUFhn/OyBr4yX41tPg4caCq8RFV1oHg5WPBHI30c1uws8HLkPa6vVorFkgyBF9tWljfXK3JV2YpzERug9XXwHDwrCfX4cAg
        14RB4kFt7d6stTiwriQFqWwq64AjhGzp9+GSSYVO07fIRyf7hc5vZHZB1Uz4smmX2vmddWTQaJ2/xqWlqb1J81uacJA5wlJjYq7LF2SIFbq8WZbo2TUAjt17
        +aHp6+J74HWyWIAHx/A08SCZeaosR4tSQ2NrZnCzQlHNioXC4SHsQdOB9dmKbU2QijyQXkMelYn2nTBi9LhpjyByaGdCVmJ3JhiQ+mScj89ugyh4QBv8gJ12
        Xjg0vvGA0PEB1J5wNNLr0VX7pauuz7tKqNAvFpYhMx1gSDHOS/IACfR6JVeMl9ErPOwv0+rUIqSkY6u5Tj6DU9bMmHGfK884Hq66My2+nBupnTOYLGyQPT2A
        h3UqlaePGeSsCAP1Fp1phwCONEtwtANopETTvwUNG3D/lerUvErJb+YA5G8Eg70Be0MSSEMeTigYsjKtRsYZoyQiuW6VElelQ8alD8A2TqRwD5KT+2QikK5m
        M0Ih9BDYUOle2/J9ytnmskb0c8YaOXv2zxHA98/ku3uVZ8/ef+HFlpXNlsnt0O2bWTV9hPcpoe3b9cHZEaDNwq/4KdOcch+/TU8sH8MGZn92eX+FX+wv8YvZ
        T6f7dWwwMeFhhL98HCg+yImI6nlylkxW3ydiutza56qsDsspsuf5d8rZkUxc9634xGFHXAEE9iMQ2F0cNuU1R1RgP2IF9htnCexHTFip5hDE9SOlGJ97YRY6
        UmBC4ALf4JQu1AGCuiYijBcbzdx0I4T5wwN6IdXNYcix5NcM9Qd7OzyAVx2vbsgaDfZXf01pcve+T5eXfeTwVoZsaaUDK+i34OfdztdVf0wPOhftqTH1Wlut
        CRCwIVszVwE8BpmrAL53HeiQXSxai9wqw2SBPXGHLgQjfDq2B1Jhe4Y8f5gzcQMcv4gcmEC6R8zPYex14NEhzDaGub+NdSrATgK7hoDLb8DETWNow5q6/DXk
        wfMTqn3GzHQgb8FnIpMS1NBuScRHi2sjleOn9GlQXUOfJh/dsMuKy50WtjUNivhtu6L/9Yr4wZSI74qIH4kwCNH3cKa1vBkSLEXa7fRGRVO+UYjqrH8qPfRu
        EWp3ZLtYeBPU5a+qr6s5ZOoibcYyPhuoasMc2hZ5GpCxnpWHVVR1Ve4tOSKIqHrYOiLkoirbtJEnkX0PrRnu4ypoH5J/h9lMEcRvLNUdyV/luiNYIG40kRo7
        LFxbNrdVtkwQElRun1dtHwV1ivDI9RBqHA/kG4M+2Sj1iVext/DBDX0QoswI2pyoVVYJl3c8wGyN4D7yLdBzR3KowwfkCB1bsEc9kVA9sJXQjHqSuUJsq+/B
        pyQb8BRgC9Kw6FwEsRS7AiRnLrcPkG7cm4SmoeEwSE4tLa4ktHDRkoOaZCv+4oq/QD9g9bK5Tlp3HVAO9uf7BffYZvgTf3Tzq0eOIL7n2Ed/62dveP6u//F9
        DzEPVumWV76FjCl+ee8lfxVleTMvzahIsx/7sn0KbrPvFM6IDex2f0i+Z19pA7ZPQ32EcelOzNNYwX3sqn1558B/qfhL+Op+fH9XDj66YT+7gU7dhRPRddic
        dC6k9VLcCIQouG5dR09uTOZlnK+lC1BqfUNf1XQNP3vo3WeWM2Db7la57MDYepdn17UC7XoufK1ar7uBXFWRzi60dsO5ZNagaXUK/7xVs64uZ9albBmV9stL
        d0oX2ui8WVL2E43hBA4tKyQLGC1G6lvrnldvsYB7ErDYECzWRbTGSN17XHuAlh8Pu9gdwb0bTB92QW7NsN2k7mWOHjmcYzupkduCwYK2lYur3ww88qyjOIvS
        sgpli33Vm6oxoXMJdUnIqziBaqqqD4VNvaOrYGzqlR1Pg/7D8DmDOaeldo0Gzhp2C1JkCJFXtdTnDro/JKqBdS6c2hhEzBdEv3ruf5toc6R+Vqaxq0bXOz30
        SslGEK839EsXGMpS6F3uj5P9xvZhSGf7hoaTYSTlvUlEN8gWRhQO6q2cSXh5wqX2sbf88mf/bvAPP/JtwhPax4599fN/9EdffODdD02Z3craHkzzY6PP/+uv
        33Pi146SO7jH/vRTo6N/812H7iB3aDM4cOj+UGoKHinz3ZhTdobLYjB0k8SE55HdohTBmdYrOWqKuV7/dOpfSIOSKzC0eaVwMJr3y1VRLkMqyfHUqCCfBkYF
        yVohP4WkFaTHYH7FjDjrI0TxINEp9hVvPuygaf3bYwx/Q+dlw5KWvozaU22TbFk1ttGHWIQhrbWApCldV/YdiIXgEhCfD3GVEDOTSSK/FAGVNts8oza1CLx6
        4W882PbK44qASimXvuZIVILPS0qrejkvrRdXRiu4kBZOd0qlpdFiCKi81j9fiRvnqCGwQh1Xg6ndccDdsebB9JlhU6ecVSZh1HyOmjxd++aNmr7MaOcFxajV
        dNRqY9XhFl/vmnb5DxfTFU42cxUAaVAx6AWj0uo8Ia6CcHA18Y7Q03U8XKctywct++xwYfIaNOO/+TiNcFecRs3GaYgwo+aDAOGIQnjI9lVXV2vMnTENCRlh
        Qw2G6c6VCGkZ2HV4PIQXQ+08TQuYbpH65I+4AtTH+o3hhVL8NUmW6nywe+kI7IfCN/mdNf1O7gn6RZgQjLw1Cu9N3R2wGY0xNyrSvoJvjzLLQkrLR1IT8Sj1
        k9hEaZA0LZvdz3ScnlOmihCEgGGLGPOkisOmWllyL3r1iI+Y3xGbKJvfMaaRBV0vXLGJuU5HeFhNumSNMczWoF3sNJtvol9i7Re6wvStZwr7pQcn2C7Ms4t5
        0NQixp/JY3X8Y+b+TWN1ualkNCvlsg5K3hslJxX4nC8c9Z9QEfgROXSO+g8jUdhR/z6kmj/q36sB8Cc139sJuIAf9bc0F9wt8AEHBgoDmDcQGAgMFArSa3Jo
        qXTdVunaqB97cquD2MP9tzoQqOn5/XsLfnMnzkVtIMcSN3XdQkWtyYU1xHC5cK5cwx7BxwF7hDVkSR3IDsUrfDKZ/sRn7moXERUuQ5VczVnP6FdPCcLGFK/l
        ebjXkAhzr1ygO/0agv1swNMa1MS6+lO/rBIgs8jrxITqARNQV8FQJ1bAoFQNBPDtCyKo6ba3kwGzlGZh7RTxmILVYwPZZAKH8AU2ZpxFYU1fN4O3eV05cBO1
        rrn41hQbS3p3z4a3lq7JPnJWXFVbClo/wvxaZ4ahfBmC6YxgpB7k4rbO6DZBIVOPmm9PVj/Qv8iBs+l/ARKjpX8c5UJ7hjJuUcT0r9BjYMbNbnZzEYeu1CcH
        99qS1MV0BaGV+3MJHrkiAWApk9ct4S1GRTAsM+aDL3SuMa27HAB2h+iIzBv5Ith+gzwQ/nfZ1Fq7RGl0tpIaznqltaQ+41yeZyryuPgbi2vprQzRQNYCrmC7
        fKcvVnynVUUGemuQ20OV506kbxbJ9AJ6D1qeRQ3wgtSZu3FnYYbday3r0H2xyNdBvqYboq/guZbuqLrKz2ZqxLszLrcy//C85oauZaQc1L+QBeeMNIaMEWgr
        xtLEjHArS2wUd7IjQ4N2X86tSDPb26HnC3oLm8YOfF3kpdjbma41tpTmpDUr7apJPwBUmcJK3s5jipaVVNvcNa3kcWqqGm8Lrc+dMm1beAE/PTN3ei0ibbgt
        u6hrzFdgul/UIdMJg29bYKhVRT+9aje78GbgchSAJa1iiG2NXdWzsSvq3IeeJ3fT/BZuwQk9xESRFdaVFdazAFE3W0nB4pY1CYgiR40zPuuqGY8aUWV9tRHF
        dCZ8DTThK7fdNWWcI4hATbvScJi4n27PsEd00UkdZOTXgViZVcoOSM/0Z9bRtl0682ZPO5qHjnZ0e7qjFyz3FIHPtK2RlAXzoWurHQM3GfNNJQKWlZC9k8lp
        lEGhj8C8lRMb9NempY5Bf1iQ2EORXaE0yJDSDeAdIl3O5gxixEVM481DdfnLxxByNVYchzFFMk664EPU9PBHJAs4l/afrvnekzZFkCGYOECiAcW6FwnTnpD9
        U4QYjTYOD6uiQErs3U6j7k959N+Rd2enNT1tMVFjcToqbtSy0w6W8M6Gt1cq+mliT8NBqKM5vKLuH3qM/jL+OQaRlDP3uOUNRKwOhrF6OsZgSQ3TmD39EF/Q
        sGOIY9rUGdPMU8U0rPWgoWIfd1PAh82lO2y8yapDwtRg2xUrxAm2An7God9cE+qzmxCiCfU8W01dt1v1LFuN3SJzS0jIsFJWHe0eIkT4b7J7XG0bNfoNq9G3
        bXNt93h597hAxQuVzCbw4UL3uOweT0fIe/NNqM9uQrl7XNs9btE9VpakmJcwOUagc8HfrVru6Jz4Vw2/9mRrx7NzAtKt5iFy/HthV5HjibQ+QyCLMrdHZkyd
        6/Yoc2C33ISegcBWm90zmHY12zM15jqaVYl0IK/vto/CKlxV/yFAx6r/usywhMbPbBpmPW429fauyiFqSKOkRGx4aJiIbZ62sdbYOj0pOUnWs8v6idKNX2aS
        BxNVbKy7n06R0inpyVU5MO/0yWQRWKYwrgbTxtUIjpBR7ggJZV1uXF1DHS5TRSFfuvVidGFZxSZA3gHRP2kL/XinZfWi35HQd18WGm9CuC1vSn1hLWz+ROO3
        W9bptpW5Gi7ngElbF7cqydcSb/YeUaM1kTLT8GNvSaWymQgeSOITVmKRKGDDibucwqdbAu/w4UHeLUUjrZZBqxYZa7aEfBdmiSbJRQtZtTAHsmphDmTV7liz
        FUBWrY7l5aWISTjW98fQAHGjaMPLkOYAe4UMs8pGJWE5RKe7zDU5oQJGpCSGmLUypvMGppZKWXW7LNTUvMzMCjXLC1uaG21UvL0Fqplwzec2dqJG1L/Cq337
        aiiySq8OMhei0agMT+9NEry5cx4GpBBxogCUJbfrKreLlNs53E4Lm/sRz/N3wtPDs1/uDs2w3q1xIyOfUgPMfX1KIxdQX0ULRzBF7aFKFaD20LaP9uQadVsY
        IYDz1hW13OajKtlNHD6a1Hwg0jeBmw50YreS47Q2pzUBX1nTwQkmNrXWmJhUsGP73Z/lfkAOULM3TZTgGJlY5r+wte6N8Q8wQyIyrUZpyIzbQPUkYqaLhoAV
        MP2aTyHMz3UKPpHUVEtBpMYIaKAh4DRDwmlWEvHHHwu9CC+CjWBW/GAoczaWcYPawDFxZfbGmtwoZnYgxasJS/PYz6btSxP68/rlGEOqWKWl5dlFNAKbciy0
        iWPqI44GEgqWjIjNqY73VMJMmd/R9rrylXxGlHTbbnFe7Oa5OlNk9lRkVgXMZEL9PNO6ufm29/BtbzQhnW5fQot529RcOQFFtkzPFGZ6JlU6MjSlrqEpdXWn
        9mkWpKoH9F3LdpUUQTSrFNAX5mitOUeq8TO+Ta/i0yGQVq9Av5YSXsZIfFV+BdoA6pNn7rl8TeAR5juDUPdcvnpv89M83QC4mvhHKDH+U8+rn/Z2FPMW8rVF
        4BbCZ/rCpEHUMUwAQMb6IH/M2AYUull664Zii1WzF+cI4AX+9xB5YsFb6sNo2OgegfCFW8CE3U6wV/AA2CtFP6yZ0tx7AP894yFgY8O4WANvINI3EtPLbBNp
        mZC5+YwLgInbeNMt89Ey7nfRstC2LETLgtktC7RlPlvWYMtcgMs68ccVqdU4Nts5E8gS3ZtnLaQQcQmS2iWqup4bOTeGoKmbtzqbWvatqQfwU+RgMg4Uhjco
        yCkD6x38ihwDdS3f9vDbkXu++wfeenw9sFSd4Vv/MsYJXFh2iKI6vGVbLl9y5Hp8H7GKGYZY8j0BBHvZf8W3cHT0X4gL6VkVoUpoWXSEp3p7zGoQ3Z/HQf+0
        sNin3CdFnh7JWDUOMOZxHaGQA2hKPzBI1uEAH6VL7G8D+lhKIqHButAgStUVtP5culceWDd7HxqkOA4ewqOEBQfyt1QegRCUtoN0GWAvUp1QmQPttnT+t7jO
        O1wHZyLGR9diRtrifE3O1+z5hpxv2PNb5PwWe35Czk/Y83vl/F6ePZzsN8w89wRU9ZHZL3ceJuQUMzYPz7gYLzRqPY/m/MBx+SOL+Xzo+GP4s4TEsv5SJT4B
        DnuEXpZvhbdJnNZPpS48kOrwwcfkbSChaMnZxLU+Jlz96HXi0gtfc5gx0X3qlhxy5H7JAyUo/qILTkMFiAYFCPqeIDNgVyZLAzt2HweHPIXD2EaLQpmMZDVN
        7QvVKshnfPaXu2A8LnGCcTltWnzo9nvpUiM3hi/YQgyCad8zkI9vDPdudy/IBN/w9ibNWJPpusNPPmzwc88gWZCTa6v8uWuQAL47S7SbrMDoHp9KFpkoOFmV
        npI/YY9P1oZ/+QTO/92jdyV75JmPPXE3ADuGZ6ITSd+3vgGmA0zjtlmiu5Z8GZzFOvzau9pu5iimcH34+FXZTK59cDsV+u0mA5BxlOwlNQu9rqHEulnMO3wd
        ta2/lO7LsT/q8nuHqR83+woYkZOPPtb2TA8PLyR1fysnma4z4Sx4+pG7kpYcvy5jG8mEaMlcYAo3EXiQHqhP3PHsqSun9alXhZYiTp9X6/fgCQ7vuiaRfN42
        MDYEINz7OtpIWi03c2+pmXvnNdMtN9MpPYVm7p3RzNjsrTRxb2wGr6cH3WrjBqXGDV534walxg1mNm5QaRyxzveWRnyvFCj+GsB5tgmdWxPTp451KBIKkkMH
        GjwsRy27HLWwHAmrm54OSFGJ5aUJdgjKM4OjnpGn96o4vy6rE7G6MSNOIAwbZWonPnQc9Gtq0vpQLY5gW5ZpQYH4NuZDR/NGrm4okDEdDOGsqzIuMqub5bch
        23pDODw2F5dczzvtPoUM3IfkfinHVDnf1Hcgefohqe+17iMru0xzQ8hxXcEpnytw/XGwOCSlR4rzQ54ztyYsjjL7fCm4hqr8OSW/k8PnxbF9tcz1+BdaQXS6
        tlN7kqmvrnhEvtIc7y3Nfh4ryrhs/2gHheEQSTKZj5TpsEqJrTA9ROp6p8gbdBr0T+HsxIdyHKw2kpsI2/5vgUz1IqBLUSkQsYiOhZ9N8M2h033WQ1UveqW6
        auqAKNuchj7ePedR4VG3f/48/5RZelpEmlcBCScf9YKrKAoskoaIyZdvQ3zAM0jR6SNpZ5hRBUTEtCnP+yKnCLl6IEx1EqkIX0jq54BMfFkc07YNRpiREc6W
        PAO7iCrJLJqUFZ+JJ4LshAgIWaJ2P3VgT5m9r+7RqKL76p5m2qPGfyldoQ8h4IlwWNFDv2y2ypu0yJqmdViLrFpPrA6rJfX2ssv6YuZCBAIN0yMWOqzdT8sb
        qLxaxKEjlFFXjdQidFitaR3WEgIElsoBAsSmQOz2InRXPfyolwIoSAYNKizgUsgriFLRgb46Po9HRhdkJRvJbfhfhzggvZEMKTyUh3KOpCsl9K/3018VuCw6
        1OcndHUA3Axyh3X0te2JXjs5GU0NIkxlseZxWJhK/dM13Sy5WJZDYUFrkp+OTZ9AFTPMcwA7gyatjbgq5v/UOFi6+sdsVJtuM92x91K6+px81apmNxw68a0O
        eCST9jXB3NCFLxCFIrjJQayyzCdAN8hhSaVenTW/4KFApAUcLRDAyzzEHAIQhOzxnjd1hQuWuVODNCbzUuSxdgDTR8UpO4x18sneBNGhfMV5T3pcJnI5Z0lL
        SpJrZ0VKt4wPL0/5KjiVAzLFtOge3soLo8kvujo/WyWAZ0ZW+naM6aG1dtOx9/2HpLEF5nLFvZBgi6V7gbjacg3crqnDdmwTJJYzrjAj64X/Lg+LQIZzECiG
        pVPKz/2BInICWgEt0C4VeGDAwfOzwQOqmp7KeD7HBCh2w7qrZ7J+RM9gSXOHX3Psehbd6nzG1bSNXNd8u641bnW4rglJABfE1N5GlBA4yWB9yzM0HvXPcNm7
        1XlC3nyFvuh/uOgt7NRgLxjJ2tATWuoRvqtPRLLhFX13D2vYiiInLh8o0D3yvDRfuw3pBYUH9IUSUwKA9o84G9BslhHhA5pUAOcE/UGfyE0McqkgP7tV5Ge3
        ivzcB8JkG4cTSROHTXCAmcpkJC7rV9RRSwoHvQR1VHde7jJAR7TUU1GKlOGgffVGle3kTM0xrs/SHAe74aC7TBLen4aDRhKgJZHYSoDwQYGrWsBBL6jbRlMh
        y9X7NchMaZHxz6ULFQjoZcDL+YCAXkZkVQCo8DV5k/y1MRsCmnAWQYGCAvhnP/NOUfjncKY20J/d6TV1YpqCFy7lE4tKGnxhjn5ON40JfOjqFsIXmiL1i4GK
        b/Y4NOeMQ3NKg9+Ezy3T5kWz0/DT9zvDeYZfu1KOZv9p6OXGrmFM6dDblm1tOAUAzaDesMRdanShLQAWalAuErmkpvoyZo4JAQDNzW0J+nmpgH4OytDPjRLp
        lJyEEe3iz0xSGLz0XLJUcsTG2NTKSQrr1AeWkhQGlSSFS5qkcNnQDW1Z07ouY6UhfXU1903Afq5VcJ9BuEsISeozudlqns1rScHK+tP5y/qEJGL0mk+9r18G
        lbdQyDVCIYf0RaX/eGAjoHXuaoaob5jPrDPCet6HCxrqQC47jn6UAil+ccQ0SKjpDWQ0g1Vbes8CMvsKhjtKGE2O4V0oYT4vyResVrK99RWjNmIyjSadKJqM
        67PthHUNPg31kcleEdGsPsVPitNWrFjPtyjE8ybyL8HbcgVbJCMHGpxX1NtyxSxBAFlRg/Oyws95qkohPper+Fy+rBaviOTfQ9aL4cu6gLhWwwYtMDyHfRu+
        It9us42Z3k3ORmbdPJf6uxKNheVEY34p0Vg4DRvdYwodH8cznsxPmYxS+e+5iiEdUIc90vsnwEV7EPnGSaint2CcelyaEh8CA9SqlVWsTYQdeBDA0KVrGdyL
        ZSigzMb8DTJNff4ehpDyTWmzeBeqo8k9f6lQ9Qh9eJPzigs06YbcK6NJ87mvuWkL6PIFmnT9HK5fcSdMezhhjAqRlutaNwJLd8NJc6VomdYIzEy4lWmWwaXb
        rPNe5XL0mS8jSkvP9EQ+2LbD7dJbHYICAKWl+Y8owlgPmUr5bQ+LsOXioWgbf5r8EZE3kBC6p8BjPaWlnkWk49dq52wSPmqC07Me/cehvJzAUj06H1eshaTR
        nsg0kHGe4Y6emNFI4lpB53OwXaxeeQO79iOeU4Gcc45U9unlICDuzH+1HtSe9E+HO9yNY+MKNOvThHV00woIsciArk1yrDtZn5CPuVLWRNjANlRABmgUd6tw
        fGIifE0TsHu3qiVlt+rZ3aqvGBrtqfAqDTKW7WFIr9UU1kRv9paVNjS7JQzUHvwV3VrW1alCJgUOdT34aNcMH5Kv6NOVLavHqvXEblljqTfILuuL05Ax75h0
        lS2rZ/KCnk2QEXCvKteYoipiTt8FD6p2bl09bF3j6a1riK1rWN66Rti6AjnUw74xUN8LX3ewkd26ErSzg0MXjDZCVj08M5pcMC42rxH2ZMLHsVK6OASKYR1h
        zuE7yx2Ve+p4HMATKHUL9RIpepXuShG4Cx/TzSyGFheFk2nukjkDSI8EO4A+BxAdN7ssrKh2KNipqR3TQH1wPP2Lh3DXaOIHjUvbSnbc80KBH+ZvT+CX6tM/
        sWO3w9gnU6+U7ZMRKNFB9kGgP+DE+ifye336J+oOezzKZIKObqtdbqu7gGLpaq58GAmbWNdkG6VRBC421pFurOO9FiLRsRZJLLNY82gf+gnX93b80+5TIrTX
        YLiZm6Yp2NJs5UC+RHeP4ICXr8kXHzxeCd29P9gRWWoiHX1B1gnZOkYZyMlzuuvFvrCmjbYp/KENiO9wKsisOyVEtwzHVXrgN2hIcc7LmiznMdt0oYjeiuNP
        hH604z3lTuPEBQXu2yO3TcHCAiYr+2vzjgeKOxcfJOag1/0Td0He9RIWEqosr/zMZ75620fTRqa/fOITH02bF03zdsJUX4RtuHH7TdCIO48O1z44fPafZd4E
        PmKyY2xjavQrAITf7W/9UQ5lGYTRGROUrATCOGX6BaU6sK40nstiGiey6MPk84+wUt7y72V38seyEIYjJicrAzyqYR4wZ7lk4BX50eB/ECKeF96z8POrH9v8
        gd/5me/96s3fLhID0aT07cQMZjMJlVd6fmwyRKqJ9OYGSemfirh6LyXL/8tCUt387h/7XnrzH7v7+z8uy/bv2uvD/+Utf+/7r12U63f++O3vPH7X528bWRDi
        0QKoZz5kHza5DnZF3rgExDYDu++b1kACfi07BBJlZI0wyO4v0TT9kOueJp63YyHPhDJSf9s49yjK3fZdj9JQ5PKug/iTazGRvLuwN3czAG+7QEPFQf8X9xTB
        HGIFSvyK53qnNcQ2E0jRiFYaDN0Pp967UbmCP3h5doUTsvoHw6ceZTiNtPrEQOhI3RX06YgyY3j3IJXGDUdf6rLx0iT6L7ERj8Oy7mFKRzG1o5Cs6dMD0UU1
        3+oA0/1FT9HZQ+0Jefdd+JG/1z64/V4L5hDc0fbstdTZHq6dSsjfeIZeCo+3aVvNuwkORNSQ224K9BmXD9BbQUQ49JA+7H2jh7f14e3qww4+ztGPhNeDh17/
        PutzkEk3rmLg0jLjqiXm7dBmuUzV6OC3eLOV2TzqwywOLnVk6kzw9w/5rZ3aaQ9W/Ct+puUS2VDaqK/D9kMe8nZjfnhTmB+e5nxQC3VsYdFgHMlTJmfGkiJs
        TBFAKOBe9hTuVE5f9lLioK2ZtdlL7R4C1ujCaDMaMKJxj3UpXsuTxzRxzmv80ytllYe3CvNmI6A11m3WSL7TIoC0qwggZbAAT/soBwPxSvnl+woGUsPmxbNg
        IP0cDKQ55UHEhPoaPgrADQV1QsA/fixSSbOCvyHydattMbezrnvRUzQ5/nHJ2/0ahP7X8uQCGvCfv8YmqmtMv6b0xS3hjKX+KHnry71GTO+pegVZoIwA0h8k
        jQo8SB/p3H2ZtW00c17e/RmaMgzZ3Lz73Ure/cUyqkILhgwGOWjefQKM/TWhKjQABDKG62zztSAU6lZBRu9Q2Vbayx0kN6jbFPtQliVL5Z4+3oYNoNTb7Lbj
        7QDAGk3Nzz2n18MBUuqXeh1J9GHd071+b/iMC/S+ZvdnSDZnkZG2R6m/jhn/LLn47NFp7PJE7mej0yiNTqOqxWxUUREqo9Pm6LQBbVUenc6c0enMGZ3O1Oh0
        DPSYNQIgNGaMTqc0Ov0Zo9PW0WkTp4X+twkyHEo3vYIpJ4WhWYDPYDXVBmqvK+hFa85UbNgZnwG61ZUzEdOtzJ7qU6AXLVMvQ2DMTH5fm8K/qPInfGSu7sjx
        L+LzMDEikVZtlDTKdAKHNBEELZ08oWTyiJBrD8sQVZgzqaS2i0qW1eO1nqdKAJXUq3O4Pm8OEzsDWud8DsffhDlcr1CJkkM+h6MJtLYZlcSVOcy0XhmVpGHJ
        7S7chZMRzsbJ4PoDlIzSeA1accx0kUmNMBnAxwA2hrDQUBExyF2JkiFn9VYzVnCKGhDSQkIH1RQ28Y1BB3kme+yNQAc1q1AGIRaHHiF6apaCNryHkyVVfTWo
        QxN2U2F4UJ7pJ7ShGWBmnNFUZp6a9dZFpFyWT1NRXrGgtQvTMoganaAIPoUs31HK6eYfiRt/+an/uYqqXYLSntlj6SLEhwVuqLOXDQrz0m3I3C70ygDgjoUP
        ofo8LmECI24yxtcUBiaawCM1gef5qGPq7ZgeOqYTJtNDF61XTPBdQOBTowUsnXzEJmx9LU+vv7YFG8b8vu6Ugqk7xTOmVrpeK12PNWtJ6X0dRlFC6VCzSZji
        PNwxtt/aHpUyq4yYR4/4n0X/QGRLY02pFGehmdRy9uy10VEG+UNTCv7as2a22ZjAxCSJLRxwK8cEtmIi1ommBR+iETJUPSzZoCOzNypkI6BjkXFC1z4b90q4
        IjFZa68P96otHV8xKYXHH4OiG27DRL2CBh1t2fC2tGUnW1Q/G8BzEZoXynRt7SbU/dAOsEdg3SQCk0yYCjhWLPdD2J5C2p76FVPLMqTbiMPVJC03yxy6LQ9O
        GaaIq0u9qa7ucNTgfGjmI9/kyAPBBv8mWFkxWK/HELVAlown1SrFhM4dKhPzuf0GzFAggXFqE3/Y9T+y6z9oBPCs1S9r2lQgYwve0DFZK1oAshplWUSa2mH4
        9nFsJYiWpU1KEEhv3HoTu55Ydz30q1mziUzWFFgnViytlDhG7awdLW1HKyPnli/LT5yEM1MgRTMxd5pVdJ0ezGCv+HJsHvUv41g76r+MY3TUv4Sjd9R/EcfG
        Uf8FHOtH/c/guCR7URzDW50RrGMjWse4/4Qoit+z/H2Who7hyN/uvoCcioTaXmYMgFz+jLuNRQWaSUyC4SU59tGzI1ftKi/aApdtgZezAvCs8SD7OSB6HGqQ
        0x0Vgl+R7sk8+2QX3YeuYoW7Lk2pNQ1qU2fWUSah4LpUz9alum4+AYCQwU/WNTOO/C2zsg+bimYFTygxIrOVfN4dyaqPD7yS98uS2lbkGOkRP5WuWYWKgwa+
        pIPjVSvZf8FNYrWEWePRM7bAWU8LfM0WQMbi3LlRdvTYDXhp/0Qpmcb7qUcJTf/d7QCediY8lfbvhs6FOeplizf88s57gtNy/ET9bmFY/XB4dScuS0INuEf3
        K5JQg3knUe2pdPlueVaT4UfDLwXSGdf9kFl+FDXI+Zd3TgwylwIRnhuQWIAhhbM6BeoEWYMahJVCX0LQlp7tk9ypaAGWctIhMCi0pTjERPbRIJB4ovhps7Os
        NmA2J6RKrCCaDUUM8nJ8UV4CZ2gQuDrSfEER0JTU4DEmyJiib6UEGWsoyFhDI7co69ZJILvIZQmaoyUyPX4nCGbEr0Ti15F86AoscivWzTlfTi+WEGrLScmg
        vM/WRx3fQdqwOEe1C1Tf2g6mc9hMnhCXyKNACdVkad6FkkyEimxPzcGEmi3WNYq0ip6mVUSMXky8kQuaC/ACFE87KkiL1FfoR0Zq7FXdEk5HGjKBaeGN9ORr
        3kjE6/Y0IsROqVuQ4whuSNnHvUrbxYZn6KkLLvGLsLzB99cETBgKH2BYcbaRHgzZajmn/FJMhz+87sNwbIIxjEEVTblU8phpFDZucL0DIl0MUqXblH7KXWwz
        66RgoU+XyUBBns3zik/dVbToLsmqCwFjAZJqg6TYyEixS5xMTexBoqRRKW0UPj8PSSszqe/Pb8PLmxfgS49Z0ryQNs4VHjgI+PB//diXjmZmAlnjL3T/xGWv
        N7oTL4Z3A1aFNc1m1dUUVzDbLN2qHn2kEcgm8LcQDuhvH3BUCf10w2ucXgYQc1fdmx3INGs4rAlXd9CT+3CIkiWoh7v/vZd6eUCcl0WwkA36GsHSKiJYgiKC
        xbURLCEjWIJKBAtV1oxg8Yet7e5PqB4cFpKlT8uc9MDQA2/LVxZau4PsEq1ArIlnY00YLhe9F7poxEGhG+HmaaOilqVvlz8wYLZDl6FlpTiCOv5qpQ0bQNDI
        AgimW+MaG59WZzhbC1G7DNarWTU0lPuqeTZu93nrOByo47BHx2G4ZOSdZrznTaDusCUcUVmIB2mzHOzUfGkajEU6ook6EOvkqmO78Cgvc5LnMDHQKKioW5ch
        pi6ZpSn1ypLwiT3jZB2rz9QtoMGtjJNVDTpDiJ9Mp6SU7nNZLsGNtw5NNrxtGTKEwBEGB0sNUNljEFRzuAaIQlzjkitiJjDHWup7WwJSbqkbdBtwY7I2rOCn
        M0bCGxW9eiNsGBeYyAa+ztBNLTIrOPBeCcqBAsiB1OGkTBblw1tQUOxDC4DANzLrUBKvo+49+JE5vKf0AllSIUGjzU20o4o9DXVzM/fIXkVNK+qMLUeLL7+f
        TAL5EsgZ5OX7kfBLznpoW1d3p13dneZMBUJgJ4e96xD2Tsqqzza2dAvMwYTdmqwUSB1X42Skc3MC207TxrG1hBJyn09pf/5XnDblsToeWyyuKh9fZNJQKNRQ
        M/2bp0rELBFP5P2DzPKyTPF4JPSwF181GSd7MctPpUEeMYWoMCRFN8vdv+clrhqfECYS/0HN807HOzb8sX7AoYeZa2rd/8Fjots6sWVwWLM+QsiYn0+SS5ML
        aR+OUZkM9MK7HhiUvLmRC7cOVtY19ZsgiUMMtc7lCJ5nGrvnja9zUfYsycIQJrW29G8DPZd0EO9+nJ3RAv10yq9uj1Tcmn0vxbrQLjXMLFz4udIEf3+uhr96
        8f0IYKsPN7b5+T1uCwvW0Cm7hjOnovAsB7rN7nMerIinRNY8jS/dREqSI/5WygbVmdyk3Kom5KVmqU3njv2dP/sHo//3f33hXQ/CgRTb3C4bQp0k0vJh0QVr
        zF5Xh+Kyg8PDUKRCCdXF4V54xsfsZY2mks5jJ6IzAcomnPVRrl1T3VLqkgcsixMqXyjUF8d+46X/+/f+5c6/eGkyYiPh0aX9VPKSX6R+HISDxpxxlWrOujnZ
        POu+brrR9OXs6KzdHvv1GYDKlb9LqOoJ7aldbbo4KqVqKHmZf2Aw1dZnXe3Os672J1/Cb7AvwO6KCS431OseiSq7uuyrWxrMnS3IAlilmBhTJpKNN/uZyI92
        wtP0CENKyra6VRqY4LC6N2FKxEawI5+JS2tpsXV96FFYp9OIikgPU2F41ufPPYOki5WZf9wB9AHUY7qYVg1VyDfhx1ifjNNyfEUbaQJan05lU18/f6EUkv4g
        FOhQxzbGF4gDANmrcSHOMMXAFR4wHRqpay+lvTycsSMXOghpbCNlQa8cvJatri+8s3CL7m5NHoJhuhSPJVOvJtJAmNYV7bV+LMi+H/ml3cJoGVfc8eSh4mYM
        RlA/h73unPah4YnPcBS6Js9raqmhbUIvsHi5TT6uuTBfod0xtkX1RHcpiOoo9A0jqMnyAI0HSucPPhbsmBDtvO1Hb3efNr2di7JplBn8gbZrjSaVWuqlWurl
        WramaklCOg6Y6EGI7A+CgERwPd/9MdkIXSi0klprrVRrrVQrzeTfqFq/ePg4nU2jUSn1N8zKa4jycYb+HYPtI45zYaQeohFdt4vNlFxmPnKpHVl8PDC5ts6Q
        NqThBg5wpWuDuSESbQHvk4td0zjn2W7MhnuxhJhnFkmX7vp8soRiHrtBL/OPmiCTNng6XEdChiAhMYss/VgdKCZmjbSF2tBesq1b2tZNbeuGsBVbgfGx7LZt
        llU3/jPPjU5bF9HwgAN/keGGeorc/jFppXk7szc4h7xn3LeLsAtPlswrwnOuxZ71YyUdC9f5LOOGur9sNR7qkBJg2xYOP+tupxHlfea4MEEWXRvQu0HzEXjc
        MBi7WQBy2nswK2kjqt/DIGH7x92DmK417h3wWRGh+pe8bI+ROIxowmu8U6kDrxkvbw6dWzSi1zGBbhrhUQJvGni1yB/dXxRZvfsXHsohwFSaz8p8tFnoTbae
        KA7fEuVQKAx6gk9fAeEn8vdnXabf0Og5J76u6m00fOXfIlvGnuF690X6HT3j+u5pb8d9ikm09AOO00fXo58uZTr3CKPvPBVdrPSla38mdAeMQggeGCCpgWbd
        QYHUo3+w/1Ia0tNPNl3PoeZYffxc9fFjS/6F67nwZT6NTQaT3uBOzpIuycIVVOUrFiw5vpVWuvsfO17GBHgU0pgQ76fTgDm+S8qTcr6mSn6j4TNCmZukTPmk
        o94GvD8Rve0j3cma4cWu8W//uFDtJQdk6y/Ewytf7A4vfbHcrvcP4lj9sdXh8oH4l6/3Bzv1JwPMgzPSSYdkqGqY4UdUZQcfARmNGmO5Kq7ToTlC3Mt1ZkLy
        mbGGKgOwIIDI9IUYLA6ma448nt449Llu3ThswcP+iEKKIww6XZlGFI8UnEN2NCLpIWXeAa27D7V2atLZau3rzfVyS9XaQKFLb2AqTqjS5adnrrdKbeqzA9PP
        dahWd9ZSVAuEC6kiiwjdLpEWzQ3qGGRlspIWbyG3wV+PIovqetOAyY6arwXYXuxr2posB47fSyPZli8Rv3lJ9g/Eb8Y+vaUtaQBOndi7S9wZNfTGklWmyDOs
        aYlI2vVzpn1Odknn0jUM1WZaP5cR09a7JukqvraGjoaDxDmq39I950Yj2fT6AEX3zArsBuilRfwArlvOYtyRXooyRWSue1SA8litEEhqDmXTIhtayWi+bIJz
        JpKmSRNaGZJXag4w1ySG7CB79Zw5yBTqaNKAhHcElNKlZsoCmIMgFOwg0jRMXQOgbKm08bqJIlXKkFfWlRjoLgGwxLQ3wRG2jh4Ryzs2mT1SZAOuvI09KFRV
        HmBCoLvFBlWWc92gNhGt5EuZZbpwVCObadnRLX2TcI+WBPmaZgbr3dEYrsZ5mQ6p7KjNqlqM0j2wbkZoxsj05HtXVGC0SF49NGEEEkQ3vMXM7YgD0u2Vjjhg
        o961AzcM/34L8QjNhh6Qo251OiP3W+AC/hZ1Aa+gL9Tged2RDqjBb74nRCXfszQB9SCEnZ2UIkEUKEamiGKm3TCnt5r8oBu0Wddrav7r9a8btHXX6+FgpXUY
        RQ4pxqMFCu5wSAiB3ptoVxvmX9jIWPojt8NNLZNrT74jY8TvIAMc5PAdl9+ZLBWxzPe9I/fbZjk4Si3NqmOg6ItFltADNktoOiP24IYsS+j1HK95WULx7bsf
        fgODX34+T+V50JDR3juVDJTOMjRxI0iFQ5DOfP4tOj4H5TYTf6clkrre3MD5OB2xkPJb9KSU9vP67LJO35QgnCh7oBJ/svtpTvCkzwkuoiDoQfYHoAhkAIKY
        2NJcoKSB+5I9wm5STQma7p2KSkmRFDSdnRT0ECzj8PiJTL+cEfQQ1Ad9AtMCIRpYiw1iHCYLsayZ3p35rj7DWjykQhFmEFAWiX4c5Y6t7wRezSFYiBvlax0A
        460lh3Grm/SHgE/GxOsi/7606YgFWoT5ZwGQgpEuAcs0PRuABWJO8OqGRU9ffhOcNFJOumD5Zxuma+1urLwIpVTvDbqfLoCPN+T1wEWkhgMzfR2L7sJ5MnZ4
        Y9Rzb4w+FpJ1ABa1mV+ubfPLSQ2xNfWPwLpr6DKEa/bwoLWB997E16zk68JK/g38rlVdF3tYDc1qhnRCQEYeYEASFlc3cBmQr+ufT/dN0gEDmOTPRYgBEdbv
        gSzdEXW1kZwRwbEOc7yCN/ZFehjLH3swPAtYhNcR9LivUE1/DspXKTai8rUz5S+4Js/W1W68hlWmjiEACCb6bo1JLxelaxbe/JLZzpfMer5k1okOmXkGaLZI
        dhdGUhOtrkw5A9EKqQ2l7rgOLXJd/SawzK9mquhIzZVc9LGKzEbTJDcHQQFDsw/fC5mCzXO5smsXT5eRXjinlvfeuXRhNAHm3DkocW3B0dGJWS6DTKCrF7K7
        Z94BZXrHLDwwwMMJnFCAciBSAPxzz40mdOKQOwuET8ZEyEQnJVYsR5yuy7syoURK//Aogk+XENhihk3zhsbMhV9IhEWwnQs5EeQbYDWlceY/EGv/xuzfJpET
        GshluUhh5nrFemrZwY5x1tBKeihT1ASVJidDzMmwAPG3b/ojRALLdsCsC70TeQcjeo5axYHhXw381ZH+INSnORLLzgKOT91zea6kjdy95vJtjFY+NNySbTuU
        frcQAIlbFKkeYoarqSe6o3T/JO2K1HYOYyviJf2CKNpfNwHsnTAPMAqhlAuQcjLEiXfaYX8nFtvYN3xBi84a5U0agnoLTQ5mP7I5d0clKlq7dCHNlKHRFgUR
        6b9ucQUiif1rQ8ouFXovlO0VZeWKyFJZ2bdK2Yw6l7TsUlFWrmDs7F/vkrIrhTOdFYa6Jfe6lbzscSm7as/3atmVoqxcEUk+K/tuKbtmz42WXS3KyhUwHPvX
        d0rZPfY81bJrRVm5YvZkZc98j5TNstAd0LJ7irJyBTzRlv0+KZvprN+iZdeLsnLFDPKy90nZbIHf0LKDoqxcMXvzsg9I2X32zmEtu7coK1fMvqzspQ9IWWPv
        3IiyzQtpIjwQWunQXMdE1EKNrRKp9EZmSbZ7whZlazQyayOzZ2TWR2YwMnuF24+MQRDmxOwHxZ1H1oDQJEzwgF0HUPB6Y3VNDIXiFpFD3Oao7ermyJ/aUHua
        lxihZ/UpUx52ck1NltycEEMFL7IZkxfHlp17XL8Delxk0CCevqtp0bZgvePuyGfG82CsGV6yHLS+TYwsNQXQzdscvMw9y+yVh23SysNZ0koRcJ5IQgg4jyQE
        hH44CXC4L6GQdG/SxeFk0sThRLKIwxakuzKMb9lTqM50hxVPobq1zgE8F/O380DqDoQH+TDTDoRrBUDZQfJI2UjgRA2XcgJeGeEkwFYZJwAVbOCEAUwNaSXS
        b0RJAG3bYTAqx/QVcGtB7RgdtWO01Y4xIxn3oeEZGjA+5/reae9Jb8caMJBgTrV20KoF3edg+grA2BoMF1tLayqcRUwT7pZtPtEIQutc8xceR7LCQJMnbWwz
        qM4buvZFLLAFq78cN5HhivYuJkViklRHtvmxZgi4ldngqHCNX667zdPqaoGA/ByG1zinhtEPMujI5VlNo+1qmk2ke5h565DAfxidogsDM/3Cl4BZwUPT3obD
        Fe4iC7AcGoQ4q70XWvL3PtaGyiCU62mTQcZYXhs23DhCooRI3hB0f9WDWjtz0hN5B/ZOaQ8ySw0/cqKtLQrx7rvQiP8U2iwN0iOaaJbJV1WONgNxKSQPz9zR
        rrOG1DGtbXaZv40G+1pPVK3nlNZzaqoeD1UDZkWDFUNTh9VHJq4+yX0ArmFT0bDXSOS2ypb2YyOpYTrE+CvvvmYRP+goLqgdAecUMTDr2vVI/2xChEN6dz2q
        yaGZ/CaycdzM6TOzixvl7g3h4OShj0Fg7GOQs6t9LKfvfZQaYFM7xXe6x9sEsrRdFKIjwqyrbYSpbbuPPnG1q2un8HFhpbelqqBa1Smt6lS1KtJDw3Y1qhVu
        46cNeWVal5JNRNERN8TFHZd3MGxwHoQNw8mGwNSRGpnkWTMOSjnqMAN2DtU5Yx59qOzZH05Bc+4umnOP0zCQtb6G6mqzOoI0B+OTdsX2zI5wX09HMB+DOk49
        6zo2PBhOUcbTwGC2UsNi5ZqSH9+q7/LytzrZB9C24rzdczLqc3i7/NasgZWi21p0u1oULfsOpxq5zLfPi1x+rQrzOOVvc6y3kiOrktDi2S/D1Ow/ngUV44YG
        Fbs23taNv2uqFcHjrzd+mu3ozmrHz83p82BGn/N9wmezPu9W+7z8Ru317vxef+3mZf2+mqWS9xk7DUeooPs1L/5V142eZOpyJ/WuDRzNaJ762alJg+x0Mw2z
        0y1ZvOzpybSend6XRtnpI2mDpzc5Z9zU6X4BQdLOrQ7DmBvX4uAROKvJ8T54q8nxJJYTOWJZCeW4yaBqzaXu2/zqnhzthzgb3qdqQ3ic+Y++TU6NE/9a4PlP
        unb5Cg9AesnaL4/pZyEpDb60cHnOFzkkbJce64SB77lOGEONtDkM7xR2hiz7NP/R5EXjH366+FnCzxp+9tI5FD8H8LOBnxsfK/5rI8ujA2M4aw7ubBPsC825
        dqd0/T7kXdnnfkLVWAFKIRHU8AwECPnjEPbEj5nwJifKL8sfDV7+UEquzGT0J4rKnn5Ok9gi38v9jz02PP0hhJZ7jx5/VFqSfaN/ZxupFp2iNXlVd6oCEQpO
        KDCh4Lx2gXw5YAnDlg8c22Q59aTiwFbs3dn2qhXnhVkUJ4+1/eJtRV1+Vpdv63Lv1JkzVQ8uakFPC7ZnvY0pbViKyS4hTKpnlxP/lO8Gp9W+q6ABTG7gI7mB
        rz6ju1IbEPPR+CcGIjqS84QKOBCl9nrqCxf6wpe68vBZl7kNFoQNgWMrGwphyoxina++5jMPitwGBWcKGOePrAXGv8cE06wJwt4/8vgW1BPwGJT4krX15hV6
        fOYeJBLjmqV1p7X3timiIk9CTS5iWZEi2zwNlNMQpGz4Mc1K4NtCgZbYzZe86dIz2mdlGM/yZLjJmhCc6uvX+4uneypIX8KO4wDnewTBJHPc9QvH3dA67jbo
        uOuXHHcJzG0acNylL+pvevCgaIATo8shbV0ebHM3cqW/TfH1Sg8Ju6VnbthmMvrRMvxv3eHVpe1h+FjS9eFg1xxe9T64nfo3OX/qIdXOBrCdMPQ3OUHq3er8
        +RKY19u8q0Dv9Ifh9vBfeVk2h1udf76qGTXu5HjAes/xCOkcTFCIBfVlC4ZnQtr7h18L8Lja8u19+aQveICF8Ife27wvgAr+jQdQiE/hKopdWRWqsY9mPE7D
        fFmFlkizEiJDXsycGzh/ri4J27xS5/mZZdll4eTsMrzXh1cDiIsv2o+6yfm91YT86pXVxOeMHV4+iG/gi4b/muUyzU3xX9KfcW1pxrXlGddWdFDA9sA7+GvS
        3kygUtghZEWRvdmW6VmUjq9q3ub0wLxkRfcisAYauRvmlmgj98jw574CYuMw4tz+DQo1/oDZiSEP5sXe09aBHJ79anf6u67ehqVqeGb3Hek/3Ln6lfzO1dsq
        d658Zd4zl+feufSVeS14Ye4zo7ktwLefhm8G249Fts/24qzH9uFsie3B2TLfj7NVvg9nK6wfZ2vsHzkTPra7KeaGa6mbrM64ceBaKg/vbmLS2/2pcbIH231p
        /SXsakDwTCS8KidMEbxGAcUxe+R4GRd6cvICc+XLCZMLr1hZJp8yo+bMKXOlXp0y/3w12TV17MzixLSzxia+m64uK589X5rQXjahvXkTujJ9uW7a1xaTdfqD
        Ks3PeJCnD+aPDF9obgtjq9QwauKl5KTtba0nezFxQuQRRAVYXuYN/xQ8DCoJb+i9w6XUiGqu1KvV4LV5Y7TEAkqI5MVhPHMD8irLydUDxj6V9z148P92EBz6
        Vud3cfRvdV4+iEoTsBO2qfimK3tl2waNTke2wQes8JssKxcRLqRiJdBGrhyQ/SZ5EX4Nf7eU+ySrSA9T304XhQVr1d6TZjEboPlMBJ5jDpmI8/8zJiIddlkG
        TUra3ES7q9LMU1JKfi81csCLnlGIgGsIbUT0x+UmxrWOJJ1ZGTqMz2j29/pcWjB0mwncmpzgcjNZ48nVprALnJyNk3WevBAnA55caSZ7eXImTvbxZBQn+3ly
        KU6ukzZsnZrxtt3cy+n+isvHthLD48kkYXjRjI7c1YHF0yZJedxMrhdpePXan7m7325Lm+sxxdtykoKl4STBBMIJsKyuwqay1+yb0QD1ctg/8465bt4Duhhf
        QbVrwljnVbs+u9rBa1d7GdWuKLf2yK0vuTbd4zStvVC6USHP0bwbZ2fcIKmfmffEI3PefR+TUCpw2KW2/YONaoNRuNvMJoXfy63t7rPuf2QQsxkEAHBKLEL7
        jl634Ar17k+7Vis4e9wu+/Now59HG/NunPXn0ca8J656c15+BRqgZcxZIQ740V7xwb88IBXoFwpF4IQOyvqpDi/N/sgaq5O6avO+tjbva+fdOFub97Xznrga
        zvvaEJ9Ss18YYtSehRP1zMIni+uV2gEvSv0T51atBMSn5yQde/5IbuMTSZFzVK9vTl3ftNe7U9fhZH65Q/f04VV/WzbMee48CmBc1NXz+arBZ7XyXH6ybdw2
        VqjoMufWf5zYMyY2+6k0rXnlum173fb2aYa/uuqrfZNzeW/iDJ3SCNyBG05MtYPyALm3b9v0zZJW1/1WPPdH18FB338Min/X7vOt7MfwVEcBJflXC97/DMD1
        MkDJ0OoUCoHYPtxR6siGvl1pPPb2iIAKoYyTLX4KdYRUelUFd4RJOU/TBCBNv9U5E5qmNCNtmsaddJAPMVGYfqq7zUy4jD02gTSgAQUzW9403j3aVHwAGAVf
        Fd3kILaZ6FIOInZoh5PHPCqtm3cx4OAfO6fgRIdy8tdl59QG0ovJD7Rw/hFH9s0mOuKcTG944DjU2u81B8wN9z8Gp3Ep9edBGqPBLRO/hwEvrbfJNZItDD9D
        8mhf2rOd+FQDqcLi0mHMqjD+tO/634S8o9DQBDbv6JmryDsqHTLsPkblXDnxaFAkHnVVRxdWlHOBKuesggbKOaGGkClFrXIu4G0324m5/FQk/8QxZNipxmIX
        CrogU9Ah0hxRRWitrV8VdHJDFXRnwlO0S4bbPIXVLYCCbuqNp+wbTxVvtAo6ho184/bNTVK6gSSlzk3OFzyhXO+9gfwx/Drg+bapka8/KiMMoKb4Y67n7TBV
        rUco7sys/y5EZEAZecR/4pxwWZADsjfxnFhjt0zOjUYFRMhtyNIf5N5FH1CLXphfmJjgIbgHF9nWTj+A/NC1+NnAc59kE3QhmCk+7r544lrr1Vf1PDtee48F
        e/2rVHHtkxlM7F+5IZt/1Ybgf9/Vtlva112Z2nxe/7t3GxCyd973eiu5M3Uzs4Gbmw0yM5N7rRTtP6lAGLglr4rSrfcz6Uv8454bnNb5rakZEqH7xAfj8Quz
        EHN6CEmSu2vyAuEQJ8hZhesQBdkinhvnoXYYa1A5jP2e8e8GWBACm4x/Ajp4prjxht57Ag1JBT8bOjTS2xfAioJXykve81i7QdjqyiuQ3Q410bknLNX/oTZE
        KfduLhHugo3ycgoTRqIWCMRmcbJDlrBlznqu96RRXeojhBMA4gH0Ko9omvtMifqILXRfygTMOKsWuM8WOJkXOFktcNIW2MoLbFULbNkCm3mBzWqBTVvA5AVM
        tYCxBbp5gW61QNcWcPICTrWAE088v/Yk4DK0LVqfFEG2DL6Rz+MCjPpGTXQGIQbNwXYaUytUR+AziknfejnqChwfW+eRmWuAXpZ3JsAax4mi1SHwAO3Z7bsf
        KpwF+pTgxzMLRTmiBUYP5bozyzVQ7svFy3VUTPnx+4wtFNtuocdJYDtRUQEs6IXtVOPqH05x82r5pu3dP3RdD5baS4H1kxq+4G8XFiNaimgw+5hbmC803A0G
        ZdppPYQ0A81JiiNBs09bmFZln4MtIqDZuMt+xRcE3Y/qA/JrS3lx6e5T03ftmCT0lAm6p6fuM0wTV4rGXwrgTNWEJBfA5K2nIU+XFdFbBEFCer/q8mrHGuc1
        aCL+/cALTvtPFklvfGvKjkqm7Lo1Zde+oSGb+wkN1mxDTvGGtceBOD4M7oF1e7i/+1+xEAVe/v1f60MehTVFSHfwECVVaf6mtl4+acvCpcOa7N/kNDA/NI1M
        zbjdf+Jlxuw39pIAFTsU3W91jmo0sZzBOy/CSDib6sLmGHVpc7pZM5hoJ3+x/0Zf7OuLpZ/nv8KvvMJ7o6/w9BUzq/YqVbtvtGpXq65U6WqV/9TL0pnEP+Y5
        31zp+gVK17XH37BwbWRPUhWwa4+nLv1yZsjXzvBbdTc13KLHFA7ObuFaAQG6/8ybIcme5k7DdihDqLm++9kECe9qq3mhmzhTg+GVByPgPguDEejswrKOwYB7
        jg5GYAfDyQfDuRM+Kw2d6Gc0wl1WClbo57HVr4pMMlv37Wevgm8n/tgUQeCadAh8Ba8pviiO3TgBIpeQNnyUYy6QoWmTK4amRZYibHVTdzfszci2CLzHfjD3
        hXKrLre2thU+2XZboAoPr3vZIxiAOkPUuNxhw+IC0lhaCt6hQ+YBnDOyJIolxV4P5A0H1BUSshfQs17NAu4dYlDJ2GoD6t+4AUKQgbWwu/SKDthfDWIf2zc2
        YAmwbTTBKdMEoVSbB5fKb7VmAzbPz3JooUP0FrM12FK+OgTzK+IpqvGrU9jPpzBJDmZ9UI2fU42TuT6hIaH1NF6CqoPd4Sj4SPf/8OJnsaTmfh7WA43eMA4n
        YyoibIB9ZO6FJsvkFvzFAhzK3mfZIOlth7fn+J4VRdVNbevUbs+zZV3cHKJTXVuyppnfb/jhDlDAdJXrwrYG6i8ytBJHbwJQ1Oe+cOLmV5MvYhc4w+zhA9VJ
        QQ1FoGoQowaXAhyXGKoTXWv9/M6lzzx+9Fdeuu7Fb/uTr/7J9kvcatj8z7/5R8f+4geO//F/9puQT3DdZoC+aNMqX8yuZ22zSY5xndGFfIPWfPjb735+85Hf
        +c4vMjKl9ewrX/vSK/82eVfjBz/Tv6P3x9+e1ZSlm85yOGfXs4TTWRZnez37FaJS8u+QV/x/vX0HWBRJ125PIjgCg6KgGIYxoaDOkMGRYsSMIrqimCWMgkQB
        AQUBkUXWiDmtCGJmUdYEKtoIKmACA4oZxYCCCkgS019VXQPj6H732//e5/I8Q3e9XfHUOaequ6rO4WxXMkaM7bcIFyh5UEIWgbWRtzTtr7M4QrS6xcJe6W0Y
        xBgjWJX8o0dMHXaUik9MnrIBYzX8xq0wYKyu6hNTh/GJqY32F2O3mNqMo0Rt9Lqlg0IGzADFTUV+BHkqbjF1kGFiHRUjw2h2jGxZY3vFOsr2ivET/i/O3LbH
        Lmnb/JnylD1mqmGWRHYDfshHC3bpzzkhawLt0FnWdsxUDR+fUEvFbja52KUj2lmFXDqi6eu/c7WploJrgk6W/XymGBVDnuOaqT7HhzY1UI3+Vw45eXtSFZLZ
        duwXWVrWIDfMuTXkKEyA9ubjiTycD2tjjYiOVEF+0sD8xEcS96v3DWZpkmmhUgsUV/TFsm3JnLwzaJJ1MpiIeSxue0cT/uJrDtIZcxkPYyksfGTWCDl2Q5NG
        dIwGwrks4gcSWZVCXp7YyILVnpQUxWd/ill4hcO+HrPcS0QPHXlmln2JV0EmFKS8/igUCpg5Vlk7jkYkK0YjipHW9oy0KmY5+BSuIAefdkYV1Eb3AuyOT6SL
        7jswH8w6ons9oZagkAWHcG10QWdXdeENLL0juoiYN+L22A6ANhMUwiA6NKfHBJG1T+QiTsAEKTjko6XhdviKJgvt8QSHja/MqjrxQ4i83ykUkuL6gx5UXAnf
        oUTo0EmrdlNcf1CqimurUkMmX1FS9D7bqjAV1x/0tOLKJOK26VzFFcdWqHrFta0gXEIfNnuvyeQeUsUVp9m69LRnRNz+HMVVRe8qtVox8tQg3YwOFAhZjOdB
        3r8gFg+/covUUaJ/SSx1+OpQh8zF8f4FsXBB/5JYuIT/p8TCnMU4VVSMb63jXNvgd+mH4RV3s2KUbB0t24bQAaqDtKKbFSNu68iL0igGeqUBnylBMWj/MHgr
        5gqtc4YfSwhueNS41vDeEMUVp5kqWzZyZ71HjuL6C9owe4KYdynMNv81MXA3/kti4G78r4mBS/iXxMAl/F8Rg48XNPjk253iU1O7Vn2MlRgeavi7uRxkilMN
        ezGjmFcUpK9+HnAEZB94HePz8+cBR5fsYWdagT9moo5BrjZYilGHiSNWihOE4nSEpYuZb1csOJ1ibMmzkPMTxp48C9lZxC4jsAUsdIdeZ+HsDNdJpIfWPHDp
        ok6KWweRQHE7V6SLbtEOVfhW8xCZDOYYQ13DRTYq+Ni9HNTuyKop+idA/3TRP7RhtTWBAXz/46L5lpbixAeyg4FtJ7TG0YADChfVTgcdp8RfXzl434xYyCHO
        /zS2o3OgaADdjj2bGrH2bE9Rsv/9i5Uazf+0UqP500oN3pXPt6NcYNk66LglBx23FCA/4eibG4cxKclBJiWRJa126PAal3G8jd62blLktascH2L0YbEif1wg
        qYlRXL86/wK7y4LjYndEeOLalhsjo3hkWaQ7S9kintL9JD6/hc3WjELfzZGxLmSCGh+tY7yjIjPVba5N7dGZXgrZ3mn1zHkend3D5245+NRwKmN+o81tPWPh
        SogcaHIZG1fGyNwAnHHvwIdyGf/hXDzZxJ44ecgBFDKUjuxfsBmnK+iYMQ/njtymsNOww1WYCC0soKkpmlaidQRkTICNfeaKWMi+8a8tGCDTV3xiwQBdRe3R
        jAVNHCBTqaHzyHx0x0Zue42Qh3p4x0WTYzXGUAQ7hfF6pYlOJeMqwpohK+/YZjsbUwROyQSPUFWQaW9s5hub92KsDMAI6KGIxa/gsLmR3Cj0tdNFcfQPfRJH
        p72w15Kvoja3rExvqKXBt0E24+mXzfgdhSmMf+WHmXHfq4bs4yCh/0cXwCxCDMYP8K9ywn3HYajBUzGuwcPGNbBTaVQgFx+FgiHsRJj1y9xYCg/DvD0i3lfk
        nww5+t3DuFBESxj4K7LKPJ7FeMvE3oRRqUyJJC52SNxaUKsJo1oW9g6KbM7gWT2smR6erDK+ntVSU9tsTtUhAmBH0/izQqvxH+RiFU81OeTMmNKCXA3w4EYi
        Fld2z624fv3Igm9PfP5sFufHHkbdyFISKjYWqjaRgjXAfudxPbDf+TYjgKg2JpzRbWvQfC8WOxJ9cmgrgFlVQRqbjB2o6WSwhi84DsxpKmzrAjZfsTlbbMQc
        OXLg44MzbDJ84WNr/MdcDi+SE4VWzIer7t1Uem9R+4UzcA7qKDTd+yX/YZcRhP/QVaTBOMLUUJiAYQy/YMdz6sTSiDYybdH2Jgx1ATYegOSaed0Rsf67AjXQ
        P+x58tdxsec7EleTURfkzRa/yWkyIU3GHzqe/Kv9YCJMnak+C9c8hZG1VBErFTOhiLTZCD+mUvDxeXz4So2402Yhc3RayLgBi/F4zU5huBNfkDbEh8nwBZlc
        QCRg4xRsxul7Cn6xx56Nf+IpRVpkNwHnxGFy4hCbe/8pDSnvP/jIFrL/8VGwSMeQMTyAdoege4pfxGGzsR7E31opZLyJgwpvh1xba6BGYc8bCk8jbGT8hbUD
        +Z3Adpw4jCW3FGwmT2Gtib0Hnz9Cyhu7ZtDE5oG4Cgb5x07HrvJIp6uRLkLDA+Y+bK5CjQwPaq3DAwcND1xmeOCliLhMP/EYsxP4Q42iYVzsG5qMlFQKXrrF
        TeWlYmWOxkGGDKgZ7Dar1jUOe0T4VCC2d8Fqc8ptvwdxlGJCYK+4QmX1v24lh7SNi78wtLaXi5rKIh7S2mrFIlwJm5eawq+Eco/1xK8+a8BMselq/O2As535
        bsDdznwz4G3H59tOs9os+sLRxt2wLQj5UjkIWdvdUMRR9uHA+dGHAzeqVVGjdVgKOXJQYxw5qKHP+RT2eKKG3Iajf6MNlU12MPb0ITEUWybxIhPzgQkt/87E
        e/XgnOuf5laIBqQ2MYrrL+duD1mwhO7oUxCZuxn+26PdZHPo/8ej3W0l/hdHu/9T9RQf2AehFlNoKY9CayFkDxa+jNQip6W5eKUBmTnheyu217UmEbH/IRE6
        xeYrwoZ3YQc64xVJJiazkMAEghnDvDgJSqVLMfXiwGtnFIuzkDmIxJZFLcSuqPl6aK0HJY7EC44M2AlZolDE1UBxn7P5/I6UUKstqgbG9FBM9E2YOxJ7E8HJ
        YUShMvhDYs74VkwdrZjUsfk6uMLGaDEQh9UQbgrfHzjRqG3DhIlouQZduNEwiHLRWY4EVnHLisaGipFSio4SoQRRiExtkaNEKHmUNaOzCYiyTIi3hrp7Fosd
        hdQ0pTQ18DRs1VtiR0+o2Flf1E63vTWAFKzI2G1mwecZniNu7Jm/mOXxNHYdn89CDWEz3Mlq9fiusQDbP2HCOniVl4VEhRpGMfWEUTVw/Phh1KQMJhIKYi/s
        udRPcdE4KHNYkJE4jFn6ErJ9MxJw1JGGQi7OJJ7JpS1+hoiXyOTAgfFQChEnAc1SE+OR5k9QJOIfY7F4ePMeXouOcNKiZPAtGq0X+873hRfdMYaQedmhIkpW
        Xo89xcMuhXciCntvkuE1Zt9Q+B/FpBzQucwYvKtVyLajyhvQ+VxBKIoWKuIRcQw1gqLOGN5A27JgHdHiGxfZ04YERMfukAc0FvIUhBb4cJHkGZoQ8k3w9khM
        dphb2EBUDKoiC9cMRcS2ueE9n98Lx0U7MGO549F2NGaBfYyhoJaNtlCiDdGYX5+xmStk4Ahm0bpNejmq0tumAEkMLt4khsQUbV5T2olGhBmrqn8UZrJzl7+C
        bMxtPSuvhrYM8JBYYoP1vB82DKihDQM85iMXOivPwxsG1IlnJBHBRTy8TAzHmNaD8urYISXaLqCufFCeJ1THe/V+dVBeDckd3orLc0L79oU8ZT2vhrInG685
        C/DWFM4C/L3mnw7Ko1dWJ5wO5Ut0PPLsxGycJWVxGEMtavhOTXFO/ofSfJnSfNtKUz4k/3+o2K9OyKsjxXqNxWL9coe05n/ew6H5n/dwIBtJmsweDvwyqoFM
        qAh5Kjs4NH/awcFV3sEB55GMeXc1XQ5zyLMVUddFX3N+2oTBz/EYi+RbwNd1F/rKFwvD3UOEQcHykBC5FyVLgfg29hChu6enPChU7mUndBfO8wnwCZULAxb5
        e8iDhe4egWFyoZhZoHyt8dQlW2Lb0tKjSD362+bj1esWrZ2w+UyaR0Jj8vrQrTM9d2y8dd44aZXBx2rR2PfbAqz6GBWZHxs1cIjc9XCm7w6z6naOn+ZXOIdf
        WrDc40b1zkMnhs7NB+GBJ4v2Z6z7a+Guo/5dx7IuRV58tv9l3zWTW5L3Gt+6pr23MvbjVnrr9eKElKgFLtO1UzKyB1NXbR72099zpqr8Vslc+wsND+Zouc1L
        TzNOlL8/4bw171v2ux7fNjnum3TaV8fl+rira7NfZu8+93R/b4/jo+5t6wX2vbHd1+9tzME3p0tKb/JfPr61IcRne+/eh4dGnbEy0cr7+uWGe7xu+LV0SpYX
        J+DfZXn8dakqIoOiZDEmfwdtubvZUZu3pv/Rq079Hefs6zPkYEbhahv5k8ypp0yr11e/c3utc4mqiN567LNu/rYR58/0Dzd4vDj1xeQTmnPHS3y3RU49rP8q
        xiS186nBVSt/83+n2/7G+TeTf6MfZW2w0r9nYr/Z/9mgG9ZqYw+crrU+3/VOV/9dOsP3Hhg3LuysgfOBsuEJA53icnYdGHtzzLn8KedeebYbVW76+C+Owwsj
        ug7wfhs0aY7L8CHFmxOTvuXuaHlrkj7i4DVLV97qP589zRteHz+/4Xs/gf7h5iOCiksXKdmBeAGfFUvJstA1hZIVoGshJbuHri2U7BW8sh3+pGSN6MYln5Il
        /A5vetdTss3whhO7ZRsl24fuhDnnKdlJdGfs+56SXUJ3n9ibKdkdeMd1yHI8Q8leoFvBvjuVlKwe3Q54Hb+eki1PEPB5sfXCVycp2UZ0nyI5NKeCkqWhey5d
        ZLiWkh1H95cG5ez5G/YIvFdzCLPz5T+hZLdQoPIPbq+ClZTsOQqQrpLVwoB67BL9rL73yijZshUwlPRXgFlEwgpKth6FTkxtBzp7H6JkqTC0VyP13bUbhnm3
        W1ex4/Uc3CdOi1eEC/d1STq9L3CfImynI6zvt+7qDYUJ1njNTc0RtmAZCbu85J+2uqe+LpWE9z5xns+9XlRXRMLjt4iWjXCICvxCXkBqdp0MMjmYcWkXMcXo
        x6sYZ9Whi/UlJmxWcNmwPH/K0/hGprQY6UxdP7st/I47mI0Iu52Od1IviryxNReH7yT0ED4cfbZr3rkabMtxuF7H+kStky7bw7bgtrne15dUuTzfC/RysBHO
        9OJZX/u87Lp2QpcqFH55JXX6eevikuybHzag0pKHjq3N4HF4/S6nZ6GvzLzrf/p3KXC8nJm15SX6zNGLinsROPNt5A2z6HWwtJWmsXser/r4omscPes4bFuG
        tZBfGiBOTvUYbFlOURbXRPV9R4x4wt63a6jRalWZohx054Q9bi8dF3ln4siajw+owgWffdol7tO53vujSVhZIrVkxBKu1tu1v1HvP5zaqJ0eW3Z324ikvcHe
        sW/S99rcKnUZlRBj8mD/KFnNwqp5nmm/974/f86ppKTtE/2c9ztI2x/wL5Y1VZyo/y5Xf17s4lRcIpaYmVtYWlnb2Lp7eHrJ54nFYonYTGwuthBbiq3E1mIb
        sa1ELJFIzCTmEguJpcRKYi2xkdiaic0kZmZm5mYWZpZmVmbWZjZmtuZic4m5mbm5uYW5pbmVubW5jbmthdhCYmFmYW5hYWFpYWVhbWFjYWsptpRYmlmaW1pY
        WlpaWVpb2ljaWomtJFZmVuZWFlaWVlZW1lY2VrbWYmuJtZm1ubWFtaW1lbW1tY21rY3YRmJjZmNuY2FjaWNlY21jY2NrC6toC4u3hVnbwmS2EFLV4oHzhFRQ
        YIhPqE9gwKDFbbcRFNTuwSHegYGhQj8ff59QKiTUZ968ADg8UP4+fn4+IXLPwACvEEolQypM7hfo6RO6eGCIz/wAShiCSgiRh4b6+QTMp9xDhYFk5KCC5MHj
        2zKiQr3h0OMd6OdFBQUHLpB7wjGH8gsM9B3o7i1390Ip/eTuIaFCCYXqBasI7yTygWY2YmFooFAihzdtkWBucuG8YHdP1BYSQhWAWKA/nDsMDhGGBy7y8xJS
        yiMcNlMqRJFDffzlqOLoPsTdP8hPLvSQzwsMllOkse4BXsLW0sSUrGSdgN9B+RkZHGU18EG/1iyjvHxCQt0DPOVRwrwsodeiYHdcwcHCkCA5HnWTBHz9Vooq
        IgtRV8ChPhc+1cNVCgqGjekXIvSCdUN0lZXjhEyhdkKfUKH/IlgxTHc5HOTXC/hT3YWKrmGoEO7t4+lNssJ1bqXXfB+YTWst/AMRSFH/NP7LymHu+riJgYtg
        jmga4Ymq7eeHmhS7QcC3bs0a9n5rLXxChM7uzlgx+QSEyucTYoSEBgYFyTF5YZNh6g5Cb5hlQKAwJNBvEYoCe0pWDh/oidp6D0X3WAxrB0vcKOB3Esr95P7y
        gNCQHzpYlgKfOfjDjrTDfQu5L1Qoh2wslLsH+y1u9bwXDhmxtaGYWhLMZWL8B3sVZtPLXREhAMqIB2xVOM4zMEDBLKaowE0CvsQdktk9gMlonk8wLBNm5odY
        J9Qb1hsSQlWKZOUwXYfWEnwChDPEpkLJLNi6zQK+SLUvWrNRYslMGFHQKrSQx/zdoezKSiBsaUwYB6LGZsIB+FH//nnHFKMYLAv2lKp4yZK2CPi//Yo6OBJJ
        i2jgE+Alj0ACBFuNKOsDI/q5L4YNg9Rl+AazHEM1CSQozFmAxRTWCkaGuiAUVjZpK2EtAvvDpCFCD3dPX6ExbCF8av7TU0j5cPdgLxgB/wXA8hGFAhlhDnUP
        DoXFwZS6Pz6BXADL20YkjOQISToPkRMVBh91R+osQKgUgdEiHnKGW5/AOF3b9l6obJl0gL26E85Xmr/B9z1Y1p62+/J9Ar6WgS2XQu+CLPzZU9asjCHvbhoU
        MsPFF+Ev1PBP4VuuJ7JVTeJRJHEFjNjAqZH3PAQG3wmwX/a4fCiycbtf/zQosKlNmX1M+zzy7iEozANV3+/Pqu6ijsIO2c2FwDpt/OHiY91QOOJTl2IgGrak
        tLldF/SdVqy26RbwSQvdp7O/A36+Y10pKI/WMWAdEKHwwedLy8CZXS9v+XTqhMIaglkPwTS/U+xrnXqg9DazTJ6ARb2tIqrLzqL6bFsRUg6Oxvjc/zZYhJ8P
        KXgGxoYXJax+NQB/F27WqQCSV01u0fU2KD/jj+NegKMXwQTdLGsUtvFZ+hJ0fPGWvXPbEBT2Tk55BXjjm6wc2xujsPDpydfg979qwpa6mqP8vGNzKsEDxwO8
        MwdtUHh0+fE3wEIvfFt0bdk5lP+8nW+BR7W5uOtbIX6+PLgKvLod0XGtBS6v5phNNbj5ppfWQ74xet685F01OPpusffFLvboeYlv0jsQpfbWbuqRLrj9Rkbv
        wftt7AeFTrj+brLd78GK2/2mi3b1QuHm6HYfwJGCSacT1ktRfiVbPT6AqWnhh3ePvInqE+t64AOQTy4xmVXVA8VPWVP2AdjKakz7/2GP4pcbNX4APYd1/+B7
        dYh9K7fJKg4L+O84qg9VE6tmrlq4auVUK6/aONXGqxJHlXiqxP2J+Cqdo9p5P3WuSuerMocq86gylyrz/cScKsyrytyqzK8qHD8Jj4pwqQqfqnCqCu+Pwi2r
        OKKQeJqA50gimiSyJ5nSJFNFoTQp1J5UiiaVUlSaJpW2J42iSaMUjaZJo+0JUWhClPOEaDQh2jlCVJoQVUF0mhBd0Sk06RR70mk06TR70qk06VRFp9Ok0xVM
        QROmOE+YhiZMc54wFU2YaihhOpow3XnClDRhSnvCtDRhWgVT04Sp7QnT04Tp7YlQ0EQoFEJDE6GxJ0JFE6FSCB1NhG4oEUqaCKVCaGkitOeJxNNEqM8rPMnC
        zj8m4LdwVB+qJlbNXLVw1cqpVl61caqNVyWOKvFUifsT8VU6R7Xzfupclc5XZQ5V5lFlLlXm+4k5VZhXlblVmV9VOH4SHhXhUhU+VeFUFd4fhFsx4uuhhlKy
        ylMC/j7WWN76jQ/nnjcOsh6/tL5UM0bwQjBh3r4yK7faI01v3TbFZIduTFprWOS/wis07ozTBlaxz1jTgiUrgNHNI05L1wjPJD3Vz9DsNt9u6Y07c9cu8nLW
        Hhv94bm+UT/OvGVN3/t8Kxi1M+6ux8Wrn/3z6oqO7x7/cFXL1gP31928PTvqU8vf78fMOrN30/OlN2TFw6ZWjKq+923H2wc9aN1rsZ1UpjZbsuE8KdNeZdJC
        tY1gZ2GEq4KDQzvXgPljy6aYHwdYWe0wrQGWGl1qP63A/FDZybEGvK6YOfjZbkPMj5nTasAA+3upJn+Nxv3vG1QDuBf9H/k/HYrCBiNW1ICie2J23bzuKFxo
        n1wDODr9u/5pPRLT3+1kDbC2q4rPMh+NR4wN12rA8oecM2CDE+7P6ooaoG8nEKxJxvEz532uAaKAp49cbhxD/FHC6lgLDOmqvS4z6vB069yAWnDyyItvwe1x
        /TJ3DKsFrz9c5Yr8LVH+hdum14IjXZN6X/m7N6OMg2tBN26X/qGdxmH++7SyFui/D7c+t94IPa+ckVYLCk+8PDQjGtcnsfxsLSgIGuDZ5fEErKxX3KkFsTNi
        D+xYZYWVocu7WkBpXXxZ+GoUjj9ErQ5cOFOx1jLNAIWTxvSsA7cHu3oUPcbyEbTEpg5MKt+4+NEhTF+XGxPrgJHrbrOgKR2xvI3wrQOXTe907lLtgJXR0/g6
        MKvWT9NmCu6f5l3JdWDRzeRGDdYorNxisuvAmjtnv0tmmODB4vdbdcAk4LtTMS3B8nO0ug7Up3Rzb3iOR3CNb2ofQcbIwEPZa2RYXhcafQQrJFPC7LePR/Ez
        NaQfgeSFV0uW0BE9n3tpykcwKPzIdY6bIabXgYUfwdxF3dMvH8b6JujI6o/g4N+3bktv4vrYPDzwEWQZHR1N3cb9mzsw/yP4RAl7j9qF+cVl/5OPIHDOpPez
        AzA9NUa0fAQx3BbR951jsf5p17kezDSL3/08GLe3rEFSD4ZzC/z/aGeJ66PhXA9KHl50cPLA9K2RLagHCWH+w7/q4/Kz9yTUg+d17jFdGmV4BB+QVg+W/P3y
        WmQLnnGUPaDrgWNFp4IjziOxPjr2qB58sBpyt+QxLi/i2Kd6sCjPdLPlQCus3x90bgCHtmpom0VifnQzsWgAF6fqPFc3wc8L905sAJKw/mFJ1cOwvhsV2AAo
        y/XT4jIs0POyDmsawNvUu51zZU64P9XTG0DMKduTs8+NQOHEvkUNYG0f7WzLKzi9QeDrBvBAuCqnYcsw3J5nvEYwLVB9Va4/5p/M6N6NgLO02S1vgBYub6Rj
        IyhYfpH1evsYPP7YeDSCYvs/eusewvmVuS5rBKO60/NP7BhP9HkjmcFh/ovokNsIjo/dpDEgFdPP4djTRvC2OSBx0D0sH81LvzcCw+hm6egumP6Vi3o2gR4B
        eyPfrxqIZ5A7QBMYuzE9fFAmli+3qjlNYEpnzdDl9/H46OIT2wSq15lNmHuTwvyil9oElh08b9XebQLmv3cXmoDFxov9OrbH/Gnz8XkTuDO45UkXPh5/3Ppx
        m8G1pAnBg3WccX/90acZrGr+y/jZNQtcftdRzWBTSVfz3/OH4uf3vZvBO6G619beY3H7C1Y2g3Ni+Raf/Xg8cnj5VzMwsX/8QM0V87+BWXEzqHDVkmWl4/7a
        dqS2GYTGnfYImSrB8jJD7xN4IB5h+m3dOEx/a+tPIJGzMjknuz/Wb8OnfwKGe8eHJw1zxpOJuKWfQPMpsV1ZGdPe2pRPwNpopHWTA44fu/7iJ2D1vCI2vucI
        XL5n5SdwcFycxMwMj+cR89q3gDt3N/Ux+YDrX7NT3AKC6m3lW44w8slxbQF9Okx/MaAW11+QvLgF3A9cnL/j9zGY/r7JLeDJ/nJeB/FwLH+++S3gqsWGno5q
        arh9uytbwPiQylK7DNyfxuran0HGMI1p8x5i+mTvMf8M7OqPnou+1BHrr+Bpn0HTkLXmVqVYH9WExXwG8UNdreseYH0nztz3GSzeskxcJMT9n9Tj2mcwtLLH
        H6E1eDx2y6v7DLJHCofXZGP6lO/s8gUc+PS+h2+pI8pvbrrDF9Bsn7SoKG8F0u/i2vlfQGz1LKeqODtcX/91X0CPHcFT8wqxvigXZn0Bqc+mZkUtx/rFjf/0
        Czi5/LGkXBfL0+iB6l+BwWLvR05SB9x/KwZ/BSG9czpVdKxC40W5gdtXqI9vXn4owukNKmK/As/MUfGX52N+o14d+gq05sabbLqP61tjdPsr+DB2BjtNC+sv
        8dYvX8GUkVcbHjzC44PByL7fQM3FxjONk3B+lYNcvgGHs+Iwtrg7lp+JS76BaXund/WyY/jj6N5vYFek6bWE3rj/xaOLv4Hw6A2RuasxPWoMW76BJ+y1ibPe
        2mJ9atLnOxAOHNw5IxHPl9zCXL6DvlF2nAHBuPzMr5HfwXSPLE+drjh97IUD30F0uzdxWm9scf/m3f4ObmU4Ja6LHNc6GdBAjIMSz2wqRvPTtFTt/mieWOR9
        xBbN17T2+0jRvEmDuYLLDA72MvEASQcU+cXBvLgsSratSMDfJdwZfHaG6/d1wOX7+F35QlFOn7BDZ12/7gam64frOVZb5gx4II5f9vkA4NVuamoO0Mh5+9U0
        a0bDUdAd3EoYv1Gas8s1Snt3w3EwqnmW8Y2L06U6tey+Bu+zwLah7cfJP8/MyVcPPJ9ccRasmJbSf13kHGnA4L92nCmlgX77sISw2+Ny+llzP7c8uwBWFz/Q
        mzbaKcfP43Ll+7v5wND4TfshXedJF+TZ91hWdAkM1WGZpk92yWHPuOEUeboAXFnWfCJz1G/Svgl+bw7uLwJrLU68ZjWOk+6Zu2HSvaSrIP1l+S1BpJHUaqrw
        aWn4dRA9zaLTGi8/6eNY00+LZhSDc0ebpAHp3lIPz7Ktl3aVAHl2e9tRg8KkEbX8tIZVN8Enw1Whe9t7Skd+mCq0jrgFln3xv309PCjnWpW6dbjHbVAWfGr4
        Pk+fnHZH86z2jr0Dzhx3lb4oXZQz9vrE7RniUhDnkBjrNcUj53mxJide7y6gei7sNDV4SU7tkxeyLo13gcGbxleHPaNymo57Os0tvQd29DaZmfhnmLSP4Vjb
        8cfKwMF1oWl8/0ipge/4EaWr74Pwdl8Ti14tln7tdS3/vdcD8D3LxbB6fHCO38z93dfbPQQOLlf+XvFsibSmyLnohNYjYDFuY9CNC1E5EzuaOv725BHIqDUY
        3mK6JGfCWXfe/L8eg+fywaIYkyVSi+n6MVXhT4ClBX1h6MsgqYHeZP5jh6eg1wCbRxtsF+S033sh5E9OOdhYWjSmyGxVTon44aZoeTl4NcZzzpgZS3MeOM6Y
        oXe5HExwONmxJXSa9NCtzztn9XkGLN/nPjtyblJOx6jzidOXPwOsfKq6m8dq6YlvT9L55c/AunlLjJ8aT8tZkHzt+cIhz4GzyGZ3t2F+Usla8bS1m5+DFbmX
        M0OSg3KuXFWL93j/HKwprtk9e9Zq6VnrG91qRlQAtm6BtS57mbSr/p1utn9WgJF0mcRRHJdTvyU5G9RWgJrhfcesKo6WTpmxeIbaiBegcDHoXBIWk/MsuW/a
        uq0vgNveuhU7ZMFSbvWpGU8qXwC/xcfPD02Ll/ZU+yOyweYlaD/pQXro2WU5ZweH9Cxb8RK4HLpUVvRyUY7Bzs4r/ih9Ca68vuS0lj1XujZylq6W6BW4UKlt
        +XuWR86K8l628/xfgTNnK6sC34blbB/K37At6xXQvpTobhO7MsdiZMSlA9Rr0PjkcJ/x+RE5OmvPrNs6+jVIjXfrvP/YKOlsyaxzvuteAwfr2D9S1OKlG1N2
        GxuXvgaH7Ab3iJv7u3T8yk5ZJV0qgf7p2/09miJzLuX5TfWZVQnyswtjAk7NkzbXTv3esLsSGC7Rn71jxu85s3P/PLTkWSVwH8xNj7sQnWMwcPjkz0ZvgPpM
        PfO++5dJFVohFluxIW8cSY2ASjoQJP5eStu6CHY7Jg86xzg/hnhJfeaAvaW0z5mmgUc9nzDuD10QnpG/Z3Qp3dRNwzO6cy8mvgXEHcJe9Gy+Q6+pmeDY+KXf
        UMbpIMQFUVW7d96h781Nd+v211Amfj2cjQlMY7bb36G5XS86BINuDF4G8bkf5l6svk3riC/0S2CrMfnkQNylvkvCjtt0w+SQjRPfGzDx/4R4uXEtT3qbXtpV
        20bttIiJHwtx4bMzzytv0WUmWdt7RPZlcC+I1/RsnrT5Fq1xcaG+eI0Fk89oVJ+vq1xlt+iML8Zm33XEDG4K8Uxj1zfVN+nstBOakc4GTD4ClP+dgVrbbtI7
        ulktsYs0Ie2qBxS1o4oedpNOXnnyd/cbEtIuiMfK51DvSmjOwenGix6ReuZAXDDN9fqWElrSzlW4Zjtg4qdAvOTEpj4OJXTMwPrkbKsavCxNJaL8X5mzq4rp
        gspSswDJYCa+H8Tnjt/YMqSYHpIUuXHA7oEMPhniKb2SLfbdoE9eCxm30dCGwW0gLgxu71d/nbZNysqMm23H4EKI507wNZp5nTb0vnJ2/Rkjpp4aKH/9XGH+
        NXqTtXwHR7M3E7/mI8xntat3/2u0w8qKJyFfTZn4dyDuMGhP30VX6aTJEYNoLVMmfg7EY+N6Prh/hXap4RRmxdkw8fcifKNTydAr9HTTAKvUpf2Z+KsRvm2K
        emoRva3EtPf+sX0ZPBTilMGCpZwi+n7hhalvtQgfzkR4wUGxvJCuSHO+mrnKlvQvxHPFd4+WF9AWgnXdo5I7MrgY1dOhodmhgE5dydrud0rM1McA4ilNJYtT
        LtMNemuGN6dZMvEphCN5uUTXVQ0xCHQj9Ydvc5RQ87hpxCV62PDFEz33mhM6QLx821Tf0ou0q/xQp1geoX8uxGOv+pmMv0hLIyzdL7TXZ+IfhHiKZGDVwXza
        3mXW0qyjhkz8TQj/296nZz79eUvay77zBzDxoyDukE6lLc6jNSb2Om5Wb8/E94Z47kDt++8v0Ou8tgZ5dupM+AHF7/A53PMCbR8mo7v20GRwB1Sfkqjoe7l0
        XP3zQdePSRncGMWnh50dlEvP0i6f2XKwE5FrhO9JeziMprX8nppldSDtpSBOmQSo9ztPS+FLnqkFqWc1fBt3GGfSpHmONne2pHJHC4lcQDxWz+Bg1Vl6as+n
        pyJ2EnpeRPEdvfWvnaHHtWSlLD9A8slEuHDksPTTtHtQRN/R+40Z/M9axLe3+vyRTatlfx7OK5Uw+GqUv1egUUoW/d0gPnVcB0KfCBQ/IDgz8hTdYdoHH6fg
        D4x8eaH8+S8+uJ6ke61NWL31BNEDLgjff/7RoBP09R1Rb9/nkn5xQPkYbrknO04LwpZv31BC5N0U4YuGzDA4RnN7fWz+Q2JP+Arl47pz+btM+kT6aP96li2R
        L1TPnbpvWo7Sky95DLPmEH6ur4F4xapRKRk071vj3wWTRAz+Ai2tjfhikpNOH10qW59wk/BPCcKLtJfPPERnf7u0NU6PyGMuws0b3UIP0JpHE14+Wkbok4nj
        H52xch9tmxG0OcTEhNATL90VjO6VRu9+8XfSwy1E7laj+kyL6GWZSu/c1zMrv2s3wocovlaF/cpkmrJ9ObTlENEbfgiv7BG8fwe9qX76zKo7A5h83BB+euL0
        i5vpshX+RqeGEP08GuG7q5ruraf3F3xZbtdFj8FtEB5qurB4Fb1w67mt5X3IeGGM8L6z+r9eTuul9v9+QZPkY4Dwsird9+G0ut2tvNtj1Jn4GgjPPMRunkNX
        XXLvPi+H8G35B4i7TeNpBIHIy5KrR+eR+qcgPDFtdO9EUB5/qcNwVwsGn4vwbX0OmW0C36wTNtgu02RwY4RnueXN3Akq6aPZuq/IeFH5HuI5HtNvpILtn9as
        KfjTjtAf4dxxMxfuA8ZhF5+uSST6IQjhoSdXpB4CWvcvOg/KI3xog3A1r3eTMsDds/0HzCo0J3oJ4g7JJ7f9nglMkzSDHr/UZ/DCd5APy/Kt5MdA2owozb+c
        +Ey5SQh/yJk9+gTIWnCrcmQGYHA3iMfee204+BRwlt6N3rzYiNAZ4XkrrG5nAbX5QfarCwndaqphueMH5ueeBt4Jy5Nzs8g4kovwjDWFC86Cgj7shqeGQ5j4
        iRCnNshd55wDPpMNrtk+J/rWDeKx968H6dCgh2k/v54VZoSeOH9LS/dc8Ebbwnik2IrBm6ugPszn9ZVeAJryCfe/NpDxpRDisbH31xnkAVaBS0wPuyEMvq0K
        0f9qeGMe0KqfayQ2sWTy8YZ4rm+HitJ84OSn+fvgzx0Jv0Fc+O3b3VMXwaTFAQ3VIqL3NCA+t/t3t+2XAO+Kz1Zed9LesrcQj9gVsPQyuK12QJzYg+iBTIiX
        T1A/LS0A+3mU1qF5ZP4TC/GUifILvQrB8h6eOx5q9SB0gLjwr6rEl4XAQXdg+sylhG7GEKduXN9aXAQq9C4KBicMJfoW5b9S+m7jFeBjNMXFMdiY1OcNzL/j
        noXTroKn6w8v1z5J9EzmGzRuphsLr4HLS2a+1B5ExtlEiAtjOnWuvAY6bdbck15OcDeIlzc+SL5/HVRNKfC5PEjBhxCPzZqdFnkDjLFa3Ov9bC0GF6D8nTs6
        jSoGsyOf1o45QuhfWQnr83hBt3YlwCB5lfea60T/5Faiectcm4UlQN9kvbNZGNHP2yCeab/sc1kJsGz5bUVhJaFPEMSDrD7Ml90EDYfHx6m3J3rVBeK5O4f4
        b74J9A7ftGu6ReafxhB3KH6t8/0muFADJs7YReJrQNzFeYxg8i1QF/4hd0l3Qufy13A+/Ciq5vwtUM91GdvyJxl3ciE+9/azWr3bIFtqdHvJc0LnbRB3mWKs
        v+w2MAlK2fhiIdFvERAP2nSyZ9ltsNd614AoU6K33SAubAS7B98Bk82X6gxXI/1iA/HYzdpbV9wBc+pmjsy+QPpXAPGUM1XWjXfA6d6Sq24XyPyw5hXsl0hD
        xwmlYJLm+tzJf3Ql+h/h5x9eOVgKmqub2u0saGLGtUyIJ9WsLGHfBXLwNGz9+R5DVRYmct/8vA/jCcR0aoAK2ghRNlqqiH8r4E8UKm3BYLZqoLcLFluBdUOt
        w3s2mDOmihO3CgNH6PyvylaPcpjviP2DpeX36CvA42uX2lmf7gN7kwrn14GFoDS1YufuM6+BY8LQhX+/ugD6e0St1Z/zHkz1j9vduCFTtbJHqgT8LDXGOZfR
        L6qKqoW9jZMXol7k2ptc+5BrX3LtR65kiw3Vn1wHIMyKS5kohQeQe1MlLNeGSw0k4UHwNxhNQgkuUcLN4M+c4BZKuCX8WRHcWglHJLYluJ0SPgT+pAQfqoSj
        j1CA4A5KODp4OIzgjko4Ov0zguAjlfBRaNAm+BglfCz8ORF8nBI+Hv6cCT5BCXeBv4kEn6SE/4YmrQR3VcKnwN9Ugrsp4dPgbzrBZyjhM+FvFsFnK+Fz0GBO
        cHcl3AOdjCK4lxIuRwe7CT5fCfdGW/kIvkAJ90WTIIL7K+EB8BdI8CAlfCH8BRM8RAkPhb9FBA9TwsORsiH4YiV8CfxFEjxKCV8Kf9FogIB4jBIeC3+Kndpx
        5LqcklXWCviCdZ4LvPzkkf2utZht6Nyn/5T/Aecv1NH1+AMA
        """#
}
