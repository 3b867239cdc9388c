import Hooke
import HookeGeometry

/// The swipe back of an ``InteractiveTransition``: its gesture and its places, as of `PredictiveBackDriver`.
package struct InteractiveBack: Sendable {
    /// The layers that it moves.
    package struct Layers: Sendable {
        package var upper, scrim: Int
        /// `nil` if the transition does not move the lower screen.
        package var lower: Int?

        package init(upper: Int, scrim: Int, lower: Int?) {
            (self.upper, self.scrim, self.lower) = (upper, scrim, lower)
        }
    }

    let rules: BackRules
    /// The duration of the motion after the release, in seconds.
    let duration: Double
    let layers: Layers
    var trajectory: BackTrajectory
    private var progress: BackProgress
    /// The vertical movement that a grabbed preview had.
    private var dyBefore = 0.0
    private var isFirst = false
    private var hasTurned = false

    /// Creates a swipe.
    ///
    /// - Parameters:
    ///   - rules: places and their curves.
    ///   - duration: the duration of the motion after the release, in seconds.
    ///   - distance: the points of the finger from progress 0 to 1.
    ///   - layers: what it moves.
    package init(rules: BackRules, duration: Double, distance: Double, layers: Layers) {
        (self.rules, self.duration, self.layers) = (rules, duration, layers)
        trajectory = BackTrajectory(rules, duration: duration, isHeld: true)
        progress = BackProgress(over: distance)
    }

    // MARK: The finger

    private func inward(_ pan: PanGesture) -> Double { pan.edge == .right ? -1 : 1 }

    private func distance(_ pan: PanGesture) -> Double { pan.translation.x * inward(pan) }

    func fingerFraction(_ pan: PanGesture) -> Double { progress.progress(at: distance(pan)) }

    func fingerVelocity(_ pan: PanGesture) -> Double { pan.velocity.x * inward(pan) / progress.full }

    func verdict(_ pan: PanGesture) -> ReleaseDecision.Verdict {
        progress.verdict(distance: distance(pan), velocity: pan.velocity.x * inward(pan))
    }

    /// A transition begins.
    mutating func start() { trajectory = BackTrajectory(rules, duration: duration, isHeld: true) }

    /// A gesture begins.
    mutating func begin(_ pan: PanGesture) {
        progress = BackProgress(over: progress.full)
        (dyBefore, isFirst) = (0, true)
        move(pan)
    }

    /// A gesture takes a transition that shows a fraction.
    mutating func grab(_ pan: PanGesture, at fraction: Double) {
        progress = BackProgress(over: progress.full, from: fraction, at: distance(pan))
        (dyBefore, isFirst) = (trajectory.dy - pan.translation.y, false)
    }

    /// The finger moves.
    mutating func move(_ pan: PanGesture) { hasTurned = progress.move(to: distance(pan)) }

    /// Whether what is shown continues without a jump: the distance of recognition, a turn, and a grab from the other edge
    /// are none.
    func isCarried(_ pan: PanGesture) -> Bool {
        isFirst || hasTurned || trajectory.rules.edge != (pan.edge ?? .left)
    }

    /// Shows where the finger is.
    mutating func follow(_ pan: PanGesture) {
        trajectory.follow(from: pan.edge ?? .left, dy: dyBefore + pan.translation.y, speed: pan.velocity.y)
        (isFirst, hasTurned) = (false, false)
    }

    // MARK: Showing

    /// Places the layers, which are at rest.
    func show(on all: inout [InteractiveLayer], at moment: BackTrajectory.Moment) {
        if trajectory.isAtStart(at: moment) {
            all[layers.scrim].isHidden = true
            if let lower = layers.lower { all[lower].isHidden = true }
            return
        }
        let pose = BackPose(numbers: trajectory.motion(at: moment).numbers)
        all[layers.scrim].opacity = min(1, max(0, pose.scrim))
        Self.place(&all[layers.upper], pose.upper, pose.lift)
        if let lower = layers.lower { Self.place(&all[lower], pose.lower, pose.lift) }
    }

    private static func place(
        _ layer: inout InteractiveLayer, _ place: (shift: Double, scale: Double, opacity: Double),
        _ lift: Double
    ) {
        layer.position += Vector2(place.shift, lift)
        if place.scale != 1 {
            layer.transform = layer.transform.concatenating(.scale(x: place.scale, y: place.scale))
        }
        layer.opacity *= min(1, max(0, place.opacity))
    }

    // MARK: Numbers

    func add(to numbers: inout [Double]) {
        numbers.add(rules.size)
        numbers += [rules.fadesThrough ? 1 : 0, rules.edge == .right ? 1 : 0, rules.isRightToLeft ? 1 : 0]
        numbers += [duration, progress.full, Double(layers.upper), Double(layers.scrim)]
        numbers.append(Double(layers.lower ?? -1))
    }

    init(from reader: inout NumberReader, layers count: Int) throws(HookeError) {
        let size = try reader.vector()
        let (fades, isFromRight, isRightToLeft) = (
            try reader.bool(), try reader.bool(), try reader.bool()
        )
        let (duration, distance) = (try reader.finite(), try reader.finite())
        guard distance > 0 else { throw reader.fault("above 0") }
        let (upper, scrim) = (try reader.whole(below: count), try reader.whole(below: count))
        var copy = reader
        var lower: Int?
        if try copy.next() == -1 { reader = copy } else { lower = try reader.whole(below: count) }
        self.init(
            rules: BackRules(
                size: size, fadesThrough: fades, edge: isFromRight ? .right : .left,
                isRightToLeft: isRightToLeft),
            duration: duration, distance: distance,
            layers: Layers(upper: upper, scrim: scrim, lower: lower))
    }
}

extension InteractiveTransition {
    /// The moment of the last change.
    var backMoment: BackTrajectory.Moment {
        let velocity =
            phase == .settling
            ? plan?.velocity(at: now - since) ?? 0 : pan.isActive ? fingerVelocity : 0
        return BackTrajectory.Moment(
            time: now, fraction: fraction(at: now), velocity: velocity, plan: plan.map { ($0, since) })
    }
}
