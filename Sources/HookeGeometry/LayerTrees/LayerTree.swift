/// Flat layers in layers, placed in space as Core Animation places them.
///
/// A layer's point p lies in its superlayer at (p − anchor) · `transform` + (`position`, `zPosition`), and then
/// goes through the superlayer's `sublayerTransform`, about the superlayer's anchor. An ordinary layer is flat: the
/// images of its sublayers land in its plane, and only what they look like there, not their z, goes through its
/// own transform. A layer that keeps depth (`CATransformLayer`; `preserve-3d` in CSS) hands their z on, up to the
/// next flat layer, in whose plane the faces of that space are seen together.
///
/// The screen is a flat superlayer of the roots, and the camera its sublayer transform. A tree is a value, checked
/// when it is made; every question about it is total. See docs/depth-order.md.
public struct LayerTree: Hashable, Sendable {
    /// What is known of one layer.
    public struct Layer: Hashable, Sendable {
        /// The index of the superlayer, smaller than the layer's own; `nil` for a root, which lies on the screen.
        public var parent: Int?
        /// The layer's rectangle in its own coordinates, in points.
        public var bounds: Rectangle
        /// Where the anchor point lies in the superlayer's coordinates, in points.
        public var position: Vector2
        /// The height above the superlayer's plane, in points. Of two layers in a flat one, the higher is painted
        /// later, whatever their transforms do to their depths.
        public var zPosition = 0.0
        /// The point of the bounds that `position` places: (0, 0) top left, (1, 1) bottom right.
        public var anchorPoint = Vector2(0.5, 0.5)
        /// The height of the anchor point above the layer's own plane, in points.
        public var anchorPointZ = 0.0
        /// The transform about the anchor point.
        public var transform = Transform3D.identity
        /// The transform of all sublayers, about this layer's anchor point; where a common perspective goes.
        public var sublayerTransform = Transform3D.identity
        /// Whether the layer is seen from behind. If not, a flat layer is left out with all that is in it, and of
        /// a layer that keeps depth only its own face.
        public var isDoubleSided = true
        /// Whether the layer and all that is in it is left out.
        public var isHidden = false
        /// Whether what is in the layer is clipped to its bounds. A layer that keeps depth does not clip.
        public var masksToBounds = false
        /// Whether the sublayers keep their depth.
        public var keepsDepth = false
        /// Whether the bounds themselves are painted and hit. A `CATransformLayer` keeps depth and has no content.
        public var hasContent = true

        /// A layer with Core Animation's defaults.
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

    /// A tree from its layers; there may be none, and there may be several roots.
    ///
    /// - Parameter layers: each after its superlayer. Among those of one superlayer and one `zPosition`, the later
    ///   one is painted later.
    /// - Throws: `HookeError.badElement` with the layer's index and the field when a number is not finite, or when
    ///   `parent` is not an index before the layer's own.
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
    /// Every number of the layer, by the name of its field.
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
    /// Where the layers are.
    struct Placement {
        /// From the layer's coordinates to those of the next flat layer around it (`plane`), with depth.
        var toPlane: Transform3D
        /// The next flat layer around it; `nil` is the screen.
        var plane: Int?
        /// From the layer's coordinates to the screen.
        var toScreen: Transform3D
    }

    /// Where the layers are, in one pass: two products of transforms each, and two more under a sublayer transform.
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

    /// From each layer's coordinates to the screen: x/w and y/w of the homogeneous image are where a point of it is
    /// seen. z is dropped at every flat layer on the way, and at the screen.
    ///
    /// One pass over the layers, O(n). A layer's row 3 counts only where the layer keeps depth; else there is
    /// nothing off its plane, and the row leaves x, y and w of its plane alone.
    ///
    /// - Parameter camera: the sublayer transform of the screen, about the screen's origin. One that is not finite gives
    ///   transforms that are not.
    public func toScreen(camera: Transform3D = .identity) -> [Transform3D] {
        placements(camera: camera).map { $0.toScreen }
    }
}

extension Transform3D {
    /// The transform into a plane: what comes out has z = 0. Points off the plane that goes in have no say, unless
    /// row 3 is kept for them.
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
