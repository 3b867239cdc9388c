/// A tree of flat layers in space, with Core Animation's placement.
///
/// A layer's point p is in its superlayer at (p − anchor) · `transform` + (`position`, `zPosition`). Then the
/// superlayer's `sublayerTransform` applies, about the superlayer's anchor.
///
/// - An ordinary layer is flat: it projects its sublayers into its plane, and its own transform ignores their
///   z.
/// - A layer that keeps depth (`CATransformLayer`; `preserve-3d` in CSS) passes their z to the next enclosing
///   flat layer, in whose plane the faces of that space are projected together.
///
/// The screen is a flat superlayer of the roots, and the camera its sublayer transform. A tree is a value,
/// checked when created; its functions accept every argument. See docs/internals/depth-order.md.
public struct LayerTree: Hashable, Sendable {
    /// The properties of a layer.
    public struct Layer: Hashable, Sendable {
        /// The index of the superlayer, smaller than the layer's own; `nil` for a root, whose superlayer is
        /// the screen.
        public var parent: Int?
        /// The layer's rectangle in its own coordinates, in points.
        public var bounds: Rectangle
        /// The position of the anchor point in the superlayer's coordinates, in points.
        public var position: Vector2
        /// The height above the superlayer's plane, in points. Of two layers in a flat one, the higher is
        /// painted later, regardless of their transforms.
        public var zPosition = 0.0
        /// The point of the bounds at `position`: (0, 0) top left, (1, 1) bottom right.
        public var anchorPoint = Vector2(0.5, 0.5)
        /// The height of the anchor point above the layer's own plane, in points.
        public var anchorPointZ = 0.0
        /// The transform about the anchor point.
        public var transform = Transform3D.identity
        /// The transform of all sublayers about this layer's anchor point, for a common perspective.
        public var sublayerTransform = Transform3D.identity
        /// Whether the layer's back is visible. If not, a flat layer is omitted with its sublayers; a layer
        /// that keeps depth omits only its own face.
        public var isDoubleSided = true
        /// Whether the layer and its sublayers are omitted.
        public var isHidden = false
        /// Whether sublayers are clipped to the bounds. A layer that keeps depth does not clip.
        public var masksToBounds = false
        /// Whether the sublayers keep their depth.
        public var keepsDepth = false
        /// Whether the bounds themselves are painted and hit. False for a `CATransformLayer`, which keeps
        /// depth and has no content.
        public var hasContent = true

        /// Creates a layer with Core Animation's defaults.
        public init(parent: Int? = nil, bounds: Rectangle, position: Vector2) {
            self.parent = parent
            self.bounds = bounds
            self.position = position
        }

        /// The anchor point in the layer's own coordinates.
        public var anchor: Vector3 {
            Vector3(
                bounds.origin.x + anchorPoint.x * bounds.size.x,
                bounds.origin.y + anchorPoint.y * bounds.size.y, anchorPointZ)
        }
    }

    /// The layers, each after its superlayer.
    public let layers: [Layer]

    /// Creates a tree from its layers; there may be none, or several roots.
    ///
    /// - Parameter layers: each after its superlayer. For equal superlayer and `zPosition`, later layers are
    ///   painted later.
    /// - Throws: `HookeError.badElement` with the layer's index and the field when a number is not finite, or
    ///   when `parent` is not an index below the layer's own.
    public init(_ layers: [Layer]) throws(HookeError) {
        for (index, layer) in layers.enumerated() {
            if let parent = layer.parent, !(0..<index).contains(parent) {
                throw .badElement(
                    field: "layers.parent", index: index, value: Double(parent),
                    accepted: "none, or an index from 0 that is below the layer's own")
            }
            for (field, numbers) in layer.numbers {
                if let bad = numbers.first(where: { !$0.isFinite }) {
                    throw .badElement(
                        field: "layers.\(field)", index: index, value: bad, accepted: "finite numbers")
                }
            }
        }
        self.layers = layers
    }
}

extension LayerTree.Layer {
    /// All numbers of the layer with the names of their fields.
    fileprivate var numbers: [(field: String, values: [Double])] {
        [
            ("bounds", [bounds.origin.x, bounds.origin.y, bounds.size.x, bounds.size.y]),
            ("position", [position.x, position.y]), ("zPosition", [zPosition]),
            ("anchorPoint", [anchorPoint.x, anchorPoint.y]), ("anchorPointZ", [anchorPointZ]),
            ("transform", transform.elements), ("sublayerTransform", sublayerTransform.elements),
        ]
    }
}

extension LayerTree {
    /// The placement of a layer.
    struct Placement {
        /// The transform from the layer's coordinates to those of the next enclosing flat layer (`plane`),
        /// with depth.
        var toPlane: Transform3D
        /// The next enclosing flat layer; `nil` for the screen.
        var plane: Int?
        /// The transform from the layer's coordinates to the screen.
        var toScreen: Transform3D
    }

    /// Returns all placements in one pass: two products of transforms per layer, and two more with a sublayer
    /// transform.
    func placements(camera: Transform3D) -> [Placement] {
        var placements: [Placement] = []
        placements.reserveCapacity(layers.count)
        for layer in layers {
            let anchor = layer.anchor
            var map = Transform3D.translation(x: -anchor.x, y: -anchor.y, z: -anchor.z)
                .concatenating(layer.transform)
                .concatenating(
                    .translation(x: layer.position.x, y: layer.position.y, z: layer.zPosition))
            var plane = layer.parent
            if let parent = layer.parent {
                let superlayer = layers[parent]
                if superlayer.sublayerTransform != .identity {
                    let eye = superlayer.anchor
                    map = map.concatenating(.translation(x: -eye.x, y: -eye.y, z: -eye.z))
                        .concatenating(superlayer.sublayerTransform)
                        .concatenating(.translation(eye))
                }
                if superlayer.keepsDepth {
                    map = map.concatenating(placements[parent].toPlane)
                    plane = placements[parent].plane
                }
            } else if camera != .identity {
                map = map.concatenating(camera)
            }

            let flat = map.flattened(keepingThirdRow: layer.keepsDepth)
            placements.append(
                Placement(
                    toPlane: map, plane: plane,
                    toScreen: plane.map { flat.concatenating(placements[$0].toScreen) } ?? flat))
        }
        return placements
    }

    /// Returns each layer's transform to the screen: a point appears at (x/w, y/w) of its homogeneous image.
    /// Every enclosing flat layer, and the screen, drops z.
    ///
    /// One pass over the layers, O(n). Row 3 of a result matters only for layers that keep depth; elsewhere
    /// no point is off the plane, and the row does not affect x, y and w.
    ///
    /// - Parameter camera: the sublayer transform of the screen, about the screen's origin. If it is not
    ///   finite, the results are not.
    public func toScreen(camera: Transform3D = .identity) -> [Transform3D] {
        placements(camera: camera).map { $0.toScreen }
    }
}

extension Transform3D {
    /// Returns the transform into a plane, with z = 0. Points off the source plane have no effect, unless row
    /// 3 is kept for them.
    func flattened(keepingThirdRow keepsThirdRow: Bool = false) -> Transform3D {
        var result = self
        result.row1.z = 0
        result.row2.z = 0
        result.row3 = keepsThirdRow ? SIMD4(row3.x, row3.y, 0, row3.w) : SIMD4(0, 0, 1, 0)
        result.row4.z = 0
        return result
    }
}

#if !hasFeature(Embedded)
    extension LayerTree.Layer: Codable {}
#endif
