/// <reference lib="dom" />
export * from "./trajectories.js";

/** Loads trajectories.wasm, as `init` of "hooke/core" loads hooke.wasm. */
export { init } from "./core.js";
