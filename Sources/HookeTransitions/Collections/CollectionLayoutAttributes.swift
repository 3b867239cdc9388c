import Foundation
import HookeGeometry

// UIKit's members of index paths; where it is imported, its own are preferred.
extension IndexPath {
    /// Creates the index path of an item of a section.
    @_disfavoredOverload
    public init(item: Int, section: Int) { self = [section, item] }

    /// Creates the index path of a row of a section: `item` by its name in tables.
    @_disfavoredOverload
    public init(row: Int, section: Int) { self = [section, row] }

    /// The index of the section, the first of two. Traps if there is none.
    @_disfavoredOverload
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The index in the section, the second of two. Traps if there is none.
    @_disfavoredOverload
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// ``item``, by its name in tables.
    @_disfavoredOverload
    public var row: Int {
        get { item }
        set { item = newValue }
    }
}

/// The position and appearance of an item, in the coordinates of the content.
public struct CollectionLayoutAttributes: Equatable, Sendable {
    /// The item.
    public var indexPath: IndexPath
    /// The centre of the item, in points.
    public var center = CGPoint.zero
    /// The size of the item before its transform, in points.
    public var size = CGSize.zero
    /// The opacity, 0 to 1.
    public var alpha = 1.0
    /// The transform about the centre.
    public var transform3D = Transform3D.identity
    /// The stacking order, the layer's `zPosition`: higher is in front.
    public var zIndex = 0

    /// Creates attributes of size zero.
    public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }

    /// The 2-D transform; the identity if ``transform3D`` is not a 2-D one.
    public var transform: Affine2D {
        get { Affine2D(transform3D) ?? .identity }
        set { transform3D = Transform3D(newValue) }
    }

    /// The bounding rectangle of the transformed item. Setting it sets ``center`` and ``size``.
    public var frame: CGRect {
        get { state.frame }
        set {
            center = CGPoint(
                x: newValue.origin.x + newValue.size.width / 2,
                y: newValue.origin.y + newValue.size.height / 2)
            size = newValue.size
        }
    }

    /// Returns the attributes at fraction `p` between these and `other`: numbers linearly, transforms by
    /// `TransformInterpolation`, ``zIndex`` rounded to the nearest. Exactly these at 0 and exactly `other` at
    /// 1.
    public func interpolated(to other: CollectionLayoutAttributes, at p: Double) -> CollectionLayoutAttributes
    {
        if p == 0 { return self }
        if p == 1 { return other }
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * p }
        var mixed = other
        mixed.center = CGPoint(x: mix(center.x, other.center.x), y: mix(center.y, other.center.y))
        mixed.size = CGSize(
            width: mix(size.width, other.size.width), height: mix(size.height, other.size.height))
        mixed.alpha = mix(alpha, other.alpha)
        if transform3D != other.transform3D {
            mixed.transform3D = TransformInterpolation(from: transform3D, to: other.transform3D)
                .transform(at: p)
        }
        mixed.zIndex = Int(exactly: mix(Double(zIndex), Double(other.zIndex)).rounded()) ?? other.zIndex
        return mixed
    }

    private var state: ViewState {
        var state = ViewState()
        state.bounds.size = size
        state.position = center
        state.transform = transform3D
        return state
    }
}
