// A WebAssembly module with functions of hooke.h: it copies numbers in and out, and converts statuses to errors.
import {
  array, checkSeconds, isSpring, number, refuse, springForm, textOf,
} from "./values.js";

const errorSize = 256;
const resultCount = 32;
const numberCount = 4096;
const BAD_TEXT = 4;
export const NO_SOLUTION = 5;
export const NULL_POINTER = 6;
const UNKNOWN_HANDLE = 7;
const TOO_SMALL = 8;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const module = async (source) => {
  source = await source;
  if (source instanceof WebAssembly.Module) return source;
  if (typeof Response !== "undefined" && source instanceof Response) {
    if (!source.ok) throw new Error(`${source.url} is answered with ${source.status}`);
    const type = source.headers.get("content-type") ?? "";
    if (type.startsWith("application/wasm")) return WebAssembly.compileStreaming(source);
    source = await source.arrayBuffer();
  }
  return WebAssembly.compile(source);
};

const room = (out, field, length) => {
  if (!(out instanceof Float64Array)) throw refuse(TypeError, field, out, "a Float64Array");
  if (out.length < length) throw refuse(RangeError, `${field}.length`, out.length, `${length} or more`);
  return out;
};

// The error of a value that was given as text or written as text. `path` is that of the wrong part.
const badText = (given, path, accepted, offset) => {
  const isText = typeof given.value === "string";
  // An object of a spring is written as spring(…).
  if (!isText && given.field === "spring") path = path.replace(/^spring\.?/, "");
  const value = isText ? given.value : path.split(".").reduce((value, name) => (name ? value?.[name] : value), given.value);
  const field = path || given.field;
  if (offset >= 0) {
    if (path) return refuse(RangeError, field, value, accepted, { offset });
    const start = decoder.decode(encoder.encode(given.text).subarray(0, offset));
    const message = `${field} is ${JSON.stringify(given.text)}; accepted at character ${[...start].length + 1}: ${accepted}`;
    return refuse(RangeError, field, value, accepted, { offset, message });
  }
  const list = accepted.replace(/^.*?(; a|\? A)ccepted: /s, "");
  const isWord = typeof value === "string" && !list.startsWith("a number");
  return refuse(isWord ? RangeError : TypeError, field, value, list, { message: `${field} is ${accepted}` });
};

/** Returns the functions that call a module, which `init` loads. `name` is what is imported for it. */
export const makeModule = (name) => {
  // The functions and the memory, after `init`.
  const wasm = {};
  // Addresses of buffers that every call shares: the error, results and inputs.
  const at = { errors: 0, results: 0, numbers: 0 };

  let starting;

  // Loads the module; `then` is called once after that.
  const init = (source, then) => {
    starting ??= (async () => {
      const { exports } = await WebAssembly.instantiate(await module(source), {});
      exports._initialize?.();
      at.errors = exports.malloc(errorSize + 8 * (resultCount + numberCount));
      at.results = at.errors + errorSize;
      at.numbers = at.results + 8 * resultCount;
      Object.assign(wasm, exports);
      then?.();
    })().catch((error) => {
      starting = undefined;
      throw error;
    });
    return starting;
  };

  const ready = () => {
    if (!wasm.memory) throw new Error(`hooke is not ready: import it from "${name}", or await init(…) of "${name}/core"`);
    return wasm;
  };

  // --- Memory: growing it detaches views, so they are recreated when the buffer changes.

  let views = { buffer: undefined };
  const memory = () => {
    const { buffer } = ready().memory;
    if (views.buffer !== buffer) {
      views = {
        buffer, f64: new Float64Array(buffer), u64: new BigUint64Array(buffer), u32: new Uint32Array(buffer),
        u8: new Uint8Array(buffer),
      };
    }
    return views;
  };

  const result = (index = 0) => memory().f64[(at.results >>> 3) + index];
  // A handle has 64 bits, so it is a BigInt.
  const resultHandle = (index = 0) => memory().u64[(at.results >>> 3) + index];

  // Writes numbers and returns their address, which is valid until the next call.
  const write = (...values) => {
    memory().f64.set(values, at.numbers >>> 3);
    return at.numbers;
  };

  // Runs a call with its own buffer, for data that may exceed the shared one.
  const withRoom = (size, call) => {
    const address = size < 2 ** 31 ? ready().malloc(size) : 0;
    if (!address) throw new RangeError(`${size} bytes are more than there is memory for`);
    try {
      return call(address);
    } finally {
      wasm.free(address);
    }
  };

  const withTexts = (texts, call) => {
    const bytes = texts.map((text) => encoder.encode(text));
    const size = bytes.reduce((sum, { length }) => sum + length, 1);
    return withRoom(size, (address) => {
      const places = [];
      for (const text of bytes) {
        memory().u8.set(text, address);
        places.push(address, text.length);
        address += text.length;
      }
      return call(...places);
    });
  };

  // Returns the text that a function writes to an address, a capacity and an address for the length; undefined if there
  // is none.
  const readText = (call) => {
    const length = at.results + 8;
    const status = call(0, 0, length);
    if (status === NO_SOLUTION) return undefined;
    if (status !== TOO_SMALL) check(status);
    const size = memory().u32[length >>> 2];
    return withRoom(size, (text) => {
      check(call(text, size, length));
      return decoder.decode(memory().u8.slice(text, text + size));
    });
  };

  // Throws the error of a status. `names` maps fields whose name differs here: to a name, or to the names of the
  // elements of an array. `given` is the field and the value of an argument that is passed as text.
  const check = (status, names = {}, given = {}) => {
    if (!status) return;
    const { f64, u8 } = memory();
    const text = (from, size) => {
      const bytes = u8.subarray(at.errors + from, at.errors + from + size);
      return decoder.decode(bytes.slice(0, bytes.indexOf(0)));
    };
    let field = text(16, 48);
    const accepted = text(64, 192);
    let index = Number(new DataView(views.buffer).getBigInt64(at.errors + 8, true));
    const path = given.field && /^text\.?(.*)$/.exec(field)?.[1];
    if (status === BAD_TEXT) throw badText(given, path ?? "", accepted, index);
    if (path !== undefined) field = path.replace(/^spring\./, "") || given.field;
    const name = names[field];
    // Without an element it is a quantity of the whole spring.
    if (Array.isArray(name)) [field, index] = [name[index] ?? "spring", -1];
    else field = name ?? field;
    if (status === UNKNOWN_HANDLE) throw refuse(TypeError, field, "disposed", accepted);
    if (status === NO_SOLUTION) {
      const error = new RangeError(`${field} has no solution: ${accepted}`);
      throw Object.assign(error, { field, value: undefined, accepted });
    }
    throw refuse(RangeError, field, f64[at.errors >>> 3], accepted, index >= 0 ? { index } : undefined);
  };

  // --- Sampling: copies inputs through the shared buffer in blocks

  // Writes `width` numbers for each input to `out`, which is made if it is not given, and to other arrays with their names.
  // `call` gets 0 for arrays that are not given, and is first called without inputs.
  const sample = (inputs, field, width, out, call, ...others) => {
    inputs = array(inputs, field);
    const outs = [[out ?? new Float64Array(width * inputs.length), "out"], ...others].map(([values, name]) =>
      values && room(values, name, width * inputs.length));
    check(call(0, 0, ...outs.map(() => 0)));
    const step = Math.floor(numberCount / (1 + width * outs.length));
    const places = outs.map((values, index) => (values ? at.numbers + 8 * step * (1 + index * width) : 0));
    for (let from = 0; from < inputs.length; from += step) {
      const piece = inputs.subarray(from, from + step);
      memory().f64.set(piece, at.numbers >>> 3);
      check(call(at.numbers, piece.length, ...places));
      outs.forEach((values, index) => {
        const start = places[index] >>> 3;
        values?.set(memory().f64.subarray(start, start + width * piece.length), width * from);
      });
    }
    return outs[0];
  };

  // Parses the text that a value is or is written as.
  const parse = (value, field, text, call) => {
    for (const [, name, seconds] of text.matchAll(/\b(duration|response|settling-?duration)\s*=\s*(\d[\d.e+]*)/gi)) {
      checkSeconds(name, Number(seconds));
    }
    return withTexts([text], (...place) => check(call(...place), {}, { field, value, text }));
  };

  // --- Springs

  // Returns mass, stiffness and damping of a spring, from any parameters.
  const physical = (parameters) => {
    if (isSpring(parameters)) return [parameters.mass, parameters.stiffness, parameters.damping];
    let text = parameters;
    if (typeof text !== "string") {
      const fields = springForm(parameters);
      const { mass = 1, stiffness, damping, ...others } = fields;
      const numbers = [mass, stiffness, damping];
      // The most frequent spelling without a text, which takes 50 µs. Wrong numbers get their error from the text.
      if (numbers.every((value) => typeof value === "number") && !Object.keys(others).length) {
        if (!ready().hooke_spring_convert(0, write(...numbers), 0, at.results, at.errors)) return numbers;
      }
      text = textOf({ spring: fields }, "spring");
    }
    parse(parameters, "spring", text, (...place) => ready().hooke_spring_parse(...place, at.results, at.errors));
    return [result(0), result(1), result(2)];
  };

  // --- Values in the memory

  // Releases a value that is garbage collected without having been disposed.
  const released = new FinalizationRegistry((id) => wasm.hooke_free(id));

  class Handle {
    #id;

    constructor(id) {
      this.#id = id;
      released.register(this, id, this);
    }

    // The handle; 0n is no value, which every call rejects.
    static id(handle) {
      return handle.#id;
    }

    dispose() {
      released.unregister(this);
      if (this.#id) wasm.hooke_free(this.#id);
      this.#id = 0n;
    }
  }
  Object.defineProperty(Handle.prototype, Symbol.dispose ?? Symbol.for("Symbol.dispose"), {
    value: Handle.prototype.dispose,
  });

  const idOf = Handle.id;
  delete Handle.id;

  return {
    at, check, Handle, idOf, init, memory, parse, physical, readText, ready, result, resultHandle, sample, wasm, withRoom,
    withTexts, write,
  };
};
