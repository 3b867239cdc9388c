/// A point or direction in the plane.
public typealias Vector2 = SIMD2<Double>

/// A point or direction in space: x right, y down, z towards the viewer.
public typealias Vector3 = SIMD3<Double>
