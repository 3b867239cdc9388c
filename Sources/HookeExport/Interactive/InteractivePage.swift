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
        H4sIAAAAAAACA+y9DXQdx3Um2F3d/V6/1+8BDRAgQYISq1uUTIogCf4BBCVLaET8kagf2qYc23ES6oeK8ijbFEQrSggRTxalcBIlhm1Nhkk0xxAlR9JadOAZ
        z4kyx14jXs0eOkfjRTI+s0yizSCzckJntQkcKw4nIqS9373V/foBj5T8s3t29wzI111dXV0/t27duvfWrVvWHQ98zLYsy/6L4icPqPFx64DNP3v8gDeOP+uA
        k10p0k3jxuiqGlF0t+i7MXuMvhsbQ5oCf483amyc4tX4mEWJjx6ld+4xvDmGgujF0aN0peBRKWWMbkePWpTR0aO4U2H0ZWk8/UMuUj4uVOb4AT99R+ECJecK
        eMeOSYwzfuwYPhpDPijtKF35BcWgBWNyL4/nyqDqIx9L8kPA44B1oDielnD5+CX/MhjwN2n9PP6cwTJmCZTpblFEUUrioo4dQ50L49wGggHd8Ylcx48hn2Pj
        AkRkcQyQOEYPaCvd3PFj0uZj/FhiUAo4qR8IxC4ecEeJ6ISxMb4if3ucMxrn/Li/CkePjtF/dNNR7nLOqZrlKjkH4/knPw3SV75pGZrGIfSTREmPjY8LMMa4
        uOKY/AGbKALAp3pyTkoQhGLpFuAzfGxyPsr3RjWQp/SjZD6GzAUWEhaII6SOChRQRvs46pFvS2nc1EhqkmEDekbgh2JMT2f1GUfdDKwF3QQdj6YoaCE8Jnh/
        VMbTUVOnMXouZFAA0o4fiMbf6c/gE0ppjBd73Pmi84KjlONZludbdp/tlQq25zjrbdtWtlVot8obVK+9sVxu79+0sug7l9mWbamVYcGnTyjs+d2FbrtCf5vt
        y0u2V9hibd3mFdxCocPqsFdZpYJfsAasDksNbu/wVpWGSjvcquVa7jXXvjfQrlWxClSUTTGRbXvdBSq7WvA8+m/7RH6U6yrf8lyrqFRBXWcpFbqhUp3FzuL1
        yloyvHSZ4yRLRoL29p+6Yae9S7n2kmCJZe2Or4j33HjTXmvpzbfcepu1et+VVxbf9/4P7G/vqQSWrYis3d71wU4q1baq5a6fXl4o2qr8oava2lCRYtH+sKp2
        Wa7b1qlU20fa2n7moz9LdfQ8anK5/HM/H1x+QBXfsyZYE/Xc8Z47rZ5ea63VZt91tbLdorIKxbuDgluyDqp7fkEVrNWlq1c4+LtshSr6StlrS+pe9YsrCsuW
        hZRpzapecUi59xXDj6mPdynrE4eX3u84yi67Vy1ft3x0nWXpwKWMqTMeOOIW7cP2r9M/z6G+Kfg0HJN6PQyKj9tB4WMHP/aJ0V9WlnvP6MGD1imndPiOXzj4
        8/d94o67rWKZw6MHHzh4xLpMHo584pN33WtdLqnu/cR9d1txxaS67+AdDxy0rgzM4x0PfOLj1nsk4QP3fuKXrDWS8K5PjH784OgD1ubCx+64775P3GU97ZRm
        qCsTO/g1u6NzhHpk3lbrJpzPOGOv24d/w/5N+2n7a/b/aD+pEP6W+kv1mvqOek797+q/qrfUU85Tzr92nsr+zdr/xX7gSefuL6ovqm3bBujS9Nu+bWDH4tiL
        /QYXRr2g/gf1vHqHz679onpvxb61/Jlvhi84/bY9foWVhIdie7Wl7cQaUBW6VWpJqK3wGUfba1QlwpuwRgms4Du27Yxra43yI6WGk6k3wzXKSqw9VQth8xzb
        ia3t3gFFH7rDTiPZrVWrogIrSKyQhkbyEn1BJVrJV94MtY0A8hinQIAo+iSy1bAa1gpJ6fEmdxg5ajs85QQU+zb9WXurNgWdI2mWWuWzpGTuuLZ3VhU16LNO
        5Ghqbk0rbeNfqLQTfs4xpXnaDtqpelbwPotKJXDcSoVRUso9dmra2ksPlnZqN95ftR2pCkWsdaxBx6I6+LWIHnEDxOxDkV2xA5Pj71dUeVwdE2BXAGxNw14Z
        6Lur8f3b9v3cuGedFUFy/kth5KH1ahxZPxg7p+PqSPjovp1IQx97WjJ5HxWiqyP60X2NF4jK8kNUoJ2k/f4gdijCSQDI5Ml/DikY1hInLMQeBe0j6H0KDSif
        yBjaUdAepYgCqqU+FJfytUT10ysBdkUgtSwuqmXuai2qlUrCB09HbdzLTW2gVlsv6raR/sePj9TNX5hrYgmtDz+gS2uUS+CmW6tG20lXLYiK6LSbCE0IBfG7
        qTcqU/eVd1YdHejiesvaAZKU2NRSXcStqMvov3IFXaeOcTcMS+YU36ZsIJZ1WtunR/Tjxwmn0d9oJV8bL2y84ObzNXsRRFVqQdug00O36qBDPUEFt98fYyTp
        EmBe1lZUpFoWqTWBLjdXsoxbGXU9FBUrtldxGMkSO/ITK6K6FbS/w3LphvFFGWoMX3e9VUnsXQQIlwawdnZXFfqZh7bHA9MKIssAuIJPK2h38tKXeFRT1nt0
        hYhDXMQjiEBM5dRiRxf2PEAdzrhK0W6sqBiqN4WpwAdjWzu30gAsUCsp7Y29gIt52NMb0CAHitu7IodzsPk75PFgXLiZsilw+gQo4NZAbDDgj90fyyBWnAWP
        l4J86/MbdVNvbBs8t1M8L6CLGM8LoBOE5yAHkUfZ082lTnZ2gmRpBYrhas/A3QXA6RE3D5U9FClGDq0MjaKXN1LfYUx4tVjdxmEPwCY6gh9hXfolpaGGUMil
        kjwpSZmSTAqXX6PAQ5EnJTXyUVJB+11V0AKNRUOJ0DEorSA2HRPZQda91Oxk6kth+AVH+5Q1of2w9lN42oduQXdquwYwUSWkCtrfVWVQE0FNpr8U1hptqJni
        CSkbuVqaccg3nVSL0XsPgDSDVlMdi4yvBhV1BWjgpHPNV3NzDYXNc0xTs7Z4rrF4rvlqq7nGSl5O55ppmhg48NVsrpk2cw3V++VW8wzPLC+nM8t0OrNwt6N6
        aJiN7gA5jay0c6heBh424AHyY2NqyHcOzz6mfIsGl0yzmDKWyRwiJIehz1Q2WLo4/nNOEHzMTucSZ7VlqNX4Lnc8oaGsuENiFyTQTVz8bqIxozATYCg4NKYx
        zWHCdwBzbgyVMqCAzkxCHKmaLbPZ7zxpu1ePrxnrOspT2vSVh+KQ3jKIn1rJY1EJBGWueZnHoHMEw7BIw1Blw1CZnmeyg5mZZ+WAsppcWYtW0/2plYBdmMz1
        1qKVVNjcdTJfuuiOc31Cmxf8O6oV9QuV76IRr/fNV0rEH3cVXcuqWzPaAo6uU2Hcd4Mlf8N3Vu0VlHquD8PHTabpXqDC6qVDsVptMdDO9dViqeaMWwurTK0A
        aOKRrCog5NzCs+tX3sBACCMnUTqfviwp7VzkdVFfq8gNrSK3tYrcmEaqpL+We3N9Fr/e2h75AMfWqA2YsEb1D6g5isEksmuH9UcIOjusadzbBtQbuNPkcR73
        bfNdeuN8bM8H7iye++h5gzzP0HMyVagRR0Vjn3iFEhDBPhSXCVzn3ggTzT3tj3zrqa985i++/+bfX4/Zjsb/DivU/sh/lth/olifBvfLbzUGN4XNc9xGg7uN
        B3cbD+40WTq46cvXc19S2Dwv+vL1BV8m9bfDkb+c+/Yfn/pf/vzz02Dgkrm3wvmKoMPc9VffMvTml/7Xjw/PB47kK6Ti3FuGjJylAGWxzrGGKMEZesLnlmPx
        By+nHxCQz1o1qg1SrL5QJsQrJ1trTY91GptFmqOH+LmNYvxaeJQ5gmmL44h4DqjDGKcD6j5wajuse7WTh+EBiq3XP1V/eEB9iIJv/0Y4oPZToDSg9skHe+gD
        aiYQ9A2rRoX015I1kjteP2/L+0mbXk3bNWb16l6N3r5gczJFTEQewwj3jxnsl4E+YFiw9dYaIMUatZpQnjFOD6hpkKHygHrZE3Q74yVei9HRlFPj9bAZJ80F
        JS/5mHhOFGv0Cl1Nha116sVBZ4oxfrKYjlEzUsttrktyKPXjGULQkBG0rPuGHMZlgnpCBJmmKq7pHKZR4oVf5/sO6xzuBsZnEf4Xv0lA/jZClHoG7er7Wnzv
        dWoWwXtH9Inr1GtexQ2SmXdZmGsKU2lhf+xIUSN/ffYL3/9BZdC5aCk0TWW0zLp7Z/Ywd/1dO0cxtZ/NRmRZhqCpSjmXVPc9/Yw8DH96+JkhGq4XqahnKmq3
        gAqjHkOldAmoOMF8ZQkV9GJFSDIKjfbPV9ro/teFXNzt9DlgOPsuYVgwVbNaVO0f31XVmCd6KkdVKGyeCXY0PJiqlJmqPLWQqkyn9OElCrg09ydTb4UjTF6e
        B8WQ2ljJJD1UmQtJA89S4GuooBQo1EMlv+/UqFTKba1lDfIofAF0xgKdmXSQD1gHHwUj0IZ8UNMSyiP2Iy6SgNZGIiWofxPIknM0ustptrq4wwKQdElABIrD
        IGoTwGpFxG3SmQ+sP/OCxGkaus6lhu51rYZui8nOajXZWa0mOwDhBI/854s1oaLZCHfaFMY3vZst1nSf3qC36Y1ZFrskAyZOdZ9nLsoo3C3Nc2eLBNTzTKCS
        MeKuRgfUyYJ5N4d3JwoQ9bKPkhOFWjpjNP4wAdAnreLP8+hGrkK//LSKaQX3ZNP2OqeHAEe3kABEN59A0ijYMjXbNiT13TDk1PFMI+NEoXX3NMEypac7IQGi
        Z8+50X5u54xLQ46o6KwbRPfKFBAGIC8AiroxpnH1PEpyeOw8x6z3ZAFV4hEkEc8iYs4Gu8Q5xLlJZJIQupCfVYaJZSXWeMjMRWdocrJwNbyzAwXLME9cEBv2
        YUKj+36iA8Refyj2Cb8dMCw074EK7Ee69daHd1gfRmij/ZFr7I9ILgdknjzHJZzLSqDc7qPph7M/HMtMi5zuQ8RJm175YL21RXB6KN4/32tx8IQd345wOfyX
        jnxwkuZQfTvwBIH9FHhICp60eWJ1kudtFE1XU3QhDDRNgwYYLMXnugO9gE4w3QKZGZn20F2oVRdC16mQbrcz2jHPzuhfLzG7nh942qWcz/ZRzu46Z6aPUIAi
        3Om+6PZKEEAl8HofdRjdz/Wx1BWrW6sFQhqSZYsiu5QxwohJpw60iJuvrSNCs+FrI2+nf9ajafif3rY+xNqx8l5w4ZScpD0LrDjVtZx+u+2i30IkTmY21JL2
        5PRvGLoJWIZlbsW5DdKK2Q2mFTMbCG2ZfSdsrdLk8vFPfuxOKHKtv5HRR1Bc6US337CcwmNl18J3kpxGqplseObjiahSgWJkclH5ZVP+S6b8qbT8yXz5gCak
        BYj5kCTCStT9brviUpl0vetMuiHrXyKnZT9cTl0LswOOEIYQTizIuhpF7zrrZVnWC6sbYeL1KeaLpVp0JYuTndBrOSDxlo52EUOjFpVsGZJm/zCt4kp05suv
        BozsoC97CP+7oCpbWNRVP2YjuUQqKVl5kVb8+FkDUknvLSwD1zcu7Ke2dw+rSxXTJgqm178vEu97LokZ8Y/eMmpA2L6whToGmoimnHiw6DKaIy7T8W4Xt8vQ
        hZfdVC3RVxP9tWiNEeovh5S6WXTZItITKEj4ml3Fs2KzSJ9/lTEfpeTs1TUSqflF5FB+s0qUBA5/oJIJheYWcnnlmZ+MVykYXqXx0XVRf8qh5CPXt4rclPEy
        YCP69Xq9KXu7J3sHNqJf2Ij1wkZsasplc6ust7SK3Noob3uNylqv+8PH6bXeOuRQCXrLkLOGbpuHHM2iYuyEv4qvT9qQIc+zIAvuaXFrG8BxghbtvujrTZd+
        vXnR6+RFEiL6IEREYFBeUincNmef7VqAo8QofkWJ/mRKQbEKWq8MrzShCFcL4SmHBBRdSJglpUyNYK80ySIZLE4sggVzgBRDzJGVbL0QWCzC1+sPDaitFNxe
        o2iS/zHCfEmZg+I71isQpcFqunmohvAjoWFQ8pzCrEo5BSC33jjknNR0J1Zygu7JJEn9jPKmdHqYWVfLDY02NW6wPF7Lw2Myqkmi5BHbfDHb1/RFYyhNxTV5
        naXVbWsUCcKvrpKgFRO/fHaVVhBhViUu6rKqlmVVhWq4adCmazVtjsejq4R1rCVmtHZAc40R6xyK/dWWZBZX6ENDsyraxppGMsVDOGgewoXGENYBLw6C9sTF
        yHMWKCCp8wMsgPgovF3yiyoonH5VqsCMmypqATwP3FbPTlYiUkpedIuDFCRFzEA9u+ltEfplaN6rumdX1UE5YKP6LsmCkcha1dVe4rkOUWLdd7BKmFeECOjR
        JXn1t0KqlY68JI6CZO7sY79bwEgi0ZJQc7lOa5EpF6Imjatevt6qQx/d5lm2cl0nyLQJUR8haqZfpSc7ffLpqUEGuckLc8lpJe6ouk3qjeE7qg6GQF+W251V
        Ox9hWXdkTXSSaQfatQYwmYENiRtH66knJuxDsYcFMIKuSeOgU7L6eVndCJ9QNxqlk3UXXQnFBK9K8QO/mX7b4QcVSG9TqzlgBzssn0afgk7dEeLiUeEYe856
        y4c2HkuZHm4W1iFpwgtOa4/XC79umnaeF8p290Z9yRP/Ku23jdRvP/jGl79YBJiq4NOr1N4JXiiURWlZa5A+x3JKlRt/w+WU47UBeGEiNJQRc7lpZlg2rYB2
        rNaVVG+hKYYasJJuwYDqoVsVOvzKyHf++hFq+tAgta2ii2hbgekLPYmKJaSQkVkC3S5J2pE7gEESKUGhIAwJ+D9eriBYYaWvwuuJuFlxO8ZJdQ9hdYXT4HOl
        q7fRrNTONgAkVYTESNCIcQlMND5l9FBSGgVFLEMkxcRPSmFfVAz4VawEYApPlbg9sR+8jfKn+17AssVHaLNPNy6PyKQKE7S6QTUUN6VabiYIbQ6htgPS8a5a
        ZBPRb7RpiCi3D6Kgwk/ZxHVRX34O4/dzTgtJpwpJByKMLKFlZVVRVvutxFhLWXGPlNZ+G3FJ8lL3QFyroqSqFD7/s4SN+/kLxbXzQXy46fvnf1pZWArI6vaI
        DcHpUnVrl7qVgxzEoCFKO5+4Oh8zUu71sexlpfmrjQLn5sj+VpHr00hf98936fWygqHpsa+xwJG1om5X/MA8SG2SulFWhOOV4rsCvkcZwHSmgJsfOYTVZgy+
        I2ywQDtfSeXUhiIUY9ThjEGaqT8MtfJyyO6ZacwL/4UdUVKvCcO9xRjeSCloDQXVhH0flnmlnIwmZuu5ZhpEw76tIgf3GUVI74N7B0eEwBR4kayx4HXeMXmg
        O2B6sppuCqSmgzmVkO77mWMpGI5lCVJZdCswOtJcnvEvCnYglYhvUO+tAsUrIbsnu+lO303QPZnopp5lwl0IHwUnMX0F4DlRZO7KA89wbj0xC4Zp6CEC7pg5
        28uYhiIW+qHkCn/NXig3NL1LBYf5CtYdn2rq0/nKXZ/45MeP4OE7Znrdn5v67kkV+fXjG5KDO0d1X/h5R/fdOVq1DWHJT1QNNsBM/fgWZc7+0d3mCX+zyV07
        q2Xdd0HFBQhQJRag2NKDlWwFMC5eMgtuKPysEy/JGvPrtjSFpoV1zjmbxhph1Gt2tBz3WTvSkhPAlc+LOg6/vb1ROyfw6UntiYi6NpZnWLIHFaffTb1sPsAZ
        tEsGao/emEHlztHoalliRg7Ogu8Kje+WAP8Ym3roRtxwF90qAwo41Y81hA69HDjUoTX4ulVslMJTz65qt766ivHa1MvS/KUt+3dB7PqWsSKy7BTGMSKRIVpB
        1V0BY6mmdJsvgktbWsZubRk7kMZ6yaQCL5DSOkKx9RTchODtejMFtyD4Qb2VggMI/vQCbrbAsxTPDGw+VE3ULTTYqgkByqGbe0vVpZu3q0pkJCncUi3Qrbi7
        WhSK0finC/OW0tGH+B5GH+b7cPQRvvdHP8P3A9FH+b4v+lm+1+3o5zhwOPp5vk/a0QEOTNjRHRyYtqM7OTBlR3dxYMaO7uYA4eVBDszZ0T2Sn4p+gcS2L8D4
        6xeI8E8Qs67voUAdgYMUmLMpcDcWvRG4E6vdCNxFgWkEDlBgCoE7KDCJwM8hHwR+Hvkg8FEKHKb7z9L9AN0/Qvd9dP8ZusOi60N076f7h3kmCkDsaAoKQOxc
        i+4/PR9ZDR54h3UKlftgY4E6vc/vhkqahsL9O6ynFWfQa/HTJK+9ZnODMnODCp+wIxEhfaIAzCYW8FSJq2ZuqGJuCBopwe1h+b9A86nMDYxTyTOKKaYbpOIy
        0QWCbp/2oB8HcfewdAKMU2x9hMtyXDQuPD4ruPiYJFYxR+bGfDPsylJYYPqt58ulMl/2YJTCLi7upcEM0UwvvRGN4O81q8AuncOKQFiepZSNaKajzZynqsVX
        gEBwVuv0FZfIal2WFRWZ5rKFc3GkZrpX8qneCObuktzDcgyVpfqKNJ+tnI/L/Fcu+wEMzKx/C6Z/C8mrxLG2J2H4aTsqBDJ4AyMW4KkSLzX9vFR4gEVfCC9Q
        oDK9IySIZoRhPlBA1ZRk0GOoV8CaaQXzBkGlW9aJhIQS3C5GQmky7NdHPqG3YrnXTHw0GR76xY/fzQ+vLZoMLeuexqp21/BdO0eJAGUz5dfv3knFpY+H6TVR
        or4LDqykaKqHtqdwY2+8gq2mCjBaWzh9tySh61vGbmoZu/knR7CbYgdbxm5vGTvUMnZHy9hrWsZe2zL2vS1jr2sZe33L2NbwTVrGjrSM/amWsTe0jN3ZMnZX
        y9jdLWP3tIy9sWXsTS1j97aMvbll7C0tY29tGXtby9h9LWPf1zL2/S1jP9BgF6aJijTeTdjZGyy0gZgjMA3mwWNR5GJpp8BUIEAT9k9Tivol0tJU/iEO0Gz/
        YbCf1sXTHiaGAfcDxDB4yfChiybcR5wE7sPESXgwX7pYwn7iMHDXxGF4F00VEtuBu0Vch5+jvL6hvH74GTvyWdQxUhfIob+I4gaNlDKzQr874d4HeZNYCzUB
        qZxYC1VHgFgLNQcTF2It1CwCxFqoGQSIt1DTCBBzoaYQIO5CTSLwIeSDwIeRDwIfRD7EEhBnQfkgsB/5IHA78kHg/UTZPyCUfQrP++j5ffIMbkLfSs+3yfME
        nm+m51vkuY7nm+h5rzzPYW1gDz3fKM+zeN5Fz7vleQbPN9DzTnmexvMIPf+UKR/Pw/ScmPLxfB09X2/Kx/O19PxeUz6ed9DzNfJ8mB630+OQPB6gxwF6HJTH
        fVixoMet8giF7SZ63CyP/cbUcX065ym9YocVVlQQNFidjMVp8DzM6gQL+Zpqyvw6ZmqEHW6rWdFvOfv4LWcfv+Xs47ecffyWs4/fcvbxW84+fsvZx285+/gt
        Zx+/5eyzIPbai8zDP9L8U8mN0Eqq3g8/a0cVVouZEQq2lu3MAzNCA4xQv5EScqNozIpHMEBzKFhfgIKHmzHwQDMG7mvGwOFmDOxvxkDdjIEhNhJVijkkUtgY
        weyyI+xygCb5tzJr4xhNIiHgbbzHxWnoRluAheTzSpOaM4WQIxByWkGo5UcpsJxMN6pVBPUP6yJb87w+87w5w4wWBhm3NwbRO0oa2egLGqJGxYdx3oUnw8hp
        lbvGUlohUsly2bGzYICvUcehucpKoIi6CqDbQ/7qYkJN4bR2RHsf9eVlpIsRDv7U7OS5FHnpYcVYD93355by6DFVtfc0VO2eUa4bs7LSWufc+uheXVrnzK2n
        TOn5/ProF6Evq2+IVE5h9jwUZr846Ex2y1rgSdzvHXQWKNDcFgo0Fwq0ExtqUcUo0AKz6jZjHYoLTQq0Ak3KOf3ZguU2AsF2AkthndMPFTHPz7dTD7XQpO1v
        oUm7/V1p0iw1tnD7wCU1abCZaFKltbEqrQpVWpXXA33Zt8cbZKq7jK7HEa6guLMKBSrFDKiVaji5wHtvEntXrCjh8d+Xpwd18bYqrw/XOSbGoKbf3l7IecnK
        Wvg5G5LcysgRRXVUzbbkFHexMgml7WL5izkQHzZcBWhAV/KWlbgDQ3uJrkKO7IPmdZFueAmr7ZrLIvTGAHd0R26As7aOJOg5i+phNkVlCzgiaaX9bHRlQVNk
        XxqZl/WqhdwC3107jeBtVOeQEx/IdbUx7jJC5WYRKrVYcrUFzWJisVlM9CEmxksSF0sujualmNYa9ScXaNQ7WmrUOxopdYdoTbyaXkLcQ8tGl5oi+1tFrm8V
        ualV5OZWkVtaRW5tFTnQKnKweUpOo7e3ihxqFZlJn6055n+5gGPuSDnmJQaqSwSqWUqBKjjmOYs55iGaJnc0JuBBetzemIBzqgtMwDnVBQZLqgfN8Xz9jQl4
        I9AbCx+YfFH2j4aBQUP9+SPmUGia+vJ0EevebHnipCA3SvqdVaflB0GDkjZqE4jekeaUoMk8hB7TOSVI5xTeiwl7Il60q8hqJxZbeLG4S3gALPc6sv7LC94V
        ttlHVWcsmo7SDX7GBi2rKE1DxzXNq5iONGVZwpy3imqOwOwqqjK9OYtJKrF5mlnrnNgg09nEBpnOTm6g6cxMY+88fakW0xdVR75PpvqBX3lTFiANmwM4oLL0
        4aaapEtXCEswGuWPcjYt6SdoKRdGpVvJEwXY/KjU5ucJKKkmCrD6obwCrgdlvRF0lHNtFMH1N6U74XFYFlmLGwJrqNJaAtcg7wCeKctHEzBHSqbLubyw6mEi
        FG8+Dh8jZAqH9Bps7Sov0PG+YyclVsDmcShJrcEMsYbwgi49uKzkDUG8PQiXNbj08bY03qSGy3ZcrsVlGJcbcNmDy8247MNlPy4fwuWjuBzA5W5c7sXlPlwO
        43IEl4dwGWOjfxvX43b4u45eu5O7cDKqhe0B73kVe6SwnUH/Tq0M9OVYgVxNNwfLlZcbA6vLFxhYUads/iFMsd+N7SNv+ay0e7zXOiWpqQWTFYbYAG5lFBWy
        P2+oLhiKirU4tqWWhLzfH2be1NWi3GeLybTjMVQDfaVUJMVoN5nuRLrJUi15QqI6c3XpzOSKzuTlH4QJdr8viToDftGoVefiWrX4ROrXia0DNhP89+ywCJ30
        VQMWmI/umtQmrQc1dsB61tblCEOIbXl3sxHszNpa2AU8puAOcCyw7OVNnlPqUGxl9qCgpMSr2mxNgI3dsBuNy5mVG6y0cklSHXGictHVyGsdXWodXVycc87i
        NB+ZKtCbtnthF3BSV7Xkr17+2r8tJt+ZnraT+rd4M6/FZkVhGSgwqQihLTEQ3M+BOiQMevOs4omkqU6VtKTm6CCrFYRPn8uQtZq2W93hFoYL+1vIfG081yXT
        bMvo67YbXWz8rxIvK3JqxrDdCcxoKt/sZnHYtAoSrsi6WHRO7ABuE8KbeO529oAbBmtd2GGNMGWjsL/DSsCTIdy2wwITkJqExPt5SU7p8g6rD+sYA6BO0NCt
        hpJgwPAE2BanKctO2ScLhqUNG+qUWbpTmOOout/MdrwoEPU1TO2zTsv136mnhxxWw9E8dUZdZOvQWWziPoecrrHNRhHqNxIIpUdnbdOjM7b06Bs217ssRqhl
        Q5zKC4gTcD8lTnBD8GMZzpeDSwrxQStMIHmOfY3QAMbeE4zM5G+VoTE0YqmG8ohEc6trsR12UeiM5q3YjaSz78Grbgp9+/IavfguAx9CEVJfhw5YjQ6gTN+b
        Gdai3CtqUv/YTnckueutuT5CM7p/r4/wyU0+ex2yVKPJBrNjF84tkleJSnWwUwne0EoIMPIITeV6ULynzPbWeF+TqaJpT2w16kxthu8IGZlCpWzuQ4vxyE7a
        0fz22hqLKBr2bllrnR5soraTK/HmyprZvMdv9KCjJdQ/6JAgASttiy7GO42dXI/n65ty2zNIg8Q2+ErXFGdtqVNcHoDal5M+rwbpJ+EpCk+Z8EsUfsmEpyk8
        bcJnKHwGCDWjOHNVSzdHy/tZej+rxEfCOWx4NeHvUvi7NAThBIeVMTkMcMKlNLqX5Qn6Ula/JCffCLFQ7WIj3FSJ7p0D6kXclw2o53HvGlDP4t5NLcKWgJdK
        6PeXrkCHfNn0O3bTzaG/z5d5TtFAin8wvTVfUYsGpXq9SumsHdbf4n6hiq9mLgd79X+aLBkjwkHnZEhh48Xms9htPhHKl/Xci4cGnTlM9JMhMDQSBGVNwctI
        fYZn5unrsB+0z6AQv53ogJsDyovu2Gp6PpTnN3B/sgNfvfxe4vKSVyzz2fM0XRqvIXWex6coV3/esgXzshr9Dqp6rkNcLcwi++OI/vvHqPMmOgGUFpTq5EVe
        uFOd0kEzndJBr3RKB53plA56uVM6aBp3ojj25HWwxUDrznYCifIdNQEycLILA/OSXfTEMgH0r+H+1DLY3y/snJeWL+icqeXyzeTyps6ZQPT08oWd8xqizy3H
        lvqmbplaId0wuUK65aR5fhL3r6zAQn3WIWd6sw6Z7K3pi3XFiV7pinpvU1dM9V6kK166yAt3pjcP4oleYeVAgUNfKFPYI3t5QOBXE+wnS8wNFllw+7G31zmp
        QJyVsdIIoCtZ4jS7G1fK7saVC2Ytyvm6GozndbhGPbWSiEG41plYSYJgqEPw6b3AthI9kcQ3UzKx9ZUw36GnZKYTpDlMptBkcYJgtJPwgkYMjY6Yr1kZteHW
        Q3OsIxIvtGTYKso+aRBpRRsW6A7p3eqYyL99f+I9yGbj7HKAnVFtB22oT7NkbAMn+pNVFN1fC5cToXPYi8EeeEABEVfDybLkwufSzYc2b5QNVxDLsyHsTSb/
        +ruPQIqsnyE2j2IVdvJ/7TmEK1zWGQtDPl/YcLI0zWW5Lqynjihg4r+BGrtBYP5c3MYOvXyS/jxxyPLgNfZNHPIf3GHdiBBcSdjYFn4D3ah/hpPO5Kknsz2S
        VJey2RssG4JRIzetkbegRlc0agRPRsI230BsclajIteopL13qlExV6PJP/2Pj6okhgeF1jVKupKvNtXZxvJwIVyJ8jUuq+GkhuTTuJzCN/SSfz9tAeYvS65t
        GoPl88fu5zY6aRv9BW3UjTb6aKMvbWxrtNHlNlJ279RGN9/Gmcd+t5jorI3wcUWV5BaEuHRJC3qaWtCdvNrU7jxcCtwOdRFMXXEJTOWmpNkoaa8iKP8Fg+sb
        WCShz9PaMb+JhSsbYkOZXzpcu/9t+tmsTYrr3Ee4Xkle/820zogtMOQpJKs1Leq69Eeoq+CMjKh3UTaVvNG+CW6O1ls3QipZb+0RJybDNK64A26A6isEB25p
        +Nrzj+jyKLr3yChEWluUYSBiPjwcYfuH0uzGgfeis0zvsiTPAjwuIS5duPTgshIXjcvq8ARESnhxcuBjiu5wZUFULgRdZ3dKxM4IGTe0TyVzvxuaKAQzMq9t
        QyXtEG0loTWZ+EKWkoK5lGFJPM6FyfSV4iPyzyqqMF48KlykFbvcL+IXzjMepdj0kGEgqoki+50EXxjCGR4PRpLTasYrgL1oz76d7efnHA5j0z5xjw9FrOs4
        Avad9+x7fC3wtchXJ3VcuMN6COgxoI4I5/nLO6xfRmij/SvX2L8iJdTtQfpR+Sd44/4JO+czALaRUvqEHcO0nJ3RDVA84l7CWyfzG3DSJv7KOA543o5LCCs4
        DuBPXsKnJZrjnkfABxNlG5aaKjCNCpzhCpyxmwAwQ29nwCHP8hKMzXdHRIq6aGPQ3kykcCBSqAUixXnK5DyKeIw5dbrmxYo68Rd1w9NPgO1DMSc5JV0z4eLz
        HEPXfM6pzMB72ljUbBIw6i729tVdSXzCJf7GhCcoPGHCJyl80oQnKTxpws9T+HkXmbucubtAwJim99OudO0Zdwf9JPxNCn8TBPezImBgQ2sqYHCCP6YEfww7
        Ugq/AleGSiQzQphXDPLOEE7P8Mj8NnbXUMKzRM4YrUgSPOtKr37blPhnlOGfuYJaf+5eQz+hW69wxV9BxRVYVeNRDvl7yYWH76efcaL4bS8psvZYRCdq2ayB
        wjkKnzPhOQrPmfB5Cp8HdE54jLheE97UPepUz8CawhNwUHmSU9LVdCok0UlPUBXhKS8up+FpLw7S8IwnqE0XEV9nvbiSvpzz4moarhfiNg7TiIHQTPcnCwS2
        33JkHD5ZELhN4N4GO2oEqpABUNcK7LE9GR9UKAUCMHQIlMHveTKGqM5oTIEbU6gRqy4U5AzH0DUPiOkCIUlBumOWu4OuRnlgoD1DSWYK0pOzhR30M9Cm+Dnj
        cPI80bLzJnyBwhcKRpKvF9GMonmawNNEUfKaLJJoUJRvni1iJDxbBDYXGZuLteRKU/FZjqFrvuJni4P0k6/niiA/c2kpdcCn7qdl4mkifZrE02T6NIWnKUOE
        p31Q6mnfiO8+ie9puhlf/L1RXXyui19raCnQljl/B/0knzd8UPk3TD7nKZ/zJlwvEdaV5IsTpR30MxhI8RMmfJLCJ0syOg35zBHy4MuOzXrYxhg5v2iMYNJh
        JTn0nnL3zb1i7kd4rgg9Id4m8iRX/ynRfUi38PV5vr7I1ym+fsVQ+PBfOYaO2UZ9w2tpTDeEajCFEPoAd7RcbUpsBrdUmyhMcdf9OyX1JNfpWb4+z9cX+TrF
        16/w9SW+fpWv03x9ma9n+PoKs5AIneXnV/k6y9fX+HqOr6/zdY6vb/D1PF8v8JWGHl2P8/UEX58oyMCVYRuedALBXAO9uTQwnQL7DZ8dU07YCuceYCMtezON
        Czfx/iLrZncs29UK/6vWHnYR67KxAjyiFowyGDtRMZfCi4yGUtOSFRdL9qKy71DihnQRuyQtsFsVqMO/JesaI3/3t//uc//5lVeHiKaJ88pbmATtZ/dBggOH
        TZUfwmWM289dfJyvJ2yZ7gVbuP22IAwhQPCnvhOMl8fUURIhJx3ZIWY1NpRjhHhhNfLzli0efOPxXlwdpaalPca0lE2Q/Gx3udnP5GOjjTH9Kt3MAOyHv9cS
        ewA2O9qd1eLjyQmvg0tl7WVrFnn/E4kdma2puoheGE8sT7flzezbdPEluI3TbTCSabuDkdNJpuxaclnyxG+n7HDGooYsEc/YVB9HLIN7ODCFrWH05tt2pRDo
        tuZd6kavcf5t6yNVm8vPDGxUVh02sHGIwSzrtgtKPDmb9qXuKNKI9oUR4cKIjoURnQsjliyM6FoY0b0wYunCiGXp+oQyUdmSST6qsjiqmubk8N47iT6Wi1Qt
        IvtrkjxdHHb10iFnH/Rp8126Wza2wv9SJz0ukcd+egzpsSPdBUuSJz22p7tgXax/uHTjTdou/FdSGWtqxP2mynZ2Y5HbF+vyxrAd1t9i2FY4+F0EAw6eQ3DZ
        kDOrKl5mCgvUF3QJDbZYgiyred3Cg6ir6dbD6xaeXt6kAXJyuz4bi6qXHFa8+YgddSzeMwNLp/DGbLOMI76UHdksUzQLlEUsULq5pKiiz1sG57JdUf215P8Q
        dWQptXtkEyxHFpEsWUSSRqkFjfLgGw0b4YNvOo4LmnnU+CdwxV88ld6PJUd/obMJgYIyizdE2yJ28b0v4qUcdzgq8b0/KjNxyY91opB/wGPdx1j377i/yvYj
        ruiG4BTZhQOTTG/DqsyeBBrDHgjYLoRQqG5CuM01fgKg/Hv9ZIj1MzdZLiTbAu23bmbHXuAiwpXihdwFjLnWYYwsVtdIyrZY3ePyLgAXlgIuNDEebn1iOAhH
        XCDQ0tK6bZp62DT1AFEMjyQ+OL7H/AA/KJb4QSkZPyhlcdTHwOdt1ZeiT34zffKb6JP2L6hIEW5ldj6u8eyggj9wHDXuSlfOONyViWs6c5LdBXhZH1atvNuJ
        NoddlWJNQdVyXxyTtBih/CobhOE466CyhNdFBUnqNEUWW0X6rSJLaaRLPHcXAS6jEAV6LMojCq6z/40WJatWJavFGTxiy1rPogzg4rww5CDNp2wD1xg4aQwR
        MHokiAwIE6aVwYQpFZXFNZuKgAT07mXVhAhlgwhBDhEY3BiFwRdt64dXwuCyBpc+XPpx2YrLdlyuxYW5vBtw2YPLzezT0PAjsGixYNFiwaLFgkWLBYsWOChk
        NsXwrg1GBYZF4e84wZOO7Ywb5/m8k9OF83wHjAJvvneanOe7cJ7vsPN8B87zHTlsQjuyJ9TE46yI5MUfhGwcdF8SjibtCw6KEM/d8NoNqps60MfmUz4MID1A
        A2Io5RBjHtkLX4DNJ2hAVfOYzaUgH5fvbu4ADbNa0MiQEiEfR/Kt3Ta6UyKxr8/JCqPbISjS4GofQfjat3cyNmfmTo5J5EqKtFAUJ6nVwtQtqmjGvDJ+9tke
        3AOruW/BKSKT9n0XO0YE2qCHoVUzHuInjUKn+RCRz9uWyU80BVrtrbLFS5Z57N7Gjj4Vn/JAkYdYGejUOKjSRuGYkpNmBKWJJMViENgLU7eoIVKjiv/Rtu1x
        432esKBqiQJWJlHZs6C4QcbuLcXIYtNxDpEdpC7kxVgZFL8oxzkwNlFbU3zMe5IvMvzZCb84k8/jI7JgpKHO6XAsoTdpTIFixCuPLz75tWrncxJwegJRJCz3
        WSAQk4DFs2zQ8T+zb66rJMkc2xNYIxfmMXsMOjRUk/MWkn2Pk3VbZkndmCOJ0/4rCVpJ7s0hkg3HuYd7WXZI3l61tzf4LITe/y7W/r9KrP0vniqMO8fkXBx2
        HwWmxg5/puE0qiJnoNgb7bLYd7kgGaLdt9dbpbhwGktB6y0ftv9a1oBcOUrHT4/QcfksFrk6LBP7R7QahSewI6Ph+yL2hJV+DibGnKHDjwveFZL2+5kpFSP2
        5jkBVF0s/EE+iPyjsqhl8XRcMrWh1g7X2FKOzxS5lghM6VaO1odWW3z6xOrcknW9P7yHl8WsRWvQsxA8mGeQ43tSsABWhQZM5MgLDUDRCChR2+LyPkMtCR4v
        UnNxPtD1J55jkpK+CSjpNLFwhRPPYZdOGu+a/CirRi70kOXTfM6QFOKxpeQHeE+AyBbWgrIsnDEknRN+FM7hGscFZUcFOae1lR0VZMkhQXxtvIDmSg4J4mv2
        IiA2zNM+7H48XcLqCGZaPi1IigxiZ6ONs294cdo19aahe43ti2LVlZVDEGMSWpJVnxy9xi7zhtjVrBJh8K/gvuCrv8IKvmLbHoEGHeLDQVlJCgAOs4OyInst
        iz2gl0AV3Ech0fcL2oJ/LzKupY+CgAFvDzCI7I1i9woh8l6i0VVzJpb52DHroGUOYR20hJB4UbNldxvknXbjTZzI9s3BN1aptvG2Y2Y1H8dsVVKXeTRpW7t5
        IiaU728cmcNGohV6yZ7M+FAgHDJi8bA2/nUyLzuU0GejZjcOEg2p0IN94H3wm4S1LpqB7tX21+IVI1tPPJe83Q7nA2+3c7HEeKxIBYzio3HIwzscCR6PlozU
        H4qWJ48+FLUldtQOg7gVI9YHWOQ8PfvSI84AcbcFnEw19eq0PSDG2Lm8gKyND/70D/9tIfvgu6/+tpN9YLDbfTQKuS3ZN+vhp94m7A73iSe9cMR6f5XXRoq1
        5PvihpuNdiWKuMu/+4Z9DYOQpsK/MwkcGOdm9bLRxqqHdVTKZI0AnEA/Ncdfgo8s1AaIz/WwrMcnjZG0F7kj10YdybVQUVGnhbrjxEj7o1wdXU7cQ8TTd4y4
        HyTWgG4PY7dIFUf8RGWR62Pm863YP0SjBj6/UveQokS7UZcS6+ZRZml8InyUf/k0dRQNpXJy/d7e5OSvZ2cY+WxZGvs3VZVo2UpcgbicjO3GtioX+xyynQxM
        Uw/E6ka4TTmUFUItX5seiGSUHyP1MervBbgQV3uj5Qz2qJ1eBY9ntKg+fjxaQt+/VTwUt7HH+reKN1ahyEhAyhM3iMqJOFZNxh+InJHxqDuQozkWbWvrJqry
        2Mi/+9SflI6NrPjVOORCHvow4yFX5XaqdPgcToi4iYBTPgTXpHw+E/qKUHnwFlYz/NV/+uaK+5KeB40dd+IeSU4eh7e0tY4fh+iUtY4VL4u64LHNSX7LOZT8
        4S/fCNex/EQJ/yhZ+bE/igvJ3fdpVYshFhNVIuxxHzit1YuPjaCEYyM9qCMq9ksfIHE3HHlL6ghlMRV5pi5FWlEXCvSp3PA5UKmdYk2OunXorhF7LF627/RY
        FEpt7CNAX2tv1WAclQoLM0fagBZ0hp+kvLy1zoEYSpouTRFjcdeIoox0137gHiFO1wdPj8UdI+PvA0hOj9gPR5CU4E8L3u1Utag70hh/xKK4BZ6QOqhikuBW
        Hmqm96hPR6wg6qTu6uTuykDRKaBAd3WmoABB73yuRqOQOQERk/jfsZx/TZz9otvQ0jY+py3RhKMEBb0HQstNXK5u7oH4ssdHxh+LVuolevlY1KuJRvljUQ/h
        ps30JgVdqHsIWoS4UTdrvxhsGmBbhjf8SFh9eix8UDus+3kEZ1c9fCN1KL3bjks/gXnlWLxUh/vRTbC928MGno+M31j1CBFp1KnTEXYATFvsRIEAMDxGhBPO
        +ELd+bheOmKfoMjxx05gtND7x6NuooBUrSWUD86I9IxPiZDeXhb+EsWjapQKO/UyPEBjOuXNUu76HsYFqjlltRzZqWMjVqMVsVOlibOT8uzQS8fiHsKJqMM0
        QNJRE+wVLdrQk7ZhhAdvB1rR09QKSvE4Y4NpARUkTaBq5poQMOTT3uhFb2DXr9XUFb0LuoK9ZlDEPlw+pFdy7xTxsAefr3WGqapN/eBnbejI2tBJSIw2LAPG
        E6l+nCpPLeiQFizD+8ej5ZVSYFpQzPqgEw3ItMGAa74XehcOwF4MwE7CD5Bz5P9+DLqd4tt8/Naqkm0d9fE9RGR4YHWwOohjlBmeHSgHtpp1+ybGxFzrnKx1
        Ya51oWmdh/4JTevCRutCtE5KtqF7SLuHWxdQEkak5dS/KBmXZUGeILPTuyVC6s/MFD+C3Y6wSiLC1a2XP0yN795PA3DZwwSx7g+efjjuoPcgAu2Pxl37Qdze
        1wsgLNPLuWOJWsKmKXwusXZj336ol4xJle3HEXTqJKE8lGl/7+yVD2hm69Ldx/dFmPjLxzgKrumqNGmWsL8vKR/GZvekVEvKH8eWD9zcW3C/TVQ98BGXeFBG
        0G03kaVgZ1VmPRLseQOl2SYc8EZmlUx8y/o4zS5zXx6/rwY2l0jdcaKmP/gT69hI14mRtwkic9TKcOQpniSvP6Y7xkaoC0Kk+htKVD4x8un6V+tzj0xjAh35
        Qaq45YQ+Eo5MzU4/8ujjT5zsHxu0vKSkq9TBSWmProLmEf1RiUdQSqrsnRM+kiGAV2+u8olOHyeoEE+x8374cKHWE/NvvOhSs7n2imuvHam/ovovXVT/zkb9
        l3L9O5FqUf078/VfyvXvXFB/8V9Dgyz8ZaDVGixsrHU0UWgWB7p1V/jLaIpeifgw7tyvOUVP3JuizNL9RKd63tcrcmlR97Lt4UVb839jb1T1Upq0O4ly9dBA
        XxmFSTfxlszvdTNeG+TOTzQjZaIKS2VIgSp0c4Qh1t3Ml9LA6yIEJlKBltFsBNaLSDPiqJxOAwgqWrjZiu0lBRonHSMrqYojq09QcygHeujmh7AhER7fXy3j
        q0PYLIljUQrMB8OcU5Hc00F50OgKxx4G+aER97Cu9hJs0vWE9mw9oe6DdiF9FkHj9oPVkkYbrz3x3CEeLPQeYRo9OKeREBE8JTyy7R3FwRiQg1KeQpf5sNq4
        fHOOpVkO6Ohl3PKUDqVAIyKC6GwGtINmzgSqDLiIZr68SFM+yddQocfE8sbqUMNpp24npnNg1/04ai8ZuJkQi/ho4urG9owKD2a0tQVmpG8mxmMDtk7VeIFN
        F8NfYaEhYvfeOBi0alyZlFh0hqqUWO9aXBKOHNQInHgWAQb9UOxDAJB8JcsIe9nSkhTHmRM3mc1St4rjlEXFNA5g3bBDHN4GaToXVf5OJgcl65N1bLDQu8PI
        QHAfQjHEQTkPaKzEJ69R28ehXEj+pshuA6kIHMz3tnM/vft40j8Kocso5z/9LZod3UVp7CPJ8ySQbLQtkpgSTDTsjSVNcJhkqCCXiLWdxiUMiTp0OZQo6Qq0
        gyQe7V7DCyXYiY5aU5YB9cp6AQTDCoTQZZ+HfNppKt94YvgOxREQsoLjjlwRl6H7mmNDVvYyTfPqTanbaTi5xwmvRj+vKzWSoGSRkK7HmPnt1VZ4M8nVbAsL
        bcTvFZUvJ2XXbbFpcJL/YNUaBGSQu2H4UC4G2tv843ZK0M3nKPBJCpDL+0UxjAOAVz0YQcafsfnYDl5FjyE2mvO2eekCyT4Zlx7QpUOn47Lo4kT9UR4p78dT
        ZANv6Qa3GyN/+Pprf/i5X/3WU0Nsr6nmK9u3bx8a6h/aNLR5aMvQ1qFt4jIUL/q3b9q+efuW7Vu3b9s+sH1QXIjSi8HNg1sGtw5uGxwYHBzcPjgkLkXpxcDW
        gW0DAwODA9sHhgb7BzeJi1F6sW1g2+C27duGBvoHNg1sHtjCLkcpfut2KrB/26Ztm7dt2bZ12zZ2QYr4/q2btm7eumXr1q3btg5sHWSXpBS/ZfOWLVu2btm2
        ZWDL4JbtW4bYaIDiN2/dvG3zwObBzdupEf1bNsn+yPnKpoFNg5u2U9P6N2/avHnzFjYjoPj+7dTg/k2bNm3etGXT1k3beLUQ8f39m/o392/p39q/rX+gf9Ds
        byMhBIclwzI9JjI28ppVj3E99vBzhNYG73Uw8jfFD9IgZ2USa24SO8J+T4Z/QOn3Q4BilRdlWNPl52R0EZKzgsbEs5oDSn/35qplmfV7HJHNng4Utpeu5vMB
        sBINXoWK8IhnK5tD2B2s+SEn9xhlCcUn1cOTk+QTO/xorDbaYbr6tuqTo2JIz1ZNNi8+qU3QeyTb7z/9uC4fx9mY4jmF6a3HJz7HLlQL9umR7Q0NwIEsNDlO
        QKo/8qnjJyYmp+vjj+7rPe41kgVxMNJP0179Led+yq7MfByB9jnC2eC5ILKz0wdEGYiVshA6uAHlC01g/Z4subAe0THHalqib7PE4MGBH7/VVvCfqqo0XsS6
        9myv7JyxZRNRzqoci3Gd2BHRbD6eS7HA5PV8K5PXS1mROzkrcvUTsyIviBV5scmKXMwRxTSxqAts7lsQK/Lij2NF7mRW5MpYkTs5K3LHlGisyEs5K3I2x3XE
        itwxVuTl1Iq89KNZkTvGilw1W5ErMdExG5zba2xK/t+tyDMrcmi2fiwrcsdYkWebE9iK3Pn/ixV5JWdFXs1ZkbflrMjZojzIWZG356zISzkr8nLDitwxVuRK
        rMiVsSJ3jBV5ObUiL6VW5O2pFXmQWpG3pVbk1dSKvPL/WSty98eyIvd+Ilbkzk/Iilz92FbkFyHe6bZymYDglAkbnGZ7MamdXOeWx52jhTE+29pif9HO3ipY
        jjbMXOEqpodsWKvmSZCE34j2+YqR88bT+/ytmaf28fQ+/xd2HIpzdh2Ky/ZR7V7s7KYPjlKps1/ECePaPQh1issV0MncF3Gwr5zYYNhVqah9qM1xbAubLaMC
        dmXJgm1ptZUcZz9zcVFsI3DwTcrsOljI9PjMhwjsPlQ5vCDIVEOMNezExWd8Bih7VTEfwp6b+BjOtQqG7ghCPuxGdBkWy3bC5lrebewHzodDXD9hKQbuzNlt
        pS7sqrJxD2EB2xYgNY6ssii72EMiFJEabZKMMmfjHB4PAn8AV1PIGPIIt1KsVqWBQa7GLMVQ3nt5iwAhxfeIKNAk/g90W2/1i0EoQTZxE89AOIGOl8CqboSc
        l9RPA4TwPUUh2eLN7n2GD60WmYohlQEedpv+/8OQL10M8iVAvoS8Sj9ZyJd+NMj7DHkq2mfY74J7OOzDZCiTKCg7Ehf0AjG1Pu+ulOmN2T9YBHlVmqBeDHlf
        KZQMT5jwrVUVJJMvhkx9dAzKT91CzxzC4tnciyFvu0/OUaz7tbjnOmrK6xTu4Q3oltgDV7kqiZN42usVvcPwoXBjExr4YvDJeAAL+yrMoKXi9t6qWtSWKvxh
        1lew36Hkz1+Ql9zv7GFginjkIWNwxW4o5n4vzDyJJFNdNa7RyTRiwqnlUkB8Tb1kkJS7FHggabIcJoJa7EnehTQWz5N+Lfy+LUVQJm9gE2MhXCrGCRQX/qOh
        5d1S0fAHOCAimfgSyBRkBs45v1uUcvknnPMyjgo2akUFUclNraoXuKG5dq236oUI1QJRYfOSuAgxg2qROxzj643z6+311gSR1V29sToF+5XwbSTU9EDNiO11
        zhm1QtNtRsH2f51zVq0gwS51ynPjNDwpJU98NozsZIAGMo9AV3c+bRLsGb6H3r/yObxfjYEOHHrqc2HyymfDNJfp0eF74lIvpdiYfMPSFCro0k4YcRRT6+gK
        /CPKGWJ8hBGNImBVEUSdKQSMr3EaGX3k84ASj4clfOqbY4+0zd8QaGS/SY/ILF3YIoGjWNladaV0HICNTq1X0rMpMdt2RJ7AtEAo+PpnwshUMPKT3qhEOFzJ
        ANvwWqS0OxmrnB+jg725x7nr7+bHO6F3uVOUgHxWOG+qZzOflR0VSxwH+rxij3V6ns3EjWARJMLnHTxszke3ksieFT4vO2uvL+11pb2WtLdCUi51qMeDzGWG
        m9o0BnGY+7KAXdHJK5/B0TuQmR+OPOgRkmXUdpvaXYdbXwY6JS2xJE05vI152hslFuIqyQEwra+giiRQQVzBFpQYyFATmGki5nP2/KQ/KhqKXcAeHshjIJ+J
        PkSJmKhiH09R1qsLbIuSeR8lUvmYAi0tsN4NtJlJbzu4fJQDh4s0LIkMTZ4OU14qfJw9efm7mRaJFWYLUrrYLUjUblRucNHLZ3z1iSkb4bw0CpslhNDuIVqe
        Fko8zbtmf9rnL8M5Z5fZx59LrYST11401I/qOfMiZxnBDc70iyAqsbqDyp81JH03e8XV7ckUEelC0geXDb/KHij7wCHB4oOxipGJ0QyXEJcuXHrYky0uGhds
        mg9QAZkFqBRWBqEaxKFhupjGxDDkAJA0Nj04OLMXwU18p4WsTSsk01lfHMaBOdnTAXqayJ6gHjeo4kM5WWA8UDyzwxSqaCY4z0D81sbE5t3K0KeaFVtNbMFi
        Pzg4gjSfGXVflhmM/0LkxhX7nh21J8J7oH/T6scGGhRjmkDN/R5b7wMwbIIFF1iWVAFtY22aZXoTJEnmN5LpnBhiWK+iGQgSXlzAzY6Lo6OjOzEQdo8Cz0e1
        PTpalQmBVzuYlPFkWKcO+57VfCrpIq9pc1+Pwrxr56T+JTMG2lzbclwVLPri+ggu/jPM/XqWechOp5tPXkI0jrIM5/8BeB2h6ZE9CQPAMWgOmbYyr4KXcafu
        PMUp4iV6yanJ2ElJpnO3zsLjd2FMMHvH6oKCASdwIsLquQ1FIU0OiXNklAbHb8NzyF28SUIx/5IzCoOHn57cLpb8jpb39YpTW+18DZuvtHMHVDxfi5fv08vz
        yZiCK/hefIYkbeeUXoIQEfhTk58/hZXvixXw/iofG+XophphnDif5xOlcI4CNeAeQ5zgF4nd0U3aTFajqum0jHC1KcumAitwF5vQ/JaS3plu1j2CBcHOJCvP
        ZpAcvIT1kRlPkZx5IWzpKclKzr4gtUimXwgztEpeegFEqMlVH2F1eL5xjHfGvRFeUQrHDsIrmisx0bGgEieEXXJM7vBZQSwNDTx61opKQDUFbdzf0Wxobdga
        kCJUkM3WFdcmeX5BJmgIk7MZ5MY49zRTsLRYOB4J8zwmCb8eV7HBjtnJdNDEZNI3/gIm02o0cbYq/viQJsthToHJlMxzXKYNDpPzpxzyHCbHgcO0of6pSDUb
        HCZajIZQ0nA10eMQ+yqp/2UeVsx1Q/bKRlwy/QVDvJIZCc3P2XEH3ikatnRji7S7eu/ZCRRn7ynOPb04WkoGMw3aDtw4td1ITa/z6dmLarrdgU0FOo0Bapl5
        guFkRgg9H/znimDHTG1JaqqS2dM81zlPR0ukZDc5J1FdT0dLscOQnyYJAtEy3ZWcN4/u01GXcEOV5CzHRd0NmugksjrlEC9MIqYzLFIZOOqz34ehY4gzfiPs
        VfQbNikaLpl5ux69YYdFAZtCRmCLArZ9XJI7dbvIagc+21Yv47VXvVTWWrsw0rvzPt3tHOPIYFS6+yBIhWvM1yDvsnM/AJtd7ePghaKArIhdHXGOWDb4zvG7
        oS3B4oVHeOwSm0DUCctFLteXcoXiM5PFY96slDl3x/ndsjfdE00ps5OQli3mpKrMllUtYi3BjbspWaJsFIQ7mVki2e3DrKdIcigUVBIheaOt3aNVJ0iYpGfi
        oQ3LrgaL9UQ6R8MXEzJnXp8Ho3UxRQQh2VdeFCRj9tGofH3Ehr+F7uAdNWahhOp9G7XiwnmYirlH0r00OEXl2P28iGK2wmDHCbJgtigAN2QcabLobBvRWQjv
        a2mMFRA7TaBOiuH9BuRgPiwTN5p2g6g1zPpNoo7UINqErEpgLgyt66IsMsjEadxoyjo1Z9F/X415Cjhzlzt2EHOm4JZthpO23OHwLWZwwKm18o4HHnohWx3o
        ck43QdmUszoB2DTg+w81tkb06bJhzX4IzeBlYKrekTUOdWcr1rhgWOOQWWMLrLEF1tgyrPGP4k9qAWtcSFnj9ow17sTEAsiL7oOJQarhQI+k7KaVsptWxruW
        W/KuBGU2BAh0FbILT/ZRW6Dbgt3YK3Us22ukHkyuh3DmPJhMw9qcRDRZ4rjsyGhsNW+kSli9AFvnvb3B047jjasxmw0M2sUCwAb/us6ZKcRwMFC8p3cIynqV
        zDnsDjqnztdqnVN3mVF3wk2iuVJwvQyCxem9LCVPfLxdTTQhvKOhFv4db3MN++EWHn7zlZgVYP8ArODDv+fNOLt4G1/htHZ5F0hc+joTTBvdcaKkqAW6mG5C
        vv4uOUCW6jbnnYo5MFW8Rza9GbV44mA9KjlZEj91vDqVSe0y+3q5OIsH8XkiAbDUQS+DuGFZK3F2VxlaEyUGA+Bm43qy9HSc31rOGsXiPbKjoKj9SW0dFGf/
        GaN4vaj1pTa8J7Adff/vC45DDeQ907N9zN/l+KzdVcvs6qtm3N4uBs301c2MVoNRyzFk4I84H0Ku5M9y4S8/x2HLkHPe++fu6t0t5xPMlmrhbzHVSIsUxieN
        hqZhFcyEJp/L8UyTEczm89qwZK4MVkmF/w1M0ASfMY5F3H8mHAzfxAaYT9mSb3bCd8a58Ubay5s5t7q7iHObWr6Ac5srXJxzm+kVzg1pshykWpJ5uq7JLuWY
        c6P8hXPz4JFX2k5xKec2s0KqCc7N47ovFp1oohGd4eQ8dnPPd+kG4uWCd/Vii/g/2XGBeWFdAGuE7XDeXYYXbmK0cyz2jDDFnqgEI1EawvgnfNsmxGYe+Rrb
        QqeDOkhXg9BNvQCxOrINZ435A2Id0zlmaaVzCObpDvTwd+2M02+vSaJ0T76A0mrGgHoV8Ptv9gIpgb+ld+EFwSYKvQn9Y95bQ2PIHgSXmpz8ktBnxtA+jJ0/
        tW37aH6lanix7jlbV7IP7tTWpRagxPEfiRGLRB1lRB3DjbfuZYu6zyBvbFEnNwSpXDDrZIVOhidZ6mSmyHf1AuxB8Bml4A7jCqicjaKtoTOv8qbksFnrjEK1
        ReRwKfX4rynGlUtAEnx5BkpkzYwMJo3iAm02e6GnPBu9J6wefNO/KUzFc2H4ObUoXhaFiRjk6AO89oiT8BlerFFCBW5CHg0H8jQBEUrQ5U3OZXo5uvkZRbOY
        fZSBMifax6wFaLywZI2WhN3Jqy/w4VKzcntNbuf4Fn5K4XVLB8qU/wshTUq4UfHGsXoDdY0hHWRwimQWhZhZpqURUTAJOMmnJOAmJ57jkVkAIMLPEHHEUBTv
        +DY1/SVqOhw+JP+GAi5aQ0MUXvVoaFIAmiB8qT3hQZ6DmU9qDiImXADSHAeOAlHMUNjVQgvaNBAuiey2LXwOTT4qXA2cv0Iek47k9bfbRXGeoVd4VRB8v9Mp
        j7tjIbtwuSynVD3uLly3jUm0SEdJe0OTvlPGN9UBsyY0gzszsN8f+2JhO9kBjuN5Iu6rjXhdwCQaHsUhYx480qxOnWMUkhOFWmvlB9G4VvHnkZsaUCfh7SY5
        uxLcNWcbFyXb5Ozvca+Wk2//HvstDZIZCVSSyS9wP4fp5NUOpTrqy3WbLNTAorM3CBwWBCvmQnLchVdsGhRhXcmx88ddMSQG3PA8y055XuPrOb6+ztc5vr7B
        1/N8vcDXuhs+okAD5xndmRWlsHkm0JHM08s2rNC7ZclurYrla3LyrfCGv/qVri/t/qs/b6yC3PDpb/zjmo9++r9en3VWMvdGmDxbgBQV/iULLyfeouGUpsvO
        aoei6fw8vUnzbFJBoWLjvJxY4FRsieROrUTXvZU+TuORqiXVHyMBcnRAzaxMPZ0mEz5gOLWypttz1FZjkFl8olseyAJiyNk/KmxRNxKUPbN2UARxbgAqW5lj
        RKc5m7u8nWZvOJXn8D29cedBXgjxa3Ep/A8Kvp/gyc0DDfOBJSDeXksMxZ5okkG247C1IacfUvUOa41sbyol5y0zJii/aVtyesm+SFZnbPn6nC0lz5rns/BO
        Uc8Wd8E+c5MFiQ09lGO4JJY6II2l6UAIDNG9bDwIyY1SEkzUUkgysSVComEZyu7uyjRkPM3UmT7iA7XwERtd4yMRk18FAUXgeZrz2nV4CtRz8kuybsFTgLMj
        pQA0dsPdWKNg9/MnMrEGK/GyJFEGPcmo+5gh115DLJCvw0fR83M4GC+Vdzi/8LjKqFJu2qSkAc7Qy02bVRvcfTn1nkCwjP385OiRDAMzVLo/j72dfI50AbsW
        1ltTBWyKX299uYB9Cuutf1OI2rD1walJSSQC+ZhLzZHT67Cps4GLQL0luqSriX9klEi3SxxgW+9o7IfPqPTc6mXpudU96enUy9PTqVcIenU2RpdkmH0+4Ua9
        ktjF9hzYrznRZRyYdaLLzRHWS8wR1l3mpOpuc1L1UhzATSiUA0WRMUgdVew5cKpMxB/mQADNS+WnaShRYLp81045vNtH8/kQbxpOv4nhhNPzPs1mIPzMNmqI
        m4DF/2fMhc/09qJVAgEv0gIBL4rk3G8vtwbS+AuiWMrkLPQKvVSWhabxtFRH83N4quPpMph/YRRejve2DMu6A99uulu+mkG6bq3lqwk8wWk/hqLu0V2SaBbR
        XXqVJJrEE/z9zyHRMr1EEs0heomOJdGUMgApgkE6YzPfUDR8AzgQYZem0sDJi60SAHhlo+swg6WBBj+pgcEVya863MH76mhap29zaEFRbehrQXmilITyWRsg
        cbMkETYrYDkxBE1QiriZJdZhgxfGnqLdNC1XRhNrt1jTF3BwoHq9mwBRvwxnAM4ti1ze90LNzbQeTLmoapdRbcE/8UIWFK3sEyUkifDStEymioFmvrOQ8p1N
        dE1JtYi/MltHPml743BUx/YmVo71W5Fw3lwffjQk1zZEOFaGLMcWuxllG3qHtUZj9weROGxzpGqj2h0NnYi90cDRRvCrbapjPGBlxUbRJxGXfxkk51xHq2T6
        qlo+wjECGrQeXcz9c4os+VRZdEqUU16BNEECBQ6/PLuEJQfimdfyFgQnvJqNxhUUSXNLsOPlwpIcpwnFdRywFdezsF9PNM7nFfsx3lnFCRwcF12F6YN3H9Vp
        jfWGC0+b6605Fw4211mzLEvPU2WItOEeRp3qKFJk7sbpK+JM9kKopfdE8ZZyYMaBa0wKUPf0cGDKIaKKwIQDz5sUqDvwuEmBOUX0sAL6TfWYx1rGCo6flGUC
        YuheebPB0FHYPMNjkbaZobOZoUuTZQzd9IVw8bovyxJTFy6iDU4mL7QQbkVxedFv6hd9M/fmxWow++bFvpl582I1QNvHRTl/QaSvpdwShJZxzRHq4ZqyH0wu
        H6ElXB5CXZw/Qt0tzEJWcFvobUDTGvbfRaXk1X8OCRONQ7gePmqVXXSqfUKN2dvvEqOI7zKK+G4cZM60u1N3zlexZOR6hWJ6j7vm/8HWvfLSL5WDSrWtPb3H
        nfSSiDnNL3Pm6HXMFPzJEp2+XCYvD4szupD9xirZY8GbS8uJd4TQGpbygnGK0JcPMe9PitQWn3JCXX05XMceZLurJXpF60qh1O/x8ezipgzGmnFB23uqhXTH
        kIuDlqEKgHMe+EAj2ngru0WEcXdhb68YI/PDTb3YpIP0sN7UTv509dh8jy17rikNLhywaZLPKHRvk8EHn8kxjgLBbs2kv3Ybnw+NWuFhtGrLllF0YxmGHrAY
        TbTsTXDhZrLQ2I7h18T5HM0kX3ByTXTRRE/2Efni3PQJds/Ci21euJ5rvp1Bauu2PxgiNLBbGJO1JyQTDKk10L8P4dQVzPY4u2TkMex2YvCDLj5BNG8DkShZ
        fFTJhSW1cGMWEJL3xpKYZpDzS+RMEWdn1eXturzaDUdwfDZ25jaS6Wj2mJzB0ljDnSof14qTewgzHYeLpORgwqwcsuCoEdUjdUedGyiDjUetBjJvp5TMeLTl
        Uc9m1FuQT8tMtOymZ0eYkg2rXUMa0PnsljAmt8g2yMHUYQ8IE+LulsHFDhdznkxVcl6AjGEUO6HNrvVoUgpLNOd8wUGK2Y3sizf4yiedK8bLR1dCKTXbeSgO
        cbgJUpfSpZOZQtTPi1TT2HBLE1k/+/zrP9irw1Dzm+yEkslSLepqLGbbjWA/dE7/k8WbQ5sd4WKBIr4stcVQABQv6+yMbOMj212dHfiuVVzlFQ11qE2xq9Xq
        OqxH0DU8hZ6qYlEDG0Ow2PH0pLiUIF4nxmnn+TUhrASRsMQeWXO8UPqldsPfVnkRiksI2Leu8WMcXYvDx3nXLE3cfQhW4sv5VE34a7wcOBzD7fGVNbhJTqbj
        Gk2JTjKzGtO4g3MMCQ+cZO6PrBrNAFjrbad6PYuZtQ3+r/i469697Mh7lhLpWPfygaqpZ0ca3m+MxKtQZPfORjIHR+LGcE6Jo/YmQZam/JpemnpdBZiwEQOn
        neS/cPkLV77AQcXpF3oV2nIF7C3ZSWS02uHCBmqSMDtp+Yf/p7uxht+t0Yg94rI8rukrKJpPtk29eJJgGUebmj5cjdQkTcWEntc2NNNgmK/Vm56OG8h3kI/J
        zCXRmxoONUbZgW4/Mdo+nIYs/LSqpJCYsP5g1YP3mk26fzLazAhxw5+8Cs37319/KtryzqVu1lvu2TnaXLhtCi+IH2AE2QegwIE7jnryMRvWK9Ixc0tqujPt
        Si/9yJHcZatY/93VVllU8llUGtjAzrnPd9b0CqN+yUF5BVgxVcN9K3Hclz8I90N7enNu8pLpaXZfwFmET2FNlGYho9vM14FdxrrsaApzFYd8qIs4xNs/OcTn
        ZfLiqo7Zo7jsCaJmPUMN+LyK2F+uhmtwODdLzk0zBkvpVEejQrKbcUKxzhi38NRkZOdrRvUSX8j9zyx+YQcLYsC4c5nhv1aRvKXBtdyc4N0Cw5cDIjRPL4fn
        SqrfZTkYusRHWeLs93oAMe1YdNJ7MWtXGhH19TVeSMOiw98o041e2o3sRVVLR6Ci59IzxfFcZAaAvvuu4im1nhJBODuY7a01ouhxZWMZs7Iy4O34kmEs3XSS
        Dyha5/hDzgQHuUNPDBNr4hrDarV6ESAolxNAlGJqaR0X3IVJvHUq5IEmXmjBEcYlOVMi8Q+tU+hJK+/dD8blt7DHkR6aDrG3G1ZB2CSjUstLlz4jCgEH5iwT
        9t/DDA9NIDDzgZ4p2iQeGMosbvHat4VRTmmfPmWQqP+nJr/2nPBuFTjJv61a1Th2VB2pYes5v2hj74TwxLan2k7sYfmWKjAaPuj4UAwsWcAPH9Lowm3VDmxn
        b/36FhrPTS92VhlB4Wbx+yowTCTYyiL7YEfNS3wCh+Reuo19JhdxoFzAduiuQLNImc5ZsLmhfAHqp2k6L2IKRGQBkUTENj8DiOkA5mZxQBQJlaEIzPybntab
        n4ntu2K3F/XEEoHJski8uY6ugoUz8ehrODUl2pTTiRShl1LD0dV874/WsXriQNTH930RvFpA/YenkK+s0oIIgnD4A8UnY03Y0VoO1O3oPTixYHcVexbeozf9
        Dpc53xW/B1LGWs23Nfqq8J/ky5Dqx2drRWv4XEywMnfCQjw91SS9x2uiq9gfI+DL2xzgvsBjNxP9bLvBKng4AIC5P4H3Fj522xNYwOs/iyxXsS9+Dq6h/DIe
        zQC0AZve2N3LFiGmL1wDTVegKUip2FvVegZt/6l48ylq6Xo0sU/zjSCgN6U46w/jafLpU0j+9O81A4UBAp3oOsqK81mLl1drvgFEB/h6mGGOXfl4GubrvjxE
        +w1EdbQGtGKNHFqmrxI/EmIcTMTJWuhLT46RWGOOkbhKd2YcPEmWnqeaCc8a1TOgXjLUhmjQVIMGPd+gQZPDQuyiUguZ+KoWcWtaxK3F8qzfkoa1oGmToGke
        WygamgbFWSh+XZrJGRQ3GPnN5AzJ4VHJw0agZa2IWxHELWhJ3AIhbkHC2zQXEjdPiJvHrk9Ru56qDSS+OIHzQFcK0NzeRmOVcxICxy98LjYO2GMiHBvdUsWJ
        DWUqP0fBJA0IXHCpl07zK0PgcP4DCByX1yk7EwvIx9BL/r4Iwlpmi/pajozBPa6JYRoW50YXEeeMdDXYL/b7KETgDnEW48P8hAY4b1FkWIor3KR4RIakjGi4
        mnWZcq3hAbqP6JFrKJtrKJsM4D4zgNdr+fo9lXZzhq7PesRJhyd1Qo1sUk7mijSvZ+csEcl/Q4barG/G2oxP5SIw7RtCOOVTyYr3eVPRTCN9KptppA+yihWN
        IpXetngkLoNlj8unocTY1xUXEw84VqzK8QzU7XsXQIHorlCmwwYABwwA9hkADBsA9BsAaAOAkKrgsStNyld2KthCyzadGoJnAkUdieB5l1/13x27O6wJiZfp
        ZMg5gceLE7oh+EIQyJZ591kDsqCeBF/WhxQTexeBvhz+o0D3sAHTAZpSuA9YTT9h5z4ncukyippP9hlYDwPUMMeST1TuEyKcTZ/0mw7T6K9kzjOfOI1PmtPn
        Jywxt1O1qNyQqxuza7S5sZ6riZ4kU3LCDTyePa1I0rU9hrUNWJP8QmIMCTKZimfyVLRJ3qdQnZ5sAHjyVMAHc1g0h0QWpB2XK3e1LqujmkqYVDx5bdZX473e
        QtlTSvvU5CTmHZqYKM0pkkIc2QBFLxcrE6+WE28wARV5v1KrROvkpBBb1IfUV/KVxlfybtK8E+NW6rMt811pdWC2tIjk683zsUUVpxyaankAFW9RhQ2cV7wJ
        3ONhmYRzVefofQRjipYK7TOqTuQ5HPO3W2TO7ZMDcPAZQYxnc46ZME3Af57WW1Vjo2k6w8K0fcZ8qCVn+dzkqfJ5Cuw2LIbecFMGBxrf15vrlJY+mSt9urn0
        2Vzp9YWlB8wolKllYBTMcn0zOTjrZuRgJk8OzrlN5GDWfQdycMaV/aquEEaFAc5VkjFYFBuZJjphg06ccTE63WTevp+4eqIWUJSacUngk7E/a2eD31tIL6ax
        kq1zX83YhshM29EGZh7NfgL36OL1Bc8QCHchTZnMaudprhd8HpkSJm0zNUyBRKe0rpnCMIvtafPVVRkFocHR4KuvMpx2EEFbezWWbQFn8HV1BMDozWI7zQYs
        DSPQhzQIoEunkGYjVoQRWIvlXZxqu3jsrZ+vhh2dS7q6ly7LdPSBO9M68bqWiad4zU3VhOiHfyL864Rj2lB3DEjmlGnerDKz5YwyvTitzGw5pUwPTRKasLM4
        9iZgMfn78ea9dDYtymxa/MnMprZIE2t4t2qJOwpLg33s363EfWHR/Sre21rinthH93XsF65E4Bc+fc4Hn248BxpFQmmxnqB0ET3BCnw0sQFcaJ5pt8RI3pXj
        DtvEP/9CJhpAkeM0oGUsa8WiFs5QdOFDU30sLsEddoH9SurCHvYDq0u3wKk4L27BfwYFhPe7K+7ojSmePqaAu6fKy83WTWBmZCcQXC1X2c0kxny6ukCDdBL8
        p2rSixVkjdXdW8VpSdOVmnDxvPn7UNxBw51EtVKaiYdt+7rUyLOwp+qyFreAPi/rjhzLij2gkqUpmb/O6Wgv/tIW0zvJCxy+aVBWMjh7TPBPPyNrJGZ9xOF1
        /Sxb8c43VapJBo2TAQu3sN/nqaCmhQe6D1awaaskK/ZK5UrDOCkAahIvBqo2bY1dqK5U2E60p11A7PGyuZJM0jp4pmIqPI4vJ4ps3E7ZQYFF2NjoJ/bj3+iA
        2TbgsdckabKiLEiB5wYsnkZWbA852uA6LPidpN6dQ2k/MGJsluYRpJlclkvj5dLwEOxP09ZZh768lscneIent4vVuKkSkWP/L+beBciO6zwP7D79uH1v33un
        5wFggAHJ040HBwRADkUKT5LAHQsPghQJSYwsu7xZSiQVZ8baJUBG5YQwZyRANCzTzjiiY5Jm4juXtEkngD2uoje0S7QmCquW69Deya4qq6plpSZbzBbXol1j
        rbyhFSDc//v/c7r73rkDQA9WBY97uk+f53/O+c9//vM/ckj3XGx5rlOJgtgsRM7QvRg5t61tXWw5v+acrcw5W1pVTouUS5sA4BKzEc3pGXJ1tMGWBG+YkkKK
        xHN6SsqwtY+Y2vM6AbXeOhdGr16nexSXlqZOKqS3TirD1jlk6sSdnx3M3irn1l+1Sr7otQWBY2Vrp/J6a6fibO1JN7y3W90gDHhRYZ075R/lm04ptmigKTZn
        zA+YIgWN9isouLaCmvE1doJO7NuLgbt8LNsOBTf6cc9CwY3NKV/LUNTzcjKVlzSGksbUKda6rWiZkUnvp0ZUr8QiRxwRtpfVZNkrRw0DCvO5egTI+ejphjBW
        UiHheOtQfHFcPcpO00Jmf2ISrdwBPvetIp6HjRi2PDOY0f14AwO1cCcOjIFJAYFBtvB5eJqhj9y15C8U6zDF1wD1+rUkigGp8dWQDq4hby22m2fAcGKZKAOl
        oGFwDGFavr5I9mPU0u4Lu2trI1xjwFGf6MKlSvZp3/CgcjVcuYC8lirVTnFS2sWZVwiYxv/stcG3Gst8vnJ11dIecOWU4TWlCuJrRIF8NQVzS1csjlPRYrpy
        Kr7MW7muB3etHJiSzaDYBsrorNj1j8rIHMwvh4oMKEMlv+HyonRlI7mGFgsAKG0vAKiRJSLlmhLy9vPRKflSJFu8fUryr7pchmY7K+7bTZNa17VpdksXFHIh
        fuD07BHaVNtD3TTYHiV9pXSfE9zQBY6iVVjA3TvdGkXijiLQkqAvcj3Ca5660gf8pfpqq/YZYQ5doWZ1jHaJcYNKTd3jwLnjOTr29fb+6Fhkcq7aKl6LK3tX
        kSVrNck7xp6wV/bJlNTlGbm3NCO9K1Ua9d1ygytU6x8D61y8UxY7C3YIfLA7S+UIc9lPs+StwXSJ2JaGmcQKjEIpHRkDT7w37Meyk32DrRiJGyreWdCehQM4
        udi9x2wpYCeyBAZyV/OdxVz+y7avyp3JJaF82fzhs4Odv/o5+g+4K4RaBRlfddwqQO1MRXAXowLDuyJ/JQaur7E0GpBIULsS1G5weoQgsqgdiKHvnuczLrxl
        KtWCEXjbXd4z1dfw1Q9ym7PYyEV8a1PsC4WQSxb2YAzYzZCpyaK88ZSkL7gmcxEy56PQlbzNur9zUZnJUmEB757kfGwSvk7xkap/oozfZLJCwsJRJrX471Os
        kAhSxx547FRQ8k1WgII/5Cws2hqWk9E3tnEkJ1uexkeZIxGyZSu8SiMX6lPJf1G0uFk2KcSNJ5rA1isW6upw6xIbhQAHquofbp37fXn7ovbvRwHV1izHoCEo
        /e6xlmNK/RrP3IU67nYimXmBEHFMy1U8vl6FnGKIqgw1yAKQdooFMsUqcgKuit/32Ph9j+H3vdZy+1QXwvhlxJwDOj8zF9ydb0MckO9yfVZqYsNNbOFd5m7d
        yNVh2NhH/Sb2KpnGa42Iz4tTvpXSD5qhCYqh6UoPqb6KScPeDTYIn32TsU5lHMvzLImFQh7kJQ8Wzwa7+PsKJGMt08jBYPAEEc9yE8gXioNAVYenwSENWf6U
        hbdvokctjzt5jPjxRjhPLNKPFol2F4l2aT8vJ7uZT8eB3gDJCMkV0dCYWsbp0RSwgx5NAdv7XLWO8i7uuCrw/JhNjgHLHjtNCHaXvlFvTy6pdDsQWkgbHlxl
        0Ce/9Env1jv1DjzuqLNupIdUHmy79E/FzPFxPI6D6rsR2yL9uKfxq/jXO613UjT/uvyr+Jfib+L4mzj+Jo6/iePhawkeNOm3AW6q7LWUaDsn2s6JdnDmHRy/
        g+N3cPw4x49z/DjHjyOeNmkxZxfRoxIDmDcRWr3ThRYGJHy1L+5GaefYARfru53xdBulGudUsI7KqULI9kXw8/lFPIXI5mSb8ZzqzSZ2cwlchbE2vY2+FYIU
        K4X+5GoV8xpkiGkqRSxr00ewfjXjN88CCbdrqiQco3mYXnsNkh7Fl01slExr4Bpml3Yvj/SRit4MfXhA5MauCVTmrOubut7Gy2+UnKbT6lV7nOZDw4l6Yutu
        z5/L9xW3Q8mg3QwxJQiHTCS/7fXbP0HIFwOJKTN6gDARTwqwin1mFT9I4XZmGfvsnw5yLcllZU/HcLKZVRvCHfcPg41NNabQOwN6gQ2R7eZ+h321ViB/Deup
        sIIpUszYl9mRgn+E+bpyiSFcaXF6oZK/xba1qHCTUVB0wOw5GmVKhtFtaVd9oms/FfTh+74ySUEK11WezxCREUe7Ns3qQflJD7PhRoOloxzzX7E6SlpUx5uz
        ITbDojqkWau6mwwAij3dyoiUKlNK8RUxJeRS7Usmd7U75AaXBr60uQc2w1o172TBqpsIrf01X+0R6UYzQ56D5H1lBkKVzod54co2IBJ6qCCOFmA6VcgsuRuI
        eGPTvtBSvGlOZMylvY11GR06stDLR0UDM9uBS9Q7O9QSiryLpiy9HurMZ3s6nCDha+rsdn7RGe6ks72a0t+F+2k3O0xJ93XmRa0z24nP+/VH9eEOrcy9+lAn
        m5jPPkJpjl4e0bdTDKt5ZruQtdXRu5B+UqOQA7jq/qimyEmN+n/CFHoy241EB5m6yD5GX47h6jn2FyHuelDvQ75JahFVeBdlR4XHKe9+fYDS3k3V7tc/0aG6
        Of8J+nJQ76Ev90gpCyjlRjG6QUVtx9MEEtAw8c30RzptKmMCZbgoUu9G/Ef0xzptKaEdsTzf8Y7+iAYkbqVUyOLqEx16QT8+QgWa1HNIvZeac2uHGuYKoD/K
        d9b0PmGgeRfa28kOULzbyX6C+01FIt1HOtQBpLutw+XwO8q5nfJN6p/QBwDLealtFrVNomN7KdWtHRq6/ZQj2z+fHeRqbuNyqTo0Yr/eO599lIvZY0tYgbvq
        QyjhMEPlTu74CL1RlkPIr1vcYU69jNSH9cEORe7j1Ldx6kP6ox16uZ1T57BYqrAM7t24Xr6n0yYwHQXEjnXabdwoLEWFQ6rncmGjle0PixDY+OX3aCugH74m
        x8sOeYGdQ57iEzKbCbI34vN2k3Y3XnYWaXltfESG/raOvfteuaPz8BHcmaNdt7WteMej94qFRL+1GAj1uVSZSp7DCv6yK3i4kCRmlYkFD0fWIHnezTMV11xs
        Pudow+bk1Dk3h8oOpY7SXTiV4XOBupL8M2wyER158SD14/LW76pfYsrlhhKbH4LhjIIPdfaO3H7IjfsYOlrQTd6SZCYn2v3uzSQo8dtyHMYW2kLZh75/1X0o
        1lpiis+LjSl2WEYH5a7j88IEmB+6i0MB1+PuY2L+TLWCe8aMgmZ+9pYzNx2SS/zIdcJjiHoYdZHlfF713O5eSyqqR9gAUhF9Ll+osbpIORb7vxybhOd2m+UN
        me4O5xazh5PvqHQYvGxvXC23CATsglAhSXR3Q7xc7XbeafFtChWUQkuchl3Em1jmfG4NmfOwWQkD36NztHA6erl8PqsF7PeWFc4EvQlwuMckEWmQ2Rzg/dJB
        jUiky2ZzqKyq0MsrPMn7ZG85MFWjRUqFj2w8EfskckuJJmSGBqt4fk5+5ecb3h4OYkLOJUYbjScmNICSg9rTw6zGNGBHhubggBjb1APJL7npQMzvGbtAA6k2
        IHYp5cgd4MjtFylF0XCA6+GBksGzzYSNv2xMN8F7gs5UqniyWC0oGDh6T1GkZ6JyohtsJUovXwEf6EZLmthqPkHVy81toylrsMtwCyWV/cp8QF83YNzNa13a
        NZXWoaoG1+0EnSYbqFBE9VoN/iY7PWAei2O9WvU5rgbJ1xRbfNjpRSWBU8rPxhADFh6HSkpzp/ftYB46lzu95YBVVbhSopmacK8Rwv5Dk+++/7FiJxz0HvL7
        HO7C/1J+4Et+GThTcsOSRtMKwTStEEzTCsE0RQjmRnH/WLZe/x22Xk8Q3poZ957C6MxYpYAm1y44xB5X4yDfxpVmX3gsERHxipQNqZCxLanhfH6s2A4PlZRL
        Hxrb7yzjqq4KbmrFLG2QNw7TOEzkmRv75K/gyJJPD0PYgtjkEGuU5xb3HRZD4CJAJWI3dXhL1cgtMgdX6jYX55viMubwcrcr0m1VqKUwBoL5mbxNFdkWaZzu
        Z6UJVUoTm0QYKdp9tzpllU0flsJKp+nrSgqO8D5VdkxCc/U/w5J2AWOoopVgThSAq+94mHZ8takE8BeFtYzl3lcb8ihfqfBliklmPx+xSpEq+SXVeyqmj8lX
        FS1LQt+XdmUNXpkUBz3TET2wR22mQO1RoxS4MBJEdOl+L6LgOnHOuvRv2BNpkoyyhWWYQ60WLt1gYNXx2lV+SVrLQ7AS9lVP+TMBG1LzxN8ou2yDgg8YTAFr
        1S47rFZLA/Ya2Htq8quzs7OLai/rP7tUaHQ5plapXqckZRtI/hiUfI6O7WcpHsiXtxZ/M8G9EHSgFTSXR2mavAZ1aX7bLG/7YHkC9kKt3cxLH1BXd8Dn6W4n
        gl3wveo4ezdle7ilofB2euNplebqrRZpwVKpw2mt5Z8zsJO3Dz9JVpnPwpI9k9Jqg7cN2Cer6cpD/hkdQuKPIibKJj91VF6esBZdewi2jdk3ro4eGYtjOENJ
        efsM96vPUFDZr07i2oK1YFX8rMsmTu/z2TiaVvfAyIYotd9/WiyKKlkUiMs86D6kbECTn2Di2j3CV/WO0QxUJgV/Zlegqcu7gyR1u5NOSdKp7qSQst/AbjDZ
        CghkqtkGf/KKFw+JVV2hM5ykQwfiX1JuOGOd8EWZB4Ez116o44KFyUX2istmAiDUllXETIAyZgJCeHkQ8W36L2YCzAvMBIjEObjM1OqymQCTX5jTUt+0KECo
        vEVMeh2BJQDqTPBxtlOILZW1+aBPksAlq0oUm39GUqxh6gSXB1jD8ogRnYP/TcGDSByLDz42xoK/NTE8jC+PKW+Gje6uGLe7jpqBsQ7RwCYSYxOPajF70TeD
        SjaB0hkVo7Pt17Pg5ZQazv5NCfDxAScS36Tss1ScuYoBwH2wGcxNeHRNk8GPG4vBXUaC//dIDcy4T6gZbN83G3ZCa25zjzVIOlRsKxt1KU5r1riL31oZwrKU
        lHk2ZktIiTaSXhPcCL05xK6Z2LALNuabIDgCVtjyUBbvUe8Nyds7Q3vUu/TcencI6vnMwG/wbQWRsU2a3HUdG2kV2sZ1nS2ptN73GbIOu1Nqe9a9Mh2FuI0r
        XunylG3AMrdHxLqpRbeVDX90WSoQrQcxzGFUvtgQhzyfZAsh8nyYrYTI8wRbCpFnzdZCXEtesu0CQ5fSVDwsdh1CtmkMo+Qg0oxHb75DKq6QzFLiCwqzHKDx
        I9apj9p7JMWeicJ7cI/kteh4djub6EjZaa+5NoLLHl9q1uFRUzNtlgGb4uLoiPXsID6bwUdAsW023NV6gLJOkBp2EZI+BkX+XzdOE/HTW5flZi6qquJYeMAQ
        yAP2Tqqn6UoupCC96T8+BZc0tFlZ4/0w+VMRj2wYc0G5fEeXVeChnN1jo9usXJQwXtHGmkRirEh8GduegyEPBLcp3uGPNwJGZaweVhNUFhhURk0HKgN6od+7
        GZWZl+OEyjwWO4f1CR10oTKTP61CJFlqm8aB7ngjwgbKJuxZy8szSCvz7mcLKLqwc0KvrOKHMY5gX3c0t24CkyaBmDRh692uKKuxP+FQPIXDmnlWaTjWAkod
        54y6bhzjKL/1Hi+9IIGTXl7LCbgcoFV8whp8ICrRZXH7Lq82MywmQWcDY/hOy3pZcbO0YLyPbtw0tvm6629gIdBAp+baKyVKo18aGNVxxVEMn9JuFL5luktY
        luluDifSm9ltpcdMzwwk8Prnsg2iPNmHZZvPTltTthV5BjiDpuYSbZ50suZzonaZueIxw+N1fS3FbUNxg51s83PtjoajtmwYNsmue04PUZfpdaSTXf9cm0t8
        9JpK3IJco89lGzs6Q2s2PUfHwgFN5dzwHJ3zqS5NdbXb2brCcYQunh86TTNqvd6sm/MdfZ2+fl6PdvQmrfUN8535Nnpq0y7dYZlkC5X2w2KedV3X0Wy4eANf
        4rmsaZUjdxNJbV8WPgleGi2Ioa7kQ1dLPtCVfOBqyUe6ko9cLXnSlTy5WvLBruSDV0u+ofx1Q/mrXl+UdKpRcu7U1GPlTGNdmTZ1ZdKjJUVNV28s5aOPG4uc
        1BSj4yabO26kXL01+VVPlJXSraJvxVZaJqZo8W2z3w7jvpNXVMryizrTW+w3nW4x6mxZrnWZNnmX25r8Y89Im6Gw/AW58xdftrMzsiCampfZgOaZDbGCSzB7
        kLxOx/jn9TZJksnC41hehIOaI/GNIwefl/U0SLsOR2yV0ga1yZU8T6vEJGbq4gzV8SeKmQop4r/GOE38vudETrPY7ViWNi3MF+Pc2ChO5WWWS5O5WZQ4Hegq
        g/Xgu/Mj5UC5kvx0xaWU3krJHjI32KWYRumEixZ0p1alggbqpStbYT01Oxg+KwLIo9HV7+YVmix9oiKyUioim0u9boAt1RXhdRfJRE6zy/5ILP6O2KsLHZtr
        ouQNzb6+un2uQdBbcvW/VdbVUoPUtxudO9kjxrEtsQg7X4OxNr+knMhuKqXErdcKro+85K+Vmce7cCHcpzE02cXGQL9mbNW2AVx1SkuDK92qbXVcUVauaDf9
        7VfRNqlod9+KbumuaKveJhXd0l3RtnJFN+ub11Cd5Ipu7lvRRHdFW6gGrmiiu6Lt5Yr62if2l/01Piyt9aG91oc5iOjReWkFJ0r0/ca+pCg+FTTtyqHPjWXj
        eovevlbyLcyvKyffUZYlEFU7UfkTLZ41yhEsVi7nJo2psEbylBFgOfnOvtWuwNTseLkUm0jv6EtWLaKdN/XNsLNvhgXAlc5QyXeV+K6BDhGksPrITGztE7et
        T9yWfvIWuKUYsBvXbIyrfE/fmDwFMnQ5xlF+l7xAO8vTu+Wl3cDLzfQCRmfyi574GVpdQabStE+1fbSd06zlsttSBHwq4gaYsuWSsN71So3IX+nA4O92VhoQ
        tTuFw/JO792GHci7Ps88j53eYiPHnit3zdNeSHFv5sn+BPh1Pkvmaf8a0Mn8fDu/qHScz8dpJJUsxVmYV/JmvKqSdry6klfia63EMxjYF7kNtqXtMT85Fhj/
        iP14mHewHvhgb+hjkZmwoww1z4zkvJepyw07Se2k7TeWtLnlCrF5OprIaT+Rn5Tlu7DVQokBNoOdfukyN8365FZXKZEZ8TngfoSxIRh5ZoRLg74G5ARiZo6u
        Bbf+8OgHO2zRPx6gNLw1y+o3kNCGn62tIbo5t9aH9lofFmp8wmZx5dna1GkzsX7JY4ct7FiFT5+LaxWwtNaH5bU+rMAc1mJtSkenmeTazwd4wqRCYy/UDHHe
        rhlKfK4GUhxXU7VUmFYrNUOIL9dEIZqakWZiWaCWugLXH33tr55chA7qgnMW6hDbNzjnlfoqnDNbX13v+fq14pwqY5o6FLQb7o9zwfh9FwwbCMsFajIrx7Pd
        iv9sEUkinimQrpiNpqbyBbUsiMg1Q4k7ZCO9BNbGEh62YT7gYSvGH3NtEY4spvgc1Dv+kRnbdmTGdi4yYzsb4byG8Y/MHFmOzBxZiswcWYzktheCy1YDSAD3
        I4yIpdS7h/rhI6LZzICrWsBVLeCqFnDVEuCqUwZkBQbvAVzVAq5qAVe1gINmyGJ1TcBVLeCqFnBVC7iqBVzVAq5qAVe1gKuCx2h6U7G9qdjeVGxvKqXeVGxv
        gDB6+lGx/ajYflRsP2AqY7GyZj8qth8V24+K7UfF9qNi+1Gx/ajYftC+FtMa/RBXp0EBc40S2XF+NW2z3KeSd39oFPBjm8l+35lcoIDAjn1gxz6wYw92bOVU
        vl8EpckMSnD1ZA7sJAjsJAjsJAhEXExH/SdBYCdBYCdBYCdBYCdBYCdBYCdBYCdB0IUFSujzRxiUEhY43+iPBUILu9DCLrSwC7thF04ZqK2JQUMLu9DCLrSw
        w+JbDNeEXWhhF1rYhRZ2oYVdaGEXWtiFFnZhCRH4tkO+7ZBvO+R3d8i3HeqDC3zbFd92xbdd8UXib62u+LYrvu2Kb7vi2674tiu+7Ypvu+ILLvhQl+mM/lBP
        OMACVdzg/DhnsvCyVk3kAgkoO+7Kjruy467ycec9QJUmsqGte0Zf2dFXdvSVHX1cSi+qNXcCZUdf2dFXdvSVHX1lR1/Z0Vd29I3gVyRI4Md3WlN9TmsFDvAs
        6DwLOs+CzusGnTc1lR/n+uNPz4LOs6DzLOiYA+CtCTrPgs6zoPMs6DwLOs+CzrOg8yzovBIOcG2HXNsh13bI7e6QazvUBwe4tiuu7Ypru8KSw+6aXXFtV1zb
        Fdd2xbVdcW1XXNsV13YFLuZBs9xN51g37eMMr553dbFpWjuLB2+Pmh0wfV9qmubPNQ0QlpumH+2mgcZK03RoodliV/Fw4SPsIuaHtFxD9H3VsEg2cczyqhjM
        hTzGABTvj0HExksbddXXWVPfM+Y1cqK2XitL6Bo1bLfERsxVevzL9t7lRrFjB80/NpLIvf9le/Oy29zK3My2cA0kftnevYybe5kdbIofQDGfHLF+5SfpTl2R
        oXCNQtEyHjKZdhUZYzxslclbkQHEQyoTvCLDj4edrN1UYUNZD+qKMYhVYa0nKHffzBe4FTaMpSncJfpLxpAWG346dcD5Cowd1Q445xA2aEYB5c3BE7J43gJm
        CwRZbRHvXMBjgSC9reJyDEgvEKQn/rpWMO8Dme4QNsP1VgCpzta5XFf0HS+tIfxPnlhvkjQQApE0uFyAj6Et3D2HQQIRLLmPdhgOEIsSe2AOQ+okhRl329Gi
        eeWIiTgWcTV1O3Do+RXIbUm34ecHV0s3wNqvEbOC+u+F7yetgVatFSf/N6SKYigR+WjWba47w1JL4tE+EjMtLKbvQtzLTQbgzdO1DkycZPc15NkPx8W1cp4/
        HnSDmSv7ScfPOLtZx88Efm7Hzz783IEflrr6GH6O4+de/JzEzwP4+Qx+fgY/D+LnYfz8LH5+juWWWEQJPz+PnzP4meX2n3OT3/TwMMevz/Dvs/z7Av+2+fcl
        /n2Ffy/w7wL/vsq/r/Hv1/l3kX/f4N83+fct/l3i32/x77f5923+Xebfd/j3Xf59j39X+Pd7/Ps+/17i31l2Rn+Of8/z79MKopZzKnmeO9LmyJf49xX+vcC/
        C/z7Kv++xr9f599F/n2Df9/k37f4d4l/v8W/3+bft/l3mX/f4d93+fc9/l3h3+/x7/v8e4l/Z7lV5/j3PP8+LQDn32f491n+fcFDR9qe6ciCJ1PsVS+VRnub
        uNUSwD0ZN9xLfW66lwbcePm8JMG3JPi2BG9LsCzBOxK8K8F7EqxI8D0J3pfgkgSzPgfnJDgvwdMSzEnwjATPSvCCBG0JXpLgFQkuSLAgwasSvCbB1yVYlOAN
        Cd6U4C0JliT4lgTfluBtCZYleEeCdyV4T4IVCb4nwfsSXJJgNpD+SXBegqclmJPgGQmeleAFCdoSvCTBKxJckGBBglcleE2Cr0uwKMEbErwpwVsSLEnwLQm+
        LcHbEixL8I4E70rwngQrEnxPgvcluCTBbCj9k+C8BE9LMCfBMxI8K8ELErQleEmCVyS4IMGCBK9K8JoEX5dgUYI3JHhTgrckWJLgWxJ8W4K3JViW4B0J3pXg
        PQlWJPieBO9LcEmC2Yr0T4LzEjwtwZwEz0jwrAQvSNCW4CUJXpHgggQLErwqwWsSfF2CRQnekOBNCd6SYEmCb0nwbQnelmBZgnckeFeC9yRYkeB7ErwvwSUJ
        ZiPpnwTnJXhagjkJnpHgWQlekKAtwUsSvCLBBQkWJHhVgtck+LoEixK8IcGbErwlwZIE35Lg2xK8LcGyBO9I8K4E70mwIsH3JHhfgksSzFalfxKcl+BpCeYk
        eEaCZyV4QYK2BC9J8IoEFyRYkOBVCV6TYFGCNyR4U4K3JFiS4FsSfFuCtyVYluAdCd6V4D0JViT4ngTvS3BJgtmadEyC8xI8LcGcBM9I8KwEL0jQluAlCV6R
        4IIECxK8KsFrEny9tqlwCk6v1dZ1X4Qmtuc6ClLVED/EeRY7ig/pZziCk1j2zYZDDsuu2qj4Guidg0TvtLtopNdc579VaocHgH+fdplscM1u+wykcpk0rDut
        p/9L0opaXhLGT7uux6Sbn3Ey4yjGZ33A1qKzhzqjxHE79ElUa+MeZcwE1PHhz1kSVE3+1V/84df+/Vtv7xeXeK6Il196JtmjCqm6gVjLeRQy6HTguBviryKX
        ulMlEIZ/2vXcGfcMC8BPyM09qFw/uYv9gEBHTUYG5ZsjC2up0PMOT++FcVE5wFBswoI/Ong9C1+GddPPZWos9SgmhEy8phc3tqLwDhyrQjBeQUwekmxEZ7/o
        eopaoyCJuuQYpRd2InoXbF6xwwloLIAXErw++YH945y1Kijvf+A8wDbexmFLaqB18VcSgSWDmsGe1NiSgwdLMAgTaD3lvaGzDnoCGWzup4CW7bexBk8QN6UY
        jHWUBPG/Up5vIZgIBD34pKgKREWQfRxeIWYXuece/ODqVipaeWGyEUcdGD6io8XWNGIJd9jKcqFLk9BJyIPzjEBHupLAuWHQSr540L2Jn6IvHnB24AnexT1d
        26t067rW079pOx0mmyBrDMHrTjtzuVDAgT1ABuI6scKpAikd2m7gc3s71FZxWxVgmPxclW350MNHRKUJI4a7BAfMDtg/DhDUoZHDFhsxTR1oFdcpCIwWxAG+
        zk4w2Bc9FRDgesBWo/fDUww2X83omlbPPYJr/Nm2l4Z0YksrrbE0arlptfXeryXs2gYy2/AytskIU+ctTb7D3R3JALI0ZHgJnOuAM41fWsVbIvL6E72DNN7a
        xGNHQ+QBs2CcErZaKavzDnp873lacfvoYWQPYRyvNQrLbgLmUfxsFjBriMK0boeMJGAdJkGr/R/e+reqRafQNz2NWFXi1qNdt7h3gWey27kTbd7t3JFySbej
        6YTYYsDX15EMT5UBSz38wD2lK6xGFz0OSzzJ46cxAl7r8PSPNlzv+qq2arg2oWGYYzu90XSgtGo9VuvsguY+nvL7AAKG5x1ssL4Mz3vp8d/9KsETWmMDewhb
        A/raTttxHoWMuz/BdlPfgF+aZBMr2hNAv/nvzlqAIrbfYEQyGFVdZKu1/uOv2vXC2WibgIlv2ihkltyL0djtfBwODW9x70sburdjEEVd1aclj3s0+d0//bMX
        f/GlZ/9Y7+UOYYZCr7i0HrlRdcwQuKGpcCtCrMfWhUUHHXqDO9QabA2XZvfns3Cs9dbzSevC84kOx7JKqQ+VliOr+V6Z78cFjXwsbcKd40H3PgrqB5yPU0Az
        h1qJeURQ1zGgDrhAOaempS01xg0MLSnFYIjjXRgiNHhB8OSPMNMecFm/KbHWUlyealjMP0Khf6WUP2O3udpWp/X130gIj7z/fxHmFdWossvxQmzPeB4foDmg
        uncc8/SfP3A+TQloo6Hi/hbFQSjm/XcYo5fL9HrK1P41lMfF+Kwjrms0d7LAKvu1Vr6XtF4KofKU/Ad3D3sy9vd7o9jgoYEaaAUN1EAzJxu2frfmtk1T1RpK
        q+ziVx5j2qIxexrYAkNMhs2wHgcCJJStdXEfjBrRrMS0D4QeCAkkWXwXvJjpmLb4u9RIzGbPCN4fcYodl8k8/NTXJOKS3/DiDzzPPRPMqCdbF34Nnd9AOJ7W
        clpr/eU3/+w3K6vGCSrAr5fBxiP1TwlwsSwFylnF5l7OoVbl0N7rWaM8Ell90v0FG1F5QDcmnU9llVO6XiIyPnG66/XTpdfoF+zTChEjunLqNLXqbZ5tGXr0
        5+jR//P2P/Oome988w/PVjBRUvjGbP3uryLV08+iBzTjWkKauC9m4cfOfefXXloX/1lAEyn82KMXvvr5S+3Bf/QI1J9Ls+yzDa/11rMo4wKXsQ71ESRcqnEU
        1VBZOf7oEMIJO11FU2Glwlm8i6j7UCYKXFQVkySQSRLIJAlEvysA/mDXPmL6imcJ7XavZ/W72MV23c4Sx05LnqQOT9n4tzwijUWe3chluoIZfehrqXtBifKh
        gAnk2Vl/ClpXuHZ48lQmXlXUcRCZooUnuSP2CumfGMtcGodX3yeaAQrr0DQeYM1povAeZ9qarTnETH+xM2HYasSxQS7fWIaUtWlx/U8lZFDMuEezTuTU3aca
        cFnt82e39R2xo4CaUFbAYWCsL7IrY491r/JCWREjuKchmle2/Cy8X5xEwhgrdPGncWbSwRQ/BmJB0uutcdrUOF3UaBSLfYzw1duXWzRxBCDQtlU4LYxAF9Vp
        veleivHkHnDedOOdDhtyib44fXFy31O0dLRzQauLk/qpczlZPqvPTt55/uX4FzM1NBMaLNxgyzZEmbFh7C/K+oYi2K1ONVs/qc+ebIgquVA8PhvT+oDvq6GC
        S8MKn6mxkDsXsw3IYb4F8oupsp4ala7X3m1uLWUiAMZDNyByg24QRlVPFhaXrb/X4KIOuQNscrDlUl0h+2fFc2B+i0QuG2QsJVKcSJUTUUP06Lm8MiWWDmyF
        zkXt5hW6XLz8Fh+wBrlI+c0/wLeZf/Fc8nEYURhlyylxASeBUAPa3ESzOHyLLAAyBtkKeMKSXWvgFK3gXQQYGvpx3dD+QXc7BZUDzjYK6Ky2lQLebRqakmye
        dNL1sD5rXHI1WpunYGsY23MoNv3DWwjwVdBF1Sy+KN7/8BZlAnAHrmGh00gn/sxJ7qNn/AYweRKjEKxkGD5lLx8EPxq85OzJLOGuEALgYOax1J2cSddPYko5
        9zW8TWLgCPhhUowdaWojfT2OTCceo5XA1k4po5qciWlqVFrfphW9nsD6lcmE5vE5Tafv/BlYLSaaGqKfVVDVyf1EHVUPun+MC7f4gPNHCKMDzmuumP57FSFh
        FL6rq+zwHsxG93qvmJfP0Pz2zlFl6ydhNuGDDw6dPTmWrd/rsSeRiKYSzRaBSXIypZ02acUgPmvpgCyFmsxkhfVRzZoXMcMB0zq7YKlTATUGYMlaCy3T4zQP
        1gN6R0yywPwqCpvoXf20HuDefQLTw5YWYBnJ6jLpe742MXFg5UHD+/sJY0Lg8Opys2Zyj4ic1NgyCVvhdVvV+0Sso8J3fZwr+aSu7HYeYAMolCI6QcgAjZh0
        Pkkor8LMG/iHFUpRTB/DahM4KnU54NYE/8dUlNrt1GFOVTElct+ptNtBex2OGrll2HWkabAu5BwRCXenwcYe4e2lSOrPICVmcUqwJZqIZgFMD9C6YJQI8ofq
        RS/HMqe0Y8GWg/t4BsxO/08wWwRMjo0x7zpbHXF4BGl9Hnie6vSE/2bB4ZwFPV1ZH7ws2DiwIwvCwbx2ygtCbZL1DjMyk2bt27m/gebcesIodq5vKM17tpfM
        9fg0vrxulSxmX06YNClpJcuCoKl70J3EBnnAaYECPeDwfoijcgC47ANbiD1iT8iTs9ZCOI420RFcprvZB9hiTWtkivADjJzRK7D6Bh3SjkErILxdwVyvNNJn
        iPiCRgJwYIBBZvKJDHhumJx4irDy5KHzLzNELMDXTy4SQR7ShpVi2EPhSRjjW1Dd1tl6BNFXqNXuTzMG0tBld6hxbOWApuwt7qaD7gE87XY2HnD2y9NoVjvg
        7BM7KiNZFUwDfk72iHUVsQnDbq1qjAbgXjH5LK17RAR5wZvygjeWCh4tFTySFwxuFlqbbcCBjZ9Z11yqoJjkc6b0JrAvzaOpKT2Aw1OIvY4w+gmasxt0xOP1
        FSKNnU+zqjmR/YSsH2cz73bWOrDCy9eLdSZWfGZaGf4hVvIN/+D0QRd446fk8p2NBOkqoTDZHTVv5EJxyRahPMfsBK7sBESqXaStlfdFWp28NEobhcP65P4F
        GseJp85l63MqJMlHvtJ602GvlcmngEuOZy6MRbPIlZ0EmGjCsHSnsH0401QezRRaqA+wdWVba94oxBQNc6+ahHcdzPLz2BZoe4DwBkslKGYSTBMozETkSoVm
        tJjA9GOfxZd/R6pysL8cTjci2JduKlCDEtRglz2jBidHDcArvEVY9GBRCNBDBWyY9SWssKGELdbcGZ83O+NzZmd81uyMz5idcc5shhMGAPQ43g8dMFx4VxS6
        Md7qCJiyiJYCbO/TOqB+R/Au7CNIiOCgyRpRlzBnDdERYZG4BdERsVGSLEh+Eva/6NdnaknhdkIzpRTRHJVjsrwAKrTRwX+ujdhQNBQYazI5//JRmxc2Xw2e
        DkBQTXAT0GC01JGWut0t1dwnsD7Rq6x6MRuzG3YAauynceQ64PyUYNfPCFp9QJDsScGZQJ200tkoUeIzL4WwV5VaUYXCOMwa02QYhR19rMqqcTc9zqcmqITD
        0TR+gBlO4tjEJBOdnp75fsJWSHCRkTXzk1MTlUcwhn/HFNex23GAPaq6Oq52AetXwffjyw7mm/tE6MErvIMNsyoWkN3UMUZ4jFEbNkgYTWUDuZks33iFzJvu
        c1MzWUE++v4KxCWbGNZElL9kLtOuDp9JPN+h+gxQr6fyXnGn0kHsxtPpEM5HO0ChrWes/gCfNplfgtsJSFq2ztOcG26NGw9yPuGNPRAx8ZHx8F6PxQLFR6oI
        C+7wTlI1A+z+JxtJHtSoc8kFPl+nB2hysaAZFd1V6M/vgZwLF/roXm/RPP4suvmaeXlwr0d05YBGmYMw4kNlfo5LVDqZ0usOsGO6IfYOBXFEVc9dsnMvbHVi
        j0hXKSONwDHxaMCc4iZjc8xO+ubyNZ1QWo7cybDTXXbkq5K/m/z35iaPJtftiGfTVTJAfL3D5zxgfTnqHXCqfAO41do7Aa+bRb/uSNl5yb6UfTbcTuuYIu+s
        u7FlCxSLF/OYFq0jO7x/kZApLz/Ks4FDX4+ZvT7ivYbOetgX3At6FPtCz64gaUaBeB3aFOCxPFN2U1DF+qdNgU8T/lScYYr700L3MhTgFj3jMy37PK9LN3DN
        gG6jG8UBMD/8uRcJm9rDH5rBIM8j3T6RMU2rADuGIZNgmlLL0qaG9W3XeKldW6Vd2rQLwxyLoaoY/BxHm5MhDbO9SXDkJgFgX2YGbyw2aqhIhWfYpYtxJKmC
        WKd6YvbpDmtSwhKqCi+IS6TSbLnKlhvLhVIFzeJgM7WqgqsvZXY6+H3i0fk72CoSAkEFmHMDx8Grxru0pW/SG2l3Wk/HYTo9/LyYKqRkPyupH6XUcoLx9IY7
        aT56YAWcv8PBbYKDqeqBQDx/F9+Xrr9LcTcWXUuTYzAagq4baMIGMEt/oNIawh59XangSTpAsK4x5cnCl2lnoROLwksFL3BCDzNOhLhq9B/GFeATE+TJ5MBZ
        gnMFQUgbN2xC0ZFo0nsqC85jPz5PL9EDY3BzQJHMxQonI9Cp0eQH7lkdTO47mwVPTX7pSR0wx0adPcdWq4oYSmXSPnUOVFA46Z6B6SEKMtrdP8n0X8wcH7uO
        Hsyf2jMgXyZLLFWPltuXvnzu/Fx7cXaG9vRzmmJgKK2uXQ5pxr2cNrT7MjpLRENCc7cu3PyG8PZjYerXcB17ApQ8X7rzPsC36Sy0F2VewjcGgD7bfMMbfagC
        57igTmvAQ/S0Q9X3qnr8DV/5M8rc3oa8VQtPBMShb2mC4qjoTrq01buT9bOT/iRVdIEvZLPKRcYpB89PAma0ArLoYlZjTkV17KlPMKO5XDIscXJJqlRSVyGc
        jWZvzRx6leTjDUkK4GBVexkdqp72oS097atczGJuX0QVsTFiNiGYfCZlv6xdTS13t1yQyermWd3erILsJpvnaW67FDwAnh4zmnBlgMNehU4EsMr42EUdXfjK
        pHpq8pJMGyq/9gAbPVU4t4TapUOLHDJCrEGFwMncl412BBqZN+XTk6fPniPyFC1S7HpJMVDybuYJVH11fyNqX+qxPTBsJccbfA7gZjjcDDbFtZXtCX5XqYpM
        IC20ngJ1x1YOE7A2iZ4jMg4+f0HQVS6msfXaNpp5xYammAQt/zI3MZ6MJn2cZUpgf0rbgSOgOtSpT7D4M1/PgBD3LCH+GaBhD2OLvavGEJLx6pfWLdLCaFrh
        qgnA5cGCZIUtDUNIw+YIfBTMMfps8BlECPYqfJDP02xaB+ROClqA4+4To9dcVCSJwcp3+rbtp2MmLTRbhgPMicxTM+6TffnBzOuk+e1dzIIulnA/jqfH9LzX
        Ez05oAgPGrp7MmaGNhZRF9kQAR40PhVMEw+T2Kcp7F/AueicSItTw0XaSS7tLNeImVBsAnDmMfbmaXlHbC2SbXoqOS4WUjKIv9UphNBBQv93ctjGlHeY+SOH
        bBhblUN2/H1PqSe9GTk3AbmFOIdspuZKd9EoUHDMJfbQRcj+Uuc9OMJhtrqFYTlLEOfQkXepgElDVEDIe5VixTK4GuynGub+gL4v0M63mg7j8tj4syIyjHnJ
        fHo2Jty7GqGIGqPRoy3QN3O1QiezJ4Vd6DJ3GMxDljDzboUl2Na+Uxef0v459rvGejrGcRvoMaL3mBxbc1PzezaxoEgWAzfQsRYoyngYJ+w0DpbVDk+zHgMV
        yzXnNKDXfQlA1J3K6UDF7H/5LT7wBFb8QZU/xPFevk3zGVEKifEvAnvjbfAS1l0WvSyworfZWY8h7rOfLCjV0bTRmMQRlTl56Bcxk9NVcPe7f/P9kedMFl7M
        oslk9YyxQ4ZJllZQQzHahGt4OlQurjkfAiM3IZQ5OEugq9ecEorv03xYewalvstxWt+YOcFe7GA91+Ovxgkg+ylEisPsR110jGlWAZkFH8ZY7eXb+crFvd4o
        jRVthP5RdpNOB7eiqYgYmOptauZ1NVbuNXLo9sACPIQymLXbB15oQIwWKF715pu5O4AYi7k04uR98jOioM0SGyS4QYzcNRvHpeOjKKjxTgoESZiKZpd7QSZW
        bFG6iHwwTWaMYOIpwlxmGo9ZmBAaEBpvtKDxRoXGGxEaj5mhTOOBQRpf2kA0dnWm1CuD5mb1qSOYb14fnE6UlggF5NbIP26zWrA+OTnA6IMmsvRfFN7NqqLu
        ZzVmtfHOTdXEF8tbdxUoNTmbhSfHaB1UATvgBn02NeOXVj1Rm+1CzoRazObtm83kM7xkmVXR8PIMaJ8O8zFvEU6QZc9rGyy7Q7+oo6+8/FjWmKbDCE2pBm77
        jo9dpOCGf8BDM+lj9sJs6smswZs/a6NvspMNp8XGWMwl064d5E36WViArsEe6XRWP278YNaONJwrgoIqgR1vBkX9GkAR9gdFFwTQbOlAjA7UeztQ17HtwL3s
        I0MKekgcTQBwTwrgKl2AqwBw8TQUcul4RgEDLi4BjiGA/tfEGKth2jpx6pvKnZdbzS+2vFMZ71TSBthvpvVBexWtD8VlEVQnz5ylCeWdPUdE4LkB07B8+vXB
        yLxsmU43s5sIzxK1zgi6Vsy/pybrBMXJgTIU6bwBlIRRyCpEndfQLhrEx3Dl2L30ea6n9Xzux0SkXuwh4H0i+X96NfWACYrduoSbLmjTVuenGi5cna0iOMAK
        p3NQyNQplfwlu3+BrLcjmJP1dnGg9jqzuVuLvJfxi9/C4On69D1iKqpOH+83BKxAmW8FzeBUhW3YjUh+UPTo6iooXOolTZTonKESqHL4amjp+0UPu2768few
        CJW53YxZorLfgBeHUxndphBsWdgF2QLRMXDV2sBli7E53K4OYzGTTXF/3x7CckK3AAt2qZvdIXCbuEUM1dahezXgelpuWLu+nGjYjW1yIK91Kq0WCQ1yoyhV
        tMHcLAMqySNpoxgUsIzTBhI2wIOuNpzW7N8krQR8bLSKsbvI1VUJ3AP0TtO9YVLrATqLM6ecr80hDVNj6Tkqr5bfF7Ow2CkJQHfUzDUyZO8hFeclv8Nm6HFV
        TvPfrKxG35XVkJWUEL1obxjNIFdB5zfZqLoAi+bmovMFoCOqUDdOjGXU2tai+4WsNk3fFOYt+OFpwmuRhYaqbP665dyNWz+4+agdf4zo5KpuwP8J+hvoRHzH
        7lAODu3ZIMqFuW964ILdE4zfqMq7IUnBBC+6GT7OzDxIj0p+tnIdCxM03iFWuWQ8eZvEJQE3wopkVDlpjofLEwNyirGwjevISlg9s+2noSluh2IcQrZakMni
        xeABc4orJ9q0G1elas2JCOyzxsXMX72ugmJN+avWlG/XlPeDrZKaKb/aOvRxAmLPCqHYexrdZN8k7oYLrJHKnrPGqmj2rIomEjZZaKJrVdS6VkWtWBVNk5pm
        SZ1XRb20Kuo/1KoAqsWRuHosB261FdJWheh6Vmd/Adiz7ZSi/Y/gcAoemYXWiVvjU3KGCNY8QsTm/BDLkTK+wpGSmRDV5OcwYekIx7YEu5MRygT5XjoIgKqP
        cUrBDCVaCnS9lAGHOy6TUeBacWlQDXLMINJoWWbLqlOGlANs4Ql94D226sDRL03v2aNPGuZ60NbAeAaqMKDEVkOwoIjDyVjmFj1V8MReA8qL1Awdb3AN3oEN
        U9+k5UUrWEvpOlw7KF64kNzkZuXED2WX+yf/hyOXiA4TNZ0RPjDQiP1BoMIZ/0kQDiDcoXIUQSfEybc4MNLAaQF/sNjinLhLUAjYMAM/VHI9aZmO3bkI4jES
        imiIjn+64TIFTPCOuijgUHiwWZ0OAw0+i1HLwGpLcRoHBQzHB2zvv6or9xF2DkGHsOyLJ5zeRokDKK1grp8jBwM/z8Bkcf2kfWsZfkCT6VvH0LdN0LfBNAS8
        pzOcupm+DVYdDOKTWcCX3DoUuprLhE8oHYzFlikY5k2igwE7jpqmIw9AqN1PyungimA5mdXG6ERwBbAA+VdwAlkFlnp/sHRBoyaHhGvpzL2NKC/oIfEU4fMh
        gYHY6AJiowDiVH8gGmhMdUGDtj4mBnO/DMdxKDbeaCBL5orOIC5jragajK54VlqNVVdYHE3xFUrON/wd13Vppl40nB/XUrOwNMkHdF7tjxqm2CmxCJRjgNkZ
        XsqqFLXoQOwDacfyuIlzyeczYM8Uvi7YXRIk28C/YJg7RijAsN0cBLk3I+h5qvg+5gLkeXFpBvHvKRQa5NLVtiCAFxYKpKBCtNpse4/Hv0JIlC98Wx5Ex6E1
        2HIHxMESpMOPsGChyzLVu1ixxJTl4YTA05NzD3ycJSB8hqvhyDBdReCdGndo1/zSl8/9/KkjAyIrxP33IVbtlT6aw7BL5DxUIk0xnhTjQTgC40UZ4PzHifi3
        frq3aCVOYCCdXkfVLCEhoS8hSjh9ulQrBNiwZcTvusqdMSJWygfvvHqfIUUAr5/J3FvcBLOrzpvE6ZRAypcjsPAqkoOUMvXR8Ft5IJmXGpxLWViZOwxeqiec
        Kh/MNLU2LzW4Ai81Cycn6Bww+1+9U2D88wWhq0Nc6cPHUlzwxY0uKeH0x7XCPTJuB/7uh8BNklKgIhq/5akoF2KHshuk7+CWDfc+ImlHdBKE7NKYsZBwPyAa
        EFxg8T1wSessm9awKM+Vy6GsaW52BHMBC/FViG90+Sxyp81lQGOPeYDosBoO2aetzK1f3Cm54i6pmvwkTp+4WLI3JJE4LPqp/H9XLVgRxb4oVtGTT28SL36S
        kSh8e7mS/BQV2OihuVAmK7sFTHR5hlub5xY6i3ErxIXKohF+lyB+wWa1TQ3KLNZVkTGOU7oO6gwKsUSVCUsSkEBNMc9TJktcTJY/Usp7sjIjbHIISWHapCJG
        SfgZw4YJjlGrXRTnexuz6GLqCS7FBArLEAeYK3J8UHbsA3vVYQbb40GOx+TaFT7rIoA/PE0Urgyykq3K5bs4vpGJZbPyCqhrpuJtMr6zjOW+8l52Nbe63IcM
        xGjfQrrM431LmX3Lw77lTDMWzPgmB/uWU963WGqUmbYA3Sana5oY5gBPE7ilo8OMkUZOHkluEUX+67riWWpoqrVhqnXmFAr8EwWV4EKTupv0koZBDajls1e0
        Q3TaDdgBHHo7lXknHsMNJZRxKd0JNnQOX7Xiale1BpCEHQk/eopw3Mi0eOrCBxsD0vi+RqhlI4tbc3+TQF+eDkTiGiqYzsIT2NJPwM2cL/jHh45HsV1OmrbR
        kSCqh6UdHasHyKECKS9IVbuE5u50IergEkks0g6Vu1jaocKfhih0PgU5keSRlhV1qNOSImhiW2w5hYqjduJ/EhORGxr4VQE/qyFR1YQKIz77Q4kQU9wRUqog
        nMrkU6CeFNQFZiLRZyCas6DMTPTNbY+lX5/qpbVyitkwk5RcdoCMyxp0EglBwld0+BjbmytaAj2UCwTRHk4i8yFY2asraV04iY2csEVrgxKzK4x7s8T2YB7E
        xS0YSC2ICdDG6ATFMSBmvkNFsEO4dRXMZKH7zCdwcvxluYJCJLppgDvpC1TZ6rOptDkU4SZPbjwFU3Y3GnM6hpvLKUI2+SURBL8MnXmCDgessDs9VdwPdWHV
        rqOlukhHP4tZPT5Jym/xgQ/Hij+o8oc4BQ/e4esrjdss9BB39lO0kPKrtp6mQV6ip3VyFwyJG8MLpcXsi09mLDMsbFloUngGChoOKOnMFwpGCs7VK3HL05Vp
        2r/8/MTCtPZjGQtZA7HhFdk4z7lZ9xwmhdzU2E+WeLfFBnH3MSnuovDjqxyTonO5fzVTwMtXSt4QxOqyuHsW8TVkFYiCGRSuvT8xy/BiN+HA6zAw67BJ58gB
        3BzSCUnmeZrIwaluDk6go4NVa55n8UDfIxNPoBlaZxnTDAT/7kNSqCNzSCIgZdEJvygfikGyPItzJ7RpDb+slCwRPlnXdmJWYGaKTqN8tUJlgT9+IaNhF3Hr
        0tAQGGn4MWMiQTERjW8lnzFgS7Bo2sBZgAa5JkVb9xAd3u0M8WwPneR/EO4F3BWysNIF2j6jad5cZ2gg7RCa00zmylnO4uRP9d0kmYorOBuCJkWO3HbFIIrD
        Z89xuRcnm4Q8cA/kxD/j9Gr40Ta37OUCLC1YfukWaemno2knU1lN82T8ZU95Is80UZJd32WE3zCVK2ZKh/f5h6+EENnHSTcyFBHbUPBhtCY+DAp8GFwJH6op
        9GsMJiunk/+RhXY/LJxXhQqCaD5XgfqgHmJ6M1Wqf1emGuzAcSRmjQuQzmac8wGnU4N4p3yMr/kncrEmFogCZ/CfVFVtJnoydyLaM9zintcI8Q1gQ01OXl2x
        0z/cX38WvjpZtxZjNkhgS3rUaDUUPL/Ap+uy+mpmThqu16Wz2qOpGrNsiSihiD9y3B6UHHFq/z6RO3ePGi/smi2aHIcL1AB/k0fhuDxkz+KEB2nqDjIOHDI4
        cDLSA8B+w5P++ZfH0hF6A+Zbx90Gj4WFs7TzGA2ifyEdnBwAG5zRIUiiqFeAjIXfCApZ7YhYr550CKtWhPkpEBmEQhaVSR9Z05RjJRmYlgbscesQYVxz5h7Q
        vtzpNHOtMWY7MVz83E972BKDFoRtYFEXvNHk0Yzlwjg+g7fPtIHLSRzVA+N5NYDn1UaRg+8/RXTW13XwzXVzL1tqkKJG6PwmyL5pZNU+kzZF+ykXo+PuV9gI
        9SbbcZiHrY3h9EdYeeDlzL+X5vAwC9CXpmd5Cg0Jwg/iHND0uA4I30cxFjXaZnw6M0Wn/FkQvm8+fgEkgiD8pkH4A4TwfUb4gSERfN7Q/QulvXzAIvyBNRE+
        aiNU78m+JOrjYdxfwlD0kBk8/J1nSLOYHY6Zco+B1L+QNW2q8lSJaQ4aYIStZnKK54GYK8D7aVOU0b+UKxP2Jy1jqSuy8cSTFYJwSSZxjCKGCbp0/ODhxqlB
        Lpl9JsbMBuZPsx2Drg2syXINaczKIrmEpGZLQ178VbGg0oLnao/HBbVAVINp5JBg8qQ9rLEGZHhvwxySCUUS1UebJ84iuPdvjT7emnns79EGDYLPckqBCDQd
        j2AKwyfQBfCAC5fkDTZzHTCjV+P8AmaUD9rP5WR5btYkn2KLFSYHe9QBnzBsPXkCJEYAvbZgcoYqwcCnIE1ZNCkU0SS+PMPwVCeDFLehwcWvAPvTwReL16NT
        nRM/p5iXJscCf/XtfPf14UyvoMDVrqr8QtrNv4KYG50Be1gnP0YpNZzK5JKLJiTYKOxR1BEWisNWrrfCF7pjxlI7iy3nvrH4LoIMzRLDGVdddLMC3exOM7sw
        E/lMIoTdEt0c/0PDsz2i1ZHTbPxCTbH8Jj3gEtDl4wMRHhDpbDkt6k9LYmk7Mi2BSY0xevWPjrHGiE+V3T3GjFmt7ibyzDIsMU2sRbr4+8r5sdke8a3tEXxR
        xvbIpb+F9pz3OBTo4L3azxXofLAdC9Mjfo/pEawmY7nDsDRBHzHbNRJmMHj+dcfe+gb3sBURBUxx/2m5YAsgY6iYCgRvnZl6MH5PFFQEQyGAM55wpHRWVTYt
        lTGrnPXdBUWUypNs7pptLGfrMizig/CZYClp9n+eb4RGh95shJCFpjEZbACfxfFevhsRRhUuR7J8rE6IfDu2Q0xPT4bG5pNbwToqBjvqT13lPsnmKIlSE6nr
        jPWnfLmY9IlKvs1NhJvwKU0EA/XE8v6MMqFrJGrsJYqHE5trI+wNilzgd92gUMKxzHsZYtt1/sg872Xn9EFmCamCwaNylplKHsnQXz5sCEMIViYBw4dd70lk
        M1sdborso/8kpILO0zdNS1L7T57JfLsjeqyAk7kU59HCJ6wkH87JkVRBDk6fPwPG4/kzLM6u6ITO64OgS5k+DT3AyZlPwMkxLSURRIaG9pm9HrPjT7outktv
        EopAkIqQW1F6QkVnzqeKdk9eWj4svriUQvu/8BRAcv4cm/Hxz6dWAYO+x7/iKsWj9nrmTt5OQPsA2hqmu5A0OJupk0eADAeOnvLPaCewyHHgmHhApAazsBPl
        KYw4nf3GACJu1+ofTh76yi88VRSXJzp0DmlU+T2On3HtZlCy9zg5+83/4xaiF/4BrrEgRRCwMglik3/uiZFHohro2aJuOvDzAWiHN8qNw5ODY8IOLzmDu/IH
        GoJn/DOZ+nTDKxRSAnEkP2HYsvL3JiwpZa4M78YwT7ecexkbsGUKdwrqt5zhoKue0A7UbDN1eczhxyTz+BHW8pzk11mrAGZf4FkX9jHhHD72+hlrk6P5x34U
        Y23/p6uiJ9yyhhffyPh8p8k+f207fW3ayc5/fft4OAvs48kstI8PZhX7+GgW2cdZN6vyM2y3ZrXkOfS1doBewM0XlwpElrAvARfWQf0HQdGwTwG4MohlNrNv
        AYaOrwU6fqKNCXwscRjCZ7Lgf/VouiRn+hpcNSZXG0Vk2BtR6Y2IeiOqvRG13oi4N6LeG9HojWj2Rgz0RiS9EYO9EUO9EcO9ESM2wtHDl0f0yOXMNT4cBul1
        SF7h8mGAXhN5hWeHBr025RVMlphe6/IKfw9Veq3JK9xDVOg1klfg2YBeQ3k1R+drM3YbW6u1NZD7NH1nXXlUxaNbPDr82DKWb5+G5ImzV50LRWMGLgf4Xcmt
        yCxccOyhwLyq1tkm3lX8l3f6jZmhM2NP8D3JwhuOVZhvX08YpTXrGs3u9g1TfPlhX/+NM5X8U9cqMdJG8huu8f3UmvsmeztBktaXOIMwXNrrp5JnsZcuZFNs
        3XO2ymaeWi+8n7TmFNtPq09+mbezvbSk67hsbBaNqBslfnmFmahwOotYem/FAcsBkl1p3JpJvfJNjzlAMItmKvOOGu9Ry870ZUclWcmrsuN8ls8TYevwFH/b
        0vMNHOZpWt74trX87XM4GHB0lytpGNCDadlLv5fAz4d7rFGrV+OuqKONqDfqGEVVeqMqOD2iZqePK9Fj2Y2Xr3M0/bhnXxb3sjr3Y7NyqJRuK9JtLaej/jul
        fnh6S3cE7llmXYB3W/nDZ4nu7WliQIfeUr88lqf1e1Oxk9fuKCWelctRLBITH6M4OlKBBoYZMGbvxPdLekfUQGZ/P2F6TXOGe8aIhqfUrXM0pYZaw8lwCvlu
        HR/hG4SI/ew17YSKYOiACD92KganMWmDZlU7lG2XE2cBO+nZwT5mHjRuaE6mN3F42HismUh3cqiN45okHefQSTNeHkHyB2ZxBDu9n8+S8rRBH1b8qeRNpliS
        wr83i9SsqCmdwHiZeKBf9qglnrin2soPix61xRPvVjv5YQ7+rjzxbjXODwtwfOWJh7AMYNoqDug89mgD73Xs+mYOD5k41PLYx88yYm4St3UeewFq42Gc3eFh
        /Srh6HpwppPVGFLbdI0hdCOHh9NdHE6kuznU6c0cJuktHDopDDfh6UFxURSw86BFPNwsDokCPSGbZqC35dAR/LqCyBtzaErkEiJ390QuIPKWnsg5cEtpaie/
        7cJBEBy4UWdq1j5j663LPBthwwbP5h0sMh2wqGqAs1Se7L6GqOq1li8nvWuUWgyPPkurv7AjYCl/RiyDy/BgwPsVsgh6aEdPT5b7pBanxoqGLXWyhGbROD3o
        TI+X8yZ/5GajL2ZJh1d9NsTYQFPMIMe42Qh7nUfMcKfdzjbqpDOfraPS1nX0oB7SG/UgIjp6WI/QyzC9bEDC65CQdujtKHaEJhEF6ymOUlHR21H0Js1FXo+I
        9VTUOn2dFEYb6AZ6Rllj6N9qN9S0czto+oYXsyEUuU7T00hHb9JjeFqHcsf0SKc9n22mtq7X16PqMT2EmPVo+Wa0eBPFDyN+HeJvQK5NaM2QXo9SKc06zbGb
        pSxNLbtBo916s8nTv33rKVGCRFxhKq2FTT09is5RpiyT+dvPyfZ6Si+eB/t9HdOb23r9i5KmjdmwUV/Xpm5TydfrTfKNp7ciMjzRaPL6F2lUqDMaT6OdeUBg
        nU7xthHd3YCoYXoYRb830lvJz99DtBr6tGMjtYDwyghVu44qTLesMU5pxsTWMNL08bcGssshZGYBw8yp1ck+VkBn/orgyS7/taCGIsfI/OXCh4FeN8+tLSIG
        uz4Pz6/R0CLJxnnu+pWSDHGS7EpJEk6ytYgY7WrHBrQjJvSZESrdhY1E1hJWMjbibFgW6CBNz6FHjtDYDX/+yOkjWJSPMGcw0cOP0Nswv+WIk/pHZHKiB2EF
        HwW5vPLnafQH53XS/i1UQCW+SPT3jYwwKElb0/ug3kovK3BLiFeaLabQpUOddAjM6oww11/zdyqsTR00hQ32FEbvQ0XV/E4ZSqUNggGSZ6C25c1vcyttwcMo
        uGjVcE+5w2j0cKncYUyuUp+HinJNiQmKKPqRoIRSQxK0NCmVmABfDxWHh4RecdIYNAcASA8JgQ9Xn/LiiAPQccLMjahai+uN5sDoxk1jm6+7/gZ9E6HpPNZx
        lecHIRzuFUTlN9qXofgKu09ZkPwvLtMXf+oa3Q84gTC0BNMVcBeA3VkyJP+Wtq7kLZeT0Y43z3SQScqRJqpeoksgE87P5hu9tEPslA22JdSa86fYzcKsz3RT
        bv6WqadkwTX8T0MEyeNvu1YwmNqlbIuZZgJB7tBGI47+kuTP3Oy6Dm0hTGAxRU5bhtBZE/g41iF8TzvXdTxG2aYO7TO8mW3W9GlDJxudz4afS2+gNo0+l9Hy
        eC5LHqJGDL6e3Vnm1pSeP0mAHEzZjcMgrZU7C87NyTEMeaJv4OUzrEefB9pkD6m0ANlDKiFQXsbKcdqtDq/XkXmkyLBPrSt9GgQWpk+DvIHyxpjw9jPP+2ub
        Vjb2rvU9WdZLFmySG0qfhoDH6dOQKW2IN+gOoRVUw6WNUMZ2to6Wtx55Hl2jUlDXIFrYptZRH+ghw5rl6CF+Q8fW9I4ylg7Ha9NKuEFsMK3U+DBoJSHKZTI8
        SpvIJt0H5YJQSJ6n/mzU1z80BrxYbG1jtOKpr0TWECWR/Gu3ZM18JPmmm67TI8mfu+nI2uRVfyqtrdbIMbfWhzW2M5AQGiQSoTMNoupFPUYtNtt/mYAoHfOE
        ICSclCMikJN6aw/VuOgayh/Oa/W6gkECGpNtwJXQSrFKPfb5syDYxBNsQl/p16KTmsQU+GLWZ8o6tjGRHL0yL0+S/EtXbvHD5Gs4OIZsKhtXHp7ct3lidbJm
        7qdrYMiDEg+7jnpyqw/jPoSk3J+bAls0oieupMnnWL6VnM5iFquJ4DwcHIRkt8FboVyhU724tai05ujACGEzW4gntwlsS5k+UC/slxCm5yqSxcZV4NM58zg0
        2Z0DziIKXggBsn/N0SIRxHEZbqEoccxVIS0kqfiTSQxjldXcqq/fmt2NGgbMV7B+d1Muf0b0BdypoIWT+jFmzSwdQlrmwNgm+q2VRZiGx9ctpdjZbVMZTPyH
        yQuueDXnfvy1Z77PDfYwefA2hD5JEuH5rJWKuUEmJc7+nqmiIt+LamYjaVuRPJfgrST/PJ80eDomio3Uj9umpDhbTP6d4SUOuvNKWGWltbRXKqe8ReVLB6cy
        GEAxERUdJb+FJdFw+pVjO5z8pmvh3SeNMQC8PGiE/ZPfca1G5e+wVwTKtQMmbdZEqhFN+4iRavShHED7plgaXOPD4uAaOHBhrRzttT7MrfVhdnANPLeSrP7A
        lS8na6HstT60IZkNyBkKDa9L+esiXucamA7Ad23CK2HyslsYtUpewVyENTJwZZqGPbPQpOMPs2eahgcz17TsmaZhz6w0DFNnuWF4OUsNw8tZbKS7pZxGerOU
        00hvkXIa6QTuhJea7ONrMYbumio1TVfzJrG/g9nGvSzuhoPnbGIw//KAYfUsDlgODx7AepnFw4S49xaexFxiWEYrA4YLtDRgGEQLeID75zk83CIuwIlorLJW
        JgDbNK1yTauEodWO01ulO3G6TcAS03mHwVKjww+DpZZ+RMBSS28TsNTS2wUstfSjUk4t3SPl1NK9Uk4t3SflVNP9LH6J57qpbqlualmsm1oW6qaWdt3UMlc3
        tczWTS0rsallOTa1LMWmlsU43W/o++V6ts3CeJeF8W0Wxh+1MN5rYbzfwvhWC+MbLYw/YmF8u4XxHgvjfWUYs2+SAsaKYXzMMBcDcN35SlkAvtUCPLMA324B
        vsUCfNwCfIcF+E0W4DstwHdbgN9sAX6LBfhELJs+Df7NNC3sAv1GvkBXLVn2ET6W7aYZ991+HJVbiKInmkfv1Xv0bgJZ30T7JFHyu3xPTwce2XL7U0iembFL
        nlkUc3jYZhkIC55ZIks4t+2iR+ErKLNgQMjp2+hRUiuzfJjQ+ig9Gi6EWTF8+LuRHjl61jMrqu31JfpulYP+VgSDht2x6Jk115+0pKlCp1Sw+Gx6ZZZmf94g
        zShKf1ORHvSn7sPDuXz8cp1ofv5jw8v36e19UH7flJefcmkVXGuxN/4AxeLfp1ozj3XfYHz2lO6+0ck5C/h2qucSQ2/rSntKJ+XEBxywwrGCcqoGlpM4xtIE
        tOwGWSed57sqU0ggXdxVpAutTku2uDnZwgJpXSSLfDvKlMbSLSjZL9Elt4EYc20EhLiELikROEREmO8tlXr1/l+C1DPxtinF/R1RMoZmu8IBj6WlmBZxPwxa
        xO+bd27D6g9CJ6z1YWX9Gh+WSx+68MNSnw/CgF+rqIW1PrRhprugLBY2YATz1/YGM3fMVKGRVkJy/96mqWKMfTMwXTeqSMGj15WqNG5PaJ+p0aMFC7foZZal
        fZZxtiXdurobXJ85Zft86j7A4UnaPHy+6DnIIa7A+Eo7vUMuvGmXYRPm2N/NtXJrVs4xLKTxJWUusxF+WTG5vGmq9YFnkhCadGYr9HCAHlZwf0341FnGw0F6
        WMIDbbfOIh4IXzsLeLiDHtp4IMTuzOH8sPCGw1YMGyqY2f9EX3VeEQWBIAdMZXJnqiIJktZE9gMKuNz5ukh9pA1x3Sue7s+5qW/ERSqXx1y2UuJ9PLd/B6mO
        PfDw60JAkKVAGkYKpG6kQGIjBVIxUiA1IwVSNVIgkcgYYNt1C+GTtltInyxY6RPs2m5Ws89Lbhbb52U3q9vnFTdr5JIrKmtayRWVKZFcUQfoBXaGZI+QNq+4
        ptHLrmn1kmuau2jFXBasmEvbNT2ac6W5qmj6giqavqiKpi+pounLqmj6iiqaPusVTZ/z8qa3vVLT255p+pxnmj7rmaavKNP0ZWWavqRM0xeVafqCMk1vy4RY
        8GR6BPR1zDWzZNHj/tAcwKjTFKBAQTZJ7mll6ix7Zu6seGbyzPqYPWi7nzYFMH46INX4qYzyog93AijHT4ekHD8dlnL8dETKCdJ1Uk4AlxsoJ0g3SDlBOirl
        BOlGKSdIN0k5QTom5QTpZiknTK+TcsL0eiknTG+QcsJUSzlhmko5Ia1rLiekBc/lhIQZuJwKVjrKqRBu4HIqRGxzORUiLLmcChGWXE6FCEsup0KEJZdTIYKc
        y4mIwuRyIqIwuZyIKEwuJ6KzD5cTET3P5UREvXM5EVHvXE5E1DuXUyXqncupEvXO5VSJeufsVaLeOTudESR7lfCaI0TsQcleI0zmCKF7p2SvpXdJM2rpoUKd
        GBFVzGCv26c5ex7Tih1Oi1PzEKoIJpp/PQi0sZnsIhLogk/RMC5+F6YgHu7EVMbDHZjKeDiIqQx7TQcwlfGA88QSHnBEWKza5YgHnDnaeOBjBB5wHJnFA04Y
        Kzjc4qSyjAc+fOAB55JFPOA0uIAHHPDaeMBBcQ4PoKRn8YATz0qFHkANL+MBROgSHviciQeQsQt4wEGnjQfQyHN44JMTHkAer8BsLx9T8QAafQkPKcrBg0Y5
        eLgB5eDhepSDh+tQDh42oxzII4+hHDxsQjl42Ihy8DCKcvCwAeXgYT3KwcM6lIOHEZQDecRhEYxw9ZBIUbh6UCQkXJ2IOIWrB0RUwqAe36Ie36Iez6Iez6Ie
        zyCaRc+iHi/uVPyBM7BL7T6ROx2lkxL8d3YIrYTa6xT86rSqzmj39Wxd6bKCFbWrr0+y2t83ssp8GnysvKGHua9PKkCvs+n8cp7OPPat+ayuKx0qrTIP1YhO
        e17XddCZ77DuLkzJ1/IsYQcfw46mJs6DdyepKboTpwV9zdZjZnL/qwv7Hy785E4cfejI6bzP/EmVP53OG47X/IUTFu5LP3fq9GnxTEdQ6GQD81mkB57Xka7N
        Z/48RUfUsfk2BGyoL2DddvTAPOwcdAgGfrtN7a7qWF7m27g7qRdXB4SH689lQ78Ft6d53wlQjWKkwhezZgnAgwSFaJ5agTYMj+khkGsErAb9UtOiNh4bnfl2
        p51GuqjqYbZTE7dTcIJrH/u9Y//xH4383v98qPNIOtJyU3ubER1O2Zh/vevi3mTM21SaAanfgjmWorlVHbaz4MWsQqCBFGONAGHlG97nmx8TXr4vW4+zqU/r
        JHV5jtCkmNd4gI5QVQcEVhhib8y324huY6LksPhGh3a80DZksZP6RaOilpd3qY4u5S2EU/visdSPuOXE6XCpiOKxCTHv5n7vMxRE+z0I5cf72ZVRbb+3DwTp
        fg8inZX93jhkN/d7kOgcgakWRw/DhIv4ki08yxo/szSj2vu9kzFoDlHggOs1Fq6caJ1Vp/aoCTZaAWHM3vhf81x/Ria/URGATggbFfLk4nWVRoioHXjHx2KR
        hhPxb3aZIvGZ59Ph633mUrq5N1pWSGWVkMD4VGI3tB5bh8YCLHmjNWacoEVCJcAbrXcPK8p51huta9Rl2y7XIqZ5EPolu0uFJ1rXeqKlZPBE6zNTRsoWT7Qe
        G4rWIUVOg4TW1Gc8sk0geKKFUagv2XsXSeRLCluj8UTLxpd6Uvdpn7GaoYzCCJRjdQCR9V912VWweP7wRHWElUd9MSziiYlBtPh+1krxoAyzUyWsGL0I85Cs
        yMN+50fpcaO4yfNF2Xb2zz3cSqnJv/qLP/zav3/r7f188BDBYNW69EyyRxWiH2jPSuQ3ZoIzSqRyD0/BxXi3RCvb7cqqYnfna97lOnXbub7iO86ss8Rzf/3l
        +uN//wuPPIaX/2TWwwZqKyveiselBtRkp7NEOkNNoh7Np4OYmSg9kImxQyVrXJR/omFcN8GPIpXRiqZh4XPtxAGb1Wo5uf0tYzA90CHqh92KDE+PHDmdBqx1
        Fxxh1VO+7KK5qgfXvImmSaoHiUyuYW5HoksHJ7KsMeSL06lYqlaHjUfvAZHP1PFRKFT9ekJtu5XV/VjV3DQmG76SZ/WBNIR3dZZf4FmIHCN6+BG+PoRbq9bs
        Itt1qUzCaEprG/seSjZqsdsC/wnsrC7aq0ZaW1pv/XoijaNkI5Q72UQTeyQZEx9GAwjgDgSujKAaHBBiHU6HWprVbXUTM5G2OehWRJh+m2GHDnMyguIlbUCt
        2T/lyRhNfu9/+8N/+T81MRWNjHqkh17PRuFaO9Kj4lqbGqHlrtEaSAuNWTRI1kNDqwa/Wj6CCWqWCHmuN0KeG3husukDtMtDSyD0vp51PjzQW3ntdaPrVqc5
        OXg3zZXkNT34Yja0JuwpSYNgTSckeLJHrqTDzYmojJooM7PvVJdNj3ksBe7pKjhv1ZaaptZCNVI9ztbw4eJKV0+MaV+wjHMfoyGP0dCRBpumkOXK1vNhzz31
        jP4Zz637GyHt6A2LGSBXZsmziZ9ov/5yBuvebC2IhanzCuFHHYVF5dakHrc1hvYZbPSHqSfXlFKErohp06i7RVPM54vZNiYcZNF4puuMdTNHHCABoa/DTlZj
        v2yFfs+vf2ibEps8WlA/6qa0oNbclID4X7T36wtKED/CH2RjWlB9NqYFlW9MeOzamEo1Tpsar7AxXbl9a25MjzgFFGCtL3g886a0cw8rMHYBQZgRzEBlgLJH
        vFKMnmKHhbrbTKJMgEXXKaBCiaV41GYUPimOFT5tCwi3ptICPDm2o1dtw7S0YbpoQwEn94fpArKjD990WdG3mL4hpm8F07eC6Vvpmr4hpm+Fp28F0zfk6evq
        UKZvBWrfJ8Yyse4ZUpdbyWmeu6z+zXOXcpbnLttRDIu5izXKJyMa/UFP5OnymGCQsV5prNl03L9yPXfGp02/V5frq24/ZS6KDVfFVFbF5PpcVk8JpkeMjlJa
        +8E0lBw+rDL9y5xIo7E0ZBwJteb81qt/kyQve/EzHhNUP3508gLTuJV8RH5IbFJ5/ErIJFdzmmXq0ePQuwIyYVRiEEnFLhqDRfLqqBQgCF41ePTK2KRU5bSp
        crqoshebXLmBa2KT6zGyuc8np/XG95MWESOtarIL1y3fUR/SoF3iPcA4ev3hRgyDxLr3NGhdg2XMt8IaReGF6eojhQK7hok3YWP4NR8ZpGJTqaaW/sNxpSas
        ORb5ollxWu/IohnhAyMGNy60/f7CVe4T7oxhMTpw6U2L9JjcVvBbcvnY5QZkhSE3nAwODUOa+PKLMPQl1xicSps8E/w2cZU8hznVYZPnJL+dvEqeBznVg5eP
        sTotxlDTA9s/OG2SPMpJHi0lgRMl8MtBJVoArHgCAIUL2Pj3XUXnoDNauv5giRG205t1M//FyyNU2netKie3VJuIkybisI04bCImbMSEidA2QpuIxEYkJsKx
        EY6JeJRmP6K0B5Fy36hdPBr/fsVTM2NnasDjy+E0HL0DN7IgoJv8C1f0s1niUcg4JbcZNwg/Ut5XVKaFLSnvyypLhTsp70uKVUjm7PuiyrYIr1LeF1S2VViW
        8t5WLJWybN/nVLZdGJhKtMdulGgojanWkj+VXLA3yvQaQNlTnCiwbHUoyghVrVkHoYMQ6kOs2APFnVpHtBQqIsUQi1rNVlYpos/1zry+AR/oBKpHwGGjU0wn
        C+aziL5upO2pQjEs0L2uwxf82XqNjM0O85fWQWVIlI3mdYrPA8yCgnJLtsnofKGrA7qOHOupfqpkiDKikjHmujUp7WaqqqE3gPvH+a+jLwO6Rl+ul1LaKAVS
        ApS9bpSiAiRA+92MjkqdNpURoAwfRaI5bkYHqE7b6OH4bDx1rEOnqjpzyJqcxdfXQeAbPSBy3KaeRWpIGSQdZgwyKKvUBX4PDOyG0N5O1oT9pU62gftNRSJd
        1IHDDUoXdrgcfkc54M6t1xt0E1CcNxp0MEO6Hh0DbzHpZBD2jzpZYz4b4GpCLndImL8NHc9nVS6mZktYRgnDKGGEoTLIHR+htwpUisAMXscdFjlkpB7RA1BG
        qnPqkFMP6yr4oxVOncNi0WPW8uYOge/6TpvAtBEQ29Rpt/d7i/D9PMeGX1Rr0ZtKnsO2dqMepzV2ETJQX3Zl5tKvuQ4HGYsYyyVStDxBv2zgi8NZl118wza2
        CM7Gf+wRQVZ7Qp0xnsTZGAMvfdze8i2swQwWYfAXJV+UwRlQYvhdet3pTUDtfad3kk7xjINSWXwa5p05DAR7ga7jO/VYkBfsBvO1c8TxuH5m/APVfHsNzQoe
        5s6cFlUuaOSA6ZzLLgnhtoyHSG484Zy5kgsxOWyIALedcmOLBzCDrTSTw4YJll3Wc+db3z7qyDSTwi5BpH5pmlRSWfjIac0RWeS0Fh3G/WvJbDl9ZTKWPBEi
        EHEduFeO/wBmEQYYBTtG0pbFESID6qoBbc2AVkCdEOhlaCoyfjii8ZBYkDdkRNml2OFpGT/+pX01+X2RajxM4+xxrgHRtFFmC+Kd1KbSacLhRDoImok3UCV7
        pE3i4NY31yCC3YIhs8sNms0tMXvagNnKmmYHC9l1fMNqENkwC7FfVeSjVTOyYeZjf1uBZ5Sgb+YKMjfk46rMgWTGP9kzCRUhvU9TToqt0Onhu2CexuWkLELF
        shnjbLVnN41iRnv//TBT3PqvuMmasn5fRJg9fqdCJJEPOyFtz5pIgToU0da50F8u/we7jTtxpKGfz+G0v9OL8BLxC69bAfAxEWCRsbkCqcPiLDJyJs9hGfWr
        5Dkpc2It8oilajgJUVAFccRCNxz96JVyzsqEmXV7887Jhzn3SrnbRhp3Ve4F+bBgc3POU6UEi5JgUXKmcNAMRuEpSxMuCYZccq9EFS5LouWu6kU6hT+sXDE3
        pFI46M09Jx/m1JVytyVRe1XuBfmwcMXci5JocVXuJfmwpAwFvSzvy+oqNPSKpFux+WbNfuNdJd+cpJvzrthXSdT2VvVVPixcMfeiJFpclXtJPixdMfeyJFru
        zo3FDqP3K95jLfcxaD94tKYhTxkS3e9GT8ihp7DPkxT2eXRhn2eisM9zuLDPc7KQM3qwEDN6NDfPQ4cHRySF2JiKEZR41FzAP2hu5E8a6zyHjXWeCWOdx9gu
        8o3tIt+Jb3MMG4n2ohNESjzz/yU4xDxuD75stUyYR+Y06MZ3AOfJyZQze3ysdY2VsQCGLeSMnPumwDl6j2IzZ3TQcOmgEWGXW/DMQUP2LyJfiSgWesLJbhBi
        nXe6jEn2xJDsg0LGDgmdyVtglgrhzvukaGPGoD4HhR4fNiSonIC2WCKeqHfY4Bjq4A6cqL5s1BDxvM1mhvKX08A6Jt2bIOtA/UPxsAO9fCn0ZLZNCHo6SjOB
        T+cBIaQ9S9AHlCVBhYN8eCCSPyfox5igX9/hTY7yb84J+usMgY1SmEb3UNT1QtqDdN0ihHtoqHMqw2OCnqn/kAh1Q5auMFePyFDa4upMvQtB74FSjTT6ERZE
        7LIyBH0EAt6zBH0g776B5iDaC4Ke6IpOtp77zQR9AEkKIeADIej53TME/TqixcsE/RJqW2cJ+kgI+jAn6AdxMoBaYA9Bv64g6BdRwhBKGGaoJNxxkOgVHOEo
        P4y92t4tKCb/B0D+y+Em4NRDIOgTJuhHCli02TcMjkI4/LQJTKMdpurb7czb77Vz42XPZVaMY2X7w0eYI3/D5fcgA/QekxJb8aLlhf7JBPdlLhNcU3y+3qTd
        hpctRdrr5QDLAx907B3Nyh0drsjXEdoV5AYQHr33ITkEw/iQ+/+T9zZQdl1XmeC95977/u77ua9+n+qVpHOvJLukUlkly9afZaueXLJlO3E0zZ+ZlV4jxz8d
        qmCNLBuWeyS7KtgkDgSoJvTgEt3t916FsTMLg+gJEwfiVkEScCAMSqZpAqQZkWYYh0kPspxuDER49rf3uT+v6pXihgX0Wm253r333HPPPfecffbZZ5+9vx2c
        N8tg1WorWXPIQkOgibILDUpJFxoXwNT8Jdu2z2orFvOuDRE3ezOGpFJGAHgz1mQoIzS8GWsylJE13ow1GcqIIm/GmgxlJJg3Y02GMgLOm7FUJqsSk2D5f+U4
        tXP2grAQNR8F2y0V65qCqA7FhrDSQeEnwngHcKEMZx1CQ9pEANKuA8YkJPK7hjcP40bBcGc2HCGm1o3KWJfz6AN5EqEIdx4VXkUjDOMvz4yiQzwCVSma6aCB
        PCXJ0eCh3AV9k1TMZFDR5Q7bpJBw32U7qQ5VsAMfWpRSQKqr/S7Me2DkIj5K3Uh18KZR1uYQiWMflYshntphTIzlyOslS49e/3WYggmpjeBiKCU1004DpoXq
        uD1s8g7iYjTNW5fmq0vzrSHLFjN2EGa+lzDH4I1uBf8r7PADcaJF5K6A3WtpeRBrii1W5zwOqNUAW0+MJf9niuaPvCiqFgE1zzsOlkHjOWXOZ6Kimf6k80tm
        8pOu8FmEt03nldcg9JzWMf1Uss7HUdVMrEIgtZ57gZlkDQn23MPyJ2gxXKXBEEA43qwPx0NMBJiJ4PftrtCaI8QaNsClWiESLgolVZHgwJYOWYgCYPhURGZK
        LIAQfFxQCXldMckOsV6cUl7FBm3IA9Uf9mK7zLt7oVMeBzA/AMykwb96s5Nb2HJ2AAqFdtls8fCyMjTL0KZZbkZmeeqb5eg2s2wtmWXqdrOcraT2ICm+gg2U
        qYksVFeC+iPAUi67NUNT8jFblg8w7HXFHLjJJ5c9Y7m/6hmT/rZnbP+XPFoFu2JNLF4BF7ywBA+WphisumKiiZOKGKO6bM95GSe+mLC6bM/ZxklJTFhdNvVc
        LCGaGQzhUkedKxdTpS9HiYsOdq9FFlHR1/u5gbGMMbkMT7DfttmOjWlAnin3f4blmF3xM31BfXwhCCmm1L8YlpZ2JsXgN9MRMOSb0G7wOeIGreef1PgBmG/r
        dZK26IcBf/uUuhMx7OaTNgj+dzva340OAT8moK/bT/MIVtbheJ9nd2nKeguyDiDiKbIN9ck2iWwHkG0QsXaRbRhuKsW54IIdijJrGkCPQoUcWE9Gn4uld1jQ
        pXCz9sMt6D2oy5QY3+SZcUd7ZXa4uRPtYbwgOp/WPHFMtXWAy5tScSmvmW/u0+PIsLsTTdIz49xBmqehiU60MxF38tSku9poAr1P725HE4lgQnfowZ2J6JHX
        e/XNyDCkp/R0R9/UiYGSoJrQk0Y+xNVNuD8FSWlPIhXl9TQl4akhPZEAkME+hn6u2HPB72PBAA65lY/T0Q7qfpFbIIPQRWwA+eluO9zJmahxb+CTth1qPjkZ
        jvBxJhzl4+lwjI+naNDleSUfVvlk0ZZg6diIYthxIL279zXDos4Bd5m3vBgPndjd3RXbkhDjvOdQJy55Fe4hoS2Do0ETmSRYzA7bCRe7fORhyD+bSGDqeaKm
        N2/whLE8rYUNvSmsl/uSdO3aG3bY6AsrRTfq2LBftWFX1tD14A8AcpOfsi6zixp7joW5fyCPNIdjsiCqlwPERxdB+XLMkmFPbIvdVYmFrYKWyTEPGL/tFkIC
        5NlUHcNihywdW85jJt5hRJ2md0KvzwZEDpH5Iwi4qEfpDSM05GJGz+HhHMeyFcn2dG8sLME2qAwLW9nQ13R6Azhyibptq2YynHgwspvhJl4W2IjqU6e73KUs
        5JlJc7NJsFgOoS6lcXUjswMSUcI69caNsfaOetcR3HUH0S0lHBlrccykcAmoeu6EumIb+E/YPQG2kdjDJYuRA+lrhmWoMy+g0Tsp7MGmoc4cY2dHBvS6bonK
        mL/3YMxjQO7SO9t981GuhJBJlOLoAHquH3snMmMgCm/KmmGPuX8or8fYVzAsxW6CYRk97BlXNIGaRGxsYn17VsKd1IyTdJKZaR7Fh+5MZ82JTmqH/kK0kxpr
        JZxAATszkkE7m2dCT1CenaChvlOSYYJRKfiljPDFMnGf7KXgl20DjVky0Jhl9j/AeMmZ8ZJj5wgYiV6y2KVW+KNvVJRCTau2z56SMjPRHHRGJiGGKCXKWrIF
        kxJLUMzX0a3MrqIEMnEmOeEZ/Sqc4UL4ZbCYWDIJFkuVAE2aWEmb6GJ72ZyuHnmkGU11o+kuzW0QAqObmAsS3VLqRDe6GavgWzWd7cFs0o32Ybah5c9GkHDU
        SzuRbzcwwLrRZBt7I9GoBoDhLtzYReXcakrfmWLF0XO75UUTbX7FWD/3eb2vjeIqwVfscAplpk9PajyYDCGSqvp4pOubuTplPUyr/RE9inJu4osxktXQ2FVd
        RuJeHl98B6moPd3hXHjsyzaVJVBeaGAiRW/SmaaqRzcTMZd5dicu0EXySeq7WyFkT9H3Md4q90y0u8udQxLEZLcd7emifSkjNcPNdL2LBHB9M76Kvifah+Td
        tP7b2aVCdlM70mEfZaM0emoP3QGlUy9Hk1QcVW4P3rcThe5GSXRjJy736l24sRs39tGL6OFpFvaRg4pIxf7Ttz/Efhc0cJJhsp4ZQNywgk8DgvSyNSdjwiCe
        /YGtZbCfBi9axJoucpqhr2XonNJ0UcLo8c2wKZlhs2THw2YpHjYkJJT8jbylvY28pd0NHK8vuxs8cck10v8lWDOFa+FJnVjKd8wCYBGOyjPzWTJJCdKMo11/
        ByN2Jw1XjEjmDFPc0RhO+8wAKImQSYk30RiTcX2zDC2MjC19RsaUvglj9mZN5U7yGNFgqj3jcxfy7NL7ZHxu7lvKXrzwZmSc4JE6QsQ6CR7ChdFjm67HOXbp
        PYZfYITR8i43JztT0ZjsPUWyYjsVVWVHiUZyhrFnNlPX77uu7+/1k+zvQWMyLKSXw27x+k88gJ23dg61pC5n3r5BzluQc1VyjososUHOQ8h5WXJu0VpvJh6z
        SbiMmzbO/hXI/LQ+kG/XULhcNRYiRJd6zBg+cjIrNJb60jkYlOz+CeBk12xwb5S5Ykwnk8ysOmm72dmLbdjiV+pSRn3C2AAcdYvbqiR+lXK1VBKfSrm6UhR/
        Srm6VBRfSrlaLa3RyCwWzJ12ae0ojZ9ZXHtnNb5zubjmThuQWUt5QCgDqE0iW0k4nnsrLod3071A6boHU/19Z3rROt535jjr5lMEdYlyJCytYiwsQl+sERlC
        0qRFfj+QEfNkVOmLK7J+Q+3bGJNyO1VyHTRnuBXIXetfEg70SRvsk9YEYr1BzCYKcOYiZ9I5bfB0ThmTgZmNFBQO5sMJo1kId+kNdB+x2oMRyzeALOx/ow0j
        JZozIQfoXY82o4mM+JiqMJrRLStZnNpbVuK1+BIKqIIzIweGG5jyLSvxinyRX5CuyBm9e1IyDDHzxoMxnjXmz50ZRO+yFJauvYERLiimq7L2ZsXx3vUMTFcw
        2iFYdPWmPhPxQYzMHTKx+GuWtOHNmhXWe2gSIO6y7vY+2UXbjdtb1t82sPDRjdABsPgeNXo1AUe61JcR0fw6euNlWHiAH2MtgRdrCTyjJfCMlsAzWgLPaAm8
        WEvgGS1BH2IMHFlKxjoDBT2CpIhNYo41BtisEQgHJ0HLzWCqAy8p0APrTUV4ZSm31hqK8BqTFeB9H9xkbEO4JRn33WEFESSvADSyR9T4JJN22wmFdpmGeCU7
        gaESwPtYwHZ7u6STgX5f5VW502eF/Q6X1x47sMsuACSxXditoxV9soBffigOGJcTqWZiOVljPcSLe1qk6K2oI+uVa4yPLOsVfYA+NB14LBcMRbVkMT6gm7SU
        jxfjTWpODN6bjdp60qim93VlEZ8+B/Tn9LkA3za4QSW4CqUsf0aVVmR8b1ii+WAJhkazQ0HAi4jh0Uhl1CELzliyExUJTye5JKUFcOOh4ZHRPmzqqrB74pJi
        tooR+86ewxZLSgeZ+ajS8329mwn0udXe237v7UxBMHRQRHmZzLD1y5ZF16d7b1/YoLCKlU5rGbyqruhf+UMyD2a+prd+aztvTW1lbuzzhumN31Cx3uk7HpQA
        HTEq1aUSCQUtq/VZtm63Yd3+WaMZWlRCIkQqhkRgoL9fwf4TZn2fteV5uvpcssHKKeYa2qWyCVclxpyfXWfM+Y2S4yz45/JsEqg4nj2GK8euyaow2DtwBuEs
        c1BaFI1BZpGZrYfAsnouwjbMfxTrtRK1WGidJ/ajUlKMmTizBd7E5wI0/05j2Zcn9vQG/HVIHqOTqJHlruEm5kNFHiF91vNRge8F0ei1Skz1MX+FWiyDHSAx
        VzelajBKq9jrZ8mQg4mOEf0PXXvTDgt9ZItRXmQBepgy99XqYl/WvC0yGekyLpKD8h62LimqfF8k0Y1ukMxSxCo5JJ4eNnQecTTZf65PHWArSxMfjXYEa8zh
        ZDxYBVuCMQw19CicsHCSo2TiI0HwKyQf6ko7rPRpaDtUfd7hrUFngOYKTghvInL9qOYTTB+pQg1g0nV1VlcyPaP9KUvT4p41WJvA9Ks0ttDlObHJYceCiLgz
        sRU236hQMWjYIViAcGSNLi1qcmxTA9QNiE8hZswcJbNNBkfmGIB9xQj1ArF4hz/d9CS8wLCS5udG+wayqHVpVqCO3NTXhrfWoTpLT+f7ZICJr85AYGBlG7q6
        oRM5+vLR+BhrlfsUM6gNorl8otWX+PrVH1FHS4zqQsJKic21lnAiW9MlnrZP8gjGlnNJVwDuUBIgFuTbJLJPiQ3AFnHi8sZ4ycRpK2EjpcvutFBhEA3YselF
        SWMr15hdFFkyE2ZyOlR8ZNSwoohqLp+0QT1FEfeEX6yCQRRFl76JTy5D715km0iS/LgcRZM/l6PCcSlHAcmJcW7YUrtgLLUZFGcVJ+PSIlYs3FncRsDn4iZZ
        xMkmY5aSN9YoOWOE4hnbE9eYnDiJpUnsKgOuWEQ4pe2W33GVsS5ZddlAbf1utYKtAiVQFdWUdcmgHir5fLGQ5wZRxjzNMRZu3nqZOTbOEjOyvLFRK/QREYxd
        lkOf0+/mpbgUy7xOb/C6C3HGmcS+rtS3xPb1XreEm5gR1od+KPSdVNiIrdj3gVLfB2DV1brMNkpLas609aIyKLEKxvcG3l1p8T4gGfznqC+u/ax9rQNbOemJ
        yz2prvG1YGJYYisaIR8FWHgulX47WaMoJ4GFV0QSqfdFe92E/byraufcs8YOZGCNKVLOWKMEWVOkutgCiR1QntcLkZs1RQqypkh1MWlyYIqUF8Mbu8cUqR6b
        Itmw7XBjU6Qga4oUiCkS5wjEpIxNkXgL245NkcCGHHYyortO1hSJUu3EFMmFTaOCZ4+YIvGCxk5NkTAIHGOKpC2aFZbRDpPOweVIdXHSWAZ6yaQzvRzl6R10
        NrMMs/hJ5/3LMIyjkxPLMOOadE4t09e2OamwjK+EMRVdTCxHJXqUHzq9zE1HYuwytRFnL8IMkM0bJcuTVD5neWCZZtG4RGsZNlWmRI3atWH334UzCrIQK0VR
        SC7DjKtC9ziZC5fcnIzc7Xa6t3zpSPdh//9AuOxcbLUk4QqhRHeMbRv74kARJUMh+0fUG/yubSAsPQNpmRNltJOY/0/Hj2MUZf8yj8MrRxAwCxy9WtQ3YuMf
        P47Bmf3LPA4PFNds6LmiAhIr//hZDOrsX+ZZGMhYsV82M+nYZLBkmHTRMOmCYdL52C0kCVIJJu2KYVIfXxllfGWUqakyvjLK+Moo4yujjK+MbXxllPGVid2S
        7KyvjJ34olL7bugrYyfepyfTXL2+MnbibHo6zfLflq/Ml2wOssu25+tf7pp2uGpLhnUVsI3/irxM9S3EM/4qV02GdYUo45ay5lvcRPGiTeeZ13jGTeaqTBSw
        Msx+m/8W8A+8s/a5xP5U9cbYjI39nX7JJ6lLYDq57sZpau6MRpmS1ULLOAv0jaWZSxwUxloYMk2VXrkZqzQUReubdMHrH+e1YFa77fRe8/Z4FoAagaht/0cc
        5WV8vKPY8FK9U6WICV1spkH3v0AnguqgTj06Ebt3he+s0Ymo3tvudXUi0pN2r5JB+lH1KhlMNzrrs56O3N6svQqJNdVVa6rrvMPqPsgBZPzfdRy14Jx1z6Wg
        eYUY5BNTokyeMqfSuip3PYCiXLrcS9xXQns5iS9N5/Fne3yRod+HzxzX+Q0LP8OhJkJr2WCmfN3mhuOPbbeZTuWWXnvLS27NrLnVurQaBBftqHidT4J6VC1k
        P4yoNVNp3q8h4QhGjhaC2UMDwFckpMFySp1g/5jHj1cUo6nnTF6xirQA0QfAhci+9/EKoDPU9/nJzXtxC4VYJx6vKFjWfvNJ/rm3GVmtZ+lF9HOimbWUhNqh
        ICg3v2x4Jk9mGQt6nbGVt4x/vzJTDCz0r2YN8k8zcwWv7itnx4b8RMZZuhPYTrubhpgWNZtk0vGN2IQ/WHsj8F9USp1V54SK0G9GGsap6hNIrmdiiLlASit2
        SgD98vXMGsnnXTHcWsg3Leb0f3kldPr0qb9ZJa79uQ2uYvMCjc3+aY3yaLOvj8XVtT4WV9f6WFxd62Nxda2PxdW1PhZX1/pYXF3rYyFoEf4v2iRe2U8DndU5
        dstzL7berj0WKfq9S6vj2skAtj52xj2nbY8hUH7wSaCVkIhbANiK1bo2yj/3NAVuKVaqLHTZ4ezt/HyE3/sqFm+OWq0Pvp9/7uvNH1iS/9nT9zCW0l/nAaak
        OBiWlDP38rFbPnix6/vvtmVGolVF75xK6421CQ+sTXgy3cGVKe5flp38QkF86ZcGWBUQz0lvLcTHsNQnze+TVu6TVumTVu2TVjP7PGfX38MaPlFMjEESD/61
        HQ3Q4X+z1+cm2fMTdlS/DrMcY1v2+uyj/N//dxS6wnqqDkvSV6ioz2EHXbE95YmK47PJN4KBnYB7IPFCO0G2Fb5WN0AepxFeNSoKsS0OmNRT2qRcifOdjFMu
        xykzccqlOGU6TlmNU3ScciFOCeKUdpxixSlLdY7ODpwThTAEJEJ6wc9BEQANPwaoYy4dmPYCS1QuEfgraZbZpdz34P+js098ovHFiT8dOTr7Hb/3sR/518X/
        8Q48onPBv+eHPARj8nTelJGbS5pn9l99+cP/8ssffvXo7Mce3b7nn//hdx2dnbxj+vC5id/sLSGfPHJRF4JftGPoFaMAyYtguhh/52VJv2zSrwQxFIukXzLp
        l+P0VUlfNemX4vQLkn7BpK/G6W1Jb5v0C3H6kqQvmfR2nL4o6YsmfSnAN5VN6wdzwYrdl8IdiQjBBM4hrRx5LnYVUhy4BL3FjWyatziXWmG5aCvM1RXBLVgs
        UrHFrGTMil5ZNraLUSm7R8Q3oY/nNjM31zwpC80rxcjPbjaZJ2X1uVQ0y8wLRWMXsloEvIaAuNcSULyaxFJSvNq7hJNAYikpXiQv4cSXcE2Kl8+XkVKRcE2K
        LVLbNTSAz7qzGpqLqVjwnaSivqnUZZ9WsUriQsk3rPqmUhd8U822b759yTdfsOiHRYHUlNpW49pW49pW49pW49rW4tpW49pW49pWUdtSOhr0wApqXp0jJibV
        LZlaXi6Zyl0qxW1Yilu1ZD6pXTJfslgyHbpUwhfIMvq0WUZjKq2YGbRsJk7fzJclM00GZnYsGjS/pYG5FIDy123bhXAD50AIp1CkLZuJfRme0ZBLVUaaVq/2
        YL+yldBswplpzf5gM70kPpS9pB58sAnk3riNHngoPb9BRFh4+KoVQH9Di0VnDlR1nrh+KVo2vNCtwTyCEz3Whrnd9gv+jQIRc1WEE/4CxjWkBHwdf1q73faP
        WH1hUZRArQR9b9py0/L/lW0XzrGgwRpMXvjmutJcedk1Ksg6KCryUoBVeiwt+bJxVO522gIYBK0kPHdJTBafydgROGBsGNbTlbvsd4zFA3Ix3hG7GOdwt4C7
        9FjbuPBY/nesQa1s2997HdjKOOakxS4CIA0c1TqUyu4GKJUI9NkDU2klr6TDPHeAOVUZpMrsa+fNa+fT164BpvwWlYxxKB+2aXEEDR6vYh6hZQkq9UgTu3KM
        J82AzaAcgxvJVXKAGWzJ5zwaeU3G1rS1x48BvthhXLrIhcmI8icsVhH20Ji1nsZe8F8oO5Vz7gItHLjJlhEoDvpgIu6Ho6CZOFlf+EcPie8z8ZtmMsymp8T1
        OrFrJpKCL3QKr87of+/Du993Jlkvv7UAAZbfY0HX7GrvoShT7JWFB92Z2fx7h/bd8L984EjozDamZr/9r8KvHQ0VgJfTcSyeiyiAnnbTpyvxJpJKrDypbhyR
        mbJCkKqRxEQCVG0eZ7RUtGnhVGs9k59rfaiK6LHE/iBCOXCspxPZ9qhB+I1qwa/ZLACjzXVy5QNhlwa/ed/JmTT0QjtyNxYBpYoaGX/lYcZ6jJ9rwdLA/aai
        KtpPRPXWB+x3Z+O0U30+aa6WjgK7zEmCDBS7Uakd5VaiFANfuxlDIb/DPakygR/Oc4ABFn7gUV1oE5soIPYBw4gBs7HYAadL+5bGOkJMKMpEbIFGPwY97JCH
        +sYDGBS3bmxqRIqd/gex0TwoKzPVNXeIXba5dggJEHEk4TYOnQ5YKftgE5HNnl/Gf58nCfk7+L/fudjGB+HW+K8/Rv9/mm79xPZ76P9fvdjGFoGut5wnWpe/
        GFAP0oKlzcXVsG+u8AJ8RsQ9yIdOJ3TKeYPMqN0VojzXTEQpcWdCI6yzRKcB+Oox69uiWhO0aRsS/gt0VB+f1ZoOHm9SK6suapOjxZhQ/z87Ij7Dbd50QyyK
        dmSfB/NA4U1iKEzkzgZUl4yIh1Nr54WHzoCssjRnv1Oa2/ArB/gr85mvLPb5ykAP0FeWeukWxghCuatmeCBIxnngUoBLukKMXsa/F8v+NQ9UulGVCb6MgVDO
        VC9D9WVMYZ5QNci/0sGmXDlL0IDLc4SgPSZo91sQtC1k66whaJCxuYMdrw6jBzBBU/9lKDEA/XlCeAii0hFgly62KJ2+RM7yhLMhkQdM2piPPBC0TaRNLdIW
        JktDmAZqhrQQHohJn4O/ZwgrRf3+gqNy55wFARyGvy427mJVwR1w41TQxifahhkQkDX7zGuf/77p/+GWhBwP3knlv/piyAEy4rTPtHl+mSGS+fjFbhssjC5P
        jT34icXbscEZ2bEx5PTRh47rwvEzFZt1hZ+hw6RToJktP6GwC0VXbKeYbzVIiAg+y/e13G/IfXZmc7VNfdGRGeumH970bb/cJWnb0YWW+0TrSu2xVvvnqVeK
        MM10KdF+ojUz3/prG/aacquAW0z1hnPSiPUwYtHAOSIs3nDpaCfuSOinqT2eeu7ai8/auy52Z//Nbfl6vf6Bo+3u7H/Hvfo5dB0N+64uAHiMHscmKp1GLGG2
        WVBAGR8qf+wHP2T/5R3d2a8MfHLke3/lO+nB2W/jMn4GxcWxU3ibVHAG6L+Q44ZPC7zAX9rKPacWJPRBDkgeOmlj6jpMkIiwoG00YY5oKeQDUIcQ8pzDQvTt
        W29Nn3InvtqN2PhB9/SywhBQHGBHCdG3s/0hj2BI2JyHjQfA+CjTr9yjd5x/ZvJTXS4CuZh6qZLeqy/6YV6irwQSkgWklt/PMSMQoMC/5jnFp90FF/qlYD6q
        iKWJtiQqktooJkXC/t5aSNaZby2gJSoI/1BuUX1jnV3rzfx8VG3lvp+YV7V19DGSDSIv+HWqa6rCi8suPBup4PvDnK7sJEomptVipy7OTel5qhruYFWhc+ci
        5ztfpm60kixPnzuHlopLW7TPRaXk4ulnnoq8Y9Z3g5cjiAHLTccsnB5b+CGEDzhJXX2MhIKnKM1BmsM5tPcUWNVJki/pwnmKDTQxsZ6MfJLP/umL+CL32NEH
        ZP2Dyw+GRf/YKoqK8nT8TtgzIzBBMyzQG51jCJWYlydoHOKJ52D55sZJphAH9SuYnMew3+k34+wFyv4itTSLbOV5nEG7T28pPPtL8cRwWxdLYGrUY2/Xnvml
        dhSgcU4/80sIylQzE9PHab4Z0DXDAVtHAEBU17VOO73fprmY0UYUTQitLhUTUIYOYkOx4e4DnEuymPOBjlzO/NQfXru9i3BR2auo1o5ik99TsVr01BF8Xhny
        pJEfo7qun9fotGZXzjPmmGj8OtSypWOHnuOWoGZAEzMmK1Wgo+tdXyjfFsr3QfkVWkLEK+h/ZNtPE3ePEmKNbCiY3RmBTmRJwuZ1bUqrkTpJ0gFjej9Zw2bK
        2/n5mt/60Sc1kcK8P8hwjLTg2fr9kf34y9r+2R/yn6bXxHthslfDMDP2icd5+dUavK+CtRLx0wsXaX2DocGEYO8E4n1MC8h4V8UBXamnqMpCV5z1aWQtSNbn
        qL2IQJ9NpyuDD91OAbLbtv8NR9XOOWf7rZivndB239jDfTx/EiTmU8m20JsGwSeXEcvFKtuSyd/p46JorKoHSUC4ajM4Enuyxws0Ph8ynoruSiq5rfFUJLG8
        BCnJSNAu5PQ8STntDtsWxXbwqB+QaCII95bYK3kQMKKKSCgczazakeU/W6hPr0gBgOaFhTpW9BGjpXUZRZleG2DOqsM8FKhqmLuyUcIoX1GjIm22jihBKGMz
        KoeSIiwSRCF5KtFQ50DIHVgx0VsgyOSz5fkoKoI8xsvZHJvRA2+OjhbrXGi67BrfjSuCse1/wAEquNmg6NkvJtGgZ1N50pnZyJIdtk+9j06sefTEdR4Neh+d
        XvPoyQ0f5U36Pjvii/baLfGN9+TV9Sz7Zc+8zxuWrvOGb7mRvsay3//phuMtNM7dcDYDxGo89XbFnnqTxhRotzEdmjImQjcZk6I9xoRo2pga7TWmRduNCdLN
        rIYW3Uur3MJWzCexP9NMYsFdWQib+ubwoN4eHtJ7w8N6OrxN7wmP6JvC2/VUeIfeHR7Vk+GM3hW2nBkT7yl/F+9ke63y3cZmiyp9o4FQDSfEsCXcYVzzbjAW
        SseMxdI+Y4t0p7FNukXMbcJbjSHSfgn3MRP7L93Bg8HhoJ2IN3CYNaIOB+iEurAl1pMOB/w8TcfbWZXqcHDPaToeYnXcHdEN1H5Hox3UmkeifdR2t0fHqCUP
        R7dQu90W3UmteDDaT212KLqVWnAmmqD2b0U3hrt8xHsHuOEEDiUOFJ/CbmW41436RnApYESya5ueoLySYDHYO9hWcUUXN2BbQRfqiTqVEsKq/kbWNQKrsdqN
        hjrEFfcxnmTG2RvYXDRvd6NhXdZVqDZgZkmLqRHEK8kuoqngTRq3R0lOqushYlHIN4RNgZ36TjHELCNbg9gWlTjWxusA0k4F6mOCKjmIZwYZFqqMTGXAZcPs
        E9ICCwijyDGAUg+g2cBSqV5VVpfW6eNwZxZg7rrSpm/0dUOPAcWRnhpFnTNalG66/KRa4UGdcfLVm/RwG+8t83srKMHnmgX9StC1zGCkhkJxEWtnowCVyyyG
        a7gX6luzzr/hNqL4G/paPB2/ttnS9GM/86I48e7o4y+7NhsMh7cJOGZB3wr6YNzOYlfvp9cQzQBTi91926wZDrfpCEE3oTcuwi3hBlFEaxM2wO+afJHW1KSU
        bxT5RgRbPrmrdcjIltRsRXg/lDFTJHdDDLz9YiHtcLzby5Akd4oJNM0MYortMNbYEvJEYjTucDTZSzgJxa7bgYY3MtbduMIeJhtNvCG2AcpYNIpT+RtiDmDM
        xo1LuejrteqrzIeVCI8r8dCPUjz0kxs+Mc3orGI5yg1snpje8Ikg2hk/EUQH0iew38XDHA7YUOkDNQ7+9E92Yuw+Re0WImqwZIBjNvenyXBK36q30xqzD00R
        KfRzTEoA7LebaUFnbTmzHlDIXMxC6DOqWw/afiH4km12q2IE9u2iDk/NTDmP34O/ruNyYiNTzlPiWDiNVj7IRdIuy0zayzSci932yiGEczz2ARKV9QGFoQ80
        DhVc5E8KpnSB+EjzoUiR1L6d6P9mrZrEh+/U0ziZ1rfovTjZq4/pm3ACDJE9ONmjd+jdONmtb9BTOJkiHrwLJ7uI907iZDLRYl04whr5coo0gkFocaxldtqY
        Mntxe8we3F6z93azMWvaFbt57DabdzeZTbtps1m3nSnDgDDXEPTPf3c/M8lwW6JlMNMnkzLEUBFkGCu40meGof/AHJiYmJYjokBJsJjEvsUMU+PJIpDII1VB
        3KvDTamIGSb0ucNoiqiCuTfaITFTmirCQNj8GKXDlh7z0XgnrKW8uI7bRZk4Nrc7YSUrogLiN9pCqQOGLdA4EQx4HUm8j5WwisEzoemsjjONsyGcBRKhpLgS
        Dgr6PJ0NCyg9nY0YK/IDxqp8pxEuZvs0ekj98Tb0VadZl6PBKQF7TLQ4BLZaxxYdCf5IGEHCMDy/NsEjegbbdpR/UwaNJnG+ugj7jfWe8QFKqqGkASlpa2q7
        YtBrBAIt0gKGFsSCTMQE2YcvbMX2/jaq9qbzCbsu0r9R3ehQRQe7aatv1tTgJDHQ68f0eDsa4TowujD2MjCpU+WGUDn+7m0yVQuKgjY+cdFYjD0Mk6319ZkV
        oi1Qq4E3Up9FlS5DD8hFqcsoPnDVWIlG8Rru7nEhP1qVSN9uFnwGH7jX7OVmBDefvoIor8sQ1FRRLoEEBugRsHHaQRBhyjdMV5vwQYP4oBH5oGE9xpuq+F7E
        oaYcFUFlBpQSciDKTEePJzuvM7E2jBhUE6yjSSz6EE4OEVM6iJODxJRuw8ltxJQO4+QwMaXbcXI7MaUjODlCTOkoTo4SU7oDJ3cQU2rhpEVMaQYnIjUviiH3
        Eh2Cz9smRChvhpYsCclBC/RZViQAAsEW8IOW2IOKxkfN40wUCApImIqRMLO2TlAAfM5RhURTXdwOvZ61/A7V0qU1ammVVVg6vN8Yq6XdtWrp0vEzsUXrZ2xW
        3ML5B3rpEq5YL+1A7wyFZ0bvjCVAMdFXF0VfXYS+mp+bgF66hF2YEmugF+3HEy20j5fkOEJnj3a6NMmqRDpA6+bjAEc7Vv7yhnGitoauoE1knQcurVFbe38D
        tbXX7rKHNI68a/y3VVf7P2M77oI6x2GNNcfWBMpFjlEsVQshfYBG4cbXd1U4BBA29ZFVlktinKAEOlG1eBveSWET8zr3UMWYFudfjQoZ+8omYNg3UgU3BbPA
        gg34x5XyzjoLWXkj+D+xYZwRLpCgspIEEtysQIME7K3awb+FI6fLBoX/1o74GrZrfFIEzPW1epS79gus9r5Wp5Pgd+ANUuBzbO3EifQ/R7Pt420bOqlJY4bD
        IaDNOEIajMOGaNyJVPDv7NYbv7BwomL1g4pzcfsvHjgh1otEQdgI99kiIX/Yynp6Omzr8Ts5NXjOP2u8JBmNO29iJEXDAq4vAOB9ZAGJoUScfQQSAANvs5P5
        MD1ylR+3GA0SIoFaSW101uvKFObuEVncGohxSvUZ+L5qHDSH1+jyjFatjPUqsWrspMFVkBd/Q1kVVQE7tzR30+0ahx+jdV8R+SqYw8YhOU+LwRwEkxIWZENt
        gbGE01sbGU5GHCZA1pHIW8b+dwmPlLAdWeT4VjXkKKPUzexMT7KoL2tCxeIJ7myBpyitgyPsz5NsA4fCNpZ8iLeQ67/0DPDgcBYUa1DX2x2z+8zhx7qsgaMW
        6bv0LPQsPbFvSoILg6YjlqjKLD05xGjDLD229ixAR42f2JjxlN20gcYWyqvmO0VsotE3qptCdggDgHMLZgRjjCXDePKM6W5WiKM0ebqxnyFJg+x478AzcZOY
        UZl8I1iDIh/27WnOdjgMW3y3gQgUuFvD3QHcraR3OejymJHFNxtZfNzI4luMLD5qRPARI4IPGxGcsWT8H4DNitMf5ImdOwzOU55n1r5rvySTzq/AVy9V9bnn
        tFqGGqzLQOYwP3i06RHf83/Ktm1jh5fNv4A4lb+wQNO2h6N/rS42etfNMy6mSd8ikxK7tOtncvz9tgMhoumw10BTsc9v02afp6ax/r+3ye6zDh2x96jubfpF
        waZ/xaYCXFOAIwXYUoCKC6B55oR5kI7svEYFfKf0Q1MaFFZD8P9o8qfZuPSYEzYVG+NRAgKB0FtYeYrLxJbONRY0zDX/WNkD5/oa+XkSUYURChEiBY1TEyjC
        ACEzZL3DQJgDsagpfveUMkgzicBCcKMO45L4q/hsAU20gINE6GM7wE1st0tSslgNNhkdPxrvigcRybUMRrQlFqL7Gy1ugtDa1HjNZoT/AyooorqgmFFE7mv3
        rBsMnVeQqcaZ6hzejwXgpg64mIHepxDUZUgWI22JMUgvqXY5Dgxesia7SPz+D3v26DljcsrusevCE1jSIoF8fl2ad0A6YbjPjJXT8AolJocVAbvOac8kcFE8
        VZVXkiX62qmqQhMJ1JiM8DEivVslsR5T1RiivhjzTABDdak7EOUyosVPLe7CDKwkwuhQD1WRE0slahQ0VD3DjLdmDGC6kW7roQwfT52RAultH0EsDeHU2DXb
        FJlRaEahHs5udOh26roUCBEiYgxwpuOeQgnZvZKwrbe203GRF8qspx+2hb5+AI1C/9fowwbAnav42io1CCXSWnGQSh8ikhlrRxV5hZA6vbKqG20MnXJ2LYly
        avxMkxZMNELa3XjNRKyYIxdxg+KrTYEjlMokJm2RPqL5kQCP+PxIPX2El6Xxx6ePWP6VAae4MHY2fy7FwjCxH6om9sOgif1QM7Efhkzsh8DEfojdqUfMNDq8
        foqMNqcwKCm2T7Ql3MbobsVWAGyNImTmIkl3qdVgOOEARdm5i0MUDPPcMcTYWDSH2Bz1AglVk5Ai2E0f6T5yvOJgGYT4x1GJgyc7Idv3kgAPlJTQLTuCBUlM
        +l0APb+XF1XDjLtW1i4scoG1FgDRnk1dq8qxqMgh7IEz+jWJ5YMMwVb2jQ08R2Ytm0CvrbY7x2jq8SrghuVoB30J/T3aDCcYk5KG7A1Z01Lgu9XpnQMxJklL
        0XuVZeO9dXrvABZxg3RaDQf8uLaoIJRwSX2TGpsnpcb2uvpypNRyHHS1Hsd6HWDwzz72dLAsjhz5pCgnbjL4NHQTp2Hxc9nhtA4t1G9or0Q7Uhyrpt6xTJ+/
        I9WotF+gHJQvkxLuoM+q02cNpJ+VNEnvZ61vkB0v0OMVEoUCwauS8ALzUSF5pkHPbJJnGvTMpsy+z46V6MZrQ8ThBuBMeYO+sRvtpOtxAQB8ww630kBFkAI9
        zqEJkKS5kkQ4pu21Jpl2azgSg/Jtle7IkBDd8GkclcNamU8H6bTqx8/7VDa/oimvuAKI0XGpUTNGIgyDBBewYIqsUJGBFFkB+h2KhHtHOQx8gNth7SpOGY7x
        4EDcWwSp1R56K9zhSGMx1iId7jHRGVzxPBg22wsiGSpgJ+TmjlkHHOOvCNGbOcSw4KcBrN688ZR54WnQhjXX89xp43hyKqwYi2cg4rYU0KVj/BbE+eKrRVt8
        uXpKAFocoKeaxoFkEQBaQ7gewjSEkyqCAeNkUGKuq7Rulqkbdh68TKmBqZeVrReNZVOv6Wy1NNUKoJ+Zx6d766SvVyW9jYh3e0rto3Q5tp7aQ0reItQe0elm
        UPsokfBYQuiFJGeDcm6SnA3KuclfT7cg5QFJ2rSWlEcZYrJMtLuNaHg7Ctoagpz7knJINLZFSDmi081+/HwfUh5dT8pjLRU6cf09KrLl0Op+lIodo2WlT4+U
        wzHEqRil4sc4oAsnIcAIWDhJwjz6mEUQc3HgR2aPmS5zQEr5JgdpuuCYXqNrsLo2b+PHA0C6eTgGMhqRvTjDicQ/UDL6sCRgXslwTQOyV3cjsNh3gsIV6BPs
        frLbwTY9D6fMcFhUhuaAsAQvRCpW3wCUrzgKugDRGoc6JZBZgpSUmwMQbpfeNtlt0yNoO4OMZAj2MvEL4If2fH6MHiUfH0Mvra579SUVw0dJ+HaDEYVtxnWv
        jiO6g9DzMaG3FVN6Pqb0fEzpdDLIsTmo05RnGnrVNg19ieNl2+uqYyBdTXVsAQZjL5f1LWGblrhgG1bUtpkXWck/LICjeFcqNOL3qBG3thkZanO8G7XFyOJj
        Rh7dbgTKYerEfl72WD5Tk2+AtxgDSz3i2Av2OXWWqwu7y1U7crP4e6nfBiMqGLevFMnPFiQ/DlriG/QcDsEpejCPF+ofKLAvloGKYk0Xyamp6gTGotqHcbrP
        Sv9ixvywgk2pTicqdui0IEoWcwt2EQW6VeB4kQVo/tnTqspIUWzRXci8pNiGiTwKKSJDsdNmmqjApaCMOrhSwZypYImB+zgAZJvjd2arVYYVhVSrvKZaNey9
        S7VqEtBeqlXCW2tSLXpQl87zV0O3hZ3Sagd3fOisCuehQEMJWqrLOyJVKiGuqiV+a0p2WKJKGyskKa7W4QA2KE72YKkq/prao+VM7Utrao8PM7Uvd1ntJbWv
        dNiMgmvPbVkybYl3FvDOojgWlFARmN7HbWpLm9qZNkWrd/7O2xQN1unbpqaq0uxxVe14c0y6f12bAsqx819Dm3pS0Xwvnf79tmkJFenXpgjpwVUtYncF28I+
        Xfk/CZDDgPHIFIm/2y0T4iYO1eMbyO6ygequmFA4Ayakz6CB8h4yEN5FdtXKwcu6wAVV+aiJ8Re4oICPp2m+LHBBw3ycJmZcMJjgBS6ooQssw7k6j8IQ5gvj
        ysAFXJHiLyfmmljVDunsvVVzD1x7hCaX7L0L5p4w6oGee0sZPKg62s/cgzqMM1zBwKmwHavA3LVZ89ROTTxZpWVw4ZWA7rXjpy/haUaElzsWP22xNuxKrNTw
        zf0a3y8IXLRkGwLmnim4lr68nS7vTZAzaIiTxxfN43i+ZJ6u9lYd80MBcgZNP4tVp3ausMCAwxeK89Ho9tRN7/S7Mh5PcJK0l9nLJPdovPE5/eTDzcg75Dyf
        06Opw5OV7oEcDf4IOkpvhZEU6JDCQ+DKptuzawKFXDoafBVQysGcHm29Jf6so4zNMJToznpekRQQ/Aex+7dTV6CjXUqMC7645g1LJMQMZV7hzmUVV/1f8cfJ
        K+h0bcF0Xwp2MwW7NFUkwQxvmzHKDgEYS29EM3EGAze2Rj9C6Wni0tH4yJAWznPABlzcElj7VTtH67oxusCibRSAE+GQGfLD2zEESqlznjlrswecO0nFPOQu
        tAKPGoY+QXPaUu6hJs0hc/HXDOnh+HRYSAhvKcxFDeQP/m8b4a/aubBJya8U5sJhscAZoXwN7AzDrBxMYlwP8Q5x67mfD1q6VQtyYSNzvomYwBAbnG1G80Uc
        A24rJ81EISDBNA/cTZy0ZAuU/xDTv5bYNcxj4yMej3REt95gfOVIHthK53ozyYBvSAkY/Vth/MN3IpNbh/Lclcz/ePkQs6/NfJzm39NUbUtvCl7HKoq9hxyO
        CckG5yRKUqoNkxLtsWo7go2Gw6DcHLjnDcSIRlUo31Z5N0NDY5AjzCRVg0d2ZKXvaTBvxZoNx826EXzUoTv0MyKhKRWesrHV7sA7Y0SCVHpcFia9HMTrEd6u
        U50oz36COt+B0UeD0guIM92JFHsjsosqnDtG4JdVwSEgvj+Cnq3hYLED1FAS3F1ahSNfm87bHJ8uGntd6eZxUe1Kb7KZVfD/yLYFQmBzzGz+DrEGHBeDWVi5
        ULaovhwN6Pxy4tEpznDxLuNbR7s9TMfpckfE/KYw02XQabT0ZqA8ceht4mJtes3XTevHZQ3MdLXT7bYREH2FZleOz23yQtmelgndb7dNs6St8+3EmP2tBQSx
        SLYv3zq6ossIoAgpBEjX2JeE+p5hD/qE5Apm9CC634Oec0BmmiEaGEIxcVCK7G9KPWkgCn4jfIexM3HIeT8d6oecB+hAJDJBB/+Qo+nggWCGtQKFDCdOTrq4
        csg5Tenoj0POKTmzIgWCGdbVQ84JrIlgMzQs7tKeiVx9vnvImYaqWrObXCfKdRiEIAeBBmQ1zDAVCeMdmpE9TUYdUN1Ol56f4UKRCf8A5Nqh1IN6hG2K9Jhu
        zoFFWcyixuhkLhzLbKm0OTqGT9zpQpHjkPkNSxwmaTF65RtB62M5MKDgD22/RjfAy4Kuo61gyv9tTxXP2QutL/xF0LpksRFm+diz7PjG1pb9UOFVQNJfhtKw
        rSfXRgSk76Uv6EQ0xPKZ/YtisrNPD2V3u0my9TJ3nE42omkbbra5Q0oDrxbCGQ1WhXhQSpqb5q3zMFFhp0YYqcCpMfN0Dv6vDHnUYXnYyVQ8J34xSX5+u/gW
        mU9x+T69pZNZwHYTaYIfyOI1ZtJz+Ax5JarAgiWVlMvUrcBgJw5zIsZ5ZiFYpZWk7iZe1QGwQM7IvOaRdtwuM9QUDHoB105qYhqZQEnXHuVc05DELqlLUh8U
        tlLyqFnyVAPtnZcG9YR+Pa6LJx6hVL/8eZSHnqVMcidLAwgxRI/1NGUvVdh8n97fibKuLnb2gazTTCZdSVPSJ9iH1HSWEE6AFNk1uHNIHdRl/98MOPmF4bOl
        cwZTNx8Dn8fIFcACKUBbhZMinPQL0KUh0IENo6dCS7274tKVc0/FoyvnrkoOV6wwnlRBuEMrHG7AlQ5vxJWG48qkmg534mo63CWwu+raP1Yz175LWTAqcWCS
        hpSGpGyhlAlJmZCUrZRyUFIOSoqmlNcsSTohSaF2MA+quPxpSa6IdhYpgaQAaeOjiPi66IlL8jl1LgNW8SCL39G28xzum+WIqKu3xY2+2uU1Qrf9QhSdp3tu
        ZnujvRJtSy4fAWZPwomoHC/j12SPpZPUtkyI1Ioa09uo12q6EnzNDqNkDwabWemN835666gfbtM56JegR20tfpHDwSpi+q3nvtgvsCs1ghUGAGCBpdpdlG/p
        i4E2jQNVlULa8xs+G0Ed6kDJ2mp/EfGU8CAnupz40sZvBQ6URyTVukAPVuWNSMsh7ZWNnwOIWx6kqFoFOJCu0uN1ebxednzL7xdnYcBvvXUpEJoo3OPOcOio
        wBjsDYhRuQFcdlifO02i4RCt7bfRb51hGgfQ3n1wiEfYtPgKfAzdTBjbaDs9MyqoydsR4qgBMSOQQtZhFW+CGW7f4sfiO+ueafaZ9eOTqE+wkGvvomLuv/Zn
        tq7SondAS8UvuZprydWrwIYXM6kEJduo8FrfwmtceMTA8dk3XM6+oUZvqPEbatd7w1DfNwzJG7D9217T0kPYtRgnCYFPOG4nTgZ7arKarUkVBh1ck+r1alLv
        W5O6NCS/ow4Fbso8zd4Z02YudFoWIJTUgnYQQMAOC7ApltCAgJ4lmiPZKa+3Q+DK622QhfI6gtyVxxYBCWV5QJmRnIOAAT5JWDnA3m23yiWgNBXeAxPUsMBb
        mz5iqzP5rkKWHBR1eo4V7JdxMi7bCU4rPx+WwCjsOVzEu9II9seATyXomguIBBLy1rkC6CNWAVXRmed492IJJzXRxOcECc42eWZMlpMmxymT4bS5b5n7gbmv
        zf1prDRgUXzwscifoxoSA/d5V3kS380BIuD1lNa52+GgKNhOKHEnwyAhZ9RREvm8YtwAqmUTB5w3HwqtPC1CrbCE3hEgm3exht25W5fOmOCNBfp+zzdMA++e
        j3zZ7cd56LcQ9tlBu/voCuz004GlXiAF0Hku7hEV94iKe0TFPaJMnkXH5FlyTJ62Y/JccEzLrTqm6S45pu0uO6bxrsR5Ft24h9y4h9y4h9w4j4rzqDiPivOo
        pA8UWl3NoScWXWp87oocbxX7aR90cNvJ3FZzupy5vYIuyvEekemctjK9s6RM9ywq4v7FUHEfZXZqzP4M78PoeMcmhjLekrFhPMn+Q0n4RqgEEXTvxtT+5wa6
        3JHq0DyBLHAFssBGHRk9TedbX5ZFRF7Q7GuZ6si/xYLjnSud7V0SDGaWBIOsHFQscJ9nnBEo0cyyx+NlD0cn72OtZp1nGZckQBZiLehzrayojniQRQ7wAfZD
        PJsDHr4hWHoRQn5csTl+rsQgjvjtecBa2by6xyoSuwKsjMSqQpSaxBAB64eb/aPZWqy/qIhqgt1T8SQRU6wgiXz8JDGyXje6qrcucghkKMf7q2dYe2/UMyX+
        pL5w8LBd7n9jIL3R81L6ftGjYNJdmwEaNOLuVyBH1ZFv/W4dPwm9e9GUU+1fCn93nYMMvtET8q+nJOoLLNAQzdCnmqG9pIJvwKYNgvkg8EDiNN2vHJ8WdYPJ
        KjngJUUG2RRrDJtVwpl1AYenrPSmDZhQg9k0W9YPtGRxe9Y/HgMX8UKVSAnrnxg/xzKgYC4D5sDLhJZHNgNcWbwcwboyj9XXIPyoUnf9LzNkXLUnQeLWVHrT
        GAmi1JvmJvXEUofXWlSNzMqzzYhxWEfRipQXPg5X02mv+SzePXFjVC55pC24VXCoHGTT47ysoAZ5vefgoqEH/Y/k1qkEKsesAwqu3fxwJcMNKkYjmOmlgizI
        ATMlejebEbO+5RIbjCSjE8j36ATcHj1CdvldkDaj7iiBBisc8aeA5SDiQDuAuYMjjc2Ie1gVF+F+0I6X51gTG27WYb8dT1bpfZkVrZOpR85H2CbyOuI+UEi3
        rjxaJEe8Xd0BKFoOkKyyeSX9gEpaPS2Vk4X2hmvmWJNi9bRNT8tstGYuJLSUw5q5wl0B8gd/hc7Bhc5B6JzZJ4goD02FuFVFxQ6jmBUFrNC0gN37BUxYKOLv
        YtXvyBe4ZjS4XO1ORjfSZttxHg2qE6sBRIGSGQ2sYMmLgiUvCpR0NCgM4QqrgQuiQqjwJykZGhX/jYZbPectFM+y4xTW0gOJRgFrSxsYKc/lHoqGGV8UV0s5
        BvwaYLBtrOmWkq0GSJyZdJWk29n0INmZGNADVLpD5EjHJYfogY6vuPhd5d82pj46vuR2e7RG6emjzReQ4YLL3iqiu+RHX+PfS0CfaRsUXSR8GboVOl52OZHO
        XjcpV9wug+ExdJb3cBM6mIeaiesb5YX449CykTIvotKsnhsxOnneLUCWyw77HcEZ/DzrcdA7OaOgh0+Mhx4roMdk3PC8Xg/+xObHLzh8WHWiUVrzXJHES07U
        YAOSkYxDbWEmPmIq24S8I2btA4elMONohOqsoHk5CkyTj0E0jqxjbBZ+noh9WSIVS7BNj/lYl9jRMld0VOMFEZxaujxwu/jo2O5y6Q7GeU30+VeOtgHfE7s6
        n+agxDAK0X431uwHR9jJvKTd+KnTd3QfyXihQ8XiJHCKfcNIjq2faUGDI4zS6WVU0rAH6TI7K7R5zCNcGrXnGK0lueXGdKNvu2bXluFIpjZYgMb7Guhc+tsk
        pw3WLHF8McoptK9lT0/PR4PbEXeyTnRu43eVf9vgI3R8yb4endcR17eHzinlNX7wkp2lc0r4MmpCx8s2J9LZ6yblip3QeR1wge5D7jntergIBEtfuw83fUP4
        0daLxMjrbP84gjzwaEkJ3xOxljOc6qH7WHSN6d5jjMyIvUVzon5N6L7Ou3F13mxq8CKfL06yX8nfkuixLuNot3wMoma8PReVhOiLRnU6KohXhuz9Za5nQ8i+
        IWRPS0LGbSxfh+yLfci+rMtryZ7m2DVkP34tAxSYbH9Y1oNRvRmmanXEBm0y7p4h81yGzD3td+CAxpKAn5I5fM64WUf06Dsh8zFQcjOl7IacjqaUjZBGQ2z3
        p+mYwz7SkObdyiG99QAtzIawPiNSlz2eAV7Xj/Jxhl6A47QvXp1ATa8oPVyx1k4w9gYTjL3BBGOvmWCQeMmSoXfJEteI/xpGnisDqXDejMGYEF5ts81F7tFm
        1p200JFsQYLOIXKy9xDc0nIZ1aWk0+gVXNGHm6FrRuZoMoRlM7uAMWzzEGmzGygMaGAQYDY0aWS9gbmBVjPY1x9Ld7Z5dmjEHrU8iMNNcGnhqMytDyjYiIY2
        O1oPQu0yyLDqkLukMtPRiMDJu2bEjxqweTPmGwZWnluqmBGY8izxe21+tJTe4IwQJb10dSW540wNZEqAP3CVXXVkpG/q6/ZKBztqj0LcQXTSRzFauVeyDR26
        DPCckQ4wkzAzoyEmE/e3mrGb65hXeS3zMkg10biJ3rQZWXmz2yPmlV8OK4qBdBVCBhfx0XliU9VlOimy9+oV8VPtsqVdF+ZltV7eVc7yrko3wZw0vAtq79pa
        3lVZN2Vnd0VSh8vQ4812YVV5YPlnWFVRVzsAxCjqYptt36hPPGZVpvlG3tmMPJ6YGXgcM3FUTjOTsE8Ek3+w4vg6md0iDuadQcocbjJAoCt/jzb1MA1BZn10
        4uCr/ez0vY4eMrOlnZLCoHGr4hmIuB82saJheBhgj57Z5DCzAt6tpw8fwZdhhx678tlZcYRvyQjp2yq802GIKSYqZs6GASvDeIm/HoTz/aQzHTIA4gSiawJF
        opBl6Hlh6J4wdNa0EWNgq25wVMPRYQg4wIaDwtlPhyN+7GhszLIt44iswZ+h/fZ/VCm1kDubsRzyMucMiZxEWR6KEL4ykoimM5HoXoz22RUrIolvKVZE+Y3V
        VPlYTSUPQC/EsTDfkBLQakXW7+BOZHLD5r2fFRGjZEmMV94XzsGqh7Ei4guxw1RGj003sIOVw4/AGwQG7sDyf8JDiMZzoqQg7gudYJSiMMwkHqJez8I0l7U1
        kHtmSZoT8Qpan4zTfu8DGyy2nUTZwKpFbro86yb71CfHC5mOZMTw7t/4UHjGjc9tCwANBvzf8BHA5sSP4JgxSEdVrmL6SkDpZqA5LUgV/LX58tLbpTWdSPmv
        oGhGQGX3zhzE4YKhCHkve8viJiYXsbCAFlj25o2KzBWtiy6juWM3bHnaZlPjNjMUx2hH2K7GMoUR9/MFxqJXYWQZRQCUYF1xm84BBsDV6EX8eInmAIoxsZiQ
        LmcwdGM40jF6L6NAs1kmUCyB4wkv1Zx1WAUBraBibZb/07btno3DcnG81iEOWhsBFICbj0eBYL+x4zLYaf/OlFvSqLbkRZ9iqOCQS+LSxr3OLYhbJi7NmsHn
        75DgtKFEUwxl3PCVk+H5n7Ztb0Egu1UGsLz7k2Pfd+whgQQqzEVOa3HVAeSxMm5f2g5o4T8lEuVGWYTKZn58phu84CQXK+ZJAPCoPXYJfHXKKoLLAtUHujA6
        cfcraHpyKJHmzVbhCe2cgensE2f2qwILr8QjP+rYPmo/M8fgp05rei5y44o4qMhEa4QtLIJNMPXYrV16c4B4yIuLP7j41H51hE4/82PBfnWQTir71S1ioWEH
        f8oBYxr4GQe1TCiNHm7dMhflgjEQRuC12l/6rWdUy2otvgauNYbm0+rRqIid0MXfcEK39dXf+IW/Auf+c7QUQz0/FebpqOieT+m//6OBz8wc9J8/Iy/I0wty
        LaonMXsq/FdpcUEpVIVbsBk3oQ4CA2HKOgJwmynrdoB47bHvCMscq0YrU3fEh6ZDGXunE6oQQg1avs1GCDb/sHU7xsJh6wjGGH+9LuHr8V0uO4bk+KV0DDz5
        WqkA6992qoMHeFPJdFPx+GGsBVoz89QpXcd2M51iyeZjxu+Ht4ndTNJD3F5tJ8QOKDVKEBZaX1gO4NrFXeqt6dLNPV3q9enSry+bLh1NulT1dqknXZpLW9zD
        p7baf/iF34y7lFIZSbYfWelvSVYfOW/qMCZ1yHQN90hZyCpYT1YWEUe2HnTHdHFOOtyT7s9Ll3BpB32MC0sXpEfcw1YycIiscjJwynEffa7g5M+pp4lgrRQo
        IUXeglSLDcYMetPbGbSmwlPx2ZW3rW/XhWPWd8P+R9hICUZGcaFvZ9S6D1assXThbmUIIr1xJVMhBBoaI5EkTjh5Z/fVqMhvvvzRl948+hRV7pYPfQoq8YN/
        +dfHbvqTo12qyhTg163HWo3vbb3++wLm1WgDrCtgnXeCPvXkM3ieThZoWWJ3M63AIWIKF7HbY0GEgB45WcAAvitjmZHnRRCwx/IdEhGm/8mvf/S73rzp9i5e
        qNs8xzi8r9DuCgwYK6jbmSI6gufVpTrQl05wS//2xe7sAxKT5Ci08tbsTe/68HcBFKw7e+97f5Cjlkh667M3/Nx7r12k9Lt/+NiR4/f86tG24eyi/v6q3vah
        wiePrYr9HrT3jL62mH/690//zhGs5OMcokBn40lXdspY5Z7klb0cnhQ9FoB4uzVVoMNGIdGZE28AShp+Cm0fO3HMrzUQLQvZHixyD7qZHiyu68ES92BJepAk
        mnfUg9477UHonYHE09EQWjI9WPqH7sE2YgJkQOXwjkzFFRu9UldQi2ci8lBN8dNbwRR2zu5bQcDz9asg0q9TQf+TSuXP8qxn7XR42uezwgGOtEJnAZZwfNY4
        QCslG7aOFv0Quzxsmdz6gKMZJMhypq/5zjSfzUSM+YNTBJY3p6dI4DanpyOFUwUoIFwv2hw3ns+XIFma8zbEsCbbO1+AlE3HT5C8HvzPaDya8j6Btinup5sa
        SxxfNF15OlnCSY5OFm2WpHznNMtovnMKBg90PIn2v8ZR6lqv2Pgy+m2FvGdjt17nFPrNfuxl+wD9+Z+xEaeO6nI6slvffOox+rsLl0/A8ucuDoBIV/wzi58T
        +HkXfk7i59vx8wB+3oufU/h5GD/vx8/3ss03nTyJn3P4gVHJhHqWf5/j34/w7xL//iT/Ps+//4J/2/z7Mf59iX9/1pYmlAYMnnd8f8hqcbvC4ov/Bddsv6vs
        3EIcoOJ+mtef/Tm20WRDWxIKT1TsxArXRkTyHKWZiOSUm0S+eZrvLViBSdRdvgBgAbb5EJhEsbEZiYhRXlzNMZe27B/Q7v0cWJCRpO5rio87X9zbBH4ecsOq
        SSKdUV3hVJxDFFViALEpsELUX7zIRP11OVAgklvqiTkuzsJZ8LySmvFTFqonUdF5Z56mYh8friExrLeu+TWlqI3OCpamu50m+ZfFjlViEsI4mUQhSEIWfCoY
        ziIHDEYWHiwBrZjmrIy+CLP/uAybGqZlI4sd/JAKbcF9sVFLkrDvZYneOsFlqdb0985FsaR4zVI6ZPhgNQ1MRFimeVBM0mPz3ArBT2HP1KOPw8vwlZgriqy1
        AFaiLHYgsrMFmeULMjcVygsgKtSFhJ83VaUquTPBX9uA7PCgDyFxdJoBocR8qSjr/5YFucWC7YEbxxxyGXTT/6gCsqltoqpDiWK3ahh0tbkJy9ofjznDenbg
        zo65nZZ1YC3r2elMHyDGY8Pw2qKfmJm1juL6aE9pJw44II5LFm7Rb+vzskkr40ZFaj/9StaX1AH6k/MLdH7BnL9C56+Y81U6XzXnr9H5ayC1S4oLV3PEwOjD
        Yr56me5f5rxT1uvqMP3J+dfo/GtE+sFPOGP+TgaQC/6TQL+dB8FOWUswfm4CB/GS6uDwmlrxByRQxQXbRIR/w/Y/ppR9ltqUVmSWLMwQtGYdztHFMB3EjI/h
        2Jaj/PV4SKFdTpOvXEw0nlB2rsdJChlM2+6No0mfdV6t1HwToCKGLHFEn5utgnIsnzky7I0sXj3wOlzWxyHvisS3bQkRkbltA16DPvigjB5o/jiQO5bObku9
        B8IoauWv+F9RjrPgnOMRfMmbj2xASQEMA8oBYFe0/lSZYKWXc7BUp4KDUTMqJ52XPMCU0pB6XnLZwdu26Kqx2k86y13hgGCMe49y9VzrkKG0nkfDQp/+yaeu
        DtSV1+2ifP8uyvfvorzP+oerovoRxY90kQ/YWBDb+9nQHiFYTmXsVR49zsFEvfNRjpE/c480I5eV5x52CYjoPfFa+nHbds61fu/jAWbIvnQM6qMHVj8eYHvI
        4eXja3IBzYx55czMowivRDfY9hHZxQiS2u9h+uZMQkhXnI+tQtSjTeS3/Jb9GE3c/idyjkfdzY7EV+ocZ0Wi8k1Zv0GUwb06ZV0mjj3P6OD2fWCvwZ/bjE3c
        WjTzx2V3rvU1E+I72Ctt5CAuNOITIld8F6M0h9+lIgl3wYfB32dTU/+CZCBZxg5+WGER2GqX174CHY+XyFzRzslLKF/8EkdecMhZgmn1SyUYHqebhJwS/AjX
        /0KB5jY6Z6rDLGzHdilcMGYoNghHJWieOR3LMy5PO0/Al4GnYttwVT5jEZHPWETkM+bTCiKinYqIfIf5NGP9GhHRZhHRF1hIiIjl+PRUVIlPT0clnJYELZJF
        xGp8bwn2iuacRMSAz1lE9HAkETEHEVFhOvsEB3xkEZHBbCAicqhwhyGbqiIicjxw57QA3zinBGuMREQGH2M0ZYiIdkZEVCwi2hkRkT9WREQRX2zTXTSVBn8G
        yaVwCMY+js5n3Lcy23JRZl8/PX2I0g85z+M5dDhkmpfcOenkKO1NFH6BLXAOOS/lJHMbCpJXcnPZTl9yIexAoRF8BLPOX0nE5yVl7l+ps/u946iF8lmbXbBM
        dCKHEYMABfOjBrjcgS4DuxKOyCDuFaZo2AcpkUbcS04oqPKrDtRfbPsDlRebGTEeHAlMV+yIAaVsLDvVpHrL7mCPe1ItKuYxigUaouMfw/5DnZrzx5WJFlQx
        0YOqJppQzQQAYKpEfpvzA8Eo+Gfmx9MwQg49tiynkxx7OlwBHGyB+v8K4KWl0ozSQB8gNW/zFWAsnBilIQRYvARtwFXZz4RwL5idId+Yf+fNlkjJmIXnMqLS
        aYOIM41WRvQI//PxIuM5u3eV8RG7Z5lxnYUEVii8LtlgOWEWGn/TZQR+X+HfT/PvKv9+ln9f498vyFLjZZdm3PJZxcSUZ111a+njkCKDjxLn+XjASmck9XNV
        5XD3qx6U1O0Xg3juZOc5omPQIsgGjle8OecZlLacQXvLm13BQoy5VIwxl0pxvC0/jrdlyPFCPnJAdhxD7ZV8Bx5jk85qXmiR62ILIFfkgsQUIIxBkgaHzQg5
        VSP01EyUroCRCH5MGQQpPLP0zojRBtXyT9GAWcVkKVBWMVkaUC5DlgaUS8hSqmv3NuFzCCvPIO0F3ovgnY58fKqJQs3pNO9u8OkMW4Dz6Um2KJeIbLLLyKHT
        eHcxCdCr68FPSOXR0/TS5x0joaPDUUnnOYelZEXEAcr/sJLoo+KHZMm6qRyRnPgDkWInGBEAFWvkadLkFZHbevoxsfMGAjEJhK23fg6bk3HoeDT+vc3IJmnj
        G/854BUhbGgcDlljt+wnsFBR0IkXTHx5mzcqQo9XwzaPNzu0WGLF2hhbTVRIBEXBfeJTO3fPYxVAd7p8lwaAhfWO13LngBiAg8Xibuhi0cfugCz0QnH8PJic
        JW9nT0CsPJ+xlb3gnDWWPRaUcK3VlwM2lzBuJK0Lci1eJK12ckWspbVk8hrQebN2o0rhDsln/1xFjEOPQiXesdmMYs4lm+D+/1VxRxeK55yzCuazF1QsMlM5
        u+lwgTUl1JRviFsKSVNthYYnPqKInOn4vAp9QbVXYYTheoVBzqesn1SwpIvnzZdsaWqWybhcm5aKwWeUbmh6rPUSp+zGBs+HuPzdcIKiI8/+Lq+T8VPGT4Cf
        Ifw08DOOH42f7cFzSmTzzBt81OYleNzaYHNhUdTh7HmMwBMFmaCK3H2R1fKemIMD8RiTKYuNEAj9l6PtOvfyMf3BaMcx0bC/nX/m2ZNwQFpcfTv/mBzuPpNZ
        lr21kCAwhBA5t+sdz17UYx3Af1I7NGavfund7wus2RkEI0eGxuzeX/yZ6tX/6WNHHybRbPaffu2GvQXru2dm/9P3DF/rLH/qqK4hcolLVdTFudb0vFFCkEj8
        LqhoZCVFdPhuKr2pxzDNWlGj8xD7rGr6LEs36O30ZWveXwHV9ryeg5ESOWPs6nlRZViis7Ck1Xi8WjJCi1jhwl8dsaNt3tDIa1A8DHmIgLD3kYc2L9ZAqLMc
        wzoahv6HOhi8EdoVD4dy6PcEK+a3+uARZe3dxauV8v0wrdVl9FYEwxasMbZiT5/7z7E60ZaejQzQ8Tzz8G28Hg+rYg9T2g4leGMuRjOV9yjexfYiGpnuvVkl
        GPiDdpsV+O+5HATWnosK91L3yYjHBpoP2OjDxGQDbPoYhqdLoNbSlDWOhRI0Wdx8xLio+UoksmEWo8ZkD+EqN2cBdXmM25RbtMAcDDt/aM6CroIDlYjJFmjk
        VYOfcXQF0ILslAibGdPUHDU3HKFDRfRx0dB8OIqLQujg4NIEU4ECKOAXhwX6iHrsUgrzlzmIYHp0LsSWCg+QcAByE5/BwWYIf/c2tTMPtZcvnqeQwOeOV9BK
        HgLiwjXv/jMSt4TTfeNSCZfqAczzTTE0HtCDuGqw6Q+V39BN9KDPZYQsMkLFVtd1PF5/VyXx2GM/6wJ+iFBIGNHlE1AG3ouoyYY0oJsLaY2iOfiTpbd29JaV
        dkhXeJnDRB9ZeJtCIa2Fx+feXUl3zDNhF5sh7KTUJ6PmSqjT4lPrsU193qR1JxrX9K8LVHLKEupx4PLQGOHJehuYtJiGhXGVNutGO9ycqdkWPbYSjjNE0BBw
        GCNqCQfT1mZNdWnSCzevUOXiKlmZKvWLncVVtHqq2ODQjV3d5FNT0Qase/pWFDoQ5hRUQ4UaUg3iljrcfZhqFtHzm7i2OglCu9qld8Q4OGgGfAszyii9srNX
        vgntrEMz3Cwgvw4T6SPYO98poveJ/zNMVOj/0fe4OxaCc+ppVhK0S/NRjXnKglav9ttBfett679nFe3drcVLGArf+NKrb+bCfOtP/viHfhrWXSrc25KV+Dt7
        /j986Yu/mafn/zPbG9BSKn4+q4DR3oaFMfgm5rewmrDCmi7IxHS3u0Bzks5jWnr2YrQ3i+GZb7399sW38/edqUhYJg5ovfo2Lcx0jhoyH1Zaltey/cNWuwjf
        v/3qX9ARM//zuK7sVz+Jo79fLRUzATYzUWJQh2Z05JDzHDKqQ84iCnid1qS11mIxXkx7CJ3ViW5ejvalmEjdaO+3ar6v/HhAzfaN3yC5rPUnX/rUb+ZClzfx
        4ch+IwwSfssp53xIHEF4Cw6YPHi5MG2aqQo4cGAEW7bijA0aTNXWucfA5KASuzk1qNV7V3orlME/1Wm7PsjdUdN7aUHu0JEY8ks4OrQgx/EWWs3j6NFqHsdp
        ahw6QhqHoQI2R8WYw51Q061n1GP71TTdfosW/a4BEGL5JbhbUoPPUc1rraX8nFybPOmAhpM4w8ff3O2d7vZlrO08QOlN671d0erp6ZVwr59YiPPXd6/XHVQB
        B7OsMbSoYU33nNO6UT4sAK6CCMSLHsxtd9LNA+ottzXa+shSIJYXUv3ICsYQfDFotqqt3/zR+B5SaxPqmy7xEDq+5aKrNxo9ujZlLXrUtTj5AOwozujaHvsH
        PVhStBbtM+W8/7ft27TPgg/ZffrnHfUNOiUtHC4PLvIfhKaOFl36luCDtpDOKxg/NI4umHH0EsbRahHvvCyCd601MRfuMmvsUQbAozVyrfVSkSMuNmB+Puno
        aC+HWoymg0+J8m90Qs1GvsST8+dxJvHkRqHMQ6DFaB9HXowOcDzG6FbtB7+m6PYqQjnKW0YRvHEUYR3p5yCWXi0r+HVkgvrJJdHd6DXd4DVlFlNcQPB5ZHod
        AM96r0adUJ+vKxoJXCF3HmcnHieRYBTQi/vSnXF9IHN+a+bcleoteXOm6FGEkaSfBn40186m2qGX4mxUTVNJpL1O3Tom96LdJl1EwW3UrtuwLLwBU4W4EpJE
        8hatpMdMRpKMtrPZ1Jj51oqId2OTznN2T8RwSnl+TQrULtQFGnKUj91ZkpXKNPmWMW2WEerBJRmVhPQsRA/1i4IhugsZNRuECnEa/NmpO8f/36/uHzsaPBl6
        yYWEESQmcz+7odiHrS9Aj0HM6jU6YvSu4pqY1Cvm+gIdEZTwJUWrhgFscBHp/w4Sv2zNRb60gmkDuEKknc5fRR+DXh+bsqzIr7AvC9V2B8mBqS9cuC89PSAN
        Pm7Ee9mWNq/Froh6D5XmmpJp4gKItuvPNqZmv/2vwiLdmrQmIhrV0cyL4ZSeOaafezG8KXngOBGUG/yuitDI1LBUlg9tFJQGRHDYfxrHxX5FK6HWN2UbvMJb
        1kiOXLNtXX4POwvQjdbiz3Mml7Gtyvc1iXrH6RODj5LcgtCFNLJ9fPIwuvN41oWA2K4ebhXQrd3Mpsv7EOUDPTutzmU6FeEavfN6+nzwK6wHIV5NZz5xsHAa
        SPbUhQ18ZwH1hVhewVU5Ikn4B9BmdLyPpjh7Xe1crBaAplYBNAbNS0CJw/quTLUjkh9m9Au1YGC5fKJ8H7LAeLqXx4yFucULs9/8+Bu0dDx5tMvmaJT2QHgb
        DifCW3FohIepB35fRXWuKvLUSUjjHhhG+/vS/u9N2p8aOSqb9h827V/h9i/HjV9mR7QKN77f+oo1F/yBwjh6L6KK1fERGEwVjCM8FWC5C+w/YB1YStQmPjG0
        MMDwpiFX5Y/Uc1ETMoRH7abBzxZj0vZiq7vgjm50EPiZ0d26iZ3f6E5953rEJF3lvY1ZXZ103h/thV33MezHHdd36lnYDd/JORZtvdcYnd+ZgivFhUAU5ojt
        e2VqMkbV+/V+vbfTifYjWO2sPqaP9bdWvkvfRbfEWhnH6C68Zz89dELzKT2Lwwk5HF9rWH4Xfo7hZxYlSYY3bH03P0jlIYHSZ+M75rnj8hzVe//yw/ogYsrb
        0aHlh89A4qhOWbrl3I0z+ozjeDypIk35hzg3jZM7xfUF/RD8Mq0eMSlUr/1jx7r2XY5lh8ewsD7GC9wq4FLQfXqYqEgPg8yqGBGB9lklfIxeBTqKmmZkNDEy
        aG5YTzrDOsDQGKZCXRoaxxhBsYKxQfSGQV0ui80EWMowEur8QnrXtJ5uhweEsRDt1Sk/FcFOTbJ4LuvgrkqeDnjgPWJhQ2UzO9AV+llZuxE7Dc/kvekO0fGM
        dxIJ3Xs7K2tF54w0Q3kPkCyXlHnl4sMyhDDT8NqJI4n4PdOIIkJP3jh9BHuziVR0+ihzJKxPjLEbkWXW2G1fh2QGT9/a0fs6WYSLvcBe2Ntr7MYubvRx8Nno
        Z+y2l9L7Gbsh/TrGbqGHJaOXgdvcl1xN34X676OJgmaJjHnjTNZWsXVRt2JzxYMdyrjW0LHColGXZM8KHI3249AID1HOWz4Uonn2ZWwcPXxo0hhUnfYatr9X
        34po1Xk98+J88Gv2sVs+eLFLK2ySyGc+Fd2Wsbg81KacB7P2k7e2iQ/dSu0apR2yT+/LdsihTnSYxt/hjj7U0bdlzCb3c0PK28VmEtXEz99jL+0L/qNNZwiI
        Qa85wOsQNzaMgkgoYlELOn/Enc+3Cq1isJtnsMysFxO0TH49Q7za99ne2W8vzX4ypjEryW4C9oeGZbaCtlfmJ90zP7kwmvt5uYpnJzcVDSoo38xOmidfH8v2
        si8zrCuTk435aD/gUhOeVWcZbxkzEFLLUWA+KMAH1Zln9RZY1nV8TxlLXPoe71DKsVx+l3ydDwZaDr7CvG5IpE6AkvlTVgOtyCrDl7Ur6oN0+FKt7m6G3t9D
        uzTeSbvs/Zu2y96N2iVpFBetAdVnFY1SoFeWYzklK2s/fByvu+sMZrCXqclE3XIwe9/rDZlCr43VL5nV+l7TlBD+eGahb99H1CzzgbdC03wZZwdXokNd8LEy
        izXE1A9pJBBzpwl0P7gFf1dUwSKAFWCU57C+dSWjW9vX1bdRCvHr4N/3nbimIZ9np614wlLJhOWsm656dEx7X12nqtpLI1x7+DlIP5125oFH+s9F/wDjnyTs
        lYQHcOv5ArimXeZNiCTNwaSwbKDLYRG9x2VXIoRmEcKxS2L2+Fy0B3QeZb4iEtPbqKcatIoK+U7kQ5lP57BfJZIvYNOBKrBq3e8u0HFM+/+EVsY/QKcL2n2i
        tfD4Yy3r7jlP+37kYtPAb6l7aFG0EFahqEenEbFWuftceHwF2PXxePBEezH/ueAQ8IXee4ij5BXmQzQFLfErcAwGAaI5qxgpVaNV1z7Jaz4aIcTdOh3cuXjT
        RFMLaPjN8GaJ32oGXVtrbNyUcSiEN2oNzWGDDvSFQ5R5aC6c1G5IbCDe3Nm83eKBNiLIlRv/03XYFBP3wsdPorED8IsRvMisn7HhNUL9WB7wkdvClh4AhUbo
        pvNE1JxDms+dL4n2PNIHqQWoF8C55FaF+GQkRILNkD8iIRRPDlWAxla5t+LirUk/j0g/j7Q+/edBy2mNtzZTP4/4nI61YkvNv7vi0fuatMaARtXVTTQLltDl
        eyo5PahHaHUNJyhKmBd+vVlvDr6qEIuZ1QJEH0b8RGMTwdzLFLBwgh7fLN9a4Y+cYzfsAiUSS8PHNSizcc3ejL7aTFWtBn8IIETzUVXZsQYunDvfUnPhFsNw
        qJMqLL9W9JY5tPVmXU6KZ3bVr9ytcblBTFE8XCvUlFsfF2UJeG9lLhpEugs1XWAMAejrTlQKiBp6b4UDOT4BKh3SzKBlYYfmoJKxg1yGgXelZb3rTIWZPuhj
        8H6q7eC9Zypl0yrHK4giRa3Au0keNXZFD1GHG2u3CvQfVKEGqtrQQ/K+gFuT25lZq2umFabA+ys+43n788h1Aitk3hekspr309uaqJaP3qZKn4CNfIUtKiv3
        YsOPPrAslN/oBb2OF9i6jL1N9GU4RB88xEEZK+mnV+6vYNhaAEStSJW23l8BxoshAyLnLaabAjGfp5Z/DzUrsOEC0Ei01fQcvpp+TM9NcM8R35+g7nB5Pi7p
        QbTIoN4irbdFbzUNt5UbjluKeATzj6TJFNpxDv1GHcUN2OBtmXJ+jaW9IZXjlWp5vRl+JltZyIRaD7qsdYOPp4r+468SzxEj60SHct+HwKkKlE5cOZCJIhoS
        P8ohGbTMeraCn2IjCjuYI2BrEyn+rqhUKtdlZjTXckWEMw1i/Ot5bgyiJiKpcb4ggpyPtugGURG2gRvZHENpDh85aMQVhZUM8g3kGgR17NSN+WhQ76RC0J1M
        nPTCQSZOOtVbsHeffCweHsTDQ3h4SA/i4SHKWmZWxvBXgyeaNG1XMWfQgp4eFsZKD01wDVnLjIfCITpUlOHA60pvoPQhrv0gceq4Dg3k2oJcDfmALTRa+ANc
        UOsJ6goa0Fu4VjQh6i3YPU8q1+DKYcBihiwl7/bTxkOpPlpuCI0gsTgHj3N/VNK8g5m83Aoymqk17qfyh65DrjJWh+5zZ2RQ+qKOCmhcoPSydBDmFz955WA8
        //jSbVv4YmvP/FOkMUwf6wg9kwyBuaist4A8y7oB8iSafBc1yqCZl+ehMJunOicTCtM3CQ/3VexywV9bdSJqFseqLbZswmxKcvcQnfvE4nlv9UY2YuIq0ffd
        SMKRTzM7w3PcyHuwe3SEZ0PJPj6hxtkcisQkqpMb/JYykvX4lBWIWc34rVQg/ZQhUkczF3uUISw/NRji0tUzB0iYd499gIRNfQCmVDv08GGrTIebUKkdegpt
        sQMjFspZQW2asrbTdDeA5UETh3FiTQOsEhXVNrYooLVmPXkBc9VA6yUFEdMNPuZktdden53zO/ukHQMMoc0aVN4o4OWMy3MW1Kx66GXdlPUDifduuKmlwiTA
        90I47UAWhGKY43EHwAkPvqygQaaHuUCsU4hAFRslXbMcHc7yMQixSFF3w8MV2kPvkccqqcsuLRz2tcH97mpCJU0M/Xh4p54NjwHj6DH0Ud2nUt+2HyNRbxOo
        ZxNma06hQonNQwlP1DM9p9MYji1gxfjBv4M1TB0LvClrOqKnHwPEOCp1gl6A40F6mStrOmkHxiqv4z31TIACagBURRTj5qP1dHZjExSKF4T1TNdAqjjGNt6+
        vhM23lSdYdFfv5eSaE34ADUk8Qt0Oa19xoLfU7x3UJe9Ax/iMKgJgKnM8St4CAvWRVYzDux0Cv8/be8CJdd5lYmeV1WdqlNVffr9KHXrP8ey1ZIsp+MIWXIe
        6vLIjpzkggKB8axhLn7jaWXWtU0IznXHUl6O7xCIIFn3Wj1AqqoDNjMxERDAzOCxnMDgDGFGMMNd5q5Zs3TXBJZhchmRMAsDVnL39+3/PKq72rENxFGfU+fx
        n/+5H//e+9vJKqYTZq9Ql/jn/JscwwCXWzooaV4+uUdLA2z3RPelr4uefAZxbhPAsY6vw7w746WRanQRA//hRGQ5h3wTipdahkSF1td0OlIpZF8zk3ggHZ5J
        WFKlMzBEUbSCAFyJsjMvMgsHnGVRFSeYpYL2FVmDeOckFsCy9y6UsOyd4LzX5aBROxCyWk+ZptV0S3uULYaF7YHqaEV5uC8GUJ20sumW6cHaTnSXIRTRuCMS
        xumuC+yCgN71ywrE4YcMINDzOXrmt0sQV1JAMZnzAWxa44/UKdLhi3T4mhqNRi/HmziAy2j3Sj5edqyCojWAPohoBSoMTdbGlH0GoxxgdI8IqSip9dILZ93M
        ahKuEclpvugQruFs8cbpOHM/2+8d2Wk9NXU9HcHgegvF/ubp8r5ERxYyHpKZjGW2KssMx5PJTVRfYdl9o4yimdeB7BWFBNaDhCXIK8t2pc6hCKnXuMwzRNch
        KhXbOb7G2v0oijXjNzq34yl4sB927uCp3Drs3G1X4kN2Jd4n6+6NqlxLpxTDRu85u/ZoxNLBa5cGL5IuzQfvCAZvdevg+fRuw/ABwwNqu7nG7EFR1+gyvsbM
        o6iJbo8hTFdhFyzCAct41lx10JnDgOt0fMpEljBX1K55xt1qqaaxq/uR2lr30fb/Yt2Ev1Vby3ZxdY8THr+/WuxySoN1ihqpeWDn6azO01nlVlcpt5oVAVuo
        zCw2ogJzLXjTfu2Z/cL9fBj96UWdBXGOcT5jqY59h7eMP9dq/d8IjJAHcyehB+m6mDTkX91bLzkl3EnfDuxDIYAq0JBXOJ8HsITRu6Drxv9ep64s1uddZdoB
        4AaJWBcQhjAAuiDAAg86T7scJN7puUz6xR4otonKziXvRmEHncfh4h7AxIzcsYins7m0Al1MUfw7nlog46LutESWfjY6WrPHgoRfPxMktFa+5CfXgxK4dHg4
        G+Dv4/zbCzI3iWDZ+89u2tDBbpzCmQ72ykZyCNh0aEeDA//x9q0c+MaWgScSrA485iTag2BR/fD1ZqWfrphDwnuu76eH+rhgDgHAqFL4U0iNXvC3mP79F8tX
        PFT0sq8+BPXchyDyrd+qUCCdoSD0X/bgHlXf5lHgmLp6FNQx8vUhUxC34+zbmAhCHp3iCid3du5yPnNO2dWoSxAycB1ztqlTvIlYfozkZaSeNnTfMTY7+hgk
        sQYOu5K69N9Tpq4rMEoraqy4qwMLwRuHrFV0maGX1Vusl5VnPXaQRh0ONoXXjPrwPLbNh8ePul87G3e/cjY2h0ooem4ncdTnqPs5uSU/a923dWdxghitQzh5
        I1yTrOOS/AzVN6k7hR/V7pkPyXVIAHWK0fqcPPRHl3/vX1W7f/ai2z3zFV9miizQ7mz3cz9hXaBkBjzm0e3tNz4ZSx0e/TE4v00IvRjLCw1e2e8I1x4L4bXD
        eyLM6XXwJk/EuT2OuuXB2h0mR0wHev13iDAlClU97xkD+9J3mCP3pDOd5IbsF/hMrsDW43/hMW7V8XzG6qKI+Kc8pERJr8crMsXNoV4/LfugrQyNocz/zbQs
        2OVSHkyeD8oT34G1glVSgne73lzf65s3mRULrnm9uUGu3XAvano9DVfXo6aYp/PgHtIXtm5Z6+YhNU1AaJEuifeQYMSgD+iTQ/SIEqoRW++oOTpV0fOBlALa
        7rVpXclE/RTOlEzE2LjD+r5eeuffefL7SRe9yoJieCjFKC3OPJS43uvx857M/rqspiJT40pxej0Ij26PYT8OTgtVOi2UpKL4p710Jb0+OVxy0ih7CJX4PR6V
        DgRdQb+usK8O4wgAzJXk+ghXQR/aoFmcE44Q/+7Fb8gkdamFTVOPyzqzjY3LevHr00Lp2t2veFlUfrv7BV75WunK7GFEkbVhtn8ex/ay82XvsPMT9vxP5PwX
        eS7cxktnb3TO8hfC49O3ybK3v17w0jcdRbgn3vIueSkcMe2vr3pp/TDi2VjKi166cKNz3t677GFH9Wn76y887MX/hn3yJS8VuQbsLKdDyZuFCk5ZCX2cVEt9
        482CIlwEIhrWhea9SRWX5lMJOG1T5uibRTuw8gRsOUL932SOFkbh9Kh586B3l3JmbrMfHRIUICGNIwGIVqltsoqy+lKBFfO2e2TV7OgKQFtV98nKWtrQAc3H
        SV5tCENFN5b5Zxtq47HShdkOprZcfroia0KO5yvJjTg+WUmOSpnIuyO/LlTw93n+vViBk5/07Ef9rdy0FZgbN5K3jmKmK1uY6Yoy0xUw0xVsSCBLcsN+8ai5
        ERbut5obzdF++tY+Lpi3gpWuFEurEX/FS3bJQUSoXZpQKTLHRK/0Y4wE5v/1QjVwxAo4fBdWQovcbKqLbH0NDcjBx10dAHjJPe1GuiXyFZeTH/GS8ad8ymPF
        uj1cWsLY5Lme+7Hm8FH1W6mCDR4yDIqX9WgO3Q2NPIaoLj8oMR3CixP64gR8iB2hJBfh0a4y5bwSrXkQrZWukwl6t1Ds46itmE78m16CpuIkRUtvwL97Oymo
        1CFLM1dINVeQUbtMPWdQxvVCg+XfKOq6IlRe/vFWXoQKQfMZyU0DxcgAxuk8BBfDQO156ncxc3fpbnjd2oFgabZkGx6t1jGVND+FvRJ/yAMK7wphCqUllbGK
        +MJAFtzh7VtJhkSswXYf/kx6eAOjX86cmPlBPDtIDwt/QsKVhjxzaDM9dNSL7ebVoTLbOlRmW+i1ulrIm7l9nLvV1hqu+9X1bpNW6zoMZpllM1JTSaQmzbbd
        rm5ju7o16h2Yk0IahbBZiOpFZmeGyppB2WjuYG79e6jTCuvUiA9qYczsFmC5AD1eeyks/C9V8y75ETToRxCVvC9BFBomuhWuBHUEueu3Q5hoaN7Hfkpk8+DJ
        gyDQDX4cO9X8NPw0eeW7kFFUd0TLDgct3Xnayd9g61e3+BuAq66UEj+L0F8WX96k8/cQpRe4JrB/4WEaWls41bq67p4ObxzWKVdxfxCSEUT4nQUg1jOxAY0B
        zTBN7s9WzA333MwIs7EuRcUbQGICNejMA48eUqKGUowpkWEoAkjRBRvX8DSOobBUHGvCaHGs2jiIN9o4iLdYCd3fIqE/LxQ8E0zh4x6sacRI6tpokTHQ28uB
        xhi8GOinz1f0009W9NO9in76pyr66ccr+umzFf30YxX9NMMR5NMvQSZ+ujL06fOETih99FJVP/pC1eoNUBoed9fiP7PaQ/xRpjS2wA/ErBF5/acor0/nEQtZ
        vNBX//TLP0o0aCgMkN8j5JMCNpMBdOJhbxfm5mFSmDcq63+bNyU/Vt8mM6Oh4EoNBBCGQH+GKtVQ1NV61+WmvOg7DcTwXgUGcMYGMRsvrhCeTo7ApIUfW1yJ
        phCpqFu5mmlQrkVf8vzKaXedmXMuWiAIhIkirl4EJ0KBijjlKgLsJTepZgl15tLwbuKXYDwRSW1Ngz5jvgGMJLPE777ElHYXLHjKzl6LrgmfQRxThfKS3VSt
        PyG9V6dEROBN4yahIqC8+o8yfyTWrIwhItf0Zfse8HYdeYcOpQ4wNuYYyKZlZNUmYueLzLh8WPpCoW8vAWXjIrEcft51/laIcN8OyOHvEBduOyzcp73onZ6r
        iGdFFPqZp5BZTFtPZ1q3CCkn5jci0Yn68ufD0eT/vRpUT7uPyJR6WGFmKxprx3g755UijCpAcq1mAUYVRXKdlstEcq0AybWqSK6VAsm10v0vnyCSa6U7edg7
        5J22kErgbWf+A0Brv/Hvf+xvsBj/7Pnf9QuY35Awv9VuU+70APPrMdN21YQPSlGH1uIFROLiW0D0reJwCOBoz8v6xo+3METryqJwpJ32teCjweaOfUSe7LhW
        nXC6T4liX+3+zSfipE4KcmXRfdWl+FtKuZyV4sE1p5rlzw7SGsOzGfTMmOzK+9Z0Gyht3tUC9MHU2xG3YqrEtiPcmybNJrCEZxJw92r8fwLBQnOlVkxTWASl
        zyh/zdoJql0CQ0OQkKJffinuTndn4k8qkaoqnlzKSF9fX6U0URPe+g5ma62Bu/qy6ke8miqSHoigrw0BosOVyAPqkAMeWiWUHxg755C3ZQ7tz+cQUaw5bUxl
        n798g3eoW+/++o9nMWgY+NTD0Auv7HR3d1/Ob+HqTlNBJo+Q/F/5V1VMrzEiSH/YTjEcvW4j4l6gfHkPQApB/gnFtwuw0ozmUBofIDoeziLcLvO7FsTPeSaN
        wBBEqFIOgXYSKfifDidOr3cvCXmvvL9ddTSUoMQESiyBWMr5L4WPDuXl3Q9svTyGrZ0AfOJDFc8/XQXCy2Vfc9C43Tn5HHAVXuR+L7OvOvcoLPlLHkbalVpm
        3La0Y+GUMJGSUguEI9ldJc93XBvWWUOoCAuEPuFrBBRiqREJqFKKj+dCzaWDbCfZ1p8Her4CeKij/jIW91EAVcHakj+izC7+aeAaASmdkLJA/A7jn/HA5WSN
        6erSCkBhI/pXiOyH8uhm6gwlxKux1oxBTUOkXa2I5lIfzlBQM7We3kLKneqmtCTkKnUIM1LXnS1ivAG/Pm97pksBkcZXXYqnmS7laY/ZCNga+mUZAB3axj9z
        s/rajoo/AxAnmWdxjzAdkG1qTO1Wk9qhAqjOgBWMcoGWCCky6C9YOwAbfMFNK3cowNNFVzHQnocNgVV52k0bd2K3HB6ypnbXLQ+0HAXKN5X+OVPfLOtvzqZx
        NhOsfPk08jN5MuEgkVajp13PO50jVnllnDeZF99UGzXrEJcS4yAQVtipT3sbSnN1ZpYA32Q+KRrbOrtbnsjuOAXQ2zmv2CSPBk2dno/X80d6UYYJeMB/KYwY
        CU+kJ+NE14A9yspxXo7k7KaXr4D93eALz5fVsQbN0JU70af9VwHYq1LGY24JyI2CgUVyK2FqDmNoLgslHELTXD0ln189Vca/PXKDf8SC/Z5gsm+c3VaA/d5X
        gP0+VID9PuZuQft9vIT2+2QJ7ffpAu33eYv2+5Uy2u9XLNrv8xna79MZ2u+TGdrv4xna72Ouhft9yML93mfhfm8DWCEhay6W4H7PELNT/pab+5J7g/zT88e8
        G+QfqB82NB35k6Xf+rW2XzsdP0zad6lizdyEWfO5sCzEKDJNWiL2KRIxz3NpN7kga62ib3SftxMOkbFJ1Rao2GsISa3x6/bDLKyWwQRWuMgWsaZfqMBIw+ws
        K0mDR5M0bbaWFo/INv5tH4kgKk2ooD8O+gnPBpusKRlDS2BASxdU2AeUTOeuTrpQrCwFzHTMIuAsFphVicC0EYP0GoUO3BEVrA4YkxCR2sIWhReC5T/QeTAe
        eBaJLUONcy3G21k3iS30mijlPsG/FKft9kQx2U5adLhVba1U97KfdIjAuXoK6Hc+zW+2OkbquCmN+LZVuZAB2J33bVV6vq3KWd9W5UyGdnfZs5W55NnaXEQq
        8V1547djerL7V/n3DBLUWfCLdPJK4pxDOkFvRJLIClwz0NkdORWNFIaWnry6LXVkOnUlcc/JHYTLXflLN2WyZWQy3hxV7AH/dhQJQ62WF49PTE5Nz8xmMYl8
        /1y6ZCZRbrobTqD3dmzz9qwORhd6vxZ6fqdCp1EoJlaYdkrzJD+9t7PZff734vhZd5MzT+be3TL3GGnqxn+jALHQvkYgyr2uK/DrMxNmWr60CEAz4a8XfZGf
        y9+TGeTFn/XTWgFPOGnhCacsPOGEhSec1tqJMPkGxTZU0TMNKZYaz1J1nhFjMyTaT0U+UVMwwzdkc38mWw2z2fqYy1bMPJ9D/WR6TytKXFPGGpBwcHTGScu0
        ZejkpC0LYV6x48aYR1Emd8wsZTK5x5maC9aGKvEM7ydcHXAMqwDVDE7KcZyAZFXiG64Ad4nRtFWrHVQBtRkQRVKhYoljlyjMtAgYY5rrCp7nOMHHeHKJdn+s
        G1QaJxdQaSbDstbmM+7aVugRx7FJ5RokWyRhpQUNwtZ5UEScvqcUOEuuZfNtsU56ALT8AcCdgsgho4UPOhBoEtsFShODK1NpWxZp1hjf8Jdtkf1lm+VlzfKy
        ZnlZs7ysWfpGkxFSQDnEKiCVfcyzSfKwz/lt20WKqF+73X7spP3WKj5la49ZKxIKPFD9eFPfW0ky+O8xC/+t1XfgiePYGeDYGeDYGeBwhAEGNa5gdJwJxiJi
        AvmyxRkQ6AyITr8W/G+zpiDKZbxuoYmiK112t3PrM8Ktz3hlzq3nZ+X8bIa1/YWa758O1lsP26TQvs0gd8m1kI0XMWqezrhGBh85nsFHTmTwkZMZfGTLQlBG
        FoJyykJQTlsIyrYFgkQil14Arq/iZtD9fSeD5IUHSvazkBkqB513U2ZwHaL69tQAQh2Hsgu2trvPWQA+JnbcTsJS0TJHOKM2t19T9G3kfoZCULMZF5FOsIpc
        s9UCNiXXWnolIX0oD1sp86LIalLKgMcSXIe2wIt/0bNEsmmJZsMSUeW2KxaQ2bNoyCIu/X7WYPUrCHMErntBl8OhT4cb8XkvraICCXK/h0UNSjUvvVIdUDcq
        VxX42W2kR2YSQqGgdTltWWwqpN9TOpARWj4k0oV9YNxkNxFPzpuT+c04v9lkhkK5OZHfHMtuNq0ItbUHyDssbRyzZMsu2V5GP89mFPUM5q5Sh0lLHVqWOkSW
        OkxZKjBtqUDbUgHM3AtgW+qzlGnJdgQNcgm2pW1TlKkmpQXj0i2xGYt/Sce2l0lDZz07ume8TJjyIks1mpZqNCzViCzf0MyKvzfuV0831yewai8Mr9pOtmrn
        s1U7k63a6WzVJtmqTbNVe5VdtbN21e6xq/Zqu2qvsat2DqwrYCILrtpKsWovyarNfmZrVr3hhlbtpWzVAhbvjLt11TZGr9rpZGbEqh0F0jY34tqIhOLYB6NG
        tZlnnl1eRZZSWe5yLRrkeQenVos8z+EFWdeNzaNIXe8joam9/rYLgwFTnqdNvU+k6mI/oPTongvZWjJCL/qDo/4FlmUvfucFKWgw9GIP2VM3Wez5oEhXvGpa
        SItT5JuWtXnUfxKFNUvfuy7/njNMnywMd30HKhVJyWljID1x1H8MDzZKhe5I9I6KMsR+jYZqRcBukTCSAPvnyMhBdQ5pnGucVwumxjXW4TFOdvHoJMiTBqeG
        Kv32l+ws3G1nq7GzczabxomdtnPDE/x25nN3fKdYAvO8EMrEr7Aaoeg3dhLOyOKd3g5aIuL412GVv2rkTZuINUEOZT6YZrlZpTKzeinJL82a3XrJ5JemRbr9
        ZU/12FkRR5Ze8TOzwHosfWFe5JiiCtNmsShX90FNFX5VVXhpVQFTVVNeU7HJYivstgUeb5dRqLB/d2EXFHhW8ucI/qyW38PoqLK8ZJXn3dgQxQgJsToPRN/d
        9F6QkyV1bwjMopxAxDS7KD4FotpBfBI5jOJTwBSycPKfJyEMmGIWO8GzNjnLNAlhBZSXDr46sZCIjrtVOTckZpcsyPoQPywtrBIURLOftrGrQu4oc741EAZS
        Lz3bL6+NxkC4Sn0omXIRmXKslK/UNPuDPh6fKFbZhR6zz8pHJgcDYTF10xzNeeW1hvARPDy5IQ2Rp7msZWWVmTHq3SpfaIGuTWsv++zNsziZ15Hw2d/nXbv4
        KvHPenaFychlC4D7E21mhA4KkQTTQTcWFu3GwpLdWNhNkgPN0D4+J2xrKp3DBEc68ql01vLwaeHmU+lCPuWvMXzoKpM9gIT0Wb7nq/Vmmt+cz2/Omz16M8lv
        dvKbc1a9XLCS1KyVpIxKUlaCclWCurRFfrA8czrjmTMFwbAkZS4jNrOWCi1YGtOxxGeXpUqLllotWQj03RYS3eQ97g3LD1TBDIgCNhAWhQhAq8dSR9r1aZEf
        VEq47Nu2XfJt4y76tnXnfTtKPd8O01nfjtMZHwOl6tdcthszn+3GqAIt6te03d6JpD0OVyUso1x+MJ0aozPK4USC8dWuZIdLG4rQklWEdltFaM6KNPNWpJmx
        Is20FWkuUKSJHNVmECv3B3PB5Olo3VOw7Uuu4huf7iLZxfZtiq9nGWm3XsZ+0T5s7OzTFC+j362+4rs9+7I/+uXaq3o5GP1y+GpeLjukL+zQAyeuNL9lz7Pj
        le8c2d6RT1551B3ZvtHFBq+hWJRcedUlV19LhWuvutjwtVX4yr1Xvudm7ev68UdeeHjiB9b/a3pvfuUDP/TO37//d5x/Av/DBSFno5I1XHR3uHFhpxvnd7rR
        g4ZV4cpqGc3zLhrXM+kB+HukMxoGdOCJlIGtI4vwQ9MScnejg9j2KtdqixnJV+RY00XcYqpyhOeHuryhC2EVt+DlMoZFGJxKm3C2AqRTmC4d9V/ycYpImcI2
        2UKcUPX9NllTIPSqedD5Kx+KaBO5WBz10UIs8dIzN33L/chN7ncTdPCzjJNomjHNNyIdEthfPfzqZb/O4tfZ7NcZ/DqDOEPQ0zaYGRxRn7Nu/s345zy9J39/
        P4tn0CvJfBGVtmSx/CbphLFOjwyACPMbTloRpTJx0sQkA+mVxE1Tkw56vBmnzO10lblKLiADV7rH7LH3TIrU1enV5upBj+mr02vMNfbeSopE1ules3fQYzLr
        dNksD3rp7kwA8O82+fnpu+CxRM/qqIu45PCdHYCw6+9bWj4ipJFbr81Bg+OyJq9vc5iNaXN0V+Tp2gMii1hnuraZsGAY51Jjlu5CYKQcjcHksu4ntY+c7MjF
        Azv5XXSSJfXGM7ufSQ4I29p9R4ChTa89aa4tP0i/yiVh10ubqTw1EK5uz3rC/fPTPcXp1cXpNcXp3uJ0GadLZmnQ+8wA2txOlfzulgcg8N1mqFWQAnZ/JlmS
        W1EZAB/zsnj3PfQVm9SpO4kEgpyoJSRKEfiWNkWmCbC9WeXgriY1Hk8mIY+3J/t4vD/ZX8y53XbOtfc43U//Vdw963bH4moam/1XIvg0xUL9I+9+IOPL8XaD
        lCSRd1KOvsG3rhATBAjx+mPFMLOK/jAGudojL+5iErTjJ4BqROy+mMtPcbYmCjgZM6v+bm0zCzrSRoCjt0KSoOeGE0jPYzupIgsWGSMS/kbnpEbgj9N3yD3F
        wyO3AsmPYJvwsmfnBDyuJFUejXTWBFDZ35eO0zW0zWUVyvIAEo+8+WA61R0D1smEQgNIhySu3vO23avl7/mj7tn3gm33qvl7lVH37HvVbfeC/L3ag9KA+ESL
        oZax9jF7PD6oWFZxF90f3tpJJrhyLzpYuvHNrYqM1gR6fzci2tfS8QMscJVIqD0R2mJgZcQMmFXoAXq/aq+xCqzeLJb1rAJ3KkAB8ZraFq9pt3rEY82UQVSz
        TY4LurCgYOy+u4Mgs9Ksl9Ys5ZsWmbJxaNXUN3sb8iffQXGcQvtBKq/6UMr0nMxPQteSNUNYfMylSfhA6I9YfnjZjxWDnAn2B97/WVm1k6Dq81IvK7ZPagOx
        oHMeI9zu3VspP9CoqbW6SroTT8l04itJlompq7diV2/Vrt6aXb0h91WWwPXi+FG3+zlZtuc9LtuIfPMCdk1qys0jstoeTirKUqOR/P3MTjfu3+H67TtcPwl/
        be2mjNxb8h9ZdhDR5N/M9A2GHd7O34BWcYoui2yXgVUiUpBXs+5udl+QUlrducxLoMliW4WbqYgI1gnnAiBHsC84Zp1Eu78hffZF22fE3IORv/tLXva5S4h9
        RDw3pauGlXNE3TnwhOgjc6LczIheE0Wir4jCAcAs0T8Oe1AnFphk1XSYRF5Bx0TXoFiEOoiKMesgAePzLmOJxiLRN+AEufb3n2vpE3+JXEsr78VO59jfLtfS
        yntfIddSd8Xm7FxBkgm4+REPe3Supf9rVK6ld9DJlSD1Kd0RXaauYXnu01emEp/pShyQfplm36DC7eVPwI3epRu9F33YcyunmQTHLbInvysoueLBu9amSna+
        fark6mtKlVxlqmRpYeErmTBTjwM8sFKyZMcmS3aGkyUzeQsLRKblH3e3pkr28lTJHrvQHZkoecOleY/Dx67w3mnUN37lvWvfRaFIrkF202upz2RFmrmFaYuQ
        mftmtrQ0uppsCLfZ5TI78TF91B1+VLONyGHo0bFXrJv3vuG6aepo1C3AJx2jZ06pbjbLl2ef4O0d6lY8uqaPrg0/irp9vOIF6/5p60hZZQKqV3ClLAze/Fml
        Z2Wt7FlZ0lFqI/wnvSYTaVsfwhr8J0NTg3bj4wCUgZp6DVbpFoh4AUtGq3CchKU/gP9kFdEURp46slY8Ig9Z/0nMy3CNTow+F+HP0HqffTmpqU8k/Cvx9dTZ
        TD11ngsHKZNrwlbt91O/5CkpH+j1OXQyVXt96xhJTlstNapwjGQGKXWMrGKffcgx0lfHSA8VWGaW32ruGBnAMdL2ABwjmc067nkL6heJBSjroY+vR4X7o6f1
        vuCmjGhW98fAuj/62ryn3bRyJ1w7774Zsw7uj9IgkbOZrryfeueMvyldUIRqYQWbwq308rHeJh0O/UIwdzZLN6PU2UDR5Si2hL2v7W3mcwHjoe6UXvQm130Y
        TOOIEh9mBEyYsdpRLEXof3CIEyEMHOWAvxItcCfL6SKv4LJ3qLv0fri/dv1bOtE0owlwEXqI/wBSnDjRz477k+vBaQ0v8U6l0/Lp6e6Lzpp6utlZxMq1NX/L
        uFZ6Qh573uZv6z6vj00zsRyggfwXXAZquoVbambvfemYYq+ZafDDdIaBpgg8sFDJwYBzMOjLTG9ghkWinMY9GQYt4OzHVu+Sgcpg3+9/+103P1hahXcgptY7
        /s0PH7jn7dM/mBugjvyDXlp95onU7Qbv614ee6D74gWhtchLkdaZmSJt5kbzI1+SZ+X80jdvuu79zw5kVlHb8ft9eeT9b/nAd/yPo//7Wwc9mRlwR0V1veOf
        fA+gl3/rWLEd3sN8PP7mX/2Zfzw+/iG5/r/yiZ/F9eM/et3sI+997vuO6XrBRjzgl6Uvaz88FGQr0jdGPPGKbswzd5uZrneq7VXgxFhDl19yUx/9JacvuWld
        eo3Ox0Y6NMB50O/Dl/Bcmu36X1pFoME06IUX/6aLFyGBTsOLnr9OyBTVZy997EJpbuvXBkhekV+9u4PP5U/f00kr2SCslgfBGz0IQj7gbFUagbAYARkOugvc
        rj2f1qXr8/nSGqTNXgr4dqGXffY6rJN/FyODWAiMfr0vn/+BR5wfksH/N4NiW1QqaZCH2Sd4duoNdCb5Wge92No2rPJcEkKNz6bwyWN0m6uhxpUSkHhOTp5F
        58h6AO43GimtbMnDvR59SONf87jkHpNyvXxELh27K199Lx3LL790bNDPUZEwnUoIXXTkP/6R57/8z1Z+4NDQoAXPPAEJMS8F44Pz1ff8TfLzGJ+Qt25fuOML
        Z2R8qv00b9yKNE74L3n6NLyIvPhLnFzLOtWMTjWGk4fSSlPt62eu++fz3yOdDYHKp8wq0+ab7gPpLGBHe5+XiTNHH35ltfAuz65bPoaoCq/HuZ9PlppUrpeO
        IYzIjNnJIt0KSl/pw+XfLulgAIyr4x987MoTH3X3Pzs4/m/fXBvHbOkNjr+bKOu/9SzALcZ66eRAHcSqyGotVwZmDj+n5AtTPSKLoqSPNz/74Y+7f/22wfH/
        MvFrMzLD5PXj3/O9duLlc1OuoiqDvtSg17OTqo6xRm9hjA1HOVvCK10ZZaT9655xfyjvgFntGDj79IS81WBql8aGZpIzVJo+gLRgqlI/+5kwYcjvMKkpTmN4
        zLSO+s97chSh4wKOIVPTTCN48zyOIn48iWN81O/hKJrw4zg6R/2znsYC3Mz9i3Fp3rm0dnz1E7/y0OLnp48zf0L7nBDd4oqpHb/qpp9s9n/qt998t5Dd/PzB
        mx8kw4h6SU2ZyJddxUNtI1gH+50YO3/Qeyadx6ydpxY3Q28+uSzj1EZQZz4lmgOMInL5BjCaIogHvhjjG4AG66eNPm2LDVl0aQNEekzGo91Po75aSOV6D6/L
        pEHos3xXWDtU8EE5dZzQaiI8GU9qpRUyqB029JBjxn/RBQM6d3zf93/yi/9z+fKxgYnO4fpFV2aZEJQBpoEIYgwEFjIhFSDB6MMdbMBJa5oD5Vu6QzIgSoGU
        IktRcwH/lZTaMuE5tIKMABEuJF44K5zGjth3t9dVVvBFEQ2U8yPWtS3nIpLFv+JhJG4n+Aaq3YMbqazuk1jdy957gN06jm3Cp8yMBsgNelqeiKScEixK5I74
        Vz0UwACNacVTEDHl7LgXr1colIuaN7MHeM65kGKlj5kD/ll4VsnxoTKJiwrBI1bGedC5L51HC1umIA0MGPJMKENuWujRCemXcenRIbnDG5Y7vGG5ozpS7mgK
        y5sdYnlzYHltEIo5IUbNElVtluQOoYTjkJJF7mgOyR1VCNeobnUkd8P1UdyttlXuaAvBwmSY3Sp3jHdpYk6qRS/WcrljvpA7GujsMxA2pL9mkEwr5SSU+nG2
        1nAu9ReZsHouxxxUuWMGckcVcscM5I4aIFOPyFdndpQ7PP0aGl4ryx25Q6TKHfWRckd19CCAgdeHJL+oLHc06UiVyR2y7Kv5fGmQbsBRITQxqWtVqISOTLjD
        yIQ7jEy4Re7Adp+Mfrsvnx8pdwAhQXiYihjVgc6kUOugFxvbhlWeS2A+qG+RO2LUuF6SO8JC7pDO6adxH6MpjZRWNuRhlTvqlDtmgDIHR81aSe6YLeSOWlnu
        iEvTqZA76lSAR8odNZE7Zk1ReCYX5nJHQ+VCK3eMiYw0JHfMqtwxA7mjCrljBnIHp5rRqWZhbEQGGOurS2oud2AOz0LumKXcMZez1wWw1zrz7g3JHRnbxdhg
        AEqTJeJkmSTzmLSTRThIQ5c3BRJd0gw+/PZyx2QvnVJenqKMSYohC/g5LV+YBg3gf69F7qiKWCAdaAUCmVRNjHVS1zFWd9x2Se6YlVbMDckdFMiacEWMeinC
        GUKZwj3456hQBPlDRkymqMk+E9koyiFSU5yOA/Jb5IkX4Z5TPypahxyjo6JeyrF6VNijHGsil+A4fhQ4hzNm9kbnaRwhl7g52ZoFwfehV4bn0saw7FGBUlSS
        PRol2aO5VfZomYle0gAX+acqeCA4t0F1SyQHWTEy0+uIZsWPGrdDiOohrLcsdLTxgiz0PrhNsCGnfj+VXz4v9kF7WihhAhS6TQE1bUEDgHpDocNjT/OL6USf
        TtUi8rX4aSGKTXayCCNCsIE61CpJJNjimEE6RKGlrbLUUT2H6/crEafQ0aCU0VKeKFKGFJrWSlIGQGvOmYmykBGL2IFaNyBkyJs9WQ+2xGIpy6vIXz5DiUK5
        OcheRc7Pu5QoZihRABZmBpFK2B2Zgbzg6QaWcSErzCDLE+coNsDlEDaVLF2Au7UcT+rl22BXYpPl/fEBVOUZBFVJC8cHFNxEqRz0NoDIIjJRxN0hmXHY3vcA
        wOJAvoXccZkb+j894Yena+t1bJysnEpDG+3qlNF9nK3oPozGg7YAgLcsDnlOfkRaSqA5B7BRc6dGyiJjANWL5h36vr6CAMNilTQAR1H6FuElheS58XNErFyG
        T/oB3zTzlxz4QLeGIgUDUwBpl27FX/QUeI9F0JTVHEK7ZDhvsxzOyxSZa6xnUWJza4lzWmIcJejixh0mLstS7itDUTgmHiQNjHS8c9ZYKRUTNx6IBLYjAtvN
        xB9qgl7Bd75Byb4BXw5ZY9KvzQ3iJwMt3ONesDRW1mdRV1nXrdLPB9ThRFaLaCjEjJP/+kPQnqX+K3X0nSPeLIq1t/R685l0rnAoSCa8R8zcTYeQD23sAVpN
        3O4vh6dkBk9k3RZ+FNAHf/gjZuID6fgTvGXGb/qfQK1YfzQSobkFWb8ockqKnB9RpGumthU5pUXKrVKR6YzFxEjHpRb2dPKRdFYUCoNL5rF06pH1FCeIt8Dv
        8UfW5dbkI/kL6+m4XF9H7pNnbIG2xbB5rJnZDHdjnMD00x94At6jkx94wkye7KQVaaY0Y2ZEM6o790x1qGdSadzEE923rVHZrIjkm1KHrXS/6AB0appnp556
        NJm8yUmmrYX5qXT8UVFevijPnXrqsY9K/afN+KNwh/aRwKUOrn8KgD1m8gb/ITlMI9bcAw1Mq1LlqXy2HrstWEXB8HC96ZtaKXxkytTkm3L5JtFTPvhYBNun
        BxxLgGiupa41h7Lk20G39/n330BwBaG2Ni7a1AlGVT/RESZQPxX3fCIRvFB+H7HW1bwwKeUka4qz2xEV6dNsCKAAvl817paH5eOYnWb+Y1mHI4VfihEv/x5/
        NxGPUKxMGNR2PZWqn5T5MP19T+HCffjz0Pq6asw4Tyd4PZ0EQcCbcJiVN0UwmTCT3w10dul5EQdua9GAmnVMMsl2vmh/phMayD/JauP9mawms9rYGTRjHLky
        PCNC4we1ZhMo+vue+qCZ/GCUjt/g34a6fvRk7tbgKGQkZoGdmOMyMcdlYrqYmJiKX+Ic4laJziIpV4294HLDI2H7Uy1qBIey43VkrfzIihQRdf/Dj2CfUN4+
        1a1L2b/1IzLGPnNXrZqpZ1mvmxg3J2VKN/oyYR9Dt910WubpTac/9hFZl/DTdqVO6fhtCAt4Aqv23Q88lUzS4CiTqPuVGssrkeaPatkyPf3nut4/S12oH09B
        +ZBlMbv+rwfYyjuVXxw8gxdo3LaJQlvYmmqaxoacOdx8gbyFzReRJyKRZkjzm3LgZlUDEZoreLXBeWFFvYwXrq4O0kY55RtagrB3A5n3OWQqyKPgL3XvAudy
        RTNI5U9PFKmXMWfeKy0VjRTB63AsBrBJn7gmkNoB4GF4WIF3HSrvI1yBl1ZVl2sXCqxPVgm3KJwahrgYxsXP9SgnyQubKfym8FBL3hatZEOK4CtMyyRSVTwY
        pFERIKSxPy3EeQ3w3IAxBY0Be7PRYxZJURLkI7cZHm7Xw3026WMOhImL95v2OUTjn8MrjcFAtGs53tnyCTJNCz4kITf+I9eE4OENaE8A2qgOsGMT6mg40Ter
        nn+a/owZ51wvPqTizYKnApHFa0krVuTJhKJCorFjWxKu7iqbXi8fu3vYEnvn0M07CSsCKdPR4fVRew+7RA4O9+ebZvZNU91EX0iTmrWobFoK1ouxrPRZzX7F
        5LCil08PmtVIWzVXsheCeVcSxxQqzp0ta/ErXXFKBpZ+WgYDD7BCEIcMcc5DJIz8OdFrVrRXKkNSgjuEv65i5hyyb1SHZJBK+ZmSVGizrCOoz1XwHtCbNBBJ
        SMdqyK2qlEy2XF4BQaHSYWUoOcgC/Ry2iIeVIfGQgEFcbHMa2F/cLrXDPunok2GkMInMnOUrWL+HACL5cwSdVcrOQKdNLxeRPYQmyZ/lnm5FlMVib+dvAx1B
        p5BDEKKiF6ulDh3umlEdojz0lfoDse/6JcAducWkRFNoa3d6imijhNSJ/rKC2OqHicazYt0YPCSUgMbaPXMlTirdl18mjKdzouXh3P5OK13XVDrEQQhW/a0P
        f2fLIS2IP8eXAKZ1JQafe+FlPHYxL9PFuf29rczhh1Em/IPipzxckzLlfiRzr9Y9TZSxCgPoQh5jyk8VWcjxT/pp5bAHz4f6lQghZgSlCY1bmn9ln8DCGm2K
        07s6dIyATwFyYn4KXBUYVR/6Zu2B+Be8wZUpeVh1219/toyE1LySukm4HT4kqXsPs6NvLsJJLx/LvyyvOUUceHYjB064LVtUt10AssKZ4IGOfKdZUveM28/q
        Uw6dZj3v5f/+72d7x3/3K/jfV49tlnSzkuZxL0odGY5e3161UsElt4Z0h26W9iHDAESUz6NPCxiCyEbfhApIKAKoSw/0omnwr+0PtkWGmws7fm0gn1O8C7Ke
        aLPmu6er61WEJ192CFxsMCAhBzQNh8elBPoCb4rj5V9uny6922tz26pwxw3sZOn49KQKMkBFmdr3XztGbE87j9ArbHZ9pAtlbOrb5wq7bfTzKyNGTqR4OpOO
        8wisk7qFjqgrFor38CgwmKE05gsjnqgOYXUtGESx/7mbIHGhh5PYW+1+9kq27h2c29/obhNy3Ydc99ljWPEE5NaJ/OVj2/FD8mp1L/+FlFeF92L8X2XFdZ+8
        Et+08ct//JVzv/zHXz0mkm/3/JV4ZPSJ033+SgzkPqd7Qd7J5FS+g0oqcakj8VLKYrt7FP4JgVsY+zQi0txnPJg1kga0BAJqwt0gcyK+7DI3J57recBnaCEy
        Egq2jyetD/FlWKZqDEHEb+DR8Aaj/eRDY7kzNPDcynwg66G7OrLCY8RriGA3wOqtIdRRw0IaZcGEN8fzgZ26UKZalVE85t6OiK5XphgqwujrHooAJMIUZPHq
        pvyMuJSnbGDdpF3CNRtwF5cC6xCIN2GXvGsD9BSRpC5LknisVR/SYb5Iwz3lRX33zWXyvMXKxnAU4WTVgpPVduJkNZl9Nc6+Ws7JajtysnqZk9V24mRbyxx+
        eCsnqysnk5VpJxtd4ZKWur4lTWzZWk5WO+zdhx1QQqSFgGoRrUNWD2YnAAAbpkZXWcTveiWUnZ22yd7TgXAekpvBd5DkrwZgmtACy4QWUiIkdYiRGke+QZaX
        jI+gA42CDaagZ/Dj4jjcPAo3IWkO0cRSKTkvAene/kCzIMRMnoV4q8QdokHQbAoOh7nagpAgC6HES+KdeUlUFvFGVCEo6Wzn4ObUM+5mWroalMSHbHMvFl3M
        3Ryo+wB7XfjfwPbZzx8bYFE5STsq4fEAyya18LwE5zEWxGdFxl2XyqRCE15QaEJEF6xGdV7Lz7wbnXdHb1J8fpfOxLIwfvOvYzj+vQ9+3wDUxw31+3at57Ub
        LQ45xbuQQh3rEK93S2EG9m4vu3ueLrzAa4a6fAme2C5wqBdweFEPX9PDZT38hR5e0sPLejjj8fBRPTymh0/o4awePq2Hx/XwU3ro6eGzenhSD5/D4aBzXg+/
        SHAwjwkwnfhgVHV4+N+kEVfiXIIqTr4N4wEXObud0YBLCzs5gztZUdkRd6Ifln7akbvtzOac7osvx4DHdUBCdmBvL70cG2YwuvzyMHuLfsP13NOuKG3dD4mI
        Qg/sM9/0H0hgD1tXZbpYZodWN0uLwy85rnDH9AyQOfOL2D28uVVZEDo3dA2y0C2tYEE36Oxbxmv5WfhC8PaypjkWldX73OIsyt4gAjKVreQ5eBVqfONm6g3Z
        OAodyxvaGWBSkJLXQH/4ftlyQotWf4woroPCAh59rOrV1gGHba3J5tFVfDHfw7h8Oitx9ZOrd4tMtA07d/WTF+6CrCQX7gjWaZ/ZyRsyHPJKqEM/JIrWkDek
        N+wN6ZW8Emr9dNh7Fr5i0GIq/R4daVEJOtXu4AvpvGpfSKcPS7k32ifBUz9wdT8QEjEwdeyDaFsCXk7Az2o/DE8FDSpxe9w0usKdxGyQ7n9kINcujvHPrZ3u
        bO6Ygs2/sPuRh95VHn0U8IUfwU6qFDSWPQuIWqDjMkxGDk6vxBs4sb2yKmPo4V5MgX6+MXY5T8gYOwPsD7ilnx6oeVj2nWGoGzaFIvhkjxx0d/Sge9pfcGx3
        SyPvlEZeCrR+QM8M0MccWHeHgXV3GFh3qxuQp6PDoSk3JXrO81oPu6ct7vykBQ0ssOmaFpVK0auEt1lA0zGL4RJbjJfQYmlCKGV4W51Hemsp6kuVxx5k2klR
        e5/L4htckZerBDsQTjmV1nJwr7qpKkRXdgnWb14azy+FSDyBS3F+qWomc6SbkKHnRaFwBGqWymswoi77INwG81Iiq8SCh1czZbaEmrViJi3a/n+r+8Hp5nqT
        aFnBqXSMGd4Q2YZMcl/w6MGGwOh0d2JMM02S1LTSq5I9pp1enVxjasleEybLpp7sM41kv79KK/N4N2RGSWRjZOJYzZBBabyH5Huo3HmcoFYXcIJqXWRePjm5
        hBNE7F3GCYIEzzBBCGI0cAJN9RJgzyCoEP8MwskZj0BojONA/Gf3yAPwfxKZYA0BMcm8nF/y1kzMXwv45Wa/phDSftB50rdxbgtmHpEV6eSwI8bUuXS67Igx
        WXLEmN7qiDGGPJJwqkGWyHS2l3Twib/y1StDtBnTkVUyhfvP+/BekJOL/qAPnQvnT8tF3r3gi3Y3ibU9hRDQnJjODdKZXoqn5/rwXZnfkNOFfiq/Fnix30OO
        dBQ9iwUE9KapfjrZl3KmzaR6aUza76eLeQ3SpVId0plBCpyVmYGZtJWRr0p90JiXAIsNo9MW340xpMdMd5nZsu/GzDlcPxNIo2elQgOpQ0dq109ntHCp6C65
        NzPsvCGPnJOSdvXMbE9eOWeWyq4ciyzzBZ9EHaWamS0OHGNA0bZTEfA7Uzq/4cAhDbjsKwq5FHLJT9jAF/1kusnsiPAixeABx3NeXqRDxxiDRzguFyFVovdc
        JbS7M9gXY7XQvXbtJRkwTGrV0WW7OK/KoGP2WL10n12lV2fgMtdYBXU/ly2z3exBVA17WEfkvJ96wEzieQCH54HtWDqMTCEiuBehcawhFmLC74/x+0aOV2vp
        shjMFPanx2wTxmyNx2wFx2x9xrDfLw97+vBebfgY23UWJ/u0YWOs93kkvznDtWYm8ca4JkrS2OKrbazxVTb2OLGxyLttbPE1NtZ4j409Tm0ssrGIGMl+C4Zh
        sQSEbC9bCIxkL8PmZhjcuro1tvXxpjemkXQr5B6Fw0qlcMmta/jrQWcunaLT8QFnGZsmZb9cRILRL9cfKNbkqkzjtkiqQ6657rBrrrslJAguQGO0nAAn9IAP
        FAB/pL9uJPzZG+LPE2q4mwB/jnO3jC3eosaHSzg8zOC2WfbXRUCIj2b4Ixk1ro9i1MFWRt00MRm1t9Vft90FK3XLHvtB7vg2VfbXrQ4I2kWfcuyXMzaIdRb+
        J7puNOSjOwn7vw8f3ckDvklkPSAZ7AR+LY/20YWf4Na4ID8LjFP/3OpIocgf3elMhpEH1qHH62VJuMGg/0wSjqSrh/y5YVVFkoQWQz3Cvo5DbYdxqO0wDlv8
        phGXhrGO+vLxkZIwkAx8U1NJ2IdrPWdOheE71mk33DaMqT9A/L/oCtUtHrotxi2UPHQh7PiFwgJpSJrep9u1T7ZDqxA8dAeJPxQTNLFDTFC9NHUK2ZrJPfwd
        Y4ImjD8UE1Qp++bWuMGY+eY2EPNR9s2dUJe4SZlfX+L8CnV+OTq/sBMnIyLaS6OvO5W5Yy4m7gQccz065k7l/qcTsFBWaCwdcsy1WUEC9FoPs2JoljTgaom9
        r6bMkqrOk5quY0wVu3ZfZUBQs5fGA8VNbwCargdUzgn8FNnXjL+ugCCZSqWAIH/A+YDsHyLMYXijklPuhLRgasgp19NOQewIIp/geYzIp4qx9TSADaXfeB4M
        VGHM/hZ6UpxyC6t+1D+C/V8EIDuawMXRAGQH4chz2MhS78kJJJoWnUYRPWikGYwHrfXGwxWNO11dSxeByam2USYnWWboAASrGqhUv081hRqbJyusO9DIuz5c
        RNK2sREApVtVuRXCmxnO3fCLCOl6PFDn2LCvPs54kId+n8MiPwIspRBLKcBlPsUbIYnkGInqaYDMYo/JSZeIXiP0d7dZgrNqoNb/Og4raQsFVjj9GK8BcCtT
        l7rFwHOaEok7dUVCnOT+DqufHUXVENFV5FHk7/pzJB+QP1MwFdQNMgigdybVGlDnGTxFowH08xZ99OFcjeiV3P53XphkK+g6zNS2hPqZfD1ydg/uAiBMZLKQ
        jVKcKFbqIr3oTRT/a0/OV9bM4pV/4humMRDZZxHhHLiyzCuv7NPvbvHpb5bpxjg/nNGNia0+/TaWcBE+UvTpX4RxvIpDLGtiEVkfKS+Ooy8m+toMSzzUeg6/
        aw5KgEERTWggChMsKa99MIJ8MAIdjsAORh2l1hA5YQejzlDEKrF7A3r9MzgPcfCBSJKYgAg2xYxjuC6eq5Gq1yxVZ5hiFUqHj2kFJ2g8/0yaPiHCWqpZ+BDY
        qJeW9BLDzDV8cpgswhIhzdWoSrdMM3hnpoCAzbJDiAJggxuicnBDkxkyUnixlQsQzWhEEehGZEJIp9GXl4HSWYUTvE47ON/WGBvRR5DLa4yKaPZYE+EpUvks
        lUWWdwOfsfdZs63300kO8GX39cVORIN+ligk/38Kx89Je6JTJ0rmSlaEzRT+ouGV1Ek72IYZcH4EoFIx47PqoFr1Ab3BDOPSqkq6PJkEmK6osvS9qN4w30Gm
        k4nVlju8Li2asxil0u+j5/U0lFbM5wWd1PJnl9lxFUyzRboKZvAHGKiI/eQneRj5otxb2J4LRQtCKCnSqnRGv7lQnkfDb2oTCdY+j4KmMkjWYggWdK4lyEQx
        zaWKxbUg35y3zcBNvcU48gYXWcpQLo+uhxrLI2/UZKJitvMELS2/zdgoLkiWg41HCjAMJ4apnIG8QzwMmXItD4sZagHWLn8C0PA4JxutPvalMLLyTAtsqN8b
        KDHJaMYWGuBLHUNMj3mdHtO05I7l02I+nxa7ykshh3qeZD9yHbGHRz/Dm5jXZnJ7v0/ZjDmwgJMghsBLwP7KdE5EQS71Zg1BjeEGURZSyume5b4hJOjahlLJ
        mlJJRsAz2SB6GzHeiv+RdYSlfFGSCKcD+FjG9LiJcKMDqSRRyKYlQjYhbSj2XQ3suouauu8/wYLir6s/XBUJzsBx3Hzb+NKxshnB75/LbQN3dLBfwPptDDCA
        IOA1aLAAEgA5t8R8YCrx0x7ArSH7VpWBOQqX7W2q9FTjGepIgBNqbig62NnuW1J97+zwdUWBkUZ9K8gMG/lu+MpbuBsuinspiuQfrZbc+0TByK7fekHUwgU4
        A2ZCBdFQCvuDa9ySyZUIMh4WnNOHGcLln145+YRuYttj8R+feDL8SHfz+Pd/5qFf+65HfvJt8tqh3/6+n/1vi7+N04WeK///6+J0P0jy7HufA6HG6Tj/Rx7x
        vQXN1tPfOgYljKg2Dg/9vnrVvSYbzeuz0FRgSoFRRJi4TwtNxVpogh028oMdNvK37A9AdB1hobF2mWC0XaaSXfa1JwByssUOkLolTRPvpyU7CQqk9MLu4Ip1
        OYKu3Or31GnE7WFXKD7vRdGP3RxMrzcfrheIM3tlae1FRnmKZPhD4SyOf90TGXsv8uimFY25+Ehtrfvx9q1MoVwZ2gBhcDojwtwkdwRf13/FxtDFD97Fd/ci
        OmwA4wJOmfVOaGVnBwaEzVG5pUSrQ/5IkmV2gYAJc+7gZxVsuoZzXuNPF1pXXRk2rAshDyJb19Gyg85ZNz3Q9d9uGJCYryeNFNM+SZFWrPv8kHdMukz8KXiP
        w5h/CdYZs9wxFeYcM+BgjRKTgdt4Q5lMpIKKIbBOFX+aWrm4l1Vg9fOrcEklwQySfV0/OdCsRUIxDgxZXEvRmq0ug8LYq0+6hGPRH+ddfKmlIU6lyrT6CGQs
        VQZSDf4UlakWlSl/tZVVqxmKbLhhH3p2NfNQW332wt1ppZPWRq5jbOstD63jfVjH2CGKdor/nhiK/54SDpSv4/ZANBVpnSj16Xgfu0ftPhP1iJJdG7mOcX3U
        Oh7bso7HYNbqm6nh6G/EaSMwNOuOM6bSUSiAmobxg89IL+7D4tbL7eyyqELYChuXqVc1y7K84VzbGCLhIeP1N+QtTMlOmgnBGZ0doq3fu00IllOkFc1l54xS
        D1HnbSQZdHhQjgUHZhRHtzGse+6FNwwiXaF87kUUZ9LA8QzMdnK8XxinHB5qViMT7qh27gP3LQ11o6x2akLETO2Mtqqd+1Tt3IuoHBNC75Tv3adfB06nEKrb
        pOoVIIHWuDnYKOudYTMo+Yezshdd0yjN4cbwHK7uOIf3D83hZZ3DLSymVz2Lq+VZPAaVewwTmftfbYthMLYDhsHYDhgG22cxPMpkwm6UPA47MrWr26Y2g02w
        L2XxDDCNlzGNtV3tDNEAavZemIMY7lLFfB70tlAYlNSy5G7LvlCTqAp9ptyANtUe0NcRtRxw0yS1yhU+2kKlqvlyY3qLYlbKr2Zp1hYtDBHIXSbWMpQhCX9m
        qriACNkFmaWjxrcxmkZho6qxZeLmozumE9eObizycxl2gJtj0oVpmzJz1NeVPi4VGDW6uD5qdMe3jO64qW/Af7vkqIdtb0wPEd9jzP7y+NaJIDFut75hhcjJ
        lNQpu9xGR2EGIpgdZEr6Ajz/0Tbg7pZLHD9hlPdyzoXA90MI+kG3knHWjpyW6yfcDCBXQURsEpr0w0GUhOBxXa/ry+wUCiGzaQNniJ9v8qxl9ktVFB5rHzZS
        lrljsm9ol3U/U75wqyakbWoo1r8hld+yJ72sIBKi9MlwytBEigXQBomy2yChboO0mYs5fPXbIJEs6IHZD0EKnQtIqmXsQKPh0euChpChGWDR9JSdNMBOQkgV
        9MRoYmntG24ZPoHN735PA+wjk9UCqpDMk7ywJgqDQt2P7OKmILVXsY+Q083UX4d41lTxLEI4IYWyphXU2ljtNWAm1NHdUVaPutYD4lmz6wop3yGgJxy17pNa
        6eGmNMQ0CZa1FxvkF3BsECxrL0CzzuPoEixrL0Aseji2jvqP4yia6Kdx3Hejc5YwlHlUo0zrn3Ct+4Q3DJYlV4Jz6XjZc6IEmSWLd9hzotQuWRLLJSiWUuyq
        /eo+WA8Dz6s4ud/cS6fz/pDTenEaYXEFKvulc2oxKchvlTp8H/xn1gqLNqtX6QHsjY9xO2QKBopZTJsp/AkwYpY+Mwkq2BqoeZU2m70EH2pj52yv5srdstdS
        1Z0SMHZgTbW33GqjpD6M/BH8JMZBoiJF1hIWOZnZCybVXjApT0/20hk5Saf72Ccx09DpZ4S9TeARVA1+IIgmn7RWBN6YNBNY0+WSkPbGEEFpbgACHOPLMeow
        ZteNh7bHWgew1TEerM1CQYj66UQf/gUsfvipZA4S4gC5BkH3AGUphwlR4veppiGMr7lB9DNpUcD9l0Cagv0XuTutitLY61iD4RYGTBOLdF1A6T/ERmdHd+YC
        SP/wuOJqhMOW1KovdZ+SGowpMleN+zwYJu72YCMcvdujryO6LtQl76JoLnlvQPQSyGMN0Vtp3OqpXbG6kc4P0gX50gLGUbimC5TPGdFmwSfzdYCJ16DpfR5U
        Y3ogd2ez7JW2WcyG3kcJ6TRm6zTmrYsz+cNhIxV7PT0Ym/miB59TFT/osQengLMS5NqnnC1gvk3ZZiZTzP84iU6bkBWnMHazfbWEDxhHgGaNoVlz8CoYR8Uj
        /BlHxSP8mejrcGQdG+cdW0XHcoZnHQtdv00Dl9sbMIsh6HxL+nRKftfhKlNlAiyo3VccQN4t8uQFtHi7pWAJ24vw+ttlFuWz2zbs8x3MUS/v2M+LLKzUz4vl
        9/Pdzd3y2F7C8g3TCox1m2ONTftFVLEzsgBjeHO33Ha5v68p93jYZZY45GoBKfZMO2yMntit8YDtt5d1hshX/xxflW6xu+A7vc05lCgnFIEGM0UEK4ygaiAv
        IFnpXmC5ClXYS/DeCbn9NddkOeXitw2uTF25VWq/iEzoi85HnwAHoo5o9SGzRosNfCcVmIcbF/G/ISE+Il/fC1+bOg7LUom9cCSpQZLy3m4Kze9OLc3uBOUF
        eWvxb3jQreZEYd3L8FccQi0PCAsewtzBvaXAW9LljoxQyO3WZe7C1pQCEFBNLoFKMM7ptS9FTxcBHQmzRdBRE6CSGIJOqmtH6vXpL91ELQJixNaUwQgh2wDB
        IpV16Wxgd7nrQpPo8ADTQ4A9Gt3lth4dA6YFb6PAGtFfs667UOT8W+7oftZgAIvRGJ71kbrJ+BvYLaorxGwIBQeGhJB4U3CDbSqpn5D1vdzZGNAGBXI4gSLR
        Ohox4fYyRIt80iK/TwctdwtHdZUi0jLqEvhhACBdX+2hpIivZxhcHQYPu2sdS5U4DPyAmg4sQSLV6avJdy9Sk7xBpxemEqZWsk+dDw7krmkiwwDnxdsZUyh4
        RSShohi3OA3NPjgKXNut3NJySxJjkYrAQ64CrxzGXzxWeiM0hWfOHa0QMdBBsszEEA8l+7kDyisy294Q/5ab7h963l2AbMYbB83yqfQ6c/CEqCWa++A6s1/+
        u+5EJ0qvO5XuR76B6/SW97CoP7rxChf7/cbjHquc+HKCoGMNT5anRD1LD4qClqyQxmN0DX5fmTArV5bc7qErvwOLHbL74WtSh4PvsDXwzMGSphfIr/Lurge5
        8qAJ8GXPZpJwIqiQYe6wdvm2QVl8LXebyLj7cyn6Wsizvuv6UgDnD3eb59QVwE4k+APgqpHZ21P6vtX8pXNXmMnOc9dS5xS2ytTo3MXudoog0KvV20CeG13A
        klnKqfgS/iQM8xyY3arcNDD/l+z8b2Lq11Q+FKULo+IreBw20gc9moarCAsVDpQoW0qUHy3pLx4W5Yuj2NISGZaeFIwFnidckVXQkyW19Pk4cbBV4wNKqw3B
        ywfD7PW0uYh+B1NXg/EuLRUMkgTBV6Mq+JurJflKLIWYXNGk1nR0w7ueXIcHDbyh+rTGam13ZbXFgWUlKabKipIOeOKISr+ISyaF//81CMNdknl+LRM46M6E
        L0q7lM521uAA1ty4QtbS0N6k/TdNOMgcYSkxMbtzhgyxQtmbJYme5QFAs9jFhqaviu6B1gmzAA2O4OrkQTLzdLMcNUoNrf2ZxdcKRVUrFgqFh7CHnQ7wZyu2
        NTBV5IUU4b7+QPtOCDF63LR6EDm0MyErsTsTl5nY+/n4bLfIgwa0QA/YaRtCodHGPTKP96D0hKORXoWuQjK2q/KuklnoF4ylS3hXDCnGeUpe4AS9Sqcrxsvo
        FR6WynN1CxPSqWOL2W126ZI1I1bcc+UVx8Nld6TLAddGatcMFgsrZE/34GVdSuXlYzo5KcJAXaMrbZ/IvcujBEc7gEaeaPhHULEO9a9Ulyazze4aOQD5F0Fg
        r4ZuyAlSl5cTCoYsTItJHI6SiOSqKiWuSocE4+yAbJxI4Z8mJ7fLQuC8Gk0IUyZi9k+mu2zNF5Wy7Uga0c8ZaeTqWdpBAF8aSXd3Kc0erX/hw5aUjZbJ7dAt
        jizaZb11oi1ua3B2lIkUIHD560qYhyjlItumJ5aOQYFZyi4vDdGLpRK9GP12uqRjg4UJFzf88nGg+CAnIqrniNSZrL4oYrrcWnRVVoflFClD/LfL2YFMXPet
        +MRhB8gNBPYDENhdHFbkMwdUYD9gBfZrRwnsB0xlqJh9ENcPlICNboNZSC6EpQv8glO6UDMHIOHvhzCvcPXXQpjf36EbXM3shxxLek18U5C3/R24dfLqMvNY
        TgkDeSVpcrvep+xlkRTeypBNLbRjBf0mAg5aOV/1+3ThdFGfKvNNtNSaAAEbsjUBWuGySoBWOH+2sYfsgmmNU1WGyQI6cZs+LD00HeqBFNgaIc/v50pcBsX3
        i+6CdA+go/3QdeBS5CJHdxqqm3ig3uF1KBJtKBJ1sl/o+8r+6vLixoDbPn3Cu8pX6FPchIgfFST0Ocjx8lhP5fgt+2nYusZ+mjS6btmKS00Lak2dIn7LcvS/
        WxE/2CLiuyLihyIMQvTdn+1aXgcJliLtWnrtO34IU/VamVRn/VPpvneJULsu6mLhTVCTX8MhnGafqYm0CeSGZRS1bPatiTy9D2nBrDysoqqrcm/JEUFE1f3W
        ESEXVVmn5TyF23fSmuG+TwXtffLfflZTBPFrS2WH8qtcdggLxLUmVGOHp0JwtrZVtkw8aVq5ft5w/SioU4SHGz0EX2RbYlyNvLhc6hNvyN7CF5f1RUZkYzcn
        bJa3hMsaT2TegI3uWA4unJfegG1wUB94VkFHPZFwe2A1oRn1JAGSba3fiaYky/AUYA3SStG5gKwstALAQJXrVzGR6iYVU6eqgNgR1HgIxZd+6Hs1s0D0JzP+
        GB3R1c1rN5JVItXlUq4vuMdXKj/+1eu+deDAvYAl+eCXPn31U7f+0nvuISxJ6ZZXvoWAI7+se8mv4lnezJ8mFJxZgl62KLpQV2j3KZydwHRw44ekPYslBWyR
        ehe4gGpingKkLbKrFvPOgQNd8YtZaD10wxJ89EM5oBsYq1x4se2GctLeTGslBy4IUfAd3M0IZSzmaZzPpWPY1Pq2ztLpHP7M073UTGcoBvFq+dmOseVOjy5r
        BrvrufA1a90+O3JVRTrLaK3COWXmsNPqFA6is2ZBfR6tT+M0Cp0ss+6UPtzhhplS8hP2EYWAXVZIFjBa9NS5291Qd8WAOglIbAUkFqH22KuBUcy1B+zy42UX
        2hHiC0D0YRekagZ1k3svO+wjV3awnVRJbUFgMbeViqvfDFxCbaQCH6Vl1Wc0Fj/1ukpM6FzCvSQkk0EUzxbbCWzqbeWCkakNaTx1OrDD6RHmnKbaNeo4q1sV
        pIBFlk811ekTe39A54Z1rrJFMQgJks7ADuq/DdQ5VD8rU99Wouud7nolhOU7kEfdL10gQkOx73JnlCwZ24cVRnsQoAxD6OK7zMJKs2aLERLNnEh4ebBd6/g1
        P/e5fxn86gfeJDShdfz4N7741a/+yV3vumeL2a2824Nlfrz3xf/+zXee+MJRUgf3+J9+onf0H71t3y2kDi3jCHXouj+cmoJGyno35pRd4cIMum6SmMoGIH1L
        aebS2hAwd7HWa59J/WFEG1OOExuoeb9cFOUyxKH1t4wKw9qQPAniUQ1DUlMdTpPKZJOz1oPrI7I7Qa94/XEvDRtgEWH467ou63Zq6ce4e6p1EpUVNAyI7ojI
        gP9TsxIJjTWnyr4DEWLvPAbVIQySgVWDZAwBXDyjrMcz7qYWHpDn/8HdLa88rsBakufSVxyJIcTN0qZVrZyMq4xhIqMVbBYRgMd0lpZGC8Ei+Ky/MQSWyVFD
        ZI96TgdbtOOA2rEm//GZVkiXnN1Mwqj5HDV5u/r3N2r6MaOdFxSjVtVRq/Z1D7ccZNoq/3CxXOFks+MGQBoMGfSCXok7D5i6EmApNPH20NM1vFyjLUvjRdnh
        QuQ1ast//YFClW2BQlUbKCTCjJoPRIKvwOMfKQ5q6uuPtdOnISGb2NgGw3InJwIWLbuOwXvwYqhu0LSA5RZqUEiPHKDW1zZWNtNSssqKjU6m06B0BPShyuts
        Z1XbSZ1gsohTg5G3SuG9odoBq1HvU1GR+hV0u5dZFlJaPgC2IcpYEpkwDZKGJbNLjGn2nPKsAJoMhy1k0J1uHDbUypKHcWhIRsikNlCibFKbiEYWxkJvIv8T
        13tjAKtJTNIYwWyNuQtNs/E6+iXSfqErzKT1TGG/TMAJNoZ5djyP2hvH+DNjlo5/xIRnaaQuN0NpHEoJ/Epxu+U8Dwh6GDvqP6Qi8P0amHkfkEqO+oBEEPH4
        Ng3aPKkhnCcQg3DUX90pyjPUKE9XozybKl23VLo2GkiR3OjA8XsJSbp3a+jBH475jfUoF7XnRdSeh6i9YOFl5uTCHIIIXThXzkFH8HGAjjCH1FAd0VC8wieT
        mM8+E/a5cHJ3GSvnaqJOuqF7OiGsc/9cnnxwDtl/dskFxnPMIdrURtzNYZtYuT/3l1UCZOpMXZjYesACVC5Y0YUFATCLRPHtB0Js062tIXE4ozksKXL1gzEe
        xUuoMtN28wM4Qxl4FNb0BWQUj+VAJWpBE5DMKbKM9O78sjeXzokeOSqwryUPWj/C/Fp7hKF8GoLpiGi4CcjFLV3RLTMP1cDjzrcn3A/zX+TA0fN/jCgxOv9x
        TIEes30zDvAUX6fHwIibcXZzXPF72jgADGgM3SWMysr9uQSPBDnz6NhG7vN36dlBkcrqWI9pQkEX2leYy7INbFfGV9Uyb+RnQfbrpIEMAbcvz12gNDp6kxrO
        eiVeUhtxLu8z/2JU/AZzLX2VMUIu2DA42Dbf6WeHfKd1iwzzrU5qz2iSgfTNOIleQO9BS7O4AzwmZeZu3Fmca3ylaR26ny2wJEnXVCH6usL/UKOKlZ6N3BGP
        R1xuZv7hecl15WWcOSh/LIsO62kQI0MgZ4ydEyPi/exko7iTHRmbtv1ybkUaWd82PV/QW1Aa2/B1Ib6kNDS2xpbSmrRmpW0laQMwK1NYyVt5UNu0TtUWtaaZ
        PFBSt8ZbMtd3XDIt+/AY/kyYHZfXOHIl2mfHlccQCGtch0wXDNo2xli/of3pWavswpuB7CgASZrFENsSY91nY1fUqIdukLqBEqJTgiJAubahpLCmpLCWRSi7
        GScFiWPkZcUm5+5ndNbN8Soy0lclColmuQo0yxXV7qoSTqI2NCyn4TBRn26NsEfE6KQ20pDqQMyMesoOyISZHFlGy3bpyJsT2tE8tLWjW1s7esxSTxH4TMsa
        SflgPnQttWPgJkEHuIkAtlJh72RyGmVQ7Edg3cqJjTpt0VLHqFMwJPZQaDmURrlSukFO21DZ2Q6DGJKJKeBBRV3+8jGEXA2O4xhFPOkrw4eo6eFHKAycrP0n
        q773sL/uWtbeFu7UBhrpYW8XskQ8BIxZxGi0cLhPNwrkiV1raRg/4xnFaMlPq3raZHaa4rRX3Khmp22w8Payt0sK+rfyUx2E2pq4IIw/xTQr54x/jkEkblnn
        LisQkToYRurpGIEk1S3u9rblh/iCuh1DHNOGrpiGlemFgVjrQV3FPmpTIswFuXQHxZukusLc3FC7Is3rDFXAzyj066tCbXQVKqiCJt3DwqypukVORzVPVWQF
        AgqGlC1fu4dpcf3X2T2u1o07+nW7o2/r5tru8fLuAdAnV0EFsoan3eOyezwdIe/1V6E2ugrl7nFt97hF91hZkmJeQigyC3Hib99abuua+KO6X324ue7ZNQHp
        1qe3jOPfBruKHE+ktRECWZi5PTJN1I5uj7IGtstN6BkIbNXRPYNlV7U9U1UY8xGFSAfy+nb7KKzCw9t/CNCx238xBgWEdXTVUgVTZNzOqMIhaijUY6SgjXUT
        ss5bbaxV1k5PSk6SteyyNlG68c+JMmLCIRvr9rdTAL0DNwcHJts7mYwD2BrG1WCrcTWEI2SYO0Jisy43rs6hDBfA8eA7E9aL0YVlFUqAfAOiP6CqHe+0cC/6
        HQFZDjjQ8K0dtrD5lmdCIhkogEDTOt02M1fD6Ryud/XZ1S2guKN1RI3WRJ4gw8YeSZs7wKAh7rkyFItEARtO3OW453gIAQ2+1KVopNl+Kfn6OGPNpgC4YqZo
        khzvq0IhUv0OsWbeq4w1m5GuMrN9+XgpYhKO9ZP9vgKweVl4GXA2oCvM2cs2KgnskKHZTLAz4AaMSEkMMWtmROc1LC2VsmqWLVTVvExoj6qlhRxNv98rvt7E
        rBmQ51ONHagR9W/xad9+GhtZpU8HmQtRL8e5hbrkDRJ8ub0BA1IFcaKHvTmldrFSu1CpnUN1WsjcxzzPX6+cBtx41xBovEY7cFo96iHuYHhHLuB+FS0cwZbZ
        XlGpArO9YutHe3KVe1sYoaOiCte6MfLnWYCAkt3E4atJVcaubhqiCa8d8JxSzpA76do1ujYBP1nVwQkGNsYdU5PfNX58gfqAHLDN3jBhgmNoIln/Qtbig9EP
        ehB/gEEephWCZks9XUwkmU+eQ6GXOAg+hTA/31PAmW93KYjSHa7BgNl1T6UVKTwazj4afajihfgQbASj4gcrsmYjGTdsGzgmGlq9kaJrRYSn0iTdldI69rNl
        +4wCLvrlGENusUpNy6uLKVht7H/Fxv7XehwN6T+/ZERsbOl4TyVMjHWQ9brSlXxFlPa23W0Q/peJblxTkdlTkVk3YAYD7s8TX8HN1d79x14rMoSqLxWFFWH4
        fE0hlyr5PlMl22fSTUeGptQ0NKWm7tQ+zYLc6sH8rmZaJUUQhTUDgugOu9ZcI8PxM77F9/HpEEirV6CtpYSXERJfN78CrQD3k0fqXL4iyFRyzaCiOpev3tts
        mqcKgKvIUzIToz/1vNppb53ZBoDQ4CIrRsCJTxyRpA4GgwywiS8LwMf0x4qtY0M3y+lX545sOpyyzVv2AkIzdx2ch113rYvkWKAttW7YrcfXQvjCrbQKhFPo
        CvKriTQz71cAcPedpjbyJVMD0ou0ArTBOEJMkI1TVptIy0jSVay4AGk26q+7Zj5qRn0XNavYmlVQs2B0zQKtmc+a1VkzeQ7pQv6H61m1KpbaaU42eGw4mo4t
        Lm3iDzH/Erb5tnRsztBLSMfGRG9eKT/aMc4IRCoEJaQPj5O7X6zBXklJALiPv1F891m4S1GAKT2PVGYA+UiIiacJ28hc0P8x2Mn/G/jeuuiSp7NMjjnk/lDa
        J1hyC5eoa+CZcS7PbMPf+Y/b4I5xc8l/6p4HNOoNNtUE3sk8gU2wcSqtwyGnYV3S6+rGU4GnE06q8kxkn4n4DM1u6mpSV/f0AOgbfOod9pmgZEdFz27CuK1J
        WbiV6Wt8hGdd6cHOR/N5WL8LmZUiLvl8aEUMy/ERrqGbLqSlVDIzyLBAQa0IlQS9hhvWWROV7sjPUrz+ziBDwzriZlpRUzmsiKR2GvTxOhvl543yczGmpnvR
        qstWs0b5PSVdvu52sFG6i85dETvFsI0xZn2xPszEJTL+Nm2qnMmyxRLkWZMpUowDqGSCOOu5IZCzC5zjlRudFX32UCqr9JABsJ5xsAl/tSZHIVgFMhutiW4A
        Ewi/dt8NSGIb/6S/EP1L1w3WFUHSKD62pltMvTtadpETRzKmHw8XbeVOEGgkFTfe3bc8gBhgIQIBUXdS75wMwaCUcvIu2kacUhbM3iZ9pEpWP6eUy20zSp2N
        EqARTMc9pFBwoqs0Ac0hzT+D8V9Ho53ukbUsL010OxJjBwxDLvmeIYte2X+NmUAC678UFdqzGkKU0WTRUZ7a7cDVwXT+IgomTwspfMQFkH7P1bxuwbl0AaHQ
        HVhK7u0kCwiACdMp0lsD/jCVhMKDasKD8JRIj6d4ukteWDC77umkOHbuwas1APEjYZsUHoIRKG8L0mlkuJfihMs4sG7JRHmD67zZdXAmarzmHNTzOeYh1PNl
        OV+250fk/Ig9P8HMTnp+G7M94ey+ZMkQ+vQhmOpCsyR37kOH1ZmmsnvGxdxCpRbyaG6hcwt5zLfQOfwsJdFaeGYoPklTZ3WBvV+Dt1mU1k6lLohZDYQKVLEO
        vlJyNnOtjxmlX3qduSRzCqLJ7L6pW3LIk/slD7Sg+EUXvLoqEHUqEPQ9AxJVLFO9Dg7k4+BQpuAwtlAjJGSkqNHQvtBdRWnGy7/AdFyuLB9hy3I5bcjiFW5r
        Wt9Flzq50T3zeX2IQXCtd3ak8fXurrX494VeL3u7kkakJN3tPnqfwZ93dpIxObkyyz+3dpLYuDm5T2bgdBOdQhoLiDez0lPyE/44yVz35Ydw/lcP3JrMI+vO
        Q+8AInf3THgimfStb5Bp30I05ym6a0rL4CzaZmtvbbmZoyifnUHjZ027O/fetVTmb5x0MI3DZBdns8zXOTyxYMbzDl9AaQvPpIt5wvOa/L3F1G42i0Xu9JMP
        PCisbQIvjyU1fzWfMrEz4Cr46P23Jk05flPGNpQF0ZS1QAxRUXiATzfZcktvXTqtb31L5lLI5fOt2jvxBod3QXOjPGUrGJl50Ihdr6KOnKvlau4qVXPXTtV0
        y9V0Sm+hmrtGVDMyu4aquCsynVfTg+5w5TqlynVedeU6pcp1RlauM1Q58FypbzHiu+SB4lcHzvMN7Lk3sHxqkENDmUFyaGMHH+Jo04qjTYijSM64ZTkAIxms
        sAFyiJlnOkc9I2/vUnV+QaRTQv5jRZwADAOeqZ74oZsxf01Val9RjwOQLUu0YEA47H2WmUAPe0zHIDLf465yAOZtEIrwGI7Th70zqFQPaWyjC67nnXYfgRy4
        T+6X5I+yLPJusM99Ut4r3V+W78oyF6bAJNCQ4KmfuyD37s0gccjEC0F7n+fsWBIYuaw+Ya3gFlL/HZ78bg6fF0X200hC9jPNIGRmUkLfXfJOpYFK9MjBRxmc
        OaGxCRnQDwKOA0BpJiA24fBKwHZYHqJ1vUX0DToN+6dwdoJkPADLaAHcSMj2vxN5r/u0u6aFBigvQNpy+bMCutl14t/2UNTTXqmsqjogd5EIh6/Hz3vc8KzZ
        n1/xNPGfd1pUmm8h44o06ryrqaP5SFoBJoe0DfFBjwEj2gdqdCWbFVAR04a874tMJdPVw8RUJ7Eh5Quosg6miS/MMW3ZYKQRkKT2yTOwi+omeaQ2d6s+M4k6
        4HEREDZF617qwJ46WjSdoFFVRdMJhXqlxW8qnaEPsZlSG+CMHibLZuu8SuMsaese9jiL1hO7h418ohPZZf0wwXgNnp0a2sPe/rZ8gZvX4zi0ZWbUdEd6HHvY
        za172FMIEJoqBwgxITewG8axdz2hWUBhnscMkkHDFjaSccsnmJq7DXtVtIFXepvCyf6j3Eb8RQUHwJvJkCJCoSvnAF0qJR6+g1IoktHrUG8M6Orkw7bQwhjx
        s62BXjs56G0ZRJjKI8VxGdsC/RWbOAMXzDBUxrQk+dO28Ck0McE8H8FwId9uIa6SANQaB89Qn4iVatFtLr7oPZPOPiGtmlV43a4TAdK+oaixDRA3dOF5pt4O
        DjrAKpD1BOFdDlMq9eqq+V0PD4T6gKMPBIgyqWANQRXwjf+UqT11k3n0o8/K2qlCGpN1KfKYaJL4XQ7KqES6+Lru2xEdzk982ZMel4VcxixqypOk2tkjpVvG
        h5e3tApBJcgTb5oMD2nmD6PKT7u6PksZpG9mZLVvx5gemnMHj7/nb5L6KojLJXczwRaL6gLRcM0VuKGqARuRRegtIy4REnzzX+RhUdhQwATFsLRLyTbuLSKn
        sCuoD7RKD9zV4eD52eCZSH7zVMbzCQIg2Q2rbT2T9SN6BizN7b7kWH4W3ug86SpuMPmab/la/UaHfE2mxKdxrB72yN+ayt9yiOCjPvMYeTc6D8mXLzEW5Q8q
        wu0aABzueUpGRfJ11rARI8yme0m/7VMdECn8C57mg69rHnpX89DLCuy+IMTeB9BBlhjM3dB9y60uBkkjA5jCgl3ODFrYShnClqoPo02ZSglbqro1K5dP1JQK
        jme8NOxhEhx0/tDVrFx1mtt7ev8Ety6xyoFLydMj8B/3meGHE4KeQ0UyoBq9uGib7cNdqqE+UyFC15qEj4IzLBPEa/Yt+x1ikvJLQv3zb6G4UBNE2I+mtR6z
        Jx50XnCReSuUe+XMW3zvJeAPhuXMW7VzuH7JHSC+IxwQ2VRqljvESyWRc6c2nHlLHjkHCyoiR+SVc6ZdzrzVZJm3WWi8sHAnY+It4OjIlFizww27ap1zA3m3
        pPr367aCD3BKtu0+xcHAlid+mvwVmWIAoSZd55OYSyD2llC/5GrnrKTc2sHpWYZeKUQQbCe9DRtiVSnZwX3khZNp/RiFOOx2OMDtLFg7xDJICMNXXoOgJnpQ
        6V25dmBINCvvFlIY+3wtqD7sn66sUwCDrBLugSXWJXZYVMbfkGXvWlxbFV58kZZXCj3chJBZ6koTsVtFAQW+LgTf18jw7QKKPikCimcFFF/zdrS2RNRoXKlI
        BBU6KqbY5vNGSyk0m1gpIFAT4NdVmqipHV1YjSZQ5MFHvUa4DXxd3x6SUjwWrSdWSomk3CC7rB9OKwxzxv7bkJTimfxBz2IiBBRPmPBcXYKkY8c87K5QWvEg
        rURbpZUKpJVKWVoJIa00TVvTlQdqbvdVaAmttBJCWmnjEAOPLwSQGt7pDTaNC3klBBsWbQds2MWBKW8ivHHbAO0sd1TunMHk2di9AfWAKJqiV+mhEoK68DWV
        XzC0uLjKZOpmxwGkEdoOIDPGwyYTjH4WhjM7FOzU1I5poG4Xnv7iobJtNPEHlUtbOu0o5mDPppJ/PYErok+XtLaVgCAaUZXIRCP4xrcBOIeMEzixLmlsr0+X
        NBWq+hS12mDYKkm5lKRipH+JFZ8fdqGGpgeqq+M40izLIFKWinbZfVHHGqGAaAmexy3BH3d9b90X9VDYcxV7dTsi8wSrClDtwdMbwR7MkpsLFnffPBSteWew
        LlrT70lHbwrnEWkhzBKrPKGCDkSBqlbapg2AABjd4piyOWu9hKaPrMTMV+jGz3HvzNkQniznEeu0WQTsRNFHKn647j3ibsXoDwrM/fs1K1hpb7eU4XjllruK
        O8/e/YDmwP7/XCQ5fgZOU9RSL33qyW8c+2Baz1TWhz7ywbTxrGng92mkERYmetNBbII4D3Tn3tt98f/JDMg+wnAjYAJUaUqG7eCmQx/nUJatP06fW9Ml688W
        ax9mqoMNtfoTWRjbQJg+dvl+HZzyyF9/86br/lgYYaVHPKqyZUltsYCYzyWDUgZnmJwrCOGEwySsBbXjKz/425/6h9+47q3CZpkYV7/e7w0IwO+xruW0BH2T
        JdcdSG8ucyr9x2cHx2+jkfgPbHbd6971f/xDOnAff8f3f1jY9pft9e5vXvML33/lWbn+9n9+01tuvvWLx3qawa9HIPxXSJcAVxWA8Bc9R3Fze96Ev7cKMnXx
        NPMBaDCFEMj4P9MaeY/rnmZqbwawM3Xte1N/zTjv1MzPa7c+wL1Bl3cdhBwgS7mIr0wdH69Zi4tl0JBq6fLgniJ+f6QWmq97rndaoyozgRSVaKZB131/6r0L
        hSvev5cH1J8Q7h90H3mAth+p9YmOzCO1UOvbIe1TlXd0Uqlc92t/GbPyUiW6rLAS74Phx8OSDiMqxHCFoRsHRBfd7FCfh/g/eZrkvKI9Id++FX/k99x7177L
        4vcHt7Q8ey111rpzpxLSN56hlyo3t7idnncTfEa4KWK7KdB3XL5AA7VIxOghfdn7di+v6ctrwy87aJyjjYSh20Ov/2NrEsukG1q3zrjcjHN18+0GKDAu0fkc
        /C2+bGU2jyoQf33WpVqktq5f3uc316unPRhuLvmn0glRbCYgG0od9XP/P3vvHR9V0f2P37L9ZpNNI4FQ7i4tEJANJQUCN0sXBKKPKIooIQQhoYQQKSaSUAQs
        QBQVggqbhCoieWwgBjY0AUUITRELkSYKQugIAt85Z+ZuS+Kjz+f7+f3z/QVee++dO3fqmTNnZs45b9hLJR8JNWEeBD+YB4Ga+dNDCYlBsSWrkPbe+2MeSyEK
        +iAACF+lQM9Zye0ewYbYa5FyZO1TbX0EyaETIzNiRyO2+kyLNNLtL8QE9xiGj4KXI3FQUEBXyWDDCBQT0pZzknoy0AezL+iDt394gbaRG/9B8HIpHkrxH3Rg
        Yi0w/IdQN/6DyU9pBH2oU4tBwFigQFJg4w0/DJzC5AO5QOTrADP1WaFVm26TQBHs8KFCqJmNEUEoVXtyauPtzob5JjP6Z+MNNEk4o1d7eClok3dGCdd0eh9n
        8t6gD6FRVqMPIkQoePAGJGgzFLMuV+uhPgpSYTC/QZfV6Wrd4uNqPdjbkX4A7F2hXjt1tY6gZv+XHOkbAfuhGLQlTX/lNZ8QXxgod6FCoBygBgeCPbueeVUP
        BVfmYd4t3csM2z5erS1TjG4NYCmYqEvmOlpdGwVe1L1aHfymw4YuXeuHOObxgBhosriQbArBCWkISv16GPFLkIvX3jvGGsqnoWrvGOsCgw3yAYO1+PWOGXvH
        DHBa3r0TWEfvBNbRO4F+vRNI2igIesfiCwer9k6gV++E1tI7Zto7ZoTmQJVLKzi1I810DIYciUxuq0BNzNe7AqSupzgHAXUMRSMb8SqInJ5yJsSR82ZPej+c
        gwBZ7416UKu/c50f5IEvf4JKurc73JAH0lLYVQbfSTqn1ehNJ6AvQQRBRidTKZlkEXINgWkIPTbXSiW6GlQSTpUc9W7reKASve8Y1tc1hhEuAY7y3WNY+l8Y
        w3ofKqHk4B7DhhI53EMlks8YRk9OKpXYtF6aFtoa0Aja2qERcP4BYASv/ooKkCT0EGjVITICQCIAHAJhoVoKgoDcFYERyJ0+wCRRPAIdoLJpES1GR6Ea/xla
        jCCrn/0TtBiTr/d6LUwOIYjKomMUFC2MtuIkPxwoCHC/9b4Mj7RPCK2CGXYG0BmK088Zi44paIJxlOpCkSLLwoRm9pwmAFFDI1DQFo8sH0gpx+KuJLz489Vy
        X0QzLxizWlvMFgziQxAuqNXMomxBXuqxwUCvaPMZyBAjEH/Cw9FhyQ6rcEOxZzVGTz0M9NTD7YJYgnV2CHoEllDvBj0Ce0pP8dhqgLD59RbAp7h7rARLr3N7
        VI9MBmyduts60Mt+NtDzjazzCtd5hUvUUYVXfoFoOAebDjrmd0dyW7hJrK5mp5czDSe6TkPMUU/7gMhmk6gXHUm1xsNdzhAW5kxEu25A9gb+GkJxWurAIUYY
        ColBEAe4cYiZmEjhlyneDIJPaBEymrJBjoxeg0c2AkAkZJyw11471BHhiogDq/t7UEdm0vA+UEfaXtlkPRUCWm0IdBQCtvg6GFfJtGQpwGFC4CDCQOGAQ8Bx
        IJbWTsZ1COwOYIsASDyC7pAB44OHJJH3WvCApkUslVAfLJVwkG4N2F0mpGWTN4c2kw/9sFQQyxf3TensDnv6OB5M7p43Yc/jbr8JHDvoSpCq/yOWSiDCp4TD
        zpMJpgVLCfXhG4ibie6x/Q+wVIAEim3M1wOb/w1s/gcaAUhY35qZmPeHYuavP1BWSwG45QFO1XGEiTYY1L1YYhJEAKNNlCDAo23Af7HqkeiqB49SI5nvikiK
        pSJR+CQbQteY1XIE0HIEqOQcIJLpR7Jqa/V6Y6gVZsXkC6gSAkdox0RyNSWKlXDVJYp74GpIFCvgKiSKm+BqTBTL4KpPFNfANYysReGq7cw5RVhVEZmUrT9B
        FIXfQvxdAntC5I2YYTkBupUI7x2Oat8keA2fAZMK7EzCIHBUkGsotKwT5ZMQOD7ECJUswh41QhkvWQWQ/TggerjoQE7nqBB8jDSPqsxBVtGhsFdRD1dd1IuS
        P46JHh1Not8Beiqkzkt6uvgEn/cq4qCeOkMhz2RUhsKZCnUEbUWJEZwZker1tkaIUMEqd7uE0bMVcjXQK/z4NE0EbHGEwAGfNRCu1UyyP8dbkfCqaJuQ9mUR
        CgUa4RaLAE5q3fosZEUPqwHBFtrXy39CKu6jaOXQh8waUK6QtZm20H6w54JuyckSz3E5b6Amn1xn6fsRhhWqdVTnSd6SkBE04kJ9JCEjuhqEZDNt4f3It9T/
        ucFxSUMao8lzcvhESIHcX87rG6UiYBLh2QgSC8AGwZ0eBWorOIoxIpIQtCUI2qRlQ5HccaMF8JutgYgFCbulcJEQzIXq/UslFDKrdseaRvCohigaEsVNNFKQ
        GMENKYlBwBmMCJZtoC5iDACgQw88ihFXigIu2RBXykhxpYzUWAdlXT0SSA1yCYOdozBkelhPIBgn1hJ8fTpJRevBiVw9ptnmnk5dXqru3n6oUL1Z5zWPp0bZ
        jAzaRleK27esgVEfoFaeIHmRhwcYkvrHEkq9ZCJIiLVUHTBAtYt1Ro8nPYF60gOzLAkhJkqp+7dS2HjKo4I0kfo8+yNOethL95bg1km1ZGFYCE56c0twEvHa
        7A8CkOfVLODWhrDMMLVy9/HsIlqQUTkLuMQKOHkDdS9Zgz4iQe0LTnEywCMUOCilB/pearyio8lkQNKBwzDUozWRIC+AV2OJl5FFW64ZkS6ibJRubQHU0MQE
        Z9kS0joqpgFIE0lnKcXEtlCEaguSlQUEjCCQVI1IikaVFC0IjUh9OSBR4qGSzehR1kgnpVSlvmsKZG4qBfVJGCWmUpuxyN3HaaDjK27seSlRPSYgc3yp5Xce
        W91oOShIZMihYmEkdWBkoV6N4NgmrDNV4kAaAdkEHBoRDihmNGNmArONgjE/PI8a3oAqBgcyTSRcIglX56AlG8HFYA2D7WHLccEmuG2gBFVpmadH7qi0HOBR
        WtZ4lJZ5prSsRaVljY/SMm5Zo9Ky6AjIsCyi++BwQhK2nIxJARi6RkgWKQvV9UZ2CaUA9WKBqRejhZRhEOxFg+o7NCNo9jBF+HDStuGjotDBHY+WD16qo3p4
        CrAZmc6oUdUZ9S8NLzPzCT1aMAWAoSbaZ+nYNjRs7tOdZ5m3/MB0xTRUVwy1FUAhinc3miyslzVUA8rLFIVMxFE2k7d+u2mLP/4GaQgTpAHq7TzVZSQ8SlD1
        IrGbULdc47PdGg5iapgc5re9Ekb4RP1iawOYffxeAQBYvWJrBLUzAKsuMpysXh4ew0kQaG7pYScbFKxQSxx0hdEelKQAW/bQCXTnMBJQ6SAMp1wiZgLMVABV
        t/LCzg2gmm9mQJgic0M9+AksBh8nVPQKccKCMQh9l4B6G+xNBaMjaID4RBwGiABubwJxUFqDScUDYIOiEZQAQNeccgPYJG4AadeHHzKG63tlQKZUkKChzCYo
        hy/cMGw3m9xKeBGQUj2qf0euDNO+MTIJMJFHzkAybww+nshdCJTNQlenFro6dTMVEAID3UhngYh0RuJSNT1Y0gWh2x1YrZGZAryF6XAwoj6bFc52TMx0IYBQ
        gnqkACK0+0mymchnevgs2BNK+Xgw+omEDTVIGdV3/GJIGEMqIflHqScv4SgeOwk9NIRalRRbG8Ioz7Rp3EryYAgAfrDlcMuPgpWnh0+gGSz9rBOEfCmPWbzo
        m3HoKIWXdZYqAX2b6hFOBC6RNhQP9OAk3T1IKkpKbaGgFKfKQGXd0qK8FPjAik4PrMwi69uCJA5iKNMnBHtp9Fy2XhbpWCRrFmuQA47UzKR9jdBy1kAwce6F
        jREA9BPonbXZScWt2t/ZYF4wexVMDip9x2uAp7q34atdqWCzoHdEZ2D1Q3BZ6GENgd7agOhGD2z0YG/T8o0Ap4iZRNbMh5rawQtFjJhswwLp0Z+Fd6lMIC+Z
        vMpU1HP+7584b35R1m0k+AmHZa4FC4J7kuCJDSZdYI1qdnrYuAyEy2jYSIVNKAtchoAenIStTBXoSeNhI0JjAg4X4awTce7yaxavJkljLI5QeZBn+6Ln51u+
        /e5E3vdbSpxYSNDoou3kpRgZjPvjQDhQmAKeUk0h7yabJfzfphvqsRobWi23gO06D3DEvOtFqGoqbakaZXI5vazzvUw7R0X5lXUJT5uzkKftiZlgHVgGsLpC
        n4bRVNESfBNa6LRP1dLguDMAZAGYpdAXIhlIzMRgkUE05GkZGj2XaTOTQSYg4gFVqzTBUSIsBANJNSEo0uZZuqaDGR5vM+BGpABDwVEo4k//KKsFZmZ86A0O
        5yEd2dIHVSBxQ94Eyon6kmKbt0qtGSzDA5bbyKJev7TUywp5JGygw3assbgUXb+D7GUslVQYKeAKaXIgHlLrtthC3BYsgSQgEKxYzGClHuJtr6DOrmVJJW7j
        WUtySTocTHup4JOhpyPSgNampwCf+p4atf7gUpj3HFpKPup45CPPSwkYgb4I1rp1lA8KbhVRAxmcT9RZVK+CmtHbPkb3LpMIYTwcX0G5JVgW6a10lQKKvJ79
        BlD1dHsIzE/zuh+ZrcmTtVBOZW53frYckucii0YygkeZeXZo4pOK3isVvXcqyX6pWLWoOCAbRoLIPhIIiAiuSy0byUKo1LMrSVPVeaWq80oVj8n/U7Ki5+Ne
        FN/dy15bA8fKkaDYzTnE3lEZMRxXCgq3vIT+Yg1ex0EkGF1Qk9TBcYsATM5MR4gZpGEjXECVzgzMDYwPgiA/EmiRjUUCa0a1u4O9QNLkYKRLvkHdZAkb87Aa
        FFT9qBJwngw8HVRHtKjTCr44yNQPswOKiWohWSQz7F5iWZNpWe20rNGErbAEZBGmXTNzrMlLvwu8IZ+piGqbcaAv4oimmiLdZ5BSyvFosM+1Eubx8UTYBU0W
        VStC4O5KAtNjRTomXOd9VBW3HGU7HlQhRQPLNq3jfT7DZkB5H90ayBrVoEqD2g3UBFXABYPMFgsAljUQRiWeEen7o10Ye+gXJaFqDd8bdFaIUH1EUNcYaM5L
        BXwh08aB1ozgLg4qt1AjLk7W0EUjaJSANg1otZAHy2Eiq1tWihAPbIpI8TExEcpM6K0v2LqTmhIuSzkURAZ6Ap0+D2obkb/f59HjAjWY4KQmvtpGjhU3wUFC
        fUcDy1nUO5rHi3y+kMdPR79JtAK9UEdXQD1dlOn4GDS4EKjowqQvOverQjfojJHCpkWBHSt1tAIRbALqB4tbbFrU9COLrtWQskR1/Hiq44cl+Z4XeNBlzodF
        Bvo5gTdullRBJi6Nr3yFEb0U37xmuhHZvbzdwE8EaYwQ73KbBt06e1tie7no8XFp4zhCmsqOlEmqlChEg/YnGOyJ4OEiUsZAiyx2n0motoIDshWDJEfZVYuj
        8Kp3uVKjJInqY1OFyzRpVVMxKk+fq4FxUEAaqRXpKh2M8Bi6ZQc6AqQ3QEa0WXxUp7VyDEIdNqCm6+ikBLcMgAUBbkgoIQYGfcjLMTm2Ng4R5602jgDQsI+h
        KNJg+War5w8ibaB4DGRFQyQ98JLWjKYdCtvaNtlW+7Z2U7kpeUW3tQF4zNYcvS/CVjr5CZGbsk1t3M/WyKHuPVS2dxZAgQxAX55uZCEoM4/genJzqhjEZDKv
        Xbwg9xl8U4gSTFVvjHBkhztfQXD2wrIxU/8ooPgd5iTL8jCE7A0j6weE7IV1egAtiREQtBFuNQxXRkb6IoxtppBvMKUwBE/WF8nmIrJKKrJFQlfZbfoilZiS
        u5XYIqC2OmhoUJAoorDo9YucTrLoFQEHW5DrwbkBtFIw/ABCM7mT4A1pJYO6Eenee6SY1BI9hQA/1rDZFIwF9XFiHS5rimQDKRopQoAK3mSTm6F7Qeiyltiq
        RXJL9JoNRYpCwosBSrHgzhTDrAaCoP7tDdTzjkUGbGQVN/5vEYWNUoYVgOubMv/lesTHs4WUwBXOOkIQpDqQ+S8Hr8iAUG2GNShsVQmADAF7t7BABYcgIdS3
        eDDor1rkcFTh8DVmw5MduqQ3IcIfI0HMxqQiOQdSyGrjUjIcbGRFLUfQEyNbfTjdNEAxnHIIqW89D5z6thIyPkgRnECC0Awt5Dobohlpdp+GaMYMHWkDRsv4
        3AIh6ORoegG3ZBH+TphbgAp4C6oC7uNwXwea14GkAXSgNx9CiIrUJ6wEqAesFrGRbOATCCgGzFIQJqt5Ha1lwgo1p8VqSr2xN6VPzWnpmtJLS5/SQS9il0J/
        BFBkdydiepN8QkpoU8tochutsvSs7qCmpsq1KV1URtwFGWCUG7GhMska5jFfG97FrbeN8UBRKqy2NKIo4J7HMWQz5hjSVovtQXPVMWRT7K+6HENC3Wt+/A86
        3/t7t/fGljIy2iF+/h9RWQaPuMFIBbvAVuv3LWj/tCSv0dezzYukmsrNcTz6WyzYsC70xsvTY1M1mA5fG+IuQtxmPvYnNb/GAW4NxQFOREGgB7I+AIoApw8g
        JgZQ949IA8Ot9Qm7sVEvkLaGflYpNvADaavdD2QrOBkHjR+DHOrtBLIVbB+EIhYpgAIDvJ4RYe2sQRKZM4U+7lW9Cq/XigpFMIIAWA8Bbw1uxdYkgChpBSfE
        Ru+wQMBCi7S2hlcWa6gDEHNh4FnA5TopUwzD1oPjnyBAkTPQKSAcj55lwIeDMYGh0QwwO/y/4KQGykmDGP80w9E1bW6Yec0wnUhu9dMg4ONGkj1A4eEOB4z0
        BjDpBi1Fxg7aGHq3NkYoTCQNAKPGjC7FzMylGElBYkf9TmDdOmgyMn/BXiP6U4Qz8JD/ojb13PNCPXcdsF4RdF4MgdlQjlDBLRCDDy9wgERYnF4GlQFSu9Cl
        tkYltig0YCKPwSAGGGD+jiJTtwH3ag3kDkH79HAcT/H6Qon0UEwe6kP3BMEk3ACMHht5tqa3weYriebEzddAP33BSPKtnp4bR8Iso4cuANxDaLtI9HMYTJom
        6L+fMs3uKVPvnjL1CAioagZQB4HYXNCT1LdmPT9lIDyFpAXFvWM97CLrqd4ETPMR6la0gR5X4qQPs0jtAIrIzYGgADYxFHQvyBA0Fbk3u2rwdNLTQUX05D2k
        yBbkLAGYsSLYxGURnYklcrg3rgA0dZD6tqALbKYHykFpUfCxFZRQwLE9kQJAP7fIWYJKHORNECLmwkBQRSdKrDAd4XANr2H8bqD0DxpFoNNFCCxYhSP5R33G
        g16IASZBs1vIMYB8A/A8NknVH5Bo+0rYviZ0lm8E94XBKMw0pfA+AayzJbgz0kRCII4nJdjSxMEg4WAIAvE3VA51gt0uWQ7IDQi9I9gK9GgR7ipGyfhkhKdA
        0h6I7ijHSGRlAYpPliK3e4xot3pNpYLWyq0cyWTZDpt+CYh5g0sUkjyIGbhWsMgWp61xic1CpLYi6FsiXqJeEIr2TUoA6YwwD2AUhFJKQcpRQQaSWLcnwWQr
        iTJmEIDKGt6LNCKsew41nTD6wYGvxelFRZEVpTZ1M9SQjIIIaT+LJwREEvYUTeKGefa9IG6IJy4JIbKUGrcjiatSZxiNG+aJS0Kg79hTNxK3nkeZjglDFi/1
        unruuL1I3Ah235DGreeJS0KIJK/GfYjEjWT3Mo0b4YlLQoDhsKdHSNz67N5G40Z64pIQub4at+AxEld1PNSMxq3viUtCgCeyuENJXHXPugWN28ATl4TIUe64
        w0lcdYKPpnGjPHFJiNzQHTeNxG3E3rSmcRt64pIQuZEat2IUiSuzN20grqnUZiU8EHaltXIT9D1MqDHAi1RCnHIYWe4RtkiWRk450inXd8oNnHKUU25IuL1T
        lsEIs0RuDBS3FGB5tLIVjHtx1QHAZyHFVDVRSyguGNxGM7ekFro4Ev0W1AJ1RQumZ3q/ozxYyZmof1xTCcJmQEbMSW5wMWPnAs7fGtS4UNEgBJqXiQEswekd
        ro5EdHKtQb8botvtqMh84YKDQvQFqbooTBQN6LCsNfNT1lr1U0YEnKlWLQg4WVbEAB5t1cBluBWFpCFWC1xSrCa49LUGwyUZpDtv5FZvTSE9erjy0RTSs9M5
        wEuF8RuYZuOjCA8S4Zg2inAtDQCrgL8wspCAG3pwSW6AVxrgRgNLZbgBHDkj3KABk5GUEuBXDVYN7La1BkbFyaEUYymInmME0nMMMz3HqMX/citHAR5gbONF
        IV/IFfLYAQb4FKK7drCrprF8A0dfGmBsRjQXi7TpqHBmQM/QvPeZj8EJQmudx1/wOfin0lB/GdEZaFQnOHiWEUZIhlN/crWDUxM870I/GOgXjyPLfIl6COiM
        DoBww1Xao+dNzMcpGOS7kVdlLtNhGIdGRzze6ai1nQ738URLDLoqAp/tDkMmqjCgc1fQJUBH0FrZnAEKV/AWHL+SixFRrXSDYJd8ULYZtgy0JNxmQiNjmF6N
        zNzYAI4SDCQHjeUnAba1VSU9Iu/AeScpDzgTcUzra6Yl0kLeD0IhBsBuFjXSQwBJ1dEk3XJkTme9TPLgm95mPaZg4+SADGwyMQMKLNJ0DL7pZNJ0Mv3SESBp
        QNagxopaWQ+nPmTg0i9xHQBhsKgwsjAkcpZkAG1Ho1UHw0GCJ3fzmTz2gxyFgmQ9wGUi7KGeNj14/JW1YA4pPDiR+gPWBdBdYHcTi7U2sdG7ebWg4CRAGwOB
        YRsDOfO0jcntoIm4AyzrMjFPvpcZsQtZE2mhIbRqUzMLU1Z2EdqEp02ty4TKaX1amySl8U0qkyaV6ZsU0oORNTUkC85kbUaSpU1PYprAig6hInh4w+Mb6DZQ
        HoQzDE7tAlkP3jCRPHUyB7E4qjAD7By2ztHmUYQte2wPzkNzfA2a43vhwYBaeh0kp6utIZDm4PCJNkVGrQ3B/52GQH8MVHFqCc8x82BQipIFahiMpaRmsSSM
        kh/mSvMS3LlyagXwbIWLFziV+jh87Z2rWkCfqBk0aoZvVCjZw5yv5TLmXpfl8l8l6LZT/pdfipqcv2sLjWlaakvznTraT1NL+2F+hGeq7WfxbT/vHGkLWupu
        wb8untqGEaoncHS2C6zEobGsEaWTgaKUb6BTUIGeTUGOai24S5mh+nqrFDPAey8LQHaa6zHZhaOFAlKnzECB5wSJxgf1MCJfOyoE0LJwpyViVG0fUk8tOzOD
        KMA6RFR+E5gamQ6YgoZq31Vp3Op3Dr438BjH7A30aTKZD8yopODWvEPce9S80ziqNKjsRlhTlUbVzkG+a6HsjuQCHjt4yMNLfc6Ins+tRA6DS4SqTGdiynQm
        UKYDtZGaGfDgC8OjThdBGjxSjiBLZaZXl4kmYF4MLoC59oImFsFvcQOqWieyttN52o41cx+0l8d3EJ8IMzr4AFqyDBz30e5TP9KCC4DXxQbsJEiL3VvIg/O+
        XPU0E5doBtj90qqLJc/fXUlD5FTUdyQMTa4ZAZAU+AY4dxhBZy45sy26JtM75Iy7oD4QhsgPeBsC85rDjg+2cHTRrIOvDOwrPfqAwajB5JYlYEEuhbdBPrbi
        lPwCSLMGamGvkkNKINSllYPuRnHww2fDr4C/YrZsIcH4y+OvgL8kPBjDgzE8GMODIbyXWQ9KDXpCjKg94eD7mMEegciNllmiNQhfOgQgZ08ggu7hrYV+JEKX
        1fpeDgf4GLgNprrtwXcb8V15UHHRYH+04zlwkD8RW8YwGe6I1NOWq08kJy14qwv0SpgOSjlQk6z2UrWiXv1DSL+ZcRc8RNbjZOffsZ5PvLra/QlsrP+tTAxw
        wP230jZESdZ6pDb1aG1CfJrJvcoCdzzBPk8QRQ6phXD7kj43cwa/0ADe7+/uQO8td6byEox2mNFk5bVShJ7xNDL0UkBnLgs7S9IMh7UauaaAigW5JqOFE6qW
        Wu4SSY08EHYiwVG1ZKYn6KB9oSVD105d5+lrFl3CkWGiuk+m7mRCc7sq1NKlA3CcQt4mUsle4wQPnbwlCPwBSghSDAlowIUdSGh/CJRVkV/KFoBuVf7iZuu5
        PuwcxhTHazQagUUl2XABguTPezCYV+PU7IXHRVIfQvSUO3nYWS2ZCYIAp8cQEVNVH2w8ZmaB8xUNSMLAZ7FCNt6Cfiu8WR50F02jrsIEs9YIQszKy/RgJogd
        wYQyxExZDRAttwTqBpJME2W8WiTLbbVR1Rqh9gWEeCbOAj2skXDu5aKFV3UOUHjmJ8aRW5mTFkiiNj8wVwNzb5kG516qsTYDNCG8IROye3ktcEdQbyaOMpEs
        GMinhTpUcxe8QfJGeEHmkS803vySZiCQJufJfC1qYFos1ELfCKoPEdFRIcJUIpDEM7wCScXBdYnW8gmsYYAOwKHHJnggRE+mNssHqLtFv4cEC4UMRyX9XiC9
        V6mFVQm5qdCCVi+5KdOiVzFCw1pYjpObQi1hbnBToCV9DjfVGtJncEMm2RAof4GOTKD4RgvK9DFitUh4B7kWash0Ta5lGjJ7k2ulxlqffqkFZ4twI4L1MqSu
        IeSLGWvAtArKpLGGU7AVy2yRVglOgQC61sBAImuyrXokfgS4CePgCACdy9YeMZJErE8jwkRPf8GxOrryQ5iCK7V9Z0LfXDGivYR8avmOtL5Zi4VDv3KcJgut
        iBmKpc0E28aAkYcAeRhhOJoFW1gEI0TwQFA6neCyXsDDpQAWxaB+SXgQxA5AZ7JqIFn7sEAOAiEJak5bS9kBpxecRiJcLym+mkYKTVhCv29qYDJNGJ8ld8JD
        ZIqSgVHs9Dt8dpdSpt/hs8H9XQLwOA8dumkYKF2LAV6EDRwb+/2aAFzHg1qE6nf43vuLABwzLFDlOb4BglTLZ7xfLNAMgACv0ukIw6DstIoHydl3BP0dQhdh
        RFD6Nqr0Lan0HaAOo0B1hAWpI8zgGXwIIQVjQIOzC8xvlTx7AIGwgkeFDbPP0JA0wBzRkD3IHeSEIMlDWySoAIJgk83oDhrO0rbjRErvZZxMNX85kEgUMP/8
        y1FJ4mRRZkl+kzMtB3nKp0mAx5l1mQb49McaQcz1RuzRUvgQm4YkwlFYEfBRCa3gsYB081WAF8GZTCOShRChPh4CUBoFnCXUBsRFBq4m4McCP2HwEwk/DdFW
        DH6awU80/LTJ9vyZwc8vB/wVUyYSIsK9Yqf0sQnga5H88LPoqbYGYoFfWEcB7CeSh1YgvWWD3GhwB5MHIwZPsuEmDXZ3X09is1dTN+bg/nFEdrYjfxJ4mhIm
        9ppoRSkCS0IEXHC2y3lK406qDxWuQN8B9BlA3+FuKW7TaDCGjCWP4liRya1gxfGFCYNk7ZuwOzJGhZtss+jJzZOWqKYlsrT4PnTx7ZcOBNKIAo1ori039HCJ
        sVBmA0GOGnqQ1TXnwNkdNsM4y4PSvaZicH4IXVFXwO53M/oaNslUIzLRY0SmZUZkRlzHil5GZAhQJBthKYt2UZcE0OY1wk4CrF9h568yKgN3xqtCM3ArtSoE
        8AJ4R2HzDMTCcIaDLRjvqA7LcGizrRYRjD1MjmphLOEtbbnfBJhaogFaEkZ8W05jEzpz18JAoooTqkEAFx1EsDojqJ7FOnPHI6h3tz64zwGapIAcg6v5QWbE
        zwmidhVE+tGi7qnjloaxRNytxPekSucEQKURHUKccA4AtC4IgEnzKoRCtKoI8I9LP1UHGHU5g0nQGDY1BmFX1aqiLXZedRgZs1V6vC8IB+kYmFs4WFI6qjWw
        dbmJVaot912EFQfLsQgrCvukXVvSXQuSkeM8xqvJY6yhtYSF1RIWXktYPdopNlUKwPnfFlIrTjrlkXZcr4cwQKOr1G28rVldjjOHgJE3nA43rzOGGfzgOfbd
        wZ0U6Ea4Z89AobIYhc7RYW/SHW2gmXako+JPSy3LOsInHWU13+A2Audwet54loj4prDObwrqfFN9p64SVN2p65vKO3WVAOqeD3rCWH7g8KFYXrgLwfLBXRiW
        B+7CMX+4i8D84K4epg93kdg+dGlUy/TUnCxcrRG1vGhGZixrZM0iWkNqVlUiMz6HS70K2GEPo9MtJ0fQSZZMlDi1cnJ9On9zhCBwkubkcDpzknkSp0evIeM0
        1TpkqvS+Q+Z4hLXG0GEjCwcmGzXMCbN/cmp89XuvAS2oA1qoa0D7DF9k2ixbz2D1r5BP8VUeJNAP3Z84ykwZhLH5pOA0QabISc0ZNB01Y4QpIp+AhSrjZYLj
        N+BhcDxG1ldd+HMCS6ZK75sMZOsuDI0BewdVZNrHbixoLvPYsdXNZPaVu+2BB3/ZEjh0Z24vXMXO3J6WkKgV2AmWyVOnqoYZVh2cLgaS5UIzKsMkk1UOchHC
        hahMA2BHVc0ybHrkRXqUqeE3mXIfkDSh6rZgwoJp0kKuHKx2UN1MBKwYOGQi3P9jTIQ0WCXpNBKTCZk1k6JeUEks8lthdAujsAHGFpESWiJXmqBf9eAwXo2D
        xou1FBu2N0inQtfZYaEMC24TrA9gMJjYAqFQsjagK2/JGkWXAyZrQ7ockKyN6JJBsjamSwbJ2oSUITnzb23hcZYNdJ2WbJXpOs9qRVP3Whqy5lah+2vZaqOr
        PWtTIopF3P2dr5k7iy03hSFuJjc2YGlwY4UBBDewgqgG/Z6GcqNaCkB3dxrX+kZuUtcHdDKuCsCN/fp1Jtug9mSj/jrZSki2HuXWAnLrCt6zrvahtTK+tgU3
        nQJqf1FYywsk9YK6vsiqI+/hMt15gHVhhZk9YKHMwCj4DPRsCr+VARmWd/n/n0HUziAAf8uLRdC2Qwsw4Ap6y2KenVDX3m+VYl20IdZFG3W9KBTroo26vqgW
        6si8Ck4ww2HMEuKA/YsqEfiXAEAptIaEIuAGjeVoVTkMqr2SOkyOpKWrq7a6umpb14tCXV21reuLam1dtYWtpCodq6EWeu1dMOirNXKKJ9wndUA3h4l4OI4t
        nRdmKb1H0mH3WV5nH3SM0nC7X7idhVv8wsHgsTIQTSUd1WKGrPP4cUYBDCd1aoVXLUO1Atx+pcmyMUNmQgWpZcBfLR/+Hx7Y2E5ewxpDmmSwcNba+eiKhad2
        g225yoZW2EXw9EBveMFJeAxMeQB51yhDDpXDaHKWDvDd6SZgLCpmgxIKz9b5TPbD43WO4lnjUwBYouL5taDiWWvZnoJHIGYfB1LqULve7FN4WNvDIbcWdoLI
        Et8G2xEk0WoquIPJPjcb1VFI0TtzBVo4MM+wmWRjHzTW1MJAwXNwSwaiMqAfHFlDCmAEBQksuUkW+tOiQgWAUWBWhrYc+NlBcDsOrMdRJ4x8JqDShelB3K7d
        x8FpMsYjT5VcZjScL5KfPggCxJF1s2yI4VJszdMQk3eQ3ExuPiIbDBhJrGsamwQFDpClgWh8HRBHwpBs4YzHgTxaJOVRj+/phkVFaxhVWhU2EHz4SKVaUcg3
        5OpgL6iKHb9TIdwOe6eyBvST6fLeG/YbThFr54Z8HUf0FV4v/OUEbV1ygrYuOUFbhzhQSzjhiza2q1vHWyoxIO8CzCrgc1YJr5XgSxpuKsA9BNyUAcgmRw80
        jfQkFZ4KKI4zlAwEC5sOZD8typlmvKaAPThY7oDphvutDGflKEca0f2C3vMKVA04vLOoi2O9upA2qqtkg7qiDlSXy2Z1aQ2HFF7mvKBvC0cWXta0JdSZD5ze
        2ELgwttCvV6GOZ1gseH2qQFhQXKo00mbM4tq65SA6UGQHOa08RBdAyfiJU6ZZ7GGo06cF5S3B0Pa4/LDCx5lVBRYCVcJJYnkB9oStVCXi7z4vwDaAFuKGgba
        cPoWgDaQEeywZDuC/FAbNB7UBp4qMWk9qA10j3EgqhXijqKNCJaEfWkRj4EpamnwNa9uHfA4NoFY4KpFnz3UkRWzZHcnipqq2v6gaYGnyDR9mw53MmUtoECQ
        CVKbiUqd2gy8Bb0hDewv++WYyXLM9OTINLXQ5v4/l69OhIdoQHjg2nLnBMJqhUEa8uC4B3C2GXierJ9IWBIAG0ozeEHIQ5wPASHYVXLoBubsoO0TI04tkjl2
        oBhZgvcMuq0IANfc9AMQZxq3acYoqg6pdQeUyJp0UAHxuKrOTwPNA520RCPwuVgEKrnUut6pRVfjbsD9+/Revd4dyIDc/ydJ3J2jQsD/jwti/58WBP7/y8z2
        YP52Yhg95e/nXfO4Rc1z+N9NpA9hLuyQhXcfstA0ssgrL1dpJT74b7yXSrrXq1T0mCm9LPCafDq+qV87K6F7qwiMR/QcoqFDREKSKI5Qz2+EQ/RFUYBwHfCT
        IYBqHbg15dLNqMcCwLWwCpVFwm5E9Boni31BGRP9gwoOYaCG+vMBfubgUMOZZQBnTpAlyWRgttkIRz++WYBrcEgJLSO0XulPMoPsz/dDmYYPYi4ycABTLok6
        fnwOOLbAwQ7CL4tTKPBCrkw3/7MQiw3g4ng8zUeMMHXXP4tFGm5D9Bo8zfeJMJxFSHFHSPGNkMIiJLsjJPtGSGYR7O4Idt8IdhZBdkeQfSPILILFHcHiG8HC
        InDuCJxvBE4qEURdLmAN0rLQ9EgUcDWIOeL3EAAaSzI90JTBPtsUlWGTcBtTjxMziUbaVqBnRcx7RcBScGscBa1M8iRpEumT3DC1HtCgJeWpafispViA0KYQ
        yVBrJIMbDhB6D+JZao2Hx92XPZnTXpG9Px8us0gSaxZU19ewRqSQagwxkDWqzNMHzvOy2vsla90zPC/AuXaFRtXwhfNw0aOoVIiaoz4avsy9r1s/SwB/UKDn
        QKIDuo0IqlciO0n3Ur0iRaDKZ7QGGgsc+DPMoBlu5QjP6xk1XrNesaKhgcYy0z8CPcAnIZ7yV+ABvglWHxqy5ODprRZvw3FNAosXEM0d93kMDWQK0dToXPpB
        I2jyxVyP01CRnf0bvM7+9ezsX/cfT/5xDUyd3ZhBVBEcupwMWJNo+oM6gKOxZSJGwkUaPmfTjwRcYMRRH0XwEa6uSPHttPSkSiCzgEcbVHBpyxlhiFA3nDqZ
        t9wX1NP/f5aJBhLmcLnZmUuk3pjIXQLKwaQrODuVkTmZmgRxFrUY6KjUnbH4TzMWacaknevOQvTJQvinWQg0i1qTFnyS5v9p0jxN2idJniZZIKruIKWXBO5/
        WcD+AwRsXc4/lq9lso72lbF1OTYebSFqEbE5RyzdAQC1VnhMBruEGvI1BVSzzBRrEWbzcbHBGhRdUOEUL6oDRPugmR6JWaycX2cI3p2hwb0B6AwNHV0ws0Nn
        gEkE7QwN6wzO3RlcH1DyMdKBzvThyWTBq/YH1DfVfSKW1H5eI6pZgbI6PNiJLHCXNAjVsEK9d7haJFiYwtEc2HhKOEdqcfUIxqMByFIIZ7XTBQ62poGVCHgP
        qzBTPUMlz+QMZNxqs2noJp1gmSEimBoKVDYdzngCGhrYdFBS4B20ywRQBjYwEoVZhYWDUlQzakpGoaSzSP2ZwzLUaoG+pQXQ/+cCEILUMK0QHq1KNdheRlIO
        m4nlaITTK1ZGWZMpm4BQfIsHJmmx7KgLiyeqPohRXS6WzgIG8hTLFOdQKxprIflRjeg7hEX3EEaSA1UUoBrRTTV0l5QVhKlbS2HeSj7wz3JPkJbArOq2+WFW
        P6g+xOFgtBEpVgNLSbflD5kpk8FGRwMXb4sftZPoaw5f12Hv44lKTYOSM2ta+4TTyY1jys3sOPEHo6jNAxRlOstZYDMKqN+DcIE45CU2sajn6nN9H7hv/RUW
        grUc1YmgeE86o8QGTl2MiPEJQRq4hqGrA8PdgHfzKtbkJK7d0mRTh1+u/pKxBVcbDD9n6+me15/tdfbJrSCiQDhD0HExWBqXGq6WjYHEQDju8mAONOXWXfut
        t2ftfuRXtOwPWHLs1qVjF63djOPWhPYOOdtVTUmF61ExcNRwFbBHRcFh4eovISpK/oHIK8QiLzAX9H8pZ3htsQCiSiCgTQfeHSbKcCILW1qBjgQaEo0hyEpq
        hX/RbFltDRLyoEG9AGC03gAwOlx0qwAw+mKbxgcAJqhXNi0WYIUDAkwgeJLRyIGw4gqCp0g6QWmKEYfdB9hFlIMA2CXID6QFBGTAAkK8lyBvvBd8I9XisygA
        rMA9tvE2rdMmupFgdEiS4HfNJx0z6dKaKYE3NhNVbUZRDc3PdcXAXsFyXguW8yJCxoMEy6iSup77jwgxOieWBDxz1PTJBNmw91gy//fo9MYAJdLQf/8ESUYE
        iHl1ZHrcJgFSjYHdUL8fALRsQW1ZkOWJQByIHBFcUhB6MiA9STDialty0ON0WkOvGqhXG9UUTvZZqBnZ2e4VAJnHY3jPMk3matvjjRGHU4RmJ48uh6wAjA1C
        I2yLkuAKQJ4n3YJeeQElVwAPwCVOp3pUpSqFw5Y4qiiwoQcuo6iqAkNlp09Z3mfmsmyhMtYxk2jI5fMNeXS0BtDRqko56MXIsh29RUEBA+HegnDmtmC4D6F7
        ZqFwHyabLft5MoUHwgV8/wSTG5J7KFxsdFEcgH7UAumjTB7B6UgYfQS0BIDYttBHUJSHbWgTXkFYCEABR8Ar1QRhOO6gzawyJPXqwwfVK6M7+AiM9t3cTb36
        MFX16mZqAJmBSvPwqcow1asPn1av9CONh+eqV4ytsnr16skIc2guCCtiHm2cpF7xm8UvfJY2deaqcvXqx3e9au1lYVbNg0G2zFPkdu0/aCwtrrptYHv1TxtL
        T5YOYFYBn/7txsKM/mFjYQ7/VxsLKYuC0qvzm3ue80x+u3ymV+xmdZZ0z5aeKbS1/yStdrM647pnXvhGnei9Jnyagzpp+0zeqqzglhl8c8i+/sONBVHfdlGv
        +M3jjhm93742oly91tI2VI+NrqWQbP52Y2A3/sPGwG78242BOfzDxsAc/keNIVnpORbdvlN3m0xufoxMDKcaablGBCgDHaJAc3SJAvyq5oTDTPTQ2SFEqDHh
        BDOlf1oL3M+EjgGoQl6ddWgcu1ecLIgTSnK30+0rnohTFIuLB/BIisfFg596hNxDD8JwB8tZIp1hmWxhaIuEezrh6m2yzaLeDrcFw20IWhVZXhXB70o04TUa
        8PEnITw34e6ACgE/FvgJhp8QtE1iH0SS9Z8G5C2zamUPFmToe84dx0AmFA2ULgjc0eAGrIi6XnZZZODphiLwowMTaBFsRpPvS4qcXvhJtRzWGP/qsMZY47AG
        zRikzlwKyTsI3NWI4K7GQi6IIylSl/wiuOQHT8QmcP6hIWItnl+LjoMcW3ZVoROYMTyf63tGUp2vXu8OrCXsG57Mi42g4cHCBLZq8x2clp2MNOK9PYp73T8i
        SbcFwZgHW+fg7BggfNA1CTr/Qpgfm/sItBv4ROLAd6n7YH0rmFuh3yIRvS4VU/eFRq8DVOq5WFts01AfwdHgro1I3EvRqREIm+g/AT8VQeA0LEVQKvAfKFDQ
        SnDTpMXUAXZSKCXCKLjZBrkKRVMQK+EoAZyxAaA5rKUAH6Z2D3DgOlhiHuDginZ34JAJiEoH/pzw3FkooUfSWjgz1oBwrKOO9gQnRQ02glcnLCIpGaBkIeaV
        gC1CRDLLfBCuABoJYZLQPTL10kYiwEsbL50SBU2uJg92O1NU1ymwK07WfRyiPhJxztOU2Bu6UrIaRMFGxJMV3FQFwqrJO1DAI0KJDXw48LU3hoCWObQx8Eeo
        LSXsO5G2htbPOaEWnRNCJlAqNHTTwxPIUVC+WlLjUciCTfsSm/Yu4DuLMCApBD2cYuAusp8cjxtgKHVCM2tZjiwuee/FPN0uYC+De5jIDPDZiVI9KVkYCqvI
        AQBf1OOz9wqPiiO4OwiVVZ2nBlHNCjszU0u2eZ3JgWJJLtq3ijU5892rPFk9SdLTvOjbw9CNvNegEnBQeYYUKQGhn2JaDhgXHud5o6A0MWJfzzG0NJIXcmHL
        wZMBPVgBjs3mDqg6m6zJAieZmp+hr0BSfdWgwG6lNlrJsGal0xVyJjwn+VEjanPFPDg07+mvb+y1btHV7GwYjOATU187/SHkHqM/uKLNKRmiBtWFJnWcicDd
        euapMRBcA4peWh4iOl+DcU2XOzb+72VogB8TCu61xkXkcBbXSNkFW9niSs5In/Cip8K/zsfFsp4Wn8eSO+lYK7bxxUiENlZnK77mnOh+DAaqjB7JApzkPgB8
        l0K1ENRJFpyUOvEC3BCt7/ACLuugCQT8QoClVDECpKIlH/3Ah6bUb8HvHKYk0pRE5rP8r75h+cl8XYZQj8lCna+ybUFR1HEbKIjAPSftFQUB+SDutXLg/FaE
        zE0yh2jqxRS5UEVqFMB5Jr8UcPvQD65IPWE70c246u1WKEGbOWDeCG1nRPeqGpVA6ux0hBpnna5jXQTTA1IfuvvTselB554eRJgeNHR60DptGtpPWuq2Dzdq
        1IqRiYSjPv9IVM6Jp7dYVW0xMnOYB2kzQDUEDypQdXKJDc0o0V8g7x6H1d1KgKJUgaCbepW5/76WIqubBncY3PXVQFV5hjDtKRXPqJJUr9gpnSPjHvlErapr
        Vg6hf3DvQCyi+waaIrpnoC1Cm0wX70FEIbNNapTnkdCl9yMh7dQom+iNgSf6YuBp8tyMGo5iOQDC01EgPB1s53OIGKlz3NfjT98ob5eHFI+MNIaq5ouHTHSD
        CU6An0L9UiJz1SVbQRuw0uSr11plt+95kkMj2ApislvUP3WnxRSa/z90p+XJ8W+40/qr4qkb7A9AjTk4yuPgLISpYeGlt5m5+9DgSQO4iZRGqxp27k9sQh0f
        geVlpg2BS0gHDsQTSRqTHiTQh2wKbIKfwFfBHC0X+DepB7HEidR4TnDkTQT/T5IUBmc98HEuHjjSwHDw5KfGNUDcRUQICAVPP+6oBgwLg5iwJ6zpjWiM+DmJ
        KHsH+nwsDnCH6eHEpESUgrDA0XAYiM9jeHE6VKq7PA/OaeCimU4e4fOgWTBS1Vt+OiK8ADeanmeDD/KgfTyR82zweV48ZdYsEJKcMzueMO1hvJAH/JnzkgnS
        otwMy94jjXB0/k/dZ57lguJEDiZ48JRGRW2RuS3qqCkoyJ8120VWLZK0g4eKCJQseeZ0D3zPoeNI+hyEx7s8jBGuO0fLSaIaMP7s7twj62kkeLTCmWYFVyMu
        OoRIzlg/rzs985KFzPVzMGrvKFmDicymqXjir7dp59EURBIPvrCJc0A8nTcbWP4c9SPpQ57XouIeHkJP7W/mHGT5DAfFmc9mkkvwg1GEaoUcG+covG9BvfJo
        gdzZOIS9deDhcmYO+YWYXDIYEeejCrYsdOYKC4LhDDoHouXYtGwc5ljJGKceC0Eli5QRPRYBEBFpQLARBehoHiBW4WQPs2TvQBKUYlA1EpudpDa5LWQDReSx
        ZBARQY3IvSQ1xbigfVmgGQCqaPRk/cEoS7EI6pOgvY+E+rpIr4Ryp9LTas+wFf2HrYfzsRgaVBCD8QmKa15aaGwUI4+qcxQzNXNpLlPKzYcigq6ADnQFtDAe
        EelL66MpoANNAS3d3eobJVnRXxu4maLHsizcpsXzYTK5jIVzYdATAMelVE9AD+6NDBJTEECXbaDn4qWHy6oJ/vVEVMPV9gcjE1nrzeB1kDyzEhAzUCdFzMCN
        GpW9e3RweVXpQNcfv4N0GXMHSFyqNMvyEqmHSx3e6Si/Fn1zy6S5ZXpy87B24T8VjOnuCUxfAbT3ZT1w1H08z9eqHW38a+UN418rb4BzWSNV3sBVqCEHNpi0
        fqobxhqqGxpv1Q0iQFJcLF2wSC2S3SH6YNjGqaF9Id1JHwjj2yIFp8qZ6dPkKamT5Kzs9EmT0kdyDicJXyJ0kVPT0tKzctJHdpZT5VFjxo/JSZfHPzduRHq2
        nDpiwuR02U5PJn8xnEjZFJt4+3bjvfrp99786MLC5xYMenNz6Yg5N5a9lrP4qbSliw5tjS58JfLqBVu/i0vGxzW37u3wYZ+2XdIHv1eWubT9BVOPP549NXDK
        roxZI/ZfeHvtx12H71CmTPhk76r1C9+f+O6GcQ368btyd/686kyL+Y/eXrYi+tC+wBXnCq4udi3++sAcZ15GypOBzvWb2nFfJXzfMqJk8/mqQ5XDu227fvwZ
        85BR60qj56Vf/Hjg4u33Nv3e+N4bPVY+8llmUMrXD321YNOZTcu3nFjVbMRHfb5d0lRZ+Wviypa/5a/59bPKowelMz8een3SmKJmzd7rmrc5Lsa8/e6f+1Nn
        B0/Zt45zbJ9pkb7hR7y/6/zU9RznyI/5d9Zb37zZI1A7v9WGr/q36vHMyuZd1qzf82pC+k9lj3/a5sJrF34f8kvQLu7U9MUf3gnesaTX1s2tpkT+OK349KMf
        G4cPiM1ckvv4exFn82OK633a7vzL/xr3e3DA/q2/Pvov1w8bX4+L+Dam25vjfn5gf7yu3+rPLsdvbXCkwbh3g3quWP3QQ5M/jxy4+ljPOW37zyx/d3W/gw9u
        2fHYlrNppj5VbX58X0w+bXVdUbT/euCRZ1J6djnw5rzCexVLb/8Ws67Xmn2dBmtffefnE9t7Xpv97PX7LS0R7xG6PLVrJ+dYPdsi8QWcYyNcnZxjN1z3cI5v
        4Xqbc5wlVyH5Hc5xA25SdnCOOS+Sm2bXOMeb5EYseGsJ51gJd3L5Vs7xCdxFZ17kHLvg7g/hTc5xhNxpkjf22Mw5TsOtZeWRc5zjGty2/mX2a5xj1hyLpC24
        Jp/9hHMsgntn7NpnTnGOUrjXuPZGLeAcH8H9rgfKS/5NeoTc65Ind86UfuIch+Dh3Euaprtf5hwn4YF1leMyedAXPB+xscW3xzjHjLnkqfD98e2nzpnLOV6D
        p48fNyn1Rq/lHMXkaYWh+Pd9+6O2H3YfX88OS059+InZ6vOelfULP1s5YaX63DlIvtZy4Vf7VeyK2cY3bk1NVGaw55Qz0mdx3+oXFrPnFT8NfFbz9d4re9nz
        gLdsM3ol5034k608qt/9JCtmzfpd7zIf9mO1px6KC6kfv4s+t9/9RVTVjsdOzL5Bc8tPeip4bOe3pNClVANhef+PwvV7c/cvrsDnI3May9/3/bzB9i3V6AS/
        Z1jotXnmT1KKJr+FdRv8XUTs+ZSTK5SwckQvWHdg2N3mZxosGFT/PDyf+bL4ya3xByo3Hbz0OuS2rGu/y+u1orblF+s2wvay9ut3xtXf3eOLso1vnYH9jabc
        zNMTnvotd3/76QtJbi+3KSj58ZWrpxvMdA37iNRtfbwsHR1vX1Y8ol2nKo7ruM92rUWvXj8JK9/tan3Vf0xxycHPTP4xIOmh3CMP966+epzbk3FnjGneyqCv
        m12NmXxsHvd8r+c15t8W/Iu7eOnTRYHrCo59s6RX4Yrs0QW/rluRcOhoSp85+THHV/VxVE88Pyqt9MVm3z37zKeFhUUPjx24KjkpYPW4A46bpz6+dj9df/JA
        Sv8DlfbY9h06doqLT0hMHZE2Mn2U3W6Ptbe3d7B3tHeyx9nj7Qn2xFh7bGxs+9gOsR1jO8XGxcbHJsQmtre3j23fvn2H9h3bd2of1z6+fUL7xA72DrEd2nfo
        0KFjh04d4jrEd0jokNjR3jG2Y/uOHTp27NipY1zH+I4JHRM72TvFdmrfqUOnjp06dYrrFN8poVNinD0uNq59XIe4jnGd4uLi4uMS4hLj7fGx8e3jO8R3jO8U
        HxcfH58Qn5hgT4hNaJ/QIaFjQqeEuIT4hISExERSxESSfSJJOpF8lkiC/Ln4hFEylzVh0picMRPGPzDNczuVI9w9e9LoCRNy5LFjxo3J4SbljBk1ajyZHrhx
        Y8aOHTMpPW3C+JGTOL8EucnpYyekjcmZ1nbSmGfHc/IkyGFSek7O2DHjn+VSc+QJbObgstKzB3gS4nJGk6ln9ISxI7ms7AkZ6WlkzuHGTpiQ2TZ1dHrqSA4K
        Q8olt4c0xqanTsqRY7nY9LbtE+xyzgQ5Np3ceF6R1NLlUdmpaVAX9gQFIGETxhHZod0kecqE58aOlDnvGQ7xHWSInDNmXDoUHO4npY7LGpsuj0gfNSE7nWOV
        TR0/UnbnZucclQstUoj3OzY5OqrJi5buJPNGjpmUkzo+LT1P3r5RHvlcdioWsJ08KSsdZ91CixThblE1sgxdQab6CvI2DIuUlU0q03KSPJKUDdrVUYUf0kw7
        y2Ny5HHPkYJhu6eTSf41i/R4qqx2DW2FKaPHpI1mSWGZ3e317BiSjLsU4yZAIMfVNf87qkjqEVjFCc+RFEGMSINijx0LVSp43SI95k6a9L67FGMmyQNTByJj
        wg4i5SDJjiOpTpJHpKZlyqNI45KQnNGp4+VOdjlrwpjxOUREIUGMZhxVJPHuXh+TJMcSCqWfdExQPxmVmo01nDR2whQ1wQ52O6mjmlDZIov0qG9C3rlD5JrZ
        +8Z3k4NPvmSB9AZpHvKY/izr7Uk5E7Ky0pF+SMbkbYg8mrTZ+AnypAljn4MohBQdleRFmM1DnhB9xDTS/ISmyKtwOX1s+rh0kosPBTsK37RIyeMIpXZG4iXD
        K0dOJ+NUTk/NHjvNjck+hYw0d08iOcTiMLLjH2lYkkzTVDXCeMIERpBum4JpThivjoY2kOFbFimWNGQWaSZMaNSYbJInSWwsNAZpvhxsHT824agk33WHpEhC
        pHCEcLLGpqaRJL3GNxttXmG++RNCJ2NmMUmIpjoJ6CsnO3X8JPJ23KQ26hDOHEM6n91j8Th31caMl4fa28ixw0izkoRs/lTuLr/XYHcusUgWNzsko3dcKuGK
        jgoS3CmaDUkSGt1ebo2vWrXa/qEqH5C8SBn9GZejoMgi/au2bsFI7FsoPqlJ+lSoC2lu6NIxJOLY1GmkRUm30hGJpE67K5b0JEnZ4kWphMvmkMIWLGWDtuaw
        iyY1JG871HhLGnVKavZIEgH/xpP8oYUmUDaZk5pNeqOKfBns+yYdBljB24x3+Q4wzIy8agQTxXjZKwLlzyPS6TDZT+I08Kiz+GmhJpPGLyaS4K17ZCVNyvCe
        577sA4tk3tNVw6G7XdxJduzxDgPAcQMH3vgkG276kz8V7rwJCHgsHsc+/miDRbouVqc3Wau0OzK+24wfq7oC7MqqiM+U3QmXnU9/GLgVACcte7Yr5+9/N+xC
        fT08J2+6tUeJLx3w3oEPG8Lz1D/qH1Bs3Z8/estUH7a+7bo3DiljSnNWBq0KwfdLFx5VqqYHRfKrbfC85uQLx5TN7545NCY8HJ4NlmHfK0+M/VTYF94Yvk8Y
        FvOT8lyzuKkXjn0O5Vkyd1KVsiF/zHf32tnwfZfdPyv9puyd8+rZ1rjVfivolBJ79uaQ6dcSIL3oqw+dVjbsVAYFb4yH54QxL5xRQk//Jry9pAs8j17mPKto
        B9yM6xEQDc/yiU9+UV58v3ryC4M7QHqjC8rPKcd7rNZuXpMAz32rPvpV6Rg2Zcn0y8e2QPqj3v5NGXGhg73BbzK+n5V9Xjl7eGrogo6YX/WHCReUg782NX8v
        RcP7W8//fkHZ8Pu00Tvrd4P3lZmFvyt5ut86P/5Bfay/1XpRubhEOL6nP5Z/iGP5RWXu4ZZP2t5tCs+3ppsuKR/sfuSzOa8lQXqVi0dcUh4vnfLe8t4HoTwF
        g1dfUtIfrYwZdr4xxHfOP3ZJSXRUt2n1UjeIX2W9cUlp0r3RpcyvunRzU5vjo48s0u+i/0v/j/0T98/cv3D+hfevnH/l/RvHv/H8G7dG4/t1jn/n1ehcv873
        Jw5/4vEnLn/iq0GcfsTrT9z+xO8/OGoMHr/B5T/4/Aen/+D1HdyOjzaqI97FArewj1zso24sURdLVM3UxTLtxgrlYoVSC+1ihe7GKuVilVIr7WKV7sYaxcUa
        ZStrNBdrtC2sUV2sUdVGd7FGVzvFxTqlG+s0F+u0bqxTXaxT1U53sU5XicLFiGIrIxoXI5qtjKhcjKi6MqJzMaLbyojSxYiyGyNaFyNalahdjKi7MaJ3MaLv
        xgaFiw0KddC42KDpxgaViw0qddC52KDrygaliw1KddC62KDdyka8iw3qrWzEu0jnf26Rbov+L/0/9k/cP3P/wvkX3r9y/pX3bxz/xvNv3BqN79c5/p1Xo3P9
        Ot+fOPyJx5+4/ImvBnH6Ea8/cfsTv//gqDF4/AaX/+DzH5z+g9dncKszfhhUlHNsclmklXw/7WuLvh++NTorfsAL144a8y2nLYNGrTwWN+TyBzd/G/JG/qac
        RYULovaOmzsyZ+bm/q/zB8b0a7P7+bmK9eAH/V+YL28uPBGx3tjw2c4v7D8yfMFzIwcG9pt+6WSEtaU4asbN+83v7e7z9sxvRuz86s647Vf2frR8wPev3F68
        +ruFBw8/nffH7X9ffHDY5hVvnHxhv+NA98dP9bnw7b2lvx1v7AreVxDuJ9qcrSByUlk3P6GF88xgr2yzSKcsa7rWq1ae7XfssQ4fKcislrapVjoZ6l/+Yy7S
        w7nwHtXKL6eeavfz8iikx7InqpXW3b4tjnm/L/Z/Zla1otk57odxJ7rCc2SvudXK3m/twpVRjeB5T7dl1YoY1KrBO/G9sf2HfFKtxHc+P3tjh744Y7y+r1qZ
        9b24WXm9P/bnhVPVSkRni2X+MoxfNupOtWIbf+KHlP0fAn1U8qGXlSjX+RUpQ6+guLWl9WXlkw9O38sOwPKVLe1+Wfnl0lca27hOkP6eJU9eVj5oUNjsy383
        o8w4+7LSUFO/VU74Q0h/f7x8WYm4OCV+y2tWeH9uaOllZc/HZ9YOnY7lmVf1+WVld1brtPo/DkJmPffIZaVgaMHqpa/EITNM+f2ywpl3ntlztg/G76K7omzb
        fGpBp9JIeC58sMkV5XC7wSP2/ojjI+v5hCvKI1WLpv2wFts3Zf/DVxTr4OXtsx4LxfHWK/OK8kWbI/XqX0hGZnRi9hVl2OWxxoTHsH9uvbvsivLcwWU3DHwf
        ZG75m64o8498fj92aAxOFi8euqLEjL/f/4ArFsfPhgtXlGvOhqnXT+IMbrinu6qs7z1h7ab5DhyvE61Xlbmxj03uVjQA4pcZkq4qsadH3t4o94D3w3c9dlV5
        YMoHX4tDorC9Vk+8qgx/rtG6L95DfpP1watXlTX/PnQ46SCWJ+H71VeVjdYNfbnD2L8VbXdcVf7g5GZ93kV6SVn101VlwjOPXHx6PLanodftq0q+5rbt/tv9
        kP+Y6l1Tnmo/e/nJbKzvseux15Semt3jXjJ1wvIYBl5TKr/fmdx/BLZvtSPjmjJn8riedyMw/00lc64pJ6+k5te/4cAZvHXpNeX5f5/Zl3sbJY5jx13XlB6n
        wnd/MLA38qMPf7imXIrr8k3lj5jf1A//uKY8t73Nm53axiF/P17vurJ2sSGwfS7S45CYjteVnY8HndTH4Ps9Kx6+rsRObjW58EJ35Hd9JlxXuE6vPTFzfUd4
        fyxk/nXlt+Jv6lU4+mN/6tddV/I/Tfzk6S294Hlei73XlQXNAzd1+hK/j5zwy3XluPxK+fW3umN9ftbeUJ6YoH+lYhzST9n0ZjcU8YVbQ7a3NmN+vXvcUHbP
        2sn/UvQgzj8JI24oB7q91Cx4LaZ3bPCMG0qfRq5nP146gPHzG0yCQ/qbGlJxQ/mo3xuG1sXYfskfnrih/HZr/LwHvsXxceuF+zeUqOm3kvrWx/Y/91yTm0rj
        8StyL77SFiXIpcpNpd+idVMeKMPxNeT8MzeVx+oZc2Z9h/NjypiCm8qFhe0HDT/IIb2EFd9UZqzZGhcwZBDS3+/bbiodF+1sGRqA9Jlw9eRN5Ui72z/Vl3D+
        GdJSc0vZVzgou13QQOyvl5rfUl659X70z/s6Yv4N+txS3qhs0OHFHV3x/Xejbym/y/qRi5v1w/rvfvmWssWe/taYVTgfJZ95/5YS0+3H47rBSP+R7Q/cUk4N
        Njs2rsP+WvLB5VtKzszPRkx6PBbHy9CwP5Tj9l5t7i18CNs/Pv4PZZ748rLyTa2Qv/V88g8lasWAKYXdB6IwMfOFP5Rbn9o7HztG63vZ+YcSb+0dfzMZ4xe8
        tvMPJe7kqYLZTXph/mnn/lDWPDQztn17nM+njgq4rRz55o3mMZew/NVv228rWdcS09/6gI5PcfBtpXnIk6dbX8byW5ZNu618N2HajqUvPojtn7nstvLTqipt
        iL0njr/MHbeVrzq+3qSHTof1W37utjJg0rmjnddjf0brA+8o67sbnhj1PbbPppIOd5TO1zZsmb4rFPlX9hN3lJtdFnSIO4r8qHpy/h1ldtfB8VeOI7+zl628
        o0x7a4Z9r4z9X9h43x2l67nGL+VU43w8ZPuVO8qm3nLP6k3YPlVv1/9TWf3HxcaZR3tAesPXJf+p3OpW+Nze7XOBv9svP/unUnBhWP/zMztjecct/FNpvDT7
        8e17kF9UyRv/VIp/fnxj3izkL0OkE38qn8z6MbYqGMdT37b6u0rktNE/9E9Kxv6b2+6uMqlZefip0PMwX1RFDrlL+PHBL7634feRpwruKmllfWZ/8SzSG3d2
        7V3FPHx2zBvfYXmrrYfvKpf6DRVKzci/7Iv/vKs81vur68d/wPkhsneLe0r1zhubbzyC6Z17IOWekvy5fbJgb4Tj5+Hn7ylPrHiywcjOlD42rLinvJvbZt+c
        Ztj/9r4H7ilTpr+eW/Eqtkd11O17yk/CgnnDfktEfhrT/L4it21Xb/08lJeGTE65r7TI6yy2zsb8y+7m3leeHLExLagBfl+wbfV9Zbrp15nmXxOxf7cfvq8c
        Wt9/3sLch9zCAMBfWeDjp24eAPm0tDiwFciJe0d/kAjymnnVmCSQmwz0qnxBw5UVNJ7CvlN8RQ6Oe/ObFuekB4Ld+cwkYRqecxQcskjzDW9nfz508P2FSsr9
        Ae/ukG3lzSev/Xzw3eVKm9d6hvW40Km89XH77Bl3Vivay2/cvDXeUP7b3TYbh17foDRSDs0ZsCip/N3BeYHLr3+k9Lk1LHr/zieTgi4LLSIvblSWdA14KP3O
        U+U79BO2Ljv1uTL3CWerhbnPJI1v9/7SzUddSkTA5DmTDz9U3jJec+f2z9uUVw8cD3uib//ysSO+OHfxmx1KVPSvAV0ajErK2N6t8Yy9u5SuQXybdY+mlAtD
        9/fP/Wy38uWMWx+X9flXUos5Y39ds2qvsqDjx7/wNx5KKhn++iPfFn6lrDtTdciSa02Ke1w+cXTK18r0JzqGzx85NunHgjZ/PDf0gLJlw82k8etGJ41IO7Z4
        17uVSvqmgMQ+D0xOmnpZKr3+ykHlj6hXclYEpCX1vvS4HD/1kDLjz3GHv56SVb7vvD5+yojDyrHsT3uuTBtTbtqwPW5FvyPK5o8GJ50++lx5v68fLlpvP6rM
        TJ5XMPKxEeUnDxjF2WHfKFyTieGPZz9ffvmn0476N75RIn+9cfa9tLzymx+l9R9+9FtlabOYp+a9MzmpeVS/xAEfHlPWLMwplcblJkVmDuh19NXvlCmmu/P2
        np2WdLfpvh0XRx5X7m9MibowILt87FOrGr3W+XslOeXLf8/9+fmk6r0D935s/kHp+NCirP3b8sofDm3T418//aCsvxzZ83ab58sHfZ6qffb9H5WT6e1s+THP
        J3V8MiL//JSflE4dXdu6nslKigx7VPox+YTStHXCD68nZpQHrNg26R2xSll0dO+De9u/Ul5p//6N6elVytkH0555cOgL5cd7DB0a9kWVMij5k9DbOU8krT10
        5+1hzX9WOl2s+PmDLY+Uh+ZtnffkrJ8Vfgd3oeGIV5M+vvfTOqnqZ2XhqOejT0Q/UZ6xbN/JiV1OKgNtCcsbdh+bFLvA/sSCN08qcyu+KJu0LKv8y690s0dc
        PKnMP1C9/OlhryZ9Hr+/YXWvU4oQvDs+WJiR1CDiSMPEd04pvV3HYnvYZ5Zfe2vZJuXyKaW6Z4sHXzkwPemxodOG6nqdVvZMU+pVTs4v/3lZi9KFi08rQ1Zc
        mbvUkZ2kufDp0J/OnVbGTvtoa9fS2UlNdC/lXk84owQ8cnxdzuczyj9vN6nJsblnlJS1u47tPfNceeTb9ea+dPSM8uUvu/ovEIYnLcgdFmy2nVW2nQvs9OLG
        EeVzq5omjhp3Vtn8+bnzE36bXF7UVXp9ycazSuCueakJBS+Xd+w9dddq7hflxk/vNR+wY2p50ILNCxf3/UUpnj2k3qoP+yQ9HTtsS+bCX5Tk+IKXnLrZSYuc
        y6Ojj/6irO3crvHM4S8mDXg5fGNl/XNKxGeHW424mVu+a/vYx8cMO6fs2LQnf/yno5JuXX78/vXl55So5yOeXjr0xfKnK95Z+/zP55TUdpp1M7dNL49s2/PR
        O9ZfFf1TYR1arJqR5LfPuuS4Req1ql1S1beuL5URd+tfHvbHd0q3mFMDf5mwRzlafOrt5Zt/UXrM6Trx32e3Ka1G5C2IeOai8vi4mctvvF6m+C92SFrLI6vc
        wQXologtdgpvKFzh6iz7/aOuxBTL8h7LHtiC4VkkvPJaWesVR11jNt9suyHtpyR6Mg/h63eU9D3qutnQkDa9XlMavyMJT558usmtI6751YN63PizZVcMDyPh
        lrzzy98+4vp2+LohDd/vSuNfI4KgpU1+UbcjLk2DncnZSkMafoyED780fOeFw64g+7aWcwQdTaechKdcqz9n6WHX9UcnLXr4YiSN/w4Jr4q+rE067HqhQWCC
        7jMbjV9AwuWfN588d8h1LGZjUePcFjR8JAmvbnLrkTcPuQw7J0bY53ek6fSF8tx9ZbDjkGv9n9Ht7wfZaXgbEl4WPfjXCwddm0o/NuYOjKTpWCD9I23NSw66
        ljaMe75zbgyr1zWF45aed3U/6Fr28icvpu6PZfUi4QXpz3C/V7rENU9GP/cDK2c5Cbc8MfjrtypdsabB8vwihcZ3kvDKj99onlzpym97bdmmuGrUNeDmQfpn
        OwjnD7h2nzvafnxsOxp/LAkfPmDR7S4HXF0Kcxe1Xt6Whj9Kwp1Nl3Vcud/1yb5JDy2KSqDhCSRczg4Ye+1rV2LhxrKZT3em4TIJrxiUaX3qa1fU6C8/f22z
        lZbTAOlHVMg79rneiE9fKhqb0fjVV0k6rw4e3WqfK/nlUz9NutuGxj9CwpMfKGnx3FeuwkenPuAyt6Hxy0l4wcwmx7/70pVSLe7ZODOBxl8B4Yv6V3b90vVk
        m/FxxS+0ovFfhfAlj+mL97qWVLZptqpfCxqeQ8K5yIwXxL2u7/Zse/w3M6PDpyB89xp7+h7XqdKBX5W9ksj6l4RX2L/ZULXb1dGysFHeslAabodyJl+/lbzb
        VfwyXzT2UzstTyQJd96snOb8wnU9bH7PW6WdaHwOwmG87HJdOd8lcsIQVn6ykORk40dtpu5yde857eG0FR1YO5DwqiWPZx7d6Rqcvja8QMvav4KEF3w1NmbA
        TlfS1E6p2wIiaPw1JNwZ2/b8mh2ubinDXti4IYrGfwPC/91tTJMdrjtvlZ5p8WxrGj+PhCev40qnbXcZHm76Uftr3Wj80SS8om3gdxe3uRaOXJyVFl6P0QPE
        D7kzJW2bq9tkh6tBYyMNT4byVOZN/7bCNfPayQe+/jCJhkdDfFf3zx+ocA0LrHrq9ppwNq4hvKT0++4ul3nsifYbQ1h9ORLOxYzXt9zqSiLryzYdWTkvXCbx
        H4q5adzi6jCwE1fRV2bjgoQXhEWuOf+56/EmJz6d+jZrz50Qv8foiH2bXQ/d3uictZqlUwbhcu/u6z5zpWZNbdF3VTQNf+cy0O2h5i9tcuk23empPRpLw1+F
        9EdOsDo3uu5Hzi5+KIS1z1SIPz67LPdTV8gTl8b0z75Ex9dISF86fWnwJ66mC+a8uvhjxgdSIHzV1h8e+Nj19dK83y5WsH5JhnSi3vrW8ZHLMnlW0euVbLy3
        gfDnugyN/NClaXr11kux3RhdQTqD3571e5nr43V9x13jE9n4gnK+Hfzr7Q2uR3eN6B4vMnq+Vk3CT73Sx7nepb1349+7H7HR8NNwqtfrz5jyda4NLzhem3OQ
        0U8lhO8NnPXUWteme7sWzwxj47ECwjvcGJKz2mXcMOfMDzNY+5Rh/A1DX17pSlyf9eakmBjWnnhquLtv01LX8tP/Lvz+LTbuXoXyPDG1aadi19srm2zc0aAh
        o0OIbz7V7eVlLi7xTNfbaxnfGAvh5xpnr1rqeuPak0+dP9KapjMEwj97+Mmdb7qOzR1n/bQL4899IXz5+ZvfvuZatfvPWZ3rh9HwBAjPaTPxwCuuiYu3LK5q
        zuaLaAhvMazVL7NcYcWt7m8zsnQiIfzY+eCLU1z6zoe2H35QT+MbILxsrXDrGdf5XamNRpUzuq26RMKHPKE1ZCm5X8R+tWEUK78TwueV9m02T6mavSuk5+CO
        NHw4hC9pvrb9G8q9+DmvJ84w0vBoCN84ZPtTbyvnXBs2BZ9l88W5iyS8fMST+4uVoj/mz9/9TmfW/hCueeipiSuV6Mk7T8yfx/hDFoTnfDK3eK1i/m7nwAe2
        MzpMgHDdyN8fWa9883mr1sP2dGB8iYQnL/tkyYtlSptCY9aPZyJo+J7fCR0e2xGX/qFSOjTP+H5/ieZbCOHfi0/3/VjZmHHoXO/1Cg0fQsILvv0lqt2nysCk
        b6a/Oc3K2hnCt8+NO7xR0T2b1e3VPazdqi+QfAe03VHxmTJ6zqxlFRvZPFIB4evn78n4XNndXLh+IqoLjT+PhHOvpw9+Zosy5tHIfYknGb8dQsILvvs6K8il
        NG7TcmyTU+1Ze2L6nTqlVii/BnaM7m2Po+G3zhN+uEPbImmbYkwf9N3d62x+2UPCCwq+Wxi5XeF3p+Q37tyFhi85D+3/1ZQb2xXzteFWe0wnms5oEl6RGXLq
        6A6l/1jji+3uhDJ6I+HyvXvffLpTeWTa+OsXbIzvGUj48Eb3hxTtUrRfjlmsbcTqe+w3Ej713fEvfKEc1q22z2vM+EAZCa8apP8sabeySsuZ145i8k8BCXc+
        nL6t6R5lVuO0pd+bG7N2IOHy++fnndmjJAe3XffUC6zdokk4t//rxQf2KqfCdlrazenK+C2k/3LS74u+VMZYH0vpkR3NyvMrST+0ZOITXyknXntvVuAnjM+U
        /Qrz5rpoeZ/yxfNPnQl8gM2z80i4nB9e79w+JfxNY8m6KhY+hIRX3Ti+7LuvlfOP7R7zxQMqHZLwgo1Pl+buVx6Mm9b04tNmGm6B9AeG9u9zQHk698TlBz9g
        7X/uHCnPjxkNTZVK5LJXRs//mvGfinMgtwxPmFipRMS8NrD9ZMafl5Dwsm4z7hyrVDrd/tfcPedY+2SR8Ky4S886DirX3xswUx/A+GoKCa94u8u4Nw8qYe8d
        7HzzEJM/o0l48oFfgu4fVLZVKw8PfZfFN5DwlIEPWh49pFyZcqni+Uasnat+IfLwD3nVWw8p1zQp/W6/w+adChI+/PDPl8MOK5uSrIefP8naeQkJT3ksOmLG
        YSUmy7no9ETG36aS8Kw3Pmly7LCyIv7d1nltGN8eQsLlG8rydkeURzu8ENRTx/olgYQXvBm4eO4R5ZkrT/XetI31r4WEOzefj79xRPmsWexXQ7Yx+bD6LOmX
        3Kgeg44qjxhfq3j0pQaM/0P41u+/XHNUuXXhpunt3TfpvFZGwgurX64UvlHSlROTX9vauKvfMqHwak0VkA9IWFC1/4LiCxIqwCnJEXKzSy97qX/Q5QssL3hB
        DWsI1UN9EWoyrBpQq/6qwJxbjQsbJRov3RJrLWlDOnCxsSVMU3Zt9n+atndfhuIwjONnsFk6GyU0LSpKiSJuQWjrmrqruAVtqKbVusQlBGGz2/w5NonR6F+w
        WLxv8h2e4cnT3yc5aXKGc96c/H50E91Mh2n24wQROupjZ7IuaJF1lN+tYhX7/zbWMUu7j414h3jc0ol3iScs3XiPuN+TXjwp3mfpxwfE/YvVID4k7gc/R/BR
        cT+ENYaPi0/4axafFJ+ypPC0eMYyjc+Iz1rm8HnxBR8z8az4omUJXxZfsazia+Lrlg08J77pr198S3zbD6jhu+J7frAe3xc/sBziefGCjy2sj+hjukifcF1J
        rvO9ZWW8In5qqeI18TPLOX4hfunjFH4lfm25wW/FfdP8HX4v7pvvH3xkM38Uf/LHPetn+iUYfvsL1Yc+87Hcaynb8PH+9fPb+L3zDyh3zOOeXgQA
        """#
}
