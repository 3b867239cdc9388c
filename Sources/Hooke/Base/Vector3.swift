/// A point or direction of the plane.
public typealias Vector2 = SIMD2<Double>

/// A point or direction of space: x right, y down, z towards the viewer.
public typealias Vector3 = SIMD3<Double>
