// The page of an HTML export: the animations of its style sheet on the clock of the page.

import { h, one, safe } from "../parts/dom.js";
import { Controls, controls } from "./controls.js";
import { boot, fit, fixed } from "./page.js";

boot(({ name, duration }) => {
  const main = one("main");
  main.className = "player single";
  main.innerHTML = `<header><h1 title="${safe(name)}">${safe(name)}</h1><p>${fixed(duration, 2)} s</p></header>${controls(false)}
<div class="stage-box"><div class="stage plain" role="img" aria-label="The screen"></div></div>`;
  const screen = h("div", { class: "screen" });
  screen.append(one("#trees").content);
  one(".stage").append(h("div", { class: "glass" }, screen));
  // With reduced motion, the style sheet animates only with this class.
  const exported = screen.firstElementChild;
  exported.classList.add("_asked");
  const size = { width: exported.offsetWidth, height: exported.offsetHeight };
  one(".stage-box").style.setProperty("--ratio", `calc(${size.width} / ${size.height})`);
  fit(screen, one(".stage"), size);
  const animations = document.getAnimations();
  for (const animation of animations) animation.pause();
  const transport = new Controls({
    first: 0, last: duration, canPlay: animations.length > 0, words: (time) => `${fixed(time, 2)} of ${fixed(duration, 2)} s`,
    show: (time) => {
      for (const animation of animations) animation.currentTime = 1000 * time;
    },
    step: (frames) => transport.time + frames / 60,
  });
  one("#loop").click();
  transport.open(duration);
  globalThis.hookePlayer = transport;
});
