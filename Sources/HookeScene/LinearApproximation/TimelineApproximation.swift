import Hooke

/// The implementation of `Timeline.linearApproximation`. Properties without geometry are approximated
/// directly; for geometry, budgets are adjusted until the error on the screen is accepted.
struct TimelineApproximation {
    /// The largest number of knots of one property.
    static let limit = 1 << 16

    static let tooMany = HookeError.noSolution(field: "error", reason: "more than \(limit) knots are needed")

    private let timeline: Timeline
    private let model: SceneSnapshot
    private let distance: Double
    private let colorError: Double
    private let way: LinearTimeline.TransformMode
    private let fits = PaceFits()
    /// The moving properties in order of recording, each with its motions and view.
    private let channels: [(key: PropertyKey, tracks: [Track], node: SceneSnapshot.Node)]

    init(
        _ timeline: Timeline, model: SceneSnapshot, distance: Double, colorError: Double,
        transformMode way: LinearTimeline.TransformMode
    ) {
        (self.timeline, self.model) = (timeline, model)
        (self.distance, self.colorError, self.way) = (distance, colorError, way)
        var nodes: [ViewID: SceneSnapshot.Node] = [:]
        func add(_ node: SceneSnapshot.Node) {
            nodes[node.id] = node
            for child in node.children + node.masks { add(child) }
        }
        add(model.root)
        var keys: [PropertyKey] = []
        var tracks: [PropertyKey: [Track]] = [:]
        for track in timeline.tracks {
            let key = PropertyKey(view: track.view, property: track.property)
            if tracks[key] == nil { keys.append(key) }
            tracks[key, default: []].append(track)
        }
        channels = keys.compactMap { key in nodes[key.view].map { (key, tracks[key] ?? [], $0) } }
    }

    func result() throws(HookeError) -> LinearTimeline {
        for (key, tracks, node) in channels {
            for track in tracks where !track.from.isFinite || !track.to.isFinite || !track.endTime.isFinite {
                throw .noSolution(
                    field: .init(key.property.rawValue),
                    reason: "of \(node.spelling): not everything is finite")
            }
        }
        let geometry = try geometryCourses()
        var written: [LinearTimeline.Channel] = []
        var largest = 0.0
        for (key, tracks, node) in channels {
            if let approximation = geometry.approximations.transforms[key] {
                written.append(
                    LinearTimeline.Channel(
                        key, approximation.knots, plain: approximation.plainKnots,
                        cubic: approximation.cubicKnots,
                        error: geometry.errors.transforms[key] ?? 0, transformMode: way))
                continue
            }
            if key.property.isList {
                let error = key.property.isColorError ? colorError : distance
                let list = try ListApproximation(tracks, error: error, of: node, fits: fits)
                if key.property.isColorError { largest = max(largest, list.error) }
                written.append(
                    LinearTimeline.Channel(
                        key, list.knots, plain: nil, cubic: list.cubicKnots, error: list.error,
                        transformMode: way))
                continue
            }
            let isColorError = key.property.isColorError
            let approximation: VectorApproximation
            if let known = geometry.approximations.vectors[key] {
                approximation = known
            } else {
                approximation = try vectorApproximation(
                    tracks, node, key.property, error: isColorError ? colorError : distance)
            }
            let error = approximation.error.max()
            if isColorError { largest = max(largest, error) }
            written.append(
                LinearTimeline.Channel(
                    key, approximation.knots(like: tracks[tracks.count - 1].to), plain: nil,
                    cubic: approximation.cubicKnots(like: tracks[tracks.count - 1].to), error: error,
                    transformMode: way))
        }
        return LinearTimeline(
            model: model, channels: written, duration: timeline.duration,
            distance: geometry.errors.screen.values.max() ?? 0, colorError: largest)
    }

    private func vectorApproximation(
        _ tracks: [Track], _ node: SceneSnapshot.Node, _ property: AnimatedProperty, error: Double
    ) throws(HookeError) -> VectorApproximation {
        do {
            if tracks.count == 1 { return try VectorApproximation(tracks[0], error: error, fits: fits) }
            var approximations: [VectorApproximation] = []
            for track in tracks {
                approximations.append(
                    try VectorApproximation(track, error: error / Double(tracks.count), fits: fits))
            }
            return VectorApproximation(sum: approximations, to: tracks.map { $0.to.vector ?? .zero })
        } catch {
            throw error.naming(property, of: node)
        }
    }
}

// MARK: - Geometry

extension TimelineApproximation {
    private func geometryCourses() throws(HookeError) -> (
        approximations: GeometryApproximation, errors: GeometryApproximation.Errors
    ) {
        let moving = channels.filter { $0.key.property.isGeometry }
        let inside = subtrees()
        for (key, _, node) in moving where inside[key.view] == nil {
            throw .noSolution(
                field: .init(key.property.rawValue),
                reason: "of \(node.spelling): the geometry of a mask has no linear approximation")
        }
        var budgets: [PropertyKey: Double] = [:]
        for (key, _, node) in moving {
            // An anchor point's error is multiplied by the size of the bounds.
            let size = node.state.bounds.size
            let isFraction = key.property.traits.effect == .placeInBounds
            let unit = isFraction ? max(1, Double(size.width), Double(size.height)) : 1
            budgets[key] = distance / 2 / unit
        }
        let most = budgets.mapValues { 2 * $0 }
        var approximations = GeometryApproximation()
        var stale = Set(budgets.keys)
        for attempt in 0..<12 {
            try update(&approximations, moving.filter { stale.contains($0.key) }, budgets)
            let errors = try errors(of: approximations)
            var isDone = true
            stale = []
            for (key, _, node) in moving {
                guard let budget = budgets[key], let most = most[key] else { continue }
                let worst = inside[key.view, default: []].reduce(0) { max($0, errors.screen[$1] ?? 0) }
                guard worst.isFinite else {
                    throw .noSolution(
                        field: "distance", reason: "the numbers of \(node.spelling) are too large for a bound"
                    )
                }
                if worst > distance { isDone = false }
                // Reduced until the error is accepted, increased at most twice.
                let wanted = min(most, budget * min(8, max(0x1p-20, 0.9 * distance / max(worst, 0x1p-1000))))
                guard worst > distance || attempt < 2 && wanted > 1.2 * budget else { continue }
                budgets[key] = wanted
                stale.insert(key)
            }
            if isDone, stale.isEmpty { return (approximations, errors) }
        }
        throw .noSolution(field: "distance", reason: "\(distance) points cannot be reached")
    }

    /// Returns the views in each subtree, including its root.
    private func subtrees() -> [ViewID: [ViewID]] {
        var result: [ViewID: [ViewID]] = [:]
        func add(_ node: SceneSnapshot.Node) -> [ViewID] {
            let all = [node.id] + node.children.flatMap(add)
            result[node.id] = all
            return all
        }
        _ = add(model.root)
        return result
    }

    private func update(
        _ approximations: inout GeometryApproximation,
        _ channels: [(key: PropertyKey, tracks: [Track], node: SceneSnapshot.Node)],
        _ budgets: [PropertyKey: Double]
    ) throws(HookeError) {
        for (key, tracks, node) in channels where !key.property.isTransform {
            approximations.vectors[key] = try vectorApproximation(
                tracks, node, key.property, error: budgets[key] ?? distance)
        }
        // Sublayer transforms last: their reach depends on the transforms of the children.
        for property in [AnimatedProperty.transform, .sublayerTransform] {
            for (key, tracks, node) in channels where key.property == property {
                let reach = approximations.reach(of: property, in: node, from: 0, to: timeline.duration)
                do {
                    approximations.transforms[key] = try TransformApproximation(
                        tracks, reach: reach, budget: budgets[key] ?? distance, way: way,
                        fits: fits)
                } catch {
                    throw error.naming(property, of: node)
                }
            }
        }
    }

    private func errors(of approximations: GeometryApproximation) throws(HookeError)
        -> GeometryApproximation.Errors
    {
        var errors = GeometryApproximation.Errors()
        if approximations.vectors.isEmpty, approximations.transforms.isEmpty { return errors }
        // Also before the first motion and at the end: intervals exclude jumps at their ends.
        let before = (timeline.tracks.map(\.delay).min() ?? 0) - 1
        try approximations.addErrors(of: model.root, from: before, to: before, to: &errors)
        try approximations.addErrors(
            of: model.root, from: timeline.duration, to: timeline.duration, to: &errors)
        let count = 24.0
        for index in 0..<Int(count) {
            let (start, end) = (Double(index) / count, Double(index + 1) / count)
            try approximations.addErrors(
                of: model.root, from: timeline.duration * start, to: timeline.duration * end, to: &errors)
        }
        return errors
    }
}

extension AnimatedProperty {
    var isTransform: Bool { traits.kind == .transform }

    /// Whether it places the layer or its sublayers: `GeometryApproximation` bounds its error.
    fileprivate var isGeometry: Bool {
        switch traits.effect {
        case .place, .placeInBounds, .placeOfSublayers: true
        case .outline, .color: false
        }
    }

    /// Whether its error is one of an opacity, a colour, or a fraction.
    var isColorError: Bool { traits.effect == .color }
}

extension HookeError {
    fileprivate func naming(_ property: AnimatedProperty, of node: SceneSnapshot.Node) -> HookeError {
        let reason = if case .noSolution(_, let reason) = self { reason } else { "\(self)" }
        return .noSolution(field: .init(property.rawValue), reason: "of \(node.spelling): \(reason)")
    }
}
