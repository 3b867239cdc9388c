extension LayerTree {
    /// The visible part of a layer, or a piece of it with its own position in the painting order.
    public struct VisibleLayer: Hashable, Sendable {
        /// The layer's index.
        public let layer: Int
        /// The transform from the layer's coordinates to the screen.
        public let toScreen: Transform3D
        /// The corners of the bounds on the screen, without clipping; `nil` when one is behind an eye.
        public let quad: Quad?
        /// The side that is visible on the screen.
        public let facing: Facing
        /// The convex outline of the visible part, in the layer's own coordinates.
        public let outline: [Vector2]
        /// The same outline on the screen, corner for corner.
        public let polygon: [Vector2]

        /// The smallest upright rectangle that contains `polygon`.
        public var boundingBox: Rectangle? { Rectangle(enclosing: polygon) }

        /// Returns whether a point of the screen lies inside `polygon` or on its outline.
        public func contains(_ point: Vector2) -> Bool { polygonContains(polygon, point) }
    }

    /// A hit on a layer.
    public struct Hit: Hashable, Sendable {
        /// The layer's index.
        public let layer: Int
        /// The point of the layer that appears there, in its own coordinates.
        public let point: Vector2
    }

    /// Returns the front-most layer at a point of the screen, and its own point there: the last of
    /// `visibleLayers(camera:splitting:near:)` that contains it, in O(n) more.
    ///
    /// - Returns: `nil` when no layer is hit, or the point is not finite.
    public func hit(
        _ point: Vector2, camera: Transform3D = .identity, splitting: Bool = true, near: Double = 0x1p-16
    ) -> Hit? {
        for visible in visibleLayers(camera: camera, splitting: splitting, near: near).reversed()
        where visible.contains(point) {
            if let own = visible.toScreen.unproject(point) { return Hit(layer: visible.layer, point: own) }
        }
        return nil
    }

    /// Returns all visible layers, from back to front.
    ///
    /// - In a flat layer: first the layer itself, then its sublayers by `zPosition`, then by index, each with
    ///   all its sublayers.
    /// - Under layers that keep depth: by depth, as in `DepthOrder`. Each layer that keeps depth is a face,
    ///   and so is each flat one in it, with everything painted in its plane. With `splitting`, faces that
    ///   intersect are cut, and a layer may occur several times; without it, `DepthOrder`'s order for them
    ///   applies.
    /// - Omitted: hidden layers; backs that are not double-sided, seen from the enclosing flat layer; layers
    ///   without content or area; layers whose image is beyond the range of doubles.
    /// - Clipped: parts outside an enclosing mask, or behind an eye (w below `near` in any enclosing flat layer).
    ///
    /// O(n) for the layers, once more for each enclosing space with depth, plus the cost of `DepthOrder` for
    /// the faces of each. No recursion.
    ///
    /// - Parameters:
    ///   - camera: the sublayer transform of the screen.
    ///   - splitting: whether intersecting faces are cut.
    ///   - near: the smallest w in front of the eye. Above 0 and finite.
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
                quad: part.isFullyInFrontOfEyes ? toScreen.project(bounds, near: near).quad : nil,
                facing: toScreen.facing(of: bounds),
                outline: part.outline.map { $0.own }, polygon: part.outline.map { $0.image.screen })
        }
    }
}
