/// <reference lib="dom" />
export * from "./index.js";

/**
 * Loads hooke.wasm, for imports other than "hooke": from its module, its bytes, or a response with it.
 * Later calls return the same promise.
 */
export function init(
  source:
    | WebAssembly.Module
    | BufferSource
    | Response
    | PromiseLike<WebAssembly.Module | BufferSource | Response>,
): Promise<void>;
