extension LayerTree {
    /// What is seen of a layer, or a part of that which is painted in its own turn.
    public struct VisibleLayer: Hashable, Sendable {
        /// The layer's index.
        public let layer: Int
        /// From the layer's coordinates to the screen.
        public let toScreen: Transform3D
        /// The corners of the bounds on the screen, whatever clips them; `nil` when one is behind an eye.
        public let quad: Quad?
        /// The side that is seen on the screen.
        public let facing: Facing
        /// The convex outline of what is seen, in the layer's own coordinates.
        public let outline: [Vector2]
        /// The same outline on the screen, corner for corner.
        public let polygon: [Vector2]

        /// The smallest upright rectangle round it.
        public var boundingBox: Rectangle? { Rectangle(enclosing: polygon) }

        /// Whether a point of the screen lies on it or on its outline.
        public func contains(_ point: Vector2) -> Bool { polygonContains(polygon, point) }
    }

    /// A layer that was hit, and where.
    public struct Hit: Hashable, Sendable {
        /// The layer's index.
        public let layer: Int
        /// The point of the layer that is seen there, in its own coordinates.
        public let point: Vector2
    }

    /// The front-most layer under a point of the screen, and its own point there: the last of
    /// `visibleLayers(camera:splitting:near:)` that contains it. O(n) after that.
    ///
    /// - Returns: `nil` when nothing is hit, or the point is not finite.
    public func hit(
        _ point: Vector2, camera: Transform3D = .identity, splitting: Bool = true, near: Double = 0x1p-16
    ) -> Hit? {
        for visible in visibleLayers(camera: camera, splitting: splitting, near: near).reversed()
        where visible.contains(point) {
            if let own = visible.toScreen.unproject(point) { return Hit(layer: visible.layer, point: own) }
        }
        return nil
    }

    /// Everything that is seen, from back to front.
    ///
    /// - In a flat layer, first the layer itself, then its sublayers: by `zPosition`, then by index. Each is
    ///   painted with all that is in it before the next.
    /// - Under layers that keep depth, by true depth, as `DepthOrder` sorts: every layer that keeps depth is a
    ///   face, and so is every flat one in it, with all that is painted in its plane. With `splitting`, those that
    ///   pass through each other are cut, and a layer may be there several times; without, they come in
    ///   `DepthOrder`'s order for such.
    /// - Left out: hidden layers, backs that are not double-sided (seen from the flat layer around), layers without
    ///   content or area, and what lies outside a layer around that masks, or behind an eye (at any flat layer on
    ///   the way, w below `near`). A layer whose image is beyond the range of doubles is left out too.
    ///
    /// O(n) for the layers, once more for each space with depth around them, and what `DepthOrder` takes for the
    /// faces of each. Nothing recurses.
    ///
    /// - Parameters:
    ///   - camera: the sublayer transform of the screen.
    ///   - splitting: whether faces that pass through each other are cut.
    ///   - near: the smallest w that counts as in front of the eye. Above 0 and finite.
    public func visibleLayers(
        camera: Transform3D = .identity, splitting: Bool = true, near: Double = 0x1p-16
    ) -> [VisibleLayer] {
        precondition(near > 0 && near.isFinite, "near is \(near); accepted: a finite number above 0")
        guard camera.isFinite else { return [] }
        var painting = LayerPainting(tree: self, camera: camera, splitting: splitting, near: near)
        painting.paint()
        return painting.painted.map { part in
            let toScreen = painting.placements[part.layer].toScreen
            let bounds = layers[part.layer].bounds
            return VisibleLayer(
                layer: part.layer, toScreen: toScreen,
                quad: part.isWhollyBeforeEyes ? toScreen.project(bounds, near: near).quad : nil,
                facing: toScreen.facing(of: bounds),
                outline: part.outline.map { $0.own }, polygon: part.outline.map { $0.image.screen })
        }
    }
}
