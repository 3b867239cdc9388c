/// An upright box in space: the corner with the smallest coordinates (for a non-negative size) and a size.
public struct Box: Hashable, Sendable {
    /// The corner from which the size extends.
    public var origin: Vector3
    /// The extent along x, y and z.
    public var size: Vector3

    /// Creates a box from its origin and size.
    public init(origin: Vector3, size: Vector3) {
        self.origin = origin
        self.size = size
    }

    /// The eight corners. Bits 0, 1 and 2 of the index select the far end of x, y and z.
    public var corners: [Vector3] {
        (0..<8).map { index in
            origin
                + Vector3(
                    index & 1 == 0 ? 0 : size.x, index & 2 == 0 ? 0 : size.y, index & 4 == 0 ? 0 : size.z)
        }
    }
}

#if !hasFeature(Embedded)
    extension Box: Codable {}
#endif
