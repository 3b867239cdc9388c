/** What Motion (motion.dev) plays: times in milliseconds. */
export interface Generator {
  /** Null for a motion that never settles. */
  calculatedDuration: number | null;
  next(milliseconds: number): { value: number; done: boolean };
  /** The motion as CSS: its duration and linear(). */
  toString(): string;
}

export interface SpringOptions {
  keyframes?: readonly number[];
  /** Units a second. */
  velocity?: number;
  /** The perceptual duration in milliseconds, as Motion gives it. */
  duration?: number;
  /** Motion's, in seconds. */
  visualDuration?: number;
  bounce?: number;
  stiffness?: number;
  damping?: number;
  mass?: number;
  /** How near to its end it counts as settled: a thousandth of the way unless given. */
  restDelta?: number;
  /** How slow it counts as settled: any speed unless given. */
  restSpeed?: number;
}

export interface SpringGenerator {
  (options?: SpringOptions): Generator;
  applyToOptions<Options extends object>(options: Options): Options;
}

/** A spring for `animate(element, values, { type: spring })`. */
export const spring: SpringGenerator;

export function decay(options?: {
  keyframes?: readonly number[];
  velocity?: number;
  rate?: number;
  restDelta?: number;
}): Generator;
