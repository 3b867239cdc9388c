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
        H4sIAAAAAAACA+y9C3gdx3Um2FXd99n3Ag0QJEGCEqubFEWKAAkQIEBQssWGxYeepG1KoiQ7JiVRdi70ICFaUUKIuLJohbOjxEjizdKOvtElJUfajZRgNs5G
        mY0/w44zw8wqXuTxzSiJZwfOKIkcywkkMTHzRYz2/OdU3wdwQcmOs7vft3NJdD26uh6nqk6dc+rUKefQww8ox3HUz2UePKgnJpyDakJN0MM5mJrAzznoiePS
        k964HNDs5zccN87px8fxLs3fcS7javygg9TjyOb4cXw5PkGR3gmkOHFQHz9OISryuOTP/nHyHz+ODI8fh0vZ0/e5ieTHmTjIfeJgNokkf+rEiaQ+J06gwHF8
        hyKO05NfUAzqPS5ufqIuT6o2xbJnXDwZiREQIOLyiUv+qk3nT6u14lzIo1EbBiq5DkVkpKCkyAmG4YkTqHt6gttCbScX38pz4gQ3c0KAh7xOABAnKIA2k+NN
        nJC2n+BgjkEoYKReAOQRgIsSyaVa8VN6nTOa4Py4t9LHj4/Tf/TLce5wzqlYzVVy9ifqQ9nES19lbRPRNPZRJmmJgo+gOiFQGefiMuPyoy9TFAGYUz05J9QH
        FeWnj8/wsc35eF0PSnbjMmRsfpJPMkjhutJ6fGI7rJrbBHK2kJJBI4PqeDKQHPjHZcgel7lw3HbmOIXT1TZg6E0cDCfe65fMNUpcG+Vqwv1H/Q9aKTflOKmM
        o6/SqazW2tMp193oeC1OsVutLPYUPd2yaXNXLuOu0jSPu1q9DH2gHZ3KdHgdOk+/Xt2XTXlbnP6BlJf2vDanTV/mZL2M52x12hw1ONSWuiy7LTuc9p20k95+
        9TWFy9NO3vGoNMpytdYdHpXpe6kU/dcZFJNOq0wq7eSU8tQHHKVa061KLc0tzX1QOe3XLlvuujva40JLy8iHrtM7VVq3F9odZ5cJze4919/gLLvxpptvcaK9
        a9bk9n34Ix9t6cwXHMJCS/YvudUv3rZCFW9fG/hLnHR6qVLBgSDQgXNH4Yp161Z33nnFXU7nSkd/7Eql0znleLmPF7x01vkx9YmDynOi7JXrXdel2q5yqIIq
        qw6pu9d7y5e3UlPucfzwXpU+nGu9T31yiXI+9ePLSq6rdDG9dsWGFaMbCA1eXkhTvko79z/gZdQRdZL+pVxFNcnS5IjL5cDPPKn89AOHH3ho7Ce14903dviw
        85bOHTn0ycOfuP+hQ/c6mTz7xw4/fPiY0yWBYw99+p5POask1aceuv9exxRsqvsPH3r4sLPWt8FDDz/0oLNOEj78qYd+wrlSEt7z0NiDh8cednrTDxy6//6H
        7nHe1LlvKOXEyn9CdSzdEY98aE7pq/6rntU/+ZfqgVPqX6lfUr+pXlb/oOB/Rv+a/t/0b+rf0F/Wv65/X3+X/r3BT/n3p+pP1JH/pg99T39P9/cP0KPp32D/
        wLbF39b/bX1fybZ/T19dUDfkf+n7Lf+ge5WaWOPEwWik1jpGxc6gLpBTKMWBcYK3tVHrdSHEm6BECRz/L2huTBhnvc6GWu+IZ98M1msndvYUHfhtOFKxMqpr
        UNOH3g63luyWolPQvuPHTuCEKn6dvqASnfi1NwOj4EEeE+TxEUWfhErv0DuMRlIK3uDtQI5GBW9pn2LfpZ9zY1GR1z2WZGl0fZaUzJswamdRU4O+rUPXUHNL
        hlqGf4E2bvDn2paWMspvpeo5/ocdKpXAcQsVRkkp98gtGedGCjjGLV1/tKhcqQpFbHCdIdehOmRLIQXhAGJqNFQF5dscf62g8xP6hAC7AGAbHXjaQt9bi+/f
        VUe5cef1Sj8+9ctBmELr9QSyfiRyX4qKI8ET+3YiDX2cMpLJLVSIKY6YJ/bVXiCqmh+ifOPGrUf9yKUINwYg4+m5gLxBKXaDdJQirzqG3iffoM76xkM70iZF
        KUKfamlGo1x9LVH95EmAXelLLTMLaln3dBbUSsfBIy+FLdzLDW2gVjsvmpaR3idPjpTtL6hrYg6tD/aZ3HrtEbjJadZoFXeU/DCDTruBhgkNQfzd0BXmqfvy
        O4uu8U2mx3G2O47xY0UtNRk4GZNH/xGKpK7TJ7gbdkjmFN+iFQaW85JRL42YJ0/SmEZ/o5X8rL1QeMHN52f1hR8WqQUtQ24nOcUhl3qCCm49GmEmmRxgnjdO
        mKFaZqg1vsk3VjIPJ4+6joaZgkoVXB5ksQqzsRNS3dImu93xyMH8ogwNpq/X4xRitYsA4dEENu7uokY/89RO8cQkbO1YABfwaQHtjs99iWc1Zb3HFAg5RBkE
        gQQiKqcUuSa952HqcB6rFO1FmoqhepOfCnwkUsa9hSZgmlpJaa/vAlxsYE+XT5McQ1ztCl3OQfF3yOORKH0TZZPm9DGGgFcCssGEP3E0kkmsOQueL2n5Nstv
        9A1dkbLjXCXjPI0u4nGeBp6gcQ50EKYoe3I86mR3J1CW0cAYnklZuHsAOAXhpFDZ0VDz4DDa4ih6eT31HeZEqhTpvexPAdiER/BHoy75ktJQQ8jnUUkpKUnb
        kmwKj1+jwNEwJSXV8tFSQfW+KugAx6KhhOgYlI4f2Y4JlV/t3p0A1ZeC4O+0yVLWNOx3mGwCTzV6M7rTqBLARJWQKpjsriKDmhBqPPOloFRrQ8kWT4Oylqtj
        eAxlbSeVIvTew0DNwNVUxwyPVzsUTQHDwE3Wmjfq1hry23BEy7FxeK1xeK15o9la48Tnk7VmjhYG9rxRXWvm7FpD9T7fbJ3hleV8srLMJSsLdzuqh4YpdAfQ
        aegknUP1svBQgAfQj8LSUN85vPrY8olAscsslozlsoYIymHoM5b1ly2M/3Pt+w+oZC1x1zoWW03s8iZimsqaOyTygAK92MPfDTRnNFYCTAWX5jSWOSz4LmDO
        jaFSBjWGM6MQV6qmZDV76zeVd9XE+vGu47ykTa8YjVrpbSvye3oJz0VXIChrzRzPQfcYpmGGpqFbnYau7XmgHZQhq7JPWVWWlMK15D69BMtqazzXXgovp8Km
        rhyNUsBYWKhOdQpurvt3nPuEyk6hAU91XizkiMpcTZS3U3ZmDPmNu1EHUfd1Dv/mrr27qFZS6slO4NRUPLucZhIVVM6NRs5aJ8asOtXJg5W6cMYrBUXGVAxk
        6rgioOPezCvr6e9iElDrY54X1fQ5SanqIq8Ju5tF9jSL3NQscnMS6cS9pbo3H6jG9zjbsPit1wOEGh14egf1HE0/WhHUru3O1+B1tzvTcNOD+jzczHbnAtxN
        FzvM5ouRuuh7swh3U7hHwjMUjqfSJaampolOyGIQKKYQ4le+G8SGezkz8s2nv/xzf/b2P/7ttVjpMjFNhsBkRv6TxH6fYrM0sd95uzaxyW/DUZomdpondpon
        dpIsmdj05XPna1+S34YXfJkkq6KEl88HI//X3B//x7P/558+Mw3iLX7hfHCxkIyHq24e/sdf/c8P7rjou5KvoInKeYtCJslDWWx0nWFKUKYQPndchz9AE/gD
        AvKrTolqgxRr38k7APtAqSFYpnlZIKw4zOE0xWRLwaM0KwrxtMNxRBgM6iOYo4P6flBp251PGbcehgcptlz+TPmxQX2AvO/+TDCo95MnN6j3yQd76ANqJgbo
        eadEhfSW4vWSO16/oOR9RdGracUoKC6nSvT2f1acjMi/hhFGY/+EHf2ggRksWKRpxK3HoFiv14Y5GXFmUE+DVKXafCMlw+1cKk41mR0NOdVef9DOk8aC4pez
        RJDHpzIlesXYH4R4OTPkTvHyUskkc9TO1FyL57ma1rX4RRqgAQ/QnOkednksE9SvJWT8d1pqOkc1jQm9vMHudud1uBbGr8L/r36WgPzH8OUH9Qza1f2V6KEP
        6ll4Hxoxpz6oX0sVPD/+8vsszLOF6aSw/+hKUSN/+eqX3v77wpC7aCmubxJc5jj37jQ1xHbPzjEs679dnZE5mYK2Krm6pKb7zLMS2PG5Hc8O03RdpKIpW1HV
        BCo89BgquUtAxfUvFpZQQdf4gpJRaLj/YqGF3L9M18XdSp8Dht94nzBM26o5Tar2d++rakwPzdThI/LbMMGOpgdjlRxjlZl5+Ci+8HZCYpDHo3U/fv3tYITR
        yyzF2No48asUKMJzPvF8izxfQQWlQMEeTvxrbolKpdw2OM4Qz8Jvv014xgGeqbjIB2RDBgXDk0Y+QqhTeUR6RAViztLETgL7N4Asfp1mdy7J1hS2OwCSyQqI
        gHEYRGkBrHEIuVXci77zJyk/dhumrnupqXtNs6nbZLFzmi12TrPFDkA4xTP/hUxJsGh1hrstGvOb3s1mSqbb9JhNZnM1i+skA0ZO5SyvXJRRsFOa581mCKgX
        GEHF40RZjQ3q02n7bg7vTqXB5lU/ik+lS8mKUfthAaBPmsVf4NmNXAV/ZZMqJhXcVV22N7qdBDhyAgIQOVkCSa1gx9Zs07DUt2fYLSNMM+NUunn3NMAywac7
        wf2hZ1/3wv3czhmPphxh0VnPDx+SJSDwgV4AFH19hKUCJbk8d55nEU8lzVw1ZpBEPIeIOQVyiXOI6haRCg1or35V2THKpOCwXYvO0eKk8LR0M73b4O7ghQuS
        qH1Y0MjdT3hA9TgHogyNbxcEC617wAL7ka7HuWO7cwd8m9WdV6s7JZeDsk6+ziW8Xi2Bcruflh/O/kgkKy1yuh8RpxW9yoDsNorg9Gi0/2KXw95TKroN/lzw
        mpYPTtMaam7DOIFnP3kelYIrihdWN35BoWh6JhxbQHw8xQgwmIOv6w70AjrBdgvx6ZxpJ7mCrTrg+6AOyLmVh52OlcUb5RyW8IaJZ1KU84XllHNqozu3nIZA
        CoN+eXhrIeeb1HqikyMH7qlO5rgidUvRA1G+t5gSviWHGUYEOnUgLYnHShsJ0XzwKyPvJj/nicT//XedAyyCyd0IKhzDvhQ5IMWprrnk22sX/Zb4wVQ8t6IU
        t8Yv/YzFmwRLJ8hzK06tlFaUV9pWzK2gYcvkO41WnxaXBz/9wN0Q3Dp/JbOPumyVG9563QryP5XzHHwnyWmm2sWGVz5eiAp5AgixNPPLz9nyX10h5c+ssOVP
        15cPaIJbMFo4iaAQLn2/XXGpTJa970yWgs+/RE4rfrCcls3PDmOERgiNiXlZF8PwfWe9opr1/OqGWHghd/wV4i+uYFayDTItF/KHcBfzdeVlNKCCFvK90Y61
        4E94CiEVqnRlKXZoafARmFqJAJHSHJrpKElRUTLtID+Z7CQ0Se7PddJ0T8V/uA7zVI/FmyyNrqRQatEr6+K57wVxG4uSmJQNiEB7vFwumyGdpTSvrCsFrQQj
        88Fhd4oaYdoG9YtwVwzqF+AuYwSZMksZc6bil9Oo0bkO1Ojf2hpdLOgFy4d+J4MqEGtGrrl22J1D+Kksvn69HUj2v9ivuTrBkHuaRmsiOf15MDmTecmhXPfi
        0SF3Dm2u5AGmUKBEICdaHanP5ZF/+UqQId2SvbydxLCi5aBMLiicC3kJn4f7eR9fPbeSUEX8imM/e6FQihntUX4FvJ9bV4oyFx1FjfOcWo2+iKq+DhASvGeR
        /UlEf/ukphYUAJwma+vpRV54UwXpi5mC9MUrBemLcwXpi28UpC+m4dLgVLPr6Ks5tO7VAobBJfvk6RaB6OkW6ZNJhF9sAd80vzdeDub1xlQg31aCht6YRPR0
        ML83XkP06wFYt4Z+mGoTuFfapB9O2/Dn4X65rWTqeuBce7UHKjRrFoP9qXaBfbm9AfZT7YvA/uVFXngz7fUwnWxHuekSVpkAU2W6UAoCwSbAAGtBHqR5JfR9
        XnFokSdM4Jpl63lqNWKadf9MTGPaKECYPl61IGvnR5Q1rZdO3HUz4465lfORZZulwdQ/rxhfJLzvfEfETldeEj1HP3zLqAFB+/wWmgi4Oss4Gth3NeHo1Sba
        7cFZjS5cfQOj8vKqUrjeStaWQ4S3ZTTKr3WsXK2dqpiPZ1YzadooV6t/VeUV8vG5q2SLhl6ELuU3q3kDk2jfdt6um9RorleXVz0HUmUYPMsw1D6qMh9uQ+Tm
        ZpFbkkgFWh6sxpbq213Vd6DlN8EJKBcFWn5LQy59zbLubxbZWytvW4nK2mw2BZ+BRLB32O0lp3/YXU9O37BrKImhNSF4AlLc0woI6QKjAbAwC1tbA47rN2n3
        oq+3XPp134LX8SRx8t3g5EOPkr2sE7j1VT+7bt4YJTL8y5o6m9wp8LFEfXsVTWMWnklNY9UL3tIFTzYsJVMrXVPGG9RVWJxcAAvenKMYWjydeADY1uU9pkcH
        9QB5t1UpB+xLcMo6KL5nvXyR3K3FJheqIUwBNvoayXVFozch13lwT5qSDHFbGjEJxOKdMuQSi1cmN57eWKqbGm16wo7yaIPkEJYkUfy4LEOUrrvhi1pplagk
        r6tpTft6TYB7ZbV4nYjqeW41b0uHhqYY1W11qZpVUba/6iYte1WL9jC18vGrPaWwxc7VlYQk1BqwoaNReq0jWUVZyiwNljH4rJqPABreJRjgYgFS/Bdz9aKi
        i4V7Hvr0g8cQ+AtZgqgvauKt+xKxWPnkpvjwzjHTHfytNt13jxWT6k/UyQq7vzKPl8G3KHP2a/faEH6z8T07i9Qr72iidAgT5hgT8p4ptAOMB8IxHc/SoCsQ
        FxkF1cY8qaQpBZPe6L6uaB6m1+vXVNgFd1aFnZJTzAoQtby8GBs46sauUPZYMhTSe8JirGq94DL4zRL83dAFzs3lDJZIBnqP6altfIyFV8lmDXJw533n1b4L
        sAq0YMOlkxwa1h3kFAaJ+2yBHCJLThc2i1pMJ2b6arCr2PSK1K7iUnNVkUZCYy9L85c17d95sZubxgrugXQT9ae5H66i6q6C2kFDur5FxlJ/09jeprEDSWw6
        rmhsvydbITTENpN3C7y3mT7y9sN7u+kl7wC8Bxo3p3jjPSpSJYuyEV+M9c3E7xZjdxdh9mLs3UxsdzFO7SK2uxinb6blsxhndhczspda+2e8i4424R3sBuFd
        7O4AOiS3N7yT3YPhx9jdF36c3bIKf4w9R8JPsFtR4UH2TKrwEHumVXg3e6ZUeA97ZlR4L3toXB5mz5wK75P8dPhJwr9/p41vPgkiD577yFOG5zBIaUWee7GF
        BM/dIAvhuYc80/AcBJEOzyHyVOD5MeQDzyeQDzwfI88Rcj9O7kFyCX96+8i9k1zoRtxBbi+5d5FryL2N3IDc/Uzd+ubAxdCpDvlD252zqNztte2exL24GwIe
        wstHtztnNGfQ5XCowvuiNPOItIkd3l8EfeUGP61CWvRYYOKJZoYnO6jUvY/slW6+0fi1lMYfhOYFTcQpfT8202VMxc9qXlg8P1n3CC8QdLtNGhIPLHNpSDow
        4rBlTECnRxceTD3z/CzgkQFpRvMvCzUMdpyoiPp1QJcJb5vIRzogH9lf6MQshYZJdBlNZg3YdlyPRvD35rKb3zOHlT61OChRYt/KeYgKQJ66FK0BguCsNpo1
        l8hqYzUrKjLJpZ9zcaVm5jLJp3g9zaBFcilKLiswVTrMmiSfXs7HKyGXuuwHMDGr/evZ/vXiU28GcWscBP+DCkFhoFDWwCkaDhWiDtvPHejn4sIvTBH97VGZ
        qWMl6o8EMRD3iKGaoAwKBmYV9AJWsV6AX1iKwZKgUMpmMRRKi2GvOfaQGcDmiV34aDEc/fEH7+XAawsWQ8e5r7ZH1LHjnp1jhICqK+VX791JxSXBI/SaMFH3
        Oy70DYhQShNhlL6+K1rF+gdpqH/MX76botDNTWO3NI3t+9Eh7IbYrU1jtzWNHW4aO9g0dqhp7PamsVc3jb2maewHmsY2h2/cNHakaeyHmsZe1zR2Z9PYXU1j
        dzeN3dM09vqmsTc0jb2xaexNTWNvbhp7S9PYvU1j9zWN/XDT2I80jf1ojVyYJixSe/evVfUNxPpA5vBMg3igZeASaadAVMBDC/YBqMJdIi0t5Xewh1b7u0B+
        OounPWIXloNEMKTjHaOLJtxHlATcHURJpKEMsFjCXqIw4BqiMNKLpgqI7IDrENWRqcO8GYt5M8FTKsz4HCaswyuri9A8jOvXUsrKmiH8NOndD51EIi30JPaH
        iLTQZXiItNBz0Dok0kLPwkOkhZ6Bh2gLPe0Kc6an4CHqQlfguQP5wHMX8oHnduSDfZ8DyEcLa6dntOwA6Wl4PkKY/aOC2acQ3kfhD0sY1IS5hcJ7JTyJ8E0U
        vlnCZYRvoPCNEp7DjtIeCl8v4VmEd1F4t4RnEL6OwjslPI3wCIU/ZMtHeAeFY1s+wtdQ+AO2fIS3U/hqWz7CgxQekjC2xLZRcFiCByk4QMGtEtxHwX4K9koQ
        W3VbKNgnwV5sFlYViZgNXrXdCYiD9mukTpXEqdE8TOr48+maYkL8Krs0QqOt2aqYbbr6ZJuuPtmmq0+26eqTbbr6ZJuuPtmmq0+26eqTbbr6ZJuuPtmmq8+8
        2O2LrMM/1PpTqJuhBTtDC8HPqLDAOpp2hmagtYQZ6tsZ6mOGZmopwTdmDdQNM8cwQeuGYHneEDzSOAIPNo7AfY0jcEfjCOxtHIGmcQQGUMkvZOoGkQsVYyaX
        lZDLPpqUuYVJG6QQLcjMXtYWV0IyBjTSmoCF+PMClB3jTJyNc8HGKoSUQEg1g1DTjxJgcXmme5joQ1fOE0AxtjnNm2Gat26bs8n25q21SfSenEZ19vk1VqOQ
        harLU78QhKpZ7lTJjPFCN14h2vjzJvh6fVKHqlYCRZS1H3o8vYWzacbUeIne/FfD7noeaTHEwZ9anfhLoZeVLIvrJHd/nUyOgqIbFJDPbrZD/3zGq8rplMlv
        cF/tCR8y+Y3ubA9lSuHXe8IjJr9ez/VQEw244jyUW08vJffIkDu5VCR4p+A+NOSWyY3LS7Hzx1LHgCZBPp5aAyHmZCZhB/PxhZ5SWLACND92WOA948iZkZoA
        zaNFuU5+1ij6Jl7d3UZg8Ta6vVRXj9fnW6mHmkjS9jeRpN36viRpjh6fr4x7SUkaNj8aRGktLEorQpRWhFgnyoRpK0xzTXGXlfUooQqyO4uQ+fI22Cq9I37q
        l1kdS+3CGZf48zb0iMnuLSqcfpn8ZTmaxErt2Ru7wOfFq0rBz/JpiFWhwtGPgFg7gJhLzO5iYRJK28X8F1MglF8G0i0qFcLfbNSCqR2YIvjIbtPCR6aiJXaG
        L8EMD1hs11iWMgEmuDItdROcpXXEQc85VA+rIM7rnHH3WE4r6WcrK/MbIruTyHper5iuBrPEzlnG26QZh4BPfLiuq43LqhKWqdwiTKURvYgWv5FNzDSyiVmw
        iVEQe3tZT7m4B8LPOhSZtitHOvicCtM+h2XlaIGMfAHUWmopTYtITdIlExD10LTRuYbITc0iNzeL3NIssq9ZZH+zyN5mkQPNIrc2LslJ9LZmkcPNIqvcZ3OK
        eXIexdySUMyBhWogUK2mFKiCYp5zmGIepmVysLYAb6XgttoCXCe6wAJcJ7rAZEnkoHU036baAtyD4a1ClxdfnPP44UagXxN//pA5pBuWvnq8WNDJFlICciuk
        31l0m37g1zBprTa+yB1pTfEb9nkomKwpfrKmYIX0sDHYzbKkUI5lEQIoYMeoQ2iAAAQTMigYPo5RYA1YVHXGoeUoOSpjN5OrFaVl6PxqyhHL0WpaX/PY2V1N
        NYdnZjVVmd6cW02LVKx4mdngXrDLWXmTLGenNtFyZpex916+vCbLF1VHvo8rvUBi9XtS2KToccpE3gDL0od9JUlHvK3ds5rcJB/VbU4ln6ClXBiV7sRPpbF5
        J/UYH9RP4ZDXZBrbd5SXz/WgrDeXokByrRVB9Q/ThPC9hRoM4f1N4h5oEvcgNrS/QQtyhhbkTFy5vCTNIWxmy6HI1YS56oK/45SCn7NbNmYJkSs/TwQizi1m
        4smvE78uSWyrC7w0VZaVgl+gtS+eikphlz2ekl3rxC98L4gnddwapKPlI58hEEw7UEZaDjnsSlOtxPJ4UtUqgfMaaTmIupyXG9csx+ArxhPJvnntH62GRT5g
        Fnm7sF9GGGPWGcW+Q7T/Yqiqa80hj9Vw4x0lfnfbvHf0xowSSsC72+vf3Y2jUxx9oBY9d+2hIral/OrKvruYL+T8hqhdxez8qN0UlZkflaGJj51Z3Uw3d3d0
        x8XLHOLzL1NPPE/dAAHogu0BTnc70t1en25/bW8B7YAAoCECZ6zKvKofqH9xqOjMryKfFqi1y6VR6SOqMZVLE35elKbxMS9KseR5d4h4JpGg04kDf6a4V9I7
        LJ2uEUVFrNggipA6nqQh1R4vCZaFLrB7cWcR6neFeDpVMiuTAVWIp1RJTxhswhSwiR12roEOj5wl58SRxzIm3oTyDoa3s2s3ozy7WcUSI8Gjt7EbyOYV8S/7
        Zcss+BU7OQhZPhp11w8b8GNzXin4OjijOiL1bj56NqehY+0F/0bxrvysSzWBZ8alqsAz7VJdeOfepUrwzr1LtYCn7FI14JmipYQ9cxosg4L0x5sBR4h9qCl4
        sOE0CQ92nOaggI0tq1nEYM9qGh5sa1Xgwa5VmY+XaaHhqZ5uKWphSB0wLQyhO9jdEd7Fbm/4CXZNeJDdIDzEroOtOvYdlB02j/fApuE5KPtpHu+5leE5UIWO
        HOKaQ+QdVWjak12I/MS8yClEHpoXOQmaloZ28IwiUoO8rMXQgnkBNBC/WHeKgvw2HPEWNp+i8PgUxYvzT1FMvx3Mn6NUY98jJLvwDSuaSf5yaMJ2Dzq8WSbT
        OJX3sXktmW2SWrQHNXVb6ETdNIruJI/Zb+6s/zb4dRUNPBt1n+VZH21mbGAopodjVLQFMQoxm85WKtFW0332TNRHufWdNT1ms9lqehBx1mwyWyiwiQK9SLgN
        CYlcvRXZbqFBRE4/xVEqyvpWZD1kOMthRPRTVn1mm2QGQQj5kRfTcgsaBkmIg6r3PhttPsvKN+TbctYMmUH4+pDvoNlytnIm2k517TfDKHrQbEZMP2q+HTUe
        ovhNiO9D/NX4agi12Wz6kSul6TMcu13ygrjnaoN6m+32m+b166dE3UjEBX5AakvUt2KhD6Q80X4Zv02/pvSyA93s7aDZXjH9z0qaCkbDVrOtQs2GdMkMyTse
        3lofp8ZvoSr3P0u9Qo25Br6Bs2cAgT7zAYS2orm9iIIe0wDavZVClUp1mIDhalKPrVQDwiuJnCq8bZF+Ioqtx5LS4YEmabqR5vYqYFinaWGy62rQOXNJ8Oy/
        +KaghtoXW85c7KiF+s5wbWsRPQ2vN51ZpKK1JFvPcNMvlWQzJ9l/qSTdnOT2WsRAQz16UQ+f0Od+QqV3YSGRuYSZjIU42iQTtIeG5+bDO9F7h3eO7cSkPAz8
        Rck2HcbpHA7VDsltOkOcZbfpOYw0IFZ45p+h73vOmO7KMyiAcnyWKOg7GGFQkoqhcI+5nQJzCpEUpPJspjPXng03Q3NuP2GuN/k9ZVahBtrMeuZlRuHNtaI5
        vKmq0oPcesDJVD+gulWrX+FaJhlvQsa1Wm2al+8mVHpTXb6bMLjq2ry5lq/NsRtZ1NrRjRzqKtKNmnbX5dgNfA3GsVvmHLGIfOrYnjKGBh8W3gA4WtsAaxZr
        cydh5mI2l/cLxZbWzhUru1Zddvlq83FC09VYR2nXS6UztBjXiMqvVihvWnJnQMwGv6OYvviGklWLVQUtLcF0ReTJ6iwfBL9LS1fw7xUnoxXvDNNBNilH2qhC
        HV3im07x23cUqKSxUnYiVSGe9IhTBzXgMd1kWQJLPQX/C9cMpiSECBLvM+LlUmZ0UmOmmUBYYyUSUisI/gMtQmdp4WECi6l1Wn/2C92Fl/1no21nI+A5UOTR
        8Nmol1cxWgDo1cDZqOdMtOkL4RDVqecLUY/p/kLUfQ9VooeY2URt/ALO79T8HyFA9oTdqBKlJ2bXCgAzT+zrQpd3myGePluryJxl+xAtEMvwloruQvk9RMpQ
        hTadocpt+iLmHFXkDOe46cyZCrVB8IN2nEqcuPj6gDkgaOxNFd2Kx53mNnNb87R3mDvolaT9GB4fp1gaWx+Dc5vUrvmn9OGBi8VkiFUHoM2Majcgy1TTbw/Q
        rFj4ra00EtyFPG41qA1mJ/+P9gtYuA8HCBhET1Sotwa+yNiHovg04QCAs5VIgG7yEH4jTIfoXg4BjI3Hrmrdtr8r3OQvTrd1Et3WyXRb578E3SYMggzMI0SC
        D9c4sNoPREs3xgKRO/d0YSTUltkuwj4RaCpyNgf/ezLhZ6+lER38NkRyvcE5iOsWJfWaU4wVvcgXk4u9WJTy2Awioudsham97rPPgoDosaRIPTFTx3IKcdpg
        egHh2+ZRsNPKMh9Tqo5KsvQu2LR6FFfDGIq1NKcEsynBbPSWnglqa5GYGu4q8x5Ii5/EFIQNjFQ1SfAlJSem2LSJE4JjFQ05JSZqlGjItVipZAukkuAK3Aa2
        EzpyIvQlhKlEVa5APi5kJfPUK6FdNxpBNA9MOs1odXmQaBCzqSsuFwZ2svEkGzQISkkmikWo9KLCSuHUiuQNn5HOyidJXDaeZns1cO3nznZnGhlPpQGyr2mr
        Gg5FLcSxaIoSs2hKIa1vuuSVTUwBPqrJNnlMJi73oIQu+1YkZNNsvmy9gxMxqRhSg90sJpq5FmlZGpRUMRPPTTuQ49LbNXWx5St4IaNm/U/4growAu/2pmvf
        T7bNEzgh1I42SRKRPy2WiiVTNiXLG2wRrryvFVPOSo1ryWsnt4Mv2EGj2Le7qEASUTv6S5Jdkk31PcOrUGooBCONvhmyMOivK3zmamyTJS3C5k7wRUyJotMs
        n6TBwS+qBN5N0ti9uNk2kXgsCSpWThGQL+T6lzewUanFkGqWhn2WkWr2X4QZbn4uq22RF9Nti+DAqcW+qCz2YnKxF+W2RfAcDAQ1UcklBBgshrIXe1GBrSFA
        zlKLCE5Vg9MIThYxHJYAtwTQ4z1TO8SQDc5iLBYdkRC1WFHRVIs921FpsfKgyZZEVNRiRUVzRStgmi1audJM0cqVpovhJySfYnhQ8imGhySfYng3Ng1nWkKM
        0GkfFmGCuqqZQrVKWSQsF2/i49VA+OXAyp9mW63Yabo1kTbBAzFQGR6IgWZbrHxkMrDiq7lWK5GaabXCqil4oHo9CQ+0suewCMzlADDUarbF1ioBlNDlFT+8
        R5rjhwcELD7xXgyWPDFiDJZ8eK+AJR8eFrDkw/sELPnwk5JPPvyU5JMPf1zyyYclyScXjgItsL9gi5sp2FKmC7aUqYItpVKwpUwWbCnlgi1lzrelzPq2lBnf
        ljLth6OW15gtRAcSGN+VwPhwAuNPJjD+8QTGowmM70lgfEcC43sTGN+XwPhTCYxLjTBeshDGu62gM4UdAD58JAC/PQH4/gTgtyYAvy0B+J0JwD+WAPzjCcB/
        LAH4JxKAH0wAfigB+N2+LPpUsYM0LJIJ+tXqBF0wZbFjfbQr+gSNuLea0UGHiIwlmsf8uPmU+QSBrGmikiQKngU9kyXmS5B/cwrJtSN2xrWTYhKeA4kwY8q1
        U2QGPORdQqMTyLWdMCDkzGHzMZta2+nDhNYnyWslInbGMCN6h7lVosuunVEVtynRd48IHZgp67Gil2nXzrnmpCUNFeKYIW5M0ms7NZvLKWlEUfqP19KD/jRN
        5EkX91wsEM3Pv8S9eIu5tQnKb5ry4pOYBe832zt+gGzx/6PxxMONuymHjprG3aWqlAPvjs7bUDEHGtIerVOBoMTbHYjlMYOqNIAcUaKYKmlBK3mJt/CEfPHe
        i3RpSraABGlGsuxiSmNms9AmNbqkX4QMVbrEs3RJHYFDRIR9H+vQKzR/k8KGDscnVantJRIlY2m2SzB48232/ohpkUzTbyeXL3whdMJiL+aWLfJitu5FA36Y
        afJCNgMWy2pqsRcVelFHWUwtBwFeDVaWV6lrHirU05bk/tWVtXHHwwMd07C7ixTcew2p6vrtuMkwNbqrJk6utTLaHzaZxtFtYRMmmstjLvt2dg+G97O7D2oM
        vOn0ALvYjsvwZtOD7EIUDbcX63taNrrjsrZ267ztzuNQHYV9Cbif0UwuryzF77o2CaFJp5whz/3kmUuTh/CpMwvPA+SZgYeWW2caHsLXzhQ8D5KnAg8hdmcS
        5U59A4oPKKumcpC2Kgc4gJzfoM+tHoIORDydFw2CMk4AU6i2689miGwEpQgeh2hvyKwHAZafdxTrPXUpiC3j4+hczHoocq3XHXh04rEKD4PHWjzW49GNRy8e
        A3hsw+MaPJhlvQ6PPXjchMc+PPbjcQCPj+FxEI978fgUHvfjcQSPY3g8isc4HmXmtk+q4K+12bCTNS0mw1LQTmMA6nd8/jdoZw2J92qlb5ZDBWUtOXyuerk9
        0Lx83oFm6pEtP4D9ofdja4BtnBYKKTYunGg+OVbzyQmWwOKxUxUxuIkFYc+KGHBklg0ISUI2cA3bRtTVIlhgCwVJxwPZ+eYKqUjC67K9CrFgET8lUW11dWmr
        qv+2xa9+L4hh7nlZ2Obzi1qt2hbWqsknUr82K/igAXzldqeDvl436IAAX1qS2iT1gIFW5zllcqHDKoOX1P/1sa0yX3E4vNXqRf2zTSe5iXpW1a7H5VYd6nLW
        f7KWqy4Xy1WXzxs5qXjqyhJk4KZ1vX56CcGodYM7uSR8yLSaVtCj7UC6aQo9NOTOpG1seQlwOYXimQKMhrSy8MUVA5dWV9ZZyybCTajhrApTcDpp0uZE/yoH
        /SsPTpamAEU6Yc88TVZ6tzbCYe6jceoRGAFPsTnJFMxvbIOBnPI062k5sMPSG69mq6zBciO2yQdpPrOFyt4hWoKXx0/9fGJYio2g5QIYAu8JVsSVv/zO4xqa
        S+dgcaqTZXTdX3ke/gKXdc4pRZmGwnbEy5JclrM1c7H5eh01tkdg/nyUIjLEMzhGwWbj4+CRq9UN7Ms+st25Hj6YCaWBPkjox0H/7Ijb4xer1URdPGv3TYy9
        oUZeUqP8vBqtqdUIpsthzRw1ytZqVOAaZQn3vkeNCnU1qvzh7z+h4wjWMZvXKO6IX2moM1suzQQr2RQpGyaNGDuspxXAwjdIxf9u2gHMvyG5pvgUxDMnjnIb
        3aSNel4bTa2NMN4N2/9oY6rWxjS3MZUY61+8jen6Ns589pcysam2ke8r8KQFAR4d0oLOhhYsjd9oaHc9XDLcDr3ISF15iZHKTUmyUdJeRVD+MwbX1wmnoYJJ
        7Rwx/p4TXOzxyxzX7r9MP1dtk+I6d9NYL8Rv/GxSZ8RmGPLkEwuJTeq67Ieoq4wZmVHvo2wqebO6IWTrydfDiG2Ps4dQAzVpB82rVu5jKGK2QjvTIScXZ48Z
        bwzde2yMVxZRzQQSAzZpxQ0FOTiwT+YCTDhMzrJpFoWbS9IMwfcVWktVc0NxYaaUsFwAW0psJjtS1nRSFfeVvxDYKHirppWo7YIlVUBFBzksMc9UU5K3LmWQ
        k5sEWmEKj+/+eCun0xOZ47K6OpHHvIJ0ecpaCucrAUSvnVfgDN8ngh4KcMkBb5xiRlqLj2yJEdZIa/YYkZZtNXIOR2CQkXrgUZlcx0IwSLDHmOJnmp9iodFN
        LqTY7jwKYfcgkULciT+53flJ+Darn7pa/ZSUUFZD9Efln1JsRbhqlJEKeUqxgX7yTaqIsplkq9uDFI+4l/HW5RJhrPG0irIwBAn/CyrKwa9hFJI/eRmf5miN
        e4HlGLBUpqQC01QB7NrE57gC51QDAGbo7Yw1IP8qoYhXsU9N/m8pQkJ6t9xvsZ2CUs9ZWj5n2fcaJUDC16nmDA3YLrb1f81m+B3K8DtKIPLX6mr6k/3qb3FN
        6Mlqkn5i4B756/idx47Sn73T4TUdZ1gFlys7R5Wds826QP4L1l/WBGMt/lPkP4W9qNMahdCzvrmTsO1mU1bID8FI/AKnpKe9XgWWMKe0QBj+aR3lE/+MjvzE
        P6ulR+ihxHqrjgrJy7IbFRP/pBu1sH+9rrgRj6/nXALbX2gZPs+5AjeIdkxLIlYqJlKfQiJDyiZSIT+RMeUTqU3OCpTiF1xujFuKwzoFAQY4Pa39QgvPGZc6
        35W+mqX+Y/kW4Ezxc5a2vUD1u2D975D/HfajgR6rF9rQpJdoJlJeFeLRKnaWPudF1LLnePvPQy3oGV+RiEE4hp71ffSqN0R/8vWch3kxl5RSTqHMVFImQpNJ
        qIJQJQlNITSVklymU0Ah0ynJ/1xqiP5suhmkm8GtKbMprkuqZHlsR9oyl9pOf5LP+RTQz3mbzwXK54L1l9NDMI3LX5xKb6c/O94oftL6T5P/dJrmLOMQftZh
        GP/fuIqtK9VmwYUFswDYkJkUwoTWzVq3YN1jjMSClGAVG3maq/80PyvSLfx8gZ8v8nOKn1+2qCf4Sy1oQJAAT3iZ7rjshutIa4Gdq1LHCLXknV/kxuV+mZ8v
        8/O3+TnNz2/w8xw/X+HnDD//mJ+v8vNb9lqD9fp1fr7Bzzl+nufnBX6+w88yW1s+yc9T/HyKn5P8/Dw/T/PzaVfmoczC4K+0L8PUgmou8UynrOd8iq+9mFQa
        txdq2JnFXSlR+gYx1nmTN24FgBcmcLuLs4cvoPH4ABfuW0nbg5xg3YHRYdbWgL1l/pBoO8z9VXIzCWiczDAtYEypFWBi95vCRI78zV//xi/8p1e+NUwoSq7G
        uJkxyn50ywHp8CO2yo/iMc5w4f48yc9TShYdGRoMFyWjg3rb/8Os60/kx/VxqFa7cvEFxlvC++K2maAYZsXolnDcKVjfd+GYkBlvLwg72XVCPpaZ5Yut5MYc
        e9KtiHPtfNYsdxMDsBdb9Tm+Xwh7nC7fKyK3dATX4MImk+KJYctUiXG9WIV5yzFl0AsTsZMyLfWmR1pM5mUYpjctODjYcogHp+y/XxY//YtVviihJ4M86KAZ
        7Cy7Yi2hkz1TKlyBN3+soNzfsphey51FxeVXDx3qanX40CEU7fOm5R0t90TZ9nG7YCzcRrTOjwjmR7TNj2ifH7FkfkTH/Iil8yOWzY9YbiNibaOKob8wqrAw
        qpjk5LI9Mok+Xhepm0T2liR5ovLvmWXD7j5yOi52mKWiYoKbj9opuESCvRQMKNgmQcMK6h3EqFsNP8/kcTGVJ9SzhxsyqIz1JaLBpAiuHtenVmqRbyv5a0zb
        Anu/o9mmDryvw7t82J3VxB9b6QOIZztcAjtaHBksa31M8ZRIsFKmkyVYKbOC5RDKyiGodJcvu6kf25eeVnz4C+xwkxOPuI0k2N145NFLjjxmrDQok6jBJElF
        /QX2duZ0IqXqLcXfFYlrTs7SydkvIKy1wMpolLaN0vMalYL1dchN/d9zXQ84EzhlUtlDCHzorRdmG7PzBB+NcjxCoPvlpNq+0LHnOHL2HEeekUv9XCcM+Zs8
        17OY69lDR7FbDH4ozcBFRrDOmErYPA9sXmfcRdGdYPNwWpavuCJM6iU3KHST953/MRjU68mzQlC2A9zv3ATMjjN8DjGkfMcZG2niWgcRslhbYoY1xfnBMooH
        sawHeUAKTneEQ/ppwjkeELS0tKxsU4/Yph7EPUGQpfhyfxGMPDpi5DFnjTzm6yRbENxkL4Wfso34KduAn0z2HR1ibNVMv+EoFySs/jq+zy6eY/vWzsg7F5H7
        kEs8U3zBwQG4b7P9yryTECn+u1rJJW3/nWT5f4dk+bLr6glPZt+My7Mv9uz8q7Dd2tQ8Y5p2HqZaXL6/Bkc/danui+OSFkiVX1XxZjDO6hLVhNfQtEtsyNZF
        ZppFZptF5pJIj7ieDhrrVaSepmAmUdv2gsdYS2FhwbpZwXrh9yeSi0LmfQ9paHrYRZIJOw9Yl81K6YHtartqHkaJnblTmqasJzZaWbcQY6dh4ubtxPUbRNIE
        UGBN/1eUU6NIeLrwXKnJ5Fgih8eqmqSR5Yx4dPPVW3wRFx7b8LiGRUosTsJjDx434bHP0o/Y7nGw3eNgu8fBdo+D7R4H2z0gK+0srRGWOBwbfEf7n3eVO2Gv
        UtTJloPYOcGqYc3cJlcperhK0eWrFF1cpejK1aOGrw7JRjaerSpMfy/gbbP742CMD5zWXxsq97hp2FBw5dpQj01g2wNhyXWqnuy7RFj3acWbf58qBDyPKy4F
        +XjsenXXqdo9hlqGlAj5uHY/Z+/YTomEbTq3Whg5o7j0BRcvwsvGTXfyUK5uBLo2kScpkkJRnKTW81M3qWK9cRXAg/e0wBrsm3enbEXdv9ilspAh/RRkcfa+
        QLh6wZWyzyjH5ieCGqNvLDqcWZJ55OEaSorjOz8pchTZUVns1UmjcDPM6eodLZJIUiwEgZqfukkNkRpV/H2l1IS9i1DOLljdXxA9kcZ41Nwgel8/IjMNl3uG
        Si7D1fJ1llfojFzuyaOJ2pqMR129V1CzAR1frmRUMizrxiOy4EFDQ7XNtfcSJTFpipG7EbNyQ6PRaM5/Ten0hHtC7sLlGwjZXEBwIEHQcr0qMt+s8mIb2sPA
        AKXDF9PkovRLUPLrcbKR5tpDZunJ9bnZ5Npcj/cL5Okyp5o9ZvQYzJMcGwtuEY3q5HOQFvbeXA7Oe5eOW48yqQi6FbRnPZwxd0XVGoOEJjkqi1pmXopytjbU
        2h0l3j/jm4euoWGUu4Wjzehah2+cxM2y1Tt6e4N7VvKWyQLNg1mwA9Z0Nq7sTcACWKVrMJFrLg0ARQgsR22L8vvsnCB4vEjNxZ3A1556ngdO8sanpNNEWKVP
        Pe9jtbDxns2PsqrlQoFqPo13C0shKd4s3geQeULxO/PKcnCvsHROcAdMyteuCK5eD+y+ZJzq9cCOXAzMz9oL3ubgzSF+Vl/4uIjEZHFpYsrkIDkHPuUbgqVI
        P3I3K9x368rGpdSbxv7VKivSS0/Mn2PKESsRr/702NUKl3PgIuBWtn5FrVrJfcHP7ErH/7JSKQINOiRrXBoIUgDGsMs3jSEyG6UwvASqWGPSsTkqwxZUdYbH
        WhKUAehD9ykZyKkxk+WBvEfUr+UKafnY5fugUVGXb5Pe7uBqJr3dyQqd7clyTQ2Qu69pcl7vf321bploOWF3egtr5RpVxm6Emp3djG5pyPfWrskFDuUbFoEp
        CnwR8BpQ0TytrSXwqj1wSpgtRZrt6cZmL19p5OOGqJTYXCc88ymjvhKtHBk49Xz8biuhLnpysbS8rKwdf4oCnt7BiP9kuGSk/Gi4In7i0bAlVmErbKKsHHE+
        yozgS7MvP+4OEg2ThmbQ1Lem1aDoo9TlhcFa++APf+vX09UPvvOtL7jVD+zo9p4IA25L9Zse3E+naHQH+0RrLRhxPsKWkkymFL8t12+x3oJEEQ3xN19XVzMI
        icT8G5uA1hhdq5dCG4uplcC+pXi9AJxAPzXHX4JaSJcGiZpJYcuHbxcnHiz0Rq4J2+JrIDiiTgtM26mR1ie4OiYfe6NEubWNeLfRAkDOY2EbwRXX+oZ54bYj
        puacKDtKsyaNcaqrZiuIebre5GLnpjFeuLKE+Cj//EvUUTSV8vG1N3bFp/919d5inPkgijJ7Ay2KLPvKcQWifDy+u8gag9m664kZpx6M9PXk06PVQqjlG5JL
        kK1IYqQ8Tv09byxExa5wBYM9bKVX/pNVXFSeOBkuoe//KTMateAKN/JdX3RhDQKoPPb8MB/zaYeWeOLh0B2ZCJf6ciXnAgNcSwmrfHbkNz7zB7kTIyt/Ogq4
        kEfv4HHIVbmVKh08T010biDg5EdxGwLfyYy+oqE8dDMz/9/+o99beX/c+YiosujYOxafPhlQgg1uNgrQKRtcJ1oedhQKWHR/0R2Nf+snqdKYpBSihF+LVz3w
        tSgd33u/0aUInA9hJRo93sMvGf3iZ0dQwomRTtQRFfuJjxJHE4z8k9QRIlwq8lxZinTCDhSYpXKD54GldrKlfa5bm+kYUePR8n0vjYeB1EYdw/B1bizaEUel
        ttHIdKUNaEF7MEZ5pTa4B9lKf4ehiPGoY0RTRqZjP8YeDZyO214aj9pGJj4MkLw0oh4LQQ/D8j9uQ9HFjGlLYrIjDsXNs9neRhWTBLeIUTLpPerTEccP26m7
        2rm7qqBoF1Cgu9oTUAChtz9folnIlIAQw/zvRO1ADa7Zdk0LWtrCd7PHxsDeRGz2gDS9gcs1jT0QXfbkyMRnw1VmiVkxHnYZwlHZ8bCTxqZifJOALjCdBC0a
        uOFSlkkx2AzAthxvOEij+qXx4GHjskTmcdxX/dj11KH0bhsevQTmVePRMhPsRzcZ3J/AOlGPT1xfTME222ikXwrbqbLTDnDuMgLAjnFCnIUM4SrT/qRZNqJO
        UeTEZ09httD7J8OlhAGpWkson3ept1NSZUq+zFwWHKN4VI1Spfy6cYDGtMubZdz1nTwWqOaU1Qpkp0+MOLVWRG6RFs52yrPNLBuPOmlMhG22AZKOmqBWNmlD
        Z9KGEZ68bWhFZ0MrKMWTPBpsC5yVtglUzbom+Az5pDe60Bu43cxp6IqueV2Rgn1fitiHxwGzinsng8AefL7B3UFVbeiHbLUNbdU2tNMgRhuWY8QTqn6SKk8t
        aJMWLMf7J8MVuMhNWpCp9kE7GlCV0QKu9b3QNX8CdmECttP4ADpH/jhXrJnQiMsTtxTtnS/lCdwRxROrjZl+jtF2erahnBVsqOQGHol1rXOrrQvqWhfY1qXQ
        P4FtXVBrXYDWSclqF99UKN3DrfMpCQ+kFdS/KBmP5X6jLSVYfBJUf24mcyes3UFjhRDXUrPiMWr80v00AZc/RhBbettLj0Vt9B5IoPWJqGM/kNuHuwCE5WYF
        dyxhS+i7BM/Hzu5SiCM6S8alyupJeN0ycSifrtnM6ZIPaGXrMEtP7gux8OdPcBSRZ2GRFs1cCPWn/BHCq9k4V4rzD0ZEf8Hxboa7Vxh6DYybupHtXKegb+6D
        w8OqR+xbqIWtA1sIjXhcQT/5TedBWl3m/u3E/SWQuYTqThI2/fs/cE6MdJwaeZcgMketDEae5kXy2hOmbXyEuiBAqr+iRPlTI58r/3Z57vFpLKAjf5+IUzlh
        FglHpmanH3/iyadO944POak4Z4rUwXFujykC5xH+0XGKoBQXCXUSCVi0J0hvIlShqYEEFaIpdh4lqOBOHyL+xQgjW5VG7TXXnhhorr+m+i9bUP/2Wv2Xcf3b
        kWpB/dvr67+M698+r/5MrmOSBY9gWK3HdsMG14SrhB1YajqCR9AUswrxQdS+33CKzqgrGTLL9hOe6vxwl/ClGdPFemmLtuZfsDeKZhkt2u2EuTppoq8Kg3gp
        0ZZM7y3lcW0Hd/1CM5InrLBMphSwwlKOsMh6KdOlNPE6aAATqkDLaDUC6UWoGXFUTrsFBBUt1GxBpeI0zZO2kVVUxZG1p6g5lAMFlnIgqHGEJ/cX8/hqNCIC
        45YilNBBB7OqH/E9bZQHza5g/DGgH5pxj5liF8EmkfK3VqX85SxwF9JXI2je3lbMGbTxmlPPj/Jkoffw0+zxQ1w/kgZNSYX6N44VcYcE8UEJTWHyRJhSxfI3
        1ZE0KwAds5xbnuChBGiERBBdXQGV30iZQJQRFi1dnqEln/hrCEojInkjPVq7S920EtE5uOtoDMulgzfRwCI6mqi68T1jQoNZmVyaCembiPDADceslMZWKn+C
        mQZiwVzehwbyzvDt2sw6QyBGpHcpyglFDmwESrwaAQJ9NMqCAZB8JUtCNzqJiTTHITvBQm6s+e6TJsVom6uONzE/w8hK0uEMUPwXVT4o7ok3shpB13bLA4XY
        nUuDgnJpJQXd/Bq1fQLChfivMjez7dgctjLffdc9Su8ejHvHwHRZEeznvkmro7cgjToWv0AMyWblEMcUY6FBQdUER4iH8usSsUwrI1wQsTr0GI21dAXaQRyP
        8a527AnzLGpNWfrUKz0CCIYVEKHHt7OAFa7yNynIFvIsOMKALJi8GKDUvBsKq4Fr2fA1jHo5N7A5bBCTuNJZM83JApJCiTgo2bqj5wkmfruME1xPfDXrSUIa
        8csZnZ3Q4OHLSjQN3Ph3nVINgQxxN+wYrYuBjK4+uI0SLOWr2/jyNvDlvSL+gz3I1Y+E4PFn0GbOvpemMpjFVHVkQx2PejP3sMmNvhTlRRYn4o/8SH4/QiGf
        S/f4riw98ltvvPZbv/DT33x6mHX59MXCtm3bhod7h/uGtwz3Dw8MbxWLDHjRu61v25Zt/dsGtm3dNrhtSIyz0YuhLUP9QwNDW4cGh4aGtg0Ni2E1ejE4MLh1
        cHBwaHDb4PBQ71CfWHGjF1sHtw5t3bZ1eLB3sG9wy2A/X45E8QPbqMDerX1bt2zt3zqwdStfloT43oG+gS0D/QMDA1sHBgeG+PIkiu/f0t/fP9C/tX+wf6h/
        W/8wb+VT/JaBLVu3DG4Z2rKNGtHb38d7+hTfN9g31LeNmta7pW/Lli39vLlP8b3bqMG9fX19W/r6+wb6tvKGEOJ7e/t6t/T29w70bu0d7B0S5a0YNzWaFN8f
        FxEaG3nNKUd4nnjseRrWdtwbf+SvMrfRJGdhEktu2JKhI/D3Kf1+MFAs8qIMSyb/vMwuHyfpa/Es5mBDFzcV4UnLOE8btsmqYdUHJ/5YAzcCrUJFpIhmExWW
        CVHKRU7eCcoSgk+qBysKo4TgjkhvVkGyx7L602Ms3hRdI8VbDLqPD49sO/rSkyZ/kmaTkESCb7EHjf13iBbUSyPbahKAg1VfZYKAVH78MydPTVamyxNP7Os6
        maol8yN/pJeWvfI/uUcpuzzTcQTa52nM+s/7Iczqa5GbsTDQZS1lk4KesuAElu+JYJ3liC6rVTui94QIscIBgxtrHf+NvM5NZLB1OdsuVg+UXOpap3GMLZcC
        4f55qsV1KebplV5opld6KQ1jXadh7P7INIzTomGcadAwrtcLzJg069SmRcM48/+YhnGuTsM430TDOJ9oGOd+FBrGbqJh7P7/U8O4UKdhXKzTMG6p0zBmbWO/
        TsO4tU7DOFenYZx/3xrG+UTDOJdoGLcmGsZ+omHckmgYFxMN48L/hzWMvX+WhnHqR6JhrH9EGsbuP1vDeBGsIjuPybELWr74VMZsO7DtF9d5+Qn3eHockj1K
        gyvXXGK4aQ1qAUoNLmNNM+zzhxm5K5RWXuJ0YHusFYft+TeRuBdvqR4dnkjci3+mokDuOTSB3H44ZrxGZaXaDQ63jVHpc2eDjVDBOMzW6Lgil8flZwMwRoU6
        0bNUWI22uK5yPEjsHdlNhNXqz3+JT52nQZ+lWDEuucLUxS6bbKOGoEVB4PIeHOOGMCU0gYfPYBQpxFj3kztXQfTnDeeKVPoYfDkXJEEeSq4p8BLUeXtZGzgH
        nieHvHK4e7PElyUawjysX0ALN6ssITXuoXQoOyISQDTma3p+tCh8h28pUOBGirDYjoxBLHMroTHs2Ab6dTVmEpvyvpFVyI0K/hpXU2SC75LT4/SKDiFBNfbi
        lIVuDAEkgVRfDyYknnwOIIQJd/LJRRhM5O8YtSalxEaRY9X8/jvULwl1mP5huLOdHRweYwgTjyLHqOb1AMEhy0fCZAGT08cgPYu0BD0LKBsF7vdp67+lSAzq
        1LMBYx8TtbJ5hAqF2YeeKlNhwIbxBYr1vhJ1fpCa8g75O/nUrCN3OxS5KrEbp0yqSxjiHaNB67whwPqBPAagkJ2D1qxUnBquF7SlqGEOPsUW7OMLFXnJ8iIB
        wzRRb8OJyS+XLf5TFU5bO2jBG4oNA0xjr/17KiRasQIEQcT0Kc4rJBrxSxzDtsEU63tWM6gZbSUatQKbCdWYw12RVzUyei/2xIO/IVwZ/K2CPMLoek1TmEZg
        tld/MWpnLY52+pyo33uh6GAFAczeQ0sqxEZpJ+jWyUpgrwvPMEnOGg18mfwbPxeEaWFcw2zcFRag2l4zBeuZHPJ374Zs8+4x0SlxRdEQqsVQBWvLs5pDIcyK
        0kMBag4Yx9hwx+hNYUMRylN8aC6Fs644L5rnRZEm0Vq+4KMjZIeqA3Prscfzg2o2Dpo/I1dHULOyVAwv/ETJBqn4FVv/MtU/BTwQL6eeUNSWMu5cKvBFOGka
        GmAeBFmPYXdeB1dIDoDRdIrqEIPrWsOqQdAEAWdkkU/EDcnGvdWLelI4TABVGkzM2IxSIp6uOFCQZkTAuES0QGQqq+C8CoWb49MZSiZ1KyhElMPMWjxNA3zq
        ucTWBqE9/iK7m0e5qBctnKRN7OWErVbKIBo8xOx0C/dPk1UaBa1tmcJ7CEskhdIq+b4X1FbcE0APdfL5qj3087ZuhF7i2Wc5y7AV+oXPYmpE+hCVPyfIIsMG
        nzSOXj6LjZ3uEo38v1dAx91Yc4GWWTmFZTMsp8EjwKMDj048VrGqOqutB9+ndlAFBL9QKax9j2qYgBHRDFDOsMsG/DIAxcWCWgA3MLcp/mAfdpuqfXEE9giq
        IWzuV6ohCHPtUMlCHsMHS9KsCMfaH+kEdVqI39KAMpWgzHQzlOlfLOgFVQROrmVG3VfNDPpOAXLjir2pwlaaElBWQf8m1Y8sNCjGNoGay4aeQHNlsGJktjs4
        BsRVgN0IFiA4tjeJCgwEcxI/4EYg4bs0LXzgDqIMHBWlx8bGdkLdf/cY5v2YUWNjRcGoLODl5coAyU5S1JtOA44M9QIzL18Ng/p7t+LJL9k50OIpx/W0v9Aw
        TIj7F+fb8qLMA74RbL5xmTDwTSvB4S2M6xBND1UFOk/jEJYwvuRVEC8J9baf5RTRErPkLKHzBGG691YR+9zEPZgTQBbCamaq4FRHq0gC7HbsHhujyfGFyDP6
        Hlb+1bwy1psUpsjORSwRf7iL8T4h/q/gFIhxcQmJ/kq0Yp9ZUZ9M1g3TbvSzwOhnzRL4CK2frTxzFpt9ixXwkaLm4xemoUZs8PQZrDUaeI4acJ9FTjADCvoD
        6pJAq2HOdloVcbVoR1GBBVh3DlYniHdWM+LFMooDEnVa4dXlmrrbUYq6Oz4tay3UNGsLt5yGr1t2kRcfeH9DGCJw97R6nyEkQPUPwh9BNjS3XviSxTmnbc1R
        X4ZCcj6/JX6nwoamymfYOSnOKXaCCG8XTnRZGc4EwRo8CZdY9jZYDeDOalmz+KYUPsVeHZ3xzDN2osez4oNl5Ta80zTEyWGFlXu6iKJo556lv/u6cEe2DHwa
        4G1wOLWqpabX9enZzkxirztst7ppvtj3jmcFITpQy/CEtIaRB1qSuZY6nnuO1wT3TLhESvXiCxLVcSZcBmkcd07F6DPhctMRn7JB70zIiujZMB+/zh+ES2u4
        w0VhUIqCmmeIvRWmi8F9vv4d6EBBoTBPM7xQOwOERFD6xQijN1mQL0XWkuLtjyKrRS1JNK54SxgMH4xb+2Y5b8uYZUJ9dWBGLK2/mE41kHCsu7z0MKaUZzVb
        wHEAQXhMyPEHoWvSArI0BLFRHVKp5jY3cS/4VGqtUUTiebDL5mEqwiu5QrhU5YYikFqikcotU5anYYIexD0IK/ArEBVnsThTXkUHuo/0hZdMX8pGg7wWDMyj
        LsWEiMc8FBcqFlO8XfLGOLvHii4xaVxcQqCrlbBQWiVFnk7WspUY0ZS5SW0XhkSmVjM2kAbZN56VQcZklhWrZREb/CPEcfYqRZahEhreS6248LcgNrxjiTI1
        ERzxiaMsX7W60DgzhCyYIvNBNcQOUc++w8yLssyLTPTzFt3BOFYaoI4zwYMW5FikHRv3UNINPMhKVrRLTF+Jrz9jZo4JQLSug7KoQiZK4h6qUqMNWfTeX+K1
        FzfSiQu6nDNNqEowb96O4E2GCCiapmbsiNacT376RIfXuEPKxq/WCcCmCd87WtOa7ja+JWF+AJnMZSA+3pOEDEz7pUjIgElIBySkAxLSsSTkD3yW5RIkZGuV
        hGwHCckmWtYKI1LHY6JHErLMScgyp0rj+U1pPIIy7xH6Brd8wSoiofMW37T4u5WaiE9UD5DpR+Jrj+Ky3EfiaSiiEisjYuTLjo1FDtasCT4r0YWtXIe5p3L5
        0Ru7/Irrpib0uGL9YV82B2FwhZbtGTfCieDMfV3DEJdqHAWKXBGr2hXH6I3urMvkjxtsFtmBxvsoSZ+qpoynUmLr0W6TsLJzKXidjzkFm2BDCJf/adlxhGox
        aKFgDbafd/ExjvRLxmP98Cj3VcaXbIP8FHGFetxkqhbv5Y5PVG06dTZiTzlznzCoOZFLxi5E/vHpNB8Qiz2EqqytyI5TdXGwG5aJLxBHiD18dLIYJ6cs3N1F
        BtZkmqEAsCk8T6fPRPVHQVmkk7kvsZCZrRjnsFxhUaWnrhW5qtQGykMzPrr+vymXCNwJddwSQhqraJXuoeITUgUwrpEqGvSFW0+qULKF1C312xvYV2XSRRPp
        YmUVfE+Ic5HmQk1A4dRdN4Czat+nhRkLNo6Y0SLNw+aersjBATWnXjjhVGF7GJRElSxCI5la8b+pYcfgeJ1UF61VSWsXSGyqUlh1mLK/lLhWbPwEly+kF4mq
        conKDN+DUNM/EhpNJzTaIt2AmwxsR0bvDXZXwO7WgZ1Rj8bpcQKn/zNauzRoILRIsUJBPPUMDxJlIRDySS63hMrZqtXGUW3c37uTWPR/Asx3g0uwUA8pO0se
        08zzYs33HdRlZZTkDpyw2xuXU/Rsc/JPkpOK+gzN+gsqVZtiZ9ERL3O+/L5Ck+PZUCBm3mNQoW7VUVXrO5eaD3h0OFYar+U4hBukfP93lD0KfKTxBO6xhgO4
        P/QRRXvo9ge1evH+DxjjyK1/WqsUunnaTeaKnUK7msiDGqbNJaeGUrKS4X7F95ocMg+IvJZ5EXp2noQpO2+I/ll0ihARjbNebhDJ4I3qh1HDzKE0awqYr1Kv
        uC1+491WkU9Wh0VwBebANB9Z/c85nZnwxiHtytZJu56ytHoy2Qo1CetOKwW0g4mAwRg6Fb+aKUXp+OVEVBq/LlMoE78m7cvGs+LJJdOsiHbFM6lS8ChUhdwS
        JI182rNocC0y1IKf0rBp8LoqBW9B+p6i8aDFeAtqifDrLPN6g59z/DzPzwv8fIefZU55kp+ndPC2ArqsM3FMfhumJiiTZhPHaTZxXJ5v4viFt4Prvv1THb+6
        +9t/em0Vptd97ut/t/5jn/vza6uAiv/4u0H8XBpEcvAq06anYQE5SVczMUwj5RTeJHnWOt6Vik1Y0wxI5bhsUxiQOV0NTiP4QlL9ceIPxgb1TMZaPmMIw2xm
        pmQKdQgT6q70T80DsoAYbNQPC1tI83QpTFsRah4T7rp5t7PNXSvDqCvyuMsLtCS2GOu/rytqPcxmaLOlyA9+kW3ywLJOGhMLLGUBiC7djBB3O+l167C7DReC
        D7u9IC+3O+vJ2TFKhOIFJ7FFPAzFB87pZbVIVueUfP0qmweu7paAHOImyqC1M48FnzaWAJ7EEra2y4FXHfYJMkgWSUjgxZNJkEHWmhvCJICcPcI3fMczvmHt
        OnwjTA99w3Y3sC4QBItnCTpYe1hay2jItULDYgOxRaMKqav7J7xieKZYWypYBAn1w7GYuFAmRqCUFKWlqQkGqrbwVNIM27Bs0rBc0rC8bVheZvh7NkyGyWAD
        mZBOym1oo7bVK2eB2D5NGB8GQ0JXT8ROHb5fGXO+QOKag7aGytaZ1jVpReSwuSfWmnLtVoofihUGN9kK8cYCN+RFDEcr/Z9u0W0TPhOhRtgEHVc6gK9rek7A
        vStL9RGupeZwwrkFtgpsiiQ5zVxmFSiner5gkuYrjZP41SJeY5NtPSuducEGVhPS4A/mitBxfKdYt+XOt79D6p4JzkNjKTaQKmUg3mDNfns9/N6iCzwcl1Ow
        L7zeOe/B4lGPM+fB0NFGZxZmE9RFqky4it0gbNfHkcJu2bh8JVGUuhFMBb0nHmgZe2ZcmCgiD3VPJ3um3HAFeyZdWEAiT9mF5SPyzOlwKQ3TFNfjIkRUKzm+
        ItIfQuTvvFlD5OS34QW26pNkVUQ+99Zitupn31rMVv3MW0FT+/FEWyz6zdSibyqL1mBy0W/Ki9YAbee1glsGvn8ZtwS+5Vxz+Dq5pmyPiMuHbwmXB18H5w/f
        0ia7Yiu5LfTWD7tY45rm9SkqdVJZQw+dRK0cFFNJRP+lTNdFn62uLbHylQ4rX1lKLkwqdZh201675i5xow5ccNclL5OrGhM3apcb78wy3Hnng2JM4ZgDPlli
        kpfL5eURMTIRsP0uzVp1Lh8nyMepYyW+Z9yREadp+MZzc0HcG2eoLVnKCXXNjpwE36lwWzruXVnZvFIoFXtAYqMVu0sesKTaU0wnOqJe1GbvPJNrtmnlS9/C
        xk6gA5S+sUu0fDhwQxfUMpEeQj+Yd6KKZeJsnAs2Jtd08+XctjQc2oOaPG6qjL29Mvlgu46lltDPj3tLe3GmmmuFwFhRySEBdGMeikEs0DSi1oe7Kk06UXpT
        2PVmoxImi2vPak300MRUcg8bG5l6ig/kigw16Oaab2OQKtPym8M0DGpChBo10or7YIb1eohVhgnsyqxiYKqRz0K/lcEPvPgU4bweQlE+56/jd4qloLXqEZR3
        vhjR6nGBjZkRHsMN7DigEbJea0k0bmvmYBiPVoPxq18Kwto9Txp6AGzHm0amK8wjJRfurjZYFNElulPqjjrXhgxUTZtNZFagl8x4ttUPPcVDb14+TTMxcn6K
        DdxINnIXKk3o+uyW8Ehukq1fB1OXz7xNitkxBhcbUqmzKKXjCwJkTKPIDRSbzKBFKcjxbXjMWRu2ieY/eVK5ZqLl+CqwFrOF0ah9LW9+VBc1SM7Cfmyo4U4+
        ovKypp+NefQfpnkfXG58emMTw1MKl9U2KRRIy685bBep4SCzD3FTdJnsdDmOJvD4LKPbyd8k/N94ffJYj7ZotplESS+k8AzOond8CKigWQnB1ZmKwBrcV4EI
        yTrxXiFh4LW8r7H38iXxfw0svJTgo/XChUEu7OE0D+Tsl2PQFmBx5XKMVgMTZFeU+HzidIT7DL14Zm2Jb1OfXlOitZE6bVOJ0Dpk9URA0ZoetpkCTBtgAJuu
        G+U05KaSMaZLrkm0llk8Yqg3R6tR4PKd1VQerguMYFumk3L7LUyVqWzJdCZGkwAZKDKGuuEDlz9w5YO57toHZjXaEUIxhk28hBEbXSgPliShTbbwWPp7/zPL
        sQGz3KAJcmaTamJCiuZLG6wNHm+jOxWFWxo+jJB6o/tyRGO4v+4ebmJ7+s2WM1FfTb8IXdFXl8RsqR2UHGPbV32UJovDoPM/xWlSFBIhTTGFU8lbjKqEAzwE
        rvuDb0EE97fXng23vnepA2brfTvHGgtXtnCR0LKXbbsIHLjfqCMfV7Q82p6cW1IyS5OeTCUfuZK76FL33VNslkVLfRYttcHA9q8utJfMSstcVWG8EuQW8UPk
        DhBVffkjOFS+p4s3sLVDZfVBdKXqi6KCpP6z1+KIFmcclCHmphXIqmDV18xlM1BsVoCP+vB5f7CI7GNlf/Z1wkoKi81NxIZbRXUeFaBmPaFDtoFlYJ6Rjwef
        mnbqy0/Yxsaa0ucEGR3yF5giK+wFMwuG6Qo0wC3BfSpNgIDaQOzuYlC42nU4h8oHUWTSOZjWH8DWVEstorK5FC5pQpathZZKk/grgCYzo1Gab8KZYymAzSxt
        9yl0/ew7Xldll1c+D3ZqHO1LemFM03zJqa7lJYtkajeMEvLJC0nCZk8oDOEYcBMVtpNNNPDu4yxuvHzql5kkV7tgLib+vA3RONkrIqVJjuENdCItru+CuUxo
        hAc/q7CrOuvJBZqspwraJsxibd/JpzBdlGFtQTGlalIbqf5bTBZOn5znKURFa1qzCNOaOch+FhTgmpxcMpsBRYVBQ7O478zZChZ7OUFIpWex2S0nduQ8sIAY
        mwbBStmp6VgMdth8Tt7x+n2FfABITvE+EXdf8hGO32D8Yml15CRcmomAIrrQdKDNbIUvi30XtykjAQMT1BFQuHKa3BeXI2Swkgkl4j1b4x2jEOVliUzrFR5s
        HXmNeNfyNQPsXUNQ7UB6+2p97dWVCyaFzTVaJcJU13PY6jDBwjNrcCKCHmoMT81Pd8yspWh+Kn5qflL8Oo5fx/HrOH4d4oEYiUjOEgUoJ0khqDVXmjXEKv+h
        Dtfwy1gD+LVIs96sFe9a+Yg3r6oN39A8qdlg1ol3nb3KGJvtyKCWHCNp1XZnHznrWOvNperj4JxLzcNBORfnktzgFc06tbh4BstbrignsAB/NlYrGtvZhb3m
        c78WY7ZYVARNitOaWT7TheO/a1mVDseJoGyJYxGKRloqaBel17S5gjNIy+HNdHBOy2ygZ23FkGFahzmON2AM0MqO8jxP26SgSwu6+p0d3mxtV3Z/kWbhCL3d
        xX7imuoESDWQCQ2Faa1hUxcJOdckYAtbawtzfWgmcoMiXsp0w6xCX0kei1VmnYXGGurqNbh8XV3siNZYfvMKGgpXIDKJ0MF/0KJnS5hoStkq6eD3EqAmAPSJ
        q+SYGm4uZ9BXstQuSeqX8cUOriXIgn+n7XKDcKbEJ1enPLFOxZzL4xrCu7r7Dsd21vFed/PeTSqecktsvXsyzZgE27M1EsPbUf+F12DxlwvQYI1ohXA9HFee
        TIG91IltUd7d4tPUk+lSXSQwFbaZg1/jHTCNNMXgf1V8eBcq+sELbK5bvkeGkDXa+z01H8yhzoBnOhVeyZ6pFCEbzSd9aIpqPgAUXsWecircyJ45L+yWTVwv
        7GHMm4axUrxJ0SghlmTOpYWB3EmP1glypzwi1cCqeESh8ZcpoGZ4XBqbnLsXbpKCvXCz1MkLMaVhIPiPtDRpjdlUP1ia4FteVM5WcOfpZkreu2jCAUq4VRLy
        sBaUIMOP/ab5ZalroZXpbnR7z+LK1D8i6INtx/Z3mlHBEdNN5V4l5UZroch5xUUii67Ad0hw0PRQgo02wRVIcBXeXQVNz0pl2H2Uem4DJbnSJlmTfBkYzu5K
        ZHdlEumYK2ykg0hkQXl0NpPEm/VIpAhphg63PMljn2S8DhmvSyJ3SMYcXlfNGLcRrkE6JOmV7zhcraWR7zi8pvrdNqC82jisjmGM9BxH1A1s6ukc9/vvsN0Z
        1ahswe/rvyjwnLGRCQpqjNB+k8/UvFRiemTHaF3t0la3JiW7hfNm0PsZ6C5mhIzvK5LxvS4Z31cm02h9MsM2JDNsTW3ypVgWTXMgJYbQ5b5cCfC2FQI05hqm
        Bh+GT9HKusZsqEZVELWuNrbknHuKxvwa7jWJOmjz7hXlc/YbUS+/5ESS4/SpS85Kq8FOyJJNJAX/B2gViUjAnsLpRUj8iWawUTrAxv9sV6kWRcFVNdxf6PLZ
        ILPg80h4lpdxboQ6IzvsTrGXuZsXrrVXyVcShY959JQXv0BMUxYEM5vxTHvzUxABHER9ybY2S0YjUaAuxdlRIouJ/3Xq7RritNbNvEp0lkIXp9r58EZabBqx
        ArYr1LQLwpd54ftEeVKPMnVFrQDJzTd+oVJF1u1xmA8GDW2nSO+HKl95no3KFQuEO4t7i9gBdqHgh0P3/KLFXj0BfytWiZuL4O5AJfElHdivFwsiNDPTe4tt
        WHqbv765OO/FziKboiYyI/i69qU8pvyzbBOemYi9bO6Oc8/s5aswsrhmrcjHUTyBZpYynXOgUkj5AtRnaAzhZDxHphFJbP7As4CYKUKbNiqCKcqgtTLczpiB
        ZyN1T+R2oZ6tpppl9qKjDc2vLMuq13JqSlQTCByCHS16uYPmJ9xemp6E2fRBmp1w92FBBCLhEJ+YgDCe/Xia4He1zF5l53xZ0Zwvgmwm5EcTcMsXuUyarusg
        bb/CsEOzMPj38mVg5z9xBUSv8FFidXftMtoLE4kbrSXym5Z4hi+fwMMVGyk2sNEn6HKnGJ8dDdmAfurmIqtBCCxcJsc1OA6XmQ2NEtM1WaUFaA02XZF7I1tb
        sX3hWmi6Ak0ZlJrtdF3FoO07Gw2cpZZiSaR1jR2CAOEDm2l2B0KVM2eR/Mz/zdy7QNdxpOeBXdXd9/a9fS/QAEESJPSobpIiwIcEPsSXHuTFDCWK0kj0jDxr
        e7OJrNFMHNCzy4fi40QcATYpmesj+8C2HEuzs/HFpdZSEtKLnB0nilfKIF6dE8WRs0iiOFqvNgfxkfcoHsWBZ3Q22qwY7f/9f1V3X+CC5Ixmzq4g3upHdT3+
        +uuvv/76H7/VDRQGCIg0JNpcDugUbQY40bye4vcUwxx8v+a1S8uyVkB03ELUpJtBKjaL73PeMCTiUpkofbTMhyBkMpb3DXg0Npm1OcNMvFoQqG66M6qH9+l3
        LLEhErRQkKA3CxI0f9ixmj2EDZt6CSZ6PLsNTlSjniRsBUGbJ4IWOjkCCBpbMLFdX7WblkEIQEzlMlrGZk5pP5s8pWt6UTYY+KW1npStJpStBspWW0HZQqFs
        YU7ZhpoKGLw6dQtBVKDIM/RIE+gZOurGLyKxf2XqVhPqhvARzW7yFebULb7WS7/7laVuCEYB6sb1DfApr5gX0heJEZOarAqa0xRRR4mGweuTfcIErCSq/Mlm
        s6BbxdaB3V0KBfhJOfSKoGpPsxvDiCc084jAyBQ8Jds0olW3cXqCaJjPtGyU03GiYTJlt9kpu6XBHoq5JGpc9UmZ00IS4KVXittsi7vNFrfVFjdqixuzxUmx
        HhXbZz2eRHwgD1PWkD0E5Yt6a6lKXEAeOIrWjP9F5upiZCfrQmS5p/nIMk1zkWWa2pFlmmYiyzRNR3ajslSl2psrp/IaSMICDu+SVSAxqbZCNp9siqSBUOfB
        ZVD4VHANHAB+wOXCJz/HuxRLKiVEdnfnoD8Nbzm7DC4/CvjVricy/5A3I89lnTvoX8Tt6hT4oL8U2BGrsZ15MWIg6zRucNcFlZb7aEhryRsyaqcs+B/Dooex
        ZZ5oRpU+Jzru8/Sxn5ywY3gEQ9haqthPdOkTSHLKn4xbRDDAA4gd5JOCfdTd+csrKZ+sTWsiQ8UR2N7icrdVtKoinCjYUAkFlPk7vVkdnDMqZFgrLGhEsvYS
        tHa18119u5PulfcOqvPtAsDtTiz7TOwGPRxUiFBlq6nppyCFaWvWI9/NO7uOuZOKx76x025jzcOedKfX0cnbWuLF08uVp/2MOgH2vBJEvmemURvPS9h9Gqut
        +XbXyLu2fcfB6zFmd14dcs2BSvBK/n43ttHYU3S38jE0vEcTtnNZ2W5afPxTwh2Ums6PTxA+02Np0AkrCkKZR3g7nd0pzABPjuAUPrvT8Bc8TYjzsruZJSW8
        RK9m7LBdZ1jYvi/YD42ULJ/bMnW5TIHd9pXQO9JVwGPF99PdbXK1t0u1z3fXvliqfXp57TFzMDUra6xa49gucvBOkJODhTI5eD/oIgeLwXXIwZuBAb3EyQPD
        wXG1WuZgFZR9GZ1QoBNvBpidfuuqOk0LMlELWv3cvCTwjVpLgHzyh8vpxTwsIEzpqwVlicy8SrczV2vtuIKnVioAhZZA+MtpSjtvXWi4XdRIV0Nb2SVnDiTa
        0bpuCsO8PzYb/NWmnILQ5LDUiem7bAFiCMtoctDuG3DeJA59NHOgiziR2Y4tPC7GkAcXGNI55Nkh/n40y7mXAP6Vc2/b1WYyMLhmaO269bkSTRws9M482jPz
        HCvF6Ukh+rQnl6bnojknw1jStnuL2q7CC9qO4ry2q/CctiPUJjRhEQsWwKosgNUfzAIo/hUZgo9RupVlExHDz1C6hWdGxKA+ReltLMeIqPM4JIgIYsLzL0HB
        0flftCLh70HksCHm/UPqZeqgb2wBCfx8T68tZYtiu83IszyNI8j1pSxhKYs9yrBZvwbmfUMpK6w6+eXKY2h3espPs/KBZEn9xldeNQpj2zX+oLt7/LWrbW3s
        Tq7tLkjbXZC0qpyXozdtZBfoxUErmqO7j+j0fXCv2pq+dVIKKR3Tmkkpw9U+ZGvP6wTQltc5N3z9OtV9zTCvkwpZXieV4eoctHWy9YodyuVVzqy7bpWsjuYK
        gjzB1U7lLa+dinO1J93w3uQM0zDgRYV9ctZ5H4KQ2WKLBtpic8WCflukxH/pVVB4YwX1xTfYCdpSbSoG7ur92SZYV9KPOg/rStqO3dhQNPJyGBxSkhxn6tNs
        7l01gpHJ8lfNqFGFwmRFIhjJZGK3GPTgPiseAD5Xj9J+LboPGiCRddPEIbVoB6rl1PY+DtlUYeEUkGjmbniQ3cWNRmnsYzLD6fXnmhiohbvBNYc2B2ScqZwP
        MPTxdS35nzX744hvAOqNG8kUA1KbV0I6vIFv64ATn+6HDCfW3LZQCjmQFX2bDIrKRrIfo5Z2KxzdWBvr7LsB/qk4OpQWZ7G+FRKwewq4iRH1qRupUm/nkJbd
        clONhBmdn7wx+LLrfMLna1dXc2vEdRtWuaFcYXyDJBD+b5Hl2sVxLppM187F+kBLNy+jXTOHJmUxKJaBMjnLFw//PtFrvCs/OC0+QBk6+VXFk1LJQnIDLRYA
        UN7lAKBGliML3khG7tveSXlTZFvcMynfr1COg76ueIxwi+aO7kWz+4i20F4NQm/ZGmFstdmyNaBi5C3le5xpQzc4ilZhAnevdKsUCQlyaCRDT+J6lOc8daUH
        +Ev11VesM7JDvkbNGuokmy0ptXVDjYT1R4QcEw/Tmxwf5QXmuq3iuTizfwVbslqT/PubTFMPCEqaMkbuL2Gkf61Ko55LbniNagMov/BRRlRaWSqioZWvLNFR
        FoOeYYWkIkojfB7XfXCrdaws4vD7EYbPzEFMO1k3UBprlGd1XlnQnoWDspvalZ+SMsE7cpIVSPF1NV9ZrPKiLPu63Bk/V35y2mZKQk/6OfkPuStK4vzcwLhV
        QdqZi+Au1gsKjxgA8IHCXuBvsDQakLqQdi2k3dJ0GLHBmZuQdhCGnmseRwuZG4fXQ6YIvOxO76M15lPK2uebuSFSnYZFiEtWWUYxTN2hJhscxZOSv9g6zkT4
        OB+Fruzt2qTkKO00q8geLsvO3nplc1sva/SUFQ/r3YqHnNtaxLHqTphrIyGWolM85HcSfs66VCja2pWN3vH5QSSsQ9WxDKxhBdOKyDZyrjGZ/L6myc3KixUT
        gm/Torw41+hSXqx3KS+GrLxYd8qLkPhTm1l5UUr9ZcbcuUZasZEn66LD6Bc6jFQZrCkqqMpyg6LDWO/iHiLRaKxKlPB+q8rY71QZV1ZXEVXGilVl3M2SEtZj
        DPmkzekxWrZEcLdhtf8xbKGoM+JQJu1fbURYndG+K+Vfs9rQ2Pwz7C/IetAQfUkWNm60B9+LNvQeKw8Kh7zG6jhWWekRxYSraDuGrO3I8cOrR/mohmc41BXr
        Vr2xQv21Wn5b6DJXb6wX6o2+WYMzGslfJyCPO0XHmsu/lS4TpyTpm37kt6+2Fa/GVpx21brUIVnYx8Y598MG9f4zRKWgYrgp+adaTk7rtLTRKw3nQKVXZpvZ
        ajbjcjPYtTrNUZyKUS5dNHd77w/MdjNqtuAShwCsVblSqdJsZWXLrfx8Kz/fys9H+fkoPx/l56P8HMZAZxCZ7X4sKt+jZucWfr6Fn2/h51tEs9MX3br6GbE+
        F33LXqQSPFvRWxx3sQ5myOIWTHwRXIRWkMHRdELoYNqVqopFoMpHf3alZWT2RQsTGqL2MDYSvctI9C4jtmmVsCugvqJ3CY7CyetEmiPZNHQt9TLNSpm/+WTh
        9YonVYl2PtVFNcvKl5zVKV/a72wH6k75UvKspu+4xc7Fej6/r1kdZS2qw3cVy1JUiuqQZ7XqtloAVPIeu6PaFbqeOlcsdTdW1/O2kq5nTsJD98FqNcNsFucJ
        ozDhW1JYoAnX5TpM/rG2A6FLu4C8cO0aUJdVr1gC5xScmfJiyrqZi5ENWiIrJpPGcdY3y+4UnagMSnrZPr55TM4L7u2wBl52GAp8KjvSmc0OdAQTWcUt2y9q
        TqxIlx00lP8w69NlLcp6qDPLr09lUKHL7jL7TKuTKXPQHOlku2azvZTn/qtDZj89CfmQYgyfTnTMGPJ/xqCQu3Gqs8/Qw88Y1P9ZW+gJ1v/L7uE1JLuP3hyT
        2Ozz0JW/xxzCd5+hFlGFh+lzVPgAfXuXuZvyHqdq7zKf7VDd/P2D9OYec4DePCSlzEWsJ82+W6goqORlu5AB6oA4hNnbaVMZu1CGQpGsiZjtNfdBYYu1xiLW
        qXmgY/YaQGI35cInyjzYoRv0Yy8VaHPPIPdBas7uDjVMCaD38fEM3e+y0DyM9nayu+m56mSf5X5Tkci3t0MdQL47O1wO36Oc/fTdZ8xnzd2A5azUNo3aPoOO
        HaRcuzs0dHfRF9lds9k9XM2dXC5Vh0bcZQ7OZvu4mAOuhCXiqc0RlNBiqNzLHR+iO/rkCL43E9xhzr2I3C1zT4ceHuLcd3LuI2Zfh272c+4cFgtVVmA9jpOU
        hzptAtP9gNixTrsNofFCVITDeTE/81+67QnRxdh89QMoen4gJ0K42SI3olmaQqmAsZkgexteb7J5t+FmtMjLc2OvDP2dHXfMs3R354mjOB5Cu+5su5PMUw+J
        A0Yf7oiZx1ioTibPYwYj2BKMPMPS7tyH6h5xEGHy6yr/pprzJcnfYPGrsl9y7nzLTkVXpIqZsvrnPB8bEQ+VvABVMuLq+IKrxymF31W9PCkXW5Gn+UaHKAYv
        HflhkHvBjRN/Ac6KZ67UkORczpj53UtJWJKp5BSMXcBVZBX6J9ddhRAGip8Ur+eboq1Om6GuLdL8Lmxwm127UIQ9VmfFv5puhQ+OSEeK/ZXsq2gjVJI5red9
        ZC7uKHZcTrp1vb2ZupFcVI9s9aQieu0+D+znXU85uHDDaVu1Fna7/b/t7oBzXd3ia4TJHEjuTwcgtwxG9fTtBAoOg6b59QNNPh0KdnoXbmfJORVI/Dhiai7J
        eT7zwDOrKH9W+qqVMPBpzyS72uUSHR/aXN5Bf1GDd1xhgOTfz9rgcvw5nQO+V75AbEmKfEGPCv28whO8Wi4vhw1x5FiWHUAzQvbIpEqZxgVTwxXyHS8/3vGt
        HIeNaYQts/bRgqC3TyYHTVIamESceZokeU3DhXHC9ms2fDHu4PdSdlUhdlV+kROMGyJpongeHxkz1zr4EMxGTAPiBZj0pppxxVrpwhFk8rpOYSEkj3J9DNrW
        0dtI3uq4y6y3K0ioubmwXBbDxLi1SOTEutwnTJrLSg5DfdicPkZ7x3in91OplYWyKXMeB0nmxp8p04D3/D0lQ5CvHMV5wX1n+HxIfZ0I+B6iwHu+MpLt+RJ1
        cE8Kn6Ul+2y2by3piDHB3vMEEWi/cAC065KNlCYGx91G1Vo8Jaq8nZzLvT1qTavTPd1G4Yti4G0a2/1hs+fLrGjUep/pWQMa8taOs/iqdPmVkXRP2QAy+USV
        7DOpxCTdJawfFZhM68yH7iA0oH3ZkrNCoI98e0Vfh82WFj2r3rMX3oi02X3QZzctOHvVrQOTRZY9rDYEi1IRHhG27WFbw73Jz2tMpyRVQrmlAXDMpdCwqMMD
        oi5le/L+REeweKPV+KFldDZj5QhwJ7u78uxqy6s2LfRsj7tXBpcq3gMuAX/Uc558Rd+t66lptswc1WafbvMlPcf8m9EWYly7gGeUwNOQPr7PZtZorwUUbHBR
        r59c0IR5jeQZYNpe4Q0VGgDXANR0amBczJXdNFANNuJn75dc27zK9vxkk3FgQVGhlL6p2MKarl5V2b7H6XKfxcj74F9+L1e0Z/ZFc+elTqEYle25ZPZcSnfH
        bAWQyn7Jl7N3RnlVRvm427+AdUXQsH4BqRaeEntKU6JJGQkt2S9gT8cCe1Z1LXB0FdcC8A5o/Ra4LG1q6yX7+KMwZtwSrwMDTGMogeuGdSbZp2+iRO/Tw5Qo
        +NtaZ3Yd9CMExpZ4ltP/iDezg0nCvqjNYGuuMimYwO4IB+m6XeGbwdZiA36YftHXwVQILxALvux/OIAY/ChBhhKyo4pFjz1VEHF/lW1qJ35xenp6Xu9nlyKK
        Co2uxtSq3HXzt3q4EwtG2MfiyEH2egBt1dbCCwkOMeBWRMMZyDDR1VfhgYTvbpK7A3DmBM+qzsXox58QDzXms6SZFof7RvbrYyynY8/BpeFhlK4ZJWMEcTF8
        unqiLCp54NNwu38AP0lWnc0qBeGplAlPBTk82kNWv0SDXYGODj0YL3tHNSVHqSMZ/ILVvwQv0Bxg1ERfHoljKqaW8vpfOah/DKfAB/UJcKs83Dp+QbE32IcD
        Drxk9IPwWyV+Yh45I85XNUiu5meZD01q+HY3cgVn4Ooonyt71uBe2xz8WkL8KF7nJKvqzjopWSe7s0KNdz3HEmQdSIQ2Yflk8pGOB8X/sDBKXvIdHcf/rVaV
        KRcSLmJTDYymnP7Ceyb43oBDi7LnHbjKhfSUZ5n1vFMxITzvBOxVMRTPO/YGnncC1hFF3EVwXyXPO/Z7kaRKfSdFnVrnLXK2C55YLbBT72SSnb4HrJ2eIK6l
        TjQ7ykZWiJqoE1weYA1nXsc4DjXzGKJRjsyxRILjYKj4O6v9KfZJbH3AGk9PwemVeDW5H4HhdZcnYnTIeiDeiAVlWJzytl/PQsQWDzkyJEE7PuRFEtWRoz1K
        GExxmnoALpU95xC0t0flJ61D5S4fyv8y0v1T6il2t7pwK7tuwdHOGrgoKvlCo2V+Q9k5WrHTdE7SiBVvYC7anO6zNm/JuET3kG4TnHW92cArcZCG/eAYzsnA
        hC82snif/qAhd+819un3wWi834Cbm5jtlajCGMx3H2F0g5+xPoXpQ0yckBi/jwKGrMcynrbvAtPSRo7buOSXdogJn/ixSWTA2rAq2VV2oNXl8UeUk8XBlTUZ
        YYdWcn2CPW3J9RH2tiXX4+xxS64Ne91SjilmH0CWmyb8OyL+kSrs8xk+28Fp2ljIfMpRHHLY+cMidDsHYDTAerbqPnfSATeNGo6sWugrwXA3u1hIOdwpgbBK
        IITWSiA1m8p9tmbiqkL2XMCPI+jcVaEylyF8QrFgNtVKOyKZHMhNzLxJejjm+q6K00QinDZkjrHjMvgf1CtOTersbKur6RrhwrAO1VrBk5OIbKMTF9uAXedV
        JWQYxlzoLGvrZFXo9nFgYZ+N7bWXJkxMjPXKlFhvTD+Ptc7bLzF6QNDYQ4R/rBky/WILk7rQr9DSL2r6w7KBEr8YPGhyc4zoFw5uiH757NuzTL/s92kthv0J
        13YS29BjzQirJnv4Z0MR31KqzH+EPYmZwl8Y3bKJkMeHRPRuOPcSBtdgobgGY+ZXib0Lb5QqEmM5l6ZbT2KNFrM9HCICO4EPeOqFiRK1ozXwLRUyg0K7q1sB
        Xr/kkipu3+vXp9acS+BxcTq0DmyNzJcllaWF9vTwho0jN918y61W2J+KsN+kxF70ygPndErizfDecquV/u8QcWu6UyxN09thUCQa01kGcdW6F7P1cmzVQ9yc
        Y6erScRh/aKLTc1NVZZ0sr4Xrc69kmAiomJ+I8WxrHigk930YrtD7aebNYYKvPlFM0hdptuhTnbLi22rfX4jJbIMbvjFbEPHZGjNxhdpV9tvqJxbXzRrDNVl
        qK52O1tbxNUwxfWXzhBGrTM3mb7ZjrnZ3DJrhjtmozHm1tnObBs9dXkX7nas91y1TXMdZGxtyZzIM2u6/BKseTHrc/ZVO4mbdzdzn4cckCbEYFf2wetl7+/K
        3n+97ENd2Yeulz3pyp5cL/tAV/aB62VfX367vvzWFF7THqetTrFf6TMj5Y9Guj7a2PWRGS7ZeimzofQdvdxQfNnkTRBMUWRxX/DgRXBz8n/IoveYNUc8wdpH
        43DUtcW9O5Ju4XQ8TekdsUiZ2eTewUxTzBmz3Ogq7eNVbnPyb7TVh0Jh+Q2+zm8CWc7OyYToMzzN+kUFmhbi1sfeZFZNfkWbvq/LYUufoPqg4ac8CQcMP8Q7
        fjjwdZlPA7Tq8IPNUtqAsV8lX6dZYjMzd3GO6vhV9gcG4FeZnQtsxOycyekrVjvW9gRxKO8YC2ccaX9x2ccyOMqc9neVwXa03d8jZ3+5knxLxaWU7krZvgQH
        Orr8IQ01LdqlFnTn1qWC+hvlDXs/woT1dTB8TkmNR6Or333XaLL0iYrISrmIVy71usl+d8oP/O4imcnp6/L6FksoKM2nunFaFztRsxV/PUxwlCXQm8Sod2sP
        L6WpJeq3WdMYWSNGsSyxk14+woOLAyM5x7NtpZynsu3IieODeYfHO2B706MxGfuckZcrmrHZuAZw1SlNjTEx2nbVcUVZuaKd9Neroi1S0c6eFd3RXRHckXBF
        d3RXtKVc0e3016uiO6Si23tWNN5d0SaqgSsa767otnJFvbVCFoNVXiys9qK92osZKJEFHI06ZFcsW3uyouwkKC251BnJRtmf0CrZN/EJaDn7WAEuZxEjljkh
        G0qtUo5QsXI52wxQYZXsKRPAcvbtPatd8tlVR6kUl8mM9WSr5tHObT0/2N7zg7lAnKwn/0hLaB9xadLT3V0vDbgtN6g9B025mX63cE3HrIZgtib/Crv2xRj7
        9x1yM4/DMLNTbtpN3NxONziDSf5QSximlRVkOk17VNsr9GjWUmkFdIgS3hVxA2zZvJxRE8q31Ij8ljYMwU5vqZkhEpL4uHzfOX1fuvcrLOjY7s83c+q5dO8s
        rYX07M082z8EfZ3Nkllav/pNMjvbzg9ZPe8rcRpJJQsxYiXYSt6MV1TSjldW8kp8o5X4lgIHonNiYI3tQ8xiYoHxp+zHE005e+iCD9aGuMfgZXaoGTOSf60z
        fbXpkNQhba+xpMUtt1vL89FIpT188hHjUxGdY3Y5BAf8Xq98mUqzHl/r65QoUfcc4D7F2Dxhda+6B30VyAnELI6uBrfe8OgFOyzRPxigNP1Vy+o1kDBana4T
        F9qT9q/2or3ai7k677BZEXu6PnnGItY7AFDKQXwC3n3Or1bAwmovFld7sQTN3/n6pInOMMt1kDfwfNAJ3nqubpnzdt1y4jN1sOIwo6ynwocv1S0jvlhPb+OL
        hXqa8cV8PVUC108/91ciF5GDhtCcuUYW5TTnlcYKmjPdWFnvxcaN0hwOtGoaVHqtqX6QEyboOWFAfoxVBiJGUXSQAjb7bEfWshJaUMAUaARMR5OT+YRaFEKk
        7FAGNKiseRWwaGMBF1BwXIysaeYScG0+mkTQbGWRrDz+kR3bdmTHdiayYzsdYb+G8Y8sjixGFkcWIosj85FE8YTbUBDrAnCfYkQcp9491E+wwqcFXM0BruYA
        V3OAq5UAV5u0ICso+DLA1Rzgag5wNQe4GgBXWxVwNQe4mgNczQGu5gBXc4CrOcDVHOBqkDHa3lRdb6quN1XXm2qpN1XXGxCMZf2oun5UXT+qrh+wJ5yvrtqP
        qutH1fWj6vpRdf2oun5UXT+qrh+0rsU0R3+Is9OSgJlmie24uJK3WexRyfvfNwn4gWFy0BOTCxIQurEP3diHbuwhjq2ezteLsITM4ARXInPokCB0SBA6JMAJ
        yXxIq0BvJAgdEoQOCUKHBKFDgtAhQeiQIHRIEHZRgRL5/BSDUqICF5u9qUDFwa7iYFdxsKt0w64yaaG2KgWtONhVHOwqDnaYfPOVVWFXcbCrONhVHOwqDnYV
        B7uKg13Fwa5SIgSB61DgOhS4DgXdHQpch3rQgsB1JXBdCVxXYLc1H6zalcB1JXBdCVxXAteVwHUlcF0JXFcCoQU/1Gk6ZX6oOxy2yMAJzg8Sk0WWtQKRCyKg
        3bhrN+7ajbvOx53XAF1CZMtbLxt97UZfu9HXbvR5G6tXXQm0G33tRl+70ddu9LUbfe1GX7vRF701eN1WP9Ddmu6xWytogO9A5zvQ+Q50fjfo/MnJfDvXm376
        DnS+A53vQIdTqXl/VdD5DnS+A53vQOc70PkOdL4Dne9A55dogHIdUq5DynVIdXdIuQ71oAHKdUW5rijXFQjh4ahmla4o1xXluqJcV5TrinJdUa4rynVFpey7
        1n+A9rEq7eHVt5F3db7PtnYaF/4+Pd1v+77QZ5s/02eBsNhn+9Hus9BY6rMdmutDRQBInxUXsTykpSzT97/ZRxv5yeKKJ8CF/IkFKO7PQq/GT5uNXhvcuPce
        8wYlUZtvVCTUS2LVS7LFDlI8x+b+kTt32crpqXQHvThy0vb+j9zJy057KnO7s7cFJP7Inb2M2nOZMXYYCaDYV7Bnk2OZ7aYqQ6Ho4jZBsqoMIC6UIGJVRgkX
        WwSdqzK2uNCC8lX2KnSK0m3sJKfKznFOUDrK1lpVczsf4FbNTj7ArbKroYTSrXxYW2VSfch7RkM/6pB3AWlzH2JUBq2Zfpwfh0KsbuOLedC6UIjeFr5og7KF
        juiFQvRSvlgC3oeC7tAww/FWiNDMrQu5NeN7flpH+ie+uF+WPFACkTw4XECsvk3cPY9BAr0rOY/2GA7QhbqNweAxpE5QmnG3PSNWY554ckLprm6avNxtz3Yb
        8fJwtHQrDI6sbhUMVN9ZSlr9rXorTl6FKlEMA6gAzdqj1BSrKqUcOTcSRyKsmsgRLlQyaBTbaEogMC/ZcQPf7Kdv5uvlb357QIVT1w4jj59RjkKPn3H87MXP
        Afzc/aniDUNviVWUekcdTv5Uf5pgw/h9lX9f4995/n2Df9/k37f4d4F/3+bfd/j3Xf5d5N/3+Pd9/v2Af5f490P+/Yh/P+bfaW7tBf69yL/PaehXzujk3/Ft
        m39f4t9X+Pcy/87x7zf591X+fY1/5/n3Df59k3/f4t8F/n2bf9/h33f5d5F/3+Pf9/n3A/5d4t8P+fcj/v2Yf2mZRoP59yL/Pse/M/z7PP++wL/f8NGRtm87
        MucLin3TT6XR/kZutSQI88kN99OAm+6nITdeXi9I8rYk70jyriSLkrwnyfuSfCDJkiQfSvKRJB9LMh1wckGSi5I8J8mMJM9L8oIk35CkLclLkrwiyWVJ5iT5
        piSvSvKaJPOSvCHJm5K8JcmCJG9L8o4k70qyKMl7krwvyQeSLEnyoSQfSfKxJNOh9E+Si5I8J8mMJM9L8oIk35CkLclLkrwiyWVJ5iT5piSvSvKaJPOSvCHJ
        m5K8JcmCJG9L8o4k70qyKMl7krwvyQeSLEnyoSQfSfKxJNMV6Z8kFyV5TpIZSZ6X5AVJviFJW5KXJHlFksuSzEnyTUleleQ1SeYleUOSNyV5S5IFSd6W5B1J
        3pVkUZL3JHlfkg8kWZLkQ0k+kuRjSaar0j9JLkrynCQzkjwvyQuSfEOStiQvSfKKJJclmZPkm5K8KslrksxL8oYkb0ryliQLkrwtyTuSvCvJoiTvSfK+JB9I
        siTJh5J8JMnHkkxH0j9JLkrynCQzkjwvyQuSfEOStiQvSfKKJJclmZPkm5K8KslrksxL8oYkb0ryliQLkrwtyTuSvCvJoiTvSfK+JB9IsiTJh5J8JMnHkkzX
        pH+SXJTkOUlmJHlekhck+YYkbUlekuQVSS5LMifJNyV5VZJ5Sd6Q5E1J3pJkQZK3JXlHknclWZTkPUnel+QDSZYk+VCSjyT5WJLpunRMkouSPCfJjCTPS/KC
        JN+QpC3JS5K8IsllSeYk+aYkr0ryWn2jVTHBTa11y89w5Dn2KsKqitjMYjkJoPqMaKrylAOc4ieA3uEN8DgHicdpd/FFryrv/68cDgOdf59TzCoou8I+D01c
        ZgcbXuvVP09aUctPKvFzSvnMrgUZL7E2uETAlouteW8fdUa3pqd/fvprMBzRrQ37YMEB3XHY+kz/M9b+1BN/9qe/82t/+Na7ByWcrBKV8ud+LdmnC026/tjI
        HhR657QNfUAcs4jj8QRa788pX02pc6z0Pi6n9eBsg+Rujh0Aj0YyMhzzSrYpbI5C12O+2e8b+zShpxJIy4SvZ5WX4aTl8UyPwIWeqUAP3tCNip36u4eA5FCG
        11CNh/Ya8daXlK+pNRrapws2EJvHQU/uhl1YGohKs8eBll6f+MT95513tiYffeI9ykbGo5NZQHz5lV9KBJYMagZ7Umdn/j77U4R1FVzc5L2Bw2LqCfSuuZ8C
        WjZRZlOdMO6TYjDWURLGf1/7gYNgIhBky7WaQFSU10fhTH56nnvuT3hUUSvlQAtZJVmP7Q387NB2YjO7ikngG5CYVn+MGlfH82F4kjHVJGTn4cnP3KW28VX0
        M4e8MVwd8kZhIb1fm9bNrW+84DpdSYbZ8FybWqedKS4UcODoyaEN5se5Qimd5hPr8vtjejPCPgYmxDAFpdg7Txw9xLr342wDKu6AA8RbDZE0YHqDiwho6sEO
        ukFJaC0fxOwpwWBf8XVIgFsGtjrdH5lksAV6ytSNfhFWh63ptp9WaJeWVlsjadRSaa31wa8kHA4DetqI3bnRKlDnLU3+hLs7lAFk8DhE8BI4NwBnGr+0hrtE
        dPTHlw/SaGsjjx0NkQ/KgnECkNzsvJsuP/4NmnEH6GJoH1EcWDASwRMwD+PnJgGzYS8ce6EXCVhXkrDV/jdv/VPdop3nm77BU12S0KNdd6h7ISfZ6d2DNu/0
        eAoQWUPTibDFgG+AYHQYnhoDlnr4iTptqmyiGj0JJzHJk2cwAvC98umG6/1A11cM10Y0LNmI6+G0vzRrJRBWFzQPMMofAAgYnnezL+kyPB+iy3/+ywRPmIf1
        7yNqDegbh7ajPAoZd388w3HkGx4NGYEuovlCAP29f37eARRPew1GJINRM8Vn9da//WU3X/gzWiZSdld8TLDkIYzGTu9zaQOD8nCKqBjdHYP66Yo+Lfjco4nv
        /P4fXPqFl174XbOfOwQMJYztL83HSCJnVhgX2YXCMCy2qG2X5z106A3uUGugtaaE3V/JKiOtd38jab32G4mpjGTVUh+qLU9m80OC78eEjHw27UOYnLvUw5Q0
        DnmfQyjOQ95DCL3DUDcxoA64wCCnbqQtdaYNDC0pxVKIY10UomLpgtDJT4Fpjyq2abJoFhgxBcZk/hSF/pnWwZRb5uqbvdZbzydERz76Y6K8Yg5Vts0uVPW+
        fBSGfK1+BLbrXnHs1X/8xPsiZaCFhor7v1EcFGE+eo8perlMf1mZJriB8riYgM3a2XlYFjqrvtbb305aL1Vg5pS8oxCClyCCgG80RjA1DY2GqWloWHoNx0mb
        85BoqW4NpjVQPSWXMS3RwJ4mlsAKkOEmcW02zC9gUHMATpgIK8UJE/MDFQJJFt+LyEcmpiX+Xj0Us8svgvdur1hxmc3DT2NVJi75P3X8ie+rc+GUfrp1+VfQ
        +fVE42kup/XWv/+9P/jvqivG6Qkap9fLYOOR+hsEuFimAn1Zw+Je/kKv+ML4r2fN8khkjQn1Nfeg+igCf34hq542jRKT8SNnum6/WLqNvuaulogZMdXTZ6hV
        HzC2ZejRP0OP/t27/71PzXzv937nfBWIkiLidOtv/TJyfePX0QPCuJawJupSVvnshW//yktr4z8ICZEqnz11+Re/8nF74K8TIsFqqWRN4Lfe/XWU8RqXsRb1
        ESQU1Ticsg+aSzn96CBQYaeraCqsVDirdBFTXxFEQWSbAklCQZJQkCQUm64Q9AMaqYwlgWAJrXavZw1gSUhAsljiObRkJPUYZePf9Ik1Fh12q4uphDIGsNHS
        D4ET5U0BM8jT08EkLK1w1PD06UwCHuhjYDLF8k6+hgkrZTk+kikah7n/kMCAU/80TIr72USaOLwnmbcGix1ZD4JKfFeCB/bkwI31Rtlslj2r6p/OYIzxoGE7
        yMkHTjcVorDza9X6triMQE0oK+QU39EOB4oLMcdu8eK8UDa+CB9sirWVKz+rPCKB5eAitEIPT2LPZMJJvoSz5ABeTZfVeNLWeLKo0VoQBxjh67fP+mDx4X8N
        AIFZrcZuYbvHXmainzl5ZeLAszRLjHfZ6CsT5tkLOQc+bc5P3HPx5fgXMj04VbEEt8lud4gJC/hzmcqw89rl1bJ1E+b8iaaYhwtzE7Cfr0/4OBoWtjSCCM8c
        C2dzJVuPL+y7UH6BFeuoUek64+9R9XRYIvyGZj0erjdNIp76aVttJBtX8PXhFVPhDkhIXUV1VTiUOa5D+1tk4gC7upRJcyZdzgTb/+ELeWVaHIa4Cr0rRuUV
        Ki5efosXmG5cpPzmL2Kz3gRXLiTHTXOnN8zuXOICTgKhJiy0iT3x+JBYAGR9xRXwDAHJ/tM0WXdIdONR0zTBXeo2BKo65G2BS6JD3mZKeGFpGspy04SXroNL
        BhsYp9m6aRLObrESVwBqgskdBPgaWKBaFl9J1ztnc1EmAPc8djFYxeY+85IH6Rq/YfIhWl5BJDL2sN5IFX1K8KPBS86fyBLuCs11TqbOpmpiKl03AZTyHm76
        G8WHB0jBhHhiMtRGensMHx0/S0jP7jbpQz0xFadgj96hybuOwPrMREJ4fMEQ+51fg4DFxD5Ds7MGBjp5COHv7lK/i/O0+JD3D5BGh7xXkRKv8U2kAQclrprq
        mP9YNrzff8Xe/Bjht3+BKls3AVcIn3xy+PyJkWzdfp9jcEaESoQtApPkcwidmhyOwWfW036ZCnXBZI35Ucv6rgDDAVPoVNVNgwqoMwBLrlZomh4jPFgH6B21
        2UL7C1/Dfehd4wyCiVPvHgZ6uNJCTCOZXTb/srd9QBx4biCql6nj1i3AkZXlZn3JMdEoqbODIHYDq1q1h0Vro8pHefxV8oip7vQeRRaQ4+g4EQM0YsL7POJK
        spwG4SOFKRTfu/DmAuFJQ/aydSH1MRWld3oNePnUzHQ8fDrtcu5kGlRjzC3DAiNNgzcR76gosHtN9kMJBzNF1mAKOYHFKcGW2B/CArgToHnBJBGcDtWLXo5k
        Xmlxgn8G9WQGIk7/jrMEBPKM9TEvMBxUFjFMED8cA8+oTlf4ZyfcgnhptfODpwV7p/VkQnjAa688IfRGme9UvTdh577D/fWEc+uIojhcX1/Ce8zijOsJaHx5
        3mqZzIFsJgkpaSbLhCDUvUtNYC085LXAbB7yeOnDrjgEXA5AAjTmR/v9cbnyVpsIx9Am2m0Lutt1IOD4eUOTRB+IkwDBBVVfbyq0YtAMqOylKTFsGxkwRAIh
        IyGELaAgUzkiA57rJ8afJao8cfjiywwRB/B1E/PEe1dowUox7BURP1iPYLDMNtk6JNEz1Gr1E0yBDEzVPWocOzEglL1DbbxLHcLVTm/DIe+gXA1n9UPeAfGN
        MpTVIB/ga9rgjls3LB6fUtdoBoMMsCefv0jzHg/CvOCNecEbSgUPlwoeyguG4AqtzdZjb8bXbEouVdCT5C/Z0vtAfQmPJidNP/ZJFax1RNGPE86uNxGP1zPE
        BXtfZEty4vCJWJ9mP+MOa707VCKnhw3mSwKWT1lRIWbyrX/1zF0KdOOLcra+mZ2b1YiEyepoeCEX5kqWCO17diVQshIQV3aFllZeFxFQHlOjtFB4bC4eXKZx
        HH/2QrYu50KSfOSrrTehwEHLzAnQkmOZgrdi1qhySABEE9mkmsTy4Z2k8ghTaKL+CNy75bXmjcKTomHqull41QGWX8SyQMsDdDNY6UCzPOAkgcIiIlcq7KGj
        BLYfBxy9/LxU5WF9OZJuQHIg3ViQBi2kwU17Jg1eThpAV3iJcOTBkRCQhyokLutKVGF9iVqsujJ+3a6ML9qV8QW7Mj5vV8YZuxiOWwDQ5WgvcsBw4VVR+MaY
        6B6DKYtoKhBQI5oHKQdcGSISgWC3xHAQskbUJeCsZToiTBJVMB0R+xzJwuRRBJmm34C5JY2DCMOcUkQ4KjtiuQFUaKFDhE33YH3RUFCsieTiy/e5bwtv2oRM
        HiY4moAGo6WetFR1t9RwnyDlRK+y2pVsxC3YIbixn8Du6pD340Jdf0zI6qNCZE8IzQTppJnOjoaSgMUmRL1q1Aq4puaoM4QMw3DkjllZs9FoR3mDBItvxKHF
        DyjD57BDYpaJNkrzSwk7GcGZRdaXb5L6UDntCWotBLChOnZ6HqhHzdRG9Q5Q/RpEfHyuwSLygBi9gF57WDBrwAWaZKmHmLW5WfsMe0mMJrP+3PVVYGOz5U2X
        kLmZzKAAfX8F2pB9GNZEbLsEl2lVR9AexndYNgPU6xDLW02mA1iNT6aD2AqNgUNbx1T9Ud5Y2mAk45NQpGxdJJxb0xoVXziQMB3bBw2SAB8e2e+z1l9gY6ND
        F3DMP0HV4Evqx1DyXxnUuaBAz9eafkIu1iOjorsK/dl9UGPhQk/t9+ft5U+hm6/am8f2+8RX9huUOQAfPVTmX+IStUkmzdpD7AtvkMMTQdtQu+1bTXrhqoPX
        IuAFfUgjwFuHmgiF+5iaAzvpneITOeG0PDl+AYjB7NC/5L9M/oI9tCPk2ovn7I5KBohPcnifB6ovW71DXo0P+zY7dyYQa7Nm190pOzc5QPM4hFi7hof3NFTs
        JADF5OUI8Y/S+sMrfHCFiClPP/pmPaeBGbFrfcRrDe31sC6oy2YY68KyVUHyDIPwerQoIKZxpt2ioIv5T4sC7yaCyTgDigcnhe9lKCBwcsZ7Wo6K3JBu4EQB
        3UY3ig1gvvlTV4iaus0fmsEgzx+qHg9jQqsQK4Zlk45Yj+qsdzjZs12jpXZtlnYZ2y4Mcyx+qGKIbjxjd4Y0zO7QwJNDgyj3tR6LCxoqUuM6oCLhbxOu2rCZ
        h78ggiacRYn0pyZiHy6RSnPlalduLGdHVTSLk5uoVVWccmm70iHwEI/O57FUJASCKijnen4Gt8Lv05K+0Wyg1WkdbYdp9/Cz4tySsv2U5D5FuWUH45v19xA+
        +hAFXLzbw8GBB1T1wSBevJePRtfdq7kb88rx5BiMppDrJpqwHnLR76m0pkhCX9c6fJo2EGxKTN9klZdpZYF7c9xUcTOZ0ar6IBOxOv2D7wREvAB7MtF/nuBc
        RVKhhbvKMRaqE/6zWXgR6/FFuokeHSGGtEIPWWBVmYjAp0YTn6jzJpw4cD4Ln534uadNyBIbff4CO6UqnlAum/fZC+CCKhPqHDwLUZLR6v555v9ilvi4efRY
        ftWeAvsyUZKe+jTdfu7nL1ycac9PT9GafsHQE/hBaxjFKWHcy2nTqJfRWWIaEsLdhgjumyLGj0V+X8fJ63Fw8ny+zusAH5yzTl6U+QkfDgD67McNd/SiBpqj
        wJ3WQYfoakw39utG/K1AB1PaHtRWeKkWmQiYw8DxBMVWUU0oWurVROP8RDBBFV3ms9eseoVpyl0XJwAzmgFZdCWrs6SiNvLsj7BMuVwy/P5ySbpUUlch/Blh
        b91uerV8xwuSFMDJivYyOdTL2oe2LGtf9UoWc/siqog9JLNbwORHQd+WNbXc3XJB9lOVf6qWfyrEbqLvIuG2ouRRyPRY0ITTAWz2qrQjgKfFs1dMdPmZCf3s
        xMeCNlR+HdkrRmPfUjGKNi2yyahgDmokXqZetsYPaGTelC9MnDl/gdhTdijKsX80AyXvZp6B7SiW9Tei9iHqBO1YsJQca/I+gJvhcTPY09Zm9hH4Ha2rgkBG
        eD0N7o49FyYQbRI/R2wcAh+BoateSWMXNmw484sFTTMLWv5laWI8EU0E2MuUwP6scQNHQPWoUz/C2s18EgNG3HeM+I+CDPsYW6xddYaQjFevvKrIC59oOcaz
        s0UeLChRuNIwhDRsnsCHXSwG7LgXTAjWKryQ1yfZcw7YnRS8AD97WDxxc1GRZIbU3uvZtv8iZtbCsOM3wJzYPD2lnu4pD2ZZJ+G3fyULu0TCvSSePvPz/rLH
        E/2a6KDluydiFmhjEnWxDRHgQeNTBZr4QOKAUDi4jH3RBVEGp4aLYpOczzmpEQuh2MPf1NlJeIJ0siN2Bsl+OrVsFwuFGDzf5RU65mChf0I220B5j4U/ssmG
        A1XZZMf/ydf6aX9K9k0gbhXsQ26i5kp30ShwcCwl9tFFqPZS532CoIjVHQzLn4RxDh25lwqYNUQFRLxX2E0sQqqBqcve/EC+L9PKt5IP4/Iw2alZJ1iEI7tn
        69C/qxGauDEaPVoCA4urVdqZPS3iQsXSYQgPWZnM3wXvrq0Dp688a4ILaeDMcGwsJvBjxO8xO7bqohYsW8TCIlsM2kDbWpAoGzSYqNMoRFZjvmEzBSqWa855
        QL/7EIC4O53zgZrF//JbvGAE1vxCl1/E8X4+OAuYUAqL8bdDd7ht6RLmXRa9LLCiu+lpnyEecKAmdr9/6181QOKIypw4/AvA5HQF3IPu33x9ZJzJKleyaCJZ
        iTFuyIBkaRU1FKNNtIbRoXplVXwIrYqEcOaQLIGvXhUlNB+dBfBWDU59h+e1vjV1nMOowSOuz28n2T87DreMRo4jxzgqKNs2ElaBmIU/jLHazwfx1Sv7/WEa
        K1oIAzCpITu3z5uKB/2Ty5ua+V2NlXONHLrLYAEZQhnMRvWAFxoQowWaZ719Z88OoLFiD404e4/vmVDQYokFEtIgJu6Gfd/S9lHsz3glBYEkSkXYpS4LYsWO
        pIt2B/Nk1sclriLgMvN4LMKEfoDweMMFjzcsPN6Q8HgsDGUeDwLS+OP1xGPXpkq9smRu2pw+Cnzze9B04rTk/D936v8596kD69MT/Uw+CJGl/2LPbmcVdT+r
        s6iNV26qJr5SXrprIKnJ+axyYoTmQQ2wA20w51M7fmnNF6vYLuJMpMUu3oFdTH6UpyyLKpp+/gHaZyr5mLeIJsi057kNkd3hXzDRMy+fzZonaTNCKNXEad+x
        kSuU3PpXeWgmAmAvvKKeyJq8+LOx+UaHbNgtNkdiLplW7TBv0pfh1bkOd6Mns8YxG4ixfrTpXRMUVAl8czMoGjcAikpvUHRBAM2WDsToQGN5Bxomdh14CNFX
        bUGPiQN+AO5pAVy1C3BVAC4+CXtb2p5RwoCLS4BjCKD/dfG1aoW2Hp5L5d7Lrb6fafmnM16ppA1wz0zzg9Yqmh+ayyKoTpw7Twjln79ATOCFftuwHP16UGSe
        tsynW+wmxrPErTOBrhf49+xEg6A40V+GIu03QJIwClmVuPM62kWDeBZHjt1Tn3E9beS4HxOTemUZAx8Qy/8TK7kHIChW6xJtumxsW70fbypEYVvBcEAUTvug
        CnOnVPLPufULbL0bwZytd5MDtTdYzN2a57WMb4IWBs80Tj4onqAa9PIRy8AKlPlU0A5OTcSG3YTkeyWPytTA4VIvCVGiC5ZLoMo9VG8eETPrhu3HE5iE2p5u
        xqw82WvAi82pjG6fMGxZpQuyBaFj4OrVgcsOYXO4XR/G4gWbnn3FbcJyRrcAC1ap29UgpE3cIoZq6/BDBnA9IyesXW+ON93CNtGf1/qX01qR0RI3eqSLNtiT
        ZUAleTxtFoMCkXHaRMYmZNC1ptd679tJK4EcG61i6i4qdLXkp7J+uid0b9rcpp/24iwp52NzKL7UWVEOIfry82LWCzstCfiOuj1Ghpo9R4hM/i92LY+jcsJ/
        O7OaPWdWU2ZSQvyiO2F08SvB5/exz3QBFuHmvPdVjgVMVTaPj2TU2ta8+mpWP0nvNPAW8vA04bnI+kE19m7d8h7AqR8C0tePnUXgStN8BCsJ9Tc0CeXyn5wc
        0x427dkAyoU3b7rggtVxpm9U5QPQpGCGF92sPMnCPCiKyvfsxDoWIWg8Jk63ZDx5mcQhATfCqWTUOGtOh8uIAZXEWMTGDXxKVD1z7aehKU6HYmxCNuchP3ny
        YvBAObEX5UW7eV2u1u6IID5rXsmClfMqLOZUsGJOBW5O+d/bLKnb8mutw58jIC6bIfT0wWY32zeBs+GCaqSy5qwyK/qWzYo+ZOxjpYmuWVHvmhX1Ylb02dyE
        JQ2eFY3SrGh8X7MCpBZb4tr9OXBrrQotVXjcyBocDgBrtkMpWv8IDqczLPk8InFrdFL2EOGqW4jY7h9i2VLG19hSshCilvwVICxt4dhVYHc2Iplg30sbAXD1
        MXYpwFDipcDXSxmjenOmmI2C1IpLgxWQZweRRssJW1bsMqQcUAtf+AP/7IoNR688y/cePfKw1IOWBqYzsHoBJ7YSggVHXJmIBbfoqoorDgpQnqR26HiBa/IK
        bIX6Ni9PWqFa2nB0Cc0TF0qa3Kyc+aHP5fwp+P7YJeLDxCJniDcMNGJ/N9SVqeBpMA5g3GFdFMH8w8uXOAjSIGmBfLBY4rzuaGCghhnkofLV007o2P0VQTxG
        RlENMfFPNBVzwATvqIsDrogMNmvQZqDJezFqGURtKXbj4IAR14Dd+ddM9WGizhXwIaz74oukt1mSAEorWOrnycYgyD9gtrhxwt21rDygj/lbz/K3feBvw5Mc
        pzrDrpv523DFxiA+kYV8yG0qwldzmVR/ZMKR2AkFK3mTaGPgcTdoywMQGvV52R1cEywnsvoI7QiuARYQ/yp2ICvA0ugNli5o1GWTcCOdeagZ5QU9JoEgAt4k
        MBCbXUBsFkCc7A1EC43JLmjQ0sfMYB524Rg2xTbYDHTJlJgH4jDWqarBp4rvtNU2srob20vyEUouN/wtpRRh6hUr+VGOm4UjSd6g82w/ZYVip8XhT04Bpqd4
        KuvSo3kPah/IO5I/G7+QfCkD9UwRyoJDIEGzDfILhrlnlQKs2M1Dkkcogkmnjh9mKUD+LQ7NoOk9iULDXJHaFQTwwgGBFFRoUdtl73T8S0RE+cC35UNLHAaC
        LdUvQZOgCH6UFQsVq0/vYBsSW5aPHQKjJ3/d/znWgAgYrlYiw3wVgXdy1PNaEAr+7Omj/aIrxP0PoEHtl17azbAidh7Wj7YYX4rxoRyB8aIPENvHi/i3cWZ5
        0VpivEARvYGqWUNC0kBSlHDmTKlWKLBhyYjfV1pNWRUrHUB2XnvYsiKA149n6g6VALsavEicSQmkEhzRYwE5y1J1GqDhu3ggWZYaXkhZWZk7LAHtWVIVQJim
        V5elhteQpWaViXHaB0z/Z/80BP98QKhMBUf6CKEUF3JxazZKNP1Jo3GOjNOBv/hDkCZJKbAGjd/ydZQrscOuDdp3CLWGcx/RtCM+CUp2acxUSKQfUA0IL7P6
        HqSkDdZNazqSp+RwKOuzJztCuUCF+CgksGZ7jrjT4tJvsMY8SnxYHZvsM07nNijOlJREQ6olj2L3iYMld0ISSTyiL+b/umrBjCjWRXF6nnxhowRhlQ+Jw3eH
        K8kXqcDmMp4LZbJdW8hMl2+ltfnXwmcxbYW6UFk1IuhSxC/ErK6pYVnEuuJhjO2UaYA7g+0rcWUikgQkUFPMeMpsiQKy/AOt/aerUyImh5IU0CYVNUqizxg2
        IDhGrX5FAuptyKIrqS+0FAhUKUMcYK7K9kG7sQ/dUYcdbJ8HOR6RY1fEoYsA/soZ4nBlkLUsVYrP4vhEJpbFyi+gbpiLd9n4zDKW88qHOHzcynIfsxCjdQv5
        Mp/XLW3XLR/rlneSqWDGJzlYt7zyusVaoyy0Beg2el1oYoUDjCYINUebGauNnDye9IvN/s1dz1lraLK1frJ17jQK/Ica1r+F0XQ36yUNg8VPK+CgZ4dptxty
        UDf0djLzj5/lWLY+4Vamj7MfcwTQlfi/utWPLByC99RponFDJyUQF164J2CNH25WjCxkcevDbycwjacNkUR+Ck9mleNY0o8jdFwg9CeAjUexXE7YttGWIGpU
        Sis6Zg+IQxVaXtCqVkTm7lFQdVDEEou2Q/Ve1nao8qtBSr0vQE8kebzlVB0aNKUImlgWW15hzWi8+FdjYnIrFn41wM9ZSNQMkcKI9/6wFwSKe8JKFYxTmX0K
        9dNCuiBMJP4MTHMWloWJgT3tcfzrs8t5rZxjtsIkLYcdYOOyJu1EKmDhq6Zylt3JFS2BHcplgugySSLLIdiuqytrQySJzZyxRWvDkrCrEi//JHYb8zAuTsHA
        akFNgBZGLyy2ATHLHapCHSqbV8BMJnrAcgIvp19OKihMokpDnElfpspW7k2lzRVRbvLlxFMoZXejgdMxQldOErHJD4mg+GX5zONNX2xzT04W50NdVLVra6mv
        0NbPUVafd5LyW7zgzbHmF7r8Ik4hg/f4+MrgNAs9xJn9JE2k/KhtWdOgL7GsdXIWDI0bKwulyRxIxGhMM0xsmWhSeAYOGkElac9XEYoUXmhU45Zvqidp/Qry
        HQvz2mczVrIGYcMtPuNvLkyrC0AKOalxrxzz7ooN4+5tUtzF4cfX2SZFF/LwabaAl6+VvSmEVbG6exbxMWQNhIIFFMqdn9hpeKWbceB5GNp52Ef7yH6cHNIO
        SfAcYbCxcWrYjRP46HDFnGcs7u+5ZWIEmqJ5ljHPQPDv3iRVTGQ3SQSkLDoeFOXDMEimZ7HvhOGslZeVsiUiJ+taTuwMzGzRaZTPVpgs8MvJjIZd1K1LQ0Ng
        pOEHxkRCYiIa32qOMRBLsGpa/3mABl9NiGHuYdq8OwzxXQ+95KRILxCNkJWVLtPyGZ3kxXWKBtINod3NZEr2co4mf6HnIslcXCHZEDIpeuSuK5ZQHDl/gcu9
        MtFHxAPnQF78F7zlFn60zC36uQJLC05eulVaetloOmQqm2meiH/e177oM42XdNd3WOU3oHLVonTl4eDItQgihzDpJoaiYlsRehitSg/Dgh6G16KHehL9GoFH
        ypPJT7PS7g+L5tVggiBGzjWQPpiH2N5MlurfkWkY3xLzGLPFBVhnO875gNOuQYJPnuVj/vFcrYkVoiAZ/NWark9FT+cxQpcNt4TctUp8/VhQkxPXN+wMjvS2
        n0UoTratxZgNENiSZWa0BgaeX+Xdddl8NbM7DeV32awus1SNWbdEjFDYrVGA04NSnE0TPCx65+o+iWuJmACBqR1DhNMQf8lXU5wZwnbEIzpIqDvANHDQ0sCJ
        yPSD+q2ZCC6+PJIO0R0o31ruNmQsrJxlvLM0iMHldGCiH2JwJodgiaLlCmSs/EZQyOpHxTn1hEdUtSrCT4HIAAyyqEx6yZam/FSyQWhpwR63DhPFtXvufhPI
        mU5fbjXGYieGSyBCHNy2xHcFURs4zIVsNPlqxnph/DxDMM+0icNJbNVDG1g1RGDVZvEFn3+K6mxgGpCbm7797JRBihqi/ZsQ+z6rq/ajaZ9YP+VqdNz9KvuY
        3ug6Du+v9RHs/ogq97+cBQ8RDq9hBfoSepZRaFAIfhjngKbLtSD4AYpxpNE14wuZLTrl10LwA/sSTIAl+H2W4PcTwQ+Y4IeWRQh4QQ8ul9byfkfw+1cl+KiN
        SL0v65KYj1fi3hqGYofM4OH3jCF9BXZ4FuXOgtW/nPW5XGVUiQkHLTAqrb7kv2Y8EM8EuP9vbFHW/lKOTDhctIylqcrCE09UCcIlncQRerCGoEvbDx5u7Brk
        kDlgZswuYMFJdlnQtYD1sV5DGrOxSK4hadipkB//ojhLaSEwtc/jglqgqsE8coVg8rTbrLEFZOWhpt0kE4kkro8WT+xFcO7fGn6yNXX2L9MCDYbPSUpBCAxt
        j+D1IiDQhQhwizDjTfZiHbKg12D/AmFUAN5Pcbb8a7Ykn2TnFPYLDpgDOWGl9fRxsBgh7NrCiSmqBAOfgjVl1aSKqCbx4RmGpzYRpjgNDa88A+pPG19MXp92
        dV78omZZmmwLgpWn893Hh1PLFQWud1QVFNpuwTXU3GgPuEx08gPUUsOuTA65CCEhRuGAoZ6IUDx2Yr0Zoc49O5bGm295D4/E9xJkCEusZFx38c0afLM6yeLC
        TPQziRFWJb45/mtWZnvU6KNn2M+FnmT9TbrAIaDi7QMxHlDpbHkt6k9LntJyZFsC7xkjdBvcN8IWIwFV9sAIC2aNfoDYMyewBJo453Pxf9LeD8zNSODcjOCN
        tm5GXmHrOf9JGNAhOHWQG9AFEDsWXkaCZV5GMJuskw4r0gR/xGLXSITBkPk3PHfqGz7IDkM0KMUjZ+SALYSOoWYuELJ1FurBtz1xUBF8ggDOuMKW0ltR2Ump
        jEXlbO8uJKJUnnymVm1j+bMuHyIBGJ9x1pLm8Ob5Qmht6O1CCF1oGpOBGPQsjvfz2YgIqnA4kuVjdVz027EcAj19GRr3nZwKNlAxxFG/r7R6mj1PEqcmWtcZ
        208FcjAZEJe8RyUiTfiCIYaBeuJkf9aYUFmNGneI4mPHptwDd4IiB/hdJyiUcSTzX4badoNfssx70TtzF4uEdCHg0bnITCePZ+gvbzZEIASHkoDhE8p/Gp/Z
        pQ4nRe4yeBpaQRfpnaEpaYKnz2WBWxF9NsDJFD3zaeITVZIXF2RLqqEHZy6eg+Dx4jlWZ9e0Q+f5QdClj74IO8CJqR9BDGOaSqKIDAvtc/t9FsefUArLpT8B
        QyBoRcipKF2honMXU02rJ0+tAB5fFOUwwdeeBUguXmCPPcHF1Blg0Pv4l5TWPGqvZ2piLwHtE1hr2O5C0+B8pk8cBTHsv+90cM54oSOO/fdLgENqMCs70TeF
        v6bz3+rHg71G/7WJw8987dmiuDzT4QvIo8v3cfy8cotBybXjxPTv/es7iF84g2MsaBGEbEyCp8mfafHnSFwDXTvSTRt+3gCN+cPcOFx52CaM+ck5nJU/2hQ6
        E5zL9BebfmGQEkqc+HErlpW/bZhS2h4ZPoBhPtnyHmJqwJ4p1CTMb/mDu5R+yngws8301RGPL5PM50s4xvOS99jwDm5fEDgXrjAR+z32e/llk635xKfxy/a/
        Kx09pcoWXnwiE/CZJof0de0MjG0nx/YN3OWRLHSXJ7KKu3wsq7rLU1nkLqdVVuNruGnN6sn76Gv9EN1Ami8RE4gt4VABCo5Ag8fA0XDIAEQqiAWbOXQAQycw
        Ap0gMdbDPaY4/NwzW/C/+oQuybmevlWtd9Vm8bCy/EF1+YNo+YPa8gf15Q/i5Q8ayx80lz/oW/6gf/mDZPmDgeUPBpc/WLP8wZB74Jk1V4fM0NVM2RANA3Q7
        KLeI6NBPt4ncInBDk2775BZClphuG3KLcA41uq3LLaI/VOk2klvQ2ZBuK3Jrt8435tc2dg5q62D3CX2nlVzq4lIVlx5ftqyT2+egeeLt1xcqYjGDiAJ8r+VU
        ZBoRNvZRYm9163wf7nX8N5s6nDr4VM/zTZkbwGzYDnFgkZpMDcIBngw4keRgJQ2ZBjTQ7LZYPPtfUGlg5w/NFMVqW/7ncoMAoPk+eDdWHD8GadNOi4adFrGd
        FlU7Lep2WtTstIgE6BzoppiNbVVMxzk3HTm+TVZ31wsqi931osoa7npJZc18Kuusz01lnWmZyjQcM0j7JPaTtHlJ2UYvKtvqBWWbO+/m/Zyb921le4SIFRy9
        pGj6nC6aPq+Lpi/ooumLumj6ki6aPu0XTZ/x86a3/VLT275t+oxvmz7t26Yvadv0RW2bvqBt0+e1bfqctk1vC0LM+YIeIb0dURZL5n3uD+EARp1QgBINYi1h
        kwR1Fn2LO0u+RZ7pANgjccv6BDABkQVPYpvJKM8H8K8gccsGpZyApr0nsc2GpJwwXSvlhPBBIoHx1ks5YTos5YTpBiknTDdKOWE6IuWE6U1STiW9WcqppLdI
        OZX0VimnkhopB5HgPAkJl0k5iCjnubBxnkRi3CLlIEijJ9Eat0o51XRUyqmmY1JONd0m5VTT7VJONd0h5UTpTiknSm+XcqL0DiknSselnCjdJeVE6W4pJ0r3
        SDlRulfKqaV3Sjm1dJ+UU0v3y+e19IB8XksPyue19JB8Xkvvks/r6d3yeT29Rz6vp/dKM+rpYXdMx1E2gb9+lw939sNGW58wd+JegWDGPuZfPjJ0hsfKHJbQ
        u8rcK8F5lblHwvcqc7cE+FXmLgn5qcwhCQKqzEEJC6rMAQkUaqcgLvZLxFFl9kkMUmXulKikyuyVmKvK7JEorMrslrisyuySSK3KjEuAV2XukJCviqMbzeBi
        p4SFVRzfaKlqFAdGWsTFNgnvqTg00jwuRiVCqOIgSG1c3CZRRBXHD5rGhY1gqDjy0CIuMolyqDj20DwujERMVOZWiaGozC0SVVGZmyXOojI3SRRJZUYkrqQy
        GyXSpDIbJPakMsMStVKZ9RLHUpl1EtlSmbUS61LRAsphCBWtphyYUNEayqEKFS2oHLxQ0TLKAQ8VrakcAtGSm8CRm8CRG9+RG9+RG98Sl3nfkRs/7lSD/nMw
        zlVP5U5Wlw6zv9IOkZKK8TuFt9G0ps8Z9Xq2tuC1T/Bpde31CT77+FZWnU3D3JcpKzzkvk2pALPW5QvK33RmsVbNZg1T7VBp1VnIhzrtWdMwYWe2wweYsKev
        559UOnhZ6Rhq4iwivkluetyJ0yRvAKvQTeX+ZucOPlH4BR6/70tHz+R95le6/OpM3nDc5jecsXDX+vjpM2fEPR9BoZP1z2aR6f+6iUx9Ngtm6XFEHZttG9gQ
        hh24TeqY/lkoe3QIBkG7Te2umVhuZtvZQDtr5IV/iWhv48Vs8Dfh5jXvOwGqWYxU5VIeQBAAHiAoRLPUCrRhzYgZhHSegNWkX2pa1MZlszPb7rSJFS2qeoKV
        9eJ2ioPF+md/+/5/+9eHfvsfH+58OR1qqXSNzRcdSdmjQamJR/MP8zaVMCANWtBJK5pbM5V2Fl7KqgQasHJ1AgS4Odgff8TeJ2x69eFs3dUUHogoUYwjhBSz
        BhcQlNZMSGCFNXpztt3G4zYQJYfFtzq0ylVcQ+Y7aVA0Kmr5eZca6FLeQjjxLy5L/YgRpGxNqYjisg973b6D/o9REh30IZmID7I/p/pB/wD2UAd98LXVg/4o
        GNiDPtjaIeirEd8MPTbxnVt40rV+dQmj2gf9EzH4DJFiwf8cc5jjrfOaGMxx1twBR7r8+S8r9sPbI0iFqPKUIko8wnKgIqLEDyGEhRcvRUFzKjynn2J9oSOT
        8N9d1heSqBBRVhNNtz/WVxt1+nSoGnjetLfAgF53tfHkX/nql8/i5k8s8NdTW/moS3wcNXEwdTJLpDPUJOrRbDoAGoDSQ/HSO6aTsiCh7BO6aZ0lwXMhldGK
        TsKmZvXMISuytrxc49WaKIemgvqhKZLh6stHz6Qhy7nDo3zYwwrztGswA6sGwThNAzNAfFgdAsZIpNdw28oyukDcPMVStT5i3WX3MyhpQt4XHGk993xCbdvF
        AnY+3LWNydZcy215f1qB63I2godoMcAXQ2bNl5vQboQjKec6vwrX+VFrC3v7SdYb0ZSCxwJ2Dxft10OtTa13f8255q9C0ytIIKMeSjaI16B+JHDAAedBOIwL
        aRavSQdbhg+4TB8wkWgqpBkR0O8maH4DJyMcdRC1a03/PiNjNPHhv/idv/P3+oCKdlcYmcHXs2H4rY7MsPitpkYY8Q/kVJIrVhEZe1nIROvwZBUgGadm1Xlf
        to5TeBDiiDCYNmiXj5Zgm7mOpSw+Fve89oaVLjcIJwceIFxJXjUDl7LBVWFPWZoEa2LB4SYeXyXf4OZEVEZdjg/ZW6liZV+fD258U8PpbK2lTyI8Bg2yfpLt
        z+FUytSOj5jgJCv5eg+zMrAPb9PB0SYrg8h0ZXt1WFCnvpX4Mm490qzQ8tF0lIE29bOOFxj/TPv1lzPY07J+nprk4wdbIZyUo7Co3JrU57bGkPfCKr6Ssmfy
        wBZhqmJMFHW3aDL1WegPaxS4pKLxTNdafWJPXA5BGLUWZLPOntAKidqv+yqYkuXfSopxNMC65b4c0aw4GBDps39sJE75KF+kgOw5S55nPvyPfwAlw7nC/ziD
        gE8GQutajx2Pc5iXSQ54U/gft9r8OEyYE//j/oN8Xuo7/+OKX/utS+LfGzWJljbSoKSCX/gfV87/OGWD/3GQdVe++B/32WcAkaM5fZJjbVK/ccnq4YwR3TWe
        tDWeLGq0/sdZD//67bMKlNqeHUBPwoQYnC97BRSgHx8+mfmTxnuQjwy6gCC7XY+Df2o+zaKf0hMzyS4CTbdhgiDAvPIKqFBmKR612SMWesZHLK4FRFtTaQGu
        PNfR67bhpLThZNGGAk7q++kCPkcffk/x0VqBvhWgbxXoWwX6VrvQtwL0rTL6VoG+FUZfZSqCvlUctB4fycSepkJdbiVnGHf5wJVxV8Hjf4G7bLlQKXAXc5TZ
        cBr9AV9s8fIn4QBTvdJYs7L230dkqkBiQXVJT59RvcSnz6jl8tNn1HIBKj3JJahOMghlHysVTOvfm0zQ450RM1ss6rIywkHruqc1E7Re+CBJ/qOOn7eBDX7g
        5OSVfw9yUs1H5PukJtUnr0VMppX1IDmtJlN5IIO8GjFhUmIJSdVNGktF8uqoFBAInjW49MvUpFTlSVvlyaLK5dTk2g1clZrcsiyS79JS0iJmpFVLtuMA8dv6
        hzRoi7wGWNeq39+IYZD4tJsGrWuwrMEU9D8Kv0fXHykU2DVMvAhbU6t8ZJCLjZNsLb2H41pNWHUs8kmz5LXelEkzxLsTDG5cyNf/VGn1lJqyUiyEb8YkvV/E
        4XyXXL3/atNT2o9q9TgZGFwzvGHjyNVLUK0VOTnnMvabcb4bv843RzjXEfvNCb47cZ1vHuNcj129nw+wMIaGLljj4IzNcoqznCplgdsiCGShkuoAsOQLAPQh
        b8mP/0elaR90zkjXHytJXbb70yoLLl0dotK+4w5PuKXGPjhhHxxxD47YB+Puwbh9YNwDYx8k7kFiH3jugWcfnCLsxyPjX4VewyV7nhP/dtXXUyPn6qDjixXn
        vn9GT2K2JC8pORFN/gclqgC0Ioi4/FYRfsn9ks6MyMDkflFnqYjC5H5BZ5lIxOR+XmebRDAm93M62yzyMblv62yLiMnkfkZnt4m0jN/66VZ57Kej1NiFYDL5
        LcU2lMDdhXAy+RXRDzGbIGaomNuQ1IyBtGGgg9TLBvFUZWs6s1m9Y7bgESK2UxIbyjOIa5UN0etGZ9bcihe0AzVDEOfQLqaThbNZRG830PJUpScZsq/tIPWy
        dQYf9nVYmEEP1xnUs54KSvG6n+Ud2TA92ygDMYeu9psGvlhH9VMlg/QhKhlhEU8f5b2Jqmqa9RA18fc305t+U6c3t0gpbZSyBQ0JUNQmXIXIgParjLZKnTaV
        EaKMAEWiOSqjDRQ95xJmAjZXGunQrqrB4pg+/iQwN3foBj0gdtzlnkZueERKOiyFYlDWqAt8H1rYDaK9nQwe7YNOtp77TUUiX9SBiwvKV+lwOXyPciAKWmfW
        mz5AcVZqW4Lhzzp0DIKspJPB5DrqZM3ZrJ+rqXC5gyJpbJp4NqtxMXVXwiJKWIMShhgqA9zxIbqjT9bge7OWO8y5F5B7yPR36GGDc1c49xpTgzCuyrlzWMz7
        LMe8qUPgu6XTJjBtAMQ2dtrtg/48vC3PsKqVbs37k8nzWNa2mlGaYy9DvWxKEJd+f45XS9axwBN7TzeLFbAv6/lgalqxT22YcsGyVU3Gv+sTP1Z/Sp+zrrtZ
        +4FnPk4H+ZTPEgZHL/iNljfakgx6k1yi2+3+OM6Zt/snaBPPJCiVuWdgT8lpKMQLbB1oFu3smXbBUI+PNSN+juNNJj84C3fHnIhCJ72iXTFxZ3+u5DDNg4BT
        7hBQnfk2RFxngTZCsgNH5D0CuvPJP07T5EQQFxA8yvcc8EBOFT1WDUAM+hWuED1CpArNSMIPTw7reuXpo5LyPIhB35ohrshrzXtM+t0XS4fdF4JqK14sHRas
        4iPoJVjHsdPv+O9CD6H/Keuknu1YMR4EQmVPjgW0dQtaAXVCoJehqcr4YYfGQ+JA3pQRZR9eR07K+PEvLavJ38JSgFL7OMVAI+KpjCb/nihymTThdDwdAMvE
        66eWJdJl8XCqyFeJVRQYtIvcgF3bEruk9duVrM8uYBX21c6LdRBWqi7NKliuqvISq3ij2dfv0izA8rYEVyRhz4+r+LgpL1d8HMrH+F+WTKJEyB8QykmxVdo8
        fAey07icFZjLPrfjUVaT20mjmNHS/wjsAlv/Gacmk87RipoMW14cv1cljiiAYk7bdzpJC4o9s7tJAPZLLmEosd3n2J3e49jsb/cjjq7INzxvBcD3852RsbkG
        p8Mu8GXk7DdHZNSv880JwYnVuKOAEcAXBqrgjQLGCH8Z07Tiy2lBmGm1/NsZeTGjrvV1WzK1V3w9Jy/m3Nf85elShnnJMC9fpvCIDDnhaccSLgiFXFDXYgoX
        JdNiV/Wi/cAvlq759bQWkqyXfz0jL2b0tb5uS6b2iq/n5MXcNb+el0zzK75ekBcL2jLQi3K/qK/DQi9JviX33bRdb/zrfDcj+Wb8a/ZVMrX9FX2VF3PX/Hpe
        Ms2v+HpBXixc8+tFybTY/TUmO6zMl/yzLXUW8RZ9mtOwGKrEezwrlPEkPMdHtIckuvCk20ay1q2IYuzeSsV3g4TIPo8/9nmTqKyWbOhlvt1x5r4VsCvdp1lN
        l9h2RWx7hEVjzrdsuywHxAwSiynLs5fdKqwvLxwZM8CJZYAHhCkcFK6NV5QsFTaYl50sE2Y4AbOTOV4ZjJDsJzY5lph4YZ9W5sEOji+Jh8qGLUvMq1Zm+Wjh
        rdcyI9wHJgm8NDFQqH+dLfREtkXYY9qYMrtM3LWwpb5jj0P6JEGFA8yKEwOds8cjzB6v6/CaQd/flLPHN1t2FaUwx+ujqFuEUQYjuEnY4IrldakMn9lj5qUr
        xPZaJm+JZWTE1NGK0WBeWNhjH3xfZNCPSsESLmrLHkdgh33HHodyH1hoDqC9YI9pme5k67jfzB6HOAQXdjgU9pjvfcseryXOtsweL6C2tY49joQ9ruTs8QD4
        bCp3YBl7vLZgj+dRwiBKWMNQSbjjYHir2BDR9zBWcr2b08xM94OZlq1CyLkHwR4nzB4PFbBos28TbCywlWgTmIY7zCO325l/0G/7Tvn2xSyPxHvbE0dZvn3r
        1Q+gvvEBr8ybcWPkhv4XBA8ElwmuKV7fYvNuwc2mIu8tsh3kgQ877sRj6e4OVxSYCO0K22374tRDX5ItJSLgqOTX7aZSt9paOHhm2yU8TpltpycF2z4HEhHP
        KKWeMp5jmq4OZf7V7zqNSm2X0+86sYC2S/B3nVhA25X7u04soO3C/l0nFtCWH/iuEwtoyy581/E4wuPbB178//h+/zk1JRREn8ySzRKsSzQXByAlEKXdNUJO
        RMV3EDfa6vAOAY6Kxl/AOmgP87O4Y7WA1+JFZPUY+cifaFona2CTy5MP2El4InrA64VU0QTD9KsynZglEoGmiPKkR6SF8tQlxzDP5A7Qm3hMxoKmacyyNgGx
        yh3WcJmlBs4Svq1BKRGe0va9A8UMqCdkLF3sZHoWNa1n0QhhOA4luRgiqXjTbr+Yhd1YGVL1H0CJRzBtHW6GCkyzcBq0EBrA67U27xrcrC/yDgj4BgR8y7Cy
        xXQdeFntxsuNRJmNl7wEo5uE5TPw9GwSRCDKiNl2YlePZSNnYSmU4ByHTaH/g6bloypSn2lYSrP4nkfVqo/KmNWs8qgMft2qjspQxMwQKzt4jVzU5TSFHf40
        c2UBepP1WbVUQZD+rneJVVG1KNj1DpuJhAM/quQ3lT23aBDICnUVRgIsRMn/BEkbcfApdoQJbvUlQuGaYFIfHvjQgkIWwgCorNSQmR5GQIQYN1RC1TTtY58o
        Ly4pr2ZVJOSBHA0Hmx0m3UCTojFnYVeuIOpmgP/xbr8ydctTg9ietxv2vIQ3aand1I3YzVtmN3ux3dxtspvAut30bbabw2ahXJH8HeUspbb7P5uNlgJOe2Y0
        H5jHWYVhJpxkscPfVMKMQw0zEOXNEb5YDKkNgWh6bhKWO6RaA1ELbfLFAk7yA1ELrcO+b0RUDQNRrsNFU9QIA9bEW8RFLMqHAWvitXFRF+XDgJX0phFbB3s2
        wNw1+luFBJWdnGUHOrQNJyz6QPXYqDOLsf1FypH8E8UaSIwD8k2j9zfMxmxz32S9ssSCEFJMvXcxzCyN5cXgtzQQUMEaNUHyLaIGrRd+1uAHtmit94nZoh+2
        V+tR6hhcsJ3MYZDMqWxfJztI5dOGvG720TqCfWp6U49vtxnKuhdZB+GwE9mGemTbjmz7kW0NXMUi21rERqtNJn9bpSIaGoedgmAh+4WT2ccB1NLI1NObTZze
        gtGD8EmLJkuVCXe2S1aH3bPZHTQgvCCMG144drZNgtvbC26paphu7jE3IcOO2Ww7fXMTD5DhZWh0NhvLuZ0qgXRbGyAwe8yOdjaa8yX0hj4cyzmPqtlldiPD
        kNlpxmfN7ZbhmcGrutlu2UPc3Y73O8Eo3ZEzRVUzTo/w1ZCxlUBEAGlJFSKc5G0oX4JC3srpeLaFhl/YFrAgdONU117rtNMxzjSn0tv4oq1SwxeIUFflub+e
        01PpRk4fo0lX5X1x2scX00p8feNUh61mYagcPDiC4M4wG+TzIzbnJXJ3f1N54iGbBfgDRCW/A2X+VMnkGKaFTB54TA7bORVbvPsJsD8biF/q+qLf3LzKF1Zn
        sD8dNhvSgUZPlO6/+ucqHe7xYgNeDNgoX7QeDpuB5F8hiGB1p7eo2K9ia+67SVppXf5uggNBRMjEtb3P2PyUHeEqWGrm2R5uSiCQ1vx3k+X1skiOy13ZIn6D
        8qfYTt9nlyJwSkUgZxIcc5qk0ARVosRUZ2YrMrI4VhG4XaKqVlnJGNNii9gjtfzT1l1fRoNmxiAkZ20cn9D8y/AXaNZTDetoyjlCz97NfJ+21sTa07uNaR2K
        Ng3oRsrpuKHL20CR6zRstxpGw9GfzNRIuoF3BQpOaQboLQ8pM3l20bzZPvCYD6EhpXm1lckBsSjpAI3GVicLQ/B2MRv24ZxRvGmxTMQuCguKQBKM6iUxJUSs
        SBo1L/WLcMnUm7Uy1ZkW0OzdLuRB0VRnijE2KxN6xbBkDazfd2DOY0JuM2PtnvkoV47IxEoFEpmvF3knNIPOFQIcHmGHGPrI/zc4xl8Ds+qcG1cNjollDYdC
        psFw7Uyk745L6RiBcTtdlFaar6CjY8WqOTpbaBD/ZjZGwLqUjqKAsRJn0C7nGTWjlGcMONRzSbJEMKsn3ywxX8wT98heT35HcbsT237qEmuOY75U7HypsFq7
        56IQW3Gexaa2xaZ5hbjmbmWiNeiMLELQJkBc6BklTnKwA8V6nd3J5CpzwPCO5Be8on8HpkspNOqZTazbBx5zlTQBstFLBYi+1X7RXs7f/eWRbGcnG+/Q2gYm
        MLudqSDhLT0d7WS7sQm+09DVHVhNOtkerDa0/VkBnGKUxpBvB+EyfbW9jZOGbL25iRj8bXixjcq505Y+RjhffLdDKhptcxUbe8Cf5kkbxTWTP1TpTpRZfL3d
        4MN8ChFXtfJ7Wji5OQ2zljb768x6lHM732wkXg3A7jMNPNwlkS/xBk/RenrDufDZv1BUFiMwg51QMdzuj1PTs92EzA1e3YkKdPD4BI3dnWCyd1L/Qt6JcIYd
        HR4c4iC2d9rZHR3AlzISGHbT/TZiwM1u9Ir6k+3B4x20/xvrUCE7CI6U7KFs9Iy+uoPeANNplLPtVBw17g7UN4ZCd6AkejGG211mG17swIs9VBF9PM7MPnJQ
        EQXbf+qeL7HGPE2cfJqsJAZgN7zk7ymJ3ylzQmYI0SEjk/0UaNE09nSZP5LGRqbOY4Zu6hzs206bup02M8pNmxk3bYhJAGfek+RMh6u8WApWvmDytRis8sVC
        YLn/BagGpeU9m5yCWS7ftxuAacqPw6gSmhQIaefRth/CjB2j6YoZyZRhJw80ptMeOwHqwmTSw9tpjsm83i1TCzPjlh4zY6e5HXN2t6Fyt/McMSCqXfNzG/Js
        M3tkft7cs5RdqHA3Mo7yTF1HyLodNIQLo882XItybDN3WHqBGUbbu8qknPNkG+UkJ5Md22NZn5zP0EwuEfbS0eTKU8yV471ykf2XkJisFdSr4Ox1ZRf34xyr
        XUEraciZtq+Scy9yzkvOm4SVWCXnQeRclJy3GGNuJhqzQahMUABn3yXw/FndSN8NBC7fseoWCI+00WoR8mMWaMz0xHMQKBtOmrKmXsceF6+WuWn1EPPMLDpp
        B+XVixXCXJWmXhKfeJw3thGs5+piESd3/y95bwNlx3WViVadqrp/de/t6v/bfVvSqZJkty0rvvpxSy3LVpcs2fJPHM8wQHgrs54d2R7oDuvJiicr86S4O7FJ
        zE+gGRhwi0DuvR2IecSMMg8eDmDU/A0GAoisYY1nXh4jMhmeGfJAdjJgIMJvf3uf+rm3bysGFsysNZb7VtWpU6dOnbPPPvvss/e3VyviDSdXV8viCSdXl8vi
        BSdXG5U+jcxKydxpV/pHafLMSv+djeTOlXLfnXYRxFZcDD5uI3bmEyZ2AMTC+2quhKHblVfPvJuV7NnlWd5TyF2fZNV8WulHBKRHWFrN2CuEvpj2MTS6SYsG
        SCnXTpkno9oAdnZqwPbU1zFSyC6qZLpdjPSZbdt3hDtIdi1sfkk4MiBtdEBak6STDSXSCVGAsxg5e5wz4R7ZQTUb8AtbKSgczIezRrMQ3qy30H0kag9aXnoD
        OTWtiwffaMPih+ZMyAH65seb0WxOfMxUGM3o4Pq1zPNHH1xP1uKrKKAOzowcGG5gygfXkxX5Cr8gW5Ffxcb6HskwxswbDwop2jx/Jot8XFWlsGztvWEnMbY3
        ZO3NiuN9mxmYrmG0Q7Do6qkBE/FhjMzdMrH4fUvacL9mhfWtNAkQd9l0+4Bsot2C29s3395jRJ0boQNg8T1q9GoCjnapLyOi+U30xsuw8BA/xloCL9ESeEZL
        4BktgWe0BJ7REniJlsAzWoIBxBg4spRMdAYKegRJEQO/AmsMsFcjDveOHukb+9hp17tJvhvZbHjBK0u51W92wWtMVoAPfHDKWFpwSzLWh8MKIkheAWjkVlHj
        k0zabacU2mUa4pXsLIZKAL9Rtkfp65JE5QPi2eBVuTNghf0Wl9ceux7LLgAksZuxWUcr+nQBv3Y6wTsriFQzu5ausU7z4p4WKXoH6sh65SHU0axX9CH60Gzg
        sVwwhqBPZvk9opu0lE8W401qTgze/UZtvceopknUbfc+N0rdkj0X4NtGt6gEV6GS58+o0rqM7y1LNB8sWF40O5SArckMj0YqNiOgA1DC1LF1rEQuyWgB3Hhs
        fGJyAJt6Xdg9cUmxAcWIfWvPYYslo4PcfFTr+b7ezQT63Hrvbb/3dq4gmA0oorxcZljO5cui6zO9ty9uUVjNyqa1VA3Oz5gtmHxi/mt669ffeX21lblxwBta
        W7+hZr3VdzwiYUbFIJf6v4IoQVb8K2wqbsNU/FeMZmhFCYkQqRgSgbX7nNrgMBfIJ8/T1a+mG6ycYq6hXaoatCUxjfyVTaaRX6k4zrJ/vsgGdkpCCyRxjfMq
        DHa1WwAaYwFKi7Ixbywzs/V8httH7PRr/5/YglWoxULrArEflZFiwsSZLfAePheg+beFZV+R2NNrcH4heYxOokaeu4ZTEimNR8iA9XxU4ntBNHmtllB9wl+h
        Fst5fQtk6FSmBqO0mr15lgwZC3Oa6H/s2pftsDRAtpjkRdY6NgmmB2t1sS9r3haZjHSZFMmYskesy4oqP0gC2djqBsksZaySEUkibOgiYCDZGW1AHWB5ShMf
        jXZgDRZwMhP8LNgSbGGooSfh0YSTAiUTHwmCn7MRc7Ud1gY0tB2qAe/w+vzqobmCRf+XAbw+qfkE00emUAt+3g6H1Tldy/WM9vdamhb3rMGaAtOv09hClxfE
        JIet9CPizsRW2HqjRsWgYcdgAIIHxrq0qCmwSQ3wEiA+cfjxAiWzScY4rDhGYF4xQb1ALN7hTzc9CZcqrKT5uQF8k5ZTQ12aFagjpwZaxA51qM7S08UBGWAw
        q3PgBVjZhq5u6FSOvnIsOSZa5QHFjOIzxmAjJO8aSHyD6g/QzArjcZCwUmEssFWcyNZ0hafth3gEY8u5omtwy68IhAbyTYnsU2Eb4xWcuLwxXjEwYxVspHTZ
        NxUqDKIBOzG9qGhs5RqzizJLZsJMzoSKj4zxVBZRzeWTNqinLOKe8IsNMIiy6NKn+OQK9O5ltjAkyY/LUTT5czkqnJFyFHB3GKGE7Z5Lxu6Z4Uw2cDIjLWIl
        wp3FbQQ0JW6SFZxMGbOUorFGKRgjFM/YnrjG5MRJLU0SvxNwRRqvkK78jquMdcmGy/Zpm3erFWwVKOE3iBPvtS6LCYM4iNjG3pwbRBnrNMcYuHmbZebENkus
        yIrGRK00QEQwZlkOfc6gm5eTUizzOr3F6y4mGRdS87rKwBLb13vdKm5iRkhfkcrDpYGTCtuwlQc+UBn4AIy64itso7SqFk1bryjsp4ltk7MY/JKxbBJbfpLB
        f5L64tqn7GsdmMpJT1zpSXWN4wITwypb0Qj5qODf2lIq/XbyRlEkBXYSo6gNN/NlaG+asJ9z1dB595yxAxnpM0UqGGuUIG+KNCy2QGIHVOT1QuTmTZGCvCnS
        sJg0OTBFKorhjd1jijScmCLZsO1wE1OkIG+KFIgpEucIxKKMTZF4C9tOTJHAhhz22KG7Tt4UiVLt1BTJhUmjgpuMmCLxgsbOTJEwCBxjiqQtmhXW0A57nMNr
        keripLEGKJA9TmstKtI76GxhDUbme5xvXoNdHJ2cWoMZ1x7n4TX62jYnldbwlTCmoovZtahCj/JDZ9a46UiMXaM24uxlWAGydaNkeT+Vz1neuUazaFKitQab
        KlOiRu3asKLvwrUDWYiVoigkV2HGVaN7nMyFS25ORu52O9tbvny0+6j/20B7LiRWS4xzyUp0x9i2sWcLFFEyFPJ/RL3B74rNy8NAwWSGXBBltJMa07eSxzGK
        8n+5x+HjwqpVjl2p5e1iV/9Q8jgGZ/4v9zj8OVyzoeeKCkhs5pNnMajzf7lnYSBjJU7OzKQTk8GKYdJlw6RLhkkXEyeLFGMRTNoVw6QBnifKeJ4oU1NlPE+U
        8TxRxvNEGc8T23ieKON5kjj52HnPEzt17KT23dLzxE5dOR/KcvV6ntip5+aZLMv/XJ4nn7MZI5aBTTe/3DXt8LotGTZVwDbeIPIyNbAQz3h/vG4ybCpEGSeP
        vm9xU8WLNp1nXuMZp5PXZaKAlWH+2/w3ACbgnbPPp/anqkc3XEtgZZ1ByQ9Rl8B0ctONM9TcOY0yJStA5vMcMGC5cQ/j0ybhPDFkmiq7cnNWaSiK1jfZgtc/
        yWvBvHbb6b3m7fFcyiMciN7/Tkd5OYfpKDG8VG9VKWKQd8006P4NdCKoDurUoxOxe1f4Tp9ORPXedq+rE5GetHuVDNKPqlfJYLrR2Zz1TOT2Zu1VSPRVV/VV
        13mL1X0E3hwF/987jlp2zrnnM7izUgLKiClRJk+ZU2ldVbge2k8hW+6ZhkBl1lJ4ZDpPPtvjixz9Pnr2pC5uWTiaFi21ZgBIvmRzw/HHtttMp3JL99/y0lsL
        fbfiKz8TBJ+xo/J1PgnqUbWc/zCi1lyleb+GhCMYOVrAYocGgK9ISFviENPsHmOiywNfRPKKVSTDvgO9ILI5op8dq2/105v34RYKsU69FzEo7Pir7+ef+5qR
        FT+DyDLPFE8185aSUDuUBDLm5wzP5MksZ0Gvc7bylnGWV2aKgYX+63mD/DPMXMGrB8rZiSE/kXGe7gRw0e5mCMmiZpNMOrmRmPAH/TcC/5NKqXPqvFAR+s1I
        wzhVm5cmvRNDwgUyWrEzAhiUr2fWSD/vquHWQr5ZMWf+5pXQ2dMP/+0qce3PbXAVmxdobPZPa5THmwN9LF7v97F4vd/H4vV+H4vX+30sXu/3sXi938fi9X4f
        C4Fe8H/a5hAcwNV0Enj8SAEMX6uTgOFPoTafOOue17ZEmvjQ+zkWcbxSAnKJFV+b5J97JbZDuoG03GV/szeLSxF+7zdxja34w9/MP/f35g8syf/MmXsZmOiv
        i0AmUhwiTcpZfOH4wQ9f6vr+222ZkWhV0Tun0nqjP+Gd/Qnvz3ZwZYr74apTXC6JZ/rqCKsCkjnpjeXkGFYGpPkD0qoD0moD0uoD0obMPs+5zfewhk8VE9Mc
        ZfdTdjRChxfszblJ9vxJOxq+DrOcZlv24ROP839/cgy6wuFMHZamr1NRl7CDrtie8lTN8dnkm1KIIdocdNFOMUmFrw0bVIwzgGKPykJsKyMm9WFtUq4m+R5K
        Uq4kKQtJyuUkpZWkbCQpOkm5mKQESUo7SbGSlNVhDu8K0BBa6Q9zsPXgeSgCoOHn8OHm0oFpL8ISyKW7mM57V46dWC18C/4/duLJn2r87ux/nTh24uv/wye+
        89+U/7c78YguBP+eH/IWIwDQFU0ZhcW0eU78yCvf/sOvfPtLx0584vFdt/6r3//GYyf23Nk6cn72N3tLKKaPXNKl4F/bCY6JUYAURTBdSb7ziqRfMelXgwTX
        RNIvm/QrSfqGpG+Y9MtJ+kVJv2jSN5L0tqS3TfrFJH1V0ldNejtJX5H0FZO+GuCbqqb1g8Xgh+2BFO4EP5C4CVG+muSn5xJXIbooSW9xI5vmLS9mVlgu2gpz
        dU1QAFbKVGw5LxmzoleWje1yVMnvEfFN6OO5zczNvidloXm1HPn5zSbzpKw+V8tmmXmxbOxCNsoAqxDI7aEUYQ6LvatDdILV3mWcML4yTthQBidskYZWxfL5
        ClLgtrKBE1iktofQAD7rzhCyWKjYRKrnivqmUld8hGHAd/nmGzZ8U6mLvqlm2zffvuqbL1jxw7LgU0pt60lt60lt60lt60lth5La1pPa1pPaIrrZSiUbDXpk
        HTWvLxITk+pWTC2vVEzlLleSNqwkrVoxn9SumC9ZqZgOXa3gC2QZfcYsox/mmA8yg1bToA8yX1bMNBmY2bFsoPFWR3LxUX7NthEYhp0DIZxCkbZmJvY1OEZD
        LlU5aVq91AOkylZCJ1LOTGv2R5rZJfGh/CX14CNNwOAmbfTO09n5DY+auGAu3LxccTKkMweqOk9cvxQtGz7eHYJ5BCd6rA1zu+2P+zcK4MrrIpzwFzBIICXg
        6/jT2u22f9QaCDKiBLgkGHjTlpuW/yO2XTrPggZrMHnhW+hKcxVl16gk6yAEb2QNJdWQpSVfNo6q3U5b0HeglYTjLonJ4jOZ+AEHjLTCerpql92OsXhALgYP
        Yg/jAu6WcJceaxsXHsv/+j4IyLb9nutgQNJt8VFkFwGQBo5qE+RjdwvIRyq9F/PRSl9JhyXuAHOqcrCP+dcumdcuZa/tQ3n8GpVMQB0fRRwsDs6DWjzWjHgx
        8VgzNPHHXEY/HjKhxYhSuErOHg4qyJ/zeOQ1GajS1h4/Bixgh0HeIhcmI8qf5WBPvTRmbaaxj/sfrzq18+4yLRy4ydYQ/gz6YCLuR6OgmfpYX/zHp8X1mfhN
        Mx1mrb3ieZ3aNRNJwRU6A8ZmKL13493vPpuul99YhgDL77Gga3a1dzrKFXt1+RF34UTxXWMHbvixDx4NnRONvSf+yV+Ff3SMo7+rbByL5yIKoKfd7Olasomk
        UitPqttj7AegAwhSQyQxkQA1tIQzRHWlhdNQ/HRxMf5IHcE5if1BhHLgV08nsu0xBOE3Ggo2bBaA0eY6vfIBV0uD37zvoYUMNL8duVuLgFJFjYy/+CgDJybP
        xbA0cL+qqIr2k9Fw/EH77e5CxrSpPj9jrlaPAQjMSeHhy92o0o4K61GGXq7dnKGQ3+GeVDnI/gsMDc/CDzyqS21EYQZqPWNyAQCx3AGny/qWxjqCAyjKRGyB
        Rj8GPeyQxwYiuY+KWzc2NSLFPv+j2GgelZWZ6po7xC7bXDuAuVN+enMbh04HrJR9sInITlxYw3+/ThLy1/N/v3epjQ/CrZlfe4L+/3m69S933Uv//9KlNrYI
        9DAC+b3yckA9SAuWNhc3hH1zhRfgMyLuQT50OqFTLRqYQ+2uE+Ul8cEz4s6B2m+yRKcB+NJx6+uioSZo0zYk/BfoqAE+q0M6eG+TWll1UZsCLcaE+r/3qPgM
        t3nTDVEE2pF9AcwDhTeJoTCRO1tQXToiHs2snZdPnwVZ5WnOfqs0t+VXjvBXFnNfWR7wlYEeoa+s9NItjBGEcjfM8EB4gwuApeBAckKMXs6/F8v+vgdq3ajO
        BF/FQKjmqpej+iqmME+oGuRf62BTrponaGDPOULQHhO0+zUI2haydfoIGmRs7mDHq8PoAUzQ1H85SgxAf54QHsJfdATXpYstSmcgkbM84WxJ5AGTNuYjDwRt
        E2lTi7SFydIQpoGaIy0EdmHSxw5anrAyCO3POqpw3lkW9F7462LjLlEV3Ak3TgVtfKptWAABWSeefvnXv7X1vx5MyfHwXVT+S58MObRBkvbLbZ5fFohkfvxS
        tw0WRpcPTz/yUyt3YIMzshNjyNax0yd16eTZms26wpfosMcp0cxWRGTFEq7YTrGI6N5W8At8X8v9htxnZzZX29QXHZmx3vYdU1/3c12Sth1dit0n46tDT8QX
        f4x6pQzTTBfh45+MF5biv7Zhrym3SrjFVG84J41YDyMWDVwgwuINl44JYkkdCf00tccHnr32yWfsmy91T/zC7cXh4eEPHmt3T/wj7tVfRdfRsO/qEmC86HFs
        otJpxBJmmwUFlPGR6ic+9BH7L+/snvj8yM9MvOcXv4EePPF1XMaPorgk6gVvkwrOAP0HfIGiRCy3/L+0lXuew//ppagAJA+dtjF1HQe35ki2aMIC0VLIB4AO
        FUxYW3tg33p9fcqd+FI3YuMH3dPLCkNAcWgUJUTfzveHPIIhYXMeNh4A46NMv3iv3n3h6T2f6XIRyMXUS5X0Xvqkj7jhiJsRSDANkFpxjgMwAO3fv+Y55afc
        Zfe8BD+siaWJtiSejdoqwEPK/t5YTteZbyyjJWqIpVCNEZrS6OziLxeXonpc+OfEvOrxsSdINoi84BdtE+KzJzJl6ZlIBWfDgq7dRJSMiN/s1MW5Kb1IVcMd
        rCp0AUE7X6ButNIsT50/j5ZKw5Pa56NKevHU0x+IvOPWN4GXIyIAy03HLZweX/42YPE/RF19HEE7Kc1BmsM5tPcBsKqHmojwqZ0PsIEmJtaHIp/ks3/xSXyR
        e/zYO2X9g8sPh2Vf4n9GRTp+A+yZgfLfDEv0Ruc4AtsV5Qkah3jiWVi+uUmSKcRB/Uom53Hsd/rNJHuJsn+SWppFtuoSzqDdp7eUnvnZZGK4vYslMDXq8TeH
        nv7ZdhSgcc48/bMIpzNkJqYfp/lmRA8ZDhgfBf7QsB7qtLP7bZqLGW1E0YQQd6mYgDJ0ENWHDXffybkkizkf6cjlwg/+/rU7ugj0k7+KhtpRYvL7cKIWffgo
        Pq8KedLIj9GwHr6g0WnNrpznzDHR+MNQy1aOzz/LLUHNgCZmgFOqQEcPd32hfFso3wfl1zg4pzDzf2zbTyH+akqskQ0Fs7sgQIQsSdi8ru0NylqzGSD7/Yi0
        CiXykB9/9P2aSGHJH2VwQ4mcbkssbv8pDh2bRNs9JTs19CPRea149P4a1krETzf+Lw6drIQQEINYq4QWkPHumgO6Uh+gKgtdcdankLUkWZ9FVHbtPJNNVwZs
        uZ2hTbdt/yuOGjrvnBu0Yr52StuDUgd5/qSwxg+n20JfNgg+hZxYLlbZlkz+zgAXRWNVPUoCwus2gyOxJ3uyQOPzMeOp6K5nklufpyKJ5RVISUaCdiGnF0nK
        aXfYtiixg0f9gEQTQbi3xF7Jg4AR1URC4ThU9Y4s/9lCvbUuBQDnFhbqWNFHDJbWZUhiem2AOQsRPgsAVcPclY/vRPnKGhVps3VEBUIZm1E5lBRhkSAKyYdT
        DXUBhNyBFRO9BYJMMV+ej6IiyGO8nC2wGT3g5uhosc6Fpsuu8d24KoDV/gcdQGybDYqe/WISDXo2lfc4C1tZssP2qffR2b5HT13n0aD30Vbfow9t+Shv0g/Y
        EV+x+7fEt96TV9ez7Jc98wFvWL3OG77mRnqfZb//Qw3HW26cv+FcDtbUeOrdnHjq7TGmQLcY06G9xkTobcak6FZjQtQypkb7jGnRLmOCtJ/V0KJ7iasxtmI+
        jf2ZZhrF6+py2NT7w8N6Vziv94VHdCu8Xd8aHtVvC+/Qe8M79S3hMb0nXNA3h7GzYIInFe/mnWwvrt5jbLao0jcaQNJwVgxbwt3GNe8GY6F03FgsHTC2SHcZ
        26SDYm4T3mYMkeYkdsZC4r90Jw8Gh8MtArz/CGtEHQ6tCHVhLNaTDodqPEPHO1iV6nBYxhYd51kdd2d0A7XfsWg3tebR6AC13R3RcWrJI9FBarfbo7uoFQ9H
        c9Rm89Ft1IIL0Sy1fxzdGN7s64OCbTiLQwUHK4PdynGvG/WN4FKAiGTXNj1LeSXBYuR0sK3yui5vwbaCLtQTw1RKCKv6G1nXCKjGejca6xBXPMBwkjlnb2Bz
        0bzdjcZ1Vdeh2oCZJS2mJhD8I7+IpoKnNG5Pkpw0rMeIRSEfghKHN+m7xBCzimwNYltU4nQbrwPiORWojwuo5CieGWVYqCoyVQE+DbNPSAssIEwiB2Ibh4fQ
        bGCpVK86q0uH6eNw5wSQ0XWtTd/o64aeBogjPTWJOue0KN1s+Um1woM65+Srp/R4G++t8ntrKMHnmgWDStBDucFIDYXiItbORgEql1sMD+FeqG/LO/+GO4ni
        bxho8XTy2jZL04/99CfFiXf3AH/Z/mwwHN4p2JglfRvog2E7y109R68hmgGmFrv7tlkzHO7UEcIlQm9chlvCDaKI1gaD3++afJHW1KSUbxL5JgSoPb2rdcjA
        ltRsZXg/VDFTpHdDDLw5sZB2OFLpFUiSN4kJNM0MYortMNbYKvJEYjTucBzQyzgJxa7bgYY3MtbduMIeJhtNvCa2AcpYNIpT+WtiDmDMxo1LuejrtRqozIeV
        CI8r8dCPMnTxh7Z8osXgrGI5yg1snmht+UQQ3ZQ8EUSHsiew38XDHA7YUOkDNQ7+9O/vJNh9itotRLxXyQDHbO7PThL3+za9i9aYA2iKSGGQY1IKB7/LTAs6
        b8uZ94BC5nIekJ5R3Xqw60vBZ22zW5Xgme8SdXhmZsp5/B40c52UkxiZcp4KB5ZpxMWgEEm7rDFpr9FwLnfb6/OIjXj8gyQq60MKQx9oHCr4DH9ScIsuER9p
        no4USe27iP73a9UkPnyXbuGkpQ/qfTjZp4/rt+EEGCK34uRWvVvfgpNb9A16L072Eg++GSc3E+/dg5M9qRbr4lHWyFczpBEMQouj5LLTxl6zF3er2YPbZ/be
        9huzppsTN49bzObd28ymXcts1u1iyjCQxkOIoOe/fZCZZLgz1TKY6ZNJGWKoCDIMFVwbMMPQf2AOTExMyxFRoCRYTGJfY4YZ4skikDAedUHcG4abUhkzTOhz
        h9EUUQdzb7RDYqY0VYSBsPlpSoctPeajmU44lPHiYdwuy8Sxrd0Ja3kRFQi/0XZKHTFsgcaJIKrrSIJnrId1DJ5ZTWfDONM4G8NZIOE+yuvhqGC509m4QLzT
        2YSxIj9krMpvMsLFiQGNHlJ/vAl91RnW5WhwSqAeEy2Oga0OY4uOBH8kTCBhHJ5fU/CIXsC2HeWfyqHRpM5Xl2C/sdkzPkBJQyhpRErakdmuGPQagUCLtICh
        BYkgEzFBDuALO7C9v5OqPXUhZddl+jepGx2q6Gg3a/VtmhqcJAZ6/bSeaUcTXAcGF8ZeBiZ1qtwYKsffvVOmakFR0MYnLppOoIdhsrW5PieEaEvUauCN1GdR
        rcvQA3JR6TKKD1w11qNJvIa7e0bIj1Yl0rfbBJ/BB+w1e7kZwc2nryDK6zICNVWUSyCBAXoEbJx2EP6V8o3T1RQ+aBQfNCEfNK6neVMV34sIwpSjJqDMgFJC
        DoRs6eiZdOd1IdGGEYNqgnU0iUXP42SemNJhnBwmpnQ7Tm4npnQEJ0eIKd2BkzuIKR3FyVFiSsdwcoyY0p04uZOYUoyTmJjSAk5Eal4RQ+5VOgS/bJt4m7wZ
        WrEkwAUt0E+wIgEQCLaAH8RiDyoaH7WEM1EgKCBhKkbCzNs6QQHwq44qpZrq8i7o9ay1t6iWrvSppVVeYenwfmOilnb71dKVk2cTi9aXbFbcwvkHeukKrlgv
        7UDvDIVnTu+MJUA51VeXRV9dhr6an5uFXrqCXZgKa6BX7PemWmgfLylwuMse7XRlD6sS6QCtm48DHO1Y+csbxqnaGrqCNpF1Ebi0Rm3t/S3U1l67yx7SOPKu
        8d9VXe3/qO24y+o8xwjWHKgSKBcFRrFUMeLjAI3CTa7vrnE8HWzqI6ssl8Q4QQl0oop5G97JYBOLunC6ZkyLiy9FpZx9ZRMo7FupgpuCWWDBBvzHlfLOOct5
        eSP4LWwY54QLJKi8JIEENy/QIAF7q3bw23DkdNmg8LftiK9hu8YnZcBcXxuOCtc+zWrva8N0EvwOvEFKfI6tnSSR/ufQsAO8bUMnM2nMcTiEh5lBNPgZ2BDN
        OJEKLtvxa59ePlWzBkHFubj9F+88JdaLREHYCPfZIqF4xMp7ejps6/F7BTV63j9nvCQZjbtoIg5F44KtLwDgA2QBiUhEnH0CEgADb7OT+Tg98jo/bjEaJEQC
        tZ7Z6GzWlSnM3ROyuDUQ45TqM+593Thojvfp8oxWrYr1qsMR2ttwFeTF31heRVXCzu0owrfT+hGxvGjdV0a+GuawGUjOLTGYg2BSwYJsrC0wlnB6ayPDQxFH
        CZB1JPJWsf9dwSMVbEeWOVjUEHJUUeo2dqYnWdSXNaFi8QR3tsNTlNbBEfbnSbaBQ2EbSz6EWygMXnoGeHA8D4o1qofbHbP7zLG8uqyBoxYZuPQs9Sw9sW9K
        gguDpiMwp8otPTleZ8MsPXb0LEAnjZ/YtPGUndpCYwvlVfOtIjbR6JvUTSE7RAHAuQUzgmnGkmE8ecZ0NyvESZo83cTPkKRBdrx34Jk4JWZUJt8E1qDIh317
        mrMdjmmW3G0gAAXuDuHuCO7WsrscwXjayOLbjCw+Y2Tx7UYWnzQi+IQRwceNCM5YMv77YLPiDAZ5YucOg/NU5Jl14NovzaSL6/DVy1R97nmt1qAG6zKQOcwP
        Hm96xPf8H7Rt29jh5fMjwsHVTy/TtO3h6F8bFhu96+aZEdOkr5FJiV3a9TM5/pztQIhoOuw10FTs89u02eepaaz/72uy+6xDR+w9qvuaflmw6V+0qQDXFOBI
        AbYUoJICaJ45ZR6kIzuvUQHfIP3QlAaF1RD8P5r8aTYuPeaETcXGeJSAOCD0Flae4jK1pXONBQ1zzS8qe+T8QCM/TwKqMEIhIqSgcYYEijBAxAxZ7zAQ5kgi
        aorfPaWM0kwisBDcqOO4JP4qPltAEy3hIOHu2A5wiu12SUoWq8Emo+NHM13xICK5lsGItidC9GCjxSkIrU2N12xDLD2ggiKoC4qZRBi8ds+6wdB5DZmGONMw
        x8pjAbipAy5mpPcpxHQZk8VIWwL20UvqXQ4Dg5f0ZReJ3/8Oz548b0xO2T12U3gCS1okkM8fluYdkU4YHzBjFTS8QonJYUXArnPaMwlcFE9V1fV0id4/VdVo
        IoEakxE+JqR36yTWY6qaRtAXY54JYKgudQdCRka0+BlKujAHK4koOtRDdeTEUokaBQ01nGPGO3IGMN1It/VYjo9nzkiB9LaPiJCGcIbYNdsUmVNoRqEez290
        6HbmuhQIESJgDHCmk55CCfm9krCtd7SzcVEUyhzOPmw7ff0IGoX+H6IPGwF3ruNr69QglEhrxVEqfYxIZrod1eQVQur0yrputDF0qvm1JMoZ4meatGCiEdLu
        JmsmYsUcuIgbFF9tCpygVCYxaYvsEc2PBHjE50eGs0d4WZp8fPaI5V8dccrL0+eK5zMsDBP7oW5iP4ya2A9DJvbDmIn9EJjYD4k79YSZRsc3T5HRtgwGJcP2
        ibaHOxndrRwHwNYoQ2Yuk3SXWQ2Gsw5QlJ27OUTBOM8dY4yNRXOIzVEvkFA3CRmCXeto97GTNQfLIAQTjiocidgJ2b6XBHigpIRu1REsSGLSDwD0/D5eVI0z
        7lpVu7DIBdZaAER7NnWtK8eiIsewB87o1ySWjzIEW9U3NvAc5rRqoqbGbXeR0dSTVcANa9Fu+hL6e7wZzjImJQ3ZG/KmpcB3G6Z3jiSYJLGi9yrLxnuH6b0j
        WMSN0mk9HPGT2qKCUMKl9U1rbJ6UGtub6sthR6tJBNPhJHDqCIN/DrCng2Vx5MgnRQVxk8GnoZs4DYufKw6ndWihfkN7Pdqd4Vg19e41+vzdmUal/XHKQfly
        KeFu+qxh+qyR7LPSJun9rM0Nsvvj9HiNRKFA8KokvMBSVEqfadAzU/JMg56Zyu377F6Pbrw2RhxuBM6UN+gbu9FNdD0jAICv2eEOGqgIUqBnODQBkjRXkgjH
        tL3WJNPuCCcSUL4d0h05EqIbPo2jajhU5dNROq37yfM+lc2vaMorrgJidEZq1EyQCMMgxQUsmSJrVGQgRdaAfoci4d5RDQMf4HZYu4pThmM8OBBEFhFftYfe
        Cnc70liMtUiHe010Blc8D8bN9oJIhgrYCYXF49Yhx/grQvRmDjEu+GkAqzdvfNi88Axow1rsee6McTx5OKwZi2cg4sYK6NIJfgvCfPHVii2+XD0lAC0O0FNN
        40CyAgCtMVyPYRrCSR2RdXEyKgHMVVY3y9QNOw9ertTA1MvK14vGsqlXK18tTbUC6Gfu8VZvnfT1qqR3EvHuyqh9ki6nN1N7SMnbhdojOt0Gap8kEp5OCb2U
        5mxQzinJ2aCcU/5mugUpj0jSVD8pTzLEZJVodyfR8C4UtCMEOQ8k5ZBobLuQckSn2/zk+QGkPLmZlKdjFTpJ/T0qMnZodT9JxU7TstKnR6rhNOJUTFLx0xzQ
        hZMQYAQsnCRhHn3MIoi5OPAjs6dNlzkgpWKTgzRddEyv0TVYXZu38ZMBIN08ngAZTchenOFE4h8oGX1YEjCvZLimEdmruxFY7DeBwhXoE+x+T7eDbXoeTrnh
        sKIMzQFhCV6IVKy+AShfSUhxAaI1DnVKILMEKamwCCDcLr1tT7dNj6DtDDKSIdgrxC+AH9rz+Ql6lHx8Ar20senVl1UCHyWx0A1GFLYZN706CY8OQi8mhN5W
        TOnFhNKLCaXTySjH5qBOU55p6A3bNPRlDj5tb6qOgXQ11bEFGIy9XDa3hG1a4qJtWFHbZl5kpf+wAI6SXanQiN+TRtzaaWSobclu1HYji08beXSXESjHqRMH
        edlj+UxNvgXeYgIs9ZhjL9vn1TmuLuwuf9aO3Dz+Xua3wYgKxu0rQ/KzBcmPg5b4Bj2HI3CKHszjhfoHS+yLZaCiWNNFcmqmOoGxqPZhnO6z0r+cMz+sYVOq
        04nKHTotiZLF3IJdRIlulThcZAmaf/a0qjNSFFt0l3IvKbdhIo9CyshQ7rSZJmpwKaiiDq5UsGAqWGHgPo7/2ObwnflqVWFFIdWq9lVrCHvvUq0hiQ4v1arg
        rUNSLXpQVy7wV0O3hZ3Segd3fOisShegQEMJWqrLOyJ1KiGpqiV+a0p2WKJaGyskKW6owwFsUJzswVJV/L7ao+VM7St9tceHmdpXu6z2ktrXOmxGwbXntqyY
        tsQ7S3hnWRwLKqgITO+TNrWlTe1cm6LVO3/vbYoG6wxsU1NVafakqnayOSbdv6lNAeXY+R+hTT2paLGXTv9h27SCigxqU4T04KqWsbuCbWGfrvzvB8hhwHhk
        isTfXZYJcZOE6vENZHfVQHXXTCicERPSZ9RAeY8ZCO8yu2oV4GVd4oLqfNTE+EtcUMDHMzRflrigcT62iBmXDCZ4iQtq6BLLcK4uojCE+cK4MnABV6X4K6m5
        Jla1Yzp/b8PcA9eeoMklf++iuSeMeqTn3moOD2oY7WfuQR3GGa5i4NTYjlVg7tqseWpnJp6s0jK48EpA99rJ05fxNCPCyx2Ln7ZYG3Y1UWr45v4Q3y8JXLRk
        GwPmnil4KHt5O1vemyBn0BCnj6+Yx/F8xTxd76065ocS5AyaflbqztD50jIDDl8sL0WTuzI3vTMP5Dye4CRpr7GXSeHxZOOz9f5Hm5E37zxX0JOZw5OV7YEc
        C/5v6Ci9dUZSoEMGD4Erm26f6AsUcvlY8HlAKQeLejJ+Q/xZJxmbYSzVnfW8Ii0g+H/E7t/OXIGOdSkxKfhS3xtWSYgZy73CXcwrrga/4vfTV9Bpf8F0Xwp2
        cwW7NFWkwQxvXzDKDgEYy25EC0kGAzfWpx+h9Cxx9VhyZEgL51lgA65sD6w51S7Qum6aLrBomwTgRDhmhvz4LgyBSuacZ87a7AHn7qFiTrvLceBRw9AnaE5b
        LZxu0hyymHzNmB5PTseFhPCW0mLUQP7gP9kIf9UuhE1KfrG0GI6LBc4E5WtgZxhm5WASM3qMd4jj534siHU8FBTCRu58ipjAGBucbUPzRRwDbgcnLUQhIME0
        D9wpTlq1Bcp/jOlfS+wa5rHJEY9HOqJbrzG+ciQP7KBzvY1kwNekBIz+HTD+4TuRya1Dee5q7n+8fIzZ1zY+tvj3DFXb0lPBF7CKYu8hh2NCssE5iZKUasOk
        RHus2o5go+EwKDcH7nkNIaJRFcq3Q97N0NAY5AgzSdXgkR1Z2XsazFuxZsNxm24EX1C4Q3K0hKZUeMrGVrsD74wJCVLpcVmY9AoQryd4u051oiL7CepiB0Yf
        DUovIcx0J1LsjcguqnDumIBfVg2HgPj+BHp2CAeLHaDG0tju0ioc+Np03rbkdMXY60o3z4hqV3qTzayCP5BtC0TA5pDZ/B1iDTgjBrOwcqFs0fBaNKKLa6lH
        pzjDJbuMbxzr9jAdp8sdkfCb0kKXQafR0tuA8sSRt4mLtek1XzKtn5Q1stDVTrfbRjz0dZpdOTy3yQtle1YmdL/dNs2Sti62U2P2N5YRxCLdvnzj2LquIoAi
        pBAgXWNfEup7hj0YEJIrWNCj6H4Pes4RmWnGaGAIxSRBKfK/GfVkgSj4jfAdxs7EvPPNdBied95JByKRWTr4846mgweCGdcKFDKeOjnp8vq8c4bS0R/zzsNy
        ZkUKBDOu6/POKayJYDM0Lu7SnolcfaE777SgqtbsJteJCh0GIShAoAFZjTNMRcp4xxZkT5NRB1S306XnF7hQZMI/ALl2KPWwnmCbIj2tm4tgURazqGk6WQyn
        c1sqbY6O4RN3uljmOGR+wxKHSVqM/rs/DuJPFMCAgldsf4hugJcFryttBbf4v+Op8nl7OX7uT4P4ssVGmNXjz7DjG1tbDkKFVwFJfzlKw7aeXBsRkL6XvqAT
        0RAr5vYvyunOPj2U3+0mydbL3XE6+YimbbjZFuaVBl4thDMarArxoJQ0N81bF2Ciwk6NMFKBU2Pu6QL8XxnyqMPysJOreEH8YtL8/HbxLTKf4vJ9eksnt4Dt
        ptIEP5DHa8ylF/AZ8kpUgQVLKqmQq1uJwU4c5kSM88xCsMoqSd1NvKoDYIGCkXnNI+2kXRaoKRj0Aq6d1MQ0MoGSrj3K2deQxC6pSzIfFLZS8qhZilQD7V2Q
        BvWEfj2uiyceoVS/4gWUh56lTHInTwMIMUSP9TRlL1XYfJ/e34nyri52/oG800wuXUlT0ifY86qVJ4RTIEV2De7Mq8O66v/CiFNcHj9XOW8wdYsJ8HmCXAEs
        kBK0VTgpw0m/BF0aAh3YMHoqxertNZeunHtrHl05d9cKuGKF8R4VhLu1wuEGXOnwRlxpOK7sUa3wJly1wpsFdldd+6dq4do3KgtGJQ5M0pDSkJTtlDIrKbOS
        soNSDkvKYUnRlPKyJUmnJCnUDuZBlZTfkuSaaGeREkgKkDa+oCAmeeKSfF6dz4FVPMLid7TzAof7Zjki6uqdSaNvdHmN0G1/PIou0D03t73RXo92ppePAbMn
        5URUjpfza7Kns0lqZy5Eak1N653Ua0O6FvxnO4zSPRhsZmU3LvjZrWN+uFMXoF+CHjVefZnDwSpi+vFzLw8K7EqNYIUBAFhgqXY35Wu/HGjTOFBVKaQ9v+Wz
        EdShDpSs8cWXEU8JD3Kiy4kvbv1W4EB5RFLxBj1YlzcirYC0l7d+DiBuRZCiiktwIL1Mjw/L48NVx7f8QXEWRvz42ZcDoYnSve4Ch44KjMHeiBiVG8Blh/W5
        LRINx2htv5N+hxmmcQTtPQCHeIJNi6/Cx9DNhbGNdtEzk4KavAshjhoQMwIpZBNW8RTMcAcWP53c2fRMc8Csn5xEA4KFXHuAinnw2p/auk6L3hEtFb/saq4l
        V68GG17MpBKUbKvChwYWPsSFRwwcn3/DlfwbhugNQ/yGoeu9YWzgG8bkDdj+bfe19Bh2LWZIQuATjtuJk9Gemmzka1KHQQfXpH69mgwPrMmwNCS/YxgK3Ix5
        mr0zps1C6MQWIJTUsnYQQMAOS7ApltCAgJ4lmiPZqah3QeAq6p2QhYo6gtxVxBYBCWVFQJmRnIOAAT5JWAXA3u2yqhWgNJXeARPUsMRbmz5iqzP5bkCWHBV1
        eoEV7FdwMiPbCU5cXAorYBT2Ii6SXWkE+2PApwp0zSVEAgl561wB9BGrgLrozAu8e7GKkyHRxBcECc42eRZMlodMjodNhjPmvmXuB+a+NvdbWGnAovjwE5G/
        SDUkBu7zrvIefDcHiIDXU1bnboeDomA7ocKdDIOEglFHSeTzmnEDqFdNHHDefCjFRVqEWmEFvSNANg+wht25R1fOmuCNJfp+zzdMA+9einzZ7cd56McI++yg
        3X10BXb66cBSL5AC6LyQ9IhKekQlPaKSHlEmz4pj8qw6Jk/bMXkuOqblNhzTdJcd03ZXHNN4V5M8K27SQ27SQ27SQ26SRyV5VJJHJXlU2gcKra4W0RMrLjU+
        d0WBt4r9rA86uO3kbqtFXc3dXkcXFXiPyHROW5neWVWme1YUcf9yqLiPcjs1Zn+G92F0smOTQBlvz9kwPsT+Q2n4RqgEEXTvxsz+5wa63J3p0DyBLHAFssBG
        HRk9TRfjV2QRURQ0+6FcdeTfSsnxzlfO9S4JRnNLglFWDioWuC8wzgiUaGbZ4/Gyh6OTD7BWsy6wjEsSIAuxFvS5Vl5URzzIMgf4APshns0BD18TLL0IIT+u
        2hw/V2IQR/z2ImCtbF7dYxWJXQFWRmJVIUpNYoiA9cPNwdFsLdZf1EQ1we6peJKIKVGQRD5+0hhZrxpd1RuXOAQylOOD1TOsvTfqmQp/0kA4eNguD74xkt3o
        eSl9v+hRMOn2Z4AGjbj7VchRw8i3ebeOn4TevWzKqQ8uhb97mIMMvtYT8q+nJOoLLNAQzdCnmqG9pIKvwaYNgvko8ECSND2oHJ8WdaPpKjngJUUO2RRrDJtV
        wrl1AYenrPWmjZhQg/k0W9YPtGRxe9Y/HgMX8UKVSAnrnwQ/xzKgYC4D5sDLhJZHNgNcWbwcwbqyiNXXKPyoMnf9Vxgyrt6TIHFrar1pjARR6U1z03piqcNr
        LapGbuXZZsQ4rKNoRcoLH4er6bT7Pot3T9wElUseaQtuFRwqR9n0uCgrqFFe7zm4aOhR/7sKm1QCtePWIQXXbn64luMGNaMRzPVSSRbkgJkSvZvNiFlfc4kN
        RpLTCRR7dAJujx4hv/wuSZtRd1RAgzWO+FPCchBxoB3A3MGRxmbEPayKy3A/aCfLc6yJDTfrsN+OJ6v0gcyK1snUIxcibBN5HXEfKGVbVx4tkiPeru4AFK0A
        SFbZvJJ+QCWtnpYqyEJ7yzVzokmxetqmp2W2WjOXUloqYM1c464A+YO/QufgQucgdM7sE0RUhKZC3KqicodRzMoCVmhawO79AiYsFPH3sep35AtcMxpcrnYn
        pxtps+04jwbVSdQAokDJjQZWsBRFwVIUBUo2GhSGcI3VwCVRIdT4k5QMjZr/WsOtn/eWy+fYcQpr6ZFUo4C1pQ2MlGcLp6NxxhfF1WqBAb9GGGwba7rVdKsB
        EmcuXaXpdj49SHcmRvQIle4QOdJx1SF6oOOLLn43+LeNqY+Oz7vdHq1Rdvp48+PIcNFlbxXRXfKjL/PvZaDPtA2KLhJegW6FjldcTqSzV03KVbfLYHgMneU9
        2oQO5nQzdX2jvBB/HFo2UuYVVJrVcxNGJ8+7BchyxWG/IziDX2A9DnqnYBT08Inx0GMl9JiMG57XhwOS8/H4RYcPG040SWueq5J42YkabEAykXOoLS0kR0xl
        U8g7YdY+cFgKc45GqM46mpejwDT5GEQzyDrNZuEXiNjXJFKxBNv0mI91iR2tcUUnNV4QwamlywO3i49O7C5X72Sc11Sff/VYG/A9iavzGQ5KDKMQ7XcTzX5w
        lJ3MK9pNnjpzZ/exnBc6VCxOCqc4MIzk9OaZFjQ4wSidXk4lDXuQLrOzUpvHPMKlUXtO01qSW25aNwa2a35tGU7kaoMFaLKvgc6lvyk5bbBmieOLUU6hfS17
        enopGt2FuJPDROc2fjf4tw0+Qsfn7evR+TDi+vbQOaW8zA9etvN0TgmvoCZ0vGJzIp29alKu2imdDwMu0D3tnteuh4tAsPS1+2jTN4Qf7bhEjHyY7R8nkAce
        LRnheyLWcoaHe+g+EV0TuvcYIzNib9GCqF9Tuh/m3bhh3mxq8CKfLx5iv5K/I9FjXcbRbvkYRM1key6qCNGXjep0UhCvDNn7a1zPhpB9Q8ieloSM21i9DtmX
        B5B9VVf7yZ7m2D6yn7mWAwpMtz8s65FouBlmanXEBm0y7p4h80KOzD3td+CAxpKAn5E5fM64WSf05Fsh82lQcjOj7IacTmaUjZBGY2z3p+lYwD7SmObdyjG9
        4xAtzMawPiNSlz2eEV7XT/JxgV6AY8sXr06gpteUHq9Z/ROMvcUEY28xwdh9EwwSL1sy9C5b4hrxP8LIc2UglS6YMZgQwktttrkoPN7Mu5OWOpItSNE5RE72
        TsMtrZBTXUo6jV7BFX20GbpmZE6mQ1g2s0sYwzYPkTa7gcKABgYBZkOTRtZrmBtoNYN9/elsZ5tnh0biUcuDOJyCSwtHZY4/qGAjGtrsaD0Ktcsow6pD7pLK
        tKIJgZN3zYifNGDzZsw3DKw8t1Q5JzAVWeL32vxoJbvBGSFKetnqSnInmRrIlAJ/4Cq/6shJ39TX7fUOdtQeh7iD6KSPY7Ryr+QbOnQZ4DknHWAmYWZGQ0wm
        7q81Yzc3Ma9qP/MySDXRjInetA1ZebPbI+ZVXAtrioF0FUIGl/HRRWJT9TU6KbP36lXxU+2ypV0X5mVDvbyrmuddtW6KOWl4F9TeQ/28q7Zpys7vimQOl6HH
        m+3CqorA8s+xqrKudwCIUdblNtu+UZ94zKpM8028tRl5JjUz8Dhm4qSc5iZhnwim+EjN8XU6u0UczDuHlDneZIBAV/4eb+pxGoLM+ujEwVf7+el7Ez3kZks7
        I4VR41bFMxBxP2xiRePwMMAePbPJcWYFvFtPHz6BL8MOPXbl87PiBN+SETKwVXinwxBTQlTMnA0DVobxEn89DOf7PU4rZADEWUTXBIpEKc/Qi8LQPWHorGkj
        xsBW3eCohqPDEHCEDQeFs58JJ/zE0diYZVvGEVmDP0P77X9UKbVcOJezHPJy5wyJnEZZHosQvjKSiKYLkehejPbZFSsiiW8pVkTFrdVUxURNJQ9AL8SxMF+T
        EtBqZdbv4E5kcsPmfZAVEaNkSYxX3hcuwKqHsSKSC7HDVEaPTTewg1XAj8AbBAbuwPL/pYcQjedFSUHcFzrBKENhWEg9RL2ehWkhb2sg98yStCDiFbQ+Oaf9
        3ge2WGw7qbKBVYvcdEXWTQ6oT4EXMh3JiOE9uPGh8Ewan9sWABoM+L/lI4DNSR7BMWeQjqq8jukrBaVbgOa0JFXw+/MVpbcrfZ1I+a+iaEZAZffOAsThkqEI
        eS97y+ImJhexsIAWWPbmjYrMFa2LrqK5EzdsedpmU+M2MxTHaEfYrsYyhRH38wXGoldhZBlFAJRgXXGbLgAGwNXoRfx4qeYAijGxmJAuZzB0YzjSMXovo0Cz
        WSZQLIHjCS/TnHVYBQHSVKzN8n/Itt1zSVgujtc6xkFrI4ACcPPxKBDsN3ZcBjsd3JlySxrVlrzoUwwVHAppXNqk17kFccvEpekbfP5uCU4bSjTFUMYNXzk5
        nv/ztu0tC2S3ygGWd79/+luPnxZIoNJi5MQrGw4gj5Vx+9J2MKWdvSJRbpVFqGzhexa6wZ+q9GLdPAkAHnWrXQFf3WuVwWWB6gNdGJ24cwqangJKpHkzLj2p
        nbMwnX3y7JwqsfBKPPL7HNtH7RcWGfzUiVuLkZtUxEFFZuMJtrAIJmHqcYt26c0B4iGvrHxo5QNz6iid/vJ3B3PqMJ3U5tRBsdCwgy9ywJgGfmZALbNKo4fj
        g4tRIWiAMAIvbn/ut55WsRWvvAxz8QaaT6vHozJ2Qld+wwnd+Au/8em/Auf+c7QUQz1/ICzSUdE9n9L/40cDn5k56L94Vl5QpBcUYqonMXsq/JdocRFwTQ5i
        M25WHQYGwl7rKMBt9lp3AMTrVvvOsMqxarQydUd8aDpUsXc6q0oh1KDV222EYPOPWHdgLByxjmKM8dfrCr4e3+WyY0iBX0rHwJOvlQqw/u0mdfgQbyqZbiqf
        PIK1QLywRJ3SdWw31ymWbD7m/H54m9jNJZ3m9mo7IXZAqVGCsBR//gcCuHZxl3p9Xbqtp0u9AV361R8wXTqZdqnq7VJPurSQtbiHT43bv//Z30y6lFIZSXYQ
        WemvSVYf+0FTh2mpQ65ruEeqQlbBZrKyiDjy9aA7posL0uGedH9RuoRLO+xjXFi6JD3iHrHSgUNkVZCBU0366FdLTvG8eooI1sqAEjLkLUi12GDMoTe9mUNr
        Kn0gObv6pvVPdOm49U2w/xE2UoGRUVLomzm17iM1azpbuFs5gshuXM1VCIGGpkkkSRIeuqv7UlTmN1/5vue/fOwDVLmDH/kMVOKH//Kvj7/tD491qSp7Ab9u
        PRE33hO/cVnAvBptgHUFrPNO0afe/zSep5NlWpbY3VwrcIiY0iXs9lgQIaBHThcwgO/KWWYUeREE7LFih0SE1j/7te/7xi+/7Y4uXqjbPMc4vK/Q7goMGCuo
        27kiOoLn1aU60JfOckv/zqXuiXdKTJJj0MpbJ972wLd/I0DBuifue9eHOGqJpMe/csNPvuvaJUq/5zuOHz157y8daxvOLurvL+idHyn9zPENsd+D9p7R11aK
        T/3HM793FCv5JIco0Nl40pWdMla5p3llL4cnRY8FIN5uzRTosFFIdebEG4CShp9S28dOHPNrDUTLUr4Hy9yDbq4Hy5t6sMI9WJEeJInmLfWg91Z7EHpnIPF0
        NISWXA9W/nv3YBsxAXKgcnhHruKKjV6pK6jFcxF5qKb46a1gBjtnD6wg4PkGVRDp16mgv6ZU8RzPetZNDk/7fFY6xJFW6CzAEo7PGodopWTD1tGiH2KXRyyT
        Wx9yNIMEWU7rmu+0+GwhYswfnCKwvDl9mARuc3omUjhVgALC9YrNceP5fBWSpTlvQwxrsr3zRUjZdPwpkteD/4L9H5ryfgptU56jmxpLHF80XUU6WcVJgU5W
        bJakfOcMy2i+8zAMHuj4ENr/Gkepi1+08WX0G4esUhuzYn4pzKH4X3DV9rvKLiwn0RsepEnv+3+UDRjZCpUqdKpmpyaqNsJ1FyjNhOum3CQPLdFkaMFESkLS
        8gW8+bEHhqgdii2xSH6KiuKHjYkmtt+n3Qc56h7DLN3fFAdwvrivCXA55IbJj4QBo7rC47aAEKM0OhI7WYWQuHiRCYnrchQ9JMfqyUUuzsJZcM3UjJ+yUD0J
        Gc7b1jRP+fhwjel0s+nJv1WK2uicAE26u6x49RNi5CkB+2C5S3ICxAQLDgeM9VAAQCHPrJYgOrQ4K0MTwiY+KcOmholtZLGDr9ihLaAoNmpJ4ud9LO5ap7gs
        FbfesxglYtQ1S+mQsXVVC4CBMNvyoLWjx5a4FYKvsgRPH4eX4SvBSMu8pAeQoKwEIM+yeZXlC2w1FcqrAyrUhfhbNFWlKrkLwWs28Cw8KAtIVmsxWpLY9pRl
        cRxbmNQtbMy7SUAelxEp/REJQ3DRNvG+qaxPKGWfs5chb1sidiMkySYUm0thRoWMfuDYlqP8zWg3oV3Nkq9eSvVZUGVtRsEJGSrZ7o2SSCLRX9vrQ74JP5AA
        UjiirctXQTmWz+MN1iQWy4a8ypLVT8g67+S2LQEAcrdtgCfQBx+W7odeh8N0Y2HkxuodEDVQK3/d/081d3K5fN45p7DXe1EtRfYuDnw5R4KeHV/kgR4sxq+J
        DZW912orAFHOqo8pohU6PqdCXyAYVRgBfPAqI/Lttb5fhRw68ibnin3Ied5mRiD0yOXa1HXBv1K6oemx+HlOuQWrkT+zUe4tsNijo4Ufl+kWP1X8BPgZw08D
        PzP40fjZFfw5N0fPG3zU5nmYh1OOT9lhWWQ3NpMHSioCZbLrDoe9tGLvyUVYu0+zGTUQkGFKrf0Xol268MJx/eFo93ERB98sPv3MQ7CWW9l4s/iEHO45m6Oy
        XCDwEF22S+9+5pKe7gCrhtqhceL1z7393YF1YgGR85ChcWLfT/9o/fX//RPHHkXsy3/xRzfsK1nftHDiv33L+LXO2meO6SHA7LpURV1eJJ5hmAINjQfAMoUw
        aFS8nUpv6mmY5ltRo3OaDaw1fZalG/R2+rK+99dcNFv+9Rw5x8Qq1UvCWizhIZa0mnrAlcg81FHl4A8ULGAVAp3ZLH0XtQUpvQggqEUI6kVMPQlHUOc44Fo0
        Dn5MHUzEVAS383Cohn5PZC1+q0+cPapq726O01l9EPvAuoreiqCFxebJDiiguP8cku+290jdoOMl1rnupHH4Byqsi/KWRHiS2BqLCfSOvEexysWLaFpy78tP
        Si7NZdpt1mBs6nLEInsxKt1H3efwd2G15wPj7AgN8QArFMuED62AWit7rRmipyZmFm4+mpOo+SqIu1pihszm7HVuzhLq8gS3KbdoCUtQqEQKaM6SroMDVmje
        L9HIqwf/TdFaNqIpGh8EBa9pag7xFE7QoSbzYzS2FE7iokQTRw2NX8HBCgN+MS1I7XA4sX+GrnYxrGOnbzGE/M8DJBwhCdjhM1iDjeHvvqZ2ljAN+WImjcjS
        iydraCUP0ZtgR/rgWQHZ5XTf2P/C/n8EFstN2RUf0aO4arCemspv6CZ60OcyTIRdqvmwHsbjww/UUvNSdgoo4YcIZYkm6+opTM73IcSXIQ3MlSHJXJqRyi29
        o6O3r7dDusLLHCb6yOLYtygkXn7v4ttrmXonFyOkGUKpr34maq6HOis+2+qYGvAmrTvRjKZ/XUDoUZZQz8CJlMYIw//uBAeXfYwwqdI23WiH23I1266n18MZ
        9mcdA2hIhDiQiH+8TVNdmvTCbetUuaRKVq5Kg4DeuYpWTxUbHGekq5t8airagCp6YEUtVNQSk2qFGlINkpY60n2UahbR81NcW51GTNro0jsSp000A76FGWWU
        Xdn5K9/EIdOhGW4WYIrGifQRmZDvlNH7xP/Zpzn0v8O27XMDZn2VyZ4kIFx34leDJ341eOJnBqz6Jn4bE7//7QkvYHt0S4S4auQyw2FzdZnMFevO3EVhrW78
        1BNikQmsUJrcEaE8VDoJ8gz5/L5mZBN7evZPAhZPMWM7HFzCJt4B1qGYdZhI0DarFENPZmSOQG6HFksfHEXbg5TwZGRzEG32fkuCaLt8lwQ2C6zHi91F+Pbi
        YPHsGWIa8U3foGLag3zsQJ7A29lnB2Lw07ayl51zZg/ewnI5vvyJgDc2jcF3vCHXYu8dX0yvNCy7TV4DD20ESaoU7tD64y/tiBGjUahEJjVqY959ku0q/xe/
        xd29HJxXTzFswtXyUjTE880ygsIOUAW98ab1v7A4fTJeuewQm/zK5176coHE2D/84rf9ELapVLgvZi2x89ae/8+f+93fLNLzf8aKUxK9k+e9nOeY9rYsjFGE
        IPuE9ZSch3RJhJZ73GWSV3QRIsszl6J9eTCiYvzmm5feLN6PKKjAl+fIfBtvOmFVF2iQFcNabJHI7x+xrpZgxDynvkRH9OKruK7NqS/i6M+pK6VcpKAc3DXq
        0IyOzjuvIKOady6jgBcLi/R7uWQWjkRLR6Fp2b8WHcicu7vRvq/VfJ//noCa7Su/QWQb/+HnPvObhdBlbSQ8cm6EZvW3nGrBhzQahAdxgGBhY1JpmWaqA9cQ
        YGeWrThjgxhtPT7/BCZAlzLszywD9L71LYNu66xdH+HuGNL75p02R/ueU8/h6Mw7qzgenHeexdGbd1ZwbM07byAS+BuKNa7Q8ohWmhZHrfhp9cScatHtV1xa
        bRpPaJZtg5OSGvwA1XwovsJt+grsYThPLmJ61fMZB3N/t1cUOpDbNvSACdLS+7q8t+/p1nq4z09NXfjru9frjiG24bQSjfEQNMZvqPhG+bBgkj5U+MUVF3YD
        N9HNQ+oVN56Mv2s1EBWyVD+yAqAh7Aum4nr8mx9N7iF1aFZ93iUWQ8dXXHT1VqNHD+21rgCyEid/4MalJ8/qoVvtL/BeSrxin60W/b9r32Z9FjxtD+ift9Q3
        6JSscNhuuch/GLqNFvXCweBDtpDOs2U60jhaKcs4egPjaLWMd16RRdlQPLsY3gzn36IAv0xixU51LHHomAbsaPY4OtrHMWOiVvBRJcZts+pE5EtgDH8JZxIY
        YxKKK0SMiQ5wCJnoEAeWiW7TfvCDim5vICaNvGUSUWgmEZ+Gfg5jZoqt4DlkwlB3aVmHKmJqCdaUmWu4gOACMr0KpDq9T6NOqM+XFI0ErpC7hLNT7yVxcRIY
        MgcyFZ8+lDu/LXfuSvVWvUVT9CTi4dBPAz+aa2dT7dBLSTaqpqkk0l4lUp6We9EtJl2WCTupXXdi1rwBAQjFJpqk1TecRT1tMpLUvIv3f6bNt9Zkup/e4zxr
        94Q+pJTn+lJmVdumLtCQsX1o0kiOrtKMW4VIVQVmLdHwEi3g8r7G1C8KFjUu1i95NH0Azvon9t4188dfmJs+Fvzz0EsvJB4KMZkH2Z7OPmJ9lqRvMKuX6YjR
        u4FrYlIvmuuLdER0lecVrShH4stM+j+GxFesxciXVjBtAJuurNP5q+hj0OvTJGZFfo2N8qi2u2mNkBn1hgey00PS4DNm6ScqRPNaiGrqHYhFbEqmiQtogK5v
        wu6W6dYeazaiUR0tfDLcqxeO62c/Gb4tfeAkEZQbPK8iNDI1LJXlk1TCMhURHFQtM7iYU7RKjr/rx1iVVmP1IpIj16gYq+9gqye6Ea9KJped9Kv3N4l6Z+gT
        g+8mmRYxWGhk+/jkcXTnybwtFLFdPR6X0K3dnLfDuwFXjJ5tqfO5TkXcGe+Cbl0Ifo7FROLVdOYTBwtbgOSkLmzgO0uoL5ZsNVxVI1olvQ9tRsf7aYqzN9XO
        xUoSsBA1+PjRvAS4C0hzVaodkfw4u/FxrG/gC/hE+T5kgZlMbcWMhbnFx0989cdf+9zb3/3QsS7vq1HaO8PbcTgV3oZDIzxCPfATKhrmqiLPMAnw3APjaH9f
        2v9daftTI0dV0/7jpv1r3P7VpPGrbFFb48b3489bi8GnFMbRuxAeYRgfgcFUwzjCUwFUIQAxgdOWpUSq9ImhhQGGNw25On+kXoyakCE8ajcNfraSkLa3lkau
        70aHAQQU3aObtBa3orv0XZtdv3Wd9fgndH2P883RPhioHMci4aS+S5+AAcRdnGPF1vuM9cxdmZd4UgiWSRx6cp9MTcY6ZE7P6X2dTjSHqFsn9HF9fLDZxd36
        brolZhc4RnfjPXP00CnNp/QsDqfkcLLfQuZu/BzHzwmUJBles/U9/CCVhwRKP5HcMc+dlOeo3nNrj+rDCI5pR/Nrj56FxFHfa+nYuQdn9Bkn8XhaRZry5zk3
        jZO7xIYP/RB8j6IjTQr1a//Usa59o2PZ4XEoXY6z8qMOv090nx4nKtLjILM6RkSgfbZ4O06vAh1FTTMymhgZAaKm95POuA4wNMapUJeGxnGGgqlhbBC9YVBX
        q6LfBksZR8Iwv5De1dKtdnhIGAvR3jDlpyLYOlMUK1Ud3F0r0gEPvEN2QxAJHuxA1+hnPcqvA6iFWnCx2JcKyiKxZUL3vs56v+ick2Yo7yGS5dIyr156VIYQ
        ZhpeVzMkst8zjSgi9PSNraOPQym7L9s45+Wgl+7aEVnmd+0OdEhm8PRtHX2gk3fV2wcnsn29u3Zsq0sfB+OzQbt2+yh90K4d0q+zaxd6UCd4OdygA+lV627U
        /wBNFDRL5PZpF/KbrvElHSf7roc7lLF/x7bGolGXZM8aLCbncGiE85Tz4EdCNM+B3Gathw9NG4Oq0+5j+/v0bQi7V9QLn1wy4dy73TYk8oXPRLfnto7n25Tz
        cH4j+LY28aHbqF2jrEMO6AP5DpnvREdo/B3p6PmOvj23/zvHDSlvl81fVBM//4C9dCD4f206A7IvveYQr0PcZBMLIqGIRTFUIgigWYxLcTnYwzNYbtZLCFom
        v54hXh/4bO/st49mPxnTmJVE2QIc/nGZrbATIPOT7pmfXGxwmqtkdnIz0aCG8s3spHny9bFsr/oyw7oyOdmYj+aA+5TyrGGW8dYwAyG1GgXmgwJ80DDzrN4C
        q3p4jqOG1vl7vPmMY7n8Lvk6Hwy0GrzAvG5MpE6gK/h7rQZakdXJL2hX1AfZ8KVa3dMMvX+Admm8lXbZ97dtl31btUvaKC5aA2rxOhqlRK+sJnJKXtZ+9CRe
        dzdCoddfoCYTdcvh/H2vF/uZXpuoX3Kr9X2mKSH88cxC336AqFnmA2+dpvkqzg6vR/Nd8LEqizXE1Oc1Eoi50wQ6B27B3xXVsAhg5SjlOaJvW8/pXQ909e2U
        Qvw6+MmBE1cL8nl+2komLJVOWM6m6apHx7TvpU2qqn00wrWHn8P002nnHnhs8Fz032H8k4S9nvIAbj1fkCO0y7wJIfEYFR/LBrocF9F7RnasQmidIRy7JGbP
        LEa3gs6j3FdEYiYR9VSDVlEh34l8aGvpHLYGRPIlbEhRBTasB91lOk5r/5/Ryvh9dLqs3Sfj5fc+EVv3LHra9yMXKmQ/VvfSomg5rGMTB51GxFrn7nNhuhpg
        R9DjwRPtw/zngkPAqWPfPIf7KC2FaApa4tfg4QACRHPWMVLqZsdF+ySv+WiEEHeH6eAuJhtqmlpAwwCQN9L8uBl8zNYam3pVHErhjVpDc9igA33hGGUeWwz3
        aDckNpBs/G3bZfFAmxAInq3/6WHYfxD3wsfvQWMH4BcTeJFZP2MzdIL6sTriI7eF7V54Rk/QTefJqLmINJ87XxLtJaSPUgtQL4Bzya0a8clIiAQbZf+GhFA8
        OVYDrETtvpqLt6b9PCH9PBFf/pMgduKZeBv184TP6Vgrxmrp7TWP3tekNQY0qq5uolmwhK7eWyvoUT1Bq2tYc1LCkvDrbXpb8H8CEpS3qkEfRvxEYxPB3McU
        sHyKHt8m31rjj1xkf5ISJRJLw8c1KLPxMdmGvtpGVa0H/xqILuaj6qLQB8CFuxSrxXC7YTjUSTWWX2t6+yLaepuupsUzuxpU7o6k3CChKB6uNWrKHe8VZQl4
        b20xGkW6CzVdYPZJ6OtO1UoIf3RfjSPSPAkqHdPMoGVhh+agkmFdUIUxTi22HjhbY6YP+hh9EJGK7ztbq5pWOVkDHD61Au80etTYNT1GHW4su2rQf1CFGqhq
        Q4/J+wJuTW5nZq2umVaYAh+s+QxM6C8h1ymskHnPmMpqPkhva6JaPnqbKn0K9kw1DgpZuw+bwfSBVaH8Ri96X7LA1lXse6MvwzH64DGOLlPLPr32YA3D1gKy
        U02qtOPBGpxVDRkQOW833RSIqRO1/DuoWQFyEYBGoh2m5/DV9GN6bpZ7jvj+LHWHy/NxRY+iRUb1dmm97XqHabgd3HDcUsQjmH+kTabQjovoN+oobsAGb9lV
        i31WUYZUTtbq1c0mU7lsVSETaj3osjYNPp4qBo+/WjJHTGwSHaoDHwKnKlE6ceVAJopoTAzCx2TQMuvZAX6KTUrsbk+Arc1mQGKiUqldl5nRXMsVEc40ivGv
        l7gxiJqIpGb4gghyKdquG0RFMBFo5HOMZTl85KARVxZWMso3kGsU1HGTbixFo/omKgTdycRJLxxl4qRTvR2bj+nH4uFRPDyGh8f0KB4eo6xVZmXsxz96qknT
        dh1zBi3o6WFhrPTQLNeQtcx4KByjQ00ZDryp9AZKH+PajxKnTurQQK7tyNWQD9hOo4U/wAW1nqKuoAG9nWtFE6LeDsuKtHINrhwGLGbISvpuP2s8lOqj5cbQ
        CBJUaPQk90ctyzuay8utIKOZWuNBKn/sOuQqY3XsfndBBqUv6qiAxgVKr0oHYX7x01eOJvOPL922nS929Mw/ZRrD9LGO0DPJEJiLqno7yLOqGyBPoskHqFFG
        zby8BIXZEtU5nVCYvkl4uL9mV0t+f9WJqFkcq8e88YvZlOTuMTr3icXzvvuNvMfLVaLvu5GEI59mdvYzvJH352/VEZ4NJfvMrJrh3WISk6hObvAjiWQ9s9cK
        xORq5jYqkH6qEKmjhUs9yhCWnxqM1ePqhUMkzLvHP0jCpj6EnebdevyIVaXD21Cp3Xov2mI3RiyUs+J+vtfaRdPdCJYHTRxmiDWNsEpUVNvYooDWmvXkJcxV
        I/HzCiKmG3xF5bXX3gCrirsGpB0HnorNGlTeKODljMtzFtSseuwF3ZT1A4n3bjgVqzCNVLgcthzIglAMc2DBAICHwY8raJDpYS4Q6xQiUMUGa9csR4cn+BiE
        WKSoeziQd0Sr8ceeqGW+B7RwONAG97u7CZU0MfST4V36RHgcztpPoI+GfSr1TfsJEvWmQD1TmK05hQolNg8lPFFPa1FnwWhiOL36wSdhKTWMBd5eqxXR008A
        KxGVOkUvwPEwvcyVNZ20A4MuDuM9wzmkVWoAVEUU4+ajdSu/sQkKxQvC4VzXQKo4zvbMvr4L9sxUnXHRX7+LkmhN+E5qSOIX6HJa+0wH/4fivYNh2TvwIQ6D
        moD8xBy/hoewYF1hNePITU4pXAA5gXqJuwR/po5bmm05726ipCl65S4pDfiDI/Gzf0Tr5BXYJI8AkC/YC7pbUZEvKzqfPZhgYGZmDnonFl6yM0RLaHlMyJEX
        hdzWHBLRpQZPJCyq0go2oli0ggDs+ckZjcfpPdYsLRVHGG6X91doDOKZhzAAZtUDKGFWnWK6l+EgBqoQsmov6KpZ6eZ0lDU24d2FpaMR5WHd4WLpJJWN+siD
        azsSz0Io4s0dkjCWYxtOWC6bzc+KR6FTYmN5OW+wFXo956tPBWTEnHZg1Wz+UJ186T5fuq8qlsNsBHKcO3AW391K+8v0lZt9DXy4fN4FyjaazB5T8hr0sove
        PUysIresp1ZYtZNdk9Iiu6RPZQ3CYzgZvEE0zEHszPsObzWeqjKeDqNz1XSm31zO6yWaNJCRiSgZw2yBhhmOD4XHefmKnd191It6SjqynRXiGgsSLoEemTUj
        tYEiqF7DRGezFo2gZ6GZIYF8EVfWd6JYPXzEehi5ZununPUIn9KtOetRMxLfb0biN9O42yeLa2qUrNvYstKMPd7Eks6r5zrPpyZNO+8wOm+hv/MctnxE98EZ
        Ect2fYPehaJukGF8g55CUSNxGy7oeie0YD4OGMaTeudeq4EOF3J8QfuGMXuyr7li9+9U82ZX/HRxMf5w/e3GiurN4mKixRUdJwyiLmZaTvpgIVFNNXcNnU4K
        nU7KbLVTZqtJErCJy0xCEeXqWzA33SwtczPNfg42/a8UM5tP2D+0ZKgO3aZm8XOL1H8fnB3PpkZCZ9msNazQX1mdzxklvJttO6CHgm2UK+4JNkz3sRPG1gWx
        HfyQkC4N1pdtmbRd4KYw9IbLeCouYFKAerLXetHmTuI7bZujF3ALZGqivHHJP0Jhe63nAMrqYosZQbDo3UlQAFcGkx98TMkOZBb29928E5m7rDSlZs+6Ib99
        xQ15t/INJ9wPTmCzwcOqi9/n+LftJmYS7qz6d3ZUkc6uLOFMOrt1ITwIkA18R4U7/iP1e7njK30dz5BW0vGgSXwPsVvz4v261Yla+iDNPfs70cEOEvRBeGJ7
        mT0F1egVp2/r33k1n6JQ0auO2BCUUxsC3zE2zcSBhELB6C8omEeVN1kUWLosFgVl9Hy5ZyuI1XHmaRACsUcrS5GYvObcZnpmmjKjUYYgZOAyaLYqJF6FUxJ6
        8ipi6Gk239EmzOMQJLEKDjNhmdrvBV2WEehHnmxWnG5ih2Bfz26VmMw4xmTGMSYzsNhZdRbZwCazmhEbnmc22fA4fvyl1SD+7GqgD+bgQOxmaInNUfwpukWX
        xfjOeBIncLA/iJN9ME0yhkt0WRLbpHgMF4V45YOUDgmgzGK05KNM/+Xq7/5EIf6TV+145bMOUQoN0Hgy/tT3GhMoooA/t9ns7ee/J6A6fPijMH4bIX4xlBbq
        Xt/uiO8WYbXD90iYk3TMTYrEuV2WmOVht7sUHtZNrOtvI2GKFlTltGU09pdu04cfiyaa4aHkCvNMuoAtB2/abExrKYfdUlBEsKKA7RztxyNE4vpguxPlbdBa
        PX1I9L8e5QW7VMrDludZynEbxgpGSQ6nYr/e3+7oA7plUIL260OUduhx1HQ/b1ztR01Bp1OYPagtTN2Sr5uC1DQCoYWaJNjFDCMAf0CbHGSLKOIagbGOarBR
        FVs+MKfAaveWqCxsoryEM2ETARR3GN/7qXV+UNH18zZalQsKYKEUoLQgsVDi8V4O1hRRf5lGUxZyppWd7gfjEfUY9HEwWiiw0UJOKgo+qKJWtD+cyxlp5C2E
        cvM9slIDgq+gXVvcVnM4AsmnFe73kQr+UAfPYpqwiPnHV/6IiNTmVdg4r+OSxqxDcVnOrr6fOF09/qwSSQEpP8UpX8qlTM6pXwHa/PicehnH+qz162rO+l5z
        /kd0/mk+p9lGRZNHrFW+2uNcVtGd885z5uoVFR2Yh2sjnlJXVETz6PPm6osqKs+pT5lSXlXR9BHrorl3VUGj+qK5+oqCLv7nTc43VERyDaazlA+FtxMXHDMS
        +jBzLfGb0NPijeiSaFgmnndAFi7VF0LMtFWi0dtpdWDkCezlEPc/oOezTeFoXt/ebZ+WmZnV7PM9ggIkpGEgGUuV6jqpKFefKtDSdz5Go2ZLUwDeq4qf9xaj
        inRo2k/0aIUmVDRjfv6sY9l4LJcw2QRpU/KLHo0JOl70wiM4Pu+F81QmAMTpasPD78v8e9mDkR+17DNO/2xac/WRC+EdgybTVt9k2pLJtIXJtAWFBMK9Vcwb
        5/UR7HDfoY/o+U50RwcJ+g5Mpa1saFWCH1bhDB1IhJoRZHhfH6N1pROgJ0D/+4lr4IgRMHcaI6HGs9lYjLAjFXHWwstt6QBYyb1o+6IS+azNxA8X3OALiuWx
        bNzO5YYwlDz7WR+r5+bFbqWAafAgeIGF8agPPooVeQBRnS5YYjqIB0fkwRHYEFvESS7D20FkyilhWlNgWq3YSgS9u1ns415r6WbwYRXiU3ES4UsP4e/xZgQu
        ddDwzBZzzRZCA+a55wTK2E88mP4GcdcWcXn641tpESIETSUsN8I6zhIk+CkILpqdkqd4fRdwEALRhpfNPhB2mg3bhkWrMUxlnh9hvxI/PAdk1hU0KeSGVDJV
        BBtdGnBzm1VJmplYhb977uPR3AX0fj4ETGIHcakbzdH8BOToCuU5uB4dnFeBUV4dzE9bB/PTFlqtLDvk1XR/nLXVZjdc9NXluMq71mVsmCU7m75slfiypVk3
        6uo61NW1Qc9gO6nEm0JQFqJ6vt56QuWaYbFR3WK79e+hTi2uUyW4RQrjEBUuhgtgMKWVSpn9pay8c3YEFbYj8HPWl2AKFe3fC1OCMs1E5t0lbNHw9j70Kb4J
        6EEZwaAr/HJoqvnVsNPklHcgNJJoRPMGBzXRPG1lb9D/1j57A8yqrVwEOxL68+LLAaHfgyy9wDSB2xcWpiWzF87LurJoT3sVh2WWq1g/CMkIIvzWAhDXMzTO
        ri5vw1RZP+vpQ4+dZO/DIWwUu/oQWIwrGzpTANaElCiuFEPCZNgVAazoovFreB7H0hGL/R+Kc+pjOBaMH8Q+4wdx1EjoTp+E/iJx8EQwpcuL7qJ4jES28Rbh
        V6168qpnPXnViiev+qorr3rDlVdddeVVr7ryKnY/oFe9Ahn4Oa/nVasFOAuHuXUBFgXP2YvBq2Z1EHwbx16L/0MKOQp5/GMsj4+nHgmJP9AX/+uvfyfD1mFB
        APncB/A9/OQ1MF7m1Axob445yD6Z2u9UY3SxcCf1fEUc3StwHi0Bpg5LpYrAQ5Vjm5XuQ/FVxL3zd3IIWOPDpVXgMY4GHQGeBTu1wBuAzvAXtn+/sgV4IPO/
        Wv0E0O+5ESy2k7QzZyrGpYMPFrCuYJ+Z96P644JbWLafss/b5wQKyRM3Knalsq7nPOIBbaiQ+I54gjY0TsmMNuQBbaggaENehjbkxZ//LkYb8uLROXVQiY+/
        sK2V3waw0pd/46N/hX74k5d/y8mgqEoMRVWIq3SnDSgqxdHgCrp0loo6uBg04ICLdwF1qoDDQeBXvUxdi4uj7H1zbRsxm61UFth+588deppyNm0jKVrxC7Rm
        K8R/9V0BrZsVl2K/5VKcvlKuJqUoWF0UkhhvblRkr2z2dWZXbO/JRVnhR9XTNTj9jd0DlwRdYIgJRl2QwG5VIBEoHYJxF4K/gp2txPPxdJVGPwsWfvqYUQEX
        YgYvwxxBRb/xp0E8Hk8E3yH0WRBYh4gdfB15lCeKIrHN+ziiUBGM08GKYfOjkQBagP4d+RD4Ml7zafzQOAR7LDCiBng205Dqo6GbUxpipDUmG+3d5MweUgfj
        cvyZ707ci9DxkULXExucinfEX01vIXUrUiDiodH+0z9RAHkNMcrZhwyJ4ajiis9qHnrzLmCFYOQzIsYMoM/YUF+GtwuneNgBsCbEiQ2WhvVS5IMX0HwpzAHf
        yWhW39Ib3K8cXyHxzntfvWCJlXhu/Oe4AeN9pVcCcVaih3c80Z88hFW7S2zD/3NXuecdtvp3JJ7eAjvKaesxBszKbLdOMjm8SnyzSDxyYclw1lw1i4leQDmW
        bRzzVJVhV+gxSIRFaJxKuohVtoMD9JxFMb7nsEUROJpR3hQwAyC8lItApwXwd025Di9mWRC6SC/SwhaIm1iaFiVUJn3jh1hblbw5LLJnIIf0xNsja51xD+E1
        KCFLUVvglDu9IR/aEjUF8TY6onRgn2DEfU0/yoi5HJ+pyGIuB2YqGjF3VQqnD2bnRIUKAHzVlsq/yqEm1iMraYHgacWoA8XgGTVNU9C3KYP0qDp4OyNdvGJL
        cEcuesOOWKdiA5QaBQOiOnTk8160I+/d8M4niZC+8/TdT1BOCzETJTyIWtPOejfK3DphL5ZGPhXBer3L/q65eNvruZt+ZF3IReBmOZr9qc33VlNaQH9ccRiV
        9u/fT7rNftKt98BPeujv5ifdes91/KTjlpAiIHosZlTsrDXYT/qrg/yk7+Npmj0oI2aoNrtGc3n2i9fGQodxFiw4sWjn2pfZH1+lOSDj2SzjKf9DyvaWGb3D
        zmCYHnBzzATygcFcsr425lLhb4S5VGDMJfrCjNuHDDFiwVgth7pkGdQlqxd1iVEnuEBANn37JswllWIuKW5CeyDi0gXbtpcBb/OgK0Am6n4JqgsApHfwSojS
        ALAkaZHDKCsCOcF4K8C/OslfmutdQUnBbW5yok68TLLavVkFJoEOPVmHrls39WRv3QSDCnVz8UpLy5mVq5vx0FcmB9/eom5Z1kXJutibFXU7YNtEhLzhiD5n
        kCWgrLLchc0ugBJhHrkW2nSw9jgtf5qFTismqZ6OB+Pt7wOmSuzc3fTHWQxFIqQc5wm4PVv+jw47o+fdZY46czkJdB+/akE2b6R6+/+fvXePlus66wTPq6pO
        1anXrar70C1J3udYtq4k24hFJrGcEN9yS7ZsZxIBAdwDPa3EdvBchRnZBHDGN5byIBg6DeKxVvtqgFSVQhx6cOOZppswYKSEYTAzPd2aNWvWmO5eqwVDQ0I3
        HSXAjJtGyXy/37fPq25VYhvyV7eV3HPqnH322Wfvb3/729/r5ypWOWO6l5SN9KTYSzbfz+glLbbMRERwF/Bfdqm8cTO+FIcZbrf6Y5ll2K+SFSqfTJ4+L1Cg
        Z8BWmAZ4fiT7qu5YGKNWcOGHNh8W1pllkrxPdtPFJJDQs3nHv/yhI4/et/w9V9LN351/Y5xUX3xOtjXB+0bXO4+PXvkVIXHEqiZ1RqsmzSwz852/OWbG5mtf
        vueOH7gMWGADEdyfTKTID7zl/f/ZF479t988HQPMGNDakJuO//g7EY7xW3fnkRtI7ecdf/M//rnvWlr6oFz/L1ni53H9+N+5Y/Xp937mO+7WFQz7XoRkSF/W
        vr+keJN9LkY89vJuzBJXmZWRd6btVVwHiZyXgXOAPMUchVfcpD4ds32y+k4VXiyYTJBwfCdDzbi2CQl1mWDA3d9w8eCm8MpliF/8dVIWDS177YeuFFYbfRsh
        tbKrjwzxuqz0o8Okkg7CZnEQvPmDQJyYbM3CCIT5CDBfpvw8rT2f1KXrM3ppTZMmoAiaRDhhr5vW5K9lZCBEY/TrE3n9337a+T4Z/F+bjkvI2sDW9hlQk3hT
        pSRf26AXW7uGVcrFIYJMUxI+pclQa2hxpRBclC3wl5lWGjAuFQvjApwtqZ4Rqd0f8TjlnpF6vWxErt39cA5jcnd2+ZW7p5PMUwLkVPDagWjoHf/wS7/zvUf/
        9htKgxa8+FzM/J6F8cH55jv/Q/wLGJ+Qt06vv+uXz38zU15mH3dUPk7YHlnpMrGjuy+SuDaU1IySGlXMQDvTLJny4B0/uufbpLOxjvkUFYRsvuw+nqzCFfmF
        TwrhrBG7Q4VfuZNdt5IlxHFPofUyYqlNkf67Q5TzjiUWouN4mrfb2CkdIM13cPwDz9x47iPu4cvT47/x5toSqGU8Pf4tjLz6rcsweHXGSX9KvpgA6U5+dqZm
        DT8H8oYBwUhY0w83P/GhH3b/4q3T4/+y9ysrQmHy+PFv+3ZLeBltylU0BbAYoB4lqjrGGr2FMTYc5XQKHx09rIAwo/Pu92UdsKodIx9bGyd1oifUJ0C86pNC
        5dOnipwg7bOvCRXJpsxq8tMuojJbx/yXPDnKNuAKjiHD1Zeh4HkBR9kQfArH7jF/jKN7l/Msjs4x/4IHtoXlD2BjS/J5O0nt+ObH/tGT+35p+ThjKts7wnTz
        K6Z2/OZ7frI5+ZnffvMjwnaz8ydOPMEFIxrHNV1EfsdVH+k2dnnCTT2MnT8dv5jsAdXuoQ1nBV+HyzJObSiCMpJoTjGKdVwzzQmejQCHsQRcvh7B93rYKSI5
        ewNMukPEjCSaANWS2D5jPC5EA3WoD0geOJhWp8V0MsKr6fVhPGmVNsigdU1kiMTAfg74ntWd44e++8c/++cb1++emmgH16+6CoQ2BRmEwPILEAwo3CAiw5gQ
        C4lEa5rTcYY0IPOXlgupRabixR389++l1pYJd/AVXAiITuRb1JYcmeBO++zutsoMviqiga780I+15fyCbLt+1MNInKZBDs0eI6hBZvcpzO4N753w516SVdR9
        3qyoZmU61vpkk0iSYFUid3T/jocKQiT1XVYbi4gpF5a87jbzyF8X6XrlAGI8MiHFSh8rR/wLrsglcnyyyOKiXPDo6sJ5u/NYskcRoXLWEAIL0gPIT8O00KM9
        6Zcl6dGS3OGV5Q6vLHdU58odTVnyVktL3hqWvDYYxZowo2aBqzYLcodwwiXsW0XuaJbkDiBLVNHc6tzVDdfnrW61WbmjLQwLxLA6K3cAkHtVdnw5+JFMtlTu
        2JPLHQ109nkIG9JfK0iwkZAIpX2k1hrOpf0iE1Z3Mj9ElTtWIHdUIXesQO6owY36TnnrykK5w9O34cNrRbmjmlKuyh31uXJHdf4gYAGvlyS/qCh3NAllkcod
        Mu2rGb00yDeAyxOaLrlrVbiEjky4YGTCBSMTzsgdsGDI6Lcn8vq5cgesJrKGqYhRnSolhdoGvdjYNaxSLkaS0vqM3NFFi+sFuSPM5Q7A9SXdCUZTPpIYo1Ur
        d9Qpd6wQsQuJJAtyx2oud9SKcke3QE653FGnSmqu3FETuWPV5JWncmEmdzRULrRyR0dkpJLcsapyxwrkjirkjhXIHSQ1o6RmTdsiA3QmrCuXO0DDq5A7Vil3
        rGXL6zqW1zpz8ZTkjnTZxdgQqDUnlojE0ufi0bfEIitIQ6c3BRKd0oSO+tpyR3+cDHQtT1BHn2LIOn4uyxuWx0R5Qk2vQe6oilggHWgFAiGqJsY6rusYy7n0
        SLsgd6zKV6yV5A4KZDJlZCkcC3uDQNeWj22agQpFkD8aQLIdm/Q1UVyj2qLEavLTJYQBiTzxOcBQ1Y/5hPWKjgHbbQVgd1dxrB0DBNyKWToG38cVs3qX82kc
        IZe4GdtaBcMneEy4kzTKskcFm6KC7NEoyB7NWdmjZXrjuIFV5L9SwYPgvNxuRQS4FEqvw8aBHzUqKH1Y+mTpLQodbTwgE32C1Sa4KKc+4Xx9XpyA97RQQw8c
        uk0BNWlhB4DtDYUOjz3NNyY9vJMiX4uvFqbYZCeLMCIMG54IrYJEAqXjClIkCS9tFaWO6g6un1UmTqGjQSmjpWuiSBlSaVIrSBkwZO+YXlHI6IrYgVY3IGTI
        k2OZD7bGfCrLo8h3u0KJQlfzkMBhK8gjDIlihRIFTMUr8GeFvnKFIBeqUjYuZIUVZH4gjULvKIewqWzpihsv4XhKLz8Eh0Z+sjy/NMVWeYWog3X5RcFNNpXT
        8UVYaUUmiqivrSvAvacA9z6MsisigcD+9rM9PzxX264/rXnEQ4BSeJsl1ImCytZa/LEz4W4BTl/UcEO3Lz+iLBu5TfZLv1BuZFq6vWi+S5/XR+AZms+ShnD1
        4rvocmqQ1vmH6cW6EXfoONd0c2AmpJ/N28qY5Dy4pnCr+4ynznisgsnWmiUPWLQpaRZDQpg2a4vtzGtszta4pjV2oxhd3HiX6RZlKfer2zAd053GDYx0d3Em
        OakVhNudigS20CvrBH0SmuBXTewMKNk3gFkvc0z6tXmRMRWIIPJojZGPlfmZt1XmdavwkxprTl3ZodCPTP5NSu6+hf4rdPS75zyZV2tv6fXmi8la+hG1D8c9
        72mzds8bkCOl8ziV1e7oH4ZnhIJ7GaDKR2Az+90fNL33J0vP8ZZZuufPYe7c/mgkQnMLsn5e5UCq3DOnStcMdlU50CrlVqHKZMUaU5MlaYU97T+drMqGwuCS
        eSYZPL2d4ARwd/i99PS23Oo/nT2wnSzJ9W3EQ79oK7RfDFXzlllNDbZLDFZbfv9zSI/Xf/9zpn9qmFTkM+UzVuZ8RnVxz1RLPZPIx/WeG711i5vNygi52rlg
        jD7rwBFlmWdnnv9o3L/HiZcxOH3Z5CRLH5XNy2el3Jnnn/mItH/ZLH0UqY18BHXXseqfAR6V6b/Jf1IOy2/yzxoPPDCpSpMHGbXe/VCwiYqli3r3fFkbhZcM
        TE3eKZfvkX3KB56JCIgF31Y41m4lro0MZs2nwbcP+WeBgkHQQBp6hT3U6aBSPwkUxvqZ7nWPqAQvF5+HQ2k1q0xqOcWW4uw0kDd8WmsAvsbnq8adKSwvB3Wa
        PT+UdjjS+iQY8eLvJdjftVogx0prtxNp+imhh+XveB4XHsOfJ7e3dceM86TH60kfDAFPAlVRngQGoul/KyK2pOdFHHioRbtV2jFy0bWdjZ9JT2FF+mw2nl9J
        W7KqH7uCz1hC/KwHaMgPaMt6qPo7nv+A6X8gSpbe5D+Etn7kVBY756gbKajAEuaSEOaSEKYLwgQp/iZpiKoSpSKpN8U7mx0J259qyMASmI7XnVvFIkelimj0
        T38QekJ5+syoLnX/1g/KGPvMZ7FpBpfZrntc6QfUKd3oC8E+g26755zQ6T3nfujDMi9hGXOlTcnSQ8gf+Rxm7bc8/nzcp50HeGz/pMb6Cqz5I1o3UpN/ZuR9
        b+Ji+/E8Nh8yLVa3/yeAOkub0ovTF/EAbYo2eVgLqqmmaVyUM4fKF8hbUL4AS06kGfL8phyorGpEFozCNJqKtaHLpx2Czc1p0iimgcGXAPvUQOb9DKIXMyjU
        a6OHsXIhsS9QPMaykfpL0AwwOmRHimzipyADIMs9/oaQ2n1k4uTh6HRMhFac36mXNnUv1843sD6XSjg349RgC4nlwQf+EOUkeeBSghhTFGrJ07IruShV8BGm
        ahCpqgtU7AKAK7Dc5emG3EA5uduUnpuyNxtjZpaSTYK85CHDw2k9PGYTQeWIWXLxrGnvIN5rZ0yc2qnsruX47pbPwBMaTiEJud1/5ZoQa3gDuydZ6Z+tTqGx
        CXU0nOjLVc8/520XVs7tAjQXxZt1dW1wgEEDCadiRZ5UKMolGju2BeHq4aIzxPW7Hyn7Rry7dPPdRF2BlOno8PpovQctkYPD2QI8J5801UvoC/mkZi0qmpaC
        7XwsKxM2c1Ixmavx9XPTZjWyDhsFCz4W7wowzfMmtawNvnClkMhZKL8YIASIY/APinPSYKKLnBwz0bC3WYwXsiJiKWaJaZYrkamWZJAiUHBRKrSZV4GrZzM4
        ewSnE0lIx6oEs1dIMFesb70AFwWSr5QChtdpXp4RDysl8RATJeZkU3y8wu3Cd9iSjpYMI3WdZDYN34LtIkkukHbRWYWIzWmTfZqKyIDdJQTvWFURRbHYW/xu
        Dx3ElzhxNVNZoRerhQ4td828DtE19Kv1h4cx5Ju6cZWsr/Ap9H5xiIKWMlIn+gWXxt5N/DmOPyfx5234cwp/3ok/D+HPd+PPafx5BH8ew5/34s9Z/Hkf/jyJ
        P9v4c97F34/w7zP8+zH+vcC/P82/z/Lvz/DvmH8/wb+f4t9fdBUpS3Gyun/kRX/fdYNtxQQwGs6otJd471KGsKY+NPDY8ZQKK+/GuKgHzSP3Pg5dNT1oAA73
        9fKgARRG9AXX87ddi2daOWCbpw48HFm/tA3Lx9Mrzv3y/HBKD2F+cOaVUijiuwLjXcwNrkChI4BsMbFhYamBddq/mL8X9sQJnZYK5UFbFZBvgIPOIAf+XZBw
        CYD6ewEMzk/559KlNePjaHwJejHvzlvfc8K4O7ktE7+zHw89euKJJ07khR961DrSIkcy4Ef1JNJQFUR0wTmXaCIiyzCeExYxnFQ1iTbLMPVPy5dbPm6hcICT
        QH3UpdQDtkxg6qWevQQ4YFftzwCxg3LBnRrvxsC4rxEeGelWPRMSTRjqEkIaQ2dCpHhoT3xocNToBhTBAApjT5GJZaXGJT/7RAhLk4n8LLCFRZvidw6bBY2A
        TICkQggGF9YiFxnn+VH+6/woP/soXz/Ktx9FRGRYbdOP8vlRVkVjPwpyKmxM8jWWxODfnvoJ3Wh4tW04Le8kbiHpKVbiTlTQbPzNzcKSc/1ydv3+Kw/LpMEE
        tBde4IxfCMhIfGXCLE8mc/EWLdyiPeb/WOJT4YdHl45/98ef/JV3PP2Tb5XH3vDb3/Hz/8++38bp+tiV//1FfnoYKtbV934GilecLvE/anO/PdfB6ulv3U1U
        TcjxDg+TiXL6RV4UYcmaUQf3cQtcC7pyr+xD4RVsGbVJUvK5qdCJr4J0qWO63yjkpMzGBR4Uzqv2oHAIXuoVLBn0THFSvwkHlFmHzOQS4DNIL1e0J4SMRLAs
        2zIKcJwYvmlGOmB0xN32JhYtlAiiHEFXbk3GEaGq3bESl7UXmI9ugmHnwLIZTuzmj28+kuPHOk5+XegOoG4GgiHp9DWN1OxYBeWxChaNlcxnf6xOEYBCxWT6
        ax+rYL7VKeASu2DUKppV1uVQgY28ndKTO+a24Ab3iumUPfv0VK5d7fDP/cPRamZ6xPYuHH34ybcV99Go4Jd/EHtlqaiTlo0JF+Uof5GDNDB3NyP/8AqxaK4p
        QIaDSib5cpml4eg6U0iAbuEnoYXConWUnvkQ+6PF89OdP+qedlhg8rUTQ+8Uhl4qtKbeF6fjJAV+XTCy7oKRdWctvZ5OqtlpNI2iaLoUtLYbT1XUB3BzC2kg
        ja/STIjDBs24XM5gc5xMWJ9XyIVOL6gJtuuyVbXW2MKtqtwKYVmCoQ171JBmoKkaKsKJ2ptQkIfJhD4zVdBbFU8SujzkPK7qjZDObB2LVfCUBZRK9o+8+5jH
        5SazH4aDQHdidRyOJi1UWOEmhrZz5gKsS9tk3xzIuljFutg3/fnr4sAM5JauizgmAyx/dTPAaii908cxMnWeQWsfTTGTWrSXwtAFT4JMT/6CcJtWAOhN+f9+
        tM9kdku6HgEZpkIjr5rPCz57oOx9tGiaqPtjnpwf3TL7bvwt32hW9r5cuVOvbPDKV7evujP21WbRvrrEF6f21d6sfdX6dTHrJO2r+yAOV3HoxjWzD1F5xFhc
        Ql/0JvoZ1sKqOxnYwDgoAQalI18uosZABuS1D0aQDUagwxHYwaij1hqs2HYw6nQLgwsUrD2wwNJRyiPSNlaOgI5/E8Wo9lhOmLAIbzUImDCEw2WsCjMdBB5K
        Oyj/YpI8FxuT0G0GdsGOXtqvl+iEr65sZdsxMQz6Rj3c3KJRlXdWcmyD7lKvP1heWU1WU0NzVDQ0NwntlkCjWKxgTTpidxXoxmXgBCwrboCBrb05sWQHQ0iN
        duoJHA5eo4W6OWZLkAYxx1RY27M+3LtvPyAj0/ts2ex9pDmU69Ki12XHjqYZwl0OpAAlfN+eKOlE8VoBPOsSUgsK7SVOMgS/nJI+KMZ36StTB9eqT6mZM/QR
        qk5SOd4HuaLJ0vd7TEcIGEQDxteWO7yOTIkWdU/6fT5dL0sbB6DndSVq+bPXLJwFy/winQUr+LOK1ywbn6/kYe6Dcm89p4a0zy2uxDK7wAznP7lepKPyk/qJ
        KzjsQUUDszo7BOtKazIjGzIGmKqYXOvyzj32M3BTb9Gnt8FJljR0l9TghIRfhTxRE0IFtfMEX1p8mn4qnJCsByIC3OUCunbCmZtOlaU1DLtEu4Z1afaGr5z8
        CcDDuxnbaE1gV8fISpkWliHscAK7Ms3jAdhyhSCPPUoey6YtVzoZWezJyGJvcSqknSzkuprOI/bw/DK8Cbo2/d39PiDZc9umDDGEdkCqSmeC3gz0Zg0OZuFF
        erxj9fXpFYeuD+GKWLuoXLKmXJLeyIwYRG9jS5vuZ0ucL4pjWeluaireNBY9yFU33eXA+BsTYxq5M7k3fCOhpg0CJPZp/N3/SeTCbdVNVg84GlzmZgLetbuL
        XmL+ZCeT4t81lP13wvZdnGIAwcBr8PKDUzfYuWXmsovtfkyoTWPgqrqAOThZM94l9QOo8YwqElRIz0xUHSzelRd0JO8e8nGNkZOP+rsnguXt5lP1PPjiIFN6
        XnC3uCJSJYM/Xc11cxAKtqSi5sc8WYdL7Ircd8/CFFFTktlEtvX/xk175uoHHuazB+EoMTWukORBBqeRVIcL5j9RVIeWZoZkT6QYsxf0I7xxqDqBOhaJob3G
        ny7cAevKL+FxF/Igok0dX3a7c8FNjoz8+wx9c7JtvDpNaJ8kldHLzuilotbpkWRjiCzbMKQ0ZcW7huBoszE0FVxFGxpq37FzHBaUhs7xSNcJwxiTKv40tXHd
        cdqAzV8iRDTpNYgPjfz4CJDszpkjRc1e0XGppUCS7NVPuYxM0B8vuHhTS639hca0JvDpKTQGiwr+5I2p5o0pvrWVNqsZytJ80Ra6vJmqqDcvX3kkqQyT2tzt
        SSTbk43S9uQQxP0WRIpFrpC9kivkQBhAJnS0pyIoIrf3kkiMEziftSE6CN/tyNI9b+OC6/M2Lp2ZLWnH9CC4DcqOkHBZhI9U2h3nTWWoXrE19WjFNJdePATp
        Xy+308siicLWtiSkVzUbsh2KhEc3SpqjkK6rF+UpkCSs4yqDpOqdkkrn23fJIHIay8YpE11SBVFJKbRLEwT1z7ToFonwKY5uoyz6Hxxdp6tUHbL/QTg0xQ0c
        gcOJ41nhW3J4EsnmwoVS/yEwv8JQN4pSf5PvTKX+aFbqP6RS/0Embw0h9sv7HtO3n8bbN7yHpOkVpOOQwYM/TVHsD4Ecl30mG3vVNY0CDTfKNFxdSMOHSzS8
        oTTcwmR61VRcLVJxBzueDghZqLgKKqbM21ngzttZ4M67m4q78DGaTC4WNLlDIe3qLtKm3RWumNa1F2S8ATLW72qnzr3Y5RxEXDEtv1XQ83Q8w2FQU8uyu5lt
        eZMOxvA3lM+GHz/MxU2cNafcsyZWtsVLW2hUNZtu1+6eIiFT4VchK3Mj/8IQPo1FZi1DGZLxpw71V+Asti5UOm98G/N5FPQEjRnCzUa3o4RrR7cr4kvRA5e6
        CenCpE2RJZroTF+SBswbXVyfN7pLM6O7ZOoXYZooJIGVvWQd5CHSUxfUXxzfOp2pl3QgQ7hEZmxK2pRebqOjQIHw6wSbkr7I05xuFFb8mA6PG9kqhHU/hJwV
        jCrpyjqU02L7ZDVDvFcQ0U0/BgGF0ygOscaNvJEv1CkcQqjpIs7gStrkWcsclqZopNgh7GM3uGE9VPICPowVOeJOWb5Burvk9tqQxs/4TW+oP7XI3DKcMjSR
        usW2waLsLjTUXSguKXd+lbtQ2RsvTc1hCFLoXERnbcC0iA+PXpeXtAzNFJNmrMtJA8tJCKkCmQNl9sjUOlT+MrxCdiGypKuvaWTSVkASFTrJKmuiMuxnJpGd
        3BSkDmoYkKmJkFZ/HeJZU8WzCJ41FMqaVlBrY7bX4D5cR3dHaTvq2g6IZ8jCfGiRbTucN+/jWqFwUz4E6UxekqUKftpXcGwwbuwg4sdewNFl3NhB+HOPcWwd
        85/FUTYCP43jobucCzSxZg4+QtY/4dpEBV45bgw5Z3eSpaI3dyF6TCZv2Zu78F0yJTYKUQkFNy771kMIfAk8r+K4hexy1fy0np9GTebfouyXrGk0Yc5+q9xC
        TbD+rFphUeh/pgBUkx3uRgdw7VkF2QzwJ8CIWf4Mxh5hWQM3rzKq7yDjcNpQXByEh/MudW1VN6pY2BF21Z651UZNEwQURHDYXwKLijTITJbIfqqu7au6ti+l
        ++NkRU6S5Qm2qWYZW6oVWd56KIKmyVMGjpV9q8Tljb7pYU4Xa4qXoWrDm9amYMBdvLmLNnTsvPHw7V1tA5bVDg9WZazxOJOkNzG41+PbiqXiNUiI07gPhfI0
        RlS3HHretsg03GnIwte8yEBA+aKA21/AE2H7K3eXdaPUeR1zMJxZgKnhlq4LKP2H0DMNVTESQPqHyZqzURpfk1ZNpO0DaUFHg9Rq3GZjmLjZhh4SvTumUQhd
        F+qUd1H10BqhG/TeR9WuBl8wjEdqv5jsmSbr8qZ1jKOsmi4C3ldgrh2bfI6D8BpThHPsAddYBmIhYkDCwmfBFCSdJTUky6DWZdCtizP5w2EjF3s9Pdg1e/Ie
        /Ax6UObQmD04QMhBkO0+5Wwd9DawnxlD04HuSRjRuaoRnasTxv/SDKGf1cFnrcFMsoSGR/izhIZH+NOb6HCkHdvNOraKjiWFpx0LEyOzqMOwjAGmPNCSPh3I
        7zrCDOAwRN3QwRsOoj/38eRlfPFuRe1+aHe8GwPpmn3y2l360kyBNO/hhf28j5UV+nlf8flMuXSTFDvICNUyr8BYtznW0JnuQxOHcyswhjdvktsu1av4ZQwP
        e81+Dvks7O2QH6MnVjMZ8PvtZaUQeesX8VbplhL47e6nSUOxroQi0IBSRLDCCOoO5GU37uB4zRWucJB5LHpy+9+6ZinHHL4xuHG/tH6fvPLGPucjz2EF4h7R
        7ofMFhXmIgZYBwgqLoCcKzXeKW+Xw1F57UGEZFRxMLJaYl25z+Q7v3drbVYTlFXkbXVlFTyIDN0VPNrVGkKtD87GHjw+sXpLhfcmG0MZoZDarg0qwWrKARhb
        KJfAJaCnfh1T0dNJ4GPqpJNgqBYYZTGMvx6rxlDYFAzLTbQiYLqEmi4wNfgzwcUFXBa+KpmSsS48Cepaan4D6GhUyaimF9ley1Ig82sDW3MkQsgwFtOTTSiB
        qM+aTqGw76AsoHrkNRehLaprtoUQGxzocUOGXgHxoKmsvifze2N4cUoTANhhD1Xi62hDggttiRf55EX+hCmP3JkV1VWOSMOUSx/oKXJK+GqOIkd8PcPg6jB4
        0K4NLVcaqrcOGP9EdZT6H7jORC1uBwG5/Q1KXiAlkFZ8SG2/R7Jk1iLDIOTBWxxeE3zVoJq8Gjc/Dc0h2GlvG1XubbkFiTFPhkRkA6/o0ZoXKzwRZo5w8D1j
        ergg3mBqqifjw9SA8opQ2zd0L7vJ4VJ5dx2yGW/cbjbOJHeY20/KtkSzL91hDsu/O04Oo+SOM8lh+Jbdobe8p2T7o4pX+CIcVic0V07gs2U9q/Duw9ieJbfL
        Bi0+Sh6P0TX4faNnjt7Y747ecON/g8Ekiod8m7Th9gdsCzxze2GnF8ivonaXGVNvV9c2z+ayciJsIcPMKfz6Q9Oi+FrsNpFxD2dS9G2QZ33XBege6Yfa5jW1
        xFpCgjkWV41Q71j5+6z1QWlXFpPFtGu5cwJTUWKUdqHdTlrC029RY6+Um1/BfrM/4+L78SdGWxtTc5Nubhqg//2W/psg/ZrKh7Lpwqj4GkcJRfp0TMtcdYrx
        MCbWZSnW9Wi//uJhn7xx3rK0nwuWnuQLCwz/nJFV8JP9amjxceJAVeMjqqwNwcvHgjke6+c2YWeDlyHtdXu1ViyQZAi+2rSwvrlak6/MUpiJ3Aarr4Lh4FlP
        rsOBQa4Jg8SD2tq9aWtxYF1xAlI5qqwDjhCypd+HSyYROk1ulY+O9wud38bsgqqZ8GXTLrXzO2vIoNG8eINLS0N7k+a3JOYgc4SlxtjclC3IECt0ebMs0bNr
        ABy79/JDk1fF98DrZLEAD47gaeJBMvNUWY4WJYbG1tTgZoWiqhULhcND2IOmA+uzFdsaIBV5IAHSvT/VvhNGjB43rTFEDu1MyErszhgDUptOsvHZbRAFD2iB
        H7DTLgqHxjceEDo+gNpjjkZyM7pqv3TVzVlXCRX6+cIyYqYDDCnGeSAPkEBvVnLFeBm9wsP+Iq3OLEJKOraam+QzOGXNnBn3meKM4+G6O9fiy7mR2DmDycIG
        2dMDeFinUnH6mGHGijBQt+pMOwSwo3mCox1AIyUa/p1o2JD7r0Sn5nVKfnMHIHsjGOwt2BuSQOrycEzBkJVpNTLOGCURyXWrFLsqHTIufQi2cTKBe5CcnJaJ
        QLqazwiF0CvAekr22pbvU862kDWin1PWyNmzf4EAvn8u392rPHv+/gsvtqxsvkxuh27f3KrpI7xPCW3frg9OjwBhFn7FT5nllPv4bXpi+Rg2MPvTy/tL/GJ/
        gV/MfzrZr2ODiQkPI/zycaD4ICciqmfJWVJZfZ+I6XJrn6uyOiynyJ7n3ydnR1Jx3bfiE4cdcQUQ2I9AYHdxOCqvOaIC+xErsN82T2A/Yiqlag5BXD9SiPF5
        CGahIznGAy7wDU7hQg2gpmsiwniR0cxNt0GYPzykF1LNHIYcS37NUH+wt8NDeNXx6oas0WB/ta8qTe7e9+nyso8c3sqQTa10aAX9Jvy8W9m66k/oQeeiPVWm
        XmupNQECNmRr5iqAxyBzFcD3rg0dsotFa4lbZZgssCdu04VgjE/H9kAqbM2R5w9zJm6A4+eRA1NI94j5OYy9Djw6hNlGMPe3sE4F2Elg1xBw+Q2YuGkCbVhD
        l7+6PHhxSrXPhJkO5C34TGRSghraLYj4aHF1rHL8jD4Nqmvo0+Sj63ZZcbnTwramThG/ZVf0v14RP5gR8V0R8UMRBiH6Hk61lndAgqVIu5XcpujItwlRXfDP
        JIfeJkLttmwXc2+Cmvwq+7qaQ6Ym0mYk47OBqjbMoS2RpwEB61l5WEVVV+XegiOCiKqHrSNCJqqyTRtZEtm305rhvk8F7UPy7zCbKYL4bYW6Q/lVrDuEBeI2
        E6qxw8KvpXNbZcsYIUHF9nnl9lFQpwiPXA8VjeOBfGPQJxuFPvFK9hY+uKEPQpQZQ5sTNosq4eKOBxisIdxHvgF67lAONfiAHKFjC/aoJ2OqBzZjmlFPMVeI
        bfWD+JR4A54CbEFSyTsXQSz5rgDJmYvtA0Qb9yYVU9dwGCSjlhaXElq4aMlBTbIVfX7F79APWL1sbpLW3QTUgv3ZfsE9frTyY39wx1eOHEF8z/EP/OZP3/L8
        /f/jOx9lHqzCLa94CxlT/OLeS37lZXkzK82oSLMf+7J9Claz7wzOiPXrdr9fvmdfYQO2T0N9hHHpTszTWMF97Kp9WefAfyn/JXx1P76/Kwcf3bCf3UCn7tyJ
        6CZsTtqXklohbgRCFFy3bqInNybzMs7Xkg6UWl/TVzVZw5899O4zyylQbXezWHZobL3L8+tagXY9E75WrdfdUK6qSGcXWrvhHJg1aFqd3D9v1ayry5l1KVtG
        pf3i0p3QhTa8aAbKfsIJnMChZYVkAaPFWH1r3YvqLRZwTwIWWwGLdRGtMVb3HtceoOXHwy52R3DvBtOHXZBbM2w3qXtZoEeuLLCdVMltwWBB28rF1W8GHnnW
        UZxFaVmFssW+6nXVGNO5hLok5FWcQjVV1ofCpt7WVTAytdKOp07/YficwZzTVLtGHWd1uwXJM4TIq5rqcwfdHxLVwDpXmdkYhMwXRL967n8baHOoflamvqtG
        1zs38grJRhCvN/ILFxjKkutd3h3F+43twwqd7esaToaRlPfGId0gmxhROKg3MybhZQmXWsdv/eQv/v3gH7//m4QntI4f/9PP/sEffP7htz06Y3YranswzY+P
        P/tvvvzgyV8+Ru7gHv/jj42P/c23HrqX3KHF4MCR+/2JyXmkzHdjztgZLovByI1jU7mI7BaFCM6kVspRk8/12scT/1ISFFyBoc0rhIPRvF+sinIZUklOZkYF
        +TQwKkjWCvmpQlpBegzmV0yJszZGFA8SnWJf8frDDhrWvz3C8Nd1XtYtaenLqD3VNsmWVWMbfYhFGNJqE8iY0nVF34FICC4G8fkQVwkZM53G8pcioNJmi2fU
        puaBVy/8jUdaXnFcEVAp5ZKvOhKl4POC0qpWzEvrRaXRCi4ludOdUmlhtBgCKq/1L5bixjlqCKxQx9VgZncccHeseTB9ZtjUKWeVSRg1n6MmT1e/fqOmLzPa
        eUE+alUdtepEdbj517umVfzhYrrCyWahAiAJSga9YFxYnafEVRAOribeMXq6hodrtGX5oGWfHS5MXoNm/Ncfp1HZFadRtXEaIsyo+SBAOKIQHrJ91dTVGnNn
        QkNCSthQg2G6cyVCWgZ2HR6vwIuhepGmBUy3UH3yx1wBahP9xsqlQvw1SZbqfLB76Qjshyqv8zur+p3cE/TzMCEYeasU3hu6O2Az6hNuVKR9Od8ep5aFhJaP
        uCriUeLHkQmTIG5YNruf6Tg9p0gVFRAChi1kzJMqDhtqZcm86NUjPmR+R2yibH7HiEYWdL1wxQbmOh3hYTXpkjVGMFuDdrHTbLyOfom0X+gK07eeKeyXHpxg
        uzDPLmVBU0sYfyaP1fGPmPs3idTlppTRrJDLOih4bxScVOBz3jnmP6ki8Fk5tI/5jyFR2DH/NFLNH/Mf0gD4U5rv7SRcwI/5m5oL7k74gAMDhQHMGwgMBAYK
        Bek1OTRVum6pdG3Ujz2+y0Hs4f67HAjU9Pz+3Y7f2I4yURtIsMRBXbfQUGtyYQ0xXC6cK9ewR/BxwB5hDVlSh7JD8XKfTKY/8Zm72kVEhctQJVdz1jP61VOC
        sDHFa1ke7jUkwtwrF+hOv4ZgPxvwtAY1sa7+1C+rBMgs8joxoXrABNRVsKITK2BQqgYC+PYFIdR0W1vxkFlK07B2inhMweqxgWwygUP4AhszzqKwpq+b4Ru9
        rhy4iVrXXHxrioUlvbtnw1tL1mQfOS+uqiUFrR9hdq09x1C+DMF0TjBSD3JxS2d0iyCPiUfNtyerH+hf5MD59N+BxGjpH0e50JqjjFsSMf1L9BiYc7Ob3lzC
        oSv1ycG9MZC6mK6gYuX+TIJHrkgAUsrkdQv4iWEeDMuM+eAL7RtM6y4HgNchOiL1Rr4Mtl8nD4T/XTq11q5QGp2vpIazXmEtqc05l+eZijzKf2NxLbyVIRrI
        WsAVbJfv9OWS77SqyEBvdXJ7qPLcqfTNEpleQO9By7OoAe5InZkbdxpm2L3RtA7dl/N8HeRruiH6Ep5r6o6qq/xsrka8O+dyM/UPz2qu61pGykH9nTQ4Z6wx
        ZIxAWzGWJuaEW1lio7iTHhkatPtyZkWa2942PV/QW9g0tuHrIi/F3s50rbGlMCetWWlXTfoBoMoEVvJWFlO0rKTa4q5pJYtTU9V4S2h94ZRp2cId/OmZhdNr
        CWnDbdklXWO+BNP9kg6ZThh8W4ehViX99Krd7MKbgctRAJa0iiG2NXZVz8auqHEfepHcTfNbuDkn9BATRVZYU1ZYSwNE3XQlBYtb1iQgihw1Sfmsq2Y8akSV
        9VXHFNOZ8DXQhK/cdleVcY4hAjXsSsNh4n66Ncce0UUntZGRXwdiZV4pOyA9059bR8t26dybPe1oHtra0a3Zju5Y7ikCn2lZIykLZkPXUjsGbjLmm0oELCsV
        9k4qp1EGhT4C81ZObNBfi5Y6Bv1hQWIPhXaF0iBDSjeAdwh1OVswiCEXMY03r6jLXzaGkKux4jiMKZJx0gUfoqaHH6Es4Fzaf7Lqe0/ZFEGG4OCmrdCqe5Ew
        7UnZP4WI0Wjh8JgqCqTE3q0k7P6ER/8deXd6WtXTJhM15qfj/EY1PW1jCW9veHulop8kljQchNqawyvs/r7H6C/j7zCIpJi5xy1uICJ1MIzU0zECS6qb+vzp
        h/iCuh1DHJOGzphGliqmbq0HdRX7uJsC3msm3WHjTVZdIUwNtl2RQpxgK+CnHPr1NaE2vwkVNKGWZaup6XarlmarsVtkbgkJGVbIqqPdQ4QI/3V2j6tto0a/
        bjX6tm2u7R4v6x4XqHgVJbMpfLjQPS67x9MR8l5/E2rzm1DsHtd2j5t3j5UlKebFTI4R6Fzwd6uW2zon/nXdrz7V3PbsnIB0q3mIHP8h2FXkeDKpzRHIwtTt
        kRlTF7o9yhzYLTehZyCwVef3DKZd1fZMlbmO5lUiHcjru+2jsAqX1X8I0LHqvy4zLKHxc5uGWY+bDb29q3KIGtIoKREZHuomZJtnbaxVtk5PCk6StfSyfqJ0
        4xeZ5MGEJRvr7qcTpHSKe3JVDsw7fSpeAnYpjKvBrHE1hCNkmDlCQlmXGVfXUIfLVFHIl269GF1YVrEJkHdA9I9bQj/eOVm96Hck9N2XhcabEm7Lm1FfWAub
        P9X47aZ1um2mrobLGWDS5uXNUvK12Ju/R9RoTaTMNPzYOxOpbC6CB5L4VEqxSBSw4cRdTOHTLYB3+PAg7xaikVaLoFVLjDUbIN+FGdAkuWQhqzoLIKs6CyCr
        dsearQCyanUiLy9ETMKxvj+BBogbRRtehjQH2CukmFU2KgnLITrdZa7JKRUwIiUxxKyZMp3XMLVUyqrZZaGq5mVmVqhaXtjU3Gjj/O1NUM2Uaz63sVM1ov4V
        Xu3bV0ORVXh1kLoQjcdFuHlvGuPN7YswIFUQJwoAWXK7rnK7ULmdw+20sLkf8jx/u3KuAGxfox04qQK2vjajkQuor6KFI5ih9opKFaD2im0f7clV6rYwQgDj
        rSkKuc1HVbCbOHw0rvpAmG8ABx1oxG4px2l1QWsCvrKqgxNMbWqtCTGpYMf2uz/N/YAcoGZvmDDGMTSRzH9ha93bou9hhkRkWg2TCjNuA9WTiJkuGgJWwPRr
        PoUwP9Mp+ERSUy0FkRpDoIFWAKdZIZxmKRF/9MGKF+JFsBHMix+syJyNZNygNnBMVJq9kSY3ipgdSPFqKoV57KfT9sUp/Xn9YowhVazS0uLsIhqBTTlWsYlj
        amOOBhIKFoyIjZmO91TCTJjf0fa68pVsRhR0225+nu/muTpTZPZUZFYFzHRK/TzTurnZtvfw3a81IZ1uXyoW87ahuXICimypnqmS6plU6cjQlJqGptTUndqn
        WZCqHtB3Nd1VUgTRrFJAX1igteYcKcfP+Da9ik+HQFq9Av1aSngpI/FV+RVoA6hPnrvn8jWBRyXbGVR0z+Wr9zY/zdMNgKuJf4QSoz/2vNo5b1sxbyFfW8Rt
        IXymL4zrRB3DBABkrA/yx4ytQ6GbpreuK7ZYOXtxhvid432PkCcWvKU2Ckf17hEIX7gFTNitGHsFD4C9UvQHNFOa+yDgvuc8BCxsGBer4A1E9kZiepltIi0T
        MjebcQEwceuvu2U+Wsb9LlpWsS2roGXB/JYF2jKfLauzZS7AZZ3oQ4rUahyb7ZwJZInmzbMmUoi4BEntEkVdz42cG0PQ1KN3OUe17BsSD+CnyMFkHCgMb1GQ
        UwbWO/grcgzUtXzbY29C7vnu73nr0c3AUnVGb/jLCCdwYdkmiurozi25fMWR69FpYhUzDLHgewLI9aL/im/h6Oi/EOXSsypCldDS6AhP9faY1SC6P4uC/jlh
        sU+7T4k8PZaxqh9gzOM6QiGH0JS+ZxivwwE+TAbsbwP6GMSh0GBNaBClagpSv5PslQfWzd5HhwmOw0fxKGHBgfwtlYcgBKXtIFkG2ItUJ1TmQLstnf8NrvNm
        18GZiPHhjYiRtjhfk/M1e74h5xv2/E45v9Oen5Tzk/b8ITl/iGePxfsNM889CVV9aPbLnccIOcWMzaPzLsYLjVrPojnfc0J+pDGfj554Aj8LSCzrL5biE+Cw
        R+hl+VZ4m0RJ7UziwgOpBh98TN46EooWnE1c62PC1Y9eJy698DWHGRPdJ27BIUfuFzxQgvwXXXDqKkDUKUDQ9wSZAbsyWerYsfs4OOQpHMYWWlSRyUhW09C+
        UK2CfMbHPtkF43GJE4zLScPiQ7feQZcauTG6YAsxCKb14FA+vj7au9W9JBN8w9sbNyJNpuuOPvqYwZ8Hh3FHTm6s8s/9wxjw3Wmi3XgFRvfoTLzERMHxqvSU
        /IQ9Pl4b/eWTOP/3j98f75FnPvjkAwDsGJ0PT8Z93/oGmDYwjVtmQHct+TI4i7X5tfe33NRRTOH68PGrsplce+9WIvTbjYcg4zDeS2oWel1DiXWzlHX4Ompb
        fzHZl2F/1OTvvaZ2wuzLYUROPf5EyzM9PNyJa/5mRjJdZ8pZ8JGz98dNOX5ZxjaUCdGUucAUbiLwID1Qn7jj6VPXzulTXxFaCjl9vlJ7EE9weNc1ieTztoGR
        IQDh3lfRRtJqsZl7C83cu6iZbrGZTuEpNHPvnGZGZm+piXsjM3w1PeiWGzcsNG74qhs3LDRuOLdxw1LjiHW+tzDie6VA/msI59kGdG4NTJ8a1qFQKEgObWjw
        sBw17XLUxHIkrG52OiBFJZaXBtghKM8Mj3lGnt6r4vy6rE7E6saMOIkwbJSpnvy+E6BfU5XWV9TiCLZlmRYUiG9kPnQ0b+zqhgIZ08EQLrgq4yKzull+I7Kt
        14XDY3NxxfW8c+7TyMB9SO4XckwV8019C5KnH5L6vtp9ZGWXaW4IOa4rOOVzBa4/ARaHpPRIcX7IcxbWhMVRZp8vBddQlb+g5Ldy+Lwosq+WuR79XDMIz1W3
        q08x9dU1j8hXmuO9qdnPI0UZl+0f7aAwHCJJJvORMh1WIbEVpodIXW8ReYNOg/4ZnJ38vgwHq4XkJsK2/x6QqT4N6FJUCkQsomPhz1HwzZHTfdZDVZ/2CnVV
        1QFRtjl1fby741HhUbM/f5Y/ZZaeE5HmK4CEk496wVUUBRZJKojJl29DfMAzSNHpI2lnJaUKiIhJQ573RU4RcvVAmOokUhK+kNTPAZn4sjgmLRuMMCcjnC15
        HnYRVZJZNCkrPhNPBNkJERAyoHY/cWBPmb+v7tGoovvqnmbao8Z/kKzQhxDwRDis6KFfNFtlTVpiTbM6rCVWrSdWh9WUenvpZX0xcyECgYbpEXMd1u6n5Q1U
        Xi3h0BbKqKlGagk6rOasDmuAAIFBMUCA2BSI3V6C7qqHP+qlAAqSQYMKC7gU8gqiVLShr44u4pHxJVnJxnIb/tcVHJDeSIYUHsojOUfSlQL617vorwpcFh3q
        i1O6OgBuBrnD2vra1lSvnZqOZwYRprJI8zh0ZlL/dE03TS6W5lDoaE3yp23TJ1DFDPMcwM6gSWshror5PzUOlq7+ERvVottMd+K9mKw+J1+1qtkNR050lwMe
        yaR9DTA3dOELRKEIbncQqyzzCdANchio1Kuz5uc8FAi1gKMFAniZVzCHAAQhe7znTU3hgmXuVCGNybwUeawVwPRRcsquRDr5ZG+C6FC+4qInPS4TuZizpCkl
        ybXTIoVbxoeXp3wVnMoBmWKadA9vZoXR5E+7Oj+bBYBnRlb6dozpobV2+/F3/oe4vgnmcs29FGOLpXuBqNxyDdyuqsN2ZBMkFjOuMCPrpf8uC4tAhnMQKIal
        XcjP/Z48cgJaAS3QKhR4eMjB89PBA6qansp4PscEKHbDuqtn0n5Ez2BJc0evOHY9C+9yPuVq2kaua75d1+p3OVzXhCSAC2KqbyRKCJxksL5lGRqP+ee57N3l
        PClvvkZf9N9f8jrbVdgLxrI29ISWeoTv6hORbHRN393DGraiyInLB3J0jywvzSt3I72g8IC+UGJCAND+EWcDms0iInxAkwrgnKA/6BO5iUEuJeRnt4z87JaR
        n/tAmGzhcDJu4HAUHGCuMhmJy/olddRA4aAHUEd1F+UuA3REUz0VpUgRDtpXb1TZTs7VHOP6PM1xsBsOussk4f1ZOGgkARqIxFYAhA9yXNUcDrqjbhsNhSxX
        79cgNaWFxt9JOiUI6GXAy/mAgF5GZFUAqPA1eZP82pgPAU04iyBHQQH8s596pyj8c2WuNtCf3+lVdWKagRcu5BMLCxp8YY5+Rjf1KXzoahbCF5oi9YuBim/+
        ODQWjENjRoPfgM8t0+aF89Pw0/c7xXmGX7tSjmb/qevl+q5hTOjQ25JtbWUGAJpBvZUCd6nShTYHWKhCuUjkkqrqy5g5pgIAaG5uC9DPgxz6OShCP9cLpFNw
        Eka0iz83SWHw4nPxoOCIjbGpFpMU1qgPLCQpDEpJCgeapHDZ0A1tWdO6LmOlIX11NfdNwH6ulnCfQbgDhCT1mdxsNcvmNVCwsv5s/rI+IYkYveZT7+sXQeUt
        FHKVUMgV+qLSfzywEdA6dzVD1NfMZ9YeYz3vwwUNdSCXHUc/TIAUvzRmGiTU9BoymsGqLb1nAZl9BcMdx4wmx/B2CpjPA/mC1VK2t75i1IZMptGgE0WDcX22
        nbCuwaehNjbpK0Ka1Wf4SX7ajBTr+U6FeD6K/EvwtlzBFsnIgQbnFfW2XDEDCCAranBeVvg5T1UpxOdyFZ/Ll9XiZZH8e8h6MXpJFxDXatigBYbnsG/DV+Tb
        bbYx07vd2UitmzuJvyvRWKWYaMwvJBqrzMJG95hCx8fxvCfzUyajVP67rmJIB9Rhj/X+SXDRHkS+SVzR0zsxTj0uTbEPgQFq1dIq1iLCDjwIYOjStQzuxTIU
        UGZj/gappj57D0NI+aakkb8L1dHknr1UqHqMPrzdedkFmnRd7hXRpPncK27SBLp8jiZd28H1a+6UaQ+njFEh0nJN60Zg6W44aa4UTdMcg5kJtzKNIrh0i3U+
        pFyOPvNFRGnpmZ7IB1t2uF16q0NQAKC0NP+sIoz1kKmU3/aYCFsuHgq38NNkj4i8gYTQPQUe6ykt9SwiHb9WO+co4aOmOL3g0X8cysspLNXji1HJWkga7YlM
        AxnnGe7oiRmNJK4ldD4H28Xyldewaz/iOSXIOedIaZ9eDALizvyXakH1Kf9cZZu7cWxcgWZ9jrCOblICIRYZ0LVJjnUn6xPyMVPKmhAb2LoKyACN4m4Vjk9M
        hK9pAnbvVrWk7FY9u1v1FUOjNRNepUHGsj2s0Gs1gTXRm79lpQ3NbgkDtQd/SbeWNXWqkEmBQ00PPto1x4fkS/p0acvqsWo9sVvWSOoN0sv64qTCmHdMutKW
        1TNZQc8myAi4V5VrTFEVMqdvx4OqnVtXD1vXaHbrWsHWtVLcuobYugI51MO+MVDfC193sKHduhK0s41DF4w2RFY9PDOeXjIuNq8h9mTCx7FSujgEimEdYs7h
        O4sdlXnqeBzAkyh1J/USCXqV7kohuAsf080shhYXhZNp7pIFA0iPBDuAPgcQHTe/LKyodijYqYkd00B9cDz9xUNl12jiDxqXtJTsuOeFAr+SvT2GX6pP/8S2
        3Q5jn0y9UrpPRqBEG9kHgf6AE+ufyO/16Z+oO+zJOJUJ2rqtdrmt7gKKpau58mEkbGBdk22URhG42FiHurGO9lqIRMdaJLHMYs2jfejHXN/b9s+5T4vQXoXh
        ZmGapmBTs5UD+RLdPYYDXrYmX37kRCl0993BtshSU+noS7JOyNYxTEFOntNdL/aFVW20TeEPbUB0r1NCZt0uILqlOK7SA79GQ4pzUdZkOY/Ypkt59FYUfbji
        h9ve0+4sTlyQ476dvXsGFhYwWemvo/c+nN+5/AgxB73uH7kdedeLWEiosrz2U5/607s/kNRT/eWTH/5A0rhsGvcQpvoybMP1e26HRtx5fLT23tErV1NvAh8x
        2RG2MVX6FQDC7543/DCHsgjC6EwISlYAYZwx/YJSHVhX6s+lMY1TWfRh8vlVrJR3/oXsTv5QFsLKmMnJigCPapgHzFkmGXh5fjT4H1QQzwvvWfj51Y4f/Z7f
        /qnv/NM7vlkkBqJJ6duJGcxmEiqv8PzEpIhUU+nNDZLSPxNx9SFKlv+XhaS6420/8p305j/+wHd/SJbt37HXR//zrf/gu29cluv3/eg9bzlx/2fvHlsQ4nEH
        1LMYsg+bXAe7Im9SAGKbg933dWsgAb+WHQKJMrJGGGT352maftR1zxHP27GQZ0IZib9lnAcV5W7r/sdpKHJ510H8yY2ISN5d2Ju7KYC3XaCh4qD/i3uGYA6R
        AiV+yXO9cxpimwqkaEQzCUbuDyTe21C5gj94WXaFk7L6B6OnH2c4jbT65FDoSN0V9OmQMmPlgWEijRud/0KXjZcm0X+JjXgfLOsepnQYUTsKyZo+PRBdVPOt
        DjDdT3iKzl7RnpB3348/8nvtvVvvsGAOwb0tz15LnK3R2pmY/I1n6KXKiRZtq1k3wYGIGnLbTYE+4/IBeiuICIce0oe9r/Xwlj68VX7Ywcc5+pHwevDQ699l
        fQ5S6cZVDFxaZly1xLwJ2iyXqRod/M3fbGU2j/owi4NLHZk6E/zDQ35zu3rOgxX/mp9quUQ2lDbq67D9kIe83Zgf3gzmh6c5H9RCHVlYNBhHspTJqbEkDxtT
        BBAKuFc9hTuV05e8hDhoa2Zt/lK7h4A1ujDajAaMaNxjXYrXsuQxDZzzGn96hazy8FZh3mwEtEa6zRrLd1oEkFYZAaQIFuBpH2VgIF4hv3xfwUCq2Lx4Fgyk
        n4GBNGY8iJhQX8NHAbihoE4I+Mcfi1TSKOFviHzdbFnM7bTrPu0pmhx/XPF2vwah/9UsuYAG/GevsYnq6rOvKXxxUzhjoT8K3vpyrx7Re6pWQhYoIoD0h3G9
        BA/SRzp3X2ZtC81clHd/jqYMQ7Yw7363lHd/qYiq0IQhg0EOmnefAGN/TagKdQCBTOA62/hqEAo1qyCjd6hsK+3lNpIb1GyKfSjL4kGxp0+0YAMo9Da77UQr
        ALBGQ/NzL+j1yhAp9Qu9jiT6sO7pXr83esYFel+j+1MkmwvISNuj1F/DjH+WXHz+6NR3eSL309GpF0anXtZi1suoCKXRaXF0WoC2Ko5Oe8HotBeMTntmdNoG
        eswqARDqc0anXRid/pzRaenotIjTQv/bGBkOpZtexpSTwtAswGewnGoDtdcU9KK5YCrW7YxPAd1qypmI6VZkT7UZ0IumqRUhMOYmv6/O4F+U+RM+MlN3ZPgX
        0UWYGJFIqzqO60U6gUOaCIKWTp5UMjkr5NrDMkQV5lwqqe6ikmX1eK1lqRJAJbXyHK4tmsPEzoDWOZvD0ddhDtdKVKLkkM3hcAqtbUolUWkOM61XSiVJpeB2
        V9mFk1GZj5PB9QcoGYXxGjajiOki4yphMoCPAWwMYaEVRcQgdyVKhpzVmo1IwSmqQEirEDqoqrCJrw06yDPpY68FOqhRhjKoYHHoEaKnailow3ssHqjqq04d
        mrCbEsOD8kw/oQXNADPjjGcy81Stty4i5dJ8moryigWtlZuWQdToBEXwyWX5tlJON/tI3PjLj/16GVW7AKU9t8eSJYgPHW6o05cNc/PS3cjcLvTKAOC2hQ+h
        +jwqYAIjbjLC1+QGJprAQzWBZ/moI+rtmB46ohMm00PnrVdM8F1A4DOjBSydbMSmbH01S6+/tgkbxuK+bheCqdv5M6ZauF4tXI80a0nhfW1GUULpULVJmKIs
        3DGy39oaFzKrjJlHj/ifef9AZEsiTakUpaGZ1HL27LXxMQb5Q1MK/tqzZrb5mMDEJIksHHAzwwS2YiLWiYYFH6IRsqJ6WLJBR2ZvmMtGQMci44SufT7ulXBF
        YrJWXx3uVUs6vmRSqpx4AopuuA0T9QoadLRlw9vUlp1qUv1sAM9FaF4o07W1R6Huh3aAPQLrJhGYZMKUwLEiuV+B7alC21O/ZGpZhnQbcrgapOVGkUO35MEZ
        wxRxdak31dUdjhqcD41s5BsceSDY4N8UKysG69UYojpkyXhSrVJM6NymMjGb26/BDAUSmCQ28Ydd/0O7/oNGAM9a/rKGTQUyseANbZO2ogkgq3GaRaShHYZv
        n0RWgmha2qQEgfTGzdex64l010O/mjWbyGRNgXUixdJKiGPUStvR1HY0U3Ju+rL8RHFlbgqkcC7mTqOMrtODGexlX46NY/5VHKvH/JdwDI/5V3D0jvmfxrF+
        zH8Bx9ox/1M4DmQvimPlLmcM69iY1jHuPyGK4u8F/n2Who7R2N/qvoCcioTaXmYMgFz+lLuFRQWaSUyC0RU59tGzY1ftKp+2Ba7aAi+lBeBZ40H2c0D0OFQh
        pzsqBL8s3ZN69skuug9dxQp3XZpSaxbUpsaso0xCwXWplq5LNd18AgAhhZ+saWYc+S2zsg+bimYFjykxIrOVfN698aqPD7yW9ctAbStyDPWIP6WuWYWKgwa+
        uI3jdSvZf86NI7WEWePRM7bABU8LvGILIGNx5twoO3rsBrykf7KQTONd1KNUTP9trQCedqZyJuk/AJ0Lc9TLFm/0xe23B+fk+OHaA8Kw+pXR9e2oKAnV4R7d
        L0lCdeadRLVnkuUH5FlNhh+OvhBIZ9z0/Wb5cdQg51/cPjlMXQpEeK5DYgGGFM5qFKhjZA2qE1YKfQlBW3q2T3KnogVYynGbwKDQluIQEdlHg0CiqeKnzc+y
        WofZnJAqkYJo1hUxyMvwRXkJnKFO4OpQ8wWFQFNSg8eEIGOKvpUQZKyuIGN1jdyirFsjgewilwE0RwMyPX4nCGbMr0Ti17F86AoscivWzTlbTi8XEGqLScmg
        vE/XRx3fYVK3OEfVS1Tf2g6mc9hcnhAVyCNHCdVkad6lgkyEimxPLcCEmi/W1fO0ip6mVUSMXkS8kUuaC/ASFE/bKkiL1JfrR8Zq7FXdEk7HGjKBaeGN9eQV
        byzidWsWEWK70C3IcQQ3pPTjvkLbxYZn6KkLLvEJWN7g+2sCJgyFDzCsOFtID4ZstZxTfiGmwx/d9ANwbIIxjEEVDblU8Jip5zZucL0DIl0ME6XbhH7KXWwz
        a6RgoU+XyUBBno2Lik/dVbToLsmqCwGjA0m1TlKsp6TYJU6mJvYgUdKolNRzn59HpZWp1Pdnd+PljUvwpccsaVxK6ju5Bw4CPvxfOf6FY6mZQNb4S90/ctnr
        9e7Ui+DdgFVhTbNZdTXFFcw2g7vUo480AtkE/hbCAf2tA44qoT9S9+rnlgHE3FX3ZgcyzRoOa8LVHfTkPhzCeAD1cPe/9xIvC4jz0ggWskFfI1iaeQRLkEew
        uDaCpcIIlqAUwUKVNSNY/FFzq/tjqgeHhWTwcZmTHhh64G36ykKr95JdohWINfFsrAnD5cJ3QBeNOCh0I9w8bVTUsvTt8nuGzHboMrSsEEdQw69mUrcBBPU0
        gGC2Na6x8Wk1hrM1EbXLYL2qVUNDua+aZ+N2n7eOw4E6Dnt0HIZLRtZpxnveBOoOW8ARlYV4mDSKwU6NF2fBWKQjGqgDsU6uOrYLj/JSJ3kOEwONgpK6dRli
        6sAMZtQrA+ETeybxOlafmVtAg1uZxKsadIYQP5lOcSHd57JcghtvDZpseNsyZAiBIwwOlhqgsscgqOZwDRCFuMYlV8RMYI411fe2AKTcVDfoFuDGZG1YwZ/2
        BAlvVPTqjbFh7DCRDXydoZtaYlZw4L0SlAMFkAOpzUkZL8mHN6Gg2IcWAIFvbNahJF5H3XvwR+bwnsILZEmFBI02N9COMvY01M2NzCN7FTWtqDO2HC2+/H4y
        CeRLIGeQl+9Hwi8566FtXd2ddnV3mjEVCIHtDPauTdg7Kas+29jSdZiDCbs1WSmQOq7KyUjn5hi2nYaNY2sKJWQ+n9L+7FeUNOSxGh5byq8qH19i0lAo1FAz
        /ZtnSkQsEU3l/cPU8rJM8Xgs9LAXXzWdxHsxy88kQRYxhagwJEU3y91/4MWuGp8QJhL9XtXzzkXbNvyxdsChh5lrqt3/wWOi2xqxZXBYsz5CyJifTZIr00tJ
        H45RqQz0wlsfHha8uZELtwZW1jW12yGJQwy1zuUInmcau+eNr3NR9ixxZwSTWkv6t46ei9uIdz/BzmiCftrFV7fGKm7Nv5dgXWgVGmY6l36mMMHflanhr19+
        FwLYaqONLX5+j9vCnDW0i67hzKkoPMuBbrP7nAcr4hmRNc/hS48iJckRfzNhg2pMblJsVQPyUqPQpp3jf/dP/tH4//tfXnjrI3AgxTa3y4ZQJ4m0fFh0wRrT
        19WguGzj8BgUqVBCdXF4CJ7xEXtZo6mk89iJ6EyAsglnfZxr10y3FLrkYcvihMo7ufri+K+9+H//7r/a/hcvTsdsJDy6tJ8KXvJL1I+DcNCY865SzQU3I5tn
        3VdNN5q+nB2dtttjvz4DULnidwlVPak9tatNl8eFVA0FL/P3DGfa+qyr3XnB1f7kS/gN9gXYXTHB5YZ63SNRZVeXfXVLg7mzCVkAqxQTY8pEsvFmPxX64Xbl
        HD3CkJKypW6VBiY4rO4NmBKxEWzLZ+LSWpJvXR99HNbpJKQi0sNUGF3w+efBYdzFyswf9wJ9APWYLqZVXRXyDfgx1qaTpBhf0UKagObHE9nU1y5eKoSkPwIF
        OtSx9ckl4gBA9qpfilJMMXCFh02bRurqi0kvC2dsy4U2QhpbSFnQKwavpavrC2/J3aK7m9NHYZguxGPJ1KuKNFBJaor2WjsepN+P/NJubrSMSu548lB+MwIj
        qO1gr7ugfWh47DMcha7Ji5paaGiL0AssXmyTj2suzFdod4RtUS3WXQqiOnJ9wxhqsixA4+HC+SNPBNumgnbe/cP3uB8xve3LsmmUGfyelmuNJqVaaoVaasVa
        NmdqiSt0HDDhIxDZHwEBieB6sfsjshG6lGsltdZqodZqoVaayb9WtX7+8Ak6m4bjQupvmJXXEOXjjPx7h1tHHOfSWD1EQ7pu55spucx85FI7svh4YHItnSEt
        SMN1HOBK1wJzQyRaB++Ti11T3/FsN6bDvVRAzDNLpEt3fTFZQjGP3aCX+kdNkUkbPB2uIxWGICExiyz9WB0oJqaNtIVa0F6yrZva1qPa1g1hK7YC42PZbdks
        q270J54bnrMuopUDDvxFRhvqKXLPB6WV5k3M3uAc8p5x3yTCLjxZUq8Iz7kRedaPlXQsXOcXGTfU/aTVeKhDSoBtW2X0i+5WElLeZ44LE6TRtQG9GzQfgccN
        g7GbBSCnvR2zkjai2oMMErY/HhhGdK1x74XPigjVP++le4zYYUQTXuOdSRx4zXhZc+jcohG9jgl00wiPEnjTwKtFfnQ/IbJ69889lEOAqTSflflos9CbbD1R
        HL4lyqFQGPQEn74cwk/k7190mX5Do+ec6Kayt9Ho0/8O2TL2jNa7n6bf0TOu757ztt2nmURLP+AEfXQ9+ulSpnOPMPrOU9HFSl+69qdCd8AohODhIZIaaNYd
        FEg8+gf7LyYVevrJpus51Bypj5+rPn5syb9wPRe+zOewyWDSG9zJWNIVWbiCsnzFggXHt8JK9+4nThQxAR6HNCbE+/EkYI7vgvKkmK+plN9o9DnpqqOkTPmk
        Y94GvD8Rve0j3cma4cWu8e/5kFDtFQdk63ei0ZXPd0fjzxfb9a5hFKk/tjpcPhx98mZ/uF17KsA8OC+ddEiGqooZfkRVdvARkNGoMpar5DpdMUeIe7nOTEg+
        M9ZQZQAWBBCZvhCDxcF0zZH3JbeNfK5bt42a8LA/opDiCINOVmYRxUMF55AdjUh6SJl3QOvuQ62dmGS+Wvtmc7PcUrU2UOiSW5iKE6p0+dMzN1ulNvXZgeln
        OlSrO2sqqgXChVSRRYRul0iL5hZ1DLIyWUGL18ls8DejyJK63tRhsqPmqwPbi31NS5PlwPF7MJZt+YD4zQPZPxC/Gfv0prakDjh1Yu8OuDOq642BVabIM6xp
        QCTt2o5p7cguaSdZw1AdTWo7KTFtvnWarOJrq+hoOEjsUP2W7NkZj2XT6wMU3TMrsBugl5bwB3DdchbhjvRSmCoiM92jApRHaoVAUnMom5bY0FJG82UT7JhQ
        miZNaKZIXok5wFyTGLKD7NUdc5Ap1NGkIQnvCCilS82UBTAHQSjYQahpmLoGQNlSaf1VE0WilCGvrCkx0F0CYIlJb4ojbB09Ipa3bTJ7pMgGXHkLe1CoqjzA
        hEB3iw2qLOe6QW0gWsmXMst04ShHNtOyo1v6BuEeLQnyNY0U1rutMVz1izIdEtlRm1W1GCV7YN0M0Yyx6cn3rqjAaJG8emjCGCSIbrjVLOyIA9LtpY44YKPe
        tQM3DH/fSjxCs6EH5Khbnc3IfStcwG9VF/AS+kIVntdt6YAq/OZ7QlTyPYMpqAch7OykBAmiQDEyRRQz7ZYFvdXgB92izbpZU/PfrL9u0dbdrIeDpdZhFDmk
        GI8mKLjNISEEem+qXW2Yf2EjZeln74GbWirXnnpzyojfTAY4zOA7rr4lHuSxzKffnPltsxwcpQbz6hgq+mKeJfSAzRKazIk9uCXNEnozx2tRllB8++6HX8Pg
        F5/PUnkeNGS0D80kA6WzDE3cCFLhECRzn79Vx+eg3Gbi76RAUjebWzgfZyMWEn6LnhTSft6cXtbpmxCEE2UPlOJPdj/NCR73OcFFFAQ9yP4AFIEMQBATm5oL
        lDRwOt4j7CbRlKDJ3pmolARJQZP5SUEPwTIOj5/Q9IsZQQ9BfdAnMC0QooG1WCfGYdyJZM307st29SnW4iEVijCDgLJI9OMwc2x9C/BqDsFCXC9eawMYby0+
        jFvduD8CfDImXhf596VNRyzQIsw/HUAKhroELNP0bAAWiDnBqxsWPX35dXDSUDlpx/LPFkzX2t1YeRFKqd4bdD/tgI/X5fXARaSGAzN9HYtu5yIZO7wxapk3
        Rh8LyToAi1rML9ey+eWkhsia+sdg3VV0GcI1e3jQ2sB7r+NrVrJ1YSX7Bn7Xqq6LPayGZjVFOiEgIw8wIAmLqxm4DMjX9S8m+6bJkAFM8nMJYkCI9XsoS3dI
        XW0oZ0RwrMEcr+CNfZEeJvJjD4ang0V4HUGP+3LV9GegfJViYypf2zP+gmvybE3txmtYZWoYAoBgou/WmPRySbqm8/qXzFa2ZNayJbNGdMjUM0CzRbK7MJKa
        aHVlxhmIVkhtKHXHNWiRa+o3gWV+NVVFh2qu5KKPVWQ+mia5OQgKGJp9+F7IFGzsZMquXTxdRrqzo5b33k7SGU+BObcDJa4tOD42NctFkAl0dSe9e/7NUKa3
        TefhIR6O4YQClAORAuCfuzOe0olD7nQIn4yJkIpOSqxYjjhdl3dlQgmV/uFRBJ8uIbClFJvmNY2ZC7+QEItgKxNyQsg3wGpKotR/INL+jdi/DSIn1JHLconC
        zM2K9dS0gx3hrK6V9FAmrwkqTU6GiJOhA/G3b/pjRALLdsCsC70TeQcjukOt4tDwVx2/2tIfhPo0RyLZWcDxqbuT5UrayNxrrt7NaOVDo03ZtkPpdycBkLhF
        keohZriaeqI7TvZPk65IbTsYWxEv6RdE0f6mKWDvhHmAUQilXIKUkyJOvMUO+1uw2Ea+4QuadNYobtIQ1JtrcjD7kc25Oy5Q0dqVS0mqDA03KYhI/3XzKxBJ
        7K8NKTvI9V4o28vLyhWRpdKyb5CyKXUOtOwgLytXMHb211ul7EruTGeFoW7BvW4lK3tCyq7a871adiUvK1dEkk/Lvk3Krtlzo2VX87JyBQzH/vpWKbvHnida
        di0vK1fMnrTs+e+QsmkWugNadk9eVq6AJ9qy3yVlU531rVp2PS8rV8wwK3tayqYL/IaWHeZl5YrZm5V9WMrus3cOa9m9eVm5YvalZa+8R8oae+c2lG1cSmLh
        gdBKV8xNTEQt1NgskEpvbAay3RO2KFujsVkbmz1jsz42w7HZK9x+bAyCMKdmPyjuIrIGVEzMBA/YdQAFrzdR18SKUNwScojbHLVd3Rz5MxtqT/MSI/SsNmPK
        w06uocmSG1NiqOBFNmPy0sSyc4/rd0CPixQaxNN3NSzaFqx33B35zHgeTDTDS5qD1reJkaWmALp5m4OXuWeZvfKwTVp5OE1aKQLOk3EFAs7ZmIDQj8UBDqdj
        CkkPxV0cTsUNHE7GSzhsQrorwvgWPYVqTHdY8hSqWescwHMxf9sPJ+5QeJAPM+1QuFYAlB0kj5SNBE7UcCkn4JUhTgJslXECUME6ThjAVJdWIv1GGAfQth0G
        o3JMXwG3OmrHaKsdo6V2jDnJuA+NztOA8RnX9855T3nb1oCBBHOqtYNWLeg+B9NXAMZWZ7jYWlJV4SxkmnC3aPMJxxBaF5q/8DiSFQaaPGlji0F13si1L2KB
        TVj95XgUGa5o72JSJCZJdWSbH2mGgLuYDY4K1+ilmts4p64WCMjPYHiNc2YUfi+DjlyeVTXarqrZRLqHmbcOCfxH4Rm6MDDTL3wJmBW8YlpbcLjCXWQBlkOd
        EGfVd0BL/o4nWlAZVOR60mCQMZbXug03DpEoIZQ3BN1f8qDWTp30RN6BvVPag8xSo/efbGmLKnj3/WjEfw5tlgbpEU00zeSrKkebgbgQkodn7m3VWEPimOYW
        u8zfQoN9rScs13NG6zkzU4+HqgGzosGKFVOD1Ucmrj7JfQCuYVNRt9dI5LbKpvZjPa5iOkT4lXVfI48fdBQX1I6Ac4YYmDXteqR/NhWEQ3r3P67JoZn8JrRx
        3MzpM7eL68XurcDByUMfg8DYxyBnV/tYTt/xODXApnqG73RPtAhkabuogo6opF1tI0xt2330iatdXT2Dj6uUeluqCspVndGqzpSrIj3UbVejWuE2flKXVyY1
        KdlAFB1xQ1zccXkHwwbnQdgwnHQITA2pkUmeVeOglKMOM2DnUJ0z5tGHyp794eQ05+6iOfcEDQNp66uorjqvI0hzMD5pV2zN7Qj31XQE8zGo49SzrmPDg+EU
        ZTwNDGYrNSxWrin58a36Li97q5N+AG0rzps8J6U+h7eLb00bWCq6pUW3ykXRsm9xypHLfPuiyOWvVmEWp/xNjvVWcmRVElq8fh2mZv99aVAxbmhQsWvjbd3o
        22ZaEbzv1cZPsx3dee34mQV9Hszpc75P+Gza591ynxffqL3eXdzrX715ab+vpqnkfcZOwxEq6L7iRb/kuuFTTF3uJN6NoaMZzRM/PTVJkJ4eTSrp6aYsXvb0
        VFJLT08nYXp6Nqnz9HbnvJs43c8hSNq5y2EYc/1GFJyFs5ocT8NbTY6nsJzIEctKRY5HGVStudR9m1/dk6P9EGfD+1h1BI8z//E3yqlxov/X87ynkK0B7Uf2
        GXxS7tts1w3kZZeOaQe+5zqy6rv4HdwnTAu59Gnko2GLJj786eLPAH/W8GcvXUDx5wD+bODPbU/k/7VkGejYav37WsTzQkNu3AcuwWTx96lWDlpDaAWhNbxx
        yYWtn/3NUubGfRwNqrSQSGTopbV693EpsbVmpVgGJ/DQyV6VV+KVKnHvI6HNVlIupbQ6W8RlEUhMQScaOdFP+G5wTi2kmnaf6QF8pAfw1etyV3IAoiYa/+RQ
        hC/O3Yqm7A8Tez3xZR6/9IWuPHzBZXaAjkxk8DydyBUYA8NIKd7XjOBBnh0gn9sBI+UR92/8B00wO7khLv2qx7egnoDHoDCzrbU0q9DjMw8iFRe5vtadVN/R
        opCHTANVuQjGLEW2eBroXCXM1+iDGtfv20KBltg9s73Z0nPaZ6UAz3I1OJqaCub6l2/2l871VBS9Apn9AGdMiKU9dX31c9fXinV9rdP11S+4vhLa2tTh+kpv
        zt/w4INQBy9Dl0NeuTrcojx/rb9FAfBaDymvpWdu2WI69/EyPFjd0fXB1qjyRNz14aLWGF333ruV+Lc7f+whWc0G0JEw9Lc7QeLd5fzZANP/jd514F/6o8rW
        6F97aT6Eu5x/vqo5Ke7jeMD+zfGo0L2WsAod9QYLRucrtJiPXgnwuFrD7X35pM95AFbwR94bvc+BCv6tB1iFj+Eqil1bFaqxj6bsQwNlWYWWSNISIoVdTt0D
        OGuuD4RfXavx/Pyy7FNwcmEZ/t+j6wEErk/bj7rd+d1VfP/tzsursQ8pTfr1IL6BLxr9G5ZLdR/5f3F/zrXBnGvLc66t6KDAYQC8gn9N0psL9QlNvvBk2d1s
        mp7FufhTzXycHFiU7uchhKZAp3XLwhItZO8Y/eUXQWwcRpzb36BQ4w+Z3xcSVVbs7S0dyNH1L3Vnv+v63VgjRtd235H+w52r+Z3rd5fuXFn4zAsL74wXtuDC
        wmfOL2wBvv0cvBvYfqxefbYXZz22D2cDtgdny3w/zlb5PpytsH6crbF/5Ez42O6mmFtuJG68OufGgRuJPLy7iXFv96dG8R5smKX1V7AvAMEzFe+qnDDJ7hqX
        eMfskeNVXOjJyQvMNi8nTM+7YqWBbMqMG3OnzLVaecr889V419SxM4sT084amzputrq0fPp8YUJ76YT2Fk3o0vSlwsK+Np+ssx9Uan7Kgzx9MHtk9EJjSxhb
        qYZxAy8lJ21taT3pi4m0IY/Ar97yMm/0x+Bh2NR7I+/NLuUuVHOtVq4Gr80aoyU6KCFSDYfx/C3ITCwn1w8Y+1TW9+DB/+tBcOi7nN/B0b/LeekgKo3BTtim
        /Juu7ZWND3QibdlIHrDiY7ysXES4kMprwOu4dkB2bORFNQpC+Lup3CdeRYKV2layJCxYq/aeMkvpAC1mIvC9cshEnP/ImIh02FUZNClps/vsrkpzN0kp+Xul
        nkFG9Iwm2b+B4EDET1xtYFxrSHOZlqHL9Zxmf6fPpQVDdzSGY5ATXG3Eazy53hB2gZMLUbzOkxeieMiTa414L0/OR/E+noyjeD9PrkTxTdKGzTNz3rabeznd
        X3D52GZseDwVxwzQmdORuzowf9rECY9H45tFBl698Sfu7rfb0uZmTPGWnCRgaTiJMYFwAjSo67BK7DX75jRA/QT2z71jblr0gC7G11DtmjDWRdWuz692+NWr
        vYpqV5Rbe+TWV1ybMHGW1l4o3CiR53jRjQtzbpDUzy964uyCd59mGkeF3rrSsj/YqBYYhbvFfEz4e7W51X3W/U8MYj6DAIRMgUVo39FvFVyh1v1J1+rV5o/b
        VX8RbfiLaGPRjQv+ItpY9MR1b8HLr2Fru4w5K8QBT9RrPviXh1z/+oVCETihi69+qsNL8z+yyuqkruqir60u+tpFNy5UF33toieuVxZ9bQWfUrVfWMGoPQs3
        5LmFT+XXS7UDoJMaHM6tagHKTs9JOvb8bGYlE0mRc1SvH525ftRe785ch5v21TYdvEfX/S3ZMGfZ5yiAcVFX3+HrBp/VzLLhybZxy1ihosusVf9pYs+Z2Oyn
        wrTmlZu20uva2+cYQOqqt/PtztW9sTNyCiNwL244EdUOygPk3r4t0zcDra77jXjuD26Ci7v/BFTnrt3nW9mPAZ6OQjLyVxP+8wxh9VJIxorVKeQCsX24rdSR
        Dn2r1Hjs7RFDVEGmRNniJ1BHAN5RBXcEGjkfoRJdmn6Xc75iGtKMpGHq99HFvIKJwgRO3S3mkmX0rgmkAXWoaNnyhvEe1KbiA8Ao+KrwdgfRwcRnchDzQkuW
        POZR7du4ny77/8Q5Azc0lJNfV50zG0jQJX8QEuwfcWTfbMIjzqnklodPQDH8DnPA3PLuJ+B2LaX+LEgiNLhporczZKT5RrlGsoXpZEQe7Ut7tmKfaiBVWFw5
        jFlViT7uu/7XIXMnNDSBzdx5jZk7pUNG3SeonCum7gzy1J2u6ugqJeVcoMo5q6CBck6oocKknFY5F/C2m+7EXH4q0mfiWGHgpkYz5wq6IFXQIVYbcTlora1f
        FXRyQxV05ytnaNmrbPEUdqsACrqZN56xbzyTv9Eq6Bh48bXbtzDN5wbSfDq3O5/zhHK9dwTyY/RlANxtUadde1xGGFBH0Qddz9tmslePYNapYfytiGmAMvKI
        /+SOcFmQA/If8ZxoXXdOd8bjHGTjbuS5DzL/nPeoTaySXZia4FE42Ob5ys49jAzL1ejZwHOfYhN0IZgrPu6+ePJG8ytf0fP0eOPtFi71r1LFjY+mQKt/5YYc
        /as2BP/7tpbd0r7qytRq8urfvdtakL7z9Kut5L7ETc0EbmYmSA017o1CvPy0BALgFvwSCrfexbQp0Y96bnBO57cmN4iF7mMfjMfPLS7MiiEkSe6u4f/CIU6S
        swrXIY6wxQw3zqOtSqRh2bBxeMZ/AHA7CA0y/kno4Jkkxht5bw80qBP8bOTQzG1fAJsLXikvefsTrTqBn0uvQH441ET3mEqh/u9rQZRyH+AS4XZsnJSTmzBi
        tUAguomTHbKELXPBc72njOpSzzIhPzADoFc5q4niUyXqWVvodMIUxjgrFzhtC5zKCpwqFzhlC2xmBTbLBTZtgaNZgaPlAkdtAZMVMOUCxhboZgW65QJdW8DJ
        CjjlAk409fzqUwCc0LZofVIE+Sb4Rj6PCzCLmxGVeQZO+o3hVhJRK1RD6DCKSd96GW4JXAebF5HbaohelnfGQOvGieK9wXUf7dnt/V5RQAj0KeGD5xYKM0wI
        jB7KdeeWq6PcF/OX66iY4uOnjS0U2W6hz0ZgO1Hz6lvYCNupxtUfTn7zevGm7d3fd10PrjpXAutpNHrB38otRrQU0WD2QTc3X2jAGEyyMIFWPAQFAw9JiiPF
        sU9bmFZln4MtIqDhtct+xRcE3Q/oA/LXlvKiwt2nZ+/aMYnpaxJ0z83cZ6AjruSNvxLAHakBSS6A0VhPKzxdVkxsEQQJiv0Vl1fb1rytYQfRz/iee85/yioX
        A2sM9svG4HnmYO4cNLCxxWjDUfV9WwwoeBBBlaP93f+ahSja8vd/ow95FMsUTdzBQ5RJpaFHtZ3yHZsWWhyp56ljIjR895961sr7Gmv3USMQOSLnKCL1CnV5
        r7UuT+oiNFZeh/ta63ALdfwzL2KC/UAaZ+jsIyfdFFr9Rzzn6yudXrgO6bT6vtcsnBqR6csCavV9iUvPkDnyqTP6Rt2NjDbps4ODs1s41ZT03f/DmyMJnqOk
        bjuVQbxcH/2U7IL7W6qe78bOzIB4xQEJuE/BgARKs1gWQSBwENGuD6wLk6Pjg8bcF/1y4NVlotjY0soBcFpW6GfRvV+RNX2+7thPXwXvQvw4KgvpDekQeKvd
        UIRLHLtRDEwoIVh4yUZcYCqmRa5SMU3yDWFLR3V3wN4MbYuQ8sl+MPdVcqsmtza3FMDXdlugCgOve9VjOnp1JqhyuYDA7wJUV1qKGalD5gEeMrQECZZsrwfy
        hgPqjAfZBfhNX0lDvh2iIMnYagNqX7sBQpCBtVC79MsN2F91ou/aN9ahSbdtNMEZ0wChlJsHp75vtGp3Ns9PszihQ/QW8wXYUr66pPIrohmq8cvT2M+mMUkO
        ZnFQjZ9RjZM636AhFevrOoCqgN3hKPxF93/3omexJGV+EtYHCmhC1NhU4fGUBNiHZX5QssxswmMpwKHo/5QOkt52eHuB91NeVB2lNs/s9n1a1sXBIT7SjYE1
        bfzLul/ZBg6Verx2YZsC9ec5QonkNgUs53OfO3nHV+LPYxc1x2zgA1dIYfVEIKkTJQWXAhwHDBYJbzR/dvvKp9537BdevOnT3/RHf/pHWy9SVLcZiH/jD47/
        +fec+MP/4jewvuO6zUF82Sb2vZxeT9tm0+ziOuPb+Aat+fA3P/D80bO//a2fZ2xE89mXX/nCy/8ufmv9ez/Vv7f3h9+c1pQmPE6zCKfX05THaR5hez39K0Sl
        5N8mr/B3CulwmUHEbBUwfJCTtg28rvaNv+UbWIdc4qLfqVc2eIWsZCEmY8fbnkFlrBRT6Fa5Y01T6NZmURk7isrYhocrgRnbCtXXxnalg19rmrQhmADJrjID
        zNhBatzOTJpbSJfIpsyMuZ1ixlzeieZEfTYJipojalaKmI1VkiQi10v1tGRId9eEePYGoikbKurQgb86IdBjQFBBeCYBVBDi32sDe6yO2RLENu2OasVr7H22
        bPY+wwZDtOh1QUJWppN0ZuaBp8j1G9oTjZwCVFUX3uEUhEWebJMjIqhH6CkkPUWYcfPkdTXt6RcWviA9QuOXm5ytzF23diZ5SG8fzfc4Zo42BDzjtGJcjV0G
        bcaAFpODg0AOuXzFtUiEyGsEnCEPOZSm43GqNnfUcCnL/kDNpXbqIehWzaYW105/nS3a74zp0gk4ernhh0+558Jtna1Nna2plMM40O6vM94WDWzjvEtAuGQJ
        5z1VOPVxPjCt7kuuLOFtHBA9uSQn8vY+DonuKJuMRG/rTyM/EbY10J/INwmQsq7+dGTJh2m1wSOEhSYFHI9HtUpbJDzgr6UMKT2W+GB6tHSHhxD2kHG39Fhi
        qukxY2pIOopHsR/MGGZ6LPHp9KgPBTnPTY8snbL69Ji/iG+4xfM+ceSd+9+SHvnM3/vArz785Ic++evpcYbvFr46XXmugzfDpd24in1XeQ2dVeGWNanhodfY
        WTVTw6N1PPr/9/YlcDU1///nLm2udBFFllu2KNzbditX05U9JR6RXctNaVWpKBWSHmt28kjJnuixFdJJSWUrS2SPLFEo2mT7z8yZW9flef7f7///e/16vW7n
        zPt8ZvvM5zMz58zM5/MfMwtn9F8yC+fwP8osLFmMWz/5+NY6zrUNfgU/Da+4meWjZOto2TaEDlIepOXNLB9xW0deFEc+0CsM+EwO8kH7p8FbPldonTP8nENQ
        w6PG9Xr3hsmvOM406bLRu+rdsuXX3/CG2VPDvEthsfmPmYGb8b9kBm7G/5gZOIf/khk4h/8vZvDwggCPfPuSf6pp19of404MDzW8PVwOMgapiv1oUcwrCuqv
        fh1w+GT39EfG6+SvA05HstmbqQX+GIgaBjl7YMlHHYZGqEATiGg6M27o8VsQnE4x1sxZyP0GY9GchSz9YacF2AYTukOvs3B2hstkoI3WDHDuBl3kt7YGfPnt
        PIOO6Bbt8IRvNQ+R0VqOIexruMhKAg87OIO9O7Krif7x0b+O6B/a8NkaQRe+/3HRfEtTfuYAWWLAp/dbadThgMJFpdNCB/rw10sO3nciFHCI+zn1negkIhpA
        d2LfmvqsvTuTFSxQ/2alQ+PfVjo0flnpQF5ZkJkpJ5i3Fjrwx0EH/vjIUzX6ZsVhjBpykFFDZMupHTo+xWVcP6O3rZsUee2qwMfovFmsiJ8XGGqj5ddvjr/B
        7rLguNgTMZ44V+VGSykVsqzQk6Vok03hfjKP18Jma0Si787IXBQygowPdzH+OZGh5DbnmjboVCmFrL+0+obMQafH8MlPDj63msIYgGhznM7YWBIgF45cxsqS
        ITrwDmfcifhYKOPBmosnm9gXpApyQYRMdSMLDGzG7Qc66KqCU0eOO9ip2OUnjIQ+zKOpKZpWou/w6Dg7G3ttNWAhC7u/P0OPjC/xyBl6dDVoj2YsaOIAhUoV
        nYjloTs2chyrj3ykwzsu9iPPmCpgJzN+lzTQuVhcRFgyZGccWw1nY47AKRn/ESoKMi6NDU1jA1PMOXdIgB4asHiVHDY3ghuJPiE6yQ+foU/K6LwR9pvxzaDN
        MSjTGqqp8G2QzfiaZTOeL2EMw995AmYcyKoiCy1I6f/RCS2LMIPxRPu7lHDbcRhuqCiZd1DB5h2wW2OUIRcfxoEh7MaW9dvUWHIftyp7DVS+IQ9ZyNXsXsaJ
        H1oCwF9hlebxLMZfI/Zni3JlciS02CVua0atRnTqWNg/JbJ6gmf1sGTaeLLKeBtWTUlps3r0ETEAuzrGnxVazc+QL61CchzI1kBhQasWuHEjsAd2zq8987dP
        LPj2xOPNYXF+bmHUjCwFpWJjpWpTKTZy785JYcqBPZ+3maFDpTHijG1bw+V5sNgR6JNDWwbMqgTqscnYgapOBmv4gmOLNZKxtgCrL9/cLNRnDurY8vDBEzYZ
        vvDBKd5jLkclghOJVpxHKu99VHhvUf2NO2oOaig03fut/GGnBUT+0NVAnXHFqC43QsKYHsGuz9SIrYsOyLhC25sw7Avw8XWk18zrjgHrP8tQHf3Dvg9/T4t9
        rxFaDaa7IG+2+E1OgwlpMB658eRf9ScjVWpM8Vm45MmMrqUYsFKwEBqQOuvjx1QyPsCNDy+pEofOLGQQTRMdr2cxPpfZyYx04gvqDfHhKnxBh/4RC9g4Bptx
        O56MX+yxb91fZEoeF53cxylxmJQ4xOrbv8Uh+f2Ll2YB+x8fBRlo6TFH39HuCnRP8Yo5bDbuB/G3VgqZD+KgzNsh58rqqFLY94Pc1wUbmR9hJSLPB9iSEIex
        JZaMDbXJ7QWx9+LzO6jzxs4BNLCBGq5cQP6x0bGzNtLoqqSJ0PCApQ8bTFAlw4Nq6/DAQcMDlxkeVJINuEw7qTCGD/CHGnnFuNg7MRkpqWS89ImrqpKCO3M0
        DjJsQNVgt9lVrrXdi3bnoW/wKSnY76+8C9iLJEo+IbCRX2Fn9f9cSw6pGxd/YWitLxdVlUV8dLWVikWkElYvJZlXBfUe9xO/+6wBE8XGk/G3A85O5rsBdyfz
        zUBlJz4fdpbVZlMWjjauem1BKJeKQSjarnoGHEUvApyfvQhwI1s7arSOSSFXAqqMKwFV9Dmfwj43VJHjavRvrJ6i0QjGojtkhnzLIV5kYj4woeXTWXivG5xz
        /dPcCvGAlCZafv3t3O0hC+bQE30KInM3vf/2cDHZXPm/eLi4Lcf/4HDxvxVP/oF9CKoxhZbyKLQWQvYw4ctoTXJel4tXGpChDZ6XfHtaaxQD9j9EQqfAfAyw
        6VfYgI54VZKhZBYSmEAQYxoWR0GxOlJMuTjw2hVRcRYyB3nY0siF2BkyTxut9aDIEXjBkQG7IFsIclp1RPuczeN1pgSabaTqGNNGlOibMHc09meBo0NCgSL4
        U2SOQyumhlZMPrJ5WrjAhmgxEIdVEW4M3x84UahuIwTxaLkGXbhRMIhS0VqBFFZ+y4rCpnJRpxQVaYAiRCI2tRFHGqDokWKmzyYgSjIuVgz77tksdiTqpimF
        qYG7Xpu3ezt35O3+q+rZtrcGkIw7MnabYWpPvQvEkTrzF70ilsbOy/NZqCJsRjpZrT7H1RdgCxxMWAuv8rKQqlAjKKackFQd08eOoCanM0QoiP2A51K/0KJx
        UGq7ID1+BLP0JWD7pMdh0tF6Ai5OJJZJpY0+3UAlnkmBA+lQDANOHJqlxseinj9OHol3gsVSwZvf8Fp0uL0mJYVv0Wi92Ge+D7x0HKcHhZcdYkBJc+uxr3LY
        pPDOgML+g6R4jdknBP5HlJQtOtcYjXeFCtjWVG4DOt/KD0FkIQYqRB1D9KGqM6Yf0LYmWEa0+MZFFp0hA9GxNeSDi4V81aAFPpwleYYmhDwjvL0Qsx2mFjoY
        ZYOKyMIlQ4TYOjS85/H6YFq0gzGG64C2czEL7OP0+HVstAURrddjeX3GZq5QgMOZRes27eUoa29bB0gouHiTFVJTtPlLYScXUWbcVf2jMpOdr7xVZGNr61lz
        VbRlQAWpJTaZrvLThgFVtGFAhfnIhc6aq+ANA2rEN48BwQ1UiDt5TutBczXsEhFtF1BTPGiuIlDDe91+d9BcFekd3sqqYo/2vQtUFPt5VZQ82bjMQQmpoovq
        vxw0R6+s9jgeSpf08ci3ELPxlOTFYUyFqOI7Vfk5859y82Fy82nLTfGQ+f+lYL87Ya6GOtZrLBbrtzuMNf59D4fGv+/hQFZ6NJg9HPhlVB0Z8RCoKO3g0Phl
        BwdXcQcHnEcyBsZVO3KYQ5KtiFpH9DXnl00YvGy38Ui/+byOrgIf2WJBmGuwIDBIFhws86CkyRDfwR4mcHV3lwWGyDysBa4CT29/7xCZwH+Rn5ssSODqFhAq
        EwiZBcrX6k+dskRWLS29itWivm89WbNh0fqJW8+lusU1Jm0M2T7LPXHzrRzDhDW6n2oMxr/f4W/RT7/Y9MSYwcNkzkcyfBJNatrZfZ5f6RhWsGCF242aXYdP
        DZ+XD8ICThcfSN9wdOHu437dx7MKIi49O/Cy/7opLUn7DG9d67CvKubTdnr79ZK45MgFTjM6JKdnDaWuWj4coLP3XHXFrdJ5NhcbHszVdPFMSzWMl70/5bg9
        73vWu17ft9jtn3zWR8vp+oSr67NeZu258PRAX7eTY+7t6AP2v7HaP+Bt9KE3Z0vLbvJePr61Kdh7Z9++R4ZHnrMw0sz79vWGa2zHsGtplDRvOZ93l+V2tKA6
        PJ2ipNFGfwduu7vVroPKuoHHr9oPtJu7v9+wQ+lFay1lTzKmnTGu2VjzzuW1VgFVGbX9xJeO+TtG5ZwbGKb7eHHKiymnNOY5iHx2REw7ovMq2iil65mh1av/
        8HvXsf2NnDdT/qAfZW6y0LlnZLPV79mQG2LV8QfP1olzut/p7rdba+S+gxMmhJ7XdTxYPjJusP3y7N0Hx98cdyF/6oVX7u3GVBg/PsqxfaFPfwQqfwyZPNdp
        5LCSrfEJ33MTW94apY06dM3cWWXtX8+e5o2sj53f8GMAX+dI8zF+ZcElSnowls9jxVDSTHRNpqSF6FpESe+hawslfQWvbNu/KGkjunHKp6RxK+FN33pKuhXe
        cGK27aCk+9GdIDuHkp5Gd4Y+7ylpAbr7zN5KSe/AO65tpt05SvoC3fL336mipPXodtDr2I2UdEUcn6cSUy94dZqSbkb3yaLDcyspaSq659LFeusp6Ul0XzAk
        e+/fsEXgvaptqLUP7wklvYUCVX9y+xSupqTPUYA0lbQOBtRiluhk9r9XTkmXrYKhhKP+JuFxqyjpRhQ6Na0d6Op1mJKmwNA+9ZR3127o5d1uXcWO1bZ1nTQ9
        Vh4u2t8t4ez+gP3ysLWWoH7Ahqs35EZAYzW2NIdbgWUk7PSSd9bintqGFBLe98RxPvd68cdiEnbYZrBslG1kwFfyAlK7+3Sg0aH0gt3EGKCvSuUEi07dxAVM
        2KTwsl5F/tSnsY1MbtGSWR19rbfxOicyGxH22J/solYccWN7Lg7fiesleDj2fPe8C7XYmuBI7c718ZqnnXaGbsN1c76vI6p2er4PaGdjM5BpJbO/9XvZff3E
        btUo/PJKyowccUlp1s0Pm1BuScPH16WrcFQGXE7LRF+ZVa7/5det0O5yRua2l+gzRx9q+YuAWW8jbphEbYC5rTaO2ft4zacX3ZfTs0/CuqWLBbwyf2FSittQ
        8wqKMrtmUN9/1Kgn7P27h+uvVdYpyrbj3NDH7SUTIu5MGl376QFVtOCLd7v4/VrX+34yCi2Pp5aMWsLVfLv+D+r9hzObO6TFlN/dMSphX5BXzJu0fZa3ypzG
        xEUbPTgwRlq7sNrTPXVl3/vz555JSNg5ydfxgK2k/UG/EmlT5an6HzK15yVO9iWlQpGJqZm5hdjSytXN3UPmKRQKRUIToanQTGgutBCKhZZCK5FQJBKZiExF
        ZiJzkYVILLIUWZkITUQmJiamJmYm5iYWJmITSxMrU6GpyNTE1NTUzNTc1MJUbGppamUmNBOZmZiZmpmZmZtZmInNLM2szIXmInMTc1NzM3NzcwtzsbmluZWF
        0EJkYWJhamFmYW5hYSG2sLSwEgvFIrGJ2FRsJjYXW4jFYkuxlaXQUmRpYmlqaWZpbmlhKba0tLSygkW0gtlbwaStYDQrCCn34gGeAiowINg7xDvAf8jitttw
        CvbuQcFeAQEhAl9vP+8QKjjE29PTHw4PlJ+3r693sMw9wN8jmFJKkAqV+Qa4e4csHhzsPd+fEgSjHIJlISG+3v7zKdcQQQAZOahAWZBDW0JUiBccerwCfD2o
        wKCABTJ3OOZQvgEBPoNdvWSuHiimr8w1OEQgolC5YBHhnUg22MRSKAgJEIhk8KaNCKYmE3gGubqjupAQKgDEAvzg3GFosCAsYJGvh4BSHOGwoUwBIg7x9pOh
        gqP7YFe/QF+ZwE3mGRAko0hlXf09BK25CSlp6QY+r5PiMzI4SmvhgwGtSUZ6eAeHuPq7yyIFeZkCj0VBrriAQwXBgTI86ibweTqtHJUTC1BTwKE+Fz7VxkUK
        DIKVGRAs8IBlQ3yVVuCITKbWAu8Qgd8iWDDMdxkc5DfyedNcBfKmYbgQ5uXt7kWSwmVu5dd8b5hMayn8AhBIUf80/ksrYOo6uIoBi2CKaBrhjort64uqFLOJ
        zxO3Jg1bv7UU3sECR1dH3DF5+4fI5hNmBIcEBAbKMHthlWHsTgIvmKR/gCA4wHcRIoEtJa2AD7QN2loPkbsthqWDOW7m87oIZL4yP5l/SPBPDSxNhs9s/WBD
        WuO2hdIXIpBBMRbIXIN8F7f6fguDgthaUcwtEZYyIf6DrQqT6eMqJ/CHOuIGaxWG0wzwlwuLMcpwC58ncoVsdvVnEvL0DoJ5wsR8keiEeMFyQ0Yoa5G0Asbr
        1JqDt79gptBYIJoNa7eVzzNQbovWZBREMgMS8luVFsqYnyvUXWkphM0NieBA1NBEMAg/Gjgw74R8FIN5wZZSVi9pwjY+74/fcQcTkbiIB97+HrJwpECw1oiz
        3pDQ13UxrBjkLiM3WOQYrokgQ2HKfKymsFSQGPYFIbCwCduJaBHYD0YNFri5uvsIDGEN4VPTX55Czoe5BnlAAvznD/NHHApglDnENSgEZgdjdvz5CZQCmN8O
        omEkRchST8ROlBl81BN1Z/4CBQKmF3GTMdL6BNJ0b9t7obRl0ha26i44X2n+Dt/3YEPubbvP3c/naTZbcin0LsjCnz2l5YoY8i+mTiEzVjwD/IUa/sm9m/VG
        HxcJHUUi50PCBk6trPdhMPSOv82yxxXDkZXVAzpnQaFlXfKcEx1ykH8JflEeqP5xf3ZNNzUUts1qLgLiVIcjJSd6oHD4524lwGDEkrLmdt3Qd1qh6pZbwDs1
        ZL/WgU74eeKGMlARpaXLOmiAwoeeLy0H53a/vOXdpQsKq/NnPwTTfc+wr3XpheJbzjZ6Ahb1tQivKT+PyrNjVXAFOB7tff/7UAP8fFjhMzA+rDhu7atB+Ltw
        s1YlEL1qcomqt0TpGX6a8AIcvwQmdswUo7Cl99KXoPOLt+xdO4ahsFdS8iug4tBkYdfeEIUFT0+/BiuP1oYudTZF6XnFZFeBB3YHVc4dskThsRUn3wAz7bAd
        UXXlF1D6nrveArcaU2H3twL8fEVQNXh1O7zzejOcX+0Jyxpw800fzYc8Q/S8ecm7GnD83WKvS91s0PNSn4R3IFL1rfW0Y91w/fX134P3O9gPiuxx+V2ke96D
        VbcHzDDY3QeFm6PafQDHCiefjdsoQemVbnf7AKalhh3ZM/omKk+M88EPQDal1Gh2dS9En7yu/AOwktYaD/zTBtFX6Dd+AL1H9Pzgc3WYTau0SfOP8HnvOMoP
        lSMrJ66cuXLhlAuvXDnlyiszR5l5ysz9hflKjaPceL80rlLjKwuHsvAoC5ey8P0inErCqyzcysKvrBy/KI+Scikrn7JyKivvz8otzT8m13iagBdIJJpEsiGJ
        0iRReaY0ydSGFIomhZIXmiaFtiGVokml5JWmSaVtCFNowpQcwjSaMO0CYSpNmCpnOk2YLm8UmjSKDWk0mjSaDWlUmjSqvNFp0uhyoaCJUOQQoaGJ0OQQoaKJ
        UA0nQkcTocshQkkTobQhQksToZULNU2E2oYIPU2E3oYoBU2UQq40NFEaG6JUNFEqudLRROmGE6WkiVLKlZYmSptDNJ4mSp0j92UKG/8En9fCUX6oHFk5ceXM
        lQunXHjlyilXXpk5ysxTZu4vzFdqHOXG+6VxlRpfWTiUhUdZuJSF7xfhVBJeZeFWFn5l5fhFeZSUS1n5lJVTWXl/Um75iK+NKkpJi87weftZ41U2bn44L8cw
        UOywtL5MI5r/gj/Rc3+5hUvdsaa3Lluis0I2J6zXK/Zb5RGy/Jz9JlaJ93jjwiWrgP7NY/ZL1wnOJTzVSdfoMd966Y0789Yv8nDsMD7qw3Md/QEcz2VNP/p9
        Lxyza/ldt0tXv/jlfSw+ucfh4ZqW7Qfvb7h5e07k55a/34+bfW7fludLb0hLRkyrHFNz73vi2we96I7XYrooTW0aM+E8KcNGadJCtY1gu7L4vKv8Q8O71oL5
        48unmp4EuLNKNK4F5urd6j6vwvJQ1cWuFryunDX02R49LI8Z02vBIJt7KUZHx+L29wmsBdxLfo/8ng5HYd1Rq2pB8T0h+6NnTxQuskmqBRytgd3/Eo/G/Hc5
        XQvE1tWxmaZj8Yix6VotWPGQcw5sssftWVNZC3Ss+fx1SZg+w/NLLTDwf/rI6cYJJB+lrM51QI+u3uc08yOebl0YVAdOH3vxPag9Ll9G4og68PrDVa6BnzlK
        v2jHjDpwrHtC3yt/92U646A60IPbbWBIlwlY/j6vrgM678PEFzbqo+dVM1PrQNGpl4dnRuHyxFecrwOFgYPcuz2eiDvrVXfqQMzMmIOJayxwZ+j0rg5Qmpde
        Fr0ag+mHqX4EF89VrjdP1UXhhHG9P4LbQ53dih9j/QhcYvkRTK7YvPjRYcxfpxuTPgJ95z0mgVM7Y30b5fMRXDa+07VbjS3ujJ7GfgSz63w1LKfi9mnenfQR
        LLqZ1KjOGoM7t+isj2DdnfM/RDON8GCx8tZHYOT/w76EFmH9OV7zEdQn93BteI5HcPXvqp9A+uiAw1nrpFhfF+p/AqtEU0Ntdjog+gx1yScgeuHRkimwQ8/n
        FUz9BIaEHbvOcdHD/Dq48BOYt6hn2uUjuL8JPLb2Ezj0963bkpu4PJYPD34CmfrHx1K3cfvmDs7/BD5Tgr5jdmN5cTrw5BMImDv5/Rx/zE/1US2fQDS3xeDH
        rvG4/2nXtR7MMond8zwI17e8QVQPRnIL/f5sZ47Lo+5YD0ofXrK1d8P8rZUuqAdxoX4jv+ng/LP2xtWD5x9do7s1SvEIPii1Hiz5++W1iBY84yh/QNcDu8ou
        hcccR+P+6MSjevDBYtjd0sc4v/ATn+vBojzjreaDLXD//qBrAzi8Xb2DSQSWRxcjswZwaZrWczUj/Lxo36QGIAodGJpQMwL3d2MCGgBlvnH68nQz9Ly807oG
        8DblbtdcqT1uT7W0BhB9xur0nAujUDi+f3EDWN+vQ5b5FRxfN+B1A3ggWJPdsG0Ers8zlUYwPUBtTa4flp+MqL6NgLO02SVvkCbOb7RdIyhccYn1euc4PP5Y
        ujWCEps/+3Y8jNMrd17WCMb0pOefSnQg/XkjmcFh+QvvlNsITo7foj4oBfPP9sTTRvC22T9+yD2sH81LfzQCvahmydhumP9Vi3o3gV7++yLerxmMZ5CJoAmM
        35wWNiQD65dL9dwmMLWrRsiK+3h8dPKOaQI1G0wmzrtJYXnRTmkCyw7lWLR3mYjl793FJmC2+dKAzu2xfFp+et4E7gxtedKNh8cflwHcZnAtYWLQUC1H3F5/
        9msGa5qPGj67Zobz7z6mGWwp7W66Mn84fn7fqxm8E6h5bO87Hte/cHUzuCCUbfM+gMcj25dHm4GRzeMHqs5Y/nVNSppBpbOmNDMNt9eOY3XNIGT5WbfgaSKs
        LzO1P4MHwlHG3zdMwPwXiz+DeM7qpOysgbh/GznjM9Db5xCWMMIRTyaWL/0Mms8IrcvLmfrWJX8GYv3R4iZbTB+z8dJnYPG8Mia29yicv3vVZ3BownKRiQke
        z8M927eAO3e39DP6gMtfu0vYAgLrrWTbjjH6yXFuAf06zXgxqA6Xn5+0uAXcD1icn7hyHOa/T1ILeHKgQqWTcCTWP5/8FnDVbFNvO1VVXL89VS3AIbiqzDod
        t6ehWocvIH2E+nTPh5g/WXtNvwDr+uMXogo64/4raPoX0DRsvalFGe6PakOjv4DY4c7ijw9wfyfM2P8FLN62TFgswO2f0OvaFzC8qtefIbV4PHbJ+/gFZI0W
        jKzNwvyp2NXtKzj4+X0vnzI7lN68NNuvoNkmYVFx3irUvwvr5n8FMTWz7auXW+Py+m34CnolBk3LK8L9RYUg8ytIeTYtM3IF7l9ceE+/gtMrHosqOmJ9GjtY
        7RvQXez1yF5ii9tv1dBvILhvdpfKztVovKjQdfkG++Oblx8a4Pi6lTHfgHvGmNjL87G8Ua8OfwOa82KNttzH5a3Vv/0NfBg/k52qifsv4fav38DU0VcbHjzC
        44Pu6P7fQe2lxnONk3F6VUOcvgPb88JQtrAn1p9JS76D6ftmdPewZuTj+L7vYHeE8bW4vrj9hWNLvoOwqE0RuWsxP2r1Wr6DJ+z18bPfWuH+1KjfDyAYPLRr
        ejyeL7mEOv0A/SOtOYOCcP4Z3yJ+gBlume5a3XH8mIsHf4Codm+Wa76xwu2bd/sHuJVuH78hYkLrZEAdCQ6KPKupBM1PU1M6DETzxGKvY1ZovqZ5wFuC5k3q
        zBVcZnCwj6EDJB6Qp7ccpsVlUdLmIj5vt2BX0PmZzj82AKcfDrvzBQbZ/UIPn3f+tgcYbxypbVdjnj3ogTB22ZeDQKVuS1Ozv3r222/GmTMbjoOe4Facw2ZJ
        9m7nyA57Gk6CMc2zDW9cmiHRqmP3132fCXYMbz9B9mVWdr5aQE5S5XmwanrywA0RcyX+Q48mniujgU770LjQ2xOyB4i5X1qeXQRrSx5oTx9rn+3rdrnq/d18
        oGf4pv2w7p6SBXk2vZYVF4DhWizjtClO2eyZN+wjzhaCK8uaT2WM+UPSP873zaEDxWC92anXrMYJkr3zNk2+l3AVpL2suMWP0JdYTBM8LQu7DqKmm3VZ5+Er
        eRxj/HnRzBJw4XiTxD/NS+LmXr69YHcpkGW1txozJFQSXsdLbVhzE3zWWxOyr727ZPSHaQJx+C2w7Kvf7ethgdnXqtXEYW63QXnQmZH73b2z2x3Ps9g3/g44
        d9JZ8qJsUfb465N2pgvLwHLb+BiPqW7Zz0s0OLHadwHVe2GXaUFLsuuevJB2a7wLdN80vjriHpnddNLdfl7ZPZDY12hW/F+hkn56460cTpSDQxtCUnl+ERJd
        H4dRZWvvg7B23+KLXy2WfOtzLf+9xwPwI9NJr8YhKNt31oGeG60fAlunK3+verZEUlvsWHxK8xEwm7A58MbFyOxJnY3t/njyCKTX6Y5sMV6SPfG8q8r8o4/B
        c9lQg2ijJRKzGTrR1WFPgLkZfXH4y0CJrvYU3mPbp6DPIMtHm6wWZLffdzH4L04F2FxWPK7YZE12qfDhlihZBXg1zn3uuJlLsx/YzZypfbkCTLQ93bklZLrk
        8K0vu2b3ewbM3+c+O3ZhcnbnyJz4GSueAVY+VdPDba3k1PcnabyKZ2CD5xLDp4bTsxckXXu+cNhz4GhguafHCF+JaL1w+vqtz8Gq3MsZwUmB2Veuqsa6vX8O
        1pXU7pkze63kvPhGj9pRlYDdsVDckb1M0l3nTg+rvyrBaLpcZCdcnl2/LSkL1FWC2pH9x60piZJMnbl4puqoF6BoMehaGhqd/Sypf+qG7S+Ay76PqxKlQRJu
        zZmZT6peAN/FJ3OGp8ZKeqv+GdFg+RK0n/wgLeT8suzzQ4N7l696CZwOF5QXv1yUrbur66o/y16CK68L7Nez50nWR8zuqGnwClys6mC+MtMte1VFHytPv1fg
        3Pmq6oC3odk7h/M27ch8BToUxLtaxqzONhsdXnCQeg0anxzp55Afnq21/tyG7WNfg5RYl64HToyRzBHNvuCz4TWwFcf8mawaK9mcvMfQsOw1OGw9tNfyeSsl
        Dqu7ZJZ2qwI6Z28PdGuKyC7I853mPbsK5GcVRfuf8ZQ010370bCnCugt0ZmTOHNl9pzcvw4veVYFXIdy05ZfjMrWHTxyyhf9N0BtlrZp/wPLJPJeIQZbgSFv
        HAmNgEo4GCj8UUZbOfH32CUNucC434V4aX3GoH1ltPe5psHH3Z8wDvicEJ6ev3dsGd3UQ909qmsfht4M4rahL3o336HX1U60a/w6YDjj9g7i/MjqPbvu0Pfm
        pbn0ODqcoa+HszG+cfROmzs0t/sl2yDQg8HLIT7vw7xLNbdpLeHFAXFsVSadbIg71XeLS7xNN0wJ3jzpvS5D/xfEKwzrVCS36aXdO1iqnjVg6GMgLnh27nnV
        LbrcKHNnr4j+DO4B8drezZO33qLVLy3UEa4zY9IZi8rzbY2z9Bad/tXQ5IeWkMGNIZ5h6Pym5iadlXpKI8JRl0mHj9K/M1hzx006sYfFEusII1KvekBRidX0
        iJt00urTK11viEi9IB4jm0u9K6U5h2YYLnpEypkNcf505+vbSmlRO2fBup2AoU+GeOmpLf1sS+nowfVJWRa1eFmaikfpvzJlV5fQhVVlJv6ioQy9L8TnOWxu
        GVZCD0uI2Dxoz2AGnwLx5D5JZvtv0KevBU/YrGfJ4JYQFwS1962/TlslZGYsn2PN4AKI50700Z91ndbzunJ+4zl9ppzqKH2dXEH+NXqLWJbI0ejL0Nd+gums
        dfYaeI22XV35JPibMUN/B+K2Q/b2X3SVTpgSPoTWNGbosyEes7z3g/tXaKdaTlHmckuGfh/CN9uXDr9CzzD2t0hZOpChX4vwHVPVUorpHaXGfQ+M78/gIRCn
        dBcs5RTT94suTnurSeRwFsILDwllRXRlquPVjDVWpH0hniu8e7yikDbjb+gZmdSZwYWonLYNzbaFdMpq1k7fM0KmPLoQT24qXZx8mW7QXjeyOdWcoacQjvSl
        gP5YPUw3wIWUH77NUQKNk8bhBfSIkYsnue8zJXyAeMWOaT5ll2hn2eEuMSqE/7kQj7nqa+RwiZaEm7tebK/D0B+CeLJocPWhfNrGafbSzON6DP0WhP9t4907
        n/6yLfVl//mDGPpIiNumUamL82j1SX1OmtTbMPReEM8d3OH++4v0Bo/tge5duhJ5QPSdvoS5X6RtQqV0914aDG6LylMaGXUvl15e/3zI9RMSBjdE9PSI80Ny
        6dkdKma1HOpC9Brhe1MfjqBpTd+nJpmdSH0piFNG/moDcmgJfMkzNiPlrIFv47YTjJo0LtCmjuZU7lgB0QuIx2jrHqo+T0/r/fRM+C7Cz0uI3s5L59o5ekJL
        ZvKKgySdDIQLRo9IO0u7Bob3H3vAkMH/qkNye6vfn1m0ataXkSplIgZfi9L3CNBPzqR/6MamTOhE+BOO6P2DMiLO0J2mf/C2D/rA6JcHSp/34oPzabrP+ri1
        20+RfsAJ4QdyHg05RV9PjHz7Ppe0iy1KR2/bPelJmh+6YuemUqLvxghfNGym7gma2+dT858iGyJXKB3nXSveZdCn0sb61bOsiH6hcu7q+KblOD2lwG2EmEPk
        ub4W4pVrxiSn0yrfG/8unGzA4C/Q0tqor0bZafTxpdKNcTeJ/JQivLjDilmH6azvBduXaxN9zEW4aaNLyEFa43jcy0fLCH8yMP3xmav301bpgVuDjYwIP/HS
        XeHYPqn0nhd/JzzcRvRuLSrP9PA+5in0rv29M/O79yByiOg1K21WJ9GU1cvhLYdJv+GL8KpeQQcS6S31M2ZV3xnEpOOC8LOTZlzaSpev8tM/M4z0z2MRvqe6
        6d5G+kDh1xXW3bQZ3BLhIcYLS9bQC7df2F7Rj4wXhgjvP3vg6xW0dsrAHxc1SDq6CC+v7vg+jFazvpV3e5waQ6+O8IzD7Oa5dHWBa0/PbCK3FR8g7jJdRT0Q
        RFwWXT3uScqfjPD41LF940FFbEGnkc5mDD4P4Tv6HTbZAr6L4zZZLdNgcEOEZ7rkzdoFqujjWR1fkfGi6j3Es91m3EgBOz+vW1f4lzXhP8K5E2Yt3A8MQy89
        XRdP+odAhIecXpVyGGjev+Q4JI/IoSXCVT3eTU4Hd88PHDS7yJT0SxC3TTq9Y2UGME7QCHz8UofBi95BOSzPt5CdAKkzIzWO2vOYfBMQ/pAzZ+wpkLngVtXo
        dMDgLhCPufdab+gZ4Ci5G7V1sT7hM8LzVlnczgSq8wNt1hYRvtXWwHwdBufnngVecSuScjPJOJKL8PR1RQvOg8J+7IanesMY+niIU5tkznMvAO8putesnpP+
        1gXiMfevB2rRoJfxAN/elSaEnzh9c3PXXPCmg5nhaKEFgzdXw/4wX6W/5CLQkE28/62BjC9FEI+Jub9BNw+wCp2ie1kPY/Ad1Yj/V8Ma84Bm/Tx9oZE5k44X
        xHN9OlWW5QN7X42VQ790JvIGccH373fPXAKTF/s31BiQfk8d4vN6/nDZWQBUrnhvV+lJ6lv+FuLhu/2XXga3VQ8K43uRfiAD4hUT1c5KCsEBFUrzsCeZ/8RA
        PHmS7GKfIrCil3viQ81ehA8QFxytjn9ZBGw7Dk6btZTwzRDi1I3r20uKQaX2Jf7QuOGkv0Xpr5a823wFeOtPdbILMiTleQPT77x34fSr4OnGIys6nCb9TMYb
        NG6mGQqugctLZr3sMISMs/EQF0R36Vp1DXTZqrE3rYLgLhCvaHyQdP86qJ5a6H15iFwOIR6TOSc14gYYZ7G4z/s5mgzOR+k7drYfUwLmRDytG3eM8L+qCpbn
        8YIe7UqBbtIar3XXSf+TW4XmLfMsF5YCHaONjiahpH/eAfEMm2VfykuBecsfq4qqCH8CIR5o8WG+9CZoOOKwXK096VedIJ67a5jf1ptA+8hN66ZbZP5pCHHb
        ktdaP26Ci7Vg0szdhF4d4k6O4/hTboGPYR9yl/QkfK54DefDjyJrc26Beq7T+Ja/yLiTC/F5t5/Vad8GWRL920ueEz7vgLjTVEOdZbeBUWDy5hcLSf8WDvHA
        Lad7l98G+8S7B0Uak37bBeKCRrBn6B0wxXSp1khV0i6WEI/Z2mH7qjtg7sdZo7MukvblQzz5XLW48Q4421d01eUimR/WvoLtEqFnN7EMTNbYmDvlz+6k/0d4
        zsMrh8pAc01Tu12FTcy4lgHxhNrVpey7QAaehm7M6TVcaWEi+c2v+zByIKZVC5TQuxBlo6WKF/BmkkBhCwazVQO9XbDYcqwHqh3es8GcMZWfuJUbOELnf5W2
        euS+5fNGHRgqqbhHXwFu37rVzf58H9gYVTq+DigCZSmVu/acew3s4oYv/PvVRTDQLXK9ztz3YJrf8j2NmzKUC7u+ms/LVGWcW+n/pqioWNjfNXkh6kOufcm1
        H7n2J9cB5Eq22FADyXUQSs+CSxkphAeRe2MFLBnmP5iEh8DfUDQJJbhIATeBP1OCmyng5vBnQXCxAo5YbEVwawV8GPxJCD5cAUcfoQDBbRVwdPBwBMHtFHB0
        +mcUwUcr4GPQoE3wcQr4ePizJ/gEBdwB/hwJPlEBd4K/SQSfrID/gSatBHdWwKfC3zSCuyjg0+FvBsFnKuCz4G82weco4HPRYE5wVwXcDZ2MIriHAi5DB7sJ
        Pl8B90Jb+Qi+QAH3QZMggvsp4P7wF0DwQAV8IfwFETxYAQ+Bv0UED1XAw1BnQ/DFCvgS+IsgeKQCvhT+otAHZYhHK+Ax8Cffqb2cXFdQ0qI6Po//LijQT+1R
        Uen0YeoHt4kyL/4ffViLQmPzAwA=
        """#
}
