import Hooke
import HookeGeometry

/// The values of a property that a hand sets, with their times.
struct TrackedValue {
    /// One for each two components.
    private var trackers: [VelocityTracker<SIMD2<Double>>]
    /// The newest value, not yet a sample: it may be set again at the same time.
    private(set) var newest: (time: Double, value: AnimatableValue)

    /// Starts with a first value; `nil` for paths and lists.
    init?(_ value: AnimatableValue, at time: Double) {
        guard !value.isList else { return nil }
        newest = (time, value)
        trackers = Array(repeating: VelocityTracker(), count: value.pairs.count)
    }

    mutating func add(_ value: AnimatableValue, at time: Double) {
        if time > newest.time { flush() }
        newest = (time, value)
    }

    private mutating func flush() {
        for (index, pair) in newest.value.pairs.enumerated() where index < trackers.count {
            // The scene's time is non-decreasing and values are finite, so every sample is accepted.
            try? trackers[index].addSample(time: newest.time, position: pair)
        }
    }

    /// Returns the velocity of each two components at a release.
    func velocities(at time: Double) -> [SIMD2<Double>] {
        var copy = self
        copy.flush()
        return copy.trackers.map { $0.velocity(releasedAt: time) }
    }
}

extension AnimatableValue {
    /// The components, two by two; those of a transform by rows.
    fileprivate var pairs: [SIMD2<Double>] {
        switch self {
        case .scalar(let x): [SIMD2(x, 0)]
        case .pair(let pair): [pair]
        case .quad(let quad): [quad.lowHalf, quad.highHalf]
        case .transform(let m): [m.row1, m.row2, m.row3, m.row4].flatMap { [$0.lowHalf, $0.highHalf] }
        case .path, .numbers: []
        }
    }
}

extension WindowScene {
    /// Runs a block in which a hand moves views: changes apply at once, and their values and times give each
    /// property a velocity.
    ///
    /// The next block that takes over the shown velocity starts with it: one with ``Interruption/handover(_:)``,
    /// or a spring with ``Interruption/fromCurrentState``. Handlers of gesture recognisers run this way by
    /// themselves while their gesture moves.
    ///
    /// ```swift
    /// let scene = WindowScene(size: .init(width: 390, height: 844))
    /// let card = SceneView(frame: .init(x: 20, y: 700, width: 350, height: 600))
    /// scene.window.addSubview(card)
    /// for step in 0...10 {
    ///     scene.advance(to: Double(step) / 120)
    ///     scene.performTracking { card.center.y -= 10 }
    /// }
    /// scene.animate(.snappy, interruption: .handover(.spring(.snappy))) { card.center.y = 200 }
    /// ```
    ///
    /// - The velocity is that of `VelocityTracker`: of the last 100 ms, and zero 40 ms after the last value.
    /// - It counts while the property keeps the value that was set, and no motion runs.
    /// - Paths and lists of numbers have no velocity.
    ///
    /// - Parameter body: sets properties of views. Blocks inside it animate as usual.
    /// - Returns: what `body` returns.
    /// - Throws: what `body` throws.
    public func performTracking<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Ambient.run(scene: self, transaction: nil, isTracking: true, body)
    }
}

extension SceneView {
    /// Records a value that a hand has set.
    @inline(never)
    func track(_ property: AnimatedProperty, from old: ViewState, in scene: WindowScene?) {
        guard let time = (self.scene ?? scene)?.now else { return }
        let value = model[property]
        if var tracked = layerExtras.tracked[property], tracked.newest.value == old[property] {
            tracked.add(value, at: time)
            layerExtras.tracked[property] = tracked
        } else {
            layerExtras.tracked[property] = TrackedValue(value, at: time)
        }
    }

    /// Whether a hand set the property's value.
    func isTracked(_ property: AnimatedProperty) -> Bool {
        extras?.tracked[property].map { $0.newest.value == model[property] } ?? false
    }

    /// Returns the velocities of the values that a hand set; `nil` if the property has another value since.
    private func trackedVelocities(of property: AnimatedProperty) -> [SIMD2<Double>]? {
        guard let tracked = extras?.tracked[property], tracked.newest.value == model[property],
            let time = scene?.now
        else { return nil }
        return tracked.velocities(at: time)
    }

    func trackedVelocity(of property: AnimatedProperty) -> SIMD4<Double>? {
        trackedVelocities(of: property).map {
            SIMD4(lowHalf: $0[0], highHalf: $0.count > 1 ? $0[1] : .zero)
        }
    }

    func trackedJet(of property: AnimatedProperty) -> TransformJet? {
        guard case .transform(let value) = model[property], let pairs = trackedVelocities(of: property) else {
            return nil
        }
        func row(_ index: Int) -> SIMD4<Double> {
            SIMD4(lowHalf: pairs[2 * index], highHalf: pairs[2 * index + 1])
        }
        return TransformJet(
            value, velocity: Transform3D(row1: row(0), row2: row(1), row3: row(2), row4: row(3)))
    }
}
