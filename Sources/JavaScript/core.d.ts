/// <reference lib="dom" />
export * from "./index.js";

/**
 * Makes the functions ready, where they are not imported from "hooke": from the module of hooke.wasm, its bytes, or the
 * response to a request for it. Later calls give the same promise.
 */
export function init(
  source:
    | WebAssembly.Module
    | BufferSource
    | Response
    | PromiseLike<WebAssembly.Module | BufferSource | Response>,
): Promise<void>;
