import HookeGeometry

/// A layer animation with all values resolved: a pure function of its group's time.
struct LayerMotion: Sendable {
    private enum Form: Sendable {
        case basic(AnimatableValue, AnimatableValue)
        case turning(TransformInterpolation)
        /// Paths of different structure.
        case morph(PathMorph)
        /// Along a path, at the distances that the track gives, or at constant speed.
        case along(OffsetPath, KeyframeTrack<Double>?, turns: Bool)
        case vectors(KeyframeTrack<SIMD4<Double>>, like: AnimatableValue)
        case transforms(TransformTrack)
        case keyframes(PropertyKeyframes)
        /// Paths or lists, by the index that the track gives.
        case lists([AnimatableValue], KeyframeTrack<Double>)
    }

    /// The values of a repeating block.
    enum BlockPath {
        case ends(AnimatableValue, AnimatableValue, Pacing)
        case keyframes(PropertyKeyframes)
    }

    let keyPath: LayerKeyPath
    let timing: MediaTiming
    private let form: Form
    private let pacing: Pacing
    let isAdditive: Bool
    private let isCumulative: Bool
    /// The end value of a repeating block. The remaining distance to it is added to what is shown, as for
    /// motions of blocks.
    private let end: AnimatableValue?

    /// - Throws: a ``Refusal`` with the reason if a value or the timing is invalid.
    init(_ animation: LayerAnimation, timing: MediaTiming, model: ViewState, shown: ViewState) throws(Refusal)
    {
        if let fault = timing.fault {
            throw Refusal(reason: "\(fault.field) is \(fault.value); accepted: \(fault.accepted)")
        }
        keyPath = animation.keyPath
        self.timing = timing
        pacing = animation.pacing
        isAdditive = animation.isAdditive
        isCumulative = animation.isCumulative
        end = nil
        switch animation.values {
        case .basic(let from, let to, let by):
            for value in [from, to, by].compacted where !keyPath.accepts(value) { throw Refusal(value) }
            let (start, end) = Self.ends(
                from, to, by, model: keyPath.value(in: model), shown: keyPath.value(in: shown))
            form = Self.way(start, end)
        case .keyframes(let values, let keyTimes, let mode):
            for value in values where !keyPath.accepts(value) { throw Refusal(value) }
            form = try Self.path(values, keyTimes, mode)
        case .path(let line, let rotation, let keyTimes, let mode):
            guard keyPath.accepts(.pair(.zero)) else {
                throw Refusal(reason: "the key path moves along a path; accepted: position")
            }
            form = try Self.path(along: line, rotation, keyTimes, mode)
        }
    }

    init(_ path: BlockPath, of property: AnimatedProperty, timing: MediaTiming) {
        keyPath = LayerKeyPath(property)
        self.timing = timing
        (isAdditive, isCumulative) = (true, false)
        switch path {
        case .ends(let from, let to, let pacing):
            (form, self.pacing, end) = (Self.way(from, to), pacing, to)
        case .keyframes(let keyframes):
            (form, pacing, end) = (.keyframes(keyframes), keyframes.pacing, keyframes.last)
        }
    }

    private static func way(_ from: AnimatableValue, _ to: AnimatableValue) -> Form {
        if case .transform(let a) = from, case .transform(let b) = to {
            return .turning(TransformInterpolation(from: a, to: b))
        }
        if let morph = PathMorph(between: from, and: to) { return .morph(morph) }
        return .basic(from, to)
    }

    struct Refusal: Error {
        let reason: String

        init(reason: String) { self.reason = reason }

        init(_ value: AnimatableValue) {
            reason = "a value is \(value); accepted: finite numbers of the kind that the key path names"
        }
    }

    private static func ends(
        _ from: AnimatableValue?, _ to: AnimatableValue?, _ by: AnimatableValue?, model: AnimatableValue,
        shown: AnimatableValue
    ) -> (AnimatableValue, AnimatableValue) {
        switch (from, to, by) {
        case (let from?, let to?, _): (from, to)
        case (let from?, nil, let by?): (from, from.adding(by, sign: 1))
        case (nil, let to?, let by?): (to.adding(by, sign: -1), to)
        case (let from?, nil, nil): (from, model)
        case (nil, let to?, nil): (shown, to)
        case (nil, nil, let by?): (shown, shown.adding(by, sign: 1))
        case (nil, nil, nil): (shown, model)
        }
    }

    private static func path(
        _ values: [AnimatableValue], _ keyTimes: [Double]?, _ mode: CalculationMode
    ) throws(Refusal) -> Form {
        guard let first = values.first else {
            throw Refusal(reason: "values are empty; accepted: one or more")
        }
        let isPaced = mode == .paced || mode == .cubicPaced
        let times = try times(isPaced ? nil : keyTimes, count: values.count)
        guard !first.isList || mode == .linear || mode == .discrete else {
            throw Refusal(
                reason: "the calculation mode of paths or lists is \(mode); accepted: linear, discrete")
        }
        do throws(HookeError) {
            if case .transform = first {
                var windows = RelativeKeyframes(from: values[0].asTransform)
                for index in values.indices.dropFirst() {
                    windows.add(
                        try KeyframeWindow(
                            start: times[index - 1], duration: times[index] - times[index - 1]),
                        to: values[index].asTransform)
                }
                return .transforms(
                    isPaced
                        ? try windows.track(mode: mode)
                        : try TransformTrack(times: times, values: values.map(\.asTransform), rule: mode.rule)
                )
            }
            if first.isList {
                let indices = values.indices.map(Double.init)
                return .lists(values, try KeyframeTrack(times: times, values: indices, rule: mode.rule))
            }
            let vectors = values.map { $0.vector! }
            switch mode {
            case .paced: return .vectors(try .paced(values: vectors, from: 0, to: 1), like: first)
            case .cubicPaced: return .vectors(try .cubicPaced(values: vectors, from: 0, to: 1), like: first)
            default:
                return .vectors(
                    try KeyframeTrack(times: times, values: vectors, rule: mode.rule), like: first)
            }
        } catch {
            throw Refusal(reason: error.description)
        }
    }

    /// Returns the times of keys: those given, or evenly spaced ones.
    private static func times(_ keyTimes: [Double]?, count: Int) throws(Refusal) -> [Double] {
        guard let keyTimes else {
            return (0..<count).map { count == 1 ? 0 : Double($0) / Double(count - 1) }
        }
        guard keyTimes.count == count else {
            throw Refusal(reason: "keyTimes are \(keyTimes.count); accepted: \(count), one for each value")
        }
        guard keyTimes.allSatisfy({ (0...1).contains($0) }),
            zip(keyTimes, keyTimes.dropFirst()).allSatisfy({ $0 <= $1 })
        else {
            throw Refusal(reason: "keyTimes are \(keyTimes); accepted: non-decreasing numbers from 0 to 1")
        }
        return keyTimes
    }

    private static func path(
        along line: VectorPath, _ rotation: OffsetPath.Rotation?, _ keyTimes: [Double]?,
        _ mode: CalculationMode
    ) throws(Refusal) -> Form {
        let measured: MeasuredPath
        do throws(HookeError) { measured = try MeasuredPath(line) } catch {
            throw Refusal(reason: error.description)
        }
        let motion = OffsetPath(measured, rotation: rotation ?? .auto, ends: .extended)
        var track: KeyframeTrack<Double>?
        switch mode {
        case .paced, .cubicPaced: break
        case .linear, .discrete:
            let distances = [0] + measured.stepEnds
            let times = try times(keyTimes, count: distances.count)
            do throws(HookeError) {
                track = try KeyframeTrack(times: times, values: distances, rule: mode.rule)
            } catch { throw Refusal(reason: error.description) }
        case .cubic, .holdSafeCubic:
            throw Refusal(
                reason: "the calculation mode along a path is \(mode); accepted: linear, discrete, paced")
        }
        return .along(motion, track, turns: rotation != nil)
    }

    /// Returns the distance along a path at a progress; at constant speed also outside 0 to 1.
    private static func distance(
        _ line: OffsetPath, _ track: KeyframeTrack<Double>?, at progress: Double
    ) -> Double {
        track?.value(at: progress) ?? progress * line.path.length
    }

    /// Returns the value at a fraction of a run, without the offset of earlier runs.
    private func value(at fraction: Double) -> AnimatableValue {
        let progress = progress(at: fraction)
        switch form {
        case .basic(let from, let to):
            if progress == 0 { return from }
            if progress == 1 { return to }
            return from.interpolated(to: to, at: progress)
        case .turning(let way): return .transform(way.transform(at: progress))
        case .morph(let morph): return .path(morph.path(at: progress))
        case .along(let line, let track, _):
            return .pair(line.sample(at: Self.distance(line, track, at: progress)).position)
        case .vectors(let track, let like): return like.replacingVector(track.value(at: progress))
        case .transforms(let track): return .transform(track.transform(at: progress))
        case .keyframes(let keyframes): return keyframes.value(at: progress)
        case .lists(let values, let track):
            return PropertyKeyframes.value(track.value(at: progress), of: values)
        }
    }

    private func progress(at fraction: Double) -> Double {
        fraction == 0 || fraction == 1 ? fraction : pacing.progress(at: fraction, of: timing.duration)
    }

    /// Whether keyframes of paths of different structure, or lists of different length, follow one another: the
    /// value then changes at once.
    var switches: Bool {
        switch form {
        case .basic(let from, let to): !from.canInterpolate(to: to)
        case .lists(let values, _): zip(values, values.dropFirst()).contains { !$0.canInterpolate(to: $1) }
        default: false
        }
    }

    /// Applies the motion at a time of its group to a state.
    func apply(at time: Double, to state: inout ViewState) {
        guard let (fraction, iteration) = timing.moment(at: time) else { return }
        var value = value(at: fraction)
        if let end {
            var sum = MotionSum(model: keyPath.value(in: state))
            sum.add(value, to: end)
            if sum.value.isFinite { state[keyPath.property] = sum.value }
            return
        }
        if isCumulative, iteration > 0 {
            value = value.adding(
                self.value(at: timing.autoreverses ? 0 : 1).repeated(iteration), sign: 1)
        }
        if isAdditive { value = keyPath.value(in: state).adding(value, sign: 1) }
        guard value.isFinite else { return }
        keyPath.write(value, to: &state)
        if case .along(let line, let track, true) = form {
            let angle = line.angle(at: Self.distance(line, track, at: progress(at: fraction)))
            LayerKeyPath.rotation.write(.scalar(angle), to: &state)
        }
    }
}

extension AnimatableValue {
    /// Returns self + other, or self − other. For transforms: other · self, or other⁻¹ · self (self if
    /// `other` is singular).
    func adding(_ other: AnimatableValue, sign: Double) -> AnimatableValue {
        if case .transform(let m) = self, case .transform(let by) = other {
            guard let factor = sign > 0 ? by : by.inverse else { return self }
            return .transform(factor.concatenating(m))
        }
        switch (self, other) {
        case (.path(let path), .path(let by)):
            let zero = by.scaled(by: 0)
            return .path((sign > 0 ? path.adding(by, short: zero) : path.adding(zero, short: by)) ?? path)
        case (.numbers(let list), .numbers(let by)):
            return list.count == by.count ? .numbers(zip(list, by).map { $0 + sign * $1 }) : self
        default: return replacingVector(vector! + sign * other.vector!)
        }
    }

    /// Returns the value times `count`; for transforms the power.
    fileprivate func repeated(_ count: Double) -> AnimatableValue {
        if case .path(let path) = self { return .path(path.scaled(by: count)) }
        if case .numbers(let list) = self { return .numbers(list.map { $0 * count }) }
        guard case .transform(var factor) = self else { return replacingVector(vector! * count) }
        var power = Transform3D.identity
        var left = Int(min(count, 0x1p53))
        while left > 0 {
            if left & 1 == 1 { power = power.concatenating(factor) }
            factor = factor.concatenating(factor)
            left >>= 1
        }
        return .transform(power)
    }
}

extension [AnimatableValue?] {
    fileprivate var compacted: [AnimatableValue] { compactMap { $0 } }
}
