/** A generator for Motion (motion.dev); times in milliseconds. */
export interface Generator {
  /** Null if the motion never settles. */
  calculatedDuration: number | null;
  next(milliseconds: number): { value: number; done: boolean };
  /** The motion as CSS: its duration and linear(). */
  toString(): string;
}

export interface SpringOptions {
  keyframes?: readonly number[];
  /** The velocity in units per second. */
  velocity?: number;
  /** The perceptual duration in milliseconds, as Motion gives it. */
  duration?: number;
  /** Motion's visual duration, in seconds. */
  visualDuration?: number;
  bounce?: number;
  stiffness?: number;
  damping?: number;
  mass?: number;
  /** The distance from the end that counts as settled; default 0.001 of the whole distance. */
  restDelta?: number;
  /** The speed that counts as settled; default any speed. */
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
