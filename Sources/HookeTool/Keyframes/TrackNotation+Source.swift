import HookeGeometry

extension TrackNotation {
    /// Makes the track.
    func source(_ name: String) throws(HookeError) -> TrackSource {
        if isOfRotations { return TrackSource(name, try rotations()) }
        let count = shape.count
        guard needsWholeValues else {
            var tracks: [ExtendedTrack<Double>] = []
            for index in 0..<count { tracks.append(try extended { $0[index] }) }
            return outside(TrackSource(name, tracks.map(\.cycle), isPlain: shape.isPlain)) { time in
                tracks.map { $0.state(at: time) }
            }
        }
        guard count <= ComponentList.componentCount else {
            throw .wrongCount(
                field: HookeError.Field(fields.path(of: "values").name + "[0]"), count: count,
                accepted: "1 to \(ComponentList.componentCount) at constant speed")
        }
        let track = try extended { ComponentList($0) }
        return outside(TrackSource(name, track.cycle, count: count, isPlain: shape.isPlain)) { time in
            let state = track.state(at: time)
            return (0..<count).map { index in
                MotionState(
                    position: state.position[component: index], velocity: state.velocity[component: index],
                    acceleration: state.acceleration[component: index])
            }
        }
    }

    /// A source with the rules outside the keys.
    private func outside(
        _ source: TrackSource, _ states: @escaping (Double) -> [MotionState<Double>]
    ) -> TrackSource {
        guard isExtended else { return source }
        var source = source
        source.state = { time in
            let states = states(time)
            return TrackSource.State(
                value: states.map(\.position), velocity: states.map(\.velocity),
                acceleration: states.map(\.acceleration))
        }
        return source
    }

    /// The handles that are shortened, because they would fold time; `nil` for another mode.
    func shortenedHandles() throws(HookeError) -> [BezierKeyframes<Double>.ShortenedHandle]? {
        try bezier { $0[0] }?.shortened
    }
}

extension TrackNotation {
    /// Reads the track of a question.
    init(question fields: NotationFields) throws(HookeError) {
        let track = try fields.part(Self.fieldNames + Self.outsideFieldNames)
        try self.init(track)
        do { try track.finish() } catch {
            // Fields of another mode; `turns` is one of rotations.
            guard case .badValue(let field, let value, _, _) = error, !isSameName(field.name, "turns") else {
                throw error
            }
            let accepted = fields.has("mode") ? "with another mode than \(label)" : "inside interpolations"
            throw .badValue(field: field, value: value, nearest: nil, accepted: accepted)
        }
    }

    /// Reads a track in a file: a question of `keyframes`, whose `op` and `at` may be left out.
    init(file value: Notation) throws {
        let fields = try NotationFields(question: value)
        if fields.has("op") {
            let operation = try fields.string("op")
            guard operation == "keyframes" else {
                throw Refusal("op is \(quoted(operation)); accepted: keyframes, or no op")
            }
        }
        try fields.accept(["op", "at"] + Self.fieldNames + Self.outsideFieldNames)
        try self.init(question: fields)
        if fields.has("at") { _ = try fields.numbers("at") }
        try fields.finish()
    }
}
