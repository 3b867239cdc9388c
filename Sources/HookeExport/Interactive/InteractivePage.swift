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
        button { font: inherit; min-height: 44px; padding: 0 16px; border-radius: 8px; border: 1px solid var(--edge);
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
          dl { grid-template-columns: repeat(3, 1fr) }
          dl div { display: block }
          dd { text-align: left }
          .hint, .keys { display: none }
          .because { min-height: 2.8em; font-size: 13px }
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
        <p class="hint">Drag from the <span class="edge"></span>. Release to finish or cancel, and grab it again while it moves.</p>
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
            one(".edge").textContent = data.recogniser === "edge" ? `${data.edge} edge` : `side of the ${data.edge} edge`;
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
            const { corners, phase, outcome } = this.#core.corners(seconds);
            return { corners: [...corners], phase, outcome };
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
        H4sIAAAAAAACA+y9C3gdx3Um2FXd99n3Ag0QJEGAEqubFEWKAAkQIEBQssVGxIeepG1KoiQ7JiVRdi70ICFaUUKIuLJohbOjxEjizdIefaNLSra0GylBJp6N
        sht/hh1lVsl6PEgm34ySOBN4RklkW44hWXG4X8Roz39O9X0AF5T8yO5+3w4eXY+ursepqlPnnDp1yjn84H3KcRz1T+l7D+nJSeeQmlST9HAOpSbx4xzyxHHp
        SW9cDmj28xuOm+D0ExN4l+bvOJcJNXHIQeoJZHPiBL6cmKRI7yRSnDykT5ygEBV5QvJn/wT5T5xAhidOwKXs6fvcZPLDRUxMTEhuDoqZPJRN3pI/dfJkUrGT
        J1HyBDJAWSfoyS8oBg2YEDc/2ZD5hGROzYNz6eRFf6oNdg5l6qrANSSPRtEMSnIdishI9klBkwy5kydR0fQkV5xaTC6+lefkSW7TpIAMeZ1Eq09SAA0kx5s8
        KQ09ycEcA06AR7AHvBGAixLJpVrxU/qaM5rk/LiP0idOTNAfeuMEdzPnVKzmKjn7k/WhbOKlr7K2iWga+yiTtETBR1CdFKhMcHGZCfmhL1MUwaCfmOCcUB9U
        lJ8+PsPHNucTdWNBspuQgWLzk3ySoTlh0wqABQyZyaQLACAZGDJwTiSDxYF/QsbnCRn4J2wfTlA4Xa06htfkoXDy3X6SiUWJa0NaTbrn9Q+0Um7KcVIZR2/U
        qazW2tMp173C8Vqc4ibVXewperqld/PqXMa9RNOkXd3qZegD7ehUpsPr0Hn62aL7simv39k6kPLSntfmtOlLnayX8ZxBp81R24baUpdmh7Pb076TdtIjO64s
        rEk7ecej0ihLo3WHR2X6XipFfzqDYtJplUmlnZxSnrrKUao13arU8tzy3PuU0/7+FStd9+r2nYWWlnj0p/Q1Kq3bC+2OsyuMwt179l7rrLju+htudNbetG5d
        bt/+D3ywpTNfcAjlLPvQsgN+8eZVqnjLZYG/zEmnlysV3BoEOnAOFrrWrzedt3Xd7nR2O/qOLp3OqQ8rx8t9pOCls1QPZ232py93XZeqeolDtVNZ9VF16HJv
        5cpWasdhx4/uVOm7cq13qyPLlHPPx1Z83HWVLqYvW7Vh1c9sIIS3ppBWmv6c0piXUUfVKfpNuYqqkaUJEZfLgZ95XPnp+47c98D4z2nHu2f8yBHnezp39PDH
        jnz03gcO3+1k8uwfP/LgkeNOtwSOP/CJuz7urJZUH3/g3rsdU7Cp7j1y+MEjzjrfBg8/+MD9znpJ+ODHH/hZ53JJeNcD4/cfGX/Q6Uvfd/jeex+4y/k7nXtJ
        KSdW/mOqY/lOAvK80ld8Q/+l/rm/UfedVv9C/Sv1O+pF9X8p+Cv6ef3b+ov63+jf0tP6j/Rr9Pstfsrvn6s/U0fn9OFv62/rgYFBejT9HxoY3L702/r/be8p
        2Y5v6ysL6rr8d77b8gPdp9TkWicOxiK1zjEqdoZ0gZxCKQ6ME8xrozboQog3QYkSOP5f08SYNM4GnQ213hnPvRFs0E7s7C068NtwpGJlVPeQpg+9nW4t2U1F
        p6B9x4+dwAlV/Bp9QSU68atvBEbBgzwmyeMjij4Jld6pdxqNpBS8ztuJHI0Kvqd9in2Hfpzri4q87vEkS6Prs6Rk3qRRu4qaGvRfdOgaam7JUMvwG2jjBn+l
        bWkpo/xWqp7jf8ChUgkcN1FhlJRyj9ySca6ngGPc0rXHisqVqlDERtcZdmm+xtlSSEE4gJgaC1VB+TbH3yzo/KQ+KcAuANhGB5620PfW4ft31DFu3Bu6y49P
        fyEIU2i9nkTWD0XuC1FxNHhs/y6koY9TRjK5iQoxxVHz2P7aC0RV80OUb9y49ZgfuRThxgBkPDMfkDcoxW6QjlLkVcfR++Qb0lnfeGhH2qQoRehTLc1YlKuv
        JaqfPAmwXb7UMrOolnVPZ1GtdBw89ELYwr3c0AZqtfO8aRnte/zUaNn+BHVNzKH1wX6T26A9Ajc5zRqt4o6SH2bQadfRMKEhiP/rusM8dV9+V9E1vsn0Os4O
        wrd+rKilJgMnY/LoP8KP1HX6JHfDTsmc4lu0wsByXjDqhVHz+Cka0+hvtJKftRcKL7j5/Ky+8MMitaBl2O0kpzjsUk9Qwa3HIswkkwPM88YJM1TLDLXGN/nG
        Subh5FHXsTBTUKmCy4MsVmE2dkKqW9pkdzgeOZhflKHB9PV6nUKsdhMgPJrAxt1T1OhnntopnpiOHzoWwAV8WkC745c/z7Oast5rCoQcogyCQAIRlVOKXJPe
        +yB1OI9VivYiTcVQvclPBT4UKePeRBMwTa2ktNd2Ay42sLfbp0mOIa52hy7noPg75PFQlL6Bsklz+hhDwCsB2WDCnzwWySTWnAXPl7R8m+U3+rruSNlxrpJx
        nkYX8ThPA0/QOAc6CFOUPTkedbK7CyjLaGAMz6Qs3D0AnIJwUqjsWKh5cBhtcRS9vJb6DnMiVYr0PvanAGzCI/inUZd8SWmoIeTzqKSUlKRtSTaFx69R4FiY
        kpJq+WipoHpPFXSAY9FQQnQMSlqSbceEyq927y6A6vNB8KY2Wcqahv1Ok03gqcZuRHcaVQKYqBJSBZPdXWRQE0KNZz8flGptKNniaVDWcnUMj6Gs7aRShN57
        EKgZuJrqmOHxaoeiKWAYuMla83rdWkN+G45oOTYOrzUOrzWvN1trnPitZK2Zp4WBPa9X15p5u9ZQvd9qts7wyvJWsrLMJysLdzuqh4YpdAfQaegknUP1svBQ
        gAfQj8LSUN85vPrY8olAscssloyVsoYIymHoM5b1VyyO/yvt+/epZC1x1zkWW03u9iZjmsqaOyTygAK92MP/dTRnNFYCTAWX5jSWOSz4LmDOjaFShjSGM6MQ
        V6qmZDV783eUd8XkhonuE7ykzawai1rpbSvye3IZz0VXIChrzTzPQfc4pmGGpqFbnYau7XmgHZQhq7JPWVWWlcJ15D65DMtqazzfXgovpcKmLx+LUsBYWKhO
        dwpurvs9wX1CZafQgCc6LxRyoDKJ7HbKzqwhv3E36SDqucbhn/mr7yyqLko91QmcmornVtJMooLKubHIWefEmFWnO3mwUhfOeqWgyJiKgUwdVwR03Bt5ZT3z
        HUwCan3M86KaPicpVV3kVWFPs8jeZpGbm0VuSSKduK9U9+Z91fheZzsWvw16kFCjA0/fkJ6n6Ucrgtq9w/kKvO4OZwZueki/BTezwzkPd/OFDrPlQqQu+N4c
        wj0U7pXwLIXj6XSJqakZohOyGASKKYT4a98JYsO9nBn9+pNf/OW/+P4/fu9qrHSZmCZDYDKj/0li/4FiszSx3/5+bWKT34ajNE3sNE/sNE/sJFkysenLZ96q
        fUl+G170ZZKsihJefCsY/S/zf/pH5/7Dnz81A+Itfu6t4EIhGQ9X3Djyj7/xn+/fecF3JV9BE5W3LAqZIg9lscl1RihBmUL43HEd/gBN4A8IyK84JaoNUqx7
        O+8A7IOlhmCZ5mWBsOIIh9MUky0FD9OsKMQzDscRYTCkj2KODul7QaXtcD5u3HoYHqLYcvmT5UeG9EHyvvOLwZA+QJ7ckN4vH+ylD6iZGKBvOSUqpK8Ub5Dc
        8fo5Je8ril7NKEZBcTlVorf/s+JkRP41jDAa+yft6AcNzGDBIk0jbgMGxQa9LszJiDNDegakKtXmpZQMt5dTcarJ7GjIqfb6/XaeNBYUv5glgjw+nSnRK8b+
        IMTLmWF3mpeXSiaZo3am5lo8z9W0rsXP0wANeIDmTM+Iy2OZoH41IeM3tdR0nmoaE3p5nd0dzmtwLYxfgf9f/BIB+U/hyw/pWbSr50vRA+/Xc/A+MGpOv1+/
        mip4fvzF91iYZwvTSWF/5EpRo3/zyue//4PCsLtkKa5vElzmOHfvMjXEdteucSzrv1edkTmZgrYqubqkpufs0xLY+emdT4/QdF2ioilbUdUEKjz0GCq5i0DF
        9S8UllFBV/mCklFoeOBCoYXcv0nXxd1MnwOGL71HGKZt1ZwmVfv791Q1podm6/AR+W2YYEfTg7FKjrHK7AJ8FJ//fkJikMejdT9+7fvBKKOXOYqxtXHiVyhQ
        hOetxPMN8nwJFZQCBXs48W+6JSqVctvoOMM8C7/5fcIzDvBMxUU+IBsyKBieNPIRQp3KI9IjKhBzliZ2Eti/AWTxazS7c0m2prDDAZBMVkAEjMMgSgtgjUPI
        reJe8J0/S/mx2zB13YtN3auaTd0mi53TbLFzmi12AMJpnvnPZUqCRasz3G3RmN/0bi5TMj2m12w2W6pZXCMZMHIqZ3nlooyCXdI8by5DQD3PCCqeIMpqfEif
        Sdt383h3Og02r/pRfDpdSlaM2g8WAPqkWfx5nt3IVfBXNqliUsHd1WV7k9tJgCMnIACRkyWQ1Ap2bM02j0h9e0fcMsI0M06nm3dPAywTfLoL3B969jUvPMDt
        nPVoyhEWnfP88AFZAgIf6AVA0ddGWCpQkstz51kW8VTSzFVjBknEM4iYVyCXOIeobhGp0ID26leVnWNMCo7YtehlWpwUnpZupncb3Z28cEEStR8LGrkHCA+o
        XudglKHx7YJgoXUPWOAA0vU6t+1wboNvi7r9SnW75HJI1snXuITXqiVQbvfS8sPZH41kpUVO9yLijKJXGZDdRhGcHo4OXOh22HtaRbfAnwu+qeWDM7SGmlsw
        TuA5QJ6HpeCK4oXVjZ9TKJqeCccWEB9PMQIM5uDrugO9gE6w3UJ8OmfaSa5gqw743q8Dcm7mYadjZfFGOYclvGHimRTlfH4l5Zza5M6vpCGQwqBfGd5cyPkm
        tYHo5MiBe7qTOa5I3VT0QJTvK6aEb8lhhhGBTh1IS+Lx0iZCNO//0ug7yY/zWOL/h3ecgyyCyV0PKhzDvhQ5IMWprrnk26uX/Jb4wVQ8v6oUt8Yv/KLFmwRL
        J8hzK053SSvKXbYV86to2DL5TqPVp8Xl/k/cdycEt87fyuyjLlvthjdfs4r8T+Q8B99JcpqpdrHhlY8XokKeAEIszcLyc7b8V1ZJ+bOrbPkz9eUDmuAWjBZO
        IiiEy99rV1wskxXvOZPl4PMvktOqHy6nFQuzwxihEUJjYkHWxTB8z1mvqma9sLohFl7IHX+d+IvLmJVsg0zLhfwh3M18XXkFDaighXyvt2Mt+DOeQkiFKl1e
        ih1aGnwEprsQIFKaQ7MdJSkqSqYd5CdTnYQmyf3lTpruqfhP1mOe6vF4s6XRlRRKLfra+nj+u0HcxqIkJmUDItAeLZfLZlhnKc3X1peCVoKRef+IO02NMG1D
        +nm4q4b0c3BXMIJMmeWMOVPxi2nU6OUO1Oi3bI0uFPSi5UO/nUEViDUj11w94s4j/EQWX7/WDiT7l/Zrrk4w7J6h0ZpITn8FTM5UXnIo1714eNidR5sreYAp
        FCgRyIlWR+qX88i/fDnIkB7JXt5OYVjRclAmFxTO+byE34L7GR9fPdNFqCL+mmM/e65QihntUX4FvJ9fX4oyFxxFjfOcWo0+h6q+BhASvOeQ/SlEf/OUphYU
        AJwma+uZJV540wXpi9mC9MXXCtIXLxekL14qSF/MwKXBqebW01fzaN0rBQyDi/bJky0C0TMt0idTCD/fAr5pYW+8GCzojelAvq0EDb0xheiZYGFvvIro1wKw
        bg39MN0mcK+0ST+cseHPwP1iW8nU9cDL7dUeqNCsWQr2p9sF9uX2BthPty8B+xeXeOHNttfDdKod5aZLWGUCTJWZQikIBJsAA6wDeZDmldD3ecWhRZ4wgWtW
        bOCp1Yhp1v+YmMa0UYAwfbx6UdbOTyhrWi+duPtGxh3zXQuRZZulwdSPV4wvEt63vyVip8svip6jH71l1ICgfWELTQRcnWUcDey7hnD0GhPt8eCsQReuuY5R
        eXl1KdxgJWsrIcLbOhbl1zlWrtZOVczHs2uYNG2Uq9W/qvIK+fjlK2SLhl6ELuU3p3kDk2jfdt6um9JorleXVz0HUmUYPMsw1D6qMh9uQ+SWZpFbk0gFWh6s
        xtbq293Vd6DlN8MJKBcFWn5rQy79zbIeaBbZVytve4nK2mI2B5+ERLBvxO0jZ2DE3UBO/4hrKImhNSF4DFLcMwoI6TyjAbAwi1tbA47rN2n3kq+3Xvx1/6LX
        8RRx8j3g5EOPkr2oE7j1Vz+7ZsEYJTL8i5o6m9xp8LFEfXsVTWMWnilNY9ULvqcLnmxYSqZWuqaMN6SrsDi1CBa8OUcxtHg68SCwrct7TA8P6UHybq9SDtiX
        4JR1UHzXevkiuVuHTS5UQ5gCbPQ1kuuKRm9CrvPgnjIlGeK2NGISiMU7bcglFq9MbjyzqVQ3Ndr0pB3l0UbJISxJovhRWYYoXU/DF7XSKlFJXlfTmvYNmgD3
        tTXidSKq58treFs6NDTFqG5rStWsirL9VTdp2atatIeplY9f6S2FLXaudhGSUGvBho5F6XWOZBVlKbM0WMbgU2ohAmh4l2CACwVI8Z/P1YuKLhTueuAT9x9H
        4K9lCaK+qIm37knEYuVTm+Mju8ZNT/C6Nj13jheT6k/WyQp7vrSAl8G3KHPuK3fbEH7m4rt2FalX3tZE6RAmzDEm5D1TaAcYD4RjOp6jQVcgLjIKqo15XElT
        Cia9yX1N0TxMb9CvqrAb7pwKOyWnmBUganl5MTZw1PXdoeyxZCik94bFWNV6wWXwm2X4v64bnJvLGSyTDPRe01vb+BgPr5DNGuTgLvjOq30XYBVowYZLJzk0
        rDvIKQwR99kCOUSWnG5sFrWYTsz0NWBXsekVqd3F5eaKIo2Exl6W5q9o2r8LYrc0jRXcA+km6k9zP1xN1V0NtYOGdP1LjKWBprF9TWMHk9h0XNHYfk+2QmiI
        bSHvVnhvMf3kHYD3VtNH3kF4DzZuTvHGe1SkShZlI74Y6xuJ3y3G7m7C7MXYu5HY7mKc2k1sdzFO30jLZzHO7ClmZC+19mu8C4424W3sBuEd7O4EOiS3L7yd
        3UPhh9ndH36E3bIKf5o9R8OPsltR4SH2TKnwMHtmVHgne6ZVeBd7ZlV4N3toXB5hz7wK75H8dPgxwr9vauObj4HIg+ce8pThOQJSWpHnbmwhwXMnyEJ47iLP
        DDyHQKTDc5g8FXh+GvnA81HkA8+HyXOU3I+Qe4hcwp/efnJvJxe6EbeR20fuHeQacm8hNyD3AFO3vjl4IXSqQ/7wDuccKndrbbsncS/sgYCH8PKxHc5ZzRl0
        Oxyq8L4ozTwibWKH9xdBX7nBL6iQFj0WmHiimeHJDip170P7pJuvN34tpfGHoHlBE3Fa34vNdBlT8dOaFxbPT9Y9wgsE3R6ThsQDy1wakg6MOGwZE9Dp0Y0H
        U888Pwt4ZECa0fzLQg2DHScqon4d0GXC2ybykQ7IRw4UOjFLoWESXUKTWQO2HdeiEfy9ueTGd82hy6cWByVK7Fs5D1EByFOXorVAEJzVJrP2IlltqmZFRSa5
        DHAurtTMXCL5FK+lGbRELkXJZRWmSodZm+TTx/l4JeRSl/0gJma1fz3bv158+o0gbo2D4H9QISgMFMoaOEXDoULUYfu5A/1cXPyFKaK/PSozdbxE/ZEgBuIe
        MVQTlEHBwKyGXsBq1gvwC8sxWBIUStkshUJpMewzxx8wg9g8sQsfLYZjP3P/3Rx4ddFi6Dj31PaIOnbetWucEFB1pfzy3buouCR4lF4TJup524W+ARFKaSKM
        0td2R6tZ/yAN9Y+Fy3dTFLqlaezWprH9PzmE3RC7rWns9qaxI01jh5rGDjeN3dE09sqmsVc1jX1f09jm8I2bxo42jf2pprHXNI3d1TR2d9PYPU1j9zaNvbZp
        7HVNY69vGntD09gbm8be1DR2X9PY/U1jP9A09oNNYz9UIxdmCIvU3v1LVX0DsT6QOTwzIB5oGbhI2mkQFfDQgn0QqnAXSUtL+W3sodX+DpCfztJpj9qF5RAR
        DOl459iSCfcTJQF3J1ESaSgDLJWwjygMuIYojPSSqQIiO+A6RHVk6jBvxmLeTPCECjM+hwnr8MrqIrQA4/q1lLKyZgg/TXn3QieRSAs9hf0hIi10GR4iLfQ8
        tA6JtNBz8BBpoWfhIdpCz7jCnOlpeIi60BV4bkM+8NyBfOC5Fflg3+cg8tHC2ulZLTtAegaeDxJm/5Bg9mmE91P4AxIGNWFuovA+CU8hfAOFb5RwGeHrKHy9
        hOexo7SXwtdKeA7h3RTeI+FZhK+h8C4JzyA8SuGfsuUjvJPCsS0f4aso/D5bPsI7KHylLR/hIQoPSxhbYtspOCLBQxQcpOA2Ce6n4AAF+ySIrbqtFOyXYB82
        C6uKRMwGr97hBMRB+zVSp0ri1GgeJnX8hXRNMSF+lV0aodHWbFXMNl19sk1Xn2zT1SfbdPXJNl19sk1Xn2zT1SfbdPXJNl19sk1Xn2zT1WdB7I4l1uEfaf0p
        1M3Qgp2hheAXVVhgHU07QzPQWsIM9e0M9TFDM7WU4BuzBuqGmeOYoHVDsLxgCB5tHIGHGkfg/sYRuLNxBPY1jkDTOAIDqOQXMnWDyIWKMZPLSshlH03K3MSk
        DVKIFmRmH2uLKyEZAxppTcBC/HkByo5xJs7GuWBTFUJKIKSaQajpRwmwuDzTM0L0oSvnCaAY25zmzTDNW7fN2WR78+baJHpXTqM6+/waq1HIQtXliV8NQtUs
        d6pkxnihG68SbfwFE3yDPqVDVSuBIsraDz2e3sLZNGNqvERv/sthTz2PtBTi4E+tTvzF0EsXy+I6yT1QJ5OjoOgGBeSzm+3QP5/1qnI6ZfIb3Vd6wwdMfpM7
        10uZUvi13vCoyW/Q873URAOuOA/l1jPLyT067E4tFwneabgPDLtlcuPycuz8sdQxoEmQj6fXQog5lUnYwXx8vrcUFqwAzY8dFnjPOnJmpCZA82hRrpOfNYq+
        iVd3txNYvE1uH9XV4/X5ZuqhJpK0A00kaTe/J0maoycWKuNeVJKGzY8GUVoLi9KKEKUVIdaJMmHaCtNcU9xtZT1KqILsriJkvrwNtlrvjJ/4Aqtjqd044xJ/
        xoYeMtl9RYXTL1NfkKNJrNSevb4bfF68uhT8Ep+GWB0qHP0IiLUDiLnE7G4WJqG03cx/MQVC+WUg3aJSIfzNRi2Y2oEpgo/sMS18ZCpaZmf4MszwgMV2jWUp
        E2CCK9NSN8FZWkcc9LxD9bAK4rzOGXev5bSSfrayMr8hsieJrOf1iulqMEvsnGW8TZpxCPjEB+u62risKmGZyq3CVBrRi2jxG9nETCObmAWbGAWxt4/1lIt7
        IfysQ5Fpu3Kkg0+rMO1zWFaOFsjIF0GtpZbStIjUJF0yAVEPTRuda4jc3CxyS7PIrc0i+5tFDjSL7GsWOdgsclvjkpxEb28WOdIsssp9NqeYpxZQzC0JxRxY
        qAYC1WpKgSoo5nmHKeYRWiaHagvwNgpury3AdaILLMB1ogtMlkQOWkfzba4twL0Y3ip0efHFOY8fbQT6NfHnj5hDumHpq8eLBZ1sISUgt0L6XUW36Qd+DZPW
        auOL3JHWFL9hn4eCyZriJ2sKVkgPG4M9LEsK5VgWIYACdow6hAYIQDAhg4Lh4xgF1oBFVWcdWo6SozJ2M7laUVqG3lpDOWI5WkPrax47u2uo5vDMrqEq05uX
        19AiFSteZja65+1yVt4sy9npzbSc2WXs3Zcvr8nyRdWR7+NKH5BY/Z4UNil6nTKRN8Cy9GF/SdIRb2v3rKY2y0d1m1PJJ2gpF0alO/ETaWzeST0mhvQTOOQ1
        lcb2HeXlcz0o6y2lKJBca0VQ/cM0IXxvsQZDeG+TuPuaxN2PDe2XaEHO0IKciSuXlqQ5hM1sORS5hjBXXfD3nVLwy3bLxiwjcuVXiEDEucVMPPVV4tcliW11
        gZemyopS8Ku09sXTUSnstsdTsuuc+LnvBvGUjluDdLRy9JMEghkHykgrIYftMtVKrIynVK0SOK+RloOoK3m5cc1KDL5iPJnsm9d+aTUs8gGzyNuN/TLCGHPO
        GPYdogMXQlVdaw57rIYb7yzxu1sWvKM3ZoxQAt7dWv/uThyd4uiDtej5qw8XsS3lV1f2PcV8Iec3RO0uZhdG7aGozMKoDE187MzqZrq5e6LbLlziEJ9/iXrs
        WeoGCEAXbQ9wuluR7tb6dAdqewtoBwQADRE4Y1XmVf1g/YvDRWdhFfm0QK1dLo1KH1GNqVya8AuiNI2PBVGKJc97QsQziQSdThz4M8V9kt5h6XSNKCpixQZR
        hNTxFA2p9nhZsCJ0gd2Lu4pQvyvEM6mS6UoGVCGeViU9abAJU8Amdti5Fjo8cpacE0cey5h4E8o7FN7Krt2M8uxmFUuMBI/ewm4gm1fEvxyQLbPg1+3kIGT5
        cNRTP2zAj817peCr4IzqiNQ7+ejZvIaOtRf8a8W78nMu1QSeWZeqAs+MS3XhnXuXKsE79y7VAp6yS9WAZ5qWEvbMa7AMCtIfbxYcIfahpuHBhtMUPNhxmocC
        Nras5hCDPasZeLCtVYEHu1ZlPl6mhYanerqlqIUhddC0MIRuY3dneAe7feFH2TXhIXaD8DC7Drbq2HdIdtg83gObgeeQ7Kd5vOdWhudgFTpyiGsekbdVoWlP
        diHyowsipxF5eEHkFGhaGtrBU4pIDfKyFkML5gXQQPx83SkK8ttwxFvYfIrC41MUzy88RTHz/WDhHKUa+x4h2cVvWNFM8pdDE7Z70OHNMpnBqbwPL2jJXJPU
        oj2oqdtCJ+qhUXQ7ecwBc3v9t8Fvq2jw6ajnHM/6aAtjA0MxvRyjoq2IUYjZfK5SibaZnnNno37Krf+c6TVbzDbTi4hzZrPZSoHNFOhDwu1ISOTqzch2Kw0i
        cgYojlJR1jcj62HDWY4gYoCy6jfbJTMIQsiPvJiWW9QwSEIcVL3v6WjLOVa+Id/Wc2bYDMHXj3yHzNZzlbPRDqrrgBlB0UNmC2IGUPMdqPEwxW9GfD/ir8RX
        w6jNFjOAXClNv+HYHZIXxD1XGtTb7LDfNK/fACXqQSIu8H1SW6K+FQt9IOWJDsj4bfo1pZcd6GZvh8yOihl4WtJUMBq2me0VajakS2ZY3vHw1voENX4rVXng
        aeoVasxV8A2eOwsI9Jv3IbQNze1DFPSYBtHubRSqVKrDBAxXk3psoxoQXknkVOEtS/QTUWy9lpQODzZJ04M0t1YBwzpNi5NdU4PO2YuC58CFNwQ11L7YevZC
        Ry3Uf5ZrW4vobXi9+ewSFa0l2XaWm36xJFs4yYGLJenhJLfWIgYb6tGHeviEPg8QKr0DC4nMJcxkLMTRZpmgvTQ8txzZhd47smt8FyblEeAvSrb5CE7ncKh2
        SG7zWeIse0zvEaQBscIz/yx933vW9FSeQgGU49NEQd/GCIOSVAyFe82tFJhXiKQglWcznb36XLgFmnMHCHO9we8pswo10GbWuyAzCm+pFc3hzVWVHuTWC06m
        +gHVrVr9CtcyyXgzMq7VavOCfDej0pvr8t2MwVXX5i21fG2OPcii1o4e5FBXkR7UtKcuxx7gazCOPTLniEXkU8f2lDE0+LDwBsDR2gZYs1ib2wkzF7O5vF8o
        trR2rurqXn3JpWvMRwhNV2MdpV0vlc7QYlwjKr9cobxpyZ0FMRv8vmL64iUlqxarClpagumKyJPVWT4I/oCWruDfKU5GK95ZpoNsUo60UYU6usQ3neK37yhQ
        SWOl7ESqQjzlEacOasBjusmyBJZ6Cv4XrhlMSQgRJN6nxMulzOqkxkwzgbDGSiSkVhD8H7QInaOFhwksptZp/TkgdBdeDpyLtp+LgOdAkUcj56I+XsVoAaBX
        g+ei3rPR5s+Gw1Sn3s9Gvabns1HPXVSJXmJmE7Xx8zi/U/N/kADZG/agSpSemF0rAMw8tr8bXd5jhnn6bKsic5btQ7RALMObKroD5fcSKUMV2nyWKrf5c5hz
        VJGznOPms2cr1AbBD9pxKnHi4uuD5qCgsTdUdDMet5tbzC3N095mbqNXkvbDeHyEYmlsfRjOLVK75p/ShwcvFJMhVh2ANjOq3aAsU02/PUizYvG3ttJIcAfy
        uNmgNpid/BcdELBwHw4SMIieqFBvDX6OsQ9F8WnCQQBnG5EAPeQh/EaYDtF9HAIYG49d1brtQHe42V+abuskuq2T6bbOfw66TRgEGZhHiQQfqXFgtR8QLT0Y
        C0Tu3NWNkVBbZrsJ+0SgqcjZEvzvyYSfu5pGdPB7EMn1BS9DXLckqdecYqzoJb6YWurFkpTHFhARvecqTO31nHsaBESvJUXqiZk6llOI0wbTCwjfsoCCnVGW
        +ZhWdVSSpXfBptWjuBrGUKylOS2YTQlmo7f0TFBbi8TUcFeZ90Ba/CSmIGxgpKpJgs8rOTHFpk2cEByraMgpMVGjREOuxUolWyCVBFfgNrCd0JEToS8hTCWq
        cgXycSFdzFN3QbtuLIJoHph0htHqyiDRIGZTV1wuDOxk4yk2aBCUkkwUi1DpRYWVwqkVyRs+I52VT5K4bDzD9mrg2s+dHc4MMp5OA2Rf0VY1HIpaiGPRFCVm
        0ZRCWt90yyubmAJ8VJNt8phMXO5FCd32rUjIZth82QYHJ2JSMaQGe1hMNHs10rI0KKliJp6fcSDHpbdr62LLl/FCRs36n/AFdWEE3u0N176falsgcEKoHW2S
        JCJ/WioVS6ZsSpY32CJceV8rppyVGteS105uB5+1g0axb09RgSSidgyUJLskm+p7hleh1FAIRhp9M2xhMFBX+OyV2CZLWoTNneBzmBJFp1k+SYODX1MJvJuk
        sXtxc20i8VgWVKycIiBfyPUvb2SjUksh1SwN+ywj1ew/CzPc/FxW2xIvZtqWwIHTS31RWerF1FIvym1L4DkYCGqikksIMFgKZS/1ogJbQ4CcpRYRnK4GZxCc
        KmI4LANuCaDHe7Z2iCEbnMNYLDoiIWqxoqLpFnu2o9Ji5UFTLYmoqMWKiuaLVsA0V7RypdmilSvNFMOPSj7F8JDkUwwPSz7F8E5sGs62hBihMz4swgR1VTOF
        apWySFgu3sDHq4Hwy4GVP821WrHTTGsibYIHYqAyPBADzbVY+chUYMVX861WIjXbaoVV0/BA9XoKHmhlz2MRmM8BYKjVXIutVQIoocsrfniXNMcPDwpYfOK9
        GCx5YsQYLPnwbgFLPjwiYMmH9whY8uHHJJ98+HHJJx/+jOSTD0uSTy4cA1pgf8EWN1uwpcwUbCnTBVtKpWBLmSrYUsoFW8q8b0uZ820ps74tZcYPxyyvMVeI
        DiYwviOB8ZEExh9LYPwzCYzHEhjflcD4tgTGdycwvieB8ccTGJcaYbxsMYz3WEFnCjsAfPhIAH5rAvADCcBvTgB+SwLw2xOAfzgB+EcSgP90AvCPJgA/lAD8
        cALwO31Z9Klih2hYJBP0y9UJumjKYsf6WHf0URpxbzajgw4TGUs0j/kZ83HzUQJZ00QlSRQ8DXomS8yXIP/mFJJrR+ysayfFFDwHE2HGtGunyCx4yDuERieQ
        azthQMiZI+bDNrW204cJrY+R10pE7IxhRvQ2c7NEl107oypuU6LvLhE6MFPWa0UvM66dc81JSxoqxDFD3Jik13ZqNpdT0oii9B+ppQf9aZrIky7svVAgmp9/
        EvfCTebmJii/acoLj2MWvNdsb/shssXfh+LJBxt3Uw4fM427S1UpB94dW7ChYg42pD1WpwJBiXc4EMtjBlVpADmiRDFV0oJW8hJv4Qn54r0b6dKUbAEJ0oxk
        2c2UxuwWoU1qdMmACBmqdIln6ZI6AoeICPs+1qFXaP4mhQ0djk+qUttLJErG0mwXYfAW2uz9CdMimabfTq1c/ELohKVezK9Y4sVc3YsG/DDb5IVsBiyV1fRS
        Lyr0oo6ymF4JArwarKysUtc8VKinLcn9G121ccfDAx3TsLuLFNx7Danq+u2EyTA1ursmTq61MjoQNpnG0S1hEyaay2Mu+1Z2D4X3srsfagy86XQfu9iOy/Bm
        0/3sQhQNtw/re1o2uuOytnbrvB3Oo1AdhX0JuJ/UTC53leJ3XJuE0KRTzpDnXvLMp8lD+NSZg+c+8szCQ8utMwMP4WtnGp77yVOBhxC7M4Vyp1+C4gPKqqkc
        pK3KAQ4g5zfql9cMQwcinsmLBkEZJ4ApVNv1ZzNENoJSBI9CtDdsNoAAyy84ivWuuhTElvFxdC5mAxS5NugOPDrxWI2HwWMdHhvw6MGjD49BPLbjcRUezLJe
        g8dePG7AYz8eB/A4iMeH8TiEx914fByPe/E4isdxPB7GYwKPMnPbp1Twt9ps3MWaFlNhKWinMQD1Oz7/G7SzhsS7tdI3K6GCso4cPle90h5oXrngQDP1yNYf
        wv7Qe7E1wDZOC4UUGxdONJ8cq/nkBMtg8dipihjcxIKwZ0UMODLLBoQkIRu4hm0j6moRLLCFgqTjgex8c5lUJOF12V6FWLCIn5Cotrq6tFXVf9viV74bxDD3
        vCJs8/lFrVZti2vV5BOpX5sVfNAAvnyH00Ffrx9yQIAvL0ltknrAQKvzjDK50GGVwYvq//rYVlmoOBzebPWifmzTSW6inlW163GpVYe6lPWfrOWqS8Vy1aUL
        Rk4qnr68BBm4ad2gn1xGMGrd6E4tCx8wraYV9Gg7kG6aQg8Mu7NpG1teBlxOoXi2AKMhrSx8ccXApdWVddaxiXATajirwxScTpq0OdG/ykH/yoOTpSlAkU7Y
        u0CTld6ti3CY+1iceghGwFNsTjIF8xvbYSCnPMN6Wg7ssPTFa9gqa7DSiG3yIZrPbKGyb5iW4JXxE7+SGJZiI2i5AIbAe4NVceVvvvWohubSy7A41ckyup4v
        PQt/gct62SlFmYbCdsYrklxWsjVzsfl6DTW2V2D+bJQiMsQzOEbBZuPj4KEr1XXsyz60w7kWPpgJpYE+ROjHQf/sjNvj56vVRF08a/dNjL2hRl5So/yCGq2t
        1Qimy2HNHDXK1mpU4BplCfe+S40KdTWq/Mm/f0zHEaxjNq9R3BF/raHObLk0E3SxKVI2TBoxdthAK4CFb5CK/7cZBzB/SXJN8SmIp04e4za6SRv1gjaaWhth
        vBu2/9HGVK2NaW5jKjHWv3Qb0/VtnP3Uv8rEptpGvq/AkxYEeHRICzobWrA8fr2h3fVwyXA79BIjtesiI5WbkmSjpL2KoPwXDK6vEk5DBZPaOWL8PSe42OOX
        Oa7dX848U22T4jr30FgvxK//UlJnxGYY8uQTC4lN6rriR6irjBmZUe+hbCp5i7ouZOvJ18KIba+zl1ADNWknzatW7mMoYrZCO9MhJxdnjxtvHN17fJxXFlHN
        BBIDNmnFDQU5OLBP5gJMOEzOsmkWhZuL0gzBPyi0lqrmhuLCTClhuQC2lNhMdqSs6aQq7it/NrBR8FZNK1HbBUuqgIoOclhinqqmJG9dyiAnNwm0whQe3/3x
        Zk6nJzMnZHV1Io95BenylLUUzlcCiF47r8AZvk8EPRTgkgPeOMWMtBYf2RIjrJHW7DEiLdtq5ByOwiAj9cDDMrmOh2CQYI8xxc80P8VCo5tcSLHDeRjC7iEi
        hbgTf26H83PwbVE/f6X6eSmhrIbpn8o/rdiKcNUoIxXyhGID/eSbUhFlM8VWt4coHnEv4q3LJcJY4xkVZWEIEv7nVJSDX8MoJH/yIj7N0Rr3HMsxYKlMSQVm
        qALYtYlf5gq8rBoAMEtvZ60B+VcIRbyCfWryf0MREtJ75H6LHRSUes7R8jnHvlcpARK+RjVnaMB2sa3/qzbDb1GG31ICkW+rK+lf9qu/wTWhJ6tJ+omBe+Sv
        47cfOUb/9k6HV3WcYRVcruw8VXbeNus8+c9bf1kTjLX4T5P/NPaizmgUQs/65k7BtptNWSE/BCPxc5ySnvZ6FVjCnNYCYfhndJRP/LM68hP/nJYeoYcS6606
        KiQvy25UTPxTbtTC/g264kY8vp5xCWz/VcvwecYVuEG0Y1oSsVIxkfoUEhlSNpEK+YmMKZ9IbXJWoBQ/53Jj3FIc1ikIMMDpae0XWnjOutT5rvTVHPUfy7cA
        Z4qft7Ttearfeet/m/xvsx8N9Fi90IamvEQzkfKqEI9WsbP0GS+ilj3D238eakHP+LJEDMIx9Kzvo1e8YfqXr+c9zIv5pJRyCmWmkjIRmkpCFYQqSWgaoemU
        5DKTAgqZSUn+L6eG6d+mm0W6WdyaMpfiuqRKlsd2pC3zqR30L/m8lQL6ecvmc57yOW/95fQwTOPyF6fTO+jfjjeKn7L+M+Q/k6Y5yziEn3UYxv/XrmLrSrVZ
        cH7RLAA2ZCaFMKF1s9YtWPc4I7EgJVjFRp7h6j/Jz4p0Cz+f4+fz/Jzm5xct6gn+mxY0IEiAJ7xMd1x2w3WktcDOValjhFryzi9y43K/yM8X+fl7/Jzh50v8
        fJmfX+PnLD//lJ+v8PMb9lqDDfo1fr7Oz3l+vsXP8/x8m59ltrZ8ip+n+fkEP6f4+Rl+nuHnk67MQ5mFwaval2FqQTWfeGZS1vNWiq+9mFIa9xRq2JnFXSlR
        +jox1nmDN2EFgOcncbuLs5cvoPH4ABfuW0nbg5xg3YHRYdbWgL1l/pBoO8z91XIzCWiczAgtYEypFWBi9+vCRI7+3bf/7a/+p699Y4RQlFyNcSNjlAPoloPS
        4UdtlR/GY4Lhwv15ip+nlSw6MjQYLkpGB/W2/ydZ15/MT+gTUK125eILjLeE98VtM0ExzIrRLeG4U7C+78IxITPeXhB2suuEfCwzyxdbyY059qRbEefa+axZ
        7gYGYB+26nN8vxD2OF2+V0Ru6QiuwoVNJsUTw5apEuN6sQrzlmPKoBcmYydlWupNj7SYzIswTG9acHCw5TAPTtl/vyR+8teqfFFCTwZ50EGz2Fl2xVpCJ3um
        VbgKb/5UQbm/ZSm9ltuLisuvHjrU1erwoUMo2udNy9ta7omy7eN2wVi4jWhdGBEsjGhbGNG+MGLZwoiOhRHLF0asWBix0kbE2kYVQ39xVGFxVDHJyWV7ZBJ9
        oi5SN4nsK0nyROXfMytG3P3kdFzoMMtFxQQ3H7VTcJkE+ygYULBNgoYV1DuIUbcafp7J42IqT6hnDzdkUBkbSkSDSRFcPa5PrdQi31bybUzbAnu/pdmmDryv
        wbtyxJ3TxB9b6QOIZztcAjtaHBks63xM8ZRIsFKmkyVYKbOK5RDKyiGodJcvu6kf2xefVnz4C+xwkxOPuI0k2NN45NFLjjxmrDQok6jBJElF/QX2duZ1IqXq
        K8XfEYlrTs7SydkvIKx1wMpolLaN0gsalYL1dchN/T90XQ84EzhlStlDCHzorQ9mG7MLBB+NcjxCoAfkpNr+0LHnOHL2HEeekUv9XCcM+Ts817OY69nDx7Bb
        DH4ozcBFRrDOmErYPA9sXmfcTdGdYPNwWpavuCJM6iU3KPSQ9+3/MRjSG8izSlC2A9zv3ADMjjN8DjGkfMcZG2niWgcRslhXYoY1xfnBMooHsawHeUAKTk+E
        Q/ppwjkeELS0tKxsU4/aph7CPUGQpfhyfxGMPDpi5DFnjTzm6yRbENxkL4afso34KduAn0z2bR1ibNVMv+EoFySs/nq+zy6eZ/vWzujbF5D7sEs8U3zewQG4
        b7L9yryTECn+O1rJJW3/nWT5f4dk+aLr6klPZt+sy7Mv9uz8q7Dd2tQCY5p2HqZaXL6/Bkc/danuixOSFkiVX1XxZjDB6hLVhFfRtEtsyNZFZppFZptF5pJI
        j7ieDhrrVaSepmAmUdv2gkdYS2FxwbpZwXrx9yeTi0IWfA9paHrERZJJOw9Yl81K6YHtartqHkaJnbnTmqasJzZaWbcQY6dh4ubtxPUbRNIEUGBN/9eVU6NI
        eLrwXKnJ5Fgih8fqmqSR5Yx49PDVW3wRFx7b8biKRUosTsJjLx434LHf0o/Y7nGw3eNgu8fBdo+D7R4H2z0gK+0srRGWOBwb/I32P+Mqd9JepaiTLQexc4JV
        w5q5Ta5S9HCVostXKbq4StGVq0cNXx2SjWw8W1WY+W7A22b3xsE4HzitvzZU7nHTsKHgyrWhHpvAtgfCkutUPdl3ibDu04q38D5VCHgeVVwK8vHY9equU7V7
        DLUMKRHyce1+zr7xXRIJ23RutTByxnDpCy5ehJeNm+7ioVzdCHRtIk9SJIWiOEmtF6ZuUsV64yqAB+9pgTXYv+BO2Yq6d6lLZSFD+nnI4ux9gXD1oitln1KO
        zU8ENUZfX3Q4syTzyMM1lBTHd35S5Biyo7LYq5NG4WaYM9U7WiSRpFgMArUwdZMaIjWq+O+VUpP2LkI5u2B1f0H0RBrjUXOD6H39iMw0XO4ZKrkMV8vXWV6h
        M3K5J48mamsyHnX1XkHNBnR8uZJRybCsG4/IggcNDdU2195LlMSkKUbuRszKDY1Gozl/ldLpSfek3IXLNxCyuYDgYIKg5XpVZL5F5cU2tIeBAUqHL6bJRekX
        oOTX62QjzbWHzNKT63OzybW5Hu8XyNNlTjV73OhxmCc5Ph7cJBrVyecgLey9uRxc8C4dtx5jUhF0K2jPejhj7oqqNQYJTXJUFrXMvBDlbG2otTtLvH/GNw9d
        RcModxNHm7F1Dt84iZtlq3f09gV3dfGWySLNgzmwA9Z0Nq7sTcACWKVrMJFrLg0ARQgsR22L8vvtnCB4PE/NxZ3AV59+lgdO8sanpDNEWKVPP+tjtbDxns2P
        sqrlQoFqPo13C0shKd4s3g+QeULxOwvKcnCvsHROcBtMyteuCK5eD+y+YJzq9cCOXAzMz9oL3ubgzSF+Vl/4uIjEZHFpYsrkIDkHPuUbgqVIP3K3KNx368rG
        pdSbxv6VKivSS0/Mn2PKESsRr/nE+JUKl3PgIuBWtn5FrerivuBntsvxv6hUikCDDskalwaCFIAx7PJNY4jMRikML4Eq1ph0bI7JsAVVneGxlgRlAPrQfUoG
        cmrcZHkg7xX1a7lCWj52+T5oVNTl26R3OLiaSe9wskJne7JcUwPk7muanNf6X12jWyZbTtqd3sI6uUaVsRuhZmcPo1sa8n21a3KBQ/mGRWCKAl8EvBZUNE9r
        awm8ag+cEmZLkWZ7urHZx1ca+bghKiU21wnPfNyoL0Vdo4Onn43faSXURU8ulpaXrtrxpyjg6R2M+o+Hy0bLD4er4sceDltiFbbCJkrXqPMhZgRfmHvxUXeI
        aJg0NIOmvzGjhkQfpS4vDNbaB3/yu7+drn7wrW981q1+YEe391gYcFuq3/TifjpFozvYL1prwajzQbaUZDKl+Pty/RbrLUgU0RB/91V1JYOQSMy/swlojdG1
        eim0sZjqAvYtxRsE4AT66Xn+EtRCujRE1EwKWz58uzjxYKE3elXYFl8FwRF1WmDaTo+2PsbVMfnYGyPKrW3Uu4UWAHIeCdsIrrjWN8wLtx0xNedE2TGaNWmM
        U101W0HM07UmFzs3jPPClSXER/nnX6COoqmUj6++vjs+8y+r9xbjzAdRlNnraFFk2VeOKxDl44k9RdYYzNZdT8w49VCkryWfHqsWQi3fmFyCbEUSo+UJ6u8F
        YyEqdoerGOxhK73yH6/iovLkqXAZff9PmbGoBVe4ke/aogtrEEDlseeH+ZhPO7TEkw+G7uhkuNyXKzkXGeBaTljlU6P/9pN/nDs52vULUcCFPHwbj0Ouys1U
        6eBZaqJzHQEnP4bbEPhOZvQVDeXhG5n5/+Z//MOue+POh0SVRcfe8fjMqYASbHSzUYBO2eg60cqwo1DAovtr7lj8uz9HlcYkpRAl/Eq8+r6vROn47nuNLkXg
        fAgr0ejxHnzB6Oc/NYoSTo52oo6o2M9+iDiaYPSfpI4Q4VKRL5elSCfsQIFZKjd4FlhqF1va57q1mY5RNRGt3P/CRBhIbdRxDF/n+qIdcVRqG41MV9qAFrQH
        45RXaqN7iK30dxiKmIg6RjVlZDoOYOzRwOm45YWJqG108gMAyQuj6pEQ9DAs/+M2FF3MmLYkJjvqUNwCm+1tVDFJcJMYJZPeoz4ddfywnbqrnburCop2AQW6
        qz0BBRB6+7MlmoVMCQgxzL8nawdqcM22a1rQ0ha+mz02BvYmYrMXpOl1XK5p7IHoksdHJz8VrjbLzKqJsNsQjspOhJ00NhXjmwR0gekkaNHADZezTIrBZgC2
        lXjDQRrVL0wEDxqXJTKP4r7qR66lDqV32/HoIzCvnohWmOAAusng/gTWiXp08tpiCrbZxiL9QthOlZ1xgHNXEAB2ThDiLGQIV5n2x82KUXWaIic/dRqzhd4/
        Hi4nDEjVWkb5vEO9nZIqU/IV5pLgOMWjapQq5deNAzSmXd6s4K7v5LFANaesViE7fXLUqbUicou0cLZTnm1mxUTUSWMibLMNkHTUBNXVpA2dSRtGefK2oRWd
        Da2gFI/zaLAtcLpsE6iadU3wGfJJb3SjN3C7mdPQFd0LuiIF+74UsR+Pg2Y1904Ggb34fKO7k6ra0A/Zahvaqm1op0GMNqzEiCdU/ThVnlrQJi1YifePh6tw
        kZu0IFPtg3Y0oCqjBVzre6F74QTsxgRsp/EBdI78ca5YM6ERlydvKto7X8qTuCOKJ1YbM/0co+30bEM5q9hQyXU8Euta51ZbF9S1LrCtS6F/Atu6oNa6AK2T
        ktVuvqlQuodb51MSHkirqH9RMh4r/UZbSrD4JKj+5dnM7bB2B40VQlzLzapHqPHLD9AEXPkIQWz5LS88ErXReyCB1seijgNAbh/oBhBWmlXcsYQtoe8SPBs7
        e0ohjugsm5Aqq8fhdcvEoXyiZjOnWz6gla3DLD+1P8TCnz/JUUSehUVaNHMh1J/yRwmvZuNcKc7fHxH9Bce7Ee4+Yeg1MG7qerZznYK+uQ8OD6sesW+hFrYO
        bCE04nEF/dTXnftpdZn/rcl7SyBzCdWdImz6gz92To52nB59hyAyT60MRp/kRfLqk6ZtYpS6IECqv6VE+dOjny7/Xnn+0RksoKM/SMSpnDCLhKPTczOPPvb4
        E2f6JoadVJwzRergOLfXFIHzCP/oOEVQiouEOokELNoTpDcQqtDUQIIK0RS7jhFUcKcPEf9ihJGtSqP2mmtPDDTXX1P9Vyyqf3ut/iu4/u1Itaj+7fX1X8H1
        b19QfybXMcmChzCsNmC7YaNrwtXCDiw3HcFDaIpZjfggaj9gOEVn1J0MmRUHCE91fqBb+NKM6Wa9tCVb88/YG0WzghbtdsJcnTTRV4dBvJxoS6b3lvO4toO7
        fqEZzRNWWCFTClhhOUdYZL2c6VKaeB00gAlVoGW0GoH0ItSMOCqn3QKCihZqtqBScZrmSdvoaqri6LrT1BzKgQLLORDUOMJTB4p5fDUWEYFxUxFK6KCDWdWP
        +J42yoNmVzDxCNAPzbhHTLGbYJNI+VurUv5yFrgL6asRNG9vKeYM2njV6WfHeLLQe/hp9vghrh9Jg6akQv3rx4u4Q4L4oISmMHkiTKli+RvqSJpVgI5ZyS1P
        8FACNEIiiK6ugMpvpEwgygiLli7P0JJP/DUEpRGRvJEeq92lblqJ6BzafSyG5dKhG2hgER1NVN3E3nGhwaxMLs2E9A1EeOCGY1ZKYyuVP8tMA7FgLu9DA3ln
        +HZtZp0hECPSuxTlhCIHNgIlXo0AgT4WZcEASL6SJaEbncREmuOQnWAhN9Z890mTYrTNVcebmZ9hZCXpcAYo/usqHxT3xptYjaB7h+WBQuzOpUFBubSSgm5+
        ldo+CeFC/LeZG9l2bA5bme+84x6jd/fHfeNguqwI9tNfp9XRW5RGHY+fI4Zki3KIY4qx0KCgaoKjxEP5dYlYppURLohYHXqMxVq6Au0gjsd4Vzr2hHkWtaYs
        feqVXgEEwwqI0OPbWcAKV/mbFGQLeRYcYUAWTF4MUGreDYXVwHVs+BpGvZzr2Bw2iElc6ayZ5mQBSaFEHJRs3dHzJBO/3cYJriW+mvUkIY34QkZnJzV4+LIS
        TQM3/gOnVEMgw9wNO8fqYiCjqw9upwTL+eo2vrwNfHmfiP9gD3LNQyF4/Fm0mbPvo6kMZjFVHdlQx6PezD1ocmMvRHmRxYn4Iz+aP4BQyOfSPb4rS4/+7uuv
        /u6v/sLXnxxhXT59obB9+/aRkb6R/pGtIwMjgyPbxCIDXvRt79++dfvA9sHt27YPbR8W42z0Ynjr8MDw4PC24aHh4eHtwyNiWI1eDA0ObRsaGhoe2j40Mtw3
        3C9W3OjFtqFtw9u2bxsZ6hvqH9o6NMCXI1H84HYqsG9b/7at2wa2DW7bxpclIb5vsH9w6+DA4ODgtsGhwWG+PIniB7YODAwMDmwbGBoYHtg+MMJb+RS/dXDr
        tq1DW4e3bqdG9A30854+xfcP9Q/3b6em9W3t37p16wBv7lN833ZqcF9/f//W/oH+wf5tvCGE+L6+/r6tfQN9g33b+ob6hkV5K8ZNjSbF98dFhMZGX3XKEZ4n
        H3mWhrUd98Yf/dvMLTTJWZjEkhu2ZOgI/H1KfwAMFIu8KMOSyT8rs8vHSfpaPIs52NDFDUV40jLO04ZtsmpY9cGJP9bAjUCrUBEpotlEhWVSlHKRk3eSsoTg
        k+rBisIoIbgt0ltUkOyxrPnEOIs3RddI8RaD7ufDI9uPvfC4yZ+i2SQkkeBb7EFj/x2iBfXC6PaaBOBQ1VeZJCCVH/3kqdNTlZny5GP7u0+lasn8yB/to2Wv
        /E/uMcouz3QcgfZZGrP+s34Is/pa5GYsDHRZS9mkoKcsOIHleyJYZzmiy2rVjug9IUKscMDgxjrHfz2vc5MZbF3OtYvVAyWXutZpHGPLpUC4f4FqcV2KBXql
        55vplV5Mw1jXaRi7PzEN47RoGGcaNIzr9QIzJs06tWnRMM78P6ZhnKvTMM430TDOJxrGuZ+EhrGbaBi7///UMC7UaRgX6zSMW+o0jFnb2K/TMG6t0zDO1WkY
        59+zhnE+0TDOJRrGrYmGsZ9oGLckGsbFRMO48P9hDWPvx9IwTv1ENIz1T0jD2P2xNYyXwCqy85gcu6Dli09lzLUD235uvZefdE+kJyDZozS4cs0lhpvWoBag
        1OAS1jTDPn+YkbtCaeUlTge2x1px2J5/JhP3wk3Vo8OTiXvhL1QUyD2HJpDbD8eN16isVLvB4ZZxKn3+XLAJKhhH2BodV+TSuPx0AMaoUCd6lgqrsRbXVY4H
        ib0ju4mwWv2Zz/Op8zTosxQrxiVXmLrYZZNt1BC0KAhc3oNj3BCmhCbw8BmMIoUY635y5yqI/rzhXJFKH4cv54IkyEPJNQVegjpvH2sD58Dz5JBXDndvlviy
        REOYh/ULaOFmlSWkxj2UDmVHRAKIxnxNz48WhW/xLQUK3EgRFtuRMYhlbiU0hh3bQL+uxkxiU97Xswq5UcG3cTVFJvgOOb1On+gQElRjL05Z6MYQQBJI9bVg
        QuKpZwBCmHAnn1yEwUT+zjFrUkpsFDlWze+/Q/2iUIfpH4Y729nB4TGGMPEocoxqQQ8QHLJ8JEwWMDl9DNKzSEvQ04CyUeB+n7T+m4rEoE4/HTD2MVErm0eo
        UJh96KkyFQZsGJ+nWO9LUef7qSlvk7+TT806crdDkasSu3HKpLqFId45FrQuGAKsH8hjAArZOWjNSsWp4XpRW4oa5uBTbME+Pl+RlywvEjDMEPU2kpj8ctni
        P1XhjLWDFryu2DDADPbav6tCohUrQBBETJ/mvEKiET/PMWwbTLG+ZzWDmtFWolErsJlQjTnSHXlVI6N3Y088+DvClcH3FOQRRtdrmsI0ArO9+nNRO2txtNPn
        RP3eDUUHKwhg9h5aUiE2SjtBt05VAntdeIZJctZo4MvkX//lIEwL4xpm4+6wANX2milYz+SQv3snZJt3jotOiSuKhlAthipYW57VHAphVpQeClBzwDjGhjtG
        bwobilCe4kNzKZx1xXnRPC+KNInW8QUfHSE7VB2YW489nh9UswnQ/Bm5OoKalaVieOEnSjZIxV+z9S9T/VPAA/FK6glFbSnjzqUCX4STpqEB5kGQ9Th253Vw
        meQAGM2kqA4xuK61rBoETRBwRhb5RNyQbNxXvagnhcMEUKXBxIzNGCXi6YoDBWlGBIxLRAtEprIK3lKhcHN8OkPJpG4FhYhymFmLZ2iATz+T2Npwgr/nL7J7
        eJSLetHiSdrEXk7YaqUMosFDzE6PcP80WaVR0NqWKbyXsERSKK2S73lBbcU9AfRQp56t2kN/y9aN0Es89zRnGbZCv/BpTI1IH6by5wVZZNjgk8bRy6exsdNT
        opH/AwV03IM1F2iZlVNYNsNyGjwCPDrw6MRjNauqs9p68A/UDqqA4BcqhbXvUQ0TMCKaBcoZcdmAXwaguFBQi+AG5jbFH+zHblO1L47CHkE1hM39SjUEYa4d
        KlnIY/hgSZoV4Vj7I52gTgvxmxpQphKUmW6GMv0LBb2oisDJtcyo+6qZQd8pQG5csTdU2EpTAsoq6N+k+pGFBsXYJlBz2dATaK4MVozMDgfHgLgKsBvBAgTH
        9iZRgYFgTuIH3AgkfLemhQ/cQZSBo6L0+Pj4Lqj77xnHvB83any8KBiVBby8XBkg2SmKesNpwJGhXmTm5cthUH/vVjz1eTsHWjzluJ72FxuGCXH/4kJbXpR5
        wDeCLTQuEwa+aSU4vIlxHaLpoapA52kCwhLGl7wK4iWh3vZznCJaZpadI3SeIEz37ipin5+8C3MCyEJYzUwVnOpYFUmA3Y7d4+M0OT4beUbfxcq/mlfGepPC
        FNm5hCXiD3Qz3ifE/yWcAjEuLiHRX4pW7Ter6pPJumHajX4aGP2cWQYfofVzlafOYbNvqQI+WNR8/MI01IgNnj6FtUYDz1ED7rHICWZAQX9AXRJoNczZTqsi
        rhbtKCqwAOvOwZoE8c5pRrxYRnFAok4rvLpcU3c7SlF3x2dkrYWaZm3hltPwdcsu8uID768LQwTunlbvs4QEqP5B+BPIhubWc5+3OOeMrTnqy1BIzue3xG9X
        2NBU+Sw7p8Q5zU4Q4e3iiS4rw9kgWIsn4RLL3gZrANw5LWsW35TCp9irozOefcpO9HhOfLCs3IZ3moY4Oaywclc3URTt3LP0f0837siWgU8DvA0Op1a11PS6
        Pj3bmUnsdYftVjfNF/ve8ZwgRAdqGZ6Q1jDyQEsy11LH88/wmuCeDZdJqV58XqI6zoYrII3jzqkYfTZcaTri0zbonQ1ZET0b5uPX+INweQ13uCgMSlFQ8wyx
        t8J0MbjP174FHSgoFOZphhdqZ4CQCEq/GGH0JgvypchaUrz9UWS1qGWJxhVvCYPhg3Fr36zkbRmzQqivDsyI5fUX06kGEo51l5cfwZTyrGYLOA4gCI8JOf4g
        dE1aQJaGIDaqQyrV3OYn7wafSq01ikg8D3bZPExFeCVXCJeq3FAEUks0UrllyvI0TNCDuAdhBX4FouIsFmfKq+hA95G+8JLpS9lokNeCgXnUpZgQ8ZiH4kLF
        Yoq3W94YZ8940SUmjYtLCHTVBQulVVLkyWQt68KIpsxNaocwJDK1mrGBNMheeloGGZNZVqyWRWzwjxDH2asUWYZKaHgfteL890BseMcTZWoiOOKTx1i+anWh
        cWYIWTBF5oNqiB2inn2HmRdlmReZ6G9ZdAfjWGmAOs4E91uQY5F2bNwDSTfwICtZ0S4xfSW+/oyZOSYA0boOyqIKmSiJe6BKjTZk0Xdvidde3EgnLuhyzjSh
        KsG8eTuDNxgioGiamrEjWnMh+ekTHV7jDikbv1onAJsmfN9YTWu6x/iWhPkhZDKXgPh4VxIyMO0XIyEDJiEdkJAOSEjHkpA/9FmWi5CQrVUSsh0kJJtoWSeM
        SB2PiR5JyDInIcucKo3nN6XxCMq8R+gb3PIFq4iEzlt80+LvUWoyPlk9QKYfiq8+hstyH4pnoIhKrIyIkS85Ph45WLMm+axEN7ZyHeaeyuWHr+/2K66bmtQT
        ivWHfdkchMEVWrZn3QgngjP3dI9AXKpxFChyRaxqVxyjN7lzLpM/brBFZAca76MkfaqaMp5Oia1Hu03Cys6l4DU+5hRshg0hXP6nZccRqsWghYK12H7ezcc4
        0i8Yj/XDo9yXGV+yDfLTxBXqCZOpWryXOz5RtZnUuYg95cw9wqDmRC4ZuxD5x2fSfEAs9hCqsrYiO07VxcFuWCY+Txwh9vDRyWKcnLJw9xQZWFNphgLApvA8
        kz4b1R8FZZFO5p7EQma2YpwjcoVFlZ66WuSqUhsoD8366Pr/plwicCfVCUsIaayiVbqHik9IFcC4Rqpo0BduPalCyRZTt9Rvr2NflUkXTaSLlVXwPSHOBZoL
        NQGFU3fdAM6q/QMtzFiwccSMFmkeNnd1Rw4OqDn1wgmnCtsjoCSqZBEaydSK/3UNOwYn6qS6aK1KWrtIYlOVwqojlP3FxLVi4ye4dDG9SFSVS1Rm+C6Emv6J
        0Gg6odGW6AbcZGA7Mnp3sLsCdrcO7Ix6NE6PEzj9X9TapUEDoUWKFQri6ad4kCgLgZBPcrklVM5WrTaOauP+7l3Eov8TYL4HXIKFekjZWfKYZp4Xa77voC4r
        oyR34IQ93oScomebk3+WnFTUZ2nWn1ep2hQ7h454kfPl9xWaHE+HAjHzLoMKdauOqlrfudR8wKPDsdJ4Lcch3CDl+7+v7FHgo40ncI83HMD9kY8o2kO3P6zV
        i/d+wBhHbv0zWqXQzTNuMlfsFNrdRB7UMG0uOjWUkpUM9yu+2+SQeUDktcyL0LPzJEzZeUP0z5JThIhonPVyg0gGb1Q/jBpmDqVZW8B8lXrFbfHr77SKfLI6
        LILLMAdm+Mjqf87pzKQ3AWlXtk7a9YSl1ZPJVqhJWHdZKaAdTAQMxtCp+JVMKUrHLyai0vg1mUKZ+FVpXzaeE08umWZFtCueTZWCh6Eq5JYgaeTTnkWDa5Gh
        FvyEhk2D11QpeBPS9xSNBy3GW1BLhF9jmdfr/Jzn51v8PM/Pt/lZ5pSn+HlaB99XQJd1Jo7Jb8PUBGXSbOI4zSaOywtNHD/3/eCab/58x2/s+eafX12F6TWf
        /urfb/jwp//r1VVAxX/6nSB+Jg0iOXiFadMzsICcpKuZGKaRchpvkjxrHe9KxSataQakcly2KQzInKkGZxB8Lqn+BPEH40N6NmMtnzGEYTYzUzKFOoQJdVf6
        VQuALCAGG/WjwhbSPF0K01aEmseEu2bB7WzzV8sw6o487vICLYktxvrv6Y5aj7AZ2mwp8oNfY5s8sKyTxsQCS1kAoks3I8TdTnrdOuJux4XgI24fyMsdzgZy
        do4RoXjeSWwRj0DxgXN6US2R1ctKvn6FzQNXd0tADnETZdDamceCTxtLAE9iCVvb5cCrDvsEGSSLJCTw4skkyCBrzQ1hEkDOHuEbvuMZ37B2Hb4Rpoe+Ybsb
        WBcIgsVzBB2sPSytZTTkWqFhsYHYolGF1NX9E14xPFOsLRUsgoT64XhMXCgTI1BKitLS1AQDVVt4OmmGbVg2aVguaVjeNiwvM/xdGybDZKiBTEgn5Ta0Udvq
        lbNAbJ8gjA+DIaGrJ2OnDt93xZwvkLjmoK2hsnWmdU1aETls7om1ply7leKHYoXBTbZCvPHADXkRw9FK/xdadNukz0SoETZBx5UO4OuanhNwb1epPsK11BxO
        OLfAVoFNkSSnmcusAuVUzxdM0XylcRK/UsRrbLJtYKUzN9jIakIa/MF8ETqObxfrttz59ndI3TPBG9BYig2kShmIN1iz314Pv6/oAg/H5RTsC29w3vJg8ajX
        mfdg6GiTMwezCeoCVSZczW4QtusTSGG3bFy+kihKXQ+mgt4TD7SCPbMuTBSRh7qnkz3TbriKPVMuLCCRp+zC8hF55nW4nIZpiutxASKqLo6viPSHEPnbb9QQ
        OflteJGt+iRZFZHPv7mUrfq5N5eyVT/7ZtDUfjzRFkt+M73km8qSNZha8pvykjVA23mt4JaB71/BLYFvJdccvk6uKdsj4vLhW8blwdfB+cO3vMmuWBe3hd76
        YTdrXNO8Pk2lTilr6KGTqJVDYiqJ6L+U6b7gs9W1ZVa+0mHlK8vJhUmlDtNu2mvX3CVu1IEL7rrlZXJVY+JG7XLjnVmBO+98UIwpHHPAJ8tM8nKlvDwqRiYC
        tt+lWavO5eME+Th1vMT3jDsy4jQN33h+Poj74gy1JUs5oa7Z0VPgOxVuS8e9K13NK4VSsQckNlqxu+QBS6q9xXSiI+pFbfbOM7lmm1a+9E1s7AQ6QOnru0XL
        hwPXdUMtE+kh9IN5J6pYJs7GuWBTck03X85tS8OhPajJ46bK2Nsnkw+261hqCf38uK+0D2equVYIjBeVHBJAN+ahGMQCTSNqfbir0qQTpTeFXW82KmGyuPas
        1kQPTUwl97Cxkakn+ECuyFCDHq75dgapMi2/M0LDoCZEqFEjrbgPZkRvgFhlhMCuzGoGphr9FPRbGfzAi08QzuslFOVz/jp+u1gKWqseQXlvFSNaPc6zMTPC
        Y7iBHQc0QtZrLYnGbc0cDOPRajB+5fNBWLvnSUMPgO1408h0hXmk5MLd1QaLIrpEd0rdUefakIGqabOJzAr0khnPtvqhp3joLcinaSZGzk+xgRvJRu5CpQld
        n90yHslNsvXrYOrymbcpMTvG4GJDKnUWpXR8XoCMaRS5gWKTGbQoBTm+DY85a8M20fzHTynXTLacWA3WYq4wFrWv482P6qIGyVk4gA013MlHVF7WDLAxj4Ej
        NO+DS41Pb2xieErhitomhQJp+RWH7SI1HGT2IW6KLpGdLsfRBB6fZXS7+JuE/5uoTx7rsRbNNpMo6fkUnsE59I4PARU0KyG4OlsRWIP7KhAhWSfeKyQMvJb3
        NfZeviT+r4GFlxJ8tF64MMiFPZzmgZz9UgzaAiyuXIrRamCC7LISn0+ciXCfoRfPrivxbeoza0u0NlKnbS4RWoesnggoWtPDNlOAaQMMYNN9vZyG3FwyxnTL
        NYnWMotHDPWWaA0KXLmrmsrDdYERbMt0Um7/K6bKdLZkOhOjSYAMFBlD3fCByx+48sF8T+0DswbtCKEYwyZewoiNLpSHSpLQJlt8LP3df81KbMCsNGiCnNmk
        mpiQovnSBmuDx9vkTkfh1oYPI6Te5L4Y0RgeqLuHm9ieAbP1bNRf0y9CV/TXJTFbawclx9n2VT+lyeIw6MJPcZoUhURIU0zhVPJWoyrhIA+Ba/74GxDBfe/q
        c+G2dy910Gy7Z9d4Y+HKFi4SWvaybReBA/cbdeSjipZH25Pzy0pmedKTqeQjV3IXXer+u4rNsmipz6KlNhjY/tX59pLpssxVFcZdILeIHyJ3kKjqSx/CofK9
        3byBrR0qqx+iK1VfFBUk9Z+7Gke0OOOgDDE3rUBWBau+Zi6bgWKzAnzUh8/7g0VkHyv7s68TVlJYbG4iNtwqqvOoADXrMR2yDSwD84x8PPj0jFNffsI2NtaU
        PifI6JC/wBRZZS+YWTRMV6EBbgnuE2kCBNQGYnc3g8LVrsM5VN6PIpPOwbR+H7amWmoRlS2lcFkTsmwdtFSaxF8GNJkZi9J8E848SwFsZmm7T6HrZ9+Juiq7
        vPJ5sFPjaF/SC2Oa5ktOdS0vWSRTe2CUkE9eSBI2e0JhCMeAm6iwXWyigXcf53Dj5RNfYJJc7Ya5mPgzNkTjZJ+IlKY4hjfQibS4thvmMqERHvySwq7qnCcX
        aLKeKmibMIu1fRefwnRRhrUFxZSqSW2i+m81WTj9cp6nEBWtac0iTGvmIPtZVIBrcnLJbAYUFQYNzeL+s+cqWOzlBCGVnsVmt5zYkfPAAmJsGgRdslPTsRTs
        sPmcvOP1+zL5AJCc5n0i7r7kIxy/wfjF0urISbg0EwFFdKHpQJvZCl8W+y5uU0YCBiaoI6Bw5TS5Ly5HyKCLCSXiPVvjnWMQ5WWJTOsTHmw9eY141/E1A+xd
        S1DtQHr7akPt1eWLJoXNNVotwlTXc9jqMMHCM2txIoIeahxPzU933KyjaH4qfmp+Uvx6jl/P8es5fj3igRiJSM4SBSgnSSGoNZebtcQq/wcdruWXsQbwa5Fm
        g1kn3nXyEW9eVRu+sXlSs9GsF+96e5UxNtuRQS05RtLqHc5+ctaz1ptL1cfBOZeah4NyLs4lucEfatapxcUzWN5yRTmBBfizsVrR2M4u7jWf+7UYs8WiImhS
        nNbM8pkuHP9dx6p0OE4EZUsci1A00lJBuyi9ps1lnEFaDm+mgz/QMhvoWVsxZJjWYY4TDRgDtLKjPM/TNino0oKufmeHN1vbld1fpFk8Qm91sZ+4tjoBUg1k
        QkNhWmvY1EVCzjUJ2MLW2cJcH5qJ3KCIlzLdMKvQV5LHUpVZb6Gxlrp6LS5fVxc6orWW37yMhsJliEwidPCSFj1bwkTTylZJB/8uAWoCQJ+4So6p4eZyBn0l
        S+2ypH4ZX+zgWoIs+B1tlxuEMyU+uTrtiXUq5lwe1RDe1d13OL6rjve6k/duUvG0W2Lr3VNpxiTYnq2RGN7O+i+8Bou/XIAGa0QrhOvhuPJUCuylTmyL8u4W
        n6aeSpfqIoGpsM0c/CbvgGmkKQb/RvHhXajoB8+xuW75HhlC1mjv99R8MIc6A56ZVHg5e6ZThGw0n/ShKar5AFB4BXvKqXATe+a9sEc2cb2wlzFvGsZK8SZF
        o4RYknmXFgZypzxaJ8id9ohUA6viEYXGX6aAmuFxaWxy7l64WQr2wi1SJy/ElIaB4FktTVprNtcPlib4lheVcxXcebqFkvctmXCQEm6ThDysBSXI8GO/aX5Z
        6jpoZbqb3L5zuDL1PxL0wbZj+zvNqOCo6aFyr5Byo3VQ5LzsApFFl+E7JDhkeinBJpvgMiS4Au+ugKZnpTLiPkw9t5GSXG6TrE2+DAxndzmyuzyJdMxlNtJB
        JLKgPDqbSeLNBiRShDRDh1ue5LFfMl6PjNcnkTslYw6vr2aM2wjXIh2S9Ml3HK7W0sh3HF5b/W47UF5tHFbHMEZ6jiPqBjb1dI77fYbtzqhGZQt+X/9FgeeM
        jUxQUGOE9pt8phakEtMjO8fqape2ujUp2S1cMIPey0B3MSNkfF+WjO/1yfi+PJlGG5IZtjGZYWtrky/FsmiaAykxhC735UqAt60QoDHXMDX4MHyKVta1ZmM1
        qoKo9bWxJefcUzTm13KvSdQhm3efKJ+z34h6+UUnkhynT110VloNdkKWbCIp+D9Bq0hEAvYUTi9C4k80g43SATb+57pLtSgKrq7h/kK3zwaZBZ9HwrO8iHMj
        1BnZEXeavczdPHe1vUq+kih8LKCnvPg5YpqyIJjZjGfaW5iCCOAg6k+2tVkyGokCdSnOjhFZTPyvU2/XEKe1buRVorMUujjVzoc30mLTiBWwXaGmXRC+zAvf
        I8qTeoypK2oFSG6+8QuVKrJuj8N8MGhoO0X6fqrypWfZqFyxQLizuK+IHWAXCn44dM8vWuzVE/C3YpW4sQjuDlQSX9KB/XqxIEIzM72v2Ialt/nrG4sLXuwq
        silqIjOCL2tfymPKP8s24ZmJ2Mfm7jj3zD6+CiOLa9aKfBzFE2hmKdN5ByqFlC9AfZbGEE7Gc2QakcTmDz4NiJkitGmjIpiiDForw+2sGXw6UndFbjfq2Wqq
        WWYvONrQ/MqyrHodp6ZENYHAYdjRopc7aX7C7aPpSZhNH6LZCXc/FkQgEg7xiQkI49mPpwm+qmX2Kjvny4rmfBFkMyE/moBbP8dl0nRdD2n7ZYYdmoXB78uX
        gZ3/xBUQvcJHidWdtctoz08mbrSOyG9a4hm+fAIPV2yk2MBGv6DLXWJ8dixkA/qpG4usBiGwcJkc1+A4XGY2NEpM12SVFqA12HRH7vVsbcX2hWuh6Qo0ZVBq
        ttN1BYO2/1w0eI5aiiWR1jV2CAKED2ym2Z0IVc6eQ/KzX2gECgMESBoSbc4HeOr/Zu5doOw40vOwrurue/vevnemZzAABhg+qhsAMYMHOXgQLz6AO7sgQZBL
        QrvURlIcm9rlruWBNsGD0pFNLGckgBSiQ+mMJMoiN4x154I2aRuQxycrm9JZasc6e2JGoZyRREs8MU8ycqiE8dLSaMmcMA5h5v/+v6q778wdALvcPQ6HuNWP
        6nr89ddff/31P2gzwInm9RS/pxjm4Ps1r11alrUCouMWoibdDFKxWXyf84YhEZfKROmjZT4EIZOxvG/Ao7HJrM0ZZuLVgkB1051RPbxPv2WJDZGghYIEvV6Q
        oPnDjtXsIWzY1Esw0ePZbXCiGvUkYSsI2jwRtNDJEUDQ2IKJ7fqq3bQMQgBiKpfRMjZzSvvZ5Cld04uywcAvrfWkbDWhbDVQttoKyhYKZQtzyjbUVMDg1alb
        CKICRZ6hR5pAz9BRN34Rif0rU7eaUDeEj2h2k68wp27xtV763a8sdUMwClA3rm+AT3nFvJC+SIyY1GRV0JymiDpKNAxen+wTJmAlUeWPN5sF3Sq2DuzuUijA
        j8uhVwRVe5rdGEY8oZlHBEam4CnZphGtuo3TE0TDfKZlo5yOEw2TKbvNTtktDfZQzCVR46pPyJwWkgAvvVLcZlvcbba4rba4UVvcmC1OivWo2D7r8STiA3mY
        sobsIShf1FtLVeIC8sBRtGbMy1xdjOxkXYgs9zQfWaZpLrJMUzuyTNNMZJmm6chuVJaqVHtz5VReA0lYwOFdsgokJtVWyOaTTZE0EOo8uAwKnwiugQPA97lc
        +OTneJdiSaWEyO7uHPSn4S1nl8HlhwG/2vV45h/yZuS5rHMH/Yu4XZ0CH/SXAjtiNbYzL0YMZJ3GDe66oNJyHw1pLfkXMmqnLPgfw6KHsWWeaEaVPic67vP0
        sZ+csGN4BEPYWqrYT3TpE0hyyp+MW0QwwAOIHeSTgn3U3fnLKymfrE1rIkPFEdje4nK3VbSqIpwo2FAJBZT5O71ZHZwzKmRYKyxoRLL2ErR2tfNdfbuT7pX3
        Dqrz7QLA7U4s+0zsBj0cVIhQZaup6SchhWlr1iPfzTu7jrmTise+sdNuY83DnnSn19HJH2qJF08vV572M+oE2PNKEPmemUZtPC9h92mstubbXSPv2vYdB6/H
        mN15dcg1ByrBK/n73dhGY0/R3crH0PAeTdjOZWW7afHxTwl3UGo6Pz5B+EyPpUEnrCgIZR7h7XR2pzADPDmCU/jsTsNf8DQhzsvuZpaU8BK9mrHDdp1hYfu+
        YD80UrJ8bsvU5TIFdttXQu9IVwGPFd9Pd7fJ1d4u1T7fXftiqfbp5bXHzMHUrKyxao1ju8jBW0FODhbK5ODdoIscLAbXIQevBwb0EicPDAfH1WqZg1VQ9mV0
        QoFOvB5gdvqtq+o0LchELWj1c/OSwDdqLQHyyR8upxfzsIAwpa8WlCUy8yrdzlytteMKnlypABRaAuEvpyntvHWh4XZRI10NbWWXnDmQaEfruikM8/7YbPBX
        m3IKQpPDUiem77IFiCEso8lBu2/AeZM49NHMgS7iRGY7tvC4GEMeXGBI55Bnh/j70SznXgL4V869bVebycDgmqG169bnSjRxsNA782jPzHOsFKcnhejTnlya
        novmnAxjSdvuLWq7Ci9oO4rz2q7Cc9qOUJvQhEUsWACrsgBWvz8LoPhXZAg+RulWlk1EDD9D6RaeGRGD+hSlt7EcI6LO45AgIogJz78EBUfnf9GKhL8LkcOG
        mPcPqZepg76xBSTw8z29tpQtiu02I8/yFI4g15eyhKUs9ijDZv0qmPcNpayw6uSXK4+h3ekpP83KB5Il9RtfedUojG3X+IPu7vHXrra1sTu5trsgbXdB0qpy
        Xo7etJFdoBcHrWiO7j6i0/fBvWpr+tZJKaR0TGsmpQxX+5CtPa8TQFte59zw9etU9zXDvE4qZHmdVIarc9DWydYrdiiXVzmz7rpVsjqaKwjyBFc7lbe8dirO
        1Z50w3uTM0zDgBcV9slZ530IQmaLLRpoi80VC/ptkRL/pVdB4Y0V1BffYCdoS7WpGLir92ebYF1JP+o8rCtpO3ZjQ9HIy2FwSElynKlPs7l31QhGJstfNaNG
        FQqTFYlgJJOJ3WLQg/useAD4XD1K+7XoPmiARNZNE4fUoh2ollPb+zhkU4WFU0CimbvhQXYXNxqlsY/JDKfXn2lioBbuBtcc2hyQcaZyPsDQx9e15FXN/jji
        G4B640YyxYDU5pWQDm/g2zrgxKf7IcOJNbctlEIOZEXfJoOispHsx6il3QpHN9bGOvtugH8qjg6lxVmsb4UE7J4CbmJEfepGqtTbOaRlt9xUI2FG58dvDL7s
        Op/w+drV1dwacd2GVW4oVxjfIAmE/1tkuXZxnIsm07VzsT7Q0s3LaNfMoUlZDIploEzO8sXDv0/0Gu/KD06LD1CGTn5F8aRUspDcQIsFAJR3OQCokeXIgjeS
        kfu2d1LeFNkW90zK9yuU46CvKx4j3KK5o3vR7D6iLbRXg9BbtkYYW222bA2oGHlL+b7AtKEbHEWrMIG7V7pVioQEOTSSoSdxPcpznrrSA/yl+uor1hnZIV+j
        Zg11ks2WlNq6oUbC+iNCjomH6U2Oj/ICc91W8Vyc2b+CLVmtSf79TaapBwQlTRkj95cw0r9WpVHPJTe8RrUBlF/4KCMqrSwV0dDKV5boKItBz7BCUhGlET6P
        6z641TpWFnH4/QjDZ+Ygpp2sGyiNNcqzOq8saM/CQdlN7cpPSZngHTnJCqT4upqvLFZ5UZZ9Xe6Mnys/OW0zJaEn/Zz8h9wVJXF+bmDcqiDtzEVwF+sFhUcM
        APhAYS/wN1gaDUhdSLsW0m5pOozY4MxNSDsIQ881j6OFzI3D6yFTBF52p/fRGvMJZe3zzdwQqU7DIsQlqyyjGKbuUJMNjuJJyV9sHWcifJyPQlf2dm1ScpR2
        mlVkD5dlZ2+9srmtlzV6yoqH9W7FQ85tLeJYdSfMtZEQS9EpHvI7CT9nXSoUbe3KRu/4/CAS1qHqWAbWsIJpRWQbOdeYTP6lpsnNyosVE4Jv06K8ONfoUl6s
        dykvhqy8WHfKi5D4U5tZeVFK/SXG3LlGWrGRJ+uiw+gXOoxUGawpKqjKcoOiw1jv4h4i0WisSpTwfqvK2O9UGVdWVxFVxopVZdzNkhLWYwz5pM3pMVq2RHC3
        YbX/MWyhqDPiUCbtX21EWJ3RvivlX7Pa0Nj8M+wvyHrQEH1JFjZutAffizb0HisPCoe8xuo4VlnpEcWEq2g7hqztyPHDq0f5qIZnONQV61a9sUL9tVp+W+gy
        V2+sF+qNvlmDMxrJXycgjztFx5rLv5UuE6ck6Zt+5LevthWvxlacdtW61CFZ2MfGOffDBvX+M0SloGK4KXldy8lpnZY2eqXhHKj0ymwzW81mXG4Gu1anOYpT
        Mcqli+Zu7/2B2W5GzRZc4hCAtSpXKlWaraxsuZWfb+XnW/n5KD8f5eej/HyUn8MY6Awis92PReW71Ozcws+38PMt/HyLaHb6oltXPyPW56Jv2YtUgmcreovj
        LtbBDFncgokvgovQCjI4mk4IHUy7UlWxCFT56M+utIzMvmhhQkPUHsZGoncZid5lxDatEnYF1Ff0LsFROHmdSHMkm4aupV6mWSnzN58svF7xpCrRzie7qGZZ
        +ZKzOuVL+53tQN0pX0qe1fQdt9i5WM/n9zWro6xFdfiuYlmKSlEd8qxW3VYLgEreY3dUu0LXU+eKpe7G6nreVtL1zEl46D5YrWaYzeI8YRQmfEsKCzThulyH
        ybe0HQhd2gXkhWvXgLqsesUSOKfgzJQXU9bNXIxs0BJZMZk0jrO+WXan6ERlUNLL9vHNY3JecG+HNfCyw1DgU9mRzmx2oCOYyCpu2X5Rc2JFuuygofyHWZ8u
        a1HWQ51Zfn0qgwpddpfZZ1qdTJmD5kgn2zWb7aU8918dMvvpSciHFGP4dKJjxpD/UwaF3I1TnX2GHn7KoP5P20JPsP5fdg+vIdl99OaYxGafh678PeYQvvsU
        tYgqPEyfo8IH6Nu7zN2U9zhVe5f5dIfq5u8fpDf3mAP05iEpZS5iPWn23UJFQSUv24UMUAfEIczeTpvK2IUyFIpkTcRsr7kPClusNRaxTs0DHbPXABK7KRc+
        UebBDt2gH3upQJt7BrkPUnN2d6hhSgC9j49n6H6XheZhtLeT3U3PVSf7NPebikS+vR3qAPLd2eFy+B7l7KfvPmU+be4GLGeltmnU9il07CDl2t2hobuLvsju
        ms3u4Wru5HKpOjTiLnNwNtvHxRxwJSwRT22OoIQWQ+Ve7vgQ3dEnR/C9meAOc+5F5G6Zezr08BDnvpNzHzH7OnSzn3PnsFiosgLrcZykPNRpE5juB8SOddpt
        CI0XoiIczgv5mf/SbY+LLsbmq+9B0fM9ORHCzRa5Ec3SFEoFjM0E2dvwepPNuw03o0Venht7Zejv7LhjnqW7O48fxfEQ2nVn251knnpIHDD6cEfMPMZCdTJ5
        DjMYwZZg5BmWduc+VPeIgwiTX1P5N9WcL0n+Lotflf2Sc+dbdiq6IlXMlNU/5/nYiHio5HmokhFXxxdcPU4p/K7q5Um52Io8zTc6RDF46cgPg9wLbpz4C3BW
        PHOlhiTncsbM715KwpJMJadg7AKuIqvQf3/dVQhhoPhJ8Xq+KdrqtBnq2iLN78IGt9m1C0XYY3VW/KvpVvjgiHSk2F/Jvoo2QiWZ03reR+bijmLH5aRb19ub
        qRvJRfXIVk8qotfu88B+3vWUgws3nLZVa2G32//b7g4419UtvkaYzIHk/nQAcstgVE/fTqDgMGiaXz/Q5NOhYKd34XaWnFOBxI8jpuaSnOczDzyzivJnpa9a
        CQOf9kyyq10u0fGhzeUd9Bc1eMcVBkj+/awNLsef0znge+ULxJakyBf0qNDPKzzBq+XyctgQR45l2QE0I2SPTKqUaVwwNVwh3/Hy4x3fynHYmEbYMmsfLQh6
        +2Ry0CSlgUnEmadJkt/WcGGcsP2aDV+MO/i9lF1ViF2VX+QE44ZImiiex0fGzLUOPgSzEdOAeAEmvalmXLFWunAEmfyOTmEhJI9yfQza1tHbSN7quMustytI
        qLm5sFwWw8S4tUjkxLrcJ0yay0oOQ33YnD5Ge8d4p/cTqZWFsilzHgdJ5sZfKNOA9/w9JUOQLx/FecF9Z/h8SH2NCPgeosB7vjyS7fkidXBPCp+lJftstm8t
        6Ygxwd7zOBFov3AAtOuSjZQmBsfdRtVaPCWqvJ2cy709ak2r0z3dRuGLYuBtGtv9YbPnS6xo1HqX6VkDGvLWjrP4qnT55ZF0T9kAMvlYlewzqcQk3SWsHxWY
        TOvMh+4gNKB92ZKzQqCPfHtFX4fNlhY9q96zF96ItNl90Gc3LTh71a0Dk0WWPaw2BItSER4Rtu1hW8O9yc9pTKckVUK5pQFwzKXQsKjDA6IuZXvy/kRHsHij
        1fihZXQ2Y+UIcCe7u/LsasurNi30bI+7VwaXKt4DLgF/1HOefEXfreupabbMHNVmn27zJT3H/JvRFmJcu4BnlMDTkD6+y2bWaK8FFGxwUa+fXNCEeY3kaWDa
        XuENFRoA1wDUdGpgXMyV3TRQDTbiZ++XXNu8yvb8eJNxYEFRoZS+rtjCmq5eVdm+L9DlPouR98G//F6uaM/sC+bOS51CMSrbc8nsuZTujtkKIJX9ki9n74zy
        qozycbd/AeuKoGH9AlItPCX2lKZEkzISWrJfwJ6OBfas6lrg6CquBeAd0PotcFna1NZL9vGHYcy4JV4HBpjGUALXDetMsk/fRInep4cpUfC3tc7sOuhHCIwt
        8Syn/wVvZgeThH1Rm8HWXGVSMIHdEQ7SdbvCN4OtxQb8MP2Cr4OpEF4gFnzZ/3AAMfhRggwlZEcVix57qiDi/irb1E78wvT09Lzezy5FFBUaXY2pVbnr5m/2
        cCcWjLCPxZGD7PUA2qqthecTHGLArYiGM5BhoquvwgMJ390kdwfgzAmeVZ2L0Y8+Jh5qzGdJMy0O943s18dYTseeg0vDwyhdM0rGCOJi+HT1RFlU8sCn4Xb/
        AH6SrDqbVQrCUykTngpyeLSHrH6RBrsCHR16MF72jmpKjlJHMvgFq38RXqA5wKiJvjQSx1RMLeX1v3JQ/whOgQ/qE+BWebh1/Lxib7APBxx4yegH4bdK/MQ8
        ckacr2qQXM3PMh+a1PDtbuQKzsDVUT5X9qzBvbY5+LWE+FG8zklW1Z11UrJOdmeFGu96jiXIOpAIbcLyyeT/0vGg+B8WRslL/lLH8X+tVWXKhYSL2FQDoymn
        v/CeCb434NCi7HkHrnIhPeVZZj3vVEwIzzsBe1UMxfOOvYHnnYB1RBF3EdxXyfOO/V4kqVLfSVGn1nmLnO2CJ1YL7NQ7mWSn7wFrpyeIa6kTzY6ykRWiJuoE
        lwdYw5nXMY5DzTyGaJQjcyyR4DgYKv7Oan+KfRJbH7DG01NweiVeTe5HYHjd5YkYHbIeiDdiQRkWp7zt17IQscVDjgxJ0I4PeZFEdeRojxIGU5ymHoBLZc85
        BO3tUfkJ61C5y4fyH0e6f0o9ye5WF25l1y042lkDF0UlX2i0zG8oO0crdprOSRqx4g3MRZvTfdbmLRmX6B7SbYKzrtcbeCUO0rAfHMM5GZjwxUYW79PvNeTu
        ncY+/S4YjXcbcHMTs70SVRiD+e4jjG7wM9anMH2IiRMS4/dhwJD1WMbT9l1gWtrIcRuX/NIOMeETPzaJDFgbViW7yg60ujz+iHKyOLiyJiPs0EquT7CnLbk+
        wt625HqcPW7JtWGvW8oxxewDyHLThH9HxD9ShX0+w2c7OE0bC5lPOYpDDjt/WIRu5wCMBljPVt3nTjrgplHDkVULfSUY7mYXCymHOyUQVgmE0FoJpGZTuc/W
        TFxVyJ4L+HEEnbsqVOYyhE8oFsymWmlHJJMDuYmZN0kPx1zvqzhNJMJpQ+YYOy6D/0G94tSkzs62upquES4M61CtFTwxicg2OnGxDdh1XlVChmHMhc6ytk5W
        hW4fBxb22dhee2nCxMRYr0yJ9cb0c1jrvP0SowcEjT1E+MeaIdMvtjCpC/0KLf2ipj8sGyjxi8GDJjfHiH7h4Ibol8++Pcv0y36f1mLYn3BtJ7ENPdaMsGqy
        h382FPEtpcr8R9iTmCn8hdEtmwh5fEhE74ZzL2FwDRaKazBmfpXYu/BGqSIxlnNpuvUk1mgx28MhIrATeI+nXpgoUTtaA99SITMotLu6FeD1Sy6p4va9fn1q
        zbkEHhenQ+vA1sh8WVJZWmhPD2/YOHLTzbfcaoX9qQj7TUrsRa88cE6nJN4M7y23Wun/DhG3pjvF0jS9HQZFojGdZRBXrXshWy/HVj3EzTl2uppEHNYvutjU
        3FRlSSfre8Hq3CsJJiIq5jdSHMuKBzrZTS+0O9R+ulljqMCbXzCD1GW6Hepkt7zQttrnN1Iiy+CGX8g2dEyG1mx8gXa1/YbKufUFs8ZQXYbqareztUVcDVNc
        f/EMYdQ6c5Ppm+2Ym80ts2a4YzYaY26d7cy20VOXd+Fux3rPVds010HG1pbMiTyzpssvwZoXsj5nX7WTuHl3M/dZyAFpQgx2ZR+8Xvb+ruz918s+1JV96HrZ
        k67syfWyD3RlH7he9vXlt+vLb03hNe0LtNUp9it9ZqT80UjXRxu7PjLDJVsvZTaUvqOXG4ovm7wJgimKLO4LHrwIbk7+Z1n0HrPmiCdY+2gcjrq2uHdH0i2c
        jqcpvSMWKTOb3DuYaYo5Y5YbXaV9vMptTv6NtvpQKCy/wdf5TSDL2TmZEH2Gp1m/qEDTQtz6yJvMqskva9P3NTls6RNUHzT8lCfhgOGHeMcPB74m82mAVh1+
        sFlKGzD2q+RrNEtsZuYuzlEdv8L+wAD8KrNzgY2YnTM5fcVqx9qeIA7lHWPhjCPtLy77WAZHmdP+rjLYjrb7e+TsL1eSb6m4lNJdKdsX4UBHlz+koaZFu9SC
        7ty6VFB/o7xh70eYsL4Ohs8pqfFodPW77xpNlj5REVkpF/HKpV432e9O+YHfXSQzOX1dXt9iCQWl+VQ3TutiJ2q24q+HCY6yBHqTGPVu7eGlNLVE/TZrGiNr
        xCiWJXbSy0d4cHFgJOd4tq2U81S2HTlxfPCaw+MdsL3p0ZiMfc7IyxXN2GxcA7jqlKbGmBhtu+q4oqxc0U7661XRFqloZ8+K7uiuCO5IuKI7uivaUq7odvrr
        VdEdUtHtPSsa765oE9XAFY13V3RbuaLeWiGLwSovFlZ70V7txQyUyAKORh2yK5atPVlRdhKUllzqjGSj7E9oleyb+AS0nH2sAJeziBHLnJANpVYpR6hYuZxt
        BqiwSvaUCWA5+/ae1S757KqjVIrLZMZ6slXzaOe2nh9s7/nBXCBO1pPf1RLaR1ya9HR310sDbssNas9BU26m3y1c0zGrIZityR9h174YY/++Q27mcRhmdspN
        u4mb2+kGZzDJH2sJw7SygkynaY9qe4UezVoqrYAOUcK7Im6ALZuXM2pC+ZYakd/ShiHY6S01M0RCEh+X7zqn70v3fpkFHdv9+WZOPZfunaW1kJ69nmf7XdDX
        2SyZpfWr3ySzs+38kNXzvhynkVSyECNWgq3k9XhFJe14ZSWvxDdaiW8pcCA6JwbW2D7ELCYWGH/CfjzelLOHLvhgbYh7DF5mh5oxI3lTZ/pq0yGpQ9peY0mL
        W263luejkUp7+OQjxqciOsfscggO+L1e+TKVZj2+1tcpUaLuOcB9grF53OpedQ/6KpATiFkcXQ1uveHRC3ZYor8/QGn6q5bVayBhtDpdJy60J+1f7UV7tRdz
        dd5hsyL2dH3yjEWsfw0ApRzEJ+Dd5/xqBSys9mJxtRdL0Pydr0+a6AyzXAd5A88HneCt5+qWOW/XLSc+UwcrDjPKeip8+FLdMuKL9fQ2vliopxlfzNdTJXD9
        5HN/JXIROWgIzZlrZFFOc15prKA5042V9V5s3CjN4UCrpkGl15rq+zlhgp4TBuTHWGUgYhRFBylgs892ZC0roQUFTIFGwHQ0OZlPqEUhRMoOZUCDyppXAYs2
        FnABBcfFyJpmLgHX5qNJBM1WFsnK4x/ZsW1HdmxnIju20xH2axj/yOLIYmRxZCGyODIfSRRPuA0FsS4A9wlGxHHq3UP9OCt8WsDVHOBqDnA1B7haCXC1SQuy
        goIvA1zNAa7mAFdzgKsBcLVVAVdzgKs5wNUc4GoOcDUHuJoDXM0BrgYZo+1N1fWm6npTdb2plnpTdb0BwVjWj6rrR9X1o+r6AXvC+eqq/ai6flRdP6quH1XX
        j6rrR9X1o+r6QetaTHP0Bzg7LQmYaZbYjosreZvFHpW8+z2TgO8bJgc9MbkgAaEb+9CNfejGHuLY6ul8vQhLyAxOcCUyhw4JQocEoUMCnJDMh7QK9EaC0CFB
        6JAgdEgQOiQIHRKEDglChwRhFxUokc9PMCglKnCx2ZsKVBzsKg52FQe7SjfsKpMWaqtS0IqDXcXBruJgh8k3X1kVdhUHu4qDXcXBruJgV3GwqzjYVRzsKiVC
        ELgOBa5DgetQ0N2hwHWoBy0IXFcC15XAdQV2W/PBql0JXFcC15XAdSVwXQlcVwLXlcB1JRBa8AOdplPmB7rDYYsMnOB8PzFZZFkrELkgAtqNu3bjrt2463zc
        eQ3QJUS2vPWy0ddu9LUbfe1Gn7exetWVQLvR1270tRt97UZfu9HXbvS1G33RW4PXbfV93a3pHru1ggb4DnS+A53vQOd3g86fnMy3c73pp+9A5zvQ+Q50OJWa
        91cFne9A5zvQ+Q50vgOd70DnO9D5DnR+iQYo1yHlOqRch1R3h5TrUA8aoFxXlOuKcl2BEB6OalbpinJdUa4rynVFua4o1xXluqJcV1TKvmv9B2gfq9IeXn0b
        eVfn+2xrp3Hh79PT/bbvC322+TN9FgiLfbYf7T4LjaU+26G5PlQEgPRZcRHLQ1rKMn1/Yh9t5CeLK54AF/InFqC4Pwu9Gj9tNnptcOPee8wblERtvlGRUC+J
        VS/JFjtI8Ryb+6fu3GUrp6fSHfTiyEnb+z91Jy877anM7c7eFpD4U3f2MmrPZcbYYSSAYl/Bnk2OZbabqgyFoovbBMmqMoC4UIKIVRklXGwRdK7K2OJCC8pX
        2avQKUq3sZOcKjvHOUHpKFtrVc3tfIBbNTv5ALfKroYSSrfyYW2VSfUh72kN/ahD3gWkzX2IURm0ZvpxfhwKsbqNL+ZB60Ihelv4og3KFjqiFwrRS/liCXgf
        CrpDwwzHWyFCM7cu5NaM7/hpHemf++J+WfJACUTy4HABsfo2cfc8Bgn0ruQ82mM4QBfqNgaDx5A6QWnG3faMWI154skJpbu6afJytz3bbcTLw9HSrTA4srpV
        MFB9aylp9bfqrTj5LagSxTCACtCsPUpNsapSypFzI3EkwqqJHOFCJYNGsY2mBALzkh038M1++ma+Xv7mNwdUOHXtMPL4GeUo9PgZx89e/BzAz92fKN4w9JZY
        Ral31OHk/9CfJNgwfl/l32/w7zz/fot/X+ffN/h3gX/f5N+3+Pdt/l3k33f4913+fY9/l/j3A/79kH8/4t9pbu0F/r3Iv89q6FfO6OR/59s2/77Ev6/w72X+
        nePfr/Pvq/z7Df6d599v8e/r/PsG/y7w75v8+xb/vs2/i/z7Dv++y7/v8e8S/37Avx/y70f8S8s0Gsy/F/n3Wf6d4d/n+Pd5/n3RR0favu3InC8o9nU/lUb7
        G7nVkiDMJzfcTwNuup+G3Hh5vSDJm5K8JcnbkixK8o4k70ryniRLknwgyYeSfCTJdMDJBUkuSvKsJDOSPCfJ85K8KElbkpckeUWSy5LMSfJ1SV6V5BuSzEvy
        LUlel+QNSRYkeVOStyR5W5JFSd6R5F1J3pNkSZIPJPlQko8kmQ6lf5JclORZSWYkeU6S5yV5UZK2JC9J8ooklyWZk+TrkrwqyTckmZfkW5K8LskbkixI8qYk
        b0nytiSLkrwjybuSvCfJkiQfSPKhJB9JMl2R/klyUZJnJZmR5DlJnpfkRUnakrwkySuSXJZkTpKvS/KqJN+QZF6Sb0nyuiRvSLIgyZuSvCXJ25IsSvKOJO9K
        8p4kS5J8IMmHknwkyXRV+ifJRUmelWRGkuckeV6SFyVpS/KSJK9IclmSOUm+LsmrknxDknlJviXJ65K8IcmCJG9K8pYkb0uyKMk7krwryXuSLEnygSQfSvKR
        JNOR9E+Si5I8K8mMJM9J8rwkL0rSluQlSV6R5LIkc5J8XZJXJfmGJPOSfEuS1yV5Q5IFSd6U5C1J3pZkUZJ3JHlXkvckWZLkA0k+lOQjSaZr0j9JLkryrCQz
        kjwnyfOSvChJW5KXJHlFksuSzEnydUlelWRekm9J8rokb0iyIMmbkrwlyduSLEryjiTvSvKeJEuSfCDJh5J8JMl0XTomyUVJnpVkRpLnJHlekhclaUvykiSv
        SHJZkjlJvi7Jq5J8o77Rqpjgpta65ac58hx7FWFVRWxmsZwEUH1GNFV5ygFO8RNA7/AGeJyDxOO0u/iiV5X3/1cOh4HOv88qZhWUXWGfgyYus4MNr/XqXyWt
        qOUnlfhZpXxm14KMl1gbXCJgy8XWvLePOqNb09M/N/1VGI7o1oZ9sOCA7jhsfab/FWt/6om/+He/9at/8sbbByWcrBKV8md/NdmnC026/tjIHhR657QNfUAc
        s4jj8QRa788qX02pc6z0Pi6n9eBsg+Rujh0Aj0YyMhzzSrYpbI5C12O+2e8b+zShpxJIy4SvZZWX4aTlC5kegQs9U4EevKEbFTv1dw8ByaEMr6EaD+014q0v
        KV9TazS0TxdsIDaPg57cDbuwNBCVZo8DLb028bH7zzvvbE0+/Nh7lI2MRyezgPjyK7+YCCwZ1Az2pM7O/H32pwjrKri4yXsDh8XUE+hdcz8FtGyizKY6Ydwn
        xWCsoySM/7n2AwfBRCDIlms1gagor4/Cmfz0PPfcn/CoolbKgRaySrIe2xv42aHtxGZ2FZPANyAxrf4YNa6O58PwJGOqScjOw5Ofvktt46vopw95Y7g65I3C
        Qnq/Nq2bWy8+7zpdSYbZ8FybWqedKS4UcODoyaEN5se5Qimd5hPr8vtjejPCPgYmxDAFpdg7jx89xLr342wDKu6AA8RbDZE0YHqDiwho6sEOukFJaC0fxOwp
        wWBf8XVIgFsGtjrdH5lksAV6ytSNfgFWh63ptp9WaJeWVlsjadRSaa313i8nHA4DetqI3bnRKlDnLU3+nLs7lAFk8DhE8BI4NwBnGr+0hrtEdPTHlw/SaGsj
        jx0NkQ/KgnECkNzsvJsuP/p1mnEH6GJoH1EcWDASwRMwD+PnJgGzYS8ce6EXCVhXkrDV/l/e+B91i3aer/sGT3VJQo923aHuhZxkp3cP2rzT4ylAZA1NJ8IW
        A74BgtFheGoMWOrhx+q0qbKJavQEnMQkT5zBCMD3yicbrncDXV8xXBvRsGQjrofT/tKslUBYXdA8wCh/ACBgeN7NvqTL8HyILv/wlwieMA/r30fUGtA3Dm1H
        eRQy7v54huPIb3k0ZAS6iOYLAfT3/vC8Ayie9hqMSAajZorP6q0/+yU3X/gzWiZSdld8TLDkIYzGTu8zaQOD8nCKqBjdHYP66Yo+Lfjco4nv/P4fXPr5l57/
        HbOfOwQMJYztL83HSCJnVhgX2YXCMCy2qG2X5z106FvcodZAa00Ju7+cVUZab/960vrGryemMpJVS32otjyZzQ8Jvh8TMvLptA9hcu5SD1PSOOR9BqE4D3kP
        IfQOQ93EgDrgAoOcupG21Jk2MLSkFEshjnVRiIqlC0InPwGmParYpsmiWWDEFBiT+RMU+hdaB1Numatv9lpvPJcQHfnw3xLlFXOosm12oar3paMw5Gv1I7Bd
        94pjr/7vj73PUwZaaKi4/wfFQRHmw3eYopfL9JeVaYIbKI+LCdisnZ2HZaGz6mu9+e2k9VIFZk7JWwoheAkiCPhGYwRT09BomJqGhqXXcJy0OQ+JlurWYFoD
        1VNyGdMSDexpYgmsABluEtdmw/wCBjUH4ISJsFKcMDE/UCGQZPG9iHxkYlri79VDMbv8Injv9ooVl9k8/DRWZeKS/03HH/u+OhdO6adal38ZnV9PNJ7mclpv
        /fvf+4P/prpinB6ncXqtDDYeqb9LgItlKtCXNSzu5S/0ii+M/1rWLI9E1phQX3UPqo8i8Ofnsupp0ygxGT90puv286Xb6KvuaomYEVM9fYZa9R5jW4Ye/Sv0
        6P98+7/1qZnv/N5vna8CUVJEnG79w19Crhd/DT0gjGsJa6IuZZVPX/j2L7+0Nv6DkBCp8ulTl3/hyx+1B/4OIRKslkrWBH7r7V9DGd/gMtaiPoKEohqHU/ZB
        cymnHx0EKux0FU2FlQpnlS5i6iuCKIhsUyBJKEgSCpKEYtMVgn5AI5WxJBAsodXutawBLAkJSBZLPIeWjKQeo2z8Gz6xxqLDbnUxlVDGADZa+iFworwpYAZ5
        ejqYhKUVjhqeOp1JwAN9DEymWN7J1zBhpSzHRzJF4zD3lwkMOPVPwqS4n02kicN7gnlrsNiR9SCoxHcleGBPDtxYb5TNZtmzqv7JDMYYDxq2g5x84HRTIQo7
        v1atb4vLCNSEskJO8R3tcKC4EHPsFi/OC2Xji/DBplhbufKzyiMSWA4uQiv08CT2TCac5Es4Sw7g1XRZjSdtjSeLGq0FcYARvn77rA8WH/7XABCY1WrsFrZ7
        7GUm+umTVyYOPEOzxHiXjb4yYZ65kHPg0+b8xD0XX45/PtODUxVLcJvsdoeYsIA/l6kMO69dXi1bN2HOn2iKebgwNwH7+fqYj6NhYUsjiPDMsXA2V7L1+MK+
        C+UXWLGOGpWuM/4eVU+HJcJvaNbj4XrTJOKpn7LVRrJxBV8fXjEV7oCE1FVUV4VDmeM6tL9FJg6wq0uZNGfS5Uyw/R++kFemxWGIq9C7YlReoeLi5bd4genG
        Rcpv/iI2601w5UJy3DR3esPsziUu4CQQasJCm9gTjw+JBUDWV1wBzxCQ7D9Nk3WHRDceNU0T3KVuQ6CqQ94WuCQ65G2mhBeWpqEsN0146Tq4ZLCBcZqtmybh
        7BYrcQWgJpjcQYCvgQWqZfGVdL1zNhdlAnDPYxeDVWzuMy95kK7xGyZ/hZZXEImMPaw3UkWfEvxo8JLzJ7KEu0JznZOps6mamErXTQClvIeb/kbx4QFSMCGe
        mAy1kd4ew0fHzxLSs7tN+lBPTMUp2KO3aPKuI7A+PZEQHl8wxH7n1yBgMbHP0OysgYFOHkL4u7vU7+A8LT7k/TbS6JD3KlLiNb6ONOCgxFVTHfMfy4b3+6/Y
        mx8h/PYvUGXrJuAK4eOPD58/MZKt2+9zDM6IUImwRWCSfAahU5PDMfjMetovU6EumKwxP2pZ3xVgOGAKnaq6aVABdQZgydUKTdNjhAfrAL2jNltof+FruA+9
        a5xBMHHq3cNAD1daiGkks8vmX/a2D4gDzw1E9TJ13LoFOLKy3KwvOSYaJXV2EMRuYFWr9rBobVT5KI+/Sh4x1Z3eo8gCchwdJ2KARkx4n0VcSZbTIHykMIXi
        exfeXCA8acheti6kPqai9E6vAS+fmpmOh0+nXc6dTINqjLllWGCkafAm4h0VBXavyX4o4WCmyBpMISewOCXYEvtDWAB3AjQvmCSC06F60cuRzCstTvDPoJ7I
        QMTp33GWgECesT7mBYaDyiKGCeKHY+AZ1ekK/+yEWxAvrXZ+8LRg77SeTAgPeO2VJ4TeKPOdqvcm7Nx3uL+ecG4dURSH6+tLeI9ZnHE9AY0vz1stkzmQzSQh
        Jc1kmRCEunepCayFh7wWmM1DHi992BWHgMsBSIDG/Gi/Py5X3moT4RjaRLttQXe7DgQcP29okugDcRIguKDq602FVgyaAZW9NCWGbSMDhkggZCSEsAUUZCpH
        ZMBz/cT4M0SVJw5ffJkh4gC+bmKeeO8KLVgphr0i4gfrEQyW2SZbhyR6mlqtfowpkIGpukeNYycGhLJ3qI13qUO42ultOOQdlKvhrH7IOyC+UYayGuQDfE0b
        3HHrhsXjU+oazWCQAfbk89dp3uNBmBe8MS94Q6ng4VLBQ3nBEFyhtdl67M34mk3JpQp6kvwNW3ofqC/h0eSk6cc+qYK1jij6ccLZ9Sbi8XqauGDv82xJThw+
        EevT7GfcYa13h0rk9LDBfEnA8ikrKsRMvvWnztylQDc+L2frm9m5WY1ImKyOhhdyYa5kidC+Z1cCJSsBcWVXaGnldREB5TE1SguFx+biwWUax/FnLmTrci4k
        yUe+2nodChy0zJwALTmWKXgrZo0qhwRANJFNqkksH95JKo8whSbqD8G9W15r3ig8KRqmrpuFVx1g+UUsC7Q8QDeDlQ40ywNOEigsInKlwh46SmD7ccDRy89K
        VR7WlyPpBiQH0o0FadBCGty0Z9Lg5aQBdIWXCEceHAkBeahC4rKuRBXWl6jFqivj1+zK+IJdGZ+3K+NzdmWcsYvhuAUAXY72IgcMF14VhW+Mie4xmLKIpgIB
        NaJ5kHLAlSEiEQh2SwwHIWtEXQLOWqYjwiRRBdMRsc+RLEweRZBp+g2YW9I4iDDMKUWEo7IjlhtAhRY6RNh0D9YXDQXFmkguvnyf+7bwpk3I5GGCowloMFrq
        SUtVd0sN9wlSTvQqq13JRtyCHYIb+zHsrg55PyrU9UeErD4qRPaE0EyQTprp7GgoCVhsQtSrRq2Aa2qOOkPIMAxH7piVNRuNdpQ3SLD4Rhxa/IAyfAY7JGaZ
        aKM0v5SwkxGcWWR9+SapD5XTnqDWQgAbqmOn54F61ExtVO8A1a9BxMfnGiwiD4jRC+i1hwWzBlygSZZ6iFmbm7XPsJfEaDLrz11fBTY2W950CZmbyQwK0PdX
        oA3Zh2FNxLZLcJlWdQTtYXyHZTNAvQ6xvNVkOoDV+GQ6iK3QGDi0dUzVH+WNpQ1GMj4JRcrWRcK5Na1R8YUDCdOxfdAgCfDhkf0+a/0FNjY6dAHH/BNUDb6k
        fgwl/4VBnQsK9Hyt6SfkYj0yKrqr0J/ZBzUWLvTUfn/eXv4EuvmqvXlsv098Zb9BmQPw0UNl/g0uUZtk0qw9xL7wBjk8EbQNtdu+1aQXrjp4LQJe0Ic0Arx1
        qIlQuI+pObCT3ik+kRNOy5PjF4AYzA79S/7z5K/ZQztCrr14zu6oZID4JIf3eaD6stU75NX4sG+zc2cCsTZrdt2dsnOTAzSPQ4i1a3h4T0PFTgJQTF6OEP8o
        rT+8wgdXiJjy9KNv1nMamBG71ke81tBeD+uCumyGsS4sWxUkzzAIr0eLAmIaZ9otCrqY/7Qo8G4imIwzoHhwUvhehgICJ2e8p+WoyA3pBk4U0G10o9gA5ps/
        dYWoqdv8oRkM8vyh6vEwJrQKsWJYNumI9ajOeoeTPds1WmrXZmmXse3CMMfihyqG6MYzdmdIw+wODTw5NIhyX+uxuKChIjWuAyoS/jbhqg2befgLImjCWZRI
        f2oi9uESqTRXrnblxnJ2VEWzOLmJWlXFKZe2Kx0CD/HofBZLRUIgqIJyrudncCv8Li3pG80GWp3W0XaYdg8/I84tKdtPSO5TlFt2ML5Zfw/how9RwMW7PRwc
        eEBVHwzixXv5aHTdvZq7Ma8cT47BaAq5bqIJ6yEX/a5Ka4ok9DWtw6doA8GmxPRNVnmZVha4N8dNFTeTGa2qDzIRq9M/+E5AxAuwJxP95wnOVSQVWrirHGOh
        OuE/k4UXsR5fpJvo0RFiSCv0kAVWlYkIfGo08bE6b8KJA+ez8JmJn33KhCyx0ecvsFOq4gnlsnmfuQAuqDKhzsGzECUZre6fZf4vZomPm0eP5VftKbAvEyXp
        qU/T7Wd/7sLFmfb89BSt6RcMPYEftIZRnBLGvZw2jXoZnSWmISHcbYjgvili/Fjk93WcvB4HJ8/n67wO8ME56+RFmZ/w4QCgz37ccEcvaqA5CtxpHXSIrsZ0
        Y79uxN8MdDCl7UFthZdqkYmAOQwcT1BsFdWEoqVeTTTOTwQTVNFlPnvNqleYptx1cQIwoxmQRVeyOksqaiPP/BDLlMslw+8vl6RLJXUVwp8R9tbtplfLd7wg
        SQGcrGgvk0O9rH1oy7L2Va9kMbcvoorYQzK7BUx+GPRtWVPL3S0XZD9V+adq+adC7Cb6LhJuK0oehUyPBU04HcBmr0o7AnhaPHvFRJefntDPTHwkaEPl15G9
        YjT2LRWjaNMim4wK5qBG4mXqZWv8gEbmTfncxJnzF4g9ZYeiHPtHM1DybuYZ2I5iWX8jah+iTtCOBUvJsSbvA7gZHjeDPW1tZh+B39G6KghkhNfT4O7Yc2EC
        0Sbxc8TGIfARGLrqlTR2YcOGM79Y0DSzoOVflibGE9FEgL1MCezPGDdwBFSPOvVDrN3MJzFgxH3HiP8wyLCPscXaVWcIyXj1yquKvPCJlmM8O1vkwYIShSsN
        Q0jD5gl82MViwI57wYRgrcILeX2SPeeA3UnBC/Czh8UTNxcVSWZI7b2ebfvPYmYtDDt+A8yJzdNT6qme8mCWdRJ++1eysEsk3Evi6TM/7y97PNGviQ5avnsi
        ZoE2JlEX2xABHjQ+VaCJDyQOCIWDy9gXXRBlcGq4KDbJ+ZyTGrEQij38TZ2dhCdIJztiZ5Dsp1PLdrFQiMHzXV6hYw4W+sdksw2U91j4I5tsOFCVTXb8H3yt
        n/KnZN8E4lbBPuQmaq50F40CB8dSYh9dhGovdd4nCIpY3cGw/EkY59CRe6mAWUNUQMR7hd3EIqQamLrszQ/k+zKtfCv5MC4Pk52adYJFOLJ7tg79uxqhiRuj
        0aMlMLC4WqWd2VMiLlQsHYbwkJXJ/F3w7to6cPrKMya4kAbODMfGYgI/Rvwes2OrLmrBskUsLLLFoA20rQWJskGDiTqNQmQ15hs2U6BiueacB/S7DwGIu9M5
        H6hZ/C+/xQtGYM0vdPlFHO/ng7OACaWwGP8odIfbli5h3mXRywIrupue9hniAQdqYvf7t/6UARJHVObE4Z8HJqcr4B50/+brI+NMVrmSRRPJSoxxQwYkS6uo
        oRhtojWMDtUrq+JDaFUkhDOHZAl89aooofnoLIC3anDqOzyv9c2p4xxGDR5xfX47yf7ZcbhlNHIcOcZRQdm2kbAKxCz8QYzVfj6Ir17Z7w/TWNFCGIBJDdm5
        fd5UPOifXN7UzO9qrJxr5NBdBgvIEMpgNqoHvNCAGC3QPOvtO3t2AI0Ve2jE2Xt8z4SCFksskJAGMXE37PuWto9if8YrKQgkUSrCLnVZECt2JF20O5gnsz4u
        cRUBl5nHYxEm9AOExxsueLxh4fGGhMdjYSjzeBCQxh+tJx67NlXqlSVz0+b0UeCb34OmE6cl5/+5U//PuE8dWJ+a6GfyQYgs/Rd7djurqPtZnUVtvHJTNfGV
        8tJdA0lNzmeVEyM0D2qAHWiDOZ/a8UtrvljFdhFnIi128Q7sYvLDPGVZVNH08w/QPlPJx7xFNEGmPc9tiOwO/7yJnn75bNY8SZsRQqkmTvuOjVyh5Naf4qGZ
        CIC98Ip6Imvy4s/G5hsdsmG32ByJuWRatcO8SV+CV+c63I2ezBrHbCDG+tGmd01QUCXwzc2gaNwAKCq9QdEFATRbOhCjA43lHWiY2HXgIURftQU9Jg74Abin
        BHDVLsBVAbj4JOxtaXtGCQMuLgGOIYD+18XXqhXaengulXsvt/p+uuWfznilkjbAPTPND1qraH5oLougOnHuPCGUf/4CMYEX+m3DcvTrQZF52jKfbrGbGM8S
        t84Eul7g3zMTDYLiRH8ZirTfAEnCKGRV4s7raBcN4lkcOXZPfcb1tJHjfkxM6pVlDHxALP+PreQegKBYrUu06bKxbfV+tKkQhW0FwwFROO2DKsydUsk/69Yv
        sPVuBHO23k0O1N5gMXdrntcyvglaGDzTOPmgeIJq0MtHLAMrUOZTQTs4NREbdhOS75Y8KlMDh0u9JESJLlgugSr3UL15RMysG7Yfj2MSanu6GbPyZK8BLzan
        Mrp9wrBllS7IFoSOgatXBy47hM3hdn0YixdsevZltwnLGd0CLFilbleDkDZxixiqrcMPGcD1jJywdr053nQL20R/XuvfTGtFRkvc6JEu2mBPlgGV5AtpsxgU
        iIzTJjI2IYOuNb3WO99OWgnk2GgVU3dRoaslP5H10z2he9PmNv20F2dJOR+bQ/GlzopyCNGXnxezXthpScB31O0xMtTsOUJk8j67lsdROeG/nVnNnjOrKTMp
        IX7RnTC6+JXg8/vYZ7oAi3Bz3vsKxwKmKpvHRzJqbWtefSWrn6R3GngLeXia8Fxk/aAae7dueQ/g1A8B6evHziJwpWk+gpWE+huahHL5T0yOaQ+b9mwA5cKb
        N11wweo40zeq8gFoUjDDi25WnmBhHhRF5Xt2Yh2LEDQeE6dbMp68TOKQgBvhVDJqnDWnw2XEgEpiLGLjBj4lqp659tPQFKdDMTYhm/OQnzx5MXignNiL8qLd
        vC5Xa3dEEJ81r2TBynkVFnMqWDGnAjen/O9ultRt+bXW4c8QEJfNEHr6YLOb7ZvA2XBBNVJZc1aZFX3LZkUfMvax0kTXrKh3zYp6MSv6bG7CkgbPikZpVjS+
        p1kBUostce3+HLi1VoWWKjxuZA0OB4A126EUrX8Eh9MZlnwekbg1Oil7iHDVLURs9w+xbCnja2wpWQhRS/4WEJa2cOwqsDsbkUyw76WNALj6GLsUYCjxUuDr
        pYxRvTlTzEZBasWlwQrIs4NIo+WELSt2GVIOqIUv/IF/dsWGo1ee5XuPHnlY6kFLA9MZWL2AE1sJwYIjrkzEglt0VcUVBwUoT1I7dLzANXkFtkJ9m5cnrVAt
        bTi6hOaJCyVNblbO/NDncv4UfG/sEvFhYpEzxBsGGrF/GurKVPAUGAcw7rAuimD+4eVLHARpkLRAPlgscV53NDBQwwzyUPnqKSd07P6KIB4jo6iGmPjHmoo5
        YIJ31MUBV0QGmzVoM9DkvRi1DKK2FLtxcMCIa8Du/Gum+jBR5wr4ENZ98UXS2yxJAKUVLPXzZGMQ5B8wW9w44e5aVh7Qx/ytZ/nbPvC34UmOU51h1838bbhi
        YxCfyEI+5DYV4au5TKo/MuFI7ISClbxJtDHwuBu05QEIjfqs7A6uCZYTWX2EdgTXAAuIfxU7kBVgafQGSxc06rJJuJHOPNSM8oIek0AQAW8SGIjNLiA2CyBO
        9gaihcZkFzRo6WNmMA+7cAybYhtsBrpkSswDcRjrVNXgU8V32mobWd2N7SX5CCWXG/4DpRRh6hUr+VGOm4UjSd6g82w/ZYVip8XhT04Bpqd4KuvSo3kPah/I
        O5I/G7+QfDED9UwRyoJDIEGzDfILhrlnlQKs2M1Dkkcogkmnjh9mKUD+LQ7NoOk9iULDXJHaFQTwwgGBFFRoUdtl73T8i0RE+cC35UNLHAaCLdUvQZOgCH6U
        FQsVq0/vYBsSW5aPHQKjJ3/d/xnWgAgYrlYiw3wVgXdy1PNaEAr+zOmj/aIrxP0PoEHtl17azbAidh7Wj7YYX4rxoRyB8aIPENvHi/i3cWZ50VpivEARvYGq
        WUNC0kBSlHDmTKlWKLBhyYjfVVpNWRUrHUB2XnvYsiKA149m6g6VALsavEicSQmkEhzRYwE5y1J1GqDhu3ggWZYaXkhZWZk7LAHtWVIVQJimV5elhteQpWaV
        iXHaB0z/R/80BP98QKhMBUf6CKEUF3JxazZKNP0Jo3GOjNOBv/4DkCZJKbAGjd/wdZQrscOuDdp3CLWGcx/RtCM+CUp2acxUSKQfUA0IL7P6HqSkDdZNazqS
        p+RwKOuzJztCuUCF+CgksGZ7jrjT4tJvsMY8SnxYHZvsM07nNijOlJREQ6olj2L3iYMld0ISSTyiz+f/umrBjCjWRXF6nnxuowRhlQ+Jw3eHK8nnqcDmMp4L
        ZbJdW8hMl2+ltfnXwmcxbYW6UFk1IuhSxC/ErK6pYVnEuuJhjO2UaYA7g+0rcWUikgQkUFPMeMpsiQKy/LbW/lPVKRGTQ0kKaJOKGiXRZwwbEByjVr8iAfU2
        ZNGV1BdaCgSqlCEOMFdl+6Dd2IfuqMMOts+DHI/IsSvi0EUAf+UMcbgyyFqWKsVncXwiE8ti5RdQN8zFu2x8ZhnLeeVDHD5uZbmPWYjRuoV8mc/rlrbrlo91
        yzvJVDDjkxysW1553WKtURbaAnQbvS40scIBRhOEmqPNjNVGTr6Q9IvN/s1dz1lraLK1frJ17jQK/F0N69/CaLqb9ZKGweKnFXDQs8O02w05qBt6O5n5x89y
        LFufcCvTx9mPOQLoSvxf3epHFg7Be+o00bihkxKICy/cE7DGDzcrRhayuPXBtxOYxtOGSCI/hSezynEs6ccROi4Q+hPAxqNYLids22hLEDUqpRUdswfEoQot
        L2hVKyJz9yioOihiiUXboXovaztU+dUgpd7noCeSfKHlVB0aNKUImlgWW15hzWi8+FdiYnIrFn41wM9ZSNQMkcKI9/6wFwSKe8JKFYxTmX0K9VNCuiBMJP4M
        THMWloWJgT3tcfzrM8t5rZxjtsIkLYcdYOOyJu1EKmDhq6Zylt3JFS2BHcplgugySSLLIdiuqytrQySJzZyxRWvDkrCrEi//JHYb8zAuTsHAakFNgBZGLyy2
        ATHLHapCHSqbV8BMJnrAcgIvp19OKihMokpDnElfpspW7k2lzRVRbvLlxFMoZXejgdMxQldOErHJD4mg+GX5zONNX2xzT04W50NdVLVra6mv0NbPUVafd5Ly
        W7zgzbHmF7r8Ik4hg/f4+MrgNAs9xJn9JE2k/KhtWdOgL7GsdXIWDI0bKwulyRxIxGhMM0xsmWhSeAYOGkElac9XEYoUXmhU45Zvqidp/QryHQvz2mczVrIG
        YcMtPuNvLkyrC0AKOalxrxzz7ooN4+5tUtzF4cfX2SZFF/LwabaAl6+VvSmEVbG6exbxMWQNhIIFFMqdn9hpeKWbceB5GNp52Ef7yH6cHNIOSfAcYbCxcWrY
        jRP46HDFnGcs7u+5ZWIEmqJ5ljHPQPDv3iRVTGQ3SQSkLDoeFOXDMEimZ7HvhOGslZeVsiUiJ+taTuwMzGzRaZTPVpgs8MvJjIZd1K1LQ0NgpOEHxkRCYiIa
        32qOMRBLsGpa/3mABl9NiGHuYdq8OwzxXQ+95KRILxCNkJWVLtPyGZ3kxXWKBtINod3NZEr2co4mf67nIslcXCHZEDIpeuSuK5ZQHDl/gcu9MtFHxAPnQF78
        17zlFn60zC36uQJLC05eulVaetloOmQqm2meiH/O177oM42XdNd3WOU3oHLVonTl4eDItQgihzDpJoaiYlsRehitSg/Dgh6G16KHehL9GoFHypPJT7LS7g+K
        5tVggiBGzjWQPpiH2N5MlurfkWkY3xLzGLPFBVhnO875gNOuQYJPnuVj/vFcrYkVoiAZ/JWark9FT+UxQpcNt4TctUp8/VhQkxPXN+wMjvS2n0UoTratxZgN
        ENiSZWa0BgaeX+Hdddl8NbM7DeV32awus1SNWbdEjFDYrVGA04NSnE0TPCx65+o+iWuJmACBqR1DhNMQf8lXUpwZwnbEIzpIqDvANHDQ0sCJyPSD+q2ZCC6+
        PJIO0R0o31ruNmQsrJxlvLM0iMHldGCiH2JwJodgiaLlCmSs/EZQyOpHxTn1hEdUtSrCT4HIAAyyqEx6yZam/FSyQWhpwR63DhPFtXvufhPImU5fbjXGYieG
        SyBCHNy2xHcFURs4zIVsNPlKxnph/DxDMM+0icNJbNVDG1g1RGDVZvEFn3+K6mxgGpCbm7797JRBihqi/ZsQ+z6rq/bDaZ9YP+VqdNz9KvuY3ug6Du+v9RHs
        /ogq97+cBQ8RDq9hBfoSepZRaFAIfhjngKbLtSD4AYpxpNE143OZLTrl10LwA/sSTIAl+H2W4PcTwQ+Y4IeWRQh4QQ8ul9byfkfw+1cl+KiNSL0v65KYj1fi
        3hqGYofM4OH3jCF9BXZ4FuXOgtW/nPW5XGVUiQkHLTAqrb7kv2Q8EM8EuP+vbFHW/lKOTDhctIylqcrCE09UCcIlncQRerCGoEvbDx5u7BrkkDlgZswuYMFJ
        dlnQtYD1sV5DGrOxSK4hadipkB//gjhLaSEwtc/jglqgqsE8coVg8pTbrLEFZOWhpt0kE4kkro8WT+xFcO7fGn6iNXX2b9ICDYbPSUpBCAxtj+D1IiDQhQhw
        izDjTfZiHbKg12D/AmFUAN5Pcbb8a7Ykn2TnFPYLDpgDOWGl9dRxsBgh7NrCiSmqBAOfgjVl1aSKqCbx4RmGpzYRpjgNDa88DepPG19MXp92dV78gmZZmmwL
        gpWn893Hh1PLFQWud1QVFNpuwTXU3GgPuEx08n3UUsOuTA65CCEhRuGAoZ6IUDx2Yr0Zoc49O5bGm295D4/E9xJkCEusZFx38c0afLM6yeLCTPQziRFWJb45
        /ttWZnvU6KNn2M+FnmT9TbrAIaDi7QMxHlDpbHkt6k9LntJyZFsC7xkjdBvcN8IWIwFV9sAIC2aNfoDYMyewBJo453Pxf9De983NSODcjOCNtm5GXmHrOf8J
        GNAhOHWQG9AFEDsWXkaCZV5GMJuskw4r0gR/xGLXSITBkPk3PHfqGz7IDkM0KMUjZ+SALYSOoWYuELJ1FurBtz1xUBF8ggDOuMKW0ltR2UmpjEXlbO8uJKJU
        nnymVm1j+bMuHyIBGJ9x1pLm8Ob5Qmht6O1CCF1oGpOBGPQsjvfz2YgIqnA4kuVjdVz027EcAj19GRr3nZwKNlAxxFG/r7R6ij1PEqcmWtcZ208FcjAZEJe8
        RyUiTficIYaBeuJkf9aYUFmNGneI4mPHptwDd4IiB/hdJyiUcSTzX4badoNfssx70TtzF4uEdCHg0bnITCdfyNBf3myIQAgOJQHDx5X/FD6zSx1Oitxl8BS0
        gi7SO0NT0gRPncsCtyL6bICTKXrm08QnqiQvLsiWVEMPzlw8B8HjxXOszq5ph87zg6BLH30edoATUz+EGMY0lUQRGRba5/b7LI4/oRSWS38ChkDQipBTUbpC
        RecupppWT55aATy+KMphgq8+A5BcvMAee4KLqTPAoPfxLyqtedRey9TEXgLax7DWsN2FpsH5TJ84CmLYf9/p4JzxQkcc+++XAIfUYFZ2om8Kf03nv9mPB3uN
        /tsTh5/+6jNFcXmmwxeQR5fv4/g55RaDkmvHienf+9M7iF84g2MsaBGEbEyCp8m3tfhzJK6Brh3ppg0/b4DG/GFuHK48bBPG/OQczsofbQqdCc5l+vNNvzBI
        CSVO/LgVy8rfNkwpbY8MH8Awn2x5DzE1YM8UahLmt/zBXUo/aTyY2Wb66ojHl0nm8yUc43nJn7HhHdy+IHAuXGEi9nvs9/LLJlvziU/il+3fKB09qcoWXnwi
        E/CZJof0de0MjG0nx/YN3OWRLHSXJ7KKu3wsq7rLU1nkLqdVVuNruGnN6smfo6/1Q3QDab5ETCC2hEMFKDgCDR4DR8MhAxCpIBZs5tABDJ3ACHSCxFgP95ji
        8HPPbMH/5BO6JOd6+la13lWbxcPK8gfV5Q+i5Q9qyx/Ulz+Ilz9oLH/QXP6gb/mD/uUPkuUPBpY/GFz+YM3yB0PugWfWXB0yQ1czZUM0DNDtoNwiokM/3SZy
        i8ANTbrtk1sIWWK6bcgtwjnU6LYut4j+UKXbSG5BZ0O6rcit3TrfmF/b2DmorYPdJ/SdVnKpi0tVXHp82bJObp+F5om3X1+oiMUMIgrwvZZTkWlE2NhHib3V
        rfN9uNfx32vqcOrgkz3PN2VuALNhO8SBRWoyNQgHeDLgRJKDlTRkGtBAs9ti8ex/QaWBnT80UxSrbfmfyQ0CgOb74N1YcfwYpE07LRp2WsR2WlTttKjbaVGz
        0yISoHOgm2I2tlUxHefcdOT4NlndXS+oLHbXiypruOsllTXzqayzPjeVdaZlKtNwzCDtk9hP0uYlZRu9qGyrF5Rt7ryb93Nu3reV7REiVnD0kqLpc7po+rwu
        mr6gi6Yv6qLpS7po+rRfNH3Gz5ve9ktNb/u26TO+bfq0b5u+pG3TF7Vt+oK2TZ/Xtulz2ja9LQgx5wt6hPR2RFksmfe5P4QDGHVCAUo0iLWETRLUWfQt7iz5
        FnmmA2CPxC3rE8AERBY8iW0mozwfwL+CxC0blHICmvaexDYbknLCdK2UE8IHiQTGWy/lhOmwlBOmG6ScMN0o5YTpiJQTpjdJOZX0Zimnkt4i5VTSW6WcSmqk
        HESC8yQkXCblIKKc58LGeRKJcYuUgyCNnkRr3CrlVNNRKaeajkk51XSblFNNt0s51XSHlBOlO6WcKL1dyonSO6ScKB2XcqJ0l5QTpbulnCjdI+VE6V4pp5be
        KeXU0n1STi3dL5/X0gPyeS09KJ/X0kPyeS29Sz6vp3fL5/X0Hvm8nt4rzainh90xHUfZBP76XT7c2Q8bbX3C3Il7BYIZ+5h/+cjQGR4rc1hC7ypzrwTnVeYe
        Cd+rzN0S4FeZuyTkpzKHJAioMgclLKgyByRQqJ2CuNgvEUeV2ScxSJW5U6KSKrNXYq4qs0eisCqzW+KyKrNLIrUqMy4BXpW5Q0K+Ko5uNIOLnRIWVnF8o6Wq
        URwYaREX2yS8p+LQSPO4GJUIoYqDILVxcZtEEVUcP2gaFzaCoeLIQ4u4yCTKoeLYQ/O4MBIxUZlbJYaiMrdIVEVlbpY4i8rcJFEklRmRuJLKbJRIk8pskNiT
        ygxL1Epl1kscS2XWSWRLZdZKrEtFCyiHIVS0mnJgQkVrKIcqVLSgcvBCRcsoBzxUtKZyCERLbgJHbgJHbnxHbnxHbnxLXOZ9R278uFMN+s/BOFc9mTtZXTrM
        /ko7REoqxu8U3kbTmj5n1GvZ2oLXPsGn1bXXJvjs45tZdTYNc1+mrPCQ+zalAsxaly8of9OZxVo1mzVMtUOlVWchH+q0Z03DhJ3ZDh9gwp6+nn9S6eBlpWOo
        ibOI+Ca56XEnTpO8AaxCN5X7m507+HjhF3j8vi8ePZP3mV/p8qszecNxm99wxsJd6xdOnzkj7vkICp2sfzaLTP/XTGTqs1kwS48j6ths28CGMOzAbVLH9M9C
        2aNDMAjabWp3zcRyM9vOBtpZIy/8i0R7Gy9kg78BN6953wlQzWKkKpfyAIIA8ABBIZqlVqANa0bMIKTzBKwm/VLTojYum53ZdqdNrGhR1eOsrBe3Uxws1j/9
        m/f/2d8Z+s1/ebjzpXSopdI1Nl90JGWPBqUmHs0/zNtUwoA0aEEnrWhuzVTaWXgpqxJowMrVCRDg5mB//CF7n7Dp1YezdVdTeCCiRDGOEFLMGlxAUFozIYEV
        1ujN2XYbj9tAlBwW3+zQKldxDZnvpEHRqKjl511qoEt5C+HEv7gs9SNGkLI1pSKKyz7sdfsO+j9CSXTQh2QiPsj+nOoH/QPYQx30wddWD/qjYGAP+mBrh6Cv
        Rnwz9NjEd27hSdf61SWMah/0T8TgM0SKBf9zzGGOt85rYjDHWXMHHOny57+k2A9vjyAVospTiijxCMuBiogSP4AQFl68FAXNqfCcfpL1hY5Mwn93WV9IokJE
        WU003f5XfbVRp0+HqoHnTXsLDOh1VxtP/K2vfOksbv7cAn89tZWPusTHURMHUyezRDpDTaIezaYDoAEoPRQvvWM6KQsSyj6hm9ZZEjwXUhmt6CRsalbPHLIi
        a8vLNV6tiXJoKqgfmiIZrr509Ewaspw7PMqHPawwT7sGM7BqEIzTNDADxIfVIWCMRHoNt60sowvEzVMsVesj1l12P4OSJuR9wZHWs88l1LZdLGDnw13bmGzN
        tdyW96cVuC5nI3iIFgN8MWTWfKkJ7UY4knKu86twnR+1trC3n2S9EU0peCxg93DRfj3U2tR6+1eda/4qNL2CBDLqoWSDeA3qRwIHHHAehMO4kGbxmnSwZfiA
        y/QBE4mmQpoRAf1uguY3cDLCUQdRu9b07zMyRhMf/NFv/eN/1gdUtLvCyAy+lg3Db3VkhsVvNTXCiH8gp5JcsYrI2MtCJlqHJ6sAyTg1q877snWcwoMQR4TB
        tEG7fLQE28x1LGXxsbjntTesdLlBODnwAOFK8qoZuJQNrgp7ytIkWBMLDjfx+Cp5kZsTURl1OT5kb6WKlX19PrjxTQ2ns7WWPonwGDTI+gm2P4dTKVM7PmKC
        k6zk6z3MysA+vE0HR5usDCLTle3VYUGd+lbiy7j1SLNCy0fTUQba1M86XmD8U+3XXs5gT8v6eWqSjx9shXBSjsKicmtSn9saQ94Lq/hKyp7JA1uEqYoxUdTd
        osnUZ6E/rFHgkorGM11r9Yk9cTkEYdRakM06e0IrJGq/5qtgSpZ/KynG0QDrlvtyRLPiYECkz/6xkTjlo3yRArLnLHme+fA//h6UDOcK/+MMAj4ZCK1rPXY8
        zmFeJjngTeF/3Grz4zBhTvyP+w/yeanv/I8rfu23Lol/b9QkWtpIg5IKfuF/XDn/45QN/sdB1l354n/cZ58BRI7m9EmOtUn9xiWrhzNGdNd40tZ4sqjR+h9n
        Pfzrt88qUGp7dgA9CRNicL7kFVCAfnz4ROZPGu9BPjLoAoLsdj0O/qn5NIt+Sk/MJLsINN2GCYIA88oroEKZpXjUZo9Y6BkfsbgWEG1NpQW48lxHr9uGk9KG
        k0UbCjip76UL+Bx9+D3FR2sF+laAvlWgbxXoW+1C3wrQt8roWwX6Vhh9lakI+lZx0Hp8JBN7mgp1uZWcYdzlA1fGXQWP/wXusuVCpcBdzFFmw2n0B3yxxcuf
        hANM9Upjzcra/xyRqQKJBdUlPX1a9RKfPq2Wy0+fVssFqPQkl6A6ySCUfaxUMK1/dzJBj3dGzGyxqMvKCAet657WTNB6/r0k+UDHz9nABt93cvLKvwc5qeYj
        8j1Sk+oT1yIm08p6kJxWk6k8kEFejZgwKbGEpOomjaUieXVUCggEzxpc+mVqUqrypK3yZFHlcmpy7QauSk1uWRbJd2kpaREz0qol23GA+G39Axq0RV4DrGvV
        723EMEh82k2D1jVY1mAK+h+F36PrjxQK7BomXoStqVU+MsjFxkm2lt7Dca0mrDoW+aRZ8lqvy6QZ4t0JBjcu5Ov/Tmn1pJqyUiyEb8YkvV/E4XyXXL3/atNT
        2o9q9TgZGFwzvGHjyNVLUK0VOTnnMvabcb4bv843RzjXEfvNCb47cZ1vHuNcj129nw+wMIaGLljj4IzNcoqznCplgdsiCGShkuoAsOQLAPQhb8mP/4nStA86
        Z6Trj5WkLtv9aZUFl64OUWnfcYcn3FJjH5ywD464B0fsg3H3YNw+MO6BsQ8S9yCxDzz3wLMPThH245Hxr0Kv4ZI9z4l/s+rrqZFzddDxxYpz3z+jJzFbkpeU
        nIgmf1+JKgCtCCIuv1WEX3K/pDMjMjC5X9RZKqIwuV/QWSYSMbmf19kmEYzJ/ZzONot8TO7bOtsiYjK5n9HZbSIt47d+ulUe++koNXYhmEz+gWIbSuDuQjiZ
        /LLoh5hNEDNUzG1IasZA2jDQQeplg3iqsjWd2azeMVvwCBHbKYkN5RnEtcqG6HWjM2tuxQvagZohiHNoF9PJwtksorcbaHmq0pMM2dd2kHrZOoMP+zoszKCH
        6wzqWU8FpXjdz/KObJiebZSBmENX+00DX6yj+qmSQfoQlYywiKeP8t5EVTXNeoia+Pub6U2/qdObW6SUNkrZgoYEKGoTrkJkQPtVRlulTpvKCFFGgCLRHJXR
        BoqecwkzAZsrjXRoV9VgcUwffxKYmzt0gx4QO+5yTyM3PCIlHZZCMShr1AW+Dy3sBtHeTgaP9kEnW8/9piKRL+rAxQXlq3S4HL5HORAFrTPrTR+gOCu1LcHw
        Zx06BkFW0slgch11suZs1s/VVLjcQZE0Nk08m9W4mLorYRElrEEJQwyVAe74EN3RJ2vwvVnLHebcC8g9ZPo79LDBuSuce42pQRhX5dw5LOZ9lmPe1CHw3dJp
        E5g2AGIbO+32QX8e3pZnWNVKt+b9yeQ5LGtbzSjNsZehXjYliEu/P8urJetY4Im9p5vFCtiX9XwwNa3YpzZMuWDZqibj3/GJH6s/qc9Z192s/cAzH6eDfMpn
        CYOjF/xGyxttSQa9SS7R7XZ/HOfM2/0TtIlnEpTK3DOwp+Q0FOIFtg40i3b2TLtgqMfHmhE/x/Emkx+chbtjTkShk17Rrpi4s79ScpjmQcApdwioznwbIq6z
        QBsh2YEj8h4B3fnkH6dpciKICwge5XsOeCCnih6rBiAG/QpXiB4hUoVmJOGHJ4d1vfL0UUl5HsSgb80QV+S15j0m/e6LpcPuC0G1FS+WDgtW8RH0Eqzj2Ol3
        /E+hh9D/pHVSz3asGA8CobInxwLaugWtgDoh0MvQVGX8sEPjIXEgb8qIsg+vIydl/PiXltXkH2IpQKl9nGKgEfFURpN/TxS5TJpwOp4OgGXi9VPLEumyeDhV
        5KvEKgoM2kVuwK5tiV3S+u1K1mcXsAr7aufFOggrVZdmFSxXVXmJVbzR7Ot3aRZgeVuCK5Kw58dVfNyUlys+DuVj/C9LJlEi5A8I5aTYKm0evgPZaVzOCsxl
        n9vxKKvJ7aRRzGjpfwR2ga3/iFOTSedoRU2GLS+O36kSRxRAMaftO52kBcWe2d0kAPsllzCU2O5z7E7vC9jsb/cjjq7INzxvBcD3852RsbkGp8Mu8GXk7DdH
        ZNSv880JwYnVuKOAEcAXBqrgjQLGCH8Z07Tiy2lBmGm1/NsZeTGjrvV1WzK1V3w9Jy/m3Nf85elShnnJMC9fpvCIDDnhaccSLgiFXFDXYgoXJdNiV/Wi/cAv
        lq759bQWkqyXfz0jL2b0tb5uS6b2iq/n5MXcNb+el0zzK75ekBcL2jLQi3K/qK/DQi9JviX33bRdb/zrfDcj+Wb8a/ZVMrX9FX2VF3PX/HpeMs2v+HpBXixc
        8+tFybTY/TUmO6zMl/yzLXUW8RZ9mtOwGKrEezwrlPEkPMeHtIckuvCE20ay1q2IYuzeSsV3g4TIPo8/9nmTqKyWbOhlvt1x5r4VsCvdp1lNl9h2RWx7hEVj
        zrdsuywHxAwSiynLs5fdKqwvLxwZM8CJZYAHhCkcFK6NV5QsFTaYl50sE2Y4AbOTOV4ZjJDsJzY5lph4YZ9W5sEOji+Jh8qGLUvMq1Zm+WjhrdcyI9wHJgm8
        NDFQqH+dLfREtkXYY9qYMrtM3LWwpb5jj0P6JEGFA8yKEwOds8cjzB6v6/CaQd/flLPHN1t2FaUwx+ujqFuEUQYjuEnY4IrldakMn9lj5qUrxPZaJm+JZWTE
        1NGK0WBeWNhjH3xfZNCPSsESLmrLHkdgh33HHodyH1hoDqC9YI9pme5k67jfzB6HOAQXdjgU9pjvfcseryXOtsweL6C2tY49joQ9ruTs8QD4bCp3YBl7vLZg
        j+dRwiBKWMNQSbjjYHir2BDR9zBWcr2b08xM94OZlq1CyLkHwR4nzB4PFbBos28TbCywlWgTmIY7zCO325l/0G/7Tvn2hSyPxHvb40dZvn3r1fegvvEer8yb
        cWPkhv4XBA8ElwmuKV7fYvNuwc2mIu8tsh3kgQ877sRj6e4OVxSYCO0K22374tRDX5QtJSLgqOTX7KZSt9paOHhm2yU8TpltpycF2z4HEhHPKKWeNJ5jmq4O
        Zf7V951GpbbL6ftOLKDtEvy+Ewtou3K/78QC2i7s7zuxgLb8wPtOLKAtu/C+43GEx7cPvPj/9f3+c2pKKIg+mSWbJViXaC4OQEogSrtrhJyIiu8gbrTV4R0C
        HBWNv4B10B7mZ3HHagGvxYvI6jHykT/RtE7WwCaXJx+wk/BE9IDXC6miCYbpV2U6MUskAk0R5UmPSAvlqUuOYZ7JHaA38ZiMBU3TmGVtAmKVO6zhMksNnCV8
        W4NSIjyl7XsHihlQT8hYutjJ9CxqWs+iEcJwHEpyMURS8abdfiELu7EypOrfgxKPYNo63AwVmGbhNGghNIDXa23eNbhZX+QdEPANCPiWYWWL6TrwstqNlxuJ
        MhsveQlGNwnLZ+Dp2SSIQJQRs+3Erh7LRs7CUijBOQ6bQv+lpuWjKlKfaVhKs/ieR9Wqj8qY1azyqAx+3aqOylDEzBArO3iNXNTlNIUd/jRzZQF6k/VZtVRB
        kP6ud4lVUbUo2PUOm4mEAz+q5DeUPbdoEMgKdRVGAixEyX8HSRtx8Cl2hAlu9SVC4ZpgUh8e+NCCQhbCAKis1JCZHkZAhBg3VELVNO1jnygvLimvZlUk5IEc
        DQebHSbdQJOiMWdhV64g6maA/9vdfmXqlicHsT1vN+x5CW/SUrupG7Gbt8xu9mK7udtkN4F1u+nbbDeHzUK5IvnHyllKbfd/JhstBZz2zGg+MF9gFYaZcJLF
        Dn9PCTMONcxAlDdH+GIxpDYEoum5SVjukGoNRC20yRcLOMkPRC20Dvu+EVE1DES5DhdNUSMMWBNvERexKB8GrInXxkVdlA8DVtKbRmwd7NkAc9fobxYSVHZy
        lh3o0DacsOg91WOjzizG9hcoR/I/KNZAYhyQbxq9v2E2Zpv7JuuVJRaEkGLqvYthZmksLwa/pYGACtaoCZJvEjVoPf8zBj+wRWu9S8wW/bC9Wo9Sx+CC7WQO
        g2ROZfs62UEqnzbkdbOP1hHsU9Obeny7zVDWvcg6CIedyDbUI9t2ZNuPbGvgKhbZ1iI2Wm0y+UcqFdHQOOwUBAvZL5zMPg6glkamnt5s4vQWjB6ET1o0WapM
        uLNdsjrsns3uoAHhBWHc8MKxs20S3N5ecEtVw3Rzj7kJGXbMZtvpm5t4gAwvQ6Oz2VjO7VQJpNvaAIHZY3a0s9GcL6E39OFYznlUzS6zGxmGzE4zPmtutwzP
        DF7VzXbLHuLudrzfCUbpjpwpqppxeoSvhoytBCICSEuqEOEkb0L5EhTyVk7Hsy00/MK2gAWhG6e69o1OOx3jTHMqvY0v2io1fIEIdVWe++s5PZVu5PQxmnRV
        3henfXwxrcTXN0512GoWhsrBgyMI7gyzQT4/YnNeInf3N5UnHrJZgD9AVPI7UOZPlUyOYVrI5IHH5LCdU7HFux8H+7OB+KWuL/rNzat8YXUG+9NhsyEdaPRE
        6f6rf6XS4R4vNuDFgI3yRevhsBlI/jWCCFZ3eouK/Sq25t5P0krr8vsJDgQRIRPX9j5j81N2hKtgqZlne7gpgUBa8+8ny+tlkRyXu7JF/AblT7Gdvs8uReCU
        ikDOJDjmNEmhCapEianOzFZkZHGsInC7RFWtspIxpsUWsUdq+aetu76MBs2MQUjO2jg+ofmX4C/QrKca1tGUc4SevZv5Pm2tibWndxvTOhRtGtCNlNNxQ5e3
        gSLXadhuNYyGoz+eqZF0A+8KFJzSDNBbHlJm8uyiebN94DEfQkNK82orkwNiUdIBGo2tThaG4O1iNuzDOaN402KZiF0UFhSBJBjVS2JKiFiRNGpe6hfhkqk3
        a2WqMy2g2btdyIOiqc4UY2xWJvSKYckaWL/vwJzHhNxmxto981GuHJGJlQokMl8v8k5oBp0rBDg8wg4x9JH/NDjGXwOz6pwbVw2OiWUNh0KmwXDtTKTvjkvp
        GIFxO12UVpovo6Njxao5OltoEP9GNkbAupSOooCxEmfQLucZNaOUZww41HNJskQwqydfLzFfzBP3yF5PfktxuxPbfuoSa45jvlTsfKmwWrvnohBbcZ7FprbF
        pnmFuOZuZaI16IwsQtAmQFzoGSVOcrADxXqd3cnkKnPA8I7kF7yifwemSyk06plNrNsHHnOVNAGy0UsFiL7ZfsFezt/9pZFsZycb79DaBiYwu52pIOEtPR3t
        ZLuxCb7T0NUdWE062R6sNrT9WQGcYpTGkG8H4TJ9tb2Nk4ZsvbmJGPxteLGNyrnTlj5GOF98t0MqGm1zFRt7wJ/mSRvFNZM/UelOlFl8vd3gw3wKEVe18nta
        OLk5DbOWNvvrzHqUczvfbCReDcDuMw083CWRL/EGT9F6esO58NkfKSqLEZjBTqgYbvfHqenZbkLmBq/uRAU6eHyCxu5OMNk7qX8h70Q4w44ODw5xENs77eyO
        DuBLGQkMu+l+GzHgZjd6Rf3J9uDxDtr/jXWokB0ER0r2UDZ6Rl/dQW+A6TTK2XYqjhp3B+obQ6E7UBK9GMPtLrMNL3bgxR6qiD4eZ2YfOaiIgu0/dc8XWWOe
        Jk4+TVYSA7AbXvLPlMTvlDkhM4TokJHJfgq0aBp7uswfSWMjU+cxQzd1DvZtp03dTpsZ5abNjJs2xCSAM+9JcqbDVV4sBStfMPlaDFb5YiGw3P8CVIPS8p5N
        TsEsl+/bDcA05cdhVAlNCoS082jbD2DGjtF0xYxkyrCTBxrTaY+dAHVhMunh7TTHZF7vlqmFmXFLj5mx09yOObvbULnbeY4YENWu+bkNebaZPTI/b+5Zyi5U
        uBsZR3mmriNk3Q4awoXRZxuuRTm2mTssvcAMo+1dZVLOebKNcpKTyY7tsaxPzmdoJpcIe+locuUp5srxXrnI/jEkJmsF9So4e13Zxf04x2pX0Eoacqbtq+Tc
        i5zzkvMmYSVWyXkQORcl5y3GmJuJxmwQKhMUwNl3CTx/VjfSdwOBy3esugXCI220WoT8mAUaMz3xHATKhpOmrKnXscfFq2VuWj3EPDOLTtpBefVihTBXpamX
        xCce541tBOu5uljEyd1MXazh5G6pJpZw/x95bwNlx3WViVadqrp/dW/f6v+f25JOlSS73T9Sy5b1b6lLkWzZThzPMEB4K7OeHdke6IY1suJhZZ467k5sEvMT
        aIYMuEXA994OxDxiRnkrPBzAqPk3EEBkDQszk5foMTxemGGg7eRNDET47W/vUz+3+7ZsYMHMWmO5b1WdOnXq1Dn77LPPPnt/W66ulcULTq7WK5s0Msslc6dZ
        2TxKk2eWN99ZT+5cL2+60yyC2IrzwXM2Ymc+bmIHQCy8r+ZKGLo9efXMe1jJnl1e5D2F3PVZVs2nlX5YQHqEpdWMvULoi2kfQ6ObtKiLlHLjnHkyqnVhZ+e6
        bE99HSOF7KFKptvFSB/fsXNXuItk18LWl4R9XdL6u6Q1SDpZVyKdEAU485Ez5VwIp2QH1WzAz22noHAwH04YzUI4qbfRfSRqD1peel05Na2Lu99owuKH5kzI
        AXrysUY0kRMfMxVGIzq4diPz/NEH15K1+AoK6AFnRg4MNzDlg2vJinyZX5CtyDewsT4lGQaYeeNBIUWb589kkY+rqhSWrb3X7STG9rqsvVlxfGArA9M1jHYI
        Fm092mUiPoKRuVcmFn/Tkja8XbPCej9NAsRdtty+QzbRpnF759bbU0bUuRU6ABbfo5FOTcCJNvVlRDS/hd54GRYe5sdYS+AlWgLPaAk8oyXwjJbAM1oCL9ES
        eEZL0IUYA0eWkonOQEGPICli4FdgjQH2asTh3tF9m8Y+dtr1XpLv+rYaXvDKUm5tNrvgNSYrwLs+OGosLbglGevDYQURJK8ANLJf1Pgkk7abKYW2mYZ4JTuB
        oRLAb5TtUTZ1SaLyAfGs86rc6bLCfovLa49dj2UXAJLYJDbraEWfLuBXzyd4ZwWRaiZW0zXWeV7c0yJF70IdWa9cRx3NekUfpg/NBh7LBQMI+mSW3326QUv5
        ZDHeoObE4L3dqK2njGqaRN1m53P91C3ZcwG+rX+bSnAVKnn+jCqtyfjetkTzwYLlRbNDCdiazPBopGIzAjoAJUwdW8dK5JKMFsCNBwaHhruwqdeE3ROXFBtQ
        jNi39hy2WDI6yM1HtY7v69xMoM/t6bztd97OFQSzAUWUl8sMy7l8WXR9ofP2lW0Kq1nZtJaqwfkZswWTT8x/TWf9NnfeptrK3NjlDbPbv6FmvdV3PCxhRsUg
        l/q/gihBVvwrbCpuw1T8V4xmaFkJiRCpGBKBtfshtc5hLpBPnqerX003WDnFXEO7VDVoS2Ia+StbTCO/UnGcJX+xyAZ2SkILJHGN8yoMdrWbAxpjAUqLsjFv
        LDOz9XyG20fs9Bv/VWzBKtRioXWZ2I/KSDFh4swWeA+fC9D8O4tlX5HY06twfiF5jE6ikTx3DUclUhqPkC7r+ajE94Jo+EYtofqEv0ItlvP6FsjQ0UwNRmk1
        e+ssGTIW5hjR/8CNL9thqYtsMcyLrDVsEox11+piX9a8LTIZ6TIpkjFlj1nXFFW+mwSyvt0NklnKWCUjkkQ4oouAgWRntC51gOUpTXw02oE1WMDJePCzYEuw
        haGGHoZHE04KlEx8JAh+zkbM1WZY69LQdqi6vMPb5FcPzRUs+r8M4PVhzSeYPjKFWvDzdtirLularme0P2NpWtyzBmsUTL+Hxha6vCAmOWylHxF3JrbC1hs1
        KgYNOwADEDww0KZFTYFNaoCXAPGJw48XKJlNMgZhxdEH84oh6gVi8Q5/uulJuFRhJc3PdeGbtJyqt2lWoI4c7WoRW29RnaWni10ywGBW58ALsLINXT2iUzn6
        +qnkmGiVuxTTj88YgI2QvKsr8XWrP0AzK4zHQcJKhbHAVnAiW9MVnrYf5BGMLeeKrsEtvyIQGsg3KrJPhW2Ml3Hi8sZ4xcCMVbCR0mbfVKgwiAbsxPSiorGV
        a8wuyiyZCTO5ECo+MsZTWUQ1l0+aoJ6yiHvCL9bBIMqiSx/lk+vQu5fZwpAkPy5H0eTP5ahwXMpRwN1hhBK2ey4Zu2eGM1nHybi0iJUIdxa3EdCUuEmWcTJq
        zFKKxhqlYIxQPGN74hqTEye1NEn8TsAVabxCuvJbrjLWJesu26dt3a1WsFWghN8kTjxjXRMTBnEQsY29OTeIMtZpjjFw87bKzIltlliRFY2JWqmLiGDMshz6
        nG43ryWlWOZ1epvXXUkyzqXmdZWuJTZv9roV3MSMkL4ilYdLXScVtmErd32g0vUBGHXF19lGaUXNm7ZeVthPE9smZz74JWPZJLb8JIP/FPXFjU/aN1owlZOe
        uN6R6hrHBSaGFbaiEfJRwa/ZUir9tvJGUSQFthKjqHU382Vobpmwn3VVfdG9ZOxA+jaZIhWMNUqQN0XqFVsgsQMq8nohcvOmSEHeFKlXTJocmCIVxfDG7jBF
        6k1MkWzYdriJKVKQN0UKxBSJcwRiUcamSLyFbSemSGBDDnvs0F0nb4pEqXZqiuTCpFHBTUZMkXhBY2emSBgEjjFF0hbNCqtohynnyGqk2jgZWQUUyJQzuxoV
        6R10NrcKI/Mp55tXYRdHJ+dWYcY15Ty0Sl/b5KTSKr4SxlR0MbEaVehRfujCKjcdibGr1EacvQwrQLZulCzvo/I5y7tWaRZNSrRWYVNlStSoXRNW9G24diAL
        sVIUheQqzLhqdI+TuXDJzcnI3Wxme8vXTrQf8X8HaM+FxGqJcS5Zie4Y2zb2bIEiSoZC/o+oN/g9sXl5CCiYzJALoox2UmP62eRxjKL8X+5x+LiwapVjV2p5
        u9jVP5g8jsGZ/8s9Dn8O12zouaICEpv55FkM6vxf7lkYyFiJkzMz6cRksGKYdNkw6ZJh0sXEySLFWASTdsUwqYvniTKeJ8rUVBnPE2U8T5TxPFHG88Q2nifK
        eJ4kTj523vPETh07qX239TyxU1fOB7NcnZ4nduq5eSHL8j+X58nnbMaIZWDTrS93TTu8ZkuGLRWwjTeIvEx1LcQz3h+vmQxbClHGyWPTt7ip4kWbzjOv8YzT
        yWsyUcDKMP9t/usAE/Au2Yup/anq0A3XElhZp1vyg9QlMJ3ccuMCNXdOo0zJCpD5PAd0WW7cw/i0SThPDJmGyq7cnFUaiqL1Tbbg9c/yWjCv3XY6r3l7PJfy
        MAei97/bUV7OYTpKDC/VW1WKGORdMw26fwudCKqDOnXoROzOFb6zSSeiOm+7N9WJSE/anUoG6UfVqWQw3ehszXohcjuzdiokNlVXbaqu8xar+zC8OQr+HziO
        WnIuuYsZ3FkpAWXElCiTp8yptK4q3Aztp5At90xDoDKrKTwynSef7fFFjn4fuXhWF7ctHE2Lllo1ACR/ZnPD8cc2m0yncktvvuWlt+Y23Yqv/0wQfMaOyjf5
        JKhH1VL+w4hac5Xm/RoSjmDkaAGLHRoAviIhbYFDTLN7jIkuD3wRyStWkQz7DvSCyOaIfnasvs1Pb96HWyjEOvdexKCw46+9j3/ua0RW/DQiyzxdPNfIW0pC
        7VASyJifMzyTJ7OcBb3O2cpbxllemSkGFvqv5Q3yLzBzBa/uKmcnhvxExnm6E8BFu50hJIuaTTLp5EZiwh9svhH4n1BKXVKLQkXoNyMN41RtXZp0TgwJF8ho
        xc4IoFu+jlkj/bwNw62FfLNiLvztK6Gzpx/6u1XixldtcBWbF2hs9k9rlMcaXX0sXtvsY/HaZh+L1zb7WLy22cfitc0+Fq9t9rF4bbOPhUAv+D9tcwgO4Go6
        CTx+pACGr9VZwPCnUJuPX3QXtS2RJj74Po5FHC+XgFxixTeG+edeie2QbiAttdnf7I3iQoTf+01cYyv+0Dfzz/2d+QNL8j994V4GJvqbIpCJFIdIk3LmXzh9
        8ENX277/DltmJFpVdM6ptN7YnPCuzQnvy3ZwZYr7kapTXCqJZ/pKH6sCkjnp9aXkGFa6pPld0qpd0mpd0nq6pNXNPs+lrfewhk8VE2McZfeTdtRHhxfsrblJ
        9vwpO+q9CbMcY1v23jOP8X9/fgq6wt5MHZamr1FRV7GDrtie8lzN8dnkm1KIIdocdNFOMUmFr/UaVIwLgGKPykJsy30m9SFtUjaSfA8mKdeTlLkk5VqSMpuk
        rCcpOkm5kqQESUozSbGSlJVeDu8K0BBa6fdysPXgeSgCoOHn8OHm0oFpL8ISyKU7n85710+dWSl8C/4/deaJT4/83sR/Hjp15uv/8OPf/X+U/+VJPKILwR/w
        Q958BAC6oimjMJ82z5kffeU7f+SV73zp1JmPP7Zn/7/9wjeeOjN1cvbY4sRvdZZQTB+5qkvBv7MTHBOjACmKYLqcfOd1Sb9u0jeCBNdE0q+Z9OtJ+rqkr5v0
        a0n6FUm/YtLXk/SmpDdN+pUkfUXSV0x6M0lflvRlk74S4JuqpvWD+eBH7K4U7gQ/mLgJUb6a5KfnElchuihJb3Ejm+Ytz2dWWC7aCnN1TVAAlstUbDkvGbOi
        V5aNzXJUye8R8U3o47nNzM1NT8pCc6Mc+fnNJvOkrD5XymaZeaVs7ELWywCrEMjteoowh8XeRp1OsNq7hhPGV8YJG8rghC3S0KpYPl9HCtxW1nECi9RmHQ3g
        s+4MIYuFik2keq6obyp13UcYBnyXb75h3TeVuuKbajZ98+0rvvmCZT8sCz6l1LYnqW1PUtuepLY9SW3rSW17ktr2JLVFdLPlSjYadN8aat4zT0xMqlsxtbxe
        MZW7VknasJK0asV8UrNivmS5Yjp0pYIvkGX0BbOMfohjPsgMWk2DPsh8WTHTZGBmx7KBxlvpy8VH+XXbRmAYdg6EcApF2qqZ2FfhGA25VOWkafVSB5AqWwmd
        STkzrdkfbmSXxIfyl9SDDzcAg5u00bvOZ+e3PGLigrlw83LFyZDOHKjqPHH9UrRseK5dh3kEJ3qsDXPbzef8WwVw5TURTvgLGCSQEvB1/GnNZtM/YXUFGVEC
        XBJ0vWnLTcv/UdsuLbKgwRpMXvgW2tJcRdk1Ksk6CMEbWUNJNWRpyZeNo2q71RT0HWgl4bhLYrL4TCZ+wAEjrbCertpmt2MsHpCLwYPYw7iAuyXcpceaxoXH
        8r9+EwRk0/7Wm2BA0m3xUWQXAZAGjmoL5GN7G8hHKr0T89FKX0mHBe4Ac6pysI/51y6Y1y5kr92E8vgmlUxAHR9BHCwOzoNaPNqIeDHxaCM08cdcRj+um9Bi
        RClcJWeKgwry5zwWeQ0GqrS1x48BC9hhkLfIhcmI8ic42FMnjVlbaew5/7mqU1t0l2jhwE22ivBn0AcTcT8SBY3Ux/rKPz0vrs/EbxrpMJudEc/r1K6ZSAqu
        0BkwNkPpvQfvfs/FdL38+hIEWH6PBV2zq73zUa7YjaWH3bkzxXcP3HHLj3/gROicGZk588/+OvzTUxz9XWXjWDwXUQA97WZP15JNJJVaeVLdHmU/AB1AkKqT
        xEQCVH0BZ4jqSgunevxUcT7+cA+CcxL7gwjlwK+eTmTbow7hN6oH6zYLwGhznV75gKulwW/e9+BcBprfjNztRUCpokbGX3yEgROT52JYGrhfU1RF+4moN/6A
        /Q53LmPaVJ+fMVcrpwAE5qTw8OV2VGlGhbUoQy/Xbs5QyG9xT6ocZP9lhoZn4Qce1aUmojADtZ4xuQCAWG6B02V9S2MdwQEUZSK2QKMfgx52yANdkdz7xa0b
        mxqRYp//fmw098vKTLXNHWKXTa4dwNwpP725iUOrBVbKPthEZGcur+K/3yAJ+ev5v9+/2sQH4db4rz9O//883fo3e+6l/3/pahNbBLoXgfxeeTmgHqQFS5OL
        q2PfXOEF+IyIe5APrVboVIsG5lC7a0R5SXzwjLhzoPZbLNFpAL502vq6qN4AbdqGhP8SHdXFZ7Wug/c2qJVVG7Up0GJMqP/7T4jPcJM33RBFoBnZl8E8UHiD
        GAoTubMN1aUj4pHM2nnp/EWQVZ7m7LdKc9t+ZR9/ZTH3leUuXxnoPvrKSifdwhhBKHfdDA+EN7gMWAoOJCfE6OX8e7Hs3/RArR31MMFXMRCquerlqL6KKcwT
        qgb511rYlKvmCRrYc44QtMcE7b4JQdtCts4mggYZmzvY8WoxegATNPVfjhID0J8nhIfwFy3BdWlji9LpSuQsTzjbEnnApI35yANB20Ta1CJNYbI0hGmg5kgL
        gV2Y9LGDliesDEL7s44qLDpLgt4Lf11s3CWqgpNw41TQxqfahjkQkHXmqZd/49tm/9eDKTkeeRuV/9InQg5tkKT9cpPnlzkimZ+42m6ChdHlQ2MPf3r5Lmxw
        RnZiDDl76vxZXTp7sWazrvAlOkw5JZrZioisWMIV2ykWEd3bCn6B72u5PyL32ZnN1Tb1RUtmrH3fNfp1P9cmadvRpdh9It6oPx5f+XHqlTJMM12Ej38inluI
        /8aGvabcKuEWU73hnDRiPYxYNHCBCIs3XFomiCV1JPTT1B7vf+bGJ562J6+2z/zC8WJvb+8HTjXbZ/4J9+qvouto2Ld1CTBe9Dg2Uek0YgmzyYICyvhw9eMf
        /LD9VyfbZz7f9zND3/qL30APnvk6LuPHUFwS9YK3SQVngP4DvkBRIpZb/l/Zyl3k8H96ISoAyUOnbUxdx8GtOZItmrBAtBTyAaBDBRPW1u7at96mPuVOfKkd
        sfGD7uhlhSGgODSKEqJv5vtDHsGQsDkPGw+A8VGmX7xX77381NRn2lwEcjH1UiW9lz7hI2444mYEEkwDpFY8xAEYgPbv3/Cc8pPukrsowQ9rYmmiLYlno7YL
        8JCyv9eX0nXm60toiRpiKVRjhKY0Orv4y8WFqCcu/CtiXj3xqcdJNoi84BdtE+KzIzJl6elIBRfDgq7dRpSMiN/s1MW5Kb1IVcMdrCp0AUE7X6ButNIsTy4u
        oqXS8KT2YlRJL5586v2Rd9r6JvByRARguem0hdPTS98BLP4HqatPI2gnpTlIcziH9t4PVvVgAxE+tfN+NtDExPpg5JN89q8/gS9yT596l6x/cPmhsOxL/M+o
        SMdvgD0zUP4bYYne6JxGYLuiPEHjEE88A8s3N0kyhTioX8nkPI39Tr+RZC9R9k9QS7PIVl3AGbT79JbS0z+bTAzH21gCU6OefqP+1M82owCNc+Gpn0U4nbqZ
        mH6C5ps+XTccMD4B/KFeXW81s/tNmosZbUTRhBC3qZiAMrQQ1YcNd9/FuSSLOe9ryeXcD33hxl1tBPrJX0X1ZpSY/D6UqEUfOoHPq0KeNPJj1Kt7L2t0WqMt
        5zlzTDR+L9SyldNHn+GWoGZAEzPAKVWgpXvbvlC+LZTvg/JrHJxTmPk/te0nEX81JdbIhoLZnRMgQpYkbF7XdgZlrdkMkP0+RFqFErnuxx95nyZSWPD7GdxQ
        IqfbEovbf5JDxybRds/JTg39SHReK+6/v4a1EvHT9f+TQycrIQTEINYqoQVkvLvmgK7U+6nKQlec9UlkLUnWZxCVXTtPZ9OVAVtuZmjTTdv/iqPqi86lbivm
        G+e03S21m+dPCmv8ULot9GWD4FPIieVilW3J5O90cVE0VtX9JCC8ZjM4EnuyJws0Ph8wnoruWia5bfJUJLG8AinJSNAu5PQiSTnNFtsWJXbwqB+QaCII95bY
        K3kQMKKaSCgch6qnJct/tlCfXZMCgHMLC3Ws6CMGS2szJDG9NsCchQifBYCqYe7Kx3eifGWNijTZOqICoYzNqBxKirBIEIXkQ6mGugBCbsGKid4CQaaYL89H
        URHkMV7OFtiMHnBzdLRY50LTZdv4bmwIYLX/AQcQ22aDomO/mESDjk3lKWduO0t22D51Pjqx6dFzN3k06Hx0dtOjD277KG/Sd9kRX7Y3b4lvvyevbmbZL3vm
        Xd6wcpM3vOlG+ibLfv+HRxxvaWTxlks5WFPjqTeZeOpNGVOgaWM6NGNMhPYZk6L9xoRo1pgaHTCmRXuMCdLtrIYW3UtcjbEV8ynszzTSKF4bS2FD3x4e0XvC
        o/pAeEzPhsf1/vCE3hfepWfCk3o6PKWnwjk9GcbOnAmeVLybd7K9uHqPsdmiSt9qAEnDCTFsCfca17xbjIXSaWOxdIexRXqbsU06KOY24Z3GEOmQxM6YS/yX
        TvJgcDjcIsD7j7FG1OHQilAXxmI96XCoxgt0vItVqQ6HZZyl41FWx52MbqH2OxXtpdY8Ed1BbXdXdJpa8lh0kNrtePQ2asUj0SFqs6PRndSCc9EEtX8c3RpO
        +vqgYBtO4FDBwcpgt3Lc61Z9K7gUICLZtU1PUF5JsBg5HWyrvKbL27CtoA31RC+VEsKq/lbWNQKqsacdDbSIK97BcJI5Z29gc9G83Y4GdVX3QLUBM0taTA0h
        +Ed+EU0Fj2rcHiY5qVcPEItCPgQlDm/TbxNDzCqyjRDbohLHmngdEM+pQH1aQCX78Uw/w0JVkakK8GmYfUJaYAFhGDkQ2zg8jGYDS6V69bC6tJc+DnfOABld
        15r0jb4e0WMAcaSnhlHnnBalnS0/qVZ4UOecfPWoHmzivVV+bw0l+FyzoFsJup4bjNRQKC5i7WwUoHK5xXAd90J9Z975N9xNFH9LV4unszd2WJp+7Kc+IU68
        e7v4y27OBsPh3YKNWdJ3gj4YtrPc1ofoNUQzwNRid98ma4bD3TpCuETojctwS7hFFNHaYPD7bZMv0pqalPINI9+QALWnd7UOGdiSmq0M74cqZor0boiBd0gs
        pB2OVHodkuRtYgJNM4OYYjuMNbaCPJEYjTscB/QaTkKx63ag4Y2MdTeusIfJRhOvim2AMhaN4lT+qpgDGLNx41Iu+nqtuirzYSXC40o89KMMXfzBbZ+YZXBW
        sRzlBjZPzG77RBDdljwRRIezJ7DfxcMcDthQ6QM1Dv7072sl2H2K2i1EvFfJAMds7s9WEvf7Tr2H1phdaIpIoZtjUgoHv8dMCzpvy5n3gELmch6QnlHdOrDr
        S8FnbbNbleCZ7xF1eGZmynn8DjRznZSTGJlyngoHlhmJi0EhknZZZdJepeFcbjfXjiI24ukPkKisDysMfaBxqOAz/EnBtC4RH2mcjxRJ7XuI/m/XqkF8+G16
        Fiez+qA+gJMD+rTehxNgiOzHyX69V0/jZFrfomdwMkM8eBInk8R7p3AylWqxrpxgjXw1QxrBILQ4Si47bcyYvbj9Zg/ugNl7u92YNU0mbh7TZvNun9m0mzWb
        dXuYMgykcR0R9Px3dDOTDHenWgYzfTIpQwwVQYahgmtdZhj6D8yBiYlpOSIKlASLSexNZpg6TxaBhPHoEcS9XrgplTHDhD53GE0RPWDuI82QmClNFWEgbH6M
        0mFLj/lovBXWM17ci9tlmTh2NFthLS+iAuE32kmpfYYt0DgRRHUdSfCMtbAHg2dC01kvzjTOBnAWSLiP8lrYL1judDYoEO90NmSsyA8bq/LbjHBxpkujh9Qf
        b0BfdYF1ORqcEqjHRIsDYKu92KIjwR8JQ0gYhOfXKDyi57BtR/lHc2g0qfPVVdhvbPWMD1BSHSX1SUm7MtsVg14jEGiRFjC0IBFkIibILnxhF7b3d1O1Ry+n
        7LpM/4b1SIsq2t/OWn2HpgYniYFeP6bHm9EQ14HBhbGXgUmdKjeAyvF375apWlAUtPGJi8YS6GGYbG2tzxkh2hK1Gngj9VlUazP0gFxU2oziA1eNtWgYr+Hu
        Hhfyo1WJ9O0OwWfwAXvNXm5GcPPpK4jy2oxATRXlEkhggB4BG6cthH+lfIN0NYoP6scHDckHDeox3lTF9yKCMOWoCSgzoJSQAyFbWno83XmdS7RhxKAaYB0N
        YtFHcXKUmNIRnBwhpnQcJ8eJKR3DyTFiSnfh5C5iSidwcoKY0imcnCKmdBInJ4kpxTiJiSnN4USk5mUx5F6hQ/DLtom3yZuhFUsCXNAC/QwrEgCBYAv4QSz2
        oKLxUQs4EwWCAhKmYiTMvK0TFAC/6qhSqqku74Fez1p9i2rpyia1tMorLB3eb0zU0u5mtXTl7MXEovUlmxW3cP6BXrqCK9ZLO9A7Q+GZ0ztjCVBO9dVl0VeX
        oa/m5yagl65gF6bCGuhl+72pFtrHSwoc7rJDO12ZYlUiHaB183GAox0rf3nDOFVbQ1fQJLIuApfWqK29v4Pa2mu22UMaR941/vuqq/0fsx13SS1yjGDNgSqB
        clFgFEsVIz4O0Cjc5PruGsfTwaY+sspySYwTlEAnqpi34Z0MNrGoC+drxrS4+FJUytlXNoDCvp0quCGYBRZswH9CKe+Ss5SXN4LfxoZxTrhAgspLEkhw8wIN
        ErC3age/A0dOlw0Kf8eO+Bq2a3xSBsz1jd6ocONTrPa+0Usnwe/CG6TE59jaSRLpfw4N28XbNnQyk8Ych0N4mHFEgx+HDdG4E6ngmh2/+qmlczWrG1Sci9t/
        +a5zYr1IFISNcJ8tEorHrLynp8O2Hr9fUP2L/iXjJclo3EUTcSgaFGx9AQDvIgtIRCLi7EOQABh4m53MB+mR1/hxi9EgIRKotcxGZ6uuTGHuHpLFrYEYp1Sf
        ce97jIPm4CZdntGqVbFedThCexOugrz4G8irqErYue1H+HZaPyKWF637yshXwxw2Dsl5VgzmIJhUsCAbaAqMJZzemsjwYMRRAmQdibxV7H9X8EgF25FlDhZV
        R44qSt3BzvQki/qyJlQsnuDOTniK0jo4wv48yTZwKGxiyYdwC4XuS88ADw7mQbH6dW+zZXafOZZXmzVw1CJdl56ljqUn9k1JcGHQdATmVLmlJ8frHDFLj10d
        C9Bh4yc2ZjxlR7fR2EJ51XiriE00+oZ1Q8gOUQBwbsGMYIyxZBhPnjHdzQpxmCZPN/EzJGmQHe8deCaOihmVyTeENSjyYd+e5myHY5old0cQgAJ367jbh7u1
        7C5HMB4zsvgOI4uPG1l8p5HFh40IPmRE8EEjgjOWjP/tsFlxuoM8sXOHwXkq8szade2XZtLFNfjqZao+d1GrVajB2gxkDvODxxoe8T3/h2zbNnZ4+fyIcLDx
        qSWatj0c/Ru9YqN30zzjYpr0JpmU2KXdPJPjH7IdCBENh70GGop9fhs2+zw1jPX/fQ12n3XoiL1HdV/DLws2/Ys2FeCaAhwpwJYCVFIAzTPnzIN0ZOc1KuAb
        pB8a0qCwGoL/R4M/zcalx5ywodgYjxIQB4TewspTXKa2dK6xoGGu+cfK7lvsauTnSUAVRihEhBQ0Tl2gCANEzJD1DgNh9iWipvjdU0o/zSQCC8GNOohL4q/i
        swU00RIOEu6O7QBH2W6XpGSxGmwwOn403hYPIpJrGYxoZyJEdzdaHIXQ2tB4zQ7E0gMqKIK6oJhhhMFrdqwbDJ3XkKnOmXo5Vh4LwA0dcDF9nU8hpsuALEaa
        ErCPXtLT5jAweMmm7CLx+9/l2cOLxuSU3WO3hCewpEUC+fxead4+6YTBLjNWQcMrlJgcVgTsOqc9k8BF8VRVXUuX6JunqhpNJFBjMsLHkPRuD4n1mKrGEPTF
        mGcCGKpN3YGQkREtfupJF+ZgJRFFh3qoBzmxVKJGQUP15pjxrpwBTDvSTT2Q4+OZM1Igve0jIqQhnDq7ZpsicwrNKNSD+Y0O3cxclwIhQgSMAc500lMoIb9X
        Ejb1rmY2LopCmb3Zh+2kr+9Do9D/dfqwPnDnHnxtDzUIJdJasZ9KHyCSGWtGNXmFkDq9skePNDF0qvm1JMqp8zMNWjDRCGm2kzUTsWIOXMQNiq82BQ5RKpOY
        tEX2iOZHAjzi8yO92SO8LE0+PnvE8jf6nPLS2KXiYoaFYWI/9JjYD/0m9kPdxH4YMLEfAhP7IXGnHjLT6ODWKTLakcGgZNg+0c5wN6O7leMA2BplyMxlku4y
        q8FwwgGKsnM3hygY5LljgLGxaA6xOeoFEnpMQoZgN3ui/ejZmoNlEIIJRxWOROyEbN9LAjxQUkK36ggWJDHptwP0/D5eVA0y7lpVu7DIBdZaAER7NnXtUY5F
        RQ5gD5zRr0ks72cItqpvbOA5zGnVRE2Nm+48o6knq4BbVqO99CX091gjnGBMShqyt+RNS4Hv1kvv7EswSWJF71WWjff20nv7sIjrp9OesM9PaosKQgmX1jet
        sXlSamxvqS+HHa0mEUx7k8CpfQz+2cWeDpbFkSOfFBXETQafhm7iNCx+rjuc1qKF+i3NtWhvhmPV0HtX6fP3ZhqV5nOUg/LlUsK99Fm99Fl92WelTdL5WVsb
        ZO9z9HiNRKFA8KokvMBCVEqfGaFnRuWZEXpmNLfvs3ctuvXGAHG4PjhT3qJvbUe30fW4AAC+aoe7aKAiSIEe59AESNJcSSIc0/Zak0y7KxxKQPl2SXfkSIhu
        +DSOqmG9yqf9dNrjJ8/7VDa/oiGv2ADE6LjUqJEgEYZBigtYMkXWqMhAiqwB/Q5Fwr2jGgY+wO2wdhWnDMd4cCCILCK+ag+9Fe51pLEYa5EO95roDK54Hgya
        7QWRDBWwEwrzp63DjvFXhOjNHGJQ8NMAVm/e+JB54QXQhjXf8dwF43jyUFgzFs9AxI0V0KUT/BaE+eKrZVt8uTpKAFocoKcaxoFkGQBaA7gewDSEkx5E1sVJ
        vwQwV1ndLFM37Dx4uVIDUy8rXy8ay6Zes/lqaaoVQD9zj8921knfrEp6NxHvnozah+lybCu1h5S8U6g9otMdoPZhIuGxlNBLac4RyjkqOUco56i/lW5Byn2S
        NLqZlIcZYrJKtLubaHgPCtoVgpy7knJINLZTSDmi0x1+8nwXUh7eSspjsQqdpP4eFRk7tLofpmLHaFnp0yPVcAxxKoap+DEO6MJJCDACFk6SMI8+ZhHEXBz4
        kdljpssckFKxwUGarjim1+garK7J2/jJAJBuHkyAjIZkL85wIvEPlIw+LAmYVzJcU5/s1d0KLPbbQOEK9Al2P9VuYZueh1NuOCwrQ3NAWIIXIhWrbwHKVxJS
        XIBojUOdEsgsQUoqzAMIt01vm2o36RG0nUFGMgR7nfgF8EM7Pj9Bj5KPT6CX1re8+ppK4KMkFrrBiMI245ZXJ+HRQejFhNCbiim9mFB6MaF0Ounn2BzUacoz
        Db1um4a+xsGn7S3VMZCupjq2AIOxl8vWlrBNS1yxDStq2syLrPQfFsBRsisVGvF72Ihbu40MtSPZjdppZPExI4/uMQLlIHViNy97LJ+pybfBW0yApR517CV7
        UV3i6sLu8mftyM3j72V+G4yoYNy+MiQ/W5D8OGiJb9BzOAKn6ME8Xqh/oMS+WAYqijVdJKdmqhMYi2ofxuk+K/3LOfPDGjalWq2o3KLTkihZzC3YRZToVonD
        RZag+WdPqx5GimKL7lLuJeUmTORRSBkZyq0m00QNLgVV1MGVChZMBSsM3MfxH5scvjNfrSqsKKRa1U3VqmPvXapVl+jwUq0K3lqXatGDunKZvxq6LeyU9rRw
        x4fOqnQZCjSUoKW6vCPSQyUkVbXEb03JDktUa2KFJMXVWxzABsXJHixVxd9Ue7ScqX1lU+3xYab21TarvaT2tRabUXDtuS0rpi3xzhLeWRbHggoqAtP7pE1t
        aVM716Zo9dY/eJuiwVpd29RUVZo9qaqdbI5J929pU0A5tv5HaFNPKlrspNN/3DatoCLd2hQhPbiqZeyuYFvYpyv/owA5DBiPTJH4u8cyIW6SUD2+geyuGqju
        mgmF02dC+vQbKO8BA+FdZletArysS1xQDx81Mf4SFxTw8QLNlyUuaJCPs8SMSwYTvMQFjegSy3CuLqIwhPnCuDJwARtS/PXUXBOr2gGdv7du7oFrD9Hkkr93
        xdwTRt3XcW8lhwfVi/Yz96AO4wwbGDg1tmMVmLsma56amYknq7QMLrwS0L1m8vQ1PM2I8HLH4qct1oZtJEoN39yv8/2SwEVLtgFg7pmC69nLm9ny3gQ5g4Y4
        fXzZPI7nK+bpns6qY34oQc6g6We5x6kvlpYYcPhKeSEa3pO56V14e87jCU6S9ip7mRQeSzY+Z9/3SCPyjjrPFvRw5vBkZXsgp4L/CB2lt8ZICnTI4CFwZdPt
        M5sChVw7FXweUMrBvB6OXxd/1mHGZhhIdWcdr0gLCP4vsfu3M1egU21KTAq+uukNKyTEDORe4c7nFVfdX/GF9BV0urlgui8Fu7mCXZoq0mCGx+eMskMAxrIb
        0VySwcCNbdKPUHqWuHIqOTKkhfMMsAGXdwbWIdUs0LpujC6waBsG4EQ4YIb84B4MgUrmnGfOmuwB505RMefdpTjwqGHoEzSnrRTON2gOmU++ZkAPJqeDQkJ4
        S2k+GkH+4Is2wl81C2GDkl8szYeDYoEzRPlGsDMMs3IwiXE9wDvE8bM/HsQ6rgeFcCR3PkpMYIANznag+SKOAbeLk+aiEJBgmgfuKCet2ALlP8D0ryV2DfPY
        5IjHIx3RrVcZXzmSB3bRud5BMuCrUgJG/y4Y//CdyOTWoTy3kfsfLx9g9rWDj7P8e4GqbenR4I+wimLvIYdjQrLBOYmSlGrDpER7rNqOYKPhMCg3B+55FSGi
        URXKt0vezdDQGOQIM0nV4JEdWdl7Rpi3Ys2G4w49EnxR0R36GZLQlApP2dhqd+CdMSRBKj0uC5NeAeL1EG/XqVZUZD9BXWzB6GOE0ksIM92KFHsjsosqnDuG
        4JdVwyEgvj+Enq3jYLED1EAa211ahQNfm87bkZwuG3td6eZxUe1Kb7KZVfB/y7YFImBzyGz+DrEGHBeDWVi5ULaodzXq08XV1KNTnOGSXcbXT7U7mI7T5o5I
        +E1prs2g02jpHUB54sjbxMWa9Jo/M62flNU319ZOu91EPPQ1ml05PLfJC2V7ViZ0v+0mzZK2LjZTY/bXlxDEIt2+fP3Umq4igCKkECBdY18S6nuGPegSkiuY
        0/3ofg96zj6ZaQZoYAjFJEEp8r8Z9WSBKPiN8B3GzsRR55vp0HvUeRcdiEQm6OAfdTQdPBDMoFagkMHUyUmX1446Fygd/XHUeUjOrEiBYAZ1z1HnHNZEsBka
        FHdpz0Suvtw+6sxCVa3ZTa4VFVoMQlCAQAOyGmSYipTxDszJniajDqh2q03Pz3GhyIR/AHJtUeoRPcQ2RXpMN+bBoixmUWN0Mh+O5bZUmhwdwyfudKXMccj8
        EUscJmkx+u//SxB/vAAGFLxi+3W6AV4W/IXSVjDt/66nyov2UvzsXwTxNYuNMKunn2bHN7a27IYKrwKS/nKUhm09uTYiIH0vfUEroiFWzO1flNOdfXoov9tN
        kq2Xu+O08hFNm3CzLRxVGni1EM5osCrEg1LS3DRvXYaJCjs1wkgFTo25pwvwf2XIoxbLw06u4gXxi0nz89vFt8h8isv36S2t3AK2nUoT/EAerzGXXsBnyCtR
        BRYsqaRCrm4lBjtxmBMxzjMLwSqrJHU38aoWgAUKRuY1jzSTdpmjpmDQC7h2UhPTyARKuvYo56aGJHZJXZL5oLCVkkfNUqQaaO+yNKgn9OtxXTzxCKX6FS+j
        PPQsZZI7eRpAiCF6rKMpO6nC5vv0/laUd3Wx8w/knWZy6Uqakj7BPqpm84RwDqTIrsGto+qIrvq/0OcUlwYvVRYNpm4xAT5PkCuABVKCtgonZTjpl6BLQ6AD
        G0ZPpVi9o+bSlXNvzaMr5+5aAVesMJ5SQbhXKxxuwZUOb8WVhuPKlJoNb8PVbDgpsLvqxj9Xcze+UVkwKnFgkoaUEUnZSSkTkjIhKbso5YikHJEUTSkvW5J0
        TpJC7WAeVEn5s5JcE+0sUgJJAdLGFxXEJE9ckhfVYg6s4mEWv6PdlzncN8sRUVvvThp9vc1rhHbzuSi6TPfc3PZGcy3anV4+CsyelBNROV7Or8keyyap3bkQ
        qTU1pndTr9V1LfhPdhilezDYzMpuXPazW6f8cLcuQL8EPWq88jKHg1XE9ONnX+4W2JUawQoDALDAUu1uytd8OdCmcaCqUkh7fttnI6hDHShZ4ysvI54SHuRE
        lxNf3P6twIHyiKTidXqwR96ItALSXt7+OYC4FUGKKi7BgfQaPd4rj/dWHd/yu8VZ6PPjZ14OhCZK97pzHDoqMAZ7fWJUbgCXHdbnzpJoOEBr+93028swjX1o
        7y44xENsWrwBH0M3F8Y22kPPDAtq8h6EOBqBmBFIIVuwikdhhtu1+LHkzpZnGl1m/eQk6hIs5MbbqZgHbvyFrXto0dunpeLXXM215OrVYMOLmVSCkm1XeL1r
        4XUuPGLg+PwbruffUKc31PkN9Zu9YaDrGwbkDdj+bW5q6QHsWoyThMAnHLcTJ/0dNVnP16QHBh1ck56b1aS3a016pSH5Hb1Q4GbM0+ydMW0WQie2AKGklrSD
        AAJ2WIJNsYQGBPQs0RzJTkW9BwJXUe+GLFTUEeSuIrYISCgrAsqM5BwEDPBJwioA9m6PVa0Apan0TpighiXe2vQRW53Jdx2yZL+o0wusYL+Ok3HZTnDi4kJY
        AaOw53GR7Eoj2B8DPlWgay4hEkjIW+cKoI9YBfSIzrzAuxcrOKmLJr4gSHC2yTNnsjxocjxkMlww9y1zPzD3tbk/i5UGLIqPPB7581RDYuA+7ypP4bs5QAS8
        nrI6t1scFAXbCRXuZBgkFIw6SiKf14wbQE/VxAHnzYdSXKRFqBVW0DsCZPN21rA79+jKRRO8sUTf7/mGaeDdC5Evu/04D/0YYZ8dtLuPrsBOPx1Y6gVSAJ0X
        kh5RSY+opEdU0iPK5Fl2TJ4Vx+RpOibPFce03Lpjmu6aY9ruumMabyPJs+wmPeQmPeQmPeQmeVSSRyV5VJJHpX2g0OpqHj2x7FLjc1cUeKvYz/qghdtO7raa
        19Xc7TV0UYH3iEznNJXpnRVlumdZEfcvh4r7KLdTY/ZneB9GJzs2CZTxzpwN44PsP5SGb4RKEEH3bs3sf26hy72ZDs0TyAJXIAts1JHR03QxfkUWEUVBs6/n
        qiP/lkuOt1i51Lkk6M8tCfpZOahY4L7MOCNQopllj8fLHo5O3sVazbrMMi5JgCzEWtDnWnlRHfEgyxzgA+yHeDYHPHxVsPQihPzYsDl+rsQgjvjtRcBa2by6
        xyoSuwKsjMSqQpSaxBAB64eb3aPZWqy/qIlqgt1T8SQRU6IgiXz8pDGyvmR0Va9f5RDIUI53V8+w9t6oZyr8SV3h4GG73P1GX3aj46X0/aJHwaS7OQM0aMTd
        NyBH9SLf1t06fhJ697Ipp6d7KfzdvRxk8NWOkH8dJVFfYIGGaIY+1QztJRV8FTZtEMz7gQeSpOlu5fi0qOtPV8kBLylyyKZYY9isEs6tCzg8Za0zrc+EGsyn
        2bJ+oCWL27H+8Ri4iBeqREpY/yT4OZYBBXMZMAdeJrQ8shngyuLlCNaVRay++uFHlbnrv8KQcT0dCRK3ptaZxkgQlc40N60nljq81qJq5FaeTUaMwzqKVqS8
        8HG4mk5z02fx7omboHLJI03BrYJDZT+bHhdlBdXP6z0HFyO63/+ewhaVQO20dVjBtZsfruW4Qc1oBHO9VJIFOWCmRO9mM2LWmy6xwUhyOoFih07A7dAj5Jff
        JWkz6o4KaLDGEX9KWA4iDrQDmDs40tiMuIdVcRnuB81keY41seFmLfbb8WSV3pVZ0TqZeuRyhG0iryXuA6Vs68qjRXLE29UtgKIVAMkqm1fSD6ik1dFSBVlo
        b7tmTjQpVkfbdLTMdmvmUkpLBayZa9wVIH/wV+gcXOgchM6ZfYKIitBUiFtVVG4xillZwApNC9idX8CEhSL+IVb9jnyBa0aDy9Vu5XQjTbYd59GgWokaQBQo
        udHACpaiKFiKokDJRoPCEK6xGrgkKoQaf5KSoVHzXx1xexa9pfIldpzCWrov1ShgbWkDI+WZwvlokPFFcbVSYMCvPgbbxppuJd1qgMSZS1dpup1PD9KdiT7d
        R6U7RI50XHGIHuj4oovfdf5tYuqj4/Nuu0NrlJ0+1ngOGa647K0iukt+9GX+vQb0maZB0UXCK9Ct0PG6y4l09iWTsuG2GQyPobO8RxrQwZxvpK5vlBfij0PL
        Rsq8jEqzem7I6OR5twBZrjvsdwRn8Musx0HvFIyCHj4xHnqshB6TccPzem9Acj4ev+LwYd2JhmnNsyGJ15xohA1IhnIOtaW55IipbBR5h8zaBw5LYc7RCNVZ
        Q/NyFJgGH4NoHFnH2Cz8MhH7qkQqlmCbHvOxNrGjVa7osMYLIji1tHngtvHRid3lyknGeU31+RunmoDvSVydL3BQYhiFaL+daPaDE+xkXtFu8tSFk+1Hc17o
        ULE4KZxi1zCSY1tnWtDgEKN0ejmVNOxB2szOSk0e8wiXRu05RmtJbrkxPdK1XfNry3AoVxssQJN9DXQu/Y3K6Qhrlji+GOUU2teyp6cXov49iDvZS3Ru43ed
        f5vgI3R83r4Znfcirm8HnVPKy/zgNTtP55TwCmpCx+s2J9LZl0zKhp3SeS/gAt3z7qJ2PVwEgqWv3UcaviH8aNdVYuS9bP84hDzwaMkI3xOxljM81EH3ieia
        0L3HGJkRe4sWRP2a0n0v78b18mbTCC/y+eJB9iv5exI91mUc7ZaPQdRItueiihB92ahOhwXxypC9v8r1HBGyHxGypyUh4zZWb0L25S5kX9XVzWRPc+wmsh+/
        kQMKTLc/LOvhqLcRZmp1xAZtMO6eIfNCjsw97bfggMaSgJ+ROXzOuFmH9PBbIfMxUHIjo+wROR3OKBshjQbY7k/TsYB9pAHNu5UDetdhWpgNYH1GpC57PH28
        rh/m4xy9AMdZX7w6gZpeU3qwZm2eYOxtJhh7mwnG3jTBIPGaJUPvmiWuEf8jjDxXBlLpshmDCSG81GSbi8Jjjbw7aakl2YIUnUPkZO883NIKOdWlpNPoFVzR
        Rxqha0bmcDqEZTO7hDFs8xBpshsoDGhgEGA2NGlkvYq5gVYz2Ncfy3a2eXYYSTxqeRCHo3Bp4ajM8QcUbERDmx2t+6F26WdYdchdUpnZaEjg5F0z4ocN2LwZ
        8yMGVp5bqpwTmIos8XtNfrSS3eCMECW9bHUluZNMI8iUAn/gKr/qyEnf1NfNtRZ21B6DuIPopI9htHKv5Bs6dBngOScdYCZhZkZDTCbuN5uxG1uYV3Uz8zJI
        NdG4id60A1l5s9sj5lVcDWuKgXQVQgaX8dFFYlM9q3RSZu/VDfFTbbOlXRvmZfVO3lXN865aO8WcNLwLau/6Zt5V2zJl53dFMofL0OPNdmFVRWD551hVWfe0
        AIhR1uUm275Rn3jMqkzzDb21GXk8NTPwOGbisJzmJmGfCKb4cM3xdTq7RRzMO4eUOdhggEBX/h5r6EEagsz66MTBV/v56XsLPeRmSzsjhX7jVsUzEHE/bGJF
        g/AwwB49s8lBZgW8W08fPoQvww49duXzs+IQ35IR0rVVeKfDEFNCVMycDQNWhvESfz0C5/spZzZkAMQJRNcEikQpz9CLwtA9YeisaSPGwFbd4KiGo8MQsI8N
        B4WzXwiH/MTR2JhlW8YRWYM/Q/vtf0QptVS4lLMc8nLnDImcRlkeiBC+MpKIpnOR6F6M9tkVKyKJbylWRMXt1VTFRE0lD0AvxLEwX5US0Gpl1u/gTmRyw+a9
        mxURo2RJjFfeFy7AqoexIpILscNURo9NN7CDVcCPwBsEBu7A8v+NhxCNi6KkIO4LnWCUoTDMpR6iXsfCtJC3NZB7ZklaEPEKWp+c037nA9sstp1U2cCqRW66
        Iusmu9SnwAuZlmTE8O7e+FB4Jo3PbQsADQb83/YRwOYkj+CYM0hHVV7D9JWC0s1Bc1qSKvib8xWltyubOpHyb6BoRkBl984CxOGSoQh5L3vL4iYmF7GwgBZY
        9uaNiswVrYuuorkTN2x52mZT4yYzFMdoR9iuxjKFEffzBcaiU2FkGUUAlGBtcZsuAAbA1ehF/Hip5gCKMbGYkC5nMHRjONIyei+jQLNZJlAsgeMJL9OctVgF
        AdJUrM3yf9i23UtJWC6O1zrAQWsjgAJw8/EoEOw3dlwGO+3emXJLGtWWvOhTDBUcCmlc2qTXuQVxy8Sl2TT4/L0SnDaUaIqhjBu+cnI8/+dt21sSyG6VAyxv
        f3Ts206fF0ig0nzkxMvrDiCPlXH70nYwqp0ZkSi3yyJUNvd9c+3gz1R6sWaeBACP2m9XwFdnrDK4LFB9oAujE/eQgqangBJp3oxLT2jnIkxnn7h4SJVYeCUe
        +QOO7aP2c/MMfurEs/ORm1TEQUUm4iG2sAiGYeoxrV16c4B4yMvLH1x+/yF1gk5/+XuDQ+oIndQOqYNioWEHf8wBY0bwMw5qmVAaPRwfnI8KwQgII/Di5ud+
        +ykVW/HyyzAXH0HzafVYVMZO6PJvOqEb/9Fvfuqvwbm/ipZiqOf3h0U6KrrnU/p/+EjgMzMH/RcvyguK9IJCTPUkZk+F/xItLgKuyUFsxk2oI8BAmLFOANxm
        xroLIF777ZNhlWPVaGXqjvjQdKhi73RClUKoQavHbYRg849Zd2EsHLNOYIzx1+sKvh7f5bJjSIFfSsfAk6+VCrD+7TZ15DBvKpluKp89hrVAPLdAndJ2bDfX
        KZZsPub8fnib2M0lnef2ajohdkCpUYKwFH/+BwO4dnGXepu6dEdHl3pduvRrP2i6dDjtUtXZpZ50aSFrcQ+fGje/8NnfSrqUUhlJthtZ6Tclq4/9kKnDmNQh
        1zXcI1Uhq2ArWVlEHPl60B3TxQXpcE+6vyhdwqUd8TEuLF2SHnGPWenAIbIqyMCpJn30qyWnuKieJIK1MqCEDHkLUi02GHPoTW/k0JpK70/ONt6w/pkunba+
        CfY/wkYqMDJKCn0jp9Z9uGaNZQt3K0cQ2Y2NXIUQaGiMRJIk4cG3tV+Kyvzm6z/w/JdPvZ8qd/DDn4FK/Mhf/c3pfX9yqk1VmQH8uvV4PPKt8evXBMxrpAmw
        roB13in61PuewvN0skTLErudawUOEVO6it0eCyIE9MjpAgbwXTnLjCIvgoA9VmyRiDD7L379B77xy/vuauOFuslzjMP7Cs22wICxgrqZK6IleF5tqgN96QS3
        9O9ebZ95l8QkOQWtvHVm39u/8xsBCtY+c9+7P8hRSyQ9/pVbfurdN65S+j3fdfrE2Xt/6VTTcHZRf/+R3v3h0s+cXhf7PWjvGX1tufjkf7jw+yewkk9yiAKd
        jSdd2SljlXuaV/ZyeFL0WADi7dZMgQ4bhVRnTrwBKGn4KTV97MQxv9ZAtCzle7DMPejmerC8pQcr3IMV6UGSaN5SD3pvtQehdwYST0tDaMn1YOW/dw82ERMg
        ByqHd+QqrtjolbqCWjwXkYdqip/OCmawc3bXCgKer1sFkX6TCvqrShUv8axn3ebwtM9npcMcaYXOAizh+GzkMK2UbNg6WvRD7PKYZXLrw45mkCDLmb3hO7N8
        Nhcx5g9OEVjenD5EArc5vRApnCpAAeF62ea48Xy+AsnSnDchhjXY3vkKpGw6fprk9eCPsP9DU96n0TblQ3RTY4nji6arSCcrOCnQybLNkpTvXGAZzXcegsED
        HR9E+9/gKHXxiza+jH7jkFVqA1bML4U5FP8LNmy/rezCUhK94QGa9D76Y2zAyFaoVKFzNTs1UbURrrtAaSZcN+UmeWiBJkMLJlISkpYv4M2PPTBE7VBsiUXy
        U1QUP2xMNLH97dp9gKPuMczS/Q1xAOeL+xoAl0NumPxIGDCqKzxuCwgxSqMjsZNVCImLF5mQuC5H0UNyrJ6Y5+IsnAU3TM34KQvVk5DhvG1N85SPD9eYTrea
        nvyaUtRGlwRo0t1jxSsfFyNPCdgHy12SEyAmWHA4YKyHAgAKeWa1BNFhlrMyNCFs4pMybGqY2EYWO/iKHdoCimKjliR+3sfirnWOy1Lx7LfOR4kYdcNSOmRs
        XTULwECYbXnQ2tFjC9wKwddYgqePw8vwlWCkZV7SA0hQVgKQZ9m8yvIFtpoK5dUBFepC/C2aqlKV3LngVRt4Fh6UBSSrzTJaktj2lGVxHFuY1C1szLtJQB6X
        ESn9PglDcMU28b6prI8rZV+ylyBvWyJ2IyTJFhSbq2FGhYx+4NiWo/ytaDehXc2SN66m+iyosrai4IQMlWx3Rkkkkehv7LW6b8IPJIAUjmjr8lVQjuXzeIM1
        icWyIa+yZPUTss47uW1LAIDcbRvgCfTBR6T7odfhMN1YGLmxeidEDdTKX/O/WHOHl8qLziWFvd4raiGy93Dgy0Mk6NnxFR7owXz8qthQ2TNWUwGIckJ9TBGt
        0PFZFfoCwajCCOCDG4zIN2N9VIUcOvI257p92HneZkYg9Mjl2tR1wb9VekTTY/HznDKN1ch/s1HuNCz26Gjhx2W6xU8VPwF+BvAzgp9x/Gj87Am+ys3R8QYf
        tXke5uGU45N2WBbZjc3kgZKKQJnsusNhL63Ye2Ie1u5jbEYNBGSYUmv/hWiPLrxwWn8o2ntaxME3ik89/SCs5ZbX3yg+Lod7LuaoLBcIPESX7dF7n76qx1rA
        qqF2GDnz2ufe8Z7AOjOHyHnIMHLmwE//WM9r/9vHTz2C2Jf/+k9vOVCyvmnuzP/3LYM3WqufOaXrgNl1qYq6PE88wzAFGhpvB8sUwqBR8Q4qvaHHYJpvRSOt
        82xgremzLD1Cb6cv2/T+motmy7+eI+eYWKV6QViLJTzEklZTb3clMg91VDn4goIFrEKgM5ul76K2IKUXAQQ1D0G9iKkn4QjqEgdciwbBj6mDiZiK4HYeDtXQ
        74isxW/1ibNHVe3dzXE6qw9gH1hX0VsRtLDYPNkFBRT3n0Py3c4OqRt0vMA61900Dr+gwh5R3pIITxLbyHwCvSPvUaxy8SKaltz78pOSS3OZdhs1GJu6HLHI
        no9K91H3OfxdWO35wDg7RkM8wArFMuFDK6DWyow1TvTUwMzCzUdzEjVfBXFXS8yQ2Zy9h5uzhLo8zm3KLVrCEhQqkQKas6R7wAErNO+XaOT1BK8pWstGNEXj
        g6DgNU3NIZ7CITrUZH6MBhbCYVyUaOKoofErOFhhwC+mBakd9ib2z9DVzoc92OmbDyH/8wAJ+0gCdvgM1mAD+LuvoZ0FTEO+mEkjsvT82RpayUP0JtiRPnBR
        QHY53Tf2v7D/74PFckN2xft0P65GWE9N5Y/oBnrQ5zJMhF2qea/uxeO9b6+l5qXsFFDCDxHKAk3W1XOYnO9DiC9DGpgrQ5K5NCOVW3pXS+9ca4Z0hZc5TPSR
        xbFvUUi89N75d9Qy9U4uRkgjhFJf/UzUWAt1Vny21THa5U1at6JxTf/agNCjLKEehxMpjRGG/90NDi77GGFSpR16pBnuyNVspx5bC8fZn3UAoCER4kAi/vEO
        TXVp0At3rFHlkipZuSp1A3rnKlodVRzhOCNt3eBTU9ERqKK7VtRCRS0xqVaoIdUgaalj7UeoZhE9P8q11WnEpPU2vSNx2kQz4FuYUUbZlZ2/8k0cMh2a4WYB
        pmiQSB+RCflOGb1P/J99mkP/u2zbvtRl1leZ7EkCwk0nftV94lfdJ35mwGrTxG9j4ve/M+EFbI9uiRBXjVxmOGyuLpO5Yt2ZOy+s1Y2ffFwsMoEVSpM7IpSH
        SidBniGf39eIbGJPz/x5wOIpZmyHg0vYxDvAOhSzDhMJ2maVYujJjMwRyO3QYumDo2h7kBKeiGwOos3eb0kQbZfvksBmgfV4sTsP314cLJ49Q0wjvukbVEx7
        kI8dyBN4O/vsQAx+ylb2knPJ7MFbWC7H1z4e8MamMfiO1+Va7L3jK+mVhmW3yWvgoY0gSZXCHVp//JUdMWI0CpXIpEZtzLtPsl3lf/pfuruWehfVkyWGTagu
        RD083ywhKGwXVdDrb1j/C4vTZ+Plaw6xya987qUvF0iM/ZM//o4fxjaVCqdi1hI7b+35//S53/utIj3/31hxSqJ38ryX8xzT3raFMYoQZJ+wTiy7Zkha9n5L
        IrpA3iq8oIsQXJ6+Gk3lIYmK8RtvXH2jeD9ioQJlvkZyX1hjOcaBaX9Ik3jow2S6dsy6gmNwSH0S8SippZ9nqKFD6uM4Vg+pJh03Y0AA9xrVaESHjzrPIqM6
        6qyggGuFefpd8c0KkojqMFQud65Gk5mXdzuaerN2/Pz3BdR+X/lNot/4Tz73md8qhC6rJeGacytUrL/tVInwbDi4H8EBEoaN2WXaDP86AA6BembZijOOIFR3
        vPg4ZkKXMtyZmQjoqbVto2/rrGkf5n7p0VNHnRcdwN7RihtH56jzPI5HjjpNHIG4geM0NYqD5nBY9Qp1j6inaZU0Gz+lHj+kZun2hkvLTuMSzUJucFZSgx9U
        aNPXuU03YBjDeXKh06uez4CYd7Y7ZaLJ3P6hB3CQaT3V5k1+T0+vhVN+avPCX9++WXf0xM86EMWM6rgHquMVJ75VPixAkBRhHK+7dNpzG908rDbceDj+npVA
        dMlS/cgKAIswFYzGPfFvfSS5h9SeCfUVl3gNHTdcdPV2w0j3zFivA7sSJ3/pxqUnLuqe/fZf8aZKvGxfrJb9v2/fZn0WPGV36Z+31DfolKxwGHG5PD4saDmm
        qRuOBB+0hXZexgCigbRuBtKLnNHHS6/L8ozeUKT3TDnXfPy+wr/X/eAjiluuSNTFYTDcBZydg1Kjh/1vafQ52g1+SKGI0nw0kBV1BD9z+DmHiSd4Fnkm5sMI
        vMKsGUf2AKYNi4OldFodCD6mOL4XzqecZ+yO4H+U8uymlAnVtKlaJEhUQfglliQdlscXIv9sDcJ+sEBLmLy3ra5SAg3pKiT4ao5vAnLVPzPztvH/8keHxk4F
        /yr00guJCEKj6xzJoiMI7PlJrEJplD5PR5BtE9cYneZ6hY6IL/IMjvSikL69Sn8Z0HA4KauJMbNgEcXXAEQL9U4iGP46+ihisXYYUB+bMLFlNI41ERHxRcc/
        Ed6qj5/Wz3winEgfOEt1HAg+oSI0SVQF8bk0i7IMQHI2VANjuDikaFUXf8+Ps+qnxuowJEe+UYlV38lWOnQjXpFMPkNdVe9vxABYGJkPvtfWY4gZ4gPmEwsi
        avzq2bztDnEHHcQldEI7Z53/HqpUgH6YVou5LkCcFO+ynr4c/ByLNcRS6MyngRZOU60xeYxoH59VQ1/XYQsMeYik+m9Hm9HxfuLE9pba+bqOdRA+x3lintgn
        4BkgfVSpdiTYBOx2xrGp4Q/v7uFl2yE1nhHnlDNBvI4OpefOfO0nXqVl8IOn2rwPRGnvCm/H4Vy4H4eR8A7qgedVVOeqIk+dBE7uAd62c6X93522PzVy5Jv2
        D0z717j9/azxYfhc48Z3489b88FPKFD9u8OAvg4fUaXWrwGrGPGcAyzdAbpBFzcsJVKQG88thL2Ih4kBwh+p56N+THUevUkDvGiZbR4BVbKaRlpvR/sAXBO9
        DTZItGo+qU9udVXWPuudT2Fz55ujKRhU3AWhdk6f1HCTooPPmmg9Zaw9TmZezUkhEOtPwmhiSjiosWY4oA/oqVYrOoAoUaf0Xfqu7mYCsY7plpgJ4BghVR+g
        h85oPqVncTgjh7nNFh0xfu7CzymUJBletfXb+EEqDwmUfiq5Y56bk+eo3gdWH9H7KG9oR7Orj1zExOjPWDp27sEZfcYcHk+rSDPTLOemcXJSbM7QD8H3KToG
        89Ri/9yxbnyjY9nhXYgqeRcv1n34KaL7IF69WwcgMx8jotdE6aKmRmo16jcjox8jg4bHVtIJdC+GRkCFujQ0TjJ0SQ1jo2Z4JI8NYSkBEnr5hbTKntbTzXBG
        GAvRXi/lpyISqRK8QPffXSvSAQ+8U7T3iFwOdqBr9LMW5eVWaqFpuARMpfKcCBaZbDjVWtss4eUmXco7QyJHWubGVejEMNDB6bEOZAhfv4PpKyL09I2zJx6D
        EnEq2+jl5YuX7jIRWeZ3mSZb0X66v7+lJ1t517IpOD1Nde4ysW0pfRyMpbrtMk1RerddJqTfZJcp9LD89XI4N5Pp1ezdqP8kTRQ0S+T2FY/nNwlPXNUnkn3C
        fS3KuHmHsYa9xf1tEpFqsPA7gMNIOEs5D344PE5fNZnbXPTwoWljUHWam9j+lN6PMHFFffwTCyb8eLvdhOB4/DPR7bmtztkm5dyX37jc3yQ+tJ/aNco6ZFJP
        5jtkthXdQePvjpaebenbc/uVB7gh5e2yWYlq4ucfsZcmg//XpjMg0dJrZlhc9pNNF+LrvggxNEx9DvhYjEtxOZjiGSw36yUELZNfnxnifcnkt/XZztlvimY/
        GdOYlUQ5ANz4QGarmpXMT3rL/PRRc/Ums5PmydfFMrPqywzry+SEBT4t/bSu4mV14Vk+cYJVmoHqSO3KszoLrArLqmIlRt/jHc04ls/vkq9jJMFq8L8zrwPw
        vYvtqhqsUUbQiqz+fEH7stDNhi/V6p5G6P0jtMvIW2mXqb9ru0xt1y5po7hoDahx62iUEr2ymsgpeSZJC3963d0I3V1/gZpMFAP78ve9Tqxiem2iKMgtKqdM
        U0L445mFvn2SqFnmA2+NpnkI53rfWjTbBh+rslhDTH1WI4GYO02gB8At+LuiGkR2HaAjZxCydC2nJ5xs69sphfh18JNdJ65piOT5aSuZsFQ6YTlbpqsObcjU
        S1tUK1M0wrWHn33002rmHni0+1z032H8k4S9lvIAbj1XkA60z7wJuBYM3Y9lA10GInqPyw6LpnwawrFLYvb4fHQb6Hw09xWjsq0/2lGNUR9RNVn9CO0inWNv
        nEi+xG4dbrxuPeAu0XFMu/+ChNNvp9Ml7T8RL7338di6Z97Trh/5UHm6sbqXFkVLrMHqQ6dxTIsaL/xoJdqLHSyPB080hfnPB4cA0OvUUZadSgusFbZpZoNF
        PggQzVnHSKmjGeejPu2SvIbWUEv0sSXsKWgoLXtl0baL2mAXTNZYE+vGjeBj2K3chY2oKg6lcLfehQXiCB3oKwco+8B8eIv2wx1mGUxN2aBVMAbboMDGbP9P
        98NmwdU1NMAtaPA+8IxBvMiseLGBB7V2tc9HbgtblPDmHaSbzhPR8DzSqkwAkmgvIH0HtQL1BLiX3KoRr4yEUPp0b/DvlO7Fk/VaHYDc99VcvDXt60Hp68H4
        2p8HsROPxzuorwd9ToeXdKwW3lHz4JUwDxQGEE0d7QHZ1b+XVuiDmmoAORMJCzzidUM3giuKbvH2Kiz3EsbFvebDEqEWL52jxxvyrVX+yHn2gShRYpVJnT4a
        Bm7sF9FAb4EL9wafVOFQ8lE9ooTugzfKQqzmw3HDKsEcjAw7Po+2bmg/LR401LXcnUm5AdNimA74Ib3zvaLDB5uuzWPUzocuNEpDRrdPX3euBrCAvvt4qnGe
        AKUSZ8ZQ517GipVI04eG1ocBSTW23n6xhgHO9DH0AJU9dN/FWtW0ytkavAapFRig00Owcl2n5jbWSFVoLCxAIlJVh2kA8Pv6uDW5nZm9usJChAIfqKHKNHwW
        kOscNbPsc1JZOx6gt+1AtWrcp/Q5sMGpciDD6n3YwKQPrArlD3UiziW2DNrnjXP69rBOH1ynjvGZSfOnD2MPF4tbC2hEVanSzgeIDIYSMuibj8ZNNw2Lec6w
        3vlOalZ8+jBoJNppem4IPTeU9Nwe7jni/XskxDy1XYV4QQm0MS6tN653mobbyQ2nh/GR9zAP8dMmU2hHcGn6mHu4AYd4m6la3GTJY0jlbK2nutXMJ5fNFzKh
        1sNOy5bBx9NF9/HHtAd6G8Q8UTfzRB3zhN/1Ic1WsoPgzNTW3Fp1MWLmsWsJ69kJJozVIXZkB8HW9mTgV8xYkugg2zAzWmm+k+MiMmfqAwfSC9wYRE1EUuN8
        MaTrC9G4HiIqolERj+RzDGQ5ashBI66MKNA0rvgGcvWBOvbqIQyZvVQIupOJsw/8HcTp0yPj2DBLP5Y5Kx6u42EaC3i4TlmrzMo4JEHfuQatiRFTB4t6elj0
        Z/TQHq4hxkYND4V1mpfgkirMaXPpQyi9zrXvI06d1GEIucaRa0g+YJxGC3+AC2o9hyBzRORcK4+qMw5rgLRyQ1y5KipHs2QlfXctazyUWkPL1dEIYR+Iq49j
        vZga1NJ6mrzcCjKaqUneXqtWB25CrjJWa/e7czIofaikiMmI9JF0EOYXv+OVJonfOc4XOzvmnzIQjO+jlqoKddcxF1EHgjz79BDIk7jbA2gUjOw6zx26ukCt
        kk4oTN/1WN1fs6slf3PVXSOS9ca8WYnZFIg8dO4Ti+e94t28L8lVou/bTQKSTzM7+8btZtmJN5Zv06MoQMszYxNqPIQsQfISVWwgeC4RscdmrEBshcbupFLp
        pwrZOjp+tUMrwoLUCIPM0Cr5MEn1/ukPkNSpD2OLNNTBMatKhwnULNS3okFCfCq0tFy1kRlrD3GkEawTBnEYD8dwGAld1jjDsgdMawcdnlEQdtzgVRVmyO7h
        /i5WACeB9UGNXN0jTgzDPOcz+ngAYXvsBT0oa4XwKLVtEKtwNLVeDw9A9IYK+Pacp2durZDTIWens9npHdnpwZxGkyYqkvsHgp9SainmMNSlaBKHkWhGz4jl
        ebZ0WW+vRYeatAg5ZFKunDzf6Gj7MTaOD++AFs/iyEx12SKFnjf3idGhdjgbY3k5SVPFDK1Q9oXTvLZjDRL0Rno6/9pJWs9AF9z9HlU206ugUnp27WO5JdfD
        el+qGHn4IgYYbIfx6Qf1vrzKJb8x3IgO6kPtZjQZA87dD35EmeUhCbk+ggRDanbmWMmFs3NRR61moDOZydVp9cxH/utPN7/6a1dOwl7Dh0/oHVwRDgHFO1J9
        VKdJmmvM6yjPhXCaNcTUQnR4CE9Af+7pPmlhEfWo8bgR0Zi3h7OQyh9HqZubJZrscJNRWFDSYjFTP535uZf+4A+/uPgfX2o3uZLAhZZ2ynkso1FmmWhQmWVb
        KGbFTknmWbuTZo6BZo51pRms8tALVGZSb+IIPvaz6Fvz30Xf+z5pqS11urptF26q67O2NOeKLe3JL+FvMC/gwG/YLwYa9BTQvav6DrjlVsUttyo2slXM71Ad
        zB7N6Zd7wRR6eXBXZyzomIEHiw0FR4d38TEIT9FSTt1DK3cHy679jz5ey3xUqLeONjFi7m6EB7QX7tenwpP6rvA026nh40dpVYcN/3BUB+DYASRkTqFCqS1h
        WEaVnKUGSluB6alK9ERC+ihs1WasWei/HwemJip1jl6A4xF6GcI+UuHCkxiccxTvGc0h8hIzQlWYGx0wH60P5Pe9WcSLUcscS4RkdZrt3qtQmzsPxRbX1YJO
        voop4F16fzipD3RwMLP6u2a2marxKxavUjQ1DrhVeAASEg0FCGyPC+fal0MSxh58NMX23bLyW3H45/4G7BFNyt01G0Yd2AUAr9qn97WhOQFb2d9uRbfnWZxN
        t29/Lrq9qfdfXtM5rQ4AiGeIKve11gTz8sBlvW/ND/cbMY5G4iO6zsZA3kvR8dMHoTeuPx7VWch8ow6g6P36eD6gfTKvXTnRjmYynAWE6NSzee9/opUpPRPt
        D2exu73/jJt8P3YX7bQLOh6y8VB2cxbcdf9qOKO2qx8qHk4D4NPDsNy2qrmKktzgmuz5OoGPh5PVgs/1JgbU5KrbfO3njAFYiZXS3fnc+SMX3UU9g3qe+vBp
        +2l9fPEqcVtfTz+GD9P7qcSOUvbnStmfL2VuUynhDCQ8as3zmmr9yONsqnHgcvCdinozz2dQqpcr1cuVigXqmxY7nT3MujA9lUUe0ANE6PGIbHA7dzfmpyxr
        DVMgtnephKkOXIwZLPb7qUtqyczhyghxsfWwDwcaKOxXGNaVmWUpMdD7VpVpxqS7+9KB/voS8WPQJbGJbckS2CBUqTMqAY9uPyIaXV5LzbD6HlypRpyFp9yZ
        3PQmmVzZCabDnNR1Vuo6QTKYKUBPh5PQUAsKwiRv5Y/KVj6t9/QO3XvMKtGBF187RJysApoG0txt9PHHIdQFlHU4VsGX1WlLH+dQmw2UVJOSQI8k0P1pcEhd
        h4J5BIEDgxlIftdhOBHMi1K8FNaMLpSmgbtZwnZZ/6nkEZEKWaMmrBdL3ap8MCs5qCrXbfBfCNHQIMMozA591qLQ+DLJLCDzPctnawgflpo+vjSCUsilAy8z
        R4wxZg8xdvrEngk1jWC1E2oirNLUtwqFJQthsOopb7FRKehqqtYPYZr4VHE+/lDP/WArMC8rzicbT8Qi4j9bCeLPrgT6SA7Iw26ElhgJxZ+kW3RZjE/GwziB
        a/wRnEzBlshYGtFlSYyJ4gFcFOLlD1A6rfl1mRcTko8y/T8bv/eThfjPv2THy591dAV+xPFw/MnvNzZLsRV81WY7tZ//voDq8KGPwFqtL3TjelpowWcrySu2
        T7ymAP/VxHLvIluchxX6K9MwuLNj462Htxto6tlwxXPIhlcNNv174hf9+dgOLiue6olSX7ZlWeIC0ohRcVyGOnKBYARAohnrRZupje80bQ4swlw2N6xy5/8E
        hc1YzwIv2Y1fd6AfwruTeB0uVkYeTeo/jCgpbgZTRHXn0Z67rDSkZs+4Ib992aVJlo6vO8SWaUghohhJRC5+n+Xfpht8RCU6pgn17+2oIiRTWcDZOdZgTV7m
        qaKCL6kwyXy4514W3it5kuHxC7RK6gD4HtEL1bx57bSebJHsOEPC4XQrmmkhQc8AIsFLLKGoNq84HZMWpXzJ6Zj7qIobTgSLfOqhijFsqrDsUoHswvDc/F4a
        CkJjm82cLF0WM6cyer3cseNt+376NIiAjW+z8uzsHIMVUVM08RQmKsNX4HdFIxg4Jxi8vgxeHw6D6MoNxLfUbFGnTQjWHiw2KziMh2XK+IIuy/j0I082Zs/T
        iOIZpZNoYcbGpo+HjemjMmZ0zzvzYvWWmbKJZd3Tf1vLOqQ9W4H1HN+Lhk06DZUVtRDV91hieBr1Yda5XRwPDpAIMTIPTJmEhG+HhKVvfzQaaRDXN1ePNGA0
        bUivHLxhs924pRz2wEIRwbICjHk0jUdaWHE0W+lUDyvLyQ5jBaKotVzSI2ez3fdT589iJXgA1Ae6y0GyYMOrRcLYpAHEmiaZj/4eQ02nec97GjXFSqUer9ho
        C1O35OtYqbkDgis1Se8eHoABxhvaZAYHi0ZhL6ZEzNE8X+NngkceFCbTUVkGXXkBZzLoeqHvx4iZptb5IUXXz9toVS4IaGX4GcGPTkZQOfiYIlIqE31msZUm
        s9NpGSbQqYN8oRso0LpiTx7tNPiAiiaj6XA2YQpU0bwhYLaA4azUfBipaNVJbqlZHAFZNQnDNErFiAvAA5giLGKl8fU/JZ5us9ZmQLaKTFNiL5LGZXr1UeIc
        NAWp+QnLOsQpn+aUP8ulDB9Sv2LrQA8cUi/jGExYv6EOWd9vzv+Uzj/F58S7VTR6zFrhqynnmoqO0MgxV6+oaP9R+PDiKXVdYXPleXP1xwrbcZ80pXxJRWPH
        rCvm3obCtt2L5uorKiofUj9vcr6uov5jFk0O/gs078qkeyfxlUGjEO5nFkAJ/QoB6tjtFjJOldgJLY+Y37wQHmfvqP36TpJjDGuI7oCugtLuyJbq0R36znbz
        vMxzZTx7ByYdWECWwaWo7RFHO9BSpUAnFeXqs3rgyKM0Zra1IbrIHfm8Nx/VpEPTfqJHazQ9oRnzs1GAde+hXMJo4yxbNzov0pIAxyteeBDH5z1amweMlE9X
        6x5+X+bfax4Mbqlln3ZYkwzHqwWcsdb34OWQAXgZBTI3MU1ilz03MXFT1vQkJqZJmBcgrmHNvPEOfbAVHdRH9UF9Rys62kKCPoqpaTIZWLXgR1XYoAPJVw0J
        gODrQ1B0BegHUP80cYxpVrHQ33mMgwrLjoMcCKEmPol4tS3ND1PYF230x+Ah9VmbSR+e5sEXFS8ps1E7mxvAMHSbxhZOr6gjAhrBmFFmBPBwmhccDbAbaPfo
        gqWPGTy4Qx7coSfxYC/msT2WGNzUhWHVwbCgATNC090sQnGfTeq+4EMqxKfiJMKX7sPfY40IHGrG8MtJ5piTiICZ55wjKGOa+C/9deOsk8Th6Y9vpUWIOFFP
        2G3kwsBSAh7U2bCDfe/rsOtzAo61IRtoZbN1XGGNJLNsaAp41YE2IX4P26gmG0iB/+v9Ofzp3IBKl+HrbWiWtiqeNbOwCn/37HPR7GX0fj7SUbJwu9qOZmlu
        AkB6hfLMrEUzR1XAtXTT2YinrJn8lIVWK4thTTU1q+ENLmNEI1tc5bjKxi5l7LG7sm4Ro0fIIS52uGpmh6uGHa5qt2cgqCCaGW+KaFTP19tPplwzzfYKbm7b
        zU233f4B6jTJdaoE07qL+TbLYqatSpnxtp8Zb1c6jLf9nPE2AjZUjPF2meYjU4dSWBFLKR7HvolfQxLd3bypi0pgkwtVgObDT1eGZUh7JRZPo0DslWAiA5aH
        xC7mSpvfWhFzpQqNb/5ynbPl2zgFUTovwuwXOp5hCQaWTWaxjc0e2bdhxXFZ9ly4WnAKA7QKTQ2QrcJJmo0gHUE03l4I4npyRBdsKfAOboV3dTy979Gz4mwL
        OxNX7wOrcWUvuA4cWUiK4jDUI8yGHW7Akl423jvrOJaOWezlUzykPo1jwXj7TBlvn8NG5HU2ibzXHI6Mm4i7L7vz4hcV2cYnil/1vCevanryqmc9edVHPXnV
        iievesaTVy178ip2sqFXbUAOvuJ1vOr5Anzjw5ycDSH7ij0ffMlI28F3cKjB+A8FSdc1/ny0kP0YL2QHU9+bxAXuj//zb3w3IzViJY2FrY9YD4CG0IA1OqTG
        gep9iLnJlEzyJ9UAXRw/Sb1fEb11Bf7SoKEiViAVQUQrxzbv2VENq/Da281Rj43bolaBx9AxdAReHExdA68LIMlf2v79yhasjczlcOXjCPjADWGxqbWd+Q8y
        FCPcDgHvBhPvvOvgfym4hSX7SXvRviToX554DrL3oHUzNykPAFuFxEvKE4CtQUpmgC0PAFsFAdjyMoAtL/789zDAlhf3H1IHlcBaCAtb/h1giX35Nz/y1+iH
        P3/5t50Mfa3E6GuFuEp3mkBfUxwAsaBLF6mog/PBCHzO8S4ArRVwOAjItpepa3Fxgv3MbuwgrrSdKgDyH39u/SnK2bCNzGjFL3wkoDf/9fcEJNkpLsV+y6U4
        m0rZSEpRMNsqJGEN3ajIQATs3s/oA94T87J6jqrna/BzHbinBveHAqOqMNCIxDKsAnxDaWi2dCH4ayhlJYSVp6vEAVjI8NPHjIKqEDNeH+YLKvr1vwjiwXgo
        +C6hz4IgmUTs0+7IozxpFIl13sdBtIpgng7WDlsfjQTDBfTvyIfAffeGT+OHxiJYZIFBZFhjDRpSm2hoMqUhBhdkstHebc7EYXUwLsef+d7EkQ4dHyl0va4G
        o/Gu+GvpLaRuRwpEPDTaf/onCyCvOgP7fdCQGI4qrvisDqI37wE8DkY+g8CMA+0PI9+V4e1CjIcZESsYnNjAx1gvRT54Ac2dwhzwnQzg9i2d8SzL8XUS9bxv
        7ylY4miSG/85bsAQd+mVoPqV6OFdj29Orvvs/eb5/ldd5S467DjkSAjJOXYJ1dajjBGX7dycZXL4kpoHJi1V03DXXDWLiX5AOZZtXFBVlZGG6DFIh0Voc0q6
        iNW2g0OJRKui+O9wpK4IHM0oRAqYBRBRzcXuXwE8XlOuI/NZFkTr0vO0xAXILBapRYkOS9/4QUjo6ZvDIvvAchRbvD2y1hjqE/6xEqUXtQU0v9MZ5aQpgYIQ
        YqYlygd2g0eo4/SjjMjLIcmKLPJyLLKiEXlXpHD6YHbDVagA8IZtqfyXOLrKWmQlLRA8pRhooxg8rcZoCvoOZcBNVQtvZ3CXV2yJZ8pFr9sR61Zs4LCjYKCy
        h4583ot25L0HgBQkHdJ3nr/7ccppIUzo/8/eu4fLdV33Yec1M2fmzOvOzH0OAO45BIULgKCvP6sUQcniHQYgQVIVYVu2mcZpID5k5kJuQVqWqfKSgB6WaUex
        4cf3hReRo5mBLMquWPNr/GBq04TkuqYTN2W/fm3p1F+DprItOXEESXaqOILU9futfV5zZyiCsvpPQ0j3nDlnn3322Xvttddej9/SjDjejvEvTuIsgBkup2my
        XxWyL04Y4p1LMX8xdzOKnQu5pPOUqQkhYL+3ntICxuOyTyDmbz00wIjQABvvBjRA65uDBth496tAAww3lBSBSuWQUVFnPxsa4KuzoAHu5jLNWOGYDNUlGgDr
        c5+/2hv4hBZxEAdn/KtfJgSFl5aAnOdSzvOiD3hu6SwBa9wMeextQY6ZQD6wMGPON4YZK18TzFiZMGPyhRm3HxBVx4Gvaw5ozLFAY04RaIxAK6wQKGU/sQtm
        zEthxjx2oTsTZOyC67pngej09kCxe7x7NI80ML/u5a5IrgFTTK/FPoGFFGWFEEOAfDvOL82NrgID4Ta7XKgTL9OibrGoIoPIoVC09apt895TbJvCrqFtAV7p
        GD1zcm2zoBSeLcHbc9qWFd3SolvFomjbd7iuECFBtDDmxBUDsDDlLrhnA4cL68jVgSsH57C/Ea1R6HSGItnL8Y3Dfe8FjBAMpNEixVBchJTjP4IAfyf6xQW/
        ux2cZaIlqGIX98P7+nMO5POVVBdOdtFU9IIFZSMdKfaShbgavqTFFom9FeH4iksNv5vypUGYpqrXiD6zCLtQvET7iMkQIwPNbY5MLaYGnh/J3qo9EsaoFZz/
        sc0HhHWm4Kl3ys46j3sKjZt37GsfOPzQnYs/eCnZAN7yN0Zx+YVnZGsTvGd4pfXI8Cu/Aa9UhKJVzTJUHfUUjPyW3xkRpPzy126/6b0vIhO2gQjuj8dS5L1v
        ed9/8oWj/9V3TkbI341s8pCbjv30OxDR9bu3ZcFfQLP0jr351//R31pYeL9c/89Z4hdx/djfu2n5yXd/+vtu0xVM9r51RHVJX1Z+pKCCk40wRnzgZd2YYrWZ
        paF3uumVXAfY5YtI7QFobo7CV9y4OhmxfbL6TjSjXjAeA2N/J00Uc3kTEuoi4+/bv+3iwU3hlYsQv/jrhCwaWvbyj13KrTb6NmaRS68+2Mfr0tIP9eNSMgib
        +UHwZg8CUyOlaxZGIMxGgBCx8vOU9nxcla5P6aUxievIvlFnUh/2ummM/1pGBkI0Rr86ltf/nSedH5bB/83JqJBMHunkfcbkxd5EKcnXNujFxq5hlXKDEHHq
        CQmfVPzfClpcyrlspQv8i0RSR+aiks1chNRyUj09Qto/4XHKPSX1eumIXL7tgSxzz23p5a/cNhkPGjlyynlLQjT0jn3wpd//oY2/88bCoAUvPDMgpG1ufHC+
        +Y7/MPgljE/IW6fW3vmr576TKK/px23IxwnbIytdZLr09gskrnUlNaOkRucWJPhTYFh58KafXP0e6WysYz5FBSGbr7mPxPC6Hz73CSGcFaarUeFX7qTXrWQJ
        cdzTbJIpsVQmQLxvYf9pWpZYmBDKU6h6Y6d0AGT74NgTT1195kPuoRcnx377zZUFUMtocuy7GLz5uy/C8NUaxd0J+WKM5I7yszUxK/jZkzf0mH+HNf14/eMf
        +HH3r946OfZHnd9YEgqTx499z/dawktpU66iKcgEA+pRoqpirNFbGGPDUU6m8MbwAc2BNDzn/nDaAcvaMfKxlZGwtwozCiLJW5cUKp8+0WQh0j77mlCTNxVZ
        TXbahjd/46j/EryeoXfCMTzqP4+jd9SnNzTQZXBsHwV+xaJxb3WextE56p/36D/mgtl3zIJ83k5cObb5kV97bO+vLB5jWHZzR5hudsVUjl1/+8/Wxx/9vTc/
        KGw3PX/0+KNcMKLRoKKLyO+7GmLRxC5PuKmHsfMnoxfiVVDtKq05S7QLIUtSWQrWckly6hOMYhXXTH2MZyNkgFlAKsoO8012sFNEPoIamHSLSWLiaIxErkxn
        NcLjQjRQQfrIQgX/9PIkj6AkvJreFMaTVmmDDFqHiLBNDOznkNK2vHPs4A/89Gf+cv3KbRMT7eD6y67m/puADEKkrwwQTyzcICLDGDP9F4nW1CejNLnGG+kF
        56AWmYoXdvDfv5daGybcwVdwIWBCLt8mKsqScdxin93dVsR4iGigKz/0Y005Py/brp/0MBKnaJpDs0fIzCyz++SAUWXvQAqWBVlF3WfNkmpWJiOtTzaJJAlW
        JXJH++95qCAEjvWi2ltETDm/4LW3mTrhistoH+nRVEix0scS3VY7OD6WZ3FRJni0deE84jwcr2oStIw1hEh/6iGvVc000KMd6ZcF6dGC3OEV5Q6vKHeUZ8od
        dVnylgtL3gqWvCYYxYowo3qOq9ZzcodwwgXsW0XuqBfkDiRTKaO55ZmrG67PWt0q03JHUxgWiGF5Wu5ADvpl2fFl+b5ksiVyx2omd9TQ2ecgbEh/LdGvmUQo
        7SO1VnAu7ReZsLwTNwtyxxLkjjLkjiXIHRXEp9wib12aK3d4+jZ8eCUvd5QTylW5ozpT7ijPHgQs4NWC5Bfl5Y46s7ckcodM+3JKLzXyDaSiCk2b3LUsXEJH
        JpwzMuGckQmn5A54TsvoN8fy+plyBywnsoapiFGeKCWF2ga9WNs1rFJuAFze6pTc0UaLqzm5I8zkDmSojNtjjKZ8JNPqlq3cUaXcscQkdcBOzckdy5ncUcnL
        He0cOWVyR5UqqZlyR0XkjmWTVZ7IhancUVO50ModLZGRCnLHssodS5A7ypA7liB3kNSMktqGel+JDNAas65M7gANL0PuWKbcsZIur2tYXnFvSu5Ill2MDXMT
        Z8QSkVi6XDy6llhkBanp9KZAolOa2dK+sdzRHcU9Xctj1NGlGLKGn4vyhsURE5uhpmuQO8oiFkgHWoFAiKqOsR5UdYzlXHqkmZM7luUrVgpyBwUymTKyFI6E
        vUGga8rH1k1PhSLIHzUkbx6Z5DXRoEK1RYHVZKcLSNIm8sTnkHmtetRnJrvoKNIZLiG/48s4Vo4i6+GSWTgKn8Ils3yr8zyOkEvclG0tg+EzX1K4E9eKskcJ
        m6Kc7FHLyR71admjYTqjQQ2ryN9VwYP5qLndipjTVSi9ChsHflSooGRcjiy9eaGjiQdkoo+x2gQX5NRnBmufF8fgPQ3U0AGHblJAjRvYAWB7Q6HDY0/zjXEH
        76TI1+CrhSnW2ckijAjDhldCIyeRQOm4hPAO4aWNvNRR3sH1M8rEKXTUKGU0dE0UKUMqjSs5KQNG7R3TyQsZbRE70OoahAx5ciTzwdaYTWV4v/uIZoVEoat5
        yFx5SzQEikSxRIkC5uIl+IlCX8kgW09VysaFrLAED27SKPSOcgjrypYuIdJDjif18n3wE+Qny/MLE2yVl5hosyq/KLjJpnIyugAnVpGJIuprqwhpcUBISPbi
        a5jvFXhNR7/Q8cOzle3qkwqdHyIPi7dZSLSSU9la6z92JtwtwP2LGm7o9uVHlALwW3xr+lxyI9PQ7UX9nfq8PgKvy2yW1ISr599Fd04DJPMfp4coHMXhQFd3
        s1xk8K/J2ooncimOc7faT3nqlMcq6PxYL3iXok1xPR/d4ilUCtqZ1VifrnFFa2wDD0IE+neadl6Wcl/dhumY9mRQw0i352MmSq0g3PZEJLC5/lnorJqpg1/V
        sTOgZC/bC3CukfRr/QKdnBGY6NEaIx8r8zMXOScEnvv5iEavy2yRHQqjNOXfuOBKm+u/XEffP+PJrFp7S6/XX4hXko+ofHDQ8Z40K2l8gkt8+38cnhYK7qQ5
        hD4Em9kf/qjpvC9eeIa3zMLtfwlz5/aHI+AVQNbPquxJlaszqnRNb1eVPa0SnvxZlfGSNabGC9IKe9p9Ml6WDYXBJfNU3HtyO8YJMjzi98KT23Kr+2T6wHa8
        INe3B10TvWArtF8MVfOWWU4MtgsMc1183zPIFNF93zOme7Ifl+Qz5TOWZnxGeX7PlAs9E8vHdZ4ZvnWLm83SEOkJuGAMP+PAGWWRZ6ef/fCge7szWMTgdGWT
        Ey98WDYvn5Fyp5996kPS/kWz8GGExPvAhKhi1T+NFGym+yb/MTksvsk/YzzwwLgsTe6l1HrbfcEmKpYu6tz+NW0UXtIzFXmnXL5d9ilPPBUxBxx8XOFguxW7
        FliANZ8C3z7on0HiF+bJpKFX2EOVTirVE0g8Wj3d/nOPiTheyT8P19JyWpnUcpItxdkpJJvxaa1BvkE+XzbuVGF5OajTrP5Y0uFABosx4vnfC7C/a7VIliyt
        3Y6l6SeFHha/71lceBh/Htve1h0zzuMOr8ddMAQ8iUSi8iTSfprudwsL6UjPizhwX4N2q6Rj5KJrOxs/445m0umy2Xh+KWnJsn7sEj5jYdCDdUWExie0ZR1U
        /X3PPmG6T0Txwpv8+9DWD51Mo4OExWKyggosYS4IYS4IYbogTJDi75CGqCpRKpJ6kxR/0yNh+1MNGVgCk/G6ZStfZEOqiIb//EehJ5SnTw+rUvfv/qiMsU9I
        nE3Te5Htut2VfkCd0o2+EOxT6Lbbzwqd3n72xz4o8xKWMVfaFC/chxjsZzBrv+uRZ+EOi8kn9f1BhfXlWPOHtG6g8X966P1Q7GL78Sw2HzItlrf/O+QxlzYl
        Fycv4AHaFBmJBHfTFuTO2gU5c6h8gbwF5QvSJ4o0Q55fV881R33NNuigVdf0Mrp82iHY3JzEtTySFL4E6X4NZN5PIxAzzf57efgAVi5gWSNxzUg2Ul8FzSAt
        jexIAaB/EjIAEjvgbwipXY7rhoeNyYhJiXF+i17a1L1cM9vA+lwqgT2MU4MtJJYHHym3KCfJAxdlS6lLUUOell3JBamCj6CoFJH1bBJHuZzFEcTABvzeJign
        d+vScxP2Zm1EcDrZJMhL7jM8nNLDwxZLLgtmk4tnTHMHqeF3RkzNPJHdtRzvb/jWA8uBuCmzpf0vXRNiDaffnaz0T5cn0NiEOhpO9LWy55/1tnMr53YuGx3F
        mzV1bXCQdgkSTsmKPIlQlEk0dmxzwtUDeWeIK7c9WPSNuL9w834mGoKU6ejw+mi9By2Rg8OZXEZaPmnKF9EX8kkIhsmZloLtbCxLYzZzXDKp2/GVs5N6ObIO
        GzkL/jsZGOqYbIsDiY+fmruSgywXys8H3yCrN/gHxTkPWMjy58SIkNreZj4Wx4qIhXggAoqXIlMuyCD53Nh5qdBRQCqkkrRY5R7zMYokpGNVyCw5K6Zc6lvL
        ZUgDyZcKsc9rNC9PiYelgniIiTLgZNOUkLnbue+wJR0tGUbqPkkwHt/ml5aJyeTSI0bl5saJfZqIyMg0zazTI1VF5MVib/67PXQQX+IMyqnKCr1YznVosWtm
        dYiuoa/WHx7GkG9qD8pkfblPofeLw8R/CSN1ol9yaezdxJ9j+HMCf96GPyfx5x34cx/+/AD+nMKfB/HnYfx5N/6cwZ/34M9j+LONP+dc/P0Q/z7Fvx/h3/P8
        +/P8+zT/fpR/R/z7cf79JP9+ytXkcJoarv1ZL/pl1w22NQ2G0TBBpb3Ye6cyhBX1oYHHjqdUWLof46IeNA/egVhhjx40yIf4rfKgQfaX6Auu52+7NoVvab9t
        njrwcGT9wjYsG08vP/eL88MpPIT5wZlXQGHFdwXGu5AZXJF4kTmT89iouaUG1mn/QvZe2BPHdFrKlQdtlUC+AQ46gxz4d0HCZc7f/yuAwflx/2yytKZ8HI0v
        ZBvNuvMN7zpu3J3Mlonf6Y/7Hjr+6KPHs8L3PWQdaQGKjoy7ehJpOCUiu+CcywQ6IsswShIWMZzAGzKyZSKW8eWWj1soHOAEVooaS91tywSmWujZi8iA7ar9
        GXkboVxwJ8a72jPuNWYEB2KzZ0Im0Ia6hFm8oTPBjRK0Jz40OGp0Q+LMAApjT5Nxy0qNS376iRCWxmP5mWML8zbF7+jXcxoBmQBxiVlHXFiLXISh86P81/lR
        fvpRvn6Ubz+KScBhtU0+yudHWRWN/SjIqbAxyddYEoOPe+IndLXmVbbhtLwTuzncZKzErSin2fibm7kl58qL6fW7Lj0gkwYTMAm754yfm4OUKcWZWXw8npli
        1GYYtcfsH0t8Mvzg8OKxH/jYY79x75M/+1Z57I2/932/+H/v/T2cro1c+d9fZaeHoGJdfvenoXjF6QL/ozb3ezMdrJ7+7m1MJAs53uFhPFZOP8+LIixYM6rg
        Pm6Oa0FX7hV9KLycLaMyjgs+NyU68ZWAuDyi+41mWZXZOMeDwnnNHhQO8/V6OUsGPVOcxG/CAWVWITO5zGkbJJdL2hNCRiJYFm0ZuQy0GL5JSjpgdEw1741t
        glwmzeUIunJrPIqYnd0dKXFZe4H58CYBf7Z3pUbe/OnNB7OUyY6TXRe6Qx5DA8GQdHpNIzU9VkFxrIJ5YyXz2R+pUwSy/2Iy/bWPVTDb6hRwiZ0zaiUFpnY5
        VGAjb6f05I64LbjKvWIyZc88OZFrL7f4567+cDlDUJBlLxx+8LG35ffRqOBXfxR7ZamolZQdMEOao/xFDtLAzN2M/MPLxaWxu02OSsbZcvlictZ2AOGQlsJP
        ZtMKCyAP8MyH2B/Nn5/u7FH3tMMCk62dGHonN/RSoTX1vjAZxUmu4zkj684ZWXfa0uvppJqeRpMoiiYLQWO79nhJfQA3t+K9+2EncdU66iJPRYXmIERulE04
        HrM+L5dOgV5QY2zXZatqrbG5W2W5FcKyBEMb9qghzUATNVSEY7U3oSAP4zF9ZsqgtzKexOKCyyzFGyGd2Vo20cnjNodavG/o3cl099eZfTAcBLoTq+KwETdQ
        YYmbGNrOgdFqqtI22TcHsi6WsS52TXf2utgzPbml6yKOcQ/LX9X0sBpK73RxjEyVZ9DaRxPMpAbtpTB0wZMg1ZM/J9ymgeBi4C7tQ/tMarek6xFyIJVo5FXz
        ec5nD5S9lxZNE7V/ypPzjS2z9+rf9o0mdujKlVv0yjqvvLp91Z2yr9bz9tUFvjixr3am7avWr2sv9FW0r+6FOFzGoT2omL2IzGNa0QX0RWesn2EtrLqTgQ2M
        gxJgUFry5SJq9GRArn0wgnQwAh2OwA5GFbVWYMW2g1GlWxhcoGDtgQWWjlIek8tj5Qjo+DfWtOweywkTFuGtAgEThnC4jJVhpoPAQ2kH5V+I42cGxsR0m4Fd
        sKWX9uklOuGrK1vRdsw0KF2jHm5u3qjKO0tZepT2QqfbW1xajpcTQ3OUNzTXmc0whkYxX8GKdMTuKtCNi0g1sqipRwxs7fWxJTsYQiq0U4/hcHCNFur6iC0x
        XbOUpWVZWV3r79m7D1lSk/ts2fR96QoMsLToddmxo0ma1DHLxQIlfNeeKOlEg5VcmriLMXT3IfLM9MEvJ6QPivFt+spUwbWqE2rmDH2EyuNEjvdBrmiy9P2q
        aQkBg2jA+Jpyh9fli1Zsoknp99l0vSht7IGe15So5c8eM3cWLPKLdBYs4c8yXrNofL6Sh5kPyr21jBqSPrepaRbZBaY/+8m1PB0Vn9RPXMJhFRX1zPL0EKwp
        rQ0QPbzIqYrJtSbvXLWfgZt6iz69NU6yuKa7pBonJPwq5ImKECqonSf40vzT9FPhhGQ9EBHgLhfQtRPO3HSqLKxh2CXaNaxNszd85eRPAB7eTtlGYwy7OkZW
        yjSwDGGHE9iVaRYPwJYrBHmsKnksmqZcaaVksZqSxZ78VEg6Wch1OZlH7OHZZXgTdG26u/u9R7Lntk0ZYgjtgFSVzAS9GejNChzMwgv0eMfq69MrDl0fwhWx
        ckG5ZEW5JL2RGTGI3saWNtnPFjhfxJRl19U1xToWPchV193qwPg7YFp1sw+xeQ6yukNAMgiQ2Kvxd/8Lk3Vuq26yvN/R4DI3FfAu35b3EvPHO6kU/86+7L9j
        tu/CBAMIBl6Blx+cusHOLTOXXWz7I0JtGgNX1gXMwcmK8S6qH0CFZ1SRoEJ6ZqLqYP6uPKcjub/PxzVGTj7q7x8PFrfrj1ez4IsD8mUHAL7AFZEqGfxpK+bN
        ASjY4pKaHzPYDpfpbzLfPZvpjJqS1Cayrf83btIzLz/xAJ89AEeJiXGFJA8wOI2k2p8z/5k4uG9ppk/2RIoxe0A/whv7qhOoYpHo22v86cIdsKr8Eh53IQ8i
        2lTxZUec8258eOjfaeibk27j1WlC+yQuAfHvpbzW6cF4vQ+QfhhS6rLiXUZwtFnvmxKuog01te/YOQ4LSk3neKTrhGGMSRl/6tq49ihpwOavMCs66TUYHBz6
        g8P1ChI4HM5r9vKOSw3Nncpe/aTLyAT98ZyLNzXU2p9rTGMMn55cY7Co4E/WmHLWmPxbG0mzkFy0fMEWenEzUVFvvnjpwbjUjysztyeRbE/WC9uTgxD3GxAp
        5rlCdgqukD1hAKnQ0ZyIoChfZxZEYhzD+awJ0UH4bkuW7lkbF1yftXFpTW1JW6YDwa1XdISEyyJ8pJLuOGdKffWKrahHK6a59OJBSP96uZlcFkkUtrYFIb2y
        WZftUCQ8ulbQHIV0Xb0gT4EkYR1XGSRR7xRUOt+7SwaR04FsnFLRJVEQFZRCuzRBUP9M8m6RCJ/i6NaKov+B4RW6SlUh+x8gRG8NR2ScxfGM8C05PAZcv3Cu
        1H8QzC831LW81F/nOxOpP5qW+g+q1H8ABmoTQuw/AABmvv0U3r7u3SdNLwHQVgYP/jR5sT9E8sn0M9nYl11Ty9FwrUjD5bk0fKhAw+tKww1MptdMxeU8Fbew
        40EaSFBxGVRMmbc1x523NceddzcVt+FjNB5fyGly+0La5V2kTbsrXDGtay/IeB1krN/VTJx7scs5gLhiWn7LoOfJaIrDoKaGZXdT2/I6HYzhbyifDT9+mIvr
        OKtPuGeNrWyLlzbQqPI4h6g6aGRUKb/qOarNvjCET2OeWctQhmT8iUP9JTiLrQmVzhrf2mweBT1BbYpw09FtKeHa0W2L+JL3wKVuQrowblJkicY60xekAbNG
        F9dnje7C1OgumOoFmCayL+3LXrIK8hDpqQ3qz49vlc7UCzqQIVwiUzYlbUouN9FRoED4dYJNSV8o7CgiP9dzK/6ADo/r6SqEdT+EnBUMS8nK2pfTfPtkNUO8
        VxDRTX8AAgon0SDEGjf0hr5Qp3AIoaYLOIMraZ1nDXNImqKRYgexj13nhvVgwQv4EFbkiDtl+Qbp7oLba00aP+U3va7+1CJzy3DK0ETqFtsEi7K70FB3obik
        3Pk17kJlb7wwMYcgSKFzEZ21DtMiPjx6XV7SMjQTTJqRLic1LCchpApgCMrskal1sPhleIXsQmRJV1/TyCStgCQqdJJWVkdl2M+MIzu5KUgd0DAgUxEhrfo6
        xLO6imcRPGsolNWtoNbEbK/AfbiK7o6SdlS1HRDP6kNXWPkc23Y4a94PKrnCdfkQwJm8JEsV/LQv4Vhj3NgBxI89h6PLuLED8Oce4dhg3uMD2Aj8PI4Hb3XO
        08SaOvgIWf+Ma4EKvGLcGLBcd+KFvDd3LnpMJm/Rmzv3XTIl1nNRCTk3LvvWgwh8CTyv5Lg5pLlydlrNTqM6sbgo+8UrGk2Ysd8yt1BjrD/LVlgU+p8qANVk
        i7vRHlx7lkE2PfwJMGKWP4OxR1jWwM3LjOo7wDicJhQXB+DhvEtdW9aNKhZ2hF01p241UdMYAQURHPYXwKIiDTKTJbKbqGu7qq7tSunuKF6Sk3hxjG2qWcSW
        akmWtw6KoGnylIFjZdcqcXmjazqY0/maBotQteFNKxMw4Dbe3EYbWnbeePj2trYBy2qLB6sy1niccdwZG9zr8G35UoMVSIgTJCQB30NUtxw63rbINNxpyMJX
        v8BAQPmigNvfQD4F21+5u6gbpdbrmIPh1AJMDbd0XUDpP4Seqa+KkQDSP0zWnI3S+Iq0aixt70kLWhqkVuE2G8PEzTb0kOjdEY1C6LpQp7yLqvvWCF2j9z6q
        djX4gmE8UvuFeHUSr8mb1jCOsmq6CHhfgrl2ZLI5DsKrTRDOsQqusYikp4gBCXOfBVOQdJbUEC+CWhdBty7O5A+HjVzs9fRg26xmPfhp9KDMoRF7sIeQgyDd
        fcrZGuitZz9zAE0HuidmROeyRnQujxn/SzOEflYLn7UCM8kCGh7hzwIaHuFPZ6zDkXRsO+3YMjqWFJ50LEyMTdoXXBEQIuiTqpDOlkxPflcRZgCHIeqGDlx1
        EP25lyev4It3K2r3QbvjXe1J1+yV1+7Sl6YKpFkPz+3nvaws189788+nyqXrpNgBRqgWeQXGusmxhs50L5rYn1mBMbx5ndx2qV7FL2N42GP2ccinM2f3+TF6
        YjWTAb/fXlYKkbd+EW+Vbinkz979NGlooCuhCDSgFBGsMIK6A3nFHbRwvOwKVzhAHIuO3P43rqwYadryq72rd0nr98orr+51PvQMViDuEe1+yGxRYS5igHWA
        oOICybcPIJlNHYcNee0BhGSUcTCyWmJdudNkO7/7tTarCUor8rbasgoeAPB1CY+2tYZQ64OzsQePT6zeUuEd8XpfRiiktmudSrCKcgDGFsolcAnoqV/HVPR0
        EviYOskk6KsFRlkM469HqjEUNgXDch2tCAiXUNEFpgJ/Jri4gMvCVyVVMlaFJ0FdS81vAB2NKhnV9CLbayCcNlFhhUAIaSqd5GQTSiDqsyYTKOxbKOtLWXnN
        BWiLqoq2EGKDAz1uyNArZEusK6vvyPxe71+Y0AQAdthBlfg62pDgQlvgRT55kT8m5JE7taK6yhFpmHLpAz0BpoSv5ihyxNczDK4OgwftWt9ypb5664Dxj1VH
        qf+B64zV4nZA5O/Btyl5gZRAWoODavs9nMJaiwyDkAdvfnhN8KpBNVk1bnYamoOw0944LN3RcHMSYwaGxIwBXt6jNSuWeyJMHeHge0Z4uGCwTmiqxxS4WK8I
        tX1b+0UkYMqXd9cgm/HGEbN+Or7JHDkh2xJFX7qJyKE3nehH8U2nkdvqhLlJb3mPy/ZHFa/3Et6XTmiunMBny3pW4d2HsD2Lj8gGbbBBHo/RNfh9tWM2ru5z
        h2+8+s9gMIkGfb5N2nDkbtsCzxzJ7fQC+ZXX7hI19Yi6tnkWy8qJsIUMU6fwK/dN8uJrvttExj2UStE3Qp71XRc5O0k/1DavqCXWEhLMsbhqhHpHyt+nrQ9K
        u7KYzKddy51jmIpio7QL7XbcEJ5+gxp7pdzsCvaZfSkX34c/A7S1NjHX6eamBvrfZ+m/DtKvqHwomy6Miq9xlFCkT0a0zJUnGA9jBrosDXQ92qe/eNgrb5y1
        LO3jgqUn2cICwz9nZBn8ZJ8aWnycOFDV+Igqa0Lw8rFgjkb6uXXY2eBlSHvdHq0VCyQZgq82LaxvrtbkK7MUZiK3werLYDh41pPrcGCQa8Ig8aC2dk/SWhxY
        1yAGqWwo64AjhGzp9+KSiYVO4zfIRw/2CZ3fSHRB1Uz4smmX2vmdFSBo1C9c5dJS096k+S0ecJA5wlLjwFyXLsgQK3R5syzRs2sAHLv38EPj18T3wOtksQAP
        juBp4kEy81RZjhbFhsbWxOBmhaKyFQuFw0PYg6YD67MV22ogFXkgvgoclYn2nTBi9LhpjCByaGdCVmJ3DjAglck4HZ/dBlECp4MfsNMuCIfGN+4XOt6P2gcc
        jfh6dNU+6arr064SKvSzhWVIpAMMKca5Jw+QQK9XcsV4Gb3Cw748rU4tQko6tprr5DM4Zc2MGffp/Izj4Yo70+LLuRHbOYPJwgbZ0/14WKdSfvqYLK8dBuoN
        OtMOity7PktwtANopETNvwUN63P/FevUvELJb+YApG8Eg70Be0MSSFUeHlAwZGVajYwzRklEct0qDVyVDhmX3gfbOBHDPUhOTslEIF3NZoRC6CX5lpPxHtvy
        vcrZ5rJG9HPCGjl79s0RwPfN5Lt7lGfP3n/hxZaVzZbJ7dDtnVk1fYT3KqHt3fXByVEIST7Q4adMc8q9/DY9sXwMG5h9yeV9BX6xL8cvZj8d79OxwcSEhxF+
        +ThQfJATEdVTcJZEVt8rYrrc2uuqrA7LKfOF3SlnhxNx3bfiE4cdcQUQ2A9DYHdx2JDXHFaB/bAV2G+cJbAj60y+moMQ1w/nYnzug1nocJbtARf4Bid3oWIO
        Q8I/BGFekZtuhDB/qE8vpIo5BDmW/Jqh/mBvh/rwquPVdVmjwf4qrypN7t736fKylxzeypB1rbRvBf06/Lwb6brqj+lB56I9ZUKvNdSaAAEbsjWxCuAxSKwC
        +N41oUN2sWgtcKsMkwX2xE26EIzw6dgeSIWNGfL8Ic7EdXD8LHJgAukeMT+HsNeBR4cw2wjm/gbWqQA7CewaAi6/AYGbxtCG1XT5q8qDFyZU+4yJdCBvwWcC
        SQlqaDcn4qPF5ZHK8VP6NKiuoU+Tj67aZcXlTgvbmipF/IZd0f96RfxgSsR3RcQPRRiE6Hso0VreBAmWIu1WfKMmV79RiOq8fzo++DbkdZTtYuZNUJFfRV9X
        c9BUmBysAgFV5GRzcEvk6YMAJrXysIqqrsq9OUeEAEkq1BEhFVXZpvUURPbttGa471FB+6D8O8RmIj1Oru5QfuXrDmGBuNGEauzwVAhO5rbKlgOEBOXb5xXb
        R0GdIjywHkoaxwP5xqBP1nN94hXsLXxwXR+EKDOCNies51XC+R1PZL4Niu62HFz4jnwb1ODgPnBswR71xIDqgc0BzagniRWSZphDDsp1eAqwBXEp61wEsWS7
        AoAz59tXMpHuTUqmquEwAKOWFhcALVy05ICCbEWfX/Jb9ANWL5vrpHXXIXPBvnS/4B7bKP3UZ2/6+uHDiO859sTv/PwNz971377jIeJg5W55+VtATPHzey/5
        lZXlzbQ0oyLNPuzL9mramr2nccZU4W77R+R79uY2YHs11EcYl+7EPI0V3Muu2pt2DvyXsl/CV/fh+9ty8NEN+9gNdOrOnIiuw+akeTGu5OJGIETBdes6enJj
        Mi/ifCVuQan1DX1V4xX8WaV3n1lM8l+3N/Nl+8bWuzi7riVo11Pha9l63fWRyZxP2oXWbjh7ZgWaVifzz1s2a+pyZl3KFlFpN790x3ShDS+YnrKfcAwncGhZ
        IVnAaDFS31r3gnqLBdyTgMWWwGJdRGuM1L3HtQdo+fGwi90R3LvB9GEX5NYM203qXubokUtzbCdlclswWNC2cnH1m4FHnnUUZ1FaVqFssa96XTUO6FxCXRJw
        FSdQTRX1obCpN3UVjEylsOOp0n8YPmcw59TVrlHFWdVuQTKEEHlVXX3uoPsDUA2sc6WpjUFIvCD61XP/W0ObQ/WzMtVdNbrMXt4oxOsN/dwFhrJkepf7o8E+
        Y/uwRGf7qoaTYSTlvYOQbpB1jCgc1Ospk/BSwKXGsTd84lO/HPz6+75DeELj2LEvf+azn/38A297aMrsltf2YJofG33mX3/tnhO/epTcwT32Zx8ZHf2bbz14
        B7lDg8GBQ/dHYpPxSJnvxpy2M1wWg6E7GJjSBaBb5CI440oBoyab65WPxf7FOMi5AkOblwsHo3k/XxXlMkBJjqdGBXgaGBWAtUJ+KpFWAI9BfMWEOCsjRPEA
        6BT7itcfdlCz/u0Rhr+q87JqSUtfRu2ptkm2rBrb6EMswpCW6yVEWZrTed+BSAhuAOLzIa76gDKYTAbylyKg0maDZ9SmZoFXz/2NBxteflwRUCnl4lcdiULw
        eU5pVcnj0npRYbSCi3HmdKdUmhsthoDKa/0LhbhxjhoCK9RxNZjaHQfcHSsOpk+ETZ1yVpmEUfM5avJ0+Vs3avoyo50XZKNW1lErj1WHm329axr5Hy6mK5xs
        5ioA4qBg0AtGudV5wrwKwsHVxDtCT1fwcIW2LB+07LPDhclr0Iz/+uM0SrviNMo2TkOEGTUfBAhHRNoozCR1tcbcGdOQkBA21GCY7lyJAMvArsPjJXgxlC/Q
        tIDpFqpP/ogrQGWs31i6mIu/JslSnQ92Lx2B/VDpdX5nWb+Te4JuFiYEI2+ZwntNdwdsRnXMjYq0L+Pbo8SyENPyMSiLeBT7g8iEcYBMbWSz+wjH6Tl5qiiB
        EDBsIWOeVHFYUytL6kWvHvEh8R2xibL4jhGNLOh64Yo1zHU6wsNq0iZrjGC2Bu1ip1l7Hf0Sab/QFaZrPVPYLx04wbZhnl1Ig6YWMP4Ej9Xxj4j9G0fqclNA
        NMthWQc5742ckwp8zltH/cdUBD4jh+ZR/2EAhR31TwFq/qh/nwbAn1S8txNwAT/qbyoW3C3wAUcOFAYwryMwEDlQKEivyKGu0nVDpWujfuyDWx3EHu671YFA
        Tc/vP2z5te0oFbVXRdRehai9ZlNDrSArN2K4XDhXrmCP4OOAPcIKUFL7skPxMp9Mwp/4xK52EVHhMlTJVcx6Rr96ShA2pnglxeFeARDmHrlAd/oVBPvZgKcV
        qIl19ad+WSVAosjrxITqARNQV8GSTqyAQakaCODbF4RQ021tDfpEKU3C2iniEYLVYwPZZCYO4QtszDiLwpq+Zvo3e205cBO1plh8KzbfuXTfurcSr8g+clZc
        VUMKWj/C9FpzhqF8EYLpjGCkDuTihs7ohlklNAU1356sfqB/kQNn038LEqOlfxzlQmOGMm5BxPQv0WNgxs12cnMBh7bUJwf3ak/qIlxBycr9qQQPrMhVdGwt
        9flDLsUwC4YlYj74QvMqYd3lgAR2iI5IvJFfBNuvkgfC/y6ZWiuXKI3OVlLDWS+3llRmnMvzhCKPst9YXHNvZYgGUAu4gu3ynX6x4DutKjLQW5XcHqo8dyJ9
        s0CmF9B70PIsaoBbUmfqxp2EGbav1q1D94sZXgf5mm6IvoTn6rqjais/m6kRb8+4XE/8w9Oaq7qWkXJQfysJzhlpDBkj0JaMpYkZ4VaW2CjuJEeGBu2+nFqR
        Zra3Sc8X9BY2jU34ushLsbczbWtsyc1Ja1baVZN+AKgyhpW8kcYULSqpNrhrWkrj1FQ13hBanztlGrZwC386Zu70WgBsuC27oGvMl2C6X9Ah0wmDb2sx1Kqg
        n162m114M3A5CsCSljHEtsa26tnYFRXuQy+Quym+hZtxQg8xUWSFFWWFlSRA1E1WUrC4RQUB0cxR44TPumrGo0ZUWV95RDGdgK+BAr5y211WxjmCCFSzKw2H
        ifvpxgx7RBud1AQivw7E0qxSdkA6pjuzjobt0pk3O9rRPDS1oxvTHd2y3FMEPtOwRlIWTIeuoXYM3GTMN5UIWFZK7J1ETqMMCn0E5q2c2KC/Bi11DPrDgsQe
        Cu0KpUGGlG6Q3iHU5WzOIIZcxDTevKQuf+kYQq7GiuMwpkjGSRd8iJoefoSygHNp/9my7z1uIYJkaW8y2TsTrO4BYNpjsn8KEaPRwOFhVRRIiT1bcdj+GY/+
        O/Lu5LSsp3UCNWano+xGOTlFDlHTXPf2SEU/62nC0HKSPjRs/0uP0V/G32EQSR65x81vICJ1MIzU0zECS6qa6uzph/iCqh1DHOOazphaChVTtdaDqop93E0h
        52sq3WHjTVZdYpoabLsiTXGCrYCfcOjX14TK7CaU0IRKilZT0e1WJUGrsVtkbgmZMiyHqqPdwwwR/uvsHlfbRo1+1Wr0bdtc2z1e2j0usuKVlMwm8OFC97js
        Hk9HyHv9TajMbkK+e1zbPW7WPVaWpJg3IDhGoHPB361abuqc+OOqX368vu3ZOQHpVnGIHP8+2FXkeCKuzBDIwsTtkYipc90eZQ7slpvQMxDYyrN7BtOubHum
        TKyjWZVIB/L6bvsorMJF9R8CdKz6r02EJTR+ZtMw63Gzprd3VQ5RQxolJSLDQ9WEbPO0jbXM1ulJzkmyklzWT5Ru/CJBHkxYsLHufjoGpNOgI1flQNzpk4MF
        5C6FcTWYNq6GcIQMU0dIKOtS4+oK6nAJFQW8dOvF6MKyik2AvAOi/6Ah9OOdRX5h6NGFvruy0HgTptvyptQX1sLmTzR+u26dbuuJq+FimjBp88XNAvjawJu9
        R9RoTUBmGn7sLbFUNjODB0B8SoVYJArYcOLOQ/i0c8k7fHiQt3PRSMv5pFULjDXrAe/C9GiSXLApq1pzUla15qSs2h1rtoSUVctjeXkuYhKO9d0xNEDcKNrw
        MsAcYK+Q5KyyUUlYDtHpLrEmJ1TAiJTEELN6wnSuYWqplFWxy0JZzctEVihbXlhXbLRR9vY6qGbCNZ/b2IkaUb+JV/v21VBk5V4dJC5Eo1E+9bw3GeDNzQsw
        IJUQJ4oEsuR2beV2oXI7h9tpYXM/5nn+dulsLsl9hXbguIwU9pUpjVxAfRUtHMEUtZdUqgC1l2z7aE8uU7eFEUIy3opmIrd4VDm7icNHB2Uf2eZryIWObMRu
        AeO0PKc1AV9Z1sEJJhZaa8ycVLBj++2f535ADlCz10w4wDE0kcx/YWvtG6MfJEIikFbDuETEbWT1ZMZMFw0BKyD8mk8hzE91Cj4zqamWgpkaQ2QDLSGdZonp
        NAtA/NH7S16IF8FGMCt+sCRzNpJxg9rAMVFh9kYKbhQRHUjz1ZRy89hPpu0LE/rz+vkYQ6pYpaX52cVsBBZyrGSBYyojjgYABXNGxNpUx3sqYcbEd7S9rnwl
        nRE53babnWe7ea7OFJk9FZlVATOZUD9PWDc33fYeuu1aAel0+1KyOW9ripUTUGRL9EylRM+kSkeGplQ0NKWi7tQ+zYJU9YC+y8mukiKIokoh+8IcrTXnSDF+
        xrfwKj4dAmn1CvRrKeEljMRX5VegDaA+eeaey1cAj1K6MyjpnstX721+mqcbAFeBf4QSoz/zvMpZb1tz3kK+thm3hfAJXzioMusYJgBSxvogf8zYKhS6Cbx1
        VXOLFdGL04zfWb7vIXBiwVsqw3BYbR+G8IVbyAm7NcBewUPCXin6XkVKc+9Buu8ZDyEXNoyLZfAGZvYGML3MNpGWmTI3nXEBcuJWX3fLfLSM+120rGRbVkLL
        gtktC7RlPltWZctcJJd1og9oplbjWLRzAsgymzfP6oAQcZkktc0s6npu5NwYJk3duNXZ0LJvjD0kPwUGk3GgMLxBk5wysN7BX5FjoK7l2x5+E7Dn2/+ntxZd
        j1yqzvCNX41wAheWbWZRHd6yJZcvOXI9OsVcxQxDzPmeIOV63n/Ft+no6L8QZdKzKkKV0JLoCE/19pjVILo/jILuWWGxT7qPizw9cpl7BDGPqwiFXDOrZu1d
        /cEqHODDuMv+NluyFewOKkKDZaFBlCprkvqduC8PrJr+Q/0Yx7WH8GgZacGZLP50XAEhKG0HcY+EZbbiCpImw7bofpvrvNnFthhifHg18kN7viLnK/Z8Xc7X
        7fktcn6LPT8h5yfs+X1yfh/PHh7sNRSxH4OqvmL2yp2HmR+SiM3Dcy7GC41aTaM533VcfiQxnw8dfxQ/c5lYVl8oxCfAYY+pl+Vb4W0SxeXTsQsPpDJ88DF5
        kaHTzTmbuNbHhKsfvU5ceuErhhmB7mM355Aj93MeKEH2iy44oQoQIQUI+p5AH9CWyRJix+7jgNTkHMQ62lOSqUhGU1WIRNUpyEd85BNtsB2XWYJxOa7a7ND1
        e+lQIzeG520h+Meb+j39ITAN92y1P+6ZcN3bM6hGCqXrDj/8sMGfe/rI9zu8usw/d/UHLeOmMLuDRZjco9ODNmGCB0vST/IT1vjB8vCrj+H83z9y12BFnnn/
        Y3cjZfDwXHhi0PHVZFU3jTuY0KRLZy35MoBFNPi1dzXcxE1MswQzgZdpDFfevRUL9bYHayDicNAnLQu1LqPEqmmn3b0Kx7PVF+I9aeaPsvy9w5SPmz1ZEpGT
        jzzaEIkXDzcpLK1mqI+cAx86cxci44dfk5GtyHSoyUwggJsw2xbyhDDrePLU5bP61Ncrp1m6Imf34AkO7ip/26wHg9XIrIBD9F9DG0mp+Wb2c83sz2umm2+m
        k3sKzezPaCZcnfNN7Edm7bX0oFts3FqucWuvuXFrucatzWzcWqFxa+qanY14Xwpkv9aYEwsat2pufWzgADgLTI+4ZhejWrJMTk0HWBawuFTBDEF5Zu2oZxBM
        AGG+bFZlbaqr1yFKO+RNljNB3LyZoOdoxcjVXQNg0THrz7sqyAI+3fRuBqR6KGwcO4jIUcx0mRDRR+tBeLa8XX6c6FCXPSaHUhj0ugKER5qIW3ZINBXCtgYc
        SUJ2EjEqh/0EGhLB5C2yJNOvzj+NsxM/nKaKagD/QzjbP0DypueR3ROVImkUE0jhzwaYS/tpDxU97+VqKquHnuwDqvpw+6MeNQIV+/Mf8WeALPbe8OvImSaf
        9JyraQZYJC4haF2+DA70TwHD0geqZSnpUchQcU2e92Uhl9XHw9ipF0VBOgHqnYMu9mX1iBvWW38GZJoteQ6GA9Ui2XRLVr5kwg3A9yFiokf1d+zA4DB749mh
        1UE3nh2FoqNKvBcv0ckO+XtwWNJDN2/XSZu0wJqmlTwLrFpPrJJH9uD2jVfw6oUELBApWogfmCl5dj8tb6B2ZwGHptBFRVU2C1Dy1KeVPD140PfyHvRM3oDg
        5gUodzr4o2Z80I8MGnQ8SNwgr2AahyYUutEFPDK6KMx+LLfhoFzCAfg/MqRw4R3KOVBJcumx3kmHTiQu0aG+MKEvAPKxAFyrqa9tTPTaycloahBhS4oU6KA1
        hY3TNu0EfSsBGWhpTfKnafEFqIOF/QrZwKBqaiDwiACZGihKX/iIjWrQr6Q98V6Il5+Rr1pW+L+hE93qhKamqHY1MBV04XNM0xAccRDMK/MJuQ3k0FOxUGfN
        xzwUCLWAowUCuGGXMIeQKUE2Qc+aiubTlblThrgi81IElkYA20DBa7kU6eQT4R3hk3zFjic9LhM5D+pRl5JkbEmR3C3jgyvLV8HrGjlFTJ3+0/W0MJr8vKvz
        s57LgMzQQ9+OMV2YVo4ce8d/GFQ3wVouuxcH2IOosBwVW66RzWX1aI4sgmAekoSQpRf/YRo3AAhwECiGpZkDsH5XFlqAbbMWaOQKPNDn4PnJ4CHtmJ7KeD5D
        hBC7o9vVM0k/omewHLjDrzh2LQhvdT7pKq4h1wTfrgnVWx2uCUISSJxhyjczjQa8SLA2pBCGR/1zXDJudR6TN1+ms/a/WvBa22Uo1EeyMnSEljrMb9Vlyq7h
        ZX13B5L/kqYWXNyfpb9IgVu+chvw94QHdIUSY2bI7B521qH6y6dMD2hzQL4jbLC7TG3EKJBCamS3mBrZLaZG7iIFYwOHEyIRdBFXU5qjbQWyV7egr+lpvuQe
        9DXteeBeyK1QV1c+KZLPl+yru6bst2aqVnF9lmo12J0vuU0U7e50vmSg5PREqMllTA+yxKNZvuSW+jXUNKe3uocGia1J9gQ7cauQI3kR+dd85EheROhRgFza
        K/Im+bU+O0cy8z0EWZoQ5Ef2E/cNzY9cmqku82d3elm9fKby7+YAt8KciluYo5/STXUCJ7OKzXE7Yg56HYfanHGozRmH2pSKuwanVOLKhbNx6ukcnSRChuO3
        Uo7C41T1cnXXMMb0eG3Ivq80lSGZUa+lHHcp08c0y0BQhvaNqT3KqlAitEoJGZK5+8vlRu5luZGDfG7kao50cl60CAfxZ6L4BS88M+jlPJUxNuU8il+FCrMc
        il9QQPHrKYrfoqGf1qLini5ipSF9tRUcJmA/lwuJkUG4PcTsdIn+tZzCXfU0m1d3GuCry5w9DO/yqRj181nXba7gMnMFl+isSQfrwIYI69xVCKVvCPjVHGE9
        78JHC3UA7I2jH8ZIpb4wIk4QaroGyC+YfaX3bMZiX7PFjgYMt8bwtnJJkXvyBcsFOLSuJnENiTZRo5dBjYFvtp0wP8HoXxmZ5BUh7c5T/CQ7rUeaDPkWzYG8
        AYAiuCMuYXth5ECL7JK6Iy6ZHgSQJbXILmp+Nk91DUxg5WoCK19Wi1dE7u8AFmL4ki4grlVBQU0K11rfxnfIt1s4LtM54qwn5r+d2N+FxFXKI3H5OSSu0nRe
        5Q4xZnwcz3kyP2UySuV/6GqS5YBK3pHePwEu2oHINx6U9PQWjFOHS9PAh8AAvWNhFWswBQ1M7LAE6VoG/1soHuAq5o+pAdb5m7yHMZZ8U1zL3oXqaJNOXypU
        PUIfHnFecZFuWbaPhXTLfO4rblxH+vUs3XJlB9cvuxPiAk4YxMFUxBWtG5GXu/Mtc6Wom/oIzEy4lanlsy83WOd9yuXoVJ5PuSw90xH5YMsOt0t3bggKyLgs
        zT+jKbg6gPLktz0swpaLh8It/DTpIyJvADG5o5m5OkpLHZuyjV+rnbPB/EoTnJ736GCNWKAJTLmjC1HBnEYa7YhMAxnnkut5Z90nkXTqoEhEOVjlPMTydyFf
        2EHZPL7afWyqYxfSEFMAQmlNk5QLDad7HFo95GFDVq+DnjO3JuiDKYk7UJBKq+eU/G7qLLzoHx/06yKleVDUXvYTOU2+TuQ43dhiAq17H/d2wzp7U7DOnob1
        qRIyspkvsLlPUfGSzX7mGawgzxyilz3NaCWnL3kxU12smJXZm9lVYpLrZtEGrdFpfdV6jayk8cE1nPMaf3o54FAYJAiNiJiFSBnFSL7Tgjw3iiDPeTxYT/so
        xXv2chCiXcV7LmP6eRbvuZviPdemjETETNUIAWAqK26/TWxvLBh1rQCxLFRQb9i0iknXPe9pwhD+uOTtfg2iu8pp/JjGdKWvsVgk1enX5L643opMrj9yDlly
        j6oowqxf2JWHkAC53T4SCufQc7tA7PSFazbQzHnQqjNkPQzZXGjVdgFadSEPnItk9urHptCqzCHx1wScWwXW8xjeEbVXQ8mtWBGPDgDCGO3lJuLXKhZFFeKe
        rM+5nj7ewC4219vstuONANjJNYVgnNPrpT70mrleB04q9FO6WnWGT7lI0FJr/xzJ5jxAxzoEa65gxj9Nu8Hs0anucjbpJqNTzY1OtSiHV4vAt4XRaXB0Gshe
        kB+d5pzRac4ZnebU6DQNJPEyMW6rM0anmRud7ozRaejoNAjFTReLAUBspJtewZSTwlgbYRYuRlOi9oriGtfnTMWqnfFJzo6Kciam7cizp8oUrnHdVPIoxzPx
        TctTEMdF/oSPTBfsFOI4ugAlGbASyiPZcufoBDbHiqlaOnlMyeSMkGsH2TYphM+kkvIuKllUp4ZKGg0HKqkU53Bl3hwmPDL2Tekcjr4Fc7hSoBIlh3QOhxPs
        OxIqiQpzmMgNCZXEpZxltbQLCrk0GwqZ6w+AkHPj1a9HERGBBmUiIQMCGfDHwkJLCnpM7kogZDmr1GuR4g+XkQSjRHT4smbGuTZ0eM8kj10LOnytiFZbwuLQ
        IQp72VLQuvfwoKfCW5VSIAwfeYYH8U8/oQFEZAY/j6aCr8vWIQPO0AlkkibywoLWyJSjIGp0goK0Z04uTaWcdvqRuPHVj/xWMXFiLlvizB6LFyA+tKh0TV7W
        zxQktwGcU+iVMR5NixDNDWCUS/vWYOLscJxlPVUlbqhK3BRyMKLkSQTAiHZ2IgBmrde0j7tyPU6NFuDS0xGbsPXlFEF1ZRO78Pl93czFyzSzZ3JJh7NzXI80
        MDX3viYd5eHSWLZx9lHq0R7Zb22McsGzI0KlMMVT1j8Q2eJIo+ajxPuecnrHXhsdZRwXZH3w145VFM1O+0bY6chmfKunad+smIh1ombx5alGK+lOgmzQkdkb
        ZrIREiCQcWK3ODu1gXBFpt0qv7bUBg3p+IJSpCQ7UdnEwDOEiQ2wB0Rb1r1NbdnJOjdQBhkYmH0N20Ft7QY2rFDTsUfWmagefK9RzH8Qyf0StCclak+6BWXB
        IqTbkMNVIy3X8hxaNqrTqhWmTgPygF3dYWrgfKilI1/jyAOkHP8mWFkxWK9FldIiS8aTqlchZh+z04/SuX0NihSQwDi2sZ12/Q/t+g8aQQau4pfVbLTn2OLz
        Nk3SijpyFYySQNGadhi+fRxZCaJuaZMSBBDs6q9j1xPproeWoRUbq7qi2OmRpkuICVXfSNpR13bUE3Ku+7L8RIPSzCj3cCaseq0IoN6BIucV2UojSvVlHMtH
        /ZdwDI/6l3D0jvrP41g96j+HY+Wo/0kcezd7H8exdKszgn5nRP0O958QRfH3PP8+za36cORvtZ8FbA6zKS7SzUsuf1J2y7KowGiFSTC8JMcuenbkqmbgeVvg
        ZVvgpaQAbEMeZD8HRM886ZDTHRWCX5HuSSzTsj/vwli/xF2XoiZM45ZXCCzFOEOuS5VkXaro5hMYt0mGoYoGP8tvmZVd7PwV+HFAiRHgBfJ5dwyWfXzg5bRf
        euoWJcdQj/hT6Bp6m1BFNWjieMVK9p9zB5Hqcqz64ylb4LynBb5iCwCULjXOy44euwEv7p7IxUu+k5rZkum+rRHAVmxKp+Pu3TL5FYZUtnjDL26/PTgrxw9W
        7haG1S0Nr2xHeUmoCh+YbkESqhJaCNWejhfvlmcV7zQcfiGQzrjuR8ziI6hBzr+4faKfKMVFeK5CYkGaAJxVKFAPEBheZeYA9CUEbenZLsmdxkOkyxs0mftp
        UCa2wSAieLv6+UUTTZExG0irCsUvUbMjzZNUVVB4L00hxUvgDFXmJgw1JDwEYD5+mNaYeSQ0wULMPBJVzSNRVedcyroVEsguculBu9Mj0+N3gmBG/Epge43k
        Q5egN1qyvizpcvpiLglZHneCyezLuXX8nf24aqHsy4jw8ZIOpnlzJk+IcuSRJYJSPAzvYk4mQkW2p+bA/s8W66oZco6nyDlww44IKX1R4V4uQvG0rYK0SH2Z
        fmSk6krVLeF0pF5xmBbeSE++4o1EvG5Mg/5u57oFYewwpCUf93Uqwdc9Q18TcImPI0kdfFdMQEwo+LDAjrYFBAgAknFO+Tm3PX943XthmoOSEmgB0N3nbT7V
        SS6d/RFnv0gX/VjpNq5rEtwatLERaV3zybZAnrULmoKwrQkB2ySrNgSMFiTVKkmxmpBim6mQNHaTREn3gbiaWa0eklYmUt9f3IaX1y4OkBJEZkntYlzdyWxI
        8Orzf+PYF47+lWzs/uQ25i+72P5Tl71ebV/0IujnsSqsKGBBW1EMoGHt3ao2adIIZBNYDIQD+lv7bUL2p6h2hR7RwSKRuddAkYqlonjlGlSrwktzz8q1wwVl
        ah6ciOrTX6kE5cf9s6VtukA9p56usnd2meAiyoNEy27ItcnX1IHIF762kTmLmhB+Q1X1S0AyezoJISCTCToVvnS3k5CWPOfGnnUS8jW3b2MK9knBD6/26Cbf
        hKeQdO9sMYO+/VbMCDRO5Uvq0VPRYK+SCXCo6MFHu2bEtn1Jny54CnmsWk+sp1Ak9QbJZX1xXCIWJ2wdBU8hz6QFPQvcG9BFSK4ROj+k+qolhFFVjyEPHkPR
        tMdQCR5DpbzHUAiPIZEZUREi1BgT5qvjUGg9hkJ4DDXVCbYeKQ+nnDm5aFz4DIVwhanBPc9BjvF1jyYyus3eN8F35jsqjSD0OIAnUOoWuoPF6FWGUYYw6vAx
        9SHC0OLi5mSkmMpzBpCRUnYAfQ4gOm52WUR32KFgp8Z2TAONDfT0Fw+lXaOJPz6FTyU7uhrBsbiUvn2AeHmfcdNN64UEcZTOfIl7EgBcmsiKgqy0OLFx0/xe
        n3HT6tg0HiWm2KZ6M7n0ZmojRXRbc3gieKEGcyI9G5nGHP5MofozRXsYHyHynY2UwNYBpkb6rf+U63vb/ln3SWHxZTiUz4WPDzY1i6IHOBIgEiEwODWFvvjg
        8QKk4P3BtvGF6ZngYsm40QtxmCRffkadjeCOU9ZG29SicMKK7nBMPuZiW5ai7DfN/vIF7d+kOOdcMO4FOY/YpouZMB9FHyz54bb3JAKRdtIgq423vEtalfw6
        o14Emf/NSLhi8mvjjgeyOy8++Ajz1gszb8m7XoBERLvS5Z/75JdveyKuJkamxz74RFx70dTw+6xsDgNZa24/Al9d55HhyruHX3k5iXLygRUZYVtaZryTdEz1
        9jf+OIfSy7k0OIhF8TI1wGg6JAWU6sDvu/pMgrU2EWEIS84/gZrxlmQ1Ko2YNCFXt02R7UqV6XbWy/I2QGVUglCCqH7EH1eObfzg7/3c93/5pu+cQDvlMjBC
        3i7iiZAlmok/OZ3aBBfkH+2MzrF1ktL/JFvb+7gP/V8ZJOUcu+ltP/H9RBk5dvcPfGBnZ+f37fXhf/+G/+YHrr4o1+/8ydvfcvyuz9w2Uo+f0agF6slajXiu
        XKuZ28KBM4qXwTahtWiP+/9JA0tGiHARmxQNTYJTZfsTDJl5yHWRTcFVlFUEKay8O/a3jHOP/JAntu56hC7sLu86wMW5GsnM9cCvZcHesqE2doGGZxnj8tzT
        TDIbqbzwJc+lJVLqSPwA0Ih6HAzd98be21C5JqX1UtTXE7L6B8MnHyHMj7T6RF/oSMOo9OmQpvrS3f1YGjf83L9ts/HSJMZVshHvQcSPhykdRnRKhUMDYw0h
        uqjDsQbmtX8RxlNstrQn5N134Y/8Xnn31r02yWxwR8Oz12Jna7hyekD+xjP0Uul4gzEfaTchsJGOybabAn3G5QOMopLtEHpIH/a+0cNb+vBW8WEHH+foRyIa
        y0Ovf6jqVc8uIh9yW52oHUzwFRxWZOftYBXdi0M46KE32p/0Yi+NS/OSUBKOiq+hJPUslCTIQklcG0pSYihJUAgl4QgxlMQf1rfaP6XDDobQ+5is1B5kwsDb
        9HWbW76DW1q0AkEfaAO2qIxaC+9F1yMcCaIunEltcNKiLE2L7+oTdNBlhBc+ogIZk2FGILOq9eSvwpNfxM9drRFpQcPEKowqqyN4ljEBZdvroGXtaKGVX7bu
        yYG6J3t0T4bjR9ppxnvWBOp0m0vnOXTv7Me1fMxR7YXpnCge4g3gRP8iRGa6z4tQ6yWO+BwmRvwEBZP4IlSJPdObMoH1ROhcHQ/WoCGYuoWkbEvjwbLGfiHS
        TrY8gxzq5qJcgrNwBd4GjLRA7A4CxBijKzWAQjEIat1dQaZAXKNaJG5PkPqrrh6+uXzGdXW2biDrl+zfl/CnOUb4jqrHOiMo9VvEk4FHNeyHCwTnRtpV5sZA
        AUARNblxGizIh9dhRNqLFiAR3sisQVxbQ92r+CP7rNXcCyJpZ03bXEM7iimg4RJQS/2+l1HTkrp8y9Gmed/HjRxgC7h7k5fvA+6WnHXQtrZaENpqQUg3flDU
        NdPsc01mn5Oy6hkOtXuLUEiQs2Q3DwS3MicjXagHYGU1G05WF0pIPUul/emvKK7JYxU8tpBd1b32ArE7YfREzfSinioRsUQkS+ignzCaRaowR0IPe/BVk/Fg
        D2b56ThIQ5cQngVscrPY/q+9gau8FqEo0W/6bnjW7sy8/Q7Y9HCdDNq//f3C6c2bPPhhOge9p9w3yaTz4c3qMJe37NI8YYSe3UAy1N6/2fsUVjAn2bN5uHnO
        ZYiMp05Ab4La0mNiLDdbr+wuVB2r+evjLp2t/fYXvbUs/EX4HxQG3vBT0oSQXIwBQlAgyO6LsxB+NRrs6JMNGssCkZbl7Q2POBry/3v6VP3oj7v7EWRpKY+F
        R1jFJ7yEcw4ceoMzGvZ07GDp89LmUMt3HAFvkE3vZSyOLAtgrD6WJvkha5cJ2l/ydAVh81lZgDY7VIPAMw4LBGHQWRj7JwjmWX4gYbKfcrmGa+SBE11XFBmG
        z/9bhOKuDtfav0bh4SnXF+lBtt5E6OA7vePcaHvcbJNS3cOMXPBUU2xpysPi5SWsJKAHZ/BAHxGTGtKPArHHTb7/QlyiuC5LyTOoOVJB3VVBnS35P1zPhULi
        LFgnI+pxJ5Gt2pcmoxymKUCD11gwJ73mfNHvf/R4HnD4EcAey7r8sTgggGhObZcHgyiAJwzPfaE93FA6N+5Rbx1bOASH+YilXjG8KNR++wdkDlxyOAla0fDS
        59vD0efz7XpnP4pUqaK7pgeiT1zv97crjweYVeekkw7KUJWPCL8+rMpiSDUyGmX6wRf0HyVzmEm11giz4DMcnsoqgMECob4rxGCTbLnm8HviG4c+JaQbh3V4
        Jx7WfKUIIIuXptOVhor8LXw67hCPZ7/W3cWGOjbx7M3v9eZ6uaVbVaS4iW8gzheMOPKnY6635hRaUgLTTbX3VmtbV8hsuFqrCpXpP12mcTI3qEtaS51vc/rj
        Vur9cT2KLKjTVxXGYupcW7D62dc0NBIf2pveSISNHpND9oQrMjkkpI+6tqSKXK1M7Ncjv6/qjZ5V48kzrKnHNJ2VHdPYEd6/E69gqDbiyk5CTJtvncTL+Noy
        OhquOTuagHd1ZzSSpdxHxlXPLMFihV5awB/kApWzCHekl8JEBZ5qvTX7aaT2LyCmQs25wIYW4FIXTbBjQmmaNKGepAmJzX4CWWHIDrBXd8wB4rOiSX0S3mFQ
        Sps6UZsdFQShSMqhYjy0DbJwJhmKXxNRxEoZA6RIvt4i5VaYiSnuTHCEla0z0VzQipQL/E3kQm1gZYXuzQMGOawGWHY9GaGOotguYBPaNot0HipGhdGmqIJK
        jbmkLAnyNbUkZ2hT/d+rF2Q6xCInmGW1VYrIBb8BNGNkOvK9S1ni3k9PZH5IE0YgQXTDG8zcjtgv3V7oiP02YlA7cN3w9xuY7Mis6wEAOMvTcJ9vgB7nDarH
        KUA7l6E+aUoHlKH86ghRyff0JqAehP+xk2KgT4BikLyaCVlumNNbNX7QDdqs6xX393r9dYO27no9HCi0DqPIIcV41DWH8IjZY+U9nYl2tWHk6nrC0s/cDgfJ
        RL978s0JI34zGWA/xQZ/+S2DXhYHdurNqfKF5eCi15tVR19TO2UQZPstBFk8Q4F4QwJBdj3Hax4EGb5998PXMPj551OcsAOGjPa+KaQxumnRuQKaZg5BPPP5
        N+j4HJDbRBWNcyR1vbmB83Fa7RjzW/Qkhyl2fXJZp2/MDF8ou7+gRN79NCe47EkxwQdVzmrZu4EiACkA94q6Ao2RBk4NVoXdxIo3Fu+ZUi3HQByLZyOOHYRP
        BnzNQpH/c3BjB+Gf0WXWO6SfRCKnKhMoDVqRrJnenWn4RpLI6aAKRZhBSOHE1Iph6lL9FoDhH2TG+vy1JrLurAwO4VZ70B0iNyMmXhvgvtKmwzaLEwyPLeQr
        CnUJWKTTg0EmIswJXl23qVkXXwcnDZWTtiz/bMBpQrsbKy/CUNRviI7PLfDxqrweSZe4GcNMX8Oi27pAxg4/oErqB9TFQrKGbAgNgtc0LHiN1BBZJ5MRWHcZ
        XYZQlw4etN4XndfxNUvpurCUfgO/a1nXxQ5WQ9nFWRh1ZnviAaZLYXEVA7W4fF33Qrx3EvdphZCfyCeOtvZkW9OD2bgJs3FP00NV4AiimaG6Ij2M5ccqhqeF
        RXgNASN7sw33p7GllGIjbimbU56qK/JsRT0WVrDKVDAEyLCFvlshotZCkg779S2ZjXTJrKRLZoWppxKfFIWiYndhJBXFbWnKDY32b20od8QV7I0r6rGDZX45
        2WCHaijnoo9VZHaqLnJzEBQSdHXh9SNTsLaT6kd28XQZ6daO+nx0duLWaIKENjvYmtqCo6MTs5hHsEZXt5K7594MFYHsvh/o4+EB3J8AoSxSADzDd0YTug/J
        nRZzM2IiJKKTEitT3GO6Lu6KIg+V/uHLBm9CIbCFBPj+msbMhUdSiEWwkQo5IeQbJIKIo8RzJdL+jdi/NcIyVwGUtUBh5npNJFG3gx3hrKqVdFAmqwm2Z06G
        iJOhBfG3ixzxIbcDZk3onbD+GNGdyUjYWt/wVxW/mtIfzCNmDkeys4DLXXsnRZlYT3XbL9/GSK+Dw83T2F3f7N3C7Arcokj1EDNcDdttj+J9k7gtUtsOxlbE
        S3qkUbS/boKcOsI8wCiEUi5CykngrN9ih/0tWGwj3/AFdboJ5TdpCIjKgkAx+wEV2R7lqGjl0sW4Y8/DTQoi0n/t7ApEEvtrXcom8kNby3aysnIF+eWTuCwp
        m1BnT8v2srJyBWNnf71Vyi5lbpxWGGrnHDuX0rLHpeyyPd+jZZeysnJFJPmk7Nuk7Io9N1p2OSsrV8Bw7K/vlrIJcE2sZVeysnLFrCZlz32flE0AWvZr2dWs
        rFwBT7Rl/5aUTZBm3qBl17KycsX007KnpGyywK9r2X5WVq6YPWnZB6TsXnvnkJbdk5WVK2ZvUvbSu6SssXduRNnaxXggPBBuECVzHVEuhRrrOVLpjExPtnvC
        FmVrNDIrI7M6Mmsj0x+ZPcLtR8bAkjox+0BxFxBxWTIDTVDe0RQ7nbE6xZaE4hYAUGoB8Nq6OfKnNtSegh7CflSZUlBiJ1dTJMbahADteJGFY1wYW3bucf0O
        6OuT4I57+q6aTeUBnSR3Rz7hVIOxRscnAHe+RV2UmgKYay3AH4HtCI11yCJiHUoQsUTAeWxQgoBzZsBskw8PAhxODSgk3Tdo43ByUMPhxGABh01Id/kcgXkf
        tQrRlAo+ahWrc0RmPszf5gOx2xce5EP53BeuFQDCH2hUspHAiapj5QS8MsRJgK0yTpCxqIoThs5VpZUIXQ4HAbRth8CoHNPVbB4tzebR1GweDXWcmYH0eXB4
        jobuT7u+d9Z73Nu2CTsAzUNccRhDTND+Bc87C7/KEJmWgIUWl1U4C4lBmqqTLk0uihgCoTXx0X/rA/2dY3//z39t9P/8D8+99UFoBAGrhtyYCjyxvkXLmDd0
        7YtYYBO2DDluAB0kgsKIgBJEYEM66UijK28lkg5zZkQvVdzaWTUgwasmzfFnnNPD8IcY7ubyrKwms7JGYrcPEfMH6MDD8DQNM4QRhIWECFAl09iCqx/uAmJQ
        DlXmTynfC9eFex9tQGVQkutxjZ4CWF6r1mcgRJBpKG8I2p/yAE6TqEpF3oFKW9oDVI7h+2BAZJIkvPsuNOI/hTZLLW1MVZbABKrK0cIb5uxqeOaORoU1xI6p
        b7HL/C002Nd6wmI9p7We01P1eKgaGO5qcSyZCoBZZOLqk9wH4Bo2FVV7jURuq6xrP1YHZUyHCL/S7qtlRkBHk47ZEXBOM8FWRbse2JKmBJumd9cjijxJ4IDQ
        OmMQD2FmF1fz3VuCa52HPgaBsY9Bzq72sZze+wg1wKZ8mu90jzeYJct2UQkdUUq62pqJbdt99ImrXV0+jY8rFXpbqgqKVZ3Wqk4XqyI9VG1Xo1rhNn5clVfG
        FSlZQ/wmQcld3HF5B8MGt1VYMJ1kCEwFuIskz7JxUMpRMyDYOVTnjLalyp794WQ05+6iOfc4DQNJ68uorjyrI0hzDjBF2RVbMzvCfS0dQacqddl72nWsjR+m
        XuOpdZ+tVNu2XFPy41v1XV76Vif5AI/RzW/ynIT6HN7OvzVpYKHolhbdKhZFy77LKbof8O3z3A9ercLU2eA7HGuDdWRVElq8ckVYNEIGrGcAbqhngGuN5m70
        PVOtCN7zWp0g2I72rHZ8dE6fBzP6nO8TPpv0ebvY5/k3aq+35/f6qzcv6fflBKfWpwMEzLtB+y+96FdcN3ycuKhO7F3tOwqXGvvJqYmD5HQjLiWnm7J42dOT
        cSU5PRWHyemZuMrTI845N3bafwxPB+dW+cH8AlFwBiZ4OZ6CDV6OJ7GcyBHLSkmOG/SMUKBW34K3enK0H+Ksex8pD2FH9x+5WU6NE/07z/Meh8sV2g8XUnxS
        5lVv1w2AvkrHNAPfcx1Z9V38Du4UpgWgXhr5aNiiiQ9/2vjTw58V/NlD52P82Y8/6/hz46PZfw1ZBlq2Wv/OBpOFoCFX7wSXIBLtnaqVg9YQWkFoDa9edOFJ
        wv5mKXP1To4GVVrwBux7Sa3enVxKbK1pKZbBCRAs01dllXiFStw7SWjTlRRLKa1OF3FZBBJT0IqGTvQzvhucVQupYvrSx8eHj4+vviS7PHyYksn4J/oifHHu
        lhQPOIzt9diXefzSF2AePu/SxaclExk8TydyCcbAMFKK9xVwNMhcfLK5De8ZqUHYqvHvMcH05Ia49Ose34J6Ah6D3My21tK0Qo/P3AMYE3J9rTsu39ugkAd3
        obJcBGOWIls8DXSuMofI8P1qxvZtoUBL7J7Z3nTpGe1L7LiWq8F9xpQw1792vb9wtqOi6CXI7Ps5Y0Is7YlDj5859JSsQ0+VDj1+zqGHeTNNFQ499FH5TW9Q
        ErEZvAxdDnnl5f4W5fnL3S0KgJc7W0SJPX/DFvFhR4vwy3GHV3pbw9Kjg7YPL4Ta8Ir37q3YP+L8mQcr+TpSL2DojzhB7N3q/EUP0/9m7wqSa/nD0tbwjz0F
        nwET+RfL6lh2J8cjAGFhPEp0GiJmc4vO/0DUKNFiPvxKgMfVGm7vyyd9zgNqsz/0bvY+Byr4Nx4wmz+Cqyh2eVmoxj6asA8N0WYVWiJOSogU9luedQ/grLnS
        E351mUDGwblF2afg5PwiIg+GVwIIXM/bjzri/OEyvv+I88rywIeUJv16AN/AFw3/Ncsluo/sv0F3xrXejGuLM64t6aDEcPgVXsG/Ju7MzCMGTb7wZNndbJqO
        BdH+sqJGxvvn+ezeh6Ao6LRumFuiARe84Ve/CGLjMOLc/gaFGr9PbERIVGmxtzd0IIdXvtSe/q4rt2GNGF7efUf6D3dezu5cua1w59LcZ56be2c0twXn5z5z
        bm4L8O1n4d3A9mP16rK9OOuwfTjrsT04W+T7cbbM9+FsifXjbIX9I2fCx3Y3xdxwNXYHyzNu7L8ay8O7mzjo7P7UaLCKDbO0/hKRa+WEMIbLckKAwhUu8Y5Z
        lePLuNCRk+dwsignhDZcstJAOmVGtZlT5nKlOGX+xfJg19SxM4sT084aG/8xXV1SPnk+N6G9ZEJ78yZ0YfpSYWFfm03W6Q8qND/hQZ4+mD4yfK62JYytUMOo
        hpeSkza2tJ7kxQTylkfgLWh5mTf8M/AwbOq9ofdm93OereZypVgNXps2Rku0UEKkGg7juRuA6ignV/Yb+1Ta9+DB//QAOPStzu/j6N/qvHQAlQ7ATtim7Jsu
        75GND3QiTXqEqfg4WFQuIlxI5bUOSu6XHRt5UYWCEP5uKvcZLAPap7IVLwgL1qq9x81CMkDzmQh8rxwyEef/Z0xEOuxlGTQpaX3ndlelDthSSv5eqqZQ1R2j
        AMVXEZYKr9CXaxjXCiDCkjIVqIxmNPv7fS4tGLqNARyDnODl2mCFJ1dqwi5wcj4arPHkuWjQ58nl2mAPT85Fg708GSHbPE4uRYPrpA2bp2e8bTf3ctq/5PKx
        zYHh8eRgQLfjGR25qwOzp80g5nFjcL3IwMtX/9zd/XZb2lyPKd6QkxgsDScDTCCcINXEFVgl9pi9MxqgfgL7Zt4x1817QBfjy6h2RRjrvGrXZlfbf/VqX0a1
        S8qtPXLrS66NepqmtedyNwrkOZp34/yMGyT1c/OeODPn3acYi6V5PS417A82qgFG4W4RCQx/X65vtZ92/yODmM0gIrh7ZyxC+44+oeAKlfbPulavNnvcXvbn
        0YY/jzbm3Tjvz6ONeU9c8ea8/DK2touYs0Ic8ES97IN/ecBJ1i8UisBJABdf/VSHl2Z/ZJnVSV3leV9bnve1826cL8/72nlPXCnN+9oSPqVsv7CEUXsabsgz
        C5/MrhdqR/YvanA4t8q5PDl6TtKx52dSK5lIipyjen1j6vqGvd6eut5GlzfpLj684m/JhjnFPaQAxkVdfYevGHxWPaFOuSAjaIWKNvHS/uPEnjGx2U+5ac0r
        120l17W3zzIsxlVv5yPOy3sGztDJjcAduOFEVDsoD5B7e7dM1/S0uva347nPXgcXd/9RqM5du8+3sh/DVhzN98RfdZFUNTDHS/I9laxOIROI7cNNpY5k6BuF
        xmNvj/idEgIDZIsfQx2B3FEquMuH3Ox8iEp0afqtzrkScnpsxTVTvZMu5iVMFEKHtbcYEMqYJBNIA6pQ0bLlNePdo03FB4BR8FXhEQcxT8xtIVOCGnoHj3lU
        +9buIsLAHzin4YaGcvLrZef0OgLO5Q8CnfzDjuybTXjYORnf8MBxKIbvNfvNDfc/CrdrKfUXQRyhwXUTvZ3YrvWb5RrJFqaTIXm0L+3ZGvhUA6nC4tIhzKpS
        9DHf9b8F4XfQ0AQ2/O7yFxB+Jx0ybD9K5Vw+/i7I4u9c1dGVCsq5QJVzVkED5ZxQQ4mRdVY5F/C2m+zEXH4qYuBwLDEcRWO0MgVdkCjoEIEG4FS01tavCjq5
        oQq6c6XTtOyVtngKu1UABd3UG0/bN57O3mgVdAEDL75h++bG6q0jb5lzxPmcJ5Tr3RvIj+HXkD9nizrtyiMywkgTEb3f9bxtRmx6zJSZGMbfipgGKCMP+4/t
        CJcFOQB5i+fMdHLLZGc0ygDKbwNGcJD657xLbWKl9MLEBA/BwTZDyjv7AMKky9HTgec+ziboQjBTfNx98cTV+te/rufJ8erbbS62b6aKqx9Osrh90w3Z+GYb
        gv99T8NuaV9zZWo1ee3v3m0tSN556rVWcmfsJmYCNzUTJIYa92ouCnBSQPJwc34JuVvvJGBP9JOeG5zV+a0hmwOh+4EPxuNnFhfisQhJkrtrUKNwiBPkrMJ1
        mKTQJiQ1zkONUqTBZrBxeMa/G6kKEBpk/BPQwROeyBt6b6eR1SM/Gzo0c9sXwObCiC4TvP3RRpVZJQuvADIhaqJ7TClX/w83IEq5d3OJcFs2TsrJTBgDtUAg
        uomTHbKELXPec73HjepSzxBVA8Af0KucUbSHRIl6xhY6xSTnKHCqWOCULXAyLXCyWOCkLbCZFtgsFti0BTbSAhvFAhu2gEkLmGIBYwu00wLtYoG2LeCkBZxi
        ASeaeH75caDGaFu0PimCKFq+kc/jAsziZkhlnoGTfq2/FUfUClWQNgvFpG+9FPMdroP1C0BV66OX5Z0DpALFiebKYRigtGe393tJUV3Qp8xNOLNQmAK7YPRQ
        rj2zXBXlvpi9XEfF5B8/ZWyhyHYLfTYC24kKjmGxX2ynGld/ONnNK/mbtnf/lesyd/qlwHoaDZ/ztzKLES1FNJi9383MFxowBpMsTKAlz5W5jFwSUhzg2j5t
        YVqVfQ62iICG1zb7FV8QtJ/QB+SvLeVFubtPTt+1YzKgr0nQPjt1n/nicSVr/KUA7kg1SHIBjMZ6WuLpoibcFEGQGTe/7vJq05q3Newg+qjvuWf9x61yMbDG
        YL9oDJ5lDubOQQMbG4w2HJbfs8WAgnsQVDnc1/4vWIiiLX//l/qQR7FMU5U6eIgyqTR0Q9sp37Fp85YCP4I6Juadbf8zz1p5r7F2HzUCVidyNhCpl6vLu9a6
        PKmLaUWyOtxrrcPN1fEHXkSUjEAaZ+jsIyftJG/rT3jOt1Y6PX8F0mn5PdcsnBqR6YsCavk9sUvPkBnyqTP8dt2NDDfps4ODs1s4VVyJ9j/3ZkiCZymp205l
        RDDXRz8hu+Cuhqrn2wNnakC8/IAE3KdgQAKlWSyLIBA4iGjXB9aFydHxQWPujH418KoyUWxsaWk/OC0r9NPo3q/Lmj5bd+wnr4J3IX5syEJ6VToE3mpXNTsY
        ju1ogHwaPrLtloShY4EpmQa5SsnUyTeELW3o7oC9GdoWAcjCfjD3VXKrIrc2tzT1oe02zT5svPb/6DERgk2CzOUCAr+LhITSUszIb7dx5GUFgABBgiXb64G8
        Yb8640F2Qe6Lrych3w6hzGRstQGVb9wAIcjAWqhd+uUG7K8qMxfaN1ahSbdtNMFpUwOhFJsHp75vt2p3Ns9PsCnQIXoLnn2+LeWrSyq/IpqiGr84jf10GpPk
        YBYH1fgp1TiJ8w0aUrK+rj2oCtgdjmLYtP+pFz2NJSn1k7A+UA3HekGV4fEUB9iHpX5QssxswmMpwCHv/5QMkt52eHuO91NWVB2lNk/v9n1a1MXBIcjZ1Z41
        bfxR1S9tA0xOPV7bsE2B+jN0WmbBmSCl2TOfO3HT1wefxy5qhtnABziYpiQSgaRKqCNcQvZ2uQBXy/Bq/Re2L33yPUd/6YXrnv+OP/3yn269QFHdYl//9meP
        /eUPHv+T/+y3sb7jukW/ftFCSr+YXE/aZgGecZ3xbXyD1nzoO+9+duPM73335xkbUX/6la984ZV/O3hr9Yc+2b2j8yffmdSUQG0n+NXJ9QRsO0GwtteTv0JU
        Sv5N8gp/JwfEjJSvCLnLgLiAhtwE6F7z6t/2DaxD7iCUK7folXVeISuZm8+q5W1PZbQq5cGby9yxJuDNlemMVi3NaNWEhyuTWjU1zVET25UWfq0oaEMwRhag
        0lRSqxZAmVtTAMuQLoHjTazmVh6rmXeiGVGfdSaUy7KRlfL5rsokSUSuF+ppyJDurgnx7DVEU9ZU1KEDf3nMJFkBEzLZxPaa1v6aEmWVR2wJYpt2R7XiNfY+
        WzZ9n2GDIVr0utJplSbjZGZmgadAmQ7tiUZOAW8OqbKrFIRFnmySIyKoR+gpJD1FmHGz5HU17ekX5r4gOULjl5mcrcxdtXYmeUhvb2R7HDNDGwKecUqB6kYu
        gzYHwAeUg4NADrl8ybVZnJBqC2BhcjwnRUeJ2txRw6Us+z01l9qph6BbNZtacEr9dSZvvzOmTSfg6JWaHz7ung23dbbWdbYmUg7jQNu/xXhbNLCJ8zZRHeMF
        nHdU4dTFec802i+5soQ3cUD05IKcyNu7OMS6o6wzEr2pP438RNhWT38C6RRIg2396ciSD9NqjUcIC3UKOB6PapW2cJYAUUwYUnIs8MHkaOkODyHsIeVuybHA
        VJNjytQAd4tHsR9MGWZyLPDp5KgPBRnPTY4snbD65Ji9iG+4wfM+fvgd+96SHPnMP3jinzzw2Ac+8VvJcYrv5r46WXmugDfDpd24CmBZuobOKnHLGlfw0DV2
        VsVU8GgVj77mzuKLrrGz+Ia/1s4iZSk2Z7K+petctvj9bmF55TAnq2S6WmZL6KHpRToZ5mTFTVdePJMs9LkFX9+QLNqFxTuRFVKZofiGR//yj/7dT/X/9zcn
        Rz7z/cP33/EP/+L+30qOM/pGfWp0L0Wyec2dwWG8xs7gML7mzuAbrrEz+IZvqjMiGgQiq/tKVDW1lB+TiXGpiT4W+N7ZSCRHZHBzdIsCfrV7wWlb7+kvKXTs
        7gVnwTp761dQGYiBQZoRN1l1tMxGrswZlOlqCl/ugkScUhx9F4lfFEsfyYZ5GhKDCWclTevONsU92Az49ngxOd2M28npqRi5wOG/CT+4VzxmfBdeg+zvg0gx
        qXowNSziTxt/stzfyQMrSAINeauRxBwAiYHR+2mZUBaUAK1rIaCP2kufficbxrcYkuEOIhGxgO4QIHfgTnZGOezzGZaO6qtZOqq7LB1MIB3d6pyUd7cQ8Ocj
        4K+NLJ/QWfmIAgSkUx1RgD5yLiBbNtNmYrf1Pzt223WZYXR/13UfLxoYrpxNjlffPuPa/+bKurgXHW8RkoOzQ6dkzQp752Ux/O4o+ivPq25D7wy4KEA7MrhL
        QXYB/5gh5L4VUaUO0F9SgNffRvQYIz99xq2OFQAiSzqrGEsGOKyBoiz9v719eTxUXfz/NWNtkqkUpWVoU5QZ26DJMWkXqSelPcuIrCEUIQlPq3bpSaRdytNG
        JVeW0EaL0q6kFImype17zrln8Ew9z+/7+/3x83qNe8/7fs72OZ/P55x7zzmfo4s2vMMRdyLeFsqc/imPB5vYoasCOvwKOYlHHhhYzIEzyfhMY5Q6OjKGlYr9
        9sJI6MM8c/4yioHSYA4jRO9SyG/g7/fQI+dLHLKHHl11uqMRCxo4QKFSRDtiOeiOhbw/a6PzZeGdPD6Dl3FVwEpmTvxSQfticRFhyZCHe+yvnoU5Aodk3Eeo
        KMhlJnafiR1MMfvcIQF6qCPHqWKz5EPlw9AnRHvp5jP0SRntN8IntnzX6fTuy7SGYip8G2QxDqNZjPtaGEP3d+68GS/QishDC1L6f/UkLUeYwbiT/l1KuO3Y
        DDcUZNw7KGD3Dtg3OcoQn+mNQtgXtdxvU5OTOqpWOKij8B2dzYb8RR9kjo9EUwD4K6zMOF6OcbqKnVKjXJkcCS32a92RUYcTnUY57GQWeT3Bo3pYMnU8WGVc
        hiumpHR6PfqEGID9lePPCh3uZ8iXVj7ZDmSl02VCqwE4y4fi02vZv1rm75/l4NsTh7NYjv3PFkbNKNdFqVhYqTpVioWOxmWnMOXAp8Z2uqFDpdFjT+mcw+W4
        yrFC0SeHzgyYWQlksUnfgapOOmv4gmOFNZLxtgCrL13czNdmNupYcfDGExbpvvDGKc4zebZCKDsMzThPkF372OW9RfE3PuXZqKHQcO+38oePyyDyh646yswh
        oMpSJySM6xF86J4S8XXRAzlX6HwThrYAb19Hes287ujI/e8yVEb/8Kmbv6fFp/4RWhXGXJA3W/wmp8KEVBi3+njwr/gPJ1VKTPHlcMmTGV1L0ZFLwUKoQ+qs
        jR9TyXgDN968pEi8ssshh2iqaHu9HOM4nZXMSCe+IGuIN1fhC9r0j1jAwjFYzNkByfjFHjvI/kWmpHHRzn2cEptJiU28vv1XHJLff7ha57H+9ZG/jpoWs/Ud
        ra5A9xSnhM1iYTuIv7VSyH0QPh+6G/KQrowqhU8dkZ6ywkLuR+QS0Zkb2JMQm/EllowdtUn9BbEO4v07yHjjYylUsIMaeamA/Guj42MCSaMrkiZC3QOWPuww
        QZF0D4od3QM+op05ZRt9lpFn2kmBcXyAP9RIKyaPXYyTnpJKxlOfuKoKKdiYo36QYQOqBqxoh6GwOohW56Fv8Ckp2Hm31AQcRBIlHRBYSq/QWP0/15JN6iaP
        vzB01FceVVWOnA7XWSo5IpWweinJnBqo99hO/O6zBkwUnySMvx2w9zLfDeT3Mt8MFPbi/WEXpTVui0DvFU5anUEol12DULSdtHTYXX0js//pG1k+rMNQo3lM
        CjlIVmQcJCuiz/kUPu1FEXmfR/+maHV1GsH4qYXMkC45xJNMzAcmNH26EK91g2OufxtbIR6Q0kRIr78duz2RgzkMRJ+CyNhN6/92czFZXPn/cXNxZ47/i83F
        /1U86Qf2MajG1ETm7Bd56RomfJmkSvbryuOZBuRog+MuXZ7WEUWH9S+R0C4wTx3s+hU2oB2elWQomYkEJuDPuIbFUVCsnhRTLja89kVU7BXMRh6WOGwF9zmr
        P4ejjuZ6UORQPOHIgH2QLwQprTKifcHicHpTPNVOUmWMqSNK9E1YfhL20o2jQ0JeV/Afkdm2HZgSmjH5yOKo4QLroslAHFZEuD58f2CHo7qN58Wh6Rp0kQ+H
        QZSK2jqksNJbuXDsKhcZpfAwHRQhDLGpkzhMB0UPEzI2m4AoyZhoIbTdi+TQCReJvK7HXrhodR5ZYe2Cjqz4pnix860BJGNDxuo8IddN6wo5DYH5i1gXTeMT
        CPLlUEVY5NiMjoMDlJdjDxxMWA3P8sohVaHGU0w5Iakypo8eT81KZ4hQEDvzz6V+oUX9oNhqeXrceGbqi8fyTI/BpJO0ePI4kWgmlU76dB2FOCYFNqRDMXTY
        MWiUGheNLH+MNBLnjJycAl78hueiQ2xUKTF8i0bzxZ7LPOGl51QtKLysQB1KnNuEDxyATQrvdCh8cpUYzzF7BsL/iJKyQvsaI/CqUB7LgsptRvtbuYGILFBH
        gahjIDq4iHH9gJY1UcgNNupXKLyaGW1bQ6e/ySEP/GiCD2dJnqEBIUcPLy/EbIepBY1G2aAiyuGSIULsHRreczhDMC1awRgpb4uWczET7FO1uPUstAQRzddj
        eX3OYq5QgEOYSetO7WXLam+nASQU8niRFVJTtPiry0ouoszYVP2rMpOVr5xYsrC1Y6+5IloyoIDUUgF75/jHggFFtGBAgfnIhfaaK+AFA0rkxAEdgusokDMh
        2B0bzZXwYZxouYBS143mCjwlvNbtdxvNFZHe4aWsCjZo3TtPoaudV0TJk4XLbJSQIroo/sdGc/TKaoPjoXSJjUcnJjALT0lebMZViCK+U5TuM/9Hbp5Mbp6d
        uXXdZP5/KNjvdpgrIcN6Uw6fI/LrGg6V/17DofLfaziQlx4VZg0HfhlVDsS+z2VWcKj8soJDvusKDjiOZByMK/ZkM5skOxClnuhrzi+LMDjZztOQfnM5PZ14
        npJVvGCnAJ6fvyQgQOJKiZMhnsAay3NycZH4BUpcLXhOPDcPH49ACc9npbezxJ/n5OwbJOHxmQnKt8ov7LME5u3tg0qUwn/sOlu3deWWGbsupTrHtCRtC9yz
        0CVxx90c3fiNmp/rdKbVJ/iYDtMuMTozefRYicOJDM9Ew7pu1l+WVdkFFy5f53y7bt/xc+OW5oNg3/MlR9K3nlyx/7R3/2lyhaEFL49UD988uz3pkO7dmz0O
        1UR+3kPvuVUakxy23H5+j+T0LAPqhtmTERoHL9VW3i1banm1+fESVUe3tFTdOEn9Obs9eT+yPgz6sdP68KyLnmr2t6bf2JJVnXXgyosjQ53PTn6YMAQcfmd+
        eMT7iGPvLpaV3+FUP7u7PcBj79ChJ8aFXTLVU837/u22U3TP4JtplDgvist5IOd8srA2JJ2ixBF6f/vtfrDLuofC5pGnb9iMtF5yeNjYY+nFm8wkzzPmXtCv
        21b3wfGtWiFVFb7nzNee+QkTcy6NDNZ8tirl9exzKkttBZ4JoXNPaLyJ0Evpe8GgdsMf3h96dr+d8272H/TTzO2mGg/1LHd5vxxzW6g47ejFRmFO//v9vfer
        TTh0dPr0oMuadkcrJsSMtonK3n902p2pV/LnXHnj0m1ypf6zk2yr19r0J6Dwx5hZS+wnjC3dFRf/Izex/b1e2sRjN00cFDb99fJF3oSm6GXNP0dwNU60neJW
        FRZQ4qPRXI5cJCXORNdkSlyErsWU+CG6tlPiN/DKsvqLEregG/t8ShyzHt4MbaLEu+ANO3J3AiU+jO542TmU+Dy60/Wsp8SF6O4Laxclvg/v5K0yrS9R4tfo
        lnv4fg0lbkK3o95Gb6PE62K4HIXIJt6b85R4B7pPFhxfUkWJU9G9PF2itYUSn0X3hWOyD/4NWwTeK1oFWXhynlPiuyhQ86f8kKINlPgVCpCmEjfCgFLkao3M
        4Q8rKPHaWBiKP+ljGBITS4m3odC5ud1AX/fjlDgFhg4pp3y4eVsr717HLHa0upXTzHnR0nDx4X7xFw/7HpaGLdR4TSO23rgtdQIarbKzLcQcrCVh+2rORdOH
        SltTSPjQc7tl8rdKPpWQsO1unbUTrcJ8v5EXkIb95/30jqUX7ifOAL0Uqqab9uonLGTChkXXtCrz57yIbmFyixAt7OllsZvTO5FZiHDA5mwfpZLQ23tycfh+
        zCDekymX++ddacDeBCeo926KUz1vvzdoN66bwyMNQa39q0NAPRu7gUwrXfR9WHX/LTP61aJw9fWU+TnC0rKsOx+3o9ySxk1rTFdgK4y4lpaJvjIr3PrLu1+R
        9bWMzN3V6DPHECrqte/C96G3DcO3wtw26EcefLbx8+v+UfSis7Bu6UIep9yHn5TibGBSSVHGN3Wahk+c+Jx1eP847U2yOkVZ9VwS9Ky7aHro/ZmTGj4/poqX
        f/XoFndY7dbQz3pBFXHU6omr5VXfb/mDqv94YUePtMiKBwkT4w/5u0e+SztkdrfcfnJMhN7jI5PFDStq3VxS1w99tGzJhfj4vTO97I5Yibof9S4Vt1ada/op
        UXpVam9TWsYXGBoZm5gKzcydnF1cJW58Pl/AN+Qb8Y35JnxTvpBvxjcX8AUCgaHASGAsMBGYCoQCM4G5Id9QYGhoaGRobGhiaGooNDQzNDfiGwmMDI2MjIyN
        TIxMjYRGZkbmxnxjgbGhsZGxsbGJsamx0NjM2NyEbyIwMTQxMjE2MTExNRGamJmYm/JNBaaGpkamxqYmpqamQlMzU3MhXygQGgqNhMZCE6GpUCg0E5qb8c0E
        ZoZmRmbGZiZmpmZCMzMzc3NYRHOYvTlM2hxGM4eQrBX3deNRfr4BHoEevj5jVnXehlDQuvsHuPv6BvK8PLw9AqmAQA83Nx/YPVDeHl5eHgESF18f1wBKJkEq
        SOLl6+IRuGp0gMcyH4oXgHIIkAQGenn4LKOcAnm+pOeg/CT+tp0JUYHusOtx9/Vypfz8fZdLXGCfQ3n5+nqOdnKXOLmimF4Sp4BAnoBC5YJFhHcCyWhDMz4v
        0JcnkMCbTiKYmoTn5u/kgupCQqgAEPP1hmMHgwBesO9KL1ce1bWHw44yeYg40MNbggqO7gOcvP28JDxniZuvv4QilXXyceV15ManxGVbuZxeXZ+RzlHcAB+M
        6EgyzNUjINDJx0USxsvL5Lmu9HfCBTTgBfhJcK8bz+VodHBUSsxDTQG7+lz4VB0Xyc8fVmZEAM8Vlg3xVVyJIzKZWvA8AnneK2HBMN8lsJPfxuXMdeJJm4bh
        QrC7h4s7SQqXuYNfyzxgMh2l8PZFIEX9W/8vroSpa+Aq+q6EKaJhhAsqtpcXqlLkdi5H2JE0bP2OUngE8Oyc7LBh8vAJlCwjzAgI9PXzk2D2wirD2L147jBJ
        H19egK/XSkQCW0pcCR+o63S2HiJ3XgVLB3PcweX04Um8JN4Sn8CAfzSwOBk+s/KGDWmB2xZKXyBPAsWYJ3Hy91ol3ekBeePr1VFRzC0BljI+/oOtCpMZ4iQl
        8IE64gxrFYzT9PWRCos+ynAnlyNwgmx28mEScvPwh3nCxLyQ6AS6w3JDRshqkbgSxuvVkYOHD28BX58nWARrt4vL0ZFti45kuohkBiTkdigtlDFvJ6i74jII
        m+gSwYGoriFvFH40cmTeGWkvBvOCLSWrXuL43VzOH7/jDiYicREPPHxcJSFIgWCtEWc9IKGX0ypYMchdRm6wyDFcE0CGwpS5WE1hqSAxtAWBsLDxe4hoEdgb
        Rg3gOTu5ePJ0YQ3hU6NfnkLOBzv5u0IC/OcD80cc8mWUOdDJPxBmB2P2/OcTKAUwvwSiYSRFyFI3xE6UGXw0EJkzH14XAsaKOEsYaX0Oafp3rr2QWTJpBVt1
        HxyvtP2A73uwIQ923uce5nJU28zkKfQuKIc/e4orumLyqDumkBsrjg7+Qg3/5Ei6g9HHRUJHkcj5kLCZ3SAZfBwY3PexXPuschzysnpE4yIoMmtMXnymRw46
        X4JbnAdqfz5aVNdPCYWtstqKgTDV9kTpmQEoHPKlXynQGb+6vK1bP/Sdlq+48y7wSA08rHakF36euLUcVIaracod1UHhY6/WVIBL+6vvevTpg8LK3EVPwDyv
        C6ybfQah+GaL9J6DlUNNQ+oqLqPyJMQGVILTER6Pfhjo4Odji16CacElMZvejMLfhdvUqoDgTatjeJMZSk/38/TX4HQBmNEzU4jCZh5rqkHv1+9Z+xLGorB7
        UvIboGDbamrdXReFeS/OvwXrTzYErXEwQum5R2bXgMfWRxUuHTND4SmVZ98BY/XghPDGiisofbd974FznRG//3sefr7Ovxa8uRfSe4sxzq/hjFkduPNuiOoT
        ji563rb6Qx04/WGVe0E/S/S8zDP+AwhTfG8x91Q/XH9t7XpQn8B6XGyDy+8oPlAPYu+NmK+zfwgKt4V3+whOFc26GLNNhNIr2+P8EcxNDT5xYNIdVJ5Ih6Mf
        gWR2md6i2kGIPnlzxUdgLm7QH/mnJaKv1G75CAaPH/jR88ZYyw5pE+ef4HI+sGUfykaWTVw2c9nCyRZetnKylZdljizzZJn7C/NlGke28X5pXJnGlxUOWeGR
        FS5Z4ftFOGWEV1a4ZYVfVjl+UR4Z5ZJVPlnllFXefyq3OP+UVONpAl4hkWgSyZIkSpNEpZnSJFNLUiiaFEpaaJoU2pJUiiaVklaaJpW2JEyhCVNyCNNowrQr
        hKk0YaqU6TRhurRRaNIolqTRaNJolqRRadKo0kanSaNLhYImQpFDhIYmQpNDhIomQjWOCB1NhC6HCCVNhNKSCC1NhFYq1DQRaksi9DQRekuiFDRRCqnS0ERp
        LIlS0USppEpHE6UbR5SSJkopVVqaKG0O0XiaKHWO9Fxh2PhnuJx2tuxD2ciyictmLls42cLLVk628rLMkWWeLHN/Yb5M48g23i+NK9P4ssIhKzyywiUrfL8I
        p4zwygq3rPDLKscvyiOjXLLKJ6ucssr7D+WW9vjqqKKUuPgCl3NYbprCth1Plubo+glt1zSVq0RwX3NnuB2uMHVsPNX63nFnRFbgjvgtWiXesa6BUZdstsuV
        ekzTL1odC7TvnLJZs5l3Kf6FRrrKgGUWa27fX7plpatdj2nhH19paI9gu61t/TnsR9HkfVEPnAtufPXO+1Ry9oDtk43te44+2nrn3uKwL+1/109ddOnQzldr
        botLx8+tmlz38Efi+8eD6J43I/vIDG1aMuE4KcNSZtBCdfZg+7K4nBvcY+P6NoBl0yrmGJ0F2Fgl6jcAE+V+jV9isTzU9LFuAG+rFhq8PKCF5TFjXgMYZfkw
        Re/kFNz+nn4NQL7A+6n3i3EorDkxtgGUPOSzPrkNROFiy6QGwFYb2f8v4STMf8fzDUBoURudaTQF9xjbbzaAdU/Yl8B2G9yedVUNQMOCy92chOkz3L42AB2f
        F0/tb59B8lEm17sRaNG1h+wXfMLDrSujGsH5U69/+HfH5ctIHN8I3n68Ia/jbYLSL06Y3whO9Y8fev3voYwx9m8EA+T7jQzsMx3L35cNjUCjPlh4ZZs2el6z
        ILURFJ+rPr4gHJcnrvJyIyjyG+XS79kMbKxj7zeCyAWRRxM3mmJjaP+hEVCqBdXFbyZj+rGKn8DVS1VbTFI1UTh+6uBP4J6Bg3PJM6wffqvNPoFZlTtWPT2O
        +Wt/e+YnoO1wwNBvTm+sbxM9P4Fr+vf79quzwsboRfQnsKjRS8VsDm6ftv1Jn8DKO0ktynKTsXGLyPoENt+//FOwQA93FuvvfgJ6Pj9tSmkB1p/TdZ9AU/IA
        p+ZXuAdX/qH4GaRP8j2etVmM9XWF9mcQK5gTZLnXFtFnKIs+A8Fr1/ZMnjV6vrRwzmcwJvjULbajFubX0RWfwdKVA9OuncD2xu/Ups/g2N9374nu4PKYPTn6
        GWRqn55C3cPtmzs6/zP4QvGGTt6P5cX+yPPPwHfJrPrFPpifyhPbP4MI+Xadn/umYfvTrW8TWGgYfeCVP65vRbOgCUyQL/L+s5sJLo+yXRMoe1JgZeOM+dsg
        Xt4EYoK8J3zXwPlnHYxpAq8+OUX0axHjHnxUahNY/Xf1zdB2POKoeEw3AeuqPkWn7CZhe3TmaRP4aDr2QdkznF/ImS9NYGWe/i6T0abYvj/u2wyO71HuYRiK
        5dFRz7gZFMxVe6Wkh58XH5rZDARBI4Pi68ZjezfZtxlQJtvmRaUbo+cVvTY3g/cpD/rmim1weyqlNYOIC+bnF1+ZiMJxw0uawZZhPbJMruP4mr5vm8Fj3sbs
        5t3jcX1eKrSAeb5KG3O9sfxkhA9tAew1bY55o1RxfpOsW0DRugK5t3un4v7HzLkFlFr+ObTncZxehcPaFjB5IL3sXKItsectZASH5S+kV24LODttp/KoFMw/
        qzMvWsD7Np+4MQ+xfrSt+dkCtMLbRFP6Yf7XrBzcCgb5HAqt3zgajyATQSuYtiMteEwG1i/H2iWtYE5flcB1j3D/aO8R2QrqthrOWHqHwvKintIK1h7LMe3u
        OAPL34errcB4R8GI3t2xfJp9ftUK7hu0P+/Hwf2P4wj5NnAzfoa/gZodbq8/h7WBjW0ndV/eNMb595/cBnaW9Tdanz8OP3/k3gY+8JRc9wydhutftKENXOFL
        dnscwf2RVfXJNqBn+eyxogOWf03D0jZQ5aAqzkzD7ZVwqrENBEZddA6YK8D6skD9C3jMn6j/Y+t0zH+h8AuIY29Iys4aie3bhPlfgNYh2+D48XZ4MBG15gto
        u8C3qKhg6tuY/AUItScJW60wfeS2gi/A9FVVZPTgiTh/l5ov4Nj0KIGhIe7PQ9y6t4P7D3YO0/uIy9+wj98O/JrMJbtPMfrJdmgHw3rNfz2qEZefm7SqHTzy
        XZWfuH4q5r9nUjt4fqRSoRd/AtY/z/x2cMN4+2BrRUVcvwM17cA2oKbcIh23p65Sj68gfbzyPLcnmD9ZB42+Aoum01fCC3tj++U/7ytoHbvFyLQc26OGoIiv
        IHqcg/DTY2zv+BmHv4JVu9fyS3i4/eMH3fwKxtUM+jOwAffHjnmfvoKsSbwJDVmYP5X7+n0DR7/UD/Ist0bpLU2z+gbaLONXluTFIvvOb1z2DUTWLbKpjbLA
        5fXe+g0MSvSfm1eM7UUlL/MbSHk5NzNsHbYvjpwX38D5dc8ElT2xPk0ZrfQdaK5yf2ojssLtF2vwHQQMze5T1bsW9ReVmo7foT2+c+2JDo6vWRX5HbhkTI6+
        tgzLG/Xm+HegujRab+cjXN4G7XvfwcdpC1ipqth+8fd8+w7mTLrR/Pgp7h80Jw3/ARoKWi61zMLp1Yyx/wGsLvODWPyBWH9mrv4B5h2a39/VgpGP04d+gP2h
        +jdjhuL2508p/QGCw7eH5m7C/GjQav8BnrO2xC16b47tqd6wn4A32qBvehweLzkG2f8Ew8Ms2KP8cf4Z30N/gvnOmS5q/XH8yKtHf4Lwbu+iVN+Z4/bNu/cT
        3E23idsaOr1jMKCMBAdFXthaisanqSk9RqJxYon7KXM0XlM94iFC4yZl5gquMTg4xNABEg9I04uCacnLUeK2Yi5nP2+f/+UFDj+3AvuftvvzeTrZw4KOX3b4
        fgDob5ugbl1nkj3qMT967dejQKFxZ2ubj3L2++/6mQuaT4OB4G6M7Q5R9n6HsB4Hms+CyW2LdG8XzBepNbKGa9ZngoRx3adLvi7MzlfyzUmqugxi5yWP3Bq6
        RORjcDLxUjkNNLoHxQTdm549Qij/tf3lVbCp9LH6vCk22V7O12rqH+QDLd133cf2dxMtz7MctLakEIxTk9NPm22fzVpw2yb0YhG4vrbtXMbkP0TDY7zeHTtS
        ArYYn3sr1zJddHDp9lkP42+AtOrKu9xQbZHpXN6L8uBbIHyecZ/Nrl6iZ5H6X1YuKAVXTreKfNLcRc4uFXsK95cBSVZ388ljgkQhjZzU5o13wBetjYGHuruI
        Jn2cyxOG3AVrv3nfuxXsl32zVkkY7HwPVPhfmHDYxSO72+k800PT7oNLZx1Er8tXZk+7NXNvOr8cRFnFRbrOcc5+VarCjlZ/AKjBK/rM9V+d3fj8tbhfywOg
        +a7lzQmXsOzWsy42S8sfgsShegvj/goSDdOaZm57pgIc2xqYyvEOFWl62k4s3/QIBHf7HlfyZpXo+5Cb+fWuj8HPTHutOlv/bK+FRwZus3gCrOyv/x37crWo
        ocSu5JzqU2A8fYff7ath2TN761v/8fwpSG/UnNCuvzp7xmUnhWUnn4FXEgOdCL3VIuP5GhG1wc+BiTF9dVy1n0hTfTbnmdULMGSU2dPt5suzux+6GvAXuxLs
        KC+ZWmK4MbuM/2RnuKQSvJnqsmTqgjXZj60XLFC/VglmWJ3v3R44T3T87td9i4a9BCb1uS9PXZmV3TssJ27+updALp+qG+C8SXTux/M0TuVLsNVtte4L3XnZ
        y5Nuvlox9hWw0zE7MGC8l0iwhT9vy65XIDb3WkZAkl/29RuK0c71r8Dm0oYDixdtEl0W3h7QMLEKsHoWCXuy1or6a9wfYP5XFZhEVwis+VHZTbuTskBjFWiY
        MHzqxtJw0ZwFqxYoTnwNileBvmVBEdkvk4anbt3zGjge+hSbKPYXydddWPC85jXwWnU2Z1xqtGiw4p+hzWbVoPusx2mBl9dmXzYIGFwRWw3sjxdWlFSvzNbc
        1zf2z/JqcP1toc0W1lLRltBFPVV13oCrNT1M1mc6Z8dWDjF3834DLl2uqfV9H5S9dxxne0LmG9CjMM7JLHJDtvGkkMKj1FvQ8vzEMNv8kGy1LZe27pnyFqRE
        O/Y9cmayaLFg0RXPrW+BlTDyz2TFaNGO5AO6uuVvwXELg0FRS9eLbDf0ySzrVwM0Lt4b6dwaml2Y5zXXY1ENyM8qjvC54CZqa5z7s/lADdBarbE4ccH67MW5
        fx1f/bIGOBnIp0VdDc/WHD1h9lftd0BpobrR8CNrRVKrEIm9wJA3jvgWQMUf9eP/LKfN7bkHrJPGXGGO34V4WVPGqEPltMel1tGnXZ4zB/DZIzw9/+CUcrp1
        gLJLeN8hDL0xxK2CXg9uu09vbphh3fJtxDjm2DuIc8NqD+y7Tz9cmuY44OQ4hr4Jjsa4+hF7Le/T8v0LrPzBAAavgPjSj0sL6u7RavyrI2JYikw62RC3b+oX
        k3iPbp4dsGNmvSZD/xfEK3UbFUT36DX9e5gpXtRh6CMhznt56VXNXbpCL3PvoNDhDO4K8YbBbbN23aWVC1Zo8DcbM+lMQeX5vtFBfJdO/6Zr+FONz+D6EM/Q
        dXhXd4fOSj2nEmqnyaTDRenfH62acIdOHGC62iJUj9SrCVBUYi09/g6dtOH8eqfbAlIviEdKllAfymj2sfm6K5+ScmZDnDvP4dbuMlrQzYG3eS9g6JMhXnZu
        5zCrMjpidFNSlmkDnpam4lD6b4xYtaV0UU25oY/AgKH3gvhS2x3tY0vpsfGhO0YdGM3gsyGePCTJ+PBt+vzNgOk7tMwY3AziPP/uXk23aPP4zIyoxRYMzoN4
        7gxP7YW3aC3365e3XdJmyqmM0tfI5eXfpHcKJYlslaEMfcNnmM4mB/eRN2mrDVXPA77rM/T3IW415uDwlTfo+NkhY2hVfYY+G+KRUYMfP7pO2zewizOjzBj6
        QwjfYVM27jo9X9/HNGXNSIZ+E8IT5iillNAJZfpDj0wbzuCBEKc0l69hl9CPiq/Ofa9K5HAhwouO8SXFdFWq3Y2MjeakfSGey39wurKINuZuHRiW1JvB+aic
        Vs1tVkV0yga5vV4X+Ex5NCGe3Fq2Kvka3ay+eUJbqglDTyEc6Ush/al2rKavIyk/fJujeCpn9UMK6fETVs10OWRE+ADxyoS5nuUFtIPkeJ9IBcL/XIhH3vDS
        sy2gRSEmTle7azD0xyCeLBhdeyyftrRftCbztBZDvxPhf1t6DM6nv+5OrR6+bBRDHwZxqzQqdVUerTxzyFnDJkuG3h3iuaN7PKq/Sm913ePn0qcvkQdE3+tr
        sMtV2jJITPcfpMLgVqg8ZWHhD3PpqKZXY26dETG4LqKnx18ek0sv6lG5sP1YH6LXCD+Y+mQ8Tat6vTDM7EXqS0Gc0vNRGpFDi+BLnr4xKWcdfBu3mq7XqnKF
        NrIzoXKn8IheQDxSXfNY7WV67uAXF0L2EX4WIHprd42bl+jp7ZnJ646SdDIQzps0Pu0i7eQXMnzKEV0G/6sRye3dYX9m0YpZXycolAsYfBNK39VXOzmT/qkZ
        nTK9F+FPCKL38c8IvUD3mvfRw8b/I6Nfrih9zuuPDufpIVtiNu05R+yAPcKP5Dwdc46+lRj2vj6XtIsVSkdr90PxWZobtG7v9jKi7/oIXzl2geYZWn7I57Y/
        BZZErlA6DvvWfcigz6VN8W6SMyf6hcq5r+e79tP07ELn8UI2keemBohXbZycnE4r/Gj5u2iWDoO/RlNrE7/pZafRp9eIt8XcIfJThvCSHusWHqezfhTuiVIn
        +piLcKMWx8CjtMrpmOqnawl/MjD96QUbDtPm6X67AvT0CD/x1F3RlCGp9IHXf8c/2U30bhMqz7yQISYp9L7DgzPz+w8gcojoVassNyTRlHn1uPbjxG54Ibxm
        kP+RRHpn0/yFtfdHMek4IvzizPkFu+iKWG/tC2OJfZ6C8AO1rQ+30UeKvq2z6KfO4GYID9RfUbqRXrHnyp7KYaS/0EX48EUj366j1VNG/ryqQtLRRHhFbc/6
        YFrJ4m7evalKDL0ywjOOs9qW0LWFTgPdsoncVn6EuOM8BWU/EHpNcOO0Gyl/MsLjUqcMjQOV0YW9JjgYM/hShCcMO264E/wQxmw3X6vC4LoIz3TMW7gP1NCn
        s3q+If1FTT3Es53n304Be79s3lz0lwXhP8Llpy9ccRjoBhW82BxH7IMfwgPPx6YcB6qPCuzG5BE5NEO4ouuHWengweWRoxYVGxG7BHGrpPMJ6zOAfryK37Nq
        DQYv/gDlsCLfVHIGpC4IUzlpw2HyjUf4E/biKedA5vK7NZPSAYM7Qjzy4VstgwvATvQgfNcqbcJnhOfFmt7LBIrL/Cw3FRO+NdTBfG1H5+deBO4x65JyM0k/
        kovw9M3Fyy+DomGs5hdaYxn6OIhT2yUOS64Aj9maN81fEXvrCPHIR7f81GgwSH+E1+AqQ8JPnL6JiVMueNfDWHcS35TB22qhPcxXGC66ClQkMx59byb9SzHE
        IyMfbdXMA3JF9hGDLMYyeEIt4v+N4JY8oNq0VJuvZ8Kk4w7xXM9eVeX5wMZLZb3B195E3iDO+/HjwYUCMGuVT3OdDrF7yhBfOvCn495CoHDdY4/CQFLfivcQ
        D9nvs+YauKd4lB83iNiBDIhXzlC6KCoCRxQo1eNuZPwTCfHkmZKrQ4rBukEuiU9UBxE+QJx3sjauuhhY9RydtnAN4ZsuxKnbt/aUloAq9QKuQcw4Ym9R+htE
        H3ZcBx7ac+yt/XVJed7B9HsfXDHvBnix7cS6HueJncl4h/rNNF3eTXBt9cLqHmNIPxsHcV5En741N0GfXSoH0yoJ7gjxypbHSY9ugdo5RR7XxkjlEOKRmYtT
        Q2+DqaarhtQvVmVwLkrfrrfN5FKwOPRF49RThP81NbA8z5YP6FYGNJM2um++RexPbg0atyw1W1EGNPS22RkGEfucAPEMy7VfK8qASfsfscU1hD9+EPcz/bhM
        fAc0n7CNUupO7Ko9xHP3jfXedQeon7hj0XqXjD91IW5V+lbt5x1wtQHMXLCf0CtD3N5uKnf2XfAp+GPu6oGEz5Vv4Xj4aVhDzl3QJG8/rf0v0u/kQnzpvZeN
        6vdAlkj73upXhM8JELefo6ux9h7Q80ve8XoFsW8hEPfbeX5wxT1wSLh/VJg+sduOEOe1gAMG98FsozVqExRJu5hBPHJXjz2x98GSTwsnZV0l7cuFePKlWmHL
        fXBxqOCG41UyPmx4A9slVMt6RjmYpbItd/af/Yn9R3jOk+vHykFbXWu3fUWtTL+WAfH4hg1lrAdAAl4EbcsZNE5mYiL53a/rMHIgptYAZNAHEGWhqYrX8GYm
        r8sSDGapBnq7kGNJsQGodnjNBrPHVLrjVurgCO3/lVnqkfuey5l4xEBU+ZC+Dpy/92tc9OURsNSrsnvrWwzKU6r2Hbj0FljHjFvx95urYKRz2BaNJfVgrnfU
        gZbtGbKF3VLL5WQqModbaf+mqKhY+Lxr8kI0hFyHkuswch1OriPIlSyxoUaS6yiUnqk8pdclPIrc63fBkmH+o0l4DPwZoEEowQVdcEP4MyK4cRfcBP5MCS7s
        giMWmxPcogs+Fv5EBB/XBUcfoQDBrbrgaOPheIJbd8HR7p+JBJ/UBZ+MOm2CT+2CT4M/G4JP74Lbwp8dwWd0we3hbybBZ3XB/0CDVoI7dMHnwN9cgjt2wefB
        33yCL+iCL4S/RQRf3AVfgjpzgjt1wZ3RziiCu3bBJWhjN8GXdcHd0VI+gi/vgnuiQRDBvbvgPvDnS3C/LvgK+PMneEAXPBD+VhI8qAsejIwNwVd1wVfDXyjB
        w7rga+AvHH1QhnhEFzwS/qQrtaPIdR0lLm7kcrgF10Je7J427fLHqdcj3poPyfkfpAnAzZ3uAwA=
        """#
}
