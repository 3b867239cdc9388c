import Hooke

/// Recorded motions as a value, evaluated at any time in any order.
///
/// The same time always gives the same bits.
public struct Timeline: Sendable {
    /// The motions in order of recording.
    public private(set) var tracks: [Track] = []
    /// The end of the last block in seconds, including blocks without motions.
    public private(set) var duration = 0.0

    /// The largest ``Track/remainder``: the largest jump at the end, as a fraction of the distance.
    public var largestRemainder: Double { tracks.map { $0.remainder }.max() ?? 0 }

    /// Creates a timeline without motions.
    public init() {}

    /// Reserves space for this number of tracks.
    package mutating func reserveCapacity(_ count: Int) { tracks.reserveCapacity(count) }

    package mutating func append(_ track: Track) {
        tracks.append(track)
        duration = max(duration, track.endTime)
    }

    /// Removes the motions of a property; the duration stays.
    package mutating func remove(_ key: PropertyKey) {
        tracks.removeAll { $0.view == key.view && $0.property == key.property }
    }

    /// Removes the rests of interrupted motions of a property; the duration stays.
    package mutating func removeOffsets(_ key: PropertyKey) {
        tracks.removeAll { $0.isOffset && $0.view == key.view && $0.property == key.property }
    }

    package mutating func extend(to end: Double) { duration = max(duration, end) }

    /// Returns the values of all moving properties at a time in seconds. Overlapping motions of a property
    /// add up. For many times use a ``sampler``.
    public func values(at time: Double) -> [ViewID: [AnimatedProperty: AnimatableValue]] {
        let sampler = sampler
        var values: [ViewID: [AnimatedProperty: AnimatableValue]] = [:]
        for (channel, value) in zip(sampler.channels, sampler.values(at: time)) {
            values[channel.view, default: [:]][channel.property] = value
        }
        return values
    }

    /// Returns the value of a property at a time in seconds; `nil` if it does not move.
    public func value(of property: AnimatedProperty, in view: ViewID, at time: Double) -> AnimatableValue? {
        func isOf(_ index: Int) -> Bool { tracks[index].view == view && tracks[index].property == property }
        guard let newest = tracks.indices.last(where: isOf) else { return nil }
        // One motion is the common case.
        guard tracks[..<newest].indices.contains(where: isOf) else {
            return tracks[newest].shownValue(at: time)
        }
        var sum = MotionSum(model: tracks[newest].to)
        for index in (0...newest).reversed() where isOf(index) {
            sum.add(tracks[index].value(at: time), to: tracks[index].to)
        }
        return sum.value
    }
}
