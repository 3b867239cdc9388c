/// The parents of a whole tree of transforms, ready to make world transforms of local ones.
///
/// A node's world transform is its own, then its parent's: world = local · world of the parent; a root's is its own.
///
/// ```swift
/// let tree = try TransformTree(parents: [nil, 0, 0, 1])
/// let local: Transform3D = .rotationZ(0.1) * .translation(x: 10)
/// var transforms = TransformBatch<Double>([local, local, local, local])
/// tree.makeWorld(&transforms)
/// print(transforms[3] == local * (local * local))  // true, by the bits
/// ```
///
/// Parents stand before their children, in any order that does so: by levels, or depth first, where a first child comes
/// right after its parent and finds it in the registers. There may be any number of roots.
///
/// A product has the bits of `Transform3D.concatenating(_:)`, in single precision those of the same operations.
/// Each field is within 4 u of the sum of its |products| at every level. NaN and infinities pass on to the descendants.
public struct TransformTree: Sendable, Hashable {
    /// −1 for a root.
    @usableFromInline package let parents: [Int32]

    /// A tree.
    ///
    /// - Parameter parents: The place of each node's parent, before its own; nil for a root. No nodes at all is fine.
    /// - Throws: `HookeError.badElement(field:index:value:accepted:)` for the first node whose parent is not one of the
    ///   nodes before it.
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

    /// How many nodes there are.
    @inlinable public var count: Int { parents.count }

    /// The place of a node's parent; nil for a root.
    ///
    /// - Precondition: The index is in range.
    public func parent(of index: Int) -> Int? {
        precondition(index >= 0 && index < count, "node \(index) of \(count)")
        return parents[index] < 0 ? nil : Int(parents[index])
    }

    /// Makes world transforms of local ones, in place.
    ///
    /// - Precondition: There are as many transforms as nodes.
    @inlinable public func makeWorld<Scalar>(_ transforms: inout TransformBatch<Scalar>) {
        transforms.withUnsafeMutableElements { worldTransforms(of: UnsafeBufferPointer($0), into: $0) }
    }

    /// Makes world transforms of local ones, which stay as they are.
    ///
    /// - Parameters:
    ///   - local: The local transforms.
    ///   - world: Where to write those of the world.
    /// - Precondition: There are as many transforms of each as nodes.
    @inlinable public func worldTransforms<Scalar>(
        of local: TransformBatch<Scalar>, into world: inout TransformBatch<Scalar>
    ) {
        local.withUnsafeElements { local in
            world.withUnsafeMutableElements { worldTransforms(of: local, into: $0) }
        }
    }

    /// Makes world transforms of local ones in the caller's own memory, sixteen numbers a transform in the order m11, m12,
    /// … m44.
    ///
    /// - Parameters:
    ///   - local: The local transforms.
    ///   - world: Where to write those of the world; it may be the very memory of the local ones.
    /// - Precondition: There are sixteen numbers a node, and nothing overlaps but all of it.
    @inlinable public func worldTransforms<Scalar: TransformBatchScalar>(
        of local: UnsafeBufferPointer<Scalar>, into world: UnsafeMutableBufferPointer<Scalar>
    ) {
        precondition(local.count == 16 * count, "\(local.count) numbers for \(count) nodes of 16")
        precondition(world.count == 16 * count, "\(world.count) numbers for \(count) nodes of 16")
        guard let local = local.baseAddress, let world = world.baseAddress else { return }
        Scalar._worldTransforms(local, parents, count, to: world)
    }
}
