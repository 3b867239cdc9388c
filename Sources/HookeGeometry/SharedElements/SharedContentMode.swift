import Hooke

/// How a picture of its own size lies in a box of changing size.
public enum SharedContentMode: String, NamedCase, Hashable, Sendable, CaseIterable {
    /// Stretched to the box.
    case fill
    /// The largest size with its proportions inside the box, centred.
    case aspectFit
    /// The smallest size with its proportions that covers the box, centred.
    case aspectFill
    /// The box's width, with its proportions, at the top.
    case fitWidth
    /// The box's height, with its proportions, centred.
    case fitHeight
    /// ``fitWidth`` or ``fitHeight``, so that the picture covers the larger of the two ends: the rule of Material's
    /// container transform. See ``resolved(from:to:)``.
    case auto

    /// Returns the mode that `auto` stands for between two sizes; other modes return themselves.
    ///
    /// With the smaller end (w₁, h₁) and the larger (w₂, h₂): the width if h₂·w₁/w₂ ≥ h₁. The larger end is the one with
    /// the larger area, so both directions have the same mode.
    public func resolved(from: Vector2, to: Vector2) -> SharedContentMode {
        guard self == .auto else { return self }
        let isEntering = to.x * to.y >= from.x * from.y
        let (small, large) = isEntering ? (from, to) : (to, from)
        return large.y * small.x >= small.y * large.x ? .fitWidth : .fitHeight
    }

    /// Returns the rectangle of a picture inside a box, in the box's coordinates.
    ///
    /// - Parameters:
    ///   - size: the picture's own size, above 0.
    ///   - box: the box's size. ``auto`` is ``fitWidth`` here; resolve it first.
    public func frame(of size: Vector2, in box: Vector2) -> Rectangle {
        let scales: Vector2 = box / size
        let scale: Double
        switch self {
        case .fill: return Rectangle(origin: .zero, size: box)
        case .aspectFit: scale = min(scales.x, scales.y)
        case .aspectFill: scale = max(scales.x, scales.y)
        case .fitWidth, .auto:
            return Rectangle(origin: .zero, size: Vector2(box.x, size.y * scales.x))
        case .fitHeight: scale = scales.y
        }
        let fitted: Vector2 = size * scale
        return Rectangle(origin: (box - fitted) * 0.5, size: fitted)
    }
}

/// The fade from one picture to another inside a box.
public enum SharedFade: String, NamedCase, Hashable, Sendable, CaseIterable {
    /// Both pictures together have a constant opacity. The new one appears over the first half of an opening.
    case cross
    /// The old picture disappears by 0.35, then the new one appears.
    case through

    /// Returns the opacities of two pictures, one on top of the other.
    ///
    /// - Parameters:
    ///   - progress: 0 shows the old picture, 1 the new one; clamped to them. For ``cross`` the fade fills [0, ½].
    ///   - old: the opacity of the lower picture by itself, 0 to 1.
    ///   - new: the opacity of the upper picture by itself, 0 to 1.
    /// - Returns: the opacities to draw with. For ``cross`` the total 1 − (1 − below)(1 − above) is
    ///   (1 − f)·old + f·new within 4 ulps for pictures without transparency of their own, with f = min(1, 2·progress).
    public func opacities(at progress: Double, old: Double, new: Double) -> (below: Double, above: Double) {
        switch self {
        case .cross:
            let f = min(1, max(0, 2 * progress))
            let above = f * new
            let rest = 1 - above
            // Covered completely: the limit of an opaque picture on top.
            return (rest > 0 ? old * (1 - f) / rest : old, above)
        case .through:
            let out = min(1, max(0, progress / 0.35))
            let into = min(1, max(0, (progress - 0.35) / 0.65))
            return (old * (1 - out), new * into)
        }
    }
}
