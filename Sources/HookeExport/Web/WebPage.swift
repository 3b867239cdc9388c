import Hooke

enum WebPage {
    static func document(_ export: WebExport) -> String {
        let title = WebText.html(export.name)
        let length = WebText.number(export.duration * 1000)
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(title)</title>
            <style>
            body { margin: 0; padding: 12px; display: grid; gap: 12px; justify-content: center;
              font: 14px/1.4 system-ui, sans-serif; background: #d2d2d7; color: #1c1c1e }
            ._stage { overflow: clip }
            ._stage > * { transform-origin: 0 0 }
            ._controls { display: grid; grid-template-columns: auto 1fr auto; gap: 8px 12px; align-items: center;
              width: 100%; min-width: min(296px, calc(100vw - 24px)); justify-self: center; box-sizing: border-box }
            ._controls label { display: flex; gap: 6px; align-items: center; min-height: 44px }
            ._controls button { font: inherit; min-width: 72px; min-height: 44px; padding: 0 14px; border-radius: 8px;
              border: 1px solid #6e6e73; background: #fff; color: inherit }
            ._controls input[type=range] { width: 100%; min-width: 0; min-height: 44px; margin: 0 }
            ._controls input[type=checkbox] { width: 20px; height: 20px; margin: 0 }
            ._controls output { grid-column: 1 / -1; font-variant-numeric: tabular-nums; text-align: center }
            ._controls :focus-visible { outline: 3px solid #0a66c2; outline-offset: 2px }
            @media (prefers-color-scheme: dark) {
              body { background: #1c1c1e; color: #f2f2f7 }
              ._controls button { background: #3a3a3c; border-color: #8e8e93 }
            }
            \(export.pageStyle)</style>
            </head>
            <body>
            <div class="_stage">\(export.html)</div>
            <form class="_controls">
            <button type="button">Play</button>
            <input type="range" min="0" max="\(length)" step="any" value="0" aria-label="Time in milliseconds">
            <label><input type="checkbox" checked> Loop</label>
            <output aria-live="off"></output>
            </form>
            <script>
            \(script(export))
            </script>
            </body>
            </html>

            """
    }

    /// The script has each animation under control, and plays again after a pause. Without it, the page plays once.
    ///
    /// With reduced motion nothing starts by itself, and the final state shows until the reader asks for more.
    private static func script(_ export: WebExport) -> String {
        """
        const [stage, button, slider, loop, output] =
          document.querySelectorAll("._stage, button, input, output");
        const screen_ = stage.firstElementChild, duration = \(WebText.number(export.duration * 1000));
        screen_.classList.add("\(WebExport.askedClass)");
        const animations = document.getAnimations();
        const [width, height] = [screen_.offsetWidth, screen_.offsetHeight];
        const fit = () => {
          const controls = document.querySelector("._controls");
          const room = [document.documentElement.clientWidth - 24, innerHeight - controls.offsetHeight - 36];
          const scale = Math.max(Math.min(1, room[0] / width, room[1] / height), 0.1);
          screen_.style.transform = scale < 1 ? `scale(${scale})` : "";
          Object.assign(stage.style, { width: `${width * scale}px`, height: `${height * scale}px` });
          stage.style.justifySelf = "center";
        };
        addEventListener("resize", fit);
        // The milliseconds at rest before the next round, and since when it rests.
        const pause = 800;
        let ended = 0;
        let playing = !matchMedia("(prefers-reduced-motion: reduce)").matches;
        const show = time => {
          for (const a of animations) { a.pause(); a.currentTime = time; }
          slider.value = time;
        };
        const play = from => {
          for (const a of animations) { a.currentTime = from; a.play(); }
          playing = true;
          ended = 0;
        };
        const stop = () => { for (const a of animations) a.pause(); playing = false; };
        button.onclick = () => playing ? stop() : play(+slider.value < duration ? +slider.value : 0);
        slider.oninput = () => { playing = false; show(+slider.value); };
        const follow = () => {
          if (playing) {
            const now = animations.length ? +animations[0].currentTime : duration;
            slider.value = now;
            if (now >= duration) {
              ended ||= performance.now();
              if (!loop.checked || !animations.length) playing = false;
              else if (performance.now() - ended >= pause) play(0);
            }
          }
          button.textContent = playing ? "Pause" : "Play";
          output.value = `${(slider.value / 1000).toFixed(2)} of ${(duration / 1000).toFixed(2)} s`;
          requestAnimationFrame(follow);
        };
        if (!playing) show(duration);
        follow();
        fit();
        """
    }
}
