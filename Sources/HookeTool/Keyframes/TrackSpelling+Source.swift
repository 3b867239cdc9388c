import HookeGeometry

extension TrackSpelling {
    /// Makes the track.
    func source(_ name: String) throws(Refusal) -> TrackSource {
        if isOfRotations { return TrackSource(name, try rotations()) }
        let count = vectorCount
        guard needsWholeValues else {
            var tracks: [ExtendedTrack<Double>] = []
            for index in 0..<count { tracks.append(try extended { $0[index] }) }
            return outside(TrackSource(name, tracks.map(\.cycle), isPlain: isPlain)) { time in
                tracks.map { $0.state(at: time) }
            }
        }
        guard count <= ComponentList.componentCount else {
            throw Refusal(
                "values[0] has \(count) elements; accepted at constant speed: 1 to \(ComponentList.componentCount)"
            )
        }
        let track = try extended { ComponentList($0) }
        return outside(TrackSource(name, track.cycle, count: count, isPlain: isPlain)) { time in
            let state = track.state(at: time)
            return (0..<count).map { index in
                MotionState(
                    position: state.position[component: index], velocity: state.velocity[component: index],
                    acceleration: state.acceleration[component: index])
            }
        }
    }

    /// Whether the track goes on outside its keys.
    var isExtended: Bool { before != .hold || after != .hold }

    /// Makes the track of values, with its rules outside the keys.
    func extended<Value: ComponentVector>(
        _ value: ([Double]) -> Value
    ) throws(Refusal) -> ExtendedTrack<Value> {
        let track = try track(value)
        return try refusing { () throws(HookeError) in
            try ExtendedTrack(track, before: before, after: after)
        }
    }

    /// A source with the rules outside the keys, and angles within their period.
    private func outside(
        _ source: TrackSource, _ states: @escaping (Double) -> [MotionState<Double>]
    ) -> TrackSource {
        guard isExtended || period != nil else { return source }
        var source = source
        source.state = { [period] time in
            let states = states(time)
            return TrackSource.State(
                value: states.map { state in
                    period.map { KeyframeTrack<Double>.wrapped(state.position, period: $0) } ?? state.position
                }, velocity: states.map(\.velocity), acceleration: states.map(\.acceleration))
        }
        return source
    }

    /// The handles that are shortened, because they would fold time; `nil` for another mode.
    func shortenedHandles() throws(Refusal) -> [BezierKeyframes<Double>.ShortenedHandle]? {
        guard case .bezier(let handles) = interpolation else { return nil }
        return try bezier(handles) { $0[0] }.shortened
    }

    private func bezier<Value: VectorSpace>(
        _ handles: [(arriving: HandleSpelling, leaving: HandleSpelling)], _ value: ([Double]) -> Value
    ) throws(Refusal) -> BezierKeyframes<Value> {
        let keys = times.indices.map { key in
            BezierKey(
                time: times[key], value: value(values[key]), arriving: handles[key].arriving.handle(value),
                leaving: handles[key].leaving.handle(value))
        }
        return try refusing { () throws(HookeError) in try BezierKeyframes(keys) }
    }

    /// Whether speed is that of the whole value, so that components cannot be interpolated one by one.
    var needsWholeValues: Bool {
        switch interpolation {
        case .rule, .componentwise, .bezier: false
        case .paced, .cubicPaced: vectorCount > 1
        case .segments(let segments): vectorCount > 1 && segments.contains { $0.isOfWholeValues }
        }
    }

    /// Makes the track of values that `value` makes of their numbers.
    func track<Value: ComponentVector>(
        _ value: ([Double]) -> Value
    ) throws(Refusal) -> KeyframeTrack<Value> {
        let values = self.values.map(value)
        if case .bezier(let handles) = interpolation {
            guard values.count == times.count else {
                throw Refusal(
                    "values has \(values.count) elements; accepted: \(times.count), one for each time")
            }
            return try bezier(handles, value).track
        }
        return try refusing { () throws(HookeError) in
            switch interpolation {
            case .rule(let rule): try KeyframeTrack(times: times, values: values, rule: rule)
            case .segments(let segments):
                try KeyframeTrack(
                    times: times, values: values, interpolations: segments.map { $0.interpolation(value) })
            case .paced: try .paced(values: values, from: times[0], to: times[times.count - 1])
            case .cubicPaced: try .cubicPaced(values: values, from: times[0], to: times[times.count - 1])
            case .componentwise, .bezier: preconditionFailure("the mode componentwise is refused for numbers")
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
            case .bezier: preconditionFailure("the mode bezier is refused for rotations")
            }
        }
    }

    static func quaternion(_ numbers: [Double]) -> Quaternion {
        Quaternion(x: numbers[0], y: numbers[1], z: numbers[2], w: numbers[3])
    }
}
