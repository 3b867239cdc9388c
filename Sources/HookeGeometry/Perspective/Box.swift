/// An upright box of space: the corner with the smallest coordinates (when its size is not negative) and a size.
public struct Box: Hashable, Sendable {
    /// The corner that the size is counted from.
    public var origin: Vector3
    /// The extent along x, y and z.
    public var size: Vector3

    /// A box from its origin and size.
    public init(origin: Vector3, size: Vector3) {
        self.origin = origin
        self.size = size
    }

    /// The eight corners; bit 0 of an index says whether the corner is at the far end of x, bit 1 of y, bit 2 of z.
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
