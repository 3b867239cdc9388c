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
        H4sIAAAAAAACA+y9C3gdx3Um2FXdfV99L9B4kAQBSqxuURQoAiRIgHhQsslGxIfetE1JlGTHpCTKzgUlkRCtKCFEXFm0wpkoMZJoM7RH3+iSlCPOjpVgNsqG
        mbE/w45nh5lVvMjjm9Uk3h0kI8eyLSeQrCTMFzHa85+q7tsXuKBkx5n99tu5JLoeXV2PU1Wnzjl16pR14NGHhGVZ4peyD++Xk5PWfjEpJulh7Xcn8bP2O9qx
        6UlvbA5I9vMbjpvg9BMTeJfh7ziXCTGx30LqCWRz7Bi+nJikSOc4UhzfL48doxAVeUznz/4J8h87hgyPHYNL2dP3+cn4x5lYyH1yfy6OJL97/Hhcn+PHUeAE
        vkMRx+jJLygG9Z7QbmEylSdVm2LZM6E9WR2jQYCIKycv+0uazp8mteJcyCNRGwYquRZFZHVBcZGTDMPjx1H3zCS3hdpOLr7Vz8nj3MxJDTzkdRyAOE4BtJkc
        Z/K4bvtxDuYZhBqM1AuAPAJwUSK5VCt+6l7njCY5P+6tzLFjE/Qf/XKMO5xzKiW56py9yXQoF3vpq5xpIprGPsoko6PgI6hOaqhMcHHZCf2jL12KAMypnpwT
        6oOK8tPDZ/jY5Hws1YM6uwk9ZEx+Op94kMK1devxiemwJLdJ5GwgpQeNHlTH4oFkwT+hh+wxPReOmc6coHAmaQOG3uT+YPK9fvFco8S1US4m7b+XfyeFsF3L
        crOWvFa6OSmlI13bXm85TVapR3SWekuObNqwsSuftVdJmsddzU6WPpCWdLPtTrss0K9Pbsq5zmarf8B1Mo7TYrXIK6yck3WsLVaLJQaHWtwrcsO5kYxnZazM
        1uuuL16ZsQqWQ6VRlqulbHeoTM9xXfovsygmkxFZN2PlhXDEBywhmjPNQizLL8t/UFit25avsO3trVGxqWn0J26QO0RGthZbLWunCtSu3TfeZC2/+ZZbb7PC
        26+6Kr/nQx/+SFNHoWgRFmrb23aHV7pzpSjdtcb32qxMZpkQ/j7fl751d/HqtWtXd9xz9b1WR6clP3qNkJm8sJz8x4pOJmf9pPj4fuFYYe6abtu2qbarLKqg
        yIkD4r5uZ8WKZmrK/ZYXPCAyB/PND4pPtAnrkz+1vGzbQpYya1auWzm2jtDglcUM5SukdeghJysOixP0z7UF1SRHkyOqVHwv+7TwMg8dfOiR8Z+RlvPg+MGD
        1lsyf/jAJw5+/NAjBx6wsgX2jx989OBRq0sHjj7yqfs/aa3SqT75yKEHLFU0qQ4dPPDoQWuNZ4IHHn3kYWutTvjoJx/5aesanfD+R8YfPjj+qNWXeejAoUOP
        3G+9KfNfF8KKhPeUaF+2PRr9iXkhr/2vck7+zF+Ih06Kfyb+pfhtcV78nYD/efkb8n+Vvy1/S74sf1P+vvwe/XuDn/rfn4j/Ig7/N3ng+/L7sr9/gB4N/wb7
        B4aXfpv+2/K+km39vryuKG4qfOvTzX8n+4SYvMqK/LFQrLGUiKxBWSSnWI58Zfk/kEp0y2KAN36ZEljet2huTCqrW+YCKbdHlbf8bmlF1u6SBb8JhyISSnQN
        SvrQ2W7Xkt1WsorSs7zI8q1ARCfpCyrRik685SsBD/KYJI+HKPokEHK73K4kklLwJmc7clTCf0t6FPsu/aybS4K89tE4SyXTWVIyZ1KJHSVJDfozGdiKmltW
        1DL886Wy/T+XpjRXCa+Zqmd5H7KoVALHbVQYJaXcQ7usrJspYCm7fOORkrB1VShinW0N2RbVIVcOKAgHEBNjgSgKz+T4G0VZmJTHNbCLALaSviMN9J01+P5d
        cYQb97bs9KJzv+YHLlovJ5H1Y6H9Ulga9Z/aswNp6GNX6Uxuo0JUaVQ9taf2AlFJfojylB01H/FCmyLsCICM5uZ98vrlyPYzoUtecRS9T75BmfOUg3ZklEsp
        Ao9qqcbCfLqWqH78JMB2erqW2UW1TD2tRbWSkf/YS0ET93JdG6jV1hdV02jf0ydGK+bnp5qYR+v9PSrfLR0CNzmNGi2i9rIXZNFpN9EwoSGIv5u6ggJ1X2FH
        yVaeyvZa1lbLUl4kqKUqCyerCug/QpHUdfI4d8N2nTnFN0mBgWW9pMRLo+rpEzSm0d9oJT9rLwRecPP5mbzwghK1oGnI7iCnNGRTT1DBzUdCzCSVB8wLygqy
        VMsstcZThfpKFuAUUNexIFsUbtHmQRaJIBdZAdUto3JbLYcczC/KUGH6Or1WMRI7CRAOTWBl7ypJ9DNPbZcnJmFrywC4iE+LaHf0+hd4VlPWu1WRkEOYRRBI
        IKRyyqGtMrsfpQ7nsUrRTiipGKo3+anAx0Kh7NtoAmaolZT2xi7AxQR2d3k0yTHExc7A5hwEf4c8Hgszt1A2GU4fYQg4ZSAbTPjjR0I9iSVnwfMlo7/N8Rt5
        U1cozDgX8TjPoIt4nGeAJ2icAx0ELmVPjkOdbO8AylISGMNRroG7A4BTEI6Lyo4FkgeHkgZH0csbqe8wJ9xyKG9nvwtgEx7BH426+EtKQw0hn0MlubokaUoy
        KRx+jQLHAleXVMtH6gqK91VBCzgWDSVEx6C0vNB0TCC8pHt3AFRf8P2/lipHWdOw365yMTzF2K3oTiXKABNVQldB5XaWGNSEUKP5L/jlWhvKpngalLVcLcVj
        KGc6qRyi9x4FagaupjpmebyaoaiKGAZ2vNY8k1pryG/CIS3HyuK1xuK15plGa40VPRuvNVO0MLDnmWStmTJrDdX72UbrDK8sz8Yry1S8snC3o3pomEB3AJ0G
        Vtw5VC8DDwF4AP0ILA3pzuHVx5RPBIpZZrFkrNBriEY5DH3Gst7yxfF/Lj3vIRGvJfYay2CryZ3OZERTWXKHhA5QoBM5+LuJ5ozESoCpYNOcxjKHBd8GzLkx
        VMqgxHBmFGLrqgm9mr3128K5drJ7ousYL2mVzrGwmd42I79X2ngu2hqCeq2ZetPnVRTTMEvT0E6moW16HmgHZehV2aOsZtvKwRpyX2nDstocVcm9EoV1j4Uu
        MBYWqlc7NG5O/TvGfUJlu2jANzsuFfNEZa4mytuqWLOK/MpeL/2w5waLf/Pb7iuJTko91wGc6kbT5DooKD8WWmusCLPq1Q4erNSFs07ZLzGmYiBTx5UAHftW
        XlnPfw+TgFof8bxI0ud1SpGKvD7oaRTZ2yhyQ6PIjXGkFfWVU28+kMT3WsNY/LrlAKFGC56+QTlP049WBLFzq/VVeO2t1gzczKB8G252q3UR7oZL7WrjpVBc
        8pw5hHso3KvDsxSOpjNlpqZmiE7IEbhmBFMI0Rvf8yPFvZwd/cZzL//Sn/7g7/9qG1a6bESTwVfZ0f+sY/+WYnM0sZ97uzaxyW/CYYYmdoYndoYndpwsntj0
        5ddTX5LfhBd9+fUFX0avvu2P/t/zf/yfzvwff/L8DIi36MLb/qViPB6uvXXk73/9/3x4+yXP1vlqNDHztkEh0+ShLNbb1gglqFIIn1u2xR88F39AQH7VKlNt
        kGLNOwULYB8o1wUrNC+LhBVHOJyhmFzZf5xmRTGasTiOCINBeRhzdFAeApW21fqkstMw3E+xlcqnK08Myn3kffcX/EG5lzz5QblHf7CbPqBmYoC+bZWpkL5y
        1K1zx+tzQr+vCno1IxgFRRW3TG//teBkRP7VjTAa+8fN6AcNzGDBIk0jrhuDoluuCfJ6xKlBOQNSlWrzdVcPtwtu5DaYHXU51V5/0MyT+oKi8zkiyKOT2TK9
        YuwPQrySHbKneXmpZuM5amZqvslxbEnrWvQKDVCfB2he9YzYPJYJ6tsIGf+11DWdp5pGhF7eYHer9TpcA+NX4f9nv0hA/mP4CoNyFu3q+XL4yAflHLyPjKqT
        H5SvuUXHi/74fRbmmMJkXNh/snVRo3/x6hd+8DfFIXvJUmxPxbjMsh7YoWqI7f4d41jWv5nMyLyegqYq+VRS1XP6rA5s/+z2syM0XZeoqGsqKhpAhYceQyV/
        GajY3qViGxV0vadRMgoN9l4qNpH7F5lU3B30OWD42vuEYcZUzWpQtb9+X1Vjemj+BzWsQn4TJtjR9GCskmesEidLsMqpGD9MkcehdT86SXiG0UuFYkxtrOgi
        5VmC59m3jecdivkyKqgL1NjDin7DLlOplNs6yxriWfgk8IwFPFO1kQ/IhiwKhieDfDShTuUR6REWiTnLEDsJ7F8Hsuh1mt35OFtV3GoBSCqnQQSMwyDKaMAq
        i5Bb1b7kWf/F9SK7bural5u61zeaug0WO6vRYmc1WuwAhJM8889lyxqLJjPcbpKY3/RuLltWPapXbVAbkyxu0BkwcqrkeOWijPwdunnOXJaAepERVDRBlNX4
        oDyVMe/m8e5kBmxe8lF0MlOOV4zaDwsAfdIo/iLPbuSq8VcurmJcwZ3Jsr3e7iDAkeMTgMjJEUhqBVumZhtGdH17R+wKwjQzTmYad08dLGN8ugPcH3r2dSfY
        y+2cdWjKERadc7zgEb0E+B7QC4AibwyxVKAkm+fOiyziqWaYq8YM0hEvIGJegFziHMLUIlKlAe2kV5XtY0wKjpi16AItTgJPQzfTu3X2dl64IInagwWN3L2E
        B0SvtS/M0vi2QbDQugcssBfpeq27t1p3w7dR3HOduEfnsl+vk69zCa8nJVBuh2j54ewPh3qlRU6HEHFK0KssyG4lCE6Ph3svdVnsPSnCO+HP+69J/cEpWkPV
        nRgn8Owlz+O64KrghdWOzgkUTc+YY/OJj6cYDQzm4FPdgV5AJ5huIT6dM+0gV2Ordvg+KH1y7uBhJyNh8EYljyW8buIpl3K+0EE5u+vtGQwvinCmO4I7inlP
        ud1EJ4cW3Fc7mOMKxW0lB0T57SVX8y15zDAi0KkDaUk8Wl5PiOaDXx59N/5ZT8X+v33X2scimPzNoMIx7MuhBVKc6pqPv9225LfED7rRTGc5ao5e+gWDNwmW
        ll/gVrzaqVsx22laMdNJw5bJdxqtHi0uD3/qofsguLW+rWcfddkqO7jjhpXkfybvWPhOJ6eZahYbXvl4ISoWCCDR1KLy86b8c6b8alz+VLp8QBPcgpKak/CL
        wbL32xWXy2T5+85kGfj8y+S08ofLafnC7DBGaITQmFiQdSkI3nfWK5OsF1Y3wMILueO/J/7iamYlWyDTsiF/CHYyXzeznAaU30S+59qwFnyHpxBSoUrXlCOL
        lgYPgUoXAkRKc2hqWVkXFcbTDvKTuQ5Ck+T+WQdNdzc6cw3mqRyPNhgaXehCqUXPXRNN/aUftbAoiUlZnwi0JyuVihqSOVTnmrLfTDBSHxyxZ6gRqmVQfgnu
        ykF5Hu7yQfky3GWDchqNvJBBjU4uQ43+ranRpaJctHzIZ5A94Y2T5KpthPK5uBy+PtUGJPt98zVXxx+yz9NojSWnvwwmZ7qgc6imXjw+ZE8heqYAMAUaSgTy
        Qfkaol8vIP/Za0CG9Ojs9dtpDCtaDqrkgsI5ZcLPwn3Zw1dvdxKqiF6xzGcXiuWI0Z4bVYt4P0O5Zi9ZghrnWLUafR5VPQkxNMG7Qu7oCUR/64SkFhQBnAZr
        6/klXjizRd0X80XdF28UdV+8XtR98VpR98UcXBqcYvoa+mqKQtHFIobBZfvkS00aouebdJ9MI/xKE/imhb3xur+gN+Z8/e2sX9cbM4ie9xf2xrMt6OcWsG51
        /TDXouE+26L74YIJfx3ua5Q+1QMXW5MemG0tq6Vgf75Vw366tQ72c61LwP71JV44lbY0TGdagSUyZawyPsbuXLHs+xqbAAOsYYkCr4SexysOLfKECWy1vJun
        Vj2mWfuPxDSqhQKE6aNVi7K2fkxZ03ppRV23aoTVtRBZthgaTPzjivG0hPe572qx0zWXRc/hj94yaoDfurCFKgSuzjGOBvZdTTh6tQp3OXBWowtX38SofHZV
        Oeg2krUVV1FHbx4LC2ssI1drpSoWotnVTJrWy9XSrxJeoRBduFZv0dCLwKb85iRvYBLt28rbdVMSzXVSeaU5kIRhcAzDUPsoYT7susiNjSI3x5ECtDxYjc3J
        253JO9DyG+D4lIsALb+5LpdNjbLubxTZVytvuExlbVQb/E9DItg3YveR0z9id5OzacRWlETRmuA/BSnuKQGEdJHRAFiYxa2tAcf2GrR7ydebL/9606LX0TRx
        8j3g5AOHkp2XMdw2JZ/dsGCMEhn+sqTOJncafCxR305V0piFZ0rSWHX8t2TR0RuWOlMjXRPKGZQJLE4sggVvzlEMLZ5WNABsa/Me0+ODcoC8wwnlgH0JTpmC
        4nvWy9OSuzXY5EI1NFOAjb56cl3Q6I3JdQxu8HMnFbnEz1XIjaZUWQ95UzoFZtaXU1OjRU6aUR6u4+kxFZR1ouhJYb6Y7an7ojaVqmFZv07SqtZuSYB7ZbX2
        WiHV88Jq3pYOFE0xqsvqcpJVSW9/pSYte0WTdDC1CtGrveWgyczVTkIS4iqwoWNhZo2lswpzlFkGLKP/GbEQAdS9izHApSKk+F/Mp0VFl4r3P/Kph48i8C29
        BFFf1MRbD8ZiscqJDdHBHeOqx/8rqXruGy/F1Z9MyQp7vryAl8G3KHPuqw+YEH5z0f07StRR70iidAgT5hkT8p4ptAOUA8IxE83RoCsSFxn6SWOeFropRZVZ
        b78uaB5muuVrIuiCOyeCDp1TxAoQtbycCBs44uauQO+xZCkkdwelSNR6wWbwqzb83dQFzs3mDNp0BnK36q1tfIwH1+rNGuRgL/jOqX3nYxVowoZLBzk0rNvJ
        KQ4S99kEOUSOnC5sFjWpDsz01WBXsekVip2lZeraEo2E+l7WzV/esH8XxG5sGKtxD6SbqD/N/WAVVXcV1A7q0m1aYiz1N4ztaxg7EMdmoqrE9nu8FUJDbCN5
        N8N7p9pE3n5471J95B2Ad1/95hRvvIclqmRJb8SXInkr8bulyN5JmL0UObcS212K3J3EdpeizK20fJai7K5SVu+l1v4p55IlVXA3u35wL7vbgQ7J7QvuYXd/
        8FF29wQfY7cigp9kz+Hg4+xWRbCfPVMiOMCeGRHcx55pEdzPnlkRPMAeGpcH2TMvggd1fjL4BOHfv5bKU58A4QzPg6D94DlInnlBngewhQTPfSDJ4bkfFCE8
        +8kzDc8B8lTh+UnkA8/HkQ88HyXPYXI/Ru5+cgl/OnvIvYdc6EbcTW4fufeSq8i9k1yf3L1M3Xpq36XASob8ga3WGVTurtp2T+xe2gUBD+HlI1ut05Iz6LI4
        VOV9UZp5RNpEFu8vgr6y/Z8TAS16LDBxtGaGo3dQqXsfu113883Kq6VU3iA0L2giTstD2EzXYyo6K3lhcbx43SO8QNDtURlIm7DMZSCIxIjDljEBnR5deDD1
        zPOziEcWpBnNvxzUMNixwhLq1w5dJrxtIB9ph3xkb7EDsxQaJuEVNJklYNt+IxrB36srbn3PHDo9arFfpsSekfMQFYA8ZTm8CgiCs1qvrrpMVuuTrKjIOJd+
        zsXWNVNX6HxKN9IMWiKXks5lJaZKu7oqzqeP83HKyCWV/QAmZtK/julfJzr3ph81R77/z0UACgOFsgZOSXGoGLabfm5HP5cWf6FK6G+HynSPlqk/YsRA3COG
        aowyKOirVdALWMV6AV5xGQZLjEIpm6VQKC2GferoI2oAmydm4aPFcOynHn6AA68tWgwt68HaHlH79vt3jBMCSlbKrzywg4qLg4fpNWGinnds6BsQoZQhwihz
        Y1e4ivUPMlD/WLh8N0ShGxvGbm4Yu+nHh7DrYrc0jB1uGDvSMHawYexQw9itDWOvaxh7fcPYDzSMbQzfqGHsaMPYn2gYe0PD2B0NY3c2jN3VMHZ3w9gbG8be
        1DD25oaxtzSMvbVh7G0NY29vGLunYeyHGsZ+uGHsR2rkwgxhkdq7nxfJG4j1gczhmQHxQMvAZdJOg6iAhxbsfVCFu0xaWsrvZg+t9veC/LSWTnvYLCz7iWDI
        RNvHlky4hygJuNuJkshAGWCphH1EYcBVRGFklkzlE9kB1yKqI5vCvFmDebP+MyLIehwmrMMrq43QAozr1VLqlTVL+GnKOQSdRCIt5BT2h4i0kBV4iLSQ89A6
        JNJCzsFDpIWchYdoCzlja+ZMTsND1IWswnM38oHnXuQDz13IB/s++5CP1KydnJV6B0jOwPNhwuwf0Zh9GuE9FP6QDoOaULdR+HYdnkL4FgrfqsMVhG+i8M06
        PI8dpd0UvlGH5xDeSeFdOjyL8A0U3qHDMwiPUvgnTPkIb6dwZMpH+HoKf8CUj/BWCl9nykd4kMJDOowtsWEKjujgfgoOUHCLDu6hYD8F+3QQW3WbKbhJB/uw
        WZgoEjEbvGqr5RMH7dVInYTEqdE8TOp4C+maUkz8CrM0QqOt0aqYa7j65BquPrmGq0+u4eqTa7j65BquPrmGq0+u4eqTa7j65BquPrmGq8+C2K1LrMM/0vpT
        TM3QopmhRf8XRFBkHU0zQ7PQWsIM9cwM9TBDs7WU4BtzCuqG2aOYoKkhWFkwBA/Xj8D99SNwT/0I3F4/AvvqR6CqH4E+VPKL2dQgsqFizOSy0OSyhyZlb2PS
        Bim0FmT2dtYWF5pk9GmkNQAL8edFKDtG2SgX5f31CYSEhpBoBKGGH8XA4vJUzwjRh7Y+TwDF2MY0b5Zp3tQ2Z4PtzTtqk+g9OY1k9nk1VqOYg6rLM7/iB6JR
        7lTJrHICO1qptfEXTPBueUIGolYCRVSkFzg8vTVn04ipcWK9+a8EPWkeaSnEwZ8anfjLoZdOlsV1kLs3JZOjoNYN8slnNtuhfz7rJHI6oQrr7Fd7g0dUYb09
        10uZUvj13uCwKnTL+V5qogJXXIBy66ll5B4esqeWaaHeSbiPDNkVcqMK7/yx1NGnSVCIpq+CEHMqG7ODhehibzkoGgGaF1ks8J619JmRmgDNoUU5JT+rF30T
        r24PE1ic9XYf1dXh9fkO6qEGkrS9DSRpd7wvSZolJxYq415WkobNjzpRWhOL0koQpZUg1gmzQcYI02xV2mlkPUJTBbkdJch8eRtsldweffHXWB1L7MQZl+hl
        E3pM5W4vCZx+mf41fTSJldpzN3eBz4tWlf1f5NMQqwKBox8+sXYAMZeY28nCJJS2k/kvpkAovyykW1QqhL+5sAlT21cl8JE9qomPTIVtZoa3YYb7LLarL0so
        HxNcqKbUBGdpHXHQ8xbVwyiI8zqn7N2G04r72cjKvLrInjgyzeuVMkkwR+ycYbxVhnEI+MRHU12tbFaVMEzlZs1UKq0X0eTVs4nZejYxBzYx9CPndtZTLu2G
        8DOFIjNm5cj4nxVBxuOwXjmaICNfBLWmWkrVpKUmmbLyiXpo2Oh8XeSGRpEbG0VubhS5qVFkf6PIvkaRA40it9QvyXH0cKPIkUaRCffZmGKeWkAxN8UUs2+g
        6muoJik1VEExz1tMMY/QMjlYW4C3UHC4tgCnRBdYgFOiC0yWWA6aovk21BbgXgxvEdi8+OKcx482Ar2a+PNHzCFTt/Sl8WJRxltIMciNkH5HyW74gVfDpLXa
        eFruSGuKV7fPQ8F4TfHiNQUrpIONwR6WJQX6WBYhgCJ2jNo1DeCDYEIGRcXHMYqsAYuqzlq0HMVHZcxmclJRWobeXk05YjlaTetrASqOq6nm8MyupirTmwur
        aZGKBC8z6+yLZjmrbNDL2ckNtJyZZey9ly+nwfJF1dHfR9U+ILH0nhQ2KXqtCpE3wLL04aayTke8rdmzmtqgP0ptTsWfoKVcGJVuRc9ksHmn6zExKJ/BIa+p
        DLbvKC+P60FZbyyHvs61VgTVP8gQwncWazAEhxrEPdQg7mFsaH+dFuQsLcjZqHplWTeHsJkphyJXE+ZKBX/XKvu/ZLZsVBuRK79MBCLOLWajqa8Rv66TmFYX
        eWmqLi/7v0JrXzQdloMuczwlt8aKLnzfj6Zk1OxnwhWjnyYQzFhQRloBOWynSiqxIpoStUrgvEZGH0RdwcuNrVZg8JWiyXjfvPaPVsMSHzALnZ3YLyOMMWeN
        Yd8h3HspEMlac8BhNdxoe5nf3bngHb1RY4QS8O6u9Lv7cHSKo/fVoue3HShhW8pLVvZdpUIx79VF7SzlFkbtoqjswqgsTXzszMpGurm7wrsvXWERn3+FeOpF
        6gYIQBdtD3C6u5DurnS6vbW9BbQDAoC6CJyxqvCqvi/94kDJWlhFPi1Qa5dNo9JDVH0qmyb8gihJ42NBlGDJ864A8UwiQacTB/5U6Xad3mLpdI0oKmHFBlGE
        1NE0DanWqM1fHtjA7qUdJajfFaMZt6w64wFVjKZFWU4qbMIUsYkddNCoqmb0WXJOHDosY+JNKGd/cBe7ZjPKMZtVLDHSePROdn29eUX8y169Zeb/GzM5CFk+
        Hvakhw34sXmn7H8NnFGKSL2Pj57NS+hYO/6/ErwrP2dTTeCZtakq8MzYVBfeubepErxzb1Mt4KnYVA14pmkpYc+8BMsgIP1xZsERYh9qGh5sOE3Bgx2neShg
        Y8tqDjHYs5qBB9taVXiwa1Xh42VS0/BUT7scNjGk9qkmhtDd7G4P7mW3L/g4uyrYz64fHGDXwlYd+/brHTaH98Bm4Nmv99Mc3nOrwLMvgY4+xDWPyLsTaJqT
        XYj8+ILIaUQeWBA5BZqWhrb/vCBSg7ysxdCEeQE0EL2SOkVBfhMOeQubT1E4fIrilYWnKOZ+4C+co1RjzyGmZ/EbVjTT+etDE6Z70OGNMpnBqbyPLmjJXIPU
        nPG0pG4LrLCHRtE95FF71T3pb/3fFOHA2bDnDM/6cCNjA0UxvRwjws2IEYjZcKZaDbeonjOnw02U26YzqldtVFtULyLOqA1qMwU2UKAPCYeRkMjVO5DtZhpE
        5PRTHKWirO9A1kOKsxxBRD9ltUkN68wgCCE/8mJablHDIAmxUPW+s+HGM6x8Q77NZ9SQGoRvE/IdVJvPVE+HW6mu/WoERQ+qjYjpR823osZDFL8B8ZsQfx2+
        GkJtNqp+5EppNimO3arzgrjnOoV6q63mm8b166dEPUjEBX5A15aob8FCH0h5wr16/Db8mtLrHehGbwfV1qrqP6vTVDEatqjhKjUb0iU1pN/x8JbyGDV+M1W5
        /yz1CjXmevgGzpwGBDapDyC0Bc3tQxT0mAbQ7i0UqlaTYQKGq0E9tlANCK/EcqrgziX6iSi2XkNKB/sapOlBmrsSwLBO0+JkN9Sgc/qy4Nl76U2NGmpfbD59
        qb0W2nSaa1uL6K17veH0EhWtJdlympt+uSQbOcneyyXp4SR31SIG6urRh3p4hD73Eiq9FwuJnkuYyViIww16gvbS8Nx4cAd67+CO8R2YlAeBvyjZhoM4ncOh
        2iG5DaeJs+xRvQeRBsQKz/zT9H3vadVTfR4FUI5niYK+mxEGJakqCvequygwLxBJQSrPZDq77UywEZpzewlzvcnvKbMqNdBk1rsgMwpvrBXN4Q2JSg9y6wUn
        k3xAdUuqX+VaxhlvQMa1Wm1YkO8GVHpDKt8NGFypNm+s5Wty7EEWtXb0IIdURXpQ055Ujj3A12Ace/ScIxaRTx2bU8bQ4MPC6wNHSxNgrW6p7iHMXMrlC16x
        1NTcsbKza9UVV65WHyM0ncRaQtqOm8nSYlwjKr9SpbxpyZ0FMev/rmD64utCr1qsKmhoCaYrQkevzvoD/z/Q0uX/b4KT0Yp3mukgk5QjTVQxRZd4qkP7zTsK
        VDNYKTuQqhhNOcSpgxpwmG4yLIGhnvz/mWsGUxKaCNLe57WXS5mVcY2ZZgJhjZVIk1q+/x9pETpDCw8TWEyt0/qzV9NdeNl/Jhw+EwLPgSIPR86EfbyK0QJA
        rwbOhL2nww2fC4aoTr2fC3tVz+fCnvupEr3EzMZq4xdxfqfm/zABsjfoQZUoPTG7RgCYfWpPF7q8Rw3x9NmSIHOW7UO0QCzDWyK8F+X3EilDFdpwmiq34fOY
        c1SR05zjhtOnq9QGjR+kZVWj2MXX+9Q+jcbeFOEdeNyj7lR3Nk57t7qbXum0H8XjYxRLY+ujcO7UtWv8KX2471IpHmLJADSZUe0G9DLV8Nt9NCsWf2sqjQT3
        Io87FGqD2cn/w70aLNyHAwQMoieq1FsDn2fsQ1F8mnAAwNlCJEAPeQi/EaZDdB+HAMb6Y1e1btvbFWzwlqbbOohu62C6reOfgm7TDIIemIeJBB+pcWC1H4iW
        HowFInfu78JIqC2zXYR9QtBU5Gz0/3084ee20Yj2vwSRXJ9/AeK6JUm9xhRjVS7xxdRSL5akPDaCiOg9U2Vqr+fMWRAQvYYUSRMzKZZTE6d1phcQvnMBBTsj
        DPMxLVJUkqF3waalUVwNYwjW0pzWmE1ozEZv6RmjtiYdU8NdFd4DafLimKJmA0ORJPG/IPSJKTZtYgXgWLWGnNAmaoTWkGsyUskmSCXBFdh1bCd05LTQlxCm
        0KpyRfJxIZ3MU3dCu24shGgemHSG0eoKP9YgZlNXXC4M7OSiKTZo4JfjTASLUOlFlZXCqRXxGz4jndOfxHG5aIbt1cA1n1tbrRlkPJ0ByL4qjWo4FLX4pAtE
        U5SYRVMCaT3VpV+ZxBTgo5psk0dlo0ovSugyb7WEbIbNl3VbOBHjRpAa7GIx0ew2pGVpUFzFbDQ/Y0GOS2+vSsVWruaFjJr1L/AFdWEI3u1N27yfalkgcEKo
        FW3SSbT8aalULJkyKVneYIqw9ftaMZWcrnEtee3ktv85M2gE+3aVBEgiakd/WWcXZ5O8Z3gVy3WFYKTRN0MGBv2pwmevwzZZ3CJs7vifx5QoWY3yiRvs/6qI
        4d0gjdmLm2vREo82v2rkFD75Aq5/ZR0blVoKqeZo2OcYqeb+SZjhxmfiWpZ4MdOyBA6cXuqL6lIvppZ6UWlZAs/BSFcDlVxCgP5SKHupF1XYGgLkDLWI4GwS
        nEFwqoTh0Abc4kOP93TtEEPOP4OxWLK0hKjJiIqmm8zZjmqTkQdNNcWioiYjKpovGQHTXMnIlWZLRq40Uwo+rvMpBft1PqXggM6nFNyHTcPZpgAjdMaDRRg/
        VTVVTKqUQ8JK6RY+Xg2EX/GN/Gmu2YidZppjaRM8EANV4IEYaK7JyEemfCO+mm82EqnZZiOsmoYHqtdT8EArex6LwHweAGPANplaxYDSdHnVC+7XzfGCfRos
        HvFeDJYCMWIMlkLwgAZLITiowVIIHtRgKQSf0PkUgk/qfArBT+l8CkFZ55MPxoAW2F80xc0WTSkzRVPKdNGUUi2aUqaKppRK0ZQy75lS5jxTyqxnSpnxgjHD
        a8wVw30xjO+NYXwwhvEnYhj/VAzjsRjG98cwvjuG8QMxjB+MYfzJGMblehi3LYbxLiPodLEDwIePNMDvigG+Nwb4HTHA74wBfk8M8I/GAP9YDPCfjAH+8Rjg
        +2OAH4gBfp+nF32q2H4aFvEE/UoyQRdNWexYH+kKP04j7q1GdNABImOJ5lE/pT6pPk4ga5iorBP5Z0HP5Ij50si/MYVkmxE7a5tJMQXPvliYMW2bKTILHvJe
        TaMTyKWZMCDk1EH1UZNamunDhNYnyGskImbGMCN6t7pDR1dsM6OqdkOi734tdGCmrNeIXmZsM+cak5Y0VIhjhrgxTi/N1Gwsp6QRRek/VksP+lM1kCdd2n2p
        SDQ//2L30m3qjgYov2HKS09jFrzfbO/+IbLF/49Ek4/W76YcOKLqd5cSKQfeHVmwoaL21aU9klKBoMRbLYjlMYMSGkAfUaKYhLSglbzMW3iafHHei3RpSLaA
        BGlEsuxkSmN2o6ZNanRJvxYyJHSJY+iSFIFDRIR5H8nAKTZ+42JDh+PjqtT2EomSMTTbZRi8hTZ7f8y0SLbht1MrFr/QdMJSL+aXL/FiLvWiDj/MNnihNwOW
        ymp6qRdVepGiLKZXoAeTYHVFQl3zUKGeNiT3r3fWxh0PD3RM3e4uUnDv1aVK9dsxlWVqdGdNnFxrZbg3aDCNwzuDBkw0l8dc9l3s7g8OsbsHagy86fQQu9iO
        y/Jm08PsQhQNtw/re0ZvdEcVaezWOVutJ6E6SjxRBe6nJZPLneXoXdskITRpVbLkOUSe+Qx5CJ9ac/A8RJ5ZeGi5tWbgIXxtTcPzMHmq8BBit6ZQ7vTXofiA
        smoqBxmjcoADyIV18sLqIcnnZAtag6CCE8AUqu36sxkiE0Ep/Cch2htS3SDACguOYr2nLgWxZXwcnYvphiJXt2zHowOPVXgoPNbg0Y1HDx59eAzgMYzH9Xgw
        y3oDHrvxuAWPPXjsxWMfHh/FYz8eD+DxSTwO4XEYj6N4PI7HBB4V5rZPCP+7Uq3bwZoWU0HZb6UxAPU7Pv/rt7KGxHu10lMroIKyhhw+V73CHGheseBAM/XI
        5h/C/tD7sTXANk6LRZeNC8eaT5bRfLL8Nlg8thIRgx1bEHaMiAFHZtmAkE7IBq5h24i6WgsW2EJB3PFAdp66Wlck5nXZXoW2YBE9o6NaUnVpSdR/W6KL3/cj
        mHteHrR4/KJWq5bFtWrwia5fixF80AC+ZqvVTl+vHbRAgGsbNsWkHjDQar0gVD6wWGXwsvq/HrZVFioOB3cYvah/tOkkO1bPSux6XGnUoa5k/SdjuepKbbnq
        ygUjx40q3WXIwFVzt3yljWDUvM6eaQseUc2qGaRqG7B2hkKPDNlzGRM7jVjCHs3RfBFGQ5ohCaLp3m30XKAra61hE+EqkHBWBS6cDpq0ea1/lYf+lQMnR1OA
        Iq2gd4EmK71bE+Iw95HIfQxGwF02J+nC/MYwDORUZlhPy4Idlr5oNVtl9VcobZt8kOYzW6jsG6IleEX0zC/HhqXYCFrehyHwXn9lVP2L7zwpobl0ARanOlhG
        1/PlF+EvclkXrHKYrStse7Q8zmUFWzPXNl9voMb2api/GLpEhjgKxyjYbHzkP3aduIl9uce2WjfCBzOhNNAHCf1Y6J/tUWv0xaSaqItj7L5pY2+okRPXqLCg
        RlfVagTT5bBmjhrlajUqco1yhHvfo0bFVI2qf/j7T8kohHXMxjWK2qNX6urMlkuzfiebImXDpCFjh25aAQx8fTf6dzMWYP51navLpyCeP36E22jHbZQL2qhq
        bYTxbtj+RxvdWhsz3EY3Nta/dBsz6TbOfuZfZiOVtJHvK3B0C3w82nULOupasCx6o67dabhkuR1yiZHaeZmRyk2JsxG6vYKg/KcMrq8RTkMF49pZ2vh7XuNi
        h1/muXb/18wLSZsE17mHxnoxeuMX4zojNsuQJ5+2kNigrst/hLrqMaNn1Psom0reKG4K2HryjTBi22vtJtRATdpO86qZ+xiKmM3QzrTIyUe5o8oZR/ceHeeV
        RatmAokBmzTjhoI8HNgnswEmHCZn2TSLwtVlaQb/bwVaS1WzA+3CTClhOR+2lNhMNi0w2nRSgvsqn/NNFLyJaSVqu8aSwqei/Tyk/88nKcmbSunn9U0CzVGl
        U9/9MVWQmcnsMb26WqHDvILuctdYCucrAbReO6/AWb5PBD3k45ID3jjFjDQWH9kSI6yR1uwxIi3bauQcDsMgI/XA43pyHQ3AIMEeo8vPDD+1hUY7vpBiq/U4
        hN2DRApxJ/7MVutn4NsofvY68bO6hIoYoj8q/6RgK8KJUUYq5BnBBvrJNyVCymaKrW4PUjzizuOtzSXCWOMpEeZgCBL+cyLMwy9hFJI/OY9P87TGnWM5BnlO
        CV2BGaoAdm2iC1yBC6IOALP0dtYYkH+VUMSr2Kcm/zcFISG5S99vsZWCup5ztHzOse81SoCEr1PNGRqwXWzq/5rJ8DuU4XeEhsh3xXX0p/erv8k1oSerSXqx
        gXvkL6N3njhCf+ZOh9dklGUVXK7sPFV23jTrIvkvGn9FEoyl9p8k/0nsRZ2SKISe6eZO0dspk7JKfghGonOckp7mehVYwpyWGsLwz8iwEPtnZejF/jmpe4Qe
        QltvlWExflmxw1Lsn7LDJvZ3y6od8vh6wSawfUvq4fOCreEG0Y5qisVKpVjqU4xlSLlYKuTFMqZCLLXJG4FSdM7mxtjlKDAD/1WOoWddv9vU77ZRH+DuoKex
        bmigPUdJWOJFPTlva7kGQ9shaJs5eJKm5knjf4b8z7AfTXZiTUWEqk6sk0h5TRMHN22+edkJqd0vQy4x46AW9IyuNhWf5xh6piv+OpX+uvm64mLWVNy4TBdl
        xqEqQtU4NI3QdByaQWjG1bnMukAws67O/1V3iP5Mujmkm3ONPMfC03Dglm5LJUNcqLkL5EQGyOlExozDDI1D458i/1RGf3GKvjhl4qsUXzX+c+Q/l6EZzRiG
        nyn84/0rW7DtpdocubhojgBXMgtDeNK4OeMWjXuUUZzvapxjIk9x9Z/jZ5WfL/DzHD+/yM9p3V0GMfl/ITWS0CiC0YFGBrgKh+tIK4WZybqOIWrJ+8LIjct9
        mZ/n+fklfs7w8+v8vMDPV/g5y88/5uer/PymufSgW77Ozzf4Oc/Pt/l5kZ/v8LPCtphP8PMkP5/h5xQ/n+XnKX4+Z+tZqueo/23p6WFqQFVxjWc29pzgsxje
        lJC421DCCi1uUgkzN2lTnrc4E0Y8eHESd79Yu/l6GoePd+E2low55gnGHvgeRm8VmF/mHonyA2ZYpe8tAQWUHaHljem4IgzwfkOzmKN/+d3f+pX//Mo3RwiB
        6YszbmV8sxfdsk93+GFT5cfxmODm6IGrp7KexGY5YrgIPTqot70/zNneZGFCHoPita2vxcB4izlj3EXjl4KcNsml+XEXtvltOCpgttzxgw52rYAPbeb42it9
        n445B1fCqXc+iZa/hQHYh438PN8+hB1Qm28d0Xd4+NfjOifl8sQwZYrY9F4kgoLhp7LohcnIclVT2jBJk8qeh9l61YRjhU0HeHDq3fkroud+NeGaYmrTL4BK
        msW+s61tKXSwZ1oEK/HmjwVU/5uW0nq5pyS4/ORIokyqw0cSoYZfUE3vSH2LlGkftwumxE1E88IIf2FEy8KI1oURbQsj2hdGLFsYsXxhxAoTEUkTVQq8xVHF
        xVGlOCebrZXp6GOpSNkgsq+sk8cHAhy1fMTeQ077pXa1TCug4F6kVgq26WAfBX0KtuigYvX1dmLjjf6fowq4tsrRtLWD+zOojO4yUWi6CK4e16dWaonvMvku
        pm2Rvd+RbHEH3tfhXTFiz0nino1sAqS1GS6+GS2WHixrPExxV8u3XNXB8i1XrWQphTBSCird5qtw0mP78tOKj4aBWW5wHhJ3lfi76g9EOvGByKyRFWVjJZk4
        qVaOgTWeeRnLsPrK0fe0PDavT9rpk2FAWGuAldEoaRolFzTKhW12SFW937NtBzgTOGVKmCMKfCSuD0YdcwvEIvVSPkKge/U5tj2BZU555M0pjwIjl/RcJwz5
        2zzXc5jruQNHsJcMbinDwEVGsN3oxkygAyawI+qi6A4wgThLyxdgESZ14vsVesj7zv/kD8pu8qzUKNsC7rduAWbHCT+L2FW+AY1NOHGt/RBZrCkzO+tyfrCb
        4kBo60Ba4MLpCXGEP0M4xwGC1i2tCNPUw6ap+3GLECQtnr7dCCYgLW0CMm9MQBZSci+IdXKXw0+5evyUq8NPKveODDC2aobhcNAL8ldvLd92F82z9Wtr9J1L
        yH3IJo4qumjheNybbN2yYMVEiveuFPoKt/9Bsvy/Q7K8bNty0tGzb9bm2Rc5Zv5V2aqtu8DUppmHbpPNt9vgYKgsp744ptMCqfKrBG/6E6xMkSS8nqZdbGE2
        FZltFJlrFJmPIx3iidpprCdIPUPBbKzU7fhPsA7D4oJlo4Ll4u+Px9eILPgestLMiI0kk2YesKabkeED29X23ByMEjNzpyVNWUdbcGXNQ4yduolbMBPXqxNY
        E0CBNb1/I6waRcLThedKTWLH8jo8VtXkkCyFxKOHL+bia7rwGMbjehY4sbAJj9143ILHHkM/YjPIwmaQhc0gC5tBFjaDLGwGgaw0s7RGWOLorP8d6T1rC3vS
        XLQo4w0JbQWFWU+77qJFBxct2nzRoo2LFm19Manii0VyoYlnmwtz3/d5U+1Q5I/zcdT0paL6ljcJCwu2vlTUYQPZ5rhYfNmqo3dlQqz7tOItvG0V4p8nBZeC
        fBx2ndRlq2YHopYhJUI+ttntuX18h46E5To7KYycMVwJg2sZ4WXTpzt4KCfbhLZJ5OgUcaEoTqeWC1M3qGLa9ArgwTteYA32LLhxtioOLXXlLCRMP4vbVMxt
        gnDlogtnnxeWyU+LcZS8uWRxZnHmoYNLKimObwSlyDFkR2WxV8aNwr0xp5IbXHQinWIxCMTC1A1qiNSo4u8LISbNTYX6ZIPRDAbRE0qMR8kNovfpEZmtu/oz
        EPqqXKm/zvEKndVXf/JoorbG41Emtw5KNq/j6QsbhR6WqfGILHjQ0FBtsc2tRXFMhmL0zYk5fX+jkmjOf3VlZtI+rm/K5fsJ2ZiAvy9G0PryVWS+URS05WgH
        AwOUDl9bkw8zL0EFsNfKhZJrD4mmoy/XzcWX6jq8m6CfNnOquaNKjsN4ydFx/zatbx1/DtLC3KrLwQXvMlHzESYVQbeC9kzDGXNXK2JjkNAkR2VRy+xLYd7U
        hlq7vcy7a3wv0fU0jPK3cbQaW2PxfZS4dza5wbfPv7+TN1QW6SXMgR0whrVxoW8MFsAqU4OJvgRTAVCEwPLUtrCwx8wJgscXqbm4MXjbyRd54MRvPEo6Q4RV
        5uSLHlYLE++Y/CirWi4USPKpv3lYF+LyVvIegMzRFL+1oCwLtw7rzvHvhsH52gXCyeXB9kvKSi4PtvS1wfysveBNEN464mfywsM1JSqHKxVdlYdcHfiU7w/W
        RXqhvVHgNlxbb2vqetPYv07ktGzT0cbRMeWIlYhWf2r8OoELP3BNcDPbxqJWdXJf8DPXaXkvC+ESaNAhOWXTQNAFYAzbfA8ZInOhi+GloYo1JhOpI3rYgqrO
        8liLg3oAetCMigeyO65yPJB3a+VsfcG0/tjm26JRUZvvmt5q4eImudXKaTrb0cs1NUDfjE2T80bva6tl02TTcbMPXFyjL1ll7Eao2drF6JaGfF/tEl3gUL5/
        EZiiyNcEXwUqmqe1sROeWAunhLlyKNnabqRu5wuPPNwf5WqL7IRnPqnEl8PO0YGTL0bvNhPqoicXS8tLZ+1wVOjz9PZHvaeDttHK48HK6KnHg6ZIBM2wmNI5
        an2EGcGX5s4/aQ8SDZOB3tD0N2fEoNZWSeWFwVr74A9/5zczyQff+ebn7OQDM7qdpwKf25J804vb6wSNbn+P1mnzR60Psx0llS1HP9CXc7FWg44iGuIvvyau
        YxASifmXJgGtMbJWL4E2ltxOYN9y1K0BTqCfnucvQS1kyoNEzbjYEOK7x4kHC5zR64OW6HoIjqjTfNVycrT5Ka6OKkTOGFFuLaPOnbQAkPNE0EJwxaW/QUFz
        2yFTc1aYG6NZk8E4lYlRC2KeblT5yLplnBeuHCE+yr/wEnUUTaVCtO3mrujUzye3GuNECFGUuZtoUWTZV54rEBaiiV0l1ifMpS4vZpy6P5Q3kk+OJYVQy9fF
        VyQbkcRoZYL6e8FYCEtdwUoGe9BMr7ynE1xUmTwRtNH3/5AdC5twwRv5bizZsBUBVB45XlCI+CxEUzT5aGCPTgbLPH1h5yLzXMsIq3xm9Lc+/Qf546OdPxf6
        XMjjd/M45KrcQZX2X6QmWjcRcApjuCuBb2xGX9FQHrqVmf8/+6Pf6zwUdTymFV1k5ByNTp3wKcE6Oxf66JR1thWuCNqLRSy6v2qPRb/zM1RpTFIKUcKvRqse
        +mqYiR44pGQ5BOdDWIlGj/PoS0p+8TOjKOH4aAfqiIr99EeIo/FH/0HXESJcKvJCRRdpBe0oMEfl+i8CS+1gO/xctxbVPiomwhV7XpoIfF0bcRTD17q5ZEYc
        ldpCI9PWbUALWv1xystdZ+9nG/7tiiImwvZRSRmp9r0YezRw2u98aSJsGZ38EEDy0qh4IgA9jHsBcFeKLGVVSxyTG7UoboFF9xaqmE5wmzZZpnuP+nTU8oJW
        6q5W7q4EFK0aFOiu1hgUQOitL5ZpFjIloIlh/ne8dtwGl3DbqgktbeKb2yOlYI0iUrtBmt7E5ar6HgiveHp08jPBKtWmVk4EXYpwVG4i6KCxKRjfxKDzVQdB
        iwZusIxlUgw2BbCtwBsO0qh+acJ/VNkskXkSt1k/cSN1KL0bxqOPwLxqIlyu/L3oJoXbFVhj6snJG0suLLeNhfKloJUqO2MB5y4nAGyfIMRZzBKuUq1Pq+Wj
        4iRFTn7mJGYLvX86WEYYkKrVRvm8S73t6ipT8uXqCv8oxaNqlMr1UuMAjWnVb5Zz13fwWKCaU1YrkZ08PmrVWhHaJVo4WynPFrV8IuygMRG0mAbodNQE0dmg
        DR1xG0Z58ragFR11raAUT/NoMC2wOk0TqJqpJngM+bg3utAb0HCz6rqia0FXuLD+SxF78NinVnHvZBHYjc/X2dupqnX9kEva0JK0oZUGMdqwAiOeUPXTVHlq
        QYtuwQq8fzpYiWvedAuySR+0ogGJjBZwTfdC18IJ2IUJ2ErjA+gc+ePUsWRCI6pM3lYyN8JUJnGDFE+sFmb6OUaa6dmCclayGZObeCSmWmcnrfNTrfNN61z0
        j29a59da56N1umSxk+8x1N3DrfMoCQ+kldS/KBmPFV69pSXYg9Ko/sJs9h7YwoM+CyGuZWrlE9T4ZXtpAq54giC27M6Xnghb6D2QQPNTYfteILcPdQEIK9RK
        7ljCltCG8V+MrF3lAAd42iZ0lcXT8NoV4lA+VbOo06U/oJWtXS07sSfAwl84zlFEngUlWjTzAZSjCocJr+aifDkqPBwS/QXHuRXu7Zqhl8C47s1sBduFNroH
        Dg+rHrFvgdRsHdhC6Mvjgvqpb1gP0+oy/28nD5VB5hKqO0HY9G/+wDo+2n5y9F2CyDy10h99jhfJbcdVy8QodYGPVN+mRIWTo5+tfKky/+QMFtDRv4nFqZww
        h4Sj03MzTz719DOn+iaGLDfKqxJ1cJTfrUrAeYR/ZOQSlKISoU4iAUvmfOkthCokNZCgQjTFjiMEFdz4Q8S/NtHINqdRe8m1Jwaa6y+p/ssX1b+1Vv/lXP9W
        pFpU/9Z0/Zdz/VsX1J/JdUwy/zEMq25sN6yzVbBKswPLVLv/GJqiViHeD1v3Kk7REXbFQ2b5XsJTHR/q0nxpVnWx1tqSrfkn7I2SWk6Ldithrg6a6KsCP1pG
        tCXTe8t4XJvBnV5oRguEFZbrKQWssIwjDLJexnQpTbx2GsCEKtAyWo1AehFqRhyV02oAQUVrarYo3ChD86RldBVVcXTNSWoO5UCBZRzwaxzhib2lAr4aC4nA
        uK0EFXXQwawISHxPC+VBs8ufeALoh2bcE6rURbCJpfzNiZS/kgPuQvokgubtnaW8QhuvP/niGE8Weg8/zR4vwOUkGdCUVKh383gJN0wQHxTTFKpAhClVrHBL
        iqRZCeioFdzyGA/FQCMkguhkBRRePWUCUUZQMnR5lpZ84q8hKA2J5A3lWO2mddVMROfgziMR7JoO3kIDi+hoouomdo9rGszI5DJMSN9ChAfuP2aVNbZh+dPM
        NBALZvM+NJB3lu/eZtYZAjEivcthXlPkwEagxJMIEOhjYQ4MgM5XZ0noRsYxoeQ4ZKexkB1JvhmlQTHS5CqjDczPMLLS6XBCKPpWwgdFvdF6ViPo2mp4oAC7
        cxlQUDatpKCbX6O2T0K4EH07eytbls1jK/Pdd+0j9O7hqG8cTJcRwX72G7Q6OovSiKPROWJINgqLOKYICw0KShIcJh7KSyVimVZWc0HE6tBjLJK6K9AO4niU
        c51lzp/nUGvK0qNe6dWAYFgBETp8dwtY4YS/cSFbKLDgCAOyqAraPKXk3VDYFFzDZrFh8su6iY1lg5jEhc+SaU4WkBTLxEHprTt6Hmfit0tZ/o3EV7MWJaQR
        v5aVuUkJHr4itKaBHf0Hq1xDIEPcDdvHUjGQ0aWDw5RgGV/sxle7gS/v0+I/WItc/VgAHn8Wbebs+2gqg1l0k5ENZT3qzfyjKj/2UljQsjgt/iiMFvYiFPCp
        dYdv0pKjv/PGa7/zKz/3jedGWNNPXioODw+PjPSNbBrZPNI/MjCyRdtrwIu+4U3Dm4f7hweGtwwPDg9p0230YmjzUP/QwNCWocGhoaHhoRFtdo1eDA4Mbhkc
        HBwaHB4cGeob2qRtvNGLLYNbhrYMbxkZ7BvcNLh5sJ+vTqL4gWEqsG/Lpi2bt/RvGdiyha9SQnzfwKaBzQP9AwMDWwYGB4b4aiWK79/c398/0L+lf7B/qH+4
        f4S38il+88DmLZsHNw9tHqZG9PVv4j19it80uGlo0zA1rW/zps2bN/fz5j7F9w1Tg/s2bdq0eVP/poFNW3hDCPF9fZv6Nvf19w30bekb7BvSylsR7nFULt8u
        FxIaG33NqoR4Hn/iRRrWZtwrb/Tb2TtpkrMwiSU3bOfQ0vD3KP1eMFAs8qIMy6rwop5dHs7Z1+JZzMFmMG4pwZPR4zyj2GKrhM0fnAdk/dwQtAoV4RLNplVY
        JrXKLnJyjlOWEHxSPViNGCX4d4dyo/DjPZbVnxpn8abWNRK8xSA38dGS4SMvPa0KJ2g2aZJI41vsQWP/HaIF8dLocE0CsD/xVScJSJUnP33i5FR1pjL51J6u
        E24tmRd6o3207FX+wT5C2RWYjiPQvkhj1nvRC2B0X2q5GQsDbdZhVi60mDVOYPmeFqyzHNFmpWtL6z0hQtvogDmONZb3zz2Zn8yy4kCbtokg9JWvKX1kHLMs
        Eu5foHicSrFA6/RiI63Ty+kfy5T+sf1j0z/OaP3jbJ3+cVovMKsyrHGb0frH2f9u+sf5lP5xoYH+cSHWP87/OPSP7Vj/2P7/p/5xMaV/XErpHzel9I9ZF9lL
        6R83p/SP8yn948L71j8uxPrH+Vj/uDnWP/Zi/eOmWP+4FOsfF/8/q3/s/KP0j90fi/6x/DHpH9v/aP3jJXCO3peMj2zQ4sYnOqbagIs/v9YpTNrHMhOQ+1Ea
        XNdmEztOK1QTEK5/BeuhQQsgyOp7RmldJj4IdsuacVCff5Oxe+m25NjxZOxe+lMR+vqOROXrmxPHlVOvylS7/eHOcSp96qy/HgoaB9mSHVfkyqh61gfbVEwJ
        pnWFxViTbQvLgTzf0nuNsHj98hf4xHoG1JvLanPx9ac29uD0JmsAShXkL+/QMeYIXE0xOPgMBpUCkL5efF8rWIKC4lyRSh6FL2+DYChABdYFp0HdfjvrCufB
        EeWRVx73dpb5okVFeIm1D2hZZ4UmpMYdlhZlRyQESMpCTQuQlozv8A0HArxKCdbekTFIaW4l9Ikt00AvVWMmwCnvm1nBXAn/u7jWIut/j5xeq09rGBJUIydy
        DXQjiCcJpPJGsCjR9AsAIcy/k09fosEswPYxY45K2zeyjBLg/4D6ZaEOs0EMd7bRg4NnDGHiYJi+WdgDBIccHyfTy5s+uQzCtCSi82cBZSXAG3/J+G8rEfs6
        e9Zn7KPCZjatMENh9qGnqlQYsGF06gWfZmDY8UFqynPk7+ATt5a+F6LEVYnsyFVul2aXt4/5zQuGAGsP8hiAunYeOrW64tRwuagtJQlT8i5bv49OntYvWZqk
        wTBLtN1IbC7MxlE1VOGUsaHmvyHYqMAMduK/LwI7mqoCQRCpfarKSIGWgC9wDNsVw1BIZVAz+EoUbBX2FpKYg12hkxgofQA75v5fEq70/0pAWqFkWg8VZhWY
        KZafD1tZx6OVPifa+AGoQRgxATP/0KEKsI3aAaq2WvXNVeNZJthZ34Evon/jl/wgo9naIBd1BUUovtfMyDoqj/zt+yD5vG9ca5zYWg0RisdQFGspsBJEMchp
        lYgilCAwjrEdj9HrYrsRqlV84M7FOVmcNS3wokiTaA1fDtIesEPVgan2yOH5QTWbAEeQ1ddOULNyVAyrMRCd67vRK6b+Faq/CzwQraCeENSWCu5rKvIlOhka
        GmAtNLIex9699K/WOQBGMy7VIQJPdhUrDkFPBHyTQT4hNyQX9SWX/Lg4agBFG0zMSI1RIp6uOG6QYUTAuETriOipLPy3RaB5PT67IfSkbgb9iHKYlYvmMBdf
        iO10ENrjL3K7eJRr5aPFk7SBrZ2g2cggtH4PsUI9WjZAk1U3CjrdegrvJiwRF0qr5PteUJtxxwA9xIkXE1vqz75g5hXVs6KzDJpp+Zzn1TSUB6j8KS5fZdlY
        lFTN0dxZbPv0lGnk/40AOu7Bmgu0zKorLLlhKQ4ePh7teHTgsYoV2Vmp3f9basezMX6hUlg3H9VQPiMiqoRyRmw2/pcFKC4VxSK4gfV1+YM9EA4lfXEY8skk
        hK3/mSQEUa8ZKjlIa/jYSYbV5Fg3JBOjTgPx2+pQptAoM9MIZXqXinJRFYGTa5lR9yWZQRvKR25csTdF0ExTAqos6N+4+qGBBsWYJlBz2UgUaK4sVozsVguH
        hLgKMHbA4gXL9CZRgb7GnMQt2CEI/C5JCx94hzALR4SZ8fHxHTgMsGsc835cifHxksaoLP7l5UrxeWCKetOqw5GBXGQi5iuBn76zK5r+gpkDTY6wbEd6i43K
        BLi7caEdMMrc59vEFhqmCXxPNRMc3sK4DtD0QFShETUBUQrjS14F8ZJQb+sZThG2qbYzhM5jhGk/kCD2+cn7MSeALDQjmk3AKY4kSALMeGQfHafJ8bnQUfJ+
        Vg2WvDKmzRFTZMcSVow/1MV4nxD/l3FGRNm4wER+OVy5R61MJ9PrhmpV8iww+hnVBh+h9TPV589gK3CpAj5cknw4Q9XViI2lPo+1RgLPUQMeNMgJJkRBf0CZ
        Emg1yJtOSxBXk7QEFViEZWh/dYx45yQjXiyjOD6R0hlPlmvqbksI6u7ovF5rocRZW7j1SfrUsou8+LD8G4YhErx6nyYkQPX3gx9DNjS3LnzB4JzzpuaoL0Mh
        PtvfFD1zmo1UTWnnWe2cYscP8XbxROeVoXra96/Ck3CJYW/91QDunNRrFt+ywifgk9EZzT1vJno0r32wytyCd5KGODmsznJ/F1EUrdyz9PdgF+7X1gOfBngL
        HE4taqnpdTo926iJbX0HrUZzzdO2waOKpsItKG04mrSGgQhakrmWMppi2If26aBNl+pEp3RU++lgubKjKoeqSp4OVqj26JwJOqcDVlPPBYXopO6/ZTXcYaMw
        qExBCTTAzgvTxeA+T34XGlJQNyzQDC/WTgghEVSCMcLoTQ7kS4l1qHhzpMRKU22xPhZvGIPhg2FsT63gTRu1XFNf7ZgRy9KX2ok6Eo41m5cdxJRyjN4LOA4g
        CIcJOf4gsFVGgywDMW2YQipJbvOTD4BPpdYqQSSeA5tuDqYivDpXiJ4SbigEqaX1VbllwvA0TNCDuAdhBX4FguQcFmfKq2RBM5K+cOLpS9lIkNcaA/Ooc5kQ
        cZiH4kK1tRVnp36jrF3jJZuYNC4uJtBFJ2SuCSnypXgt68SIpsyVu1UzJHpqNWIDaZC9dlYPMiazjNAth1j/7yGsM9cwsoSV0PDt1IpT8yA2nKOxqjURHNHx
        Iyx9NZrSOFGELJgi80A1RBZRz57FzIswzIue6M/GMZZHZCiBOsr6DxuQY5G2TNwjcTfwICsbwS8xfWW+Oo2ZOSYA0bp2yiKBTBjHPZJQo3VZ9B0q89qL2+y0
        C7qcM42pSjBvznb/TYYIKJqGJvCI1lxIfnpEh9e4Q8rGS+oEYNOE7xur6VT3KM+QMD+ETOYKEB/vSUL6qvVyJKTPJKQFEtICCWkZEvKHPulyGRKyOSEhW0FC
        snmXNZoRSfGY6JGYLLNissxKaDyvIY1HUOYdRE/hhjBYVCR03uSpJm+XEJPR8eR4mXws2nYEF+0+Fs1ATZVYGS1kvuLoeGhhzZrkkxRd2Oi1mHuqVB6/ucur
        2rY7KScEdianinrrEMZaaNmes0OcF84+2DUCcankO55sLVY1K46S6+2Kw+SP7W/UsgOJa5TCOL2bpIzmXG0n0myisCp02X+dD0H5G2B/CBcHSr0fCcVj0EL+
        Vdic3smHPDIvKYe1x8P8Vxhfsv3yU8QVygmVTazl6/tBUbV590zInunsg5pBzWu5ZGRjQyA6l+HjY5GDUMLaatmxm4qDzbFsdBLiljKOyevDOdhXiOxdJQZW
        NcNQIB82Hdbb5zKnw/RBURbpZB+MrWvmqso6qK+/SOipbVquqmsD1aKpIrr+vwmbCNxJccwQQhKraEL3UPExqcLbfQmpIkFf2GlShZItpm6p397AriuTLpJI
        FyOr4DtGrEs0F2oCCit1VQFOsv0tLcxYsHEAjRZpHjb3d4UWjq9ZaeGElcD2ICiJhCxCI5la8b4hYeXgWEqqC3V1Ebd2kcQmkcKKg5T95cS12j6Qf+ViepGo
        KpuozOA9CDX5Y6HRZEyjLdENuAXBdGT43mC3NdjtFNgZ9UjMTQKn9wtS2jRoQHi5rG4QzTzPg0QYCODEAw6Bo3KmarVxVBv3D+wgFv0fAPNd4BIM1APK1pDH
        NPOcSPJdCamsIApC7sAJu5wJHPEW2l7ld+JzjPI0zfqLwq1NsTPoiFc5X35fpclxNtAQU+8xqFC3ZFTV+s6m5gMe7ZaRxkt9WML2Xc/7XWEOCh+uP597tO54
        7o98gNEcyf1hbWK8/+PHOJDrnZLCnTT2K/RcMVNoZwN5UN20uezUEEKvZLib8b0mh54HRF7reRE4Zp4Erpk3RP8sOUWIiMZJMNsP9eAN08OobuZQmquKmK+6
        XlFL9Ma7zVo+mQwL/2pGKXyg9dt5mZ10JiDazaWkXc8ZWj2ebMWahHWHkQKawUTAYAztRqdy5TATXYhFpdFFLdfNRm9XuX25aF578vE0K6FdUSVT9h8nd8op
        Q9LIZ0FLClcqQ2n4OQmLBxdF2X8L0neX+l1q0y6oJcIXWeb1Dj8rHHOCnyf5+Qw/p/j5LD9PSf8HAugyZR6Z/CZMTRAqw+aRM2weubrQPPKFH/g3/NnPtv/6
        rj/7k20JTG/47Nf+uvujn/3zbQmgore/50cvZEAk+68ybXoe1pPjdDXzxDRSzuFNnGet421dsUljuAGpLJttIwMy55NgJUfBC3H1J4g/GB+UUzljNY0hDFlc
        tqyKKYQJZVj6JxYAWYMYbNSPClvYmJDlIGNEqAVMuBsW3Ow2v00Po67Q4S4v0pLYpIz/wa6w+SCbsKUh5fm/yhZ7YHcng4kFlrIIRJdpRIjbHfS6ecQexmXi
        I3YfyMutVjc528eIULxoxXaMR6AWwTmdF0tkdUHor4n64pLnTPhVNjWc7J6APOIm60FsZiILQk0sdUAcS9jbLA9OMg1i5BAvmoQKDHLIxsghZ4wTYVJA7h7i
        G74vGt+wLh6+0UwQfcNWOrBOEERLZwhaWItYestoyTZCxFId8UWjDKmT/RReQRxVqi0dLJKEsuJ4RFwpEydQYQozuqkxRkpaeCpuhmlYLm5YPm5YwTSsoGf8
        ezZMD5vBOrIhE5db10ZpqjeTA6L7FK0AMC8S2HIyslL4vzPifIHUJQdNDYWpM61zuhWhxcahWMfKNlsrXqBtNtjx1ogz7tsBL2o4iOn9XJNsmfRAlE4Hmm0g
        6rMd+LumFQVeoKucjrANdYcD1U2wbGBSxMlnspp1oJzSfMIUzV8aJ9HFEl5j062bVdRsfx0rFUnwC1NN0Ih8rim1Bc83yUMKn/Xfhn5TpCBlykLcwecAzFXz
        t5ds4OWo4sJWcbf1tgP7SL3WvAOzSOutORhZEJeoMsEqdv2gVR5DCrOFY/P1RqF7M5gMej9nw7AReWZtGDQiD3VPB3um7WAle6Zs2EsiT8WGnSTyzMtgGQ1T
        l+txCSKrTo6vamkQIfbn3qohdvKb8CK793GyBLFPLWn3vrKk3fv5t/yGtuiJ1nhrqW9ml3wz89ZSNZhe8pvqkjVA23nt4JZBDrCcWwLfCq45fB1cU7ZexOXD
        18blwdfO+cO3rMEuWSe3hd56QRfrZ9O8PvemTyPRmIXoIOplvzasRPSgq7oueWyjrc3IW9qNvGUZuTDA1K5aVWvtyrzYDdtxWV6Xfhlf+xi7Yau+PU8tx/15
        HihIF4ci8Embil+u0C8Pa5MUPlv7kqyDZ/Phg0LkHi3zneWWHnGShm80RY3pi7LUlhzlhLrmRk+ADxW4eR13uHQ2rhRKxZ6QtveK3SYHWFLsLmVijVInbDH3
        p+kru2klzNzGplGgE5S5uUtr/XDgpi4ocSI9hIA4hkIVy0a5KO+vj6/85ou+TWk44geletx6GTm368kHS3csxYQ2f9RXvh0nsLlWCIyXhD5SgG4sQFGIBZxK
        KwHi3kuViVXkBHbB2QSFyuEKtVoTHTTRje90Y5NUz/DxXS1T9Xu45sMMUqGafnuEhkFNqFCjTppxt8yI7IaYZYTALtQqBqYY/Qy0YRn8wIvPEM7rJRTlcf4y
        eq6p7DcnHo3ynm0KafU4xcbcCI/hNncc5whYC7as9XNrxmMYjybB6OIX/KB2Z5SEXgDbBKeRaWtmkpJrbq82WARRC7JD1x11rg0ZKKY2msisbq8z49mWHnqC
        h96CfBpmovRpKzaHo7PR96rShE5n18YjuUG2XgqmNp+Qm9JGyhhcbHYlZX+KFkYNZEyj0PYFG9igRcnP8816SDEdsAU17/zPC/uqyaZjq8BqVEpjYesa3gxJ
        FjVI0oJBbLBFsxlQfTk1yKY/Bg/SvPevVB69MYnhKQfLa5sWApl+1WIrSnXHnj2In0Kld74sSxJ4PJbZ7eZvYn5wIp08kmNNki0sUdKTGTz9M+gdDwIr6GFC
        kHW6qmENbqxIhGVK3FeMGXqp39fYff0l8YN1LL0uwUPrjcU5D+I9CacYBhi0RdhnCTBar4LBsqvLAWyjzYRlWmqdaHZNmW9mn7mqTGsjddqGMqFmyO6JgKI1
        PWhRRRhCwABWV9ysz05uKKur1BX6ykVjx8WhubIxDFHgih1JKgdXD4awRAOdxN/BVJnOlVVnbGIJkIFiYyDrPrD5A1t/MN9T+0CFaMcaKMqwQZjgajbRUBks
        64Qm2eJD7O/9T63AhswKhSboE55UE7WGovkCCGOxx1lvT4fBlroPr0bq9fb5MBhQg6k7vYkNGlRbToc1Yc9BdIVIJVFbascqx9lS1sCDO0o5HB1d+CnOnqKQ
        cECJgyUXZ5i3qIFqMMRD4IY/+CZEcn+17Uww/N6lDqnhB3eM1xcuTOFaYstetgSj4cD9Rh35pKDl0fTkfFtZLYt70o0/snXuWvN64IFSoyya0lk01QYDW8u6
        2FpWqwyzlYLyKhBcxBGRO0B09ZWP4RD67q6asRQa29twcotz8CuQb9NSY3Sv0lWw2ToUWxvgE0BsBgC8Ifv4DAD7OmA8heXlKmR7rlqjnlp1lur/lAzYNJaC
        1Uac6IlOzsAYoCmdqmj4RVE/JCRLh+D4Z6psvTCpGdVLGz0bOLv4hfAWxGBl5TL9J2Wg39LU6jKX3Cwa3l2Ah12G+0yGwAf1g8jeyQC0pW1xDtUPAoJxpwId
        fABbXE21iOrGctDWgJy7hlb9XIP4bqDX7FiY4dt4oAvtxpllYBiNmZHUrD2WqrLNK6aDDrakp9NrIzIZvmhV1vLSi6u7i0Y6cxxSJwHtDgIDQjZtkkzuYEMQ
        vIs5h1s3v/hrTMqLnSE2Wl82IRpdt5fYzu00x4Q4sUPl3dgFo5zRnFP2f1Fgd3bOCVxjIsrWfE8WNMEOPuvpogxtNon3fWltW0/136KycAaUVq0KS8aAZwkG
        PPOQIS0qwFV5rcCXAyWmCAdg9p8+UwWRoM8pav1CnDPOleNTxxrE2HzwO/WOT/tSsMMmdvyO1/1u/QEgict7bd198Uc45IPpkDpvl2HioYQuVO1oM9v6y2H/
        xm7IgOBsHXUEmErV4M66PE2XThtnINtxm8n2MYgEO5jHZN5tPcObvdfiIC9RogiEPfr8mKKp3my+yhJRqN8G68hrMriGL0hg79oGC0IHE2vgIiy+fotGl6vW
        4jQGPcQ4npKf9ri6hqL5Kfgp+Unx6zh+Hcev4/h1iN9RygJjZoFj+Uo2sYsQ57VqLTHefyiDtfwykhjOtUi1Xl2jvdfoj2x0WcP3qket0951Rba+s+7SFeID
        AjqoDvfHRmGFoJMZMrnH4GvGfFsJG7e9VkdwZSpjPSnVlYtvFVt8tyP120rQ39QlWd6La8CULu7q5BOsG++rkOaulC7ZZfNuJv6nl1rTq1tzbR2Y0ndkq3V1
        ISRR1za6y5D6vGTlFsQWxYLfpdtqzKjfYtDhOnPRtSIaFz1TAzJ6qWOrdZg7C1qONg0haELaVJzH2z/bx+ihyv4rkpWygxxbGArzpdhecZbtFPdptfwGt9N5
        PDNKERutKoHRwIFdNqNsjucB4+BEGTRqcRJGEBpw/Vat2ZxR3ZxBRp/fzfgXpEZV9KyRARqHpND6sTp0jjllCcdxpEkKZqMok+8M7mGDy3qLH2kW98JdNjaN
        1ybYya2j/eoKk1LCrDIScq5xwBR2jSnM9oBnuUEh0yeyDuWhu3QeS1VmnYHGWpp8a4mFJwaqPVxrhAjdNOq6ERlHSP8/Sq1MTcvEtDBVkv7vxUCNAeipNh1T
        WzgrWfSVpp/a4vplPW0K2VDZ/r+ThhZAOFtmK+zTjjZQxuzokxIS2dSFmOM7Ugz1fbxB50bTdpnPPU9lGM1jD75GNzrb0184dUafuQAJfpeWb9vBKjnlQmYg
        Y/OydjRjl/lA/VSmnIrEMgJdAv832IynRJqS/78IPQcy9OIcW2zX3yPDKVmOL4DF6jXrYvni41o04SWf4qL1QvLhrqCHPVMuoQV4Km6wgT3zTrBR79Q7QR8v
        ixnYq8Ubl0YJ9B1sWrXJnXJoEYfag0P0N7mzDpHd/KVLo4A9No1Nzt0JNumCnWCzrpMT9EOmQhPoj6Ru0lq1KT1YGmAxXvHPVHEp7mZK3r9kwiFKOKwT8rDW
        JsxpRF5Df/CrxrfpXgPVW3u93XcGd+r+EUEfshjoOGQYFRxWG6ncXl1ueA20ddddIjJ1Hb5Dgv2qjxJsMAnWIUEv3vVCnbdaHbEfp57roSTXmiRr4y99xdld
        i+yujSMttc5EWohEFpRHR6PtFrUeiWiKkcMtj/PYozPuRsbdceR2nTGHu5OMcV3lWqRDkj79HYeTWir9HYfXJt8NF930OEzGMEZ6niNSA5t6Os/9/rtsekjU
        a9Tw+/QXRZ4zJjJGQfUR0mvwmViQishYjkjVLmMUqFzYymdknZ5B72eg25gRenyvi8d3dzy+r42n0fp4hvXEM2xtbfK5vMFAc8DVtvD1hco6wJcaI7AWC3dq
        arA9BJcW8bWqJ4mqIqq7Nra0qQOXxvxa7jUdtd/k3adPGLBf6TMEl51I2qKCe9lZaY4pELJkK1n+/w6SUUfEYKeAwzbX+ZCShrQP7Y65rnItioKrari/2OWx
        TW6Nz0PNn57H4SDqjNyIPc1e5mTPbTPq8tVYq2cBPetE54hBzsY8UZhxFqYg7sRn+YIxtAsRb05fcxLlxohnIQ7WSpu2xJG8W3nodpQDN9ICceIU2HCytqXn
        albHWCuAjIDJFVoYmIilVoAf4ivhUKkSE40WhBsCDI6ZIn0/Uf3yi6ELwTROM5VuL2GbHycBy2yXHy+a9DHAPPzNWCVuLWFfAFQS39MCpQzoyyGNytxeamHV
        iIavb4XN/PSLHSVmzAkj+l+Tni4PW7d8bEqDky+FMbnnsOHFL9vDEp85cjQ0s5TpvHWIphzlC1CfpjGUZVMoFJlB5JbT4dBZQEyVoDIdlsCx5tBaPdxOq6Gz
        obg/dLtQz2aVZJm9ZP0/zL0NdB1Hdh7YVd39Xr/X7wENECRAQj/VLUoC+CNBEkWQ1A/5MEOKov7oGXnW9mYTWT8TB/TsiqTs40QcATYpmesj+8C2HEuz2vjh
        SbGUhHSQs3KieKUM4tVuFEfOIlnF0Xq1OYiPvEexFQceKRttVoz2fvdWdfcDHkh6NHOygviqf6rr59atW7du3R/iAa+DrZwGV4PclKmQ8vxokxlEfQD7JUon
        aHoSZdMP0exEehQLIggJ37FZDKQefI1fk/zPWmavsnN+FvxhE7sXIn40AW/9FtdJ03UMRyjjhhOahcn/Il8mdv7T5ov4FbYXVw8X+4pPZ1yaXU+7oEos8GUz
        S5iY+exjZReTy5D1DFi6DN45hJ9qjnXB4OXtHmHedcwy8+X1NoAp74wtQAvYjGb+PazW6Eqw0PQFmoKUml217WTQ7upkkx3qKZZEWtc4IQgQPbCFRgdw157v
        IPv8r3cDhQECIr2diuJyQKdoP8CJ5vUUv48zzOGSQvPapWVZKyA6YSFq0utBKq4X9/e8Z0jEqzZR+miVG0mIyyzvG/BoXGc25gwz8WpBoLrpzpge2a3fs8SG
        SNBSQYLeLkjQ4n7HavaQBF3XS2rU49k4FBOjniSsB0lb3M/hlL0ssiSNHbHAJY+JuqkZH1g1V1MzjqaIvS+sIDf0om0RaFutJ22rCW2rgbbV1tA2X2ibn9O2
        oaYCDq9P39jtJ+GwGXqApmoNJQl9E3+gNroSewsV+gYvx81uAubn9C2+2MtVryx9I6rH9I3rG2RjN1iR+o5c8vcR6GpTJFElKtaEWy55wiQsK00uos055So2
        D+zzVGjAj0rQqYgjIO96BMPYZFiyKx6/VX1CZqRMaLhZ9plw8d6NCNf4KsK2QwgWETiZvzuNfD3W6Ld+qSLRkfBl75jkq7RmZSc/j/xFFP9/kpm2HNmpthRZ
        3mcxsnRwIbIsTztyu4vI8T6R3WasVKn2vrUTcQP4sYDj82QVWHlErRA4FjWty3XDhKkMBSK7QpgetwB4yALgqAXAAQuACQsAYwFAO2t2n8lhR8UoTQkpu7Wz
        15+FkHOXweWnAb/a9Wjm7/Pm5DmhB60me/2zuF2fzu31VwIL2Rqb7BeQBfHUcMsBV2MQuYa0lXtLoPu4BdND4CIxBsx5zKnS55B/YMV2nxy1sD4AULdWKvYT
        XfqE6GbXJxN2wAzGC5t7+aRg0nR3/vJ6xcHeZ+G1rTg9nCwuby2Z/fYjGpnEXMr8nd68Dk4ZFTKsFZYNIguTBK1d7Xzv3O6kk/LeQXWxXQC43YllN8fbFpzx
        iOhim4n0k5B1tFmxkcYB+6WO2UPFY2/Tabex7NC6RHk6OnlXC9NLL9cqSmwT6RHWH+bAe2babgOnCVNNY7Ut31Qaede272R7QWO258KQaw60q9dy0bdiswrO
        vbuVD6HhPZpwA5eV3Yoo8Y/LGlxqOj8+SvhMj6VBR63ABWUe4M1gtkeWXJ4kweP4bI/hL3iaEH9j9wwrSlb1Xs240XadYWH7vmQ/NFKyfG7L1OUyBXY3rIXe
        ga4CHiq+n+1uk6u9Xap9sbv25VLts6trj5lPiKxEz9kZd5GD94KcHCyVycGHQRc5WA4uQQ7eDgzoGkxPGA52mzirZQ5WccK0ik4o0Im3g2n2GntBHadFj6hF
        04RuXhL4tlujChABnvzhanqxSMVEpvTVkrJEZlGlN7BmgjWJC55cK0oOLYHwV9OUdt660HC7ECbZ1tBWdmlYAIl2tK6bwjCHDZaev7quLHQu2Gq7TVYxRFI0
        OdgJkma2bhYX4PNgM2RuwEYZFzj2aOMCQ7qAPDeKIyXNAuUVgH/t3Nt5oZkMDG4Y2rhpONc/om1478zbe2ZegPgAyqpM9GnnK03PBWBOUrCinWxM29VySVsK
        vqjtcC5oO0JtQhNWjmWXJFiy3boX2nUvtOteaNe90K57oV33QrvuhXbdc6tpJKtp9L1ZTZU4972exQtVHihsIrazb8MqjwWMOq9j+UCVR+IopTv4+KtK4Bc2
        fQWKps5rppXi/hmkBJtjZvlTL1N7fWMLSOCdfXZjKVsU251BnuUpHOkOl7KEpSzcqwmX9ZvgtjeXssLall+uVQdwp9H8NCsf8JbUoHzlVaMwtl3jD7q7x1+7
        2jbGToPAbly03bhIq8p5OebWFnZcXxxcozm6+8hTH4JT3Nbs1dNSSOnY20xLGa72IVt7XieAtrrOhZFL16kONcO8TipkdZ1Uhqtz0NbJVkV2KFdXObfpklWy
        WqArCCIAVzuVt7p2Ks7VnnTD+zpnMIgBLyrsk7PjQwgdZ4stGmiLzRU8+m2RErWnV0Hh5RXUF19mJ2gPdF0xcBfuyq6D1Sv9qNOweqX90+UNRSMvh8EhJclB
        sD7OZvhEAoRhXP2qGTWqUFzlwJ2RnUwc9IUeHLI7euBzdBDeoQ+d4OhVrE4gXrRoy6hZzTA6xIG2KixPAhLN3Q5h403iXAikDZ5BM2gD3NfEQC3dDhbctzkg
        AeawapS4r2vJ/6jZT0p8GVBvXE6mGJC6fi2kw8v4tg44iWiS4cQa9BZKFQ4/Rt8mg6IHk0xi1NJuxa/La2OdfWrAbxjH9NKivhHa6B/Y5bODZ1Fju5wq9XYO
        RNot6tRImGv60cuDLwc8IHy+eHU1t0ZcsmGVy8oVxpdJAlnHibJcvDjORZPp4rlYKWzlylW0a27ftCwGxTJQJmf54uEfEv3S2/KzzuIDlKGTX1I8KZUsJJfR
        YgEA5V0NAGpkOR7k5WTkvu2aljdFtuVbpuX7NUqK0Js+bn0dRrZ1XYtm96lqoUUchN6qNcLYarNVa0DFyFvK9zDThm5wFK3CBO5e6dYpEkLf0EiGnsT1IM95
        6koP8Jfqq69ZZ2S7fZGa9V20SlxvSamtGwo4rHkj5Jh4mN7k+CAvMJdsFc/Fuck1bMl6TfKhv0Nv9ghKmjJGTpYw0r9YpVHPJde/SLUBNIRsRMNiZamIxlu+
        slQPstzyBCt4MaVjggdP1XUf3GodKwvHSOeTCqpqL6adrBsojTX7szqvLBjVpb3Ymrm1xy4pENCwIi++jvKVxSqRyrKvy53xc2Uyp72nJGCon5P/kLuijCPG
        lxq3Kkg7cxFsq1EvKDxcPrFHKIhoLrM0GpC6kHYtpN3SdBgXwsmekHYQhp5rHsd4WZiAN0qmCDyUs7upIV9QPL7YdAZh7ToNixCXrLKKYpi6Q03kXIinJX+x
        D52L8HE+Cl3Z27VpyVHatlaRPVyVnX0sy065XlbCKSty1rsVOTm3KHJq1rYJcwUiRMB0ipz8zhowsh5jWLS1Kxu945Mh1vxkt5nMMoSspMiHc7aRC43p5Hc0
        TW5WBq3gCAlNYGXQhUaXMmi9Sxk0ZGXQulMGxbkhtZmVQaXUX2DMXWiwtFwwL1qlE0qVwaqlgqosNyg6oRbFfEGxqmiIRhLbvd+qhvY71dC11VVENbRiVUNv
        ZbEL64Xy4VjYrRdqcbdhrTAwbKGoh8LpX9q/3oiweqh9V8q/Yb2hsflhA1K1eXzRP2XJ5RYchFi/saEc9LBMmqjKBqszGrESKYoJe2qPYi5De9SH27/ooJyt
        8BHNBpAqUfysUH8nnI5o3Sl+7qBLq/g5Rvn7i/wjRaadRabtcJnp1Etv4M2xD6XUmv2qTkMz4XRKa66Acbq8pHqpp3Tos0KaugtU9q4TTSg3jJnrkn8CRdAq
        Xmm80vQqKL0yO6HlictxsHoVmrmUy4fDp965WNx4PS6vB9c3hmVxjDVTx1gzdYw1VnewxuoOfr6Dn+/g59v4+TZ+vo2fb+PniNx0AiZwVLFeTz12HTXY9dRm
        aZFmjUBTp0tWkgupNmiwwmCXNVhDCV5KyDYOv607vbH0Kih8WD1XsRoDVI+z42BRca3gMy+7GtebzdX26dUlcBWeDs1V9O4yNV5rrL46ZuqXr/Gaf3LZGq+V
        UcLDzZdfg+RH8WXHOyWHOxBsb4duTQ8buqvhCAUQGetCoC4F2W1dd9eX7yg7odP3VnX2eraKH9MTyb/XvdZPMPLFQAJlRvZ5ogUkyjlWrzZk8dZRF+2OJi4U
        au3uOI8NJKcFEDdSjWy/BvISW1EejNlZibYqSrRVtjqHDb+I0UWJFrymEwtbnXTOpqE4q1epyQplz8koczJMbkur6pNd62lZk5azOk1a+51lIutOk1byrKe8
        OmapdD2n/BetjrIW1eG7imU2K0V1yLNeddssACp5j92p+xrFXZ1rCbsbq7g7XlLczRf30H2wXs3bWVNlm9kOI9sVBdaNMEOuw+QfaTsQurQ/zAvXrgF14YcK
        5mhBwf0ws1msaLsc2SBEwkvxojnByoPZHjley6Bxme21R13QpcxaHVanzKagjamyL3Xms9s6ohvHB3/ZPjm+Y63I7HZD+adYOTL7MmW9ozPPrx/PoA+Z3Wn2
        mi93aGbebr7UyXbNZ5OU58iFIbOPnshZ2A58erBDFJ7yHzIoZD8OD/caenjIoP67bKFHWZkzO8DcRXY3vbkHh3lxsAi7qQPmDnx3iFpEFU7R56jwXvr2TrOf
        8t5H1d5p7upQ3fz9/fTmgLmN3jwgpSyglDHxtkRFQb8y24UM0O3EWd9kp01l7EIZCkWyWmk2ae6G9h2rAKKEXebejpk0gMStlAufKHN/h27Qj0kq0OaeQ+7b
        qTm3dqhhSgC9l08B6X6XheYU2tvJ9tNz1cnu4n5Tkcg32aEOIN+eDpfD9yhnH313yNxl9gOW81LbLGo7hI7dTrlu7dDQ3UlfZHfOZwe4mj1cLlWHRtxpbp/P
        9nIxt7kSVojCmC+hhC8zVFrc8SG6o0++hO/NQe4w515G7i+bAx16eAfn3sO5v2T2duhmH+fOYbFUZW3k+3Bg90CnTWA6Aojd02m3cZywFBXhrV7I1TdWrntU
        1Gquv/ARtHY/koNH3IzLjagJp9APYWwmyI7h9XU2707cbC/y8tyYlKHf03GniSu3dx49iFNItGtP2x2YP36vuEz14UCcuc+l6nTyHGYwgqfBDDssyW186GFi
        x5r8isq/iXKONfmrLJhX9kvOnQtzfDYqDuVdSUmdTyeJu06eh94M8ft8wdXjMMzvql6elIutyNN8C0wUg5eO/MzRveDGiUcPZy+3UGpIcipn2f3upSQsSdty
        CsZOGyuyCv3jS65CCOvGT4rXi00xPaBtctfmefEmiD6aXfIJhDFXJ8Ujom6F94xKR4qdt+y4aYtckkYOs4QhF4QVe3En97zUrl1dTi6qR4QAUhG9dp8H9vOu
        pxwsvOFU51pLNzvJkO3ugHM23+JrhL0dSO5KByDRDsb07A0ECg5rqPn13U0+Nwx2emdu4DMVKpB2aoiRuyJqI/nuqJcmb6WvWgkDn3bTIu9YLevz2cp0r7+s
        sTNYY+rn38Wq/XLKPpsDvlc+dmLnlfIFPSr08wqP8mq5uhzFUioR7GHjxgjZI5MqZZoQTA3XSP68/ODPtxI+2Y4xW2Y9GAiC3jCd7DVJaWAScb9rkuQNDafj
        CVuK2nDkuIOnWtlvh9hv+0VOMG6IjIvieXxkzFzrroR47ErTgOAJRvepZlyxdvRw3Zq8qVNYfMmjnOOmDT+9jeStjrsM77uC/hpT+BYQO+AY7j9dkAzCpIWs
        5OLXh1X4Q8Tixzu9H0utlJydDeRxzWRu/IkyDcS72F2y6vn6QZwkHTrBJ4fqW0TAdxMF3v310Wz3I9TB3Sm8DJc8KLAFekndjwn27keJQPuFyy7YNIusnV0C
        dLs90OLbVOXt5Fzu7WHr/CDd3e22YUVcMJhGa4SQ2TQQUoyKGYWU2+x+jPXbWp8yfWvA/MEaZBellC6/PpruLmvCJ5+rkmV0gzqY7hJWkAqEfbeovEPJU4Q3
        ouuJfJNiTcF6hcue1SqbhD8xbW7d67NjJZzS69ae6SLLbtZWgy23iBkJ+3azle9k8jOazcVTJZRcGgDXegoNizo8QOqlbHfen+gAFnO0Gj+0rM5nrJMDbuXW
        rjy72vKqTQu/gtn5pAw2VbwbXAP+qOc8GYu+W+dxcziPhOXhbr3Al/Qc87GtLcS4dgHPGIGnIX38kB0joL0WUDCmR71+ckYTJjaSp4F5k8IrKjQAzjyo6dTA
        YjcLNwwY9PeU+K/l2hZVtvtH6aYBP7FUKKVvK/aJQFevq2zvw3S512LoIUSImOSKds+/YPa81Cn08bLdL5ndL6W3xmzikYqQ0xctDZ4CqjwF4m6PINZ5SMN6
        9qRaeIrsLk2RJmUktGTPnj1dgexe1xnI4XWcgcC/p/U04rK0qa0v2cdnKzHjlvgJGWCaQwmcrWwyyW59BSV6tx6hRMFj3iaza68fUWIkXu3sP+RwrYNJwt7k
        zWBrsTItmMAORQfpeqHCN4Ot2SYHe/R1MBOesnMV+yEOEAjPZ5CbhexaZtlj3zJE7F9na/apn5udnV3Uk+wESFGh0YWYWpU7X/92D4eAwSh7SR3dy35Kwpb/
        RGvp+QSEAI6ANNz3jBCdfR0+g/juCrnbA/dr8I3snAR/9jnxVOM+n0lARXV0Uh8W0w3VFelOULpmlIwRzozhldnjvDYPvJJu9/fgJ8mq81mlIDyVMuGpIIdH
        e8rqIzTYFUSmoAcTZf/GpuTqeDSDJ7/6I/DjzgGETfTYaBxTMbWU+YHKXv1DsDLaq49CWZqHW8fPK/bnfH/AodOMvgee5sSz0wMnxH2yBgnW/CzzoSSP6AxG
        ruDOXx1kDQTPes7QNge/liBditc9yaq6s05L1unurFDHHuZYoax6i+BEFZi2J5/qeFA8iAvj5CXf0XH832pVmXEhHyPWU8doip4A/N+CDw44dDD7yoKz66wq
        vrK09ZVVMSF8ZQXsFzUUX1n2Br6yEENKHUJcVZCnkq8s+73I3KW+Y2IJpPMWsR3fQbjDgh7xfeyWP5nmsA0BGx4kiFurE82u7pEVoifqBJcHWMP93mGOM888
        hxgLIHMskR452DH+Tmp/hr2KWy/OxtMzcFMnfoiI5mzhoSxQFh2yPsS3YEEZEbfa7Tez8BUohnDkV4J2vM+LJGorR3OVMLfi9ngPnKJ7zqVvb5/oT1iX6F1e
        0P+3SPfPqCfZYXLbsLMl7Bk2cBiawnshMd6by+4Mi52nc2sYtOaamIs2p/tsgbdoXKJ7SLcJ9G0+bOCVuDTE/nAc2i/MlDezeLd+til3Z5q79Vkc1J1twjFV
        zMZoVGEMZryPMLrBz1jzxvQhqlVIjOCnAUPWYwvptu8CT9PGTtrol3aMCZ8Ns71rwErYKrmp7PKuy0eX6MSLSzprD8Qu6OT6KPvGk+sD7B9PrifYR55cG/aT
        pxyTzF67LHdN+HdAPJpV2Gs7oi6A87Sxzvk8rDgOs/OHD1vsHIA9CPvEUIfcmRgcrWq4nmuhr7TZvJmd06UcztgegRGl4gCAOFGuHLI1E1cVss8QlWtnsgVb
        hgAoxYLZVGuNxGRyIDcx9ybp4UrvYxWniUQwbsgcY1eD8Biq15yv1dk9XlfTNQL+YR2qtYInphGbilYoG52EnV1WJegfxlzorBgiVdlwCIHDffakoL00YWJi
        rB+1xPpP+xmsdd6kRNkCQWPfLP7hZsj0C0G4cO5+SOxjmH5R0++XDRVoxN1Mv+zNYaJfOOIj+uWzd94y/bLfp7UYtm9c2zFsSw83I6yaHKNDbBwtpcr8B9j3
        nyk8/NEt2395fJxI70Zyv35w5heKMz9mfuGvEIXx4aTEUK9Cul5tes73X6PFbA8HecHO4FmeemGi+KSc5nKCkHz/nhUI2gbg9UtO5OL2nX59ZsOpBD5SZ0Pr
        gtrIfFlRWVocIoxs3jJ6xZVXXc36rKFJec9IKbEXvfLAbFRJxCirjMIyWFEuDqxScTCR3gBbMVHUzzKIrza9kA3LAWcP8XOOna6mbCu+6RcTAGpuqrKkk/W9
        YE09lIQDEsuGyynuWhQ30MmueKHdofbTzQZDBV75ghmkLtPtUCe76oW2NXq4nBKvwVcjL2SbOyZDa7a8kI2afkPlXP2C2WCoLkN1tdvZxiIyjimuHzlBGLXJ
        XGH65jvmSnPVvBnpmC3GmKvnO/Nt9NTlXbrdsd4L1TbNdZCxjSVLMc9s6HI6seGFrM+Zzu0kbt7dLHwFckGaEINd2Qcvlb2/K3v/pbIPdWUfulT2pCt7cqns
        A13ZBy6Vfbj8drj81hR+Dh+mrU6xX+kzo+WPRrs+2tL1kRkpmfEps7n0Hb3cXHzZ5E0QLKBkccfpmjJbk/9TFr2H0q2cHmU9tYlpmnzXuncH0ms5nUhTekcs
        Umauce8M3Bby7Mtym7y0j1e5rcm/0lZzDoXlN/g6vwlkOTslE6LP8DTrN4zZtBC3PvOms2ryi9r0fctcK1kymXj8lCfhgOGHeMcPB74l82mAVh1+sFVKGzD2
        q+RbNEtsZuYuTlEdv8Qe/AD8KrNzgRjd5GKefGRptWO9YBCH8o6x8LSS9heXfSyTo8xpf1cZbCTd/T1y9pcrybdUXErprpTtEXsaX3rShCSn1ILu3LpUUH+j
        vGHvR6C/vk7aV6gz8mh09bvvIk2WPlERWSkX8cqlXjfZr1L5gd9dJDM5fV1O+WIJ5qb5lDdO62ICbK7HXw/LL2UJ9DVi3H59D7/CqSXqztmPrBFjWJbYrTYf
        6bGpt+ScyLaVcuIEbwVHYX6y6PB4B/31agwhuxig92rG1tzbEFed0tTgSrc6RxmGK8rKFe2kv14VXSsV7exZ0Y3dFW0110pFN3ZXdG25ohvo7/qehnVc0Q09
        K5rorugaqoErmuiu6LpyRb31h+CZr+eLpfVetNd7MQd1Q9ovrWAbib5f35MVxauCp13Z//BoNmauYd3Bntmv4cOwcvbxsl6EGGKJQVjI9nnrlCNUrFzONgNU
        WCd7ygSwnH17z2pXfHa6UirFZTLjPdmqRbRzW88Ptvf8YAFwpT1U8g+1BOcSfzU93Qts7fHs2h7PrumlO4Kzln63cM3GrJZgrk/+BXbtyzH27zvkZhGHY2an
        3LSbuLmBbnAmk/yelkBqayvIdJr2qLZX8OCspdIK6BAlvCviBtiyeTmjJpRvqRH5LW0Ygp3eCu1rWXcJy82HLkzDyp1fZ0HHdn+xmVPPlTvnaS2kZ2/n2f4B
        6Ot8lszT+tVvkvn5dn7o6nlfj9NIKlmKEe3EVvJ2vKaSdry2klfjy63EtxQ4sK4HI3YIADDHAuMv2I9Hm3IW0QUfrA1xj8HL7FAzZiT/Umf6QtMhqUPaXmNJ
        i1tuLpnn03Ak0WPcU9ZVw1ILf1IImeH1ypepNOvxtb5EiRI30wHuC4wNwci3I1wa9HUgJxCzOLoe3HrDoxfssER/b4DS9Nctq9dAwlZ6tk5caE/av96L9nov
        Fuq8w2ZjsNn69AmLWO8BQCmH4Qp497m4XgFL671YXu/FCnTEF+vTJjrBLNde3sDzwSd464W6Zc7bdcuJz9XBisN6t54KH75St4z4ch1mIbDeracZXyzWUyVw
        /eJzfy1yETloCM1ZaEBl2tKcVxtraM5sY229ZxuXS3M4VLJpUOm1pvpeTpig54QB+TFWOYgYRdFJEtPbNi6usVpRwBRoCMxG09P5hFoWQqTsUAY0qKyJFbBo
        YwkX1wIfcLEV4w9cW4ymEfZeWSQrj39kx7Yd2bGdi+zYzkbYr2H8I4sjy5HFkaXI4shiJHF44bAXxLoA3BcYEcepdw/1o+xY3AKu5gBXc4CrOcDVSoCrTVuQ
        FRR8FeBqDnA1B7iaA1wNgKutC7iaA1zNAa7mAFdzgKs5wNUc4GoOcDXIGG1vqq43VdebqutNtdSbqusNCMaqflRdP6quH1XXD9gHLVbX7UfV9aPq+lF1/ai6
        flRdP6quH1XXD1rXYpqj38fZaUnAXLPEdpxdy9ss96jkw++aBHzPMDnoickFCQjd2Idu7EM39uz353i+XoQlZAYnuBaZQ4cEoUOC0CEBn5CEtAr0RoLQIUHo
        kCB0SBA6JAgdEoQOCUKHBGEXFSiRzy8wKCUqcLbZmwpUHOwqDnYVB7tKN+wq0xZq61LQioNdxcGu4mCHybdYWRd2FQe7ioNdxcGu4mBXcbCrONhVHOwqJUIQ
        uA4FrkOB61DQ3aHAdagHLQhcVwLXlcB1BRZ+i8G6XQlcVwLXlcB1JXBdCVxXAteVwHUlEFrwfZ2mM+b7usMBFajhBOd7ickiy1qDyAUR0G7ctRt37cZd5+PO
        a4AuIbLlrVeNvnajr93oazf6vI3V664E2o2+dqOv3ehrN/rajb52o6/d6IseG9tjfU93a7rHbq2gAb4Dne9A5zvQ+d2g86en8+1cb/rpO9D5DnS+Ax2fSvnr
        gs53oPMd6HwHOt+Bzneg8x3ofAc6v0QDlOuQch1SrkOqu0PKdagHDVCuK8p1RbmuQAgP/0jrdEW5rijXFeW6olxXlOuKcl1RrisqZcfE/t20j1VpD5fNjbyr
        i322tbO48Hfr2X7b96U+2/y5PguE5T7bj3afhcZKn+3QQh8qAkD6rLiI5SEtZZm+/90+2sJPltc8AS7kTyxAcX8SejV+2mz02uDGvfeYlymJ2nq5IqHLtBa+
        hl3peI7N/X137iI+Ph9Pd9CLA8ds73/fnbzstKcyNzjLbEDi993Zy5g9lxlnb6AAin0Fe0o5ltluqjIUyhpHLeMiE7SryhjjYqsgb1UGEBepIHhVhl9Zt0mP
        WzdKD5XcJY1Zt0o3lNwmGetGKbHul+BmCaR6n/e0hn7UPu8M0uZuRJ8NWnP9OD8OhVixFykQq2v4YgF0LBSit5UvmOiFQvRSvlgB3oeC7jo3HlvW060zud3r
        B35aR/qHvji/kzxQApE8OFxAdM1ruHsegwR6V3Ie7TEcoAsl3qI8htRRSjPutmfEiswTB2Io3dVNk5e77dluI8IljpauhgGS1a2CKfOnK0mrv1VvxcnrUCWK
        YRAVoFm3KDXDqkopx76OxOUMqyZybBmVDBrF1rwSus9LdlzGN5P0zWK9/M1vDKiQQ4In+BnCzwh+rsCPwc9W/IzhZwd+JvCzCz978HP7F4oYDr0lVlHqHTc8
        +SP9RcKF4/d1/n2Dfxf59y3+fZt/3+HfJf59l3/f49/3+XeZfz/g3w/59yP+XeHfT/j3U/79jH9nubVn+Pcs/z6roV85p5N/w7dt/n2Zf1/l33P8u8C/r/Hv
        6/z7Bv8u8u9b/Ps2/77Dv0v8+y7/vse/7/PvMv9+wL8f8u9H/LvCv5/w76f8+xn/0jKNBvPvWf59ln/n+Pc5/n2ef1/00ZG2bzuy4AuKvean0mh/C7daEgTm
        5Yb7acBN99OQGy+vlyR5V5L3JHlfkmVJPpDkQ0k+kmRFkk8k+VSSzySZDTg5I8lZSZ6VZE6S5yR5XpIXJWlL8rIkr0pyTpIFSV6T5HVJ3pBkUZK3JHlbknck
        WZLkXUnek+R9SZYl+UCSDyX5SJIVST6R5FNJPpNkNpT+SXJWkmclmZPkOUmel+RFSdqSvCzJq5Kck2RBktckeV2SNyRZlOQtSd6W5B1JliR5V5L3JHlfkmVJ
        PpDkQ0k+kmRFkk8k+VSSzySZrUj/JDkrybOSzEnynCTPS/KiJG1JXpbkVUnOSbIgyWuSvC7JG5IsSvKWJG9L8o4kS5K8K8l7krwvybIkH0jyoSQfSbIiySeS
        fCrJZ5LMVqV/kpyV5FlJ5iR5TpLnJXlRkrYkL0vyqiTnJFmQ5DVJXpfkDUkWJXlLkrcleUeSJUneleQ9Sd6XZFmSDyT5UJKPJFmR5BNJPpXkM0lmI+mfJGcl
        eVaSOUmek+R5SV6UpC3Jy5K8Ksk5SRYkeU2S1yV5Q5JFSd6S5G1J3pFkSZJ3JXlPkvclWZbkA0k+lOQjSVYk+USSTyX5TJLZmvRPkrOSPCvJnCTPSfK8JC9K
        0pbkZUleleScJAuSvCbJ65IsSvKWJG9L8o4kS5K8K8l7krwvybIkH0jyoSQfSbIiySeSfCrJZ5LM1qVjkpyV5FlJ5iR5TpLnJXlRkrYkL0vyqiTnJFmQ5DVJ
        XpfkjfoWq2KCm1rrqp+USJHwP8OqitjMYjkJoPqM+MfylEMS4yeA3uFl8Dh7icdpd/FFryvv/68cDgOdf59VzCoou8I+B01cZgcbXuu9P01aUctPKvGzSvnM
        rgUZL7HikCkL2JKxtejtps7o1uzsz8x+E4YjurV5Nyw4oDsOW5/Zf8ran3rqT/7oN3/59955f68EgFaiUv7sLye7daFJ1x8b2YNC75y2oXdbp+fsUz6B1vuz
        ylcz6hQrvU/IaT042yC5nf39w/eVjAwHNJNtCpuj0PW4byZ9Y58m9DRhZR8TvplVXoE7n4czPZr6iO4IPXhDNyp26u9UjyjDa6jGQ3uNeOuXlK+pNRrap0ue
        tW7hiDa3wy4sDUSl2eNYFW9Ofe7+8047W5NPP/ceZKPjseksIL78/M8nAksGNYM9qXOkBp89b8K6Ct508t7Q/gY9gd4191NAyybLbKoTxn1SDMY6SsL472k/
        cBBMBIJsuVYTiIry+hiioMwucs/9KY8qaqUcRSOrJMPY3sBxE20ntqYRa7WbWkJMqz9OjatLOAU4N64mCOUdtpKfvE1t46voJ/d547ja58HrTn1Sm9aVrRef
        d52uJCNsiK5NrdPOFBcKOHAAhdC5OUOuUEpHyDvItv1xvRXxWwNEUoOUswis9OjBfax7P8E2oeKFOkCE5BBJA6Y3uIiAph7sohuUhNbyQcyeEgz2eV+HBLhV
        YKvT/YFpBlugZ0zd6BdgddiabftphXZpabU1mkYtldZaH/1iwrFOoKeNaLtbrAJ13tLkD7m7QxlABk81BC+BcwNwpvFD+FAiK6KjP7F6kMZaW3jsaIh8UBaM
        E4DkZuftdPnZr9KM20MXQ7uJ4sCCkQiegHkEP1cImA175dgFvUjAupKErfa/euef6BbtPN/2DZ7qkoQe7bpR3Qk5yU7vDrR5p8dTgMgamk6ELQZ8AxPJ8NQY
        sNTDz9VxU2WT1egJeBJKnjiBEYAvli82XB8Gur5muLagYckWXI+k/aVZK1HOuqC5h1F+D0DA8LydXZiX4XkvXf6zXyB4wjysfzdRa0DfOLQd41HIuPsT7IX1
        LY+GjEAX0XwhgP72PzvtAIqnvQYjksGomeKzeutf/4KbL/wZLRMpR388LFhyL0Zjp3df2sCg3J8i4El3x6B+uqZPSz73aOo7v/O7L/3sy8//lpnkDgFDCWP7
        S/ORG9UAhiAwSZVbUcF8bJ1b9NCht7hDrYHWhhJ2fz2rjLbe/9Wk9cavJqYymlVLfai2PJnN9wq+HxYy8uW0DwFMblP3U9LY591HCWHOvQhSwlA3MaAOuMAg
        p26kLXWmDQwtKcVSiMNdFKJi6YLQyS+AaQ8qtmmyaBYYMQXGZP4Chf6J1sGMW+bqW73WO88lREc+/QOivGIOVbbVLlT1HjsIQ75WP6IWdq849uo/fO59jTLQ
        QkPF/T8oDoown37AFL1cpr+qTBNcRnlcTMBm7uxmLgudVV/rkz9OWi9XYOaUvKcQS5sggmh+NEYwNQ2NhqlpaFh6DUdKW/N4d6luDaY1UD0llzEt0cCeJpbA
        CpDhCnGCN8IvYFCzB06ZKhLZNBR+oEIgyeI7EdbKxLTE36mHYnbqRvC+2StWXGbz8NNYl4lL/i8df+776lQ4o59qnftFdH6YaDzN5bTe+re//bv/XXXNOD1K
        4/RmGWw8Un+VABfLVKAva1jcy1/oNV8Y/82sWR6JrDGlvukeVB9EVNevZtXjplFiMn7gRNft10q30Tfd1QoxI6Z6/AS16iPGtgw9+qfo0b95/7/3qZkf/PZv
        nq4CUVLEiG/9jV9Arhd/BT0gjGsJa6JeyipfPvPHv/jyxvh3Q0KkypcfP/dzX/+sPfBXCJFgtVSyJvBb7/8KyniDy9iI+ggSimocSdknzUs5/eggCmWnq2gq
        rFQ4q3QRU18RRKnEJiyQJBQkCQVJQrHpCkE/oJHKWBIIltBq92bWAJaEBCSLJZ5DS0ZSj1E2/jWfWGPRYbe6mEooYwAbLX0vOFHeFDCDPDsbTMPSCkcNTx3P
        JM6GPgwmUyzv5GuYsFKWI6OZonFY+ncJDDj1j8OkuJ9NpInDe4J5a7DYkfU1qcTLKXhgTw7cWG+UzWbZB6/+8QzGGPcYtoOcvvt4U9E2JuDXqvXH4kICNaGs
        kFN8RzscKC7ENNqwt8oLZeOL8J6mWFu58rPKAwwEDl5UoYfHsGcy4TRfwvdqcJCj4nXVeMzWeKyo0VoQBxjhS7fP+mTx4Y8NAIFZrcZuYbvHXmeinzx2fmrP
        MzRLjHfO6PNT5pkzOQc+a05P3XH2lfhnMz04U7EEt8lueIgJC/hzmcqw87rJq2Wbpszpo00xDxfmJmC/X5/zcTQsbGkEERg9Fs7mfDaML+y7UH6BFZuoUekm
        49+i6imv4x71aRgPh02TiKd+ylYbycYVfH143lS4AxIvWVFdFdTF16H9LTJx9GRdyqQ5ky5ngu3/yJm8Mi0ORFyF3nmj8goVFy+/xQtMNy5SfvMXsRk2wfkz
        yRHT3OmNsHuXuICTQKgJC21iTzw+JBYAWd9xBTw5FHr/cZqsOyR09ZhpmuA2dR1CV+/zroWLon3eVkp4YWkaynLFlJdugqNc2BvScDZbV0zDLTJW4gpATTC5
        kQBfAwtUy+Lz6bBzPsduWan/nsexmavY3Gdecg9d4zdMPkHLKwgyx774G6miTwl+NHjJ6aNZwl2huc7JzMlUTc2km6aAUt79TX+L+PAAKZgSz0yG2khvD+Oj
        IycJ6dkxK32op2Zijnf/Hk3eTQTWp6cSwuMzhtjv/BoELCb2GZqdNTDQyb2ICHmb+i2cp8X7vL+PNNrnvY6UeI3XkAYccbpqquP+Q9nIpP+qvfkhwm//DFW2
        aQquED7/fP/po6PZpkmfA6xGhEqELQKT5D7ExU32x+Az6xJBLxDODW6efcC17zwwHDCFTlXdNKiAOgOw5GqFpulhwoNNgN5Bmy20v/BK3YfeNU6Yfu7d/UAP
        V1qIaSSzy+Zf9bYPiAPPDUT1MnXEugU4sLbcrC85LBoldXYYxA6DVat2v2htVPkoj79KHjDVnd6DyAJyHB0hYoBGTHlfIepWZTkNYoMKUyhemuHNBcKThuxl
        xdN2FlNReqfXgOdXzUzH/cfTLmdPpkE1xtwyLDDSNHgT8Q6KArvXZL+UcDBTZA1mkBNYnBJsif0hLIA7AZoXTBLB6VC96OVo5pUWJ/hnUE9kIOL07whLQCDP
        GI55geGIwQidiXAMGHhGdbrCPzvhsKUKJYw8zQ+eFuzH2JMJ4QGvvfKE0FtkvlP13pSd+w73hwnnNhFFcbg+XMJ7zOKM6wlofHneapnMgWwmCSlpJsuEINS9
        TU1hLdzntcBs7vN46cOuOARc9kACNO5Hk/6EXHnrTYTDaBPttgXd7ToAXjNsDU0TfSBOAgQXVH3YVGjFoBlQ2aXhWVgaGTBEAiEjIYQtoCAzOSIDnsNTE88Q
        VZ7af/YVhogD+KapReK9K7RgpRj2iogfrIcwWGabbBOS6GlqtfoRpkAGpuoeNY6dGBDK3qi23Kb24Wqnt3mft1euRrL6Pm+P+EYZymqQD/B1sls8pliPP8bU
        aAaDDLAnnz9P8x4PwrzgLXnBm0sFj5QKHsoLhuAKrc2GsTfjazYllyroSfIXbOl9oL6ER9PTph/7pArH6sgqRwhnh03E4/U0ccHe19iSnDh8ItbH2SO9w1oP
        DoNZ1tlgviRg+ZQVFWImX/0TJ25ToBtfk7P1rezsrEYkTFZHwwu5MFeyRGjfsyuBkpWAuLLztLTyukizk6dGaaHw2Fw8OEfjOPHMmWxTzoUk+chXW29DgYOW
        maOgJYczBb/WrFHlkACIJrJJNY3lwztG5RGm0ET9AXYE7WrNG4UnRcPUJbPwqgMsP4tlgZYH6Gaw0oFmecAxAoVFRK5U2ENHCWw/9jh6+RWpysP6ciDdjGRP
        uqUgDVpIg5v2TBq8nDSArvAS4ciDIyEgD1VIXDaVqMJwiVqsuzJ+y66ML9iV8Xm7Mj5nV8Y5uxhOWADQ5VgvcsBw4VVR+MaY6B6DKYtoKhBQI5oH1O8IoWUD
        JAkxHISsEXUJOGuZjgiTRBVMR8Q+R7IwedDAY+WDhKrgljQOIgxzShHhqOyI5QZQoYUO8bXdg+GioaBYU8nZVw65b+GrytLpEAzVBDcBDUZLPWmp6m6p4T5B
        yoleZbXz2ahbsENwYz+C3dU+74eFuv6QkNUHhcgeFZoJ0kkznR0NJQGLTYh61bZ67D2do0gQMozA5T9mZc2GGh7jDRIsvhFkGD+gDPdhh8QsE22UllcSdjKC
        M4usL98k9aFy2hPUWgh1RHXs9DxQj5qpjekdoPo1iPj4XINF5AExegG99rBg1oALNMlSz/rYEevAOfaaGE1n/bnrq8CGBMybLvGQM5lBAfr+KrQh+zCsidh2
        CS7Tqo7wTozvsGwGqDfBZF1NpwNYjY+lg9gKjYND28RU/UHeWNqwNRPTUKRsnSWc29AaE184kDAd3g0NkgAfHpj0WesvsIHvoQs47h+lavAl9WMo+a8M6lxS
        oOcbTT8hF+uRUdFdhf7UbqixcKGPT/qL9vLH0M3X7c1Dkz7xlf0GZQ7ALQ+V+Re4RG2SabNxH/vCG+RAVtA21G77VpNeuOrE3ZCp0Yc0Arx1qIlQuI+pObCT
        3ik+kRNOy5PjF4AYzA79S/7L5M/ZQztCrl14zu6oZID4JIf3eaD6stXb59X4sG+rc2cCsTZrdt2esnOTPTSPQ4i12eX8HQ0VOwlAMXmBxzRpPVnhg/NETHn6
        0TfDnAZm1K71Ea81tNfDuqDOmRGsC6tWBckzAsLr0aJAtY9k2i0Kupj/tCjwbiKYjjOgeHBM+F6GQghZLe9pPXYjI93AiQK6jW4UG8B886fOEzV1mz80g0Ge
        P1Q9HsaEViFWDMsmwZGmkalNDevZrrFSu7ZKu4xtF4Y5Fj9UMUQ3nrE7Qxpmd2jgyaFBxI4UMXCxuKChIjWuAyoS/jfhqg2befgLImjCWZRIf2oi9uESqTRX
        rnblxnJ2VEWzOLmCWlXFKZe2Kx1CVPHofAVLRUIgqIJyDvMzhN/4kJb0LWYzrU6baDtMu4efEmeXlO3HJPfjlFt2ML4ZvkMhrPfw1J6zt3s4OPCAqj4YxLN3
        8tHopjs1d2NROZ4cg9EUct1EE4YhF/0zldYUSeibWodP0QaCTYnpm6zyCq0scHeOmypupjNaVe9hIlanf/CdgNgoYE+m+k8TnKtIKrRwVzkaR3XKfyYLz2I9
        Pks30YOjxJBW6CELrCpTEfjUaOpzddqEU3tOZ+EzUz/9lAlZYqNPn2GnVMUTymXzPnMGXFBlSp2CZyFKMlrdv8L8X8wSHzePHsqv2jNgX6ZK0lOfpttP/8yZ
        s3PtxdkZWtPPGHoCP2gNozgljHslbRr1CjpLTENCuNsQwX1TxPixyO/rOHk9Ak6ez9d5HeCDc9bJizI/4cMBQJ/9uOGOXtRAcxS40zroEF2N68akbsTfDnQw
        o+1BbYWXapGJgDkMHE9QbBXVlKKlXk01Tk8FU1TROT57zarnmabcdnYKMKMZkEXnszpLKmqjz/wAy5TLJcMPMJekSyV1FcKfEfbW7aZXy3e8IEkBnKxpL5ND
        vap9aMuq9lXPZzG3L6KK2GMyuwVMfhD0bVVTy90tF2Q/VfmnavWnQuym+s4SbitKHoRMjwVNOB3AZq9KOwJ4Wjx53kTnnp7Sz0x9JmhD5deRvWI09i0Vo2jT
        IpuMCuagRuJl6hVr/IBG5k356tSJ02eIPWWHohwlSjNQ8m7mGdiOYlV/I2ofolDQjgVLyeEm7wO4GR43gz1tbWUfgd/RuioIZITX0+Du2HNhAtEm8XPExiFE
        Fhi66vk0dgHmRjK/WNA0s6DlX5YmxlPRVIC9TAnszxg3cARUjzr1A6zdzCcxYMR9x4j/IMiwj7HF2lVnCMl49cqrirzwiZZjPDtb5MGCEoUrDUNIw+YJfNjF
        YsCOe8GEYK3CC3l9jD3ngN1JwQvws/vFMzcXFUlmSO29nm37L2JmLdgzGcucic3TM+qpnvJglnUSfvvns7BLJNxL4ukzP++vejzVr4kOWr57KmaBNiZRF9sQ
        AR40PlWgiQ8kDgiFg3PYF50RZXBquCg2yfmckxqxEIo9/M2cnIYnSCc7YmeQ7KdTy3axUIjB85u8QsccLPSPyGYbKO+x8Ec22XCgKpvs+D/6Wj/lz8i+CcSt
        gn3IFdRc6S4aBQ6OpcQ+ugjVXuq8j5g9LFZ3MCx/EsY5dOReKmDWEBUQ8V5jN7EMqQamLnvzA/k+RyvfWj6My8Nkp2YdZRGO7J6tg/+uRmjixmj0aAkMLK5W
        aWf2lIgLFUuHITxkZTL/Jnh3be05fv4ZE5xJA2eGE8FVKod0pV1Rk9mxdRe1YNUiFhbZYtAG2taCRNnw0kSdxiCyGvcNmylQsVxzzgP63YcAxN3pnA/ULP6X
        3+IFI7DmF7r8Io4n+eAsYEIpLMbfDN3htqVLmHdZ9IrAiu5mZ32GeMAhvdgd/9U/YYDEEZU5tf9ngcnpGrgH3b/5+sg4k1XOZ9FUshZj3JABydIqaihGm2gN
        o0P1/Lr4EFoVCeHMIVkCX70uSmg+OgvgrRqc+g7Pa3175ggH3INHXJ/fTrO/dhxuGY0cBw5z/Fi2bSSs4qjo34+xmuSD+Or5SX+ExooWwgBMasjO7vOm4kH/
        9OqmZn5XY+VcI4fuKlhAhlAGs1E94IUGxGiB5llv39mzA2is2EMjzt7jeyYUtFhigYQ0iIm7Yd+3tH0U+zNeSUEgiVIRdqlzglixI+mi3cE8mfVxiasIuMw8
        HoswoR8gPN5IweONCI83JDweC0OZx4OANP5smHjs2kypV5bMzZrjB4Fvfg+aTpyWnP/nTv7vc586sD411c/kgxBZ+i/27HZWUfezOovaeOWmauLz5aW7BpKa
        nM4qR0dpHtQAO9AGczq145fWfLGK7SLORFrs4h3YxeQHecqyqKLp5x+gfaaSj3mLaIJMe57bENnt/1kTPf3Kyax5jDYjhFJNnPYdHj1PydU/wUMzFQB74RX1
        aNbkxZ+Nzbc4ZMNusTkac8m0aod5kx6DV+c63I0eyxqHbcjO+sGmd1FQUCXwzc2gaFwGKCq9QdEFATRbOhCjA43VHWiY2HXgXsTptQU9JA74AbinBHDVLsBV
        Abj4GOxtaXtGCQMuLgGOIYD+18XXqhXaengulXuvtPp+suUfz3ilkjbAPTPND1qraH5oLougOnXqNCGUf/oMMYFn+m3DcvTrQZF52jKfbrGbGM8St84Eul7g
        3zNTDYLiVH8ZirTfAEnCKGRV4s7raBcN4kkcOXZPfcb1tJHjfkxM6vlVDHxALP+PrOUegKBYrUu06ZyxbfV+uKkQlW0NwwFROO2DKsydUsk/7dYvsPVuBHO2
        3k0O1N5gMXdrkdcyvglaGDzTOHaPeIJq0MsHLAMrUOZTQTs4NREbdhOSPyt5VKYGDpd6SYgSnbFcAlXuoXrzgJhZN2w/HsUk1PZ0M2blyV4DXmxOZXT7hGHL
        Kl2QLQgdA1evD1x2CJvD7dIwFi/Y9OzrbhOWM7oFWLBK3aAGIW3iFjFUW/vvNYDrCTlh7XpzpOkWtqn+vNa/mNaKjJa40SNdtMGeLAMqycNpsxgUiIzTJjI2
        IYOuNb3WmY+SVgI5NlrF1F1U6GrJj2X9dE/o3rS5TT/txVlSzsfmUHyps6IcQvbl58WsF3ZcEvAddXuMDDV7KMD5yf/NruVxVE74b2dWs+fMaspMSohfdCeM
        dpBr4PP72Ge6AItwc9H7BkeNpiqbR0Yzam1rUX0jqx+jdxp4C3l4mvBcZP2gGnu3bnl349SPsNvUD58kPrlmmg9gJaH+hiahXP4T0+Paw6Y9G0C58OZNF1yw
        OsL0jaq8G5oUzPCim5UnWJgHRVH5np1YxyIEjcfF6ZaMJy+TOCTgRjiVjBpnzelwGTGgkhiL2LiBT4mqZ679NDTF6VCMTchWBzKZvBg8UE7sRXnRbl6Sq7U7
        IojPmuezYO28Cos5FayZU4GbU/6fbZbUbfm11v77CIirZgg9vafZzfZN4Wy4oBqprDnrzIq+VbOiDxn7WGmia1bUu2ZFvZgVfTY3YUmDZ0WjNCsa39WsAKnF
        lrh2Vw7cWqtCSxUeN7IGhwPAmu1QitY/gsPxDEs+j0jcGpuWPUS47hYitvuHWLaU8UW2lCyEqCV/CQhLWzh2FdidjUgm2PfSRgBcfYxdCjCUeCnw9VLGmN6a
        KWajILXi0mAF5NlBpNFywpY1uwwpB9TCF/7AP7lmw9Erz+q9R488LPWgpYHpDKxewImthWDBEVemYsEtuqriioMClCepHTpe4Jq8Aluhvs3Lk1aoljYNRG7Q
        PHGhpMnNypkf+lzOn4Lvjl0iPkwscoZ4w0Aj9ndCXZkJngLjAMYd1kURzD+8fImDIA2SFsgHiyXO644OBmqYQR4qXz3lhI7dXxHEY2QU1RAT/0hTMQdM8I66
        OOCKyGCzBm0GmrwXo5ZB1JZiNw4OGHEN2J1/zVTvJ+pcAR/Cui++SHqbJQmgtIKlfp5sDIL8A2aLG0fdXcvKA/qYv/Usf9sH/jY8xhHNM+y6mb8N12wM4qNZ
        yIfcpiJ8NZdJ9UcmHI2dULCSN4k2Bh53g7Y8AKFRX5HdwUXBcjSrj9KO4CJgAfGvYgeyBiyN3mDpgkZdNgmX05l7m1Fe0EMSCCLgTQIDsdkFxGYBxOneQLTQ
        mO6CBi19zAzmYRcOY1Nsg81Al0yJeSAOY52qGnyq+E5bbQuru7G9JB+h5HLDX1dKEaaet5If5bhZOJLkDTrP9setUOy4OPzJKcDsDE9lXXq06EHtA3lH82cT
        Z5JHMlDPFKEsOAQSNNsgv2CYe1YpwIrdPCR5hCKYdOr4fpYC5N/i0Aya3tMoNMwVqV1BAC8cEEhBhRa1XfaOxz9PRJQPfFs+tMRhINhS/RI0CYrgB1mxULH6
        9A62IbFl+dghMHry1/33sQZEwHC1Ehnmqwi802Oe14JQ8KeOH+wXXSHufwANar/00m6GFbHzsH60xfhSjA/lCIwXfYDYPl7Ev40Tq4vWEuMFiugNVM0aEpIG
        kqKEEydKtUKBDUtG/KHSasaqWOkAsvPa/ZYVAbx+OFM3qgTY1eBF4kRKIJVgiR4LyFmWqtMADb+JB5JlqeGZlJWVucOQpfoiqQogTNPry1LDi8hSs8rUBO0D
        Zv+TfxyCfz4gVKaCI32EUIoLubg1GyWa/oTROEfG6cCf/z5Ik6QUWIPG7/g6ypXYYdcG7TuEWsO5j2jaEZ8EJbs0Ziok0g+oBoTnWH0PUtIG66Y1HclTcjiU
        9dmTHaFcoEJ8FBJYsz1H3Glx6TdYYx4kPqyOTfYJp3MbFGdKSqIh1ZIHsfvEwZI7IYkkHtHX8n9dtWBGFOuiOD1PvrpFgrLKh8Thu8OV5GtUYHMVz4Uy2a4t
        ZKbLt9La/Gvhs5i2Ql2orBoRdCniF2JW19SwLGJd8zDGdso0wJ3B9pW4MhFJAhKoKWY8ZbZEAVn+vtb+U9UZEZNDSQpok4oaJdFnDBsQHKNWPy8B9TZn0fnU
        F1oKBKqUIQ4wV2X7oN3Yh+6oww62z4Mcj8qxK+LQRQB/5QRxuDLIWpYqxWdxfCITy2LlF1A3zMW7bHxmGct55b0cPm5tuQ9ZiNG6hXyZz+uWtuuWj3XLO8ZU
        MOOTHKxbXnndYq1RFtoCdFu8LjSxwgFGE4Sao82M1UZOHk76xWb/yq7nrDU03Rqebp06jgL/gYb1b2E03c16ScNg8dMKOOjZftrthhzUDb2dzvwjJzm2rU+4
        lekj7MccAXUlHrBu9SMLh+R9/DjRuKFjEogLL9wTsMb3NytGFrK49dxHCUzjaUMkkZ/CY1nlCJb0IwgdFwj9CWDjUSyXU7ZttCWIGpXSio7ZA+JQhZYXtKoV
        kbk7FFQdFLHEou1QvZO1Har8apBS76vQE0kebjlVhwZNKYImlsWWV1gzGi/+pZiY3IqFXw3wcxYSNUOkMOK9P+wFgeKesFIF41Rmn0L9lJAuCBOJPwPTnIVl
        YWJgT3sc//rMal4r55itMEnLYQfYuKxJO5EKWPiqqZxkd3JFS2CHco4gukqSyHIItuvqytoQSWIzZ2zR2rAk7KrEqz+J3cY8jItTMLBaUBOghdELi21AzHKH
        qlCHytY1MJOJHrCcwMvpl5MKCpOo0hBn0ueosrV7U2lzRZSbfDnxFErZ3WjgdIzQldNEbPJDIih+WT7zSNMX29xj08X5UBdV7dpa6vO09XOU1eedpPwWL3hz
        rPmFLr+IU8jgPT6+MjjNQg9xZj9NEyk/alvVNOhLrGqdnAVD48bKQmkyBxJBGtMME1smmhSegYNGUEna81WEIoVnGtW45ZvqMVq/gnzHwrz2yYyVrEHYcIvP
        +Jszs+oMkEJOatwrx7y7YsO4e5sUd3H48SW2SdGZPHyaLeCVi2VvCmFVrO6eRXwMWQOhYAGFcucndhqe72YceB6Gdh720T6yHyeHtEMSPEdYbGycGnbjBD46
        XDPnGYv7e26ZGIFmaJ5lzDMQ/Ls3SRUT2U0SASmLjgRF+TAMkulZ7DthOGvlZaVsicjJupYTOwMzW3Qa5bMVJgv8cjqjYRd169LQEBhp+IExkZCYiMa3mmMM
        xBKsmtZ/GqDBV1NimLufNu8OQ3zXQy85JtILRCNkZaVztHxGx3hxnaGBdENodzOZkr2co8lf7blIMhdXSDaETIoeueuKJRQHTp/hcs9P9RHxwDmQF/85b7WF
        Hy1zy36uwNKCk5dulZZeNpoOmcpmmkfjn/G1L/pMEyXd9R1W+Q2oXLUoXbk/OHAxgsghTLqJoajYVoQeRuvSw7Cgh+HF6KGeRr9G4ZHyWPLjrLT7/aJ5NZgg
        iJFzDaQP5iG2N9Ol+ndkGsa3xDzGbHEB1tmOcz7gtGuQ4JMn+Zh/IldrYoUoSAZ/qabrM9FTeYzQVcMtIXetEl8/FtTk6KUNO4MDve1nEYqTbWsxZgMEtmSV
        Ga2Bgec3eHddNl/N7E5D+V02q6ssVWPWLREjFHZrFOD0oBRn0wT3i965OiRxLRETIDC1w4hwGuIv+UaKM0PYjnhEBwl1B5gGDloaOBWZflC/DVPB2VdG0yG6
        A+XbyN2GjIWVs4x3kgYxOJcOTPVDDM7kECxRtFqBjJXfCApZ/aA4p57yiKpWRfgpEBmAQRaVSS/Z0pSfSjYILS3Y49Z+orh2z91vAjnT6cutxljsxHAJRIiD
        25b4riBqA4e5kI0m38hYL4yfZwjmmTZxOImtemgDq4YIrNosvuDzT1GdDUwDcnPTN8lOGaSoIdq/CbHvs7pqP5j2ifVTrkbH3a+yj+ktruPw/lofxe6PqHL/
        K1lwL+HwBlagL6FnGYUGheCHcQ5outwIgh+gGEcaXTO+mtmiU34tBD+wL8EEWILfZwl+PxH8gAl+aFmEgBf04FxpLe93BL9/XYKP2ojU+7Iuifl4Je6tYSh2
        yAwefs8Y0ldgh2dR7iRY/XNZn8tVRpWYcNACo9LqS/5rxgPxTID7/8YWZe0v5ciEw0XLWJqqLDzxVJUgXNJJHKUHGwi6tP3g4cauQQ6ZA2bG7AIWHGOXBV0L
        WB/rNaQxG4vkGpKGnQr58c+Js5QWAlP7PC6oBaoazCNXCCZPuc0aW0BW7m3aTTKRSOL6aPHEXgTn/q2RJ1ozJ/8iLdBg+JykFITA0PYIXi8CAl2IALcIM95k
        L9YhC3oN9i8QRgXg/RRny79mS/Jpdk5hv+CAOZATVlpPHQGLEcKuLZyaoUow8ClYU1ZNqohqEh+eYXhqU2GK09Dw/NOg/rTxxeT1aVfnxS9olqXJtiBYezrf
        fXw4s1pR4FJHVUGh7RZcRM2N9oCrRCffQy017MrkkIsQEmIUDhjqiQjFYyfWWxHq3LNjabzFlnf/aHwnQYawxErGdRffrME3q2MsLsxEP5MYYVXim+O/bGW2
        B40+eIL9XOhp1t+kCxwCKt4+EOMBlc6W16L+tOQpLUe2JfCeMUq3waFRthgJqLK7R1kwa/TdxJ45gSXQxDmfi/+j9r5nbkYC52YEb7R1M/I2W8/5T8CADsGp
        g9yALoDYsfAyEqzyMoLZZJ10WJEm+CMWu0YiDIbMv+G5U9/wHnYYokEpHjghB2whdAw1c4GQrbNQD77tiYOK4BMEcMYVtpTemsqOSWUsKmd7dyERpfLkM7Vu
        G8ufdfkQCcD4TLCWNIc3zxdCa0NvF0LoQtOYDMSgZ3E8yWcjIqjC4UiWj9UR0W/Hcgj09GVo3HdyKthAxRBH/Y7S6in2PEmcmmhdZ2w/FcjBZEBc8i0qEWnC
        Vw0xDNQTJ/uzxoTKatS4QxQfOzblHrgTFDnA7zpBoYyjmf8K1LYb/JJl3sveidtYJKQLAY/ORWY6eThDf3mzIQIhOJQEDB9V/lP4zC51OClyl8FT0Ao6S+8M
        TUkTPHUqC9yK6LMBTqbomU8Tn6iSvDgjW1INPThz9hQEj2dPsTq7ph06zw+CLn30NdgBTs38AGIY01QSRWRYaJ+a9Fkcf1QpLJf+FAyBoBUhp6J0hYpOnU01
        rZ48tQJ4fFGUwwTffAYgOXuGPfYEZ1NngEHv459XWvOovZmpqV0EtM9hrWG7C02D05k+ehDEsP/Q8eCU8UJHHPvvkgCH1GBWdqJvCn9Np7/djwe7jP7LU/uf
        /uYzRXF5pv1nkEeX7+P4OeUWg5Jrx6nZ3/6XNxK/cALHWNAiCNmYBE+TP9Hiz5G4Brp2pJs2/LwBGvdHuHG48rBNGPeTUzgrf7ApdCY4lemvNf3CICWUOPET
        Viwrf9swpbQ9Mrwbw3ys5d3L1IA9U6hpmN/yB7cp/aTxYGab6QujHl8mmc+XcIznJR+w4R3cviBwLlxhIvZ77PfyyyZb86kv4pft/1A6elKVLbz4RCbgM00O
        6evaGRjbTo7tG7jLA1noLo9mFXf5UFZ1l49nkbucVVmNr+GmNasnH6Kv9X10A2m+REwgtoRDBSg4Ag0eAkfDIQMQqSAWbObQAQydwAh0gsRYD/eY4vBzz2zB
        /+oTuiSnevpWtd5Vm8XDyuoH1dUPotUPaqsf1Fc/iFc/aKx+0Fz9oG/1g/7VD5LVDwZWPxhc/WDD6gdD7oFnNlwYMkMXMmVDNAzQ7aDcIqJDP90mcovADU26
        7ZNbCFlium3ILcI51Oi2LreI/lCl20huQWdDuq3Ird06X55f29g5qK2D3Sf0nVVyqYtLVVx6fNmyTm6fheaJN6nPVMRiBhEF+F7LqcgsImzspsTe6tbpPtzr
        +K81dTiz98me55syN4DZsB3iwCI1mRqEAzwZcCLJwUoaMg1ooNltsXj2P6PSwM4fmimK1bb8+3KDAKD5bng3Vhw/BmnTTouGnRaxnRZVOy3qdlrU7LSIBOgc
        6KaYjW1VTMcFNx05vk1Wd9dLKovd9bLKGu56RWXNfCrrrM9NZZ1pmco0HHNI+yT2k7R5RdlGLyvb6iVlm7vo5v2Cm/dtZXuEiBUcvaRo+oIumr6oi6Yv6aLp
        y7po+ooumj7rF02f8/Omt/1S09u+bfqcb5s+69umr2jb9GVtm76kbdMXtW36grZNbwtCLPiCHiG9HVUWSxZ97g/hAEadUIASDWItYZMEdZZ9izsrvkWe2QDY
        I3HL+gQwAZEFT2KbySgvBvCvIHHLBqWcgKa9J7HNhqScMN0o5YTwQSKB8YalnDAdkXLCdLOUE6ZbpJwwHZVywvQKKaeSXinlVNKrpJxKerWUU0mNlINIcJ6E
        hMukHESU81zYOE8iMV4r5SBIoyfRGq+XcqrpmJRTTcelnGq6TcqpptulnGq6Q8qJ0p1STpTeIOVE6Y1STpROSDlRepOUE6U3SzlReouUE6W7pJxaequUU0t3
        Szm1dFI+r6V75PNaulc+r6X75PNaept8Xk9vl8/r6R3yeT29U5pRT/e7YzqOsgn89bt8uLMfNtr6hLkT9woEM/Yx//KRoTM8Vma/hN5V5k4JzqvMHRK+V5nb
        JcCvMrdJyE9l9kkQUGX2SlhQZfZIoFA7BXExKRFHldktMUiVuVWikiqzS2KuKnOLRGFV5maJy6rMTRKpVZkJCfCqzI0S8lVxdKM5XOyUsLCK4xutVI3iwEjL
        uNgm4T0Vh0ZaxMWYRAhVHASpjYvrJIqo4vhBs7iwEQwVRx5axkUmUQ4Vxx5axIWRiInKXC0xFJW5SqIqKnOlxFlU5gqJIqnMqMSVVGaLRJpUZrPEnlRmRKJW
        KjMscSyV2SSRLZXZKLEuFS2gHIZQ0WrKgQkVraEcqlDRgsrBCxUtoxzwUNGayiEQLbkJHLkJHLnxHbnxHbnxLXFZ9B258eNONeg/BeNc9WTuZHVlP/sr7RAp
        qRi/U3gbTWv6lFFvZhsLXvson1bX3pzis49vZ9X5NMx9mbLCQ+7blAowG12+oPxNZx5r1XzWMNUOlVadh3yo0543DRN25jt8gAl7+nr+SaWDl5WOoSbOI+Kb
        5KbHnThN8gawCt1M7m92Ye+jhV/giUOPHDyR95lf6fKrE3nDcZvfcMbCXevDx0+cEPd8BIVO1j+fRab/WyYy9fksmKfHEXVsvm1gQxh24DapY/rnoezRIRgE
        7Ta1u2ZiuZlvZwPtrJEX/gjR3sYL2eCvwc1r3ncCVLMYqcpLeQBBAHiAoBDNUyvQhg2jZhDSeQJWk36paVEbl83OfLvTJla0qOpRVtaL2ykOFutf/o27/vVf
        GfqNf7S/81g61FLpBpsvOpCyR4NSEw/mH+ZtKmFAGrSgk1Y0t2Yq7Sx8KasSaMDK1QkQ4OZgf/wpe5+w6YX7s00XUnggokQxjhBSzBtcQFBaMyGBFdbozfl2
        G4/bQJQcFt/u0CpXcQ1Z7KRB0aio5eddaqBLeQvhxL+4LPUjRpCyDaUiiss+7HX79vo/REm014dkIt7L/pzqe/092EPt9cHXVvf6Y2Bg9/pga4egr0Z8M/TY
        xHdu4UnX+tUljGrv9Y/G4DNEigX/c8xhTrROa2IwJ1hzBxzp6ue/oNgPb48gFaLKU4oo8QDLgYqIEt+HEBZevBIFzZnwlH6S9YUOTMN/d1lfSKJCRFlNNN3+
        QF9o1OnToWrgebPeEgN604XGE3/pG4+dxM0fWuAPU1v5qEt8HDVxMHUsS6Qz1CTq0Xw6ABqA0kPx0juuk7IgoewTummdJcFzIZXRio7Bpmb9zCErsra8XOPV
        miiHpoL6oSmS4eqxgyfSkOXc4UE+7GGFedo1mIF1g2Acp4EZID6sDgFjJNJruG1lGV0gbp5iqVofsO6y+xmUNCEPBQdazz6XUNtuYgE7H+7axmQbLua2vD+t
        wHU5G8FDtBjgiyGz4bEmtBvhSMq5zq/CdX7Uupa9/STDRjSl4LGA3cNFk3qodU3r/V92rvmr0PQKEsioh5LN4jWoHwkccMB5EA7jQprFG9LBluEDLtMHTCSa
        CmlGBPS7AprfwMkIRx1E7Vqzv8PIGE198s9/82/93T6got0VRmbwzWwEfqsjMyJ+q6kRRvwDOZXkilVExl4WMtE6PFkFSCaoWXXel23iFB6EOCIMpg3a5aMl
        2GZuYimLj8U9r71hpcsNwsmBuwlXktfNwEvZ4LqwpyxNgjWx4HATj6+SF7k5EZVRl+ND9laqWNnX54Mb39RwOltr6WMIj0GDrJ9g+3M4lTK1I6MmOMZKvt79
        rAzsw9t0cLDJyiAyXdleHRbUqW8lvoxbDzQrtHw0HWWgTf284wUmvtR+85UM9rSsn6em+fjBVggn5SgsKrcm9bmtMeS9sIqvpOyZPLBFmKoYE0XdLZpOfRb6
        wxoFLqloPNONVp/YE5dDEEZtBNmssye0QqL2K74KZmT5t5JiHA2wbrkvRzRrDgZE+uwfHo1TPsoXKSB7zpLnmQ//46xkuFD4H2cQ8MlAaF3rseNxDvMyzQFv
        Cv/jVpsfhwkL4n/cv4fPS33nf1zxa7/1kvj3Rk2ipY00KKngF/7HlfM/Ttngfxxk3ZUv/sd99hlA5GhBH+NYm9RvXLJ6OGNEd43HbI3Hihqt/3HWw790+6wC
        pbZnB9CTMCEG5zGvgAL048MnMn/aePfwkUEXEGS363HwT82nWfRTemKm2UWg6TZMEARYVF4BFcosxaM2e8RCz/iIxbWAaGsqLcCV5zp6yTYckzYcK9pQwEl9
        N13A5+jDbys+WivQtwL0rQJ9q0Dfahf6VoC+VUbfKtC3wuirTEXQt4qD1iOjmdjTVKjLreQE4y4fuDLuKnj8L3CXLRcqBe5ijjIbTqM/4IstXv4kHGCqVxpr
        Vtb+e4hMFUgsqC7p6dOql/j0abVafvq0Wi1ApSe5BNVJBqHsY6WCaf3PJhP0eGfEzBaLuqyMcNC67mnNBa3XP0qS/6Dj52xgg+85OXn734KcVPMR+S6pSfWJ
        ixGTWWU9SM6q6VQeyCCvR0yYlFhCUnWTxlKRvDoqBQSCZw0u/TI1KVV5zFZ5rKhyNTW5eAPXpSZXrYrkO/enSYuYkVYt2Y4DxD/W36dBm+VBs65Vv7sRwyDx
        aTcNWtdgWYMp6H8Ufo8uPVIosGuYeBG2plb5yCAXGyfZWnoPx8WasO5Y5JNmxWt9KJNmiHcnGNy4kK//kdLqSTVjpVgI34xJepeIw/kuuXDXhaantB/V6nEy
        MLhhZPOW0QsvQbVW5OScy9hvJvhu4hLfHOBcB+w3R/nu6CW+eYhzPXThLj7AwhgaumCNgxM2y+Oc5fFSFrgtgkAWKqkOACu+AEDv81b8+G8rTfugU0a6/lBJ
        6rLdn1VZ8NKFISrtO+7whFtq7IOj9sEB9+CAfTDhHkzYB8Y9MPZB4h4k9oHnHnj2weOE/Xhk/AvQa3jJnufEv1H19czoqTro+HLFue+f09OYLcnLSk5Ek7+u
        RBWAVgQRl18twi+5X9GZERmY3C/rLBVRmNwv6SwTiZjcL+rsGhGMyf2CzraKfEzu2zq7VsRkcj+ns+tEWsZv/fR6eeynY9TYpWA6+XXFNpTA3aVwOvlF0Q8x
        10DMUDHXIakZA2nDQAeplw3iqco2dOazesdci0eI2E5JbCjPIK5VNkSvG515czVe0A7UDEGcQ7uYThbOZxG93UzLU5WeZMi+sYPUyzYZfNjXYWEGPdxkUM8w
        FZTidT/LO7IRerZFBmIBXe03DXyxieqnSgbpQ1QyyiKePsp7BVXVNMMQNfH3V9KbflOnN1dJKW2Uci0aEqCoa3AVIgParzLaKnXaVEaIMgIUieaojDZQ9JxL
        mAvYXGm0Q7uqBotj+viTwFzZoRv0gNhxl3sWueERKemwFIpBWaMu8H1oYTeI9nYyeLQPOtkw95uKRL6oAxcXlK/S4XL4HuVAFLTJDJs+QHFealuB4c8mdAyC
        rKSTweQ66mTN+ayfq6lwuYMiaWyaeD6rcTF1V8IyStiAEoYYKgPc8SG6o0824HuzkTvMuZeQe8j0d+hhg3NXOPcGU4Mwrsq5c1gs+izHvKJD4Luq0yYwbQbE
        tnTa7b3+Irwtz7GqlW4t+tPJc1jWrjdjNMdegXrZjCAu/f40r5asY4En9p5ulitgX4b5YGpWsU9tmHLBslVNx7/lEz9Wf1Kfsq67WfuBZz5OB/mUzxIGRy/4
        jZY32pIMepO8RLfb/QmcM2/3j9ImnklQKnPPwJ6S01CIF9g60Cza2TPtgqEeH2tG/BzHm0x+cBbujjkRhU56Rbti4s7+VMlhmgcBp9whoDrzbYi4zgJthGQH
        jsh7BHTnk3+cpsmJIC4geJTvOeCBnCp6rBqAGPRrXCF6hEgVmpGEH54c1vXK00cl5XkQg741R1yR11r0mPS7L1b2uy8E1da8WNkvWMVH0CuwjmOn3/HfgR5C
        /5PWST3bsWI8CITKnhwLaOsWtALqhEAvQ1OV8cMOjYfEgbwpI8o+vA4ck/HjX1pWk7+BpQCl9nGKgUbEUxlN/j1a5DJpwulEOgCWiddPLUuky+LhVJGvEqso
        MGgXuQG7tiV2Seu3K1mfXcAq7KudF+sgrFRdmlWwXFXlJVbxRrOv36VZgOVtBa5Iwp4fV/FxU16u+TiUj/G/LJlEiZA/IJSTYqu0efgOZKdxOSswl31ux2Os
        JreTRjGjpf8B2AW2/hNOTaadoxU1Hba8OP6gShxRAMWctu90kpYUe2Z3kwDsl1zCUGK7z7E7vYex2d/uRxxdkW943gqA7+I7I2NzEU6HXeDLyNlvDsioX+Kb
        o4IT63FHASOALwxUwRsFjBH+KqZpzZezgjCzavW3c/JiTl3s67Zkaq/5ekFeLLiv+cvjpQyLkmFRvkzhERlywuOOJVwSCrmkLsYULkum5a7qRfuBX6xc9OtZ
        LSRZr/56Tl7M6Yt93ZZM7TVfL8iLhYt+vSiZFtd8vSQvlrRloJflfllfgoVekXwr7rtZu974l/huTvLN+Rftq2Rq+2v6Ki8WLvr1omRaXPP1krxYuujXy5Jp
        uftrTHZYma/4J1vqJOIt+jSnYTFUiW/xrFDGk/Acz9MekujCE24byVq3IoqxeysV3w4SIvs8/tjnTaKyWrKhl/l2x5n7VsCudLdmNV1i2xWx7REWjQXfsu2y
        HBAzSCymLM9edrWwvrxwZMwAJ5YBHhCmcFC4Nl5RslTYYF52skyY4QTMTuZ4ZTBCsp+4xrHExAv7tDIPdnB8STxUNmJZYl61MstHC2+9kRnhPjBJ4KWJgUL9
        m2yhR7NrhT2mjSmzy8RdC1vqO/Y4pE8SVDjArDgx0Dl7PMrs8aYOrxn0/RU5e3ylZVdRCnO8Poq6ShhlMILXCBtcsbwuleEze8y8dIXYXsvkrbCMjJg6WjEa
        zAsLe+yD74sM+lEpWMJlbdnjCOyw79jjUO4DC80BtBfsMS3TnWwT95vZ4xCH4MIOh8Ie871v2eONxNmW2eMl1LbRsceRsMeVnD0eAJ9N5Q6sYo83FuzxIkoY
        RAkbGCoJdxwMbxUbIvoexkqudwuamel+MNOyVQg59yDY44TZ46ECFm32bYKNBbYSbQLTSId55HY78/f6bd8p376Q5ZF4r3v0IMu3r77wEdQ3PuKVeStujNzQ
        /4LggeAywTXF66ts3mtxc02R9yrZDvLAhx134rFye4crCkyEdoXttn3x+L2PyJYSEXBU8it2U6lbbS0cPLPtEh6nzLbTk4JtXwCJiOeUUk8azzFNF4Yy/8LH
        TqNS2+X0YycW0HYJ/tiJBbRduT92YgFtF/aPnVhAW37gYycW0JZd+NjxOMLj2wde/P/6fv8pNSMURB/Lkq0SrEs0FwcgJRCl3Q1CTkTFdxA32urwDgGOisZf
        wDpoD/OzuGO1gDfiRWT1GPnIn2haJ2tgk8uTD9hJeCJ6wMNCqmiCYfpVmU7ME4lAU0R50iPSQnnqkmOEZ3IH6E08JmNB0zTmWZuAWOUOa7jMUwPnCd82oJQI
        T2n73oFiBtQTMpYudjI9j5qGWTRCGI5DSS6GSCretNsvZGE3VoZU/UdQ4hFM24SboQLTLJwGLYQG8HqjzbsBN8NF3gEB34CAbxVWtpiuAy+r3Xi5hSiz8ZKX
        YXSTsHwGnp5NgghEGTHbTuzqsWzkJCyFEpzjsCn0v9O0fFRF6jMLS2kW3/OoWvVRGbOaVR6Vwa9b1VEZipgZYmUHr5GLupymsMOfZq4sQG+yPquWKgjS3/Uu
        sSqqFgW73mEzkXDgR5X8mrLnFg0CWaGuwkiAhSj5HyBpIw4+xY4wwa1+iVC4JpjUhwc+tKCQhTAAKis1ZKaHERAhxg2VUDVN+9gnyotLyqtZFQl5IEfDwWaH
        STfQpGjMSdiVK4i6GeB/cLNfmbnqyUFsz9sNe17Cm7TUbupG7eYts5u92G7urrGbwLrd9G21m8NmoVyR/C3lLKW2+z+VjZUCTntmLB+Yh1mFYS6cZrHDX1PC
        jEMNMxDlzVG+WA6pDYFoel4jLHdItQaiFtrkiyWc5AeiFlqHfd+oqBoGolyHi6aoEQasibeMi1iUDwPWxGvjoi7KhwEr6c0itg72bIC5a/S3CwkqOznL9nRo
        G05Y9JHqsVFnFmP7C5Qj+ceKNZAYB+SbRu9vmI3Z5r7JemWJBSGkmHrvYphZGs+LwW9pIKCCNWaC5NtEDVrP/5TBD2zRWh8Ss0U/bK/Wo9RxuGA7lsMgWVDZ
        7k62l8qnDXnd7KZ1BPvU9Ioe324zlHUXsg7CYSeyDfXIth3ZJpFtA1zFIttGxEarTSd/U6UiGpqAnYJgIfuFk9nHAdTSyNTTK02cXoXRg/BJiyZLlQl3dpOs
        DjfPZzfSgPCCMGF44djZNglubyi4paphunmLuQIZdsxn2+mbK3iADC9DY/PZeM7tVAmk29oAgbnF7GhnYzlfQm/ow/Gc86iam8zNyDBkdpqJeXODZXjm8Kpu
        tlv2EHc34P1OMEo35kxR1UzQI3w1ZGwlEBFAWlKFCCd5F8qXoJBXczqRXUvDL2wLWBC6caprb3Ta6ThnWlDpdXzRVqnhC0Soq/LcH+b08XQLpw/RpKvyvjjt
        44tZJb6+carDVrMwVA7uGUVwZ5gN8vkRm/MSuburqTzxkM0C/AGikt+BMn+qZHKM0EImDzwmh+2cii3f/ijYn83EL3V90W+uXOcLqzPYn46YzelAoydK91/4
        U5WO9HixGS8GbJQvWg9HzEDyLxBEsLrTW1bsV7G19HGSVlrvfJzgQBARMnFt7zM2P2VHuAqWmnm2+5sSCKS1/HGyul4WyXG5a1vEb1D+DNvp++xSBE6pCORM
        gmNOkxSaoEqUmOrMbEVGFscqArdLVNUqKxljWlwr9kgt/7h115fRoJlxCMlZG8cnNH8M/gLNMNWwiaacI/Ts3cz3aWtNrD2925LWoWjTgG6knI4burwOFLlO
        w3a1YTQc+9FMjaabeVeg4JRmgN7ykDKTZxfNK+0Dj/kQGlKaV9czOSAWJR2g0bjeycIQvF3Mhn04ZxRvWiwTsYvCkiKQBGN6RUwJESuSRs1L/SJcMvVmo0x1
        pgU0e7cLeVA01ZlijM/LhF4zLFkD6/eNmPOYkNvMeLtnPsqVIzKxUoFE5utF3gnNoHOFAIcH2CGGPvCfB8f4a2BWnXPjqsExsazhUMg0GK6difTd+FI6TmDc
        Thellebr6Oh4sWqOzRcaxL+WjROwXkrHUMB4iTNol/OMmTHKMw4c6rkkWSKY1ZPXSswX88Q9steT31Tc7sS2n7rEmuOYLxU7Xyqs1u65KMRWnGexqW2xaVEh
        rrlbmWgNOiGLELQJEBd6TomTHOxAsV5ntzK5yhwwvAP5Ba/o34HpUgqNemYT6/aBx1wlTYBs7KUCRN9uv2AvF29/bDTb2ckmOrS2gQnMbmAqSHhLT8c62c3Y
        BN9q6OpGrCad7BasNrT9WQOcYpTGkW8H4TJ9tb2Nk4Zs2FxBDP42vNhG5dxqSx8nnC++2yEVjbW5ii094E/zpI3imsnvqXQnyiy+3m7wYT6FiKta+z0tnNyc
        htlIm/1NZhjl3MA3W4hXA7D7TAMPb5LIl3iDp2g9veFc+OyfKyqLEZjBTqgYbvcnqOnZzYTMDV7diQp08Pgojd2tYLJ3Uv9C3olwhh0dHhziILZ32tmNHcCX
        MhIYbqb7bcSAm5vRK+pPdgse76D933iHCtlBcKTkFspGz+irG+kNMJ1GOdtOxVHjbkR94yh0B0qiF+O4vclsw4sdeHELVUQfTzCzjxxURMH2P37HI6wxTxMn
        nyZriQHYDS/5u0rid8qckBlCdMjIZP//yHsXKDmutEww4kZEviIzK+qdVVmSboQku2xZdpYklx6WrQpZsmW32+0ZBmj29Jy1W7YHSnBWVns4PSu1q7ptus2j
        oRgYcIkGZ2Y12CxtRj3bLG7AqHgNBhoQvcsZ72wvI3oY1jwWyu4e8EAL7//9/41HZmWpPXBg5py1XBkRN+4r7v3vf//7P88CFy3jTBc5zdDXsnQe1vRQ4WDf
        ZtlUzLJZsZNls5IsGyISQJkPRDnL3hYvNtzNLxh9XXW3KHHFNdT/FagGhfkzm0jBDJXvmAPAMuWHMCoHJhlAmnV089/Dir2JlitWJGOGvTzRWE77zQKoCJFJ
        ibfSGpN1vU+WFlbG9gErY6++FWt2n6Z69/Aa0UCqPevzZuS5We+X9bltYC1zaHAfMs7ySp0gYN0DHMKVUbGp62GOm/VtBl9ghdHxrrAocp5oWiQ5kZzYHo7q
        Ip+hlZxD7DnR5GYp5ub53rzJ/u/gmIwL6BUge938iQchx2oX0EuacsbtW+Q8gJzrknNGSIktch5GzquSc7vWehvhmCnBMm42OPNroPmjipZv12C4vGnULRAe
        adpoEXIyMzRWBsI5EJQJJ01ZQ6trxMVbZa4ZPcQ0M7NO2m5+92KFsKRJXcmxTyzO65sI1pcqYhEnTysVsYaTp42yWMLJ05WyWMHJ03qljyOzXDJv2pX+VZqU
        We5/s568uVrue9MuAtiKi8HzNmJnPmFiB4AsvL/mShi6XXn2zPuZyZ49nmOZQu75JLPm004/Ik56BKXVjL5C6ItqH7tGN2nRACrl2ilTMqoNQGenBoinvoY9
        heyiTqbiYqTPbNu+I9xBtGthcyPhyIC00QFpTaJO1pVQJwQBzmLk7HHOhntEgmoE8AtbMSgc7IezhrMQ3qy34H0kbA86XnoDMTWdiwe/aEPjh/ZM0AH65seb
        0WyOfMxYGM3owNq1zPJHH1hLzuIrqKAOzIwcWG5AygfWkhP5MjeQncg3IFjfIxnGGHmjoICizftncsjHU1Uqy87e63YSY3tdzt7MOJ7bjMB0DasdhEVXTw3Y
        iA9hZe6WjcXvO9KG+zQzrG+jTYCwy6bX+0WIdgteb9/8eo8hdW4ED4DJ96jRywk42qW5jAjmN8EbH8PCg1yMuQRewiXwDJfAM1wCz3AJPMMl8BIugWe4BAOA
        MXDkKJnwDBT4CJIiCn4F5hhAViMG944e6Vv7kLTr3UTfjWxWvOCTpbzqV7vgMyYzwAcWnDKaFjyS7OvDYQYRKK8AMHKbsPGJJu22UwjtMgzxSXYWSyWA3Sjr
        o/RNScLyAfCs86ncGXDCfofHa49Nj0UKAErsZgjr6ESfHuBXTyf+zgpC1cyupmes03y4p0OK3oE+Ml95CH005xV9kD40W3hMF4wh6JM5fo/oJh3lk8N4k4YT
        i3efYVvvMaxpInXbveVGaVqycgG+bXSLTnAXKnn8jC6tyfreskbzweLLi3aHEnxrMsKjlQphBHgASpA6RMdK6JIMFoCNx8YnJgegqTcF3ROWFB1QrNh3Vg4i
        lgwOcvtRref7eoUJ9Ln13td+7+tcRVAbUAR5uczQnMvXRc9ne19f2qKympVtaykbnMsYEUw+Mf81vf3rn7y+3sreOKCF1tYt1Kx32sYjEmZUFHJp/iuIEmTF
        v8yq4jZUxX/ZcIaWlYAIgYoBEWi7z6t1DnOBfFKenn4lFbByinkGd6lqvC2JauQvb1KN/HLFcZb8C0VWsFMSWiCJa5xnYbCp3QK8MRbAtCgb9cYyI1vPZ3f7
        iJ1+7f8VXbAKjVhoXST0ozJQTJA4owWW4XMFmn9bOPYVCT29AeMXosfoJmrksWs4JZHSeIUMOM9HJX4XRJPXagnUJ/gVbLGc1be4DJ3K2GCUVrM375Ih+8Kc
        Jvgfu/YlOywNoC0m+ZC1BiHB9GCuLuSyprXIZKTHpEr2KXvEuqKo84MokPWtXhDNUsYpGZEkwoYuwg0kG6MN6AM0T2njo9UOX4MF3MwEPwO0BF0YGuhJWDTh
        pkDJhEeC4GdtxFxth7UBA22HakAbXp9dPThX0Oj/EhyvT2q+wfaRMdSCn7PDYXVe13Izo/29lqbDPXOwpoD067S2MOUFUclhLf2IsDOhFdbeqFE1GNgxKICg
        wFiXDjUFVqmBvwSQTxx+vEDJrJIxDi2OEahXTNAsEIp3+NPNTMKkCidpLjcAb9JxaqhLuwJN5NRAjdihDvVZZro4IAMUZnXOeQFOtqGrGzqlo68eS64JV3lA
        NaP4jDHoCElbA4FvUP/hNLPC/jiIWKmwL7AV3IhousLb9kO8giFyrugazPIr4kID+aaE9qmwjvEyblwWjFeMm7EKBCldtk0FC4NgwE5ULyoaolyjdlFmykyQ
        ydlQ8ZV9PJWFVHP5pg3oKQu5J/hiHQiiLLz0Kb65Cr57mTUMifLjehRt/lyPCmekHgW/O+yhhPWeS0bvmd2ZrONmRkbESog7i8cI3pR4SJZxM2XUUopGG6Vg
        lFA8o3viGpUTJ9U0SexOgBVpvYK68juuMtol6y7rp22WVivoKlDCrxMm3mtdERUGMRCxjb45D4gy2mmOUXDzNtPMiW6WaJEVjYpaaQCJYNSyHPqcQS+vJLVY
        pjm9RXOXkowLqXpdZWCN7es1t4KX2BHSJlJ6uDRwU2EdtvLAApWBBaDUFV9lHaUVtWjGellBnia6Tc5i8ItGs0l0+YkG/0mai2ufsq91oConM3G1J9U1hgsM
        DCusRSPgo4J/a0ut9NvJK0URFdhJlKLW3cyWob1pw37OVUMX3PNGD2SkTxWpYLRRgrwq0rDoAokeUJHPC5GbV0UK8qpIw6LS5EAVqSiKN3aPKtJwoopkQ7fD
        TVSRgrwqUiCqSJwjEI0yVkViEbadqCIBDTlssUNvnbwqEqXaqSqSC5VGBTMZUUXiA42dqSJhEThGFUlbtCusYhz2OIdWI9XFTWMVrkD2OK3VqEht0N3CKpTM
        9zjfuAq9OLo5tQo1rj3Ow6v0tW1OKq3iK6FMRQ+zq1GFinKhs6s8dETGrtIYcfYytABZu1GyfJDq5yzvXaVdNKnRWoVOlalRo3dtaNF3YdqBLIRKURWSq1Dj
        qtE7TubKJTcnI3e7ncmWrxztPur/Frw9FxKtJfZzyUx0x+i2sWULGFGyFPJ/BL3B74jOy8PwgskIuSDMaCdVpm8lxbGK8n+54rBxYdYqx67U0rro1T+UFMfi
        zP/lisOewzUCPVdYQKIzn5TFos7/5cpCQcZKjJwZSScqgxWDpMsGSZcMki4mRhapj0UgaVcUkwZYnihjeaJMT5WxPFHG8kQZyxNlLE9sY3mijOVJYuRj5y1P
        7NSwk8Z3S8sTOzXlfCjL1Wt5YqeWm2ezLP//sjz5vM0+Ytmx6ebGXTMOb9qSYVMHbGMNIo2pgZV4xvrjTZNhUyXKGHn0fYubMl60mTzTjGeMTt6UjQJahvlv
        89+CMwHvvH0h1T9VPbzhWuJW1hmU/BBNCVQnN704S8Od4yhTsoLLfN4DBhw37mX/tEk4TyyZpsqe3JxWGqqi80124PVP8lkwz912ep9ZPJ5LeYQD0fvf6Sgv
        ZzAdJYqX6p0yRYznXbMNuv8VPBF0B33q4YnYvSd8p48nonpfu9flichM2r1MBplH1ctkMNPobM56NnJ7s/YyJPq6q/q667zD7j4Ca46C/+8cRy05590Lmbuz
        UuKUEVuibJ6yp9K5qnA9bz+F7LhnBgKdWU3dI9N98tkeP+Tg99FzJ3Vxy8oxtBipVeOA5E9tHjj+2Hab4VRe6f5XXvpqoe9VvPxyEHzWjsrX+SSwR9VS/sMI
        WnOdZnkNEUdQcrTgix0cAH4iIu0Mh5hm8xgTXR7+RSSvaEWy23d4L4hsjuhnx+pb/PTl/XiFSqxTH0AMCjv+ygf55/5mZMXPILLMM8VTzbymJNgOJXEZ87MG
        Z/JmltOg1zldecsYyyuzxUBD/828Qv5ZRq7A1QPp7ESRn8A4D3ficNHuZh6Shc0mmXTyIlHhD/pfBP4LSqnz6oJAEebNUMO4VZuPJr0bQ4IFMlixMwAYlK9n
        10g/b8NgawHfrJqz//Wd0Fnph/92nbj2lzawis0HNFb7pzPK482BNhZv9ttYvNlvY/Fmv43Fm/02Fm/221i82W9j8Wa/jYW4XvB/yuYQHPCr6STu8SMFZ/ha
        nYQb/tTV5hPn3AvalkgTH/kgxyKOl0vwXGLF1yb55z6J7ZAKkJa6bG/2dvFMhN93mbjGVvzRb+Sfd/XmDyzJ/8zZ+9gx0d8U4ZlIcYg0qWfxpeMHPnq56/vv
        tmVHolNF755K543+hPf2J3wwk+DKFvfDVae4VBLL9JURZgUke9JbS8k1rAxI8wekVQek1Qak1QekDRk5z/nN73CGTxkT0xxl91N2NEKXl+zNuYn2/Ek7Gr4O
        spxmXfbhE4/zf392DLzC4YwdlqavUVWXIUFXrE95qub4rPJNKYQQbQ66aKc+SQWvDRuvGGfhij0qC7Atj5jUh7VJ2UjyPZSkXE1SFpKUK0lKK0lZT1J0knIp
        SQmSlHaSYiUpK8Mc3hVOQ+ikP8zB1oMXwQgAh5/Dh5tHB6q9CEsgj+5iuu9dPXZipfBN+P/YiSc/0/id2T+eOHbia//PT37nvyn/T3ehiC4E/44LeYsRHNAV
        TR2FxXR4TvzIa9/+w699+yvHTnzy8V23/avf+/pjJ/bc1TpyYfY3emsopkUu61Lwr+3Ej4lhgBSFMF1OvvOqpF816RtB4tdE0q+Y9KtJ+rqkr5v0K0n6JUm/
        ZNLXk/S2pLdN+qUkfUXSV0x6O0lflvRlk74S4JuqZvSDxeCH7YEQ7gQ/kJgJUb6a5KdyiakQPZRktniQzfCWFzMtLBdjhb26Jl4AlstUbTlPGTOjV46N7XJU
        ycuI+CX48Txm5mVfSTlobpQjPy9sMiXl9LlSNsfMS2WjF7JehrMKcbk9lHqYw2FvY4hucNq7ghv2r4wbVpTBDWukYVRxfL6KFJitrOMGGqntIQyAz7wzhCwW
        KDaR6rmjvunUVR9hGPBdvvmGdd906pJvutn2zbev+OYLlv2wLP4ppbf1pLf1pLf1pLf1pLdDSW/rSW/rSW8R3Wy5kq0GPbKGntcXCYlJdyuml1crpnNXKskY
        VpJRrZhPalfMlyxXzISuVPAFcow+a47RD3PMB9lBq2nQB9kvK2abDMzuWDau8VZGcvFRftW2ERiGjQNBnIKRtmo29lUYRoMuVTlqWr3S40iVtYROpJiZzuyP
        NLNHwkP5R5rBR5pwg5uM0XtPZ/c3PGrigrkw83LFyJDuHLDqPDH9UnRseL47BPUITvSYG+Z228/7N4rDlTeFOOEvYCeBlICv409rt9v+UWugkxEljkuCgS9t
        eWn5P2LbpQtMaDAHkw++ha4MV1GkRiU5ByF4I3MoqYdMLfkiOKp2O23xvgOuJAx3iUwWm8nEDjhgTyvMp6t22ewYhwfkYudBbGFcwNsS3lKxtjHhsfyv7XMB
        2ba/+To+IOm12CiyiQBAA1e1yeVjdwuXj1R7r89HK22SLmd4Asytyrl9zDd7xjR7Jmu2z8vjV+lk4tTxUcTB4uA86MVjzYgPE481QxN/zGXvx0MmtBhBCnfJ
        2cNBBflzHo+8JjuqtLXHxeAL2GEnb5ELlRHlz3Kwp14YszbD2PP+81WndsFdooMDD9kqwp+BH0zA/WgUNFMb60v/+LSYPhO+aabLrLVXLK9TvWYCKZhCZ46x
        2ZXe+9H2+8+l5+W3lkDAcjsWeM2u9k5HuWo3lh5xF04U3ze2/4Yf+/DR0DnR2Hvin/x1+EfHOPq7ytaxWC6iAirtZqVriRBJpVqe1LfH2A5AByCkhohiIgJq
        6AzuENWVDk5D8dPFxfhjdQTnJPQHEsqBXT3diNhjCMRvNBSs20wAY8x1+uTDXS0tftPeQwuZ0/x25G5NAkoXNTL+wqPsODEpF0PTwP2Koi7aT0bD8Yftd7sL
        GdKm/vy0eVo5BkdgTuoevtyNKu2osBZl3su1m1MU8js8kyrnsv8iu4Zn4gcW1aU2ojDDaz375IIDxHIHmC6bW1rrCA6gKBOhBVr9WPTQQx4b6Ml9VMy6IdSI
        FNv8j0LQPConM9U1bwhdtrl3cOZO+anlNi6dDlAp22ATkJ24uIr/fo0o5K/l/373chsfhFczv/oE/f9z9Opf7rqP/v/Fy22ICPQwAvm99WpAM0gHljZXNwS5
        uUID+IyIZ5AvnU7oVIvGzaF21wjykvjgGXDnnNpv0kSnBfjKcetroqEmYNM2IPxfMFEDbFaHdPCBJo2y6qI3BTqMCfR/71GxGW6z0A1RBNqRfRHIA5U3CaEw
        kDtbQF26Ih7NtJ2XTp8DWOVhzn6nMLflV47wVxZzX1ke8JWBHqGvrPTCLZQRBHLXzfJAeIOLcEvBgeQEGL2cfS+O/X0Fat2ozgBfxUKo5rqXg/oqtjBPoBrg
        X+tAKFfNAzR8zzkC0B4DtPtVANoWsHX6ABpgbN5A4tVh7wEM0DR/OUgMAH+eAB7CX3TEr0sXIkpnIJAzPeFsCeQBgzb2Iw8AbRNo04i0BcnSEqaFmgMtBHZh
        0IcELQ9YmQvtzzmqcMFZEu+9sNeF4C5hFdwFM04FbnzKbVgAAFknnn71176l9T8eSMHx0N1U/ysvhBzaIEn7pTbvLwsEMj9+udsGCqPHh6cf+czynRBwRnai
        DNk6dvqkLp08V7OZV/gKXfY4JdrZioisWMIT6ykWEd3bCn6e32t535D3bMzmapvmoiM71q3fMfU1P9slatvRpdh9Mt4YeiK+8mM0K2WoZroIH/9kvHAm/hsb
        +pryqoRXDPUGc9KK9bBiMcAFAiwWuHRMEEuaSPCnaTw+9Oy1F56xb77cPfHzdxSHh4c/fKzdPfGPeFZ/BVNHy76rS3DjRcUhRKXbiCnMNhMKqONj1U9+5GP2
        X93VPfGFkZ+e+OZf+DoqeOJruI4fRXVJ1AsWk4qfAfoP/gWKErHc8v/KVu4FDv+nz0QFePLQ6RjT1HFwa45kiyEsECyFfIHToYIJa2sPnFuvb055El/pRqz8
        oHtmWWEJKA6NogTo2/n5kCJYEjbnYeUBID7K9Av36d0Xn97z2S5XgVwMvdRJ75UXfMQNR9yMQIJpANSK8xyAAd7+/WueU37KXXIvSPDDmmiaaEvi2aitAjyk
        6O+tpfSc+dYSRqKGWArVGKEpDc8u/lLxTFSPC/+ckFc9PvYE0QaRF/yCbUJ89kSmLD0TqeBcWNC1mwiSEfGbjbo4N6UXqWt4g1OFLiBo50s0jVaa5akLFzBS
        aXhS+0JUSR+eevpDkXfc+gbgckQEYLrpuIXb40vfBl/8D9FUH0fQTkpzkOZwDu19CKjqoSYifGrnQ6ygiY31ocgn+uxfvIAvco8fe6+cf/D40bDsS/zPqEjX
        r4M+M7z8N8MStegcR2C7opSgdYgSz0LzzU2STCUO+lcyOY9D3uk3k+wlyv4CjTSTbNUzuAN3n1opPfMzycZwRxdHYBrU428PPf0z7SjA4Jx9+mcQTmfIbEw/
        TvvNiB4yGDA+Cv9Dw3qo087et2kvZm8jijaEuEvVBJShg6g+rLj7Xs4lWcz9SEceF37w967d2UWgn/xTNNSOEpXfhxO26MNH8XlV0JOGfoyG9fBFjUlrduU+
        p46JwR8GW7Zy/PCzPBI0DBhidnBKHejo4a4vkG8L5PuA/BoH5xRk/o9t+ynEX02BNbLBYHYXxBEhUxI2n2t7g7LWbHaQ/UFEWgUTeciPP/5BTaBwxh9l54YS
        Od2WWNz+Uxw6Nom2e0okNfQj0XmtePRdNZyVCJ9e/d84dLISQEAMYq0SWEDGe2oO4Ep9iLoscMVZn0LWkmR9FlHZtfNMtl0ZZ8vtzNt02/a/7KihC875QSfm
        a6e0PSh1kOVP6tb44VQs9CXjwaeQI8tFK9uSzd8ZYKJotKpHiUB402bnSGzJnhzQ+H7MWCq6axnl1mepSGR5BVSSoaBd0OlFonLaHdYtSvTg0T94oolA3Fui
        r+SBwIhqQqFwHKp6R47/rKHeWpMK4OcWGuo40UfsLK3LLomp2QB7FiJ8FuBUDXtXPr4T5StrdKTN2hEVEGWsRuVQUoRDgjAkH0451AUAcgdaTNQKCJlivj4f
        VUWgx/g4W2A1eribo6vFPBfaLrvGdmNDHFb7H3bgYtsIKHrkxUQa9AiV9zgLW2myQ/ept+hsX9FT1yka9BZt9RV9aMuiLKQfIBFftvtF4lvL5NX1NPtFZj6g
        hZXrtPBVBel9mv3+DzUcb6lx4YbzObemxlLv5sRSb49RBbrFqA7tNSpCtxqVotuMClHLqBrNGdWiXUYFaR+zoYX3EldjiGI+DflMM43itbEUNvW+8JDeFR7W
        c+ER3Qrv0LeFR/Wt4Z16b3iXviU8pveEC/rmMHYWTPCk4j0syfbi6r1GZ4s6faNxSBrOimJLuNuY5t1gNJSOG42l/UYX6W6jm3RA1G3C240i0rzEzlhI7Jfu
        4sXgcLhFOO8/whxRh0Mrgl0Yi/akw6Eaz9L1TmalOhyWsUXXw8yOuyu6gcbvWLSbRvNotJ/G7s7oOI3kkegAjdsd0d00ioeieRqzw9HtNIIL0SyNfxzdGN7s
        6wPi23AWlwouVuZ2K4e9btQ3AkvBRSSbtulZyisJFntOB9oqr+nyFmgr6II9MUy1hNCqv5F5jXDVWO9GYx3CivvZnWTO2Bu+uWjf7kbjuqrrYG1AzZIOUxMI
        /pE/RFPFUxqvJ4lOGtZjhKKQD0GJw5v03aKIWUW2BqEtqnG6jebg8Zwq1MfFqeQoyoyyW6gqMlXhfBpqn6AWmECYRA7ENg4PYtiAUqlfdWaXDtPH4c0JeEbX
        tTZ9o68behpOHKnUJPqc46J0s+Mn9QoFdc7IV0/p8TbarXK7NdTgc8+CQTXoodxipIFCdRFzZ6MAncsdhofwLtS3541/w50E8TcM1Hg6eW2bpenHfvoFMeLd
        PcBetj8bFId3im/Mkr4d8MFuO8tdPU/NEMzApxab+7aZMxzu1BHCJYJvXIZZwg3CiNbGB7/fNfkirWlIKd8k8k2Io/b0rdYhO7akYSvD+qGKnSJ9G2LhzYuG
        tMORSq+CkrxJVKBpZxBVbId9ja0gTyRK4w7HAb2Cm1D0uh1weCOj3Y0nyDBZaeIN0Q1QRqNRjMrfEHUAozZuTMqFX6/VQGY+tER4XYmFfpR5F39oyxItds4q
        mqM8wKZEa8sSQXRTUiKIDmYlIO/iZQ4DbLD04TUO9vQf7CS++xSNW4h4r5IBhtk8n50k7vftehedMQfAFIHCIMOk1B38LrMt6LwuZ94CCpnLeYf07NWtx3d9
        KficbaRViT/zXcIOz9RMOY/f481cJ/UkSqacp8KBZRpxMShEMi6rDNqrtJzL3fbaYcRGPP5hIpX1QYWlD28cKvgsf1Jwiy4RHmmejhRR7bsI/vdp1SQ8fLdu
        4aalD+g53Mzp4/pW3MCHyG24uU3v1rfg5hZ9g96Lm72Eg2/Gzc2Ee/fgZk/Kxbp0lDny1czTCBahxVFy2Whjr5HF3WZkcHNG9rbPqDXdnJh53GKEd7caoV3L
        COt2MWQYl8ZDiKDnv3uQmmS4M+UymO2TQRlkqBAy7Cq4NmCHof+AHBiYGJYjgkBJsBjEvsoOM8SbRSBhPOricW8YZkpl7DChzxNGW0QdyL3RDgmZ0lYRBoLm
        pykduvTYj2Y64VCGi4fxuiwbx7Z2J6zlSVR4+I22U+qIQQu0TsSjuo4keMZaWMfimdV0N4w7jbsx3AUS7qO8Fo6KL3e6GxcX73Q3YbTIDxqt8psMcXFiwKCH
        NB9vg191lnk5GpgSXo8JFseAVochoiPCHwkTSBiH5dcULKIXILaj/FM5bzSp8dVl6G9stowPUNMQahqRmnZkuivGe424QIu0OEMLEkImYoAcgBd2QLy/k7o9
        dTFF12X6N6kbHeroaDcb9W2aBpwoBmp+Ws+0ownuAzsXhiwDmzp1bgyd4+/eKVu1eFHQxiYumk5cD0Nla3N/TgjQlmjUgBtpzqJal10PyEOly158YKqxFk2i
        GZ7uGQE/OpXI3G4T/ww+3F6zlZsh3Hz6CoK8Lnugpo5yDUQwgI8AwWkH4V8p3zg9TeGDRvFBE/JB43qahar4XkQQphw1ccoMV0rIgZAtHT2TSl4XEm4YIagm
        UEeTUPRh3BwmpHQIN4cIKd2BmzsIKR3BzRFCSnfi5k5CSkdxc5SQ0jHcHCOkdBdu7iKkFOMmJqS0gBuhmpdFkXuFLsEv2SbeJgtDK5YEuKAD+glmJMAFgi3O
        D2LRBxWOjzqDO2EgKHjCVOwJM6/rBAbArziqlHKqy7vA17NW3yFbutLHllZ5hqXD8saELe32s6UrJ88lGq2v2My4hfEP+NIVPDFf2gHfGQzPHN8ZR4Byyq8u
        C7+6DH41l5sFX7oCKUyFOdDL9gdSLrSPRgoc7rKHO13Zw6xEuoDr5uMCQztm/rLAOGVbg1fQJrAuwi+tYVt7fwu2tdfusoU0riw1/ruyq/0ftR13SV3gGMGa
        A1XCy0WBvViqGPFx4I3CTZ7vqXE8HQj1kVWOS6KcoMR1oopZDO9kbhOLunC6ZlSLi69EpZx+ZRNe2LdiBTfFZ4EFHfAfV8o77yzl6Y3gNyEwzhEXSFB5SgIJ
        bp6gQQJkq3bwWzDkdFmh8LfsiJ+hu8Y3Zbi5vjYcFa59mtne14bpJvhtWIOU+B6inSSR/ufQsAOsbUMnU2nMYTiEh5lBNPgZ6BDNOJEKrtjxG59eOlWzBrmK
        c/H6v7z3lGgvEgRBEO6zRkLxiJW39HRY1+N3C2r0gn/eWEmyN+6iiTgUjYtvfXEAPoAWkIhEhNknQAGw4202Mh+nIm9ycYu9QYIkUGuZjs5mXpnC3j0hh1vj
        YpxSffZ7XzcGmuN9vDzDVavivOpwhPY2TAX58DeWZ1GVILkdRfh2Oj8ilhed+8rIV8MeNgPKuSUKcyBMKjiQjbXFjSWM3trI8FDEUQLkHIm8Vci/KyhSgTiy
        zMGihpCjilq3sTE90aK+nAkVkyd4sx2WonQOjiCfJ9oGBoVtHPkQbqEw+OgZoOB43inWqB5ud4z0mWN5dZkDRyMy8OhZ6jl6Qm5KhAs7TUdgTpU7enK8zoY5
        euzoOYBOGjuxaWMpO7UFxxbMq+Y79dhEq29SNwXsEAUA9xbUCKbZlwz7k2ef7uaEOEmbp5vYGRI1yIb3DiwTp0SNyuSbwBkU+SC3pz3b4ZhmydsGAlDg7RDe
        juBtLXvLEYynDS2+zdDiM4YW325o8UlDgk8YEnzckODsS8b/VuisOIOdPLFxh/HzVOSddeDZL82ki2uw1ctYfe4FrVbBBuuyI3OoHzze9Ajv+T9o27bRw8vn
        R4SDjU8v0bbt4epfGxYdvevmmRHVpK+SSYle2vUzOf687YCIaDpsNdBUbPPbtNnmqWm0/+9vsvmsQ1fIHtX9Tb8svulftqkC11TgSAW2VKCSCmifOWUK0pWN
        16iCr5N5aMqAQmsI9h9N/jQbjx5jwqZiZTxKQBwQaoWZp3hMdelco0HDWPMPlD1yYaCSnycBVdhDISKkYHCGxBVhgIgZct5hR5gjCakpdveUMko7ibiF4EEd
        xyPhV7HZgjfREi4S7o71AKdYb5eoZNEabLJ3/GimKxZERNeyM6LtCRE9WGlxCkRrU6OZbYilB6+gCOqCaiYRBq/dc24wcF5DpiHONMyx8pgAbuqAqxnpLYWY
        LmNyGGlLwD5qpN7lMDBopC+7UPz+d3j25AWjcsrmsZvCE1gyIoF8/rAM74hMwviAHaugYRVKSA4nAjad055J4Kp4q6qupUf0/q2qRhsJ2Jjs4WNCZrdOZD22
        qmkEfTHqmXAM1aXpQMjIiA4/Q8kU5txKIooOzVAdOXFUokHBQA3nkPGOnAJMN9JtPZbD45kxUiCz7SMipAGcITbNNlXmGJpRqMfzgg7dzkyXAgFCBIyBn+lk
        plBDXlYStvWOdrYuigKZw9mHbaevH8Gg0P9D9GEjwM51fG2dBoQS6aw4SrWPEchMt6OaNCGgTk3WdaONpVPNnyVRzxCXadKBiVZIu5ucmQgVc+AiHlB8talw
        glIZxGQssiKaiwQo4nOR4awIH0uTj8+KWP7GiFNemj5fvJD5wjCxH+om9sOoif0wZGI/jJnYD4GJ/ZCYU0+YbXR88xYZbcvcoGS+faLt4U727laOA/jWKINm
        LhN1l2kNhrMOvCg793CIgnHeO8bYNxbtITZHvUBC3SRkHuxaR7uPnaw5OAYhmHBU4UjETsj6vUTAw0tK6FYd8QVJSPoBOD2/nw9V4+x3rapdaOTC11oAj/as
        6lpXjkVVjkEGzt6viSwfZRdsVd/owHOY06qJmhq33UX2pp6cAm5YjXbTl9Df481wln1S0pK9Ia9aCv9uw9TmSOKTJFbUrrJstDtM7Y7gEDdKt/VwxE96iw6C
        CZf2N+2xKSk9tjf1l8OOVpMIpsNJ4NQRdv45QJ8OmsWRI58UFcRMBp+GaeI0HH6uOpzWoYP6De21aHfmx6qpd6/S5+/OOCrt5ykH5culhLvps4bps0ayz0qH
        pPezNg/I7uepeI1IoUD8VUl4gTNRKS3ToDJTUqZBZaZycp/da9GN18YIw43AmPIGfWM3uomeZ8QB4Bt2uIMWKoIU6BkOTYAkzZ0kwDFjrzXRtDvCicQp3w6Z
        jhwI0Quf1lE1HKry7Sjd1v2kvE91cxNNaWIDLkZnpEfNxBNhGKR+AUumyhpVGUiVNXi/Q5Uw76iGgQ/ndji7ilGGYyw4EEQWEV+1h9kKdzsyWOxrkS73megM
        rlgejBvxglCGCr4TCovHrYOOsVcE6c0YYlz8p8FZvWnxYdPgWcCGtdhT7qwxPHk4rBmNZ3jEjRW8Syf+WxDmi5+WbbHl6qkB3uLgeqppDEiW4UBrDM9j2IZw
        U0dkXdyMSgBzlfXNMn2D5MHL1RqYfln5ftFaNv1q5bulqVdw+pkr3urtk75el/ROAt5dGbRP0uP0ZmgPKXm7QHtEt9sA7ZMEwtMpoJfSnA3KOSU5G5Rzyt8M
        twDlEUma6gflSXYxWSXY3UkwvAsV7QgBzgNBOSQY2y6gHNHtNj8pPwCUJzeD8nSsQifpv0dVxg6d7iep2mk6VvpUpBpOI07FJFU/zQFdOAkBRoDCiRLm1cco
        gpCLAzsye9pMmQNQKjY5SNMlx8waPQPVtVmMnywAmebxxJHRhMjiDCYS+0DJ6EOTgHElu2saEVndjfDFfhMgXAE+ge73dDsQ0/Nyyi2HZWVgDh6WYIVI1eob
        4OUrCSkujmiNQZ0Sl1niKamwCEe4XWptT7dNRTB2xjOSAdirhC/gP7Tn8xPvUfLxieul9U1NX1GJ+yiJhW58REHMuKnpJDw6AL2YAHpbMaQXE0gvJpBON6Mc
        m4MmTXlmoNdtM9BXOPi0vak7xqWr6Y4tjsHYymXzSNhmJC7ZBhW1bcZFVvoPB+AokUqFhvyeNOTWTkNDbUukUdsNLT5t6NFdhqAcp0kcZGWP4zMN+Rb+FhPH
        Uo859pJ9QZ3n7kLv8mfsyM3738vsNtijgjH7yjz52eLJj4OW+MZ7DkfgFD6Yxwf1D5fYFsu4imJOF9GpGesEyqLah3K6z0z/ck79sAahVKcTlTt0WxImi3kF
        vYgSvSpxuMgSOP9saVVnT1Gs0V3KNVJuQ0UelZSRodxpM0zUYFJQRR9c6WDBdLDCjvs4/mObw3fmu1WFFoV0q9rXrSHI3qVbQxIdXrpVQatD0i0qqCsX+avB
        24KktN7BGx88q9JFMNBQg5buskSkTjUkXbXEbk2JhCWqtXFCkuqGOhzABtWJDJa64vf1HiNnel/p6z0+zPS+2mW2l/S+1mE1Cu49j2XFjCXaLKHNshgWVNAR
        qN4nY2rLmNq5McWod/7exxQD1hk4pqarMuxJV+1EOCbTv2lM4cqx89/DmHrS0WIvnP7DjmkFHRk0pgjpwV0tQ7oCsbBPT/73w8lhwP7IFJG/uywT4iYJ1eMb
        l91V46q7ZkLhjJiQPqPGlfeYceFdZlOtAqysS1xRna+aEH+JKwr4epb2yxJXNM7XFiHjkvEJXuKKGrrENJyri6gMYb6wroy7gA2p/mqqrolT7ZjOv1s374C1
        J2hzyb+7ZN4Joh7pebeS8wc1jPEz78AO4wwbWDg11mMVN3dt5jy1MxVPZmkZv/BKnO61k9JXUJo9wssbi0tbzA3bSJgavnk/xO9L4i5aso3B556peChrvJ0d
        702QM3CI0+LLpjjKV0zpem/XsT+UQGfQ9rNcd4YulJbY4fCl8plocldmpnf2gZzFE4wk7VW2Mik8ngg+Wx98tBl5h53nCnoyM3iyMhnIseD/Ao/SW2NPCnTJ
        3EPgyabXJ/oChVw5FnwBrpSDRT0ZvyX2rJPsm2Es5Z31NJFWEPzfovdvZ6ZAx7qUmFR8ua+FFSJixnJNuIt5xtXgJn4vbYJu+yum91Kxm6vYpa0iDWZ4x4Jh
        doiDsexFtJBkMO7G+vgjlJ4lrhxLruzSwnkWvgGXtwfWvGoX6Fw3TQ84tE3C4UQ4Zpb8+C4sgUpmnGfu2mwB5+6hak67S3Hg0cDQJ2hOWymcbtIesph8zZge
        T27HBYTQSmkxaiB/8B9shL9qF8ImJb9cWgzHRQNngvI1IBmGWjmQxIweYwlx/PKPBbGOh4JC2MjdTxESGGOFs20YvohjwO3gpIUohEswzQt3ipNWbHHlP8bw
        ryV2DePY5IrikY7o1RvsXzmSAjvoXm8jGvANqQGrfweUf/hNZHLrUMpt5P5H42OMvrbxtcW/Z6nblp4KvohTFFsPORwTkhXOiZSkVBsqJdpj1nYEHQ2HnXJz
        4J43ECIaXaF8O6Rtdg2NRY4wk9QNXtmRlbXTYNyKMxuu23Qj+KLCG6KjJTSlQikbonYH1hkTEqTS47qw6RVAXk+wuE51oiLbCepiB0ofDUovIcx0J1Jsjcgm
        qjDumIBdVg2XgPD+BGZ2CBeLDaDG0tjuMioc+NpM3rbkdtno68o0zwhrV2aT1ayC3xexBSJgc8hs/g7RBpwRhVlouVC2aHg1GtHF1dSiU4zhEinjW8e6PUjH
        6fJEJPimtNBlp9MY6W3w8sSRtwmLtamZPzWjn9Q1stDVTrfbRjz0NdpdOTy3yQtme1YneL/dNu2Sti62U2X2t5YQxCIVX751bE1XEUARVAg8XUMuCfY9uz0Y
        EJIrWNCjmH4PfM4R2WnGaGEIxCRBKfK/GfRkgSi4RdgOQzJx2PlGugwfdt5LFwKRWbr4hx1NFw8AM64VIGQ8NXLS5bXDzllKx3wcdh6WOytSAJhxXT/snMKZ
        CDpD42Iu7ZnI1Re7h50WWNWazeQ6UaHDTggKIGgAVuPspiJFvGMLItNkrwOq2+lS+QWuFJnwD45cO5R6SE+wTpGe1s1FoCiLUdQ03SyG0zmRSpujY/iEnS6V
        OQ6Z37DEYJIOo1/+kyD+ZAEIKHjN9ofoBXBZ8KbSVnCL/9ueKl+wl+KX/zyIr1ishFk9/gwbvrG25SCv8Cog6i8HaRDrybMhAel76Qs6ES2xYk5+UU4l+1Qo
        L+0mytbLvXE6+YimbZjZFg4rDX+1IM5osSrEg1Iy3LRvXYSKChs1QkkFRo250gXYv7LLow7Tw06u4wWxi0nzc+tiW2Q+xeX31Eond4DtptQEF8j7a8ylF/AZ
        0iS6wIQl1VTI9a3Ezk4cxkTs55mJYJV1kqabcFUHjgUKhuY1RdrJuCzQULDTC5h20hDTyoSXdO1Rzr6BJHRJU5LZoLCWkkfDUqQeaO+iDKgn8OtxXzyxCKX+
        FS+iPswsZZI3eRhAiCEq1jOUvVBh83tqvxPlTV3sfIG80UwuXclQ0ifYh1UrDwinAIpsGtw5rA7pqv/zI05xafx85YLxqVtMHJ8nnivgC6QEbhVuyjDSL4GX
        hkAHNpSeSrF6d82lJ+e+mkdPzj21Ap6YYbxHBeFurXC5AU86vBFPGoYre1QrvAlPrfBmcburrv1TtXDt65UFpRIHKmlIaUjKdkqZlZRZSdlBKYck5ZCkaEp5
        1ZKkU5IUagf7oErqb0lyTbizSAkkBZ42vqhAJnliknxBXcg5q3iEye9o50UO9810RNTVO5NBX+/yGaHbfj6KLtI7NyfeaK9FO9PHx+CzJ8VEVI+Xs2uyp7NN
        amcuRGpNTeudNGtDuhb8RzuMUhkMhFnZi4t+9uqYH+7UBfCXwEeNL73K4WAVIf345VcHBXalQbDCAA5YoKl2D+VbfzXQZnDAqlJIe3XLshHYoQ6YrPGVVxFP
        CQU50eXE17ZuFX6gPAKp+CoVrEuLSCsg7fWty8GJWxGgqOISDEg3qPiwFB+uOr7lD4qzMOLHL74aCEyU7nMXOHRUYBT2RkSp3Dhcdpif2yLScIzO9jvpd5jd
        NI5gvAf4IZ5g1eIN2Bi6uTC20S4qMylek3chxFEDZEYglWzyVTwFNdyB1U8nbzaVaQ7Y9ZObaECwkGsPUDUPXvtzW9fp0DuipeNXXM295O7VoMOLnVSCkm1V
        +dDAyoe48ogdx+dbuJpvYYhaGOIWhq7XwtjAFsakBYh/230jPQapxQxRCHzDcTtxM9rTk/V8T+pQ6OCe1K/Xk+GBPRmWgeQ2hsHAzZCnkZ0xbBZCJ7bgQkkt
        aQcBBOywBJ1iCQ0I17MEc0Q7FfUuEFxFvRO0UFFHoLuKEBEQUVaEKzOicxAwwCcKqwC3d7usagVemkrvgQpqWGLRpo/Y6gy+66AlR4WdXmAG+1XczIg4wYmL
        Z8IKEIW9iIdEKo1gf+zwqQJecwmRQEIWnSs4fcQpoC488wJLL1ZwMySc+IJ4grNNngWT5SGT42GT4ax5b5n3gXmvzfsWThrQKD70ROQvUg8JgfssVd6D7+YA
        EbB6yvrc7XBQFIgTKjzJUEgoGHaURD6vGTOAetXEAWfhQyku0iHUCiuYHXFk8wBz2J17deWcCd5You/3fIM00PaZyBdpP+5DP0bYZwfj7mMqIOmnC1O98BRA
        94VkRlQyIyqZEZXMiDJ5lh2TZ8UxedqOyXPJMSO37pihu+KYsbvqmMHbSPIsu8kMuckMuckMuUkeleRRSR6V5FHpHCiMulrETCy7NPg8FQUWFfvZHHTw2sm9
        Vou6mnu9hikqsIzITE5bmdlZUWZ6lhVh/3KoeI5ykhojn2E5jE4kNokr4+05HcaH2H4oDd8IliCC7t2Y6f/cQI+7Mx6aJy4LXHFZYKOP7D1NF+PX5BBRFG/2
        Q7nuyL/lkuNdqJzvPRKM5o4Eo8wcVExwX2Q/I2CimWOPx8cejk4+QFvNusg0LlGATMRa4OdaeVId8SDLHOAD6IdwNgc8fEN86UUI+bFhc/xciUEccetFuLWy
        +XSPUySkAsyMxKlCmJqEEOHWDy8HR7O1mH9RE9YEm6eiJAFTwiCJfPykMbJeN7yqty5zCGQwxwezZ5h7b9gzFf6kge7gobs8+MVI9qKnUfp+4aNg0+3PAA4a
        YfcN0FHDyLdZWsclwXcvm3rqg2vh7x7mIINv9IT866mJ5gIHNEQz9KlnGC/p4BvQaQNhPgp/IEmaHlSPT4e60fSUHPCRIufZFGcMm1nCuXMBh6es9aaNmFCD
        +TRbzg90ZHF7zj8eOy7igyqBEs4/if8cyzgFc9lhDqxM6Hhks4Mri48jOFcWcfoahR1VZq7/GruMq/ckSNyaWm8ae4Ko9Ka5aT9x1OGzFnUjd/Jss8c4nKPo
        RMoHH4e76bT7PoulJ27ilUuKtMVvFQwqR1n1uCgnqFE+7zl4aOhR/7sKm1gCtePWQQXTbi5cy2GDmuEI5mapJAdyuJkSvpvNHrO+6hEbiCTHEyj28ATcHj5C
        /vhdkjGj6agABmsc8aeE4yDiQDtwcwdDGps97uFUXIb5QTs5nuNMbLBZh+12PDmlD0RWdE6mGbkYQUzkdcR8oJSJrjw6JEcsru7AKVoBLllFeCXzgE5aPSNV
        kIP2lmfmhJNi9YxNz8hsdWYupbBUwJm5xlMB8Ad+Bc/BBc9B4JzRJ4CoCE6FmFVF5Q57MSuLs0IzAnbvFzBgoYq/j1O/I1/gmtXgcrc7Od5Im3XHeTWoTsIG
        EAZKbjUwg6UoDJaiMFCy1aCwhGvMBi4JC6HGn6RkadT8Nxpu/YK3VD7PhlM4S4+kHAWcLW34SHm2cDoaZ/+ieFopsMOvEXa2jTPdSipqAMWZS1dpup1PD1LJ
        xIgeododAke6rjgED3R92cXvOv+2sfXR9UW328M1ym4fbz6PDJdctlYR3iUXfZV/r8D7TNt40UXCa+Ct0PWqy4l097pJ2XC77AyPXWd5jzbBgzndTE3fKC/I
        H4eOjZR5GZ1m9tyE4cmztABZrjpsdwRj8IvMx8HsFAyDHjYxHmashBmTdcP7+nBAdD6KX3L4su5Ek3Tm2ZDEK07UYAWSiZxBbWkhuWIrm0LeCXP2gcFSmDM0
        QnfWMLwcBabJ1yCaQdZpVgu/SMC+KpGKJdimx3isS+holTs6qdFABKOWLi/cLj460btcuYv9vKb8/I1jbbjvSUydz3JQYiiFaL+bcPaDo2xkXtFuUursXd3H
        clboYLE4qTvFgWEkpzfvtIDBCfbS6eVY0tAH6TI6K7V5zSNcGo3nNJ0leeSmdWPguObPluFErjc4gCZyDUwu/U3JbYM5SxxfjHIK7GuR6ekz0eguxJ0cJji3
        8bvOv23gEbq+aF8PzocR17cHzinlVS54xc7DOSW8hp7Q9arNiXT3uknZsFM4H4a7QPe0e0G7Hh4C8aWv3UebvgH8aMdlQuTDrP84gTywaMkA3xOyljM83AP3
        CemawL3HPjIjthYtCPs1hfthlsYNs7CpwYd8fniI7Ur+jkCPcxlHu+VrEDUT8VxUEaAvG9bppHi8MmDvr3I/GwL2DQF7OhKy38bqdcC+PADsq7raD/a0x/aB
        /cy1nKPAVPxhWY9Ew80wY6sjNmiT/e4ZMC/kwNzTfgcGaEwJ+BmYw+aMh3VCT74TMJ8GJDczyG7I7WQG2QhpNMZ6f5quBciRxjRLK8f0joN0MBvD+YxAXWQ8
        I3yun+TrAjWAa8sXq054Ta8pPV6z+jcYe4sNxt5ig7H7NhgkXrFk6V2xxDTiv4eV58pCKl00azABhFfarHNReLyZNyctdSRbkHrnEDrZOw2ztEKOdSnptHrF
        r+ijzdA1K3MyXcIizC5hDdu8RNpsBgoFGigEGIEmraw3sDfQaQZy/elMss27QyOxqOVFHE7BpIWjMscfVtARDW02tB4F22WU3aqD7pLOtKIJcSfvmhU/aZzN
        mzXfMG7leaTKOYKpyBS/1+ailewFZwQp6WWnK8mdZGogU+r4A0/5U0eO+qa5bq91IFF7HOQOopM+jtXKs5If6NBlB8856gA7CSMzWmKycX+1Hbu5CXlV+5GX
        8VQTzZjoTduQlYXdHiGv4mpYU+xIVyFkcBkfXSQ0VV+lmzJbr26InWqXNe26UC8b6sVd1TzuqnVTn5MGd4HtPdSPu2qbtuy8VCQzuAw9FrYLqirCl38OVZV1
        vQOHGGVdbrPuG82Jx6jKDN/EO9uRZ1I1A49jJk7KbW4T9glgio/UHF+nu1vEwbxznjLHm+wg0JW/x5t6nJYgoz66cfDVfn773gQPud3SzkBh1JhV8Q5E2A9C
        rGgcFgaQ0TOaHGdUwNJ6+vAJfBkk9JDK53fFCX4lK2TgqLCkwwBTAlSMnA0CVgbxEn49BOP7PU4rZAeIs4iuCS8SpTxCLwpC9wShM6eNEANrdQOjGowORcAR
        VhwUzH42nPATQ2Ojlm0ZQ2QN/Azut/9xpdRS4XxOc8jL3bNL5DTK8liE8JWRRDRdiIT3YrjPrmgRSXxL0SIqbs2mKiZsKikAvhDHwnxDasColZm/gzeRyQ2d
        90FaROwlS2K8sly4AK0e9hWRPIgepjJ8bHoBCVYBP+LeIDDuDiz/X3oI0XhBmBSEfcETjDIvDAuphajXczAt5HUN5J05khaEvALXJ2e031tgi8O2kzIbmLXI
        Q1dk3uSA/hT4INORjFjegwcfDM9k8Hls4UCDHf5vWQRuc5IiuOYU0tGVN7F9pU7pFsA5LUkX/P58RZntSt8kUv4NVM0eUNm8swByuGQgQtpla1m8xOYiGhbg
        Aots3rDIXOG66CqGOzHDltI2qxq3GaE4hjvCejWWqYywny9uLHoZRpZhBIAJ1hWz6QLcALgas4gfL+UcgDEmGhMy5ewM3SiOdAzfyzDQbKYJFFPgKOFlnLMO
        syAAmoq5Wf4P2bZ7PgnLxfFaxzhobQSnADx8vArE9xsbLgOdDp5MeSWDaktezCmWCi6FNC5tMus8gnhl4tL0LT5/twSnDSWaYijrhp+cHM7/Odv2lsRlt8o5
        LO9+//S3HD8tLoFKi5ETL687cHmsjNmXtoMp7ewVinKrLAJlC9+z0A3+XKUPa6YkHPCo2+wK8OpeqwwsC68+4IXRjTuvwOkpoEbaN+PSk9o5B9XZJ8/NqxIT
        r4Qjv8+xffR+YZGdnzpxazFyk4446MhsPMEaFsEkVD1u0S61HCAe8vLyR5Y/NK+O0u0vfXcwrw7RTW1eHRANDTv4Aw4Y08DPDKBlVmnMcHxgMSoEDQBG4MXt
        z//m0yq24uVXoS7ewPBp9XhUhiR0+ded0I2/+Ouf/mtg7r/ESLGr5w+FRboqeudT+r//eOAzMgf8F89JA0VqoBBTPwnZU+W/SIeLgHtyAMK4WXUIPhD2Wkfh
        3GavdSeceN1m3xVWOVaNVqbviA9Nlypkp7OqFIINWr3DRgg2/4h1J9bCEeso1hh/va7g6/FdLhuGFLhRugaefK10gPlvN6lDB1moZKapfPIIzgLxwhmalK5j
        u7lJsUT4mLP7YTGxm0s6zePVdkJIQGlQgrAUf+EHAph28ZR6fVO6rWdKvQFT+pUfMFM6mU6p6p1ST6a0kI24h0+N27/3ud9IppRS2ZPsILDSXxWsPvGDpg/T
        0ofc1PCMVAWsgs1gZRFw5PtBb8wUF2TCPZn+okwJ13bIx7qwdElmxD1ipQuHwKogC6eazNGvlJziBfUUAayVOUrIPG+BqoWAMee96e2ct6bSh5K7jbetf6JL
        x61vgP6PoJEKlIySSt/OsXUfqVnT2cHdygFE9mIj1yEEGpomkiRJeOju7itRmVu++n0vfunYh6hzBz72WbDED/3V3xy/9Q+Pdakre+F+3Xoibnxz/NzviDOv
        RhvOugLmeafepz74NMrTzRIdS+xubhQ4REzpMqQ9FkgI8JHTAwzcd+U0M4p8CILvsWKHSITWP/vV7/v6L916ZxcN6jbvMQ7LFdpdcQPGDOp2roqO+PPqUh/o
        S2d5pH/7cvfEeyUmyTFw5a0Ttz7w7V8Pp2DdE/e/7yMctUTS41++4Sffd+0ypd/7HcePnrzvF4+1DWYX9vcX9c6PlX76+Lro74F7z97XlotP/fuzv3sUJ/kk
        hzDQWXnSFUkZs9zTvCLL4U3RYwKIxa0ZAx06CinPnHADvKThp9T2IYljfK3h0bKUn8Eyz6Cbm8Hyphms8AxWZAaJonlHM+i90xkE3xmeeDoaREtuBiv/rWew
        jZgAOadyaCPXccVKrzQVNOK5iDzUU/z0djBzO2cP7CDc8w3qINKv00H/p5Uqnuddz7rJ4W2f70oHOdIK3QU4wvFd4yCdlGzoOlr0Q+jyiGVy64OOZidBltO6
        5jstvluI2OcPbhFY3tw+TAS3uT0bKdwquALC87LNceP5fgWUpblvgwxrsr7zJVDZdP0M0evBf4L8h7a8z2BsyvP0UuOI4wunq0g3K7gp0M2yzZSU75xlGs13
        HobCA10fwvhf4yh18cs2vox+45BlNnb8OqfQb/5jr9oH6c8fs2LuEpSl+F+wYftdZReWktgOD9KW+JkfZfVG1lGl7p6q2akCq41g3gVKM8G8KTdRS2doq7Sg
        QCUBa/kBtv6QkCGmh2I9LaKuoqJYaWMbiu1v1e6DHJOPnTC9qynm4fxwfxOu55AbCkESJIz6CnvcAgKQ0tpJtGgVAuaiIRMw1+UYe0iO1ZOLXJ2Fu+Ca6RmX
        stA9CSjOQm3axXx8uMZmu1kx5d8qRWN0XtxQurus+NInRQVUwvlBr5eoCBARFswR2BNEAe4Led+1xN9Di7Oy40JozCd12DQwsY0sdvBlO7TFZYqNXhJxej8T
        w9YprkvFrW9ejBIi65qldMied1UL7gSh1OWBp0fFzvAoBF9h+p4+Do3hK4Fmy3zgh5tBOSeA2mXlK8sXp9ZUKZ8dqFIXxHHRdJW65C4Eb9jwduGBlUCUXIt9
        KYnmT1mOzrGFLd+C2N5NwvW47K/SH5EgBZdsEw2c6vqkUvZ5ewnUuCVEOQKWbPJxcznMoJB9Izi25Sh/sy+c0K5myRuXU24XGF2bfeSE7EjZ7o2hSATT39hr
        Q74JTpC4q3CEl5fvgnIsn1cjdE0sphz5DCZno5A54slrW8ID5F7bcK1AH3xIph9cHw7ijWOTG6v3gBBBr/w1/z/U3Mml8gXnvIIk+JI6E9m7OCzmPJGBdnyJ
        F32wGL8hGlb2Xqut4KZyVn1CEazQ9TkV+uKgUYURXBNusL++vdb3q5ADSwqWeNFmRCDwyPXaNHXBv1K6oalY/CKn3IKzyl/YqPcW6PPR1cKPy3CLnyp+AvyM
        4aeBnxn8aPzsCv6Sh6OnBR+9eRHK45TjU3ZYFsqOlejhQxVhNNmwh4NiWrH35CJ04adZyRr+kaForf2Xol268NJx/dFo93EhFt8uPv3MQ9ClW15/u/iEXO49
        l4OyXJjwEFO2S+9+5rKe7sCTDY1D48Sbn3/3+wPrxALi6iFD48TcT/1o/c3/+ZPHHkVkzH/xRzfMlaxvWDjxn79p/Fpn9bPH9BCc8LrURV1eJJxhkAItjQeA
        MgUwaFW8m2pv6mko7ltRo3Oa1a81fZalG9Q6fVlf+zUXw5ZvnuPqmEim+oygFktwiCWjph5wJW4PTVQ5+H0F/ViFMGg20+ZFbYGGL8JN1CLI+CI2pgQjqPMc
        ji0aBz6mCSZgKgLbebhUQ78n7ha36hNmj6rau4ejeFYfhJRYVzFbEXi0EK3sAHuK588h6m97D00OOD7DHNmdtA5/X4V1Ye0SgU/0XGMxccwj7ShmyHgRbUvu
        /flNyaW9TLvNGlRRXY5nZC9Gpftp+hz+LpwFfXhAO0JLPMD5xTLBRSuA1spea4bgqYmdhYeP9iQavgqispYYIbOye52Hs4S+PMFjyiNawgEVDJMChrOk68CA
        FaIKSrTy6sF/VnTSjWgDxweB/WuGmgNAhRN0qcn+GI2dCSfxUKKNo4bBr+BihQE3TMdVOxxOtKPByV0M65ADLoY4HfACCUeIPnb4DrpiY/i7v6mdM9iGfFGi
        RtzpxZM1jJKH2E7QMn3wnLjg5XTfaAfDOmAE+sxNkZmP6FE8NZiLTfU3dBMz6HMdJv4u9XxYD6P48AO1VPmUTQZK+CFAOUObdfUUNuf7EQDMgAb2ypAoMs1+
        zC29o6O3r7VDekJjDgN9ZHFkXFQSL31g8d21jPmTiyDSDMHyVz8dNddCnVWfCUKmBrSkdSea0fSvCwd7lCXUMzAxpTXCzoF3AoOLlCNMurRNN9rhtlzPtuvp
        tXCGrV3H4FIkQpRIREfepqkvTWpw2xp1LumSlevSIDfw3EWrp4sNjkLS1U2+NR1tgFE9sKMWOmqJwrVCD6kHyUgd6T5KPYuo/BT3VqfxlNa71EZi0olhwLcw
        ooyyJzv/5JsoZTo0y82CE6NxAn3ELeQ3Zcw+4X+2eA7977Bt+/yAXV9ltCcRCNfd+NXgjV8N3vgZAau+jd/Gxu9/e4ILWFvdEiKuGrmMcFiZXTZzxZw1d1FQ
        qxs/9YToa8KTKG3uiF8eKp2EgAb1fn8zsgk9vfhnAZOn2LEdDj1hE+4A6lCMOkycaJsZjqEnOzLHJ7dDi6kPjrHtgUp4MrI5xDbbxiUhtl1+SwSbBdTjxe4i
        LH9xsXj3DLGN+GZu0DHtgT52QE+gdbboARn8tK3sJee8kdBbOEzHG58MWOxp1MHjq/Is2uDxlfSJSMJ43eQ1zqMNIUmdwhs6f/yVHbE/aVQqcUsNU5llUyLM
        8n//m9zdS8EF9RQ7VWhXzkRDvN8sIWTsAEbRW29b/wOT0yfj5SsOockvf/6VLxWIjP3DP/i2H4IQS4VzMfOQnXdW/j9+/nd+o0jl/4LZqkR6J+W9nF2Z9ras
        jH0MgfYJ6yk4D+mSEC33uktEr+giSJZnLkdzeVdFxfjtty+/XXwXYqTC+zzH7Vt/2wmrukCLrBjWYotIfv+I1S5DxXlefYKumMXn8FybV9+Pqz+vVsq5OEI5
        Z9joQzM6eth5FhnVYWcZFbxeWKTf5XJyrPQQIaAT7VuN9mem391o7qsN3xe+J6Bh+/KvE9jGf/j5z/5GIXSZVwl7nRvBd/1Np1rwQY0G4QFcQFjY2FRaZpjq
        8HoIV2iWrThjgxBtPb7wBDZAlzLsy/QG9NzaliG5dTauj/B0DOm5w84ljgU+r17E1TnstHE9cNh5DlfvsLOCa4sGh67xsw7zY8EDEp41HY5a8dPqiXnVotdv
        uXTaNHbSTNsGJyU1+AHq+VC8UlyUZ5MnF0+96vnsJXNft5cU2p8TKnrwGNLSc12W/Hu6tRbO+akiDH9993rTQR1wQIEZfvIQ+MnPOvGN8mHBJH2o4ItlD1oF
        N9HLg+otN56Mv2slEAazdD+yAvhKmAum4nr8Gx9P3iF1aFZ9xSUUQ9e3XEz1VqtHD+21lj2aWtx8GOzic3roNvsjHhjG8bJ9rlr0/65zm81Z8LQ9YH7e0dxg
        UrLKodnlIv8h8DZaNAsHgo/YAjovY/3QOrpk1tGLWEfrZbR5VQ5lQ/HsYngzTIOL4hZmEif2ofjFMgeWaUDLZo+jozmOKBO1go8rUX2bVSciX8Jm+GdwJ2Ez
        JsHWQjyZaD8HmIkOctiZ6HbtBz+o6PU6ItZIK5OIUTOJ6DX0cwg7U2wFzyHTywV08UXWyMLWEqwqs9dwBcFFZHodfuz0nEaf0J8/VbQSuEPuGdyd+gCRi5Pw
        MLM/YwDqg7n723P3rnRvxVs0VU8iWg79NPCjuXc29Q6zlGSjbppOIu11mtZpeRfdYtLlmLCTxnUnds0bsFWIxjRRq285i3raZCSqeRdLh6bNt9Zku5/e4zxr
        9wRGpJTn+lJmVdumKdCgsX1w0oiOrtKOWwVJVYVHW5fOL3SAy1si07wo6Nu4OL/kfe3DHa1/Yu/dM3/yxfnpY8E/D730QaKlEJJ5kLXt7CPW54j6BrJ6la5Y
        vet4JiT1snm+RFfEXnlR0YlyJL6CwGXBjyHxNWsx8mUUzBhA4yubdP4q+hjM+jSRWZFfY5U96u1uOiNkKr/h/uz2oAz4jDn6CQvRNAtSTb0HkYpNzbRxwVeg
        65ugvGV6tceajWhVRwsvhHv1wnH97AvhrWmBkwRQbvCiijDINLBUl09UCdNUBHBgtczgYV7RKTn+1I8xK63G7EUkR65hMVbfwzpR9CK+JJlcNuGvvqtJ0DtD
        nxh8N9G0iNBCK9vHJ49jOk/mNaUI7erxuIRp7eZsId4PZ8aY2Za6kJtURKXxLurWxeBnmUwkXE13PmGwsAWHnTSFDXxnCf3Fka2Gp2pEp6RvxZjR9V20xdmb
        eufiJAmnETVYANK+BGcYoOaq1DsC+XE28uNI4PA+4BPk+6AFZjK2FSMWxhbPn/jKj7/x+Xe//6FjXZa6Udp7wztwORXejksjPEIz8BMqGuauIs8wEfA8A+MY
        f1/G/33p+NMgR1Uz/uNm/Gs8/tVk8Kusb1vjwffjL1iLwacU1tH7EDxhGB+BxVTDOkKpAKwQuDiBSZelhKr0CaGFAZY3Lbk6f6RejJqgITwaNw18tpyAtrea
        xrXvRofgJii6VzfpLG5Fd+u7NxuG6zpz+U/o+h7nG6M5qK8cxyHhpL5bn4B6xN2cY9nWc0a35u7MhjypBMckDkw5J1uT0R2Z1/N6rtOJ5hGT64Q+ro8PVsq4
        R99Dr0QpA9foHrQzT4VOab6lsricksvJfv2Ze/BzHD8nUJNkeMPW93JBqg8JlH4ieWPKnZRy1O/51Uf1IYTOtKPDq4+eA8VR32vp2LkXd/QZJ1E87SJt+Yc5
        N62Tu0XDD/MQfI+iK20K9Wv/1LGufb1j2eFxMF2OM/OjDqtQTJ8eJyjS4wCzOlZEoH3WhztOTQGOoqZZGU2sjAAx1ftBZ1wHWBrjVKlLS+M4O4qpYW0QvGFR
        V6vC3wZKGUfCMDdIbbV0qx0eFMRCsDdM+akK1t0UxkpVB/fUinRBgfeINARx4oEOdI1+1qL8OYBGqAUDjLmUUBaKLSO65zpr/aRzjpqhvAeJlkvr3Lj8qCwh
        7DR8rmaHyX7PNqII0NMWW0cfB1N2LhOr83HQS2V6BJZ5md7+DtEMnr69o/d38oZ8czAxm+uV6bEmL30cVNMGyfTmKH2QTA/p15HphR7YCV7Oq9D+9Kl1D/q/
        nzYK2iVyUtyFvEg2vqzjRCp7qEMZ++W5NSaNukR71qBPOY9LIzxMOQ98LMTw7M+Jcj18aDoY1J12H9qf07cjKF9RL7xwxgR773bboMgXPhvdkRMsH25TzkN5
        MfHtbcJDt9O4RtmE7Nf78xNyuBMdofV3pKMPd/QdOenwPA+ktC6iYXQTP/+As7Q/+H9suoPfX2rmIJ9D3ESIBZJQyKKYHfe9EcTFuBSXgz28g+V2vQSgZfPr
        WeL1gWV7d7852v1kTWNXEmYLvPSPy24FSYDsT7pnf3Ih4DRPye7kZqRBDfWb3Unz5uvj2F71ZYd1ZXOysR/NwytUirOGmcZbxQ6E1GoUmA8K8EHDjLN6K6zq
        4XmOKVrn7/EOZxjL5bbk63wg0GrwEuO6MaE64XvB32s1MIrMTn5Ju8I+yJYv9ereZuj9A4xL452My9zfdlzmthqXdFBcjAbY4nUMSomarCZ0Sp7WfvQkmrsH
        gdLrL9GQCbvlUP691+sZmppN2C+50/qcGUoQf7yz0LfvJ2iW/cBbo22+irtDa9HhLvBYlckaQuqHNRIIudMGOg9swd8V1XAIYOYo5Tmib1/L8V33d/UdlEL4
        OvjJgRtXC/R5fttKNiyVbljOpu2qh8c098omVtUcrXDt4ecQ/XTauQKPDd6L/husf6Kw11IcwKPni18J7TJuQsA89pmPYwM9jgvpPSMSqxBcZxDHLpHZM4vR
        bYDzKPcVkahJRD3doFNUyG8iH9xauoeuAYF8CQIp6sC69aC7RNdp7f8zOhl/K90uaffJeOkDT8TWvYue9v3IBQvZj9V9dChaCusQ4mDSCFjrPH0uFFsDSAQ9
        XjzRHPY/FxgCJh9zhzkYSOlMiKGgI34N9g8AQAxnHSulbiQu2id6zccghHg7TBd3MRGoaRoBDfVAFqT5cTP4hK01hHpVXErhjVqDc9igC33hGGUeWwz3aDck
        NJAI/rbtsnihTYiDnq3/6WHofxD2wsfvwWAHwBcTaMicnyEMnaB5rI74yG1B3Au76Ql66TwZNReR5vPkS6J9BumjNAI0C8Bc8qpGeDISIIGg7N8QEYqSYzU4
        najdX3PRajrPEzLPE/HGnwWxE8/E22ieJ3xOx1kxVmfeXfOovSadMcBRdXUTw4IjdPW+WkGP6gk6XUPXkxLOCL7eprcF/yschrKoGvBhyE8MNgHM/QwBS6eo
        +Db51hp/5CJbm5QokVAaPq5BmY0FyjbM1Tbqaj341/D3Yj6qLgx9uL9wz8RqMdxuEA5NUo3p15revoix3qarafWMrgbVuyOpN0ggipdrjYZyxweEWQLcW1uM
        RpHugk0XGDkJfd2pWgnBke6vcbyaJwGlY5oRtBzsMBxUM7QLqlDGqcXWA+dqjPQBH6MPIo7x/edqVTMqJ2twlk+jwJJGjwa7psdowo3eVw38D+pQA11t6DFp
        L+DR5HFm1OqabYUh8MGaz24L/TPIdQonZJYZU13NB6m1JrrlY7ap06egz1TjkJG1+yEMpg+sCuQ3en37JQdsXYXcG3MZjtEHj3HsmVr26bUHa1i2Fvw+1aRL
        Ox6swZTVgAGB83YzTYGoOtHIv4eGFS4wAsBItMPMHL6afszMzfLMEd6fpelweT+u6FGMyKjeLqO3Xe8wA7eDB45HinAE4490yBTGcRHzRhPFA9hgkV212KcV
        ZUDlZK1e3awylctWFTCh0QMva9Pi461i8PqrJXvExCbSoTqwEDBVidIJKweyUURjoi4+JouWUc8O4FMIKSHdngBam83cjAlLpXZdZEZ7LXdEMNMo1r8+w4NB
        0EQgNcMPBJBnou26QVAEFYFGPsdYlsNHDlpxZUElo/wCuUYBHTfpxploVN9ElWA6GTipwVEGTrrV2yF8TD8WhUdReAyFx/QoCo9R1iqjMrbyHz3VpG27jj2D
        DvRUWBArFZrlHjKXGYXCMbrUlMHAm2pvoPYx7v0oYeqkDw3k2o5cDfmA7bRa+ANcQOspmgpa0Nu5V7Qh6u3QrEg71+DOYcFih6ykbfvZ4KFWHyM3hkGQkEOj
        J3k+alne0VxeHgVZzTQaD1L9Y9cBV1mrY+9yF2RR+sKOCmhdoPaqTBD2Fz9tcjTZf3yZtu38sKNn/ynTGqaPdQSeiYbAXlTV2wGeVd0AeBJMPkCDMmr25TNg
        mJ2hPqcbCsM3EQ/vqtnVkt/fdQJqJsfqMQt+sZsS3T1G9z6heJa738gyXu4Sfd+NRBz5tLOzFeKNLJ+/TUcoG0r2mVk1w9JiIpOoT27wIwllPbPXCkTlauZ2
        qpB+qiCpo4XLPcwQpp8a7MnH1QsHiZh3j3+YiE19EJLm3Xr8iFWly63o1G69F2OxGysWzFkxTt9r7aLtbgTHgyYuM4SaRpglKqxtiCjAtWY+eQl71Uj8ogKJ
        6QZfVnnutTdAq+LuAWnH4W3FZg4qCwr4OOPyngU2qx57STfl/EDkvRtOxSpM4xguhS0HtCAYwxx2MIA7xODHFTjIVJgrxDmFAFSxwto1y9HhCb4GIQ4p6l4O
        8x3RafyxJ2qZZQIdHPa3gf3uaYIlTQj9ZHi3PhEehyn3E5ijYZ9qfdt+gki9KUDPFHZrTqFKCc2DCU/Q01rUWaiaGCaxfvACNKWGccDba7UiKv0EPCmiU6eo
        AVwPUWOunOlkHNgl4zDaGc75YaUBQFeEMW4+Wrfygk1AKBoIh3NTA6riOGs7+/puaDtTd8aFf/0+SqIz4XtpIAlfYMrp7DMd/C+KZQfDIjvwQQ4DmuAXijF+
        DYVwYF1mNuPITU4pXAA4AXoJuwR/oY5bmnU572mipilqcpfUBu+EBEV/ROfkZegkj8BdX7AXcLesIl9OdD7bN0HBzOwc1CYOXiIZoiO0FBNw5EMhjzUHTHRp
        wBMKi7q0DEEUk1YggD0/uaP1OL3HmqWj4gg742X5Cq1BlHkIC2BWPYAaZtUphntZDqKgCiKr9pKumpNujkdZYxXeXTg6GlIe2h0ujk7S2agPPLi3I/EsiCIW
        7hCFsRTbMNFyWc98VuwNnRKr0st9g3XU6zlLfqogA+Z0AqtG+EN98mX6fJm+qmgOsxLIcZ7AWXx3K50vM1du9jWw8PJZCpQJmoyMKWkGs+xidg8Rqsgd62kU
        VuxEalJaZIP1qWxAeA0nizeIhjnEnWnv0FbrqSrr6RAmV01n/M2lPF+iSQsZmQiSscwWaJnh+lB4nI+vkOzO0SzqKZnIdlaJazRIuAYqMmtWagNVUL+GCc5m
        LVpBz4IzQwT5Ip6s70S1eviI9TByzdLbeesRvqVX89ajZiV+0KzEb6R1NyeHaxqUbNpYs9KsPRZiyeTVc5Pn05Cmk3cIk7fQP3kOaz5i+mCqiGO7vkHvQlU3
        yDK+QU+hqpG4DQN1vRNcMB8XLONJvXOv1cCECzi+pH2DmD2Ray7b/ZJqFnbFTxcX44/W3220qN4uLiZcXOFxQiHqUsblpA8WENXUc9fA6aTA6aTsVjtlt5ok
        ApuwzCQYUa6+BXvTzTIyN9Pu50Dof7WY6XxC/6ElS3XodjWLn1uk/3MwhTyXKgmdY7XWsEJ/ZXUhp5TwftbtAB+KAHjDFfMEG6r7kISxdkFsBz8koEuL9VVb
        Nm0XXlXYMYfL3lZcOFGBT5S91ss2TxK/adsc24BHIGMT5ZVL/hEq22s9B5etLkTMCJFFbSchA1xZTH7wCSUSyCwo8PtZEpl7rDSlZ8+6Ibe+7IYsrXzLCfcB
        E9is8LDi4vc5/m27iZqEO6v+DzuqyGRXzuBOJrt1MTwAFxz4jgpP/Mfq9/HEV/omnh1eycQDJvE9hG5Nw/t0qxO19AHae/Z1ogMdJOgDsNP2Mn0K6tFrTp/o
        33k9n6LQ0Q1HdAjKqQ6B7xidZsJAAqFA9BcV1KPKmzQKLF0WjYIyZr7cIwpidpwpDUAg9GhlKRKx19zbDM8MU2Y1yhIEDVwGzFYFxKswWcJMbiDCnmb1HW2C
        QA6BEqvgMhOWafxe0mVZgX7kibDidBMSgrkeaRWrzLCW1VGjZaWMxg6iRULBJtOaER2eZzbp8Dh+/KcrQfy5lUAfyDkLsZuhJTpH8afoFT0W47viSdzA/P4A
        buagmmQUl+ixJLpJ8RgeCvHyhykdFECZyWjJR5n+08bv/EQh/rPX7Xj5cw5BCi3QeDL+1PcaFSiCgL+0We3t574noD589ONQfhshfDGUVupeX+8Iac+WoLXD
        74iYk3TsTYrIuV2WqOVB2l0KD+kmzvW3EzFFB6pyOjIa8qXb9aHHoolmeDB5wj6THmDLwds2K9NaymGzFFQRLCt4fo72oQiBuD7Q7kR5HbRWzxwS/K9FecIu
        pfIg8jxHOW7HWsEqyXmx2Kf3tTt6v24ZH0L79EFKO/g4erqPBVf70FPA6RR2DxoL07fk66ZANY2AaKEhCXYxwgiAHzAmB1gjirBGYLSjGqxUxZoPjClw2r0l
        KguaKJ/BnaCJAIw7rO99NDo/qOj5RRujyhUF0FAKUFuQaCjxei8Hq4qgv0yrKQtI08pu9wHxCHsM/DgoLRRYaSFHFQUfVlEr2hfO55Q08hpCuf0eWWkAgVcw
        ri0eq3lc4eenFe7zkQr8UAfOYpiwCPnHy39MQGrzKWycz3HJYNbBuCxnT99PmK4ef04JpYCUz3DKn+ZSJufVL8MX/fi8ehXX+qz1a2re+l5z/0d0/2m+p91G
        RZNHrBV+2uNcUdFdtOzN02sq2n8Yho8opa6qCIqY5ukPVFSeV58ytbyuoukj1iXzbkOBo/qyefqyAi/+50zOt1REdA22sxQPhXcQFhwzFPowYy2xm9DTYo3o
        EmlYJpy3Xw4u1ZdC7LRVgtE76HRg6AnIcgj779eHM6FwdFjf0W2flp2Z2eyHewgFUEjD8HMsXarrpKPcfepAS9/1GK2aLVUBWFYVv+gtRhWZ0HSeqGiFNlQM
        Y37/rOPYeCyXMNkEaFPyyx6tCbpe8sIjuL7ohYepTrgXp6d1D7+v8u8VD0p+NLLPOP27ac3VRy6Gdw7aTFt9m2lLNtMWNtMWGBIIBlcxLR7WRyDhvlMf0Yc7
        0Z0dJOg7sZW2sqVVCX5YhTN0IRJqRvzG+/oYnSudADMB+N9HWANXrID501gJNd7NxmIEJamIsRYat2UCoCX3su0LS+RzNgM/DHSDLyqmx7J1O59bwmDy7GN+
        rJ4/LHorBWyDB4ALLKxHfeBRnMgDkOr0wBTTARQckYIj0CG2CJNcgbWD0JRTgrSmgLRasZUQevcw2cez1tLN4KMqxKfiJsKXHsTf480IWOqAwZktxpotBA7M
        Y88J1LGPcDD9DcKuLcLy9Mev0iqECJpKUG6Ec5wlfuKnQLhoNlme4vNdwCEKhBteNnIgSJoN2oZGq1FMZZwfQV6JH94DMu0K2hRySyrZKoL1Li24+c2sJM1I
        rMLfPf98NH8Rs58PEJPoQVzuRvO0P8GvdIXyHFiLDhxWgWFeHchvWwfy2xZGrSwS8moqH2dutZGGC7+6HFdZal2GwCyRbPoiKvFFpFk37Oo62NW1QWUgTiqx
        UAjMQnTP11tvqNwzHDaqW4hb/x761OI+VYJbpDIOYOFiucBJpoxSKdO/lJN3To+gwnoEfk77Ekihov37oEpQpp3ItF2CiIbF++Cn+CbcB2UEgq5w4+BUc9PQ
        0+SU9yBwknBE8woHNeE8baVv0N9qn74BdtVWLr4dEf158mW/wO8Bpl6gmsDjCw3TkpGF87GuLNzTXsZhmekq5g+CMgIJvzUBxP0MjbGry2KYKvNnPX3wsZNs
        fTgUM6l4ECjGFYHOFNxugkoUU4ohQTJsigBUtG7sGl7GtURbKq5F2mhxLRg7iDljB3HUUOhOH4X+KmHwhDCFjru7KBYjkW2sRYaAbzdcsTF43ZWmL3nS9Iue
        NN32pOlPeNL0c540veJJ08960jSbI1DTb4EmftnrafpSAcbDuUavFqTR1wrm3IBDw3P2YvC6OT0E38aR2+I/Sh2Wgl7/BNPr46nFQmIv9Ad//GvfyU7vcGAA
        /e7DbT7s6DU8xMyrGcDmPGOYOdn671Jj9LBwF0FGRQzhKzAuLcHJHY5SFXEuVY5tZsrTeacCE6edHEDW2HhpFXjshYOucL0FPbbAG+C94b/Y/ruULY4JMvus
        S5+E73weFIv1KO3M2Iq92sFGC56yoL+Zt7P6k4JbWLKfsi/Y58WRkidmVmxqZV3PuMSDr6JCYlviia+icUpmX0UefBUVxFeRl/kq8uIvfBf7KvLi0Xl1QIkP
        AEFry78Ft0xf+vWP/zXm4c9e/U0nc2RVYkdWhbhKb9pwZKU4llxBl85RVQcWgwYMdNEWfFYVcDkA71ev0tTi4Shb51zbRshoK5YGxPP8uUNPU86mbShJK36J
        znSF+K+/K6BzteJa7Hdci9NXy0ZSi4JWRiGJEOdGRbbaZltoNtX2nlwUDkBUPV2DUeDYvTBZ0AV2QcFeGSQsXBWeCpQOgdgLwV9DD1eiAXm6StiBCQ8/LWZY
        xIWYXZ9hD6Gqn9sI4vF4IvgOgc+CuH2I2ADYkaK8kRQJrd7P8YiKQKwO4akBRSNxeAH4d+RDYOt4zaf1Q+sQ6LPAHjeA0xmGVB8M3ZzCEPtpY7DR3k3O7EF1
        IC7Hn/3uxPwIEx8pTD2hyal4R/yV9BVStwIFAh5a7T/1EwWA1xD7SPuIATFcVVzxmQ1ELe+CLxGsfPaYMQPHaazIL8vbhdE89ASYU+LExteG9UrkAxfQfirI
        Ad/JvrC+qTc0YDm+SuSf9631giVa5Ln1n8MG7C0sfRIHaSUqvOOJ/uQhnOpdQhv+xzzlXnBgFbDhSDQ+uHZoUIOwqX2dmX0cYch6jN1vZbpeJxk83lKLcPdJ
        3TaYN9ftYsJHUI5lG0M+VWU3LVQMFGQRHKqSLuJU7uACvmhRlPUL2K0iYDjD7Clgh0CwKhdhUwvA/5pyHVrMsiAQkl6kgzD8d+IoW5TAm/TNH2HuVtJyWGRL
        Qg4QitYja429KMLKUAKgorfweu70BpBoSwwWRO/oCJOCbYgRRTb9qIQsBtopClnMtwlZLJXTB7Mxo0IH4MrVls6/zoEr1iIrGYHgacVeCorBM2qatqRvU8Zv
        pOqgdfaM8ZotoSK56nU7Yh6MDRfXqBgOr0NHPu9lO/LeD2t+oiDpO0/f8wTltBCBUYKNqFXtrHWjzAwU+mVpHFUhxNe6bB+bi969lnvp/3/svXu0XNd5H3Ze
        M3NmzszcuTNzH7gDgPscgsIFQNDXy6pEULJ4hwFIkFQl2JZtpnYbig+ZvZBbkKJlqrwiIImWaUex4cdaJW5ta2Zgm3IqxmzjxExdGpBc13SbJsjq6iqdeK3A
        rmNLThxBkr2qJIbY7/f79nnNnaFI2vqrIaQ5556zzz777Me3v/cvcXYKeN7kuxl/bb+3mc0FjMc1nzluv/lx1ZcZV73xQcRVL/zV4qo3PvgacdXDDZ2KSOnj
        kHAxuGt2XPVfzoqrvofbNiMuExJYl6HUrM998Xo/9pmXwUHQi/Gvf5Xx+15WAjyhS57Qiz7uuZWzzPbh5mmb3h0UiAv4BZujyfnGOZqqbyhHU5U5muQLc+of
        MyWJA+e2QpYmx2ZpcspZmpilghUixdOP7crR5GU5mjx2oTszQ9OO67pnkQ7nPYEmPvHuVYheJEx6LyUnuYaETHot8ZmVRVNUMD8Lsmmd4JcWRlezquA2u1xm
        J16mRd1yUU2rIIdS0YXXbJv3eLltmrMKbQvwSsfomVNom43o92wJ3p7TtrzolhbdKhdF277NdWUS0kCJMWdSJuRsJR8G4xiSGGFfuR67cnCO+BvRGplQZyhS
        gBzfOtz/YeRgGfp3DqIlsqW4CK7HfxRh0k70S4t+bzs4SwwbqGyXDgDq/gsOePfVTM/vKvI5Y8AXlYx0pdjLNj/Q8GUttsTERXAv8F9xqexxM7oUhxkKuPpv
        mSXYu5JlKqtMnowvUNhogGCYBmh+JHJYZySEUSs4/yObDwrpzPJS3iXSdzGlJPRy3vGvf/zIw3ct/cDlVFi89W+MkupLz4kYFDw+vLbw6PDZF2WKI7Y1qTO6
        NWlmeZ5v/a0R8z9f/fodt3z4EkCGDVhyfzyWIh9+50f+ky8d+2++fTICNDKAusFHHf/J9yF847dvzyM9kCjQO/6Of/gL37e4+DG5/l+wxC/h+vG/fcvKUx/8
        3PfcrjsY5GSEcEhf1n6opKgTuRgjHnt5N2aJrszy0Dvd9iqug7TQS0BNQNZjjsLX3KQ+GbF9svtOFKwsGI+RvvxChsFxdRMc6xKhhTu/6eLBTaGVS2DH+NdJ
        2TS07NUfuVzYbfRtBOjKrj40wOuy0g8Pkko6CJvFQfBmDwJRZ7I9CyMQ5iPA7Jvy5/3a80lduj6bL61J0gSwQZN4Kex10xr/tYwMmGqMfn0sr/9bTzkfksH/
        jcmohNMNpG6fATiJN9GZ5Gsb9GJr17BKuThEUGo6hU9patUaWlwpBCNlG/wlJqkGKEzFgsIAtUuqZwRr58c8LrlnpF4vG5Grtz+Yg6Lcnl3+2u2TceZZgelU
        8PIBa+gd/8TLv/uDG3/rraVBC156Lma20ML44Hzzff8h/hWMT8hb96+9/9fOfTsTaGYftyEfJ2SPpHSJSNSdlzi51nWqGZ1qVEkDO01zbsqDt/z4nu+SzsY+
        5pNVkGnzdffRZAWuy1d+WSbOKpFAlPmVO9l1y1mCPfcUqC+bLLUJkokvEDN9wU4WYu14mgXc2CUdIGl4cPyjz1x/7mn38KXJ8d98R20Rs2U0Of4djNT67Usw
        kC2Mkt6EdDEBbp78uTAxq/izL2/oE9qENf1o8xc//qPuv3/X5Pjvd399WWaYPH78u77bTrxsbspVNAUgG5g9OqnqGGv0FsbYcJTTJbwxfFDhZYbn3A9lHbCi
        HSMfWxsldWIx1MfAz+pxhsqnTxSHQdpnXxMqLk6Z1OSnHURxto75L3tyFDHgMo4hw9uXoAB6AUcRCD6DY+eYP8LRvc15FkfnmH/eA9nC9gfoskX5vAtJ7fjm
        p/7BE/t+dek4YzDbF4To5ldM7fiNd/x0c/xzv/OOh4TsZuePnXiMG0Y0imu6ifyuqz7VbUh9Qk09jJ0/Gb2U7MGs3UObzzK+DpdlnNpQDGVTojnBKNZxzTTH
        eDYCuMYiUP66hPLrQnJEqvcGiPQC8TeSaAyMTCIFjfC4TBqoT30A/MAhtToppp8RWk0vEeNJq7RBBq1rIqMkBvYLQAutXjh+6Pt/8vN/sX7t9omJLuD6FVdh
        1SaYBiGQAQMEDwo1iEgwxkRW4qQ1zckowy2Q9UtLh9QiS3HnAv77d1Jry4QX8BXcCIh15FsMmBzn4Fb77O62ygq+IqyB7vzQl7XlXISkzo97GIn7acBDs0cI
        gpDVfQqre917H/y/F2UXdZ83y6ppmYy0PhESOSVYlfAdnb/toYIQKYKX1CYjbMr5Ra+zzaz014S7Xj6AmJCMSbHcx/IR/7wrfIkcnyiSuChnPDq6cR51Hkn2
        KL5UThpCIEt6gAxqmBZ6tCv9sig9WuI7vDLf4ZX5jupMvqMpW95KactbxZbXBqFYFWLULFDVZoHvEEq4CLlV+I5mie8ATkUVza3O3N1wfdbuVpvmO9pCsDAZ
        Vqb5DsB7r4jEl0MpyWJL+Y49Od/RQGefA7Mh/bWMhBwJJ6G0j7O1hnNpv/CE1QuZ36LyHcvgO6rgO5bBd9Tgdn2rvHV5Lt/h6dvw4bUi31FNZ67yHfWZfEd1
        9iBgA6+XOL+oyHc0CYyR8h2y7KvZfGmQbgDlJzQdUteqUAkdmXDOyIRzRiac4jtg8ZDRb4/l9TP5DlhZZA9TFqM60ZkUahv0YmPXsEq5GElN61N8Rwctrhf4
        jjDnOwD+l3TGGE35SCKWVi3fUSffsUz8LySeLPAdKznfUSvyHZ3CdMr5jjpVUjP5jprwHSsmrzzlCzO+o6F8oeU7FoRHKvEdK8p3LIPvqILvWAbfwalmdKpZ
        U7jwAAtj1pXzHZjDK+A7Vsh3rGbb6xq21zpz95T4jnTbxdgQ9jWfLBEnS4+bR89OFtlBGrq8yZDokiYQ1TfmO3qjpK97eYI6emRD1vDnkrxhaUTMKNT0BviO
        qrAF0oGWIZBJ1cRYx3UdYzmXHmkX+I4V+YrVEt9BhkyWjGyFIyFvYOja8rFN01emCPxHA7i4I5O+JoprVFuUSE1+uoiwIeEnvgBQq/oxnyBh0TEgxS0DOu8K
        jrVjAJRbNovH4Cu5bFZuc17EEXyJm5GtFRB8QtGEF5JGmfeoQCgq8B6NAu/RnOY9WqY7ihvYRf5LZTwI9UtxKyJcpsz0Omwe+KNGBaUPy6BsvUWmo40HZKGP
        sdsEO3LqExzY58UxaE8LNXRBodtkUJMWJACIN2Q6PPY035h08U6yfC2+Wohik50szIgQbHgutAocCZSOy0ipJLS0VeQ6qhdw/YwScTIdDXIZLd0ThcuQSpNa
        gcuA4fuC6RaZjI6wHWh1A0yGPDmS9WBrzJeyPIr8uMvkKHQ3DwlDtoy8w+AolslRwLS8DP9X6CuXCZmhKmXjgldYRqYIzlHoHeUQNpUsXXbjRRxP6eX74ADJ
        T5bnFycQlZeJYViXv8i4iVA5Ge3Aqis8UUR9bR0gXg4mEnA0fBhxl4UDgT3u57t+eLa2XX9K846HgLjwNksYFgWVrfUQgGRCaQFOYtRwI2me/BFl2cttcmD6
        kVKQaal40Xy/Pq+PwJM0XyUNoerFd9FF1SAN9I/S63U9XqCjXdPNYZ6QrjZvK2OY82Ccwq3OM54677EKJmdrljxm0aakWQwhYZqtLbYzr7E5XeOq1tiJYnRx
        4/2mU+Sl3Ne2aTqmM4kbGOnO/MxzUismbmciHNhcL64T9GFogl41IRmQsxfxApRrJP3a3GEMBiKOPFpn5GNlfeZtlXXdKvxJjTWXrkgo9DuTf+OSe3Ch/wod
        /cCMJ/Nq7S293nwpWU0/ovaJuOs9ZVbveCtyqiw8SmW1O/z74WmZwd0MnuVp2NB+74dN9yPJ4nO8ZRbv+AuYP7c/GQnT3AKvn1fZlyr3zKjSNf1dVfa1SrlV
        qDJZtsbVZFFaYU97TyUrIlAYXDLPJP2nthOcADwPfy8+tS23ek9lD2wni3J9G/HTL9kK7RdD1bxlVlID7iKD25Y+8hzS6fU+8pzpnRokFflM+YzlGZ9Rnd8z
        1VLPJPJx3eeG79qisFkZIrc7N4zh5x04rizx7PTzn4x7dzjxEganJ0JOsvhJEV4+L+VOP//M09L+JbP4SaRC8hEEXseufxroVqb3dv8JOSy93T9jPNDApCpN
        7mez9fb7gk1ULF3UvePr2ii8pG9q8k65fIfIKR99JiK8Fnxh4Yi7lbg2kpg13w+6fcg/A0wNQhDS8CvkoU6HlvpJYDrWT3eueUQxeKX4PBxQq1llUsspthRn
        9wPHw6e1BlBufL5q3KnC8nLMTrPnR9IORxqgBCNe/HsR9nitFji00trtRJp+SubD0vc8jwuP4OeJ7W2VmHGedHk96YEg4ElgNMqTQFQ0ve9EhJf0vLAD97Vo
        t0o7Ri66trPxZ9JVkJIem43nl9OWrOjHLuMzFhFv6wFo8qPasi6q/p7nP2p6H42Sxbf796GtT5/KYu0cdTvFLLATc1Em5qJMTBcTE1PxtziHqCrRWST1puhp
        0yNh+1MNGdgC0/G6datYZEOqiIb/5IehJ5SnTw/rUvdv/7CMsc/8F5umf4ntusOVfkCd0o2+TNhn0G13nJV5esfZH/mErEtYxlxpU7J4H/JNPodV+x2PPh/3
        aOcButs/rrG+Aml+WutGKvPPDb0fTFyIH89D+JBlsbL9PwEiWtqUXpy8hAdoU7TJxlpQTTVNY0fOHCpfwG9B+QJkOuFmSPObcqCyqhFZ8ArTaCo2h26fdgg2
        NydJo5g2Bl8CJFUDnvdziHbMgFWvDh/EzoVEwED9GIkg9ZeYM8D0EIkU2cdPgQdAVnz8huDafWTu5GFjMiLeK85v1UubKsu1cwHW51YJZ2icGoiQ2B58oBmR
        T5IHLiaISUWhljwtUsmOVMFHmNpBuKoOMLYLcLBAhpenG3ID5eRuU3puwt5sjJiJSoQEecl9hof79fCITRyV42/JxTOmfQHxYRdGRL2diHQtxwdaPgNVaDgF
        J+R2/qVrQuzhDUhPstM/W51AYxPqaDjR16uef9bbLuyc2wWgL7I3wIYgh1NVDqdiWZ6UKco5Gju2BebqwaIzxLXbHyr7RjxQuvkAUVrAZTo6vD5a70FL5OBw
        pgD2ySdN9SL6Qj6pWYuKpqVgOx/LypjNHFdM5pp87eykWY30q1YLFnxs3hUgpOdNalkbfOFKIfGzzPxiQBEAk0E/yM5Jg4lGcnLExMTeZjG+yLKIpRgnpmWu
        RKZa4kGKsMNFrtBmagVKn8347BHqTjghHasSaF8hIV2xvrUC+BSmfKUUYLxG8/IUe1gpsYdYKDEXm6LtFW4XvsOWdLRkGKmrJbNv+Ba6F0l1gduLzipEeE6a
        7NOURQaILwF9R6qKKLLF3vx3e+ggvsSJq5nKCr1YLXRouWtmdYjuoa/VHx7GkG/qxFWSvsKn0PvFIaZaSkid6FdcGns38XMcPyfx8278nMLP+/BzH36+Hz/3
        4+ch/DyCnw/i5wx+HsfPE/jZxs85F79P8/cZ/n6Kv+f5+7P8fZa/P8ffEX9/kb+f4e9nXcXdUtStzp940d913WBbMQSMhj/q3Eu89ytBWFUfGnjseDoLKw9g
        XNSD5qE7H4Wumh40gJr7ZnnQADoj+pLr+duuRUetHLDNUwcejqxfEsPy8fSKa7+8PpzSQ1gfXHmllIv4rsB4O7nBFZh2hKMtJkIsbDWwTvs7+XthTxzTaalQ
        HnOrgukb4KAryIF/Fzhcwqn+QQCD85P+2XRrzeg4Gl8Ccsy78y0fOGHcC7ktE39nf9z38InHHjuRF77vYetYi5zKADPVk0hDWxABBmddoo8IL8P4T1jEcFLV
        pNssw1RBLV9u+biFwgFOAvVpl1L32DKBqZd69iLAhV21PwMSD8oFd2K8633jvkGwZaRn9UxIbGKoSwiQDJ0JceehPfGhwVGjGzAJAyiMPcU5lp0al/zsE8Es
        jcfyZ4EszBOK3zdoFjQCsgCSCiEbXFiLXGSo50f5b/Kj/OyjfP0o334U8ZVhtU0/yudHWRWN/SjwqbAxydfYKQZ/+NRP6HrDq23DiflC4haSpGInXogKmo2/
        uVnYcq5dyq7ffflBWTRYgPbCC1zxc+EdidZM0ObxeCZ6owVvtMf8H0t8JvzE8OLx7//0E7/+3qd++l3y2Ft/53t+6f/Z9zs4XRu58r9/n58ehop15YOfg+IV
        p4v8j9rc7851sHr627cToxN8vMPDeKyUfp4XRViyZtRBfdwC1YKu3Cv7UHgFW0ZtnJR8bip04qsgveqI7jcKYCmrcY4HhfO6PSgcQqF6BUsGPVOc1G/Cwcys
        g2dyCRcapJcr2hMyjYSxLNsyCuCeGL5JNnVA6Iji7Y0t9ijxSDmCrtwajyICX7sjnVzWXmA+uQmCncPUZqizmz+5+VCORus4+XWZdwCBM2AMOU/f0EhNj1VQ
        Hqtg3ljJevZH6hQBYFUspr/2sQpmW50CbrFzRq2iWWhdDhXIyHvIPbkjigXXKSumS/bMUxO5dmWBP3cPhiuZ6RHiXTj8xBPvLsrRqODXfhiyslS0kJaNCS/l
        KH2RgzQwdzcj/fAKsWuuKQCQY5aM8+0yS9vRcSbgAN3Cn4QiCovWUXrqg+2P5q9Pd/aoe9phgcn3Tgy9Uxh6qdCael+ajJIURnbOyLpzRtadtvR6uqiml9Ek
        iqLJYtDabjxZUR/AzS2kjTS+cjMhDus043I7g81xPGZ9XiF3Or2gxhDXRVS11tjCrarcCmFZgqENMmpIM9BEDRXhWO1NKMjDeEyfmSrmWxVPEgg95Dqu6o2Q
        zmwLFtvgSQtAlewfencx78sNZj8MB4FKYnUcNpIWKqxQiKHtnLkD69I2kZsD2Rer2Bd7pjd7X+ybvtzSfRHHpI/tr2762A2ld3o4RqbOM2jtowlWUov2Uhi6
        4EmQ6clfEGrTCgDVKf/fj/aZzG5J1yMgyVRo5FXzecFnDzN7Hy2aJur8hCfnG1tm3/X/3Deaxb0nV27VK+u88tr2VXfKvtos2lcX+eLUvtqdtq9avy5mqaR9
        dR/Y4SoOnbhm9iGKj5iMi+iL7lg/w1pYVZKBDYyDEmBQFuTLhdXoy4C88cEIssEIdDgCOxh11FqDFdsORp1uYXCBgrUHFlg6SnnE7cbOEdDxb6yI1x7LCREW
        5q0GBhOGcLiMVWGmA8NDbgflX0qS52JjErrNwC64oJf26yU64asrW9l2TMyDnlEPN7doVOWd5RwLobPY7fWXlleSldTQHBUNzU1CwSXQKBYrWJWO2F0FunEJ
        uAJLijNgYGtvju20gyGkRjv1GA4Hb9BC3RyxJUibmGMwrO5ZG+zdtx8Qk+l9tmz6PtIiynVp0ZuyY0eTDBEvB16AEr5nT3TqRPFqAWzrIlIRytxLnGQAejnh
        /CAb36GvTB1Uqz6hZs7QR6g6Tvl4H9MVTZa+32MWZAJj0oDwteUOryOzokXpk36fPa+XpI19zOc1ndTys9fMXQVL/CJdBcv4WcFrlozPV/Iw80G5t5bPhrTP
        LQ7FErvADGY/uVacR+Un9ROXcdiDivpmZXoI1nSuyYpsyBhgqWJxrck799jPwE29RZ/eBhdZ0lApqcEFCb8KeaImExWznSf40uLT9FPhgmQ9YBHgLhfQtRPO
        3HSqLO1hkBLtHtah2Ru+cvITgIZ3MrLRGsOujpGVMi1sQ5BwArszzaIBELlCTI89Oj2WTFuuLGTTYk82LfYWl0LayTJdV9J1xB6eXYY3Ma9Nb3e/9zntKbYp
        QQyhHZCq0pWgNwO9WYODWbhDj3fsvj694tD1IVwRaztKJWtKJemNzAhC9DZE2lSeLVG+KI5lp7uhqfjU2PTAV91wmwPjb0xMauTapGz4NkJTGwRI7NN4vP+T
        SIfbqpusHnA0uMzNGLyrtxe9xPzxhYyLf/9A5O+E7duZYABBwGvw8oNTN8i5JeYixXY+JbNNY+CquoE5OFk13kX1A6jxjCoSVEjPTFQdzJfKCzqSBwZ8XGPk
        5KP+zolgabv5ZD0PvjjIFKDn3S3uiFTJ4KejuXEOQsGWVNT8mCf3cIl1kfvuWVgjakoym8i2/t+4ac9c+eiDfPYgHCUmxpUpeZDBaZyqgznrn6irAztnBiRP
        nDFmL+aP0MaB6gTq2CQG9hr/dOEOWFd6CY+7kAdhber4sqPOeTc5MvTvMvTNycR4dZrQPkkqw1ec4ctFrdNDyTqDI2FIacqOdxXB0mZ9YCq4ijY01L5j1zgs
        KA1d45HuE4YxJlX8NLVxnVHagM1fJaQ052sQHxr68REg3501R4qavaLjUkuBJ9mrn3EZmaB/vODiTS219hca0xrDp6fQGGwq+MkbU80bU3xrK21WM5SteccW
        urSZqqg3L11+KKkMktpM8SQS8WS9JJ4cArvfAksxzxWyW3KF7AsByJiO9kQYReQCXxSOcQznszZYB6G7C7J1zxJccH2W4LIwJZIumC4Yt37ZERIui/CRSrvj
        nKkM1Cu2ph6tWObSi4fA/evldnpZOFHY2hZl6lXNuohDkdDoRklzFNJ1dUeewpSEdVx5kFS9U1LpfPcuHkROYxGcMtYlVRCVlEK7NEFQ/0yKbpEIn+LoNsqs
        /8HhNbpK1cH7H4RDU9zAEbidOJ4RuiWHJ5CcLpzL9R8C8SsMdaPI9Tf5zpTrj6a5/kPK9R9kstcQbL+87xF9+/14+7p3nzS9gvQdMnjwpymy/SGQ5rLPZGOv
        uKZRmMON8hyuzp3Dh0tzeF3ncAuL6XXP4mpxFi9A4lnARJZZXMUsJs+7MMedd2GOO+/uWdyBj9F4vFPQ5A5kald3TW3aXeGKaV17MY3XMY31u9qpcy+knIOI
        K6blt4r5PBlNURjU1LLkbkosb9LBGP6G8tnw44e5uImz5oQya2J5W7y0hUZVs+V29fYJEjgV/ipkcW7kXxjCp7FIrGUoQxL+1KH+MpzF1mSWzhrfxmwaBT1B
        Y2riZqO7oBPXjm5H2JeiBy51E9KFSZssSzTWlb4oDZg1urg+a3QXp0Z30dR3YJooJI0VWbKO6SHcUwezvzi+dTpTL+pAhnCJzMiUtCm93EZHYQbCrxNkSvoi
        T4u6XtjxYzo8rme7EPb9EHxWMKykO+tATovtk90M8V5BRDf9GBMonERxiD1u6A19mZ1CIWQ27eAMrqRNnrXMYWmKRoodghy7ToH1UMkL+DB25IiSsnyDdHfJ
        7bUhjZ/ym15Xf2rhuWU4ZWgidYttg0RZKTRUKRSXlDq/TilUZOPFiTkMRgqdi+isdZgW8eHRm/KSlqGZYNGMdDtpYDsJwVUg06CsHllah8pfhleIFCJbuvqa
        RiZtBThRmSdZZU1UBnlmHNnFTUbqoIYBmZowafU3wZ41lT2L4FlDpqxpGbU2VnsN7sN1dHeUtqOu7QB7hqzNh+bZtsNZ6z6uFQo35UOQ3uRl2argp30Zxwbj
        xg4ifuwFHF3GjR2EP/cIx9Yx/1kcRRD4WRwP3eacp4k1c/CRaf1Trk1U4JXjxpCj9kKyWPTmLkSPyeIte3MXvkuWxHohKqHgxmXfegiBL4HnVRy3kI2ump/W
        89OoyXxd5P2SVY0mzMlvlSLUGPvPimUWZf5PFYBqcoHSaB+uPSuYNn38BBgxS59B2CNsa6DmVUb1HWQcThuKi4PwcN6lrq2qoIqNHWFX7albbdQ0RkBBBIf9
        RZCoSIPMZIvsperanqpre1K6N0qW5SRZGkNMNUsQqZZle+uiCJomTxk4VvasEpc3eqaLNV2sKV6Cqg1vWp2AAHfw5g7asGDXjYdv72gbsK0u8GBVxhqPM066
        Y4N7Xb6tWCpeBYc4iXtQKE9iRHXLoettC09DSUM2vuYOAwHliwKKv4Azgvgrd5dUUFp4E2swnNqAqeGWrgvI/YfQMw1UMRKA+4fJmqtRGl+TVo2l7X1pwYIG
        qdUoZmOYKGxDD4neHdEohK4Ldcm7qHpgjdANeu+jaleDLxjGI7XvJHsmyZq8aQ3jKLumi4D3ZZhrRyZf45h4jQnCOfaAaiwB4RAxIGHhs2AKks6SGpIlzNYl
        zFsXZ/LDYSMVezM92DF78h78HHpQ1tCIPdhHyEGQSZ9ytob51refGUPTge5JGNG5ohGdK2PG/9IMoZ+1gM9ahZlkEQ2P8LOIhkf46Y51ONKO7WQdW0XHcoan
        HQsTI7Ouw7CMASY/0JI+7cvfdYQZwGGIuqGD1x1Ef+7jySv44t2K2v3Q7njX+9I1++S1u/SlmQJp1sNz+3kfKyv0877i85ly6QYpdpARqmVagbFuc6yhM92H
        Jg5mVmAMb94gt12qV/GXMTzsNfs55NMwuQN+jJ5YzWTA77eXdYbIW7+Mt0q3lMBydz/NORTrTigMDWaKMFYYQZVAXnHjBRyvukIVDjKPRVdu/xvXLOYYxdf7
        1++W1u+TV17f5zz9HHYgyohWHjJbVJgLG2AdIKi4ANKu1HirvF0OG/LagwjJqOJgZLfEvnKXySW/B7Q2qwnKKvK2OrILHkRG7woe7WgNodYHZ2MPHp/YvaXC
        O5P1gYxQSG3XOpVgNaUAjC2US6AS0FO/iaXo6SLwsXTSRTBQC4ySGMZfj1RjKGQKhuUmWhEwXUJNN5ga/Jng4gIqC1+VTMlYF5oEdS01vwF0NKpkVNOLiNey
        Fcj6WodojkQIGSZjerIJJRD1WZMJFPYLKAtoH3nNDrRFdc22EELAgR43ZOgVEBKaSuq7sr7XBzsTmgBADruoEl9HGxJcaEu0yCct8sdMeeRO7aiuUkQaplz6
        QE+QU8JXcxQp4psZBleHwYN2bWCp0kC9dUD4x6qj1P9AdcZqcTsIiO5v0emFqYSpFR9S2++RLPm18DAIefDmh9cErxlUk1fj5qehOQQ77c3Dyp0tt8Ax5smQ
        iITgFT1a82KFJ8LMEQ6+Z0wXF8TrTE31RHyYGlBekdn2LZ1LbnK4VN5dA2/GG0fN+unkFnP0pIglmn3pFnNY/t1ychAlt5xODsO37Ba95T0p4o8qXuGLcFid
        0Fw5gc+W9azCuw9DPEuOioAWb5DGY3QN/r7eNRvX97vDt17/32EwieIB3yZtOHqPbYFnjhYkvUD+Kmp3mWH1qLq2eTaXlRNBhAwzp/Br902K7Gux24THPZxx
        0TeDn/VdFyB9nD/UNq+qJdZOJJhjcdXI7B0pfZ+2Pujclc1k/ty11DmBqSgxOneh3U5aQtNvUmOvlJtdwX6zP6Pi+/ETo62NiblBhZsG5v9+O/+bmPo15Q9F
        6MKo+BpHCUX6ZETLXHWC8TAm1m0p1v1ov/7Fwz5546xtaT83LD3JNxYY/rkiq6An+9XQ4uPEgarGR1RZG4yXjw1zNNLPbcLOBi9D2uv2aq3YIEkQfLVpYX9z
        tSZfiaUQE7kNUl8FwcGznlyHA4NcEwKJB7W1e9PW4sC64gRTZUNJBxwhRKTfh0smkXmavEU+Ot4v8/xmZhdUzYQvQrvUzu+sIYNGc+c6t5aG9ibNb0nMQeYI
        S42xuSHbkMFW6PZmSaJn9wA4du/lhyavi+6B1slmARocwdPEA2fmqbIcLUoMja2pwc0yRVXLFgqFB7MHTQf2Z8u2NTBV5IHkOvKoTLTvhBCjx01rBJZDOxO8
        ErszxoDUJuNsfHYbREEDWqAH7LQdodD4xgMyjw+g9pijkdyIrtovXXVj1lUyC/18Yxky0wGGFOPclwc4QW/U6YrxMnqFh/3FuTq1CenUsdXcIJ/BJWtmrLjP
        FVccD9fcmRZfro3ErhksFjbInh7Aw7qUisvHDDJShIF6i660QwBHmsU42gE0UqLh34qGDSh/Jbo0r5HzmzkA2RtBYG+CbMgJUpeHYzKGrEyrkXHGKAlLrqJS
        7Cp3yLj0AcjGyQTuQXJyvywEzqvZhFAmegXYUMle2/J9Stnmkkb0c0oauXr2z2HA98+ku3uVZs+Wv/BiS8pm8+R26PbNrJo+wvt0ou3b9cHpEaDNQq/4KdOU
        ch+/TU8sHYMAsz+9vL9EL/YX6MXsp5P9OjZYmPAwwl8+DmQf5ERY9Sw5S8qr7xM2XW7tc5VXh+UU2fP8u+TsSMqu+5Z94rAjrgAM+xEw7C4OG/KaI8qwH7EM
        +82zGPYjplKq5hDY9SOFGJ/7YBY6kmNC4ALf4BQu1ACCuiosjBcZzdx0M5j5wwN6IdXMYfCxpNcM9Qd5OzyAVx2vrsseDfJXe01ucrfcp9vLPlJ4y0M2tdKB
        ZfSb8PNuZfuqP6YHnYv2VJl6raXWBDDY4K2ZqwAeg8xVAN+7NnTILjatRYrKMFlAJm7ThWCET4d4IBW2ZvDzh7kS10Hx88iBCbh7xPwchqwDjw4hthHM/S3s
        UwEkCUgNAbffgImbxtCGNXT7q8uDOxOqfcbMdCBvwWcikxLU0G6BxUeLqyPl46f0aVBdQ58mH12324pLSQtiTZ0sfsvu6H+9LH4wxeK7wuKHwgyC9T2cai1v
        AQdLlnYruVnRlG+WSXXeP50cercwtdsiLubeBDX5q+zrag6ZmnCbkYzPOqpaN4e2hJ8GZKxn+WFlVV3lewuOCMKqHraOCBmryjatZ0lk30Nrhvu4MtqH5N9h
        NlMY8ZsLdYfyV7HuEBaIm02oxg4L15aubeUtY4QEFdvnldtHRp0sPHI9VDSOB/yNQZ+sF/rEK9lb+OC6PghWZgRtTtgsqoSLEg8wW0O4j3wL9NyhHGrwATlC
        xxbIqCdjqgc2Y5pRTzFXiG31vfiUeB2eAmxBUsk7F0EsuVSA5MzF9gHSjbJJxdQ1HAbJqaXFpYQWLlpyUJNsRV9c9hfoB6xeNjdI624AysH+TF5wj29UfuKP
        bnn1yBHE9xz/6G/97E3P3/0/vu9h5sEq3PKKt5AxxS/KXvJXXpY3s9KMijT7IZftU3CbfadxRmxgt/ND8j37CgLYPg31EcKlkpinsYL72FX7ss6B/1L+l9DV
        /fj+jhx8dMN+dgOdunMnohsgnLQvJrVC3AiYKLhu3UBPbizmJZyvJgtQan1DX9VkFT976N1nllJg285msezA2HqXZte1DO16xnytWK+7gVxVls5utFbg7JtV
        aFqd3D9vxaypy5l1KVtCpb3i1p3QhTbcMX0lP+EYTuDQsoKzgNFipL617o56iwWUSUBiKyCxLqI1Rure49oDtPx42IV0BPduEH3YBSmaQdyk7mWOHrkyx3ZS
        JbUFgcXcViqufjPwyLOO4ixKyyqULfZVb6rGmM4l1CUhr+IEqqmyPhQ29bbugpGplSSeOv2H4XMGc05T7Rp1nNWtCJJnCJFXNdXnDro/JKqBda4yJRiEzBdE
        v3rKvw20OVQ/K1PfVaPrnR16hWQjiNcb+oULDGXJ9S4PRPF+Y/uwQmf7uoaTYSTlvXFIN8gmRhQO6s2MSHhZwqXW8bf88mf/bvAPP/JtQhNax49/9fN/9Edf
        fPDdD0+Z3YraHizz46PP/+uv33vy146ROrjH//RTo2N/812H7iR1aDE4cOj+UGJyGinr3ZjTdoXLZjB049hUdpDdohDBmdRKOWrytV77dOJfTIKCKzC0eYVw
        MJr3i1WRL0MqyfHUqCCfBkYFyVrBP1U4V5Aeg/kV08lZGyGKB4lOIVe8+bCDhvVvjzD8dV2XdTu19GXUnmqbRGTV2EYfbBGGtNoEkqZ0XdF3IJIJF2Py+WBX
        CTEzmcTySxZQ52aLZ9Sm5oFXL/yNh1pecVwRUCnlktcciVLweUFpVSvmpfWi0mgFF5Pc6U5naWG0GAIqr/V3SnHjHDUEVqjjajAlHQeUjjUPps8Mm7rkrDIJ
        o+Zz1OTp6jdv1PRlRjsvyEetqqNWHasON/9617SKf7hYrnCymasASIKSQS8YFXbnCXEVhIKriXeEnq7h4RptWT7mss8OFyKvQTP+m4/TqOyK06jaOA1hZtR8
        ECAcUSYesn3V1NUaa2dMQ0I6saEGw3LnToS0DOw6PF6BF0N1h6YFLLdQffJH3AFqY/3GysVC/DWnLNX5IPfSEZCHKm/yO6v6nZQJenmYEIy8VTLvDZUO2Iz6
        mIKKtC+n26PUspDQ8hFXhT1K/DgyYRLEDUtm9zMdp+cUZ0UFEwHDFjLmSRWHDbWyZF706hEfMr8jhCib3zGikQVdL1SxgbVOR3hYTTokjRHM1pi7kDQbb6Jf
        Iu0XusL0rGcK+6ULJ9gOzLOLWdDUIsafyWN1/CPm/k0idbkpZTQr5LIOCt4bBScV+JwvHPOfUBb4jBzax/xHkCjsmH8/Us0f8+/TAPhTmu/tJFzAj/mbmgvu
        VviAAwOFAczrCAwEBgoZ6VU5NJW7bil3bdSPPb7NQezh/tscMNT0/P69Bb+xHWWsNpBjiZu6ZqGiVuXCKmK4XDhXrkJG8HGAjLCKLKkDkVC83CeT6U985q52
        EVHhMlTJ1Zz1jH71dELYmOLVLA/3KhJh7pULdKdfRbCfDXhahZpYd3/ql5UDZBZ5XZhQPWAB6i5Y0YUVMChVAwF8+4IQarqtrXjALKVpWDtZPKZg9dhANpnA
        IXyBjRlnUVjT18zgbV5HDhSi1jQX36piY0nv7ln3VpNVkSNnxVW1pKD1I8yutWcYypfAmM4IRuqCL27pim4RFDLxqPn2ZPfD/Bc+cPb8XwDHaOc/jnKhNUMZ
        tyhs+lfoMTDjZie9uYhDR+qTg3u9L3UxXUHF8v0ZB49ckQCwlMXrFvAWwzwYlhnzQRfa15nWXQ4Au0N0ROqNfAlkv04aCP+7dGmtXiY3OltJDWe9wl5Sm3Eu
        zzMVeZT/jc218FaGaCBrAXewXb7Tl0q+06oiw3yrk9pDledOpG8WSfQCeg9amkUN8ILUmblxp2GGnetN69B9Kc/XQbqmAtFX8FxTJaqO0rOZGvHOjMvN1D88
        q7muexlnDupfSINzRhpDxgi0ZWPnxIxwKzvZyO6kR4YG7b6cWZFmtrdNzxf0FoTGNnxd5KWQ7UzHGlsKa9KalXbVpB+AWZnASt7KYoqWdKq2KDUtZ3Fqqhpv
        yVyfu2RatvACfrpm7vJaRNpwW3ZR95ivwHS/qEOmCwbftsBQq5J+esUKu/Bm4HYUgCStYIhtjR3Vs7ErapRDd0jdNL+Fm1NCDzFRJIU1JYW1NEDUTXdSkLgl
        TQKiyFHjlM66asajRlRJX3VENp0JXwNN+Eqxu6qEcwQWqGF3Gg4T5enWDHtEB53URkZ+HYjlWaXsgHRNb2YdLdulM292taN5aGtHt6Y7esFST2H4TMsaSVkw
        G7qW2jFwkzHfVCJgW6mwd1I+jTwo9BFYt3Jig/5atNQx6A8bEnsotDuUBhmSuwG8Q6jb2ZxBDLmJabx5RV3+sjEEX40dx2FMkYyTbvhgNT38EcoGzq39p6u+
        96RNEWQIJg6QaECx7kXCtCdEfgoRo9HC4RFVFEiJvVtJ2Pkpj/478u70tKqnTSZqzE9H+Y1qetrGFt5e9/ZKRT9N7Gk4CLU1h1fY+UOP0V/Gv8AgkmLmHrco
        QETqYBipp2MEklQ39dnLD/EFdTuGOCYNXTGNLFVM3VoP6sr2UZoCPmzG3UHwJqmuEKYGYlekECcQBfyUQr+5JtRmN6GCJtSybDU1FbdqabYaKyJTJCRkWCGr
        jnYPESL8N9k9rraNGv261ejbtrm2e7yse1yg4lV0mk3gw4Xucdk9no6Q9+abUJvdhGL3uLZ73Lx7LC9JNi9mcoxA14K/W7Xc1jXxr+p+9cnmtmfXBLhbzUPk
        +PfBriLHk0ltBkMWpm6PzJg61+1R1sBuvgk9A4atOrtnsOyqtmeqzHU0qxLpQF7fbR+FVbis/kOAjlX/dZhhCY2f2TSsetxs6O1dlYPVkEZJicjwUDch2zxt
        Y62ydXpScJKspZf1E6Ubv8wkDyYs2Vh3P50gpVPclatyYN7pU/EisExhXA2mjashHCHDzBESyrrMuLqKOlymikK+dOvF6MKyCiFA3gHWP27J/PHOyu5FvyOZ
        3z3ZaLwJ4ba8KfWFtbD5E43fblqn22bqariUASZtXtosJV+LvdkyokZrImWm4cfemkhlMxE8kMSnUopFIoMNJ+5iCp9OAbzDhwd5pxCNtFIErVpkrFkf+S5M
        nybJRQtZtTAHsmphDmTV7lizZUBWrYzl5YWISTjW98bQAFFQtOFlSHMAWSHFrLJRSdgO0ekuc01OqIARLokhZs2U6LyBpaVcVs1uC1U1LzOzQtXSwqbmRhvl
        b29i1ky451OMnagR9a/wat++GoqswquD1IVoNCrC03uTGG9u78CAVEGcKABlSe06Su1CpXYOxWkhcz/ief525ezw/Jc7QzOsdaoUZORTqoC5r01p5ALqq2jh
        CKZme0W5Csz2im0f7clV6rYwQgDnrSlquc1HVbCbOHw0rvpApG8ANx3oxG4px2l1TmsCvrKqgxNMbGqtMTGpYMf2Oz9LeUAOULM3TBjjGJpI1r+Qtc7N0Q8w
        QyIyrYZJhRm3gepJxEwXDQEpYPo1n0yYn+kUfCKpqZaCSI0h0EArgNOsEE6zlIg/+ljFC/Ei2AhmxQ9WZM1GMm5QGzgmKq3eSJMbRcwOpHg1lcI69tNl+9KE
        /rx+McaQKlZpaXF1EY3Aphyr2MQxtRFHAwkFC0bExlTHe8phJszvaHtd6Uq2Igq6bTc/z6V57s5kmT1lmVUBM5lQP8+0bm4m9h6+/Y0mpFPxpWIxbxuaKycg
        y5bqmSqpnkmVjgxNqWloSk3dqX2aBanqwfyuplIlWRDNKgX0hTlaa66RcvyMb9Or+HQIpNUr0K8lh5cSEl+VX4E2gPrkmTKXrwk8KplkUFGZy1fvbX6apwKA
        q4l/ZCZGf+p5tbPetmLegr+2CNwy8Zm+MK4TdQwLAJCxPqY/VmwdCt00vXVdscXK2YszBPAc/3uIPLGgLbVhOKx3joD5wi1gwm7FkBU8APZK0Q9rpjT3XsB/
        z3gI2NgwLlZBG4j0jcT0stqEWyZkbrbiAmDi1t90y3y0jPIuWlaxLaugZcHslgXaMp8tq7NlLsBlnejjitRqHJvtnAlkie7NsyZSiLgESe0QVV3PjZwbQ9DU
        jducDS371sQD+ClyMBkHCsObFOSUgfUOfoWPgbqWb3vk7cg93/kDby26EViqzvCtfxnhBC4s20RRHd66JZcvO3I9up9YxQxDLPieAIK96L/iWzg6+i9EOfes
        ilCdaGl0hKd6e6xqTLo/j4LeWSGxT7lPCj89krGqH2DM4xpCIQfQlH5gEK/BAT5M+uxvg/nRj0OZgzWZgyhVU9D6C8leeWDN7H14kOA4eBiPEhYcyN9SeYiJ
        oHM7SJYA9iLVySxzoN2Wzv8W13mH6+BM2PjwesRIW5yvyvmqPV+X83V7fquc32rPT8r5SXt+n5zfx7NH4v2GmeeegKo+NPvlziOEnGLG5uE5F+OFRq1l0Zwf
        OCF/pDGfD594DH8WkFjWXirFJ8Bhj9DL8q3wNomS2unEhQdSDT74WLx1JBQtOJu41seEux+9Tlx64WsOMya6T9yCQ47cL3igBPlfdMGpKwNRJwNB3xNkBuzI
        YqlDYvdxcEhTOIwttKgii5GkpqF9oVoF+YzP/nIHhMclTjAuJw2LD916L11q5MbwBVuIQTCtewfy8fXh3q3ORVng697euBFpMl13+MlHDH7uHcQLcnJ9hT93
        D2LAd6eJduNlGN2j0/EiEwXHK9JT8ifs8fHq8C+fwPm/e/TueI8887En7gFgx/BceDLu+dY3wLSBadwyfbpryZfBWazNr7275aaOYgrXh49fEWFy9YNbiczf
        TjzANA7jvZzNMl9XUWLNLGYdvoba1l5K9mXYHzX5vdPUTph9OYzIqUcfa3mmi4cX4pq/mU2ZjjPhKnj6zN1xU45fl7ENZUE0ZS0whZswPEgP1CPuePrU1bP6
        1Ksyl0Iun1dr9+IJDu+aJpF83jYwMgQg3Ps62si5Wmzm3kIz985rpltsplN4Cs3cO6OZkdlbauLeyAxeTw+65cYNCo0bvO7GDQqNG8xs3KDUOGKd7y2M+F4p
        kP81gPNsAzq3BpZPDftQKDNIDm1o8LAdNe121MR2JKRuejkgRSW2lwbIIWaeGRzzjDy9V9n5NdmdiNWNFXESYdgoUz35oROYv6Yqra+oxRFkyxItKBDfxnzo
        aN7IVYECGdNBEM67yuMis7pZehuyrdeFwkO4uOx63ln3KWTgPiT3CzmmivmmvgPJ0w9Jfa91H1nZZZkbQo7rDk7+XIHrT4DEISk9Upwf8py5NWFzlNXnS8FV
        VOXPKfmdHD4viuyrZa1Hv9AMwrPV7eqTTH111SPyleZ4b2r280hRxkX8ox0UhkMkyWQ+UqbDKiS2wvIQruudwm/QadA/jbOTH8pwsFpIbiJk+78FMtWLgC5F
        pUDEIjoWfjZAN4dO51kPVb3oFeqqqgOiiDl1fbxzwaPCo2b//Hn+Kav0rLA0rwISTj7qBVdRFFgkqSAmX74N8QHPIEWnj6SdlXRWgEVMGvK8L3yKTFcPE1Od
        RErMF5L6OZgmvmyOScsGI8zICGdLnoNdRJVkFk3Kss/EE0F2QgSE9KndTxzYU2bL1V0aVVSu7mqmPWr8+8kyfQgBT4TDsh56RbNV1qRF1jStw1pk1XpidVhN
        qbebXtYXMxciEGiYHjHXYe1+Wt5A5dUiDm2ZGTXVSC1Ch9Wc1mH1ESDQLwYIEJsCsduL0F118aNeCphBMmhQYQGXQl5BlIo29NXRDh4ZXZSdbCS34X9dwQHp
        jWRI4aE8lHMkXSmgf72f/qrAZdGh3pnQ1QFwM8gd1tbXtiZ67dRkNDWIMJVFmsdhYSr1T8d00uRiaQ6FBa1Jfto2fQJVzDDPAewMmrQW4qqY/1PjYOnqH7FR
        LbrNdMbeS8nKc/JVK5rdcOhEtzmgkUza1wBxQxe+QBSK4KiDWGVZT4BukENfuV5dNb/goUCoBRwtEMDLvII1BCAIkfGeNzWFC5a1UwU3JutS+LFWANNHySm7
        EuniE9kE0aF8xY4nPS4LuZizpCklSbXTIoVbxoeXp3wVnMoBmWKadA9vZoXR5BddXZ/NAsAzIyt9O8b00Fo9evx9/yGub4K4XHUvxhCxVBaIyi3XwO2qOmxH
        NkFiMeMKM7Je/O+ysAhkOMcExbC0C/m5P5BHTkAroAVahQIPDjh4fjp4QFXTUxnP55gAxQqsu3om7Uf0DLY0d/g1x+5n4W3OZ1xN28h9zbf7Wv02h/uaTAng
        gpjq24gSAicZ7G9ZhsZj/jlue7c5T8ibr9IX/Q8XvYXtKuwFI9kbujKXuoTv6hGRbHhV393FHrasyIlLB3J0jywvzdduR3pBoQE9mYkJAUB7R5x1aDaLiPAB
        TSqAc4L+oEfkJga5lJCf3TLys1tGfu4BYbKFw8m4gcMGKMBMZTISl/VK6qi+wkH3oY7qzMtdBuiIpnoqSpEiHLSv3qgiTs7UHOP6LM1xsBsOusMk4b1pOGgk
        AeoLx1YAhA9yXNUcDnpB3TYaClmu3q9BakoLjX8hWShBQC8BXs4HBPQSIqsCQIWvypvkr/XZENCEswhyFBTAP/upd4rCP1dmagP92Z1eVSemKXjhQj6xsKDB
        F+LoZ/OmPoEPXc1C+EJTpH4xUPHNHofGnHFoTGnwG/C5Zdq8cHYafvp+pzjP8GvXmaPZf+p6ub5rGBM69LZErK1MAUAzqLdSoC5VutDmAAtVKBeJXFJVfRkz
        x1QAAE3htgD93M+hn4Mi9HO9MHUKTsKIdvFnJikMXnou7hccsTE21WKSwhr1gYUkhUEpSWFfkxQuGbqhLWla1yXsNJxfHc19E7CfqyXcZ0zcPkKSekxutpJl
        8+orWFlvOn9Zj5BEjF7zqff1i6DyFgq5SijkCn1R6T8e2AhoXbuaIeob5jNrj7Cf9+CChjqQy46jHyZAil8cMQ0SanoDGc1g1Zbes4DMvoLhjmJGk2N4FwqY
        z335gpVStreeYtSGTKbRoBNFg3F9tp2wrsGnoTYy6StCmtWn6El+2owU6/lWhXjeQP4leFsuQ0QycqDBeVm9LZdNHwzIshqclxR+zlNVCvG5XMXn8mW3eEU4
        /y6yXgxf1g3EtRo2aIHhOezb8BX5dpttzHSPOuupdfNC4u9KNFYpJhrzC4nGKtOw0V2m0PFxPOfJ+pTFKJX/nqsY0gF12CO9fxJUtAuWbxxX9PRWjFOXW1Ps
        g2GAWrW0i7WIsAMPAhi6dC+De7EMBZTZWL9BqqnP3sMQUr4paeTvQnU0uWcvlVk9Qh8edV5xgSZdl3tFNGk+9zU3aQJdPkeTrl3A9avuhGkPJ4xRIdJyTetG
        YOluOGnuFE3THIGYCbUyjSK4dIt13qdUjj7zRURp6Zmu8AdbdrhdequDUQCgtDT/jCKMdZGplN/2iDBbLh4Kt/CnyR4RfgMJobsKPNbVudS1iHT8Wu2cDcJH
        TXB63qP/OJSXE1iqRztRyVrIOdoVngY8zjOU6IkZjSSuJXQ+B+Ji+cobkNqPeE4Jcs45UpLTi0FAlMx/tRZUn/TPVrYpjUNwBZr1WcI6ukkJhFh4QNcmOVZJ
        1ifkY6aUNSEE2LoyyACNorQKxycmwtc0AbulVS0p0qpnpVVfMTRaU+FVGmQs4mGFXqsJrInebJGVNjQrEgZqD/6KipY1daqQRYFDTQ8+2jXDh+Qr+nRJZPVY
        tZ5YkTWSeoP0sr44qTDmHYuuJLJ6Jivo2QQZAWVVucYUVSFz+i54ULVTdPUgukbTomsFomulKLqGEF2BHOpBbgzU98JXCTa0oitBO9s4dEBoQ2TVwzOjyUXj
        QngNIZMJHcdO6eIQKIZ1iDWH7yx2VOap43EAT6LUrdRLJOhVuiuFoC58TIVZDC0uCiXT3CVzBpAeCXYAfQ4gOm52WVhR7VCwUxM7poH64Hj6Fw+VXaOJHzQu
        aem0o8wLBX4le3sMv1Sf/oltKw5DTqZeKZWTESjRRvZBoD/gxPon8nt9+ieqhD0epTxBW8Vql2J1B1AsHc2VDyNhA/uaiFEaReBCsA5VsI72WohEx1oksc1i
        z6N96Cdc39v2z7pPCdNeheFmbpqmYFOzlQP5Et09ggNetidfeuhEKXT3gWBbeKmJdPRF2SdEdAxTkJPnVOqFXFjVRtsU/tAGRHc6JWTW7QKiW4rjKj3wGzSk
        ODuyJ8t5xDZdzKO3ougTFT/c9p5yp3Highz37cztU7CwgMlK/9q488H8zqWHiDnodf7EXZB3vYSNhCrLqz/zma/e/tGknuovn/jER5PGJdO4gzDVl2Abrt9x
        FBpx59Hh6geHz/6z1JvAR0x2BDGmSr8CQPjd8dYf5VAWQRidMUHJCiCMU6ZfzFQH1pX6c2lM40Q2fZh8/hF2ylv/vUgnfywbYWXE5GRFgEc1zAPmLOMMvDw/
        GvwPKojnhfcs/Pxqxzd+4Hd+5nu/esu3C8dANCl9OzGD2UxC5RWeH5sUkWoivbnOqfRPhV29j5zl/2UhqW559499L735j9/z/R+Xbft37fXh//KWv/f91y/J
        9bt+/I53nrj787ePLAjxaAGzZz5kH4RcB1KRNy4Asc3A7vumNZCAX0sOgUQZWSMEsvNLNE0/7LpnieftWMgzmRmJv2WcexXlbuvuR2kocnnXQfzJ9YhI3h3Y
        mzspgLfdoKHioP+Le5pgDpECJX7Fc72zGmKbMqRoRDMJhu6HE+/dqFzBH7wsu8JJ2f2D4VOPMpxGWn1yIPNI3RX06ZA8Y+WeQSKNG46+1GHjpUn0X2IjHodl
        3cOSDiNqR8FZ06cHrItqvtUBpvOLnqKzV7Qn5N1340f+Xv3g1nstmENwZ8uz1xJna7h6OiZ94xl6qXKiRdtq1k1wIKKG3HZToM+4fIDeCsLCoYf0Ye8bPbyl
        D2+VH3bwcY5+JLwePPT691mfg5S7cRUDl5YZVy0xb4c2y2WqRge/+Zstz+ZRH2ZxcKkjU2eCv3/Ib25Xz3qw4l/1Uy2X8IbSRn0dxA95yNuN+eFNYX54mvNB
        LdSRhUWDcSRLmZwaS/KwMUUAIYN7xVO4Uzl92UuIg7ZqVmdvtXsIWKMbo81owIjGPdaleDVLHtPAOa/xT6+QVR7eKsybjYDWSMWskXynRQBplRFAimABnvZR
        BgbiFfLL9xQMpArhxbNgIL0MDKQx5UHEhPoaPgrADQV1QsA/fixSSaOEvyH8dbNlMbfTrnvRUzQ5/nHZ2/0ahP5Xs+QCGvCfvcYmqqtPv6bwxU2hjIX+KHjr
        y716RO+pWglZoIgA0hvE9RI8SA/p3H1ZtS00c17e/RmaMgzZ3Lz7nVLe/cUiqkIThgwGOWjefQKM/TWhKtQBBDKG62zjtSAUalZBRu9QESvt5TaSG9Rsin0o
        y+J+sadPtGADKPQ2u+1EKwCwRkPzc8/p9coAKfULvY4k+rDuqazfHT7jAr2v0fkZTpvzyEjbJddfw4p/llR89ujUd3ki99LRqRdGp17WYtbLqAil0WlxdFqA
        tiqOTnvO6LTnjE57anTaBnrMKgEQ6jNGp10Ynd6M0Wnp6LSI00L/2xgZDqWbXsGSk8LQLMBnsJxqA7XXFPSiOWcp1u2KTwHdakqZiOlWJE+1KdCLpqkVITBm
        Jr+vTuFflOkTPjJTd2T4F9EOTIxIpFUdxfXiPIFDmjCCdp48odPkjEzXLrYhqjBnzpLqrlmypB6vtSxVAmZJrbyGa/PWMLEzoHXO1nD0TVjDtdIs0emQreFw
        Aq1tOkui0hpmWq90liSVgttdZRdORmU2Tgb3H6BkFMZr0IwipouMq4TJAD4GsDGEhFYUEYPUlSgZclZrNiIFp6gCIa1C6KCqwia+Meggz6SPvRHooEYZyqCC
        zaFLiJ6qnUHr3iNxX1VfderQhNyUCB6UZ/oJLWgGmBlnNJWZp2q9dREpl+bTVJRXbGit3LSMSY1OUASfnJdv68zpZB+JG3/5qf+5jKpdgNKe2WPJItiHBQrU
        6csGuXnpdmRul/nKAOC2hQ+h+jwqYAIjbjLC1+QGJprAQzWBZ/moI+rtmB46ohMm00PnrVdM8F1A4FOjBSydbMQmbH01S6+/ugkbxvy+bheCqdv5M6ZauF4t
        XI80a0nhfW1GUULpULVJmKIs3DGy39oaFTKrjJhHj/ifef+AZUsiTakUpaGZ1HJ27bXRMQb5Q1MK+tq1ZrbZmMDEJIksHHAzwwS2bCL2iYYFH6IRsqJ6WJJB
        R1ZvmPNGQMci4YSufTbulVBFYrJWXx/uVUs6vmRSqpx4DIpuuA0T9QoadLRl3dvUlp1qUv1sAM9FaF4o07W1G1D3QzvAHoF1kwhMsmBK4FiR3K/A9lSh7alX
        MrUsgbsNOVwNzuVGkUK35MEpwxRxdak31d0djhpcD41s5BsceSDY4N8EOysG6/UYohZIkvGkWqWY0LlNZWK2tt+AGQpTYJzYxB92/w/t/o85AnjW8pc1bCqQ
        sQVvaJu0FU0AWY3SLCIN7TB8+ziyHETTzk1yEEhv3HwTUk+kUg/9alZtIpNVBdaJFEsrIY5RK21HU9vRTKdz05ftJ4orM1MghTMxdxpldJ0uzGCv+HJsHPOv
        4Fg95r+MY3jMv4yjd8x/Ecf6Mf8FHGvH/M/g2BdZFMfKbc4I1rERrWOUP8GK4vc8f5+loWM48rc6LyCnIqG2lxgDIJc/425hU4FmEotgeFmOPfTsyFW7you2
        wBVb4OW0ADxrPPB+DiY9DlXw6Y4ywa9I96SefSJF96CrWKbUpSm1pkFtasw6yiQU3Jdq6b5UU+ETAAgp/GRNM+PI37Iqe7CpaFbwmBwjMlvJ590Zr/j4wKtZ
        v/TVtiLHUI/4KXXNClQcNPDFbRyvWc7+C24cqSXMGo+esQXOe1rga7YAMhZnzo0i0UMa8JLeyUIyjfdTj1IxvXe3AnjamcrppHcPdC7MUS8i3vDL2+8Jzsrx
        E7V7hGD1KsNr21GRE6rDPbpX4oTqzDuJak8nS/fIs5oMPxx+KZDOuOGHzNKjqEHOv7x9cpC6FAjzXAfHAgwpnNXIUMfIGlQnrBT6Eoy29GyP052KFmApx20C
        g0JbikNEZB8NAokmip82O8tqHWZzQqpECqJZV8QgL8MX5SVQhjqBq0PNFxQCTUkNHmOCjCn6VkKQsbqCjNU1cou8bo0TZNd06UNz1CfR43diwoz4lUj8OpIP
        XYZFbtm6OWfb6aUCQm0xKRmU9+n+qOM7SOoW56h6kepb28F0DptJE6LC9MhRQjVZmnexwBOhIttTczChZrN19TytoqdpFRGjFxFv5KLmArwIxdO2MtLC9eX6
        kZEae1W3hNORhkxgWXgjPfmaNxL2ujWNCLFd6BbkOIIbUvpxr9J2se4ZeuqCSvwiLG/w/TUBE4bCBxhWnC2kB0O2Wq4pvxDT4Q9v+DAcm2AMY1BFQy4VPGbq
        uY0bVO+AcBeDROdtQj/lDsTMGmewzE+XyUAxPRs7ik/dUbToDqdVBwzGAjjVOqdiPZ2KHeJkamIPTkoalZJ67vPzsLQy5fr+/Ha8vHERvvRYJY2LSf1C7oGD
        gA//149/6VhqJpA9/mLnT1z2er0z8SJ4N2BXWNVsVh1NcQWzTf829ejjHAFvAn8LoYD+1gFHldBP17362SUAMXfUvdkBT7OKw6pQdQc9uQ+HMO5DPdz5773E
        ywLivDSChWTQ1wiWZh7BEuQRLK6NYKkwgiUoRbBQZc0IFn/Y3Or8hOrBYSHpf1rWpAeCHnibvpLQ6p0kl2gFYk08G2vCcLnwvdBFIw4K3Qg3TxsVtSR9u/SB
        AbMdugwtK8QR1PBXM6nbAIJ6GkAw3RrX2Pi0GsPZmojaZbBe1aqhodxXzbNxO89bx+FAHYc9Og7DJSPrNOM9bwJ1hy3giMpGPEgaxWCnxkvTYCzSEQ3UgVgn
        Vx3bhUZ5qZM8h4mBRkFJ3boENrVv+lPqlb7QiT3jeA27z9QtoMEtj+MVDTpDiJ8sp7iQ7nNJLsGNtwZNNrxtGTKEwBEGB0sNUNljEFRzuAqIQlzjlitsJjDH
        mup7WwBSbqobdAtwY7I3LOOnPUbCG2W9uiMIjAtMZANfZ+imFpkVHHivBOVAAeRAanNRxovy4U0oKPahBUDgG5k1KInXUPce/Mga3lN4gWyp4KDR5gbaUcae
        hrq5kXlkr6CmZXXGlqPFl99PIoF8CaQM8vL9SPglZ120raPSaUel04yogAlsZ7B3bcLeSVn12YZIt8AcTJDWZKdA6rgqFyOdm2PYdho2jq0pMyHz+ZT2Z39F
        SUMeq+Gxxfyq0vFFJg2FQg010795qkTEEtFE3j9ILS9LZI9HMh/24qsm43gvVvnpJMgiphAVhqToZqnz97zYVeMTwkSiP6h63tlo24Y/1g449DBzTbXzP3hM
        dFsjtgwOq9ZHCBnzs0VyeXIx6cExKuWBXnjXg4OCNzdy4dZAyjqmdhScONhQ61yO4HmmsXve+LoWRWaJF4YwqbWkf+voubiNePcT7Iwm5k+7+OrWSNmt2fcS
        7AutQsPMwsWfKyzw92dq+GuX3o8AttpwfYuf36VYmJOGdtE1nDkVhWY50G12nvNgRTwtvOZZfOkGUpIc8TcTNqjG5CbFVjXALzUKbbpw/O/82T8Y/b//6wvv
        eggOpBBzO2wIdZJIy4dNF6QxfV0Niss2Do9AkQolVAeH++AZH7GXNZpKOo+diM4EKJtQ1ke5d011S6FLHrQkTmb5Qq6+OP4bL/3fv/cvt//FS5MRGwmPLu2n
        gpf8IvXjmDhozDlXZ815N5s2z7qve95o+nJ2dNpuj/36DEDlit8ls+oJ7aldbbo0KqRqKHiZf2Aw1dZnXe3O8672J1/Cb7AvgHTFBJfr6nWPRJUd3fbVLQ3m
        ziZ4AexSTIwpC8nGm/1M6IfblbP0CENKypa6VRqY4LC7N2BKhCDYls/EpdUkF10ffhTW6SSkItLDUhie9/lz7yDuYGfmH3cCfQD1mA6WVV0V8g34MdYm46QY
        X9FCmoDmpxMR6ms7Fwsh6Q9BgQ51bH18kTgA4L3qF6MUUwxU4UHTppG6+lLSzcIZ23KhjZDGFlIWdIvBa+nu+sI7c7fozubkYRimC/FYsvSqwg1UkpqivdaO
        B+n3I7+0mxsto5I7njyU34xACGoXIOvOaR8aHvsMR6Fr8rymFhraIvQCixfb5OOaC/MV2h1BLKrFKqUgqiPXN4ygJssCNB4snD/0WLBtKmjn7T96h/u06W5f
        EqFRVvAHWq41mpRqqRVqqRVr2ZyqJa7QccCED4FlfwgTSBjXnc6PiSB0MddKaq3VQq3VQq00k3+jav384RN0Ng1HhdTfMCuvIsrHGfp3DraOOM7FkXqIhnTd
        zoUpucx85FI7svh4IHItXSEtcMN1HOBK1wJxQyTaAt4nFzumfsGz3ZgO92IBMc8scl66a/OnJRTzkAa91D9qgkzaoOlwHakwBAmJWWTrx+5ANjFtpC3UgvaS
        bd3Utm5oW9eFrNgKjI9tt2WzrLrRn3lueNa6iFYOOPAXGa6rp8gdH5NWmrcze4NzyHvGfbswu/BkSb0iPOd65Fk/Vs5joTqfZdxQ55etxkMdUgKIbZXhZ92t
        JCS/zxwXJkijawN6N2g+Ao8Cg7HCApDT3oNVSRtR7V4GCds/7hlEdK1x74TPijDVv+SlMkbsMKIJr/FOJw68ZrysOXRu0YhexwQqNMKjBN408GqRPzq/KLx6
        5y88lEOAqTSflflos8w3ET1RHL4lSqFQGPMJPn05hJ/w3591mX5Do+ec6Iayt9HwlX+LbBl7hmudF+l39Izru2e9bfcpJtHSDzhBH12Pfrrk6dwjjL7zlHWx
        3Jfu/SnTHTAKIXhwgKQGmnUHBRKP/sH+S0mFnn4idD2HmiP18XPVx48t+Reu58KX+SyEDCa9wZ2MJF2WjSso81csWHB8K+x0Dzx2oogJ8Ci4MZm8n04C5vgu
        KE+K+ZpK+Y2Gz8jM3ODMlE865q3D+xPR2z7SnawaXuwY/46Py6y97GDa+gvR8OoXO8PLXyy26/2DKFJ/bHW4fDD65Rv9wXbtyQDr4Jx00iEZqipW+BFV2cFH
        QEajyliukut0xRwh7uUaMyH5zFhDlQFIEEBkejIZLA6ma448ntw89Llv3TxswsP+iEKKIww6WZ5GFA8VnEMkGuH0kDLvgNbdg1o7MclstfaN5ka5pWptoNAl
        NzEVJ1Tp8tM1N1qlNvXZgellOlSrO2sqqgXChVSRRYRul0iL5iZ1DLI8WUGLt5DZ4G9EkUV1vanDZEfN1wJsL/Y1LU2WA8fv/kjE8j7xm/siPxC/GXJ6U1tS
        B5w6sXf7lIzqeqNvlSnyDGvqE0m7dsG0LoiUdCFZxVBtJLUL6WTafNckWcHXVtHRcJC4QPVbsufCaCRCrw9QdM8sw26AXlrED+C65SzCHemlMFVEZrpHBSiP
        1AqBpOZQNi2yoaWM5ksmuGBCaZo0oZkieSXmAHNNYsgOslcvmINMoY4mDTjxjmCmdKiZsgDmmBAKdhBqGqaOAVC2VFp/3ZMi0Zkhr6zpZKC7BMASk+4ER9g6
        ukQsb9tk9kiRDbjyFmRQqKo8wIRAdwsBVbZzFVAbiFbypcwSXTjKkc207KhI3yDco52CfE0jhfVuawxXfUeWQyIStVlRi1GyB9bNEM0Yma5877IyjBbJq4sm
        jDAF0Q1vMXM74oB0e6kjDtiod+3AdcO/30I8QrOuB+SoW5nOyP0WuIC/RV3AS+gLVXhet6UDqvCb78qkku/pTzB7EMLOTkqQIAozRpaIYqbdNKe3Gvygm7RZ
        N2pq/hv1r5u0dTfq4WCpdRhFDinGo4kZ3OaQEAK9O9GuNsy/sJ6S9DN3wE0t5WtPvSMlxO8gARxk8B1X3hn381jm+9+R+W2zHByl+rPqGCj6Yp4l9IDNEprM
        iD24Kc0SeiPHa16WUHz77offwOAXn89SeR40JLT3TSUDpbMMTdwIUuEQJDOff4uOz0G5zcTfSWFK3Whu4nqcjlhI+C16Ukj7eWN6WZdvQhBOlD1Qij/Z/TQX
        eNzjAhdWEPNB5APMCGQAApvY1FygnAP3x3uE3CSaEjTZOxWVkiApaDI7KeghWMbh8ROaXjEj6CGoD3oEpgVCNLAW68Q4jBci2TO9uzKpPsVaPKRMEVYQUBaJ
        fhxmjq3vBF7NIViI68VrbQDjrcaHcasT94aAT8bC6yD/vrTpiAVahPlnAZCCoW4BSzQ9G4AFYk3w6rpFT196E5Q0VEq6YOlnC6Zr7W7svAilVO8Nup8ugI7X
        5fXARaSGAyt9DZvuwg4JO7wxapk3Rg8byRoAi1rML9ey+eWkhsia+kcg3VV0GcI1u3jQ2sC7b+JrlrN9YTn7Bn7Xiu6LXeyGZiVFOiEgIw8wIAmJqxm4DMjX
        9XaSfZNkwAAm+XMRbECI/XsgW3dIXW0oZ0RwrMEcr+CNPeEexvLHHgzPAjbhNQQ97stV05+D8lWKjah8bU/5C67KszW1G69il6lhCACCib5bZdLLRemahTe/
        ZbayLbOWbZk1okOmngGaLZLdhZHURKvLU85AtEJqQ6k7rkGLXFO/CWzzK6kqOlRzJTd97CKz0TRJzTGhgKHZg++FLMHGhUzZtYumy0gvXFDLe/dCsjCaAHPu
        ApS4tuDo2MQsFUEm0NUL6d1z74AyvW0WHhzg4RhOKEA5EC4A/rkXRhM6ccidBcInYyGkrJNOVmxHXK5LuzKhhDr/4VEEny6ZYIspNs0bGjMXfiEhNsFWxuSE
        4G+A1ZREqf9ApP0bsX8bRE6oI5flIpmZGxXrqWkHO8JZXSvpokxeE1SaXAwRF8MC2N+e6Y0QCSzigFmT+U7kHYzoBWoVB4Z/1fFXW/qDUJ/mSCSSBRyfOhey
        XEnrmXvNldsZrXxouCliO5R+txIAiSKKVA82w9XUE51Rsn+SdIRru4CxFfaSfkFk7W+YAPZOiAcIhcyUi+ByUsSJd9phfyc228g3fEGTzhpFIQ1BvbkmB6sf
        2Zw7o8IsWr18MUmVoeEmGRHpv05+BSyJ/WtdyvZzvRfKdvOyckV4qbTsW6VsOjv7Wrafl5UrGDv717uk7HLuTGeZoU7BvW45K3tCyq7Y871adjkvK1eEk0/L
        vlvKrtpzo2VX8rJyBQTH/vWdUnaPPU+07GpeVq6YPWnZc98jZdMsdAe07J68rFwBTbRlv0/Kpjrrt2jZtbysXDGDrOz9Ujbd4Ne17CAvK1fM3qzsg1J2n71z
        WMvuzcvKFbMvLXv5A1LW2Ds3o2zjYhILDYRWumJuYCJqmY3NwlTpjkxfxD0hiyIajczqyOwZmbWRGYzMXqH2I2MQhDkx+zHjdpA1oGJiJniA1AEUvO5YXRMr
        MuMWkUPc5qjtqHDkTwnUnuYlRuhZbcqUB0muocmSGxNiqOBFNmPy4tiSc4/7d0CPixQaxNN3NSzaFqx3lI58ZjwPxprhJc1B69vEyFJTAN28zcHL3LPMXnnY
        Jq08nCatFAbnibgCBudMTEDoR+IAh/tjMkn3xR0cTsUNHE7GizhsgrsrwvgWPYVqTHdY8hSqWescwHOxftsPJu5AaJAPM+1AqFYAlB0kjxRBAidquJQT0MoQ
        JwFEZZwAVLCOEwYw1aWVSL8RxgG0bYdBqBzTU8CtBbVjtNWO0VI7xoxk3IeG52jA+Jzre2e9J71ta8BAgjnV2kGrFnSeg+krAGGrM1xsNakqcxYyTbhbtPmE
        IzCtc81feBzJCgNNnrS+xaA6b+jaF7HAJqz+ctxAhivau5gUiUlSHRHzI80QcBuzwVHhGr1ccxtn1dUCAfkZDK9xTg/DH2TQkcuzqkbbVTWbSOcw89Yhgf8w
        PE0XBmb6hS8Bs4JXTGsLDle4iyzAcqgT4qz6XmjJ3/tYCyqDilxPGgwyxvZat+HGIRIlhPKGoPOrHtTaqZOe8Duwd0p7kFlq+JGTLW1RBe++G434T6HN0iA9
        oommmXxV5WgzEBdC8vDMna0aa0gc09xil/lbaLCv9YTlek5rPaen6vFQNWBWNFixYmqw+sjC1ScpB+AahIq6vcZJbqtsaj/W4yqWQ4S/su5r5PGDjuKC2hFw
        ThMDs6Zdj/TPpoJwSO/uRzU5NJPfhDaOmzl9ZnZxvdi9FTg4eehjTDD2Maazq30sp+99lBpgUz3Nd7onWgSytF1UQUdU0q62Eaa27T76xNWurp7Gx1VKvS1V
        BeWqTmtVp8tVcT7UbVejWqE2flKXVyY1KdlAFB1xQ1zccXkHwwbnQdgwnHQITA2pkTk9q8ZBKUcdZkDOoTpnzKMPlT37w8nnnLtrzrknaBhIW19FddVZHcE5
        B+OTdsXWzI5wX09HMB+DOk496zo2PBhOUcbTwGC2UsNi5ZpOP75V3+Vlb3XSD6BtxXm756Szz+Ht4lvTBpaKbmnRrXJRtOw7nHLkMt8+L3L5tSrM4pS/zbHe
        So7sSjIXz38Zpmb/8TSoGDc0qNi18bZu9F1TrQgef73x02xHZ1Y7fm5Onwcz+pzvEzqb9nmn3OfFN2qvd+b3+ms3L+33lTSVvM/YaThCBZ2vedGvum74JFOX
        O4l3feBoRvPET09NEqSnG0klPd2Uzcuenkpq6en9SZienknqPD3qnHMTp/MFBEk7tzkMY65fj4IzcFaT4/3wVpPjKWwncsS2UpHjBoOqNZe6b/Ore3K0H+Ks
        e5+qDuFx5j/6Njk1TvRrgec/6drtq3IA3EvafnlMPwtJafCluctztskhYbv0WLsS+J7rVCKokTaGlbuEnCHLPs1/NHnR+IefDn76+FnFz146h+LnAH7W8XPz
        Y/l/LWR5dGAMZ83BXS2CfaE51++Srt+HvCv73E+oGitAKSSCGp4DAyF/HIJM/JipHHXC7LL8UeflDyWkykxGfzKv7OnnNIkt8r088Nhjw7MfQmi59+iJR6Ul
        6Tf6d7WQatHJW5NVdZcqEKHghAITCs7rF0mXA5YwbPnAsU2WU08qDmzF3l0tr1xxVphFcfJYy8/fltflp3X5ti73Ll05U/Xgohb0tGBr1tuY0oalmOwSzKR6
        djnRT/lucFbtuwoawOQGPpIb+Oozuiu1ATEfjX9yIKwjKU9FAQfCxF5PfKFCX/hSRx4+7zK3wYKQIVBsJUMVmDLDSNerr/nMgzy3QU6ZAsb5I2uB8e81wTRp
        ArP3jzy+BfUEPAYFumRtvVmFHp+5F4nEuGdp3Un1vS2yqMiTUJWL2FakyBZPA6U0BCkbfkyzEvi2UKAldtMlb7r0jPZZHsazNBlusqYCSvX1G/3Fs11lpC9D
        4jjA9R6CMUkdd/3ccbdiHXfrdNz1C467BOY2dTju0hf1Nz14UNRBidHl4LauDLYojVztbZF9vdpFwm7pmZu2mIx+tAT/W3d4rb81rDwWd3w42DWG17wPbiX+
        UedPPaTaWQe2E4b+qBMk3m3On/dBvN7mXQN6pz+sbA3/lZdmc7jN+ecrmlHjLo4HrPccjwqdgwkKsaC+bMHwXIX2/uHXAjyutnx7Xz7pCx5gIfyh9zbvC5gF
        /8YDKMSncBXFrq7IrLGPpjROw3xZhZZI0hLCQ15KnRu4fq71hWxerfH83JJIWTg5vwTv9eG1AOzii/ajjjq/txKTXr2yEvtcscMrB/ENfNHwX7NcqrnJ/4t7
        M671Z1xbmnFtWQcFZA+0g78m6c4EKoUdQnYUkc02TdeidHxV8zYnB+YlK7oPgTXQyN00t0QLuUeGP/cVTDYOI87t35ihxh8wOzH4wazYe1o6kMPzX+1Mf9e1
        27FVDc/tviP9hzvXvpLduXZ76c7Vr8x75srcO5e/Mq8FL8x9ZjS3Bfj2s/DNYPuxyfbYXpx12T6c9dkenC3x/Thb4ftwtsz6cbbK/pEzoWO7m2Juup648cqM
        GweuJ/Lw7ibG3d2fGsV7IO5L6y9DqsGEZyLhFTlhiuBVMiiO2SPHK7jQlZMXmCtfTphceNnyMtmSGTVmLpmrtfKS+ecr8a6lY1cWF6ZdNTbx3XR1afn0+cKC
        9tIF7c1b0KXly33TvjZfrNMfVGp+SoM8fTB7ZPhCY0sIW6mGUQMvJSVtbWk96YuJEyKPICrA0jJv+KegYVBJeEPvHS65RlRztVauBq/NGqMlFlBCOC8O47mb
        kFdZTq4dMPaprO9Bg/+3g6DQtzm/i6N/m/PyQVQag5ywTfk3Xd0rYhs0Om0Rgw9Y5jdeUioiVEjZSqCNXD0g8iZpEX4NfzeV+sQrSA9T20oWhQRr1d6TZjEd
        oPlEBJ5jDomI8/8zIiIddkUGTUra3ES7q9LMU1JKfi/XM8CLrlGIgOsIbUT0x5UGxrWGJJ1pGTqMz2j29/rcWjB0GzHcmpzgSiNe5cm1hpALnJyP4jWevBDF
        A55cbcR7eXIuivfxZBTF+3lyOYpvkDZsnp7xtt3Uy+n8isvHNmPD46k4ZnjRjI7c1YH50yZOeNyIbxRueOX6n7m7325LmxuxxFtykoCk4STGAsIJsKyuwaay
        1+yb0QD1ctg/8465Yd4DuhlfRbWrQljnVbs2u9rBa1d7BdUuK7X2SK0vuzbd4/Rce6FwozQ9R/NunJ9xg1P93Lwnzsx59/1MQqnAYZdb9g82qgVC4W4xmxR+
        rzS3Os+6/5FAzCYQAMApkAjtO3rdgirUOj/tWq3g7HG74s+bG/68uTHvxnl/3tyY98Q1b87Lr0IDtIQ1K5MDfrRXfdAvD0gF+oUyI3BCB2X9VIeXZn9kldVJ
        XdV5X1ud97XzbpyvzvvaeU9cq8z72go+pWq/sIJRexZO1DMLn8qvl2oHvCj1T1xb1QIQn55z6tjzM5mNTzhFrlG9vjF1fcNe70xdh5P5lTbd04fX/C0RmLPc
        eWTAuKmr5/M1g89qZrn8RGzcMpap6DDn1n9c2DMWNvupsKx55YYte9329lmGv7rqq33UubI3doZOYQTuxA0notpBaYDc27dleqav1XW+Fc/90Q1w0Pcfg+Lf
        tXK+5f0YnuoooCT/asL7nwG4XgooWbE6hZwhtg+3dXakQ98qNR6yPSKgKlDGiYifQB0hlV5Txh1hUs7TNAFI029zzlVMQ5qRNEz9LjrIV7BQmH6qs8VMuIw9
        NoE0oA4FM1veMN692lR8AAgFXxUedRDbTHQpBxE7tMPJYx6V1o27GXDwj53TcKJDOfnrinN6HenF5AdaOP+II3KzCY84p5KbHjwBtfZ7zQFz0wOPwWlcSv15
        kERocNNE72HAS/Ntco3TFoafIWm0L+3Zin2qgVRhcfkwVlUl+rTv+t+EvKPQ0AQ27+i5a8g7Kh0y7DxG5Vwx8WiQJx51VUdXKSnnAlXOWQUNlHMyGypMKWqV
        cwFvu6kk5vJTkfwTxwrDTjUWO1fQBamCDpHmiCpCa239qqCTG6qgO1c5TbtkZYunsLoFUNBNvfG0fePp/I1WQcewkW/cvrlJSteRpNQ56nzBk5nrvTeQP4Zf
        BzzfFjXytUdlhAHUFH3M9bxtpqr1CMWdmvXfhYgMKCOP+E9cECqL6YDsTTwn1titkwujUQ4Rcjuy9AeZd9EH1KJXyS5MTPAw3IPzbGtnH0R+6Gr0bOC5T7IJ
        uhHMZB93Xzx5vfnqq3qeHq+/x4K9/lWquP7JFCb2r9yQjb9qQ/C/72pZkfZ1V6Y2n9f/7t0GhPSd97/eSu5K3NRs4GZmg9TM5F4vRPtPShAGbsGronDr/Uz6
        Ev245wZndX1raoZY5n3sg/D4uVmIOT1kSpK6a/ICoRAnSVmF6hAF2SKeG+fhViXSoHIY+z3j3wOwIAQ2Gf8kdPBMceMNvfcEGpIKejZ0aKS3L4AVBa+Ul7zn
        sVadsNWlVyC7HWqic0+lUP+HWmCl3Hu4RbgLNsrLyU0YsVogEJvFxQ5ewpY577nek0Z1qWcIJwDEA+hVzmia+1SJesYWuj9hAmaclQvcbwucygqcKhc4ZQts
        ZgU2ywU2bYGNrMBGucCGLWCyAqZcwNgCnaxAp1ygYws4WQGnXMCJJp5ffRJwGdoWrU+KIFsG38jncQFGfaMmOoMQg8ZgK4moFaoh8BnFpG+9DHUFjo/NHWTm
        GqCX5Z0xsMZxomh1CDxAe3b77lcUzgJ9SvDjmYXCDNECo4dynZnl6ij35fzlOiqm+Pj9xhaKbLfQ4ySwnaioABb0wnaqcfUPJ795rXjT9u4fuq4HS+3lwPpJ
        DV/wt3KLES1FNJh9zM3NFxruBoMy7bQeQpqB5iTFkaDZpy1Mq7LPwRYR0GzcYb/iC4LOR/UB+bWlvKhw96npu3ZMYnrKBJ2zU/cZpokreeMvB3CmaoCTC2Dy
        1tMKT5cU0VsYQUJ6v+ryatsa5zVoIvr9wAvO+k/mSW98a8oOC6bsmjVlV7+hIZvyhAZrtsCneMPq40AcHwb3wro93N/5r1iIDC///q/1IY/MmiKkO3iInKo0
        f0NbL5+0aeHSYU32jzp1rA9NI1M1buefeKkx+429JEDFDln325xjGk0sZ/DOCzESzoa6sDlGXdqcTtoMJtrJXuy/0Rf7+mLp5/mv8Euv8N7oKzx9xcyqvVLV
        7hut2tWqS1W6WuU/9dJ0JtGPec43l7t+gdx19fE3zFwbkUnKDHb18cSlX84M/toZfqtKU8NNekzh4OxmrhUQoPPPvBmc7FlKGrZDGULN/d1PF0jl7paaFzqx
        MzUYXnEwAspZGIxAVxe2dQwG3HN0MAI7GE42GM5d8Fmp60I/pxHuslOwQj+LrX5VeJLZum8/fRV8O/HHhjAC16VD4Ct4XfFFcexEMRC5ZGrDRzniBlkxLVLF
        immSpAhZ3VDphr0Z2haB9tgPplwot2pya3NL4ZNttwWq8PA6VzyCAagzRJXbHQQWF5DG0lLQDh0yD+CcoZ2i2FLs9UDecEBdIcF7AT3r1TTg3iEGlYytNqD2
        jRsgEzKwFnaXXtEB+6tO7GP7xjosAbaNJjhtGpgo5ebBpfJbrdmAzfPTHFroEL3FbA22lK8OwfyKaGrW+OUl7GdLmFMOZn3MGj+bNU7q+oSGVKyncR+qDnaH
        o+Ajnf/Di57Flpr5eVgPNHrDOFyMibCwAeTIzAtNtslN+IsFOBS9z9JB0tsOb8/xPcuLqpva5undnmdLurk5RKe63remmd+v+5VtoIDpLteBbQ2zP8/QShy9
        CUBRn/vCyVtejb8IKXCG2cMHqpOCGgpDVSdGDS4FOPYZqhNeb/789uXPPH7sV1664cVv+5Ov/snWSxQ1bP7n3/yj43/xAyf++D/7TfAnuG4zQF+yaZUvpdfT
        ttkkx7jO6EK+QWs+/O33PL9x5ne+84uMTGk++8rXvvTKv43fVf/Bz/Tu7P7xt/9/vX0HWBRJ125PIjgCg6KgGAZMKKgzZHCkGLOiiK4oZgmjIFFAQEFAZJE1
        YkZdEcTMoqwJ1NFGUAETGFDMKAYUVECSmP6q6hoYR/e73/73PpfnGbrr7YqnzjlV3VV1jiInhblphQ1nBa4wOK2w4kxwxX/IVAz7a2NdwdmuZIwY228RLlTy
        oIQsAmsjb2naX2dzhGh1i4W90tsyiAlGsCr5R4+YOuwoFZ+YPGUDxmr4jVthwFhd1SemDuMTUxvtL8ZuMbUZR4na6HVLB4UMmAGKm4b8CPJU3GLqIMPEOipG
        htHsGNmyxvaKdZTtFeMn/F+cuW2PXdK2+TPlKXvMVMMsiewG/JCPFuzSn3NC1gTaobOs7ZipGj4+oZaG3WxysUtHtLMKuXRE09d/52pTLRXXBJ0s+/lMMSqG
        PMc1U32OD21qoBr9rxxy8vakKSSz7dgvsrSsQW6Yc2vIUZgA7c3HE3k4H9bGGhEdqYL8pIH5iY8k7lfvG8zSJNNCpRYoruiLZduSOXln0CTrZDAR81jU9o4m
        /MXXHKQz5jEexlJZ+MisEXLshiaN6BgNhHNZxA8ksiqFvDyxkQWrPampis/+FLPwCod9PWa5l4geOvLMLPsSr4JMKEh5/VEoFDBzrLJ2HI1IVoxGFCOt7Rlp
        Vcxy8ClcgRyfdkYV1Eb3AuyOz1gX3XdgPph1RPd6Qi1BIQsO4drogs6u6sIbWHpHdDFm3ojbYzsA2kxQCIPo0JweE0TWPpGLOAETpOCQj5aG2+Ermiy0xxMc
        Nr4yq+rEDyHyfqdQSIrrD3pQcSV8hxKhQyet2k1x/UGpKq6tSg2ZfEVJ0ftsq8JUXH/Q04ork4jbpnMVVxxboeoV17aCcAl92Oy9plN6SBRXnGbbstOeEXH7
        5Yqrit5VarVi5KlBuhkdKBCyGM+DvH9BLB5+5TZWR4n+JbHU4atDHTIXx/sXxMIF/Uti4RL+nxILcxbjVFExvrWOc22D36UfhlfczYpRsnW0bBtCB6gO0opu
        Voy4rSMvSqMY6JUGfKYExaD9w+CtmCu0zhl+LCG44VHjOsN7QxRXnGaadPmonfUecsX1F7Rh9gQx71KYbf5rYuBu/JfEwN34XxMDl/AviYFL+L8iBh8vaPDJ
        tzvFp6Z2rfoYKzE81PB3cznIFKca9mJGMa8oSF/9POAIyD7wOsbn588Dji7Zw860An/MRB2DXG2wFKMOE0ekFCcIxekISxcx365YcDrF2JJnIecnjD15FrKz
        iF1GYAtY6A69zsLZGa6TsR5a88ClG3dS3DoaCxS384x10S3aoQrfah4ik8EcE6hruMhGBR+7l4PaHVk1Rf8E6J8u+oc2rLYmMIDvf1w039JSnPhAdjCw7YTW
        OBpwQOGi2umg45T46ysH75sRCTnE+Z/GdnQOFA2g27FnUyPWnu2pSva/f7FSo/mfVmo0f1qpwbvy+faUCyxbBx235KDjlgLkJxx9c+MwJiU5yKQksqTVDh1e
        4zKOt9Hb1k2KvHaV40OMPixW5I8LJDUxiutX519gd1lwXOyOCE9c23JjpBSPLIt0ZylbxFO6n8znt7DZmlHouzky1oVMUOOjdYx3VGSmus21qQM600sh2zut
        njnPo7N7+NwtB58aTmPMb7S5rWcsXAmRA00uY+PKBJkbgDPuHfhQLuM/nIsnm9gTJw85gEKG0pH9CzbjdAUdM+bh3JHbFHY6drgKE6GFBTQ1RdNKtI6AjAmw
        sc9cYxayb/xrCwbI9BWfWDBAV+P2aMaCJg6QqdTQeWQ+umMjt71GyEM9vOOiybEaYyiCncp4vdJEp5JxFWHNkJV3bLOdjSkCp2SCR6gqyLQ3NvONzXsxVgZg
        BPTQmMWv4LC5kdwo9LXTRXH0D30SR6e9sNeSr8ZtblmZ3lBLh2+DbMbTL5vxOwpTmPzKDzPjvlcN2cdBQv+PLoBZhBiMH+Bf5YT7jsNQg6diXIOHjWtgp9Ko
        QC4+CgVD2Ikw65e5sRQehnl7jHlfkX8y5Oh3D+NCES1h4K/IKvN4FuMtE3sTRqUyJZK42CFxa0GtJoxqWdg7KLI5g2f1sGZ6eLLK+HpWS0trszlVhwiAHU3j
        zwqtxn+Qi1U81eSQM2NKC3I1wIMbiVhc2T234vr1Iwu+PfH5c1icH3sYdSNLSajYWKjaRArWAPudx/XAfufbjACi2phyxrStQfO9WOxI9MmhrQBmVQVpbDJ2
        oKaTwRq+4Dgyp6mwrQvYfMXmbJERc+TIkY8PzrDJ8IWPrfEfczm8SE4UWjEfobp3U+m9Re0XzsA5qKPQdO+X/IddRhD+Q1djDcYRpobCBAxj+AU7nlMnlka0
        kWmLtjdhqAuw8QAk18zrjjHrvytQA/3Dnid/HRd7viNxNRl1Qd5s8ZucJhPSZPyh48m/2g8mwtSZ6rNwzVMZWUszZqVhJjQmbTbCj6lUfHweH75SI+60Wcgc
        nRYybsBiPF6zUxnuxBekDfFhMnxBJhcQCdg4BZtx+p6KX+yxZ+OfeEqRFtlNwDlxmJw4xObef0pDyvsPPrKF7H98FGysY8gYHkC7Q9A9xS/isNlYD+JvrRQy
        3sRBhbdDrq01UKOw5w2FpxE2Mv7C2oH8TmA7ThzGklsqNpOnsNbE3oPPHyHljV0zaGLzQFwFg/xjp2NXeaTT1UgXoeEBcx82V6FGhge11uGBg4YHLjM88FKN
        uUw/8RizE/hDjaJhXOwbmoyUVCpeusVN5aVhZY7GQYYMqBnsNqvWNY57jPGpQGzvgtXmlNthD+IoxYTAQXGFyup/3UoOaRsXf2FobS8XNZVFPKS11YpFuBI2
        Ly2VXwnlHuuJX33WgJli09X42wFnO/PdgLud+WbA247Pt51mtVn0haONu2FbEPKlchCytruhMUfZhwPnRx8O3KhWRY3WYSnkyEGNceSghj7nU9jjiRpyG47+
        jTFUNtnB2NOHxFBsmcSLTMwHJrT8Owvv1YNzrn+aWyEakNrEKK6/nLs9ZMESuqNPQWTuZvhvj3aTzaH/H492t5X4Xxzt/k/VU3xgH4RaTKGlPAqthZA9WPgy
        SouclubilQZk5oTvrdhe15rEmP0PidApNl9jbHgXdqAzXpFkYjILCUwgmDHMi5OgVLoUUy8OvHZGsTiLmINIbGnUIuyKmq+H1npQ4ki84MiAnZAlCkVcDRT3
        OZvP70gJtdqiamBMD8VE34S5o7A3EZwcRhQqgz8k5kxoxdTRikkdm6+DK2yCFgNxWA3hZvD9gRON2jZMmIiWa9CFGw2DKBedFUhgFbesaGyoGCml6ChjlCAK
        kaktcpQxSh5lw+hsAqIsE+JtoO6ezWJHITVNKU0NPA1b9ZZouCdU7Kwvaqfb3hpAKlZk7Daz4PMNzxE39sxfzIp4GruOz2ehhrAZ7mS1enzXWIjtnzBhHbzK
        y0KiQg2jmHrCqBo4fvwwanImEwkFsRf2XOqnuGgclDouzEwcxix9Cdm+mQk46ihDIRdnEs/k0hY/05iXyOTAgfFQCmNOApqlJsYjzZ+gSMQ/xmLx8OY9vBYd
        4aRFSeFbNFov9l3gCy+6Yw0h87JDjSlpeT32FA+7FN4ZU9h7kxSvMfuGwv8oJuWIzmXG4F2tQrY9Vd6AzucKQlG0UGMeEcdQIyjqjOENtC0L1hEtvnGRPW1I
        QHTsDnlAYyFPQWiBDxdJnqEJId8Ub4/EZIe5hQ1ExaAqsnDNUERsmxve8/m9cFy0AzOWOwFtR2MW2McaCmrZaAsl2hCN+fUZm7lCBo5gFq3bpJejKr1tCpDE
        4OJNYkhM0eY1pZ1oRJixqvpHYSY7d/krycbc1rPyamjLAA+JJTZYz/thw4Aa2jDAYz5yobPyPLxhQJ14RjImuDEPLxPDMab1oLw6dkiJtguoKx+U5wnV8V69
        Xx2UV0Nyh7fi8pzQvn0hT1nPq6HsycZrzkK8NYWzEH+v+aeD8uiV1QmnQ/kSHY88OzEbZ0lZHMZQixq+U1Ock/+hNF+mNN+20pQPyf8fKvarE/LqSLFeY7FY
        v9whrfmf93Bo/uc9HMhGkiazhwO/jGogEypCnsoODs2fdnBwlXdwwHkkY95dTZfDHPJsRdR10decnzZh8OUe45B8C/i67kJf2RJhuHuIMChYFhIi86KkqRBP
        Zg8Runt6yoJCZV72QnfhfJ8An1CZMGCxv4csWOjuERgmE4qYBcrXGk9dcsR2LS09itSjv205Xr1+8bqJW86keyQ0pmwI3TbLc8emW+dNklYbfKw2Hvc+OcC6
        j1GRxbHRA4fIXA9n+e4wr243/NOCCufwSwtXeNyo3nnoxNB5+SA88GTR/sz1fy3addS/6zjWpciLz/a/7Lt2SkvKXpNb17T3VsZ+3EZvu16ckBq10GWGdmpm
        zmDqqu3Dfvp7zlSV3yqZ53Ch4cFcLbf5GekmibL3J5y35X3Ledfj2+bh+yaf9tVxuT7+6rqclzm7zz3d39vj+Oh7yb3Avjd2+/q9jTn45nRJ6U3+y8e3Nob4
        bO/d+/DQqDPWplp5X7/ccI/XDb+WQUnz4gT8uyyPvy5VRWRSlDTG9O+grXe3DNfmre1/9KpT/+Fz9/UZcjCzcI2t7EnWtFNm1Ruq37m91rlEVURvO/ZZNz95
        5Pkz/cMNHi9JezHlhOa8CWLf5Mhph/VfxZimdT41uGrVb/7vdNvfOP9mym/0o+yN1vr3TB22+D8bdMNGbdyB07U257ve6eq/S2fE3gPjx4edNXA+UDYiYaBT
        nHzXgXE3x57Ln3rulWe70eVmj//iOL4wousA77dBk+e6jBhSvCUx6Vvujpa3phkjD16zcuWt+fPZ07wR9fELGr73E+gfbj4iqLh0kZIeiBfwWbGUNBtdUylp
        AboWUtJ76NpCSV/BK9vxT0raiG5c8ilpwu/wpnc9Jd0CbzixW5Mp6T50J5Sfp6Qn0Z2J73tKegndfWJvoaR34B3XMXv4GUr6At0K9t2ppKT16HbA6/gNlHRF
        goDPi60XvjpJSTeh+1TxobkVlDQd3XPpIsN1lPQ4ur80SL7nb9gj8F7NMczel/+Ekt5Cgco/uL0KVlHS5yhAukpaCwPqsUv1s/veK6Oky1fCUNJfAeYRCSsp
        6QYUOjGtHejsfYiSpsHQXo20d9duGObdbl3FjtdzdJ80PV4RLtzXJen0vsB9irC9jrC+3/qrNxQmWOM1NzdH2IHlJOzykn/a+p76+jQS3vvEeQH3elFdEQlP
        2Gq8fKRjVOAX8gJSs+tkkOnBzEu7iClGP17FeOsOXWwuMWHzgsuG5flTn8Y3MqXFSGbp+tlv5XfcwWxE2O10vJN6UeSNbbk4fCehh/DhmLNd887VYFuOI/Q6
        1idqnXTZHrYVt831vr64yuX5XqAnx0Y4M4pnf+3zsuu6iV2qUPjllbQZ522KS3JuftiISksZOq42k8fh9buckY2+MvOu/+nfpWD45azsrS/RZ45eVNyLwFlv
        I2+YR6+Hpa0yi93zePXHF13j6NnHYdsybYT80gBRSprHYKtyirK8Zlzfd+TIJ+x9u4YarVGVKcpRd27Y4/aS8ZF3Jo2q+fiAKlz42add4j6d670/moaVJVJL
        Ry7lar1d9xv1/sOpTdoZsWV3k0cm7Q32jn2Tsdf2VqnL6IQY0wf7R0trFlXN90z/vff9BXNPJSVtn+TnvN9R0v6Af7G0qeJE/XeZ+vNiF6fiEpHY3MLSytrG
        1s7dw9NLNl8kEolF5iILkaXISmQtshHZiuzEIrFYbC62EFuKrcTWYhuxrdjOXGQuNjc3tzC3NLcytza3Mbc1t7MQWYgtzC0sLCwtrCysLWwsbC3sLEWWYktz
        SwtLS0srS2tLG0tbSzsrkZXYytzKwsrSysrK2srGytbKzlpkLbY2t7awtrS2sra2trG2tbazEdmIbcxtLGwsbaxsrG1sbGxt7GxFtmJbc1sLW0tbK1trWxtb
        W1s7O1hFO1i8HczaDiazg5CqFg+cL6SCAkN8Qn0CAwYtabuNoKB2Dw7xDgwMFfr5+PuEUiGhPvPnB8DhgfL38fPzCZF5BgZ4hVAqGVJhMr9AT5/QJQNDfBYE
        UMIQVEKILDTUzydgAeUeKgwkIwcVJAue0JYRFeoNhx7vQD8vKig4cKHME445lF9goO9Ad2+ZuxdK6SdzDwkViilUL1hFeCeWDTS3FQlDA4ViGbxpiwRzkwnn
        B7t7oraQEKoAxAL94dxhcIgwPHCxn5eQUh7hsJlSIYoc6uMvQxVH9yHu/kF+MqGHbH5gsIwijXUP8BK2liaipCXrBfwOys/I4CitgQ/6tWYZ5eUTEuoe4CmL
        EuZlC70WB7vjCg4WhgTJ8KibJODrt1JUEVmIugIO9bnwqR6uUlAwbEy/EKEXrBuiq7QcJ2QKtRf6hAr9F8OKYbrL4CC/QcCf5i5UdA1DhXBvH09vkhWucyu9
        FvjAbFpr4R+IQIr6p/FfWg5z18dNDFwMc0TTCE9UbT8/1KTYjQK+TWvWsPdba+ETInR2d8aKyScgVLaAECMkNDAoSIbJC5sMU3cQesMsAwKFIYF+i1EU2FPS
        cvhAz7it91B0jyWwdrDETQJ+J6HMT+YvCwgN+aGDpanwmaM/7Eh73LeQ+0KFMsjGQpl7sN+SVs974ZARWxuKqSXGXCbCf7BXYTa93BURAqCMeMBWheM8AwMU
        zGKGCtws4IvdIZndA5iM5vsEwzJhZn6IdUK9Yb0hIVSlSFoO03VoLcEnQDhTZCYUz4at2yLgG6v2RWs2SiyZBSMKWoUW8pi/O5RdaQmErUwI40DUxFw4AD/q
        3z/vmGIUg2XBnlIVL2nSVgH/t19RB0ciaRENfAK8ZBFIgGCrEWV9YEQ/9yWwYZC6DN9glmOoJoYEhTkLsJjCWsHIUBeEwsombSOsRWB/mDRE6OHu6Ss0gS2E
        Ty1+egopH+4e7AUj4L8AWD6iUCAjzKHuwaGwOJhS98cnkAtgeclEwkiOkKTzETlRYfBRd6TOAoRKERgt4iFjuPUJjNO1be+FypZJR9irO+F8pfkbfN+DZe1p
        uy/fJ+BrGdhxKfQuyMKfPaXNyhjy7qZBITNcfGP8hRr+KXzL9US2qkk8iiSugBEbODWynofA4DsBDssflw9FNm73658GBba1qXOOaZ9H3j0EhXmg6vv92dVd
        1FHYMae5ENikTzhcfKwbCkd86lIMjIctLW1u1wV9pxWpbb4FfNJD9+ns74Cf71hfCsqjdQxYB4xR+ODzZWXgzK6Xt3w6dUJhDcHsh2C63yn2tU49UHrb2aZP
        wOLe1hHVZWdRfZJXhpSDozE+978NNsbPhxQ8A+PCixLWvBqAvws361QA8asmt+h6W5SfycfxL8DRi2CibrYNCtv6LHsJOr54y96ZPASFvVNSXwHehCbr4e1N
        UFj49ORr8PtfNWHLXC1Qft6x8krwYPgB3pmDtig8pvz4G2CpF54cXVt2DuU/f+db4FFtIer6VoifrwiuAq9uR3RcZ4nLqzlmWw1uvuml9ZBvgp43L31XDY6+
        W+J9sYsDel7im/QORKm9tZ92pAtuv5HRe/A+mf2g0AnX3026+z1YebvfDONdvVC4ObrdB3CkYPLphA0SlF/JNo8PYFp6+OHdo26i+sS6HvgAZFNKTGdX9UDx
        U9eWfQB20hqz/n84oPjlRo0fQM9h3T/4Xh3i0Mpt0orDAv47jupD1cSqmasWrlo51cqrNk618arEUSWeKnF/Ir5K56h23k+dq9L5qsyhyjyqzKXKfD8xpwrz
        qjK3KvOrCsdPwqMiXKrCpyqcqsL7o3BLK44oJJ4m4DmSiCaJHEimNMlUUShNCnUglaJJpRSVpkmlHUijaNIoRaNp0mgHQhSaEOU8IRpNiHaOEJUmRFUQnSZE
        V3QKTTrFgXQaTTrNgXQqTTpV0ek06XQFU9CEKc4TpqEJ05wnTEUTphpKmI4mTHeeMCVNmNKBMC1NmFbB1DRhagfC9DRhegciFDQRCoXQ0ERoHIhQ0USoFEJH
        E6EbSoSSJkKpEFqaCO15IvE0EerzCk+ysPOPCfgtHNWHqolVM1ctXLVyqpVXbZxq41WJo0o8VeL+RHyVzlHtvJ86V6XzVZlDlXlUmUuV+X5iThXmVWVuVeZX
        FY6fhEdFuFSFT1U4VYX3B+FWjPh6qKGUtPKUgL+PNY63YdPDeedNgmwmLKsv1YwRvBBMnL+vzNqt9kjTW7fNMTmhm5LWGRb5r/QKjTvjtJFV7DPOrGDpSmB0
        84jTsrXCM0lP9TM1uy2wX3bjzrx1i72ctcdFf3iub9SPM3950/c+3wpG74y763Hx6mf/vLqi47snPFzdsu3A/fU3b8+J+tTy9/uxs8/s3fx82Q1p8bBpFaOr
        733b8fZBD1r3WmwnlanN1hw4T8pyUJm0UG0j2FkY4arg4NDONWDBuLKpFscBVlY7zGqAlUaX2k8rMT9UdhpeA15XzBr8bLch5ses6TVggMO9NNO/xuD+9w2q
        AdyL/o/8nw5FYYORK2tA0T0Ru25+dxQudEipARyd/l3/tBmF6e92sgbY2FfFZ1uMwSPGxms1YMVDzhmw0Qn3Z3VFDdC3FwjWpuD4WfM/1wDjgKePXG4cQ/xR
        wupYCwzpqr0uM+vwdOvcgFpw8siLb8Htcf2ydgyrBa8/XOUa+1uh/AuTZ9SCI12Tel/5uzejjINrQTdul/6hncZj/vu0qhbovw+3ObfBCD2vnJleCwpPvDw0
        MxrXJ7H8bC0oCBrg2eXxRKysV96pBbEzYw/sWG2NlaHLu1pAaV18WfhqNI4/RK0OXDhTsc4q3QCFk8b2rAO3B7t6FD3G8hG01LYOTC7ftOTRIUxflxuT6oCR
        627zoKkdsbyN9K0Dl83udO5S7YiV0dP4OjC71k/Tdirun+ZdKXVg8c2URg3WaKzcYnLqwNo7Z7+LZ5riweL3W3XANOC7UzEtxvJztLoO1Kd2c294jkdwjW9q
        H0HmqMBDOWulWF4XGX0EK8VTwxy2T0DxszQkH4H4hVdLtnA4ej7v0tSPYFD4kescN0NMrwOLPoJ5i7tnXD6M9U3QkTUfwcG/b92W3MT1sX144CPINjo6hrqN
        +zd3YP5H8IkS9h69C/OLy/4nH0Hg3Mnv5wRgemqMbPkIYrgtxt93jsP6p13nejDLPH7382Dc3rIGcT0YwS3w/6OdFa6PhnM9KHl40dHJA9O3RrqwHiSE+Y/4
        qo/Lz9mTUA+e17nHdGmU4hF8QHo9WPr3y2uRLXjGUfaArgfDKzoVHHEehfXRsUf14IP1kLslj3F5Ecc+1YPFeWZbrAZaY/3+oHMDOLRNQ9s8EvOjm6llA7g4
        Tee5uil+Xrh3UgMQh/UPS6oehvXd6MAGQFltmB6XaYmel3VY2wDept3tnCt1wv2pntEAYk7ZnZxzbiQKJ/YtagDr+mjnWF3B6Q0CXzeAB8LV8oatw3B7nvEa
        wfRA9dW5/ph/sqJ7NwLOsma3vAFauLxRwxtBwYqLrNfbx+Lxx9ajERQ7/NFb9xDOr8x1eSMY3Z1ecGLHBKLPG8kMDvNfRIfcRnB83GaNAWmYfo7HnjaCt80B
        iYPuYfloXva9ERhGN0vGdMH0r1zcswn0CNgb+X71QDyD3AGawLhNGeGDsrB8uVXNbQJTO2uGrriPx0cXn9gmUL3efOK8mxTmF720JrD84Hnr9m4TMf+9u9AE
        LDdd7NexPeZP24/Pm8CdwS1PuvDx+OPWj9sMriVNDB6s44z7648+zWB1818mz65Z4vK7jm4Gm0u6WvyePxQ/v+/dDN4J1b229R6H21+wqhmcE8m2+uzH45Hj
        y7+aganD4wdqrpj/DcyLm0GFq5Y0OwP3V/KR2mYQGnfaI2SaGMvLTL1P4IFopNm39eMx/W1sPoFEzqoUeU5/rN9GzPgEDPdOCE8a5ownE3HLPoHmUyL7sjKm
        vbWpn4CN0SibJkccP3bDxU/A+nlFbHzPkbh8z8pP4OD4OLG5OR7PI+a3bwF37m7uY/oB179mp6gFBNXbybYeYeST49oC+nSY8WJALa6/IGVJC7gfuCR/x+9j
        Mf19U1rAk/3lvA6iEVj+fPNbwFXLjT2Hq6nh9u2ubAETQipL7TNxf5qoa38GmcM0ps9/iOmTs8fiM7CvP3ou+lJHrL+Cp38GTUPWWViXYn1UExbzGcQPdbWp
        e4D1nShr32ewZOtyUZEQ939Sj2ufwdDKHn+E1uDx2C2v7jPIGSUcUZOD6VO+s8sXcODT+x6+pcNRfvMyHL+AZoekxUV5K5F+F9Uu+AJiq2c7VcXZ4/r6r/8C
        euwInpZXiPVFuTD7C0h7Ni07agXWL278p1/AyRWPxeW6WJ7GDFT/CgyWeD9ykjji/ls5+CsI6S3vVNGxCo0X5QZuX6E+vnn5oTFOb1AR+xV4Zo2Ov7wA8xv1
        6tBXoDUv3nTzfVzfGqPbX8GHcTPZ6VpYf4m2ffkKpo662vDgER4fDEb1/QZqLjaeaZyM86sc5PINOJ4VhbFF3bH8TFr6DUzfO6Orlz3DH0f3fgO7Is2uJfTG
        /S8aU/wNhEdvjMxdg+lRY9jyDTxhr0uc/dYO61PTPt+BcODgzpmJeL7kFubyHfSNsucMCMblZ32N/A5meGR76nTF6WMvHPgOotu9idN6Y4f7N+/2d3Ar0ylx
        feT41smABmIclHhWUzGan6anafdH88Qi7yN2aL6mtd9HguZNGswVXGZwsJeJB0g6oMgvDubFZVHS5CIBf5dwZ/DZma7f1wOX7xN25QuN5X3CDp11/bobmG0Y
        oTe82ko+4IEofvnnA4BXu7mpOUBD/varWfbMhqOgO7iVMGGTRL7LNUp7d8NxMLp5tsmNizMkOrXsvgbvs0Hy0PbjZZ9nyfPVA8+nVJwFK6en9l8fOVcSMPiv
        HWdKaaDfPiwh7PZ4eT8b7ueWZxfAmuIHetPHOMn9PC5Xvr+bDwxN3rQf0nW+ZGGeQ4/lRZfAUB2WWcYUFzl75g2nyNMF4Mry5hNZo3+T9E3we3NwfxFYZ3ni
        NatxvGTPvI2T7yVdBRkvy28JIo0k1tOET0vDr4Po6Zad1nr5SR7Hmn1aPLMYnDvaJAnI8JZ4eJZtu7SrBMhy2tuNHhQmiajlpzesvgk+Ga4O3dveUzLqwzSh
        TcQtsPyL/+3r4UHya1XqNuEet0FZ8KkR+zx95O2O5lnvHXcHnDnuKnlRulg+7vqk7ZmiUhDnmBjrNdVD/rxYkxOvdxdQPRd1mha8VF775IW0S+NdYPCm8dVh
        zyh503FPp3ml98CO3qazEv8Mk/QxHGc34VgZOLg+NJ3vHykx8J0wsnTNfRDe7mti0aslkq+9ruW/93oAvme7GFZPCJb7zdrffYP9Q+DocuXvlc+WSmqKnItO
        aD0CluM3Bd24ECWf1NFs+G9PHoHMWoMRLWZL5RPPuvMW/PUYPJcNNo4xXSqxnKEfUxX+BFhZ0heGvgySGOhN4T92fAp6DbB9tNFuobz93gshf3LKwabSorFF
        5qvlJaKHm6Nl5eDVWM+5Y2cukz8YPnOm3uVyMNHxZMeW0OmSQ7c+75zd5xmwep/77Mi5yfKOUecTZ6x4Blj5VHU3jzWSE9+eZPDLn4H185eaPDWZLl+Ycu35
        oiHPgbOx7e5uw/wk4nWi6eu2PAcrcy9nhaQEya9cVYv3eP8crC2u2T1n9hrJWZsb3WpGVgC2boGNLnu5pKv+nW52f1aAUXSZeLgoTl6/NSUH1FaAmhF9x64u
        jpZMnblkptrIF6BwCehcEhYjf5bSN339thfAbW/dyh3SYAm3+tTMJ5UvgN+S4+eHpsdLeqr9Edlg+xK0n/wgI/TscvnZwSE9y1a+BC6HLpUVvVwsN9jZeeUf
        pS/BldeXnNax50nWRc7W1TJ+BS5Ualv9nu0hX1ney26+/ytw5mxlVeDbMPn2ofyNydmvgPalRHfb2FVyy1ERlw5Qr0Hjk8N9JuRHyHXWnVm/bcxrkBbv1nn/
        sdGSOeLZ53zXvwaONrF/pKrFSzal7jYxKX0NDtkP7hE373fJhFWdsku6VAL907f7ezRFyi/l+U3zmV0J8nMKYwJOzZc010773rC7Ehgu1Z+zY+bv8jm5fx5a
        +qwSuA/mZsRdiJYbDBwx5bPRG6A+S8+i7/7lEoVWiMVWbMgbR1IjoJIOBIm+l9J2LoLdw1MGnWOcH0O8pD5rwN5S2udM08Cjnk8Y94cuCM/M3zOmlG7qpuEZ
        3bkXE98S4o5hL3o236HX1kwc3vil31DG6SDEBVFVu3feoe/Ny3Dr9tdQJn49nI0JzGK2O9yhuV0vOgaDbgxeBvF5H+ZdrL5N64gu9EtgqzH5yCHuUt8lYcdt
        umFKyKZJ7w2Y+H9CvNyklie5TS/rqm2rdtqYiR8LceGzM88rb9Flptnbe0T2ZXAviNf0bJ685RatcXGRvmitJZPPGFSfr6tdpbfozC8m5t91RAxuBvEsE9c3
        1TfpnPQTmpHOBkw+ApT/nYFayTfpHd2sl9pHmpJ21QOK2lFFD7tJp6w6+bv7DTFpF8RjZXOpdyU05+AMk8WPSD3lEBdMd72+tYQWt3MVrt0OmPipEC85sbmP
        YwkdM7A+Jce6Bi9LU4ko/1cW7KpiuqCy1DxAPJiJ7wfxeRM2tQwppockRW4asHsgg0+BeGqvFMt9N+iT10LGbzK0ZXBbiAuD2/vVX6ftkrKz4ubYM7gQ4rkT
        fY1mXacNva+c3XDGiKmnBspfP1eYf43ebCPbwdHszcSv+QjzWePq3f8a7biq4knIVzMm/h2IOw7a03fxVTppSsQgWsuMiS+HeGxczwf3r9AuNZzC7DhbJv5e
        hG9yKhl6hZ5hFmCdtqw/E38NwpOnqqcV0cklZr33j+vL4KEQpwwWLuMU0fcLL0x7q0X4cBbCCw6KZIV0Rbrz1azVdqR/IZ4runu0vIC2FKzvHpXSkcFFqJ6O
        Dc2OBXTaKtZ2v1Mipj4GEE9tKlmSeplu0Fs7ojndiolPIRzJyyW6rmqIQaAbqT98m6OEmsfNIi7Rw0YsmeS514LQAeLlydN8Sy/SrrJDnWJ5hP65EI+96mc6
        4SItibByv9Ben4l/EOKp4oFVB/NpB5fZy7KPGjLxNyP8bwefnvn0563pL/suGMDEj4K4YwaVviSP1pjU67h5vQMT3xviuQO177+/QK/32hbk2akz4QcUv8Pn
        cM8LtEOYlO7aQ5PBHVF9SqKi7+XScfXPB10/JmFwExSfHnZ2UC49W7t8VsvBTkSuEb4n/eEwmtbye2qe3YG0l4I4ZRqg3u88LYEveWaWpJ7V8G3ccbxpk+Y5
        2sLZisodIyRyAfFYPYODVWfpaT2fnorYSeh5EcUf7q1/7Qw9viU7dcUBkk8WwoWjhmWcpt2DIvqO2W/C4H/WIr691eePHFot5/MIXqmYwdeg/L0CjVKz6e8G
        8WnjOxD6RKD4AcFZkafoDtM/+DgFf2Dkywvlz3/xwfUk3WtdwpptJ4gecEH4/vOPBp2gr++Ievs+l/SLI8rHcOs96XFaELZi+8YSIu9mCF88ZKbBMZrb62Pz
        H2IHwlcoH9edK95l0ScyxvjXs+yIfKF67tR903KUnnLJY5gNh/BzfQ3EK1aPTs2ked8a/y6YbMzgL9DS2sgvpvIM+ugy6YaEm4R/ShBepL1i1iE659ulbXF6
        RB5zEW7R6BZ6gNY8mvDy0XJCnywc/+jMVftou8ygLSGmpoSeeOmuYEyvdHr3i7+THm4lcrcG1Wd6RC+rNHrnvp7Z+V27ET5E8bUqHFal0JTdy6Eth4je8EN4
        ZY/g/TvozfUzZlXdGcDk44bw05NmXNxCl630Nzo1hOjnMQjfXdV0bwO9v+DLCvsuegxui/BQs0XFq+lF285tK+9DxgsThPed3f/1Clovrf/3C5okHwOEl1Xp
        vg+n1e1v5d0eq87E10B41iF281y66pJ79/lywrflHyDuNp2nEQQiL4uvHp1P6p+K8MT0Mb0TQXn8pQ4jXC0ZfB7Ck/scMt8MvtkkbLRbrsngJgjPdsubtRNU
        0kdzdF+R8aLyPcTlHjNupIHtn9auLfjTntAf4dzxsxbtAyZhF5+uTST6IQjhoSdXph0CWvcvOg/KI3xoi3A1r3eTM8Hds/0HzC60IHoJ4o4pJ5N/zwJmSZpB
        j1/qM3jhO8iHZfnWsmMgfWaU5l9OfKbcJIQ/5MwZcwJkL7xVOSoTMLgbxGPvvTYcfAo4S+5Gb1liROiM8LyV1rezgdqCIIc1hYRuNdWw3AkD83NPA++EFSm5
        2WQcyUV45trChWdBQR92w1PDIUz8RIhTG2Wuc88BnykG1+yeE33rBvHY+9eDdGjQw6yfX88Kc0JPnL+VlXsueKNtaTJKZM3gzVVQH+bz+kouAE3ZxPtfG8j4
        Ugjx2Nj76w3yAKvAJaaH/RAGT65C9L8a3pgHtOrnGYlMrZh8vCGe69uhojQfOPlp/j74c0fCbxAXfvt299RFMHlJQEO1MdF7GhCf1/272/ZLgHfFZxuvO2lv
        2VuIR+wKWHYZ3FY7IErsQfRAFsTLJ6qflhSA/TxK69B8Mv+JhXjqJNmFXoVgRQ/PHQ+1ehA6QFz4V1Xiy0LgqDswY9YyQjcTiFM3rm8rLgIVehcFgxOGEn2L
        8l8lebfpCvAxmuoyPNiE1OcNzL/jnkXTr4KnGw6v0D5J9EzWGzRuZpgIr4HLS2e91B5ExtlEiAtjOnWuvAY6bdHck1FOcDeIlzc+SLl/HVRNLfC5PEjBhxCP
        zZ6THnkDjLVe0uv9HC0GF6D8nTs6jS4GcyKf1o49QuhfWQnr83hht3YlwCBltffa60T/5Faiecs820UlQN90g7N5GNHPyRDPclj+uawEWLX8trKwktAnCOJB
        1h8WSG+ChsMT4tTbE73qAvHcnUP8t9wEeodv2jfdIvNPE4g7Fr/W+X4TXKgBk2buIvE1IO7iPFYw5RaoC/+Qu7Q7oXP5azgffhRVc/4WqOe6jGv5k4w7uRCf
        d/tZrd5tkCMxur30OaFzMsRdpproL78NTINSN71YRPRbBMSDNp/sWXYb7LXZNSDKjOhtN4gLG8HuwXfAFItlOiPUSL/YQjx2i/a2lXfA3LpZo3IukP4VQDz1
        TJVN4x1wurf4qtsFMj+seQX7JdJw+MRSMFlzQ+6UP7oS/Y/w8w+vHCwFzdVN7XYWNDHjWhbEk2pWlbDvAhl4GrbhfI+hKgsTuW9+3ofxBGI6NUAFbYQoGy1V
        xL8V8CcJlbZgMFs10NsFi63AuqHW4T0bzBlTxYlbhYEjdP5XZatHOcx35P7BkvJ79BXg8bVL7exP94GDaYXz68BCUJpWsXP3mddgeMLQRX+/ugD6e0St05/7
        Hkzzj9vduDFLtbJHqgT8bDXGOZfRL6qKqoW9jZMXol7k2ptc+5BrX3LtR65kiw3Vn1wHIMyaS5kqhQeQezMlLNeWSw0k4UHwNxhNQgkuVsLN4c+C4JZKuBX8
        WRPcRglHJLYjuL0SPgT+JAQfqoSjj1CA4I5KODp4OIzgw5VwdPpnJMFHKeGj0aBN8LFK+Dj4cyL4eCV8Avw5E3yiEu4Cf5MIPlkJ/w1NWgnuqoRPhb9pBHdT
        wqfD3wyCz1TCZ8HfbILPUcLnosGc4O5KuAc6GUVwLyVchg52E3yBEu6NtvIRfKES7osmQQT3V8ID4C+Q4EFK+CL4CyZ4iBIeCn+LCR6mhIcjZUPwJUr4UviL
        JHiUEr4M/qLRAAHxGCU8Fv4UO7XjyHUFJa2sFfAFpWX73k8uXJt69luGU0hNzrr/AYlhVi8t+QMA
        """#
}
