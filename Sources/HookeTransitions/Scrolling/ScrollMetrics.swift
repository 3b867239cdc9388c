import Foundation
import Hooke

/// The edges of a scroll view's content, as offsets, and what they are made of.
struct ScrollMetrics: Equatable {
    var minimum = SIMD2<Double>.zero
    var maximum = SIMD2<Double>.zero
    var insets = SceneInsets.zero
    /// Whether content begins at the right.
    var isMirrored = false
    /// The horizontal offset at which the content begins without insets.
    var origin = 0.0

    /// The offset at which the content begins.
    var leading: SIMD2<Double> { SIMD2(isMirrored ? maximum.x : minimum.x, minimum.y) }

    /// Returns where an offset of other edges is now: what is at the right of mirrored content stays there.
    func moved(_ offset: SIMD2<Double>, from old: ScrollMetrics) -> SIMD2<Double> {
        guard isMirrored, old.isMirrored else { return offset }
        return snapped(SIMD2(offset.x + (origin - old.origin), offset.y))
    }

    /// Whether two offsets are equal to rounding: those of mirrored content are sums with its width.
    static func areEqual(_ a: Double, _ b: Double) -> Bool {
        a == b || (a - b).magnitude <= 1e-9 + 1e-13 * b.magnitude
    }

    /// Returns the axes along which two offsets are equal to rounding.
    static func areEqual(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMDMask<SIMD2<Int64>> {
        SIMDMask(arrayLiteral: areEqual(a.x, b.x), areEqual(a.y, b.y))
    }

    /// Returns the offset, or the edge that is equal to it to rounding.
    func snapped(_ offset: SIMD2<Double>) -> SIMD2<Double> {
        var snapped = offset
        for edge in [minimum, maximum] { snapped.replace(with: edge, where: Self.areEqual(offset, edge)) }
        return snapped
    }

    /// Returns whether these edges are others that have moved along x.
    func isMoved(_ other: ScrollMetrics) -> Bool {
        maximum.x - minimum.x == other.maximum.x - other.minimum.x && minimum.y == other.minimum.y
            && maximum.y == other.maximum.y && insets == other.insets && isMirrored == other.isMirrored
    }

    /// Returns the offset within the edges nearest to another.
    func clamp(_ offset: SIMD2<Double>) -> SIMD2<Double> {
        SIMD2(
            Swift.min(Swift.max(offset.x, minimum.x), maximum.x),
            Swift.min(Swift.max(offset.y, minimum.y), maximum.y))
    }
}

extension ScrollView {
    /// ``contentInset`` and the safe area.
    public var adjustedContentInset: SceneInsets { metrics.insets }

    /// The offsets between the content's edges.
    var metrics: ScrollMetrics {
        let (own, size, view) = (contentInset, contentSize, bounds.size)
        var metrics = ScrollMetrics()
        metrics.insets = own
        metrics.isMirrored = effectiveLayoutDirection == .rightToLeft
        if contentInsetAdjustmentBehavior != .never {
            let safe = safeAreaInsets
            let isAlways = contentInsetAdjustmentBehavior == .always
            if isAlways || alwaysBounceVertical || size.height > view.height {
                metrics.insets.top += safe.top
                metrics.insets.bottom += safe.bottom
            }
            if isAlways || alwaysBounceHorizontal || size.width > view.width {
                metrics.insets.left += safe.left
                metrics.insets.right += safe.right
            }
        }
        let insets = metrics.insets
        metrics.minimum = SIMD2(-insets.left, -insets.top)
        metrics.maximum = SIMD2(
            size.width + insets.right - view.width, size.height + insets.bottom - view.height)
        // Content that fits begins where lines begin.
        if metrics.isMirrored {
            metrics.origin = size.width - view.width
            metrics.minimum.x = min(metrics.minimum.x, metrics.maximum.x)
        } else {
            metrics.maximum.x = max(metrics.minimum.x, metrics.maximum.x)
        }
        metrics.maximum.y = max(metrics.minimum.y, metrics.maximum.y)
        return metrics
    }

    /// Whether drags move the content along x and y.
    var scrollsAlong: (x: Bool, y: Bool) {
        let metrics = known
        return (
            metrics.maximum.x > metrics.minimum.x || (bounces && alwaysBounceHorizontal),
            metrics.maximum.y > metrics.minimum.y || (bounces && alwaysBounceVertical)
        )
    }

    /// Follows a change of the edges: content at rest stays within them, at its beginning if it was there; content that
    /// moves keeps its place and velocity.
    func metricsDidChange() {
        let (old, new) = (known, metrics)
        guard old != new else { return }
        known = new
        let offset = SIMD2<Double>(contentOffset)
        let moved = new.moved(offset, from: old)
        let released = endPulls(at: moved)
        if drag != nil {
            place(moved)
            grab()
        } else if trajectory != nil {
            retarget(from: old, at: moved, released: released)
        } else if !isCaught {
            // Content that has moved with its edges may be beyond them.
            var next = new.isMoved(old) ? moved : new.clamp(moved)
            let (began, begin) = (old.leading, new.leading)
            if ScrollMetrics.areEqual(offset.x, began.x) { next.x = begin.x }
            if offset.y == began.y { next.y = begin.y }
            place(next)
        } else {
            place(moved)
        }
        if old.insets != new.insets { delegate?.scrollViewDidChangeAdjustedContentInset(self) }
    }

    /// Ends the pulls of axes whose content is not at the pulled edge, or not as far from it as a finger holds it.
    ///
    /// - Returns: the axes.
    @discardableResult
    func endPulls(at offset: SIMD2<Double>) -> SIMDMask<SIMD2<Int64>> {
        let edge = known.minimum.replacing(with: known.maximum, where: pull .> 0)
        let held = edge + (drag?.remainder ?? .zero)
        let ended = (pull .!= 0) .& .!ScrollMetrics.areEqual(held, offset)
        pull.replace(with: 0, where: ended)
        return ended
    }

    /// Called when the bounds are set.
    package func boundsDidChange() {
        let (old, new) = (knownBounds, bounds)
        guard old != new else { return }
        knownBounds = new
        if old.origin != new.origin {
            if new.origin != ownOrigin {
                pull = .zero
                stop()
                if drag != nil { grab() }
            }
            setNeedsLayout()
        }
        if old.size != new.size {
            metricsDidChange()
            // A rubber band is as long as the view.
            grab()
        }
        // The metrics may have moved the content again, which has called the delegate already.
        if old.origin != new.origin, knownBounds.origin == new.origin { didScroll() }
    }

    func didScroll() {
        delegate?.scrollViewDidScroll(self)
        observers.notify(self)
    }

    /// Sets the offset as a part of scrolling.
    func place(_ offset: SIMD2<Double>) {
        guard offset != SIMD2(contentOffset) else { return }
        let outer = ownOrigin
        ownOrigin = CGPoint(offset)
        contentOffset = CGPoint(offset)
        ownOrigin = outer
    }
}
