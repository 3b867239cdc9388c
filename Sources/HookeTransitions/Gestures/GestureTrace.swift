import Foundation

/// Recorded fingers, from touch-down to lift-off: what gesture recognisers are fed when nobody touches a
/// screen.
///
/// A trace is valid once it exists. Of each finger, the first sample is its only `down`, the last its only
/// `up` or `cancel`, and whatever lies between is a `move`: a finger that comes down again is another finger,
/// with another number. Times never decrease, and every number is finite and within ``timeLimit``,
/// ``coordinateLimit`` and ``fingerLimit``. Two samples may share a time (a touch screen reports in batches);
/// they keep their order.
///
/// Times are kept in milliseconds exactly as recorded, so that a trace read from text and written back
/// loses nothing; ``Sample/time`` gives seconds. Positions are in points, y down.
///
/// Complexity: making a trace is linear in its samples.
public struct GestureTrace: Sendable, Hashable {
    /// What the finger did at a sample.
    public enum Phase: String, Sendable, Hashable, Codable, CaseIterable {
        /// The finger touched the screen.
        case down
        /// The finger is on the screen, at a new position or not.
        case move
        /// The finger left the screen. Its position repeats the last one and is no measurement.
        case up
        /// The system took the touch away.
        case cancel

        /// Whether the finger is gone with it.
        public var isRelease: Bool { self == .up || self == .cancel }
    }

    /// A position of the finger at a time.
    public struct Sample: Sendable, Hashable {
        /// The time in milliseconds, as recorded; the origin is the recorder's.
        public var milliseconds: Double
        /// What the finger did.
        public var phase: Phase
        /// Where it was, in points, y down.
        public var position: CGPoint
        /// Which finger: a number that tells touches apart. 0 where there is one.
        public var finger: Int

        /// The time in seconds: ``milliseconds`` / 1000, rounded once.
        public var time: Double { milliseconds / 1000 }

        /// A sample; ``GestureTrace/init(name:samples:)`` checks the numbers.
        public init(milliseconds: Double, phase: Phase, position: CGPoint, finger: Int = 0) {
            self.milliseconds = milliseconds
            self.phase = phase
            self.position = position
            self.finger = finger
        }

        /// Hashes time, phase, both coordinates and the finger.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(milliseconds)
            hasher.combine(phase)
            hasher.combine(position.x)
            hasher.combine(position.y)
            hasher.combine(finger)
        }
    }

    /// What messages and pictures call the trace: usually the file it came from.
    public let name: String
    /// The samples in order of time, at least two.
    public let samples: [Sample]

    /// The largest magnitude a time may have: 10¹⁵ ms, where a double still resolves an eighth of a
    /// millisecond.
    public static let timeLimit = 1e15
    /// The largest magnitude a coordinate may have: 10⁹ pt.
    public static let coordinateLimit = 1e9
    /// The largest number that a finger may have; the smallest is 0.
    public static let fingerLimit = Int(Int32.max)

    /// How many fingers took part.
    public var fingerCount: Int { samples.count { $0.phase == .down } }

    /// The last sample: `up`, or `cancel` when the touch was taken away.
    public var release: Sample { samples[samples.count - 1] }

    /// Seconds from the first sample to the last.
    public var duration: Double { (release.milliseconds - samples[0].milliseconds) / 1000 }

    /// A trace from its samples.
    ///
    /// - Throws: ``TraceError`` with the index of the first sample that breaks a rule of the type.
    public init(name: String, samples: [Sample]) throws(TraceError) {
        try self.init(name: name, samples: samples) { .sample($0) }
    }

    /// The one gate: checks the rules and reports a fault at `place(index)`.
    init(
        name: String, samples: [Sample], place: (Int) -> TraceError.Place
    ) throws(TraceError) {
        func refuse(_ index: Int, _ reason: TraceError.Reason) -> TraceError {
            TraceError(name: name, place: place(index), reason: reason)
        }
        guard !samples.isEmpty else { throw TraceError(name: name, place: .whole, reason: .empty) }
        /// The newest sample of each finger.
        var newest: [Int: Int] = [:]
        for (index, sample) in samples.enumerated() {
            for (field, value, limit) in [
                ("time_ms", sample.milliseconds, Self.timeLimit),
                ("x", Double(sample.position.x), Self.coordinateLimit),
                ("y", Double(sample.position.y), Self.coordinateLimit),
            ] where !(value.magnitude <= limit) {
                throw refuse(index, .outOfRange(field: field, value: value, limit: limit))
            }
            guard (0...Self.fingerLimit).contains(sample.finger) else {
                throw refuse(index, .badFinger("\(sample.finger)"))
            }
            switch newest[sample.finger].map({ samples[$0].phase }) {
            case nil where sample.phase != .down:
                throw refuse(index, .startsWithoutDown(sample.phase))
            case let before? where before.isRelease:
                throw refuse(index, .afterRelease(before))
            case .some where sample.phase == .down:
                throw refuse(index, .secondDown)
            default:
                newest[sample.finger] = index
            }
            if index > 0, sample.milliseconds < samples[index - 1].milliseconds {
                throw refuse(
                    index,
                    .decreasingTime(from: samples[index - 1].milliseconds, to: sample.milliseconds))
            }
        }
        let left = newest.values.filter { !samples[$0].phase.isRelease }
        if let index = left.min() { throw refuse(index, .noRelease) }
        self.name = name
        self.samples = samples
    }
}
