extension Follower {
    /// Creates a follower that moves to a target at a given speed: Holden's velocity spring.
    ///
    /// It follows a point that moves straight to the target at that speed. The point is ahead by the spring's lag of
    /// 2ζ/ω0 seconds, so the follower itself approaches the line from `start` at that speed, and comes to rest at the
    /// target as its spring does. Source: D. Holden, "Spring-It-On" (velocityspring.c), where the lag is twice his
    /// half-life.
    /// - Parameters:
    ///   - spring: The spring.
    ///   - start: The position at time 0.
    ///   - velocity: The velocity at time 0, in units per second.
    ///   - target: The position at rest.
    ///   - speed: In units per second; positive and finite.
    /// - Throws: `HookeError.outOfRange` for a start, velocity or target that is not finite, or a speed that is not
    ///   positive and finite. `HookeError.noSolution` if the motion is not finite.
    public init(
        spring: Spring, from start: Value, initialVelocity velocity: Value = .zero, to target: Value,
        speed: Double
    ) throws(HookeError) {
        guard speed > 0, speed.isFinite else {
            throw .outOfRange(field: .speed, value: speed, accepted: "a finite number above 0")
        }
        try self.init(spring, start, velocity, target) { $0 / speed }
    }

    /// Creates a follower that moves to a target at the constant speed that takes `duration` seconds; the spring then
    /// settles later than that. See `init(spring:from:velocity:to:speed:)`.
    /// - Parameters:
    ///   - spring: The spring.
    ///   - start: The position at time 0.
    ///   - velocity: The velocity at time 0, in units per second.
    ///   - target: The position at rest.
    ///   - duration: Seconds; positive and finite.
    /// - Throws: As `init(spring:from:velocity:to:speed:)`, for the duration instead of the speed.
    public init(
        spring: Spring, from start: Value, initialVelocity velocity: Value = .zero, to target: Value,
        duration: Double
    ) throws(HookeError) {
        guard duration > 0, duration.isFinite else {
            throw .outOfRange(
                field: .duration, value: duration, accepted: "a finite number of seconds above 0")
        }
        try self.init(spring, start, velocity, target) { _ in duration }
    }

    private init(
        _ spring: Spring, _ start: Value, _ velocity: Value, _ target: Value,
        duration: (_ distance: Double) -> Double
    ) throws(HookeError) {
        try checkFollowing(start, velocity, 0)
        let way = target.subtracting(start)
        guard way.norm.isFinite else {
            throw .outOfRange(
                field: .target, value: target.norm, accepted: "a value at a finite distance from the start")
        }
        let duration = duration(way.norm)
        let lead = spring.damping / spring.stiffness
        let rest = duration - lead
        let path =
            way.norm > 0 && rest > 0 && rest < .infinity
            ? try KeyframeTrack(
                times: [0, rest], values: [start.adding(way.scaled(by: lead / duration)), target],
                rule: .linear)
            : try KeyframeTrack(times: [0], values: [target], rule: .linear)
        try self.init(path, spring: spring, from: start, initialVelocity: velocity)
    }
}
