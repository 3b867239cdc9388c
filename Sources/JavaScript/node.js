import { readFile } from "node:fs/promises";
import { init } from "./core.js";

await init(readFile(new URL("hooke.wasm", import.meta.url)));

export * from "./core.js";
