extension MotionProfile where Value: ComponentVector {
    /// The fields of a profile; the limits may also be fields of their own.
    package static var fieldNames: [String] {
        words("from to velocity startAcceleration endVelocity endAcceleration duration limits")
            + MotionLimits.fieldNames
    }

    /// Reads a motion within limits; without velocities and accelerations it moves on the straight line.
    package init(_ fields: NotationFields, _ shape: inout NotationShape) throws(HookeError) {
        let end: Value = try shape.require(fields, "to")
        let start: Value = try shape.read(fields, "from") ?? .zero
        let velocity: Value? = try shape.read(fields, "velocity")
        let acceleration: Value? = try shape.read(fields, "startAcceleration")
        let endVelocity: Value? = try shape.read(fields, "endVelocity")
        let endAcceleration: Value? = try shape.read(fields, "endAcceleration")
        let duration = try fields.optionalNumber("duration")
        let limits: MotionLimits
        if let read = try fields.value("limits", MotionLimits.init(_:at:)) {
            limits = read
        } else {
            limits = try MotionLimits(fields)
        }
        let isResting = velocity ?? acceleration ?? endVelocity ?? endAcceleration == nil
        do {
            if isResting {
                try self.init(from: start, to: end, within: limits, duration: duration)
            } else {
                try self.init(
                    from: start, initialVelocity: velocity ?? .zero,
                    initialAcceleration: acceleration ?? .zero, to: end, endVelocity: endVelocity ?? .zero,
                    endAcceleration: endAcceleration ?? .zero, within: limits, duration: duration)
            }
        } catch {
            throw fields.naming(
                error,
                [
                    "target": "to", "start": "from", "initialVelocity": "velocity",
                    "initialAcceleration": "startAcceleration",
                ])
        }
    }

    /// The fields of the motion: the velocity unless it moves on the straight line, and others that are not 0.
    package var members: [Notation.Member] {
        var members: [Notation.Member] = []
        func add(_ name: String, _ value: Value) {
            if value != .zero { members.append(.init(name, value.notation)) }
        }
        members = [.init("from", start.notation), .init("to", endValue.notation)]
        if !movesOnLine { members.append(.init("velocity", initialVelocity.notation)) }
        add("startAcceleration", initialAcceleration)
        add("endVelocity", endVelocity)
        add("endAcceleration", endAcceleration)
        members.append(.init("limits", limits.notation))
        if let requestedDuration { members.append(.init("duration", .number(requestedDuration))) }
        return members
    }
}

#if !hasFeature(Embedded)
    extension MotionProfile: Codable, NotationCoded, FieldsCoded, MotionCoded where Value: ComponentVector {}
#endif
