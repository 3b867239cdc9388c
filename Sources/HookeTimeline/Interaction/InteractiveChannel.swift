import Hooke
import HookeGeometry

/// A property of a layer of an ``InteractiveTransition``, with its motions.
public struct InteractiveChannel: Sendable {
    /// The index of the layer in ``InteractiveTransition/during``.
    public let layer: Int
    /// The property.
    public let property: AnimatedProperty
    /// The value without motions.
    let model: AnimatableValue
    /// The motions, oldest first.
    let motions: [PreparedTrack]

    init(layer: Int, property: AnimatedProperty, model: AnimatableValue, motions: [PreparedTrack]) {
        (self.layer, self.property, self.model, self.motions) = (layer, property, model, motions)
    }

    /// Creates a channel.
    ///
    /// - Parameters:
    ///   - layer: the index of the layer.
    ///   - property: the property.
    ///   - model: the value without motions.
    ///   - tracks: the motions, oldest first.
    /// - Throws: ``InteractiveFault`` for a motion that a page cannot play.
    package init(
        layer: Int, property: AnimatedProperty, model: AnimatableValue, tracks: [Track]
    ) throws(InteractiveFault) {
        var motions: [PreparedTrack] = []
        for track in tracks {
            guard let motion = PreparedTrack(track), !model.isList else {
                throw .motion(layer: layer, property: property)
            }
            motions.append(motion)
        }
        self.init(layer: layer, property: property, model: model, motions: motions)
    }

    /// Creates a channel whose value is known at times: straight pieces between them.
    ///
    /// - Parameters:
    ///   - layer: the index of the layer.
    ///   - property: the property.
    ///   - knots: values at non-decreasing times in seconds; two at one time are a jump.
    ///   - duration: the seconds from the first time, 0, to the last; above 0.
    /// - Throws: `HookeError` for no knots, times that are not finite or decrease, paths, lists, and values of different
    ///   kinds.
    package init(
        layer: Int, property: AnimatedProperty, knots: [(time: Double, value: AnimatableValue)],
        duration: Double
    ) throws(HookeError) {
        let line = try InteractiveLine(
            places: knots.map { $0.time / duration }, values: knots.map { $0.value })
        let motion = PreparedTrack(
            pace: Pace(delay: 0, duration: duration, pacing: .linear), from: line.first, to: line.last,
            form: .line(line))
        self.init(layer: layer, property: property, model: line.last, motions: [motion])
    }

    func value(_ progress: (Pace) -> Progress) -> AnimatableValue {
        var sum = MotionSum(model: model)
        for motion in motions.reversed() { sum.add(motion.value(progress(motion.pace)), to: motion.to) }
        return sum.value
    }
}

/// A ``Track`` that is prepared for evaluation: the same bits, without what makes keyframes; or values at known times.
struct PreparedTrack: Sendable {
    enum Form: Sendable {
        case basic
        case turning(TransformInterpolation)
        case vectors(PreparedVectors)
        case transforms(PreparedTransforms)
        case line(InteractiveLine)
    }

    let pace: Pace
    let from, to: AnimatableValue
    let form: Form

    init(pace: Pace, from: AnimatableValue, to: AnimatableValue, form: Form) {
        (self.pace, self.from, self.to, self.form) = (pace, from, to, form)
    }

    /// `nil` for paths, lists, choreographies, rests of interrupted motions, scaled keyframes, and keyframes with
    /// special segments.
    init?(_ track: Track) {
        guard !track.from.isList, !track.to.isList else { return nil }
        let form: Form?
        switch track.form {
        case .straight, .list: form = .basic
        case .turning(let turning): form = .turning(turning)
        case .keyframes(let keyframes):
            guard keyframes.map == nil else { return nil }
            switch keyframes.channels {
            case .vector(let track): form = PreparedVectors(track.content).map { .vectors($0) }
            case .transform(let track): form = PreparedTransforms(track.content).map { .transforms($0) }
            case .list, .choreography: form = nil
            }
        case .morph, .offset: form = nil
        }
        guard let form else { return nil }
        self.init(pace: track.pace, from: track.from, to: track.to, form: form)
    }

    func value(_ progress: Progress) -> AnimatableValue {
        guard case .part(let p) = progress else {
            if case .start = progress { return from }
            return to
        }
        switch form {
        case .basic: return from.interpolated(to: to, at: p)
        case .turning(let turning): return .transform(turning.transform(at: p))
        case .vectors(let track): return from.replacingVector(track.value(at: p))
        case .transforms(let track): return .transform(track.transform(at: p))
        case .line(let line): return line.value(at: p)
        }
    }
}
