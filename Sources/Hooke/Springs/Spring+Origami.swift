// The parameters of Origami and of libraries that use them: tension and friction (Rebound, React Native), bounciness
// and speed (pop, React Native). docs/internals/springs.md, "Parameters", lists the published sources.

extension Spring {
    // MARK: - Tension and friction

    /// Creates a spring of mass 1 from Origami's tension and friction, as in Rebound's
    /// `fromOrigamiTensionAndFriction` and React Native's `tension` and `friction`: k = 3.62·(tension − 30) + 194, c
    /// = 3·(friction − 8) + 25.
    ///
    /// Rebound's default, tension 40 and friction 7, gives k = 230.2 and c = 22.
    /// - Parameters:
    ///   - tension: Above −4270/181 (about −23.6), where the stiffness would be 0, and at most 2.7e279.
    ///   - friction: −1/3, where the damping is 0, to 6.6e139.
    /// - Throws: `HookeError.outOfRange` if a number is NaN or outside these ranges.
    public init(origamiTension tension: Double, friction: Double) throws(HookeError) {
        guard tension <= 2.7e279, (DoubleDouble(productOf: tension, and: 181) + 4270).high > 0 else {
            throw .outOfRange(
                field: .origamiTension, value: tension,
                accepted: "above -4270/181, where stiffness is 0, and at most 2.7e279")
        }
        guard friction <= 6.6e139, (DoubleDouble(productOf: friction, and: 3) + 1).high >= 0 else {
            throw .outOfRange(
                field: "friction", value: friction, accepted: "-1/3, where damping is 0, to 6.6e139")
        }
        try self.init(tension: DoubleDouble(tension), friction: DoubleDouble(friction))
    }

    /// Origami's tension, (k/m − 194)/3.62 + 30; the error is at most 4 u of |tension| + 24.
    public var origamiTension: Double { extendedTension.value }

    /// Origami's friction, (c/m − 25)/3 + 8; the error is at most 4 u of |friction| + 1.
    public var origamiFriction: Double { extendedFriction.value }

    /// k = (181·tension + 4270)/50 and c = 3·friction + 1, each rounded once.
    private init(tension: DoubleDouble, friction: DoubleDouble) throws(HookeError) {
        try self.init(
            mass: 1, stiffness: ((tension * 181 + 4270) / 50).value, damping: (friction * 3 + 1).value)
    }

    private var extendedTension: DoubleDouble {
        let (mass, _, stiffness) = ordinaryParameters
        return (DoubleDouble(stiffness) / mass * 50 + -4270) / 181
    }

    private var extendedFriction: DoubleDouble {
        let (mass, damping, _) = ordinaryParameters
        return (DoubleDouble(damping) / mass + -1) / 3
    }

    // MARK: - Bounciness and speed

    /// Creates a spring of mass 1 from pop's bounciness and speed, as in pop's `springBounciness` and `springSpeed`
    /// and React Native's `bounciness` and `speed`.
    ///
    /// With b = bounciness·0.8/34, Origami's tension is 0.5 + speed·199.5/34 and its friction 0.01 + (1 − b)²·(f −
    /// 0.01). Here f, the friction without bounce, is one of three cubics of the tension. The cubics have small jumps
    /// at the tensions 18 and 44.
    /// - Parameters:
    ///   - bounciness: −1e40 to 42.5. 0 hardly bounces; at 42.5 a friction of 0.01 is left. pop's own range is 0 to
    ///     20.
    ///   - speed: 0 to 1e40. pop's own range is 0 to 20.
    /// - Throws: `HookeError.outOfRange` if a number is NaN or outside these ranges, or if both together give a
    ///   friction above 6.6e139.
    public init(popBounciness bounciness: Double, speed: Double) throws(HookeError) {
        guard (-1e40...42.5).contains(bounciness) else {
            throw .outOfRange(field: .popBounciness, value: bounciness, accepted: "-1e40 to 42.5")
        }
        guard (0...1e40).contains(speed) else {
            throw .outOfRange(field: .speed, value: speed, accepted: "0 to 1e40")
        }
        let tension = DoubleDouble(productOf: speed, and: 399) / 68 + 0.5
        let rest = DoubleDouble(sumOf: 42.5, and: -bounciness) / 42.5
        let friction =
            rest * rest * (Self.popFriction(at: tension) - Self.popLeastFriction) + Self.popLeastFriction
        guard friction.high <= 6.6e139 else {
            throw .outOfRange(
                field: .popBounciness, value: bounciness,
                accepted: "a value that keeps the friction, here \(friction.high), at most 6.6e139")
        }
        try self.init(tension: tension, friction: friction)
    }

    /// pop's speed, which determines the stiffness; the error is at most 4 u of |speed| + 8.
    public var popSpeed: Double { ((extendedTension + -0.5) * 68 / 399).value }

    /// pop's bounciness, which determines the damping together with `popSpeed`.
    ///
    /// - The error is at most 4 u of |bounciness| + 42.5 up to bounciness 42. From there to 42.5 it is larger,
    ///   because the friction hardly depends on it.
    /// - `nil` if no bounciness gives this spring: the friction is below 0.01, or pop's friction without bounce is at
    ///   most 0.01 because the spring is too weak.
    /// - At the tensions 18 and 44, where pop's cubics jump, the last bit selects one of two results.
    public var popBounciness: Double? {
        let range = Self.popFriction(at: extendedTension) - Self.popLeastFriction
        let friction = extendedFriction - Self.popLeastFriction
        // A friction below the least one by no more than the rounding of the damping counts as the least.
        guard range.high > 0, friction.high >= -0x1p-54 else { return nil }
        return ((-(friction / range).squareRoot() + 1) * 42.5).value
    }

    /// The friction at bounciness 42.5.
    private static let popLeastFriction = DoubleDouble(1) / 100

    /// pop's `b3Nobounce`: Origami's friction at which a spring of this tension hardly bounces. The three cubics:
    ///
    /// - 0.0007x³ − 0.031x² + 0.64x + 1.28, to tension 18
    /// - 0.000044x³ − 0.006x² + 0.36x + 2, to tension 44
    /// - 0.00000045x³ − 0.000332x² + 0.1078x + 5.84
    private static func popFriction(at tension: DoubleDouble) -> DoubleDouble {
        let (cube, square, linear, constant, scale) =
            if tension.high <= 18 {
                (7.0, -310.0, 6_400.0, 12_800.0, 1e4)
            } else if tension.high <= 44 {
                (44, -6_000, 360_000, 2_000_000, 1e6)
            } else {
                (45, -33_200, 10_780_000, 584_000_000, 1e8)
            }
        return (((tension * cube + square) * tension + linear) * tension + constant) / scale
    }
}
