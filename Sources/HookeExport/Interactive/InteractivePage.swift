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
        H4sIAAAAAAACA+y9C3gdx3Um2F3dfW/f2/cCjQdJkKCk6hZNguZD4AsgKNlCQwSfetAOZcvOi3pGuZQlEqIVJYQI2KIVZkaJkUQ7y2SUySWsWNpvrBlkV7NR
        MvYa8Xp2laziQbL+ZrQTzy4yI8d0othwLNvcGcHa859T3bcvcEnRj9399tsBeburqut5quqcU6dOnbLufvQjtmVZ9q8XHz6mJiasY/aEPUEP65g3gT/rmCsv
        J3vSd2dinDyK3fyd3t7E+DiiFDgd5zJujx+zEG8c2Zw+jTTjExTonkGMM8fU6dPkoyJPS87sHif36dOowOnTeFNhlL40kf5xlcYlLwuFTBzz02+ox5kzaSXP
        nEHccSRHSafpyR8oBBUfl3d5Ipc11Z5C2TEujqKEkOvaiSv+ZU3nNFl1ODk5FKrBQKW3RQFFKSEta4JhfuYMKl2Y4EZQ2+mNtPKcOMPtmxDgIa8zgMAZ8qCx
        9HInzkijz7C3xCAUMFIvAPLw4I0S6U214qf0Omc0wflxbxVOnx6n/+iX09zVnFM1y1VyDibyPj91UirfNBFNYxdlUpAguKgXJwQq41xccVz+KKVHAYA+1ZNz
        Qn1QUX4GSIbEJufTua6T7MZlyJj8JJ/xCfMJcJXWI4npsCy3CeRsICWjRUbT6XQEWXCPy5A9LbPgtOnMcfIXsjZgzE0ciybe6S+daxS5McrtCef76i1l207B
        sgq+pd6tCiWllKsKjrPJctus6ma7t7ql6qq2rTesLfrONYrm8dp216cEylIFv9vtVmX661fbSgV3u7VjZ8H1XLfD6lDXWiXXd61dVodlDwx2FK4t7S4NeYHl
        Wd6eG2+qXOdZZcul0hSFaKUK3S6VGriFAv1XPgryPNu3Cp5VtG3Xfo9l2+1eu22vKK4ovte2Om9eucpxhjuTSlvbyC171ajtqc5Kp2Xti+Jo/4GDh6yVh2+9
        7Xbr+jvWrSseed/7f6Ktp1yxCBF1He26M6h+YLVd/eC7wqDL8rwVth3eFYYqtD5UWb9hg+758PqftHp6LfVTfbbyirblFn+64nol62fsnz1mu9b1pb41juNQ
        da9ZYxd9u2Tfbd+zxl21qp1ac68VxPfZ3v3F9gfsn+uyrQd/fmXNcWxV9d61euPq4xsJE15X8ShfW1kPfcQt2ifss/TPc2yrUPBpfiSTk2FQfMoOCh+5/yOP
        jP2istwHxu6/3/qOKp24++fu/9mHHrn7PqtYZvfY/Y/ef8rqFc+pRz5674PWWon14CMP3Wfpion10P13P3q/tS4w3rsffeRha71EfPTBR37B2iAR731k7OH7
        xx61+gsfufuhhx6513pTlb5o21ZiB0/a3SuGk5Fbvm2rd/8H9R/VL37d/sg/sP+h/U/sP7L/pf2WDfe0+m/VH6o/Ui+rP1D/vZpT36B/3+Sn/Pv39lfsE3+t
        7l5QC2rHjp30aPoN7Ni5e3nolX67rirangV1Y8U+XD57vv0t1W/bE9dbSXg8ttdZ2k6sAVWhV6WWhNoKv6u03acqEb6ENYpgBV+l6TGhrT7lR0oNJ5PfDvuU
        lVgHqhbcxh/bia3t3gFFCd1hpxHt9qpVUYEVJFZoRXZyjlJQiVZy9tuhtuFAHhPkCBBESSJbDathrRCVvIfcYeSo7fA7KqDQt+nPOly1yemcSrPUKp8lRXMn
        tD1aVdSg11XkaGpuTVPL8C9U2gm/qkxpnraDdqqeFbzPolIJHLdTYRSVco+dmrYOk8fSTu3gyartSFUoYKNjDTo0aRO/FpEXL0DMPh7ZFTswOf7ziipPqDMC
        7AqArVXoKgN9dx3Sv22f5MZ9T60JkheeDyMPrVcTyPqx2Hkxro6ETx4ZRRxK7GnJ5HYqRFdH9JNHGh8QlOWHoEA7SfvJIHYowEkAyGT+WyE5w1rihIXYI6d9
        Cr1PrgHlB9pFOwraoxhRQLXUx+NSvpaofvokwK4JpJbFZbXMPa1ltVJJ+NiLURv3clMbqNXWZ3TbSP9TZ0cmzV+Ya2IJrQ+P6FKfcgnc9GrVaDvprgVREZ12
        iIYJDUH8DvVGZeq+8mjV0YEubrGsPZalg8SmluoiXkVdRv8RiqSuU2e4G4YlcwpvUzYGlvWitl8c0U+dpTGN/kYr+dn4YOMDN5+f2YcgqlIL2gadHnpVBx3q
        CSq4/WSMmaRLgHlZW1GRalmk1gS63FzJMl5l1PV4VKzYXsXhQZbYkZ9YEdWtoP09lksvzC/KUGP6ulusSmLvI0C4NIG1s7+q0M88tT2emFYQWQbAFSStoN3J
        xU/zrKasD+gKIYe4CC+QQEzl1GJHFw48Sh3OY5WC3VhRMVRvclOBj8W2dm6nCVigVlLcg72Ai/Ec6A1okmOI2/sih3OwOR3yeCwu3ErZFDh+giHg1oBsMOHP
        nIxlEivOgudLQdL6/EUd6o1tM87tdJwX0EU8zgvAEzTOgQ4ij7Knl0ud7IwCZWkFjOFqz8DdBcDJi5eHyh6PFA8OrQyOoo8Hqe8wJ7xarO5gtwdgEx7Bj0Zd
        mpLiUEPI5VJJnpSkTEkmhsufUeDxyJOSGvkoqaB9VRW0gGPRUEJ0DEoiyaZjIjvIuncUoPp0GF5S2qesadgPaz+Fp338NnSntmsAE1VCqqD9fVUGNSHUZOHT
        Ya3RhpopngZlI1dL8xjyTSfVYvTeo0DNwNVUxyKPVzMUdQXDwElpzdM5WkNu44+JHGuLaY3FtObpVrTGSp5Jac0UEQZ2PJ3RmilDa6jez7SiM0xZnkkpy1RK
        WbjbUT00zEZ3AJ1GVto5VC8DDxvwAPqxQRryncPUx5RPDIohsyAZq4SGCMph6DOWDVYuD/+qCoKP2CktcdZZBltN7HMnEprKijskdoEC3cTF7xDNGQVKgKng
        0JwGmQPBdwBzbgyVMqAwnBmFOFI1W6jZ2+ds990TfePdp5mkTa45Hof0lUH8ahfPRSUQFFoz9fchU1FMwyJNQ5VNQ2V6ntEOKDNT5YCymuuqRevo/WoXYBcm
        dXqvRWF9Qi9ddMdrPYKbc/9Oa0V9QmW7aMBXehYrJXCZRdeyJq05bWF8blJhvHmvxX8LN99TtddQ7PkeTB03maF3AQWVjsdqncUAe62nFksV59xaWGVMBSAT
        f2RVAR3nNqasL7+BSRBGTqJ0Pn5FYtq5wJuiza0Ct7QK3NUq8IY0UCX9tdyX92ThW6zdkQ9w7IzaMAr6VP+AWqAQDTqwx/pjOJ091izebQPqTbyJcFzCe9di
        t75hMbYXA3ce/s3k3yL+OfInM4UacVMqmSU+oUTgmrWZsUneeCNMNPeyP/KlZ1/69b/89n/+5s2gdDT391ih9kf+jYR+j0J9mtjPfacxsclt/HEbTew2ntht
        PLHTaOnEppSv5lKS2/iXpXx1Scpk/jvhyP++8OU/nf7X/+53Z8G8JXPfCRcr6Xh4921D//mf/duHhxcDR/IVNPHKdwwKeZkclMUmxxqiCC+QD8ktx+IEz6UJ
        CMivWTWqDWKse6tsYYLvrDV5J2leFok+D7G/jUL8Wvg4cwOzFoc52h9QJzBHB9RD4NL2WA9qJw/DYxQ6OfnxyScG1F3kfPtXwwF1lBylAXVEEhygBNRMDNA3
        rRoV0l9L+iR3fH7Blu91mz7N2jVm8ya9Gn39b2yOpoiByI8wGvtnzOiXST5g2K8tVh8GRZ9aF1VkxOkBNQsURNX/oifD7RUv8VrMjqacGp/fa+ZJc0HJyz6I
        zrlijT6hq6mwjc5kcdCZ4RFfL6Zz1MzUSpvrOoroWvIqDdCQB2hFbx5yeCwT1G8mZExkimu6ABJKfPAb/N5jXcTbwPg1uH/l1wjIX4arPKDm0K7Nn4sffK+a
        h/PBEX3uvep1r+IGyZevsjDXFKbSwv7UkaJG/vq13/v2dyuDzmVLcQKd4jLLum9UNxDbvaNjIOtfyWZkRaagqUolF1VvvvAp8Qx/cvhTQzRdL1NRz1TUbgEV
        HnoMldIVoOIEi5UuKuizgaBkFBodXay00fuvC7mwOyk5YPj6VcKwYKpmtajad66qaswPvfVmA6uQ2/gJdjQ9GKtUGKuk0TKsUk/xw3lyuET3kynCM4xezlGI
        qQ3RFfJU4Xg2dZwlx+dQQSlQsIdK/rlTo1Ipt42WNciz8FeAZyzgmbqDfMA2+CgYjjbkg5qWUB6xHnGRFmdttJwE9m8CWXKRZnclzVYX91gAki4JiIBxGERt
        AlitCLnVncXA+t+8IHGapq5zpal7U6up24LYWa2IndWK2AEI53jmv1CsCRbNZrjTpjC/6dt8saY36y16l74hy2KvZMDIadJnykUZhaPSPHe+SEC9xAgqGSfO
        amxAnS+Ybwv4dq5QYZmDSZScK9RSitH4AwGgJK3CL/HsRq6Cv/y0imkF92Vke5PTQ4CjV0gAopdPIGkUbJma7RqS+m4Zcibhp5lxrtC6e5pgmeLTUaz+0LMX
        3egot3POpSlHWHTeDaIHhQSEAdALgKIOxjSvXkBJDs+d55ntrhdQJZ5BEvAcAhZssEucQ5wjInUa0IU8VRkmdpXY4iFDi14h4mThafhmB8KVYSZcWDIcAUGj
        91HCA8Ra3xX7NL4dMCxE94AFjiLeFutDe6wPwXWD/eEb7Q9LLseETl7kEi5mJVBuDxH54exPxEJpNVNaCjhv0ycfbLe2CE6Px0cXey12nrPjO+GuhF9TkuA8
        0VB9J8YJHEfJ8bgUXLeZsDrJCzaKpqcpuhAGmsigAQav4HPdgV5AJ5huwXoZmfbQW7BVN1zvVSG97uRhx/w6D//JErPq+YmnXcr5lR7K2d3kzGJ4UYA70xPd
        WSkFEAd8pYc6jN6v9fCKK1a3V10aNLSO9WTdUsEMIwadOtAiTr62iRDNls+NvJ3+WU+m7u+9bd3FkrHKYXDhFJ1WehZYcaprJU2767JpsRxOZtfUkvbkxV81
        eBOwDMvcitfWSCvm1phWzK6hYcvsO43WgIjLwx/9yD0Q3Fpfk9lHUFzrRHfuXU3up0uuhXQSnWaqITZM+ZgQVcoQikwtK79iyn/BlF9Py5/Klw9oYrWAJT5W
        EmElWnG1XXGlTFZedSYrsM6/Qk49P1hOK5dmhzFCI4TGxJKsq1F01Vn3ZFkvrW4EwlugkH9J64t38VKyEzItB/KHaB+v62ZX0oAK28j1bBcm1dd5CiEWqrSh
        llhEGgJ4JnvhIVaafVMralJUbKc4yN1izfdA3rLF+qseQpduMr2hBnHdWLI15ZClUGrRsxuS+W+ESQeLkmhYgZeyRj42OTmpB5WP6myohe0EIyDlWWqE7hxQ
        n8W7Z0C9jPfKAfUS3isG1Awa+UoBNTq3AjX6fVOjxYpaRj7U08ie8MY5egP1T3JxPlKf76rFKvk7k5qrEw46L9NoTSWnv4FFzkxZcqjnPjw+6EwheLYMMEUC
        JQL5gHodwRfLyH9uA5D4Zslevs5gWBEHWKc3OJzzxv8M3i8FSPXmGjAvr1om2SuVWmIEVfUKvs9SroVFy6bGuVajRr+Nqp6rAG0MqEl6j5xF8HfOKmpBBcBp
        QVtfvswHd64ifbFQkb54oyJ9cbEiffF6RfpiHm8anPbMBko1Rb7kUgXD4Ip98tk2gejLbdInM/C/2gbuZGlvXAyX9MZ8KGnnwqbemEXwQri0N57pQD93YEXW
        1A/zHQL3uQ7ph1eM/4t4v96BpV7WA5c6sx6Y66zpy8H+5U6B/UxnE+znOy8D+4uX+eBOduVhOtsJLFEAW+CGGLvzlVoYCjYBBlhH03imwJQwCJjigMgfIH5t
        ZR9PrWZMs/5HxDS6kzyE6ZO1y7K2fkxZE720kt7bBGH1LkWWHYYHs3+0YgKR8J41YqcNV0TP8Q/fMmpA2Lm0hToGrvYZRwP7XkM4+hod73fxugZdeM0hRuVz
        a2tRn5GsXQtR0XbZTBK5WhtVsZTMX8esabNcLf8pWwGUktfeXYt8+RA5lN+8EkmdwwlUMqXQ3EIur/wKJFswFMyCoZHopmh7ukzIB25tFdifLSjAy2/XW3V/
        9nVf9g28/Hbh5bcKL9/flMu2VlnvaBW4s1He7hqVtVVvD5+kz3rnkNNPrx1DTh+9tg05muU1sROeRerzNtDGJUYDWMIsb20DOE7Qot2X/dx/5c/bln1OZmgl
        vxkr+QirhJdVCrdtWbK9S8YordZeUiLEnFHY2aAhWldmwTKlaKwWwu+oiosNIl4XUqZGuqZ0YUBlsPjEMljwMoxCiLhZyU5gW4f3mB4fUDvJuTvjHALtS8wc
        FN+xXoFI7tbRy0M1ZFEQmlVCnl2fVym7jsGtbxhyzmt603puit5JXddkyJvSyTO3qZabGh1qwozyeCNPj3pUk0jJx2yTYn5zU4rGVJqJa/I5i6vb+pRL3Pp1
        4rRiiNmv0wpyhOsSF3W5rpZlVcXeTNOkTTdL2xyPZ1cJG8ldZrZ2YOsIM9Y5HvvrLMksDiihwVmBtrGpmMzwFC43T+FCYwrrMu/OA/fExchzluwCUOeXwbb5
        KLxd8osCFE6/KlVgzk13SgA8D0ueVaMsyaeYvOsdl1OQFEGBVu2nr0Vs8GDrq6pX7as6KAdrmc1XXAclNkWv9tLC5zhF1pvvr9LIK0IO49EjeeOZkGqlIy+J
        o3Ky8Non/nEBM8lJ6jQ0V+u0FpmEL8WRpqGrt1iT2BBq8yxbua4TZCK9aDMN1DTZMPns1OeTr4EGuclLc8mJBu+uuk0yxuG7qw6mwOYst3uqdj7Asu7Omugk
        sw5E3A1g8ioy/B2bW089MWUfjz3sQBN0TRwHnZLVz8vqRuMJdaNZWp900ZWQDvK2MHv4y+zbDnuU6W1qNTvsYI/l0+xT2NRyBLl4VDjmnrPF8iPe+3JpKjsQ
        ppWp+p26/KL2eMP+86Zpl3inen9vtDl59r9K++0G6rfvfuH3/2kRYKpisVyl9k7xFr1ohchmn/Q59jOr3Pi911KOt5axICVEQxnxUjPNDHoLAXDHOh2kwkNN
        IdSAtdAIGFA99KpiEy0Y+epfE6M5OzRIbaNy0LYC4xfyiZwzJJcRHAS6XaK0I3cAY84FFArCkID/4v1CghW22gPe0MfLitsxT6oHWCUBcZBc6eodRJXaWQmH
        lvYhMRI0Y4gPJUYgkdlDUWkWFLEPmBQTPymFm6JiwJ9iJQBT8FXi9sR+7A7Kn96HAcsWidBmn15cHqFJFSZodQNrKG5KtdyMENocGtoOUMdVtcgmpN9o0xBh
        bh9IQYUTlTZ05Vcxfb+qWkgbqpA2HK1U0OX5oqooqv32qm+KildJYe13VEtaPupVEJlUUVBVyl78aRqMRzmF4sr5wD3c8qOLH1QWtuOyqp2hQq9YtXapGrFu
        DXhBSJt2fZVIHehR7vPp7GOlOdUNAuXmwO2tAremgb7evtitt8omoibv5sYeY9aIJyp+YNxSmWTSiAvD8UrxqkDvUQZQXCvg5UcOs8nWVYEG6hGLlVRS1NiK
        wAR1OGPgZeoNg6q83Ej3DA3zwqfsiKJ6TcPbWz68GzFlTENEPGU/BCULKSdDiJk2haGBaNiXoc1G7zlFI96HIAzsEBwzYESyxoLRecfoge6A4tc6eingmQ5m
        U0J6H2V2pWDYlS7EsuhV4MFIhDxjXhS0sCoRvyBgvw7oroTsnllBb0o3RW8IYWLFWLsQToKNmL0e8JwqMmvlgWG4uIU4BcMxrCLs7RiC7WUcQxFqNhAzh79s
        L100NH1LVw2LFez8f6apTxcr9z7y0YdPwfNVQ1uP5ujeA+lW2uTZrcn9o2N6c/j3Sm++Z6xqG6ySp1INHsDQfaRFmfN/fJ/x4W8+uXe0Wtab31JxAaunEq+e
        mBizmLsArsVL5sEKha+ruCtrzDlbmlLR3ibnok1TjUbU63a0Gu95O9KSE8CVz4s6Dr/DvVE7R/DJpw5EhFobG6QOswGE7uh3qJeVdziDdslAHdA3NJQlxqJ3
        i4IHcnCWpCs00nVh/PFo6qEXscLd9AoGFMbUduzidejVGEMdWoOpu45Vwpju7Kuu0O+uYr429bI0f2XL/l0SurVlqKxXRoVrjGi9EK2h6q6BqmJTvG2XGUs7
        WobubBk6kIZ6SV2BEUhRHQ2xreTsh/NOvY2cO+D8gN5JzgE4P7iElS0wiWK6wMp71UTdRpOtmhCgHHq5t1Vdenn7qoRGksJttOSuJsX91aJgjMY/yHyUju7i
        dxh9iN/D0Yf53R/9JL+PRT/F7yPRT/N70o5+hh0nop/ld92OjrFjyo7uZsesHd3Djhk7upcdc3Z0HztoXN7PjgU7ekDyU9HP0ZqNUENZ/xyEbXA8AHkRHPeT
        Y8Emx31QO4HjHojx4LgXUiQ4jpFjBo67yVGH42eQDxw/i3zg+ClynKD3T9P7GL0/TO8j9P5JetPaQd9F7356f4gJURnIjihQGcjOtej9wcXIajDAe6xpVO4D
        DRWR9L24H5tCNBVO7rEuKM6g12JfnbUfMtqgDG1Q4a/YkawffcIAzCMW4KvEVUMbqqAN5UZMsHpQwCkQORXawGMq+ZRijOkG6VqZ8AJBd7P2sEMF5O5h8xIj
        TrHuHx6r8dB48PwM8PBBJK5jdsyNy7qYMSvd0H/2W9PLbqGXPZilUEeNe2kyY12muw+iEZxes/zryjmsCYTh6aZsZG8o2sZ5qlp8PRAEZ7VJX3+FrDZlWVGR
        aS47OBdHaqZ7JZ/qQXB2V+QeVmOqdOvr03x2cj4uc1+57AcwMbP+LZj+LSQvELvanoTh03ZUCGTyls2aAL5K3G36uVt4gGUphBcoUJneKVqFZohhMVAYqinK
        IG+o10CXcA3zBkFlhezUCgoluF0OhRIx7NenHtE7oXBhCB8Rw+M///B97Hl9GTG0rAcaeiXdw/eOjhECyijl5+8bpeJS7wn6TJho81sOdBSJ1EPUUzjYG69h
        ncUCVEaXku+WKHRry9D+lqHbfnwIuyl0sGXo7pahQy1D97QMvbFl6E0tQ9/TMvS9LUNvbhnaGr5Jy9CRlqG3tAzd2zJ0tGXovpah+1uGHmgZerBl6KGWoYdb
        ht7aMvS2lqG3twy9o2XokZah72sZ+v6WoT/RYBdmCYs0vv2qnX2BKgCQORyzYB48XopcLu4MmAo4iGB/kGJMXiEukfK72EHU/kNgP63Lxz1BDAPex4hh8JLh
        45eNeIQ4CbyHiZPwoEB4uYj9xGHgrYnD8C4bKyS2A2+LuA4/h3l9g3n98NfsyOeljll1laHKtAzjlhsxhbJCuDvlPoT1JrEWagprcmIt1CQcxFqoBYccxFqo
        eTiItVBzcBBvoWbhIOZCzcBB3IWqw3EX8oHjQ8gHjg8gHyirfRD5wHEU+cBxJ/KB4/2E2X9CMPsM/EfI/z7xg5vQt5P/DvFPwX8r+W8T/yT8h8h/WPwL2Bg4
        QP6D4p+Hfx/594t/Dv695B8V/yz8I+S/xZQP/zD5E1M+/O8l/82mfPhvIv97TPnw7yH/jeI/Qd7d5B0S7zHyDpB3ULxHsF1B3p3ihbS2n7zbxNtvlI23pjRP
        6TV7rLCigqDB6mQsToPnYVYnWMrXVFPm1zGkEVrwraii35L6+C2pj9+S+vgtqY/fkvr4LamP35L6+C2pj9+S+vgtqY/fkvosCb3pMnT4h6I/QW6GBqlsP/yk
        HQUsFDMzFGxtgBlaNjO0jBnqN2Ji3SjysuIpTNDcEJxcMgRPNI/AY80j8EjzCBxuHoH9zSNQN4/AEMf4KsXcIFI4lsTssiPschlN8m9n1sYxYkRH+xCMlnE6
        IBWMtgALrc+DJhlnCiFHIOS0glDLRCmwnEwwqlXkoPKQRLbmeX3meXOqUS1Uou5sTKJ3XGlksy9oLDUqPtRjn/7NMHJa5a6xj1aIVLJazsstmeB96iwkV1kJ
        FDCpAsj2kL+63KKm8KJ2RHQfbc6vkS6HODipOUd3JfSyigVjPfQ+mtvHI28qZ1/VkLN7RrJuFDtLG52LW6IHdWmTs7CFMiX/pS3Rz0NeNrk1UjmB2QsQmP38
        oFNfIRuB5/F+cNBZIkBzWwjQXAjQzm3FKUERoJXNltucdTwuNAnQCkSUc/KzJXttBILdBJbCJqcfEmKmz3dSD7WQpB1tIUm786okaZYaX3qA54qSNChMNInS
        2liUVoUorcqbgb6cmuXjadV9RtbjCFdQHK1CgMqqM2vVcPKZ51mF294XK4r4kvE9pot3VHlzeIZDYkxq+h3uxTovWVsLifrRSm5t5IigOqpmB+KK+1iYhNL2
        8fqLORDCA0VIt7Bzw9qVHZjaXbqKdeRmSF6XyYa7WGzXXJajuzDBHd2Rm+AsraMV9IJF9TBHErPdG1lppf1sZGVBU+DmNDC/1qsWcrt7946ahbcRnWOd+Giu
        q416pVlUbpdFpRZdyrageZlYbF4m+lgmxl2Ji/0WR/M+TGuJ+q8vkah3tJSodzRi6g6Rmng13UXcQ8tGl5oCt7cK3NoqsL9V4LZWgTtaBe5sFTjQKnCwmSSn
        wbtbBQ61CsxWn6055t9YwjF3pBxzl4Fql0A1iylQBce8YDHHPERkck+DAA+Sd3eDAOdEFyDAOdEFJksqB83xfNsbBPgGDG9sfID4ouwfbgQGDfHnD5lDoYn0
        5fEiNr1Z7cRJQW6E9KNVp2WCoIFJG7UJRO5INKXcpBtC3pSmlFOawiehoUzEe3YV2erEZgvvFHcLD4C9Xkc2f3m3O+BTM6jqnEXkKD1eaxTQsooSGTqrKSuQ
        I030tQSadx3VHI7566jK9OU1EKnEZjKz0Tm3VcjZ1FYhZ+e3EjkzZOydyZdqQb6oOpI+menH+MrrsWDQsC6AAyxLCbfVJF66Q1hK6lslUU6hJU2ClnJhVLqV
        PF2Awo9KFX6ehpBqqgCVH8or4HpQ1jcAj3KujSK4/qZ0J/wY1Iqs5Q2BKlRpI4FrkM/fz5Ul0RR0kZLZci4v7HqYAMVH/8OP02AKB3UfDleWl8h437GTEitg
        3TiUpPpAIfpoXNCjB4+1fCSPD+jh0YfHZj4YysdE8diNx014DOOxF48DeNyKxxE8juJxFx4/hccxPO7D40E8HsLjBB6n8Hgcj3E+dmPjedYO/07pjaPchfWo
        FnYGfOJclJHCTgb9O7Uy0NfKduW1ouR1rdGuunaJdhV1yvYf4DDE1Sg+8oHrSsVjSwcpSk3Vl6ywC+YXrAyjYu3P5gwKBqNiL45PM0hEtraBgxbU1SLcZ3XJ
        tOMxVQP9LqlIOqJZeVbUaZOnJagzV5fObF3RmbzyjTCB7YmVEUG5s6lWnctr1SKJ1K8Th3dsRvgb9lg0nPT6AQvMhyjUV7J6UGMHrOdsXYks5kWuuLAIwDgu
        XZEQjykI90c+x+GkeD9TMl5r8OxaRqzmGM1aOUazdsnIcZPJvhoUxDTxgK92EYzCjc5sF+G7UIeQqnVhP6pAPkJs8wUTOoPQOfIlCxXgjjCZhc6znLY1TDhM
        7RDDp7G2A2fXhlcPjXJHEDuYQZxJYsMHCLSiLUtYZPq2Lqa22ycT7zFWjeKzrWzxZDcwzOQsEwAbSuH9yXUU3F8LVxGVcvi47AEcs9/o9BN/kaxKnv6N9JSL
        zSeywh4aoFvC1Un9r7/+MSDLyVdo3UuhCkdGP/c83BUu6xWL8FdTYcPJyjSXVbqwhTqigMm3lxq7RWD+fNzGVmNozSd2YZLwsRvtQ+zyH9tjHYQLZ5ZtnD/c
        Sy/qn+GkM/lMVk3UpWIOocnJM9TITWvkLanR9Y0awVxG5EmNSo0aFblGJSLH71CjYq5G9b/4sydVEuOobusaJd3Jq011tiEFLYRrUL7GY13MJpb64koK39BL
        /mjWAsy/KLm2aWi//+6Zk9xGJ22jv6SNutFGH230pY1tjTa63EbK7p3a6ObbOPeJf1xMdNZGGFKhSnILQjy6pQU9TS1YkbzR1O48XArcDnWZkbrmCiOVm5Jm
        o6S9iqD8lwyuLxBOQwXT2jHOh3zGBtar8EeHa/fvZ5/L2qS4zptprFeSN34trTNCCwx5colQokVdV/4QdZUxIzPqKsqmkm+wD8GWxhbrIA5zbrEOyGn54Qgo
        B30MDi8EFbQ0DDr5p3RlDN17agyY2xaeD0jMhxkNqDgqzeeF+dAjky6XCRbTKTxCPLrx6MFjLR4aj3Xhf8IyDaZCHBgyoTfOTBOWC3Gwg212xLY5x2FwH7FY
        vx2aIDizcx7aNljSDtHWElV1pp7FJGcuZlgSs0YEpDViiGyqrAoTxdNioMaKXe4XMT7kGbMlvMPOMBAKXGTjZjiTGcLiEk9Gix7m+Km97HConR0c5RxO4HSo
        tcV6PGKSfgqnxfhwqMfPAj+L/HRS61h7rMcxPAaIFWJzML+4x/pFuG6wf+lG+5ekhEl7kH5U/jk+IXrOzh1Ofdpma0HkmrJjaFCxxSPiVznsZXx1sgOq5+3Y
        T0+ovmDHJbgVTqhykpeRtEQ07gU4fHKct6UCs1SBWVTgFa7AK3YTAObo65yxZvOavYd+ONmyxfqKTX2r9ouxrT3klXrOE/mcZ9frFAERL1LNGRowpGDq/7rJ
        8OuU4ddtgcjf2DfST6bbV7gm9Fy0FI5aGWs7yF8lbz1xkn7GwNTrKikyb8+VXaDKLphmXSL3JeOeVARjJe5z5D6HOXleoZDzqqm5U/R1ysSsk7uOmC9wTHoa
        W28Wa80JhC1WpYvLqXtOxUHqnlfSI/SwOWBBxZX046QTV1P3lBO3sbtP1Z2Yx9dzDoHtopLh85wjcKvj3QZ1FziqUHeBowK1GSXdSoWSIwAfAkcZbIqSrqc6
        ozEON8apJZEZ+K9xCD2b+t2hfnekOxa4O+hpjloaaM9TlHlHenKBenfBMdB2CdpmDp6jqXnOuJ8m99PsRpNdNCP11eGru5LXjLuHfpLmJRcHEF4iXzLrohb0
        TN5lKr7AIfTMV/wilX7RpJ70MGsmvbRMD2Wmvjp89dQ3A99M6puFb9aTXOY8IJg5T/J/zRukn4k3j3jzMPC24HFdvBr2KFmNiNsyWdhDP8nnbAHI6WzBjMMC
        jUPjniL3VEFSnKcU5014ncLrxv0CuXH+XjAMP3P4J/gnjs1nGRpz5NKyOQJcyUsYwpPm7Zt3xbxPMYoLPcE5JvA8V/9Zftb5+Rw/X+DnZ/g5I91lEFP4dSVI
        QlAEowNBBrDLx3UkSmFmstQxRi1PjkrsGS73JX6+zM/P8nOWn1/k5yv8fJWfc/z8Mj9f4+dXGO/BdZGfb/BzgZ9v8vMSP9/i5yRTw7P8PMfPp/k5xc9n+Hme
        n886MktljoZ/owIZpgZUk55xzKWOswW20DVlK9haxoEGNusWFw6xqqd1qzuenS6AITrrANvKc1luDNNwBbN/hBMBwPc4Uq+x+OXVo8bqEZJlNqJGFFsXoa1u
        gSUgcp5MfkmWmCPf+Jt/8Zv/5tWvDBECEytetzG+Ocq2FKTDT5gqP47HODdHBq5MZZnEhhwxXGwZHdTbwV/4TjBRHlenaZlTd0RZ12oc7MF08MJq5Oc3GTwY
        CnLw0lG6y99jdvl5N8jPTvkY1VIfOo9mF650KwOwH4bvSmwK0ZwsctaJwQsnvAm2JbWXnZDKnwNM7Ox8URG9MJFYnm7Lazy16eLLsKGj27Bf0XY3D04nmSE8
        eE3y7H+dsmwZGxWWwQnO2VQfR5Q0etgxAy1d+vJlm9a2uq35tJA5fHvpbevDVZvLz/Y6VFYd3utwEpxLaXtLiUlL0770WGAa0L40IFwa0LE0oHNpQNfSgO6l
        ASuWBqxcGrDKBBhLaA71fbA8qLI8qJrm5LAatASfzgWqFoH9NYmeyulcvXLIOUKv7sVuvUKOGMAYRSd5u8TbT96QvB3peQRaHZG3PT2P4OoybGi6cljGhTEv
        KqOvRhxaKobh44S5Iwou6+jusf4G01ZsrH0dzoCdF+FcNeTMK1o9p1oJGPoyXEIzWiwZLOsCTHEPyzFNrx6Wb3l6dZOUwskp4DfkW1ecVqwHygcml6svYtMp
        3J/pLTpiVNIRvcWikRUVIStyc1FRRZ+1txcyBdX+WvK3SqSc6RY074ax0A5SIpbxS6PUkkZ5MBSDA0nBnziOC5x52pwTc8VwLpXej4Ml/tJDfwIFZaR8hNsi
        tnV6JGKZnztMa36XFY7KjFzyc50w5B/wXPcx1/27T1ZZlO+K/ALWIV0cJM1kC3zevifppeAeLAJdLJQgXghhQ9Cc14KA6q1/FA4onH5eLSjbAu63bmUrJz4k
        hmvEHKsLGHOtwxhZrKuFQOYe5weFLBdCWxfSAg+vzbKHC6skQNDS0knbNPWEaeoxwhgerUpgARj0AedRLTmPWjLnUctitYiBzydcroSf/Gb85DfhJ+2/pSKM
        rWzLxTUn7FSwnk3vJgtsisMaeWsRuQ86tKJKLlmQu3+Lj9qWrZRJCd5WttiT/S8sy/87LMtLjqMmXJl9cw7PvsQ186/OJ+28bNpVrfyJzTaHTe1Blq1quRSn
        JS6QKn/K8GY4zqKtLOJNUUGiOk2BxVaBfqvAUhro0pqom8Z6htQL5C2KFwU/wbKo5QWrVgWr5enP8AppeXoY5y0MOYgyYeZBDBxiZPjAduJEehejxMzcGRWx
        oSEcJ8ekdTF2miZu2UzcIDdxGdbAmsE/ta0fXLCDRx8em/Hox2MnHrvxuAkPHuJ78TiAx61skMvwj9gMsrAZZGEzyMJmkIXNIFjXYrbSzNIGY4k9ufANFTzj
        2M6EsfrMhyBcWH12wNjx0tNpsvrswuqzw1afHVh9dsRKunbkOIUJh5HzZOYbIe+rPZSEY0n7EgvnYnIW5mZBJVPLzzi3wVasU8vvvOYsPxSD7h+GVZRm0+8Q
        /3zc5lJqbDkIbzdn+d3sQDQypEjIx5F8a3eMjUogVOKdrDB6HYdwDjai4YSRaHuUh3K2U+iYSK7ESAtFcRJbLY3doooGRytjIJpVqTwsDY4sMX9ftx+6nP17
        SJh+iUBXN6aN66yOstT6/e/alslPxDhaHa7yZlGWeezewVbqFJsnp8DjLGB0auxUaaNgX/+8mUFpJImxHAT20tgtaojYqOKf2bY9Ycwm0yioWiLUFaZH1P0U
        N8hsGacjsthkhzyyg9T2sej5gEIXxQ45jyZqazoe8yaQiwx/th4tVpDz4xFZ8KChodrhWIJu0pAChchpdl+MSWuF5vwfnipMOGfEbD8frgerYYd3NY7UV8Su
        lX2DXSbsxpyOK5wOi5lLceFFbCJssXwoR2nZPXDF0r+fWvh32VS8PB1eqfqntBqDnYRTY+HtEdsJSJODtTAm/tm75FshaT/JrKJo+TTPfMxdUYHCIKFJjsqi
        lsUX45KpDbV2uBZb6ywxeX4TDaPS7Rysj6+z2Dj2upy1o8n+8N41oDrWMvNF81gOMF2Q2wVSsABWhQZMxCK3BqAIgZWobXH5iJkTBI/PUHNxfcHN557ngZN+
        CSjqLDFWhXPPQ40xDXdNfpRVIxfyZPk0X4MghXi8lXyElaaE47eWlGXhCgTpnPBDMJ3RuM0gu8nAeVFb2U0GltxhwM/GBwiP5A4DfmYfAqK0nvZh39nTJcjV
        gU/5MgMpMoidG2yY5udtTdfUm8b+jbYvsk1X9pww5WAs6LqPjt1ol/nEwDoWVDD4eU/H5ae/xgpesm2PQIMO8WG+oSQFYAyz+YYi23SIPQwvgSpoTCHRJ2XY
        gqsu8lhLvTIAA9afMgPZG4N6Hw3kAzQTq+bKDpPYMTtoZXZhB60El9iYsEX9F6uQdmPwlCbnweAL16m2ibYzZh8Yt4BUUoMihJqt/Yxuacj3Nyz6A4fCKjMb
        aq/wnQXXg4vmaW0OIE80jBzTNIfWhxsHicZazcOJ24dwsBy7JIRnHtT25+I1IzvPPZ+83Y7TWW+3c7FEXtakbH/xyTjk6R2OBE9FXSOTj0erkycfj9oSO2qH
        KtaaEesneCH44vzLH3MGiIcp4OKMma/M2gOirZLLC4O1keAv/vC/K2QJvv6V33KyBGZ0u09GIbclS7MFpnRtGt3hEbEzEo5Y74c009HFWvJtsRTKWg0SRDzE
        N75g38ggJBbzGyaCA+2FrF422lj11gD71pI+ATiBfmaBU4JbKNQGiJvxsCHEF6HQGixyR26KOpKbIDiiTgt1x7mR9ie5OjgieJw4t44R9wNEAOj1BNTpqriB
        ICrLajtmbs6K/eM0a2ATITWeI6Ktg7qUWLeOMeHyCfFR/uUXqaNoKpWTmw/3Juf/YXbFgg8d8FrsH8Kxe9CyElcgLifj+6F36kIRLFP1Ypx6LFYHoRJ2PCuE
        Wr4xva/BiCRGJsepv5eMhbjaG61msEft9Cl4KsNFkxNnoy5K//3i8biNjep+v3iw6sAuC1B54gbQP2azU8nEo5EzMhGtCMR6+DK93xWEVT4x8i8+/uelMyNr
        fjkOuZDHP8TjkKtyJ1U6fJ6aaB0i4JSPw3ATXx+BvqKhPHgbL/7/6n/9kzUPJT2PGUWXxD2VnD8LcxIbHT8O0SkbHSteFXXDooWT/CPnePKHv3gQhrXYRxH/
        OFn7kT+OC8l9D2lVi7HyIaxEo8d99EWtPvOJEZRwZqQHdUTFfuEnaEUTjnxf6ggRLhX5yqQUaUXdKNCncsPngaVGRd0GdevQ3SP2eLzqyIvjUSi1sU9h+FqH
        q2bExThD7+LqBLQBLegMxygvb6NzLIbopFtTwHjcPaIoI919FGOPBk73B14cjztGJt4HkLw4Yj8RgR+GwQFY/1DVou5IQ/wRi8KWHBXvoIpJhNt5qpneoz4d
        sYKok7qrk7srA0WngALd1ZmCAgi98/kazULmBIQZ5n9nctaHYJ5et6GlbXyNTKJpjBIU9AGwpoe4XN3cA/E1T41MfCJaq7v06vGoVxOO8sejHhqbNuObFHSh
        7iFo0cCNVrBMisGmAbZV+MJeGtUvjoePaoclMh/D1RpPHKQOpW+78egnMK8dj1fq8Ci6CWYbD7BRv49NHKx6NBBp1qkXI6hIzVrAuSsJAMPjhDhhrSTUnU/p
        lSP2OQqc+MQ5zBb6/lS0gjAgVauL8sEVVp45dBfS12vCUxSOqlEsqDJn4wCN6ZQvK7nre3gsUM0pq9XITp0ZsRqtiJ0qEc5OyrNDrxyPe2hMRB2mARKPmmCv
        adGGnrQNIzx5O9CKnqZWUIyneDSYFlBB0gSqZq4JAUM+7Y1e9AaORVhNXdG7pCv4WCEFHMHjLr2We6cIzwEk3+gMR53N/eBnbejI2tBJgxhtWIURT6j6Kao8
        taBDWrAK35+KVouJXLSgmPVBJxqQyWgB13wv9C6dgL2YgJ00PoDOkf/7MemY0UgmJ26vsrQVTpiz5InVwYt+DlFmenagnNUItA/xSMy1zslaF+ZaF5rWeeif
        0LQubLQuROukZBsrzLR7uHUBReGBtJr6FyXjsSrII2S2CtIlqP6VueKHoQ4OfRZCXCv06ieo8SuO0gRc9QRBbMUHXnwi7qDvQALtT8bdR4Hc3tcLIKzSq7lj
        CVtCGyZ8PrH242BTqLvGpcr2U3A6k7RC+Wgmk72nVxIQZevWK84eiUD4y2c4CLY7qkQ0S1CATsoncBooKdWS8sMx8V94ubfhfYcs6GFEI/Gw5KTXfti0Gq0K
        1aPlG2uYm3MUAZ/0UMnUl6yHibos/P7EQzWwuYTqzhI2/e6fW2dGus+NvE0QWaBWhiPPMpG8+YzuGB+hLggR62sUqXxu5JOTn51c+NgsCOjId1NxKkf0EXFk
        Zn72Y08+9fT5/vFBy0tKukodnJQO6CpwHuEflXgEpaTK5otgQQ5y4+qtVb504mGCCvEUoycj3EBFbDPFEhNH1GyuveLa0wKa66+o/iuX1b+zUf+VXP9OxFpW
        /858/Vdy/TuX1F8O+NIkCx/DsOrDdsNGRxOG5uXACt0dPoam6LUID+POo5pj9MS96ZBZeZTwVM/7emVdWtS9rLV22db839gbVb2SiHYnYa4emuhrozBZQbwl
        83sreFybwZ0nNCNlwgorZUoBK6zgAIOsVzBfShOvmwYwoQq0jKgRWC9CzQijcjoNIKho4WYrtpcUaJ50jKylKo6sO0fNoRzIs4I9YWNFePZoFccMsamMq9YK
        RHfBB0MRUNG6p4PyoNkVjj8B9EMz7gld7SXYpFL+9kzKP+kDdyF+FkDz9gPVkkYbbzr3/HGeLPQdbpo9uEaKBiJ4Sio0ODxWhYFqWgelPIUu8116cfnWHEuz
        GtDRq7jlKR5KgUZIBMEZBbSDZs4EogwY0GO+vEgkn9bXEJTGxPLG6njDqpFuJ6ZzYN9J3AaUDNxKA4v4aOLqxg+MCQ9mZHIFZqRvJcZjK6ys1HjbSxfDX+BF
        Q8TGD3FvWdWc9Szx0hkCMWK9a3FJOHJgI3DiWQAY9OOxjwWA5CtZErpRaQhOllGYuRCM2Sx1u5wsXVZM4364rXvEIliQxnNR5a9m66BkS7KJ1Qh695g1EM5X
        UghxUA5RUvDNr1PbJyBcSL5WZLsqVATuDnrbOUnfHk76x7DoMiLYT36JqKO7LI59KnmBFiQ32BatmBIQGj6umkY4QWuoIBeJZVrmzCwtdehxPFHSFWiHhi3z
        G1kcjqM6qDVlGVCvbBFAMKyACF02CsOXsaXrG5wEw0ZXn/IxICs42O/KchmyrwVWgaywoiBhV7hglQ8mQHEBnZHC6kqNVlCydUfPM8z89morPEjrataihDTi
        00Xly0Wek7ZoGjjJv7JqDQQyyN0wfDwXAhld3rubIqxgK7NsZxbr8n4R/+F+wusei7DGn7PZqDHvbcdYNprrQFlAjWgfjUuP6tLxF+OyyOJE/FEeKR+FL7Ix
        bumFc4kjf/jG63/4m7/8pWeHWNNPLVZ27949NNQ/tG1o+9COoZ1Du8SmEj707962e/vuHbt37t61e2D3oNhYog+D2wd3DO4c3DU4MDg4uHtwSGwu0YeBnQO7
        BgYGBgd2DwwN9g9uExtM9GHXwK7BXbt3DQ30D2wb2D6wg20yUfjO3VRg/65tu7bv2rFr565dbKMJ4f07t+3cvnPHzp07d+0c2DnINpsofMf2HTt27Nyxa8fA
        jsEdu3cM8VY+hW/fuX3X9oHtg9t3UyP6d2zjPX0K3zawbXDbbmpa//Zt27dv38Gb+xTev5sa3L9t27bt23Zs27ltF28IIby/f1v/9v4d/Tv7d/UP9A+K8lZC
        ixDc5QgDTDGhsZHXrckYzzNPPE/D2ox7HYx8rfgBmuQsTGLJTWJHNMoE/gHFP4oFFIu8KMOaLj8vs4sGOQtoTDiLOSDadW+tWpbZVccNnnwUTNFwwBguQrwV
        xuBVqAiPeLayuSPWwc4OcnLPUJYQfFI9PLnoNrHDD8XqBjtM91iu++iYqGCzrpHNWwxqG+Qeye6TLz6ly2fZdClLyhnfenwhZexCtGC/OLK7IQE4lrnqEwSk
        yY99/Oy5qfrs5MSTR3rPeo1oQRyM9BPZm/y+c5KyKzMfR6B9nsZs8HwQ2ZltVhEGYj8khAxuQPmCE1i+J4J1liM65uYvS+RtlqghODB0ss4K/kGgShNFVhzo
        Sq83ZvvzOX1kCpqvQJe+WfE4F2OJ1umlVlqnV9I/Vjn9Y+fHpn9cEP3jYpP+cV4vsKgLrHFbEP3j4v9j+selnP5xuYX+cTnVPy79OPSPnVT/2Pn/p/5xJad/
        XM3pH7fl9I9ZFznI6R+35/SPSzn94/JV6x+XU/3jUqp/3J7qHwep/nFbqn9cTfWPK/+f1T92fyT9Y+/Hon+sfkz6x86PrH98GZwj+5LpkQ0ctsaJjqku4OLf
        Xu+WJ5zThXG+NdJiO3AOLceJQrUB4YbXsB4atACiYsK3vhNdpnXQYmzTeK2YZcpE+l68PbPEOJG+F//SjkMxvqhDMck4pt3LGWb/wBiVPvUc7vDU7v2QBrhc
        kWuT+nO4Oi+q5ATTVnrvt+PYlgt5viV7jf46K3lJLscumGuk+ZhNJtSnPuBN1gicKthf3qFjzBF5wjG4SCY3A2OpYxLy9nRZbqVGLIWrc6MSrovWZajA4qLn
        mLr9DtYVLmFFVEJeJRgErbEFR014ibUPiKzvl+ubYWaBN/JOEQshZs4zLUAiGW+wAUIba5XqAF8tRhx/GdcSUivliJE0MMjVWC6Z1vbhqlzuF/4dTGcXw2/Y
        OInWLxqGBNXETTwD3fT+YnUQS5Rk5vcAQpwrJ5dY5+AlwPDxdbIcEBvullEC/C9QvyLUcW83w30f37c9fDxmCNMKhvmbpT1AcPBxnKwo5E2u+wZjWrWTl58L
        +SAd1safNe7bq7R8nXsuZOyjY2B+wonkZxd6qk6FARsm538vpBkY97wXd12Su4dP3Fpi973KVUmcxNNeryyXh4+H7UuGAGsP8hiAunYJOrXm6uvDVbWsLVXY
        uZn1jsdFGiLnpuUjS5MEDHPE2wmzVeS7CG2uwnllDpl9kzgloF7sxC/YkZNMXQCCIFb7/AVGCkQCPs0hLmWAq3u9XAaZ4BIcbJ1Wlk4Wcn9v7GbGcO7Djnn4
        LcKV4d+zDWat8nqoNAb38aJY/XbcyToenZSceOP7oAZhxAS8+IcOVYRtVNxNndQvpLcKF5lhl8vAbVzI/Oswdix3C/hJb1SB4nvj4ldXl5C/cw8kn/eMicaJ
        ObYOxWMoinWUWQmiIsdKXWhtAx5l3o7H6PWw3QjVqoLYMa+AB/agQG3xmdF1fA9Ad8Qvqg6h+iBxeX5QzcaxIoD5f2Lvi7iLwdesxkB8buglr5r6T1L9PeCB
        ZBX1hE1tmYQhqApfU4+bBbG0EGQ9hr17Fb5LcgCMZj2qQ4I12fWsOAQ9EaybDPKJuSF+0i+3BvGM9/cZS3GFWqKPUySerjhuUGBEwLhEdERkKtvh9+xI1np8
        dsOWSd0O/hHl8FIumcdc/L0wpdLhJU7h7+dRLspHyyepvfyKrajdyCBEv4eWQptFNgDtN24UdLplCh8gLJEWSlTyqglq++I1sIx/jX32+VQ5Lnnm98y8onpO
        SpZRO24tY2oaq7tx3zuXr4v72Y6Sbk/mn8O2z2ZY8vk/baDjzaC5QMususKSG5bi4BHi0Y1HDx5rWZGdldrD/0TteCbFL1QK6+ajGkTzgYioEtodcgBIaDW5
        w4sVexncsPT1OMERCIeyvjgB+WTmw9b/bOaDqNcMFR/SGj52UmA1OdYNKaSo00D89iaUaQvKLLRCmcHyu+VwY00+M+q+LDNoQ4XIjSv2LTtqpykBVRb0b1r9
        2ECDQkwTqLnfYpVVAAYUo8iXF0oVxDroOlkKoHTiAkPBnLRacGIw+L2KCB/WDnERLzsujI2NjeIwwP4xzPsxbY+NVQWjsviXyZXm88AU9C2r+RKbZZfkLnw+
        CvPGwJKZT5s50ObaluOqYFmKmyMYhcxG7uezzEM2U9ZsqxvBuPkkXPx7jOsITY/sOjSixiFKYXzJVBAfCfV2TnOMuEt3TRM6TxGmc1+G2Bcm7sWcALKQhWgx
        A6d9MkMSWIwnzqkxmhy/hUP497JqsGLKmNOS6cXNhDll+7zi/ft6xQySdj6HMyLauRv04XPx6iN6dT6a0A1Y6/gUMPq07oKL0Pp0/XensRV4uQLez3cBU85N
        NcI8cX6XbZADz1EDHjDICXcM8sVzdZvRalQynZYhrjZl2VRgBQaGwutSxIuL2gjxgozyxdi57k7JNXW3ZdvU3cnLQmuhxNkg3BYoeZ5uIy8+if5NsyCymXpf
        ICRA9Q+jH0M2NLde+bTBOS9/Or3Se1qgYLIK25Knp9l+3JS8npHXeX6FMb62vESSYDgdhtfjSbjELG/D6wBcvhgsgcoTIAzKl43OZL5uJnqyIK7FBTvuwDdF
        Q5xerM5yby9xFJ3cs/R7oBeGu2Xg0wDvwItj243Y9Dkfn23UGI1YN+o0mmsB087hZFK4cL5SwRXW2gLHXJFaqmSKYR87F6IuKdVNzktQ94VoJe64Yl9dqwvR
        Kt2dvGC87oWI1dT9qJyck/5b0cAdDgqDyhSUQOVmWMw0rD4X/lYuQizoMs3wSuOEECJBJRgjjL6wjYwq61Dx5kiVlaa6cpeZFXjBx1cG6VW8aaNXCvfVjRmx
        Im8tz25i4VizecX9mFKu0XvBigMIwmVGjhNEji4IyAoQ08Y5pJLltjBxH9apuJTKJhbPJXJKsxgCEZfrS7lC9JSthmKwWqKvyi2zzZqGGXqLL4snALiIUiSO
        o8rsS9WCZiSlcNPpS9kosNeCgXnUecyIuLyG4kKBTeCSL9raP1Z1aJHGxaUMug1rHg1W5LMpLVuDEU2Za2+PLEhkarVaBtIge/05GWTMZhmhm4/Q8PsQ1rHC
        tZGwEhq+g1px/ltgNtxTqao17NOeOcnSV6MpjRNFyII5sgBcg7kymBcvtlm8yER/Jg2xAmJDCdRJMXzYgBxE2jJhj6TdwIOsZgS/tOirgUkJeTHHDCBa101Z
        ZJCJ07BHMm60KYv+h2pMe2EmT97gyznTlKvE4s0dDt9kiICjaXUjK3jNpexnQHx4Y3Uol2OZOgHYNOH7jzd0qjfrwLAwP4BM5howH+/IQoa680osZMgspAUW
        0gILaRkW8ocxYXI5FrI9YyE7wUIC8rL6ZGSQrjHRIylbZqVsmZXxeEFLHo+gzDuIgS6Bx6+yQKMt0G3BftueSM5kx8vUY8nNJ2mcOo8ls1BTpaWMCJmvOTUW
        w3hUMsEnKXDbDuyOiQG7w71B3XG8CTVuY2dyqiJbhzYkA5uceSfGeeHiA71DEJeqZMGBbSo7J1DF1aSTLrM/TniDyA5UMqnYjijH97KYybxXi12d2XlhVeha
        +Ld8CCrcCoN7sEioZD8SisfghcLr+SptPuRReFG7rD0elz7P+NJGb5ynVaEa18X0SOHN98rNPFS1BW86ZsdM8QFZoJZELpk42BBIXiiIZSQXvmxpK7JjLxcG
        m2PF5BzELTUck5fDOdhXSBzc70jAqhcYCuTCpsMm54XChTh/UJRFOsUHRBOZsGhdW/eLFcWMn7pZ5KpSG6gWTVXQ9f/RdojBnbBPN26szfE9VHzKqvB2X8aq
        KLbrlGdVKNpy7pb67Zs23z4KW+/EuhhZRX0R2GSR5kJDQNFw3tuLk2zfI8IMgo0DaESkedjc2xtbOL5m5YUTjTtx7gcnkbFF2TWmwZcUrByczkl1oa5up61d
        JrHJpLD2/ZT9lcS1Yh8ovHY5v0hclUNcZvQOjJr6sfBoKuXRLtMN1iKWbcLkvDPYHQG7kwM7ox6FuUngDH5VKYcGDRgvj9UNktk6DxLbQAAnHnAIHJUzVWuM
        o8a4v2+UlujfB8z3Y5VgoB5RtoY9ppnnJmofGzhoZAVREHIHTtjvjuOIt43J76TfCawXaNb/Z9trTLFpdMRrnC9/r9Pk+FQkENPvMKhQt2xUNfrOoeYDHt2W
        kcYrOSzhhF4Q/I+2OSh8ovl87qmm47k/9AFGcyT3B7WJcfXHj3EgNzivbG/C2K+QuWKm0L4W8qCmaXPFqWHbQskIv6h3mhwyD4i9lnkRuWaeRJ6ZN8T/XHaK
        EBONk2BOGMvgjfPDqGnmUJzrK5ivUq+kI3nj7XaRT2bDInwXoxQ+0Pq1kipOuOMQ7fo5adezhldPJ1ulIWEdNVJAM5gIGIyhveS8D3uFr6Si0uSSyHWLyZsX
        uH1+siCOUjrNqmhXMlmohY/juli3BkkjnwWt6hIk7hT6LN8YfMmuhd+x5TLhZ5WYdkEt4b/EMq+3bDFeLzbt8TzHz6f5OcXPZ/h5XoXfpaySuTcZQTGnQW7j
        j/lOv17eGID4IYt2e1U0opJLb4Z7/+qXuv/Z/r/6dzdnMN37yS98p++nPvkfbs4Albz5Rpg8VwCTHP4l86YX36TuTeNll5wFNFJew5c0z0bHO1KxCWO4AbEs
        B5zlAiBzMfNO+gBRWv1xWh+MDagp31hNYwhDFles6UoOYUIZlv7ZS4AsIMYy6oeFrbmWr2BEqGVMuAagMtk4D6Pe2OUurxBJbNPG/UBv3H4/X8dAQyoIf4st
        9sDuTgETC0vKChBdoRUj7sDCX/uQsxuG/nB5ewFzsI9ew8eJUTTXfHN+s7bk9LJ9maxesSX1RVtKnjf+13AgaTLbPQF7xE2WQWxmIgtCTSh1QBpK2NuQBzeb
        BilySIkmoQKDHIopcvCNcSJMCsjdY6RhQ9RIw7p4SCOLIErDVjpAJwii1ekhh2kRS28ZLTlGiFhtYr5olCF2tp/CFMTV1QbpYJEklBXHElqVMnMCFaa4YK7N
        Mxgpa+H5tBmmYX7asFLasLJpWFlm/Ds2TIbNQBPbUEjLbWqjMtWb9YHoPkoUAOZFIkdNJFYO/69JOF8gdcVeU0Pb1JnonLQittg4FOtYOWZrJYjEZoOTbo24
        Y6ETMVHDQczgl9tUx0QApnQmkmUDcZ/dwN8NrSisBXpr+QDHcHc4UN0GywYmRhp9tihLB8opv06YovkL6/GXqviMTbc+VlFzwo2sVMSXJk61QSPy2bbcFjzf
        FA0pfDH8HvSbEg0pE1/HzucAJIKD+1awJTvp0ZLZ7rPedGEfaYu14MIs0iZrHkYW7EWqTLSW32HUqU4jhtnCgblQy4o9XMOM7/MODBuRY86BQSNyUPf0sGPG
        iVazY8qBvSRyTDqwk0SOBRWtoGHqcT0WIbJaw+F1kQYRYn/22w3ETm7jJ/aF1hyM2G1G7Gm0DLFPvRkuF4PzWnPyzcss+pOFb7fgU/nL/Lcvl2busl9mv325
        GsxcNk39sjVA25l2cMsgB1jJLYFrFdccrh6uKVsv4vLh6uLy4Orm/OFa0WKXbA23hb4GUS/rZ9O8xoWLU7YxC9HDdxWwYSXiBz3dy7cTeLrLyFu6jbxlBV+4
        6OHAne5crEIy6HqFYvqOuxf/3ta98tEvlYNKta09fced9HFxwdYr6SF3F3k4FIEkXTr9uEo+nhCTFCFb+1Ksg+fw4QO5ENKGSpqMOEXDl28B6k+K1BafckJd
        /ZGzWIfag3xVQ5de07pSKPVbco2kI7tNLrCkfaBaSDVKXdxUwmuCPlWBJQRXF25n0yjQCSoc7hWtH/Yc6oUSJ+JDCIhjKI3riWKTHirdrikNR/ygVK9wysm9
        QyYfLN2xFBPa/El/7Q65CbzApnbvGKvacqSAb3eDohALOLUoAbo13m81KnI2dsHZBIX2caFAo4kumuiJnqkvJqme5uO7IlMNN3PNdzNIbd32B0M0DBpChQZ3
        0p4QbzCk+iBmGYI9Z72WgWmPfALasAx+4MWnCedtIRQVcP4qebatFrZnDkF5z7TFRD3Ot4m1Ygf3aeI4R8RasDXRz20Yj2E8mnmTS58OU+2X7IoE2ASnkenI
        YpKiy2qvMVhgxFj1SN1R58aQgWJqq4nM6vaSGc+2/NCzeegtyadlJlpOW7E5HMkGI9kNaULns+vikdwi2yAHU4dPyE2JkTIGF5tdydmfIsIoQMY0ip3QZgMb
        RJTCEtGcS9yemYgtqAVffMy5fmLteBmkcLJ6PO6gUJwmTGkaBGnRehx+SeYKYPp8vZ4tf6y/v1d3hNfqgL6YyHDUou7GnkVjJR6th4TuCxav5psOQAcQRMXX
        yB6YZSkCVMDSuz2RnVsZjuejJ+p4m2JbSxT1XAHPcBr9FEB0BY1MiLQu1AXqsngP8oI/N13aK/neWPhLSloZNi3upYSA4Whsz0Xv5nvNInOX27UYwm2w1nIt
        xm4MCcK7ajBql8zGNSKFtJhfB9UpBzdmECYjVLG1RogfknzqKqLwUajbYBaBr4npPcxCicmtNR3rXr6HILXqQpP6mRvi61DgitEsloOLJGLYpVlJuf0OcNGM
        X9MrU4NLgA7UHKG8nEvgcgJXEixsbiTQ16Ed10PlhM3DROuw+ZRMDdYkYnY9yQ/+T6/A9swKjSYcEOOScU1fT8F8HURqv2eTMxNHG5oSrkPsTc7LMfXEuxuC
        JSyK3q03XIjXN7SP0BXrc1H0hsYhyzG2m7We4vg4SLo0aVVJITHiVD2caN6g7XrUx8Ng759/BQK6b948HW1851L79MYHRseaC7dN4SK/ZSfbhRE4cL9RR34c
        VNL05EJXTXelPemliRzJXfSw199bbZVFNZ9FtTEY2Izipc6aXmOWXhmM14D5otURvXcSj33tYziQfqCXt7eVRWWth2DLzhdFBUn9F2b5pBvnHD4JKTgRJKOh
        la8a25By2SYByBa7fKwg2cUnBdjVAxMrLE7XMZuEFD1c1IDa9ZSK2IAWX7fHh7bO/3FT+emqsrmqlFyFZ1XEKTBHVpvra1qM1NVoAtFYej9dIGhck4OGSzyQ
        JZncjFLTDoIs8b1AOdVcwA3YzeI1SfhZZbrDS7uD7SBpqTnq+Ln0Qh34i0y8Kd3/oJgcGutxKoRgcr631ggi71pcxmNyXSs3N0qGscD1FTAchNR9WmWzk3vg
        5WFiK1yjI6bWLQME5fIyepaP3rGhooK7NIq3SYXx+lQ0x9xcXBIrvol/fJPCLLXyllugcXobS4x6iJTh3A4roBXk1DYrkbi4Km49m4zk9dz6B2QDWB3HTmyR
        mhFtMBe4830HvD9h8WzV6y9MmznXf0v9c88L38VSjDuquJXcxSYljhXxhza2PAMrGweq7biG/LYqhmApu56dGgYbK4ijC3dUOyCpaP35NpqXTR9Gq2xsDyZ0
        /pUKDAMIlrDIVi9R8xLbPJbcS3ew1TNoDsYVVqlzBZq4kJ0vICNQWwD1BRrJRSihIbCAQEJGfZ8CxHQFGgFxBZeSl9BaptobLui+T8X2vbHbi3q26yzLIvHV
        OhqBKijx13s5NkVqoK27YSmAPg5Ho/zuj/ZDs0sdiw7w+0h0EKthXAaPLPipOWbITx2+onijZgq3Yiu5dfkWqLburxZoXN+iN/w2l7nYHd+CFcI+za+9eiT8
        E0kZUv0Uc0975V5SwqP3QNkttSOdvuO90Qjb2gF8WYsYR9M8PkK4nvfX3FE2uEbMk4eO8G6rsihXYAE7q7zcGGHrp+zca+7nYf7KALQBm97YPcy7dqYvXANN
        V6Apg1KxJYKDDNr103HfNLX0IJp4QPOLIKA3TGcXEMJXvzCN6Bc+3QwUBgjEZvspK85nHz6Oan4BRMf4eYJhjhNX8A3z80geov0GojraC1yxl/W4HD0iZwRF
        z4nvMV1iJ0UM9+41hntHdFfGfdOq0PNUM+LpUz0D6qLBNoSD5hs46LUGDpobFmQXlVqsZ0dahO1tEbYP+25+SxzWAqfNAad5bCPK4DRWxJQzu83oDEIXzPxm
        dMbamjjvDi3fVa2QG/SUWfd4OXKrCHKD9SqoFi9Bbp4gN+iJMhaIe6o2BvHlEZwHvIL9iB5cvFlhTX5GcPzBFzX+ClvDgXj1tips5Jap/BwGkzhAcMGVPjrN
        nwyCg8VdIDgur5OFU6IlbfAlpy8CsZYJLpI6RWMwfWZCGIfleKq7CTlnqKvBRrFNH0ECd8tBYB8aQzTBWY+fYSlmzvgWZTeb0TAj5jLm2ssT9AjhI9dgNtdg
        NpnAB8wEPqgl9S2VdnOzli8yQIeJOg2NjCizMN/LLNsTyv+fZKrN+2auzflULhyzvkGEMz6VDEfdp6IZR/pUNuNIH2gVR9iKVHrb8pm4ikXbbH86xsVTcTHx
        MMaKVTGwSt1+eAkUCO8KZjphAHDMAOCIAcCwAUC/AYA2AAipCjAPw1eqidKlLbhsw/SQM4ljt+s1nJdc/rT+vtjdY01JuJCTIeccvJdHdEPOgmsgK0dSGpAF
        9lQ4dhbjIIK9j0BfDv9nge4JA6ZjRFK4D2Lon07ZueSELl0eoibJEQPrYYA6WSiYJCqXhBBnU5J+02Ea/YVDZ5LEaSRpjp8nWG4gqiXZIQTCVg3qGvWZPZni
        OqgiesmM2BSHNYsLitaptsewtgFrWodsIGitr2fimfp0tEG+p1CdrTcAXJ8O2LSuRTQksrBqcblyo7qsTmsqoa6YePXpUXzXGyl7imlP1+ugO0SYKM60Cv+t
        4pMimj4uFwSOio1xEKAiq163irRfbP3aIvqjvpJUGqnkW918AzuP8yt642J3Wh1oDyxD+bpvMbao4pRDUy2PoeItqnCI84o3gHs8IUQ4V3UOPkIwpmCp0BEj
        pkSewzGn3Sg094CYHEcyghhTcw6ZMk3Afybrrapx2DSdYWHaPmcSaslZkps8VT5Pgd2h5dAbbsrgWCP9ZHOd0tLrudJnm0ufz5U+ubT0gBmFMrUMjELR6NE3
        oYPX3AwdzOXRwUW3CR3Mu++ADl5x5UI9VxCjwgTnKskcLAIDL8ETNvDEKy5mp5ss2idxi/w+IlxeOi8JfPuN0lA2+b2l+GIWylI6l2rONkhm1o4OMfNoVD7d
        08v3BjyDINylOKWe1c7TXC+cZzcl1G1DGmaAolNc14xhmMWGej2nGskwCE2OBl89YjjtIILx4lE55KuYr5uEA4wedOL0IZy3heMA4sCBLp1BnMNyUFgRUxm4
        C45WLebewcVq2NHZ1b1i5apMvh64c60j728ZeQYbZNiMZaQffkn41ynHtGHSMSBZUKZ588pQyzllenFWGWo5o0wP1WmYsCEQPnJnMfr70eheSk2LQk2LPx5q
        astqYi8fvClxR2Fb7wDb7ihxX1j0HuFjOiXuiSP03s82P0oEfuHTF/zcBcdGkFBaLicoXUZOsIZFGP3gQvNMuyV6jK5cMNMmtleXMtEu23tgiXRYw84NL7Vw
        a40L+0jqI3EJpg4LbDNIFw6wjS9dug0GI3ljCifrySG8371xZ29M4biyhNZUB8DEFRLrEJiZonBdXjJXZRNCmPPpzgBN0t8B/6ma5FsF2R91D/MZ1tlKTbj4
        Iiu2xp003WmpVkoz8ZK6DxhleRYOVF0WxRbQ52XdmWNZcZxFsjQlc+qcqPXyH20YhzKXG1ng8E2DspLB2YPAX/iU7G+kdznv59an2cqJ3plSTTJo3MVSuI1t
        +s0ENS08EC6wbXUttCsN46gAqIm8HKjatDV2IbpSuBk47Ew1/Gf4jmfOJK2DZyqmcE80safFGhsL91iARaOx0U8BL1OyDphvwzj2mlaaLCirpMBzA16eRlZs
        DznajPUQFp0mV+RGtB+YVWwWBXaN6qtyUbxcFJ6A/WnUJyCiX13LDybdxR+Xy2JTCSKHZmBesiPl2FbR9wIzCzlB80zk1GlpK4JUfGsW2cossqVW+biIObcG
        0M1JGlGdJf2t9lXZRMx1NcmkEXlK1ySPtPRuU3pWJoC2tMyZnncu096H3UZTJmWytEzKIy2z05TJCp6mK5cWObXyHYvkHdo0I4ir0tIpv6WlU3Zp6WEzvEdS
        3W10eKPAKjfK3cdblJJto4Im20y63m6yFBzaKiPv6jJqC66yEbRcH2l03OL+eAQHEOhhP4kDCGwn72q6opLlw+CQnHqRU686ySeiilpGZLj0U9WvFKFDwHco
        lcxkSmUr+4z0CeO5NArMvG+sKlKVSPg3phuKd3xL+/jOgwLLPjGI6u+BkHubnPMGFYaRJtzpffy2Kjpq/j1YLXomBuyosumm4eMMfaQuh59XfGQ1uAqoV64m
        UgBI7V0Oae8q0paDlHJ6DCdWZjJQ8qoGxxCa5W2LcBBtiJp33a6ujrB5jHs25KxCpIRIu0YAxSc4cZJa9hCvpki1Se6EahLLK7yYwb/76uBbCmQ8X7m4Uo4A
        XDlm4apiecFVokAYVEeUK2fHsWgyXTmWbIpdswR31W+sCTFokIE8OmuQfKOYflO2M9RIgDxU+IzNk9IWQnIVNRYAUNylAKBK5jiUq4rI0QZq8qURbWFnTdIv
        2yHGyUM+VJkRzc3NRDN/q1leocP1rCU0Qptil7A21YKWrxTvHsYNzeBo1AoTuJnSXSZLbFB4WiK0RK6jPOepKS3AnyuvvIzOiGToCiWr/UQl9hpUasreC5y7
        N0PHrh5pjY5FmeYda8Vzsb57GVtyuSo5+/niwfqQDEmdH5G7cyPSuVKhfkuS612hWHd/VckNKcUcZQGFwIeUshRHWcQOylJIMV0oRgN9BxIuH5SFTS7wrhpV
        bQ+mndAN5GbuF2DKgvrM78GyJaU9hqRAlshaFEhdyiiL2cEXsq/yjclUmFwh/jDGzHc3uRn697gphFoNMn6nfisCtTMXwU30GxjeFsUpsVx4lblRh/iC2pWg
        doPTfbz8FLUDMbSkeS5jzG21SAtGYLI7NUg05kfcypmtprq5dVpm+IJc4sISjIFzzZPmLJvihQ/Hb4hMpnwkznqhKXodCxXEyElYiojuLYnOayYR6jQ+UvGn
        8/hNBitumLGUiS0Xs6hk3hUhU7raSYeCkm8yAxSuM4sLjboW8tHoG1vfkGUtD+N9LI4osIUOeKWSM5Va+GeKJrfcIYvtTlSBTxfPVNRw8pnnWcXW3heX3OHk
        JeN7TLt3IINSMvO8nFnAlXW6cLA3sUyuUzxyZyrY2PFl5HnCxDEvV3R4bxUKhgUUZbhB1lxMh5gnQ6woy9+SXLNZMddsVnDNZjmxWxRXgHkon8UGtHhmEbh9
        oQ49Pt7IdcUEUDE13Sljt2IU4tBtfCXoGra/ElUu1yMuT075lovfabrGa3RNU3yo4xVNHDZbu0qE7GuMlQ1zj6fcVyMccidPech3VqWTv6UmMeYy9RxM6vUT
        8yzbgLyb2AlUNXwc4tECK46y1vUoObU493MfsfMW2CdqxO9pRDrYiHRAu1k+8SFeHHt6FdQiJJVPXWNK2UtOk8E+cpoMRlrss/YwFbds5TkuHypGrez9Y4Rg
        D+hb9Ej4JRWNAKEViODBBjJ9cnOf9EG9X++Dcx9YvQLNXIrl4Ox961gsGd8L515wfbeALNLDHsNT8dMZ0/spmJ82PxU/KXyUw0c5fJTDRzkcRvRxNRI9qxCl
        Cq2lSCMcaYQj7ePE+zh8H4fv4/C9HL6Xw/dy+F6EE5EG1aDOIyerMLlU2jX2e2ycnYBqrnblHimiHBtxQ+IWqy96F8Xay7FgP4xjFaCg5+MCp8fECgsls+K1
        cEd6rQldmwNXw+iMfhd9a2hRLDQOQC0/5lmG8i8NJZ8VbVpoxC+X+mZJoKZ2VYUUemkcRldfgsRH9vkz0Lmzz9iDOaDtxe4W6sxrcSYVELmlaQDlxep6tMm3
        N++j6DScls/aAzQeqpa/JLRiL/lbvL2xNRR2pMQQQ4JwSH94SbWin2DkGx2JIdOzhzARDwrIiV2WEx+j9wjLi12+eIQvD/7XKl0d4/akuFQV0bg7DBk2lcim
        OYBecMh7xGzu8CVcRShOuzj4J9dCmwtu2UKuO8pCXdnBEJG0WDNW4f8CsjWrsI3R4OiA2TM0ypwMo9scVT3dRE8Ffbiuq0xUsMIVlaUzTKTPwXYaZ3mnfNDB
        aLjFYGk/w/xXLI6iNopj4myYzUKjOMS5XHGjBgANmp4qiOQKU0rx/jBF5FxTTywbtftk+5Y6PkfcvTTB5Urez1pVo4TWvsX7esS60cgQtxf+qTIdoXLrwyxz
        lVbAF36owRzN2LAEx2yWbAz4ckG1K7wUE83+mEW0G+XybVqykGcTe47F+7CDumOaakKBO2nIknfX9IV4y7Rc2c171PFm9ugYG9LxVk3xd2Jz2o4HKOoN0xf4
        84l4Pz736016YJpm5la9azpefyHuozg3LXbrzRTi8bbtASQdnNYHEH+3RibbsM+9SVPgbo3yh0ymR+KDiLSduYv4RvryHrn2dhbKqdv1DUi3m2pEBe6k5Cjw
        vZS2X2+juDdTsf16aJrK5vTD9GW73kJfEsllBrncIgffKasRuNYjAnUTb0v3Tdcpj/XIw0aW+iDC+/SN03XJoe6zMt97p3WfBiQ2UCwksfXwNHnQjj7K0MSe
        QuytVJ0N01QxWwC9iTesyb/eQHMn6jsdb6Nwezoe4nZTlojXN00NQLyN05wP+5HPZkq3Ww/pbYDlBSltEqXtRsO2UqwN09R1/ZQi7r8Qb+diNnK+VBwq0a+3
        Xog3cTZb0hwWcA/hLuQwwFDZwQ3vJh8l2YX0epAbzLHnEXtAb5+mwBs49kaOvUtvmibPZo6dwWKuyAq4N2NvOZmuE5huAsTeM12vYzthzm/cNPBbmabR/8Xc
        u0DpcVzngd3Vj//R/6NnMJgZYACyuvGawYMYkhJepEj8E4EPkCIhidba2mwCiaTizFi7eDA6TghzRgJEYX1on3FEK4TCHP/zg2syWcA7OSvHtJc0ZxXuhuvQ
        3smuNmHW9J5xDn3C2JR3RHFPaIcI9373VnX3P/MPQIniSTjEX93V1dVVt27dunXrPpa3PyQaYJ+88hYtBfTDZ+S4uUNu4IOKUXy7YDNB9q/g8YQpezdu7szL
        8twYlaEf69iD7+VbOw8dwYE52jXWtrodJ+4V71U+fDky97lYmoy/hRk8LWQ41yLm6ErzHnasQfz33Oyd/IgrfooF8655k0tnwhyfDTwCeZadJ8HzMyrUpfjb
        WGPKtOPFBX8e57Z+1+clp1htKLnZFpgoBi8d2fG4fcCNE+NK5qKF2BSCZWcsu9+9lAQFaVtGwdh/Tiir0KvXXIUirSUnf7xQn+Q4FLRN7to8L94E0Yfukk8g
        oqR7WpzTqFZwz4ixq8x23rLjpi1yQRq5niUMmSAs34tbuee1du3uBylF3xEhgHyIHhfP0tjio5iL1b9cyw7flm62kiHT3dj6/WzxNSKQxfGdSQyJtjeqZm4g
        UJgIynh8d12CGOxxzt3AZypUIXEffGgtGk6sdj67htp52CiFgY+o6iLvWCnr86FG6hz0lhR2BisLYIsPZBGFkJkM8L3KITS7KJjNZNBZ9UEv++AxXi1X1gN3
        E1oUVXjjxgjZo5BbKDQumBqskvw52cGfbyR82I4JUxcbYzJB0Bsm44O6WRiYpnhC0834cTdpRnyfcmAL8GlNcRom++0A+20/LynmgU2unsdHxsy2Dg6Y0hHd
        gOAJFk+JYlwxRkzwohUvKMr0TFbGcdOGn56W5amKuqyeuuKv6c25cZeYbUTwxGT9FRMmzacFb2seTHKOE4sf7XF+NlHWvIReykJMyNz4AWjW2y61wy0a0Ss4
        HuaTQ/fbKWvV6R0Pj6TbH6QObk/g8K1gzcbmPwXNVCbYOx8iAu3l3hO2X5QgKMYeq9vuTImbKdfKP6WUfXrIWJ8l2wsfhUazJzyWag234OcI0R2omhFIuWEI
        xCKCd4m+NVg2aa1e8loKl18aKZpU6Ub8NQ6J7CkPpiyE3XGynVVnUGF8VqUNaDAHuiGS9wbUkkeRxMlOLBX8VUS4MuoHO+HawdejB71RrLY4pfdbBybzIjtY
        qR72N3KCpBuszTyqd8Zfp9mDitmYyDYAXk5cVhcnXgtFL9I47cjUxbCYo9U8MdOdxP3p0TZzK6NdZba35VGbFn42X9rJEiRiuOgfcQ34o57zFjzvu/HjMYtp
        3RhVep+a50vKx3xsKwMx/rqAZzQZZTMdzc7BdkBreYcFFCyW8N1G/A2V7CBsQEQMagnzii4aAE1najo1MN/NJqNyHvKaK67E+GsLxGh8oc4GmouwRaT0FTeB
        6iZdPe+mu75Il7uEpXjoDjjr3ckf2jF3QY9d7OSqo+n2i8DZ0YhtCRJexZc9USjiKeAWp0DUbZJprDetkyX6yqopUndyJ0s9bTG3r2mNeWgNa0y4WjKmnrZI
        m9p60WSfDyMWYYuhZsw0hxLYvQ7o5j61iRK1Tw1T4sJ5CbHbB70yJZvF6dLsdzlyVl8cs2NP3ddaCCcFE9i3Ux9dz4d809eaqXPcHU/508EZM1cRH4tjtUi8
        drgSgpXvksNmvkTsn4fUUk384szMzILaz/bYLlVavhJRqzI/mC/18M3ijzAsRw6yZhJ05luLF2IQAthkK1hSDxOdfR7m23y3Se4OcMj0G+ijxl/be+9TV8c8
        pqhlEJP96i6OxsVuGAuD4AGlK9qVMWJrU0Jlh8uaMnAQtcs7gJ84Lc2lYU54wiLhCVHCSau69CANdggtRsoYL7qa0wWvcyMpnKpUH4RLTY7lpssPj0SIHl9J
        mB8ID6qfRkDng+oYWBkebhU95bJrvft8jmKhFVQgHTGyv/+UeLJTd3AkaOSlHuw54ChXyxU8q7pHWAPBMeaJypTgxxIvweV1T4q63UUnpehkd1FYDgw5Niw6
        64mHsIKI/4OK+sWZozBOTvz/qSj6b5UbTtvoO2WO+cwR4VN7bsR8MEdxY7cFHP68JG4LlHFbEOrgvrqopNM/cVtgbuC2QLToITzHal9wW2DeF5m7fG9KjDpU
        1iLmKY/UeZXWwafYQyqYBSZ9sJGJEUJMxYq9jqKokqDHXB9gDU8oRh3QQ7Qr1idD4UiC7nDcOfydVt40O3g0DvW0o6bhMUQMwe9EDF7V5dYRHTLuHDeCGg6L
        h8P2i2mAMK4BB+EiaEeIW+9IxDGHPdtkHugOwD+lY72r9XZP+YjxTtnlkPL/LKvmtPso+65rayMaaS2sY4/guSMZIrEbip5l8p2n9TBDK0Ydc9GUtK/Nmy0a
        1Wgz6TbG6dabNTwS7zLYH45BCQZivZl6Gu1TT9Tl7lx9nzpP163zdfgIAFeW1umDEZjxBmF0jfOgeUMLHQIMBMQIvuszZB0O0tf2bAxA2thJG73CQTBCgMvp
        h+inU4tuLHof6XKXIOYb4h3E2K6xNxC5PsZuSuT6MLsqketxdlci15pdlriWSWYHCoa7Jvw7LM4lQnagCQe44DyNtTCfh+XHYWb+8GGLmQMwXWJLBPcOeyYG
        n1fQCcWZmNeizeZN7Cck4chy5giMKBXHYsGJcniH+TJxVQFEjZJdZoNB6AGn8EWdL5h1d7VBo0wOlKb1TMc9vJr80I0QuBwTpyZzzBy6VST6XdPw+017vrai
        6UoO16CG6j8yiTABtEIZR9Hsd6gk8Vcw5kJn+bwxLSGMJsdwRLfZSipmYqKNS4vYuLL4GtY6Z78EPABBU8z+3lUPmH6xnVtV6Fdg6Bc1HfQLNIV+72b6ZW7u
        Ivrlsf48XGDooIt+mfeTCnSr5WuIMgwjOKya7C6ZzdU8Q6lS7352w6JzZyt0y7aKGGPiUV1igq2LFfhVCcSvCnuKdcXqzuPDSQlnWYJ0vVR3rBuWmljOsb9t
        8FdP8NQLYpc6wXM5hsjmXeZ625q3dQV/HlH7Nq86ve5MzD46AuMNUMt8WXbTJD9EGN6wcWTT5uuuZ33WQCfmCC8h9qJXGXj2ccV5P+81d4gMNjHi12QPp+PJ
        DTBrZGvP42kK8dXghXRIrEB7iJ8z7LRfSrfinSa/oKm5iZvGnbRxQexHU1c8s3s8rz9IddtQXV8n3XSh3aH20806TRVuvqD7qct0O9BJr7vQ5hpPfKAat+Ct
        4Qvpho5O0ZqNF2iX29RUz/UX9DpN39L0rXY7XZ87Kdf59YOnCKMG9SbdmOvozfq6OT3c0Ru11tfPdeba6Kktu3irZb3nS22a6yBj6wtGjY5el98h9viFtGGt
        PPcQN29v5j8DuSBNiP6u4v3XKt7sKt68VvGBruID1yoedxWPr1W8r6t437WKDxWfDhWf6sG8Jtrq5PuVhh4pvjTS9dLGrpf0cMHi1NUbCu/Rww35m3XeBM24
        dnHH6Zqrt8ZLsugdT7aK4RgUJVvjkzT5ttlnh3F2yzMqYV1Mneot9plOthi7vDQzH00avMptjf9YGc05VJbd4O3sxpfl7IxMiIbmadbUjNlQkXgP/hviJ5Vu
        fFtvkyKpTDzO5UnYpzkTzziz79syn/po1eGMrVJbnzZvxd9GvGm5Zu7iDH3jV3kbD+CXmJ3zTXDSXOiQr3asFwziUNwx5n6nihKkBsvkqHDS7KqDDfq730fJ
        ZvEj2ZaKayncFYo9aE7jCzl1SHIKLegurQoVNWvFDTtL0hqdpJGrM/JodPW7cZUmS5+oirRQinjlQq/rYCi6MrzuKpnJaXQ5yYkkrobiU94oqYq1Oizu9I4e
        RoquIdBbxDRyRw8Xb4kh6tuN8aCsEaNYllgdn4/0xvC+lBxPdxZKnkh3oSQ8If5Ti8e7cVjVozGE7Khmd89mbNW2AfzphKYGf3Srtp/jD6XFD+2hv14f2iYf
        2tPzQ3u7P7RVb5MP7e3+0Lbih26gv14f2isfuqHnh8a7P7SFvsAfGu/+0Pbih4Ke+kNL/hoPFtd60F7rwSzUDWm/tIxtJPq+oycrikc5T7t8+xdH0lG9BcKn
        3sXp0YriY0W9CLEZFNtFMUdaox6hYsV6dmqgwhrFEyaAxeK7en52mfaMEBPmtdhCeqwnW7WAdu7s+cKuni/MA660h4pfVhInAeJSaJT10P/Y2iNvW4+8LT3y
        2Alb0y5cMxHUEjy9I34Nu/alCPv33XIDMzNP75Gbdh03N9ANzmTif60kpsXqD6QqSXp8tlcct7TlJiHoECW8K+IGmLrlwLPWdUuNyG5pw+DvcZZpX8u6S1hu
        3rQec5dv+xILOnZ5C/WMei7fNkdrIeW9khX7XdDXuTSeo/WrqeO5uXZ26Oo4X4qSsnxkMYLjafORV6JVH2lHqz/yXPRBP+IZCuyLDgoHR/cgZtGRwPhD9uMh
        XsFWwAdrQ9Rj8FIz1IwZ8f+tUnWlbpHUIm2vsaTFLbPszcrRSCVej3FPWFcNSy0MMuC92OlVLnWTtMfb6ho1SggjC7gPMTYEI8+McGHQ14CcQMzg6Fpw6w2P
        XrDDEv2TAUrdW7OuXgMJs/6Z6hpqqLNrPWiv9WC+yjtsVr2eqU6eMoj1hwBQwhERfN59LqxVweJaD5bWerAMv14L1UldPsUs10HewBMl9cTbQtUw5+2q4cRn
        q2DFYWheTYQPX64aRnypihMqGJpXk1RcJFQTV+D64ef+auQiclATmjNfgwmCoTnP1VbRnJna6u+er31QmlMRJWRYmtfdn+SE8XtOGPZ0likHpVYnabtVZdoi
        WlGMKdAVmSlPTmYTakkIkWuGEifhRhMLoo1FXGwDPuBiK8YfuLZQnkQEUtcgWXH8y2Zs22UztrNlM7YzZezXMP5lgyNLZYMji2WDIwtlCYkGJWxrzSSA+xAj
        Yjn17qF+6IiYaDPgKhZwFQu4igVcpQC4yqQBWU7BVwCuYgFXsYCrWMDBymWhsibgKhZwFQu4igVcxQKuYgFXsYCrWMBVIGM0vSnZ3pRsb0q2N6VCb0q2NyAY
        K/pRsv0o2X6UbD/g82OhtGY/SrYfJduPku1HyfajZPtRsv0o2X7QuhbRHP0IZ6chAbP1AttxfjVvs9TjI2/+2CTgJ4bJfk9MzklAYMc+sGMf2LGHOLZ0Mlsv
        ggIygxNcjcyBRYLAIkFgkSAQ3Tdd7o0EgUWCwCJBYJEgsEgQWCQILBIEFgmCLipQIJ8fYlAKVOB8vTcVCC3sQgu70MIu7IZdOGmgtiYFDS3sQgu70MIOk28h
        XBN2oYVdaGEXWtiFFnahhV1oYRda2IUFQuDbDvm2Q77tkN/dId92qAct8G1XfNsV33bFF/XFtbri2674tiu+7Ypvu+Lbrvi2K77tii+04COdptP6I93hgApU
        cILzk8RkkWWtQuScCCg77sqOu7LjrrJx5zVAFRDZ8NYrRl/Z0Vd29JUdfd7GqjVXAmVHX9nRV3b0lR19ZUdf2dFXdvRFj43NWn6iuzXVY7eW0wDPgs6zoPMs
        6Lxu0HmTk9l2rjf99CzoPAs6z4KOT6W8NUHnWdB5FnSeBZ1nQedZ0HkWdJ4FnVegAa7tkGs75NoOud0dcm2HetAA13bFtV1xbVdYDdpdsyuu7Ypru+Larri2
        K67timu74tquuAkb/Xp30z7WTXoEK6plXV1omNbO4MLbp2aapu+LDdP82YYBwlLD9KPdMNBYbpgOzTfwIQCkYcRFLA9puYbpe91kbeScpVU5wIUsxwAU96eh
        V+Ml9VqvDW7Ue4/5ASVRWz+oSKiXxKqXZCsyyrrS4z+y5y47xCFfspsNtU3v/8ievOwxpzI3sG6egcQf2bOXUXMuM8bqfwCKeeRAzZGPZXbpkgyFSxfbBclK
        MoC4cAURSzJKuNgm6FySscWFEpSHGBCWWiW9ky21IEeEpVZJj7K9Z0nfwAe4Jb2HD3BLerfYYukdfFjLHqxOHnK+Dq9N1UPOOaT1fQgE5rdmmzg/DoRYbeeL
        BdC6QIjeNr5og7IFlugFQvQSvlgG3geC7tAww/FWgDiXrXOZ3esbXlJF+ieeuKGSMlACkTI4XECgoy3cPYdBAr0rOY92GA7QhdrOYHAYUscoTbnbjhYrMkd8
        3aF2+22avNxtx3QbwYZwtHQ93BYb3SqYMr/7g7jVbFVbUfw/QZUogkGUj2bd7LrTEq7blVDb7HKGVRNd6Hi5cb922ZpXoqg48e4P8M5+emehWnznd/rcYPrq
        MXnxM8ohffEzjp+P4ecAfm79UMEbobfEKkq9QzjG31cfJnIjfp/n3xf4d4F/X+bfV/j3Vf5d5N/v8e9r/Ps6/y7x7xv8+yb/vsW/y/z7Dv++y7/v8e8Mt/Yc
        /57n3ycU9CtnVfwW37b59xn+fY5/L/HvPP9+h3+f598X+HeBf1/m31f491X+XeTf7/Hva/z7upIYxRKOmBvMv/LdZf59h3/f5d/3+JeWaTSYf8/z7xP8O8u/
        T/LvU/z7tIeOtD3TkXlPUOw7XiKN9jZyqyVBjDRuOELAo+leEnDj5fGiJN+T5DVJXpdkSZI3JHlTkrckWZbkHUneleQ9SWZ8Ts5Jcl6SJySZleRJSZ6S5GlJ
        2pI8I8lzklySZF6S70jyvCQvSLIgycuSvCLJq5IsSvI9SV6T5HVJliR5Q5I3JXlLkmVJ3pHkXUnek2QmkP5Jcl6SJySZleRJSZ6S5GlJ2pI8I8lzklySZF6S
        70jyvCQvSLIgycuSvCLJq5IsSvI9SV6T5HVJliR5Q5I3JXlLkmVJ3pHkXUnek2QmlP5Jcl6SJySZleRJSZ6S5GlJ2pI8I8lzklySZF6S70jyvCQvSLIgycuS
        vCLJq5IsSvI9SV6T5HVJliR5Q5I3JXlLkmVJ3pHkXUnek2SmJP2T5LwkT0gyK8mTkjwlydOStCV5RpLnJLkkybwk35HkeUlekGRBkpcleUWSVyVZlOR7krwm
        yeuSLEnyhiRvSvKWJMuSvCPJu5K8J8lMWfonyXlJnpBkVpInJXlKkqclaUvyjCTPSXJJknlJviPJ85K8IMmCJC9L8ookr0qyKMn3JHlNktclWZLkDUnelOQt
        SZYleUeSdyV5T5KZivRPkvOSPCHJrCRPSvKUJE9L0pbkGUmek+SSJPOSfEeS5yVZkORlSV6R5FVJFiX5niSvSfK6JEuSvCHJm5K8JcmyJO9I8q4k70kyU5WO
        SXJekickmZXkSUmekuRpSdqSPCPJc5JckmReku9I8rwkL1Q3ZkomuK20Nn+FDXpcRyG6ENQPsZ/FiuJD+xnR6CSXA8Rhk8O6qzYr+gD8zkHid9pdPNLzrvOf
        K7fTHbCa2AbXrLZPQiuXWcOa03rt7bhVbnlxGD3huh6zbn7Ky62JeOOzVWNrwdlHnVESuRlGJKq1YZ8yLg/gVWbmD1gTVE38+Z/+5jf/5auvH5S4fK6olz/x
        zXifyrXqmpGW/Sh00GlLejfUX0UvdZeKoQH/hOu50+4ZVoAfl5N7cLl+fCsHNIEfLBkZ1C+bWrFToesxT++Hl1TZwFBuzIo/OngxDZ+Fm9Yvpmok8SgnhE68
        phs3sqrwDiK7QjFeQU0emmzEZ190PUWtUdBEXXSMpQtHMr0V/rs4cgbMFCALCbrj2hu7k3ffdx5g+7dR+MVqti7/UiywZFAz2OMqe6Xw4NUGaQzPOllv4N49
        gr2XFhMcAS27QmWznSBqSDUY63IcRL+lPN9CMBYIerBiqwhERZF9FOEtZha45x5CCutWIp7GwngIWx04caKtxdakzBruuhL/WxcGNDHthDxEAQk4Si4iLAat
        +Cu3uDv5qvyVQ84YrhDq2NPV/Uq3NreevmA7HcbD0DWG4nWnnbpcKeDAYSgDid9Y4lKB1E7zifX6vTG1VQJmBRgmPzNrXLr9oSNix4QRw1mCA2EHHDkHSGow
        w2Hvk0BTBzbSNUoCYwVxiI+zYwz2ZU8FBLgVYKvS/eFJBpuvpnVVqwuwQGzNtL0kpB1bUmqNJOWWm1Rab/1KzDF6oLONsGcbjTJ11tL4Te7uQAqQJSHDS+Bc
        A5xp/JIK7mLR1x9fOUijrY08djREHigLxilmD5wyO2+ly/eeohl3gC4G9hHF8VrD8FInYB7GzyYBs4YqTOtj0JEErMM4aLX/n1f/uWrRLvQVTyNXFaT1aNde
        9zbITPY4n0Cb9zg8BYisoelE2CLA19dlGZ4KA5Z6+L57UpfYfLX8CLwKxY+cwgh4rcNTH2643vRVddVwbUTD4o24Hk6ahVmL76VhFzQPMMofAAgYnrey5/0i
        PO+ly3/xywRPmIo196lPMvS1RdtRHoWUuz/OPmBfRoAdAh28BhBAv/svzlqAIrfXYJRlMCo6f63a+uNftvOFX6NlIomQ3CVYci9GY4/zKTgw3+veh/D1KzoG
        VdRVfVr0uEcTb//e71/8xjNP/Y7ezx0ChsJMujAfuVE1YAji6ZS4FSHmY+vSAkK1z7zMHWr1tdYVsPtLaTjSev2puPXCU7EOR9JSoQ+lliOz+V7B97uEjHwy
        aRA5qN/i3kdJ7ZDzKUoIc6iVwCOCuo4AdcAFxjlVLW2pMm1gaEkthkLc1UUhQkMXhE5+CEx7wGX7pth6fnEZ1TCZP0Slf66UP22XuepWp/Xqr8ZER979N0R5
        xTSqaLedq+2ZGOhNwgHVveKYq3//vvM5KkALDVX3F6gOSjHvvsEUvVint6JO7X+A+rgan03edRUR1wNr4dd656249UwIk6f4D919HE7ZP+iBungwOw20gtlp
        oFmSDb/FWzM/rYlq9ScVjjMslxEt0cCeOpbAEMiwCZ7wwICEsrQuHICDJsJKoH0g/EBIIEmj2xCOTUe0xN+mBiJ24UbwvsnJV1xm8/BTW5OJi/+dit73PPdM
        MK0ea136FXR+iGg8zeWk2vr+d3//75dWjdNDNE4vFsHGI/UtAlwkU4HerGBxL76hVr2hvRfTenEk0tqE+ws2o/SArk84n01LJ3WtwGR8+lTX7ecKt+VfsFfL
        xIzo0slT1Kq3GNtS9OgP0KN/9/o/8KiZb3z3N8+WgCgJgnW2/uEvo9TT30IPCONawpq4F9Pwk+f+7FeeWR/9fkCIFH7yxKVf/NJ77b6/Q4gEC6aCZYHXev1b
        qOMFrmM9vkeQcOmLw/gM1ZXRjw4RnLDTVTVVVqic1buIuw8FURBrK0eSQJAkECQJxL4rAP3gGEXixouxhFa7F9PabRznu2axxLFoyUjqMMpGv+YRayz67EYv
        0xXK6MNeS90LTpQ3Bcwgz8z4k7C6wrHDYydTCQ+j7gKTKVZ48naZw1v6R0dSl8ZhcTmGMaf6OZgXN9lcmji8R5i3ZucUEfNfHIkXfiexbZDDN9YhZRNaHP9T
        DSkMM+7RbBM5effJOuJm+/zYbf2ZuJPAl1BXwGlgPElyPGWPba+yStkQI7inLpZXtv40vF+iXcKxbEiZU9gz6WCSLwPxhumt/OKU+eJU/kVjTexjhK/dvsw/
        iyMAgYmtwm5hl8MeaMpfmbo8ceBxmiXauaTV5Qn9+LmMA5/RZyc+cf7Z6Bup6p8ODcGts3sJYsLYn/dXZCrD5utGp5IOTuizx+piKi7Mjc8+wN7no2lY29II
        IjBrJJzN5XQIb5hngfwCKwapUcmg9m52qwmv4/B5OoTMIV0n4qkeyx1Fw4kq+Prgsg65A+wpseXSt0IOAovrwPzmhVz2I1kopLiQKhaihujhc9nHlDgTsR90
        Lms3+6DL1ctv/gDTjauU3+wB4rH5l8/FR+Hmf5hdvUQ5nARCdVhrE3vi8IGxAMj4kcvhCQd8reZJmqy7CTA0yqO6rv1b3O2UlA452xDW95CzlRJeWOqaimya
        cJJBOM01YcTqrU2TcJGMlTiUUAThXgJ8BSxQJY0uS8RC3JVTAbgDHyAwX6TNferE99A1foP436PlIWIjsl/+GkcmIfjR4MVnj6Uxd4XmOifTpxN3YjoZnABK
        OffVvY3imQmkYEK8NGlqIz29Cy8dPU1Iz05a6UU1MR0lYI9eo8k7SGD9+kRMeHxOE/udXYOARcQ+Q8uzAgY6vpcYocot7u/gbC065Pw20vIh53lXPBZ+BykR
        Dz6WK415x9Ph/d5z5uanCb+9c/SxwQm4RXj//dvPHhtJB/d7bdiIlgmVCFsEJvGnElpU49sj8JnVpClToSqYrDA/KmnjMjAcMK1x2JgaVVBlABbcrtA0vYvw
        YBDQO2KKBeZXUdpA72qndJN7dx/Qw9YWYBrJ7DLlVzxtAHHgxUEj2vxR4yLg8Op600Z8l2iXVNl5EDsPdluV+0SDo8THevxWfL8u7XEeQBGQ4/JRIgZoxITz
        GaJuJZbTIKatMIXisRnupiA8qcletiqkPqKq1B4HYV/ZTFk7951MugPC1+iLEbcMC4w0DZ5FnCOizO7U2UclItTkRf1plAQWJwRbYn8IC+BagOYFk0RwOvRd
        9HIkdQqLE3w1uI+kIOL07yhLQCDPGIp4gdnqSJAmKObzwDOq0xX+mQmHLRVMcmV+8LRgn8aOTAgHeO0UJ4TaKPOdPu9MmLlvcX+IcG6QKIrF9aEC3rObZ/6O
        T+PL81bJZPZlM0lISTNZJgSh7i3uBNbCQ04LzOYhh5c+7IoDwOUAJEAcdntcrpy1JsJdaBPttgXdzTrgc0TPgUmiD/DORreg6kM6pBWDZkD4MQUvw9JInyHi
        CxkJIGwBBZnOEBnwHJoYf5yo8sTt559liFiAD04sEO8d0oKVYNhDET8Yb2Gw0tbpIJLy16nV7ueZAmmYrTvUOHZoQCi71914i3sIV3ucDYecg3I1nFYPOQfE
        T8pAWoF8gK/jfeI9xXj/QSiuKpMBhISM/xrNe2QEWcUbs4o3FCoeLlQ8kFUMwRVamw5hb8bXbFYun6Cc+K+b2hugvoRHk5O6iX1SiLWOKPpRwtkhXebx+jpx
        wc7n2KqcOHwi1ifZA5TFWgfOg1nWWWO+xGf5lBEVYiZf/7dO3eKCbnxOztm3suOzCpEwWR01L+TCXMkSoTzHrASurATElV2mpZXXRZqdPDUKC4XDpuP+JRrH
        8cfPpYMZFxJnI19qveJwpM34GGjJXakLH9esXWWRAIgmskl3EsuHM0X1EabQRP00O4W2X80ahZy8Ye41i/CqAyw/j2WBlgfoabACgmJ5wBSBwiAif1TYQ0sJ
        TD8OWHr5GfmUg/XlcLIByYFkY04alJAGO+2ZNDgZaQBd4SXCkgdLQkAeSpC4DBaowlCBWqy5Mn7brIwXzMr4lFkZnzQr46xZDMcNAOhytBc5YLjwqih8Y0R0
        j8GUlmkqIGQAzQPqdxkRkX0kMTEchKxl6hJw1jAdZUwSN2c6yux/JA3iBxCfgX595pYUDiI0c0plwlHZEcsNoEILHWL+2oyhvKGgWBPx+WfvsO/Cb5Wh0wEY
        qnFuAhqMljrSUre7pZr7BCknepVWLqcjdsEOwI19HrurQ87PCHX9aSGrDwiRPSY0E6STZjo7HYp9FpsQ9apQKyqwDYc3ZkKGYbj/x6ysmBDZo7xBgvU3gmPj
        B5ThU9ghMctEG6WlH8TscARnFmkj2yQ18PEyfPjfOsnf2OM4oB4VXRlVu0H1KxDx8bkGi8h9YvQQyd7BglkRx81u4hh/O2IpOMseFMuTaTNzg+WbSJZZ031u
        aiozyEffn4NmZAPDGoudl+AyreoI9cT4DitngHoQ5uvuZNKH1Xgq6cdWaAwc2iBT9Qd4Y+mIX7rxSShVts4Tzq1rjRq3cz7RjX3QJvHx4uH9HmsASlxX0Qsc
        847RZ5rscy4diP8rjW8uuqDn63WTkIt1yqjqrkp/fh9UWrjSE/u9BXP5s+jm8+bm+H6P+MqmRp19cNFDdf51rlHpeFKvP8TB9Po5qBU0D1UtCyPPvbCfE9dD
        ukIv0gjcKYEYWCjcYGoO7KRnLp/ICaflyPELBwrm4MMq/i/jv2oO7Qi5PoZ8dk0lA8QnObzPA9WXrd4hp8KHfVutaxOItVnL69aEHZ0cSDjUxMdoHlPmJ2pu
        ZCUA+eQFHtOkdWSF9y8TMeXpR+8McerrEbPWl3mtob0e1gX3kh7GurBiVZAywyC8Di0KiLKeKrsoqHz+06LAuwl/MkqB4v6U8L0MBYRyT3lPy3Haa9INnCig
        2+hGvgHMNn/uZaKmdvOHZjDIs0y3R2ZEaBVgxTBsEpxqapna1LCe7RottGurtEubdmGYI/FJFUF042izM6RhtocGjhwalNmpIgYuEnc0VKXCtU9Vwhcn3LZh
        Mw/fQQRNOI4S6U9FxD5cI9Vm61W23kjOjkpoFiebqFUlnHIps9IhXBWPzmewVMQEghIo5xDnIRjIm7Skb9QbaHUapO0w7R5+XhxfUrGfldInqLTsYDw99AnC
        Rw+igPO3Ojg4cICqHhjE87fx0ejgbYq7seBanhyDURdyXUcThiAX/ZFqq4sk9EWlgsdoA8FmxfROGj5LKwvtWBRuSriZTGlVvYeJWJX+wY8C4niCPZloniU4
        l5CEtHDD/RNtiSa8x9PgPNbj83RTfmAE0RkokwVW4UQZfGp54n33rA4mDpxNg8cnvvqYDlhio86eYwdVeQ6VMmUfPwcuKJxwz8DLECUpre6fYf4vYomPnUfH
        s6v2NNiXiYL01KPp9tWvnTs/216YmaY1/ZymHPhEq2mXU8K4Z5O6dp9FZ4lpiAl3ayK4r4sYPxL5fRUnr0fByfP5Oq8DfHDO+nnl1Iv5cADQZ59uuKMHFdAc
        F9xpFXSIrsZUbb+qRS/5yp9W5qA25KVaZCJgDn3LE+RbRXfCpaXenaidnfAn6EOX+Ow1LV1mmnLL+QnAjGZAWr6cVllSURl5/NMsUy7WDJ/AXJMq1NRVCb9G
        2Fs1m14l7/GCJBVwsqq9TA7VivahLSvaV7qcRty+Mn2IvSezi8D4pxKOJdvV1GJ3ixWZV93sVXflq0LsJhrnCbddSh6ATI8FTTgdwGavRDsCeF08fVmXL319
        Qj0+8Z6gDdVfRfFQK+xbQu3SpkU2GSHmoELipO6zxhACjcya8tmJU2fPEXuKFimOGKUYKFk3swKqtrq/ZWpf4rHrLywld9V5H8DNcLgZ7HVrK/sLfFupkiCQ
        Fl5PgbtjL4YxRJvEzxEbhzjFYOhKl5PIBpsbTr18QVPMghZ/WZoYTZQnfOxlCmB/XNuBI6A61KlPs6Yzn8SAEfcsI/5TIMMexhZrV5UhJOPVq6ybl4V/tDzC
        FIDLgwUlClsbhpCGzRH4sLtFnz1UgwnBWoUH8niKveiA3UnAC3DefeKlm6sqS2FI7Z2ebfsvImYt2EsZy5yJzVPT7mM95cEs6yT89i6nQZdIuJfE02N+3luR
        PdFURAcN3z0RsUAbk6iLbSgDHjQ+JaCJByT2CYX9S9gXnRPFcGq4KDbJ+ZyVGrEQir39TZ/mIKRWdsSOIdlnp5LtYq4Qg/wbnVzfHCz052WzDZR3WPgjm2w4
        U5VNdvSXnlKPedOybwJxC7EP2UTNle6iUeDgWErsoYtQ81WIXFz+iojVLQyLrwRRBh25lw8wa4gPEPFeZUOxBKkGx9aGZz+Q70u08q3mw7g+THZq1jEW4cju
        2fie72qEIm6MRo+WQN/gaol2Zo+JuNBl6TCEh6xM5t0IT6+tAycvP679cxwujk1yTLw58GPE7zE7tuai5q9YxIK8WATaQNtakCgTFZ2o0yhEVmOeZpMFqpa/
        nPGAXvchAHF3KuMDFYv/5Td/wAis+IEqPoii/Xxw5jOhFBbjHwX2cNvQJcy7tPyswIruZmY8hrjP4b1gP0doo4HEZapz4vZvAJOTVXD3u3+z9ZFxJg0vp+WJ
        eDXG2CEDkiUlfCEfbaI1jA6ly2viQ2BUJIQzh2QJfPWaKKH46MyH52pw6rsdp/XS9FEOvgfvuB4/NbELObwiShzm2O9iTkxYBWIWfBRjtZ8P4kuX93vDNFa0
        EPp3cGh32rjlTUVGc3JlU1Ovq7FyrpFBdwUsIEMoglm7PeCFBkRogeJZb56ZswNorJhDIy7e430mFLRYYoGENIiJu2Y/uLR9FFs0XklBIIlSEXa5lwSxIkvS
        RbuDeTLj7xJXZeAy83gswoR+gPB4wzmPNyw83oDweCwMZR4PAtLovSHisSvThV4ZMjejTx4Bvnk9aDpxWnL+nzn8/5R91YL1sYkmkw9CZOm/2LabWUXdT6ss
        auOVmz4TXS4u3RWQ1PhsGh4boXlQAexAG/TZxIxfUvHEQraLOBNpMYu3bxaTn+Ipy6KKupe9gPbpMBvzFtEEmfY8tyGyu/0buvz1Z0+n9SnajBBK1XHad9fI
        ZUqu/1s8NBM+sBceUo+ldV782fB8o0U27BbrIxHXTKt2kDXpYXh4rsL16FRau8uE76weqTtXBQV9BH66GRS1DwCKsDcouiCAZksHInSgtrIDNR3ZDtzLQT2k
        ouMSGQOAe0wAV+oCXAmAi6Zge0vbM0oYcFEBcAwB9L8qfleN0NaJEt983Hm21fhKyzuZ8kolbYCrZpoftFbR/FBcF0F14sxZQijv7DliAs81TcMy9OtBkXna
        Mp9usJsYzwK3zgS6muPf4xM1guJEswhF2m+AJGEU0hJx51W0iwbxNI4cu6c+43pSy3A/Iib18goG3ieW//OruQcgKFbrAm26pE1bnZ+pu4jQtorhgCic9kEh
        c6dU81ft+gW23o5gxtbbyfF5jvAJMXdrgdcyvvFbGDxdm7pHvELV6OH9hoEVKPOpoBmciogNuwnJj0oeXV0Bh0u9JEQpnzNcAn3cwef1/WJyXTP9eAiTUJnT
        zYiVJ3sNeL45ldFtCMOWhl2QzQkdA1etDVx2DpvB7dowFo/YlPcluwnLGN0cLFilbnD7IW3iFjFUW7ffqwHXU3LC2vXkaN0ubBPN7Kt/I6nkBQ1xoyyVt8Gc
        LAMq8ReTej4oEBkndRSsQwZdqTutc9+PWzHk2GgVU3dRoavEP5s26Z7QvW5K6ybtxVlSzsfmUHypsqIc1VfNzotZL+ykJOA7quYYGWr2UIDz4r9gN/M4Kif8
        NzOr3nNm1WUmxcQv2hNGM8gV8PkN9p8uwCLcXHC+DHJEH9T1oyMptba14H45rU7RMwW8hTw8iXkusn5QhT1dt5y7ceqHSFvVu04Tn1zR9fuxklB/ES6JQ96O
        KQeb9rQP9cKzN11wxe5Rpm/0ybuhScEML7oZPsLCPCiKyvvs0DoSIWg0Jg64ZDx5mcQhATfCqmRUuGhGh4uIAZXESMTGNbxKVD217aehyU+HImxCtlqQyeTF
        4IFySgwqWrTr1+RqzY4I4rP65dRfPa+CfE75q+aUb+eU96PNkqqpv9K6/VMExBUzhHLvqXezfRM4G86pRiJrzhqzorFiVjRQsMFKE12zoto1K6r5rGiY0oQl
        NZ4VtcKsqP1Ys8LEJ9aVOzPgVlohLVXIrqU1Dg2ANduiFK1/BIeTCCQtvE7UGp2UPUSw5hYiMvuHSLaU0VW2lCyEqMR/EwhLWzh2G9hdjEgm2PfCRgBcfYRd
        CjCUeCnw9VLHqNqausxGQWrFtcEKyDGDSKNlhS2rdhlSD6iFJ/yBd3rVhqNXmZV7jx5lWOpBSwPTGVi9gBNbDcGcIw4nIsEtuirhigMEFCepGTpe4Oq8Ahuh
        vinLk1aolkJgaGhmnpbpIOxPxvzQ63L+5P947BLxYWKRM8AbBhqxfxyocNp/DIwDGHdYF5Vh/uFkSxwEaZC0QD6YL3FOd6QwUMMU8lB56zErdOx+iyAeoaCo
        hujo83WXOWCCd7mLAw5FBpvWaDNQ570YtQyitgS7cXDAiHHArv0runQfUecQfAjrvngi6a0XJIDSCpb6ObIx8LMXmC2uHbN3LSMPaDB/6xj+tgH+NpiCLvdU
        il0387fBqo1BdCwN+JBbh8JXc530/bIORiIrFAyzJtHGwOFu0JYHINTuZ2R3cFWwHEurI7QjuApYQPxL2IGsAkutN1i6oFGVTcIH6cy99XJW0XEJCuHzJoGB
        WO8CYj0H4mRvIBpoTHZBg5Y+ZgazEAx3YVNsAs9Al8wV80AcxlpVNfhX8ay22kZWd2N7ST5CyeSGv+66LmHqZSP5cS03C6eSvEHn2X7CCMVOivOfjALMTPNU
        VoWsBQdqHyg7kuWNn4sfTEE9E4S14HBI0GyD/IJh7hilACN2c5Bk0Ypg0qmi+1gKkL2LQzNoek+i0iBTpLYVAbxwRiAV5VrUZtk7Gf0SEVE+8G150BKHgWDL
        bUoAJSiCH2HFQpfVp3ezDYmpy8MOgdGT325+ijUgfIarkcgwX0XgnRx1nBaEgj9/8khTdIW4/z40qL3CQ7MZdomdh/WjqcaTajwoR2C86AXE+XHK/Fs7tbJq
        JfFeoIhew6dZQ0JSX1LUcOpU4atQYMOSEb3pKnfaqFgpH7Lzyn2GFQG8fiZ197oxsKvGi8SphEAqgRMdFpCzLFUlPhp+Iw8ky1KDcwkrK3OHIUv1RFLlQ5im
        1palBleRpabhxDjtA2b+o3cSgn8+IHR1iCN9hFOKcrm4MRslmv6IVjhHxunAX/sIpElSC6xBo1c9Vc6U2GHXBu07hF3DuY9o2hGfBCW7JGIqJNIPqAYEl1h9
        D1LSGuum1S3Jc+VwKG2Ykx2hXKBCfBTiG7M9S9xpcWlqrDEPEB9WxSb7lNW59fMzJVciI1XiB7D7xMGSPSEpS2yiz2X/ur6CGZGvi+IAPf7sRmbyfXmROHx7
        uBJ/jiqsr+C5UCfbtQXMdHlGWpu9LXwW01aoCxVVI/wuRfxczGqbGhRFrKsyI2yndA3cGWxfiSsTkSQggS9FjKfMlrhAlt9WynusNC1icihJAW0SUaMk+oxh
        A4Jj1KqXJbjehrR8OfGElgKBwiLEAeaSbB+UHfvAHnWYwfZ4kKMROXZFTLoywB+eIg5XBlnJUuXyWRyfyESyWHk51DVz8bYYn1lGcl55L4eSW13vcQMxWrdQ
        LvV43VJm3fKwbjlTTAVTPsnBuuUU1y3WGmWhLUC30elCEyMcYDRB2DnazBht5PiLcVNs9jd35bPW0GRraLJ15iQq/F0F69/caLqb9ZKGweKn5XMAtNtptxtw
        gDf0djL1jp7GCSXsbqncUfZpjuC6EhtYtZoowhGQT5wkGjcwJUG58MDmgDW+rx5qWcii1pPfj2EaTxsiiQIVTKXhUSzpRxFGzhf648PGI18uJ0zbaEtQroWF
        FR2zB8ShBC0vaFW7ROY+4ULVwSWWWLQdSrextkOJH/VT6nwWeiLxF1tW1aFGU4qgiWWx5eTWjNqJ/m5ETG5o4FcB/KyFREUTKSzz3h/2gkBxR1ipnHEqsk+B
        ekxIF4SJxJ+BaU6DojDRN6c9ln99fCWvlXHMRpik5LADbFxap51ICBa+pMPT7FoubwnsUC4RRFdIElkOwXZdXUVrIkmsZ4wtWhsUhF1htPKVyG7Mgyg/BQOr
        BTUBWhidIN8GRCx3KAl1CLeugplMdJ/lBE5Gv6xUUJhENwlwJn2JPrZ6byptDkW5yZMTT6GU3Y0GTkcIYzlJxCY7JILil+Ezj9LmgG1zpybz86Euqtq1tVSX
        aetnKavHO0n5zR/w5ljxA1V8ECWQwTt8fKVxmoUe4sx+kiZSdtS2omnQl1jROjkLhsaNkYXSZPYlmjSmGSa2TDSpPAUHjQCTtOcLhSIF52qlqOXp0hStX362
        Y2Fe+3TKStYgbLjFa/zOuRn3HJBCTmrsI8u822qDqHubFHVx+NE1tknlc1koNVPBs1crXhfC6rK6e1rmY8gKCAULKFx7fmKm4eVuxoHnYWDmYYP2kU2cHNIO
        SfA8iWXjVDMbJ/DRwao5z1jc7LllYgSapnmWMs9A8O/eJIW6bDZJBKS0fNTP64dhkEzPfN8Jw1kjLysUi0VO1rWcmBmYmqqTcjZbYbLADydTGnZRty4MDYGR
        hh8YUxYSU6bxLWUYA7EEq6Y1zwI0eGtCDHNvp827xRDP9tCJp0R6gciErKx0iZbP8hQvrtM0kHYIzW4mdWUvZ2nyZ3sukszF5ZINIZOiR267YgjF4bPnuN7L
        Ew0iHjgHcqK/6qy08KNlbsnLFFhacPLSrdLSy0bTIlPRTPNY9DVPeaLPNF7QXd9tlN+AyiWD0uF9/uGrEUQOZ9JNDEXFNhR6WF6THgY5PQyuRg/VJPo1Au+U
        U/HPsdLuR0XzKjBBECPnCkgfzENMbyYL39+dKhjfEvMYscUFWGczztmA065BAlGe5mP+8UytiRWiIBn8uxVVnS4/lsULXTHcEn7XKPE1saDGx65t2Okf7m0/
        i7CcbFuLMesjsMUrzGg1DDy/zLvrovlqanYartdls7rCUjVi3RIxQmG3Rj5ODwoxN7V/n+idu3dIjEvEB/B15S5EOw3wF385wZkhbEccooOEun1MA/sNDZwo
        6yao37oJ//yzI8kA3YHyreduQ8bCylnaOU2D6F9K+iaaEIMzOQRLVF6pQMbKbwSFtHpEHFVPOERVSyL8FIj0wSCL6qSHbGnKuVIMQksD9qh1O1Fcs+dual/O
        dBqZ1RiLnRguvghxcNsS3xVEbeA8F7LR+Msp64VxforAnkkdh5PYqgcmyGqAIKv1/A0+/xTVWV/XIDfXjf3slEGqGqD9mxD7htFV+6mkIdZPmRodd7/E/qY3
        2o7DE2x1BLs/osrNZ1P/XsLhdaxAX0DPIgr1C8EPogzQdLkeBN9HNZY02mZ8NjVVJ/xYCL5vHoIJMAS/YQh+kwi+zwQ/MCyCzwu6f6mwljctwW+uSfDxNSL1
        nqxLYj4eRr01DMUOmcHDzxlDGjl2OAblToPVv5Q2bKkiqkSEgwYYYasR/9eMB+KZAPf/janK2F/KkQmHjpax1CVZeKKJEkG4oJM4QhnrCLq0/eDhxq5BDpl9
        ZsbMAuZPscuCrgWswXoNScTGIpmGpGanQl70i+IspYUg1R6PC74CVQ3mkUOCyWN2s8YWkOG9dbNJJhJJXB8tntiL4Ny/NfxIa/r036AFGgyflZSCEGjaHsHr
        hU+gCxDsFiHH6+zROmBBr8b+BcIoH7yfy8Wyt9mSfJKdU5g3OHgO5IRh67GjYDEC2LUFE9P0EQx8AtaUVZNCUU3iwzMMT2UiSHAaGlz+Oqg/bXwxeT3a1TnR
        BcWyNNkW+KtP57uPD6dXKgpc66jKz7Xd/KuoudEecIXo5CeopYZdmRxyEUJCjMLBQx0RoTjs0Horwp47Ziy1s9By7huJbiPIEJYYybjq4psV+GZ3isWFqehn
        EiPsFvjm6G8bme0RrY6cYj8XapL1N+kCh4Aubx+I8YBKZ8tpUX9akkvLkWkJvGeM0K1/xwhbjPj0sbtHWDCr1d3EnlmBJdDEOp+L/lI5PzE3I751M4InyrgZ
        eYWt57xHYECHQNV+ZkDnQ+yYexnxV3gZwWwyTjqMSBP8EYtdyyIMhsy/5thT3+AedhiiQCnuPyUHbAF0DBVzgZCts1APfu6JgyrDJwjgjCtsKZ1VH5uSj7Go
        nO3dhUQU6pPX3DXbWHyty4eID8ZnnLWkOdR5thAaG3qzEEIXmsakLwI9i6L9fDYigiocjqTZWB0V/XYsh0BPT4bGviengjV8GOKo33OV+xh7niROTbSuU7af
        8uVg0icu+WY3FmnCZzUxDNQTK/szxoSu0aixhygedmyuzbAnKHKA33WCQgVHUu9ZqG3X+CHLvJecU7ewSEjlAh6VicxU/MUU/eXNhgiE4FASMHzI9R7Da2ap
        w0mRvfQfg1bQeXqmaUpq/7EzqW9XRI8NcFKX8jya+ESV5ME52ZIq6MHp82cgeDx/htXZFe3QeX4QdOmlz8EOcGL604hnTFNJFJFhoX1mv8fi+GOui+XSm4Ah
        ELQi5FSUrvChM+cTRasnTy0fHl9cKqH9X3gcIDl/jj32+OcTa4BBz6NfcpXiUXsxdSc+RkB7H9YaprvQNDibqmNHQAybd5z0z2gnsMSxeacEO6QGs7ITvZP7
        azr7UhMZH9Pqb0/c/vVfeDyvLit0+zmUUcX7KHrStYtBwbXjxMx3/9Ve4hdO4RgLWgQBG5MgN/6BEn+OxDXQtSXdtOHnDdCYN8yNw5WDbcKYF5/BWfkDdaEz
        /plUfa7u5QYpgcSMHzdiWfnbiSmlzJHh3RjmqZZzL1MD9kzhTsL8ll+4xVWPagdmtqm6MuLwZZx6fAnHeE78b9nwDm5fEEQXrjARBz7yevllk635xIfxy/aH
        rio/6hYtvPhExuczTQ7va9vpa9NOjvPr28vDaWAvj6WhvTyeluzlibRsL2fctMLXcNOaVuM/Q1+rh+gG0nyJnkBsCYcNcOEI1D8OjobDByBqQSTYzGEEGDq+
        Fuj4sTbe7jHF4fOe2YL/3SN0ic/09K1qvKvW88xwZUZpZUZ5ZUZlZUZ1ZUa0MqO2MqO+MqOxMqO5MiNemdG3MqN/Zca6lRkDNsPR664M6IErqWvCNfTRbb/c
        IrpDk25juUUQhzrdNuQWQpaIbmtyi9AOFbqtyi0iQZTotiy3oLMB3YZya7bOH8yvbWQd1FbB7hP6zrhyqfJLN790+LJlnNw+Ac0TZ786F4rFDKIL8L2SU5EZ
        RNvYR4m5Va2zDdyr6C9u8+vT/WdGHuVzkvmXHWsw376OKEprxjWW3e3rJ/nww97+U2cy/qZrjRhpIXnSNWGeWrPf5cAmKNL6Kr8gApf24GT8q1hL59NJduQ5
        U2E3T63nl+PWrGJXabWJr/Fytp+mdA2HjY28ETVjxC+3cBMVTqVl1t5bdiBygGZXErWmZUEt/nlQOoeqQOrdYQJFLTlTVxwVp4UAyo7zBd5PhK3Dk/xsy4pn
        kDBP0fTGs63FZ1/ExoCzu6JGw1cevMheejZGSA/3znq1Vom6su6ol1dm3UlZpZVZJewe8WWnR9TQO9MdVzY7mn7cs89KJFmdhaxZvr1QbivKbS2Wo/47hX54
        ekt3Bs5ZZlyAd1vxwReI713RxIA2vYV+eaxP668sxfFcu7OUBFEuZrFKTHQn5dGWCjww3ICxeCe6X8o7YgYyz6/QosQv3DNCPDyVbrUJpfpb6+LBBPrdOjrC
        JwhlDqnXsAhVhqMDYvw4fhjiwyR1wqp2KMsuF04DjsczxuFkjpuIM8eSnZweNsFpxpPdnGoToyZORjl1kpSnRxD/hpkcwS7v59O4iDbow7I/Gf8vzLHEeShv
        VqlZVpM6pvfnJNj8kkct8SQS1Va+WPCoLZ4EstrNF7MIbeVJIKtRvphHjCtPgoGlANNWiTXncfAaBKrjKDezuEgldpbH4XyWkLNTItR5HMCnjYtRjnyH+atE
        oushbk5aZUht01WG0A5ODye7OB1P9nCqkxs4jZO9nDoJHDfh6rhEIwo4rtACLm6Q2EOBHpdFM9DbMugIfV1G5o4MmpK5iMw9KzLnkbl3ReYspKWE2nHHRSwg
        xGqjzlStK8ZW+x3GRviwwbW5h4hMB6yqGmAvlRW7ry6meq2Fd+KVc5RajOA986ufcMxfqX9anIDL8GDAe1WyAH5obEVPlnqUlvjFioYtcdKYsGiULnSqR4vv
        xv/ETddfTOMOz/p0HVMDTTl9nOOmwxxgHjn9nXY73aDjzlw6SLUNdnSfXqc36D5kdHS/HqabfroZQMHNKEgL8nZUO0xIRMkQ5VEpqno7qt6oucrrkDFEVQ3q
        zVIZVmq6Rl0j6N/qiNPrrhATSU0fuJiuQ5WDmq6GO3qjHsHVIOod0cOd9ly6ido6pK/Dp0f0OuQMoeWb0OKNlN+P/EHkX4+3NqI16/QQaqUyg5pzN0ldmlp2
        vUa79SbzTu/2DVGhGIX4g4m0NhmikVtv2JA0FfztFU97iMpLkMFeT0f0prYeuihl2sCGDXpzm7pNNV+nN8ozRm9FbHhM/biesmhUqDMaV+s7c4DAoE5wtwHd
        HUBWP12sR7830F0hpN+DNBt6tGMDtYDoyjB9dpA+mGxZY5ySNGO2eoVWA9vlEDGzgGHh1Opin8yhM3dV8KRXfiCkIX9jeO5KHq5AD85xa/OMvq7H/XNrNDQv
        smGOu361Iuu4SHq1IjEX2ZpnrO9qxwDaERH5TImU7sJCInMJMxkLcdovE7SP0HPdw0cwenD5jEn5MEsGY93/MN31811GOKl/xDfHug8O71GRyzN/jt7vm9Nx
        +9fwAarxIvHfO5hgUJG2pvs+vZVulhGBELf0PVPp4u2dZB2E1SlRrh/wc6qsTR00lfWtqIzu1+Wf5nt6oVBbHwQg2QvUtqz5bW6lrbgfFeet6l9Rbz8a3V+o
        tx/IVejzurxeU2OMKvJ+xKih0JAYLY0LNcag1+vyzUNMt/1022c2ANAeEgYfUT3lxpFYn6NEmevlSjWq1RvN4Q0bRzZtvu56vZPIdJbruMrzgxCx9XKm8qX2
        FRi+wu9TGsT/q8v8xT9zje0H4j0YXoL5CkQGwOosL8Sv0NIV/28uF6MVb475IFOUM01WrcCXQCecr80zummHWCnr7EuoNetPckSFGZ/5psz9LXNP8WXXyD8N
        EySXHdcqBlO7lG0x80xgrLESCasVx79Hi1CHFh5msJhbp/VHAv6N4+FQJ93cSUHnwJGn13XSAV7FaAGgR+s7ad9c2n8h2Uht6ruQ9un4Qho/SI3oezH9RFFa
        U7j+DAGyL+GIDVRefyKX3BwbwZDHeiNPnw0ZMdeb6XI9LrdcedtNd+H7fcTKUIP656hx/d/GnKOGzHGN/XNzbeqD0AflOO2WTfH2Nr1NyNgP3HQ7fkb1Fr2l
        d9kdegc9krJj+NlJuYRbY0i2SOt6v0ovbrtStyiWIaCpjFq3Xpapnu9uo1mx+l3TaBTYhTq2a7QGs5P/T1MBC4/hegIG8RNtGq3132bqQ1mgV0QHCTgbiAVA
        aFmib0TpkD3AdwDjmkFZRpL+aG2+DaeZdebb6h8F3yYbBEHME8SCX6d7BA0F0xIDF4jdeXAEmJAvsyNEfVLwVJSsi3/XLThRH4hfcpP1eiD+524ysDar15tj
        bKs13phd68GanMc6MBF9nTZze3HnIhiIPsOKFJmZwpZTmFOijxlRBGurt6zgYBdcs/lAzNyMGTD8LvujK5C4nGJ4HGpoXiibJ5SNntKvJW1Vyclp14zPXH5k
        c8qyDUy9rEj8nCsaBWH8J1DRD9ltN45fPDn788QDZtWclVdxOIBdQdi17RQNAzgaIoLp/twkRLRluuKPNHhPzSekU2nEKj5lxCyHNCPebWhoKMf59F2coJRa
        s7R5heKbrcSTkw3260wPqBf2SQg3eCV5xeaVEEo69Tg1rzuHnAVUPB8CZP8zZ4t2EuelOBGjwhF/CmWh1cWPTGE4zqxkHob91swefKFpnkIMvYfe8qfFdsGd
        DFqQGtzJYqLF21GWpUG2iX5reQEe6fF0SyF3ZttkisgCYXzBlWDq3I8feOb5bN8KgRPu+tEnKSLyp7VKsWTKlIQcwjOfKMnz/DMzZWlbXjzTJi7Ffz9DGlzd
        KUaW1I+bJ6U6W032nOElccGzj7D5TGtxv3yc3s0/vnjLZApnLCajpMvx05gSdadXPbbD8VOuhXePMsYZ8VKfMTyIL7rWuvMiB2Ogt8bgXmdNolomtC8zUS1/
        JJvhniUW+9Z4sNC3Bg2cX+uN9loPZtd6MNO3Bp1bjlc/4I8vxWuR7LUetKElDsgZbhG389ntAm5n60AH0Ls20ZUwfsbNHWzF/x1wEZ7RICFqGFHRfINWJxYV
        NYw8aLZhRUUNIyparhsB01LdyJUW60autFBP9kg99eQGqaee7JV66sk4zqcXGxxabCGCHZ0qNE1XsiZx7IWZ+r2segeCPxMb+dNS04idFppW2oQLiIFmcDEu
        UcVFPjIbG/HVctNIpBabRlg1jwtEnZ7FxV6JPE4MbIUtROlqqWFa5ZpWiXCtHSU3SneiZJuAJaK9F4OlShsxBks1uUnAUk1uFrBUk48JWKrJx6WearJP6qkm
        +6WeanJA6qkkB1kVFNc187nFmvnKQs18Zb5mvtKuma/M1sxXZmrmK8uR+cpSZL6yGJmvLETJQbPXWKql2yyMd1kY32xh/HEL4/0WxgctjG+0MN5hYXyThfHH
        LIz3WRgfKMKYQ6LkMFYM4zuNoDPACQAfbwvAt1qApxbg2y3At1iAj1qAj1mA77QA320BvscC/AYL8L0W4OORLPo0+DcQWtgJ+lI2QVdNWQ5NPpLuIYx7u5d0
        Zy+xscTz6P16n95DIOtZ6IAUin+ddQZo8yVLbm8OyTMYu+iZSTGLi21WmDHvmSmyiD3kLuHRCeTKTBgwcvpmPWZKKzN9mNH6OF0aiYiZMbwR3aG3S/aMZ2ZU
        2+vJ9N0oQgfelPUZ0cuCZ+Zcb9aSUIV2zBA32vLKTM3eckrCKCq/My8P/lP3kCdduetKjXh+/s+mV+7T23uQ/J4lrzyOjckHrXbHj1At/v9sa/p092nKF07q
        7tOlTMqBZydXHKjobV1lT+q4WPiQA7E8ZlDG1cCLE+dYnoCmXR/bxzO+qyKHBNbFXcW60Oy0bIubsS2sHNfFssizO5jTWNyLmv0CX3IzmDHXZkChTPiSAoND
        TIR53lKJV+v9JEg8k2+bkp8lEidjeLarbPBYc4t5Efej4EX8nu/ODq1+IHzCWg+WB9d4sFR40EUfFns8kMOAtaqaX+tBGy7Dc85ifggMeHbbHjK4Y1AlRTxd
        Zrl/Y+NkPsa+GZiu012U4NHrKlUYt0e1z9zoHbk4Oe9lmiY9pnG6Jemxiebv8S57K6fHk0OcHqPFw+dDp1s4xXEcH68nt8rhO60y7E4d67s54m7NyD6GFUa+
        qszBOtKvKWaXN0623vdMESKTzkyJLg7RxTLO0omeOku4uIUuFnFBy62zgAui1848Lm6lizYuiLA7s9g/zL/ssEfFugqmDz7a07RY1FKgVAK3ndyZimilJFXR
        Q4ExMHe+JhooSV0iBieexAxOfKO6Uroy4rLHFO9TmS8+aJjsQ2BhF8qKrJFSNxopNaOREhmNlJLRSKkajZSK0Ugpi74Dll03V4Rpu7kmzLzVhMGq7aZVe73o
        ppG9XnLTmr1edtN6pkWj0obVolGpEi0adYhu4PNI1ghp87JrGr3kmlYvuqa5C1blZt6q3LRd06NZV5qr8qbPq7zpCypv+qLKm76k8qYvq7zpM17e9Fkva3rb
        KzS97Zmmz3qm6TOeafqyMk1fUqbpi8o0fUGZps8r0/S2IMS8J+gR0NMR12DJgsf9IRzAqBMKUKKgJyVnxoI6S57BnWXPIM+MD+xB2/2kIYDxk6Z8xk9klBd8
        hDZAPX7SL/X4yTqpx08GpJ4gWS/1BAj/gXqCZEjqCZJhqSdINkg9QbJR6gmSEaknSDZJPWGyWeoJk+uknjC5XuoJEy31hEki9YQ0r7mekCY81xMSZeB6Spjp
        qKdEtIHrKRGzzfWUiLHkekrEWHI9JWIsuZ4S8eFcT4k4TK6nTBwm11MmDpPrKROHyfWUae/D9ZSJn+d6ysS9cz1l4t65njJx71xPhbh3rqdC3DvXUyHunV+v
        EPfOr9MeQV6vEF1zhIm9RV6vEiVzhNH9hLxeTW6TZlST23PTZmRUgMFedyh1joKmFce5lljqIcwiTDb/elCuY5fdeSbIBe+i4ej8NqAgLj4BVMbFrUBlXNwC
        VIbvqENAZVxgP7GIC2wRFip2OuICe442LngbgQtsR2ZwgR3GMja32Kks4YI3H7jAvmQBF9gNzuMCG7w2LrBRnMUFOOkZXIAJXi5pV7Y+uAATuogL3mfiAmzs
        PC6w0WnjAjzyLC5454QLsMfLcCHM21RcgEdfxEWCenChUQ8urkc9uLgO9eBiM+rBxSbUA93oEdSDi42oBxcbUA8uhlEPLoZQDy4GUQ8u1qMeXAygHuhGrhMl
        DVf3i0aHq/tEW8PVsah2uLopahuG9PiW9PiW9HiW9HiW9HiG0Cx4lvR4UafkN8/AR7b7aBbrlHZKCBvaIbISaq+Ty6uTijqj3RfT9YWDEzYar7w4wSaIL6Wl
        uST4ZHFBD7MQo1SBXm/L+cV3OnNYt+bSmi51qLbSHMw0Ou05XdNBZ67DdsRwa1/NXgk7eBh2NDVxDrI7KU3ZnSjJ+Wv2ZDOdhX2dP/hQHp53/I4Hj5zK+syP
        VPHRqazhuM1uuGAeNfWLJ0+dkih5BIVO2pxLy7r5bV3W1bnUn6PsMnVsrg1lH+oLRLcd3ZyDz4UOwcBvt6ndFR3JjRyL1PKjA6LDtQtp/68h2mrWdwJUPR+p
        8GLaKAC4j6BQnqNWoA3rRnQ/2DUCVp1+qWnlNi7rnbl2p52Udf6ph9hnTtROIAmufvI37vzjvzPwG//s9s7DyUDLTeyBavlwwoEFal1KBObFrE0FDEj8FlzD
        5M2t6LCdBhfTEoEGGpVVAoTVtXiXT35MeuW+dBB7U5/mSeIyjhBSzGlcwF6pogMCK5zC1+fabWS3gSgZLF7q0IoX2oYsdBI/b1S55WVdqqFLWQvpYSm/LPQj
        ajlR9g6qyC8bUDlvHPR+mpLyQQ8GAtFBDqtUPegdAEN60IN6aemgNwo90oMetEsH4DbG0evgTkZC2OYBbU14W8Ko9kHvWASeQ4xJEAaOFT3HW2fVyX1qnB1o
        QDF0Zf6veK4/LchvzBVgn8IOjjw5BF5lnSImEN5dI5Fo5okqOodvkfzU8w+33lxmKaWbBcFl41g2TwlMfCeOfuuxp2pMwEIQXONSChYtVAOC4Hr3sNGeZ4Pg
        usZ09x+4/BVxE4TUL/iAygPgujYALhVDAFyfhTJStwTA9dhptQ4pcwostKY+45L9EyEALhxUfdWeu0ghX0rYL5oAuOwIakXpHu0zHjyUMV6Boa4OoD7/yy5H
        KJYoJJ6YsbAhqy9OTjxxd4gW388WMh4Mc3apmI20F+Cqko2KONz9MF1ukJB9vhj+zvyBh1MpNfHnf/qb3/yXr75+kDceoqSsWk98M96ncjUUtGe57NengzNK
        NIQPTyKyebd2LfsQSyviA+hP1JUaddsZKPmOM+MsMu4PXqk98je//PBp3PyJmQ9D1FY2ApboT3WY7E6lsXSGmkQ9mkv6gJmoPRDEGFPxGof2n66bMFKI6Uh1
        tMpT8Da6duGAXXy1nMwXmHHeHugQ34cPjRRXDx85lQRsARgcYTNYPuwiXL3KSTQhqe4jNrkK3C6LXR8C2rL1ki8BsCL5tDpsAok3RVdUR7RBbj3xZExtu5FN
        D9ns3TQmXXe1gO7NJERQd9alYCzEGwN63cN8fIgQW62ZBfYxU5qAA5fWNo6DFA9p8SGDWA4cOK+8Xw20trRe/2YsjaNiA/R2DOu9gXiDxFNqIkFoEoRVgply
        QIR1XdLf0mz6qxvARFrmYOdRBvptgk884GQZRqC0ALVmfo+RsTzxzv/xm//9P2kAFY2+fFn3v5gOI6J3WQ9LRG9qhJazRuusLTQu2qDlD2uxKmJ8+UjGqVmi
        cDpoFE6HGDfZDQPa5aElUMAfZPsTD/xW9vWasburEU723U24Ej+v+y6m/WvCnorUCda0Q6rC1pLein+Nm1OmOqpiWM1xXF12g+axRrqnK5C8VVpqiloLM031
        CHvmR7gtXTk6on2hMs59TIY8JkNH6uwmQ6Yre/KHb/nEM7ZwjFv310Na0euWMkDHzbJn43+l/eKzKTyNs+ciVuzOPojw7aisXGxN4nFbI1jCIV5AmHhyTClV
        6JK4WS13t2iS5XwR++lEsC4az2S98bTmSDAmEPT1WMmqHCMutzX61Y9qUVpk90vz6sMuSvNqzUUJhP+iPV+fV0L4kf4oC9O86rEwzatsYcJl18JU+OKU+eJV
        Fqart2/NhelhJ4cCPAcGj6TepHbuYWPKLiCIMIIFqAxQjs5XyNGTHDxRd7tsFARYcJ0cKlRYqsfXjPEp5bHxqW0B0dZEWoArx3b0mm2YkjZM5W3I4eT+OF3A
        6+jDd102Os7RNwT6loC+JaBvqQt9Q6BvidG3BPQNGX1dHQr6lmCCfnQkFU+jIXW5FZ9i3GVTdMZderOIu+zTMcxxF3OUd0Y0+n2e6PZlOUEfU73CWLMbu99y
        PXfap0V/pV3ZN9xehmWUG67KKa3KyWzLrM0U3KAYe6mk+qNZSzm8WWX+lyWRxnqq3wQ1as36ree/H8d/qaInPWaofvLk5HnmcUvZiPyY1KT0yNWISWZyNcPc
        o8epdxViwqTEEJKSnTSGimSfo1pAIHjW4NIrUpPCJ6fMJ6fyT66kJldv4JrU5DqMbBZ/ymnNvh23iBlpVeJdOG75M/URDdrMn8dsLstBZ3+8EcMgsR8AGrSu
        wTKuZOEZI48Ide2RQoVdw8SLsHFCm40MSrHbVvOV3sNxtSasORbZpFl2Wm/KpBngDSMGN8otD//UVe6j7rQRMToIL06T9E45reC7+MqdohgKHea4r38dlEOv
        XITTMTnG4FLavDPOd+PXeOcwlzps3jnGd8eu8c5xLnX8yp1s2osx1HTBvhhOmSInuMiJQhEEdIK8HBoaFgDLngBA4QA2+h9cRfugM1q6frwgCNvlzbipf/HK
        ANX2tjUr5ZZqk3HMZBy2GYdNxrjNGDcZ2mZokxHbjNhkODbDMRknCPuRpT2ot/vGBORE9BslT02PnKmCji+FUwg6D9rIioBu/KwrtuKs8ShsnJLTjOtFHin3
        yyrVIpaU+yWVJiKdlPtFxeYss/Z+QaVbRFYp9/Mq3SoiS7lvK9ZKWbL3syrdLgJMJZZsOyQbBmyqtehPxv/QnijTbQDDUwnowEZLoRhGVLRme4gOUphHsJHR
        us5cWu2IxURJtBgimPj0i7b4AD2udeb09XhAO1A9AAkb7WI6aTCXlukpdLxLlCNKyx1RLR+ExUza6LB8aT2UYvGdIaooweMmi6DSYcrbaOzP0NWmruENaNDS
        R/rpRXxkhKVuDSq7iT5Vh+lRSd7fTE+aukpPrpNa2qgFWgL0es0YaAUogPa7KW2VOm2qI0AdPqpEc9y0DOslYxPksyPXkQ7tqmosIWvwK77e3IGhFGURO25L
        z6A0tAziDgsGGZQV6gLfBwZ2/WhvJ23AF1QnHeJ+U5UoV+4g+AeVCztcD9+jHkjnBvWQbgCKc8aaDy5RB9ExyBbjTgrDg3Inrc+lTf5MyPX2i/C3rqO5tMLV
        VG0NS6hhHWoYYKj0ccdhTVaClROEweu5w6KHjNIDutmhzBqXDrn0Ol2BfLTEpTNYLHgsWt7UIfBd12kTmDYAYhs77fZBbwFxqGfZCY1qLXiT8bewrO3QozTH
        /hF0oKYFcenXnIaDi0WOFRIpmp1gX4b43HDG5WjjcHIrerPR73jEj1UfVWdMUHP2C8EzH4e3fAhrCIOlF/xEyRNlSAbsKX6dbnd547DA3+Udo008k6BE5p6G
        p2lOAyFeYOv4SD0S2gUXxnzqXOZ8nD4z+YGXAHsKzbYm5sic5lSmZ+RA5pypLgnftoSLshx4Ik50KdNhctgnAg475cAWF5AFW2Umh30kLLlscs+Hvj0sowmR
        wi49pF5lGlRTUfeIeBHiipzWgsOkfy2VLaenSsaiJzoEoq2DSM/RP4aHhiZTYMco2rI2QtmAumJAWzWgFVDHBHoZmpKMH3ZoPCQW5HUZUY5udnhKxo9/aVmN
        L4lS42EaZ4/faorRjzIrEC+ktpROYk7Hkz6wTLx+KlkibREHh76ZMRNcKPSbRa7PrG2xWdKaZiVrmAUs5Cj2mbWITdMQy1VJHlqLJ5umvhiO4GSn58slvFyX
        h6teDnKrE1kyiRKhvE8oJ9WWaPPwNmSnUbEoa1CxasYoOxDaQ6OY0tJ/Pzwmt/4jDrImbQga0WWP3igRR+TDZUnbs95aYJlFrHWm85ep/8GF5C7saOjni9js
        7/LKuCnzDc9bAfCdor8iY3MVToe1WWTkzDuHZdSv8c4xwYm1uCNWquEixEDlvBHr3HD2iau9OSMIM+OufHdWHsy6V3u7bZRxV709Lw/m7dv85slCgQUpsCBv
        JogVDTnhScsSLgqFXHSvxhQuSaGlrs+Lcgo/WL7q21BK4WTl27PyYFZd7e22FGqventeHsxf9e0FKbSw6u1FebCoDAO9JPdL6hos9LKUW7bvzZj1xrvGe7NS
        bta7al+lUNtb1Vd5MH/Vtxek0MKqtxflweJV316SQkvdb2Oyw//+sne65Z6G8YNHcxrqlCGx/W75Udnz5K6C4txVkM5dBY3nroIO566CjuVqRsdzLaMTmacg
        2js4oijEfl2MnsQJc/5+3BzIHzOOgg4bR0HjxlGQcaPkGzdKvhPd7BgpEq1FR4mVeIo2vUTIHrH7XnagJrIjsxl0o1tB82Rjyi97vKt1jcOzED42ZIuchcnA
        NnqfYo9rtM9waZ9Rxio375l9hqxfxL0STyz8hJNeL7w6r3Qpc+yx4dj7hIvtFzaTl8A0Eb7dtbaf4N5jcGepZe7BuckGaIvl4Yl5hzuQ/g6OwInpS4cND8/L
        bGoYf9kMrGfOvQGuDsw/cXz97M9AKj2WbhN+nnbSzN/TdkD4aM/y8wG9EuODfbx3II4/4+dHmJ8f7PAiR+9vyvj5zYa/Ri3Monuo6jrh7MG5bhG+PTTMOdXh
        MT/PzH9IfLrhSpdZqEdcKC1xNWbehZ/3wKiWNfoR5jzskjL8fBn8u2f5+UDufQPNPrQX/DzxFZ10kPvN/HwARQrh3wPh5/neM/z8emLFi/z8Ir623vLzZeHn
        w4yf78PGAFaBK/j59Tk/v4Aa+lHDOoZKzB0Hh17CDo7eh99Z27t5xdx/E9y/7G0CLt0Pfj5mfn4gh0Wbw9RgJ4S9T5vANNxhpr7dTr2DXtuzftQupFaLY3n7
        Q0dYIH/9lbegAvQWsxJbcaPlBkau14s2AuMywTXB4+tM2W242ZKXvU72rzzwQcce0Szf2uEP+bqMdgWZL4YT9z4oe2D4QXLjv2d2warVVrLl4H2GOEkq7jMo
        J99nzIOmRbOu6z6qHcvlXRkgYvZD6xxLmfX/h1aOoQzP8EMrx1CG1fihlWMow4n80MoxlGFgfmjlGMrwNz+0TJlsSkyGE/0Hz2uecaeFgqipNN7qKCtpitM+
        iDWEkq4TciJ0tx83yhDWAcDRpfEXsPYbhZA06hjSvB4PyoY4s9oI0bROWsOunCcfsJPwRIjzkJAqmmCYfiWmE3NEItCUilkNhlGmKiWGeSZ3gN7EFDMW1HVt
        jjVSiLfvsJbUHDVwjvBtHWopI9fXUQfKPVBxEQulTqrm8KUhluUQhuMUlashkjrH3jkupEE3Vgb0+begCCaYNoibgRzTDJz6DYT68Hi9KbsON0N52T4BX5+A
        bwVWtpiuAy9L3Xi5EXbxTvwstPBjMaFFDLGYjWtpd2DlxA4Lc07D6WuMgyf2av//Klo+SiKmmoHTez5vcIxfoOPm+nBaMaufDH7VrH0yFBFz8K4ZvNoKX0En
        tMWfetH0OG2YdVUQpNn1LDZrrEHBrmfY/cQtdpxpvBkgMHDRguNBRgIsRLD69i/SliPBFjbGrbpIKFwRTGogw4MmHYoQBkDtqYLClFkGIkS4oRpKum6yPaK8
        uKSyitXZUAaCP5zEdph0dztxOY0QAXClJgD/Nzd54fR1j/ZDntCumQMe3lUmZhc6YnabqdmdRmY3usXsWqtml7rV7GbruTZI7unBhb+r0aLTsMz/kLi48tmo
        GXKSOVd2D1Dr9UUZeIQvlgKjt78QGIX+dmA0/2cD2gT7okssNgHzQVKF/cqIqKv6oqCJi7qoovqszbmEi0gUWH3W5mzjoioKrD4res5UEVcNanC5mc7yS7nI
        l+PVpQc6V1KHsOitXkZgzGLsugA7sFdd1mJjHJB3ar3fYTZmp32np3uhSBBCqqn2roaZpbGsGvwWBgJqfKPaj79L1KD11M9r/MCtcOtNYrboh10P96h1DNH0
        pjIYxP+jm+7rpAfhySam3u2jdQQb62RTj3d3air6MRTtR+xVFBvoUWwXiu1HsXWI+oti62FmVJmML7uJyLLG4XJSsJBD/Mns87HzTsq6mmzWUXIdRg/SMiWq
        NyUm3OmNsjrcNJfuZZcddD2ueeHY09Yxbm/IuaWSZrp5s96EArvn0l30ziYeIM3L0OhcOpZxOyUC6c42QKBv1rvb6WjGl9ATenEs4zxK+kZ9EwoM6D16fE7f
        MGddNkEyoXcZ9hB3N+D5HjBKezOmqKTHKQtvDejRzBUatGPoZ9mdjP8V9gugkNdzOp5uo+EXtgUsCN1Y9ccXOu1kjAvNu8l2vmi7ieaLY8kgp4eTIU5PJBs5
        PU6TrsQb+aTBFzOuhG3HMRQ7QIfPef+ekaSiQ3iA5gMv9sxO5O7OuutIsHM+cegjKvk2jEMSVybHMC1kkuEwOWxnVGzp1ofA/mwgfqnrjabevMYbRu+0mQzr
        DUlfrSdKN6/8wE2Gezq4ogd9OK5fcKFVNqz74tfgbqe0x1liAzW2G0vC/0T2aB5Hh0F8MQ++J32EBwyZJEOb2BWtqyozW2Uti2MJDgW3OghOUGJFdUyLbbJz
        bHknTeTFlAZNj0Gqz+pDHqH5wwj9qIfoC4M05Syh50B1nue4ilh7erYxqUIzqAb9WjnO13S5HRS5SsN2vWY0HP1C6o4kG3hX4CK+UB895SFlJs8smptNhsN8
        CA0pzasdTA6IRUn6aDR2WOEdja4nHuA9xNmUwGgsxDGLwiL8+/mjatk1jkih9QQHkkQeFh32YUi9WS9TnWkBzd5dQh5cmupMMcbmZEKvGpa0hvV7L+Y8JuRO
        PdbuWY5KZYhMrBTHKdCTvcg7oRm7oQj2OIfZXu4/lc2jtRRMqtZIMKlhhANjiCZOLxGlm0jf3ovJGIFxF10UVpovoaNj+ao5Opdrof9aOkbAupiMooKxAmfQ
        LpYZ1aNUZgw41HNJMkQwrca/VWC+mCfuUbwaP+8aJ51V46SzxtYHmC+hmS8hm0ZARXTRYYNaoY+RkVAKNi24EdtJyspEa9ApWYTYWSph1qwr3jGxA8V6nX6c
        yVWaOW88nF3wiv42TOESWGUwm1g1GQ5zlTQB0tGLOYheal8wlwu3PjyS7umk4x1a28AEpjcwFSS8pdzRTnoTNsEf13S1F6tJJ70Zqw1tf9ZyTkejNIZyu+GN
        rJPuauNoJB3ScKW4Ew92Uj0fN7WP5V7r6L3d8qHRNn9iYy/jeX1zG9XV43/tJntQZ/72Lo0XsylEXFUPe3R9Ezenptezz8gh1HMD32wkXg3AbugaMm/k+cVP
        kIvW0xMuhdf+L5fqEqdiADChYrDLG6empzcRMtd4dScq0EH2MRq7j4PJ3kP9Y8+vPDLp7g4PDnEQuzrtdG8H8KWCBIab6H4nMeD6JvSK+pPejOzdtP8b68Ao
        n+BIyc1UjPLorb30BJhOo5zuouqocXvxvTFUuhs10YMx3N6od+LBbjy4mT5EL48zs48SVEXO9p/4xINsdUETJ5smq4kB2A0n/m04Q11yJmVOGN9rr7laJvsJ
        0KIZ7OlSbySJtEyd45puqpg9kZk2VTNtZl07bWbttCEmoRqtZSsdrGUr7a9hdr3kr/HGom+4/0XoMiUrHaV6lsv3zAZgBmbKh6eKaJIjpJlHOz+CGTtG0xUz
        kinDHh5oTKeb/3/y3gbKjusqE606VXX/6v5U/9/u25JOlSS7bVn2bUluqWXZ6pIlW3YcxzMMEN7KrGdHtgdaYT1ZNqzMk+LuxCYxPxman7dwi4DvvZ2MzSOe
        UXjhxWFiJCAMBsIgPMN7fjwWo2ECz5A8RnYyDwMRfvvb+9TP7b6teGDBzFpjuW9VnTp16tQ5++yzzz57f9sMgIoImZR4M40xGdd7ZGhhZGwdMDJ265sxZvdo
        KncXjxENpto3Pm9Enhv1XhmfWwaWMosX7kHGGR6p40Ssu8BDuDB6bPJanONGfYvhFxhhtLwrLMrGVDQlW0+RrNgejOqyoUQjOcfYc3upG7ddN/b3xkn2/4DG
        ZExIr4DN4o2fuB8bb50Cakldzrx9k5z7kPOi5JwWUWKTnPPIeVlybtVabyEeMylcxs0aZ24NMj+tD+TbNRQubxr7EKJLPWXMHjmZFRorA+kcDEo2/wT6smf2
        tzfLXDOGk2lmVp103PzsxRZsySt1Jac+YWQAjv/FbVURr0q5WqmIR6VcXSmLN6VcXSqLJ6VcXays08gsl8ydTmX9KE2eWV5/52Jy53J53Z0OALNWigBzBkyb
        xNiSwED31lwONKf7Idt1H7r7+0/3Y3W8//QxVs1nWO4Sb0lYWs0YWIS+2CIymKVJi/xBECPmyag2EFVk437atzA65g6q5AaQ0HAbcLs2viQcHpA2MiCtBex8
        g91NFOAsRs4u55QBH3rQWAwsbKagcDAfzhjNQnij3kT3kag9GDt9E8DCwTc6MFGiORNygL7x0VY0kxMfMxVGK9q3lkfM3beWrMVXUEAdnBk5MNzAlPetJSvy
        ZX5BtiJnHPFdkmGUmTceTJC1MX/ekMMWr0ph2dobaOWCp3pR1t6sOJ7dyMB0DaMdgkVPTw6YiA9gZO6UicVft6QN92hWWN9CkwBxlw2398om2k24vXXj7V1G
        1LkeOgAW36NmvybgUI/6MiKa30BvvAwL9/NjrCXwEi2BZ7QEntESeEZL4BktgZdoCTyjJRhAjIEjS8lEZ6CgR5AUsUgssMYAezUC4ODkQDNTdHegJQV6eKOl
        CK8s5dZ6OxFeY7ICfOCDk8Y0hFuSEegdVhBB8gpAI7eIGp9k0l4npdAe0xCvZGcwVAL4Hgvsb3+XdHMg9Bd5Ve4MWGG/w+W1x+7rsgsASexGbNbRij5dwK+e
        SELXFUSqmVlN11gneHFPixS9DXVkvXKDkZplvaL304dmA4/lgtGokS7Gh3WLlvLJYrxFzYnBu8eorXcZ1TSJup3+50aoW7LnAnzbyCaV4CpU8vwZVVqT8b1p
        ieaDJSwbzQ4lgS4ihkcjlTGHLLhiyU5UJDyd5JKMFsCNR8fGJwawqTeF3ROXFKNVjNh39hy2WDI6yM1Htb7v699MoM+t99/2+2/nCoKdgyLKy2WGqV++LLo+
        1X/7/CaF1axsWsuhVfVE/8ofknsw9zX99VvfeetqK3PjgDe0N39DzXqn73hIQoUkmFSXKiQUxFb8RbZtt2Hb/kWjGVpWQiJEKoZEYJ4/p2D9Cau+L9ryPF39
        arrByinmGtqlqgmcJbacX9xgy/n1iuMs+WeLbBFI03AZQZF1gaPo5FUY7Bu4gMCaBSgtysYes8zM1kOIW70YYRvm/xXjtQq1WGidI/ajNoIzM1vgPXwuQPNv
        G8u+IrGnN+CtQ/IYEKSbee4aTjIfKvMIGbCej0p8L4gmrtYSqk/4K9RiOeQAif46manBKK1mb5wlQw5rOkX0P3r1a3ZYGhghAYssAA9T5oFaXezLmrdFJiNd
        JkVyeOCD1iVFlR+II7rZDZJZylglh8TTw6YuIqIne88NqANMZWnio9GOsJEFnEwHL4MtwRaGGnoCLlg4KVAy8ZEg+EWSD3WtE9YGNLQdqgHv8NZhM0BzBRcE
        +kpPT2g+wfSRKdQAJT2kzuharme0v9vStLg/LajmxPTrNLbQ5QUxyWG3goi4M7EVtt6oUTFo2FEYgOCB0R4tagpsUgPMDYhPIWbMAiWzScYYrDg44sc49QKx
        eIc/3fQkfMCwkubnBvBNWk41ejQrUEdODjThbXSpztLTxQEZYOGrcwAYWNmGrm7qVI6+fDg5JlrlQQEt8BmjsBGSdw0kvkH1R/zTCmO6kLBSYWutFZzI1nSF
        p+0HeARjy7mia4B2qAgMC/JNiuxTYfuvZZy4vDFeMRHjKthI6bEzLVQYRAN2YnpR0djKNWYXZZbMhJmcChUfGTOsLKKayycdUE9ZxD3hFxfBIMqiS5/kk8vQ
        u5fZJJIkPy5H0eTP5ahwWspRwHFilBs21C4ZQ22GxLmIk2lpESsR7ixuI6BzcZMs42TSmKUUjTVKwRiheMb2xDUmJ05qaZI4yoArlhHYaYfld11lrEsuumyf
        tnG3WsFWgRJ+izjxbuuSwTxU8vliIM8Noox1mmMM3LyNMnNimyVWZEVjolYaICIYsyyHPmfQzUtJKZZ5nd7kdeeTjAupeV1lYImda71uBTcxI2wMQlEaOKmw
        DVt54AOVgQ/AqCu+zDZKK2rRtPWyMhixCrb3BtxdaXE+IBkcXXT10/bVLkzlpCcu96W6xtOCiWGFrWiEfBRA4blU+u3mjaKcFBReEUlkzhedDRP2s65qnHXP
        GDuQ4XWmSAVjjRLkTZGGxBZI7ICKvF6I3LwpUpA3RRoSkyYHpkhFMbyx+0yRhhJTJBu2HW5iihTkTZECMUXiHIFYlLEpEm9h24kpEtiQwy5GdNfJmyJRqp2a
        IrkwaVTw6xFTJF7Q2JkpEgaBY0yRtEWzwiraYZdzYDVSPZw0V4Fdsstpr0ZFegedLazCKn6X852rsIujk+OrMOPa5Ty4Sl/b4aTSKr4SxlR0MbMaVehRfujU
        KjcdibGr1EacvQwrQLZulCwfpPI5y3tXaRZNSrRWYVNlStSoXQdm/z34oiALsVIUheQqzLhqdI+TuXDJzcnI3elke8uXDvUe9v8NAncXEqslCZwIJbpjbNvY
        FQeKKBkK+T+i3uDf2QbA0jOAlgVRRjup9X87eRyjKP+XexxOOYJ/WeI42qK+ERP/5HEMzvxf7nE4oLhmQ88VFZAY+SfPYlDn/3LPwkDGSryymUknJoMVw6TL
        hkmXDJMuJl4habhMMGlXDJMGuMoo4yqjTE2VcZVRxlVGGVcZZVxlbOMqo4yrTOKVZOddZezUE5Xad1NXGTv1PX0gy9XvKmOnrqansiz/fbnKvGpzuF82Pd/4
        cte0w5u2ZNhQAdu4r8jL1MBCPOOu8qbJsKEQZbxS1n2LmypetOk88xrPeMm8KRMFrAzz3+a/BfQD74x9NrU/Vf3RPhNbf2dQ8gPUJTCd3HDjFDV3TqNMyWop
        Nr4CA6N6FlL/hKkYQ6alsis3Z5WGomh9ky14/WO8Fsxrt53+a94ez8NPIyS27f+go7ych3eUGF6qd6oUMUGUzTTo/hfoRFAd1KlPJ2L3r/CddToR1X/bvaZO
        RHrS7lcySD+qfiWD6UZnY9ZTkduftV8hsa66al11nXdY3Yc4fIz/fzqOWnLOuGczyLxSAvGJKVEmT5lTaV1VuBY8USFb7qXeK6G9mka6pvPksz2+yNHvw6eP
        6eKmhZ/mQBOhtWoQU75qc8Pxx3Y6TKdyS6+/5aW3Ftbdipc/HwRfsKPyNT4J6lG1lP8wotZcpXm/hoQjGDlSz9RsaAD4ioQ0WE6p4+we8/ixmmIs9YLJK1aR
        FgD6ALcQ2fc+XgNwhvpuP715L26hEOv44zUFy9pvfJB/7m1FVvw0vYh+jrfylpJQO5QE4+ZfGZ7Jk1nOgl7nbOUt492vzBQDC/038wb5p5i5glcPlLMTQ34i
        4zzdCWin3cuCXYuaTTLp5EZiwh+svxH4zyulzqizQkXoNyMN41QNCGnXNzEkXCCjFTsjgEH5+maN9POSkGJCvlkxp/7LK6Gzpx/8m1Xi6p/b4Co2L9DY7J/W
        KI+2BvpYvLnex+LN9T4Wb673sXhzvY/Fm+t9LN5c72Px5nofC8GK8H/eJvHKfhLYrM6Rfc88H7/deCxS9HuXVse0k4Nrfey0e1bbHgOgfOSDwCohEbcEqBUr
        vjrBP/e0BGwpUaos9djf7O3iyQi/76pZvDlqxR/9Tv55V3/+wJL8T5+6h5GU/roIKCXFobCknMUXj+z76IWe77/blhmJVhX9cyqtN9YnvHd9wgezHVyZ4n6q
        6hSXSuJKvzLMqoBkTnprKTmGlQFp/oC06oC02oC0+oC0htnnObPxHtbwqWJiCpJ48C/taJgO5+2NuUn2/IwdDV2DWU6xLfvQ0Uf5vz87DF3hUKYOS9PXqKhf
        xg66YnvK4zXHZ5NvhAI7Du9A4oV2imsrfG3IwHicQqDXqCzEtjxsUh/UJuVKku+BJOVykrKQpFxKUtpJysUkRScp55OUIEnpJClWkrIyxHHigXKiEISAREgv
        +FkoAqDhxwB1zKUD014gicolwn6lzXJ0pfBd+P/w0Sc+2/ydmT8dP3z0W/+vT/7gz5X/pzvwiC4Ev8cPeQjF5OmiKaOwmDbP0Z9+7ft/6rXvf/nw0U8+uuOW
        /+UPvv3w0V13tA+enfnN/hKK6SMXdCn4OTsBXjEKkKIIpsvJd16W9Msm/UqQALFI+iWTfjlJvyjpF036pST9vKSfN+kXk/SOpHdM+vkkfUXSV0x6J0lflvRl
        k74S4JuqpvWDxaBjD6RwR+JBMIFzQCtHnktchRSHLUFvcSOb5i0vZlZYLtoKc3VNYAuWy1RsOS8Zs6JXlo2dclTJ7xHxTejjuc3MzXVPykLzSjny85tN5klZ
        fa6UzTLzfNnYhVwsA11DINwbKSReQyIpKV7tXcJJIJGUFC+SV3DiS7Amxcvny0ipSbAmxRapnQYawGfdWQPNxVQs6E5SUd9U6rJPq1glUaHkGy76plLnfVPN
        jm++fcU3X7Dsh2UB1JTa1pPa1pPa1pPa1pPaNpLa1pPa1pPa1lHbymIu+PAaal5fJCYm1a2YWl6umMpdqiRtWElatWI+qVMxX7JcMR26UsEXyDL6lFlGYyqt
        mRm0aiZO38yXFTNNBmZ2LBssv5XhxQx+8tds24VwA+dACKdQpK2aiX0VjtGQS1VOmlYv9yG/spXQ0ZQz05r9oVZ2SXwof0k9+FALuL1JG733RHZ+nYiwcPBV
        awD+hhaLzhyo6jxx/VK0bHiu14B5BCd6rA1ze53n/OsFIeZNEU74CxjVkBLwdfxpnU7HP2QNREVRgrQSDLxpy03L/2nbLp1lQYM1mLzwLfSkuYqya1SSdVBU
        5qUAq/RYWvJl46ja63YELghaSTjukpgsPpOJH3DA0DCsp6v22O0YiwfkYrQj9jAu4G4Jd+mxjnHhsfxvXYdZ2bE/cA3QyiTipMUuAiANHNUGjMreJhiVCPPZ
        B1Jppa+kw0nuAHOqcjiV+deeNK89mb12HSzlN6lkgkL5sE2LI0YUQC0eoWUJKvVIC7tyjCbNcM2gHIMayVVygBhsyec8GnktRta0tcePAbzYYVS6yIXJiPJn
        LFYR9tGYtZHGnvOfqzq1s+4SLRy4yVYRJg76YCLuh6OglfpYn/+HJ8T1mfhNKx1m7d3ieZ3aNRNJwRU6A1dn7L/3493vP52ul99aggDL77Gga3a1dyLKFXtl
        6SF34WjxfaN7r/vnHz4UOkebu4/+o78K/+RwqAC7nI1j8VxEAfS0mz1dSzaRVGrlSXXj2NCUFYJUgyQmEqAaJ3FGS0WbFk6N+KniYvyxOmLHEvuDCOXAr55O
        ZNujAeE3agS/YrMAjDbX6ZUPfF0a/OZ9DyxkgRc6kbu5CChV1Mj4Sw8z0mPyXAxLA/cbiqpoPxENxR+2352PGE/1+Zy5WjkM5DInDTFQ7kWVTlRYizIEfO3m
        DIX8LvekyoV9OMfhBVj4gUd1qUNsooTIBwwiBsTGchecLutbGusIMKEoE7EFGv0Y9LBDHh0YDWBE3LqxqREp9vkfwUbziKzMVM/cIXbZ4dohIEDEcYQ7OHS7
        YKXsg01EdvTcKv77dZKQv5X/+90LHXwQbk3/2mP0/xfo1o/uuIf+/+ULHWwR6KHYeSJ+4dcD6kFasHS4uAb2zRVegM+IuAf50O2GTrVocBm1u0aU55qJKCPu
        XGCEDZboNABfPmJ9S9RogTZtQ8J/gY4a4LPa0MHjLWpl1UNtCrQYE+r/kUPiM9zhTTdEouhE9jkwDxTeIobCRO5sQnXpiHg4s3ZeOnEaZJWnOfud0tymXznM
        X1nMfWV5wFcGepi+stJPtzBGEMq9aIYHQmScAywFuKQrxOjl/Hux7F/3QK0X1ZngqxgI1Vz1clRfxRTmCVWD/GtdbMpV8wQNsDxHCNpjgna/CUHbQrbOOoIG
        GZs72PHqMnoAEzT1X44SA9CfJ4SHECpdwXXpYYvSGUjkLE84mxJ5wKSN+cgDQdtE2tQiHWGyNIRpoOZIC8GBmPSxg5YnrAzz+0uOKpx1lgRuGP662LhLVAV3
        wI1TQRufahsWQEDW0ade+fXvbv+P+1JyPHAnlf/y8yGHx0jSfqXD88sCkczPXOh1wMLo8sGphz67fDs2OCM7MYZsHz5xTJeOna7ZrCu8SIddTolmtuKMwi4U
        XbGdYjFukhAR/BLf13K/KffZmc3VNvVFV2asm39g8lv+VY+kbUeXYveJ+ErjsfjS89QrZZhmupRoPxEvnIz/2oa9ptwq4RZTveGcNGI9jFg0cIEIizdcutpJ
        OhL6aWqPDz1z9fmn7Rsv9I7+4m3FoaGhDx/u9I7+A+7VX0XX0bDv6RJwx+hxbKLSacQSZocFBZTxseonP/Ix+y/v6B39/eHPjX/gl76NHjz6LVzGp1BcEjmF
        t0kFZ4D+CzlqeFvgBf7SVu5ZtSSBDwpA8tBpG1PXYYJEfAVtowkLREshHwA6hIDnHBRiYN966/qUO/HlXsTGD7qvlxWGgOLwOkqIvpPvD3kEQ8LmPGw8AMZH
        mX7pHr3z3FO7Pt/jIpCLqZcq6b38vB8WJfZKIAFZQGrFOY4YgfAE/lXPKT/pLrnQLwUno5pYmmhLYiKpzSJSpOzvraV0nfnWElqihuAP1Zjqm+js4q8VT0b1
        uPA9xLzq8eHHSDaIvOCLVNdMhZeUXXo6UsHpsKBrNxAlE9OK2amLc1N6kaqGO1hV6MLZyPm2F6kbrTTLk2fPoqWS0pbts1ElvXjyqQ9F3hHrO8DLEcKA5aYj
        Fk6PLH0fggc8QF19hISCD1GagzSHc2jvQ2BVD5B8SRfOh9hAExPrA5FP8tk/fR5f5B45/F5Z/+Dyo2HZP3IRRUVFOn4b7JkRlqAVluiNzhEESizKEzQO8cQz
        sHxzkyRTiIP6lUzOI9jv9FtJ9hJlf55amkW26kmcQbtPbyk9/QvJxHBbD0tgatQjbzee+oVOFKBxTj31CwjJ1DAT08/QfDOsG4YDxoeAPzSkG91Odr9DczGj
        jSiaEOIeFRNQhi4iQ7Hh7ns5l2Qx58NduVz4iT+4ensPwaLyV1GjEyUmvw8matEHD+HzqpAnjfwYDemhcxqd1urJec4cE40/BLVs5cj8M9wS1AxoYkZkpQp0
        9VDPF8q3hfJ9UH6NlhDJCvof2vaTxN2jlFgjGwpmd0GQE1mSsHldm9FqpB4g6YARvT/YwGbK28WTDT/++Ac1kcJJf4TRGGnBs+17IvvxF7X96e/zn6TXJHth
        slfDMDP28cd5+RWPvKuGtRLx08ufo/UNhgYTgn0D8O4TWkDGu2oO6Ep9iKosdMVZn0TWkmR9htqLCPTpbLoy6NCdDB67Y/tfd1TjrHNm0Ir56nFtD4w8PMDz
        J8VhfjDdFvqaQfAp5MRyscq2ZPJ3BrgoGqvqERIQ3rQZHIk92ZMFGp+PGk9Fdy2T3NZ5KpJYXoGUZCRoF3J6kaScTpdtixI7eNQPSDQRhHtL7JU8CBhRTSQU
        jmVW78ryny3U22tSAIB5YaGOFX3EYGk9xlCm1waYs4ZgHgpQNcxd+RhhlK+sUZEOW0dUIJSxGZVDSREWCaKQfDDVUBdAyF1YMdFbIMgU8+X5KCqCPMbL2QKb
        0QNujo4W61xouuwZ340rgrDtf9gBJrjZoOjbLybRoG9TeZezsJklO2yf+h+dWffo8Ws8GvQ/2l736AObPsqb9AN2xJft9Vvim+/Jq2tZ9sue+YA3rFzjDd90
        I32dZb//k03HW2qeve5MDofVeOrdmHjq7TKmQDcZ06HdxkToZmNSdIsxIWobU6NZY1q0w5gg7WE1tOhe4mqMrZjPYn+mlUaCu7IUtvSe8IDeEc7r2fCgboe3
        6VvCQ/rm8Ha9O7xD3xQe1rvCBX1jGDsLJtpT8S7eyfbi6t3GZosqfb1BUA1nxLAl3Glc864zFkpHjMXSXmOLdKexTdon5jbhrcYQaU6CfSwk/kt38GBwOGQn
        og0cZI2ow+E5oS6MxXrS4XCfp+h4O6tSHQ7t2abjPKvj7oiuo/Y7HO2k1jwU7aW2uz06Qi15MNpH7XZbdCe14oFojtpsPrqVWnAhmqH2j6Prwxt9RHsHtuEM
        DhUOE5/BbuW41/X6enApQESya5ueobySYDHUO9hWeU2XN2FbQQ/qiSEqJYRV/fWsawRUY70XjXaJK+5lOMmcszewuWje7kVjuqrrUG3AzJIWU+OIVpJfRFPB
        kxq3J0hOGtKjxKKQbxSbAjfoO8UQs4psTWJbVOJUB68DRDsVqI8IqOQInhlhWKgqMlWBlg2zT0gLLCBMIMcwSt2PZgNLpXrVWV06RB+HO0cB5a5rHfpGXzf1
        FEAc6akJ1DmnRelly0+qFR7UOSdfPanHOnhvld9bQwk+1ywYVIJu5AYjNRSKi1g7GwWoXG4x3MC9UN+ad/4NtxPFXzfQ4unY1S2Wph/7qefFiXfnAH/Z9dlg
        OLxdsDFL+lbQB8N2lnt6jl5DNANMLXb37bBmONyuI4TchN64DLeE60QRrU3QAL9n8kVaU5NSvgnkGxdk+fSu1iEDW1KzleH9UMVMkd4NMfDmxELa4Wi3lyFJ
        3iAm0DQziCm2w1hjK8gTidG4w7FkL+EkFLtuBxreyFh34wp7mGw08YbYBihj0ShO5W+IOYAxGzcu5aKv12qgMh9WIjyuxEM/yuDQH9j0iTaDs4rlKDeweaK9
        6RNBdEPyRBDtz57AfhcPczhgQ6UP1Dj403+wm2D3KWq3EDGDJQMcs7k/TYYH9a16B60xB9AUkcIgx6QUv36HmRZ03pYz7wGFzOU8gj6juvWB7ZeC37bNblUC
        wL5D1OGZmSnn8fvg13VSTmJkynkqHAmnGReDQiTtssqkvUrDudzrrM0jmOORD5OorPcrDH2gcajgC/xJwU26RHykdSJSJLXvIPrfo1WL+PCduo2Ttt6nZ3Ey
        q4/om3ECDJFbcHKL3qlvwslN+jq9Gye7iQffiJMbiffuwsmuVIt1/hBr5KsZ0ggGocWRltlpY7fZi7vF7MHNmr23Pcas6cbEzeMms3l3s9m0a5vNuh1MGQaD
        uYGQf/67B5lJhttTLYOZPpmUIYaKIMNQwbUBMwz9B+bAxMS0HBEFSoLFJPZNZpgGTxaBxB2pC+LeENyUyphhQp87jKaIOph7sxMSM6WpIgyEzU9ROmzpMR9N
        d8NGxouHcLssE8eWTjes5UVUIPxGWyl12LAFGicCAa8jifaxFtYxeGY0nQ3hTONsFGeBxCcpr4UjAj5PZ2OCSU9n48aKfL+xKr/BCBdHBzR6SP3xNvRVp1iX
        o8EpgXpMtDgKtjqELToS/JEwjoQxeH5NwiN6Adt2lH8yh0aTOl9dgP3GRs/4ACU1UNKwlLQts10x6DUCgRZpAUMLEkEmYoIcwBe2YXt/O1V78lzKrsv0b0I3
        u1TRkV7W6ls0NThJDPT6KT3dica5DgwujL0MTOpUuVFUjr97u0zVgqKgjU9cNJVAD8Nka2N9jgrRlqjVwBupz6Jaj6EH5KLSYxQfuGqsRRN4DXf3tJAfrUqk
        b7cIPoMP2Gv2cjOCm09fQZTXYwRqqiiXQAID9AjYOO0ihDDlG6OrSXzQCD5oXD5oTE/xpiq+F1GoKUdNQJkBpYQciDHT1dPpzutCog0jBtUC62gRi57HyTwx
        pQM4OUBM6Tac3EZM6SBODhJTuh0ntxNTOoSTQ8SUDuPkMDGlO3ByBzGlGCcxMaUFnIjUvCyG3Ct0CP61bQKE8mZoxZKIHLRAP8qKBEAg2AJ+EIs9qGh81Emc
        iQJBAQlTMRJm3tYJCoBfdVQp1VSXd0CvZ62+Q7V0ZZ1aWuUVlg7vNyZqaXe9Wrpy7HRi0XrRZsUtnH+gl67givXSDvTOUHjm9M5YApRTfXVZ9NVl6Kv5uRno
        pSvYhamwBnrZfjzVQvt4SYHjc/Zppyu7WJVIB2jdfBzgaMfKX94wTtXW0BV0iKyLwKU1amvvb6C29jo99pDGkXeN/7bqav9TtuMuqbMc1FhzZE2gXBQYxVLF
        COgDNAo3ub6rxgGAsKmPrLJcEuMEJdCJKuZteCeDTSzqwomaMS0uvhyVcvaVLaCwb6YKbglmgQUb8J9RyjvjLOXljeASNoxzwgUSVF6SQIKbF2iQgL1VO/gd
        OHK6bFD4O3bE17Bd45MyYK6vDkWFq59htffVIToJXoU3SInPsbWTJNL/HMt2gLdt6GQmjTkOh3g204hoMA0bomknUsG/teM3PrN0vGYNgopzcfsv3ntcrBeJ
        grAR7rNFQvGglff0dNjW43cLauSsf8Z4STIad9GESIrGBFtfAMAHyAISQok4+zgkAAbeZifzMXrkTX7cYjRIiARqLbPR2agrU5i7x2VxayDGKdVn3Pu6cdAc
        W6fLM1q1KtarxKqxkwZXQV78jeZVVCXs3NLcTbcbHHyM1n1l5KthDpuG5NwWgzkIJhUsyEY7AmMJp7cOMjwQcZQAWUcibxX73xU8UsF2ZJmjWzWQo4pSt7Az
        PcmivqwJFYsnuLMVnqK0Do6wP0+yDRwKO1jyIdxCYfDSM8CDY3lQrBE91Oma3WcOPtZjDRy1yMClZ6lv6Yl9UxJcGDQdkURVbunJAUabZumxrW8BOmH8xKaM
        p+zkJhpbKK9a7xSxiUbfhG4J2SEKAM4tmBFMMZYM48kzprtZIU7Q5OkmfoYkDbLjvQPPxEkxozL5xrEGRT7s29Oc7XAQtuRuEwEocLeBu8O4W8vucsjlKSOL
        bzGy+LSRxbcaWXzCiODjRgQfMyI4Y8n43wubFWcwyBM7dxicpyLPrAPXfmkmXVyDr16m6nPParUKNViPgcxhfvBoyyO+5/+EbdvGDi+fHxEOrnxmiaZtD0f/
        6pDY6F0zz7SYJn2TTErs0q6dyfHnbAdCRMthr4GWYp/fls0+Ty1j/X9vi91nHTpi71Hd2/LLgk3/kk0FuKYARwqwpQCVFEDzzHHzIB3ZeY0K+Dbph5Y0KKyG
        4P/R4k+zcekxJ2wpNsajBMQBobew8hSXqS2dayxomGt+WdnDZwca+XkSUIURChEhBY3TECjCABEzZL3DQJjDiagpfveUMkIzicBCcKOO4ZL4q/hsAU20hIPE
        52M7wEm22yUpWawGW4yOH033xIOI5FoGI9qaCNGDjRYnIbS2NF6zBcH/gAqKoC4oZgJx+zp96wZD5zVkanCmIQ7uxwJwSwdczHD/U4jpMiqLkY5EGKSX1Hsc
        BgYvWZddJH7/Bzx74qwxOWX32A3hCSxpkUA+f0iad1g6YWzAjFXQ8AolJocVAbvOac8kcFE8VVXX0iX6+qmqRhMJ1JiM8DEuvVsnsR5T1RSCvhjzTABD9ag7
        EOMyosVPI+nCHKwkouhQD9WRE0slahQ01FCOGW/LGcD0It3Rozk+njkjBdLbPkJYGsJpsGu2KTKn0IxCPZbf6NCdzHUpECJEwBjgTCc9hRLyeyVhR2/rZOOi
        KJQ5lH3YVvr6YTQK/d+gDxsGd67ja+vUIJRIa8URKn2USGaqE9XkFULq9Mq6bnYwdKr5tSTKafAzLVow0Qjp9JI1E7FiDlzEDYqvNgWOUyqTmLRF9ojmRwI8
        4vMjQ9kjvCxNPj57xPKvDDvlpakzxbMZFoaJ/VA3sR9GTOyHhon9MGpiPwQm9kPiTj1uptGxjVNktCWDQcmwfaKt4XZGdyvHAbA1ypCZyyTdZVaD4YwDFGXn
        Lg5RMMZzxyhjY9EcYnPUCyTUTUKGYNc+1HvkWM3BMgjRj6MKh052QrbvJQEeKCmhW3UEC5KY9H0APb+XF1VjjLtW1S4scoG1FgDRnk1d68qxqMhR7IEz+jWJ
        5SMMwVb1jQ08x2WtmjCvccddZDT1ZBVw3Wq0k76E/h5thTOMSUlD9rq8aSnw3YboncMJJkms6L3KsvHeIXrvMBZxI3RaD4f9pLaoIJRwaX3TGpsnpcb2hvpy
        nNRqEnJ1KIn0OszgnwPs6WBZHDnySVFB3GTwaegmTsPi57LDaV1aqF/XWYt2ZjhWLb1zlT5/Z6ZR6TxHOShfLiXcSZ81RJ81nH1W2iT9n7WxQXY+R4/XSBQK
        BK9KwgucjErpM016ZlKeadIzk7l9n51r0fVXR4nDDcOZ8jp9fS+6ga6nBQDwDTvcRgMVQQr0NIcmQJLmShLhmLbXmmTabeF4Asq3TbojR0J0w6dxVA0bVT4d
        odO6nzzvU9n8ipa84gogRqelRq0EiTAMUlzAkimyRkUGUmQN6HcoEu4d1TDwAW6Htas4ZTjGgwNRbxGiVnvorXCnI43FWIt0uMdEZ3DF82DMbC+IZKiAnVBY
        PGLtd4y/IkRv5hBjgp8GsHrzxgfNC0+BNqzFvudOGceTB8OasXgGIm6sgC6d4LcgzBdfLdviy9VXAtDiAD3VMg4kywDQGsX1KKYhnNQRChgnIxJxXWV1s0zd
        sPPg5UoNTL2sfL1oLJt6tfPV0lQrgH7mHm/310lfq0p6OxHvjozaJ+hyaiO1h5S8Vag9otMtoPYJIuGplNBLac4m5ZyUnE3KOelvpFuQ8rAkTa4n5QmGmKwS
        7W4nGt6BgraFIOeBpBwSjW0VUo7odIufPD+AlCc2kvJUrEInqb9HRcYOre4nqNgpWlb69Eg1nEKcigkqfooDunASAoyAhZMkzKOPWQQxFwd+ZPaU6TIHpFRs
        cZCm847pNboGq+vwNn4yAKSbxxIgo3HZizOcSPwDJaMPSwLmlQzXNCx7ddcDi/0GULgCfYLd7+p1sU3Pwyk3HJaVoTkgLMELkYrV1wHlK4mBLkC0xqFOCWSW
        ICUVFgGE26O37ep16BG0nUFGMgR7mfgF8EP7Pj9Bj5KPT6CXLm549SWVwEdJ8HaDEYVtxg2vTuK5g9CLCaF3FFN6MaH0YkLpdDLCsTmo05RnGvqibRr6EkfL
        tjdUx0C6murYAgzGXi4bW8I2LXHeNqyoYzMvstJ/WABHya5UaMTvCSNubTcy1JZkN2qrkcWnjDy6wwiUY9SJg7zssXymJt8EbzEBlnrEsZfss+oMVxd2ly/b
        kZvH38v8NhhRwbh9ZUh+tiD5cdAS36DncARO0YN5vFD/cIl9sQxUFGu6SE7NVCcwFtU+jNN9VvqXc+aHNWxKdbtRuUunJVGymFuwiyjRrRKHiyxB88+eVnVG
        imKL7lLuJeUOTORRSBkZyt0O00QNLgVV1MGVChZMBSsM3MfxHzscvjNfrSqsKKRa1XXVamDvXarVkHD2Uq0K3tqQatGDunKOvxq6LeyU1ru440NnVToHBRpK
        0FJd3hGpUwlJVS3xW1OywxLVOlghSXGNLgewQXGyB0tV8dfVHi1nal9ZV3t8mKl9tcdqL6l9rctmFFx7bsuKaUu8s4R3lsWxoIKKwPQ+aVNb2tTOtSlavft3
        3qZosO7ANjVVlWZPqmonm2PS/RvaFFCO3f8W2tSTihb76fTvt00rqMigNkVID65qGbsr2Bb26cr/cYAcBoxHpkj83WGZEDdJqB7fQHZXDVR3zYTCGTYhfUYM
        lPeogfAus6tWAV7WJS6ozkdNjL/EBQV8PEXzZYkLGuNjm5hxyWCCl7igpi6xDOfqIgpDmC+MKwMXcEWKv5yaa2JVO6rz9y6ae+Da4zS55O+dN/eEUQ/33VvJ
        4UENof3MPajDOMMVDJwa27EKzF2HNU+dzMSTVVoGF14J6F4nefoSnmZEeLlj8dMWa8OuJEoN39xv8P2SwEVLtlFg7pmCG9nLO9ny3gQ5g4Y4fXzZPI7nK+bp
        en/VMT+UIGfQ9LNcdxpnS0sMOHy+fDKa2JG56Z26L+fxBCdJe5W9TAqPJhuf7Q8+3Iq8eefZgp7IHJ6sbA/kcPAH0FF6a4ykQIcMHgJXNt0+ui5QyKXDwb8H
        lHKwqCfit8SfdYKxGUZT3VnfK9ICgsti929nrkCHe5SYFHxh3RtWSIgZzb3CXcwrrga/4j+kr6DT9QXTfSnYzRXs0lSRBjO8bcEoOwRgLLsRLSQZDNzYOv0I
        pWeJK4eTI0NaOM8AG3B5a2DNqU6B1nVTdIFF2wQAJ8JRM+THdmAIVDLnPHPWYQ84dxcVc8JdigOPGoY+QXPaSuFEi+aQxeRrRvVYcjomJIS3lBajJvIHf2gj
        /FWnELYo+aXSYjgmFjjjlK+JnWGYlYNJTOtR3iGOX3o+iHXcCAphM3c+SUxglA3OtqD5Io4Bt42TFqIQkGCaB+4kJ63YAuU/yvSvJXYN89jkiMcjHdGtNxhf
        OZIHttG53kIy4BtSAkb/Nhj/8J3I5NahPHcl9z9ePsrsawsf2/x7iqpt6cngj7CKYu8hh2NCssE5iZKUasOkRHus2o5go+EwKDcH7nkDIaJRFcq3Td7N0NAY
        5AgzSdXgkR1Z2XuazFuxZsNxi24Gf6Rwh+RoCU2p8JSNrXYH3hnjEqTS47Iw6RUgXo/zdp3qRkX2E9TFLow+mpReQpjpbqTYG5FdVOHcMQ6/rBoOAfH9cfRs
        AweLHaBG09ju0ioc+Np03pbkdNnY60o3T4tqV3qTzayCL8u2BSJgc8hs/g6xBpwWg1lYuVC2aGg1GtbF1dSjU5zhkl3Gtw73+piO0+OOSPhNaaHHoNNo6S1A
        eeLI28TFOvSar5rWT8oaXuhpp9frIB76Gs2uHJ7b5IWyPSsTut9eh2ZJWxc7qTH7W0sIYpFuX751eE1XEUARUgiQrrEvCfU9wx4MCMkVLOgRdL8HPeewzDSj
        NDCEYpKgFPnfjHqyQBT8RvgOY2di3vlOOgzNO++lA5HIDB38eUfTwQPBjGkFChlLnZx0eW3eOUXp6I9550E5syIFghnT9XnnONZEsBkaE3dpz0SuPtebd9pQ
        VWt2k+tGhS6DEBQg0ICsxhimImW8owuyp8moA6rX7dHzC1woMuEfgFy7lHpAj7NNkZ7SrUWwKItZ1BSdLIZTuS2VDkfH8Ik7nS9zHDK/aYnDJC1Gv/7VIP5k
        AQwo+L9tv0E3wMuC/6y0Fdzk/7anymftpfiZK0F8yWIjzOqRp9nxja0tB6HCq4CkvxylYVtPro0ISN9LX9CNaIgVc/sX5XRnnx7K73aTZOvl7jjdfETTDtxs
        C/NKA68WwhkNVoV4UEqam+atczBRYadGGKnAqTH3dAH+rwx51GV52MlVvCB+MWl+frv4FplPcfk+vaWbW8D2UmmCH8jjNebSC/gMeSWqwIIllVTI1a3EYCcO
        cyLGeWYhWGWVpO4mXtUFsEDByLzmkU7SLgvUFAx6AddOamIamUBJ1x7lXNeQxC6pSzIfFLZS8qhZilQD7Z2TBvWEfj2uiyceoVS/4jmUh56lTHInTwMIMUSP
        9TVlP1XYfJ/e343yri52/oG800wuXUlT0ifY86qdJ4TjIEV2De7OqwO66v/isFNcGjtTOWswdYsJ8HmCXAEskBK0VTgpw0m/BF0aAh3YMHoqxerdNZeunHtq
        Hl05d9UKuGKF8S4VhDu1wuE6XOnwelxpOK7sUu3wBly1wxsFdldd/cdq4eq3KwtGJQ5M0pDSlJStlDIjKTOSso1SDkjKAUnRlPKKJUnHJSnUDuZBlZTfluSa
        aGeREkgKkDb+SEFM8sQl+aw6mwOreIjF72j7OQ73zXJE1NPbk0a/2OM1Qq/zXBSdo3tubnujsxZtTy8fAWZPyomoHC/n12RPZZPU9lyI1Jqa0tup1xq6Fvyx
        HUbpHgw2s7Ib5/zs1mE/3K4L0C9Bjxq/9CqHg1XE9OOLrw4K7EqNYIUBAFhgqXYX5Xvl1UCbxoGqSiHt0qbPRlCHOlCyxq+9inhKeJATXU68vPlbgQPlEUnF
        r9ODdXkj0gpIu7L5cwBxK4IUVVyCA+lb9PiQPD5UdXzLHxRnYdiPz78aCE2U7nEXOHRUYAz2hsWo3AAuO6zPbZNoOEpr++30O8QwjcNo7wE4xONsWnwFPoZu
        LoxttIOemRDU5B0IcdSEmBFIIRuwiidhhjuw+KnkzoZnWgNm/eQkGhAs5Op9VMz9V/+Treu06B3WUvFLruZacvVqsOHFTCpByTYrvDGw8AYXHjFwfP4Nl/Nv
        aNAbGvyGxrXeMDrwDaPyBmz/dta19Ch2LaZJQuATjtuJk5G+mlzM16QOgw6uSf1aNRkaWJMhaUh+xxAUuBnzNHtnTJuF0IktQCipJe0ggIAdlmBTLKEBAT1L
        NEeyU1HvgMBV1NshCxV1BLmriC0CEsqKgDIjOQcBA3ySsAqAvdthVStAaSq9ByaoYYm3Nn3EVmfyvQhZckTU6QVWsPMKeVq2E5y4eDKsgFHYi7hIdqUR7I8B
        nyrQNZcQCSTkrXMF0EesAuqiMy/w7sUKThqiiS8IEpxt8iyYLA+YHA+aDKfMfcvcD8x9be63sdKARfGBxyJ/kWpIDNznXeVd+G4OEAGvp6zOvS4HRcF2QoU7
        GQYJBaOOksjnNeMGUK+aOOC8+VCKi7QItcIKekeAbO5jDbtzt66cNsEbS/T9nm+YBt59MvJltx/noR8j7LODdvfRFdjppwNLvUAKoPNC0iMq6RGV9IhKekSZ
        PMuOybPimDwdx+Q575iWu+iYprvkmLa77JjGu5LkWXaTHnKTHnKTHnKTPCrJo5I8Ksmj0j5QaHW1iJ5YdqnxuSsKvFXsZ33QxW0nd1st6mru9hq6qMB7RKZz
        Osr0zooy3bOsiPuXQ8V9lNupMfszvA+jkx2bBMp4a86G8QH2H0rDN0IliKB712f2P9fR5c5Mh+YJZIErkAU26sjoaboYvyaLiKKg2Tdy1ZF/yyXHO1s5078k
        GMktCUZYOahY4D7HOCNQopllj8fLHo5OPsBazTrHMi5JgCzEWtDnWnlRHfEgyxzgA+yHeDYHPHxDsPQihPy4YnP8XIlBHPHbi4C1snl1j1UkdgVYGYlVhSg1
        iSEC1g83B0eztVh/URPVBLun4kkipkRBEvn4SWNkvW50VW9d4BDIUI4PVs+w9t6oZyr8SQPh4GG7PPjGcHaj76X0/aJHwaS7PgM0aMTdr0COGkK+jbt1/CT0
        7mVTTn1wKfzdQxxk8I2+kH99JVFfYIGGaIY+1QztJRV8AzZtEMxHgAeSpOlB5fi0qBtJV8kBLylyyKZYY9isEs6tCzg8Za0/bdiEGsyn2bJ+oCWL27f+8Ri4
        iBeqREpY/yT4OZYBBXMZMAdeJrQ8shngyuLlCNaVRay+RuBHlbnrv8aQcfW+BIlbU+tPYySISn+am9YTSx1ea1E1civPDiPGYR1FK1Je+DhcTaez7rN498RN
        ULnkkY7gVsGhcoRNj4uyghrh9Z6Di6Ye8X+osEElUDti7Vdw7eaHazluUDMawVwvlWRBDpgp0bvZjJj1TZfYYCQ5nUCxTyfg9ukR8svvkrQZdUcFNFjjiD8l
        LAcRB9oBzB0caWxG3MOquAz3g06yPMea2HCzLvvteLJKH8isaJ1MPXIuwjaR1xX3gVK2deXRIjni7eouQNEKgGSVzSvpB1TS6mupgiy0N10zJ5oUq69t+lpm
        szVzKaWlAtbMNe4KkD/4K3QOLnQOQufMPkFERWgqxK0qKncZxawsYIWmBez+L2DCQhF/F6t+R77ANaPB5Wp3c7qRDtuO82hQ3UQNIAqU3GhgBUtRFCxFUaBk
        o0FhCNdYDVwSFUKNP0nJ0Kj5bzTd+llvqXyGHaewlh5ONQpYW9rASHmmcCIaY3xRXK0UGPBrmMG2saZbSbcaIHHm0lWabufTg3RnYlgPU+kOkSMdVxyiBzq+
        5OL3Iv92MPXR8QW316c1yk4fbT2HDOdd9lYR3SU/+gr/XgL6TMeg6CLhNehW6HjZ5UQ6e92kXHF7DIbH0Fnewy3oYE60Utc3ygvxx6FlI2VeRqVZPTdudPK8
        W4Aslx32O4Iz+DnW46B3CkZBD58YDz1WQo/JuOF5fSj4jzY/ft7hw0UnmqA1zxVJvORETTYgGc851JYWkiOmsknkHTdrHzgshTlHI1RnDc3LUWBafAyiaWSd
        YrPwc0TsqxKpWIJteszHesSOVrmiExoviODU0uOB28NHJ3aXK3cwzmuqz79yuAP4nsTV+RQHJYZRiPZ7iWY/OMRO5hXtJk+duqP3SM4LHSoWJ4VTHBhGcmrj
        TAsaHGeUTi+nkoY9SI/ZWanDYx7h0qg9p2gtyS03pZsD2zW/tgzHc7XBAjTZ10Dn0t+knDZZs8TxxSin0L6WPT19MhrZgbiTQ0TnNn4v8m8HfISOL9jXovMh
        xPXto3NKeYUfvGTn6ZwSXkNN6HjZ5kQ6e92kXLFTOh8CXKB7wj2rXQ8XgWDpa/fhlm8IP9p2gRj5ENs/jiMPPFoywvdErOUMD/bRfSK6JnTvMUZmxN6iBVG/
        pnQ/xLtxQ7zZ1ORFPl88wH4lf0uix7qMo93yMYhayfZcVBGiLxvV6YQgXhmy91e5nk0h+6aQPS0JGbexeg2yLw8g+6qurid7mmPXkf301RxQYLr9YVkPRUOt
        MFOrIzZoi3H3DJkXcmTuab8LBzSWBPyMzOFzxs06rifeCZlPgZJbGWU35XQio2yENBpluz9NxwL2kUY171aO6m37aWE2ivUZkbrs8Qzzun6Cjwv0Ahzbvnh1
        AjW9pvRYzVo/wdibTDD2JhOMvW6CQeIlS4beJUtcI/5bGHmuDKTSOTMGE0J4ucM2F4VHW3l30lJXsgUpOofIyd4JuKUVcqpLSafRK7iiD7dC14zMiXQIy2Z2
        CWPY5iHSYTdQGNDAIMBsaNLIegNzA61msK8/le1s8+zQTDxqeRCHk3Bp4ajM8YcVbERDmx2tR6B2GWFYdchdUpl2NC5w8q4Z8RMGbN6M+aaBleeWKucEpiJL
        /F6HH61kNzgjREkvW11J7iRTE5lS4A9c5VcdOemb+rqz1sWO2qMQdxCd9FGMVu6VfEOHLgM856QDzCTMzGiIycT9zWbs1gbmVV3PvAxSTTRtojdtQVbe7PaI
        eRVXw5piIF2FkMFlfHSR2FR9lU7K7L16RfxUe2xp14N5WaOfd1XzvKvWSzEnDe+C2ruxnnfVNkzZ+V2RzOEy9HizXVhVEVj+OVZV1vUuADHKutxh2zfqE49Z
        lWm+8Xc2I0+nZgYex0yckNPcJOwTwRQfqjm+Tme3iIN555Ayx1oMEOjK36MtPUZDkFkfnTj4aj8/fW+gh9xsaWekMGLcqngGIu6HTaxoDB4G2KNnNjnGrIB3
        6+nDx/Fl2KHHrnx+VhznWzJCBrYK73QYYkqIipmzYcDKMF7irwfgfL/LaYcMgDiD6JpAkSjlGXpRGLonDJ01bcQY2KobHNVwdBgCDrPhoHD2U+G4nzgaG7Ns
        yzgia/BnaL/9jyullgpncpZDXu6cIZHTKMujEcJXRhLRdCES3YvRPrtiRSTxLcWKqLi5mqqYqKnkAeiFOBbmG1ICWq3M+h3ciUxu2LwPsiJilCyJ8cr7wgVY
        9TBWRHIhdpjK6LHpBnawCvgReIPAwB1Y/o96CNF4VpQUxH2hE4wyFIaF1EPU61uYFvK2BnLPLEkLIl5B65Nz2u9/YJPFtpMqG1i1yE1XZN3kgPoUeCHTlYwY
        3oMbHwrPpPG5bQGgwYD/mz4C2JzkERxzBumoypuYvlJQugVoTktSBX99vqL0dmVdJ1L+KyiaEVDZvbMAcbhkKELey96yuInJRSwsoAWWvXmjInNF66KraO7E
        DVuettnUuMMMxTHaEbarsUxhxP18gbHoVxhZRhEAJVhP3KYLgAFwNXoRP16qOYBiTCwmpMsZDN0YjnSN3sso0GyWCRRL4HjCyzRnXVZBgDQVa7P8n7Rt90wS
        lovjtY5y0NoIoADcfDwKBPuNHZfBTgd3ptySRrUlL/oUQwWHQhqXNul1bkHcMnFp1g0+f6cEpw0lmmIo44avnBzP/4Jte0sC2a1ygOW9H5/67iMnBBKotBg5
        8fJFB5DHyrh9aTuY1M5ukSg3yyJUtvDDC73gTZVerJknAcCjbrEr4Ku7rTK4LFB9oAujE3dOQdNTQIk0b8alJ7RzGqazT5yeUyUWXolH/phj+6j9wiKDnzpx
        ezFyk4o4qMhMPM4WFsEETD1u0i69OUA85OXljyx/aE4dotNf+WfBnDpAJ7U5tU8sNOzg/+GAMU38TINaZpRGD8f7FqNC0ARhBF7cefW3nlKxFS+/AnPxJppP
        q0ejMnZCl3/DCd34D3/jM38Fzv3naCmGev5QWKSjons+pf/exwOfmTnov3haXlCkFxRiqicxeyr8l2lxEXBN9mEzbkYdAAbCbusQwG12W7cDxOsW+46wyrFq
        tDJ1R3xoOlSxdzqjSiHUoNXbbIRg8w9at2MsHLQOYYzx1+sKvh7f5bJjSIFfSsfAk6+VCrD+7QZ1YD9vKpluKh87iLVAvHCSOqXn2G6uUyzZfMz5/fA2sZtL
        OsHt1XFC7IBSowRhKf79nwjg2sVd6q3r0i19XeoN6NJv/ITp0om0S1V/l3rSpYWsxT18atz5gy/9ZtKllMpIsoPISn9TsvrEs6YOU1KHXNdwj1SFrIKNZGUR
        ceTrQXdMFxekwz3p/qJ0CZd2wMe4sHRJesQ9aKUDh8iqIAOnmvTRr5ac4ln1JBGslQElZMhbkGqxwZhDb3o7h9ZU+lByduVt6x/p0hHrO2D/I2ykAiOjpNC3
        c2rdh2rWVLZwt3IEkd24kqsQAg1NkUiSJDxwZ+/lqMxvvvxjL3zt8Ieocvs+9nmoxA/85V8fufmPD/eoKrsBv249Fjc/EC//WwHzanYA1hWwzjtFn/rgU3ie
        TpZoWWL3cq3AIWJKF7DbY0GEgB45XcAAvitnmVHkRRCwx4pdEhHa/+TXfuzbv3bz7T28UHd4jnF4X6HTExgwVlB3ckV0Bc+rR3WgL53hlv7tC72j75WYJIeh
        lbeO3nzf9387QMF6R+9930c4aomkx1+87l+87+oFSr/7B44cOnbPLx/uGM4u6u8/1Ns/VvrckYtivwftPaOvLRef/L1Tv3sIK/kkhyjQ2XjSlZ0yVrmneWUv
        hydFjwUg3m7NFOiwUUh15sQbgJKGn1LHx04c82sNRMtSvgfL3INurgfLG3qwwj1YkR4kieYd9aD3TnsQemcg8XQ1hJZcD1b+a/dgBzEBcqByeEeu4oqNXqkr
        qMVzEXmopvjpr2AGO2cPrCDg+QZVEOnXqKD/OaWKZ3jWs25weNrns9J+jrRCZwGWcHzW3E8rJRu2jhb9ELs8aJncer+jGSTIctpXfafNZwsRY/7gFIHlzemD
        JHCb01ORwqkCFBCul22OG8/nK5AszXkHYliL7Z3PQ8qm42dJXg9ex/4PTXmfRduU5+imxhLHF01XkU5WcFKgk2WbJSnfOcUymu88CIMHOj6A9r/KUeril2x8
        Gf3GIe/Z2PHrnEK/+Y+9bO+nP3/UirlKMJbif8HXbL+n7MJSEtvhfpoSP/vP2byRbVSpusdrdmrAaiOYd4HSTDBvyk3S0kmaKi0YUEnAWr6Arz92yBDTQ7Gd
        FklXUVG8tDENxfb3avd+jsnHIEzvaol7OF/c2wL0HHLDIEiChFFd4Y9bQABSGjuJFa1CwFy8yATMdTnGHpJj9cQiF2fhLFhWUjN+ykL1JKA4b2rTLObjwzUm
        242GKf9aKWqjMwJD6e6w4vOfEhNQCecHu16SIiBEWHBHYCSIAuALed61BO+hzVkZuBAW80kZNjVMbCOLHfy5HdoCmWKjliSc3svCsHWcy1Jx+wOLUSJkXbWU
        Dhl5V7UBJwijLg86PXrsJLdC8DbL9/RxeBm+Emy2zAt+wAzKOgHSLhtfWb6AWlOhvHagQl0Ix0VTVaqSuxB83QbahQdVAklybcZSEsufsiydYwtTvoVtezcJ
        1+MyXqU/LEEKztsmGvgbtv9Jpewz9hKkcUuEcgQs2YBxcyHMqJCxERzbcpS/EQsntKtZ8pULqbYLiq6NGDkhAynb/TEUSWD6sFpr+CY4QQJX4YguL18F5Vg+
        j0bYmlgsOfIaTNZGIWvEk9u2hAfI3bYBrUAffEC6H1ofDuKNZZMbq/dAEEGt/DX/39fciaXyWeeMwk7weXUysndwWMw5EgPt+DwP+mAxfkMsrOzdVkcBpnJG
        fUIRrdDxWRX6AtCowgjQhFcYr2+39eMq5MCSwiVesJkRCD1yuTZ1XfCs0k1Nj8UvcMpNWKv8hY1yb4I9Hx0t/LhMt/ip4ifAzyh+mviZxo/Gz47gL7k5+t7g
        ozYvwHiccnzaDssi2bERPTBUEUaTHXs4KKYVe08swhZ+io2sgY8MQ2vtvxjt0IUXj+iPRjuPiLD4dvGppx+ALd3yxbeLj8nh7tM5KsuFCQ/RZTv0zqcv6Kku
        kGyoHZpH33z13e8PrKMLiKuHDM2jsz//qfqb//MnDz+MyJj/9E+umy1Z37Fw9D9/19jV7urnD+sGQHhdqqIuLxLPMEyBhsZ9YJlCGDQq3k2lt/QUDPetqNk9
        webXmj7L0k16O33ZuvfXXDRb/vUcV8dEMtUnhbVYwkMsaTV1nytxe6ijysGXFexjFcKg2SybF7UFGb4ImKhFiPFFTEwJR1BnOBxbNAZ+TB1MxFQEt/NwqIZ+
        X9wtfqtPnD2qau8ujuJZvR+7xLqK3oqgo8XWyjaop7j/HJL+tvbJ5KDjk6yR3U7j8MsqrItqlwR8kueaiwkwj7xHsULGi2hacu/NT0ouzWXabdVgiupyPCN7
        MSrdS93n8HdhLegDAe0gDfEA6xfLBBetgForu61poqcWZhZuPpqTqPkqiMpaYobMxu51bs4S6vIYtym3aAkLVChMCmjOkq6DA1ZIKijRyKsHbyla6UY0geOD
        oP41Tc0BoMJxOtRkfoxGT4YTuCjRxFFD41dwsMKAX0zLVTscSqyjocldDOvYB1wMsTrgARIOk3zs8BlsxUbxd29LOycxDfliRI2404vHamglD7GdYGV6/2mB
        4OV031gHwztgGPbMLdkzH9YjuGqyFpvKb+oWetDnMkz8Xar5kB7C40P31VLjU3YZKOGHCOUkTdbV45ic70UAMEMamCtDksg045hbeltXb13rhHSFlzlM9JHF
        kXFRSLz0+OK7a5nyJxdBpBVC5a8+F7XWQp0Vn22ETA54k9bdaFrTvx4A9ihLqKfhYkpjhMGBt4ODyy5HmFRpi252wi25mm3VU2vhNHu7jgJSJEKUSERH3qKp
        Li164ZY1qlxSJStXpUEw8FxFq6+KTY5C0tMtPjUVbUJRPbCiFipqicG1Qg2pBklLHew9TDWL6PlJrq1O4yld7NE7EpdONAO+hRlllF3Z+SvfRCnToRluFkCM
        xoj0EbeQ75TR+8T/2eM59H/Atu0zA2Z9lcmeJCBcc+JXgyd+NXjiZwas1k38NiZ+//sTXsDW6pYIcdXIZYbDxuwymSvWrLmLwlrd+MnHxF4TSKI0uSN+eah0
        EgIa0vu9rciGb82fBSyeYsZ2OPSETbwDrEMx6zBxom1WOIaezMgcn9wOLZY+OMa2BynhicjmENvsG5eE2Hb5LglsFliPF7uL8PzFweLZM8Q04pu+QcW0B/nY
        gTyBt7NHD8Tgp2xlLzlnzA69hcV0fOVTAW97GnPw+LJcizV4fCm9IpEwvmjyGvBoI0hSpXCH1h9X7YjxpFGoxC01SmXem5LNLP8/fJe7cyk4q55kUIVO5WTU
        4PlmCSFjByiK3nrb+h9YnD4WL19yiE1+/dWXv1YgMfaPv/x9P4lNLBXOxqxDdt7Z8//x1d/5zSI9//+xWpVE7+R5L+dXpr1NC2OMIcg+YT0l54YuidByt7tE
        8oouQmR5+kI0m4cqKsZvv33h7eK7ECMV6PMct+/i205Y1QUaZMWwFlsk8vsHrU4ZJs5z6hN0RC8+i+vanPpxHP05tVLOxRHKgWGjDq3o0LzzDDKqeWcZBbxe
        WKTf5XKyrPQQIaAb7VmN9mau371o9ps13+//cEDN9vXfILKN//jVz/9mIXRZVwl/neuhd/0tp1rwIY0G4T4cIFjYmFTappnqQD0EFJplK87YJEZbj88+hgnQ
        pQx7MrsBPbu2aUhunbXrQ9wdDT0775znWOBz6gUcnXmng+O+eedZHL15ZwXHNjUOHeNnHNbHQgckOmtaHLXjp9Rjc6pNt99yabVp/KRZtg2OSWqwSjVvxCvF
        Rbk2eXLx1KuezyiZe3r9otDe3KaiB8SQtp7t8c6/p9tr4ayfGsLw1/eu1R1UAQcSmNEnN6BPfsaJr5cPCyboQ4VfLHuwKriBbu5Xb7nxRPxDK4EomKX6kRUA
        K2E2mIzr8W9+PLmH1MaM+oZLLIaOb7no6s1Gj27stpY96lqcfBjq4tO6cYv9EQ8K43jZPl0t+n/bvs36LHjaHtA/76hv0ClZ4bDscpH/AHQbbeqFfcFTtpDO
        Sxg/NI7Om3H0AsbRxTLeeVkWZY14ZjG8Ea7BRYGFmcCKvRG/UObAMk1Y2exydDTLEWWidrCixPRtRh2NfAmb4Z/EmYTNmIBaC/Fkor0cYCbaz2Fnolu1H5xT
        dPsiItbIWyYQo2YC0Wvo5wBmptgKfhKZXiqgii+wRRamluATysw1XEDwU8j0OnDs9KxGnVCfryoaCVwh9yTOjj9O4uIEEGb2ZgpAvT93fmvu3JXqrXiLpugJ
        RMuhnyZ+NNfOptqhl5JsVE1TSaS9Tt06Jfeim0y6LBO2U7tux6x5HaYKsZgmafUtZ1FPmYwkNe/g3aEp8601me6ndjnP2H2BESnl2XUpM6pjUxdoyNg+NGkk
        R1dpxq1CpKoC0dal9Qst4PKeyNQvCvY2LtYveax9wNH6R3ffOf2VP5ybOhx8T+ilFxIthZjM/WxtZx+0vkTSN5jVK3TE6L2Ia2JSL5nr83RE7JUXFK0oh+NL
        CFwW/AwSX7MWI19awbQBLL6yTuevoo9Br0+RmBX5NTbZo9rupDVCZvIb7s1O90uDT5uln6gQzWshqqn3IFKxKZkmLmAFur4JylumW7usmYhGdbTwfLhbLxzR
        zzwf3pw+cIwIyg1+VkVoZGpYKssnqYRlKiI4qFqmcTGnaJUcf/p5VqXVWL2I5Mg1Ksbqe9gmim7E5yWTyy781Xe1iHqn6RODFZJpEaGFRraPTx5Ddx7LW0oR
        29VjcQnd2sv5QrwfYMbo2bY6m+tURKXxzun2ueAXWUwkXk1nPnGwsA3ATurCJr6zhPpiyVbDVTWiVdL3os3o+C6a4uwNtXOxkgRoRA0egDQvAQwD0lyVakck
        P8ZOfhwJHOgDPlG+D1lgOlNbMWNhbvHc0W/8zBuvvvv9Dxzu8a4bpb03vA2H4+GtODTDg9QD/0JFQ1xV5BkiAZ57YAzt70v7vy9tf2rkqGraf8y0f43bv5o0
        fpXtbWvc+H78+9Zi8C8VxtH7EDxhCB+BwVTDOMJTAVQhgDiBS5elRKr0iaGFAYY3Dbk6f6RejFqQITxqNw1+tpyQtreaxrXvRQcAExTdrVu0FreiO/WdGx3D
        dZ21/Ed1fZfzndEszFeOYJFwTN+pj8I84k7OsWzrWWNbc2fmQ54UgmUSB6aclanJ2I7M6Tk92+1Gc4jJdVQf0UcGG2Xcpe+iW2KUgWN0F94zRw8d13xKz+Jw
        XA7H1tvP3IWfI/g5ipIkwxu2vpsfpPKQQOlHkzvmuWPyHNV7bvVhfQChM+1ofvXh05A46rstHTt344w+4xgeT6tIU/4856ZxcqdY+KEfgh9VdKRJoX71HzvW
        1W93LDs8AqXLEVZ+1OEViu7TY0RFegxkVseICLTP9nBH6FWgo6hlRkYLIyNATPX1pDOmAwyNMSrUpaFxhIFiahgbRG8Y1NWq6LfBUsaQMMQvpHe1dbsT7hfG
        QrQ3RPmpCLbdFMVKVQd31Yp0wAPvkd0QxIkHO9A1+lmL8usAaqE2HDBmU0FZJLZM6J7trq0XnXPSDOXdT7JcWuaVCw/LEMJMw+tqBkz2+6YRRYSevrF96FEo
        ZWezbXVeDnrpnh6RZX5Pb2+XZAZP39rVe7t5R75ZuJjN9u/psSUvfRxM0wbt6c1S+qA9PaRfY08v9KBO8HKoQnvTq/ZdqP9emiholsjt4i7kt2TjCzpOdmUP
        dCnj+v3cGotGPZI9a7CnnMOhGc5Tzn0fC9E8e3NbuR4+NG0Mqk5nHduf1bciKF9RLzx/0gR77/U6kMgXPh/dlttYnu9QzgP5beJbO8SHbqV2jbIO2av35jtk
        vhsdpPF3sKvnu/q23O7wHDekvF22hlFN/Pw99tLe4E9tOgPuL71mP69D3GQTCyKhiEUxA/e9GcTFuBSXg108g+VmvYSgZfLrG+L1gc/2z36zNPvJmMasJMoW
        oPSPyWyFnQCZn3Tf/ORig9NcJbOTm4kGNZRvZifNk6+PZXvVlxnWlcnJxnw0B1SolGcNsYy3ihkIqdUoMB8U4IOGmGf1F1jVQ3McU7TO3+PNZxzL5XfJ1/lg
        oNXgPPO6UZE6gb3g77aaaEVWJ7+oXVEfZMOXanV3K/T+Htql+U7aZfZv2i6zm7VL2iguWgNq8ToapUSvrCZySl7WfvgYXncXAqXXX6QmE3XLgfx9rx8Zml6b
        qF9yq/VZ05QQ/nhmoW/fS9Qs84G3RtN8FWcH1qL5HvhYlcUaYurzGgnE3GkCnQO34O+KalgEsHKU8hzUt67l9K57e/o2SiF+HXxm4MTVhnyen7aSCUulE5az
        Ybrq0zHNvrxBVTVLI1x7+DlAP91O7oFHBs9F/xXGP0nYaykP4NbzBVdCu8ybEDCPMfOxbKDLMRG9p2XHKoTWGcKxS2L29GJ0C+g8yn1FJGYSUV81aBUV8p3I
        h7aWzmFrQCRfwoYUVeCidb+7RMcp7f8TWhl/L50uafeJeOnxx2Lr7kVP+37kQoXsx+oeWhQthXVs4qDTiFjr3H0uDFsD7Ah6PHiiWcx/LjgEXD5m5zkYSOlk
        iKagJX4N/g8gQDRnHSOlbnZctE/ymo9GCHF3iA7uYrKhpqkFNMwDeSPNj1vBc7bW2NSr4lAKr9camsMmHegLRynz6GK4S7shsYFk42/LDosH2rgA9Gz+Tw/B
        /oO4Fz5+Fxo7AL8Yx4vM+hmboePUj9VhH7ktbPfCb3qcbjpPRK1FpPnc+ZJon0T6CLUA9QI4l9yqEZ+MhEiwUfbzJITiydEaQCdq99ZcvDXt53Hp5/H44n8K
        YieejrdQP4/7nI61YqxOvrvm0ftatMaARtXVLTQLltDVe2oFPaLHaXUNW09KOCn8eoveEvzvAAzlrWrQhxE/0dhEMPcyBSwdp8e3yLfW+CMX2dukRInE0vBx
        TcpsPFC2oK+2UFXrwc8B78V8VF0U+oC/cE/GajHcahgOdVKN5dea3rqItt6iq2nxzK4GlbstKTdIKIqHa42actvjoiwB760tRiNId6GmC8w+CX3d8VoJwZHu
        rXG8midApaOaGbQs7NAcVDKsC6owxqnF1n2na8z0QR8j9yOO8b2na1XTKsdqAMunVuCdRo8au6ZHqcON3VcN+g+qUBNVbepReV/ArcntzKzVNdMKU+D9NZ9h
        C/2TyHUcK2TeM6ayWvfT21qolo/epkofhz1TjUNG1u7FZjB9YFUov9mP7ZcssHUV+97oy3CUPniUY8/Usk+v3V/DsLWA+1STKm27vwZXVkMGRM5bTTcFYupE
        Lf8ealZAYASgkWib6Tl8Nf2YnpvhniO+P0Pd4fJ8XNEjaJERvVVab6veZhpuGzcctxTxCOYfaZMptOMi+o06ihuwyVt21eI6qyhDKsdq9epGk6lctqqQCbUe
        dFkbBh9PFYPHXy2ZI8Y3iA7VgQ+BU5UonbhyIBNFNCrm4qMyaJn1bAM/xSYldrfHwdZmMpgxUanUrsnMaK7lighnGsH41ye5MYiaiKSm+YII8mS0VTeJimAi
        0MznGM1y+MhBI64srGSEbyDXCKjjBt08GY3oG6gQdCcTJ71whImTTvVWbD6mH4uHR/DwKB4e1SN4eJSyVpmVsZf/yPEWTdt1zBm0oKeHhbHSQzNcQ9Yy46Fw
        lA41ZTjwhtKbKH2Uaz9CnDqpQxO5tiJXUz5gK40W/gAX1HqcuoIG9FauFU2IeissK9LKNblyGLCYISvpu/2s8VCqj5YbRSNIyKGRY9wftSzvSC4vt4KMZmqN
        +6n80WuQq4zV0Xe5CzIofVFHBTQuUHpVOgjzi5++ciSZf3zptq18sa1v/inTGKaPdYSeSYbAXFTVW0GeVd0EeRJN3keNMmLm5ZNQmJ2kOqcTCtM3CQ/vqtnV
        kr++6kTULI7VY974xWxKcvconfvE4nnf/Xre4+Uq0fddT8KRTzM7eyFez/vzt+gIz4aSfXpGTfNuMYlJVCc36CaS9fRuKxCTq+lbqUD6qUKkjhYu9ClDWH5q
        MpKPqxf2kzDvHvkwCZt6P3aad+qxg1aVDjejUjv1brTFToxYKGfFOX23tYOmu2EsD1o4TBNrGmaVqKi2sUUBrTXryUuYq4bjFxRETDf4c5XXXnsDrCruHJB2
        BGgrNmtQeaOAlzMuz1lQs+rRF3VL1g8k3rvhZKzCNI7hUth2IAtCMcxhBwPAIQafVtAg08NcINYpRKCKDdauWo4Oj/IxCLFIUXdzmO+IVuOPPFbLPBNo4bC3
        A+53VwsqaWLox8I79dHwCFy5H0MfDflU6tv2YyTqTYJ6JjFbcwoVSmweSniinvaizkLVxHCJ9YP/FZZSQ1jg7bbaET39GJAUUanj9AIcD9DLXFnTSTswJOMQ
        3jOUw2GlBkBVRDFuPlq38xuboFC8IBzKdQ2kiiNs7ezrO2HtTNUZE/31+yiJ1oTvpYYkfoEup7XPVPCi4r2DIdk78CEOg5qAC8Ucv4aHsGBdZjXj8A1OKVwA
        OYF6ibsEf6GOWJptOe9qoaRJeuUOKQ3ohMPxyldonbwMm+RhwPUFu0F3yyryZUXns38TDMzMzEHvxMJLdoZoCS2PCTnyopDbmgMmutTgiYRFVVrGRhSLVhCA
        PT85o/E4tcuaoaXiMIPx8v4KjUE88wAGwIy6DyXMqONM9zIcxEAVQlbtRV01K92cjrLGJrw7sHQ0ojysO1wsnaSy0Try4NoOxzMQinhzhySMpdiGi5bLduYz
        4m/olNiUXs6bbKNez3nyUwEZMacdWDWbP1QnX7rPl+6riuUwG4Ec4Q6cwXe30/4yfeVmXwMPL593gbKNJrPHlLwGveyidw8Qq8gt66kVVuxk16S0yA7rk1mD
        8BhOBm8QDXGIO/O+A5uNp6qMpwPoXDWV6TeX8nqJFg1kZCJKxjBboGGG4wPhEV6+Ymd3lnpRT0pHdrJCXGNBwiXQIzNmpDZRBNVriOhsxqIR9Aw0MySQL+LK
        +kEUq4cOWg8i1wzdnbMe4lO6NWc9bEbiB81I/E4ad7OyuKZGybqNLSvN2ONNLOm8eq7zfGrStPMOoPMW1neew5aP6D64KmLZrq/TO1DUdTKMr9OTKGo47sBB
        XW+HFszHAcN4Qm/fbTXR4UKOL2rfMGZP9jWX7fU71bzZFT9VXIw/Wn+3saJ6u7iYaHFFxwmDqP8t03LSBwuJaqq5a+h0Quh0Qmar7TJbTZCATVxmAoooV9+E
        uelGaZkbafZzsOl/uZjZfML+oS1DtXGrmsHPTVL/WbhCnk6NhE6zWWtYob+yOpszSng/23ZAD0UEfMUV9wQbpvvYCWPrgtgOflpIlwbrK7ZM2i5QVRiYw2W0
        FRcgKsBE2W29ZHMn8Z2OzbENuAUyNVHeuOQfoLDd1rOAbHWxxYwQWfTuJGSAK4PJD55TsgOZBQV+P+9E5i4rLanZM27Ib192Q96tfMsJ94AT2GzwsOLi91n+
        7biJmYQ7o/6dHVWksysncSad3T4X7gMEB76jwh3/sfo93PGVdR3PgFfS8aBJfA+xW/PiPbrdjdp6H809e7rRvi4S9D74aXuZPQXV6DVn3da/83o+RaGiVxyx
        ISinNgS+Y2yaiQMJhYLR/5SCeVR5g0WBpctiUVBGz5f7toJYHWeeBiEQe7SyFInYa85tpmemKTMaZQhCBi6DZqtC4lW4LKEnryDCnmbzHW2CQDYgiVVwmA7L
        1H4v6rKMQD/yZLPiRAs7BLN9u1VsMsNWVoeMlZUyFjuIFgkDm8xqRmx4vm+DDY/jx19dCeIvrQR6Xw4sxG6FltgcxZ+mW3RZjO+IJ3AC9/t9OJmFaZIxXKLL
        ktgmxaO4KMTLH6Z0SABlFqMlH2X6oyu/87OF+M9et+PlLzlEKTRA44n40z9iTKCIAv7SZrO3L/xwQHX46Mdh/DZM/KKRFupe2+4Iac+UYLXD90iYk3TMTYrE
        uR2WmOVht7sUHtAtrOtvJWGKFlTltGU09pdu1QceicZb4f7kCvNMuoAtBx9RbExrKYfdUlBE8JQC8nO0B48Qiet9nW6Ut0Fr9/Uh0f9alBfsUikPW56nKcet
        GCsYJTkUiz16T6er9+q2wRDao/dT2v5HUdM9vHG1BzUFnU5i9qC2MHVLvm4SUtMwhBZqkmAHM4wA/AFtso8toohrBMY6qslGVWz5wJwCq92borKwifJJnAmb
        CKC4w/jeQ61zTtH1CzZalQsKYKEUoLQgsVDi8V4OPqGI+ss0mrKANO3sdA8Yj6jHoI+D0UKBjRZyUlHwtIra0Z5wLmekkbcQys33yEoNCL6Cdm1zW83hCJyf
        drjHRyr4Qx08i2nCIuYfv/4VIlKbV2FjvI5LGrMOxWU5u/px4nT1+EtKJAWkfJZTvppLmZhTXwQW/dicegXH+oz162rO+hFz/id0/hk+p9lGRRMHrRW+2uVc
        UtEdNOzN1Wsq2jsPx0c8pS6rCIaY5urLKirPqU+bUl5X0dRB67y5d0VBo/qSufq6gi7+CybnWyoiuQbTWcqHwtuIC44aCX2IuZb4Tegp8UZ0STQsE8/bKwuX
        6oshZtoq0ehttDow8gT2coj779Xz2aZwNK9v63VOyMzMavb5PkEBEtIQcI6lSnWdVJSrTxVo6zseoVGzqSkA71XFL3iLUUU6NO0nerRCEyqaMT9/1rFsPJxL
        mGiBtCn5JY/GBB3Pe+FBHF/wwnkqE/DidHXRw+8r/HvJg5EftezTzvrZtObqg+fC2wdNpu11k2lbJtM2JtM2FBIIBlcxb5zXB7HDfbs+qOe70e1dJOjbMZW2
        s6FVCToqnKYDiVDTghvv68O0rnQC9ATofw9xDRwxAuZOYCTUeDYbjRGUpCLOWni5LR0AK7mXbF9UIl+ymfjhoBv8kWJ5LBu3c7khDCXPHtbH6rl5sVspYBrc
        B15gYTzqfQ9jRR5AVKcLlpj24cFheXAYNsQWcZJL8HYQmXJSmNYkmFY7thJB7y4W+7jX2roVfL8K8ak4ifCl+/H3aCsCl9pneGabuWYbgQPz3HMcZewhHkx/
        g7hrm7g8/fGttAgRgiYTlhthHWcJTvwkBBfNLsuTvL4LOESBaMPLZh8IO82GbcOi1RimMs+PsF+JH54DMusKmhRyQyqZKoKLPRpwcxtVSZqZWIW/e+65aO4c
        ej8fICaxg7jQi+ZofgKudIXy7FuL9s2rwCiv9uWnrX35aQutVpYd8mq6P87aarMbLvrqclzlXesyNsySnU1ftkp82dKsG3V1Herq2qBnsJ1U4k0hKAtRPV9v
        PqFyzbDYqG6y3fp3UKc216kS3CSFcQALF8MFIJnSSqXM/lJW3jk7ggrbEfg560swhYr274EpQZlmIvPuErZoeHsf+hTfhPugjGDQFX45NNX8athpcsp7EDhJ
        NKJ5g4OaaJ42szdY/9Z19gaYVdu5+HYk9OfFl71Cv/tYeoFpArcvLExLZi+cl3Vl0Z72Kw7LLFexfhCSEUT4zQUgrmdonF1d3oapsn7W0/sfOcbeh42YRcX9
        YDGubOhMAnYTUqK4UjSEybArAljRRePX8BKOJZpScSzSRItjwfhBzBo/iENGQnfWSeivEAdPBFPYuLuL4jES2cZbpAF+e8UVH4PXXXn1eU9e/YInr+548upP
        ePLqZz159Yonr37Gk1ezOwK9+i3IxC95fa8+X4DzcO6llwvy0tcKZt2ARcOz9mLwFbN6CJ7hyG3xn6SApZDXP8Hy+ljqsZD4C335T3/9Bxn0DgsGyO8+YPPh
        R6+BEDOnpkGbc8xhZmXqv0ON0sXCHUQZFXGEr8C5tASQOyylKgIuVY5tVsrTeqcCF6ftHEDW+HhpFXiMwkFHQG/Bji3wBqA3fMP236VsASbI/LPOfwrY+dwo
        FttR2pmzFaPawUcLSFmw38z7WX2l4BaW7Cfts/YZAVLyxM2KXa2sazmXeMAqKiS+JZ5gFY1RMmMVecAqKghWkZdhFXnx7/8QYxV58cic2qcEA0DY2vK/ASzT
        137j43+FfvizV37LyYCsSgxkVYirdKcDICvFseQKunSaitq3GDThoIt3AbOqgMM+oF+9Ql2Li0PsnXN1CzGjzVQa2J7nz208RTlbtpEkrfhFWtMV4r/6oYDW
        1YpLsd9xKc66Uq4kpShYZRSSCHFuVGSvbfaFZldt74lF0QBE1RM1OAWO3g2XBV1gCApGZZCwcFUgFSgdgrEXgr+GHa5EA/J0lbgDCx5++phRERdihj7DHEJF
        P/tGEI/F48EPCX0WBPYhYgdgRx7liaRIbPVejkdUBGN1iE8NeDQSwAvQvyMfAl/Hqz6NHxqHYJ8FRtwAT2caUuto6MaUhhinjclGezc4M/vVvrgcf/6fJe5H
        6PhIoeuJTU7G2+JvpLeQuhkpEPHQaP/5ny2AvBqMkfYRQ2I4qrjisxqI3rwDWCIY+YyYMQ3gNDbkl+HtwmkedgKsKXFig7VhvRz54AU0nwpzwHcyFtZ39YcG
        LMeXSfzzvrdesMSKPDf+c9yA0cLSKwFIK9HD2x5bn9zAqt4ltuF/zFPuWQdeAVccicYHaIcmvRA+ta+zso8jDFmPMPxWZut1jMnjLbUIuE+qtuG8uWoXEz2C
        cizbOPKpKsO00GOQIIvQUJV0EatyBwfoRYtirF/AbBWBwxllTwEzBIJVuQibWgD/15TrwGKWBYGQ9CIthIHfiaVsUQJv0jd/H2u3kjeHRfYk5ACheHtkrTGK
        IrwMJQAqagvUc6c/gERHYrAgekdXlBTsQ4wosulHJWIx2E5RxGI+TcRiKZw+mJ0ZFSoAKFdbKv8VDlyxFllJCwQfVYxSUAw+pqZoSnpGGdxI1cXbGRnjNVtC
        RXLRF+2IdTA2IK5RMACvQ0c+7yU78t4Pb36SIOk7T9z1GOW0EIFRgo2oVe2s9aLMDRT2ZWkcVRHE13rsH5uL3r2Wu+lH1rlcPG+Wu9n/2nxvNaUF9McVhzFu
        /+79qlf+E/yq2x+AX3Xjb+dX3f7ANfyq47aQIiB9LGZc7Nw12K/6bXuAX/X/z967R8t1nXWC51l1qk696750S5L3OZajK8k2mkUmsZwQ33JLtmxnHAEB1Atm
        WvEjeK7CWrITgjO+sRRiggcCqIGZidShU1UCbJi40UBo0sO4rYShMd2sbq3Vq3tM96w1aibMSodmRUnoNWlAyXy/37fPo+pWObaBv3qspM655+yzzz778e3v
        /buf2zYjLlMSWJeh1KzP/eyNpcRnXgYHQS/Gv/E1xu97eQnwhC55Qi/+Uc8NzzLbh1ukbXpnUCIu4BdsjibnW+doqryuHE0V5miSLyyof8KUJA6c20pZmhyb
        pcmZztLELBWsECmeftKdzdHk5TmaPHahOzdD00XXdc8iHc6DgSY+8R5QiF4kTHoXJSe5hoRMei31mZVFU1QwPwuyaR3jl5ZGV7Oq4Da7XGYnXqZF3emimlZB
        DlNF26/aNu8D023TnFVoW4BXOkbPnFLbbES/Z0vw9oK2FUW3tOjWdFG07dtdVyYhDZQYcyZlQs5W8mEwjiGJEfaVG4krB+eQfzheJxPqDEUKkOObh3s/iBws
        Q/+eQbxMthQXwfX4jyNM2ol/qev3t4OzxLCBynZ5H6Duv+iAd1/L9fyuIp8zBryrZKQnxV62+YGGL2uxZSYugnuB/4pLZY+b06UkylHA1X/LLMPela5QWWWK
        ZHyBwkYDBMPUQfNjkcM6IyGMWsH5H9t8WEhnnpfyXpG+yykloZfzjn7jRw89eu/yD17JhMU7/tYorbz4nIhBwQeG19uPDz/xj2SKI7Y1rTG6NW3keZ7v+J0R
        8z9f+8bdt3/wJYAMG7Dk/ngsRT749g/9l18+8t99x2QEaGQAdYOPOvoz70b4xu/eVUR6IFGgd/Rt//Dvf3+3+xG5/t+wxC/h+tGfvH316fd97nvv0h0McjJC
        OKQvqz88pagTuRgjnnhFN+aJrszK0Dvd8kLXQVroZaAmIOsxR+HrblqbjNg+2X0nClYWjMdIX34hx+C4tgmOdZnQwp3PuXhwU2jlMtgx/nVcNg0te+3HrpR2
        G30bAbryq48M8Lq89KODNMwGYbM8CN78QSDqTL5nYQSiYgSYfVP+PKU9n9ak6/P50pykDQAbNIiXwl43zfFfy8iAqcbo18by+r/ztPN+GfzfnoymcLqB1O0z
        ACf1JjqTfG2DXmzuGFYpl0QISs2m8AlNrVpFi8NSMFK+wb/EJNUAhQktKAxQu6R6RrB2Pu5xyT0r9Xr5iFy76+ECFOWu/PLX75qMc88KTKeSlw9YQ+/oR1/+
        /R86/HfePDVowYvPJcwWWhofnG+++y+SX8H4RLx1av09nzn3HUygmX/cYfk4IXskpctEou5c4eTa0KlmdKpRJQ3sNM25KQ/e/hO7vls6G/uYT1ZBps033MfT
        VbguX31OJs4akUCU+ZU7+XXLWYI99xSoL58s1QmSibeJmd62k4VYO55mATd2SQdIGh4c/fCzN557xj340uToP35btYvZMpoc/U5Gav3uSzCQtUdpf0K6mAI3
        T/5sT8wa/lySNywR2oQ1/XjjF3/0x90/f8fk6P/Z+60VmWHy+NHv/h478fK5KVfRFIBsYPbopKphrNFbGGPDUc6W8OHhwwovMzznvj/vgFXtGPnY6iitEYuh
        NgZ+Vp8zVD59ojgM0j77mkhxcaZJTXHaQRRn84j/sidHEQOu4BgxvH0ZCqDLOIpA8DyOnSP+CEf3TucTODpH/PMeyBa2P0CXdeXzLqTVo5sf/80n9/za8lHG
        YLYuCNEtrpjq0Zvv/tnG+JO/97ZHhOzm508ce4IbRjxKqrqJ/L6rPtUtSH1CTT2MnT8ZvZjuwqzdRZvPCr4Ol2WcWlAM5VOiMcEo1nDNNMZ4Nga4Rhcofz1C
        +fUgOSLVex1Euk38jTQeAyOTSEEjPC6TBupTHwA/cEitTMrpZ4RW00vEeNIqbZBB6xrIKImB/SLQQisXjh74gZ/5/H/cuH7XxMQXcP2qq7BqE0yDCMiAAYIH
        hRrEJBhjIitx0prGZJTjFsj6paVDapGlePEC/vtPUmvTRBfwFdwIiHXkWwyYAufgDvvszrbKCr4qrIHu/NCXteRchKTOT3kYiVM04KHZIwRByOo+gdW94b0b
        /t9d2UXdF8yKalomI61PhEROCVYlfEfnpz1UECFF8LLaZIRNOd/1OtvMSn9duOuVfYgJyZkUy32sHPLPu8KXyPHJMomLC8ajoxvnbc5j6S7FlypIQwRkSQ+Q
        QXXTRI/2pF+60qNTfIc3zXd403xHZS7f0ZAtb3Vqy1vDltcCoVgTYtQoUdVGie8QStiF3Cp8R2OK7wBORQXNrczd3XB93u5WneU7WkKwMBlWZ/kOwHuvisRX
        QCnJYsv4jl0F31FHZ58DsyH9tYKEHCknobSPs7WKc2m/8ISVC7nfovIdK+A7KuA7VsB3VOF2fYe8dWUh3+Hp2/Dh1TLfUclmrvIdtbl8R2X+IGADr01xfnGZ
        72gQGCPjO2TZV/L5UifdAMpPZDqkrhWhEjoy0YKRiRaMTDTDd8DiIaPfGsvr5/IdsLLIHqYsRmWiMynSNujF+o5hlXIJkprWZviODlpcK/EdUcF3APwv7Ywx
        mvKRRCytWL6jRr5jhfhfSDxZ4jtWC76jWuY7OqXpVPAdNaqk5vIdVeE7Vk1RecYX5nxHXflCy3e0hUea4jtWle9YAd9RAd+xAr6DU83oVLOmcOEB2mPWVfAd
        mMOr4DtWyXes5dvrOrbXGnP3TPEd2baLsSHsazFZYk6WPjePvp0ssoPUdXmTIdElTSCqb8139Efpku7lKerokw1Zx5/L8oblETGjUNPr4DsqwhZIB1qGQCZV
        A2Od1HSM5Vx6pFXiO1blK9am+A4yZLJkZCscCXkDQ9eSj22YJWWKwH/UgYs7Mtlr4qRKtcUUqSlOuwgbEn7iiwC1qh0RqQN4aUeAFLcC6LyrOFaPAFBuxXSP
        wFdyxaze6XwWR/Albk62VkHwCUUTXUjr07xHCKGoxHvUS7xHY5b3aJreKKljF/lvlfEg1C/FrZhwmTLTa7B54I8qFZQ+LIOy9ZaZjhYekIU+xm4TXJRTn+DA
        Pi+OQXuaqKEHCt0ig5o2IQFAvCHT4bGn+ca0h3eS5Wvy1UIUG+xkYUaEYMNzoVniSKB0XEFKJaGlzTLXUbmA62eUiJPpqJPLaOqeKFyGVJpWS1wGDN8XTK/M
        ZHSE7UCr62Ay5MmRrAdbY7GU5VHkx10hR6G7eUQYshXkHQZHsUKOAqblFfi/Ql+5QsgMVSkbF7zCCjJFcI5C7yiHqKFk6YqbdHE8oZdPwgGSnyzPdycQlVeI
        YViTv8i4iVA5GV2EVVd4opj62hpAvBxMJOBo+DDirggHAnvcL/T86Gx1u/a05h2PAHHhbU5hWJRUttZDAJIJpQU4iVHDjaR58kecZy+3yYHpR0pBpqniReM9
        +rw+Ak/SYpXUhaqX30UXVYM00D9Br9eNpE1Hu4ZbwDwhXW3RVsYwF8E4pVudn/TUeY9VMDlbY8pjFm1KG+UQEqbZ2mI7ixobszWuaY2dOEEX199jOmVeyn11
        m6ZjOpOkjpHuLM48J7Vi4nYmwoEt9OI6Rh+GBuhVA5IBOXsRL0C5RtKvjYuMwUDEkUfrjHysrM+irbKum6U/qbHm0hUJhX5n8m885R5c6r9SRz8058miWntL
        rzdeTNeyj6h+NOl5T5u1u9+MnCrtx6msdoe/EZ2WGdzL4VmegQ3tD3/E9D6Udp/jLdO9+z/C/Ln9sViY5iZ4/aLKJaly15wqXbO0o8olrVJulapMV6xxNe1K
        K+xp/+l0VQQKg0vm2XTp6e0UJwDPw9/dp7flVv/p/IHttCvXtxE//aKt0H4xVM1bZjUz4HYZ3Lb8oeeQTq//oedM/8QgDeUz5TNW5nxGZXHPVKZ6JpWP6z03
        fMcWhc1wiNzu3DCGn3fguLLMs9MvfCzp3+0kyxicvgg5afdjIrx8XsqdfuHZZ6T9y6b7MaRC8hEEXsOufxroVqb/Vv9JOSy/1T9jPNDAtCJNXspn610ng01U
        LF3Uu/sb2ii8ZMlU5Z1y+W6RUz78bEx4LfjCwhF3K3VtJDFrPgW6fcA/A0wNQhDS8CvkoUaHltpxYDrWTne+5hHF4JXy83BAreSVSS0n2FKcnQKOh09rDaDc
        +HzFuDOF5eWYnWbXj2UdjjRAKUa8/HcX9nitFji00trtVJp+QubD8ve+gAuP4efJ7W2VmHGe9ng97YMg4ElgNMqTQFQ0/e9ChJf0vLADJ5u0W2UdIxdd29n4
        M+0pSEmfzcbzK1lLVvVjV/AZXcTbegCa/LC2rIeqv/eFD5v+h+O0+1b/JNr6zIk81s5Rt1PMAjsxuzIxuzIxXUxMTMXf4RyiqkRnkdSboafNjoTtTzVkYAvM
        xuuOrXKRw1JFPPznPwI9oTx9eliTun/3R2SMfea/2DRLL7Fdd7vSD6hTutGXCfssuu3uszJP7z77Yx+VdQnLmCttSrsnkW/yOaza73z8haRPOw/Q3f6gyvpK
        pPkZrRupzD839H4odSF+vADhQ5bF6vb/CohoaVN2cfIiHqBN0SYba0I11TD1i3LmUPkCfgvKFyDTCTdDmt+QA5VV9diCV5h6Q7E5dPu0Q7C5OUnr5bQx+BIg
        qRrwvJ9DtGMOrHpt+DB2LiQCBurHSASpv8ScAaaHSKTIPn4CPACy4uM3AtfuI3MnD4cnI+K94vwOvbSpslyrEGB9bpVwhsapgQiJ7cEHmhH5JHngUoqYVBRq
        ytMilVyUKvgIUzsIV9UBxnYJDhbI8PJ0XW6gnNxtSM9N2Jv1ETNRiZAgLzlpeDilh8ds4qgCf0sunjGtC4gPuzAi6u1EpGs5PtT0GahCwyk4IbfzR66JsIfX
        IT3JTv+JygQam0hHw4m/UfH8s952aefcLgF9kb0BNgQ5nIpyOKFleTKmqOBo7NiWmKuHy84Q1+96ZNo34qGpmw8RpQVcpqPD66P1HrREDg5nSmCffNJULqEv
        5JMa1bhsWgq2i7EMx2zmODS5a/L1s5NGJdavWitZ8LF5h0BIL5rUtDb40pVS4meZ+eWAIgAmg36QnZMGE43k+IiJib3NcnyRZRGnYpyYljmMTWWKBynDDpe5
        QpupFSh9NuOzR6g74YR0rKZA+0oJ6cr1rZfApzDlw6kA43Wal2fYw3CKPcRCSbjYFG2vdLv0HbakoyWjWF0tmX3Dt9C9SKoL3F50VinCc9Jgn2YsMkB8Ceg7
        UlVEmS32Fr/bQwfxJU5SyVVW6MVKqUOnu2Zeh+ge+mr94WEM+aZOUiHpK30KvV8cYqplhNSJf8WlsXcTP0fxcxw/78TPCfy8Gz8n8fMD+DmFn0fw8xh+3oef
        M/j5AH6exM82fs65+H2Gv8/y9+P8Pc/fn+fvJ/j7Sf6O+PuL/H2ev592FXdLUbc6X/LiX3XdYFsxBIyGP+rcS733KEFYUx8aeOx4OgvDhzAu6kHzyD2PQ1dN
        DxpAzf1NedAAOiP+suv5265FRw332eapAw9H1p8Sw4rx9Mprf3p9OFMPYX1w5U2lXMR3Bca7WBhcgWlHONpyIsTSVgPrtH+xeC/siWM6LZXKY26FmL4BDrqC
        HPh3gcMlnOq/C2Bwfso/m22tOR1H46eAHIvufNN7jxn3QmHLxN/5HycfPfbEE8eKwicftY61yKkMMFM9iTW0BRFgcNYl+ojwMoz/hEUMJxVNus0yTBXU9OWW
        j1soHOAkUJ92KXW/LROY2lTPXgK4sKv2Z0DiQbngTox3Y8m4rxNsGelZPRMRmxjqEgIkQ2dC3HloT3xocNToBkzCAApjT3GOZafGJT//RDBL47H8WSILi4Ti
        dw8aJY2ALIA0JGSDC2uRiwz1/Cj/DX6Un3+Urx/l248ivjKsttlH+fwoq6KxHwU+FTYm+Ro7xeAPn/kJ3ah71W04MV9I3VKSVOzE7bik2fjbm6Ut5/pL+fX7
        rjwsiwYL0F64zBW/EN6RaM0EbR6P56I3WvBGeyz+scTz0UeHl47+wKee/K13Pf2z75DH3vx73/tL//ee38Pp+siV//15cXoQKtbV930OilecdvkftbnfU+hg
        9fR37yJGJ/h4h4fxWCn9Ii+KaMqaUQP1cUtUC7pyb9qHwivZMqrjdMrnJqQTX4j0qiO63yiApazGBR4Uzmv2oHAIheqVLBn0THEyvwkHM7MGnsklXGiQXQ61
        J2QaCWM5bcsogXti+Cb51AGhI4q3N7bYo8Qj5Qi6cms8igl87Y50cll7gfnYJgh2AVObo85u/szmIwUareMU12XeAQTOgDHkPH1dIzU7VsH0WAWLxkrWsz9S
        pwgAq2Ix/bWPVTDf6hRwi10waqFmoXU5VCAjD5J7ckcUC25QVsyW7JmnJ3Ltaps/9w2Gq7npEeJdNPzok+8sy9Go4DM/AllZKmpnZRPCSzlKX+QgDSzczUg/
        vFLsmmtKAOSYJeNiu8zTdnScCThAt/QnoYiisnWUnvpg++PF69OdP+qedlhgir0TQ++Uhl4qtKbeFyejNIORXTCy7oKRdWctvZ4uqtllNInjeNINmtv1p0L1
        AdzcQtpI4ys3E+GwQTMutzPYHMdj1ueVcqfTC2oMcV1EVWuNLd2qyK0IliUY2iCjRjQDTdRQEY3V3oSCPIzH9JmpYL5V8CSB0COu44reiOjM1rbYBk9ZAKp0
        79C7l3lfbjJ7YTgIVBKr4XA4baLCkEIMbefMHViTtoncHMi+WMG+2Df9+fviklmSW7ov4pguYfurmSXshtI7fRxjU+MZtPbxBCupSXspDF3wJMj15JeF2jQD
        QHXK//eifSa3W9L1CEgyIY28aj4v+exhZu+hRdPEnb/ryfnhLbPnxn/tG83i3pcrd+iVDV55dfuqO2NfbZTtq12+OLOv9mbtq9avi1kqaV/dA3a4gkMnqZo9
        iOIjJmMXfdEb62dYC6tKMrCBcVACDEpbvlxYjSUZkNc/GEE+GIEOR2AHo4Zaq7Bi28Go0S0MLlCw9sACS0cpj7jd2DkCOv6NFfHaYzkhwsK8VcFgwhAOl7EK
        zHRgeMjtoPyLafpcYkxKtxnYBdt6aa9eohO+urJN246JedA36uHmlo2qvLNSYCF0ur3+0vLKarqaGZrjsqG5QSi4FBrFcgVr0hE7q0A3LgNXYFlxBgxs7Y2x
        nXYwhFRppx7D4eB1WqgbI7YEaRMLDIa1XeuD3Xv2AmIyu8+Wzd5HWkS5Li16Q3bseJIj4hXAC1DC9+2JTp04WSuBbV1CKkKZe6mTDkAvJ5wfZOM79JWpgWrV
        JtTMGfoIVcYZH+9juqLJ0ve7TFsmMCYNCF9L7vA6MitalD7p9/nzelnauIT5vK6TWn52m4WrYJlfpKtgBT+reM2y8flKHuY+KPfWi9mQ9bnFoVhmF5jB/CfX
        y/No+kn9xBUcdqGiJbM6OwTrOtdkRdZlDLBUsbjW5Z277Gfgpt6iT2+diyytq5RU54KEX4U8UZWJitnOE3xp+Wn6qXBBsh6wCHCXC+jaCWduOlVO7WGQEu0e
        1qHZG75y8hOAhndystEcw66OkZUyTWxDkHACuzPNowEQuSJMj106PZZNS66082mxK58Wu8tLIetkma6r2TpiD88vw5uY16a/s9+XOO0ptilBjKAdkKqylaA3
        A71ZhYNZdJEe79h9fXrFoesjuCJWLyqVrCqVpDcyIwjR2xBpM3l2ivLFSSI73U0NxafGpge+6qY7HRh/E2JSI9cmZcO3EJraIEBij8bj/UsiHW6rbrKyz9Hg
        Mjdn8K7dVfYS88cXci7+PQORv1O27+IEAwgCXoWXH5y6Qc4tMRcptvMzMts0Bq6iG5iDkzXjXVI/gCrPqCJBhfTMRNXBYqm8pCN5aMDHNUZOPuqnjgXL242n
        akXwxX6mAD3vbnFHpEoGPx3NjbMfCrY0VPNjkdzDJdZF4btnYY2oKcltItv6f+NmPXP1ww/z2f1wlJgYV6bkfgancaoOFqx/oq4O7JwZkDxxxpjdmD9CGweq
        E6hhkxjYa/zThTtgTeklPO4iHoS1qeHLbnPOu+mhoX+voW9OLsar04T2SRoOX3GGL5e1To+kGwyOhCGlITveNQRLm42BCXEVbairfceucVhQ6rrGY90nDGNM
        KvhpaOM6o6wBm79GSGnO1yA5MPSTQ0C+O2sOlTV7ZcelpgJPslefdxmZoH9cdvGmplr7S41pjuHTU2oMNhX8FI2pFI0pv7WZNasRydZ80RZ6aTNTUW++dOWR
        NByk1bniSSziycaUeHIA7H4TLMUiV8jelCvkkhCAnOloTYRRRC7wrnCMYziftcA6CN1ty9Y9T3DB9XmCS3tGJG2bHhi3pWlHSLgswkcq645zJhyoV2xVPVqx
        zKUXD4D718ut7LJworC1dWXqVcyGiEOx0Oj6lOYoouvqRXkKUxLWceVBMvXOlErne3bwIHKaiOCUsy6ZgmhKKbRDEwT1z6TsFonwKY5ufZr13z+8TlepGnj/
        /XBoSuo4ArcTxzNCt+TwJJLTRQu5/gMgfqWhrpe5/gbfmXH98SzXf0C5/v1M9hqB7Zf3PaZvP4W3b3gnpekh0nfI4MGfpsz2R0Cayz+Tjb3qmnppDten53Bl
        4Rw+ODWHN3QON7GYXvMsrpRncRsSTxsTWWZxBbOYPG97gTtve4E7785Z3IGP0Xh8saTJHcjUruyY2rS7whXTuvZiGm9gGut3tTLnXkg5+xFXTMtvBfN5Mpqh
        MKipacndjFjeoIMx/A3ls+HHD3NxA2eNCWXW1PK2eGkTjarky+3aXRMkcCr9VcriXC++MIJPY5lYy1BGJPyZQ/0VOIutyyydN771+TQKeoL6zMTNR7etE9eO
        bkfYl7IHLnUT0oVpiyxLPNaV3pUGzBtdXJ83ut2Z0e2a2kWYJkpJY0WWrGF6CPfUwewvj2+NztRdHcgILpE5mZI2ZZdb6CjMQPh1gkxJXxRpUTdKO35Ch8eN
        fBfCvh+BzwqGYbazDuS03D7ZzRDvFcR0008wgaJJnETY44be0JfZKRRCZtNFnMGVtMGzpjkoTdFIsQOQYzcosB6Y8gI+iB05pqQs3yDdPeX2WpfGz/hNb6g/
        tfDcMpwyNLG6xbZAoqwUGqkUiktKnV+jFCqycXdiDoKRQuciOmsDpkV8ePyGvKRlaCZYNCPdTurYTiJwFcg0KKtHltaB6S/DK0QKkS1dfU1jk7UCnKjMk7yy
        BiqDPDOO7eImI7Vfw4BMVZi02htgzxrKnsXwrCFT1rCMWgurvQr34Rq6O87aUdN2gD1D1uYDi2zb0bx1n1RLhRvyIUhv8rJsVfDTvoJjnXFj+xE/dhlHl3Fj
        ++HPPcKxecT/BI4iCPw8jgfudM7TxJo7+Mi0/ruuTVTgTceNIUfthbRb9uYuRY/J4p325i59lyyJjVJUQsmNy771AAJfAs8LHbeUja5SnNaK07jBfF3k/dI1
        jSYsyG+FItQY+8+qZRZl/s8UgGqyTWl0Ca49q5g2S/gJMGKWPoOwx9jWQM0rjOrbzzicFhQX++HhvENdW1FBFRs7wq5aM7daqGmMgIIYDvtdkKhYg8xki+xn
        6tq+qmv7Uro/SlfkJF0eQ0w1yxCpVmR766EImiZPGThW9q0Slzf6poc1Xa4pWYaqDW9am4AAd/DmDtrQtuvGw7d3tA3YVts8WJWxxuOM097Y4F6PbyuXStbA
        IU6SPhTKkwRR3XLoedvC01DSkI2vcZGBgPJFAcVfwBlB/JW7yyootd/AGoxmNmBquKXrAnL/EfRMA1WMBOD+YbLmapTGV6VVY2n7krSgrUFqVYrZGCYK29BD
        ondHNAqh6yJd8i6qHlgjdJ3e+6ja1eALhvFI7RfTXZN0Xd60jnGUXdNFwPsKzLUjU6xxTLz6BOEcu0A1loFwiBiQqPRZMAVJZ0kN6TJm6zLmrYsz+eGwkYq9
        kR7smF1FD34OPShraMQeXELIQZBLn3K2jvm2ZD8zgaYD3ZMyonNVIzpXx4z/pRlCP6uNz1qDmaSLhsf46aLhMX56Yx2OrGM7ecdW0LGc4VnHwsTIrOswLGOA
        yQ80pU+X5O8awgzgMETd0P4bDqI/9/DkFXzxTkXtXmh3vBtL0jV75LU79KW5Amnewwv7eQ8rK/XznvLzuXLpJim2nxGq07QCY93iWENnugdNHMytwBjevElu
        u1Sv4i9jeNht9nLIZ2FyB/wYPbGayYDfby/rDJG3fgVvlW6ZAsvd+TTnUKI7oTA0mCnCWGEEVQJ5xU3aOF5zhSrsZx6Lntz+D67pFhjFN5Zu3Cet3yOvvLHH
        eeY57ECUEa08ZLaoMBc2wDpAUHEBpF2p8Q55uxwOy2v3IySjgoOR3RL7yr2mkPwe0tqsJiivyNvq/JwH2WpNBNb99ATDIdL64GzsweMTu7dUeE+6MZARiqjt
        2qASrKoUgLGFcglUAnrqN7AUPV0EPpZOtggGaoFREsP465FqDIVMwbDcQCsCpkuo6gZThT8TXFxAZeGrkisZa0KToK6l5jeAjkaVjGp6EfFatgJZXxsQzZEI
        IcdkzE42oQSiPmsygcK+jbKA9pHXXIS2qKbZFiIIONDjRgy9AkJCQ0l9T9b3xuDihCYAkMMeqsTX0YYEF9opWuSTFvljpjxyZ3ZUVykiDVMufaAnyCnhqzmK
        FPGNDIOrw+BBuzawVGmg3jog/GPVUep/oDpjtbjtB0T3t+n0wlTC1EoOqO33UJ78WngYhDx4i8NrglcNqimqcYvTyByAnfbWYXhP0y1xjEUyJCIheGWP1qJY
        6Ykod4SD7xnTxQXJBlNTPZkcpAaUV2S2fVvn8256cKq8uw7ejDduMxun09vNbcdFLNHsS7ebg/Lv9uODOL39dHoQvmW36y3vKRF/VPEKX4SD6oTmygl8tqxn
        Fd59EOJZepsIaMlh0niMrsHfN3rm8I297vDNN/4ZDCZxMuDbpA233W9b4JnbSpJeIH+VtbvMsHqburZ5NpeVE0OEjHKn8OsnJ2X2tdxtwuMezLnoW8HP+q4L
        kD7OH2qb19QSaycSzLG4amT2jpS+z1ofdO7KZrJ47lrqnMJUlBqdu9Bup02h6beosVfKza9gr9mbU/G9+EnQ1vrE3KTCTR3zf6+d/w1M/aryhyJ0YVR8jaOE
        In0yomWuMsF4GJPotpTofrRX/+Jhj7xx3ra0lxuWnhQbCwz/XJEV0JO9amjxceJAVeMjqqwFxsvHhjka6ec2YGeDlyHtdbu1VmyQJAi+2rSwv7lak6/EUoiJ
        3Aapr4Dg4FlPrsOBQa4JgcSD2trdWWtxYF1JiqlyWEkHHCFEpN+DSyaVeZq+ST462Svz/FZmF1TNhC9Cu9TO76wig0bj4g1uLXXtTZrf0oSDzBGWGhNzU74h
        g63Q7c2SRM/uAXDs3s0PTV8T3QOtk80CNDiGp4kHzsxTZTlalBoaWzODm2WKKpYtFAoPZg+aDuzPlm2rY6rIA+kN5FGZaN8JIUaPm+YILId2JngldmeCAalO
        xvn47DSIggY0QQ/YaReFQuMb98k83ofaE45GejO6aq901c15V8ks9IuNZchMBxhSjPOSPMAJerNOV4yX0Ss87C3P1ZlNSKeOreYm+QwuWTNnxX2uvOJ4uO7O
        tfhybaR2zWCxsEH2dB8e1qVUXj5mkJMiDNSbdKUdADjSPMbRDqCREnX/DjRsQPkr1aV5nZzf3AHI3wgCewtkQ06QmjyckDFkZVqNjDNGSVhyFZUSV7lDxqUP
        QDaOp3APkpNTshA4r+YTQpnoIbCh0t225XuUsi0kjejnjDRy9exdwIDvnUt3dyvNni9/4cWWlM3nye3Q7ZlbNX2E9+hE27Pjg7MjQJuFXvFTZinlHn6bnlg6
        BgFmb3Z57xS92FuiF/OfTvfq2GBhwsMIf/k4kH2QE2HV8+QsGa++R9h0ubXHVV4dllNkz/PvlbNDGbvuW/aJw464AjDsh8CwuzgcltccUob9kGXYb53HsB8y
        4VQ1B8CuHyrF+JyEWehQgQmBC3yDU7pQBQjqmrAwXmw0c9OtYOYPDuiFVDUHwceSXjPUH+Tt4ABedby6IXs0yF/1VbnJnXKfbi97SOEtD9nQSgeW0W/Az7uZ
        76v+mB50LtpTYeq1ploTwGCDt2auAngMMlcBfO9a0CG72LS6FJVhsoBM3KILwQifDvFAKmzO4ecPciVugOIXkQMTcPeI+TkIWQceHUJsY5j7m9inAkgSkBoC
        br8BEzeNoQ2r6/ZXkwcvTqj2GTPTgbwFn4lMSlBDuyUWHy2ujJSPn9GnQXUNfZp8dM1uKy4lLYg1NbL4Tbuj//Wy+MEMi+8Kix8JMwjW92CmtbwdHCxZ2q30
        VkVTvlUm1Xn/dHrgncLUbou4WHgTVOWvaV9Xc8BUhduMZXw2UNWGObAl/DQgYz3LDyur6irfW3JEEFb1oHVEyFlVtmkjTyL7IK0Z7geU0T4g/w6ymcKI31qq
        O5K/ynVHsEDcaiI1dli4tmxtK2+ZICSo3D5vun1k1MnCI9dDqHE84G8M+mSj1CfelL2FD27og2BlRtDmRI2ySrgs8QCzNYL7yLdBzx3JoQofkEN0bIGMejyh
        emAzoRn1BHOF2FY/gE9JNuApwBakYdG5CGIppAIkZy63D5BulE1CU9NwGCSnlhZPJbRw0ZL9mmQr/vcrfpt+wOplc5O07iagHOzN5QX36OHwp79w+zcPHUJ8
        z9EP/87P3/LCfb/+7keZB6t0yyvfQsYUvyx7yV9FWd7MSzMq0uyFXLZHwW32nMYZsYHdzg/L9+wpCWB7NNRHCJdKYp7GCu5hV+3JOwf+S8VfQlf34vs7cvDR
        DXvZDXTqLpyIboJw0rqUVktxI2Ci4Lp1Ez25sZiXcb6WtqHU+pa+qukafnbRu88sZ8C2nc1y2YGx9S7Pr2sF2vWc+Vq1XncDuaosnd1orcC5ZNagaXUK/7xV
        s64uZ9albBmV9stbd0oX2uiiWVLyE43hBA4tKzgLGC1G6lvrXlRvsYAyCUhsCBLrIlpjpO49rj1Ay4+HXUhHcO8G0YddkKIZxE3qXhbokcMFtpMKqS0ILOa2
        UnH1m4FHnnUUZ1FaVqFssa96QzUmdC6hLgl5FSdQTU3rQ2FTb+kuGJvqlMRTo/8wfM5gzmmoXaOGs5oVQYoMIfKqhvrcQfeHRDWwzoUzgkHEfEH0q6f8W0eb
        I/WzMrUdNbre2aFXSjaCeL2hX7rAUJZC7/JQnOw1tg9DOtvXNJwMIynvTSK6QTYwonBQb+REwssTLjWPvumXP/2rwT/80LcLTWgePfq1z3/hC//+4Xc+OmN2
        K2t7sMyPjj7/J9944PhnjpA6uEe/9PHRkb/9jgP3kDo0GRw4dH84NQWNlPVuzGm7wmUzGLpJYsKLyG5RiuBMq1M5aoq1Xv1U6l9Kg5IrMLR5pXAwmvfLVZEv
        QyrJ8cyoIJ8GRgXJWsE/hZwrSI/B/IrZ5KyOEMWDRKeQK9542EHd+rfHGP6arsuanVr6MmpPtU0ismpsow+2CENaaQBJU7qu7DsQy4RLMPl8sKuEmJlMEvkl
        C6hzs8kzalOLwKvLf+uRplceVwRUSrn0VUdiKvi8pLSqlvPSevHUaAWX0sLpTmdpabQYAiqv9S9OxY1z1BBYoY6rwYx0HFA61jyYPjNs6pKzyiSMms9Rk6cr
        f3Ojpi8z2nlBMWoVHbXKWHW4xde7pln+w8VyhZPNQgVAGkwZ9IJRaXeeEFdBKLiaeEfo6SoertKW5WMu++xwIfIaNOO/8TiNcEecRsXGaQgzo+aDAOGIMvGQ
        7auqrtZYO2MaErKJDTUYljt3IqRlYNfh8RBeDJWLNC1guUXqkz/iDlAd6zeGl0rx15yyVOeD3EtHQB4K3+B3VvQ7KRP0izAhGHkrZN7rKh2wGbUxBRVpX0G3
        R5llIaXlI6kIe5T6SWyiNEjqlszuZTpOzynPihATAcMWMeZJFYd1tbLkXvTqER8xvyOEKJvfMaaRBV0vVLGOtU5HeFhNOiSNMczWmLuQNOtvoF9i7Re6wvSt
        Zwr7pQcn2A7Ms908aKqL8WfyWB3/mLl/01hdbqYympVyWQcl742Skwp8zttH/CeVBT4jh9YR/zEkCjvin0Kq+SP+SQ2AP6H53o7DBfyIv6m54O6ADzgwUBjA
        vIHAQGCgkJFek0NDueumctdG/diTOx3EHu690wFDTc/vP2z79e04Z7WBHEvc1HULFbUmF9YQw+XCuXINMoKPA2SENWRJHYiE4hU+mUx/4jN3tYuICpehSq7m
        rGf0q6cTwsYUr+V5uNeQCHO3XKA7/RqC/WzA0xrUxLr7U7+sHCCzyOvChOoBC1B3wVAXVsCgVA0E8O0LIqjptraSAbOUZmHtZPGYgtVjA9lkAofwBTZmnEVh
        TV83g7d4HTlQiFrXXHxrio0lvbtrw1tL10SOnBdX1ZSC1o8wv9aaYyhfBmM6JxipB764qSu6SVDI1KPm25PdD/Nf+MD5878NjtHOfxzlQnOOMq4rbPpX6TEw
        52Ynu9nFoSP1ycG9sSR1MV1BaPn+nINHrkgAWMridUt4i1ERDMuM+aALrRtM6y4HgN0hOiLzRn4JZL9GGgj/u2xprV0hNzpfSQ1nvdJeUp1zLs8zFXlc/I3N
        tfRWhmggawF3sB2+0y9N+U6rigzzrUZqD1WeO5G+6ZLoBfQetDSLGuC21Jm7cWdhhp0bDevQ/VKRr4N0TQWir+K5hkpUHaVnczXinTmXG5l/eF5zTfcyzhzU
        386Cc0YaQ8YItBVj58SccCs72cjuZEeGBu28nFuR5ra3Rc8X9BaExhZ8XeSlkO1MxxpbSmvSmpV21KQfgFmZwkrezGOKlnWqNik1reRxaqoab8pcX7hkmrZw
        Gz89s3B5dZE23Jbt6h7zVZjuuzpkumDwbW2GWk3pp1etsAtvBm5HAUjSKobY1thRPRu7oko59CKpm+a3cAtK6CEmiqSwqqSwmgWIutlOChK3rElAFDlqnNFZ
        V8141Igq6auMyKYz4WugCV8pdleUcI7AAtXtTsNhojzdnGOP6KCTWsjIrwOxMq+UHZCe6c+to2m7dO7NnnY0Dy3t6OZsR7ct9RSGzzStkZQF86Frqh0DNxnz
        TSUCtpWQvZPxaeRBoY/AupUTG/TXpKWOQX/YkNhDkd2hNMiQ3A3gHSLdzhYMYsRNTOPNQ3X5y8cQfDV2HIcxRTJOuuGD1fTwRyQbOLf2n6343lM2RZAhmDhA
        ogHFuhsJ054U+SlCjEYTh8dUUSAldm+lUefnPfrvyLuz04qeNpiosTgdFTcq2WkLW3hrw9stFf0PxJ6Gg1BLc3hFnT/2GP1l/AsMIiln7nHLAkSsDoaxejrG
        IEk1U5u//BBfULNjiGNa1xVTz1PF1Kz1oKZsH6Up4MPm3B0Eb5LqkDA1ELtihTiBKOBnFPqNNaE6vwkhmlDNs9VUVdyqZtlqrIhMkZCQYaWsOto9RIjw32D3
        uNo2avRrVqNv2+ba7vHy7nGBihfqNJvAhwvd47J7PB0h7403oTq/CeXucW33uEX3WF6SbF7C5BiBrgV/p2q5pWvij2t+5anGtmfXBLhbzUPk+CdhV5Hj8bQ6
        hyGLMrdHZkxd6PYoa2An34SeAcNWmd8zWHYV2zMV5jqaV4l0IK/vtI/CKjyt/kOAjlX/dZhhCY2f2zSsetys6+0dlYPVkEZJidjwUDMR2zxrY62wdXpScpKs
        Zpf1E6Ubv8IkDyaasrHufDpFSqekJ1flwLzTJ5IusExhXA1mjasRHCGj3BESyrrcuLqGOlymikK+dOvF6MKyCiFA3gHWP2nK/PHOyu5FvyOZ333ZaLwJ4ba8
        GfWFtbD5E43fblin20bmaricAyZtvrQ5lXwt8ebLiBqtiZSZhh97RyqVzUXwQBKfcCoWiQw2nLjLKXw6JfAOHx7knVI00moZtKrLWLMl5LswSzRJdi1kVXsB
        ZFV7AWTVzlizFUBWrY7l5aWISTjW98fQAFFQtOFlSHMAWSHDrLJRSdgO0ekuc01OqIARLokhZo2M6LyOpaVcVtVuCxU1LzOzQsXSwobmRhsVb29g1ky451OM
        nagR9a/wat++Goqs0quDzIVoNCrD03uTBG9uXYQBKUScKABlSe06Su0ipXYOxWkhcz/mef52eHZ4/qudoRlWOxUKMvIpFcDcV2c0cgH1VbRwBDOzPVSuArM9
        tO2jPblC3RZGCOC8VUUtt/moSnYTh48mFR+I9HXgpgOd2J3KcVpZ0JqAr6zo4AQTm1prTEwq2LH9zv9EeUAOULPXTZTgGJlY1r+Qtc6t8Q8yQyIyrUZpyIzb
        QPUkYqaLhoAUMP2aTybMz3UKPpHUVEtBpMYIaKAh4DRDwmlOJeKPPxJ6EV4EG8G8+MFQ1mws4wa1gWPiqdUba3KjmNmBFK8mLK1jP1u2L07oz+uXYwypYpWW
        llcX0QhsyrHQJo6pjjgaSChYMiLWZzreUw4zZX5H2+tKV/IVUdJtu8V5Ic1zdybL7CnLrAqYyYT6eaZ1c3Ox9+BdrzchnYovocW8rWuunIAsW6ZnCjM9kyod
        GZpS1dCUqrpT+zQLUtWD+V3JpEqyIJpVCugLC7TWXCPT8TO+Ta/i0yGQVq9Av5YcXkZIfFV+BdoA6pPnyly+JvAIc8kgVJnLV+9tfpqnAoCriX9kJsZf8rzq
        WW9bMW/BX1sEbpn4TF+Y1Ig6hgUAyFgf0x8rtgaFbpbeuqbYYtPZi3ME8AL/e4g8saAt1WE0rHUOgfnCLWDCbiWQFTwA9krRD2qmNPcBwH/PeQjY2DAuVkAb
        iPSNxPSy2oRbJmRuvuICYOLW3nDLfLSM8i5aFtqWhWhZML9lgbbMZ8tqbJkLcFkn/lFFajWOzXbOBLJE9+ZZAylEXIKkdoiqrudGzo0haOrhO53DWvbNqQfw
        U+RgMg4UhrcoyCkD6x38Ch8DdS3f9thbkXu+8wVvPb4ZWKrO8M1/GeMELizbRFEd3rEll684cj0+RaxihiGWfE8AwV72X/EtHB39F+KCe1ZFqE60LDrCU709
        VjUm3Z/FQf+skNin3aeEnx7JWNX2MeZxHaGQA2hK3ztI1uEAH6VL7G+D+bGURDIHqzIHUaqqoPUX0t3ywLrZ/eggxXHwKB4lLDiQv6XyCBNB53aQLgPsRaqT
        WeZAuy2d/22u8zbXwZmw8dGNmJG2OF+T8zV7viHnG/b8Djm/w54fl/Pj9vyknJ/k2WPJXsPMc09CVR+ZvXLnMUJOMWPz8JyL8UKj1vNozvcekz+ymM9Hjz2B
        P0tILOsvTsUnwGGP0MvyrfA2idPq6dSFB1IVPvhYvDUkFC05m7jWx4S7H71OXHrhaw4zJrpP3ZJDjtwveaAExV90wakpA1EjA0HfE2QG7MhiqUFi93FwSFM4
        jE20KJTFSFJT175QrYJ8xqef64DwuMQJxuW0bvGhm++iS43cGF62hRgE03xgIB9fG+7e6vyyLPANb3dSjzWZrjv82GMGPw8Mkrac3Fjlz32DBPDdWaLdZAVG
        9/h00mWi4GRVekr+hD0+WRv+5ZM4/0+P35fskmc+8uT9AOwYnouOJ33f+gaYFjCNm2aJ7lryZXAWa/Fr72u6maOYwvXh41dFmFx731Yq87eTDDCNo2Q3Z7PM
        1zWUWDfdvMPXUdv6i+meHPujKr/3mOoxs6eAETnx+BNNz/TwcDup+pv5lOk4E66CZ87clzTk+A0Z20gWREPWAlO4CcOD9EB94o5nT107q099U+ZSxOXzzeoD
        eILDu65JJF+wDYwNAQh3v4Y2cq6Wm7m71Mzdi5rplpvplJ5CM3fPaWZsdk81cXdsBq+lB93pxg1KjRu85sYNSo0bzG3cYKpxxDrfXRrx3VKg+GsA59k6dG51
        LJ8q9qFIZpAcWtDgYTtq2O2oge1ISN3sckCKSmwvdZBDzDwzOOIZeXq3svPrsjsRqxsr4jjCsFGmcvz9xzB/TUVaH6rFEWTLEi0oEN/CfOho3shVgQIZ00EQ
        zrvK4yKzull+C7Kt14TCQ7i44nreWfdpZOA+IPdLOabK+aa+E8nTD0h9r3YfWdllmRtCjusOTv5cgeuPgcQhKT1SnB/wnIU1YXOU1edLwTVU5S8o+V0cPi+O
        7atlrcd/vxFEZyvblaeY+uqaR+QrzfHe0OznsaKMi/hHOygMh0iSyXykTIdVSmyF5SFc19uF36DToH8aZ8ffn+NgNZHcRMj2RSBTfRbQpagUiFhEx8LPYdDN
        odP5ex6q+qxXqquiDogi5tT08c4nPSo8qvbPEf+UVXpWWJpvAhJOPuqyqygKLJKGiMmXb0N8wLNI0ekjaWeYzQqwiGldnveFT5Hp6mFiqpPIFPOFpH4Opokv
        m2PatMEIczLC2ZLnYBdRJZlFk7LsM/FEkJ0QASFL1O6nDuwp8+XqHo0qKlf3NNMeNf5L6Qp9CAFPhMOKHvpls1XepC5rmtVhdVm1nlgdVkPq7WWX9cXMhQgE
        GqZHLHRYO5+WN1B51cWhJTOjqhqpLnRYjVkd1hICBJbKAQLEpkDsdhe6qx5+1EsBM0gGDSos4FLIK4hS0YK+Or6IR0aXZCe7JLfhfx3igPRGMqTwUB7KOZKu
        lNC/3kN/VeCy6FBfnNDVAXAzyB3W0tc2J3rtxGQ0M4gwlcWax6E9k/qnYzpZcrEsh0Jba5Kflk2fQBUzzHMAO4MmrYm4Kub/1DhYuvrHbFSTbjOdX/ReTFef
        k69a1eyGQye+0wGNZNK+OogbuvAyUSiC2xzEKst6AnSDHJaU69VVM/ZQINICjhYI4GUeYg0BCEJkvBdMVeGCZe1UwI3JuhR+rBnA9DHllB3GuvhENkF0KF/x
        C570uCzkcs6ShpQk1c6KlG4ZH16e8lVwKgdkimnQPbyRF0aTP+vq+myUAJ4ZWenbMaaH1tptR9/9F0ltE8TlmnspgYilskA83XIN3K6ow3ZsEySWM64wI+ul
        v5eHRSDDOSYohqVVys/93iJyAloBLdAsFXh4wMHzs8EDqpqeyng+xwQoVmDd0TNZP6JnsKW5w687dj+L7nSedzVtI/c13+5rtTsd7msyJYALYipvIUoInGSw
        v+UZGo/457jt3ek8KW++Rl/0P+p67e0K7AUj2Rt6Mpd6hO/qE5FseE3f3cMetqLIicv7CnSPPC/N1+9CekGhAX2ZiSkBQPuHnA1oNsuI8AFNKoBzgv6gT+Qm
        BrlMIT+708jP7jTycx8Ik00cjid1HA6DAsxVJiNxWX9KHbWkcNBLUEd1FuUuA3REQz0VpUgZDtpXb1QRJ+dqjnF9nuY42AkH3WGS8P4sHDSSAC0Jx1YChA8K
        XNUCDrqtbht1hSxX79cgM6VFxr+QtqcgoJcBL+cDAnoZkVUBoMLX5E3y18Z8CGjCWQQFCgrgn/3MO0Xhn8O52kB/fqdX1IlpBl64lE8sKmnwhTj6+bypTeBD
        V7UQvtAUqV8MVHzzx6G+YBzqMxr8OnxumTYvmp+Gn77fGc4z/Np15mj2n5peru0YxpQOvU0Ra8MZAGgG9YYl6lKhC20BsFCBcpHIJRXVlzFzTAgAaAq3Jejn
        pQL6OShDP9dKU6fkJIxoF39uksLgxeeSpZIjNsamUk5SWKU+sJSkMJhKUrikSQqXDd3QljWt6zJ2Gs6vjua+CdjPlSncZ0zcJYQk9ZncbDXP5rWkYGX92fxl
        fUISMXrNp97XL4PKWyjkCqGQQ/qi0n88sBHQunY1Q9S3zGfWGmE/78MFDXUglx1HP0qBFN8dMQ0SanodGc1g1Zbes4DMvoLhjhJGk2N42yXM5yX5gtWpbG99
        xaiNmEyjTieKOuP6bDthXYNPQ3VksldENKvP0JPitBEr1vMdCvF8GPmX4G25AhHJyIEG5xX1tlwxS2BAVtTgvKzwc56qUojP5So+ly+7xSvC+feQ9WL4sm4g
        rtWwQQsMz2Hfhq/It9tsY6Z3m7ORWTcvpP6ORGNhOdGYX0o0Fs7CRveYQsfH8Zwn61MWo1T+h65iSAfUYY/0/nFQ0R5YvnES6ukdGKcet6bEB8MAterULtYk
        wg48CGDo0r0M7sUyFFBmY/0GmaY+fw9DSPmmtF68C9XR5J6/VGb1CH14m/OKCzTpmtwro0nzua+7aQPo8gWadPUCrl9zJ0x7OGGMCpGWq1o3Akt3wklzp2iY
        xgjETKiVqZfBpZus86RSOfrMlxGlpWd6wh9s2eF26a0ORgGA0tL8M4ow1kOmUn7bY8JsuXgo2sKfJn9E+A0khO4p8FhP51LPItLxa7VzDhM+aoLT8x79x6G8
        nMBSPboYT1kLOUd7wtOAx3mWEj0xo5HEdQqdz4G4OH3ldUjthzxnCnLOOTQlp5eDgCiZ/1o1qDzlnw23KY1DcAWa9VnCOrrpFAix8ICuTXKskqxPyMdcKWsi
        CLA1ZZABGkVpFY5PTISvaQJ2SqtaUqRVz0qrvmJoNGfCqzTIWMTDkF6rKayJ3nyRlTY0KxIGag/+qoqWVXWqkEWBQ1UPPto1x4fkq/r0lMjqsWo9sSJrLPUG
        2WV9cRoy5h2Lbkpk9Uxe0LMJMgLKqnKNKaoi5vRte1C1U3T1ILrGs6JrCNE1LIuuEURXIId6kBsD9b3wVYKNrOhK0M4WDh0Q2ghZ9fDMaHLJuBBeI8hkQsex
        U7o4BIphHWHN4TvLHZV76ngcwOModQf1Eil6le5KEagLH1NhFkOLi0LJNHfJggGkR4IdQJ8DiI6bXxZWVDsU7NTUjmmgPjie/sVDuGM08YPGpU2ddpR5ocAP
        87cn8Ev16Z/YsuIw5GTqlTI5GYESLWQfBPoDTqx/Ir/Xp3+iStjjUcYTtFSsdilWdwDF0tFc+TAS1rGviRilUQQuBOtIBet4t4VIdKxFEtss9jzah37a9b1t
        /6z7tDDtFRhuFqZpCjY1WzmQL9HdIzjg5XvyS48cmwrdfSjYFl7ql6SjL8k+IaJjlIGcPKdSL+TCijbapvCHNiC+x5lCZt0uIbplOK7SA/+YhhTnouzJch6z
        TZeK6K04/mjoR9ve0+4sTlxQ4L6duWsGFhYwWdlfh+95uLjz0iPEHPQ6X3Lb8q4XsZFQZXnt557/2l0fTmuZ/vLJj344rb9k6ncTpvol2IZrd98Gjbjz+HDt
        fcNz/zLzJvARkx1DjKnQrwAQfne/+cc5lGUQRmdMULISCOOM6Rcz1YF1pfZcFtM4kU0fJp9/hJ3yjj8X6eT/kY0wHDE5WRngUQ3zgDnLOQOvyI8G/4MQ8bzw
        noWfX/Xo4R/8vZ/7vq/d/h3CMRBNSt9OzGA2k1B5pefHJkOkmkhvbnAq/QthV0+Ss/xXFpLq9nf+999Hb/6j9//Aj8q2/fv2+vB/f9M/+IEbL8n1e3/i7rcf
        u+/zd40sCPGojdmzGLIPQq4Dqcgbl4DY5mD3/Y01kIBfyw6BRBlZIwSy8zxN04+67lnieTsW8kxmRupvGecBRbnbuu9xGopc3nUQf3IjJpJ3B/bmTgbgbTdo
        qDjo/+KeJphDrECJX/Vc76yG2GYMKRrRSIOh+8HUeycqV/AHL8+ucFx2/2D49OMMp5FWHx/IPFJ3BX06Is8Y3j9IpXHD61/usPHSJPovsREfgGXdw5KOYmpH
        wVnTpwesi2q+1QGm85yn6Oyh9oS8+z78yN9r79t6lwVzCO5pevZa6mwN104npG88Qy+Fx5q0rebdBAciashtNwX6jMsH6K0gLBx6SB/2vtXDW/rw1vTDDj7O
        0Y+E14OHXv9+63OQcTeuYuDSMuOqJeat0Ga5TNXo4Ld4s+XZPOrDLA4udWTqTPAbB/zGduWsByv+NT/TcglvKG3U10H8kIe8nZgf3gzmh6c5H9RCHVtYNBhH
        8pTJmbGkCBtTBBAyuFc9hTuV05e9lDhoa2Zt/la7i4A1ujHajAaMaNxlXYrX8uQxdZzzGv/0Slnl4a3CvNkIaI1VzBrJd1oEkOY0AkgZLMDTPsrBQLxSfvm+
        goFUILx4Fgykn4OB1Gc8iJhQX8NHAbihoE4I+MePRSqpT+FvCH/daFrM7azrPuspmhz/uOLtfA1C/yt5cgEN+M9fYxPV1WZfU/rihlDGUn+UvPXlXi2m91R1
        ClmgjADSHyS1KXiQPtK5+7Jqm2jmorz7czRlGLKFefc7U3n3u2VUhQYMGQxy0Lz7BBj7a0JVqAEIZAzX2fqrQShUrYKM3qEiVtrLLSQ3qNoU+1CWJUvlnj7W
        hA2g1NvstmPNAMAadc3PvaDXwwFS6pd6HUn0Yd1TWb83fNYFel+98z9y2pxHRtoeuf4qVvwnSMXnj05thydyPxudWml0atNazNo0KsLU6DQ5Ok1AW5VHp7Vg
        dFoLRqc1MzotAz1mhQAItTmj0yqNTn/O6DR1dJrEaaH/bYIMh9JNr2DJSWFoFuAzOJ1qA7VXFfSisWAp1uyKzwDdqkqZiOlWJk/VGdCLhqmWITDmJr+vzOBf
        TNMnfGSu7sjxL+KLMDEikVZllNTK8wQOacII2nnypE6TMzJde9iGqMKcO0sqO2bJsnq8VvNUCZgl1ek1XF20homdAa1zvobjv4E1XJ2aJTod8jUcTaC1zWZJ
        PLWGmdYrmyVpWHK7C3fgZITzcTK4/wAlozReg0YcM11kUiFMBvAxgI0hJDRURAxSV6JkyFm1UY8VnKIChLSQ0EEVhU18fdBBnskeez3QQfVpKIMQm0OPED0V
        O4M2vMeSJVV91ahDE3IzRfCgPNNPaEIzwMw4o5nMPBXrrYtIuSyfpqK8YkNrFqZlTGp0giL4FLx8S2dOJ/9I3PjLj/9v06jaJSjtuT2WdsE+tClQZy8bFOal
        u5C5XeYrA4BbFj6E6vO4hAmMuMkYX1MYmGgCj9QEnuejjqm3Y3romE6YTA9dtF4xwXcAgc+MFrB08hGbsPWVPL3+2iZsGIv7ulUKpm4Vz5hK6XqldD3WrCWl
        97UYRQmlQ8UmYYrzcMfYfmtzVMqsMmIePeJ/Fv0Dli2NNaVSnIVmUsvZs9dGRxjkD00p6GvPmtnmYwITkyS2cMCNHBPYsonYJ+oWfIhGyFD1sCSDjqzeqOCN
        gI5Fwgld+3zcK6GKxGStvDbcq6Z0/JRJKTz2BBTdcBsm6hU06GjLhrepLTvRoPrZAJ6L0LxQpmtrD0PdD+0AewTWTSIwyYKZAseK5X4I21NI21N/ytSyDO42
        4nDVOZfrZQrdlAdnDFPE1aXeVHd3OGpwPdTzka9z5IFgg38T7KwYrNdiiGqTJONJtUoxoXOLysR8bb8OMxSmwDi1iT/s/h/Z/R9zBPCs019Wt6lAxha8oWWy
        VjQAZDXKsojUtcPw7ePYchANOzfJQSC9ceMNSD2xSj30q1mziUzWFFgnViytlDhGzawdDW1HI5vODV+2nzgJ56ZAiuZi7tSn0XV6MIO94suxfsS/imPliP8y
        jtER/wqO3hH/szjWjviXcawe8Z/HcUlkURzDO50RrGMjWscof4IVxe95/n6Cho7hyN/q/AZyKhJqe5kxAHL5eXcLmwo0k1gEwyty7KNnR67aVT5rC1y1BV7O
        Clx248QD7+dg0uNQAZ/uKBP8inRP5tknUnQfuooVSl2aUmsW1KbKrKNMQsF9qZrtS1UVPgGAkMFPVjUzjvwtq7IPm4pmBU/IMSKzlXzePcmqjw+8lvfLktpW
        5BjpET9TXbMKFQcNfEkLx+uWs/+im8RqCbPGo2dtgfOeFvi6LYCMxblzo0j0kAa8tH+8lEzjPdSjhKb/zmYATzsTnk7790Pnwhz1IuINv7L9YHBWjh+t3i8E
        qx8Or2/HZU6oBvfo/hQnVGPeSVR7Ol2+X57VZPjR8MuBdMZNP2yWH0cNcv6V7eODzKVAmOcaOBZgSOGsSoY6QdagGmGl0JdgtKVn+5zuVLQASzlpERgU2lIc
        YiL7aBBIPFH8tPlZVmswmxNSJVYQzZoiBnk5vigvgTLUCFwdab6gCGhKavAYE2RM0bdSgozVFGSsppFb5HWrnCA7pssSNEdLJHr8TkyYEb8SiV9H8qErsMit
        WDfnfDt9qYRQW05KBuV9tj/q+A7SmsU5qlyi+tZ2MJ3D5tKEuDQ9CpRQTZbmXSrxRKjI9tQCTKj5bF2tSKvoaVpFxOjFxBu5pLkAL0HxtK2MtHB9hX5kpMZe
        1S3hdKQhE1gW3khPvu6NhL1uziJCbJe6BTmO4IaUfdw3abvY8Aw9dUElfhGWN/j+moAJQ+EDDCvOFtKDIVst15Rfiunwhzd9EI5NMIYxqKIul0oeM7XCxg2q
        t0+4i0Gq8zaln3IHYmaVM1jmp8tkoJie9YuKT91RtOgOp1UHDEYbnGqNU7GWTcUOcTI1sQcnJY1Kaa3w+XlUWplxfX92F15evwRfeqyS+qW0dqHwwEHAh/9b
        R798JDMTyB5/qfMll71e6/ySF8O7AbvCmmaz6miKK5htlu5Ujz7OEfAm8LcQCuhv7XNUCf1MzaudXQYQc0fdmx3wNGs4rAlVd9CTe3CIkiWohzv/wEu9PCDO
        yyJYSAZ9jWBpFBEsQRHB4toIlpARLMFUBAtV1oxg8YeNrc551YPDQrL0KVmTHgh64G36SkIr95BcohWINfFsrAnD5aJ3QReNOCh0I9w8bVTUsvTt8nsHzHbo
        MrSsFEdQxV+NtGYDCGpZAMFsa1xj49OqDGdrIGqXwXoVq4aGcl81z8btXLaOw4E6Dnt0HIZLRt5pxnvBBOoOW8IRlY14kNbLwU71F2fBWKQj6qgDsU6uOrYL
        jfIyJ3kOEwONgil16zLY1CWzNKNeWRI6sWucrGP3mbkFNLiVcbKqQWcI8ZPllJTSfS7LJbjxVqHJhrctQ4YQOMLgYKkBKnsMgmoO1wBRiGvccoXNBOZYQ31v
        S0DKDXWDbgJuTPaGFfy0xkh4o6xXbwSBsc1ENvB1hm6qy6zgwHslKAcKIAdSi4sy6cqHN6Cg2IMWAIFvZNahJF5H3bvwI2t4V+kFsqWCg0ab62jHNPY01M31
        3CN7FTWtqDO2HC2+/F4SCeRLIGWQl+9Fwi8566FtHZVOOyqd5kQFTGArh71rEfZOyqrPNkS6NnMwQVqTnQKp4ypcjHRuTmDbqds4tobMhNznU9qf/xWndXms
        ise6xVWl410mDYVCDTXTv3mmRMwS8UTeP8gsL8tkj0cyH3bjqybjZDdW+ek0yCOmEBWGpOhmufO/eImrxieEicT/ruJ5Z+NtG/5Y3efQw8w1lc5nPCa6rRJb
        Boc16yOEjPn5IrkyuZT24RiV8UCX3/HwoOTNjVy4VZCyjqneBk4cbKh1LkfwPNPYvWB8XYsisyTtIUxqTenfGnouaSHe/Rg7o4H50yq/ujlSdmv+vRT7QrPU
        MNO+9MnSAn9Proa//tJ7EMBWHW5s8fN7FAsL0tAqu4Yzp6LQLAe6zc6verAinhZe8yy+9DBSkhzyN1M2qMrkJuVW1cEv1UttunD0p/70N0f/7z+5/I5H4EAK
        MbfDhlAnibR82HRBGrPXVaG4bOHwGBSpUEJ1cDgJz/iYvazRVNJ57ER0JkDZhLI+zr1rpltKXfKwJXEyy9uF+uLob7/4f/zh/7X9b1+cjNhIeHRpP5W85LvU
        j2PioDHnXJ0159182nzCfc3zRtOXs6Ozdnvs12cBKlf+LplVT2pP7WjTS6NSqoaSl/l7BzNt/YSr3Xne1f7kS/gN9gWQrpjgckO97pGosqPbvrqlwdzZAC+A
        XYqJMWUh2Xizn4v8aDs8S48wpKRsqlulgQkOu3sdpkQIgi35TFxaSwvR9dHHYZ1OIyoiPSyF4XmfPw8Mkg52Zv5xD9AHUI/pYFnVVCFfhx9jdTJOy/EVTaQJ
        aHwqFaG+evFSKST9ESjQoY6tjS8RBwC8V+1SnGGKgSo8bFo0UldeTHt5OGNLLrQQ0thEyoJeOXgt210vv71wi+5sTh6FYboUjyVLryLcQJhWFe21ejTIvh/5
        pd3CaBlPuePJQ8XNGISgegGy7oL2oeGJz3AUuiYvamqpoU1CL7B4uU0+rrkwX6HdMcSiaqJSCqI6Cn3DCGqyPEDj4dL5I08E2yZEO+/68bvdZ0xv+yURGmUF
        v7fpWqPJVC3VUi3Vci2bM7UkIR0HTPQIWPZHMIGEcb3Y+bgIQpcKraTWWinVWinVSjP5t6rWLx4+RmfTaFRK/Q2z8hqifJyhf89g65DjXBqph2hE1+1CmJLL
        zEcutSOLjwci19QV0gQ3XMMBrnRNEDdEorXxPrnYMbULnu3GbLi7JcQ80+W8dNcXT0so5iENepl/1ASZtEHT4ToSMgQJiVlk68fuQDYxa6Qt1IT2km3d1LYe
        1rZuCFmxFRgf227TZll14z/13OisdREN9znwFxluqKfI3R+RVpq3MnuDc8B71n2rMLvwZMm8IjznRuxZP1bOY6E6n2bcUOdXrMZDHVICiG3h8NPuVhqR32eO
        CxNk0bUBvRs0H4FHgcFYYQHIaQ9iVdJGVH2AQcL2j/sHMV1r3HvgsyJM9fNeJmMkDiOa8BrvdOrAa8bLm0PnFo3odUygQiM8SuBNA68W+aPznPDqna97KIcA
        U2k+K/PRZplvInqiOHxLlEKhMOYTfPoKCD/hvz/tMv2GRs858U3T3kbD57+MbBm7huud36bf0bOu7571tt2nmURLP+AYfXQ9+umSp3MPMfrOU9bFcl+692dM
        d8AohODhAZIaaNYdFEg9+gf7L6YhPf1E6HoONcfq4+eqjx9b8m9dz4Uv81kIGUx6gzs5SboiG1cwzV+xYMnxrbTTPfTEsTImwOPgxmTyfioNmOO7pDwp52ua
        ym80fEW66jBnpnzSEW8D3p+I3vaR7mTN8GLH+Hf/qMzaKw6mrd+Ohy//SWf4/J+U2/WeQRyrP7Y6XD4c//LN/mC7+lSAdXBOOumADFUFK/yQquzgIyCjUWEs
        15TrdGgOEfdynZmQfGasocoAJAggMn2ZDBYH0zWHPpDeOvS5b906bMDD/pBCiiMMOl2ZRRSPFJxDJBrh9JAyb5/W3YdaOzXpfLX2zeZmuaVqbaDQpbcwFSdU
        6fLTMzdbpTb12YHp5zpUqztrKKoFwoVUkUWEbpdIi+YWdQyyPFlJi9fObfA3o0hXXW9qMNlR89WG7cW+pqnJcuD4vTQSsXyJ+M1LIj8QvxlyekNbUgOcOrF3
        lygZ1fTGklWmyDOsaYlI2tULpnlBpKQL6RqG6nBavZBNps13TNJVfG0FHQ0HiQtUv6W7LoxGIvT6AEX3zArsBuilLn4A1y1nMe5IL0WZIjLXPSpAeaxWCCQ1
        h7Kpy4ZOZTRfNsEFE0nTpAmNDMkrNfuYaxJDtp+9esHsZwp1NGnAiXcIM6VDzZQFMMeEULCDSNMwdQyAsqXS2mueFKnODHllVScD3SUAlpj2JjjC1tEjYnnL
        JrNHimzAlTchg0JV5QEmBLpbCKiynauAWke0ki9llunCMR3ZTMuOivR1wj3aKcjX1DNY75bGcNUuynJIRaI2q2oxSnfBuhmhGSPTk+9dUYbRInn10IQRpiC6
        4U1mYUfsk26f6oh9NupdO3DD8O83EY/QbOgBOepWZzNyvwku4G9SF/Ap9IUKPK9b0gEV+M33ZFLJ9yxNMHsQws5OSpEgCjNGlohipt2yoLfq/KBbtFk3a2r+
        m/WvW7R1N+th/1TrMIocUoxHAzO4xSEhBHpvol1tmH9hIyPpZ+6Gm1rG1554W0aI30YCOMjhO66+PVkqYplPvS3322Y5OEotzatjoOiLRZbQfTZLaDon9uCW
        LEvozRyvRVlC8e07H34dg19+Pk/lud+Q0J6cSQZKZxmauBGkwiFI5z7/Jh2f/XKbib/T0pS62dzC9TgbsZDyW/SklPbz5uyyLt+UIJwou28q/mTn01zgSZ8L
        XFhBzAeRDzAjkAEIbGJDc4FyDpxKdgm5STUlaLp7JiolRVLQdH5S0AOwjMPjJzL9ckbQA1Af9AlMC4RoYC3WiHGYtGPZM717c6k+w1o8oEwRVhBQFol+HOWO
        rW8HXs0BWIhr5WstAOOtJQdxq5P0h4BPxsLrIP++tOmQBVqE+acNSMFIt4Blmp4NwAKxJnh1w6KnL78BShopJW1b+tmE6Vq7GzsvQinVe4Pup23Q8Zq8HriI
        1HBgpa9j021fJGGHN0Y198boYyNZB2BRk/nlmja/nNQQW1P/CKS7gi5DuGYPD1obeO8NfM1Kvi+s5N/A71rVfbGH3dCsZkgnBGTkAQYkIXFVA5cB+br+xXTP
        JB0wgEn+7IINiLB/D2TrjqirjeSMCI5VmOMVvLEv3MNY/tiF4WljE15H0OOeQjX9OShfpdiIytfWjL/gmjxbVbvxGnaZKoYAIJjouzUmvexK17Tf+JbZzLfM
        ar5lVokOmXkGaLZIdhdGUhOtrsw4A9EKqQ2l7rgKLXJV/Sawza9mquhIzZXc9LGLzEfTJDXHhAKGZh++F7IE6xdyZdcOmi4j3b6glvfehbQ9mgBz7gKUuLbg
        6MjELJdBJtDV7ezuubdBmd4y7YcHeDiBEwpQDoQLgH/uhdGEThxyp034ZCyEjHXSyYrtiMt1eUcmlEjnPzyK4NMlE6ybYdO8rjFz4RcSYRNs5kxOBP4GWE1p
        nPkPxNq/Mfu3TuSEGnJZdsnM3KxYTw072DHOalpJD2WKmqDS5GKIuRjaYH/7pj9CJLCIA2Zd5juRdzCiF6hVHBj+VcNfLekPQn2aQ7FIFnB86lzIcyVt5O41
        V+9itPKB4aaI7VD63UEAJIooUj3YDFdTT3RG6d5J2hGu7QLGVthL+gWRtb9pAtg7IR4gFDJTLoHLyRAn3m6H/e3YbGPf8AUNOmuUhTQE9RaaHKx+ZHPujEqz
        aO3KpTRThkabZESk/zrFFbAk9q8NKbtU6L1QtleUlSvCS2Vl3yxls9m5pGWXirJyBWNn/3qHlF0pnOksM9Qpudet5GWPSdlVe75by64UZeWKcPJZ2XdK2TV7
        brTsalFWroDg2L++S8rusuepll0rysoVsysre+57pWyWhW6flt1VlJUroIm27PdL2Uxn/SYtu16UlStmkJc9JWWzDX5Dyw6KsnLF7M7LPixl99g7B7Xs7qKs
        XDF7srJX3itljb1zK8rWL6WJ0EBopUNzExNRy2xslKZKb2SWRNwTsiii0cisjcyukVkfmcHI7BZqPzIGQZgTsxcz7iKyBoQmYYIHSB1AweuN1TUxlBnXRQ5x
        m6O2o8KRPyNQe5qXGKFn1RlTHiS5uiZLrk+IoYIX2YzJ3bEl5x7374AeFxk0iKfvqlu0LVjvKB35zHgejDXDS5aD1reJkaWmALp5m4OXuWeZvfKgTVp5MEta
        KQzOk0kIBudMQkDox5IAh1MJmaSTSQeHE0kdh+NJF4dNcHdlGN+yp1CV6Q6nPIWq1joH8Fys39bDqTsQGuTDTDsQqhUAZQfJI0WQwIkaLuUEtDLCSQBRGScA
        FazhhAFMNWkl0m9ESQBt20EQKsf0FXCrrXaMltoxmmrHmJOM+8DwHA0Yn3N976z3lLdtDRhIMKdaO2jVgs6vwvQVgLDVGC62llaUOYuYJtwt23yiEZjWheYv
        PI5khYEmT9rYYlCdN3Tti1hgE1Z/OR5Ghivau5gUiUlSHRHzY80QcCezwVHhGr9cdetn1dUCAfk5DK9xTg+jH2LQkcuzikbbVTSbSOcg89Yhgf8wOk0XBmb6
        hS8Bs4KHprkFhyvcRRZgOdQIcVZ5F7Tk73qiCZVBKNfTOoOMsb3WbLhxhEQJkbwh6Py6B7V25qQn/A7sndIeZJYafuh4U1sU4t33oRH/FbRZGqRHNNEsk6+q
        HG0G4lJIHp65p1llDaljGlvsMn8LDfa1nmi6ntNaz+mZejxUDZgVDVYMTRVWH1m4+iTlAFyDUFGz1zjJbZUN7cdaUsFyiPFX3n31In7QUVxQOwLOaWJgVrXr
        kf7ZhAiH9O57XJNDM/lNZOO4mdNnbhfXyt0bwsHJQx9jgrGPMZ1d7WM5fdfj1ACbymm+0z3WJJCl7aIQHRFmXW0jTG3bffSJq11dOY2PC6d6W6oKpqs6rVWd
        nq6K86FmuxrVCrXx05q8Mq1KyTqi6Igb4uKOyzsYNjgPwobhZENgqkiNzOlZMQ5KOeowA3IO1TljHn2o7NkfTjHn3B1zzj1Gw0DW+gqqq8zrCM45GJ+0K7bm
        doT7WjqC+RjUceoTrmPDg+EUZTwNDGYrNSxWrun041v1XV7+Vif7ANpWnLd6Tjb7HN4uvzVr4FTRLS26NV0ULftOZzpymW9fFLn8ahXmccrf7lhvJUd2JZmL
        578KU7P/gSyoGDc0qNi18bZu/N0zrQg+8Frjp9mOzrx2fHJBnwdz+pzvEzqb9Xlnus/Lb9Re7yzu9VdvXtbvq1kqeZ+x03CECjp/4cV/1PLjs5FuW+eqdtsa
        Xg+RYuUjWbLQq/5Wisn7ERsmLP+eKsJ8YY44J990uuW5DjIFoTxcyoQnH17x4JmR1+WzaHivfGdo7WwoAnLj02Eucz2rgJAE6rF3Lchd9obuPaBLw8/Yvz4o
        e0iTjg25tx6S7FforRcMrwV0kBNydi3IPHpIqztKIuUtyPLh4h0ll7saU+cnwrvhsJo54NWtA14dDnhwNdn5Ahf5MwoXvFXp8DWzKuK19cU7zbCxElFs2NyQ
        6GIfyeTX1R3Pt31XKfrOdvO9jLHnPZQXBqiCB9CTl5H5VYcveyhE2oAveOvWehRyeM+7yP76VGYBpVgXQWMWZgJW8d+NOBDelj6SQgTNzgKA4nDXud/U4Ge3
        efo25rasDs3WDbgcLBE6hKc97IXDw/wjXWbe/AqeiuxTVeaNYdGunNoKOqRsPG1PxZfr9GtIt7ZC6DcdzgSZXaFp3xg4+HGfwK/HX/8J05HL/HX56/FXrnd5
        vcvrXV7v4vqxZhWOEFWZjPS4GLr3NhHDILxm5195SZs3hx6mc3GRqI087ehDPoZs7n2zDPwhnHbVH757Y4/7HS7cYgKOx7e5DhAWHmfPRB/EmXBKtzm7hNsK
        ke60VapYF6VpBZvZKF2/KzvOXpFxa1Jz3jNVbpCzA1s8Uhrq/BEo41/TSyIYxV9T3dEgTlbka1b0a3pT3ZRLZkjh0536C0VMb87EPS5j3nSimasNd+a/Gw+W
        1fTWTabL2M0Nkda+TrVt0ckYpcadzhkOVhycgnwnxxNwy5DjJqOi6I7a+RfC3ckfQk5imLfjplrd4bERytI9rLlXqzubHnNl1NVfqn63bIJ5rttQxQ1QnPNu
        6qs0EIyQ4tnt9JBQNibKNSoIkAMVXN0/85RUya+SBczbjL7kZP2pKXKONeW4QRB4tqi8xml48Szt4WU3K7NzFL7Pl++RSa/UqSBnc17meR4szijIWrM/Upcv
        68AmE4B7Bp3lB6Vu5xdc/lGQPAyX1rGoMV3bG22Cnn5FjTlta7bpW8hVk13wO//U0zzCsk1cdrMmdf4g69Tsi+ixgSvFxnmuCrmKe6+z4X28MoSTtPv4W+TU
        OPFPx354tvVUgL33csC9V73cPgLviamMr8dKQvFDmgFleNkXIUMePV+ha7xXRll8qIS5KE8EZXqpL/Cky13Zr/0A2+L5EGPjZXlH/OEVH1uJJ5VvlS7KhyPd
        Sdj5dcg9mAdIAvKb+EMmvWxtnf+Z/l76PCo8720Nr+rznoze1RCSjJxcCeEJLCeXQ2YikzkcQoSXk/OhEDecnAtlzHFyPZAxw4lssj20/1xFNlDeCeGAf8i/
        7gvtkOP5QLZrOV4OZPeW49Ug2aVPhrIMeeIj4hm1BzJ9+eIA4VhoU5AsK1pP5197+kmwHAH7OLIoozvJ1oqUX0VqMQdmA2Ynn19wTQru0oLY6PUXyByws/rE
        jvnqvOfqzOd1yD88kUc7/1p6vxmyccxF5wRnGHlsYVDTOlTNAFkkwiILnGIocccWqKFAgWE6GgHzxKNBqmGLRNmTQoNQusFs5NlFkZfsRQcXUYWG4M5pO4Ce
        AfJJvGdpflbHCa04Zq647OKmVsy/47zikwa53iB+gmTqc/w7b6XR5/h3lD93B2hcMQ/zOYyZHvJCaWKDYnPc/wljNQrYK7rs8X75iQbXjL2Y0ZzpC1485zF3
        phS8CXCh1LqKEAwlp9dccM7TK+i1THQfK0Lndy2b33E2vxvZMmplK6ydrbCoWHzEIMMaCLi7YH+76to/wBBecenk0ZxaGnEA4sjg93Z+aYRLcTG35NI5XIJi
        rpZfOmXrPsyNVM8NN9PgVReSFAHz/aqrUsqcUWIpv5unO//cVTotFwo0hMsB6PRnAs9/yrUaMHDKoWI6pYFU4ijWE/JaoheKqMmcrgLziTtZ4IsgJLPPxQVy
        owDqogchhQxKE/jp4GcJP2v42c34Mvzsw88Gfm59oviviUTxDugraxYOkXjBHJR7Uw/5GeXH/ahawgOUQi7Z4TnoIOWPA+DengDfGOWX5Y8aL78/pWKHw328
        qOyZ5xQHAykjH3riieHZ9yM7lff4sccTchFsiTC4yNbuFK3Jq7pXmSv4SMAHAj4SNy5RtROwhGHLB45tspx6CdcXKwZnPV1xXphFcfJE0y/eVtTlZ3X5ti73
        XhW+Z+rBRS3oacHmvLcxKyZLkWcDI6fBIU78jZv97tmeStBXoCHfx80+giItCzTzi0Cz0Aaa1Si3+qVAM59ubTWIroyd+pwHj98aNAeQV6EdvDrYovb8Wn+L
        6tZrPQDMuMPzt2wRPGm0jHgxd3h9aWsYPpF0fASE1IfXvfcJLbnN+ZKHrWQDWKRY4bc5Qerd6fzZEjiot3jXwXD7Q2Gk/tjLso/d6fybVc0Ady/1GvA2RSJi
        Su/vahLErK2xF8LthPRPHX49sCSQGk3el0/6ogcYM3/ovcX7InbX/+ABxOzjuIpi11a35KI+mi0oTUvDKrREmpUQ8vT5zBmXg3V9SdbotSrPzy2DGwYxW0a0
        5fB6APXmZ+1H3eb84WrCxfHKqsjfPvt1v2op5EXDP2G5nTQl6c+5tjTn2vKcays6KGm263O/T3Op5dpd2TGniYcpn/csqtzXFGck3bcoueZJBILDgnzLwhJN
        5MobfvJr1JxgGHFu/8YMNf6AaBrQX+bFHmzqQA7P/1lnjhgndHF4bucdqg2c4fWvdXaKhLxz7WuLnrm68M6Vry1qweWFz4wWtgDffha+xGw/KHqf7cVZj+3D
        2RLbg7Nlvh9nq3wfzlZYP87W2D8qCs3Zjm4RQTVZnXNjn+xQydrOJia9nZ8ayw7vULS7Ai38km6vjlnVTVU2Rm6ljtml+7UjE4KbsmOWdaeUfZHbYWnJjOpz
        l8y16vSS+TeryY6lY1cWF6ZdNTZR82x1Wfns+dKC9rIF7S1a0FPLl0TavrZYrLMfNNX8jAZ5+mD+yPByfUsI21QNozpeSkra3NJ6shcT104eQRSrpWXe8Eug
        YTChiTz1NveLnq3mWnW6Grw2b4yWgK7gmmzzHMZztwAHRE6u7zP2qbzvQYP/6X5Q6Dud38fRv9N5eT8qTUBO2Kbim67t3koqsEC2RDzYpzzLpkg1pCJChZSH
        ATretX1baZW0qEoeGr+bSn3AWeLT066QYK3ae8p0swFaTEQQ6eCQiDj/mRER6bCrMmhS0jKVO6vSTKlSSn6v1HLmEwovKzTGjFa+Wse4VpFUPivDAMc5zYY6
        QwYVQ3cYgjEE7DrkASyGuhUIzsfJukracTJQ9r+e7Fb2P072qIgQJ3tVRIiTm6QNm6dfk8rO6Xxa5bLNxKhclyQMh5/TkTtVg/nTJklVuktuFtZr9cafujvf
        bkubm7HEm3KSgqThJMECwgkkhuvwAdpt9sxpgGpz9s69Y25a9IBuxtcaVOTvWljt+vxqB69e7VVUu6LU2iO1vuIWcvTUXLvszhOwdQuYf+P8nBuc6ucWPXFm
        wbtPGdU0QA680rR/sFFNEAp3i9lP8Xu1sdW56P7/BGI+gQBgY4lEaN8xSgxUodr5eddaseeP21V/0dzwF82NRTfO+4vmxqInrnsLXn4NFstlrFmZHNBXXPNB
        vzwga+kXyozACQPq9FMdXpr/kRVWJ3VVFn1tZdHXLrpxvrLoaxc9cT1c9LVQHV2r2C8MMWoXEfQ3t/CJ4vpU7Zumwo34FNdWpQQcreecOvb8TMnWoWtUrx+e
        uX7YXu/MXEdQ5NUWwymH1/0tUylyPZMB46aukXrXDT6rkeeeFrFxy1imQr6y8Wriw3/GC5v9VFrWvHLTlr1ue/ss07W4Glt4m3N1d+IMndII3IMbTkyzr9IA
        ubdny/TNklbX+S/w3BduQkCp/wQcVVwr51vej+Z0RwHQ+VcD0aq0V3sZAHpodQoFQ2wfbunsyIa+OdV4yPYwaofQ/IiIn0IdIZVeV8YdYf3OM3RZkabf6ZwL
        YSDfSuumdi8DOkMsFNq9O1tEbmCuHBNIA2pwiGDL68Z7QJuKDwCh4Kui2xzk4iEaqoMIc/qNyWMenSzq91E9+wcOrMcsJ39ddU5vwJ4oP1D5+IcckZtNdMg5
        kd7y8DG4YbzL7DO3PPQEghyl1J8FaYwGN0z8IAO0G2+Ra5y2sOkMSaN9aU9mrleFxZWDWFVh/Cnf9f8G8uRDQxPYPPnnvoI8+dIhw84Tw/ZMovygSJTvqg9I
        WCTKV5XNg/TkooImlX1aZkPIFPjWzyXgbTeTxFx+KpLV4xgyTYrmDrLBw3mldA4MH4ChmkY4rT+tUDFkQiTeF3oTnqYfXbjFU7hdBFDPzbzxtH3j6eKN1tGF
        Yc7fun0Lk+pvIKm+c5vzRU9mrveuQP4YfgNw0ls0x1UflxEGsGj8EdfztgmtAECbPIL4+jsQQQxniUP+kxeMY+0xaxOeExv3jsmF0aiAtLsLqFJB7g3/XvVA
        C/MLExM8Cgt6kR347MMw3FbiTwSe+xSboBvBXPZxjqn7RuOb39Tz7HjjQd0P/kpV3PiYa3env3JDDv9VG4L/fXfTirSvuTIWP/Ha371TW52989RrreTe1M10
        1G6uo9Y6zsitUnaqyRTkllvyAi7deg+TFMY/4bnBWV3fmkoskXmf+CA8fmGDYA46mZKk7ppsSyjEcVJWoTpITeDBMwmZJJ1Hm3QDAHA0mHrj3w9wSwTiG/84
        fNmYktEbeg8GmkIF9Gzo0KnUvgAqe7xSXvLgE80aNOfTr0A2ZtREZ/SwVP/7m2Cl3Pu5Rbhtm5WAC1ipJF2k3A8glwAXO3gJW+a853pPGdWlniH8FRC6XBpD
        CcuUKVHP2EKnUgKG0Bg6VeCULXAiL3BiusAJW2AzL/D/9fYdYFEkzd+zieAKrIqKYljWhIK6SwaRZs2KAT0DZgFXRaKAoIKC4ZAzYk6nghjPUzkTBnQwIkbM
        mFEMKKiggIinfl3dvbCs3vt/70s8zzIzv+lYXV3dPV1d5VkzgCcLoKwKoKwZQMkCyKsCyGsGkLMAsqoAspoBZCwAVxWAqxmAk24RigxiwL0bLQtNDwcB624k
        RxIfAFD4kNP9IDkcia1lOVkhJV+FDMFQDwTDtBVWeQmEgzq114MlWUugMs4Tp4kHc3zDtCJAARGX58ezphLqfg1oCoGMfhrIqMoDG7QehJP9NBzZLSypzpy2
        ilw3+jg5CyRlZCEa0mJGROrFijlpY0SVC+gDV/2yWPclo+4zgUAI24KZYq2CJGwniqr1PJKI4l0NBUlmUbVKvUUIJnhgmxgHB4ciItBcEbGNSB3NFVwEqrtD
        ayCWzaQRqnV3hFKdt7P037I2sSKa3WJZnN57uvmJkerCZ5LNz1owkxPj6ZuA3krIbX0yv4OJoBTuvgsIasqUSekhX+lDsVAcJ4qpNtIoYvumRjr7poZs39Tg
        f9w1JesJalzEBOYpQrVB5GSY34m9YCtV3UwWQgKRCS95DqWRhGSy5kRtwkAkMlPFxVfS0uMqwYQFLIgQ5YD2nDH0D2r20EAukF0XandO/10mYkiYI1N3N86V
        Wr/Bd3CaBLQSXDklPXLByekRDE6mLQYxDFmVsejfZiyiGWM6/3MWohpZCP9tFkKaxU+TFtZIWvBvkxbQpGskKaBJ3hBqze9JfxNy/29n12lkdm0Q+a8n13K8
        Jqk5wTaIVAiIHvlP5tecWkVXU6ASCI+eoNP9w+SaOrCS3RL+ZCYbR1YajKDE5A8Z30XaDiLpbUK3F2RWnF5jCHUbQ0zWWdAYYtq7YFiHxgB1ctoYYtYYXFVj
        cD1BQcKYdnSmS4xHCoFWd5vaAvqO5yQ///Yt0mYFir7woMQTga+YIFQ7hegMw1UmBd1W2OaAM3VSMkBK5CZEKkrktYlIwWJVSVc3hJpGrEQge1iFmdoOUZDz
        nEyktpZsYvrBQyi7KSTOq8hsSmFAhjshUdJWGEBJQXbQJhOCIqURY1EYUhgOCiUt6dEdmHuBt9fvWgNRHPGZituWFsDwfy4AZkgx22EXkFN8YkIvY1wORS2W
        ozHsBLAyysWB8lrAKDWLB0eAVGzbgBRPpLX5SlSNVHQUMMJPKqZ0RDRKSS2kelwjqtmFRVVdmLAcbOsD14iquIZ+cWIFYaqqUnP41EHIwVFnebIcoXQtDKlV
        5yXYiQmiesGRzqjAU1gxrCOrTk3gYdITzjeI4aJ7WkLbSPQ1R17/w1mJ6qD0WIVn4I8nJerTwY1jiqFsa+ahsUgSC15r6Sgng7014P5qjwLE7/MWhWhdtx0F
        vTp8t3oNq8CfbHuIQGmZOuHGEypj4lMRIDFczcnRcqOvtTfGZu6MdN11ovkR+1cfX00+QZYazF/JyefdyiZ2fzniJMxPAGceS3jmBoTX4tqyMaccgBNrGCQH
        mnK7zn32KMOyBr0mJ6lrr82teJ/7zsrDOHhnvR51X3bWpqR1j6L1OaLFtQ5StF5HGK79j5mKsr8pkRWidTrOM4i9QflkHY+f4MHCFLz7mn4dLZLD7pbAyggj
        LhSxJggRJf/owd1MGKvnw12i63DDgKy4tQ43DPV9uJtRH+6mcB6OuHE3pY69TWG5ZQZPFnSAEqeA32uJnht3M3CkYabnFANmx+B7hfjXMNP1r0HeSH9iI6Y2
        nLqtPouskOh6eDcgLAl2rmqkY4Kb9MeUwPpVLaoWSqZq5LivQQpxCy8mLsjBFhu4IIfp679zDW+QTEoClhB+tIED2bD3pGT674mRESMo0f+WA3nJlhRtz6w2
        UwOeQYzYDbWzAI5tZUTTECbyeD5sSiQimADA/GRE+EkKPe5n6w26NUlrqFMD7VVBtSw9a6zSjNk+GY5EXyur12jyn3zNAZkxjnrETRYQEy9W4IgYJo1w7BvD
        mQLmtxysoIJXUiFYXN2SnKz97K9VqBV8pUrMSazrgYkeuu3LvGDTpzDd/Ue5XEbnWLm1REYxgjijWNpba9Peqp3lEKsxMp5Y54ECmsK9jLiPVtSB+7r0g1k9
        uDeXm8guCfAQbgoXsLVSB9/g3OvBRUFXxLWJ3SpT+ijHj2DkwZw+gnV6cGkso4+gZAxbw7XIFSYLtckER0iudFed+c0GTVCtQNJea8hB7ZXxHUSCQ9JV0k17
        rSFUtdcqoQYuCojCMUTVCkzttYac1l5pJHG1zNVeSWitqNdeqzMiObQSCrfaDG7mrr2SOGtmHvWfNmd7hvaqJ3d1aq1zOqdYAAdg5QLqKVvyL4glIUtuBZxb
        +bfEMsRLB1BJh6j/NbFIRv+SWCSH/6vEIpxFnYBrx7eqca568DtXY3glzawdJatGy+ohtJ3+IK1tZu2IWzXyQhztQK8z4NMctIN2jcFbO1eomjPUzCG87GH5
        Esu7nbRXEmeYenaPDaV+GdrrT2hDdYLoWoqwzX9NDNKM/5IYpBn/a2KQHP4lMUgO/0fEkJINDSn7dqf91FSrSh4TIUaGGulmsQhMxxsQr7scXaKAvPpxwGHH
        m4hxOQjww4BThylM01qQj5nQMOAaTqAddWgYpU6YMAhTD+eupN+uBHg6RX0fCcBZH/V/JAC74MTFGbHYCnewnMWzM1ImhTk5x0G+6dTX3noqZNrbcYo6cFuX
        nMiQPQYXFyJrLGvEYFNNStwhY+kOVvjhnwz+1YF/dcm5DhbBAq//xDDfMtGeUIbTN8TWV1UYIzygiKF0ZmD+g3x9FRG9GaVcxJxVG60DuyUwgK6DL9E4/pZ1
        yTr+an6yU2P8n3ZqjH/YqSEq4FI3zhvnbQbmQURgHkSGL8Rvn4iaQBeBCXSw/FoLjC2I8bQWlgx4UL3OsWVXHjG6ESAQxNTcICmO016/9v8JdkeAx8WmQHjQ
        zofvtHFqTsK2RZoKdC0469wPkkorhULjWPhuDsZlwWUKMQVBjC0RtyqKKkvVHmCDhgNbkVWe5E/CURViJ0ZErNykUHNxxtWmrEXUUqwkRSGmNlmtwTwWnnGv
        J0ZkYLJJzp6TqCKYcBqtJ06AwF6bkDoJBLM4EpI6uPkTpuLJKJg1hnkVmZrCtBL2EcD4FTiQhrUU+OP4ucUtMNUqZRa34ErOLIEBHGAqA7CfA8eMFMIt5AwS
        nAraAjN7CXhYSqZ2cAyoGUzDFFpEXDLwSkR8DAkJRfCUTPYEigKuaIhbGmKOllrFwgHgpUIgzRcJxTHiWPja6a01VQGfxME6AfGyh6dz1aQkrWGQileDZGIj
        Itsq5KMqMNaPsoNM8PCkRAHn3wU/J4aQnGqgxCD/hD9LibSdiFJDomcMTkKMwUEmUCpySMgQnmAeBeX7SWoCMsmCL/ZbFJKv4E9XBB2SuvyGLQzyFVlvHi+g
        3t1xIYDMEpYjC4vf6wjPKpObJQLizR5sJJJZPS6ZOZmsEgkA/hyrbaR+AAJAOtQeQpWxSjMp7YfsiI+nQmdDDs5QxpCzgaIfJfPXjwK8epJKxwhENVsYmlGg
        06mEpFNVdylcAsw/KbQc0C+qjZVNgNLYiHpV70FLxwuEMfDJoToDuqsCEpuNHVB1NljjBY4nPbpDbLPh6muVs5VW9HyLJ6xZ6XBFJBPZJHkkFkliRLGwY95N
        X3dTZ91i8GNjQ2cEG4SGP+c/4uKM8R9cyXk93EWNtCYLqaFC4ijZkFnGMwVTbNUrYSwLiLEr6Nd0uaMQ/HcZGsE/4in952GJp2YW1piKC7ayJSs5Y/pELoZ0
        8m9Qw6StIS2+gJQ8mfa1FIUghTChgtXZirzmkom5J+iocmIBqnYyvq8NtiKhWsSJjlyYTLmTXEAakpNL5AImwoAEQhJDCEupFOKQkpyCohFq8JQ2Ltj5IimJ
        aEoiZiP6P8Vh+ckF/3SoZKhc+I+vwhVmltRQFmiHwD0nzRYJhUQOkm+tHBgbFUHmteQc8V6dQj3FaT3jCcFYoWA9+EkjdkdF1PJwMjHrrLUuKtxCzh+B8Cau
        xIyJOUuxlkH+sdGJa2fW6AasiWB4INxHzKsZsOHBoGp4EMHwIKbDgyRZIabtJKFm0siHGm3F8EDCURtrOCiXTLZuSVUlKUSYwzhIyQDVEFZ7YSn23KIgR9CI
        fTZBVT8s9tgCHKWdEHhor3Luf7+WIlY3MfnCUFVfMVRVwDz6VpdKwLgSVy8lWVqA+z2REz/7rIETJa5WyLcD0Tr63UC8jn4zkKwj59syBNUeKPBo42tZ/Yj5
        UvcRs7avpUKk63NMVNPnmDi2SlDDPiwHjscMqOMxA/iczxEPfQbq74bkXy9LXRNz1P8TJoZWZZJsMtEPTLD9O4ro6uE51z/NrYAGrDRx2utP524PBDiHpvAp
        iM3dLP+tKSKmHPr/0RRRdY7/hSmi/1Q87Qf2DlBjDrbyONgLYTpY5NLDhJlKEJOdBjDLJ52kVa+riqIQ/kMkOMUWqCCOInAD9ic7kjQk3UigD+HUkQSJArHq
        cLRcYBuiAYQSTaEHkYTq2ClgO0cqNYe9HogcQzYcKVgfLKdpwxpB2BdCqbQeWEmpCmpEMHMICd+ExT2I9zsSHQeU64I1Iov6VWGGsGNSJpSakQJbw2YgeTYA
        3BavH0SzoG5d5ImwXQMX8Sz8CKmYzYUOq70VzCKONUAozYpVQIRYIFN14FgFRI91pjKbgZBkwjxnLLtHC4SxIKY5namBv2WV3FJ29ceCXfC3wdHqVQNKJoJM
        WO3GZoLlCTl3Qtt54uPj5s7j8eJFKj0jgIoIKXcKmK0zMPlF7PXRZzOyyyuArsJ14Wg5cVAjEn5eF27QHhoIHq1gazOT+yEsOVPvOXlPYhe69SUXBu5JIEF7
        WMrFJJF5NJXq8HsUkkSaggiHgxgKUQLMUhPngeRP0EaS7hcIJER5j+xFT/My4dR4FQ37xYETA/GlTm9LzLzCSAWnLi6TEVVdayG+U3DE26ia7DEHRuL/EJLz
        hHOZcUSrVS5044rL4XyuLBKCRSokrDtGWuGuTg3FgVoWLiMx+gL+XzAB4dgdeOwVgGdL2OAjWbJ3MCGU2hD1SEJ2nFpUe8gGiiggJYOAxJcMvpdKW5CwoIEZ
        L+4H6mh0g723paxUCCqUoBBN+PW5kF4xA0+jm9bVvVek33urBSALISZKYtBNQXlNRxONdWYiqv6xMzPNXel8ppgbB0UElQEDUBmQQLckDpYkNRQGDEBhQEI/
        cvWylFoRk1dgqYfuzjJcISHbxHiMCYLtYVAXMCQO1EFdwBAsxBhJmZ4AsXoF6i46urismmCiTERUcSVeoLcvl+jKeQNInileiyYT1RTRZPK9Rivlq/VwBVrd
        AwMvEg/SZTIePJFSxVmWl4gaFjQgdwZUbItq5hZIcwuszq1awgv/p4Ix/T0hU1sAx6dyQxCslwUCwU81pI3/sw6H8X/W4QCbnsZUh4MsRo3A5J9coqfBYfyD
        BodYV4MDzyOpOyKDOiJ6yLMKMawDX3N+UMKQHvb3gv4tk9bxlQdqpsujfSPkYeGaiAjNeE6djPG1wk5yX39/TVikZryb3Fc+ISAkIFIjD5ka7KcJl/v6hUZp
        5Eq6QfnK6In3EZVrZWWzbMNZ31YdKFo6dcmAVcdS/RLKNy2LXDPKf/2KGyetkxZafCxS9Hm3NsSplVW2/f6e7TtphvyRFrjerqhW188T8/tHn5s81+9q0YZd
        BzuPO4OiQw9lb9+z9M8pG/cFN+4jOBdz9un2F60XD67ctNX6xmXTrQXxH9fwa65cS0iOnew9wjR5z5GO3CWXB20abjlWmHcjZ5zHqbL7Y018JuxOtU7UvDvY
        f83pb0feNvu2suu2QUcDzbyv9L205MiLI5tPPNne0u9Az7trW6Btr123tXkTt/P10Zzb16UvHt1YHhGwrmXLPzrHHnOyMTn99e+rvvPqRF/ezalPz5FJ7wj8
        /jxXOG0Px6njbP4KW31nVVdTyeK2+y55te06dlurTjv3XFjkonmcNuywbdGyorc+r8zOcfmz1uz/UufM2u4nj7WNtng0PeX54IPG4/qpAtfGDPuj4cs4m5QG
        hzsWLvgl+G2d2ldPvh78C/8wfblTw7s2HquCn3a46mzQZ8fREueTjW81Dt5o1m3rjr59o45b9N+R2y2hvdecjI07+lzvfeLM0BMv/Wv1zLN99KfI87kV/wFJ
        fukwaKx3t07XViUmfctcX/nGZnf3nZcdh0gW/f70yelupfMmln1vI2v4R8VeWf65s5x6xzyZVBDPqdPhmsyps+B6gVPfhWslp36Jr0LP3zl1Odx4n+HUCb/i
        m5alnHoVvhHFr17LqbfBnTzjJKc+BHfWge849Tm4+yxcxalv4TuxZ3rXY5z6OdzKtt0q4NSlcNvu1bxlnHpugkwqiS+VvzzEqVfAfbJq19h8Tp0K92I+23IJ
        pz4A9+c6ZGz5C7cIvjfwjHILlD7m1DfgoeA3cYusBZz6GTywplKX4AfD+BkN01vfzeXUs+fjp6Q/Q+ymJczn1Mvg6eCwWqjBpF2cOgU/bTVKeXv5quXpm1W7
        2PPMPX0HDp+nfb6wrVHS0W2h27TPbmby0jZLL13VugyYZ7yyYporms2evV9IjzrdNVyawp63Pu4/UXwl+0M2e+63WjG7u2ds6N9sAVK88VCYzc495zYy0+FB
        kvy+TnUbOZ+jz3ZZ5y3zzgx9Mq+c5hbnPqpOkNtqab31VBFhs9eB+obZMVfXZJLnWwnN5A96HW98+kQxsT3ezbxeaaLJIe91UatJ3Ybca6gq9H62FZlnEKPx
        u6+N/trqReMlAxoVwvOLiykjTjpfyzly/f1yyG1T5z4leyQiSZvzu9PhK7Pkyu/BjbK6nk9LX/0CPnO04OY8Dx31Juaq3aylOLcFtvFbHi38+LzxHH70AVy3
        Pc5y6e0Q5aYUv46OeRzncFlR2rp798fCbRs7Wy3S71OcZ52xUY9qu/eNuTWwR/HH+9yFyV8CaiVuM7vS8qNNVG4iN6P7DLHJmyW/cO/eH15hujs+987a7klb
        wyfFv9691eXGbe+eCXE297f3VBdPKZzgn/pry3sTxx5OSlo3MKj/dk/32juCr6k/5R8s/a4xfHbN2+tajlJlZ+/g6OTs4urr5z9eM0GpVKqUdkp7pYPSUemk
        dFa6KF1VSpVKZaeyVzmoHFVOKmeVi8rVTmmnsrOzs7dzsHO0c7JztnOxc7VX2qvs7ezt7R3sHe2d7J3tXexdHZQOKgc7B3sHBwdHBycHZwcXB1dHpaPK0c7R
        3tHB0dHRydHZ0cXR1UnppHKyc7J3cnBydHJycnZycXJ1VjqrnO2c7Z0dnB2dnZydnV2cXV2ULioXOxd7FwcXRxcnF2cXFxdXV1xEV5y9K07aFUdzxZC+FA+d
        IOfCQiMCIgNCQzpMr76dxmHpHh4xKTQ0Uh4UEBwQyUVEBkyYEIKHBy44ICgoIELjHxoyPoLTS5CL0gSF+gdETm8fETAxhJNHQA4RmsjIoICQiZxvpDyUjRxc
        mCa8X3VCXOQkPPRMCg0az4WFh07W+OMxhwsKDQ1s7ztJ4zseYgZpfCMi5SoOyoWLiO9UmvZ2Lkp5ZKhcpcE31YFwahr5hHBff6gLe4ICYCw0GM8dOkbIo0On
        Bo2Xc7ojHDGrL4fAkQHBGig43Ef4BocFaeR+mgmh4RqOVdY3ZLy8Kjclp85ZKpPW1X3HBkd1MX7RpirJ2PEBEZG+If6aWPnpdPn4qeG+pIAd5RFhGjLqJsmk
        Dasoqg0sh6bAQ30mfmtOihQWjivTJkI+HpcN6KrOIxFppm7ygEh58FRcMEJ3DR7kl8mkw3zl2qahVIieFOA/iSVFylxFr4kBOJmqUgSHAshx/zT+q/Nw6g1J
        FUOn4hRhGuEPxQ4KgirFL5dJnauSxq1fVYqACHl/3/5EMAWERGomMmJERIaGhWkIeXGVcey68kk4yZBQeURo0FQIgltKnYdfmCuqWw+C+03HpcM5rpBJ68s1
        QZpgTUhkRI0GVifjd57BuCHdSNti7ouUazAbyzW+4UHTqzxFR2NGrKoooZaKcJmS/OFWxcm08NUGCMF9xA/XKpqkGRqiZRZbyHClTKryxWT2DaEJTQgIx3ni
        xIKAdSIn4XJjQuj3InUejtcFksIJ4cJhuoYF+frjJHU6AmNGHaxm/pgPOHXaKpwQTTUCyB8Z7hsSgd8GR9hqOTwwALc+uyfF46qqFhAiH6m0latGY7KulkkV
        +kxQVX6dvpCGA8qqpAVm7mBfLDTUORh2tGYci1FrO3k78qpt29P7tcMnzguXUb9fq5PWyKS//KxZSCAWF4qPa6KZBnXB5IYmDcABg3ynY4riZqUMS3idNpcK
        tyROWUYrHjIRB8ZCKBIXNmkt42kGB+OoEXI/X/9AuTWuIX5r/8NbTNRo3/DxOAD5C8H5A4VCqRSJ9A3HrVGMY9ap+QazH85vHevaLEVM0glATsgMv2oKcjRE
        rhOAii8/De0mj3GYxtVKH3q6mp6YnX7HE6WKb3ihifNKrb7P2y6Tmqx1FXPEoCf53qqu0MXADbIRB/a/pAryaRz/aZ0wN8c/bTiORc7HActExZrmu1DHWyEe
        sx/ldQZnENsbHkVZLiXJY/abngQ3eLILp1Hh93ujixoZwrPnkYoLyDm13x/X9jeB52mfG11Dii4zblfUagQfiJUGK2+ggNTIbWbb65L365feRnmzzCwEOxTw
        vPPZzFx0bOOLGwH168OzkWz0AzQ86LDwcv1mEN9ltM1jNLWl07Si3ONQnrXzI/LQvriAe986Ksj7TllPUZ/o7IRFL9uRD9IVZvlI9fKTz6xSF0jP+mPf52jf
        WTSgTrozPLsEzHyB6j1/I9ywthM8T9qU/BJJ+n1y6lrbGp7lTw69Qr/+WRw1c4g9pDcpPqMA3e+6Q3Jspws898o78Bo5mEevnVWSewLSn7DhDfIrslc2fiMn
        7+eGF6KXN6fVW+JA8ive71KErr9uYfJAag3vK2a8LUL73k6fdLaRB7zPCUx6i2IN3rgN29uI1N/K6h16t1Z4/4IXKb+PevM7NP9mmxGKjS3guWJWrfdob9ag
        ownL3CG9nDV+79Gw1Og/Nve4DuWJH7LjPdIMzrEZXdgMwicvzn2PXNXFtm1/84DweVbl71HzLk3fB17q5FHFber83TLpW5H+S/3I+onrZ65fOP3C61dOv/L6
        xNEnnj5xfyC+XuPoN94PjavX+PrMoc88+sylz3w/MKce8+oztz7z63eOHzqPXufS73z6nVO/89bs3Or8fdoezzPwBIvEs0geLFGeJarNlGeZerBC8axQ2kLz
        rNAerFI8q5S20jyrtAcjCs+IcpIRjWdEO8GIyjOiaonOM6JrG4VnjeLBGo1njebBGpVnjaptdJ41upYpeMYUJxnT8IxpTjKm4hlTdWZMxzOmO8mYkmdM6cGY
        lmdMq2VqnjG1B2N6njG9B+sUPOsU2k7Ds07jwToVzzqVttPxrNN1Zp2SZ51S22l51mlPsh7Ps059kvV4Hjf+AZm0UqT/Uj+yfuL6mesXTr/w+pXTr7w+cfSJ
        p0/cH4iv1zj6jfdD4+o1vj5z6DOPPnPpM98PzKnHvPrMrc/8+p3jh86j17n0O59+59TvvDU6t3bEN4eKcuqCdJl0m6CPZNmKB+NOWoc595tZets4TvZcNmDC
        tlwnn5K9n974rIw7ErkiaYlldvD88ZFzjnktF1wL6GObNWM+srq+12vmYvmxpCcN9xg3meg28+qtcUumju9v2mfW+2cNrdqIJsz+9L3Vt6yeG+bc8Tt76Uvw
        6Q/ZBzb3e7Cwcs2Oe0uv3xwT+7nyr3e9Rx/buvLZzKvqa12G5fcsuvtt/Zv7zfg6l+Pr601tVh/F86Q0D71JC1c9gh3HAb6Y7ezcoBhN7JM71P4AIsJqvW0x
        cjRqVPJ5PuGHgvpdi9Gr/FEdn262JPyYNrwYtfO4m2LzZy/S/oFhxUh8Nvhh8JPO8GzRfX4xyr6rFH6Y0BSeL3hsKkYis7aNf3fuQejvc6gYObsVzku370VG
        jOWXi9HcB6JjaLkXac+i/GLU0E0mW7yJhE+b8KUYKUKePPS+uh/4I0dQrwRZ8oVbvUd+INOtE+1K0KG9z7+F1yblS1vfpQS9en9JrAh2hPQvrB1RgvY2Tmp5
        8a+WVBiHl6Am4kZtI+v3Jfz3eUEJavgu2vnEMit4XzAytQRdOPhi18hZpDyJecdLUFZYO/9GjwYQYT3/VgmKHxm/Y/1CJyIMvd+WIM7k7IsLL3uS8J0MPqBT
        x/KXOKZawHNS7+Yf0M2OQ/yyH5H+ETbD5QMalLdi+sNdhL7eVwd+QFZDNtuFDa1H+lv3wA/ovO2tBo2KPIkwejLvAxpdEmTsMpS0T8XGTR/Q1Oubyo0EPYlw
        izvyAS2+dfy7aqQNGSx+vfEB2YR897rGq0j/2Vf0AZUmN/Ete0ZGcKNvBh/Rnh6hu44sVpP+OsXqI5qvGhrlsa4fhE8zcv+IVM/HV6bLu8L7ceeGfkQdovde
        EflYEnrtmPIRjZvadPf5P4i8Cdu76CPa+deNm+7XSXlcHuz4iNKt9vXibpL2zWx/5iP6zMlb9txI+MV7++OPKHTsoHdjQgg9jbpXfkRx4krF9w19iPyp1aAU
        jbKbt/lZOKlvbpmqFHUTZwX/VsuRlMeofynKeXDW08uP0LdYPbkUJUQFd/vakOR/ZEtCKXr2wTeuUbmajODtUkvRjL9eXI6pJDOO3Pt8KeqaXz9rb/8eRB7t
        f1iK3jt1upPziOQ3bf/nUjT1tO0qx/ZORL7fb1CGdq0xMrWLIfzoY+NQhs4OM3tmaEPeX9g6sAypotpGJRV1IfKuZ2gZ4hyXDZ+zxwHe59ZdXIbepNxpkKn2
        Iu1puLsMxR12PTTmRHd4TmydXYaWtDI94niRxLcIfVWG7ssXZpSt7kLq81RSjoaHGi7MDCb8kzarZTkSzazwOd3OhOTXo2s5ypp7VvBqXW8y/rj4laNrHr+1
        rLOLpJc7ZHY56tmUn3hwfT8mz8vZDI7w37S6meXoQJ+VRu1SCP089z8pR28qQhI73CX9o2Lm93JkOavCvVcjQv+Cqc0/oWYhW2PeLWxPZpDr0SfUZ8Xu6A5p
        pH/5FI79hIY2MI6ce4+Mj94B8Z9Q0VK7AeOuc4RfzFM+odk7TzrV9hlA+O/tqU/IYcXZNvVqE/50+fjsE7rVsfJxIykZf3zaiCvQ5aQB4R3N+pP2+q1VBVpY
        8af108sOJP/GPSvQypzG9r+e6Uze35tUgd7KDcevadmH1D9rQQU6odSsDthOxiPPF39WIBuPR/cNhhD+t7C7VoHyh5io03eT9lq7t6QCRc456hcxTEX6y0jz
        z+i+srvtt6V9Cf2dnT+jRNGCTRlH2hL51m3EZ2S5tV90Upf+ZDIxZ+ZnVHFY6ZabS+tbkvwZOVv1cP7kScLHLzv7GTk9y4+f17w7yd+/4DPa2XeOys6OjOfT
        JtSuRLfurGxl856Uv3iDshKFlbpqVu+l/VM0pBK1qjviebsSUn7ZpumV6F7o9DPrf+1N6B+4qRI93p4nqavsRvpf4JlKdMlhefOuBgakfpsLKlG/iILbbntI
        e1obmn5Be7oYDZ/wgNDnyBb7L8itdN+JWefqEfkVPvwL+tRpib3TbSKPiqPivqB5nYc4f7hP5J0ybdsXNH31bGW2nLR/UrPLX1Dngma/RRaT8djn9Icv6EgP
        ebfiI4Q+eRsa/Y12fH7XLPB2V0hv3G7Pv1GFR9LU7NPzQb4rSyb+jeKLRnsVznEj5Q1e+jdqtj582OkLRF7kydP/RilPh6XHziXyxUf65G90aO4jVV4d0p96
        tTf8iiymT3ro5e5J2m9+x68oomVG/fx6hTBe5Fn4fMXy+Pr5BwoS3yI//ivyT+s57/xEwm/cy11fkcm4eTYr75HyFlvd/Ire9xkpTDUh8ku55u+vaGiPS2X3
        H5LxwaJH62+o+Gz5sfJBJL2CDt7fkOdxZZRQ2ZT0n4EzvqHhW0c0Hu9G+WPf1m9oY4zt5YSWpP2Vva59Q9GzlsdkLiL0KLas/IYeC5ckjn7jSuSpTavvSN6+
        Y4M9iWS+5BPl/R21jnUTtQsn+ad9jfmORvil+5s1JvHjT+34jmbVej3H5LUrad/TN7+jG3u8EpfG9K2aDMzBL8QCTn0hWyZdbLQh/PjIId+XIu/v/TaekSsy
        WkXtOj7k62Zku6ybedcix4x295XzZn/ZgSQlKz9VhBhlvPlqmz6ybB9qim4k9FvhnrFxSKzp5rIDqGfFaOurZ0e4m5UIW1u8S0drO9fuq/kyKuOMYejJTfnH
        0fzhyW2Xxox1D+n45/pjt3nUsHZUQtTNvhltnMVfKp+eQouu3Tcf3ssrI8jvfMG7O2eQpfXr2p0aT3CffNqj2ezsc6izmcB292DvDOHIq14xR7PQxdkVB9N6
        /uLeOiHo9c7t2WiJw8FXgvK+7lvGLR90N+kS2v0i74YsxsrdaZj8ye3oK2jWcIf6i8cHuT+Kt/08deQ1dGLfJ/eQ3ZPc/fxz15zbmIM0R2q79uwQ5T6tRJpa
        tvA6+my5MHJrbX/3Hu+HyZ2n3UCz/w6+eSU6LONyoaFztN9NlBt+uNs2/4CMWvtOO23tcwsdOzDE/fntqRl9rgxct0d5G83xTIwfP9Qv49k1Y9E88zuIaz6l
        /rDwGRklj5+rG5XfQRavy1/+4R+b8emAv9e423fR+pY2oxJ/j3JvZdnHtd/+XLRzaWSqNDjG3SKwX/fbi+6h6FpfE7NfTnf/2uLymXfj76Pv6d6WRf3CM4JG
        bW+6zO0B8vS++Nf8pzPci7P7Zx80eYgc+q4Iu3oqNmNgPduuvzx+iPaUWHSrtJ2RMeC4r2Tin4/QM01HRZzNDHeHEQ3jCqMfI0cH/lTnF2HuFuaDpY88n6AW
        7VweLnednFF766mI30V5aMXt7N7ZdgszcpQPVs7S5KGXvf3H9h45M+N+15Ejzc/noQGeh+pVRg5333Xjy4bRrZ4ix3eZT/eeGJRRL/Zk4oi5T5HgDFfUxG+R
        +8Fvj3dL856ipRNmWD+xHp4xedPlZ1M6PUP9FS6bm3QJclctUQ5fsuoZmp95Pi1iU1jGxUsG8/zePUOLrxVvHjN6kftx56tNirvnI2GdLOc6wtnujRveauL6
        ez7qweequirnZJSu3nQEleSj4m6tey+8Nst96MjpIw26P0cXpqMGOVFxGU83tU5duuY58tn6Yf56dbi7uOjwyMcFz1HQ9AMnO6fOc29u8FtMmcsLVHvQ/d2R
        x2dnHO8Y0Tx3/gvkvetcbvaLqRkWGxrM/+32C3Tx1TmvJcJx7ktiRtcxUbxEpwpMHX9N98uYn9fCdULwS3TseEFh6JuojHWdpcvXpr9EpucSfV3iF2Q49Jh2
        bgf3CpU//qNVvzPTMsyWHFu6ptcrlDLPp8H2/T3dx6hGnwhc+gp5Osf/lmwwz31F8mZr69uv0C63js3mjPvVvd+C+uk5jQpQw6M32/p9isk4dzpoWMDoAnTm
        yIW4kMMT3CtKhn0v21yALGc0HLN+5K8ZYzJ/3zXjaQHy7SjePefUrAyL9t0Gf7F6jQxHmdu33j7bXe/7Z951mbT79o7ueXf5i8jva6OS0Z/vIQ+b/P6vQi+g
        2yn5GzYfe4W6JnSe8tfLU6itX+yShmPfoWHBczaXL09DeouQvTdk0vcWeVUwePaSgdQa9ekaLIxTU0zbwgI1e9JeV1gommwPcIcFmxG9ovMUR1tpOMTiVaUX
        Tyz0sEVNUjniknaEKb/f5l29ZZu7bupwguBhGM8pTWu39TYfcOxT+33+j6krcm/A95zZ0us2/6mJkf+sBi1oeAeMe0Y9b15xi19cPKBr+d9tOlMH4BiXxRZu
        3nCLvztut0+TPzvT8KV4wiezjVvncYsXNz7rGY6aUDwX4+PejztbdJM3U55qkyA0oOlkYNy7tFHC+pt82eCIFQPfWdDwv2M8z7pE4n6Tn9nY1MXgqIKGj8e4
        /OmxZwU3+Fyb9HXNYlpTfDzGi5tXDFp1gzc6O6WhcrEDTacXlOfrwiHqG/yev63tvpspKW6L8TTrIa+LrvNHUg8ax/S3oOnIIP1b7U3WXufXN3Ga4RZjw+pV
        ijhufSHf5Tq/acGhX32vqli9MB6vGcu9zeFFO0dYT33IypmBcdnwIVdW5/CqWkPki9chGj4Z4zkHV7byzOHj2pduOuJUTLbcuURI/6W9sPAan1Vw2y5E1ZGG
        D8L4uH4rKjtd4zslxaxot7k9xQdjPLnFJodtV/lDlyP6rrB0obgLxuXhtYNKr/CuSelpc8a4UVyO8cwBgVajrvCWky4eX3bMipbTCNJvmCk/c5lf6axZLzJu
        ScMXf8TpLBoyqe1l3nNB/uOIr7Y0/C2Me3bY0nrqJT5p8LQOvIktDZ+B8fg5ze/fu8h7F4supM9xoeG3Ar7CK6fzRX6EbYhTysy2NPwiwNcONUzJ5tfm2Lbc
        3qc1xSMxzllMninK5u9dODXsjQnjw1GAZ+1Uai7w+an9L6UtdGXti/FM5Z19eVm8g2xp09hN9SiuhHJ6llV4ZvEpCwTrgg4raXksMJ78KWd68nm+zHxxt4pU
        RxqeAxz6yzn+Q2Eni1AfVn68YOTkxgdsp53ju3SbPtB/qz2jA8bz1g4LvH2WH6LZVT9ewuififH4S0E2/c7y7tMcfU/VbkjD78R4sqp94c4zvIf36Jnp+yxp
        +JWA/+UR0PwM/2V16ovWE9vR8LEY99zNpU4/zRsNbHHArtSDhp+E8cz2pvfeneKXjl8T5l+/AeMHCF/3S7T/Kd4jSs03bmZMcU8oT07srLuZ/JzSZx2u7Hen
        uDWE57sc75DJjzbNG1W5sz7r14BvSX3QhedNgp7Ypddl9eUwztmEGLY5ybvjdaStAytnEV7we/a1+WR8grfv78hl9pKzfoHxeHOLnYXH+WHNnxyetoHR8yyE
        7zqp4eVjfN/K9OS5O1g6aYDLe3TZfZT3DZvWutd2a4r/XgJ8e6PVb0d4gyNfukluqyi+CNIfH2qVnM5/t5iX0rcuo880CB8SnhZzmK87/H2AV/h72r/GQ/rS
        5++HHOJbLElYtOYgkwPegG8/+bDDQf7K+tg37zJZu3hCOpar76oP8LKoueuW57D+bgv41E4jLfbz4hYfK35TeTC+gnSGbJj7No0/uLtXcKnAlfUvKOeGOq8r
        9/GDz/l1cRYxfi4txnj+wp7Je3jJt/K/sgYpKP4cdu+6/22TsZvfN1O9LOE6458cwLNN547axR/5dm7NHHPWHzMBty/3idzBG+9LePFwNqNPGgm/b+SCbbzr
        nrBVETY2jJ5kdzCrV4tUfvPzv5IerGb9bhGUZ/i0Fo4p/IZtzdPPNG7C+BDCm+R7LNjEc64vOlfuYnIjCPCCZuHb1/MrS0eMKrzVjqbjA/jRgSPOruJz5wdb
        He7E5HMvwDcXfrq7jN+e9fdct0bmFHcBPNJ2yrWF/JQ1J9bktWLjhTXgrUe3fTWXN09p+/2UMUvHAvDcwjrvonlDtxunb/Y2pOGNAE/bJawYyxee8206IYPx
        bd57jPsMlxiFoZjzqkv7JrDyJwOemNqrZSLKm3eubrchDhQfB/jaVrvsVqJvzgnLXWcbU9wa8HSf06M2oAJ+35E6L9l4UfAO4xl+I66moHWfFy/O+t2N0R9w
        cd9RU7Yh66izTxYnMvkQBnjkofkpu5DJvbP9O5xmfOgCuMH4t4P2oDvH27YbfcGeySWMe246tPbXNGSbZBz26EVDil94i/kw94yTZj9KHRlr/KeXlOabBPgD
        0ZheB1H65BsFPfYgivtgPP7uK8uOh1F/9zuzVk23YnQG/PR8p5vpyGBimMeiC4xuxUU4337tz2QeRZMS5m7KTGfjSCbgexZfmHwcZbUSlj2x7ETDJ2KcW64Z
        MvYEChhscdn1GZO3PhiPv3clzIxHzWzbBDXPt2P0JOk7OvpmotemDtY9lE4UryjE8vCMpLX7KWSsGXDvaxkbXy5gPD7+3lKL00iQ5R3XzK0TxdcWAv0vRZef
        Rial46yUNo40nUkYzwysm3/7DPIKMv6145d6jN8wLv/27c7hs2jQ9JCyIgWTe0YYH9f0u8+6c0hyMWCNpCmrb+4bjE/bGDLzPLppsEOZ2IzJgTSM5w0wPOqe
        hbZLOJNdE9j8Jx7jyQM1p1pcQHOb+a9/YNKM0QHj8j8LE19cQJ512u8eNZPRzRrj3NUra65lo3zzs7KOCZ2ZvIX0F7i/XXERBVgN9e4abs3K8xqnX2/LlOGX
        0JNlf8w1PcTkTNprGDd3W8svo/MzRr0w7cDG2USMy+PqNyi4jOqvMt6yO4/hPhjPK7+/6d4VVDg0K+B8By0fYjw+fUxqzFXU22l6i3djTCgug/T71/PqeQ2N
        iXlS0nsvo39BAS7Po8lNauUgi00LJy2+wuRPZgHMW8a5TMlBDW2W9beLYvJ5LcbTPGZ/yc1BjpW/zL9QwOgThvEwp/cT1ddR2R/95hjWZnLVG+OZGzoFr7qO
        zP+47vbpBpt/WmPc89ors+/X0aliNHDkRhbeCOPe/XvLBt9AH6LfZ85oyuic9wrPhx/GFp+8gUrF3n0qf2fjTibGx918WmJ+Ex1xt7o54xmj81qMew+1bjj7
        JrIJS17xfAqTb9MwHrbyUPPcm2ir88Z2sbZMbvtgXF6ONne8hQbbzzTrZsDaxQXj8atM18y/hcZ+GNXjyCnWvjKMJx8rdC6/hY62VF3yOcXmh8UvcbvEWHYd
        cBsNMl6WOfi3xkz+A37ywcWdt1FF0adaG7I+0XEtDeNJxQtyhHeQBj2JWnayWWe9ZcfOwh9VPc5jzKxYf4HyGKNC2A0pwjefDeQ6ah50OQTLC4FQizWB6hG9
        EHqAVnucWGu9CQ43E19QP0kH4sBFwZYrLdi1Jbu2YtfW7NqGXZmODdeWXdvB1MpJzNnoPLdj97Y6mCfOvz177oB/HWGKyHCVDm6Hf/YMd9DBHfHPieHOOjjU
        35Xhbjp4J/xzZ3hnHRy+QiGGe+rgcOSxC8O76uBw7qg7w3vo4D1hSGV4bx28D/55MbyvDt4P//ozfIAO7o1/Axk+SAf/BaaUDB+igw/Fv2EM99HBh+PfCIaP
        1MFH4d9oho/RwcfCUMtwXx3cD85kMXy8Dq6BI+UMn6iDTwIlQoZP1sEDYYrC8GAdPAT/QhkepoNPwb9whkfo4JH4N5XhUTp4NIgChk/XwWfgXwzDY3Xwmfg3
        C8QExuN08Hj80+qIz2HXuZy64INMKovePnPjg/2CXp3HXQwLU83y+1/5Lx0+SQQEAA==
        """#
}
