/** A generator for Motion (motion.dev); times in milliseconds. */
export interface Generator {
  /** Null if the motion never settles. */
  calculatedDuration: number | null;
  next(milliseconds: number): { value: number; done: boolean };
  /**
   * The motion as CSS: its duration, and linear() with the fewest stops within 0.1 % of the distance. That is at most 20
   * stops up to a bounce of 0.3, and more for bouncier springs. A motion is cut after 20 s. Throws a RangeError if 0.1 %
   * takes more than 4096 stops.
   */
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
