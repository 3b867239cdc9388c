// Starts the studio: unpacks the core, builds the page, follows the state.

import { init } from "../../JavaScript/core.js";
import { App } from "./app.js";

const unpack = (text) => {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
};

const start = async () => {
  try {
    await init(unpack(document.getElementById("hooke-wasm").textContent));
    globalThis.studio = new App(document.body);
  } catch (error) {
    const note = document.createElement("p");
    note.setAttribute("role", "alert");
    note.className = "failed";
    note.textContent = `Hooke Studio cannot start: ${error.message}. It needs Chrome 110, Firefox 121 or Safari 16.4, or later.`;
    document.body.append(note);
  }
};
start();
