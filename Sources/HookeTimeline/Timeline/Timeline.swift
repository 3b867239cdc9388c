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
    public var largestRemainder: Double { tracks.map { $0.remainder }.max() ?? 0 }

    /// A timeline without motions.
    public init() {}

    package mutating func append(_ track: Track) {
        tracks.append(track)
        duration = max(duration, track.end)
    }

    /// Takes the motions of a property out; the duration stays.
    package mutating func remove(_ key: PropertyKey) {
        tracks.removeAll { $0.view == key.view && $0.property == key.property }
    }

    package mutating func extend(to end: Double) { duration = max(duration, end) }

    /// The values of every property that moves, at a time in seconds. Motions of one property that overlap
    /// add up, as ``Track`` says of a single one. Whoever asks more than once takes a ``sampler``.
    public func values(at time: Double) -> [ViewID: [AnimatedProperty: AnimatableValue]] {
        let sampler = sampler
        var values: [ViewID: [AnimatedProperty: AnimatableValue]] = [:]
        for (channel, value) in zip(sampler.channels, sampler.values(at: time)) {
            values[channel.view, default: [:]][channel.property] = value
        }
        return values
    }

    /// The value of one property at a time in seconds; `nil` when it does not move.
    public func value(of property: AnimatedProperty, in view: ViewID, at time: Double) -> AnimatableValue? {
        var sum: MotionSum<AnimatableValue>?
        for track in tracks.reversed() where track.view == view && track.property == property {
            if sum == nil { sum = MotionSum(model: track.to) }
            sum!.add(track.value(at: time), to: track.to)
        }
        return sum?.value
    }
}
