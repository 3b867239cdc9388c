import Hooke

extension Timeline {
    /// The timeline, prepared for repeated evaluation without allocation.
    public var sampler: Sampler { Sampler(tracks) }

    /// A timeline prepared for repeated evaluation.
    ///
    /// ```swift
    /// import HookeTransitions
    ///
    /// let scene = WindowScene(size: .init(width: 390, height: 844))
    /// let timeline = scene.transition?.timeline ?? Timeline()
    /// let sampler = timeline.sampler
    /// var values = sampler.values(at: 0)
    /// for time in stride(from: 0, through: timeline.duration, by: 0.01) {
    ///     sampler.update(&values, at: time)
    ///     for (channel, value) in zip(sampler.channels, values) { print(channel.property, value) }
    /// }
    /// ```
    ///
    /// It can be used on any thread, for times in any order. The same time gives the same bits as
    /// ``Timeline/value(of:in:at:)``.
    public struct Sampler: Sendable {
        /// A property of a view.
        public typealias Channel = PropertyKey

        /// The moving properties, in order of their first recording.
        public let channels: [Channel]
        private let paces: [Pace]
        private let owner: ProgramOwner

        init(_ tracks: [Track]) {
            var channels: [Channel] = []
            var indices: [Channel: Int] = [:]
            var paces: [Pace] = []
            var entries: [MotionProgram.Entry] = []
            for track in tracks {
                let channel = Channel(view: track.view, property: track.property)
                let index = indices[channel] ?? channels.count
                if index == channels.count {
                    channels.append(channel)
                    indices[channel] = index
                }
                let pace = paces.indexOfRecent { $0.isSame(as: track.pace) } ?? paces.count
                if pace == paces.count { paces.append(track.pace) }
                entries.append(MotionProgram.Entry(track: track, pace: pace, channel: index))
            }
            (self.channels, self.paces) = (channels, paces)
            owner = ProgramOwner(entries)
        }

        /// Returns the values of all channels at a time in seconds.
        public func values(at time: Double) -> [AnimatableValue] {
            var values = [AnimatableValue](repeating: .scalar(0), count: channels.count)
            update(&values, at: time)
            return values
        }

        /// Replaces `values` by those of all channels at a time.
        ///
        /// It allocates nothing with up to 64 different paces (start, duration and curve).
        ///
        /// - Parameters:
        ///   - values: one per channel; another count stops with a message.
        ///   - time: seconds of the timeline.
        public func update(_ values: inout [AnimatableValue], at time: Double) {
            precondition(
                values.count == channels.count,
                "values are \(values.count); accepted: \(channels.count), one for each channel")
            withUnsafeTemporaryAllocation(of: Progress.self, capacity: max(1, paces.count)) { progress in
                // By address: a pace with a spring is large.
                paces.withUnsafeBufferPointer { paces in
                    for index in paces.indices {
                        (progress.baseAddress! + index).initialize(to: paces[index].progress(at: time))
                    }
                }
                values.withUnsafeMutableBufferPointer { values in
                    var stage = SampleStage(values: values)
                    owner.program.show(on: &stage, UnsafePointer(progress.baseAddress!), isAtEnds: true)
                }
            }
        }
    }
}

/// Owns the program of all copies of a sampler.
private final class ProgramOwner: Sendable {
    let program: MotionProgram

    init(_ entries: [MotionProgram.Entry]) { program = MotionProgram(entries) }
}

/// The values of a timeline. The base of each is the end of its newest motion.
private struct SampleStage: MotionStage {
    let values: UnsafeMutableBufferPointer<AnimatableValue>

    @inline(__always)
    func base<Value: StageValue>(at place: MotionTarget, end: Value) -> Value { end }

    @inline(__always)
    func put<Value: StageValue>(_ value: Value, at place: MotionTarget) {
        let slot = values.baseAddress! + Int(place.channel)
        // A value of numbers alone needs no release.
        if slot.pointee.isList {
            slot.pointee = value.animatable
        } else {
            slot.initialize(to: value.animatable)
        }
    }

    @inline(__always)
    func keep<Value: StageValue>(at place: MotionTarget, end: Value) { put(end, at: place) }
}

extension Array {
    /// Returns the index of an element among the last eight; similar blocks are often adjacent.
    @inlinable
    package func indexOfRecent(where isWanted: (Element) -> Bool) -> Int? {
        suffix(8).lastIndex(where: isWanted)
    }
}
