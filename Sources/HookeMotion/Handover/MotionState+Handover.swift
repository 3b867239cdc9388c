extension MotionState: HandoverState {
    /// The difference, as a motion.
    public typealias Offset = HandoverOffset<Value>
    /// Uniform motions, springs, decays and tracks.
    public typealias Stored = StoredMotion<Value>

    /// Returns the norm of the difference.
    public static func distance(_ a: Value, _ b: Value) -> Double { a.subtracting(b).norm }

    /// True.
    public static var hasMean: Bool { true }

    /// Returns (1 − w)·old + w·new with its derivatives.
    public static func mean(of old: Self, and new: Self, _ w: FadeWeights) -> Self {
        let (gap, rate) = (new.position.subtracting(old.position), new.velocity.subtracting(old.velocity))
        // The product rule: w′ and w″ multiply the distance of the motions.
        return MotionState(
            position: mean(of: old.position, and: new.position, w),
            velocity: mean(of: old.velocity, and: new.velocity, w).adding(gap.scaled(by: w.slope)),
            acceleration: mean(of: old.acceleration, and: new.acceleration, w)
                .adding(rate.scaled(by: 2 * w.slope)).adding(gap.scaled(by: w.bend)))
    }

    /// Returns (1 − w)·old + w·new.
    public static func mean(of old: Value, and new: Value, _ w: FadeWeights) -> Value {
        old.scaled(by: w.old).adding(new.scaled(by: w.new))
    }

    /// Returns this state later, with a velocity that decays:
    ///
    ///     x = x0 + v·(1 − e^(−λs))/λ + (a + λv)·(1 − (1 + λs)·e^(−λs))/λ²
    ///
    /// For C² the second term keeps the acceleration a at 0; without it, it is −λv.
    public func damped(after s: Double, rate: Double, _ join: HandoverLaw.Join) -> Self {
        let y = rate * s
        let (decay, gone) = (Elementary.exp(-y), -Elementary.expm1(-y))
        var position = self.position.adding(velocity.scaled(by: gone / rate))
        var speed = velocity.scaled(by: decay)
        var bend = velocity.scaled(by: -rate * decay)
        if join == .c2 {
            let rest = acceleration.adding(velocity.scaled(by: rate))
            let factor = y < 0.5 ? Self.series(y) : gone - y * decay
            position = position.adding(rest.scaled(by: factor / rate / rate))
            speed = speed.adding(rest.scaled(by: s * decay))
            bend = bend.adding(rest.scaled(by: (1 - y) * decay))
        }
        return MotionState(position: position, velocity: speed, acceleration: bend)
    }

    /// 1 − (1 + y)·e^(−y) = Σ (−1)ᵏ·(k − 1)·yᵏ/k! from k = 2, without cancellation for small y.
    private static func series(_ y: Double) -> Double {
        var (term, sum) = (y * y / 2, 0.0)
        for k in 2..<18 {
            sum += Double(k - 1) * term
            term *= -y / Double(k + 1)
        }
        return sum
    }

    /// The difference of all three parts.
    func subtracting(_ other: MotionState) -> MotionState {
        MotionState(
            position: position.subtracting(other.position), velocity: velocity.subtracting(other.velocity),
            acceleration: acceleration.subtracting(other.acceleration))
    }
}

extension HandoverOffset: StateOffset {
    /// Creates the offset of the states' difference; `nil` for a fade.
    public init?(
        _ law: HandoverLaw, from old: MotionState<Value>, to new: MotionState<Value>,
        following running: (offset: Self, time: Double)?
    ) {
        self.init(law, from: old.subtracting(new))
    }

    /// Returns the new motion's state plus this offset, `time` seconds after the switch.
    public func applied(to new: MotionState<Value>, at time: Double) -> MotionState<Value> {
        if let endTime, time >= endTime { return new }
        let offset = state(at: time)
        return MotionState(
            position: new.position.adding(offset.position), velocity: new.velocity.adding(offset.velocity),
            acceleration: new.acceleration.adding(offset.acceleration))
    }

    /// Returns the new motion's position plus this offset, `time` seconds after the switch.
    public func applied(to new: Value, at time: Double) -> Value {
        if let endTime, time >= endTime { return new }
        return new.adding(position(at: time))
    }
}
