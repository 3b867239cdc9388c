import { init } from "./trajectories.js";

await init(fetch(new URL("trajectories.wasm", import.meta.url)));

export * from "./trajectories.js";
