/// Keys with handles in time and value, as After Effects, Blender, Godot, Maya and Rive have them, as a track.
///
/// ```swift
/// let keys = [
///     BezierKey(time: 0, value: 0.0, leaving: .free(time: 0.3, value: 2)),
///     BezierKey(time: 1, value: 0.0, arriving: .free(time: -0.3, value: 2)),
/// ]
/// let bezier = try BezierKeyframes(keys)
/// bezier.track.value(at: 0.5)     // 1.5
/// bezier.shortened                // []: no handle was too long
/// ```
///
/// Between two keys the track is y(X⁻¹(t)) with the cubics X and y of the times and values of the keys and handles.
///
/// - Values have the error of `CubicBezier.parameter(at:)` times the slope of y, velocities are those of the two cubics,
///   integrals are closed forms, and turning points are roots of y′.
/// - A handle that is longer in time than its segment would fold time. It is shortened to the segment, in time and value, as
///   Blender does (`BKE_fcurve_correct_bezpart`), and listed in ``shortened``.
/// - A handle without length in time gives a vertical tangent.
public struct BezierKeyframes<Value: VectorSpace>: Sendable, Equatable {
    /// The keys.
    public let keys: [BezierKey<Value>]
    /// The track through the keys: each segment a cubic with a Bézier in time.
    public let track: KeyframeTrack<Value>
    /// The handles that were shortened, by key.
    public let shortened: [ShortenedHandle]

    /// A handle that was too long.
    public struct ShortenedHandle: Hashable, Sendable {
        /// The index of its key.
        public var key: Int
        /// Whether it is the handle that leaves the key.
        public var isLeaving: Bool
        /// The fraction of its length that is left.
        public var factor: Double
    }

    /// Creates the track of keys.
    ///
    /// - Parameter keys: At least one, with finite numbers, at non-decreasing times. Keys at one time are a jump.
    /// - Throws: The errors of `KeyframeTrack.init(times:values:rule:)`, and `HookeError.badElement` with the index of a key
    ///   whose handle is not finite or points away from its segment.
    public init(_ keys: [BezierKey<Value>]) throws(HookeError) {
        let times = keys.map { $0.time }
        let values = keys.map { $0.value }
        // Checks times and values.
        _ = try KeyframeTrack(times: times, values: values, rule: .linear)
        let handles = BezierHandles(keys)
        var interpolations: [Interpolation<Value>] = []
        var shortened: [ShortenedHandle] = []
        for k in times.indices.dropLast() {
            let duration = times[k + 1] - times[k]
            guard duration > 0 else {
                interpolations.append(.linear)
                continue
            }
            func fitted(_ key: Int, _ isLeaving: Bool) throws(HookeError) -> (time: Double, value: Value) {
                let handle = isLeaving ? handles.leaving(key) : handles.arriving(key)
                let length = isLeaving ? handle.time : -handle.time
                guard length >= 0, length.isFinite, handle.value.norm.isFinite else {
                    throw .badElement(
                        field: isLeaving ? "handles.out" : "handles.in", index: key, value: handle.time,
                        accepted: isLeaving ? "a finite time from 0 on" : "a finite time of at most 0")
                }
                guard length > duration else { return (length / duration, handle.value) }
                let factor = duration / length
                shortened.append(ShortenedHandle(key: key, isLeaving: isLeaving, factor: factor))
                return (1, handle.value.scaled(by: factor))
            }
            let (out, into) = (try fitted(k, true), try fitted(k + 1, false))
            let bezier = CubicBezier(unchecked: out.time, 1.0 / 3, 1 - into.time, 2.0 / 3)
            interpolations.append(
                Interpolation(
                    form: .cubic(
                        .timeAwareCatmullRom, startVelocity: out.value.scaled(by: 3 / duration),
                        endVelocity: into.value.scaled(by: -3 / duration)),
                    timing: bezier.isLinear ? nil : .bezier(bezier)))
        }
        self.keys = keys
        self.shortened = shortened
        track = try KeyframeTrack(times: times, values: values, interpolations: interpolations)
    }
}

/// A key with a handle on each side.
public struct BezierKey<Value: VectorSpace>: Sendable, Equatable {
    /// The time, in the track's unit.
    public var time: Double
    /// The value.
    public var value: Value
    /// The handle towards the key before; ignored at the first key.
    public var arriving: BezierHandle<Value>
    /// The handle towards the key after; ignored at the last key.
    public var leaving: BezierHandle<Value>

    /// Creates a key.
    public init(
        time: Double, value: Value, arriving: BezierHandle<Value> = .automatic,
        leaving: BezierHandle<Value> = .automatic
    ) {
        (self.time, self.value, self.arriving, self.leaving) = (time, value, arriving, leaving)
    }
}

/// A handle of a key.
public enum BezierHandle<Value: VectorSpace>: Sendable, Equatable {
    /// At an offset from the key: a time, at least 0 for a leaving handle and at most 0 for an arriving one, and a value.
    case free(time: Double, value: Value)
    /// A third of the way to the adjacent key, on the straight line.
    case vector
    /// By the adjacent keys, as Blender's *Automatic*: the slope is the mean of those of the two segments, the length in time
    /// the segment's divided by 2.5614. At the ends of a track and at jumps the handle is level.
    case automatic
    /// Opposite to the other handle of the key, with a length in time of its own, or with that of the other handle. Without
    /// another handle with a direction it has no length.
    case aligned(time: Double? = nil)
}

/// The handles of keys as offsets.
private struct BezierHandles<Value: VectorSpace> {
    private let keys: [BezierKey<Value>]

    init(_ keys: [BezierKey<Value>]) { self.keys = keys }

    func arriving(_ k: Int) -> (time: Double, value: Value) {
        offset(k, keys[k].arriving, side: -1, other: keys[k].leaving)
    }

    func leaving(_ k: Int) -> (time: Double, value: Value) {
        offset(k, keys[k].leaving, side: 1, other: keys[k].arriving)
    }

    private func offset(
        _ k: Int, _ handle: BezierHandle<Value>, side: Int, other: BezierHandle<Value>
    ) -> (time: Double, value: Value) {
        switch handle {
        case .free(let time, let value): return (time, value)
        case .vector:
            guard let chord = chord(k, side) else { return (0, .zero) }
            return (chord.time / 3, chord.value.scaled(by: 1.0 / 3))
        case .automatic:
            let (before, after) = (chord(k, -1), chord(k, 1))
            guard let near = side < 0 ? before : after else { return (0, .zero) }
            let time = near.time / 2.5614
            guard let before, let after else { return (time, .zero) }
            let slope = before.value.scaled(by: 0.5 / before.time).adding(
                after.value.scaled(by: 0.5 / after.time))
            return (time, slope.scaled(by: time))
        case .aligned(let length):
            if case .aligned = other { return (0, .zero) }
            let opposite = offset(k, other, side: -side, other: handle)
            guard opposite.time != 0 else { return (0, .zero) }
            let time = Double(side) * (length ?? opposite.time.magnitude)
            return (time, opposite.value.scaled(by: time / opposite.time))
        }
    }

    /// The way to the adjacent key; `nil` at an end and at a jump.
    private func chord(_ k: Int, _ side: Int) -> (time: Double, value: Value)? {
        guard keys.indices.contains(k + side) else { return nil }
        let time = keys[k + side].time - keys[k].time
        return time == 0 ? nil : (time, keys[k + side].value.subtracting(keys[k].value))
    }
}

extension BezierHandle: Hashable where Value: Hashable {}
extension BezierKey: Hashable where Value: Hashable {}
extension BezierKeyframes: Hashable where Value: Hashable {}

#if !hasFeature(Embedded)
    extension BezierKey: Encodable where Value: ComponentVector & Encodable {}
    extension BezierKey: Decodable where Value: ComponentVector & Decodable {}
#endif
