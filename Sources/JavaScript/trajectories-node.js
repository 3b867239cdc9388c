import { readFile } from "node:fs/promises";
import { init } from "./trajectories.js";

await init(readFile(new URL("trajectories.wasm", import.meta.url)));

export * from "./trajectories.js";
