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
        H4sIAAAAAAACA+y9C3gcx3Uu2F3dPdMzPQM0QIAECYqsbtEyKL4APgCCki00Ij4k6kHblGM7TkI9qChD2SYhWpFDiBhZlMIkig3bSi7jaNcQ7Y20a9NB9job
        Zb/oGna838fkc7xIrjfLJNp7kV05YbLaBI4Vh/eGsPb851T39ABDin7k7rffLsjprq6ursepU+ecOnXqlHXvIx+wLcuy/6D4yCE1MWEdsvlnTxzyJvBnHXL4
        6jYe6J0zMU4PisP8hu6WRZ+MjyNVgT9FpD1ujx9S4xO4TowjmxMnpIDxQ+5JpDl5SJ04QU8UdUKyH6fbiRPI7cQJ3Kkw+rI0kf5xZbh8XKiEiUN++g71Pnky
        reTJk0g7js9RyAm68guKQcXH5V6eyGWNJiA9NYHu3JZxCRQlhkJrJq76l7Wfv8mqxZ9TQCF7Bi7dLYooSglpWVKLkydR+cIEN4ZgQHd8K9eJk9zOCYEf8joJ
        SJykBzSabu7ESWn8SX4sMSgFnNQPAD4ecEeJ3EdpT02gK5DRBOfH/VU4cWKc/qObTnCXc07VLFfJOZjIP/lpkL7yTRPRNA5RJgWJQoh6c0KgMs7FFcflj770
        KALQp3pyTgFSIr3J7ATfGyU3+k7yG0d+0nwJC7RPTAhmAItOSPuRe2nClCwljqcIgR4QOCFv07XjDZSZ4HeAqeCX4N+JFOcshMcFv0/IuDlhKjJOz4WstcDS
        iUPRxJv9GQRCKY1xYU84zzmfdpRyCpZV8C17g10oeXbBcTbatrItr90qb1K99uZyuX1L/+qi71xnW7alVoeeT19QuOB3e912QH8D9taSbRe8bdb2HQXP9bxO
        q9NeY5U837MGrU5LDe3sLKwpDZd2uRXLtdybbn5bda1rBZZn0x/FaPq626OyK16hQP9tn8iMcl3lWwXXKirlqbdbSoVuqFRHsaN4i7KWjSxf4TjJstFqe/uP
        3brb3qNce1l1mWXtjeJo322377eW33HnXXdb1x9Yt674jne+62B7T1C1bGVZHR1UpG1Vyl1d96z0irYqv/stbW0Up4o/ripdluu2dSjV9p62tve+7yfeXy7/
        5E9ZN1jVt/b16Z6ffushq6e3zb53vbLdorK84n1Vzy1Z96sHDivPur60fpXjONSO61apoq/UDSX1oPqZVd6KFSE19CGrEv+scmvF8Ih6uEtZH/jg8g85jrLL
        7ltW3rjy6I1EWddWXcqZwH9szC3aR+1T9M9zbKtQ8GmcJfV6GBSftoPCBw5/4ENjH1GW++DY4cPWp5zS0Xt/5vBPP/yhex+wimUOjx1+5PBxa7U8HP/Qh+9/
        yLpOUj30oYcfsKKKSfXw4XsfOWytC8zjvY986IPWDZLwkYc+9HPWWyXh/R8a++DhsUesgcIH7n344Q/db33SKX2N+i6xgyftjs5k9Mdu/c+2urHuPOGMv2Yf
        /RX7Y/bz9sv2v7MnFcL/Tn1D/S/qz9Q31b9Xf6r+Xj3jPOP8ivNM9m/O/o/2I6ecBz7mfMzZvn0HXZp+Q9t3DC+NvdJv8JqT3vQx5+aKfVf5F58KP+302/bE
        9VYSHontdYSRiTWoKnSr1JJQW+Gzjrb7VCXCm7BGCazgW7btTGirT/mRUiNJfSHsU1Zi7ataCJvn2E5sbfcOKvrQHXEaye6qWhUVWEFihVZkJ6fpCyrRSk4t
        hNpGAHlMUCBAFH0S2WpEjWiFpPR4uzuCHLUdfsoJKPYN+rP2V20KOsfTLLXKZ0nJ3Alt764qatBHncjR1NyaVtrGv1BpJ3zSMaV52g7aqXpW8A6LSiVw3EWF
        UVLKPXZq2tpPD5Z2arcdq9qOVIUi1jvWkGNRHfxaRI+4AWL2kciuEK2QHH+rosoT6qQAuwJgaxrbykDfXYfv37CPceN+1VkVJJemw8hD69UEsn40ds7F1dHw
        yQO7kYY+9rRk8g4qRFdH9ZMHGi8QleWHqEA7SfuxIHYowkkAyOSVfwkpGNYSJyzEHgXt4+h9Cg0qP9Au2lHQHqWIAqqlPhKX8rVE9dMrAXZVILUsLqll7mot
        qZVKwkfPRW3cy01toFZbX9Bto/1Pnxqtm78w18QSWh++S5f6lEvgplurRttJVy2Iiui02wlNCAXxu703KlP3lXdXHR3o4ibL2mVZOkhsaqku4lbUZfRfuYKu
        Uye5G0Ykc4pvUzYQyzqn7XOj+ulThNPob7SSr40XNl5w8/mavQiiKrWgbcjpoVt1yKGeoILbj8UYSboEmJe1FRWplkVqTaDLzZUs41ZGXY9ExYrtVRxGssSO
        /MSKqG4F7e+yXLphfFGGGsPX3WRVEnsPAcKlAaydvVWFfuah7fHAtILIMgCu4NMK2p28NM2jmrLepytEHOIiHkEEYiqnFju6sO8R6nDGVYp2Y0XFUL0pTAU+
        GtvauYsGYIFaSWlv6wVczMO+3oAGOVDc3hM5nIPN3yGPR+PCHZRNgdMnQAG3BmKDAX/yWCyDWHEWPF4K8q3Pb9TtvbFt8NxO8byALmI8L4BOEJ6DHEQeZU83
        lzrZ2Q2SpRUohqs9A3cXAKdH3DxU9kikGDm0MjSKXt5GfYcx4dVidTeHPQCb6Ah+hHXpl5SGGkIhl0rypCRlSjIpXH6NAo9EnpTUyEdJBe1rqqAFGouGEqFj
        UFpBbDomsoOse6nZyfR0GP6ao33KmtB+RPspPO0jd6I7tV0DmKgSUgXt76kyqImgJjPTYa3RhpopnpCykaulGYd800m1GL33CEgzaDXVscj4alBRV4AGTspr
        nsnxGgqb55jYsbaY11jMa55pxWus5NmU10wSY+DAMxmvmTS8hur9bCs+w5zl2ZSzTKachbsd1UPDbHQHyGlkpZ1D9TLwsAEPkB8brCHfOcx9TPkWDS5hs2AZ
        K4SHCMlh6DOVDZYvjX/SCYIP2CkvcdZZhlpN7HEnEhrKijskdkEC3cTF73YaMwqcAEPBoTENNgeG7wDm3BgqZVABnZmEOFI1W7jZE5+03Rsn+sa7TjBLm1l/
        JA7pLYP4ubU8FpVAUHjNM5dD5qIYhkUahiobhsr0PJMdcGbmygFlNbW2Fq2j+3NrAbswmV9Ti1ZTYfU/sIRhuuiPS1uEOC/6d0Ir6hiqgItWXN6yUCmRqNlV
        dC2rbs1qC0i6QYXxxlst+Ru5r2qvotT1fowfN5ndQtwPpZWOxGqdxVC7tKUWSz1n3VpYZXIFSJOQZFUBIudOZq9f+i5GQhg5idL59BVJaeci3xZtbBW5uVXk
        jlaRW9JIlfTXcm/ensVvsnZGPsCxPWoDKvSp/kE1TzEazGCX9RUEnV3WDO5tg+p13Il7XMJ9x0KX3rIQ2wuBO4fnjfS8WZ5n6TmZLtRIpKLBT8JCCZhgs3ST
        XPxumGjuan/0G8996RN/+Z1/+YdbwO6IAOyyQu2P/pnE/jPF+jS6n613ZKObwuY5bqPR3caju41Hd5osHd305e/nvqSweV7y5e8v+jKZrXeM/of5b/7R2f/5
        Lz4zAwkumal3LFQEHeZvufHO4X/54v/6wZGFwJF8hVa8RCEmHy9SgLLY4FjDlOAMPeFzy7H4g2fTDwjIF6wa1QYp1l0uWxjl22tNj3UanEVi0sP83EYxfi08
        wSLBjMVxRD0H1VEM1EH1MES1XdZD2snD8BDF1usfrT8+qN5DwTd+JRxUBylQGlQH5IN99AE1Ewj6ulWjQvprSZ/kjtcv2vJ+yqZXM3aNZb26V6O3/63NyRRJ
        EXkMI9w/abBfRvqgkcE2WX1Aij61LqoIxulBNQM6RNX/mifodt5LvBajoymnxutbzDhpLih5yQfnOV2s0St0NRW23qkXh5xpxvipYjpGzUittLkuzT6pH88T
        goaMoBW9cdhhXCaoE3TAq7im8+CjJAy/xvdd1kXcDYwvIPyLHyMgfxOh8qCaRbs2vhw/9HY1h+BDo/r029WrXsUlVLvGwlxTmEoL+yNHihr96wv/zXe+Wxly
        rlgK8amMllkP7M4e5m+5f/cYePuFbERWZAiaqlRySfXG5z8rDyMfH/nsMA3XK1TUMxW1W0CFUY+hUroKVJxgobKMCvpCRUgyCo0OLlTa6P7XhVzcPfQ5YDh3
        jTAsmKpZLar2T9dUNRaKXnujIW1Q2DwT7Gh4MFWpMFVJk2VUZTKlD6cp4BLzpwp0jDJ5uUTZmNpYyTw9VFkMoXQceJ1iXkYFpUChHir5LadGpVJu6y1riEfh
        f3ojXCDIEJ2ZcpAPZAcfBSPQhnxQ0xLKI/kjLtIMrY3mlKD+TSBLLtLorqTZ6uIuC0DSJQERKA6DqE0AqxURtylnIbD+3AsSp2noOlcbum9rNXRbMDurFbOz
        WjE7AOE0j/wXizWhotkId9oUxje9myvW9Ea9We/QW7IsdksGTJzqPnMuyijcI81z54oE1EtMoJJxEq/GBtWZgnk3j3enC5jrZR8lpwu1lGM0/sAA6JNW8Zd4
        dCNXoV9+WsW0gnsztr3B6SHA0S0kANHNJ5A0CrZMzXYMS303Dzt1PNPIOF1o3T1NsEzp6W5MAdGzF93oILdz1qUhR1R0zg2ih4QFhAHIC4CibotpXL2Ikhwe
        Oy+w7D1VQJV4BEnE5xAxb0Nc4hziHBOZIoQu5LnKCMmsJBsPG150npiThasRnh1oWEaYcWHecAAMje4HiQ6QfP2e2Cf8diCwEN8DFTiIdJus9+6y3ovQFvt9
        N9nvk1wOCZ+8yCVczEqg3B4m9sPZH42F02rmtBRxxqZXPmRvbRGcHosPLvRaHDxtx/cgXAmfcuSDM8RD9T3AEwQOUuAxKXjKZsbqJC/aKJqupuhCGGhigwYY
        PI3PdQd6AZ1gugWTZmTaQ3ehVl0IvV2FdLuH0Y6Fdkb/eonl9fzA0y5y3kI5uxucuS2EAi5y3hLdUwkC6AQub6EOo/ulLTztitVd1QIhDU1mizJ5qWCEkZRO
        HWiROF/bQIRm88ujb6R/1pNp+J/fsN7D6rHKfkjhlJymexZEcaprJf12xxW/xZw4mRuoJe3JuV8xdBOwDMvciksD0or5AdOKuQFCWxbfCVurxFw++OEP3Aft
        rfU3MvoIiqud6J5bV1J4vOxa+E6S00g1zIY5HzOiSgWakekl5VdM+edN+TNp+dP58gFNzBYwz8dMIqxE3dfaFVfLpOuaM+nGZP8qOa34/nLqWpwdcIQwhHBi
        UdbVKLrmrFdkWS+ubgTG61PM58u16C08n+yEYssBibd0tIcEGrWkZMuQNPv7aRVXojNffjVgZAd92Uf43wVd2eKibvghG8klUknJ6iu04ofPGpBKeu/kOfDk
        1sX91HbtsLpaMW2iYXrtn2TG+9arYkb8g7eMGhC2L26hjoEmoionGSy6jnjEdTre6+J2HbrwuturJfpqalst6jOT+jWYpW4VZbZM6QkUNPmaW8tcsXlKn3+V
        CR+l5MKNNZpS84vIofzmlCgJHP5AJZMKzS3k8soLP5msUjCySuOjt0X9qYSSj9zUKnIgk2UgRvTrTXoge7s3ewcxol/EiE0iRgw05bK1VdbbWkVub5S3s0Zl
        bdL94dP0Wm8fdqgEvW3Y6aPb1mFH81QxdsJfwNdnbMwhL/FEFtLT0tY2gOMELdp9xdcDV3+9dcnr5As0idiISUQEAeUllcJta/bZ7kU4SoLil5ToT6YVNKuE
        olPKyEqTinC1EH7KoQmKLiQsklKmZmKvNM1FMlicXgILlgAphoQjK9l+ObB4Cl+vPzaotlNwZ42iaf6PEeZLyhwU37RegSgN1tHNQzVEHgmNgJKXFOZUKikA
        ufWWYeeMpjuJkpN0T6Zo1s8ob0qnh9kNtdzQaFMTBsvj9Tw8pqKaJEqesM0XcxubvmgMpem4Jq+ztLqtT9FE+JW1ErRikpcvrNUKU5i1iYu6rK1lWVWhG24a
        tOliTZvj8egqYSFrmRmtHVBdY8Q6R2J/nSWZxQF9aGhWoG0saiTTPITLzUO40BjCusyrg6A9cTHynEUKSOr8MlZAfBTeLvlFAQqnX5UqMOummloAz4O01bOb
        lYiUklfd4nIKkiI4UM9eeluEghmq96ru2VN1UA7EqI1XFcFoylrV1V6SuY5QYr3xcJUwr4gpoEeX5JVfC6lWOvKSOCon8xee+o0CRpKTTBFqrtRpLTLlQkoj
        TUNXbrLqUEi3eZatXNcJMm1CtJEQNdOv0pOdPvn01CCD3OTFueS0EvdW3Sb1xsi9VQdDYGOW231VOx9hWfdmTXSSGQfatQYwWYANSRpH66knJu0jsYcVMIKu
        SeOgU7L6eVndCJ9QNxqlU3UXXQnFBC9L8QO/mXnD4QdleptazQE72GX5NPoUlOqOEBePCsfYczZZPtTxWMv0cLOwuEcMr3xOe7xg+GXTtEu8Ura3N9qYPPNv
        0n7bQv323a/+9ueLAFMVcnqV2jvJS4SyKi2LDdLnWE+pcuNvXUM53hxAFiZCQxmxlJtmhnXTALRjnQ5SvYWmGGrAaqxIDqoeulWhxA9Gv/XXT1DTh4eobVQO
        2lZg+kJPomIJKWTmLIFulyTtyB3AoBkpQaEgAgnkP16vIFhhqS/gBUXcrLgd46S6j5dEkQafK129m7hSOxsB0KwiJEGCRoxLYKLxKaOHktIoKGIdIikmflIK
        N0TFgF/FSgCm8FSJ2xP70bspf7rvByxbfIQ2+3Tj8ohMqjBBqxtUQ3FTquVmgtDmEGo7IB3X1CKbiH6jTcNEuX0QBRV+1Capi/rySYzfJ50WM50qZjqYwlCf
        58uqoqz2u0iwNhDukdLa7yYpSV7qHkzXqiipKoUv/CRh40H+QnHtfBAfbvrBhR9XFpYCsro9YWPidLW6tUvdykEOYtAQpZ1PUp0PjpR7fTJ7WWn+aovAuTmy
        v1XkpjTS1/0LXXqTrGBoetzYWODIWlG3K35gHqQ2Sd0oK8KJSvGagO9RBrCdKeDmRw5htRmDbwobrNAuVNJ5akMRijHqcMYgzdQfhlp5OWT3DBvzwl+0I0rq
        NWG4txTDGykFraGgmrQfxjqvlJPRxGxB17BBNOybKnJwn1WE9D5JHjOQiBCYhiySNRayzpsmD3QHbE/W0U2B1HSwpBLS/SBLLAUjsSxDKotuBUZH4uWZ/KJg
        CFKJ+Ab13lpQvBKye7ab7vTdJN2TyW7qWSbchfBJSBIz1wOek0WWrjzIDBc3kbBghIYeIuCO4dleJjQUsdIPJVf4S/bieUPTu3TisFDBuuNzTX26ULn/Qx/+
        4HE8fMuw14M51vdgqsivn9qcHN49pjeGk47eeN9Y1TaEJc+oGmKAYf34FmXOfeUB84S/ueT+3dWy3nhZxQVMoEo8gWJ+zEq2AgQXL5mDNBR+1ImXZY35ZVua
        UtHeBueiTWONMOpVO1qJ+5wdackJ4MrnRR2H3/7eqJ0T+PSk9kVEXRvLMzyzBxWn3+29bD/AGbRLBmqf3pJB5b6x6EZZY0YOzqLvCo3vlgH/GJt66EbScBfd
        gkEFnOrHGkKHXgkc6tAact1atkph1rOn2q1vrGK8NvWyNH95y/5dFLupZaxMWXaL4BjRlCFaRdVdBWuppnRbr4BL21rGbm8ZO5jGesmUgiyQ0jpCsU0UHEDw
        Hr2VgtsQfLfeTsFBBH98kTRbYC7FnIHth6qJupMGWzUhQDl0c++sunTz9lSJjCSFO6sFuhX3VotCMRr/dGHBUjp6D9/D6L18H4nex/f+6Cf4fih6P98PRD/J
        97od/RQHjkY/zfcpOzrEgUk7upcDM3Z0Hwem7eh+Dsza0QMcILw8zIF5O3pQ8lPRz9C0jUhDWf8MEf5JEtb1gxSoI3CYAvM2BR7AojcC92G1G4H7KTCDwCEK
        TCNwLwWmEPgp5IPATyMfBN5PgaN0/0m6H6L7++h+gO4/QXeaPuj30L2f7u9lTlQGsSMWVAaxcy26//hCZDVk4F3WWVTu3Y0F6vS+sBcqaRoKx3ZZzyvOoNfi
        pylee814gzK8QYXP2JFMIX2iACwmFvBUiauGN1TBG8qNlJD2sPxfIH4qvIFxKvmsYorpBul0megCQXej9qAfB3H3sHQCjFNsfoTLSlw0Ljw+A1x8MIm1LJG5
        cVkXM3FlOUww/db8crnwyx6MUljExb00mDE108tvQyP4e80qsKvnsCoQkWc5ZSOa6Wgr56lq8fUgEJzVBn39VbLakGVFRaa5bONcHKmZ7pV8qrdBuLuq9LAS
        Q2W5vj7NZzvn47L8lct+EAMz69+C6d9C8jmSWNuTMPy4HRUCGbxlMy3AUyVebvp5ucgAS74QWaBAZXrHaSKaEYaFQAFVU5JBj6FeBXOmVSwbBJVuWScSEkpw
        uxIJJWbYr49/SG/Hcq9hfMQMj/zsBx/gh1eXMEPLerCxqt01cv/uMSJAGaf88gO7qbj08Si9Jkq08bIDMyli9dD2FG7rjVex2VQBVmuL2XdLErqpZexAy9it
        PzqC3RQ71DJ2Z8vY4Zaxu1rG3tQy9uaWsW9rGfv2lrG3tIxtDd+kZexoy9gfaxl7a8vY3S1j97SM3dsydl/L2Ntaxt7eMnZ/y9g7Wsbe2TL2rpaxd7eMPdAy
        9h0tY9/ZMvZdDXFhhqhI492knb2Bfh7EHIEZCA8eT0WulHYaQgUCxLB/nFLUr5KWWPl7OEDc/r0QP60rpz1KAgPuh0hg8JKRI1dMeIAkCdxHSJLwYL50pYT9
        JGHgrknC8K6YKiSxA3eLpA4/R3l9Q3n98BN25PNUx8y6yjCkWEJxy42Uwlmh3510H8Z8k0QLNYlZOYkWqo4AiRZqHiYuJFqoOQRItFCzCJBsoWYQIOFCTSNA
        0oWaQuA9yAeB9yIfBN6NfEgkIMmC8kHgIPJB4B7kg8A7ibK/Syj7NJ4P0PM75BnShL6Lnu+W50k830HPd8pzHc+30/N+eZ7H2sA+er5NnufwvIee98rzLJ5v
        pefd8jyD51F6/jFTPp5H6Dkx5eP57fR8iykfzzfT89tM+XjeRc83yfNRetxJj8PyeIgeB+lxSB4PYMWCHrfLIxS2A/S4VR77janjppTnKb1qlxVWVBA0RJ1M
        xGnIPCzqBIvlmmoq/DqGNcIQtxVX9FtyH78l9/Fbch+/JffxW3IfvyX38VtyH78l9/Fbch+/JffxW3KfRbE3X4EP/0D8J8iN0CBV74eftKOA1WJmhEKsDTBC
        y2aEljFC/UZKzBtFY1Y8jgGaQ8H6IhQ82oyBh5ox8EAzBo40Y2B/MwbqZgwMsZOoUswhkcLOCBaXHRGXy2iSfxeLNo7RJBICQjdahm1yqhttARaanwdNas4U
        Qo5AyGkFoZYfpcByMt2oVhHUP6yLbC3z+izz5gwzWhhk3NMYRG8608hGX9CYalR8GOddfjaMnFa5ayylFSKVrJQtO4sGeJ86Bc1VVgJF1FUA3R7yV1ea1BTO
        aUe099HG/BzpSoSDPzVbea5GXnpYMdZD94O5pTx6TFXtPQ1Vu2eU68asrLTeubgpekiXNjjzmyhTer60KfpZ6MvqmyOVU5i9CIXZzw45U92yFngG94eGnEUK
        NLeFAs2FAu30ZmxUEgVa2ay6zVpH4kKTAq1ATDmnP1u03EYg2ElgKWxw+qEiZv58D/VQC03awRaatHuuSZNmqfHF2weuqkmDzUSTKq2NVWlVqNKqvB7oy8Y9
        3iFT3WN0PY5IBcXdVShQKWZQrVYjyWXefJPYe2JFCU/9tjw9qot3V3l9uM4xMQY1/fb3Yp6XrK6Fn7Ixk1sdOaKojqrZnpziHlYmobQ9PP9iCcSHDVcBGtDV
        vGcl7sDQXqarmEduhOZ1iW54Gavtmssi9MYAd3RHboCzto5m0PMW1cPsisoWcGSmlfaz0ZUFTZEb08j8XK9ayC3w3b/bTLyN6hzzxEdyXW2Mu8ykcqtMKrVY
        crUFzdPEYvM00cc0MV6WuFhycTQvxbTWqD+7SKPe0VKj3tFIqTtEa+LV9DKSHlo2utQU2d8qclOryIFWkVtbRW5rFbm9VeRgq8ihZpacRu9sFTncKjKbfbaW
        mH91kcTckUrMywxUlwlUs5QCVUjM8xZLzMPEJnc1GPAQPe5sMOCc6gIMOKe6wGBJ9aA5ma+/wYC3AL2x8AHmi7J/MAwMGurPHzCHQhPry9NFrHuz5YmTgtwo
        6XdXnZYfBA1K2qhNIHpH4inlJvMQekx5SjnlKbwZE/ZEvGhXkdVOLLbwYnGXyABY7nVk/ZcXvAO22UdVZy1iR+kOP2ODllWU2NApTXwV7EhTliXwvLVUcwTm
        1lKV6c0FMKnEZjaz3jm9WdjZ5GZhZ2c2EzszbOzN2Zdqwb6oOvJ9Mt0P/MqbsgBp2BzAAZWlDwdqki5dISwlU5vlo5xNS/oJWsqFUelW8kwBNj8qtfl5Bkqq
        yQKsfiivgOtBWW8BHeVcG0Vw/U3pTngKlkXW0obAGqq0nsA1xFuAZ8vy0STMkZKZci4vrHqYCMW7j8OnCJnCnboPW7vKi3S8b9pJiRWweRxKUn3gEH2EF3Tp
        wWU1bwji7UG49OGykbel8SY1XHbicjMuI7jciss+XO7A5QAuB3F5Dy7vx+UQLg/g8hAuD+NyFJfjuDyGyzgb/du4nrLDX3b0+t3chVNRLWwPeNOr2COF7Qz6
        N2tloNdgBXId3RwsV64xBlZrFhlYUads/T5Msa/F9pH3fFbaPd5snZLU1ILJCkPsALcyioq5P++oLhiKirU4tqWWhLzhH2be1NWi3GeLybTjMVQD/RapSIrR
        bjLTxenKteQZierM1aUzm1d0Jl+7FCbY/r4s6gz4RaNWnUtr1eITqV8ntg7YTPDfussidNI3DFoQPrprUpu0HtTYQetztq5EGEJsy7uXjWDnNtTCLuAxBd8G
        iQWWvbzJc949EluZPSgoqZVM8o6Tfuzsht1oXMms3GCllUuS6ogTlYuuRl7r6FLr6OLSnHMWp/nIVIHetN0L24CTGbeW/NXXXv63xeRbMzN2Uv8G7+a12Kwo
        LAMF5lxCaEt2ExzkwAx2e9CbV11mJE11CtKSmqPLWa0w+fS5DFmrabvLHWlhuHCwxZyvjXldMsO2jL5uu83Fzv8qybIyT80EtvuAGU3lm90sDptWYYYrc10s
        Oid2ENHUgC3XCuFt7Isj9pPiGCHXJwQ7CEwKL29n9u7sg8AM6bttlzXKxI/CpV1WArENYW+XBTkhtRqJD/KqndKVXdZGLHUMgoBBibcOeoRBIzZg55ymLDuR
        5S6LJUXsuVNmdU+BDVKl/jDdA/PrCuYWZ8xjy71DL9GIybo81/tnnx92WBlIXO68c4WPL/B+L4eYy0222WZCvT6d4sNUig+TBh++5AZoUkVMWCuGtFUWkTaM
        nJS0wYvBD2V2Xw6uqgIIWuERzQbZVQkNf+xcwbhO/s4xFIrGO9VQHpGofgONf7rPr6fEYTeFXl2DFH/LUMf2Aoq68FULHHgdWDNl8RUrs8IFHVhXk+rGdrp9
        ySXW3g9/DZusJ/ojtOYs5QB/H2PJ5nR3LeaArxBN62AfFNTBwAVr9Ali/HpInK1c0DWpMmVtWmCHy4V0gdonZ77L1NrFVq/pMt07B9UXcF9Bc3XcuwbV53Dv
        HlRTdE9eKiPH8+uQ42+bymK/2DzvBgnwchYMOvlHA7CFilqCOOo1cB5rl/V3uF9u50qugQDxf5ksuRXhkHOmk8LGUcsnsZ96slO+rOdePDbkzHeAbXQCrJFA
        lefCX0Pq851cKwJgXEk2mm7k15PLsJOfMqM7dlNe6pTn13F/dhk++yb1FTGTr1vmuxeJJRjXGHXmVTPI11+wbIvHYFapT6O2F5dhk9KgmkMBpxD98acVNaIL
        cGkxoM5c4YU73SV9NNslffT1Lumj813SR1/rkj6awZ0Ghj09CoMDtO9CFxAn31eTyyn6zHLIdFftpWdWCax/CffnVsHIfHH/vLR6Uf9Mr5ZvplY39c8komdW
        L+6fVxF9cTX2jTd1zPR10hFT10nHnDHPz+L+petA5LIeOb8m65EpGnlX6orTa6Qr6muaumJ6zRW64qUrvHBn1+RBPLlG5BUQitAXohGukA0roEPrwDhE5Cny
        7OSH3kPmpLO+rIzVZpa1mqdVZgvfatnCt3oRcXXh6aIGE3Ed9qnn1hIhCNc7k2tpuhPqENLoGqBbmZ5oXjNbNrH1tTBSoadktguyTJhMo82y1d/o4ODsi9i2
        jph7r47acOshXuDIvA66IGyIZNcriLSizYs0ZPRuXUy0wD6WeI+ycTRvrGefSztBH+ozPP+zgRT9yVqKJjj1EB93eK/+Pjj6WO/0D6mRZEVy+VPpFjubt4OG
        K4mxbw5XJVN//bdPYK5UJ86GWIX96i+/gHCFyzrPgz5f2EiyPM2lRxc2UU8UwKBupcZuFqC/ELex3yqf5jie+B159Cb7dg75j+6ybkMIDhNsbH6+lW7UQSNJ
        Z/Lcs9lOQKpLxeyAlW2vqJGb1shbVKPrGzWCwx4RDm8lYTCrUZFrVKLZ+JvUqJir0dSf/vGTKonhJ6B1jZKu5Peb6mxjEbQQ9qJ8jcs6+GKhWVhcSeEbesn/
        OGMB5l+TXNs0RstnTh7jNjppG/1FbdSNNvpooy9tbGu00eU2UnZv1kY338bZp36jmOisjXDlRJXkFoS4dEkLeppa0J280tTuPFwK3A51BUxddRVM5aak2Shp
        ryIo/yWD66tYCqAKprVjuQjLMzaE4wq/dLh2/9vM57I2Ka7zRsL1SvLax9I6I7bAkKeQrEm0qOvyH6CugjMyoq6hbCp5i307vPlssm6D7L3J2ieuOkZoXHEH
        3AoFTwhJ0dJwKecf15UxdO/xMUzcbFH5gIj5cOSDTQ5Ks9cC3nHNM1eX56s8TcUlxKULlx5cVuOicVkXPo2JE5wVOXClRHc4bCAqF4Kws9cgkneEjhvap5L5
        3whNFIIZnde2oZJ2iLbS1CyZ/M0sJQVzKcOSOFYLk5n14grxs2VVmCieEBdZVuxyv4j7M884TmIDO4aBTMCL7F4RG8JD+HzjwUhTjZrZ+24v2ZluZ7vWOYej
        2JpubbIei3hGfxzyJu9M9/ha4GuRr07qn2+X9RjQY1AdF4dUH9llfQShLfbP32T/vJRQt4foR+Wf5u3pp+3cznhYAErpk3YMA2r2uTZI8Yh7CW+dbHf8GZsE
        LLM9/kU7LiGssD2eP3kJn5aIyb2IgA8pypYKzFAFZlCB81yB83YTAGbp7SzezvFbumYiMlr0RzS1+iMP2103WV/3qLvVXvEAuIsepeqzHjuzoNA3KQESXvCI
        UgFADru94Pp905MM/5wy/HNPgPQX3k30kxH4dQ/F03XBUpC6jAsw5F9ILj9+jH7G6903C0mRtX1c/zlviH4SvkjhiyY8T+F5E75E4UvwE3i6wF1QaIJAvTAE
        /w4cnqTwJPzYneGUdDUOKHkiVxCgIzxdiMtpeKYQB2l4tiCdRBebI+YKcSV9OV+Iq2m4XozbOEx9X4wZ5Z4tEtiedgSjni0K3CZxb4PdKwJViLOoawX2swXp
        aSqUAgFEEwTKkFwKgg1UZzSmyI0p1kjqlLFwnmPomgfETJEQpSjdMcfdQVczgzPQnqUks0XpybniLvoZaFP8fFHw4RKNxEsmfJnClzmMJqOudd88TeJp0pe8
        pnyScs1Q/pyPXYmfA3Gb9lELuiZvMRWf4xi65it+wR+in3w972Mgzael1AGEeiktE0+T6dMUAyh9msbTdElymSmB5syUJP/zpSH6mXSzSDcLejZX4rqUarBa
        Ylmb2zJf2kU/yef1EujV6yafS5TPJROulwnryvLF6fIu+hkMpPhJEz5D4TOwFGaiw9ccSQr+a8dmvVljjFxaMkZAPlmpCT2V3H1zr5j7caZ6oSdkyESe4eo/
        x9cp6Ra+vsjXL/B1mq9fMrQq/AVHiISQCCYHQgzgLJTrSMzDjGSpI5GT4p5juyU1YSpK4euLfP0CX6f5+iW+vsTX3+frDF+/xtfzfP06kJ5H0gV+foWvc3x9
        la8X+foaX+f5+jpfL/H1Ml9pnNH1FF9P8/WZooxSGaPhaScQNDWgmk8DMyUTeL3EbgMnbQVX89jlyL4m48LtvPnDusMdz7YcwjumtY8deLq8kgx/lQWjqcM2
        QbAAuPjQ0BlZog63ZKMge3YkJq6L2MJmQUqAhq7+DVE6j/793/3Op/7s668MEwET14J3Mr05yL5dpMOPmio/hss4t5/78xRfT9vCpQQ1uP22YAf1dvCnvhNM
        lMfVCZr5TDmyfcdq7PbFcPDCauTnzQ48OC7jjZI6Su3+eozdH8tifrb112w28bELwtjllO5gAPbDG2eJ/bOa7cbOOnHA44Rvg8Nb7WUK5bxzgMTONh0X0QsT
        ieXptrwNdJsuvgSfXroNFgxt9zJyOsk0ccXrkmd+PZXiMskqLEM4nLWpPo6YbfZwYBr7dujNN+1KIdBtzVuIzXz80hvW+6o2l59ZP6isOmz94CTYrNp2WYmf
        XdO+1FdAGtG+OCJcHNGxOKJzccSyxRFdiyO6F0csXxyxIlUeKxOVqbnzUZWlUdU0J0ekEI4+mYtULSL7a5I8Xblz9fJh5wD0QAtdult2HcI5Tic9LpPHfnoM
        6bEj3aJIEyZ6bE+3KLq6DMe+ruygdeFckMroq5HQlqo92cdAbtOiy7t2dll/h2ErPh//FsGAgxcRXDHszCmaUKd2ikB9QZfQYIslyLKO1cIeZmiabj2sFvb0
        yibNhZPbktdY8brqsOKdIexFYemGBpihhPuynQyOeLp1ZCdD0aweFbF65OaSooo+7+eaz7as9NeS/1PJumdqlMb2MY6o7y1R30uj1KJGeXBchV3KwR86jgua
        ecJsHnfFmzeV3o/1IH+xJwCBgjK6caJtETtgPhCxptwdiUp874/KTFzyY50o5O/yWPcx1v17j1V5cd8VlQZc1rrwLpGpG1gF15P0UnQP5oUu5k7QOITwaWo2
        cUNp9dqZECsXbrJSSLYF2m/dwV6XIL7QDJZ9RLuAMdc6jJHFuhpNDi3WUrhsou1iGdeFAsHDbaNYdcFLEgi0tLRum6YeNU09RBTDo4kK3JKDP8BJhSVOKkrG
        SUVZvKgx8HnP69Xok99Mn/wm+qT9yypShFuZEYZrtt2r4HcdR0240pWzDndl4prOnOK93F7Wh1Ur7xOgzWE/klBXq1rui5OSFiOUX2WDMJxg1UmW8G1RQZI6
        TZHFVpF+q8hSGumSgN1FgMsoRIEei/KIguvsHKFFyapVyWppBk/YLHAvzQAOqAvDDtJ81DZwjYGTZpUYo0eCyIAwYUYZTJhWETvSgs8SIAG9+5pqQoSyQYQg
        hwgMbozC4PO29f3rDnDpw2UjLv24bMdlJy4348JS3q247MPlDnY4Z+QRmBtYMDewYG5gwdzAgrkBvMexmGIE1YagAquP8Jec4FnHdiaMa3PeZufCtbkDQYF3
        RjtNrs1duDZ32LW5A9fmjhwFoB3ZsGfi4ck/+cKlkC03Hk7CsaR9kRt/8asMn8qguql7c+wMZFft6fEGhO7IIQYf2Q/Fe/P5BtAwPGVzKTVe3sLdzR1vYLTc
        jQwpEfJxJN/a3WO7JRKbrpysMLodgf4HjtARhCd0ezdjc2aL4phErqRIC0VxklotTt2iimbMK+MFnY11PYiaBxad8TBlP3ylQx6gxHhc1pXZf/cUGzwuPuLh
        M7Zl8hO1gFb7q2yOkGUeu3ezF0bFPvgp8gjrsJwaB1XaKBwicSZdrjaJJMVSENiLU7eoIVKjin9s2/aE8Q1OWFC1RG8oTFQMyhU3yBglpRhZbHK2H9lB6uBb
        LElB8YvibJ+xidqa4mPez3eR4c8u0sXVdx4fkQUjDXVOh2MJvUljChQjLlN88ZiuFZqzGVqKVus+AISCDZqVYA0w+TMHTpRu4LMfknley7VGLy+Akww5NGyT
        S7zK+232tfRWghGGbhhTJne7FE6+RymLNT5tpHiMpA+aHgXBG8qW0w7+/7nr/zNz1//oqcKEc1KOJmEHPpBc7PAnGm57KnIMhb3FLouFjQu6IJpne5NVigvn
        sEyxyfJhfa1lfcKV00z89BQTl4/DkKvDE1//uFZj8MV0fCx8R8S+iNLPIamYY0z4cdG7QtJ+jCVPMSNuJvwg3WJjDRpBNB6VRS2L5+KSqQ21dqTGtkp8rMPN
        REVKd3G0PrLO4gMA1uXWU+v94YOrIHcsHShzmF2wYCAnqKRgAawKDZjIqQMagCJ0L1Hb4vIBQxIJHl+g5uKIlltOv8B0I30TUNIZktMKp1/APok03jX5UVaN
        XOghy6f5qBcpxGNbtXexVbZMIKxFZWGcB9I54fvhnqtxYkt2WotzTlvZaS2WnNPC18YL6KLknBa+Zi8CkrU87cN9vadL0NyDnfKBLVJkEDtbbBw/wgunrqk3
        kb6bbF9Upa6saoHi0swkWfvhsZvsMm9JXMd6Dwb/Ku4LvvqrrOBLtu0RaNAhPlxElaQA4DC7iCqy36jYA3oJVCFiFBJ9TNAWQjqrSr30URAwYANtg8jeGPYP
        ECLvJ0JcNccSmY8ds0ZX5hDW6EoIiR8rW/YXYVLTbvw5E22+I/jqWtU20XbSrDTjpKNK6rSMOLO1l7ktoXx/49QSNtOr0EswigqfywKjPIuHtfFwMtHw4Q6j
        Lvg1iINEY+rnwe7qYXiuwToMsZmHtP1yvGp0++kXkjfasf37jXYulqSLVeksovhkHPLwDkeDp6Nlo/XHopXJk49FbYkdtcOoaNWo9S6eV56be+kJZ5BE2AIO
        B5p+ZcYeFHPYXF5A1sYHf/p7/7aQffC3r/y6k31gsNt9Mgq5Ldk3m+Ap3CbsDg+IL7Nw1Hpnle3biPN8Rxwhs9mkRJEI+fdftW9iENIk4+9NAgfmkVm9bLSx
        6q0C860lfQJwAv30PH8JYbFQGyRh1sOSEx/2RFO6yB29OepIboYeijot1B2nR9uf5OrAB8EREtw7Rt13E/+n2+Ow16/ilJWoLJP3mIV5K/aP0KiB16XUQZ9o
        ym7TpcS6Y4zlFp8IH+VfPkcdRUOpnNyyvzc588vZMTI+2/bF/u1VJaq0ElcgLifje6tsC+XnTothmnooVrfB5vxIVgi1fH16Jo3RcIzWx6m/F+FCXO2NVjLY
        o3Z6FTyd0aL6xKloGX3/veKRuI19hn+veFsV2ooEpDxxA2xwYteWycQjkTM6EXUHcjjCko1F3URVnhr9nY/+Senk6KpfiEMu5LH3Mh5yVe6hSocvUBOt2wk4
        5SNwDslH5KCvCJWH7mRdwl/9+z9c9XDS86ixpE3c48mZU/BXtd7x4xCdst6x4hVRF3xmOcmvOUeS3/vIbXDeyU+U8CvJ6g98JS4kDzysVS3G3JeoEmGP+8g5
        rb7w1ChKODnagzqiYj/3LprThqPfkzpCI0xFnq9LkVbUhQJ9Kjd8AVRqt9jzom4dumvUHo9XHDg3HoVSG/s40NfaXzUYR6XCKMyRNqAFneGHKS9vvXMohiam
        S1PEeNw1qigj3XUQuEeI0/Xuc+Nxx+jEOwCSc6P24xGmQ/BoBP9iqlrUHWmMP2pR3CJfNB1UMUlwFw8103vUp6NWEHVSd3Vyd2Wg6BRQoLs6U1CAoHe+UKNR
        yJKAzIX438mch0OcvqHb0NI2Pior0YSjBAW9DzOT27lc3dwD8XVPj048Fa3Wy/TK8ahXE43yx6Mewk2b6U0KulD3ELQIcaNuVnEx2DTAtgJv+JGw+tx4+Kh2
        WMHzBI4Pevw26lB6txOXfgLz6vF4uQ4PoptgGLaPbaafmLitSuKuplGnzkWwwZ6xeBs7AWBknAgn3KGFuvNpvXzUPk2RE0+dxmih909H3UQBqVowbcMxfZ7Z
        1R/S2+vCn6N4VI1SYa9UhgdoTKe8Wc5d38O4QDWnrFYiO3Vy1Gq0InaqxDg7Kc8OvXw87iGciDpMAyQdNcFe1aINPWkbRnnwdqAVPU2toBRPMzaYFlBB0gSq
        Zq4JAUM+7Y1e9Ab2XVpNXdG7qCvYbwFFHMDlPXo1904RD/vw+XpnJOps7gc/a0NH1oZOQmK0YQUwnkj101R5akGHtGAF3j8drayUAtOCYtYHnWhApvIFXPO9
        0Lt4APZiAHYSfoCcI/93YtCxoJHUJ+6qKjGsr0/sIyLDA6uDdT4co8zw7EA5KxFp386YmGudk7UuzLUuNK3z0D+haV3YaF2I1knJNhQMafdw6wJKwogEax+U
        jMuKIE+Q2e3YMiH152eL78N+M1jMEOHq1isfp8Z3H6QBuOJxglj3u889HnfQexCB9ifjroMgbu/oBRBW6JXcsUQtYW8TvpBYe7FzOtTLxqXK9tMIOnWaoTyW
        qXjv65UPiLN16e5TByIw/vJJjoJzsCoxzRJ2WCXlo9hunJRqSfmDMLrHzb0T97tFnwMvXYkHjQPd9sJv5u6qcD2avfMWNrNRM+CtpCqZ/Ib1QeIu87898XAN
        Yi6RulNETb/7J9bJ0a7To28QROapleHoc8wkbzmpO8ZHqQtCpPobSlQ+Pfrx+u/X55+YAQMd/W6qneWEPhKOTs/NPPHk08+c6R8fsrykpKvUwUlpn66C5hH9
        UYlHUEqq7B8RXmqhhq7eUeUzdT5IUCGZYvexCKfskdhMqcSHIjWba6+49tqR+iuq//Il9e9s1H85178TqZbUvzNf/+Vc/85F9RcPIjTIwo8ArfqwerHe0USh
        eTrQrbvCj6ApejXiw7jzoOYUPXFvijLLDxKd6nlHr8xLi7qX7eKu2Jp/xd6o6uXEtDuJcvXQQF8dhUk3yZYs73UzXhvkzjOa0TJRheUypEAVujnCEOtulktp
        4HURAhOpQMuIG0H0ItKMOCqn0wCCihZptmJ7SYHGScfoaqri6LrT1BzKgR66+SFszAhPHazCjwHWqHGcZIH4LuRgmBoqmvd0UB40usLxx0F+aMQ9rqu9BJt0
        0aA9WzSo+6BdSJ9F0Lh9d7Wk0cabT79whAcLvUeYRg+OyiNEhExJhQb7x3A0AeZBqUyhy3xeaFy+IyfSrAR09ApueUqHUqAREUF0xgHtoFkygSoDTnpZLi8S
        y6f5NfTkMYm8sTrScJuo20noHNxzDIedJYN3EGKRHE1S3fi+MZHBjEq2wIL0HSR4bIYbtxqvouli+PM8aYjYwTLOZqwaZxIlnjpDH0qidy0uiUQOagRJPIuA
        gH4k9jEBkHwlSyI3Ko3B1nWKM4cespil7hLXFUuKaZyBuXmXuBwN0nQuqvytbB6UbEo2sFVC7y4zB4IDB4ohCcp5RGO5PXmV2j4B5ULyN0V23EZF4Gi0N5xj
        9O6DSf8YJl1GA//xbxB3dJeksY8nL9KEZItt0YwpAaNhfxhpgqM0hwpyiVilaZxy0FSHLkcSJV2BdtCMR7s38WoI9gKj1pRlQL2ySQDBsAIhdNnrHB84mc5v
        sNUc62Z9ygdCVrDpyJXpMnRf82xkWWFTRKKuCMHxL9yM45BNo4TXlRrNoGQlkK4nWfjt1VZ4B82r2U4T2ojfLCpfDiuu22K44CT/k1VrEJAh7oaRI7kYqGjz
        jzspQTd7smdf9piX94v2F+Zeax+NMMeftfngBF4qjzFtNEce8/oEkn04Lj2iS0fOxWXRxYn6ozxaPoinyAbe0g2OD0Z/77VXf+9Tv/CN54bZllAtVHbu3Dk8
        3D88MLx1eNvw9uEd4rQRL/p3DuzcunPbzu07d+wc3DkkThzpxdDWoW1D24d2DA0ODQ3tHBoWp470YnD74I7BwcGhwZ2Dw0P9QwPi5JFe7BjcMbRj547hwf7B
        gcGtg9vY6SPFb99JBfbvGNixdce2Hdt37GAnkIjv3z6wfev2bdu3b9+xfXD7EDuFpPhtW7dt27Z9245tg9uGtu3cNsyWARS/dfvWHVsHtw5t3UmN6N82INvP
        FioDgwNDAzupaf1bB7Zu3bqNbQUovn8nNbh/YGBg68C2ge0DO3hJEPH9/QP9W/u39W/v39E/2D8ktmAJTUJwXi22sMVExkZfteoxricff4HQ2uC9Dkb/pvhu
        GuSsTGLNTWJH2HHH8A8o/UFMoFjlRRnWdPkFGV2E5KygMfGs5oBm372jallmkR6nFPNec0XoABwuQr0VxpBVqAiPZLayOQfbwcIecnJPUpZQfFI9PDnMO7HD
        98dqix2mS2xrPzwmRt5sumTzCpMagN4j2Xns3NO6fIrdo/NCCdNbjw/djV2oFuxzozsbGoBDWWhqgoBUf+Kjp05PTs3UJ5480HvKayQL4mC0n9he/XvOMcqu
        zHIcgfYFwtnghSCyM//vogzEclgIHdyg8oUmsH5P1lVYj+iYgw0t0bdZYtXgwJPaOiv4rwJVmihi8XpuTXqEO+9wyVk8Y8WtC9b6zabNuRSLjFgvtTJivZqF
        s8pZODs/Mgvnglg4F5ssnPNmhkVdYAPeglg4F/+LWTiXchbO5RYWzuXUwrn0r2Th7KQWzs7/Ny2cKzkL52rOwrktZ+HM1s5BzsK5PWfhXMpZOJev2cK5nFo4
        l1IL5/bUwjlILZzbUgvnamrhXPl/rYWz+0NZOHs/Egtn9SOycHZ+aAvnK5AhWalO94nAwQtXag3I8x/3ueUJ50RhnM/Jtdj3rEMzdGJabaDB4Rq2dINdSFTE
        atUCTYuwybx9oWJmLRPpfeGuzPPzRHpf+Es7DsXZsw7FBfSYdq90Fsy7x6jkuXPhBtjrHIZywOVKrE3mz+Gg0Kia01NLZe0jbY5jWy7U+5YsPZbWWckp9llF
        swxeymfvL16m4yf+yv7jIwiuit2aU2KmGmJbYCdu4zB0zHzMh3zUfVlzrkilcFp45MPMQZdhYItT1CGt3M2WyMSwKyRCszxeoRufzqqJJrEtCmEBr5IjNQ1P
        rOgdj72anKyS2RgSB5lnh8cepi6VQT5IkXC7jENYqZWyp0kaGORqzPI45b2fzdcJKb5NRIFE93+k2yarX+wXCaqJm3gGuumR7eq2Xj4U9rcAQvixoZDspGVX
        ISNH1snsQI6NsYyJof+vC/XSYqiXGeqlpVAvA+rwRE1g/L6gXnoTqJdrOHj2+4a6z1Cnon2G+x64mcJON4YwTWhkz9eiHiDRzMf+taKwNhZiYLziVYk5fTHk
        nXuYKj9jwndVaTY79cWQKY+OQfWpW+iZQ+ip+S+GvLM5uUix7stxz9txii+Fe3iPryVHzVS5KomTeNrrldnzyJFwcxMK+GKbyDjAxuCsE5PRuL+qlrSlCr96
        86vYf0nyF5+Xl9zvyWyIrXANsU9bG5zZVVjjD78Da3ALp7c3p7DD121oU5L5F8LM+wB7zPAQlQolkOjoQzTmjNjTEv2EsxyLhyybIcRFiKPhZTvnxv7LjZOm
        7U3WJBGsPb2xcxZ2DuECEmp6cODx8DxoLVXXgXppg3PBWQXx33x+2ww8niTPfDKM7GQwIhRmVbPufN4k2DfyIL3/+qfwfh295z567lNh8vVPhmkuM2MjD8al
        XkqxJfmqpSnk6dJuLPUXU0PZCoaRnPXD8m4RvjxofgJiafM0n77BqUH0kc89LJ7JSvjUl2+IBfI3BBjZetATMU/qith6B4dhwEhRbA8AaGYm6bHGSDLZxj5q
        Ql4NT177RBiZCkZ+0huVCEeqGVgb/kFohjFFM38nizncm3ucv+UBfrwPmuD7WD/hybZKtpXEbXVHYInOwRfLi5JsXa7KCVJFDEGfN3OwZRfdSjJDqe7iOVba
        Xl/a60p7LWlvJaDBB1sFILG7l5fA6/XxY4RCRWP7FXrJ1z+BDsTM6vGoQNSwmKxAZ1O763C/CaB7fBAc5luUwxvgf4UxYs9vkRzYQ8kqqkiCier1bEyHgYLJ
        pCHBMYwtKMd+Oa4RFBHbOcQ/b6GW6COUiIkWtnRAu0fkyGOLBTsjaHb4pIpkAsz7Y2z+FuRBMSHi+W0yTcN86rfCVE4JTyl84e/lsS4GeUtJlb3Uwi1qN4oZ
        MXqi+eFGUZgQzkujYDcvhGwf0cq0UJIVrlmsaF+4DucRXWefeiE1GE1e/aKhLlTP2S9ylhG8gsx8ETJFrO6l8ueEZBb3svdK3Z5MfxFrYRvhP/Epdpe4EZIH
        bHgYqxiZGM1wCXHpwqUHl9W8WYA3DoRPEwl+NaWyVArvf0A1SPIBOZ4B4R12AEiYesERkb0EbhWGeMg6Fy+ZyfriKD1NZ0+wh5jMnsAiDar4UGHx1p4Cm46y
        wUwhZSAG4nc1MQ5bGEehFeMIlrrywFGB+cyo+7LMYCIWIjeu2LftqB1DoiL9m1Y/NtCgGNMEau632ZAbgMGgLbLzGamC+GRfJ5MhlA6SJPyD5ktOjClOr4o9
        3Ky4iJsdF8bGxnZjw8XeMbDwMW2PjVWFG7BOnEkZM4g6ddi3rebTA5f4J5r/chTmXbAm9WkzBtpc23JcFSz54pYIrrgzzP1ylnnIzmGbT0hBNI6cCxf+EXgd
        oemRPQUzsXHol5i2siyAl3Gn7jzLKeJletlZoqEpyXQeaJDPifsxJlh84ql4MQOnfSwjEtBQJM7xMRocvw7fB/ezvbxi+SBnOtRLkT25DQ35zQ3v6BXnk9p5
        GftwtHMvtIIvxysP6JX5ZEzBFXykfRZk/axehhDR9rNTnzmL9dErFfBOPv+dcm6qEcaJ8xk++QV0jhrwoCFOcO3Cjp+mbCar6Wa1BuFqU5ZNBVbh1jEhTEtJ
        71wba6iSyekQm1SsvIhhJzMV1lplAkVy/vNhS2cvVnLh81KLZObzYYZWyUufBxFqcopFWB3+U+O43Uw6IryiFI4dhHFzJYzqrFGJ09PINHJM7th1TwINDTx6
        1opKQDUFbdxPw3Y+E2pAilBBtmBWXJvkxUWZoCFMzmaRG+Pc80zBTLFqkT+C6ZD9HXyHUxFWhNcTsYOjTZpvtgmTUywyYuKQoXMy85uGMiSzElqYt+MOvFM0
        JujGRkH39z64G/jDUoDzYC/OV5GRQiOiAzdObTdS0+t8enYlaMzK3ajT2P8FzGxHklmhoHzylSszEpYVS1JLlcz9FjMR5/lomZTqJhclquv5aDl2cfHTlFbP
        Ryt0V3LJPLrPR10iZlSTCxwXdTeIjZPI4oBDIqaH48NlOgELzwvmyOqCxpHbpca2LSSCXT0whd6wL5MKW6LxElOFTc+W5Y6dLfA8mQ931Ct46Usvl6WuLgyh
        7rxTYzvnw41BqHT3YYxB11gPYaLG7goBaPY1Dc/jBQFZAZbzcY4KZbnNTzyA6T10xx7hsEv8l4Y9tPUu15dyhbYum0TGvCEk826MA2xl/68n6j2W0zDNgzre
        BzenvKoWZDb6wk3HO2WjMCsRkh3JjgqW6WQKgkJBfhCSN9raO1Z1goRpZTavsVdlXBYVeiZlfquA0ZQ5C9E8Mq0rzZ4Jyb70RUEylsuMntJHbPhJdAfvWjB6
        ag+2/SPJ5f8M6cQ9nu5XwDECJ4+xDttsN2Dfa5QFi3ABxAzjHY7nfLaZ8wlFezWNsQKSVwnUSTE8ZkAOrm6ZuLG0G2Q+btTnNFeuQaoJeQ7MEiNa10VZZJCJ
        07ixTHxtyqL/4Roza3gzljt2aXKmqRiKOa87Ev4LEIpFoJY7KEg4XSyvBjgGNptUyzGmpk4ANg34/iMNy/SNOjAyz/ehyroO0sqbypyh7ryazBmyzGlB5rQg
        c1pG5vxBXM1cSeZsz2TOTlBsQF4m7UwM0qk5eiSV46xUjrMyoTBoKRQSlHkdNtBlTAqYi0ZtgW4L9tr2RHIy2+qhHk1uOUZ46jyazMDYl+Y+ope/7vhYDCdf
        yQRvR8KhiHAPK36G9/cGzzuON6HGbV7fDWUB1sakj+bbxRibuIsP9g5Dw6ySeYf9oeZ00DhEvu6yvOSERuVCBECxu3dO72Up8VnMW4LMFi3e9xP+PW8lDLfA
        LzIcRytZ1YX5NoSn8B94L8Qe3ipVOKddNsKPS19mgmmjO06XFbVAF9ONnrfcLycoUt3mvbMxB6aLD8rGopLochMHiyjJmbK4sHLxlE2HRUXm5eLgcbKYXCpR
        fA3OC2SLG9ZiEgdHcRO0JssMBsDNxvVM+fk4v32XVWHFB8Wgm8jolLYOi7frTAK7RXTRUhved4V5c/Bpz3Gogbwvtb6ZBaecALO3apmdU9VMjNrDoIH/SKtJ
        L5NKQDlJB4IH50PIlfx5LvzbL3LYMuQ8tphu9+4VB92Tdi38NaYaaZEsNGXR6Gb2DDn1IhXvpGuPEayW8yombCGFD8zwu1jwqnfBQoRQI/xnwsHwEvYffNSW
        fLMjbjORyDVfWHnBiN4tlfnRH/U1lON37KkF7Eld6NJuQz3SCN7fi42u/0zTGhbjaKpGwgf2+3j3GzGuSUac61gkI86KVOeJ8JdKdwW6LdCES4S8m2wLwMUZ
        jLDV3sMq4GmS+opUmBENMZXCvITpiQEAlZTupA1/w85k5QLcRJp9xfRYbIYHVmxc0L7v2otkbP6O3oX/iXsLoUtQnOV3nLvZkDgMCTA5My30Dx/UNwM3/9S2
        7RP55YuRpUrJbKHBPrxbW1dbkRAZN1y7VEZXRkY3km7rXrYWMFdm5Igt6uLGDCAXzLpYoYvhxZG6mCne/b0AdxB8Qils6afRNrPaaIgaytQqb6zsbFaVolAo
        VOdXkkh+WjGmXAWSkHszUCJrFhRAlP3FSlpYQVCejd4z2lwbvcVM+8Uw/LhaEo9VMBeDLTf+4HkEhJmTxRhbPMpuRx4UadwPQyP8nwjlGBsAAnTz/6CIS9gn
        GChz4h87awEaLyJPriXzUF6G3ckrn+czTObk9qrcLvItrCu8bunClDL4fEikHzdCCuOUN0e1KMjsnwRFplORnTwhAZV8VAJOcvpFHo0Yfrclk/8dGimOnzHE
        Wk8ojb9ol6DyEkEF+9mT/54CDhpKo5YN/ZLpF40QStDVnrD/F2Eo/4dmZZahT3A7Adwxo2NPC41e09i4Kv7btogWRO9VeD2GQSyPSUfy2hvtogTOMC58SxA8
        tcwJJtzxkD1TrJWzdviw7lPu4rW9mKT5dOCEDa3wbhnyVAcwKuyi3J31wbG4KDaFGAte8uILoVFSYzdIvb0WnsDBNh4cbaxL9/wXsM5/BbgXWsZfQm5qUJ2B
        E4/kwhoItJxt7Eu2yYUXuLPLyTdfYC+CJDBJoJJM/SZ3f0fKL0L4+ER9uW5TRAA9HfIm9w5d0bDbJDndhZNaGifh92w56viUK6aTgBue59jXyKt8vcjX1/g6
        z9fX+XqJr5f5WnfDNygrEssY91n6o7B5JtDRNKOXrfagQ8qS3VUVW7/k4hvhrX/1811f3PtXf9HQ6N/68a/+U9/7P/6/35J1VjL/3TD5XAETl/A/8HzhwhuE
        42m67HxgKE3O402aZ5M6BRWb4KWnAqeyHPZivAbAzx5n8Hgxrf44zdnGBtXsmtTvYDLpA4bTa2o6zBFg3ZFAmrAXAVlAjKntDwpboBXNTT2jB/dBrxuAytaY
        GNGJiXOXh8TOO7UJP9gbLzsMk1DsJSyFv6Pg0gYOqjyQNSwrhKDnXksMxS7QZcPYOAPpHxphIgx9sqGjlFyyzJig/GZsyekl+wpZnbfl64u2lDxnni/YVLV6
        thAIiZWbLEhsiKMc/SKx1AFpLHEIITCR2xgPQn+jlB4TERX6HPmGXmdevIq8qsKkmj7iQ1zwEZuZ4iOZmb4CsQaBF4kNhrrjLKjm1LTo4JkrOLtSCkBjN9xD
        d+IrUl9TUyxT80Crl836opD6cUPFc5K4fB0+gZ0Q8ziMKZ1icH7hR1VGlXKclJIGWHfIcdKqDb1UkC6dTJLoVMzzS2+DM1WGrgjCPJYeYa5SjLqw9DVVlCWw
        54tYA9tknS1GbVg3oMq3g9WkJwx4mARJ4TGWp//ZFtTwNzh+vKyBnUDGLl3FJtwSTefrLomHbb1jcTH8jDKnnPaYU05XmsNMV5nDTHuBgY2BJjll30252JIg
        zvyvkyNV3WiNnB/nRGvNeadd5rzTbuOKablxxbRCt4fPsHRxYinKYg9EvYCj27jhJKOmTSbJo4Qm0oQn/BWlSySvRsWlGXAhc56cuVDsjfQVksxSkt4ousLb
        aX4bX+HtDN4G0fUEpF69QlY/6hjhK3S8MG/LGe6eXiPGvZ5eK8a8nl6ll0vqSaRerq+X1LN4d53YCHvcRhrZSLFSd0v6KTx160jSYxDr1WJs7Oke3SWJppGo
        S2tJNG/L2gtxNZKoztssTfipRObBdVDsGxnGT2UYmjKw2IX3QaZw4OHTwIYf1VDh4vI69Xt5bxExevo2N2Yoqg2YLhhPmEEY36gpRgCmGx3NWlBOjNkeaEfc
        LDfrjobAjH0Ve4lRV8YSa69YFBewmqZeW0Hks74WJ1HNr4xctv2n5maqB6ZlVLW1VFtIVLxMI4uNm6xK6AVvQt2EeQw2i6WFVCxtonRKqkUSlzGf/7DtTcAj
        V+SoicTKCYOrEs6b68OPhgjbhizHyhDq2GJ/imxH7LDqZvxYEIlnKkeqNqbdsdCJ2CMHnA0Ev9CmOiYCNgbeLkodmgrwWU+5jlbJzI21fIRjZnFQPSznKQKn
        yJJPB6LYoZzyWhzM+nEE24Vunl7Q3KGPzbCdcD0bzipoc+a7YfV/uTsne8JIIsaiajH8VdjwJhoGRUU+wZB3l3ACB4eWVrGw7z1MdeqzXnfhUnCTNe/Ck+AG
        aw5+pOwFqgyROtzDqFOdQAqzIg+n21BP78fMl97POfAFSIFZBz4AKUDd08OBaYfoKwKTDlwMUqDuwLUgBeYVkccKBirVYwELCqs4fkp09STiPbfQEPEobJ5p
        RkfTKRbxbBbx0mSZiDf5vXDpqibPKurfu4JKNplfaDED5jdzC1f6ZvaKb2YWrlSD6St+M3XFGqDtLEVyy8BHlnNLmKNwzRHq4Zqywz8uH6FlXB5CXZw/Qt0t
        jB5WcVvobUDsD3uQolLyucshYaLxfNXDB/6xL0J1ALSfj/gjRmm04V1GG96N43SZFHfqzoUq1m1cr1BM73HXwj/axDj4pV8qB5VqW3t6jzvpJRFwYhTz5gBg
        EH7+ZJlOX66Ql0fF61bIDjIV25k7vMGunHjHCa1hYy0Ypwh9+Sjd/qRIbfEpJ9TVl9Mv7CG2KlqmV7WuFEr9Nh8SLP6YYOoXF2AwUEh3Tbg47hP6AjgogbMn
        oo13sf83mCgX9veK0Q0/3N6LjQpIDxMH7eTP+I3N99i25JrSsI0dG8f4pCz3bhl8cA4bw1U/dqwl/bW7+ZRS1AoPY1Vbts3xEenYRwJ7w0SLVbtbY/MZY/Nt
        Y2sGe9nSPk7lazTRRRM92UvhixfHZ9hFBa94eeFGrvlOBqmt2353mNDAbmEq1Z7QLGFY9UEJPoxTEcC8cbbA6FPY8cHgB118hmjeJiJRAeevksvdtXBzFhCS
        93p3TBzkUrf4/Hd2V13eshjxTo+a7EFp+MdjOpo9JuexPtXwG8mHBuJkDcJMx+EiKTnkeSuHLDgKQPVI3VHnBspg80WrgcxbyiQzHm151LMZ9Rbl0zITLTuK
        2eOfZANMJkFyWVN2yxiTW2Qb5GDq8C7wSfHryeBiz3I5l40quSRAxjCKndBmH2LElMIS8Zxfc5Bibjs7HQ0+92Hn+onyidWsueo6Eoc4fACpy+n6xWwx6ueV
        ohkcD0CMrJ+dm/Uf7tVhuJbfZCcITJVrUVdjRdluBPsxl/gDizfINXv8xCpBfF1qaaAAKF5b2R3Zxhmwuy47dliruMrLCupIm2KfktUNWBSga3gWPVXFZARb
        CrDi8PyUbKufxxHgNHvIL8yEbHk8zq4nc7JQ+qV2w19V+UkVlxCwE1HjsDW6GUfg8s5BYtwbEazEa/hsNzimWwMcjuHf9S01+INNZuIasUQHB2PhvBgcP0l4
        4CTzX7FqxAGw4NpO9fpVcNY2+ADiQ1d797PHYhyupWPdy8f6pS7saHi/PhqvRZHduxvJHBzMGMML33LKbwpkCdsSlqfuJQEmmPBjr07+C5e/cOULHJeZfqHX
        oi3Xw5qQveFF6xwubLAmCbPzPr//f7obC+ndGo3YJ76Z45q+nqL5fMXUXeEGZzqOBpo+XIfUG5yXYkLPmxvqawjMN+uB5+MG8h3m49ZySfRAw6nAGHsK7SdB
        24fjhMWfVpUUEhPWH6568OAxoPunoq2MELf+yStQz//DLWejbW9e6la97cHdY82F26bwgjg8RZD9oAkcuOOoJ5+yYT4iHTO/rKY706700o8cyV02GfU/UG2V
        RSWfRaWBDeyF+FJnTa8yCpkclFdBFFM13LeTxL3mUbhg2debcxWWzMzwFm7OIjyDhUniQkbbma8D+8Z02dkOeBWHfCiQOMRb4DjUA99hvMKpY3adLLtJqFmf
        pQb8horYMaiW498p74szjMFSOtXRKJXsZpxQrEXGLTw7Fdn5mlG9xOlr/2eXvrCDRTEQ3LnM8NfZjlUG10pzjmwLDF8JiBCfpvszcDN4XQ6GLslRlng1vQVA
        TDsWnfQ2cO1KI6K+qcZrbViZuKBMN3ppN7K7SC0dgYr+eXqyLZ6LLADQd3+hmKXWUyKIDd9zvbVGFD2ubqwlVlYHvCVZMoylm85AaCE4+sPOJAe5Q0+PkGji
        GrNhtW4JICiX00AU3qLODv0K7uIk3gYV8kATd5uQCOOSOM9P/CMbFHrSyns4w1aMO9nqtIfYIfa3sk1yQbybsPGSizPb+9lTM88J+x9kgYcYCGxtitSMaEB2
        oZd5usUL0BZGOaV9/qxBov4fm3r5BZHdKvAGfne1qnFuoDpew/ZbftHGHtrgjWpftR27NO6sAqPhh4u9/2MRA77IkEYX7q52YEtv69d3Vp3mF7urjKBwNfd/
        qMAIkRAri+xsGjUv8VEDknvpbnYOW8SBTwFbWbsCzSJlyieBE6gtgPp5YudFsEBEFhBJRGzrZwExHcDmKw6IIqEyFAHOP/C83vrZ2L4/dntRz3adZVkk2VxH
        N+giy+h9nJoSDeR0IkXonNRIdCPf+6MNrJ44JKdsqwMRdvbXScrDExsCYxLCYVx1+NeEvtDV2dF6DtTt6K1wzb63WiC8fqse+DSXudAVvxWzjPWab336hvBv
        5MuQ6qdYAuvjg+sgytwH++f0+Ib0HvdFN7BPOsCXt9dgC7fHW+372YCClfLYBI2NNwTeO/nwV09gAffmPGW5gZ2Oc7DPnEzOMpoBaAM2vbG7n80yTF+4Bpqu
        QFOQUrHHnk0M2v6z8daz1NJNaOJGzTeCgB5IcdYfwdPU82eR/PnfbAYKAwSa1g2UFeezHi9v1HwDiA7x9SjDHDuT8TTC1wN5iPYbiOqoD7Sij017HX2D7KUX
        01ciTtZif2LiL7/P+Mu/QXdmEjzNLD1PNROePtUzqF4y1IZo0HSDBr3YoEFTI0LsolKLOfENLeL6WsStxx4hvyUNa0HTpkDTPPalaGga2+aLb4tmcgbFDUZ+
        MzljA364j8I2lxWtiFsRxC1oSdwCIW4BiFuwhLh5Qtw8dv+I2vVUbSDxlQmcB7pSgCL2bhqrnJMQOH7hc7FxwF7j4Nzlzipc05ep/BwFkzQgcMHVXjrNrwyB
        g6N7EDgur5MVXGbzm9BL/r4IwlomuMjXKRmDi1ATwzQszo0uIs4Z6WqIX+z7TojAveIww8dpgzTAeYMbw1LcgSbF4zIkZUTD3abLlKuPB+gBokeuoWyuoWwy
        gDeaAbxJy9dvrbSbQy591iNOOczUCTUyppzMF4mvZwfKEMl/VYbanG/G2qxP5SIw4xtCOO1TyQhM+VQ000ifymYa6YOsYj2jSKW3LR2JK7C44/KxDzGOgIyL
        iQccK1bFDz11+/5FUCC6K5TpqAHAIQOAAwYAIwYA/QYA2gAgpCp47E6Q8hU7fFto2cDZYacO9xT9GsFLLr/qfyB2d1mTEi/sZNg5jccrE7phZ941kJUdsg3I
        gnoqXn9xZVWFEDT8lkD3qAHTIWIp3AcxtiRM2rnPiVy6jKLmkwMG1iMAdTJfMJ+o3Cc4qTj/Sb/pMI3+SuY984nT+KQ5fZ5huYEYD0blxry6wV2jrWaFF3sJ
        O7DmJEd5wOvT84pmurbHsLYBa5q/0DSGJjKZimfqbDQg71Oozkw1ADx1NuATCCziIZGF2Y7LlbtRl9UJnOc8pZh5bdU34r3eRtlTSvvs1BT4DjEmSnNWhf+k
        IB64ml4uVSbeKEd7gAEVeTdOq0Qb5EgEW9SH1FfylcZX8m7KvIPoXkSfbVvoSqsD26alC2FbF2KLKk45NNXyECreogqbOa94ANLjUWHCuapz9AGCMUVLhQ4Y
        VSfyHIn5223Cc+W076P4jCDG3JxjJk0T8J/ZeqtqbDFNZ1iYts+aD7XkLJ+bPFU+T4Hd5qXQG2nK4FDj+3pzndLSp3KlzzSXPpcrvb649IAFhTK1DIJC0Wyt
        aiIHF9yMHMzmycFFt4kczLlvQg7Ou3K0rSuEUWGAc5VkDBbFaqaJTrA95XkXo9NNFuxjJNUTtYCi1IxLAp+M/Tk7G/zeYnoxA2tYnftq1jZEZsaONrPwaIz6
        l64fz9/iGQLhLqYpU1ntPM31gt8XU8KUbVjDNEh0SuuaKQyL2NhxxV/dkFEQGhwNufoGI2kH0RYC741YuAWcIdfVEYCgN4f9LJuxRozARqRBAF06jTRbsDyM
        wHos4jpatRh7mxaqYUfnsq7u5SsyHX3gzrZOvKFl4mlec1M1Ifrhn4j8OumYNtQdA5J5ZZo3pwy3nFWmF2eU4ZbTyvTQFKEJO8zivegWk78fju+l3LQo3LT4
        o+Gmtswm+ngvZok7CkuDG9nHVYn7wqL7Dbxzs8Q9cYDuG9g3VonAL3L6vA853XhPM4qE0lI9QekKeoJV+GhyM6TQvNBuiaW6K+e6tYmP8sVCtMt+kVirDW8K
        WvFUC4fFufAjqD4Ql+ASuMC+9XRhH/vC1KU74ViZF7fg84ICIvvdH3f0xhSPpXGaU+2r8nKzdTuEmaJIXV4yW2VXexjz6eoCDVI2WVBNerGCrLG6+6s4Fmam
        UhMpvshbF+IOGu40VSulmXjJlA8YZXkW9lVd1uIW0Odl3ZETWbHDUbI0JfPXOR3tlV/aYowneUHCNw3KSoZkDwb//GdljcSsjzi8rp9lKx7Kpks1yaBxBFrh
        TvZ9Ox3UtMhAD8NUNm2VZMX+jFxpGCcFQE3ipUDVpq2xC9WVCtuJ9rQLiMUqSEkmaR08UzEVnrKN7RHnwQoswsZGP7Ev80YH8Oa+zFOvwWYoyoIUeG7A09PI
        iu1hRxtchxm9k9S7cyjtB2Yam6V5AmmmVuTSeLk0PAT707R11qGvrOXxCR6y6e1SNW6qROTYDNKLFrYc2yr6XmAGIn/QPBj567S07iDV/Jp5tjLzbKlVPi1S
        zq4CgHPKRlRnUZerPVX2pra2Jpk0Ek/qmuSRlt5lSs/KBNQWlznd8+Zl2nuwaGnKpEwWl0l5pGV2mjKx5pd25uIiJ5e/aZG80JtmBI1VWjrlt7h0yi4tPWyG
        9w3pBh10eKPACjfK3cMrnZJto4Im20wx326yFDLaKiPv2jJqC66xETRjv6HRcQt74xuwy4wu9pPYZcYuZa+lKypZPgwOyakXOfWqY7zttagFI8PFr6p+pRiI
        ZbFP1F5GU6pe2WMUUMDn0m4Q5z1jVVGsRCLCMetQvHBc2sOnQxVY/Qkkmr8Zeu4BrjRyY3+GMVyJ3llFR02/DRNGz6SAGSJ7ORw5wtDH1+XwLxVvJAquAeqV
        a0kUAFJ9SyHtXcO35SBlnh7DiW2iDJS8qqExRGl5+SKEi9GpqHnB7trqiOMBcCKZbEiLlPBp1+igsr2wsgB5LUWqDXIaY5NmXuHGMv691wbfUiD4fPXiSjke
        cPWUhWtK5QXXSAJ5aYqSXD07TkWD6eqpeDFv/rpFtGt+V02YQYMN5MlZg+vvkZ65KVscanyAPFT4b2welLYwkmuosQCA0i4GAFUyJ6RcU0JmPztq8qaRbGZ7
        Tb5fsriM7eW8cz5lmlS7JqbZbF3QsAtxPWsRj9Cm2EXSTbWg5S2lu09oQxM4GrXCAG7mdFfIEmsUnpYELYnrbh7z1JQW4M+VV17CZ0Q5dJWS1V7iEn2GlJqy
        +0Bz+zJy7OobWpNjscl501rxWJwfWiKWXKlKzl4+8nf+/2buXYDsOK4rwaqsz6v36n2qP+huoEEyqwCQDQIgWySFHz/Aawn8gBQJSRxZdnhnaZHUeLqtXQKg
        FZ4hzG4JEAVraU97TNskzVm/fuSYtAewWxH0Du0QRz0aRizXQ3t7dhUziliuo+3gRHBs2tu2GGOOBJh7z72ZVfW6XwPUL2LweVmVlZWVefPmzZs372e/oKQu
        Y+S+EkZ6l/po1HfJDS7xWf+OhpJgYpXSyoIVAg/sylI5wlL2E6x5ayhdIv514WCvApdHSrMjHj5YozYfwLSTdQO1mVA8vLKgPYsHsXOxa49ZUiBOZA0MvF3N
        VxZz+C/Lvip3JteE8mXxR9wCjnLp5+Q/4K4QaRVifNlxq4C0MxfBXYwKCu+K/pU4+f2AtdGARELalZB2Q9NhOILQcULaQRj6rnk+08Lrp1MtFIGX3ZW9tMb8
        gKc5S41cxbc2zfEgiLhk4RqKAecVgppGlVfKF1KT+Qgv56PQU7yDvQoblhRClgqKB2uK87ZJ5DrFQ/r8Y2X6JsgKDQtHmdLG6oStFsHq2A2PRQUlz2QGKAR+
        zcKirWG5GD1jn0yys2U0vp0lEiH7bcKtNHKxPp38paLJLdHbceKJJrALicW6Oty+wJ4ZIIGq+ofbZ74qd5/X/n2ooNqe+6o40ICSlQ7vGm87ptZfYcxdrONs
        JxLMC4SJY16u4vHxKvQUQ3zKcIOsAGlRLBAUq8gOuCoBrmMT4DpGgOta2+3zuRAOKyOWHND+maXg7kIH6oB8lgu5TIQwAsbLteBu3ejVYdjYAmQLe+VK441G
        xOfJKc9K5QfM0ATF0PSUh1ZfxZRhD++jImffYnwvmQjajCWxcMgDPOUh4hm1k7+vQjLmMo0cXM1OEvMsJ4F8oDgAUnV4BhLSkPVPWXn7WrrUcrmLx4gvr0EA
        uaL8WFFoT1Fot/bzerLreHcc6FFoRshbEQ2N+coEXZoKdtKlqeDqPketY7yKO64KPJ89R9wBKnvHCSKwu/U1+urkHZVeDYIW0oKHcAH0yC890nv0Lr0Tlzvr
        bC3poZQHByv9S7FwfAKXE+D6rsGySD/uCfwq/vVO6F2Uzb8u/yr+pfxrOf9azr+W86/lfMSbQRRB+m1AmiprLRW6mgtdzYV28ss7OX8n5+/k/AnOn+D8Cc6f
        QD4t0mzepiO6VOLe8Voiq7e6sMKAhq/2JeQirRw7EUt6jzOR7qBSE1wKvjW5VAjdPhinRJ8X31z0mpNtxXWqt5rcrSVwFa7I9A56VihSrBYWlevt0GvQISZU
        iljXpo9i/XrBb/4KNNw+0EfCccLD9IN/Qcqj+rKfi5J/CxzD7NbuxeE+WtFbYTQPiFzTg0Blybq+tuduonxHxQmd1s/aOwkfGk60Jrfurvlz8d7idCgZsIsh
        UIJoyGTya16/9ROMfDGQQJmxg0SJGCkgKvZZVPwApVezyNjnGF3Qa0n+StndMQINZtWGSMf9wxBj0xfZ5SPICxx5XG3OdzheZQX61764CHWK0PLsTN4/wnJd
        OcQQqbQ4/lfJf8GyBX+ffklYA8qek1HmZJjcllbVx3rWUyEfvu8rUxSscF3l7xkmMuJs15ZZPyg/5gEbrjFUOsop/yU/R0WLz/HibJjNsPgcymz0uWsNAIo1
        3eqIlD6mlOIjYirItdqbTM5qd8oJLg18aXEP7AsbfXkXK1ZdS2Ttb/hoj1g3wgy5DpK3lRkIVdof5pUr24BI+KGCOVp04R+U2Sw5G4h4YdO+8FK8aE5mLKW9
        UWwtactCNx8WI89sJw5Rb+1SSyjzNkJZuj3UXcj2dsVCk4+ps5vEbDPDmXS2T1P523A+7WaHqej+7oJYjma78PiA/rA+3KWZuU8f6maTC9kNVOb2i8P6Jsph
        S9JsN15td/VulJ/SqOQgjro/rClzSuP7HzGVHsv2oNDNzF1kH6Und+DoOfaXoO56s96P96aoRfTB2+h1fPBOeveAPkhl76LPHtAf6dK3+f2j9ORmvZee3C21
        LKKWa8QzB1V1Na4mUYCGiU+mb+h2qI5J1OGiSr0H+Tfoj3Y7UkMnYn2+O7v6Bg1IfIhK4RVXH+3SDfpxA1VoSs+j9D5qzoe61DBXAP1hPrOm+0kDzdvQ3m52
        kPLdbvYR7jdViXI3dKkDKHdjl+vhe9RzE703pT+iDwKWC/K1OXxtCh3bR6U+1KWhO0BvZAcWspv5MzdyvfQ5NOKA3reQfZir2WtrWEXI3kOo4TBD5Vbu+DDd
        0SuH8L5uc4e59ApKH9Y3dylzP5e+kUsf0h/u0s1NXDqHxXKFdXDvwvHy3d0Ogel2QOyObqeDE4XlqAjK80yubLR69UOiBDZx8R1aCuiHj8lxs1Nu4GiQUXxS
        sJkgew0eX23K7sHNrqIsz40bZOhv7Nqz79Vbug8dwZk52nVjx6p3PHKPuCj020uBcJ/LlenkGczgL7pChwtNYjaZWPSwZQ2SZ938peKYi/3r3N6wb3LpXJpD
        dYfyjdJZONXBRs/QbPkXWGQi2vLiQr6Pw1u/5/uSU643lNx8E4yQCryps2fk9kHu/cfw0UJu8pYksznT7vcuJkFJ3pbTMHaTFso69BeXXYdirSWneLzUmOag
        TbRR7tk+L05C+KF7JBQIv+yeFB9kqh3cPW4MNPO9t+y5aZNckkduEhlDtEZQF1nJ52X37e4HKUXfETGAfIgelw/U2FyknIv1X7ZNInO70cqGTHeHcn/QQ8mb
        Kh2CLNubUCttAgGHYVMoEt3VkEg/e5y32nyaQhUR34EIw6ui3sQ65/Mb6JyHzUoY+B7to0XSsVbK57NZwAFvRWFPsLYANvdAEtEGmcsB3q8czIhEu2wuh8q6
        D3r5B4/xOrm2Hjiv0aKlwls2RsQ+hdxSoUnB0GCdzM/Jj/x8I9vDRkzYucRYozFiwgIoOag9PcRmTC07MoSDLfF4qVvJL7hpK+b7jMNAgVVriXNI2XIH2HL7
        RUkxNGzxd3igZPBsM+FoLxvXTcieYDOVKkYWawUF/0f/r6JMz2TlTDfESlRengI+sI2WMrG1fIKpVxEVSFmvXkZaKKXsU5YD+roBD2te+8Lu6bROCLVYncma
        BJ0mNG+oD5PT1oK/CddgGctYnGnjgqDPdjVI/pli7667vKikcMo1RvI+iJl1gyFeJBoITLjIxJaLWZcRTXZ+EKIylP1FIkiWBMe6SVDnZsJ5RtNoZDdFI5tT
        cH5NRoVrJORdkM+9AHMPGD2htmcmpKEINjM2ISBk2o0gwBNqAuzahNIc/4s1ICKegbIAFTq1JbObz44Xy9+hkjHpg+MHnBUczVUhPa2YqQx2xmGehpk6c0Kf
        /CmC9/FuYRD9VawWDQtyKAOzANZhtQOuAlwhVk+Hl1CNt0XH4FLd5up8U13GEl3udkW6rQozFKY4cECTt6kig6Y0HzFWLVXiMrEphEjni1VoJZRMNH24Dyvt
        nq8oGTQiTlE5jAXh5rvwC13AGKZnJZjTiu/qWx6iFV5tKQH8eRElY3r3tX68nY9Q+PDEFLOPj1gjSJV8Wa3dBdPD5KyiaUjk+sLurMEzkfJgVzqsW3vVVkrU
        XjVGiQs3QcSHHvAiSq6QgJTL/46jLybJKLs1hg/S2rT4ToKDMQ0/Sp0a3yTtlWH4CfuKp/zZADaqq57EWOTgXjDogUApYCvaFYfNaGnAXoE4T019ZW5ubknt
        Y3tnlyqNLsbUKrU2wEbZC5I/DqOe28cPsNYO9MnbS7+R4BwINs8c8mGM0OQVmEfz3Va52w9PE3DSaZ1VXnifuroTcR73OBG8XO9Td3JER3ZCWxoKb5c3kVYJ
        VyctkZpjl48oa33/nILzvP34SbLKQhaW/JeUZhscucFDWU1XHvRP6RAafpQxWfazqaPy9ESwjtqDcCjM8UB19PB4HFM11ZSXy/CA+jQllQPqGI4p2OpVxU+7
        7Ff0Xp/do2l1N5xqiBH7fSfEjaeSSYG8zIOtQ8peK/kKfqXdI3w07xhLQGVK8GMOf5i6vBpIUbe36LQUne4tCq36UQ79x14/oEMdwkIgecaLB8WVrfAVTvIr
        tAH+BeWGszZcW5RxzHnXHqDjQIXZQ44Eym4BoMSWVcQtgDJuAYhi3NsQdW36L24BzA3cAoiGOaTKMN0uuQUw74swWr43IwYPKm8Rs1pHYPlPnQk+xs4LsYSy
        9R7sRxKEoVSJYp/LKIo5TJ3g+gBreBoxqnIeIiYyHUThWKK0sfMV/K2Jt188Oam8WfZ0u2pCjTpqFs45xOL6DoR0Vz3+bdE3Q0q2gLMZE0+vnVezAFHBA47p
        SICPDzqRxGPkOI0SwHKVwzLuh6NebsIjG/rpfdS46e3xzPt/R6o16z6mZmFZfqMRH8CvTK+LSNpE7Cw7cSl2Z9aZi99eHca0lJL5azgrCqRGm0m3CU6AXh/G
        I3Hkgj3UTiiKQPS1MpzFe9U7w3L31vBe9TZdt98ehjk+C+wbfDpBbGuTkLuuY6OdQku4rrPnlPZ7PkPW4dBAHc+GlO0oaeOqVzosTUC7WbojatzUohvKjj56
        PBOIlYM44jAmXux4Q66PsUcQuT7MXkHkepI9g8i1Zu8grmUn2VeB4UMJFQ+LH4fwiAR58ZgpM1GM+cyoODIyU4kPJMx0gIUPK+y7t9tzI8TQguokzo28Nm3H
        bmSXHCkHKjXHRES02LUuTl3D282XabEMII6T7Ijt6qAum8Epf7FsNtz1dn8yT1AafhCSPg5Evu3GaSKxSesy3czBVFWCqbYMQ9yyZ1Brmq7kAAramv6j0wiw
        ohLrMZ9d/FQkfhfGXEgun8llFXbBh5DA6DYbEyVMV7TxHpEYrxFfxLLn7FOGkfPailf4OxsBkzI2B6sJKQsMKaOmg5SBvNDvXUzKzM2dRMo8VjOHtwkd9JAy
        835ahQqyfA1B62ErhgWU/cazVZdniFbm3cceT3Th14Ru2aQPYxzB6e5Y7s0ELkwCcWHCLrNdMU7z+ABPoiODU8oqDcd6PKljX1HXjTs4y2+/w1MvSFzqBM/l
        BFIN8Co+UQ3eAJX4srhzm1ebHRKnoHOBcX2nZb6sullaCNrHNm8Z33rFlVex0megU3PMlRKn0a8MnOi4EvbEsOLiSW638Sy3x3iauw7Wf2wU+UCWgQUeeSYb
        FWPJPiLaHDvtl7LteKfFL2hqLvHmSTdrPiNmlpkrISo8ntcfpLodqG6gm219ptPVCDqWDWmq8Ipn9CB1mW6Hu9mVz3S4xkc+UI3b8NbYM9nmrs7Qmi3P0Daw
        pameq56hfT19S9O3Op1sUxGtQRfXD54gjBrRW3Vzoauv0Fcu6LGu3qK1vmqhu9BBT23Z5VusUGyx0nlIHLRu6tmKFV4BPwM5xDNZ0xpD7iGW2t4sfgKyM5oQ
        gz3FBy9XvNVTvHW54sM9xYcvVzzpKZ5crvhAT/GByxUfLT8dLT/VI0VNxxulUEVNPV5+abznpS09L+mxkmGmqzeX3qOHm4s3qSnGpk0Wd5xAuXp78vey6D2Q
        bhf7KvbKMjlNk2+HfXYY55s8o1LWV9SZ3maf6XSbMV/LcivLtMmr3PbkfWW0y1BZfoO38xtflrNTMiGamqdZSzNmQ43gAtwcJItKN5/VO6RIJhOPc3kSDmjO
        xDPOHHhW5tMArTqcsV1qG9DmreRZmiWmMHMXp+gbX1UsE0iRf5ppmsS6zpmcZrHase4siENp39goduVlEUuTpVdUOG311MF2773vo2Sr/JF8d8W1lO5KxR40
        J9alnEZph4sW9JZWpYpa9dIRrYiaml0Mn1X549Ho6XfzEk2WPlEVWakUsc2lXjcghurJ8HqrZCan2eNvJJYAQxxKhbbNNTHqhiVfX1s+1xDobbm53zpvaqkh
        6lcbGztZIyawLLHKOh97sfW+lJzMri2VxCnXKo6LvOTPLB7vxgFwn8YQsotPgX7N2K5tA/jTKU0N/uh2bT/HH8rKH9pDf/t9aId8aE/fD13f+6Hteod86Pre
        D+0of+g6fd0GppL8oev6fmiy90Pb6Av8ocneD11d/lBfD8X+ir/Bg+WNHnQ2ejAPlTzaL61iR4m+X9OXFcWjgqddPfSZ8WxCb9NXb1R8G8vrysV3lnUHxLRO
        TPzEameDeoSKleu5VgMVNiieMgEsF9/V97OrxO/piXIttpDe2ZetWkI7r+37wq6+Lyz64nM4+XMlAWNgMwStqz46Etv75O3ok7etn34FTiVaduGaiyG+9fQ1
        yX/FBn4lxlZ+t9zAGsvTe+Sm08DNdXQDQWfyd0qC+6z/QKb6OfztGwEza7tpCDpECe+KuAGmbjkUrPfcUiPyW9ow+Huc1QZU645js7zLezsPoXrbZ1nmsctb
        auTUc/W2BVoLKe/1vNi/AX1dyJIFWr9aOllY6OQHk47z2TiN5CPLcRbmH3k9XveRTrz+Iy/FH/QjnqHAvuhpaBgCeixPjgXGP2A/HuIVbA18sDbEfQYvM0PN
        mJG8pzJ1sWGR1CJtv7GkxS03gM3L0Uil/VR8UtbnwlILowX4CHb6lcvcfs6hU3WZGiWWmwXcDzA2BCPPjHBp0DeAnEDM4OhGcOsPj36wwxL9wwFKw9uwrn4D
        Cev3udoGqprzGz3obPRgscY7bFZPnqtNnzCI9d8UR3HhaCu8+1zaqILljR6sbPRgFe6vlmrTOjrBLNcB3sATJfXEKUHNMOedmuHE52tgxWGPDceD7J2gZhjx
        lZoYQFMz0kw8CdQQtt1Q6B9w7q9HLiIHdaE5i3Wo6Rua81J9Hc2Zq6//7tn6B6U5VaY0dRhkN9wf5oTx+04YdgiWK9BkVm/naqvus000hxhToE0xF01P5xNq
        RQiRa4YSZ8ZGWwmijWVc7AA+4GI7xh+4toRQFtO8D1o7/pEZ205kxnY+MmM7hyjXPP6RwZGVyODIcmRwZCmS010oKluLHwHcDzAillPvHeqHjoglMwOuagFX
        tYCrWsBVS4CrThuQFRR8DeCqFnBVC7iqBRwsQZaqGwKuagFXtYCrWsBVLeCqFnBVC7iqBVwVMkbTm4rtTcX2pmJ7Uyn1pmJ7A4Kxph8V24+K7UfF9gOuMZYq
        G/ajYvtRsf2o2H5UbD8qth8V24+K7QetazHN0R/h7DQkYL5RYjvOrudtVvp85O3vmwT80DDZ74vJBQkI7NgHduwDO/YQx1aO5+tFUEJmcILrkTmwSBBYJAgs
        EgSiHqaj/kgQWCQILBIEFgkCiwSBRYLAIkFgkSDooQIl8vkDDEqJCpxt9KcCoYVdaGEXWtiFvbALpw3UNqSgoYVdaGEXWthh8iHO3AawCy3sQgu70MIutLAL
        LexCC7vQwi4sEQLfdsi3HfJth/zeDvm2Q31ogW+74tuu+LYrvmj4bdQV33bFt13xbVd82xXfdsW3XfFtV3yhBT/SaTqrf6Q7HFCBKk5wfpiYLLKsdYhcEAFl
        x13ZcVd23FU+7rwGqBIiG956zegrO/rKjr6yo8/bWLXhSqDs6Cs7+sqOvrKjr+zoKzv6yo6+UfSKhAj88HZrqs9uraABngWdZ0HnWdB5vaDzpqfz7Vx/+ulZ
        0HkWdJ4FHU6llrwNQedZ0HkWdJ4FnWdB51nQeRZ0ngWdV6IBru2Qazvk2g65vR1ybYf60ADXdsW1XXFtV1hT2N2wK67timu74tquuLYrru2Ka7vi2q64KWsz
        eXfRPtZN+4TDq+ddXWqa1s7hwtur5lqm78tN0/z5pgHCStP0o9M00Fhtmg4tNvEhAKRpxEUsD2m7hun7jsnawjkr63KAC3mOASjuT0LFxksb9X4b3Lj/HvMD
        SqK2f1CR0Ae0qN0WG7VW6fF37bnLNeK3DpZ+7BSRe/9de/Kyx5zKXMe+bw0kvmvPXibMucxOdr0PoJhHjni78pN0l67IULjGgGgFF5mgXUWbqFQVGSVc7BB0
        rsjY4kIJylfY0dUjlF7L1kwV4wCrwlZOMOa+jg9wK+wIS1O6W+yVjOMsdvR0/KDzJTg3qh10ziBtEEaB5M23cH4cCLG6WsJpgdYFQvR2SIAxULbAEr1AiF4q
        AcaA94GgO5TNcLwVtFfUdPtMbhv6lpfWkP5nT7w1SRkogUgZHC4gptA27p7DIIEKlpxHOwwHqEWJ/y+HIXWM0oy77WixtHLEJRyrtJpvO4jpiYjgptuI64Oj
        pavg3deoWcHc993vJu1Wu9aOk/8EraIYRkM+mnWj686y1pKEkY/ELQur5btQ93KTlgTuNQFLnGT3B3hnP2Lz1srv/OGAG8xeOjg5fiY4tjl+JvFzE3724+cW
        /LDW1Ufxcyd+7sHPMfzcj59P4+cn8fMAfh7Cz0/j52dYb4lVlPDzc/g5hZ85bv8ZN/lfPFzM8+1T/Ps0/z7Hvx3+fYF/X+Lfc/y7yL8v8+8r/Ps1/l3i39f4
        93X+fYN/l/n3m/z7Lf59k39X+Pct/n2bf9/h31X+fZd/3+PfC/w7xxHgz/DvWf59Ukms5uQr3JEOZ77Avy/x7zn+XeTfl/n3Ff79Gv8u8e9r/Ps6/77Bv8v8
        +03+/Rb/vsm/K/z7Fv++zb/v8O8q/77Lv+/x7wX+neNWneHfs/z7pACcf5/i36f59zkPHel4piOLnqDYy14qjfa2cKslQTgybriX+tx0DzGrqfHyeFmSb0ry
        LUnelGRFkrckeVuSdyRZleRdSd6T5IIkcz4nZyQ5K8mTksxL8pQkT0vynCQdSV6Q5CVJzkmyKMnLkrwiydckWZLkNUlel+QNSZYl+aYk35LkTUlWJHlLkrcl
        eUeSVUneleQ9SS5IMhdI/yQ5K8mTksxL8pQkT0vynCQdSV6Q5CVJzkmyKMnLkrwiydckWZLkNUlel+QNSZYl+aYk35LkTUlWJHlLkrcleUeSVUneleQ9SS5I
        MhdK/yQ5K8mTksxL8pQkT0vynCQdSV6Q5CVJzkmyKMnLkrwiydckWZLkNUlel+QNSZYl+aYk35LkTUlWJHlLkrcleUeSVUneleQ9SS5IMleR/klyVpInJZmX
        5ClJnpbkOUk6krwgyUuSnJNkUZKXJXlFkq9JsiTJa5K8LskbkixL8k1JviXJm5KsSPKWJG9L8o4kq5K8K8l7klyQZC6S/klyVpInJZmX5ClJnpbkOUk6krwg
        yUuSnJNkUZKXJXlFkq9JsiTJa5K8LskbkixL8k1JviXJm5KsSPKWJG9L8o4kq5K8K8l7klyQZK4q/ZPkrCRPSjIvyVOSPC3Jc5J0JHlBkpckOSfJoiQvS/KK
        JEuSvCbJ65K8IcmyJN+U5FuSvCnJiiRvSfK2JO9IsirJu5K8J8kFSeZq0jFJzkrypCTzkjwlydOSPCdJR5IXJHlJknOSLErysiSvSPK12pYiLDjdVttXfB6W
        157rKGhVQ/0Q+1msKD60nxH4TXI5Fhs2Oay7arPiD8DvHCR+p9PDI73iOv+9cjs8APz7pMtsg2tW26eglcusYd1pf/NC0o7aXhLGT7qux6ybn3ExExjGZ/u/
        9pKzlzqjJHQ77ElUe/NeZdwC1PHgT1gTVE399V/8/q/8xzfePCAh8FxRL7/wVLJXFVp1rVjLfhQ66LQlvQvqr6KXukslUIZ/0vXcWfcUK8BPysk9uFw/uZXj
        fsAmTUYG9cumVkxW6Hqnp/fBmahsYCg3YcUfHbyahS/Cm+lnMjWeepQTQide040bW1V4B4FUoRivoCYPTTbis593PUWtUdBEXXaM0QsHDb0VPq44wAQsFiAL
        CV6det/+cU5bE5T33nfuZ59uE/Ad1Wqf/8VEYMmgZrAnNfbc4MHzC9KEI1vb3sALOvUEOtjcTwEt+2tjC54gbko1GOsoCeJ/rTzfQjARCHqIQVEViIoi+wSi
        QMwtcc89xL3V7VSs8MJkDFsdODqircX2NGINd11N/sKFLU1COyEPwTICDpSLYIZBO/n8ze61fBV9/qCzE1eIL+7p2j6l21e0n/wN2+kw2QxdYyhedzuZy5UC
        DhzxMZBQiRUuFUjtsHaDnNvbqbZLmKoAw+Tnpmwrhx46IiZNGDGcJTgQdsDfcYCkDosc9tAINHVgRVynJDBWEAf5ODvBYJ/3VECAWwO2Gt0fnmaw+WpW17R6
        5mEc4891vDSkHVtaaY+nUdtNq+13fjnhUDbQ2UZUsS1GmTpvafKX3N3hDCBLQ4aXwLkOONP4pVXcJaKvP7l2kCbaW3jsaIg8UBaMU8JeKmV23kKX7zxLMw62
        w8N7ieJ47TF4chMw81tbBcwaqjDtm6AjCViHSdDu/Okb/161aRf6uqeRq0rSerTrevc2yEz2OLeizXucW1Ku6SY0nQhbDPj6OpLhqTJgqYfvu8d1hc3ookfh
        eSd59ARGwGsfnvnBhuttX9XWDdcWNCzZguuxtFWatfheFvZAcz+j/H6AgCFzCzuoL8PzHrr8D79E8ITVWGsvUWtAX1u0neBRyLj7k+wn9TXEoSHQwbCeAPqN
        /3DaAhS5/QYjksGo6uK1WvvPfsnOF36Nlgm49KaFQrDkHozGHudjCGB4vXtv2tBrOwZV1HV9Wva4R1N/+0d//PyXX3j6D/U+7hAwFHbEpfnIjaoDQxB2psKt
        CDEf2+eWHHToNe5Qe6A9VMLuz2bhePuNZ5P2uWcTHY5nlVIfKm1HZvM9gu93Chn5aNpE+Mab3XspqR90PkYJYQ61EnhEUNcxoA64wDinpqUtNaYNDC2pxVCI
        O3soRGjogtDJHwDT7nfZvimx3lFcRjVM5h+g0r9Wyp+1y1xtu9P+2q8nREfe+3OivGIaVQ4xXqjtmUjjLcIB1bvimKu/e9/5FBWghYaq+2+oDkox773FFL1c
        p7emTu1/gPq4Gp9twnWtzUbUxtivvfpfk/YLIUyekj9193LkYv+AN4YFHhaogVawQA00S7Lh23d77ss0Ve3BtMohfeUypiUa2NPAEhgCGbbCWxwYkFCW1qX9
        cGJEWAm0D4QfCAkkWXwbopbpmJb429RwzG7OCN43OMWKy2wefuobMnHJl734fc9zTwWz6vH2uV9G50eJxtNcTmvtv/rGH/9GZd04wQT41TLYeKR+jQAXy1Sg
        N6tY3MtvqHVvaO/VrFEeiaw+5f68zajcrxtTziezynFdLzEZHz/Rc/up0m308/ZqlZgRXTl+glr1JmNbhh79CXr0X978Fx41861v/P7pChAlRSzM9m//Eko9
        +TR6QBjXFtbEfT4LP3rmL3/5hU3xHweESOFHHzn3lc9e6Az804dh/lzCsp9qeO03nkYd57iOTfgeQcKlL47hM1RXTj+6RHDCbk/VVFmpclbvIu4+FERBSKoC
        SQJBkkCQJBD7rgD0g0P5iKsrxhJa7V7N6rdxSO26xRLHoiUjqcMoG/+mR6yx6LMbvUxXKKMPey11DzhR3hQwgzw350/D6grHDo8fzySKiroTTKZY4cnbEUeB
        9I+OZy6Nw8vfIZ4BBuuwNG6x5TRxeI8yb83eG2Lmvzh4MHwzYtsgh2+sQ8rWtDj+pxoyGGbcrdkmcvqu4w2EqPb5sdv+SyUhCagc6go4DYy3RQ5d7LHtVV4p
        G2IEdzfE8srWn4X3SVBIOF+FLf4M9kw6mObLQDxGemu/OGO+OFN80RgW+xjhy7cv92DiCEBgbauwWxiGLSo8j1yIceUepN2OzXy9yHzdjXc57M0l+vzM+an9
        T9B80s45rc5P6SfO5Lz6nD49devZF+MvZ2pwNjSkucHubYhdY+/Yn5dJD+uwDznVbGRKnz7WEPtyYYN89qj1Ph9iwy6XxhqBU2Phgc5no3jDPAvkF/gzQo1K
        R7R3o1tLeeGGB9FRZI7qBpFZ9XjhdtkGfQ3O65A7wH4H2y59K+QgrbgOzG9RyGWvjKVCigupciFqiB47k39MifsD+0HnvHbzD7pcvfwWDzAxuUr5zR8gwJl/
        /kzyMXhWGGP3KXEBJ4FQAybexMg4fLQsADJe2Qp4wp1du3WcpvVuAgzhw4RuaP9m92pKKgedHZTQBm47JbwENTQV2TrlpCNwQWvicjXaW6fhcBhrdiiO/cPr
        CfBVMEvVLD4vIQBxF2UCcAfxYWHo2HGnMye5l67xG8DvSYxKML3h/ZRDfRD8aPCS08eyhLtCVIGT2ZOpOzWbjkwBpZx7G94W8XIEojElHo80tZGe3omXjp6k
        6cEuT+lFNTUbE2pU2t+iaT5CYP3SVEJ4fEbTljy/BqmLidGGPmgVrHZyH7FM1ZvdP8QpXHzQ+QOk0UHnFVf8/72MlMgMH+BVdnoPZGP7vJfMzacJv70z9LGR
        KfhSeP/9Q6ePjWcj+zwOJxIRKhG2CEySYyktv8nhGBxpLW3JVKgJJivMj2rWPA8MB0zrHIelThXUGIAlly00Te8kPBgB9I6YYoH5VZQ20bv6Cd3i3n0c6GFr
        CzCNZHaZ8mueNoE4cP2gEQL+qPErcHh9vVkzuVv0UGrsroRdvLjt6r2i61HhA0B+K/mEruxx7mevKFQiOkrEAI2Ycj5BdLDCEh0EiRX2Ufwfw3UTxCx12fXW
        ZFGIqSq1x6nDp6pi9uTe42lvlPY6ojVyy7AUSdPgYsg5ImrvToM9PiLkS1HUn0VJYHFKsCVGibAA/ghoXjBJBE9E30UvxzOntIzBwYP7aAZyT/+PsqwEko+x
        mJei7Y5EPYIKPw88ozpd4b+ZcNh8wXhX5gdPC/YQ7MiEcIDXTnlCqC0y3+FbZsrMfYv7o4RzI0RRLK6PlvCenSbzd3waX563SiazL9tOQkqayTIhCHVvdqew
        ah502mBLDzq8SGL/HAAu+yEr4rDYk3LlbDQR7kSbaF8u6G7WAXZj0x6eJvoAT2d0C6o+qkNaMWgGhDcp+OyVRvoMEV/ISACxDCjIbI7IgOfo1OQTRJWnDp19
        kSFiAT4ytURcekgLVophD0VQYTxwwZ5bZyNIoi9Rq92fYAqkYeDuUOPY9QGh7PXulpvdg7ja42w+6ByQq7GsdtDZL85VhrMqJAl8newVlyviKIZjW9WYDCDG
        YvJTNO+REeQVb8kr3lyqeKxU8XBeMURcaG02il0cX7MBunyCcpLPmNqboL6ER9PTuoUdVYi1jij6UcLZUR3xeH2J+GXnU2x/TnsBItaPsq93i7UOXPHymWOd
        ORifJVlGqIiZfNXPnrjZBd34cTmRZ89BukokTFZHzQu5sGGyRCjPMSuBKysB8W/naWnldZFmJ0+N0kLhsJG5f47GcfKJM9lIzoUk+chX2q87HLoy+SRoyZ2Z
        C4/RrIdlkQCIJlJMdxrLhzND9RGm0ES9n10s26/mjUJO0TD3skV41QGWn8WyQMsDNDpYVUGx5GCGQGEQkT8qjKSlBKYf+y29/AfyKQfry+F0M5L96ZaCNCgh
        DXbaM2lwctIAusJLhCUPloSAPFQgmxkpUYXRErXYcGV81qyMz5iV8WmzMj5lVsZ5sxhOGgDQ5UQ/csBw4VVR+MZ4uyNgyiKaCnDAT/OA+h0hxLCPJCGGg5A1
        oi4BZw3TEWGSuAXTEbGnkixIfgxOwejXZ25J4chCM6cUEY7K3lluABVa6BBE12aMFg0FxZpKzr54u30Xjl8NnQ7AUE1yE9BgtNSRlrq9LdXcJ8hD0ausej4b
        twt2AG7sJ7APO+j8uFDXTwtZvV+I7DGhmSCdNNPZU1His4CFqFeVWlGFFTl8GxMyjMGZPmZl1cScnuCtFOzEEW0aP6AMx7CXYpYJW9vvJuyaBKcbWTPfTjXx
        8Qge8W+Z5m/scRxQj6quTqjdoPpVCAP5BISF6T4xeggN72DBrIobZDd1jGce4+mGvRJG01kr953lm9CQedN9bmomM8hH31+CDmUTw5qIRZjgMq3qCJzE+A57
        aIB6hOp7yZ1OB7Aaz6SD2DTtBIc2wlT9ft6CshAFRxZQv2yfJZwbak+YMHI+0Y290Dvx8eLhfR7rCkqgVNEg3Okdo8+0OAZQNpw8oPHNZRf0fJNuEXKx9hlV
        3VPpz+2F8gtX+sg+b8lc/jS6+Yq5eWCfR3xlS6POAXj2oTo/wzUqnUzrTQc5Ot0gh4iCjqKq53HZuRf2c+KkSFfpRRqBOySsAYuPm0zNgZ30zOWzO+G0HDmo
        4ci7HM1XJf8w+R/N8R4h103IZ39WMkB85sP7PFB92eoddKp8LLjdOkGBAJz1wW5JOYLJ/pQDN9xE85gyb627sZUVFJMXeEyT1pEV3j9PxJSnH70zyqmvx81a
        H/FaQ3s9rAvuOT2GdWHNqiBlxkB4HVoUELY8U3ZRUMX8p0WBdxP+dJwBxf0Z4XsZCoiNnvGelgOf16UbOHtAt9GNYgOYb/7c80RN7eYPzWCQ55lun8yY0CrA
        imHYJPin1DK1qWF92zVRatd2aZc27cIwx+K9KoaQx9FmZ0jDbI8XHDleANhXWOobi+MaqlLh2qcqY2xJqmDW6TsxB3aHiymRE1VFQMQ1Um22XmXrjeWUqYJm
        cbKVWlXBeZgyKx2CP/Ho/AMsFQmBoALKOcp5CK3xNi3pW/RmWp1GaDtMu4efE/+FVOynpfQjVFp2MJ4evZXw0YMo4OwtDo4YHKCqBwbx7G18iDpym+JuLLmW
        J8dgNIRcN9CEUUhQv6faGiIzfVWp4HHaQLABMr2ThS/SykI7FoWbCm4QiR6+nYhw1eg/PC4gMCbYk6nWaYJzBUlICzccRdGWaMp7IgvOYj0+SzfR/eOIdUCZ
        LNoKpyLwqdHU++5pHUztP50FT0x94XEdsMRGnT7DrqyKHCplyj5xBlxQOOWegj8iSjJa3T/B/F/MEh87jx7IrzqzYF+mSnJWj6bbF7545ux8Z2lultb0M5py
        4D2trl1OCeNeTBvafRGdJaYhIdyti4i/IQL/WCT9NZzRHgUnzyfxvA7wETtr8kWZl/AxAqDPjuBwRw+qoDkuuNMa6BBd7VT1faoef91X/qwyR7ohL9UiEwFz
        6FueoNgqulMuLfXuVP30lD9FHzrHp7RZ5TzTlJvPTgFmNAOy6HxWY0lFdfyJj7P0uVwz3HNyTapUU08l/Bphb81sepW8xwuSVMDJuvYyOVRr2oe2rGlf5XwW
        c/si+hB7JGa/gsmnUw7O2tPUcnfLFZlX3fxVd+2rQuymmmcJt11K7odMjwVNOEfAZq9COwK4ajx5XkfnvjSlnpi6IGhD9dfuZ0+oCvuWULu0aZFNRog5qJA4
        mfuiMZlAI/OmfGrqxOkzxJ6iRYrjLykGSt7NvICqr+9vRO1LPXYShqXkzgbvA7gZDjeD/XNtZyeDf6tURRBIC6+nwN2x68MEok3i54iNQ+BfMHSV82lsQ7eN
        ZV6xoClmQcu/LE2Mp6IpH3uZEtif0HbgCKgOderjrBPNZzZgxD3LiH8aZNjD2GLtqjGEZLz6lXWLsvCkVsRrAnB5sKBuYWvDENKwOQIfBR+NPnt9BhOCtQoP
        5PEM+9sBu5OCF+C8e8XzNVcVSWHI952+bfuJmFkLze7iAHNi89Ss+3hfeTDLOgm/vfNZ0CMS7ifx9Jif99ZkT7UU0UHDd0/FLNDGJOphGyLAg8anAjTxgMQ+
        obB/DvuiM6JCTg0XFSg5ybNSIxZCsV/A2ZMc0tPKjtiFJDv6VLJdLFRnkP8hp9BMBwv9P8hmGyjvsPBHNtnwwCqb7Pg7nlKPe7OybwJxC7EP2UrNle6iUeDg
        WErsoYtQCKbOe4iGw2J1C8PyK0GcQ0fu5QPMGuIDRLzXWVusQKrBwarhAxDk+xytfOv5MK4Pk52a9UkW4cju2fhx72mEIm6MRo+WQN/gaoV2Zo+LuNBl6TCE
        h6x25n0I7mHb+4+ff0L7Zzj4GhvvmOht4MeI32N2bMNFzV+ziAVFsRi0gba1IFEmzDhRpwmIrHZ6mo0bqFr+cs4Der2HAMTdqZwPVCz+l9/iASOw4geq/CCO
        9/ERm8+EUliM3wnsMbihS5h3WfSiwIru5uY8hrjPwbJgaUdoo4HEEdU5dejLwOR0Hdz93t98fWScycLzWTSVrMcYO2RAsrSCLxSjTbSG0aFyfkN8CIwyhXDm
        kCyBr94QJRQfsvlwAQ1OfbfjtL8+e5RD2cGlrsdPTSRADlaIEoc5mLoYHhNWgZgFP4qx2sdH9pXz+7wxGitaCP3bOVY6bdyKpiKjNb22qZnX01g518ihuwYW
        kCGUwazdPvBCA2K0QPGsN8/M2QF0W8yhERfv8z4TClossUBCGsTEXbPHXNo+itUar6QgkESpCLvcc4JYsSXpogfCPJnxjImrCLjMPB6LMKFJIDzeWMHjjQmP
        Nyw8HgtDmceDgDS+MEo8dnW21CtD5ub08SPAN68PTSdOSzQFchflH7OvWrA+PtVi8kGILP0XK3gzq6j7WY1Fbbxy02fi8+WluwqSmpzOwmPjNA+qgB1ogz6d
        mvFLq57Y0vYQZyItZvH2zWLyaZ6yLKpoePkLaJ8O8zFvE02Qac9zGyK7Q1/W0ZdePJk1ZmgzQijVwGnfnePnKbnqZ3lopnxgL3ypHssavPizifoWi2zYLTbG
        Y66ZVu0gb9JPwy10DU5KZ7L6nSYYZu1Iw7kkKOgjcO7NoKh/AFCE/UHRAwE0WzoQowP1tR2o69h24B4OlCEVPSjRJgC4xwVwlR7AVQC4eAZWurQ9o4QBF5cA
        xxBA/2viodUIbZ049c3HnRfbzc+3veMZr1TSBjh1pvlBaxXND8V1EVSnTp0mhPJOnyEm8EzLNCxHvz4Umact8+kGu4nxLHHrTKBrBf49MVUnKE61ylCk/QZI
        EkYhqxB3XkO7aBBP4sixd+ozrqf1HPdjYlLPr2HgfWL5f2I99wAExWpdok3ntGmr8+MNF/HO1jEcEIXTPihk7pRq/oJdv8DW2xHM2Xo7OfD1Oou520u8lvGN
        38bg6frM3eI/qk4P7zMMrECZTwXN4FRFbNhLSL5X8ujqKjhc6iUhSnTGcAn0cQRwaOv7xDi7bvrxjzAJlTndjFnNst+AF5tTGd2mMGxZ2APZgtAxcNXGwGU3
        sjncLg9j8Z1Nef/YbsJyRrcAC1ap69xBSJu4RQzV9qF7NOB6Qk5Ye54cbdiFbaqVf3U6rRYFDXGjLFW0wZwsAyrJw2mjGBSIjNMGCjYgg642nPbc3yXtBHJs
        tIqpuyjbVQncLbondG+Y0rpFe3GWlPOxOVRkaqxSR/XV8vNi1iA7Lgn4jpo5RoZCPlTlvOTX2Tc9jsoJ/83MavSdWQ2ZSQnxi/aE0QxyFXx+kz2tC7AIN5ec
        z4Ec0Qd14+h4Rq1tL7mfy2oz9EwBbyEPTxOei6xJVGWf2G3nLpz6IfZH7c6TxCdXdQNBUdDfQCcSQHancrBpzwZQL3yA0wVX7B5l+kafvAuaFMzwopvhoyzM
        g0qpvM+ur2MRgsY7xVWXjCcvkzgk4EZYlYwqF83pcBkxoLwYi9i4jleJqme2/TQ0xelQjE3IdgsymbwYPFBOiedEi3bjslyt2RFBfNY4n/nr51VQzCl/3Zzy
        7ZzyvrdZUjP1V9uHPkZAXDNDKPfuRi/bN4Wz4YJqpLLmbDArmmtmRRMFm6w00TMraj2zolbMiqYpTVhS51lRL82K+vc1K0BqsSWu3pEDt9oOaalCdj2rcxAB
        rNkWpWj9IzgcR1hm4XXi9sS07CGCDbcQsdk/xLKljC+xpWQhRDX5GSAsbeHYwWBvMSKZYN9LGwFw9TF2KcBQ4qXA10sdiMLjMhsFqRXXBnshxwwijZYVtqzb
        ZUg9oBae8AfeyXUbjn5l1u49+pRhqQctDUxnYB8DTmw9BAuOOJyKBbfoqoIrDiVQnqRm6HiBa/AKbIT6pixPWqFaStcR70HxxIU6JzcrZ37odTl/8r8/don4
        MLHdGeYNA43YVwMVzvqPg3EA4w47pAiGIk6+xEGQBkkL5IPFEufEPYpCoIYZ5KHy1uNW6Nj7FkE8RkFRDdHxTzRc5oAJ3lEPBxyKDDar02agwXsxahlEbSl2
        4+CAEQ2BgwBUdeVeos4h+BDWffFE0tsoSQClFSz1c2Rj4OcvMFtcP2bv2kYe0GT+1jH8bRP8bTADre+ZDLtu5m+DdRuD+FgW8CG3DoWv5joRKEoH47EVCoZ5
        k2hjwNGkZmjLAxBq9xOyO7gkWI5ltXHaEVwCLCD+FexA1oGl3h8sPdCoySbhg3TmnkaUV/SghI/weZPAQGz0ALFRAHG6PxANNKZ7oEFLHzODebCGO7EpNiFq
        oEvmiiEhDmOtqho8sXhWW20Lq7uxZSUfoeRyw99yXZcw9byR/LiWm4X7Sd6g82x/xAjFjouboJwCzM3yVFalrCUHah8oO57nTZ5JPpuBeqYIgMExlKDZBvkF
        w9wxSgFG7OYgyUMcwfhTxfeyFCB/F4dm0AmfRqVBrnJtKwJ44bZAKir0rc2y92j8i0RE+cC37UGfHKaEbbclUZegMn6EFQtdVrTezdYmpi4POwRGT3679THW
        gPAZrkYiw3wVgXd6wqFV8wtfPPNzx4+0RFeI++9D19orPTSbYZfYedhJmmo8qcaDcgTGi15ARCAn4t/6ibVVK4kMA5X1Oj7NGhKS+pKihhMnSl+FAhuWjPht
        V7mzRsVK+ZCdV+81rAjg9ZOZe72bALvqvEicSAmkfDgCt6+iOUglUx8N/xAPJMtSgzMpKytzhyFL9URS5UOYpjaWpQaXkKVm4dQk7QPm/t47DsE/HxC6OsSR
        PgIvxYVc3BiYEk1/VCucI+N04B/+CKRJUgvsRuM3PBXlSuywgIP2HWK14dxHNO2IT4KSXRozFRLpB1QDgnOsvgcpaZ110xqW5LlyOJQ1zcmOUC5QIT4K8Y2B
        nyXutLi0NNaY+4kPq2GTfcLq3PrFmZIrMZSqyY9h94mDJXtCEkkUox/P//d8BTOiWBfFVXryqS0S2k9eJA7fHq4kP04VNtbwXKiTLeACZro8I63N3xY+i2kr
        1IXKqhF+jyJ+IWa1TQ3KItZ1mTG2U7oO7gxWssSViUgSkMCXYsZTZktcIMsfKOU9XpkVMTmUpIA2qahREn3GsAHBMWq18xKRb3MWnU89oaVAoLAMcYC5ItsH
        Zcc+sEcdZrA9HuR4XI5dEcguAvjDE8ThyiArWapcPovjE5lYFiuvgLpmLt4W4zPLWM4r7+H4c+vrfdBAjNYtlMs8XreUWbc8rFvODFPBjE9ysG455XWLtUZZ
        aAvQbXF60MQIBxhNEKuONjNGGzl5OLlOrPuv6MlnraHp9uh0+9RxVPhvFOyEC/PqXtZLGgbboLbPodIO0W434Khw6O105h09iRNKWOhSuaPs/RwBayXermq3
        UISjCT9ynGjc8IyE78IDmwPW+N5GqGUhi9vzf5fAiJ42RBIvKpjJwqNY0o8i9pwv9MeHjUexXE6ZttGWIKqHpRUdswfEoQItL2hVu0TmbnWh6uASSyzaDpXb
        WNuhwo8GKXU+CT2R5OG2VXWo05QiaGJZbDuF3aN24n8eE5MbGvhVAT9rIVHVRAoj3vvDshAo7ggrVTBOZfYpUI8L6YIwkfgzMM1ZUBYm+ua0x/KvT6zltXKO
        2QiTlBx2gI3LGrQTCcHCV3R4kp3QFS2BHco5gugaSSLLIdgCrKdoXSSJjZyxRWuDkrArjNe+EtuNeRAXp2BgtaAmQAujExTbgJjlDhWhDuH2dTCTie6znMDJ
        6ZeVCgqT6KYBzqTP0cfW702lzaEoN3ly4imUsrfRwOkYsS+nidjkh0RQ/DJ85lHaHLAV78x0cT7UQ1V7tpbqPG39LGX1eCcpv8UD3hwrfqDKD+IUMniHj680
        TrPQQ5zZT9NEyo/a1jQN+hJrWidnwdC4MbJQmsy+BGbGNMPElokmlWfgoBGVkvZ8oVCk4Ey9Erc9XZmh9cvPdyzMa5/MWMkahA23eI3fOTPnngFSyEmNfWSZ
        d1ttEPduk+IeDj++zDYpOpMHXTMVvHip4g0hrC6ru2cRH0NWQShYQOHa8xMzDc/3Mg48DwMzD5u0j2zh5JB2SILnaSIbp7rZOIGPDtbNecbiVt8tEyPQLM2z
        jHkGgn/vJinUkdkkEZCy6Khf1A/DIJmexb4TJrZGXlYqloicrGc5MTMwM1WnUT5bYbLADz+X0bCLunVpaAiMNPzAmEhITETjW8kxBmIJVk1rnQZo8NaUmPAe
        os27xRDP9tBJ/ieRXiCGISsrnaPlM5rhxXWWBtIOodnNZK7s5SxN/mTfRZK5uEKyIWRS9MhtVwyhOHz6DNd7fqpJxAPnQE78k85aCz9a5la8XIGlDXcwvSot
        /Ww0LTKVzTSPxV/0lCf6TJMl3fXdRvkNqFwxKB3e6x++FEHkwCe9xFBUbEOhh9GG9DAo6GFwKXqoptGvcfixnEn+Z1ba/VHRvCpMEMQcugrSB/MQ05vp0vd3
        Z6rBUR2HY7a4AOtsxjkfcNo1SMjKk3zMP5mrNbFCFCSD/7yqarPR43lk0TXDLTF7jRJfCwtqcuzyhp3+4f72swjgyba1GLMBAluyxoxWw8Dzc7y7LpuvZman
        4Xo9NqtrLFVj1i0RIxQJUo7Tg1J0Tu3fK3rn7u0mNLtmNyd3Ii5qgL/JI4hmHnK4caKDhLoDTAMHDQ2cinQL1G9oyj/74ng6THegfJu425CxsHKWdk7SIPrn
        0oGpFsTgTA7BEkVrFchY+Y2gkNWOiEvrKYeoakWEnwKRARhkUZ30kC1NOVeKQWhpwB63DxHFNXvulvblTKeZW42x2Inh4ufB28O2eLkgagM3u5CNJo9krBfG
        +RlCgKYNHE5iqx6YcKwBwrE2ijf4/FNUZ31dh9xcN/ex+wapapj2b0Lsm0ZX7dNpU6yfcjU67n6FPVNvsR2Hz9jaOHZ/RJVbL2b+PYTDQ6xAX0LPMgoNCsEP
        4hzQdLkJBN9HNZY02mZ8KjNVp/xYCL5vHn4OLIIQ/KYh+C0i+D4T/MCwCD4v6P650lresgS/tSHBx9eI1HuyLon5eBj31zAUO2QGDz9nDGkW2OEYlDsJVv9c
        1rSlyqgSEw4aYITtZnKc8UB8GOD+hKnK2F/KkQkHmZax1BVZeOKpCkG4pJM4ThlDBF3afvBwY9cgh8w+M2NmAfNn2LlBzwLWZL2GNGZjkVxDUrP7IS/+irhV
        aSOctcfjgq9AVYN55JBg8rjdrLEFZHhPw2ySiUQS10eLJ/YiOPdvjz3anj35j2iBBsNnJaUgBJq2R/CP4RPoAoTFRZzyBvu+DljQq7F/gTDKB+/ncrH8bbYk
        n2Y3FuYNDrMDOWHYfvwoWIwAdm3B1Cx9BAOfgjVl1aRQVJP48AzDU50KUpyGBue/BOpPG19MXo92dU78jGJZmmwL/PWn873Hh7NrFQUud1TlF9pu/iXU3GgP
        uEZ08kPUUsOuTA65CCEhRuEwo46IUBx2fb0dAdIdM5baWWo7947HtxFkCEuMZFz18M0KfLM7w+LCTPQziRF2S3xz/E+MzPaIVkdOsEcMNc36m3SBQ0CXtw/E
        eECls+20qT9tyaXlyLQEfjbG6da/fZwtRnz62F3jLJjV6i5iz6zAEmhi3dTF31HOD80hiW8dkuCJMg5JXmPrOe9RGNAhpLWfG9D5EDsW/kj8Nf5IMJuMOw8j
        0gR/xGLXSITBkPnXHXvqG9zNrkUUKMV9J+SALYCOoWIuELJ1FurBIz5xUBG8hwDOuMKW0ln3sRn5GIvK2d5dSESpPnnN3bCN5dd6vI34YHwmWUuag6LnC6Gx
        oTcLIXShaUwG6qBncbyPz0ZEUIXDkSwfq6Oi347lEOjpydDY9+RUsI4PQxz1R65yH2cflcSpidZ1xvZTvhxM+sQl3+gmIk34pCaGgXpiZX/GmNA1GjX2EMXD
        js21GfYERQ7we05QqOB45r0Ite06P2SZ94pz4mYWCalCwKNykZlKHs7QX95siEAIricBw4dc73G8ZpY6nBTZS/9xaAWdpWeapqT2Hz+V+XZF9NgAJ3Mpz6OJ
        T1RJHpyRLamCHpw+ewqCx7OnWJ1d0Q6d5wdBl176FOwAp2Y/jsjHNJVEERkW2qf2eSyOP+a6WC69KRgCQStCTkXpCh86dTZVtHry1PLh8cWlEtr/+ScAkrNn
        2LePfza1Bhj0PP5FVyketVczd+omAtr7sNYw3YWmwelMHTsCYti6/bh/SjuBJY6tOyQsIjWYlZ3oncKz0+mvt5Bxk1b/ZOrQl37+iaK6vNChMyijyvdx/JRr
        F4OSE8ipuW/8p+uJX/hZHGNBiyBgYxLkJv/ME8+PxDXQtSXdtOHnDdBOb4wbhysH24SdXnIKZ+X3N4TO+Kcy9amGVxikBBJdftKIZeXvtZhSyhwZ3oVhnmk7
        9zA1YM8U7jTMb/mFm131mHZgZpupi+MOXyaZx5dwoeckX2KrArh9QbhdOM1ExPjY6+fBTbbmH/lBPLj9P66KHnPLFl58IuPzmSYHArbt9LVpJ0cE9u3l4Syw
        l8ey0F4+kFXs5SNZZC/n3KzK13DomtWSX0Bfa/B3BGm+xFkgtoQDDLhwGeo/AI6GAw0gvkEs2MwBBxg6vhbo+Ik2fvExxeEdn9mC/9MjdElO9fXCavywNorM
        cG1GZW1GtDajujajtjYjXptRX5vRWJvRXJvRWpuRrM0YWJsxuDZjaG3GsM1w9NDFYT18MXNNYIcBuh2UW8SBaNFtIrcI99Cg26bcQsgS021dbhEEokq3NblF
        zIgK3UZyCzob0G0ot2br/ME84MbWlW0N7D6h75wrl6q4dItLhy/bxh3uk9A8cfapM6FYzCAOAd8rORWZQ1yOvZSYW9U+3cS9iv/qVr8xO3hq/DE+J1l8zbEG
        850riaK051xj2d25apoPP+ztv3Omk19zrREjLSS/7pqAUO35b3AIFBRpf4FfEIFLZ2Q6eRpr6WI2zS4/56rs5qn93HeS9rxip2r1qS/ycraPpnQdh43NohF1
        Y8Qvt3ATFc5kEWvvrToQOUCzK43bs6lXPukxGwgW0Uxn3u0mpNSKM3PRUUlWCrXsOD/F+4mwfXian21b8wwS5hma3ni2vfzsM9gYcHZPfGl41YO/2QuLCYJ/
        uHc0avVq3JN1eyNam3UHZVXWZlWwe8SXnT7xRe/Irrl4haPpxz39osSc1Xlwm9VDpXLbUW57uRz13yn1w9PbejNwzjLnArw7yg9+ivjeNU0MaNNb6pfH+rT+
        2lIc+bU3S0m45XIWq8TEd1AebanAA8MNGIt34vukvCNmIHNfTZhf0/zC3ePEw1Pp9hlCqcH2UDKUQr9bx0f4BCHi4HtNi1ARHB0Q48eRxhBJJm0QVnVCWXa5
        cBZw5J6dHHjmAROb5lh6LaeHTRibyXQXp9pEs0nSCU6dNOPpESRfNZMj2OX9XJaU0QZ9WPWnk9eZY0mKoN+sUrOqpnVC778gYelXPGqJJzGrtvPFkkdt8STk
        1S6+mEcQLE9CXk3wxSKiYXkSNiwDmLZLVDqPw9wgpB3Hw5nHRSZRtjwO/LOCnGsllp3HoYE6uJjgGHmYv0okuh4i7GQ1htQOXWMIXcPp4XQ3p5PpHk51eh2n
        SXo9p04Kx024ekDiFgUcUWgJF9dJlKJAT8qiGegdOXSEvq4i85ocmpK5jMw9azIXkXn9msx5SEsJtZN/6SJqEKK6UWdq1mlj+7n3GRvhwwbX5h4iMh2wqmqA
        vVRe7N6GmOq1F99P1s5RajHC/HTWP+HowFL/rLgLl+HBgPerZAn80M41PVnpU1oiHSsattTJEsKiCbrQmZ4ov5v8gZuNPZ8lXZ712SBTA005A5zjZsMcih45
        Q91OJ9usk+5Ctolq29TVA3pQb9YDyOjqIT1MN0N0M4qCV6AgrdBXo9phQiJKRiiPSlHVV6PqLZqrvBIZI1TVJn2FVEYL6Chdo65x9G99bGpauR00ffT5bBBV
        btJ0NdzVW/Q4rjah3nE93O0sZFuprSP6Snx6XA8iZwQt34oWb6H8IeRvQv5VeGsLWjOoR1ArldmkOXer1KWpZVdptFtvNe/0b98IFUpQiD+YSmvhU0+PoXP0
        UpYJ/vaLvD1C5SUcYb+n43prR488L2U6wIbN+ooOdZtqvlJvkWeM3orY8ESjySPP06hQZzSuxroLgMAmneJuM7o7iqwhuhhDvzfTXSn434M0G/q0YzO1gOjK
        MH12E30w3bbBOKUZM1tDKNMnCBvYLoeImQUMC6fWF/toAZ2FS4Inu/g3QhqKN4YXLhaBDfSmBW5tkTHQ83hoYYOGFkU2L3DXL1VkkItklyqScJHtRcZYTztG
        0Y6YyGdGpHQ3FhKZS5jJWIizIZmgA4Segw8fobEb+uyRE0cwKR9myWCihx6muyG+ywkn9Y/Y5EQPwDU+KnJ55i/Q6A8s6KTzm/gA1fg88d/XMMGgIh1N9wN6
        O92sIlYhbglbTKXLh7rpIITVGVGuv+HnVFmHOmgqG1hTGd0PFp/me3qhVNsABCD5C9S2vPkdbqWteAgVF60aWlPvEBo9VKp3CMhV6vNgUa+pMUEVRT8S1FBq
        SIKWJqUaE9DrwWLzkNAtdhoDZgMA7SFh8BH/U24ciQo6QZS5EVVrcb3RbI1t3jK+9Yorr9LXEpnOcx1XeX4QIgpfwVR+vXMRhq/w+5QFyf/hMn/xR66x/UBk
        CMNLMF+BGAJYneWF5N/T0pW84XIxWvEWmA8yRTnTZNVLfAl0wvnaPKObToiVssG+hNrz/jTHXpjzmW/K3d8y95Qsukb+aZggufyXrlUMpnYp22LmmcCQO7TQ
        SPS/JPljN7uiS0sIM1jMkdOSIXzWJB6Od4ne08p1BY9RtqVL6wwvZls1PRrtZmML2dAz6VXUprFnMpoez2TJg9SIgVezW8vSmtL1JwiQAynHdhiguXJrIbk5
        No4hT/RVPH2G9NizIJscNpUmIIdNJQLK01g5Tqfd5fk6vIASGdapTaVHA6DC9GiAF1BeGBNefhZ4fe3QzMbaNbLmlRF5BYvkaOnRIOg4PRo0tQ3yAt0lsoLP
        cG3D9GIn20TTWw8/i65RLfjWAFrYodZRH+giw5zl7EG+Q8c2DJkyng7FG/NKOEFsMK/U+FHwSsKUCzI8QovIFt2H5IJRSJ6l/mzWVz44DrpYLG3jNOOpr8TW
        ECeR/Fu35OJ8OPmGm27Sw8mfuOnwxuxVfy6tozZ4Y36jBxssZ2AhNFgkImcaTNXzepxabJb/MgNR2uYJQ0g0KSdEYCf19jVc45JrOH9EtNWbCgEJeEz2AVci
        K8Us9TgQ0KJQE0+oCT2lX0tOapJT0Is5nznr2OZEsvXKvLxI8q9cOcUPk9PYOIbsKhtHHp6ct3nidbJmzqdrEMiDEw97tnpyqg/nPkSk3J+Zhlg0oiv+SJP3
        sXwqOZPFrFYTIaI4JAjJbkO3QjlCp+/i1KLSnqcNI5TNbCWenCawL2V6QL2wT0K4nqvIKzavgkDPmceped056Cyh4sUQIPu3nC0aQZyX4RSKCsf8KZSFJhU/
        MoXhrLKae/X123N78IWWeQrR7x56y58VewF3Omhjp34Hi2aWD6EsS2BsE/326hL8xePptlLu3I7pDH7/w+Q5V0Kdcz/+xjPP5wfWCHlwN4g+SRGR+WxUiqVB
        piT2/p75REWeF5+Zi6RtRfFcg7eS/K850uDqDjFspH7cOC3V2Wry5wwvidqdf4RNVtrL++Tj9G7x8eWbpzM4QDEZFR0lv4kp0XD61WM7nPyGa+Hdp4xxALwy
        YJT9k99yrUXlb3GoBHprJ1zabEhUI0L7iIlq9CPZgPYtsTywwYOlgQ1o4OJGb3Q2ejC/0YO5gQ3o3Gqy/gF/fCXZiGRv9KADzWxAznBouO3kt0u4nW8AHUDv
        OkRXwuRFt3BqlbwEXIQ3MkhlmkY8s9ik7Q+LZ5pGBjPftOKZphHPrDaMUGelYWQ5yw0jy1lqpHuknkZ6ndTTSK+XehrpJM6El5sc+Gsphu2aKjVNV/MmcbyD
        ucY9rO6GjedcYij/SsuIepZaVsKDC4he5nAxKTG/RSYxnxiR0WrLSIGWW0ZAtIgLxISex8X1EhecmMYqW2XS1UrTtMo1rRKBVidOPyTdidMdApaY9jsMlhpt
        fhgstfQGAUstvVHAUktvErDU0g9LPbV0r9RTS/dJPbV0v9RTTQ+w+iWu6+Zzy3XzlaW6+cpi3XylUzdfma+br8zVzVdWY/OVldh8ZTk2X1mK0wOGv1+pZzss
        jHdbGN9oYfxhC+N9FsYHLIw/ZGF8jYXxDRbGN1kY77Uw3l+GMQcsKWCsGMZ3GOFiAKk7HykLwLdbgGcW4FdbgG+zAJ+wAN9pAX6tBfguC/A9FuDXWYBfbwE+
        GcuiT4N/HaGFnaBfzyfouinLgcPHsz2EcX/bT6JyPXH0xPPofXqv3kMg61tovxRKfpvP6WnDI0tufw7JMxi77JlJMY+LHVaAsOiZKbKMfdtuuhS5gjITBoyc
        vpEupbQy04cZrQ/TpZFCmBnDm79r6JKz5zwzozpeX6bvQ7LR345kwIg7ljwz5/qzloQqtEuFiM+WV2Zq9pcNEkZR+WuL8uA/dR8ZzsU7L9aJ5+c/Nr14r766
        D8nvW/LiEy7Ngg9a7TXfQ7X498n27MneE4yfOq57T3RyyQKeHV9ziKF39JQ9rpNy4YMOROGYQTlXA89JnGN5App2A2yTzviuyhwSWBd3HetCs9OyLW7OtrBC
        Wg/LIs9uZ05j+XrU7Jf4khvBjLk2A0pcwpeUGBxiIszztkq9ev8nQeqZfNuU4vyOOBnDs11ig8faUsyLuD8KXsTv++786PoHwids9GB1ZIMHK6UHPfRhuc8D
        EcBvVNXiRg86cNNdcBaLo8CJ/LYzanDHoAqNtBKW+3e3TBdj7JuB6TlRRQkevZ5SpXF7TPvMjd5eiHCLXmZZ2mcaZ9vS7eu7wd8zu2yfd90HOT1Gi4fPBz03
        c4ojMD7STm+RA29aZdiFOdZ3c6zcnpN9DCtpfEGZw2ykX1TMLm+Zbr/vmSJEJp25Cl0cpItVnF8TPXVWcHEzXSzjgpZbZwkXRK+dRVzcQhcdXBBhd+axf1h8
        zWEvhg0VzB54rK85r6iCQJEDrjK5M1XRBElrovsBA1zufF20PtKGxPNNPYnom/pGXaRycdxlLyXex3L/d9Dq2Iuwvy4UBFkLpGG0QOpGCyQ2WiAVowVSM1og
        VaMFEomOAZZdt1A+6biF9smi1T7Bqu1mNXu97GaxvV5xs7q9XnWzRq65orKm1VxRmRLNFXWQbuBnSNYIafOqaxq94ppWL7umuUtWzWXRqrl0XNOjeVeaq4qm
        L6qi6UuqaPqyKpq+ooqmr6qi6XNe0fR5L296xys1veOZps97pulznmn6qjJNX1Gm6cvKNH1JmaYvKtP0jiDEoifoEdDTcddgyZLH/SEcwKgTClCioJsk57SC
        OiuewZ1VzyDPnA/sQdv9tCmA8dOWfMZPZZSXfIQTQD1+Oij1+OmQ1OOnw1JPkG6SegKE3EA9QToq9QTpmNQTpJulniDdIvUE6bjUE6RbpZ4wvULqCdMrpZ4w
        vUrqCVMt9YRpKvWENK+5npAmPNcTEmXgeiqY6ainQrSB66kQs831VIix5HoqxFhyPRViLLmeCjGWXE+FGHKuJyIOk+uJiMPkeiLiMLmeiPY+XE9E/DzXExH3
        zvVExL1zPRFx71xPlbh3rqdK3DvXUyXunV+vEvfOr9MeQV6vEl1zhIm9WV6vESVzhNG9VV6vpbdJM2rpocKcGBlVYLDXG+icI49pxVGoJdJ5CFMEk82/HhTa
        2E12kQlywbtoOBe/DSiIi1uByri4BaiMi5uByvDXdBCojAvsJ5ZxgS3CUtVOR1xgz9HBBW8jcIHtyBwusMNYxeYWO5UVXPDmAxfYlyzhArvBRVxgg9fBBTaK
        87gAJz2HC+x4Vit0AW54BRdgQpdxwftMXICNXcQFNjodXIBHnscF75xwAfZ4FW57eZuKC/Doy7hIUQ8uNOrBxVWoBxdXoh5cXIF6cLEV9UAfeRz14GIL6sHF
        ZtSDizHUg4tR1IOLEdSDi02oBxfDqAf6iEOiGOHqQdGicPWAaEi4OhF1Cle3RFXCkB7fkh7fkh7Pkh7Pkh7PEJolz5IeL+5W/NYp+KV2H8sjkdJOCUE9u0RW
        Qu11C3l1WlWntPtqtql0WMGG2tVXp9js7+tZZSENPlpe0MM8AChVoDfZcn75ne4C1q2FrK4rXaqtsgDTiG5nQdd10F3osu0uXMnX8lfCLh6GXU1NXIDsTkpT
        djdOC/6avcfM5kFZFw88VATPnbz9wSMn8j7zI1V+dCJvOG7zGy5YxDT9zPETJyQyHUGhm7UWski3ntWRri1k/gJlR9SxhQ4UbKgvEN12dWsBfg66BAO/06F2
        V3UsNwsdnJ3Ui6MDosP1Z7LB30Qs1LzvBKhGMVLh81mzBOABgkK0QK1AG4bG9SDYNQJWg36paVEHl43uQqfbSSNdfOoh9lMTd1JIgmsf/d07/uyfDv/u/36o
        +3A63HZTe5oRHU7ZmX+95+DevJi3qYQBqd+GO5aiuVUddrLg+axCoIEWY40AYfUb3uOTH5NevDcbwd7Up3mSuowjhBQLGhewEarqgMAKR+yNhU4H2R0gSg6L
        r3dpxQttQ5a6qV80Kmp7eZfq6FLeQkS6Ly5L/YjbTpwOlaooLptQ824e8D5NSXTAg1J+fIBDGdUOePvBkB7woNJZOeBNQHfzgAeNzmG4anH0EFy4SIDZItys
        CT5LGNU54B2LwXOIAQdCr7Fy5WT7tDq+V02y0wooY67N/2XP9WcF+Y2JAGxC2KmQJwev6yxCxOzAu3M8Fm04Uf/mkCmSn3n+4fYb32EppZuHqGWDVDYJCUxM
        JY5N67F3aEzAUoha48YJViRUA0LUenezoZxnQ9S6xly24/JXxDUPUr/kd6kIT+va8LRUDOFpfRbKSN0SntZjR9E6pMwZsNCa+oxL9gmE8LRwCvUFe+4ihXwp
        Yb9owtOy86U1pfu0z3jNUMZgBMaxOoDK+i+5HD9YIn94YjrCxqO+OBbxxMUgWnwfW6V4MIbZpRI2jF6Ce0g25OFg9GN0uVnC5PlibDv3Jx5OpdTUX//F7//K
        f3zjzQO88RDFYNW+8FSyVxWqH2jPauQ3ZoNTSrRyD08j7nivRiv77cqq4nfntHexTt12rqz4jjPnLDPuj1ysP/qPP/fwSdz8ZzMfRqmtbHgrEZcaMJOdyRLp
        DDWJerSQDgAzUXsgiLFTJRsclH+8YUI3IY4i1dGOZuDhc+PCAbvVaju5/y3jMD3QIb4PvxUZrh4+ciIN2OouOMKmp3zYRbiqBzY8iSYk1QPEJteA25HY0iGI
        LFsM+RJ0KpZPq8MmzHdL9DN1TBvk9oVfTahtH2JzPzY1N43Jhi4Vbr2Vhgi5zvoLjIV4Y1gPPczHhwhr1Z5bYr8ulSk4TWnv4NhDCWL1+WyOsFWC1UX71HB7
        W/uNX02kcVRsmN5ONhNiDydbJIZRCwnCgSCUEUyDAyKsQ+lgW7O5rW4CE2mZg21FBPTbCj90wMkIhpe0ALXn/oiRMZp69//6/X/1vzWBikZHPdKDr2ZjiLcd
        6TGJt02N0HLWaB2khcYtGjTrYaFVQ1wtH8kkNUuUPEeMkuco4ya7PkC7PLQESu8jbPPhgd/Kv143tm51wsmBuwhXklf0wPPZ4IawpyINgjXtkBDeHm8lXW5O
        RHXUxJiZY6e67HrMYy1wT1cheau21Qy1FqaR6lH2ho8QV7p6dFz7QmWce5kMeUyGjjTYNYVMV/aeD3/uqWfszxi37muEtKI3LGWAXpllzyY/0nn1xQzevdlb
        ECtT5x9EcHVUFpVbk3rc1hjWZ/DRH6aeHFNKFboirk2j3hZNs5wvZt+YCJBF45luMt7NHAmABIK+CStZjeOyFfY9v/ojW5TY5dGi+kEXpUW14aIEwv+8PV9f
        VEL4kX4vC9Oi6rMwLap8YcJlz8JU+uKM+eIlFqZLt2/Dhelhp4ACvPUFj2betHbuZgPGHiCIMIIFqAxQjohXytHTHLBQ97pJFARYcp0CKlRYqsfXjMEn5bHB
        p20B0dZUWoArx3b0sm2YkTbMFG0o4OR+P13A6+jDN1w29C3QNwT6VoC+FaBvpQd9Q6BvhdG3AvQNGX1dHQr6VmD2fXQ8E++eIXW5nZxg3GXzb8ZderOMu+xH
        MSxwF3OUd0Y0+gOe6NPlOcEAU73SWLPruH/teu6sT4v+Wluur7j9jLkoN1yXU1mXk9tzWTsluB4xNkpp7XuzUHJ4s8r8L0sijcXSoAkk1J732y//XZI87cVP
        ecxQ/fDJyXPM41byEfk+qUnl0UsRk9zMaY65R49T7xLEhEmJISQVO2kMFck/R7WAQPCswaVXpialT86YT84Un1xLTS7dwA2pyZUY2Tzmk9N+8kLSJmakXU12
        4bjlL9WPaNAu8BpgAr1+fyOGQWLbexq0nsEy7lvhjaKIwnT5kUKFPcPEi7Bx/JqPDEqxq1Tzlf7DcakmbDgW+aRZddpvyaQZ5g0jBjcurP3+wlXuY+6sETE6
        COlNk/QOOa3gu+TiHRcb0BWG3nAyMDgEbeKLz8PRlxxjcClt3pnku8nLvHOYSx027xzju2OXeecBLvXAxTvYnBZjqOmC/R+cMEUe4SKPlIogiBLk5eASLQBW
        PQGAwgFs/Huuon3QKS1df6AkCNvlzbmZ//zFYartb60pJ7dUm4xjJuOwzThsMiZtxqTJ0DZDm4zEZiQmw7EZjsl4hLAfWdqDSrlvzC4eiX+v4qnZ8VM10PGV
        cAaB3kEbWRHQTX7HFfts1ngUNk7JacZVIo+U+1WVaRFLyv2KylKRTsr9smITknl7v6SybSKrlPtFlW0XkaXcdxRrpazY+3mVXS0CTCXWY9dINozGVHvZn07O
        2RNlug1g7ClBFFi3OhRjhKrWbIPQRQrzITbsgeFOrStWChXRYojFrGY7mxTR43p3QV+FB7QD1cOQsNEuppsFC1lETzfT8lShHFbo3tTlA/5sROPFZpflS5tg
        MiTGRgs6xeMWi6Bg3JJtMTZf6GpL1/HGCH2fPjJIL+Ij4yx1a1LZrfSphh6F9I/fv4KetHSNnlwptXRQC7QE6PW6MYoKUADtdzPaKnU7VEeAOnxUiea4GW2g
        uh1jh+Oz89TxLu2q6iwha/Irvr4CCt/oAbHjtvQcSkPLIOmyYJBBWaUu8H1gYDeI9nazJvwvdbNR7jdViXJRFwE3qFzY5Xr4HvVAOjeiR3UTUFwwFnRwQzqC
        jkG2mHQzKPtH3ayxkLX4MyHXOyjC34aOF7IqV1OzNayghiHUMMxQGeCOD9NdBSZFEAZv4g6LHjJKD+sWjJHqXDrk0kO6CvlohUvnsFjyWLS8tUvgu7LbITBt
        BsS2dDudA94SYj/Ps+MX1V7yppNnsKxdoydojp2HDtQXXcFc+jXH4WBjkWOlRIqmJ/iXUT44nHM5xDd8Y4vibPyHHjFktcfUKRNJnJ0x8NTH6S2fwhrKYAkG
        P1HyRBmaASOG36bbXd4kzN53ecdoF880KJXJp+HemdNAqBf4Oj5Tj4V4wW8wHztHnI/jZ6Y/MM23x9Bs4GHOzGlS5YpGDoTOue6SMG4ruIjkxBPBmSu5EpPD
        jghw2ikntriAMNhqMznsmGDFZTt3PvXtY45MmBT2KCL1K9OkmsrKR057ntgip73kMO3fSGfL6auTseyJEoGo6yC8cvxVuEVoMQl2jKYtqyNEBtRVA9qaAa2A
        OiHQy9BUZPywReMhsSBvyIhySLHDMzJ+/EvravJ7otV4mMbZ47daYmmjzBLEK6ktpdOE08l0ADwTL6BK1khbxMGpb25BBL8Fg2aVGzCLW2LWtJZZyppmBQs5
        dHzDWhDZNAuxXlXkoTUzsmnmY31bRWSUoO/LFbzckIfrXg7kZfyTNZNIEcr7hHJSbYV2D38L4WlcLsoqVKybMcFee/bQKGa09t8HN8Xtv8dJ1rSN+yLK7PFb
        FWKJfPgJ6XjWRQrMoYi3zpX+cv0/+G3chS0N/XwGu/1dXoSbiG943gqA7xAFFhmbS7A6rM4iI2feOSyjfpl3jglObMQesVYNFyEOqmCOWOmGsx+51JtzgjBz
        7tp35+XBvHuptztGG3fd24vyYNG+zW8eLxVYkgJL8maKAM0QFB63POGyUMhl91Jc4YoUWun5vGin8IPVS74NrRRO1r49Lw/m1aXe7kihzrq3F+XB4iXfXpJC
        S+veXpYHy8pw0Ctyv6Iuw0OvSrlV+96cWW+8y7w3L+XmvUv2VQp1vHV9lQeLl3x7SQotrXt7WR4sX/LtFSm00vs2Jjuc3q96J9vuSVg/eDSnoU8ZEt/vRo/J
        pqfwz5MU/nl04Z9nsvDPc7jwz3Os0DN6oFAzeiR3z0ObB0c0hdiZilGUeMQcwD9gTuSPGe88h413nknjncf4LvKN7yLfiW90jBiJ1qKjxEo89V6CTcyjduPL
        XstEeGR2g258C2ie7Ez5ZY+3ta7xMhbCsYXskfPYFNhH71Xs5ow2Gi5tNCKscoue2WjI+kXsKzHFwk842VXCrPNKlzHLnhiWfUDY2EHhM3kJzFJh3HmdFGvM
        GNzngPDjQ4YFlR3QNsvEE/cOHxyDXZyBE9eXjRkmnpfZzHD+shvYxKx7E2wduH8YHnZhly+VHst2CENPW2lm8Gk/IIy0Zxn6gF5J8MEB3jwQy58z9OPM0I90
        eZGj97fmDP0VhsFGLcyje6jqSmHtwbpuE8Y9NNw51eExQ8/cf0iMumFLV1mqR2woLXF15t6FoffAqUYa/QgLJnZFGYY+AgPvWYY+kHvfQHMA7QVDT3xFNxvh
        fjNDH0CTQhj4QBh6vvcMQ7+JePEyQ7+Mr22yDH0kDH2YM/QD2BnALHANQ7+pYOiXUMMgahhiqCTccbDoFWzh6H04e7W9W1TM/rfA/svmJuDSg2DoE2bohwtY
        dDg2DLZC2Px0CExjXebqO53MO+B1cudlz2RWjWP16oeOsET+qovvQAfoHWYltuNGyw39EwT3BZcJrikeX2nK7sDNtqLslbKB5YEPuvaMZvWWLn/I1xHaFeQO
        EB6550HZBMP5kJs8a7bBqt1RsueQjYa4JipvNCin2GgsgqjF867rPqYdy+ZdHCZq9m3rkkoZBuDbVpKhDNPwbSvJUIbX+LaVZCjDinzbSjKU4WC+bSUZyjA4
        37ZcmexKTIYTf9fzWqfcWSEhaiZLtjvKypqSbACCDSGlQ0JPhPAO4kYZyjoMQLqEAALXQaMSksVdQ5s34UFkqDMrjhBR62Z17Mt59gE9CVGEOo8KraIZhvlX
        YUKxQDQCTama5WAMZWpSYoynchf4TVwxo0FD1xdYJ4WY+y7rSS1QAxdgQ4taIuT6Ou5CvQdKLmKj1M3UAr40ytIcQnGco3I1RFMX2CfGM1nQi5YBff4dqIIJ
        qo3gZrhANQOnQQOhATzeZMoO4Wa0KDsg4BsQ8K1ByzYTdiBmpRcxt8Aa3Ul+B3r4iRjRInJXwua1tD2wkmKHxTkn4Wo1wdET+5L//xStHxURVM3B1TyfODjG
        G88D5vpwVjXLnwx+zSx+MhQxs/CuGbz6Gg89j2iLP42y8XHWNAurIEir51liFlmDgj3PsP1J2uyu0vgQQDjesg3Hg4wEWIlg9+0/T3uOFHvYBLfqeULhqmBS
        ExkedOlQhDAAik9VFKbMCIgQ44ZqqOiGyfaI9OKSyipWaEMZiP5wFttl2t3rOuUkHPPDgZkA/M9v8MLZKx8bhEChUzdHPLytTM02dNxsNzOzPY3NdnSb2bbW
        zDZ1u9nONgp9kMK/ggsvUxNlV1251x9xLOWzWTMkJS+4sn2AYq8v6sDjfLESGM39/5+8dwGz47jOA7ur+z773jt953ln7gCobjw4wGCIAUHiRZCYHg5I8CEK
        iR+i91O+BcVH5Bn7WxCk/TELkDMSaYm25XgcKTEHTqJ778hLOrEcKJGth8Vg9LJlS45hxd7IjuJFHK+X9jobENImsC2Ye/5zqh935g7E2J/tfN/icbu7urq6
        uurUqVOnzvnPWs6Y9LdyxvZ/OUerYFesicUr4GIuKMODpSkGq66YaOKkKsaoLttzXsGJJyasLttztnBSFhNWl009l8qIZgZDuNRR5+qlVOnLUeLCw50boUVU
        9Me93MBYxphcgSfYr9tsx8Y0IM9Uej/Dcsye+JmeoD6eEIQUU+5dDEtLu5Ni8JvpCBjyTWjX/yJxg+jlZzV+AOYbvU7SFv0w4G+PUncjht1C0gb+L9jhwU54
        BPgxPn3dQZpHsLIOxns8u0dT1tuRtR8RT5FtsEe2SWQ7hGwDiLWLbENwNCrN+xftQJRZ0wB6FCrkwHoy+lwsvYOiLgdbtBdsRe9BXabE+KbAjDvcL7PDbe1w
        H+MF0fm05oljqqV9XN6aiksFzXzzgB5Hhr3tcJKeGecO0jwNTbTD3Ym4U6Am3dNCE+gDem8rnEgEE7pDD+5ORI+C3q9vQ4ZBPaWn2/rWdgyUBNWEnjTyIa5u
        xf0pSEr7EqmooKcpCU8N6okEgAz2MfRz1Z73fwcLBnDIbXycDndS94vcAhmELmIDyM90WsFuzkSNu4tPWnag+eRUMMzHmWCEj2eCMT6epkFX4JV8UOOTJVuC
        pWMjimHHgfTuPtgMSjoP3GXe8mI8dGJ391VtS0KM855DnbjkNbiHBLYMjgZNZJJgMTtsJVzsyrHHIf+MksDU9USf3rLJE8bytC9o6NGgXulJ0n033rCDRk9Y
        KbpRx4b9mg27soau+/8eIDeFKesKu6ix51iQ/xvySHM4JguiejlAfHQRlC/PLBn2xLbYXZVZ2CpqmRwLgPHbYSEkQIFN1TEsdsrSMXKeMvEOQ+o0vRt6fTYg
        cojMn0DART1CbximIRczeg4P5ziWrUi2p3tjQRm2QRVY2MqGvqbTXeDIZeq2bZrJcOLR0G4Go7wssBHVp053uUtZyDOT5haTYLEcQl1K4+oWZgckogR16o1b
        Yu0d9a4juOsOoltKODLW4phJ4TJQ9dwJddU28J+wewJsI7GHyxYjB9LXDMlQZ15Ao3dS2INNQ505xu62DOgN3RJWMH/vw5jHgNyjd7d65qNcCSGTKMXRAfR8
        L/ZOZMZAFLkpa4Y95v6mvB5jX8GgHLsJBhX0cM64ognUJGJjE+vbtxrspmacpJPMTPMkPnR3OmtOtFM79A+Hu6mxVoMJFLA7Ixm0snkm9ATl2Q0a6jklGSYY
        lv1PZ4Qvlol7ZC/7v2gbaMyygcassP8BxkvejJc8O0fASPSyxS61wh89o6IUalqzPfaUlJmJ5qCzMgkxRClR1rItmJRYgmK+Du9gdhUmkIkzyQnP6NfgDBfA
        L4PFxLJJsFiqBGjSxGraRJdaK+Z07dgTzXCqE053aG6DEBjeylyQ6JZSJzrhbVgF36HpbB9mk054ALMNLX82g4SjXtqNfHuBAdYJJ1vYGwlHNAAM9+DGHirn
        DlP67hQrjp7bKy+aaPErxnq5z+sDLRRX9b9uB1MoM316UuPBZAiRVNXDI13fxtWp6CFa7Q/rEZRzK1+MkayGxq7pChL38/jiO0hF7ekO58JjX7OpLIHyQgMT
        KeYmnWmqengbEXOFZ3fiAh0kn6K+uwNC9hR9H+Otcs+EezvcOSRBTHZa4b4O2pcyUjPcRtd7SADXt+Gr6HvCA0jeS+u/3R0qZC+1Ix0OUDZKo6f20R1QOvVy
        OEnFUeX24X27UehelEQ3duNyv96DG3tx4wC9iB6eZmEfOaiIVOw/c9dj7HdBAycZJhuZAcQNy/8MIEivWPMyJgzi2b+3tQz2M+BFS1jThU4z8LQMndOaLsoY
        PZ4ZNmUzbJbteNgsx8OGhISyt5m3dG4zb2l3E8frK+4mT1x2jfR/GdZMwXp4UieW8h2zAFiCo/LMQpZMUoI042jPX8GI3U3DFSOSOcMUdzSG0wEzAMoiZFLi
        rTTGZFzfJkMLI2Nrj5ExpW/FmL1NU7mTPEY0mGrX+NyDPHv0ARmfW3qWsh8vvA0ZJ3ikDhOxToKHcGH02OjNOMcevc/wC4wwWt7l52VnKhyTvadQVmynw5rs
        KNFIzjD2zGbqxn3Xjf29cZL9bWhMhoT08tgt3viJh7Dz1sqjltTlzNs3yXk7cq5JznERJTbJeQQ5r0jOrVrrLcRjRoXLuGnjHFyFzE/rA/l2DYXLNWMhQnSp
        x4zhIyezQmO5J52DQcnunwBOdswG92aZq8Z0MsnMqpOWm5292IYtfqUuZ9QnjA3AUbe4rcriVylXy2XxqZSrqyXxp5SryyXxpZSrtfI6jcxS0dxpldeP0viZ
        pfV31uI7V0rr7rQAmbVcAIQygNokspWE43mg6nJ4N90NlK67MNXfdbYbreNdZ0+wbj5FUJcoR8LSqsbCIvDEGpEhJE1a6PUCGTFPhtWeuCIbN9S+gzEpd1Al
        N0BzBtuA3LXxJUF/j7SBHmlNINYbxGyiAGc+dCadMwZP57QxGZjZTEHhYD6cMJqFYI/eRPcRqz0YsXwTyMLeN1owUqI5E3KA3vNkM5zIiI+pCqMZ3r6axam9
        fTVeiy+jgBo4M3JguIEp374ar8iX+AXpipzRuyclwyAzbzwY41lj/tydQfSuSGHp2hsY4YJiuiZrb1Yc79/IwHQVox2CRUeP9piID2Nk7pSJxVu3pA1u06yw
        3keTAHGXDbcPyC7aXtzeuvG2gYUPb4EOgMX3sNGtCTjWob4MieY30Bsvw4JD/BhrCXKxliBntAQ5oyXIGS1BzmgJcrGWIGe0BD2I0XdkKRnrDBT0CJIiNol5
        1hhgs0YgHJwELTeDqQ68JF/3bzQV4ZWl3FpvKMJrTFaA93xw1NiGcEsy7rvDCiJIXj5oZJ+o8Ukm7bQSCu0wDfFKdgJDxYf3sYDtdndJOwP9vsarcqfHCvst
        Lq9z7MAuuwCQxPZgt45W9MkCfuWxOGBcXqSaiZVkjfUYL+5pkaK3oY6sV+5jfGRZr+hD9KHpwGO5YDDsSxbj/bpJS/l4Md6k5sTgvc2orSeNavpARxbx6XNA
        f06f8/FtA5tUgqtQzvJnVGlVxvemJZoPlmBoNDsUBbyIGB6NVEYdsuCMJTtRofB0kktSWgA3HhwaHunBpq4JuycuKWarGLFv7TlssaR0kJmPql3f172ZQJ9b
        677tdd/OFARDB0WUl8kMW79sWXR9pvv2xU0Kq1rptJbBq+qI/pU/JPNg5mu667e+89bVVubGHm+Y3vwNVeutvuNRCdARo1JdLpNQEFnRF9i63YZ1+xeMZmhJ
        CYkQqRgSgYH+QQX7T5j1fcGW5+nqi8kGK6eYa2iXKiZclRhzfmGDMec3y46z6J0vsEmg4nj2GK4cuyarwmDvwBmEs8xDaVEyBpklZrY5BJbV8yG2Yf6zWK+V
        qcUC6wKxH5WSYszEmS3wJj4XoPl3Gsu+ArGnN+CvQ/IYnYSNLHcNRpkPlXiE9FjPh0W+54cjN6ox1cf8FWqxDHaAxFwdTdVglFa1N86SAQcTHSP6H7zxDTso
        9pAtRniRBehhytxTq4t9WfO20GSky7hIDsp71LqsqPI9kUQ3u0EySwmr5IB4etDQBcTRZP+5HnWArSxNfDTaEawxj5Nxfw1sCcYw1NAjcMLCSZ6SiY/4/mdJ
        PtTVVlDt0dB2oHq8I7cOnQGaKzghfAOR60c0n2D6SBVqAJOuq3O6mukZ7U1Zmhb3rMEaBdOv0dhCl+fFJocdC0LizsRW2HyjSsWgYQdhAcKRNTq0qMmzTQ1Q
        NyA+BZgx85TMNhkcmaMf9hXD1AvE4h3+dNOT8ALDSpqfG+kZyKKvQ7MCdeRoTxvevjbVWXq60CMDTHx1BgIDK9vA1Q2dyNFXjsfHWKvco5gBbRDN5ROtnsTX
        q/6IOlpmVBcSVspsrrWME9maLvO0fYpHMLacy7oKcIeyALEg36jIPmU2AFvCicsb42UTp62MjZQOu9NChUE0YMemF2WNrVxjdlFiyUyYyZlA8ZFRw0oiqrl8
        0gL1lETcE36xBgZREl36KJ9cgd69xDaRJPlxOYomfy5HBeNSjgKSE+PcsKV20VhqMyjOGk7GpUWsWLizuI2Az8VNsoSTUWOWUjDWKHljhJIztieuMTlxEkuT
        2FUGXLGEcEo7LK/tKmNdsuaygdrG3WoFWwVKoCqqKeuyQT1U8vliIc8Noox5mmMs3HIbZebYOEvMyArGRq3YQ0QwdlkOfU6vm5fjUizzOr3J6y7GGWcS+7py
        zxJbN3vdMm5iRtgY+qHYc1JhI7ZSzwfKPR+AVVd0hW2UltW8aeslZVBiFYzvDby70uJ9QDL4z1Ff3PhZ+0YbtnLSE1e6Ul3ja8HEsMxWNEI+CrDwXCr9trNG
        UU4CC6+IJFLvi9aGCftlV/Wdd88ZO5D+daZIeWON4mdNkepiCyR2QAVeL4Ru1hTJz5oi1cWkyYEpUkEMb+wuU6R6bIpkw7bDjU2R/Kwpki+mSJzDF5MyNkXi
        LWw7NkUCG3LYyYjuOllTJEq1E1MkFzaNCp49YorECxo7NUXCIHCMKZK2aFZYQTtMOodXQtXBSWMF6CWTzvRKWKB30NnMCsziJ513r8Awjk5OrsCMa9I5vUJf
        2+Kk4gq+EsZUdDGxEpbpUX7ozAo3HYmxK9RGnL0EM0A2b5Qsz1L5nOWRFZpF4xKtFdhUmRI1ateC3X8HzijIQqwURSG5AjOuKt3jZC5ccnMycrda6d7y5WOd
        x71/g3DZ+dhqScIVQonuGNs29sWBIkqGQvY/Ua//72wDYZkzkJZ5UUY7ifn/dPw4RlH2f+ZxeOUIAmaRo1eL+kZs/OPHMTiz/zOPwwPFNRt6rqiAxMo/fhaD
        Ovs/8ywMZKzYL5uZdGwyWDZMumSYdNEw6ULsFpIEqQSTdsUwqYevjDK+MsrUVBlfGWV8ZZTxlVHGV8Y2vjLK+MrEbkl21lfGTnxRqX039ZWxE+/TU2mubl8Z
        O3E2PZNm+f+Xr8xXbQ6yy7bnG1/umna4ZkuGDRWwjf+KvEz1LCRn/FWumQwbClHGLWXdt7iJ4kWbzjOvyRk3mWsyUcDKMPtt3nXgH+TO2ecT+1PVHWMzNvZ3
        eiWfoi6B6eSGG2eouTMaZUpWi5FxFugZSzOfOCiMRRgyTZVeuRmrNBRF65t0weud4LVgVrvtdF/z9ngWgBqBqG3vRx2Vy/h4h7HhpXqrShETuthMg+5/h04E
        1UGdunQidvcK31mnE1Hdt92b6kSkJ+1uJYP0o+pWMphudDZmPRO63Vm7FRLrqqvWVdd5i9V9lAPIeP/OcdSic849n4LmFWOQT0yJMnnKnErrqvzNAIry6XIv
        cV8J7JUkvjSdx5+d44sM/T5+9oQubFr4WQ41EVgrBjPlj21uOP7YVovpVG7p9bdyya2Zdbeiy5/z/Ut2WLrJJ0E9qhazH0bUmqk079eQcAQjRwvB7KEB4CsS
        0mA5pU6yf8zTJ6qK0dTzJq9YRVqA6APgQmg/8HQV0Bnq+73k5gO4hUKsk09XFSxrv/Us/zzQDK3oRXoR/ZxsZi0loXYoCsrNLxqeyZNZxoJeZ2zlLePfr8wU
        Awv9a1mD/DPMXMGre8rZsSE/kXGW7gS20+6kIaZFzSaZdHwjNuH319/wvVeUUufUeaEi9JuRhnGqegSS65oYYi6Q0oqdEkCvfF2zRvJ5Vw23FvJNiznz318J
        nT59+i9WiRv/zQZXsXmBxmb/tEZ5stnTx+Laeh+La+t9LK6t97G4tt7H4tp6H4tr630srq33sRC0CO/nbRKv7OeBzurM3v7SK9GbfU+Fin7v1eqEdjKArU+d
        dc9rO8cQKO99FmglJOIWAbZiRTdG+Of+psAtxUqVxQ47nL1ZWAjx+2DV4s1RK3rfu/nnwe78viX5XzxzP2Mp/XkBYEqKg2FJOfMfnb39fZc6nvc2W2YkWlV0
        z6m03lif8Mj6hGfTHVyZ4v5JxSksFsWXfrmfVQHxnHR9MT4G5R5pXo+0So+0ao+0Wo+0PrPPc27jPazhE8XEGCRx/1/aYT8d/pW9MTfJnh+3w/pNmOUY27LX
        557kP//PcegK66k6LElfpaK+iB10xfaUJ6uOxybfCAZ2Eu6BxAvtBNlW+FrdAHmcQXjVsCTEttRvUk9rk3I1zncqTrkSp8zEKZfjlOk4ZS1O0XHKxTjFj1Na
        cYoVpyzXOTo7cE4UwhCQCJnzfw6KAGj4MUAdc+nAtBdYonKJwF9Js8wt578X/47PPfPxxm9M/NHw8bnv+u2P/Oi/LP0vd+MRnff/Az+UQzCmnC6YMvLzSfPM
        /dOv/fA/+doPv3Z87iNP7tj3D3/3HcfnJu+ePnp+4svdJRSSRy7pov/zdgy9YhQgBRFMl+LvvCLpV0z6VT+GYpH0yyb9Spy+JulrJv1ynH5R0i+a9LU4vSXp
        LZN+MU5flvRlk96K05ckfcmkL/v4poppfX/eX7V7UrgjESGYwDmklSPPxa5CigOXoLe4kU3zluZTKywXbYW5uiq4BUslKraUlYxZ0SvLxlYpLGf3iPgm9PHc
        ZubmuidloXm1FHrZzSbzpKw+l0tmmXmxZOxC1kqA1xAQ974EFK9PYikpXu1dxokvsZQUL5KXceJJuCbFy+crSKlKuCbFFqmtPjSAx7qzPjQXU7HgO0lFPVOp
        Kx6tYpXEhZJvWPNMpS56ppotz3z7sme+YMkLSgKpKbWtxbWtxbWtxbWtxbXti2tbi2tbi2tbQ23L6WjQ/auoeW2emJhUt2xqeaVsKne5HLdhOW7VsvmkVtl8
        yVLZdOhyGV8gy+gzZhmNqbRqZtCKmTg9M1+WzTTpm9mxZND8lvvnUwDKX7ZtF8INnAMhnEKRtmIm9hV4RkMuVRlpWr3Whf3KVkJzCWemNfujzfSS+FD2knrw
        0SaQe+M2euSx9HyXiLDw8FWrgP6GFovOHKjqcuL6pWjZ8OFOH8wjODHH2jC30/qwd4tAxFwT4YS/gHENKQFfx5/WarW8Y1ZPWBQlUCt+z5u23LS8f2rbxfMs
        aLAGkxe++Y40V0F2jYqyDgpLvBRglR5LS55sHFU67ZYABkErCc9dEpPFZzJ2BPYZG4b1dJUO+x1j8YBcjHfELsZ53C3iLj3WMi48lvdd61ArW/b33QS2Mo45
        abGLAEgDR7UBpbKzCUolAn12wVRaySvpsMAdYE5VBqky+9oF89qF9LXrgCm/TSVjHMrHbVocQYPHq5gnaFmCSj3RxK4c40kzYDMox+BGcpUcYAZb8jlPhrkm
        Y2vaOsePAb7YYVy60IXJiPImLFYRdtGYtZHGPux9uOJUz7uLtHDgJltBoDjog4m4Hw/9ZuJkffFvPya+z8Rvmskwm54S1+vErplICr7QKbw6o/+9C+9+19lk
        vXx9EQIsv8eCrtnVucfCTLFXFx91Z+YK7xw8sOt/e8+xwJlrTM19558Ff3g8UABeTsexeC6iAHraTZ+uxptIKrHypLpxRGbKCkGqjyQmEqD6FnBGS0WbFk59
        0QuF+ej9NUSPJfYHEcqBYz2dyLZHH4TfsM//JZsFYLS5Tq48IOzS4DfvOzWThl5ohe7mIqBUUSPjZx9nrMf4uQiWBu63FFXRfiasR++x35aN0071+YS5Wj4O
        7DInCTJQ6oTlVphfDVMMfO1mDIW8NvekygR+uMABBlj4gUd1sUVsoojYBwwjBszGUhucLu1bGusIMaEoE7EFGv0Y9LBDHuwZD2BA3LqxqREqdvofwEbzgKzM
        VMfcIXbZ4tohJEDIkYRbOLTbYKXsg01ENndhBX9+hSTk7+I/v3WphQ/CrfFffor+fYZu/YMd99O/z11qYYtA1yPnmejKv/WpB2nB0uLi+rBvrvACfEbIPciH
        djtwKgWDzKjdVaI810xEKXFnQiNssESnAfjarPUdYV8TtGkbEv4TdFQPn9U+7T/dpFZWHdQmT4sxof6fOCY+wy3edEMsilZoXwDzQOFNYihM5M4mVJeMiMdT
        a+fFx86CrLI0Z79Vmtv0K/v5KwuZryz1+Epf99NXlrvpFsYIQrlrZnggSMYF4FKAS7pCjLmMfy+W/eseqHbCGhN8BQOhkqlehuormMJyQtUg/2obm3KVLEED
        Ls8Rgs4xQbvfhqBtIVtnHUGDjM0d7Hi1GT2ACZr6L0OJPugvJ4SHICptAXbpYIvS6UnkLE84mxK5z6SN+SgHgraJtKlFWsJkaQjTQM2QFsIDMelz8PcMYaWo
        319xVP68syiAw/DXxcZdrCq4G26cCtr4RNswAwKy5l740q98//T/fHtCjofvofJfeyXgABlx2udbPL/MEMn8zKVOCyyMLk+PPfrxpbuwwRnasTHk9PHHTuji
        ibNVm3WFn6fDpFOkma0wobALRVdsp1iIGiRE+F/g+1ruN+Q+O7O52qa+aMuMdeuPjH7HL3ZI2nZ0MXKfia72PRW1Pka9UoJppkuJ9jPRzEL05zbsNeVWEbeY
        6g3npBGbw4hFA+eJsHjDpa2duCOhn6b2eO6lG6+8aO+51Jn713cW6vX6e463OnN/i3v1i+g6GvYdXQTwGD2OTVQ6DVnCbLGggDLeX/nIe99v/+ndnbmv939i
        +Ps++9304Nx3cBk/jeLi2Cm8TSo4A/Qn4Ljh0wIv8Ke2cs+rRQl9kAeSh07amLoOEyQiLGgbTZgnWgr4ANQhhDznsBA9+za3rk+5E1/rhGz8oLt6WWEIKA6w
        o4ToW9n+kEcwJGzOw8YDYHyU6bP3650XXpj8VIeLQC6mXqpk7rVXvKAg0Vd8CckCUisc5JgRCFDg3cg5pefdRRf6JX8hrIqlibYkKpLaLCZFwv6uLybrzOuL
        aIkqwj9UIqpvrLOLvlFYCGtR/geIedWi40+RbBDm/F+muqYqvLjs4ouh8n8gyOvqbqJkYloRO3VxbkovUNVwB6sKnT8fOt/9UepGK8ny/PnzaKm4tCX7fFhO
        Lp5/4bkwN2t9D3g5ghiw3DRr4XR28YcQPuAUdfUsCQXPUZqDNIdz6NxzYFWnSL6kC+c5NtDExHoq9Eg++3uv4Ivc2eOPyPoHl+8LSt7sGooKC3T8btgzIzBB
        MyjSG51ZhEosyBM0DvHES7B8c+MkU4iD+hVNzlnsd3rNOHuRsr9CLc0iW2UBZ9Du01uKL346nhju7GAJTI06+2bfC59uhT4a58wLn0ZQpj4zMf0MzTf9us9w
        wOgYAIjquq/dSu+3aC5mtBFFE0LUoWJ8ytBGbCg23H2Ec0kWc97flsuZn/zdG3d1EC4qexX2tcLY5Pd0rBY9fQyfV4E8aeTHsK7rFzQ6rdmR84w5Jhq/DrVs
        efbIS9wS1AxoYsZkpQq0db3jCeXbQvkeKL9KS4h4Bf23bft54u5hQqyhDQWzOyPQiSxJ2LyuTWk1VKdIOmBM72f7sJnyZmGhz4t+7FlNpLDgDTAcIy14tv1A
        aD/9UW3/7A95z9Nr4r0w2athmBn75NO8/IoGHqxirUT89OJnaX2DocGEYO8G4n1MC8h4b9UBXannqMpCV5z1eWQtStaXqL2IQF9MpyuDD91KAbJbtvdNR/Wd
        d871WjHfOKntnrGHe3j+JEjMp5NtoW8YBJ98RiwXq2xLJn+nh4uisaoeIAHhms3gSOzJHi/Q+HzQeCq6q6nkts5TkcTyMqQkI0G7kNMLJOW02mxbFNvBo35A
        ogkh3Ftir5SDgBFWRULhaGa1tiz/2UJ9elUKADQvLNSxog8ZLa3DKMr0Wh9zVh3moUBVw9yVjRJG+UoaFWmxdUQZQhmbUTmUFGKRIArJ04mGOg9CbsOKid4C
        QaaQLc9DUSHkMV7O5tmMHnhzdLRY50LTZcf4blwVjG3vPQ5Qwc0GRdd+MYkGXZvKk87MZpbssH3qfnRi3aMnb/Ko3/3o9LpHT236KG/S99gRX7LXb4lvviev
        bmbZL3vmPd6wfJM3fNuN9HWW/d5PNZzcYuP8rnMZIFbjqbcn9tSbNKZAe43p0JQxEbrVmBTtMyZE08bUaL8xLdphTJBuYzW06F6iSoStmE9gf6aZxIK7uhg0
        9W3BYb0jOKL3B0f1dHCn3hcc07cGd+mp4G69NziuJ4MZvSeInBkT76lwL+9k56LKfcZmiyp9i4FQDSbEsCXYaVzzdhkLpVljsXTA2CLdY2yTbhdzm+AOY4h0
        UMJ9zMT+S3fzYHA4aCfiDRxljajDATqhLozEetLhgJ9n6HgXq1IdDu45TccjrI67O9xF7Xc83EmteSw8QG13VzhLLXk0vJ3a7c7wHmrFw+FBarMj4R3UgjPh
        BLV/FN4S7PEQ7x3ghhM4lDlQfAq7leFet+hbwKWAEcmubXqC8kqCxWDvYFulVV3ahG35Hagn6lRKAKv6W1jXCKzGWiccbBNXPMB4khlnb2Bz0bzdCYd0Rdeg
        2oCZJS2mhhGvJLuIpoJHNW6PkJxU14PEopBvEJsCu/U9YohZQbYGsS0qcayF1wGknQrUs4IqOYBnBhgWqoJMFcBlw+wT0gILCCPI0Y9SD6HZwFKpXjVWl9bp
        43BnDmDuutqib/R0Q48BxZGeGkGdM1qUTrr8pFrhQZ1x8tWjeqiF91b4vVWU4HHN/F4l6L7MYKSGQnEha2dDH5XLLIb7cC/Qd2Sdf4PtRPG7elo8nbixxdL0
        Y7/wijjx7uzhL7s+GwyHtws4ZlHfAfpg3M5SRx+k1xDNAFOL3X1brBkOtusQQTehNy7BLWGXKKK1CRvgdUy+UGtqUso3gnzDgi2f3NU6YGRLarYSvB8qmCmS
        uwEG3kGxkHY43u0VSJK7xQSaZgYxxXYYa2wZeUIxGnc4muxlnARi1+1Awxsa625cYQ+TjSbeENsAZSwaxan8DTEHMGbjxqVc9PVa9VTmw0qEx5V46IcpHvqp
        TZ+YZnRWsRzlBjZPTG/6hB/ujp/ww0PpE9jv4mEOB2yo9IEaB3/6Z9sxdp+idgsQNVgywDGb+9NkOK3v0DtojdmDpogUejkmJQD2O8y0oLO2nFkPKGQuZSH0
        GdWtC22/6H/VNrtVMQL7DlGHp2amnMfrwl/XcTmxkSnnKXMsnEZU8POhtMsKk/YKDedSp7V6BOEcZ99DorI+pDD0gcah/Ev8Sf5eXSQ+0nwsVCS17yD6v02r
        JvHhe/Q0Tqb17Xo/TvbrWX0rToAhsg8n+/ROvRcne/UuPYWTKeLBe3Cyh3jvJE4mEy3WxWOska+kSCMYhBbHWmanjSmzF7fP7MHtN3tvtxmzpj2xm8des3l3
        q9m0mzabdTuYMgwIcx+C/nlv62UmGWxPtAxm+mRShhgqggxjBVd7zDD0B8yBiYlpOSQKlASLSezbzDB9PFn4EnmkJoh7dbgplTDDBB53GE0RNTD3RisgZkpT
        ReALmx+jdNjSYz4abwd9KS+u43ZJJo4trXZQzYqogPgNt1Jqv2ELNE4EA16HEu9jNahh8ExoOqvjTONsEGe+RCgprQYDgj5PZ0MCSk9nw8aK/JCxKt9thIu5
        Ho0eUH+8CX3VGdblaHBKwB4TLQ6CrdaxRUeCPxKGkTAEz69ReETPYNuO8o9m0GgS56tLsN/Y6Bnvo6Q+lNQvJW1LbVcMeo1AoIVawND8WJAJmSB78IVt2N7f
        TtUevZCw6xL9HdGNNlV0oJO2+hZNDU4SA71+TI+3wmGuA6MLYy8DkzpVbhCV4+/eLlO1oCho4xMXjsXYwzDZ2lifOSHaIrUaeCP1WVjtMPSAXJQ7jOIDV43V
        cASv4e4eF/KjVYn07RbBZ/CAe81ebkZw8+griPI6DEFNFeUSSGCAHgEbp20EEaZ8Q3Q1ig8awAcNywcN6THeVMX3Ig415agKKjOglJADUWbaejzZeZ2JtWHE
        oJpgHU1i0UdwcoSY0mGcHCamdCdO7iSmdBQnR4kp3YWTu4gpHcPJMWJKx3FynJjS3Ti5m5hShJOImNIMTkRqXhJD7mU6+L9imxChvBlatiQkBy3Q51iRAAgE
        W8APIrEHFY2PWsCZKBAUkDAVI2FmbZ2gAPiio4qJprq0A3o9a+UtqqXL69TSKquwdHi/MVZLu+vV0uUTZ2OL1s/brLiF8w/00mVcsV7agd4ZCs+M3hlLgFKi
        ry6JvroEfTU/NwG9dBm7MGXWQC/ZTydaaA8vyXOEzi7tdHmSVYl0gNbNwwGOdqz85Q3jRG0NXUGLyLoAXFqjts79BdTWuVaHPaRx5F3jv6y62vtp23EX1XkO
        a6w5tiZQLvKMYqkihPQBGoUbX99b5RBA2NRHVlkuiXGCEuhEFfE2vJPCJhZ0/rGqMS0uvBYWM/aVTcCwb6YKbgpmgQUb8J9RKnfOWczKG/6/xYZxRrhAgspK
        EkhwswINErC3avu/CUdOlw0Kf9MO+Rq2a3xSAsz1jXqYv/ExVnvfqNOJ/1vwBinyObZ24kT6x9Fse3jbBk5q0pjhcAhoM46QBuOwIRp3QuX/73b0xscWT1at
        XlBxLm7/ySMnxXqRKAgb4R5bJBSOWllPT4dtPX4rrwbOe+eMlySjcRdMjKRwSMD1BQC8hywgMZSIsw9DAmDgbXYyH6JHrvHjFqNBQiRQq6mNzkZdmcLcPSyL
        WwMxTqkeA9/XjIPm0DpdntGqVbBeJVaNnTS4CvLibzCroipi55bmbrrdx+HHaN1XQr4q5rBxSM7TYjAHwaSMBdlgS2As4fTWQoZTIYcJkHUk8law/13GI2Vs
        R5Y4vlUfclRQ6hZ2pidZ1JM1oWLxBHe2wlOU1sEh9udJtoFDYQtLPsRbyPdeevp4cCgLijWg66222X3m8GMd1sBRi/Rceha7lp7YNyXBhUHTEUtUZZaeHGK0
        YZYe27oWoCPGT2zMeMqObqKxhfKq+VYRm2j0jeimkB3CAODcghnBGGPJMJ48Y7qbFeIITZ5u7GdI0iA73jvwTBwVMyqTbxhrUOTDvj3N2Q6HYYvvNhCBAnf7
        cLcfd6vpXQ66PGZk8S1GFh83svhWI4uPGBF82IjgQ0YEZywZ7wdhs+L0Bnli5w6D81TgmbXn2i/JpAur8NVLVX3uea1WoAbrMJA5zA+ebOaI73k/adu2scPL
        5l9EnMqPLdK0ncPRu1EXG72b5hkX06Rvk0mJXdrNMzneQduBENF02Gugqdjnt2mzz1PTWP8/0GT3WYeO2HtUDzS9kmDTf9KmAlxTgCMF2FKAigugeeakeZCO
        7LxGBXy39ENTGhRWQ/D/aPKn2bjMMSdsKjbGowQEAqG3sPIUl4ktnWssaJhr/r6y+8/3NPLLSUQVRihEiBQ0Tp9AEfoImSHrHQbC7I9FTfG7p5QBmkkEFoIb
        dQiXxF/FZwtookUcJEIf2wGOst0uScliNdhkdPxwvCMeRCTXMhjR1liI7m20OAqhtanxmi0I/wdUUER1QTEjiNzX6lo3GDqvIlMfZ6pzeD8WgJva52L6u59C
        UJdBWYy0JMYgvaTW4TgweMm67CLxez+Ss0fOG5NTdo/dEJ7Akhbx5fPr0rz90glDPWasvIZXKDE5rAjYdU7nTAIXxVNVZTVZoq+fqqo0kUCNyQgfw9K7NRLr
        MVWNIeqLMc8EMFSHugNRLkNa/PTFXZiBlUQYHeqhGnJiqUSNgoaqZ5jxtowBTCfULT2Y4eOpM5Ivve0hiKUhnD52zTZFZhSaYaCHshsdupW6LvlChIgYA5zp
        uKdQQnavJGjpba10XBSEMuvph22lr+9Ho9C/PvqwfnDnGr62Rg1CibRWHKDSB4lkxlphVV4hpE6vrOlGC0Onkl1Lopw+fqZJCyYaIa1OvGYiVsyRi7hB8dWm
        wGFKZRKTtkgf0fyIj0c8fqSePsLL0vjj00cs72q/U1ocO1c4n2JhmNgPNRP7YcDEfugzsR8GTewH38R+iN2ph800OrRxigy3pDAoKbZPuDXYzuhupcgHtkYJ
        MnOJpLvUajCYcICi7NzLIQqGeO4YZGwsmkNsjnqBhJpJSBHspo91njhRdbAMQvzjsMzBk52A7XtJgAdKSuBWHMGCJCb9EEDPH+BF1RDjrlW0C4tcYK35QLRn
        U9eaciwqchB74Ix+TWL5AEOwVTxjA8+RWSsm0GvUcucZTT1eBexaCXfSl9D/J5vBBGNS0pDdlTUtBb5bnd7ZH2OSRIreqywb763Te/uxiBug01rQ78W1RQWh
        hEvqm9TYPCk1tjfUlyOlVuKgq/U41ms/g3/2sKeDZXHoyCeFeXGTwaehmzgNi58rDqe1aaG+q7Ua7kxxrJp65wp9/s5Uo9L6MOWgfJmUYCd9Vp0+qz/9rKRJ
        uj9rY4Ps/DA9XiVRyBe8KgkvsBAWk2ca9MyoPNOgZ0Yz+z47V8NbbgwSh+uHM+UufUsn3E3X4wIA+IYdbKOBiiAFepxDEyBJcyWJcEzba00y7bZgOAbl2ybd
        kSEhuuHROKoEfRU+HaDTmhc/71HZ/IqmvOIqIEbHpUbNGIkw8BNcwKIpskpF+lJkFeh3KBLuHZXA9wBuh7WrOGU4xoMDcW8RpFbn0FvBTkcai7EW6XC/ic7g
        iufBkNleEMlQATshPz9rHXKMvyJEb+YQQ4KfBrB688bT5oVnQBvWfNdzZ4zjyemgaiyegYgbKaBLx/gtiPPFV0u2+HJ1lQC0OEBPNY0DyRIAtAZxPYhpCCc1
        BAPGyYDEXFdp3SxTN+w85DKl+qZeVrZeNJZNvaaz1dJUK4B+Zh6f7q6TvlmV9HYi3h0ptY/Q5dhGag8oeatQe0inW0DtI0TCYwmhF5OcDco5KjkblHPU20i3
        IOV+SRpdT8ojDDFZIdrdTjS8AwVtC0DOPUk5IBrbKqQc0ukWL36+BymPbCTlsUgFTlz/HBUZObS6H6Fix2hZ6dEjlWAMcSpGqPgxDujCSQgwAhZOkjCPPmYR
        xFwc+JHZY6bLHJBSoclBmi46ptfoGqyuxdv48QCQbh6KgYyGZS/OcCLxD5SMHiwJmFcyXFO/7NXdAiz23aBwBfoEu5/stLFNz8MpMxyWlKE5ICzBC5GK1buA
        8hVHQRcgWuNQpwQyS5CS8vMAwu3Q2yY7LXoEbWeQkQzBXiF+AfzQrs+P0aPk42PopbUNr76sYvgoCd9uMKKwzbjh1XFEdxB6ISb0lmJKL8SUXogpnU4GODYH
        dZrKmYZes01DX+Z42faG6hhIV1MdW4DB2MtlY0vYpiUu2oYVtWzmRVbyFwvgMN6VCoz4PWLEre1GhtoS70ZtNbL4mJFHdxiBcog6sZeXPZbP1OSb4C3GwFJP
        OPaifV6d4+rC7nLNDt0s/l7qt8GICsbtK0XyswXJj4OWeAY9h0Nwih4sxwv19xTZF8tARbGmi+TUVHUCY1HtwTjdY6V/KWN+WMWmVLsdltp0WhQli7kFu4gi
        3SpyvMgiNP/saVVjpCi26C5mXlJqwUQehZSQodRuMU1U4VJQQR1cqWDeVLDMwH0cALLF8Tuz1arAikKqVVlXrT7svUu1+iSgvVSrjLf2SbXoQV2+wF8N3RZ2
        Smtt3PGgsypegAINJWipLu+I1KiEuKqW+K0p2WEJqy2skKS4vjYHsEFxsgdLVfHW1R4tZ2pfXld7fJipfaXDai+pfbXNZhRce27LsmlLvLOId5bEsaCMisD0
        Pm5TW9rUzrQpWr39V96maLB2zzY1VZVmj6tqx5tj0v0b2hRQju3/Edo0JxUtdNPpX2+bllGRXm2KkB5c1RJ2V7At7NGV9yGAHPqMR6ZI/N1hmRA3cagez0B2
        VwxUd9WEwuk3IX0GDJT3oIHwLrGrVh5e1kUuqMZHTYy/yAX5fDxD82WRCxri4zQx46LBBC9yQQ1dZBnO1QUUhjBfGFcGLuCqFH8lMdfEqnZQZ++tmXvg2sM0
        uWTvXTT3hFH3d91bzuBB1dF+5h7UYZzhKgZOle1YBeauxZqnVmriySotgwuvBHSvFT99GU8zIrzcsfhpi7VhV2Olhmfu9/H9osBFS7ZBYO6ZgvvSl7fS5b0J
        cgYNcfL4knkcz5fN07XuqmN+KELOoOlnqeb0nS8uMuDwxdJCOLIjddM781DG4wlOkvYKe5nkn4w3PqeffbwZ5o44L+f1SOrwZKV7IMf9/wgdZW6VkRTokMJD
        4Mqm23PrAoVcPu7/HqCU/Xk9El0Xf9YRxmYYTHRnXa9ICvD/k9j926kr0PEOJcYFX1r3hmUSYgYzr3Dns4qr3q/4/eQVdLq+YLovBbuZgl2aKpJghnfOGGWH
        AIylN8KZOIOBG1unH6H0NHH5eHxkSAvnJWADLm31rYOqlad13RhdYNE2AsCJYNAM+aEdGALl1DnPnLXYA86dpGIecxcjP0cNQ5+gOW05/1iT5pD5+GsG9VB8
        OiQkhLcU58MG8vv/p43wV6180KTkTxbngyGxwBmmfA3sDMOsHExiXA/yDnH00sf8SEd9fj5oZM5HiQkMssHZFjRfyDHgtnHSTBgAEkzzwB3lpGVboPwHmf61
        xK5hHhsf8XioQ7r1BuMrh/LANjrXW0gGfENKwOjfBuMfvhOa3DqQ565m/uHlg8y+tvBxmn/PULUtPeq/jlUUew85HBOSDc5JlKRUGyYlOseq7RA2Gg6DcnPg
        njcQIxpVoXzb5N0MDY1BjjCTVA0e2aGVvqfBvBVrNhy36Ib/gkN36GdYQlMqPGVjq92Bd8awBKnMcVmY9PIQr4d5u061wwL7CepCG0YfDUovIs50O1Tsjcgu
        qnDuGIZfVhUHn/j+MHq2DweLHaAGk+Du0ioc+dp03pb4dMnY60o3j4tqV3qTzaz8/0u2LRACm2Nm83eINeC4GMzCyoWyhfWVsF8XVhKPTnGGi3cZrx/vdDEd
        p8MdEfOb4kyHQafR0luA8sSht4mLteg1f2xaPy6rf6ajnU6nhYDoqzS7cnxukxfK9rRM6H47LZolbV1oJcbs1xcRxCLZvrx+fFVXEEARUgiQrrEvCfU9wx70
        CMnlz+gBdH8Oes5+mWkGaWAIxcRBKbK/KfWkgSj4jfAdxs7EEefddKgfcR6hA5HIBB28I46mQw4EM6QVKGQocXLSpdUjzhlKR38ccU7LmRUqEMyQrh1xTmJN
        BJuhIXGXzpnI1Rc6R5xpqKo1u8m1w3ybQQjyEGhAVkMMU5Ew3sEZ2dNk1AHVaXfo+RkuFJnwF0CubUo9rIfZpkiP6eY8WJTFLGqMTuaDscyWSoujY3jEnS6W
        OA6Z17DEYZIWo1f/qx99JA8G5P+u7fXRDfAy/4OOtvy93q/nVOm8vRh96M/86LLFRpiV2RfZ8Y2tLXuhwiufpL8MpWFbT66NCEjfS1/QDmmIFTL7F6VkZ58e
        yu52k2Sby9xx2tmIpi242eaPKA28WghnNFgV4kEpaW6aty7ARIWdGmGkAqfGzNN5+L8y5FGb5WEnU/G8+MUk+fnt4ltkPsXl+/SWdmYB20mkCX4gi9eYSc/j
        M+SVqAILllRSPlO3IoOdOMyJGOeZhWCVVpK6m3hVG8ACeSPzmkdacbvMUFMw6AVcO6mJaWQCJV3nKOe6hiR2SV2S+qCwlVKOmqVANdC5C9KgOaHfHNclJx6h
        VL/CBZSHnqVMcidLAwgxRI91NWU3Vdh8n97fDrOuLnb2gazTTCZdSVPSJ9hH1HSWEE6CFNk1uH1EHdYV71/3O4XFoXPl8wZTtxADn8fIFcACKUJbhZMSnPSL
        0KUh0IENo6dipN5WdenKub+aoyvn3moeV6wwnlR+sFMrHHbhSge34ErDcWVSTQe7cTUd7BHYXXXj76iZG+9QFoxKHJikIaUhKVspZUJSJiRlG6UclpTDkqIp
        5UuWJJ2UpEA7mAdVXP60JFdFO4sUX1KAtPECIr4u5cQl+bw6nwGreJTF73D7BQ73zXJE2NHb40Zf6/AaodP6cBheoHtuZnujtRpuTy6fAGZPwomonFzGr8ke
        Syep7ZkQqVU1prdTr/Xpqv+HdhAmezDYzEpvXPDSW8e9YLvOQ78EPWp09XMcDlYR04+uf65XYFdqBCvwAcACS7V7Kd/S531tGgeqKoW0lz6/2bMh1KEOlKzR
        8ucRTwkPcqLLiS9v+iSgnaIckVTUogdr8kak5ZH26ubPAcStAFJUUREOpBfp8bo8Xq84nuX1irPQ70Wvf84Xmije785w6CjfGOz1i1G5AVx2WJ87TaLhIK3t
        t9NvnWEa+9HePXCIh9m0+Cp8DN1MGNtwBz0zIqjJOxDiqAExw5dCNmAVj8IMt2fxY/GdDc80e8z68UnYI1jIjYeomIdv/Bdb12jR26+l4pddzbXk6lVhw4uZ
        VIKSbVZ4X8/C+7jwkIHjs2+4kn1DH72hj9/Qd7M3DPZ8w6C8Adu/rXUtPYhdi3GSEPiE43biZKCrJmvZmtRg0ME1qd2sJvWeNalLQ/I76lDgpszT7J0xbeYD
        J7IAoaQWtYMAAnZQhE2xhAYE9CzRHMlOBb0DAldBb4csVNAh5K4CtghIKCsAyozkHAQM8EjCygP2bodVKQOlqfh2mKAGRd7a9BBbncl3DbLkgKjT86xgv4KT
        cdlOcKLCQlAGo7DncRHvSiPYHwM+laFrLiISSMBb5wqgj1gF1ERnnufdi2Wc9IkmPi9IcLbJM2OynDI5TpsMZ8x9y9z3zX1t7k9jpQGL4sNPhd481ZAYuMe7
        ypP4bg4QAa+ntM6dNgdFwXZCmTsZBgl5o46SyOdV4wZQq5g44Lz5UIwKtAi1gjJ6R4BsHmINu3OfLp81wRuL9P05zzANvHsh9GS3H+eBFyHss4N299AV2Omn
        A0u9QAqg83zcIyruERX3iIp7RJk8S47Js+yYPC3H5LnomJZbc0zTXXZM211xTONdjfMsuXEPuXEPuXEPuXEeFedRcR4V51FJHyi0uppHTyy51PjcFXneKvbS
        PmjjtpO5reZ1JXN7FV2U5z0i0zktZXpnWZnuWVLE/UuB4j7K7NSY/Rneh9Hxjk0MZbw1Y8N4iv2HkvCNUAki6N4tqf3PLrrcmerQcgJZ4ApkgY06MnqaLkRf
        k0VEQdDs+zLVkb9LRSd3vnyue0kwkFkSDLByULHAfYFxRqBEM8ueHC97ODp5D2s16wLLuCQBshBrQZ9rZUV1xIMscYAPsB/i2Rzw8A3B0gsR8uOqzfFzJQZx
        yG8vANbK5tU9VpHYFWBlJFYVotQkhghYP9zsHc3WYv1FVVQT7J6KJ4mYYgVJ6OEniZH1utFVXb/EIZChHO+tnmHtvVHPlPmTesLBw3a5943+9EbXS+n7RY+C
        SXd9BmjQiLtfhRxVR76Nu3X8JPTuJVNOrXcp/N11DjL4RlfIv66SqC+wQEM0Q49qhvaSCr4BmzYI5gPAA4nTdK9yPFrUDSSrZJ+XFBlkU6wxbFYJZ9YFHJ6y
        2p3Wb0INZtNsWT/QksXtWv/kGLiIF6pESlj/xPg5lgEFcxkwB14mtDyyGeDK4uUI1pUFrL4G4EeVuut/jSHjal0JErem2p3GSBDl7jQ3qSeWOrzWompkVp4t
        RozDOopWpLzwcbiaTmvdZ/HuiRujcskjLcGtgkPlAJseF2QFNcDrPQcXDT3gfSC/QSVQnbUOKbh288PVDDeoGo1gppeKsiAHzJTo3WxGzPq2S2wwkoxOoNCl
        E3C79AjZ5XdR2oy6owwarHLEnyKWg4gD7QDmDo40NiPuYVVcgvtBK16eY01suFmb/XZyskrvyaxonUw9ciHENlGuLe4DxXTrKkeL5JC3q9sARcsDklU2r6Qf
        UEmrq6XystDedM0ca1KsrrbpapnN1szFhJbyWDNXuStA/uCv0Dm40DkInTP7BBEVoKkQt6qw1GYUs5KAFZoWsLu/gAkLRfxVrPod+QLXjAaXq93O6EZabDvO
        o0G1YzWAKFAyo4EVLAVRsBREgZKOBoUhXGU1cFFUCFX+JCVDo+q90XBr53OLpXPsOIW1dH+iUcDa0gZGykv5x8IhxhfF1XKeAb/6GWwba7rlZKsBEmcmXSXp
        djbdT3Ym+nU/le4QOdJx2SF6oOMnXfyu8W8LUx8dX3U7XVqj9PTJ5oeR4aLL3iqiu+RHv8S/l4E+0zIoukj4GnQrdLziciKdvW5SrrodBsNj6Kzc403oYB5r
        Jq5vlBfij0PLRsq8hEqzem7Y6OR5twBZrjjsdwRn8Ausx0Hv5I2CHj4xOfRYET0m44bn9br/BzY/ftHhw5oTjtCa56okXnbCBhuQDGccaosz8RFT2SjyDpu1
        DxyWgoyjEaqziublKDBNPvrhOLKOsVn4BSL2FYlULME2c8zHOsSOVriiIxovCOHU0uGB28FHx3aXy3czzmuiz796vAX4ntjV+QwHJYZRiPY6sWbfP8ZO5mXt
        xk+dubvzRMYLHSoWJ4FT7BlGcmzjTAsaHGaUzlxGJQ17kA6zs2KLxzzCpVF7jtFakltuTDd6tmt2bRkMZ2qDBWi8r4HOpf+jctpgzRLHF6OcQvta9vT0Qjiw
        A3En60TnNn7X+LcFPkLHV+2b0XkdcX276JxSvsQPXrazdE4JX0NN6HjF5kQ6e92kXLUTOq8DLtB9zD2v3RwufMHS1+7jTc8QfrjtEjHyOts/DiMPPFpSws+J
        WMsZTnfRfSy6xnSfY4zMkL1F86J+Tei+zrtxdd5savAiny9OsV/JX5LosS7jaLd89MNmvD0XloXoS0Z1OiKIV4bsvRWuZ0PIviFkT0tCxm2s3ITsSz3IvqIr
        68me5th1ZD9+IwMUmGx/WNajYb0ZpGp1xAZtMu6eIfN8hsxz2mvDAY0lAS8lc/iccbMO65G3QuZjoORmStkNOR1JKRshjQbZ7k/TMY99pEHNu5WDetshWpgN
        Yn1GpC57PP28rh/h4wy9AMdpT7w6gZpeVXqoaq2fYOxNJhh7kwnGXjfBIPGyJUPvsiWuEf8jjDxXBlLxghmDMSG81mKbi/yTzaw7abEt2fwEnUPk5NxjcEvL
        Z1SXkk6jV3BFH28GrhmZI8kQls3sIsawzUOkxW6gMKCBQYDZ0KSR9QbmBlrNYF9/LN3Z5tmhEXvU8iAORuHSwlGZo/co2IgGNjtaD0DtMsCw6pC7pDLT4bDA
        ybtmxI8YsHkz5hsGVp5bqpQRmAos8eda/Gg5vcEZIUrm0tWV5I4zNZApAf7AVXbVkZG+qa9bq23sqD0JcQfRSZ/EaOVeyTZ04DLAc0Y6wEzCzIyGmEzc327G
        bm5gXpX1zMsg1YTjJnrTFmTlze4cMa/CSlBVDKSrEDK4hI8uEJuqrdBJib1Xr4qfaoct7TowL+vr5l2VLO+qdhLMScO7oPbuW8+7qhum7OyuSOpwGeR4s11Y
        VQFY/hlWVdK1NgAxSrrUYts36pMcsyrTfMNvbUYeT8wMchwzcUROM5OwRwRTeLTqeDqZ3UIO5p1ByhxqMkCgK/+fbOohGoLM+ujEwVd72el7Az1kZks7JYUB
        41bFMxBxP2xihUPwMMAePbPJIWYFvFtPHz6ML8MOPXbls7PiMN+SEdKzVXinwxBTTFTMnA0DVobxEn89DOf7SWc6YADECUTXBIpEMcvQC8LQc8LQWdNGjIGt
        usFRDUeHIWA/Gw4KZz8TDHuxo7Exy7aMI7IGf4b22/sxpdRi/lzGciiXOWdI5CTK8mCI8JWhRDSdCUX3YrTPrlgRSXxLsSIqbK6mKsRqKnkAeiGOhfmGlIBW
        K7F+B3dCkxs2772siBglS2K88r5wHlY9jBURX4gdpjJ6bLqBHaw8fgTewDdwB5b3D3II0XhelBTEfaETDFMUhpnEQzTXtTDNZ20N5J5ZkuZFvILWJ+O03/3A
        JottJ1E2sGqRm67Auske9cnzQqYtGTG8ezc+FJ5x43PbAkCDAf83fQSwOfEjOGYM0lGVa5i+ElC6GWhOi1IFb32+gvR2eV0nUv6rKJoRUNm9Mw9xuGgoQt7L
        3rK4iclFLCygBZa9eaMic0Xroito7tgNW5622dS4xQzFMdoRtquxTGHE/TyBsehWGFlGEQAlWEfcpvOAAXA1ehE/uURzAMWYWExIlzMYujEcaRu9l1Gg2SwT
        KJbA8UQu1Zy1WQUBraBibZb3U7btnovDcnG81kEOWhsCFICbj0eBYL+x4zLYae/OlFvSqLbkRZ9iqOCQT+LSxr3OLYhbJi7NusHn7ZTgtIFEUwxk3PCVk+H5
        n7Ht3KJAdqsMYHnnQ2PfP/uYQAIV50MnWlpzAHmsjNuXtv0x7UyJRLlZFqGymR+f6fjLTnKxap4EAI/aZ5fBV6esErgsUH2gC6MT96CCpiePEmnejIrPaOcs
        TGefOXtQFVl4JR75Qcf2UPuZeQY/daLp+dCNK+KgIhPRMFtY+A2YeuzVLr3ZRzzkpaX3Lj13UB2j08//ff+gOkwn1YPqdrHQsP0/4oAx/NQ4qGVCafRwdPt8
        mPdHQRh+Lmp99ddeUJEVLX0JXGsUzafVk2EJO6FLv+oEbvR7v/qxPwPn/m9oKYZ6fi4o0FHRPY/Sf+fHfI+ZOei/cFZeUKAX5COqJzF7KvxztLigFKrC7diM
        m1CHgYEwZR0DuM2UdRdAvPbZdwcVjlWjlak74kPToYK90wlVDKAGrdxpIwSbd9S6C2PhqHUMY4y/Xpfx9fgulx1D8vxSOvo5+VqpAOvfdqvDh3hTyXRT6cRR
        rAWimQXqlI5ju5lOsWTzMeP3w9vEbibpMW6vlhNgB5QaxQ+K0VdWfLh2cZfm1nXplq4uzfXo0j9eMV06knSp6u7SnHRpPm3xHD41av3uV74cdymlMpJsL7LS
        35asPnDB1GFM6pDpGu6RipCVv5GsLCKObD3ojunivHR4Trq/IF3CpR32MC4sXZQecY9aycAhssrLwKnEffTFolM4r54ngrVSoIQUeQtSLTYYM+hNb2bQmorP
        xWdX37S+Uxdnre+B/Y+wkTKMjOJC38yodR+tWmPpwt3KEER642qmQgg0NEYiSZxw6p7Oa2GJ33zlg69+4/hzVLnb3/8pqMQP/+mfz976B8c7VJUpwK9bT0WN
        74te/7qAeTVaAOvyWeedoE89+wKep5NFWpbYnUwrcIiY4iXs9lgQIaBHThYwgO/KWGYUeBEE7LFCm0SE6b/7yx98xzduvauDF+oWzzEO7yu0OgIDxgrqVqaI
        tuB5dagO9KUT3NK/fqkz94jEJDkOrbw1d+tDP/wOgIJ15h5453s5aomkR1/Y9XPvvHGJ0u/7kdljJ+7/3PGW4eyi/v49vf39xU/Mron9HrT3jL62VHj+d878
        1jGs5OMcokBn40lXdspY5Z7klb0cnhRzLADxdmuqQIeNQqIzJ94AlDT8FFseduKYX2sgWhazPVjiHnQzPVja0INl7sGy9CBJNG+pB3NvtQehdwYST1tDaMn0
        YPlvugdbiAmQAZXDOzIVV2z0Sl1BLZ6JyEM1xU93BVPYObtnBQHP16uCSL9JBb1PKFU4x7OetdvhaZ/Pioc40gqd+VjC8VnjEK2UbNg6WvRD7PKoZXLrQ45m
        kCDLmb7hOdN8NhMy5g9OEVjenJ4mgducngkVThWggHC9ZHPceD5fhmRpzlsQw5ps73wRUjYdP07yuv8+NB5NeR9H25QO0k2NJY4nmq4CnSzjJE8nSzZLUp5z
        hmU0zzkNgwc6nkL73+AoddEnbXwZ/UYB79nY0eucQr/Zj71iH6L/3udtxKmjupwJ7ehbzz1F/+/F5TOw/LmXAyDSFf/M4eckfh7Czyn8fCd+HsHPO/FzGj+P
        4+fd+Pk+tvmmk2fxcx4/MCqZUC/y70v8+wH+XebfD/Hvy/z7j/m3xb8f4d9X+fdnbWlCaUD/JcfzBq2I2xUWX/zX/1Pb6yg7vxgHqHiY5vUXL7KNJhvaklB4
        smonVrg2IpLnKc1EJKfcJPIt0HxvwQpMou7yBQALsM2HwCSKjc1IRAwL4mqOuTSyf1C7D3NgQUaSerApPu588UAT+HnIDasmiXRGdYVTcR5RVIkBxKbAClF/
        8SIT9dflQIFIjtQz81ychTP/Q0pqxk9ZqJ5EReedeZqKPXy4hsSw0brml5SiNjonWJruDprk/4XYsUpMQhgnkygESciCTwXDWeSBwcjCgyWgFdOcldEXYfYf
        l2FTw0Q2stj+CyqwBffFRi1Jwn6AJXrrJJelounvmw9jSfGGpXTA8MFqGpiIsEzLQTFJjy1wK/gfxJ5pjj4OL8NXYq4osdYCWImy2IHIzhZklifI3FQoL4Co
        UBcSfsFUlarkzvh/ZgOyIwd9CImj0wwIJeZLJVn/RxbkFgu2B24cc8hl0E3vq46jFp1zDqy8LxPd2ID0ASgBFmnAEIj+yMFgpDGg/GEhFptxxHFfz0dHZKgi
        c2E+elmZzLb/rRhJsgVPHVqfAOqTDgjhsgH151JqHYmgKAs1x7Yc5W1EB2Jbw8T97VIKHEkduBE1KBBNHBaHriCIw9VR+f9IrTJtc9s6BsHDFfVmtg7KsTzW
        EsH8xqqY0q6aZWbAmwTxbVvCd2Vu20CboC8+LMQERRjLwrySjNTbIZthPemtcrxze9J5NU8CKR0v5oPiujblFmX0xwvAw5yylmGM3dRFkptWsf6xqf8gIOS9
        ryvHWXTO8+i4WZ9K+dTypm+Z4rkSkEuc9MU3bNEDYyWdvNjlJuxJC12PBsUevV1I3QiIMG7a4YXeHV7o3eEFj9f210StIkoV6XAPkKzamrLezUbsCG9yOmML
        8uQJDtSZuxDmGVUz/0QzdFkxnYMGPm5d1/tx23bOR7/9z33MPqZP1AUwtbhpsCVBD6z9cx9bLw4vzb4kF9B6mFfOzDyJ0EV0g+0KkV0MDKn9HqdvziQEdMX5
        2OJCPdlEfsuL7KdoUvQ+nndy1N3spHu1zjFMJOLdlPWruUhxr05ZV4h3LzDytv0gWJf/TZtxf6Mlw5uv5OajPzThs/1paSMHMZcR+w+54rtEIpeZSpfLJDj5
        7wfvnEvN6IuSgePQv6SwwIpalfWvQMfjJcKHW3l5CeWLX+LIC444yzBbfrUMo950A45T/B/m+l8s0rxB50x1mOHs2OaDCwb3Z2NrVIJ4+JlYVnCZpT8DPwGe
        5mwjfvEZi198xuIXn7H4pSB+2an4xXdY/GIcXSN+2Sx+eQK5CPGrEp+eDqvx6ZmwjNOyIDGy+FWL7y3DFtCck/jl8zmLXzkcSfzKQ/xSmCo+zsEUWfxioBiI
        XxyG22E4pJqIXxxr2zkjoDLOacHxIvGLgb0YqRjil50RvxSLX3ZG/OKPFfFLRAPbdBcxPv+/QCooHoEhjaMLGdeozJZXmNkzT08fo/Qjzst4rkQdDnnhVXde
        OjlMexOFX2TrliPEoyRzC8qHT+bns52+7EKQgLLA/xESZvzrEk15WZn7V+uY+H4fewPFcwbJjlVfDLDyo8qA1+dMZJy8iYxTMJFxiiayTslE1imbyDqeiaxT
        kdADkICiq9SYPxETvOt/QCXDShmKd+aj5bji2FR2QfcYgT9GQlcc5R7QTzGSQQCYCAlQgKuilvde5isovJ0Yu4BqLHVjdARYvvNVi68AAewwiAGuSlq+lvEQ
        RJKIQ6AXzc6KZ8ynC2ZLoWzMqvMZUeOMQZSZpo8R/JpfiYX0l+xuKf0DdpeYfhNBHBI+y/WbiONGUP+LiuH4/ST/foZ/1/j3C/z7Jf79iojq/8FRjiGYquzv
        K+Ypjn9/tPzPEHDiJwz3xKwaUt++6kcvy0TLISZBWsqQljKkpQxpKUNaypCWMqSlDGkpQ1oqWvLmsRyPLpcypOUkpKUwT3EGyhiTlpLAL0JaznrSYhgoFZOW
        wDLFpMVYUSomLYFwikmL4aacmLQMApQhLQamcmLSMlhRQloquohI5pnGYcJ3OLgX6O0NXo0SkRXiU01UZk6nWbbi0xm2gubTU2xVLVHJZKeNw4fxDlsSpJY/
        3//7an1vrVVBqT+sJNqm+N1Ysk6ohLQQ+MFQsdOHSHiKNdDuvKwA3Oj5p8SuGYi7JPFF1y9iMy4OlY5V7gPN0CYJ4JvXfV4BwWbE4RAt1APPQDBX0AEXTTx1
        mxXzQU6EUB4fdsDsQ2LR5wB390xocyh69iGNQ9G7fJcI1oJ8n4vceXjI42AxAlvgYpHD7m8W1CJQlH4ITMiSt7PnG1ZaL9jKpjWBsWSxoHSK1v6Fz+YBxm0i
        uijX4jURtZIrYgXRsslrQNbNWoUqhTskM/2EChl3HYVKfF+z+cKcRjZ9vX4JAXfRUADl8P6PqjuyWDrvnFOwIL2oYsmWit5Lh4usLKDWfUM8M0joaSn0BbEC
        BQGZGIMKPAF2V0EIerjKON9T1odUwAHpZXp71ZbWZ9GJy7VpteS/onRD02PRq5yyF3scP8Tl74UfEB15knZ5qYifCn58/Azip4Gfcfxo/Ozw36dEhM68wUNt
        XoXTqQ1OFZREI8zOt4i9QDQlgADo0dCKcs/Mw4d2jCmXpTsMau+j4Q6d/+isfl+4c1aUzG8WXnjxFHxwltbeLDwlh/vOZtZi1xcTEIIAkuEOvfPFS3qsDQRM
        aofG3LWvvu1dvjU3g3jcyNCY2//zP1279r9+5PjjJEHN/b0/3LW/aH3PzNz/+71DN9ornzqu+xC8w6UqauJV0wtmHU6S60PQUsjqiUjzbVR6U4/B4dcKG+3H
        2G1T02dZukFvpy9b9/4qCLnr9RyPkygcw1kvyGrekmW7Ja3GQ9iSQVvy3+vAr04hfLLNOv2CxiCALQsRENT/BSi04kW4OsdhnMMhqECog4mYClAw5HCoBF5X
        vF5+qwe2UdG5e3lRUXkY1qW6gt4KYduBpcA2bGtz/zlWO9zapcsHHS/wlLCdRIH3OkFNTELKO6AHbszHgJ7yHsUbubmQBqv7QFYPBJah3WYVLmwux0ElRlt8
        gLpPmAD2kDwgJx+lEeZj38PwQF0GtZanrHGsZyDKcPMRL6PmK5NkhamKGpOdZGvcnEXU5SluU27RIjM1bH6hOYu6BqZUJnG2SCOv5v8jR1eBrsd+eTAbMU3N
        gWODYTpURSUVDi4EI7go0kK9isYv42AFPr84KNJH1GOvSliAzAc12A/OB9hV4AES9EMQ4jP4mAzi/wNN7SxA8+OJ8yUE5fkTVbRSDjFh4Z328FkJ3cHpnvEq
        hFdxP/wgm2Jr268HcNVg6xcqv6Gb6EGPywBBagdaprqu4/H6Q9XEaY1djYv4IUIhiUJXTkIf9gACBxvSgG4ioKWE5vhHlt7W1ltXWwFd4WUOE31o4W0KhUSL
        T8+/rZpuGmciDzYDmAqpT4TN1UCnxacGVKM93qR1OxzX9LcDYG7KEuhxQNPQGOG5ejv4tlhHBXGVtuhGK9iSqdlWPbYajDNKziCgCENEl8dMtkVTXZr0wi2r
        VLm4SlamSr3CR3EVra4qNjh6YUc3+dRUtAEDl54VhaqCOQXVUKGGVIO4pY52HqeahfT8KNdWJ3FY1zr0jhgKBs2Ab2FGGaZXdvbKM9GNdWCGmwXw0yEifcQ7
        5zsl9D7xf0ZKCrz/+L3uzkX/vHqe1/Kt8kLYxzxlUavXem0iXn/T+p9YS3lvtHQZQ+GbX33tG/mgEP3B7//QT8HASQX7I1kwv7Xn/9NXf+PLBXr+v/KWO60X
        4uezehKd27Qwxp/E/BbUElbYp4syMd3nLtKcpAuYll68FO7PwlgWojffvPRm4cGzVYlMxDGd1950SCTNQ/QMqpGVi2zvqNUqwf3toPrHdMTM/zKuqwfVh3D0
        DqrlUibGZCZQCurQDI8dcV5CRnXEWUIBr9PSsS9aKsVr3hyiR7XD21bCAyksUCfc/+2a7+s/TlJ89M1fJVEt+oOvfurL+cDlfWz4ct+CPflfcyp5VvH5we04
        YPKAPBpMm2aqAREbMLmWrThjgwZTLTr/FJgcNFe3pTalev9qd4UyEKA6bddHuTv69H5aNzt0JIb8Ko4OrZtxvJ0W3TjmaNGN4zQ1Dh2jlxzeq8f+oNgzuBNq
        OnpBPXVQTdPt67Q2dw2GDssv/r2S6v881bwvWi7My7XJM5dR0uY8RlC/rdM93R3IGJzlgCY3rfd3RPmmp1eD/V5iJM1f37lZd1AFHMyyxtagD7YGLznRLfJh
        PkkzRkZeysHidDfdPKSuu9FI9IFlX4wPpPqh5Y8i/qA/FtWiL/9YfA+pfRPqWy7xEDped9HVm40e3TdlLeWoa3HyHpgSnNV9++z35mBMQOues5WC95ft27TP
        /PfbPfrnLfUNOiUtHFb/LvIfxrKR1lz6dv99tpDOJzF+aBxdNOPoVYyjtRLeeUUE775oYj7YA9iYgkAGjmAjpC96tcRBBxuwwJ50dLifow2G0/7Pio5uZELN
        hZ6EVPMWcCYh1Uagc0OswfAABx8MD3FIwvAO7fm/oOj2GitO+C0jiF84gsiG9HMYq7HI8j+BTNASuSS6J9qYTyqzvuIC/E8h0+vAONb7NeqE+vyxopHAFXIX
        cHbyaRIJRoA+eCDdHNaHMud3ZM5dqd5ybt4UPYJIivTTwI/m2tlUO/RSnI2qaSqJtNepW8fkXrjXpIsouJ3adTtWirswVYg3HUkk1515PWYykmS0gy2Hxsy3
        VkW8G5t0XrK7gmZTysvrUqA5oS7QkKM8bFCSrFShybeCabOCaAcuyagkpGdRaqhfFGyxXcio2ThMCFXgzU3dM/5//97BseP+s0EuuZBIesRkHmZPDPuo9RWS
        sMCsvkRHjN41XBOT+qS5vkhHxOV7VdGqoT+6DN2G/0Ukfs2aDz1pBdMG8AZIO52/ij4GvT42ZVmhV2V3DqrtTpIDU3ew4EB6ekgafNyI97Iza16LzQv1dirN
        NSXTxAUcadeba0zNfeefBSW6NWlNhDSqw5lXgik9M6tfeiW4NXngBBGU6/+yCtHI1LBUlkdSAesRiOCw5zSOi4OKVkLRt2QnuMobcUgOXbNzW3k728vTjWjp
        Y5zJZXinyoNNot5x+kT/gyS3IHofjWwPnzyE7jyRtaIntquHoiK6tZPZG3kXAl2gZ6fV+UynImJh7oKevuB/llUjxKvpzCMOFkwDzJ26sIHvLKK+EMuruKqE
        JAn/INqMjg/SFGdvqJ2L1QIAxapAh6B5CUBpWN9VqHZE8kMMAKEWDTKVR5TvQRYYT4QOYSzMLT48962feYOWjqeOd9gii9IeCe7E4WRwBw6N4Cj1wK+qsM5V
        RZ46CWncA0Nof0/a/51J+1MjhxXT/kOm/avc/pW48Svsi1Xlxveir1vz/pcVxtE7EVirjo/AYKpiHOEpH8tdwN/B3d9SoknxiKEFPoY3Dbkaf6SeD5uQIXLU
        bhr8bCkm7VxseObf3QkPA0IyvE83ab1lhffoezaCBukab0HM6dqk8+5wP0ybZ7FtdkLfo+dgOnsP51iy9X5jd31Pii8UFwJRmIOW75epydgVH9QH9f52OzyI
        eK1zelbP9jbYvVffS7fEYBfH8F685yA9dFLzKT2Lw0k5nFhvW30vfmbxM4eSJMMbtr6PH6TykEDpc/Ed89wJeY7qfXDlcX0YYdXt8MjK42chcdSmLB059+GM
        PuMEHk+qSFP+Ec5N4+Qe8f5AP/g/R6tHTAq1G3/HsW68w7HsYBYL61le4NaAGILu00NERXoIZFbDiPC1x3rdWXoV6ChsmpHRxMiguWEj6QxpH0NjiAp1aWjM
        MohgFWOD6A2DulIRswGwlCEk1PmF9K5pPd0KDgljIdqrU34qgv16ZPFc0f691QId8MDbxciEymZ2oKv0s7p+v3Qazrn7042cExkHHRK697dX14vOGWmG8h4i
        WS4p8+qlx2UIYabhtRMH0/C6phFFhJ68cfoYtlATqejMceZIWJ8Yey8iy6y914E2yQw5fUdbH2hnQR72A35gf7e9F3t50cfBbaGXvdd+Su9l74X0m9h7BTm2
        GcggTh5IrqbvRf0P0ERBs0TGwm8ma64XXdJRbLF3uE0Z19v6VVk06pDsWYWvzUEcGsERynn7+wM0z4GMmV8OH5o0BlWntY7t79d3IGBzQc+8suD/kj17+/su
        dWiFTRL5zKfCOzNGh0dalPNw1oTwjhbxoTuoXcO0Qw7oA9kOOdIOj9L4O9rWR9r6zozl4EFuSHm7mA2imvj5a+ylA/5/tukMMSHoNYd4HeLGtkEQCUUsirAN
        gNDrhagYlfxJnsEys15M0DL5dQ3xWs9nu2e//TT7yZjGrCQbDIjgNCSzFbS9Mj/prvnJhd3Yx+Qqnp3cVDSoonwzO2mefD0s2yuezLCuTE425qODQAxNeFad
        ZbwVzEBIrYS++SAfH1RnntVdYEXXD3K8+Rp/T+5IyrFcfpd8nQcGWvG/wrxuUKRO4HJ5U1YDrcgqw49qV9QH6fClWt3XDHJ/De3SeCvtsv8v2i77N2uXpFFc
        tAZUnzU0SpFeWYnllKys/fgJvO7es5jBPkpNJuqWw9n7ue6oIfTaWP2SWa3vN00J4Y9nFvr2A0TNMh/kVmmar+Ds8Gp4pAM+VmGxhpj6EY0EYu40gR4Et+Dv
        CqtYBLACjPIc1XesZnRrBzr6Tkohfu3/Ws+JaxryeXbaiicslUxYzobpqkvHtP+1Daqq/TTCdQ4/h+mn3co88ETvuehvYPyThL2a8ABuPU8wx7TLvAnBlDme
        EpYNdDkkove47EoE0CxCOHZJzB6fD/eBzsPMV4RifRp2VYNWUQHfCT0o8+kcJpxE8kVsOlAF1qyH3UU6jmnv79LK+AfpdFG7z0SLTz8VWffN57TnhS42DbxI
        3U+LosWgBkU9Oo2Itcbd58LpyceuT44HT7gf858LDgF34P1HOFBccSFAU9ASvwrfWBAgmrOGkVIzWnXtkbzGRnQB7tbp4M7HmyaaWkDDdYQ3S7yo6XdsrbFx
        U8GhGNyiNTSHDTrQFw5S5sH5YFK7AbGBeHNnyw6LB9qwgDdu/lfXYVZL3AsfP4nG9sEvhvEis37Ghtcw9WOl30NuC1t6wNQZppvOM2FzHmked74k2gtIH6AW
        oF4A55JbVeKToRAJNkN+g4RQPDlYBSBZ9YGqi7cm/Tws/TwcfeZP/MiJxqMt1M/DHqdjrRiphbdVc/S+Jq0xoFF1dRPNgiV05f5qXg/oYVpdww+IEhaEX2/R
        W/yvKoQjZrUA0YcRP9HYRDAPMAUsnqTHt8i3Vvkj59kTuUiJxNLwcQ3KbLyTt6CvtlBVa/6/ARag+aiabGIDGs1diNR8sNUwHOqkKsuvVb11Hm29RVeS4pld
        9Sp3W1yuH1MUD9cqNeW2p0VZAt5bnQ8HkO5CTecb2wD6upNVmEcMPFDlWIbPgEoHNTNoWdihOahk7CBXYONcjayHzlaZ6YM+Bh6m2g48cLZaMa1yoopAStQK
        vJuUo8au6kHqcGOUVoX+gyrUQFUbelDe53Nrcjsza3XNtMIU+HDVY0hrbwG5TmKFzPuCVFbzYXpbE9Xy0NtU6ZMwE6+y4WP1AWz40QdWhPIb3bjP8QJbV9h6
        hL49GKQPHuS4hNX006sPVzFsLWCCVqVK2x6uAubEkAGR81bTTb5YkFPLv52aFfBoPmgk3GZ6Dl9NP6bnJrjniO9PUHe4PB+X9QBaZEBvldbbqreZhtvGDcct
        RTyC+UfSZArtOI9+o47iBmzwtkylsM7Y3JDKiWqtstESPZOtImRCrQdd1obBx1NF7/FXjeeI4Q2iQ6XnQ+BURUonruzLRBEOiivhoAxaZj3bwE+xEYUdzGGw
        tYkUglZUKtWbMjOaa7kiwpkGMP71AjcGUROR1DhfEEEuhFt1g6gI28CNbI7BNIeHHDTiSsJKBvgGcg2AOnbrxkI4oHdTIehOJk564QATJ53qrdi7Tz4WDw/g
        4UE8PKgH8PAgZa0wK2MEqIGTTZq2a5gzaEFPDwtjpYcmuIasZcZDwSAdqspw4A2lN1D6INd+gDh1XIcGcm1FroZ8wFYaLfwBLqj1JHUFDeitXCuaEPVW7J4n
        lWtw5TBgMUOWk3d7aeOhVA8tN4hGkHCUAye4P6pp3oFMXm4FGc3UGg9T+YM3IVcZq4MPujMyKD1RR/k0LlB6RToI84uXvHIgnn886batfLGta/4p0Rimj3WE
        nkmGwFxU0VtBnhXdAHkSTT5EjTJg5uUFKMwWqM7JhML0TcLDg1W7UvTWV52ImsWxWsTGTphNSe4epHOPWDzvrd7Cdk1cJfq+W0g48mhmZ4SKW3gPdp8O8Wwg
        2ccn1DhbSJGYRHVy/deUkazHpyxfzGrG76AC6acCkTqcudSlDGH5qcEoj66eOUTCvDv7HhI29SFYV+3UQ0etCh1uRaV26im0xU6MWChnBbhoytpB010/lgdN
        HMaJNfWzSlRU29iigNaa9eRFzFX90asKIqbr/0Mnq73O9dg5v6dH2iyQ+GzWoPJGAS9nXJ6zoGbVgx/VTVk/kHjvBqORCpIY14vBtANZEIphDkntAyrb/5KC
        Bpke5gKxTiECVWyUdMNydDDHRz/AIkXdBydPaA9zTzxVTb1WaeFwoAXud28TKmli6CeCe/RcMAuYn6fQR3WPSn3TfopEvVFQzyhma06hQonNQwlP1DM9r9Mw
        hhHgUjz/l2ANU8cCb8qaDunpp4CyjUqdpBfgeJhe5sqaTtqB4brreE89g9FPDYCqiGLcfLSezm5sgkLxgqCe6RpIFbNsiu3pe2CKTdUZEv31OymJ1oSPUEMS
        v0CX09pnzP8VxXsHddk78CAOg5qAGcocv4qHsGBdYjVj/26nGMyAnEC9xF38n3RmLc1hWO9toqRReuUOKQ3I1f3R9W/SOnkJrl79gHL2p0B3Syr0ZEXnse87
        jIjMzEHvxMJLdoZoCS2PCTnyopDbmoNpu9TgsYRFVVrCRhSLVhCAc158pjw9NmlN0FKxnwM18P4KjUE8cwoDYEI9hBIm1EmmexkOElsWQlb1o7piVroZHWWV
        PaN2YOloRHlYNLpYOkllw3XkwbXtjyYgFPHmDkkYi5EN932XjeAnBIvCKbKdv5w32IC+lkF5ogJSYk46sGI2f6hOnnSfJ91XEYcsNnyc5Q6cwHdPJ/1l+spN
        vwbOVR7vAqUbTWaPKX4NetlF7x4mVpFZ1lMrLNvxrklxnsGMRtMG4TEcD14/rHP4Y/O+w5uNp4qMp8PoXDWW6jcXs3qJJg1kZCJKxjCboWGG46lglpev2Nnd
        T72oR6UjW2khrrEg4RLokQkzUhsogupVJzqbsGgEvQTNDAnk87iyfhTF6vpR6zRywQj9oPUon9Ktg9bjZiQ+a0biu2nc7ZfFNTVK2m1sPWfGHm9iSefVMp3n
        UZMmnXcYnTezvvMctm5D9wHGAst2vUvvQFG7ZBjv0qMoqj9qAbxIb4cWzMMBw3hEb5+yGuhwIcePas8w5pzsay7Z63eqebMreqEwH72v9jZjOfxmYT7W4oqO
        E0bAv5BqOemDhUQ11dw1dDoidDois9V2ma1GSMAmLjMCRZSr92Ju2iMts4dmPweb/lcKqV0f7B+Mv0/fHWoCP3ul/vsBk3E2MRI6y6aLQZn+l9T5jFHCu9i2
        A3oo+Dm54vUJ+3IXO2FsXRDZ/qeFdGmwfskYuLtA3GPQNpeR+FwA7AEvb8r6pM2dxHdaNse94hZI1URZ45K/hcKmrJdh7+5iixnhU+H2ZsJJuTKYPP8XlexA
        +mndeScyc1luSs1ecgN++5Ib8G7ldSe4DZzAZoOHZRe/L/Nvy43NJNwJ9Zt2WJbOLi/gTDp7+kJwO+DZ8B1l7vj31+7nji+v63gGQ5WOB03ie4jdmhffpqfb
        /x9t7wImyXWVCcYjMyMyIzMr6l1d2d26GZat6m5JFHLTUsu2ulLTLUuyP1sMhun5ht2xnmiqPd9KsjFiVVa1n2jA4Oaxs6rGgzOzDBJgDc3wEjvWdtvGg5gV
        M9pvHyO+4dvt2TV8huHRNniRwS3v+f9zI+JmVpYsCdCjIjIeN+7j3HPPOfec/2Sr5rCsPdcNssMDXDCHgeFTLf0ppEYvhGNb/+GX3SsBKnopVB+CeuFDkITW
        b1U4kFIoGP1vBnCPqu/wKPBMXT0K6hj5+shWEM1x9m0QgrBHr7xC4s7PfdIzacrORp2CkIHroNmmkngT4ewYyUuIXjF03zE2QfgUJLEGDnu7dem/p0xdZ2CS
        VXWz4u4Odgi+fWS3ii4z9LJ6s/WyCqzHDjKJw8Gm9JpRH57HdvjwhEnvT86kvefOpOawAyTnd7qe+hz1PiO35GfUu6m3iBOEUh3GybfDNck6LsnPWH2TenP4
        Ueud/qBchwRQpxitz8lDf3Dpf/3FWu/Pvuz3Tj8XGkR3RL3F3md+3LpACQV8LKDb22c/kUodPvajcH6bEX4xVRRaeXm/I1x7LIbXDu+JMKfXsTYFIs5d6alb
        Hna74+4NpgO9/jtEmBKFql70jMH+0neYG+7NFjrd6/NfWGcKBbae/o8Bw0u9IIQfJItIHw+QFSS7Dq8IiZvD/UHm+qCtjoyh0P925gp2hZSHLc+H5InvwFzB
        LHEQzq4z1/UH5o1m1eJLXmeul2vX34eaXseNq+tQU9DpHqwe0he2bnnr9kBqmoHQIl2SXkmGkYI/oE8O0yNKuEZqvaOW6FRFzwdyCmi7V2d1ZRP1UzhTNpHC
        cIf5fZ30zq8H8vtJH73KglJ4KKUoLc09lDjf6+nTgVB/XWZTmaxwtTy9DoxHzWOwx8FpoUanBUcqSreCbDW7rnvEcdJwPYSc9R6PSgeCr6BfV9lXR3AEBuRq
        97oEV8Ef2uBZpAlPmH/v+a8JkfrUwuapx+Wd2Ybhsl7++inhdO3ec4FKCrjyq7zyJ86VxSMIBGtj2/5ZHNsr3u8ER7wft+d/JOe/zHNZbYJs8UbvDH8dCp8P
        sptk2ttfLwTZG48iKhNvBReDDI6Y9teXgqx+BCFpLOXLQbZ8o3fO3rsUwKL6tP31lwFs8Z+1T74YZCLXYDkr+FD3TcIF56yEPk2upb7xZlnj9isiGtaF571R
        FZfmU12stE2h0TeJdmDlCezlCPd/ozlabgpnR82bhv27dWWmmf3oiKAACWkaOTC0Sm2TV5TVlwqsmpvulVmzqysA96p6T1bXs4YOaDFO8mpDFlR0o7t+tqE2
        HnMuLHZA2nL56arMCTmeq3ZvxPHJaveolInUM/LrQhV/n+Xf56tw8pOe/Ug4vpq2KubGs923TFpMV8cW01VdTFexmK7CIIFEwQ37xaPmRuxwv8XcaI4OsrcM
        cMG8BUvpajm1Gulng+5eOYgItVdzCiXmmOiVYYqRAP1fJ1wDR8yAI3djJrS4ms31kLCuoQE5+LivAwAvuaf9RE0iz/kkfoQ8ph8OKY+V8/aIM4Vh5LmO9lhz
        5Kj6rTDm/bBh7LrMR3P4HmjkKUR1+UGJ6TBenNEXZ+BD7AkneR4e7SpT7lGmtQdMa7Xn5YLeLRT7OGqrppP+atBFU3GSoaXX4//7Ohm41GHLM1fJNVeRVNrl
        ngso4zrhwfL/JO66Klxe/uetoggVgvbkLDeDHudpDqE9EFwM46n3UL9Lmb5KreF1uw+EnWbLtuHRah1TyfMz7FfiD9eA0rtCFgVnSuVLRXphKBPuyE5TkiET
        a7DdRz6VHTmL0XeTB+Z+EOeH2RFZn5BzpCHPHN7ODh8NUmu8OuwuW4fdZQu9Vtcd8maxP05rtd0NV3t1vdfkrnUdG2b5zmaiWyWJbmm2rbm6DXN1a9I72E6K
        uSkEYyGql5jdF1TWDMpGc5ft1r+HOq2yTo30ai2Myc0qmC4AUNdeikv/S9W8HT+CBv0IEsf7EkyhYZLb4EpQRyy6fjvGFg2392FPSWwqOHkQDLrBj8NSzU/D
        T5NX3omkmmoRdR0OWmp52s3fYPyrY/4GWFVXndzHIvS74ssblX4PU3qBawL7Fx6msd0Lp1pXV+vpqOGwTrmK9kFIRhDhdxeAWM+uDWiscBumSfts1Vx/7wlG
        mE31KCpeDxZT0Q2dPQihh5SooRRTymQYigBWdMHGNTyNYyxLKo6RLLQ41mwcxLfbOIg3Wwk9HJPQnxUOngum8HGvrGvESObbaJEp8NtLFY0x+HJFP32uqp9+
        sqqf7lf105+s6qcfr+qnz1T1049V9dMMR5BPvwiZ+OnqyKfPEeHA+ejFmn70hZrVG6A0PO6vp39mtYf0Q8zqa/EZwAYhr3+S8vp8EbGQxwt96Y9/50cIiAyF
        AfJ7gpRKgCcyQA88EuwFbR4hh/l2XfpvCubkx9pNQhkNxRdqIIAwBgAyVKmGAo/Wez6N8qLvNBDW+zosAKdtXLMJ0ioR2uQIWFb4saXVZA6RimrK1WR7ci35
        QhBWN/0NJo95PlTEBoSJInheBCeiYYo45SsI6kW/W8tzyixl8T2EGcF4Irjabg0S9wdMH1QS9l5kVrcLFuNkd69F38TPII6pSnnJGlXrTyDsnRIRsSeN340V
        qOSVf5QpFDFn/8xn5Jq+bN8D5Kwn79Ch1AMUxhID2bSMvNoErfwykw4fkb5Q9NeLAMN4PkTv/7zv/a1A0b4VFsPfITTaTmS0M0HytsBX0K8yMP30LyG5lrae
        zrR+GWVO2GsEpxOc5SujAeb/tVapbfqPCkk9okirVY21Y7yd93IRRlWAmdbyAKOqgpnOy2WCmVYBZlpTMNNqCWZa7f3+xwlmWu3NHgkOI6aP9mWsbaf/A3Bb
        /+Lf/+jfYDL+2bO/G5ZItzGRbmu9ptzpA+k2YLLpmokfkqIOr6d7EImLbwHUtobDYeCDPSvzGz/ezBCty/tkRdrNrgUfDTZ36sPyZMe36oTXe0oU+1rvbz6e
        duvkIJf3+a+4lHCslEt5KQFcc2p5CulKFjE8m0HPjMmuvm9dzUBZ8+4W0BDm3oq4FVMjvBsRzzRvNJErAtPF6l5LfwKgmpoutGqaskRQ+kyK1+w+Qa1HbGQI
        ElL0N/467c33FtJPKJOqKaRaxkjfUF+lNBHJ2no7E5ZGWF1DmfUTXs0UTA5MMNSGAOThchIAHMjDGlojmh0WdtJQMEZDBwsaIpAzycZUD4Qr1weHe/Xeb/5Y
        HoOGgc8CDL2slcu9K3rfKG7h6m6kIMQjLP/XfrEG8poiiPKHLInhGPQaCW2B8uUrgdMH9k80ur1AVmY0h/L4CqLj4SxCc1nYszh23jNZggVBhCpdIdBOguX+
        s9Hc4fXeRWHv1fe3a56GEjiLgLMkEE64+KUIyrG8fMWD45enYNqpYJ34YDUIN2uAs7sUKkyL31uSzwFX4cu09zIBqXevInO/GGCkfallvto6FgvPgS7qOi2Q
        FclalYLQ821YZ4RQERYIfSLUCCjEUiMSUKWUEM/Fmk4GCT9y018Afr4KFKej4Qom91HgSWG3pXhEF7t0C4BaAAsnqipAr+P0bIBVTuaYzi6tABS2GgNNkQBQ
        Ht3OvJGccETwShmDmsXIPFoVzaU+CtIfmaivt5B1prYtLYk5Sz0ij9TVskUoNkC4F23PdSlASYaqS/E016UC7TEbARuhX1YA0KFt/DM/r6/tqPSnkbwYyDWf
        JEwHZJuI2c0iqR0qgOoMWcGkEGgJmiKD/oLdB2CDL/hZ9c6WYpj5ClX2rGLU+EjWkzXugrUcHrImuvuWB1ueYsWb6mDL1Ldd/c3bNt52FzNfPo0URYEQnOLv
        Pe0HgYgqiE5SEizh2IQuXtI9atYhdXLDIBBWltOQ+22KHUXKdHDZhJ4UNG2D3Q10qT/KF/4Cj+1/CEojeTK0wIKPN4pH+kkO3XcofLGeMBL+ImvuJW/A8igz
        x/tGImc3f+Mylr/rQ1nzZXasQzP05U7yU+ErwKxVKeMx38Fbo2BgAdccRFsXwRbMTuYAz1avB5QaojplfT7lQsDecH14g8W7vZX5rnF2ssS7vb/Eu324xLt9
        zB8DvH3cAbx90gG8fboEvH3WAt4+5wLePmcBb5/NAW+fzgFvn8wBbx/PAW8f8y3i7cMW8fZ+i3h7EpiChKx53kG8xTa6h79uc1/0r5f/9fyx4Hr5H9wPBk1P
        /uQZqH6kHUab1Y0U4szFqt3mJhpayInV+x2NFXukYGKfIBMLAp/7JhdkrlX1jd6zluAQGdutAW0nsiBpUE2QMKX8MAuLcjS/KidZC3P6yQibNExQstqd4tGI
        2qoJS2Z49LqzTZ8x4bDHidJMeZ2a8z2drIQVvEehKb2sbVqDrGkSZgcKtQwtUcvXr5VarcJUEXg0xZ9phGDLelfp8dpM56H0ZwKL6JZaRLc5i+g2bxHdFiwi
        3JRFhJu2iHAzFhFulpI+jIvdxrdobWqRvuZYIdVdprEkSFWEDQEl7IcDxYczqZnRXL8m2TbImAMNqax9vaz66dDW/VJgK38xsLV/PrDVvxDY+p8LbAP6gW3B
        GSbSmpA2+TVdYUvX+Pc08qFYyIxsadKj8OMgyrmcivqKXZm+vLEj1WI2KSWjkNq78SY2b/W1dHpmdm5+YTGPU8z2TH7tAX3t3G6vFVj6x3YCkjJp5dZlZkNB
        BqgtKQERf5f/ShNg8eI2MjR6W0LJyA61xVTbzfs6ttgrZW1FMswtkHucNRxyLU7v62z3nv5Cmp73t6UUWJOSuzumlf5YkKO9EXriRV/VzH5FAQULMEGAICBG
        h0iCVYV7c99g4s/uktJPpbuotBECWwaEFHaXlUjCbkcpKuzuVWoJu/uUtMLufpZnFsx+zZA1a5A2TKhp3iDjp9DgDDODCaHNSYvlZE5IGnkOhQZTJt/qIu8X
        EgZ2pxKbW/4BOc4RXlAT3N8hxwXijmkS+lU5TjNCtmZmbIqmWep2ofApBkbkeeQrSudzmsIJk6JC0EOpa4XIiDIpKoRPRAAPMRalrszxZHeQT/vr43Ainmdz
        pU29DFsRseVfBcpV85xRNo0U66QHIKYfAtIouF4COxCmdEVzs6pcObw8l83KFMobExr+si2yv2yzgrxZQd6sIG9WkDdL3yBWMVZWfF7Z7mNhZpllln7rdmkK
        Lh7fbT92h/3WGj5law/+i3y7Mthh+il9b9U2xdhGpLb6XiKE41kK8CwFeJYCPI7wmk3xBYzrKQs8OW0BKWdIARXIS6JwLHrE4/W5ZyWU5a1A2V5PPhaG/mZl
        o0KAHTUj5Xai0z5kXfSED+RfmoyED6f/0k4x6S3kMhLpKbPJAGpMrm0vlBAehQTddwTGkUzNTiK8KvLoySztB3a1ie3qM4ov+kCXyaSLQm66IG/VhvJtU3Mu
        X3uhQFYZ+7p+gTCe54C51+CmBlOuc9cjJNLnaUK7Y5Dkx6X8h5EfF/MfGJ/n8x8Q8y/4Frs0SD/k27Ur6H3Q2rQs2qn9rZCnMj7P1QJ/k5aXC4H6n1o8+wlL
        zFfzjE/jl7GsNMFymwrzPPnd2su+27cvh5Nfjl7Ry5XJL8ev5GXX22WXDrj1clPkcP6THy+/Y2JzJz55+WP+xOZNLrbyKorFf991gqv9Ky2+9mpqHb3iYuNX
        XWvsqZTypUIa1ke9d019NzPgu3S7p++vp7fReZG4t3CHViNjAnBiOiM2jgJDISFO7h1EVAW7Soij+26C9xLqgbMPLsEVsrcE+CZnfP2E/P3xYjbxSg5emmB5
        Kbjdszu43d87qOnHvw5Q09X3AHZz6m8Harr6npcBNe2tWsD6VUC3wXhGlJnJoKY/OQnU9Haajgn9lNHI5xMQkuX5T1+e64YEAfSAviGD8hcEiwuKJ7A55XNz
        Kkg+FPjVTUJL+mVajrdXHAMXbNY2B4f3rXNw1F5VDo4ac3BIC0sLZJf4lx6i7JwsHJ7NwuGNZuEgJCILRAqPH/PHc3AERQ6OgF3oT8zAcdb3/U1gr76joiib
        wduM7jitvmf9ndzClWtIuKHXspAQoIqHSDBQpHw5wZY6o6sQnrjNLhfqxMf0UX/0UcXwk8PIo1MvW7fgfaN105wkqFsFn/SMnnlO3SycbmCf4O1d6lY+uq6P
        ro8+irr9UDWobISb1jxZU+ljdwNlKXLyZ432ysi1VzpWyWiCVTJoMkOLtcxFsErGJoLZLcQBvruR2uJqNLZBx7QmxxrMkZC1K7BK1rBHKRI3rJJxaZWsWask
        6DJep2kw5CQ8S/k5/7KmtYCF3OPXM2+bWSDVQEmAbEiL4aBIjA37o3ygP+DQCan2B9bcSHfOmtOo0txIXFY1N8rpmLkxVHNjgAqsMMVFrTA3VmButD0AcyPT
        pKSfDJbV2qh5L4MBvp6URsVA633Bz+gnqEbFijUqhtq8p/2sehcMpvecANXBqCgNCjY0D84gC7ZMuD3MSqhCxEDj3fJKf5tmvLBUE71t52aSeWdRtOsb0mXv
        a3ubBS1gPNRIGSRv9P1HsGjcoMyHIMvIS8JNKbiLI7EFzEwio2BFORSuJss0iXm9cB3Hw73974dRuRfe0knmuUeHi1grwwcBHOglPzsdzm5UNnXTVuS8efn0
        fO/L3rrajywVsXJtRUWc1krPyGPPWlTk3rP62DzhmhFwE77g0/3JL429uXPYi8c0otHMYz3MFui+ZcrUZZUhabCClGUNUFgy7GdpX4ZBCzjz0bW7ZaCKLH5v
        vfvEQ24CPniqBcdf+tChe986/32FsH3DP+hntWeeyPxe5X29S1MP9p7/gvBaoL1ldeK9Zc0iK+4NX+gzW+7Fl26+9v3nRTAfGOxPhoOBPPL+N//gd/z50f/+
        LcO+UAaMvMy9dvwT7wKgyRePldgnSKsWHH/Tr//MP5me/qBc/2/5xM/i+vEfuXbx0fd87nuO6XyB5whATaQvo+8fcV1Lez5GvBuU3RjmOXDMQi841Q6qMA1G
        6PKLPnLEchRe9LP6sM/6yVwfIsldgCyzMGdtZXkY2sU1bN/Ng18E6W/5eHFN2Mw89qb461YhUX324kcvOLStXxsCEq64ek8HnyuevreTVfNBWHMHIZg8CCET
        JgfOCMTlCDBXofx8t/Z8VpeuL+ilNcyaSAPfRN4JprENTGvwdzIy2GHE6NcH8vl/+qj3Xhn8fzss9YE+sxNLHxOSJguGSkmh1kEvtnYMqzzXjQHTlpPwHZqI
        MkKNqw48T8FOzjOlb4bsi2yktLIlD/f7xHRLnww45R6TcoNiRC4eu7uYfS8eKy6/eGw4KGKNQE5O3Bu3x45/+Nnf+eer//TwyKBVnnmiy9yKzvjgfO1df9P9
        eYxPzFvvXr7zV0+/hekGi8atSuNk/eWaPg93iCD9AolrRUnNKKnRSTOG8s4MhVCUf3jPd0lnQ6AKKbMK2bzkP5gtIpi//8tCOEvcGdOlFns2+XW7jmGvMmCC
        x5JYoiFSL09hc95MWWKJBuT0zJls7JSuIMVy5fgHHrv8xEf8g+eHx//nN0XToBZR2b+T2EVfPA+X8al+NjtUE00NKV3kytAs4eecfGGuz3h9lPRDzU9/6If8
        v75pePz3Z35jQShMXj/+Xd9tCa+gzfOwA5jqcCA16PctUdUx1ugtjLHhKOdTeLUnowwwbVHv31t0wKJ2jDQ26gt7Q+b6ujQ2NrOkUGn6ULPWS/3sZ2Lm5xpj
        NeVpClyz1tEQsaMQOi7gGBPwcR4uUedwFPHjSRzTo2EfR/9G73EcvaPhmUB32MDsZ8y0NG8ri46vffzXHt73S/PHiUrW3hKmW14x0fHX3fwTzcEnf/tN9wjb
        Lc4fOvEQF4ykjxRVWER+x1eUgTa2wIWbBhi7cNh/JtsDqt1Dn58Fm/sLKdHbcJUqSKI5xCjWcc00B3g3GcqP6bMIuBtkjQGgLk0DibEbYNJTMh7tQZYMpJy6
        SQbMIoohokOhfFeWdmiTQxeQWXg146ZMILXSChnUTrdWZGC/7GMB2jp+4Hs/8fmvrVw6NjTJFq4/7w+RjTwcggxEEKN73RD53JnuQwilBiMTyMI0h/0iy7vM
        X/r+SikyFTXBxtel1JaJt9AKLgTYNybzwlmZFf4G++7OusoMfl5EA1354UHWlnNY4H4+wEi8my7tqHYfpl2Z3Xdgdq8E7wIiAuzJ/lNmQd1Ohn0tT0RSkgSL
        Erkj/YUABcTY9pxXL2URU85MB+kGc3hfEjVv4UqgpBRCipU+Fg6FZ2AbluPDLotLSsEj1YXzGu/+bA9a2DIla+A2fGBiGXLTQo/OSL9MS4+OyB3BqNwRjMod
        tYlyR1OWvMWRJW8JS14bjGJJmFHT4apNR+4QTjgNKVnkjuaI3FGDcI3q1iaubrg+aXWLxuWOtjAsEMPiuNwxLXLHogm6tbIXo0Lu2FPKHQ109mkIG9JfC4Co
        zUiEpqbUGuFc6i8yYW2riORVuWMBckcNcscC5I4IQAQ3yFcXdpU7Av0aGh65ckctp1yVO+oT5Y7a5EHAAl4fkfwSV+5omsSRO2Ta1wp6aZBvYG8kNim5a024
        hI5MvMvIxLuMTDwmd8AHWEa/PZDPT5Q7YM+SNUxFjNpQKSnWOujFxo5hlee6yHdYH5M7UtS47sgdcSl3SOcMsnSA0ZRGSisb8rDKHXXKHQuI3Rwi3YYjdyyW
        ckfkyh2pQ06l3FGnAjxR7ohE7lg0ZeG5XFjIHQ2VC63cMSUy0ojcsahyxwLkjhrkjgXIHSQ1o6Rmg0NEBpgasKxS7gANL0LuWKTcsVQsr8tYXutEsx6RO/Jl
        F2ODAXCIJSGxzHLxmLXEIitIQ6c3BRKd0nTp+dZyx2w/m9O1PEMZsxRDlvFzXr4wDx7Af1+N3FETsUA60AoEQlRNjHW3rmMs59IjbUfuWJRWLI3IHRTIZMrI
        UtgX9gaBri2NbZo5FYogf8iICYma/DOJ9U0aYTXl6TSAdESe+DK2MOtHReuQY3JU1Es51o7K8ijHSOQSHKePInp4wSze6D2NI+QSv2Bbi2D4IfTKeCtrjMoe
        VShFjuzRcGSP5rjs0TIz/W4Dq8g/U8EDLm8NqlsiOciMEUqvw0cMPyKaQ+grL0uvK3S08YJM9AFWm8pZ5IwbZPIr5MUBeE8LJcyAQ7cpoGYtaABQbyh0BOxp
        fjGbwTcp8rX4aWGKTXayCCPCsBHL03IkEpg4FriPFpmWK3XUtnD9AWXiFDoalDJauiaKlCGFFkkCIWUgFGTLzLhCRipiB2rdgJAhb/ZlPtgSy6ksryIr0AIl
        Cl3Nwfaqcn7Op0SxQIkCwRYL8ASAdWQB8kKgBizjQ1ZYAHYqaRQGcDnETWVLF7BhLMc79PJJhASzyfL+9BCq8gLcEqSF00MKbqJUDvtnEecgMlFC65BQHDYu
        A4Q1eJBvIXdcAo5A8q9mwngz2qg/qgmOY+tD5rkxM954zAzTu0FbQNhk7t23JD+SIk2yTYnEyGoqMi1VL5p36vv6Ctx2ylnSgJO38y0GbRskv/pZxoGvYP/3
        UGjcNKBI0jPivFMxJTyNcyv9uUDDWVkE0xU0R2LI6STXdLdlCDy/znqWJTbHS1zSEtOky2SFd5rUlaX8l3fw9kw67DYw0unuuRikVBBuOhQJbNe4xhOM6mmC
        XzWhGVCyhzuHcK6+9GvzLFFJgMET0BYsjZX5WdZV5nXL+cmtE05d0VAS3XlKBiMB807/OR1914Q3y2LtLb3efCZbyhsRfbg7Ezxqlm4+DJThqQe5a+L3fiU+
        JRQ8k3db/BE4FP/eD5iZH8ymn+AtM33z1+ALvvGxRITmFmT9ssg5KXLPhCJ9M7ejyDktUm45RWYL1tM8m5Za2NPZR7NFUSgMLpnHsrlHNzKcyIsL+D396Ibc
        mn20eGEjm5brG0AUfMYWaFuMPY91s5h7s08T7mn+B5+AC8DsDz5hZu/oZFVppjRjYUIzarv3TG2kZzJp3MwTvZvWqWxWe8hoxwWj93kPoVzzPDv11Me6szd7
        3XkMzqwoOdn0x0R5+bw8d+qpxz5Cb5vpjwEcPAQsYh2r/imEwZjZ68OH5TAPD84APDCrSZXnCmo9drKyhoKli2ZufkkrhY/MmUi+KZdvFj3lA48lTIuL6HCE
        pq9nZaZcKRmZZIMD4QNMgQtua70NTZ0hXvVbO7II1E+lP870qszQULwPD8ZaUZiUcgdrirN3I+1uyG1DuN/y/ZqTo1cflo+DOs2ej+YdDmDsDCPu/p7+TsYR
        oVghGNR2I5Oq3yH0MP89T+HC/fjz8MaGasw4z2Z4PZsFQ8CboqfiTRFMZszsPwTmkfS8iAMnmT646Bi56NvOxs9sRt1jZ1ltvL+Q12RRG7uAZkwDgS4wIjR+
        QGs2g6K/56kPmNkPJNn09eFJ1PUjdxToU54GYoMKLGFOC2FOC2H6IEyQ4hdIQzSVKBVJubrZi1VudCRsf+qOGkOu7HjdsO4+sipFJL3/8AOwE8rbp3p1KfuL
        PyBjHBIRds3MnWe9boYTGMqUbgyFYB9Dt928KXR68+ZHPyzzEo4ivtQpmz6JDCxPYNZ+54NPdWe54Yj0qc9FLM9hzR/RspHA7XO94J9nPtSPp6B8yLRY3Pif
        hjDlnSouDp/BC4nmFyX8fgumqaZpnJUzj8YXyFswvog8kYg0Q57flAONVQ34SK3i1QbpIs8NXyTwHmYNF0gZLYEDn4HM+zl4EBT+fBd7d2PlQmosJKHuiyL1
        DdDMe6SlopHCexQ+TggXGDBaAFI73OIND6tDWIak8nJ+g15aU12uXSqwIZdKwAPg1ECFxPIg50t9yknywnYGlDY81JK3RSs5K0XwFYKdilSVDoeF3+3c2hDX
        IfU15Aaek7tN6bkhe7PRJza7KAnykZOGh3fr4X4LpV6El+PiA6a9BcSkLbzSGA5Fu5bjXa2Q0C3cwYck5Kd/4JsYa3gD2hPc12tDWGxiHQ0veakWhJvBhrNy
        bpQfUvEGGTH9Mgoiq1qRJxeKSonGjq0jXN3tbr1eOnbP6E7sXSM376KzPqRMT4c3RO0DWIk8HB4ojGb2TVPbRl9Ik5pR4m4tVTbKsawOWM1B1RTB+pc2h81a
        oq1acvYLsXhXu54pVZy7WnbHz7nipEITynchdiqYIfAEhDgnFUZ0VXhrn6m6sCqNSAn+CKqRiplLwLSrjcggVfcZRyq0uYvgSG5zoIHfZBWRhHSsHEHPYXWj
        5S2X1ykdVkecdpbp5zAmHlZHxEOG4XCyLTXVi7x8sjb+pKdPxokGHxOPNlQIrABppuTPDegsB/Ns2GSf5iJyAFgW+bPSV1OEKxYHu38brsFKQh5De8perDkd
        Oto1kzpE19CX6w94n+qXEETkl0SJpnCv3etrnIgyUi/5q2oYblYeYYzLqnVjCADTBo219/xLabfae+4lBsd7t7YCnNvfWbXnm2qHQW+VtXD84Xe0PPKCdMCX
        uhHuY517ko/1izJ9nNvfO8ocfRhlwj8oHQa4JmXK/QTJW3ubjN2rwoEAIXIEpoT8VJWJnH4ozKpHAng+1C8n4RIsYnKMje/Qn5vbvtyNNr6T256OEfApANI8
        0j0yfPCDL0UPptvB8PKcyTNU/+Z5N76oeTnzu/FO9/NuPXiEHe2k7r10rPiyvCYL1/iNwnX5ZD6pTl6Ab/PpyoMd+U7TUfeMP8jrc8ypD+t5H//5P8/3j//u
        c/jnS8e2Hd3M0TzuQ6llNRzE0frOqjkFO24N2S7dLO0DbhdElE+jTzUTvbEZ6lMnYz3DKS47TgJyp+sPnPwh9sxc2PVrQ/mcepxz6Um2o9DfrG3U4Lh6ySMc
        iMGAxBzQLB4dFydoAN4Ux91f/sBEcm1nbU6uyep4FpYsHZ++VEEGqCxT+/5PjjEexNIReoXNrk/wg0S31HfSCrtt8vOrE0ZOpHg6b0/zaERLqtN5O+VR5N7g
        kUnBFiPJgZYnPFEbiYBbNnAi/woyzKfMC45dld5fFvPew7n9je42Med9zHn/l86MJ8xNnvp9pwd/Ua3epf8v7X26Bu/F9P9Cus4XX0pvPvsrf/jc1q/84ZeO
        ieTbO/3NdFInyZ3Hv6lJk3tnvpkWcirfQSWVudQBZ5qx2N6VGlQFj2WMfZYwfvOnA2xrdBvQEhimDneDy3NZnrEWiPd47pMBoiJFS0d+Y0TuyJPCTuxTM0IO
        LfsWgoB4Q3S4AB/KM6LOXUCUpLsO5D10d0dmeIo8WCLYDTF7I8TuoLK+G6BSHfDmdDGwcxdcrlWdtMbc1xHRVcoKkDErwUYiihBBVK4Jpde25WfCqTxnffxn
        7RSOrO9/aqf2vI0JmLFT3rexAtOco3WZkkQ5qIWQDotJGl/pTup7TrjseWyX7QS9ODfhZJmvZNFuK1kk1BeR+qJiJYt2Xcnq7koW7baSjZc5+vD4SlbXlQxZ
        y5XY6ArXbanrWxdJuCO7kkVHgvthAWXgYYxAedE6ZPaAOhFW2zARXWVFLM8CJ85lVwfoDoTzmKsZfAfJ/iKEhsTkDlM8sg428K0Blwld8rrTE/hAo1wGM/Az
        +HFxHCYwVGFHzRGe6JRSrCVg3TsfaF52Ukzf05EKTpVrhE1HK5pNucKBVlsQEmQiOGtJuvtaMhK2OKEKFUdn24KbU9/425lzteKID7lxLxVdzN8eqvsAe13W
        v6Hts58/NsSk8rptuIg37WyZlhmXWdALQiNgyrQ5VWI7VR7zfThFa8iHTKe5rILABUacyNtzWVXZi425YTCIKR55tylvG3s7LW/f4dxO7W2vvL3m3PaS/07m
        6ktpIXqUJ9+CY4P9Xnwp3bnkkkM/jzt5UfkRd5Lv9/3NXZeF3dcHr/e0rA+wiGDu7bIuPPtSagioeeGl0XUh+ayPsBfRdnoflLWdrsunXwof7GIjaUO10JI+
        D69tO1QVOh4fNDWeRqB4cRFmtxOt6rIwiJFrECJuaVWW1bJl3zJBK8z9/itvdVW0qcTVi4utWtGShkmy6fu2kltwx+tTjtnOgpHNgVI5CUZUakZYONvtg9H7
        7pYDt4IGUwQVcDLKJX/uB+GGv6lIbFVVIpe66k5LzSecXBMTuLrxqP7ojbwE/ZGa6UiSPqQEr5jgbDkxz/ezAF6AFTd1njOt4b0Zni2/C3+7AV2Ineehe1Wh
        3lVwUA3Tg7c1LMCA1Ur+SwUOmY+Em7npqbBzjMipd0JuKprxhvtkhdsqff3wu/hx8t4TDz10onz45L0WiglZeBFrpieJgiECMxTwTre/lwhkPhGD4TGGk5qm
        aeYzTC7TCuVWiFt4uIKTiqKgyVO322cqpj7Ss9tZOMx0FQkQU4fNN38I3iPUlUEWiiYnDyUwg83MiWMWQ9IJKOTDwy6AjOXDw42yVhW7iyF2ONUpLYPzHhwq
        6Ns9gA0Ql8KiiRChBgP56Yg0u6+GIypUuC2f8xmvV5XGIac5GxW+xkaFRaNCbVRoG1WTaUmvxrxRIRtltzBto2DHhQ+WtMaSGBDU8oCOD2mwhIvksBIQ5IVn
        TcTyEC2hokKYnhtyfLqLr97oreqzh7MAbt8FYkPv9RbU4BKsY/jrghrcfz2s7iKbLCeXG0G0AdSlrWKFRWpPiIJTibP7+I/XHLPQpfPF9dsuCPtYBhOwF87R
        i770+ka0ppN2EhEFAXa4vQFMwD7/uIklFXFqaI/lv3ziyfjDve3j3/uph3/jnY/+xE3y2uHf/p6f/X/3/TZOl/u+/PfX5elBuEEsvudzcI7A6TT/ocfFd5d+
        Enr6RSSg7DMawuNhMFBrzG6ezvGIx1EdHNB3IgHgzxKM+jkHjr9RNMhG/OKrjPiqIilony7y7AO4y+/i5ey9Yi9nbwAfmMDxNqL3uJf7NnuYHXXYNYlyIRKR
        vVzVnhBSFpFl1N/IHzqEAM7hO8wWgwoOze6APwM7BqOceYO+Kht+X4nL+vSYj61h0Sg47KXNnL7WPrF2j3DYHbhAa58QuhPOKxfurGyQTl/VSI2PVWV0rCq7
        jZXwlLCvjsvSOIxV9e98rCqTPcPgbrzrqFU1d6rPoQIrewctnH6fpvvL3M/Jp+wDjw7l2vNT/HNbp7dYuAdiCybuffjht7uiBAr41R/AfpYUNJU/2yVmnqc8
        Tg5e35HQyT8C16BkGGdUUsmgXLKLZBOpN4SV1nd+BpCpY9eDkdBiMM0nu89Pf/KoB9ph6EXfGXrPGXop0LpjPjNEJ3Nk/V1G1t9lZP1xb8xAJ9X4NBKpLhlO
        V1objUeqGqezto5khyZUiYoQSSt0teSSCivoYMDyAifjNyMVBthSy9rGekw6t2pyK4b3F5zhsI8U01VrqM5E8UB9wvAgD4MB/dproLca3sQCh8t8ijdiBpxM
        US7aBKQNorKQjQuYkT2/e4XZD+eeiu6W1HFYzVoosMqNBvq3MuNdXeqWDkUtmTM1rM2zZnby2jxn5uSWrs04ZnNYgutmDiuy9M6sWk/qPINnjahqMpNa9GmE
        Mxq8fQt76TnhNq1KzyNe5H7UzxS+hQwPGMr9Kh0x1cXViasBZe+j16FJ0qcCOV9dN/su/zeh0dzjs3LlBr2ywisv7wPpj/lANl0fyGl+OPeBnBn3gbSxF8yt
        SB/IfRDJazgA3mYfsGcZWj2NvpgZaDOsF6TuNsBPjYNSwaBMSctF3IHl6dUPRqUYjIoOR8UORh2lRvA0tYNRZ+gGwhTgkQUvSQYzIG6wwpWjwuAcUBzDm/Cc
        MGERICMIuXBWRVhHDa50ELooceH5Z7Lsia4xmWKBIhBEL+3XSwzL03CTUf9OWG6kuRqF4ruOj7yzUGLi5Gg12WLuDJq4zqBNIu5k2PV3C1iSjthZBLpxHoAE
        8+jLS76BP2xzYMkOzkoRfUkHcAp+lV6kzT5rgmR/l1s5tE4O6IPP2Pus2fh9JPOT61Kj1+RrmgwHOfBQ8V8GR5lZe6Kkk3SXHKvLNhLoCe1lXtYBvxySPqhK
        pPRnr4Nr1YfcPTf0468Ncl0iBLnOEVwl22OmYO5EDIwQVlvu8DryAWqd5GxuMl3PSx3nQM/LStTyZ6/ZdRbMs0U6CxbwZxGfAfITPsnDxBfl3vJOkCUtCKE3
        QDfqTH5z2aWj0Te1iQs47EFBc2ZxfAiWldZkRjZkDDBVMbmW5Zt7bDNwU28x7q7BSZY1VFNrcELC91neiIRQQe08QUvdt+lLzgnJciAiIKSlwvArbC0w8Glk
        DYOmatewlK6piGeRPxXw8LRgG60BfF8xsvJMC8sQtKyKXZkm8QCofTHIY4+Sxzwt31MFWewpyGKvOxXyThZyXcznEXt48jO8Cbo2szv7fY5kT9VRGWIMC4UU
        lc8EvVnRmxGCQOKzjErF6hsycgVdHyNcKDqrXDJSLsmIQUKeorehVuc69QjnS7pdWemuYOYdXfQgV11xowfTYBdqpocMkbGCF0NAMrCD71MA0f8NhrNwQ/0H
        aoBZxIrjFwLexWOu9SgcbBVS/J2dLIAUIvU7O8QAgoFHiMRB4CXYuWXmokmnvyjUplHxNV3APJwsmWBbfXUjntFMgwIZPYWiK7tbBhw7zV0dvq5R89KoHz1R
        md9oPlIvA6SvYuLKM/46V0SahfAn1YwuVwFMOauqi2CZkgIQDm58DWOpqmqtKfyWNvR/4+c98/wH7ua7V8GZeQjbL04JfSik2tll/gs32iu3lGY6ZE+kGLMX
        9CO8saN2iToWiY69xp8+Qnbqyi8RFRPzIKJNHS0DVlN2qBe+1dB/vlDj1bFZ+yQDXFzv2ZHNnGyFcAlwdmoCLBPozmalY6rEkjNgIA1njsPLqaFzPNF1wjAO
        vIY/Ta1c2s8rsPZLa/CgIL1Wugd6YfdQM0qCTXNoxM7pBBe0mN1Ne/VJn9HD+uOcjy+11CPXqUxrAL97pzJYVPCnrEytrIz71VZerWYsS/NZ+9D5tXxDde38
        hXuyaieLJqoniagnKyPqyQGI+y2IFLuFK82MhCvNCQMohI72UARFZLCeFolxgACRNkQH4btTsnRPUlxwfZLiMjWmkk6ZGQhuc6PBSggrQhxD3h2nTbWjkWuR
        Rp1hmksvHoD0r5fb+WWRROEPNy2kVzMrog7BF6QxYjmKGV52Vt4CScKDVWWQ3LwzYtL57h0yiJwCW7YQXXID0YhRaIclCOafoRu6BIgDjm5jVPS/igY1mTyQ
        /a9C0EG3geNpINrK8QHhW3J4GCnV4l2l/gNgfs5QN1ypv8lv5lJ/Mi71H1Cp/yqmKI0h9sv37tevvxtfXwlOStWrSDohgwefd1fsj5sVx52JlX3eNw2Hhhuj
        NFzblYYPjtDwitJwC5PpFVNxzaXiKWg8UyBkoeIaqJgy79QuIXdTu4Tc7aRibIAKwZ51rMkdIe3aDtKmbyTCpWz4Hch4BWSs7WrnAXjQcq4C0gi9M2ug52F/
        jMOgpJZld2NqeZNBgIgJkmYj1nbIrXnUckidNbOyLT7aQqVqxXS7eGyItEPOLyf3cKNsYYy4I5dZy1DGZPx50OsFBHQsC5VOGt/GZB4FO0FjjHCL0Z1SwrWj
        m4r44kbJ0TYhXZi1KbIkA53p01KBSaOL65NGd3psdKdN/Sy2R5x9ZdEl6yAPkZ5SUL87vnUGPE7rQMYIWyrYlNQpv9xGR4ECEXsFNiV9USbzXHFW/C6DklaK
        VQjrPrJP9Cq9ar6yduTUrZ+sZsBkqCQMpe2CgOJh0o2xxvWCXijUKRxCqOkszhDu1eRZyxyUqiiawwHosStUWA+MROodxIqcUFOWNkh3j4SmNaTyY7GNKxrz
        KDK3DKcMTaKha22wKKuFxqqFtgnIHb9yLVR04+mhOQhBCp0LBIUVxbysy8/Xol3K0Awxafq6nDSwnMSQKpAfT2aPTK0Doy3DJ0QLkSVd48ESk9cCkqjQSVFY
        E4VBnxkkdnJTkLpKQ/VNJEJa/TWIZ00VzxJ4v1Moa1pBrY3ZHiHEr47uTvJ61LUeEM+Qa/jAbv6n8aR5342ch5vSEORjeFaWKsRSXsCxQWyHq4DxcA5Hn9gO
        VyHmso9j62j4OI6iCPwUjgdu9M5wm7dwwhey/nHfotoFo9gOyKy6lU27EZcOwoNM3tGIS6ddMiVWnMhhJ9TCfvUAgtMrQVD1fCeHWq08rZenSZNZpij7ZUuK
        +FGy3xpVqAHWn0UrLNYVftB5AKbJKWqjc3C/XwTZzOFPBSNm+TMYe4JlDdy8RuSNqxgr34bh4ioFRx5TdWuqqGJhBzRCe+xWGyUNEPSbIKh2GiwqUSAIWSJn
        c3PtrJprZ+Xp2X62ICfZ/ABqqpmHSrUgy9sMHkHV5C2g9eJhvssbs2YGc9otCbDVhgH/S0Mw4BRfTlGHKTtvArQ91TpgWZ3iwZqMNWZ+kM0MDO7N8GvuU90l
        SIjD7iwMykPgceMwE2yITENNQxa+5lmCdUiLKlR/K9IUqL9yd14VpanXMAfjsQWYFm7pugql/xh2po4aRiqQ/rFtztkolY+kVgOp+5zUYEqBJCKq2RgmKtuw
        Q6J3+9wUQtfFOuV9FN2xG+ENRtiiaF8DpBlqL6WfzfYMs2X50jLGUVZNH6BUC9gy7ptyjoPwGkOEXO8B15gfyl3EacdOswiJP0AJ2TyodR506+NM/nDYyMVe
        Sw+mZk/Zg59DD8oc6rMH5xAWXCm0TzlbBr3N2WZ2YelA92REXVlU1JXFATF6uA2hzZpCs5awTTKNiif4M42KJ/gzM9DhyDs2LTq2ho4lhecdiy1G5grHxjIG
        mPJAS/p0Tn7XEQrMfB2wDV112QNCyz6evIAW7zTU7od1Bw5Ze80++ewOe2lhQJr08q79vI+FOf28z32/MC5dIY9dRRSZUV6BsW5zrGEz3YcqdiYWYAxvXiG3
        fZpX8csYHvaa/RxyNUCXJqsOG6Mn1jJZYfvtZaUQ+epX8FXpFmuE3O1t0lBXV0IRaEApIlhhBFUDeQFY4FcBeky4wlXEmgN4+Z/4smLYzcCbhpfnLt8mtd8n
        n7y8z/vIE1iBqCNafcis02AuYoB1wqDhIv3XZMQ3yNflsCqfvUoznsjByGqJdeWtptT87tLSrCWoKChYT38pgG61JArrVYzWwCHW8hAQGCAqC6u3FHhLttKR
        EYpp7VqhESxSDkD8D7kELkG33Fc/FQOdBCGmTj4JOroDoyyGGEl9tRgKm8LGchO1qBDSLNIFJoJPFdxswGUJQZ0bGevCk2CupeW3AhuNGhl160XUa4Clt1Fg
        RLCyvOsuFOjXMALRnjUcwmA/hWdDeVY+cxbWoroiosVQcGDHjQmPECM8TVn9jMzvlc7ZIbcABszGIEWiddxDQpjbCC8KyYvCAfFx/bEV1VeOyI0pn3GKQ+C+
        hbodRY74WobB12EIYF3rWK7UUY8hMP6B2ij1H3Cdge64XSXyd/fblLxASiCt7gHd+z1UpGwWGQZhycHuIfCVlw18L4vxy9PYHMA+7dW96i0t35EYS+RcZGBz
        fbJdm5fzRmwqjv8b81tVuivEMX64e5AWUF4Ravu29It+dnDkeX8ZshlvXGNWTmXXmmtuFbVEoXqvNQfl32tv7STZtaeyg/Bvu1ZvBY+I+qOGV/giHFRHOF9O
        4Ddmvbvw7YNQz7JrREHrrpLHY3QNfl+eMauX9/u9w5f/F2yYJN0OvyZ1uOZ2W4PAXONoehX55Vp3A8iV16h7XWCBj70EKmRceB5fOjl0xVe320TGPVhI0VdD
        ng19P5QCSD+0Ni/pTqwlJGzH4qoR6u0rfx/ffVDalcVkd9q13DnDVlFmlHZh3c4Qs/B63eyV5yYXsN/sL7j4fvzpMiphaK5Q5aYB+t9v6b8J0o9UPhSlC6MS
        KtYJDOlI+EGvA4yHMV1dlrq6Hu3XXzzsky9OWpb2c8HSk3JhwcY/Z2QN/GS/brSEOPFgqgmB/NCG4BViwez3tblNZhFBBS9zKrNULJBkCKHuaWF987WkUJml
        MBO5DVZfA8PBu4FchwODXBMGiRe1tnvz2uLAsroZSGVVWQccIUSl34dLJhM6zd6AqJH9QudXE29YLROhKO1SOtsZAeWuefYyl5aG9ia337IuB5kjLCV2zRXF
        ggyxQpc3yxIDuwYg+HIvG5q9Ir4HXieLBXhwAk+TAJJZoMZy1Cgz3GzNN9ysUFSzYiESB8VDWjqwPluxrQFSkRcyRKeEQ+07YcTocdPqQ+TQzoSsxO7sMtvT
        cFCMz84NUfCAFvgBO+2scGi08Uqh4ytRepejkb0OXbVfuup1RVcJFYblwtIjGhmGFOM8Jy+QQF+n5IrxMnqFh/0urY4tQko6tpgrpBmcsmbCjPucO+N4uORP
        3PHl3MjsnNmrXv0sG6dX4mWdSu70MZ2CFWGg3qAz7YDIvSuTBEc7gEaeaIQ3oGId6l+ZTs1LlPwmDkDxRTDY10M3JIHU5eUuBUMWpsXIOGOURCRXVanrq3RI
        7KgO2MatGdyDkG9IJgLpajIjFEJHEOkd2V5b833K2XZljejnnDVy9uzfRQDfP5Hv7lWePVn/woctK5ssk9uh2zexaPop71NC27ejwflRCKmCOJuvKmMe4ZT7
        2DY9sXwMCsz+/PL+EX6x3+EXk9/O9uvYYGLCwwi/QhwoPsiJiOoFgGIuq+8TMV1u7fNVVsfOKRCuQyTgO5SL66EVnzjsiMmGwH4IAruPw6p85pAK7IeswH71
        JIH9kKmOFHMA4vohJw7/JLaF5ELsXOAXPOdCZA5Bwj/IfBREV70awvzBDr2QInMQciz5NeG4wN4OduBVx6srwz7ZX/Sy0uROvU+Xl33k8FaGbGqhHSvoN+Fr
        3irW1XBADzof9akRHrmluwkQsCFbE08MHoPEE4PvXRs2ZB+L1jRVZWxZQCdu04Wgj6ZDPZACWxPk+YOciSvg+GX0whDSPeLyD0LXgUeHMNsE2/0trFMVaBLQ
        GipcfisEVx3AGtbQ5a8uL54d0uwzIBqZfAXNRJAizNC+I+KjxrW+yvFj9jSYrmFPCwa63U2BPKAE7iNNppTVsiv6362IXxkT8X0R8WMRBiH6HsytltdCgqVI
        u55dfft7QapXC1GdCU9lB94uQu2GqIulN0Ekv0Z9Xc0BE4m0iUDDFRS1Yg6sizx9AFksrDysoqqvcq/jiCCi6kHriFCIqqzTSpFx5B3czfDfp4L2Afn3IKsp
        gvjVTtmx/HLLjrEDcbWJdbMjUCE4n9sqW3YDaZpbv2C0fhTUKcIDj62qsUSQbwz6ZMXpk2Bkv4UvruiLjIOCNSduuiZhV+NJzLfB0J3KwYfvyLfBDA7uA8cW
        6Ki3dmkeWOtyG/UO4vnZWr8NTemuwFOANciqZecikKbUCoBa4NavahLVTaqmriE5yKYrNR4BnfNRk6sUCDf5o4Vwin7A6mVzhdTuil68LuJgri/4x1erP/al
        a7956BBijI5/4As/9fqnbvs377qXUbTOrcC9BVTD0NW95Ff5LG8WT2tm0P3Qy/aJLtQT3n0KZ7eCHPz0YWnPPkcB26fhRsK4VBMLFM9jH7tqX9E58F8qfwlf
        3Y/2p3II0Q372Q106i6diK6ActLeziInbgRCFFy3rqAnNybzPM6XsikYtb6lr2q2hD976N1n5vPYwXTNfbZjbLnzk8tagHW9EL4WrdddR66qSGcXWqtwzpkl
        WFq90j9v0Syry5l1KZtHobPu0p3RhTY+a+aU/cQDOIHDygrJApsWffWt9c+qt1iFOglYLJKjwRuJthpsivn2ACs/XvahHcG9G0wf+4JUzaBu0vayix25usve
        SY3cFgwWtK1cXP1m4JFnHcX5KHdWYWyxn3pNJXbpXEJbErDPhzBNjdpDsafe1lUwMdGIxlOn/zB8zrCd09R9jTrO6lYFKVH85FNN9bmD7Q9gktidq44pBjEx
        PelXT/23gTrH6mdl6jtK9IPNXuAAAiJmsBc6FxjKUtpd7kq6+43twyqd7esa0oaRlO92Y7pBNjGicFBvFkwiKEBRW8ff8HOf+YXKr//gG4UntI4f/4vPf+lL
        f3T32+8d23ZzrT2Y5sf7n/+vL73t1l89Su7gH//jj/eP/uObDtxC7tBigGLP//7MlDxS5rsxp+wMl8Wg53e7pnoWCHROVpQsGsGRLOd69KksHA3AhjXPCQfj
        9r5bFOUywL0PxkYFmHcYFSRUgPxUJa0Awo4Y6DlxRn1E8SAZAfSK1x520LD+7QmGv67zsm5JSz9G66nWSVRWja8MIRZhSGvNKiI9zSnXdyARguuC+EKIqyHg
        xoZDJI+lCKi02eIZrall4NW5f3BPK3DHFUGd8lz2siMxAhDlGK0iN3eEGzkso1XZzkqnO6VSZ7QYhiqfDc+OYDtx1BBYoY6rlTHtuELtWLHqQ6Lg65SzxiSM
        WshRk7drf3+jph8z2nmVctRqOmq1gdpwHSwZ03J/+JiucLLZ1QDg5BznrnTfWZ2HzLQkHFy3ePvo6QgvR9zLCkHLITtcmLwGzYSvPU6juiNOo2bjNESY0e2D
        CsIRhfAqzPY+yOfOgBsJOWHDDIbpzpUI0GnsOrxehRdD7Sy3FjDdYvXJ73MFiAbaxuq2EwNOkqU5v8a873Ael7F+be2saTupE8yWYULY5K1ReG+odsBq1AdU
        VKR+Jd/u5zsLGXc+kGdelLFuYuKs0m1YNrufkPmB51JFFYSAYYsZ86SGw4bushRe9OoRHxODHUqUxWBPuMmCrg+Re7jF+d4YYtckJWtMsG0N2oWm2XgN/ZJo
        v9AVZtZ6prBfZuAEm2J7droImprG+DPBg44/cyGj8nS5GUEddvLNVBzvDcdJBT7nU0fDh1UEBnZM+2h4P1CkjoZAlhHx+KQG4d+hmMy3wgX8aLimeM03wAcc
        WdEYRL2CwEBkRaMgvQToDZWuWypdG/Vj797oIfZwP0Kfr1DP79+bChsbSSFq7xFRew9E7WX4gXunsiW5sIQYLh/OlUvQEUIcoCMsIZNBRzSUoPTJJERhyPwy
        PiIqfIYq+ZpXitGvgRKEjSleKnLlLAGsfq9coDv9EoL9bMDTEszEuvrTvqwSIDM96cSE6QETUFfBqk6sCoNSNRAgtB+IYaZbX+92mEkgD62niMc0CQEryCoz
        yyQ/YOPW+Sh205dN50iQyoFK1LLiZS8BeRGQdGbPSrCULYkeOSmuqiUPWj/C4lp7wkb5PATTCcFIM5CLWzqjW2YPVIOAlu9AVj/Qv8iBk+l/ChKjpX8c5UJr
        gjFuWsT0r9JjYMLNNL85jQNwk+QArJYphUyoWrm/kOCB574HHdsofP4unh+WmReO9ZnVCnyhfZmpl9qAImN4S5R7I58H26+TB8L/Lp9aSxcojU42UsNZz1lL
        ognn8j7TBSXlbyyuzlcZogHkBK5gO3ynz4/4TquJDPRWJ7dnjmTkzJ4m06vQe9DyLFqAp6TMwo07DzNMLzetQ/d5J8U3+JoqRF/Fe03VqFLlZxMt4umEy83c
        P7woua5rGSkH5U/lwTl9jSFjBNqCsTQxIdzKEhvFnfzI0KCdl4tdpIn1bdPzBb0FpbENXxfCIUlDU7vZ4sxJu620oyRtAKgywy55q4gpmldSbVFrWiji1NQ0
        3hJa33XKtOzDU/gzY3adXtNI7WOfndY15qvYup/WIdMJg7ZNMdRqxD69aJVdeDNwOaqAJS1iiG2JqdrZ2BUR9dCz5G6KseGXnDBATBRZYaSsMMoDRP18JQWL
        m1cgEs0lOcj5rK/beLSIKuur9SmmMylDRZMyUO2uKePsQwRq2JWGw0R9ujVhPyJFJ7WRNUsHYmHSU3ZAZszsxDJatksn3pzRjuahrR3dGu/oKcs9ReAzLbtJ
        ygeLoWvpPgZuMuabRgQsK1X2Ti6nUQaFPQLzVk5s0F+LO3UM+sOCxB6K7QqlQYaUbpCCLdblbJdBjLmIabx5VV3+ijGEXI0Vx2NMkYyTLvgQNQP8iGUB59L+
        E7UweMTCFMnS3pbVqY0EykeCvQA1fhiQaIjRaOFwvxoK5Im961mcngvovwO0P3ta09MmwdTL0355o5aftrGEt1eCvVLQL8tPdRBqK85unH6YqOBbJtxiEImL
        HuQilwLuGQ6GiXo6JmBJdQsTuWP6Ib6gbscQx6yhM6ZRwNXU7e5BXcU+alPIcl1Id1C8yaqrTCUJtSvRNIRQBcKcQ7+2KkSTq1BFFaICMSdSdSvKEXOsikyV
        kPmlHWQf7R5mcQtfY/f4Wjda9OvWom/r5tvuCYruAbwWZwHwi+DDhe7x2T2BjlDw2qsQTa6C2z2+7R6/7B4rS1LM6xIco6JzIdxpWm7rnPiDelh7pLkR2DkB
        6VaxkLzwJPZV5HhrFk0QyOLc7ZFZDXZ1e5Q5sFNuQs9AYKtN7hlMu5rtmZqibk4oRDqQ13fuj2JXeNT8hwAda/5LifKEyk+sGmY9bjb09o7CIWpIpb6qieO/
        ClN/zDqP77HWWDs9cZwko/yyNlG68SsEeTDxyB7rzrczwEp1Z+RqFziSPhLcTAOHEZurlfHN1RiOkHHhCAljXbG5uoQyfMJVIaeR9WL0sbMKJUC+AdEfyIpe
        sCmrF/2OhL5nAVs4ZErcYMx8YXfYwqHGbzet020zdzWcL0Dy1s6vjUHRTdYRNVoTsPaGjb0hk8ImZtkDiE91JBaJAjacuF0In9RJsBfCgzx1opEW3cSy04w1
        mwPehZnjluS0TSs7tUta2ald0srujDVbQFrZxYF83ImYhGP97AAWICqKNrwMMAfQFfK8sjYqCcshOt0nHvyQBhiRkhhi1syZzquYWiplRXZZqOn2MpEVapYX
        NhWfrV9+vQmqGXLNpxo71E3Uv8WnQ/tpGLKcT1dyF6J+AQgEdSkYdvHl9llsIFURJ3okWFJulyq3i5XbeVSnhc19NAjCjepm7+PfSHumF6U1KjLSlNrRAHEH
        oxa5Cu1V3OGojFF7VaUKUHvV1o/7yTXatjBCR0UVjnop0r1YPCpn38Tjq92ajF3dNEQTXj8UeA7E9V107Zpcmwo/WdPBqQwttNaAeWOxjx2mv0J9QA4wszdM
        3MUxNonMf2Fr6dXJ9xGlEdkQ4qxKqEqppx8SCwoVASsg/FpIISwsbAohsx2rlYLYmPE6NjB7/qmsKoUno8mykg9Wgxgfwh7BpPjBqszZRMYNZgPPJCOzN1Fw
        o4ToQJpTsurM4zCfts8M6c8bujGGNLFKTd3ZxYxhFnKsaoFjoj5HA6CGziZiY6zjA5UwM2JM2l5XvlLMCMe27e9AnL1EFKhIReZARWY1wAyHtM8T1s0v1N6D
        x14tIJ2qL1VFdWD4fKSIN9XCzlTN7UxqdGRoSqShKZG6U4fcFqSpB/Rdy7VKiiCKKoUMabtYrTlHRuNnQguvEtIhkLteFW0tJbyckYRq/KpoBWhPnqhzhQrg
        US00g6rqXKF6b7NpgSoAvgL/CCUmfxwE0WawAfm+C4QGHyDOFRI+4Qu7dWYGxgQIZQKEIH/M2DoMunkKmrrm/x3NMBKsBJWeDzArD+dxz1/vIZcDeEvUi3v1
        9BCEL9zKanKzC11BfjWBiv5+RUrz32aiiS+ZCEAb0grwBuMJM0HyKJltIi0jp0Q54ypAha6/5pqFqBn1XdSsamtWRc0qk2tW0ZqFrFmdNZPngG79C75f2VCg
        L4NUwBwKmuLubFkoWMJ9pdzvJ7Rr9S4MJHLlmeCeWx5ErGCwQQg7GeVAdKHtoZNJ5W7aUD0nuUt/m74Uzu6A56Qo2E4y76yD4Yctpj4w6bzkdVJKz+sd/kaC
        E7i6bAAa0+vdsC6XL3hyPXk38r1VGK7o+KggOYTr5xLa1NL0c0hKKVsNpkqQeRRFoPZ9zH4Q518mldlNYcWP+kBC7/uarqCylS0jZLIDi+p9ne4yHOXjbI7j
        YkBHc91YaDUSWsVTssqc4uleeWHZ7L23k+HYuRevRr0lvBGDYGIQjM6BSjaPxI1SnFCjByt4bPxv8703+R7ORNzXVBp6vsT0Gnq+Iucr9vwGOb/Bnt9KwHI9
        P0kQc5zd391viFD3MEz6sdkvd+5n+lhmX+md9oFAikotF1Gf952QH3ls6L0nHsJPBxt++ZmROAZFhBdKl7bCKyXJolOZD0+lCL76mOR1AI86Tim+9UXhKknv
        FJ/e+op1xqRVme847sh9x1OlUv6iq05dBY06BQ36qABBMBVSr0OzD3HwyHs4jC3UCHlGyJIa2hdqfZBmfOMcUeZ9mT4yfeVy1pB5KbPStN5J1xu50Tv9y/oQ
        g2Vab+tI4+u9vevp5wNTXwn2dhuJAv/6vY/db/DnbZ3ulJxcXuSf2zrd1PgFKHB3AZvzySmkDAAbXJSekp/Yt+8u9b7xMM6//uBt3T3AxH74diTf652Ob+3O
        htaHwLQBWN0yc3TrkpbBqazN1t7W8nOHMk29jcYvitK59J71TOg37XZAxnF3L6lZ6HUJTyyb6aLDl1Ha8jPZviKPXyR/bzHRCbOvTAl4x4MPtQIzg5enulG4
        VpBM6g05Cz7ywG3dphxfkrGNZUI0ZS4Q6k0EI8AIzbZ8562Lm/rWN4WWYk6fb0Zvwxsc3mUFm3zKVjAxTCa+9xXUkbTqVnOvU829u1XTd6vpOW+hmnsnVDMx
        e0equDcxnVfSg/5o5TpO5TqvuHIdp3KdiZXrjFQOyMxS33LE98oD5a8OnGwbsM01MH0irFexUJAc2rD0Ydlq2mWriWULOUfGpgOgLLFqNcAOQXmmczQw8vZe
        FfuXZRVr0j8xwbSomQTP1G597wnQr6lJ7au6Mwm2ZZkWDI1Hgk8zwc2RoO+r4vG4ryvAGV9l4cdwnD8SnEal+kwde8EPgk3/UaCFH5D7DhaVi0v1nVg+D0h5
        L3d/Rb4r01wWBeY2w0pPOd4Hu/dPgMUhwRTg2A8E3q4lAe5ZZp8srVgtpP67PPkPOXxBkthPy1xPfqZZiZlwhxBZFwNmsdVVvqlI7Ux1BmNFhful2GAEmCZx
        Swmb5QBgYXqIdPZmkUvoXBiewtmt7y1y2rYAggK2jSyzT/vrWiiy2zLTLf6sgm/2vPQ3AhT1dOCUVVNHRVGH6vp6+nRAw0hkf3420HwWwaaIPt9EihFp1Dlf
        M6LxkayK2H1pG+IIHgOUZwhwz2pOFRAls4a8H17jrQq5BiBMdSYZEdIA/ueBTEJZHLOWDVqYgBxnnzyN/RM1ptnMsFbMZm5AoBgicGSOuwCZh32Xyfr3DDdf
        VP+eUUQ+7gzMZQv0NUSqURwW9DDrbm8VVZpmSeO2rmkWrSfW1oU0OTP5Zf0wMRORTZIwiqWta+fb8gUauaZxaAtlRGq5moatqzlu65pDIMGcG0jAPHOI8Z6G
        jWtGk9tgGw8UJIMGUxdyzMknmHGuDbt2chav9LdlJTsvt+GnXcUBMEgypPBk7sk5wFmcfFp3UgpFjkUd6rNDukQgdSQwxtr62dZQr90x7I8NIrbUEsV7mBqD
        CEpNmoOQ5VgLU1qS/GlbmAWaorGNh8TFsLi1EH9FnFCNl2VIQMJKtehek14InskWn5BWLSoKYs9LbvTAIwnu1wBzQxeeY0a5yjUeYpplPkF4l8OcSr06a54J
        8ECsD3j6QAXe6FXMIagCogs+ZaKnkKf3vMydGqQxmZcij7Uq2CIZcd6uJjr5RIdBFCk/8ZuB9LhMZBfbpClPkmvnjzi3TAhvUGkVnM+R/tA06UbeLB5GlZ/2
        dX46idFOMAIztGNMT66la46/62+69TUwl4v+dheqmOoCyWjNNcC7po7diQVSdJFZiNy6/dNF+ASQ0EGgGJa2g+N9XxlhAeuBPtByHri7w8EL88FDhmQ9lfF8
        gkApVrHd0TN5P6JnsKT5vRc9u57FN3pP+grvyHUttOta/UaP65qQxE/hWDsScH1r6vpWIDkeFS6FZe9G72H58kX6rP8/08HURg37Cn1ZG2aElmaYineW2YV7
        F/XbM1jDFjRZ4fyVpX5X4Ne8iLx6WB1mhRKzRUzv2UPeCiyghcU2UlNQxNSssDPMMgsrg2G2ckCrNWAi57zjgbciv5TvZh5HueFJYQmz8Olp4LAKDjDR6AyA
        s9kRs9UczFZtMwezVbobxhnSXDTVo1EesVjibxn21fSr3m0TLcy4PsnCXBkHE2+blGDis2Ng4gQLmhOJrdSYu5Vi5V2kn1oVMs+Uunc0CKAZqpdsJd9yi5EW
        aarEvBMBYh6posP0t+QMEVgVM48YqTn8WilmwMWPXnA3Mqs0o5VZXBE3FRZPihpbnWg1DCd3ek2dnZwej0dxx2LH0i/MMSzopj6Er13EzZ6IFiX1n4EpcPI4
        NHYZh8aYpb8B31zC68WT4frpI24aatOH/7tSjqIE1fVyfccwZnT8bYlaW80p+Q4m1GFwTJlY5jxMZnC1LRMx1GCEZJaVmtrViDBTTZ8MEiq3RSPv7s4VU6+4
        /OKx4aBwAQbpOM7EiIoJJ4IZVp55ggnvKs7Y1Fwww4h2QwfMsDICZjinYIbzhu5q8wr/Oo+VhvSVKkZOhf1cc2AMGTRk5hC6NEsQtMUC9WtOEw/PjuOczdIo
        xSi3kPbhkkriIdbYNpG323RQhc8q/cwrNlJa564iSX1L3LN2H+v5LOxjKAOYdxz9WASgmpnuEy4JJb0K5DPsfkvvabgZdlMa2HrrMuocw5vP2dWeDK+0YHEE
        FY6NbwG7LQacIJwtGoz/s/XELhx8H6K+yT8Rc/t9jJ+Up81E5Eh6ZS7AR3MVOE3wylyAimTkwI3pBfXKXDBzEEAWdGN6XlNJB2pKYa5dX3PthrJavCCS/wzQ
        MXrP6gLiWwsbrMXwMA5tmIu03aKSmZlrvJV8F3QrC3cAklVdQLLQASSrjgGSmRlC7YQ4ng5kfspklMJ/z2dOQnqvxOSbcv9WcNEZiHyDblVPb8A4zXBp6oYQ
        GGB+HVnFWswGBE8DbIjpWgY3ZBkKGL0xfyu5Rb/4DkNN+aWsUX4LxXFrvvioUHUffXiN94JIP7fAP29YCh4Ptvjei37WNPWt4we+9xOf/9rKpWMy8Fu4ftEf
        Eh5xyFgWqZmNoqAbfhNTuUiNNryXQYGyUjRNsw9mJtzKNLZs4rivS5ktlnlSuRx963MOIW+3pGdmRD5Yt8Pt06sdgkL68wGq/4DamGeAaMq23S/Clo+X4nX8
        NMUrIm8AOHpGTc8zSkszNrs0W6uds8pUV0OcngnoZw7j5RA72v2zyciuIml0RmQaTdIHjR6mbw9gryOZtj2oi6NXXoXWfijwRtJHe4dG9HQ3WIia+S9Fldoj
        4WZ1g9o4FNf4Smzf+wScS1zQFpEBfQuGrJpsyPTthVHWxFBg6yogI8EVtVU4SBEwX+EEdmqr+qRoq4HVVkPNtdEaC8PSYGQkMKR3a4Zdx2Cyysq9NqsSVnTf
        +KuqWkbqfFHVnIWRTV2Iek3wNfmqvj2isgYsWk+sypogx2J+WT+cVRkbj0k3orIGpngwsEAaFeqqTOqqfmTSsVMBTO1UXQOorsm46lqF6lp1VdcYqmvTtDUl
        a0V9NELVYGOrusZQXds4pGC0MdD38E5/uG18KK8xdDLh41gpfRzIqxO8cXKIdrodVXj0MEEoTPngHrBLMOMk3ZpicBe+psoshhYX15gw1uw6gPRcsAPIrLiY
        lpXJz2K31Q4FO9Xmu9ShrXEYWRqGfcdo4g8ql7WU7KjzwoBfLb7ehf9qSD/GtlWHoSfTrpTryQioaAOlEFkicGL9GNnekH6MqmEP+rlM0Fa12qdanSJlS6qY
        +thMbGBdEzVKow185kNWxTrZazfJPLtziWUWax73h37MD4ONcNN/VIT2GjZudoVzqqwpqjmy2KO7+3DUK9bk8/ecGAnxvauyIbLU56Sjt2WdENUxzpOhPKFa
        L/TCmlbaQv3DGpDc4hl3D3TDyfyGBJLMDOynn+NGindW1mQ5T1in7TLKK0k+XA3jjeBRfzyfXKXMD/eAirPORp+TjHL1lrvLO+fvYX7EIP1TH/kon8FCQpPl
        xZ988i+OfSCr5/bLhz/8gaxx3jTwexMJ1Qby4DWwiHsP9pbe0/vy7+deByFitxOoMTX6HyDd4M2Hf4hD6SaM9Abcp3QSRo5tEYNSPeyu1J/IYx+Hsuhjy+c3
        sVLe8NeinfyhLITVPkHM3GSUuoGPdGiFZOAk24SfQhVxv/CyhT9gdHz1+377J//RX1z7FpEYmHVKvz7oD5mALGBd3RR6A5NnrhpKb66QlP6jiKsnKVn+HzZ1
        1bVv/xf/iF7/x2//3g8xEbVe7/3WG/71914+L9ff+sM3v/nEbZ8/1lfVs9+fAvXsntoPSq4HrSgYOAnbJuT4+3urIBODzXvcSmYEjjDI9Le4hX2v728yC6tn
        U6MJZWThuvHeptnw1m97kBtFPu96iFNBQlkTgF/Lgr1ukzTaBRomDvrJ+KeY9CHRpI5fDfxgU0Nxc4EUlWhmlZ7//ix4OwrXJBFBgcJwq6z+ld6jDzLsRmp9
        a0foSN0a9O2YMmP19k4mlev9yddTVl6qRD8nVuJ9SOIRYErHCa2jkKzp+wPRRS3f6iiTfiHQfLRV7Qn59m34I7+X3rP+Tpv0oXJLK7DXMm+9t3SqS/7GM/RS
        9USLe6tFN8HRiBZy200VfcfnC/RqEBEOPaQvB9/q5XV9eX30ZQ+N87SRzJmNXv8nNotmLt0wIeZpnzszvu7EXA9rlk9IRw9/yy9bmS2gPYy/Pu3TRqbpMX/l
        QNjcqG0G2MW/GOZWLpENpY76Oagf8lKwMzdIMJYbJFBsCN2hTmz6tLU8+7C7WVKGl2mmEAq4zweamlVOnw0y5ktbMkuTl9o9TGyjC6NFPmDk4x7rerxUgMw0
        cM5r/Bk46PPwaiG+NgJfE1Wz+tJOmymkNZopxE0qEGgfFUlDAgeHflaThtSgvAQ2achskTSkMeZpROB9DTNFYg5N/gRgAPyxGU0aI3k6kOy4pUAn1bzrng40
        6xx/XAh2fgYQAbUChECBAYrPWEC7+vhnnBY3hTM6/eF49cu9ekIvq2gkA4GbKWS2062PpBGZBex7KLO2hWruhs8/wVKGIdsVnz8dweefdrMvNLGRwWAIxedn
        IrK/o+wLdSQMGcDFtvFyqRYiayCjF6molfZyGyAIkYXih7GsO+f29IkW9gCc3ma3nWhVkICjoTjeu/R6tQPofafXAbaP3T3V9Wd6j/nI8tdI/w3J5gyQa2co
        9UeY8Y+Ti08enfoOj+XZfHTqzujUR62Y9dHsCSOj0+LotJACyx2d9i6j095ldNpjo9M2sGPWmCihPmF02s7ozE4YnZaOTov5XOin2wUSonTTC5hy8jAsC/At
        HIXkQOmRJsdo7jIV63bG54nfIuVMzP3msqdoLDlG00RuqoyJIPm1sTwZo/wJjSzMHUWejOQsthgBuFXrd+sunSAjjAiClk4eVjJ5QMh1BssQTZgTqaS2g0rm
        1TM2KiAVQCXR6ByOdpvDzLEBq3Mxh5O/hzkcjVCJkkMxh+MhrLY5lSQjc5jwXzmVZFXH7a66I59GdXI+Da4/yKbhjFenmSSElezWmE4DeTSQQ0NYaFUzZ5C7
        MpuGnEXNRqJJLGrIpFZliqGapld8dSmGApO/9mpSDDVGUx5UsTjMMJVPzVLQSnB/d05NX3Xa0ITdjDA8GM+0CS1YBoig0x9D8KlZr15E1OW4m5oNFgtaq9xa
        BlGjEzTTTynLt5Vy0qKRuPGNj392NPu2k3J7Yo9l0xAfpqhQ5x/rlNtLx4DwLvTKQOG2TTNC83ni5A5GfGWC1pQbTNwCj3ULvMCtTmi3I4x0QidMwkiXtdfc
        4TsSho+NFnLuFCM2ZO1rBQz/0hr2MHbv67YTdN0u3zE153rNuZ4ouonzvTajLWF0qFmwpqQIi0xsW1t9B4GlT7w95gkt+wciW5Yo9FKSh3DSyjljr/WPEgwA
        llLw1xm7zTY5dzBzlyQ2bXCzyB1sxUSsEw2bpIibkFW1w5INejJ741I2QhYtMk7Y2ifnxxKuyNyttVeWH6slHT+ypVQ98RAM3b21U5odCxZ01GUlWNOa3dGk
        +dkgjRdT+MKYrrVdhbkf1gH2CHY3malJJsxIEq1E7lex91Tl3tPsyFbLPKTbmMPVIC03XA7dkhfHNqaYf5d2U13d4ajB+dAoRr7BkUemG/w7xMqKwXolG1FT
        ZMl4U3elCPzcpjGxmNuvYhsKJDDILECIXf9ju/6DRpDGdbRlDQsZMrBJHtomr0UTCa/6OdpIQzsMbR8kVoJoWtqkBAEY5OZr0HoS1XroV7NkAU+WNAFPojm3
        MuY7auX1aGo9mjk5N0NZfpJudSJUUjwxN09jNAvPDLbBXgjl2DgaPo9j7Wj4LI7x0fACjsHR8Gkc60fDczhGR8MncZwTXRTH6o1eH7tjfe6OUf+EKIq/Z/j3
        cW509Prhevof4WjPlNzzjBWQy0/661hUYJnEJOhdkOMserbv677K0/aB5+0Dz+YPnPOTbgDZzwPR41CDnO6pEPyCdE/u2Sda9CxsFQvUuhR6azz5TUR0UoJV
        cF2K8nUpUuUTiRLyNJWRIujIb5mVs9hTUfTwLiVGIGBJ827pLoZo4MWiX+Z0b0WOsR7xZ6RrFmHi4AZft43jJSvZf9nvJroTZjePHrMPnAn0gRftA0A2Lpwb
        RaOHNhBks7c6oBt30o5SNbNvb1XgaWeqp7LZ22FzIZa9qHi9r2y8o7Ipxw9HtwvDmq32Lm0kriRUh3v07IgkVCc+JYo9lc3fLu8qaH7c+/OKdMYV32/mH0QJ
        cv6VjVs7uUuBCM91SCzINYWziAJ1F+hCdaafQl9C0JaenSW509CCnMvdNhOIwlqKQ8IMQBoskgw1z9pkNNY6ts2ZeiXRZJt1zSwUFHlIeQmcoc4E17HiCsXI
        uqQbHgMmI9MsXRmTkdU1GVldI7wo60YkkB3kMgfL0RyZHtsJgumzlQCI7UtDF7Ajt2DdnIvl9LyTydYFL2OsS81Zx+/sZHWbD6m2TfOt7WA6h03kCYlDHmU2
        UQVVC7YdmQgF2Z7aJXfUZLGuXsIvBgq/iFi+hHlJthUzcBuGpw0VpEXqK+0jfd3sVdsSTvsaMoFpEfT15MWgL+J1azxzxIbTLcBCghtS3rhvcu9iJTD01AWX
        +DR23uD7ayoEFoUPMHZx1gEjBlRbzqnQiekIe1e8H45N2AxjUEVDLjkeM/Vyjxtc70qRLjqZ0m1GP+UUamZEChb69AkaCvJsnNU81qlmlU5JVikEjClIqnWS
        Yj0nxZT5NBUAhETJTaWsXvr83Cu1zKW+vzyGjze24UuPWdLYzupbpQcOAj7C3zj+50fzbQJZ47fTP/XZ6/X0c0EC7wasCkuKepUqFBa2beZuVI8+0ghkE/hb
        CAcM16/01Aj9kXpQ35xHwuZU3Zs9yDRLOCwJV/fQk/twiLtzMA+n/z7IgiJwLsgjWMgGQ41gaZYRLJUygsW3ESxVRrBURiJYaLJmBEvYa66nP6l2cOyQzH1K
        5mQAhl4J1kJlobVbyC5RC8SaBDbWhGF18Tthi0YcFLoRbp42Kmpe+nb+vg5REX0YwH0njiDCr2ZWtwEE9TyAYLw2vgYQ+HBBft+6LNSBKA0oombN0DDuq+XZ
        +Olz1nG4oo7DAR2H4ZJRdJoJnjIVdYd18o3KQtzJGm6wU+OZ8aQt0hENlIFYJ18d24VHBbmTPIeJgUaVEXPrPMTUOTM3Zl6ZEz6xZ9BdxuozdgtZ4xYG3UUN
        OkMooEynrgMLOi+X4MYbwZINb1uGDCFwhEHEUgJM9hgEtRwuIZUhrnHJFTETucma6nvrJFxuqht0C2nJZG1YwJ/2AMA4KnrN9KEwThHwBr7OsE1NEz0ceWGZ
        vAMPACupzUnZnZaGN2Gg2IcaIFNf3yzDSLyMsvfgj8zhPc4HZEmFBI06N1CP0RzVMDc3Co/sRZS0oM7YcrR56PeTSQBXgZxBPr4fwGByNoO6paqdpqqdFkwF
        QmC7SI/XZno8eVZ9tqHSTRGrCdqarBSAmKtxMtK5uYu9nYaNY2sKJRQ+n1L/4leSNeS1CK9Nl1eVj08TXBQGNZRM/+axJxI+kQzl+51852We4nFf6GEvWjUc
        dPdilp/KKkXEFKLCAJ5u5tPfDbq+bj4hTCT5L7Ug2Ew2bPhjdKVHDzPf1NLnAwLiRsxBg8OS9RECsn4xSS4Mt7NZOEblMtC5m+7uON7cwMyNwMpSE10DSRxi
        qHUuR5A94e6eMqHORdFZulM9bKm1pH/r6LluG3HxJ9gZTdBP2/10q6/i1uR7GdaFllMxM7X9SWeC31mY4S+dvxMBbFFvZZ3Nn6FaWLKGtusaTuxF4VkebJvp
        vwuwi3hKZM1NtHQV0CWHwrWMFYoIguLWqgF5qeHUaev4j/7pr/X/6t+du+keOJBCzU1ZEdokAd+HRResMf9cBMNlG4f7YUiFESrF4SQ84xP2skZTSeexE9GZ
        SN4mnPVBrl1j3eJ0yd2WxQmVT5Xmi+P/9pn/9Hv/98Z/fmbYZyXh0aX95HjJT9M+DsJBZU77SjVn/IJsHvdfMd0ozDk7Oq93wH59DMnn3HYJVT2sPbWjTuf7
        DqSD42V+X2esro/72p1nfO1PfoRtsB+AdkUgzBX1ugegZarLvrqlYbuzCVkAqxQBNGUi2Xizn4zDeKO6SY8wQFe21K3SYAsOq3sDW4lQBNvSTFxaykrV9V7E
        ZPtZTENkgKnQOxPyz9s63RQrM3/cgiwFKMekmFZ1Ncg34McYDQeZG1/RApxA81OZKPXR2W0ndP0eGNBhjq0PtpkvALJXfTvJc4+BK9xt2tykrj2TzRThjG25
        0EZIYwvQBjNu8Fq+up57c+kWna4N78XGtBOPJVOvJtJANYs0K2x0vJK3HzjUfrlpmYy448lL5c0EjCDagq67S/1Q8W7IcBS6Ju9WVaeiLaZo4ONunUJc87F9
        hXonUIuirmopiOoo7Q19mMmKAI27nfN7HqpsmCrqeeyHbvY/YmY2zovSKDP4vpZvN01GSomcUiK3lLWxUrpVOg6Y+B6I7PeAgERwPZs+KYrQdmmV1FJrTqk1
        p1Ruk3+rYsPy5RN0No37DkQ4tpWXEOXj9cJbOuuHPG+7rx6iMV23S2VKLhO3XEoH2k8AJtfSGdKCNFzHAa50LTA3RKJN4XtyMTX1rcB2Yz7c005mPTNNuvSX
        dydLGOahDQa5f9QQiNvg6XAdqTIECQAusvRjdaCYmFfSPtSC9ZJ1XdO6rmpdV4St2AJMiGW3ZdFY/eRPAz/etC6i1Ss9+Iv0VtRT5OYPSi3N9UR58A4Ej/nX
        i7ALT5bcKyLwLieB9WMlHQvX+QzjhtIvWouHOqRUoLZVe5/x17OY8j6xMEwlj66t0LtB8QgCKgzGKgvIsPYOzEruEUVvY5Cw/XF7J6FrjX8LfFZEqP6tINcx
        iO2gAn5wKvPgNRMU1aFzi0b0eqaiSiM8SuBNA68W+ZF+QWT19F+GeA4BplJ9FhaizkJvonricfiWKIfCw6An+PSVqf5E/v6MT5gOjZ7zkitGvY16n/46UDX2
        9JbT/0S/o8f80N8MNvxHCbalDThBH92AfrqU6fxDjL4LVHSx0peu/bnQXWEUQuXuDkANFJ0HD2QB/YPDZ7IqPf1E6XoCJSfq4+erjx9r8p/9wIcv8yaUDILj
        4E7Bki7IwlUZla/4oOP45qx0dz10ws0d8CCkMSHeT2UVYoG7sBwOrtMIDlLvf5euWiVlSpOOBivw/kT0dghYlCXDi6kJb/6QUO0FD2QbTiW9c19Le2e+5tbr
        zk6SqD+2Olzenfzc68LORvRIBfPgtHTSARmqGmb4ITXZwUdARqPGWK4R1+mqOcT8mMuKY0JkG5oMwIKQbGZWiMHmy/TNofdlV/dCrltX95rwsD+kqccRBp0t
        jGcejzWJh2g0IukBWu9KLXsWZu3MZJPN2q8zr5NbatZGtrrs9YTshCld/syY11mjNu3ZFTNb2FCt7ayp2S8QLqSGLGby9pmR0bxeHYOsTOZY8aaKPfjX4ZFp
        db2pY8uOlq8p7L3Yz7QUVAeO33N9UcvnmOd5TvQH5nmGnt7UmtSRdp05eueoGdX1xpw1psg7LGmOGbejLdPaEi1pK1vCUK1m0VZOTGs3DbNFtLaGjoaDxBbN
        b9merX5flN4QydMDs4B9A/TSNP4grbecJbgjvRTnhsjC9qiJzBPdhQD4OYxN06zoCPL5vKlsmViqJlVo5hm/MnMlMSkxZFexV7fMVYRaR5U6JLxDoJSUlimb
        6BwEoUkRYoVrSg0Sakuh9VdMFJlShnwyUmKguwSSKmYzQxyx1zHDzOZtC3oPKO3/v733Doji6hqHZ2d2l4WlLEVBscyuDcWydFBkWHuX5IlRoyYUUSkKAlZQ
        sERNUUlMYosK2GOMpBiNQRdb1MQotkRNkVixRFGxB/3uOffO7rJAnuR9v9/3z+8zYefOmXP7uee2U8CtuQvsQeGoigd3InB2CxtUMp3TDaoTaCsJBKcBinDU
        1GzGmx26pXdCt5CMBDEbJ9n9tyvV4XJcQYaDgeyoRW96Y2RoBLebGihGgehB6tuQLhiZxy8PKEIBkCA0Q2ux3oZoSZq9RkO0ZFrvtAH9RHxvjX4LRT/6AFt2
        3vaWu1uDCHhrKgJew0uDGiSvXUkDqEFu3oMQFamPVxFQD6iwYyMZwJAUUAwZItS3Wqt6WssJK9SKFqsFNeHfgr61oqVrQR9tapQOehG7FPrDGSjYFbsEXaV7
        FNGmFtH+gp/M0tO7gZiavK6N6SIz4i7IAH0tbj7KIvVeVl3m2C4WuW3EA0Epr7rS8KVeGq3WRFsya6KGOnQPWsnWRFtgf9VnTRTqXjvyv+h82/gWk59tRGS0
        w+yMhqKwDF5xg5IKdoGhzvitaf+0IZ/RQLjBhqRaiK1wPNprLBiwLjRgYx60hQymw9eAzjoBt2UN/ZPasXGA6z1xgJOlINAD2R8ARYAFIFgmOlOboUgDsfpG
        hN0YqOlQQxM7rRQDGA811G08tC3cjIPEj0b0tLUc2haODzzRgS14kgafjI7oC1HvpiVzJt/bsquXfTK2pYsiGEHgjRG9JGssgq2R4NemLdwQO9rCXMGBno++
        HXzS6T1N4GYZBp4O7PSTMvkzh4xw/eMGrgc1dApogFfPIjgVhDGBUD/mZb3B/4CTaigndWP80wWurmlzw8wLqpRUegPFT92AjzuS7MF/Ip5wwEhvDJOu2wpk
        7CCN4WCRxvCEiaQxODZyQTt0LswOHUlBy676C4B1q6HJQF3TAyKyO3CP/0FtGlrmhYaWOmC9vOm86AGzoegte0RBx434gAskwuIcRBAZILXzXGFoWmTwRQUm
        8uoOywANzN++ZOrW4FmthoTQ06MDXMdTJ4+eZPVQSF4aQfe4wSTcGJQem1qPpvfC4StBK8DDV1c7eUEfEteB3hv7wCzjAF0AzjKh7XzQOKY7aRq3//mU6WKZ
        Mh0sU6YDepGUJQOoVUlsLuhJapC1oZ0wEN5C0oLi2bEDnCI7ULkJmOa95aNoDb2uxEkfZpG6vW4iNweCAl+bniB7QYag03LLYVctnk562m05vXn3WG5wKygC
        33TL4RCXIRZEFIkNbJ1RQFO7yV/zusBhuqvoluALkfUghALeEMgqAORzlxcUoRAH+eKGbpZhIMhLJ0qsMB3hcG1QyxKKhtI/SBSBTBchMHfZh82/6jMFyIVo
        YBJ0sSxyNLC+AZ9OBq0sP6Cl7avF9nVCDwuOYPPSHRczLahPKGfW2VoIOdJEPADHmhIcaeJg0OJgcIPlr6foWQCawGQ7IDYm9I4eeqBHl+Opoq+Ib47w5kra
        A12Civ5asrMAwSfdcoutJD+LeE2ZhNrKbU3RZNsOh37h6CgJtygkeVhmKKjpCV2BoVmRQUdWbcuhb8nyEuWCcGnfvAjc4xHmAYyCUMpaWOXInikiWbdHwmSr
        FUTMwBmFNWw3aaDUaz3JgdEPVp91BTZU5FO61iAfhmqicSFC2k9nhcCShL35EVwv67kX4HpYcQmErKVk3GCCK1OnF8X1suISCPQde4siuA2twnRsMaSzEa9r
        aMHtSXC9WbgJxW1oxSUQspKXcQcQXB8WFimutxWXQIDhsLeXCW4jFjZQXB8rLoGIjWTcvFcJrmyFriXFbWTFJRDgiQx3BMGVz6xbU9zGVlwCEX0tuLEEV57g
        /SiurxWXQMQmFtwEgtuUfWlHcZtYcQlEbCrjlo4huCL70h5wndYa9IQHwqm0SmyOBqsJNTrbkIpHgehFtnuELZKtUYHoUyA2KhAbF4i+BWITwu0LRBGUMIvE
        ZkBxK8BqgErUo4EH2HWAtzyPQiqaqCIU5w62xpktWx3dHAl2G2qe2i8G1TMHu6s82Mk5UaPKTkXoawUyYpaV3QsZO+dx/laixIXsQoSneTkxr1xwe4e7IwEt
        oysLqYUX2VatwAwok5SUcDbPbPWijVq0XtmOGa1sJxutJAucqXoVLHDS9eg4epxeCY9YPS6Shul18IjRO8Gjj94dHtGwurN192srKeSA5g5rSAo5sNs5cLIL
        49c1waDwJTxIgGtaX8K1lOCNB4xHko0EBOjFJQkAr9RAQAlbZQiA80FHCKACkyMpJZjf0OiVcNrWDhgVJ3pSx1xu9B7Dld5juNB7jDqMdrc15eEFxl6FwOfy
        2XwOu8AAA3P01A5O1ZS67+DqSwmMzRHVxXwMaro406A5cYXtnY+mABat9V5/QXQwVqikxpP8klGpjjcpWEaIEA23/uRpBAtXeN+FRpHQSCpHtvlaaiGgM1qD
        wwNX7WEHhVMuFbUAhXyLu16RSzFpxqPSkQJDaqptp6bWRHTt0G4dGPo3aVJQhAEtAoMsAVoPV4kuySBwBV/BWjB5OKIrNPVgOCUfnOECRwYqAjc4oZIxTK+O
        TN1YA4YSNCQHpe4YD8faspAeWe/AfScpD1iWMk3r40JLpIK8+0IhBsJpFlXSQ6+jTCWPHTkyS8U2KnkQp5eLA6Zg4ETnZGwyIRkKLNB0NDXTSaHppNilw0PS
        4I6FKiuqRAe49SEDl8bEfQDAYFPhyGBI5CxJZ9qOjno1DActvFmaz8mqP8hR/6GsB7gU9JXpQJsezESLKlCH5PtOpEak0fiNhulxo02fOpvY0bZ5VSDgxEMb
        A4FhGwM5K2gbk+DgiXgCLKpTME9FTxd0eMmaSAUNoZKbmmmYsrIL0CYK2tTqFKicqkZrk6SUNZNKoUml1EwK6cGRNTUkS7iNYHAkWRocCKYTaNGhfxEFfFHg
        F+g2EB6EOwxO7gLRAUwjI3mqRQ6wOCowA+wcjs5R51GAI3tsD85Kc4paNKfoiRcDcunVkJy6roZAmoPLJ9oUyXU2hOKfNATaY6CCU8sUHFMPBqEokaeKwVhK
        qhZLYJT8MFeaF2/JlZMrgHcrXBjPydTH4WfbXOUC1kBNpqjJNVGhZC9xNTWXMff6NJf/LkGLnnIQx6SVODIrEVp89y+4ahayZKVi+ECVihVM31ah/Y9dKZRZ
        /1R/Gsuhq6scH9fT5so62hzzI3xWbnNdzTa3zZG2uq7+Vv/74snt7i2bnBdQdxoEoZS65YL2oqugzdXQaSvPgU1bpkoVmFiZJRsLLROSDUC8s5iaMPkv26rm
        C9cReaROKa68ggNLQYAPImVkTW4q5UEyw5KWgKiq3qSeKnbPBijAbgQUmONZZ6qBkSipxF650iKyZ1L0Ar5kmvs5fZtM5hAXFGywSOuBMX41SuspTeVKFJAj
        7KxcKUv0IK/WURZJcgErHwrIw0bkzhFN7OvJ2g0e3rIAnhMTwHMCATwQNamdgQLsZ1hF8LxJg/uI3mR7zWTxUlBtzIYpOjPbkNDEQjWn1DWm4ngCazu1te1Y
        M/dGHXv8BvhkAaSGCNCSxWD5lXafHEkFZgNmC43Z7ZEKuzdfAdZfs+UbUNzWaeDETCVvsKz/qrVKsrZFGUnCBMXaCOCyQ9EY5xtHkLOLTumAti0dTGJyNYgc
        eKGLEQx6wFxoMuKLoQFJGrSaHMG8O43lgHZjENWdBFkCOuRsGHSroV9Oyc+ZNKurCs43OaQEQl0q0a3al4MfRQb88vgrZIg6AsZfBf7y+Evg7gh3R7g7wt0B
        3tPFAQQhHAgxosSFSdHbBXQYyFpTd5/Xu+FHEw/kbAWid0cM6mgkAbqszu9iA/BTBEF3Kg/vXt1U0VUBYjFK7I9OCg48MUzEltFMhhBZKXXgGpHVlgrMnbra
        JEwHpeiqjJZ7qVKSn/YQ0m8ueHLuITrgBGnfsdYoNl1tiQKH8f8oEw1civ+jtDW+Wn1DUpuGtDYeNZrJsjMDEz7uNd4ARfSog3D7kD534TR2UGeF3b/qQbbH
        9ExMxh11N/3Ibu0jAXrG2sjQS86duXTsLK0yFvZ35BkDYhnkGY1aUSiOqvuTrO7IC2EnWrje1rrQW3eQ2FCRoWuktlcdahddiyPDicpLOXUjk6DF1q2KbjeA
        4+QrDALdDSgLwMSzQucGBmW16A0bElCCDVRY1V3nKasiv5QtAN3K/MXC1rNrsHMYU5xCqVTyDJVkwznzWnveg2CFjFO7F4YKpD6E6Cl3srKzOjLjeR5unAER
        U5VfDArMTAd3MkpYPQOfxQoZFDq0dWHL8qC7aBr1FcadtYYbOke9Sy9z3Ni1jSdzzSrKAEFXwVM7wmSaKFbIRdLdkBtVrhFKbADEOnHmOcC+Cudezo9/V20C
        IWnFxFASFDntIq2gynXNVsLcW6zEuZdKuc0C6YkaFl972myK46kFFFOxQDYZJGq+GkXjeVtvjPE2vhlJDKUtv6QZ8KTJFWS+FpQwLearoG942e6IYCoVYCrh
        SeLJNkBScTB3otJth30P0AEYAdkJL4ToydSm+wzlvWh8SDCfTzaV0fg86b0yFexkSKBUBZLAJFCsQktkhIZVsIUngXwVYW4QyFORPodApZL0GQTIJOsB5c9T
        kwkUv6hAAN9fqBQI7yDPfCWZrsmzWElmb/IsU+ob0ZgqMgwxIIDGM6SuJOSLGStBHQvKpNQ3oF59dFU8rRLcHIGPZA3zRlqbbTUk+N5gWoyDawO0Tl43og9B
        bEQRYaKnv+CZA+5ZISxC1NrxnNCel79gLCJRdedI67uosHBoi45TpqPmMXOXanCCo2ZwxoieGBEhFlWJdQzBERCsvk4LCsDnCY8XUs4MRSPHJDwIsJ3RGrkM
        JPslBuQACElQFdw6yg4OocEZKPqFJsWX04ihCWvRVpwMjKYJ47vWkvAwEWy9wfYTWCaNh++WUoo0Hr5rLPHCgcdZ6dBCw0DpKgTYEDZwbOz3yzxwHat7LBTZ
        w++2MZxxzDCgzHNqAnhtHdEUdlggTQAAm9KpCcOg7LRcASvnmiPonxC6ACOC0rejTN9amb6d5WHkKo8wN3mEaayDD32VwRhQ4uwC81uZgr3AgrBUgUIeLjWG
        hlYJzBGV390soAIAaa20RUB5AIKDOUcLKJalbcSJlIZFnEyVfzuQCAqojP7tqCQ46ZRZkt/oFN0JBeXTBGD1hlCsBD79lZIXshXsBAxWyirYXSlFg5IkwmEY
        RNvgyVm1Ji18levAGXEmUwpkI0SoTwEAXI2CQy+UIMRNBu4m4EcHP17w4wM/TVC/DH5awo8f/LTPsP5zAUPxHPBXTJmsENGvMHZKbwMP9hnJj2IOvQlXAhbY
        kjXlwRkkeWkLq7cMWDdqLGDy4ojgTAMe7GB397EmNncj9YMBJiPjMzJMuZlgnYqf2HOiHlcRWBKywAVr7Zy1NJaketPFFchIgAwEyEhUr8WjHSViiFhyX44V
        mQR5PY4vTBhW1jUTtiAjKgQyXARrbta0BDktgaWl6E0333bpAJAi8hTRpa7c0ComYuGaDRZyVDmE7K45E87ucIDG6fpon7cQ3HM96I66FE7MW9LPcLAmK54J
        VsUzFVM8c8R9rGCjeCagmJsjbGVRl+oCDxLAjnCSAPtXOC0s803G0/Ryz2Q8fi33AIczClN+q2R0plTQAPTHFKZKr2STKkOvE0BBxMlUyacS3tKBu8HD1OIH
        PkxhxHfglAa+M1flBSuqUL4SFuCCiSysrvCyNbLO3HlvahGuN55zgPQpGCbG3fxgkL4wVbpRXQyy+lGhvKrpsZKxRDzhxO+kShU8uDUTTHwoXwGz7S0enJq9
        C1BAK/dOBo09pc1akaNmajAJimGQMQi7KpeFc7HzKr3ImC13wHBeA1gdA3NrANqXpkolHHfuZJXqwJ3z1uNgOeutx8U+adc29NSCZGS6iXi1eYzesw6YVx2w
        BnXAGtJOMcirAJz/DZZdTLkkPy080oj7dQ/KkarvU78jhpb1GdscBorhcKPcql4MF7CdZ/q4Gk9SoBshzN6BQkXBF71rwHmmBW2QC+1IU/5zXR3bOsInTXm1
        v+AxAmeqrNbV3iLil/Lq+uKU1fultLq+EhTXG6eg3hJA3XNBthjLDxzeE8sLIQ8sH4S8sDwQaoD5Q8gb84NQQ0wfQj7YPnRrVMf01IpsXPXedXxoSWYsvU/t
        Iuo9aldVS2Z8Drd6pXAq70WnW070ppMsmShxauXERnT+5ghB4CTNiQ3ozEnmSZwebYZMgVOdQ6bcoeaQOe+trzV02MjCgclGDTPcbJ+cjC/HtxnQvDyg+foG
        dI3hi0ybZWsdrPYVqlF8mQfxNKIliqnYKZkwthopFDhBpshJXZJpOnLG6OeORAGtVsbLeNMN4GFwpUb2V10UFTxLptyhZjKQraUwFAPODsrJtI/dmNcK/IKQ
        QGVLkcWytD3w4O/bAIfuzB2Bp9CZO9wGEtUDO8EyWetU3iRZr4YbSVeyXWhJ1zDRZJeDXIRwIbqmAW955S2TDQ7IixxwTQ2/0ZT7wEoTqm5wJyyYJs1ni+5y
        B9XPREDzgUMmwv1fxkRIg5WRTiOYbJFZOylqOZVgkd9SR8tiFA7A2CZSi9rLZU7Qrw5gZF7GQYXHOooNxxukU6HrjLBRhg23E+wPYDA4sQ1CvlbfmO68tXpf
        uh1w0jeh2wGtvindMmj1zeiWQatvTsoQnfKPjvA43Ta6T4vWi3Sfp9ejenwdDVn7qNASW9Qb6G5P34Isxbyr/1TUzp1hiy1giLuQgAFYGgT0MIAgADuISpAJ
        aiI2raMA9HSnWZ1fxOb1RaCTcbkzHuw3qjfZxnUn6/v3yZZBsg0pt+aRW5cqrPvqGrRWrKhrw02ngLo/5NfxAUk9r74Y6fXkHSvSkwfYF5a6sBcslAswCkUy
        WkOF3zLnZN0qxf/PIOpmEODA0YZF0LZDrTHgCg66pQp2q113v5UJ9dGGUB9t1PchX6iPNuqLUcnXk3k53GA2gDFLiAPOL8oF4F88eNqiNSQUAQFUsKNV5RBU
        dyXVmBxJS11fbdX11ba+D/nq+mpbX4xKVX21haOkcjWroQp6bRUoAdaJHGOF10g9WlTjRByLY0vNlvhaMgnTMJIOC6fb3H3QMUrhRju4kcF1dnBQkixzRfVK
        U6WQLKqttp9xAYaTOtXcqxShWs4WW9Rk25gsskUFqaXz320f/i8e2NhONsMaIc2TGZy1di6ab1FQXcMOXFkTPZwiWHugF3zgtHgNTHkA+dY0WfQUvWhyukCI
        d7k5KJgKGSC4omD7fLb2w+t1jjpOxzdn0F7F+2tedpyuYmcK1gUxi+xKqUPuepcahYe9PVxyq+AkiGzxDXAcQRKtpAt3UPPn5qIICyl6Zy5PBRfmyQYn0bE3
        KniqYKDgPbguGT05oO0cUUkK4AgCElhyJ5HvT4sKFQBGgVlpOnBgmwe9o3KgcY5yZCQaj0IXTn3xuPYoB7fJiEfeyrgUP7hfJD9wBCT4c2TfLGr8uRhDqwR0
        6j5YbCm2is8ApUeCVaU0aKHAzqJ2ECpsO4cSGJIt3PGYkEcLpDzy9T09sChtB6NKpV2rEvhcTbYazn/K2ZU7XXgb4bxUVIIcM93SWx01wBVN7dt3ygEV9VzL
        l9p8sF8bqOpbG6jqWxuo6lkC1AEnvNDATnLr+UpXCciv9E6Ut+m1+CwDm9MQKAUzEhAoBs/MHL3EdKS3p/AGO1hYrYLRfLKYMKhhvafCtaULPmNAbxw0fEDF
        w/JVhPtxXDs6opkGB+snEC/gMKSTN8QO8ubZUd4Za+RdtKu8RXaRt9NwMWGj9gtyuXBNYaN1W0SN/sCNjcEDHgqDp81Hr4IC0Oyw2N4AmJvoWVBAmzOdSugU
        gYqCm+hVYFAAuhJuwYsKRAXDikXZOasFAWvQxjSIjRuVMb6gTVzOF0WQH2hLlFZdIyiE/wPOHeAYUcmcO1x+Cs4dyKg16TJMbnbeHZRW7w4KKriksnp3oOeK
        g1D8EE8RDWQxSViWCv02MOEsJX5WyMcFChyPQCzwVKFtH2rwimm8WxJFiVZVf5CuwJtjmr5BjaeXogq8RZBJUZWCwp+qZAyCrJASzpTtckxhOaZYc2TSWaib
        /9/LV68nCD/wBMF14Cp4wl75wUryYnoOPtCT8Q7ZYSJhQ+ANVztLwfM56A8EvDBZ1N4ro0DtHSR8/IWpy0WOXSL6FGEYHTqHFy0vKLD6YZTAFZrSosIxhopN
        qiyAIlGZCGIfVpPWuQkgbaDWLlPyimwsAl2t1LnHqUM+o9r5xQsalp/Vg+ii5X+VRPU8BVtC/a8LYvzfFgT+/48LO3f5x4khesw/z7v2FYucZ+w/TaQ3YS7s
        YkVhuVihaaSTTzYm1Ypq+IlT2Iiu23yKQ8ua2rd5hTKXjm9q/05P6F4vAOMRrBdnaDiRkCQuQaiFOMIh+uD0T7gO2NPgQZwOzJ9yiS4ouwLezmHnKQr9wCMr
        WI8QhT4ggIl2RHkTP0hJ7f4APzNxKAnNMoB7JsiSZDIow8URrntqZgEmxCEl1KBQ2aSf6QLrfUU/XMco3JgpDRzAlEuiXJ8iCwxg4GCHBS/DyecVfLZID/zT
        0WcbuJVT4A0++hKTT/rTGVKsAb3c4A1+DYRYhhBjQYipiRDDEKItCNE1EaIZgtGCYKyJYGQIogVBrIkgMgSdBUFXE0HHEDgLAlcTgdMW8YI6G3wS0rLQ9AgK
        mCTEHDE+AEBKSaSXmCLocTv5Jhu0eHTpgBMzQSNty1tcW4J2mfMKMH/sC61M8iRpkhUnCTBRHpCaJeWprSCtoj4DoU0BSVMnksbiNhB6D/B0deLhFfdda+a0
        V0Tb6LEiQ9KyZkGxfiVrROp6jXkWZI0qKugLZ/1YafuRte4VhYKHu+xSpSzVC3fgglU4KR+lRWtI9TIzwBaZLB7sRoFsA0EHLzgCiFsJ7PbcRtyKFIEKnNEa
        KHVwyc98C82yCERYP8+q9Zn1ih4VEpS62fYI9NKeQKzlL8VLeyfYcSjJNkNBgyoMNsB9CGxYtBB6oUCoKxOCpsrp2l+VvDJXyLYaFxXYfb/G5r7fgd33q//r
        bT/ue6lRHBdYqvAmdVYy7EOU/UEEwNRMNxGRcGOG7xk0Eo+bilBqywgi4Y6KFN9IS0+qBGsWsHyDQi0dOEcYItRcp1pU6O7w8o3/v8tECQlzuMXszEVQq00k
        FI7rYNIVnJGukTmRqg5xOrkYaNDUkrHwbzMWaMaknevPQqiRBf9vs+BpFnUmzddIWvFvk1bQpGskqaBJVvKy2UjtWzz3f3aB/ekzWGCrs/71+loke+eaa2x1
        lkGB+g91LLE5UwDd9YMoK7xGgy5CrfU1dbymu8fXsZjNxc0Ga1A0VYVTvCAPEFVfF3oNptNzdp3B23aGEs8DoDOUdHTBzA6dAWoQtDOUrDM4S2dwvUGwx5EO
        dCYDTyYLhaxzQG1YvSDLkrrvaAQ5KxBQhxcjWQtUkwahUlUo6w5PnRY2pnAdB7qgWpwjVbh7BCVTZ2QphLMa6QYHW1PDSgS8h1WYiZuhYGd0MjJuudmU9GCO
        193l0ekaLqgMapzxeFQuMKihpMA7aJfxIACsYSQKswqDgyBUS6pyBssv8FL8QjZshpIs0Le0AA7/vQCEIJVMEkSB2qdKbC9HUg6DE8vREW6sWBlFZYroBIRS
        s3iguhbArreweIJsqxhF5ALoLKAhbwFMWA4lobEWWjuqEWoOYcEyhJHkQPwEqEawUA09GWUFYSLWWi9bwR74T3eb1y6DWdWi58M0fVBkiMPBaCCrWCVsJS3a
        PmSmjAa9HCU8bLV85E6inzn8XI+OjxWVqgNFp9TW8GlAJzeOCTSzK8RfHQVVDnhbprOcDg6jgPqtnjDQX3mRQVjeY2NFn44v9NdhI1jH9ZwAwvbUeTxZUzmi
        L1AAKeHphSYRNNXOq3JKN2VFbN7dfGfQtfvXknfjboP52dlzuceDsT2vvrYHligAZ552zMx9jVmGy2VjzmQAjqc8mANNuV3XfluN6Ydevo4WAJyXnX185+xt
        fZTj+E2evTyudpVTkt36yL5yZLjs2Ef2lsPg8i8hKkr+rsgrhOU2Tl/QTqaYbHPEAp5XXMErtWv1KEGEW1g40nI1hVOIH0KQldTpJka5e6Pejc+BBrVxFKOy
        dRSjxk237CjGodCgrOEoxq1nBi2WhhQLPMW4Uof0rrDjcoM3HzpBKQvBX7uqhgMYQXQDBzBuds5cYIEMPoPQL4ybrV8Y/KKtw7aRM2iLW3XoDaoCg2DxGKNG
        kgT7bDXScSFdWjslsNrmRMWZcamGaurqQmCvoGGvKkR39CpQaVdRFVhCldRE3X/1JKMuwJKABY/atpsgG/YdS2b/HY3jaKBESvrfv/E4Q0pcVCiPTKt5JfBo
        o2EBah8EHDLrUEIW1vJkQeyKHBFMVxB60iA9aWHE1bXloFfotIY2NZCfBiodHF1jo+bI7nNJJPrZaN2miVxdZ7z+Qiz15FygQNNEenCgDYtGOBYl4FJFEXYL
        Wu8Fb7o8WAouKiiQr6dkQXA4EkexBDb0wLQUFU9g3tvpW7rtPbko6uga66yToMlW5Gpy6Gh1pqNVXuWgtSPdPrQqBQV0hbAO3Z4b3CHsQc/MPCHsJbrojinI
        FO4KD7AR5E4CJHdPeBjoptgZ7a250leRvIJxEi/6Cl4VwBW3jr6CcDwcQzvhExYLzrjA4fFJpT+Yv3eQYJYZkvyswQflJ6M7iATK/RbuJj9rMFX5aWFq4FoD
        BeUhqsww5WcNPi0/aSSllefKT8SWWb38tGaEObTi+XX+rzSLlJ8YZ+mMbxKmzt5QIj/t+K5NrW20yioVoLgtKqiHd9W/aCwV7roNoG/1bxvLgWwdQJUCov7j
        xsKM/mVjYQ7/rzYWUhZ1Xi/Pb5Z5zjr5HawxvWI3y7OkZba0TqHt7CdpuZvlGdcy80IceaK3mfBpDvKkXWPyltcKljVDzRwyHvz6cJHvz13kJ8YZaprVa2VV
        fIn8rKNtqOwa3Ush2fzjxsBu/JeNgd34jxsDc/iXjYE5/K8aQ6un91j0+E4+bXKy8GNkYjjVaNcoBXB5oEZv0RzdogC/qj3hMLU8NIoICLUmHHcm6E9rgeeZ
        0DHg0lAhzzoUx2iDkw44niR3Iz2+UpDlFPXZpQAnk9RvlwLs2aNrPrQ0DCHYzpLVGZbJ4IX6R3im00AORht0cjDW4A5BD9Qk0v0FrlkEP8JrlGALUItuvAl3
        B+8R8KODH3f48UB9JBbBh+z/lLDecpE160FrDG3UWXA0ZEJRQuncwGwNHsAKKN9lFAXmZF2zHOztwAS6HA6jSfyi5QU2fpbquKxx/LvLGsdalzWouqDtzMWQ
        vN3ArI0AZm105IH+JgVqul8A0/1gsdgJjIQoybIW768F0wmObbvK0VhMkkKRXfOOpDJXflYPqgP2k4LMi02h4UGrBI5qc02cit2MNFXYWh63Cb+s1T7leccc
        ODoHo8jg6gdNmKCRMHQHZLBcgUaB7SQObJxaLtb3gIoV2jcS0DpTITVz6GhzgUotHKsKDUpqS9gPzLqRFfcKNH4Ei020mYBRBVhwalag8yqwM8hT55ZgzkmF
        qYN7Sn4tWYyCOW5YV+HSFJaVcJUARtvA8TnspcCPTN2W4sDEsJZZioMn6tqB4SYgKjXYfcJ7Z76IXkmr4M5YCYtjNTXIxxdQ78KOYP0Ji0hKBt600DcWjy1C
        lmS6aigKuFBCd0poRplacyMI8NGg0F4SeGW2MgdOO2NkEytwKg5WNdA7JFnOWZsSe0O9luwGcWEj4M0KHqoCYdXmHbjAI4sSA9htUNTdGDxq49DGwB++rpSw
        7wTaGio7I4YqNGIImUCpULnNAd5gHQXlqyM1BS6y4NC+yKCqBj/QAgxI6qoebjHwFNluHY8HYLjqhGZWsRwZLvluwzwtpmLvgnUSn2Sw7YmrelIyL1ysIgcA
        P6RW2773FCg4gqeDUFnZyKoblawwMtW0aIPNnRwIlmSjTqtQmzNX31eQ3ZNW+7pCqNnD0I0Km0HF46CyDilSAkI/hbQcMC6sRvbGQGn8hT7Wa2jtaAWfDUcO
        1gzoxQpwbDZ3QNXZZE02ONFU5QxtCpLqy0oERj3Vy4qGPSudrpAz4T3Jb0pBlS3kwKV5D3sZY5t9i7p2Z8NgBNuZDnXTH7rmY/QHT9QzJUNUI5vapAY20cG3
        A7Po6AomBAUbKQ8BjbTBuKbbHYPin2WogR8nXLjXiYsexhmuI2UXbGeLOzlH+oYPB7r4V9cwxexAi6/AkhfQsVZoUBQiERpYnfX4mStAM2UwUEW0XOZcQMLO
        YOMUqoXOn0S+gFInPoAbosYdPsC0HTQBjzF42EoVoiNV1N6jEWrQlBwX7NNhSgJNSWC2zf8uDstPVNSn/PSqyNf7KcPg5ksNvIGACIQ57RGB55EP4lkrB0Zy
        BcjcSeTQ63oh9XAoe3TkwcimYgX490N7uQK1mF2A5shlq7h8EerJAfNGF3iOaIZVKRNIvZ2OLslZp6tZF8H0gNSHZgHVbHpQW6YHAaYHJZ0eVAUGJe0nFTXv
        hwc1csXIRMJR24AElSvA21usqqoQmTnMg7QZoBq81XtQZXSRAVUn0a6gwjIOK6OKgKLkBUGU/BS5/3ktBVY3JZ4wWOqrhKoqmCdqa6kUjCpJ9QoLtBVk3COf
        qFN0Tc+hiyA8OxCW03MD5XJ6ZqBajnqYZoXVcwqZbeJ8ra+ELm1fCWnH+RoEW195Qk1fecocC6OGq1gOHOapqcM8NRznc+hZUm164YA/fXxtTSNSv2WkMWTR
        XrxkogdMcAM8EmVKyZqrvrUVtAErTa78rHPt9ouC5NAUjoLY2s3335rQYkLM/x+a0LLm+A9MaP1d8eQD9o5QYw6u8ji4C2FiWPjo5cJMfCjxpgHMSWrHyRJ2
        ligGvp5IoG2ZYkAHJ6QDB+GNJMWkFwn0JYM6QMEoEMudo+UCmyYNAUuYSBXmeFPORLD5pNV6wV0PRM7GC0cKbAAW/2RcDeDOIYsAT7DuY0HVIMwLMOFMWNkL
        vTZidIIo2gJrRBYGWmAOcGOyRNC6YYH94DIQ39UAb0/2D8JMqFs3cQFc18BDOZO8Qipuc2DAykHFTHQIA0xpZo4BIuRAM1mRcwwQPSeM8mwGhCTnzQ0jvHuU
        gs8BNs3ZLA0SfC18y9g9gTB2xV/qb6y7BqkAGRlvdb80xne3yO2WB09eXu6cuWayedFq9yugIjylTgWz0Qem6tDOJH13w1teBQwVrhtHy0lQNYg/txv38laK
        BK96uNos5Wrhoi2I6OStC7rRqy+RT9k6D1F7+YpKTGQuTcWKv9WgWkBTEAgexDAI82CVumAucP55ciTtFwqFCuX38C56an8XzkR20XBfnDI2hTzc+/oS4uWz
        DJypPM8dRcr9eBIycOgl14R3zClZ5BcwuWjQH85F6WuR78yVz3KHq+gsQMsyqNhwzNKToU4NHIJkFikjGisCv0WkAUE9FDxNK8AjK1zwYZbsGywItf4oIYnN
        TlKb3AGygSIqsGSAiD6QSFirbYG4IISZpxwIEmn0gr2vr+59AaQoQXAf6XW2QJ+EgKfSS2vr6BXsR6+VATIMJcqJwTAF+TUbYTQ2mJFV1TuYmYS5dj6Tzc2F
        IoLIgBpEBlQwLNExmKqGwIAaBAZU9JCrj69Wj6bawMIUvZ1lcIMKr4nJHJMK18MgLgB2Tqm4gANYNtJomZwAWmsDcRcbcVxWTTCtJ6A0rqo/6JeIKls+r4bk
        mYKAkIyiKUIyntfIXN4qiquQZQ/U/TEepMt4PHjQpbKzLC+BGsRUY0hN2bZQM7cUmluKNTcrh+f/W8GYCB/PxBbAYa/oAIz1qEKhqFNI2vHvZTgc/16GA2zR
        OlIZDtyMasBUpaiyk+BwrCXBobSV4CDrSOpGS+0uUGVkC8TBHU5zaglhaA8kDoLxrdO6x4kpidPEKXGZYnpGYmZm4mjOVEDgy/guYlxCQmJ6VuLozmKcOCZp
        QlJWojhh0vj4xAwxLj5tcqJopBeU1zQXYnYGRDx92uyIw8znH355a/GkRYM/3LU2ft7D1e9lLR2ZsGLJyT1++e/43L9l6Hd72YTQVvojQV/07tAlccgnxSkr
        Am85dX8y9tKgKQeT58Qfu7Vy81ddY/dLU9K2H9mwdfGnE1dtG9+4n+Jg9oE/NlxpvfCVp6vX+Z086rquIu/+UvPSH4/PK8hJjnnNtWDrzk7cD+G/tPEu2nWz
        /GRZbNTeB+ffcBk2ZstavwWJt78atHTf851/Nnv+Qff1L3+T4hbz44AfFu28snPN7gsbWsZ/2fvnZS2k9dcj1re5kbvp+jdlZ05or/x28v3MpOUtW37SNWdX
        qL/Lvuq/jsXNdZ9ydAtn2jdbp/1JEf/pwZtTt3KcKdf/8/SPfvqwu6tqYdttP/Rv2/2N9a26bNp6+N3wxN+Lh37d/tZ7t/4cds3tIHdp5tIvnrnvX9Zzz662
        U3x+m1Z4+ZWvHGMHBqQsyx76iffVXP/Chl93uvn2f8b/6e58bM/1V/5j/nXH+6HeP/tHfTj+j47HwtT9Nn5zN2xP49ONx69y67Fu44ABk7/1GbTxbI95HfrP
        Llm1sd+Jvrv3v7r7aoJT7/L2v30qRF/Wm+9Jqv90fPmNmB5djn+4IP956YqnN/y39Nx0NGSI6t2P/7iwr0fV3LEPXrTReX/y+DPdpYMHONPGuTqtIo8z7YBn
        AWc6BM/DnOlneD7lTFfJk4/+mDM9hEDMfs40700SaFnFmT4kASHvo2WcaT2ExJI9nGk7hPxSbnOmgxB6wn/ImU6TkDJ6R/ddnOkyBHXrT1dwpioItrs29z3O
        NGeeTqvKqxKvbudMSyBcELD5jUucaS2EleYjvos405cQPtixpOhz0iMkrI6e3DlF+ztnOgkvFW8pWxx6mzNdhBfWVaa75MUhb7r3jtY/n+VMs+aTt/xPJwRO
        nTefM70Hb18NdZIajtvMmQrJ2zpN4Z9Hj/nuO2W5xZ7rFR330vC58vvh9Y3yv1mftl5+7+wmVrVZ/MMx2dXFXMcPHk+NkGax95gr2m9Cf3ZYXMje1/0+aKzy
        xyP3jrD3gR8ZZvWMzkn7i21AKldtT/fftPXgKmbyPlV1aUCoR6Owg/Q98NB3vuX7X70w9yHNLTdypHtq54+0niuoIMKa/l82cDiSfWxpKb6fntdM/KXPt433
        7a5Em/k9vDyrFrhsj1k++SOs25Bz3gE3Yy6uk7xK0NnBluOjqltdabxocKOb8H7l+8LX9oQdL9t54s77kNvqrv3ublUJqjbfbdkBp8yqHz8e3+hQ9++Kd3x0
        BY45WnCzL6eNvJF9LHDmYpLb2+3zin575/7lxrPNo74kddsaJmrPTDCuLozvFFLOccFHDVWte/b8nV+/qqv+XfsxxUW7vzH5N+fIAdmnX+pVef88dzj5WZLT
        gvVuP7a87z/57AJues/pSpcbi/7D3b7z9RLXLXlnf1rWM39dxri861vWhZ88E9N7Xq7/+Q29TZUTb45JWPtmy3Nj3/g6P3/5S6mDNkRHOm8cf9z06NJXVS8S
        HS4ej+l/vMwYEBgUHBIaFh4RF58wOnGM0WgMMAYag4zBxhBjqDHMGG6MCDAGBAQEBgQFBAeEBIQGhAWEB0QEGgMDAgMDgwKDA0MCQwPDAsMDI4KMQQFBgUFB
        QcFBIUGhQWFB4UERwcbggODA4KDg4OCQ4NDgsODw4IgQY0hASGBIUEhwSEhIaEhYSHhIRKgxNCA0MDQoNDg0JDQ0NCw0PDQizBgWEBYYFhQWHBYSFhoWFhYe
        FhFuDA8IDwwPCg8ODwkPDQ8LDw+PiCBFjCDZR5CkI0i0CAKy5+JpY0QuPS0zKSspbULHadbgVI5w94zMcWlpWWJq0vikLC4zK2nMmAlkeuDGJ6WmJmUmJqRN
        GJ3J2SXITU5MTUtIyprWITNp7AROzIQcMhOzslKTJozl4rLENDZzcOmJGQOtCXFZ48jUMy4tdTSXnpGWnJhA5hwuNS0tpUPcuMS40RwUhpRLDIQ0UhPjMrPE
        AC4gsUNguFHMShMDEknA+omkliiOyYhLgLqwNygAgaWNJ2uHTpnilLRJqaNFznaGQ3cQIiBnJY1PhIJDODNufHpqohifOCYtI5FjlY2bMFq05GbkTGWLdVoP
        229scjRVkg9tLEnmjE7KzIqbkJCYI+7bIY6elBGHBewkZqYn4qybr9N6W1pURhahK8hUX0q+emGR0jNIZdpkiqNJ2aBdTeUYkWbaWUzKEsdPIgXDdk8kk/x7
        Ou3QOFHuGtoKU8YlJYxjSWGZLe01NokkYynF+DQAclx987+pnKTujVVMm0RShGVEAhQ7NRWqlPe+TvuqJWnS+5ZSJGWKg+IGIWPCDiLlIMmOJ6lmivFxCSni
        GNK4BJI1Lm6CGGIU09OSJmSRJQoBMZoxlZPEu9lEJkmmEgqlUYLD5Shj4jKwhpmpaVPkBIOMRlJHOaHiJTrtKzUTss0dkGtnXxPfQg418uVM+R+Q5iGviWNZ
        b2dmpaWnJyL9kIzJVw9xHGmzCWliZlrqJEAhpGgqIx+8DFbyBPT4aaT5CU2RTw3ExNTE8YkklxoUbMr/UKeNHk8otTMSLxleWWIiGadiYlxG6jSLC/cpZKRZ
        ehLJIQCHkRH/kYYlybSIkxEmECYQT7ptCqaZNkEeDe0hw4902gDSkOmkmTChMUkZJE+SWCo0Bmm+LGwdOzZhKiPxukFSJCFSOEI46alxCSRJm/HNRpsNrGb+
        hNDJmFlKEqKpZgJ9ZWXETcgkX8dntpeHcEoS6XwWxuJxlqolTRBHGNuLAaNIs5KEDPZUbim/zWAvWKbT6izskIze8XGEK5pKCTjEjw1JAvULFNvhp7Zt930h
        rw9IXqSM9ozLlLdcp/1PXd2CSCwuFJ/UJHEq1IU0N3RpEkFMjZtGWpR0Kx2RSOq0uwJIT5KUdTaUSrhsFils3go2aGsPOz9SQ/I1qNZX0qhT4jJGEwT8N4Hk
        Dy2URtlkVlwG6Y1yEtO95pdEGGB5KxnvqjnAMDPyqSlMFBNEGwTKn+MT6TA5RnAaW6Va7IRRo0njF5GV4OPnZCdNyvCpNVxcrNO6LItScmhpFw+UTYdtYeCf
        XMOBIT6tAc/+yT/ZO3pz8ifjcSzyl5/rtA+EysTmm6VOpydEzfqtvCt4adng/Y10KPxuwetfuO4B/5S6w/ukmy/OjbrVyAHeo3c+PiyFrR34yfEvmsD71CeN
        jkuGbtPPPHZqBCfgRvUHJ6WktVnr3TZ44PcVi89I5TPdfBQbDfC+6eKMs9KuVVdOJjVoAO8a3ahfpOGpX/NHGzSD+OGj/H+XJrUMnXrr7LdQnmXzM8ulbblJ
        5553MuD3Lof+kPpNOTLv3avt8MT9sdslKeDqo2Ezq8IhPb/7Ay5L2w5Ig913hMF7eNKMK5Ln5Rv8ymVd4H3c6oKrkmrgo9Duzn7wLl7Yfk1689PKyTOGBEF6
        4/JKKqTz3Teqdm0Kh/c+5V9el4K9piybeffsbkh/zMobUvytIGPjGyJ+n5NxU7p6aqrnomDMr/KL8FvSiestXH7R+sH3x9P/vCVt+3PauAONouB7WUr+n1KO
        +kbnoZ81wvrr9bel28v484f7Y/mHmdbcluafavOaYVULeH880+mO9Nmhl7+Z914kpFe2NP6ONHTtlE/W9DoB5ckbsvGOlPhKmf+om80Av2Dh2TtShKmyfdu3
        ogC/XP/wjtS8W9M7KT90ibJQm+nL7Trtn4L9R/vI9onbZ25fOPvC21fOvvL2jWPfePaNW6vx7TrHvvNqda5d59sThz3x2BOXPfHVIk474rUnbnvitx8ctQaP
        3eCyH3z2g9N+8NYc3KYvv5FHvJkBd7NIZhYpiiVqZonKmZpZplGsUGZWKLnQZlboKFYpM6uUXGkzq3QUaxQza5Q9rNHMrNF2s0Y1s0aVG93MGl3uFDPrlCjW
        aWbWaVGsU82sU+VON7NOl4nCzIhiDyMaMyOaPYyozIyoujKiMzOi28OI0syIMooRrZkRrUzUZkbUUYzozYzoo9igMLNBIQ8aMxs0UWxQmdmgkgedmQ26rmxQ
        mtmglAetmQ3aPWzEm9mg3sNGvJl0/m6d9qlg/9E+sn3i9pnbF86+8PaVs6+8fePYN55949ZqfLvOse+8Wp1r1/n2xGFPPPbEZU98tYjTjnjtidue+O0HR63B
        Yze47Aef/eC0H7w1Brc843tBRTnTzr067XpFP9V7S36J3eOXHjZwRtUZx1zdZd3gMevPhg67+9mjG8M+yN2ZtSR/ke+R8fNHZ83e1f99xfGkfu0PTZ8v6U98
        1n/GQnFX/gXvrY5Nxnaecex07KJJowe59pt556K3vo0wZtajF62eH+q9cvZP8Qd+eDZ+370jX64Z+Ms7T5duPLf4xKnXc548/fx231G71n1wccYx0/FuQy/1
        vvXz8xU3zjczux/Na2C3tLm6T6edrSiOksHg7UIHTuNGPjoONLm20LUt0MaRcZ9FQB+5bEiKhLbS0Kf0HYVL6yiexOJJNbPhuA9/al2h7egeZbc64qxT5f39
        Ou0zt01dG1ZKY/udfTXoSwm54or2lVKIptHdJ/OR8CoadK+Url0a2emPNb5I+MXDK6V2UT8X+n/aBwktJb1SUh4Y/+v4C13h3afn/ErpyM9G/t6YpvB+OGp1
        pSS4tW38cVgv7Ohh2yulsM435+4I6oNT0/tHK6U5vwi7pPf7I+HculQpeXfW6RauRvziMc8qJcOEC7/GHPsCCLFM4XlX8jXfXBcz4h6u63a3uytt/+zy8wxn
        LF/xim53pWt3flAaxodA+oeXvXZX+qxxfsvvP29JuX7GXamJslHbrAYDkNCfvH1X8r49JWz3e3r4XjFi7V3p8FdXNo+YieVZUP7tXelQeruERr8Nxllh/um7
        Ut6IvI0r3glFrhvz512Jczlw5fDV3ojfRX1P2rvr0qKQtT7wnt+3+T3pVKch8Ud+w4GYPj38nvRy+ZJpv27G9o059tI9ST9kTWD6q544sHum3JO+a3+6YaNb
        0cj1Lsy9J426m+oY/ir2z+NVq+9Jk06sfqhR9EYumrvznrTw9LcvAkb446z05sl7kv+EF/2PmwNwoG67dU+qKmgS9+AiLhU0z9X3pa290jbvXGhCxjBRf1+a
        H/Dq5KjlAwG/WBN5Xwq4PPrpDrE7fI89+Op9qeOUz34Uhvlie22ceF+KndR0y3efIGNL/+zd+9Kmz0+eijyB5Qn/ZeN9aYd+Wx/uFPZvaYf996UnnNiy9yqk
        l5gNv9+X0t54+fbrE7A9NT2f3pdylU8NL1b2Q0bn1LBKGhk4d83FDKzv2QcBVVIP5aHxbzmFYHk0g6qksl8ORPePx/atNCVXSfMmj+9R7Y357yyaVyVdvBeX
        2+ihCZcK7dZWSdM/v3I0+ykubc6eN1dJ3S81OPTZoF7I+L74tUq6E9rlp7LfML+pXzypkibta/9hSIdQnEjON3wgbV6qcQ3MRnoc5h/8QDow1O2igz9+P7zu
        pQdSwOS2k/NvdUPG2jvtgcSFvDd89tZg+H7WY+ED6UbhTw1LTf2xPx22PJByv47Y/vrunvC+oPWRB9KiVq47Q77H+D5p1x5I58V3Sh581A3r84fqoTQ8zeGd
        0vFIP8UzWz6UhBmPh+1r54L59er+UDo054Di2vK+ONGFxz+Ujke91dJ9M6Z3dsish1LvpuaxX60YyCaOh2ypiPQ31aP0ofRlvw807Qqx/aK/uPBQuvF4woKO
        P+P4eDzjxUPJd+bjyD6NsP0rJjV/JDWbsC779jsdcKm6Qnok9VuyZUrHYhxfw26+8Uh6taFj1pxzOBHHJOU9km4tDhwce4JDevEqfCTN2rQn1HnYYKS/P/c+
        koKXHGjj6Yz0GX7/4iPpdKenvzfS4kQ3rI3ysXQ0f3BGJ7dB2F9vtXosvfP4U78/jgZj/o17P5Y+KGsc9Ob+rvj93LjH0p+iw+ilLfth/Q+9/VjabUz8KGkD
        TnzRVz59LPlH/XZePQTp3yfw+GPp0hAX044t2F/LPrv7WMqa/U185tAAHC8jvJ5I54092z9fPADbPyzsibRAeHt1yc62yN96vPZE8l03cEp+t0G4apk944n0
        +Gtj57NnaX3vFjyRwvS9wh5FI37eeweeSKEXL+XNbd4T80+oeCJtGjA7IDAQFw5Txzg/lU7/9EEr/ztY/sqVxqdSelVE4kef0fEpDHkqtfJ47XK7u1h+3epp
        T6VzadP2r3izL7Z/yuqn0u8bylUexh44/lL2P5V+CH6/eXe1Guu3puKpNDCz4kznrdiffg6uz6St3TTDx/yC7bOzKOiZ1Llq2+6ZBz2Rf2UMfyY96rIoKPQM
        8qPKybnPpLldh4TdO4/8zli8/pk07aNZxiMi9n9+s6PPpK4Vzd7KqsSJf9i+e8+knb3EHpU7sX3KVzb6S9r45HazlDPdIb3YLdF/SY+j8icd2Tcf+Lvx7ti/
        pLxbo/rfnN0Zyzt+8V9SsxUZQ/cdRn5RLu74Syr8Y+iOnDnIX4ZpL/wlbZ/zW0C5O46nPh0cqiWfaeN+7R8Zjf03v1O1lNmypMElz5swX5T7DKsm/PjEd78Y
        ML7PpbxqKaG499zvxiK9cVc3V0susXP9PziH5a3Un6qW7vQbwa91Qf5lXPpXtfRqrx8enP8V5wefXq2fS5UHHu56+DKmV9Ex5rkU/a1xMm9siuPnpenPpeHr
        Xms8ujOlj23rnkurstsfndcS+9/Y5/hzacrM97NL38X2qPR9+lz6nV+0YNSNCOSn/q1eSGKHTg23LsCF2bDJMS+k1jmdhXYZmH9xdfYL6bX4HQlujTF+3t6N
        L6SZTtdnu1yPwP7dd+qFdHJr/wWLswdYFgOzyQelgjPlndZpF2pWZnw7YsiLxVLMi4Gr9ouGklaTN387pHqN1P69Hl7db4WUtDtvnDvr2UZJdfeDR48naEpu
        VLffMeLBNqmpdHLewCWRJauG5LiuefCl1PvxKL9jB16LdLvLt/a5vUNa1tV5QOKzkSX7HdL2rL70rTR/eEHbxdlvRE7o9OmKXWfMkrfz5HmTTw0oaROmfPb0
        j73Su8fPew3v078kNf67its/7Zd8/a47d2k8JjJ5X1SzWUcOSl3dFO23vBJTwo841j/7m0PS97Mef1Xc+z+RreelXt+04Yi0KPira4qHAyKLYt9/+ef8H6Qt
        V8pP6rL1kaFDxQtnpvwozRwe3GDh6NTI3/LaP5k04ri0e9ujyAlbxkXGJ5xdenBVmZS40zmid8fJkVPvatc+eOeE9MT3nax1zgmRve4MFcOmnpRm/TX+1I9T
        0kuO3nQImxJ/Sjqb8XWP9QlJJU7b9oWu63da2vXlkMjLZyaV9PvxpeVbjWek2dEL8ka/Gl9y8bijMNfrJ4lrPrHB0IzpJXd/v2xq9PAnyef6w6ufJOSUPPoy
        oX/smZ+lFS39Ry74eHJkK99+EQO/OCttWpy1Vjs+O9InZWDPM++ek6Y4VS84cnVaZHWLo/tvjz4vvdgR43trYEZJ6sgNTd/r/IsUHfP95/P/mB5ZeWTQka9c
        fpWCByxJP7Y3p+Qlz/bd//P7r9LWuz49nrafXjL42zjV2E9/ky4mdjLk+k+PDH7NO/fmlN+lkGDz3q5X0iN9vF7R/hZ9QWrRLvzX9yOSS5zX7c38WCiXlpw5
        0vdI4DslZcZfPpiZWC5d7ZvwRt8RM0rOdx8xwuu7cmlw9HbPp1nDIzeffLZyVKs/pJDbpX98tvvlEs+cPQtem/OHpNjP3WoS/27kV89/36It/0NaPGa63wW/
        4SXJq49enNjlojTIEL6mSbfUyIBFxuGLPrwozS/9rjhzdXrJ9z+o58bfvigtPF655vVR70Z+G3asSWXPSxLvfijMnZ8V2dj7dJOIjy9JvcxnA7obZ5dUfbR6
        p3T3klTZo3Xfd47PjHx1xLQR6p6XpcPTpIZlk3NL/ljdeu3ipZelYevuzV9hyohU3vp6xO8Vl6XUaV/u6bp2bmRz9VvZD8KvSM4vn9+S9e2skm87ZTY/O/+K
        FLP54NkjVyaV+KxsOP+tM1ek768d7L+Ij41clD3K3cVwVdpb4Rry5o74kvnlLSLGjL8q7fq24mbajckly7tq31+246rkenBBXHje2yXBvaYe3Mhdkx7+/kmr
        gfunlrgt2rV4aZ9rUuHcYQ03fNE78vWAUbtTFl+TosPy3ipQz41cUrDGz+/MNWlz507NZse+GTnw7QY7yhpVSN7fnGob/yi75OC+1KFJoyqk/TsP5074ekzk
        47tDXzxYUyH5Tvd+fcWIN0teL/148/Q/KqS4Tsots/fOLPHp0OOVZ/rrksNIr6DWG2ZF2h20LvtVp+25oVNk+c/m76X46kZ3Rz05J0X5Xxp0Le2wdKbw0so1
        u65J3ed1nfj51b1S2/icRd5v3JaGjp+95uH7xZL9boektcan3ALOQ/NEbBOS/1Di8jemG1+cMUfE6NZ0X91xN8LTCbysqrjdujPmpF2POmxL+D2SXs0DfOv+
        oj5nzI+aaBJmNmxB8YMJPHry5eaPT5sXVg7u/vCvNl0R7kXgupyba1aeNv8cu2VYk0+7UvwqskDTtc9dHnXarGx8IDpDakLhZwk89k7sgVunzG7GvW3m8Wqa
        TgmBx1Q1mrfilPnBK5lLXrrtQ/E/JvByv7uqyFPmGY1dw9XfGCh+HoGLf+y6WHHSfNZ/x/Jm2a0pfDSBVzZ//PKHJ82aAxO9jQuDaTp9oDzV7wwxnTRv/csv
        8IWbkcLbE3ix35Drt06Yd679yjF7kA9NRwfpn+7gsuyEeUWT0Omds/1Zvaokjltx09zthHn129vfjDsWwOpF4HmJb3B/lpmFTa/5TfqVlbOEwHXDh/z4UZk5
        wGmIuHC5RPELCLzsqw9aRZeZcztUrd4ZWonCBtwCSP9qEH/zuPlQxZnACQGdKH4qgccOXPK0y3Fzl/zsJe3WdKDwVwi8oMXq4PXHzNuPZg5Y4htO4eEELmY4
        p1b9aI7I31E8+/XOFC4SeOngFP3IH82+477/9r1delpODaTvXSruP2r+ICxxheDYkuJX3ifpvDtkXNuj5ui3L/2eWd2e4p8m8OiORa0n/WDOf2VqR7NLe4pf
        QuB5s5ufP/e9OaZSOLxjdjjFXwfwJf3Lun5vfq39hNDCGW0p/rsAX/aqQ+ER87Ky9i039GtN4VkEzvkkzxCOmM8d3jv0hgujw5EAP7TJmHjYfGntoB+K34lg
        /UvgpcaftpUfMgfrFjfNWe1J4UYoZ/SDx9GHzIVvK5anfm2k5fEh8IJHZdMKvjM/8FrY4/HaEIrPARzGy0HzvZtdfNKGsfKTDR4nOn7ZfupBc7ce015KWBfE
        2oHAy5cNTTlzwDwkcXODPBVr/1ICz/sh1X/gAXPk1JC4vc7eFH8TgRcEdLi5ab85KmbUjB3bfCn+BwD/PCqp+X7zs4/WXmk9th3FzyHw6C3c2mn7zJqXWnwZ
        WBVF8ccReGkH13O395oXj16antCgIaMHwPd4NiVhrzlqssncuJkjhUdDecpyZv5cap5ddbHjj19EUrgf4Ju7fdux1DzKtXzk000N2LgGeNHaX7qZzS6pFwJ3
        eLD6cgTO+U9waLPHHEn2fe2DWTlvkQ169AD/R467zUGDQrjSPiIbFwSe5+Wz6ea35qHNL3w9dSVrzwOA332c99Fd5gFPdxTM2cjSKQa42Kvblm/McelTW/fZ
        4EfhH98Fuj3Z6q2dZvXOZz1UZwIo/F1If3SavmCH+YXP3MIBHqx9pgL+hIzi7K/NHsPvJPXPuEPH12hIX3v5zpDt5haL5r279CvGB2IAvmHPrx2/Mv+4IufG
        7VLWL9GQju9HP5u+NOsmz1n+fhkb7+0BPqnLCJ8vzMoW9x+/FRDF6ArSGbJyzp/F5q+29BlfpYhg4wvKudL9+tNt5lcOxncLExg9V1US+KV3ehdsNaueP/z8
        0MsGCr8M13o9//Iv2WLeNsP03rwTjH7KAH7Edc7Izeadzw8une3FxmMpwIMeDsvaaHbcNu/Kr7NY+xQj/rYRb683R2xN/zDT35+1J14bHurTYq15zeXP83/5
        iI27d6E8w6e2CCk0r1zffMf+xk0YHQK+y6Wot1ebuYgrXZ9uZnwjFeAVzTI2rDB/UPXayJun29F0hgH8m5deO/Ch+ez88fqvuzD+3Afga24++vk984ZDf83p
        3MiLwsMBntV+4vF3zBOX7l5a3orNF34Abz2q7bU5Zq/Cti/2OrJ0fAB+9qb77Slmh84n953q60DxNQAv3sw/fsN882Bc0zEljG7L7xD4sOEqTbqU/V3AD9vG
        sPIXAHzB2j4tF0jlcw969BgSTOGxAF/WanPgB9LzsHnvR8xypHA/gO8Ytm/kSqnCvG2n+1U2X1TcJvCS+NeOFUrLnyxceOjjzqz9Aa4cMHLieslv8oELCxcw
        /pAO8Kzt8ws3Sy7nDgzquI/RYTjA1aP/fHmr9NO3bduNOhzE+BKBR6/evuzNYql9vmP6b1e8Kfzwn4QOz+4PTfxCWjsix/HT/lqabz7AfxFe7/OVtCP5ZEWv
        rRKFDyPwvJ+v+Xb6WhoU+dPMD6fpWTsDfN/80FM7JPXY9Kh3D7N2q7xF8h3YYX/pN9K4eXNWl+5g80gpwLcuPJz8rXSoFf/ggm8Xir+AwLn3E4e8sVtKesXn
        aMRFxm+HEXjeuR/T3cxSs/ZtUptfCmTtiemHhMSVStddg/16GUMp/PFNwg/3q1pH7pUcEwefq37A5pfDBJ6Xd26xzz5JcSgmt1nnLhS+7Ca0/w9THu6TXKpi
        9Ub/EJrOOAIvTfG4dGa/1D/V8c1OzzwZvRG4+Pz5T18fkF6eNuHBLQPjexoCj236Ytjyg5Lq+6SlqqasvmdvEPjUVRNmfCedUm80LmjG+EAxgZcPdvgm8pC0
        QcW5bB7D1j95BF7wUuLeFoelOc0SVvzi0oy1A4GLn95ccOWwFO3eYcvIGazd/AicO/bj0uNHpEteB3Sd5nVl/BbSfzvyzyXfS0n6V2O6Z/ix8lwn6XsWTRz+
        g3ThvU/muG5nfKb4OsybW/zEo9J300dece3I5tkFBC7mNmhYcVRq8KFj0ZZyBh9G4OUPz68+96N089VDSd91lOmQwPN2vL42+5jUN3Rai9uvu1C4DtIf5Nm/
        93Hp9ewLd/t+xtq/ooKU57fkJk5lks/qd8Yt/JHxn9IKWLfEhk8sk7z93xsUOJnx52UEXhw169nZMink6X/mH65g7ZNO4Omhd8aaTkgPPhk428GZ8dUYAi9d
        2WX8hyckr09OdH50kq0//Qg8+vg1txcnpL2V0ksjVjF8DYHHDOqre+WkdG/KndLpTVk7l18j6+Ffcyr3nJSqlDH9nn7M5p1SAo899cddr1PSzkj9qekXWTsv
        I/CYV/28Z52S/NMLllyeyPjbVAJP/2B787OnpHVhq9rltGd8exiBiw+lNZ1OS68EzXDroWb9Ek7geR+6Lp1/Wnrj3sheO/ey/tUReMGum2EPT0vftAz4Ydhe
        tj6svEr6Jdu3++Az0suO75W+8lZjxv8BvueX7zedkR7feuS08tAjOq8VE3h+5dtl/E9SonRh8nt7mnW12ybkP6gtA/IZgblV2m8oviNQHm4vTpPAQgfRRv6D
        bl9ge6HgZVgTqB4KjFDVYVmRWrZbBWrdMi5cjihthEv0daQN6cDDwLYwLdizJXu2Ys/W7NmGPZlADteWPdvBsrOLkvO3eW/Hwu1tYJEk/w7svSP56wTLRgYP
        sIEHkr8gBg+2gYeQv1AGD7OBQ5tEMHhnG3gXgDF4Vxs4nCRJDB5tAwcF0G4M3t0GDlpYPRm8lw28N0yzDN7XBt6P/PVn8AE28IHkbxCDD7aBx5C/lxj8ZRv4
        f2CZyeBDbOCvkr+hDD7MBj6c/L3G4CNs4CPJ3ygGf90G/gZMvwweZwOPBw01Bh9tA08EBXsGH2sDH0f+khg82QaeAssWBh9vA59A/tIYPN0GPpH8ZTB4pg08
        i/xNYvDJNvApwB4YfJoNfDr5y2bwHBv4DPI3E9qUwHNt4HnkT5aYn82eczjT5b90Wl3XtP6+EV1HBm9sO+PtVaU3lvw/t/NnEyw8BAA=
        """#
}
