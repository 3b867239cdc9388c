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
        H4sIAAAAAAACA+y9C3gcx3Uu2F3dPdMzPQM0QIAECYqsbtEyKb4APgCCki00Ir5EPWibcmzHSagHFWUo2yREK3IIESOLUngTxoZtJZdxtGuI9kbatekge52N
        sl90DTve72PyOV4k15tlEu29yK6cMFltAseKw9wQ1p7/nOqeHmBI0Y/c/fbbBTnd1dXV9Th16pxTp06dsu579AO2ZVn27xcfPaTGx61DNv/s8UPeOP6sQw5f
        3cYDvXPGx+hBcZjf0N2y6JOxMaQq8KeItMfssUNqbBzX8TFkc+KEFDB2yD2JNCcPqRMn6ImiTkj2Y3Q7cQK5nTiBOxVGX5bG0z+uDJePC5UwfshP36HeJ0+m
        lTx5EmnH8DkKOUFXfkExqPiY3MvjuazRBKSnJtCd2zImgaLEUGjV+DX/svbzN1m1+HMKKGTPwKW7RRFFKSEtS2px8iQqXxjnxhAM6I5v5Tp+kts5LvBDXicB
        iZP0gEbTzR0/KY0/yY8lBqWAk/oBwMcD7iiR+yjtqXF0BTIa5/y4vwonTozRf3TTCe5yzqma5So5B+P5Jz8N0le+aSKaxiHKpCBRCFFvjgtUxri44pj80Zce
        RQD6VE/OKUBKpDeZneB7o+RG30l+Y8hPmi9hgfaJccEMYNEJaT9yL42bkqXEsRQh0AMCJ+RtunasgTLj/A4wFfwS/DuR4pyF8Jjg9wkZNydMRcbouZC1Flg6
        figaf7M/g0AopTEu7HHnOefTjlJOwbIKvmWvtwslzy44zgbbVrbltVvljarX3lQut2/uW1n0nRtsy7bUytDz6QsKF/xur9sO6K/f3lKy7YK31dq2veC5ntdp
        ddqrrJLne9aA1WmpwR2dhVWlodJOt2K5lnvLrW+rrnatwPJs+qMYTV93e1R2xSsU6L/tE5lRrqt8q+BaRaU89XZLqdANleoodhRvU9aS4aXLHCdZMlJtb/+x
        23fZu5VrL6kusaw9URzt3XfHfmvpnXfdfY9144E1a4rveOe7Drb3BFXLVpbV0UFF2lal3NV173KvaKvyu9/S1kZxqvjjqtJluW5bh1Jt72lre+/7fuL95fJP
        /pR1k1V969q1uuen33rI6ults+9bp2y3qCyveH/Vc0vWA+rBw8qzbiytW+E4DrXjhhWq6Ct1U0k9pH5mhbdsWUgNfdiqxD+r3FoxPKIe6VLWBz649EOOo+yy
        +5blNy8/ejNR1tVVl3Im8B8bdYv2UfsU/fMc2yoUfBpnSb0eBsVn7KDwgcMf+NDoR5TlPjR6+LD1Kad09L6fOfzTj3zovgetYpnDo4cfPXzcWikPxz/04Qce
        tm6QVA9/6JEHrahiUj1y+L5HD1trAvN436Mf+qB1kyR89OEP/Zz1Vkn4wIdGP3h49FGrv/CB+x555EMPWJ90Sl+jvkvs4Cm7ozMZ+bHb/7Otbq47Tzpjr9lH
        f9n+mP28/bL97+0JhfC/V99Q/4v6U/VN9R/Un6i/U2ecM84vO2eyf7P2f7IfPeU8+DHnY862bdvp0vQb3LZ9aHHs1X4D1530lo85t1bsu8uvPh1+2umz7fEb
        rSQ8EttrCCMTa0BV6FapJaG2wmcdba9VlQhvwholsIJv2bYzrq21yo+UGk7q8+FaZSXW3qqFsHmO7cTWdu+Aog/dYaeR7O6qVVGBFSRWaEV2cpq+oBKt5NR8
        qG0EkMc4BQJE0SeRrYbVsFZISo93uMPIUdvhp5yAYt+gP2t/1aagczzNUqt8lpTMHdf2rqqiBn3UiRxNza1ppW38C5V2wqccU5qn7aCdqmcF77CoVALH3VQY
        JaXcY6emrf30YGmntu9Y1XakKhSxzrEGHYvq4NciesQNELOPRHaFaIXk+JsVVR5XJwXYFQBb09hWBvruGnz/hn2MG/crzooguTwVRh5ar8aR9WOxcz6ujoRP
        HdiFNPSxpyWTd1AhujqinzrQeIGoLD9EBdpJ2o8FsUMRTgJAJq/8S0jBsJY4YSH2KGgfR+9TaED5gXbRjoL2KEUUUC31kbiUryWqn14JsCsCqWVxUS1zV2tR
        rVQSPnY+auNebmoDtdr6gm4b6Xvm1Ejd/IW5JpbQ+vBdurRWuQRuurVqtJ101YKoiE67g9CEUBC/O3qjMnVfeVfV0YEubrSsnZalg8SmluoibkVdRv+VK+g6
        dZK7YVgyp/g2ZQOxrPPaPj+inzlFOI3+Riv52nhh4wU3n6/ZiyCqUgvaBp0eulUHHeoJKrj9WIyRpEuAeVlbUZFqWaTWBLrcXMkybmXU9UhUrNhexWEkS+zI
        T6yI6lbQ/k7LpRvGF2WoMXzdjVYlsXcTIFwawNrZU1XoZx7aHg9MK4gsA+AKPq2g3clLUzyqKeu9ukLEIS7iEUQgpnJqsaMLex+lDmdcpWg3VlQM1ZvCVOBj
        sa2du2kAFqiVlHZfL+BiHvb2BjTIgeL27sjhHGz+Dnk8FhfupGwKnD4BCrg1EBsM+JPHYhnEirPg8VKQb31+o+7ojW2D53aK5wV0EeN5AXSC8BzkIPIoe7q5
        1MnOLpAsrUAxXO0ZuLsAOD3i5qGyRyLFyKGVoVH0ch/1HcaEV4vVPRz2AGyiI/gR1qVfUhpqCIVcKsmTkpQpyaRw+TUKPBJ5UlIjHyUVtK+rghZoLBpKhI5B
        aQWx6ZjIDrLupWYnU1Nh+KuO9ilrQvth7afwtI/che7Udg1gokpIFbS/u8qgJoKaTE+FtUYbaqZ4QspGrpZmHPJNJ9Vi9N6jIM2g1VTHIuOrQUVdARo4Ka85
        k+M1FDbPMbFjbTGvsZjXnGnFa6zk2ZTXTBBj4MCZjNdMGF5D9X62FZ9hzvJsylkmUs7C3Y7qoWE2ugPkNLLSzqF6GXjYgAfIjw3WkO8c5j6mfIsGl7BZsIxl
        wkOE5DD0mcoGSxfHP+UEwQfslJc4ayxDrcZ3u+MJDWXFHRK7IIFu4uJ3B40ZBU6AoeDQmAabA8N3AHNuDJUyoIDOTEIcqZot3OzJT9ruzeNrx7pOMEubXnck
        Duktg/i51TwWlUBQeM2ZKyFzUQzDIg1DlQ1DZXqeyQ44M3PlgLKaXF2L1tD9udWAXZjMrapFK6mw+u9bwjBd9MflzUKcF/w7oRV1DFXARSuubJ6vlEjU7Cq6
        llW3ZrQFJF2vwnjD7Zb8Dd9ftVdQ6nofxo+bzGwm7ofSSkditcZiqF3eXIulnjNuLawyuQKkSUiyqgCRcxez1y99FyMhjJxE6Xz6iqS0c5Fviza0itzUKnJ7
        q8jNaaRK+mq5N2/P4jdaOyIf4NgWtQEV1qq+ATVHMRrMYKf1FQSdndY07m0D6nXciXtcxn37fJfePB/b84E7i+cN9LxJnmfoOZkq1EikosFPwkIJmGCzdJNc
        +m6YaO5qf+Qbz33pE3/xnX/5+9vA7ogA7LRC7Y/8qcT+E8X6NLqfrXdko5vC5jluo9HdxqO7jUd3miwd3fTl7+W+pLB5XvTl7y34Mpmpd4z8x7lv/uG5//nP
        PzMNCS6ZrnfMVwQd5m67+a6hf/ni//rB4fnAkXyFVrxEISYfL1KAsljvWEOU4Cw94XPLsfiDZ9MPCMgXrRrVBinWXClbGOXbak2PdRqcRWLSQ/zcRjF+LTzB
        IsG0xXFEPQfUUQzUAfUIRLWd1sPaycPwEMXW6x+tPzGg3kPBN345HFAHKVAaUAfkg730ATUTCPq6VaNC+mrJWskdr1+05f2kTa+m7RrLenWvRm//W5uTKZIi
        8hhGuH/SYL+M9AEjg2201gIp1qo1UUUwTg+oadAhqv7XPEG3C17itRgdTTk1Xt9mxklzQclLPjjP6WKNXqGrqbB1Tr046Ewxxk8W0zFqRmqlzXVp9kn9eIEQ
        NGQEregNQw7jMkGdoANexTWdAx8lYfg1vu+0LuFuYHwR4X/zMQLyNxEqD6gZtGvDy/HDb1ezCD48ok+/Xb3qVVxCtesszDWFqbSwP3SkqJG/uvjffOe7lUHn
        qqUQn8pomfXgruxh7rYHdo2Ct1/MRmRFhqCpSiWXVG94/rPyMPzx4c8O0XC9SkU9U1G7BVQY9RgqpWtAxQnmK0uooC9UhCSj0OjgfKWN7n9VyMXdS58DhrPX
        CcOCqZrVomr/eF1VY6HotTca0gaFzTPBjoYHU5UKU5U0WUZVJlL6cJoCLjF/qkDHCJOXy5SNqY2VzNFDlcUQSseB1ynmZVRQChTqoZLfdGpUKuW2zrIGeRT+
        8xvhPEGG6Mykg3wgO/goGIE25IOallAeyR9xkWZobTSnBPVvAllyiUZ3Jc1WF3daAJIuCYhAcRhEbQJYrYi4TTrzgfVnXpA4TUPXudbQfVuroduC2VmtmJ3V
        itkBCKd55L9YrAkVzUa406YwvundbLGmN+hNervenGWxSzJg4lT3mXNRRuFuaZ47WySgXmYClYyReDU6oM4WzLs5vDtdwFwv+yg5XailHKPxBwZAn7SKv8yj
        G7kK/fLTKqYV3JOx7fVODwGObiEBiG4+gaRRsGVqtn1I6rtpyKnjmUbG6ULr7mmCZUpPd2EKiJ695EYHuZ0zLg05oqKzbhA9LCwgDEBeABS1L6Zx9SJKcnjs
        vMCy92QBVeIRJBGfQ8ScDXGJc4hzTGSSELqQ5yrDJLOSbDxkeNEFYk4WrkZ4dqBhGWbGhXnDATA0uh8kOkDy9Xtin/DbgcBCfA9U4CDSbbTeu9N6L0Kb7ffd
        Yr9PcjkkfPISl3ApK4Fye4TYD2d/NBZOq5nTUsRZm175kL21RXB6PD4432tx8LQd34twJXzakQ/OEg/V9wJPEDhIgcel4EmbGauTvGijaLqaogthoIkNGmDw
        ND7XHegFdILpFkyakWkP3YVadSH0dhXS7V5GOxbaGf3rJZbX8wNPu8h5M+XsrndmNxMKuMh5c3RvJQigE7iymTqM7pc387QrVndXC4Q0NJktyuSlghFGUjp1
        oEXifG09EZpNL4+8kf5ZT6Xhf3rDeg+rxyr7IYVTcpruWRDFqa6V9NvtV/0Wc+Jktr+WtCfnf9nQTcAyLHMrLvdLK+b6TStm+wltWXwnbK0Sc/nghz9wP7S3
        1l/L6CMornSie29fTuGxsmvhO0lOI9UwG+Z8zIgqFWhGphaVXzHlXzDlT6flT+XLBzQxW8A8HzOJsBJ1X29XXCuTruvOpBuT/WvktOz7y6lrYXbAEcIQwokF
        WVej6LqzXpZlvbC6ERivTzGfL9eit/B8shOKLQck3tLRbhJo1KKSLUPS7O+nVVyJznz51YCRHfRlL+F/F3RlC4u66YdsJJdIJSUrr9KKHz5rQCrpvYvnwBNb
        FvZT2/XD6lrFtImG6bV/lBnvW6+JGfEP3jJqQNi+sIU6BpqIqpxksOgG4hE36HiPi9sN6MIb7qiW6KvJrbVorZnUr8IsdYsos2VKT6CgydfsauaKzVP6/KtM
        +CglF2+u0ZSaX0QO5TerREng8AcqmVBobiGXV174yWSVgpFVGh+9LepLJZR85MZWkf2ZLAMxok9v1P3Z2z3ZO4gRfSJGbBQxor8ply2tst7aKnJbo7wdNSpr
        o+4Ln6HXetuQQyXorUPOWrptGXI0TxVjJ/wFfH3WxhzyMk9kIT0tbm0DOE7Qot1Xfd1/7ddbFr1OvkCTiA2YREQQUF5SKdy2ZJ/tWoCjJCh+SYn+ZEpBs0oo
        OqmMrDShCFcL4accmqDoQsIiKWVqJvZK01wkg8XpRbBgCZBiSDiykm1XAoun8PX64wNqGwV31Cia5v8YYb6kzEHxTesViNJgDd08VEPkkdAIKHlJYValkgKQ
        W28ecs5qupMoOUH3ZJJm/YzypnR6mFlfyw2NNjVusDxex8NjMqpJouRJ23wxu6Hpi8ZQmopr8jpLq9vWKpoIv7JaglZM8vLF1VphCrM6cVGX1bUsqyp0w02D
        Nl2saXM8Hl0lLGQtMaO1A6prjFjnSOyvsSSzOKAPDc0KtI1FjWSKh3C5eQgXGkNYl3l1ELQnLkaes0ABSZ1fxgqIj8LbJb8oQOH0q1IFZtxUUwvgeZC2enax
        EpFS8qpbXE5BUgQH6tlDb4tQMEP1XtU9u6sOyoEYteGaIhhNWau62ksy1xFKrDccrhLmFTEF9OiSvPKrIdVKR14SR+Vk7uLTv17ASHKSSULN5TqtRaZcSGmk
        aejyjVYdCuk2z7KV6zpBpk2INhCiZvpVerLTJ5+eGmSQm7wwl5xW4r6q26TeGL6v6mAIbMhyu79q5yMs676siU4y7UC71gAmC7AhSeNoPfXEhH0k9rACRtA1
        aRx0SlY/L6sb4RPqRqN0su6iK6GY4GUpfuA30284/KBMb1OrOWAHOy2fRp+CUt0R4uJR4Rh7zkbLhzoea5kebhYW94jhlc9rjxcMv2yadplXyvb0RhuSM/82
        7bfN1G/f/epvfb4IMFUhp1epvRO8RCir0rLYIH2O9ZQqN/72VZTjrQFkYSI0lBFLuWlmWDcNQDvW6CDVW2iKoQasxIrkgOqhWxVK/GDkW3/1JDV9aJDaRuWg
        bQWmL/QkKpaQQmbOEuh2SdKO3AEMmpESFAoikED+4/UKghWW+gJeUMTNitsxTqp7eUkUafC50tV7iCu1sxEAzSpCEiRoxLgEJhqfMnooKY2CItYhkmLiJ6Vw
        fVQM+FWsBGAKT5W4PbEfu4fyp/t+wLLFR2izTzcuj8ikChO0ukE1FDelWm4mCG0OobYD0nFdLbKJ6DfaNESU2wdRUOFHbZK6qC+fwvh9ymkx06lipoMpDPV5
        vqwqymq/mwRrA+EeKa39HpKS5KXuwXStipKqUvj8TxI2HuQvFNfOB/Hhph+c/3FlYSkgq9uTNiZO16pbu9StHOQgBg1R2vkk1fngSLnXJ7OXleavNgucmyP7
        WkVuTCN93TffpTfKCoamxw2NBY6sFXW74gfmQWqT1I2yIhyvFK8L+B5lANuZAm5+5BBWmzH4prDBCu18JZ2nNhShGKMOZwzSTP1hqJWXQ3bPsDEv/Dd2REm9
        Jgz3FmN4I6WgNRRUE/YjWOeVcjKamC3oGjaIhn1TRQ7uM4qQ3ifJYxoSEQJTkEWyxkLWedPkge6A7ckauimQmg6WVEK6H2SJpWAkliVIZdGtwOhIvDyTXxQM
        QSoR36DeWw2KV0J2z3bTnb6boHsy0U09y4S7ED4FSWL6RsBzosjSlQeZ4dJGEhaM0NBDBNwxPNvLhIYiVvqh5Ap/0V44b2h6l04c5itYd3yuqU/nKw986MMf
        PI6Hbxn2ejDH+h5KFfn1U5uSw7tG9YZwwtEb7h+t2oaw5BlVQwwwrB/foszZrzxonvA3mzywq1rWG66ouIAJVIknUMyPWclWgODiJbOQhsKPOvGSrDG/ZEtT
        Ktpb71yyaawRRr1qR8txn7UjLTkBXPm8qOPw298btXMCn57U3oioa2N5hmf2oOL0u6OX7Qc4g3bJQO3VmzOo3D8a3SxrzMjBWfBdofHdEuAfY1MP3Uga7qJb
        MKCAU31YQ+jQy4FDHVpDrlvNVinMenZXu/XNVYzXpl6W5i9t2b8LYje2jJUpyy4RHCOaMkQrqLorYC3VlG7LVXBpa8vYbS1jB9JYL5lUkAVSWkcotpGC/Qje
        q7dQcCuC79bbKDiA4I8vkGYLzKWYM7D9UDVRd9FgqyYEKIdu7l1Vl27e7iqRkaRwV7VAt+KealEoRuOfLsxbSkfv4XsYvZfvw9H7+N4X/QTfD0Xv5/uB6Cf5
        Xrejn+LA0ein+T5pR4c4MGFH93Fg2o7u58CUHT3AgRk7epADhJeHOTBnRw9Jfir6GZq2EWko658hwj9Bwrp+iAJ1BA5TYM6mwINY9Ebgfqx2I/AABaYROESB
        KQTuo8AkAj+FfBD4aeSDwPspcJTuP0n3Q3R/H90P0P0n6E7TB/0euvfR/b3MicogdsSCyiB2rkX3H5+PrIYMvNM6h8q9u7FAnd7n90AlTUPh2E7recUZ9Fr8
        NMlrrxlvUIY3qPCMHckU0icKwGJiAU+VuGp4QxW8odxICWkPy/8F4qfCGxinks8qpphukE6XiS4QdDdoD/pxEHcPSyfAOMXmR7gsx0XjwuMzwMUHk1jNEpkb
        l3UxE1eWwgTTb80vlwq/7MEohUVc3EuDGVMzvXQfGsHfa1aBXTuHFYGIPEspG9FMR1s4T1WLbwSB4KzW6xuvkdX6LCsqMs1lK+fiSM10r+RT3Qfh7prSw3IM
        laX6xjSfbZyPy/JXLvsBDMysfwumfwvJ50hibU/C8ON2VAhk8JbNtABPlXip6eelIgMs+kJkgQKV6R2niWhGGOYDBVRNSQY9hnoFzJlWsGwQVLplnUhIKMHt
        aiSUmGGfPv4hvQ3LvYbxETM88rMffJAfXl3EDC3rocaqdtfwA7tGiQBlnPLLD+6i4tLHo/SaKNGGKw7MpIjVQ9tT2Ncbr2CzqQKs1hay75YkdGPL2P6WsVt+
        dAS7KXawZeyOlrFDLWN3toy9pWXsrS1j39Yy9u0tY29rGdsavknL2JGWsT/WMvb2lrG7Wsbubhm7p2Xs3pax+1rG3tEydn/L2Dtbxt7VMvbulrH3tIw90DL2
        HS1j39ky9l0NcWGaqEjj3YSdvYF+HsQcgWkIDx5PRa6WdgpCBQLEsH+cUtSvkZZY+Xs4QNz+vRA/raunPUoCA+6HSGDwkuEjV014gCQJ3IdJkvBgvnS1hH0k
        YeCuScLwrpoqJLEDd4ukDj9HeX1Def3wE3bk81THzLrKMKRYRHHLjZTCWaHfnXAfwXyTRAs1gVk5iRaqjgCJFmoOJi4kWqhZBEi0UDMIkGyhphEg4UJNIUDS
        hZpE4D3IB4H3Ih8E3o18SCQgyYLyQeAg8kHgXuSDwDuJsr9LKPsUng/Q8zvkGdKEvpue75HnCTzfSc93yXMdz3fQ8355nsPawF563ifPs3jeTc975HkGz7fT
        8y55nsbzCD3/mCkfz8P0nJjy8fx2er7NlI/nW+n5baZ8PO+k51vk+Sg97qDHIXk8RI8D9DgojwewYkGP2+QRCtt+etwij33G1HFjyvOUXrHTCisqCBqiTibi
        NGQeFnWChXJNNRV+HcMaYYjbiiv6LbmP35L7+C25j9+S+/gtuY/fkvv4LbmP35L7+C25j9+S+/gtuc+C2Fuvwod/IP4T5EZokKr3w0/aUcBqMTNCIdYGGKFl
        M0LLGKF+IyXmjaIxKx7HAM2hYH0BCh5txsBDzRh4oBkDh5sxsK8ZA3UzBobYSVQp5pBIYWcEi8uOiMtlNMm/m0Ubx2gSCQGhGy3DNjnVjbYAC83PgyY1Zwoh
        RyDktIJQy49SYDmZblSrCOof1kW2lnl9lnlzhhktDDLubQyiN51pZKMvaEw1Kj6M8648G0ZOq9w1ltIKkUqWy5adBQN8rToFzVVWAkXUVQDdHvJXV5vUFM5r
        R7T30Yb8HOlqhIM/NVt5rkVeelgx1kP3g7mlPHpMVe09DVW7Z5TrxqystM65tDF6WJfWO3MbKVN6vrwx+lnoy+qbIpVTmL0IhdnPDjqT3bIWeBb3hwedBQo0
        t4UCzYUC7fQmbFQSBVrZrLrNWEfiQpMCrUBMOac/W7DcRiDYQWAprHf6oCJm/nwv9VALTdrBFpq0e69Lk2apsYXbB66pSYPNRJMqrY1VaVWo0qq8HujLxj3e
        IVPdbXQ9jkgFxV1VKFApZkCtVMPJFd58k9i7Y0UJT/2WPD2mi/dUeX24zjExBjX99vdinpesrIWfsjGTWxk5oqiOqtmenOJuViahtN08/2IJxIcNVwEa0JW8
        ZyXuwNBeoquYR26A5nWRbngJq+2ayyL0xgB3dEdugLO2jmbQcxbVw+yKyhZwZKaV9rPRlQVNkRvSyPxcr1rILfA9sMtMvI3qHPPER3NdbYy7zKRyi0wqtVhy
        tQXN08Ri8zTRxzQxXpK4WHJxNC/FtNaoP7tAo97RUqPe0UipO0Rr4tX0EpIeWja61BTZ1ypyY6vI/laRW1pFbm0Vua1V5ECryMFmlpxG72gVOdQqMpt9tpaY
        f2WBxNyRSsxLDFSXCFSzlAJVSMxzFkvMQ8QmdzYY8CA97mgw4JzqAgw4p7rAYEn1oDmZr6/BgDcDvbHwAeaLsn8wDAwa6s8fMIdCE+vL00Wse7PliZOC3Cjp
        d1Wdlh8EDUraqE0gekfiKeUm8xB6THlKOeUpvBkT9kS8aFeR1U4stvBicZfIAFjudWT9lxe8A7bZR1VnLGJH6Q4/Y4OWVZTY0ClNfBXsSFOWJfC81VRzBGZX
        U5XpzUUwqcRmNrPOOb1J2NnEJmFnZzcROzNs7M3Zl2rBvqg68n0y1Qf8ypuyAGnYHMABlaUP+2uSLl0hLCWTm+SjnE1L+glayoVR6VZypgCbH5Xa/JyBkmqi
        AKsfyivgelDWm0FHOddGEVx/U7oTnoJlkbW4IbCGKq0jcA3yFuCZsnw0AXOkZLqcywurHiZC8e7j8GlCpnCHXoutXeUFOt437aTECtg8DiWpteAQawkv6NKD
        y0reEMTbg3BZi8sG3pbGm9Rw2YHLrbgM43I7LntxuROXA7gcxOU9uLwfl0O4PIjLw7g8gstRXI7j8jguY2z0b+N6yg5/ydHrdnEXTka1sD3gTa9ijxS2M+jf
        rJWBXoUVyDV0c7BcucoYWK1aYGBFnbLl+zDFvh7bR97zWWn3eLN1SlJTCyYrDLED3MooKub+vKO6YCgq1uLYlloS8oZ/mHlTV4tyny0m047HUA30W6QiKUa7
        yXQXpyvXkjMS1ZmrS2c2r+hMvnY5TLD9fUnUGfCLRq06F9eqxSdSv05sHbCZ4L91p0XopG8asCB8dNekNmk9qLED1udsXYkwhNiWdw8bwc6ur4VdwGMKvg0S
        Cyx7eZPnnHsktjJ7UFBSK5ngHSd92NkNu9G4klm5wUorlyTVEScqF12NvNbRpdbRxcU55yxO85GpAr1puxe2ASfTbi35y6+9/O+Kybemp+2k/g3ezWuxWVFY
        BgrMuoTQluwmOMiBaez2oDevusxImuoUpCU1R5ezWmHy6XMZslbTdrc73MJw4WCLOV8b87pkmm0Zfd22z8XO/yrJsjJPzQS2+4EZTeWb3SwOm1ZhhitzXSw6
        J3YQ0dSALdcK4T72xRH7SXGUkOsTgh0EJoWXdzB7d/ZCYIb03bbTGmHiR+HSTiuB2Iawt9OCnJBajcQHedVO6cpOawOWOgZAwKDEWwM9woARG7BzTlOWnchy
        p8WSIvbcKbO6p8AGqVJ/kO6B+TUFc4uz5rHl3qGXaMRkXZ7r/XPPDzmsDCQud8G5yscXeb+XQ8zlFttsM6Fen0rxYTLFhwmDD19yAzSpIiasFUPaKgtIG0ZO
        StrgxeCHMrsvB9dUAQSt8Ihmg+yqhIY/dq5gXCd/6xgKReOdaiiPSFS/icY/3efWUeKwm0KvrkKKv2GoY3sBRV38qgUOvAasmbL4ipVZ4YIOrKlJdWM73b7k
        Emvvg7+GjdaTfRFac45ygL+P0WRTursWc8BXiKZ1sA8K6mDggjXyJDF+PSjOVi7qmlSZsjYtsMOlQrpA7ZOz32Vq7WKr11SZ7p0D6gu4L6O5Ou5dA+pzuHcP
        qEm6Jy+VkeOFNcjxt0xlsV9sjneDBHg5Awad/IMB2HxFLUIc9Ro4j7XT+lvcr7RzJVdBgPi/TJbcinDQOdtJYeOo5ZPYTz3RKV/Wcy8eH3TmOsA2OgHWSKDK
        c+GvIfWFTq4VATCuJBtMN/LriSXYyU+Z0R27KS93yvPruD+7BJ99k/qKmMnXLfPdi8QSjGuMOvOqaeTrz1u2xWMwq9SnUdtLS7BJaUDNooBTiP74M4oa0QW4
        tBhQZ6/ywp3qkj6a6ZI++nqX9NGFLumjr3VJH03jTgPDnhqBwQHad7ELiJPvq4mlFH12KWS6a/bSmRUC61/E/bkVMDJf2D8vrVzQP1Mr5ZvJlU39M4Ho6ZUL
        ++dVRF9aiX3jTR0zdYN0xOQN0jFnzfOzuH/pBhC5rEcurMp6ZJJG3tW64vQq6Yr6qqaumFp1la546Sov3JlVeRBPrBJ5BYQi9IVohMtkwwro0BowDhF5ijw7
        +aH3kDnprC8rY6WZZa3kaZXZwrdStvCtXEBcXXi6qMFEXIdr1XOriRCE65yJ1TTdCXUIaXQV0K1MTzSvmSmb2PpqGKnQUzLTBVkmTKbQZtnqb3RwcPZFbFtH
        zL1XRm249RAvcGReB10QNkSy6xVEWtGmBRoyercmJlpgH0u8x9g4mjfWs8+lHaAP9Wme/9lAir5kNUUTnHqIjzu8V38vHH2sc/oG1XCyLLnyqXSLnc3bQcPl
        xNg3hSuSyb/6mycxV6oTZ0Oswn71l19AuMJlXeBBny9sOFma5tKjCxupJwpgULdTYzcJ0F+I29hvlU9zHE/8jjx2i30Hh/zHdlr7EILDBBubn2+nG3XQcNKZ
        PPdsthOQ6lIxO2Bl2ytq5KY18hbU6MZGjeCwR4TD20kYzGpU5BqVaDb+JjUq5mo0+Sd/9JRKYvgJaF2jpCv5vaY621gELYS9KF/jsga+WGgWFldS+IZe8j9O
        W4D51yTXNo3R8pmTx7iNTtpGf0EbdaONPtroSxvbGm10uY2U3Zu10c23cebpXy8mOmsjXDlRJbkFIS5d0oKephZ0J680tTsPlwK3Q10FU1dcA1O5KWk2Stqr
        CMp/weD6KpYCqIJp7VguwvKMDeG4wi8drt3/Nv25rE2K67yBcL2SvPaxtM6ILTDkKSRrEi3quvQHqKvgjIyo6yibSt5s3wFvPhutfZC9N1p7xVXHMI0r7oDb
        oeAJISlaGi7l/OO6MoruPT6KiZstKh8QMR+OfLDJQWn2WsA7rnnm6vJ8laepuIS4dOHSg8tKXDQua8JnMHGCsyIHrpToDocNROVCEHb2GkTyjtBxQ/tUMvfr
        oYlCMKPz2jZU0g7RVpqaJRO/kaWkYC5lWBLHamEyvU5cIX62rArjxRPiIsuKXe4XcX/mGcdJbGDHMJAJeJHdK2JDeAifbzwYaapRM3vf7UU70+1s1zrncBRb
        062N1uMRz+iPQ97knekeXwt8LfLVSf3z7bQeB3oMqOPikOojO62PILTZ/vlb7J+XEur2IP2o/NO8Pf20ndsZDwtAKX3CjmFAzT7XBigecS/hrZPtjj9rk4Bl
        tse/aMclhBW2x/MnL+HTEjG5FxHwIUXZUoFpqsA0KnCBK3DBbgLADL2dwdtZfkvXTERGi/6QplZ/6GG760br6x51t9ojHgB30qNUfcZjZxYU+iYlQMKLHlEq
        AMhhtxdcv296kuGfUYZ/5gmQ/ty7hX4yAr/uoXi6zlsKUpdxAYb8C8mVJ47Rz3i9+2YhKbK2j+s/6w3ST8KXKHzJhOcoPGfClyl8GX4CTxe4CwpNEKgXBuHf
        gcMTFJ6AH7uznJKuxgElT+QKAnSEpwpxOQ1PF+IgDc8UpJPoYnPEbCGupC/nCnE1DdeLcRuHqe+LMaPcs0UC2zOOYNSzRYHbBO5tsHtFoApxFnWtwH62ID1N
        hVIggGiCQBmSS0GwgeqMxhS5McUaSZ0yFi5wDF3zgJguEqIUpTtmuTvoamZwBtozlGSmKD05W9xJPwNtip8rCj5cppF42YSvUPgKh9Fk1LXum6cJPE34ktek
        T1KuGcqf87Er8XMgblM+akHX5C2m4rMcQ9d8xS/6g/STr+d8DKS5tJQ6gFAvpWXiaSJ9mmQApU9TeJoqSS7TJdCc6ZLkf6E0SD+TbgbpZkDPZktcl1INVkss
        a3Nb5ko76Sf5vF4CvXrd5HOZ8rlswvUyYV1Zvjhd3kk/g4EUP2HCZyl8FpbCTHT4miNJwX/t2Kw3a4yRy4vGCMgnKzWhp5K7b+4Vcz/OVC/0hAyZyLNc/ef4
        OindwtcX+foFvk7x9UuGVoW/4AiREBLB5ECIAZyFch2JeZiRLHUkclLcfWyXpCZMRSl8fZGvX+DrFF+/xNeX+Pp7fJ3m69f4eoGvXwfS80i6yM+v8HWWr6/y
        9RJfX+PrHF9f5+tlvl7hK40zup7i62m+ninKKJUxGp52AkFTA6q5NDBdMoHXS+w2cMJWcDWPXY7sazIu3MGbP6w73bFsyyG8Y1p72YGnyyvJ8FdZMJo6bBME
        C4CLDw2dkSXqcEs2CrJnR2LiuogtbBakBGjo6t8QpfPI3/3tb3/qT7/+yhARMHEteBfTm4Ps20U6/Kip8uO4jHH7uT9P8fW0LVxKUIPbbwt2UG8Hf+I7wXh5
        TJ2gmc+kI9t3rMZuXwwHL6xGft7swIPjMt4oqaPU7q/H2P2xLOZnW3/NZhMfuyCMXU7pTgZgH7xxltg/q9lu7KwRBzxO+DY4vNVeplDOOwdI7GzTcRG9MJ5Y
        nm7L20C36eJL8Oml22DB0HYfI6eTTBFXvCE582upFJdJVmEZwuGMTfVxxGyzhwNT2LdDb75pVwqBbmveQmzm45ffsN5Xtbn8zPpBZdVh6wcnwWbVtitK/Oya
        9qW+AtKI9oUR4cKIjoURnQsjliyM6FoY0b0wYunCiGWp8liZqEzNnY+qLI6qpjk5IoVw9MlcpGoR2VeT5OnKnauXDjkHoAea79LdsusQznE66XGJPPbRY0iP
        HekWRZow0WN7ukXR1WU49nVlB60L54JUxtoaCW2p2pN9DOQ2Lbq8a2en9bcYtuLz8W8QDDh4CcFlQ86sogl1aqcI1Bd0CQ22WIIsa1gt7GGGpunWw2phTy9v
        0lw4uS15jRWvaw4r3hnCXhQWb2iAGUq4N9vJ4IinW0d2MhTN6lERq0duLimq6PN+rrlsy0pfLfk/lax7pkZpbB/jiPreEvW9NEotaJQHx1XYpRz8geO4oJkn
        zOZxV7x5U+l9WA/yF3oCECgooxsn2haxA+YDEWvK3eGoxPe+qMzEJT/WiUL+Do91H2Pdv+9YlRf3XVFpwGWtC+8SmbqBVXA9SS9F92Be6GLuBI1DCJ+mZhM3
        lFavnQ2xcuEmy4VkW6D91p3sdQniC81g2Ue0CxhzrcMYWayp0eTQYi2FyybaLpZxXSgQPNw2iFUXvCSBQEtL67Zp6lHT1ENEMTyaqMAtOfgDnFRY4qSiZJxU
        lMWLGgOf97xeiz75zfTJb6JP2r+iIkW4lRlhuGbbvQp+x3HUuCtdOeNwVyau6cxJ3svtZX1YtfI+Adoc9iMJdbWq5b44KWkxQvlVNgjDcVadZAnfFhUkqdMU
        WWwV6beKLKWRLgnYXQS4jEIU6LEojyi4zs4RWpSsWpWsFmfwpM0C9+IM4IC6MOQgzUdtA9cYOGlWiTF6JIgMCBOmlcGEKRWxIy34LAES0LuvqSZEKBtECHKI
        wODGKAw+b1vfv+4Al7W4bMClD5dtuOzA5VZcWMq7HZe9uNzJDueMPAJzAwvmBhbMDSyYG1gwN4D3OBZTjKDaEFRg9RH+ohM869jOuHFtztvsXLg2dyAo8M5o
        p8m1uQvX5g67Nnfg2tyRowC0Ixv2TDw8+SdfuByy5cYjSTiatC9w4y9+leFTGVQ3dW+OnYHsqj093oDQHTnE4CP7oXhvPt8AGoanbS6lxstbuLu54w2MlruR
        ISVCPo7kW7tndJdEYtOVkxVGtyPQ/8AROoLwhG7vYmzObFEck8iVFGmhKE5Sq4WpW1TRjHllvKCzsa4HUfPAgjMeJu1HrnbIA5QYT8i6MvvvnmSDx4VHPHzG
        tkx+ohbQan+VzRGyzGP3HvbCqNgHP0UeYR2WU+OgShuFQyTOpsvVJpGkWAwCe2HqFjVEalTxj2zbHje+wQkLqpboDYWJikG54gYZo6QUI4tNzvYjO0gdfIsl
        KSh+UZztMzZRW1N8zPv5LjL82UW6uPrO4yOyYKShzulwLKE3aUyBYsRlii8e07VCczZBS9Fq3QeAULBBsxKsASZ/6sCJ0k189kMyx2u51siVeXCSQYeGbXKZ
        V3m/zb6W3kowwtANY8rkHpfCyfcoZbHGp40Uj5H0QdOjIHhD2XLawf8/d/1/Zu76nzxVGHdOytEk7MAHkosd/kTDbU9FjqGwN9tlsbBxQRdE82xvtEpx4TyW
        KTZaPqyvtaxPuHKaiZ+eYuLycRhydXji6x/XahS+mI6Phu+I2BdR+jkkFXOMCT8ueFdI2o+x5ClmxM2EH6RbbKxBI4jGo7KoZfF8XDK1odYO19hWiY91uJWo
        SOlujtZH1lh8AMCa3HpqvS98aAXkjsUDZRazCxYM5ASVFCyAVaEBEzl1QANQhO4laltcPmBIIsHjC9RcHNFy2+kXmG6kbwJKOk1yWuH0C9gnkca7Jj/KqpEL
        PWT5NB/1IoV4bKv2LrbKlgmEtaAsjPNAOid8P9xzNU5syU5rcc5rKzutxZJzWvjaeAFdlJzTwtfsRUCylqd9uK/3dAmae7BTPrBFigxiZ7ON40d44dQ19SbS
        d4vti6rUlVUtUFyamSSrPzx6i13mLYlrWO/B4F/BfcFXf4UVfMm2PQINOsSHi6iSFAAcZhdRRfYbFXtAL4EqRIxCoo8J2kJIZ1Wplz4KAgZsoG0Q2RvF/gFC
        5P1EiKvmWCLzsWPW6MocwhpdCSHxY2XL/iJMatqNP2eizXcGX12t2sbbTpqVZpx0VEmdlhFntvYwtyWU72ucWsJmehV6CUZR4XNZYJRn8bA2Hk7GGz7cYdQF
        vwZxkGhM/TzYXT0CzzVYhyE287C2X45XjGw7/ULyRju2f7/RzsWSdLEinUUUn4pDHt7hSPBMtGSk/ni0PHnq8agtsaN2GBWtGLHexfPK87MvPekMkAhbwOFA
        U69M2wNiDpvLC8ja+OBPfvffFbIP/uaVX3OyDwx2u09FIbcl+2YjPIXbhN3hAfFlFo5Y76yyfRtxnu+II2Q2m5QoEiH/7qv2LQxCmmT8nUngwDwyq5eNNla9
        FWC+tWStAJxAPzXHX0JYLNQGSJj1sOTEhz3RlC5yR26NOpJboYeiTgt1x+mR9qe4OvBBcIQE944R993E/+n2BOz1qzhlJSrL5D1mYd6K/SM0auB1KXXQJ5qy
        fbqUWHeOstziE+Gj/MvnqaNoKJWT2/b3Jmd/KTtGxmfbvti/o6pElVbiCsTlZGxPlW2h/NxpMUxTD8VqH2zOj2SFUMvXpWfSGA3HSH2M+nsBLsTV3mg5gz1q
        p1fBMxktqo+fipbQ998rHonb2Gf494r7qtBWJCDliRtggxO7tkzGH42ckfGoO5DDERZtLOomqvL0yG9/9I9LJ0dW/EIcciGPv5fxkKtyL1U6fIGaaN1BwCkf
        gXNIPiIHfUWoPHgX6xL+8j/8wYpHkp7HjCVt4h5Pzp6Cv6p1jh+H6JR1jhUvi7rgM8tJftU5kvzuR/bBeSc/UcKvJCs/8JW4kDz4iFa1GHNfokqEPe6j57X6
        wtMjKOHkSA/qiIr93LtoThuOfE/qCI0wFXmhLkVaURcK9Knc8AVQqV1iz4u6deiuEXssXnbg/FgUSm3s40Bfa3/VYByVCqMwR9qAFnSGH6a8vHXOoRiamC5N
        EWNx14iijHTXQeAeIU7Xu8+PxR0j4+8ASM6P2E9EmA7BoxH8i6lqUXekMf6IRXELfNF0UMUkwd081EzvUZ+OWEHUSd3Vyd2VgaJTQIHu6kxBAYLe+UKNRiFL
        AjIX4n8ncx4OcfqGbkNL2/iorEQTjhIU9F7MTO7gcnVzD8Q3PDMy/nS0Ui/Ry8eiXk00yh+Legg3baY3KehC3UPQIsSNulnFxWDTANsyvOFHwurzY+Fj2mEF
        z5M4PuiJfdSh9G4HLn0E5pVj8VIdHkQ3wTBsL9tMPzm+r0rirqZRp85HsMGetngbOwFgeIwIJ9yhhbrzGb10xD5NkeNPn8ZooffPRN1EAalaMG3DMX2e2dUf
        0tsbwp+jeFSNUmGvVIYHaEynvFnKXd/DuEA1p6yWIzt1csRqtCJ2qsQ4OynPDr10LO4hnIg6TAMkHTXBXtGiDT1pG0Z48HagFT1NraAUzzA2mBZQQdIEqmau
        CQFDPu2NXvQG9l1aTV3Ru6Ar2G8BRRzA5T16JfdOEQ978fk6ZzjqbO4HP2tDR9aGTkJitGEZMJ5I9TNUeWpBh7RgGd4/Ey2vlALTgmLWB51oQKbyBVzzvdC7
        cAD2YgB2En6AnCP/d2LQsaCR1MfvrioxrK+P7yUiwwOrg3U+HKPM8OxAOcsRad/BmJhrnZO1Lsy1LjSt89A/oWld2GhdiNZJyTYUDGn3cOsCSsKIBGsflIzL
        siBPkNnt2BIh9Rdmiu/DfjNYzBDh6tbLn6DGdx+kAbjsCYJY97vPPxF30HsQgfan4q6DIG7v6AUQlunl3LFELWFvE76QWHuwczrUS8akyvYzCDp1mqE8nql4
        7++VD4izdenuUwciMP7ySY6Cc7AqMc0Sdlgl5aPYbpyUakn5gzC6x829C/d7RJ8DL12JB40D3fbAb+auqnA9mr3zFjazUTPgraQqmfiG9UHiLnO/Nf5IDWIu
        kbpTRE2/+8fWyZGu0yNvEETmqJXhyHPMJG87qTvGRqgLQqT6a0pUPj3y8frv1eeenAYDHfluqp3lhD4SjkzNTj/51DNnzvaNDVpeUtJV6uCktFdXQfOI/qjE
        IyglVfaPCC+1UENX76zymTofJKiQTLHrWIRT9khsplTiQ5GazbVXXHvtSP0V1X/povp3Nuq/lOvfiVSL6t+Zr/9Srn/ngvqLBxEaZOFHgFZrsXqxztFEoXk6
        0K27wo+gKXol4sO486DmFD1xb4oySw8Snep5R6/MS4u6l+3irtqaf8XeqOqlxLQ7iXL10EBfGYVJN8mWLO91M14b5M4zmpEyUYWlMqRAFbo5whDrbpZLaeB1
        EQITqUDLiBtB9CLSjDgqp9MAgooWabZie0mBxknHyEqq4sia09QcyoEeuvkhbMwITx2swo8B1qhxnGSB+C7kYJgaKpr3dFAeNLrCsSdAfmjEPaGrvQSbdNGg
        PVs0qPugXUifRdC4fXe1pNHGW0+/cIQHC71HmEYPjsojRIRMSYUG+0dxNAHmQalMoct8XmhcvjMn0iwHdPQybnlKh1KgERFBdMYB7aBZMoEqA056WS4vEsun
        +TX05DGJvLE60nCbqNtJ6BzYfQyHnSUDdxJikRxNUt3Y3lGRwYxKtsCC9J0keGyCG7car6LpYvjzPGmI2MEyzmasGmcSJZ46Qx9KonctLolEDmoESTyLgIB+
        JPYxAZB8JUsiNyqNwdZ1ijOHHrKYpe4W1xWLimmcgblpp7gcDdJ0Lqr8rWwelGxM1rNVQu9OMweCAweKIQnKeVRjuT15ldo+DuVC8tdFdtxGReBotDecY/Tu
        g0nfKCZdRgP/8W8Qd3QXpbGPJy/ShGSzbdGMKQGjYX8YaYKjNIcKcolYpWmcctBUhy5HEiVdgXbQjEe7t/BqCPYCo9aUZUC9slEAwbACIXTZ6xwfOJnOb7DV
        HOtma5UPhKxg05Er02XovubYyLLCpohEXRGC41+4Gcchm0YJrys1mkHJSiBdT7Lw26ut8E6aV7OdJrQRv1FUvhxWXLfFcMFJ/ier1iAgg9wNw0dyMVDR5h93
        UIJu9mTPvuwxL+8T7S/MvVY/FmGOP2PzwQm8VB5j2miOPOb1CST7cFx6VJeOnI/LoosT9Ud5pHwQT5ENvKUbHB+M/O5rr/7up37hG88NsS2hmq/s2LFjaKhv
        qH9oy9DWoW1D28VpI1707ejfsWXH1h3bdmzfMbBjUJw40ovBLYNbB7cNbh8cGBwc3DE4JE4d6cXAtoHtAwMDgwM7BoYG+wb7xckjvdg+sH1w+47tQwN9A/0D
        Wwa2stNHit+2gwrs296/fcv2rdu3bd/OTiAR37etf9uWbVu3bdu2fdvAtkF2CknxW7ds3bp129btWwe2Dm7dsXWILQMofsu2Ldu3DGwZ3LKDGtG3tV+2n81X
        +gf6B/t3UNP6tvRv2bJlK9sKUHzfDmpwX39//5b+rf3b+rfzkiDi+/r6+7b0be3b1re9b6BvUGzBEpqE4LxabGGLiYyNvGrVY1xPPvECobXBex2M/HXx3TTI
        WZnEmpvEjrDjjuEfUPqDmECxyosyrOnyCzK6CMlZQWPiWc0Bzb57Z9WyzCI9TinmveaK0AE4XIR6K4whq1ARHslsZXMOtoOFPeTknqQsofikenhymHdih++P
        1WY7TJfYVn94VIy82XTJ5hUm1Q+9R7Lj2PlndPkUu0fnhRKmtx4fuhu7UC3Y50d2NDQAh7LQ5DgBqf7kR0+dnpicro8/daD3lNdIFsTBSB+xvfr3nGOUXZnl
        OALtC4SzwQtBZGf+30UZiOWwEDq4AeULTWD9nqyrsB7RMQcbWqJvs8SqwYEntTVW8F8FqjRexOL17Kr0CHfe4ZKzeMaKWxes9ZtNm3MpFhixXm5lxHotC2eV
        s3B2fmQWzgWxcC42WTjnzQyLusAGvAWxcC7+F7NwLuUsnMstLJzLqYVz6V/JwtlJLZyd/29aOFdyFs7VnIVzW87Cma2dg5yFc3vOwrmUs3AuX7eFczm1cC6l
        Fs7tqYVzkFo4t6UWztXUwrny/1oLZ/eHsnD2fiQWzupHZOHs/NAWzlchQ7JSne4TgYMXrtQqkOc/WuuWx50ThTE+J9di37MOzdCJabWBBoer2NINdiFREatV
        8zQtwibz9vmKmbWMp/f5uzPPz+Ppff4v7DgUZ886FBfQo9q92lkw7x6lkmfPh+thr3MYygGXK7E6mTuPg0Kjak5PLZW1j7Q5jm25UO9bsvRYWmMlp9hnFc0y
        eCmfvb94mY6f+Cv7j48guCp2a06JmWqIbYGduI3D0DHzMR/yUfdlzbkilcJp4ZEPMwddhoEtTlGHtHIPWyITw66QCM3yeIVufDqrJprEtiiEBbxKjtQ0PLGi
        dzz2anKySmZjSBxkjh0ee5i6VAb4IEXC7TIOYaVWyp4maWCQqzHL45T3fjZfJ6T4NhEFEt3/gW4brT6xXySoJm7iGeimR7arfb18KOxvAoTwY0Mh2UnLrkKG
        j6yR2YEcG2MZE0P/XxfqpYVQLzPUS4uhXgbU4YmawPh9Qb30JlAv13Dw7PcNdZ+hTkX7DPfdcDOFnW4MYZrQyJ6vBT1AopmP/WtFYW0sxMB4xasSc/piyDv3
        MFU+Y8J3V2k2O/nFkCmPjkH1qVvomUPoqbkvhryzOblEse7Lcc/bcYovhXt4j68lR81UuSqJk3ja65XZ8/CRcFMTCvhim8g4wMbgrBOT0bi/qha1pQq/enMr
        2H9J8uefl5fc78lMiK1wDbFPW+udmRVY4w+/A2twC6e3N6eww9dtaFOSuRfCzPsAe8zwEJUKJZDo6EM05qzY0xL9hLMci4csmyHERYij4RU758b+y42Tpu2N
        1gQRrN29sXMOdg7hPBJqenDg8fACaC1V14F6ab1z0VkB8d98vm8aHk+SM58MIzsZiAiFWdWsO583CfYOP0Tvv/4pvF9D77mPnvtUmHz9k2Gay/To8ENxqZdS
        bE6+amkKebq0C0v9xdRQtoJhJGf9sLxbhC8Pmp+AWNo8zadvcGoQfeRzD4tnshI+9eUbYoH8DQFGth70RMyTuiK23sFhGDBSFNsDAJqZSXqsMZJMtLGPmpBX
        w5PXPhFGpoKRn/RGJcKRagbWhn8QmmFM0szfyWIO9+Ye5257kB/vhyb4ftZPeLKtkm0lcVvZEViic/DF8qIkW5ercoJUEUPQ580cbNlFt5LMUKo7eY6VtteX
        9rrSXkvaWwlo8MFWAUjs7uEl8Hp97BihUNHYfoVe8vVPoAMxs3oiKhA1LCbL0NnU7jrcbwLoHh8Eh/kW5fAG+F9hlNjzWyQH9lCygiqSYKJ6IxvTYaBgMmlI
        cAxjC8qxT45rBEXEdg7xz1uoJfoIJWKihS0d0O4ROfLYYsHOCJodPqUimQDz/hibvwV5UEyIeH6bTNEwn/zNMJVTwlMKX/h7eKyLQd5iUmUvtnCL2o1iRoye
        aH64QRQmhPPSKNjNCyHbS7QyLZRkhesWK9rnb8B5RDfYp15IDUaTV79oqAvVc+aLnGUEryDTX4RMEav7qPxZIZnFPey9UrcnU1/EWtgG+E98mt0lboDkARse
        xipGJkYzXEJcunDpwWUlbxbgjQPhM0SCX02pLJXC+x9QDZJ8QI6nQXiHHAASpl5wRGQvgluFIR6yzsVLprO+OEpPU9kT7CEmsiewSIMqPlRYvLWnwKajbDBT
        SBmIgfjdTYzDFsZRaMU4gsWuPHBUYD4z6r4sM5iIhciNK/ZtO2rHkKhI/6bVjw00KMY0gZr7bTbkBmAwaIvsfEaqID7Z18hkCKWDJAn/oPmSE2OK06tiDzcr
        LuJmx4XR0dFd2HCxZxQsfFTbo6NV4QasE2dSxgyiTh32bav59MBF/onmvhyFeResSX3KjIE217YcVwWLvrgtgivuDHO/nGUesnPY5hNSEI0j58L5fwBeR2h6
        ZE/CTGwM+iWmrSwL4GXcqTvPcYp4iV5yjmhoSjKdBxvkc/wBjAkWn3gqXszAaR/LiAQ0FIlzfJQGx6/B98EDbC+vWD7ImQ71UmRPbkNDfnPDO3rF+aR2XsY+
        HO3cB63gy/HyA3p5PhlTcAUfaZ8FWT+nlyBEtP3c5GfOYX30agW8k89/p5ybaoRx4nyGT34BnaMGPGSIE1y7sOOnSZvJarpZrUG42pRlU4FVuHVMCNNS0jvb
        xhqqZGIqxCYVKy9i2Ml0hbVWmUCRXPh82NLZi5Vc/LzUIpn+fJihVfLS50GEmpxiEVaH/9g4bjeTjgivKIVjB2HcXAmjOmtU4vQUMo0ckzt23ZNAQwOPnrWi
        ElBNQRv307Cdz4QakCJUkC2YFdcmeXFBJmgIk7MZ5MY49zxTMFOsWuCPYCpkfwff4VSEFeGNROzgaJPmm23C5BSLjJg4ZOicTP+GoQzJjITm5+y4A+8UjQm6
        sVHQA70P7QL+sBTgPNSL81VkpNCI6MCNU9uN1PQ6n55dCRqzcjfqNPZ/ATPb4WRGKCiffOXKjIRlxZLUUiWzv8lMxHk+WiKluskliep6PlqKXVz8NKnV89Ey
        3ZVcNo/u81GXiBnV5CLHRd0NYuMksjjgkIjp4fhwmU7AwvOiObK6oHHkdqmxbQuJYFcPTKE37MukwpZovMRUYdOzJbljZws8T+bDHfUyXvrSS2WpqwtDqDvv
        1NjO+XBjECrdfRhj0DXWQ5iosbtCAJp9TcPzeEFAVoDlfJyjQlluc+MPYnoP3bFHOOwS/6VhD229y/WlXKGtyyaRMW8Iybwb4wBb2f/riXqP5TRM86CO98HN
        Ka+qBZmNvnDT8U7ZKMxKhGRHsqOCZTqZgqBQkB+E5I229oxWnSBhWpnNa+wVGZdFhc6kzG8FMJoyZyGaR6Z1tdkzIdmXvihIxnKZ0VP6iA0/ie7gXQtGT+3B
        tn84ufKfIZ24x9P9CjhG4OQx1mGb7Qbse42yYBEugJhhvMPxnM82cz6haK+mMVZA8iqBOimGxwzIwdUtEzeadoPMx436nObKNUg1Ic+BWWJE67ooiwwycRo3
        momvTVn0PVJjZg1vxnLHLk3ONBVDMed1h8N/AUKxCNRyBwUJpwvl1QDHwGaTajnG1NQJwKYB33ekYZm+QQdG5vk+VFk3QFp5U5kz1J3XkjlDljktyJwWZE7L
        yJw/iKuZq8mc7ZnM2QmKDcjLpJ2JQTo1R4+kcpyVynFWJhQGLYVCgjKvwwa6jEkBc9GoLdBtwR7bHk9OZls91GPJbccIT53HkmkY+9LcR/TyNxwfjeHkKxnn
        7Ug4FBHuYcXP8P7e4HnH8cbVmM3ru6EswNqY9NF8uxhjE3fxod4haJhVMuewP9ScDhqHyNddlpec0KhciAAodvfO6b0sJT6LeUuQ2aLF+37Cv+OthOFm+EWG
        42glq7ow34bwFP4974XYzVulCue1y0b4cenLTDBtdMfpsqIW6GK60fO2B+QERarbnHcu5sBU8SHZWFQSXW7iYBElOVsWF1YunrLpsKjIvFwcPE4Wk8sliq/B
        eYFsccNaTOLgKG6C1kSZwQC42bieLT8f57fvsiqs+JAYdBMZndTWYfF2nUlgt4kuWmrD+64wbw4+7TkONZD3pdY3seCUE2D2VC2zc6qaiVG7GTTwH2k16WVS
        CSgn6UDw4HwIuZI/y4V/60UOW4acxxbT7d494qB7wq6Fv8pUIy2ShaYsGt3MniEnX6TinXTtMYLVcl7FhC2k8IEZfhcLXvUuWIgQaoT/RDgYXsb+g4/akm92
        xG0mErnmCysvGNG7xTI/+qO+inL8jj05jz2p813abahHGsEHerHR9Z9oWsNiHE3VSPjAfh/vASPGNcmIsx0LZMQZkeo8Ef5S6a5At3macImQd4ttAbg4gxG2
        2rtZBTxFUl+RCjOiIaZSmJcwPTEAoJLSnbThr9uZrFyAm0izr5gei83wwIqNC9r3XXuBjM3f0bvwn7m3ELoMxVl+x7mbDYnDkACTs1NC//BBfRNw809s2z6R
        X74YXqyUzBYa7MO7tHWtFQmRccPVi2V0ZWR0I+m27mVrHnNlRo7Yoi5uzABywayLFboYXhypi5niPdALcAfBJ5TCln4abdMrjYaooUyt8sbKzmZVKQqFQnVu
        OYnkpxVjyjUgCbk3AyWyZkEBRNlfqKSFFQTl2eg9o8210VvMtF8Mw4+rRfFYBXMx2HLjD55HQJg5WYyxxaPsDuRBkcb9MDTC/0wox9gAEKCb/wdFXMI+wUCZ
        Ff/YWQvQeBF5ci2Zg/Iy7E5e+TyfYTIrt1fldolvYV3hdUsXppTB50Mi/bgRUhinvDmqRUFm/yQoMp2K7ORJCajkoxJwktMv8mjE8NuXTPx3aKQ4fsYQaz2h
        NP6iXYLKSwQV7GdP/nsKOGgojVo29EumXjRCKEFXe8L+X4Sh/B+YlVmGPsHtBHDHjI7dLTR6TWPjmvhv2yJaEL1X4Y0YBrE8Jh3Ja2+0ixI4w7jwLUEwu8QJ
        xt2xkD1TrJazdviw7lPuwrW9mKT5dOB0NLTCu2TIUx3AqLCLclfWB8fiotgUYix4yYsvhEZJjd0g9fZaeAIH23hwtLEm3fNfwDr/VeBeaBl/GbmpAXUWTjyS
        i6tqkqlkmVx8gTu6nHzzBfYgSMKSBCrJ5G9w13emvCKE6/arkp6qIQ/DH5+Gq4bs4XBv1JE+DBO/aTw8SJ3VAXs9aSSDgZs8WaiZmoa8f75TVzRMQmkK4OIN
        DcHwe7aconzKFatMdAmeZ9mNyat8vcTX1/g6x9fX+XqZr1f4WnfDNygrkvh4WLFgSWHzTL1CM5heNgiEeipLdndVzAiTS2+Et//lz3d9cc9f/nljseD2j3/1
        H9e+/+P/+20ZHiRz3w2TzxUwJwr/I09FLr5BwydNlx09DH3MBbxJ82zS1KBi47yqVeBUlsMOklcBWtnjNB4vpdUfo+ng6ICaWZW6NEwmfMBwCtDN0XaaAkBQ
        sRcAWUCMWfMPCltgLE17PaNi98EKGoDKlq94DJF8wF0ekqTQoU34od54yWFYm2KbYin8bQVvOfB95YFiYsUiBKvwWiI/NpguGcKeHN0x5EDZTDRnrewVKSWX
        LTPcKL9pW3J6yb5KVhds+fqSLSXPmueLNlWtnq0xQhjmJgsiG7orp8pILHVAGkvMR2hX5KbDLTSkPUpJPdFnIf2Rb1hB5iCsyAs2zAXoIz4fBh+xBSs+kknv
        K5CYEHhxCue0h+dAkCenRL3PDMfZmRIXGojhbroTy5L6mppiBZwHWr1sli6Fi4wZBpET8uXr8ElsspjDOU/p7IXzCz+qMoKXY9KUNMCSRo5JV22ovIJ0VWaC
        pLJinhV7653JMtRQmCdgbw0sYYpRF1bVJouyuvZ8EctrG61zxagNSxJU+XZwsfTwAg/zKyk8xsr3P9mCGv56x4+XNLATyNilq9jfWxolPuGS5NnWOxoXw88o
        c4BqjzlAdbk5J3WFOSe1FxjYGGiSU/bdpIvdDnJOwA1yWqsbrZKj6ZxotTlKtcscpdptvDwtNV6elun28AwLLicWoyy2V9QLOBWOG07ib9pkEmpKaCLNpcJf
        VrpEonBUXJwBFzLryXEOxd5IXyXJDCXpjaKrvJ3it/FV3k7jbRDdSEDq1ctkYaWOEb5Mx/NzthwP7+lVYjfs6dViJ+zpFXqppJ5A6qX6Rkk9g3c3iPmxx22k
        kY0Uy3W3pJ/EU7eOJD0GsV4pdsye7tFdkmgKibq0lkRztizrxD6EtQs2Cyp+Kux58EoU+0Y88lPxiGYjLNHhfZDpMnj4NLDhRzVUuLi8uv4+3rZEMgR9mxsz
        FNUGTBeMJ8wgjG/UFCMAM5nOZgUrJ8ZEMtSd5+JmkVx3NmRxbNnYQ4y6MppYe8RYuYCFOvXaMiKf9dU45GpueeTytgJqbqbVYFpGVVtNtYWwxitAso650aqE
        XvAm1E2Yx0CzxFtIJd4mSqekWiTMGcv8D9veOJx9RY4aT6ycnLki4by5PvxoiLBtyHKsDKGOLXbVyCbKDmuFxo4FkTi9cqRqo9odDZ2InX3Aj0HwC22qYzxg
        O+Ntoi+iWQYfI5XraJVM31zLRzhmggitxlKefXCKLPlUIDojyimvIIJCAae7XezmmQtNS9ayhbcTrmObXAVF0Vw3NhRc6c6JtbC/iLFeWwx/BebBiYatUpEP
        R+SNK5zAwXmoVdgMeI9QndZar7vwVrjRmnPhpHC9NQsXVfY8VYZIHe5h1KlOIIVZ7Ic/b2i+92NSTe9nHbgZpMCMA/eCFKDu6eHAlEP0FYEJB94LKVB34LWQ
        AnOKyGMFA5XqMY+1ihUcPynLACTiPTffEPEobJ5pskgzNRbxbBbx0mSZiDfxvXDxgilPWOrfu4q2N5mbbzG55jez81f7Zuaqb6bnr1aDqat+M3nVGqDtLEVy
        y8BHlnJLmKNwzRHq4ZqyL0EuH6ElXB5CXZw/Qt0t7ClWcFvobUDsD9ubolLyuSshYaJxqtXDZwmym0N1ALSfTw8kRmkU7V1G0d6Nk3qZFHfqzvkqloRcr1BM
        73HX/D/YxDj4pV8qB5VqW3t6jzvpJRFwYhRz5mxhEH7+ZIlOXy6Tl0fFoVfIvjcVm7A7vHevnHjHCa1hvi0Ypwh9+ZTevqRIbfEpJ9TVl4M17EE2WFqiV7Su
        FEr9Np8/LK6eYEUYF2CLUEg3ZLg4SRSqCPg+gR8poo13s2s5WD8X9veKPQ8/3NGLPRBID+sJ7eSPD47N95hhuaY07JDHnjQ+hMu9RwYf/M7GOAUAm+GSvto9
        fAAqaoWH0aotO/L49HVsUYEpY6LFYN6tsWWOMSe3seuDHXhpHwf+NZrooomebNPwxUHkGfZ+wYtpXriBa76DQWrrtt8ZIjSwW1hhtSc0SxhSa6FfH8KBC2De
        OLZg5GlsJmHwgy6eIZq3kUhUwPmr5Ep3LdyUBYTkvd4dEwe53C3HCTi7qi7vhox4E0lNtrc0XO8xHc0ekwtY+mq4pOTzCHFoB2Gm43CRlBzyvJVDFpwyoHqk
        7qhzA2Wwr6PVQObdapIZj7Y86tmMegvyaZmJls3K7ExQsgEmkyC5pCm7JYzJLbINcjB1eIP5hLgMZXCx07qcN0iVXBYgYxjFTmizezJiSmGJeM6vOkgxu439
        mQaf+7Bz43j5xEpWinUdiUOca4DU5XRpZKYY9fEi1DROHiBG1sd+0/oO9+owXM1vssMJJsu1qKuxWG03gn2YS/y+xXvvmp2JYgEiviE1YlAAFC/b7Ips42fY
        XZOdaKxVXOUVC3WkTbG7yup6rDfQNTyHnqpiMoLdCljMeH5SduzP4XRxmj3k13xCNmoeY6+WOVko/VK74a+o/KSKSwjYP6nxBRvditN1eVMiMe4NCFbiVXxs
        HHzerQIOx3Ad+5YaXM0m03GNWKKDM7dwFA1OtiQ8cJK5r1g14gBYy22nev0KOGsb3Avxea69+9kZMs7t0rHu5RMDU+94NLxfH4lXo8juXY1kDs58jOHgbynl
        NwmyhB0PS1PPlQATdgdgG1D+C5e/cOULnMSZfqFXoy03wlCRHe1FaxwubKAmCbOjRL//f7oba/TdGo3YK26f45q+kaL56MbUE+J6ZyqO+ps+XIPU652XYkLP
        WxuacQjMt+r+5+MG8h3mk9xySXR/w1/BKDsh7SNB24dPhoWfVpUUEhPWH656cA7Sr/smoy2MELf/8StQv/39beeirW9e6ha99aFdo82F26bwgvhSRZBdrAkc
        uOOoJ5+2YZkiHTO3pKY706700o8cyV32L/U9WG2VRSWfRaWBDezg+HJnTa8wCpkclFdAFFM13LeRxL3qMXh32dub80KWTE/z7nDOIjyLNU/iQkaRmq8Du910
        2Y8PeBWHfCiQOMS76zjUA7dkvHiqY/bKLBtVqFmfpQb8uorY56iWk+Up70vTjMFSOtXRKJXsZpxQrKDGLTw3Gdn5mlG9xJ9s32cXv7CDBTEQ3LnM8NfYRFYG
        13JzRG0LDF8OiBCfpvsZeDC8IQdDl+QoSxym3gYgph2LTnobuHalEVHfWONlPCx6XFSmG720G9kTpZaOQEX/LD00F89FFgDouz9XzFLrKRHEXvLZ3lojih5X
        NpYpKysD3u0sGcbSTWchtBAc/SFngoPcoaeHSTRxjUWyWrMIEJTLaSAK735nX4EFd2ESb70KeaCJJ09IhHFJ/PIn/pH1Cj1p5Z2nYZfHXWzQ2kPsEFtn2dy5
        II5T2C7KxXHwfewEmueEfQ+xwEMMBGY8RWpG1C8b3Ms83eK1bQujnNI+f84gUd+PTb78gshuFTgav6da1TiSUB2vYWcvv2hj529wdLW32o4NIHdVgdFw8cUH
        C2B9BG7OkEYX7ql2YLdw69d3VZ3mF7uqjKDwYvd/qMAIkRAri+zHGjUv8SkGknvpHvY7W8RZUgEbcLsCzSJlyoeME6gtgPp5YudFsEBEFhBJRGzLZwExHcCc
        LA6IIqEyFAHO3/+83vLZ2H4gdntRz3adZVkk2VxHN+kiy+hrOTUl6s/pRIrQOanh6Ga+90XrWT1xSA7wVgciOA2ok5SHJ7YxxiSEw7jq8K8IfaGrs6N1HKjb
        0Vvh9X1PtUB4/Vbd/2kuc74rfitmGes039bqm8K/li9Dqp9iCWwtn4kHUeZ+mFanJ0Ok93htdBO7uwN8eecOdod7vIu/j20zWCmP/dXY00PgvYvPlfUEFvCc
        zlOWm9ifOQfXmkPPWUYzAG3Apjd297PFh+kL10DTFWgKUip2BrSRQdt3Lt5yjlq6EU3coPlGEND9Kc76w3iafP4ckj//G81AYYBA07qesuJ81uHlzZpvANEh
        vh5lmGPTM56G+XogD9E+A1EdrQWtWMtWw46+Sbbpi1UtESdroasyccW/1rjiv0l3ZhI8zSw9TzUTnrWqZ0C9ZKgN0aCpBg16sUGDJoeF2EWlFnPim1rErW0R
        tw7bj/yWNKwFTZsETfPYTaOhaWz2L24zmskZFDcY+c3kjPcGQHuOHTTLWhG3Iohb0JK4BULcAhC3YBFx84S4eexZErXrqdpA4qsTOA90pQBF7D00VjknIXD8
        wudi44Ad0sFvzF1VeL0vU/k5CiZpQOCCa710ml8ZAgcf+iBwXF4nK7jMvjqhl/x9EYS1THCRr1MyBu+jJoZpWJwbXUScM9LVEL/YrZ4QgfvEF4ePgwxpgPPe
        OYaleBpNisdlSMqIhidPlynXWh6gB4geuYayuYayyQDeYAbwRi1fv7XSbs7P9FmPOOkwUyfUyJhyMlckvp6dVUMk/1UZarO+GWszPpWLwLRvCOGUTyUjMOlT
        0UwjfSqbaaQPsor1jCKV3rZ4JC7D4o7LJ0rEOF0yLiYecKxYFRf31O37F0CB6K5QpqMGAIcMAA4YAAwbAPQZAGgDgJCq4LGnQspXTPxtoWX954acOjxf9GkE
        L7v8qu/B2N1pTUi8sJMh5zQer07ohpw510BWNt82IAvqqXj9xZVVFULQ8FsC3aMGTIeIpXAfxNjtMGHnPidy6TKKmk8OGFgPA9TJXMF8onKf4BDk/Cd9psM0
        +iuZ88wnTuOT5vR5huUGYpcYlRvz6gZ3jbaYFV5sU+zAmpOcEgKHUs8rmunaHsPaBqxp/kLTGJrIZCqeyXNRv7xPoTo92QDw5LmADzewiIdEFmY7LlfuZl1W
        J3BU9KRi5rVF34z3eitlTyntc5OT4DvEmCjNORX+o4J44Gp6uViZeLOcGgIGVOSNPq0SrZfTFmxRH1JfyVcaX8m7SfMOonsRfbZ1viutDsymFi+EbZmPLao4
        5dBUy0OoeIsqbOK84n5Ij0eFCeeqztEHCMYULRU6YFSdyHM45m+3Cs+Vg8SP4jOCGHNzjpkwTcB/ZuutqrHZNJ1hYdo+Yz7UkrN8bvJU+TwFdpsWQ2+4KYND
        je/rzXVKS5/MlT7dXPpsrvT6wtIDFhTK1DIICkWza6uJHFx0M3IwkycHl9wmcjDrvgk5uODKqbmuEEaFAc5VkjFYBAVeQCfYVPOCi9HpJvP2MZLqiVpAUWrG
        JYFPxv6snQ1+byG9mIahrc59NWMbIjNtR5tYeDT7BRavH8/d5hkC4S6kKZNZ7TzN9YJLGVPCpG1YwxRIdErrmikMi9jYzMVf3ZRREBocDbn6JiNpB9FmAu/N
        WLgFnCHX1RGAoDeLrTKbsEaMwAakQQBdOoU0m7E8jMA6LOI6WrUYexvnq2FH55Ku7qXLMh194M60Try+ZeIpXnNTNSH64R+L/DrhmDbUHQOSOWWaN6sMt5xR
        phenleGWU8r00CShCfvi4m3uFpO/H47vpdy0KNy0+KPhprbMJtbyNs8SdxSWBjew+6wS94VF95t4U2iJe+IA3dez260SgV/k9DkfcrpxzGYUCaXFeoLSVfQE
        K/DRxCZIoXmh3RIjeFeOjGsT9+cLhWiXXS6xVhuOGrTiqRbOoXPholB9IC7B23CB3fbpwl52s6lLd8FnMy9uwZ0GBUT2eyDu6I0pnj6mgLu3ysvN1h0QZooi
        dXnJTJW9+GHMp6sLNEjZZEE16cUKssbq7q/ixJnpSk2k+CLviog7aLjTVK2UZuIlkz5glOVZ2Ft1WYtbQJ+XdUdOZMXmScnSlMxf53S0V39pizGe5AUJ3zQo
        KxmSPRj885+VNRKzPuLwun6WrTg/myrVJIPG6WqFu9it7lRQ0yIDPQIr3LRVkhW7SnKlYZwUADWJFwNVm7bGLlRXKmwn2tMuIBarICWZpHXwTMVUeMo2tkec
        ByuwCBsb/cRu0hsdwPsGMyfABpuhKAtS4LkBT08jK7aHHG1wHRb6TlLvzqG0H5hpbJbmSaSZXJZL4+XS8BDsS9PWWYe+vJbHJzjfpreL1bipEpFjM0gvWNhy
        bKvoe4EZiPxB82Dkr9PSuoNU82vm2crMs6VW+bRIObMCAM4pG1GdBV2udlfZUdvqmmTSSDyha5JHWnqXKT0rE1BbWOZUz5uXae/GoqUpkzJZWCblkZbZacrE
        ml/amQuLnFj6pkXyQm+aETRWaemU38LSKbu09LAZ3jele3/Q4Y0CK9wodzevdEq2jQqabDPFfLvJUshoq4y868uoLbjORtCM/aZGx83viW/CBja62E9hAxt7
        q72erqhk+TA4JKde5NSrjvGO2qIWjAwXvqr6lWIglsU+UXsZTal6ZbdRQAGfS7tAnHePVkWxEokIx6xD8cJxaTcfPFVg9SeQaO5W6Ln7udLIjV0lxvBSelcV
        HTX1NkwYPZMCZojsQHH4CEMfX5fDv1C8Rym4DqhXridRAEitXQxp7zq+LQcp8/QYTmwTZaDkVQ2NIUrLyxchvJdORs0LdtdXR5w8gMPOZK9bpIRPu0YHlW2z
        lQXI6ylSrZeDHps08wo3lvHvuz74lgLB52sXV8rxgGunLFxXKi+4ThLIS1OU5NrZcSoaTNdOxYt5czcsoF1zO2vCDBpsIE/OGlx/t/TMLdniUOMD5KHCf2vz
        oLSFkVxHjQUAlHYhAKiSOSHluhIy+9lekzeNZNPbavL9osVl7FznTfkp06TaNTHNZuuChl2I61kLeIQ2xS6QbqoFLW8p3f1CG5rA0agVBnAzp7tKllij8LQk
        aElcd/GYp6a0AH+uvPIiPiPKoWuUrPYQl/i/mXsbIDmO60ywKuunq7v6p+YHmAEGJLMKADkgAHJEUvjjD9AjgQBBioQkriw7fHu0SGq9M9YdAdAK7xLmjASI
        gnW0d7ymbZLmnnuaXJP2AvYogr6lHeJqVsuI43lp3+ydYlcRx3OMHdwIrk37xhZjzZUA8973XmZV9UwPQP1FLH46q7KysjJfvnz58uX7GTek1Hx7HDR3PCfH
        vr62PzkWnZwrtorn4sreNWzJek3yjnA04ZV9gpK6jJF7SxjpXe6jUd8lN7jMZ/0jDSVxyiqllQUrBB7YlaVymKXsJ1nz1lC6RFz3wndfBd6UlGYfP3ywRm3e
        j2kn6wZqM1F+eGVBexYOYOdi1x6zpECcyBoYeLuaryzm8F+WfVXuTK4J5cvij5AIHEDTz8l/wF0h0irE+IrjVgFpZy6CuxgVFN4V/SvxH/wBa6MBiYS0KyHt
        hqbDcARR6YS0gzD0XfN8poU3TqVaKAIvu8t7aI35AU9zFhu5im9tikNNEHHJwlUUA34xBDWNKq+UL6QmcxFezkehp3gHexU2LCmELBUUD1YV522TyHWKh/T5
        x8r0TZAVGhaOMqWN1QkbRILVsRseiwpKnskMUIgpm4VFW8NyMXrG7p5kZ8tofCdLJEJ2CYVbaeRCfSr5S0WTWwLD48QTTWDvFAt1dah9kZ0+QAJV9Q+1z35V
        7j6v/ftQQbU9+1XxzQElKx3eNdZ2TK2/wpi7UMfZTiSYFwgTx7xcxePjVegphviU4QZZAdKiWCAoVpEdcFViZ8cmdnaM2Nm1ttvncyF8YUYsOaD9M0vB3fkO
        1AH5LBdymQgRCowDbcHdutGrw7CxBchmdviVxuuNiM+TU56Vyg+YoQmKoekpD62+iinDzuNHRM6+2bh1MsG5GUti4ZAHeMpDxDNiJ39fhWTMZRo5eLGdIOZZ
        TgL5QHEApOrQNCSkIeufsvL29XSp5XInjxFfXofYdEX50aLQ7qLQLu3n9WQ38O440CPQjJC3Ihoa85VxujQV7KBLU8G1fY5aR3kVd1wVeGyx6B4BlT1ykgjs
        Ln2dvjZ5R6XXgqCFtOAhEgE98kuP9G69U+/A5Y46G2J6KOXBd0v/UiwcH8flOLi+67As0o97Er+Kf72Teidl86/Lv4p/Kf96zr+e86/n/Os5H6FsEKCQfhuQ
        pspaS4Wu5ULXcqEd/PIOzt/B+Ts4f5zzxzl/nPPHkU+LNJu36YgulXiOvJ7I6u0urDCg4at9ieZIK8cOhKne7Yyn26nUOJeC204uFUK3D8Yp0efF7Re95mRb
        cJ3qLSZ3SwlchZczvZ2eFYoUK4VF5VoT9xp0iAmVIta16aNYv1bwm78CDbcP9JFwjPAw/eBfkPKovuxCo+Q6A8cwu7R7abiPVvQW2OMDItf1IFBZsq6v77kb
        L99RcUKntbP2KOFDw4lW5dbdVX8u3VucDiUDdjEEShANmUh+zeu3foKRLwYSKDN6gCgRIwVExT6Lih+g9FoWGfsc/gt6LclfKbs7RgzDrNoQ6bh/CGJs+iJ7
        kwR5gY+Qa835DofCrED/2hfvo04RtZ791PuHWa4rhxgilZaYAir5L1i24ErULwlrQNlzMsqcDJPb0qr6WM96KuTD931lioIVrqv8PcNERpzt2jJrB+XHPGDD
        dYZKRznlv+znqGjxOV6cDbMZFp9DmfU+d70BQLGmWx2R0seUUnxETAW5VnuTyVntDjnBpYEvLe6BfWG9L+9kxarriaz9DR/tEetGmCHXQfK2MgOhSvvDvHJl
        GxAJP1QwRwsuXI8ymyVnAxEvbNoXXooXzYmMpbQ3i60lbVno5sNi5JntwCHq7V1qCWXeQShLtwe789merlho8jF1douYbWY4k872aip/B86n3ewQFd3XnRfL
        0WwnHu/XH9aHujQz9+qD3WxiPruJytx5aVjfQjlsSZrtwqvtrt6F8pMalRzAUfeHNWVOanz/I6bS49luFLqVuYvso/TkCI6eY38R6q636n14b5JaRB+8g17H
        B4/Su/v1ASp7F312v/5Il77N7x+jJ7fqPfTkbqllAbVcJ04/qKprcTWBAjRMfDJ9U7dDdUygDhdV6t3Iv0l/tNuRGjoR6/Md7eqbNCDxISqFV1x9rEs36MdN
        VKEpPYfSe6k5H+pSw1wB9If5zJruJww070B7u9kByne72Ue431Qlyt3UpQ6g3M1drofvUc8t9N6k/og+AFjOy9dm8bVJdGwvlfpQl4ZuP72R7Z/PbuXP3Mz1
        0ufQiP1673z2Ya5mj61hBdGAD6KGQwyV27njw3RHrxzE+7rNHebSyyh9SN/apcx9XPpmLn1Qf7hLN7dw6RwWSxXWwb0Lx8t3dzsEpjsBsSPdTgcnCktREe/n
        mVzZaOXah0QJbPzSO7QU0A8fk+Nmh9zAhyGj+IRgM0H2Ojy+1pTdjZudRVmeGzfJ0N/ctWffK7d1HzqMM3O06+aOVe945B7xfui3FwPhPpcqU8kzmMFfdIUO
        F5rEbDKx4GHLGiTPuvlLxTEXu+65s2Hf5NK5NIfqDuUbpbNwqoONnqHZ8i+wyES05cWFfB+Ht37P9yWnXG8oufkmGNEaeFNnz8jtg9yxkOGjhdzkLUlmcqbd
        711MgpK8Ladh7IEtlHXoL664DsVaS07xeLExxfGgaKPcs31emIDwQ/dIKBDZ2T0l7s1UO7h7zBho5ntv2XPTJrkkj9wgMoZolaAuspLPK+7b3Q9Sir4jYgD5
        ED0uH6ixuUg5F+u/bJtE5nazlQ2Z7g7lrqaHkjdVOgRZtjeultsEAo7wplAkuqshQYR2O2+1+TSFKiK+A8GLV0S9iXXO59bROQ+blTDwPdpHi6RjtZTPZ7OA
        /d6ywp5gdQFs7oEkog0ymwO8XzmYEYl22WwOlTUf9PIPHud1cnU98IujRUuFt2yMiH0KuaVCE4KhwRqZn5Mf+flGtoeNmLBzibFGY8SEBVByQHt6iM2YWnZk
        CAdb4kxTt5JfcNNWzPcZR5gCq9YSv5Oy5Q6w5faLkmJo2OLv8EDJ4NlmwodfNqabkD3BZipVjCzWCgqulf5fRZmeycqZboiVqLw8BXxgGy1lYmv5BFOvIuCQ
        sg7DjLRQStmnLAf0dQPO27z2xV1TaZ0QaqE6nTUJOk1o3lAfJqasBX8TXscylrE4U8YFQZ/tapD8M8WOY3d6UUnhlGuM5H0QM+sGQ7xINBDzcIGJLRezLiOa
        7PwgRGUo+4tEkCwJjnWToM7NhPOMptHIbopGNqfg/JqMCtdJNL0gn3sB5h4welxty0y0RBFsZmxCQMi0C/GFx9U42LVxpTm0GGtARDwDZQEqdGpLZjefHSuW
        v4MlY9IHx/Y7yziaq0J6WjFTGeyMwzwNM3XmhD75U8QF5N3CIPqrWC0aFuRQBmYBrMNqB1wFuEKsng4voRpvi47B5brN1fmmuowlutztinRbFWYoTHHggCZv
        U0UGTWk+YqxaqsRlYlMIQdQXqtBKKJlo+vBMVto9X1UyaEQIpHKEDMLNd+FyuoAxTM9KMKcV39W3PUQrvNpcAvjzIkrG9O5r/XgnH6Hw4YkpZh8ftkaQKvmy
        Wr0LpofJOUXTkMj1xV1Zg2ci5cGudFi39qgtlKg9apQSF26CiA/d70WUXCWxLpf+HQd2TJIR9pgM96a1KfGdBN9lGn6UOjW+SdrLw3BB9hVP+TMBbFRXPAnf
        yHHDYNADgVLAVrTLDpvR0oC9AnGemvzK7OzsotrL9s4uVRpdiqlVanXsjrIXJH8MRj13ju1nrR3ok7cXfyPBORBsnjmaxCihySswj+a7LXK3D54m4P/T+sG8
        +D51dQdCSO52IjjQ3quOcrBI9m9bGgpvpzeeVglXJyyRmmVvkihrff+chl++ffhJssp8Fpb8l5RmG3zEwflZTVce9E/rEBp+lDFRduGpo/L0RByQ2oPwVcyh
        RnX08FgcUzXVlJfLcL/6NCWV/eo4jinY6lXFT7vssvRenz2vaXU3nGqIEft9J8VDqJJJgbzMg61Dyg4x+Qouq93DfDTvGEtAZUrwY46smLq8GkhRt7folBSd
        6i0KrfoRjirIXj+gQx3CQiB5xosHxUuu8BVO8iu0Af4F5YYzNhJclHE4e9ceoONAhdlDDjLKbgGgxJZVxC2AMm4BiGLc2xB1bfovbgHMDdwCiIY5pMow3S65
        BTDvizBavjctBg8qbxGzWodh+U+dCT7GfhGxhLL1HuxHEkS4VIlid84oijlMneD6AGt4GjGqch6CMTIdROFYAsCx8xX8rYkjYTw5pbwZdqK7YqKYOmoGzjnE
        4voIosWrHte56JshJZvB2YyKE9nOq1mAgOMBh4skwMcHnEhCPXIISImNucIRH/fBBzA34ZF1XQA/ajwA9zj9/b8j1ZpxH1MzsCy/2YgP4Fem1/skbSJ2lJ24
        FLsz68zFb68MY1pKyfw1nBUFUqPNpNsEJ0CvD+OROHLBHmoHFEUg+loezuI96p1huXtreI96m67bbw/DHJ8F9g0+nSC2tUnIXdex0U6hJVzX2XNK+z2fIetw
        1KGOZ6PVdpS0ccUrHZYmoN0s3RE1bmrRTWVHHz2eCcTKQRxxGBMvdrwh18fZI4hcH2KvIHI9wZ5B5FqzdxDXspPsq8DwoQrOCdmPQ3hY4sd4zJSZAMl8ZlQc
        GZmpxAcSZjrAwocV9t077bkRwnNBdRLnRl6btmM3s0uOlGOgmmMiIlrstRenruGd5su0WAYQx0l2xHZ1UJfN4O+/WDYb7lq7P5knKA0/CEkfByLfduM0kbCn
        dZlu5mCqKnFaW4YhbtkzqFVNV3IABW1N/9EpxG5RiXXGzy5+KhIaDGMuJJfP5LIKu+BDtGF0m42JEqYr2niPSIzXiC9i2XP2KsPIeW3FK/zRRsCkjM3BakLK
        AkPKqOkgZSAv9HsXkzJzc5RImcdq5vA2oYMeUmbeT6tQQZavTWMDd7QRYQFll/Rs1eUZopV597HHE134NaFbNunDGEfw5zuaezOBC5NAXJiwN25XjNM8PsCT
        wMvglLJKw7EeT+rYV9R14whn+e13eOoFiUud4LmcQKoBXsUnqsEboBJfFnfu8GozQ+JvdDYwru+0zJcVN0sLQfvops1jW666+hpW+gx0ao65UuI0+pWBEx1X
        IqoYVlw8ye0ynuV2G09zN8D6j40iH8gysMAbn8lGxFiyj4g2x077pWwb3mnxC5qaS7x50s2az4iZZeZK9AuP5/UHqW47qhvoZlue6XQ14pllQ5oqvOoZPUhd
        ptvhbnb1Mx2u8ZEPVONWvDX6TLapqzO0ZvMztA1saarnmmdoX0/f0vStTifbUASC0MX1gycJozbqLbo539VX6avn9WhXb9ZaXzPfne+gp7bs0m1WKLZQ6Twk
        vl839GzFCq+An4Ec4pmsaY0hdxNLbW8WPgHZWY9XNhQfvFLxVk/x1pWKD/cUH75S8aSneHKl4gM9xQeuVHyk/HSk/FRvLGo60ShFQWrqsfJLYz0vbe55SY+W
        DDNdvan0Hj3cVLxJTTE2bbK44wTK1duSv5dF74F0m9hXsVeWiSmafNvts0M43+QZlbK+os70VvtMp1uN+VqWW1mmTV7ltiXvK6NdhsryG7yd3/iynJ2WCdHU
        PM1amjEbagQX4eYgWVC6+azeLkUymXicy5NwQHMmnnHmwLMynwZo1eGMbVLbgDZvJc/SLDGFmbs4Td/4qmKZQIr8M0zTJIx2zuQ0i9WOdWdBHEr7xkaxKy+L
        WJosvaLCaaunDrZ7730fJVvlj+S7K66ldFcq9qA5sS7lNEo7XLSgt7QqVdSql45oRdTU7GL4rMofj0ZPv5uXabL0iarISqWIbS71ugExVE+G11slMznNHn8j
        scQu4igttG2uiVE3LPn62vK5hkBvzc391nhTSw1Rv9bY2MkaMY5liVXW+diLrfel5ER2fakkTrlWcFzkJX9m8XgXDoD7NIaQXXwK9GvGNm0bwJ9OaWrwR7dp
        +zn+UFb+0G762+9D2+VDu/t+6MbeD23T2+VDN/Z+aHv5QzfoG9YxleQP3dD3QxO9H9pKX+APTfR+6Nryh/p6KPaX/XUeLK33oLPegzmo5NF+aQU7SvT9ur6s
        KB4VPO3Kwc+MZeN6q752veJbWV5XLr6jrDsgpnVi4idWO+vUI1SsXM/1GqiwTvGUCWC5+M6+n10hfk+Pl2uxhfSOvmzVItp5fd8XdvZ9YcEXn8PJnyuJRQOb
        IWhd9dGR2NYnb3ufvK399CtwKtGyC9dsDPGtp69L/is28MsxtvK75AbWWJ7eLTedBm5uoBsIOpO/UxI3aO0HMtXP4W/f4JpZ201D0CFKeFfEDTB1y6FgveeW
        GpHf0obB3+2sNKBadwKb5Z3e23l01js+yzKPnd5iI6eeK3fM01pIea/nxf4N6Ot8lszT+tXSyfx8Jz+YdJzPxmkkH1mKszD/yOvxmo904rUfeSn+oB/xDAX2
        RU9DwxDQY3lyLDD+AfvxEK9gq+CDtSHuM3iZGWrGjOQ9lalLDYukFmn7jSUtbrkBbF6ORirtp+KTsj4XlloYLcBHsNOvXOb2cw6dqivUKGHiLOB+gLEhGHlm
        hEuDvg7kBGIGR9eDW3949IMdlugfDlAa3rp19RtIWL/P1tZR1Zxb70FnvQcLNd5hs3rybG3qpEGs/6Y4QAwHcuHd5+J6FSyt92B5vQcrcH+1WJvS0Ulmufbz
        Bp4oqSdOCWqGOe/UDCc+VwMrDntsOB5k7wQ1w4gv18QAmpqRZuJJoIaI8IZC/4Bzfy1yETmoC81ZqENN39Ccl+praM5sfe13z9U/KM2pMqWpwyC74f4wJ4zf
        d8KwQ7BcgSazejvXWnWfraI5xJgCbYrZaGoqn1DLQohcM5Q4MzbaShBtLOFiO/ABF9sw/sC1RYSymOJ90Orxj8zYdiIztnORGdtZBNDm8Y8MjixHBkeWIoMj
        i5Gc7kJR2Vr8COB+gBGxnHrvUD90WCyZGXBVC7iqBVzVAq5aAlx1yoCsoOCrAFe1gKtawFUt4GAJslhdF3BVC7iqBVzVAq5qAVe1gKtawFUt4KqQMZreVGxv
        KrY3FdubSqk3FdsbEIxV/ajYflRsPyq2H3CNsVhZtx8V24+K7UfF9qNi+1Gx/ajYflRsP2hdi2mO/ghnpyEBc40S23FuLW+z3Ocjb3/fJOCHhsl+X0wuSEBg
        xz6wYx/YsYc4tnIiXy+CEjKDE1yLzIFFgsAiQWCRIBD1MB31R4LAIkFgkSCwSBBYJAgsEgQWCQKLBEEPFSiRzx9gUEpU4FyjPxUILexCC7vQwi7shV04ZaC2
        LgUNLexCC7vQwg6TDyHs1oFdaGEXWtiFFnahhV1oYRda2IUWdmGJEPi2Q77tkG875Pd2yLcd6kMLfNsV33bFt13xRcNvva74tiu+7Ypvu+Lbrvi2K77tim+7
        4gst+JFO0xn9I93hgApUcYLzw8RkkWWtQeSCCCg77sqOu7LjrvJx5zVAlRDZ8NarRl/Z0Vd29JUdfd7GqnVXAmVHX9nRV3b0lR19ZUdf2dFXdvSNolckROCH
        t1tTfXZrBQ3wLOg8CzrPgs7rBZ03NZVv5/rTT8+CzrOg8yzocCq16K0LOs+CzrOg8yzoPAs6z4LOs6DzLOi8Eg1wbYdc2yHXdsjt7ZBrO9SHBri2K67timu7
        wprC7rpdcW1XXNsV13bFtV1xbVdc2xXXdsVNWZvJu4v2sW7aJ9JePe/qYtO0dhYX3h412zJ9X2qa5s81DRCWm6YfnaaBxkrTdGihiQ8BIE0jLmJ5SNs1TN93
        TNZmzllekwNcyHMMQHF/Cio2Xtqo99vgxv33mB9QErXtg4qEPqBF7dbYqLVKj79rz12uE791sPRjp4jc++/ak5fd5lTmBvZ9ayDxXXv2Mm7OZXaw630AxTxy
        xNuVn6Q7dUWGwjUGRMu4yATtKtpEparIKOFiu6BzRcYWF0pQvsKOrh6h9Hq2ZqoYB1gVtnKCMfcNfIBbYUdYmtJdYq9kHGexo6cTB5wvwblR7YBzFmmDMAok
        b66F8+NAiNW1Ek4LtC4QorddAoyBsgWW6AVC9FIJMAa8DwTdoWyG462gvaym2mdz29C3vLSG9D974q1JykAJRMrgcAExhbZy9xwGCVSw5DzaYThALUr8fzkM
        qeOUZtxtR4ullSMu4Vil1XzbQbhQBBs33UZcHxwtXQPvvkbNCua+7343abfatXac/CdoFcUwGvLRrJtdd4a1liRCfSRuWVgt34W6l5u0JCawCVjiJLs+wDv7
        EPa3Vn7nDwfcYObycc/xM85h0/EzgZ9b8LMPP7fhh7WuPoqfo/i5Bz/H8XM/fj6Nn5/EzwP4eQg/P42fn2G9JVZRws/P4ec0fma5/Wfd5H/xcDHHt0/x79P8
        +xz/dvj3Bf59iX/P8+8C/77Mv6/w79f4d5F/X+Pf1/n3Df5d4t9v8u+3+PdN/l3m37f4923+fYd/V/j3Xf59j38v8u8sB5c/y7/n+PdJJWGgk69wRzqc+QL/
        vsS/5/l3gX9f5t9X+Pdr/LvIv6/x7+v8+wb/LvHvN/n3W/z7Jv8u8+9b/Ps2/77Dvyv8+y7/vse/F/l3llt1ln/P8e+TAnD+fYp/n+bf5zx0pOOZjix4gmIv
        e6k02tvMrZYE4ci44V7qc9M9hMOmxsvjJUm+Kcm3JHlTkmVJ3pLkbUnekWRFkncleU+Si5LM+pycleScJE9KMifJU5I8LclzknQkeUGSlyQ5L8mCJC9L8ook
        X5NkUZLXJHldkjckWZLkm5J8S5I3JVmW5C1J3pbkHUlWJHlXkvckuSjJbCD9k+ScJE9KMifJU5I8LclzknQkeUGSlyQ5L8mCJC9L8ookX5NkUZLXJHldkjck
        WZLkm5J8S5I3JVmW5C1J3pbkHUlWJHlXkvckuSjJbCj9k+ScJE9KMifJU5I8LclzknQkeUGSlyQ5L8mCJC9L8ookX5NkUZLXJHldkjckWZLkm5J8S5I3JVmW
        5C1J3pbkHUlWJHlXkvckuSjJbEX6J8k5SZ6UZE6SpyR5WpLnJOlI8oIkL0lyXpIFSV6W5BVJvibJoiSvSfK6JG9IsiTJNyX5liRvSrIsyVuSvC3JO5KsSPKu
        JO9JclGS2Uj6J8k5SZ6UZE6SpyR5WpLnJOlI8oIkL0lyXpIFSV6W5BVJvibJoiSvSfK6JG9IsiTJNyX5liRvSrIsyVuSvC3JO5KsSPKuJO9JclGS2ar0T5Jz
        kjwpyZwkT0nytCTPSdKR5AVJXpLkvCQLkrwsySuSLErymiSvS/KGJEuSfFOSb0nypiTLkrwlyduSvCPJiiTvSvKeJBclma1JxyQ5J8mTksxJ8pQkT0vynCQd
        SV6Q5CVJzkuyIMnLkrwiyddqm4uI43RbbV/1eVhee66joFUN9UPsZ7Gi+NB+RuA3yeVYbNjksO6qzYo/AL9zgPidTg+P9Irr/PfK7fAA8O+TLrMNrlltn4JW
        LrOGdaf9zYtJO2p7SRg/6boes25+xsVMYBif7f/ai84e6oySqPCwJ1HtTXuUcQtQx4M/YU1QNfnXf/H7v/If33hzv4TAc0W9/OJTyR5VaNW1Yi37Ueig05b0
        Lqi/il7qTpVAGf5J13Nn3NOsAD8hJ/fgcv3kdo77AZs0GRnUL5taMVmh6x2e3gtnorKBodyEFX908GoWvghvpp/J1FjqUU4InXhNN25sVeEdBFKFYryCmjw0
        2YjPft71FLVGQRN1yTFGLxw09Hb4uOIAE7BYgCwk6A0Kb0xQ3nvfuZ99uo3Dd1SrfeEXE4Elg5rBntTYc4MHzy9IE45sbXsDL+jUE+hgcz8FtOyvjS14grgp
        1WCsoySI/7XyfAvBRCDoIQZFVSAqiuzjiAIxu8g99xD3VrdTscILk1FsdeDoiLYW29KINdx1NfkLF7Y0Ce2EPATLCDhQLoIZBu3k87e61/NV9PkDzg5cIb64
        p2t7lW5f1X7yN2ynw2QTdI2heN3tZC5XCjhwxMdAQiVWuFQgtcPaDXJub4faJmGqAgyTn5uyLR986LCYNGHEcJbgQNgBf8cBkjoscthDI9DUgRVxnZLAWEEc
        4OPsBIN9wVMBAW4V2Gp0f2iKwearGV3T6pmHcYw/2/HSkHZsaaU9lkZtN6223/nlhEPZQGcbUcU2G2XqvKXJX3J3hzOALA0ZXgLnOuBM45dWcZeIvv7E6kEa
        b2/msaMh8kBZME4Je6mU2XkbXb7zLM042A4P7yGK47VH4clNwMxvbREwa6jCtG+BjiRgHSZBu/Onb/x71aZd6OueRq4qSevRrhvdOyAz2e3cjjbvdm5LuaZb
        0HQibDHg6+tIhqfKgKUevu+e0BU2o4seheed5NGTGAGvfWj6Bxuut31VWzNcm9GwZDOuR9NWadbie1nYA819jPL7AAKGzG3soL4Mz3vo8j/8EsETVmOtPUSt
        AX1t0XacRyHj7k+wn9TXEIeGQAfDegLoN/7DGQtQ5PYbjEgGo6qL12rtP/slO1/4NVom4NKbFgrBknswGrudjyGA4Y3uvWlDr+4YVFHX9GnJ4x5N/u0f/fHz
        X37h6T/Ue7lDwFDYEZfmIzeqDgxB2JkKtyLEfGyfX3TQode4Q+2B9lAJuz+bhWPtN55N2uefTXQ4llVKfai0HZnN9wi+HxUy8tG0ifCNt7r3UlI/4HyMEsIc
        aiXwiKCuY0AdcIFxTk1LW2pMGxhaUouhEEd7KERo6ILQyR8A0+532b4psd5RXEY1TOYfoNK/VsqfsctcbZvT/tqvJ0RH3vtzorxiGlUOMV6o7ZlI4y3CAdW7
        4pirv3vf+RQVoIWGqvtvqA5KMe+9xRS9XKe3qk7tf4D6uBqfbcJ1rc1G1MbYr73yX5P2CyFMnpI/dfdw5GJ/vzeKBR4WqIFWsEANNEuy4dt3W+7LNFXtwbTK
        IX3lMqYlGtjTwBIYAhm2wFscGJBQltbFfXBiRFgJtA+EHwgJJFl8B6KW6ZiW+DvUcMxuzgjeNznFistsHn7q6zJxyZe9+H3Pc08HM+rx9vlfRudHiMbTXE5r
        7b/6xh//RmXNOMEE+NUy2Hikfo0AF8tUoDerWNzLb6g1b2jv1axRHomsPun+vM2o3K8bk84ns8oJXS8xGR8/2XP7qdJt9PP2aoWYEV05cZJa9SZjW4Ye/Ql6
        9F/e/BceNfOtb/z+mQoQJUUszPZv/xJKPfk0ekAY1xbWxH0+Cz969i9/+YUN8R8HhEjhRx85/5XPXuwM/NOHYf5cwrKfanjtN55GHee5jg34HkHCpS+O4jNU
        V04/ukRwwm5P1VRZqXJW7yLuPhREQUiqAkkCQZJAkCQQ+64A9IND+YirK8YSWu1ezep3cEjtusUSx6IlI6nDKBv/pkesseizG71MVyijD3stdQ84Ud4UMIM8
        O+tPweoKxw6Pn8gkioo6CiZTrPDk7YijQPrHxjKXxuHl7xDPAIN1WBq32HKaOLxHmbdm7w0x818cPBi+GbFtkMM31iFla1oc/1MNGQwz7tZsEzl114kGQlT7
        /Nht/6WSkARUDnUFnAbG2yKHLvbY9iqvlA0xgrsbYnll68/C+yQoJJyvwhZ/GnsmHUzxZSAeI73VX5w2X5wuvmgMi32M8JXbl3swcQQgsLZV2C0MwxYVnkcu
        xrhyD9Bux2a+XmS+7sY7HfbmEn1++sLkvidoPmnnvFYXJvUTZ3NefVafmbz93IvxlzM1OBMa0txg9zbErrF37M/LpId12IecarZxUp853hD7cmGDfPao9T4f
        YsMul8YagVNj4YEuZCN4wzwL5Bf4s5EalW7U3s1uLeWFGx5ER5A5ohtEZtXjhdtlG/Q1uKBD7gD7HWy79K2Qg7TiOjC/RSGXvTKWCikupMqFqCF69Gz+MSXu
        D+wHnQvazT/ocvXyWzzAxOQq5Td/gABn/oWzycfgWWGU3afEBZwEQg2YeBMj4/DRsgDIeGUr4Al3du3WCZrWuwgwhA/juqH9W91rKakccLZTQhu4bZTwEtTQ
        VGTLpJNuhAtaE5er0d4yBYfDWLNDcewf3kiAr4JZqmbxBQkBiLsoE4A7iA8LQ8eOO5U5yb10jd8Afk9iVILpDe+nHOqD4EeDl5w5niXcFaIKnMycSt3JmXTj
        JFDKubfhbRYvRyAak+LxSFMb6elRvHTsFE0PdnlKL6rJmZhQo9L+Fk3zjQTWL00mhMdnNW3J82uQupgYbeiDVsFqJ/cRy1S91f1DnMLFB5w/QBodcF5xxf/f
        y0iJzPABXmWH90A2utd7ydx8mvDbO0sf2zgJXwrvv3/wzPGxbONej8OJRIRKhC0Ck+R4SstvcigGR1pLWzIVaoLJCvOjmjUvAMMB0zrHYalTBTUGYMllC03T
        o4QHGwG9w6ZYYH4VpU30rn5St7h3Hwd62NoCTCOZXab8qqdNIA5cP2iEgD9m/AocWltv1kzuFj2UGrsrYRcvbrt6r+h6VPgAkN9KPqEru5372SsKlYiOETFA
        IyadTxAdrLBEB0FihX0U/8dw3QQxS112vTVZFGKqSu126vCpqpg9ufdE2hulvY5ojdwyLEXSNLgYcg6L2rvTYI+PCPlSFPVnUBJYnBJsiVEiLIA/ApoXTBLB
        E9F30cuxzCktY3Dw4D6agdzT/2MsK4HkYzTmpWibI1GPoMLPA8+oTlf4byYcNl8w3pX5wdOCPQQ7MiEc4LVTnhBqs8x3+JaZNHPf4v4I4dxGoigW10dKeM9O
        k/k7Po0vz1slk9mXbSchJc1kmRCEure6k1g1DzhtsKUHHF4ksX8OAJd9kBVxWOwJuXLWmwhH0Sbalwu6m3WA3di0h6eIPsDTGd2Cqo/okFYMmgHhLQo+e6WR
        PkPEFzISQCwDCjKTIzLgOTI58QRR5cmD515kiFiAb5xcJC49pAUrxbCHIqgwHrhgz62zjUiiL1Gr3Z9gCqRh4O5Q49j1AaHsje7mW90DuNrtbDrg7Jer0ax2
        wNknzlWGsyokCXyd7BGXK+IohmNb1ZgMIMZi8lM075ER5BVvziveVKp4tFTxcF4xRFxobTaCXRxfswG6fIJyks+Y2pugvoRHU1O6hR1ViLWOKPoxwtkRHfF4
        fYn4ZedTbH9OewEi1o+yr3eLtQ5c8fKZY505GJ8lWUaoiJl8zc+evNUF3fhxOZFnz0G6SiRMVkfNC7mwYbJEKM8xK4ErKwHxbxdoaeV1kWYnT43SQuGwkbl/
        nsZx4omz2cacC0nyka+0X3c4dGXySdCSo5kLj9Gsh2WRAIgmUkx3CsuHM031EabQRL2fXSzbr+aNQk7RMPeKRXjVAZafw7JAywM0OlhVQbHkYJpAYRCRPyqM
        pKUEph/7LL38B/IpB+vLoXQTkn3p5oI0KCENdtozaXBy0gC6wkuEJQ+WhIA8VCCb2ViiCiMlarHuyvisWRmfMSvj02ZlfMqsjHNmMZwwAKDL8X7kgOHCq6Lw
        jfE2R8CURTQV4ICf5gH1O0KIYR9JQgwHIWtEXQLOGqYjwiRxC6YjYk8lWZD8GJyC0a/P3JLCkYVmTikiHJW9s9wAKrTQIYiuzRgpGgqKNZmce/FO+y4cvxo6
        HYChmuAmoMFoqSMtdXtbqrlPkIeiV1n1QjZmF+wA3NhPYB92wPlxoa6fFrJ6vxDZ40IzQTppprOnosRnAQtRryq1ogorcvg2JmQYhTN9zMqqiTk9zlsp2Ikj
        2jR+QBmOYy/FLBO2tt9N2DUJTjeyZr6dauLjETzi3zbF39jtOKAeVV0dV7tA9asQBvIJCAvTfWL0EBrewYJZFTfIbuoYzzzG0w17JYymslbuO8s3oSHzpvvc
        1ExmkI++vwQdyiaGNRGLMMFlWtUROInxHfbQAPVGqu8ldyodwGo8nQ5i07QDHNpGpur38xaUhSg4soD6Zfsc4dxQe9yEkfOJbuyB3omPFw/t9VhXUAKligbh
        Du84fabFMYCy4eQBjW8uuaDnG3SLkIu1z6jqnkp/bg+UX7jSR/Z6i+byp9HNV8zNA3s94itbGnUOwLMP1fkZrlHpZEpvOMDR6QY5RBR0FFU9j8vOvbCfEydF
        ukov0ggckbAGLD5uMjUHdtIzl8/uhNNy5KCGI+9yNF+V/MPkfzTHe4RctyCf/VnJAPGZD+/zQPVlq3fAqfKx4DbrBAUCcNYHuy3lCCb7Ug7ccAvNY8q8ve7G
        VlZQTF7gMU1aR1Z4/wIRU55+9M4Ip74eM2t9xGsN7fWwLrjn9SjWhVWrgpQZBeF1aFFA2PJM2UVBFfOfFgXeTfhTcQYU96eF72UoIDZ6xntaDnxel27g7AHd
        RjeKDWC++XMvEDW1mz80g0GeZ7p9MmNCqwArhmGT4J9Sy9SmhvVt13ipXdukXdq0C8Mci/eqGEIeR5udIQ2zPV5w5HgBYF9mqW8sjmuoSoVrn6qMsSWpglmn
        78Qc2B0upkROVBUBEddItdl6la03llOmCprFyRZqVQXnYcqsdAj+xKPzD7BUJASCCijnCOchtMbbtKRv1ptoddpI22HaPfyc+C+kYj8tpR+h0rKD8fTI7YSP
        HkQB525zcMTgAFU9MIjn7uBD1I13KO7Gomt5cgxGQ8h1A00YgQT1e6qtITLTV5UKHqcNBBsg0ztZ+CKtLLRjUbip4AaR6OHbiQhXjf7D4wICY4I9mWydIThX
        kIS0cMNRFG2JJr0nsuAc1uNzdBPdP4ZYB5TJoq1wMgKfGk2+757RweS+M1nwxOQXHtcBS2zUmbPsyqrIoVKm7BNnwQWFk+5p+COiJKPV/RPM/8Us8bHz6IH8
        qjMD9mWyJGf1aLp94Ytnz811FmdnaE0/qykH3tPq2uWUMO7FtKHdF9FZYhoSwt26iPgbIvCPRdJfwxntMXDyfBLP6wAfsbMmX5R5CR8jAPrsCA539KAKmuOC
        O62BDtHVDlXfq+rx133lzyhzpBvyUi0yETCHvuUJiq2iO+nSUu9O1s9M+pP0ofN8SptVLjBNufXcJGBGMyCLLmQ1llRUx574OEufyzXDPSfXpEo19VTCrxH2
        1symV8l7vCBJBZysaS+TQ7WqfWjLqvZVLmQxty+iD7FHYvYrmHw65eCsPU0td7dckXnVzV91V78qxG6yeY5w26Xkfsj0WNCEcwRs9iq0I4CrxlMXdHT+S5Pq
        icmLgjZUf+1+9oSqsG8JtUubFtlkhJiDComTuS8akwk0Mm/KpyZPnjlL7ClapDj+kmKg5N3MC6j62v5G1L7UYydhWEqONngfwM1wuBnsn2sbOxn8W6UqgkBa
        eD0F7o5dHyYQbRI/R2wcAv+CoatcSGMbum0084oFTTELWv5laWI8GU362MuUwP6EtgNHQHWoUx9nnWg+swEj7llG/NMgwx7GFmtXjSEk49WvrFuUhSe1Il4T
        gMuDBXULWxuGkIbNEfgo+Gj02eszmBCsVXggj6fZ3w7YnRS8AOfdK56vuapICkO+7/Rt20/EzFpodhcHmBObp2bcx/vKg1nWSfjtXciCHpFwP4mnx/y8typ7
        sqWIDhq+ezJmgTYmUQ/bEAEeND4VoIkHJPYJhf3z2BedFRVyarioQMlJnpUasRCK/QLOnOKQnlZ2xC4k2dGnku1ioTqD/A85hWY6WOj/QTbbQHmHhT+yyYYH
        Vtlkx9/xlHrcm5F9E4hbiH3IFmqudBeNAgfHUmIPXYRCMHXeQzQcFqtbGJZfCeIcOnIvH2DWEB8g4r3G2mIZUg0OVg0fgCDf52nlW8uHcX2Y7NSsT7IIR3bP
        xo97TyMUcWM0erQE+gZXK7Qze1zEhS5LhyE8ZLUz70NwD9ved+LCE9o/y8HX2HjHRG8DP0b8HrNj6y5q/qpFLCiKxaANtK0FiTJhxok6jUNktcPTbNxA1fKX
        cx7Q6z0EIO5O5XygYvG//BYPGIEVP1DlB3G8l4/YfCaUwmL8TmCPwQ1dwrzLohcFVnQ3O+sxxH0OlgVLO0IbDSSOqM7Jg18GJqdr4O73/ubrI+NMFl7Ioslk
        LcbYIQOSpRV8oRhtojWMDpUL6+JDYJQphDOHZAl89booofiQzYcLaHDquxyn/fWZYxzKDi51PX5qIgFysEKUOMTB1MXwmLAKxCz4UYzVXj6yr1zY643SWNFC
        6N/JsdJp41Y0FRmtqdVNzbyexsq5Rg7dVbCADKEMZu32gRcaEKMFime9eWbODqDbYg6NuHif95lQ0GKJBRLSICbumj3m0vZRrNZ4JQWBJEpF2OWeF8SKLUkX
        PRDmyYxnTFxFwGXm8ViECU0C4fFGCx5vVHi8YeHxWBjKPB4EpPHFEeKxqzOlXhkyN6tPHAa+eX1oOnFaoimQuyj/mH3VgvXxyRaTD0Jk6b9YwZtZRd3Paixq
        45WbPhNfKC/dVZDU5EwWHh+jeVAF7EAb9JnUjF9a9cSWtoc4E2kxi7dvFpNP85RlUUXDy19A+3SYj3mbaIJMe57bENkd/LKOvvTiqawxTZsRQqkGTvuOjl2g
        5Jqf5aGZ9IG98KV6PGvw4s8m6pstsmG32BiLuWZatYO8ST8Nt9A1OCmdzupHTTDM2uGGc1lQ0Efg3JtBUf8AoAj7g6IHAmi2dCBGB+qrO1DXse3APRwoQyp6
        UKJNAHCPC+AqPYCrAHDxNKx0aXtGCQMuLgGOIYD+18RDqxHaOnHqm487L7abn297JzJeqaQNcOpM84PWKpofiusiqE6ePkMI5Z05S0zg2ZZpWI5+fSgyT1vm
        0w12E+NZ4taZQNcK/Htisk5QnGyVoUj7DZAkjEJWIe68hnbRIJ7CkWPv1GdcT+s57sfEpF5YxcD7xPL/xFruAQiK1bpEm85r01bnxxsu4p2tYTggCqd9UMjc
        KdX8Bbt+ga23I5iz9XZy4Ot1FnO3F3kt4xu/jcHT9em7xX9UnR7eZxhYgTKfCprBqYrYsJeQfK/k0dVVcLjUS0KU6KzhEujjCODQ1veJcXbd9OMfYRIqc7oZ
        s5plvwEvNqcyuk1h2LKwB7IFoWPgqvWBy25kc7hdGcbiO5vy/rHdhOWMbgEWrFI3uIOQNnGLGKrtg/dowPWknLD2PDnWsAvbZCv/6lRaLQoa4kZZqmiDOVkG
        VJKH00YxKBAZpw0UbEAGXW047dm/S9oJ5NhoFVN3UbarErhbdE/o3jCldYv24iwp52NzqMjUWKWO6qvl58WsQXZCEvAdNXOMDIV8qMp5ya+zb3oclRP+m5nV
        6DuzGjKTEuIX7QmjGeQq+Pwme1oXYBFuLjqfAzmiD+rGsbGMWttedD+X1abpmQLeQh6eJjwXWZOoyj6x285dOPVD7I/a0VPEJ1d1A0FR0N9AJxJAdodysGnP
        BlAvfIDTBVfsHmP6Rp+8C5oUzPCim+GjLMyDSqm8z66vYxGCxjvEVZeMJy+TOCTgRliVjCoXzelwGTGgvBiL2LiOV4mqZ7b9NDTF6VCMTcg2CzKZvBg8UE6J
        50SLduOKXK3ZEUF81riQ+WvnVVDMKX/NnPLtnPK+t1lSM/VX2wc/RkBcNUMo9+5GL9s3ibPhgmqksuasMyuaq2ZFEwWbrDTRMytqPbOiVsyKpilNWFLnWVEv
        zYr69zUrQGqxJa4eyYFbbYe0VCG7ntU5iADWbItStP4RHE4gLLPwOnF7fEr2EMG6W4jY7B9i2VLGl9lSshCimvwMEJa2cOxgsLcYkUyw76WNALj6GLsUYCjx
        UuDrpQ5E4XGZjYLUimuDvZBjBpFGywpb1uwypB5QC0/4A+/Umg1HvzKr9x59yrDUg5YGpjOwjwEnthaCBUccTsaCW3RVwRWHEihPUjN0vMA1eAU2Qn1Tliet
        UC2l64j3oHjiQp2Tm5UzP/S6nD/53x+7RHyY2O4M84aBRuyrgQpn/MfBOIBxhx1SBEMRJ1/iIEiDpAXywWKJc+IeRSFQwwzyUHnrcSt07H2LIB6joKiG6Pgn
        Gi5zwATvqIcDDkUGm9VpM9DgvRi1DKK2FLtxcMCIhsBBAKq6ci9R5xB8COu+eCLpbZQkgNIKlvo5sjHw8xeYLa4ft3dtIw9oMn/rGP62Cf42mIbW93SGXTfz
        t8GajUF8PAv4kFuHwldznQgUpYOx2AoFw7xJtDHgaFLTtOUBCLX7CdkdXBYsx7PaGO0ILgMWEP8KdiBrwFLvD5YeaNRkk/BBOnNPI8orelDCR/i8SWAgNnqA
        2CiAONUfiAYaUz3QoKWPmcE8WMNRbIpNiBrokrliSIjDWKuqBk8sntVW28zqbmxZyUcoudzwt1zXJUy9YCQ/ruVm4X6SN+g82x8xQrET4iYopwCzMzyVVSlr
        0YHaB8qO5XkTZ5PPZqCeKQJgcAwlaLZBfsEwd4xSgBG7OUjyEEcw/lTxvSwFyN/FoRl0wqdQaZCrXNuKAF64LZCKCn1rs+w9Gv8iEVE+8G170CeHKWHbbUnU
        JaiMH2bFQpcVrXextYmpy8MOgdGT3259jDUgfIarkcgwX0XgnRp3aNX8whfP/tyJwy3RFeL++9C19koPzWbYJXYedpKmGk+q8aAcgfGiFxARyIn4t35yddVK
        IsNAZb2OT7OGhKS+pKjh5MnSV6HAhiUjfttV7oxRsVI+ZOfVew0rAnj9ZObe6CbArjovEidTAikfjsDtq2gOUsnUR8M/xAPJstTgbMrKytxhyFI9kVT5EKap
        9WWpwWVkqVk4OUH7gNm/905A8M8HhK4OcaSPwEtxIRc3BqZE0x/VCufIOB34hz8CaZLUArvR+A1PRbkSOyzgoH2HWG049xFNO+KToGSXxkyFRPoB1YDgPKvv
        QUpaZ920hiV5rhwOZU1zsiOUC1SIj0J8Y+BniTstLi2NNeZ+4sNq2GSftDq3fnGm5EoMpWryY9h94mDJnpBEEsXox/P/PV/BjCjWRXGVnnxqs4T2kxeJw7eH
        K8mPU4WNVTwX6mQLuICZLs9Ia/O3hc9i2gp1obJqhN+jiF+IWW1Tg7KIdU1mjO2UroM7g5UscWUikgQk8KWY8ZTZEhfI8gdKeY9XZkRMDiUpoE0qapREnzFs
        QHCMWu2CROTblEUXUk9oKRAoLEMcYK7I9kHZsQ/sUYcZbI8HOR6TY1cEsosA/vAkcbgyyEqWKpfP4vhEJpbFyiugrpmLt8X4zDKW88p7OP7c2nofNBCjdQvl
        Mo/XLWXWLQ/rljPNVDDjkxysW0553WKtURbaAnSbnR40McIBRhPEqqPNjNFGTh5ObhDr/qt68llraKo9MtU+fQIV/hsFO+HCvLqX9ZKGwTao7XOotIO02w04
        Khx6O5V5x07hhBIWulTuGHs/R8Baiber2i0U4WjCj5wgGjc8LeG78MDmgDW+txFqWcji9tzfJTCipw2RxIsKprPwGJb0Y4g95wv98WHjUSyXk6ZttCWI6mFp
        RcfsAXGoQMsLWtUukbnbXag6uMQSi7ZD5Q7Wdqjwo0FKnU9CTyR5uG1VHeo0pQiaWBbbTmH3qJ34n8fE5IYGflXAz1pIVDWRwoj3/rAsBIo7wkoVjFOZfQrU
        40K6IEwk/gxMcxaUhYm+Oe2x/OsTq3mtnGM2wiQlhx1g47IG7URCsPAVHZ5iJ3RFS2CHcp4gukqSyHIItgDrKVoXSWIjZ2zR2qAk7Arj1a/EdmMexMUpGFgt
        qAnQwugExTYgZrlDRahDuG0NzGSi+ywncHL6ZaWCwiS6aYAz6fP0sbV7U2lzKMpNnpx4CqXsbTRwOkbsyykiNvkhERS/DJ95jDYHbMU7PVWcD/VQ1Z6tpbpA
        Wz9LWT3eScpv8YA3x4ofqPKDOIUM3uHjK43TLPQQZ/ZTNJHyo7ZVTYO+xKrWyVkwNG6MLJQmsy+BmTHNMLFloknlGThoRKWkPV8oFCk4W6/EbU9Xpmn98vMd
        C/PapzJWsgZhwy1e43fOzrpngRRyUmMfWebdVhvEvdukuIfDj6+wTYrO5kHXTAUvXq54Qwiry+ruWcTHkFUQChZQuPb8xEzDC72MA8/DwMzDJu0jWzg5pB2S
        4HmayMapbjZO4KODNXOesbjVd8vECDRD8yxjnoHg37tJCnVkNkkEpCw65hf1wzBIpmex74SJrZGXlYolIifrWU7MDMxM1WmUz1aYLPDDz2U07KJuXRoaAiMN
        PzAmEhIT0fhWcoyBWIJV01pnABq8NSkmvAdp824xxLM9dJL/SaQXiGHIykrnafmMpnlxnaGBtENodjOZK3s5S5M/2XeRZC6ukGwImRQ9ctsVQygOnTnL9V6Y
        bBLxwDmQE/+ks9rCj5a5ZS9XYGnDHUyvSks/G02LTGUzzePxFz3liT7TREl3fZdRfgMqVwxKh/f6hy5HEDnwSS8xFBXbUOhhtC49DAp6GFyOHqop9GsMfiyn
        k/+ZlXZ/VDSvChMEMYeugvTBPMT0Zqr0/V2ZanBUx+GYLS7AOptxzgecdg0SsvIUH/NP5GpNrBAFyeA/r6raTPR4Hll01XBLzF6jxNfCgpocv7Jhp3+ov/0s
        AniybS3GbIDAlqwyo9Uw8Pwc767L5quZ2Wm4Xo/N6ipL1Zh1S8QIRYKU4/SgFJ1T+/eK3rl7pwnNrtnNyVHERQ3wN3kE0cxDDjdOdJBQd4Bp4KChgZORboH6
        DU36514cS4fpDpRvA3cbMhZWztLOKRpE/3w6MNmCGJzJIViiaLUCGSu/ERSy2mFxaT3pEFWtiPBTIDIAgyyqkx6ypSnnSjEILQ3Y4/ZBorhmz93SvpzpNHOr
        MRY7MVz8PHh72BYvF0Rt4GYXstHkkYz1wjg/QwjQtIHDSWzVAxOONUA41kbxBp9/iuqsr+uQm+vmXnbfIFUN0/5NiH3T6Kp9Om2K9VOuRsfdr7Bn6s224/AZ
        WxvD7o+ocuvFzL+HcHiIFehL6FlGoUEh+EGcA5ouN4Dg+6jGkkbbjE9lpuqUHwvB983Dz4FFEILfNAS/RQTfZ4IfGBbB5wXdP19ay1uW4LfWJfj4GpF6T9Yl
        MR8P4/4ahmKHzODh54whzQI7HINyp8Dqn8+atlQZVWLCQQOMsN1MTjAeiA8D3J80VRn7Szky4SDTMpa6IgtPPFkhCJd0EscoY4igS9sPHm7sGuSQ2WdmzCxg
        /jQ7N+hZwJqs15DGbCySa0hqdj/kxV8RtypthLP2eFzwFahqMI8cEkwet5s1toAM72mYTTKRSOL6aPHEXgTn/u3RR9szp/4RLdBg+KykFIRA0/YI/jF8Al2A
        sLiIU95g39cBC3o19i8QRvng/Vwulr/NluRT7MbCvMFhdiAnDNuPHwOLEcCuLZicoY9g4FOwpqyaFIpqEh+eYXiqk0GK09DgwpdA/Wnji8nr0a7OiZ9RLEuT
        bYG/9nS+9/hwZrWiwJWOqvxC282/jJob7QFXiU5+iFpq2JXJIRchJMQoHGbUERGKw66vtyFAumPGUjuLbefesfgOggxhiZGMqx6+WYFvdqdZXJiJfiYxwm6J
        b47/iZHZHtbq8En2iKGmWH+TLnAI6PL2gRgPqHS2nTb1py25tByZlsDPxhjd+neOscWITx+7a4wFs1rdReyZFVgCTaybuvg7yvmhOSTxrUMSPFHGIclrbD3n
        PQoDOoS09nMDOh9ix8Ifib/KHwlmk3HnYUSa4I9Y7BqJMBgy/7pjT32Du9m1iAKluO+kHLAF0DFUzAVCts5CPXjEJw4qgvcQwBlX2FI6az42LR9jUTnbuwuJ
        KNUnr7nrtrH8Wo+3ER+MzwRrSXNQ9HwhNDb0ZiGELjSNyUAd9CyO9/LZiAiqcDiS5WN1TPTbsRwCPT0ZGvuenArW8WGIo/7IVe7j7KOSODXRus7YfsqXg0mf
        uOSb3USkCZ/UxDBQT6zszxgTukajxh6ieNixuTbDnqDIAX7PCQoVHMu8F6G2XeeHLPNedk7eyiIhVQh4VC4yU8nDGfrLmw0RCMH1JGD4kOs9jtfMUoeTInvp
        Pw6toHP0TNOU1P7jpzPfrogeG+BkLuV5NPGJKsmDs7IlVdCD0+dOQ/B47jSrsyvaofP8IOjSS5+CHeDkzMcR+Zimkigiw0L79F6PxfHHXRfLpTcJQyBoRcip
        KF3hQ6fPpYpWT55aPjy+uFRC+z//BEBy7iz79vHPpdYAg57Hv+gqxaP2auZO3kJAex/WGqa70DQ4k6njh0EMW3ee8E9rJ7DEsXVEwiJSg1nZid4pPDud+XoL
        Gbdo9U8mD37p558oqssLHTyLMqp8H8dPuXYxKDmBnJz9xn+6kfiFn8UxFrQIAjYmQW7yzzzx/EhcA11b0k0bft4A7fBGuXG4crBN2OElp3FWfn9D6Ix/OlOf
        aniFQUog0eUnjFhW/l6PKaXMkeFdGObptnMPUwP2TOFOwfyWX7jVVY9pB2a2mbo05vBlknl8CRd6TvIltiqA2xeE24XTTESMj71+Htxka/6RH8SD2//jqugx
        t2zhxScyPp9pciBg205fm3ZyRGDfXh7KAnt5PAvt5QNZxV4+kkX2ctbNqnwNh65ZLfkF9LUGf0eQ5kucBWJLOMCAC5eh/gPgaDjQAOIbxILNHHCAoeNrgY6f
        aOMXH1Mc3vGZLfg/PUKX5HRfL6zGD2ujyAxXZ1RWZ0SrM6qrM2qrM+LVGfXVGY3VGc3VGa3VGcnqjIHVGYOrM4ZWZwzbDEcPXRrWw5cy1wR2GKDbQblFHIgW
        3SZyi3APDbptyi2ELDHd1uUWQSCqdFuTW8SMqNBtJLegswHdhnJrts4fzANubF3Z1sDuE/rOunKpiku3uHT4sm3c4T4JzRNnrzobisUM4hDwvZJTkVnE5dhD
        iblV7TNN3Kv4r273GzODp8ce43OShdccazDfuZooSnvWNZbdnWum+PDD3v47Zyr5NdcaMdJC8uuuCQjVnvsGh0BBkfYX+AURuHQ2TiVPYy1dyKbY5edsld08
        tZ/7TtKeU+xUrT75RV7O9tKUruOwsVk0om6M+OUWbqLC6Sxi7b0VByIHaHalcXsm9conPWYDwSKaqcy704SUWnamLzkqyUqhlh3np3g/EbYPTfGzraueQcI8
        TdMbz7aVn30GGwPO7okvDa968Dd7cSFB8A/3SKNWr8Y9WXc2otVZRyirsjqrgt0jvuz0iS96JLvu0lWOph/3zIsSc1bnwW1WDpbKbUO5beVy1H+n1A9Pb+3N
        wDnLrAvwbi8/+Cnie1c1MaBNb6lfHuvT+qtLceTX3iwl4ZbLWawSEx+hPNpSgQeGGzAW78T3SXlHzEBmv5owv6b5hbvHiIen0u2zhFKD7aFkKIV+t44P8wlC
        xMH3mhahIjg6IMaPI40hkkzaIKzqhLLscuEs4Mg9OzjwzAMmNs3x9HpOD5kwNhPpTk61iWaTpOOcOmnG0yNIvmomR7DT+7ksKaMN+rDiTyWvM8eSFEG/WaVm
        RU3phN5/QcLSL3vUEk9iVm3ji0WP2uJJyKudfDGHIFiehLwa54sFRMPyJGxYBjBtk6h0Hoe5QUg7joczh4tMomx5HPhnGTnXSyw7j0MDdXAxzjHyMH+VSHQ9
        RNjJagyp7brGELqO00PpLk4n0t2c6vQGTpP0Rk6dFI6bcPWAxC0KOKLQIi5ukChFgZ6QRTPQ23PoCH1dQeZ1OTQlcwmZu1dlLiDzxlWZc5CWEmon/9JF1CBE
        daPO1KzTxvZz7zM2wocNrs09RGQ6YFXVAHupvNi9DTHVay+8n6yeo9RihPnprH3C0YGl/hlxFy7DgwHvV8ki+KEdq3qy3Ke0RDpWNGypkyWEReN0oTM9Xn43
        +QM3G30+S7o867NBpgaacgY4x82GORQ9coa6nU62SSfd+WwD1bahqwf0oN6kB5DR1UN6mG6G6GYEBa9CQVqhr0W1w4RElGykPCpFVV+LqjdrrvJqZGykqjbo
        q6QyWkBH6Bp1jaF/a2NT08rtoOkjz2eDqHKDpqvhrt6sx3C1AfWO6eFuZz7bQm3dqK/Gp8f0IHI2ouVb0OLNlD+E/A3IvwZvbUZrBvVG1EplNmjO3SJ1aWrZ
        NRrt1lvMO/3bt5EKJSjEH0yltfCpp0fROXopywR/+0Xe3kjlJRxhv6djektHb3xeynSADZv0VR3qNtV8td4szxi9FbHhiUaTNz5Po0Kd0bga7c4DAht0irtN
        6O4IsoboYhT93kR3peB/D9Js6NOOTdQCoivD9NkN9MF06zrjlGbMbA2hTJ8gbGC7HCJmFjAsnFpb7KMFdOYvC57s0t8IaSjeGJ6/VAQ20BvmubVFxkDP46H5
        dRpaFNk0z12/XJFBLpJdrkjCRbYVGaM97RhBO2IinxmR0l1YSGQuYSZjIc6GZIIOEHoOPnyYxm7os4dPHsakfJglg4keepjuhvguJ5zUP2KTEz0A1/ioyOWZ
        P0+jPzCvk85v4gNU4/PEf1/HBIOKdDTdD+htdLOCWIW4JWwxlS4d7KaDEFZnRLn+hp9TZR3qoKlsYFVldD9YfJrv6YVSbQMQgOQvUNvy5ne4lbbiIVRctGpo
        Vb1DaPRQqd4hIFepz4NFvabGBFUU/UhQQ6khCVqalGpMQK8Hi81DQrfYaQyYDQC0h4TBR/xPuXEkKug4UeZGVK3F9UazNbpp89iWq66+Rl9PZDrPdVzl+UGI
        KHwFU/n1ziUYvsLvUxYk/4fL/MUfucb2A5EhDC/BfAViCGB1lheSf09LV/KGy8VoxZtnPsgU5UyTVS/xJdAJ52vzjG46IVbKBvsSas/5Uxx7YdZnvil3f8vc
        U7LgGvmnYYLk8l+6VjGY2qVsi5lnAkPu0EIj0f+S5I/d7KouLSHMYDFHTkuG8FkTeDjWJXpPK9dVPEbZ5i6tM7yYbdH0aKSbjc5nQ8+k11CbRp/JaHo8kyUP
        UiMGXs1uL0trStefIEAOpBzbYYDmyu2F5Ob4GIY80dfw9BnSo8+CbHLYVJqAHDaVCChPY+U4nXaX5+vwPEpkWKc2lB4NgArTowFeQHlhTHj5mef1tUMzG2vX
        xlWvbJRXsEiOlB4Ngo7To0FT2yAv0F0iK/gM1zZML3ayDTS99fCz6BrVgm8NoIUdah31gS4yzFnOHuQ7dGzdkClj6VC8Pq+EE8QG80qNHwWvJEy5IMMjtIhs
        1n1ILhiF5FnqzyZ99YNjoIvF0jZGM576SmwNcRLJv3VLLs6Hk2+46QY9nPyJmw6vz17159I6ap035tZ7sM5yBhZCg0UicqbBVD2vx6jFZvkvMxClbZ4whEST
        ckIEdlJvW8U1LrqG80dEW72hEJCAx2QfcCWyUsxSjwMBLQg18YSa0FP6teSkJjkFvZj1mbOObU4kW6/My4sk/8qVU/wwOYONY8iusnHk4cl5mydeJ2vmfLoG
        gTw48bBnqyen+nDuQ0TK/ZkpiEUjuuKPNHkfy6eS01nMajURIopDgpDsMnQrlCN0+i5OLSrtOdowQtnMVuLJaQL7UqYH1Av7JITruYq8YvMqCPSceZya150D
        ziIqXggBsn/L2aIRxHkZTqGocMyfQlloUvEjUxjOKqu5V1+/PbsbX2iZpxD97qa3/BmxF3CngjZ26kdYNLN0EGVZAmOb6LdXFuEvHk+3lnJnt09l8PsfJs+5
        Euqc+/E3nnk+N7BKyIO7QfRJiojMZ71SLA0yJbH398wnKvK8+MxsJG0riucavJXkf82RBldHxLCR+nHzlFRnq8mfM7wkanf+ETZZaS/tlY/Tu8XHl26dyuAA
        xWRUdJT8JqZEw+lXj+1w8huuhXefMsYB8PKAUfZPfsu1FpW/xaES6K0dcGmzLlGNCO0jJqrRj2QD2rfE0sA6DxYH1qGBC+u90Vnvwdx6D2YH1qFzK8naB/zx
        5WQ9kr3egw40swE5w6HhtpPfLuJ2rgF0AL3rEF0JkxfdwqlV8hJwEd7IIJVpGvHMQpO2PyyeaRoZzFzTimeaRjyz0jBCneWGkeUsNYwsZ7GR7pZ6GukNUk8j
        vVHqaaQTOBNeanLgr8UYtmuq1DRdzZvE8Q5mG/ewuhs2nrOJofzLLSPqWWxZCQ8uIHqZxcWExPwWmcRcYkRGKy0jBVpqGQHRAi4QE3oOFzdKXHBiGqtslUlX
        y03TKte0SgRanTj9kHQnTrcLWGLa7zBYarT5YbDU0psELLX0ZgFLLb1FwFJLPyz11NI9Uk8t3Sv11NJ9Uk813c/ql7ium88t1c1XFuvmKwt185VO3Xxlrm6+
        Mls3X1mJzVeWY/OVpdh8ZTFO9xv+frmebbcw3mVhfLOF8YctjPdaGO+3MP6QhfF1FsY3WRjfYmG8x8J4XxnGHLCkgLFiGB8xwsUAUnc+UhaAb7MAzyzAr7UA
        32oBPm4BvsMC/HoL8J0W4LstwG+wAL/RAnwilkWfBv8GQgs7Qb+eT9A1U5YDh49luwnj/rafROVG4uiJ59F79R69m0DWt9A+KZT8Np/T04ZHltz+HJJnMHbJ
        M5NiDhfbrQBhwTNTZAn7tl10KXIFZSYMGDl9M11KaWWmDzNaH6ZLI4UwM4Y3f9fRJWfPemZGdby+TN+HZKO/DcmAEXcsembO9WctCVVolwoRny2vzNTsLxsk
        jKLy1xflwX/qPjKcS0cv1Ynn5z82vXSvvrYPye9b8tITLs2CD1rtdd9Dtfj3yfbMqd4TjJ86oXtPdHLJAp6dWHWIobf3lD2hk3LhAw5E4ZhBOVcDz0mcY3kC
        mnYDbJPO+K7KHBJYF3cN60Kz07Itbs62sEJaD8siz+5kTmPpRtTsl/iSm8GMuTYDSlzCl5QYHGIizPO2Sr16/ydB6pl825Ti/I44GcOzXWaDx9pSzIu4Pwpe
        xO/77tzI2gfCJ6z3YGXjOg+WSw966MNSnwcigF+vqoX1HnTgprvgLBZGgBP5bWfE4I5BFRppJSz3726eKsbYNwPTc6KKEjx6PaVK4/aY9pkbvbMQ4Ra9zLK0
        zzTOtqbb1naDv2d22T7vug9wepwWD58Pem7lFEdgfKSd3iYH3rTKsAtzrO/mWLk9K/sYVtL4gjKH2Ui/qJhd3jzVft8zRYhMOrMVujhAFys4vyZ66izj4la6
        WMIFLbfOIi6IXjsLuLiNLjq4IMLuzGH/sPCaw14MGyqY2f9YX3NeUQWBIgdcZXJnqqIJktZE9wMGuNz5umh9pA2J55t6EtE39Y26SOXSmMteSryP5f7voNWx
        B2F/XSgIshZIw2iB1I0WSGy0QCpGC6RmtECqRgskEh0DLLtuoXzScQvtkwWrfYJV281q9nrJzWJ7vexmdXu94maNXHNFZU2ruaIyJZor6gDdwM+QrBHS5hXX
        NHrZNa1eck1zF62ay4JVc+m4pkdzrjRXFU1fUEXTF1XR9CVVNH1ZFU1fUUXTZ72i6XNe3vSOV2p6xzNNn/NM02c90/QVZZq+rEzTl5Rp+qIyTV9QpukdQYgF
        T9AjoKdjrsGSRY/7QziAUScUoERBN0nOaQV1lj2DOyueQZ5ZH9iDtvtpUwDjpy35jJ/KKC/6CCeAevx0UOrx0yGpx0+HpZ4g3SD1BAi5gXqCdETqCdJRqSdI
        N0k9QbpZ6gnSMaknSLdIPWF6ldQTpldLPWF6jdQTplrqCdNU6glpXnM9IU14rickysD1VDDTUU+FaAPXUyFmm+upEGPJ9VSIseR6KsRYcj0VYiy5ngox5FxP
        RBwm1xMRh8n1RMRhcj0R7X24noj4ea4nIu6d64mIe+d6IuLeuZ4qce9cT5W4d66nStw7v14l7p1fpz2CvF4luuYIE3urvF4jSuYIo3u7vF5L75Bm1NKDhTkx
        MqrAYK830DlHHtOKo1BLpPMQpggmm389KLSxm+wiE+SCd9FwLn4HUBAXtwOVcXEbUBkXtwKV4a/pAFAZF9hPLOECW4TFqp2OuMCeo4ML3kbgAtuRWVxgh7GC
        zS12Ksu44M0HLrAvWcQFdoMLuMAGr4MLbBTncAFOehYX2PGsVOgC3PAyLsCELuGC95m4ABu7gAtsdDq4AI88hwveOeEC7PEK3PbyNhUX4NGXcJGiHlxo1IOL
        a1APLq5GPbi4CvXgYgvqgT7yGOrBxWbUg4tNqAcXo6gHFyOoBxcbUQ8uNqAeXAyjHugjDolihKsHRYvC1QOiIeHqRNQpXN0SVQlDenxLenxLejxLejxLejxD
        aBY9S3q8uFvxW6fhl9p9LI9ESjslBPXsElkJtdct5NVpVZ3W7qvZhtJhBRtqV1+dZLO/r2eV+TT4aHlBD/MAoFSB3mDL+eV3uvNYt+azuq50qbbKPEwjup15
        XddBd77LtrtwJV/LXwm7eBh2NTVxHrI7KU3Z3Tgt+Gv2HjOTB2Vd2P9QETx34s4HD5/M+8yPVPnRybzhuM1vuGAR0/QzJ06elMh0BIVu1prPIt16Vke6Np/5
        85QdUcfmO1Cwob5AdNvVrXn4OegSDPxOh9pd1bHczHdwdlIvjg6IDtefyQZ/E7FQ874ToBrFSIXPZ80SgAcICtE8tQJtGBrTg2DXCFgN+qWmRR1cNrrznW4n
        jXTxqYfYT03cSSEJrn30d4/82T8d/t3//WD34XS47ab2NCM6lLIz/3rPwb15MW9TCQNSvw13LEVzqzrsZMHzWYVAAy3GGgHC6je8xyc/Jr10b7YRe1Of5knq
        Mo4QUsxrXMBGqKoDAiscsTfmOx1kd4AoOSy+3qUVL7QNWeymftGoqO3lXaqjS3kLEem+uCz1I247cTpUqqK4bELNu7nf+zQl0X4PSvnxfg5lVNvv7QNDut+D
        SmdlvzcO3c39HjQ6h+GqxdFDcOEiAWaLcLMm+CxhVGe/dzwGzyEGHAi9xsqVE+0z6sQeNcFOK6CMuTr/lz3XnxHkNyYCsAlhp0KeHLyusQgRswPv6Fgs2nCi
        /s0hUyQ/8/xD7Te+w1JKNw9RywapbBISmJhKHJvWY+/QmIClELXGjROsSKgGhKj17mZDOc+GqHWNuWzH5a+Iax6kfsnvUhGe1rXhaakYwtP6LJSRuiU8rceO
        onVImdNgoTX1GZfsEwjhaeEU6gv23EUK+VLCftGEp2XnS6tK92mf8ZqhjMEIjGN1AJX1X3I5frBE/vDEdISNR31xLOKJi0G0+D62SvFgDLNTJWwYvQj3kGzI
        w8HoR+lyk4TJ88XYdvZPPJxKqcm//ovf/5X/+Mab+3njIYrBqn3xqWSPKlQ/0J6VyG/MBKeVaOUemkLc8V6NVvbblVXF784Z71Kduu1cXfEdZ9ZZYtzfeKn+
        6D/+3MOncPOfzXwYobay4a1EXGrATHY6S6Qz1CTq0Xw6AMxE7YEgxg6VrHNQ/vGGCd2EOIpURzuahofP9QsH7Far7eT+t4zD9ECH+D78VmS4evjwyTRgq7vg
        MJue8mEX4aoeWPckmpBUDxCbXANuR2JLhyCybDHkS9CpWD6tDpkw3y3Rz9QxbZDbF381obZ9iM392NTcNCYbuly49VYaIuQ66y8wFuKNYT30MB8fIqxVe3aR
        /bpUJuE0pb2dYw8liNXnsznCFglWF+1Vw+2t7Td+NZHGUbFhejvZRIg9nGyWGEYtJAgHglBGMA0OiLAOpYNtzea2uglMpGUOthUR0G8L/NABJyMYXtIC1J79
        I0bGaPLd/+v3/9X/1gQqGh31SA++mo0i3nakRyXeNjVCy1mjdZAWGrdo0KyHhVYNcbV8JBPULFHy3GiUPEcYN9n1AdrloSVQet/INh8e+K3863Vj61YnnBy4
        i3AleUUPPJ8Nrgt7KtIgWNMOCeHt8VbS5eZEVEdNjJk5dqrLrsc81gL3dBWSt2pbTVNrYRqpHmVv+AhxpavHxrQvVMa5l8mQx2TocINdU8h0Ze/58Oeeesb+
        jHHrvkZIK3rDUgbolVn2bOIjnVdfzODdm70FsTJ1/kEEV0dlUbk1qcdtjWF9Bh/9YerJMaVUoSvi2jTqbdEUy/li9o2JAFk0nukG493MkQBIIOgbsJLVOC5b
        Yd/zqz+yRYldHi2oH3RRWlDrLkog/M/b8/UFJYQf6feyMC2oPgvTgsoXJlz2LEylL06bL15mYbp8+9ZdmB52CijAW1/waOZNaeduNmDsAYIII1iAygDliHil
        HD3FAQt1r5tEQYBF1ymgQoWlenzNGHxSHht82hYQbU2lBbhybEev2IZpacN00YYCTu730wW8jj58w2VD3wJ9Q6BvBehbAfpWetA3BPpWGH0rQN+Q0dfVoaBv
        BWbfx8Yy8e4ZUpfbyUnGXTb/ZtylN8u4y34UwwJ3MUd5Z0SjP+CJPl2eEwww1SuNNbuO+9eu5874tOivtuX6itvPmItywzU5lTU5uT2XtVOC6xFjo5TWvjcL
        JYc3q8z/siTSWCwNmkBC7Tm//fLfJcnTXvyUxwzVD5+cPMc8biUfke+TmlQevRwxyc2cZpl79Dj1LkNMmJQYQlKxk8ZQkfxzVAsIBM8aXHplalL65LT55HTx
        ydXU5PINXJeaXI2RzWM+Oe0nLyZtYkba1WQnjlv+Uv2IBu0irwEm0Ov3N2IYJLa9p0HrGSzjvhXeKIooTFceKVTYM0y8CBvHr/nIoBS7SjVf6T8cl2vCumOR
        T5oVp/2WTJph3jBicOPC2u8vXOU+5s4YEaODkN40SY/IaQXfJZeOXGpAVxh6w8nA4BC0iS89D0dfcozBpbR5Z4LvJq7wziEudci8c5zvjl/hnQe41AOXjrA5
        LcZQ0wX7PzhpijzCRR4pFUEQJcjLwSVaAKx4AgCFA9j491xF+6DTWrr+QEkQttObdTP/+UvDVNvfWlNObqk2GcdNxiGbcchkTNiMCZOhbYY2GYnNSEyGYzMc
        k/EIYT+ytAeVct+YXTwS/17FUzNjp2ug48vhNAK9gzayIqCb/I4r9tms8ShsnJLTjGtEHin3KyrTIpaU+2WVpSKdlPslxSYkc/Z+UWVbRVYp9wsq2yYiS7nv
        KNZKWbb3cyq7VgSYSqzHrpNsGI2p9pI/lZy3J8p0G8DYU4IosG51KMYIVa3ZBqGLFOZDbNgDw51aV6wUKqLFEItZzTY2KaLH9e68vgYPaAeqhyFho11MNwvm
        s4iebqLlqUI5rNC9ocsH/NlGjRebXZYvbYDJkBgbzesUj1ssgoJxS7bZ2Hyhqy1dxxsb6fv0kUF6ER8ZY6lbk8puoU819Aikf/z+VfSkpWv05GqppYNaoCVA
        r9eNUVSAAmi/m9FWqduhOgLU4aNKNMfNaAPV7Rg7HJ+dp451aVdVZwlZk1/x9VVQ+EYPiB23pWdRGloGSZcFgwzKKnWB7wMDu0G0t5s14X+pm41wv6lKlIu6
        CLhB5cIu18P3qAfSuY16RDcBxXljQQc3pBvRMcgWk24GZf+omzXmsxZ/JuR6B0X429DxfFblamq2hmXUMIQahhkqA9zxYbqrwKQIwuAN3GHRQ0bpYd2CMVKd
        S4dcekhXIR+tcOkcFosei5a3dAl8V3c7BKZNgNjmbqez31tE7Oc5dvyi2oveVPIMlrXr9DjNsQvQgfqiK5hLv+Y4HGwscqyUSNH0BP8ywgeHsy6H+IZvbFGc
        jf/QI4as9pg6bSKJszMGnvo4veVTWEMZLMHgJ0qeKEMzYMTw23S705uA2ftO7zjt4pkGpTL5NNw7cxoI9QJfx2fqsRAv+A3mY+eI83H8zPQHpvn2GJoNPMyZ
        OU2qXNHIgdA5110Sxm0ZF5GceCI4cyVXYnLYEQFOO+XEFhcQBlttJocdEyy7bOfOp759zJEJk8IeRaR+ZZpUU1n5yGnPEVvktBcdpv3r6Ww5fXUyljxRIhB1
        HYRXjr8KtwgtJsGO0bRldYTIgLpqQFszoBVQJwR6GZqKjB+2aDwkFuQNGVEOKXZoWsaPf2ldTX5PtBoP0Th7/FZLLG2UWYJ4JbWldJpwOpEOgGfiBVTJGmmL
        ODj1zS2I4Ldg0KxyA2ZxS8ya1jJLWdOsYCGHjm9YCyKbZiHWq4o8tGZGNs18rG8riIwS9H25gpcb8nDNy4G8jH+yZhIpQnmfUE6qrdDu4W8hPI3LRVmFinUz
        xtlrz24axYzW/vvgprj99zjJmrJxX0SZPX6rQiyRDz8hHc+6SIE5FPHWudJfrv8Hv407saWhn89gt7/Ti3AT8Q3PWwHwEVFgkbG5DKvD6iwycuadQzLqV3jn
        uODEeuwRa9VwEeKgCuaIlW44+5HLvTkrCDPrrn53Th7MuZd7u2O0cde8vSAPFuzb/OaJUoFFKbAob6YI0AxB4QnLEy4JhVxyL8cVLkuh5Z7Pi3YKP1i57NvQ
        SuFk9dtz8mBOXe7tjhTqrHl7QR4sXPbtRSm0uObtJXmwpAwHvSz3y+oKPPSKlFux782a9ca7wntzUm7Ou2xfpVDHW9NXebBw2bcXpdDimreX5MHSZd9elkLL
        vW9jssPp/Yp3qu2egvWDR3Ma+pQh8f1u9Jhsegr/PEnhn0cX/nkmCv88hwr/PMcLPaMHCjWjR3L3PLR5cERTiJ2pGEWJR8wB/APmRP648c5zyHjnmTDeeYzv
        It/4LvKd+GbHiJFoLTpGrMRT7yXYxDxqN77stUyER2Y36Ma3gebJzpRf9nhb6xovYyEcW8geOY9NgX30HsVuzmij4dJGI8Iqt+CZjYasX8S+ElMs/ISTXSPM
        Oq90GbPsiWHZB4SNHRQ+k5fALBXGnddJscaMwX0OCD8+ZFhQ2QFttUw8ce/wwTHYxRk4cX3ZqGHieZnNDOcvu4ENzLo3wdaB+4fhYRd2+VLp8Wy7MPS0lWYG
        n/YDwkh7lqEP6JUEHxzgzQOx/DlDP8YM/cYuL3L0/pacob/KMNiohXl0D1VdLaw9WNetwriHhjunOjxm6Jn7D4lRN2zpCkv1iA2lJa7O3Lsw9B441UijH2HB
        xC4rw9BHYOA9y9AHcu8baA6gvWDoia/oZhu538zQB9CkEAY+EIae7z3D0G8gXrzM0C/haxssQx8JQx/mDP0AdgYwC1zF0G8oGPpF1DCIGoYYKgl3HCx6BVs4
        eh/OXm3vFhSz/y2w/7K5Cbj0IBj6hBn64QIWHY4Ng60QNj8dAtNol7n6Tifz9nud3HnZM5lV41i59qHDLJG/5tI70AF6h1mJbbjRckP/BMF9wWWCa4rHV5uy
        23GztSh7tWxgeeCDrj2jWbmtyx/ydYR2BbkDhEfueVA2wXA+5CbPmm2waneU7DlkoyGuicobDcopNhoLIGrxnOu6j2nHsnmXhomafdu6pFKGAfi2lWQowzR8
        20oylOE1vm0lGcqwIt+2kgxlOJhvW0mGMgzOty1XJrsSk+HE3/W81ml3RkiIms6SbY6ysqYkG4BgQ0jpkNATIbyDuFGGsg4DkC4hgMB10KiEZHHX0OYNeBAZ
        6syKI0TUulkd+3KefUBPQhShziNCq2iGYf5VmFDME41AU6pmORhFmZqUGOWp3AV+E1fMaNDQ9XnWSSHmvst6UvPUwHnY0KKWCLm+jrtQ74GSi9godTM1jy+N
        sDSHUBznqFwN0dR59onxTBb0omVAn38HqmCCahtxM1ygmoHToIHQAB5vMGWHcDNSlB0Q8A0I+FahZZsJOxCz0ouYm2GN7iS/Az38RIxoEbkrYfNa2h5YSbHD
        4pxTcLWa4OiJfcn/f4rWj4oIqmbhap5PHBzjjecBc30oq5rlTwa/ZhY/GYqYWXjXDF59lYeeR7TFn0bZ+DhrmoVVEKTV8ywxi6xBwZ5n2P4kbXZXaXwIIBxv
        2YbjQUYCrESw+/afpz1Hij1sglv1PKFwVTCpiQwPunQoQhgAxacqClNmBESIcUM1VHTDZHtEenFJZRUrtKEMRH84i+0y7e51nXIKjvnhwEwA/uc3eeHM1Y8N
        QqDQqZsjHt5WpmYbOma2m5nZnsZmO7rVbFtrZpu6zWxnG4U+SOFfwf3/yXsXMDuO6zywu7rvs++903eed+YOgOrGgwMMhhgQJF4EienhgAQfopD4IXo/5VtQ
        fESesb8FQdofswA5I5GWaFuOx5ESc+AkuveOvKQTy4ES2XpYDEYvW7bkGFbsjewoXsTxemmvswEhbQLbgrnnP6f6cWfuQIz92c73LR63u6urq6urTp06deqc
        /wBlaiIL1ZWg/giwlMtuzdCUfMSW5QMMe10xB27yyZWcsdxfyxmT/lbO2P4v52gV7Io1sXgFXMwFZXiwNMVg1RUTTZxUxRjVZXvOKzjxxITVZXvOFk7KYsLq
        sqnnUhnRzGAIlzrqXL2UKn05Slx4uHMjtIiK/riXGxjLGJMr8AT7dZvt2JgG5JlK72dYjtkTP9MT1McTgpBiyr2LYWlpd1IMfjMdAUO+Ce36XyRuEL38rMYP
        wHyj10naoh8G/O1R6m7EsFtI2sD/BTs82AmPAD/Gp687SPMIVtbBeI9n92jKejuy9iPiKbIN9sg2iWyHkG0AsXaRbQiORqV5/6IdiDJrGkCPQoUcWE9Gn4ul
        d1DU5WCL9oKt6D2oy5QY3xSYcYf7ZXa4rR3uY7wgOp/WPHFMtbSPy1tTcamgmW8e0OPIsLcdTtIz49xBmqehiXa4OxF3CtSke1poAn1A722FE4lgQnfowd2J
        6FHQ+/VtyDCop/R0W9/ajoGSoJrQk0Y+xNWtuD8FSWlfIhUV9DQl4alBPZEAkME+hn6u2vP+72DBAA65jY/T4U7qfpFbIIPQRWwA+ZlOK9jNmahxd/FJyw40
        n5wKhvk4E4zw8UwwxsfTNOgKvJIPanyyZEuwdGxEMew4kN7dB5tBSeeBu8xbXoyHTuzuvqptSYhx3nOoE5e8BveQwJbB0aCJTBIsZoethItdOfY45J9REpi6
        nujTWzZ5wlie9gUNPRrUKz1Juu/GG3bQ6AkrRTfq2LBfs2FX1tB1/98D5KYwZV1hFzX2HAvyf0MeaQ7HZEFULweIjy6C8uWZJcOe2Ba7qzILW0Utk2MBMH47
        LIQEKLCpOobFTlk6Rs5TJt5hSJ2md0OvzwZEDpH5Ewi4qEfoDcM05GJGz+HhHMeyFcn2dG8sKMM2qAILW9nQ13S6Cxy5TN22TTMZTjwa2s1glJcFNqL61Oku
        dykLeWbS3GISLJZDqEtpXN3C7IBElKBOvXFLrL2j3nUEd91BdEsJR8ZaHDMpXAaqnjuhrtoG/hN2T4BtJPZw2WLkQPqaIRnqzAto9E4Ke7BpqDPH2N2WAb2h
        W8IK5u99GPMYkHv07lbPfJQrIWQSpTg6gJ7vxd6JzBiIIjdlzbDH3N+U12PsKxiUYzfBoIIezhlXNIGaRGxsYn37VoPd1IyTdJKZaZ7Eh+5OZ82JdmqH/uFw
        NzXWajCBAnZnJINWNs+EnqA8u0FDPackwwTDsv/pjPDFMnGP7GX/F20DjVk20JgV9j/AeMmb8ZJn5wgYiV622KVW+KNnVJRCTWu2x56SMjPRHHRWJiGGKCXK
        WrYFkxJLUMzX4R3MrsIEMnEmOeEZ/Rqc4QL4ZbCYWDYJFkuVAE2aWE2b6FJrxZyuHXuiGU51wukOzW0QAsNbmQsS3VLqRCe8DavgOzSd7cNs0gkPYLah5c9m
        kHDUS7uRby8wwDrhZAt7I+GIBoDhHtzYQ+XcYUrfnWLF0XN75UUTLX7FWC/3eX2gheKq/tftYAplpk9PajyYDCGSqnp4pOvbuDoVPUSr/WE9gnJu5YsxktXQ
        2DVdQeJ+Hl98B6moPd3hXHjsazaVJVBeaGAixdykM01VD28jYq7w7E5coIPkU9R3d0DInqLvY7xV7plwb4c7hySIyU4r3NdB+1JGaobb6HoPCeD6NnwVfU94
        AMl7af23u0OF7KV2pMMBykZp9NQ+ugNKp14OJ6k4qtw+vG83Ct2LkujGblzu13twYy9uHKAX0cPTLOwjBxWRiv1n7nqM/S5o4CTDZCMzgLhh+Z8BBOkVa17G
        hEE8+/e2lsF+BrxoCWu60GkGnpahc1rTRRmjxzPDpmyGzbIdD5vleNiQkFD2NvOWzm3mLe1u4nh9xd3kicuukf4vw5opWA9P6sRSvmMWAEtwVJ5ZyJJJSpBm
        HO35Kxixu2m4YkQyZ5jijsZwOmAGQFmETEq8lcaYjOvbZGhhZGztMTKm9K0Ys7dpKneSx4gGU+0an3uQZ48+IONzS89S9uOFtyHjBI/UYSLWSfAQLoweG70Z
        59ij9xl+gRFGy7v8vOxMhWOy9xTKiu10WJMdJRrJGcae2UzduO+6sb83TrK/DY3JkJBeHrvFGz/xEHbeWnnUkrqcefsmOW9HzjXJOS6ixCY5jyDnFcm5VWu9
        hXjMqHAZN22cg6uQ+Wl9IN+uoXC5ZixEiC71mDF85GRWaCz3pHMwKNn9E8DJjtng3ixz1ZhOJplZddJys7MX27DFr9TljPqEsQE46ha3VVn8KuVquSw+lXJ1
        tST+lHJ1uSS+lHK1Vl6nkVkqmjut8vpRGj+ztP7OWnznSmndnRYgs5YLgFAGUJtEtpJwPA9UXQ7vpruB0nUXpvq7znajdbzr7AnWzacI6hLlSFha1VhYBJ5Y
        IzKEpEkLvV4gI+bJsNoTV2Tjhtp3MCblDqrkBmjOYBuQuza+JOjvkTbQI60JxHqDmE0U4MyHzqRzxuDpnDYmAzObKSgczIcTRrMQ7NGb6D5itQcjlm8CWdj7
        RgtGSjRnQg7Qe55shhMZ8TFVYTTD21ezOLW3r8Zr8WUUUANnRg4MNzDl21fjFfkSvyBdkTN696RkGGTmjQdjPGvMn7sziN4VKSxdewMjXFBM12TtzYrj/RsZ
        mK5itEOw6OjRHhPxYYzMnTKxeOuWtMFtmhXW+2gSIO6y4fYB2UXbi9tbN942sPDhLdABsPgeNro1Acc61Jch0fwGeuNlWHCIH2MtQS7WEuSMliBntAQ5oyXI
        GS1BLtYS5IyWoAcx+o4sJWOdgYIeQVLEJjHPGgNs1giEg5Og5WYw1YGX5Ov+jaYivLKUW+sNRXiNyQrwng+OGtsQbknGfXdYQQTJyweN7BM1PsmknVZCoR2m
        IV7JTmCo+PA+FrDd7i5pZ6Df13hV7vRYYb/F5XWOHdhlFwCS2B7s1tGKPlnArzwWB4zLi1QzsZKssR7jxT0tUvQ21JH1yn2MjyzrFX2IPjQdeCwXDIZ9yWK8
        XzdpKR8vxpvUnBi8txm19aRRTR/oyCI+fQ7oz+lzPr5tYJNKcBXKWf6MKq3K+N60RPPBEgyNZoeigBcRw6ORyqhDFpyxZCcqFJ5OcklKC+DGg0PDIz3Y1DVh
        98QlxWwVI/atPYctlpQOMvNRtev7ujcT6HNr3be97tuZgmDooIjyMplh65cti67PdN++uElhVSud1jJ4VR3Rv/KHZB7MfE13/dZ33rraytzY4w3Tm7+har3V
        dzwqATpiVKrLZRIKIiv6Alu327Bu/4LRDC0pIREiFUMiMNA/qGD/CbO+L9jyPF19Mdlg5RRzDe1SxYSrEmPOL2ww5vxm2XEWvfMFNglUHM8ew5Vj12RVGOwd
        OINwlnkoLUrGILPEzDaHwLJ6PsQ2zH8W67UytVhgXSD2o1JSjJk4swXexOcCNP9OY9lXIPb0Bvx1SB6jk7CR5a7BKPOhEo+QHuv5sMj3/HDkRjWm+pi/Qi2W
        wQ6QmKujqRqM0qr2xlky4GCiY0T/gze+YQfFHrLFCC+yAD1MmXtqdbEva94Wmox0GRfJQXmPWpcVVb4nkuhmN0hmKWGVHBBPDxq6gDia7D/Xow6wlaWJj0Y7
        gjXmcTLur4EtwRiGGnoETlg4yVMy8RHf/yzJh7raCqo9GtoOVI935NahM0BzBSeEbyBy/YjmE0wfqUINYNJ1dU5XMz2jvSlL0+KeNVijYPo1Glvo8rzY5LBj
        QUjcmdgKm29UqRg07CAsQDiyRocWNXm2qQHqBsSnADNmnpLZJoMjc/TDvmKYeoFYvMOfbnoSXmBYSfNzIz0DWfR1aFagjhztacPb16Y6S08XemSAia/OQGBg
        ZRu4uqETOfrK8fgYa5V7FDOgDaK5fKLVk/h61R9RR8uM6kLCSpnNtZZxIlvTZZ62T/EIxpZzWVcB7lAWIBbkGxXZp8wGYEs4cXljvGzitJWxkdJhd1qoMIgG
        7Nj0oqyxlWvMLkosmQkzORMoPjJqWElENZdPWqCekoh7wi/WwCBKoksf5ZMr0LuX2CaSJD8uR9Hkz+WoYFzKUUByYpwbttQuGkttBsVZw8m4tIgVC3cWtxHw
        ubhJlnAyasxSCsYaJW+MUHLG9sQ1JidOYmkSu8qAK5YQTmmH5bVdZaxL1lw2UNu4W61gq0AJVEU1ZV02qIdKPl8s5LlBlDFPc4yFW26jzBwbZ4kZWcHYqBV7
        iAjGLsuhz+l183JcimVepzd53cU440xiX1fuWWLrZq9bxk3MCBtDPxR7TipsxFbq+UC55wOw6oqusI3Sspo3bb2kDEqsgvG9gXdXWrwPSAb/OeqLGz9r32jD
        Vk564kpXqmt8LZgYltmKRshHARaeS6XfdtYoyklg4RWRROp90dowYb/sqr7z7jljB9K/zhQpb6xR/KwpUl1sgcQOqMDrhdDNmiL5WVOkupg0OTBFKojhjd1l
        ilSPTZFs2Ha4sSmSnzVF8sUUiXP4YlLGpki8hW3HpkhgQw47GdFdJ2uKRKl2YorkwqZRwbNHTJF4QWOnpkgYBI4xRdIWzQoraIdJ5/BKqDo4aawAvWTSmV4J
        C/QOOptZgVn8pPPuFRjG0cnJFZhxTTqnV+hrW5xUXMFXwpiKLiZWwjI9yg+dWeGmIzF2hdqIs5dgBsjmjZLlWSqfszyyQrNoXKK1ApsqU6JG7Vqw++/AGQVZ
        iJWiKCRXYMZVpXuczIVLbk5G7lYr3Vu+fKzzuPdvEC47H1stSbhCKNEdY9vGvjhQRMlQyP4n6vX/nW0gLHMG0jIvymgnMf+fjh/HKMr+zzwOrxxBwCxy9GpR
        34iNf/w4Bmf2f+ZxeKC4ZkPPFRWQWPnHz2JQZ/9nnoWBjBX7ZTOTjk0Gy4ZJlwyTLhomXYjdQpIglWDSrhgm9fCVUcZXRpmaKuMro4yvjDK+Msr4ytjGV0YZ
        X5nYLcnO+srYiS8qte+mvjJ24n16Ks3V7StjJ86mZ9Is///ylfmqzUF22fZ848td0w7XbMmwoQK28V+Rl6meheSMv8o1k2FDIcq4paz7FjdRvGjTeeY1OeMm
        c00mClgZZr/Nuw78g9w5+3xif6q6Y2zGxv5Or+RT1CUwndxw4ww1d0ajTMlqMTLOAj1jaeYTB4WxCEOmqdIrN2OVhqJofZMueL0TvBbMared7mveHs8CUCMQ
        te39qKNyGR/vMDa8VG9VKWJCF5tp0P3v0ImgOqhTl07E7l7hO+t0Iqr7tntTnYj0pN2tZJB+VN1KBtONzsasZ0K3O2u3QmJdddW66jpvsbqPcgAZ7985jlp0
        zrnnU9C8YgzyiSlRJk+ZU2ldlb8ZQFE+Xe4l7iuBvZLEl6bz+LNzfJGh38fPntCFTQs/y6EmAmvFYKb8sc0Nxx/bajGdyi29/lYuuTWz7lZ0+XO+f8kOSzf5
        JKhH1WL2w4haM5Xm/RoSjmDkaCGYPTQAfEVCGiyn1En2j3n6RFUxmnre5BWrSAsQfQBcCO0Hnq4COkN9v5fcfAC3UIh18umqgmXtt57lnweaoRW9SC+in5PN
        rKUk1A5FQbn5RcMzeTLLWNDrjK28Zfz7lZliYKF/LWuQf4aZK3h1Tzk7NuQnMs7SncB22p00xLSo2SSTjm/EJvz++hu+94pS6pw6L1SEfjPSME5Vj0ByXRND
        zAVSWrFTAuiVr2vWSD7vquHWQr5pMWf++yuh06dP/8UqceO/2eAqNi/Q2Oyf1ihPNnv6WFxb72Nxbb2PxbX1PhbX1vtYXFvvY3FtvY/FtfU+FoIW4f28TeKV
        /TzQWZ3Z2196JXqz76lQ0e+9Wp3QTgaw9amz7nlt5xgC5b3PAq2ERNwiwFas6MYI/9zfFLilWKmy2GGHszcLCyF+H6xavDlqRe97N/882J3ftyT/i2fuZyyl
        Py8ATElxMCwpZ/6js7e/71LH895my4xEq4ruOZXWG+sTHlmf8Gy6gytT3D+pOIXFovjSL/ezKiCek64vxseg3CPN65FW6ZFW7ZFW65HWZ/Z5zm28hzV8opgY
        gyTu/0s77KfDv7I35ibZ8+N2WL8JsxxjW/b63JP85/85Dl1hPVWHJemrVNQXsYOu2J7yZNXx2OQbwcBOwj2QeKGdINsKX6sbII8zCK8aloTYlvpN6mltUq7G
        +U7FKVfilJk45XKcMh2nrMUpOk65GKf4cUorTrHilOU6R2cHzolCGAISIXP+z0ERAA0/BqhjLh2Y9gJLVC4R+Ctplrnl/Pfi3/G5Zz7e+I2JPxo+Pvddv/2R
        H/2Xpf/lbjyi8/5/4IdyCMaU0wVTRn4+aZ65f/q1H/4nX/vh147PfeTJHfv+4e++4/jc5N3TR89PfLm7hELyyCVd9H/ejqFXjAKkIILpUvydVyT9ikm/6sdQ
        LJJ+2aRfidPXJH3NpF+O0y9K+kWTvhantyS9ZdIvxunLkr5s0ltx+pKkL5n0ZR/fVDGt78/7q3ZPCnckIgQTOIe0cuS52FVIceAS9BY3smne0nxqheWirTBX
        VwW3YKlExZaykjEremXZ2CqF5eweEd+EPp7bzNxc96QsNK+WQi+72WSelNXncsksMy+WjF3IWgnwGgLi3peA4vVJLCXFq73LOPEllpLiRfIyTjwJ16R4+XwF
        KVUJ16TYIrXVhwbwWHfWh+ZiKhZ8J6moZyp1xaNVrJK4UPINa56p1EXPVLPlmW9f9swXLHlBSSA1pba1uLa1uLa1uLa1uLZ9cW1rcW1rcW1rqG05HQ26fxU1
        r80TE5Pqlk0tr5RN5S6X4zYsx61aNp/UKpsvWSqbDl0u4wtkGX3GLKMxlVbNDFoxE6dn5suymSZ9MzuWDJrfcv98CkD5y7btQriBcyCEUyjSVszEvgLPaMil
        KiNNq9e6sF/ZSmgu4cy0Zn+0mV4SH8peUg8+2gRyb9xGjzyWnu8SERYevmoV0N/QYtGZA1VdTly/FC0bPtzpg3kEJ+ZYG+Z2Wh/2bhGImGsinPAXMK4hJeDr
        +NNarZZ3zOoJi6IEasXvedOWm5b3T227eJ4FDdZg8sI335HmKsiuUVHWQWGJlwKs0mNpyZONo0qn3RLAIGgl4blLYrL4TMaOwD5jw7CertJhv2MsHpCL8Y7Y
        xTiPu0XcpcdaxoXH8r5rHWply/6+m8BWxjEnLXYRAGngqDagVHY2QalEoM8umEoreSUdFrgDzKnKIFVmX7tgXruQvnYdMOW3qWSMQ/m4TYsjaPB4FfMELUtQ
        qSea2JVjPGkGbAblGNxIrpIDzGBLPufJMNdkbE1b5/gxwBc7jEsXujAZUd6ExSrCLhqzNtLYh70PV5zqeXeRFg7cZCsIFAd9MBH346HfTJysL/7tx8T3mfhN
        Mxlm01Piep3YNRNJwRc6hVdn9L934d3vOpusl68vQoDl91jQNbs691iYKfbq4qPuzFzhnYMHdv1v7zkWOHONqbnv/LPgD48HCsDL6TgWz0UUQE+76dPVeBNJ
        JVaeVDeOyExZIUj1kcREAlTfAs5oqWjTwqkveqEwH72/huixxP4gQjlwrKcT2fbog/Ab9vm/ZLMAjDbXyZUHhF0a/OZ9p2bS0Aut0N1cBJQqamT87OOM9Rg/
        F8HSwP2Woiraz4T16D3227Jx2qk+nzBXy8eBXeYkQQZKnbDcCvOrYYqBr92MoZDX5p5UmcAPFzjAAAs/8KgutohNFBH7gGHEgNlYaoPTpX1LYx0hJhRlIrZA
        ox+DHnbIgz3jAQyIWzc2NULFTv8D2GgekJWZ6pg7xC5bXDuEBAg5knALh3YbrJR9sInI5i6s4M+vkIT8Xfznty618EG4Nf7LT9G/z9Ctf7Djfvr3uUstbBHo
        euQ8E135tz71IC1YWlxcH/bNFV6Azwi5B/nQbgdOpWCQGbW7SpTnmokoJe5MaIQNlug0AF+btb4j7GuCNm1Dwn+Cjurhs9qn/aeb1Mqqg9rkaTEm1P8Tx8Rn
        uMWbbohF0QrtC2AeKLxJDIWJ3NmE6pIR8Xhq7bz42FmQVZbm7LdKc5t+ZT9/ZSHzlaUeX+nrfvrKcjfdwhhBKHfNDA8EybgAXApwSVeIMZfx78Wyf90D1U5Y
        Y4KvYCBUMtXLUH0FU1hOqBrkX21jU66SJWjA5TlC0DkmaPfbELQtZOusI2iQsbmDHa82owcwQVP/ZSjRB/3lhPAQRKUtwC4dbFE6PYmc5QlnUyL3mbQxH+VA
        0DaRNrVIS5gsDWEaqBnSQnggJn0O/p4hrBT1+yuOyp93FgVwGP662LiLVQV3w41TQRufaBtmQEDW3Atf+pXvn/6fb0/I8fA9VP5rrwQcICNO+3yL55cZIpmf
        udRpgYXR5emxRz++dBc2OEM7NoacPv7YCV08cbZqs67w83SYdIo0sxUmFHah6IrtFAtRg4QI/wt8X8v9htxnZzZX29QXbZmxbv2R0e/4xQ5J244uRu4z0dW+
        p6LWx6hXSjDNdCnRfiaaWYj+3Ia9ptwq4hZTveGcNGJzGLFo4DwRFm+4tLUTdyT009Qez71045UX7T2XOnP/+s5CvV5/z/FWZ+5vca9+EV1Hw76jiwAeo8ex
        iUqnIUuYLRYUUMb7Kx957/vtP727M/f1/k8Mf99nv5senPsOLuOnUVwcO4W3SQVngP4EHDd8WuAF/tRW7nm1KKEP8kDy0EkbU9dhgkSEBW2jCfNESwEfgDqE
        kOccFqJn3+bW9Sl34mudkI0fdFcvKwwBxQF2lBB9K9sf8giGhM152HgAjI8yffZ+vfPCC5Of6nARyMXUS5XMvfaKFxQk+oovIVlAaoWDHDMCAQq8Gzmn9Ly7
        6EK/5C+EVbE00ZZERVKbxaRI2N/1xWSdeX0RLVFF+IdKRPWNdXbRNwoLYS3K/wAxr1p0/CmSDcKc/8tU11SFF5ddfDFU/g8EeV3dTZRMTCtipy7OTekFqhru
        YFWh8+dD57s/St1oJVmeP38eLRWXtmSfD8vJxfMvPBfmZq3vAS9HEAOWm2YtnM4u/hDCB5yirp4loeA5SnOQ5nAOnXsOrOoUyZd04TzHBpqYWE+FHslnf+8V
        fJE7e/wRWf/g8n1ByZtdQ1FhgY7fDXtmBCZoBkV6ozOLUIkFeYLGIZ54CZZvbpxkCnFQv6LJOYv9Tq8ZZy9S9leopVlkqyzgDNp9ekvxxU/HE8OdHSyBqVFn
        3+x74dOt0EfjnHnh0wjK1Gcmpp+h+aZf9xkOGB0DAFFd97Vb6f0WzcWMNqJoQog6VIxPGdqIDcWGu49wLslizvvbcjnzk797464OwkVlr8K+Vhib/J6O1aKn
        j+HzKpAnjfwY1nX9gkanNTtynjHHROPXoZYtzx55iVuCmgFNzJisVIG2rnc8oXxbKN8D5VdpCRGvoP+2bT9P3D1MiDW0oWB2ZwQ6kSUJm9e1Ka2G6hRJB4zp
        /WwfNlPeLCz0edGPPauJFBa8AYZjpAXPth8I7ac/qu2f/SHveXpNvBcmezUMM2OffJqXX9HAg1WslYifXvwsrW8wNJgQ7N1AvI9pARnvrTqgK/UcVVnoirM+
        j6xFyfoStRcR6IvpdGXwoVspQHbL9r7pqL7zzrleK+YbJ7XdM/ZwD8+fBIn5dLIt9A2D4JPPiOVilW3J5O/0cFE0VtUDJCBcsxkciT3Z4wUanw8aT0V3NZXc
        1nkqklhehpRkJGgXcnqBpJxWm22LYjt41A9INCGEe0vslXIQMMKqSCgczazWluU/W6hPr0oBgOaFhTpW9CGjpXUYRZle62POqsM8FKhqmLuyUcIoX0mjIi22
        jihDKGMzKoeSQiwSRCF5OtFQ50HIbVgx0VsgyBSy5XkoKoQ8xsvZPJvRA2+OjhbrXGi67BjfjauCse29xwEquNmg6NovJtGga1N50pnZzJIdtk/dj06se/Tk
        TR71ux+dXvfoqU0f5U36HjviS/b6LfHN9+TVzSz7Zc+8xxuWb/KGb7uRvs6y3/uphpNbbJzfdS4DxGo89fbEnnqTxhRorzEdmjImQrcak6J9xoRo2pga7Tem
        RTuMCdJtrIYW3UtUibAV8wnszzSTWHBXF4Omvi04rHcER/T+4KieDu7U+4Jj+tbgLj0V3K33Bsf1ZDCj9wSRM2PiPRXu5Z3sXFS5z9hsUaVvMRCqwYQYtgQ7
        jWveLmOhNGsslg4YW6R7jG3S7WJuE9xhDJEOSriPmdh/6W4eDA4H7US8gaOsEXU4QCfUhZFYTzoc8PMMHe9iVarDwT2n6XiE1XF3h7uo/Y6HO6k1j4UHqO3u
        CmepJY+Gt1O73RneQ614ODxIbXYkvINacCacoPaPwluCPR7ivQPccAKHMgeKT2G3MtzrFn0LuBQwItm1TU9QXkmwGOwdbKu0qkubsC2/A/VEnUoJYFV/C+sa
        gdVY64SDbeKKBxhPMuPsDWwumrc74ZCu6BpUGzCzpMXUMOKVZBfRVPCoxu0RkpPqepBYFPINYlNgt75HDDEryNYgtkUljrXwOoC0U4F6VlAlB/DMAMNCVZCp
        ArhsmH1CWmABYQQ5+lHqITQbWCrVq8bq0jp9HO7MAcxdV1v0jZ5u6DGgONJTI6hzRovSSZefVCs8qDNOvnpUD7Xw3gq/t4oSPK6Z36sE3ZcZjNRQKC5k7Wzo
        o3KZxXAf7gX6jqzzb7CdKH5XT4unEze2WJp+7BdeESfenT38Zddng+HwdgHHLOo7QB+M21nq6IP0GqIZYGqxu2+LNcPBdh0i6Cb0xiW4JewSRbQ2YQO8jskX
        ak1NSvlGkG9YsOWTu1oHjGxJzVaC90MFM0VyN8DAOygW0g7Hu70CSXK3mEDTzCCm2A5jjS0jTyhG4w5Hk72Mk0Dsuh1oeENj3Y0r7GGy0cQbYhugjEWjOJW/
        IeYAxmzcuJSLvl6rnsp8WInwuBIP/TDFQz+16RPTjM4qlqPcwOaJ6U2f8MPd8RN+eCh9AvtdPMzhgA2VPlDj4E//bDvG7lPUbgGiBksGOGZzf5oMp/Udeget
        MXvQFJFCL8ekBMB+h5kWdNaWM+sBhcylLIQ+o7p1oe0X/a/aZrcqRmDfIerw1MyU83hd+Os6Lic2MuU8ZY6F04gKfj6Udllh0l6h4VzqtFaPIJzj7HtIVNaH
        FIY+0DiUf4k/yd+ri8RHmo+FiqT2HUT/t2nVJD58j57GybS+Xe/HyX49q2/FCTBE9uFkn96p9+Jkr96lp3AyRTx4D072EO+dxMlkosW6eIw18pUUaQSD0OJY
        y+y0MWX24vaZPbj9Zu/tNmPWtCd289hrNu9uNZt202azbgdThgFh7kPQP+9tvcwkg+2JlsFMn0zKEENFkGGs4GqPGYb+gDkwMTEth0SBkmAxiX2bGaaPJwtf
        Io/UBHGvDjelEmaYwOMOoymiBubeaAXETGmqCHxh82OUDlt6zEfj7aAv5cV13C7JxLGl1Q6qWREVEL/hVkrtN2yBxolgwOtQ4n2sBjUMnglNZ3WcaZwN4syX
        CCWl1WBA0OfpbEhA6els2FiRHzJW5buNcDHXo9ED6o83oa86w7ocDU4J2GOixUGw1Tq26EjwR8IwEobg+TUKj+gZbNtR/tEMGk3ifHUJ9hsbPeN9lNSHkvql
        pG2p7YpBrxEItFALGJofCzIhE2QPvrAN2/vbqdqjFxJ2XaK/I7rRpooOdNJW36KpwUlioNeP6fFWOMx1YHRh7GVgUqfKDaJy/N3bZaoWFAVtfOLCsRh7GCZb
        G+szJ0RbpFYDb6Q+C6sdhh6Qi3KHUXzgqrEajuA13N3jQn60KpG+3SL4DB5wr9nLzQhuHn0FUV6HIaipolwCCQzQI2DjtI0gwpRviK5G8UED+KBh+aAhPcab
        qvhexKGmHFVBZQaUEnIgykxbjyc7rzOxNowYVBOso0ks+ghOjhBTOoyTw8SU7sTJncSUjuLkKDGlu3ByFzGlYzg5RkzpOE6OE1O6Gyd3E1OKcBIRU5rBiUjN
        S2LIvUwH/1dsEyKUN0PLloTkoAX6HCsSAIFgC/hBJPagovFRCzgTBYICEqZiJMysrRMUAF90VDHRVJd2QK9nrbxFtXR5nVpaZRWWDu83xmppd71aunzibGzR
        +nmbFbdw/oFeuowr1ks70DtD4ZnRO2MJUEr01SXRV5egr+bnJqCXLmMXpswa6CX76UQL7eEleY7Q2aWdLk+yKpEO0Lp5OMDRjpW/vGGcqK2hK2gRWReAS2vU
        1rm/gNo61+qwhzSOvGv8l1VXez9tO+6iOs9hjTXH1gTKRZ5RLFWEkD5Ao3Dj63urHAIIm/rIKsslMU5QAp2oIt6Gd1LYxILOP1Y1psWF18Jixr6yCRj2zVTB
        TcEssGAD/jNK5c45i1l5w/+32DDOCBdIUFlJAgluVqBBAvZWbf834cjpskHhb9ohX8N2jU9KgLm+UQ/zNz7Gau8bdTrxfwveIEU+x9ZOnEj/OJptD2/bwElN
        GjMcDgFtxhHSYBw2RONOqPz/3Y7e+NjiyarVCyrOxe0/eeSkWC8SBWEj3GOLhMJRK+vp6bCtx2/l1cB575zxkmQ07oKJkRQOCbi+AID3kAUkhhJx9mFIAAy8
        zU7mQ/TINX7cYjRIiARqNbXR2agrU5i7h2VxayDGKdVj4PuacdAcWqfLM1q1CtarxKqxkwZXQV78DWZVVEXs3NLcTbf7OPwYrftKyFfFHDYOyXlaDOYgmJSx
        IBtsCYwlnN5ayHAq5DABso5E3gr2v8t4pIztyBLHt+pDjgpK3cLO9CSLerImVCye4M5WeIrSOjjE/jzJNnAobGHJh3gL+d5LTx8PDmVBsQZ0vdU2u88cfqzD
        GjhqkZ5Lz2LX0hP7piS4MGg6YomqzNKTQ4w2zNJjW9cCdMT4iY0ZT9nRTTS2UF413ypiE42+Ed0UskMYAJxbMCMYYywZxpNnTHezQhyhydON/QxJGmTHewee
        iaNiRmXyDWMNinzYt6c52+EwbPHdBiJQ4G4f7vbjbjW9y0GXx4wsvsXI4uNGFt9qZPERI4IPGxF8yIjgjCXj/SBsVpzeIE/s3GFwngo8s/Zc+yWZdGEVvnqp
        qs89r9UK1GAdBjKH+cGTzRzxPe8nbds2dnjZ/IuIU/mxRZq2czh6N+pio3fTPONimvRtMimxS7t5Jsc7aDsQIpoOew00Ffv8Nm32eWoa6/8Hmuw+69ARe4/q
        gaZXEmz6T9pUgGsKcKQAWwpQcQE0z5w0D9KRndeogO+WfmhKg8JqCP4fTf40G5c55oRNxcZ4lIBAIPQWVp7iMrGlc40FDXPN31d2//meRn45iajCCIUIkYLG
        6RMoQh8hM2S9w0CY/bGoKX73lDJAM4nAQnCjDuGS+Kv4bAFNtIiDROhjO8BRttslKVmsBpuMjh+Od8SDiORaBiPaGgvRvY0WRyG0NjVeswXh/4AKiqguKGYE
        kftaXesGQ+dVZOrjTHUO78cCcFP7XEx/91MI6jIoi5GWxBikl9Q6HAcGL1mXXSR+70dy9sh5Y3LK7rEbwhNY0iK+fH5dmrdfOmGox4yV1/AKJSaHFQG7zumc
        SeCieKqqrCZL9PVTVZUmEqgxGeFjWHq3RmI9pqoxRH0x5pkAhupQdyDKZUiLn764CzOwkgijQz1UQ04slahR0FD1DDPeljGA6YS6pQczfDx1RvKltz0EsTSE
        08eu2abIjEIzDPRQdqNDt1LXJV+IEBFjgDMd9xRKyO6VBC29rZWOi4JQZj39sK309f1oFPrXRx/WD+5cw9fWqEEokdaKA1T6IJHMWCusyiuE1OmVNd1oYehU
        smtJlNPHzzRpwUQjpNWJ10zEijlyETcovtoUOEypTGLSFukjmh/x8YjHj9TTR3hZGn98+ojlXe13Sotj5wrnUywME/uhZmI/DJjYD30m9sOgif3gm9gPsTv1
        sJlGhzZOkeGWFAYlxfYJtwbbGd2tFPnA1ihBZi6RdJdaDQYTDlCUnXs5RMEQzx2DjI1Fc4jNUS+QUDMJKYLd9LHOEyeqDpZBiH8cljl4shOwfS8J8EBJCdyK
        I1iQxKQfAuj5A7yoGmLctYp2YZELrDUfiPZs6lpTjkVFDmIPnNGvSSwfYAi2imds4Dkya8UEeo1a7jyjqcergF0r4U76Evr/ZDOYYExKGrK7sqalwHer0zv7
        Y0ySSNF7lWXjvXV6bz8WcQN0Wgv6vbi2qCCUcEl9kxqbJ6XG9ob6cqTUShx0tR7Heu1n8M8e9nSwLA4d+aQwL24y+DR0E6dh8XPF4bQ2LdR3tVbDnSmOVVPv
        XKHP35lqVFofphyUL5MS7KTPqtNn9aeflTRJ92dtbJCdH6bHqyQK+YJXJeEFFsJi8kyDnhmVZxr0zGhm32fnanjLjUHicP1wptylb+mEu+l6XAAA37CDbTRQ
        EaRAj3NoAiRpriQRjml7rUmm3RYMx6B826Q7MiRENzwaR5Wgr8KnA3Ra8+LnPSqbX9GUV1wFxOi41KgZIxEGfoILWDRFVqlIX4qsAv0ORcK9oxL4HsDtsHYV
        pwzHeHAg7i2C1OoceivY6UhjMdYiHe430Rlc8TwYMtsLIhkqYCfk52etQ47xV4TozRxiSPDTAFZv3njavPAMaMOa73rujHE8OR1UjcUzEHEjBXTpGL8Fcb74
        askWX66uEoAWB+ippnEgWQKA1iCuBzEN4aSGYMA4GZCY6yqtm2Xqhp2HXKZU39TLytaLxrKp13S2WppqBdDPzOPT3XXSN6uS3k7EuyOl9hG6HNtI7QElbxVq
        D+l0C6h9hEh4LCH0YpKzQTlHJWeDco56G+kWpNwvSaPrSXmEISYrRLvbiYZ3oKBtAci5JykHRGNbhZRDOt3ixc/3IOWRjaQ8FqnAieufoyIjh1b3I1TsGC0r
        PXqkEowhTsUIFT/GAV04CQFGwMJJEubRxyyCmIsDPzJ7zHSZA1IqNDlI00XH9Bpdg9W1eBs/HgDSzUMxkNGw7MUZTiT+gZLRgyUB80qGa+qXvbpbgMW+GxSu
        QJ9g95OdNrbpeThlhsOSMjQHhCV4IVKxehdQvuIo6AJEaxzqlEBmCVJSfh5AuB1622SnRY+g7QwykiHYK8QvgB/a9fkxepR8fAy9tLbh1ZdVDB8l4dsNRhS2
        GTe8Oo7oDkIvxITeUkzphZjSCzGl08kAx+agTlM509Brtmnoyxwv295QHQPpaqpjCzAYe7lsbAnbtMRF27Cils28yEr+YgEcxrtSgRG/R4y4td3IUFvi3ait
        RhYfM/LoDiNQDlEn9vKyx/KZmnwTvMUYWOoJx160z6tzXF3YXa7ZoZvF30v9NhhRwbh9pUh+tiD5cdASz6DncAhO0YPleKH+niL7YhmoKNZ0kZyaqk5gLKo9
        GKd7rPQvZcwPq9iUarfDUptOi6JkMbdgF1GkW0WOF1mE5p89rWqMFMUW3cXMS0otmMijkBIylNotpokqXAoqqIMrFcybCpYZuI8DQLY4fme2WhVYUUi1Kuuq
        1Ye9d6lWnwS0l2qV8dY+qRY9qMsX+Kuh28JOaa2NOx50VsULUKChBC3V5R2RGpUQV9USvzUlOyxhtYUVkhTX1+YANihO9mCpKt662qPlTO3L62qPDzO1r3RY
        7SW1r7bZjIJrz21ZNm2JdxbxzpI4FpRREZjex21qS5vamTZFq7f/ytsUDdbu2aamqtLscVXteHNMun9DmwLKsf0/QpvmpKKFbjr9623TMirSq00R0oOrWsLu
        CraFPbryPgSQQ5/xyBSJvzssE+ImDtXjGcjuioHqrppQOP0mpM+AgfIeNBDeJXbVysPLusgF1fioifEXuSCfj2dovixyQUN8nCZmXDSY4EUuqKGLLMO5uoDC
        EOYL48rABVyV4q8k5ppY1Q7q7L01cw9ce5gml+y9i+aeMOr+rnvLGTyoOtrP3IM6jDNcxcCpsh2rwNy1WPPUSk08WaVlcOGVgO614qcv42lGhJc7Fj9tsTbs
        aqzU8Mz9Pr5fFLhoyTYIzD1TcF/68la6vDdBzqAhTh5fMo/j+bJ5utZddcwPRcgZNP0s1Zy+88VFBhy+WFoIR3akbnpnHsp4PMFJ0l5hL5P8k/HG5/SzjzfD
        3BHn5bweSR2erHQP5Lj/H6GjzK0ykgIdUngIXNl0e25doJDLx/3fA5SyP69HouvizzrC2AyDie6s6xVJAf5/Ert/O3UFOt6hxLjgS+vesExCzGDmFe58VnHV
        +xW/n7yCTtcXTPelYDdTsEtTRRLM8M4Zo+wQgLH0RjgTZzBwY+v0I5SeJi4fj48MaeG8BGzApa2+dVC18rSuG6MLLNpGADgRDJohP7QDQ6CcOueZsxZ7wLmT
        VMxj7mLk56hh6BM0py3nH2vSHDIff82gHopPh4SE8JbifNhAfv//tBH+qpUPmpT8yeJ8MCQWOMOUr4GdYZiVg0mM60HeIY5e+pgf6ajPzweNzPkoMYFBNjjb
        guYLOQbcNk6aCQNAgmkeuKOctGwLlP8g07+W2DXMY+MjHg91SLfeYHzlUB7YRud6C8mAb0gJGP3bYPzDd0KTWwfy3NXMP7x8kNnXFj5O8+8ZqralR/3XsYpi
        7yGHY0KywTmJkpRqw6RE51i1HcJGw2FQbg7c8wZiRKMqlG+bvJuhoTHIEWaSqsEjO7TS9zSYt2LNhuMW3fBfcOgO/QxLaEqFp2xstTvwzhiWIJU5LguTXh7i
        9TBv16l2WGA/QV1ow+ijQelFxJluh4q9EdlFFc4dw/DLquLgE98fRs/24WCxA9RgEtxdWoUjX5vO2xKfLhl7XenmcVHtSm+ymZX/f8m2BUJgc8xs/g6xBhwX
        g1lYuVC2sL4S9uvCSuLRKc5w8S7j9eOdLqbjdLgjYn5TnOkw6DRaegtQnjj0NnGxFr3mj03rx2X1z3S00+m0EBB9lWZXjs9t8kLZnpYJ3W+nRbOkrQutxJj9
        +iKCWCTbl9ePr+oKAihCCgHSNfYlob5n2IMeIbn8GT2A7s9Bz9kvM80gDQyhmDgoRfY3pZ40EAW/Eb7D2Jk44rybDvUjziN0IBKZoIN3xNF0yIFghrQChQwl
        Tk66tHrEOUPp6I8jzmk5s0IFghnStSPOSayJYDM0JO7SORO5+kLniDMNVbVmN7l2mG8zCEEeAg3IaohhKhLGOzgje5qMOqA67Q49P8OFIhP+Asi1TamH9TDb
        FOkx3ZwHi7KYRY3RyXwwltlSaXF0DI+408USxyHzGpY4TNJi9Op/9aOP5MGA/N+1vT66AV7mf9DRlr/X+/WcKp23F6MP/ZkfXbbYCLMy+yI7vrG1ZS9UeOWT
        9JehNGzrybURAel76QvaIQ2xQmb/opTs7NND2d1ukmxzmTtOOxvRtAU32/wRpYFXC+GMBqtCPCglzU3z1gWYqLBTI4xU4NSYeToP/1eGPGqzPOxkKp4Xv5gk
        P79dfIvMp7h8n97SzixgO4k0wQ9k8Roz6Xl8hrwSVWDBkkrKZ+pWZLAThzkR4zyzEKzSSlJ3E69qA1ggb2Re80grbpcZagoGvYBrJzUxjUygpOsc5VzXkMQu
        qUtSHxS2UspRsxSoBjp3QRo0J/Sb47rkxCOU6le4gPLQs5RJ7mRpACGG6LGupuymCpvv0/vbYdbVxc4+kHWayaQraUr6BPuIms4SwkmQIrsGt4+ow7ri/et+
        p7A4dK583mDqFmLg8xi5AlggRWircFKCk34RujQEOrBh9FSM1NuqLl0591dzdOXcW83jihXGk8oPdmqFwy5c6eAWXGk4rkyq6WA3rqaDPQK7q278HTVz4x3K
        glGJA5M0pDQkZSulTEjKhKRso5TDknJYUjSlfMmSpJOSFGgH86CKy5+W5KpoZ5HiSwqQNl5AxNelnLgkn1fnM2AVj7L4HW6/wOG+WY4IO3p73OhrHV4jdFof
        DsMLdM/NbG+0VsPtyeUTwOxJOBGVk8v4Ndlj6SS1PRMitarG9HbqtT5d9f/QDsJkDwabWemNC15667gXbNd56JegR42ufo7DwSpi+tH1z/UK7EqNYAU+AFhg
        qXYv5Vv6vK9N40BVpZD20uc3ezaEOtSBkjVa/jziKeFBTnQ58eVNnwS0U5Qjkopa9GBN3oi0PNJe3fw5gLgVQIoqKsKB9CI9XpfH6xXHs7xecRb6vej1z/lC
        E8X73RkOHeUbg71+MSo3gMsO63OnSTQcpLX9dvqtM0xjP9q7Bw7xMJsWX4WPoZsJYxvuoGdGBDV5B0IcNSBm+FLIBqziUZjh9ix+LL6z4Zlmj1k/Pgl7BAu5
        8RAV8/CN/2LrGi16+7VU/LKruZZcvSpseDGTSlCyzQrv61l4HxceMnB89g1Xsm/oozf08Rv6bvaGwZ5vGJQ3YPu3ta6lB7FrMU4SAp9w3E6cDHTVZC1bkxoM
        OrgmtZvVpN6zJnVpSH5HHQrclHmavTOmzXzgRBYglNSidhBAwA6KsCmW0ICAniWaI9mpoHdA4Cro7ZCFCjqE3FXAFgEJZQVAmZGcg4ABHklYecDe7bAqZaA0
        Fd8OE9SgyFubHmKrM/muQZYcEHV6nhXsV3AyLtsJTlRYCMpgFPY8LuJdaQT7Y8CnMnTNRUQCCXjrXAH0EauAmujM87x7sYyTPtHE5wUJzjZ5ZkyWUybHaZPh
        jLlvmfu+ua/N/WmsNGBRfPip0JunGhID93hXeRLfzQEi4PWU1rnT5qAo2E4ocyfDICFv1FES+bxq3ABqFRMHnDcfilGBFqFWUEbvCJDNQ6xhd+7T5bMmeGOR
        vj/nGaaBdy+Enuz24zzwIoR9dtDuHroCO/10YKkXSAF0no97RMU9ouIeUXGPKJNnyTF5lh2Tp+WYPBcd03Jrjmm6y45puyuOabyrcZ4lN+4hN+4hN+4hN86j
        4jwqzqPiPCrpA4VWV/PoiSWXGp+7Is9bxV7aB23cdjK31byuZG6voovyvEdkOqelTO8sK9M9S4q4fylQ3EeZnRqzP8P7MDresYmhjLdmbBhPsf9QEr4RKkEE
        3bsltf/ZRZc7Ux1aTiALXIEssFFHRk/ThehrsogoCJp9X6Y68nep6OTOl891LwkGMkuCAVYOKha4LzDOCJRoZtmT42UPRyfvYa1mXWAZlyRAFmIt6HOtrKiO
        eJAlDvAB9kM8mwMeviFYeiFCfly1OX6uxCAO+e0FwFrZvLrHKhK7AqyMxKpClJrEEAHrh5u9o9larL+oimqC3VPxJBFTrCAJPfwkMbJeN7qq65c4BDKU473V
        M6y9N+qZMn9STzh42C73vtGf3uh6KX2/6FEw6a7PAA0acferkKPqyLdxt46fhN69ZMqp9S6Fv7vOQQbf6Ar511US9QUWaIhm6FHN0F5SwTdg0wbBfAB4IHGa
        7lWOR4u6gWSV7POSIoNsijWGzSrhzLqAw1NWu9P6TajBbJot6wdasrhd658cAxfxQpVICeufGD/HMqBgLgPmwMuElkc2A1xZvBzBurKA1dcA/KhSd/2vMWRc
        rStB4tZUu9MYCaLcneYm9cRSh9daVI3MyrPFiHFYR9GKlBc+DlfTaa37LN49cWNULnmkJbhVcKgcYNPjgqygBni95+CioQe8D+Q3qASqs9YhBddufria4QZV
        oxHM9FJRFuSAmRK9m82IWd92iQ1GktEJFLp0Am6XHiG7/C5Km1F3lEGDVY74U8RyEHGgHcDcwZHGZsQ9rIpLcD9oxctzrIkNN2uz305OVuk9mRWtk6lHLoTY
        Jsq1xX2gmG5d5WiRHPJ2dRugaHlAssrmlfQDKml1tVReFtqbrpljTYrV1TZdLbPZmrmY0FIea+YqdwXIH/wVOgcXOgehc2afIKICNBXiVhWW2oxiVhKwQtMC
        dvcXMGGhiL+KVb8jX+Ca0eBytdsZ3UiLbcd5NKh2rAYQBUpmNLCCpSAKloIoUNLRoDCEq6wGLooKocqfpGRoVL03Gm7tfG6xdI4dp7CW7k80Clhb2sBIeSn/
        WDjE+KK4Ws4z4Fc/g21jTbecbDVA4sykqyTdzqb7yc5Ev+6n0h0iRzouO0QPdPyki981/m1h6qPjq26nS2uUnj7Z/DAyXHTZW0V0l/zol/j3MtBnWgZFFwlf
        g26FjldcTqSz103KVbfDYHgMnZV7vAkdzGPNxPWN8kL8cWjZSJmXUGlWzw0bnTzvFiDLFYf9juAMfoH1OOidvFHQwycmhx4rosdk3PC8Xvf/wObHLzp8WHPC
        EVrzXJXEy07YYAOS4YxDbXEmPmIqG0XeYbP2gcNSkHE0QnVW0bwcBabJRz8cR9YxNgu/QMS+IpGKJdhmjvlYh9jRCld0ROMFIZxaOjxwO/jo2O5y+W7GeU30
        +VePtwDfE7s6n+GgxDAK0V4n1uz7x9jJvKzd+Kkzd3eeyHihQ8XiJHCKPcNIjm2caUGDw4zSmcuopGEP0mF2VmzxmEe4NGrPMVpLcsuN6UbPds2uLYPhTG2w
        AI33NdC59H9UThusWeL4YpRTaF/Lnp5eCAd2IO5knejcxu8a/7bAR+j4qn0zOq8jrm8XnVPKl/jBy3aWzinha6gJHa/YnEhnr5uUq3ZC53XABbqPuee1m8OF
        L1j62n286RnCD7ddIkZeZ/vHYeSBR0tK+DkRaznD6S66j0XXmO5zjJEZsrdoXtSvCd3XeTeuzptNDV7k88Up9iv5SxI91mUc7ZaPftiMt+fCshB9yahORwTx
        ypC9t8L1bAjZN4TsaUnIuI2Vm5B9qQfZV3RlPdnTHLuO7MdvZIACk+0Py3o0rDeDVK2O2KBNxt0zZJ7PkHlOe204oLEk4KVkDp8zbtZhPfJWyHwMlNxMKbsh
        pyMpZSOk0SDb/Wk65rGPNKh5t3JQbztEC7NBrM+I1GWPp5/X9SN8nKEX4DjtiVcnUNOrSg9VrfUTjL3JBGNvMsHY6yYYJF62ZOhdtsQ14n+EkefKQCpeMGMw
        JoTXWmxzkX+ymXUnLbYlm5+gc4icnHsMbmn5jOpS0mn0Cq7o483ANSNzJBnCspldxBi2eYi02A0UBjQwCDAbmjSy3sDcQKsZ7OuPpTvbPDs0Yo9aHsTBKFxa
        OCpz9B4FG9HAZkfrAahdBhhWHXKXVGY6HBY4edeM+BEDNm/GfMPAynNLlTICU4El/lyLHy2nNzgjRMlcurqS3HGmBjIlwB+4yq46MtI39XVrtY0dtSch7iA6
        6ZMYrdwr2YYOXAZ4zkgHmEmYmdEQk4n7283YzQ3Mq7KeeRmkmnDcRG/agqy82Z0j5lVYCaqKgXQVQgaX8NEFYlO1FTopsffqVfFT7bClXQfmZX3dvKuS5V3V
        ToI5aXgX1N5963lXdcOUnd0VSR0ugxxvtgurKgDLP8OqSrrWBiBGSZdabPtGfZJjVmWab/itzcjjiZlBjmMmjshpZhL2iGAKj1YdTyezW8jBvDNImUNNBgh0
        5f+TTT1EQ5BZH504+GovO31voIfMbGmnpDBg3Kp4BiLuh02scAgeBtijZzY5xKyAd+vpw4fxZdihx658dlYc5lsyQnq2Cu90GGKKiYqZs2HAyjBe4q+H4Xw/
        6UwHDIA4geiaQJEoZhl6QRh6Thg6a9qIMbBVNziq4egwBOxnw0Hh7GeCYS92NDZm2ZZxRNbgz9B+ez+mlFrMn8tYDuUy5wyJnERZHgwRvjKUiKYzoehejPbZ
        FSsiiW8pVkSFzdVUhVhNJQ9AL8SxMN+QEtBqJdbv4E5ocsPmvZcVEaNkSYxX3hfOw6qHsSLiC7HDVEaPTTewg5XHj8Ab+AbuwPL+QQ4hGs+LkoK4L3SCYYrC
        MJN4iOa6Fqb5rK2B3DNL0ryIV9D6ZJz2ux/YZLHtJMoGVi1y0xVYN9mjPnleyLQlI4Z378aHwjNufG5bAGgw4P+mjwA2J34Ex4xBOqpyDdNXAko3A81pUarg
        rc9XkN4ur+tEyn8VRTMCKrt35iEOFw1FyHvZWxY3MbmIhQW0wLI3b1RkrmhddAXNHbthy9M2mxq3mKE4RjvCdjWWKYy4nycwFt0KI8soAqAE64jbdB4wAK5G
        L+Inl2gOoBgTiwnpcgZDN4YjbaP3Mgo0m2UCxRI4nsilmrM2qyCgFVSszfJ+yrbdc3FYLo7XOshBa0OAAnDz8SgQ7Dd2XAY77d2Zcksa1Za86FMMFRzySVza
        uNe5BXHLxKVZN/i8nRKcNpBoioGMG75yMjz/M7adWxTIbpUBLO98aOz7Zx8TSKDifOhES2sOII+VcfvStj+mnSmRKDfLIlQ28+MzHX/ZSS5WzZMA4FH77DL4
        6pRVApcFqg90YXTiHlTQ9ORRIs2bUfEZ7ZyF6ewzZw+qIguvxCM/6Ngeaj8zz+CnTjQ9H7pxRRxUZCIaZgsLvwFTj73apTf7iIe8tPTepecOqmN0+vm/7x9U
        h+mkelDdLhYatv9HHDCGnxoHtUwojR6Obp8P8/4oCMPPRa2v/toLKrKipS+Ba42i+bR6MixhJ3TpV53AjX7vVz/2Z+Dc/w0txVDPzwUFOiq651H67/yY7zEz
        B/0XzsoLCvSCfET1JGZPhX+OFheUQlW4HZtxE+owMBCmrGMAt5my7gKI1z777qDCsWq0MnVHfGg6VLB3OqGKAdSglTtthGDzjlp3YSwctY5hjPHX6zK+Ht/l
        smNInl9KRz8nXysVYP3bbnX4EG8qmW4qnTiKtUA0s0Cd0nFsN9Mplmw+Zvx+eJvYzSQ9xu3VcgLsgFKj+EEx+sqKD9cu7tLcui7d0tWluR5d+scrpktHki5V
        3V2aky7Npy2ew6dGrd/9ypfjLqVURpLtRVb625LVBy6YOoxJHTJdwz1SEbLyN5KVRcSRrQfdMV2clw7PSfcXpEu4tMMexoWli9Ij7lErGThEVnkZOJW4j75Y
        dArn1fNEsFYKlJAib0GqxQZjBr3pzQxaU/G5+Ozqm9Z36uKs9T2w/xE2UoaRUVzomxm17qNVayxduFsZgkhvXM1UCIGGxkgkiRNO3dN5LSzxm6988NVvHH+O
        Knf7+z8FlfjhP/3z2Vv/4HiHqjIF+HXrqajxfdHrXxcwr0YLYF0+67wT9KlnX8DzdLJIyxK7k2kFDhFTvITdHgsiBPTIyQIG8F0Zy4wCL4KAPVZok4gw/Xd/
        +YPv+Matd3XwQt3iOcbhfYVWR2DAWEHdyhTRFjyvDtWBvnSCW/rXL3XmHpGYJMehlbfmbn3oh98BULDO3APvfC9HLZH06Au7fu6dNy5R+n0/MnvsxP2fO94y
        nF3U37+nt7+/+InZNbHfg/ae0deWCs//zpnfOoaVfJxDFOhsPOnKThmr3JO8spfDk2KOBSDebk0V6LBRSHTmxBuAkoafYsvDThzzaw1Ey2K2B0vcg26mB0sb
        erDMPViWHiSJ5i31YO6t9iD0zkDiaWsILZkeLP9N92ALMQEyoHJ4R6biio1eqSuoxTMReaim+OmuYAo7Z/esIOD5elUQ6TepoPcJpQrneNazdjs87fNZ8RBH
        WqEzH0s4PmscopWSDVtHi36IXR61TG59yNEMEmQ50zc8Z5rPZkLG/MEpAsub09MkcJvTM6HCqQIUEK6XbI4bz+fLkCzNeQtiWJPtnS9Cyqbjx0le99+HxqMp
        7+Nom9JBuqmxxPFE01Wgk2Wc5OlkyWZJynPOsIzmOadh8EDHU2j/GxylLvqkjS+j3yjgPRs7ep1T6Df7sVfsQ/Tf+7yNOHVUlzOhHX3ruafo/724fAaWP/dy
        AES64p85/JzEz0P4OYWf78TPI/h5J35O4+dx/LwbP9/HNt908ix+zuMHRiUT6kX+fYl/P8C/y/z7If59mX//Mf+2+Pcj/Psq//6sLU0oDei/5HjeoBVxu8Li
        i//6f2p7HWXnF+MAFQ/TvP7iRbbRZENbEgpPVu3ECtdGRPI8pZmI5JSbRL4Fmu8tWIFJ1F2+AGABtvkQmESxsRmJiGFBXM0xl0b2D2r3YQ4syEhSDzbFx50v
        HmgCPw+5YdUkkc6ornAqziOKKjGA2BRYIeovXmSi/rocKBDJkXpmnouzcOZ/SEnN+CkL1ZOo6LwzT1Oxhw/XkBg2Wtf8klLURucES9PdQZP8vxA7VolJCONk
        EoUgCVnwqWA4izwwGFl4sAS0YpqzMvoizP7jMmxqmMhGFtt/QQW24L7YqCVJ2A+wRG+d5LJUNP1982EsKd6wlA4YPlhNAxMRlmk5KCbpsQVuBf+D2DPN0cfh
        ZfhKzBUl1loAK1EWOxDZ2YLM8gSZmwrlBRAV6kLCL5iqUpXcGf/PbEB25KAPIXF0mgGhxHypJOv/yILcYsH2wI1jDrkMuul91XHUonPOgZX3ZaIbG5A+ACXA
        Ig0YAtEfORiMNAaUPyzEYjOOOO7r+eiIDFVkLsxHLyuT2fa/FSNJtuCpQ+sTQH3SASFcNqD+XEqtIxEUZaHm2JajvI3oQGxrmLi/XUqBI6kDN6IGBaKJw+LQ
        FQRxuDoq/x+pVaZtblvHIHi4ot7M1kE5lsdaIpjfWBVT2lWzzAx4kyC+bUv4rsxtG2gT9MWHhZigCGNZmFeSkXo7ZDOsJ71VjnduTzqv5kkgpePFfFBc16bc
        ooz+eAF4mFPWMoyxm7pIctMq1j829R8EhLz3deU4i855Hh0361Mpn1re9C1TPFcCcomTvviGLXpgrKSTF7vchD1poevRoNijtwupGwERxk07vNC7wwu9O7zg
        8dr+mqhVRKkiHe4BklVbU9a72Ygd4U1OZ2xBnjzBgTpzF8I8o2rmn2iGLiumc9DAx63rej9u28756Lf/uY/Zx/SJugCmFjcNtiTogbV/7mPrxeGl2ZfkAloP
        88qZmScRuohusF0hsouBIbXf4/TNmYSArjgfW1yoJ5vIb3mR/RRNit7H806OupuddK/WOYaJRLybsn41Fynu1SnrCvHuBUbeth8E6/K/aTPub7RkePOV3Hz0
        hyZ8tj8tbeQg5jJi/yFXfJdI5DJT6XKZBCf//eCdc6kZfVEycBz6lxQWWFGrsv4V6Hi8RPhwKy8voXzxSxx5wRFnGWbLr5Zh1JtuwHGK/8Nc/4tFmjfonKkO
        M5wd23xwweD+bGyNShAPPxPLCi6z9GfgJ8DTnG3ELz5j8YvPWPziMxa/FMQvOxW/+A6LX4yja8Qvm8UvTyAXIX5V4tPTYTU+PROWcVoWJEYWv2rxvWXYAppz
        Er98PmfxK4cjiV95iF8KU8XHOZgii18MFAPxi8NwOwyHVBPxi2NtO2cEVMY5LTheJH4xsBcjFUP8sjPil2Lxy86IX/yxIn6JaGCb7iLG5/8XSAXFIzCkcXQh
        4xqV2fIKM3vm6eljlH7EeRnPlajDIS+86s5LJ4dpb6Lwi2zdcoR4lGRuQfnwyfx8ttOXXQgSUBb4P0LCjH9doikvK3P/ah0T3+9jb6B4ziDZseqLAVZ+VBnw
        +pyJjJM3kXEKJjJO0UTWKZnIOmUTWcczkXUqEnoAElB0lRrzJ2KCd/0PqGRYKUPxzny0HFccm8ou6B4j8MdI6Iqj3AP6KUYyCAATIQEKcFXU8t7LfAWFtxNj
        F1CNpW6MjgDLd75q8RUggB0GMcBVScvXMh6CSBJxCPSi2VnxjPl0wWwplI1ZdT4japwxiDLT9DGCX/MrsZD+kt0tpX/A7hLTbyKIQ8JnuX4TcdwI6n9RMRy/
        n+Tfz/DvGv9+gX+/xL9fEVH9PzjKMQRTlf19xTzF8e+Plv8ZAk78hOGemFVD6ttX/ehlmWg5xCRISxnSUoa0lCEtZUhLGdJShrSUIS1lSEtFS948luPR5VKG
        tJyEtBTmKc5AGWPSUhL4RUjLWU9aDAOlYtISWKaYtBgrSsWkJRBOMWkx3JQTk5ZBgDKkxcBUTkxaBitKSEtFFxHJPNM4TPgOB/cCvb3Bq1EiskJ8qonKzOk0
        y1Z8OsNW0Hx6iq2qJSqZ7LRx+DDeYUuC1PLn+39fre+ttSoo9YeVRNsUvxtL1gmVkBYCPxgqdvoQCU+xBtqdlxWAGz3/lNg1A3GXJL7o+kVsxsWh0rHKfaAZ
        2iQBfPO6zysg2Iw4HKKFeuAZCOYKOuCiiadus2I+yIkQyuPDDph9SCz6HODungltDkXPPqRxKHqX7xLBWpDvc5E7Dw95HCxGYAtcLHLY/c2CWgSK0g+BCVny
        dvZ8w0rrBVvZtCYwliwWlE7R2r/w2TzAuE1EF+VavCaiVnJFrCBaNnkNyLpZq1ClcIdkpp9QIeOuo1CJ72s2X5jTyKav1y8h4C4aCqAc3v9RdUcWS+edcwoW
        pBdVLNlS0XvpcJGVBdS6b4hnBgk9LYW+IFagICATY1CBJ8DuKghBD1cZ53vK+pAKOCC9TG+v2tL6LDpxuTatlvxXlG5oeix6lVP2Yo/jh7j8vfADoiNP0i4v
        FfFTwY+Pn0H8NPAzjh+Nnx3++5SI0Jk3eKjNq3A6tcGpgpJohNn5FrEXiKYEEAA9GlpR7pl5+NCOMeWydIdB7X003KHzH53V7wt3zoqS+c3CCy+egg/O0tqb
        hafkcN/ZzFrs+mICQhBAMtyhd754SY+1gYBJ7dCYu/bVt73Lt+ZmEI8bGRpz+3/+p2vX/tePHH+cJKi5v/eHu/YXre+Zmft/v3foRnvlU8d1H4J3uFRFTbxq
        esGsw0lyfQhaClk9EWm+jUpv6jE4/Fpho/0Yu21q+ixLN+jt9GXr3l8FIXe9nuNxEoVjOOsFWc1bsmy3pNV4CFsyaEv+ex341SmET7ZZp1/QGASwZSECgvq/
        AIVWvAhX5ziMczgEFQh1MBFTAQqGHA6VwOuK18tv9cA2Kjp3Ly8qKg/DulRX0FshbDuwFNiGbW3uP8dqh1u7dPmg4wWeEraTKPBeJ6iJSUh5B/TAjfkY0FPe
        o3gjNxfSYHUfyOqBwDK026zChc3lOKjEaIsPUPcJE8Aekgfk5KM0wnzsexgeqMug1vKUNY71DEQZbj7iZdR8ZZKsMFVRY7KTbI2bs4i6PMVtyi1aZKaGzS80
        Z1HXwJTKJM4WaeTV/H/k6CrQ9dgvD2Yjpqk5cGwwTIeqqKTCwYVgBBdFWqhX0fhlHKzA5xcHRfqIeuxVCQuQ+aAG+8H5ALsKPECCfghCfAYfk0H8f6CpnQVo
        fjxxvoSgPH+iilbKISYsvNMePiuhOzjdM16F8Cruhx9kU2xt+/UArhps/ULlN3QTPehxGSBI7UDLVNd1PF5/qJo4rbGrcRE/RCgkUejKSejDHkDgYEMa0E0E
        tJTQHP/I0tvaeutqK6ArvMxhog8tvE2hkGjx6fm3VdNN40zkwWYAUyH1ibC5Gui0+NSAarTHm7Ruh+Oa/nYAzE1ZAj0OaBoaIzxXbwffFuuoIK7SFt1oBVsy
        Nduqx1aDcUbJGQQUYYjo8pjJtmiqS5NeuGWVKhdXycpUqVf4KK6i1VXFBkcv7Ogmn5qKNmDg0rOiUFUwp6AaKtSQahC31NHO41SzkJ4f5drqJA7rWofeEUPB
        oBnwLcwow/TKzl55JrqxDsxwswB+OkSkj3jnfKeE3if+z0hJgfcfv9fdueifV8/zWr5VXgj7mKcsavVar03E629a/xNrKe+Nli5jKHzzq699Ix8Uoj/4/R/6
        KRg4qWB/JAvmt/b8f/rqb3y5QM//V95yp/VC/HxWT6JzmxbG+JOY34Jawgr7dFEmpvvcRZqTdAHT0ouXwv1ZGMtC9Oabl94sPHi2KpGJOKbz2psOiaR5iJ5B
        NbJyke0dtVoluL8dVP+Yjpj5X8Z19aD6EI7eQbVcysSYzARKQR2a4bEjzkvIqI44SyjgdVo69kVLpXjNm0P0qHZ420p4IIUF6oT7v13zff3HSYqPvvmrJKpF
        f/DVT305H7i8jw1f7luwJ/9rTiXPKj4/uB0HTB6QR4Np00w1IGIDJteyFWds0GCqReefApOD5uq21KZU71/trlAGAlSn7food0ef3k/rZoeOxJBfxdGhdTOO
        t9OiG8ccLbpxnKbGoWP0ksN79dgfFHsGd0JNRy+opw6qabp9ndbmrsHQYfnFv1dS/Z+nmvdFy4V5uTZ55jJK2pzHCOq3dbqnuwMZg7Mc0OSm9f6OKN/09Gqw
        30uMpPnrOzfrDqqAg1nW2Br0wdbgJSe6RT7MJ2nGyMhLOVic7qabh9R1NxqJPrDsi/GBVD+0/FHEH/THolr05R+L7yG1b0J9yyUeQsfrLrp6s9Gj+6aspRx1
        LU7eA1OCs7pvn/3eHIwJaN1ztlLw/rJ9m/aZ/367R/+8pb5Bp6SFw+rfRf7DWDbSmkvf7r/PFtL5JMYPjaOLZhy9inG0VsI7r4jg3RdNzAd7ABtTEMjAEWyE
        9EWvljjoYAMW2JOODvdztMFw2v9Z0dGNTKi50JOQat4CziSk2gh0bog1GB7g4IPhIQ5JGN6hPf8XFN1eY8UJv2UE8QtHENmQfg5jNRZZ/ieQCVoil0T3RBvz
        SWXWV1yA/ylkeh0Yx3q/Rp1Qnz9WNBK4Qu4Czk4+TSLBCNAHD6Sbw/pQ5vyOzLkr1VvOzZuiRxBJkX4a+NFcO5tqh16Ks1E1TSWR9jp165jcC/eadBEFt1O7
        bsdKcRemCvGmI4nkujOvx0xGkox2sOXQmPnWqoh3Y5POS3ZX0GxKeXldCjQn1AUacpSHDUqSlSo0+VYwbVYQ7cAlGZWE9CxKDfWLgi22Cxk1G4cJoQq8ual7
        xv/v3zs4dtx/NsglFxJJj5jMw+yJYR+1vkISFpjVl+iI0buGa2JSnzTXF+mIuHyvKlo19EeXodvwv4jEr1nzoSetYNoA3gBpp/NX0ceg18emLCv0quzOQbXd
        SXJg6g4WHEhPD0mDjxvxXnZmzWuxeaHeTqW5pmSauIAj7Xpzjam57/yzoES3Jq2JkEZ1OPNKMKVnZvVLrwS3Jg+cIIJy/V9WIRqZGpbK8kgqYD0CERz2nMZx
        cVDRSij6luwEV3kjDsmha3ZuK29ne3m6ES19jDO5DO9UebBJ1DtOn+h/kOQWRO+jke3hk4fQnSeyVvTEdvVQVES3djJ7I+9CoAv07LQ6n+lURCzMXdDTF/zP
        smqEeDWdecTBgmmAuVMXNvCdRdQXYnkVV5WQJOEfRJvR8UGa4uwNtXOxWgCgWBXoEDQvASgN67sK1Y5IfogBINSiQabyiPI9yALjidAhjIW5xYfnvvUzb9DS
        8dTxDltkUdojwZ04nAzuwKERHKUe+FUV1rmqyFMnIY17YAjt70n7vzNpf2rksGLaf8i0f5XbvxI3foV9sarc+F70dWve/7LCOHonAmvV8REYTFWMIzzlY7kL
        +Du4+1tKNCkeMbTAx/CmIVfjj9TzYRMyRI7aTYOfLcWknYsNz/y7O+FhQEiG9+kmrbes8B59z0bQIF3jLYg5XZt03h3uh2nzLLbNTuh79BxMZ+/hHEu23m/s
        ru9J8YXiQiAKc9Dy/TI1Gbvig/qg3t9uhwcRr3VOz+rZ3ga79+p76ZYY7OIY3ov3HKSHTmo+pWdxOCmHE+ttq+/Fzyx+5lCSZHjD1vfxg1QeEih9Lr5jnjsh
        z1G9D648rg8jrLodHll5/CwkjtqUpSPnPpzRZ5zA40kVaco/wrlpnNwj3h/oB//naPWISaF24+841o13OJYdzGJhPcsL3BoQQ9B9eoioSA+BzGoYEb72WK87
        S68CHYVNMzKaGBk0N2wknSHtY2gMUaEuDY1ZBhGsYmwQvWFQVypiNgCWMoSEOr+Q3jWtp1vBIWEsRHt1yk9FsF+PLJ4r2r+3WqADHni7GJlQ2cwOdJV+Vtfv
        l07DOXd/upFzIuOgQ0L3/vbqetE5I81Q3kMkyyVlXr30uAwhzDS8duJgGl7XNKKI0JM3Th/DFmoiFZ05zhwJ6xNj70VkmbX3OtAmmSGn72jrA+0syMN+wA/s
        77b3Yi8v+ji4LfSy99pP6b3svZB+E3uvIMc2AxnEyQPJ1fS9qP8BmiholshY+M1kzfWiSzqKLfYOtynjelu/KotGHZI9q/C1OYhDIzhCOW9/f4DmOZAx88vh
        Q5PGoOq01rH9/foOBGwu6JlXFvxfsmdvf9+lDq2wSSKf+VR4Z8bo8EiLch7OmhDe0SI+dAe1a5h2yAF9INshR9rhURp/R9v6SFvfmbEcPMgNKW8Xs0FUEz9/
        jb10wP/PNp0hJgS95hCvQ9zYNggioYhFEbYBEHq9EBWjkj/JM1hm1osJWia/riFe6/ls9+y3n2Y/GdOYlWSDARGchmS2grZX5ifdNT+5sBv7mFzFs5ObigZV
        lG9mJ82Tr4dle8WTGdaVycnGfHQQiKEJz6qzjLeCGQipldA3H+Tjg+rMs7oLrOj6QY43X+PvyR1JOZbL75Kv88BAK/5XmNcNitQJXC5vymqgFVll+FHtivog
        Hb5Uq/uaQe6voV0ab6Vd9v9F22X/Zu2SNIqL1oDqs4ZGKdIrK7GckpW1Hz+B1917FjPYR6nJRN1yOHs/1x01hF4bq18yq/X9pikh/PHMQt9+gKhZ5oPcKk3z
        FZwdXg2PdMDHKizWEFM/opFAzJ0m0IPgFvxdYRWLAFaAUZ6j+o7VjG7tQEffSSnEr/1f6zlxTUM+z05b8YSlkgnL2TBddemY9r+2QVW1n0a4zuHnMP20W5kH
        nug9F/0NjH+SsFcTHsCt5wnmmHaZNyGYMsdTwrKBLodE9B6XXYkAmkUIxy6J2ePz4T7QeZj5ilCsT8OuatAqKuA7oQdlPp3DhJNIvohNB6rAmvWwu0jHMe39
        XVoZ/yCdLmr3mWjx6aci6775nPa80MWmgRep+2lRtBjUoKhHpxGx1rj7XDg9+dj1yfHgCfdj/nPBIeAOvP8IB4orLgRoClriV+EbCwJEc9YwUmpGq649ktfY
        iC7A3Tod3Pl400RTC2i4jvBmiRc1/Y6tNTZuKjgUg1u0huawQQf6wkHKPDgfTGo3IDYQb+5s2WHxQBsW8MbN/+o6zGqJe+HjJ9HYPvjFMF5k1s/Y8Bqmfqz0
        e8htYUsPmDrDdNN5JmzOI83jzpdEewHpA9QC1AvgXHKrSnwyFCLBZshvkBCKJwerACSrPlB18dakn4eln4ejz/yJHznReLSF+nnY43SsFSO18LZqjt7XpDUG
        NKqubqJZsISu3F/N6wE9TKtr+AFRwoLw6y16i/9VhXDErBYg+jDiJxqbCOYBpoDFk/T4FvnWKn/kPHsiFymRWBo+rkGZjXfyFvTVFqpqzf83wAI0H1WTTWxA
        o7kLkZoPthqGQ51UZfm1qrfOo6236EpSPLOrXuVui8v1Y4ri4Vqlptz2tChLwHur8+EA0l2o6XxjG0Bfd7IK84iBB6ocy/AZUOmgZgYtCzs0B5WMHeQKbJyr
        kfXQ2SozfdDHwMNU24EHzlYrplVOVBFIiVqBd5Ny1NhVPUgdbozSqtB/UIUaqGpDD8r7fG5Nbmdmra6ZVpgCH656DGntLSDXSayQeV+Qymo+TG9roloeepsq
        fRJm4lU2fKw+gA0/+sCKUH6jG/c5XmDrCluP0LcHg/TBgxyXsJp+evXhKoatBUzQqlRp28NVwJwYMiBy3mq6yRcLcmr5t1OzAh7NB42E20zP4avpx/TcBPcc
        8f0J6g6X5+OyHkCLDOit0npb9TbTcNu44biliEcw/0iaTKEd59Fv1FHcgA3elqkU1hmbG1I5Ua1VNlqiZ7JVhEyo9aDL2jD4eKroPf6q8RwxvEF0qPR8CJyq
        SOnElX2ZKMJBcSUclEHLrGcb+Ck2orCDOQy2NpFC0IpKpXpTZkZzLVdEONMAxr9e4MYgaiKSGucLIsiFcKtuEBVhG7iRzTGY5vCQg0ZcSVjJAN9ArgFQx27d
        WAgH9G4qBN3JxEkvHGDipFO9FXv3ycfi4QE8PIiHB/UAHh6krBVmZYwANXCySdN2DXMGLejpYWGs9NAE15C1zHgoGKRDVRkOvKH0Bkof5NoPEKeO69BArq3I
        1ZAP2EqjhT/ABbWepK6gAb2Va0UTot6K3fOkcg2uHAYsZshy8m4vbTyU6qHlBtEIEo5y4AT3RzXNO5DJy60go5la42Eqf/Am5CpjdfBBd0YGpSfqKJ/GBUqv
        SAdhfvGSVw7E848n3baVL7Z1zT8lGsP0sY7QM8kQmIsqeivIs6IbIE+iyYeoUQbMvLwAhdkC1TmZUJi+SXh4sGpXit76qhNRszhWi9jYCbMpyd2DdO4Ri+e9
        1VvYromrRN93CwlHHs3sjFBxC+/B7tMhng0k+/iEGmcLKRKTqE6u/5oykvX4lOWLWc34HVQg/VQgUoczl7qUISw/NRjl0dUzh0iYd2ffQ8KmPgTrqp166KhV
        ocOtqNROPYW22IkRC+WsABdNWTtouuvH8qCJwzixpn5WiYpqG1sU0FqznryIuao/elVBxHT9f+hktde5Hjvn9/RImwUSn80aVN4o4OWMy3MW1Kx68KO6KesH
        Eu/dYDRSQRLjejGYdiALQjHMIal9QGX7X1LQINPDXCDWKUSgio2SbliODub46AdYpKj74OQJ7WHuiaeqqdcqLRwOtMD97m1CJU0M/URwj54LZgHz8xT6qO5R
        qW/aT5GoNwrqGcVszSlUKLF5KOGJeqbndRrGMAJciuf/Eqxh6ljgTVnTIT39FFC2UamT9AIcD9PLXFnTSTswXHcd76lnMPqpAVAVUYybj9bT2Y1NUCheENQz
        XQOpYpZNsT19D0yxqTpDor9+JyXRmvARakjiF+hyWvuM+b+ieO+gLnsHHsRhUBMwQ5njV/EQFqxLrGbs3+0UgxmQE6iXuIv/k86spTkM671NlDRKr9whpQG5
        uj+6/k1aJy/B1asfUM7+FOhuSYWerOg89n2HEZGZOeidWHjJzhAtoeUxIUdeFHJbczBtlxo8lrCoSkvYiGLRCgJwzovPlKfHJq0JWir2c6AG3l+hMYhnTmEA
        TKiHUMKEOsl0L8NBYstCyKp+VFfMSjejo6yyZ9QOLB2NKA+LRhdLJ6lsuI48uLb90QSEIt7cIQljMbLhvu+yEfyEYFE4Rbbzl/MGG9DXMihPVEBKzEkHVszm
        D9XJk+7zpPsq4pDFho+z3IET+O7ppL9MX7np18C5yuNdoHSjyewxxa9BL7vo3cPEKjLLemqFZTveNSnOM5jRaNogPIbjweuHdQ5/bN53eLPxVJHxdBidq8ZS
        /eZiVi/RpIGMTETJGGYzNMxwPBXM8vIVO7v7qRf1qHRkKy3ENRYkXAI9MmFGagNFUL3qRGcTFo2gl6CZIYF8HlfWj6JYXT9qnUYuGKEftB7lU7p10HrcjMRn
        zUh8N427/bK4pkZJu42t58zY400s6bxapvM8atKk8w6j82bWd57D1m3oPsBYYNmud+kdKGqXDONdehRF9UctgBfp7dCCeThgGI/o7VNWAx0u5PhR7RnGnJN9
        zSV7/U41b3ZFLxTmo/fV3mYsh98szMdaXNFxwgj4F1ItJ32wkKimmruGTkeETkdkttous9UICdjEZUagiHL1XsxNe6Rl9tDs52DT/0ohteuD/YPx9+m7Q03g
        Z6/Ufz9gMs4mRkJn2XQxKNP/kjqfMUp4F9t2QA8FPydXvD5hX+5iJ4ytCyLb/7SQLg3WLxkDdxeIewza5jISnwuAPeDlTVmftLmT+E7L5rhX3AKpmihrXPK3
        UNiU9TLs3V1sMSN8KtzeTDgpVwaT5/+ikh1IP60770RmLstNqdlLbsBvX3ID3q287gS3gRPYbPCw7OL3Zf5tubGZhDuhftMOy9LZ5QWcSWdPXwhuBzzb/0fb
        u4BJcl1lgvHIzIjMyMyKeldXdrduhmWrulsShdy01LKtrtR0y5LszxaDYXq+YXesJ5pqz7eSbIxYlVXttwYMbh47q2o8ODPLIAHW0AwvsWNtt208iFkxo/32
        MeIbvt2eXcNnGB5tgxcBbnnP/58bETezsmRJgB4VkfG4cR/nnnvOuef8B+1ocOA/3r6NA98YG3iCoerAgybRHmG39sPXmdVBtmoOy9pz3SA7PMAFcxgYPtXS
        n0Jq9EI4tvUffsW9EqCil0L1IagXPgRJaP1WhQMphYLR/0YA96j6Do8Cz9TVo6COka+PbAXRHGffBiEIe/TKKyTu/NwnPZOm7GzUKQgZuA6abSqJNxHOjpG8
        hOgVQ/cdYxOET0ESa+Cwt1uX/nvK1HUGJllVNyvu7mCH4NtHdqvoMkMvqzdbL6vAeuwgkzgcbEqvGfXheWyHD0+Y9P74TNp77kxqDjtAcn6n66nPUe+zckt+
        Rr2beos4QSjVYZx8O1yTrOOS/IzVN6k3hx+13ukPynVIAHWK0fqcPPT7l/7XX6j1/vQrfu/0c6FBdEfUW+x99sesC5RQwMcCur197pOp1OFjPwLntxnhF1NF
        oZWX9zvCtcdieO3wnghzeh1rUyDi3JWeuuVhtzvu3mA60Ou/Q4QpUajqRc8Y7C99h7nh3myh070+/4V1plBg6+n/GDC81AtC+EGyiPTxAFlBsuvwipC4Odwf
        ZK4P2urIGAr9b2euYFdIedjyfEie+A7MFcwSB+HsOnNdf2DeaFYtvuR15nq5dv19qOl13Li6DjUFne7B6iF9YeuWt24PpKYZCC3SJemVZBgp+AP65DA9ooRr
        pNY7aolOVfR8IKeAtnt1Vlc2UT+FM2UTKQx3mN/XSe/8WiC/n/TRqywohYdSitLS3EOJ872ePh0I9ddlNpXJClfL0+vAeNQ8BnscnBZqdFpwpKJ0K8hWs+u6
        RxwnDddDyFnv8ah0IPgK+nWVfXUER2BArnavS3AV/KENnkWa8IT5957/uhCpTy1snnpc3pltGC7r5a+fFE7X7j0XqKSAK7/CK3/sXFk8gkCwNrbtn8WxveL9
        dnDE+zF7/ody/ks8l9UmyBZv9M7w16Hw+SC7Saa9/fVCkL3xKKIy8VZwMcjgiGl/fTnI6kcQksZSvhJkyzd65+y9SwEsqk/bX38RwBb/Ofvki0Emcg2Ws4IP
        dd8kXHDOSujT5FrqG2+WNW6/IqJhXXjeG1VxaT7VxUrbFBp9k2gHVp7AXo5w/zeao+WmcHbUvGnYv1tXZprZj44ICpCQppEDQ6vUNnlFWX2pwKq56V6ZNbu6
        AnCvqvdkdT1r6IAW4ySvNmRBRTe662cbauMx58JiB6Qtl5+uypyQ47lq90Ycn6x2j0qZSD0jvy5U8fdZ/n2+Cic/6dmPhOOraatibjzbfcukxXR1bDFd1cV0
        FYvpKgwSSBTcsF88am7EDvdbzI3m6CB7ywAXzFuwlK6WU6uRfi7o7pWDiFB7NadQYo6JXhmmGAnQ/3XCNXDEDDhyN2ZCi6vZXA8J6xoakIOP+zoA8JJ72k/U
        JPKcT+JHyGP64ZDyWDlvjzhTGEae62iPNUeOqt8KY94PG8auy3w0h++BRp5CVJcflJgO48UZfXEGPsSecJLn4dGuMuUeZVp7wLRWe14u6N1CsY+jtmo66a8E
        XTQVJxlaej3+v6+TgUsdtjxzlVxzFUmlXe65gDKuEx4s/0/irqvC5eV/3iqKUCFoT85yM+hxnuYQ2gPBxTCeeg/1u5Tpq9QaXrf7QNhptmwbHq3WMZU8P8N+
        Jf5wDSi9K2RRcKZUvlSkF4Yy4Y7sNCUZMrEG233k09mRsxh9N3lg7gdxfpgdkfUJOUca8szh7ezw0SC1xqvD7rJ12F220Gt13SFvFvvjtFbb3XC1V9d7Te5a
        17Fhlu9sJrpVkuiWZtuaq9swV7cmvYPtpJibQjAWonqJ2X1BZc2gbDR32W79e6jTKuvUSK/WwpjcrILpAgB17aW49L9UzdvxI2jQjyBxvC/BFBomuQ2uBHXE
        ouu3Y2zRcHsf9pTEpoKTB8GgG/w4LNX8NPw0eeWdSKqpFlHX4aCllqfd/A3Gvzrmb4BVddXJfSxCvyu+vFHp9zClF7gmsH/hYRrbvXCqdXW1no4aDuuUq2gf
        hGQEEX53AYj17NqAxgq3YZq0z1bN9feeYITZVI+i4vVgMRXd0NmDEHpIiRpKMaVMhqEIYEUXbFzD0zjGsqTiGMlCi2PNxkF8u42DeLOV0MMxCf1Z4eC5YAof
        98q6Roxkvo0WmQK/vVTRGIOvVPTT56r66Ser+ul+VT/9qap++vGqfvpMVT/9WFU/zXAE+fSLkImfro58+hwRDpyPXqzpR1+oWb0BSsPj/nr6p1Z7SD/ErL4W
        nwFsEPL6pyivzxcRC3m80Jf/6Ld/mIDIUBggvydIqQR4IgP0wCPBXtDmEXKYb9el/6ZgTn6s3SSU0VB8oQYCCGMAIEOVaijwaL3n0ygv+k4DYb2vwwJw2sY1
        myCtEqFNjoBlhR9bWk3mEKmoplxNtifXki8GYXXT32DymOdDRWxAmCiC50VwIhqmiFO+gqBe9Lu1PKfMUhbfQ5gRjCeCq+3WIHF/wPRBJWHvRWZ1u2AxTnb3
        WvRN/AzimKqUl6xRtf4Ewt4pERF70vjdWIFKXvlHmUIRc/ZPfUau6cv2PUDOevIOHUo9QGEsMZBNy8irTdDKrzDp8BHpC0V/vQgwjOdD9P7P+d7fChTtW2Ex
        /B1Co+1ERjsTJG8LfAX9KgPTT/8ikmtp6+lM65dR5oS9RnA6wVm+Ohpg/l9rldqm/6iQ1COKtFrVWDvG23kvF2FUBZhpLQ8wqiqY6bxcJphpFWCmNQUzrZZg
        ptXe732CYKbV3uyR4DBi+mhfxtp2+j8At/XP//2P/A0m458++zthiXQbE+m21mvKnT6QbgMmm66Z+CEp6vB6ugeRuPgWQG1rOBwGPtizMr/x480M0bq8T1ak
        3exa8NFgc6c+LE92fKtOeL2nRLGv9f7mE2m3Tg5yeZ//iksJx0q5lJcSwDWnlqeQrmQRw7MZ9MyY7Or71tUMlDXvbgENYe6tiFsxNcK7EfFM80YTuSIwXazu
        tfTHAaqp6UKrpilLBKXPpHjN7hPUesRGhiAhRX/jr9PefG8h/aQyqZpCqmWM9A31VUoTkayttzNhaYTVNZRZP+HVTMHkwARDbQhAHi4nAcCBPKyhNaLZYWEn
        DQVjNHSwoCECOZNsTPVAuHJ9cLhX7/3Gj+YxaBj4LMDQy1q53Lui943iFq7uRgpCPMLyf/UXaiCvKYIof8iSGI5Br5HQFihfvhI4fWD/RKPbC2RlRnMoj68g
        Oh7OIjSXhT2LY+c9kyVYEESo0hUC7SRY7j8bzR1e710U9l59f7vmaSiBswg4SwLhhItfiqAcy8tXPDh+eQqmnQrWiQ9Wg3CzBji7S6HCtPi9JfkccBW+Qnsv
        E5B69yoy94sBRtqXWuarrWOx8Bzooq7TAlmRrFUpCD3fhnVGCBVhgdAnQo2AQiw1IgFVSgnxXKzpZJDwIzf9BeDnq0BxOhquYHIfBZ4UdluKR3SxS7cAqAWw
        cKKqAvQ6Ts8GWOVkjuns0gpAYasx0BQJAOXR7cwbyQlHBK+UMahZjMyjVdFc6qMg/ZGJ+noLWWdq29KSmLPUI/JIXS1bhGIDhHvR9lyXApRkqLoUT3NdKtAe
        sxGwEfplBQAd2sY/9fP62o5KfwrJi4Fc8ynCdEC2iZjdLJLaoQKozpAVTAqBlqApMugv2H0ANviCn1XvbCmGma9QZc8qRo2PZD1Z4y5Yy+Eha6K7b3mw5SlW
        vKkOtkx929XfvG3jbXcx8+XTSFEUCMEp/t7TfhCIqILoJCXBEo5N6OIl3aNmHVInNwwCYWU5DbnfpthRpEwHl03oSUHTNtjdQJf6w3zhL/DY/oegNJInQwss
        +HijeKSf5NB9h8IX6wkj4S+y5l7yBiyPMnO8byRydvM3LmP5uz6UNV9mxzo0Q1/uJD8ZvgLMWpUyHvMdvDUKBhZwzUG0dRFswexkDvBs9XpAqSGqU9bnUy4E
        7A3XhzdYvNtbme8aZydLvNv7S7zbh0u828f8McDbxx3A2ycdwNunS8DbZy3g7XMu4O1zFvD22Rzw9ukc8PbJHPD28Rzw9jHfIt4+bBFv77eItyeBKUjImucd
        xFtso3v46zb3Rf96+V/PHwuul//B/WDQ9ORPnoHqh9thtFndSCHOXKzabW6ioYWcWL3f1lixRwom9kkysSDwuW9yQeZaVd/oPWsJDpGx3RrQdiILkgbVBAlT
        yg+zsChH86tykrUwp5+MsEnDBCWr3SkejaitmrBkhkevO9v0GRMOe5wozZTXqTnf08lKWMF7FJrSy9qmNciaJmF2oFDL0BK1fP1aqdUqTBWBR1P8mUYItqx3
        lR6vzXQeSn86sIhuqUV0m7OIbvMW0W3BIsJNWUS4aYsIN2MR4WYp6cO42G18i9amFulrjhVS3WUaS4JURdgQUMJ+KFB8OJOaGc31a5Jtg4w50JDK2tfLqp8O
        bd0vBbbyFwNb++cDW/0Lga3/ucA2oB/YFpxhIq0JaZNf0xW2dI1/TyMfioXMyJYmPQo/DqKcy6mor9iV6csbO1ItZpNSMgqpvRtvYvNWX0unZ2bn5hcW8zjF
        bM/k1x7Q187t9lqBpX9sJyApk1ZuXWY2FGSA2pISEPF3+S81ARYvbiNDo7cllIzsUFtMtd28r2OLvVLWViTD3AK5x1nDIdfi9L7Odu/pL6bpeX9bSoE1Kbm7
        Y1rpjwY52huhJ170Vc3sVxRQsAATBAgCYnSIJFhVuDf3DSb+7C4p/VS6i0obIbBlQEhhd1mJJOx2lKLC7l6llrC7T0kr7O5neWbB7NcMWbMGacOEmuYNMn4K
        Dc4wM5gQ2py0WE7mhKSR51BoMGXyrS7yfiFhYHcqsbnlH5DjHOEFNcH9HXJcIO6YJqFfleM0I2RrZsamaJqlbhcKn2JgRJ5HvqJ0PqcpnDApKgQ9lLpWiIwo
        k6JC+EQE8BBjUerKHE92B/m0vz4OJ+J5Nlfa1MuwFRFb/lWgXDXPGWXTSLFOegBi+iEgjYLrJbADYUpXNDerypXDy3PZrEyhvDGh4S/bIvvLNivImxXkzQry
        ZgV5s/QNYhVjZcXnle0+FmaWWWbpt26XpuDi8d32Y3fYb63hU7b24L/ItyuDHaaf1vdWbVOMbURqq+8lQjiepQDPUoBnKcDjCK/ZFF/AuJ6ywJPTFpByhhRQ
        gbwkCseiRzxen3tWQlneCpTt9eRjYehvVjYqBNhRM1JuJzrtQ9ZFT/hA/qXJSPhw+i/tFJPeQi4jkZ4ymwygxuTa9kIJ4VFI0H1HYBzJ1Owkwqsij57M0n5g
        V5vYrj6j+KIPdJlMuijkpgvyVm0o3zY15/K1FwpklbGv6xcI43kOmHsNbmow5Tp3PUIifZ4mtDsGSX5cyn8Y+XEx/4HxeT7/ATH/gm+xS4P0Q75du4LeB61N
        y6Kd2t8KeSrj81wt8DdpebkQqP+pxbOfsMR8Lc/4NH4Zy0oTLLepMM+T36297Lt9+3I4+eXoFb1cmfxy/Epedr1ddumAWy83RQ7nP/nx8jsmNnfik5c/5k9s
        3uRiK6+iWPz3XSe42r/S4muvptbRKy42ftW1xp5KKV8qpGF91HvX1HczA75Lt3v6/np6G50XiXsLd2g1MiYAJ6YzYuMoMBQS4uTeQURVsKuEOLrvJngvoR44
        ++ASXCF7S4BvcsbXT8jfHytmE6/k4KUJlpeC2z27g9v9vYOafuKvAGq6+h7Abk797UBNV9/zMqCmvVULWL8K6DYYz4gyMxnU9CcmgZreTtMxoZ8yGvl8AkKy
        PP/py3PdkCCAHtA3ZFD+nGBxQfEENqd8bk4FyYcCv7pJaEm/TMvx9opj4ILN2ubg8L51Do7aq8rBUWMODmlhaYHsEv/SQ5Sdk4XDs1k4vNEsHIREZIFI4fGj
        /ngOjqDIwRGwC/2JGTjO+r6/CezVd1QUZTN4m9Edp9X3rL+TW7hyDQk39FoWEgJU8RAJBoqULyfYUmd0FcITt9nlQp34mD7qjz6qGH5yGHl06mXrFrxvtG6a
        kwR1q+CTntEzz6mbhdMN7BO8vUvdykfX9dH10UdRt49Xg8pGuGnNkzWVPnY3UJYiJ3/WaK+MXHulY5WMJlglgyYztFjLXASrZGwimN1CHOC7G6ktrkZjG3RM
        a3KswRwJWbsCq2QNe5QiccMqGZdWyZq1SoIu43WaBkNOwrOUn/Mva1oLWMg9fj3ztpkFUg2UBMiGtBgOisTYsD/KB/oDDp2Qan9gzY1056w5jSrNjcRlVXOj
        nI6ZG0M1NwaowApTXNQKc2MF5kbbAzA3Mk1K+qlgWa2NmvcyGODrSWlUDLTeF/yMfoJqVKxYo2KozXvaz6p3wWB6zwlQHYyK0qBgQ/PgDLJgy4Tbw6yEKkQM
        NN4tr/S3acYLSzXR23ZuJpl3FkW7viFd9r62t1nQAsZDjZRB8kbffwSLxg3KfAiyjLwk3JSCuzgSW8DMJDIKVpRD4WqyTJOY1wvXcTzc2/9+GJV74S2dZJ57
        dLiItTJ8EMCBXvIz0+HsRmVTN21FzpuXT8/3vuKtq/3IUhEr11ZUxGmt9Iw89qxFRe49q4/NE64ZATfhCz7dn/zS2Js7h714TCMazTzWw2yB7lumTF1WGZIG
        K0hZ1gCFJcN+lvZlGLSAMx9du1sGqsji99a7TzzkJuCDp1pw/KUPHbr3rfPfVwjbN/yDflZ75onM71Xe17s09WDv+S8KrwXaW1Yn3lvWLLLi3vDFPrPlXnzp
        5mvff14E84HB/mQ4GMgj73/zD37Hnx39798y7AtlwMjL3GvHP/kuAJp86ViJfYK0asHxN/3aT/+T6ekPyvX/lk/8DK4f/+FrFx99z+e/55jOF3iOANRE+jL6
        /hHXtbTnY8S7QdmNYZ4Dxyz0glPtoArTYIQuv+gjRyxH4UU/qw/7rJ/M9SGS3AXIMgtz1laWh6FdXMP23Tz4RZD+po8X14TNzGNvir9uFRLVZy9+9IJD2/q1
        ISDhiqv3dPC54ul7O1k1H4Q1dxCCyYMQMmFy4IxAXI4AcxXKz3drz2d16fqCXlrDrIk08E3knWAa28C0Bn8nI4MdRox+fSCf/6ePeu+Vwf+3w1If6DM7sfQx
        IWmyYKiUFGod9GJrx7DKc90YMG05Cd+hiSgj1LjqwPMU7OQ8U/pmyL7IRkorW/Jwv09Mt/TJgFPuMSk3KEbk4rG7i9n34rHi8ovHhoMi1gjk5MS9cXvs+Ief
        /e1/vvpPD48MWuWZJ7rMreiMD87X3vU33Z/D+MS89e7lO3/l9FuYbrBo3Ko0TtZfrunzcIcI0i+SuFaU1IySGp00YyjvzFAIRfmH9nyXdDYEqpAyq5DNS/6D
        2SKC+fu/JISzxJ0xXWqxZ5Nft+sY9ioDJngsiSUaIvXyFDbnzZQllmhATs+cycZO6QpSLFeOf+Cxy098xD94fnj8f35TNA1qEZX9O4ld9KXzcBmf6mezQzXR
        1JDSRa4MzRJ+zskX5vqM10dJH29+5kMf9//6puHx35v59QWhMHn9+Hd9tyW8gjbPww5gqsOB1KDft0RVx1ijtzDGhqOcT+HVnowywLRFvX9v0QGL2jHS2Kgv
        7A2Z6+vS2NjMkkKl6UPNWi/1s5+JmZ9rjNWUpylwzVpHQ8SOQui4gGNMwMd5uESdw1HEjydxTI+GfRz9G73HcfSOhmcC3WEDs58x09K8rSw6vvaJX3143y/O
        HycqWXtLmG55xUTHX3fzjzcHn/qtN90jbLc4f+jEQ1wwkj5SVGER+W1fUQba2AIXbhpg7MJh/5lsD6h2D31+FmzuL6REb8NVqiCJ5hCjWMc10xzg3WQoP6bP
        IuBukDUGgLo0DSTGboBJT8l4tAdZMpBy6iYZMIsohogOhfJdWdqhTQ5dQGbh1YybMoHUSitkUDvdWpGB/YqPBWjr+IHv/eQXvr5y6djQJFu4/rw/RDbycAgy
        EEGM7nVD5HNnug8hlBqMTCAL0xz2iyzvMn/p+yulyFTUBBt/JaW2TLyFVnAhwL4xmRfOyqzwN9h3d9ZVZvDzIhroyg8PsracwwL3cwFG4t10aUe1+zDtyuy+
        A7N7JXgXEBFgT/afMgvqdjLsa3kikpIkWJTIHenPByggxrbnvHopi5hyZjpIN5jD+5KoeQtXAiWlEFKs9LFwKDwD27AcH3ZZXFIKHqkunNd492d70MKWKVkD
        t+EDE8uQmxZ6dEb6ZVp6dETuCEbljmBU7qhNlDuasuQtjix5S1jy2mAUS8KMmg5XbTpyh3DCaUjJInc0R+SOGoRrVLc2cXXD9UmrWzQud7SFYYEYFsfljmmR
        OxZN0K2VvRgVcseeUu5ooLNPQ9iQ/loARG1GIjQ1pdYI51J/kQlrW0Ukr8odC5A7apA7FiB3RAAiuEG+urCr3BHo19DwyJU7ajnlqtxRnyh31CYPAhbw+ojk
        l7hyR9Mkjtwh075W0EuDfAN7I7FJyV1rwiV0ZOJdRibeZWTiMbkDPsAy+u2BfH6i3AF7lqxhKmLUhkpJsdZBLzZ2DKs810W+w/qY3JGixnVH7ohLuUM6Z5Cl
        A4ymNFJa2ZCHVe6oU+5YQOzmEOk2HLljsZQ7IlfuSB1yKuWOOhXgiXJHJHLHoikLz+XCQu5oqFxo5Y4pkZFG5I5FlTsWIHfUIHcsQO4gqRklNRscIjLA1IBl
        lXIHaHgRcsci5Y6lYnldxvJaJ5r1iNyRL7sYGwyAQywJiWWWi8esJRZZQRo6vSmQ6JSmS8+3ljtm+9mcruUZypilGLKMn/PyhXnwAP77auSOmogF0oFWIBCi
        amKsu3UdYzmXHmk7cseitGJpRO6gQCZTRpbCvrA3CHRtaWzTzKlQBPlDRkxI1OSfSaxv0girKU+nAaQj8sRXsIVZPypahxyTo6JeyrF2VJZHOUYil+A4fRTR
        wwtm8UbvaRwhl/gF21oEww+hV8ZbWWNU9qhCKXJkj4YjezTHZY+Wmel3G1hF/pkKHnB5a1DdEslBZoxQeh0+YvgR0RxCX3lZel2ho40XZKIPsNpUziJn3CCT
        XyEvDsB7WihhBhy6TQE1a0EDgHpDoSNgT/OL2Qy+SZGvxU8LU2yyk0UYEYaNWJ6WI5HAxLHAfbTItFypo7aF6w8oE6fQ0aCU0dI1UaQMKbRIEggpA6EgW2bG
        FTJSETtQ6waEDHmzL/PBllhOZXkVWYEWKFHoag62V5Xzcz4ligVKFAi2WIAnAKwjC5AXAjVgGR+ywgKwU0mjMIDLIW4qW7qADWM53qGXTyIkmE2W96eHUJUX
        4JYgLZweUnATpXLYP4s4B5GJElqHhOKwcRkgrMGDfAu54xJwBJJ/NRPGm9FG/VFNcBxbHzLPjZnxxmNmmN4N2gLCJnPvviX5kRRpkm1KJEZWU5FpqXrRvFPf
        11fgtlPOkgacvJ1vMWjbIPnVzzAOfAX7v4dC46YBRZKeEeediinhaZxb6c8GGs7KIpiuoDkSQ04nuaa7LUPg+XXWsyyxOV7ikpaYJl0mK7zTpK4s5b+8g7dn
        0mG3gZFOd8/FIKWCcNOhSGC7xjWeYFRPE/yqCc2Akj3cOYRz9aVfm2eJSgIMnoC2YGmszM+yrjKvW85Pbp1w6oqGkujOUzIYCZh3+s/p6LsmvFkWa2/p9eYz
        2VLeiOjD3ZngUbN082GgDE89yF0Tv/fL8Smh4Jm82+KPwKH4d3/AzPxgNv0Eb5npm78OX/CNjyUiNLcg65dFzkmReyYU6Zu5HUXOaZFyyykyW7Ce5tm01MKe
        zj6aLYpCYXDJPJbNPbqR4UReXMDv6Uc35Nbso8ULG9m0XN8AouAztkDbYux5rJvF3Jt9mnBP8z/4BFwAZn/wCTN7RyerSjOlGQsTmlHbvWdqIz2TSeNmnujd
        tE5ls9pDRjsuGL0veAjlmufZqac+1p292evOY3BmRcnJpj8myssX5LlTTz32EXrbTH8M4OAhYBHrWPVPIQzGzF4fPiyHeXhwBuCBWU2qPFdQ67GTlTUULF00
        c/NLWil8ZM5E8k25fLPoKR94LGFaXESHIzR9PSsz5UrJyCQbHAgfYApccFvrbWjqDPGq39qRRaB+Kv0xpldlhobifXgw1orCpJQ7WFOcvRtpd0NuG8L9lu/X
        nBy9+rB8HNRp9nw073AAY2cYcff39HcyjgjFCsGgthuZVP0OoYf573kKF+7Hn4c3NlRjxnk2w+vZLBgC3hQ9FW+KYDJjZv8hMI+k50UcOMn0wUXHyEXfdjZ+
        ZjPqHjvLauP9hbwmi9rYBTRjGgh0gRGh8QNasxkU/T1PfcDMfiDJpq8PT6KuH7mjQJ/yNBAbVGAJc1oIc1oI0wdhghS/SBqiqUSpSMrVzV6scqMjYftTd9QY
        cmXH64Z195FVKSLp/YcfgJ1Q3j7Vq0vZX/oBGeOQiLBrZu4863UznMBQpnRjKAT7GLrt5k2h05s3P/phmZdwFPGlTtn0SWRgeQKz9jsffKo7yw1HpE99LmJ5
        Dmv+iJaNBG6f7wX/PPOhfjwF5UOmxeLG/zSEKe9UcXH4DF5INL8o4fdbME01TeOsnHk0vkDegvFF5IlEpBny/KYcaKxqwEdqFa82SBd5bvgigfcwa7hAymgJ
        HPgMZN7Pw4Og8Oe72LsbKxdSYyEJdV8UqW+AZt4jLRWNFN6j8HFCuMCA0QKQ2uEWb3hYHcIyJJWX8xv00prqcu1SgQ25VAIeAKcGKiSWBzlf6lNOkhe2M6C0
        4aGWvC1ayVkpgq8Q7FSkqnQ4LPxu59aGuA6pryE38JzcbUrPDdmbjT6x2UVJkI+cNDy8Ww/3Wyj1IrwcFx8w7S0gJm3hlcZwKNq1HO9qhYRu4Q4+JCE//X3f
        xFjDG9Ce4L5eG8JiE+toeMlLtSDcDDaclXOj/JCKN8iI6ZdREFnVijy5UFRKNHZsHeHqbnfr9dKxe0Z3Yu8auXkXnfUhZXo6vCFqH8BK5OHwQGE0s2+a2jb6
        QprUjBJ3a6myUY5ldcBqDqqmCNa/tDls1hJt1ZKzX4jFu9r1TKni3NWyO37OFScVmlC+C7FTwQyBJyDEOakwoqvCW/tM1YVVaURK8EdQjVTMXAKmXW1EBqm6
        zzhSoc1dBEdymwMN/CariCSkY+UIeg6rGy1vubxO6bA64rSzTD+HMfGwOiIeMgyHk22pqV7k5ZO18Sc9fTJONPiYeLShQmAFSDMlf25AZzmYZ8Mm+zQXkQPA
        ssiflb6aIlyxONj923ANVhLyGNpT9mLN6dDRrpnUIbqGvlx/wPtUv4QgIr8kSjSFe+1eX+NElJF6yV9Ww3Cz8ghjXFatG0MAmDZorL3nX0q71d5zLzE43ru1
        FeDc/s6qPd9UOwx6q6yF4w+/o+WRF6QDvtSNcB/r3JN8rF+U6ePc/t5R5ujDKBP+QekwwDUpU+4nSN7a22TsXhUOBAiRIzAl5KeqTOT0Q2FWPRLA86F+OQmX
        YBGTY2x8h/7c3PblbrTxndz2dIyATwGQ5pHukeGDH3wpejDdDoaX50yeofo3zrvxRc3Lmd+Nd7qfd+vBI+xoJ3XvpWPFl+U1WbjGbxSuyyfzSXXyAnybT1ce
        7Mh3mo66Z/xBXp9jTn1Yz/v4z/95vn/8d57DP18+tu3oZo7mcR9KLavhII7Wd1bNKdhxa8h26WZpH3C7IKJ8Bn2qmeiNzVCfOhnrGU5x2XESkDtdf+DkD7Fn
        5sKuXxvK59TjnEtPsh2F/mZtowbH1Use4UAMBiTmgGbx6Lg4QQPwpjju/vIHJpJrO2tzck1Wx7OwZOn49KUKMkBlmdr3f3yM8SCWjtArbHZ9gh8kuqW+k1bY
        bZOfX50wciLF03l7mkcjWlKdztspjyL3Bo9MCrYYSQ60POGJ2kgE3LKBE/lXkWE+ZV5w7Kr0/qKY9x7O7W90t4k572PO+79wZjxhbvLU7zs9+Itq9S79f2nv
        MzV4L6b/F9J1vvhSevPZX/6D57Z++Q++fEwk397pb6aTOknuPP5NTZrcO/PNtJBT+Q4qqcylDjjTjMX2rtSgKngsY+yzhPGbPxVgW6PbgJbAMHW4G1yey/KM
        tUC8x3OfChAVKVo68hsjckeeFHZin5oRcmjZtxAExBuiwwX4UJ4Rde4CoiTddSDvobs7MsNT5MESwW6I2RshdgeV9d0AleqAN6eLgZ274HKt6qQ15r6OiK5S
        VoCMWQk2ElGECKJyTSi9ti0/E07lOevjP2uncGR9/1M7tedtTMCMnfK+jRWY5hyty5QkykEthHRYTNL4SndS33PCZc9ju2wn6MW5CSfLfCWLdlvJIqG+iNQX
        FStZtOtKVndXsmi3lWy8zNGHx1eyuq5kyFquxEZXuG5LXd+6SMId2ZUsOhLcDwsoAw9jBMqL1iGzB9SJsNqGiegqK2J5FjhxLrs6QHcgnMdczeA7SPYXITQk
        JneY4pF1sIFvDbhM6JLXnZ7ABxrlMpiBn8GPi+MwgaEKO2qO8ESnlGItAeve+UDzspNi+p6OVHCqXCNsOlrRbMoVDrTagpAgE8FZS9Ld15KRsMUJVag4OtsW
        3Jz6xt/OnKsVR3zIjXup6GL+9lDdB9jrsv4NbZ/93LEhJpXXbcNFvGlny7TMuMyCXhAaAVOmzakS26nymO/DKVpDPmQ6zWUVBC4w4kTensuqyl5szA2DQUzx
        yLtNedvY22l5+w7ndmpve+XtNee2l/x3MldfSgvRozz5Fhwb7PfiS+nOJZcc+nncyYvKj7iTfL/vb+66LOy+Pni9p2V9gEUEc2+XdeHZl1JDQM0LL42uC8nn
        fIS9iLbT+6Cs7XRdPv1S+GAXG0kbqoWW9Hl4bduhqtDx+KCp8TQCxYuLMLudaFWXhUGMXIMQcUursqyWLfuWCVph7vdfeaurok0lrl5cbNWKljRMkk3ft5Xc
        gjten3LMdhaMbA6UykkwolIzwsLZbh+M3ne3HLgVNJgiqICTUS75Mz8IN/xNRWKrqhK51FV3Wmo+4eSamMDVjUf1R2/kJeiP1ExHkvQhJXjFBGfLiXm+nwXw
        Aqy4qfOcaQ3vzfBs+V342w3oQuw8D92rCvWugoNqmB68rWEBBqxW8l8qcMh8JNzMTU+FnWNETr0TclPRjDfcJyvcVunrh9/Fj5P3nnjooRPlwyfvtVBMyMKL
        WDM9SRQMEZihgHe6/b1EIPOJGAyPMZzUNE0zn2FymVYot0LcwsMVnFQUBU2eut0+UzH1kZ7dzsJhpqtIgJg6bL75Q/Aeoa4MslA0OXkogRlsZk4csxiSTkAh
        Hx52AWQsHx5ulLWq2F0MscOpTmkZnPfgUEHf7gFsgLgUFk2ECDUYyE9HpNl9NRxRocJt+ZzPeL2qNA45zdmo8DU2KiwaFWqjQtuomkxLejXmjQrZKLuFaRsF
        Oy58sKQ1lsSAoJYHdHxIgyVcJIeVgCAvPGsilodoCRUVwvTckOPTXXz1Rm9Vnz2cBXD7LhAbeq+3oAaXYB3DXxfU4P7rYXUX2WQ5udwIog2gLm0VKyxSe0IU
        nEqc3cd/vOaYhS6dL67fdkHYxzKYgL1wjl70pdc3ojWdtJOIKAiww+0NYAL2+cdNLKmIU0N7LP/lE0/GH+5tH//eTz/86+989MdvktcO/9b3/Mz/u++3cLrc
        9+W/vy5PD8INYvE9n4dzBE6n+Q89Lr679JPQ0y8hAWWf0RAeD4OBWmN283SORzyO6uCAvhMJAH+WYNTPOXD8jaJBNuIXX2XEVxVJQft0kWcfwF1+Fy9n7xV7
        OXsD+MAEjrcRvce93LfZw+yow65JlAuRiOzlqvaEkLKILKP+Rv7QIQRwDt9hthhUcGh2B/wZ2DEY5cwb9FXZ8PtKXNanx3xsDYtGwWEvbeb0tfbJtXuEw+7A
        BVr7pNCdcF65cGdlg3T6qkZqfKwqo2NV2W2shKeEfXVclsZhrKp/52NVmewZBnfjXUetqrlTfQ4VWNk7aOH0+zTdX+Z+Tj5lH3h0KNeen+Kf2zq9xcI9EFsw
        ce/DD7/dFSVQwK/8APazpKCp/NkuMfM85XFy8PqOhE7+EbgGJcM4o5JKBuWSXSSbSL0hrLS+8zOATB27HoyEFoNpPtl9fvqTRz3QDkMv+s7Qe87QS4HWHfOZ
        ITqZI+vvMrL+LiPrj3tjBjqpxqeRSHXJcLrS2mg8UtU4nbV1JDs0oUpUhEhaoasll1RYQQcDlhc4Gb8ZqTDAllrWNtZj0rlVk1sxvL/gDId9pJiuWkN1JooH
        6hOGB3kYDOjXXgO91fAmFjhc5lO8ETPgZIpy0SYgbRCVhWxcwIzs+d0rzH4491R0t6SOw2rWQoFVbjTQv5UZ7+pSt3QoasmcqWFtnjWzk9fmOTMnt3RtxjGb
        wxJcN3NYkaV3ZtV6UucZPGtEVZOZ1KJPI5zR4O1b2EvPCbdpVXoe8SL3o36m8C1keMBQ7lfpiKkurk5cDSh7H70OTZI+Fcj56rrZd/m/CY3mHp+VKzfolRVe
        eXkfSH/MB7Lp+kBO88O5D+TMuA+kjb1gbkX6QO6DSF7DAfA2+4A9y9DqafTFzECbYb0gdbcBfmoclAoGZUpaLuIOLE+vfjAqxWBUdDgqdjDqKDWCp6kdjDpD
        NxCmAI8seEkymAFxgxWuHBUG54DiGN6E54QJiwAZQciFsyrCOmpwpYPQRYkLzz+TZU90jckUCxSBIHppv15iWJ6Gm4z6d8JyI83VKBTfdXzknYUSEydHq8kW
        c2fQxHUGbRJxJ8Ouv1vAknTEziLQjfMAJJhHX17yDfxhmwNLdnBWiuhLOoBT8Kv0Im32WRMk+7vcyqF1ckAffMbeZ83G7yOZn1yXGr0mX9NkOMiBh4r/MjjK
        zNoTJZ2ku+RYXbaRQE9oL/OyDvjlkPRBVSKlP3sdXKs+5O65oR9/bZDrEiHIdY7gKtkeMwVzJ2JghLDacofXkQ9Q6yRnc5Ppel7qOAd6Xlailj97za6zYJ4t
        0lmwgD+L+AyQn/BJHia+KPeWd4IsaUEIvQG6UWfym8suHY2+qU1cwGEPCpozi+NDsKy0JjOyIWOAqYrJtSzf3GObgZt6i3F3DU6yrKGaWoMTEr7P8kYkhApq
        5wla6r5NX3JOSJYDEQEhLRWGX2FrgYFPI2sYNFW7hqV0TUU8i/ypgIenBdtoDeD7ipGVZ1pYhqBlVezKNIkHQO2LQR57lDzmafmeKshiT0EWe92pkHeykOti
        Po/Yw5Of4U3QtZnd2e9zJHuqjsoQY1gopKh8JujNit6MEAQSn2VUKlbfkJEr6PoY4ULRWeWSkXJJRgwS8hS9DbU616lHOF/S7cpKdwUz7+iiB7nqihs9mAa7
        UDM9ZIiMFbwYApKBHXyfAoj+bzCchRvqP1ADzCJWHL8Q8C4ec61H4WCrkOLv7GQBpBCp39khBhAMPEIkDgIvwc4tMxdNOv0FoTaNiq/pAubhZMkE2+qrG/GM
        ZhoUyOgpFF3Z3TLg2Gnu6vB1jZqXRv3Iicr8RvORehkgfRUTV57x17ki0iyEP6lmdLkKYMpZVV0Ey5QUgHBw42sYS1VVa03ht7Sh/xs/75nnP3A3370KzsxD
        2H5xSuhDIdXOLvNfuNFeuaU00yF7IsWYvaAf4Y0dtUvUsUh07DX+9BGyU1d+iaiYmAcRbepoGbCaskO98K2G/vOFGq+OzdonGeDies+ObOZkK4RLgLNTE2CZ
        QHc2Kx1TJZacAQNpOHMcXk4NneOJrhOGceA1/Glq5dJ+XoG1X1yDBwXptdI90Au7h5pREmyaQyN2Tie4oMXsbtqrT/qMHtYf53x8qaUeuU5lWgP43TuVwaKC
        P2VlamVl3K+28mo1Y1maz9qHzq/lG6pr5y/ck1U7WTRRPUlEPVkZUU8OQNxvQaTYLVxpZiRcaU4YQCF0tIciKCKD9bRIjAMEiLQhOgjfnZKle5LiguuTFJep
        MZV0ysxAcJsbDVZCWBHiGPLuOG2qHY1cizTqDNNcevEApH+93M4viyQKf7hpIb2aWRF1CL4gjRHLUczwsrPyFkgSHqwqg+TmnRGTznfvkEHkFNiyheiSG4hG
        jEI7LEEw/wzd0CVAHHB0G6Oi/1U0qMnkgex/FYIOug0cTwPRVo4PCN+Sw8NIqRbvKvUfAPNzhrrhSv1NfjOX+pNxqf+ASv1XMUVpDLFfvne/fv3d+PpKcFKq
        XkXSCRk8+Ly7Yn/crDjuTKzs875pODTcGKXh2q40fHCEhleUhluYTK+YimsuFU9B45kCIQsV10DFlHmndgm5m9ol5G4nFWMDVAj2rGNN7ghp13aQNn0jES5l
        w+9AxisgY21XOw/Ag5ZzFZBG6J1ZAz0P+2McBiW1LLsbU8ubDAJETJA0G7G2Q27No5ZD6qyZlW3x0RYqVSum28VjQ6Qdcn45uYcbZQtjxB25zFqGMibjz4Ne
        LyCgY1modNL4NibzKNgJGmOEW4zulBKuHd1UxBc3So62CenCrE2RJRnoTJ+WCkwaXVyfNLrTY6M7bepnsT3i7CuLLlkHeYj0lIL63fGtM+BxWgcyRthSwaak
        TvnlNjoKFIjYK7Ap6YsymeeKs+J3GZS0UqxCWPeRfaJX6VXzlbUjp279ZDUDJkMlYShtFwQUD5NujDWuF/RCoU7hEEJNZ3GGcK8mz1rmoFRF0RwOQI9docJ6
        YCRS7yBW5ISasrRBunskNK0hlR+LbVzRmEeRuWU4ZWgSDV1rg0VZLTRWLbRNQO74lWuhohtPD81BCFLoXCAorCjmZV1+vhbtUoZmiEnT1+WkgeUkhlSB/Hgy
        e2RqHRhtGT4hWogs6RoPlpi8FpBEhU6KwpooDPrMILGTm4LUVRqqbyIR0uqvQTxrqniWwPudQlnTCmptzPYIIX51dHeS16Ou9YB4hlzDB3bzP40nzftu5Dzc
        lIYgH8OzslQhlvICjg1iO1wFjIdzOPrEdrgKMZd9HFtHw8dxFEXgJ3E8cKN3htu8hRO+kPWP+RbVLhjFdkBm1a1s2o24dBAeZPKORlw67ZIpseJEDjuhFvar
        BxCcXgmCquc7OdRq5Wm9PE2azDJF2S9bUsSPkv3WqEINsP4sWmGxrvCDzgMwTU5RG52D+/0iyGYOfyoYMcufwdgTLGvg5jUib1zFWPk2DBdXKTjymKpbU0UV
        CzugEdpjt9ooaYCg3wRBtdNgUYkCQcgSOZuba2fVXDsrT8/2swU5yeYHUFPNPFSqBVneZvAIqiZvAa0XD/Nd3pg1M5jTbkmArTYM+F8aggGn+HKKOkzZeROg
        7anWAcvqFA/WZKwx84NsZmBwb4Zfc5/qLkFCHHZnYVAeAo8bh5lgQ2Qaahqy8DXPEqxDWlSh+luRpkD9lbvzqihNvYY5GI8twLRwS9dVKP3HsDN11DBSgfSP
        bXPORql8JLUaSN3npAZTCiQRUc3GMFHZhh0SvdvnphC6LtYp76Pojt0IbzDCFkX7GiDNUHsp/Wy2Z5gty5eWMY6yavoApVrAlnHflHMchNcYIuR6D7jG/FDu
        Ik47dppFSPwBSsjmQa3zoFsfZ/KHw0Yu9lp6MDV7yh78PHpQ5lCfPTiHsOBKoX3K2TLobc42swtLB7onI+rKoqKuLA6I0cNtCG3WFJq1hG2SaVQ8wZ9pVDzB
        n5mBDkfesWnRsTV0LCk871hsMTJXODaWMcCUB1rSp3Pyu45QYObrgG3oqsseEFr28eQFtHinoXY/rDtwyNpr9slnd9hLCwPSpJd37ed9LMzp533u+4Vx6Qp5
        7CqiyIzyCox1m2MNm+k+VLEzsQBjePMKue3TvIpfxvCw1+znkKsBujRZddgYPbGWyQrbby8rhchXv4qvSrdYI+Rub5OGuroSikADShHBCiOoGsgLwAK/CtBj
        whWuItYcwMv/2JcVw24G3jS8PHf5Nqn9Pvnk5X3eR57ACkQd0epDZp0GcxEDrBMGDRfpvyYjvkG+LodV+exVmvFEDkZWS6wrbzWl5neXlmYtQUVBwXr6iwF0
        qyVRWK9itAYOsZaHgMAAUVlYvaXAW7KVjoxQTGvXCo1gkXIA4n/IJXAJuuW++qkY6CQIMXXySdDRHRhlMcRI6qvFUNgUNpabqEWFkGaRLjARfKrgZgMuSwjq
        3MhYF54Ecy0tvxXYaNTIqFsvol4DLL2NAiOCleVdd6FAv4YRiPas4RAG+yk8G8qz8pmzsBbVFREthoIDO25MeIQY4WnK6mdkfq90zg65BTBgNgYpEq3jHhLC
        3EZ4UUheFA6Ij+uPrai+ckRuTPmMUxwC9y3U7ShyxNcyDL4OQwDrWsdypY56DIHxD9RGqf+A6wx0x+0qkb+736bkBVICaXUP6N7voSJls8gwCEsOdg+Br7xs
        4HtZjF+exuYA9mmv7lVvafmOxFgi5yIDm+uT7dq8nDdiU3H835jfqtJdIY7xw92DtIDyilDbt6Vf8rODI8/7y5DNeOMas3Iqu9Zcc6uoJQrVe605KP9ee2sn
        ya49lR2Ef9u1eit4RNQfNbzCF+GgOsL5cgK/MevdhW8fhHqWXSMKWneVPB6ja/D78oxZvbzf7x2+/L9gwyTpdvg1qcM1t9saBOYaR9OryC/XuhtArrxG3esC
        C3zsJVAh48Lz+NLJoSu+ut0mMu7BQoq+GvJs6PuhFED6obV5SXdiLSFhOxZXjVBvX/n7+O6D0q4sJrvTruXOGbaKMqO0C+t2hpiF1+tmrzw3uYD9Zn/Bxffj
        T5dRCUNzhSo3DdD/fkv/TZB+pPKhKF0YlVCxTmBIR8IPeh1gPIzp6rLU1fVov/7iYZ98cdKytJ8Llp6UCws2/jkja+An+3WjJcSJB1NNCOSHNgSvEAtmv6/N
        bTKLCCp4mVOZpWKBJEMIdU8L65uvJYXKLIWZyG2w+hoYDt4N5DocGOSaMEi8qLXdm9cWB5bVzUAqq8o64AghKv0+XDKZ0Gn2BkSN7Bc6v5p4w2qZCEVpl9LZ
        zggod82zl7m0NLQ3uf2WdTnIHGEpsWuuKBZkiBW6vFmWGNg1AMGXe9nQ7BXxPfA6WSzAgxN4mgSQzAI1lqNGmeFma77hZoWimhULkTgoHtLSgfXZim0NkIq8
        kCE6JRxq3wkjRo+bVh8ih3YmZCV2Z5fZnoaDYnx2boiCB7TAD9hpZ4VDo41XCh1fidK7HI3sdeiq/dJVryu6SqgwLBeWHtHIMKQY5zl5gQT6OiVXjJfRKzzs
        d2l1bBFS0rHFXCHN4JQ1E2bc590Zx8Mlf+KOL+dGZufMXvXqZ9k4vRIv61Ryp4/pFKwIA/UGnWkHRO5dmSQ42gE08kQjvAEV61D/ynRqXqLkN3EAii+Cwb4e
        uiEJpC4vdykYsjAtRsYZoyQiuapKXV+lQ2JHdcA2bs3gHoR8QzIRSFeTGaEQOoJI78j22prvU862K2tEP+eskbNn/y4C+P6JfHev8uzJ+hc+bFnZZJncDt2+
        iUXTT3mfEtq+HQ3Oj0JIFcTZfE0Z8win3Me26YnlY1Bg9ueX94/wi/0Ov5j8drZfxwYTEx5G+BXiQPFBTkRULwAUc1l9n4jpcmufr7I6dk6BcB0iAd+hXFwP
        rfjEYUdMNgT2QxDYfRxW5TOHVGA/ZAX2qycJ7IdMdaSYAxDXDzlx+CexLSQXYucCv+A5FyJzCBL+QeajILrq1RDmD3bohRSZg5Bjya8JxwX2drADrzpeXRn2
        yf6il5Umd+p9urzsI4e3MmRTC+1YQb8JX/NWsa6GA3rQ+ahPjfDILd1NgIAN2Zp4YvAYJJ4YfO/asCH7WLSmqSpjywI6cZsuBH00HeqBFNiaIM8f5ExcAccv
        oxeGkO4Rl38Qug48OoTZJtjub2GdqkCTgNZQ4fJbIbjqANawhi5/dXnx7JBmnwHRyOQraCaCFGGG9h0RHzWu9VWOH7OnwXQNe1ow0O1uCuQBJXAfaTKlrJZd
        0f9uRfzKmIjvi4gfizAI0fdgbrW8FhIsRdr17Orb3wtSvVqI6kx4KjvwdhFqN0RdLL0JIvk16utqDphIpE0EGq6gqBVzYF3k6QPIYmHlYRVVfZV7HUcEEVUP
        WkeEQlRlnVaKjCPv4G6G/z4VtA/IvwdZTRHEr3bKjuWXW3aMHYirTaybHYEKwfncVtmyG0jT3PoFo/WjoE4RHnhsVY0lgnxj0CcrTp8EI/stfHFFX2QcFKw5
        cdM1CbsaT2K+DYbuVA4+fEe+DWZwcB84tkBHvbVL88Bal9uodxDPz9b6bWhKdwWeAqxBVi07F4E0pVYA1AK3flWTqG5SNXUNyUE2XanxCOicj5pcpUC4yR8u
        hFP0A1Yvmyukdlf04nURB3N9wT++Wv3RL1/7zUOHEGN0/ANf/MnXP3Xbv3nXvYyidW4F7i2gGoau7iW/ymd5s3haM4Puh162T3ShnvDuUzi7FeTgpw9Le/Y5
        Ctg+DTcSxqWaWKB4HvvYVfuKzoH/UvlL+Op+tD+VQ4hu2M9uoFN36UR0BZST9nYWOXEjEKLgunUFPbkxmedxvpRNwaj1LX1VsyX82UPvPjOfxw6ma+6zHWPL
        nZ9c1gKs64XwtWi97jpyVUU6u9BahXPOLMHS6pX+eYtmWV3OrEvZPAqddZfujC608Vkzp+wnHsAJHFZWSBbYtOirb61/Vr3FKtRJwGKRHA3eSLTVYFPMtwdY
        +fGyD+0I7t1g+tgXpGoGdZO2l13syNVd9k5q5LZgsKBt5eLqNwOPPOsozke5swpji/3UayqxS+cS2pKAfT6EaWrUHoo99baugomJRjSeOv2H4XOG7Zym7mvU
        cVa3KkiJ4iefaqrPHWx/AJPE7lx1TDGIielJv3rqvw3UOVY/K1PfUaIfbPYCBxAQMYO90LnAUJbS7nJX0t1vbB9W6Wxf15A2jKR8txvTDbKJEYWDerNgEkEB
        ito6/oaf/ezPV37tB98oPKF1/Piff+HLX/7Du99+79i2m2vtwTQ/3v/Cf33pbbf+ylFyB//4H32if/Qf33TgFnKHFgMUe/73Z6bkkTLfjTllZ7gsBj2/2zXV
        s0Cgc7KiZNEIjmQ516NPZ+FoADaseU44GLf33aIolwHufTA2KsC8w6ggoQLkpyppBRB2xEDPiTPqI4oHyQigV7z2sIOG9W9PMPx1nZd1S1r6MVpPtU6ismp8
        ZQixCENaa1YR6WlOub4DiRBcF8QXQlwNATc2HCJ5LEVApc0Wz2hNLQOvzv2De1qBO64I6pTnspcdiRGAKMdoFbm5I9zIYRmtynZWOt0plTqjxTBU+Wx4dgTb
        iaOGwAp1XK2MaccVaseKVR8SBV+nnDUmYdRCjpq8Xfv7GzX9mNHOq5SjVtNRqw3UhutgyZiW+8PHdIWTza4GACfnOHel+87qPGSmJeHgusXbR09HeDniXlYI
        Wg7Z4cLkNWgmfO1xGtUdcRo1G6chwoxuH1QQjiiEV2G290E+dwbcSMgJG2YwTHeuRIBOY9fh9Sq8GGpnubWA6RarT36fK0A00DZWt50YcJIszfk15n2H87iM
        9WtrZ03bSZ1gtgwTwiZvjcJ7Q7UDVqM+oKIi9Sv5dj/fWci484E886KMdRMTZ5Vuw7LZ/YTMDzyXKqogBAxbzJgnNRw2dJel8KJXj/iYGOxQoiwGe8JNFnR9
        iNzDLc73xhC7JilZY4Jta9AuNM3Ga+iXRPuFrjCz1jOF/TIDJ9gU27PTRdDUNMafCR50/JkLGZWny80I6rCTb6bieG84TirwOZ86Gj6sIjCwY9pHw/uBInU0
        BLKMiMcnNQj/DsVkvhUu4EfDNcVrvgE+4MiKxiDqFQQGIisaBeklQG+odN1S6dqoH3v3Rg+xh/sR+nyFen7/7lTY2EgKUXuPiNp7IGovww/cO5UtyYUlxHD5
        cK5cgo4Q4gAdYQmZDDqioQSlTyYhCkPml/ERUeEzVMnXvFKMfg2UIGxM8VKRK2cJYPV75QLd6ZcQ7GcDnpZgJtbVn/ZllQCZ6UknJkwPmIC6ClZ1YlUYlKqB
        AKH9QAwz3fp6t8NMAnloPUU8pkkIWEFWmVkm+QEbt85HsZu+bDpHglQOVKKWFS97CciLgKQze1aCpWxJ9MhJcVUtedD6ERbX2hM2yuchmE4IRpqBXNzSGd0y
        e6AaBLR8B7L6gf5FDpxM/1OQGC394ygXWhOMcdMipn+NHgMTbqb5zWkcgJskB2C1TClkQtXK/YUEDzz3PejYRuHzd/H8sMy8cKzPrFbgC+3LTL3UBhQZw1ui
        3Bv5PNh+nTwQ/nf51Fq6QGl0spEaznrOWhJNOJf3mS4oKX9jcXW+yhANICdwBdvhO31+xHdaTWSgtzq5PXMkI2f2NJlehd6DlmfRAjwlZRZu3HmYYXq5aR26
        zzspvsHXVCH6Gt5rqkaVKj+baBFPJ1xu5v7hRcl1XctIOSh/Kg/O6WsMGSPQFoyliQnhVpbYKO7kR4YG7bxc7CJNrG+bni/oLSiNbfi6EA5JGprazRZnTtpt
        pR0laQNAlRl2yVtFTNG8kmqLWtNCEaempvGW0PquU6ZlH57Cnxmz6/SaRmof++y0rjFfw9b9tA6ZThi0bYqhViP26UWr7MKbgctRBSxpEUNsS0zVzsauiKiH
        niV3U4wNv+SEAWKiyAojZYVRHiDq5yspWNy8ApFoLslBzmd93cajRVRZX61PMZ1JGSqalIFqd00ZZx8iUMOuNBwm6tOtCfsRKTqpjaxZOhALk56yAzJjZieW
        0bJdOvHmjHY0D23t6NZ4R09Z7ikCn2nZTVI+WAxdS/cxcJMx3zQiYFmpsndyOY0yKOwRmLdyYoP+WtypY9AfFiT2UGxXKA0ypHSDFGyxLme7DGLMRUzjzavq
        8leMIeRqrDgeY4pknHTBh6gZ4EcsCziX9h+vhcEjFqZIlva2rE5tJFA+EuwFqPHDgERDjEYLh/vVUCBP7F3P4vRcQP8doP3Z05qeNgmmXp72yxu1/LSNJby9
        EuyVgn5JfqqDUFtxduP0w0QF3zLhFoNIXPQgF7kUcM9wMEzU0zEBS6pbmMgd0w/xBXU7hjhmDZ0xjQKupm53D+oq9lGbQpbrQrqD4k1WXWUqSahdiaYhhCoQ
        5hz6tVUhmlyFKqoQFYg5kapbUY6YY1VkqoTML+0g+2j3MItb+Bq7x9e60aJftxZ9Wzffdk9QdA/gtTgLgF8EHy50j8/uCXSEgtdehWhyFdzu8W33+GX3WFmS
        Yl6X4BgVnQvhTtNyW+fE79fD2iPNjcDOCUi3ioXkhSexryLHW7NogkAW526PzGqwq9ujzIGdchN6BgJbbXLPYNrVbM/UFHVzQiHSgby+c38Uu8Kj5j8E6Fjz
        X0qUJ1R+YtUw63Gzobd3FA5RQyr1NU0c/zWY+mPWeXyPtcba6YnjJBnll7WJ0o1fJciDiUf2WHe+nQFWqjsjV7vAkfSR4GYaOIzYXK2Mb67GcISMC0dIGOuK
        zdUllOETrgo5jawXo4+dVSgB8g2I/kBW9IJNWb3odyT0PQvYwiFT4gZj5gu7wxYONX67aZ1um7mr4XwBkrd2fm0Mim6yjqjRmoC1N2zsDZkUNjHLHkB8qiOx
        SBSw4cTtQvikToK9EB7kqRONtOgmlp1mrNkc8C7MHLckp21a2ald0spO7ZJWdmes2QLSyi4O5ONOxCQc62cHsABRUbThZYA5gK6Q55W1UUlYDtHpPvHghzTA
        iJTEELNmznRexdRSKSuyy0JNt5eJrFCzvLCp+Gz98utNUM2Qaz7V2KFuov4tPh3aT8OQ5Xy6krsQ9QtAIKhLwbCLL7fPYgOpijjRI8GScrtUuV2s3M6jOi1s
        7qNBEG5UN3uf+EbaM70orVGRkabUjgaIOxi1yFVor+IOR2WM2qsqVYDaq7Z+3E+u0baFEToqqnDUS5HuxeJROfsmHl/t1mTs6qYhmvD6ocBzIK7vomvX5NpU
        +MmaDk5laKG1Bswbi33sMP1l6gNygJm9YeIujrFJZP4LW0uvTr6PKI3IhhBnVUJVSj39kFhQqAhYAeHXQgphYWFTCJntWK0UxMaM17GB2fNPZVUpPBlNlpV8
        sBrE+BD2CCbFD1ZlziYybjAbeCYZmb2JghslRAfSnJJVZx6H+bR9Zkh/3tCNMaSJVWrqzi5mDLOQY1ULHBP1ORoANXQ2ERtjHR+ohJkRY9L2uvKVYkY4tm1/
        B+LsJaJARSoyByoyqwFmOKR9nrBufqH2Hjz2agHpVH2pKqoDw+cjRbypFnamam5nUqMjQ1MiDU2J1J065LYgTT2g71quVVIEUVQpZEjbxWrNOTIaPxNaeJWQ
        DoHc9apoaynh5YwkVONXRStAe/JEnStUAI9qoRlUVecK1XubTQtUAfAV+EcoMfmjIIg2gw3I910gNPgAca6Q8Alf2K0zMzAmQCgTIAT5Y8bWYdDNU9DUNf/v
        aIaRYCWo9HyAWXk4j3v+eg+5HMBbol7cq6eHIHzhVlaTm13oCvKrCVT09ytSmv82E018yUQA2pBWgDcYT5gJkkfJbBNpGTklyhlXASp0/TXXLETNqO+iZlVb
        sypqVplcs4rWLGTN6qyZPAd065/3/cqGAn0ZpALmUNAUd2fLQsES7ivlfj+hXat3YSCRK88E99zyIGIFgw1C2MkoB6ILbQ+dTCp304bqOcld+tv0pXB2Bzwn
        RcF2knlnHQw/bDH1gUnnJa+TUnpe7/A3EpzA1WUD0Jhe74Z1uXzBk+vJu5HvrcJwRcdHBckhXD+X0KaWpp9DUkrZajBVgsyjKAK172P2gzj/IqnMbgorftQH
        Enrf13QFla1sGSGTHVhU7+t0l+EoH2dzHBcDOprrxkKrkdAqnpJV5hRP98oLy2bvvZ0Mx869eDXqLeGNGAQTg2B0DlSyeSRulOKEGj1YwWPjf5vvvcn3cCbi
        vqbS0PMlptfQ8xU5X7HnN8j5Dfb8VgKW6/lJgpjj7P7ufkOEuodh0o/NfrlzP9PHMvtK77QPBFJUarmI+rzvhPzIY0PvPfEQfjrY8MvPjMQxKCK8ULq0FV4p
        SRadynx4KkXw1cckrwN41HFK8a0vCldJeqf49NZXrDMmrcp8x3FH7jueKpXyF1116ipo1Clo0EcFCIKpkHodmn2Ig0few2FsoUbIM0KW1NC+UOuDNOMb54gy
        78v0kekrl7OGzEuZlab1TrreyI3e6V/Shxgs03pbRxpf7+1dT78QmPpKsLfbSBT41+997H6DP2/rdKfk5PIi/9zW6abGL0CBuwvYnE9OIWUA2OCi9JT8xL59
        d6n3jYdx/lcP3tbdA0zsh29H8r3e6fjW7mxofQhMG4DVLTNHty5pGZzK2mztbS0/dyjT1Nto/KIonUvvWc+EftNuB2Qcd/eSmoVel/DEspkuOnwZpS0/k+0r
        8vhF8vcWE50w+8qUgHc8+FArMDN4eaobhWsFyaTekLPgIw/c1m3K8SUZ21gmRFPmAqHeRDACjNBsy3feuripb31TaCnm9Plm9Da8weFdVrDJp2wFE8Nk4ntf
        QR1Jq2419zrV3LtbNX23mp7zFqq5d0I1E7N3pIp7E9N5JT3oj1au41Su84or13Eq15lYuc5I5YDMLPUtR3yvPFD+6sDJtgHbXAPTJ8J6FQsFyaENSx+WraZd
        tppYtpBzZGw6AMoSq1YD7BCUZzpHAyNv71Wxf1lWsSb9ExNMi5pJ8Ezt1veeAP2amtS+qjuTYFuWacHQeCT4DBPcHAn6vioej/u6ApzxVRZ+DMf5I8FpVKrP
        1LEX/CDY9B8FWvgBue9gUbm4VN+J5fOAlPdy91fkuzLNZVFgbjOs9JTjfbB7/wRYHBJMAY79QODtWhLgnmX2ydKK1ULqv8uT/5DDFySJ/bTM9eSnm5WYCXcI
        kXUxYBZbXeWbitTOVGcwVlS4X4oNRoBpEreUsFkOABamh0hnbxa5hM6F4Smc3freIqdtCyAoYNvIMvu0v66FIrstM93izyr4Zs9Lfz1AUU8HTlk1dVQUdaiu
        r6dPBzSMRPbn5wLNZxFsiujzTaQYkUad8zUjGh/Jqojdl7YhjuAxQHmGAPes5lQBUTJryPvhNd6qkGsAwlRnkhEhDeB/HsgklMUxa9mghQnIcfbJ09g/UWOa
        zQxrxWzmBgSKIQJH5rgLkHnYd5msf89w80X17xlF5OPOwFy2QF9DpBrFYUEPs+72VlGlaZY0buuaZtF6Ym1dSJMzk1/WDxMzEdkkCaNY2rp2vi1foJFrGoe2
        UEaklqtp2Lqa47auOQQSzLmBBMwzhxjvadi4ZjS5DbbxQEEyaDB1IcecfIIZ59qwaydn8Up/W1ay83IbftpVHACDJEMKT+aenAOcxcmndSelUORY1KE+O6RL
        BFJHAmOsrZ9tDfXaHcP+2CBiSy1RvIepMYig1KQ5CFmOtTClJcmftoVZoCka23hIXAyLWwvxV8QJ1XhZhgQkrFSL7jXpheCZbPEJadWioiD2vORGDzyS4H4N
        MDd04TlmlKtc4yGmWeYThHc5zKnUq7PmmQAPxPqApw9U4I1exRyCKiC64FMmegp5es/L3KlBGpN5KfJYq4ItkhHn7Wqik090GESR8hO/EUiPy0R2sU2a8iS5
        dv6Ic8uE8AaVVsH5HOkPTZNu5M3iYVT5aV/np5MY7QQjMEM7xvTkWrrm+Lv+pltfA3O56G93oYqpLpCM1lwDvGvq2J1YIEUXmYXIrds/VYRPAAkdBIphaTs4
        3veVERawHugDLeeBuzscvDAfPGRI1lMZzycIlGIV2x09k/cjegZLmt970bPrWXyj96Sv8I5c10K7rtVv9LiuCUn8JI61IwHXt6aubwWS41HhUlj2bvQeli9f
        pM/6/zMdTG3UsK/Ql7VhRmhphql4Z5lduHdRvz2DNWxBkxXOX1nqdwV+zYvIq4fVYVYoMVvE9J495K3AAlpYbCM1BUVMzQo7wyyzsDIYZisHtFoDJnLOOx54
        K/JL+W7mcZQbnhSWMAufngYOq+AAE43OADibHTFbzcFs1TZzMFulu2GcIc1FUz0a5RGLJf6WYV9Nv+rdNtHCjOuTLMyVcTDxtkkJJj47BiZOsKA5kdhKjblb
        KVbeRfqpVSHzTKl7R4MAmqF6yVbyLbcYaZGmSsw7ESDmkSo6TH9TzhCBVTHziJGaw6+VYgZc/OgFdyOzSjNamcUVcVNh8aSosdWJVsNwcqfX1NnJ6fF4FHcs
        diz9whzDgm7qQ/jaRdzsiWhRUv8ZmAInj0Njl3FojFn6G/DNJbxePBmunz7ipqE2ffi/K+UoSlBdL9d3DGNGx9+WqLXVnJLvYEIdBseUiWXOw2QGV9syEUMN
        RkhmWampXY0IM9X0ySChcls08u7uXDH1issvHhsOChdgkI7jTIyomHAimGHlmSeY8K7ijE3NBTOMaDd0wAwrI2CGcwpmOG/orjav8K/zWGlIX6li5FTYzzUH
        xpBBQ2YOoUuzBEFbLFC/5jTx8Ow4ztksjVKMcgtpHy6pJB5ijW0TebtNB1X4rNLPvGIjpXXuKpLUt8Q9a/exns/CPoYygHnH0Y9FAKqZ6T7hklDSq0A+w+63
        9J6Gm2E3pYGtty6jzjG8+Zxd7cnwSgsWR1Dh2PgWsNtiwAnC2aLB+D9bT+zCwfch6pv8EzG338f4SXnaTESOpFfmAnw0V4HTBK/MBahIRg7cmF5Qr8wFMwcB
        ZEE3puc1lXSgphTm2vU1124oq8ULIvnPAB2j96wuIL61sMFaDA/j0Ia5SNstKpmZucZbyXdBt7JwByBZ1QUkCx1AsuoYIJmZIdROiOPpQOanTEYp/Hd95iSk
        90pMvin3bwUXnYHIN+hW9fQGjNMMl6ZuCIEB5teRVazFbEDwNMCGmK5lcEOWoYDRG/O3klv0i+8w1JRfyhrlt1Act+aLjwpV99GH13gviPRzC/zzhqXg8WCL
        773oZ01T3zp+4Hs/+YWvr1w6JgO/hesX/SHhEYeMZZGa2SgKuuE3MZWL1GjDexkUKCtF0zT7YGbCrUxjyyaO+ysps8UyTyqXo299ziHk7Zb0zIzIB+t2uH16
        tUNQSH8uQPUfUBvzDBBN2bb7Rdjy8VK8jp+meEXkDQBHz6jpeUZpacZml2ZrtXNWmepqiNMzAf3MYbwcYke7fzYZ2VUkjc6ITKNJ+qDRw/TtAex1JNO2B3Vx
        9Mqr0NoPBd5I+mjv0Iie7gYLUTP/xahSeyTcrG5QG4fiGl+J7XufgHOJC9oiMqBvwZBVkw2Zvr0wypoYCmxdBWQkuKK2CgcpAuYrnMBObVWfFG01sNpqqLk2
        WmNhWBqMjASG9G7NsOsYTFZZuddmVcKK7ht/TVXLSJ0vqpqzMLKpC1GvCb4mX9O3R1TWgEXriVVZE+RYzC/rh7MqY+Mx6UZU1sAUDwYWSKNCXZVJXdWPTDp2
        KoCpnaprANU1GVddq1Bdq67qGkN1bZq2pmStqI9GqBpsbFXXGKprG4cUjDYG+h7e6Q+3jQ/lNYZOJnwcK6WPA3l1gjdODtFOt6MKjx4mCIUpH9wDdglmnKRb
        UwzuwtdUmcXQ4uIaE8aaXQeQngt2AJkVF9OyMvlZ7LbaoWCn2nyXOrQ1DiNLw7DvGE38QeWylpIddV4Y8KvF17vwXw3px9i26jD0ZNqVcj0ZARVtoBQiSwRO
        rB8j2xvSj1E17EE/lwnaqlb7VKtTpGxJFVMfm4kNrGuiRmm0gc98yKpYJ3vtJplndy6xzGLN4/7Qj/phsBFu+o+K0F7Dxs2ucE6VNUU1RxZ7dHcfjnrFmnz+
        nhMjIb53VTZElvq8dPS2rBOiOsZ5MpQnVOuFXljTSluof1gDkls84+6BbjiZ35BAkpmB/fTz3EjxzsqaLOcJ67RdRnklyYerYbwRPOqP55OrlPnhHlBx1tno
        c5JRrt5yd3nn/D3Mjxikf+IjH+UzWEhosrz4E0/++bEPZPXcfvnwhz+QNc6bBn5vIqHaQB68BhZx78He0nt6X/m93OsgROx2AjWmRv8DpBu8+fDHOZRuwkhv
        wH1KJ2Hk2BYxKNXD7kr9iTz2cSiLPrZ8fgMr5Q1/LdrJH8hCWO0TxMxNRqkb+EiHVkgGTrJN+ClUEfcLL1v4A0bHV7/vt37iH/35tW8RiYFZp/Trg/6QCcgC
        1tVNoTcweeaqofTmCknpP4q4epKS5f9hU1dd+/Z/8Y/o9X/89u/9EBNR6/Xeb77hX3/v5fNy/a0/dPObT9z2hWN9VT37/SlQz+6p/aDketCKgoGTsG1Cjr+/
        twoyMdi8x61kRuAIg0x/k1vY9/r+JrOwejY1mlBGFq4b722aDW/9tge5UeTzroc4FSSUNQH4tSzY6zZJo12gYeKgn4x/ikkfEk3q+LXADzY1FDcXSFGJZlbp
        +e/PgrejcE0SERQoDLfK6l/pPfogw26k1rd2hI7UrUHfjikzVm/vZFK53h//VcrKS5Xo58RKvA9JPAJM6TihdRSSNX1/ILqo5VsdZdIvBpqPtqo9Id++DX/k
        99J71t9pkz5UbmkF9lrmrfeWTnXJ33iGXqqeaHFvtegmOBrRQm67qaLv+HyBXg0iwqGH9OXgW728ri+vj77soXGeNpI5s9Hr/8Rm0cylGybEPO1zZ8bXnZjr
        Yc3yCeno4W/5ZSuzBbSH8ddnfNrIND3mLx8Imxu1zQC7+BfD3MolsqHUUT8H9UNeCnbmBgnGcoMEig2hO9SJTZ+2lmcfdjdLyvAyzRRCAff5QFOzyumzQcZ8
        aUtmafJSu4eJbXRhtMgHjHzcY12PlwqQmQbOeY0/Awd9Hl4txNdG4GuialZf2mkzhbRGM4W4SQUC7aMiaUjg4NDPatKQGpSXwCYNmS2ShjTGPI0IvK9hpkjM
        ocmfAAyAPzajSWMkTweSHbcU6KSad93TgWad448Lwc7PACKgVoAQKDBA8RkLaFcf/4zT4qZwRqc/HK9+uVdP6GUVjWQgcDOFzHa69ZE0IrOAfQ9l1rZQzd3w
        +SdYyjBku+LzpyP4/NNu9oUmNjIYDKH4/ExE9neUfaGOhCEDuNg2Xi7VQmQNZPQiFbXSXm4DBCGyUPwwlnXn3J4+0cIegNPb7LYTrQoScDQUx3uXXq92AL3v
        9DrA9rG7p7r+TO8xH1n+Gum/IdmcAXLtDKX+CDP+cXLxyaNT3+GxPJuPTt0ZnfqoFbM+mj1hZHRaHJ0WUmC5o9PeZXTau4xOe2x02gZ2zBoTJdQnjE7bGZ3Z
        CaPT0tFpMZ8L/XS7QEKUbnoBU04ehmUBvoWjkBwoPdLkGM1dpmLdzvg88VuknIm531z2FI0lx2iayE2VMREkvzaWJ2OUP6GRhbmjyJORnMUWIwC3av1u3aUT
        ZIQRQdDSycNKJg8Iuc5gGaIJcyKV1HZQybx6xkYFpAKoJBqdw9Fuc5g5NmB1LuZw8vcwh6MRKlFyKOZwPITVNqeSZGQOE/4rp5Ks6rjdVXfk06hOzqfB9QfZ
        NJzx6jSThLCS3RrTaSCPBnJoCAutauYMcldm05CzqNlINIlFDZnUqkwxVNP0iq8uxVBg8tdeTYqhxmjKgyoWhxmm8qlZCloJ7u/OqemrThuasJsRhgfjmTah
        BcsAEXT6Ywg+NevVi4i6HHdTs8FiQWuVW8sganSCZvopZfm2Uk5aNBI3vvGJz41m33ZSbk/ssWwa4sMUFer8Y51ye+kYEN6FXhko3LZpRmg+T5zcwYivTNCa
        coOJW+CxboEXuNUJ7XaEkU7ohEkY6bL2mjt8R8LwsdFCzp1ixIasfa2A4V9awx7G7n3ddoKu2+U7puZcrznXE0U3cb7XZrQljA41C9aUFGGRiW1rq+8gsPSJ
        t8c8oWX/QGTLEoVeSvIQTlo5Z+y1/lGCAcBSCv46Y7fZJucOZu6SxKYNbha5g62YiHWiYZMUcROyqnZYskFPZm9cykbIokXGCVv75PxYwhWZu7X2yvJjtaTj
        R7aUqicegqG7t3ZKs2PBgo66rARrWrM7mjQ/G6TxYgpfGNO1tqsw98M6wB7B7iYzNcmEGUmilcj9Kvaeqtx7mh3ZapmHdBtzuBqk5YbLoVvy4tjGFPPv0m6q
        qzscNTgfGsXINzjyyHSDf4dYWTFYr2QjaoosGW/qrhSBn9s0JhZz+1VsQ4EEBpkFCLHrf2zXf9AI0riOtqxhIUMGNslD2+S1aCLhVT9HG2loh6Htg8RKEE1L
        m5QgAIPcfA1aT6JaD/1qlizgyZIm4Ek051bGfEetvB5NrUczJ+dmKMtP0q1OhEqKJ+bmaYxm4ZnBNtgLoRwbR8PncawdDZ/FMT4aXsAxOBo+jWP9aHgOx+ho
        +CSOc6KL4li90etjd6zP3THqnxBF8fcM/z7OjY5eP1xP/yMc7ZmSe56xAnL5SX8diwosk5gEvQtynEXP9n3dV3naPvC8feDZ/IFzftINIPt5IHocapDTPRWC
        X5DuyT37RIueha1igVqXQm+NJ7+JiE5KsAquS1G+LkWqfCJRQp6mMlIEHfkts3IWeyqKHt6lxAgELGneLd3FEA28WPTLnO6tyDHWI/6MdM0iTBzc4Ou2cbxk
        Jfuv+N1Ed8Ls5tFj9oEzgT7won0AyMaFc6No9NAGgmz2Vgd0407aUapm9u2tCjztTPVUNns7bC7EshcVr/fVjXdUNuX44eh2YViz1d6ljcSVhOpwj54dkYTq
        xKdEsaey+dvlXQXNj3t/VpHOuOL7zfyDKEHOv7pxayd3KRDhuQ6JBbmmcBZRoO4CXajO9FPoSwja0rOzJHcaWpBzudtmAlFYS3FImAFIg0WSoeZZm4zGWse2
        OVOvJJpss66ZhYIiDykvgTPUmeA6VlyhGFmXdMNjwGRkmqUrYzKyuiYjq2uEF2XdiASyg1zmYDmaI9NjO0EwfbYSALF9aegCduQWrJtzsZyedzLZuuBljHWp
        Oev4nZ2sbvMh1bZpvrUdTOewiTwhccijzCaqoGrBtiMToSDbU7vkjpos1tVL+MVA4RcRy5cwL8m2YgZuw/C0oYK0SH2lfaSvm71qW8JpX0MmMC2Cvp68GPRF
        vG6NZ47YcLoFWEhwQ8ob903uXawEhp664BKfwc4bfH9NhcCi8AHGLs46YMSAass5FToxHWHvivfDsQmbYQyqaMglx2OmXu5xg+tdKdJFJ1O6zeinnELNjEjB
        Qp8+QUNBno2zmsc61azSKckqhYAxBUm1TlKs56SYMp+mAoCQKLmplNVLn597pZa51PcXx/DxxjZ86TFLGttZfav0wEHAR/jrx//saL5NIGv8dvonPnu9nn4+
        SODdgFVhSVGvUoXCwrbN3I3q0UcagWwCfwvhgOH6lZ4aoT9SD+qb80jYnKp7sweZZgmHJeHqHnpyHw5xdw7m4fTfB1lQBM4FeQQL2WCoESzNMoKlUkaw+DaC
        pcoIlspIBAtN1oxgCXvN9fQn1A6OHZK5T8ucDMDQK8FaqCy0dgvZJWqBWJPAxpowrC5+J2zRiINCN8LN00ZFzUvfzt/XISqiDwO478QRRPjVzOo2gKCeBxCM
        18bXAAIfLsjvW5eFOhClAUXUrBkaxn21PBs/fc46DlfUcTig4zBcMopOM8FTpqLusE6+UVmIO1nDDXZqPDOetEU6ooEyEOvkq2O78Kggd5LnMDHQqDJibp2H
        mDpn5sbMK3PCJ/YMustYfcZuIWvcwqC7qEFnCAWU6dR1YEHn5RLceCNYsuFty5AhBI4wiFhKgMkeg6CWwyWkMsQ1LrkiZiI3WVN9b52Ey011g24hLZmsDQv4
        0x4AGEdFr5k+FMYpAt7A1xm2qWmihyMvLJN34AFgJbU5KbvT0vAmDBT7UANk6uubZRiJl1H2HvyRObzH+YAsqZCgUecG6jGaoxrm5kbhkb2IkhbUGVuONg/9
        fjIJ4CqQM8jH9wMYTM5mULdUtdNUtdOCqUAIbBfp8dpMjyfPqs82VLopYjVBW5OVAhBzNU5GOjd3sbfTsHFsTaGEwudT6l/8SrKGvBbhtenyqvLxaYKLwqCG
        kunfPPZEwieSoXy/k++8zFM87gs97EWrhoPuXszyU1mliJhCVBjA0818+jtB19fNJ4SJJP+lFgSbyYYNf4yu9Ohh5pta+nxAQNyIOWhwWLI+QkDWLybJheF2
        NgvHqFwGOnfT3R3HmxuYuRFYWWqiayCJQwy1zuUIsifc3VMm1LkoOkt3qocttZb0bx09120jLv4EO6MJ+mm7n271VdyafC/DutByKmamtj/lTPA7CzP8pfN3
        IoAt6q2ss/kzVAtL1tB2XcOJvSg8y4NtM/13AXYRT4msuYmWrgK65FC4lrFCEUFQ3Fo1IC81nDptHf+RP/nV/l/+u3M33QMHUqi5KStCmyTg+7DogjXmn4tg
        uGzjcD8MqTBCpTichGd8wl7WaCrpPHYiOhPJ24SzPsi1a6xbnC6527I4ofKp0nxx/N8+859+9//e+M/PDPusJDy6tJ8cL/lp2sdBOKjMaV+p5oxfkM3j/ium
        G4U5Z0fn9Q7Yr48h+ZzbLqGqh7WndtTpfN+BdHC8zO/rjNX1cV+784yv/cmPsA32A9CuCIS5ol73ALRMddlXtzRsdzYhC2CVIoCmTCQbb/YTcRhvVDfpEQbo
        ypa6VRpswWF1b2ArEYpgW5qJS0tZqbrei5hsP4tpiAwwFXpnQv55W6ebYmXmj1uQpQDlmBTTqq4G+Qb8GKPhIHPjK1qAE2h+OhOlPjq77YSu3wMDOsyx9cE2
        8wVA9qpvJ3nuMXCFu02bm9S1Z7KZIpyxLRfaCGlsAdpgxg1ey1fXc28u3aLTteG92Jh24rFk6tVEGqhmkWaFjY5X8vYDh9ovNy2TEXc8eam8mYARRFvQdXep
        HyreDRmOQtfk3arqVLTFFA183K1TiGs+tq9Q7wRqUdRVLQVRHaW9oQ8zWRGgcbdzfs9DlQ1TRT2Pffxm/yNmZuO8KI0yg+9r+XbTZKSUyCklcktZGyulW6Xj
        gInvgch+DwhIBNez6ZOiCG2XVkktteaUWnNK5Tb5tyo2LF8+QWfTuO9AhGNbeQlRPl4vvKWzfsjztvvqIRrTdbtUpuQycculdKD9BGByLZ0hLUjDdRzgStcC
        c0Mk2hS+JxdTU98KbDfmwz3tZNYz06RLf3l3soRhHtpgkPtHDYG4DZ4O15EqQ5AA4CJLP1YHiol5Je1DLVgvWdc1reuq1nVF2IotwIRYdlsWjdVP/iTw403r
        Ilq90oO/SG9FPUVu/qDU0lxPlAfvQPCYf70Iu/Bkyb0iAu9yElg/VtKxcJ3PMm4o/ZK1eKhDSgVqW7X3WX89iynvEwvDVPLo2gq9GxSPIKDCYKyygAxr78Cs
        5B5R9DYGCdsft3cSutb4t8BnRYTq3wxyHYPYDirgB6cyD14zQVEdOrdoRK9nKqo0wqME3jTwapEf6RdFVk//ZYjnEGAq1WdhIeos9CaqJx6Hb4lyKDwMeoJP
        X5nqT+Tvz/qE6dDoOS+5YtTbqPeZvwKqxp7ecvqf6Hf0mB/6m8GG/yjBtrQBJ+ijG9BPlzKdf4jRd4GKLlb60rU/F7orjEKo3N0BqIGi8+CBLKB/cPhMVqWn
        nyhdT6DkRH38fPXxY03+sx/48GXehJJBcBzcKVjSBVm4KqPyFR90HN+cle6uh064uQMehDQmxPvprEIscBeWw8F1GsFB6v3v0lWrpExp0tFgBd6fiN4OAYuy
        ZHgxNeHNHxKqveCBbMOppHfu62nvzNfdet3ZSRL1x1aHy7uTn31d2NmIHqlgHpyWTjogQ1XDDD+kJjv4CMho1BjLNeI6XTWHmB9zWXFMiGxDkwFYEJLNzAox
        2HyZvjn0vuzqXsh16+peEx72hzT1OMKgs4XxzOOxJvEQjUYkPUDrXallz8KsnZlssln7deZ1ckvN2shWl72ekJ0wpcufGfM6a9SmPbtiZgsbqrWdNTX7BcKF
        1JDFTN4+MzKa16tjkJXJHCveVLEH/zo8Mq2uN3Vs2dHyNYW9F/uZloLqwPF7ri9q+RzzPM+J/sA8z9DTm1qTOtKuM0fvHDWjut6Ys8YUeYclzTHjdrRlWlui
        JW1lSxiq1Szayolp7aZhtojW1tDRcJDYovkt27PV74vSGyJ5emAWsG+AXprGH6T1lrMEd6SX4twQWdgeNZF5orsQAD+HsWmaFR1BPp83lS0TS9WkCs0841dm
        riQmJYbsKvbqlrmKUOuoUoeEdwiUktIyZROdgyA0KUKscE2pQUJtKfT/b++7A6K4voVnZ3aXhaUsRUGxzK4NxbJ0UGRYe5cUo0ZNKKJSFASsoGCJmqKSmMQW
        FbDHGEkxGoMutqiJUWyJJYnE3qKo2IN+95x7Z3dZIL/kve99/7zPhJ07Z87t557bTnH8x0RhoJRBsnSgxIDiEuBU0eBRBE+46/BAz+auzOg9mNIGt+YusAeF
        oyoe3InA2S1sUMl0TjeoTqCtJBCceijCUV2zGW926JbeCd1CMhLEbJxk99+uVIfLcRkZDgayoxa96Y2RoQHcbmqgGAWiB6lvfbpgZB6/PKAIBUCC0AwtxTob
        ojlp9moN0ZxpvdMG9BPxvSX6LRT96ANs2XnbW+5uCSLgLakIeDUvDWqQvHYlDaAGuXkPQlSkPl5FQD2gwo6NZABDUkAxZIhQ32ot6mgtJ6xQC1qsZtSEfzP6
        1oKWrhl9tKpWOuhF7FLoD2egYFfsEnSV7lFEm1pE+wt+MktP7wJiavK6NqaTzIg7IQP0tbj5KIvUe1l1mWM7WeS2EQ8EpbxqS8OXemm0WhNtzqyJGmrRPWgh
        WxNthv1VlzVRqHvNyP+i823jW0x+thKR0Q6xMxqKwjJ4xQ1KKtgFhlrjt6T904p8RgPhBhuSaia2wPFor7FgwLrQgI150GYymA5fAzrrBNzm1fRPasbGAa73
        xAFOloJAD2R/ABQBFoBgmehMbYYiDcTqGxB2Y6CmQw2N7LRSDGA81FC78dDWcDMOEj8a0dPWcmhrOD7wRAe24EkafDI6oi9EvZuWzJl8T8uuXvbJ2JouimAE
        gTdG9JKssQi2RoJfm9ZwQ+xoC3MFB3o++jbwSaf3NIGbZRh4OrDTT8rkzxwywvWPG7ge1NApoB5ePYvgVBDGBEL9mJf1ev8FTqqhnNSN8U8XuLqmzQ0zL6hS
        UukNFD91Az7uSLIH/4l4wgEjvSFMum7LkLGDNIaDRRrDEyaShuDYyAXt0LkwO3QkBS276i8A1q2GJgN1TQ+IyO7APf4LtalvmRfqW+qA9fKm86IHzIait+wR
        BR034gMukAiLcxBBZIDUznOZoXGRwRcVmMirOywDNDB/+5KpW4NntRoSQk+PDnAdT508epLVQyF5aQDd4waTcENQemxsPZreDYevBK0AD19d7eQFfUhcB3pv
        7AOzjAN0ATjLhLbzQeOY7qRp3P7rU6aLZcp0sEyZDuhFUpYMoFYlsbmgJ6lB1vp2wkB4C0kLimfHDnCK7EDlJmCa95aPojX0uhInfZhFave6idwcCAp8bXqC
        7AUZgk5LLYddNXg66Wm3pfTm3WOpwa2gCHzTLYVDXIZYEFEk1rN1RgFN7SZ/zesEh+muoluCL0TWgxAKeEMgqwCQz11aUIRCHOSLG7pZhoEgL50oscJ0hMO1
        Xg1LKBpK/yBRBDJdhMDcZR82/6rPFCAXooFJ0MWyyNHA+gZ8Ohm0svyAlravFtvXCT0sOILNS3dczDSjPqGcWWdrIeRIE/EAHGtKcKSJg0GLg8ENlr+eomcB
        aAKT7YDYkNA7euiBHl2Kp4q+Ir45wpsraQ90CSr6a8nOAgSfdEsttpL8LOI1ZRJqK7c2RZNtOxz6haOjJNyikORhmaGgpid0BYYmRQYdWbUthb4ly0uUC8Kl
        fdMicI9HmAcwCkIpq2GVI3umiGTdHgmTrVYQMQNnFNaw3aSBUq/1JAdGP1h91hXYUJFP6WqDfBiqicaFCGk/nRUCSxL25kdwvaznXoDrYcUlELKWknGDCa5M
        nV4U18uKSyDQd+wtiuDWtwrTscWQzka8rr4FtzvB9WbhRhS3vhWXQMhKXsbtR3B9WFikuN5WXAIBhsPeXia4DVjYQHF9rLgEIjaQcfNeI7iyFbrmFLeBFZdA
        gCcy3GEEVz6zbklxG1pxCUT0teDGElx5gvejuL5WXAIRG1lwEwhuY/alDcVtZMUlELGxjFs6iuCK7EtbwHVabdATHgin0iqxKRqsJtTobEMqHgWiF9nuEbZI
        tkYFok+B2KBAbFgg+haIjQi3LxBFUMIsEpsAxS0DqwEqUY8GHmDXAd7yPAqpaKKKUJw72Bpntmx1dHMk2G2oeWq/GFTPHOyu8mAn50SNKjsVoa8VyIhZVnYv
        ZOycx/lbiRIXsgsRnublxLxywe0d7o4EtIyuLKQWXmRbtQIzoExSUsLZPLPVizZq0XplG2a0so1stJIscCbrVbDASdej4+gxeiU8YvW4SBqi18EjRu8Ej156
        d3hEw+rO1t2vraSQA5o7rCYp5MBu58DJLoxf1wSDwpfwIAGuaX0J11KCNx4wHkk2EhCgF5ckALxSAwElbJUhAM4HHSGACkyOpJRgfkOjV8JpWxtgVJzoSR1z
        udF7DFd6j+FC7zFqMdrd2pSHFxi7FQKfy2fzOewCAwzM0VM7OFVT6r6Hqy8lMDZHVBfzMajp4kyD5sQVtnc+mgJYtNZ5/QXRwVihkhpP8ktGpTrepGAZIUI0
        3PqTpxEsXOF9FxpFQiOpHNnma6mFgI5oDQ4PXLUHHRROuVTUAhTyLe56RS7FpBmLSkcKDKmptp2aWhPRtUG7dWDo36RJQREGtAgMsgRoPVwluiSDwBV8BWvB
        5OGIrtDUA+GUfGCGCxwZqAjc4IRKxjC9OjJ1Yw0YStCQHJS6Izwca8tCemS9A/edpDxgWco0pZcLLZEK8u4NhegPp1lUSQ+9jjKVPHbkyCwV26jkQZweLg6Y
        goETnZOxyYRkKLBA09FUTyeFppNilw4PSYM7FqqsqBId4NaHDFwaE/cBAINNhSODIZGzJJ1pOzrq1TActPBmaT4nq/4gR/2Hsh7gUtBXpgNtejATLapAHZLv
        PZ4akUbjNxqmx402fWptYkfb5lWBgBMPbQwEhm0M5KygbUyCA8fjCbCoTsE8Fd1d0OElayIVNIRKbmqmYcrKLkCbKGhTq1OgcqpqrU2SUlZPKoUmlVI9KaQH
        R9bUkCzhNoLBkWRpcCCYTqBFh/5FFPBFgV+g20B4EO4wOLkLRAcwjYzkqRY5wOKowAywczg6R51HAY7ssT04K80patCcojteDMilV0Ny6toaAmkOLp9oUyTX
        2hCKf9IQaI+BCk4tUXBMPRiEokSeKgZjKalaLIFR8sNcaV68JVdOrgDerXBhPCdTH4efbXOVC1gNNZmiJldHhZK9xFXXXMbc69Jc/rsELXrKQRyTVuLIrERo
        8b2/4KpZyJKViuEDVSpWMH1bhfYVu1Ios/6p/jSWQ1dbOT6po82VtbQ55kf4rNzmuuptbpsjbXVd3a3+98WT291bNjkvoO40CEIpdUsF7QVXQZurodNWngOb
        tkwVKjCxMkM2FlomJBuAeGcwNWHyX7ZVzReuI/JInVJceQUHloIAH0TKyJrcVMqDZIYlLQFRVT1JPVXsng1QgN0IKDDHs85UAyNRUom9cqVFZM+k6AF8yTT7
        C/o2kcwhLijYYJHWA2P8apTWU5rKlSggR9hZuVKW6EFeraMskuQCVj4UkIeNyJ0jmtjXk7UbPLxlATwnJoDnBAJ4IGpSMwMF2M+wiuB5kwb3Eb3J9prJ4qWg
        2pgNU3RmtiGhiYUqTqlrSMXxBNZ2amvbsWbuiTr2+A3wyQJIDRGgJYvB8ivtPjmSCswGzBQastsjFXZvvgKsv2bLN6C4rdPAiZlK3mBZ/1VplWRtizKShAmK
        NRHAZYeiIc43jiBnF53SDm1bOpjE5CoQOfBCFyMY9IC50GTEF0M9kjRoNTmCeXcaywHtxiCqOwmyBHTI2TDoVk2/nJKfM2lWVxWcb3JICYS6VKJblS8HP4oM
        +OXxV8gQdQSMvwr85fGXwN0R7o5wd4S7A7y7iwMIQjgQYkSJC5OipwvoMJC1pu4+r3fDjyYeyNkKRO+OGNTRSAJ0Wa3fxXrgpwiC7lQe3r2qsaKzAsRilNgf
        HRQceGIYjy2jmQghslJqxzUgqy0VmDt1tUmYDkrRVRkt91KFJD/tIaTfXPDk3EN0wAnSvmOtUWy62hIFDuP/USYauBT/R2lrfLX6+qQ29WltPKo1k2VnBiZ8
        3Ku9AYroUQvh9iJ97sJp7KDOCrt/VQNsj+mZmIw76m76kd3axwL0jLWRoZecO3Lp2FlaZSzs78gzBsQyyDMataJQHFX3J1ndkRfCTrRwva11obfuILGhIkPX
        SG2vOtQsuhZHhhOVl3LqQiZBi61bFd1uAMfJVxgEuhtQFoCJZ4XODQzKatEbNiSgBBuosKq7zlNWRX4pWwC6lfmLha1nV2PnMKY4hVKp5BkqyYZz5rX2vAfB
        ChmnZi8MFkh9CNFT7mRlZ7VkxvM83DgDIqYqvxgUmJkO7mSUsHoGPosVMih0aOvCluVBd9E06iqMO2sNN3SOepde5rixaxtP5ppVlAGC7hpP7QiTaaJYIRdJ
        d0NuVLlGKLEBEOvEmecA+yqcezk//j21CYSkFeNDSVDktAu0girXNVsJc2+xEudeKuU2A6Qnqll87W6zKY6nFlBMxQLZZJCo+WoUjedtvTHG2/hmJDGUtvyS
        ZsCTJleQ+VpQwrSYr4K+4WW7I4KpVICphCeJJ9sAScXB3IlKtxX2PUAHYARkO7wQoidTm+5zlPei8SHBfD7ZVEbj86T3ylSwkyGBUhVIApNAsQotkREaVsEW
        ngTyVYS5QSBPRfocAhVK0mcQIJOsB5Q/T00mUPyiAgF8f6FCILyDPPOVZLomz2Ilmb3Js0ypb0BjqsgwxIAAGs+QupKQL2asBHUsKJNSX4969dFV8rRKcHME
        PpI1zBtpTbZVn+B7g2kxDq4N0Dp57Yg+BLEBRYSJnv6CZw64Z4WwCFFrxnNCe17+grGIRNWdIa3vosLCoS06TpmOmsfMXarBCY6awRkjemJEhFhUJdYxBEdA
        sPo6LSgAnyc8Xkg5MxSNHJPwIMB2RmvkMpDslxiQAyAkQVVwayk7OIQGZ6DoF5oUX04jhiasRVtxMjCaJozvWkvCQ0Sw9QbbT2CZNB6+W0op0nj4rrHECwce
        Z6VDCw0DpasQYEPYwLGx3y/xwHWs7rFQZA+/28ZwxjHDgDLPqQ7gtbVEU9hhgTQBAGxKpyYMg7LTcgWsnKuPoH9C6AKMCErfjjJ9a2X6dpaHkas8wtzkEaax
        Dj70VQZjQImzC8xvZQr2AgvCUgUKebhUGxpaJTBHVH53s4AKAKS10hYB5QEIDuYcLaBYlrYRJ1IaFnEyVf7tQCIooDL6t6OS4KRTZkl+o1N0xxSUTxOA1RtC
        sRL49NdKXshWsBMwWCmrYHelFA1KkgiHYRBtgydn1Zq08FWuHWfEmUwpkI0QoT4FAHA1Cg69UIIQNxm4m4AfHfx4wY8P/DRC/TL4aQ4/fvDTNsP6zwUMxXPA
        XzFlskJEv8LYKT0NPNhnJD+KWfQmXAlYYEvWlAdnkOSlNazeMmDdqLGAyYsjgjMNeLCD3d3Lmtjs9dQPBpiMjM/IMOVmgnUqfnz38XpcRWBJyAIXrLVz1tJY
        kupJF1cgIwEyECAjUbUaj3aUiCFiyX05VmQS5PU4vjBhWFlXT9iCjKgQyHARrLlZ0xLktASWlqIn3XzbpQNAishTRJfackOrmIiFazZYyFHlELK75kw4u8MB
        GqfrpX3eTHDP9aA76lI4MW9OP8PBmqx4JlgVz1RM8cwR97GCjeKZgGJujrCVRV2q8zxIADvCSQLsX+G0sMw3GU/Tyz2T8fi13AMczihM+S2S0ZlSQT3QH1OY
        KrySTaoMvU4ABREnUwWfSnhLO+4GD1OLH/gwhRHfjlMa+I5cpResqEL5CliACyaysLrMy9bIOnJnvalFuJ54zgHSp2CYGHfzA0H6wlThRnUxyOpHhfKqpsdK
        xhLxhBO/kypd48GtmWDiQ/lrMNve4sGp2XsABbRy72TQ2FParBU5aqYGk6AYBhmDsKtyWTgXO6/Ci4zZcgcM59WD1TEwt3qgfWmqUMJx53ZWqXbcGW89DpbT
        3npc7JN2bUVPLUhGppuIV5PH6D1rgXnVAqtXC6w+7RSDvArA+d9g2cWUS/LTwiONuF/3oByp6j71O2JoXpexzSGgGA43yi3qxHAB23mmT6rwJAW6EcLsHShU
        FHzRuwacZ1rQBrjQjjTlP9fVsq0jfNKUV/MLHiNwpooqXc0tIn4pr6orTlmdX0qr6ipBcZ1xCuosAdQ9F2SLsfzA4T2xvBDywPJByAvLA6F6mD+EvDE/CNXH
        9CHkg+1Dt0a1TE8tyMZV713Lh+ZkxtL71Cyi3qNmVbVkxudwq1cKp/JedLrlRG86yZKJEqdWTmxA52+OEARO0pxYj86cZJ7E6dFmyBQ41Tpkyh2qD5mz3voa
        Q4eNLByYbNQww832ycn4cnybAc3LA5qva0BXG77ItFm21sFqX6FqxZd5EE8jWqKYip2SCWOrlkKBE2SKnNQlmaYjZ4x+7kgU0GplvIw33QAeBldqZH/VSXGN
        Z8mUO1RPBrK1FIZiwNlBOZn2sRvzWoBfEBKoaC6yWJa2Bx78Qyvg0B25Q/AUOnIHW0GiemAnWCZrncobJevVcCPpSrYLzekaJprscpCLEC5E1zTgLa+8ebLB
        AXmRA66p4Teach9YaULVDe6EBdOk+WzRXe6gupkIaD5wyES4/2VMhDRYGek0gskWmTWTopZTCRb5LXW0LEbhAIxtIrWovVzmBP3qAEbmZRxUeKyl2HC8QToV
        us4IG2XYcDvB/gAGgxPbIORr9Q3pzlur96XbASd9I7od0Oob0y2DVt+Ebhm0+qakDNEp/+gIj9Ntofu0aL1I93l6ParH19KQNY8KLbFFvYHu9vTNyFLMu+pP
        Rc3cGbbYDIa4CwkYgKVBQA8DCAKwg6gAmaBGYuNaCkBPd5rU+kVsWlcEOhmXO+PBfoM6k21Ye7K+f59sGSRbn3JrHrl1qcK6r65Ga8WK2jbcdAqo/UN+LR+Q
        1PPqipFeR96xIj15gH1hqQt7wUK5AKNQJKM1VPgtc07WrVD8fwZRO4MAB442LIK2HWqNAVdw0C1WsFvt2vutTKiLNoS6aKOuD/lCXbRRV4wKvo7My+EGsx6M
        WUIccH5RLgD/4sHTFq0hoQgIoIIdrSqHoNorqcbkSFrqumqrrqu2dX3IV9dV27piVKjqqi0cJZWrWQ1V0GsrQAmwVuQYK7xa6tGiGifiWBxbarbE15JJmIaR
        dFg43ebug45RCjfawY0MrrODg5JkmSuqV5oqhGRRbbX9jAswnNSp5l6FCNVyttiiJtvGZJEtKkgtnf9u+/C/eGBjO9kMa4Q0TWZw1tq5aL5FQXUN23FljfRw
        imDtgR7wgdPiNTDlAeRb42TRU/SiyekCId6lpqBgKmSA4IqC7fPZ2g+v1znqOB3fnEF7Fe+vedlxuoqdKVgXxCyyK6UOuetdqhUe9vZwya2CkyCyxTfAcQRJ
        tIIu3EHNn5uNIiyk6B25PBVcmCcbnETHnqjgqYKBgvfgumT05IC2c0QlKYAjCEhgyZ1Evi8tKlQAGAVmpWnHgW0e9I7KgcY5ypGRaDwKXTj1xuPawxzcJiMe
        eSvjUvzgfpH8wBGQ4M+RfbOo8ediDC0S0Kn7QLG52CI+A5QeCVal0qCFAjuL2gGosO0cSmBItnDHY0IeLZDyyNf39MCitA2MKpV2tUrgczXZajj/KWdX7nTh
        bYTzUlEJcsx0S2911ABXNDVv3ykHVNRxLV9q88F+baCqa22gqmttoKpjCVALnPBCAzvJreMrXSUgv9I7Ud6m1+KzDGxOQ6AUzEhAoBg8M3P0EtOR3p7CG+xg
        YbUKRvPJYsKghvWeCteWLviMAb1x0PABFQ/LVxHux3Ht6IhmGhysn0C8gMOQTt4QO8ibZ0d5Z6yRd9Gu8hbZRd5Ow8WEjdovyOXCNYWN1m0RNfoDNzYGD3go
        DJ42H70KCkCzw2J7A2BuomdBAW3OdCqhUwQqCm6iV4FBAehKuAUvKhAVDCsWZeesFgSsQRvTIDZuVEb5gjZxOV8UQX6gLVFadZWgEP4HnDvAMaKSOXe49BSc
        O5BRa9JlmNzsvDsord4dFFRwSWX17kDPFQeg+CGeIhrIYpKwLBX6bWDCWUr8rJCPCxQ4HoFY4KlC2z7U4BXTeLckihKtqr4gXYE3xzR9gxpPL0UVeIsgk6Iq
        BYU/VckYBFkhJZwp2+WYwnJMsebIpLNQN/8/l69OTxB+4AmCa8dd4wl75QcqyYvpOfhAT8Y7ZIfxhA2BN1ztDAXP56A/EPDCZFF7r4gCtXeQ8PEXJi8VOXaJ
        6FOEYXToHF60tKDA6odRAldoSosKxygqNqmyAIpEZSKIfVhNWucmgLSBWrtEySuysQh0tVLrHqcW+Ywq5xcvaFh+Vg2gi5b/VhJVcxRsCfXfLojxv1sQ+P8V
        F3bu8o8TQ/SYf553zSsWOc/Yf5pIT8Jc2MWKwnKxQtNIJ59sTKoVVfMTp7ARXbf5FIeWNbXv8AplLh3f1P6dntC9XgDGI1gvztBwIiFJXIJQC3GEQ/TC6Z9w
        HbCnwYM4HZg/5RJdUHYFvJ3DzlMU+oBHVrAeIQq9QAAT7YjyJn6Aktr9AX5m4lASmmUA90yQJclkQIaLI1z3VM8CTIhDSqhBobJJP9MF1vuKPriOUbgxUxo4
        gCmXRLk+RRYYwMDBDgtehpPPK/hskR74p6PPNnArp8AbfPQlJp/0pzOkWAN6ucEb/GoIsQwhxoIQUx0hhiFEWxCiqyNEMwSjBcFYHcHIEEQLglgdQWQIOguC
        rjqCjiFwFgSuOgKnLeIFdTb4JKRloekRFDBJiDlifACAlJJILzFF0ON28k02aPHo0gEnZoJG2pa3uLYE7TLnZWD+2BdameRJ0iQrThJgojwgNUvKU1NBWkV9
        BkKbApKmViSNxW0g9B7g6WrFwyvuu9bMaa+IttFjRYakZc2CYv1K1ojU9RrzLMgaVVTQF876scL2I2vdywoFD3fZpUpZqhfuwAWrcFI+SotWk+plZoAtMlk8
        2I0C2QaCDl5wBBC3EtjtuY24FSkCFTijNVDq4JKf+RaaYRGIsH6eUeMz6xU9KiQodTPtEeilPYFYy1+Kl/ZOsONQkm2GggZVGKyH+xDYsGgh9EKBUFcmBE2V
        07W/KnllrpBtNS4qsPt+jc19vwO771f/x9t+3PdSozgusFThTeqsZNiHKPuCCICpiW48IuHGDN8zaCQeNxWh1JYRRMIdFSm+kZaeVAnWLGD5BoVa2nGOMESo
        uU61qNDd4eUb/3+XiRIS5nCL2ZGLoFabSCgc18GkKzgjXSNzIlUd4nRyMdCgqSVj4d9mLNCMSTvXnYVQLQv+32bB0yxqTZqvlrTi3yatoElXS1JBk6zgZbOR
        2rd57n92gf3ZM1hgq7P+9fpaJHvn6mtsdZZBgfoPtSyxOVMA3fWDKCu8RoMuQo31NXW8prvH17KYzcXNBmtQNFWFU7wgDxBVbxd6DabTc3adwdt2hhLPA6Az
        lHR0wcwOnQFqELQzlKwzOEtncD1BsMeRDnQmA08mC4Wsc0BtWL0gy5La72gEOSsQUIcXI1kLVJEGoVJVKOsOT50WNqZwHQe6oFqcI1W4ewQlU2dkKYSzGukG
        B1tTw0oEvIdVmImboWBndDIybrnZlPRgjtfd5dHpGi6oDGqc8XhULjCooaTAO2iX8SAArGEkCrMKg4MgVHOqcgbLL/BS/EI2bIaSLNC3tAAO/7kAhCCVTBJE
        gdqnSmwvR1IOgxPL0RFurFgZRWWK6ASEUr14oLoWwK63sHiCbKsYReQC6CygIW8BTFgOJaGxFlo7qhGqD2HBMoSR5ED8BKhGsFANPRllBWEi1lovW8Ee+E93
        m9cugVnVoufDNH1QZIjDwWggq1glbCUt2j5kpowGvRwlPGy1fOROop85/FyHjo8VlaoDRafU1PCpRyc3jgk0syvEXx0FVQ54W6aznA4Oo4D6rZ4w0F95kUFY
        2m39tV7tX+ivw0awlus5AYTtqfN4sqZyRF+gAFLC0wtNImiqnFfklG7Iiti4s+n2oKv3rybvxN0G87Oz61K3B6O7X3l9FyxRAM487ZiZ+xqzDJfLxpzJABxP
        eTAHmnKbzn02G9MPvHwdLQA4Lzn9+M7p2/oox7EbPHt4XOkspyS79ZF95chw2bGP7C2HweVfQlSU/F2RVwhLbZy+oJ1MMdnmiAU8r7iCV2rXqhGCCLewcKTl
        agqnED+EICup1U2Mcud6vRufAw1q4yhGZesoRo2bbtlRjEOhQVnNUYxb9wxaLA0pFniKcaUO6V1hx+UGbz50glIWgr92VTUHMILoBg5g3OycucACGXwGoV8Y
        N1u/MPhFW4ttI2fQFrfq0BtUBQbB4jFGjSQJ9tmqpeNCurRmSmC1zYmKM+NSDdXU1YXAXkHDXlWI7uhVoNKuoiqwhCqpibr/6ElGXYAlAQseNW03QTbsO5bM
        /jsax9FAiZT0v3/jcYaUuKhQHplW80rg0UbDAtQ+CDhk1qGELKzlyYLYFTkimK4g9KRBetLCiKtty0Gv0GkNbWogPw1UOji62kbNkd3nkkj0s9G6TRO52s54
        /YVY6sm5QIGmifTgQBsWjXAsSsCliiLsFrTeC950ebAUXFRQIF9PyYLgcCSOYgls6IFpKSqewLy307d023tyUdTRNdZpJ0GTrcjV5NDR6kxHq7zKQWtHuj1o
        VQoK6AphHbo9N7hD2IOemXlC2Et00R1RkCncFR5gI8idBEjunvAw0E2xM9pbc6WvInkF4yRe9BW8KoArbh19BeF4OIZ2wicsFpxxgcPjk0p/MH/vIMEsMyT5
        WY0Pyk9GdxAJlPst3E1+VmOq8tPC1MC1BgrKQ1SZYcrPanxaftJISivPlZ+ILbN6+WnNCHNowfNr/F9tEik/Mc7iad8mTJ65rkR+2vFdm1rbaJVVKEBxW1RQ
        D++qf9FYKtx1G0Df6t82lgPZOoAqBUT9x42FGf3LxsIc/q82FlIWdV4vz2+Wec46+e2vNr1iN8uzpGW2tE6hbewnabmb5RnXMvNCHHmit5nwaQ7ypF1t8pbX
        CpY1Q/UcMh78+nCB7y+d5CfGGWya0WN5ZXyJ/KylbajsGt1LIdn848bAbvyXjYHd+I8bA3P4l42BOfy3GkOrp/dY9PhOPm1ysvBjZGI41WhXKQVweaBGb9Ec
        3aIAv6o54TC1PDSKCAg1Jhx3JuhPa4HnmdAx4NJQIc86FMdog5MOOJ4kdyM9vlKQ5RT12aUAJ5PUb5cC7Nmjaz60NAwh2M6S1RmWyeCF+kd4plNPDkYbdHIw
        1uAOQQ/UJNL9Ba5ZBD/Ca5RgC1CLbrwJdwfvEfCjgx93+PFAfSQWwYfs/5Sw3nKRNetBawxt1FlwNGRCUULp3MBsDR7ACijfZRQF5mRdsxTs7cAEuhQOo0n8
        oqUFNn6Warmscfy7yxrHGpc1qLqg7cjFkLzdwKyNAGZtdOSB/iYFarpfANP9YLHYCYyEKMmyFu+vBdMxjm27ytFYTJJCkV39jqQiV35WDagF9rOCzIuNoeFB
        qwSOanNNnIrdjDRW2Foetwm/rNU+5XnHHDg6B6PI4OoHTZigkTB0B2SwXIFGge0kDmycWi7Wd4GKFdo3EtA6UyE1c+hoc4FKLRyrCg1KakvYD8y6kRX3MjR+
        BItNtJmAUQVYcGqWofMqsDPIU+eWYM5JhamDe0p+NVmMgjluWFfh0hSWlXCVAEbbwPE57KXAj0ztluLAxLCWWYqDJ+rageEmICo12H3Ce2e+iF5Jq+DOWAmL
        YzU1yMcXUO/CjmD9CYtISgbetNA3Fo8tQpZkuiooCrhQQndKaEaZWnMjCPDRoNBeFHhltjIHTjtjZBMrcCoOVjXQOyRZzlmbEntDvZrsBnFhI+DNCh6qAmHV
        5B24wCOLEgPYbVDU3hg8auPQxsAfvraUsO8E2hoqOyOGKjRiCJlAqVC5zQHeYB0F5aslNQUusuDQvsigqgI/0AIMSOqqHm4x8BTZbh2PB2C46oRmVrEcGS75
        bsM8LaZi74J1Ep9ksO2Jq3pSMi9crCIHAD+kVtu+9xQoOIKng1BZ2ciqG5WsMDLVtGiDzZ0cCJZko06rUJMzV91XkN2TVvuGQqjew9CNCptBxeOgsg4pUgJC
        P4W0HDAurEb2RkFp/IVe1mto7UgFnw1HDtYM6MUKcGw2d0DV2WRNNjjRVOUMbQqS6stKBEY91cuKhj0rna6QM+E9yW9KQZUt5MCleTd7GWObfYu6ZmfDYATb
        mQ610x+65mP0B0/UMyVDVCOb2qQGNtHBtwOz6OgKJgQFGykPAY20wbim2x2D4p9lqIEfJ1y414qLHsYZriNlF2xnizs5R/qGDwe6+FdXM8XsQIuvwJIX0LFW
        aFAUIhEaWJ31+JkrQDNlMFBFtFzmXEDCzmDjFKqFzp9EvoBSJz6AG6LGHT7AtB00AY8xeNhKFaIjVdTeoxGq0ZQcF+zTYUoCTUlgts3/Lg7LT1TUpfz0msjX
        +SnD4OZLDbyBgAiEOe0hgeeRD+JZKwdGcgXI3Enk0Ot6IfVwKHt05MHIpmIZ+PdDe7kCtZhdgObIZau4fBHqyQHzRhd4jmiGVSkTSJ2dji7JWaerWRfB9IDU
        h2YB1Wx6UFumBwGmByWdHlQFBiXtJxU174cHNXLFyETCUduABJUrwNtbrKqqEJk5zIO0GaAavNV7UEV0kQFVJ9GuoMIyDiuiioCi5AVBlPwUuf96LQVWNyWe
        MFjqq4SqKpgnamupFIwqSfUKC7TXyLhHPlGr6JqeQxdBeHYgLKXnBsql9MxAtRT1MM0Kq+cUMtvE+VpfCV3avhLSjvM1CLa+8oTqvvKUORZGDVexHDjMU1OH
        eWo4zufQs6Ta9MIBf3r52ppGpH7LSGPIor14yUQPmOAGeDjKlJI1V11rK2gDVppc+Vnr2u2cguTQGI6C2NrN99+a0GJCzP8PTWhZc/wHJrT+rnjyAXt7qDEH
        V3kc3IUwMSx89HBhJj6UeNMA5iS1Y2QJO0sUA19HJNC2TDGggxPSgQPwRpJi0osE+pJBHaBgFIjlztFygU2T+oAljKcKc7wpZzzYfNJqveCuByJn44UjBdYD
        i38yrgZwZ5FFgCdY97GgahDmBZhwJqzsgV4bMTpBFG2B1SIL/S0wB7gxWSRo3bDAfnAZiO9qgLcl+wdhOtStizgPrmvgoZxOXiEVt1kwYOWgYjo6hAGmND3H
        ABFyoJmsyDkGiJ4TRnk2A0KSc2aHEd49QsHnAJvmbJYGCb4WvmXsmkAYu+Iv9bfWXYNUgIyMt7pfGuW7U+R2yoMnLy931mwz2bxotXsVUBGeUqeC2egDU3Vo
        Z5K+u+EtrwKGCteFo+UkqBrEn92Fe3kzRYJXPVxtlnI1cNEWRHTy5nld6NWXyKdsnoOoPXxFJSYym6Zixd9sUM2jKQgED2IYhDmwSp03Gzj/HDmS9kuFQoXy
        e3gXPbmvC2ciu2i4L04ZnUIe7r19CfHyWQbOVJ7njiLlfjwJGTj0kmvCO+aULPILmFw06A/novS1yHfkyme4w1V0FqBlGVRsOGbpyVCnBg5BMouUEY0Vgd8i
        0oCgHgqephXgkRUu+DBL9g0WhFp/lJDEZiepTWwH2UARFVgyQEQfSCSs1TZDXBDCzFP2B4k0esHe21f3gQBSlCC4j/Q6U6BPQsCT6aW1dfQK9qPXygAZhhLl
        xGCYgvyajTAaG8zIquoczEzCXDuXyebmQhFBZEANIgMqGJboGExVTWBADQIDKnrI1ctXq0dTbWBhit7OMrhBhdfEZI5JhethEBcAO6dUXMABLBtptExOAK21
        gbiLjTguqyaY1hNQGlfVF/RLRJUtn1dD8kxBQEhG0RQhGc9rZC5vFcVVyLIH6r4YD9JlPB486FLZWZaXQA1iqjGkpmxbqJ5bCs0txZqblcPz/6lgTISPZ2IL
        4LBXdADGelihUNQqJO349zIcjn8vwwG2aB2pDAduRjVgqlJU2UlwONaQ4FDaSnCQdSR1o6V2F6gysgXi4A6nOTWEMLT7EgfA+NZp3ePElMQp4qS4TDE9IzEz
        M3EkZyog8CV8JzEuISExPStxZEcxThyVNC4pK1EcN2FsfGKGGBefNjFRNNILyqua8zHbAyKePm1yyGH684++urVwwoKBH+1YHT/n4cr3sxYPT1i26Pguv/x3
        fe7fMvS5vWRcaAv9oaAve7brlDjo0+KUZYG3nLo+GX1xwKT9ybPij9xavvHrzrF7pUlpWw+t27zws/Ertoxt2EexP3vfH+sut5z/6tOVa/yOH3Zdcy3v/mLz
        4p+OzinISY553bVg8/YO3I/h51p5F+24WX68LDZq94Ozb7oMGbVptd+8xNtfD1i85/n2P5s8/7Dr2pe/TXGL+anfjwu2X96+auf5dc3jv+r5y5Jm0trrEWtb
        3cjdcP3bslPHtJd/O/5BZtLS5s0/7ZyzI9TfZU/VX0fiZrtPOryJM+2ZqdP+rIj/bP/NyZs5zpTr/0X6xz9/1NVVNb/1lh/7tu765toWnTZsPvheeOLvxYO/
        aXvr/Vt/Drnqtp+7OH3xl8/c9y7pvmtH60k+v00pvPTq146x/QNSlmQP/tT7Sq5/Yf1vOtx855Wxf7o7H9l1/dVXzL9u+yDU+xf/qI/G/tH+SJi6z/pv74bt
        aniy4dgVbt3WrO/Xb+J3PgPWn+42p13fmSUr1vc51nvn3td2Xklw6lne9rfPhOhLevM9SfVK+5ffjOnW6ehH8/Kfly57esN/U/cNh0MGqd775I/ze7pVzh79
        4EUrnfenjz/XXdy/jzOtn63TKvI40zZ4FnCmA/A8yJl+gedTznSFPPnoTzjTQwjE7OVMc94igeaVnOkjEhDyPl7CmdZCSCzZxZm2Qsgv5TZn2g+hJ/xHnOkk
        CSmjt3XdwZkuQVC39uQ1zlQJwTZXZ7/PmWbN0WlVeZXila2caRGECwI2vnmRM62GsNJ8yHcBZ/oKwvvblxR9QXqEhNXREzumaH/nTMfh5drbymYH3uFMF+CF
        dZXpLnlxyJvqva3lL6c504y55C3/s3GBk+fM5Uzvw9vXg52k+mM2cqZC8rZGU/jn4SO+e05YbrFne0XHvTR0tvx+cG2D/G/Xpq2V3zu6iZWtFv54RHZ1Mdvx
        w8eTI6QZ7D3msvbb0F8cFhay9zW/Dxit/OnQvUPsvf/Hhhndo3PS/mIbkIoVW9P9N2zev4KZvE9VXewX6tEgbD99DzzwvW/53tfOz35Ic8uNHO6e2vFjrecy
        Koiwqu9X9RwOZR9ZXIrvJ+c0Ec/1+q7hnp0VaDO/m5dn5TyXrTFLJ36MdRt0xjvgZsyFNZJXCTo72HR0RFWLyw0XDGxwE94v/1D4+q6wo2Xbj935AHJb2bnP
        3c0qQdXq+03b4JRZ9dMnYxsc6Pp98baPL8MxRzNu5qW04TeyjwROX0hye6dtXtFv796/1HCmecRXpG6bw0TtqXHGlYXxHULKOS74sKGyZffuv/NrV3TWv2c/
        prho9zcn/uYc2S/75Es9Ku6f5Q4mP0tymrfW7afm9/0nnp7HTe0+VelyY8Er3O073yxy3ZR3+ucl3fPXZIzJu75pTfjxUzE95+T6n13X01Qx/uaohNVvNT8z
        +s1v8vOXvpQ6YF10pPP6sUdNjy5+Xfki0eHC0Zi+R8uMAYFBwSGhYeERcfEJIxNHGY3GAGOgMcgYbAwxhhrDjOHGiABjQEBAYEBQQHBASEBoQFhAeEBEoDEw
        IDAwMCgwODAkMDQwLDA8MCLIGBQQFBgUFBQcFBIUGhQWFB4UEWwMDggODA4KDg4OCQ4NDgsOD44IMYYEhASGBIUEh4SEhIaEhYSHRIQaQwNCA0ODQoNDQ0JD
        Q8NCw0MjwoxhAWGBYUFhwWEhYaFhYWHhYRHhxvCA8MDwoPDg8JDw0PCw8PDwiAhSxAiSfQRJOoJEiyAgey6eNkrk0tMyk7KS0sa1n2INTuYId8/IHJOWliWm
        Jo1NyuIys5JGjRpHpgdubFJqalJmYkLauJGZnF2C3MTE1LSEpKwp7TKTRo/jxEzIITMxKys1adxoLi5LTGMzB5eemNHfmhCXNYZMPWPSUkdy6RlpyYkJZM7h
        UtPSUtrFjUmMG8lBYUi5xEBIIzUxLjNLDOACEtsFhhvFrDQxIJEErJ9IaoniqIy4BKgLe4MCEFjaWLJ26JApTkqbkDpS5GxnOHQHIQJyVtLYRCg4hDPjxqan
        JorxiaPSMhI5Vtm4cSNFS25GzlS2UKf1sP3GJkdTBfnQypJkzsikzKy4cQmJOeKebeLICRlxWMAOYmZ6Is66+Tqtt6VFZWQRuoJM9aXkqxcWKT2DVKZVpjiS
        lA3a1VSOEWmmHcWkLHHsBFIwbPdEMsm/r9MOjhPlrqGtMGlMUsIYlhSW2dJeo5NIMpZSjE0DIMfVNf+byknq3ljFtAkkRVhGJECxU1OhSnkf6LSvWZImvW8p
        RVKmOCBuADIm7CBSDpLsWJJqphgfl5AijiKNSyBZY+LGiSFGMT0taVwWWaIQEKMZUzlJvItNZJJkKqFQGiU4XI4yKi4Da5iZmjZJTjDIaCR1lBMqXqTTvlo9
        IdvcAblm9tXxLeRQLV/OlP8haR7ymjia9XZmVlp6eiLSD8mYfPUQx5A2G5cmZqalTgAUQoqmMvLBy2AlT0CPn0Kan9AU+VRPTExNHJtIcqlGwab8j3Ta6LGE
        Ujsi8ZLhlSUmknEqJsZlpE6xuHCfREaapSeRHAJwGBnxH2lYkkyzOBlhHGEC8aTbJmGaaePk0dAWMvxYpw0gDZlOmgkTGpWUQfIkiaVCY5Dmy8LWsWMTpjIS
        rwskRRIihSOEk54al0CStBnfbLTZwKrnTwidjJnFJCGaaibQV1ZG3LhM8nVsZlt5CKckkc5nYSweZ6la0jhxmLGtGDCCNCtJyGBP5Zby2wz2giU6rc7CDsno
        HRtHuKKplIBD/NiQJFC/QLENfmrdes+X8vqA5EXKaM+4THlLddpXausWRGJxofikJomToS6kuaFLkwhiatwU0qKkW+mIRFKn3RVAepKkrLOhVMJls0hh85ax
        QVtz2PmRGpKvQTW+kkadFJcxkiDgv3Ekf2ihNMoms+IySG+Uk5ju1b8kwgDLW854V/UBhpmRT41hohgn2iBQ/hyfSIfJEYLT0CrVYieMGk0av4isBB8/Jztp
        UobPrOHiYp3WZUmUkkNLu3igbDpoCwP/5BoODPFpDXj2T/7J3tGbkj8Zj2ORv/pCp30gVCQ23Sh1ODkuasZv5Z3BS8s672+lA+F3C9740nUX+KfUHdwj3Xxx
        ZsStBg7wHr398UEpbHX/T49+2QjeJz9pcFQydJl66rFTAzgBN6o/PC4lrc5a67bOA78vW3hKKp/u5qNYb4D3DRemnZZ2rLh8PKlePXjX6Eack4amfsMfrtcE
        4oeP8P9dmtA8dPKt099BeZbMzSyXtuQmnXnewYDfOx34Q+oz6dCc9660wRP3x24XpYArj4ZMrwyH9Pzu97skbdknDXTfFgbv4UnTLkuel27wy5d0gvcxKwuu
        SKr+j0K7OvvBu3h+61Xprc8qJk4bFATpjckruSad7bpetWNDOLz3Kv/quhTsNWnJ9Lund0L6o5bfkOJvBRkb3hDx+6yMm9KVE5M9FwRjfhVfht+Sjl1v5nJO
        6wffH0/985a05c8pY/Y1iILvZSn5f0o56hsdB3/eAOuv19+Wbi/hzx7si+UfYlp1W5p7otXrhhXN4P3xdKc70ucHXv52zvuRkF7Z4vg70uDVkz5d1eMYlCdv
        0Po7UuKrZf4jbjYB/IL5p+9IEaaKtq3fjgL8cv3DO1LTLo3vpPzYKcpCbaavtuq0fwr2H+0j2ydun7l94ewLb185+8rbN45949k3bo3Gt+sc+86r0bl2nW9P
        HPbEY09c9sRXgzjtiNeeuO2J335w1Bg8doPLfvDZD077wVt9cJu++lYe8WYG3MkimVmkKJaomSUqZ2pmmUaxQplZoeRCm1mho1ilzKxScqXNrNJRrFHMrFF2
        sUYzs0bbyRrVzBpVbnQza3S5U8ysU6JYp5lZp0WxTjWzTpU73cw6XSYKMyOKXYxozIxodjGiMjOi6syIzsyIbhcjSjMjyihGtGZGtDJRmxlRRzGiNzOij2KD
        wswGhTxozGzQRLFBZWaDSh50ZjboOrNBaWaDUh60ZjZod7ERb2aDehcb8WbS+Tt12qeC/Uf7yPaJ22duXzj7wttXzr7y9o1j33j2jVuj8e06x77zanSuXefb
        E4c98dgTlz3x1SBOO+K1J2574rcfHDUGj93gsh989oPTfvBWG9zyjO8FFeVM23frtGsVfVTvLzoXu8svPaz/tMpTjrm6S7qBo9aeDh1y9/NHN4Z8mLs9a1H+
        At9DY+eOzJq5o+8HiqNJfdoemDpX0h/7vO+0+eKO/PPemx0bje447cjJ2AUTRg5w7TP9zgVvfSth1IxHL1o8P9Bz+cyf4/f9+GzsnnuHvlrV/9y7TxevP7Pw
        2Ik3cp48/eJ27xE71nx4YdoR09Eugy/2vPXL82U3zjYxux/Oq2e3tLmyR6edqSiOksHg7UIHTuOGPzoKNLm60LU10MahMZ9HQB+5rEuKhLbS0Kf0PYVLayie
        xOJJ1bPhuI9+bnlN2949ym51xFmnyvt7ddpnbhs616+QRvc5/VrQVxJyxWVtK6QQTYO7T+Yi4V2r17VCunpxeIc/Vvki4RcPrZDaRP1S6P9ZLyS0lPQKSblv
        7K9jz3eGd5/ucyukQ78Y+XujGsP7waiVFZLg1rrhJ2E9sKOHbK2QwjrenL0tqBdOTR8crpBmnRN2SB/0RcK5dbFC8u6o081fifjFo55VSIZx53+NOfIlEGKZ
        wvOu5Gu+uSZm2D1c1+1sc1fa+vml5xnOWL7iZV3uSlfv/Kg0jA2B9A8uef2u9HnD/OY/fNGccv2Mu1IjZYPWWfX6IaE/eeeu5H17UtjO9/Xw/dqw1Xelg19f
        3jhsOpZnXvl3d6UD6W0SGvw2EGeFuSfvSnnD8tYvezcUuW7Mn3clzmXf5YNXeiJ+J/U9afeOiwtCVvvAe37vpvekEx0GxR/6DQdi+tTwe9LL5Yum/LoR2zfm
        yEv3JP2gVYHpr3niwO6eck/6vu3J+g1uRSPXOz/7njTibqpj+GvYP49XrLwnTTi28qFG0RO5aO72e9L8k9+9CBjmj7PSW8fvSf7jXvQ9ag7Agbrl1j2psqBR
        3IMLuFTQPFfflzb3SNu4fb4JGcN4/X1pbsBrE6OW9gf8Yk3kfSng0sin28Su8D12/2v3pfaTPv9JGOKL7bV+/H0pdkLjTd9/iowt/fP37ksbvjh+IvIYlif8
        3Pr70jb9ll7cCezf0nZ770tPOLF5zxVILzHrfr8vpb358u03xmF7aro/vS/lKp8aXizvg4zOqX6lNDxw9qoLGVjf0w8CKqVuygNj33YKwfJoBlRKZef2RfeN
        x/atMCVXSnMmju1W5Y35by+aUylduBeX2+ChCZcKbVZXSlO/uHw4+ykubU6fNVdKXS/WO/D5gB7I+L78tVK6E9rp57LfML/JXz6plCbsaftRSLtQnEjO1n8g
        bVyscQ3MRnoc4h/8QNo32O2Cgz9+P7jmpQdSwMTWE/NvdUHG2jPtgcSFvD905uZg+H7aY/4D6Ubhz/VLTX2xPx02PZByv4nY+sbO7vA+r+WhB9KCFq7bQ37A
        +D5pVx9IZ8V3Sx583AXr84fqoTQ0zeHd0rFIP8XTmz+UhGmPh+xp44L59ej6UDowa5/i6tLeONGFxz+Ujka93dx9I6Z3etCMh1LPxubRXy/rzyaOh2ypiPQ3
        2aP0ofRVnw81bQqx/aK/PP9QuvF43Lz2v+D4eDztxUPJd/rjyF4NsP2vTWj6SGoybk327Xfb4VJ1mfRI6rNo06T2xTi+htx885H0Wn3HrFlncCKOScp7JN1a
        GDgw9hiH9OJV+EiasWFXqPOQgUh/f+5+JAUv2tfK0xnpM/z+hUfSyQ5Pf2+gxYluSCvlY+lw/sCMDm4DsL/ebvFYevfxZ35/HA7G/Bv2fCx9WNYw6K29nfH7
        mTGPpT9Fh5GLm/fB+h9457G005j4cdI6nPiiL3/2WPKP+u2sehDSv0/g0cfSxUEupm2bsL+WfH73sZQ189v4zMEBOF6GeT2Rzhq7t32+sB+2f1jYE2me8M7K
        ku2tkb91e/2J5Lum/6T8LgNw1TJz2hPp8TfGjqdP0/reLXgihel7hD2KRvy89/c9kUIvXMyb3bQ75p9w7Ym0od/MgMBAXDhMHuX8VDr584ct/O9g+SuWG59K
        6ZURiR9/TsenMOip1MLj9Utt7mL5dSunPJXOpE3Zu+yt3tj+KSufSr+vK1d5GLvh+EvZ+1T6MfiDpl3VaqzfqmtPpf6Z10513Iz96efg+kza3EUzdNQ5bJ/t
        RUHPpI6VW3ZO3++J/Ctj6DPpUacFQaGnkB9VTMx9Js3uPCjs3lnkd8bitc+kKR/PMB4Ssf/zmxx+JnW+1uTtrAqc+IfsufdM2t5D7FaxHdunfHmDv6T1T243
        STnVFdKL3RT9l/Q4Kn/CoT1zgb8b747+S8q7NaLvzZkdsbxjF/4lNVmWMXjPQeQX5eK2v6TCPwZvy5mF/GWI9vxf0tZZvwWUu+N46tXOoUrymTLm176R0dh/
        cztUSZnNS+pd9LwJ80W5z5Aqwo+PfX/OgPF9LuZVSQnFPWd/PxrpjbuysUpyiZ3t/+EZLG+F/kSVdKfPMH61C/Iv4+K/qqTXevz44OyvOD/49Gj5XKrY93DH
        w5cxvWvtY55L0d8ZJ/LGxjh+Xpr6XBq65vWGIztS+tiy5rm0Irvt4TnNsf+NvY4+lyZN/yC79D1sjwrfp8+l3/kF80bciEB+6t/ihSS261B/8zxcmA2ZGPNC
        apnTUWiTgfkXV2W/kF6P35bg1hDj5+1e/0Ka7nR9psv1COzfPSdeSMc39523MLufZTEwk3xQKjhT3kmddr5mecZ3wwa9WCjFvOi/Yq9oKGkxceN3g6pWSW3f
        7+bV9VZISZuzxtkznq2XVHc/fPR4nKbkRlXbbcMebJEaS8fn9F8UWbJiUI7rqgdfST0fj/A7su/1SLe7fEuf29ukJZ2d+yU+G16y1yFt18qL30lzhxa0Xpj9
        ZuS4Dp8t23HKLHk7T5wz8US/klZhymdP/9gtvXf0rNfQXn1LUuO/v3b7572Sr991504NR0Um74lqMuPQfqmzm6LtpldjSvhhR/pmf3tA+mHG46+Le74S2XJO
        6vUN6w5JC4K/vqp42C+yKPaDl3/J/1HadLn8uC5bHxk6WDx/atJP0vShwfXmj0yN/C2v7ZMJw45KO7c8ihy3aUxkfMLpxftXlEmJ250jerafGDn5rnb1g3eP
        SU98381a45wQ2ePOYDFs8nFpxl9jT/w0Kb3k8E2HsEnxJ6TTGd90W5uQVOK0ZU/omj4npR1fDYq8dGpCSZ+fXlq62XhKmhk9L2/ka/ElF446CrO9fpa4puPr
        Dc6YWnL390umBg9/lnyuP7zyaUJOyaOvEvrGnvpFWtbcf/i8TyZGtvDtE9H/y9PShoVZq7VjsyN9Uvp3P/XeGWmSU9W8Q1emRFY1O7z39siz0ottMb63+meU
        pA5f1/j9juek6Jgfvpj7x9TIikMDDn3t8qsU3G9R+pHdOSUvebbt+srvv0qb7/p0e9p2asnA7+JUoz/7TbqQ2MGQ6z81Mvh179ybk36XQoLNuztfTo/08XpV
        +1v0ealZm/BfP4hILnFeszvzE6FcWnTqUO9Dge+WlBnPfTg9sVy60jvhzd7DppWc7TpsmNf35dLA6K2eT7OGRm48/mz5iBZ/SCG3S//4fOfLJZ45u+a9PusP
        SbGXu9Uo/r3Ir5//vklb/oe0cNRUv/N+Q0uSVx6+ML7TBWmAIXxVoy6pkQELjEMXfHRBmlv6fXHmyvSSH35Uz46/fUGaf7Ri1Rsj3ov8LuxIo4ruFyXe/UCY
        Oz8jsqH3yUYRn1yUephPB3Q1ziyp/HjldunuRamiW8ve7x6dHvnasCnD1N0vSQenSPXLJuaW/LGy5eqFiy9JQ9bcm7vMlBGpvPXNsN+vXZJSp3y1q/Pq2ZFN
        1W9nPwi/LDm/fHZT1nczSr7rkNn09NzLUszG/acPXZ5Q4rO8/ty3T12Wfri6v+8CPjZyQfYIdxfDFWn3NdeQt7bFl8wtbxYxauwVacd3126m3ZhYsrSz9oMl
        265IrvvnxYXnvVMS3GPy/vXcVenh75+26L93conbgh0LF/e6KhXOHlJ/3Zc9I98IGLEzZeFVKTos7+0C9ezIRQWr/PxOXZU2duzQZGbsW5H936m3razBNcn7
        2xOt4x9ll+zfkzo4acQ1ae/2g7njvhkV+fju4BcPVl2TfKd6v7Fs2Fslb5R+snHqH9ekuA7KTTN3Ty/xadft1Wf665LDcK+glutmRNodtC75Vaftvq5DZPkv
        5h+k+KoGd0c8OSNF+V8ccDXtoHSq8OLyVTuuSl3ndB7/xZXdUuv4nAXeb96WBo+duerhB8WS/W6HpLXKp9wCzkPzRGwTkv9Q4vLXpxtfnDJHxOhWdV3ZfifC
        0wm8rLK4zZpT5qQdj9ptSfg9kl7NA3zz3qJep8yPGmkSptdvRvGDCTx64qWmj0+a51cM7Prwr1adEe5F4Lqcm6uWnzT/ErtpSKPPOlP8SrJA07XNXRp10qxs
        uC86Q2pE4acJPPZO7L5bJ8xuxt2t5vBqmk4JgcdUNpiz7IT5wauZi1667UPxPyHwcr+7qsgT5mkNXcPV3xoofh6Bi3/suHDtuPm0/7alTbJbUvhIAq9o+vjl
        j46bNfvGexvnB9N0ekF5qt4dZDpu3vyXX+ALNyOFtyXwYr9B128dM29f/bVj9gAfmo4O0j/ZzmXJMfOyRqFTO2b7s3pVShy37Ka5yzHzyne2vhV3JIDVi8Dz
        Et/k/iwzCxte95vwKytnCYHrhg766eMyc4DTIHH+UoniFxB42dcftoguM+e2q1y5PbQChQ24eZD+lSD+5lHzgWunAscFdKD4qQQe23/R005HzZ3ysxe1WdWO
        wl8l8IJmK4PXHjFvPZzZb5FvOIWHE7iY4Zxa+ZM5In9b8cw3OlK4SOClA1P0w38y+4754bv3d+hpOTWQvnepuPew+cOwxGWCY3OKX3GfpPPeoDGtD5uj37n4
        e2ZVW4p/ksCj2xe1nPCjOf/Vye3NLm0pfgmB581sevbMD+aYCuHgtpnhFH8NwBf1Lev8g/n1tuNCC6e1pvjvAXzJaw6Fh8xLyto2X9enJYVnETjnkzxNOGQ+
        c3D34BsujA6HA/zABmPiQfPF1QN+LH43gvUvgZcaf95SfsAcrFvYOGelJ4UboZzRDx5HHzAXvqNYmvqNkZbHh8ALHpVNKfje/MBrfrfHq0MoPgdwGC/7zfdu
        dvJJG8LKTzZ4nOj4VdvJ+81duk15KWFNEGsHAi9fMjjl1D7zoMSN9fJUrP1LCTzvx1T//vvMkZND4nY7e1P8DQReENDu5oa95qiYEdO2bfGl+B8C/IuopKZ7
        zc8+Xn255eg2FD+HwKM3caun7DFrXmr2VWBlFMUfQ+Cl7VzP3N5tXjhycXpCvfqMHgDf49mkhN3mqIkmc8MmjhQeDeUpy5n+S6l5ZuWF9j99GUnhfoBv7vJd
        +1LzCNfy4U831GPjGuBFq891MZtdUs8HbvNg9eUInPMf59BqlzmS7PvaBrNy3iIb9Oh+/o8cd5qDBoRwpb1ENi4IPM/LZ8PN78yDm57/ZvJy1p77AL/rGO/D
        O8z9nm4rmLWepVMMcLFHl03fmuPSJ7fstc6Pwj+5C3R7vMXb283q7c+6qU4FUPh7kP7INH3BNvMLn9mF/TxY+0wG/HEZxdnfmD2G3knqm3GHjq+RkL720p1B
        W83NFsx5b/HXjA/EAHzdrl/bf23+aVnOjdulrF+iIR3fj38xfWXWTZy19IMyNt7bAnxCp2E+X5qVze4/fjsgitEVpDNo+aw/i81fb+o1tlIRwcYXlHO5+/Wn
        W8yv7o/vEiYweq6sIPCL7/Ys2GxWPX/4xYGXDRR+Ca71uv/lX7LJvGWa6f05xxj9lAH8kOus4RvN25/vXzzTi43HUoAHPRyStd7suGXO5V9nsPYpRvwtw95Z
        a47YnP5Rpr8/a0+8NjzQq9lq86pLX+Sf+5iNu/egPEMnNwspNC9f23Tb3oaNGB0CvsvFqHdWmrmIy52fbmR8IxXg15pkrFtm/rDy9eE3T7ah6QwB+Lcvvb7v
        I/PpuWP133Ri/LkXwFfdfPTL++Z1B/6a1bGBF4WHAzyr7fij75rHL965uLwFmy/8AN5yROurs8xeha1f7HZk6fgA/PRN99uTzA4dj+850duB4msAXryRf/ym
        +eb+uMajShjdlt8h8CFDVZp0Kfv7gB+3jGLlLwD4vNW9ms+Tymfv9+g2KJjCYwG+pMXGwA+l52FzPoiY4UjhfgDfNmTP8OXSNfOW7e5X2Hxx7TaBl8S/fqRQ
        Wvpk/vwDn3Rk7Q9wZb/h49dKfhP3nZ8/j/GHdIBnbZ1buFFyObNvQPs9jA7DAa4e+efLm6Wfv2vdZsTBIMaXCDx65dYlbxVLbfMd03+77E3hB/8kdHh6b2ji
        l9LqYTmOn/XV0nzzAX5OeKPX19K25OPXemyWKHwIgef9ctW3wzfSgMifp380Rc/aGeB75oae2CapR6dHvXeQtVvFLZJv/3Z7S7+VxsyZtbJ0G5tHSgG+ef7B
        5O+kAy34B+d9O1H8eQTOfZA46M2dUtKrPocjLjB+O4TA8878lO5mlpq0bZXa9GIga09MPyQkrlS67hrs18MYSuGPbxJ+uFfVMnK35Jg48EzVAza/HCTwvLwz
        C332SIoDMblNOnai8CU3of1/nPRwj+RSGas3+ofQdMYQeGmKx8VTe6W+qY5vdXjmyeiNwMXnz3/+Zp/08pRxD24ZGN/TEHhs4xdDlu6XVD8kLVY1ZvU9fYPA
        J68YN+176YR6vXFeE8YHigm8fKDDt5EHpHUqzmXjKLb+ySPwgpcSdzc7KM1qkrDsnEsT1g4ELn52c97lg1K0e7tNw6exdvMjcO7IT4uPHpIueu3TdZjTmfFb
        SP+dyD8X/SAl6V+L6Zrhx8pznaTvWTR+6I/S+fc/neW6lfGZ4uswb27yEw9L308dftm1PZtn5xG4mFuv/rXDUr2PHIs2lTP4EAIvf3h25ZmfpJuvHUj6vr1M
        hwSet+2N1dlHpN6hU5rdfsOFwnWQ/gDPvj2PSm9kn7/b+3PW/teukfL8ltzIqUzyWfnumPk/Mf5Teg3WLbHh48skb//3BwROZPx5CYEXR814drpMCnn6ytyD
        11j7pBN4euid0aZj0oNP+890cGZ8NYbAS5d3GvvRMcnr02MdHx1n608/Ao8+etXtxTFpd4X00rAVDF9D4DEDeutePS7dm3SndGpj1s7lV8l6+Necil3HpUpl
        TJ+nn7B5p5TAY0/8cdfrhLQ9Un9i6gXWzksIPOY1P+8ZJyT/9IJFl8Yz/jaZwNM/3Nr09AlpTdiKNjltGd8eQuDiQ2lVh5PSq0HT3LqpWb+EE3jeR66L556U
        3rw3vMf23ax/dQResONm2MOT0rfNA34csputDyuukH7J9u068JT0suP7pa++3ZDxf4DvOvfDhlPS41uPnJYfeETntWICz694p4z/WUqUzk98f1eTznbbhPwH
        NWVAPicwtwr7DcX3BMrD7cVJEpjvINrIf9DtC2wvFLwMawTVQ4ERqjosK1LLdqtArVvGhcsRpY1wib6WtCEdeBjYFqYZezZnzxbs2ZI9W7EnE8jhWrNnG1h2
        dlJy/jbvbVi4rQ0skuTfjr23J38dYNnI4AE28EDyF8TgwTbwEPIXyuBhNnBokwgG72gD7wQwBu9sA4eTJInBo23goADahcG72sBBC6s7g/ewgfeEaZbBe9vA
        +5C/vgzezwben/wNYPCBNvAY8vcSg79sA38FlpkMPsgG/hr5G8zgQ2zgQ8nf6ww+zAY+nPyNYPA3bOBvwvTL4HE28HjQUGPwkTbwRFCwZ/DRNvAx5C+JwZNt
        4CmwbGHwsTbwceQvjcHTbeDjyV8Gg2fawLPI3wQGn2gDnwTsgcGn2MCnkr9sBs+xgU8jf9OhTQk81waeR/5kifmZ7DmLM136S6fVPTpzcUW/XU0/1J8L77J7
        b+W9/wN8Gs1RhzwEAA==
        """#
}
