import Hooke

/// A recorded set of motions: a value that can be asked for any moment, in any order, and copied anywhere.
///
/// The same time always gives the same bits, whatever was asked before.
public struct Timeline: Sendable {
    /// The motions, in the order of recording.
    public private(set) var tracks: [Track] = []
    /// The end of the longest block, in seconds; a block without a motion counts too.
    public private(set) var duration = 0.0

    /// The largest ``Track/remainder``: what snaps when the timeline has run, as a share of the way.
    public var largestRemainder: Double { tracks.map(\.remainder).max() ?? 0 }

    /// A timeline without motions.
    public init() {}

    mutating func append(_ track: Track) {
        tracks.append(track)
        duration = max(duration, track.end)
    }

    /// Takes the motions of a property out; the duration stays.
    mutating func remove(_ key: PropertyKey) {
        tracks.removeAll { $0.view == key.view && $0.property == key.property }
    }

    mutating func extend(to end: Double) { duration = max(duration, end) }

    /// The values of every property that moves, at a time in seconds. Motions of one property that overlap add
    /// up, as ``Track`` says of a single one.
    public func values(at time: Double) -> [ViewID: [AnimatedProperty: AnimatableValue]] {
        var sums: [ViewID: [AnimatedProperty: MotionSum]] = [:]
        for track in tracks.reversed() {
            sums[track.view, default: [:]][track.property, default: MotionSum(model: track.to)]
                .add(value: track.value(at: time), to: track.to)
        }
        return sums.mapValues { $0.mapValues(\.value) }
    }

    /// The value of one property at a time in seconds; `nil` when it does not move.
    public func value(of property: AnimatedProperty, in view: ViewID, at time: Double) -> AnimatableValue? {
        var sum: MotionSum?
        for track in tracks.reversed() where track.view == view && track.property == property {
            if sum == nil { sum = MotionSum(model: track.to) }
            sum!.add(value: track.value(at: time), to: track.to)
        }
        return sum?.value
    }
}

/// Adds the motions of one property, newest first: the newest shows its value, each older one what it has still
/// to go. A new motion therefore starts where the old ones were and keeps their velocity.
///
/// For vectors the remainder of a motion is value − end; for transforms value · end⁻¹, applied before. An older
/// transform that ends singular has no remainder: there the motion jumps.
struct MotionSum {
    private(set) var value: AnimatableValue
    private var isFirst = true

    init(model: AnimatableValue) { value = model }

    mutating func add(value v: AnimatableValue, to end: AnimatableValue) {
        defer { isFirst = false }
        if v == end { return }
        if isFirst, value == end {
            value = v
            return
        }
        if case .transform(let moving) = v, case .transform(let last) = end,
            case .transform(let current) = value
        {
            guard let inverse = last.inverse else { return }
            value = .transform(moving.concatenating(inverse).concatenating(current))
        } else {
            value = value.replacingVector(value.vector! + (v.vector! - end.vector!))
        }
    }
}
