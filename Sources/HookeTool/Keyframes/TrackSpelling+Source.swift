import HookeGeometry

extension TrackSpelling {
    /// Makes the track.
    func source(_ name: String) throws(Refusal) -> TrackSource {
        if isOfRotations { return TrackSource(name, try rotations()) }
        let count = vectorCount
        guard needsWholeValues else {
            var tracks: [KeyframeTrack<Double>] = []
            for index in 0..<count { tracks.append(try track { $0[index] }) }
            return TrackSource(name, tracks, isPlain: isPlain)
        }
        guard count <= ComponentList.componentCount else {
            throw Refusal(
                "values[0] has \(count) elements; accepted at constant speed: 1 to \(ComponentList.componentCount)"
            )
        }
        return TrackSource(name, try track { ComponentList($0) }, count: count, isPlain: isPlain)
    }

    /// Whether speed is that of the whole value, so that components cannot be interpolated one by one.
    var needsWholeValues: Bool {
        switch interpolation {
        case .rule, .componentwise: false
        case .paced, .cubicPaced: vectorCount > 1
        case .segments(let segments): vectorCount > 1 && segments.contains { $0.isOfWholeValues }
        }
    }

    /// Makes the track of values that `value` makes of their numbers.
    func track<Value: ComponentVector>(
        _ value: ([Double]) -> Value
    ) throws(Refusal) -> KeyframeTrack<Value> {
        let values = self.values.map(value)
        return try refusing { () throws(HookeError) in
            switch interpolation {
            case .rule(let rule): try KeyframeTrack(times: times, values: values, rule: rule)
            case .segments(let segments):
                try KeyframeTrack(
                    times: times, values: values, interpolations: segments.map { $0.interpolation(value) })
            case .paced: try .paced(values: values, from: times[0], to: times[times.count - 1])
            case .cubicPaced: try .cubicPaced(values: values, from: times[0], to: times[times.count - 1])
            case .componentwise: preconditionFailure("the mode componentwise is refused for numbers")
            }
        }
    }

    func rotations() throws(Refusal) -> RotationTrack {
        let values = self.values.map(Self.quaternion)
        return try refusing { () throws(HookeError) in
            switch interpolation {
            case .rule(let rule):
                try RotationTrack(times: times, values: values, rule: rule, turns: turns)
            case .segments(let segments):
                try RotationTrack(
                    times: times, values: values,
                    interpolations: segments.map { $0.interpolation { Vector3($0[0], $0[1], $0[2]) } },
                    turns: turns)
            case .paced:
                try .paced(values: values, from: times[0], to: times[times.count - 1], turns: turns)
            case .cubicPaced:
                try .cubicPaced(values: values, from: times[0], to: times[times.count - 1], turns: turns)
            case .componentwise(let arriving, let leaving):
                try RotationTrack(
                    times: times, values: values, inTangents: arriving.map(Self.quaternion),
                    outTangents: leaving.map(Self.quaternion))
            }
        }
    }

    static func quaternion(_ numbers: [Double]) -> Quaternion {
        Quaternion(x: numbers[0], y: numbers[1], z: numbers[2], w: numbers[3])
    }
}
