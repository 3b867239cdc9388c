/**
 * Times are seconds, velocities units a second, angles radians; a curve's input is the fraction of its duration.
 *
 * A number outside its domain throws a `RefusedValue`, a value of another type a `TypeError` with the same fields. Functions
 * of time accept every number; NaN gives NaN.
 */
export interface RefusedValue extends RangeError {
  /** What was refused, as the caller spells it. */
  readonly field: string;
  readonly value: unknown;
  /** What is accepted, or why there is no solution. */
  readonly accepted: string;
  /** Which element of `field`. */
  readonly index?: number;
  /** Where in a text, in bytes of UTF-8. */
  readonly offset?: number;
}

/** Many numbers to read. */
export type Numbers = Float64Array | readonly number[];

declare global {
  interface SymbolConstructor {
    readonly dispose: unique symbol;
  }
}

/** What lives in the module's memory: collected like any object, or sooner by `dispose()` or `using`. */
interface Disposable {
  /** Releases the value. Every call after it throws a `TypeError`. */
  dispose(): void;
  [Symbol.dispose](): void;
}

// --- Springs

/** A spring in one of its spellings. */
export type SpringParameters =
  | {
      /** The perceptual duration in seconds; 0.5 unless given. */
      duration?: number;
      /** Above −1 and at most 1; 0, without bounce, unless given. */
      bounce?: number;
    }
  | {
      /** The period of the undamped swing in seconds. */
      response: number;
      /** 1 is critical. */
      dampingRatio: number;
      mass?: number;
    }
  | { stiffness: number; damping: number; mass?: number }
  | Spring;

export interface SpringMotion {
  /** Where the motion starts; 0 unless given. */
  from?: number;
  /** Where it ends; 1 unless given. */
  to?: number;
  /** At the start, in units a second; 0 unless given. */
  velocity?: number;
}

/** A value on a spring, as a function of time. Frozen. */
export interface Spring {
  readonly mass: number;
  readonly stiffness: number;
  readonly damping: number;
  readonly duration: number;
  readonly bounce: number;
  readonly response: number;
  readonly dampingRatio: number;
  readonly from: number;
  readonly to: number;
  readonly initialVelocity: number;
  value(time: number): number;
  velocity(time: number): number;
  /** Writes the values at many times into `out`, and their velocities into `velocities`; returns `out`. */
  sample(times: Numbers, out?: Float64Array, velocities?: Float64Array): Float64Array;
  /** The time from which it stays within `epsilon` (0.001) of its end and at most as fast as `speed`; Infinity for never. */
  settles(options?: { epsilon?: number; speed?: number }): number;
  /** The same spring from where it is at `time`, with the velocity that it has there, to another end. */
  retarget(to: number, time: number): Spring;
  /** The way from start to end as a CSS easing that is nowhere more than `error` (0.001) off; the error that it has. */
  css(options?: { error?: number }): { readonly duration: number; readonly easing: string; readonly error: number };
}

export function spring(parameters?: SpringParameters, motion?: SpringMotion): Spring;

// --- Timing curves

export type CurveShape =
  /** A CSS easing function or keyword. */
  | string
  /** x1, y1, x2, y2 of a cubic Bézier. */
  | readonly [number, number, number, number]
  | { steps: number; jump?: "start" | "end" | "none" | "both" }
  | { stops: readonly (readonly [input: number, output: number])[] }
  /** A spring's way from start to end, over the time until it has settled within a thousandth unless given. */
  | { spring: Spring; duration?: number };

/** A timing curve. */
export interface Curve extends Disposable {
  value(t: number): number;
  slope(t: number): number;
  sample(inputs: Numbers, out?: Float64Array, slopes?: Float64Array): Float64Array;
  /** The first input in [0, 1] with this value; undefined if there is none. */
  inverse(value: number): number | undefined;
  /** The curve as CSS: itself where CSS can write it, else one that is nowhere more than `error` (0.001) off. */
  css(options?: { error?: number }): { readonly easing: string; readonly error: number };
}

export function curve(shape: CurveShape | Curve): Curve;

// --- Keyframe tracks

export type Interpolation =
  | "hold"
  | "linear"
  | "catmull-rom"
  | "time-aware"
  | "hold-safe"
  | "monotone"
  | "pchip"
  | "akima"
  | "modified-akima"
  | "spline"
  | "spline-clamped"
  | "spline-not-a-knot"
  | "spline-periodic";

export interface Keys {
  /** Non-decreasing. */
  times: Numbers;
  values: Numbers;
  /** One for all segments, or one for each; "linear" unless given. */
  interpolation?: Interpolation | readonly Interpolation[];
  /** The pace of all segments, or of each. */
  timing?: Curve | readonly (Curve | undefined)[];
}

export interface Track extends Disposable {
  value(time: number): number;
  velocity(time: number): number;
  sample(times: Numbers, out?: Float64Array, velocities?: Float64Array): Float64Array;
}

export function track(keys: Keys): Track;

// --- Transforms

export interface TransformParts {
  readonly translation: readonly number[];
  readonly scale: readonly number[];
  readonly skew: readonly number[];
  readonly perspective: readonly number[];
  /** x, y, z, w of a quaternion. */
  readonly rotation: readonly number[];
}

/** A 4×4 transform. Frozen. */
export interface Transform {
  /** m11, m12, … m44, as in CSS's matrix3d(). */
  readonly matrix: readonly number[];
  /** matrix3d(…) */
  readonly css: string;
  decompose(): TransformParts;
  /** The way to another: by lists of functions if both are CSS and no method is given, else by matrices. */
  to(other: Transform, options?: { method?: "css" | "polar" | "screw" | "logarithm" }): TransformPath;
}

export interface TransformPath extends Disposable {
  value(progress: number): Transform;
  /** Sixteen numbers for each progress. */
  sample(progress: Numbers, out?: Float64Array): Float64Array;
}

/** A transform: CSS's `transform`, sixteen numbers, or parts. Percentages are of `box`. */
export function transform(
  shape: string | Numbers | Partial<TransformParts>,
  options?: { box?: { readonly width: number; readonly height: number } },
): Transform;

// --- Momentum

/** A fling that slows down. Frozen. */
export interface Decay {
  readonly from: number;
  readonly initialVelocity: number;
  readonly rate: number;
  /** Where it comes to rest. */
  readonly end: number;
  value(time: number): number;
  velocity(time: number): number;
  sample(times: Numbers, out?: Float64Array, velocities?: Float64Array): Float64Array;
  settles(options?: { epsilon?: number }): number;
}

/** `rate` is the share of the velocity that is left after a millisecond: 0.998 unless given. */
export function decay(parameters: { from?: number; velocity: number; rate?: number }): Decay;

/** The resistance past an edge. Frozen. */
export interface RubberBand {
  readonly extent: number;
  readonly coefficient: number;
  /** How far content shows past the edge when it is pulled so far. */
  displacement(pull: number): number;
  /** The reverse. */
  pull(displacement: number): number;
}

/** `coefficient` is 0.55 unless given. */
export function rubberBand(parameters: { extent: number; coefficient?: number }): RubberBand;

/** The velocity of a finger, oldest sample first; zero if it had stopped before it was released. */
export function velocity(
  samples: readonly { readonly time: number; readonly x?: number; readonly y?: number }[],
  options?: { released?: number },
): { readonly x: number; readonly y: number };

// --- The end of a gesture

/** Where a finger let go: the fraction of the transition, and fractions a second. */
export type Release = { fraction: number; velocity: number } & (
  | { rule?: "projected"; rate?: number }
  | { rule: "velocity-sign" }
  | { rule: "threshold"; threshold?: number }
  | { rule: "fling"; minimumVelocity?: number }
  | { rule: "look-ahead"; seconds?: number }
);

export function decide(release: Release): "finish" | "cancel";

export interface SettleOptions {
  fraction: number;
  velocity: number;
  outcome: "finish" | "cancel";
  /** "spring" unless given. */
  style?: "spring" | "curve" | "uikit";
  /** For "spring": response 0.4 s without bounce unless given. */
  spring?: SpringParameters;
  /** For "uikit": the completion curve; CSS's ease unless given. */
  bezier?: readonly [number, number, number, number];
  /** The transition's duration, for "curve" and "uikit"; 0.35 unless given. */
  duration?: number;
  /** UIKit's completion speed; 1 unless given. */
  speed?: number;
  /** "clamp" unless given. */
  overshoot?: "clamp" | "extrapolate" | "rubber-band";
  /** The largest fraction past the end, for "rubber-band"; 0.1 unless given. */
  limit?: number;
}

/** How a transition runs from where the finger left it, known before it runs. */
export interface SettlePlan extends Disposable {
  readonly start: number;
  readonly target: number;
  readonly duration: number;
  readonly initialVelocity: number;
  /** The smallest and the largest fraction on the way. */
  readonly minimum: number;
  readonly maximum: number;
  value(time: number): number;
  velocity(time: number): number;
  sample(times: Numbers, out?: Float64Array, velocities?: Float64Array): Float64Array;
}

export function settle(options: SettleOptions): SettlePlan;

// --- Versions

/** The package's version. */
export function version(): string;
/** The version of the interface to hooke.wasm. */
export function abi(): number;
