/// A tree of transforms, which computes world transforms from local ones.
///
/// A node's world transform is world = local · world of the parent; a root's is its local transform.
///
/// ```swift
/// let tree = try TransformTree(parents: [nil, 0, 0, 1])
/// let local: Transform3D = .rotationZ(0.1) * .translation(x: 10)
/// var transforms = TransformBatch<Double>([local, local, local, local])
/// tree.makeWorld(&transforms)
/// print(transforms[3] == local * (local * local))  // true, bit-identical
/// ```
///
/// Parents come before their children, for example by levels or depth first. A first child directly after its parent
/// finds it in registers. There may be any number of roots.
///
/// A product is bit-identical to `Transform3D.concatenating(_:)`, in single precision to the same operations. Each
/// field is within 4 u of the sum of its |products| at every level. NaN and infinities propagate to the descendants.
public struct TransformTree: Sendable, Hashable {
    /// The index of each node's parent; −1 for a root.
    @usableFromInline package let parents: [Int32]

    /// Creates a tree.
    ///
    /// - Parameter parents: The index of each node's parent, less than its own; nil for a root. May be empty.
    /// - Throws: `HookeError.badElement(field:index:value:accepted:)` for the first node whose parent does not come
    ///   before it.
    /// - Precondition: There are fewer than 2³¹ nodes.
    public init(parents: [Int?]) throws(HookeError) {
        precondition(parents.count <= Int32.max, "\(parents.count) nodes; accepted: up to \(Int32.max)")
        var places: [Int32] = []
        places.reserveCapacity(parents.count)
        for (index, parent) in parents.enumerated() {
            guard let parent else {
                places.append(-1)
                continue
            }
            guard parent >= 0, parent < index else {
                throw .badElement(
                    field: "parents", index: index, value: Double(parent),
                    accepted: index == 0 ? "nil, as no node comes before it" : "nil, or 0 to \(index - 1)")
            }
            places.append(Int32(parent))
        }
        self.parents = places
    }

    /// The number of nodes.
    @inlinable public var count: Int { parents.count }

    /// Returns the index of a node's parent; nil for a root.
    ///
    /// - Precondition: The index is in range.
    public func parent(of index: Int) -> Int? {
        precondition(index >= 0 && index < count, "node \(index) of \(count)")
        return parents[index] < 0 ? nil : Int(parents[index])
    }

    /// Replaces local transforms by world transforms.
    ///
    /// - Precondition: There is one transform per node.
    @inlinable public func makeWorld<Scalar>(_ transforms: inout TransformBatch<Scalar>) {
        transforms.withUnsafeMutableElements { worldTransforms(of: UnsafeBufferPointer($0), into: $0) }
    }

    /// Computes world transforms from local ones.
    ///
    /// - Precondition: `local` and `world` have one transform per node.
    @inlinable public func worldTransforms<Scalar>(
        of local: TransformBatch<Scalar>, into world: inout TransformBatch<Scalar>
    ) {
        local.withUnsafeElements { local in
            world.withUnsafeMutableElements { worldTransforms(of: local, into: $0) }
        }
    }

    /// Computes world transforms from local ones in the caller's memory, sixteen numbers per transform in the order
    /// m11, m12, … m44.
    ///
    /// - Precondition: Both have sixteen numbers per node. They are the same memory or do not overlap.
    @inlinable public func worldTransforms<Scalar: BatchScalar>(
        of local: UnsafeBufferPointer<Scalar>, into world: UnsafeMutableBufferPointer<Scalar>
    ) {
        precondition(
            local.count == 16 * count, "\(local.count) numbers for \(count) nodes; accepted: 16 per node")
        precondition(
            world.count == 16 * count, "\(world.count) numbers for \(count) nodes; accepted: 16 per node")
        guard let local = local.baseAddress, let world = world.baseAddress else { return }
        Scalar._worldTransforms(local, parents, count, to: world)
    }
}
