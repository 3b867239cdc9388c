extension PlayerPage {
    /// The script of the page: the panes, the graph and the clock.
    static let pageScript = "\"use strict\";\n(() => {\n" + plotScript + paneScript + timeScript + "})();"

    /// The part of the script that plays, steps and scrubs.
    private static let timeScript = #"""
          // Scrubs by dragging over a picture. `timeAt` converts x in the picture's units to a time.
          function dragTime(svg, timeAt, seek) {
            const drag = event => {
              const box = svg.getBoundingClientRect();
              seek(timeAt((event.clientX - box.left) / box.width * svg.viewBox.baseVal.width, event));
            };
            svg.addEventListener("pointerdown", event => { svg.setPointerCapture(event.pointerId); drag(event); });
            svg.addEventListener("pointermove", event => { if (event.buttons & 1) drag(event); });
          }

          const panes = recordings.map(makePane), leader = panes[0];
          const first = Math.min(...panes.map(pane => pane.first)), last = Math.max(...panes.map(pane => pane.last));
          const longest = panes.reduce((a, b) => b.count > a.count ? b : a);
          const scrubber = byId("scrubber"), playButton = byId("play"), loop = byId("loop"), onion = byId("onion"),
                names = byId("names");
          const PLAY = byId("play-icon").getAttribute("d"), PAUSE = "M4 3h3v10H4zM9 3h3v10H9z";
          let instant = NaN, playing = false, tick = 0, before = 0;

          const hold = seconds => { pause(); seek(seconds); };
          const plots = makePlots(panes, first, last, hold);

          function seek(seconds) {
            if (!Number.isFinite(seconds)) return;
            instant = Math.min(Math.max(seconds, first), last);
            scrubber.value = instant;
            for (const pane of panes) pane.seek(instant);
            scrubber.setAttribute("aria-valuetext", leader.description);
            plots.mark(instant);
          }

          // Steps through the frames of the recording with the most frames.
          function step(frames) {
            hold(longest.data.time[Math.min(Math.max(longest.index + frames, 0), longest.count - 1)]);
          }

          function setPlaying(on) {
            playing = on;
            playButton.setAttribute("aria-label", on ? "Pause" : "Play");
            byId("play-icon").setAttribute("d", on ? PAUSE : PLAY);
          }
          function pause() {
            cancelAnimationFrame(tick);
            setPlaying(false);
          }
          function play() {
            if (longest.count < 2) return;
            if (instant >= last) seek(first);
            setPlaying(true);
            before = 0;
            tick = requestAnimationFrame(advance);
          }
          const speeds = Array.from(document.querySelectorAll("input[name=speed]"));
          const speed = () => Number(speeds.find(input => input.checked).value);
          function advance(now) {
            if (!playing) return;
            if (before) seek(instant + (now - before) / 1000 * speed());
            before = now;
            if (instant >= last && loop.checked) seek(first);
            else if (instant >= last) return pause();
            tick = requestAnimationFrame(advance);
          }
          const toggle = () => playing ? pause() : play();
          function changeSpeed(by) {
            const now = speeds.findIndex(input => input.checked);
            speeds[Math.min(Math.max(now + by, 0), speeds.length - 1)].checked = true;
          }
          function flip(box) {
            box.checked = !box.checked;
            box.dispatchEvent(new Event("change"));
          }

          scrubber.min = first;
          scrubber.max = last;
          scrubber.addEventListener("input", () => hold(Number(scrubber.value)));
          playButton.addEventListener("click", toggle);
          byId("back").addEventListener("click", () => step(-1));
          byId("forward").addEventListener("click", () => step(1));
          onion.addEventListener("change", () => {
            for (const pane of panes) pane.showGhosts(onion.checked);
            byId("onion-key").hidden = !onion.checked;
          });
          names.checked = panes.some(pane => pane.data.outlines);
          const showNames = () => { for (const pane of panes) pane.showNames(names.checked); };
          names.addEventListener("change", showNames);
          showNames();
          if (longest.count < 2) {
            for (const id of ["back", "play", "forward", "scrubber", "loop", "onion"]) byId(id).disabled = true;
          }

          document.addEventListener("keydown", event => {
            if (event.ctrlKey || event.altKey || event.metaKey) return;
            const on = event.target;
            if (on.matches && on.matches("input[type=radio], select")) return;
            const stride = event.shiftKey ? 10 : 1;
            const actions = { " ": toggle, ArrowLeft: () => step(-stride), ArrowRight: () => step(stride),
                              Home: () => hold(first), End: () => hold(last), l: () => flip(loop), o: () => flip(onion), n: () => flip(names),
                              "[": () => changeSpeed(-1), "]": () => changeSpeed(1) };
            if (!(event.key in actions)) return;
            if (event.key === " " && on.matches && on.matches("button, input[type=checkbox], summary")) return;
            event.preventDefault();
            actions[event.key]();
          });

          for (const pane of panes) {
            // A drag across the whole stage covers the whole duration, starting from the current time.
            let start = null;
            pane.stage.addEventListener("pointerdown", event => {
              start = { x: event.clientX, instant };
              pane.stage.setPointerCapture(event.pointerId);
            });
            pane.stage.addEventListener("pointermove", event => {
              if (!(event.buttons & 1) || !start) return;
              const width = pane.stage.getBoundingClientRect().width;
              hold(start.instant + (event.clientX - start.x) / width * (last - first));
            });
          }

          window.hookePlayer = {
            seek: hold,
            get frameIndex() { return leader.index; },
            get frameIndices() { return panes.map(pane => pane.index); },
            frames: leader.data.time.map((time, i) => ({
              time, fraction: leader.data.fraction[i], velocity: leader.data.velocity[i],
              phase: leader.data.phases[leader.data.phase[i]] })),
          };

          const asked = () => {
            const match = /^#t=([-+.\deE]+)$/.exec(location.hash);
            return match ? Number(match[1]) : NaN;
          };
          window.addEventListener("hashchange", () => {
            if (Number.isFinite(asked())) hold(asked());
          });
          seek(Number.isFinite(asked()) ? asked() : first);
          const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
          if (!still && !Number.isFinite(asked())) play();
        """#
}
