/**
 * Times are in seconds, velocities in units per second, angles in radians. The input of a curve is the
 * fraction of its duration.
 *
 * A number or a word out of range throws a `RefusedValue`; a value of the wrong type, and a field that does not exist,
 * throws a `TypeError` with the same fields. Functions of time accept every number; NaN gives NaN.
 */
export interface RefusedValue extends RangeError {
  /** The name of the invalid argument. */
  readonly field: string;
  readonly value: unknown;
  /** What is accepted, or why there is no solution. */
  readonly accepted: string;
  /** The index in `field`. */
  readonly index?: number;
  /** The offset in a text, in bytes of UTF-8. */
  readonly offset?: number;
}

/** An array of numbers for input. */
export type Numbers = Float64Array | readonly number[];

declare global {
  interface SymbolConstructor {
    readonly dispose: unique symbol;
  }
}

/** A value in the module's memory. It is garbage collected, or released earlier by `dispose()` or `using`. */
export interface Disposable {
  /** Releases the value. Later calls throw a `TypeError`. */
  dispose(): void;
  [Symbol.dispose](): void;
}

// --- Springs

/** The springs with names. */
export type SpringName =
  | "smooth"
  | "snappy"
  | "bouncy"
  | "interactive"
  | "responsive"
  | "coreAnimationDefault"
  | "uiKitTimingDefault";

/** All names of springs; empty before the module is loaded. */
export const springs: readonly SpringName[];

/** Tension and friction, or both with names. */
type Tension = readonly [tension: number, friction: number] | { tension: number; friction: number };

type TensionAndMass = { tension: number; friction: number; mass: number };

/**
 * The parameters of a spring: an object, or a text that says the same, such as `bouncy`,
 * `spring(response=0.4, damping-ratio=0.8)` or `origami(40, 7)`. Names are equal if their words are.
 */
export type SpringParameters =
  | SpringName
  | (string & {})
  | {
      /** The perceptual duration in seconds; default 0.5. */
      duration?: number;
      /** Above −1 and at most 1; default 0, no bounce. */
      bounce: number;
    }
  | { duration: number }
  | {
      /** The period of the undamped oscillation in seconds. */
      response: number;
      /** 1 is critically damped. */
      dampingRatio: number;
      mass?: number;
    }
  | { stiffness: number; damping: number; mass?: number }
  | { stiffness: number; dampingRatio: number; mass?: number }
  | {
      /** The time to settle within 0.001 from rest. */
      settlingDuration: number;
      dampingRatio: number;
      mass?: number;
    }
  /** Pop's and React Native's numbers. */
  | { bounciness: number; speed: number }
  | { preset: SpringName }
  /** Origami's numbers. */
  | { origami: Tension }
  /** react-spring's numbers: stiffness and damping. */
  | { reactSpring: Tension | readonly [tension: number, friction: number, mass: number] | TensionAndMass }
  /** motion.dev's options: the duration of the envelope. */
  | { motion: { duration: number; bounce: number } | readonly [duration: number, bounce: number] }
  | { spring: SpringParameters }
  | Spring;

export interface SpringMotion {
  /** The start; default 0. */
  from?: number;
  /** The end; default 1. */
  to?: number;
  /** The initial velocity in units per second; default 0. */
  velocity?: number;
}

/** The motion of a spring as a function of time. Frozen. */
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
  /** The spring, without its motion, as the shortest text that `spring` reads as the same bits. */
  readonly text: string;
  value(time: number): number;
  velocity(time: number): number;
  /** Writes the values at many times to `out`, and the velocities to `velocities`; returns `out`. */
  sample(times: Numbers, out?: Float64Array, velocities?: Float64Array): Float64Array;
  /**
   * Returns the time from which the value stays within `epsilon` (default 0.001) of the end and the speed
   * is at most `speed`; Infinity if it never settles.
   */
  settles(options?: { epsilon?: number; speed?: number }): number;
  /** Returns the same spring towards another end, from its position and velocity at `time`. */
  retarget(to: number, time: number): Spring;
  /**
   * Returns the motion as a CSS easing with an error of at most `error` (default 0.001), and the actual
   * error.
   */
  css(options?: { error?: number }): { readonly duration: number; readonly easing: string; readonly error: number };
}

/** `parameters` default to a duration of 0.5. */
export function spring(parameters?: SpringParameters, motion?: SpringMotion): Spring;

// --- Timing curves

/** A curve: an object, or a text that says the same. */
export type CurveForm =
  /**
   * CSS, the name of an easing (`easeOutBounce`, `emphasized`), `spring(bouncy)`, `path("M 0,0 C …")`, `reversed(ease-in)`
   * or `composed(outer=…, inner=…)`.
   */
  | string
  | { curve: CurveForm }
  | { bezier: readonly [number, number, number, number] }
  | { steps: number; jump?: "jump-start" | "jump-end" | "jump-none" | "jump-both" }
  | { linear: readonly (readonly [input: number, output: number])[] }
  | Curve
  /** A motion from start to end; `duration` defaults to the time to settle within 0.001. */
  | { spring: Spring; duration?: number }
  | { spring: SpringParameters; velocity?: number; duration?: number }
  | { spring: SpringParameters; velocity?: number; epsilon?: number; epsilonSpeed?: number }
  /** Several Béziers as an SVG path from 0,0 to 1,1. */
  | { path: string }
  | { reversed: CurveForm }
  | { composed: { outer: CurveForm; inner: CurveForm } };

/** A curve, or x1, y1, x2, y2 of a cubic Bézier. */
export type CurveShape = CurveForm | readonly [number, number, number, number];

/** A timing curve. */
export interface Curve extends Disposable {
  value(t: number): number;
  slope(t: number): number;
  sample(inputs: Numbers, out?: Float64Array, slopes?: Float64Array): Float64Array;
  /** The first input in [0, 1] with this value; undefined if there is none. */
  inverse(value: number): number | undefined;
  /** The curve as the shortest text that `curve` reads as the same bits. */
  readonly text: string;
  /**
   * Returns the curve as CSS: exactly if CSS can represent it, otherwise with an error of at most `error`
   * (default 0.001).
   */
  css(options?: { error?: number }): { readonly easing: string; readonly error: number };
}

/** All names of curves, such as "easeOutBounce"; empty before the module is loaded. */
export const curves: readonly string[];

export function curve(shape: CurveShape | Curve): Curve;

// --- Keyframe tracks

/** How a segment between two keys is interpolated. */
export type Mode =
  | "discrete"
  | "linear"
  | "catmullRom"
  | "timeAwareCatmullRom"
  | "holdSafe"
  | "monotone"
  | "pchip"
  | "akima"
  | "modifiedAkima"
  | "spline";

/** All modes. */
export const modes: readonly Mode[];

/** The ends of a spline. */
export type SplineEnds = "natural" | "clamped" | "notAKnot" | "periodic";

export interface SegmentForm {
  /** Default "linear". */
  mode?: Mode;
  /** Of the mode "spline"; default "natural". */
  ends?: SplineEnds;
  timing?: CurveShape | Curve;
}

/** One form for all segments, or `interpolations`: one mode or form for each, or a text such as `segment(mode=spline, ends=clamped)`. */
export type Segments =
  | (SegmentForm & { interpolations?: undefined })
  | { interpolations: readonly (Mode | SegmentForm | `segment(${string})`)[]; mode?: undefined; ends?: undefined; timing?: undefined };

export type Keys = {
  /** Non-decreasing. */
  times: Numbers;
  values: Numbers;
} & Segments;

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
  /**
   * Returns the interpolation to another transform: by function lists if both are CSS for the same box and no
   * method is given, otherwise by matrices.
   */
  to(other: Transform, options?: { method?: "css" | "polar" | "screw" | "logarithm" }): TransformPath;
  /**
   * Returns this transform with another one accumulated onto it, as CSS's composite operation does: `times` times,
   * function by function if both are CSS for the same box, otherwise as matrices.
   */
  accumulating(added: Transform, times?: number): Transform;
}

export interface TransformPath extends Disposable {
  value(progress: number): Transform;
  /** Writes sixteen numbers for each progress value. */
  sample(progress: Numbers, out?: Float64Array): Float64Array;
}

/** A transform from CSS's `transform`, sixteen numbers, or parts. Percentages refer to `box`. */
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
  /** The final position. */
  readonly end: number;
  value(time: number): number;
  velocity(time: number): number;
  sample(times: Numbers, out?: Float64Array, velocities?: Float64Array): Float64Array;
  settles(options?: { epsilon?: number }): number;
}

/** `rate` is the fraction of the velocity that remains after a millisecond; default 0.998. */
export function decay(parameters: { from?: number; velocity: number; rate?: number }): Decay;

/** The resistance past an edge. Frozen. */
export interface RubberBand {
  readonly extent: number;
  readonly coefficient: number;
  /** Returns the displacement of content that is pulled past the edge. */
  displacement(pull: number): number;
  /** Returns the pull for a displacement. */
  pull(displacement: number): number;
}

/** `coefficient` defaults to 0.55. */
export function rubberBand(parameters: { extent: number; coefficient?: number }): RubberBand;

/**
 * Returns the velocity of a finger at release, from its samples, oldest first; zero if it had stopped
 * before.
 */
export function velocity(
  samples: readonly { readonly time: number; readonly x?: number; readonly y?: number }[],
  options?: { released?: number },
): { readonly x: number; readonly y: number };

// --- Gesture release

/**
 * The state at release: the fraction of the transition, and its velocity in fractions per second. A rule is a word, a text
 * such as `threshold=0.6`, or an object that says the same.
 */
export type Release = { fraction: number; velocity: number } & (
  | { rule: `${string}=${number}` | { threshold: number } | { projected: number } | { fling: number } | { lookAhead: number } }
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
  /** A word, default "spring"; or a spring, `uikit(ease-out)`, or an object that says the same. */
  style?: "spring" | "curve" | "uikit" | SpringParameters | { uikit: CurveShape };
  /** For "spring"; default response 0.4 s, without bounce. */
  spring?: SpringParameters;
  /** For "uikit": the completion curve; default ease-in-out. */
  bezier?: readonly [number, number, number, number];
  /** For "curve" and "uikit": the transition's duration; default 0.35. */
  duration?: number;
  /** UIKit's completion speed; default 1. */
  speed?: number;
  /** Default "clamp". */
  overshoot?: "clamp" | "extrapolate" | "rubber-band" | `rubber-band=${number}`;
  /** For "rubber-band": the largest overshoot as a fraction; default 0.1. */
  limit?: number;
}

/** How a transition settles after the release, as a plan. */
export interface SettlePlan extends Disposable {
  readonly start: number;
  readonly target: number;
  readonly duration: number;
  readonly initialVelocity: number;
  /** The smallest and the largest fraction of the motion. */
  readonly minimum: number;
  readonly maximum: number;
  value(time: number): number;
  velocity(time: number): number;
  sample(times: Numbers, out?: Float64Array, velocities?: Float64Array): Float64Array;
}

export function settle(options: SettleOptions): SettlePlan;

// --- Versions

/** The version of the package. */
export function version(): string;
/** The version of the interface to hooke.wasm. */
export function abi(): number;
