import Foundation
import Hooke

/// The motion of a scroll view's content.
struct ScrollTrajectory {
    enum Kind { case deceleration, animation }

    let kind: Kind
    /// When it began, in seconds of the scene.
    var start: Double
    var x: ScrollMotion
    var y: ScrollMotion
    /// The axes whose content stops at its edges and shows the rest as a pull.
    var clamps: SIMDMask<SIMD2<Int64>>
    /// Added to the positions: what changes of the size moved.
    var shift = SIMD2<Double>.zero
    /// The offset at rest.
    var end: SIMD2<Double>
    /// Whether it ends at the top, by ``ScrollView/scrollToTop(animated:)``.
    var reachesTop = false

    /// How far from its rest a motion ends, in points.
    static let tolerance: Tolerance = 0.05

    init(_ kind: Kind, start: Double, x: ScrollMotion, y: ScrollMotion, clamps: SIMDMask<SIMD2<Int64>>) {
        (self.kind, self.start, self.x, self.y, self.clamps) = (kind, start, x, y, clamps)
        end = SIMD2(x.endValue, y.endValue)
    }

    /// When it ends, in seconds of the scene.
    var deadline: Double { start + max(Self.duration(of: x), Self.duration(of: y)) }

    func state(at time: Double) -> (offset: SIMD2<Double>, velocity: SIMD2<Double>) {
        let (x, y) = (self.x.state(at: time - start), self.y.state(at: time - start))
        return (SIMD2(x.position, y.position) + shift, SIMD2(x.velocity, y.velocity))
    }

    private static func duration(of motion: ScrollMotion) -> Double {
        let duration = motion.settlingDuration(within: tolerance) ?? 0
        // A motion that begins near its end moves too.
        return duration > 0 ? duration : motion.settlingDuration(within: 1e-9) ?? 0
    }
}

extension ScrollView {
    /// Starts a motion from what is shown; outside a scene it ends at once.
    func start(_ trajectory: ScrollTrajectory) {
        guard let scene else {
            pull = .zero
            place(trajectory.end)
            if trajectory.kind == .deceleration { delegate?.scrollViewDidEndDecelerating(self) }
            return
        }
        self.trajectory = trajectory
        scrollingScene = scene
        scene.scrolling(of: self, until: trajectory.deadline)
    }

    /// Shows the motion at the scene's time.
    func follow(_ time: Double) {
        guard let trajectory else { return }
        let offset = known.snapped(trajectory.state(at: time).offset)
        let shown = offset.replacing(with: known.clamp(offset), where: trajectory.clamps)
        let isPulled = pull != offset - shown
        pull = offset - shown
        // A renderer reads the stretch with the offset.
        if isPulled, shown == SIMD2(contentOffset) { didScroll() }
        place(shown)
    }

    /// Ends the motion at its rest.
    func finish() {
        guard let trajectory else { return }
        self.trajectory = nil
        scrollingScene?.endScrolling(of: self)
        pull = .zero
        place(trajectory.end)
        // The delegate may have started another motion.
        switch trajectory.kind {
        case .deceleration: delegate?.scrollViewDidEndDecelerating(self)
        case .animation:
            delegate?.scrollViewDidEndScrollingAnimation(self)
            if trajectory.reachesTop { delegate?.scrollViewDidScrollToTop(self) }
        }
    }

    /// Stops the motion where it is.
    func stop() {
        guard let trajectory else { return }
        self.trajectory = nil
        scrollingScene?.endScrolling(of: self)
        if trajectory.kind == .deceleration { delegate?.scrollViewDidEndDecelerating(self) }
    }

    /// The state that is shown, with its velocity.
    private func shownState(at time: Double) -> (offset: SIMD2<Double>, velocity: SIMD2<Double>) {
        trajectory?.state(at: time) ?? (SIMD2(contentOffset) + pull, .zero)
    }

    // MARK: Release

    /// Lets the content go, in points per second.
    func release(velocity: SIMD2<Double>, wasDragging: Bool = false) {
        place(known.snapped(SIMD2(contentOffset)))
        let offset = SIMD2<Double>(contentOffset)
        // A program may have placed content of Android beyond an edge: it returns, visibly.
        let isInside = known.clamp(offset) .== offset
        let clamps = isInside .& SIMDMask(repeating: physics == .android)
        endPulls(at: offset)
        let from = offset + pull
        let free = (x: released(from.x, velocity.x, 0), y: released(from.y, velocity.y, 1))
        let natural = SIMD2(free.x.endValue, free.y.endValue)
        var target = SIMD2(
            resting(natural.x, from: from.x, velocity: velocity.x, 0),
            resting(natural.y, from: from.y, velocity: velocity.y, 1))
        if wasDragging, let delegate {
            var point = CGPoint(target)
            delegate.scrollViewWillEndDragging(
                self, withVelocity: CGPoint(velocity / 1_000), targetContentOffset: &point)
            if accepts(point.x, "targetContentOffset.x"), accepts(point.y, "targetContentOffset.y") {
                target = SIMD2(point)
            }
        }
        func motion(_ free: ScrollMotion, _ axis: Int) -> ScrollMotion {
            guard target[axis] != free.endValue else { return free }
            return ScrollMotion(from: from[axis], initialVelocity: velocity[axis], approaching: target[axis])
        }
        let trajectory = ScrollTrajectory(
            .deceleration, start: scene?.now ?? 0, x: motion(free.x, 0), y: motion(free.y, 1), clamps: clamps)
        let isMoving = !all(ScrollMetrics.areEqual(from, trajectory.end)) || velocity != .zero
        if wasDragging { delegate?.scrollViewDidEndDragging(self, willDecelerate: isMoving) }
        // The delegate may have moved the content.
        guard isMoving, self.trajectory == nil, drag == nil else { return }
        delegate?.scrollViewWillBeginDecelerating(self)
        guard self.trajectory == nil, drag == nil, from == SIMD2(contentOffset) + pull else {
            delegate?.scrollViewDidEndDecelerating(self)
            return
        }
        start(trajectory)
    }

    private func released(_ start: Double, _ velocity: Double, _ axis: Int) -> ScrollMotion {
        let motion = try? ScrollMotion(
            released: start, initialVelocity: velocity, minimum: known.minimum[axis],
            maximum: known.maximum[axis],
            physics: physics, rate: decelerationRate, bounces: bounces)
        return motion ?? ScrollMotion(at: start)
    }

    /// Returns where a release comes to rest, after paging and snapping.
    private func resting(_ end: Double, from start: Double, velocity: Double, _ axis: Int) -> Double {
        let (low, high) = (known.minimum[axis], known.maximum[axis])
        guard low < high else { return end }
        let extent = axis == 0 ? bounds.width : bounds.height
        if isPagingEnabled, extent > 0 {
            let origin = known.leading[axis]
            let place = (start - origin) / extent
            let reach = MomentumProjection(rate: .fast).distance(at: velocity) / extent
            let page = (place + reach).rounded(.toNearestOrAwayFromZero)
            let allowed = min(max(page, place.rounded(.up) - 1), place.rounded(.down) + 1)
            return min(max(origin + allowed * extent, low), high)
        }
        guard let snapping = axis == 0 ? horizontalSnapping : verticalSnapping,
            let target = snapping.target(for: end, from: start, extent: extent)
        else { return end }
        return min(max(target, low), high)
    }

    // MARK: Changes on the way

    /// Continues a motion after a change of the edges, from its place with its velocity.
    ///
    /// - Parameters:
    ///   - old: the edges before.
    ///   - shown: the offset from now on.
    ///   - released: the axes whose pull has ended with the edge.
    func retarget(from old: ScrollMetrics, at shown: SIMD2<Double>, released: SIMDMask<SIMD2<Int64>>) {
        guard var trajectory, let scene else { return }
        let shift = shown - SIMD2<Double>(contentOffset)
        let inner = known.snapped(shown)
        let velocity = trajectory.state(at: scene.now).velocity.replacing(with: 0, where: released)
        let oldEnd = trajectory.end
        trajectory.shift += shift
        trajectory.end = known.snapped(oldEnd + shift)
        let isInside = known.clamp(inner) .== inner
        let isDeceleration = SIMDMask<SIMD2<Int64>>(
            repeating: physics == .android && trajectory.kind == .deceleration)
        let clamps = (trajectory.clamps .| isDeceleration) .& isInside
        var isAnew = released .| (clamps .!= trajectory.clamps)
        for axis in 0..<2 {
            let (low, high, end) = (known.minimum[axis], known.maximum[axis], trajectory.end[axis])
            let (oldLow, oldHigh) = (old.minimum[axis], old.maximum[axis])
            let wasAtEdge =
                ScrollMetrics.areEqual(oldEnd[axis], oldLow) || ScrollMetrics.areEqual(oldEnd[axis], oldHigh)
            let isSame =
                ScrollMetrics.areEqual(low, oldLow + shift[axis])
                && ScrollMetrics.areEqual(high, oldHigh + shift[axis])
            if !isSame, wasAtEdge || end < low || end > high { isAnew[axis] = true }
        }
        trajectory.clamps = clamps
        if any(isAnew) {
            // Both axes start again, so that they have one time.
            let place = inner + pull
            let x = continued(trajectory, place, velocity, 0, isAnew[0])
            let y = continued(trajectory, place, velocity, 1, isAnew[1])
            let reachesTop = trajectory.reachesTop
            trajectory = ScrollTrajectory(trajectory.kind, start: scene.now, x: x, y: y, clamps: clamps)
            trajectory.reachesTop = reachesTop
            scene.scrolling(of: self, until: trajectory.deadline)
        }
        self.trajectory = trajectory
        self.place(shown)
    }

    private func continued(
        _ trajectory: ScrollTrajectory, _ places: SIMD2<Double>, _ velocities: SIMD2<Double>, _ axis: Int,
        _ isAnew: Bool
    ) -> ScrollMotion {
        let (place, velocity, end) = (places[axis], velocities[axis], trajectory.end[axis])
        guard isAnew, trajectory.kind == .deceleration else {
            let target = isAnew ? min(max(end, known.minimum[axis]), known.maximum[axis]) : end
            return ScrollMotion(from: place, initialVelocity: velocity, approaching: target)
        }
        // At its edge Android's content has the velocity of a stretch, a multiple of the fling's.
        let isStretching = physics == .android && ScrollMetrics.areEqual(place, end)
        return released(
            place, isStretching ? velocity / OverscrollStretch.velocityFactor : velocity, axis)
    }

    // MARK: By program

    /// Sets the offset, at once or in 0.3 s.
    ///
    /// An animated change starts with the velocity of a motion in progress, and ends at rest. It is at once while a
    /// finger drags the content, outside a scene, and if the scene reduces motion. A point that is not finite is
    /// reported and ignored.
    public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        setContentOffset(contentOffset, animated: animated, reachesTop: false)
    }

    private func setContentOffset(_ target: CGPoint, animated: Bool, reachesTop: Bool) {
        guard accepts(target.x, "contentOffset.x"), accepts(target.y, "contentOffset.y") else { return }
        let isMoving = animated && drag == nil && scene?.policies.reducesMotion == false
        guard isMoving, let scene else {
            stop()
            pull = .zero
            contentOffset = target
            guard animated else { return }
            delegate?.scrollViewDidEndScrollingAnimation(self)
            if reachesTop { delegate?.scrollViewDidScrollToTop(self) }
            return
        }
        let (from, velocity) = shownState(at: scene.now)
        stop()
        // The duration is accepted.
        guard
            let x = try? ScrollMotion(from: from.x, initialVelocity: velocity.x, to: target.x, duration: 0.3),
            let y = try? ScrollMotion(from: from.y, initialVelocity: velocity.y, to: target.y, duration: 0.3)
        else { return }
        var trajectory = ScrollTrajectory(.animation, start: scene.now, x: x, y: y, clamps: pull .!= 0)
        trajectory.reachesTop = reachesTop
        start(trajectory)
    }

    /// Scrolls by the least distance that makes a rectangle of the content visible; does nothing if it is. Of a
    /// rectangle larger than the view, the part at its top where lines begin becomes visible.
    public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let (offset, insets) = (SIMD2(restingContentOffset), known.insets)
        let low = SIMD2<Double>(rect.minX - insets.left, rect.minY - insets.top)
        let high = SIMD2<Double>(
            rect.maxX + insets.right - bounds.width, rect.maxY + insets.bottom - bounds.height)
        var target = offset
        for axis in 0..<2 { target[axis] = min(max(offset[axis], high[axis]), low[axis]) }
        if known.isMirrored { target.x = max(min(offset.x, low.x), high.x) }
        target = known.clamp(target)
        if !all(ScrollMetrics.areEqual(target, offset)) {
            setContentOffset(CGPoint(target), animated: animated)
        }
    }

    /// Scrolls to the top, if ``scrollsToTop`` and the delegate allow it.
    public func scrollToTop(animated: Bool = true) {
        guard scrollsToTop, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        let target = CGPoint(x: restingContentOffset.x, y: known.minimum.y)
        setContentOffset(target, animated: animated, reachesTop: true)
    }
}
