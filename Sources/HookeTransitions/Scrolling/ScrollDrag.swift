import Foundation
import Hooke

/// A finger that moves content.
struct ScrollDrag {
    /// The finger's translation at the last step.
    var translation: SIMD2<Double>
    /// The offset without resistance at the edges.
    var raw: SIMD2<Double>
    /// The difference between the shown offset and that of `raw` at the grab: for content farther away than a
    /// rubber band reaches.
    var remainder = SIMD2<Double>.zero
    /// 1 for an axis that moves, 0 for one that does not.
    var axes: SIMD2<Double>
    /// The scroll views around that have moved by the rest.
    var joined: [JoinedScrollView] = []
    /// Which of them moved last; `nil` for the scroll view itself.
    weak var owner: ScrollView?
    /// The scroll view inside whose drag this is.
    weak var inner: ScrollView?
}

extension ScrollView {
    // MARK: Gesture

    /// Called for the first touch of a gesture.
    func touchDidBegin() {
        isTracking = true
        guard trajectory != nil else { return }
        isCaught = true
        stop()
    }

    /// Called when a gesture fails that has not begun to scroll.
    func gestureDidFail() {
        isTracking = false
        guard isCaught else { return }
        isCaught = false
        release(velocity: .zero)
    }

    func panDidChange() {
        switch panGestureRecognizer.state {
        case .began: beginDrag()
        case .changed: followDrag()
        case .ended: endDrag(velocity: -SIMD2(panGestureRecognizer.velocity(in: self)))
        case .cancelled: endDrag(velocity: .zero)
        case .possible, .failed: break
        }
    }

    private var translation: SIMD2<Double> { SIMD2(panGestureRecognizer.touchTranslation(in: self)) }

    private func beginDrag() {
        // A second finger takes over from a drag of the content inside.
        if drag != nil { endDrag(velocity: .zero) }
        stop()
        isCaught = false
        isTracking = true
        let scrolls = scrollsAlong
        var axes = SIMD2<Double>(scrolls.x ? 1 : 0, scrolls.y ? 1 : 0)
        let start = translation
        if isDirectionalLockEnabled, axes == SIMD2(1, 1) {
            if start.x.magnitude > 2 * start.y.magnitude { axes.y = 0 }
            if start.y.magnitude > 2 * start.x.magnitude { axes.x = 0 }
        }
        drag = ScrollDrag(translation: start, raw: .zero, axes: axes)
        grab()
        delegate?.scrollViewWillBeginDragging(self)
        // Each of them may end the drag: the delegate is told of its begin first.
        if drag != nil { nestedScrollParent?.nestedScrollDidBegin(self) }
    }

    /// Takes hold of the content where it is shown.
    func grab() {
        guard drag != nil else { return }
        let offset = SIMD2(contentOffset)
        let (x, y) = (grabbed(offset.x, 0), grabbed(offset.y, 1))
        drag?.raw = SIMD2(x.raw, y.raw)
        drag?.remainder = SIMD2(x.remainder, y.remainder)
    }

    private func grabbed(_ offset: Double, _ axis: Int) -> (raw: Double, remainder: Double) {
        let edge = min(max(offset, known.minimum[axis]), known.maximum[axis])
        guard physics == .iOS else { return (edge + pull[axis], offset - edge) }
        guard offset != edge, let band = band(axis) else { return (offset, 0) }
        let reach = 0.99 * band.extent
        let bounded = min(max(offset - edge, -reach), reach)
        guard let pull = try? band.pull(forDisplacement: bounded) else { return (offset, 0) }
        return (edge + pull, offset - edge - bounded)
    }

    private func band(_ axis: Int) -> RubberBand? {
        try? RubberBand(extent: axis == 0 ? bounds.width : bounds.height)
    }

    private func followDrag() {
        guard var drag else { return }
        let now = translation
        guard now.x.isFinite, now.y.isFinite else { return }
        var step = (drag.translation - now) * drag.axes
        drag.translation = now
        self.drag = drag
        let (parent, around) = (nestedScrollParent, scrollViewsAround(along: drag.axes))
        if parent != nil || !around.isEmpty {
            if let parent { step -= SIMD2(parent.nestedScroll(self, takesBefore: CGPoint(step))) }
            var rest = SIMD2(consume(CGPoint(step)))
            if rest != step { self.drag?.owner = nil }
            rest = handOn(rest, to: around)
            step = rest
            if let parent { step -= SIMD2(parent.nestedScroll(self, takesAfter: CGPoint(rest))) }
            if step != .zero { self.drag?.owner = nil }
        }
        pullContent(by: step)
    }

    /// Moves the content by the part of a step that stays inside its edges, or brings it back to them.
    ///
    /// - Parameter step: in points, with the sign of ``contentOffset``.
    /// - Returns: the rest of the step, for the view around.
    package func consume(_ step: CGPoint) -> CGPoint {
        let step = SIMD2<Double>(step)
        let rest = rest(of: step)
        move(to: (drag?.raw ?? SIMD2(contentOffset)) + (step - rest))
        return CGPoint(rest)
    }

    /// Returns what ``consume(_:)`` would leave of a step.
    func rest(of step: SIMD2<Double>) -> SIMD2<Double> {
        let raw = drag?.raw ?? SIMD2(contentOffset)
        var rest = SIMD2<Double>.zero
        for axis in 0..<2 {
            let (low, high) = (min(raw[axis], known.minimum[axis]), max(raw[axis], known.maximum[axis]))
            let wanted = raw[axis] + step[axis]
            if wanted < low { rest[axis] = wanted - low }
            if wanted > high { rest[axis] = wanted - high }
            // What moves nothing is returned unrounded.
            if raw[axis] == (step[axis] < 0 ? low : high) { rest[axis] = step[axis] }
        }
        return rest
    }

    /// Whether the content can move along y within its edges in the direction of a step.
    package func canScroll(alongY step: Double) -> Bool {
        step < 0 ? contentOffset.y > known.minimum.y : contentOffset.y < known.maximum.y
    }

    private func pullContent(by step: SIMD2<Double>) {
        guard let drag, step != .zero else { return }
        var raw = drag.raw + step
        if !bounces {
            // Content beyond an edge may only come back.
            for axis in 0..<2 {
                let (low, high) = (known.minimum[axis], known.maximum[axis])
                raw[axis] = min(max(raw[axis], min(low, drag.raw[axis])), max(high, drag.raw[axis]))
            }
        }
        move(to: raw)
    }

    /// Shows an offset without resistance at the edges.
    private func move(to raw: SIMD2<Double>) {
        guard drag != nil else { return place(raw) }
        drag?.raw = raw
        let edge = known.clamp(raw)
        guard physics == .iOS else {
            pull = raw - edge
            return place(edge + (drag?.remainder ?? .zero))
        }
        var shown = edge + (drag?.remainder ?? .zero)
        for axis in 0..<2 where raw[axis] != edge[axis] {
            shown[axis] += band(axis)?.displacement(forPull: raw[axis] - edge[axis]) ?? 0
        }
        place(shown)
    }

    /// Ends the drag, in points per second of the content.
    func endDrag(velocity: SIMD2<Double>) {
        guard let drag else { return }
        var speed = velocity * drag.axes
        if !speed.x.isFinite || !speed.y.isFinite { speed = .zero }
        let isTaken = nestedScrollParent?.nestedScroll(self, didEndWith: CGPoint(speed)) ?? false
        let momentum = isTaken ? .zero : speed
        if isTaken || drag.owner != nil { speed = .zero }
        let edge = known.clamp(drag.raw)
        // Rounding does not decide whether the content is beyond an edge.
        for axis in 0..<2 where !ScrollMetrics.areEqual(drag.raw[axis], edge[axis]) {
            // The velocity that is shown.
            speed[axis] *=
                physics == .iOS ? band(axis)?.slope(atPull: drag.raw[axis] - edge[axis]) ?? 0 : 0
        }
        self.drag = nil
        isTracking = false
        for case let outer? in drag.joined.map(\.view) {
            outer.leaveDrag(of: self, velocity: outer === drag.owner ? momentum : .zero)
        }
        release(velocity: speed, wasDragging: true)
    }
}
