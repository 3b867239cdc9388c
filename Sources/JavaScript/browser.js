import { init } from "./core.js";

await init(fetch(new URL("hooke.wasm", import.meta.url)));

export * from "./core.js";
