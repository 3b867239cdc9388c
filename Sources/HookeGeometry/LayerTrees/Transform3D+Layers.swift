extension Transform3D {
    /// Returns the map from a layer's coordinates to its superlayer's plane, for homogeneous points (x, y, z, w), as in
    /// Core Animation: anchor point, transform, position, then the superlayer's sublayer transform about its own anchor
    /// point. The result is flat: depth is dropped.
    ///
    /// - Parameters:
    ///   - anchor: the layer's anchor point in its own coordinates.
    ///   - transform: the layer's transform.
    ///   - position: the place of the anchor point in the superlayer.
    ///   - zPosition: the height above the superlayer.
    ///   - sublayerTransform: that of the superlayer.
    ///   - eye: the superlayer's anchor point in its own coordinates.
    @inlinable @inline(__always)
    package static func placing(
        anchor: Vector2, by transform: Transform3D, at position: Vector2, zPosition: Double,
        in sublayerTransform: Transform3D, about eye: Vector2
    ) -> Transform3D {
        var map = Transform3D.translation(x: -anchor.x, y: -anchor.y)
            .concatenating(transform)
            .concatenating(.translation(x: position.x, y: position.y, z: zPosition))
        if sublayerTransform != .identity {
            map = map.concatenating(.translation(x: -eye.x, y: -eye.y))
                .concatenating(sublayerTransform)
                .concatenating(.translation(x: eye.x, y: eye.y))
        }
        map.row1.z = 0
        map.row2.z = 0
        map.row3 = SIMD4(0, 0, 1, 0)
        map.row4.z = 0
        return map
    }
}
