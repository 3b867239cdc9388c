import HookeGeometry

/// Piecewise-linear motions of all geometry properties, and bounds of their error on the screen.
struct GeometryApproximation {
    typealias Node = SceneSnapshot.Node

    var vectors: [PropertyKey: VectorApproximation] = [:]
    var transforms: [PropertyKey: TransformApproximation] = [:]

    struct Errors {
        /// The largest error of a view's corners, in points on the screen.
        var screen: [ViewID: Double] = [:]
        /// The largest displacement by a transform's error, in points of the superlayer.
        var transforms: [PropertyKey: Double] = [:]
    }

    /// The properties that move the view itself.
    private static let placing = AnimatedProperty.allCases.filter {
        switch $0.traits.effect {
        case .place, .placeInBounds: true
        case .placeOfSublayers, .outline, .color: false
        }
    }

    /// A view in an interval of time.
    private struct Level {
        let view: ViewID
        /// Maps coordinates about the anchor point to those about the superview's anchor point, or to the
        /// screen.
        let map: TransformInterval
        /// `map` without the superview's sublayer transform.
        let own: TransformInterval
        let transform: TransformInterval
        /// The anchor point in the bounds.
        let anchor: (x: ErrorInterval, y: ErrorInterval)
        /// Relative to the anchor point.
        let corners: [(x: ErrorInterval, y: ErrorInterval)]
        let sublayers: TransformInterval
    }

    /// Adds the errors of all views in an interval of time. The interval is halved where a view comes near
    /// the eye.
    ///
    /// - Throws: `HookeError.noSolution` if a view reaches the eye or is behind it.
    func addErrors(
        of root: Node, from start: Double, to end: Double, to errors: inout Errors, depth: Int = 0
    ) throws(HookeError) {
        var found = errors
        guard
            let blocked = add(
                root, from: start, to: end, above: [], isMoving: false, isWell: depth < 6, to: &found)
        else {
            return errors = found
        }
        let middle = start + (end - start) / 2
        guard depth < 14, middle > start, middle < end else {
            throw .noSolution(
                field: "model",
                reason:
                    "\(blocked.spelling) reaches or passes the eye at \(middle) s, or has no error bound"
            )
        }
        try addErrors(of: root, from: start, to: middle, to: &errors, depth: depth + 1)
        try addErrors(of: root, from: middle, to: end, to: &errors, depth: depth + 1)
    }

    private func moves(_ view: ViewID, _ properties: [AnimatedProperty]) -> Bool {
        properties.contains {
            let key = PropertyKey(view: view, property: $0)
            return vectors[key] != nil || transforms[key] != nil
        }
    }

    /// Adds the errors of a view and its subviews. Returns a view without a bound, if there is one.
    private func add(
        _ node: Node, from start: Double, to end: Double, above: [Level], isMoving: Bool,
        isWell: Bool, to errors: inout Errors
    ) -> Node? {
        let level = level(of: node, from: start, to: end, in: above.last)
        let isMoving = isMoving || moves(node.id, Self.placing)
        if isMoving {
            // Relative to the view's own image, so that rotation errors scale with the distance from the
            // anchor point.
            let center = (above + [level]).reversed().reduce(Transform3D.identity) { $0 * $1.map.center }.row4
            guard center.w > 0 else { return node }
            var map = TransformInterval(translation: -SIMD3(center.x, center.y, 0) / center.w)
            for level in above + [level] { map = level.map.concatenating(map) }
            for corner in level.corners {
                let image = ImageBox(corner.x, corner.y, by: map)
                guard image.isInFront(isWell: isWell) else { return node }
                errors.screen[node.id] = max(errors.screen[node.id] ?? 0, image.distance(isFlat: true))
            }
        }
        guard addTransforms(level, in: above.last, isWell: isWell, to: &errors) else { return node }
        let movesChildren = isMoving || moves(node.id, [.sublayerTransform])
        for child in node.children {
            let blocked = add(
                child, from: start, to: end, above: above + [level], isMoving: movesChildren,
                isWell: isWell, to: &errors)
            if let blocked { return blocked }
        }
        return nil
    }

    /// Adds the errors of the view's transform and of the superview's sublayer transform. Returns false if
    /// one has no bound.
    private func addTransforms(
        _ level: Level, in parent: Level?, isWell: Bool, to errors: inout Errors
    ) -> Bool {
        var isBounded = true
        func note(_ key: PropertyKey, _ image: ImageBox) {
            isBounded = isBounded && image.isInFront(isWell: isWell)
            errors.transforms[key] = max(errors.transforms[key] ?? 0, image.distance(isFlat: false))
        }
        let own = PropertyKey(view: level.view, property: .transform)
        if transforms[own] != nil {
            for corner in level.corners {
                note(own, ImageBox(corner.x.exact, corner.y.exact, by: level.transform))
            }
        }
        if let parent {
            let common = PropertyKey(view: parent.view, property: .sublayerTransform)
            if transforms[common] != nil {
                for corner in level.corners {
                    note(common, ImageBox(ImageBox(corner.x, corner.y, by: level.own), by: parent.sublayers))
                }
            }
        }
        return isBounded
    }

    private func level(of node: Node, from start: Double, to end: Double, in parent: Level?) -> Level {
        func vector(_ property: AnimatedProperty) -> [ErrorInterval] {
            let approximation = vectors[PropertyKey(view: node.id, property: property)]
            let still = node.state[property].vector ?? .zero
            let (middle, half) = approximation?.box(from: start, to: end) ?? (still, .zero)
            let error = approximation?.error ?? .zero
            return (0..<4).map { ErrorInterval(middle: middle[$0], half: half[$0], error: error[$0]) }
        }
        func ball(_ property: AnimatedProperty) -> TransformInterval {
            guard let approximation = transforms[PropertyKey(view: node.id, property: property)] else {
                return TransformInterval(node.state[property].asTransform)
            }
            let (middle, half) = approximation.box(from: start, to: end)
            return TransformInterval(middle, radius: half, error: approximation.error)
        }
        let (bounds, share) = (vector(.bounds), vector(.anchorPoint))
        let anchor = (bounds[0] + share[0] * bounds[2], bounds[1] + share[1] * bounds[3])
        let transform = ball(.transform)
        let map: TransformInterval
        let own: TransformInterval
        if let parent {
            let (position, height) = (vector(.position), vector(.zPosition)[0])
            own = transform.concatenating(
                TransformInterval(
                    translation: position[0] - parent.anchor.x, position[1] - parent.anchor.y, height))
            map = own.concatenating(parent.sublayers).concatenating(.flat)
        } else {
            // The window's coordinates are the screen's.
            own = TransformInterval(translation: anchor.0, anchor.1, ErrorInterval(middle: 0))
            map = own
        }
        let corners = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map { x, y in
            (
                x: (ErrorInterval(middle: x) - share[0]) * bounds[2],
                y: (ErrorInterval(middle: y) - share[1]) * bounds[3]
            )
        }
        return Level(
            view: node.id, map: map, own: own, transform: transform, anchor: anchor, corners: corners,
            sublayers: ball(.sublayerTransform))
    }
}

extension GeometryApproximation {
    /// Returns bounds of the coordinates that a transform of a view acts on, in an interval of time.
    ///
    /// They depend on the view, and for a sublayer transform on its children: not on the rest of the tree.
    func reach(
        of property: AnimatedProperty, in node: Node, from start: Double, to end: Double
    ) -> TransformReach {
        var extent = SIMD4<Double>(0, 0, 0, 1)
        let own = level(of: node, from: start, to: end, in: nil)
        if property == .transform {
            for corner in own.corners {
                extent = pointwiseMax(extent, SIMD4(corner.x.size, corner.y.size, 0, 1))
            }
        } else {
            for child in node.children {
                let level = level(of: child, from: start, to: end, in: own)
                for corner in level.corners {
                    let image = ImageBox(corner.x, corner.y, by: level.own)
                    let far = SIMD4(image.x.size, image.y.size, image.z.size, 0)
                    extent = pointwiseMax(extent, far / max(image.w.size, 0x1p-10))
                }
            }
        }
        return TransformReach(extent: pointwiseMax(extent, SIMD4(0, 0, 0, 1)))
    }
}

extension SceneSnapshot.Node {
    var spelling: String { name.isEmpty ? "view \(id)" : "view \(id) \"\(name)\"" }
}
