import type {
  Curve, CurveShape, Disposable, Mode, Numbers, Segments, Spring, SpringParameters, SplineEnds,
} from "./index.js";

/** A position: a number, or 1 to 4 numbers. All positions of a motion have as many. */
export type Position = number | Numbers;

/** What is returned for a position: a number for numbers, otherwise an array. */
export type Returned<P extends Position> = P extends number ? number : number[];

// --- Motions

/** How a motion that takes over removes the difference to the one before: a text, or an object that says the same. */
export type HandoverLaw =
  /** A spring, `third-order(12)`, `quintic(0.4, join=c2)` or `fade(0.3, half-life=0.1)`. */
  | SpringParameters
  | { thirdOrder: number }
  | { quintic: number; join?: "c1" | "c2"; neverCrossesZero?: boolean }
  | { fade: number; join?: "c1" | "c2"; halfLife?: number };

/** A position, velocity and acceleration as a function of time. Frozen. */
export interface Motion<P extends Position = Position> extends Disposable {
  /** The count of a position's numbers. */
  readonly size: number;
  /** The time from which it is at rest exactly; Infinity if there is none, or none is known. */
  readonly duration: number;
  /** The times of impacts, of switches, of a profile's arrival, or at which the speed limit begins or ends to act. */
  readonly events: readonly number[];
  /** Of a spring's motion: the spring, which is the softest one if only bounds were given. */
  readonly spring?: { readonly mass: number; readonly stiffness: number; readonly damping: number; readonly text: string };
  /** Of a track with handles: those that were longer than their segment, and what is left of each. */
  readonly shortened?: readonly { readonly key: number; readonly side: "in" | "out"; readonly factor: number }[];
  value(time: number): Returned<P>;
  velocity(time: number): Returned<P>;
  acceleration(time: number): Returned<P>;
  /** Writes `size` numbers for each time to each of the given arrays; returns `out`. */
  sample(times: Numbers, out?: Float64Array, velocities?: Float64Array, accelerations?: Float64Array): Float64Array;
  /**
   * Returns the time from which the value stays within `epsilon` (default 0.001) of the end and the speed is at most
   * `speed`; Infinity if it never settles, or no such time is known.
   */
  settles(options?: { epsilon?: number; speed?: number }): number;
  /**
   * Returns the motion that goes over into another one at a time, without a jump of position or velocity. `by` defaults to
   * the spring `snappy`. Both motions are read at the same time; `startTime` begins one later.
   */
  handOver(to: MotionForm<P>, options: { at: number; by?: HandoverLaw }): Motion<P>;
  /**
   * Returns the motion within limits that continues this one at a time to a new end, without a jump of position and
   * velocity, nor, with a limited jerk, of acceleration. Its own time begins at 0. Without limits a profile keeps its own.
   */
  retarget(
    options: { at: number; to: P; endVelocity?: P; endAcceleration?: P; duration?: number } & LimitsForm,
  ): Motion<P>;
}

/** A handle of a key: its offset in time and value, a rule, or opposite to the other one, with a length in time. */
export type KeyHandle<P extends Position> =
  | readonly [time: number, value: P]
  | "automatic"
  | "vector"
  | "aligned"
  | { aligned: number };

/** What a track does outside its keys. */
export type OutsideRule = "hold" | "extend" | "repeat" | "mirror" | "repeatOffset";

/** All rules outside keys. */
export const outsideRules: readonly OutsideRule[];

type TrackForm<P extends Position> = {
  /** Non-decreasing. */
  times: Numbers;
  values: P extends number ? Numbers : readonly Numbers[];
  /** The numbers are angles, which turn the short way: from 350 to 10 through 360. */
  angle?: "degrees" | "radians";
  /** Default "hold". */
  before?: OutsideRule;
  after?: OutsideRule;
} & (
  | Segments
  /** Béziers in time and value; a handle that is left out is automatic. */
  | { mode?: "bezier"; handles: readonly { in?: KeyHandle<P>; out?: KeyHandle<P> }[] }
);

/** One kind of motion; `startTime` is the time at which its own time is 0. */
export type MotionForm<P extends Position> =
  | P
  | Motion<P>
  | (P extends number ? Spring : never)
  | (({
      /** At rest, or at a constant velocity. */
      value: P;
      velocity?: P;
    }
      | {
          spring: SpringParameters;
          from?: P;
          to?: P;
          velocity?: P;
        }
      | (P extends number
          ? {
              spring: SpringParameters;
              from?: number;
              to?: number;
              velocity?: number;
              /** Alone: the softest spring, from the given one on, that stays there. */
              bounds?: readonly [low: number, high: number];
              /** The fraction of the speed that is left at the bounds; 0 stops. */
              restitution?: number;
              /** Ends when it passes the end. */
              overshootClamping?: boolean;
            }
          : never)
      | { curve: CurveShape | Curve; duration: number; from?: P; to?: P }
      | TrackForm<P>
      | {
          /** The fraction of the velocity that remains after a millisecond. */
          decay: "normal" | "fast" | number;
          from?: P;
          velocity: P;
        }) & { startTime?: number });

/** A motion of numbers or arrays. */
export function motion(form: MotionForm<number>): Motion<number>;
export function motion(form: MotionForm<Numbers>): Motion<Numbers>;

type RangeMap<P extends Position> = {
  /** Ascending or descending. */
  input: Numbers;
  output: P extends number ? Numbers : readonly Numbers[];
  /** Default "linear". */
  mode?: Mode;
  ends?: SplineEnds;
  /** Beyond the first and the last input as given; default "extend". */
  before?: OutsideRule;
  after?: OutsideRule;
};

/** A map of ranges: a motion whose times are inputs, and whose velocities are slopes. */
export function map(form: RangeMap<number>): Motion<number>;
export function map(form: RangeMap<Numbers>): Motion<Numbers>;

// --- Followers and limits

type Follower<P extends Position> = {
  /** A track of holds, lines and cubics without timings. */
  path: MotionForm<P>;
  /** Default 0. */
  from?: P;
  /** In the path's seconds; default that of the first key. */
  startTime?: number;
} & (
  | { spring: SpringParameters; matching?: "position" | "velocity" | "acceleration"; velocity?: P }
  /** Unity's SmoothDamp, exact; for numbers. */
  | { smoothTime: number; maximumSpeed?: number; velocity?: P }
  /** Exponential smoothing. */
  | { halfLife: number }
);

/** A motion whose target moves along a track. */
export function follow(form: Follower<number>): Motion<number>;
export function follow(form: Follower<Numbers>): Motion<Numbers>;

/** A number above 0; default none, for the other direction the same. */
type Limit = number | "none";

/** Limits of a motion; those of decreasing positions, velocities and accelerations begin with `reverse`. */
export interface Limits {
  speed?: Limit;
  acceleration?: Limit;
  jerk?: Limit;
  reverseSpeed?: Limit;
  reverseAcceleration?: Limit;
  reverseJerk?: Limit;
}

/** Limits, or an object or a text of them: `limits(speed=5, reverse-speed=3)`. */
export type LimitsForm = Limits | { limits: Limits | `limits(${string})` };

type Profile<P extends Position> = LimitsForm & {
  /** Default 0. */
  from?: P;
  to: P;
  /** Default 0. */
  velocity?: P;
  startAcceleration?: P;
  endVelocity?: P;
  endAcceleration?: P;
  /** Default the shortest one. */
  duration?: number;
  startTime?: number;
};

/** The shortest motion within limits from any state to any state, or one of a given duration. */
export function profile(form: Profile<number>): Motion<number>;
export function profile(form: Profile<Numbers>): Motion<Numbers>;

// --- Views and paths

/** The path between two views of a plane that zooms out, pans and zooms in (van Wijk and Nuij 2003). Frozen. */
export interface ZoomPath extends Disposable {
  /** A duration in proportion to it keeps the perceived speed. */
  readonly length: number;
  /** The view [x, y, width] at a fraction of the path. */
  value(fraction: number): number[];
  /** Writes three numbers for each fraction. */
  sample(fractions: Numbers, out?: Float64Array): Float64Array;
}

/** `from` and `to` are x, y, width. `rho`, by default √2, is how much zooming costs beside moving. */
export function zoom(form: { from: Numbers; to: Numbers; rho?: number }): ZoomPath;

/** A path of SVG with its length. Frozen. */
export interface Path extends Disposable {
  readonly text: string;
  readonly length: number;
  /** The exact bounds of its curves. */
  readonly bounds: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The point at a distance from the beginning, the angle of the direction, and the curvature. */
  at(distance: number): { readonly x: number; readonly y: number; readonly angle: number; readonly curvature: number };
  /** Writes two numbers for each distance. */
  sample(distances: Numbers, out?: Float64Array): Float64Array;
}

/** The path of SVG's path data, such as "M0 0 A50 50 0 0 1 100 0". */
export function path(text: string): Path;

// --- Colours

/** A space of CSS Color 4. */
export type ColorSpace =
  | "srgb" | "srgb-linear" | "display-p3" | "oklab" | "oklch" | "a98-rgb" | "prophoto-rgb" | "rec2020" | "xyz-d65"
  | "xyz-d50" | "lab" | "lch" | "hsl" | "hwb";

/** All spaces. */
export const colorSpaces: readonly ColorSpace[];

/** A colour in a space, not premultiplied. Frozen. */
export interface Color {
  readonly space: ColorSpace;
  readonly components: readonly number[];
  readonly alpha: number;
  /** The colour as CSS, which reads back as the same if it is in CSS's ranges. */
  readonly css: string;
  /** The colour converted to another space. */
  to(space: ColorSpace): Color;
  /** The colour at a fraction of the way to another one, as CSS Color 4 interpolates; default "oklab" and "shorter". */
  mix(
    other: ColorShape, fraction: number,
    options?: { in?: ColorSpace; hue?: "shorter" | "longer" | "increasing" | "decreasing" },
  ): Color;
}

export type ColorShape = string | Color | { space: ColorSpace; components: Numbers; alpha?: number };

/** A colour of CSS, also `color-mix()`, or of components. */
export function color(shape: ColorShape): Color;
