import HookeMotion

/// A motion in a question: one of these rows, and `startTime`, the time at which its own time is 0, 0 if left out.
///
/// | fields | motion |
/// | --- | --- |
/// | `value`, `velocity` | a value at rest, or at constant velocity |
/// | `spring`, `from`, `to`, `velocity` | a spring's motion |
/// | `curve`, `duration`, `from`, `to` | a timing curve between two values |
/// | `times`, `values`, `mode`… | a track, as of `keyframes` |
/// | `decay`, `from`, `velocity` | a fling: `normal`, `fast`, or the fraction of the velocity left after a millisecond |
enum MotionSpelling {
    /// The field that each kind of motion is known by.
    static let names = ["value", "spring", "curve", "times", "decay"]

    /// The fields of all motions.
    static let fieldNames =
        ["value", "spring", "curve", "decay", "from", "to", "velocity", "duration", "startTime"]
        + TrackSpelling.fieldNames + TrackSpelling.outsideFieldNames

    /// Reads a motion inside a question: a value at rest, or an object.
    static func read(
        _ node: JSONNode, _ components: inout MotionComponents
    ) throws(Refusal) -> AnyTrajectory<MotionState<SIMD4<Double>>> {
        let isValue = node.value.number != nil || node.value.elements != nil
        return try node.fields(orField: isValue ? "value" : nil) { (parts) throws(Refusal) in
            try parts.accept(fieldNames)
            return try read(&parts, &components)
        }
    }

    /// Reads the one motion that is given.
    static func read(
        _ fields: inout Fields, _ components: inout MotionComponents
    ) throws(Refusal) -> AnyTrajectory<MotionState<SIMD4<Double>>> {
        let name = try fields.one(of: names, "the motion")
        let motion = try motion(name, &fields, &components)
        guard let start = try fields.optionalNumber("startTime") else { return motion }
        return try refusing { () throws(HookeError) in try AnyTrajectory(motion, startTime: start) }
    }

    private static func motion(
        _ name: String, _ fields: inout Fields, _ components: inout MotionComponents
    ) throws(Refusal) -> AnyTrajectory<MotionState<SIMD4<Double>>> {
        switch name {
        case "value":
            let start = try components.require(&fields, "value")
            return AnyTrajectory(
                UniformMotion(from: start, velocity: try components.read(&fields, "velocity") ?? .zero))
        case "spring":
            let spring = try fields.spring("spring")
            let end = try components.require(&fields, "to")
            return AnyTrajectory(
                SpringMotion(
                    spring: spring, from: try components.read(&fields, "from") ?? .zero, to: end,
                    initialVelocity: try components.read(&fields, "velocity") ?? .zero))
        case "curve":
            let curve = try fields.curve("curve") ?? .linear
            let duration = try fields.number("duration")
            let end = try components.require(&fields, "to")
            let start = try components.read(&fields, "from") ?? .zero
            guard duration > 0, duration.isFinite else {
                throw Refusal("duration is \(duration); accepted: a finite number of seconds above 0")
            }
            return AnyTrajectory(
                try refusing { () throws(HookeError) in
                    try KeyframeTrack(
                        times: [0, duration], values: [start, end], interpolations: [.eased(curve)])
                })
        case "times":
            let spelling = try track(&fields, &components)
            guard spelling.isExtended else {
                return AnyTrajectory(try spelling.track(MotionComponents.vector))
            }
            return AnyTrajectory(try spelling.extended(MotionComponents.vector))
        default:
            let rate = try decelerationRate(&fields)
            let velocity = try components.require(&fields, "velocity")
            return AnyTrajectory(
                Decay(
                    from: try components.read(&fields, "from") ?? .zero, initialVelocity: velocity, rate: rate
                ))
        }
    }

    /// Reads the fields of a track of numbers or lists, which may turn the short way but is not wrapped into a period.
    static func track(
        _ fields: inout Fields, _ components: inout MotionComponents
    ) throws(Refusal) -> TrackSpelling {
        let spelling = try TrackSpelling(&fields)
        guard !spelling.isOfRotations else { throw Refusal("kind is \"rotation\"; accepted: \"numbers\"") }
        if let first = spelling.values.first {
            try components.check(first.count, isList: !spelling.isPlain, "values[0]")
        }
        return spelling
    }

    /// Reads the rate of a fling.
    static func decelerationRate(_ fields: inout Fields) throws(Refusal) -> DecelerationRate {
        let value = try fields.anything("decay")
        switch value.content {
        case .string("normal"): return .normal
        case .string("fast"): return .fast
        case .number(let number):
            do throws(HookeError) { return try DecelerationRate(perMillisecond: number) } catch {
                throw Refusal(error) { _ in "decay" }
            }
        default:
            throw Refusal(
                Notation(value).fault(
                    "decay",
                    accepted: "normal, fast, or the fraction of the velocity left after a millisecond",
                    words: ["normal", "fast"]))
        }
    }
}
