import Hooke
import HookeGeometry
import HookeTimeline

/// What a property shows at a moment, with its derivatives by the scene's time.
enum InterruptedMotion: Sendable {
    case vector(MotionState<SIMD4<Double>>)
    case transform(TransformJet)

    /// Creates the state of a value that rests; `nil` for paths and lists.
    init?(resting value: AnimatableValue) {
        if case .transform(let matrix) = value {
            self = .transform(TransformJet(matrix))
        } else if let vector = value.vector {
            self = .vector(MotionState(position: vector, velocity: .zero, acceleration: .zero))
        } else {
            return nil
        }
    }

    /// The velocity of the components per second; zero for transforms, and if it is not finite.
    var velocity: SIMD4<Double> {
        guard case .vector(let state) = self, state.velocity.sum().isFinite else { return .zero }
        return state.velocity
    }
}

extension AnimationGroup {
    /// Returns where the group will be after some seconds of the scene, if nothing interrupts it.
    func position(after seconds: Double) -> Position {
        let start = position(at: sceneTime)
        guard seconds > 0 else { return start }
        return position(at: sceneTime + seconds)
    }

    /// Returns the state of a track's components by the scene's time; `nil` for tracks without components.
    func state(of track: Track) -> MotionState<SIMD4<Double>>? {
        guard track.to.vector != nil else { return nil }
        if let exact = exactState(of: track) { return exact }
        func value(_ seconds: Double) -> SIMD4<Double> {
            track.value(progress(of: track.pace, at: position(after: seconds))).vector ?? .zero
        }
        func samples(_ step: Double) -> ForwardDifference.Samples {
            (value(step), value(2 * step), value(3 * step), value(4 * step))
        }
        let first = value(0)
        return MotionState(
            position: first, velocity: ForwardDifference.slope(first, samples(ForwardDifference.step)),
            acceleration: ForwardDifference.bend(first, samples(ForwardDifference.wideStep)))
    }

    /// Returns a transform's track with its derivatives by the scene's time.
    func jet(of track: Track) -> TransformJet {
        exactJet(of: track)
            ?? TransformJet { seconds in
                track.value(progress(of: track.pace, at: position(after: seconds))).asTransform
            }
    }

    /// Returns a transform's track with its derivatives while the group runs; `nil` where they are not known.
    fileprivate func exactJet(of track: Track) -> TransformJet? {
        guard case .running = clock, proportion == nil, !continuesPastEnds, var jet = track.jet(at: localTime)
        else { return nil }
        jet.value = value(of: track).asTransform
        return jet.paced(slope: base?.rate ?? 1, bend: 0)
    }

    /// Returns the state of a track while the group runs, or holds its time.
    private func exactState(of track: Track) -> MotionState<SIMD4<Double>>? {
        guard proportion == nil, !continuesPastEnds else { return nil }
        switch clock {
        case .held:
            guard let value = value(of: track).vector else { return nil }
            return MotionState(position: value, velocity: .zero, acceleration: .zero)
        case .running:
            guard var state = track.state(at: localTime) else { return nil }
            let rate = base?.rate ?? 1
            state.velocity *= rate
            state.acceleration *= rate * rate
            return state
        case .settling, .following: return nil
        }
    }
}

extension SceneView {
    /// Whether a motion runs in a property, or a hand moves it.
    func isMoving(_ property: AnimatedProperty) -> Bool {
        motions.contains { $0.track.property == property } || isTracked(property)
    }

    /// Returns what a property shows, with the velocity of its motions; without motions, with that of the values
    /// that ``WindowScene/performTracking(_:)`` set. `nil` for paths and lists.
    ///
    /// Layer animations that were added by hand do not count.
    func shownMotion(of property: AnimatedProperty) -> InterruptedMotion? {
        let own = motions.filter { $0.track.property == property }
        switch model[property] {
        case .path, .numbers: return nil
        case .transform(let value):
            if own.isEmpty { return .transform(trackedJet(of: property) ?? TransformJet(value)) }
            if let sum = exactSum(of: own, model: value) { return .transform(sum) }
            return .transform(
                TransformJet { seconds in
                    var sum = MotionSum(model: value)
                    for motion in own.reversed() {
                        let (group, track) = (motion.group, motion.track)
                        let place = group.position(after: seconds)
                        sum.add(
                            track.value(group.progress(of: track.pace, at: place)).asTransform,
                            to: track.to.asTransform)
                    }
                    return sum.value
                })
        case let value:
            if own.isEmpty {
                return .vector(
                    MotionState(
                        position: value.vector!, velocity: trackedVelocity(of: property) ?? .zero,
                        acceleration: .zero))
            }
            var sum = MotionState(position: value.vector!, velocity: .zero, acceleration: .zero)
            for motion in own {
                guard let state = motion.group.state(of: motion.track), let end = motion.track.to.vector
                else {
                    continue
                }
                sum.position += state.position - end
                sum.velocity += state.velocity
                sum.acceleration += state.acceleration
            }
            return .vector(sum)
        }
    }

    /// Returns the sum of a transform's motions with its derivatives, as `MotionSum`; `nil` if those of a motion are not
    /// known.
    private func exactSum(of motions: [ActiveMotion], model: Transform3D) -> TransformJet? {
        var sum = TransformJet(model)
        for (index, motion) in motions.reversed().enumerated() {
            guard let moving = motion.group.exactJet(of: motion.track) else { return nil }
            let end = motion.track.to.asTransform
            if moving.value == end, moving.isStill { continue }
            if index == 0, model == end {
                sum = moving
            } else if let inverse = end.inverse {
                sum = moving.concatenating(TransformJet(inverse)).concatenating(sum)
            }
        }
        return sum
    }
}
