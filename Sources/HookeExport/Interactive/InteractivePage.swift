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
        H4sIAAAAAAACA+y9C3gdx3Um2FXdfV99L9B4kAQBSqxuURQoAiRIgHhQssmGxYfetE1JlGTHpCjKzgUlkRCtKCFEXFm0wpkoMZJos7RH3+iSkiPOjJVgNsqG
        mbE/w45nh5lVvMjjm9Uk3h0ko8SyLSeQrCTMRoz2/Keq+/YFLijZcXa//XYuia5HV9fjVNWpc06dOmUdeORBYVmW+MXsQ/vl5KS1X0yKSXpY+91J/Kz9jnZs
        etIbmwOS/fyG4yY4/cQE3mX4O85lQkzst5B6AtkcP44vJyYp0jmBFCf2y+PHKURFHtf5s3+C/MePI8Pjx+FS9vR9fjL+cSYWcp/cn4sjye+eOBHX58QJFDiB
        71DEcXryC4pBvSe0W5hM5UnVplj2TGhPVsdoECDiysnL/pKm86dJrTgX8kjUhoFKrkURWV1QXOQkw/DECdQ9M8ltobaTi2/1c/IEN3NSAw95nQAgTlAAbSbH
        mTyh236Cg3kGoQYj9QIgjwBclEgu1Yqfutc5o0nOj3src/z4BP1HvxznDuecSkmuOmdvMh3KxV76KmeaiKaxjzLJ6Cj4CKqTGioTXFx2Qv/oS5ciAHOqJ+eE
        +qCi/PTwGT42OR9P9aDObkIPGZOfzicepHBt3Xp8YjosyW0SORtI6UGjB9XxeCBZ8E/oIXtcz4XjpjMnKJxJ2oChN7k/mHyvXzzXKHFtlItJ++/l30khbNey
        3Kwlr5VuTkrpSNe211tOk1XqEZ2l3pIjmzZs7Mpn7VWS5nFXs5OlD6Ql3Wy70y4L9OuTm3Kus9nqH3CdjOO0WC3yCivnZB1ri9ViicGhFveK3HBuJONZGSuz
        9brri1dmrILlUGmU5Wop2x0q03Ncl/7LLIrJZETWzVh5IRzxAUuI5kyzEMvyy/IfFFbrtuUrbHt7a1Rsahr90A1yh8jI1mKrZe1Ugdq1+8abrOU333LrbVZ4
        +1VX5fd8+CMfbeooFC3CQm172+7wSneuFKW71vhem5XJLBPC3+f70rfuLl69du3qjnuuvtfq6LTkx64RMpMXlpP/eNHJ5KyfEJ/YLxwrzF3Tbds21XaVRRUU
        OXFA3NftrFjRTE05aHnB/SJzKN/8gPhkm7A+9ZPLy7YtZCmzZuW6lWPrCA1eWcxQvkJahx90suKIOEn/XFtQTXI0OaJKxfeyTwkv8+ChBx8e/2lpOQ+MHzpk
        vSXzRw588tAnDj984H4rW2D/+KFHDh2zunTg2MOfPvgpa5VO9amHD99vqaJJdfjQgUcOWWs8EzzwyMMPWWt1wkc+9fBPWdfohAcfHn/o0PgjVl/mwQOHDz98
        0HpT5r8hhBUJ70nRvmx7NPqheSGv/a9yTv70X4gHT4l/Jv6F+C1xXvydgP85+evyf5a/JX9Tvix/Q/6e/B79e4Of+t8fi/8ijvw3eeD78vuyv3+AHg3/BvsH
        hpd+m/7b8r6Sbf2+vK4obir8X59p/jvZJ8TkVVbkj4VijaVEZA3KIjnFcuQry/+BVKJbFgO88cuUwPL+nObGpLK6ZS6QcntUecvvllZk7S5Z8JtwKCKhRNeg
        pA+d7XYt2W0lqyg9y4ss3wpEdIq+oBKt6ORbvhLwII9J8niIok8CIbfL7UoiKQVvcrYjRyX8t6RHse/Sz7q5JMhrH4uzVDKdJSVzJpXYUZLUoD+Vga2ouWVF
        LcM/Xyrb/zNpSnOV8Jqpepb3YYtKJXDcRoVRUso9tMvKupkClrLLNx4tCVtXhSLW2daQbVEdcuWAgnAAMTEWiKLwTI6/XpSFSXlCA7sIYCvpO9JA31mD798V
        R7lxb8tOLzr3q37govVyElk/GtovhaVR/8k9O5CGPnaVzuQ2KkSVRtWTe2ovEJXkhyhP2VHzUS+0KcKOAMhobt4nr1+ObD8TuuQVx9D75BuUOU85aEdGuZQi
        8KiWaizMp2uJ6sdPAmynp2uZXVTL1NNaVCsZ+Y++FDRxL9e1gVptfUk1jfY9dXK0Yn5+qol5tN7fo/Ld0iFwk9Oo0SJqL3tBFp12Ew0TGoL4u6krKFD3FXaU
        bOWpbK9lbbUs5UWCWqqycLKqgP4jFEldJ09wN2zXmVN8kxQYWNZLSrw0qp46SWMa/Y1W8rP2QuAFN5+fyQsvKFELmobsDnJKQzb1BBXcfDTETFJ5wLygrCBL
        tcxSazxVqK9kAU4BdR0LskXhFm0eZJEIcpEVUN0yKrfVcsjB/KIMFaav02sVI7GTAOHQBFb2rpJEP/PUdnliEra2DICL+LSIdkevf5FnNWW9WxUJOYRZBIEE
        QiqnHNoqs/sR6nAeqxTthJKKoXqTnwp8NBTKvo0mYIZaSWlv7AJcTGB3l0eTHENc7AxszkHwd8jj0TBzC2WT4fQRhoBTBrLBhD9xNNSTWHIWPF8y+tscv5E3
        dYXCjHMRj/MMuojHeQZ4gsY50EHgUvbkONTJ9g6gLCWBMRzlGrg7ADgF4bio7FggeXAoaXAUvbyR+g5zwi2H8nb2uwA24RH80aiLv6Q01BDyOVSSq0uSpiST
        wuHXKHAscHVJtXykrqB4XxW0gGPRUEJ0DErLC03HBMJLuncHQPVF3/9rqXKUNQ377SoXw1OM3YruVKIMMFEldBVUbmeJQU0INZr/ol+utaFsiqdBWcvVUjyG
        cqaTyiF67xGgZuBqqmOWx6sZiqqIYWDHa83TqbWG/CYc0nKsLF5rLF5rnm601ljRM/FaM0ULA3ueTtaaKbPWUL2fabTO8MryTLyyTMUrC3c7qoeGCXQH0Glg
        xZ1D9TLwEIAH0I/A0pDuHF59TPlEoJhlFkvGCr2GaJTD0Gcs6y1fHP9n0vMeFPFaYq+xDLaa3OlMRjSVJXdI6AAFOpGDv5tozkisBJgKNs1pLHNY8G3AnBtD
        pQxKDGdGIbaumtCr2Vu/JZxrJ7snuo7zklbpHAub6W0z8nuljeeirSGo15qpN31eRTENszQN7WQa2qbngXZQhl6VPcpqtq0crCH3lTYsq81RldwrUVj3WOgC
        Y2GherVD4+bUv+PcJ1S2iwZ8q+NSMU9U5mqivK2KNavIr+z10g97brD4N7/tvpLopNRzHcCpbjRNroOC8mOhtcaKMKte7eDBSl0465T9EmMqBjJ1XAnQsW/l
        lfX89zAJqPURz4skfV6nFKnI64OeRpG9jSI3NIrcGEdaUV859eYDSXyvNYzFr1sOEGq04OkblPM0/WhFEDu3Wl+D195qzcDNDMq34Wa3WhfhbrjUrjZeCsUl
        z5lDuIfCvTo8S+FoOlNmamqG6IQcgWtGMIUQvfE9P1Lcy9nRbz778i/+yQ/+/q+2YaXLRjQZfJUd/c869m8pNkcT+9m3axOb/CYcZmhiZ3hiZ3hix8niiU1f
        fiP1JflNeNGX31jwZfTq2/7o/zn/R//p7P/2x8/NgHiLLrztXyrG4+HaW0f+/tf+94e2X/Jsna9GEzNvGxQyTR7KYr1tjVCCKoXwuWVb/MGz8QcE5FetMtUG
        Kda8U7AA9oFyXbBC87JIWHGEwxmKyZX9x2hWFKMZi+OIMBiURzBHB+VhUGlbrU8pOw3D/RRbqXym8vig3Efed3/eH5R7yZMflHv0B7vpA2omBujbVpkK6StH
        3Tp3vD4n9PuqoFczglFQVHHL9PZfCU5G5F/dCKOxf8KMftDADBYs0jTiujEouuWaIK9HnBqUMyBVqTbfcPVwu+BGboPZUZdT7fUHzTypLyg6nyOCPDqVLdMr
        xv4gxCvZIXual5dqNp6jZqbmmxzHlrSuRa/QAPV5gOZVz4jNY5mgvo2Q8V9LXdN5qmlE6OUNdrdar8M1MH4V/n/2CwTkP4KvMChn0a6er4QPf1DOwfvwqDr1
        QfmaW3S86I/eZ2GOKUzGhf0nWxc1+hevfvEHf1McspcsxfZUjMss6/4dqobYDu4Yx7L+rWRG5vUUNFXJp5KqnjPP68D2z21/foSm6xIVdU1FRQOo8NBjqOQv
        AxXbu1Rso4Ku9zRKRqHB3kvFJnL/IpOKu4M+Bwxfe58wzJiqWQ2q9tfvq2pMD83/oIZVyG/CBDuaHoxV8oxV4mQJVjkd44cp8ji07kenCM8weqlQjKmNFV2k
        PEvwPPO28bxDMV9BBXWBGntY0a/bZSqVcltnWUM8C58AnrGAZ6o28gHZkEXB8GSQjybUqTwiPcIiMWcZYieB/etAFr1OszsfZ6uKWy0ASeU0iIBxGEQZDVhl
        EXKr2pc867+4XmTXTV37clP3+kZTt8FiZzVa7KxGix2AcIpn/rlsWWPRZIbbTRLzm97NZcuqR/WqDWpjksUNOgNGTpUcr1yUkb9DN8+ZyxJQLzKCiiaIshof
        lKcz5t083p3KgM1LPopOZcrxilH7YQGgTxrFX+TZjVw1/srFVYwruDNZttfbHQQ4cnwCEDk5AkmtYMvUbMOIrm/viF1BmGbGqUzj7qmDZYxPd4D7Q8++7gR7
        uZ2zDk05wqJzjhc8rJcA3wN6AVDkjSGWCpRk89x5kUU81Qxz1ZhBOuIFRMwLkEucQ5haRKo0oJ30qrJ9jEnBEbMWXaDFSeBp6GZ6t87ezgsXJFF7sKCRu5fw
        gOi19oVZGt82CBZa94AF9iJdr3X3Vutu+DaKe64T9+hc9ut18nUu4fWkBMrtMC0/nP2RUK+0yOkwIk4LepUF2a0EwemxcO+lLou9p0R4J/x5/zWpPzhNa6i6
        E+MEnr3keUwXXBW8sNrROYGi6RlzbD7x8RSjgcEcfKo70AvoBNMtxKdzph3kamzVDt8HpU/OHTzsZCQM3qjksYTXTTzlUs4XOihnd709g+FFEc50R3BHMe8p
        t5vo5NCC+2oHc1yhuK3kgCi/veRqviWPGUYEOnUgLYnHyusJ0XzwK6Pvxj/rydj/t+9a+1gEk78ZVDiGfTm0QIpTXfPxt9uW/Jb4QTea6SxHzdFLP2/wJsHS
        8gvcilc7dStmO00rZjpp2DL5TqPVo8XloU8/eB8Et9a39eyjLltlB3fcsJL8T+cdC9/p5DRTzWLDKx8vRMUCASSaWlR+3pR/zpRfjcufSpcPaIJbUFJzEn4x
        WPZ+u+JymSx/35ksA59/mZxW/nA5LV+YHcYIjRAaEwuyLgXB+856ZZL1wuoGWHghd/z3xF9czaxkC2RaNuQPwU7m62aW04Dym8j3bBvWgu/wFEIqVOmacmTR
        0uAhUOlCgEhpDk0tK+uiwnjaQX4y10Foktw/7aDp7kZnr8E8lePRBkOjC10otejZa6Kpv/SjFhYlMSnrE4H2RKVSUUMyh+pcU/abCUbqgyP2DDVCtQzKL8Nd
        OSjPw10+KF+Gu2xQTqORFzKo0allqNG/NTW6VJSLlg/5NLInvHGKXLWNUD4Xl8PXp9uAZL9vvubq+EP2eRqtseT0l8DkTBd0DtXUi8eG7ClEzxQApkBDiUA+
        KF9D9OsF5D97DciQHp29fjuNYUXLQZVcUDinTfgZuC97+OrtTkIV0SuW+exCsRwx2nOjahHvZyjX7CVLUOMcq1ajL6CqpyCGJnhXyB09ieg/PympBUUAp8Ha
        en6JF85sUffFfFH3xRtF3RevF3VfvFbUfTEHlwanmL6GvpqiUHSxiGFw2T75cpOG6Pkm3SfTCL/SBL5pYW+87i/ojTlffzvr1/XGDKLn/YW98UwL+rkFrFtd
        P8y1aLjPtuh+uGDC34D7GqVP9cDF1qQHZlvLainYn2/VsJ9urYP9XOsSsH99iRdOpS0N05lWYIlMGauMj7E7Vyz7vsYmwABrWKLAK6Hn8YpDizxhAlst7+ap
        VY9p1v4jMY1qoQBh+mjVoqytH1PWtF5aUdetGmF1LUSWLYYGE/+4Yjwt4X32u1rsdM1l0XP4o7eMGuC3LmyhCoGrc4yjgX1XE45ercJdDpzV6MLVNzEqn11V
        DrqNZG3FVdTRm8fCwhrLyNVaqYqFaHY1k6b1crX0q4RXKEQXrtVbNPQisCm/OckbmET7tvJ23ZREc51UXmkOJGEYHMMw1D5KmA+7LnJjo8jNcaQALQ9WY3Py
        dmfyDrT8Bjg+5SJAy2+uy2VTo6z7G0X21cobLlNZG9UG/zOQCPaN2H3k9I/Y3eRsGrEVJVG0JvhPQop7WgAhXWQ0ABZmcWtrwLG9Bu1e8vXmy7/etOh1NE2c
        fA84+cChZOdlDLdNyWc3LBijRIa/LKmzyZ0GH0vUt1OVNGbhmZI0Vh3/LVl09IalztRI14RyBmUCi5OLYMGbcxRDi6cVDQDb2rzH9NigHCDvcEI5YF+CU6ag
        +J718rTkbg02uVANzRRgo6+eXBc0emNyHYMb/NwpRS7xcxVyoylV1kPelE6BmfXl1NRokZNmlIfreHpMBWWdKHpCmC9me+q+qE2laljWr5O0qrVbEuBeWa29
        Vkj1vLCat6UDRVOM6rK6nGRV0ttfqUnLXtEkHUytQvRqbzloMnO1k5CEuAps6FiYWWPprMIcZZYBy+h/VixEAHXvYgxwqQgp/pfyaVHRpeLBhz/90DEE/lwv
        QdQXNfHWA7FYrHJyQ3Rox7jq8f9Kqp77xktx9SdTssKeryzgZfAtypz72v0mhN9cdHBHiTrqHUmUDmHCPGNC3jOFdoByQDhmojkadEXiIkM/acxTQjelqDLr
        7dcFzcNMt3xNBF1w50TQoXOKWAGilpcTYQNH3NwV6D2WLIXk7qAUiVov2Ax+1Ya/m7rAudmcQZvOQO5WvbWNj/HgWr1ZgxzsBd85te98rAJN2HDpIIeGdTs5
        xUHiPpsgh8iR04XNoibVgZm+GuwqNr1CsbO0TF1bopFQ38u6+csb9u+C2I0NYzXugXQT9ae5H6yi6q6C2kFduk1LjKX+hrF9DWMH4thMVJXYfo+3QmiIbSTv
        ZnjvVJvI2w/vXaqPvAPw7qvfnOKN97BElSzpjfhSJG8lfrcU2TsJs5ci51Ziu0uRu5PY7lKUuZWWz1KU3VXK6r3U2j/lXLKkCu5m1w/uZXc70CG5fcE97O4P
        PsbunuDj7FZE8BPsORJ8gt2qCPazZ0oEB9gzI4L72DMtgoPsmRXB/eyhcXmIPfMieEDnJ4NPEv79a6k89UkQzvA8ANoPnkPkmRfkuR9bSPDcB5IcnoOgCOHZ
        T55peA6QpwrPTyAfeD6BfOD5GHmOkPtxcveTS/jT2UPuPeRCN+JucvvIvZdcRe6d5Prk7mXq1lP7LgVWMuQPbLXOonJ31bZ7YvfSLgh4CC8f3WqdkZxBl8Wh
        Ku+L0swj0iayeH8R9JXt/6wIaNFjgYmjNTMcvYNK3fvo7bqbb1ZeLaXyBqF5QRNxWh7GZroeU9HzkhcWx4vXPcILBN0elYG0CctcBoJIjDhsGRPQ6dGFB1PP
        PD+LeGRBmtH8y0ENgx0rLKF+7dBlwtsG8pF2yEf2FjswS6FhEl5Bk1kCtu03ohH8vbri1vfModOjFvtlSuwZOQ9RAchTlsOrgCA4q/XqqstktT7JioqMc+nn
        XGxdM3WFzqd0I82gJXIp6VxWYqq0q6vifPo4H6eMXFLZD2BiJv3rmP51onNv+lFz5Pv/XASgMFAoa+CUFIeKYbvp53b0c2nxF6qE/naoTPdYmfojRgzEPWKo
        xiiDgr5aBb2AVawX4BWXYbDEKJSyWQqF0mLYp449rAaweWIWPloMx37yofs58NqixdCyHqjtEbVvP7hjnBBQslJ+9f4dVFwcPEKvCRP1vGND34AIpQwRRpkb
        u8JVrH+QgfrHwuW7IQrd2DB2c8PYTT8+hF0Xu6Vh7HDD2JGGsYMNY4caxm5tGHtdw9jrG8Z+oGFsY/hGDWNHG8Z+qGHsDQ1jdzSM3dkwdlfD2N0NY29sGHtT
        w9ibG8be0jD21oaxtzWMvb1h7J6GsR9uGPuRhrEfrZELM4RFau9+TiRvINYHModnBsQDLQOXSTsNogIeWrD3QRXuMmlpKb+bPbTa3wvy01o67RGzsOwngiET
        bR9bMuEeoiTgbidKIgNlgKUS9hGFAVcRhZFZMpVPZAdci6iObArzZg3mzfpPiyDrcZiwDq+sNkILMK5XS6lX1izhpynnMHQSibSQU9gfItJCVuAh0kLOQ+uQ
        SAs5Bw+RFnIWHqIt5IytmTM5DQ9RF7IKz93IB557kQ88dyEf7PvsQz5Ss3ZyVuodIDkDz0cIs39UY/ZphPdQ+MM6DGpC3Ubh23V4CuFbKHyrDlcQvonCN+vw
        PHaUdlP4Rh2eQ3gnhXfp8CzCN1B4hw7PIDxK4Q+Z8hHeTuHIlI/w9RT+gCkf4a0Uvs6Uj/AghYd0GFtiwxQc0cH9FByg4BYd3EPBfgr26SC26jZTcJMO9mGz
        MFEkYjZ41VbLJw7aq5E6CYlTo3mY1PEW0jWlmPgVZmmERlujVTHXcPXJNVx9cg1Xn1zD1SfXcPXJNVx9cg1Xn1zD1SfXcPXJNVx9cg1XnwWxW5dYh3+k9aeY
        mqFFM0OL/s+LoMg6mmaGZqG1hBnqmRnqYYZmaynBN+YU1A2zxzBBU0OwsmAIHqkfgfvrR+Ce+hG4vX4E9tWPQFU/An2o5BezqUFkQ8WYyWWhyWUPTcrexqQN
        UmgtyOztrC0uNMno00hrABbiz4tQdoyyUS7K++sTCAkNIdEIQg0/ioHF5ameEaIPbX2eAIqxjWneLNO8qW3OBtubd9Qm0XtyGsns82qsRjEHVZenf9kPRKPc
        qZJZ5QR2tFJr4y+Y4N3ypAxErQSKqEgvcHh6a86mEVPjxHrzXw160jzSUoiDPzU68ZdDL50si+sgd29KJkdBrRvkk89stkP/fNZJ5HRCFdbZr/YGD6vCenuu
        lzKl8Ou9wRFV6JbzvdREBa64AOXW08vIPTJkTy3TQr1TcB8esivkRhXe+WOpo0+ToBBNXwUh5lQ2ZgcL0cXeclA0AjQvsljgPWvpMyM1AZpDi3JKflYv+iZe
        3R4msDjr7T6qq8Pr8x3UQw0kaXsbSNLueF+SNEtOLFTGvawkDZsfdaK0JhallSBKK0GsE2aDjBGm2aq008h6hKYKcjtKkPnyNtgquT360q+yOpbYiTMu0csm
        9KjK3V4SOP0y/av6aBIrtedu7gKfF60q+7/ApyFWBQJHP3xi7QBiLjG3k4VJKG0n819MgVB+WUi3qFQIf3NhE6a2r0rgI3tUEx+ZCtvMDG/DDPdZbFdfllA+
        JrhQTakJztI64qDnLaqHURDndU7Zuw2nFfezkZV5dZE9cWSa1ytlkmCO2DnDeKsM4xDwiY+kulrZrCphmMrNmqlUWi+iyatnE7P1bGIObGLoR87trKdc2g3h
        ZwpFZszKkfE/J4KMx2G9cjRBRr4Iak21lKpJS00yZeUT9dCw0fm6yA2NIjc2itzcKHJTo8j+RpF9jSIHGkVuqV+S4+jhRpEjjSIT7rMxxTy1gGJuiilm30DV
        11BNUmqogmKet5hiHqFlcrC2AG+h4HBtAU6JLrAAp0QXmCyxHDRF822oLcC9GN4isHnxxTmPH20EejXx54+YQ6Zu6UvjxaKMt5BikBsh/Y6S3fADr4ZJa7Xx
        tNyR1hSvbp+HgvGa4sVrClZIBxuDPSxLCvSxLEIARewYtWsawAfBhAyKio9jFFkDFlWdtWg5io/KmM3kpKK0DL29mnLEcrSa1tcCVBxXU83hmV1NVaY3F1bT
        IhUJXmbW2RfNclbZoJezUxtoOTPL2HsvX06D5Yuqo7+Pqn1AYuk9KWxS9FoVIm+AZenDTWWdjnhbs2c1tUF/lNqcij9BS7kwKt2Kns5g807XY2JQPo1DXlMZ
        bN9RXh7Xg7LeWA59nWutCKp/kCGE7yzWYAgON4h7sEHcQ9jQ/gYtyFlakLNR9cqybg5hM1MORa4mzJUK/o5V9n/RbNmoNiJXfokIRJxbzEZTXyd+XScxrS7y
        0lRdXvZ/mda+aDosB13meEpujRVd+L4fTcmo2c+EK0Y/QyCYsaCMtAJy2E6VVGJFNCVqlcB5jYw+iLqClxtbrcDgK0WT8b557R+thiU+YBY6O7FfRhhjzhrD
        vkO491IgkrXmgMNquNH2Mr+7c8E7eqPGCCXg3V3pd/fh6BRH76tFz287UMK2lJes7LtKhWLeq4vaWcotjNpFUdmFUVma+NiZlY10c3eFd1+6wiI+/wrx5IvU
        DRCALtoe4HR3Id1d6XR7a3sLaAcEAHUROGNV4VV9X/rFgZK1sIp8WqDWLptGpYeo+lQ2TfgFUZLGx4IowZLnXQHimUSCTicO/KnS7Tq9xdLpGlFUwooNogip
        o2kaUq1Rm788sIHdSztKUL8rRjNuWXXGA6oYTYuynFTYhCliEzvooFFVzeiz5Jw4dFjGxJtQzv7gLnbNZpRjNqtYYqTx6J3s+nrziviXvXrLzP83ZnIQsnws
        7EkPG/Bj807Z/zo4oxSReh8fPZuX0LF2/H8peFd+zqaawDNrU1XgmbGpLrxzb1MleOfeplrAU7GpGvBM01LCnnkJlkFA+uPMgiPEPtQ0PNhwmoIHO07zUMDG
        ltUcYrBnNQMPtrWq8GDXqsLHy6Sm4amedjlsYkjtU00MobvZ3R7cy25f8Al2VbCfXT84wK6FrTr27dc7bA7vgc3As1/vpzm851aBZ18CHX2Iax6RdyfQNCe7
        EPmJBZHTiDywIHIKNC0Nbf85QaQGeVmLoQnzAmggeiV1ioL8JhzyFjafonD4FMUrC09RzP3AXzhHqcaeQ0zP4jesaKbz14cmTPegwxtlMoNTeR9b0JK5Bqk5
        42lJ3RZYYQ+NonvIo/aqe9Lf+r8hwoHnw56zPOvDjYwNFMX0cowINyNGIGbD2Wo13KJ6zp4JN1Fum86qXrVRbVG9iDirNqjNFNhAgT4kHEZCIlfvQLabaRCR
        009xlIqyvgNZDynOcgQR/ZTVJjWsM4MghPzIi2m5RQ2DJMRC1fueDzeeZeUb8m0+q4bUIHybkO+g2ny2eibcSnXtVyMoelBtREw/ar4VNR6i+A2I34T46/DV
        EGqzUfUjV0qzSXHsVp0XxD3XKdRbbTXfNK5fPyXqQSIu8AO6tkR9Cxb6QMoT7tXjt+HXlF7vQDd6O6i2VlX/8zpNFaNhixquUrMhXVJD+h0PbymPU+M3U5X7
        n6deocZcD9/A2TOAwCb1AYS2oLl9iIIe0wDavYVC1WoyTMBwNajHFqoB4ZVYThXcuUQ/EcXWa0jpYF+DND1Ic1cCGNZpWpzshhp0zlwWPHsvvalRQ+2LzWcu
        tddCm85wbWsRvXWvN5xZoqK1JFvOcNMvl2QjJ9l7uSQ9nOSuWsRAXT36UA+P0OdeQqX3YiHRcwkzGQtxuEFP0F4anhsP7UDvHdoxvgOT8hDwFyXbcAinczhU
        OyS34Qxxlj2q9xDSgFjhmX+Gvu89o3qqz6EAyvF5oqDvZoRBSaqKwr3qLgrMC0RSkMozmc5uOxtshObcXsJcb/J7yqxKDTSZ9S7IjMIba0VzeEOi0oPcesHJ
        JB9Q3ZLqV7mWccYbkHGtVhsW5LsBld6QyncDBleqzRtr+Zoce5BFrR09yCFVkR7UtCeVYw/wNRjHHj3niEXkU8fmlDE0+LDw+sDR0gRYq1uqewgzl3L5glcs
        NTV3rOzsWnXFlavVxwlNJ7GWkLbjZrK0GNeIyq9WKW9acmdBzPq/I5i++IbQqxarChpagumK0NGrs/7A/w+0dPn/i+BktOKdYTrIJOVIE1VM0SWe6tB+844C
        1QxWyg6kKkZTDnHqoAYcppsMS2CoJ/9fc81gSkITQdr7nPZyKbMyrjHTTCCssRJpUsv3/yMtQmdp4WECi6l1Wn/2aroLL/vPhsNnQ+A5UOThyNmwj1cxWgDo
        1cDZsPdMuOHzwRDVqffzYa/q+XzYc5Aq0UvMbKw2fhHnd2r+jxAge4MeVInSE7NrBIDZJ/d0oct71BBPny0JMmfZPkQLxDK8JcJ7UX4vkTJUoQ1nqHIbvoA5
        RxU5wzluOHOmSm3Q+EFaVjWKXXy9T+3TaOxNEd6Bxz3qTnVn47R3q7vplU77MTw+TrE0tj4G505du8af0of7LpXiIZYMQJMZ1W5AL1MNv91Hs2Lxt6bSSHAv
        8rhDoTaYnfw/3KvBwn04QMAgeqJKvTXwBcY+FMWnCQcAnC1EAvSQh/AbYTpE93EIYKw/dlXrtr1dwQZvabqtg+i2DqbbOv4p6DbNIOiBeYRI8JEaB1b7gWjp
        wVggcudgF0ZCbZntIuwTgqYiZ6P/7+MJP7eNRrT/ZYjk+vwLENctSeo1phircokvppZ6sSTlsRFERO/ZKlN7PWefBwHRa0iRNDGTYjk1cVpnegHhOxdQsDPC
        MB/TIkUlGXoXbFoaxdUwhmAtzWmN2YTGbPSWnjFqa9IxNdxV4T2QJi+OKWo2MBRJEv+LQp+YYtMmVgCOVWvICW2iRmgNuSYjlWyCVBJcgV3HdkJHTgt9CWEK
        rSpXJB8X0sk8dSe068ZCiOaBSWcYra7wYw1iNnXF5cLATi6aYoMGfjnORLAIlV5UWSmcWhG/4TPSOf1JHJeLZtheDVzzubXVmkHG0xmA7GvSqIZDUYtPukA0
        RYlZNCWQ1lNd+pVJTAE+qsk2eVQ2qvSihC7zVkvIZth8WbeFEzFuBKnBLhYTzW5DWpYGxVXMRvMzFuS49PaqVGzlal7IqFn/I76gLgzBu71pm/dTLQsETgi1
        ok06iZY/LZWKJVMmJcsbTBG2fl8rppLTNa4lr53c9j9vBo1g366SAElE7egv6+zibJL3DK9iua4QjDT6ZsjAoD9V+Ox12CaLW4TNHf8LmBIlq1E+cYP9XxEx
        vBukMXtxcy1a4tHmV42cwidfwPWvrGOjUksh1RwN+xwj1dw/CTPc+ExcyxIvZlqWwIHTS31RXerF1FIvKi1L4DkY6WqgkksI0F8KZS/1ogpbQ4CcoRYRnE2C
        MwhOlTAc2oBbfOjxnqkdYsj5ZzEWS5aWEDUZUdF0kznbUW0y8qCpplhU1GRERfMlI2CaKxm50mzJyJVmSsEndD6lYL/OpxQc0PmUgvuwaTjbFGCEzniwCOOn
        qqaKSZVySFgp3cLHq4HwK76RP801G7HTTHMsbYIHYqAKPBADzTUZ+ciUb8RX881GIjXbbIRV0/BA9XoKHmhlz2MRmM8DYAzYJlOrGFCaLq96wUHdHC/Yp8Hi
        Ee/FYCkQI8ZgKQT3a7AUgkMaLIXgAQ2WQvBJnU8h+JTOpxD8pM6nEJR1PvlgDGiB/UVT3GzRlDJTNKVMF00p1aIpZapoSqkUTSnznillzjOlzHqmlBkvGDO8
        xlwx3BfD+N4YxodiGH8yhvFPxjAei2F8MIbx3TGM749h/EAM40/FMC7Xw7htMYx3GUGnix0APnykAX5XDPC9McDviAF+Zwzwe2KAfywG+MdjgP9EDPBPxADf
        HwP8QAzw+zy96FPF9tOwiCfoV5MJumjKYsf6aFf4CRpxbzWigw4QGUs0j/pJ9Sn1CQJZw0Rlnch/HvRMjpgvjfwbU0i2GbGztpkUU/Dsi4UZ07aZIrPgIe/V
        NDqBXJoJA0JOHVIfM6mlmT5MaH2SvEYiYmYMM6J3qzt0dMU2M6pqNyT6DmqhAzNlvUb0MmObOdeYtKShQhwzxI1xemmmZmM5JY0oSv/xWnrQn6qBPOnS7ktF
        ovn5F7uXblN3NED5DVNeegqz4P1me/cPkS3+fzSafKR+N+XAUVW/u5RIOfDu6IINFbWvLu3RlAoEJd5qQSyPGZTQAPqIEsUkpAWt5GXewtPki/NepEtDsgUk
        SCOSZSdTGrMbNW1So0v6tZAhoUscQ5ekCBwiIsz7SAZOsfEbFxs6HB9XpbaXSJSModkuw+AttNn7Y6ZFsg2/nVqx+IWmE5Z6Mb98iRdzqRd1+GG2wQu9GbBU
        VtNLvajSixRlMb0CPZgEqysS6pqHCvW0Ibl/rbM27nh4oGPqdneRgnuvLlWq346rLFOjO2vi5Forw71Bg2kc3hk0YKK5POay72J3f3CY3T1QY+BNpwfZxXZc
        ljebHmIXomi4fVjfM3qjO6pIY7fO2Wo9AdVR4okqcD8jmVzuLEfv2iYJoUmrkiXPYfLMZ8hD+NSag+dB8szCQ8utNQMP4WtrGp6HyFOFhxC7NYVyp78BxQeU
        VVM5yBiVAxxALqyTF1YPST4nW9AaBBWcAKZQbdefzRCZCErhPwHR3pDqBgFWWHAU6z11KYgt4+PoXEw3FLm6ZTseHXiswkPhsQaPbjx68OjDYwCPYTyux4NZ
        1hvw2I3HLXjswWMvHvvw+Bge+/G4H49P4XEYjyN4HMPjMTwm8Kgwt31S+N+Vat0O1rSYCsp+K40BqN/x+V+/lTUk3quVnloBFZQ15PC56hXmQPOKBQeaqUc2
        /xD2h96PrQG2cVosumxcONZ8sozmk+W3weKxlYgY7NiCsGNEDDgyywaEdEI2cA3bRtTVWrDAFgrijgey89TVuiIxr8v2KrQFi+hpHdWSqktLov7bEl38vh/B
        3PPyoMXjF7VatSyuVYNPdP1ajOCDBvA1W612+nrtoAUCXNuwKSb1gIFW6wWh8oHFKoOX1f/1sK2yUHE4uMPoRf2jTSfZsXpWYtfjSqMOdSXrPxnLVVdqy1VX
        Lhg5blTpLkMGrpq75SttBKPmdfZMW/CwalbNIFXbgLUzFHp4yJ7LmNhpxBL2aI7mizAa0gxJEE33bqPnAl1Zaw2bCFeBhLMqcOF00KTNa/2rPPSvHDg5mgIU
        aQW9CzRZ6d2aEIe5j0buozAC7rI5SRfmN4ZhIKcyw3paFuyw9EWr2Sqrv0Jp2+SDNJ/ZQmXfEC3BK6Knfyk2LMVG0PI+DIH3+iuj6l985wkJzaULsDjVwTK6
        nq+8CH+Ry7pglcNsXWHbo+VxLivYmrm2+XoDNbZXw/zF0CUyxFE4RsFm4yP/0evETezLPbrVuhE+mAmlgT5I6MdC/2yPWqMvJdVEXRxj900be0ONnLhGhQU1
        uqpWI5guhzVz1ChXq1GRa5Qj3PseNSqmalT9g997UkYhrGM2rlHUHr1SV2e2XJr1O9kUKRsmDRk7dNMKYODru9G/m7EA82/oXF0+BfHciaPcRjtuo1zQRlVr
        I4x3w/Y/2ujW2pjhNrqxsf6l25hJt3H2s/8iG6mkjXxfgaNb4OPRrlvQUdeCZdEbde1OwyXL7ZBLjNTOy4xUbkqcjdDtFQTlP2FwfZ1wGioY187Sxt/zGhc7
        /DLPtfs/Zl5I2iS4zj001ovRG78Q1xmxWYY8+bSFxAZ1Xf4j1FWPGT2j3kfZVPJGcVPA1pNvhBHbXms3oQZq0naaV83cx1DEbIZ2pkVOPsodU844uvfYOK8s
        WjUTSAzYpBk3FOThwD6ZDTDhMDnLplkUri5LM/h/K9BaqpodaBdmSgnL+bClxGayaYHRppMS3Ff5vG+i4E1MK1HbNZYUPhXt5yH9fy5JSd5USj+vbxJojiqd
        +u6PqYLMTGaP69XVCh3mFXSXu8ZSOF8JoPXaeQXO8n0i6CEflxzwxilmpLH4yJYYYY20Zo8RadlWI+dwBAYZqQce05PrWAAGCfYYXX5m+KktNNrxhRRbrccg
        7B4kUog78ae3Wj8N30bxM9eJn9ElVMQQ/VH5pwRbEU6MMlIhTws20E++KRFSNlNsdXuQ4hF3Hm9tLhHGGk+LMAdDkPCfE2EefgmjkPzJeXyapzXuHMsxyHNa
        6ArMUAWwaxNd4ApcEHUAmKW3s8aA/KuEIl7FPjX5vyUICcld+n6LrRTU9Zyj5XOOfa9RAiR8nWrO0IDtYlP/10yG36EMvyM0RL4rrqM/vV/9La4JPVlN0osN
        3CN/Gb3z+FH6M3c6vCajLKvgcmXnqbLzplkXyX/R+CuSYCy1/xT5T2Ev6rREIfRMN3eK3k6ZlFXyQzASneOU9DTXq8AS5rTUEIZ/RoaF2D8rQy/2z0ndI/QQ
        2nqrDIvxy4odlmL/lB02sb9bVu2Qx9cLNoHtz6UePi/YGm4Q7aimWKxUiqU+xViGlIulQl4sYyrEUpu8EShF52xujF2OAjPwX+UYetb1u039bhv1Ae4Oehrr
        hgbac5SEJV7Uk/O2lmswtB2CtpmDp2hqnjL+p8n/NPvRZCfWVESo6sQ6iZTXNHFw0+abl52Q2v0y5BIzDmpBz+hqU/F5jqFnuuKvU+mvm68rLmZNxY3LdFFm
        HKoiVI1D0whNx6EZhGZcncusCwQz6+r8X3WH6M+km0O6OdfIcyw8DQdu6bZUMsSFmrtATmaAnE5mzDjM0Dg0/inyT2X0F6fpi9MmvkrxVeM/R/5zGZrRjGH4
        mcI/3r+0Bdteqs2Ri4vmCHAlszCEJ42bM27RuMcYxfmuxjkm8jRX/1l+Vvn5Aj/P8fNL/JzW3WUQk/8XUiMJjSIYHWhkgKtwuI60UpiZrOsYopa8L4zcuNyX
        +Xmen1/m5ww/v8HPC/x8hZ+z/Pwjfr7Kz2+ZSw+65ev8fIOf8/x8m58X+fkOPytsi/kkP0/x82l+TvHzGX6e5ueztp6leo7635aeHqYGVBXXeGZjz0k+i+FN
        CYm7DSWs0OImlTBzkzbleYszYcSDFydx94u1m6+ncfh4F25jyZhjnmDsge9h9FaB+WXukSg/YIZV+t4SUEDZEVremI4rwgDvNzWLOfqX3/3NX/7Pr3xrhBCY
        vjjjVsY3e9Et+3SHHzFVfgyPCW6OHrh6KutJbJYjhovQo4N62/uDnO1NFibkcShe2/paDIy3mDPGXTR+Kchpk1yaH3dhm9+GowJmyx0/6GDXCvjQZo6vvdL3
        6ZhzcCWceueTaPlbGIB92MjP8+1D2AG1+dYRfYeHfz2uc1IuTwxTpohN70UiKBh+KotemIwsVzWlDZM0qex5mK1XTThW2HSAB6fenb8ievZXEq4ppjb9Aqik
        Wew729qWQgd7pkWwEm/+SED1v2kprZd7SoLLT44kyqQ6fCQRavgF1fSO1LdImfZxu2BK3EQ0L4zwF0a0LIxoXRjRtjCifWHEsoURyxdGrDARkTRRpcBbHFVc
        HFWKc7LZWpmOPp6KlA0i+8o6eXwgwFHLR+w95LRfalfLtAIK7kVqpWCbDvZR0Kdgiw4qVl9vJzbe6P85qoBrqxxNWzu4P4PK6C4ThaaL4OpxfWqllvguk+9i
        2hbZ+x3JFnfgfR3eFSP2nCTu2cgmQFqb4eKb0WLpwbLGwxR3tXzLVR0s33LVSpZSCCOloNJtvgonPbYvP634aBiY5QbnIXFXib+r/kCkEx+IzBpZUTZWkomT
        auUYWOOZl7EMq68cfU/LY/P6pJ0+GQaEtQZYGY2SplFyQaNc2GaHVNX7Xdt2gDOBU6aEOaLAR+L6YNQxt0AsUi/lIwS6V59j2xNY5pRH3pzyKDBySc91wpC/
        xXM9h7meO3AUe8ngljIMXGQE241uzAQ6YAI7oi6K7gATiLO0fAEWYVInvl+hh7zv/A/+oOwmz0qNsi3gfusWYHac8LOIXeUb0NiEE9faD5HFmjKzsy7nB7sp
        DoS2DqQFLpyeEEf4M4RzHCBo3dKKME09Ypq6H7cIQdLi6duNYALS0iYg88YEZCEl94JYJ3c5/JSrx0+5Ovykcu/IAGOrZhgOB70gf/XW8m130Txbv7ZG37mE
        3Ids4qiiixaOx73J1i0LVkykeO9Koa9w++8ky/87JMvLti0nHT37Zm2efZFj5l+Vrdq6C0xtmnnoNtl8uw0Ohspy6ovjOi2QKr9K8KY/wcoUScLradrFFmZT
        kdlGkblGkfk40iGeqJ3GeoLUMxTMxkrdjv846zAsLlg2Klgu/v5EfI3Igu8hK82M2EgyaeYBa7oZGT6wXW3PzcEoMTN3WtKUdbQFV9Y8xNipm7gFM3G9OoE1
        ARRY0/s3wqpRJDxdeK7UJHYsr8NjVU0OyVJIPHr4Yi6+pguPYTyuZ4ETC5vw2I3HLXjsMfQjNoMsbAZZ2AyysBlkYTPIwmYQyEozS2uEJY7O+t+R3jO2sCfN
        RYsy3pDQVlCY9bTrLlp0cNGizRct2rho0dYXkyq+WCQXmni2uTD3fZ831Q5H/jgfR01fKqpveZOwsGDrS0UdNpBtjovFl606elcmxLpPK97C21Yh/nlCcCnI
        x2HXSV22anYgahlSIuRjm92e28d36EhYrrOTwsgZw5UwuJYRXjZ9uoOHcrJNaJtEjk4RF4ridGq5MHWDKqZNrwAevOMF1mDPghtnq+LwUlfOQsL0M7hNxdwm
        CFcuunD2OWGZ/LQYR8mbSxZnFmceOrikkuL4RlCKHEN2VBZ7Zdwo3BtzOrnBRSfSKRaDQCxM3aCGSI0q/p4QYtLcVKhPNhjNYBA9ocR4lNwgep8ekdm6qz8D
        oa/KlfrrHK/QWX31J48mams8HmVy66Bk8zqevrBR6GGZGo/IggcNDdUW29xaFMdkKEbfnJjT9zcqieb8V1dmJu0T+qZcvp+QjQn4+2IErS9fReYbRUFbjnYw
        MEDp8LU1+TDzElQAe61cKLn2kGg6+nLdXHyprsO7CfppM6eaO6bkOIyXHBv3b9P61vHnIC3MrbocXPAuEzUfZVIRdCtozzScMXe1IjYGCU1yVBa1zL4U5k1t
        qLXby7y7xvcSXU/DKH8bR6uxNRbfR4l7Z5MbfPv8g528obJIL2EO7IAxrI0LfWOwAFaZGkz0JZgKgCIElqe2hYU9Zk4QPL5EzcWNwdtOvcgDJ37jUdIZIqwy
        p170sFqYeMfkR1nVcqFAkk/9zcO6EJe3kvcAZI6m+K0FZVm4dVh3jn83DM7XLhBOLg+2X1JWcnmwpa8N5mftBW+C8NYRP5MXHq4pUTlcqeiqPOTqwKd8f7Au
        0gvtjQK34dp6W1PXm8b+dSKnZZuONo6OKUesRLT60+PXCVz4gWuCm9k2FrWqk/uCn7lOy3tZCJdAgw7JKZsGgi4AY9jme8gQmQtdDC8NVawxmUgd1cMWVHWW
        x1oc1APQg2ZUPJDdcZXjgbxbK2frC6b1xzbfFo2K2nzX9FYLFzfJrVZO09mOXq6pAfpmbJqcN3pfXy2bJptOmH3g4hp9ySpjN0LN1i5GtzTk+2qX6AKH8v2L
        wBRFvib4KlDRPK2NnfDEWjglzJVDydZ2I3U7X3jk4f4oV1tkJzzzKSW+EnaODpx6MXq3mVAXPblYWl46a4ejQp+ntz/qPRW0jVYeC1ZGTz4WNEUiaIbFlM5R
        66PMCL40d/4Je5BomAz0hqa/NSMGtbZKKi8M1toHf/Dbv5FJPvjOtz5vJx+Y0e08GfjcluSbXtxeJ2h0+3u0Tps/an2E7SipbDn6gb6ci7UadBTREH/5dXEd
        g5BIzL80CWiNkbV6CbSx5HYC+5ajbg1wAv30PH8JaiFTHiRqxsWGEN89TjxY4IxeH7RE10NwRJ3mq5ZTo81PcnVUIXLGiHJrGXXupAWAnMeDFoIrLv0NCprb
        Dpmas8LcGM2aDMapTIxaEPN0o8pH1i3jvHDlCPFR/oWXqKNoKhWibTd3Rad/LrnVGCdCiKLM3USLIsu+8lyBsBBN7CqxPmEudXkx49T9obyRfHIsKYRavi6+
        ItmIJEYrE9TfC8ZCWOoKVjLYg2Z65T2V4KLK5Mmgjb7/h+xY2IQL3sh3Y8mGrQig8sjxgkLEZyGaoslHAnt0Mljm6Qs7F5nnWkZY5bOjv/mZ38+fGO382dDn
        Qh67m8chV+UOqrT/IjXRuomAUxjDXQl8YzP6ioby0K3M/P/pH/5u5+Go41Gt6CIj51h0+qRPCdbZudBHp6yzrXBF0F4sYtH9FXss+u2fpkpjklKIEn4tWvXg
        18JMdP9hJcshOB/CSjR6nEdeUvJLnx1FCSdGO1BHVOynPkocjT/6D7qOEOFSkRcqukgraEeBOSrXfxFYagfb4ee6taj2UTERrtjz0kTg69qIYxi+1s0lM+Ko
        1BYambZuA1rQ6o9TXu46ez/b8G9XFDERto9Kyki178XYo4HTfudLE2HL6OSHAZKXRsXjAehh3AuAu1JkKata4pjcqEVxCyy6t1DFdILbtMky3XvUp6OWF7RS
        d7VydyWgaNWgQHe1xqAAQm99sUyzkCkBTQzzvxO14za4hNtWTWhpE9/cHikFaxSR2g3S9CYuV9X3QHjFU6OTnw1WqTa1ciLoUoSjchNBB41NwfgmBp2vOgha
        NHCDZSyTYrApgG0F3nCQRvVLE/4jymaJzBO4zfrxG6lD6d0wHn0E5lUT4XLl70U3KdyuwBpTT0zeWHJhuW0slC8FrVTZGQs4dzkBYPsEIc5ilnCVan1KLR8V
        pyhy8rOnMFvo/VPBMsKAVK02yudd6m1XV5mSL1dX+McoHlWjVK6XGgdoTKt+s5y7voPHAtWcslqJ7OSJUavWitAu0cLZSnm2qOUTYQeNiaDFNECnoyaIzgZt
        6IjbMMqTtwWt6KhrBaV4ikeDaYHVaZpA1Uw1wWPIx73Rhd6AhptV1xVdC7rChfVfitiDxz61insni8BufL7O3k5VreuHXNKGlqQNrTSI0YYVGPGEqp+iylML
        WnQLVuD9U8FKXPOmW5BN+qAVDUhktIBruhe6Fk7ALkzAVhofQOfIH6eOJRMaUWXytpK5EaYyiRukeGK1MNPPMdJMzxaUs5LNmNzEIzHVOjtpnZ9qnW9a56J/
        fNM6v9Y6H63TJYudfI+h7h5unUdJeCCtpP5FyXis8OotLcEelEb1F2az98AWHvRZCHEtUysfp8Yv20sTcMXjBLFld770eNhC74EEmp8M2/cCuX24C0BYoVZy
        xxK2hDaM/2Jk7SoHOMDTNqGrLJ6C164Qh/LpmkWdLv0BrWztatnJPQEW/sIJjiLyLCjRopkPoBxVOEJ4NRfly1HhoZDoLzjOrXBv1wy9BMZ1b2Yr2C600T1w
        eFj1iH0LpGbrwBZCXx4X1E9903qIVpf5fzt5uAwyl1DdScKmf/P71onR9lOj7xJE5qmV/uizvEhuO6FaJkapC3yk+jYlKpwa/Vzly5X5J2awgI7+TSxO5YQ5
        JBydnpt54smnnj7dNzFkuVFelaiDo/xuVQLOI/wjI5egFJUIdRIJWDLnS28hVCGpgQQVoil2HCWo4MYfIv61iUa2OY3aS649MdBcf0n1X76o/q21+i/n+rci
        1aL6t6brv5zr37qg/kyuY5L5j2JYdWO7YZ2tglWaHVim2v1H0RS1CvF+2LpXcYqOsCseMsv3Ep7q+HCX5kuzqou11pZszT9hb5TUclq0WwlzddBEXxX40TKi
        LZneW8bj2gzu9EIzWiCssFxPKWCFZRxhkPUypktp4rXTACZUgZbRagTSi1Az4qicVgMIKlpTs0XhRhmaJy2jq6iKo2tOUXMoBwos44Bf4whP7i0V8NVYSATG
        bSWoqIMOZkVA4ntaKA+aXf7E40A/NOMeV6Uugk0s5W9OpPyVHHAX0icRNG/vLOUV2nj9qRfHeLLQe/hp9ngBLifJgKakQr2bx0u4YYL4oJimUAUiTKlihVtS
        JM1KQEet4JbHeCgGGiERRCcroPDqKROIMoKSocuztOQTfw1BaUgkbyjHajetq2YiOgd3Ho1g13TwFhpYREcTVTexe1zTYEYml2FC+hYiPHD/MaussQ3Ln2Km
        gVgwm/ehgbyzfPc2s84QiBHpXQ7zmiIHNgIlnkSAQB8Lc2AAdL46S0I3Mo4JJcchO42F7EjyzSgNipEmVxltYH6GkZVOhxNC0Z8nfFDUG61nNYKurYYHCrA7
        lwEFZdNKCrr5NWr7JIQL0bezt7Jl2Ty2Mt991z5K7x6K+sbBdBkR7Oe+SaujsyiNOBadI4Zko7CIY4qw0KCgJMER4qG8VCKWaWU1F0SsDj3GIqm7Au0gjkc5
        11nm/HkOtaYsPeqVXg0IhhUQocN3t4AVTvgbF7KFAguOMCCLqqDNU0reDYVNwTVsFhsmv6yb2Fg2iElc+CyZ5mQBSbFMHJTeuqPnCSZ+u5Tl30h8NWtRQhrx
        q1mZm5Tg4StCaxrY0X+wyjUEMsTdsH0sFQMZXTo4TAmW8cVufLUb+PI+Lf6DtcjVjwbg8WfRZs6+j6YymEU3GdlQ1qPezD+i8mMvhQUti9Pij8JoYS9CAZ9a
        d/gmLTn622+89tu//LPffHaENf3kpeLw8PDISN/IppHNI/0jAyNbtL0GvOgb3jS8ebh/eGB4y/Dg8JA23UYvhjYP9Q8NDG0ZGhwaGhoeGtFm1+jF4MDglsHB
        waHB4cGRob6hTdrGG73YMrhlaMvwlpHBvsFNg5sH+/nqJIofGKYC+7Zs2rJ5S/+WgS1b+ColxPcNbBrYPNA/MDCwZWBwYIivVqL4/s39/f0D/Vv6B/uH+of7
        R3grn+I3D2zesnlw89DmYWpEX/8m3tOn+E2Dm4Y2DVPT+jZv2rx5cz9v7lN83zA1uG/Tpk2bN/VvGti0hTeEEN/Xt6lvc19/30Dflr7BviGtvBXhHkfl8u1y
        IaGx0desSojnicdfpGFtxr3yRr+dvZMmOQuTWHLDdg4tDX+P0u8FA8UiL8qwrAov6tnl4Zx9LZ7FHGwG45YSPBk9zjOKLbZK2PzBeUDWzw1Bq1ARLtFsWoVl
        UqvsIifnBGUJwSfVg9WIUYJ/dyg3Cj/eY1n96XEWb2pdI8FbDHITHy0ZPvrSU6pwkmaTJok0vsUeNPbfIVoQL40O1yQA+xNfdZKAVHniMydPTVVnKpNP7uk6
        6daSeaE32kfLXuUf7KOUXYHpOALtizRmvRe9AEb3pZabsTDQZh1m5UKLWeMElu9pwTrLEW1Wura03hMitI0OmONYY3n/3JP5ySwrDrRpmwhCX/ma0kfGMcsi
        4f4FisepFAu0Ti820jq9nP6xTOkf2z82/eOM1j/O1ukfp/UCsyrDGrcZrX+c/X9M/zif0j8uNNA/LsT6x/kfh/6xHesf2///1D8upvSPSyn946aU/jHrInsp
        /ePmlP5xPqV/XHjf+seFWP84H+sfN8f6x16sf9wU6x+XYv3j4v9n9Y+df5T+sftj0T+WPyb9Y/sfrX+8BM7R+5LxkQ1a3PhEx1QbcPEX1jqFSft4ZgJyP0qD
        69psYsdphWoCwvWvYD00aAEEWX3PKK3LxAfBblkzDurzbzJ2L92WHDuejN1LfyJCX9+RqHx9c+K4cupVmWq3P9w5TqVPPe+vh4LGIbZkxxW5Mqo+74NtKqYE
        07rCYqzJtoXlQJ5v6b1GWLx++Yt8Yj0D6s1ltbn4+lMbe3B6kzUApQryl3foGHMErqYYHHwGg0oBSF8vvq8VLEFBca5IJY/Bl7dBMBSgAuuC06Buv511hfPg
        iPLIK497O8t80aIivMTaB7Sss0ITUuMOS4uyIxICJGWhpgVIS8Z3+IYDAV6lBGvvyBikNLcS+sSWaaCXqjET4JT3zaxgroT/XVxrkfW/R06v1ac1DAmqkRO5
        BroRxJMEUnkjWJRo+gWAEObfyacv0WAWYPuYMUel7RtZRgnwv0P9slCH2SCGO9vowcEzhjBxMEzfLOwBgkOOj5Pp5U2fXAZhWhLR+ecBZSXAG3/Z+G8rEfs6
        +7zP2EeFzWxaYYbC7ENPVakwYMPo9As+zcCw44PUlGfJ38Enbi19L0SJqxLZkavcLs0ubx/zmxcMAdYe5DEAde08dGp1xanhclFbShKm5F22fh+dOqNfsjRJ
        g2GWaLuR2FyYjaNqqMJpY0PNf0OwUYEZ7MR/XwR2NFUFgiBS+3SVkQItAV/kGLYrhqGQyqBm8JUo2CrsLSQxh7pCJzFQej92zP2/JFzp/5WAtELJtB4qzCow
        Uyy/ELayjkcrfU608f1QgzBiAmb+oUMVYBu1A1Rtteqbq8azTLCzvgNfRP/GL/pBRrO1QS7qCopQfK+ZkXVUHvnb90Hyed+41jixtRoiFI+hKNZSYCWIYpDT
        KhFFKEFgHGM7HqPXxXYjVKv4wJ2Lc7I4a1rgRZEm0Rq+HKQ9YIeqA1PtkcPzg2o2AY4gq6+doGblqBhWYyA613ejV0z9K1R/F3ggWkE9IagtFdzXVORLdDI0
        NMBaaGQ9jr176V+tcwCMZlyqQwSe7CpWHIKeCPgmg3xCbkgu6ksu+XFx1ACKNpiYkRqjRDxdcdwgw4iAcYnWEdFTWfhvi0Dzenx2Q+hJ3Qz6EeUwKxfNYS6+
        ENvpILTHX+R28SjXykeLJ2kDWztBs5FBaP0eYoV6tGyAJqtuFHS69RTeTVgiLpRWyfe9oDbjjgF6iJMvJrbUn3nBzCuqZ0VnGTTT8jnPq2koD1D5U1y+yrKx
        KKmao7nnse3TU6aR/zcC6LgHay7QMquusOSGpTh4+Hi049GBxypWZGeldv9vqR3PxPiFSmHdfFRD+YyIqBLKGbHZ+F8WoLhUFIvgBtbX5Q/2QDiU9MURyCeT
        ELb+Z5IQRL1mqOQgreFjJxlWk2PdkEyMOg3Eb6tDmUKjzEwjlOldKspFVQROrmVG3ZdkBm0oH7lxxd4UQTNNCaiyoH/j6ocGGhRjmkDNZSNRoLmyWDGyWy0c
        EuIqwNgBixcs05tEBfoacxK3YIcg8LskLXzgHcIsHBFmxsfHd+AwwK5xzPtxJcbHSxqjsviXlyvF54Ep6k2rDkcGcpGJmK8GfvrOrmj6i2YONDnCsh3pLTYq
        E+DuxoV2wChzn28TW2iYJvA91UxweAvjOkDTA1GFRtQERCmML3kVxEtCva1nOUXYptrOEjqPEaZ9f4LY5ycPYk4AWWhGNJuAUxxNkASY8cg+Nk6T4/Oho+RB
        Vg2WvDKmzRFTZMcSVow/3MV4nxD/V3BGRNm4wER+JVy5R61MJ9PrhmpV8nlg9LOqDT5C62erz53FVuBSBXykJPlwhqqrERtLfQ5rjQSeowY8YJATTIiC/oAy
        JdBqkDedliCuJmkJKrAIy9D+6hjxzklGvFhGcXwipTOeLNfU3ZYQ1N3Reb3WQomztnDrk/SpZRd58WH5NwxDJHj1PkNIgOrvBz+GbGhuXfiiwTnnTc1RX4ZC
        fLa/KXr6DBupmtLOM9o5zY4f4u3iic4rQ/WM71+FJ+ESw976qwHcOanXLL5lhU/AJ6MzmnvOTPRoXvtglbkF7yQNcXJYneVgF1EUrdyz9PdAF+7X1gOfBngL
        HE4taqnpdTo926iJbX0HrUZzzdO2waOKpsItKG04mrSGgQhakrmWMppi2If2maBNl+pEp3VU+5lgubKjKoeqSp4JVqj26JwJOmcCVlPPBYXolO6/ZTXcYaMw
        qExBCTTAzgvTxeA+T30XGlJQNyzQDC/WTgghEVSCMcLoTQ7kS4l1qHhzpMRKU22xPhZvGIPhg2FsT63gTRu1XFNf7ZgRy9KX2ok6Eo41m5cdwpRyjN4LOA4g
        CIcJOf4gsFVGgywDMW2YQipJbvOT94NPpdYqQSSeA5tuDqYivDpXiJ4SbigEqaX1VbllwvA0TNCDuAdhBX4FguQcFmfKq2RBM5K+cOLpS9lIkNcaA/Ooc5kQ
        cZiH4kK1tRVnp36jrF3jJZuYNC4uJtBFJ2SuCSny5Xgt68SIpsyVu1UzJHpqNWIDaZC99rweZExmGaFbDrH+30NYZ65hZAkroeHbqRWn50FsOMdiVWsiOKIT
        R1n6ajSlcaIIWTBF5oFqiCyinj2LmRdhmBc90Z+JYyyPyFACdZT1HzIgxyJtmbiH427gQVY2gl9i+sp8dRozc0wAonXtlEUCmTCOezihRuuy6Dtc5rUXt9lp
        F3Q5ZxpTlWDenO3+mwwRUDQNTeARrbmQ/PSIDq9xh5SNl9QJwKYJ3zdW06nuUZ4hYX4ImcwVID7ek4T0VevlSEifSUgLJKQFEtIyJOQPfdLlMiRkc0JCtoKE
        ZPMuazQjkuIx0SMxWWbFZJmV0HheQxqPoMw7iJ7CDWGwqEjovMlTTd4uISajE8nxMvlotO0oLtp9NJqBmiqxMlrIfMWx8dDCmjXJJym6sNFrMfdUqTx2c5dX
        tW13Uk4I7ExOFfXWIYy10LI9Z4c4L5x9oGsE4lLJdzzZWqxqVhwl19sVh8kf29+oZQcS1yiFcXo3SRnNudpOpNlEYVXosv86H4LyN8D+EC4OlHo/EorHoIX8
        q7A5vZMPeWReUg5rj4f5rzK+ZPvlp4krlBMqm1jL1/eDomrz7tmQPdPZBzSDmtdyycjGhkB0LsPHxyIHoYS11bJjNxUHm2PZ6BTELWUck9eHc7CvENm7Sgys
        aoahQD5sOqy3z2XOhOmDoizSyT4QW9fMVZV1SF9/kdBT27RcVdcGqkVTRXT9fxM2EbiT4rghhCRW0YTuoeJjUoW3+xJSRYK+sNOkCiVbTN1Sv72BXVcmXSSR
        LkZWwXeMWJdoLtQEFFbqqgKcZPtbWpixYOMAGi3SPGwOdoUWjq9ZaeGElcD2ECiJhCxCI5la8b4pYeXgeEqqC3V1Ebd2kcQmkcKKQ5T95cS12j6Qf+ViepGo
        KpuozOA9CDX5Y6HRZEyjLdENuAXBdGT43mC3NdjtFNgZ9UjMTQKn9/NS2jRoQHi5rG4QzTzHg0QYCODEAw6Bo3KmarVxVBv39+8gFv0fAPNd4BIM1APK1pDH
        NPOcSPJdCamsIApC7sAJu5wJHPEW2l7ld+JzjPIMzfqLwq1NsbPoiFc5X35fpcnxfKAhpt5jUKFuyaiq9Z1NzQc82i0jjZf6sITtu573O8IcFD5Sfz73WN3x
        3B/5AKM5kvvD2sR4/8ePcSDXOy2FO2nsV+i5YqbQzgbyoLppc9mpIYReyXA343tNDj0PiLzW8yJwzDwJXDNviP5ZcooQEY2TYLYf6sEbpodR3cyhNFcVMV91
        vaKW6I13m7V8MhkW/tWMUvhA67fzMjvpTEC0m0tJu541tHo82Yo1CesOIwU0g4mAwRjajU7nymEmuhCLSqOLWq6bjd6ucvty0bz25ONpVkK7okqm7D9G7pRT
        hqSRz4KWFK5UhtLwsxIWDy6Ksv8WpO8u9bvUpl1QS4QvsszrHX5WOOYkP0/x82l+TvHzGX6elv4PBNBlyjwy+U2YmiBUhs0jZ9g8cnWheeQLP/Bv+NOfaf+1
        XX/6x9sSmN7wua//dffHPvdn2xJARW9/z49eyIBI9l9l2vQ8rCfH6WrmiWmknMObOM9ax9u6YpPGcANSWTbbRgZkzifBSo6CF+LqTxB/MD4op3LGahpDGLK4
        bFkVUwgTyrD0TywAsgYx2KgfFbawMSHLQcaIUAuYcDcsuNltfpseRl2hw11epCWxSRn/A11h8yE2YUtDyvN/hS32wO5OBhMLLGURiC7TiBC3O+h184g9jMvE
        R+w+kJdbrW5yto8RoXjRiu0Yj0AtgnM6L5bI6oLQXxP1xSXPmfCrbGo42T0BecRN1oPYzEQWhJpY6oA4lrC3WR6cZBrEyCFeNAkVGOSQjZFDzhgnwqSA3D3E
        N3xfNL5hXTx8o5kg+oatdGCdIIiWzhK0sBax9JbRkm2EiKU64otGGVIn+ym8gjiqVFs6WCQJZcXxiLhSJk6gwhRmdFNjjJS08HTcDNOwXNywfNywgmlYQc/4
        92yYHjaDdWRDJi63ro3SVG8mB0T3aVoBYF4ksOVkZKXwf2fE+QKpSw6aGgpTZ1rndCtCi41DsY6VbbZWvEDbbLDjrRFn3LcDXtRwENP72SbZMumBKJ0ONNtA
        1Gc78HdNKwq8QFc5HWEb6g4Hqptg2cCkiJPPZDXrQDml+YQpmr80TqKLJbzGpls3q6jZ/jpWKpLgF6aaoBH5bFNqC55vkocUPuu/Df2mSEHKlIW4g88BmKvm
        by/ZwMtRxYWt4m7rbQf2kXqteQdmkdZbczCyIC5RZYJV7PpBqzyOFGYLx+brjUL3ZjAZ9H7OhmEj8szaMGhEHuqeDvZM28FK9kzZsJdEnooNO0nkmZfBMhqm
        LtfjEkRWnRxf1dIgQuzPvlVD7OQ34UV27+NkCWKfWtLufWVJu/fzb/kNbdETrfHWUt/MLvlm5q2lajC95DfVJWuAtvPawS2DHGA5twS+FVxz+Dq4pmy9iMuH
        r43Lg6+d84dvWYNdsk5uC731gi7Wz6Z5fe5Nn0aiMQvRQdTLfm1YiehBV3Vd8thGW5uRt7QbecsycmGAqV21qtbalXmxG7bjsrwu/TK+9jF2w1Z9e55ajvvz
        PFCQLg5F4JM2Fb9coV8e0SYpfLb2JVkHz+bDB4XIPVbmO8stPeIkDd9oihrTF2WpLTnKCXXNjZ4EHypw8zrucOlsXCmUij0hbe8Vu00OsKTYXcrEGqVO2GLu
        T9NXdtNKmLmNTaNAJyhzc5fW+uHATV1Q4kR6CAFxDIUqlo1yUd5fH1/5zRd9m9JwxA9K9bj1MnJu15MPlu5Yiglt/qivfDtOYHOtEBgvCX2kAN1YgKIQCziV
        VgLEvZcqE6vICeyCswkKlcMVarUmOmiiG9/pxiapnubju1qm6vdwzYcZpEI1/dYIDYOaUKFGnTTjbpkR2Q0xywiBXahVDEwx+llowzL4gRefJpzXSyjK4/xl
        9GxT2W9OPBrlPdMU0upxmo25ER7Dbe44zhGwFmxZ6+fWjMcwHk2C0cUv+kHtzigJvQC2CU4j09bMJCXX3F5tsAiiFmSHrjvqXBsyUExtNJFZ3V5nxrMtPfQE
        D70F+TTMROnTVmwOR2ej71WlCZ3Oro1HcoNsvRRMbT4hN6WNlDG42OxKyv4ULYwayJhGoe0LNrBBi5Kf55v1kGI6YAtq3u/9nLCvmmw6vgqsRqU0Frau4c2Q
        ZFGDJC0YxAZbNJsB1ZdTg2z6Y/AQzXv/SuXRG5MYnnKwvLZpIZDp1yy2olR37NmD+ClUeufLsiSBx2OZ3W7+JuYHJ9LJIznWJNnCEiU9lcHTP4ve8SCwgh4m
        BFlnqhrW4MaKRFimxH3FmKGX+n2N3ddfEj9Yx9LrEjy03lic8yDek3CKYYBBW4R9lgCj9SoYLLu6HMA22kxYpqXWiWbXlPlm9pmryrQ2UqdtKBNqhuyeCCha
        04MWVYQhBAxgdcXN+uzkhrK6Sl2hr1w0dlwcmisbwxAFrtiRpHJw9WAISzTQSfxtTJXpXFl1xiaWABkoNgay7gObP7D1B/M9tQ9UiHasgaIMG4QJrmYTDZXB
        sk5oki0+xP7e/9QKbMisUGiCPuFJNVFrKJovgDAWe5z19nQYbKn78GqkXm+fD2kMD6bu9CY2aFBtORMO1PSN0BUDqSRqS+1Y5ThbyhqgNDkcHV34Kc6eopAQ
        aUouzjBvUaIaDPEQuOH3vwWR3F9tOxsMv3epQ2r4gR3j9YULU7iW2LKXLcFoOHC/UUc+IWh5ND0531ZWy+KedOOPbJ271rweOFhqlEVTOoum2mBga1kXW8tq
        lWG2EhivArlF/BC5A0RVX/kojqDv7uINbWlRWQMQZYl0UVSQrv/cNhzo4oz9CsTetAIZlax0zWw2GsVGCPhgEFsHAMvIPj4awL4O2FRhMboK2cyrVrRHBahZ
        T8qALWYpGHPkw8SnZqx0+TEbWV9T+pwgIwP+AlOky1xWs2iYdqEBdhnu0xkCBNQIInsng8KWtsU5VD+IIuPOwbT+ALaqmmoR1Y3loK0BWXYNrd65BvHdQJPZ
        sTDDt+pAp9mNM8vAwBkzFanZdzxVZZtXPgdWbSzp6fTaGEyGL0yVtbz0IunuohHLnIPUSUCDg1CAsEybFpM72KAD70bO4fbML/0qk+RiZ4gN05dNiMbJ7SW2
        VzvNMSFO3lB5N3bBuGY055T9XxDYZZ1zAteYerI1/5LF2r6Dz2y6KEObP+L9W1qj1lP9t6gsnAGlVaTCkjHEWYIhzjxkQYsKcFVeK+LlQFFh0NAsHjhztorF
        Xp831HqCOC+cK8enhzWIsYngd+qdm/alYIfN6Pgdr9/d+gNAEpfw2rr74o9wWAfjN3VuLsNEQAldqNrRZrbZl8M+jN2QkcAZOeoIMIeqwd1zeUIGnTbOMrbj
        VpLtYxDtdTCvyDzYeoY3e6/FgVyiKBEIe/Q5MEVzs9l8lSXiTr8N1pHXZHANX3TA3rUNEHsHE13gBiy+RotGl6vW4lQFPcQ4npKf9ri6hqL5Kfgp+Unx6zh+
        Hcev4/h1iN9RygLzZYEr+Wo1sYsQ4LVqLTHQfyCDtfwykhjOtUi1Xl2jvdfoj2x0WcP3qket0951Rbais+7SFeIDArqkDvfHRmGFoHcZMrlH4WvGfFsJW7W9
        VkdwZSpjPSnVlYtvB1t8RyP120rQ0dQlWd5Ta8BcLu7q5BPg//dVSHNXSifssnk3Ex/TS63p1a25tg5M6buu1bq6EJKoaxvdSUh9XrJyC2KLYsHv0m01ptJv
        MehwnbmwWhGtip6pARm91LHVOsKdBW1Fm4YQNBptKs7jbZztY/RQZf8VycrVQY4tBYX5Umx3OMv2hvu0en2DW+Y8nhmliI1PlcAw4OAtm0M2x+yAcXAyDJqx
        ONEiCA24fqvWUM6obs4go8/hZvwLUqMqetaWc41DUmj9eB06x5yyhOM40iQF01CUyXcG97DhZL1VjzSLe+EuG5u/axPs5NbRcHWFSSlhHhkJOdc4YAq7xhRm
        e8Cz3KCQ6QxZh/LQXTqPpSqzzkBjLU2+tcSKEyPUHq41woBuGnXdiIwjpP8fpVaKpmViWpgqSf93Y6DGAPSI5eeY2sJZyaKvNB3UFtcv62mTxoZa9v+dNLQA
        wtkyW1OfdrShMWYrn5CQrKYuthzfkWKM7+ONNjeatst8fnkqw2gee+k1+s/Znv7CqTPezAVI8K20fNsOVskpF7y/jM3E2tGMXeaD8VOZcioSywh0AvxfZ3Oc
        EmlK/v8k9BzI0ItzbHldf48Mp2Q5vsgVq9esi+WLj13RhJd8GovWC8mHtIIe9ky5hBbgqbjBBvbMO8FGvePuBH28LGZgdxZvXBol0FuwadUmd8qhRRzqCw7R
        0eTOOkQ+85cujQL22DQ2OXcn2KQLdoLNuk5O0A/ZCE2gP5S6SWvVpvRgaYDFeMU/W8Xltpspef+SCYco4bBOyMNamyKnEXkN/cGvGt+Kew1UaO31dt9Z3I37
        hwR9yFSgq5BhVHBEbaRye3W54TXQul13iWjWdfgOCfarPkqwwSRYhwS9eNcLtdxqdcR+jHquh5Jca5Ksjb/0FWd3LbK7No601DoTaSESWVAeHY22TdR6JKIp
        Rg63PM5jj864Gxl3x5HbdcYc7k4yxrWTa5EOSfr0dxxOaqn0dxxem3w3XHTT4zAZwxjpeY5IDWzq6Tz3+++wCSFRrxnD79NfFHnOmMgYBdVHSK/BZ2JBKiJj
        OSJVu4xRhHJh856RdXoGvZ+BbmNG6PG9Lh7f3fH4vjaeRuvjGdYTz7C1tcnn8kYBzQFX27TXFyPrAF9OjMBaLNypqcF2DVxaxNeqniSqiqju2tjSJgtcGvNr
        udd01H6Td58+KcB+pc8CXHYiacsI7mVnpTluQMiSrV35/ytIRh0Rg50CDttO58NGGtI+tDTmusq1KAququH+YpfHtrU1Pg81Q3keh3yoM3Ij9jR7mfU8t82o
        vVdj7ZwF9KwTnSOONhvzRGHGWZiCuBM/HIh1EJirCXP6upIoN0Y8y8Edxi74ZKJV69/KQ7ejHLiRFmwTp8AGkLVNPFezOsbqADGsDzC5QgsDE7HUCvBDfLUb
        KlViotFiIQUYHDNF+j5U/cqLoQsBM04llW4vYbseJ/rKbF8fL5r0cb48/M1YJW4tQb4PKonvW4FyBfTekEZlbi+1sIpDw9e3wvZ9+sWOElsVJ4zof116ujxs
        wfLxJw1OvtzF5J7DxhW/bA9LfHbI0dDMUqbz1mGacpQvQH2GxlCWTZpQZAaRW86EQ88DYqoE1eewBI41h9bq4XZGDT0fioOh24V6Nqsky+wli2jAtTjzJkHV
        IDUlqklrDpSYQJTbwS+R20fT8/9m7m2g7Kqy88B7zv159737XtUtqaQqqfg59yKgSj9QgNAfNNKrbgkh/uRu3GN7Mgmm6Y5Tcs8gCXs5QU2VLYE1XtirbOMY
        enriVw9iSCI5lTXthHggXfH0TIiDM5VMx2E8TFbFC88iNnHK3WTCZFCY/e19zr33Vb2S5KZ7ZSj0zv059/zss88+++yzf4iy6UdpdiI9jgURhITv2LwFYgq+
        xq9J/2cts1fZOT8L/rCF3QsRP5qAd36V66TpOo6jkAnDCc3C9H+RL1M7/2nzRfwK232rx8p9xYczLs1vpl1QlAh82VwSpmI++0rZzeQyZH0BlhKDdw7hb5pj
        VjB4ebtHmHcTs8x8ebMNRMo7YwvQEjZjuX8/qye6Eiw0fYGmIKVml2u7GLS7u/neLvUUSyKta5wQBIge2ELjQ7jrzHeRff7Xe4HCAAGR3kFFcTmgU7Qf4ETz
        eorfJxjmcC2hee3SsqyVEJ20EDXZzSAVN4sbe94zpOIdmyh9vModJARmlvcNeDRuMpsKhpl4tSBQvXRnXI/u0W9bYkMkaKkkQW+WJGjxoGM1+0iCbuonNerz
        bAIKhnFfEraGoC0e5KDIXh5bgsbuVOBYx8S9tIyPnVqraRnHRMTOF7aMG/tRthiUrd6XstWFstVB2eprKJsvlM0vKNtwSwGD16du7LyTMNgMP0wTtY6ShLqJ
        V08bI4l9fgp1g6/iVi/58gvqllzu5apXlroRzWPqxvUNsckabEF9fJHy3IJjLdCclsihKjSsBeda8oQJWEWO/KOtVkm3yq0Dey4VCvCjEjoq5jjGu7+AYeRF
        2UP8k5v44glC1ZBp1QSnx4mGhUzLONoz07KQp+wuTmkP2WRn01wSNa72pMxpIQlwuOxzcbz7o+ImVpHGnULyqFihALuMfD3eHLAeqmLRlvBl95kW67xmtSe/
        iAFGa8b/JHN1ObaTdSm23NNibCnpQmyZpk7s9iex455iu1FZqVHtrbVTeSM4uoAj9eQR7D3idghb1xjDypaYTNqqUGC4+hauvoWrb+HqW7i6NcK3cPUtXAMH
        gO9xuQivwIFNxexNCZG9s7vfn4X4dbfB5YcBv9r9eO4f8ObkOaEurXP7/fO4XZ8C7/dXAjtidXYKUI4YyLqG4w84M4MwOKRN5jdl1J6w4H8U/C3GlnmiOVX5
        HJIZ8BLuk+N2DA9hCNsrkf1EVz4hit7zyaRFBAM8gNhBPinZR92bv7qS8rHnLPzCleeTe8vLOyuGxYOIdyZRnXJ/lzevgzNGhQxrhQWNSNZegtbuTrGr73Sz
        vfLeQXWxUwK4001kn8kbKpwiiVBlu4n1U5DCdFh1ksYBO7mu2UfFY9fV7XSwINKKSXm6Ov2WFnacXq5Vxdguci2sjLw36Jtphw3NJuw+jdX2Yrtr5F3HvpON
        D43ZvkvDrjnQ317L39+JbTT2FL2tfBQN79OEW7is/E7EoX9CuINK0/nxccJneiwNOm5FQSjzEG9T833CDPAkCZ7AZ/sMf8HThDgvu5tZUcJv9GvGrbbrDAvb
        9yX7oZGS5XNbpq6WKbC7ZS30DvUU8Gj5/Wxvm1ztnUrti721L1dqn11de8IcTGxljc6SuYccvB0U5GCpSg7eC3rIwXJwBXLwZmBAL2HcwnCwG9hZLXOwhrOv
        VXRCgU68GUyzX9pL6iQtyEQtWiZ085LAt8OabYAI8OQPV9OLRSomNpWvlpQlMosqu4V1H6zRXfDUWiF3aAmEv5qmdIrWhYbbhUDMtoaOskvOAki0o3W9FIZ5
        f2w2+KubquLwkuG3G3iVQFhGk4PdLGlmOGdxAQ4UVknmFmzhcYEDmQ4uMKQLyHOruGrSLOpeAfjXzr1dl1rp0IaNw5s2jxQaTkmw1D/zjr6ZFyDYgDosE33a
        k0vTC9Gck2GsaCe103YVXtKWgi9qO5wL2o5Qh9DERTUxsSyA8fdmAVTi8fdmllXUGLbYkexgh4c1Bh8sPW9iYUONgXec0p18llYjiAnPvwLtU+dK04qE/wwi
        hy0J7x8yL1f7fWMLSOGyfXZTJVuc2G1GkeVpnA+PVLKElSzcq0mX9Stg3rdUssIEl1+u1RFwR9v8NK+eFld0o3zl1eIwsV3jD3q7x1+72jYlTq3A7oK03QVJ
        q6p5ORDXVvZmX56Cozm69/xUH4Gn3Pbs9dNSSOUM3UxLGa72YVt7USeAtrrOhdEr16mOtMKiTipkdZ1Uhqtzg62TTY3sUK6ucm7zFatkXUFXEOQJrnYqb3Xt
        VJyrPe2F903OihADXlY4IAfRRxBPzhZbNtAWW2h9DNoiJZRPv4LCqytoILnKTtCW6qZy4C7dm98EU1j6UWdhCkvbsasbimZRDoNDSpJTZX2SbfOJBAiPt/pV
        K27WoM3K0TxjO5k4Egw9OGLFA8Dn+DBcRh85xSGtWDdBXGvRDlSz7mF8hKNvRSycAhLN3Q3J5W3icQikDe5Cc6gWPNjCQC3dDa7ZtzkgTuZYa5S4r+vp/6jZ
        eUpyFVBvXk2mBJC6eS2kw6v4tgE4iZyT4cRq9RZKEccko2/TDaJPk+7FqGW92mBX18YGO9qAMzEO9KVFFyS0IUEgNGCvz6LbdjVV6h0cnbRXbqqRMKPzo1cH
        X46CQPh8+erqbo24YsOiq8oVJldJAuHKGFkuXxznosl0+VysrLVy7SraNXdgWhaDchmokrNi8fCPiNLpXcXBafkBytDpLymelEoWkqtosQCA8q4GADWyGiTy
        ajJy33ZPy5sy2/Id0/L9Gs1FKFOftA4QY9u6nkWz94i2VC0OQm/VGmFstfmqNSAy8pbyPca0oRccZaswgXtXunWKhAQ5NJKhL3E9zHOeutIH/JX6GmvWGdkh
        X6ZmfS+tEjdbUmrrhjYPq/EIOSYepj85PswLzBVbxXNxbu8atmS9JvlQBqI3+wQlTRUj91Yw0r9cpXHfJde/TLUB1I1smMNyZYlEfa5YWWqHWQx6irXFmNIx
        wYP76oYPbrWBlYUDp/OxB1W1H9NO1g2Uxur+eYNXFozq0n7sptzaY5cUyFRYuxdfx8XKYjVLZdnX1c74hWaaUwVUEkXUL8h/yF1RxhHjK41bDaSduQg24GiU
        FB5+oNhNFKQqV1kaDUhDSLsW0m5pOiwO4XlPSDsIQ981jwO/LEzCRSVTBB7K2T3UkE8oa19sOSuxToOGRYhLHq2iGKbhUBM5F5JpyV9uHedifFyMQk/2Tn1a
        clR2mjVkD1dlZ8fLsrltVDV6qlqhjV6tUM4tWqGaVXfCQhsJYTGdVii/s1aNrBQZlm3tyUbv+JiJ1UjZlyazDCFrPPJJn23kQnM6/R1Nk5s1SyOcR6EJrFm6
        0OzRLG30aJaGrFnacJqlOISkNrNmqZT6C4y5C00WvgvmxasUTKkymLpEqMpyg6JgalHMFxSribppLAHfB62e6aDTM11bXSR6ppHVM72TJSWsZMonbWGvkqnF
        3aY1zcCwhaJrCk+A2eB6I8K6pvZdJf/G9YbG5odhSM3m8UWZlYWNW3GuYp3JhnJqxGJkoiobrQJqzBqpKCbsq4qKuQxVVB++AOPDclTDJz4bQapEizSi/k46
        hdOG0yLdSZdWi3Sc8g+W+UfLTLvKTDvgR9Ppqt7Cm2MfGq51+1WDhmbSKajWXQETdHlFXVVP6dBn7TZ1L6jsvada0JQYNzel/wRapTW80nil6VVQeWV2QWUU
        lxNg9SKauZTLhxeo/rlYQngzLm8G1zeOZXGc1VzHWc11nNVfd7L6605+vpOf7+Tn2/n5dn6+nZ9v5+cI53QKdnFUsV5P13Ydndr1dHBpkWb1QtOgS9a4C6k2
        qMPCipfVYUOJaErINgFnrru88ew6aI9YpVkxJQNUT7I3YdGXjfCZl1+P6y3mevv0+gq4SveH5jp6d5Xqs3XWhR03jatXny0+uWr12WiM8HDL1dcg+VF81RtP
        xQsPZNE7oKjTx7DuenhHAUTGexCoR9t2e8/dzdU7yk7o9L3Vw+UzEyI6k+m/1/3WTzDy5UACZUYPeKJSJJo+Vkk3ZPHWcRcCjyYutHPt7rgIGCQCfpxkUo1s
        1AbyklhRHizcWSO3Jhq5NTZFh2G/SL5FIxe8ppPkWgV3zqahhatX6dwKZS/IKHMyTG4rq+pTPetpVS2Xszq1XPudZSIbTi1X8qynCTtuqXSjoPyXrY6yltXh
        u8gym1FZHfKsV912C4Co6LE7xF+jBawLlWN3Y7WAJypawMXiHroP1qt5B6u9bDc7YHm7osC6EWbIdZj+I20HQlf2h0Xh2jWgIfxQyRwtKPgkZjaLtXaXYxuZ
        SHgpXjQnWRMx3ycnYjnUN/P99nQKipl5u8u6mfkUVDtV/unufH5XVxTt+KwuPyAnbqximd9tKP8Ua1rmn6Gsn+rO8+sncihX5veY/eYzXZqZd5tPd/Pd8/le
        ynPs0rA5QE/k+GonPj3cJQpP+Y8YFHIQ5337DT08YlD/vbbQ46wZmh9i7iK/j97cj/O3JFiE1dQh8yl8d4RaRBVO0eeo8AH69h5zkPI+SNXeY+7tUt38/UP0
        5pC5i948LKUsoJRxccFERUFZM9+NDFAUxfHc3m6HytiNMhSKZB3VfK+5D6p8rE+IEnabB7pmrwEk7qRc+ESZh7p0g37spQJt7jnkvpuac2eXGqYE0Pv54I7u
        d1toTqG93fwgPVfd/F7uNxWJfHu71AHk29flcvge5Ryg746Ye81BwHJeaptFbUfQsbsp151dGrp76Iv8nvn8EFezj8ul6tCIe8zd8/l+LuYuV8IKURjzaZTw
        GYZKmzs+THf0yafxvTnMHebcy8j9GXOoSw8/xbn3ce5Pm/1dujnAuQtYLNVYtflBnLE93O0QmI4BYvd3Ox0cJyzFZcyrFwttkJWbHhctnZsvvQ8V4PflrBA3
        E3IjOscZ1E0Ymwmy43h9k827Czc7yrw8N/bK0O/rugPAlbu7jx/GwSHata/jzrifeED8qPrwKs7c51JtOn0eMxgR1WCbHVbkNj6UOrFjTX9FFd/EBcea/lUW
        zCv7JecuhDk+WxqH8q6i8c4HisRdpy9ADYf4fb7g6nF+5fdUL0+qxUbytNgCE8XgpaM4JnQvuHHi5sMZ3y1UGpKeKVh2v3cpCSvStoKCsSfHSFahf3zFVQix
        3vhJ+XqxJXYMtE3u2Twv3gbRR6tHPoHY5uq0uEnU7fD+MelIufOWHTdtkSvSyBGWMBSCsHIv7uSeV9q1q6vJRfWIEEAqotfu88B+3vOUI4g3nR5ee+l2Jxmy
        3R1yHujbfI1YuEPpvdkQJNrBuJ69hUDBsQ41v76vxeeGwS7v3C18pkIF0k4NgXNXRNOj2B31UwuOBmpRGPi0mxZ5x2pZnw89P2+/v6yxM1hjN+jfy3YCcjA+
        WwC+Xz72bOdV8gV9KvSLCo/zarm6HMVSKhHsYePGCNknk6pkmhRMDddI/rzi4M+3Ej7ZjjFbZt0aCILeMp3uN2llYFLxyWvS9HUNT+Qpm53aGOW4g/ta2W+H
        2G/7ZU4wbgiXi+J5fGTMXOuuhXjsWtOE4AmW+JlmXLHG9fDnmr6hM5iPyaOC46YNP72N5a1OeqzxeyIBG1M6HBB74gQ+QV3kDMKkhbzi99eHqfijxOInu7wf
        y6yUnD0QFMHOZG78iTJNBMHYUzER+tJhnCQdOcUnh+qrRMD3EAXe86WxfM8XqIN7MrgerrhVYLP0ivYgE+w9jxOB9ks/XrtfsuEQxU9Ary8ELQ5PVdFOzuXe
        HrUeEbI9vb4cVsQvg2m2RwmZTRNxxqiYMUi5zZ4vskpa+0Omb03YUlhz7LKUyuWXxrI9VbX69GNVMbNuUgez3cIKUoHprM5Ffx46oyK8EdVR5NsrphmsYrjs
        WUWwvXAyps2d+332toRTet3eN11m2cMKZjAMFzEjYd8eNhnem/6MxvRKMyWUXBoAf3sKDYu7PEDqpXxP0Z/4EBZztBo/tKzO56xGA27lzp48uzvyqkMLP5vV
        75XBpor3gGvAH/WcJ2PZd+tRbg7nkTBj3KMX+JKeYz52tIUY1y7gGSfwNKWP77G3BLTXAgqm9KjXT89pwsRm+gwwb6/wigoNgIcPajo1sNzNwjcDBv1tJU5t
        ubZFle/5UbppwnksFUrpm4odJdDVayrf/xhd7rcYegRhI/ZyRXvmXzT7XuqWKnT5npfMnpeyOxO2F8lEyOmLlgZPAVWdAkmvmxDrUaRp3X1SLTxF9lSmSIsy
        Elqyu8++/kH2rOsh5Og6HkLg9NO6H3FZOtTWl+zj81HCuCXOQ4aY5lACDyybTbpHX0OJ3qNHKVFwo7fZ7N7vx5QYCWI7+w85huuGNGUX82ZDezGaFkxgL6Mb
        6Hoh4psN7dkWR4D0dTATnrFzFfshjhoId2iQm4Xsb2bZY4czROxfY9P4qZ+bnZ1d1HvZM5CiQuNLCbWq8Mj+jT5eAoMxdp06tp+dl4Rt/8n20gspCAG8A2n4
        9BklOvsaHAnx3TVytw8+2eAw2XkO/uhj4qkmfD6TgFbp2F59VOxAVE/4O0HpulEyRjgzhqtmj/PaPHBVusPfh580r83nUUl4oirhiZDDoz1l7Qs02BHCVdCD
        yarTY1PxfzyWw71f4wtw7s5RhU38xbEkoWLqGfMD0X79QzBZ2q+PQ2+ah1snLyh28vxQwPHUjL4f7ufE3dPDp8SnsgYJ1vws96Fzj5ANRq7g418dZg0Ez/rN
        0DYHv5bIXYrXPcmqerNOS9bp3qxQ+B7hAKKsLYuIRRHs5NMPdbJB3IoL4+Sl39ZJ8t9qFc24OJAxq71jNEVPAE5xwQcHHE+YHWjBA3ZeEwda2jrQikwIB1oB
        O0sNxYGWvYEDLQSWUkcQbBXkqeJAy34vMnep74SYFemiRWwUeBg+sqD6+yD76k+nOZZDwHYMKYLZ6lSz/3tkheiJOsHlAdbwyXeUg88zzyG2B8icSPhHjoCM
        v9Pan2FX49a1s/H0DHzXiXMiojlbeShLlEWHrGPxrVhQRsXXdueNPHwFiiEcDpagnRzwYgnlyiFeJfat+ELeB0/pnvPz299R+pPWT3qPa/T/LdaDM+op9qLc
        MeyBCXuGjRybpnRpSIz3lqqPw3Ln6XwdBu25Fuaizek+W+AtGpfoHtJtCn2b95p4JX4OsT+cgPYLM+WtPNmjn2vJ3bnWHn0eB3XnW/BWlbBlG1WYgBkfIIxu
        8jPWvDEDCHUVEiP4YcCQ9djcuuO7aNS0sZM2+pUdY8pnw2w8G7DetEpvq/rB63HcJWrs4qfOGhexXzq5Ps4O8+T6EDvNk+tJdpwn14ad5ynHJLMrL8tdE/4d
        EjdnEbtyRygGcJ42ADqfh5XHYXb+8GGLnQMwL2EHG+qIOxOD91UNf3Rt9JU2m7ezx7qMYxzbIzCiVBwVECfK0RFbM3FVITsgUYV2JpvD5YiKUi6YLbXW4kwm
        B3ITc2/SPv71vqOSLJWwxk2ZY+x/EG5E9ZrztQb7zOtpukYUQKxD9Xbw5DQCVtEKZUOWsAfMmkQCxJgLnRW7phrbISGauM9uGbSXpUxMjHWullqnaj+Dtc7b
        K6G3QNDY0Yt/tBUy/UJkLpy7HxFzG6Zf1PSHZEMFGnEf0y97c5ToF474iH757LK3Sr/s91k9gSEd13YC29KjrRirJgfuEINJS6ly/2F2CGhKt390y8ZkHh8n
        0rvRwtkfPPyF4uGPmV84MURhfDgpgdVrkK7XWp5zCNhsM9vDkV+wM3iOp16YKj4pp7mcIk7fv2cFgo4BeP2KZ7mkc4/fmNl4JoXj1NnQ+qU2Ml9WVJ6Vhwij
        W7aOXXPtddezPmtoMt4zUkrsRb88sEFVEkbKKqOwDFbslgJrrxRMZrfA9Ex06/Mc4qvNL+YjcsDZR/xcYKerKd+GbwZFa5+am6k87eYDL1rrDCUxgsQY4WqK
        uxHFDXXza17sdKn9dLPRUIHXvmg2UJfpdribX/dix9opXE2JN+Cr0RfzLV2TozVbX8zHzKChcq5/0Ww0VJehujqdfFMZLseU1184RRi12VxjBua75lpz3bwZ
        7Zqtxpjr57vzHfTU5V2627HeC7UOzXWQsU0VwzPPbOzxYLHxxXzAWeLtIm7e3Sx8FnJBmhAberJvuFL2wZ7sg1fKPtyTffhK2dOe7OmVsg/1ZB+6UvaR6tuR
        6ltTOj98jLY65X5lwIxVPxrr+Whrz0dmtGIVqMyWynf0ckv5ZYs3QTBaksUdp2vKbEv/T1n0Hs22cXqc9dQmp2ny3ejeHcpu5HQyy+gdsUi5ucG9M/BlyLMv
        L8zzsgFe5bal/0pbzTkUVtzg6+ImkOXsjEyIAcPTbNAwZtNC3P7Im85r6S9qM/BVc6NkyWXi8VOehEOGH+IdPxz6qsynIVp1+ME2KW3I2K/Sr9IssZmZuzhD
        dfwSu/UD8GvMzgViJ1OIeYqRpdWO9YJBHKo7xtJtSzZYXg6wTI4yZ4M9ZbDFde/3yDlYraTYUnEplbtKti/Y0/jKkxYkOZUW9ObWlYIGm9UN+yCi/w10s4FS
        nZFHo6ffA5dpsvSJisgruYhXrvS6xU6aqg/83iKZyRnocd6YSIQ3zae8SdYQi2JzM/76GGspS6BvEEv5m/s4G84sUXeeg2SNGMeyxL62+UiP7cYl52S+vZIT
        J3grOArz00WHxzvpr19jCNnFmr1fM7YVrou46oymBle6zXndMFxRXq1oF/31q+hGqWhX34pu7a1om7lRKrq1t6IbqxXdQn8397WF44pu6VvRZG9FN1ANXNFk
        b0U3VSvqrz8EN399Xyyt96Kz3os5qBvSfmkF20j0/ea+rChelTztysHHxvJxcwPrDvbNfgMfhlWzT1T1IsR2Smy4QjapW6ccoWLVcrYboMI62TMmgNXsO/pW
        u+KzB5dKKS6TmejLVi2indv7frCj7wcLgCvtodJ/qCVilzi/6eurYFufZzf2eXZDP90RnLUMuoVrNmG1BHNz+i+wa19OsH/fKTeLOBwzu+Sm08LNLXSDM5n0
        97REV1tbQa6zrE+1/SIK522VRaBDlPCuiBtgy+bljJpQvaVGFLe0YQh2eSu0r2XdJSw377nYDSv3fIkFHTv8xVZBPVfumae1kJ69WWT7B6Cv83k6T+vXoEnn
        5zvFoavnfSnJYqlkKUEIFFvJm8maSjrJ2kpeTa62Et9S4MD6MYTdvg8xi0kExp+wH4+35CyiBz5YG5I+g5fboWbMSP+lzvWllkNSh7T9xpIWt8LCscin4Zei
        z7hnrKuGpRbOqRBHw+uXL1dZ3udrfYUSJZimA9wnGBuCkW9HuDLo60BOIGZxdD249YdHP9hhif7eAKXlr1tWv4GEefNsg7jQvrR/vRed9V4sNHiHzcZgs43p
        Uxax3gaAMo7NFfDuc3G9ApbWe7G83osV6IgvNqZNfIpZrv28geeDT/DWCw3LnHcalhOfa4AVh8FtIxM+fKVhGfHlBsxCYHDbyHK+WGxkSuD6yef+WuQictAU
        mrPQhMq0pTmvNtfQnNnm2nrPN6+W5nD8ZNOk0ust9b2cMEHfCQPyY6xyEDGKopMkprcdXNxgtaKAKdAQmI2np4sJtSyESNmhDGhQWRMrYNHGEi5uBD7gYhvG
        H7i2GE+baJr3QavHP7Zj24nt2M7FdmxnY+zXMP6xxZHl2OLIUmxxZDGW4Lzw/gtiXQLuE4yI49R7h/px9jZuAVd3gKs7wNUd4OoVwNWnLchKCr4KcHUHuLoD
        XN0Brg7A1dcFXN0Bru4AV3eAqzvA1R3g6g5wdQe4OmSMtjc115ua603N9aZW6U3N9QYEY1U/aq4fNdePmusH7IMWa+v2o+b6UXP9qLl+1Fw/aq4fNdePmusH
        rWsJzdHv4+y0JGCuVWE7zq/lbZb7VPLed00CvmeYHPTF5JIEhG7sQzf2oRt7dtVzslgvwgoygxNci8yhQ4LQIUHokIBPSEJaBfojQeiQIHRIEDokCB0ShA4J
        QocEoUOCsIcKVMjnJxiUChU43+pPBSIHu8jBLnKwi3phF01bqK1LQSMHu8jBLnKww+RbjNaFXeRgFznYRQ52kYNd5GAXOdhFDnZRhRAErkOB61DgOhT0dihw
        HepDCwLXlcB1JXBdgYXfYrBuVwLXlcB1JXBdCVxXAteVwHUlcF0JhBZ8X6fpjPm+7nBABeo4wfleYrLIstYgckkEtBt37cZdu3HXxbjzGqAriGx561Wjr93o
        azf62o0+b2P1uiuBdqOv3ehrN/rajb52o6/d6Gs3+qLHxvZY39Pdmu6zWytpgO9A5zvQ+Q50fi/o/OnpYjvXn376DnS+A53vQMenUv66oPMd6HwHOt+Bzneg
        8x3ofAc634HOr9AA5TqkXIeU65Dq7ZByHepDA5TrinJdUa4rEMLDpdE6XVGuK8p1RbmuKNcV5bqiXFeU64rK2Muxfx/tY1XWx/9zs+jq4oBt7Swu/D16dtD2
        fWnANn9uwAJhecD2ozNgobEyYDu0MICKAJABKy5ieUhbWabvf7ePtvKT5TVPgAvFEwtQ3J+GXo2ftZr9NrhJ/z3mVUqitl2tSOgqrYVvYFc6nmNzf9+du4jD
        0CeynfTi0Anb+993Jy+77KnMLc4yG5D4fXf2Mm7PZSbYtSiAYl/BnlKOZXaYmgyFssZRy7jIBe1qMsa42CbIW5MBxEUmCF6T4VfWbdIT1o3SoxV3SePWrdIt
        FbdJxrpRSq37JbhZAqk+4D2joR91wDuHtLUHIWmD9twgzo9DIVbsoBLE6ga+WAAdC4XobeMLJnqhEL2ML1aA96Gguy6Mx5b1dPtcYff6rp81kP6hL/7qJA+U
        QCQPDhcQcvMG7p7HIIHelZxHewwH6EKJtyiPIXWc0py77RmxIvPE5xdKd3XT5OVue7bbCHuJo6XrYYBkdatgyvzhStoebDfaSfoaVIkSGEQFaNYdSs2wqlLG
        AbFjcTnDqokcqEalG4xia16J5+elO6/im730zWKj+s1vDKmQ44Sn+BnGzyh+rsGPwc82/IzjZyd+JvGzGz/78HP3JwojDr0lVlHqH0w8/SP9SWKI4/c1/n2d
        fxf595v8+yb/vsW/S/z7Lf59m3/f4d9l/n2Xf9/j3/f5d4V/P+DfD/n3I/6d5dae49/z/Puchn7lnE7/Dd92+Pdl/n2Vfy/w7wL/fp1/X+Pf1/l3kX+/yb9v
        8u9b/LvEv9/i37f59x3+Xebfd/n3Pf59n39X+PcD/v2Qfz/iX1qm0WD+Pc+/z/HvHP8+z78v8O/XfHSk49uOLPiCYl/3M2m0v5VbLQmi9XLD/SzgpvtZyI2X
        10uSfEuStyV5R5JlSd6V5D1J3pdkRZIPJPlQko8kmQ04OSfJeUmek2ROkucleUGSr0nSkeRlSV6V5IIkC5J8XZLXJHldkkVJvinJm5K8JcmSJN+S5G1J3pFk
        WZJ3JXlPkvclWZHkA0k+lOQjSWZD6Z8k5yV5TpI5SZ6X5AVJviZJR5KXJXlVkguSLEjydUlek+R1SRYl+aYkb0ryliRLknxLkrcleUeSZUneleQ9Sd6XZEWS
        DyT5UJKPJJmNpH+SnJfkOUnmJHlekhck+ZokHUleluRVSS5IsiDJ1yV5TZLXJVmU5JuSvCnJW5IsSfItSd6W5B1JliV5V5L3JHlfkhVJPpDkQ0k+kmS2Jv2T
        5Lwkz0kyJ8nzkrwgydck6UjysiSvSnJBkgVJvi7Ja5K8LsmiJN+U5E1J3pJkSZJvSfK2JO9IsizJu5K8J8n7kqxI8oEkH0rykSSzsfRPkvOSPCfJnCTPS/KC
        JF+TpCPJy5K8KskFSRYk+bokr0nyuiSLknxTkjcleUuSJUm+JcnbkrwjybIk70ryniTvS7IiyQeSfCjJR5LM1qV/kpyX5DlJ5iR5XpIXJPmaJB1JXpbkVUku
        SLIgydcleU2SRUm+KcmbkrwlyZIk35LkbUnekWRZkncleU+S9yVZkeQDST6U5CNJZhvSMUnOS/KcJHOSPC/JC5J8TZKOJC9L8qokFyRZkOTrkrwmyeuNrVbF
        BDf19nU/yQEk2f8MqypiM4vlJIDqM4Iiy1OOU4yfAHqHV8Hj7Ccep9PDF72mvP+/cjgMdP59TjGroOwK+zw0cZkdbHrtt/80bcdtP42S55TymV0Lcl5ixSFT
        HrAlY3vR20Od0e3Z2Z+Z/QoMR3R7yx5YcEB3HLY+s/+UtT/11J/80W/+8u+99c5+iQqtRKX8uV9O9+hSk24wMbIHhd45bUPvs37K2UV9Cq3355SvZtQZVnqf
        lNN6cLZBejeHD4DvKxkZjo4m2xQ2R6HrCd/s9Y19mtLTlJV9TPhGHr0Cdz6P5Xos8xEqEnrwhm5U4tTfqR5RhtdQjYf2GvHWLylfU2s0tE+XPGvdwuFx7oZd
        WBaISrPHgS/emPrY/eeddbYmH37sPcJGx+PTeUB8+cWfTwWWDGoGe9rgsA8+e96EdRW86RS9of0NegK9a+6ngJZNltlUJ0wGpBiMdZyGyd/TfuAgmAoE2XKt
        LhAV5fVxhFSZXeSe+1MeVdTOOCRHHqUj2N7AcRNtJ7ZlMWu1m3pKTKs/QY1rSHQG+COupYjvHbbTn7xLbeer+CcPeBO4OuDB605jrzbta9tfe8F1OkpH2RBd
        m3q3kysuFHDgeAyhc3OGXKGUjvh5kG37E3oborcGCMsGKWcZpenxwwdY936SbULFcXSAsMkhkiZMb3ARA0092EU3KQmt5YOYPaUY7Iu+Dglwq8DWoPtD0wy2
        QM+YhtEvwuqwPdvxs4h2aVmtPZbFbZXV2+//YsqBU6CnjRC8W60CddHS9A+5u8M5QAZPNQQvgXMTcKbxQyxSIiuioz+5epDG21t57GiIfFAWjBOA5Gbn3XT5
        0a/SjNtHF8N7iOLAgpEInoB5FD/XCJgNe+XYDb1IwDpKw3bnX731T3Sbdp5v+gZPdUVCj3bdqu6BnGSX9ym0eZfHU4DIGppOhC0BfAMTy/DUGbDUw4/VSVNj
        k9X4SXgSSp88hRGAL5ZPNlzvBbqxZri2omHpVlyPZoOVWSsh03qguY9Rfh9AwPC8m72OV+H5AF3+s18geMI8bHAPUWtA3zi0HedRyLn7k+yF9ZseDRmBLqb5
        QgD97X921gEUT/sNRiyDUTflZ432v/4FN1/4M1omMg4leVSw5AGMxi7vwayJQXkoQ/yU3o5B/XRNn5Z87tHUt3/nd1/62Zdf+C2zlzsEDCWMHazMR25UExiC
        OCc1bkWE+di+sOihQ9/kDrWH2hsr2P2lPBprv/Orafv1X01NNJbXKn2otT2ZzQ8Ivh8VMvKZbADxUO5SD1HSPOA9SAlhzgOIecJQNwmgDrjAIKdhpC0Npg0M
        LSnFUoijPRQisnRB6OQnwLRHFNs0WTQLjJgCYzJ/gkL/ROtgxi1zjW1e+63nU6IjH/4BUV4xh6raapeqel88DEO+9iBCIPauOPbqP3zsfZ4y0EJDxf0/KA6K
        MB++yxS9Wqa/qkwTXEV5XEzAZu7sZi4PnVVf+4M/TtsvRzBzSt9WiKRNEEFoQBojmJqGRsPUNDQsvYYjpW1F8LxMtzdkdVA9JZcJLdHAnhaWwAjIcI04wRvl
        FzCo2QenTJGESQ2FH4gIJHlyD2JkmYSW+Hv0cMJO3Qjet3vlistsHn6a6zJx6f+lk499X50JZ/TT7Qu/iM6PEI2nuZw12v/2t3/3v6utGafHaZzeqIKNR+qv
        EuASmQr0ZR2Le/ULveYL47+Rt6ojkTen1Ffcg9ojCBH7ubx20jQrTMYPnOq5/XzlNv6Ku1ohZsTUTp6iVr3P2JajR/8UPfo37/z3PjXz3d/+zbM1IEqGwPHt
        v/ELyPW1X0EPCOPawpqol/LoM+f++Bdf3pT8bkiIFH3miQs/96WPOkN/hRAJVksVawK//c6voIzXuYxNqI8goajG0Yx90rxU0I8uQlp2e4qmwiqFs0oXMfWR
        IEqUmLBEklCQJBQkCcWmKwT9gEYqY0kgWEKr3Rt5E1gSEpAslngOLRlJPUbZ5Nd8Yo1Fh93qYiqhjAFstPQD4ER5U8AM8uxsMA1LKxw1PH0yl9AY+iiYTLG8
        k69hwkpZjo3lisZh6d+lMODUPw6T4kE2kSYO70nmrcFix9bXpBIvp+CBPTlwY71RNptlH7z6x3MYY9xv2A5y+r6TLUXbmIBfq/YfiwsJ1ISyQk7xHe1woLiQ
        cJQfLykKZeOL8P6WWFu58vPoYQZCCGeyET08gT2TCaf5Er5Xg8McYq+nxhO2xhNljdaCOMAIX7l91ieLD39sAAjMajV2Czs89joT/+SJi1P7nqVZYrwLRl+c
        Ms+eKzjwWXN26lPnX0l+NtcbZiJLcFvshoeYsIA/l6kMO6/bvHq+ecqcPd4S83BhbgL2+/UxH0fDwpZGEFHWE+FsLuYj+MK+C+UXWLGZGpVtNv4dqpHxOu5R
        n0bwcMS0iHjqp221sWxcwdeHF03EHZDgy4rqilAXX4f2t8zEoZh1JZPmTLqaCbb/o+eKyrQ4EHEVeheNKipUXLz8li8w3bhI+S1eJGbEBBfPpcdMa5c3yu5d
        khJOAqEWLLSJPfH4kFgAZH3HlfDkuOqDJ2my7pQ42OOmZYK71E2Ig33AuxEuig542yjhhaVlKMs1U162GY5yYW9Iw9lqXzMNt8hYiSOAmmByKwG+DhaonicX
        sxHnfI7dslL/PY8DPdewuc+99H66xm+YfoCWR4hZx774m5miTwl+NHjp2eN5yl2huc7JzOlMTc1km6eAUt5DLX+r+PAAKZgSz0yG2khvj+KjY6cJ6dkxK32o
        p2aSDOzR2zR5NxNYn5lKCY/PGWK/i2sQsITYZ2h21sFApw8gvORd6rdwnpYc8P4+0viA9xpS4jW+jjTg8NU1U5vwH81H9/qv2psfIvz2z1Flm6fgCuHjjw+e
        PT6Wb97rc7TWmFCJsEVgkj6IILvpwQR8ZkMC8gXCucHNsw+4DlwEhgOm0KlqmCYV0GAAVlyt0DQ9SniwGdA7bLOF9hdeqQfQu+YpM8i9ewjo4UoLMY1kdtn8
        q94OAHHguYGoXq6OWbcAh9aWmw+kR0WjpMEOg9hhsGrXHxKtjRof5fFX6cOmtst7BFlAjuNjRAzQiCnvs0TdaiynQaBRYQrFSzO8uUB40pS9rHjazhMqSu/y
        mvD8qpnpeOhk1uPsyTSpxoRbhgVGmgZvIt5hUWD3WuyXEg5myqzBDHICizOCLbE/hAVwJ0DzgkkiOB2qF70cy73K4gT/DOrJHESc/h1jCQjkGSMJLzAcfhhx
        OBGOAQPPqE5X+GcnHLZUocSkp/nB04L9GHsyITzgtVedEHqrzHeq3puyc9/h/gjh3GaiKA7XRyp4j1mccz0BjS/PWy2TOZDNJCElzWSZEIS6d6kprIUHvDaY
        zQMeL33YFYeAyz5IgCb8eK8/KVfeehPhKNpEu21Bd7sOgNcM28PTRB+IkwDBBVUfMRGtGDQDot0anoWlkQFDJBAyEkLYAgoyUyAy4DkyNfksUeWpg+dfYYg4
        gG+eWiTeO6IFK8OwRyJ+sB7CYJlt8s1I4meo1epHmAIZmKp71Dh2YkAoe6vaepc6gKtd3pYD3n65Gs0bB7x94htlOK9DPsDX6R7xmGI9/hhTpxkMMsCefP48
        zXs8CIuCtxYFb6kUPFopeLgoGIIrtDYfwd6Mr9mUXKqgJ+lfsKUPgPoSHk1Pm0HskyKO1ZFHxwhnR0zM4/UMccHe59mSnDh8ItYn2SO9w1oPDoNZ1tlkviRg
        +ZQVFWImX/8Tp+5SoBufl7P1bezsrE4kTFZHwwu5MFeyRGjfsyuBkpWAuLKLtLTyukizk6dGZaHw2Fw8uEDjOPnsuXxzwYWkxcjX2m9CgYOWmeOgJUdzBb/W
        rFHlkACIJrJJNY3lwztB5RGm0ET9AXYE7WotGoUnZcPUFbPwqgMsP49lgZYH6Gaw0oFmecAJAoVFRK5U2ENHCWw/9jl6+VmpysP6cijbgmRftrUkDVpIg5v2
        TBq8gjSArvAS4ciDIyEgDzVIXDZXqMJIhVqsuzJ+1a6ML9qV8QW7Mj5vV8Y5uxhOWgDQ5Xg/csBw4VVR+MaE6B6DKY9pKhBQY5oH1O8YkWoDJCkxHISsMXUJ
        OGuZjhiTRJVMR8w+R/IwfcTAY+UjhKrgljQOIgxzSjHhqOyI5QZQoYUOwbrdg5GyoaBYU+n5V464b+GrytLpEAzVJDcBDUZLPWmp6m2p4T5Byole5fWL+Zhb
        sENwYz+C3dUB74eFuv6QkNVHhMgeF5oJ0kkznR0NpQGLTYh61bd57D2do0gQMozC5T9mZd3GLR7nDRIsvhGxGD+gDA9ih8QsE22UlldSdjKCM4t8oNgkDaBy
        2hPU2wh1RHXs8jxQj7qpj+udoPp1iPj4XINF5AExegG99rBg1oELNMkyz/rYEevAOfaaGE/ng4Xrq8BG8SuaLsGVc5lBAfr+KrQhBzCsqdh2CS7Tqo7wTozv
        sGwGqDfDZF1NZ0NYjU9kG7AVmgCHtpmp+iO8sbRhayanoUjZPk84t7E9Lr5wIGE6ugcaJAE+PLTXZ62/QNzDsC7ghH+cqsGX1I/h9L8yqHNJgZ5vMoOEXKxH
        RkX3FPpTe6DGwoU+sddftJc/hm6+Zm8e3esTXzloUOYQ3PJQmX+BS9QmnTabDrAvvA0cyArahtpt3+rSC1eduBsydfqQRoC3DnURCg8wNQd20jvFJ3LCaXly
        /AIQg9mhf+l/mf45e2hHyLUbz9kdlQwQn+TwPg9UX7Z6B7w6H/Ztc+5MINZmza67M3Zuso/mcQixNruc/1RTJU4CUE5e4DFNWk9W+OAiEVOefvTNCKeBGbNr
        fcxrDe31sC6oC2YU68KqVUHyjILwerQoUO2juXaLgi7nPy0KvJsIppMcKB6cEL6XoRBCVst7Wo/dyEg3cKKAbqMb5Qaw2Pypi0RN3eYPzWCQFw9Vn4cJoVWI
        FcOySXCkaWRqU8P6tmu80q5t0i5j24VhTsQPVQLRjWfszpCG2R0aeHJoELMjRQxcIi5oqEiN64CKhP9NuGrDZh7+ggiacBYl0p+6iH24RCrNlatduYmcHdXQ
        LE6uoVbVcMql7UqHEFU8Op/FUpESCGqgnCP8DOE33qMlfavZQqvTZtoO0+7hp8TZJWX7Mcn9BOWWHYxvRj6lECV8ZGrf+bs9HBx4QFUfDOL5e/hodPM9mrux
        qBxPjsFoCbluoQkjkIv+mUpriST0Da3Dp2kDwabE9E0evUIrC9yd46aGm+mcVtX7mYg16B98JyA2CtiTqcGzBOcakogW7hpH46hN+c/m4Xmsx+fpJn5kjBjS
        iB6ywCqaisGnxlMfq7MmnNp3Ng+fnfrpp03IEht99hw7pSqfUC6b99lz4IKiKXUGnoUoyWl1/yzzfwlLfNw8erS46syAfZmqSE99mm4//TPnzs91FmdnaE0/
        Z+gJ/KA1jeKUMO6VrGXUK+gsMQ0p4W5TBPctEeMnIr9v4OT1GDh5Pl/ndYAPzlknL879lA8HAH3244Y7elEHzVHgThugQ3Q1oZt7dTP5RqCDGW0PaiNeqkUm
        AuYwcDxBuVVUU4qWejXVPDsVTFFFF/jsNa9dZJpy1/kpwIxmQB5fzBssqaiPPfsDLFOulgw/wFySrpTUUwh/RtjbsJteLd/xgiQFcLKmvUwO9ar2oS2r2le7
        mCfcvpgqYo/J7BYw/UHQt1VNrXa3WpD9VBWfqtWfCrGbGjhPuK0oeQQyPRY04XQAm70a7QjgafH0RRNfeGZKPzv1kaANld9A9sho7Fsio2jTIpuMCHNQI/Fy
        9Yo1fkAji6Z8burU2XPEnrJDUY4SpRkoRTeLDGxHsaq/MbUPUShox4Kl5GiL9wHcDI+bwZ62trGPwG9rXRMEMsLraXB37LkwhWiT+Dli4xAiCwxd7WKWuABz
        o7lfLmiaWdDqL0sTk6l4KsBepgL2Z40bOAKqR536AdZu5pMYMOK+Y8R/EGTYx9hi7WowhGS8+uVVZV74RCswnp0t8mBBicKVhiGkYfMEPuxiMWDHvWBCsFbh
        hbw+wZ5zwO5k4AX42UPimZuLiiUzpPZe37b9FwmzFuyZjGXOxObpGfV0X3kwyzoJv/2LedgjEu4n8fSZn/dXPZ4a1EQHLd89lbBAG5Ooh22IAQ8anxrQxAcS
        B4TCwQXsi86JMjg1XBSb5HzOSY1YCMUe/mZOT8MTpJMdsTNI9tOpZbtYKsTg+W1eqWMOFvpHZLMNlPdY+CObbDhQlU128h99rZ/2Z2TfBOIWYR9yDTVXuotG
        gYNjKbGPLkK1lzrvI2YPi9UdDKufhEkBHbmXCpg1RAVEvNfYTSxDqoGpy978QL4v0Mq3lg/j8jDZqVnHWYQju2fr4L+nEZq4MRo9WgIDi6s12pk9LeJCxdJh
        CA9Zmcy/Dd5d2/tOXnzWBOeywJnhxHCVyiFdaVfUYnZs3UUtWLWIhWW2BLSBtrUgUTa8NFGncYisJnzDZgpULNdc8IB+7yEAcXe64AM1i//lt3zBCKz5ha6+
        SJK9fHAWMKEUFuNvhu5w29IlzLs8fkVgRXezsz5DPOCQXuyO//qfMEDimMqcOvizwORsDdyD3t9ifWScyaOLeTyVrsUYN2RAsqyGGsrRJlrD6FC7uC4+hFZF
        QjhzSJbAV6+LEpqPzgJ4qwanvtPz2t+YOcYB9+AR1+e30+yvHYdbRiPHoaMcP5ZtGwmrQMzC78dY7eWD+NrFvf4ojRUthAGY1JCd3RdNxYPB6dVNzf2exsq5
        RgHdVbCADKEKZqP6wAsNSNACzbPevrNnB9BYsYdGnL3P90woaLHEAglpEBN3w75vafso9me8koJAEqUi7FIXBLESR9JFu4N5MuvjElcxcJl5PBZhQj9AeLzR
        kscbFR5vWHg8FoYyjwcBafLRCPHY9ZlKryyZmzUnDwPf/D40nTgtOf8vnPw/6D51YH16apDJByGy9F/s2e2sou7nDRa18cpN1SQXq0t3HSQ1PZtHx8doHtQB
        O9AGczaz45fVfbGK7SHORFrs4h3YxeQHecqyqKLlFx+gfSYqxrxNNEGmPc9tiOwO/qyJn3nldN46QZsRQqkWTvuOjl2k5Pqf4KGZCoC98Ip6PG/x4s/G5lsd
        smG32BpLuGRatcOiSV+EV+cG3I2eyJtHbcjOxuGWd1lQUCXwzc2gaF4FKKL+oOiBAJotHUjQgebqDjRN4jrwAOL02oIeFQf8ANzTArhaD+BqAFxyAva2tD2j
        hAGXVADHEED/G+Jr1QptPTyXyr1X2gM/2fZP5rxSSRvgnpnmB61VND80l0VQnTpzlhDKP3uOmMBzg7ZhBfr1ocg8bZlPt9hNjGeFW2cC3Sjx79mpJkFxarAK
        RdpvgCRhFPIacecNtIsG8TSOHHunPuN61ixwPyEm9eIqBj4glv9H1nIPQFCs1hXadMHYtno/3FKIyraG4YAonPZBEXOnVPJPu/ULbL0bwYKtd5MDtTdZzN1e
        5LWMb4I2Bs80T9wvnqCa9PJhy8AKlPlU0A5OXcSGvYTkz0oelamDw6VeEqLE5yyXQJV7qN48LGbWTduPxzEJtT3dTFh5st+Al5tTGd0BYdjyqAeyJaFj4Or1
        gcsOYQu4XRnG4gWbnn3JbcIKRrcEC1apW9QGSJu4RQzV9sEHDOB6Sk5Ye94ca7mFbWqwqPUvZvUyoyVu9EiXbbAny4BK+ljWKgcFIuOshYwtyKDrLa997v20
        nUKOjVYxdRcVunr6Y/kg3RO6t2xuM0h7cZaU87E5FF8arCiHkH3FeTHrhZ2UBHxHwx4jQ80eCnB++n+za3kclRP+25nV6juzWjKTUuIX3QmjHeQ6+PwB9pku
        wCLcXPS+zFGjqcrWsbGcWtteVF/OGyfonQbeQh6epTwXWT+ozt6t2959OPUj7DaNo6eJT66b1sNYSai/oUkpl//k9IT2sGnPh1AuvHnTBResjjF9oyrvgyYF
        M7zoZvQkC/OgKCrfsxPrRISgyYQ43ZLx5GUShwTcCKeSUeesBR2uIgZUEhMRGzfxKVH13LWfhqY8HUqwCdnmQCaTF4MHyom9KC/arStytXZHBPFZ62IerJ1X
        YTmngjVzKnBzyv+zzZKGLb/ePvggAXHVDKGn97d62b4pnA2XVCOTNWedWTGwalYMIOMAK030zIpGz6xolLNiwOYmLGnyrGhWZkXzu5oVILXYEtfvLYBbb0e0
        VOFxM29yOACs2Q6laP0jOJzMseTziCTt8WnZQ4TrbiESu39IZEuZXGZLyUKIevqXgLC0hWNXgb3ZiGSCfa9sBMDVJ9ilAEOJlwJfL2WM6225YjYKUisuDVZA
        nh1EGi0nbFmzy5ByQC184Q/802s2HP3yrN579MnDUg9aGpjOwOoFnNhaCJYccTSVCG7RVQ1XHBSgOknt0PEC1+IV2Ar1bV6etEK1tGkicoPmiQslTW5WwfzQ
        53L+FHx37BLxYWKRM8wbBhqxvxPqaCZ4GowDGHdYF8Uw//CKJQ6CNEhaIB8slzivNzoYqGEOeah89bQTOvZ+RRBPkFFUQ0zyIy3FHDDBO+7hgCORweZN2gy0
        eC9GLYOoLcNuHBww4hqwO/+6qT1E1DkCH8K6L75IelsVCaC0gqV+nmwMguIDZoubx91d28oDBpi/9Sx/OwD+NjzBEc1z7LqZvw3XbAyS43nIh9wmEr6ay6T6
        YxOOJU4oGBVNoo2Bx92gLQ9AaNRnZXdwWbAczxtjtCO4DFhA/GvYgawBS7M/WHqg0ZBNwtV05oFWXBT0qASCCHiTwEBs9QCxVQJxuj8QLTSme6BBSx8zg0XY
        haPYFNtgM9AlU2IeiMNYp6oGnyq+01bbyupubC/JRyiF3PDXlVKEqRet5Ec5bhaOJHmDzrP9CSsUOykOfwoKMDvDU1lXHi16UPtA3rHi2eS59As5qGeGUBYc
        AgmabZBfMMw9qxRgxW4ekiJCEUw6dfIQSwGKb3FoBk3vaRQaForUriCAFw4IpKBSi9oueyeTnyciyge+bR9a4jAQbKtBCZoERfDDrFioWH16J9uQ2LJ87BAY
        PfnrwQdZAyJguFqJDPNVBN7pcc9rQyj4UycPD4quEPc/gAa1X3lpN8OK2HlYP9pifCnGh3IExos+QGwfL+bf5qnVRWuJ8QJF9CaqZg0JSQNJUcKpU5VaocCG
        JSN5T2k1Y1WsdADZef0hy4oAXj+cq1tVCuxq8iJxKiOQSrBEjwXkLEvVWYCG38YDybLU8FzGysrcYchSfZFUBRCm6fVlqeFlZKl5NDVJ+4DZ/+SfhOCfDwiV
        iXCkjxBKSSkXt2ajRNOfNBrnyDgd+PPfB2mSlAJr0OQtX8eFEjvs2qB9h1BrOPcRTTvik6BklyVMhUT6AdWA8AKr70FK2mTdtJYjeUoOh/IBe7IjlAtUiI9C
        Amu254g7LS6DBmvMI8SHNbDJPuV0boPyTElJNKR6+gh2nzhYcickscQj+nzxr6cWzIhyXRSn5+nntkpQVvmQOHx3uJJ+ngpsreK5UCbbtYXMdPlWWlt8LXwW
        01aoC1VVI4IeRfxSzOqaGlZFrGseJthOmSa4M9i+ElcmIklAAjUljKfMliggy9/X2n+6NiNicihJAW0yUaMk+oxhA4Jj1BoXJaDeljy+mPlCS4FAURXiAHNN
        tg/ajX3ojjrsYPs8yMmYHLsiDl0M8EeniMOVQdayVCk+i+MTmUQWK7+EumEu3mXjM8tEzisf4PBxa8t91EKM1i3ky31et7Rdt3ysW94JpoI5n+Rg3fKq6xZr
        jbLQFqDb6vWgiRUOMJog1BxtZqw2cvpYOig2+9f2PGetoen2yHT7zEkU+A80rH9Lo+le1ksaBoufdsBBzw7SbjfkoG7o7XTuHzvNsW19wq1cH2M/5gioK/GA
        dXsQWTgk7xMnicYNn5BAXHjhnoA1fqgVGVnIkvbz76cwjacNkUR+Ck/k0TEs6ccQOi4Q+hPAxqNcLqds22hLEDejyoqO2QPiUIOWF7SqFZG5TymoOihiiUXb
        oXYPazvU+NUGSr3PQU8kfaztVB2aNKUImlgW215pzWi85JcSYnIjC7864OcsJOqGSGHMe3/YCwLFPWGlSsapyj6F+mkhXRAmEn8GpjkPq8LEwJ72OP712dW8
        VsExW2GSlsMOsHF5i3YiEVj4molOszu5siWwQ7lAEF0lSWQ5BNt19WRtiiSxVTC2aG1YEXZFyepPErcxD5PyFAysFtQEaGH0wnIbkLDcoSbUIdq2BmYy0QOW
        E3gF/XJSQWESVRbiTPoCVbZ2byptjkS5yZcTT6GUvY0GTicIXTlNxKY4JILil+Uzj7V8sc09MV2eD/VQ1Z6tpb5IWz9HWX3eScpv+YI3x5pf6OqLJIMM3uPj
        K4PTLPQQZ/bTNJGKo7ZVTYO+xKrWyVkwNG6sLJQmcyARpDHNMLFloknhOThoBJWkPV8kFCk816wlbd/UTtD6FRQ7Fua1T+esZA3Chlt8xt+cm1XngBRyUuNe
        OebdFRsmvdukpIfDT66wTYrPFeHTbAGvXC57SwirYnX3POZjyDoIBQsolDs/sdPwYi/jwPMwtPNwgPaRgzg5pB2S4DnCYmPj1LQbJ/DR4Zo5z1g82HfLxAg0
        Q/MsZ56B4N+7SYpMbDdJBKQ8PhaU5cMwSKZnue+E4ayVl1WypSIn61lO7AzMbdFZXMxWmCzwy+mchl3UrStDQ2Ck4QfGxEJiYhrfWoExEEuwatrgWYAGX02J
        Ye5B2rw7DPFdD730hEgvEI2QlZUu0PIZn+DFdYYG0g2h3c3kSvZyjiZ/ru8iyVxcKdkQMil65K4rllAcOnuOy704NUDEA+dAXvLnvNUWfrTMLfuFAksbTl56
        VVr62Wg6ZKqaaR5PfsbXvugzTVZ013da5Tegcs2idPRQcOhyBJFDmPQSQ1GxjYQexuvSw7Ckh+Hl6KGeRr/G4JHyRPrjrLT7/aJ5dZggiJFzHaQP5iG2N9OV
        +nfmGsa3xDwmbHEB1tmOczHgtGuQ4JOn+Zh/slBrYoUoSAZ/qa4bM/HTRYzQVcMtIXetEt8gFtT0+JUNO4ND/e1nEYqTbWsxZkMEtnSVGa2BgeeXeXddNV/N
        7U5D+T02q6ssVRPWLREjFHZrFOD0oBJn0wQPid65OiJxLRETIDD1o4hwGuIv/XKGM0PYjnhEBwl1h5gGbrA0cCo2g6B+G6eC86+MZcN0B8q3ibsNGQsrZxnv
        NA1icCEbmhqEGJzJIViieLUCGSu/ERTyxmFxTj3lEVWtifBTIDIEgywqk16ypSk/lWwQWlqwJ+2DRHHtnnvQBHKmM1BYjbHYieESiBAHt23xXUHUBg5zIRtN
        v5yzXhg/zxHMM2vhcBJb9dAGVg0RWLVVfsHnn6I6G5gm5OZmYC87ZZCihmn/JsR+wOqq/WA2INZPhRodd7/GPqa3uo7D+2tjDLs/osqDr+TBA4TDG1mBvoKe
        VRTaIAQ/TApA0+UmEPwAxTjS6JrxudwWnfFrIfiBfQkmwBL8AUvwB4ngB0zwQ8siBLygBxcqa/mgI/iD6xJ81Eak3pd1SczHo6S/hqHYITN4+D1jyECJHZ5F
        udNg9S/kAy5XFVUSwkELjKg9kP7XjAfimQD3/40tytpfypEJh4uWsTQ1WXiSqRpBuKKTOEYPNhJ0afvBw41dgxwyB8yM2QUsOMEuC3oWsAHWa8gSNhYpNCQN
        OxXyk58TZyltBKb2eVxQC1Q1mEeOCCZPu80aW0BGD7TsJplIJHF9tHhiL4Jz//bok+2Z03+RFmgwfE5SCkJgaHsErxcBgS5EgFuEGW+xF+uQBb0G+xcIowLw
        foqzFV+zJfk0O6ewX3DAHMgJo/bTx8BihLBrC6dmqBIMfAbWlFWTIlFN4sMzDE99KsxwGhpefAbUnza+mLw+7eq85EXNsjTZFgRrT+d7jw9nVisKXOmoKii1
        3YLLqLnRHnCV6OR7qKWGXZkcchFCQozCAUM9EaF47MR6G0Kde3YsjbfY9h4aS+4hyBCWWMm47uGbNfhmdYLFhbnoZxIjrCp8c/KXrcz2sNGHT7GfCz3N+pt0
        gUNAxdsHYjyg0tn22tSftjyl5ci2BN4zxug2ODLGFiMBVXbfGAtmjb6P2DMnsASaOOdzyX/U3vfMzUjg3IzgjbZuRt5k6zn/SRjQITh1UBjQBRA7ll5GglVe
        RjCbrJMOK9IEf8Ri11iEwZD5Nz136hvezw5DNCjFw6fkgC2EjqFmLhCydRbqwbc9cVAxfIIAzrjCltJbU9kJqYxF5WzvLiSiUp58ptZtY/WzHh8iARifSdaS
        5vDmxUJobejtQghdaBqToQT0LEn28tmICKpwOJIXY3VM9NuxHAI9fRka952cCjZRMcRRv6O0epo9TxKnJlrXOdtPBXIwGRCXfIdKRZrwOUMMA/XEyf6sMaGy
        GjXuEMXHjk25B+4ERQ7we05QKONY7r8Cte0mv2SZ97J36i4WCelSwKMLkZlOH8vRX95siEAIDiUBw8eV/zQ+s0sdTorcZfA0tILO0ztDU9IET5/JA7ci+myA
        kyt65tPEJ6okL87JllRDD86cPwPB4/kzrM6uaYfO84OgSx99HnaAUzM/gBjGNJVEERkW2mf2+iyOP64Ulkt/CoZA0IqQU1G6QkVnzmeaVk+eWgE8vijKYYKv
        PAuQnD/HHnuC85kzwKD3yc8rrXnU3sjV1G4C2sew1rDdhabB2VwfPwxiOHjkZHDGeKEjjoP3SoBDajArO9E3pb+ms98YxIPdRv/lqYPPfOXZsrgi08FzyKOr
        90nyvHKLQcW149Tsb//LW4lfOIVjLGgRhGxMgqfpn2jx50hcA1070k0bft4ATfij3DhcedgmTPjpGZyVP9ISOhOcyfXnW35pkBJKnPhJK5aVv+2YUtoeGd6H
        YT7R9h5gasCeKdQ0zG/5g7uUfsp4MLPN9aUxjy/T3OdLOMbz0nfZ8A5uXxA4F64wEfs98fv5ZZOt+dQn8cv2fygdP6WqFl58IhPwmSaH9HXtDIxtJ8f2Ddzl
        oTx0l8fzyF0+mtfc5RN57C5nVV7na7hpzRvpe+hr4wDdQJovEROILeFQAQqOQINHwdFwyABEKkgEmzl0AEMnMAKdIDXWwz2mOPzcM1vwv/qELumZvr5VrXfV
        VvkwWv2gtvpBvPpBffWDxuoHyeoHzdUPWqsfDKx+MLj6Qbr6wdDqBxtWP9i4+sGwe+CZjZeGzfClXNkQDUN0u0FuEdFhkG5TuUXghhbdDsgthCwJ3TblFuEc
        6nTbkFtEf6jRbSy3oLMh3UZya7fOV+fXNnEOahtg9wl9Z5Vc6vJSlZceX7atk9vnoHni7dXnIrGYQUQBvtdyKjKLCBt7KLG3un12APc6+WstHc7sf6rv+abM
        DWA2bIc4sEhdpgbhAE8GnEhysJKmTAMaaHZbLJ79z6kssPOHZopitS3/wcIgAGi+B96NFcePQdqy06Jpp0Vip0XNTouGnRZ1Oy1iAToHuilnY0eV03HBTUeO
        b5M33PWSyhN3vazyprteUXmrmMo6H3BTWedapjINxxzSAYn9JG1eUbbRy8q2eknZ5i66eb/g5n1H2R4hYgVHLymbvqDLpi/qsulLumz6si6bvqLLps/6ZdPn
        /KLpHb/S9I5vmz7n26bP+rbpK9o2fVnbpi9p2/RFbZu+oG3TO4IQC76gR0hvx5TFkkWf+0M4gFEnFKBEg1hL2CRBnWXf4s6Kb5FnNgD2SNyyAQFMQGTBk9hm
        MsqLAfwrSNyyDVJOQNPek9hmw1JOmG2SckL4IJHAeCNSTpiNSjlhtkXKCbOtUk6YjUk5YXaNlBNl10o5UXadlBNl10s5UWakHESC8yQkXC7lIKKc58LGeRKJ
        8UYpB0EaPYnWeLOUU8vGpZxaNiHl1LLtUk4t2yHl1LKdUk6c7ZJy4uwWKSfObpVy4mxSyomz26ScOLtdyomzO6ScONst5dSzO6WcerZHyqlne+XzerZPPq9n
        ++XzenZAPq9nd8nnjexu+byRfUo+b2T3SDMa2UF3TMdRNoG/fo8Pd/bDRlufsHDiHkEwYx/zLx8ZOsNjZQ5K6F1l7pHgvMp8SsL3KnO3BPhV5i4J+anMAQkC
        qsx+CQuqzD4JFGqnIC72SsRRZfZIDFJl7pSopMrslpirytwhUViVuV3isipzm0RqVWZSArwqc6uEfFUc3WgOF7skLKzi+EYrNaM4MNIyLrZLeE/FoZEWcTEu
        EUIVB0Hq4OImiSKqOH7QLC5sBEPFkYeWcZFLlEPFsYcWcWEkYqIy10sMRWWuk6iKylwrcRaVuUaiSCozJnElldkqkSaV2SKxJ5UZlaiVyoxIHEtlNktkS2U2
        SaxLRQsohyFUtJpyYEJFayiHKlS0oHLwQkXLKAc8VLSmcghES24CR24CR258R258R258S1wWfUdu/KRbCwbPwDhXPVU4WV05yP5Ku0RKIuN3S2+jWV2fMeqN
        fFPJax/n0+r6G1N89vGNvDafhYUvU1Z4KHybUgFmk8sXVL/pzmOtms+bptal0mrzkA91O/OmacLufJcPMGFP3yg+ibp4GXUNNXEeEd8kNz3uJllaNIBV6GYK
        f7ML+x8v/QJPHvnC4VNFn/mVrr46VTQct8UNZyzdtT528tQpcc9HUOjmg/N5bAa/amLTmM+DeXocU8fmOwY2hGEXbpO6ZnAeyh5dgkHQ6VC76yaRm/lOPtTJ
        m0XhXyDa23wx3/BrcPNa9J0A1SpHKnqpCCAIAA8RFOJ5agXasHHMbIB0noDVol9qWtzBZas73+l2iBUtq3qclfWSToaDxcZnfuPef/1Xhn/jHx3sfjEbbqts
        o80XH8rYo0GliYeLD4s2VTAgC9rQSSubWzdRJw9fymsEGrByDQIEuDnYH3/I3idseumhfPOlDB6IKFGMI4QU8wYXEJTWTUhghTV6a77TweMOEKWAxTe6tMpF
        riGL3SwoGxW3/aJLTXSpaCGc+JeXlX4kCFK2sVJEeTmAve7Afv+HKIn3+5BMJPvZn1Njv78Pe6j9Pvja2n5/HAzsfh9s7TD01Yhvhh6b+M4tPelav7qEUZ39
        /vEEfIZIseB/jjnMyfZZTQzmJGvugCNd/fwXFPvh7ROkQlR5KhElHmY5UBlR4vsQwsJLVuKgNROe0U+xvtChafjvruoLSVSIOK+Lptsf6EvNBn06XAs8b9Zb
        YkBvvtR88i99+YuncfOHFvgj1FY+6hIfRy0cTJ3IU+kMNYl6NJ8NgQag9FC89E7otCpIqPqEbllnSfBcSGW04xOwqVk/c8iKrG2v0Hi1JsqhiVA/NEVyXH3x
        8KksZDl3eJgPe1hhnnYNZmjdIBgnaWCGiA9rQMAYi/QabltZRheIm6dEqtaHrLvsQQYlTcgjwaH2c8+n1LbbWMDOh7u2MfnGy7ktH8wiuC5nI3iIFgN8MWw2
        frEF7UY4knKu82twnR+3b2RvP+mIEU0peCxg93DxXj3cvqH9zi871/w1aHoFKWTUw+kW8Ro0iAQOOOA8CIdxIc3ijdmGtuEDLjMATCSaCmlGDPS7BprfwMkY
        Rx1E7dqzv8PIGE998M9/82/93QGgot0VxmbDG/ko/FbHZlT8VlMjjPgHcirJkVVExl4WMtEGPFkFSCapWQ3el23mFB6EOCIMpg3a5aMl2GZuZimLj8W9qL1p
        pctNwsmh+whX0tfM0Ev5hnVhT1laBGtiweEmHl+lX+PmxFRGQ44P2VupYmVfnw9ufFPH6Wy9rU8gPAYNsn6S7c/hVMrUj42Z4AQr+XoPsTKwD2/TweEWK4PI
        dGV7dVhQZ76V+DJuPdyKaPloOcpAm/p5xwtMfrrzxis57GlZP09N8/GDrRBOylFYXG1N5nNbE8h7YRUfZeyZPLBFmJoYE8W9LZrOfBb6wxoFLqloPLNNVp/Y
        E5dDEEZtAtlssCe0UqL2K74KZmT5t5JiHA2wbrkvRzRrDgZE+uwfHUsyPsoXKSB7zpLnuQ//46xkuFD6H2cQ8MlAaF3rseNxDvMyzQFvSv/jVpsfhwkL4n/c
        v5/PS33nf1zxa7/9kvj3Rk2ipY00qKjgl/7HlfM/Ttngfxxk3ZUv/sd99hlA5GhBn+BYm9RvXLJ6OGNEb40nbI0nyhqt/3HWw79y+6wCpbZnB9CTMCEG54te
        CQXox4dP5v608e7nI4MeIMhu1+Pgn5pPs+in8sRMs4tA02uYIAiwqLwSKpRZikdt9oiFnvERi2sB0dZMWoArz3X0im04IW04UbahhJP6brqAz9GH31Z8tFai
        bwT0rQF9a0DfWg/6RkDfGqNvDegbMfoqEwn61nDQemwsF3uaiLrcTk8x7vKBK+Ougsf/EnfZciEqcRdzlNlwGv0hX2zxiifhEFO9ylizsvbfQ2SqQGJB9UhP
        n1H9xKfPqNXy02fUagEqPSkkqE4yCGUfKxXMGn82maDHOyNmtljUZWWEG6zrnvZc0H7t/TT9Dzp53gY2+J6Tkzf/LchJrRiR75Ka1J68HDGZVdaD5KyazuSB
        DPJ6xIRJiSUkNTdpLBUpqqNSQCB41uDSr1KTSpUnbJUnyipXU5PLN3BdanLdqki+c3+atokZadfTHThA/GP9fRq0WR4061r1uxsxDBKfdtOg9QyWNZiC/kfp
        9+jKI4UCe4aJF2FralWMDHKxcZKtpf9wXK4J645FMWlWvPZ7MmmGeXeCwU1K+fofKa2eUjNWioXwzZik94o4nO/SS/deanlK+3G9kaRDGzaObtk6duklqNaK
        nJxzGfvNJN9NXuGbQ5zrkP3mON8dv8I3j3KuRy/dywdYGENDF6xxcMpmeYKzPFHJArdFEMhCJdUBYMUXAOgD3oqf/G2laR90xkjXH61IXXb4syoPXro0TKV9
        2x2ecEuNfXDcPjjkHhyyDybdg0n7wLgHxj5I3YPUPvDcA88+eIKwH4+Mfwl6DS/Z85zkN2q+nhk70wAdX46c+/45PY3Zkr6s5EQ0/etKVAFoRRBx+fUi/JL7
        FZ0bkYHJ/bLOMxGFyf2SznORiMn9os5vEMGY3C/ofJvIx+S+o/MbRUwm93M6v0mkZfzWz26Wx342To1dCqbTX1dsQwncXQqn018U/RBzA8QMkbkJSd0YSBuG
        uki9fAOeqnxjdz5vdM2NeISI7ZQkhvJswLXKh+l1sztvrscL2oGaYYhzaBfTzcP5PKa3W2h5qtGTHNk3dZF6+WaDDwe6LMygh5sN6hmhgjK8HmR5Rz5Kz7bK
        QCygq4OmiS82U/1UyQb6EJWMsYhngPJeQ1W1zAhETfz9tfRm0DTozXVSSgel3IiGBCjqBlyFyID2q5y2St0OlRGijABFojkqpw0UPecS5gI2Vxrr0q6qyeKY
        Af4kMNd26QY9IHbc5Z5FbnhESrsshWJQ1qkLfB9a2G1Ae7s5PNoH3XyE+01FIl/chYsLyhd1uRy+RzkQBW02I2YAUJyX2lZg+LMZHYMgK+3mMLmOu3lrPh/k
        aiIud4NIGlsmmc/rXEzDlbCMEjaihGGGyhB3fJju6JON+N5s4g5z7iXkHjaDXXrY5NwR595o6hDG1Th3AYtFn+WY13QJfNd1OwSmLYDY1m6ns99fhLflOVa1
        0u1Ffzp9HsvazWac5tgrUC+bEcSl35/m1ZJ1LPDE3tPNcgT2ZYQPpmYV+9SGKRcsW9V08ls+8WONp/QZ67qbtR945uN0kE/5LGFw9ILfaHmjLcmgN+lLdLvD
        n8Q58w7/OG3imQRlMvcM7Ck5DYV4ga0DzaKdPdMuGOrxsWbMz3G8yeQHZ+HumBNR6KRXtCsm7uxPlRymeRBwyh0CqjPfhojrLNBGSHbgiLxHQHc++cdpmpwI
        4gKCR/meAx7IqaLHqgGIQb/GFaJHiBTRjCT88OSwrl+eASqpyIMY9O054oq89qLHpN99sXLQfSGotubFykHBKj6CXoF1HDv9Tv4O9BAGn7JO6tmOFeNBIFT2
        5FhA27CgFVCnBHoZmpqMH3ZoPCQO5C0ZUfbhdeiEjB//0rKa/g0sBSh1gFMMNCKeymjy7/Eyl8lSTiezIbBMvH5qWSJdFg+ninyVWkWBDXaRG7JrW2qXtEG7
        kg3YBSxiX+28WAdhVHNpHmG5qslLrOLN1sCgS/MAy9sKXJGEfT+u4eOWvFzzcSgf439ZMokSIX9AKCfF1mjz8G3ITpNqVmAu+9xOxllNbheNYk5L/8OwC2z/
        J5yaTDtHK2o6bHtJ8m6NOKIAijkd3+kkLSn2zO4mAdgvuYShxA6fY3d6j2Gzv8OPOboi3/C8FQDfy3dGxuYynA67wJeRs98cklG/wjfHBSfW444CRgBfGKiS
        NwoYI/xVTNOaL2cFYWbV6m/n5MWcutzXHcnUWfP1grxYcF/zlycrGRYlw6J8mcEjMuSEJx1LuCQUckldjilclkzLPdWL9gO/WLns17NaSLJe/fWcvJjTl/u6
        I5k6a75ekBcLl/16UTItrvl6SV4sactAL8v9sr4CC70i+Vbcd7N2vfGv8N2c5JvzL9tXydTx1/RVXixc9utFybS45uslebF02a+XJdNy79eY7LAyX/FPt9Vp
        xFv0aU7DYihK7vCsUMaT8Bwv0B6S6MKTbhvJWrciirF7K5XcDRIi+zz+2OdNorJasqGX+3bHWfhWwK50j2Y1XWLbFbHtMRaNBd+y7bIcEDNILKYsz15+vbC+
        vHDkzACnlgEeEqZwg3BtvKLkmbDBvOzkuTDDKZid3PHKYIRkP3GDY4mJF/ZpZd7QxfEl8VD5qGWJedXKLR8tvPUmZoQHwCSBlyYGCvVvtoUez28U9pg2pswu
        E3ctbKnv2OOQPklR4RCz4sRAF+zxGLPHm7u8ZtD31xTs8bWWXUUpzPH6KOo6YZTBCN4gbHBkeV0qw2f2mHnpiNhey+StsIyMmDpaMZrMCwt77IPviw36EZUs
        4bK27HEMdth37HEo94GF5hDaC/aYluluvpn7zexxiENwYYdDYY/53rfs8SbibKvs8RJq2+TY41jY46hgj4fAZ1O5Q6vY400le7yIEjaghI0MlZQ7Doa3hg0R
        fQ9jJde7Bc3M9CCYadkqhJx7A9jjlNnj4RIWHfZtgo0FthIdAtNol3nkTif39/sd3ynfvpgXkXhvevwwy7evv/Q+1Dfe55V5G26M3ND/guCB4DLBNcPr62ze
        G3FzQ5n3OtkO8sCHXXfisXJ3lysKTIx2hZ2OffHEA1+QLSUi4Kj0V+ymUrc7Wjh4ZtslPE6VbacnJdu+ABKRzCmlnjKeY5ouDef+pe84jUptl9PvOLGAtkvw
        d5xYQNuV+ztOLKDtwv4dJxbQlh/4jhMLaMsufMfxOMLj2wde8v/6/uAZNSMURJ/I020SrEs0F4cgJRCl3Y1CTkTFdwNutNXhHQYcFY2/gHWDPczPk67VAt6E
        F7HVY+Qjf6Jp3byJTS5PPmAn4YnoAY8IqaIJhulXYzoxTyQCTRHlSY9IC+VpSI5RnsldoDfxmIwFLdOcZ20CYpW7rOEyTw2cJ3zbiFJiPKXtexeKGVBPyFm6
        2M31PGoaYdEIYTgOJbkYIql40+m8mIe9WBlS9e9DiUcwbTNuhktMs3DaYCE0hNebbN6NuBkp8w4J+IYEfKuwss10HXhZ68XLrUSZjZe+DKOblOUz8PRsUkQg
        yonZdmJXj2Ujp2EplOIch02h/52m5aMmUp9ZWEqz+J5H1aqPypjVrfKoDH7Dqo7KUCTMECs7eM1C1OU0hR3+tAplAXqTD1i1VEGQwZ53qVVRtSjY8w6biZQD
        P6r015Q9t2gSyEp1FUYCLETp/wBJG3HwGXaEKW71S4TCdcGkATzwoQWFLIQBUFmpIzM9jIEICW6ohJpp2cc+UV5cUl7NqkjIAzkaDja7TLqBJmVjTsOuXEHU
        zQD/g9v9aOa6pzZge95p2vMS3qRldlM3Zjdvud3sJXZzd4PdBDbspm+b3Ry2SuWK9G8pZym1w/+pfLwScNoz48XAPMYqDHPhNIsd/poSZhxqmIEob47xxXJI
        bQhE0/MGYblDqjUQtdAWXyzhJD8QtdAG7PvGRNUwEOU6XLREjTBgTbxlXCSifBiwJl4HFw1RPgxYSW8WsXWwZwPMXaO/UUpQ2clZvq9L23DCovdVn406sxg7
        XqQc6T9WrIHEOCDfNPt/w2zMdvdN3i9LIgghxTT6F8PM0kRRDH4rAwEVrHETpN8gatB+4acMfmCL1n6PmC36YXu1PqVOwAXbiQIG6YLK93Tz/VQ+bcgbZg+t
        I9inZtf0+Xa7oay7kXUDHHYi23CfbDuQbS+ybYSrWGTbhNho9en0b6pMREOTsFMQLGS/cDL7OIBaFptGdq1JsuswehA+adFkqTHhzm+T1eH2+fxWGhBeECYN
        Lxy7OibF7S0lt1QzTDfvMNcgw875fAd9cw0PkOFlaHw+nyi4nRqBdHsHIDB3mJ2dfLzgS+gNfThRcB41c5u5HRmGzS4zOW9usQzPHF41zA7LHuLuFrzfBUbp
        1oIpqplJeoSvho2tBCICSEtqEOGk34LyJSjk9ZxO5jfS8AvbAhaEbpzq2uvdTjbBmRZUdhNfdFRm+AIR6mo890c4fSLbyumjNOlqvC/OBvhiVomvb5zqsNUs
        DJWD+8cQ3Blmg3x+xOa8RO7ubSlPPGSzAH+IqOS3ocyfKZkco7SQyQOPyWGnoGLLdz8O9mcL8Us9Xwyaa9f5wuoMDmajZks21OyL0oOX/lRlo31ebMGLIRvl
        i9bDUTOU/gsEEazt8pYV+1VsL30nzaL2W99JcSCICJm4tvc5m5+yI1wFS80i20MtCQTSXv5OurpeFslxuWtbxG9Q/gzb6fvsUgROqQjkTIITTtMMmqBKlJga
        zGzFRhbHGgK3S1TVGisZY1rcKPZIbf+kddeX06CZCQjJWRvHJzT/IvwFmhGqYTNNOUfo2buZ79PWmlh7erc1a0DRpgndSDkdN3R5Eyhyg4btesNoOP6juRrL
        tvCuQMEpzRC95SFlJs8umtfaBx7zITSkNK9uZnJALEo2RKNxs5OFIXi7mA37cM4o3rRYJmIXhSVFIAnG9YqYEiJWJI2al/lluGTqzSaZ6kwLaPbuEPKgaKoz
        xZiYlwm9ZljyJtbvWzHnMSG3m4lO33yUq0BkYqUCiczXj7wTmkHnCgEOD7FDDH3oPw+O8dfArAbnxlWTY2JZw6GQaTBcOxPpu/WlbILAuIMuKivNl9DRiXLV
        HJ8vNYh/LZ8gYL2UjaOAiQpn0KnmGTfjlGcCONR3SbJEMG+kX68wX8wT98neSH9TcbtT237qEmuOY75Edr5ErNbuuSjEVpxnsaljsWlRIa65W5loDTolixC0
        CRAXek6JkxzsQLFe53cyucodMLxDxQWv6N+G6VIGjXpmExv2gcdcJU2AfPylEkTf6LxoLxfv/uJYvqubT3ZpbQMTmN/CVJDwlp6Od/PbsQm+09DVrVhNuvkd
        WG1o+7MGOOUoTSDfTsJl+mpHBycN+Yi5hhj87Xixncq505Y+QThffrdTKhrvcBVb+8Cf5kkHxbXS31PZLpRZfr3D4MNiChFXtfZ7Wji5OU2ziTb7m80IyrmF
        b7YSrwZgD5gmHt4mkS/xBk/RenrDufDZP1dUFiMwg51QMdzhT1LT89sJmZu8uhMV6OLxcRq7O8Fk76L+hbwT4Qw7uzw4xEHs6HbyW7uAL2UkMNxO99uJATe3
        o1fUn/wOPN5J+7+JLhWyk+BIyR2UjZ7RV7fSG2A6jXK+g4qjxt2K+iZQ6E6URC8mcHub2Y4XO/HiDqqIPp5kZh85qIiS7X/iU19gjXmaOMU0WUsMwG546d9V
        Er9T5oTMEKJD5v8j712g5LjSMsGIGxH5isysqHdWZUm6EZLssmXZWZJceli2KmTJlt1ut2cYoNnTc9Zu2R4owVlZ7eH0rNSu6rbpNo+GYmDAJRqcmdVgs7QZ
        9WyzuAGj4jUYaED0Lme8s72M6GFY81gou3vAAy28//f/Nx6ZlaX2wIGZc9ZyZUTcuK+497///e//lMV+FrhoGWe6yGmGvpal87CmhwoH+zbLpmKWzYqdLJuV
        ZNkQkQDKfCDKWfa2eLHhbn7B6Ouqu0WJK66h/q9ANSjMn9lECmaofMccAJYpP4RROTDJANKso5v/HlbsTbRcsSIZM+zlicZy2m8WQEWITEq8ldaYrOt9srSw
        MrYPWBl79a1Ys/s01buH14gGUu1Znzcjz816v6zPbQNrmUOD+5BxllfqBAHrHuAQroyKTV0Pc9ysbzP4AiuMjneFRZHzRNMiyYnkxPZwVBf5DK3kHGLPiSY3
        SzE3z/fmTfZ/B8dkXECvANnr5k88CDlWu4Be0pQzbt8i5wHkXJecM0JKbJHzMHJelZzbtdbbCMdMCZZxs8GZXwPNH1W0fLsGw+VNo26B8EjTRouQk5mhsTIQ
        zoGgTDhpyhpaXSMu3ipzzeghppmZddJ287sXK4QlTepKjn1icV7fRLC+VBGLOHlaqYg1nDxtlMUSTp6ulMUKTp7WK30cmeWSedOu9K/SpMxy/5v15M3Vct+b
        dhHAVlwMnrcRO/MJEzsAZOH9NVfC0O3Ks2fez0z27PEcyxRyzyeZNZ92+hFx0iMorWb0FUJfVPvYNbpJiwZQKddOmZJRbQA6OzVAPPU17ClkF3UyFRcjfWbb
        9h3hDqJdC5sbCUcGpI0OSGsSdbKuhDohCHAWI2ePczbcIxJUI4Bf2IpB4WA/nDWchfBmvQXvI2F70PHSG4ip6Vw8+EUbGj+0Z4IO0Dc/3oxmc+RjxsJoRgfW
        rmWWP/rAWnIWX0EFdWBm5MByA1I+sJacyJe5gexEvgHB+h7JMMbIGwUFFG3eP5NDPp6qUll29l63kxjb63L2Zsbx3GYEpmtY7SAsunpqwEZ8CCtzt2wsft+R
        NtynmWF9G20ChF02vd4vQrRb8Hr75td7DKlzI3gATL5HjV5OwNEuzWVEML8J3vgYFh7kYswl8BIugWe4BJ7hEniGS+AZLoGXcAk8wyUYAIyBI0fJhGegwEeQ
        FFHwKzDHALIaMbh39Ejf2oekXe8m+m5ks+IFnyzlVb/aBZ8xmQE+sOCU0bTgkWRfHw4ziEB5BYCR24SNTzRpt51CaJdhiE+ys1gqAexGWR+lb0oSlg+AZ51P
        5c6AE/Y7PF57bHosUgBQYjdDWEcn+vQAv3o68XdWEKpmdjU9Y53mwz0dUvQO9JH5ykPoozmv6IP0odnCY7pgDEGfzPF7RDfpKJ8cxps0nFi8+wzbeo9hTROp
        2+4tN0rTkpUL8G2jW3SCu1DJ42d0aU3W95Y1mg8WX160O5TgW5MRHq1UCCPAA1CC1CE6VkKXZLAAbDw2PjE5AE29KeiesKTogGLFvrNyELFkcJDbj2o939cr
        TKDPrfe+9ntf5yqC2oAiyMtlhuZcvi56Ptv7+tIWldWsbFtL2eBcxohg8on5r+ntX//k9fVW9sYBLbS2bqFmvdM2HpEwo6KQS/NfQZQgK/5lVhW3oSr+y4Yz
        tKwERAhUDIhA231erXOYC+ST8vT0K6mAlVPMM7hLVeNtSVQjf3mTauSXK46z5F8osoKdktACSVzjPAuDTe0W4I2xAKZF2ag3lhnZej6720fs9Gv/r+iCVWjE
        QusioR+VgWKCxBktsAyfK9D828Kxr0jo6Q0YvxA9RjdRI49dwymJlMYrZMB5PirxuyCavFZLoD7Br2CL5ay+xWXoVMYGo7SavXmXDNkX5jTB/9i1L9lhaQBt
        McmHrDUICaYHc3UhlzWtRSYjPSZVsk/ZI9YVRZ0fRIGsb/WCaJYyTsmIJBE2dBFuINkYbUAfoHlKGx+tdvgaLOBmJvgZoCXowtBAT8KiCTcFSiY8EgQ/ayPm
        ajusDRhoO1QD2vD67OrBuYJG/5fgeH1S8w22j4yhFvycHQ6r87qWmxnt77U0He6ZgzUFpF+ntYUpL4hKDmvpR4SdCa2w9kaNqsHAjkEBBAXGunSoKbBKDfwl
        gHzi8OMFSmaVjHFocYxAvWKCZoFQvMOfbmYSJlU4SXO5AXiTjlNDXdoVaCKnBmrEDnWozzLTxQEZoDCrc84LcLINXd3QKR199VhyTbjKA6oZxWeMQUdI2hoI
        fIP6D6eZFfbHQcRKhX2BreBGRNMV3rYf4hUMkXNF12CWXxEXGsg3JbRPhXWMl3HjsmC8YtyMVSBI6bJtKlgYBAN2onpR0RDlGrWLMlNmgkzOhoqv7OOpLKSa
        yzdtQE9ZyD3BF+tAEGXhpU/xzVXw3cusYUiUH9ejaPPnelQ4I/Uo+N1hDyWs91wyes/szmQdNzMyIlZC3Fk8RvCmxEOyjJspo5ZSNNooBaOE4hndE9eonDip
        pklidwKsSOsV1JXfcZXRLll3WT9ts7RaQVeBEn6dMPFe64qoMIiBiG30zXlAlNFOc4yCm7eZZk50s0SLrGhU1EoDSASjluXQ5wx6eSWpxTLN6S2au5RkXEjV
        6yoDa2xfr7kVvMSOkDaR0sOlgZsK67CVBxaoDCwApa74KusorahFM9bLCvI00W1yFoNfNJpNostPNPhP0lxc+5R9rQNVOZmJqz2prjFcYGBYYS0aAR8V/Ftb
        aqXfTl4piqjATqIUte5mtgztTRv2c64auuCeN3ogI32qSAWjjRLkVZGGRRdI9ICKfF6I3LwqUpBXRRoWlSYHqkhFUbyxe1SRhhNVJBu6HW6iihTkVZECUUXi
        HIFolLEqEouw7UQVCWjIYYsdeuvkVZEo1U5VkVyoNCqYyYgqEh9o7EwVCYvAMapI2qJdYRXjsMc5tBqpLm4aq3AFssdprUZFaoPuFlahZL7H+cZV6MXRzalV
        qHHtcR5epa9tc1JpFV8JZSp6mF2NKlSUC51d5aEjMnaVxoizl6EFyNqNkuWDVD9nee8q7aJJjdYqdKpMjRq9a0OLvgvTDmQhVIqqkFyFGleN3nEyVy65ORm5
        2+1MtnzlaPdR/7fg7bmQaC2xn0tmojtGt40tW8CIkqWQ/yPoDX5HdF4ehhdMRsgFYUY7qTJ9KymOVZT/yxWHjQuzVjl2pZbWRa/+oaQ4Fmf+L1cc9hyuEei5
        wgISnfmkLBZ1/i9XFgoyVmLkzEg6URmsGCRdNki6ZJB0MTGySH0sAkm7opg0wPJEGcsTZXqqjOWJMpYnylieKGN5YhvLE2UsTxIjHztveWKnhp00vltantip
        KedDWa5eyxM7tdw8m2X5/5flyedt9hHLjk03N+6acXjTlgybOmAbaxBpTA2sxDPWH2+aDJsqUcbIo+9b3JTxos3kmWY8Y3TypmwU0DLMf5v/FpwJeOftC6n+
        qerhDdcSt7LOoOSHaEqgOrnpxVka7hxHmZIVXObzHjDguHEv+6dNwnliyTRV9uTmtNJQFZ1vsgOvf5LPgnnuttP7zOLxXMojHIje/05HeTmD6ShRvFTvlCli
        PO+abdD9r+CJoDvoUw9PxO494Tt9PBHV+9q9Lk9EZtLuZTLIPKpeJoOZRmdz1rOR25u1lyHR113V113nHXb3EVhzFPx/5zhqyTnvXsjcnZUSp4zYEmXzlD2V
        zlWF63n7KWTHPTMQ6Mxq6h6Z7pPP9vghB7+Pnjupi1tWjqHFSK0aByR/avPA8ce22wyn8kr3v/LSVwt9r+Lll4Pgs3ZUvs4ngT2qlvIfRtCa6zTLa4g4gpKj
        BV/s4ADwExFpZzjENJvHmOjy8C8ieUUrkt2+w3tBZHNEPztW3+KnL+/HK1RinfoAYlDY8Vc+yD/3NyMrfgaRZZ4pnmrmNSXBdiiJy5ifNTiTN7OcBr3O6cpb
        xlhemS0GGvpv5hXyzzJyBa4eSGcnivwExnm4E4eLdjfzkCxsNsmkkxeJCn/Q/yLwX1BKnVcXBIowb4Yaxq3afDTp3RgSLJDBip0BwKB8PbtG+nkbBlsL+GbV
        nP2v74TOSj/8t+vEtb+0gVVsPqCx2j+dUR5vDrSxeLPfxuLNfhuLN/ttLN7st7F4s9/G4s1+G4s3+20sxPWC/1M2h+CAX00ncY8fKTjD1+ok3PCnrjafOOde
        0LZEmvjIBzkWcbxcgucSK742yT/3SWyHVIC01GV7s7eLZyL8vsvENbbij34j/7yrN39gSf5nzt7Hjon+pgjPRIpDpEk9iy8dP/DRy13ff7ctOxKdKnr3VDpv
        9Ce8tz/hg5kEV7a4H646xaWSWKavjDArINmT3lpKrmFlQJo/IK06IK02IK0+IG3IyHnOb36HM3zKmJjmKLufsqMRurxkb85NtOdP2tHwdZDlNOuyD594nP/7
        s2PgFQ5n7LA0fY2qugwJumJ9ylM1x2eVb0ohhGhz0EU79UkqeG3YeMU4C1fsUVmAbXnEpD6sTcpGku+hJOVqkrKQpFxJUlpJynqSopOUS0lKkKS0kxQrSVkZ
        5vCucBpCJ/1hDrYevAhGADj8HD7cPDpQ7UVYAnl0F9N97+qxEyuFb8L/x048+ZnG78z+8cSxE1/7f37yO/9N+X+6C0V0Ifh3XMhbjOCArmjqKCymw3PiR177
        9h9+7dtfOXbik4/vuu1f/d7XHzux567WkQuzv9FbQzEtclmXgn9tJ35MDAOkKITpcvKdVyX9qknfCBK/JpJ+xaRfTdLXJX3dpF9J0i9J+iWTvp6ktyW9bdIv
        Jekrkr5i0ttJ+rKkL5v0lQDfVDWjHywGP2wPhHAn+IHETIjy1SQ/lUtMheihJLPFg2yGt7yYaWG5GCvs1TXxArBcpmrLecqYGb1ybGyXo0peRsQvwY/nMTMv
        +0rKQXOjHPl5YZMpKafPlbI5Zl4qG72Q9TKcVYjL7aHUwxwOextDdIPT3hXcsH9l3LCiDG5YIw2jiuPzVaTAbGUdN9BIbQ9hAHzmnSFksUCxiVTPHfVNp676
        CMOA7/LNN6z7plOXfNPNtm++fcU3X7Dsh2XxTym9rSe9rSe9rSe9rSe9HUp6W096W096i+hmy5VsNeiRNfS8vkhITLpbMb28WjGdu1JJxrCSjGrFfFK7Yr5k
        uWImdKWCL5Bj9FlzjH6YYz7IDlpNgz7Iflkx22RgdseycY23MpKLj/Krto3AMGwcCOIUjLRVs7GvwjAadKnKUdPqlR5HqqwldCLFzHRmf6SZPRIeyj/SDD7S
        hBvcZIzeezq7v+FRExfMhZmXK0aGdOeAVeeJ6ZeiY8Pz3SGoR3Cix9wwt9t+3r9RHK68KcQJfwE7CaQEfB1/Wrvd9o9aA52MKHFcEgx8actLy/8R2y5dYEKD
        OZh88C10ZbiKIjUqyTkIwRuZQ0k9ZGrJF8FRtdtpi/cdcCVhuEtksthMJnbAAXtaYT5dtctmxzg8IBc7D2IL4wLelvCWirWNCY/lf22fC8i2/c3X8QFJr8VG
        kU0EABq4qk0uH7tbuHyk2nt9Plppk3Q5wxNgblXO7WO+2TOm2TNZs31eHr9KJxOnjo8iDhYH50EvHmtGfJh4rBma+GMuez8eMqHFCFK4S84eDirIn/N45DXZ
        UaWtPS4GX8AOO3mLXKiMKH+Wgz31wpi1Gcae95+vOrUL7hIdHHjIVhH+DPxgAu5Ho6CZ2lhf+senxfSZ8E0zXWatvWJ5neo1E0jBFDpzjM2u9N6Ptt9/Lj0v
        v7UEApbbscBrdrV3OspVu7H0iLtwovi+sf03/NiHj4bOicbeE//kr8M/OsbR31W2jsVyERVQaTcrXUuESCrV8qS+PcZ2ADoAITVEFBMRUENncIeornRwGoqf
        Li7GH6sjOCehP5BQDuzq6UbEHkMgfqOhYN1mAhhjrtMnH+5qafGb9h5ayJzmtyN3axJQuqiR8RceZceJSbkYmgbuVxR10X4yGo4/bL/bXciQNvXnp83TyjE4
        AnNS9/DlblRpR4W1KPNert2copDf4ZlUOZf9F9k1PBM/sKgutRGFGV7r2ScXHCCWO8B02dzSWkdwAEWZCC3Q6seihx7y2EBP7qNi1g2hRqTY5n8UguZROZmp
        rnlD6LLNvYMzd8pPLbdx6XSAStkGm4DsxMVV/PdrRCF/Lf/3u5fb+CC8mvnVJ+j/n6NX/3LXffT/L15uQ0SghxHI761XA5pBOrC0ubohyM0VGsBnRDyDfOl0
        QqdaNG4OtbtGkJfEB8+AO+fUfpMmOi3AV45bXxMNNQGbtgHh/4KJGmCzOqSDDzRplFUXvSnQYUyg/3uPis1wm4VuiCLQjuyLQB6ovEkIhYHc2QLq0hXxaKbt
        vHT6HMAqD3P2O4W5Lb9yhL+ymPvK8oCvDPQIfWWlF26hjCCQu26WB8IbXIRbCg4kJ8Do5ex7cezvK1DrRnUG+CoWQjXXvRzUV7GFeQLVAP9aB0K5ah6g4XvO
        EYD2GKDdrwLQtoCt0wfQAGPzBhKvDnsPYICm+ctBYgD48wTwEP6iI35duhBROgOBnOkJZ0sgDxi0sR95AGibQJtGpC1IlpYwLdQcaCGwC4M+JGh5wMpcaH/O
        UYULzpJ474W9LgR3CavgLphxKnDjU27DAgDIOvH0q7/2La3/8UAKjofupvpfeSHk0AZJ2i+1eX9ZIJD58cvdNlAYPT48/chnlu+EgDOyE2XI1rHTJ3Xp5Lma
        zbzCV+iyxynRzlZEZMUSnlhPsYjo3lbw8/xey/uGvGdjNlfbNBcd2bFu/Y6pr/nZLlHbji7F7pPxxtAT8ZUfo1kpQzXTRfj4J+OFM/Hf2NDXlFclvGKoN5iT
        VqyHFYsBLhBgscClY4JY0kSCP03j8aFnr73wjH3z5e6Jn7+jODw8/OFj7e6Jf8Sz+iuYOlr2XV2CGy8qDiEq3UZMYbaZUEAdH6t+8iMfs//qru6JL4z89MQ3
        /8LXUcETX8N1/CiqS6JesJhU/AzQf/AvUJSI5Zb/V7ZyL3D4P30mKsCTh07HmKaOg1tzJFsMYYFgKeQLnA4VTFhbe+Dcen1zypP4Sjdi5QfdM8sKS0BxaBQl
        QN/Oz4cUwZKwOQ8rDwDxUaZfuE/vvvj0ns92uQrkYuilTnqvvOAjbjjiZgQSTAOgVpznAAzw9u9f85zyU+6Se0GCH9ZE00RbEs9GbRXgIUV/by2l58y3ljAS
        NcRSqMYITWl4dvGXimeielz454S86vGxJ4g2iLzgF2wT4rMnMmXpmUgF58KCrt1EkIyI32zUxbkpvUhdwxucKnQBQTtfomm00ixPXbiAkUrDk9oXokr68NTT
        H4q849Y3AJcjIgDTTcct3B5f+jb44n+Ipvo4gnZSmoM0h3No70NAVQ81EeFTOx9iBU1srA9FPtFn/+IFfJF7/Nh75fyDx4+GZV/if0ZFun4d9Jnh5b8ZlqhF
        5zgC2xWlBK1DlHgWmm9ukmQqcdC/ksl5HPJOv5lkL1H2F2ikmWSrnsEduPvUSumZn0k2hju6OALToB5/e+jpn2lHAQbn7NM/g3A6Q2Zj+nHab0b0kMGA8VH4
        HxrWQ5129r5NezF7G1G0IcRdqiagDB1E9WHF3fdyLsli7kc68rjwg7937c4uAv3kn6KhdpSo/D6csEUfPorPq4KeNPRjNKyHL2pMWrMr9zl1TAz+MNiyleOH
        n+WRoGHAELODU+pARw93fYF8WyDfB+TXODinIPN/bNtPIf5qCqyRDQazuyCOCJmSsPlc2xuUtWazg+wPItIqmMhDfvzxD2oChTP+KDs3lMjptsTi9p/i0LFJ
        tN1TIqmhH4nOa8Wj76rhrET49Or/xqGTlQACYhBrlcACMt5TcwBX6kPUZYErzvoUspYk67OIyq6dZ7Ltyjhbbmfeptu2/2VHDV1wzg86MV87pe1BqYMsf1K3
        xg+nYqEvGQ8+hRxZLlrZlmz+zgATRaNVPUoEwps2O0diS/bkgMb3Y8ZS0V3LKLc+S0UiyyugkgwF7YJOLxKV0+6wblGiB4/+wRNNBOLeEn0lDwRGVBMKheNQ
        1Tty/GcN9daaVAA/t9BQx4k+YmdpXXZJTM0G2LMQ4bMAp2rYu/LxnShfWaMjbdaOqIAoYzUqh5IiHBKEIflwyqEuAJA70GKiVkDIFPP1+agqAj3Gx9kCq9HD
        3RxdLea50HbZNbYbG+Kw2v+wAxfbRkDRIy8m0qBHqLzHWdhKkx26T71FZ/uKnrpO0aC3aKuv6ENbFmUh/QCJ+LLdLxLfWiavrqfZLzLzAS2sXKeFrypI79Ps
        93+o4XhLjQs3nM+5NTWWejcnlnp7jCrQLUZ1aK9REbrVqBTdZlSIWkbVaM6oFu0yKkj7mA0tvJe4GkMU82nIZ5ppFK+NpbCp94WH9K7wsJ4Lj+hWeIe+LTyq
        bw3v1HvDu/Qt4TG9J1zQN4exs2CCJxXvYUm2F1fvNTpb1OkbjUPScFYUW8LdxjTvBqOhdNxoLO03ukh3G92kA6JuE95uFJHmJXbGQmK/dBcvBofDLcJ5/xHm
        iDocWhHswli0Jx0O1XiWrncyK9XhsIwtuh5mdtxd0Q00fsei3TSaR6P9NHZ3RsdpJI9EB2jc7ojuplE8FM3TmB2ObqcRXIhmafzj6MbwZl8fEN+Gs7hUcLEy
        t1s57HWjvhFYCi4i2bRNz1JeSbDYczrQVnlNl7dAW0EX7IlhqiWEVv2NzGuEq8Z6NxrrEFbcz+4kc8be8M1F+3Y3GtdVXQdrA2qWdJiaQPCP/CGaKp7SeD1J
        dNKwHiMUhXwIShzepO8WRcwqsjUIbVGN0200B4/nVKE+Lk4lR1FmlN1CVZGpCufTUPsEtcAEwiRyILZxeBDDBpRK/aozu3SYPg5vTsAzuq616Rt93dDTcOJI
        pSbR5xwXpZsdP6lXKKhzRr56So+30W6V262hBp97FgyqQQ/lFiMNFKqLmDsbBehc7jA8hHehvj1v/BvuJIi/YaDG08lr2yxNP/bTL4gR7+4B9rL92aA4vFN8
        Y5b07YAPdttZ7up5aoZgBj612Ny3zZzhcKeOEC4RfOMyzBJuEEa0Nj74/a7JF2lNQ0r5JpFvQhy1p2+1DtmxJQ1bGdYPVewU6dsQC29eNKQdjlR6FZTkTaIC
        TTuDqGI77GtsBXkiURp3OA7oFdyEotftgMMbGe1uPEGGyUoTb4hugDIajWJU/oaoAxi1cWNSLvx6rQYy86ElwutKLPSjzLv4Q1uWaLFzVtEc5QE2JVpblgii
        m5ISQXQwKwF5Fy9zGGCDpQ+vcbCn/2An8d2naNxCxHuVDDDM5vnsJHG/b9e76Iw5AKYIFAYZJqXu4HeZbUHndTnzFlDIXM47pGevbj2+60vB52wjrUr8me8S
        dnimZsp5/B5v5jqpJ1Ey5TwVDizTiItBIZJxWWXQXqXlXO621w4jNuLxDxOprA8qLH1441DBZ/mTglt0ifBI83SkiGrfRfC/T6sm4eG7dQs3LX1Az+FmTh/X
        t+IGPkRuw81tere+BTe36Bv0XtzsJRx8M25uJty7Bzd7Ui7WpaPMka9mnkawCC2OkstGG3uNLO42I4ObM7K3fUat6ebEzOMWI7y71QjtWkZYt4shw7g0HkIE
        Pf/dg9Qkw50pl8FsnwzKIEOFkGFXwbUBOwz9B+TAwMSwHBEESoLFIPZVdpgh3iwCCeNRF497wzBTKmOHCX2eMNoi6kDujXZIyJS2ijAQND9N6dClx3400wmH
        Mlw8jNdl2Ti2tTthLU+iwsNvtJ1SRwxaoHUiHtV1JMEz1sI6Fs+sprth3GncjeEukHAf5bVwVHy50924uHinuwmjRX7QaJXfZIiLEwMGPaT5eBv8qrPMy9HA
        lPB6TLA4BrQ6DBEdEf5ImEDCOCy/pmARvQCxHeWfynmjSY2vLkN/Y7NlfICahlDTiNS0I9NdMd5rxAVapMUZWpAQMhED5AC8sAPi/Z3U7amLKbou079J3ehQ
        R0e72ahv0zTgRDFQ89N6ph1NcB/YuTBkGdjUqXNj6Bx/907ZqsWLgjY2cdF04noYKlub+3NCgLZEowbcSHMW1brsekAeKl324gNTjbVoEs3wdM8I+NGpROZ2
        m/hn8OH2mq3cDOHm01cQ5HXZAzV1lGsgggF8BAhOOwj/SvnG6WkKHzSKD5qQDxrX0yxUxfcigjDlqIlTZrhSQg6EbOnomVTyupBwwwhBNYE6moSiD+PmMCGl
        Q7g5REjpDtzcQUjpCG6OEFK6Ezd3ElI6ipujhJSO4eYYIaW7cHMXIaUYNzEhpQXcCNW8LIrcK3QJfsk28TZZGFqxJMAFHdBPMCMBLhBscX4Qiz6ocHzUGdwJ
        A0HBE6ZiT5h5XScwAH7FUaWUU13eBb6etfoO2dKVPra0yjMsHZY3Jmxpt58tXTl5LtFofcVmxi2Mf8CXruCJ+dIO+M5geOb4zjgClFN+dVn41WXwq7ncLPjS
        FUhhKsyBXrY/kHKhfTRS4HCXPdzpyh5mJdIFXDcfFxjaMfOXBcYp2xq8gjaBdRF+aQ3b2vtbsK29dpctpHFlqfHflV3t/6jtuEvqAscI1hyoEl4uCuzFUsWI
        jwNvFG7yfE+N4+lAqI+sclwS5QQlrhNVzGJ4J3ObWNSF0zWjWlx8JSrl9Cub8MK+FSu4KT4LLOiA/7hS3nlnKU9vBL8JgXGOuECCylMSSHDzBA0SIFu1g9+C
        IafLCoW/ZUf8DN01vinDzfW14ahw7dPM9r42TDfBb8MapMT3EO0kifQ/h4YdYG0bOplKYw7DITzMDKLBz0CHaMaJVHDFjt/49NKpmjXIVZyL1//lvadEe5Eg
        CIJwnzUSikesvKWnw7oev1tQoxf888ZKkr1xF03EoWhcfOuLA/ABtIBEJCLMPgEKgB1vs5H5OBV5k4tb7A0SJIFay3R0NvPKFPbuCTncGhfjlOqz3/u6MdAc
        7+PlGa5aFedVhyO0t2EqyIe/sTyLqgTJ7SjCt9P5EbG86NxXRr4a9rAZUM4tUZgDYVLBgWysLW4sYfTWRoaHIo4SIOdI5K1C/l1BkQrEkWUOFjWEHFXUuo2N
        6YkW9eVMqJg8wZvtsBSlc3AE+TzRNjAobOPIh3ALhcFHzwAFx/NOsUb1cLtjpM8cy6vLHDgakYFHz1LP0RNyUyJc2Gk6AnOq3NGT43U2zNFjR88BdNLYiU0b
        S9mpLTi2YF4136nHJlp9k7opYIcoALi3oEYwzb5k2J88+3Q3J8RJ2jzdxM6QqEE2vHdgmTglalQm3wTOoMgHuT3t2Q7HNEveNhCAAm+H8HYEb2vZW45gPG1o
        8W2GFp8xtPh2Q4tPGhJ8wpDg44YEZ18y/rdCZ8UZ7OSJjTuMn6ci76wDz35pJl1cg61exupzL2i1CjZYlx2ZQ/3g8aZHeM//Qdu2jR5ePj8iHGx8eom2bQ9X
        /9qw6OhdN8+MqCZ9lUxK9NKun8nx520HRETTYauBpmKb36bNNk9No/1/f5PNZx26Qvao7m/6ZfFN/7JNFbimAkcqsKUClVRA+8wpU5CubLxGFXydzENTBhRa
        Q7D/aPKn2Xj0GBM2FSvjUQLigFArzDzFY6pL5xoNGsaaf6DskQsDlfw8CajCHgoRIQWDMySuCANEzJDzDjvCHElITbG7p5RR2knELQQP6jgeCb+KzRa8iZZw
        kXB3rAc4xXq7RCWL1mCTveNHM12xICK6lp0RbU+I6MFKi1MgWpsazWxDLD14BUVQF1QziTB47Z5zg4HzGjINcaZhjpXHBHBTB1zNSG8pxHQZk8NIWwL2USP1
        LoeBQSN92YXi97/DsycvGJVTNo/dFJ7AkhEJ5POHZXhHZBLGB+xYBQ2rUEJyOBGw6Zz2TAJXxVtVdS09ovdvVTXaSMDGZA8fEzK7dSLrsVVNI+iLUc+EY6gu
        TQdCRkZ0+BlKpjDnVhJRdGiG6siJoxINCgZqOIeMd+QUYLqRbuuxHB7PjJECmW0fESEN4AyxabapMsfQjEI9nhd06HZmuhQIECJgDPxMJzOFGvKykrCtd7Sz
        dVEUyBzOPmw7ff0IBoX+H6IPGwF2ruNr6zQglEhnxVGqfYxAZrod1aQJAXVqsq4bbSydav4siXqGuEyTDky0Qtrd5MxEqJgDF/GA4qtNhROUyiAmY5EV0Vwk
        QBGfiwxnRfhYmnx8VsTyN0ac8tL0+eKFzBeGif1QN7EfRk3shyET+2HMxH4ITOyHxJx6wmyj45u3yGhb5gYl8+0TbQ93sne3chzAt0YZNHOZqLtMazCcdeBF
        2bmHQxSM894xxr6xaA+xOeoFEuomIfNg1zrafexkzcExCMGEowpHInZC1u8lAh5eUkK36ogvSELSD8Dp+f18qBpnv2tV7UIjF77WAni0Z1XXunIsqnIMMnD2
        fk1k+Si7YKv6Rgeew5xWTdTUuO0usjf15BRww2q0m76E/h5vhrPsk5KW7A151VL4dxumNkcSnySxonaVZaPdYWp3BIe4UbqthyN+0lt0EEy4tL9pj01J6bG9
        qb8cdrSaRDAdTgKnjrDzzwH6dNAsjhz5pKggZjL4NEwTp+Hwc9XhtA4d1G9or0W7Mz9WTb17lT5/d8ZRaT9POShfLiXcTZ81TJ81kn1WOiS9n7V5QHY/T8Vr
        RAoF4q9KwguciUppmQaVmZIyDSozlZP77F6Lbrw2RhhuBMaUN+gbu9FN9DwjDgDfsMMdtFARpEDPcGgCJGnuJAGOGXutiabdEU4kTvl2yHTkQIhe+LSOquFQ
        lW9H6bbuJ+V9qpubaEoTG3AxOiM9aiaeCMMg9QtYMlXWqMpAqqzB+x2qhHlHNQx8OLfD2VWMMhxjwYEgsoj4qj3MVrjbkcFiX4t0uc9EZ3DF8mDciBeEMlTw
        nVBYPG4ddIy9IkhvxhDj4j8NzupNiw+bBs8CNqzFnnJnjeHJw2HNaDzDI26s4F068d+CMF/8tGyLLVdPDfAWB9dTTWNAsgwHWmN4HsM2hJs6IuviZlQCmKus
        b5bpGyQPXq7WwPTLyveL1rLpVyvfLU29gtPPXPFWb5/09bqkdxLw7sqgfZIepzdDe0jJ2wXaI7rdBmifJBCeTgG9lOZsUM4pydmgnFP+ZrgFKI9I0lQ/KE+y
        i8kqwe5OguFdqGhHCHAeCMohwdh2AeWIbrf5SfkBoDy5GZSnYxU6Sf89qjJ26HQ/SdVO07HSpyLVcBpxKiap+mkO6MJJCDACFE6UMK8+RhGEXBzYkdnTZsoc
        gFKxyUGaLjlm1ugZqK7NYvxkAcg0jyeOjCZEFmcwkdgHSkYfmgSMK9ld04jI6m6EL/abAOEK8Al0v6fbgZiel1NuOSwrA3PwsAQrRKpW3wAvX0lIcXFEawzq
        lLjMEk9JhUU4wu1Sa3u6bSqCsTOekQzAXiV8Af+hPZ+feI+Sj09cL61vavqKStxHSSx04yMKYsZNTSfh0QHoxQTQ24ohvZhAejGBdLoZ5dgcNGnKMwO9bpuB
        vsLBp+1N3TEuXU13bHEMxlYum0fCNiNxyTaoqG0zLrLSfzgAR4lUKjTk96Qht3YaGmpbIo3abmjxaUOP7jIE5ThN4iArexyfaci38LeYOJZ6zLGX7AvqPHcX
        epc/Y0du3v9eZrfBHhWM2Vfmyc8WT34ctMQ33nM4AqfwwTw+qH+4xLZYxlUUc7qITs1YJ1AW1T6U031m+pdz6oc1CKU6najcoduSMFnMK+hFlOhVicNFlsD5
        Z0urOnuKYo3uUq6Rchsq8qikjAzlTpthogaTgir64EoHC6aDFXbcx/Ef2xy+M9+tKrQopFvVvm4NQfYu3RqS6PDSrQpaHZJuUUFduchfDd4WJKX1Dt744FmV
        LoKBhhq0dJclInWqIemqJXZrSiQsUa2NE5JUN9ThADaoTmSw1BW/r/cYOdP7Sl/v8WGm99Uus72k97UOq1Fw73ksK2Ys0WYJbZbFsKCCjkD1PhlTW8bUzo0p
        Rr3z9z6mGLDOwDE1XZVhT7pqJ8Ixmf5NYwpXjp3/HsbUk44We+H0H3ZMK+jIoDFFSA/uahnSFYiFfXryvx9ODgP2R6aI/N1lmRA3Sage37jsrhpX3TUTCmfE
        hPQZNa68x4wL7zKbahVgZV3iiup81YT4S1xRwNeztF+WuKJxvrYIGZeMT/ASV9TQJabhXF1EZQjzhXVl3AVsSPVXU3VNnGrHdP7dunkHrD1Bm0v+3SXzThD1
        SM+7lZw/qGGMn3kHdhhn2MDCqbEeq7i5azPnqZ2peDJLy/iFV+J0r52UvoLS7BFe3lhc2mJu2EbC1PDN+yF+XxJ30ZJtDD73TMVDWePt7HhvgpyBQ5wWXzbF
        Ub5iStd7u479oQQ6g7af5bozdKG0xA6HL5XPRJO7MjO9sw/kLJ5gJGmvspVJ4fFE8Nn64KPNyDvsPFfQk5nBk5XJQI4F/xd4lN4ae1KgS+YeAk82vT7RFyjk
        yrHgC3ClHCzqyfgtsWedZN8MYynvrKeJtILg/xa9fzszBTrWpcSk4st9LawQETOWa8JdzDOuBjfxe2kTdNtfMb2Xit1cxS5tFWkwwzsWDLNDHIxlL6KFJINx
        N9bHH6H0LHHlWHJllxbOs/ANuLw9sOZVu0Dnuml6wKFtEg4nwjGz5Md3YQlUMuM8c9dmCzh3D1Vz2l2KA48Ghj5Bc9pK4XST9pDF5GvG9HhyOy4ghFZKi1ED
        +YP/YCP8VbsQNin55dJiOC4aOBOUrwHJMNTKgSRm9BhLiOOXfyyIdTwUFMJG7n6KkMAYK5xtw/BFHANuByctRCFcgmleuFOctGKLK/8xhn8tsWsYxyZXFI90
        RK/eYP/KkRTYQfd6G9GAb0gNWP07oPzDbyKTW4dSbiP3PxofY/S1ja8t/j1L3bb0VPBFnKLYesjhmJCscE6kJKXaUCnRHrO2I+hoOOyUmwP3vIEQ0egK5dsh
        bbNraCxyhJmkbvDKjqysnQbjVpzZcN2mG8EXFd4QHS2hKRVK2RC1O7DOmJAglR7XhU2vAPJ6gsV1qhMV2U5QFztQ+mhQeglhpjuRYmtENlGFcccE7LJquASE
        9ycws0O4WGwANZbGdpdR4cDXZvK2JbfLRl9XpnlGWLsym6xmFfy+iC0QAZtDZvN3iDbgjCjMQsuFskXDq9GILq6mFp1iDJdIGd861u1BOk6XJyLBN6WFLjud
        xkhvg5cnjrxNWKxNzfypGf2krpGFrna63Tbioa/R7srhuU1eMNuzOsH77bZpl7R1sZ0qs7+1hCAWqfjyrWNruooAiqBC4Okackmw79ntwYCQXMGCHsX0e+Bz
        jshOM0YLQyAmCUqR/82gJwtEwS3CdhiSicPON9Jl+LDzXroQiMzSxT/saLp4AJhxrQAh46mRky6vHXbOUjrm47DzsNxZkQLAjOv6YecUzkTQGRoXc2nPRK6+
        2D3stMCq1mwm14kKHXZCUABBA7AaZzcVKeIdWxCZJnsdUN1Ol8ovcKXIhH9w5Nqh1EN6gnWK9LRuLgJFWYyipulmMZzOiVTaHB3DJ+x0qcxxyPyGJQaTdBj9
        8p8E8ScLQEDBa7Y/RC+Ay4I3lbaCW/zf9lT5gr0Uv/znQXzFYiXM6vFn2PCNtS0HeYVXAVF/OUiDWE+eDQlI30tf0IloiRVz8otyKtmnQnlpN1G2Xu6N08lH
        NG3DzLZwWGn4qwVxRotVIR6UkuGmfesiVFTYqBFKKjBqzJUuwP6VXR51mB52ch0viF1Mmp9bF9si8ykuv6dWOrkDbDelJrhA3l9jLr2Az5Am0QUmLKmmQq5v
        JXZ24jAmYj/PTASrrJM03YSrOnAsUDA0rynSTsZlgYaCnV7AtJOGmFYmvKRrj3L2DSShS5qSzAaFtZQ8GpYi9UB7F2VAPYFfj/viiUUo9a94EfVhZimTvMnD
        AEIMUbGeoeyFCpvfU/udKG/qYucL5I1mculKhpI+wT6sWnlAOAVQZNPgzmF1SFf9nx9xikvj5ysXjE/dYuL4PPFcAV8gJXCrcFOGkX4JvDQEOrCh9FSK1btr
        Lj0599U8enLuqRXwxAzjPSoId2uFyw140uGNeNIwXNmjWuFNeGqFN4vbXXXtn6qFa1+vLCiVOFBJQ0pDUrZTyqykzErKDko5JCmHJEVTyquWJJ2SpFA72AdV
        Un9LkmvCnUVKICnwtPFFBTLJE5PkC+pCzlnFI0x+RzsvcrhvpiOirt6ZDPp6l88I3fbzUXSR3rk58UZ7LdqZPj4Gnz0pJqJ6vJxdkz2dbVI7cyFSa2pa76RZ
        G9K14D/aYZTKYCDMyl5c9LNXx/xwpy6AvwQ+anzpVQ4Hqwjpxy+/OiiwKw2CFQZwwAJNtXso3/qrgTaDA1aVQtqrW5aNwA51wGSNr7yKeEooyIkuJ762davw
        A+URSMVXqWBdWkRaAWmvb10OTtyKAEUVl2BAukHFh6X4cNXxLX9QnIURP37x1UBgonSfu8ChowKjsDciSuXG4bLD/NwWkYZjdLbfSb/D7KZxBOM9wA/xBKsW
        b8DG0M2FsY12UZlJ8Zq8CyGOGiAzAqlkk6/iKajhDqx+OnmzqUxzwK6f3EQDgoVce4CqefDan9u6TofeES0dv+Jq7iV3rwYdXuykEpRsq8qHBlY+xJVH7Dg+
        38LVfAtD1MIQtzB0vRbGBrYwJi1A/NvuG+kxSC1miELgG47biZvRnp6s53tSh0IH96R+vZ4MD+zJsAwktzEMBm6GPI3sjGGzEDqxBRdKakk7CCBghyXoFEto
        QLieJZgj2qmod4HgKuqdoIWKOgLdVYSIgIiyIlyZEZ2DgAE+UVgFuL3bZVUr8NJUeg9UUMMSizZ9xFZn8F0HLTkq7PQCM9iv4mZGxAlOXDwTVoAo7EU8JFJp
        BPtjh08V8JpLiAQSsuhcwekjTgF14ZkXWHqxgpsh4cQXxBOcbfIsmCwPmRwPmwxnzXvLvA/Me23et3DSgEbxoScif5F6SAjcZ6nyHnw3B4iA1VPW526Hg6JA
        nFDhSYZCQsGwoyTyec2YAdSrJg44Cx9KcZEOoVZYweyII5sHmMPu3Ksr50zwxhJ9v+cbpIG2z0S+SPtxH/oxwj47GHcfUwFJP12Y6oWnALovJDOikhlRyYyo
        ZEaUybPsmDwrjsnTdkyeS44ZuXXHDN0Vx4zdVccM3kaSZ9lNZshNZshNZshN8qgkj0ryqCSPSudAYdTVImZi2aXB56kosKjYz+agg9dO7rVa1NXc6zVMUYFl
        RGZy2srMzooy07OsCPuXQ8VzlJPUGPkMy2F0IrFJXBlvz+kwPsT2Q2n4RrAEEXTvxkz/5wZ63J3x0DxxWeCKywIbfWTvaboYvyaHiKJ4sx/KdUf+LZcc70Ll
        fO+RYDR3JBhl5qBigvsi+xkBE80cezw+9nB08gHaatZFpnGJAmQi1gI/18qT6ogHWeYAH0A/hLM54OEb4ksvQsiPDZvj50oM4ohbL8Ktlc2ne5wiIRVgZiRO
        FcLUJIQIt354OTiarcX8i5qwJtg8FSUJmBIGSeTjJ42R9brhVb11mUMggzk+mD3D3HvDnqnwJw10Bw/d5cEvRrIXPY3S9wsfBZtufwZw0Ai7b4COGka+zdI6
        Lgm+e9nUUx9cC3/3MAcZfKMn5F9PTTQXOKAhmqFPPcN4SQffgE4bCPNR+ANJ0vSgenw61I2mp+SAjxQ5z6Y4Y9jMEs6dCzg8Za03bcSEGsyn2XJ+oCOL23P+
        8dhxER9UCZRw/kn851jGKZjLDnNgZULHI5sdXFl8HMG5sojT1yjsqDJz/dfYZVy9J0Hi1tR609gTRKU3zU37iaMOn7WoG7mTZ5s9xuEcRSdSPvg43E2n3fdZ
        LD1xE69cUqQtfqtgUDnKqsdFOUGN8nnPwUNDj/rfVdjEEqgdtw4qmHZz4VoOG9QMRzA3SyU5kMPNlPDdbPaY9VWP2EAkOZ5AsYcn4PbwEfLH75KMGU1HBTBY
        44g/JRwHEQfagZs7GNLY7HEPp+IyzA/ayfEcZ2KDzTpst+PJKX0gsqJzMs3IxQhiIq8j5gOlTHTl0SE5YnF1B07RCnDJKsIrmQd00uoZqYIctLc8MyecFKtn
        bHpGZqszcymFpQLOzDWeCoA/8Ct4Di54DgLnjD4BREVwKsSsKip32ItZWZwVmhGwe7+AAQtV/H2c+h35AtesBpe73cnxRtqsO86rQXUSNoAwUHKrgRksRWGw
        FIWBkq0GhSVcYzZwSVgINf4kJUuj5r/RcOsXvKXyeTacwll6JOUo4Gxpw0fKs4XT0Tj7F8XTSoEdfo2ws22c6VZSUQMozly6StPtfHqQSiZG9AjV7hA40nXF
        IXig68suftf5t42tj64vut0erlF2+3jzeWS45LK1ivAuueir/HsF3mfaxosuEl4Db4WuV11OpLvXTcqG22VneOw6y3u0CR7M6WZq+kZ5Qf44dGykzMvoNLPn
        JgxPnqUFyHLVYbsjGINfZD4OZqdgGPSwifEwYyXMmKwb3teHA6LzUfySw5d1J5qkM8+GJF5xogYrkEzkDGpLC8kVW9kU8k6Ysw8MlsKcoRG6s4bh5SgwTb4G
        0QyyTrNa+EUC9lWJVCzBNj3GY11CR6vc0UmNBiIYtXR54Xbx0Yne5cpd7Oc15edvHGvDfU9i6nyWgxJDKUT73YSzHxxlI/OKdpNSZ+/qPpazQgeLxUndKQ4M
        Izm9eacFDE6wl04vx5KGPkiX0VmpzWse4dJoPKfpLMkjN60bA8c1f7YMJ3K9wQE0kWtgculvSm4bzFni+GKUU2Bfi0xPn4lGdyHu5DDBuY3fdf5tA4/Q9UX7
        enA+jLi+PXBOKa9ywSt2Hs4p4TX0hK5XbU6ku9dNyoadwvkw3AW6p90L2vXwEIgvfe0+2vQN4Ec7LhMiH2b9xwnkgUVLBviekLWc4eEeuE9I1wTuPfaRGbG1
        aEHYryncD7M0bpiFTQ0+5PPDQ2xX8ncEepzLONotX4OomYjnoooAfdmwTifF45UBe3+V+9kQsG8I2NORkP02Vq8D9uUBYF/V1X6wpz22D+xnruUcBabiD8t6
        JBpuhhlbHbFBm+x3z4B5IQfmnvY7MEBjSsDPwBw2ZzysE3rynYD5NCC5mUF2Q24nM8hGSKMx1vvTdC1AjjSmWVo5pnccpIPZGM5nBOoi4xnhc/0kXxeoAVxb
        vlh1wmt6TenxmtW/wdhbbDD2FhuM3bfBIPGKJUvviiWmEf89rDxXFlLpolmDCSC80madi8Ljzbw5aakj2YLUO4fQyd5pmKUVcqxLSafVK35FH22GrlmZk+kS
        FmF2CWvY5iXSZjNQKNBAIcAINGllvYG9gU4zkOtPZ5Jt3h0aiUUtL+JwCiYtHJU5/rCCjmhos6H1KNguo+xWHXSXdKYVTYg7edes+EnjbN6s+YZxK88jVc4R
        TEWm+L02F61kLzgjSEkvO11J7iRTA5lSxx94yp86ctQ3zXV7rQOJ2uMgdxCd9HGsVp6V/ECHLjt4zlEH2EkYmdESk437q+3YzU3Iq9qPvIynmmjGRG/ahqws
        7PYIeRVXw5piR7oKIYPL+Ogioan6Kt2U2Xp1Q+xUu6xp14V62VAv7qrmcVetm/qcNLgLbO+hftxV27Rl56UimcFl6LGwXVBVEb78c6iqrOsdOMQo63Kbdd9o
        TjxGVWb4Jt7ZjjyTqhl4HDNxUm5zm7BPAFN8pOb4Ot3dIg7mnfOUOd5kB4Gu/D3e1OO0BBn10Y2Dr/bz2/cmeMjtlnYGCqPGrIp3IMJ+EGJF47AwgIye0eQ4
        owKW1tOHT+DLIKGHVD6/K07wK1khA0eFJR0GmBKgYuRsELAyiJfw6yEY3+9xWiE7QJxFdE14kSjlEXpRELonCJ05bYQYWKsbGNVgdCgCjrDioGD2s+GEnxga
        G7Vsyxgia+BncL/9jyullgrnc5pDXu6eXSKnUZbHIoSvjCSi6UIkvBfDfXZFi0jiW4oWUXFrNlUxYVNJAfCFOBbmG1IDRq3M/B28iUxu6LwP0iJiL1kS45Xl
        wgVo9bCviORB9DCV4WPTC0iwCvgR9waBcXdg+f/SQ4jGC8KkIOwLnmCUeWFYSC1EvZ6DaSGvayDvzJG0IOQVuD45o/3eAlsctp2U2cCsRR66IvMmB/SnwAeZ
        jmTE8h48+GB4JoPPYwsHGuzwf8sicJuTFME1p5COrryJ7St1SrcAzmlJuuD35yvKbFf6JpHyb6Bq9oDK5p0FkMMlAxHSLlvL4iU2F9GwABdYZPOGReYK10VX
        MdyJGbaUtlnVuM0IxTHcEdarsUxlhP18cWPRyzCyDCMATLCumE0X4AbA1ZhF/Hgp5wCMMdGYkClnZ+hGcaRj+F6GgWYzTaCYAkcJL+OcdZgFAdBUzM3yf8i2
        3fNJWC6O1zrGQWsjOAXg4eNVIL7f2HAZ6HTwZMorGVRb8mJOsVRwKaRxaZNZ5xHEKxOXpm/x+bslOG0o0RRDWTf85ORw/s/ZtrckLrtVzmF59/unv+X4aXEJ
        VFqMnHh53YHLY2XMvrQdTGlnr1CUW2URKFv4noVu8OcqfVgzJeGAR91mV4BX91plYFl49QEvjG7ceQVOTwE10r4Zl57Uzjmozj55bl6VmHglHPl9ju2j9wuL
        7PzUiVuLkZt0xEFHZuMJ1rAIJqHqcYt2qeUA8ZCXlz+y/KF5dZRuf+m7g3l1iG5q8+qAaGjYwR9wwJgGfmYALbNKY4bjA4tRIWgAMAIvbn/+N59WsRUvvwp1
        8QaGT6vHozIkocu/7oRu/MVf//RfA3P/JUaKXT1/KCzSVdE7n9L//ccDn5E54L94ThooUgOFmPpJyJ4q/0U6XATckwMQxs2qQ/CBsNc6Cuc2e6074cTrNvuu
        sMqxarQyfUd8aLpUITudVaUQbNDqHTZCsPlHrDuxFo5YR7HG+Ot1BV+P73LZMKTAjdI18ORrpQPMf7tJHTrIQiUzTeWTR3AWiBfO0KR0HdvNTYolwsec3Q+L
        id1c0mker7YTQgJKgxKEpfgLPxDAtIun1Oub0m09U+oNmNKv/ICZ0sl0SlXvlHoypYVsxD18atz+vc/9RjKllMqeZAeBlf6qYPWJHzR9mJY+5KaGZ6QqYBVs
        BiuLgCPfD3pjprggE+7J9BdlSri2Qz7WhaVLMiPuEStdOARWBVk41WSOfqXkFC+opwhgrcxRQuZ5C1QtBIw5701v57w1lT6U3G28bf0TXTpufQP0fwSNVKBk
        lFT6do6t+0jNms4O7lYOILIXG7kOIdDQNJEkScJDd3dficrc8tXve/FLxz5EnTvwsc+CJX7or/7m+K1/eKxLXdkL9+vWE3Hjm+PnfkeceTXacNYVMM879T71
        wadRnm6W6Fhid3OjwCFiSpch7bFAQoCPnB5g4L4rp5lR5EMQfI8VO0QitP7Zr37f13/p1ju7aFC3eY9xWK7Q7oobMGZQt3NVdMSfV5f6QF86yyP925e7J94r
        MUmOgStvnbj1gW//ejgF6564/30f4aglkh7/8g0/+b5rlyn93u84fvTkfb94rG0wu7C/v6h3fqz008fXRX8P3Hv2vrZcfOrfn/3dozjJJzmEgc7Kk65Iypjl
        nuYVWQ5vih4TQCxuzRjo0FFIeeaEG+AlDT+ltg9JHONrDY+WpfwMlnkG3dwMljfNYIVnsCIzSBTNO5pB753OIPjO8MTT0SBacjNY+W89g23EBMg5lUMbuY4r
        VnqlqaARz0XkoZ7ip7eDmds5e2AH4Z5vUAeRfp0O+j+tVPE873rWTQ5v+3xXOsiRVuguwBGO7xoH6aRkQ9fRoh9Cl0csk1sfdDQ7CbKc1jXfafHdQsQ+f3CL
        wPLm9mEiuM3t2UjhVsEVEJ6XbY4bz/croCzNfRtkWJP1nS+ByqbrZ4heD/4T5D+05X0GY1Oep5caRxxfOF1FulnBTYFulm2mpHznLNNovvMwFB7o+hDG/xpH
        qYtftvFl9BuHLLOx49c5hX7zH3vVPkh//pgVc5egLMX/gg3b7yq7sJTEdniQtsTP/CirN7KOKnX3VM1OFVhtBPMuUJoJ5k25iVo6Q1ulBQUqCVjLD7D1h4QM
        MT0U62kRdRUVxUob21Bsf6t2H+SYfOyE6V1NMQ/nh/ubcD2H3FAIkiBh1FfY4xYQgJTWTqJFqxAwFw2ZgLkux9hDcqyeXOTqLNwF10zPuJSF7klAcRZq0y7m
        48M1NtvNiin/Vikao/PihtLdZcWXPikqoBLOD3q9REWAiLBgjsCeIApwX8j7riX+HlqclR0XQmM+qcOmgYltZLGDL9uhLS5TbPSSiNP7mRi2TnFdKm5982KU
        EFnXLKVD9ryrWnAnCKUuDzw9KnaGRyH4CtP39HFoDF8JNFvmAz/cDMo5AdQuK19Zvji1pkr57ECVuiCOi6ar1CV3IXjDhrcLD6wEouRa7EtJNH/KcnSOLWz5
        FsT2bhKux2V/lf6IBCm4ZJto4FTXJ5Wyz9tLoMYtIcoRsGSTj5vLYQaF7BvBsS1H+Zt94YR2NUveuJxyu8Do2uwjJ2RHynZvDEUimP7GXhvyTXCCxF2FI7y8
        fBeUY/m8GqFrYjHlyGcwORuFzBFPXtsSHiD32oZrBfrgQzL94PpwEG8cm9xYvQeECHrlr/n/oeZOLpUvOOcVJMGX1JnI3sVhMeeJDLTjS7zog8X4DdGwsvda
        bQU3lbPqE4pgha7PqdAXB40qjOCacIP99e21vl+FHFhSsMSLNiMCgUeu16apC/6V0g1NxeIXOeUWnFX+wka9t0Cfj64WflyGW/xU8RPgZww/DfzM4EfjZ1fw
        lzwcPS346M2LUB6nHJ+yw7JQdqxEDx+qCKPJhj0cFNOKvScXoQs/zUrW8I8MRWvtvxTt0oWXjuuPRruPC7H4dvHpZx6CLt3y+tvFJ+Ry77kclOXChIeYsl16
        9zOX9XQHnmxoHBon3vz8u98fWCcWEFcPGRon5n7qR+tv/s+fPPYoImP+iz+6Ya5kfcPCif/8TePXOqufPaaH4ITXpS7q8iLhDIMUaGk8AJQpgEGr4t1Ue1NP
        Q3Hfihqd06x+remzLN2g1unL+tqvuRi2fPMcV8dEMtVnBLVYgkMsGTX1gCtxe2iiysHvK+jHKoRBs5k2L2oLNHwRbqIWQcYXsTElGEGd53Bs0TjwMU0wAVMR
        2M7DpRr6PXG3uFWfMHtU1d49HMWz+iCkxLqK2YrAo4VoZQfYUzx/DlF/23tocsDxGebI7qR1+PsqrAtrlwh8oucai4ljHmlHMUPGi2hbcu/Pb0ou7WXabdag
        iupyPCN7MSrdT9Pn8HfhLOjDA9oRWuIBzi+WCS5aAbRW9lozBE9N7Cw8fLQn0fBVEJW1xAiZld3rPJwl9OUJHlMe0RIOqGCYFDCcJV0HBqwQVVCilVcP/rOi
        k25EGzg+COxfM9QcACqcoEtN9sdo7Ew4iYcSbRw1DH4FFysMuGE6rtrhcKIdDU7uYliHHHAxxOmAF0g4QvSxw3fQFRvD3/1N7ZzBNuSLEjXiTi+erGGUPMR2
        gpbpg+fEBS+n+0Y7GNYBI9BnborMfESP4qnBXGyqv6GbmEGf6zDxd6nnw3oYxYcfqKXKp2wyUMIPAcoZ2qyrp7A5348AYAY0sFeGRJFp9mNu6R0dvX2tHdIT
        GnMY6COLI+OiknjpA4vvrmXMn1wEkWYIlr/66ai5Fuqs+kwQMjWgJa070Yymf1042KMsoZ6BiSmtEXYOvBMYXKQcYdKlbbrRDrflerZdT6+FM2ztOgaXIhGi
        RCI68jZNfWlSg9vWqHNJl6xclwa5gecuWj1dbHAUkq5u8q3paAOM6oEdtdBRSxSuFXpIPUhG6kj3UepZROWnuLc6jae03qU2EpNODAO+hRFllD3Z+SffRCnT
        oVluFpwYjRPoI24hvylj9gn/s8Vz6H+HbdvnB+z6KqM9iUC47savBm/8avDGzwhY9W38NjZ+/9sTXMDa6pYQcdXIZYTDyuyymSvmrLmLglrd+KknRF8TnkRp
        c0f88lDpJAQ0qPf7m5FN6OnFPwuYPMWO7XDoCZtwB1CHYtRh4kTbzHAMPdmROT65HVpMfXCMbQ9UwpORzSG22TYuCbHt8lsi2CygHi92F2H5i4vFu2eIbcQ3
        c4OOaQ/0sQN6Aq2zRQ/I4KdtZS85542E3sJhOt74ZMBiT6MOHl+VZ9EGj6+kT0QSxusmr3EebQhJ6hTe0Pnjr+yI/UmjUolbapjKLJsSYZb/+9/k7l4KLqin
        2KlCu3ImGuL9ZgkhYwcwit562/ofmJw+GS9fcQhNfvnzr3ypQGTsH/7Bt/0QhFgqnIuZh+y8s/L/8fO/8xtFKv8XzFYl0jsp7+XsyrS3ZWXsYwi0T1hPwXlI
        l4RoudddInpFF0GyPHM5msu7KirGb799+e3iuxAjFd7nOW7f+ttOWNUFWmTFsBZbRPL7R6x2GSrO8+oTdMUsPofn2rz6flz9ebVSzsURyjnDRh+a0dHDzrPI
        qA47y6jg9cIi/S6Xk2OlhwgBnWjfarQ/M/3uRnNfbfi+8D0BDduXf53ANv7Dz3/2Nwqhy7xK2OvcCL7rbzrVgg9qNAgP4ALCwsam0jLDVIfXQ7hCs2zFGRuE
        aOvxhSewAbqUYV+mN6Dn1rYMya2zcX2Ep2NIzx12LnEs8Hn1Iq7OYaeN64HDznO4eoedFVxbNDh0jZ91mB8LHpDwrOlw1IqfVk/Mqxa9fsul06axk2baNjgp
        qcEPUM+H4pXiojybPLl46lXPZy+Z+7q9pND+nFDRg8eQlp7rsuTf0621cM5PFWH467vXmw7qgAMKzPCTh8BPftaJb5QPCybpQwVfLHvQKriJXh5Ub7nxZPxd
        K4EwmKX7kRXAV8JcMBXX49/4ePIOqUOz6isuoRi6vuViqrdaPXpor7Xs0dTi5sNgF5/TQ7fZH/HAMI6X7XPVov93ndtszoKn7QHz847mBpOSVQ7NLhf5D4G3
        0aJZOBB8xBbQeRnrh9bRJbOOXsQ6Wi+jzatyKBuKZxfDm2EaXBS3MJM4sQ/FL5Y5sEwDWjZ7HB3NcUSZqBV8XInq26w6EfkSNsM/gzsJmzEJthbiyUT7OcBM
        dJDDzkS3az/4QUWv1xGxRlqZRIyaSUSvoZ9D2JliK3gOmV4uoIsvskYWtpZgVZm9hisILiLT6/Bjp+c0+oT+/KmilcAdcs/g7tQHiFychIeZ/RkDUB/M3d+e
        u3eleyveoql6EtFy6KeBH829s6l3mKUkG3XTdBJpr9O0Tsu76BaTLseEnTSuO7Fr3oCtQjSmiVp9y1nU0yYjUc27WDo0bb61Jtv99B7nWbsnMCKlPNeXMqva
        Nk2BBo3tg5NGdHSVdtwqSKoqPNq6dH6hA1zeEpnmRUHfxsX5Je9rH+5o/RN77575ky/OTx8L/nnopQ8SLYWQzIOsbWcfsT5H1DeQ1at0xepdxzMhqZfN8yW6
        IvbKi4pOlCPxFQQuC34Mia9Zi5Evo2DGABpf2aTzV9HHYNanicyK/Bqr7FFvd9MZIVP5DfdntwdlwGfM0U9YiKZZkGrqPYhUbGqmjQu+Al3fBOUt06s91mxE
        qzpaeCHcqxeO62dfCG9NC5wkgHKDF1WEQaaBpbp8okqYpiKAA6tlBg/zik7J8ad+jFlpNWYvIjlyDYux+h7WiaIX8SXJ5LIJf/VdTYLeGfrE4LuJpkWEFlrZ
        Pj55HNN5Mq8pRWhXj8clTGs3Zwvxfjgzxsy21IXcpCIqjXdRty4GP8tkIuFquvMJg4UtOOykKWzgO0voL45sNTxVIzolfSvGjK7voi3O3tQ7FydJOI2owQKQ
        9iU4wwA1V6XeEciPs5EfRwKH9wGfIN8HLTCTsa0YsTC2eP7EV378jc+/+/0PHeuy1I3S3hvegcup8HZcGuERmoGfUNEwdxV5homA5xkYx/j7Mv7vS8efBjmq
        mvEfN+Nf4/GvJoNfZX3bGg++H3/BWgw+pbCO3ofgCcP4CCymGtYRSgVghcDFCUy6LCVUpU8ILQywvGnJ1fkj9WLUBA3h0bhp4LPlBLS91TSufTc6BDdB0b26
        SWdxK7pb373ZMFzXmct/Qtf3ON8YzUF95TgOCSf13foE1CPu5hzLtp4zujV3ZzbkSSU4JnFgyjnZmozuyLye13OdTjSPmFwn9HF9fLBSxj36HnolShm4Rveg
        nXkqdErzLZXF5ZRcTvbrz9yDn+P4OYGaJMMbtr6XC1J9SKD0E8kbU+6klKN+z68+qg8hdKYdHV599BwojvpeS8fOvbijzziJ4mkXacs/zLlpndwtGn6Yh+B7
        FF1pU6hf+6eOde3rHcsOj4PpcpyZH3VYhWL69DhBkR4HmNWxIgLtsz7ccWoKcBQ1zcpoYmUEiKneDzrjOsDSGKdKXVoax9lRTA1rg+ANi7paFf42UMo4Eoa5
        QWqrpVvt8KAgFoK9YcpPVbDupjBWqjq4p1akCwq8R6QhiBMPdKBr9LMW5c8BNEItGGDMpYSyUGwZ0T3XWesnnXPUDOU9SLRcWufG5UdlCWGn4XM1O0z2e7YR
        RYCettg6+jiYsnOZWJ2Pg14q0yOwzMv09neIZvD07R29v5M35JuDidlcr0yPNXnp46CaNkimN0fpg2R6SL+OTC/0wE7wcl6F9qdPrXvQ//20UdAukZPiLuRF
        svFlHSdS2UMdytgvz60xadQl2rMGfcp5XBrhYcp54GMhhmd/TpTr4UPTwaDutPvQ/py+HUH5inrhhTMm2Hu32wZFvvDZ6I6cYPlwm3IeyouJb28THrqdxjXK
        JmS/3p+fkMOd6AitvyMdfbij78hJh+d5IKV1EQ2jm/j5B5yl/cH/Y9Md/P5SMwf5HOImQiyQhEIWxey4740gLsaluBzs4R0st+slAC2bX88Srw8s27v7zdHu
        J2sau5IwW+Clf1x2K0gCZH/SPfuTCwGneUp2JzcjDWqo3+xOmjdfH8f2qi87rCubk439aB5eoVKcNcw03ip2IKRWo8B8UIAPGmac1VthVQ/Pc0zROn+PdzjD
        WC63JV/nA4FWg5cY140J1QnfC/5eq4FRZHbyS9oV9kG2fKlX9zZD7x9gXBrvZFzm/rbjMrfVuKSD4mI0wBavY1BK1GQ1oVPytPajJ9HcPQiUXn+JhkzYLYfy
        771ez9DUbMJ+yZ3W58xQgvjjnYW+fT9Bs+wH3hpt81XcHVqLDneBx6pM1hBSP6yRQMidNtB5YAv+rqiGQwAzRynPEX37Wo7vur+r76AUwtfBTw7cuFqgz/Pb
        VrJhqXTDcjZtVz08prlXNrGq5miFaw8/h+in084VeGzwXvTfYP0Thb2W4gAePV/8SmiXcRMC5rHPfBwb6HFcSO8ZkViF4DqDOHaJzJ5ZjG4DnEe5r4hETSLq
        6QadokJ+E/ng1tI9dA0I5EsQSFEH1q0H3SW6Tmv/n9HJ+Fvpdkm7T8ZLH3gitu5d9LTvRy5YyH6s7qND0VJYhxAHk0bAWufpc6HYGkAi6PHiieaw/7nAEDD5
        mDvMwUBKZ0IMBR3xa7B/AABiOOtYKXUjcdE+0Ws+BiHE22G6uIuJQE3TCGioB7IgzY+bwSdsrSHUq+JSCm/UGpzDBl3oC8co89hiuEe7IaGBRPC3bZfFC21C
        HPRs/U8PQ/+DsBc+fg8GOwC+mEBD5vwMYegEzWN1xEduC+Je2E1P0Evnyai5iDSfJ18S7TNIH6URoFkA5pJXNcKTkQAJBGX/hohQlByrwelE7f6ai1bTeZ6Q
        eZ6IN/4siJ14Jt5G8zzhczrOirE68+6aR+016YwBjqqrmxgWHKGr99UKelRP0Okaup6UcEbw9Ta9Lfhf4TCURdWAD0N+YrAJYO5nCFg6RcW3ybfW+CMX2dqk
        RImE0vBxDcpsLFC2Ya62UVfrwb+GvxfzUXVh6MP9hXsmVovhdoNwaJJqTL/W9PZFjPU2XU2rZ3Q1qN4dSb1BAlG8XGs0lDs+IMwS4N7aYjSKdBdsusDISejr
        TtVKCI50f43j1TwJKB3TjKDlYIfhoJqhXVCFMk4tth44V2OkD/gYfRBxjO8/V6uaUTlZg7N8GgWWNHo02DU9RhNu9L5q4H9QhxroakOPSXsBjyaPM6NW12wr
        DIEP1nx2W+ifQa5TOCGzzJjqaj5IrTXRLR+zTZ0+BX2mGoeMrN0PYTB9YFUgv9Hr2y85YOsq5N6Yy3CMPniMY8/Usk+vPVjDsrXg96kmXdrxYA2mrAYMCJy3
        m2kKRNWJRv49NKxwgREARqIdZubw1fRjZm6WZ47w/ixNh8v7cUWPYkRG9XYZve16hxm4HTxwPFKEIxh/pEOmMI6LmDeaKB7ABovsqsU+rSgDKidr9epmlalc
        tqqACY0eeFmbFh9vFYPXXy3ZIyY2kQ7VgYWAqUqUTlg5kI0iGhN18TFZtIx6dgCfQkgJ6fYE0Nps5mZMWCq16yIz2mu5I4KZRrH+9RkeDIImAqkZfiCAPBNt
        1w2CIqgINPI5xrIcPnLQiisLKhnlF8g1Cui4STfORKP6JqoE08nASQ2OMnDSrd4O4WP6sSg8isJjKDymR1F4jLJWGZWxlf/oqSZt23XsGXSgp8KCWKnQLPeQ
        ucwoFI7RpaYMBt5UewO1j3HvRwlTJ31oINd25GrIB2yn1cIf4AJaT9FU0ILezr2iDVFvh2ZF2rkGdw4LFjtkJW3bzwYPtfoYuTEMgoQcGj3J81HL8o7m8vIo
        yGqm0XiQ6h+7DrjKWh17l7sgi9IXdlRA6wK1V2WCsL/4aZOjyf7jy7Rt54cdPftPmdYwfawj8Ew0BPaiqt4O8KzqBsCTYPIBGpRRsy+fAcPsDPU53VAYvol4
        eFfNrpb8/q4TUDM5Vo9Z8IvdlOjuMbr3CcWz3P1GlvFyl+j7biTiyKedna0Qb2T5/G06QtlQss/MqhmWFhOZRH1ygx9JKOuZvVYgKlczt1OF9FMFSR0tXO5h
        hjD91GBPPq5eOEjEvHv8w0Rs6oOQNO/W40esKl1uRad2670Yi91YsWDOinH6XmsXbXcjOB40cZkh1DTCLFFhbUNEAa4188lL2KtG4hcVSEw3+LLKc6+9AVoV
        dw9IOw5vKzZzUFlQwMcZl/cssFn12Eu6KecHIu/dcCpWYRrHcClsOaAFwRjmsIMB3CEGP67AQabCXCHOKQSgihXWrlmODk/wNQhxSFH3cpjviE7jjz1RyywT
        6OCwvw3sd08TLGlC6CfDu/WJ8DhMuZ/AHA37VOvb9hNE6k0BeqawW3MKVUpoHkx4gp7Wos5C1cQwifWDF6ApNYwD3l6rFVHpJ+BJEZ06RQ3geogac+VMJ+PA
        LhmH0c5wzg8rDQC6Ioxx89G6lRdsAkLRQDicmxpQFcdZ29nXd0PbmbozLvzr91ESnQnfSwNJ+AJTTmef6eB/USw7GBbZgQ9yGNAEv1CM8WsohAPrMrMZR25y
        SuECwAnQS9gl+At13NKsy3lPEzVNUZO7pDZ4JyQo+iM6Jy9DJ3kE7vqCvYC7ZRX5cqLz2b4JCmZm56A2cfASyRAdoaWYgCMfCnmsOWCiSwOeUFjUpWUIopi0
        AgHs+ckdrcfpPdYsHRVH2Bkvy1doDaLMQ1gAs+oB1DCrTjHcy3IQBVUQWbWXdNWcdHM8yhqr8O7C0dGQ8tDucHF0ks5GfeDBvR2JZ0EUsXCHKIyl2IaJlst6
        5rNib+iUWJVe7huso17PWfJTBRkwpxNYNcIf6pMv0+fL9FVFc5iVQI7zBM7iu1vpfJm5crOvgYWXz1KgTNBkZExJM5hlF7N7iFBF7lhPo7BiJ1KT0iIbrE9l
        A8JrOFm8QTTMIe5Me4e2Wk9VWU+HMLlqOuNvLuX5Ek1ayMhEkIxltkDLDNeHwuN8fIVkd45mUU/JRLazSlyjQcI1UJFZs1IbqIL6NUxwNmvRCnoWnBkiyBfx
        ZH0nqtXDR6yHkWuW3s5bj/AtvZq3HjUr8YNmJX4jrbs5OVzToGTTxpqVZu2xEEsmr56bPJ+GNJ28Q5i8hf7Jc1jzEdMHU0Uc2/UNehequkGW8Q16ClWNxG0Y
        qOud4IL5uGAZT+qde60GJlzA8SXtG8TsiVxz2e6XVLOwK366uBh/tP5uo0X1dnEx4eIKjxMKUZcyLid9sICopp67Bk4nBU4nZbfaKbvVJBHYhGUmwYhy9S3Y
        m26WkbmZdj8HQv+rxUznE/oPLVmqQ7erWfzcIv2fgynkuVRJ6ByrtYYV+iurCzmlhPezbgf4UATAG66YJ9hQ3YckjLULYjv4IQFdWqyv2rJpu/Cqwo45XPa2
        4sKJCnyi7LVetnmS+E3b5tgGPAIZmyivXPKPUNle6zm4bHUhYkaILGo7CRngymLyg08okUBmQYHfz5LI3GOlKT171g259WU3ZGnlW064D5jAZoWHFRe/z/Fv
        203UJNxZ9X/YUUUmu3IGdzLZrYvhAbjgwHdUeOI/Vr+PJ77SN/Hs8EomHjCJ7yF0axrep1udqKUP0N6zrxMd6CBBH4CdtpfpU1CPXnP6RP/O6/kUhY5uOKJD
        UE51CHzH6DQTBhIIBaK/qKAeVd6kUWDpsmgUlDHz5R5RELPjTGkAAqFHK0uRiL3m3mZ4Zpgyq1GWIGjgMmC2KiBehckSZnIDEfY0q+9oEwRyCJRYBZeZsEzj
        95Iuywr0I0+EFaebkBDM9UirWGWGtayOGi0rZTR2EC0SCjaZ1ozo8DyzSYfH8eM/XQniz60E+kDOWYjdDC3ROYo/Ra/osRjfFU/iBub3B3AzB9Uko7hEjyXR
        TYrH8FCIlz9M6aAAykxGSz7K9J82fucnCvGfvW7Hy59zCFJogcaT8ae+16hAEQT8pc1qbz/3PQH14aMfh/LbCOGLobRS9/p6R0h7tgStHX5HxJykY29SRM7t
        skQtD9LuUnhIN3Guv52IKTpQldOR0ZAv3a4PPRZNNMODyRP2mfQAWw7etlmZ1lIOm6WgimBZwfNztA9FCMT1gXYnyuugtXrmkOB/LcoTdimVB5HnOcpxO9YK
        VknOi8U+va/d0ft1y/gQ2qcPUtrBx9HTfSy42oeeAk6nsHvQWJi+JV83BappBEQLDUmwixFGAPyAMTnAGlGENQKjHdVgpSrWfGBMgdPuLVFZ0ET5DO4ETQRg
        3GF976PR+UFFzy/aGFWuKICGUoDagkRDidd7OVhVBP1lWk1ZQJpWdrsPiEfYY+DHQWmhwEoLOaoo+LCKWtG+cD6npJHXEMrt98hKAwi8gnFt8VjN4wo/P61w
        n49U4Ic6cBbDhEXIP17+YwJSm09h43yOSwazDsZlOXv6fsJ09fhzSigFpHyGU/40lzI5r34ZvujH59WruNZnrV9T89b3mvs/ovtP8z3tNiqaPGKt8NMe54qK
        7qJlb55eU9H+wzB8RCl1VUVQxDRPf6Ci8rz6lKnldRVNH7EumXcbChzVl83TlxV48T9ncr6lIqJrsJ2leCi8g7DgmKHQhxlrid2EnhZrRJdIwzLhvP1ycKm+
        FGKnrRKM3kGnA0NPQJZD2H+/PpwJhaPD+o5u+7TszMxmP9xDKIBCGoafY+lSXScd5e5TB1r6rsdo1WypCsCyqvhFbzGqyISm80RFK7ShYhjz+2cdx8ZjuYTJ
        JkCbkl/2aE3Q9ZIXHsH1RS88THXCvTg9rXv4fZV/r3hQ8qORfcbp301rrj5yMbxz0Gba6ttMW7KZtrCZtsCQQDC4imnxsD4CCfed+og+3Inu7CBB34mttJUt
        rUrwwyqcoQuRUDPiN97Xx+hc6QSYCcD/PsIauGIFzJ/GSqjxbjYWIyhJRYy10LgtEwAtuZdtX1gin7MZ+GGgG3xRMT2Wrdv53BIGk2cf82P1/GHRWylgGzwA
        XGBhPeoDj+JEHoBUpwemmA6g4IgUHIEOsUWY5AqsHYSmnBKkNQWk1YqthNC7h8k+nrWWbgYfVSE+FTcRvvQg/h5vRsBSBwzObDHWbCFwYB57TqCOfYSD6W8Q
        dm0Rlqc/fpVWIUTQVIJyI5zjLPETPwXCRbPJ8hSf7wIOUSDc8LKRA0HSbNA2NFqNYirj/AjySvzwHpBpV9CmkFtSyVYRrHdpwc1vZiVpRmIV/u7556P5i5j9
        fICYRA/icjeap/0JfqUrlOfAWnTgsAoM8+pAfts6kN+2MGplkZBXU/k4c6uNNFz41eW4ylLrMgRmiWTTF1GJLyLNumFX18Gurg0qA3FSiYVCYBaie77eekPl
        nuGwUd1C3Pr30KcW96kS3CKVcQALF8sFTjJllEqZ/qWcvHN6BBXWI/Bz2pdAChXt3wdVgjLtRKbtEkQ0LN4HP8U34T4oIxB0hRsHp5qbhp4mp7wHgZOEI5pX
        OKgJ52krfYP+Vvv0DbCrtnLx7Yjoz5Mv+wV+DzD1AtUEHl9omJaMLJyPdWXhnvYyDstMVzF/EJQRSPitCSDuZ2iMXV0Ww1SZP+vpg4+dZOvDoZhJxYNAMa4I
        dKbgdhNUophSDAmSYVMEoKJ1Y9fwMq4l2lJxLdJGi2vB2EHMGTuIo4ZCd/oo9FcJgyeEKXTc3UWxGIlsYy0yBHy74YqNweuuNH3Jk6Zf9KTptidNf8KTpp/z
        pOkVT5p+1pOm2RyBmn4LNPHLXk/TlwowHs41erUgjb5WMOcGHBqesxeD183pIfg2jtwW/1HqsBT0+ieYXh9PLRYSe6E/+ONf+052eocDA+h3H27zYUev4SFm
        Xs0ANucZw8zJ1n+XGqOHhbsIMipiCF+BcWkJTu5wlKqIc6lybDNTns47FZg47eQAssbGS6vAYy8cdIXrLeixBd4A7w3/xfbfpWxxTJDZZ136JHzn86BYrEdp
        Z8ZW7NUONlrwlAX9zbyd1Z8U3MKS/ZR9wT4vjpQ8MbNiUyvresYlHnwVFRLbEk98FY1TMvsq8uCrqCC+irzMV5EXf+G72FeRF4/OqwNKfAAIWlv+Lbhl+tKv
        f/yvMQ9/9upvOpkjqxI7sirEVXrThiMrxbHkCrp0jqo6sBg0YKCLtuCzqoDLAXi/epWmFg9H2Trn2jZCRluxNCCe588deppyNm1DSVrxS3SmK8R//V0BnasV
        12K/41qcvlo2kloUtDIKSYQ4Nyqy1TbbQrOptvfkonAAourpGowCx+6FyYIusAsK9sogYeGq8FSgdAjEXgj+Gnq4Eg3I01XCDkx4+GkxwyIuxOz6DHsIVf3c
        RhCPxxPBdwh8FsTtQ8QGwI4U5Y2kSGj1fo5HVARidQhPDSgaicMLwL8jHwJbx2s+rR9ah0CfBfa4AZzOMKT6YOjmFIbYTxuDjfZucmYPqgNxOf7sdyfmR5j4
        SGHqCU1OxTvir6SvkLoVKBDw0Gr/qZ8oALyG2EfaRwyI4ariis9sIGp5F3yJYOWzx4wZOE5jRX5Z3i6M5qEnwJwSJza+NqxXIh+4gPZTQQ74TvaF9U29oQHL
        8VUi/7xvrRcs0SLPrf8cNmBvYemTOEgrUeEdT/QnD+FU7xLa8D/mKfeCA6uADUei8cG1Q4MahE3t68zs4whD1mPsfivT9TrJ4PGWWoS7T+q2wby5bhcTPoJy
        LNsY8qkqu2mhYqAgi+BQlXQRp3IHF/BFi6KsX8BuFQHDGWZPATsEglW5CJtaAP7XlOvQYpYFgZD0Ih2E4b8TR9miBN6kb/4Ic7eSlsMiWxJygFC0Hllr7EUR
        VoYSABW9hddzpzeARFtisCB6R0eYFGxDjCiy6UclZDHQTlHIYr5NyGKpnD6YjRkVOgBXrrZ0/nUOXLEWWckIBE8r9lJQDJ5R07QlfZsyfiNVB62zZ4zXbAkV
        yVWv2xHzYGy4uEbFcHgdOvJ5L9uR935Y8xMFSd95+p4nKKeFCIwSbEStametG2VmoNAvS+OoCiG+1mX72Fz07rXcy/+PvXePlus678POa2bOzJmZO3dm7gN3
        AHCfQ1C4AAj6elmVCEoW7zAACZKqBNuyzdRuQ/EhsxdyC1K0TJVXBCTRMu0oNvxYq8Stbc0MbFNOxZhtnJipSwOS65pu0wRZXV2lE68V2HVsyYkjSLJXlcQQ
        +/1+3z6vuTMUSVt/NYQ059xz9tlnn/349vf+RYmzU8DzJt/N+Gv7vc1sLmA8rvnMcfvNj6u+zLjqjQ8irnrhrxZXvfHB14irHm7oVERKH4eEi8Fds+Oq/3JW
        XPU93LYZcZmQwLoMpWZ97ovX+7HPvAwOgl6Mf/2rjN/3shLgCV3yhF70cc+tnGW2DzdP2/TuoEBcwC/YHE3ON87RVH1DOZqqzNEkX5hT/5gpSRw4txWyNDk2
        S5NTztLELBWsECmefmxXjiYvy9HksQvdmRmadlzXPYt0OO8JNPGJd69C9CJh0nspOck1JGTSa4nPrCyaooL5WZBN6wS/tDC6mlUFt9nlMjvxMi3qlotqWgU5
        lIouvGbbvMfLbdOcVWhbgFc6Rs+cQttsRL9nS/D2nLblRbe06Fa5KNr2ba4rk5AGSow5kzIhZyv5MBjHkMQI+8r12JWDc8TfiNbIhDpDkQLk+Nbh/g8jB8vQ
        v3MQLZEtxUVwPf6jCJN2ol9a9HvbwVli2EBlu3QAUPdfcMC7r2Z6fleRzxkDvqhkpCvFXrb5gYYva7ElJi6Ce4H/iktlj5vRpTjMUMDVf8sswd6VLFNZZfJk
        fIHCRgMEwzRA8yORwzojIYxawfkf2XxQSGeWl/Iukb6LKSWhl/OOf/3jRx6+a+kHLqfC4q1/Y5RUX3pOxKDg8eG1hUeHz74oUxyxrUmd0a1JM8vzfOtvjZj/
        +erX77jlw5cAMmzAkvvjsRT58Ds/8p986dh/8+2TEaCRAdQNPur4T74P4Ru/fXse6YFEgd7xd/zDX/i+xcWPyfX/giV+CdeP/+1bVp764Oe+53bdwSAnI4RD
        +rL2QyVFncjFGPHYy7sxS3Rllofe6bZXcR2khV4CagKyHnMUvuYm9cmI7ZPdd6JgZcF4jPTlFzIMjqub4FiXCC3c+U0XD24KrVwCO8a/TsqmoWWv/sjlwm6j
        byNAV3b1oQFel5V+eJBU0kHYLA6CN3sQiDqT7VkYgTAfAWbflD/v155P6tL12XxpTZImgA2axEthr5vW+K9lZMBUY/TrY3n933rK+ZAM/m9MRiWcbiB1+wzA
        SbyJziRf26AXW7uGVcrFIYJS0yl8SlOr1tDiSiEYKdvgLzFJNUBhKhYUBqhdUj0jWDs/5nHJPSP1etmIXL39wRwU5fbs8tdun4wzzwpMp4KXD1hD7/gnXv7d
        H9z4W28tDVrw0nMxs4UWxgfnm+/7D/GvYHxC3rp/7f2/du7bmUAz+7gN+TgheySlS0Si7rzEybWuU83oVKNKGthpmnNTHrzlx/d8l3Q29jGfrIJMm6+7jyYr
        cF2+8ssycVaJBKLMr9zJrlvOEuy5p0B92WSpTZBMfIGY6Qt2shBrx9Ms4MYu6QBJw4PjH33m+nNPu4cvTY7/5jtqi5gto8nx72Ck1m9fgoFsYZT0JqSLCXDz
        5M+FiVnFn315Q5/QJqzpR5u/+PEfdf/9uybHf7/768syw+Tx49/13XbiZXNTrqIpANnA7NFJVcdYo7cwxoajnC7hjeGDCi8zPOd+KOuAFe0Y+djaKKkTi6E+
        Bn5WjzNUPn2iOAzSPvuaUHFxyqQmP+0girN1zH/Zk6OIAZdxDBnevgQF0As4ikDwGRw7x/wRju5tzrM4Osf88x7IFrY/QJctyuddSGrHNz/1D57Y96tLxxmD
        2b4gRDe/YmrHb7zjp5vjn/uddzwkZDc7f+zEY9wwolFc003kd131qW5D6hNq6mHs/MnopWQPZu0e2nyW8XW4LOPUhmIomxLNCUaxjmumOcazEcA1FoHy1yWU
        XxeSI1K9N0CkF4i/kURjYGQSKWiEx2XSQH3qA+AHDqnVSTH9jNBqeokYT1qlDTJoXRMZJTGwXwBaaPXC8UPf/5Of/4v1a7dPTHQB16+4Cqs2wTQIgQwYIHhQ
        qEFEgjEmshInrWlORhlugaxfWjqkFlmKOxfw37+TWlsmvICv4EZArCPfYsDkOAe32md3t1VW8BVhDXTnh76sLeciJHV+3MNI3E8DHpo9QhCErO5TWN3r3vvg
        /70ou6j7vFlWTctkpPWJkMgpwaqE7+j8bQ8VhEgRvKQ2GWFTzi96nW1mpb8m3PXyAcSEZEyK5T6Wj/jnXeFL5PhEkcRFOePR0Y3zqPNIskfxpXLSEAJZ0gNk
        UMO00KNd6ZdF6dES3+GV+Q6vzHdUZ/IdTdnyVkpb3iq2vDYIxaoQo2aBqjYLfIdQwkXIrcJ3NEt8B3AqqmhudebuhuuzdrfaNN/RFoKFybAyzXcA3ntFJL4c
        SkkWW8p37Mn5jgY6+xyYDemvZSTkSDgJpX2crTWcS/uFJ6xeyPwWle9YBt9RBd+xDL6jBrfrW+Wty3P5Dk/fhg+vFfmOajpzle+oz+Q7qrMHARt4vcT5RUW+
        o0lgjJTvkGVfzeZLg3QDKD+h6ZC6VoVK6MiEc0YmnDMy4RTfAYuHjH57LK+fyXfAyiJ7mLIY1YnOpFDboBcbu4ZVysVIalqf4js6aHG9wHeEOd8B8L+kM8Zo
        ykcSsbRq+Y46+Y5l4n8h8WSB71jJ+Y5ake/oFKZTznfUqZKayXfUhO9YMXnlKV+Y8R0N5Qst37EgPFKJ71hRvmMZfEcVfMcy+A5ONaNTzZrChQdYGLOunO/A
        HF4B37FCvmM1217XsL3WmbunxHek2y7GhrCv+WSJOFl63Dx6drLIDtLQ5U2GRJc0gai+Md/RGyV93csT1NEjG7KGP5fkDUsjYkahpjfAd1SFLZAOtAyBTKom
        xjqu6xjLufRIu8B3rMhXrJb4DjJksmRkKxwJeQND15aPbZq+MkXgPxrAxR2Z9DVRXKPaokRq8tNFhA0JP/EFgFrVj/kECYuOASluGdB5V3CsHQOg3LJZPAZf
        yWWzcpvzIo7gS9yMbK2A4BOKJryQNMq8RwVCUYH3aBR4j+Y079Ey3VHcwC7yXyrjQahfilsR4TJlptdh88AfNSoofVgGZestMh1tPCALfYzdJtiRU5/gwD4v
        jkF7WqihCwrdJoOatCABQLwh0+Gxp/nGpIt3kuVr8dVCFJvsZGFGhGDDc6FV4EigdFxGSiWhpa0i11G9gOtnlIiT6WiQy2jpnihchlSa1ApcBgzfF0y3yGR0
        hO1AqxtgMuTJkawHW2O+lOVR5MddJkehu3lIGLJl5B0GR7FMjgKm5WX4v0JfuUzIDFUpGxe8wjIyRXCOQu8oh7CpZOmyGy/ieEov3wcHSH6yPL84gai8TAzD
        uvxFxk2EysloB1Zd4Yki6mvrAPFyMJGAo+HDiLssHAjscT/f9cOzte36U5p3PATEhbdZwrAoqGythwAkE0oLcBKjhhtJ8+SPKMtebpMD04+UgkxLxYvm+/V5
        fQSepPkqaQhVL76LLqoGaaB/lF6v6/ECHe2abg7zhHS1eVsZw5wH4xRudZ7x1HmPVTA5W7PkMYs2Jc1iCAnTbG2xnXmNzekaV7XGThSjixvvN50iL+W+tk3T
        MZ1J3MBId+ZnnpNaMXE7E+HA5npxnaAPQxP0qgnJgJy9iBegXCPp1+YOYzAQceTROiMfK+szb6us61bhT2qsuXRFQqHfmfwbl9yDC/1X6OgHZjyZV2tv6fXm
        S8lq+hG1T8Rd7ymzesdbkVNl4VEqq93h3w9PywzuZvAsT8OG9ns/bLofSRaf4y2zeMdfwPy5/clImOYWeP28yr5UuWdGla7p76qyr1XKrUKVybI1riaL0gp7
        2nsqWRGBwuCSeSbpP7Wd4ATgefh78altudV7KntgO1mU69uIn37JVmi/GKrmLbOSGnAXGdy29JHnkE6v95HnTO/UIKnIZ8pnLM/4jOr8nqmWeiaRj+s+N3zX
        FoXNyhC53blhDD/vwHFliWenn/9k3LvDiZcwOD0RcpLFT4rw8nkpd/r5Z56W9i+ZxU8iFZKPIPA6dv3TQLcyvbf7T8hh6e3+GeOBBiZVaXI/m6233xdsomLp
        ou4dX9dG4SV9U5N3yuU7RE756DMR4bXgCwtH3K3EtZHErPl+0O1D/hlgahCCkIZfIQ91OrTUTwLTsX66c80jisErxefhgFrNKpNaTrGlOLsfOB4+rTWAcuPz
        VeNOFZaXY3aaPT+SdjjSACUY8eLfi7DHa7XAoZXWbifS9FMyH5a+53lceAQ/T2xvq8SM86TL60kPBAFPAqNRngSioul9JyK8pOeFHbivRbtV2jFy0bWdjT+T
        roKU9NhsPL+ctmRFP3YZn7GIeFsPQJMf1ZZ1UfX3PP9R0/tolCy+3b8PbX36VBZr56jbKWaBnZiLMjEXZWK6mJiYir/FOURVic4iqTdFT5seCdufasjAFpiO
        161bxSIbUkU0/Cc/DD2hPH16WJe6f/uHZYx95r/YNP1LbNcdrvQD6pRu9GXCPoNuu+OszNM7zv7IJ2RdwjLmSpuSxfuQb/I5rNrvePT5uEc7D9Dd/nGN9RVI
        89NaN1KZf27o/WDiQvx4HsKHLIuV7f8JENHSpvTi5CU8QJuiTTbWgmqqaRo7cuZQ+QJ+C8oXINMJN0Oa35QDlVWNyIJXmEZTsTl0+7RDsLk5SRrFtDH4EiCp
        GvC8n0O0YwasenX4IHYuJAIG6sdIBKm/xJwBpodIpMg+fgo8ALLi4zcE1+4jcycPG5MR8V5xfqte2lRZrp0LsD63SjhD49RAhMT24APNiHySPHAxQUwqCrXk
        aZFKdqQKPsLUDsJVdYCxXYCDBTK8PN2QGygnd5vScxP2ZmPETFQiJMhL7jM83K+HR2ziqBx/Sy6eMe0LiA+7MCLq7USkazk+0PIZqELDKTght/MvXRNiD29A
        epKd/tnqBBqbUEfDib5e9fyz3nZh59wuAH2RvQE2BDmcqnI4FcvypExRztHYsS0wVw8WnSGu3f5Q2TfigdLNB4jSAi7T0eH10XoPWiIHhzMFsE8+aaoX0Rfy
        Sc1aVDQtBdv5WFbGbOa4YjLX5GtnJ81qpF+1WrDgY/OuACE9b1LL2uALVwqJn2XmFwOKAJgM+kF2ThpMNJKTIyYm9jaL8UWWRSzFODEtcyUy1RIPUoQdLnKF
        NlMrUPpsxmePUHfCCelYlUD7CgnpivWtFcCnMOUrpQDjNZqXp9jDSok9xEKJudgUba9wu/AdtqSjJcNIXS2ZfcO30L1IqgvcXnRWIcJz0mSfpiwyQHwJ6DtS
        VUSRLfbmv9tDB/ElTlzNVFboxWqhQ8tdM6tDdA99rf7wMIZ8UyeukvQVPoXeLw4x1VJC6kS/4tLYu4mf4/g5iZ934+cUft6Hn/vw8/34uR8/D+HnEfx8ED9n
        8PM4fp7AzzZ+zrn4fZq/z/D3U/w9z9+f5e+z/P05/o74+4v8/Qx/P+sq7paibnX+xIv+rusG24ohYDT8Uede4r1fCcKq+tDAY8fTWVh5AOOiHjQP3fkodNX0
        oAHU3DfLgwbQGdGXXM/fdi06auWAbZ468HBk/ZIYlo+nV1z75fXhlB7C+uDKK6VcxHcFxtvJDa7AtCMcbTERYmGrgXXa38nfC3vimE5LhfKYWxVM3wAHXUEO
        /LvA4RJO9Q8CGJyf9M+mW2tGx9H4EpBj3p1v+cAJ417IbZn4O/vjvodPPPbYibzwfQ9bx1rkVAaYqZ5EGtqCCDA46xJ9RHgZxn/CIoaTqibdZhmmCmr5csvH
        LRQOcBKoT7uUuseWCUy91LMXAS7sqv0ZkHhQLrgT413vG/cNgi0jPatnQmITQ11CgGToTIg7D+2JDw2OGt2ASRhAYewpzrHs1LjkZ58IZmk8lj8LZGGeUPy+
        QbOgEZAFkFQI2eDCWuQiQz0/yn+TH+VnH+XrR/n2o4ivDKtt+lE+P8qqaOxHgU+FjUm+xk4x+MOnfkLXG15tG07MFxK3kCQVO/FCVNBs/M3NwpZz7VJ2/e7L
        D8qiwQK0F17gip8L70i0ZoI2j8cz0RsteKM95v9Y4jPhJ4YXj3//p5/49fc+9dPvksfe+jvf80v/z77fwenayJX//fv89DBUrCsf/BwUrzhd5H/U5n53roPV
        09++nRid4OMdHsZjpfTzvCjCkjWjDurjFqgWdOVe2YfCK9gyauOk5HNToRNfBelVR3S/UQBLWY1zPCic1+1B4RAK1StYMuiZ4qR+Ew5mZh08k0u40CC9XNGe
        kGkkjGXZllEA98TwTbKpA0JHFG9vbLFHiUfKEXTl1ngUEfjaHenksvYC88lNEOwcpjZDnd38yc2HcjRax8mvy7wDCJwBY8h5+oZGanqsgvJYBfPGStazP1Kn
        CACrYjH9tY9VMNvqFHCLnTNqFc1C63KoQEbeQ+7JHVEsuE5ZMV2yZ56ayLUrC/y5ezBcyUyPEO/C4SeeeHdRjkYFv/bDkJWlooW0bEx4KUfpixykgbm7GemH
        V4hdc00BgByzZJxvl1najo4zAQfoFv4kFFFYtI7SUx9sfzR/fbqzR93TDgtMvndi6J3C0EuF1tT70mSUpDCyc0bWnTOy7rSl19NFNb2MJlEUTRaD1nbjyYr6
        AG5uIW2k8ZWbCXFYpxmX2xlsjuMx6/MKudPpBTWGuC6iqrXGFm5V5VYIyxIMbZBRQ5qBJmqoCMdqb0JBHsZj+sxUMd+qeJJA6CHXcVVvhHRmW7DYBk9aAKpk
        /9C7i3lfbjD7YTgIVBKr47CRtFBhhUIMbefMHViXtoncHMi+WMW+2DO92fti3/Tllu6LOCZ9bH9108duKL3TwzEydZ5Bax9NsJJatJfC0AVPgkxP/oJQm1YA
        qE75/360z2R2S7oeAUmmQiOvms8LPnuY2fto0TRR5yc8Od/YMvuu/+e+0SzuPblyq15Z55XXtq+6U/bVZtG+usgXp/bV7rR91fp1MUsl7av7wA5XcejENbMP
        UXzEZFxEX3TH+hnWwqqSDGxgHJQAg7IgXy6sRl8G5I0PRpANRqDDEdjBqKPWGqzYdjDqdAuDCxSsPbDA0lHKI243do6Ajn9jRbz2WE6IsDBvNTCYMITDZawK
        Mx0YHnI7KP9SkjwXG5PQbQZ2wQW9tF8v0QlfXdnKtmNiHvSMeri5RaMq7yznWAidxW6vv7S8kqykhuaoaGhuEgougUaxWMGqdMTuKtCNS8AVWFKcAQNbe3Ns
        px0MITXaqcdwOHiDFurmiC1B2sQcg2F1z9pg7779gJhM77Nl0/eRFlGuS4velB07mmSIeDnwApTwPXuiUyeKVwtgWxeRilDmXuIkA9DLCecH2fgOfWXqoFr1
        CTVzhj5C1XHKx/uYrmiy9P0esyATGJMGhK8td3gdmRUtSp/0++x5vSRt7GM+r+mklp+9Zu4qWOIX6SpYxs8KXrNkfL6Sh5kPyr21fDakfW5xKJbYBWYw+8m1
        4jwqP6mfuIzDHlTUNyvTQ7Cmc01WZEPGAEsVi2tN3rnHfgZu6i369Da4yJKGSkkNLkj4VcgTNZmomO08wZcWn6afChck6wGLAHe5gK6dcOamU2VpD4OUaPew
        Ds3e8JWTnwA0vJORjdYYdnWMrJRpYRuChBPYnWkWDYDIFWJ67NHpsWTacmUhmxZ7smmxt7gU0k6W6bqSriP28OwyvIl5bXq7+73PaU+xTQliCO2AVJWuBL0Z
        6M0aHMzCHXq8Y/f16RWHrg/hiljbUSpZUypJb2RGEKK3IdKm8myJ8kVxLDvdDU3Fp8amB77qhtscGH9jYlIj1yZlw7cRmtogQGKfxuP9n0Q63FbdZPWAo8Fl
        bsbgXb296CXmjy9kXPz7ByJ/J2zfzgQDCAJeg5cfnLpBzi0xFym28ymZbRoDV9UNzMHJqvEuqh9AjWdUkaBCemai6mC+VF7QkTww4OMaIycf9XdOBEvbzSfr
        efDFQaYAPe9ucUekSgY/Hc2NcxAKtqSi5sc8uYdLrIvcd8/CGlFTktlEtvX/xk175spHH+SzB+EoMTGuTMmDDE7jVB3MWf9EXR3YOTMgeeKMMXsxf4Q2DlQn
        UMcmMbDX+KcLd8C60kt43IU8CGtTx5cddc67yZGhf5ehb04mxqvThPZJUhm+4gxfLmqdHkrWGRwJQ0pTdryrCJY26wNTwVW0oaH2HbvGYUFp6BqPdJ8wjDGp
        4qepjeuM0gZs/iohpTlfg/jQ0I+PAPnurDlS1OwVHZdaCjzJXv2My8gE/eMFF29qqbW/0JjWGD49hcZgU8FP3phq3pjiW1tps5qhbM07ttClzVRFvXnp8kNJ
        ZZDUZoonkYgn6yXx5BDY/RZYinmukN2SK2RfCEDGdLQnwigiF/iicIxjOJ+1wToI3V2QrXuW4ILrswSXhSmRdMF0wbj1y46QcFmEj1TaHedMZaBesTX1aMUy
        l148BO5fL7fTy8KJwta2KFOvatZFHIqERjdKmqOQrqs78hSmJKzjyoOk6p2SSue7d/EgchqL4JSxLqmCqKQU2qUJgvpnUnSLRPgUR7dRZv0PDq/RVaoO3v8g
        HJriBo7A7cTxjNAtOTyB5HThXK7/EIhfYagbRa6/yXemXH80zfUfUq7/IJO9hmD75X2P6Nvvx9vXvfuk6RWk75DBgz9Nke0PgTSXfSYbe8U1jcIcbpTncHXu
        HD5cmsPrOodbWEyvexZXi7N4ARLPAiayzOIqZjF53oU57rwLc9x5d8/iDnyMxuOdgiZ3IFO7umtq0+4KV0zr2otpvI5prN/VTp17IeUcRFwxLb9VzOfJaIrC
        oKaWJXdTYnmTDsbwN5TPhh8/zMVNnDUnlFkTy9vipS00qpott6u3T5DAqfBXIYtzI//CED6NRWItQxmS8KcO9ZfhLLYms3TW+DZm0yjoCRpTEzcb3QWduHZ0
        O8K+FD1wqZuQLkzaZFmisa70RWnArNHF9Vmjuzg1uoumvgPTRCFprMiSdUwP4Z46mP3F8a3TmXpRBzKES2RGpqRN6eU2OgozEH6dIFPSF3la1PXCjh/T4XE9
        24Ww74fgs4JhJd1ZB3JabJ/sZoj3CiK66ceYQOEkikPscUNv6MvsFAohs2kHZ3AlbfKsZQ5LUzRS7BDk2HUKrIdKXsCHsSNHlJTlG6S7S26vDWn8lN/0uvpT
        C88twylDE6lbbBskykqhoUqhuKTU+XVKoSIbL07MYTBS6FxEZ63DtIgPj96Ul7QMzQSLZqTbSQPbSQiuApkGZfXI0jpU/jK8QqQQ2dLV1zQyaSvAico8ySpr
        ojLIM+PILm4yUgc1DMjUhEmrvwn2rKnsWQTPGjJlTcuotbHaa3AfrqO7o7QddW0H2DNkbT40z7Ydzlr3ca1QuCkfgvQmL8tWBT/tyzg2GDd2EPFjL+DoMm7s
        IPy5Rzi2jvnP4iiCwM/ieOg25zxNrJmDj0zrn3JtogKvHDeGHLUXksWiN3chekwWb9mbu/BdsiTWC1EJBTcu+9ZDCHwJPK/iuIVsdNX8tJ6fRk3m6yLvl6xq
        NGFOfqsUocbYf1Yssyjzf6oAVJMLlEb7cO1ZwbTp4yfAiFn6DMIeYVsDNa8yqu8g43DaUFwchIfzLnVtVQVVbOwIu2pP3WqjpjECCiI47C+CREUaZCZbZC9V
        1/ZUXduT0r1RsiwnydIYYqpZgki1LNtbF0XQNHnKwLGyZ5W4vNEzXazpYk3xElRteNPqBAS4gzd30IYFu248fHtH24BtdYEHqzLWeJxx0h0b3OvybcVS8So4
        xEncg0J5EiOqWw5db1t4GkoasvE1dxgIKF8UUPwFnBHEX7m7pILSwptYg+HUBkwNt3RdQO4/hJ5poIqRANw/TNZcjdL4mrRqLG3vSwsWNEitRjEbw0RhG3pI
        9O6IRiF0XahL3kXVA2uEbtB7H1W7GnzBMB6pfSfZM0nW5E1rGEfZNV0EvC/DXDsy+RrHxGtMEM6xB1RjCQiHiAEJC58FU5B0ltSQLGG2LmHeujiTHw4bqdib
        6cGO2ZP34OfQg7KGRuzBPkIOgkz6lLM1zLe+/cwYmg50T8KIzhWN6FwZM/6XZgj9rAV81irMJItoeISfRTQ8wk93rMORdmwn69gqOpYzPO1YmBiZdR2GZQww
        +YGW9Glf/q4jzAAOQ9QNHbzuIPpzH09ewRfvVtTuh3bHu96Xrtknr92lL80USLMentvP+1hZoZ/3FZ/PlEs3SLGDjFAt0wqMdZtjDZ3pPjRxMLMCY3jzBrnt
        Ur2Kv4zhYa/ZzyGfhskd8GP0xGomA36/vawzRN76ZbxVuqUElrv7ac6hWHdCYWgwU4SxwgiqBPKKGy/geNUVqnCQeSy6cvvfuGYxxyi+3r9+t7R+n7zy+j7n
        6eewA1FGtPKQ2aLCXNgA6wBBxQWQdqXGW+XtctiQ1x5ESEYVByO7JfaVu0wu+T2gtVlNUFaRt9WRXfAgMnpX8GhHawi1Pjgbe/D4xO4tFd6ZrA9khEJqu9ap
        BKspBWBsoVwClYCe+k0sRU8XgY+lky6CgVpglMQw/nqkGkMhUzAsN9GKgOkSarrB1ODPBBcXUFn4qmRKxrrQJKhrqfkNoKNRJaOaXkS8lq1A1tc6RHMkQsgw
        GdOTTSiBqM+aTKCwX0BZQPvIa3agLaprtoUQAg70uCFDr4CQ0FRS35X1vT7YmdAEAHLYRZX4OtqQ4EJbokU+aZE/Zsojd2pHdZUi0jDl0gd6gpwSvpqjSBHf
        zDC4OgwetGsDS5UG6q0Dwj9WHaX+B6ozVovbQUB0f4tOL0wlTK34kNp+j2TJr4WHQciDNz+8JnjNoJq8Gjc/Dc0h2GlvHlbubLkFjjFPhkQkBK/o0ZoXKzwR
        Zo5w8D1jurggXmdqqifiw9SA8orMtm/pXHKTw6Xy7hp4M944atZPJ7eYoydFLNHsS7eYw/LvlpODKLnldHIYvmW36C3vSRF/VPEKX4TD6oTmygl8tqxnFd59
        GOJZclQEtHiDNB6ja/D39a7ZuL7fHb71+v8Og0kUD/g2acPRe2wLPHO0IOkF8ldRu8sMq0fVtc2zuaycCCJkmDmFX7tvUmRfi90mPO7hjIu+Gfys77oA6eP8
        obZ5VS2xdiLBHIurRmbvSOn7tPVB565sJvPnrqXOCUxFidG5C+120hKafpMae6Xc7Ar2m/0ZFd+PnxhtbUzMDSrcNDD/99v538TUryl/KEIXRsXXOEoo0icj
        WuaqE4yHMbFuS7HuR/v1Lx72yRtnbUv7uWHpSb6xwPDPFVkFPdmvhhYfJw5UNT6iytpgvHxsmKORfm4TdjZ4GdJet1drxQZJguCrTQv7m6s1+UoshZjIbZD6
        KggOnvXkOhwY5JoQSDyord2bthYH1hUnmCobSjrgCCEi/T5cMonM0+Qt8tHxfpnnNzO7oGomfBHapXZ+Zw0ZNJo717m1NLQ3aX5LYg4yR1hqjM0N2YYMtkK3
        N0sSPbsHwLF7Lz80eV10D7RONgvQ4AieJh44M0+V5WhRYmhsTQ1ulimqWrZQKDyYPWg6sD9btq2BqSIPJNeRR2WifSeEGD1uWiOwHNqZ4JXYnTEGpDYZZ+Oz
        2yAKGtACPWCn7QiFxjcekHl8ALXHHI3kRnTVfumqG7Ouklno5xvLkJkOMKQY5748wAl6o05XjJfRKzzsL87VqU1Ip46t5gb5DC5ZM2PFfa644ni45s60+HJt
        JHbNYLGwQfb0AB7WpVRcPmaQkSIM1Ft0pR0CONIsxtEOoJESDf9WNGxA+SvRpXmNnN/MAcjeCAJ7E2RDTpC6PByTMWRlWo2MM0ZJWHIVlWJXuUPGpQ9ANk4m
        cA+Sk/tlIXBezSaEMtErwIZK9tqW71PKNpc0op9T0sjVs38OA75/Jt3dqzR7tvyFF1tSNpsnt0O3b2bV9BHepxNt364PTo8AbRZ6xU+ZppT7+G16YukYBJj9
        6eX9JXqxv0AvZj+d7NexwcKEhxH+8nEg+yAnwqpnyVlSXn2fsOlya5+rvDosp8ie598lZ0dSdt237BOHHXEFYNiPgGF3cdiQ1xxRhv2IZdhvnsWwHzGVUjWH
        wK4fKcT43Aez0JEcEwIX+AancKEGENRVYWG8yGjmppvBzB8e0AupZg6DjyW9Zqg/yNvhAbzqeHVd9miQv9prcpO75T7dXvaRwlsesqmVDiyj34SfdyvbV/0x
        PehctKfK1GsttSaAwQZvzVwF8BhkrgL43rWhQ3axaS1SVIbJAjJxmy4EI3w6xAOpsDWDnz/MlbgOip9HDkzA3SPm5zBkHXh0CLGNYO5vYZ8KIElAagi4/QZM
        3DSGNqyh219dHtyZUO0zZqYDeQs+E5mUoIZ2Cyw+WlwdKR8/pU+D6hr6NPnout1WXEpaEGvqZPFbdkf/62XxgykW3xUWPxRmEKzv4VRreQs4WLK0W8nNiqZ8
        s0yq8/7p5NC7handFnEx9yaoyV9lX1dzyNSE24xkfNZR1bo5tCX8NCBjPcsPK6vqKt9bcEQQVvWwdUTIWFW2aT1LIvseWjPcx5XRPiT/DrOZwojfXKg7lL+K
        dYewQNxsQjV2WLi2dG0rbxkjJKjYPq/cPjLqZOGR66GicTzgbwz6ZL3QJ17J3sIH1/VBsDIjaHPCZlElXJR4gNkawn3kW6DnDuVQgw/IETq2QEY9GVM9sBnT
        jHqKuUJsq+/Fp8Tr8BRgC5JK3rkIYsmlAiRnLrYPkG6UTSqmruEwSE4tLS4ltHDRkoOaZCv64rK/QD9g9bK5QVp3A1AO9mfygnt8o/ITf3TLq0eOIL7n+Ed/
        62dvev7u//F9DzMPVuGWV7yFjCl+UfaSv/KyvJmVZlSk2Q+5bJ+C2+w7jTNiA7udH5Lv2VcQwPZpqI8QLpXEPI0V3Meu2pd1DvyX8r+Eru7H93fk4KMb9rMb
        6NSdOxHdAOGkfTGpFeJGwETBdesGenJjMS/hfDVZgFLrG/qqJqv42UPvPrOUAtt2NotlB8bWuzS7rmVo1zPma8V63Q3kqrJ0dqO1AmffrELT6uT+eStmTV3O
        rEvZEirtFbfuhC604Y7pK/kJx3ACh5YVnAWMFiP1rXV31FssoEwCElsBiXURrTFS9x7XHqDlx8MupCO4d4Powy5I0QziJnUvc/TIlTm2kyqpLQgs5rZScfWb
        gUeedRRnUVpWoWyxr3pTNcZ0LqEuCXkVJ1BNlfWhsKm3dReMTK0k8dTpPwyfM5hzmmrXqOOsbkWQPEOIvKqpPnfQ/SFRDaxzlSnBIGS+IPrVU/5toM2h+lmZ
        +q4aXe/s0CskG0G83tAvXGAoS653eSCK9xvbhxU629c1nAwjKe+NQ7pBNjGicFBvZkTCyxIutY6/5Zc/+3eDf/iRbxOa0Dp+/Kuf/6M/+uKD7354yuxW1PZg
        mR8fff5ff/3ek792jNTBPf6nnxod+5vvOnQnqUOLwYFD94cSk9NIWe/GnLYrXDaDoRvHprKD7BaFCM6kVspRk6/12qcT/2ISFFyBoc0rhIPRvF+sinwZUkmO
        p0YF+TQwKkjWCv6pwrmC9BjMr5hOztoIUTxIdAq54s2HHTSsf3uE4a/ruqzbqaUvo/ZU2yQiq8Y2+mCLMKTVJpA0peuKvgORTLgYk88Hu0qImckkll+ygDo3
        WzyjNjUPvHrhbzzU8orjioBKKZe85kiUgs8LSqtaMS+tF5VGK7iY5E53OksLo8UQUHmtv1OKG+eoIbBCHVeDKek4oHSseTB9ZtjUJWeVSRg1n6MmT1e/eaOm
        LzPaeUE+alUdtepYdbj517umVfzDxXKFk81cBUASlAx6waiwO0+IqyAUXE28I/R0DQ/XaMvyMZd9drgQeQ2a8d98nEZlV5xG1cZpCDOj5oMA4Ygy8ZDtq6au
        1lg7YxoS0okNNRiWO3cipGVg1+HxCrwYqjs0LWC5heqTP+IOUBvrN1YuFuKvOWWpzge5l46APFR5k99Z1e+kTNDLw4Rg5K2SeW+odMBm1McUVKR9Od0epZaF
        hJaPuCrsUeLHkQmTIG5YMruf6Tg9pzgrKpgIGLaQMU+qOGyolSXzoleP+JD5HSFE2fyOEY0s6Hqhig2sdTrCw2rSIWmMYLbG3IWk2XgT/RJpv9AVpmc9U9gv
        XTjBdmCeXcyCphYx/kweq+MfMfdvEqnLTSmjWSGXdVDw3ig4qcDnfOGY/4SywGfk0D7mP4JEYcf8+5Fq/ph/nwbAn9J8byfhAn7M39RccLfCBxwYKAxgXkdg
        IDBQyEivyqGp3HVLuWujfuzxbQ5iD/ff5oChpuf37y34je0oY7WBHEvc1DULFbUqF1YRw+XCuXIVMoKPA2SEVWRJHYiE4uU+mUx/4jN3tYuICpehSq7mrGf0
        q6cTwsYUr2Z5uFeRCHOvXKA7/SqC/WzA0yrUxLr7U7+sHCCzyOvChOoBC1B3wYourIBBqRoI4NsXhFDTbW3FA2YpTcPayeIxBavHBrLJBA7hC2zMOIvCmr5m
        Bm/zOnKgELWmufhWFRtLenfPurearIocOSuuqiUFrR9hdq09w1C+BMZ0RjBSF3xxS1d0i6CQiUfNtye7H+a/8IGz5/8COEY7/3GUC60ZyrhFYdO/Qo+BGTc7
        6c1FHDpSnxzc632pi+kKKpbvzzh45IoEgKUsXreAtxjmwbDMmA+60L7OtO5yANgdoiNSb+RLIPt10kD436VLa/UyudHZSmo46xX2ktqMc3meqcij/G9sroW3
        MkQDWQu4g+3ynb5U8p1WFRnmW53UHqo8dyJ9s0iiF9B70NIsaoAXpM7MjTsNM+xcb1qH7kt5vg7SNRWIvoLnmipRdZSezdSId2Zcbqb+4VnNdd3LOHNQ/0Ia
        nDPSGDJGoC0bOydmhFvZyUZ2Jz0yNGj35cyKNLO9bXq+oLcgNLbh6yIvhWxnOtbYUliT1qy0qyb9AMzKBFbyVhZTtKRTtUWpaTmLU1PVeEvm+twl07KFF/DT
        NXOX1yLShtuyi7rHfAWm+0UdMl0w+LYFhlqV9NMrVtiFNwO3owAkaQVDbGvsqJ6NXVGjHLpD6qb5LdycEnqIiSIprCkprKUBom66k4LELWkSEEWOGqd01lUz
        HjWiSvqqI7LpTPgaaMJXit1VJZwjsEANu9NwmChPt2bYIzropDYy8utALM8qZQeka3oz62jZLp15s6sdzUNbO7o13dELlnoKw2da1kjKgtnQtdSOgZuM+aYS
        AdtKhb2T8mnkQaGPwLqVExv016KljkF/2JDYQ6HdoTTIkNwN4B1C3c7mDGLITUzjzSvq8peNIfhq7DgOY4pknHTDB6vp4Y9QNnBu7T9d9b0nbYogQzBxgEQD
        inUvEqY9IfJTiBiNFg6PqKJASuzdSsLOT3n035F3p6dVPW0yUWN+OspvVNPTNrbw9rq3Vyr6aWJPw0GorTm8ws4feoz+Mv4FBpEUM/e4RQEiUgfDSD0dI5Ck
        uqnPXn6IL6jbMcQxaeiKaWSpYurWelBXto/SFPBhM+4OgjdJdYUwNRC7IoU4gSjgpxT6zTWhNrsJFTShlmWrqam4VUuz1VgRmSIhIcMKWXW0e4gQ4b/J7nG1
        bdTo161G37bNtd3jZd3jAhWvotNsAh8udI/L7vF0hLw334Ta7CYUu8e13ePm3WN5SbJ5MZNjBLoW/N2q5bauiX9V96tPNrc9uybA3WoeIse/D3YVOZ5MajMY
        sjB1e2TG1Lluj7IGdvNN6BkwbNXZPYNlV7U9U2Wuo1mVSAfy+m77KKzCZfUfAnSs+q/DDEto/MymYdXjZkNv76ocrIY0SkpEhoe6CdnmaRtrla3Tk4KTZC29
        rJ8o3fhlJnkwYcnGuvvpBCmd4q5clQPzTp+KF4FlCuNqMG1cDeEIGWaOkFDWZcbVVdThMlUU8qVbL0YXllUIAfIOsP5xS+aPd1Z2L/odyfzuyUbjTQi35U2p
        L6yFzZ9o/HbTOt02U1fDpQwwafPSZin5WuzNlhE1WhMpMw0/9tZEKpuJ4IEkPpVSLBIZbDhxF1P4dArgHT48yDuFaKSVImjVImPN+sh3Yfo0SS5ayKqFOZBV
        C3Mgq3bHmi0DsmplLC8vREzCsb43hgaIgqINL0OaA8gKKWaVjUrCdohOd5lrckIFjHBJDDFrpkTnDSwt5bJqdluoqnmZmRWqlhY2NTfaKH97E7Nmwj2fYuxE
        jah/hVf79tVQZBVeHaQuRKNREZ7em8R4c3sHBqQK4kQBKEtq11FqFyq1cyhOC5n7Ec/ztytnh+e/3BmaYa1TpSAjn1IFzH1tSiMXUF9FC0cwNdsrylVgtlds
        +2hPrlK3hRECOG9NUcttPqqC3cTho3HVByJ9A7jpQCd2SzlOq3NaE/CVVR2cYGJTa42JSQU7tt/5WcoDcoCavWHCGMfQRLL+hax1bo5+gBkSkWk1TCrMuA1U
        TyJmumgISAHTr/lkwvxMp+ATSU21FERqDIEGWgGcZoVwmqVE/NHHKl6IF8FGMCt+sCJrNpJxg9rAMVFp9Uaa3ChidiDFq6kU1rGfLtuXJvTn9YsxhlSxSkuL
        q4toBDblWMUmjqmNOBpIKFgwIjamOt5TDjNhfkfb60pXshVR0G27+XkuzXN3JsvsKcusCpjJhPp5pnVzM7H38O1vNCGdii8Vi3nb0Fw5AVm2VM9USfVMqnRk
        aEpNQ1Nq6k7t0yxIVQ/mdzWVKsmCaFYpoC/M0VpzjZTjZ3ybXsWnQyCtXoF+LTm8lJD4qvwKtAHUJ8+UuXxN4FHJJIOKyly+em/z0zwVAFxN/CMzMfpTz6ud
        9bYV8xb8tUXglonP9IVxnahjWACAjPUx/bFi61Dopumt64otVs5enCGA5/jfQ+SJBW2pDcNhvXMEzBduARN2K4as4AGwV4p+WDOlufcC/nvGQ8DGhnGxCtpA
        pG8kppfVJtwyIXOzFRcAE7f+plvmo2WUd9Gyim1ZBS0LZrcs0Jb5bFmdLXMBLutEH1ekVuPYbOdMIEt0b541kULEJUhqh6jqem7k3BiCpm7c5mxo2bcmHsBP
        kYPJOFAY3qQgpwysd/ArfAzUtXzbI29H7vnOH3hr0Y3AUnWGb/3LCCdwYdkmiurw1i25fNmR69H9xCpmGGLB9wQQ7EX/Fd/C0dF/Icq5Z1WE6kRLoyM81dtj
        VWPS/XkU9M4KiX3KfVL46ZGMVf0AYx7XEAo5gKb0A4N4DQ7wYdJnfxvMj34cyhysyRxEqZqC1l9I9soDa2bvw4MEx8HDeJSw4ED+lspDTASd20GyBLAXqU5m
        mQPttnT+t7jOO1wHZ8LGh9cjRtrifFXOV+35upyv2/Nb5fxWe35Szk/a8/vk/D6ePRLvN8w89wRU9aHZL3ceIeQUMzYPz7kYLzRqLYvm/MAJ+SON+Xz4xGP4
        s4DEsvZSKT4BDnuEXpZvhbdJlNROJy48kGrwwcfirSOhaMHZxLU+Jtz96HXi0gtfc5gx0X3iFhxy5H7BAyXI/6ILTl0ZiDoZCPqeIDNgRxZLHRK7j4NDmsJh
        bKFFFVmMJDUN7QvVKshnfPaXOyA8LnGCcTlpWHzo1nvpUiM3hi/YQgyCad07kI+vD/dudS7KAl/39saNSJPpusNPPmLwc+8gXpCT6yv8uXsQA747TbQbL8Po
        Hp2OF5koOF6RnpI/YY+PV4d/+QTO/92jd8d75JmPPXEPADuG58KTcc+3vgGmDUzjlunTXUu+DM5ibX7t3S03dRRTuD58/IoIk6sf3Epk/nbiAaZxGO/lbJb5
        uooSa2Yx6/A11Lb2UrIvw/6oye+dpnbC7MthRE49+ljLM108vBDX/M1synScCVfB02fujpty/LqMbSgLoilrgSnchOFBeqAeccfTp66e1adelbkUcvm8WrsX
        T3B41zSJ5PO2gZEhAOHe19FGztViM/cWmrl3XjPdYjOdwlNo5t4ZzYzM3lIT90Zm8Hp60C03blBo3OB1N25QaNxgZuMGpcYR63xvYcT3SoH8rwGcZxvQuTWw
        fGrYh0KZQXJoQ4OH7ahpt6MmtiMhddPLASkqsb00QA4x88zgmGfk6b3Kzq/J7kSsbqyIkwjDRpnqyQ+dwPw1VWl9RS2OIFuWaEGB+DbmQ0fzRq4KFMiYDoJw
        3lUeF5nVzdLbkG29LhQewsVl1/POuk8hA/chuV/IMVXMN/UdSJ5+SOp7rfvIyi7L3BByXHdw8ucKXH8CJA5J6ZHi/JDnzK0Jm6OsPl8KrqIqf07J7+TweVFk
        Xy1rPfqFZhCerW5Xn2Tqq6seka80x3tTs59HijIu4h/toDAcIkkm85EyHVYhsRWWh3Bd7xR+g06D/mmcnfxQhoPVQnITIdv/LZCpXgR0KSoFIhbRsfCzAbo5
        dDrPeqjqRa9QV1UdEEXMqevjnQseFR41++fP809ZpWeFpXkVkHDyUS+4iqLAIkkFMfnybYgPeAYpOn0k7aykswIsYtKQ533hU2S6epiY6iRSYr6Q1M/BNPFl
        c0xaNhhhRkY4W/Ic7CKqJLNoUpZ9Jp4IshMiIKRP7X7iwJ4yW67u0qiicnVXM+1R499PlulDCHgiHJb10CuarbImLbKmaR3WIqvWE6vDakq93fSyvpi5EIFA
        w/SIuQ5r99PyBiqvFnFoy8yoqUZqETqs5rQOq48AgX4xQIDYFIjdXoTuqosf9VLADJJBgwoLuBTyCqJUtKGvjnbwyOii7GQjuQ3/6woOSG8kQwoP5aGcI+lK
        Af3r/fRXBS6LDvXOhK4OgJtB7rC2vrY10WunJqOpQYSpLNI8DgtTqX86ppMmF0tzKCxoTfLTtukTqGKGeQ5gZ9CktRBXxfyfGgdLV/+IjWrRbaYz9l5KVp6T
        r1rR7IZDJ7rNAY1k0r4GiBu68AWiUARHHcQqy3oCdIMc+sr16qr5BQ8FQi3gaIEAXuYVrCEAQYiM97ypKVywrJ0quDFZl8KPtQKYPkpO2ZVIF5/IJogO5St2
        POlxWcjFnCVNKUmqnRYp3DI+vDzlq+BUDsgU06R7eDMrjCa/6Or6bBYAnhlZ6dsxpofW6tHj7/sPcX0TxOWqezGGiKWyQFRuuQZuV9VhO7IJEosZV5iR9eJ/
        l4VFIMM5JiiGpV3Iz/2BPHICWgEt0CoUeHDAwfPTwQOqmp7KeD7HBChWYN3VM2k/omewpbnDrzl2Pwtvcz7jatpG7mu+3dfqtznc12RKABfEVN9GlBA4yWB/
        yzI0HvPPcdu7zXlC3nyVvuh/uOgtbFdhLxjJ3tCVudQlfFePiGTDq/ruLvawZUVOXDqQo3tkeWm+djvSCwoN6MlMTAgA2jvirEOzWUSED2hSAZwT9Ac9Ijcx
        yKWE/OyWkZ/dMvJzDwiTLRxOxg0cNkABZiqTkbisV1JH9RUOug91VGde7jJARzTVU1GKFOGgffVGFXFypuYY12dpjoPdcNAdJgnvTcNBIwlQXzi2AiB8kOOq
        5nDQC+q20VDIcvV+DVJTWmj8C8lCCQJ6CfByPiCglxBZFQAqfFXeJH+tz4aAJpxFkKOgAP7ZT71TFP65MlMb6M/u9Ko6MU3BCxfyiYUFDb4QRz+bN/UJfOhq
        FsIXmiL1i4GKb/Y4NOaMQ2NKg9+Azy3T5oWz0/DT9zvFeYZfu84czf5T18v1XcOY0KG3JWJtZQoAmkG9lQJ1qdKFNgdYqEK5SOSSqurLmDmmAgBoCrcF6Od+
        Dv0cFKGf64WpU3ASRrSLPzNJYfDSc3G/4IiNsakWkxTWqA8sJCkMSkkK+5qkcMnQDW1J07ouYafh/Opo7puA/Vwt4T5j4vYRktRjcrOVLJtXX8HKetP5y3qE
        JGL0mk+9r18ElbdQyFVCIVfoi0r/8cBGQOva1QxR3zCfWXuE/bwHFzTUgVx2HP0wAVL84ohpkFDTG8hoBqu29J4FZPYVDHcUM5ocw7tQwHzuyxeslLK99RSj
        NmQyjQadKBqM67PthHUNPg21kUlfEdKsPkVP8tNmpFjPtyrE8wbyL8HbchkikpEDDc7L6m25bPpgQJbV4Lyk8HOeqlKIz+UqPpcvu8Urwvl3kfVi+LJuIK7V
        sEELDM9h34avyLfbbGOme9RZT62bFxJ/V6KxSjHRmF9INFaZho3uMoWOj+M5T9anLEap/PdcxZAOqMMe6f2ToKJdsHzjuKKnt2KcutyaYh8MA9SqpV2sRYQd
        eBDA0KV7GdyLZSigzMb6DVJNffYehpDyTUkjfxeqo8k9e6nM6hH68Kjzigs06brcK6JJ87mvuUkT6PI5mnTtAq5fdSdMezhhjAqRlmtaNwJLd8NJc6domuYI
        xEyolWkUwaVbrPM+pXL0mS8iSkvPdIU/2LLD7dJbHYwCAKWl+WcUYayLTKX8tkeE2XLxULiFP032iPAbSAjdVeCxrs6lrkWk49dq52wQPmqC0/Me/cehvJzA
        Uj3aiUrWQs7RrvA04HGeoURPzGgkcS2h8zkQF8tX3oDUfsRzSpBzzpGSnF4MAqJk/qu1oPqkf7ayTWkcgivQrM8S1tFNSiDEwgO6NsmxSrI+IR8zpawJIcDW
        lUEGaBSlVTg+MRG+pgnYLa1qSZFWPSut+oqh0ZoKr9IgYxEPK/RaTWBN9GaLrLShWZEwUHvwV1S0rKlThSwKHGp68NGuGT4kX9GnSyKrx6r1xIqskdQbpJf1
        xUmFMe9YdCWR1TNZQc8myAgoq8o1pqgKmdN3wYOqnaKrB9E1mhZdKxBdK0XRNYToCuRQD3JjoL4XvkqwoRVdCdrZxqEDQhsiqx6eGU0uGhfCawiZTOg4dkoX
        h0AxrEOsOXxnsaMyTx2PA3gSpW6lXiJBr9JdKQR14WMqzGJocVEomeYumTOA9EiwA+hzANFxs8vCimqHgp2a2DEN1AfH0794qOwaTfygcUlLpx1lXijwK9nb
        Y/il+vRPbFtxGHIy9UqpnIxAiTayDwL9ASfWP5Hf69M/USXs8SjlCdoqVrsUqzuAYulornwYCRvY10SM0igCF4J1qIJ1tNdCJDrWIoltFnse7UM/4fretn/W
        fUqY9ioMN3PTNAWbmq0cyJfo7hEc8LI9+dJDJ0qhuw8E28JLTaSjL8o+IaJjmIKcPKdSL+TCqjbapvCHNiC60ykhs24XEN1SHFfpgd+gIcXZkT1ZziO26WIe
        vRVFn6j44bb3lDuNExfkuG9nbp+ChQVMVvrXxp0P5ncuPUTMQa/zJ+6CvOslbCRUWV79mc989faPJvVUf/nEJz6aNC6Zxh2Eqb4E23D9jqPQiDuPDlc/OHz2
        n6XeBD5isiOIMVX6FQDC7463/iiHsgjC6IwJSlYAYZwy/WKmOrCu1J9LYxonsunD5POPsFPe+u9FOvlj2QgrIyYnKwI8qmEeMGcZZ+Dl+dHgf1BBPC+8Z+Hn
        Vzu+8QO/8zPf+9Vbvl04BqJJ6duJGcxmEiqv8PzYpIhUE+nNdU6lfyrs6n3kLP8vC0l1y7t/7HvpzX/8nu//uGzbv2uvD/+Xt/y9779+Sa7f9eN3vPPE3Z+/
        fWRBiEcLmD3zIfsg5DqQirxxAYhtBnbfN62BBPxacggkysgaIZCdX6Jp+mHXPUs8b8dCnsnMSPwt49yrKHdbdz9KQ5HLuw7iT65HRPLuwN7cSQG87QYNFQf9
        X9zTBHOIFCjxK57rndUQ25QhRSOaSTB0P5x470blCv7gZdkVTsruHwyfepThNNLqkwOZR+quoE+H5Bkr9wwSadxw9KUOGy9Nov8SG/E4LOselnQYUTsKzpo+
        PWBdVPOtDjCdX/QUnb2iPSHvvhs/8vfqB7fea8Ecgjtbnr2WOFvD1dMx6RvP0EuVEy3aVrNuggMRNeS2mwJ9xuUD9FYQFg49pA973+jhLX14q/ywg49z9CPh
        9eCh17/P+hyk3I2rGLi0zLhqiXk7tFkuUzU6+M3fbHk2j/owi4NLHZk6E/z9Q35zu3rWgxX/qp9quYQ3lDbq6yB+yEPebswPbwrzw9OcD2qhjiwsGowjWcrk
        1FiSh40pAggZ3Cuewp3K6cteQhy0VbM6e6vdQ8Aa3RhtRgNGNO6xLsWrWfKYBs55jX96hazy8FZh3mwEtEYqZo3kOy0CSKuMAFIEC/C0jzIwEK+QX76nYCBV
        CC+eBQPpZWAgjSkPIibU1/BRAG4oqBMC/vFjkUoaJfwN4a+bLYu5nXbdi56iyfGPy97u1yD0v5olF9CA/+w1NlFdffo1hS9uCmUs9EfBW1/u1SN6T9VKyAJF
        BJDeIK6X4EF6SOfuy6ptoZnz8u7P0JRhyObm3e+U8u4vFlEVmjBkMMhB8+4TYOyvCVWhDiCQMVxnG68FoVCzCjJ6h4pYaS+3kdygZlPsQ1kW94s9faIFG0Ch
        t9ltJ1oBgDUamp97Tq9XBkipX+h1JNGHdU9l/e7wGRfofY3Oz3DanEdG2i65/hpW/LOk4rNHp77LE7mXjk69MDr1shazXkZFKI1Oi6PTArRVcXTac0anPWd0
        2lOj0zbQY1YJgFCfMTrtwuj0ZoxOS0enRZwW+t/GyHAo3fQKlpwUhmYBPoPlVBuovaagF805S7FuV3wK6FZTykRMtyJ5qk2BXjRNrQiBMTP5fXUK/6JMn/CR
        mbojw7+IdmBiRCKt6iiuF+cJHNKEEbTz5AmdJmdkunaxDVGFOXOWVHfNkiX1eK1lqRIwS2rlNVybt4aJnQGtc7aGo2/CGq6VZolOh2wNhxNobdNZEpXWMNN6
        pbMkqRTc7iq7cDIqs3EyuP8AJaMwXoNmFDFdZFwlTAbwMYCNISS0oogYpK5EyZCzWrMRKThFFQhpFUIHVRU28Y1BB3kmfeyNQAc1ylAGFWwOXUL0VO0MWvce
        ifuq+qpThybkpkTwoDzTT2hBM8DMOKOpzDxV662LSLk0n6aivGJDa+WmZUxqdIIi+OS8fFtnTif7SNz4y0/9z2VU7QKU9sweSxbBPixQoE5fNsjNS7cjc7vM
        VwYAty18CNXnUQETGHGTEb4mNzDRBB6qCTzLRx1Rb8f00BGdMJkeOm+9YoLvAgKfGi1g6WQjNmHrq1l6/dVN2DDm93W7EEzdzp8x1cL1auF6pFlLCu9rM4oS
        SoeqTcIUZeGOkf3W1qiQWWXEPHrE/8z7ByxbEmlKpSgNzaSWs2uvjY4xyB+aUtDXrjWzzcYEJiZJZOGAmxkmsGUTsU80LPgQjZAV1cOSDDqyesOcNwI6Fgkn
        dO2zca+EKhKTtfr6cK9a0vElk1LlxGNQdMNtmKhX0KCjLeveprbsVJPqZwN4LkLzQpmurd2Auh/aAfYIrJtEYJIFUwLHiuR+BbanCm1PvZKpZQncbcjhanAu
        N4oUuiUPThmmiKtLvanu7nDU4HpoZCPf4MgDwQb/JthZMVivxxC1QJKMJ9UqxYTObSoTs7X9BsxQmALjxCb+sPt/aPd/zBHAs5a/rGFTgYwteEPbpK1oAshq
        lGYRaWiH4dvHkeUgmnZukoNAeuPmm5B6IpV66FezahOZrCqwTqRYWglxjFppO5rajmY6nZu+bD9RXJmZAimcibnTKKPrdGEGe8WXY+OYfwXH6jH/ZRzDY/5l
        HL1j/os41o/5L+BYO+Z/Bse+yKI4Vm5zRrCOjWgdo/wJVhS/5/n7LA0dw5G/1XkBORUJtb3EGAC5/Bl3C5sKNJNYBMPLcuyhZ0eu2lVetAWu2AIvpwXgWeOB
        93Mw6XGogk93lAl+Rbon9ewTKboHXcUypS5NqTUNalNj1lEmoeC+VEv3pZoKnwBASOEna5oZR/6WVdmDTUWzgsfkGJHZSj7vznjFxwdezfqlr7YVOYZ6xE+p
        a1ag4qCBL27jeM1y9l9w40gtYdZ49IwtcN7TAl+zBZCxOHNuFIke0oCX9E4Wkmm8n3qUium9uxXA085UTie9e6BzYY56EfGGX95+T3BWjp+o3SMEq1cZXtuO
        ipxQHe7RvRInVGfeSVR7Olm6R57VZPjh8EuBdMYNP2SWHkUNcv7l7ZOD1KVAmOc6OBZgSOGsRoY6RtagOmGl0JdgtKVne5zuVLQASzluExgU2lIcIiL7aBBI
        NFH8tNlZVuswmxNSJVIQzboiBnkZvigvgTLUCVwdar6gEGhKavAYE2RM0bcSgozVFWSsrpFb5HVrnCC7pksfmqM+iR6/ExNmxK9E4teRfOgyLHLL1s05204v
        FRBqi0nJoLxP90cd30FStzhH1YtU39oOpnPYTJoQFaZHjhKqydK8iwWeCBXZnpqDCTWbravnaRU9TauIGL2IeCMXNRfgRSietpWRFq4v14+M1NiruiWcjjRk
        AsvCG+nJ17yRsNetaUSI7UK3IMcR3JDSj3uVtot1z9BTF1TiF2F5g++vCZgwFD7AsOJsIT0YstVyTfmFmA5/eMOH4dgEYxiDKhpyqeAxU89t3KB6B4S7GCQ6
        bxP6KXcgZtY4g2V+ukwGiunZ2FF86o6iRXc4rTpgMBbAqdY5FevpVOwQJ1MTe3BS0qiU1HOfn4ellSnX9+e34+WNi/ClxyppXEzqF3IPHAR8+L9+/EvHUjOB
        7PEXO3/istfrnYkXwbsBu8KqZrPqaIormG36t6lHH+cIeBP4WwgF9LcOOKqEfrru1c8uAYi5o+7NDniaVRxWhao76Ml9OIRxH+rhzn/vJV4WEOelESwkg75G
        sDTzCJYgj2BxbQRLhREsQSmChSprRrD4w+ZW5ydUDw4LSf/TsiY9EPTA2/SVhFbvJLlEKxBr4tlYE4bLhe+FLhpxUOhGuHnaqKgl6dulDwyY7dBlaFkhjqCG
        v5pJ3QYQ1NMAgunWuMbGp9UYztZE1C6D9apWDQ3lvmqejdt53joOB+o47NFxGC4ZWacZ73kTqDtsAUdUNuJB0igGOzVemgZjkY5ooA7EOrnq2C40ykud5DlM
        DDQKSurWJbCpfdOfUq/0hU7sGcdr2H2mbgENbnkcr2jQGUL8ZDnFhXSfS3IJbrw1aLLhbcuQIQSOMDhYaoDKHoOgmsNVQBTiGrdcYTOBOdZU39sCkHJT3aBb
        gBuTvWEZP+0xEt4o69UdQWBcYCIb+DpDN7XIrODAeyUoBwogB1KbizJelA9vQkGxDy0AAt/IrEFJvIa69+BH1vCewgtkSwUHjTY30I4y9jTUzY3MI3sFNS2r
        M7YcLb78fhIJ5EsgZZCX70fCLznrom0dlU47Kp1mRAVMYDuDvWsT9k7Kqs82RLoF5mCCtCY7BVLHVbkY6dwcw7bTsHFsTZkJmc+ntD/7K0oa8lgNjy3mV5WO
        LzJpKBRqqJn+zVMlIpaIJvL+QWp5WSJ7PJL5sBdfNRnHe7HKTydBFjGFqDAkRTdLnb/nxa4anxAmEv1B1fPORts2/LF2wKGHmWuqnf/BY6LbGrFlcFi1PkLI
        mJ8tksuTi0kPjlEpD/TCux4cFLy5kQu3BlLWMbWj4MTBhlrncgTPM43d88bXtSgyS7wwhEmtJf1bR8/FbcS7n2BnNDF/2sVXt0bKbs2+l2BfaBUaZhYu/lxh
        gb8/U8Nfu/R+BLDVhutb/PwuxcKcNLSLruHMqSg0y4Fus/OcByviaeE1z+JLN5CS5Ii/mbBBNSY3KbaqAX6pUWjTheN/58/+wej//V9feNdDcCCFmNthQ6iT
        RFo+bLogjenralBctnF4BIpUKKE6ONwHz/iIvazRVNJ57ER0JkDZhLI+yr1rqlsKXfKgJXEyyxdy9cXx33jp//69f7n9L16ajNhIeHRpPxW85BepH8fEQWPO
        uTprzrvZtHnWfd3zRtOXs6PTdnvs12cAKlf8LplVT2hP7WrTpVEhVUPBy/wDg6m2Putqd553tT/5En6DfQGkKya4XFeveySq7Oi2r25pMHc2wQtgl2JiTFlI
        Nt7sZ0I/3K6cpUcYUlK21K3SwASH3b0BUyIEwbZ8Ji6tJrno+vCjsE4nIRWRHpbC8LzPn3sHcQc7M/+4E+gDqMd0sKzqqpBvwI+xNhknxfiKFtIEND+diFBf
        27lYCEl/CAp0qGPr44vEAQDvVb8YpZhioAoPmjaN1NWXkm4WztiWC22ENLaQsqBbDF5Ld9cX3pm7RXc2Jw/DMF2Ix5KlVxVuoJLUFO21djxIvx/5pd3caBmV
        3PHkofxmBEJQuwBZd0770PDYZzgKXZPnNbXQ0BahF1i82CYf11yYr9DuCGJRLVYpBVEdub5hBDVZFqDxYOH8oceCbVNBO2//0Tvcp013+5IIjbKCP9ByrdGk
        VEutUEutWMvmVC1xhY4DJnwILPtDmEDCuO50fkwEoYu5VlJrrRZqrRZqpZn8G1Xr5w+foLNpOCqk/oZZeRVRPs7Qv3OwdcRxLo7UQzSk63YuTMll5iOX2pHF
        xwORa+kKaYEbruMAV7oWiBsi0RbwPrnYMfULnu3GdLgXC4h5ZpHz0l2bPy2hmIc06KX+URNk0gZNh+tIhSFISMwiWz92B7KJaSNtoRa0l2zrprZ1Q9u6LmTF
        VmB8bLstm2XVjf7Mc8Oz1kW0csCBv8hwXT1F7viYtNK8ndkbnEPeM+7bhdmFJ0vqFeE51yPP+rFyHgvV+Szjhjq/bDUe6pASQGyrDD/rbiUh+X3muDBBGl0b
        0LtB8xF4FBiMFRaAnPYerEraiGr3MkjY/nHPIKJrjXsnfFaEqf4lL5UxYocRTXiNdzpx4DXjZc2hc4tG9DomUKERHiXwpoFXi/zR+UXh1Tt/4aEcAkyl+azM
        R5tlvonoieLwLVEKhcKYT/DpyyH8hP/+rMv0Gxo950Q3lL2Nhq/8W2TL2DNc67xIv6NnXN896227TzGJln7ACfroevTTJU/nHmH0naesi+W+dO9Pme6AUQjB
        gwMkNdCsOyiQePQP9l9KKvT0E6HrOdQcqY+fqz5+bMm/cD0XvsxnIWQw6Q3uZCTpsmxcQZm/YsGC41thp3vgsRNFTIBHwY3J5P10EjDHd0F5UszXVMpvNHxG
        ZuYGZ6Z80jFvHd6fiN72ke5k1fBix/h3fFxm7WUH09ZfiIZXv9gZXv5isV3vH0SR+mOrw+WD0S/f6A+2a08GWAfnpJMOyVBVscKPqMoOPgIyGlXGcpVcpyvm
        CHEv15gJyWfGGqoMQIIAItOTyWBxMF1z5PHk5qHPfevmYRMe9kcUUhxh0MnyNKJ4qOAcItEIp4eUeQe07h7U2olJZqu1bzQ3yi1VawOFLrmJqTihSpefrrnR
        KrWpzw5ML9OhWt1ZU1EtEC6kiiwidLtEWjQ3qWOQ5ckKWryFzAZ/I4osqutNHSY7ar4WYHuxr2lpshw4fvdHIpb3id/cF/mB+M2Q05vakjrg1Im926dkVNcb
        fatMkWdYU59I2rULpnVBpKQLySqGaiOpXUgn0+a7JskKvraKjoaDxAWq35I9F0YjEXp9gKJ7Zhl2A/TSIn4A1y1nEe5IL4WpIjLTPSpAeaRWCCQ1h7JpkQ0t
        ZTRfMsEFE0rTpAnNFMkrMQeYaxJDdpC9esEcZAp1NGnAiXcEM6VDzZQFMMeEULCDUNMwdQyAsqXS+uueFInODHllTScD3SUAlph0JzjC1tElYnnbJrNHimzA
        lbcgg0JV5QEmBLpbCKiynauA2kC0ki9llujCUY5spmVHRfoG4R7tFORrGimsd1tjuOo7shwSkajNilqMkj2wboZoxsh05XuXlWG0SF5dNGGEKYhueIuZ2xEH
        pNtLHXHARr1rB64b/v0W4hGadT0gR93KdEbut8AF/C3qAl5CX6jC87otHVCF33xXJpV8T3+C2YMQdnZSggRRmDGyRBQz7aY5vdXgB92kzbpRU/PfqH/dpK27
        UQ8HS63DKHJIMR5NzOA2h4QQ6N2JdrVh/oX1lKSfuQNuailfe+odKSF+BwngIIPvuPLOuJ/HMt//jsxvm+XgKNWfVcdA0RfzLKEHbJbQZEbswU1pltAbOV7z
        soTi23c//AYGv/h8lsrzoCGhvW8qGSidZWjiRpAKhyCZ+fxbdHwOym0m/k4KU+pGcxPX43TEQsJv0ZNC2s8b08u6fBOCcKLsgVL8ye6nucDjHhe4sIKYDyIf
        YEYgAxDYxKbmAuUcuD/eI+Qm0ZSgyd6pqJQESUGT2UlBD8EyDo+f0PSKGUEPQX3QIzAtEKKBtVgnxmG8EMme6d2VSfUp1uIhZYqwgoCySPTjMHNsfSfwag7B
        QlwvXmsDGG81Poxbnbg3BHwyFl4H+felTUcs0CLMPwuAFAx1C1ii6dkALBBrglfXLXr60pugpKFS0gVLP1swXWt3Y+dFKKV6b9D9dAF0vC6vBy4iNRxY6WvY
        dBd2SNjhjVHLvDF62EjWAFjUYn65ls0vJzVE1tQ/AumuossQrtnFg9YG3n0TX7Oc7QvL2Tfwu1Z0X+xiNzQrKdIJARl5gAFJSFzNwGVAvq63k+ybJAMGMMmf
        i2ADQuzfA9m6Q+pqQzkjgmMN5ngFb+wJ9zCWP/ZgeBawCa8h6HFfrpr+HJSvUmxE5Wt7yl9wVZ6tqd14FbtMDUMAEEz03SqTXi5K1yy8+S2zlW2ZtWzLrBEd
        MvUM0GyR7C6MpCZaXZ5yBqIVUhtK3XENWuSa+k1gm19JVdGhmiu56WMXmY2mSWqOCQUMzR58L2QJNi5kyq5dNF1GeuGCWt67F5KF0QSYcxegxLUFR8cmZqkI
        MoGuXkjvnnsHlOlts/DgAA/HcEIByoFwAfDPvTCa0IlD7iwQPhkLIWWddLJiO+JyXdqVCSXU+Q+PIvh0yQRbTLFp3tCYufALCbEJtjImJwR/A6ymJEr9ByLt
        34j92yByQh25LBfJzNyoWE9NO9gRzupaSRdl8pqg0uRiiLgYFsD+9kxvhEhgEQfMmsx3Iu9gRC9Qqzgw/KuOv9rSH4T6NEcikSzg+NS5kOVKWs/ca67czmjl
        Q8NNEduh9LuVAEgUUaR6sBmupp7ojJL9k6QjXNsFjK2wl/QLImt/wwSwd0I8QChkplwEl5MiTrzTDvs7sdlGvuELmnTWKAppCOrNNTlY/cjm3BkVZtHq5YtJ
        qgwNN8mISP918itgSexf61K2n+u9ULabl5UrwkulZd8qZdPZ2dey/bysXMHY2b/eJWWXc2c6ywx1Cu51y1nZE1J2xZ7v1bLLeVm5Ipx8WvbdUnbVnhstu5KX
        lSsgOPav75Sye+x5omVX87JyxexJy577HimbZqE7oGX35GXlCmiiLft9UjbVWb9Fy67lZeWKGWRl75ey6Qa/rmUHeVm5YvZmZR+UsvvsncNadm9eVq6YfWnZ
        yx+QssbeuRllGxeTWGggtNIVcwMTUctsbBamSndk+iLuCVkU0WhkVkdmz8isjcxgZPYKtR8ZgyDMidmPGbeDrAEVEzPBA6QOoOB1x+qaWJEZt4gc4jZHbUeF
        I39KoPY0LzFCz2pTpjxIcg1NltyYEEMFL7IZkxfHlpx73L8Delyk0CCevqth0bZgvaN05DPjeTDWDC9pDlrfJkaWmgLo5m0OXuaeZfbKwzZp5eE0aaUwOE/E
        FTA4Z2ICQj8SBzjcH5NJui/u4HAqbuBwMl7EYRPcXRHGt+gpVGO6w5KnUM1a5wCei/XbfjBxB0KDfJhpB0K1AqDsIHmkCBI4UcOlnIBWhjgJICrjBKCCdZww
        gKkurUT6jTAOoG07DELlmJ4Cbi2oHaOtdoyW2jFmJOM+NDxHA8bnXN876z3pbVsDBhLMqdYOWrWg8xxMXwEIW53hYqtJVZmzkGnC3aLNJxyBaZ1r/sLjSFYY
        aPKk9S0G1XlD176IBTZh9ZfjBjJc0d7FpEhMkuqImB9phoDbmA2OCtfo5ZrbOKuuFgjIz2B4jXN6GP4gg45cnlU12q6q2UQ6h5m3Dgn8h+FpujAw0y98CZgV
        vGJaW3C4wl1kAZZDnRBn1fdCS/7ex1pQGVTketJgkDG217oNNw6RKCGUNwSdX/Wg1k6d9ITfgb1T2oPMUsOPnGxpiyp4991oxH8KbZYG6RFNNM3kqypHm4G4
        EJKHZ+5s1VhD4pjmFrvM30KDfa0nLNdzWus5PVWPh6oBs6LBihVTg9VHFq4+STkA1yBU1O01TnJbZVP7sR5XsRwi/JV1XyOPH3QUF9SOgHOaGJg17XqkfzYV
        hEN6dz+qyaGZ/Ca0cdzM6TOzi+vF7q3AwclDH2OCsY8xnV3tYzl976PUAJvqab7TPdEikKXtogo6opJ2tY0wtW330SeudnX1ND6uUuptqSooV3Vaqzpdrorz
        oW67GtUKtfGTurwyqUnJBqLoiBvi4o7LOxg2OA/ChuGkQ2BqSI3M6Vk1Dko56jADcg7VOWMefajs2R9OPufcXXPOPUHDQNr6KqqrzuoIzjkYn7QrtmZ2hPt6
        OoL5GNRx6lnXseHBcIoyngYGs5UaFivXdPrxrfouL3urk34AbSvO2z0nnX0ObxffmjawVHRLi26Vi6Jl3+GUI5f59nmRy69VYRan/G2O9VZyZFeSuXj+yzA1
        +4+nQcW4oUHFro23daPvmmpF8PjrjZ9mOzqz2vFzc/o8mNHnfJ/Q2bTPO+U+L75Re70zv9dfu3lpv6+kqeR9xk7DESrofM2LftV1wyeZutxJvOsDRzOaJ356
        apIgPd1IKunppmxe9vRUUktP70/C9PRMUufpUeecmzidLyBI2rnNYRhz/XoUnIGzmhzvh7eaHE9hO5EjtpWKHDcYVK251H2bX92To/0QZ937VHUIjzP/0bfJ
        qXGiXws8/0nXbl+VA+Be0vbLY/pZSEqDL81dnrNNDgnbpcfalcD3XKcSQY20MazcJeQMWfZp/qPJi8Y//HTw08fPKn720jkUPwfws46fmx/L/2shy6MDYzhr
        Du5qEewLzbl+l3T9PuRd2ed+QtVYAUohEdTwHBgI+eMQZOLHTOWoE2aX5Y86L38oIVVmMvqTeWVPP6dJbJHv5YHHHhue/RBCy71HTzwqLUm/0b+rhVSLTt6a
        rKq7VIEIBScUmFBwXr9IuhywhGHLB45tspx6UnFgK/buannlirPCLIqTx1p+/ra8Lj+ty7d1uXfpypmqBxe1oKcFW7PexpQ2LMVkl2Am1bPLiX7Kd4Ozat9V
        0AAmN/CR3MBXn9FdqQ2I+Wj8kwNhHUl5Kgo4ECb2euILFfrClzry8HmXuQ0WhAyBYisZqsCUGUa6Xn3NZx7kuQ1yyhQwzh9ZC4x/rwmmSROYvX/k8S2oJ+Ax
        KNAla+vNKvT4zL1IJMY9S+tOqu9tkUVFnoSqXMS2IkW2eBoopSFI2fBjmpXAt4UCLbGbLnnTpWe0z/IwnqXJcJM1FVCqr9/oL57tKiN9GRLHAa73EIxJ6rjr
        5467Feu4W6fjrl9w3CUwt6nDcZe+qL/pwYOiDkqMLge3dWWwRWnkam+L7OvVLhJ2S8/ctMVk9KMl+N+6w2v9rWHlsbjjw8GuMbzmfXAr8Y86f+oh1c46sJ0w
        9EedIPFuc/68D+L1Nu8a0Dv9YWVr+K+8NJvDbc4/X9GMGndxPGC953hU6BxMUIgF9WULhucqtPcPvxbgcbXl2/vySV/wAAvhD723eV/ALPg3HkAhPoWrKHZ1
        RWaNfTSlcRrmyyq0RJKWEB7yUurcwPVzrS9k82qN5+eWRMrCyfkleK8PrwVgF1+0H3XU+b2VmPTqlZXY54odXjmIb+CLhv+a5VLNTf5f3JtxrT/j2tKMa8s6
        KCB7oB38NUl3JlAp7BCyo4hstmm6FqXjq5q3OTkwL1nRfQisgUbuprklWsg9Mvy5r2CycRhxbv/GDDX+gNmJwQ9mxd7T0oEcnv9qZ/q7rt2OrWp4bvcd6T/c
        ufaV7M6120t3rn5l3jNX5t65/JV5LXhh7jOjuS3At5+Fbwbbj022x/birMv24azP9uBsie/H2Qrfh7Nl1o+zVfaPnAkd290Uc9P1xI1XZtw4cD2Rh3c3Me7u
        /tQo3gNxX1p/GVINJjwTCa/ICVMEr5JBccweOV7Bha6cvMBc+XLC5MLLlpfJlsyoMXPJXK2Vl8w/X4l3LR27srgw7aqxie+mq0vLp88XFrSXLmhv3oIuLV/u
        m/a1+WKd/qBS81Ma5OmD2SPDFxpbQthKNYwaeCkpaWtL60lfTJwQeQRRAZaWecM/BQ2DSsIbeu9wyTWimqu1cjV4bdYYLbGAEsJ5cRjP3YS8ynJy7YCxT2V9
        Dxr8vx0Ehb7N+V0c/duclw+i0hjkhG3Kv+nqXhHboNFpixh8wDK/8ZJSEaFCylYCbeTqAZE3SYvwa/i7qdQnXkF6mNpWsigkWKv2njSL6QDNJyLwHHNIRJz/
        nxER6bArMmhS0uYm2l2VZp6SUvJ7uZ4BXnSNQgRcR2gjoj+uNDCuNSTpTMvQYXxGs7/X59aCoduI4dbkBFca8SpPrjWEXODkfBSv8eSFKB7w5Goj3suTc1G8
        jyejKN7Pk8tRfIO0YfP0jLftpl5O51dcPrYZGx5PxTHDi2Z05K4OzJ82ccLjRnyjcMMr1//M3f12W9rciCXekpMEJA0nMRYQToBldQ02lb1m34wGqJfD/pl3
        zA3zHtDN+CqqXRXCOq/atdnVDl672iuodlmptUdqfdm16R6n59oLhRul6Tmad+P8jBuc6ufmPXFmzrvvZxJKBQ673LJ/sFEtEAp3i9mk8HuludV51v2PBGI2
        gQAAToFEaN/R6xZUodb5addqBWeP2xV/3tzw582NeTfO+/PmxrwnrnlzXn4VGqAlrFmZHPCjveqDfnlAKtAvlBmBEzoo66c6vDT7I6usTuqqzvva6ryvnXfj
        fHXe18574lpl3tdW8ClV+4UVjNqzcKKeWfhUfr1UO+BFqX/i2qoWgPj0nFPHnp/JbHzCKXKN6vWNqesb9npn6jqczK+06Z4+vOZvicCc5c4jA8ZNXT2frxl8
        VjPL5Sdi45axTEWHObf+48KesbDZT4VlzSs3bNnrtrfPMvzVVV/to86VvbEzdAojcCduOBHVDkoD5N6+LdMzfa2u86147o9ugIO+/xgU/66V8y3vx/BURwEl
        +VcT3v8MwPVSQMmK1SnkDLF9uK2zIx36VqnxkO0RAVWBMk5E/ATqCKn0mjLuCJNynqYJQJp+m3OuYhrSjKRh6nfRQb6ChcL0U50tZsJl7LEJpAF1KJjZ8obx
        7tWm4gNAKPiq8KiD2GaiSzmI2KEdTh7zqLRu3M2Ag3/snIYTHcrJX1ec0+tILyY/0ML5RxyRm014xDmV3PTgCai132sOmJseeAxO41Lqz4MkQoObJnoPA16a
        b5NrnLYw/AxJo31pz1bsUw2kCovLh7GqKtGnfdf/JuQdhYYmsHlHz11D3lHpkGHnMSrniolHgzzxqKs6ukpJOReocs4qaKCck9lQYUpRq5wLeNtNJTGXn4rk
        nzhWGHaqsdi5gi5IFXSINEdUEVpr61cFndxQBd25ymnaJStbPIXVLYCCbuqNp+0bT+dvtAo6ho184/bNTVK6jiSlzlHnC57MXO+9gfwx/Drg+baoka89KiMM
        oKboY67nbTNVrUco7tSs/y5EZEAZecR/4oJQWUwHZG/iObHGbp1cGI1yiJDbkaU/yLyLPqAWvUp2YWKCh+EenGdbO/sg8kNXo2cDz32STdCNYCb7uPviyevN
        V1/V8/R4/T0W7PWvUsX1T6YwsX/lhmz8VRuC/31Xy4q0r7sytfm8/nfvNiCk77z/9VZyV+KmZgM3MxukZib3eiHaf1KCMHALXhWFW+9n0pfoxz03OKvrW1Mz
        xDLvYx+Ex8/NQszpIVOS1F2TFwiFOEnKKlSHKMgW8dw4D7cqkQaVw9jvGf8egAUhsMn4J6GDZ4obb+i9J9CQVNCzoUMjvX0BrCh4pbzkPY+16oStLr0C2e1Q
        E517KoX6P9QCK+Xewy3CXbBRXk5uwojVAoHYLC528BK2zHnP9Z40qks9QzgBIB5Ar3JG09ynStQzttD9CRMw46xc4H5b4FRW4FS5wClbYDMrsFkusGkLbGQF
        NsoFNmwBkxUw5QLGFuhkBTrlAh1bwMkKOOUCTjTx/OqTgMvQtmh9UgTZMvhGPo8LMOobNdEZhBg0BltJRK1QDYHPKCZ962WoK3B8bO4gM9cAvSzvjIE1jhNF
        q0PgAdqz23e/onAW6FOCH88sFGaIFhg9lOvMLFdHuS/nL9dRMcXH7ze2UGS7hR4nge1ERQWwoBe2U42rfzj5zWvFm7Z3/9B1PVhqLwfWT2r4gr+VW4xoKaLB
        7GNubr7QcDcYlGmn9RDSDDQnKY4EzT5tYVqVfQ62iIBm4w77FV8QdD6qD8ivLeVFhbtPTd+1YxLTUybonJ26zzBNXMkbfzmAM1UDnFwAk7eeVni6pIjewggS
        0vtVl1fb1jivQRPR7wdecNZ/Mk9641tTdlgwZdesKbv6DQ3ZlCc0WLMFPsUbVh8H4vgwuBfW7eH+zn/FQmR4+fd/rQ95ZNYUId3BQ+RUpfkb2nr5pE0Llw5r
        sn/UqWN9aBqZqnE7/8RLjdlv7CUBKnbIut/mHNNoYjmDd16IkXA21IXNMerS5nTSZjDRTvZi/42+2NcXSz/Pf4VfeoX3Rl/h6StmVu2VqnbfaNWuVl2q0tUq
        /6mXpjOJfsxzvrnc9QvkrquPv2Hm2ohMUmawq48nLv1yZvDXzvBbVZoabtJjCgdnN3OtgACdf+bN4GTPUtKwHcoQau7vfrpAKne31LzQiZ2pwfCKgxFQzsJg
        BLq6sK1jMOCeo4MR2MFwssFw7oLPSl0X+jmNcJedghX6WWz1q8KTzNZ9++mr4NuJPzaEEbguHQJfweuKL4pjJ4qByCVTGz7KETfIimmRKlZMkyRFyOqGSjfs
        zdC2CLTHfjDlQrlVk1ubWwqfbLstUIWH17niEQxAnSGq3O4gsLiANJaWgnbokHkA5wztFMWWYq8H8oYD6goJ3gvoWa+mAfcOMahkbLUBtW/cAJmQgbWwu/SK
        DthfdWIf2zfWYQmwbTTBadPARCk3Dy6V32rNBmyen+bQQofoLWZrsKV8dQjmV0RTs8YvL2E/W8KccjDrY9b42axxUtcnNKRiPY37UHWwOxwFH+n8H170LLbU
        zM/DeqDRG8bhYkyEhQ0gR2ZeaLJNbsJfLMCh6H2WDpLednh7ju9ZXlTd1DZP7/Y8W9LNzSE61fW+Nc38ft2vbAMFTHe5DmxrmP15hlbi6E0AivrcF07e8mr8
        RUiBM8wePlCdFNRQGKo6MWpwKcCxz1Cd8Hrz57cvf+bxY7/y0g0vftuffPVPtl6iqGHzP//mHx3/ix848cf/2W+CP8F1mwH6kk2rfCm9nrbNJjnGdUYX8g1a
        8+Fvv+f5jTO/851fZGRK89lXvvalV/5t/K76D36md2f3j/+/3r4DLIqka7cnERyBQVFQDAMmFNQZ0gCOFGNWFNEVxSxhECQKCCgoiCyyRsyKK4KYXZQ1gTra
        GBAwgQHFjGJAQQUkiemvqq6BcXS/++1/73N5nqG73q546pxT1V1V5wxW5qQ0N6204azElQanlVacCa78D5mKYX9drCs421SMEWP7LcJ5Kh6UkEVgXeQtTffr
        TI4QrW6xsFd6OwYxwwhWJf/oEVOPHaPmE5OnasBYA79xKw0Ya6r7xNRjfGLqov3F2C2mLuMoURe9bumhkBEzQHHTkR9BnppbTD1kmFhPzcgwmh0jW9bYXrGe
        qr1i/IT/izO3bbFL2lZ/pjxVj5kamCWR3YAf8tGBXfpzTsiaQBt0lrUNM1XDxyc00rGbTS526Yh2ViGXjmj6+u9cbWqk4Zqgk2U/nylGxZDnuGbqz/GhTS1U
        o/+VQ07ernSlZLYe+0WWlrXIDXNuDTkKE6C9+XgiD+fDulgjoiNVkJ+0MD/xkcT96n2DWZpkWqjSAuUVfbFsXTIn7wzaZJ0MJmIei1rf0YS/+JqDdMYcxsNY
        GgsfmTVBjt3QpBEdo4FwLov4gURWpZCXJzayYLUrLU352Z9iFl7hsG/ALPcS0UNHnpllX+JVkAmFqK4/CoUCZo5V2oajFc2K1YphpLUtI63KWQ4+hStQ4NPO
        qIK66F6A3fGZ6qP7dswHs/bo3kCoIyhgwSFcF13Q2VV9eANLb48upswbcVtsB0CXCQphEB2aM2CCyNonchEnYIIUHPLR0nAbfEWThbZ4gsPGV2ZVnfghRN7v
        lApJef1BDyqvhO9QInTopEW7Ka8/KFXltUWpIZOvKCl6n21RmMrrD3paeWUScVt1rvKKYytVvfLaWhAuoRebvdt8Ujep8orTbFl8yisqfq9CeVXTuyqtVo48
        1Ug3owMFQhbjeZD3L4jFw6/cppoo0b8kliZ8dahF5uJ4/4JYuKB/SSxcwv9TYmHOYpwqKse3lnGudfDL+2F4xd2sHCVbRsvWIbSf+iCt7GbliNsy8qI0yoFe
        ZcBnSlAO2j8M3sq5Qsuc4ccSQusfNawxvjdIecVppsiWjthe56lQXn9BG2ZPEPMuhdnmvyYG7sZ/SQzcjf81MXAJ/5IYuIT/K2Lw8YIGn3y7U35qatOij7ES
        w0MNfyeXg0xxamAvZhTzioL01c8DjoDsA69lfH7+PODokz3sTCvwx0zUMcjVBks56jBxRCpxQlCc9rB0EfPtigWnU4wteRZyfsLYk2chO4vYZQS2gIXu0Oss
        nJ3hOpkaoDUPXLppB+Wtk6lAeTvHVB/doh2q8K3mITIZzDGDuoaLbFTwsXs5qN2RVVP0T4D+6aN/aMNqSwIj+P7HRfMtHeWJD2QHA9tOaImjBQcULqqdHjpO
        ib++cvC+GZGQQ5z/aW1D50DRALoNezY1Ye3alqZi//sXKzXa/2mlRvunlRq8K5/vQLnCsvXQcUsOOm4pQH7C0Tc3DmNSkoNMSiJLWm3Q4TUu43gbvW3dpMhr
        Vxk+xOjHYkX/uEBSHau8fnX5BXaXBcfFrojwxLUtN1ZG8ciySFeWqkU8lfuJfH4zm60dg76bI2NdyAQ1PlrHeEdFZqpbXZs6ojO9FLK90+KZ8xw6u4fP3XLw
        qeF0xvxGq9t6xsKVEDnQ5DI2rsyQuQE4407Bh3IZ/+FcPNnEnjh5yAEUMpSO7F+wGacr6JgxD+eO3KawM7DDVZgILSygqSmaVqJ1BGRMgI195pqykH3jX1sw
        QKav+MSCAbqatkUzFjRxgEylgc4j89EdG7ntNUEe6uEdF02ONRhDEew0xuuVNjqVjKsIa4asvGOb7WxMETglEzxCVUGmvbGZb2zei7EyACOgh6YsfjmHzY3m
        xqCvna7Ko3/okzg67YW9lnw1bXXLyvSGRgZ8G2Qznn7ZjN9RmMLsV36YGfe9Gsg+DhL6f3QBzCLEYPwA/yon3Hcchho8NeMaPGxcAzuVRgVy8VEoGMJOhFm/
        zI2l9DDM22XK+4r8kyFHv7sYF4poCQN/RVabx7MYb5nYmzAqlSmRxMUOiVsKajFhVMPC3kGRzRk8q4c1M8CTVcbXs0Z6eqvNqVpEAOxoGn9WaDH+g1ys4qkm
        h5wZU1mQqwae3GjE4qruuZXXrx9Z8O2Jz5/F4vzYw6gbWSpCxcZC1SpSsAbY7zyuB/Y732oEENXGnDOqdQ2a781iR6NPDq0FMKsqSGOTsQM1nQzW8AXHiTlN
        hW1dwOYrN2eLTJgjR058fHCGTYYvfGyN/5jL4UVzYtCK+TD1vZsq7y0av3AGzkEdhaZ7v+Q/7DKC8B+6mmoxjjC1lCZgGMMv2PGcJrE0ootMW7S+CUNdgI0H
        ILlmXndMWf9dgVroH/Y8+eu42PMdiavNqAvyZovf5LSZkDbjDx1P/jV+MBGmyVSfhWuexshauikrHTOhKWmzCX5MpeHj8/jwlQZxp81C5uh0kHEDFuPxmp3G
        cCe+IG2ID5PhCzK5gEjAxinYjNP3NPxijz0b/8RTyrTIbgLOicPkxCE29/5TGlLef/CRLWT/46NQUz1jxvAA2h2C7il+IYfNxnoQf2ulkPEmDiq8DXJtrYUa
        hT1vKD2NsJHxF1YK8juB7ThxGEtuadhMntJaE3sXPn+ElDd2zaCNzQNxlQzyj52OXeWRTtcgXYSGB8x92FyFBhkeNFqGBw4aHrjM8MBLM+Uy/cRjzE7gDzXK
        hnGxb2gyUlJpeOkWN5WXjpU5GgcZMqBmsFutWlc77TLFpwKxvQtWq1Nux12Io5QTAkflFSqr/3UrOaRtXPyFoaW9XNRUFvGQ1lorFuFK2Lz0NH4FlHusJ371
        WQNmik1X428HnG3MdwPuNuabAW8bPt92itVq0ReONh7GrUHIl6pByNoexqYcVR8OnB99OHBjWhQ1WoelkCMHDcaRgwb6nE9hjycayG04+jfKWNVkB2NPHxJD
        uWUSLzIxH5jQ8u8MvFcPzrn+aW6FaEBqE6u8/nLu9pAFS+iKPgWRuZvxvz3aTTaH/n882t1a4n9xtPs/VU/5gX0AajGFlvIotBZC9mDhywgdclqai1cakJkT
        vq9ye11LElP2PyRCp9j8TbHhXdiBLnhFkonJLCQwgVDGMC9OglLpU0y9OPDaEcXizGcOIrFlMfOxK2q+AVrrQYmj8YIjA3ZAliiUcbVQ3OdsPr89JdRpjaqF
        MQMUE30T5o7A3kRwchhRqAr+kJgzrgXTRCsmtWy+Hq6wGVoMxGENhFvA9wfOEtS2IcIktFyDLtwlMIhy0VuGBFZ5y1qCDRUjpbQkxhQliEFkao0cY4qSx0gY
        nU1AlGViggTq7pksdgxS05TK1MDLuEVviYZ6QcXO+qJxqvWtAaRhRcZuNQvuY3yWuLFn/mKXJdDYdfxFFmoIm+FOVovHd6152P4JE9bDq7wsJCrUEIqpJ4yq
        heMnDKEmZjKRUBB7Yc+lfoqLxkGZ07zMpCHM0peQ7Z+ZiKOOMBZycSYJTC6t8TNNeUlMDhwYD6Uw5SSiWWpSAtL8icpE/KMsFg9v3sNr0VHOOpQMvkWj9WL/
        uf7woj/aGDIvO9yUkpXVYU/xsEvhnSmFvTfJ8Bqzfzj8j2JSTuhcZize1SpkO1Bl9eh8riAcRQs35RFxDDeBos4Y3kDbsmAd0eIbF9nThgREx+6QBzQW8hSE
        FvhwkeQZmhDyzfH2SEx2mFtEf1QMqiIL1wxFxLa54T2f3wPHRTsw47jj0HY0ZoF9tLGgho22UKIN0Zhfn7GZK2TgKGbRulV6OerS26oASQwu3iSGxBRtXlPZ
        iUaEGauqfxRmsnOXv5xszG05K6+BtgzwkFhig/W8HzYMaKANAzzmIxc6K8/DGwY0iWckU4Kb8vAyMRxjWg7Ka2KHlGi7gKbqQXmeUBPv1fvVQXkNJHd4Ky7P
        Ge3bF/JU9bwGyp5svObMw1tTOPPw95p/OiiPXlmdcTqUL9HxyLMTs3GWlMVhDLVo4DsN5Tn5H0rzZ0rzby1N9ZD8/6Fivzohr4kU6zUWi/XLHdLa/3kPh/Z/
        3sOBbCRpM3s48MuoFjKhIuSp7eDQ/mkHB1d1BwecRzLm3TX0OcwhzxZEUx99zflpEwZf4TkGybeAr+8h9JcvFEZ6hAlDQuVhYXJvSpYG8a3sQUIPLy95SLjc
        20HoIfTxC/ILlwuDFgR6ykOFHp7BEXKhiFmgfK311DVHbN/c3K1Qc8m3Tceq1i5YM37T6QzPxIbUdeFbZnilbLh1zix5pdHHKtMx77cG2fYyKbQ6OrL/ILnb
        wSz/FMuqNkM/zS13icybt8zzRtX2A8cHz7kIIoNPFO7NXPvX/B1HAjuPYeVFX3q292Xv1ZOaU3eb3bqmu7si7uMWesv1osS0mHmu03TTMnMGUlftHvYx3HW6
        suxW8RzH8/UPZuu4+xzKMEuSvz/usuXCt5x33b5tHLpn4il/PdfrY6+uyXmZs/Ps0709PY+NvLe1B9jzxn5Pn7ex+9+cKi65yX/5+Nb6ML9tPXseHBxz2tZc
        58LXLzc8EvQjrx2iZBfiBfy7LM+/8iqjMilKFmv+d8jmu5uG6vJW9z1y1bnv0Nl7eg3an1mwyk7+JGvKSYuqdVXv3F/r5VHlS7Yc/ax/cevwc6f7Rho9Xpj+
        YtJx7TnjxP5bo6ccNHwVa57e8eTAyhW/Bb7Tb3vj3JtJv9GPstfbGt4zd9wU+GzADYnGmH2naiTnOt/pHLhDb9jufWPHRpwxctlXOiyxv3O8Yse+MTdHn704
        +ewrrzYjyywe/8VxemFC1wLebwMmznYdNqhoU1Lyt9yU5rfmh4bvv2bjxlv157OnF4bVJcyt/95HYHiw6bCgPO8SJduXIOCz4ihZNrqmUbJ8dC2gZPfQtZmS
        vYJXttOflKwB3bhepGSJv8ObnnWUbBO84cRt3krJ9qA7oeIcJTuB7sz831OyPHT3ib2Jkt2Bd1yn7KGnKdkLdCvYc6eCktWh236vE9ZRsmWJAj4vrk746gQl
        24Du08QHZpdTsgx0z6ULjddQsmPoPm+AYtffsEfgvYZThIM//wklu4UCFX9we+SvoGTPUYB0lawGBjTjFhlm975XSsmWLoeh5L+CLKMSl1OydSh0fEob0NH3
        ACVLh6HdWunvrt0wvnC7ZRU7wcDJY8LUBGW4YE+n5FN7gvcoww56wro+a6/eUJpgTdDe2BRlD5aSsOtL/inbe5pr00l49xOXudzrhbWFJDxus+nS4U4xwV/I
        C0j1jhMh5vsz83YQU4wBvPKxtu06SfKYsGX+ZeOyi5OfJjQwpcVKZ+gHOGzmt09hNiLsdD7WQbMw+saWXBy+k9hN+HDUmc4XzlZjW47DDNrXJemccN0WsRm3
        ze2+objS9fluYKDARjgPFc382utl5zXjO1Wi8Msr6dPOSYqKc25+WI9KSx08piaTx+H1uXwoG31l5l3/M7BT/tDLWdmbX6LPHD2o+BfBM95G37BcshaWtsIi
        btfjlR9fdI6nZx6DbcuUCPklQaLUdM+BNmUUZX3NtK738OFP2Ht2DDZZpS5TlJP+7IjHbaVjo+9MGFH98QFVMO+zX5ukPXrXe340jyhNohYNX8TVebvmN+r9
        h5MbdA/Fld7dOjx5d6hv3JtDu+1ulbiOTIw1f7B3pKx6fqWPV8bvPe/PnX0yOXnbhACXvU7StvsCi2SN5cfrvss1nxe5OhcVi8SWVtY2thI7ew9PL2+5j0gk
        EossRVYia5GNyFYkEdmJ7MUisVhsKbYSW4ttxLZiidhObG8pshRbWlpaWVpb2ljaWkos7SztrURWYitLKysraysbK1sriZWdlb21yFpsbWltZW1tbWNtay2x
        trO2txHZiG0sbaxsrG1sbGxtJDZ2Nva2IluxraWtla21rY2tra3E1s7WXiKSiCWWEiuJtcRGYiuRSOwk9nYiO7GdpZ2VnbWdjZ2tncTOzs7eHlbRHhZvD7O2
        h8nsIaSuxYN9hFRIcJhfuF9w0ICFrbdRFNTuoWG+wcHhwgC/QL9wKizcz8cnCA4PVKBfQIBfmNwrOMg7jFLLkIqQBwR7+YUv7B/mNzeIEoahEsLk4eEBfkFz
        KY9wYTAZOagQeei41oyocF849PgGB3hTIaHB8+RecMyhAoKD/ft7+Mo9vFHKALlHWLhQTKF6wSrCO7G8v6WdSBgeLBTL4U1rJJibXOgT6uGF2kJCqAIQCw6E
        c4eBYcLI4AUB3kJKdYTDZkqFKHK4X6AcVRzdh3kEhgTIhZ5yn+BQOUUa6xHkLWwpTUTJitcK+O1Un5HBUVYNH/RpyTLG2y8s3CPISx4jvJAt9F4Q6oErOFAY
        FiLHo26ygG/YQlFlZCHqCjjU58KnBrhKIaGwMX3ChN6wboiusjKckCnUQegXLgxcACuG6S6Hg/w6AX+Kh1DZNQwVIn39vHxJVrjOLfSa6wezaalFYDACKeqf
        xn9ZGczdEDcxeAHMEU0jvFC1AwJQk+LWC/iSlqxh77fUwi9M6OLhghWTX1C4fC4hRlh4cEiIHJMXNhmmbif0hVkGBQvDggMWoCiwp2Rl8IGBaWvvoeieC2Ht
        YIkbBPwOQnmAPFAeFB72QwfL0uAzp0DYkQ64byH3hQvlkI2Fco/QgIUtnvciISO2NBRTS4y5TIT/YK/CbHp4KCMEQRnxhK2KxHkGBymZxQIVuFHAF3tAMnsE
        MRn5+IXCMmFmAYh1wn1hvSEh1KVIVgbTtWspwS9IOF1kIRTPhK3bJOCbqvdFSzYqLJkFIwpahBbyWKAHlF1ZMYRtzAjjQNTMUtgPP+rb98JR5SgGy4I9pS5e
        suTNAv5vv6IOjkTSIhr4BXnLo5AAwVYjyvrBiAEeC2HDIHUZvsEsx1BNDAkKcxZgMYW1gpGhLgiHlU3eQliLwIEwaZjQ08PLX2gGWwifWv30FFI+0iPUG0bA
        f0GwfEShYEaYwz1Cw2FxMKX+j08gF8DythIJIzlCkvogcqLC4KOuSJ0FCVUiMFrEU85w6xMYp3Pr3gu1LZNOsFe3w/lK0zf4vgfL2tV6X7ZHwNcxsudS6F2Q
        hT97yppUMeTdTYtCZrj4pvgLNfxT+pbrjmxVk3gUSVwOI9ZzquXdD4CBd4Iclz4uG4xs3O41PAXy7WrSZh3VPYe8ewgKLoDK7/dnVnXSRGGnnKYCIMkYd7Do
        aBcUjvrUqQiYDllU0tSmE/pOK9LYeAv4ZYTv0dvbDj9PWVsCypboGbH2maLw/ueLS8HpHS9v+XXogMJagpkPwdSAk+xrHbqh9HYzzZ+ABT1to6pKz6D6bF0e
        VgaOxPrd/zbQFD8flP8MjIksTFz1qh/+LtykVw7Erxrdl9TZofzMPo59AY5cAuP1syUobOe3+CVo/+Ite/vWQSjsm5r2CvDGNdoObWuGwsKnJ16D3/+qjljs
        ZoXy841TVIAHQ/fxTu+3Q+FRZcfeAGuDyK1LakrPovx9tr8FnlVWos5vhfj5stBK8Op2VPs11ri86qN2VeDmmx46D/lm6HnTondV4Mi7hb6XOjmi58X+ye9A
        jMZbhymHO+H2m5i8B++3sh8UOOP6u8t2vgfLb/eZZrqjBwo3LWnzARzOn3gqcZ0U5Ve8xfMDmJIReXDniJuoPnFu+z4A+aRi85mV3VD8tNWlH4C9rNqi7x+O
        KH6ZScMH0H1I1w/+Vwc5tnCbrPyggP+Oo/5QPbF65uqFq1dOvfLqjVNvvDpx1ImnTtyfiK/WOeqd91PnqnW+OnOoM486c6kz30/Mqca86sytzvzqwvGT8KgJ
        l7rwqQunuvD+KNyy8sNKiacJeJYkokkiR5IpTTJVFkqTQh1JpWhSKWWlaVJpR9IomjRK2WiaNNqREIUmRDlHiEYTop0lRKUJUZVEpwnRlZ1Ck05xJJ1Gk05z
        JJ1Kk05VdjpNOl3JFDRhinOEaWjCNOcIU9GEqQYTpqMJ050jTEkTpnQkTEsTplUyNU2Y2pEwPU2Y3pEIBU2EQik0NBEaRyJUNBEqpdDRROgGE6GkiVAqhZYm
        QnuOSDxNhPqc0pMs7PyjAn4zR/2hemL1zNULV6+ceuXVG6feeHXiqBNPnbg/EV+tc9Q776fOVet8deZQZx515lJnvp+YU4151ZlbnfnVheMn4VETLnXhUxdO
        deH9QbiVI74Baiglqzgp4O9hjeGt2/BwzjmzEMm4xXUl2rGCF4LxPntKbd1rDje+dd8YmxO+IXmNcWHgcu/w+NPO61lFfmMs8hctByY3DzsvXi08nfzUMFO7
        y1yHxTfuzFmzwNtFd8ySD88NTfpwfJY2fu/1LX/k9vi7npeufg68UFt4bOe4hyubt+y7v/bm7Vkxn5r/fj965undG58vviErGjKlfGTVvW8pbx90o/WvxXVQ
        m9pszoHzpCxHtUkL1TqCnYERrgr2D+5YDeaOKZ1sdQxgZZViUQ1stDrVfFqO+aGiw9Bq8Lp8xsBnO40xP2ZNrQb9HO+lm/81Cve/f0g14F4KfBT4dDAKGw1f
        Xg0K74nYtT5dUbjAMbUacPT6dv5TMgLT3/1ENZA4VCZkW43CI8b6a9Vg2UPOabDeGfdnVXk1MHQQCFan4vhZPp+rgWnQ00euN44i/ihmta8BxnTlbtfptXi6
        dbZfDThx+MW30La4flkpQ2rA6w9XuaaBNij/gq3TasDhzsk9r/zdk1HGoTWgC7dT3/AOYzH/fVpRAwzfR0rOrjNBzyumZ9SAguMvD0xfguuTVHamBuSH9PPq
        9Hg8VtbL79SAuOlx+1JW2mJl6PquBlA6l14WvBqJ4w/SqAXnT5evsckwQuHk0d1rwe2Bbp6Fj7F8hCyyqwUTyzYsfHQA09f1xoRaYOK20zJkcnssb8P9a8Fl
        izsdO1U5YWX0NKEWzKwJ0LabjPunaUdqLVhwM7VBizUSK7fYnFqw+s6Z7+Lp5niw+P1WLTAP+u5cRIux/BypqgV1aV086p/jEVzrm8ZHkDki+EDOahmW1/km
        H8Fy8eQIx23jUPwsLelHIH7h3ZwtHIqez8mb/BEMiDx8neNujOm1b/5HMGdB10OXD2J9E3J41Uew/+9bt6U3cX3sHu77CLJNjoyibuP+ze1/8SP4RAl7jtyB
        +cV175OPIHj2xPezgjA9tYY3fwSx3GbT79vHYP3TpmMdmGGZsPN5KG5vab24Dgzj5gf+0cYG10fLpQ4UP7zk5OyJ6Vstm1cHEiMCh301xOXn7EqsA89rPWI7
        NcjwCN4vow4s+vvltehmPOMofUDXgaHlHfIPu4zA+ujoozrwwXbQ3eLHuLyoo5/qwIILFpts+tti/f6gYz04sEVL1zIa86O7uXU9uDRF77mmOX5esHtCPRBH
        9I1IrhqC9d3I4HpA2aybGp9pjZ6XtltdD96m3+2YK3PG/al5qB7EnrQ/MevscBRO6l1YD9b00s2xuYLTGwW/rgcPhCsV9ZuH4PY84zWAqcGaK3MDMf9kLenZ
        ADiLm9wv9NPB5Y0Y2gDyl11ivd42Go8/dp4NoMjxj576B3B+pW5LG8DIrvTc4ynjiD5vIDM4zH9R7XIbwLExG7X6pWP6OR192gDeNgUlDbiH5aNp8fcGYLyk
        STqqE6Z/xYLujaBb0O7o9yv74xlkCmgEYzYcihyQheXLvXJ2I5jcUTt82X08Prr6xTWCqrWW4+fcpDC/GKQ3gqX7z9m2dR+P+e/d+UZgveFSn/ZtMX/afXze
        CO4MbH7SiY/HH/c+3CZwLXl86EA9F9xff/RqAiub/jJ7ds0al995ZBPYWNzZ6veLg/Hz+75N4J1Q03tLzzG4/fkrmsBZkXyz3148Hjm9/KsJmDs+fqDhhvnf
        yLKoCZS76ciyD+H+2nq4pgmEx5/yDJsixvIy3eATeCAabvFt7VhMf4nkE0jirEhV5PTF+m3YtE/AePe4yOQhLngyEb/4E2g6KXIoLWXaW5P2CUhMRkganXD8
        uHWXPgHb5+VxCd2H4/K9Kj6B/WPjxZaWeDyP8mnbDO7c3djL/AOuf/V2UTMIqbOXbz7MyCfHrRn0ajftRb8aXH9B6sJmcD944cWU30dj+vunNoMne8t47UTD
        sPz5X2wGV63Xdx+qoYHbt7OiGYwLqyhxyMT9aaap+xlkDtGa6vMQ0ydnl9Vn4FB35OySvPZYf4VO/QwaB62xsi3B+qg6IvYzSBjsJql9gPWdKGvPZ7Bw81JR
        oRD3f3K3a5/B4Ipuf4RX4/HY/ULtZ5AzQjisOgfTp2x7py9g36f33fxLhqL85hxy+gKaHJMXFF5YjvS7qGbuFxBXNdO5Mt4B1zdw7RfQLSV0yoUCrC/KhNlf
        QPqzKdkxy7B+cec//QJOLHssLtPH8jSqv+ZXYLTQ95Gz1An33/KBX0FYT0WH8vaVaLwoM3L/CvXxzcsPTXF6o/K4r8Ara2TC5bmY36hXB74CnTkJ5hvv4/pW
        m9z+Cj6Mmc7O0MH6S7Tly1cwecTV+geP8PhgNKL3N1B9qeF0w0ScX8UA12/A6Ywogi3qiuVnwqJvYOruaZ29HRj+OLL7G9gRbXEtsSfuf9Goom8gcsn66NxV
        mB7Vxs3fwBP2mqSZb+2xPjXv9R0I+w/smJmE50vuEa7fQe8YB06/UFx+1tfo72CaZ7aXXmecPu78vu9gSZs38Tpv7HH/Xrj9HdzKdE5aGz22ZTKghRgHJZ7R
        WITmpxnpun3RPLHQ97A9mq/p7PWTonmTFnMFlxkc7GbiAZIOKPOLh3lxWZRsa6GAv0O4PfTMdLfva4Hr93E7LgpNFb0iDpxx+7oTWKwbZjC0ykbR74EoYenn
        fYBXs7GxKUhL8farRfb0+iOgK7iVOG6DVLHDLUZ3Z/0xMLJpptmNS9OkejXs3kbvs8HWwW3Hyj/PUFzUDD6XWn4GLJ+a1ndt9Gxp0MC/Uk6X0MCwbURixO2x
        ij4S7ufmZ+fBqqIHBlNHOSsCPC9XvL97ERibvWk7qLOPdN4Fx25LC/PAYD2WxaFJrgr29BvO0afywZWlTcezRv4m7Z0Y8Gb/3kKwxvr4a1bDWOmuOesn3ku+
        Cg69LLsliDaR2k4RPi2JvA6WTLXusNo7QPo4zuLTgulF4OyRRmnQIV+pp1fplrwdxUCe09Z+5IAIaVQNP6N+5U3wyXhl+O62XtIRH6YIJVG3wNIvgbevR4Yo
        rlVqSiI9b4PS0JPD9nj5KdocuWC7e8wdcPqYm/RFyQLFmOsTtmWKSkC8U1Kc92RPxfMibU6CwV1AdZ/fYUroIkXNkxeyTg13gdGbhlcHvWIUjce8nOeU3AMp
        Pc1nJP0ZIe1lPMZ+3NFSsH9teAY/MFpq5D9ueMmq+yCyzdekwlcLpV97XLv43vsB+J7talw1LlQRMGNv13UOD4GT65W/lz9bJK0udCk8rvMIWI/dEHLjfIxi
        QnuLob89eQQya4yGNVssUow/48Gb+9dj8Fw+0DTWfJHUepphbGXkE2BjTZ8f/DJEamQwif/Y6Sno0c/u0Xr7eYq2u8+H/ckpAxtKCkcXWq5UFIseblwiLwOv
        RnvNHj19seLB0OnTDS6XgfFOJ9o3h0+VHrj1efvMXs+AzfvcZ4fPTlS0jzmXNG3ZM8C6SFV18VwlPf7tySF+2TOw1meR2VOzqYp5qdeezx/0HLiY2u3sMiRA
        Kl4jmrpm03OwPPdyVlhqiOLKVY0Ez/fPweqi6p2zZq6SnpHc6FI9vByw9fMl+uyl0s6Gd7rY/1kORtCl4qGieEXd5tQcUFMOqof1Hr2yaIl08vSF0zWGvwAF
        C0HH4ohYxbPU3hlrt7wA7rtrl6fIQqXcqpPTn1S8AAELj50bnJEg7a7xR3S93UvQduKDQ+FnlirODAzrXrr8JXA9kFda+HKBwmh7x+V/lLwEV17nOa9hz5Gu
        iZ6pr2P6Cpyv0LX5PdtTsbysh71P4Ctw+kxFZfDbCMW2wfz1W7NfAd28JA+7uBUK6xFRefuo16DhycFe4y5GKfTWnF67ZdRrkJ7g3nHv0ZHSWeKZZ/3XvgZO
        krg/0jQSpBvSdpqZlbwGBxwGdouf87t03IoO2cWdKoDhqdt9PRujFXkXAqb4zawAF3MKYoNO+kibaqZ8r99ZAYwXGc5Kmf67YlbunwcWPasAHgO5h+LPL1EY
        9R826bPJG6A5w8Cq996lUqVWiMNWbMgbR3IDoJL3hYi+l9D2roKdQ1MHnGWcH0O8uC6r3+4S2u90Y/8jXk8Y94euCM+8uGtUCd3YRctrScceTHxriDtFvOje
        dIdeXT1+aMOXPoMZp4MQF8RU7tx+h74355B7l78GM/Hr4GxMYBG7zfEOze18ySkUdGHwUojP+TDnUtVtWk90vk8iW4PJRwFx17pOiSm36fpJYRsmvDdi4v8J
        8TKzGp70Nr24s66dxilTJn4cxIXPTj+vuEWXmmdv6xbdm8G9IV7dvWniplu01qX5hqLV1kw+o1B9vq50k92iM7+YWX7XEzG4BcSzzNzeVN2kczKOa0e7GDH5
        CFD+d/rrbL1Jp3SxXeQQbU7aVQcoKqWSHnKTTl1x4nePG2LSLojHyWdT74ppzv5pZgsekXoqIC6Y6nZ9czEtbuMmXL0NMPHTIF58fGMvp2I6tn9dao5tNV6W
        ppJQ/q+s2JVFdH5FiWWQeCATPwDic8ZtaB5URA9Kjt7Qb2d/Bp8E8bQeqdZ7btAnroWN3WBsx+B2EBeGtg2ou07bJ2dnxc9yYHAhxHPH+5vMuE4b+145s+60
        CVNPLZS/Ya7w4jV6o0SewtHuycSv/gjzWeXm2/ca7bSi/EnYVwsm/h2IOw3Y1XvBVTp5UtQAWseCia+AeFx89wf3r9Cu1ZyC7Hg7Jv5uhG9wLh58hZ5mEWSb
        vrgvE38VwrdO1kwvpLcWW/TcO6Y3g4dDnDKat5hTSN8vOD/lrQ7hwxkIz98vkhfQ5RkuV7NW2pP+hXiu6O6RsnzaWrC2a0xqewYXoXo61Tc55dPpK1jbAk6K
        mPoYQTytsXhh2mW63mD1sKYMGyY+hXAkL3l0beUgo2B3Un/4NkcJtY9ZROXRQ4YtnOC124rQAeJlW6f4l1yi3eQHOsTxCP1zIR53NcB83CVaGmXjcb6tIRN/
        P8TTxP0r91+kHV1nLs4+YszE34jwvx39ul+kP2/OeNl7bj8mfgzEnQ5RGQsv0FoTehyzrHNk4vtCPLe/7v335+m13ltCvDp0JPyA4rf7HOl1nnaMkNGdu2kz
        uBOqT3HMknu5dHzd8wHXj0oZ3AzFp4ecGZBLz9Qtm9G8vwORa4Tvyng4hKZ1Ap5aZrcj7aUgTpkHafY5R0vhS56FNalnFXwbdxpr3qh9lrZysaFyRwmJXEA8
        zsBof+UZekr3pyejthN6XkLxh/oaXjtNj23OTlu2j+SThXDhiCGHTtEeIVG9R+01Y/A/axDf3ur1Rw6tkfN5GK9EzOCrUP7ewSZp2fR3o4T0se0IfaJQ/KDQ
        rOiTdLupH/ycQz8w8uWN8ue/+OB2gu6xJnHVluNED7gifO+5RwOO09dTYt6+zyX94oTyMd58T3aMFkQs27a+mMi7BcIXDJpudJTm9vjY9IfYkfAVysdt+7J3
        WfTxQ6MC61j2RL5QPbfrv2k+Qk/K8xwi4RB+rquGePnKkWmZNO9bw9/5E00Z/AVaWhv+xVxxiD6yWLYu8Sbhn2KEF+oum3GAzvmWtyXegMhjLsKtGtzD99Ha
        RxJfPlpK6JOF4x+ZvmIPbZ8ZsinM3JzQEy/d5Y/qkUHvfPF38sPNRO5WofpMjephk05v39M9+2LnLoQPUXydcscVqTRl/3Jw8wGiNwIQXtEtdG8KvbFu2ozK
        O/2YfNwRfmrCtEub6NLlgSYnBxH9PArhOysb762j9+Z/WebQyYDB7RAebjG/aCU9f8vZLWW9yHhhhvDeM/u+XkYbpPf9fl6b5GOE8NJK/feRtKbDrQu3R2sy
        8bUQnnWA3TSbrszz6OqjIHxb9gHi7lN5WiEg+rL46hEfUv80hCdljOqZBMoS8toNc7Nm8DkI39rrgOVG8E2SuN5+qTaDmyE82/3CjO2ggj6So/+KjBcV7yGu
        8Jx2Ix1s+7R6df6fDoT+COeOnTF/DzCLuPR0dRLRDyEIDz+xPP0A0Ll/yWXABcKHdgjX8H43MRPcPdO338wCK6KXIO6UemLr71nAIlk75PFLQwYveAf5sPSi
        rfwoyJgeo/2XM58pNxnhDzmzRh0H2fNuVYzIBAzuDvG4e6+NB54ELtK7SzYtNCF0RviF5ba3s4HG3BDHVQWEbtVVsNxx/S/mngK+ictSc7PJOJKL8MzVBfPO
        gPxe7PqnxoOY+EkQp9bL3WafBX6TjK7ZPyf61h3icfevh+jRoJtFn4Du5ZaEnjh/GxuPXPBG19pshMiWwZsqoT68yOstPQ+05ePvf60n40sBxOPi7q81ugBY
        +a6x3RwGMfjWSkT/q5ENF4BO3RwTkbkNk48vxHP925WXXATOAdq/D/zcnvAbxIXfvt09eQlMXBhUX2VK9J4WxOd0/e6+LQ/wrvht4XUl7S19C/GoHUGLL4Pb
        GvtESd2IHsiCeNl4zVPSfLCXR+kc8CHznziIp02Qn+9RAJZ180p5qNON0AHiwr8qk14WACf9/odmLCZ0M4M4deP6lqJCUG5wSTAwcTDRtyj/FdJ3G64AP5PJ
        rkNDzUh93sD82++aP/UqeLru4DLdE0TPZL1B4+YhM+E1cHnRjJe6A8g4mwRxYWyHjhXXQIdN2rsOlRHcHeJlDQ9S718HlZPz/S4PUPIhxOOyZ2VE3wCjbRf2
        eD9Lh8EFKH+X9s4ji8Cs6Kc1ow8T+ldUwPo8ntelTTEwSl3pu/o60T+5FWjeMsdufjEwNF/nYhlB9PNWiGc5Lv1cWgxsmn9bXlBB6BMC8RDbD3NlN0H9wXHx
        mm2JXnWFeO72QYGbbgKDgzcdGm+R+acZxJ2KXut9vwnOV4MJ03eQ+FoQd3UZLZh0C9RGfshd1JXQuew1nA8/iqk+dwvUcV3HNP9Jxp1ciM+5/azG4DbIkZrc
        XvSc0HkrxF0nmxkuvQ3MQ9I2vJhP9FsUxEM2nuheehvsluzoF2NB9LY7xIUNYOfAO2CS1WK9YRqkX+wgHrdJd8vyO2B27YwROedJ/wognna6UtJwB5zqKb7q
        fp7MD6tfwX6JNh46vgRM1F6XO+mPzkT/I/zcwyv7S0BTVWOb7fmNzLiWBfHk6hXF7LtADp5GrDvXbbDawkTum5/3YTyBmF41UEMbIMpGSxUJbwX8CUKVLRjM
        Vg30dsFiK7EuqHV4zwZzxlR54lZp4Aid/1Xb6lEG8x2+d6C07B59BXh+7VQz89N94Ghe7vI6uACUpJdv33n6NRiaOHj+36/Og76eMWsMZ78HUwLjdzasz1Kv
        7OFKAT9bg3HOZfKLqqJqYW/j5IWoB7n2JNde5NqbXPuQK9liQ/Ul134Is+VS5irhfuTeQgXLteNS/Ul4APwNRJNQgotVcEv4syK4tQpuA3+2BJeo4IjE9gR3
        UMEHwZ+U4INVcPQRChDcSQVHBw+HEHyoCo5O/wwn+AgVfCQatAk+WgUfA3/OBB+rgo+DPxeCj1fBXeFvAsEnquC/oUkrwd1U8MnwN4Xg7ir4VPibRvDpKvgM
        +JtJ8Fkq+Gw0mBPcQwX3RCejCO6tgsvRwW6Cz1XBfdFWPoLPU8H90SSI4IEqeBD8BRM8RAWfD3+hBA9TwcPhbwHBI1TwSKRsCL5QBV8Ef9EEj1HBF8PfEjRA
        QDxWBY+DP+VO7XhyXUbJKmoEfMFc/x5f90906r1o3VU/abssyf8AVQata0L5AwA=
        """#
}
